#!/usr/bin/env python3
"""Completes words of `layout` in real shells, as a person who presses Tab.

Usage: Scripts/files.sh completion PROGRAM      exit status 1 if a shell completes something else

bash, zsh and fish run in a terminal of their own with the script that the program writes; a shell that is not
installed is left out, but bash. What is expected is what the help lists.
"""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

program = os.path.abspath(sys.argv[1])
# A line up to the cursor, and words that must be offered; the words that must not.
CASES = [
    ("layout so", ["solve"], ["cards"]),
    ("layout ", ["cards", "solve", "scenes", "lint", "replay", "completion", "manual", "help"], ["--format"]),
    ("layout help exp", ["explain", "export"], ["solve"]),
    ("layout solve --", ["--format", "--output", "--device", "--size-class", "--color", "--help"], ["--plan"]),
    ("layout solve --format ", ["text", "json", "svg", "pdf"], ["png", "one.json"]),
    ("layout solve --format=j", ["json"], ["text"]),
    ("layout lint --allow tr", ["trailingSign", "truncatedText"], ["overlap"]),
    ("layout lint one.json --device ipad-pro", ["ipad-pro-11", "ipad-pro-13"], ["iphone-x"]),
    ("layout solve ", ["one.json", "two words.json", "folder"], ["notes.txt"]),
    ("layout cards ", ["people.vcf"], ["one.json"]),
    ("layout solve one.json --output n", ["notes.txt"], ["one.json"]),
    ("layout solve --jobs ", [], ["one.json", "notes.txt"]),
    ("layout gallery lo", ["login"], ["cards"]),
    ("layout completion ", ["bash", "zsh", "fish"], []),
]
FILES = ["one.json", "two words.json", "notes.txt", "people.vcf"]


def listed_by_bash(script, line, folder):
    """What bash offers: the function of `complete -F` runs on the words as readline splits them."""
    words = [part for part in re.split(r"(=)|\s+", line) if part]
    if line.endswith((" ", "=")):
        words.append("")
    quoted = " ".join("'" + word + "'" for word in words)
    text = f"""source {script}; COMP_WORDS=({quoted}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _layout
[[ $(complete -p layout) == *'-F _layout layout' ]] || exit 1; printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    run = subprocess.run(["bash", "--norc", "-c", text], cwd=folder, capture_output=True, text=True, timeout=60)
    return run.stdout.split("\n") if run.returncode == 0 and not run.stderr else [run.stderr or "no completion"]


def listed_by_fish(script, line, folder):
    home = {**os.environ, "HOME": folder + "/.home", "XDG_CONFIG_HOME": folder + "/.home"}
    run = subprocess.run(
        ["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"],
        cwd=folder, capture_output=True, text=True, timeout=60, env=home)
    return [part.split("\t")[0] for part in run.stdout.split("\n")] + [run.stderr]


def listed_by_zsh(script, line, folder):
    """What zsh offers, in an interactive shell, since its completion works nowhere else."""
    setup = folder + "/.home"
    os.makedirs(setup, exist_ok=True)
    with open(setup + "/.zshrc", "w", encoding="utf-8") as file:
        file.write(
            "autoload -U compinit; compinit -u -D; PS1='ready> '; unsetopt zle_bracketed_paste; LISTMAX=1000\n"
            "zstyle ':completion:*' list-colors ''; zstyle ':completion:*' insert-unambiguous false\n"
            "setopt no_auto_menu no_list_ambiguous no_beep; unset zle_bracketed_paste\n"
            f"source {script}\n"
            # Lists without inserting, one candidate a line.
            "compadd() { local -a found; builtin compadd -O found \"$@\"; print -rl -- \"${found[@]/#/=> }\" >>$LISTED;"
            " builtin compadd \"$@\" }\n")
    listed = folder + "/.listed"
    open(listed, "w").close()
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        environment = {
            **os.environ, "ZDOTDIR": setup, "TERM": "xterm", "COLUMNS": "200", "LINES": "100", "LISTED": listed}
        os.execvpe("zsh", ["zsh", "-d", "-i"], environment)
    read_until(terminal, b"ready> ")
    os.write(terminal, line.encode() + b"\t")
    read_until(terminal, None)
    os.write(terminal, b"\x03")
    os.write(terminal, b"exit\n")
    os.close(terminal)
    os.waitpid(pid, 0)
    with open(listed, encoding="utf-8") as file:
        return [text[3:] for text in file.read().split("\n") if text.startswith("=> ")]


def read_until(terminal, end):
    """Reads what a terminal shows until the text, or without one until nothing comes."""
    seen, last = b"", time.monotonic()
    while time.monotonic() - last < (20 if end else 0.7):
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                seen += os.read(terminal, 1 << 16)
            except OSError:
                return seen
            last = time.monotonic()
        if end and end in seen:
            return seen
    return seen


def offered(words):
    """Words without what a shell may add to a name: a slash, quotes, a description."""
    return {word.strip().rstrip("/").replace("\\", "").removeprefix("--format=").split(":")[0] for word in words}


failed = 0
for shell, listed in [("bash", listed_by_bash), ("zsh", listed_by_zsh), ("fish", listed_by_fish)]:
    if not shutil.which(shell):
        print(f"      {shell} is not installed")
        failed += shell == "bash"
        continue
    with tempfile.TemporaryDirectory() as folder:
        script = folder + "/.script"
        with open(script, "w", encoding="utf-8") as file:
            subprocess.run([program, "completion", shell], stdout=file, check=True)
        for name in FILES:
            open(f"{folder}/{name}", "w").close()
        os.mkdir(folder + "/folder")
        wrong = 0
        for line, expected, unexpected in CASES:
            words = offered(listed(script, line, folder))
            missing = [word for word in expected if word not in words and word.rstrip("=") not in words]
            extra = [word for word in unexpected if word in words]
            if missing or extra:
                wrong += 1
                print(f"FAIL  {shell}: '{line}' lacks {missing}, has {extra} in {sorted(words)[:20]}")
        if not wrong:
            print(f"ok    {shell}: {len(CASES)} lines are completed")
        failed += wrong
sys.exit(bool(failed))
