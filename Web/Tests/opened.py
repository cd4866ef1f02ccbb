"""Opens a page as a file in Chromium, as a double click does: it must draw a layout, without a message or a request.

Usage: python3 opened.py PAGE
"""

import os
import sys

from playwright.sync_api import sync_playwright

path = os.path.abspath(sys.argv[1])
messages = []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page()
    page.set_default_timeout(120_000)
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(("file://" + path, "data:", "blob:"))
            else messages.append(f"a request of {request.url}"))
    page.goto("file://" + path)
    page.wait_for_selector("html[data-ready]:not(:has([aria-busy=true]))")
    drawn = page.evaluate("document.querySelectorAll('#canvas *').length")
    browser.close()
if messages or drawn < 5:
    sys.exit(f"FAIL  {path}: {drawn} shapes, {messages}")
print(f"ok    {os.path.basename(path)} opens as a file and draws {drawn} shapes, without a message or a request")
