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
  fill,
  pick: (item) => item.querySelector("a").click(),
  tell: (state) => (message.textContent = state && form.dataset[state]),
});

function fill(item, entry) {
  const link = document.createElement("a");
  link.href = entry.path;
  link.tabIndex = -1;
  link.addEventListener("click", (event) => event.stopPropagation()); // it is followed, not picked again
  describe(item, entry, form.dataset, link);
}
