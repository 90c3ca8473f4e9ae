"""How long a move of the context slider takes, from the key to the painted table: `python -m benchmarks.slider`.

Builds a site of the model with the largest data file, and presses arrow keys in headless Chromium, as a visitor does.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.browser.sample import LARGEST, copy_site
from tests.browser.server import serving

MOVES = 30

# From the key to the frame that shows its effect: a message that is posted in a frame arrives after it was painted.
WATCH = """() => {
  window.moves = [];
  const slider = document.getElementById("tool-context");
  let pressed = 0;
  slider.addEventListener("keydown", event => { pressed = event.timeStamp; }, true);
  slider.addEventListener("input", () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.moves.push(performance.now() - pressed);
    port2.postMessage(null);
  }));
}"""


def slider_moves(page: Page, address: str) -> list[float]:
    """The times of `MOVES` moves on the page at `address` (ms), from one end of the slider to the other and back."""
    page.goto(address)
    slider, body = page.locator("#tool-context"), page.locator("#table tbody")
    slider.press("Home")
    body.locator("tr[data-row]").first.wait_for()
    page.evaluate(WATCH)
    for number in range(MOVES):
        before = body.inner_html()
        is_back = number // int(slider.get_attribute("max") or 1) % 2
        slider.press("ArrowLeft" if is_back else "ArrowRight")
        page.wait_for_function("count => window.moves.length === count", arg=number + 1)
        assert body.inner_html() != before
    return [float(move) for move in page.evaluate("() => window.moves")]


def main() -> None:
    """Print the median and the slowest move."""
    browser_path = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as directory, sync_playwright() as playwright:
        site = copy_site(Path(directory) / "site", [LARGEST])
        with serving(site.public) as base_url:
            browser = playwright.chromium.launch(executable_path=browser_path)
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            moves = slider_moves(page, f"{base_url}/en/models/{LARGEST}.html")
            print(f"median of {MOVES} moves: {median(moves):.0f} ms, slowest: {max(moves):.0f} ms")
            browser.close()


if __name__ == "__main__":
    main()
