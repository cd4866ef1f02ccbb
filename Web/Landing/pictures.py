"""Takes the pictures of the landing page from the playground, each a state that somebody can reach there.

Usage: python3 pictures.py PLAYGROUND FOLDER [--check]      --check: compares with the folder in place of writing
"""

import json
import os
import re
import sys

from playwright.sync_api import sync_playwright

page_path, folder = sys.argv[1:3]
checks_only = "--check" in sys.argv
here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))

# The size of a picture; the window is as large as gives the page's own picture this size.
size = {"width": 560, "height": 330}

take = """() => {
  const canvas = document.querySelector("#canvas").cloneNode(true);
  for (const part of canvas.querySelectorAll("#overlay, #grips, .other, .item:not(.selected):not(.limiting)")) part.remove();
  for (const part of canvas.querySelectorAll("*")) {
    for (const { name } of [...part.attributes]) if (/^(data-|aria-|tabindex|id$|role)/.test(name)) part.removeAttribute(name);
  }
  const selected = document.querySelector("#overlay .selected");
  if (selected) {
    const copy = selected.cloneNode(false);
    for (const { name } of [...copy.attributes]) if (!/^(x|y|width|height)$/.test(name)) copy.removeAttribute(name);
    copy.setAttribute("class", "item selected");
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("transform", document.querySelector("#overlay").getAttribute("transform"));
    group.append(copy);
    canvas.append(group);
  }
  const findings = document.querySelector("#answer[data-kind=findings]");
  if (findings) {
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    for (const [name, value] of [["class", "said"], ["x", "50%"], ["y", "94%"], ["text-anchor", "middle"]]) text.setAttribute(name, value);
    text.textContent = `✓ ${findings.querySelector("h2").textContent}. ${findings.querySelector("p").textContent}`;
    canvas.append(text);
  }
  for (const group of canvas.querySelectorAll("g")) if (group.childElementCount === 0) group.remove();
  return canvas.innerHTML.replace(/>\\s*</g, ">\\n<");
}"""


def settle(page):
    page.wait_for_selector("html[data-ready]:not(:has([aria-busy=true]))")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def fit(page):
    """Makes the window as large as gives the picture its size."""
    place = page.evaluate("(({ width, height }) => ({ width, height }))(document.querySelector('#picture').getBoundingClientRect())")
    page.set_viewport_size({side: round(page.viewport_size[side] + size[side] - place[side]) for side in size})
    page.wait_for_timeout(200)
    settle(page)


def card(page):
    with open(os.path.join(here, "card.json"), encoding="utf-8") as file:
        page.evaluate("(text) => window.playground.setText(text)", file.read())
    settle(page)
    # The frames that README.md prints for the code beside the picture.
    with open(os.path.join(root, "README.md"), encoding="utf-8") as file:
        printed = dict(re.findall(r"^ *(card|photo|name) \(([-0-9., ]+)\)$", file.read(), re.M))
    frames = page.evaluate("window.playground.frames()")
    seen = {"card": {"x": 0, "y": 0, **frames["size"]}, **frames["items"]}
    for name, frame in seen.items():
        numbers = [float(number) for number in printed[name].split(", ")]
        actual = [frame[part] for part in ["x", "y", "width", "height"]]
        assert all(abs(a - b) < 0.051 for a, b in zip(numbers, actual)), (name, numbers, actual)
    page.evaluate("window.playground.measureAll()")


def conflict(page):
    page.select_option("#preset", "A conflict")


def why(page):
    page.locator('[data-name="title"]').focus()
    page.locator("[data-part=x]").click()


def widths(page):
    page.select_option("#preset", "settings")
    settle(page)
    page.click("#ruler-words")


def storyboard(page):
    page.locator("#file").set_input_files(os.path.join(root, "Examples/interface/settings.xib"))


differing = []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
    for prepare in [card, conflict, why, widths, storyboard]:
        page = browser.new_context(viewport={"width": 908, "height": 520}).new_page()
        page.set_default_timeout(120_000)
        page.goto("file://" + os.path.abspath(page_path))
        # What lies over the picture takes no room in it.
        page.add_style_tag(content="#zoom, #status { display: none !important }")
        settle(page)
        fit(page)
        prepare(page)
        settle(page)
        if prepare != card:
            fit(page)
        box = f'0 0 {size["width"]} {size["height"]}'
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">\n{page.evaluate(take)}\n</svg>\n'
        path = os.path.join(folder, prepare.__name__ + ".svg")
        if not checks_only:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        elif not os.path.exists(path) or open(path, encoding="utf-8").read() != text:
            differing.append(path)
    browser.close()
for path in differing:
    print(f"FAIL  {path} is not what the playground shows; run Web/Landing/pictures.py", file=sys.stderr)
print("ok    the pictures of the landing page are those of the playground" if not differing else "", end="\n" if not differing else "")
sys.exit(1 if differing else 0)
