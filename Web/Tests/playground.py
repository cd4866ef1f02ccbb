"""The playground in a real browser: each feature clicked, dragged and typed as a person would.

Usage: python3 playground.py PAGE PROGRAM EXAMPLES SCREENSHOTS
"""

import base64
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import zlib

from playwright.sync_api import expect, sync_playwright

page_path, program, examples, pictures = sys.argv[1:5]
address = "file://" + os.path.abspath(page_path)
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
        return self["#text"].input_value()

    def file(self):
        return json.loads(self.text)

    def write(self, layout):
        self["#text"].fill(layout if isinstance(layout, str) else json.dumps(layout, indent=1))

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
        return {int(line.get_attribute("data-line")) for line in self[f"#marks .{kind}"].all()}

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
    """A dragged edge moves; where it is held, the lines that hold it are marked and named."""
    play.open("Start here")
    box = play.box("photo")
    edge = (box["x"] + box["width"] - 1, box["y"] + 50)
    play.drag(edge, (edge[0] + 40, edge[1]), drops=False)
    near(play.frame("photo")["width"], 120)
    play.shoot("drag-edge")
    play.page.mouse.up()
    near(play.frame("photo")["width"], 80)
    # Its leading edge is tied to the card: it stays, and that line is marked.
    box = play.box("photo")
    edge = (box["x"] + 1, box["y"] + 30)
    play.drag(edge, (edge[0] + 50, edge[1]), drops=False)
    near(play.frame("photo")["x"], 12)
    assert play.lines("holds") == {play.line_of("photo.leading ==")}, play.lines("holds")
    expect(play["#held"]).to_contain_text("photo.left stays at 12")
    expect(play["#held"]).to_contain_text("photo.leading == card.leading + 12")
    play.shoot("drag-held")
    play.page.mouse.up()
    assert play.lines("holds") == {play.line_of("photo.leading ==")}


@check
def keep_pull(play):
    """What followed a pull can be kept, as a constraint of the file, and undone."""
    play.open("Start here")
    box = play.box("photo")
    edge = (box["x"] + box["width"] - 1, box["y"] + 30)
    play.drag(edge, (edge[0] + 40, edge[1]))
    before = play.text
    play["#held"].get_by_role("button", name="Keep it there").click()
    assert any("@501" in rule for rule in play.file()["constraints"])
    near(play.frame("photo")["width"], 120)
    play["#undo"].click()
    assert play.text == before
    near(play.frame("photo")["width"], 80)
    play["#redo"].click()
    near(play.frame("photo")["width"], 120)


@check
def in_front(play):
    """What lies in front is pulled at, also over an edge of what lies behind it."""
    play.open("Start here")
    card = play.file()
    card["items"].append({"name": "badge", "kind": "label", "text": "New"})
    play.write(card)
    photo, badge = play.box("photo"), play.box("badge")
    # Nothing places the badge, which lies over the corner of the photo.
    corner = (photo["x"] + 1, photo["y"] + 1)
    assert badge["x"] + 6 < corner[0] < badge["x"] + badge["width"] - 6, (photo, badge)
    before = play.frame("photo")
    play.drag(corner, (corner[0] + 120, corner[1] + 50), drops=False)
    near(play.frame("badge")["x"], 120, 1.5)
    assert play.frame("photo") == before
    play.page.mouse.up()
    play["#held"].get_by_role("button", name="Keep it there").click()
    near(play.frame("badge")["x"], 120, 1.5)
    near(play.frame("badge")["y"], 50, 1.5)
    play.shoot("in-front")


@check
def conflict(play):
    """A conflict marks exactly its lines, shows the arithmetic, and each cure that says so ends it."""
    play.open("A conflict")
    expected = {play.line_of("title.leading =="), play.line_of("title.trailing =="), play.line_of("title.width ==")}
    assert play.lines("error") == expected, play.lines("error")
    expect(play["#problem"]).to_contain_text("16 + 16 + 320 = 352 > 300")
    assert play["#drawing svg"].count() == 1, "a file that opens in conflict has a picture"
    play.shoot("conflict")
    labels = [button.inner_text() for button in play["#problem .buttons button"].all()]
    assert len(labels) >= 5, labels
    for label in labels:
        if "another conflict" in label:
            continue
        play.open("A conflict")
        play["#problem"].get_by_role("button", name=label, exact=True).click()
        expect(play["#problem"]).to_be_empty()
        assert not play.lines("error")
        json.loads(play.text)
    return f"{len(labels)} cures"


@check
def ghosts(play):
    """What is open is shown as ghosts at both ends of its range, and can be settled where it is."""
    play.open("An ambiguous layout")
    expect(play["#freedom"]).to_contain_text("works")
    play.page.wait_for_selector("#overlay .ghost")
    tops = sorted(
        float(ghost.get_attribute("y"))
        for ghost in play['#overlay .ghost[data-quantity="photo.y"]'].all())
    limits = [16, 200 - 16 - 80]
    at = play.frame("photo")["y"]
    expected = [limit for limit in limits if abs(limit - at) > 0.5]
    assert len(tops) == len(expected) > 0, (tops, at)
    for top, limit in zip(tops, expected):
        near(top, limit)
    play.shoot("ghosts")
    frame = play.frame("photo")
    while play["#freedom button"].count() > 0:
        play["#freedom button"].first.click()
        play.wait()
    expect(play["#freedom"]).to_be_empty()
    assert play.frame("photo") == frame
    play.open("An ambiguous layout")
    play.page.wait_for_selector("#overlay .ghost")
    play["#ghosts"].uncheck()
    assert play["#overlay .ghost"].count() == 0


@check
def selection(play):
    """A click on a view marks its constraints; a click on a constraint selects its text."""
    play.open("Start here")
    box = play.box("title")
    play.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lines = {number for number, line in enumerate(play.text.split("\n"), 1) if "title." in line.replace("subtitle.", "")}
    assert play.lines("mine") == lines, (play.lines("mine"), lines)
    play.shoot("selection")
    play["#own"].get_by_role("button", name="title.top == photo.top").click()
    chosen = play.page.evaluate("(() => { const t = document.querySelector('#text'); return t.value.slice(t.selectionStart, t.selectionEnd) })()")
    assert chosen == '"title.top == photo.top"', chosen
    # The browser tells of a selection with the next frame it draws.
    expect(play["#overlay .mentioned"]).to_have_count(2)
    marked = [item.get_attribute("data-name") for item in play["#overlay .mentioned"].all()]
    assert sorted(marked) == ["photo", "title"], marked


@check
def why(play):
    """A click on a number says why it is so, as an addition, and what would be if it were another."""
    play.open("Start here")
    play.item("title").focus()
    play["#selection"].get_by_role("button", name=re.compile("^x ")).click()
    # The photo begins at 12 and is 80 wide, and the title begins 8 after it.
    expect(play["#why h2"]).to_have_text("Why title.left is 100")
    numbers = [row.inner_text().replace("−", "-").replace(" ", "").replace("+", "") for row in play["#why .sum tr:not(.total) td:first-child"].all()]
    near(sum(float(number) for number in numbers), 12 + 80 + 8)
    play.shoot("why")
    play["#suppose"].fill("400")
    expect(play["#supposed"]).to_contain_text("cannot be 400")
    play["#suppose"].fill("")
    expect(play["#supposed"]).to_be_empty()


@check
def breakpoints(play):
    """The strip says where the layout works and where something gives; a breakpoint lays out there."""
    play.open("Start here")
    play.page.wait_for_selector("#strip .works")
    # 12 before the photo, 8 after it, 12 after the title; both may be squeezed to nothing.
    expect(play["#breakpoint"]).to_contain_text("Works from 32 up")
    text = float(play.page.evaluate("window.playground.frames().items.title.width"))
    breakpoint = play["#strip .breakpoint"].last
    label = breakpoint.get_attribute("aria-label")
    # The text begins to have room where all of it fits.
    near(float(re.match("At ([0-9.]+):", label).group(1)), 112 + text, 0.01)
    assert "title.trailing <= card.trailing - 12" in label, label
    breakpoint.click()
    near(play.file()["width"], 112 + text, 0.01)
    assert re.fullmatch("[0-9]+([.][0-9]{1,2})?", play["#width"].input_value()), play["#width"].input_value()
    assert play.line_of("title.trailing <=") in play.lines("holds"), play.lines("holds")
    play.wait()
    expect(play["#breakpoint"]).to_have_text(label)
    play.shoot("breakpoints")
    track = play["#track"].bounding_box()
    play.page.mouse.click(track["x"] + track["width"] / 4, track["y"] + track["height"] / 2)
    near(play.file()["width"], 250, 3)


@check
def sizes(play):
    """The root is laid out in another width by its grip, a field or a device, and keeps that."""
    play.open("Start here")
    grip = play['#overlay .grip[data-edge="right"]'].bounding_box()
    start = (grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    play.drag(start, (start[0] + 60, start[1]), drops=False)
    near(play.frame("card")["width"], 380, 1.5)
    play.page.mouse.up()
    near(play.file()["width"], 380, 1.5)
    # A point stays as large on the screen, also where the drawing would magnify a small layout.
    play["#width"].fill("200")
    near(play.box("card")["width"], 200, 3)
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
def typing(play):
    """Typing lays out at every key; an error keeps the last picture, dimmed, and marks the line."""
    play.open("Start here")
    text = play["#text"]
    text.focus()
    place = play.text.index("leading + 12") + len("leading + 1")
    text.evaluate("(area, place) => area.setSelectionRange(place, place + 1)", place)
    play.page.keyboard.type("5")
    near(play.frame("photo")["x"], 15)
    # What is typed without a pause is one step of the history, and what follows a pause another.
    play.page.wait_for_timeout(800)
    play.page.keyboard.type("x")
    assert play.lines("error") == {play.line_of("photo.leading ==")}, play.lines("error")
    expect(play["#picture"]).to_have_class(re.compile("stale"))
    near(play.frame("photo")["x"], 15)
    expect(play["#problem"]).to_contain_text("^")
    play.shoot("error")
    play.page.keyboard.press("Control+z")
    expect(play["#problem"]).to_be_empty()
    expect(play["#picture"]).not_to_have_class(re.compile("stale"))
    near(play.frame("photo")["x"], 15)
    play.page.keyboard.press("Control+z")
    near(play.frame("photo")["x"], 12)
    play.page.keyboard.press("Control+Shift+z")
    play.page.keyboard.press("Control+Shift+z")
    expect(play["#problem"]).not_to_be_empty()
    play.page.keyboard.press("Backspace")
    expect(play["#picture"]).not_to_have_class(re.compile("stale"))
    before = play.text
    play.page.wait_for_timeout(800)
    play.page.evaluate("for (const letter of 'qr') document.execCommand('insertText', false, letter)")
    assert play.text != before
    play.page.keyboard.press("Control+z")
    assert play.text == before


@check
def keyboard(play):
    """Everything in the picture can be done by keys."""
    play.open("Start here")
    play["#ghosts"].focus()
    play.page.keyboard.press("Tab")
    focused = "document.activeElement.dataset.name ?? document.activeElement.id"
    assert play.page.evaluate(focused) == "card", play.page.evaluate(focused)
    play.page.keyboard.press("Tab")
    assert play.page.evaluate(focused) == "photo"
    expect(play["#selection h2"]).to_have_text("photo, an image")
    play.page.keyboard.press("Alt+Shift+ArrowRight")
    play.page.keyboard.press("Alt+Shift+ArrowRight")
    near(play.frame("photo")["width"], 100)
    play.page.keyboard.press("Escape")
    near(play.frame("photo")["width"], 80)
    play.page.keyboard.press("ArrowRight")
    assert play.lines("holds") == {play.line_of("photo.leading ==")}
    expect(play["#held"]).to_contain_text("photo.left")
    play.page.keyboard.press("Tab")
    play.page.keyboard.press("Shift+Tab")
    play.page.keyboard.press("Shift+Tab")
    play.page.keyboard.press("Shift+ArrowRight")
    assert play.file()["width"] == 330


@check
def names(play):
    """Every control and view has a name that a screen reader says."""
    play.open("Start here")
    unnamed = play.page.evaluate("""() => [...document.querySelectorAll("button, input, select, textarea, [tabindex]")]
      .filter((e) => !e.hidden && !e.closest("dialog") && !(e.ariaLabel || e.textContent.trim() || e.labels?.length))
      .map((e) => e.outerHTML)""")
    assert unnamed == [], unnamed
    label = play.item("photo").get_attribute("aria-label")
    assert label == "photo, image in card: 12 from the left, 12 from the top, 80 wide, 80 high", label


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
        assert other.locator("#text").input_value() == text
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
    assert background == "rgb(22, 24, 29)", background
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
          const area = document.querySelector("#text");
          const times = [];
          for (let key = 0; key < 40; key++) {
            const start = performance.now();
            area.setRangeText(key % 2 ? "" : " ", area.value.length - (key % 2), area.value.length, "end");
            area.dispatchEvent(new InputEvent("input"));
            document.querySelector("#overlay").getBoundingClientRect();
            times.push(performance.now() - start);
            await new Promise(requestAnimationFrame);
          }
          return times.sort((a, b) => a - b);
        }""")
        report.append((times[37], os.path.basename(path)))
    return "95th percentile " + ", ".join(f"{name} {time:.1f} ms" for time, name in sorted(report, reverse=True))


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
    play.page.select_option("#preset", "Start here")
    play.wait()
    expect(play["#scenes"]).to_be_hidden()
    assert play.frame("photo")["width"] == 80


@check
def scene_answers(play):
    """Explanations, conflicts, cures, breakpoints and larger text work on scenes, with lines of the file."""
    play.open()
    drop(play, interface_file("business-cards.xib"))
    play["#scenes"].get_by_role("tab", name="Full Card").click()
    play.wait()
    play.item("Desenvolvedor_iOS").focus()
    play["#selection"].get_by_role("button", name=re.compile("^x ")).click()
    expect(play["#why h2"]).to_have_text("Why Desenvolvedor_iOS.left is 90")
    numbers = [row.inner_text().replace("−", "-").replace(" ", "").replace("+", "") for row in play["#why .sum tr:not(.total) td:first-child"].all()]
    near(sum(float(number) for number in numbers), 5 + 80 + 5)
    # 5 before the photo, 80, 5 after it, 5 after the texts.
    expect(play["#breakpoint"]).to_contain_text("Works from 95 up")
    before = play.text
    wide = '<constraint firstAttribute="width" constant="80" id="c25-In-Tf0"/>'
    play.write(before.replace(wide, wide + '\n<constraint firstAttribute="width" constant="90" id="new"/>'))
    play.wait()
    expect(play["#problem"]).to_contain_text("cannot all be satisfied")
    line = play.line_of(wide)
    # The photo is as wide as high, and 80 high between the edges.
    assert line + 1 in play.lines("error"), (line, play.lines("error"))
    assert all("<constraint " in play.text.split("\n")[number - 1] for number in play.lines("error"))
    play.shoot("scene-conflict")
    play["#problem"].get_by_role("button", name=re.compile("^Remove imageView_Fp0_In_Tf1.width == 90")).first.click()
    expect(play["#problem"]).to_be_empty()
    assert play.text == before
    drop(play, os.path.join(os.path.dirname(os.path.dirname(examples)), "Tests/Fixtures/Interface/controllers.storyboard"))
    at(play, "field", 16, 20 + 12, 375 - 32, 34)
    play.page.select_option("#type", label="accessibility5")
    play.wait()
    expect(play["#problem"]).to_be_empty()
    play.write("<document>")
    expect(play["#problem"]).to_contain_text("Line 1 is invalid")


@check
def scene_strings(play):
    """Names and texts of a file of Interface Builder are shown, and never become elements or run."""
    play.open()
    drop(play, os.path.join(os.path.dirname(os.path.dirname(examples)), "Tests/Fixtures/Interface/surroundings.xib"))
    play["#scenes [role=tab]"].last.click()
    play.wait()
    expect(play["#scenes [role=tab]"].last).to_contain_text('"that" \\(are) `code`')
    expect(play["#drawing"]).to_contain_text('<b onclick="x')
    for box in ["#drawing", "#overlay", "#scenes", "#inspector"]:
        assert play[f"{box} b, {box} script, {box} [onclick]"].count() == 0, box
    play["#overlay .item"].last.focus()
    expect(play["#selection h2"]).to_contain_text("label")
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
    # The machine may be busy.
    expect.set_options(timeout=120_000)
    chosen = sys.argv[5:]
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for body in checks:
            if chosen and body.__name__ not in chosen:
                continue
            context = browser.new_context(accept_downloads=True)
            context.set_default_timeout(120_000)
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
