/** The controls above the table: what they offer, what they say, and how they are set. */

import { ROWS } from "./state.js";

/** @typedef {import("./state.js").State} State */

export const tool = document.getElementById("tool");

/** A part of the tool. @param {string} id @returns {any} */
export const part = (id) => document.getElementById(`tool-${id}`);

const CONTEXTS = tool.dataset.contexts.split(" ");
const LISTS = ["quality", "memory", "kind", "vendor"];
const FIELDS = [...LISTS, "search", "speed"];
const TICKS = ["exact", "supported", "all"];

/** Put the controls in their place. @param {Record<string, string>} texts `controls` is HTML */
export function build(texts) {
  const form = part("controls");
  if (!texts.controls) throw new TypeError("the texts have no controls");
  form.innerHTML = texts.controls;
  form.autocomplete = "off"; // or a browser would set them as they stood before the address was read
  form.setAttribute("aria-label", texts["tool.label"]);
  part("context").max = CONTEXTS.length - 1;
  part("filters").open = matchMedia("(min-width: 60rem)").matches;
  form.hidden = false;
}

/** The values that there are, for addresses to choose from. @returns {Record<string, string[]>} */
export function offered() {
  const lists = LISTS.map((id) => [id, [...part(id).options].map((option) => option.value)]);
  return { context: CONTEXTS, ...Object.fromEntries(lists) };
}

/** The state that the controls stand for; the order is the table's. @param {string} sort @returns {State} */
export function said(sort) {
  const text = (id) => part(id).value.trim();
  const ticked = Object.fromEntries(TICKS.map((id) => [id, part(id).checked]));
  return {
    context: Number(CONTEXTS[part("context").value]),
    quality: text("quality"),
    search: text("search"),
    memory: Number(text("memory")),
    kind: text("kind"),
    vendor: text("vendor"),
    ...ticked,
    speed: part("speed").validity.valid ? Number(text("speed")) : 0,
    sort,
    rows: ROWS,
  };
}

/** @param {State} state */
export function set(state) {
  part("context").value = CONTEXTS.indexOf(String(state.context));
  for (const id of FIELDS) part(id).value = state[id] || "";
  for (const id of TICKS) part(id).checked = state[id];
}
