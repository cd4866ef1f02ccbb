#!/usr/bin/env python3
"""Measures `layout certify` and the widths of texts over Interface Builder's files of public apps.

Usage: Scripts/parts/languages.py FOLDER [--tool PATH] [--labels FILE] [--findings FILE] [--only NAME]

FOLDER holds checkouts of apps, one a folder, which stay beside the project. A table lists for each the files, the
scenes and their verdicts, the texts that are lost, the pairs of a judged scene and an environment, the seconds of
proving them all and of a first layout of as many scenes, and the scenes that conflict on a device and not as stored.
PATH is the built program (.build/release/layout).

--labels writes labels of one line whose widths are those of their texts, a JSON object a line, for
Scripts/generators/advances.py: a label is one if its width follows when the file states it wider, and narrower.
--findings writes a paragraph for each lost text: where, what, the texts and the constraints.
"""

import argparse
import collections
import hashlib
import json
import pathlib
import re
import subprocess
import tempfile
import time
import xml.etree.ElementTree as ElementTree

LEFT_OUT = {"Pods", "Carthage", "DerivedData", "node_modules"}
STYLES = dict(LargeTitle=34, Title0=34, Title1=28, Title2=22, Title3=20, Headline=17, Subhead=15, Body=17, Callout=16,
              Footnote=13, Caption1=12, Caption2=11)
DEVICE = "iphone-se"
COLUMNS = ["files", "translated", "languages", "proved", "marginal", "fails", "skipped", "lost", "pairs", "proof",
           "layout", "scenes", "conflicts"]


def files(folder):
    """The files of Interface Builder for iOS in a folder."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.suffix not in (".storyboard", ".xib") or not path.is_file() or \
                any(part in LEFT_OUT or part.startswith(".") or part.endswith(".xcloc") for part in parts):
            continue
        head = path.read_bytes()[:2000]
        if b"iOS.CocoaTouch" in head and b"watchKit" not in head and b"AppleTV" not in head:
            yield path


def translated(path):
    """True if texts by object identifier lie beside a file of Interface Builder."""
    if path.parent.name != "Base.lproj":
        return path.with_suffix(".xcstrings").exists()
    patterns = [f"*.lproj/{path.stem}.strings", f"*/{path.stem}.xcstrings", f"{path.stem}.xcstrings"]
    return any(any(path.parent.parent.glob(pattern)) for pattern in patterns)


def run(tool, *arguments):
    """What the tool writes as JSON, and its seconds; None if there is no JSON."""
    start = time.perf_counter()
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True)
    seconds = time.perf_counter() - start
    return json.loads(done.stdout) if done.stdout.startswith("{") else None, seconds


def font(view):
    """The size and the weight of a text in the system's font; None in another."""
    description = view.find("fontDescription[@key='fontDescription']")
    if description is None:
        return (17.0 if view.tag == "label" else 15.0), "regular"
    if description.get("family") or description.get("name") or "italic" in description.get("type", ""):
        return None
    style = description.get("style", "").removeprefix("UICTFontTextStyle")
    size = STYLES.get(style) or float(description.get("pointSize", "0")) or 17.0
    weight = "bold" if description.get("type") == "boldSystem" else description.get("weight", "regular")
    return size, "semibold" if style == "Headline" else weight


def plain_text(view):
    """The text of a label of one line, or of a button that has nothing else; None for others."""
    if view.get("customClass"):
        return None
    if view.tag == "label":
        plain = view.get("numberOfLines", "1") == "1" and view.find("attributedString") is None
        return (view.get("text") or view.findtext("string[@key='text']")) if plain else None
    state = view.find("state[@key='normal']")
    if state is None or view.find("inset") is not None or view.find("buttonConfiguration") is not None or \
            state.get("image") or state.get("backgroundImage") or state.findall("imageReference"):
        return None
    return state.get("title")


def plain_texts(root):
    """The texts of one line in a file, by identifier: element, text, size and weight."""
    found = {}
    for view in root.iter():
        text = plain_text(view) if view.tag in ("label", "button") else None
        frame = view.find("rect[@key='frame']")
        if not text or frame is None or not re.search(r"\w", text) or "\n" in text:
            continue
        known = font(view)
        # Buttons are at least 30 points wide.
        if known and (view.tag == "label" or float(frame.get("width", "0")) > 40):
            found[view.get("id")] = (view, text, *known)
    return found


def solved(result):
    """For each file the views of a comparison whose size comes from the file, by identifier."""
    found = {}
    for file in (result or {}).get("files", []):
        views = found[file["file"]] = {}
        for scene in file.get("scenes", []):
            for view in scene.get("views", []):
                if view["sizeFrom"] == "file" and not view.get("hidden"):
                    views[view["id"]] = view
    return found


def copies(paths, folder, sign):
    """Writes copies of files with texts that are wider and narrower, by an amount of their identifier."""
    by_copy = {}
    for index, path in enumerate(paths):
        try:
            tree = ElementTree.parse(path)
        except ElementTree.ParseError:
            continue
        texts = plain_texts(tree.getroot())
        for key, (view, *_) in texts.items():
            number = int(hashlib.sha256(key.encode()).hexdigest()[:6], 16)
            change = sign * (2 + number % 7) * (1 if number % 3 else -1)
            frame = view.find("rect[@key='frame']")
            if sign:
                frame.set("width", str(max(1, float(frame.get("width", "0")) + change)))
        copy = folder / f"{index}{path.suffix}"
        tree.write(copy, encoding="UTF-8")
        by_copy[str(copy)] = (path, texts)
    return by_copy


def labels_of(tool, paths, repository):
    """The labels whose widths are those of their texts."""
    kept = None
    with tempfile.TemporaryDirectory() as name:
        for sign in (0, 1, -1):
            by_copy = copies(paths, pathlib.Path(name), sign)
            result, _ = run(tool, "compare", "--format", "json", *by_copy)
            found = {}
            for copy, views in solved(result).items():
                path, texts = by_copy[copy]
                for key in texts.keys() & views.keys():
                    stored, width = views[key]["stored"][2], views[key]["solved"][2]
                    # Widths of the layout are those of whole pixels.
                    if abs(stored - width) < 0.51 and (sign or not views[key]["stale"]):
                        found[path, key] = (texts[key], stored)
            kept = found if kept is None else {key: kept[key] for key in kept.keys() & found.keys()}
    known = {(text, size, weight, width) for (_, text, size, weight), width in kept.values()}
    for text, size, weight, width in sorted(known):
        yield dict(repository=repository, text=text, size=size, weight=weight, width=width)


def conflicts(tool, paths, *options):
    """The scenes without a layout, and the number of scenes."""
    found, count = set(), 0
    for path in paths:
        result, _ = run(tool, "solve", "--format", "json", "--no-ambiguity", *options, path)
        for scene in (result or {}).get("scenes", []):
            count += 1
            if "error" in scene:
                found.add((str(path), scene["id"]))
    return found, count


def paragraph(scene, failure, languages):
    """A finding for a reader: where, what, in which languages, and why."""
    lines = [f"{scene['file']}:{failure['line']} {scene['name']} {failure['property']} {failure['item']} "
             f"[{failure['certainty']}]" + (" outlet" if failure.get("outlet") else "")]
    for each in failure["environments"][:3]:
        lines.append(f"    {languages[each['environment']]}: {each['loss']} in {each['intervals'][:2]}")
    others = [languages[each["environment"]] for each in failure["environments"][3:]]
    if others:
        lines.append("    also " + " ".join(others))
    lines += [f"    {key}" for key in failure.get("keys", [])]
    for reason in failure.get("because", []):
        lines.append(f"    because {reason['constraint']} ({reason.get('line', '-')}, {reason['priority']})")
    return "\n".join(lines)


def certify(tool, folder, row, findings):
    """Adds the figures of proving an app to its row."""
    result, row["proof"] = run(tool, "certify", "--format", "json", folder)
    if result is None:
        return
    environments = result["environments"]
    languages = [each["language"] for each in environments]
    row["languages"] = len(set(languages))
    judged = [scene for scene in result["scenes"] if scene["verdict"] != "skipped"]
    for scene in result["scenes"]:
        row[scene["verdict"]] += 1
        for certificate in scene["certificates"]:
            for failure in certificate["failures"]:
                if failure["certainty"] == "fails":
                    row["lost"] += 1
                    findings.append(paragraph(scene, failure, languages))
    row["pairs"] = len(judged) * len(environments)
    # A first layout of each scene of the judged files, as a device shows it, with the reading of the file.
    count = seconds = 0
    for path in sorted({scene["file"] for scene in judged}):
        solved, duration = run(tool, "solve", "--device", DEVICE, "--no-ambiguity", "--format", "json", path)
        count += len((solved or {}).get("scenes", []))
        seconds += duration
    row["layout"] = row["pairs"] * seconds / max(1, count)


def show(name, row):
    cells = [f"{row[key]:.2f}" if isinstance(row[key], float) else str(row[key]) for key in COLUMNS]
    print("\t".join([name, *cells]), flush=True)


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--tool", default=".build/release/layout")
    arguments.add_argument("--labels", type=argparse.FileType("w"))
    arguments.add_argument("--findings", type=argparse.FileType("w"))
    arguments.add_argument("--only")
    options = arguments.parse_args()
    totals = collections.Counter()
    print("\t".join(["app", *COLUMNS]))
    for folder in sorted(path for path in options.folder.iterdir() if path.is_dir()):
        paths, findings = list(files(folder)), []
        if not paths or options.only and options.only not in folder.name:
            continue
        row = collections.Counter(files=len(paths), translated=sum(map(translated, paths)))
        if row["translated"]:
            certify(options.tool, folder, row, findings)
        stored, _ = conflicts(options.tool, paths)
        device, row["scenes"] = conflicts(options.tool, paths, "--device", DEVICE)
        row["conflicts"] = len(device - stored)
        if options.labels:
            for label in labels_of(options.tool, paths, folder.name):
                options.labels.write(json.dumps(label, ensure_ascii=False) + "\n")
        if options.findings:
            for path, scene in sorted(device - stored):
                findings.append(f"{path} {scene} conflicts on {DEVICE}")
            options.findings.write("".join(finding + "\n\n" for finding in findings))
        totals.update(row)
        show(folder.name, row)
    show("all", totals)


if __name__ == "__main__":
    main()
