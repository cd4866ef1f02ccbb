#!/usr/bin/env python3
"""Writes the declarations of UIKitAppearance that store values or do nothing, from appearance.txt.

Usage: Scripts/generators/appearance.py           write the files
       Scripts/generators/appearance.py --check   exit status 1 if a file differs from what would be written

A line of the table is a declaration and its documentation, separated by " | ". Lines with two spaces in front
belong to the section before them:

    file NAME                   the file that the sections after it are written to
    colors                      NAME HEXADECIMAL [ALPHA] | …
    enum TYPE: CASE …           an enumeration of Int, nested if TYPE has a point
    options TYPE RAW | …        NAME VALUE | …, a set of options
    stored TYPE                 NAME: TYPE = VALUE | …, accessors of a value that each view stores
    overridden TYPE             as stored; TYPE and its subclasses override the accessors, other views have them as
                                members of a protocol extension, which a member of a class hides
    type HEAD                   DECLARATION | …, a type with members; outside of protocols, a function without a
                                body gets an empty one
    field                       NAME: TYPE = VALUE, stored for hand-written accessors
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Sources/UIKitAppearance/Inert"
TABLE = pathlib.Path(__file__).with_suffix(".txt")


def documented(text, doc):
    return f"/// {doc}\n{text}"


def nested(name, body):
    owner, _, inner = name.rpartition(".")
    return f"extension {owner} {{\n{body(inner)}\n}}" if owner else body(name)


def enumeration(head, doc):
    name, cases = head.split(": ")
    listed = ", ".join(f"`{case}`" if case in ("default", "continue") else case for case in cases.split())
    lines, line = [], ""
    for case in listed.split(", "):
        if len(line) + len(case) > 80:
            lines, line = lines + [line], ""
        line += (", " if line else "") + case
    cases = "\n".join(f"  case {line}" for line in lines + [line])
    return nested(name, lambda inner: documented(f"public enum {inner}: Int, Sendable {{\n{cases}\n}}", doc))


def options(head, doc, rows):
    name, raw = head.split()

    def body(inner):
        members = [
            documented(f"public let rawValue: {raw}", "The bits of the set."),
            documented(f"public init(rawValue: {raw}) {{ self.rawValue = rawValue }}", "Creates a set from its bits.")]
        for row, text in rows:
            member, value = row.split(" ", 1)
            value = f"Self(rawValue: {value})" if value != "0" else "Self([])"
            member = f"`{member}`" if member == "repeat" else member
            members.append(documented(f"public static let {member} = {value}", text))
        return documented(
            f"public struct {inner}: OptionSet, Hashable, Sendable {{\n" + "\n".join(members) + "\n}", doc)

    return nested(name, body)


def color(row, doc):
    name, hexadecimal, *alpha = row.split()
    alpha = f", alpha: {alpha[0]}" if alpha else ""
    return documented(f"public static let {name} = UIColor(0x{hexadecimal}{alpha})", doc)


def key(owner, row):
    """The name of a stored value: unique among all views."""
    name = re.match(r"\w+", row)[0]
    return name if owner == "UIView" else f"{owner[2].lower()}{owner[3:]}{name[0].upper()}{name[1:]}"


def accessor(owner, row, doc, access="public"):
    name, kind = re.match(r"(\w+): (.+?) =", row).groups()
    stored = key("UIView" if access == "open" else owner, row)
    return documented(
        f"{access} var {name}: {kind} {{\n  get {{ storedVisuals.{stored} }}\n  set {{ visuals.{stored} = newValue }}\n}}",
        doc)


def member(head, row, doc):
    if " protocol " not in head:
        if re.match(r"(static )?func", row) and "{" not in row:
            row += " {}"
        if not row.startswith(("@", "open ", "private ")):
            row = "public " + row
    return documented(row, doc) if doc else row


def sections():
    """Yields the file, the kind, the head, its documentation and the rows of each section."""
    file, section = None, None
    for line in TABLE.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        text, doc = (part.strip() for part in (line + " | ").split(" | ")[:2])
        if line.startswith("  "):
            section[4].append((text, doc))
            continue
        if section:
            yield section
        section = None
        kind, _, head = text.partition(" ")
        if kind == "file":
            file = head
        else:
            section = (file, kind, head, doc, [])
    yield section


def files():
    written, fields, overrides = {}, [], {}
    for file, kind, head, doc, rows in sections():
        texts = written.setdefault(file, [])
        if kind == "enum":
            texts.append(enumeration(head, doc))
        elif kind == "options":
            texts.append(options(head, doc, rows))
        elif kind == "colors":
            texts.append("extension UIColor {\n" + "\n".join(color(*row) for row in rows) + "\n}")
        elif kind == "stored":
            texts.append(f"extension {head} {{\n" + "\n\n".join(accessor(head, *row) for row in rows) + "\n}")
            fields += [re.sub(r"^\w+", key(head, row), row) for row, _ in rows]
        elif kind == "overridden":
            shared = "\n\n".join(accessor("UIView", *row) for row in rows)
            texts.append(f"extension UIOverridable where Self: UIView {{\n{shared}\n}}")
            own = [accessor(head, *row, access="open") for row in rows]
            overrides[head] = "\n".join(own)
            fields += [row for row, _ in rows]
        elif kind == "field":
            fields.append(head)
        elif kind == "type":
            name = re.search(r"class (\w+)", head)
            own = overrides.get(name[1] if name else "", "")
            body = "{\n" + own + "\n" + "\n".join(member(head, *row) for row in rows) + "\n}" if rows else "{}"
            text = f"{head} {body}"
            texts.append(documented(text, doc) if doc else text)
        else:
            sys.exit(f"unknown kind of section: {kind}")
    written["ViewVisuals"] = [
        documented("final class ViewVisuals {\n" + "\n".join(f"  var {row}" for row in fields) + "\n}",
                   "The stored properties of a view.")]
    for file, texts in written.items():
        head = "// Written by Scripts/generators/appearance.py from appearance.txt.\n\n"
        yield FOLDER / f"{file}.swift", formatted(head + "\n\n".join(texts) + "\n")


def formatted(text):
    return subprocess.run(
        ["swift", "format", "--assume-filename", str(FOLDER / "Inert.swift")],
        input=text, capture_output=True, text=True, check=True).stdout


def main():
    differs = False
    for path, text in files():
        if sys.argv[1:] == ["--check"]:
            if not path.exists() or path.read_text() != text:
                print(f"{path.name} is not what Scripts/generators/appearance.py writes")
                differs = True
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
    sys.exit(differs)


if __name__ == "__main__":
    main()
