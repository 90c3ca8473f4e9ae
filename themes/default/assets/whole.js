/**
 * A table for all languages. Where its address names the visitor's (`#fr`), that one's legend comes first, the others
 * are links alone, and names lead to its pages.
 */

const own = document.getElementById(location.hash.slice(1));
if (own?.matches(".legends > li")) {
  own.parentElement.prepend(own);
  for (const other of document.querySelectorAll(".legends > li")) other.lastElementChild.hidden = other !== own;
  for (const link of document.querySelectorAll(".whole a, .lists a")) {
    link.href = link.getAttribute("href").replace(/^((?:\.\.\/)+)[^/]+\/(?=models\/|gpus\/)/, `$1${own.lang}/`);
  }
}
