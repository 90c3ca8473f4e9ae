/** What the page that compares has chosen, as its address says it, and the rows that follow from it. */

import { rows } from "./data.js";

/**
 * @typedef {{kind: "cards" | "models", many: string[], one: string, context: number, quality: string}} Choice `many` are
 *   the slugs of what is compared, `one` that of what it is compared on: cards on a model, or models on a card
 * @typedef {import("./data.js").Row & {href: string, maker: string, ends: number}} Compared `ends` is the longest
 *   context that we rate of a model that does not reach the chosen one, else 0
 */

export const MOST = 4;
const USUAL_CONTEXT = 4096; // up to here a model that ends earlier is shown at its own end, as on the pages of cards
const OTHER = { cards: "model", models: "card" };

/**
 * The choice that an address asks for. What it says beyond what there is, is ignored.
 * @param {string} query @param {Choice} initial @param {{contexts: string[], qualities: string[]}} offered
 * @param {(kind: "card" | "model", slug: string) => boolean} exists @returns {Choice}
 */
export function read(query, initial, { contexts, qualities }, exists) {
  const asked = new URLSearchParams(query);
  const kind = asked.has("cards") || (asked.has("model") && !asked.has("models")) ? "cards" : hasModels(asked);
  const slugs = (asked.get(kind) ?? "").split(",").filter((slug) => exists(kind.slice(0, -1), slug));
  const one = asked.get(OTHER[kind]) ?? "";
  const context = asked.get("context") ?? "";
  const quality = asked.get("quality") ?? "";
  return {
    kind,
    many: [...new Set(slugs)].slice(0, MOST),
    one: exists(OTHER[kind], one) ? one : "",
    context: contexts.includes(context) ? Number(context) : initial.context,
    quality: qualities.includes(quality) ? quality : initial.quality,
  };
}

const hasModels = (asked) => (asked.has("models") || asked.has("card") ? "models" : "cards");

/** The address of a choice: only what differs from the first one. @param {Choice} choice @param {Choice} initial */
export function write({ kind, many, one, context, quality }, initial) {
  const said = [];
  if (many.length) said.push(`${kind}=${many.join(",")}`);
  if (one) said.push(`${OTHER[kind]}=${one}`);
  if (kind !== initial.kind && !said.length) said.push(`${kind}=`);
  if (context !== initial.context) said.push(`context=${context}`);
  if (quality !== initial.quality) said.push(`quality=${quality}`);
  return said.length ? `?${said.join("&")}` : "";
}

/** The models that a choice needs the figures of. @param {Choice} choice */
export const models = ({ kind, many, one }) => (kind === "models" ? many : one ? [one] : []);

/**
 * A row for each card or model that is compared, in the order in which they were chosen.
 * @param {Choice} choice @param {(slug: string) => import("./data.js").Data} dataOf
 * @param {(kind: "card" | "model", slug: string) => import("./find.js").Entry} entryOf @returns {Compared[]}
 */
export function compared({ kind, many, one, context, quality }, dataOf, entryOf) {
  const pairs = many.map((slug) => (kind === "cards" ? [one, slug] : [slug, one]));
  return pairs.map(([model, card]) => {
    const data = dataOf(model);
    const tokens = contextOf(data, context);
    const row = rows(data, tokens ?? data.contexts[0].tokens, quality).find(({ slug }) => slug === card);
    const { name, path, detail } = kind === "cards" ? entryOf("card", card) : entryOf("model", model);
    const found = { ...row, name, href: path, maker: kind === "cards" ? row.vendor : detail.maker };
    return tokens ? { ...found, ends: 0 } : { ...found, fit: "none", ends: data.contexts.at(-1).tokens };
  });
}

/** The context itself; up to the usual one, the longest that a model has where it ends earlier. */
function contextOf({ contexts }, tokens) {
  const all = contexts.map((each) => each.tokens);
  return tokens > USUAL_CONTEXT ? all.find((each) => each === tokens) : all.findLast((each) => each <= tokens);
}

/** The fastest of some rows that fit. @param {Compared[]} fitting */
export const fastest = (fitting) => fitting.reduce((best, row) => (row.speed > best.speed ? row : best));

/** The card with the least memory, or the model that needs the least. @param {Compared[]} fitting
 * @param {"memory" | "need"} key */
export const least = (fitting, key) => fitting.reduce((best, row) => (row[key] < best[key] ? row : best));
