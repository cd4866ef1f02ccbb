#!/usr/bin/env python3
"""Builds and runs the Swift blocks of each guide as its page says, in a package that `swift package init` made.

Usage: Scripts/parts/guides.py      exit status 1 if a guide does not compile or prints something else

A guide names its file, Sources/App/main.swift or one in Tests/AppTests, and the products that its package depends on. Its
blocks of Swift, one after the other, are that file. Its blocks of `text`, one after the other, are all that the program
prints; a line `…` stands for any lines.
"""

import glob
import os
import re
import shutil
import subprocess
import sys

ROOT = os.getcwd()
# What was built is kept; the package is made anew.
WORK = os.path.join(ROOT, ".build/guides")
PACKAGE = os.path.join(WORK, "App")
START = "Docs/Catalogues/Anchors.docc/GettingStarted.md"
# The listings of other pages are snippets (Scripts/docs.sh readme) or code of targets (UIKitNamesTests).
PAGES = sorted(glob.glob("Docs/Catalogues/*.docc/*.md")) + [f"Docs/{name}.md" for name in ("Grids", "Lint", "Ranges", "VisualFormat")]


def blocks(text, language):
    """The blocks of a language; "" for those that name none."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S)
    return [lines for named, lines in found if named == language]


def package(guides, start):
    """The text of the package: what Getting started says, with a target for each other guide."""
    made = open(f"{PACKAGE}/Package.swift", encoding="utf-8").read()
    lines = blocks(start, "")[0]
    if '"../anchors"' not in lines or "swift package init" not in start:
        sys.exit(f"FAIL  {START} does not say how a package depends on this one")
    targets = []
    for name, (page, is_test, products) in guides.items():
        needed = ", ".join(f'.product(name: "{product}", package: "Anchors")' for product in products)
        kind = "testTarget" if is_test else "executableTarget"
        if page != START:
            targets.append(f'  .{kind}(name: "{name}", dependencies: [{needed}]),\n')
    lines = lines.replace('"../anchors"', f'"{ROOT}"').rstrip()
    if not lines.endswith("],"):
        sys.exit(f"FAIL  {START}: the lines for the package do not end with its targets")
    lines = lines[:-2].rstrip() + ",\n" + "".join(targets) + "],"
    changed, count = re.subn(r"^    targets: \[.*?^    \],$", lambda _: lines, made, flags=re.M | re.S)
    if count != 1:
        sys.exit("FAIL  swift package init writes another Package.swift than Getting started changes")
    return changed


def matches(shown, printed):
    """Whether a text is what is printed, with lines `…` for any lines."""
    parts = re.split(r"^…\n", shown, flags=re.M)
    return re.fullmatch(".*".join(re.escape(part) for part in parts), printed, re.S) is not None


def main():
    shutil.rmtree(PACKAGE, ignore_errors=True)
    os.makedirs(PACKAGE)
    subprocess.run(["swift", "package", "init", "--type", "executable", "--name", "App"], cwd=PACKAGE, check=True,
                   stdout=subprocess.DEVNULL)
    shutil.rmtree(f"{PACKAGE}/Sources")
    shutil.rmtree(f"{PACKAGE}/Tests")
    guides, texts = {}, {}
    for page in PAGES:
        text = open(page, encoding="utf-8").read()
        code = "".join(blocks(text, "swift"))
        if not code:
            continue
        prose = " ".join(text.split())
        is_test = "Tests/AppTests" in prose
        products = re.findall(r"^import (\w+)$", code, re.M)
        products = [product for product in products if product != "Testing"]
        if page != START and not (is_test or "Sources/App/main.swift" in prose):
            sys.exit(f"FAIL  {page} does not say where its code goes")
        if page != START and not all(f"`{product}`" in prose for product in products):
            sys.exit(f"FAIL  {page} does not name the products that its package depends on")
        name = "App" if page == START else os.path.basename(page)[:-3] + os.path.dirname(page).split("/")[-1].split(".")[0]
        guides[name] = (page, is_test, products)
        texts[name] = text
        folder = f"{PACKAGE}/{'Tests' if is_test else 'Sources'}/{name}"
        os.makedirs(folder)
        with open(f"{folder}/{'CardTests' if is_test else 'main'}.swift", "w", encoding="utf-8") as file:
            file.write(code)
    text = package(guides, texts["App"])
    with open(f"{PACKAGE}/Package.swift", "w", encoding="utf-8") as file:
        file.write(text)
    build = ["swift", "build", "--build-tests", "--package-path", PACKAGE, "--scratch-path", WORK]
    built = subprocess.run(build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    warnings = [line for line in built.stdout.splitlines() if PACKAGE in line and re.search("(error|warning): ", line)]
    if built.returncode or warnings:
        print(built.stdout if not warnings else "\n".join(warnings))
        sys.exit("FAIL  a guide does not compile in a new package")
    failed = False
    for name, (page, is_test, _) in guides.items():
        if is_test:
            continue
        run = subprocess.run([f"{WORK}/debug/{name}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        printed = re.sub(rf"\({name}/main.swift:", "(App/main.swift:", run.stdout)
        shown = "".join(blocks(texts[name], "text"))
        if run.returncode or not matches(shown, printed):
            failed = True
            print(f"FAIL  {page} shows\n{shown}but the program prints\n{printed}")
    print("" if failed else f"ok    {len(guides)} guides compile and print what they show in a package of swift package init")
    sys.exit(failed)


main()
