/** Rows of the table as HTML, the same as the templates write (parts.html, cards_table). */

import { escape } from "./format.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./format.js").Format} Format */

const DECADES = 4; // a bar spans 1 to 10,000 tok/s, as in sitegen/pages/tables.py

/** @param {Row[]} rows @param {Format} format @param {string} mark said of each row, "" for nothing */
export const rowsHtml = (rows, format, mark = "") => rows.map((row) => rowHtml(row, format, mark)).join("");

/** @param {Row} row @param {Format} format @param {string} mark */
function rowHtml(row, format, mark) {
  const note = row.supported ? "" : ` <small class="old" translate="yes">${format.text(`row.${row.support}`)}</small>`;
  const marked = mark && ` <small class="mark" translate="yes">${mark}</small>`;
  const fit = row.fit === "comfortable" ? "" : ` class="${row.fit}"`;
  return (
    `<tr data-card="${escape(row.slug)}"${mark && ' class="mine"'}><th scope="row" translate="no">${escape(row.name)} <small>${escape(row.vendor)}</small>${note}${marked}</th>` +
    `<td>${speedHtml(row, format)}</td><td>${format.number(row.memory)}</td><td>${format.memory(row.need)}</td>` +
    `<td>${escape(row.quality)}</td><td${fit}>${fitHtml(row, format)}</td>` +
    `<td>${format.number(row.bandwidth)}</td><td>${format.month(row.released)}</td></tr>`
  );
}

/** @param {Row} row @param {Format} format */
function speedHtml({ fit, speed, low, high }, format) {
  if (fit === "none") return "–";
  return (
    `<b>${format.speed(speed)}</b> <small>${format.rangeEnd(low)}–${format.rangeEnd(high)}</small>` +
    `<svg role="none"><line x1="${along(low)}%" x2="${along(high)}%"/><circle cx="${along(speed)}%"/></svg>`
  );
}

/** @param {Row} row @param {Format} format */
const fitHtml = ({ fit, gap }, format) =>
  fit === "none" ? format.text("tool.lacks", { gap: format.memory(gap) }) : format.text(`fit.${fit}`);

/** How far along its bar a speed lies, in percent. */
const along = (speed) => (speed <= 1 ? 0 : Math.min(100, Math.round((100 / DECADES) * Math.log10(speed))));
