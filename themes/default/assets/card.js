/** The tool on a card's page: its rows are models. */

import { load, rows } from "./card_data.js";
import { escape, fitHtml, named, speedHtml } from "./format.js";
import { FITS, run, tool } from "./tool.js";

/** @typedef {import("./card_data.js").Row} Row @typedef {import("./format.js").Format} Format */

// As in sitegen/pages/card_picture.py; a test compares them.
const UNITS_PER_DECADE = 1650;
const LEFT_LOG10_BILLIONS = -1.4;

const billions = ({ billions }, format) => format.number(billions, billions < 0.1 ? 2 : 1);

const MODELS = {
  offsets: { dense: 0, mixture: 0 },
  series: ({ active }) => (active === null ? "dense" : "mixture"),
  across: ({ billions }) => UNITS_PER_DECADE * (Math.log10(billions) - LEFT_LOG10_BILLIONS),
  messages: "card.picture.",
  row: "model",
  values: (row, format) => ({ size: billions(row, format) }),
};

/** As the templates write it (parts.html, fitting_table). @param {Row} row @param {Format} format */
function rowHtml(row, format) {
  const fit = row.fit === "comfortable" ? "" : ` class="${row.fit}"`;
  const slug = escape(row.slug);
  return (
    `<tr data-row="${slug}"><th scope="row"><a href="../models/${slug}.html" translate="no">${escape(row.name)}</a> ` +
    `<small>${escape(row.organization)}</small></th>` +
    `<td>${speedHtml(row, format)}</td><td>${billions(row, format)}</td>` +
    `<td>${row.need ? format.memory(row.need) : "–"}</td><td>${escape(row.quality)}</td>` +
    `<td${fit}>${fitHtml(row, format)}</td><td>${format.month(row.published)}</td></tr>`
  );
}

/** The largest of the models that fit. @param {Row[]} fitting @param {Format} format */
function answerHtml(fitting, format) {
  const { name, speed, low, high } = fitting.reduce((best, row) => (row.billions > best.billions ? row : best));
  const range = { low: format.rangeEnd(low), high: format.rangeEnd(high) };
  const key = fitting.length > 1 ? "card.tool.largest" : "card.tool.only";
  return format.text(key, { largest: named(name), speed: format.speed(speed), ...range });
}

const [AT_LEAST, BELOW] = [0, 1];

/** Whether a model's size is within bounds such as "20-40" and "150-". @param {string} size @param {number} billions */
function isOfSize(size, billions) {
  const bounds = size.split("-");
  return billions >= Number(bounds[AT_LEAST]) && (!bounds[BELOW] || billions < Number(bounds[BELOW]));
}

run({
  texts: "texts/cards-",
  messages: "card.tool.",
  subject: "card",
  filters: { search: "", organization: "", size: "", task: "", year: "", design: "", all: false, speed: 0 },
  sort: "-size",
  columns: {
    model: (row) => row.rank,
    speed: (row) => row.speed,
    size: (row) => row.billions,
    need: (row) => row.need,
    quality: (row) => row.level,
    fit: (row) => FITS.indexOf(row.fit),
    published: (row) => row.published,
  },
  fallingFirst: ["speed", "size", "quality", "published"],
  tie: () => 0, // as the file has them: largest first
  load: (state, data) => load(tool.dataset, state.all, data),
  suffices: (data, state) => !state.all || data.short !== null,
  rows: (data, { context, quality }) => rows(data, context, quality),
  passes: (row, state) =>
    (!state.organization || row.organization === state.organization) &&
    (!state.size || isOfSize(state.size, row.billions)) &&
    (!state.task || row.tasks.includes(state.task)) &&
    (!state.year || row.year >= Number(state.year)) &&
    (!state.design || MODELS.series(row) === state.design),
  place: ({ slug, tokens }) => [slug, Number(tool.dataset.index), tokens],
  coherent: (state) => state,
  rowHtml,
  answerHtml,
  picture: MODELS,
});
