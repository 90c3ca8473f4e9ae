/** The state in the page's address. The history keeps what was completed, not each step of a moving control. */

const REST_MS = 200; // browsers take their time over an address, and refuse one that changes too often

let settled = location.search;
let resting = 0;

/** @param {string} query @param {boolean} complete whether the visitor has finished the change */
export function show(query, complete) {
  clearTimeout(resting);
  if (!complete) {
    resting = setTimeout(put, REST_MS, "replaceState", query);
    return;
  }
  put("replaceState", settled);
  put("pushState", query);
  settled = query;
}

/** The browser has gone back or forward. */
export function follow() {
  clearTimeout(resting);
  settled = location.search;
}

function put(method, query) {
  if (query === location.search) return;
  try {
    history[method](null, "", location.pathname + query + location.hash);
  } catch {
    // refused, because it changed too often; the change's end will say it again
  }
}
