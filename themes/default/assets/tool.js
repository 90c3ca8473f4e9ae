/** The tool above a table: chooses, sorts and shows what the data files hold; computes no figure. */

import { fetched, plain, ShapeError } from "./files.js";
import { Format } from "./format.js";
import * as page from "./page.js";
import { part, tool } from "./page.js";
import { defaults, follow, isFiltered, read, ROWS, show, write } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {{slug: string, name: string, words: string, quality: string, need: number, speed: number, low: number,
 *   high: number, fit: "comfortable" | "tight" | "none", gap: number}} Row one line of the table, beside what its subject has
 * @typedef {{refresh: () => Promise<void>, data: () => Promise<any>, format: Format}} Page
 * @typedef {object} Subject what differs between the pages of models, whose rows are cards, and those of cards
 * @property {string} texts where the texts are, before the language
 * @property {string} messages how the keys of its own messages begin
 * @property {string} subject what messages call the page's own name
 * @property {Record<string, string | number | boolean>} filters as they are at first
 * @property {string} sort the first order
 * @property {Record<string, (row: any) => number | string>} columns what each is sorted by, in the order of the table
 * @property {string[]} fallingFirst columns that are sorted from the top at first: more of it is better
 * @property {(one: any, other: any) => number} tie
 * @property {(state: State, data: any) => Promise<any>} load what the state needs beyond the data that are there
 * @property {(data: any, state: State) => boolean} suffices whether that is there
 * @property {(data: any, state: State) => Row[]} rows all of them at one context
 * @property {(row: any, state: State) => boolean} passes its own filters
 * @property {(state: State) => State} coherent without what means nothing by itself
 * @property {(row: any, format: Format, mark: string) => string} rowHtml
 * @property {(rows: any[], format: Format) => string} answerHtml the extremes, in words
 * @property {(row: any, state: State) => import("./page.js").Place} place where a row's figures are
 * @property {object} [picture] how `picture.js` shows rows that are no cards
 * @property {typeof import("./mine.js").mine} [mine] the visitor's own card
 */

export const FITS = ["comfortable", "tight", "none"];
export { tool };

const picture = document.getElementById("picture");
let moving = false; // a control is on its way
/** @type {Subject} */
let subject;
/** @type {Format} */
let format;
/** @type {State} */
let initial;
/** @type {State} */
let state;
let data = null;
let drawPicture;
/** @type {Promise<boolean | void> | null} */
let loading = null;

/** @param {Subject} given */
export async function run(given) {
  subject = given;
  try {
    await start();
  } catch (error) {
    fail(error);
  }
}

async function start() {
  const { lang } = document.documentElement;
  const texts = await fetched(subject.texts + lang);
  page.build(texts);
  format = new Format(texts, lang);
  initial = defaults(Number(tool.dataset.default), part("quality").value, subject);
  page.makeHeads(Object.keys(subject.columns), sortBy);
  page.linkHighlights();
  page.offerSpeeds();
  listen();
  restore();
}

function listen() {
  const form = part("controls");
  form.oninput = form.onchange = controlled;
  form.onsubmit = () => false;
  form.onreset = reset;
  part("more").onclick = () => change({ ...state, rows: state.rows + ROWS });
  subject.mine?.listen({ refresh, data: ready, format });
  page.linkSpeeds(explain);
  for (const wish of ["pointerenter", "focusin"]) tool.addEventListener(wish, () => data || refresh(), { once: true });
  addEventListener("popstate", restore);
}

// What changes the state

function controlled(event) {
  if (!subject.mine?.controlled(event)) change(page.said(initial, state.sort), event.type === "change");
}

function reset(event) {
  event.preventDefault();
  page.set(initial);
  change(initial);
}

function sortBy(column) {
  const falls = state.sort === column || (subject.fallingFirst.includes(column) && state.sort !== `-${column}`);
  change({ ...state, sort: falls ? `-${column}` : column, rows: ROWS });
}

function restore() {
  follow();
  state = read(location.search, initial, page.offered(), subject);
  page.set(state);
  moving = false;
  if (isFiltered(state, subject) || state.all) part("filters").open = true;
  paintState();
  if (data || subject.mine?.known() || write(state, initial, subject)) refresh();
  else page.paintMore(tool.dataset.count - ROWS, subject, format);
}

/** @param {State} next @param {boolean} complete whether the visitor has finished the change */
function change(next, complete = true) {
  const query = write(next, initial, subject);
  const isNew = query !== write(state, initial, subject); // what moved has been shown before it comes to rest
  state = next;
  moving = !complete;
  show(query, complete);
  if (isNew || !data) refresh();
}

// What is shown

const isReady = () => data && subject.suffices(data, state);

/** Show the state, as soon as the data are there. */
async function refresh() {
  while (!isReady()) if (!(await prepared())) return;
  paint();
}

const ready = async () => (isReady() || (await prepared()) ? data : null);
const explain = () =>
  ready()
    .then((data) => data && page.explain(subject, data, state, format))
    .catch(fail);

/** Fetch what the state needs, once; after a failure, which is told, again at the next wish. */
function prepared() {
  loading ??= prepare()
    .then(() => true, fail)
    .finally(() => (loading = null));
  return loading;
}

async function prepare() {
  const [drawing, loaded] = await Promise.all([picture && import("./picture.js"), subject.load(state, data)]);
  drawPicture = drawing?.drawPicture;
  data = loaded;
  subject.mine?.prepared(data);
}

function paint() {
  part("message").textContent = "";
  const all = subject.rows(data, state);
  const chosen = choose(all, state, subject);
  if (page.paintTable(chosen, subject.mine?.row(all), state, subject, format, !write(state, initial, subject))) explain();
  paintState();
  page.paintAnswer(chosen, state, subject, format, moving);
  drawPicture?.(picture, chosen.filter((row) => row.fit !== "none"), format, subject.picture);
}

function paintState() {
  page.paintHeads(state.sort, Object.keys(subject.columns));
  page.paintControls(state, format);
  subject.mine?.painted();
}

function fail(error) {
  const malformed = error instanceof ShapeError && format;
  part("message").textContent = malformed ? format.text("tool.malformed") : tool.dataset.failed;
}

// Which rows are shown, and in which order

/** Whether a row has all words of a text among its own. @param {string} text */
export function matching(text) {
  const words = plain(text).split(/\s+/);
  return (row) => words.every((word) => row.words.includes(word));
}

/** The rows that pass the filters, in the chosen order. @template Row @param {Row[]} rows @param {State} state
 * @param {Subject} subject @returns {Row[]} */
function choose(rows, state, subject) {
  const isSought = matching(state.search);
  const passes = (row) =>
    (state.all || row.fit !== "none") &&
    row.speed >= state.speed &&
    isSought(row) &&
    subject.passes(row, state);
  return rows.filter(passes).sort(order(state.sort, subject));
}

/**
 * By the column, ties by the subject's rule, then as the rows came. What does not fit comes last, what lacks least first.
 * @param {string} sort a column, with "-" in front for descending @param {Subject} subject
 */
function order(sort, { columns, tie }) {
  const key = columns[sort.replace("-", "")];
  const direction = sort.startsWith("-") ? -1 : 1;
  return (one, other) => {
    if (one.gap || other.gap) return one.gap - other.gap;
    return direction * compared(key(one), key(other)) || tie(one, other);
  };
}

const compared = (one, other) => (one > other) - (one < other);
