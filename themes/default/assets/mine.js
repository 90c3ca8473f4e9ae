/** The visitor's own card, kept in this browser alone: pinned on top of every model's table. */

import { part, tool } from "./page.js";
import { escape } from "./format.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./tool.js").Page} Page */

const KEY = "card";

let slug = stored();
/** @type {Page} */
let page;

function stored() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // storage is switched off
  }
}

function store() {
  try {
    if (slug) localStorage.setItem(KEY, slug);
    else localStorage.removeItem(KEY);
  } catch {
    // storage is switched off: the card is known until the page is left
  }
}

const buttons = () => [...tool.querySelectorAll("[data-mine]")];

export const mine = {
  /** Whether a card is known. */
  known: () => Boolean(slug),

  /** @param {Page} given how to reach the page's data */
  listen(given) {
    page = given;
    part("forget").addEventListener("click", () => own(""));
    for (const button of buttons()) {
      button.addEventListener("click", () => own(button.dataset.mine === slug ? "" : button.dataset.mine));
    }
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
    for (const button of buttons()) button.setAttribute("aria-pressed", button.dataset.mine === slug);
  },

  /** @param {Row[]} rows @returns {Row | undefined} */
  row: (rows) => rows.find((row) => row.slug === slug),
};

const nameIn = (cards) => cards?.find((card) => card.slug === slug)?.name;

async function ownNamed() {
  const data = await page.data();
  if (!data) return;
  const wanted = part("mine").value.trim().toLowerCase();
  const card = data.cards.find(({ name }) => name.toLowerCase() === wanted);
  const isKnown = Boolean(card || !wanted);
  part("mine").setAttribute("aria-invalid", !isKnown);
  part("kept").textContent = page.format.text(isKnown ? "tool.mine.kept" : "tool.mine.unknown");
  if (isKnown) own(card?.slug ?? "");
}

async function own(chosen) {
  slug = chosen;
  store();
  await page.refresh();
  part("mine").value = nameIn((await page.data())?.cards) ?? "";
}
