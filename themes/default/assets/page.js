/** The page: its controls, and what it shows of a state. */

import { fetched } from "./files.js";
import { fitHtml, named } from "./format.js";
import { isFiltered, ROWS } from "./state.js";

/** @typedef {import("./tool.js").Row} Row @typedef {import("./format.js").Format} Format */
/** @typedef {[model: string, cardClass: number, tokens: number]} Place where the parts of a row's figures are */
/** @typedef {import("./state.js").State} State @typedef {import("./tool.js").Subject} Subject */

export const tool = document.getElementById("tool");

/** A part of the tool. @param {string} id @returns {any} */
export const part = (id) => document.getElementById(`tool-${id}`);

const CONTEXTS = tool.dataset.contexts.split(" ");
const ANNOUNCED_AFTER_MS = 500; // of rest, so that a moving slider is not read out at every step

const table = document.getElementById("table");
const caption = table.caption.firstElementChild;
const firstCaption = caption.innerHTML;
let announcing = 0;
let asBuilt = true;
let opened = ""; // the row whose figures are explained
const files = {};

// The controls

/** Put the controls in their place. @param {Record<string, string>} texts `controls` is HTML */
export function build(texts) {
  const form = part("controls");
  if (!texts.controls) throw new TypeError();
  form.innerHTML = texts.controls;
  form.autocomplete = "off"; // or a browser would set them as they stood before the address was read
  form.ariaLabel = texts["tool.label"];
  part("context").max = CONTEXTS.length - 1;
  part("filters").open = matchMedia("(min-width: 60rem)").matches;
  form.hidden = false;
}

/** The values that there are, for addresses to choose from. @returns {Record<string, string[]>} */
export function offered() {
  const lists = [...part("controls").querySelectorAll("select")];
  const values = lists.map(({ id, options }) => [id.slice(5), [...options].map(({ value }) => value)]);
  return { context: CONTEXTS, ...Object.fromEntries(values) };
}

/** The state that the controls stand for; the order is the table's. @param {State} initial @param {string} sort */
export function said(initial, sort) {
  const state = { ...initial, sort, rows: ROWS };
  for (const [name, like] of fields(initial)) state[name] = value(part(name), like);
  state.context = Number(CONTEXTS[state.context]);
  return state;
}

/** @param {HTMLInputElement} field @param {string | number | boolean} like */
function value(field, like) {
  if (typeof like === "boolean") return field.checked;
  if (typeof like === "number") return field.validity.valid ? Number(field.value) : 0;
  return field.value.trim();
}

/** @param {State} state */
export function set(state) {
  for (const [name, value] of fields(state)) {
    if (typeof value === "boolean") part(name).checked = value;
    else part(name).value = name === "context" ? CONTEXTS.indexOf(String(value)) : value || "";
  }
}

/** What of a state has a control. @param {State} state */
const fields = ({ sort, rows, ...others }) => Object.entries(others);

// What is shown

/** What messages say of the page and its state. @param {State} state @param {Subject} subject @param {Format} format */
const values = (state, { subject }, format) => ({
  [subject]: named(tool.dataset.name),
  context: format.tokens(state.context),
  level: state.quality,
});

/** @param {Row[]} chosen @param {Row | undefined} mine @param {State} state @param {Subject} subject
 * @param {Format} format @param {boolean} isInitial @returns whether a row was open */
export function paintTable(chosen, mine, state, subject, format, isInitial) {
  if (asBuilt && isInitial && !mine) return; // nothing moves under the visitor's finger
  asBuilt = false;
  const { messages, rowHtml } = subject;
  const pinned = mine ? rowHtml(mine, format, format.text("tool.mine.row")) : "";
  const rows = chosen.slice(0, state.rows).map((row) => rowHtml(row, format, ""));
  table.tBodies[0].innerHTML = pinned + rows.join("");
  offerSpeeds();
  caption.innerHTML = isInitial ? firstCaption : format.text(`${messages}caption`, values(state, subject, format));
  table.parentElement.hidden = isInitial && !mine && !chosen.length; // but it does not come and go while somebody types
  part("empty").hidden = chosen.length > 0;
  if (!chosen.length && !isInitial) part("empty").textContent = format.text(`${messages}empty`);
  paintMore(chosen.length - state.rows, subject, format);
  return opened;
}

/** @param {number} left how many rows are not shown @param {Subject} subject @param {Format} format */
export function paintMore(left, { messages }, format) {
  const more = part("more");
  if (left > 0) more.textContent = format.plural(`${messages}more`, Math.min(ROWS, left));
  else if (document.activeElement === more) table.parentElement.focus();
  more.hidden = left <= 0;
}

/** @param {string} sort @param {string[]} columns */
export function paintHeads(sort, columns) {
  const column = sort.replace("-", "");
  for (const [place, head] of headCells().entries()) {
    const direction = sort === column ? "ascending" : "descending";
    head.ariaSort = columns[place] === column ? direction : null;
  }
}

/** The heads of columns become buttons. @param {string[]} columns @param {(column: string) => void} sortBy */
export function makeHeads(columns, sortBy) {
  for (const [place, head] of headCells().entries()) {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    const label = document.createElement("span");
    label.append(head.firstChild);
    button.append(label, ...head.querySelectorAll("small"));
    button.onclick = () => sortBy(columns[place]);
    head.prepend(button);
  }
}

const headCells = () => [...table.tHead.rows[0].cells];

/** What stands beside the controls. @param {State} state @param {Format} format */
export function paintControls(state, format) {
  const context = format.tokens(state.context);
  part("context").ariaValueText = context;
  part("context-value").textContent = context;
  part("level").textContent = format.text(`tool.level.${state.quality.toLowerCase()}`);
}

/** Say how many rows there are, and name the extremes. @param {Row[]} chosen @param {State} state
 * @param {Subject} subject @param {Format} format @param {boolean} moving */
export function paintAnswer(chosen, state, subject, format, moving) {
  const { messages } = subject;
  const fitting = chosen.filter((row) => row.fit !== "none");
  const filtered = isFiltered(state, subject) ? "_filtered" : "";
  const said = values(state, subject, format);
  const first = fitting.length && format.plural(`${messages}answer${filtered}`, fitting.length, said);
  part("answer").innerHTML = first
    ? format.text("paragraph.join", { first, second: subject.answerHtml(fitting, format) })
    : format.text(`${messages}answer_none${filtered}`, said);
  const shown = format.number(Math.min(chosen.length, state.rows));
  clearTimeout(announcing);
  const announce = () => (part("count").textContent = format.plural(`${messages}count`, chosen.length, { shown }));
  if (moving) announcing = setTimeout(announce, ANNOUNCED_AFTER_MS);
  else announce();
}

/** Rows and dots name each other: what is pointed at is told to the picture, and what it tells is marked. */
export function linkHighlights() {
  let last = null;
  const tell = (slug) => {
    if (slug !== last) document.dispatchEvent(new CustomEvent("row:highlight", { detail: { slug } }));
  };
  table.onpointerover = ({ target }) => tell(target.closest("[data-row]")?.dataset.row ?? null);
  table.onpointerleave = () => tell(null);
  document.addEventListener("row:highlight", ({ detail: { slug } }) => {
    last = slug;
    for (const row of table.querySelectorAll("[data-row]")) row.classList.toggle("lit", row.dataset.row === slug);
  });
}

// What the figures of a row consist of, below it. The form of the files: sitegen/tables/parts_data.py.

/** Speeds are buttons. @param {() => void} explain */
export function linkSpeeds(explain) {
  table.onclick = ({ target }) => {
    const line = target.closest("td > button")?.closest("tr");
    if (!line) return;
    const own = line.matches(".mine") ? ".mine" : ":not(.mine)";
    opened = line.nextElementSibling?.matches(".why") ? "" : `[data-row="${line.dataset.row}"]${own}`;
    explain();
  };
}

/** Make them so in every row, as often as rows are written. */
export function offerSpeeds() {
  for (const { cells, dataset } of table.tBodies[0].rows) {
    dataset.row ??= cells[0].firstChild.href.split("/").pop().slice(0, -5); // the page as built has no more
    cells[1].innerHTML = `<button aria-expanded="false" aria-describedby="why">${cells[1].innerHTML}</button>`;
  }
}

/** Open the row that was asked for last, and no other. @param {Subject} subject @param {any} data @param {State} state
 * @param {Format} format */
export async function explain(subject, data, state, format) {
  const asked = opened;
  const row = subject.rows(data, state).find(({ slug }) => asked.includes(`"${slug}"`));
  const [model, ...place] = row ? subject.place(row, state) : "";
  const file = row && (files[model] ??= await fetched(`parts/${model}`));
  const line = row && table.querySelector(asked);
  if (asked !== opened) return; // something else in the meantime
  table.querySelector(".why")?.remove();
  for (const each of table.tBodies[0].rows) each.cells[1].firstChild.ariaExpanded = each === line;
  if (!line) return;
  const cell = `<td colspan="${line.cells.length}"><div>${partsHtml(row, file, place, format)}</div></td>`;
  line.insertAdjacentHTML("afterend", `<tr class="why">${cell}</tr>`);
}

/** @param {Row} row @param {any} file @param {[number, number]} place @param {Format} format */
function partsHtml(row, { parts, levels, runtime, contexts, first, classes }, [index, reached], format) {
  const context = contexts.findIndex(({ tokens }) => tokens === reached);
  const { cache, buffers } = contexts[context];
  const text = (key, values) => format.text(`why.${key}`, values);
  const section = (key, values, end) => {
    const lines = Object.entries(values).map(([label, value]) => `<dt>${text(label)}</dt><dd>${format.number(value, value < 10 ? 2 : 1)}</dd>`);
    return `<section><h3>${text(key, { level: row.quality })}</h3><dl>${lines.join("")}</dl><p>${end}</p></section>`;
  };
  const weights = parts.map((part, at) => [`part.${part}`, levels[row.level][at]]);
  const sizes = { ...Object.fromEntries(weights), cache, buffers, runtime };
  if (row.gap) return section("memory", sizes, fitHtml(row, format));
  const [lowest, usable, evidence, fixed, reads, unpacks, caches] = classes[index - first];
  const level = row.level - lowest;
  const times = { fixed, reading: reads[level], unpacking: unpacks[level], reading_cache: caches[context] };
  const need = text("need", { need: format.memory(row.need), usable: format.memory(usable) });
  const total = `${text("total", { speed: format.speed(row.speed) })} ${text(`rests${evidence}`)}`;
  return section("memory", sizes, need) + section("time", reads.length ? times : {}, total);
}
