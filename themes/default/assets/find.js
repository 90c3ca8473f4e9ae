/**
 * Finds models and cards by what people type. The only place that ranks: the build lists names (data/search.json, its
 * form: sitegen/facts/search.py), this compares them with the query.
 *
 * A name is cut into words ("Qwen3", "30B", "A3B") and words into pieces ("qwen", "3"). A word of the query is looked
 * for in the name without its spaces, from the start of a piece on, so "gptoss", "rtx4090" and "deep seek" are found.
 * What ends with a word counts most, then what ends with a piece, then a beginning, then a misspelled word.
 *
 * @typedef {{text: string, words: {length: number, letters: string, left: number}[], starts: boolean[],
 *   ends: boolean[]}} Field `text` is the words without spaces; of each place where a piece starts or ends, whether a
 *   word does. A word has the letters it begins with, and what it costs where it is left over
 * @typedef {{name: string, path: string, kind: "model" | "card", detail: Record<string, string>, popularity: number, published: string,
 *   fields: Field[], more: Field}} Entry `fields` are the name and its aliases, `more` what else is known
 */

const WORD_END = 1;
const PIECE_END = 0.97;
const ACROSS = 0.97; // over more than one word
const INSIDE = 0.85; // from a later piece of a word
const BEGINNING = 0.7;
const OTHER_NUMBER = 0.45; // "3" of "3.1", "40" of "4090"
const MISSPELLED = 0.6;
const SHORTEST_MISSPELLED = 3; // letters
const ALIAS = 0.97;
const MORE = 0.8; // the maker, the memory, the kind
const POINTS = 20; // of a query whose every word is found whole
const FIRST = 1; // the name starts as the query does
const ALL = 4; // the query is the name
const WORD_LEFT = 1; // a word of the name that was not asked for
const FIGURE_LEFT = 0.25; // the same for a size or a version: "70B", "A3B", "8x7B", "3.1"
const POPULARITY = 0.1; // a doubling of downloads

/** Lower case, without accents, "+" as people say it, "12 GB" as one word. @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1\0")
    .toLowerCase()
    .replace(/\+/g, " plus ")
    .replace(/(\d) (?=[gt]b\b)/g, "$1")
    .replace(/(?<!\d)\.|\.(?!\d)/g, " ")
    .replace(/[^\p{L}\p{N}.\0]+/gu, " ")
    .trim();

/** @param {string} word @returns {string[]} */
const pieces = (word) => word.match(/[\d.]+|[^\d.\0]+/g) ?? [];

/** @param {string} text @returns {Field} */
function field(text) {
  const words = folded(text).split(" ").filter(Boolean).map(pieces);
  const [starts, ends] = [[], []];
  let at = 0;
  for (const parts of words) {
    parts.forEach((piece, place) => {
      starts[at] = place === 0;
      at += piece.length;
      ends[at] = place === parts.length - 1;
    });
  }
  return { text: words.flat().join(""), words: words.map((parts) => measured(parts.join(""))), starts, ends };
}

const measured = (word) => ({
  length: word.length,
  letters: /^[^\d.]*/.exec(word)[0],
  left: /^\p{L}?\d[\d.x]*\p{L}{0,2}$/u.test(word) ? FIGURE_LEFT : WORD_LEFT,
});

/**
 * @param {{models: any[][], cards: any[][]}} index @param {Record<string, string>} kinds of cards, in the page's words
 * @returns {Entry[]}
 */
export function entries({ models, cards }, kinds) {
  const entry = (path, kind, [slug, name, published, popularity, ...aliases], detail, more) => ({
    name,
    path: `${path}${slug}.html`,
    kind,
    detail,
    popularity,
    published,
    fields: [name, ...aliases].map(field),
    more: field(more),
  });
  return [
    ...models.map(([maker, repository, ...rest]) => entry("models/", "model", rest, { maker }, `${maker} ${repository}`)),
    ...cards.map(([vendor, memory, kind, ...rest]) => {
      const detail = { memory, kind: kinds[kind] ?? kind };
      return entry("gpus/", "card", rest, detail, `${vendor} ${memory} GB ${kind} ${detail.kind}`);
    }),
  ];
}

/** The entries that answer best, best first. @param {Entry[]} all @param {string} query */
export function find(all, query, limit = 8) {
  const words = folded(query.toLowerCase()).split(" ").filter(Boolean).map(pieces);
  if (!words.length) return [];
  const found = all.map((entry) => ({ entry, ...score(entry, words) })).filter(({ matched }) => matched);
  const most = Math.max(...found.map(({ matched }) => matched));
  return found
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.points - a.points || newerFirst(a.entry, b.entry))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

const newerFirst = (a, b) => (a.published === b.published ? (a.name < b.name ? -1 : 1) : a.published < b.published ? 1 : -1);

/** How many words of the query an entry has, and how well. @param {Entry} entry @param {string[][]} words */
function score(entry, words) {
  const taken = entry.fields.map(() => new Set());
  const qualities = words.map((parts) => matchEntry(entry, parts, taken)).filter(Boolean);
  if (!qualities.length) return { matched: 0, points: 0 };
  const [first, asked] = [words[0].join(""), words.flat().join("")];
  const rest = entry.fields.map(({ text, words }, place) => {
    const left = words.reduce((sum, word, at) => sum + (taken[place].has(at) ? 0 : word.left), 0);
    return (text.startsWith(first) ? FIRST : 0) + (text === asked ? ALL : 0) - left;
  });
  const quality = qualities.reduce((sum, each) => sum + each, 0) / words.length;
  const points = POINTS * quality + Math.max(...rest) + POPULARITY * entry.popularity;
  return { matched: qualities.length, points };
}

/** The best match of a word of the query. @param {Entry} entry @param {string[]} parts @param {Set<number>[]} taken */
function matchEntry(entry, parts, taken) {
  const whole = matchFields(entry, parts.join(""), taken);
  if (whole || parts.length === 1) return whole;
  const each = parts.map((part) => matchFields(entry, part, taken));
  return each.every(Boolean) ? 0.9 * Math.min(...each) : 0;
}

function matchFields({ fields, more }, text, taken) {
  const best = fields.map((field, place) => (place ? ALIAS : 1) * match(field, text, taken[place]));
  return Math.max(...best, MORE * match(more, text));
}

/** From 0 to 1; the words that it covers are added to `taken`. @param {Field} field @param {string} text */
function match({ words, starts, ends, text }, wanted, taken) {
  let best = 0;
  let from = -1;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const quality = worth(starts, ends, at, wanted);
    if (quality > best) [best, from] = [quality, at];
  }
  if (best) {
    if (taken) cover(words, from, from + wanted.length, taken);
    return best;
  }
  if (wanted.length < SHORTEST_MISSPELLED || /\d/.test(wanted)) return 0;
  const place = words.findIndex(({ letters }) => misspelled(wanted, letters));
  if (place < 0) return 0;
  taken?.add(place);
  return MISSPELLED;
}

function worth(starts, ends, at, wanted) {
  if (starts[at] === undefined) return 0;
  const end = at + wanted.length;
  const start = starts[at] ? 1 : INSIDE;
  if (ends[end] !== undefined) {
    const across = ends.slice(at + 1, end).includes(true);
    return start * (across ? ACROSS : 1) * (ends[end] ? WORD_END : PIECE_END);
  }
  if (/\d$/.test(wanted)) return start * OTHER_NUMBER;
  return wanted.length > 1 ? start * BEGINNING : 0;
}

/** Words that overlap a stretch of the name. */
function cover(words, from, to, taken) {
  let at = 0;
  words.forEach((word, place) => {
    if (at < to && at + word.length > from) taken.add(place);
    at += word.length;
  });
}

/** One slip of the hand in three to seven letters, two in more; the first letter is right. */
function misspelled(wanted, word) {
  const slips = wanted.length > 7 ? 2 : 1;
  if (wanted[0] !== word[0] || Math.abs(wanted.length - word.length) > slips) return false;
  return distance(wanted, word) <= slips;
}

/** Letters to add, to drop, to change or to swap with the next (optimal string alignment). */
function distance(a, b) {
  let [before, last] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      line[column] = Math.min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) line[column] = Math.min(line[column], before[column - 2] + 1);
    }
    [before, last] = [last, line];
  }
  return last[b.length];
}
