/** The data files of a card's page, read. Their form is described in sitegen/tables/card_data.py. */

import { expect, loaded, numbers, plain, ranked } from "./files.js";

/**
 * @typedef {{slug: string, name: string, organization: string, billions: number, active: number | null,
 *   published: string, year: number, tasks: string[], contexts: number[], ladder: string[], rank: number,
 *   words: string}} Model `active` is null for a dense model
 * @typedef {Model & {tokens: number, level: number, quality: string, need: number, speed: number, low: number, high: number,
 *   fit: "comfortable" | "tight" | "none", gap: number}} Row `level` counts from the most compressed one
 * @typedef {{models: Model[], qualities: string[], floor: number, usual: number, roomy: number, cells: number[][],
 *   short: number[][][] | null}} Data
 */

const FIGURES = 5; // of a cell: level, need, speed, low and high end
const USUAL_CONTEXT = 4096; // up to here a model that ends earlier is shown at its own end

/** What fits, and where it is asked for, what falls short. @param {DOMStringMap} names @param {boolean} withShort
 * @param {Data | null} data what is there @returns {Promise<Data>} */
export async function load({ class: name, short }, withShort, data) {
  data ??= await loaded(["models", `classes/${name}`], readModels);
  if (!withShort || data.short) return data;
  return { ...data, short: await loaded([`short/${short}`], (lines) => readShort(lines, data)) };
}

/** @returns {Data} */
function readModels({ qualities, floor, usual, tasks, contexts, ladders, models }, { roomy, cells }) {
  expect(qualities[floor] && qualities[usual] && models.length > 0 && cells.length === models.length);
  const rank = ranked(models.map(([, name]) => name));
  const read = models.map(([slug, name, organization, billions, active, published, does, context, ladder], place) => {
    expect([slug, name, organization].every((text) => typeof text === "string") && numbers([billions, roomy]));
    expect(/^\d{4}-\d\d$/.test(published) && contexts[context] && ladders[ladder] && numbers(cells[place]));
    expect(cells[place].length % FIGURES === 0 && cells[place].length <= FIGURES * contexts[context].length);
    const facts = { slug, name, organization, billions, active, published, year: Number(published.slice(0, 4)) };
    const lists = { tasks: does.map((task) => tasks[task]), contexts: contexts[context], ladder: ladders[ladder] };
    return { ...facts, ...lists, rank: rank.get(name), words: plain(`${name} ${organization}`) };
  });
  return { models: read, qualities, floor, usual, roomy, cells, short: null };
}

function readShort(lines, { models, qualities }) {
  expect(lines.length === models.length);
  expect(lines.every((floors) => floors.length === qualities.length && floors.every(numbers)));
  return lines;
}

/**
 * Every model that reaches the context, in the order of the file: largest first, then newest, then by name.
 * @param {Data} data @param {number} tokens @param {string} quality the lowest level that counts @returns {Row[]}
 */
export function rows(data, tokens, quality) {
  const floor = data.qualities.indexOf(quality);
  return data.models.flatMap((model, place) => {
    const at = placeOf(model.contexts, tokens);
    return at < 0 ? [] : [{ ...model, tokens: model.contexts[at], ...cell(data, model, place, at, floor) }];
  });
}

/** The context itself; up to the usual one, the longest that a model has where it ends earlier. */
const placeOf = (contexts, tokens) =>
  tokens > USUAL_CONTEXT ? contexts.indexOf(tokens) : contexts.findLastIndex((each) => each <= tokens);

/** @param {Data} data @param {Model} model @param {number} place @param {number} at @param {number} floor */
function cell({ cells, floor: usualFloor, usual, roomy, short }, { contexts, ladder }, place, at, floor) {
  const [level = -1, need, speed, low, high] = cells[place].slice(FIGURES * at, FIGURES * (at + 1));
  if (level < floor) {
    const measured = floor === usualFloor ? usual : floor;
    const gap = short ? short[place][floor].at(at - contexts.length) : 1;
    return { level: measured, quality: ladder[measured], need: 0, speed: 0, low: 0, high: 0, fit: "none", gap };
  }
  return { level, quality: ladder[level], need, speed, low, high, fit: need <= roomy ? "comfortable" : "tight", gap: 0 };
}
