/** The visitor's own card, kept in this browser alone: pinned on top of every model's table. */

import { plain } from "./files.js";
import { escape } from "./format.js";
import { part, tool } from "./page.js";
import { matching } from "./tool.js";

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
/** @type {Row[]} */
let cards = [];

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

  /** The data are there. @param {{cards: Row[]}} data */
  prepared(data) {
    cards = data.cards;
    part("cards").innerHTML = cards.map(({ name }) => `<option value="${escape(name)}">`).join("");
    if (slug) show();
  },

  painted() {
    part("forget").hidden = !slug;
    for (const button of buttons()) button.ariaPressed = button.dataset.mine === slug;
  },

  /** @param {Row[]} rows @returns {Row | undefined} */
  row: (rows) => rows.find((row) => row.slug === slug),
};

/** The name of the visitor's card stands in its field. */
const show = () => (part("mine").value = cards.find((card) => card.slug === slug)?.name ?? "");

async function ownNamed() {
  if (!(await page.data())) return;
  const wanted = plain(part("mine").value.trim());
  // Whole words are nearer than parts, and the memory does not count: "3060" is that of 12 GB, not the 3060 Ti
  const far = ({ name, standing }) => {
    const text = ` ${plain(name)} `;
    if (text === ` ${wanted} `) return 0;
    return standing + 12 * text.replace(/ \d+ gb/, "").length + (text.includes(` ${wanted} `) ? 0 : 999);
  };
  own(wanted && cards.filter(matching(wanted)).sort((one, other) => far(one) - far(other))[0]?.slug);
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
  show();
}
