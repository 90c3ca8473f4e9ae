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

// Parts of a row that all tables have, the same as the templates write (parts.html)

const DECADES = 4; // a bar spans 1 to 10,000 tok/s, as in sitegen/pages/tables.py

/** @param {import("./tool.js").Row} row @param {Format} format */
export function speedHtml({ fit, speed, low, high }, format) {
  if (fit === "none") return "–";
  return (
    `<b>${format.speed(speed)}</b> <small>${format.rangeEnd(low)}–${format.rangeEnd(high)}</small>` +
    `<svg aria-hidden="true"><line x1="${along(low)}%" x2="${along(high)}%"/><circle cx="${along(speed)}%"/></svg>`
  );
}

/** @param {import("./tool.js").Row} row @param {Format} format */
export const fitHtml = ({ fit, gap }, format) =>
  fit === "none" ? format.text("tool.lacks", { gap: format.memory(gap) }) : format.text(`fit.${fit}`);

/** How far along its bar a speed lies, in percent. */
const along = (speed) => (speed <= 1 ? 0 : Math.min(1000, Math.round((1000 / DECADES) * Math.log10(speed))) / 10);
