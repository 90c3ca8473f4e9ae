/** What the visitor has chosen, and its address: only what differs from the default is written. */

export const ROWS = 25; // shown at first, and added each time

/**
 * @typedef {{context: number, quality: string, search: string, all: boolean, speed: number, sort: string,
 *   rows: number} & Record<string, string | number | boolean>} State
 *   beside the filters of a subject; empty, 0 or false where any will do
 * @typedef {import("./tool.js").Subject} Subject
 */

/** What an address may say of that which has no list of choices; all else is a checkbox. */
const FORMS = {
  search: /^.{0,100}$/s,
  speed: /^[1-9]\d{0,4}$/,
  rows: /^([1-9]\d?)?(25|50|75)$|^[1-9]\d?00$/, // times ROWS
};

/** Whether the state leaves out rows that fit. @param {State} state @param {Subject} subject */
export const isFiltered = (state, { filters }) => Object.keys(filters).some((name) => name !== "all" && state[name]);

/** @param {number} context @param {string} quality @param {Subject} subject @returns {State} */
export const defaults = (context, quality, { filters, sort }) => ({ context, quality, ...filters, sort, rows: ROWS });

/**
 * The state that an address asks for. What it says beyond the choices there are is ignored.
 * @param {string} query @param {State} initial @param {Record<string, string[]>} choices @param {Subject} subject
 * @returns {State}
 */
export function read(query, initial, choices, subject) {
  const asked = new URLSearchParams(query);
  const state = { ...initial };
  const all = { ...choices, sort: Object.keys(subject.columns).flatMap((column) => [column, `-${column}`]) };
  for (const [name, value] of Object.entries(initial)) {
    const text = asked.get(name);
    if (text !== null && allowed(name, text, all)) state[name] = parsed(text, value);
  }
  return subject.coherent(state);
}

/** @param {State} state @param {State} initial @param {Subject} subject */
export function write(state, initial, subject) {
  const said = subject.coherent(state);
  const changed = Object.keys(initial).filter((name) => said[name] !== initial[name]);
  const query = new URLSearchParams(changed.map((name) => [name, said[name] === true ? "1" : said[name]]));
  return query.size ? `?${query}` : "";
}

const allowed = (name, text, choices) =>
  name in choices ? text !== "" && choices[name].includes(text) : (FORMS[name] ?? /^1$/).test(text);

function parsed(text, like) {
  if (typeof like === "boolean") return true;
  return typeof like === "number" ? Number(text) : text.trim();
}

// The history of the page: it keeps what was completed, not each step of a moving control

const REST_MS = 200; // browsers take their time over an address, and refuse one that changes too often

let settled = location.search;
let resting = 0;

/** @param {string} query @param {boolean} complete whether the visitor has finished the change */
export function show(query, complete) {
  clearTimeout(resting);
  if (!complete) {
    resting = setTimeout(put, REST_MS, "replaceState", query);
    return;
  }
  put("replaceState", settled);
  put("pushState", query);
  settled = query;
}

/** The browser has gone back or forward. */
export function follow() {
  clearTimeout(resting);
  settled = location.search;
  keep();
}

/** The same page in another language is at the same state. */
function keep() {
  for (const link of document.querySelectorAll(".languages a")) link.search = location.search;
}

function put(method, query) {
  if (query === location.search) return;
  try {
    history[method](null, "", location.pathname + query + location.hash);
  } catch {
    // refused, because it changed too often; the change's end will say it again
  }
  keep();
}
