/** The data files of a model's page, read. Their form is described in sitegen/tables/data.py. */

import { expect, loaded, numbers, plain, ranked } from "./files.js";

/**
 * @typedef {{slug: string, name: string, vendor: string, class: number, memory: number, bandwidth: number,
 *   released: string, kind: string, support: string, standing: number, supported: boolean, group: number, rank: number, words: string}} Card
 * @typedef {Card & {level: number, quality: string, need: number, speed: number, low: number, high: number,
 *   fit: "comfortable" | "tight" | "none", gap: number}} Row `level` counts from the most compressed one
 * @typedef {{tokens: number, needs: number[], starts: number[], roomy: number[], speeds: number[],
 *   short: number[][]}} Context
 * @typedef {{cards: Card[], qualities: string[], levels: string[], floor: number, usual: number, contexts: Context[]}} Data
 */

/** All figures of a model. @param {string} slug @returns {Promise<Data>} */
export const load = (slug) =>
  loaded(["cards", `models/${slug}`], (deck, model) => {
    const cards = readCards(deck);
    return { ...readModel(model, cards), cards };
  });

/** @returns {Card[]} */
function readCards({ groups, cards }) {
  expect(numbers(groups) && cards.length > 0);
  const rank = ranked(cards.map(([, name]) => name));
  return cards.map((fields) => {
    const [slug, name, vendor, index, memory, bandwidth, released, kind, support, standing] = fields;
    expect([slug, name, vendor, kind, support].every((text) => typeof text === "string"));
    expect(numbers([index, memory, bandwidth, standing]) && /^\d{4}-\d\d$/.test(released));
    const supported = support !== "legacy" && support !== "closed";
    const group = groups.findLastIndex((first) => first <= index);
    const card = { slug, name, vendor, class: index, memory, bandwidth, released, kind, support, standing, supported, group };
    return { ...card, rank: rank.get(name), words: plain(`${name} ${vendor}`) };
  });
}

function readModel({ qualities, levels, floor, usual, contexts }, cards) {
  expect(levels.length > 0 && levels.length === qualities.length && levels[floor] && levels[usual]);
  expect(contexts.length > 0);
  const classes = 1 + Math.max(...cards.map((card) => card.class));
  return { qualities, levels, floor, usual, contexts: contexts.map((context) => readContext(context, levels.length, classes)) };
}

/** @returns {Context} */
function readContext({ tokens, needs, starts, roomy, speeds, short }, levels, classes) {
  expect([needs, starts, roomy].every((list) => numbers(list) && list.length === levels));
  expect(short.length === levels && short.every(numbers));
  const flat = speeds.flat();
  expect(numbers([tokens, ...flat]) && flat.length === 3 * (classes - starts[0]));
  return { tokens, needs, starts, roomy, speeds: flat, short };
}

/**
 * Every card at one context, in the order of the file: newest first, then by name.
 * @param {Data} data @param {number} tokens @param {string} quality the lowest level that counts @returns {Row[]}
 */
export function rows(data, tokens, quality) {
  const context = data.contexts.find((each) => each.tokens === tokens);
  const floor = data.qualities.indexOf(quality);
  return data.cards.map((card) => ({ ...card, ...cell(data, context, floor, card) }));
}

/** @param {Data} data @param {Context} context @param {number} floor @param {Card} card */
function cell({ levels, floor: usualFloor, usual }, context, floor, card) {
  const level = context.starts.findLastIndex((start) => start <= card.class);
  if (level < floor) {
    const measured = floor === usualFloor ? usual : floor;
    const need = context.needs[measured];
    const gap = context.short[floor][card.group];
    return { level: measured, quality: levels[measured], need, speed: 0, low: 0, high: 0, fit: "none", gap };
  }
  const at = 3 * (card.class - context.starts[0]);
  const [speed, low, high] = context.speeds.slice(at, at + 3);
  const fit = card.class >= context.roomy[level] ? "comfortable" : "tight";
  return { level, quality: levels[level], need: context.needs[level], speed, low, high, fit, gap: 0 };
}
