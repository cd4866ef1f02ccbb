"""The playground in a real browser: each feature clicked, dragged and typed as a person would.

Usage: python3 playground.py PAGE PROGRAM EXAMPLES SCREENSHOTS AXE [CHECK…]
"""

import base64
import glob
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import zlib

from playwright.sync_api import expect, sync_playwright

page_path, program, examples, pictures, axe_path = sys.argv[1:6]
with open(axe_path, encoding="utf-8") as file:
    axe = file.read()
landing_card = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Landing", "card.json")
address = "file://" + os.path.abspath(page_path)
# The machine may be busy.
TIMEOUT = int(os.environ.get("BROWSER_TIMEOUT", "120000"))
checks = []


def check(body):
    """Marks a check; its docstring says what holds."""
    checks.append(body)
    return body


class Playground:
    """The page as a person sees it."""

    def __init__(self, page):
        self.page = page

    def open(self, preset=None, width=1280, height=820):
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto("about:blank")
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready]")
        if preset:
            self.page.select_option("#preset", preset)
        self.wait()

    def wait(self):
        """Waits for what the page works out a moment after a change: what is open, and the breakpoints."""
        self.page.wait_for_selector("html[data-ready]:not(:has([aria-busy=true]))")

    def __getitem__(self, selector):
        return self.page.locator(selector)

    @property
    def text(self):
        return self.page.evaluate("window.playground.text()")

    def file(self):
        return json.loads(self.text)

    def write(self, layout):
        self.page.evaluate("(text) => window.playground.setText(text)", layout if isinstance(layout, str) else json.dumps(layout, indent=1))
        self.wait()

    def caret(self, offset, length=0):
        """Puts the caret into the text, with a selection."""
        self.page.evaluate(
            "([at, end]) => { const { editor } = window.playground; editor.focus(); editor.setSelection(editor.posFromIndex(at), editor.posFromIndex(end)) }",
            [offset, offset + length])

    def item(self, name):
        return self[f'#overlay [data-name="{name}"]']

    def box(self, name):
        return self.item(name).bounding_box()

    def frame(self, name):
        """The frame of an item in the root, by the picture."""
        item = self.item(name)
        return {part: float(item.get_attribute(part)) for part in ["x", "y", "width", "height"]}

    def drag(self, start, end, steps=8, drops=True):
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=steps)
        settle(self)
        if drops:
            mouse.up()
            settle(self)

    def lines(self, kind):
        """The numbers of the lines that are marked."""
        return set(self.page.evaluate("""(kind) => {
          const lines = [];
          window.playground.editor.eachLine((line) => {
            if (line.wrapClass?.split(" ").includes(kind)) lines.push(line.lineNo() + 1);
          });
          return lines;
        }""", kind))

    def move_to_edge(self, name, edge, dx=0, dy=0):
        """A place on the screen at an edge of a view, just inside of it, and the same moved by points."""
        box = self.box(name)
        scale = self.page.evaluate("window.playground.scale()")
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if edge == "right":
            x = box["x"] + box["width"] - 1
        if edge == "left":
            x = box["x"] + 1
        if edge == "top":
            y = box["y"] + 1
        return (x, y), (x + dx * scale, y + dy * scale)

    def line_of(self, part):
        return self.text.split(part)[0].count("\n") + 1

    def shoot(self, name):
        self.page.screenshot(path=os.path.join(pictures, name + ".png"))


def near(value, expected, tolerance=0.6):
    assert abs(value - expected) <= tolerance, f"{value}, not {expected}"


def settle(play):
    """Waits until the page has drawn what was asked of it."""
    play.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@check
def frames(play):
    """The frames of every example are those of the native program."""
    count = 0
    for path in sorted(glob.glob(os.path.join(examples, "*.json"))):
        play.open(os.path.basename(path).removesuffix(".json"))
        solved = json.loads(subprocess.run(
            [program, "solve", path, "--format", "json"], check=True, capture_output=True).stdout)
        shown = play.page.evaluate("window.playground.frames()")
        assert shown == solved, f"{path}: {shown}, not {solved}"
        count += len(solved["items"])
    return f"{count} frames"


@check
def gallery(play):
    """The screens of the gallery are presets, and are seen as the native program lays them out."""
    count = 0
    for screen in ["cards", "button", "image", "login", "cells", "reaction"]:
        play.open(f"{screen} screen")
        laid_out = json.loads(subprocess.run(
            [program, "gallery", screen, "--width", str(play.file()["width"]), "--format", "json"],
            check=True, capture_output=True).stdout)
        seen = [play.frame(item.get_attribute("data-name")) for item in play["#overlay .item"].all()]
        parts = ["x", "y", "width", "height"]
        expected = [{part: float(item[part]) for part in parts} for item in laid_out["items"]]
        # The first is the root.
        assert seen[1:] == expected, f"{screen}: {seen[1:]}, not {expected}"
        count += len(expected)
        play.shoot(f"gallery-{screen}")
    return f"{count} frames"


@check
def drag_edge(play):
    """A dragged edge moves; where it stops, the lines that stop it are marked and named, and it can be let go."""
    play.open("Business card")
    start, end = play.move_to_edge("photo", "right", dx=40)
    play.drag(start, end, drops=False)
    near(play.frame("photo")["width"], 120, 1)
    play.page.mouse.up()
    expect(play["#pop"]).to_contain_text("photo.right is at 132")
    # It is asked once.
    for words in ["Keep it here", "Let go"]:
        assert play.page.get_by_role("button", name=words).count() == 1, words
    play.shoot("drag-edge")
    play.page.keyboard.press("Escape")
    near(play.frame("photo")["width"], 80)
    expect(play["#pop"]).to_be_hidden()
    # It stops where the text of the title has no more room: 320 - 12 - its width - 8.
    text = float(play.page.evaluate("window.playground.frames().items.title.width"))
    stops = 320 - 12 - text - 8
    start, end = play.move_to_edge("photo", "right", dx=140)
    play.drag(start, end, drops=False)
    near(play.frame("photo")["width"], stops - 12, 0.1)
    assert play.lines("limits") == {
        play.line_of('"width": 320'), play.line_of('"Desenvolvedora"'), play.line_of("title.leading =="), play.line_of("title.trailing <=")}
    play.page.mouse.up()
    expect(play["#answer h2"]).to_have_text(f"photo.right stops at {round(stops, 1):g}")
    numbers = [row.inner_text().replace("−", "-").replace(" ", "").replace("+", "") for row in play["#answer button.reference > :first-child"].all()]
    near(sum(float(number) for number in numbers), stops, 0.2)
    expect(play["#measures"]).to_contain_text(f"{round(92 + 140 - stops, 1):g} short")
    # The chain of what stops it is below, and not below the question.
    for label in play["#measures text"].all():
        assert not overlap(label.bounding_box(), play["#pop"].bounding_box()), label.text_content()
        assert not overlap(label.bounding_box(), play.box("photo")), label.text_content()
    play.shoot("drag-stops")
    play["#pop"].get_by_role("button", name="Let go").click()
    # Its leading edge is tied to the card: it stays, and that line is marked.
    start, end = play.move_to_edge("photo", "left", dx=50)
    play.drag(start, end)
    near(play.frame("photo")["x"], 12)
    expect(play["#answer"]).to_contain_text("photo.left stops at 12")
    assert play.lines("limits") == {play.line_of("photo.leading ==")}, play.lines("limits")


@check
def keep_pull(play):
    """What followed a pull can be kept, as a constraint of the file, and undone."""
    play.open("Business card")
    start, end = play.move_to_edge("photo", "right", dx=40)
    before = play.text
    expect(play["#changed"]).to_be_hidden()
    play.drag(start, end)
    play["#pop"].get_by_role("button", name="Keep it here").click()
    assert any("@501" in rule for rule in play.file()["constraints"])
    near(play.frame("photo")["width"], 120, 1)
    written = next(index for index, line in enumerate(play.text.split("\n"), 1) if "@501" in line)
    expect(play["#status"]).to_contain_text(f"Added line {written}.")
    expect(play["#changed"]).to_be_visible()
    play["#undo"].click()
    assert play.text == before
    near(play.frame("photo")["width"], 80)
    expect(play["#changed"]).to_be_hidden()
    play["#redo"].click()
    near(play.frame("photo")["width"], 120, 1)


@check
def abandoned_pull(play):
    """A pull that is left by choosing another view is gone from the picture as well."""
    for leave in [lambda: play.item("title").click(), lambda: play.page.keyboard.press("Tab")]:
        play.open("Business card")
        before = {name: play.frame(name) for name in ["photo", "title"]}
        text = play.text
        start, end = play.move_to_edge("photo", "right", dx=40)
        play.drag(start, end)
        near(play.frame("photo")["width"], before["photo"]["width"] + 40, 1)
        play.item("photo").focus()
        leave()
        settle(play)
        assert play.text == text
        for name, frame in before.items():
            assert play.frame(name) == frame, name


@check
def lines_in_view(play):
    """A conflict that is written out of view is scrolled to."""
    play.open("Business card")
    layout = play.file()
    layout["constraints"] = [f"subtitle.top >= title.top - {offset}" for offset in range(1, 60)] + layout["constraints"]
    layout["constraints"] += ["photo.width == 60", "photo.width == 200"]
    play.write(layout)
    settle(play)
    settle(play)
    line = play.line_of("photo.width == 60")
    assert line in play.lines("bad"), play.lines("bad")
    shown = play.page.evaluate("""() => {
      const { editor } = window.playground;
      const { top, clientHeight } = editor.getScrollInfo();
      return [editor.lineAtHeight(top, "local") + 1, editor.lineAtHeight(top + clientHeight, "local") + 1];
    }""")
    assert any(shown[0] <= bad <= shown[1] for bad in play.lines("bad")), (shown, play.lines("bad"))


@check
def documents(play):
    """Undo goes back to the file before, with its name; redo forward again."""
    play.open("Business card")
    before = play.text
    play.page.select_option("#preset", "A conflict")
    play.wait()
    other = play.text
    assert play["#preset"].input_value() == "A conflict"
    play["#undo"].click()
    assert play.text == before and play["#preset"].input_value() == "Business card"
    expect(play["#answer"]).not_to_contain_text("these lines need")
    play["#redo"].click()
    assert play.text == other and play["#preset"].input_value() == "A conflict"
    # Line breaks are saved as they were opened.
    text = before.replace("\n", "\r\n")
    with tempfile.NamedTemporaryFile("w", suffix=".json", newline="") as file:
        file.write(text)
        file.flush()
        play["#file"].set_input_files(file.name)
        expect(play["#status"]).to_contain_text("Opened")
    with play.page.expect_download() as download:
        play["#save"].click()
    assert open(download.value.path(), newline="").read() == text


@check
def in_front(play):
    """What lies in front is pulled at, also over an edge of what lies behind it."""
    play.open("Business card")
    card = play.file()
    card["items"].append({"name": "badge", "kind": "label", "text": "New"})
    play.write(card)
    photo, badge = play.box("photo"), play.box("badge")
    # Nothing places the badge, which lies over the corner of the photo.
    corner = (photo["x"] + 1, photo["y"] + 1)
    assert badge["x"] + 6 < corner[0] < badge["x"] + badge["width"] - 6, (photo, badge)
    before = play.frame("photo")
    scale = play.page.evaluate("window.playground.scale()")
    play.drag(corner, (corner[0] + 120 * scale, corner[1] + 50 * scale), drops=False)
    near(play.frame("badge")["x"], 120, 1.5)
    assert play.frame("photo") == before
    play.page.mouse.up()
    play["#pop"].get_by_role("button", name="Keep it here").click()
    near(play.frame("badge")["x"], 120, 1.5)
    near(play.frame("badge")["y"], 50, 1.5)
    play.shoot("in-front")


@check
def conflict(play):
    """A conflict marks exactly its lines and draws what is too long; each change that says so ends it."""
    play.open("A conflict")
    expected = {play.line_of(part) for part in ['"width": 300', "title.leading ==", "title.trailing ==", "title.width =="]}
    assert play.lines("bad") == expected, play.lines("bad")
    expect(play["#answer h2"]).to_have_text("card is 300 wide, these lines need 352")
    expect(play["#answer"]).to_contain_text("16 + 320 + 16 = 352 > 300")
    expect(play["#measures"]).to_contain_text("52 too wide")
    expect(play["#measures"]).to_contain_text("16 + 320 + 16 = 352 > 300")
    expect(play["#pill"]).to_have_text("Preview of 1")
    # What is needed lies over neither the result nor a handle.
    for width, height in [(900, 800), (1440, 900)]:
        play.page.set_viewport_size({"width": width, "height": height})
        settle(play)
        needed = play["#measures .wanted"].bounding_box()
        for other in [play.box("card")] + [handle.bounding_box() for handle in play["#grips .handle"].all()]:
            assert not overlap(needed, other), (width, needed, other)
    # On a phone it has no room, and is in the answer alone.
    play.page.set_viewport_size({"width": 400, "height": 800})
    settle(play)
    assert play["#measures .wanted"].count() == 0
    expect(play["#measures"]).to_contain_text("52 too wide")
    play.open("A conflict")
    near(play.frame("title")["width"], 268)
    play["#answer summary"].click()
    labels = [button.locator("code").inner_text() for button in play["#answer .fix"].all()]
    assert len(labels) >= 5 and labels[:3] == ["title.width == 320 @999", "Remove title.width == 320", '"width": 352'], labels
    # Each shows the layout that it gives.
    play["#answer .fix"].filter(has_text="title.width == 268").hover()
    expect(play["#preview"]).to_contain_text("No conflict left.")
    shown = play["#preview .tile"].first.get_attribute("width")
    near(float(shown), 268)
    play.shoot("conflict")
    for index, label in enumerate(labels):
        play.open("A conflict")
        play["#answer summary"].click()
        fix = play["#answer .fix"].nth(index)
        if "Another conflict" in fix.inner_text():
            continue
        fix.click()
        play.wait()
        expect(play["#pill"]).to_be_hidden()
        assert not play.lines("bad"), label
        json.loads(play.text)
        play["#status"].get_by_role("button", name="Undo").click()
        expect(play["#answer"]).to_contain_text("these lines need 352")
    return f"{len(labels)} changes"


def solves(layout):
    """Whether the native program lays a layout out."""
    return subprocess.run([program, "solve", "-"], input=json.dumps(layout).encode(), capture_output=True).returncode == 0


@check
def reaches(play):
    """Each change for a conflict says for which widths it does, as the native program finds; the first does for every width."""
    seen = set()
    play.open("A conflict")
    play["#answer summary"].click()
    count = play["#answer .fix"].count()
    for index in range(count):
        play.open("A conflict")
        play["#answer summary"].click()
        fix = play["#answer .fix"].nth(index)
        reach = fix.locator(".reach").inner_text()
        fix.click()
        play.wait()
        layout = play.file()
        works = lambda width: solves({**layout, "width": width})
        seen.add(re.sub(r"[0-9.]+", "…", reach))
        if reach == "For this width only":
            assert works(layout["width"]) and not works(layout["width"] - 1) and not works(layout["width"] + 1), (layout, reach)
            # What does for one width only comes behind what does for all.
            assert index > 1, index
            continue
        least = float(re.fullmatch(r"For every width(?: from ([0-9.]+) up)?", reach).group(1) or 0)
        assert all(works(width) for width in [least, least + 1, 390]), (layout, reach)
        assert least == 0 or not works(least - 1), (layout, reach)
        if index == 0:
            # The margins of 16 remain.
            assert least == 16 + 16, reach
    assert len(seen) > 1, seen
    # Both ends, and a height.
    play.write({"root": "box", "width": 300, "height": 100, "items": [{"name": "bar"}], "constraints": [
        "bar.top == box.top + 10", "bar.bottom == box.bottom - 10", "bar.height <= 60", "bar.leading == box.leading", "bar.width == 40"]})
    texts = [reach.text_content() for reach in play["#answer .reach"].all()]
    # Between the insets, 0 to 60 high: 20 to 80; a bar of 80 goes up to 100.
    assert "For every height from 20 to 100" in texts, texts


@check
def list_stays(play):
    """The list of changes stays where it is under the pointer, and stays open and scrolled when the page is drawn anew."""
    for width, height in [(1280, 820), (390, 844)]:
        play.open("A conflict", width=width, height=height)
        play["#answer summary"].click()
        settle(play)
        places = lambda: play.page.evaluate("[...document.querySelectorAll('#answer .fix')].map((fix) => fix.getBoundingClientRect().top + document.querySelector('#answer').scrollTop)")
        before = places()
        for index in range(3):
            play["#answer .fix"].nth(index).hover()
            expect(play["#preview"]).to_be_visible()
            play.page.wait_for_timeout(350)
            assert places() == before, (index, before, places())
        play["#answer .fix"].last.hover()
        assert places() == before
        scrolled = play.page.evaluate("document.querySelector('#answer').scrollTop")
        play.page.evaluate("dispatchEvent(new Event('resize'))")
        settle(play)
        settle(play)
        assert places() == before and play.page.evaluate("document.querySelector('#answer').scrollTop") == scrolled


@check
def focus_stays(play):
    """Enter on a number of a view moves the focus to its explanation, and back when that closes; it is never lost."""
    focused = "document.activeElement.dataset.keep ?? document.activeElement.closest('#answer, #source, #picture')?.id ?? document.activeElement.tagName"
    play.open("Business card")
    play.item("title").focus()
    for close in ["Escape", "Enter"]:
        play["#answer [data-part=x]"].focus()
        play.page.keyboard.press("Enter")
        expect(play["#answer h2"]).to_have_text("Why title.left is 100")
        assert play.page.evaluate(focused) == "answer", play.page.evaluate(focused)
        if close == "Enter":
            play["#answer header button"].focus()
        play.page.keyboard.press(close)
        expect(play["#answer h2"]).to_have_text("title, a label")
        assert play.page.evaluate(focused) == "x", play.page.evaluate(focused)
    play.open("A conflict")
    play["#answer .fix"].first.focus()
    play.page.keyboard.press("Enter")
    play.wait()
    expect(play["#pill"]).to_be_hidden()
    assert play.page.evaluate(focused) in ("source", "answer"), play.page.evaluate(focused)


@check
def purpose(play):
    """The page says at its top for whom it is, what each example shows, and what the time in its tools measures."""
    for width in [400, 1024, 1440]:
        play.open("Business card", width=width, height=800)
        expect(play["#intro"]).to_contain_text("without UIKit")
        box = play["#intro span"].bounding_box()
        assert box["y"] + box["height"] <= 110 and box["x"] >= 0 and box["x"] + box["width"] <= width, box
    expect(play["#time"]).to_have_text(re.compile("^laid out in [0-9.]+ ms$"))
    assert "read the file and lay it out" in play["#time"].get_attribute("title")
    sentences = set()
    for option in play["#preset option:not([value=''])"].all():
        play.page.select_option("#preset", option.get_attribute("value"))
        sentences.add(play["#lead"].inner_text())
    assert len(sentences) == play["#preset option:not([value=''])"].count() and all(text.endswith(".") for text in sentences), sentences
    play["#width"].fill("111")
    play.page.evaluate("window.playground.setText('{}')")
    # On a phone the sentence can be closed, and stays so.
    play.open("Business card", width=400, height=800)
    play["#intro-close"].click()
    expect(play["#intro"]).to_be_hidden()
    play.page.reload()
    play.page.wait_for_selector("html[data-ready]")
    expect(play["#intro"]).to_be_hidden()


@check
def legend(play):
    """The ruler explains its colors, and shows at which widths a view gets no room."""
    play.open("Business card")
    frames = play.page.evaluate("window.playground.frames().items")
    assert play["#legend li"].all_inner_texts() == ["whole", "cut or compressed", "a view without room", "conflict"]
    limit = float(play["#ruler"].get_attribute("data-limit"))
    track = play["#track .bar"].bounding_box()
    zone = play["#track .zone.empty"].bounding_box()
    # 12 before the photo, 8 after it, 12 at the end; the photo begins where the subtitle is whole.
    near((zone["x"] - track["x"]) / track["width"] * limit, 12 + 8 + 12, 1)
    near((zone["x"] + zone["width"] - track["x"]) / track["width"] * limit, 12 + 8 + 12 + frames["subtitle"]["width"], 1)
    play["#ruler-words"].click()
    expect(play["#answer tr:not(.bad)"].last).to_contain_text("photo gets no room")
    play["#width"].fill("100")
    near(play.frame("photo")["width"], 0)
    # The number of a tick that the flag covers in part is not shown, and those of short parts of a sum are.
    play.open("Business card", width=400, height=800)
    flag = play["#flag"].bounding_box()
    for tick in play["#track .tick:not(.covered)"].all():
        box = tick.bounding_box()
        assert box["x"] + box["width"] <= flag["x"] or flag["x"] + flag["width"] <= box["x"], (box, flag)
    play.open("A conflict", width=1024, height=768)
    for bar in play["#answer .bars div"].all():
        assert bar.evaluate("(bar) => bar.scrollWidth <= bar.clientWidth"), bar.inner_text()
    # A conflict at every width but one still shows that one.
    play.open("A conflict")
    expect(play["#ruler-title"]).to_have_text("Conflict except at 352")
    assert play["#track .zone.whole"].bounding_box()["width"] >= 3
    play.open("Business card")
    title = play["#track .zone.fails"].first.get_attribute("title")
    assert re.fullmatch(r"Conflict: needs [0-9.]+, has [0-9.]+", title), title
    # The window does not scroll, and the legend has room below it.
    for width, height in [(900, 800), (1280, 720), (1440, 900)]:
        play.open("Business card", width=width, height=height)
        box = play["#legend"].bounding_box()
        assert box["y"] + box["height"] <= height - 6, (width, box)
        assert play.page.evaluate("document.documentElement.scrollHeight") == height


@check
def ghosts(play):
    """What is ambiguous is shown at both ends of its range, and can be determined where it is."""
    play.open("An ambiguous layout")
    expect(play["#answer"]).to_contain_text("is ambiguous")
    expect(play["#answer"]).to_contain_text("meets every constraint")
    play.page.wait_for_selector("#overlay .ghost", state="attached")
    tops = sorted(
        float(ghost.get_attribute("y"))
        for ghost in play['#overlay .ghost[data-quantity="photo.y"]'].all())
    limits = [16, 200 - 16 - 80]
    at = play.frame("photo")["y"]
    expected = [limit for limit in limits if abs(limit - at) > 0.5]
    assert len(tops) == len(expected) > 0, (tops, at)
    for top, limit in zip(tops, expected):
        near(top, limit)
    expect(play["#measures"]).to_contain_text("anywhere here")
    play.shoot("ghosts")
    frame = play.frame("photo")
    while play["#answer button.fix"].count() > 0:
        play["#answer button.fix"].first.click()
        play.wait()
    assert play["#overlay .ghost"].count() == 0
    assert play.frame("photo") == frame
    play.open("An ambiguous layout")
    play.page.wait_for_selector("#overlay .ghost", state="attached")
    play["#ghosts"].click()
    assert play["#overlay .ghost"].count() == 0


@check
def selection(play):
    """A click on a view marks its constraints and measures them; a click on a constraint selects its text."""
    play.open("Business card")
    box = play.box("title")
    play.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lines = {number for number, line in enumerate(play.text.split("\n"), 1) if "title." in line.replace("subtitle.", "")}
    assert play.lines("mine") == lines, (play.lines("mine"), lines)
    # The distance to the photo is 8, the one to the subtitle 4.
    measured = [text.text_content() for text in play["#measures text"].all()]
    assert "8" in measured and "4" in measured, measured
    play.shoot("selection")
    play["#answer"].get_by_role("button", name="title.top == photo.top").click()
    chosen = play.page.evaluate("window.playground.editor.getSelection()")
    assert chosen == '"title.top == photo.top"', chosen
    expect(play["#overlay .mentioned"]).to_have_count(2)
    marked = [item.get_attribute("data-name") for item in play["#overlay .mentioned"].all()]
    assert sorted(marked) == ["photo", "title"], marked


@check
def why(play):
    """A click on a number says why it is so, as a sum in text and picture, and what would be if it were another."""
    play.open("Business card")
    play.item("title").focus()
    play["#answer"].get_by_role("button", name=re.compile("^x ")).click()
    # The photo begins at 12 and is 80 wide, and the title begins 8 after it.
    expect(play["#answer h2"]).to_have_text("Why title.left is 100")
    numbers = [row.inner_text().replace("−", "-").replace(" ", "").replace("+", "") for row in play["#answer button.reference > :first-child"].all()]
    assert [float(number) for number in numbers] == [12, 80, 8], numbers
    measured = [text.text_content() for text in play["#measures text"].all()]
    assert measured == ["12", "80", "8", "title.left = 100"], measured
    assert play.lines("mine") == {play.line_of('"photo", "kind"'), play.line_of("photo.leading =="), play.line_of("title.leading ==")}
    play.shoot("why")
    play["#suppose"].fill("400")
    expect(play["#supposed"]).to_contain_text("cannot be 400")
    play["#suppose"].fill("")
    expect(play["#supposed"]).to_be_empty()
    play.page.keyboard.press("Escape")
    expect(play["#answer h2"]).to_have_text("title, a label")


@check
def breakpoints(play):
    """The ruler says where the layout works and where it changes; a mark lays out there, the flag is dragged."""
    play.open("Business card")
    # 12 before the photo, 8 after it, 12 after the title; both may be squeezed to nothing.
    expect(play["#ruler-title"]).to_have_text("No conflict from 32 up")
    text = float(play.page.evaluate("window.playground.frames().items.title.width"))
    mark = play["#track .mark"].last
    # The title begins to have room where all of it fits.
    near(float(re.search("at ([0-9]+(?:[.][0-9]+)?)", mark.get_attribute("aria-label")).group(1)), 112 + text, 0.01)
    mark.click()
    near(play.file()["width"], 112 + text, 0.01)
    play.wait()
    expect(play["#answer h2"]).to_have_text("What changes with the width")
    expect(play["#answer tr[aria-current]"]).to_contain_text("Every text is whole.")
    # One layout of each piece, side by side.
    assert play["#others .other"].count() == 3
    play.shoot("breakpoints")
    play["#answer tr"].nth(1).get_by_role("button").click()
    play.wait()
    assert play.line_of("title.trailing <=") in play.lines("limits"), play.lines("limits")
    assert play.frame("title")["width"] < text
    play.page.keyboard.press("Escape")
    assert play["#others .other"].count() == 0
    area = play["#track-area"].bounding_box()
    limit = float(play["#ruler"].get_attribute("data-limit"))
    at = lambda width: (area["x"] + area["width"] * width / limit, area["y"] + 41)
    play.page.mouse.click(*at(150))
    near(play.file()["width"], 150, 1)
    play.drag(at(play.file()["width"]), at(250))
    near(play.file()["width"], 250, 1.5)
    play["#flag"].focus()
    play.page.keyboard.press("ArrowRight")
    near(play.file()["width"], 251, 1.5)


@check
def marks_apart(play):
    """Marks of changes that are close to each other can each be clicked."""
    for name in ["settings", "Business card", "login-form"]:
        play.open(name)
        boxes = [mark.bounding_box() for mark in play["#track .mark"].all()]
        for first, second in zip(boxes, boxes[1:]):
            assert first["x"] + first["width"] <= second["x"] + 0.01, (name, first, second)
        for index in range(len(boxes)):
            # What was clicked is what is shown.
            play["#track .mark"].nth(index).click()
            play.wait()
            expect(play["#answer tr[aria-current] .mark"]).to_have_text(str(index + 1))


def presets(play):
    """The examples that are layout files."""
    return [option.get_attribute("value") for option in play["#preset optgroup:not([label='Interface Builder']) option"].all()]


def ranges_of(text, limit):
    """The layout as a function of its width, by the command; None if it works at no width."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        run = subprocess.run([program, "ranges", file.name, "--from", "0", "--to", str(limit), "--format", "json"], capture_output=True, text=True)
    return json.loads(run.stdout) if run.returncode == 0 else None


def lost(found, width, images):
    """Whether something is lost in a layout of a width by the command, and whether views vanish; None for a conflict."""
    piece = next((piece for piece in found["pieces"] if piece["from"] <= width and (piece["to"] is None or width <= piece["to"])), None)
    if piece is None:
        return None
    ranges = [loss for kind in ["cut", "compressed", "outside", "noRoom"] for loss in found.get(kind, []) if kind != "compressed" or loss["item"] not in images]
    extent = lambda pair: pair[0] + pair[1] * (width - piece["from"])
    return (any((loss["from"] or 0) <= width and (loss["to"] is None or width <= loss["to"]) for loss in ranges),
            any(min(extent(item["width"]), extent(item["height"])) <= 0.05 for item in piece["items"].values()))


@check
def colors(play):
    """At each of 40 widths the ruler of each example has the color of what is lost in a layout there."""
    play.open()
    seen = set()
    for name in presets(play):
        play.page.select_option("#preset", name)
        play.wait()
        limit = float(play["#ruler"].get_attribute("data-limit"))
        found = ranges_of(play.text, limit)
        zones = play.page.evaluate("""() => [...document.querySelectorAll("#track .zone")].map((zone) =>
          [zone.classList[1], parseFloat(zone.style.left) / 100, parseFloat(zone.style.left) / 100 + parseFloat(zone.style.width) / 100])""")
        ends = {end * limit for zone in zones for end in zone[1:]}
        images = {item["name"] for item in play.file()["items"] if item.get("kind") == "image"}
        for index in range(40):
            width = limit * (index + 0.5) / 40
            if any(abs(end - width) < 0.2 for end in ends):
                continue
            # Where a tie is open, the command may have chosen another solution.
            piece = next((one for one in (found or {"pieces": []})["pieces"] if one["from"] <= width and (one["to"] is None or width <= one["to"])), {})
            if "ambiguous" in piece:
                continue
            colors = [kind for kind, start, end in zones if start * limit <= width <= end * limit]
            assert len(colors) == 1, (name, width, colors)
            seen.add(colors[0])
            # A picture that is smaller than its content is scaled.
            state = lost(found, width, images) if found else None
            if state is None:
                assert colors[0] == "fails", (name, width, colors)
            else:
                allowed = {"squeezed", "empty"} if state[0] else {"empty"} if colors[0] == "empty" and state[1] else {"whole"}
                assert colors[0] in allowed, (name, width, colors, state)
    assert seen == {"whole", "squeezed", "empty", "fails"}, seen
    # At their own width, these show everything.
    for name in ["senior-card", "junior-card", "login-form", "window", "right-to-left", "invoice-table"]:
        play.page.select_option("#preset", name)
        play.wait()
        flag = play["#flag"].bounding_box()
        middle = flag["x"] + flag["width"] / 2
        zone = next(zone for zone in play["#track .zone"].all() if zone.bounding_box()["x"] <= middle <= zone.bounding_box()["x"] + zone.bounding_box()["width"])
        assert "whole" in zone.get_attribute("class"), name


def overlap(first, second):
    return (first["x"] + first["width"] > second["x"] + 0.5 and second["x"] + second["width"] > first["x"] + 0.5
            and first["y"] + first["height"] > second["y"] + 0.5 and second["y"] + second["height"] > first["y"] + 0.5)


@check
def marks_in_track(play):
    """However many changes there are, their marks stay on the ruler, apart, beside its title, which takes its clicks."""
    most = 0
    for width in [400, 900, 1280]:
        play.open(width=width, height=800)
        for name in presets(play):
            play.page.select_option("#preset", name)
            play.wait()
            track = play["#track"].bounding_box()
            boxes = [mark.bounding_box() for mark in play["#track .mark"].all()]
            for box in boxes:
                assert track["x"] - 1 <= box["x"] and box["x"] + box["width"] <= track["x"] + track["width"] + 1, (name, width, box, track)
                assert not overlap(box, play["#ruler-title"].bounding_box()), (name, width)
            for first, second in zip(boxes, boxes[1:]):
                assert first["x"] + first["width"] <= second["x"] + 1.01, (name, width, first, second)
            most = max(most, int(re.search(r"[0-9]+", play["#ruler-changes"].inner_text() + " 0").group()))
    assert most > 30, most
    play.open("invoice-table")
    before = play.text
    play["#ruler-title"].click()
    assert play.text == before
    play.page.keyboard.press("Escape")
    many = play["#track .mark"].filter(has_text="–").first
    first, last = (int(number) for number in many.inner_text().split("–"))
    many.click()
    play.wait()
    assert play.text == before and last > first
    expect(play["#answer h2"]).to_have_text("What changes with the width")
    row = play.page.evaluate("() => { const row = document.activeElement.closest('tr').dataset; return [Number(row.first), Number(row.last)] }")
    assert row[0] <= first <= row[1], (row, first)
    # A text that wraps again and again has one line, with the width of each change, and no range is a point.
    assert "wraps into" not in play["#answer"].inner_text()
    line = play["#answer .lines li"].filter(has_text="service1").inner_text()
    assert re.match(r"service1: [0-9]+ lines at [0-9.]+, [0-9]+ at [0-9.]+", line), line
    counts = [int(part) for part in re.findall(r"([0-9]+)(?: lines?)? at", line)]
    assert counts == sorted(counts, reverse=True) and len(set(counts)) == len(counts), line
    for text in play["#answer .range"].all_inner_texts():
        ends = text.split(" – ")
        assert len(ends) == 1 or float(ends[0]) < float(ends[1]), text
    play.shoot("marks")


@check
def row_apart(play):
    """The layouts of different widths are in one row with that of the picture, and none is over another."""
    play.open()
    for name in presets(play):
        play.page.select_option("#preset", name)
        play.wait()
        if name == "invoice-table":
            play["#width"].fill("254")
            play.wait()
        play["#ruler-words"].click()
        if play["#others .other"].count() == 0:
            continue
        root = play.page.evaluate("window.playground.box({ x: 0, y: 0, ...window.playground.frames().size })")
        stage = play["#picture"].bounding_box()
        boxes = [other.bounding_box() for other in play["#others .other"].all()]
        boxes.append({**root, "x": root["x"] + stage["x"], "y": root["y"] + stage["y"]})
        for index, first in enumerate(boxes):
            for second in boxes[:index]:
                assert not overlap(first, second), (name, first, second)
        if name == "invoice-table":
            play.shoot("row")


@check
def leads(play):
    """The sentence of an example says what is in its file: a stack stands only where one is."""
    play.open()
    for name in presets(play):
        play.page.select_option("#preset", name)
        sentence = play["#lead"].inner_text().lower()
        has_stack = any(item.get("kind") == "stack" for item in play.file()["items"])
        if "stack" in sentence:
            assert has_stack, (name, sentence)
        if "constraints alone" in sentence:
            assert not has_stack, (name, sentence)


@check
def first_try(play):
    """The first thing to try is an edge that is stopped within 24 points, and its line lights up."""
    found = 0
    for name in ["Business card", "settings", "toolbar", "login-form", "senior-card", "dashboard"]:
        play.open(name)
        # Who has used a tip before sees one line.
        play.page.evaluate("localStorage.clear()")
        play.open(name)
        if play["#answer h2"].count() == 0 or play["#answer h2"].inner_text() != "Three things to try":
            continue
        tip = play["#answer .steps li"].first.inner_text().replace("\n", " ")
        match = re.search(r"Drag the (right|left|bottom|top) edge of (\S+): pull it 24 points", tip)
        if not match:
            assert "Drag an edge of a view" in tip, tip
            continue
        edge, item = match.groups()
        way = {"right": (24, 0), "left": (-24, 0), "bottom": (0, 24), "top": (0, -24)}[edge]
        box = play.box(item)
        scale = play.page.evaluate("window.playground.scale()")
        start = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        if edge in ("left", "right"):
            start[0] = box["x"] + (box["width"] - 1 if edge == "right" else 1)
        else:
            start[1] = box["y"] + (box["height"] - 1 if edge == "bottom" else 1)
        play.drag(start, (start[0] + way[0] * scale, start[1] + way[1] * scale))
        expect(play["#answer h2"]).to_contain_text("stops at")
        assert play.lines("limits"), (name, tip)
        found += 1
        play.page.keyboard.press("Escape")
    assert found >= 3, found


@check
def told_once(play):
    """A message about a change is gone at the next one, undoes only what it names, and is never over the picture."""
    for width in [900, 1280]:
        play.open("Business card", width=width, height=800)
        play.drag(*play.move_to_edge("photo", "right", dx=40))
        play["#pop"].get_by_role("button", name="Keep it here").click()
        expect(play["#status"]).to_contain_text("Added line")
        assert not overlap(play["#status"].bounding_box(), play["#picture"].bounding_box())
        assert play["#status"].bounding_box()["height"] > 20
        play.page.select_option("#preset", "settings")
        expect(play["#status"]).not_to_have_class(re.compile("shown"))
        expect(play["#status"].locator("button")).to_have_count(0)
        assert play["#preset"].input_value() == "settings"


@check
def sizes(play):
    """The root is laid out in another width by its handle, a field or a device, and keeps that."""
    play.open("Business card")
    grip = play['#grips .grip[data-edge="right"]'].bounding_box()
    start = (grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    scale = play.page.evaluate("window.playground.scale()")
    play.drag(start, (start[0] + 60 * scale, start[1]), drops=False)
    near(play.frame("card")["width"], 380, 1.5)
    play.page.mouse.up()
    near(play.file()["width"], 380, 1.5)
    play["#width"].fill("250")
    assert play.file()["width"] == 250
    near(play.frame("card")["width"], 250)
    play.page.select_option("#device", "430")
    assert play.file()["width"] == 430
    play["#height"].fill("300")
    assert play.file()["height"] == 300
    play["#height"].fill("")
    assert "height" not in play.file()
    play["#mirror"].click()
    near(play.frame("photo")["x"], 430 - 12 - 80)
    play.shoot("right-to-left")
    play["#mirror"].click()
    near(play.frame("photo")["x"], 12)


@check
def zoom(play):
    """The picture fits its place, at least 55 % of the window; it is zoomed and moved by buttons, wheel and Space."""
    # A small picture is not left small.
    play.open("terminal", height=800)
    assert play.box("screen")["width"] > 400, play.box("screen")
    play.open("Business card", height=800)
    near(play.page.evaluate("window.playground.scale()"), 2.4, 0.3)
    play.open("dashboard", height=800)
    place = play["#picture"].bounding_box()
    assert place["width"] * place["height"] >= 0.55 * 1280 * 800, place
    root = play.box("screen")
    assert root["x"] >= place["x"] and root["x"] + root["width"] <= place["x"] + place["width"], (root, place)
    assert root["y"] >= place["y"] and root["y"] + root["height"] <= place["y"] + place["height"], (root, place)
    play["#zoom-in"].click()
    near(play.box("screen")["width"] / root["width"], 1.25, 0.01)
    # Names and measures keep their size.
    assert play.page.evaluate("getComputedStyle(document.querySelector('.name')).fontSize") == "11px"
    play["#fit"].click()
    near(play.box("screen")["width"], root["width"])
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    play.page.mouse.move(*middle)
    play.page.keyboard.down("Control")
    play.page.mouse.wheel(0, -150)
    play.page.keyboard.up("Control")
    settle(play)
    near(play.box("screen")["width"] / root["width"], math.exp(0.5), 0.02)
    before = play.box("screen")
    play.page.mouse.wheel(30, 40)
    settle(play)
    near(play.box("screen")["x"], before["x"] - 30)
    near(play.box("screen")["y"], before["y"] - 40)
    play.page.evaluate("document.activeElement.blur()")
    play.page.keyboard.down("Space")
    play.drag(middle, (middle[0] + 50, middle[1] + 20))
    play.page.keyboard.up("Space")
    near(play.box("screen")["x"], before["x"] + 20)


covered = """() => {
  const boxes = (selector, kind) => [...document.querySelectorAll(selector)]
    .map((part) => ({ kind, text: part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const own = boxes("#drawing text", "layout");
  const written = [...boxes("#names-of-views text, #others text.name", "name"), ...boxes("#measures text", "label"), ...boxes("#pill, #zoom", "control")];
  const found = [];
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  for (const [index, first] of written.entries()) {
    for (const second of [...written.slice(index + 1), ...own]) {
      if (overlap(first.box, second.box)) found.push(`${first.kind} "${first.text}" and ${second.kind} "${second.text}"`);
    }
  }
  return found;
}"""


@check
def labels_apart(play):
    """No label of a measure and no name covers a text: in every example, at three widths, for eight views and numbers of three."""
    labels = 0
    for width, height in [(400, 800), (1024, 768), (1440, 900)]:
        play.open(width=width, height=height)
        names = [option.get_attribute("value") for option in play["#preset option"].all()]
        for name in filter(None, names):
            play.page.select_option("#preset", name)
            play.wait()
            found = play.page.evaluate("""(covered) => {
              const look = eval(covered);
              const found = [];
              let labels = 0;
              const inspect = (state) => {
                labels += document.querySelectorAll("#measures text").length;
                for (const text of look()) found.push(`${state}: ${text}`);
              };
              inspect("opened");
              const items = [...document.querySelectorAll("#overlay .item")];
              if (!document.querySelector("#picture.stale")) {
                for (const item of items.slice(0, 8)) {
                  item.focus();
                  inspect(item.dataset.name);
                  for (const part of ["x", "y", "width"]) {
                    const number = document.querySelector(`#answer [data-part=${part}]`);
                    if (!number || items.indexOf(item) > 2) continue;
                    number.click();
                    inspect(`${item.dataset.name}.${part}`);
                    // A measure that begins in the picture ends in it.
                    const place = document.querySelector("#picture").getBoundingClientRect();
                    for (const path of document.querySelectorAll("#measures path")) {
                      const box = path.getBoundingClientRect();
                      if (box.left < place.left - 1 || box.right > place.right + 1 || box.top < place.top - 1 || box.bottom > place.bottom + 1) {
                        found.push(`${item.dataset.name}.${part}: the sum leaves the picture`);
                      }
                    }
                    document.querySelector("#answer header button").click();
                  }
                }
                window.playground.measureAll();
                inspect("all constraints");
              }
              return [found, labels];
            }""", covered)
            assert found[0] == [], (name, width, found[0][:6], len(found[0]))
            labels += found[1]
    return f"{labels} labels"


@check
def measures_outside(play):
    """Where a label lacks room in the picture, its chain is outside, below and at the right, and led to its views."""
    for width, height in [(400, 800), (900, 800), (1440, 900)]:
        play.open(width=width, height=height)
        with open(landing_card, encoding="utf-8") as file:
            play.write(file.read())
        play.page.evaluate("window.playground.measureAll()")
        root = play.box("card")
        labels = [(text.text_content(), text.bounding_box()) for text in play["#measures text"].all()]
        # Three gaps of 5, one of 8 and the sides of the photo; the upper and the lower gap; the width of the card.
        assert sorted(text for text, _ in labels) == sorted(["5", "5", "5", "5", "8", "80", "80", "320"]), (width, labels)
        for text, box in labels:
            assert not overlap(box, root), (width, text, box, root)
        assert play["#measures .badge"].count() == len(labels)
        assert play["#measures .faint"].count() >= 8
        play.open("Business card", width=width, height=height)
        play.item("title").focus()
        for text in play["#measures text"].all():
            assert text.text_content() == "97.2" or not overlap(text.bounding_box(), play.box("card")), (width, text.text_content())
            assert not overlap(text.bounding_box(), play["#names-of-views .on"].bounding_box())


@check
def names_rule(play):
    """A name is inside its view at the left, or beside it, and across no edge; storyboards have them, too."""
    crossing = """() => {
      const boxes = [...document.querySelectorAll("#overlay .item")]
        .filter((item) => !item.getAttribute("aria-label").includes(", label"))
        .map((item) => [item.dataset.name, item.getBoundingClientRect()]);
      const found = [];
      for (const text of document.querySelectorAll("#names-of-views text")) {
        const box = text.getBoundingClientRect();
        for (const [name, other] of boxes) {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          const isWithin = across > box.width - 1.5 && along > box.height - 3.5;
          if (across > 1.5 && along > 3.5 && !isWithin) found.push(`${text.textContent} crosses an edge of ${name}`);
        }
      }
      return found;
    }"""
    named = lambda: [text.text_content() for text in play["#names-of-views text"].all()]
    count = 0
    for width, height in [(400, 800), (1440, 900)]:
        play.open(width=width, height=height)
        for name in presets(play):
            play.page.select_option("#preset", name)
            settle(play)
            # A view that lies over another is behind the names of that one.
            found = [text for text in play.page.evaluate(crossing) if name != "feed"]
            assert found == [], (name, width, found)
            count += len(named())
    # Beside a text a name is at its end, whatever the lines above and below it are.
    play.page.select_option("#preset", "junior-card")
    settle(play)
    text = play["#drawing text"].get_by_text("Repórter").bounding_box()
    name = play["#names-of-views"].get_by_text("title", exact=True).bounding_box()
    assert 0 < name["x"] - text["x"] - text["width"] < 24, (text, name)
    play.page.select_option("#preset", "feed")
    settle(play)
    assert {"screen", "header", "first", "second", "third"} <= set(named()), named()
    box = play["#names-of-views"].get_by_text("second", exact=True).bounding_box()
    near(box["x"] - play.box("second")["x"], 6, 1)
    assert box["y"] - play.box("second")["y"] < 8, box
    drop(play, interface_file("settings.xib"))
    settle(play)
    assert {"Settings", "soundSwitch", "alertSwitch"} <= set(named()), named()
    assert not any("_In_" in name for name in named()), named()
    return f"{count} names"


@check
def typing(play):
    """Typing lays out at every key; an error keeps the last picture, dimmed, and is explained below its line."""
    play.open("Business card")
    place = play.text.index("leading + 12") + len("leading + 1")
    play.caret(place, 1)
    play.page.keyboard.type("5")
    near(play.frame("photo")["x"], 15)
    play.page.wait_for_timeout(1500)
    play.page.keyboard.type("x")
    assert play.lines("bad") == {play.line_of("photo.leading ==")}, play.lines("bad")
    expect(play["#picture"]).to_have_class(re.compile("stale"))
    near(play.frame("photo")["x"], 15)
    expect(play["#editor .note"]).to_be_visible()
    expect(play["#pill"]).to_contain_text("Picture from before line")
    play.shoot("error")
    play.page.keyboard.press("Control+z")
    expect(play["#editor .note"]).to_have_count(0)
    expect(play["#picture"]).not_to_have_class(re.compile("stale"))
    near(play.frame("photo")["x"], 15)
    play.page.keyboard.press("Control+z")
    near(play.frame("photo")["x"], 12)
    play.page.keyboard.press("Control+Shift+z")
    play.page.keyboard.press("Control+Shift+z")
    expect(play["#editor .note"]).to_be_visible()
    play.page.keyboard.press("Backspace")
    expect(play["#picture"]).not_to_have_class(re.compile("stale"))


@check
def repairs(play):
    """A misspelled name, attribute or key is explained with the one that may be meant, which Tab puts in its place."""
    for wrong, right in [("subtitel.top", "subtitle.top"), ("photo.leding", "photo.leading"), ('"knd": "image"', '"kind": "image"'), ('"kind": "imag"', '"kind": "image"')]:
        play.open("Business card")
        text = play.text
        assert right in text
        play.write(text.replace(right, wrong))
        expect(play["#editor .note"]).to_contain_text("Did you mean")
        play.caret(0)
        play.page.keyboard.press("Tab")
        assert play.text == text, wrong
        expect(play["#editor .note"]).to_have_count(0)


@check
def completion(play):
    """Names, attributes, keys and their words are completed while somebody types."""
    play.open("Business card")
    place = play.text.index('"subtitle.top')
    play.caret(place)
    play.page.keyboard.type('"photo.lea')
    play.page.wait_for_selector(".CodeMirror-hints")
    play.shoot("completion")
    play.page.keyboard.press("Enter")
    play.page.keyboard.type(" == ca")
    play.page.wait_for_selector(".CodeMirror-hints")
    play.page.keyboard.press("Enter")
    assert '"photo.leading == card' in play.text, play.text
    play.open("Business card")
    play.caret(play.text.index('"kind": "image"'))
    play.page.keyboard.type('"hugg')
    play.page.wait_for_selector(".CodeMirror-hints")
    play.page.keyboard.press("Enter")
    assert '"hugging' in play.text, play.text


@check
def keyboard(play):
    """Everything in the picture can be done by keys."""
    play.open("Business card")
    play["#mirror"].focus()
    play.page.keyboard.press("Tab")
    focused = "document.activeElement.dataset.name ?? document.activeElement.id"
    assert play.page.evaluate(focused) == "card", play.page.evaluate(focused)
    play.page.keyboard.press("Tab")
    assert play.page.evaluate(focused) == "photo"
    expect(play["#answer h2"]).to_have_text("photo, an image")
    play.page.keyboard.press("Alt+Shift+ArrowRight")
    play.page.keyboard.press("Alt+Shift+ArrowRight")
    near(play.frame("photo")["width"], 100)
    play.page.keyboard.press("Escape")
    near(play.frame("photo")["width"], 80)
    play.page.keyboard.press("ArrowRight")
    assert play.lines("limits") == {play.line_of("photo.leading ==")}
    expect(play["#answer h2"]).to_contain_text("photo.left")
    play.page.keyboard.press("Escape")
    play.page.keyboard.press("Alt+Shift+ArrowRight")
    play.page.keyboard.press("Enter")
    near(play.frame("photo")["width"], 90)
    assert any("@501" in rule for rule in play.file()["constraints"])
    play.item("card").focus()
    play.page.keyboard.press("Shift+ArrowRight")
    assert play.file()["width"] == 330
    # F6 goes through the parts of the page.
    play["#preset"].focus()
    places = []
    for _ in range(6):
        play.page.keyboard.press("F6")
        places.append(play.page.evaluate("['body > header', '#tools', '#picture', '#ruler', '#editor', '#answer'].find((part) => document.activeElement.closest(part))"))
    assert places == ["#tools", "#picture", "#ruler", "#editor", "#answer", "body > header"], places
    play.page.keyboard.press("Control+\\")
    expect(play["#source"]).to_be_hidden()
    play.page.keyboard.press("Control+\\")
    expect(play["#source"]).to_be_visible()


@check
def everywhere(play):
    """Folding, saving, moving the picture and choosing a device need no mouse, and are there at every width."""
    play.open("Business card", width=1024, height=768)
    play["#fold"].click()
    expect(play["#source"]).to_be_hidden()
    play["#fold"].press("Enter")
    expect(play["#source"]).to_be_visible()
    expect(play["#save"]).to_be_visible()
    with play.page.expect_download() as download:
        play.page.keyboard.press("Control+s")
    assert open(download.value.path(), encoding="utf-8").read() == play.text, "saved"
    before = play.box("card")
    play["#zoom-in"].focus()
    play.page.keyboard.press("ArrowRight")
    near(play.box("card")["x"], before["x"] - 40)
    play.open("Business card", width=400, height=800)
    play.page.select_option("#device", "375")
    assert play.file()["width"] == 375
    for width in [400, 720, 721, 1024, 1280, 1920]:
        play.open("Business card", width=width, height=900)
        assert play.page.evaluate("document.documentElement.scrollWidth") <= width, width
        for button in play["body > header button, body > header select"].all():
            box = button.bounding_box()
            if box and button.is_visible():
                assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= 0, (width, button.get_attribute("id"), box)
        assert play["#sheet-save, #save"].filter(visible=True).count() == 1, width
        for preset in ["login.storyboard", "Business card"]:
            play.page.select_option("#preset", preset)
            play.wait()
            for tool in play["#tools button, #tools input, #tools select"].filter(visible=True).all():
                box = tool.bounding_box()
                assert box["x"] >= 0 and box["x"] + box["width"] <= width, (width, preset, tool.get_attribute("id"), box)
        if width <= 1120:
            play["#shown"].click()
        expect(play["#names-of-views text"].first).to_be_visible()
        play["#names"].click()
        expect(play["#names-of-views text"]).to_have_count(0)
        play["#names"].press("Escape")
        expect(play["#names"]).to_be_visible(visible=width > 1120)


@check
def tries(play):
    """Each thing to try is ticked when it was done; after the third the list is gone, until Help brings it back."""
    play.open("Business card")
    expect(play["#answer h2"]).to_have_text("Three things to try")
    play.drag(*play.move_to_edge("photo", "right", dx=20))
    play.page.keyboard.press("Escape")
    play.page.keyboard.press("Escape")
    # After one use they are one line, also in another example and another visit.
    expect(play["#answer h2"]).to_have_text("Next: click a number of a view")
    assert play["#answer"].bounding_box()["height"] < 64, play["#answer"].bounding_box()
    play.page.reload()
    play.page.wait_for_selector("html[data-ready]")
    play.page.select_option("#preset", "settings")
    play.wait()
    expect(play["#answer h2"]).to_have_text("Next: click a number of a view")
    play.page.select_option("#preset", "Business card")
    play.wait()
    play.item("card").focus()
    play.item("photo").focus()
    play["#answer"].get_by_role("button", name=re.compile("^width ")).click()
    for _ in range(2):
        play.page.keyboard.press("Escape")
    expect(play["#answer h2"]).to_have_text("Next: drag the blue handle")
    play["#flag"].focus()
    play.page.keyboard.press("ArrowRight")
    expect(play["#answer"]).to_be_hidden()
    play.page.reload()
    play.page.wait_for_selector("html[data-ready]")
    play.page.select_option("#preset", "Business card")
    expect(play["#answer"]).to_be_hidden()
    play["#help"].click()
    play["#show-tries"].click()
    expect(play["#answer h2"]).to_have_text("Three things to try")


@check
def touch(play):
    """On a phone, two fingers zoom and move the picture, and the sheet has three heights."""
    play.open("Business card", width=390, height=844)
    heights = []
    for _ in range(3):
        heights.append(play["#source"].bounding_box()["height"])
        play["#sheet-grip"].click()
    assert heights[0] < heights[1] < heights[2], heights
    assert play["#source"].bounding_box()["height"] == heights[0]
    play.shoot("phone")
    before = play.page.evaluate("window.playground.scale()")
    place = play["#picture"].bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    client = play.page.context.new_cdp_session(play.page)
    def fingers(kind, distance):
        points = [] if kind == "touchEnd" else [{"x": x - distance, "y": y, "id": 1}, {"x": x + distance, "y": y, "id": 2}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers("touchStart", 40)
    fingers("touchMove", 80)
    fingers("touchEnd", 80)
    settle(play)
    near(play.page.evaluate("window.playground.scale()") / before, 2, 0.05)
    # One finger drags an edge.
    play.open("Business card", width=390, height=844)
    (x, y), _ = play.move_to_edge("photo", "right")
    scale = play.page.evaluate("window.playground.scale()")
    for kind, place in [("touchStart", x), ("touchMove", x + 8), ("touchMove", x + 30 * scale), ("touchEnd", None)]:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": place, "y": y, "id": 1}] if place else []})
        settle(play)
    near(play.frame("photo")["width"], 80 + 30, 1)
    play["#pop"].get_by_role("button", name="Let go").click()
    near(play.frame("photo")["width"], 80)
    # A finger sees what a change does before it makes it.
    play.page.select_option("#preset", "A conflict")
    play.wait()
    client.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    text = play.text
    for _ in range(2):
        assert play.text == text
        box = play["#answer .fix"].first.bounding_box()
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 90, "y": box["y"] + 30, "id": 1}]})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        settle(play)
        if play.text == text:
            expect(play["#preview"]).to_contain_text("Tap again")
    expect(play["#pill"]).to_be_hidden()
    assert play.text != text
    play.open("Business card", width=390, height=844)
    # The sheet has the buttons for which the header has no room.
    play["#sheet-export"].click()
    expect(play["#swift-text"]).to_have_value(re.compile("photo"))
    play["#swift-close"].click()
    with play.page.expect_download() as download:
        play["#sheet-save"].click()
    assert open(download.value.path(), encoding="utf-8").read() == play.text, "saved"


@check
def phone(play):
    """On a phone the sheet is low at first: the picture has most of the window, is whole above it, and no label is covered."""
    play.open(width=400, height=860)
    assert play["#picture"].bounding_box()["height"] > 0.55 * 860, play["#picture"].bounding_box()
    rests = lambda: play.page.evaluate("document.body.dataset.sheet")
    labels = 0
    for name in presets(play):
        for rest in ["low", "half"]:
            play.page.select_option("#preset", "Business card")
            while rests() != rest:
                play["#sheet-grip"].click()
            play.page.select_option("#preset", name)
            play.wait()
            settle(play)
            # A conflict is told.
            assert rests() == ("half" if name == "A conflict" else rest), (name, rest, rests())
            if rests() != rest:
                play["#sheet-grip"].click()
                play["#sheet-grip"].click()
            settle(play)
            picture, zoom = play["#picture"].bounding_box(), play["#zoom"].bounding_box()
            assert picture["y"] + picture["height"] <= play["#source"].bounding_box()["y"]
            root = play["#overlay .item"].first.bounding_box()
            written = [text.bounding_box() for text in play["#measures text, #names-of-views text"].all()]
            for box in [root, *written]:
                assert box["x"] >= 0 and box["x"] + box["width"] <= 400 and box["y"] >= picture["y"], (name, rest, box)
                assert box["y"] + box["height"] <= zoom["y"] or box in written and not overlap(box, zoom), (name, rest, box, zoom)
            found = play.page.evaluate(covered)
            assert found == [], (name, rest, found)
            labels += len(written)
    # The page raises the sheet for a conflict and lowers it again.
    play.open("A conflict", width=400, height=860)
    assert rests() == "half"
    play.page.select_option("#preset", "settings")
    assert rests() == "low"
    play["#tab-answer"].click()
    expect(play["#answer h2"]).to_be_visible()
    # Below the low sheet a pull is asked about in the picture.
    play.open("Business card", width=400, height=860)
    play.drag(*play.move_to_edge("photo", "right", dx=20))
    play["#pop"].get_by_role("button", name="Keep it here").click()
    near(play.frame("photo")["width"], 100, 1)
    play.shoot("phone-low")
    return f"{labels} labels"


@check
def accessible(play):
    """Axe finds nothing serious in any state of the page, and every control has a name."""
    counts = []
    def audit(state):
        play.page.evaluate(axe)
        found = play.page.evaluate("axe.run().then(({ violations, passes }) => ({ violations: violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => html.slice(0, 200)) })), passes: passes.length }))")
        serious = [violation for violation in found["violations"] if violation["impact"] in ("serious", "critical")]
        assert serious == [], (state, serious)
        counts.append((state, found["passes"], [violation["id"] for violation in found["violations"]]))
    for scheme in ["light", "dark"]:
        play.page.emulate_media(color_scheme=scheme)
        play.open("Business card")
        audit(f"start, {scheme}")
        play.item("photo").focus()
        audit(f"selected, {scheme}")
        play["#answer"].get_by_role("button", name=re.compile("^width ")).click()
        audit(f"why, {scheme}")
        play.drag(*play.move_to_edge("photo", "right", dx=140))
        audit(f"stops, {scheme}")
        play.open("A conflict")
        audit(f"conflict, {scheme}")
        play.open("An ambiguous layout")
        audit(f"ambiguous, {scheme}")
        play.write(play.text.replace("photo.top", "photo.tip"))
        audit(f"error, {scheme}")
        play.open("settings")
        play["#ruler-words"].click()
        audit(f"widths, {scheme}")
        play["#export"].click()
        audit(f"swift, {scheme}")
        play["#swift-close"].click()
        play["#help"].click()
        audit(f"help, {scheme}")
    play.open("Business card", width=390, height=844)
    audit("phone")
    label = play.item("photo").get_attribute("aria-label")
    assert label == "photo, image in card: 12 from the left, 12 from the top, 80 wide, 80 high", label
    others = sorted({name for _, _, names in counts for name in names})
    return f"{len(counts)} states, {min(passes for _, passes, _ in counts)} to {max(passes for _, passes, _ in counts)} rules passed; less than serious: {', '.join(others) or 'none'}"


def text_of(link):
    """The text that a link holds."""
    packed = link.removeprefix("#").replace("-", "+").replace("_", "/")
    return zlib.decompress(base64.b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS).decode()


def link_of(play):
    """The link in the address once it holds the text: it follows a change a moment later."""
    text = play.text
    for _ in range(2400):
        link = play.page.evaluate("location.hash")
        if link and text_of(link) == text:
            return link
        play.page.wait_for_timeout(50)
    raise AssertionError("the address does not hold the text")


@check
def links(play):
    """The address holds the layout: another page that is given it shows the same."""
    play.open("senior-card")
    lengths = []
    for path in sorted(glob.glob(os.path.join(examples, "*.json"))):
        play.page.select_option("#preset", os.path.basename(path).removesuffix(".json"))
        link = link_of(play)
        lengths.append(len(link))
        text = play.text
        other = play.page.context.new_page()
        other.goto(address + link)
        other.wait_for_selector("html[data-ready]")
        assert other.evaluate("window.playground.text()") == text
        other.close()
    play.write({"width": 99, "items": [{"name": "größe"}], "constraints": ["größe.width == 9"]})
    link_of(play)
    text = play.text
    play.page.reload()
    play.page.wait_for_selector("html[data-ready]")
    assert play.text == text
    play.page.goto("about:blank")
    play.page.goto(address + "#damaged")
    play.page.wait_for_selector("html[data-ready]")
    assert play.file()["root"] == "card"
    return f"{min(lengths)} to {max(lengths)} characters"


@check
def swift(play):
    """The export is the source that the native program writes."""
    for name in ["senior-card", "settings", "window"]:
        play.open(name)
        play["#export"].click()
        for style in ["chain", "anchors"]:
            play.page.check(f"[name=style][value={style}]")
            path = os.path.join(examples, name + ".json")
            source = subprocess.run(
                [program, "export", path, "--style", style], check=True, capture_output=True, text=True).stdout
            assert play["#swift-text"].input_value() == source
        if name == "senior-card":
            play.shoot("swift")
        play["#swift-close"].click()


@check
def files(play):
    """A file is opened by its button or by dropping it, and saved."""
    play.open()
    layout = json.dumps({"root": "box", "width": 50, "height": 50, "items": [{"name": "dot"}], "constraints": ["dot.width == 7", "dot.height == 7"]})
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(layout)
        file.flush()
        play["#file"].set_input_files(file.name)
        play.page.wait_for_selector('[data-name="dot"]')
    assert play.text == layout
    play.open()
    play.page.evaluate("""(text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "box.json"));
      for (const type of ["dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
      }
    }""", layout)
    play.page.wait_for_selector('[data-name="dot"]')
    with play.page.expect_download() as download:
        play["#save"].click()
    assert open(download.value.path()).read() == layout


@check
def looks(play):
    """The page can be read in the dark, and 400 pixels wide without scrolling sideways."""
    play.open("senior-card")
    play["#theme"].click()
    play.shoot("dark")
    background = play.page.evaluate("getComputedStyle(document.querySelector('#stage')).backgroundColor")
    assert background == "rgb(16, 18, 22)", background
    play.open("senior-card", width=400, height=800)
    assert play.page.evaluate("document.documentElement.scrollWidth") <= 400
    play.page.screenshot(path=os.path.join(pictures, "narrow.png"), full_page=True)
    play.open("invoice")
    play.shoot("invoice")


@check
def speed(play):
    """From key to picture, for every example (figures, not a check)."""
    report = []
    for path in sorted(glob.glob(os.path.join(examples, "*.json"))):
        play.open(os.path.basename(path).removesuffix(".json"))
        times = play.page.evaluate("""async () => {
          const { editor } = window.playground;
          const times = [];
          for (let key = 0; key < 40; key++) {
            const start = performance.now();
            const end = editor.posFromIndex(editor.getValue().length);
            if (key % 2) editor.replaceRange("", editor.posFromIndex(editor.getValue().length - 1), end);
            else editor.replaceRange(" ", end);
            document.querySelector("#overlay").getBoundingClientRect();
            times.push(performance.now() - start);
            await new Promise(requestAnimationFrame);
          }
          return times.sort((a, b) => a - b);
        }""")
        report.append((times[37], os.path.basename(path)))
    return "95th percentile " + ", ".join(f"{name} {time:.1f} ms" for time, name in sorted(report, reverse=True))


@check
def drag_speed(play):
    """An edge dragged at each frame in a layout of 100 views (figures, not a check)."""
    views = [f"view{index}" for index in range(99)]
    constraints = []
    for index, view in enumerate(views):
        row, column = divmod(index, 11)
        left = f"{views[index - 1]}.trailing + 4" if column else "board.leading + 8"
        top = f"{views[index - 11]}.bottom + 4" if row else "board.top + 8"
        constraints += [f"{view}.leading == {left}", f"{view}.top == {top}"]
        if index:
            constraints += [f"{view}.width == view0.width", f"{view}.height == view0.height"]
    constraints += ["view10.trailing <= board.trailing - 8", "view0.width == 40 @250", "view0.height == 30"]
    play.open()
    play.write({"root": "board", "width": 700, "height": 400, "items": [{"name": view} for view in views], "constraints": constraints})
    assert play["#overlay .item"].count() == 100
    start, end = play.move_to_edge("view0", "right", dx=2)
    play.page.mouse.move(*start)
    play.page.mouse.down()
    play.page.mouse.move(start[0] + 5, start[1], steps=2)
    settle(play)
    report = play.page.evaluate("""async ([x, y]) => {
      const canvas = document.querySelector("#canvas");
      const work = [], frames = [];
      let last = await new Promise(requestAnimationFrame);
      for (let step = 0; step < 180; step++) {
        const begin = performance.now();
        canvas.dispatchEvent(new PointerEvent("pointermove", { clientX: x + 20 * Math.sin(step / 10), clientY: y, pointerId: 1, bubbles: true }));
        const time = await new Promise(requestAnimationFrame);
        document.querySelector("#overlay").getBoundingClientRect();
        frames.push(time - last);
        last = time;
        // The page's own callback of this frame came before.
        work.push(performance.now() - time);
      }
      work.sort((a, b) => a - b);
      const sum = frames.reduce((total, frame) => total + frame, 0);
      return { rate: (1000 * frames.length) / sum, frame: frames.sort((a, b) => a - b)[171], work: work[171], width: document.querySelector('[data-name="view0"]').getAttribute("width") };
    }""", list(start))
    assert float(report["width"]) != 40, report
    play.page.mouse.up()
    return f"{report['rate']:.1f} frames a second; at the 95th percentile a frame of {report['frame']:.1f} ms, of which {report['work']:.1f} ms are work"


def interface_file(name):
    return os.path.join(os.path.dirname(examples), "interface", name)


def drop(play, path):
    """Drops a file on the page."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    play.page.evaluate(
        """([name, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], name));
          window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""", [os.path.basename(path), text])
    expect(play["#status"]).to_contain_text(os.path.basename(path))
    play.wait()


def at(play, name, x, y, width, height):
    frame = play.frame(name)
    for part, expected in [("x", x), ("y", y), ("width", width), ("height", height)]:
        near(frame[part], expected, 0.51)


def first_line(play):
    """The first line of the text that can be seen."""
    return play.page.evaluate("""() => {
      const { editor } = window.playground;
      return editor.lineAtHeight(editor.getScrollInfo().top + 2, "local") + 1;
    }""")


@check
def called(play):
    """A view without a name of its own is called by what is in it, and a view in a stack says which places it."""
    play.open()
    drop(play, interface_file("settings.xib"))
    play.item("stackView_Rr1_In_Tf1").focus()
    expect(play["#answer h2"]).to_have_text("The stack with Sound, soundSwitch")
    expect(play["#names-of-views .on"]).to_contain_text("the stack with Sound, soundSwitch")
    play.item("stackView_Rc0_In_Tf1").focus()
    expect(play["#answer"]).to_contain_text("stack(Sound, Alerts).leading == Settings.leading")
    play.item("soundSwitch").focus()
    play["#answer [data-part=x]"].click()
    assert "_In_" not in play["#answer"].inner_text(), play["#answer"].inner_text()
    play.open("settings")
    play.item("word").focus()
    expect(play["#answer"]).to_contain_text("Placed by the stack sound.")


@check
def scenes(play):
    """Files of Interface Builder that are dropped become tabs, drawn with their texts and frames."""
    play.open()
    expect(play["#scenes"]).to_be_hidden()
    drop(play, interface_file("business-cards.xib"))
    tabs = [tab.inner_text() for tab in play["#scenes [role=tab]"].all()]
    assert tabs == ["Senior Card", "Full Card", "Junior Card"], tabs
    at(play, "photo", 0, 0, 320, 100)
    for row, name in enumerate(["name", "title", "phone", "email"]):
        at(play, name, 5, 105 + row * (20 + 5), 320 - 2 * 5, 20)
    play.shoot("scene-card")
    play["#scenes"].get_by_role("tab", name="Full Card").click()
    play.wait()
    at(play, "imageView_Fp0_In_Tf1", 5, 5, 80, 80)
    at(play, "Desenvolvedor_iOS", 5 + 80 + 5, 45 - 2.5 + 5, 320 - 90 - 5, 20)
    expect(play["#drawing"]).to_contain_text("Desenvolvedor iOS")
    play["#export"].click()
    expect(play["#swift-text"]).to_have_value(re.compile("final class FullCardView: UIView"))
    play["#swift-close"].click()
    # The text begins with the scene.
    assert first_line(play) == play.line_of('id="Fr0-In-Tf1"'), first_line(play)
    # A form above the middle of the safe area, which begins below a status bar of 20.
    drop(play, interface_file("login.storyboard"))
    form = 34 + 12 + 34 + 12 + 30
    at(play, "stackView_Ls0_In_Tf1", 24, (20 + 667) / 2 - 43.5 - form / 2, 375 - 48, form)
    expect(play["#drawing"]).to_contain_text("Password")
    play.shoot("scene-login")
    play.page.select_option("#device", "iphone-15")
    play.wait()
    near(play.frame("nameField")["width"], 393 - 48)
    assert play["#width"].input_value() == "393"
    # The cell has margins of 16 at its sides.
    drop(play, interface_file("cell.xib"))
    near(play.frame("photoView")["x"], 16)
    play["#mirror"].click()
    play.wait()
    near(play.frame("photoView")["x"], 320 - 16 - play.frame("photoView")["width"])
    play.open()
    with play.page.expect_file_chooser() as chooser:
        play["#open"].click()
    chooser.value.set_files(interface_file("settings.xib"))
    expect(play["#status"]).to_contain_text("settings.xib")
    play.wait()
    at(play, "stackView_Rr1_In_Tf1", 20, 10, 375 - 40, 31)
    play.shoot("scene-settings")
    # Layout files are what they were.
    play.page.select_option("#preset", "Business card")
    play.wait()
    expect(play["#scenes"]).to_be_hidden()
    assert play.frame("photo")["width"] == 80


def findings_of(name):
    """What `layout lint` shows of an example of Interface Builder, as level and message."""
    path = os.path.join(os.path.dirname(examples.rstrip("/")), "interface", name)
    run = subprocess.run([program, "lint", path, "--format", "json"], capture_output=True, text=True)
    return path, [(finding["level"], finding["message"]) for finding in json.loads(run.stdout)["findings"] if finding.get("sceneID")]


@check
def findings(play):
    """A scene shows what lint finds, each with its view and line, and whether its frames are as saved."""
    for name in ["faults.xib", "settings.xib"]:
        play.open()
        path, expected = findings_of(name)
        play["#file"].set_input_files(path)
        play.wait()
        settle(play)
        expect(play["#answer"]).to_contain_text(re.compile("frames? as saved by Interface Builder"))
        shown = [(row.get_attribute("data-level"), row.locator("span").nth(1).inner_text()) for row in play["#answer .finding"].all()]
        for level, message in shown:
            assert (level, message) in expected, (name, message)
        for level, message in expected:
            if level != "note":
                assert (level, message) in shown, (name, message)
        play.shoot("findings-" + name.split(".")[0])
    path, expected = findings_of("faults.xib")
    play["#file"].set_input_files(path)
    play.wait()
    expect(play["#answer h2"]).to_have_text(re.compile("^[0-9]+ findings$"))
    assert len([1 for level, _ in expected if level == "warning"]) >= 4
    row = play["#answer .finding[data-level=warning]"].first
    line = int(re.search(r"line ([0-9]+)", row.inner_text()).group(1))
    assert line in play.lines("limits"), (line, play.lines("limits"))
    row.click()
    assert play["#overlay .item.selected"].count() == 1


@check
def example_scenes(play):
    """The menu has files of Interface Builder; one opens as if it had been dropped, and is saved under its name."""
    play.open("login.storyboard")
    expect(play["#answer"]).to_contain_text("6 of 6 frames as saved by Interface Builder")
    expect(play["#scenes"]).to_be_visible()
    with play.page.expect_download() as download:
        play["#save"].click()
    assert download.value.suggested_filename == "login.storyboard", download.value.suggested_filename
    with open(interface_file("login.storyboard"), encoding="utf-8") as file:
        assert play.text == file.read()
    play.page.select_option("#preset", "faults.xib")
    play.wait()
    expect(play["#answer h2"]).to_have_text(re.compile("^[0-9]+ findings$"))
    assert ".storyboard" in play["#open"].get_attribute("title")
    # A scene is white, and the names in it are dark, in the dark too.
    for scheme in ["light", "dark"]:
        play.page.emulate_media(color_scheme=scheme)
        fill = play["#names-of-views text.white"].first.evaluate("(name) => getComputedStyle(name).fill")
        assert max(int(part) for part in re.findall("[0-9]+", fill)) < 128, (scheme, fill)


@check
def words_of_views(play):
    """A double click on a text selects its words in the file, where they can be typed anew; so does the answer."""
    selected = lambda: play.page.evaluate("window.playground.editor.getSelection()")
    for width, height in [(1280, 820), (400, 860)]:
        play.open("Business card", width=width, height=height)
        box = play.box("subtitle")
        play.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        settle(play)
        assert selected() == "Drag an edge", selected()
        play.page.keyboard.type("Drag it")
        assert play.file()["items"][2]["text"] == "Drag it", play.file()
        expect(play["#drawing"]).to_contain_text("Drag it")
    play.open("Business card")
    play.item("title").focus()
    play["#answer"].get_by_role("button", name='"Desenvolvedora"').click()
    assert selected() == "Desenvolvedora", selected()
    # The words may stand before the name, and in a view within another.
    play.write({"root": "card", "width": 320, "items": [
        {"text": 'First {"name"', "name": "first", "kind": "label"},
        {"name": "box"}, {"name": "inner", "in": "box", "kind": "label", "font": 20, "text": "Inner"},
        {"name": "empty"}]})
    for name, words in [("first", r'First {\"name\"'), ("inner", "Inner")]:
        play.item(name).focus()
        play["#answer .reference"].first.click()
        assert selected() == words, (name, selected())
    play.item("empty").focus()
    assert play["#answer .reference"].count() == 0
    drop(play, interface_file("login.storyboard"))
    play.item("titleLabel").dblclick()
    assert selected() == "Business cards", selected()


@check
def scene_answers(play):
    """Explanations, conflicts, cures and breakpoints work on scenes, with lines of the file."""
    play.open()
    drop(play, interface_file("business-cards.xib"))
    play["#scenes"].get_by_role("tab", name="Full Card").click()
    play.wait()
    play.item("Desenvolvedor_iOS").focus()
    play["#answer"].get_by_role("button", name=re.compile("^x ")).click()
    expect(play["#answer h2"]).to_have_text("Why Desenvolvedor_iOS.left is 90")
    numbers = [row.inner_text().replace("−", "-").replace(" ", "").replace("+", "") for row in play["#answer .references"].first.locator(".reference:not(.total) > :first-child").all()]
    near(sum(float(number) for number in numbers), 5 + 80 + 5)
    # 5 before the photo, 80, 5 after it, 5 after the texts.
    expect(play["#ruler-title"]).to_have_text("No conflict from 95 up")
    before = play.text
    wide = '<constraint firstAttribute="width" constant="80" id="c25-In-Tf0"/>'
    play.write(before.replace(wide, wide + '\n<constraint firstAttribute="width" constant="90" id="new"/>'))
    play.wait()
    expect(play["#answer"]).to_have_attribute("data-kind", "conflict")
    line = play.line_of(wide)
    # The photo is as wide as high, and 80 high between the edges.
    assert line + 1 in play.lines("bad"), (line, play.lines("bad"))
    assert all("<constraint " in play.text.split("\n")[number - 1] for number in play.lines("bad"))
    play.shoot("scene-conflict")
    fold = play["#answer summary"]
    if fold.count() > 0:
        fold.click()
    play["#answer .fix"].filter(has_text="Remove image.width == 90").first.click()
    expect(play["#pill"]).to_be_hidden()
    assert play.text == before
    drop(play, os.path.join(os.path.dirname(os.path.dirname(examples)), "Tests/Fixtures/Interface/controllers.storyboard"))
    at(play, "field", 16, 20 + 12, 375 - 32, 34)
    # A constraint that would determine a view can be read, and nothing looks as if it could be clicked.
    drop(play, interface_file("faults.xib"))
    play.item("floating").focus()
    expect(play["#answer"]).to_contain_text("floating.top ==")
    expect(play["#answer"]).to_contain_text("Only Xcode can add a constraint to this file.")
    assert play["#answer .fix"].count() == 0
    play.shoot("scene-ambiguous")
    play.write("<document>")
    expect(play["#editor .note"]).to_be_visible()
    assert play.lines("bad") == {1}


@check
def scene_text_sizes(play):
    """Larger text makes labels with a text style larger, moves what is below them, and leaves fixed fonts alone."""
    play.open()
    drop(play, interface_file("cell.xib"))
    labels = [
        ("growing", "0 0 90 21", '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'),
        ("fixed", "0 29 60 21", '<fontDescription key="fontDescription" type="system" pointSize="17"/>'),
    ]
    subviews = ""
    for name, frame, font in labels:
        sides = " ".join(f'{side}="{value}"' for side, value in zip(["x", "y", "width", "height"], frame.split()))
        subviews += f"""<label text="Growth" translatesAutoresizingMaskIntoConstraints="NO" id="{name}" userLabel="{name}">
          <rect key="frame" {sides}/>{font}</label>"""
    edges = [("growing", "leading", "root", "leading", 0), ("growing", "top", "root", "top", 0), ("fixed", "leading", "root", "leading", 0), ("fixed", "top", "growing", "bottom", 8)]
    constraints = "".join(
        f'<constraint firstItem="{first}" firstAttribute="{end}" secondItem="{second}" secondAttribute="{other}" constant="{gap}" id="e{index}"/>'
        for index, (first, end, second, other, gap) in enumerate(edges))
    play.write(f"""<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="400" height="200"/>
      <subviews>{subviews}</subviews><constraints>{constraints}</constraints></view></objects></document>""")
    play.wait()
    # The usual size is that of the file, where 21 is the height of a line in Apple's font.
    at(play, "growing", 0, 0, 90, 21)
    at(play, "fixed", 0, 21 + 8, 60, 21)
    # Widths like those of Apple's font, G r o w t h in thousandths, with a tracking by size; lines are 1.1934 times as
    # high as the font.
    letters = (728 + 360 + 566 + 754 + 341 + 579) / 1000
    for size, points, tracking in [("xLarge", 19, -11), ("accessibility5", 53, -18)]:
        play.page.select_option("#type", label=size)
        play.wait()
        at(play, "growing", 0, 0, points * (letters + 6 * tracking / 1000), points * 1.1934)
        at(play, "fixed", 0, points * 1.1934 + 8, 17 * (letters - 6 * 6 / 1000), 17 * 1.1934)
    play.shoot("scene-larger")
    expect(play["#pill"]).to_be_hidden()


@check
def scene_strings(play):
    """Names and texts of a file of Interface Builder are shown, and never become elements or run."""
    play.open()
    drop(play, os.path.join(os.path.dirname(os.path.dirname(examples)), "Tests/Fixtures/Interface/surroundings.xib"))
    play["#scenes [role=tab]"].last.click()
    play.wait()
    expect(play["#scenes [role=tab]"].last).to_contain_text('"that" \\(are) `code`')
    expect(play["#drawing"]).to_contain_text('<b onclick="x')
    for box in ["#drawing", "#overlay", "#scenes", "#answer header", "#names-of-views"]:
        assert play[f"{box} b, {box} script, {box} [onclick]"].count() == 0, box
    play["#overlay .item"].last.focus()
    expect(play["#answer h2"]).to_contain_text("label")
    hostile = """<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="r" userLabel="&lt;img src=x onerror=alert(1)&gt;"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews><button id="b" userLabel="&quot;&gt;&lt;script&gt;" fixedFrame="YES"><rect key="frame" x="0" y="0" width="90" height="30"/>
      <state key="normal" title="&lt;/text&gt;&lt;script&gt;alert(2)&lt;/script&gt;"/></button></subviews></view></objects></document>"""
    play.write(hostile)
    play.wait()
    expect(play["#scenes [role=tab]"]).to_have_text("<img src=x onerror=alert(1)>")
    expect(play["#drawing"]).to_contain_text("</text><script>alert(2)</script>")
    assert play["#drawing img, #drawing script, #scenes img"].count() == 0


def main():
    os.makedirs(pictures, exist_ok=True)
    expect.set_options(timeout=TIMEOUT)
    chosen = sys.argv[6:]
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for body in checks:
            if chosen and body.__name__ not in chosen:
                continue
            context = browser.new_context(accept_downloads=True)
            context.set_default_timeout(TIMEOUT)
            page = context.new_page()
            messages, requests = [], []
            context.on("console", lambda message: messages.append(message.text))
            context.on("weberror", lambda error: messages.append(str(error.error)))
            context.on("request", lambda request: requests.append(request.url))
            try:
                result = body(Playground(page))
                assert messages == [], messages
                outside = [url for url in requests if not url.startswith(("file:", "data:", "blob:", "about:"))]
                assert outside == [], outside
                print(f"ok    {body.__doc__}" + (f" ({result})" if result else ""), flush=True)
            except Exception as error:
                failures += 1
                page.screenshot(path=os.path.join(pictures, f"failed-{body.__name__}.png"))
                print(f"FAIL  {body.__name__}: {body.__doc__}\n      {error} {messages}", flush=True)
            context.close()
        browser.close()
    return 1 if failures else 0


sys.exit(main())
