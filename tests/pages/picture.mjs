// What the script draws and says of rows. JSON in: the theme's scripts, rows, texts and language. JSON out.
import { readFileSync } from "node:fs";

const { scripts, cases } = JSON.parse(readFileSync(0, "utf8"));
const address = (source) => `data:text/javascript,${encodeURIComponent(source)}`;
const imported = (source) => import(address(source.replace("./files.js", address(scripts.files))));
const { marksOf, pathOf, alternative } = await imported(scripts.picture);
const { Format } = await imported(scripts.format);

const drawn = ({ rows, texts, language }) => {
  const marks = marksOf(rows);
  const vendors = [...new Set(rows.map((row) => row.vendor))];
  const paths = vendors.map((vendor) => [vendor, pathOf(marks.filter((mark) => mark.rows[0].vendor === vendor))]);
  return { paths: Object.fromEntries(paths), alternative: alternative(rows, new Format(texts, language)) };
};
process.stdout.write(JSON.stringify(cases.map(drawn)));
