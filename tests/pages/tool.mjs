// Figures and sentences as the script writes them. JSON in: the theme's format.js and cases. JSON out.
import { readFileSync } from "node:fs";

const { format, cases } = JSON.parse(readFileSync(0, "utf8"));
const { Format } = await import(`data:text/javascript,${encodeURIComponent(format)}`);
const written = ({ language, texts, calls }) => {
  const writer = new Format(texts, language);
  return calls.map(([name, ...values]) => writer[name](...values));
};
process.stdout.write(JSON.stringify(cases.map(written)));
