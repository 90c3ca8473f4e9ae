/** The search box: a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) over what find.js finds. */

import { entries, find } from "./find.js";

const form = document.getElementById("search");
const box = document.getElementById("search-box");
const list = document.getElementById("search-found");
const message = document.getElementById("search-message");

/** @type {Promise<import("./find.js").Entry[]> | undefined} */
let loading;
let chosen = -1;

Object.entries({
  role: "combobox",
  "aria-expanded": "false",
  "aria-controls": list.id,
  "aria-autocomplete": "list",
}).forEach(([name, value]) => box.setAttribute(name, value));
form.querySelector("button").hidden = true; // the list shows while one types
box.addEventListener("focus", load, { once: true });
box.addEventListener("input", show);
box.addEventListener("keydown", pressed);
box.addEventListener("blur", () => setTimeout(close, 200)); // after a click on the list
form.addEventListener("submit", (event) => {
  event.preventDefault();
  go(Math.max(chosen, 0));
});
list.addEventListener("mousedown", (event) => event.preventDefault()); // the box keeps the focus
if (box.value) show(); // what was typed before the page came back

/** The index, fetched once, when first needed. */
function load() {
  loading ??= fetch(form.dataset.index)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
    .then((index) => entries(index, JSON.parse(form.dataset.kinds)));
  return loading;
}

async function show() {
  const query = box.value;
  try {
    const all = await load();
    if (query !== box.value) return; // there is more to find by now
    const found = find(all, query);
    list.replaceChildren(...found.map(option));
    message.textContent = query.trim() && !found.length ? form.dataset.none : "";
    choose(-1);
    open(found.length > 0);
  } catch {
    loading = undefined;
    message.textContent = form.dataset.failed;
  }
}

/** A link, so that it opens in a tab of its own for who wants that. @param {import("./find.js").Entry} entry @param {number} place */
function option({ name, path, kind, detail }, place) {
  const title = Object.assign(document.createElement("b"), { textContent: name, translate: false });
  const more = document.createElement("small");
  more.textContent = form.dataset[kind].replace(/\{(\w+)\}/g, (_, key) => detail[key]);
  const link = Object.assign(document.createElement("a"), { id: `search-${place}`, role: "option", href: path, tabIndex: -1 });
  link.append(title, " ", more);
  return link;
}

function open(wanted) {
  list.hidden = !wanted;
  box.setAttribute("aria-expanded", String(wanted));
}

function close() {
  open(false);
  choose(-1);
}

/** Mark an option, -1 for none. @param {number} place */
function choose(place) {
  list.children[chosen]?.setAttribute("aria-selected", "false");
  chosen = place;
  const item = list.children[chosen];
  item?.setAttribute("aria-selected", "true");
  item?.scrollIntoView({ block: "nearest" });
  if (item) box.setAttribute("aria-activedescendant", item.id);
  else box.removeAttribute("aria-activedescendant");
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const count = list.children.length;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && count) {
    event.preventDefault();
    const from = list.hidden && step < 0 ? 0 : chosen;
    open(true);
    choose((from + step + (from < 0 && step < 0 ? 1 : 0) + count) % count);
  } else if (event.key === "Escape" && !list.hidden) {
    event.preventDefault();
    close();
  }
}

/** @param {number} place of the option to open */
function go(place) {
  list.children[place]?.click();
}
