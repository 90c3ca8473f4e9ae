/** The tool on a model's page: chooses, sorts and shows what the data files hold; computes no figure. */

import * as address from "./address.js";
import { choose, FALLING_FIRST } from "./choose.js";
import { build, offered, part, said, set, tool } from "./controls.js";
import { fetched, load, rows, ShapeError } from "./data.js";
import { escape, Format } from "./format.js";
import { store, stored } from "./mine.js";
import { linkHighlights, makeHeads, paintAnswer, paintControls, paintHeads, paintMore, paintTable } from "./paint.js";
import { defaults, isNarrow, read, ROWS, write } from "./state.js";

/** @typedef {import("./state.js").State} State */

const picture = document.getElementById("picture");
let mine = stored();
let moving = false; // a control is on its way
/** @type {Format} */
let format;
/** @type {State} */
let initial;
/** @type {State} */
let state;
/** @type {import("./data.js").Data | null} */
let data = null;
let drawPicture;
/** @type {Promise<void> | null} */
let loading = null;

try {
  await start();
} catch (error) {
  fail(error);
}

async function start() {
  const { lang } = document.documentElement;
  const texts = await fetched(`texts/${lang}`);
  build(texts);
  format = new Format(texts, lang);
  initial = defaults(Number(tool.dataset.default), part("quality").value);
  makeHeads(sortBy);
  linkHighlights();
  listen();
  restore();
}

function listen() {
  const form = part("controls");
  form.addEventListener("input", controlled);
  form.addEventListener("change", controlled);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", reset);
  part("more").addEventListener("click", () => change({ ...state, rows: state.rows + ROWS }));
  part("forget").addEventListener("click", () => own(""));
  for (const button of form.querySelectorAll("[data-mine]")) {
    button.addEventListener("click", () => own(button.dataset.mine === mine ? "" : button.dataset.mine));
  }
  for (const wish of ["pointerenter", "focusin"]) tool.addEventListener(wish, () => data || refresh(), { once: true });
  addEventListener("popstate", restore);
}

// What changes the state

function controlled(event) {
  if (event.target === part("mine")) return event.type === "change" && ownNamed();
  change(said(state.sort), event.type === "change");
}

function reset(event) {
  event.preventDefault();
  set(initial);
  change(initial);
}

function sortBy(column) {
  const falls = state.sort === column || (FALLING_FIRST.includes(column) && state.sort !== `-${column}`);
  change({ ...state, sort: falls ? `-${column}` : column, rows: ROWS });
}

function restore() {
  address.follow();
  state = read(location.search, initial, offered());
  set(state);
  moving = false;
  if (isNarrow(state)) part("filters").open = true;
  paintHeads(state.sort);
  paintControls(state, format, mine);
  if (data || mine || write(state, initial)) refresh();
  else paintMore(tool.dataset.count - ROWS, format);
}

/** @param {State} next @param {boolean} complete whether the visitor has finished the change */
function change(next, complete = true) {
  const query = write(next, initial);
  const isNew = query !== write(state, initial); // what moved has been shown before it comes to rest
  state = next;
  moving = !complete;
  address.show(query, complete);
  if (isNew || !data) refresh();
}

// What is shown

/** Show the state, as soon as the data are there. */
async function refresh() {
  if (!data) await prepared();
  if (data) paint();
}

/** Fetch the data once; after a failure, which is told, again at the next wish. */
function prepared() {
  loading ??= prepare()
    .catch(fail)
    .finally(() => (loading = null));
  return loading;
}

async function prepare() {
  const [drawing, loaded] = await Promise.all([picture && import("./picture.js"), load(tool.dataset.slug)]);
  drawPicture = drawing?.drawPicture;
  data = loaded;
  part("message").textContent = "";
  part("cards").innerHTML = data.cards.map(({ name }) => `<option value="${escape(name)}">`).join("");
  part("mine").value = data.cards.find(({ slug }) => slug === mine)?.name ?? part("mine").value;
}

function paint() {
  const all = rows(data, state.context, state.quality);
  const chosen = choose(all, state);
  const own = all.find(({ slug }) => slug === mine);
  paintTable(chosen, own, state, format, !write(state, initial));
  paintHeads(state.sort);
  paintControls(state, format, mine);
  paintAnswer(chosen, state, format, moving);
  drawPicture?.(picture, chosen.filter((row) => row.fit !== "none"), format);
}

function fail(error) {
  const malformed = error instanceof ShapeError && format;
  part("message").textContent = malformed ? format.text("tool.malformed") : tool.dataset.failed;
}

// The visitor's own card

async function ownNamed() {
  const field = part("mine");
  if (!data) await prepared();
  if (!data) return;
  const wanted = field.value.trim().toLowerCase();
  const card = data.cards.find(({ name }) => name.toLowerCase() === wanted);
  const isKnown = Boolean(card || !wanted);
  field.setAttribute("aria-invalid", !isKnown);
  part("kept").textContent = format.text(isKnown ? "tool.mine.kept" : "tool.mine.unknown");
  if (isKnown) own(card?.slug ?? "");
}

async function own(slug) {
  mine = slug;
  store(slug);
  await refresh();
  part("mine").value = data?.cards.find((card) => card.slug === slug)?.name ?? "";
}
