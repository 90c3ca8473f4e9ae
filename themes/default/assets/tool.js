/** The tool on a model's page: chooses, sorts and shows what the data files hold; computes no figure. */

import { answerHtml } from "./answer.js";
import { choose, COLUMNS, isFiltered } from "./choose.js";
import { choices, element, said, set } from "./controls.js";
import { load, rows as rowsOf, ShapeError } from "./data.js";
import { escape, Format, named } from "./format.js";
import { defaults, read, ROWS, write } from "./state.js";
import { rowsHtml } from "./table.js";

const ANNOUNCED_AFTER_MS = 500; // of rest, so that a moving slider is not read out at every step
const ADDRESS_AFTER_MS = 200; // browsers refuse an address that changes too often
const FALLING_FIRST = ["speed", "quality", "bandwidth", "released"];
const MINE = "card"; // in the browser's own storage

const tool = document.getElementById("tool");
const table = document.getElementById("table");
const picture = document.getElementById("picture");
const initial = defaults(Number(tool.dataset.default), element("quality").value);

let state = initial;
let mine = stored();
let moving = false; // a control is being moved: its entry in the history is still being written
/** @type {Promise<any> | null} */
let loading = null;
/** @type {{data: import("./data.js").Data, format: Format, drawPicture?: Function} | null} */
let ready = null;
let timers = {};

// Loading

/** Fetch once; after a failure, again at the next wish. */
function whenReady() {
  loading ??= prepare().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function prepare() {
  const [data, drawing] = await Promise.all([load(tool.dataset), picture ? import("./picture.js") : {}]);
  const format = new Format(tool.dataset, data.texts, document.documentElement.lang);
  element("cards").innerHTML = data.cards.map(({ name }) => `<option value="${escape(name)}">`).join("");
  ready = { data, format, drawPicture: drawing.drawPicture };
}

/** Show the state as soon as the data are there. */
async function refresh() {
  try {
    if (!ready) await whenReady();
    element("message").textContent = "";
    paint();
  } catch (error) {
    element("message").textContent = tool.dataset[error instanceof ShapeError ? "malformed" : "failed"];
    if (!(error instanceof ShapeError) && !(error instanceof TypeError)) console.error(error);
  }
}

// Painting

function paint() {
  const { data, format } = ready;
  const all = rowsOf(data, state.context, state.quality);
  const chosen = choose(all, state);
  const running = state.all ? chosen.filter((row) => row.fit !== "none") : chosen;
  paintTable(chosen.slice(0, state.rows), all.find((row) => row.slug === mine));
  paintEnd(chosen.length);
  paintHeads();
  paintControls();
  element("answer").innerHTML = answerHtml(running, state, tool.dataset.name, format);
  ready.drawPicture?.(picture, running, format);
  after("count", ANNOUNCED_AFTER_MS, () => announce(chosen.length));
}

function paintTable(shown, pinned) {
  const { format } = ready;
  const [top, body] = bodies();
  top.innerHTML = pinned ? rowsHtml([pinned], format, format.text("tool.mine.row")) : "";
  body.innerHTML = rowsHtml(shown, format);
  const values = { model: named(tool.dataset.name), context: format.tokens(state.context) };
  table.caption.firstElementChild.innerHTML = format.text("tool.caption", values);
  element("table").hidden = !pinned && !shown.length;
}

/** The body of the visitor's own card, and that of the chosen cards. */
function bodies() {
  if (table.tBodies.length === 1) {
    table.tBodies[0].id = "tool-rows";
    table.tBodies[0].before(Object.assign(document.createElement("tbody"), { id: "tool-pinned" }));
  }
  return table.tBodies;
}

/** What stands below the rows. */
function paintEnd(count) {
  const { format } = ready;
  const left = Math.min(ROWS, count - state.rows);
  const more = element("more");
  if (left > 0) more.textContent = format.plural("tool.more", left);
  if (left <= 0 && document.activeElement === more) table.parentElement.focus();
  more.hidden = left <= 0;
  element("empty").hidden = count > 0;
  if (!count) element("empty").textContent = format.text("tool.empty");
}

function paintHeads() {
  const column = state.sort.replace("-", "");
  for (const [place, head] of [...table.tHead.rows[0].cells].entries()) {
    if (COLUMNS[place] !== column) head.removeAttribute("aria-sort");
    else head.ariaSort = state.sort === column ? "ascending" : "descending";
  }
}

function paintControls() {
  const { data, format } = ready;
  const context = format.tokens(state.context);
  element("context").ariaValueText = element("context-value").textContent = context;
  element("level").textContent = format.text(`tool.level.${state.quality.toLowerCase()}`);
  element("mine").value = data.cards.find((card) => card.slug === mine)?.name ?? element("mine").value;
  element("forget").hidden = !mine;
  for (const button of tool.querySelectorAll("[data-mine]")) button.ariaPressed = button.dataset.mine === mine;
}

function announce(count) {
  const shown = ready.format.number(Math.min(count, state.rows));
  element("count").textContent = ready.format.plural("tool.count", count, { shown });
}

/** Do something once nothing has asked for it for a while. */
function after(name, delayMs, action) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(action, delayMs);
}

// Choosing

/** Take on a new state, in the page and in its address. */
function change(next, complete) {
  state = next;
  refresh();
  if (complete) remember(true);
  else after("address", ADDRESS_AFTER_MS, () => remember(false));
}

/** One entry of the history for a control that moves, however often it says so. */
function remember(complete) {
  clearTimeout(timers.address);
  const address = location.pathname + write(state, initial) + location.hash;
  const isNew = address !== location.pathname + location.search + location.hash;
  if (isNew) history[moving ? "replaceState" : "pushState"](null, "", address);
  moving = !complete && (moving || isNew);
}

function controlled(event) {
  if (event.target.id !== "tool-mine") change({ ...state, ...said(), rows: ROWS }, event.type === "change");
}

function reset(event) {
  event.preventDefault();
  set(initial);
  change(initial, true);
}

function sortBy(column) {
  const falling = FALLING_FIRST.includes(column);
  const first = falling ? `-${column}` : column;
  const second = falling ? column : `-${column}`;
  change({ ...state, sort: state.sort === first ? second : first, rows: ROWS }, true);
}

function restore() {
  state = read(location.search, initial, choices());
  set(state);
  if (isFiltered(state) || state.all) element("filters").open = true;
  if (ready || mine || write(state, initial)) refresh();
}

// The visitor's own card

function stored() {
  try {
    return localStorage.getItem(MINE) ?? "";
  } catch {
    return ""; // storage is switched off
  }
}

function own(slug) {
  mine = slug;
  element("mine").value = "";
  try {
    if (slug) localStorage.setItem(MINE, slug);
    else localStorage.removeItem(MINE);
  } catch {
    // storage is switched off: known until the page is left
  }
  refresh();
}

async function ownNamed() {
  await whenReady().catch(refresh);
  const input = element("mine");
  const wanted = input.value.trim().toLowerCase();
  const card = ready?.data.cards.find(({ name }) => name.toLowerCase() === wanted);
  input.setCustomValidity(card || !wanted || !ready ? "" : ready.format.text("tool.mine.unknown"));
  if (card || !wanted) own(card?.slug ?? "");
  else input.reportValidity();
}

// Rows and dots name each other

function highlight(slug) {
  document.dispatchEvent(new CustomEvent("card:highlight", { detail: { slug } }));
}

function highlighted({ detail: { slug } }) {
  for (const row of table.querySelectorAll("[data-card]")) row.classList.toggle("lit", row.dataset.card === slug);
}

// Beginning

/** Heads of columns become buttons. */
function prepareHeads() {
  for (const [place, head] of [...table.tHead.rows[0].cells].entries()) {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.append(...[...head.childNodes].filter((node) => node.className !== "axis"));
    button.onclick = () => sortBy(COLUMNS[place]);
    head.prepend(button);
  }
  paintHeads();
}

function listen() {
  const form = element("controls");
  form.oninput = form.onchange = controlled;
  form.onsubmit = (event) => event.preventDefault();
  form.onreset = reset;
  element("mine").onchange = ownNamed;
  element("forget").onclick = () => own("");
  for (const button of tool.querySelectorAll("[data-mine]")) {
    button.onclick = () => own(mine === button.dataset.mine ? "" : button.dataset.mine);
  }
  element("more").onclick = () => change({ ...state, rows: state.rows + ROWS }, true);
  table.onpointerover = ({ target }) => highlight(target.closest("[data-card]")?.dataset.card ?? null);
  table.onpointerleave = () => highlight(null);
  document.addEventListener("card:highlight", highlighted);
  for (const wish of ["pointerenter", "focusin"]) tool.addEventListener(wish, () => ready || refresh(), { once: true });
  addEventListener("popstate", restore);
}

prepareHeads();
listen();
element("filters").open = matchMedia("(min-width: 60rem)").matches;
element("controls").hidden = false;
restore();
