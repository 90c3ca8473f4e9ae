/** A box with a list of what is found (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) over what find.js finds. */

import { entries, find } from "./find.js";

/** @typedef {import("./find.js").Entry} Entry */

/** Fetches the index when first asked, and again after a failure. @param {DOMStringMap} places `index` and `kinds`
 * @returns {() => Promise<Entry[]>} */
export function indexed({ index, kinds }) {
  let loading;
  return () => {
    loading ??= fetch(index)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then((found) => entries(found, JSON.parse(kinds)))
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/**
 * @param {object} parts
 * @param {HTMLInputElement} parts.box @param {HTMLElement} parts.list
 * @param {() => Promise<Entry[]>} parts.load all that may be found
 * @param {(entry: Entry) => HTMLElement} parts.option what stands in the list; it answers to a click by itself
 * @param {(item: HTMLElement, entry: Entry) => void} parts.pick an option was chosen with Enter
 * @param {(state: "" | "none" | "failed") => void} parts.tell what to say of the search
 * @param {(all: Entry[], query: string) => Entry[]} [parts.first] what comes before what is found
 */
export function combobox({ box, list, load, option, pick, tell, first = () => [] }) {
  /** @type {Entry[]} */
  let found = [];
  let chosen = -1;

  const attributes = { role: "combobox", "aria-expanded": "false", "aria-controls": list.id, "aria-autocomplete": "list" };
  Object.entries(attributes).forEach(([name, value]) => box.setAttribute(name, value));
  box.addEventListener("focus", () => load().catch(() => {}), { once: true });
  box.addEventListener("input", show);
  box.addEventListener("keydown", pressed);
  box.addEventListener("blur", () => setTimeout(close, 200)); // after a click on the list
  list.addEventListener("mousedown", (event) => event.preventDefault()); // the box keeps the focus
  if (box.value) show(); // what was typed before the page came back

  async function show() {
    const query = box.value;
    try {
      const all = await load();
      if (query !== box.value) return; // there is more to find by now
      found = [...first(all, query), ...find(all, query)];
      list.replaceChildren(...found.map(listed));
      tell(query.trim() && !found.length ? "none" : "");
      choose(-1);
      open(found.length > 0);
    } catch {
      tell("failed");
    }
  }

  /** @param {Entry} entry @param {number} place */
  function listed(entry, place) {
    const item = option(entry);
    item.id = `${list.id}-${place}`;
    item.setAttribute("role", "option");
    return item;
  }

  function open(wanted) {
    list.hidden = !wanted;
    box.setAttribute("aria-expanded", String(wanted));
  }

  function close() {
    open(false);
    choose(-1);
  }

  /** Mark an option, -1 for none. @param {number} place */
  function choose(place) {
    list.children[chosen]?.setAttribute("aria-selected", "false");
    chosen = place;
    const item = list.children[chosen];
    item?.setAttribute("aria-selected", "true");
    item?.scrollIntoView({ block: "nearest" });
    if (item) box.setAttribute("aria-activedescendant", item.id);
    else box.removeAttribute("aria-activedescendant");
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const count = list.children.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      const from = list.hidden && step < 0 ? 0 : chosen;
      open(true);
      choose((from + step + (from < 0 && step < 0 ? 1 : 0) + count) % count);
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const place = Math.max(chosen, 0);
      if (list.hidden) show(); // closed with Escape, or the index is still on its way
      else if (found[place]) pick(list.children[place], found[place]);
    }
  }

  /** Empty the box. */
  function clear() {
    box.value = "";
    found = [];
    list.replaceChildren();
    close();
    tell("");
  }

  return { clear };
}

/** Write a name, and under it what tells it from others. @template {HTMLElement} Item @param {Item} item
 * @param {Entry} entry @param {DOMStringMap} templates @returns {Item} */
export function describe(item, { name, kind, detail }, templates) {
  const title = Object.assign(document.createElement("b"), { textContent: name, translate: false });
  const more = document.createElement("small");
  more.textContent = templates[kind].replace(/\{(\w+)\}/g, (_, key) => detail[key]);
  item.append(title, " ", more);
  return item;
}
