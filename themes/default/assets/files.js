/** Files of data: fetched once and checked. */

/** The data arrived, but not as this script knows it. */
export class ShapeError extends Error {}

/** The content of a file; its address is as in sitegen/pages/addresses.py. @param {string} name */
export async function fetched(name) {
  const response = await fetch(`${document.getElementById("tool").dataset.files}${name}.json`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ShapeError(name);
  }
}

/** What `read` makes of some files. @template T @param {string[]} names @param {(...files: any[]) => T} read */
export async function loaded(names, read) {
  const files = await Promise.all(names.map(fetched));
  try {
    return read(...files);
  } catch {
    throw new ShapeError(); // such as a property of null
  }
}

export const numbers = (list) => list.every((value) => typeof value === "number");

export function expect(met) {
  if (!met) throw new ShapeError();
}

/** Without case and accents. @param {string} text */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The place of each name among all names. @param {string[]} names @returns {Map<string, number>} */
export function ranked(names) {
  const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return new Map(names.sort(compare).map((name, place) => [name, place]));
}

/** The first of the items with the least key. @template T @param {T[]} items @param {(item: T) => number} key */
export const least = (items, key) => items.reduce((best, item) => (key(item) < key(best) ? item : best), items[0]);
