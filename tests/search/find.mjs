// What the search finds. JSON in: the theme's find.js, the index, the queries. JSON out: the best paths of each.
import { readFileSync } from "node:fs";

const { script, index, kinds, queries } = JSON.parse(readFileSync(0, "utf8"));
const { entries, find } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
const all = entries(index, kinds);
process.stdout.write(JSON.stringify(queries.map((query) => find(all, query).map(({ path }) => path))));
