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


def main():
    os.makedirs(pictures, exist_ok=True)
    broken = broken_links()
    if broken:
        sys.exit("FAIL  links that lead nowhere:\n" + "\n".join(broken[:20]))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    pages = sorted(
        os.path.relpath(os.path.dirname(path), site)
        for path in glob.glob(os.path.join(site, "documentation/**/index.html"), recursive=True))
    chosen = [page for page in pages if opens_all or page.count("/") <= 2]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        page = context.new_page()
        messages, outside, links = [], [], set()
        page.on("console", lambda message: messages.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: messages.append(str(error)))
        page.on("request", lambda request: outside.append(request.url) if not request.url.startswith((address, "data:")) else None)
        page.on("response", lambda response: messages.append(f"{response.status} {response.url}") if response.status >= 400 else None)
        for path in [""] + chosen:
            page.goto(f"{address}/{path}/" if path else address)
            page.wait_for_selector("h1")
            if "can't be found" in page.text_content("h1"):
                sys.exit(f"FAIL  {path}: the page says that it can't be found")
            links.update(urllib.parse.urlsplit(link).path for link in page.eval_on_selector_all(
                "a[href]", "all => all.map(each => each.href)") if link.startswith(address))
            if path in ["", "documentation/anchors", "documentation/anchors/gettingstarted", "documentation/simplex/solver"]:
                page.screenshot(path=os.path.join(pictures, f"site-{path.replace('/', '-') or 'index'}.png"))
            if messages or outside:
                sys.exit(f"FAIL  {path}: {messages} {outside}")
        page.goto(f"{address}/playground/")
        page.wait_for_selector("html[data-ready]")
        if messages or outside:
            sys.exit(f"FAIL  the playground by HTTP: {messages} {outside}")
        browser.close()
    if broken := sorted(link for link in links if leads_nowhere(link)):
        sys.exit("FAIL  links that lead nowhere:\n" + "\n".join(broken[:20]))
    print(f"ok    {len(chosen)} of {len(pages)} pages open without a message or a request outside; none of their "
          f"{len(links)} links is broken")


main()
