/** The page that compares: two to four cards on one model, or as many models on one card. Shows what the data files of
 * models hold; computes no figure. */

import { combobox, describe, indexed } from "./combobox.js";
import { compared, fastest, least, models, MOST, read, write } from "./compared.js";
import { load as loadModel } from "./data.js";
import { fetched, ShapeError } from "./files.js";
import { escape, fitHtml, Format, named, speedHtml } from "./format.js";
import { follow, show } from "./state.js";

/** @typedef {import("./compared.js").Choice} Choice @typedef {import("./compared.js").Compared} Compared */

const tool = document.getElementById("tool");
const part = (id) => document.getElementById(`tool-${id}`);
const table = document.getElementById("table");
const FIELDS = ["many", "one"];
const index = indexed(tool.dataset);
const figures = new Map(); // of the models that were asked for
let entries = new Map();
/** @type {Format} */
let format;
/** @type {Choice} */
let initial;
/** @type {Choice} */
let choice;
const boxes = {};

start().catch(fail);

async function start() {
  const { lang } = document.documentElement;
  const texts = await fetched(`texts/compare-${lang}`);
  if (!texts.controls) throw new TypeError("the texts have no controls");
  format = new Format(texts, lang);
  const form = part("controls");
  form.innerHTML = texts.controls;
  form.autocomplete = "off"; // or a browser would set them as they stood before the address was read
  form.setAttribute("aria-label", texts["compare.heading"]);
  initial = { kind: "cards", many: [], one: "", context: Number(part("context").value), quality: part("quality").value };
  choice = initial;
  for (const field of FIELDS) boxes[field] = box(field);
  form.addEventListener("change", controlled);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    clearBoxes();
    change(initial);
  });
  addEventListener("popstate", restore);
  await restore();
}

// What is chosen

function clearBoxes() {
  for (const field of FIELDS) boxes[field].clear();
}

/** Of what kind the things in a field are. @param {string} field */
const kindOf = (field) => ((field === "many") === (choice.kind === "cards") ? "card" : "model");

/** @param {string} field */
function box(field) {
  const hint = part(`${field}-hint`);
  return combobox({
    box: part(field),
    list: part(`${field}-found`),
    load: async () => (await known()).filter(({ kind }) => kind === kindOf(field)),
    option: (entry) => option(field, entry),
    pick: (_, entry) => add(field, slugOf(entry)),
    tell: (state) => (hint.textContent = state && tool.dataset[state === "failed" ? "search" : state]),
  });
}

function option(field, entry) {
  const item = describe(document.createElement("div"), entry, tool.dataset);
  item.addEventListener("click", () => add(field, slugOf(entry)));
  return item;
}

const slugOf = ({ path }) => path.slice(path.indexOf("/") + 1, -".html".length);

/** All cards and models, and each by its kind and slug. */
async function known() {
  const all = await index();
  if (!entries.size) entries = new Map(all.map((entry) => [`${entry.kind}/${slugOf(entry)}`, entry]));
  return all;
}

const entryOf = (kind, slug) => entries.get(`${kind}/${slug}`);

function add(field, slug) {
  boxes[field].clear();
  const many = choice.many.includes(slug) ? choice.many : [...choice.many, slug].slice(0, MOST);
  change(field === "many" ? { ...choice, many } : { ...choice, one: slug });
  if (field === "many" && choice.many.length === MOST) part(choice.one ? "context" : "one").focus();
}

function remove(field, slug) {
  change(field === "many" ? { ...choice, many: choice.many.filter((each) => each !== slug) } : { ...choice, one: "" });
  part(field).focus();
}

function controlled({ target }) {
  if (target.name === "kind") {
    clearBoxes(); // what they list is of the other kind
    const { many, one } = choice; // what was compared stays, as far as there is room for it
    change({ ...choice, kind: target.value, many: one ? [one] : [], one: many[0] ?? "" });
  } else if (target === part("context")) change({ ...choice, context: Number(target.value) });
  else if (target === part("quality")) change({ ...choice, quality: target.value });
}

/** @param {Choice} next */
function change(next) {
  choice = next;
  show(write(choice, initial), true);
  return paint();
}

async function restore() {
  follow();
  const values = (id) => [...part(id).options].map(({ value }) => value);
  const offered = { contexts: values("context"), qualities: values("quality") };
  const query = location.search;
  try {
    if (query) await known();
  } catch {
    part("many-hint").textContent = tool.dataset.search;
  }
  if (query !== location.search) return; // gone on meanwhile
  choice = read(query, initial, offered, (kind, slug) => Boolean(entryOf(kind, slug)));
  const painted = paint();
  part("controls").hidden = false; // not before they say what the address does
  await painted;
}

// What is shown

async function paint() {
  const now = choice;
  paintControls();
  const isWhole = now.many.length > 0 && now.one;
  try {
    if (isWhole) await load(models(now));
  } catch (error) {
    if (now === choice) fail(error);
    return;
  }
  if (now !== choice) return; // there is more to show by now
  part("message").textContent = "";
  part("scroll").hidden = !isWhole;
  if (isWhole) paintRows(compared(now, (slug) => figures.get(slug), entryOf));
  else part("said").textContent = now.many.length || now.one ? format.text(`compare.ask_${now.kind}`) : "";
}

/** Fetch the figures of models that are not there yet. @param {string[]} slugs */
async function load(slugs) {
  const missing = slugs.filter((slug) => !figures.has(slug));
  if (!missing.length) return;
  const found = await Promise.all(missing.map(loadModel));
  missing.forEach((slug, place) => figures.set(slug, found[place]));
}

function paintControls() {
  const { kind, many, one, context, quality } = choice;
  for (const radio of part("kind").querySelectorAll("input")) radio.checked = radio.value === kind;
  part("many-label").textContent = format.text(`compare.add_${kind}`);
  part("one-label").textContent = format.text(`compare.one_${kindOf("one")}`);
  paintChosen("many", many);
  paintChosen("one", one ? [one] : []);
  part("many").readOnly = many.length === MOST;
  if (many.length === MOST) part("many-hint").textContent = format.text("compare.full");
  else if (part("many-hint").textContent === format.text("compare.full")) part("many-hint").textContent = "";
  part("context").value = context;
  part("quality").value = quality;
  part("level").textContent = format.text(`tool.level.${quality.toLowerCase()}`);
}

/** @param {string} field @param {string[]} slugs */
function paintChosen(field, slugs) {
  const items = slugs.map((slug) => {
    const { name } = entryOf(kindOf(field), slug);
    const item = document.createElement("li");
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: "×" });
    button.setAttribute("aria-label", format.text("compare.remove", { name }));
    button.addEventListener("click", () => remove(field, slug));
    item.innerHTML = `${named(name)} `;
    item.append(button);
    return item;
  });
  part(`${field}-chosen`).replaceChildren(...items);
  part(`${field}-chosen`).hidden = !items.length;
}

/** @param {Compared[]} rows */
function paintRows(rows) {
  const { kind, one, context, quality } = choice;
  const on = entryOf(kindOf("one"), one);
  const values = { name: named(on.name), context: format.tokens(context), level: quality };
  table.caption.firstElementChild.innerHTML = format.text("compare.shown", values);
  part("head").textContent = format.text(kind === "cards" ? "table.card" : "index.model");
  table.tBodies[0].innerHTML = rows.map(rowHtml).join("");
  part("said").innerHTML = said(rows, on);
}

/** Which is fastest and which smallest, in words. @param {Compared[]} rows @param {{name: string}} on */
function said(rows, on) {
  const fitting = rows.filter(fits);
  if (!fitting.length) return joined(format.text("compare.said.none"), saidOfLower());
  const best = fastest(fitting);
  const isCards = choice.kind === "cards";
  const name = named(rows.length === 1 && isCards ? on.name : best.name);
  const [low, high] = [best.low, best.high].map((speed) => format.rangeEnd(speed));
  const values = { name, speed: format.speed(best.speed), low, high };
  if (fitting.length === 1) return format.text(rows.length === 1 ? "compare.said.one" : "compare.said.only", values);
  const key = isCards ? "memory" : "need";
  const small = least(fitting, key);
  const isLeast = fitting.filter((row) => row[key] === small[key]).length === 1;
  const size = { name: named(small.name), memory: format.number(small.memory), need: format.memory(small.need) };
  const second = isLeast ? [format.text(isCards ? "compare.said.least_card" : "compare.said.least_model", size)] : [];
  const differ = fitting.some(({ quality }) => quality !== best.quality);
  return joined(format.text("compare.said.fastest", values), ...second, ...(differ ? [format.text("compare.said.levels")] : []));
}

/** Sentences in a row. @param {string[]} sentences */
const joined = (...sentences) => sentences.reduce((first, second) => format.text("paragraph.join", { first, second }));

const fits = ({ fit }) => fit !== "none";

/** What a lower quantization would hold. */
function saidOfLower() {
  const { options, selectedIndex } = part("quality");
  for (const { value: quality } of [...options].slice(selectedIndex + 1)) {
    const fitting = compared({ ...choice, quality }, (slug) => figures.get(slug), entryOf).filter(fits);
    if (!fitting.length) continue;
    const best = fastest(fitting);
    const values = { level: quality, name: named(best.name), speed: format.speed(best.speed) };
    return format.text("compare.said.lower", values);
  }
  return format.text("compare.said.never");
}

/** @param {Compared} row */
function rowHtml(row) {
  const detail = choice.kind === "cards" ? ` · ${format.text("memory.size", { memory: format.number(row.memory) })}` : "";
  const fit = row.fit === "comfortable" ? "" : ` class="${row.fit}"`;
  const said = row.ends ? format.text("compare.ends", { context: format.tokens(row.ends) }) : fitHtml(row, format);
  return (
    `<tr><th scope="row"><a href="${escape(row.href)}" translate="no">${escape(row.name)}</a> ` +
    `<small>${escape(row.maker)}${detail}</small></th><td${fit}>${said}</td><td>${speedHtml(row, format)}</td>` +
    `<td>${row.ends ? "–" : format.memory(row.need)}</td><td>${row.ends ? "–" : escape(row.quality)}</td></tr>`
  );
}

function fail(error) {
  const malformed = error instanceof ShapeError && format;
  part("message").textContent = malformed ? format.text("compare.malformed") : tool.dataset.failed;
  part("scroll").hidden = true;
  part("said").textContent = "";
}
