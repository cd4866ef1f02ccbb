#!/usr/bin/env python3
"""Writes the files of this folder: scenes in Xcode's format whose frames follow from the arithmetic in this program.
Usage: Tests/Fixtures/Interface/generate.py"""
import os
from xml.sax.saxutils import quoteattr

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
"""
# The line height and the ascent of the system's font, as factors of its size.
LINE, ASCENT = 1.193359375, 0.952148438


class Node:
    """A view with its frame: x, y, width and height in its superview."""
    count = 0

    def __init__(self, element, frame, *inside, rules=(), is_framed=False, font=None, extra="", **attributes):
        Node.count += 1
        self.id = f"v{Node.count}"
        self.element, self.frame, self.font, self.extra = element, frame, font, extra
        self.inside, self.rules, self.is_framed = list(inside), list(rules), is_framed
        self.attributes = attributes

    def xml(self, depth, key=None, is_root=False):
        names = "".join(f" {name}={quoteattr(str(value))}" for name, value in self.attributes.items())
        if key:
            names = f" key={quoteattr(key)}{names}"
        if not is_root and not self.is_framed:
            names += ' translatesAutoresizingMaskIntoConstraints="NO"'
        x, y, width, height = self.frame
        lines = [f'<{self.element}{names} id="{self.id}">',
                 f'    <rect key="frame" x="{x:g}" y="{y:g}" width="{width:.10g}" height="{height:.10g}"/>']
        if is_root:
            lines.append('    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>')
        if self.extra:
            lines.append("    " + self.extra)
        content = self.element == "visualEffectView"
        if content:
            lines.append(self.inside[0].xml(depth + 1, "contentView").strip("\n"))
        elif self.inside:
            lines.append("    <subviews>")
            lines += [node.xml(depth + 2).strip("\n") for node in self.inside]
            lines.append("    </subviews>")
        if self.rules:
            lines.append("    <constraints>")
            lines += ["        " + rule for rule in self.rules]
            lines.append("    </constraints>")
        if self.font:
            lines.append(f'    <fontDescription key="fontDescription" type="system" pointSize="{self.font}"/>')
        lines.append(f"</{self.element}>")
        return "\n".join(line if line.startswith("  " * 4 * depth) and depth else "    " * depth + line
                         for line in "\n".join(lines).split("\n")) + "\n"


def rule(first, attribute, second=None, other=None, constant=0, **more):
    """A constraint between nodes, or identifiers of guides; `first` None is the view that holds it."""
    Node.count += 1
    text = f'<constraint firstAttribute="{attribute}"'
    for name, item in [("firstItem", first), ("secondItem", second)]:
        if item is not None:
            text += f' {name}="{item.id if isinstance(item, Node) else item}"'
    if second is not None:
        text += f' secondAttribute="{other or attribute}"'
    if constant:
        text += f' constant="{constant:g}"'
    text += "".join(f' {name}="{value}"' for name, value in more.items())
    return text + f' id="c{Node.count}"/>'


def size(width=None, height=None):
    """The rules in a view for its own size."""
    return [rule(None, name, constant=number) for name, number in [("width", width), ("height", height)] if number]


def at(node, root, left=None, top=None, right=None, bottom=None):
    """The rules for the distances of a view from the edges of another."""
    rules = []
    for name, distance in [("leading", left), ("top", top)]:
        if distance is not None:
            rules.append(rule(node, name, root, constant=distance))
    for name, distance in [("trailing", right), ("bottom", bottom)]:
        if distance is not None:
            rules.append(rule(root, name, node, constant=distance))
    return rules


def view(frame, *inside, **more):
    return Node("view", frame, *inside, **more)


def scene(name, width, height, *inside, **more):
    """A view of a xib."""
    return view((0, 0, width, height), *inside, userLabel=name, **more)


def stack(name, axis, distribution, alignment, sizes, length, breadth, gap):
    """A stack of views with fixed sizes; in `fill` and `fillEqually`, the lengths of some follow."""
    count = len(sizes)
    lengths = [along for along, _ in sizes]
    fixed = [True] * count
    places = []
    if distribution == "fill":
        lengths[0] = length - sum(lengths[1:]) - gap * (count - 1)
        fixed[0] = False
    elif distribution == "fillEqually":
        lengths = [(length - gap * (count - 1)) / count] * count
        fixed = [False] * count
    elif distribution == "fillProportionally":
        lengths = [length * along / sum(lengths) for along in lengths]
        fixed = [False] * count
    elif distribution == "equalSpacing":
        gap = (length - sum(lengths)) / (count - 1)
    if distribution == "equalCentering":
        first, last = lengths[0] / 2, length - lengths[-1] / 2
        step = (last - first) / (count - 1)
        places = [first + index * step - along / 2 for index, along in enumerate(lengths)]
    else:
        for index in range(count):
            places.append(sum(lengths[:index]) + gap * index)
    nodes = []
    for index, (content, across) in enumerate(sizes):
        offset = {"fill": 0, "leading": 0, "center": (breadth - across) / 2, "trailing": breadth - across}[alignment]
        if alignment == "fill":
            across = breadth
        along = lengths[index]
        is_row = axis == "horizontal"
        frame = (places[index], offset, along, across) if is_row else (offset, places[index], across, along)
        own = (along if fixed[index] else None, None if alignment == "fill" else across)
        more = {}
        if distribution == "fillProportionally":
            more = {"placeholderIntrinsicWidth": content if is_row else across,
                    "placeholderIntrinsicHeight": across if is_row else content}
        nodes.append(view(frame, rules=size(*(own if is_row else own[::-1])), **more))
    settings = {"distribution": distribution, "alignment": alignment, "axis": axis}
    if gap and distribution not in ("equalSpacing", "equalCentering"):
        settings["spacing"] = f"{gap:g}"
    extent = (length, breadth) if axis == "horizontal" else (breadth, length)
    inner = Node("stackView", (10, 20, *extent), *nodes, **settings)
    root = scene(name, extent[0] + 20, extent[1] + 40, inner)
    root.rules = at(inner, root, 10, 20, 10, 20)
    return root


def stacks():
    """Each distribution in both axes, with each alignment."""
    sizes = [(40, 30), (60, 20), (50, 24)]
    alignments = ["fill", "leading", "center", "trailing", "center"]
    names = ["fill", "fillEqually", "equalSpacing", "equalCentering", "fillProportionally"]
    for axis in ["horizontal", "vertical"]:
        for distribution, alignment in zip(names, alignments):
            gap = 0 if distribution == "fillProportionally" else 8
            yield stack(f"{axis} {distribution} {alignment}", axis, distribution, alignment, sizes, 300, 48, gap)
    inner = [view((index * 70, 0, 60, 40), rules=size(60, 40)) for index in range(3)]
    row = Node("stackView", (0, 30, 200, 40), *inner, spacing="10")
    hidden = view((0, 0, 200, 12), hidden="YES", rules=size(None, 12))
    title = view((0, 0, 200, 20), rules=size(None, 20))
    column = Node("stackView", (0, 0, 200, 70), title, hidden, row, axis="vertical", spacing="10")
    root = scene("nested and hidden", 200, 70, column)
    root.rules = at(column, root, 0, 0, 0, 0)
    yield root
    one = view((12, 6, 176, 28), rules=size(None, 28))
    inset = Node("stackView", (0, 0, 200, 40), one, axis="vertical", extra='<edgeInsets key="layoutMargins" top="6" '
                 'left="12" bottom="6" right="12"/>')
    root = scene("margins of a stack", 200, 40, inset)
    root.rules = at(inset, root, 0, 0, 0, 0)
    yield root
    standard = [view((index * 38, 0, 30, 30), rules=size(30, 30)) for index in range(2)]
    row = Node("stackView", (0, 0, 68, 30), *standard, spacingType="standard")
    root = scene("standard spacing", 100, 30, row)
    root.rules = at(row, root, 0, 0)
    yield root


def anchors():
    """Sizes, positions, relations and priorities."""
    wide = view((30, 55.0, 320, 180), rules=[])
    wide.rules = [rule(None, "width", wide, "height", multiplier="16:9")]
    root = scene("ratio", 380, 290, wide)
    root.rules = [rule(wide, "centerX", root), rule(wide, "centerY", root), rule(wide, "width", root, constant=-60)]
    yield root

    low = view((400 * 0.5 / 2 - 25, 300 * 1.5 / 2 - 10, 50, 20), rules=size(50, 20))
    root = scene("multiples of a center", 400, 300, low)
    root.rules = [rule(low, "centerX", root, multiplier="0.5"), rule(low, "centerY", root, multiplier="3:2")]
    yield root

    third = view((0, 0, 300 / 3, 100 / 4), rules=[])
    half = view((300 / 2, 100 / 4, 300 / 2, 75), rules=[])
    root = scene("shares", 300, 100, third, half)
    root.rules = [*at(third, root, 0, 0), rule(third, "width", root, multiplier="1/3"),
                  rule(third, "height", root, multiplier="0.25"), rule(half, "top", third, "bottom"),
                  rule(half, "bottom", root), rule(half, "leading", root, "trailing", multiplier="0.5"),
                  rule(root, "trailing", half)]
    yield root

    narrow = view((0, 0, 200, 40), rules=[rule(None, "width", constant=200, relation="lessThanOrEqual"),
                                          rule(None, "height", constant=40, relation="greaterThanOrEqual")])
    root = scene("limits", 320, 90, narrow)
    root.rules = [*at(narrow, root, 0, 0), rule(narrow, "width", root, priority="750"),
                  rule(root, "bottom", narrow, constant=50, relation="greaterThanOrEqual"),
                  rule(narrow, "height", root, multiplier="0.25", priority="250")]
    yield root

    chosen = view((10, 10, 100, 30), rules=[rule(None, "width", constant=100, priority="700"),
                                            rule(None, "width", constant=200, priority="600", identifier="wide"),
                                            rule(None, "height", constant=30)])
    root = scene("priorities", 320, 50, chosen)
    root.rules = at(chosen, root, 10, 10)
    yield root

    def pair(name, contents, width, lengths, **priorities):
        attribute = next(iter(priorities))
        left, right = [view((start, 0, length, 20), placeholderIntrinsicWidth=content, placeholderIntrinsicHeight=20,
                            **{attribute: priority})
                       for content, length, start, priority in
                       zip(contents, lengths, [0, width - lengths[1]], priorities[attribute])]
        root = scene(name, width, 20, left, right)
        root.rules = [*at(left, root, 0, 0), rule(right, "leading", left, "trailing", constant=8), *at(
            right, root, None, 0, 0)]
        return root

    yield pair("hugging", (50, 80), 300, (300 - 8 - 80, 80), horizontalHuggingPriority=(250, 251))
    yield pair("compression", (90, 80), 120, (90, 120 - 8 - 90), horizontalCompressionResistancePriority=(751, 750))

    small = view((20, 40, 60, 20), rules=size(60, 20))
    root = scene("edges of another", 200, 100, small)
    right = view((200 - 30, 20, 30, 20), rules=size(30, None))
    root.inside.append(right)
    root.rules = [rule(small, "leading", root, constant=20), rule(small, "top", root, constant=40),
                  rule(right, "trailing", root), rule(right, "bottom", small, "top"),
                  rule(right, "height", small)]
    yield root

    outlet = view((0, 0, 70, 20), rules=size(70, 20))
    root = scene("outlets of constraints", 200, 20, outlet)
    root.rules = at(outlet, root, 0, 0)
    yield root


def surroundings():
    """Margins, safe area, scrolling, masks, controls and texts."""
    inner = view((8, 8, 84, 34))
    box = view((20, 10, 100, 50), inner)
    box.rules = [rule(inner, "leading", box, "leadingMargin"), rule(inner, "top", box, "topMargin"),
                 rule(box, "trailingMargin", inner, "trailing"), rule(box, "bottomMargin", inner, "bottom")]
    root = scene("margins of a view", 140, 70, box)
    root.rules = at(box, root, 20, 10, 20, 10)
    yield root

    inner = view((30, 5, 60, 40))
    box = view((0, 0, 100, 50), inner, extra='<directionalEdgeInsets key="directionalLayoutMargins" top="5" '
               'leading="30" bottom="5" trailing="10"/>')
    box.rules = [rule(inner, "leading", box, "leadingMargin"), rule(inner, "top", box, "topMargin"),
                 rule(box, "trailingMargin", inner, "trailing"), rule(box, "bottomMargin", inner, "bottom")]
    root = scene("stated margins", 100, 50, box)
    root.rules = at(box, root, 0, 0, 0, 0)
    yield root

    content = view((0, 0, 200, 500), rules=size(None, 500))
    scroll = Node("scrollView", (0, 0, 200, 120), content, extra='<viewLayoutGuide key="contentLayoutGuide" id="gc"/>'
                  '<viewLayoutGuide key="frameLayoutGuide" id="gf"/>')
    scroll.rules = [rule(content, "leading", "gc"), rule(content, "top", "gc"), rule("gc", "trailing", content),
                    rule("gc", "bottom", content), rule(content, "width", "gf")]
    root = scene("scrolled content", 200, 120, scroll)
    root.rules = at(scroll, root, 0, 0, 0, 0)
    yield root

    mask = '<autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>'
    corner = view((150, 10, 40, 30), is_framed=True, extra=mask)
    below = view((150, 45, 50, 20), rules=size(50, 20))
    root = scene("an autoresizing mask", 200, 70, corner, below)
    root.rules = [rule(below, "leading", corner), rule(below, "top", corner, "bottom", constant=5)]
    yield root

    deep = view((5, 5, 90, 20), is_framed=True, extra=mask)
    holder = view((20, 10, 100, 30), deep)
    root = scene("a mask inside", 140, 50, holder)
    root.rules = at(holder, root, 20, 10, 20, 10)
    yield root

    switch = Node("switch", (200 - 16 + 2 - 51, 10, 51, 31))
    slider = Node("slider", (16 - 2, 10, 200 - 16 - 8 - 49 - 16 + 4, 31))
    root = scene("insets of controls", 200, 52, switch, slider)
    root.rules = [rule(root, "trailing", switch, constant=16), rule(switch, "top", root, constant=10),
                  rule(slider, "leading", root, constant=16), rule(slider, "top", root, constant=10),
                  rule(switch, "leading", slider, "trailing", constant=8)]
    yield root

    fonts = [(17, 20.5), (28, 33.5)]
    baselines = [(height - font * LINE) / 2 + font * ASCENT for font, height in fonts]
    shift = round((baselines[1] - baselines[0]) * 2) / 2
    small = Node("label", (10, 10 + shift, 60, 20.5), font=17, text="small")
    large = Node("label", (80, 10, 90, 33.5), font=28, text="large")
    root = scene("baselines", 200, 60, small, large)
    root.rules = [*at(large, root, 80, 10), rule(small, "leading", root, constant=10),
                  rule(small, "firstBaseline", large)]
    yield root

    one, two = [view((width, 0, 40, 20), rules=size(40, 20)) for width in [160 - 40, 160 - 40 - 8 - 40]]
    row = view((0, 0, 160, 20), one, two, semanticContentAttribute="forceRightToLeft")
    row.rules = [*at(one, row, 0, 0), rule(two, "leading", one, "trailing", constant=8), rule(two, "top", row)]
    root = scene("right to left", 160, 20, row)
    root.rules = at(row, root, 0, 0, 0, 0)
    yield root

    title = Node("label", (10, 10, 70, 20), font=17, text="blurred")
    content = view((0, 0, 160, 40), title, is_framed=True, extra='<autoresizingMask key="autoresizingMask" '
                   'widthSizable="YES" heightSizable="YES"/>')
    content.rules = at(title, content, 10, 10)
    effect = Node("visualEffectView", (0, 0, 160, 40), content, extra='<blurEffect style="dark"/>')
    root = scene("an effect", 160, 40, effect)
    root.rules = at(effect, root, 0, 0, 0, 0)
    yield root

    # Texts and names that would be code if they were not quoted.
    hostile = ['"quoted" \\(tag) \\', "two\nlines */ /* // `", "<b onclick=\"x()\">&amp;</b>", "$0 #if ${x} %@"]
    labels = [Node("label", (0, 20 * index, 120, 20), font=17, text=text, userLabel=name)
              for index, (text, name) in enumerate(zip(hostile, ["name", "frame", "default", "<script>"]))]
    root = scene("names *\u2028/ \"that\" \\(are) `code`", 120, 80, *labels)
    root.rules = [line for index, label in enumerate(labels) for line in at(label, root, 0, 20 * index)]
    yield root


def cells():
    """The content of cells with constraints on the cell, and a controller with its guides."""
    photo = view((16, 11, 40, 40), rules=size(40, 40))
    text = Node("label", (16 + 40 + 8, 11, 320 - 16 - 48 - 16, 40), font=17, text="A row")
    content = Node("tableViewCellContentView", (0, 0, 320, 62), photo, text, is_framed=True)
    cell = f'<tableViewCell id="cell" reuseIdentifier="Row"><rect key="frame" x="0" y="0" width="320" height="62"/>\n' \
        f'{content.xml(2, "contentView")}<constraints>'
    for line in [rule(photo, "leading", "cell", "leadingMargin"), rule(photo, "top", "cell", "topMargin"),
                 rule("cell", "bottomMargin", photo, "bottom"), rule(text, "leading", photo, "trailing", constant=8),
                 rule("cell", "trailingMargin", text, "trailing"), rule(text, "top", photo),
                 rule(text, "bottom", photo)]:
        cell += line
    yield cell + "</constraints></tableViewCell>\n"
    badge = view((120 - 10 - 24, 10, 24, 24), rules=size(24, 24))
    content = view((0, 0, 120, 90), badge)
    inner = content.xml(2, "contentView", is_root=True)
    lines = rule("item", "trailing", badge, constant=10) + rule(badge, "top", "item", constant=10)
    yield f'<collectionViewCell id="item" reuseIdentifier="Tile"><rect key="frame" x="0" y="0" width="120" ' \
        f'height="90"/>\n{inner}<constraints>{lines}</constraints></collectionViewCell>\n'


def controllers():
    """Views of controllers, 375 by 667 points, below a status bar of 20."""
    field = Node("textField", (16, 20 + 12, 375 - 32, 34), borderStyle="roundedRect", placeholder="Search")
    body = view((0, 20 + 12 + 34, 375, 667 - 66))
    root = view((0, 0, 375, 667), field, body, extra='<viewLayoutGuide key="safeArea" id="safe"/>')
    root.rules = [rule(field, "top", "safe", constant=12), rule(field, "leading", root, "leadingMargin"),
                  rule(root, "trailingMargin", field, "trailing"), rule(body, "top", field, "bottom"),
                  rule(body, "leading", "safe"), rule("safe", "trailing", body), rule("safe", "bottom", body)]
    yield "SearchViewController", "", root, {"field": field}
    bar = view((0, 20, 375, 44), rules=size(None, 44))
    list_ = view((0, 64, 375, 667 - 64))
    root = view((0, 0, 375, 667), bar, list_)
    guides = '<layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" ' \
        'id="bottom"/></layoutGuides>'
    root.rules = [rule(bar, "top", "top", "bottom"), rule(bar, "leading", root), rule(root, "trailing", bar),
                  rule(list_, "top", bar, "bottom"), rule(list_, "leading", root), rule(root, "trailing", list_),
                  rule("bottom", "top", list_, "bottom")]
    yield "OldViewController", guides, root, {"name": bar, "tableView": list_}


def write(name, text):
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
        file.write(text)


def main():
    for name, scenes in [("stacks", stacks), ("anchors", anchors), ("surroundings", surroundings)]:
        roots = list(scenes())
        objects = "".join(root.xml(2, is_root=True) for root in roots)
        last = roots[-1]
        outlets = ""
        if name == "anchors":
            # The last rule of the last scene has an outlet.
            identifier = last.rules[-1].split('id="')[-1].split('"')[0]
            outlets = f'<connections><outlet property="topSpace" destination="{identifier}" id="o1"/></connections>'
        owner = f'        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">{outlets}</placeholder>\n'
        write(f"{name}.xib", HEAD.format(kind="XIB") + f"    <objects>\n{owner}{objects}    </objects>\n</document>\n")
    write("cells.xib", HEAD.format(kind="XIB") + f"    <objects>\n{''.join(cells())}    </objects>\n</document>\n")
    text = HEAD.format(kind="Storyboard.XIB") + "    <scenes>\n"
    for name, guides, root, outlets in controllers():
        lines = "".join(f'<outlet property="{key}" destination="{node.id}" id="o{node.id}"/>'
                        for key, node in outlets.items())
        text += f'        <scene sceneID="s{root.id}"><objects>\n            <viewController id="{name}" ' \
            f'customClass="{name}">{guides}\n{root.xml(4, "view", is_root=True)}' \
            f"                <connections>{lines}</connections>\n            </viewController>\n" \
            "        </objects></scene>\n"
    write("controllers.storyboard", text + "    </scenes>\n</document>\n")


main()
