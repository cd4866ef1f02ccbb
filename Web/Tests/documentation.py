"""The documentation site in a real browser: pages, links, and no request outside.

Usage: python3 documentation.py SITE SCREENSHOTS [--all]    --all: every page, not only articles and top-level symbols
"""

import functools
import glob
import http.server
import json
import os
import sys
import threading
import urllib.parse

from playwright.sync_api import sync_playwright

site, pictures = sys.argv[1:3]
opens_all = "--all" in sys.argv


class Server(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def handle(self):
        try:
            super().handle()
        except (BrokenPipeError, ConnectionResetError):
            pass  # A page that is left stops loading.


def leads_nowhere(address):
    """Whether no file of the site is behind a path."""
    path = os.path.join(site, urllib.parse.unquote(address).strip("/"))
    return not os.path.isfile(path) and not os.path.isfile(os.path.join(path, "index.html"))


def broken_links():
    """Links between pages that lead nowhere, by the data that the pages are made of."""
    broken = []
    for path in glob.glob(os.path.join(site, "data/documentation/**/*.json"), recursive=True):
        page = json.load(open(path, encoding="utf-8"))
        for reference in page.get("references", {}).values():
            url = reference.get("url", "")
            if url.startswith("/") and leads_nowhere(url.split("#")[0]):
                broken.append(f"{path}: {url}")
    return broken


# Loaded anew, as from a bookmark, and photographed; the others are reached as links reach them, within the page.
LOADED = [
    "", "documentation/anchors", "documentation/anchors/gettingstarted", "documentation/anchors/layoutarea/trailinganchor",
    "documentation/simplex/solver",
]


class Reader:
    """Somebody who reads the site, and notes what goes wrong."""

    def __init__(self, browser, address):
        self.address = address
        self.page = browser.new_page(viewport={"width": 1280, "height": 900})
        # The machine may be busy.
        self.page.set_default_timeout(120_000)
        self.messages, self.links = [], set()
        self.page.on("console", lambda message: self.note(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.note(str(error)))
        self.page.on("request", lambda request: None if request.url.startswith((address, "data:"))
                     else self.note(f"a request outside, {request.url}"))
        self.page.on("response", lambda response: self.note(f"{response.status} {response.url}")
                     if response.status >= 400 else None)

    def note(self, message):
        self.messages.append(message)

    def load(self, path, ready="h1"):
        self.page.goto(f"{self.address}/{path}/" if path else self.address)
        self.page.wait_for_selector(ready)
        self.read(path)

    def follow(self, path):
        self.page.evaluate(
            "async path => { await document.querySelector('#app').__vue__.$router.push(path) }", "/" + path)
        title = json.load(open(os.path.join(site, "data", path + ".json"), encoding="utf-8"))["metadata"]["title"]
        self.page.wait_for_function("title => document.title.startsWith(title)", arg=title)
        self.read(path)

    def read(self, path):
        if "can't be found" in (self.page.text_content("h1") or ""):
            self.note("the page says that it can't be found")
        if self.messages:
            sys.exit(f"FAIL  {path}: {self.messages}")
        hrefs = self.page.eval_on_selector_all("a[href]", "all => all.map(each => each.href)")
        self.links.update(urllib.parse.urlsplit(link).path for link in hrefs if link.startswith(self.address))

    def photograph(self, path):
        for scheme in ["light", "dark"]:
            self.page.emulate_media(color_scheme=scheme)
            name = path.replace("/", "-") or "index"
            self.page.screenshot(path=os.path.join(pictures, f"site-{name}-{scheme}.png"))


def check_landing(page, address):
    """On a phone, too, the landing page shows what its captions say, and lines of code that wrap hang."""
    page.set_viewport_size({"width": 400, "height": 900})
    page.goto(address)
    found = page.evaluate("""() => {
      const wrapped = [...document.querySelectorAll("pre .line")].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      }).filter((boxes) => boxes.some(({ top }) => top > boxes[0].top + 8));
      return {
        printed: document.querySelector(".printed").offsetHeight > 0,
        sum: document.querySelector(".card .sum")?.textContent ?? "",
        sideways: document.documentElement.scrollWidth > innerWidth,
        wrapped: wrapped.length,
        flush: wrapped.filter((boxes) => boxes.some(({ top, left }) => top > boxes[0].top + 8 && left < boxes[0].left + 8)).length,
      };
    }""")
    if found["sideways"] or not found["printed"] or found["wrapped"] == 0 or found["flush"] > 0 or ">" not in found["sum"]:
        sys.exit(f"FAIL  the landing page at 400: {found}")


def main():
    os.makedirs(pictures, exist_ok=True)
    if broken := broken_links():
        sys.exit("FAIL  links that lead nowhere:\n" + "\n".join(broken[:20]))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    pages = sorted(
        os.path.relpath(os.path.dirname(path), site)
        for path in glob.glob(os.path.join(site, "documentation/*/**/index.html"), recursive=True))
    chosen = [page for page in pages if opens_all or page.count("/") <= 2]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        check_landing(browser.new_page(), f"http://127.0.0.1:{server.server_port}")
        reader = Reader(browser, f"http://127.0.0.1:{server.server_port}")
        reader.load("playground", "html[data-ready]")
        reader.load("documentation")
        for path in LOADED:
            reader.load(path)
            reader.photograph(path)
        for path in chosen:
            reader.follow(path)
        browser.close()
    if broken := sorted(link for link in reader.links if leads_nowhere(link)):
        sys.exit("FAIL  links that lead nowhere:\n" + "\n".join(broken[:20]))
    print(f"ok    {len(chosen)} of {len(pages)} pages open without a message or a request outside; none of their "
          f"{len(reader.links)} links is broken")


main()
