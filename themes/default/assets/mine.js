/** The visitor's own card, kept in this browser alone: pinned on top of every model's table. */

import { escape } from "./format.js";
import { part } from "./page.js";
import { matching, tool } from "./tool.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./tool.js").Page} Page */

/** Where storage is switched off, the card is known until the page is left. @template T @param {() => T} use */
function ifStored(use) {
  try {
    return use();
  } catch {}
}

let slug = ifStored(() => localStorage.card) ?? "";
/** @type {Page} */
let page;

const buttons = () => [...tool.querySelectorAll("[data-mine]")];

export const mine = {
  /** Whether a card is known. */
  known: () => Boolean(slug),

  /** @param {Page} given how to reach the page's data */
  listen(given) {
    page = given;
    part("forget").onclick = () => own("");
    for (const button of buttons()) button.onclick = () => own(button.dataset.mine === slug ? "" : button.dataset.mine);
  },

  /** Answer a control of its own. @returns {boolean} whether it was one */
  controlled(event) {
    if (event.target !== part("mine")) return false;
    if (event.type === "change") ownNamed();
    return true;
  },

  /** The data are there. */
  prepared({ cards }) {
    part("cards").innerHTML = cards.map(({ name }) => `<option value="${escape(name)}">`).join("");
    part("mine").value = nameIn(cards) ?? part("mine").value;
  },

  painted() {
    part("forget").hidden = !slug;
    for (const button of buttons()) button.ariaPressed = button.dataset.mine === slug;
  },

  /** @param {Row[]} rows @returns {Row | undefined} */
  row: (rows) => rows.find((row) => row.slug === slug),
};

const nameIn = (cards) => cards?.find((card) => card.slug === slug)?.name;

async function ownNamed() {
  const data = await page.data();
  const wanted = part("mine").value.trim();
  const found = data?.cards.filter(matching(wanted)).sort((one, other) => one.name.length - other.name.length);
  if (data) own(wanted && found[0]?.slug);
}

/** @param {string | undefined} chosen "" for none, undefined where there is no such card */
async function own(chosen) {
  const isKnown = chosen !== undefined;
  part("mine").ariaInvalid = !isKnown;
  part("kept").textContent = page.format.text(`tool.mine.${isKnown ? "kept" : "unknown"}`);
  if (!isKnown) return;
  slug = chosen;
  ifStored(() => (slug ? (localStorage.card = slug) : delete localStorage.card));
  await page.refresh();
  part("mine").value = nameIn((await page.data())?.cards) ?? "";
}
