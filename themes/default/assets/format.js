/** Figures and sentences as the page's language writes them. */

/** @typedef {string | Record<string, string>} Text A message; one that counts has a form for each CLDR category. */

const TENTHS_BELOW = 9.95; // ends of ranges below this have one decimal, as in sitegen/pages/words.py
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {string} text */
export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** A name that is never translated. @param {string} text */
export const named = (text) => `<bdi translate="no">${escape(text)}</bdi>`;

export class Format {
  /**
   * @param {Record<string, any>} texts the messages; `decimal` and `group` marks, and `grouping`: how many digits stand
   *   before the first group mark at least; the twelve `months`
   * @param {string} language BCP 47
   */
  constructor(texts, language) {
    this.texts = texts;
    this.plurals = new Intl.PluralRules(language);
  }

  /** A message with its values, which are HTML. @param {string} key @param {Record<string, string>} values */
  text(key, values = {}, count = 0) {
    const text = this.texts[key];
    const form = typeof text === "string" ? text : (text[this.plurals.select(count)] ?? text.other);
    return form.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  }

  /** A message that counts; the count fills `{count}`. @param {string} key @param {number} count */
  plural(key, count, values = {}) {
    return this.text(key, { count: this.number(count), ...values }, count);
  }

  /** Half rounds up, by the number's shortest text. @param {number} value */
  number(value, decimals = 0) {
    const rounded = Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
    const [whole, fraction] = rounded.toFixed(decimals).split(".");
    const { decimal, group, grouping } = this.texts;
    const grouped = whole.length < 3 + grouping ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
    return fraction ? grouped + decimal + fraction : grouped;
  }

  /** Tokens per second. @param {number} value */
  speed(value) {
    return this.number(value, value < 100 ? 1 : 0);
  }

  /** One end of a range of speeds. @param {number} value */
  rangeEnd(value) {
    return this.number(value, value < TENTHS_BELOW ? 1 : 0);
  }

  /** Gigabytes that were computed. @param {number} value */
  memory(value) {
    return this.number(value, value < 999.95 ? 1 : 0);
  }

  /** @param {string} yearMonth such as "2024-05" */
  month(yearMonth) {
    const [year, month] = yearMonth.split("-");
    return this.texts.months[Number(month) - 1].replace("{y}", year);
  }

  /** @param {number} count */
  tokens(count) {
    return this.plural("count.tokens", count);
  }
}
