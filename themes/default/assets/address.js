/** The state in the page's address. The history keeps what was completed, not each step of a moving control. */

let settled = location.search;

/** @param {string} query @param {boolean} complete whether the visitor has finished the change */
export function show(query, complete) {
  if (complete && query !== settled) {
    put("replaceState", settled);
    put("pushState", query);
    settled = query;
  } else put("replaceState", query);
}

/** The browser has gone back or forward. */
export function follow() {
  settled = location.search;
}

function put(method, query) {
  try {
    history[method](null, "", location.pathname + query + location.hash);
  } catch {
    // refused, because it changed too often; the change's end will say it again
  }
}
