#!/usr/bin/env bash
# Compares what the compiler takes for a function of many constraints with what it takes for the same calls of functions
# that are empty: what the library's declarations add, which a program pays for in every build.
# Usage: Scripts/programs.sh compile-time [CONSTRAINTS]      400 unless given; with --table also 100 and 1000, held to nothing
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh

use release
compile Buffers Sources/Buffers
compile Simplex Sources/Simplex Buffers
compile SimplexQuestions Sources/SimplexQuestions Buffers Simplex
compile AnchorsText Sources/AnchorsText
compile Anchors Sources/Anchors AnchorsText Buffers Simplex SimplexQuestions
compile VisualFormat Sources/VisualFormat Anchors
compile UIKitNames Sources/UIKitNames Anchors VisualFormat
python3 - "$modules/release" "$@" <<'PY'
import os

import resource
import subprocess
import sys

modules, *arguments = sys.argv[1:]
folder = ".build/compile-time"
os.makedirs(folder, exist_ok=True)
limit, slack = 1.3, 0.3

views = {
    "activate": """{type}.activate([
    v{i}.topAnchor.constraint(equalTo: {above}, constant: 8),
    v{i}.leadingAnchor.constraint(equalTo: r.leadingAnchor, constant: 16),
    v{i}.trailingAnchor.constraint(equalTo: r.trailingAnchor, constant: -16),
    v{i}.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
  ])""",
    "chain": """v{i}
    .topAnchor(equalTo: {above}, constant: 8)
    .leadingAnchor(equalTo: r.leadingAnchor, constant: 16)
    .trailingAnchor(equalTo: r.trailingAnchor, constant: -16)
    .heightAnchor(greaterThanOrEqualTo: 44)""",
    "stack": """stack.addArrangedSubview(v{i})
  stack.setCustomSpacing({i}, after: v{i})
  v{i}.setContentHuggingPriority(.required, for: .vertical)
  v{i}.leadingAnchor(equalTo: r.leadingAnchor, constant: 16)
  v{i}.topAnchor(equalTo: {above}, constant: 8).heightAnchor(greaterThanOrEqualTo: 44)
  v{i}.trailingAnchor.constraint(equalTo: r.trailingAnchor, constant: -16).isActive = true""",
}


def function(kind, count, module):
    is_uikit = kind == "UIKitNames"
    view, constraint = ("UIView", "NSLayoutConstraint") if is_uikit else ("View", "LayoutConstraint")
    text = f"import {module}\n\npublic func build(_ r: {view}, _ stack: StackView) {{\n"
    for i in range(count // 4):
        above = "r.topAnchor" if i == 0 else f"v{i - 1}.bottomAnchor"
        text += f'  let v{i} = {view}("v{i}")\n'
        if kind != "stack":
            text += f"  r.addSubview(v{i})\n"
        body = views["activate" if is_uikit else kind]
        text += "  " + body.format(type=constraint, i=i, above=above) + "\n"
    return text + "}\n"


# Declarations as the compiler sees those of a module of which it knows no code, with no code in them.
def stub():
    location = "file: StaticString = #fileID, line: Int = #line"
    link = ("multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required, "
            "identifier: String? = nil, into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil, " + location)
    text = f"""
public struct LayoutPriority: Sendable {{ public static var required: LayoutPriority {{ .init() }} }}
public enum Axis: Sendable {{ case horizontal, vertical }}
public final class LayoutConstraint {{
  public var isActive: Bool {{ get {{ false }} set {{}} }}
  public static func activate(_ constraints: [LayoutConstraint]) {{}}
}}
public protocol LayoutArea: AnyObject {{ var layoutNode: LayoutNode {{ get }} }}
public protocol LayoutItem: LayoutArea {{}}
open class LayoutNode: LayoutItem {{
  public final var layoutNode: LayoutNode {{ self }}
}}
open class View: LayoutNode {{
  public init(_ name: String = "") {{}}
  public func addSubview(_ item: some LayoutItem) {{}}
}}
public final class StackView: View {{
  public func addArrangedSubview(_ item: some LayoutItem) {{}}
  public func setCustomSpacing(_ spacing: Double, after item: some LayoutItem) {{}}
}}
public typealias UIView = View
public typealias NSLayoutConstraint = LayoutConstraint
extension LayoutItem {{ public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {{}} }}
"""
    for anchor, names in [("X", ["leading", "trailing"]), ("Y", ["top", "bottom"]), ("D", ["height"])]:
        text += f"public struct {anchor} {{ let node: LayoutNode }}\n"
        for relation in ["equalTo", "greaterThanOrEqualTo"]:
            text += (f"extension {anchor} {{ public func constraint({relation} anchor: {anchor}, multiplier: Double = 1, "
                     f"constant: Double = 0, {location}) -> LayoutConstraint {{ LayoutConstraint() }}\n"
                     f"  public func constraint({relation}Constant constant: Double, {location}) -> LayoutConstraint "
                     "{ LayoutConstraint() } }\n")
        for name in names:
            text += f"extension LayoutArea {{ public var {name}Anchor: {anchor} {{ {anchor}(node: layoutNode) }}\n"
            for relation in ["equalTo", "greaterThanOrEqualTo"]:
                text += (f"  @discardableResult public func {name}Anchor({relation} anchor: {anchor}, {link}) -> Self {{ self }}\n"
                         f"  @discardableResult public func {name}Anchor({relation} points: Double, {link.split(', ', 2)[2]})"
                         " -> Self { self }\n")
            text += "}\n"
    return text


def run(*command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"FAIL  {' '.join(command)}\n{result.stderr[:2000]}")
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def seconds(kind, count, module, level):
    path = f"{folder}/{kind}-{count}-{module}.swift"
    with open(path, "w", encoding="utf-8") as file:
        file.write(function(kind, count, module))
    # The least of three: what else the machine does only adds.
    return min(
        run("swiftc", "-frontend", "-c", "-primary-file", path, "-parse-as-library", "-module-name", "Program",
            "-swift-version", "6", level, "-I", modules, "-I", folder, "-o", f"{folder}/program.o")
        for _ in range(1 if count > 400 else 3))


with open(f"{folder}/Stub.swift", "w", encoding="utf-8") as file:
    file.write(stub())
# Not optimized, so that nothing of it is known to who imports it.
run("swiftc", "-frontend", "-emit-module", f"{folder}/Stub.swift", "-parse-as-library", "-module-name", "Stub",
    "-swift-version", "6", "-Onone", "-o", f"{folder}/Stub.swiftmodule")
is_table = "--table" in arguments
counts = [100, 400, 1000] if is_table else [int(arguments[0]) if arguments else 400]
print(f"{'seconds of CPU':22}{'-O':>8}{'empty':>8}{'-Onone':>8}{'empty':>8}")
failed = False
for count in counts:
    for kind in ["activate", "chain", "stack", "UIKitNames"]:
        module = "UIKitNames" if kind == "UIKitNames" else "Anchors"
        found = []
        for level in ["-O", "-Onone"]:
            full, empty = seconds(kind, count, module, level), seconds(kind, count, "Stub", level)
            # Twice more if it seems too long: on a loaded machine three runs may all be slow.
            for _ in range(0 if is_table else 2):
                if full > limit * empty + slack:
                    full = min(full, seconds(kind, count, module, level))
                    empty = min(empty, seconds(kind, count, "Stub", level))
            found += [full, empty]
            if not is_table and found[-2] > limit * found[-1] + slack:
                print(f"FAIL  {kind}, {level}: more than {limit} times what empty functions take, and {slack} s")
                failed = True
        print(f"{count:5} {kind:16}" + "".join(f"{number:8.2f}" for number in found), flush=True)
if failed:
    sys.exit(1)
if not is_table:
    print(f"ok    {counts[0]} constraints in one function compile in at most {limit} times the seconds of empty functions")
PY
