/** What the visitor has chosen, and its address: only what differs from the default is written. */

import { COLUMNS } from "./choose.js";

export const ROWS = 25; // shown at first, and added each time

/**
 * @typedef {{context: number, quality: string, search: string, memory: number, exact: boolean, kind: string,
 *   vendor: string, supported: boolean, all: boolean, speed: number, sort: string, rows: number}} State
 *   `memory` and `speed` are 0 where any will do
 */

const LONGEST_SEARCH = 100;
const SORTS = COLUMNS.flatMap((column) => [column, `-${column}`]);

/** Whether the state leaves out cards that run the model. @param {State} state */
export const isFiltered = ({ search, memory, kind, vendor, supported, speed }) =>
  Boolean(search || memory || kind || vendor || supported || speed);

/** Whether one of the filters is in use. @param {State} state */
export const isNarrow = (state) => isFiltered(state) || state.all;

/** @param {number} context @param {string} quality @returns {State} */
export function defaults(context, quality) {
  const any = { search: "", memory: 0, exact: false, kind: "", vendor: "", supported: false, all: false, speed: 0 };
  return { context, quality, ...any, sort: "-speed", rows: ROWS };
}

/**
 * The state that an address asks for. What it says beyond the choices there are is ignored.
 * @param {string} query
 * @param {State} initial
 * @param {Record<"context" | "quality" | "memory" | "kind" | "vendor", string[]>} choices
 * @returns {State}
 */
export function read(query, initial, choices) {
  const asked = new URLSearchParams(query);
  const state = { ...initial };
  for (const [name, value] of Object.entries(initial)) {
    const text = asked.get(name);
    if (text !== null && allowed(name, text, choices)) state[name] = parsed(text, value);
  }
  return coherent(state);
}

/** @param {State} state @param {State} initial */
export function write(state, initial) {
  const said = coherent(state);
  const changed = Object.keys(initial).filter((name) => said[name] !== initial[name]);
  const query = new URLSearchParams(changed.map((name) => [name, said[name] === true ? "1" : said[name]]));
  return query.size ? `?${query}` : "";
}

/** Without what means nothing by itself. @param {State} state @returns {State} */
const coherent = (state) => ({ ...state, exact: state.exact && state.memory > 0 });

function allowed(name, text, choices) {
  if (name in choices) return text !== "" && choices[name].includes(text);
  switch (name) {
    case "search":
      return text.length <= LONGEST_SEARCH;
    case "sort":
      return SORTS.includes(text);
    case "speed":
      return /^[1-9]\d{0,4}$/.test(text);
    case "rows":
      return /^[1-9]\d{1,3}$/.test(text) && Number(text) % ROWS === 0;
    default:
      return text === "1"; // a checkbox
  }
}

function parsed(text, like) {
  if (typeof like === "boolean") return true;
  return typeof like === "number" ? Number(text) : text.trim();
}
