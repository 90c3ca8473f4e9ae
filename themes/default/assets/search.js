/** The search box of the first page: what is found is a link to follow. */

import { combobox, describe, indexed } from "./combobox.js";

const form = document.getElementById("search");
const message = document.getElementById("search-message");

form.querySelector("button").hidden = true; // the list shows while one types
form.addEventListener("submit", (event) => event.preventDefault());
combobox({
  box: document.getElementById("search-box"),
  list: document.getElementById("search-found"),
  load: indexed(form.dataset),
  option: (entry) => describe(Object.assign(document.createElement("a"), { href: entry.path, tabIndex: -1 }), entry, form.dataset),
  pick: (link) => link.click(), // a link, so that it opens in a tab of its own for who wants that
  tell: (state) => (message.textContent = state && form.dataset[state]),
});
