/**
 * An index of models or cards: its rows sorted and filtered. The rows are the page's own; `data-is` names the choices
 * that a row answers (sitegen/pages/index.py). What is chosen stands in the address.
 */

const form = document.getElementById("filters");
const table = document.getElementById("list");
const body = table.tBodies[0];
const shown = document.getElementById("filter-shown");
const none = document.getElementById("filter-none");
const selects = [...form.querySelectorAll("select")];
const heads = [...table.tHead.rows[0].cells];
const rows = [...body.rows].map((row, place) => ({
  row,
  place,
  is: new Set((row.dataset.is ?? "").split(" ")),
  words: plain(row.cells[0].textContent),
}));
const NAMES = new Intl.Collator(document.documentElement.lang, { numeric: true, sensitivity: "base" });

/** Column and direction; none in the order of the page. */
let sorted = { column: -1, down: false };

selects.filter((select) => select.dataset.links).forEach(fill);
heads.forEach(sortable);
restore();
form.hidden = false;
form.addEventListener("input", change);
form.addEventListener("submit", (event) => event.preventDefault()); // Enter in the field
form.addEventListener("reset", () => {
  sorted = { column: -1, down: false };
  setTimeout(change); // when the controls have their first values
});
addEventListener("popstate", restore);

/** Without case and accents. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Choices that are links of the page; the end of an address is the value. @param {HTMLSelectElement} select */
function fill(select) {
  for (const link of document.querySelectorAll(`#${select.dataset.links} .links a`)) {
    const value = /([^/]+)\.html$/.exec(link.pathname)[1];
    select.add(new Option(link.textContent, value));
  }
}

/** @param {HTMLTableCellElement} head @param {number} column */
function sortable(head, column) {
  const button = document.createElement("button");
  button.type = "button";
  const label = document.createElement("span");
  label.append(...head.childNodes);
  button.append(label);
  head.append(button);
  button.addEventListener("click", () => {
    const down = sorted.column === column ? !sorted.down : column > 0 && numeric(column);
    sorted = { column, down };
    change();
  });
}

/** Figures come largest first. @param {number} column */
function numeric(column) {
  return rows.some(({ row }) => figure(row.cells[column]) > 0);
}

/** A figure as its language writes it, -1 where there is none. @param {HTMLTableCellElement} cell */
function figure(cell) {
  if (cell.dataset.at) return Number(cell.dataset.at);
  const text = cell.textContent.trim();
  if (!/^[\d.,\s]+$/.test(text)) return -1;
  const [whole, fraction = ""] = text.split(form.dataset.decimal);
  return Number(`${whole.replace(/\D/g, "")}.${fraction}`);
}

function change() {
  const state = new URLSearchParams();
  for (const control of form.elements) if (control.name && control.value) state.set(control.name, control.value);
  if (sorted.column >= 0) state.set("sort", `${sorted.down ? "-" : ""}${sorted.column}`);
  history.replaceState(null, "", `${state}` ? `?${state}` : location.pathname);
  paint();
}

/** What the address says; what it cannot mean is ignored. */
function restore() {
  const state = new URLSearchParams(location.search);
  for (const control of form.elements) if (control.name) control.value = state.get(control.name) ?? "";
  for (const select of selects) if (select.selectedIndex < 0) select.value = "";
  const sort = /^(-?)(\d+)$/.exec(state.get("sort") ?? "");
  sorted = sort && Number(sort[2]) < heads.length ? { column: Number(sort[2]), down: sort[1] === "-" } : sorted;
  paint();
}

function paint() {
  for (const link of document.querySelectorAll(".languages a")) link.search = location.search; // as in state.js
  const words = plain(form.elements.search.value).split(/\s+/).filter(Boolean);
  const tests = selects.filter((select) => select.selectedIndex > 0).map(test);
  const fits = (each) => words.every((word) => each.words.includes(word)) && tests.every((matches) => matches(each));
  const found = rows.filter(fits);
  const wanted = order(found).map(({ row }) => row);
  const now = [...body.rows];
  const same = wanted.length === now.length && wanted.every((row, place) => row === now[place]);
  if (!same) body.replaceChildren(...wanted); // a thousand rows take their time
  heads.forEach((head, column) => {
    if (column === sorted.column) head.setAttribute("aria-sort", sorted.down ? "descending" : "ascending");
    else head.removeAttribute("aria-sort");
  });
  const values = { count: found.length, total: rows.length };
  shown.textContent = form.dataset.shown.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  none.hidden = found.length > 0;
  table.parentElement.hidden = !found.length;
}

/** What rows have to be for a choice. @param {HTMLSelectElement} select */
function test(select) {
  const { key, column } = select.dataset;
  if (key) return ({ is }) => is.has(`${key}${select.selectedIndex}`);
  return ({ row }) => {
    const least = figure(row.cells[Number(column)]);
    return least >= 0 && least <= Number(select.value);
  };
}

/** Rows without a figure stay last; equals keep the order of the page. */
function order(found) {
  const { column, down } = sorted;
  if (column < 0) return found;
  const sign = down ? -1 : 1;
  if (!numeric(column)) {
    const text = ({ row }) => row.cells[column].textContent.trim();
    return found.toSorted((a, b) => sign * NAMES.compare(text(a), text(b)) || a.place - b.place);
  }
  const keys = new Map(found.map((each) => [each, figure(each.row.cells[column])]));
  return found.toSorted((a, b) => {
    const [one, other] = [keys.get(a), keys.get(b)];
    if (one < 0 || other < 0) return (one < 0) - (other < 0) || a.place - b.place;
    return sign * (one - other) || a.place - b.place;
  });
}
