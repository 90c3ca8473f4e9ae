/** What the page shows of a state. */

import { answerHtml } from "./answer.js";
import { COLUMNS } from "./choose.js";
import { part, tool } from "./controls.js";
import { named } from "./format.js";
import { ROWS } from "./state.js";
import { rowsHtml } from "./table.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./format.js").Format} Format */
/** @typedef {import("./state.js").State} State */

const ANNOUNCED_AFTER_MS = 500; // of rest, so that a moving slider is not read out at every step

const table = document.getElementById("table");
const caption = table.caption.firstElementChild;
const firstCaption = caption.innerHTML;
let announcing = 0;

/** @param {Row[]} chosen @param {Row | undefined} mine @param {State} state @param {Format} format */
export function paintTable(chosen, mine, state, format, isInitial) {
  const pinned = mine ? rowsHtml([mine], format, format.text("tool.mine.row")) : "";
  table.tBodies[0].innerHTML = pinned + rowsHtml(chosen.slice(0, state.rows), format);
  const values = { model: named(tool.dataset.name), context: format.tokens(state.context) };
  caption.innerHTML = isInitial ? firstCaption : format.text("tool.caption", values);
  table.parentElement.hidden = isInitial && !mine && !chosen.length; // but it does not come and go while somebody types
  part("empty").hidden = chosen.length > 0;
  if (!chosen.length && !isInitial) part("empty").textContent = format.text("tool.empty");
  paintMore(chosen.length - state.rows, format);
}

/** @param {number} left how many cards are not shown @param {Format} format */
export function paintMore(left, format) {
  const more = part("more");
  if (left > 0) more.textContent = format.plural("tool.more", Math.min(ROWS, left));
  else if (document.activeElement === more) table.parentElement.focus();
  more.hidden = left <= 0;
}

/** @param {string} sort */
export function paintHeads(sort) {
  const column = sort.replace("-", "");
  for (const [place, head] of headCells().entries()) {
    if (COLUMNS[place] === column) head.setAttribute("aria-sort", sort === column ? "ascending" : "descending");
    else head.removeAttribute("aria-sort");
  }
}

/** The heads of columns become buttons. @param {(column: string) => void} sortBy */
export function makeHeads(sortBy) {
  for (const [place, head] of headCells().entries()) {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    const label = document.createElement("span");
    label.append(head.firstChild.textContent.trim());
    head.firstChild.remove();
    button.append(label, ...head.querySelectorAll("small"));
    button.addEventListener("click", () => sortBy(COLUMNS[place]));
    head.prepend(button);
  }
}

const headCells = () => [...table.tHead.rows[0].cells];

/** What stands beside the controls. @param {State} state @param {Format} format */
export function paintControls(state, format, mine) {
  const context = format.tokens(state.context);
  part("context").setAttribute("aria-valuetext", context);
  part("context-value").textContent = context;
  part("level").textContent = format.text(`tool.level.${state.quality.toLowerCase()}`);
  part("forget").hidden = !mine;
  for (const button of tool.querySelectorAll("[data-mine]")) {
    button.setAttribute("aria-pressed", button.dataset.mine === mine);
  }
}

/**
 * Say how many cards there are, and name the smallest and the fastest.
 * @param {Row[]} chosen @param {State} state @param {Format} format @param {boolean} moving
 */
export function paintAnswer(chosen, state, format, moving) {
  const running = chosen.filter((row) => row.fit !== "none");
  part("answer").innerHTML = answerHtml(running, state, tool.dataset.name, format);
  const shown = format.number(Math.min(chosen.length, state.rows));
  clearTimeout(announcing);
  const announce = () => (part("count").textContent = format.plural("tool.count", chosen.length, { shown }));
  if (moving) announcing = setTimeout(announce, ANNOUNCED_AFTER_MS);
  else announce();
}

/** Rows and dots name each other: what is pointed at is told to the picture, and what it tells is marked. */
export function linkHighlights() {
  let last = null;
  const tell = (slug) => {
    if (slug !== last) document.dispatchEvent(new CustomEvent("card:highlight", { detail: { slug } }));
  };
  table.addEventListener("pointerover", ({ target }) => tell(target.closest("[data-card]")?.dataset.card ?? null));
  table.addEventListener("pointerleave", () => tell(null));
  document.addEventListener("card:highlight", ({ detail: { slug } }) => {
    last = slug;
    for (const row of table.querySelectorAll("[data-card]")) row.classList.toggle("lit", row.dataset.card === slug);
  });
}
