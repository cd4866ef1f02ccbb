#!/usr/bin/env python3
"""Writes methods of anchors into Sources/Anchors: the chain methods, those of typed anchors, and unavailable twins.

Usage: Scripts/generators/chain.py           write the files
       Scripts/generators/chain.py --check   exit status 1 if a file differs from what would be written

Attributes, relations and forms are a table here, so that a sentence or a parameter changes in one place.
Of the folder Chain, LayoutArea+GroupChain.swift and LayoutNode+Chain.swift are written by hand.
"""

import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/Anchors"
RELATIONS = [
    ("equal", "equalTo", "=="),
    ("lessThanOrEqual", "lessThanOrEqualTo", "<="),
    ("greaterThanOrEqual", "greaterThanOrEqualTo", ">="),
]
LOCATION_FACTOR = "The factor, applied to locations in the common ancestor's coordinates."


class Kind:
    """Attributes that share their parameters: which anchors they meet, and the sign of a constant."""

    def __init__(self, anchor, meets, constant, mistake, generic="", factor=LOCATION_FACTOR):
        self.anchor = anchor
        self.meets = meets
        self.constant = constant
        self.mistake = mistake
        self.generic = generic
        self.factor = factor


HORIZONTAL_MISTAKE = (
    "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right."
)
READING = Kind(
    "XAxisAnchor<K>",
    "A leading or trailing edge or a horizontal center.",
    ["The distance in points, positive in the reading direction."],
    HORIZONTAL_MISTAKE,
    "<K: RelatesToLeadingTrailing>",
)
FIXED = Kind(
    "XAxisAnchor<K>",
    "A left or right edge or a horizontal center.",
    ["The distance in points, positive to the right."],
    HORIZONTAL_MISTAKE,
    "<K: RelatesToLeftRight>",
)
CENTER_X = Kind(
    "XAxisAnchor<K>",
    "A vertical edge or a horizontal center.",
    [
        "The distance in points, positive to the right, or in the reading direction if",
        "`anchor` is a leading or trailing edge.",
    ],
    HORIZONTAL_MISTAKE,
    "<K: XAxisKind>",
)
VERTICAL = Kind(
    "YAxisAnchor",
    "A horizontal edge, a vertical center or a baseline.",
    ["The distance in points, positive downward."],
    "Constrain a vertical anchor to a vertical one.",
)
SIZE = Kind(
    "DimensionAnchor",
    "A width, height or offset, of this item or another.",
    ["The number of points added."],
    "Constrain a size to another size, or use equalToConstant: for a number.",
    factor="The factor.",
)

# File, what its head says, extended type, attributes with their kind.
FILES = [
    ("LayoutArea+LeadingTrailingChain", "the leading and trailing edges", "LayoutArea",
     [("leading", READING), ("trailing", READING)]),
    ("LayoutArea+LeftRightChain", "the left and right edges", "LayoutArea",
     [("left", FIXED), ("right", FIXED)]),
    ("LayoutArea+CenterXChain", "the horizontal center", "LayoutArea", [("centerX", CENTER_X)]),
    ("LayoutArea+TopBottomChain", "the top and bottom edges", "LayoutArea",
     [("top", VERTICAL), ("bottom", VERTICAL)]),
    ("LayoutArea+CenterYChain", "the vertical center", "LayoutArea", [("centerY", VERTICAL)]),
    ("LayoutItem+BaselineChain", "the baselines", "LayoutItem",
     [("firstBaseline", VERTICAL), ("lastBaseline", VERTICAL)]),
    ("LayoutArea+WidthChain", "the width", "LayoutArea", [("width", SIZE)]),
    ("LayoutArea+HeightChain", "the height", "LayoutArea", [("height", SIZE)]),
]
UNAVAILABLE = [
    ("LayoutArea+UnavailableXChain", "horizontal anchors", "LayoutArea",
     [("leading", READING), ("trailing", READING), ("left", FIXED), ("right", FIXED),
      ("centerX", CENTER_X)]),
    ("LayoutArea+UnavailableYChain", "vertical anchors", "LayoutArea",
     [("top", VERTICAL), ("bottom", VERTICAL), ("centerY", VERTICAL)]),
    ("LayoutItem+UnavailableBaselineChain", "baselines", "LayoutItem",
     [("firstBaseline", VERTICAL), ("lastBaseline", VERTICAL)]),
    ("LayoutArea+UnavailableSizeChain", "sizes", "LayoutArea", [("width", SIZE), ("height", SIZE)]),
]

# Anchor, its kind, and for the unavailable twins the attribute that a message names.
ANCHORS = [
    ("XAxisAnchor where Kind == LeadingTrailing", READING),
    ("XAxisAnchor where Kind == LeftRight", FIXED),
    ("XAxisAnchor where Kind == CenterX", CENTER_X),
    ("YAxisAnchor", VERTICAL),
    ("DimensionAnchor", SIZE),
]
UNAVAILABLE_ANCHORS = [
    ("XAxisAnchor", "leading", READING), ("YAxisAnchor", "top", VERTICAL), ("DimensionAnchor", "width", SIZE),
]

# Anchor, type of the other one and where that is, the end of the label, and the direction of the distance.
SPACINGS = [
    ("XAxisAnchor", "XAxisAnchor<Kind>", "before", "After",
     ["The distance is in the reading direction: to the right, or to the left in right-to-left",
      "layouts; between horizontal centers, always to the right. The standard spacing is 8 points",
      "unless the root has a ``LayoutNode/systemSpacing``."]),
    ("YAxisAnchor", "YAxisAnchor", "above", "Below",
     ["The distance is downward. The standard spacing is 8 points unless the root has a",
      "``LayoutNode/systemSpacing``."]),
]

# Examples by attribute or anchor, relation and form; compiled and run by Scripts/docs.sh examples.
EXAMPLES = {
    ("leading", "equal", "anchor"): '''```swift
let card = View("card"), photo = View("photo"), name = View("name")
for view in [photo, name] { card.addSubview(view) }
photo.leadingAnchor(equalTo: card.leadingAnchor).widthAnchor(equalTo: 80)
name.leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)  // after it
try card.layout(width: 320, height: 90)
assert(name.frame.minX == 80 + 8)
```''',
    ("trailing", "equal", "anchor"): '''A trailing edge inside another item has a negative constant:

```swift
let card = View("card"), name = View("name")
card.addSubview(name)
name
  .leadingAnchor(equalTo: card.leadingAnchor, constant: 12)
  .trailingAnchor(equalTo: card.trailingAnchor, constant: -12)
try card.layout(width: 320, height: 90)
assert(name.frame.width == 320 - 12 - 12)
```''',
    ("centerX", "equal", "anchor"): '''```swift
let page = View("page"), logo = View("logo")
page.addSubview(logo)
logo.centerXAnchor(equalTo: page.centerXAnchor).widthAnchor(equalTo: 100)
try page.layout(width: 320, height: 480)
assert(logo.frame.minX == 160 - 50)
```''',
    ("top", "equal", "anchor"): '''```swift
let page = View("page"), header = View("header"), body = View("body")
page.addSubview(header)
page.addSubview(body)
header.topAnchor(equalTo: page.topAnchor).heightAnchor(equalTo: 44)
body.topAnchor(equalTo: header.bottomAnchor, constant: 8)  // 8 below it
try page.layout(width: 320, height: 480)
assert(body.frame.minY == 44 + 8)
```''',
    ("top", "greaterThanOrEqual", "anchor"): '''At least 40 points below another edge:

```swift
let page = View("page"), dialog = View("dialog")
page.addSubview(dialog)
dialog
  .topAnchor(greaterThanOrEqualTo: page.topAnchor, constant: 40)
  .centerYAnchor(equalTo: page.centerYAnchor)
  .heightAnchor(equalTo: 200)
try page.layout(width: 320, height: 480)
assert(dialog.frame.minY == 240 - 100)
```''',
    ("bottom", "equal", "anchor"): '''A bottom edge inside another item has a negative constant:

```swift
let card = View("card"), photo = View("photo")
card.addSubview(photo)
photo
  .topAnchor(equalTo: card.topAnchor, constant: 5)
  .bottomAnchor(equalTo: card.bottomAnchor, constant: -5)
  .heightAnchor(equalTo: 80)
let result = try card.layout(width: 320, height: nil)
assert(result.size.height == 5 + 80 + 5)
```''',
    ("bottom", "lessThanOrEqual", "anchor"): '''At least 12 points above another edge:

```swift
let card = View("card"), text = View("text")
card.addSubview(text)
text
  .topAnchor(equalTo: card.topAnchor, constant: 12)
  .heightAnchor(equalTo: 20)
  .bottomAnchor(lessThanOrEqualTo: card.bottomAnchor, constant: -12)
let result = try card.layout(width: 320, height: nil)
assert(result.size.height == 12 + 20 + 12)
```''',
    ("centerY", "equal", "anchor"): '''```swift
let page = View("page"), logo = View("logo")
page.addSubview(logo)
logo
  .heightAnchor(equalTo: 60)
  .centerYAnchor(equalTo: page.centerYAnchor, constant: -40)
try page.layout(width: 320, height: 480)
assert(logo.frame.midY == 240 - 40)  // above the middle
```''',
    ("width", "equal", "anchor"): '''```swift
let page = View("page"), column = View("column")
page.addSubview(column)
column.widthAnchor(equalTo: page.widthAnchor, multiplier: 0.5, constant: -4)
try page.layout(width: 320, height: 480)
assert(column.frame.width == 160 - 4)
```''',
    ("width", "equal", "points"): '''```swift
let card = View("card"), photo = View("photo")
card.addSubview(photo)
photo.widthAnchor(equalTo: 80).heightAnchor(equalTo: 60)
try card.layout(width: 320, height: 90)
assert(photo.frame.size == Size(width: 80, height: 60))
```''',
    ("height", "equal", "anchor"): '''A square:

```swift
let page = View("page"), photo = View("photo")
page.addSubview(photo)
photo.widthAnchor(equalTo: 80).heightAnchor(equalTo: photo.widthAnchor)
try page.layout(width: 320, height: 480)
assert(photo.frame.height == 80)
```''',
    ("height", "equal", "points"): '''```swift
let page = View("page"), rule = View("rule")
page.addSubview(rule)
rule.heightAnchor(equalTo: 1).widthAnchor(equalTo: page.widthAnchor)
try page.layout(width: 320, height: 480)
assert(rule.frame.size == Size(width: 320, height: 1))
```''',
    ("XAxisAnchor where Kind == LeadingTrailing", "equal", "anchor"): '''A trailing edge needs a negative constant to stay inside:

```swift
let card = View("card"), text = View("text")
card.addSubview(text)
LayoutConstraint.activate([
  text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
  text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
])
try card.layout(width: 320, height: 100)
assert(text.frame.minX == 8 && text.frame.maxX == 312)
```''',
    ("YAxisAnchor", "equal", "anchor"): '''A bottom edge needs a negative constant to stay inside:

```swift
let card = View("card"), photo = View("photo")
card.addSubview(photo)
LayoutConstraint.activate([
  photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
  photo.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
])
try card.layout(width: 320, height: 100)
assert(photo.frame.minY == 12 && photo.frame.maxY == 88)
```''',
    ("DimensionAnchor", "equal", "anchor"): '''A picture with the aspect ratio 16 to 9:

```swift
let page = View("page"), film = View("film")
page.addSubview(film)
LayoutConstraint.activate([
  film.widthAnchor.constraint(equalTo: page.widthAnchor),
  film.heightAnchor.constraint(
    equalTo: film.widthAnchor, multiplier: 9.0 / 16),
])
try page.layout(width: 320, height: 480)
assert(film.frame.size == Size(width: 320, height: 180))
```''',
    ("DimensionAnchor", "equal", "points"): '''```swift
let page = View("page"), photo = View("photo")
page.addSubview(photo)
let width = photo.widthAnchor.constraint(equalToConstant: 80)
width.isActive = true
try page.layout(width: 320, height: 480)
assert(photo.frame.width == 80)
```''',
}


def documentation(lines):
    return "".join(f"  /// {line}".rstrip() + "\n" for line in lines)


def parameters(kind):
    first, *rest = kind.constant
    return ["", "- Parameters:", f"  - anchor: {kind.meets}", f"  - multiplier: {kind.factor}",
            f"  - constant: {first}"] + [f"    {line}" for line in rest]


def method(attribute, kind, relation, form):
    """One method; `form` is "anchor", "points", or "constant", UIKit's label for points."""
    name, label, sign = relation
    right = "multiplier * anchor + constant" if form == "anchor" else "points"
    lines = [f"Activates the constraint `{attribute} {sign} {right}`."]
    if form == "constant":
        lines += ["", "UIKit's spelling, with a number, of",
                  f"``{attribute}Anchor({label}:priority:identifier:into:file:line:)``."]
    example = EXAMPLES.get((attribute, name, form))
    if example:
        lines += [""] + example.split("\n")
    if form == "anchor":
        lines += parameters(kind)
        second, value = "anchor.node, anchor.attribute, multiplier, constant", f"{label} anchor: {kind.anchor}"
        value += ", multiplier: Double = 1, constant: Double = 0"
    else:
        lines += ["", "- Parameters:", "  - points: The number of points."]
        second = "nil, .notAnAttribute, 1, points"
        value = f"{label}{'Constant' if form == 'constant' else ''} points: Double"
    lines += [
        "  - priority: The priority; layout throws if a required constraint cannot be satisfied.",
        "  - identifier: A name for the constraint in reports, or nil.",
        "  - constraints: An array to append the constraint to, for later changes.",
        "  - file: The caller's file, for reports.",
        "  - line: The caller's line, for reports.",
        "- Returns: The item itself, for the next call in the chain.",
    ]
    after = "\n   " if form == "anchor" else ""
    start = ", secondStart: anchor.start" if kind is SIZE and form == "anchor" else ""
    return documentation(lines) + (
        "  @inline(never)\n  @discardableResult\n"
        f"  public func {attribute}Anchor{kind.generic if form == 'anchor' else ''}(\n"
        f"    {value},{after} priority: LayoutPriority = .required, identifier: String? = nil,\n"
        "    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,\n"
        "    file: StaticString = #fileID, line: Int = #line\n"
        "  ) -> Self {\n"
        f"    layoutNode.chain(\n      .{attribute}, .{name}, {second}, priority, identifier, constraints,"
        f" file, line{start})\n"
        "    return self\n  }\n"
    )


def mistake(attribute, kind, relation):
    """The twin that explains at compile time why an argument is wrong."""
    return (
        "  /// Unavailable: no constraint can relate the argument to this anchor.\n"
        "  @_disfavoredOverload\n"
        f'  @available(*, unavailable, message: "{kind.mistake} Of an item name an anchor: {relation[1]}: card.{attribute}Anchor.")\n'
        "  @discardableResult\n"
        f"  public func {attribute}Anchor<Wrong>(\n"
        f"    {relation[1]} anchor: Wrong, multiplier: Double = 1, constant: Double = 0,\n"
        "    priority: LayoutPriority = .required, identifier: String? = nil,\n"
        "    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil\n"
        "  ) -> Self { self }\n"
    )


def constraint(anchor, kind, relation, form):
    """The method of a typed anchor that returns a constraint."""
    name, label, sign = relation
    right = "multiplier * anchor + constant" if form == "anchor" else "constant"
    lines = [f"Returns the inactive constraint `self {sign} {right}`."]
    example = EXAMPLES.get((anchor, name, form))
    if example:
        lines += [""] + example.split("\n")
    if form == "anchor":
        lines += parameters(kind)
        value = f"{label} anchor: {kind.anchor}, multiplier: Double = 1, constant: Double = 0"
    else:
        lines += ["", "- Parameters:", "  - constant: The number of points."]
        value = f"{label}Constant constant: Double"
    lines += ["  - file: The caller's file, for reports.", "  - line: The caller's line, for reports.",
              "- Returns: The constraint."]
    return documentation(lines) + (
        "  @inline(never)\n"
        f"  public func constraint{kind.generic if form == 'anchor' else ''}(\n"
        f"    {value},\n    file: StaticString = #fileID, line: Int = #line\n"
        "  ) -> LayoutConstraint {\n"
        f"    constraint(.{name}, {'anchor, multiplier' if form == 'anchor' else 'nil, 1'}, constant, file, line)\n"
        "  }\n"
    )


def constraint_mistake(attribute, kind, relation):
    """Its twin that explains at compile time why an argument is wrong."""
    name, label, _ = relation
    return (
        "  /// Unavailable: no constraint can relate the argument to this anchor.\n"
        "  @_disfavoredOverload\n"
        f'  @available(*, unavailable, message: "{kind.mistake} Of an item name an anchor: {label}: card.{attribute}Anchor.")\n'
        "  public func constraint<Wrong>(\n"
        f"    {label} anchor: Wrong, multiplier: Double = 1, constant: Double = 0\n"
        f"  ) -> LayoutConstraint {{ constraint(.{name}, self, 1, 0, #fileID, #line) }}\n"
    )


def spacing(other, place, side, direction, relation):
    """The method of a typed anchor that returns a constraint with standard spacings."""
    name, label, sign = relation
    if name != "equal":
        direction = ["The direction and the spacing are those of",
                     f"``constraint(equalToSystemSpacing{side}:multiplier:file:line:)``."]
    return documentation(
        [f"Returns the inactive constraint `self {sign} anchor + multiplier * spacing`.", ""] + direction + [
            "", "- Parameters:", f"  - anchor: The anchor {place} this one.",
            "  - multiplier: The number of standard spacings.", "  - file: The caller's file, for reports.",
            "  - line: The caller's line, for reports.", "- Returns: The constraint."]
    ) + (
        "  public func constraint(\n"
        f"    {label}SystemSpacing{side} anchor: {other}, multiplier: Double = 1,\n"
        "    file: StaticString = #fileID, line: Int = #line\n"
        "  ) -> LayoutConstraint {\n    LayoutConstraint(\n"
        f"      spacing: node, attribute, .{name}, after: anchor.node, anchor.attribute, count: multiplier,\n"
        "      origin: ConstraintOrigin(file: file, line: line))\n  }\n"
    )


def source(head, extensions):
    text = f"// {head}\n// Written by Scripts/generators/chain.py.\n"
    for extended, methods in extensions:
        text += f"\nextension {extended} {{\n" + "\n".join(methods) + "}\n"
    return text


def formatted(text):
    return subprocess.run(
        ["swift", "format", "--assume-filename", str(FOLDER / "Anchors.swift")],
        input=text, capture_output=True, text=True, check=True).stdout


def forms(kind):
    return ["anchor", "points"] if kind is SIZE else ["anchor"]


def files():
    for name, what, extended, attributes in FILES:
        methods = [
            method(attribute, kind, relation, form)
            for attribute, kind in attributes for relation in RELATIONS
            for form in forms(kind) + (["constant"] if kind is SIZE else [])]
        yield f"Chain/{name}", source(f"Chain methods for {what}.", [(extended, methods)])
    for name, what, extended, attributes in UNAVAILABLE:
        methods = [mistake(a, kind, relation) for a, kind in attributes for relation in RELATIONS]
        head = f"Unavailable chain methods for {what}, which explain a mistake at compile time."
        yield f"Chain/{name}", source(head, [(extended, methods)])
    yield "Anchor/Anchors+Constraints", source("Constraints between typed anchors.", [
        (anchor, [constraint(anchor, kind, relation, form) for relation in RELATIONS for form in forms(kind)])
        for anchor, kind in ANCHORS])
    head = "Unavailable constraints between typed anchors, which explain a mistake at compile time."
    yield "Anchor/Anchors+UnavailableConstraints", source(head, [
        (anchor, [constraint_mistake(attribute, kind, relation) for relation in RELATIONS])
        for anchor, attribute, kind in UNAVAILABLE_ANCHORS])
    yield "Anchor/Anchors+Spacings", source("Standard spacings between typed anchors.", [
        (anchor, [spacing(*row, relation) for relation in RELATIONS]) for anchor, *row in SPACINGS])


def main():
    differs = False
    for name, text in files():
        path = FOLDER / f"{name}.swift"
        text = formatted(text)
        if sys.argv[1:] == ["--check"]:
            if not path.exists() or path.read_text() != text:
                print(f"{path.name} is not what Scripts/generators/chain.py writes")
                differs = True
        else:
            path.write_text(text)
    sys.exit(differs)


if __name__ == "__main__":
    main()
