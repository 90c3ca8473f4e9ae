/** The search box of the first page: what is found is a link to follow. */

import { combobox, describe, indexed } from "./combobox.js";
import { find } from "./find.js";

const form = document.getElementById("search");
const message = document.getElementById("search-message");

const BETWEEN = /\s+(?:vs\.?|versus|or|o|ou|contre|contro|contra)\s+|\s*[,/]\s*/i; // "3090 vs 4080", in each language

/** A comparison, where two cards or two models are asked for at once. */
function pair(all, query) {
  const sought = query.split(BETWEEN);
  const [one, other] = sought.length === 2 ? sought.map((each) => find(all, each, 1)[0]) : [];
  if (!one || one.kind !== other?.kind || one === other) return [];
  const slugs = [one, other].map(({ path }) => path.split("/").pop().replace(".html", ""));
  const on = one.kind === "card" ? `model=${form.dataset.onModel}` : `card=${form.dataset.onCard}`; // at first
  const path = `compare.html?${one.kind}s=${slugs}&${on}`;
  return [{ ...one, name: `${one.name} – ${other.name}`, path, kind: "compare", detail: {} }];
}

form.querySelector("button").hidden = true; // the list shows while one types
form.addEventListener("submit", (event) => event.preventDefault());
combobox({
  box: document.getElementById("search-box"),
  list: document.getElementById("search-found"),
  load: indexed(form.dataset),
  first: pair,
  option: (entry) => describe(Object.assign(document.createElement("a"), { href: entry.path, tabIndex: -1 }), entry, form.dataset),
  pick: (link) => link.click(), // a link, so that it opens in a tab of its own for who wants that
  tell: (state) => (message.textContent = state && form.dataset[state]),
});
