/** The answer in words: how many cards, the smallest, the fastest. */

import { extremes } from "./choose.js";
import { named } from "./format.js";
import { isFiltered } from "./state.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./format.js").Format} Format */

/**
 * @param {Row[]} running the rows that run the model
 * @param {import("./state.js").State} state
 * @param {string} model
 * @param {Format} format
 */
export function answerHtml(running, state, model, format) {
  const filtered = isFiltered(state) ? "_filtered" : "";
  const values = { context: format.tokens(state.context), level: state.quality, model: named(model) };
  if (!running.length) return format.text(`tool.answer_none${filtered}`, values);
  const first = format.plural(`tool.answer${filtered}`, running.length, values);
  return format.text("paragraph.join", { first, second: extremesHtml(running, format) });
}

/** @param {Row[]} running @param {Format} format */
function extremesHtml(running, format) {
  const { fastest, smallest } = extremes(running);
  const card = named(shortName(smallest));
  const values = { card, memory: format.number(smallest.memory), speed: format.speed(fastest.speed) };
  if (running.length === 1) return format.text("lead.only", values);
  const key = smallest.supported ? "lead.smallest" : "lead.smallest_legacy";
  return format.text(key, { ...values, fastest: named(fastest.name) });
}

/** The name without the memory in it, where the memory is said beside it. @param {Row} row */
const shortName = ({ name, memory }) => name.replaceAll(`, ${memory} GB`, "").replaceAll(` ${memory} GB`, "");
