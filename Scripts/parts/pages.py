#!/usr/bin/env python3
"""Runs the commands of every page as a reader would who has just cloned the repository.

Usage: Scripts/docs.sh pages [--all] [PAGE…]      exit status 1 at the first command of a page that fails

The clone, with what is not yet committed, is new, and so is the home folder; a page finds only what it has made
itself, and what was built. Commands are the blocks of a language `sh`, and in those of `console` the lines that begin
with `$`: what follows is what they print, in which a line `…` stands for any lines. A page that says how a package
depends on this one is tried as that package. SLOW has what runs only with --all, and why.
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

SLOW = {
    r"swift test\b": "minutes, and a step of .ci/run",
    r"Scripts/check\.sh\b": "minutes, and a step of .ci/run",
    r"\.ci/run\b": "an hour, and runs this script",
    r"Examples/Spark/run\.sh\b": "a million cards",
    r"Scripts/docs\.sh site\b": "minutes, and a step of .ci/run",
    r"Scripts/web\.sh npm\b": "minutes, and a step of .ci/run",
    r"Scripts/bench\.sh\b": "a release build",
    r"Scripts/targets\.sh clib\b": "minutes, and a step of .ci/run",
    r"Scripts/release\.sh\b": "a quarter of an hour, for releases",
}
COMMAND = re.compile(r"^(?:\$ )?(?:swift (?:run|build|test|package)|layout |Scripts/\w|Benchmarks/\w+\.sh|\.ci/run(?:\s+#|$)|Examples/\w+/run)")
# What building says before the program begins.
BUILDING = re.compile(
    r"^(?:\[\d+/\d+\].*|Building for .*|Build of .*|Build complete.*|Fetching .*|warning: '.*': .*|Creating .*)$")

# The tool as it was built, in place of asking the package manager each time whether it is up to date.
SHELL = r"""
set -o pipefail
swift() {
  if [ "${1:-}" = run ] && [ -x ".build/debug/${2:-}" ]; then shift; ".build/debug/$@"; else command swift "$@"; fi
}
"""


def blocks(text):
    """Language, first line's number and lines of each block of code."""
    found, lines = [], text.split("\n")
    for number, line in enumerate(lines):
        if not re.match(r"```\w+", line):
            continue
        end = next(place for place in range(number + 1, len(lines)) if lines[place].startswith("```"))
        found.append((line[3:].strip(), number + 2, lines[number + 1:end]))
    return found


def commands(text):
    """The commands of a page: line, command, what it prints or None; a block begins where the clone is."""
    for language, first, lines in blocks(text):
        if language in ("sh", "console"):
            yield first, "cd", None
        if language == "sh":
            joined, start = "", None
            for number, line in enumerate(lines, first):
                start = number if not joined else start
                joined += line
                if line.endswith("\\"):
                    joined = joined[:-1]
                    continue
                if joined.strip() and not joined.startswith("#"):
                    yield start, joined, None
                joined = ""
        elif language == "console":
            command, start, output = None, None, []
            for number, line in enumerate(lines + ["$ "], first):
                if line.startswith("$ "):
                    if command:
                        yield start, command, output
                    command, start, output = line[2:], number, []
                else:
                    output.append(line)


def unmarked(text):
    """Blocks without a language that have commands, by their lines."""
    language = None
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            language = line[3:].strip() if language is None else None
        elif language == "" and COMMAND.match(line):
            yield number, line


def prints(expected, output):
    """Whether an output is the expected one, in which a line `…` stands for any lines."""
    return re.fullmatch(pattern(expected), output.strip("\n"), re.S) is not None


def pattern(expected):
    """A pattern of the expected lines, in which a line `…` stands for any lines."""
    return "\n".join(".*" if line.strip() == "…" else re.escape(line) for line in expected).strip("\n")


def run(command, folder, home, output):
    """Runs a command in a shell; its status, what it printed and where it left the shell."""
    place = os.path.join(home, ".place")
    script = f"{SHELL}\n{command}\nstatus=$?\npwd >'{place}'\nexit $status"
    with open(output, "wb") as file:
        status = subprocess.run(
            ["bash", "-c", script], cwd=folder, env={**os.environ, "HOME": home}, stdout=file,
            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL).returncode
    with open(output, encoding="utf-8", errors="replace") as file:
        lines = [line for line in file.read().split("\n") if not BUILDING.match(line)]
    if os.path.exists(place):
        folder = open(place, encoding="utf-8").read().rstrip("\n")
    return status, "\n".join(lines), folder


def package(page, text, folder, home):
    """Tries a page as the package that it describes, with a second file beside the statements."""
    dependency = re.search(r"^```(?:swift)?\n(dependencies: \[\.package\(.*?)\n```$", text, re.M | re.S)
    if not dependency:
        return
    app = os.path.join(os.path.dirname(folder), "App")
    sources = os.path.join(app, "Sources/App")
    if not os.path.isdir(sources) or os.listdir(sources):
        sys.exit(f"FAIL  {page} does not make an empty Sources/App")
    with open(os.path.join(app, "Package.swift"), "w", encoding="utf-8") as file:
        file.write('// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n  name: "App",\n  ')
        file.write(dependency[1].replace("\n", "\n  ") + "\n)\n")
    code = [lines for language, _, lines in blocks(text) if language == "swift" and not lines[0].startswith("dependencies:")]
    if page == "README.md":
        code = code[:1]
    module = re.search(r'\.product\(name: "(\w+)"', dependency[1])[1]
    first = [] if code[0][0] == f"import {module}" else [f"import {module}"]
    with open(os.path.join(sources, "main.swift"), "w", encoding="utf-8") as file:
        file.write("\n".join(first + [line for lines in code for line in lines]) + "\n")
    with open(os.path.join(sources, "Other.swift"), "w", encoding="utf-8") as file:
        file.write("struct Other {}\n")
    status, output, _ = run("command swift run", app, home, os.path.join(home, ".output"))
    if status != 0:
        sys.exit(f"FAIL  {page}: its package does not run\n{output[-3000:]}")
    shown = [lines for language, _, lines in blocks(text) if language == "text"]
    if page == "README.md":
        shown = [re.search(r"\nprints\n\n```\n(.*?)\n```", text, re.S)[1].split("\n")]
    for lines in shown:
        if not re.search(pattern(lines), output, re.S):
            sys.exit(f"FAIL  {page}: its package prints\n{output}\nwithout\n" + "\n".join(lines))
    print(f"ok    {page}: its package prints {len(shown)} blocks", flush=True)


def main():
    arguments = sys.argv[1:]
    runs_all = "--all" in arguments
    source = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    os.chdir(source)
    every = ["README.md", "CONTRIBUTING.md", *sorted(glob.glob("Docs/**/*.md", recursive=True)), *sorted(glob.glob("Benchmarks/*.md")), "Web/npm/README.md"]
    pages = [page for page in arguments if page != "--all"] or every
    texts = {page: open(page, encoding="utf-8").read() for page in pages}
    for page, text in texts.items():
        for number, line in unmarked(text):
            sys.exit(f"FAIL  {page}:{number}: the block with '{line}' has no language; write sh or console")
        for script in re.findall(r"`((?:Scripts|Benchmarks|Examples)/[\w/-]+\.(?:sh|py))\b", text):
            if not os.access(script, os.X_OK):
                sys.exit(f"FAIL  {page}: there is no {script} to run")
    with tempfile.TemporaryDirectory() as temporary:
        clone = os.path.join(temporary, "anchors")
        subprocess.run(["git", "clone", "--quiet", source, clone], check=True)
        changes = subprocess.run(["git", "diff", "--binary", "HEAD"], check=True, capture_output=True).stdout
        if changes:
            subprocess.run(["git", "apply", "-"], cwd=clone, input=changes, check=True)
            subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", "commit", "-qam", "x"], cwd=clone, check=True)
        count, skipped = 0, 0
        for page, text in texts.items():
            if not any(commands(text)):
                continue
            subprocess.run(["git", "clean", "-qfdx", "-e", ".build"], cwd=clone, check=True)
            subprocess.run(["git", "checkout", "-q", "."], cwd=clone, check=True)
            shutil.rmtree(os.path.join(temporary, "App"), ignore_errors=True)
            home = tempfile.mkdtemp(dir=temporary)
            folder = clone
            for number, command, expected in commands(text):
                if command == "cd":
                    folder = clone
                    continue
                slow = next((reason for pattern, reason in SLOW.items() if re.search(pattern, command)), None)
                if slow and not runs_all:
                    skipped += 1
                    print(f"      {page}:{number}: {command}: left out, {slow}", flush=True)
                    continue
                status, output, folder = run(command, folder, home, os.path.join(home, ".output"))
                if expected is None and status != 0:
                    sys.exit(f"FAIL  {page}:{number}: {command}: status {status}\n{output[-3000:]}")
                if expected is not None and (status > 2 or not prints(expected, output)):
                    sys.exit(f"FAIL  {page}:{number}: {command}: status {status}, and it prints\n{output[-3000:]}")
                count += 1
            package(page, text, clone, home)
            print(f"ok    {page}", flush=True)
        print(f"ok    {count} commands of the pages run in a new clone, {skipped} left out")


main()
