/** The tool on a model's page: its rows are cards. */

import { load, rows } from "./data.js";
import { least } from "./files.js";
import { escape, fitHtml, named, speedHtml } from "./format.js";
import { mine } from "./mine.js";
import { FITS, run, tool } from "./tool.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./format.js").Format} Format */

/** The smallest and the fastest of the cards that run the model. @param {Row[]} running @param {Format} format */
function answerHtml(running, format) {
  const fastest = least(running, ({ speed }) => -speed);
  const supported = running.filter((row) => row.supported);
  const smallest = least(supported, size) ?? least(running, age);
  const card = named(shortName(smallest));
  const values = { card, memory: format.number(smallest.memory), speed: format.speed(fastest.speed) };
  if (running.length === 1) return format.text("lead.only", values);
  const key = smallest.supported ? "lead.smallest" : "lead.smallest_legacy";
  return format.text(key, { ...values, fastest: named(fastest.name) });
}

/** The name without the memory in it, where the memory is said beside it. @param {Row} row */
const shortName = ({ name, memory }) => name.replaceAll(`, ${memory} GB`, "").replaceAll(` ${memory} GB`, "");

// As in sitegen/facts/choices.py: by_memory of those that a current runtime supports, and where there is none, smallest
const size = ({ memory, standing, speed }) => memory * 1e9 + standing * 1e7 + (speed < 10 ? 1e6 - speed : speed);
const age = ({ memory, released }) => memory * 1e6 + Number(released.replace("-", ""));

/** As the templates write it (parts.html, cards_table). @param {Row} row @param {Format} format
 * @param {string} mark said of the row, "" for nothing */
function rowHtml(row, format, mark) {
  const note = row.supported ? "" : ` <small class="old" translate="yes">${format.text(`row.${row.support}`)}</small>`;
  const marked = mark && ` <small class="mark" translate="yes">${mark}</small>`;
  const fit = row.fit === "comfortable" ? "" : ` class="${row.fit}"`;
  const slug = escape(row.slug);
  return (
    `<tr data-row="${slug}"${mark && ' class="mine"'}><th scope="row" translate="no"><a href="../gpus/${slug}.html">${escape(row.name)}</a> <small>${escape(row.vendor)}</small>${note}${marked}</th>` +
    `<td>${speedHtml(row, format)}</td><td>${format.number(row.memory)}</td><td>${format.memory(row.need)}</td>` +
    `<td>${escape(row.quality)}</td><td${fit}>${fitHtml(row, format)}</td>` +
    `<td>${format.number(row.bandwidth)}</td><td>${format.month(row.released)}</td></tr>`
  );
}

run({
  texts: "texts/",
  messages: "tool.",
  subject: "model",
  filters: { search: "", memory: 0, exact: false, kind: "", vendor: "", supported: false, all: false, speed: 0 },
  sort: "-speed",
  columns: {
    card: (row) => row.rank,
    speed: (row) => row.speed,
    memory: (row) => row.memory,
    need: (row) => row.need,
    quality: (row) => row.level,
    fit: (row) => FITS.indexOf(row.fit),
    bandwidth: (row) => row.bandwidth,
    released: (row) => row.released,
  },
  fallingFirst: ["speed", "quality", "bandwidth", "released"],
  tie: (one, other) => other.speed - one.speed,
  load: () => load(tool.dataset.slug),
  suffices: () => true,
  rows: (data, { context, quality }) => rows(data, context, quality),
  passes: (row, state) =>
    (!state.memory || (state.exact ? row.memory === state.memory : row.memory >= state.memory)) &&
    (!state.kind || row.kind === state.kind) &&
    (!state.vendor || row.vendor === state.vendor) &&
    (!state.supported || row.supported),
  place: (row, { context }) => [tool.dataset.slug, row.class, context],
  coherent: (state) => ({ ...state, exact: state.exact && state.memory > 0 }),
  rowHtml,
  answerHtml,
  mine,
});
