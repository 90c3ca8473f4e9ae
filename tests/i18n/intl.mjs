// Formats the cases on standard input with Intl, as a browser would. One JSON array in, one out.
import { readFileSync } from "node:fs";

const day = (iso, options, language) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${iso}T00:00:00Z`));
const number = (value, options, language) => new Intl.NumberFormat(language, options).format(value);

const formats = {
  number: ([value, digits], language) =>
    number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "negative" }, language),
  compact: ([value], language) =>
    number(value, { notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 }, language),
  scientific: ([value], language) => number(value, { notation: "scientific", maximumFractionDigits: 1 }, language),
  day: ([iso], language) => day(iso, { dateStyle: "long" }, language),
  month: ([iso], language) => day(iso, { month: "long", year: "numeric" }, language),
  month_short: ([iso], language) => day(iso, { month: "short", year: "numeric" }, language),
  join: ([items], language) => new Intl.ListFormat(language, { type: "conjunction", style: "long" }).format(items),
  country: ([code], language) => new Intl.DisplayNames([language], { type: "region" }).of(code),
  grouped: ([value], language) =>
    new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(value).some((p) => p.type === "group"),
};

const cases = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(cases.map(([language, kind, args]) => formats[kind](args, language))));
