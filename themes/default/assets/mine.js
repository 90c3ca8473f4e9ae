/** The visitor's own card, a slug, kept in this browser alone. */

const KEY = "card";

/** The slug, "" where there is none. */
export function stored() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // storage is switched off
  }
}

/** @param {string} slug "" to forget it */
export function store(slug) {
  try {
    if (slug) localStorage.setItem(KEY, slug);
    else localStorage.removeItem(KEY);
  } catch {
    // storage is switched off: the card is known until the page is left
  }
}
