/** Which rows are shown, in which order, and which of them are named. */

import { plain } from "./data.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./state.js").State} State */

const FITS = ["comfortable", "tight", "none"];
const KINDS_PEOPLE_BUY = ["desktop", "workstation", "laptop", "unified"]; // as in sitegen/facts/choices.py

/** What a column is sorted by. @type {Record<string, (row: Row) => number | string>} */
const KEYS = {
  card: (row) => row.rank,
  speed: (row) => row.speed,
  memory: (row) => row.memory,
  need: (row) => row.need,
  quality: (row) => row.level,
  fit: (row) => FITS.indexOf(row.fit),
  bandwidth: (row) => row.bandwidth,
  released: (row) => row.released,
};

/** The columns in the order of the table. */
export const COLUMNS = Object.keys(KEYS);

/** Columns that are sorted from the top at first: more of it is better. */
export const FALLING_FIRST = ["speed", "quality", "bandwidth", "released"];

/** The rows that pass the filters, in the chosen order. @param {Row[]} rows @param {State} state */
export function choose(rows, state) {
  const words = plain(state.search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => passes(row, state, words)).sort(order(state.sort));
}

/** @param {Row} row @param {State} state @param {string[]} words */
function passes(row, state, words) {
  return (
    (state.all || row.fit !== "none") &&
    (!state.memory || (state.exact ? row.memory === state.memory : row.memory >= state.memory)) &&
    (!state.kind || row.kind === state.kind) &&
    (!state.vendor || row.vendor === state.vendor) &&
    (!state.supported || row.supported) &&
    row.speed >= state.speed &&
    words.every((word) => row.words.includes(word))
  );
}

/**
 * By the column, ties by speed, then as the rows came. Cards that cannot run the model come last, those that lack
 * least first.
 * @param {string} sort a column, with "-" in front for descending
 * @returns {(one: Row, other: Row) => number}
 */
function order(sort) {
  const key = KEYS[sort.replace("-", "")];
  const direction = sort.startsWith("-") ? -1 : 1;
  return (one, other) => {
    if (one.gap || other.gap) return one.gap - other.gap;
    return direction * compared(key(one), key(other)) || other.speed - one.speed;
  };
}

const compared = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * The fastest, and the smallest that a current runtime supports; where there is none, the smallest.
 * @param {Row[]} running at least one row, in any order
 */
export function extremes(running) {
  const bySpeed = running.toSorted((one, other) => other.speed - one.speed);
  const supported = bySpeed.filter((row) => row.supported);
  const bySize = (supported.length ? supported : bySpeed).toSorted(smaller);
  return { fastest: bySpeed[0], smallest: bySize[0] };
}

const bought = (row) => Number(!KINDS_PEOPLE_BUY.includes(row.kind));
const smaller = (one, other) => one.memory - other.memory || bought(one) - bought(other);
