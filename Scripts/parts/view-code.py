#!/usr/bin/env python3
"""Compiles the view code that `layout export` writes for scenes of Interface Builder's files with UIKitNames, lays
the views out, and compares each frame with that of the file.
Usage: Scripts/parts/view-code.py BUILD FOLDER FILE…    BUILD: a folder that `swift build` left; FOLDER: for what is made"""
import glob
import json
import os
import re
import subprocess
import sys

# What Interface Builder rounds to pixels differs by less.
TOLERANCE = 0.51
PROGRAM = """
import UIKitNames

func show(_ view: UIView) {
  let frame = view.frame
  print(frame.minX, frame.minY, frame.width, frame.height)
  for subview in view.subviews { show(subview) }
}

func layOut(_ name: String, _ view: UIView, _ width: Double, _ height: Double) {
  print("=", name)
  // Of a conflict one constraint is broken, as `layout compare` does.
  view.layoutIfNeeded(in: CGSize(width: width, height: height))
  show(view)
}
"""


def scenes(build, files):
    """The scenes of files that can be laid out, with the index of their file."""
    output = subprocess.run([f"{build}/layout", "compare", "--format", "json", *files],
                            capture_output=True, text=True, check=False).stdout
    found = []
    for index, file in enumerate(json.loads(output)["files"]):
        for scene in file["scenes"]:
            if "skipped" not in scene and "error" not in file:
                found.append((index, scene))
    return found


def export(build, file):
    """The view code of a file, or None."""
    result = subprocess.run([f"{build}/layout", "export", file], capture_output=True, text=True, check=False)
    return result.stdout if result.returncode == 0 else None


def check_format(folder):
    """Checks that the exported files are formatted as `swift format` formats them without a configuration."""
    configuration = subprocess.run(["swift", "format", "dump-configuration"], capture_output=True, text=True, check=True)
    with open(f"{folder}/format.json", "w", encoding="utf-8") as file:
        file.write(configuration.stdout)
    result = subprocess.run(
        ["swift", "format", "lint", "--strict", "--configuration", f"{folder}/format.json",
         *sorted(glob.glob(f"{folder}/format/*.swift"))], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit("FAIL  exported views are not formatted\n" + result.stderr[:3000])


def write(build, folder, files):
    """Writes a source file for each file, and a program that lays out their scenes; returns the scenes."""
    os.makedirs(f"{folder}/format", exist_ok=True)
    classes = {}
    for index, file in enumerate(files):
        code = export(build, file)
        if code is None:
            continue
        classes[index] = re.findall(r"^final class (\w+): ", code, re.MULTILINE)
        with open(f"{folder}/File{index}.swift", "w", encoding="utf-8") as source:
            # Classes of different files may have one name.
            body = code[code.index("#endif") + len("#endif"):]
            source.write(f"import UIKitNames\nenum File{index} {{\n{body}\n}}\n")
        with open(f"{folder}/format/File{index}.swift", "w", encoding="utf-8") as source:
            source.write(code)
    found = [(index, scene) for index, scene in scenes(build, files) if index in classes]
    calls, seen = [], {}
    for number, (index, scene) in enumerate(found):
        name = classes[index][seen.setdefault(index, 0)]
        seen[index] += 1
        width, height = scene["views"][0]["solved"][2:]
        calls.append(f'layOut("{number}", File{index}.{name}(frame: .zero), {width}, {height})')
    with open(f"{folder}/main.swift", "w", encoding="utf-8") as source:
        source.write(PROGRAM + "\n".join(calls) + "\n")
    return found


def compile_program(build, folder):
    """Compiles the program; returns the messages of the compiler, or None."""
    objects = [path for name in ["Buffers", "Simplex", "SimplexQuestions", "AnchorsText", "Anchors", "VisualFormat", "UIKitNames"]
               for path in glob.glob(f"{build}/{name}.build/*.o")]
    result = subprocess.run(
        ["swiftc", "-Onone", "-swift-version", "6", "-I", f"{build}/Modules", *glob.glob(f"{folder}/*.swift"),
         *objects, "-lm", "-o", f"{folder}/program"], capture_output=True, text=True, check=False)
    return None if result.returncode == 0 else result.stderr


def frames(folder):
    """The frames that the program prints, by the number of the scene."""
    output = subprocess.run([f"{folder}/program"], capture_output=True, text=True, check=True).stdout
    found, current = {}, None
    for line in output.splitlines():
        if line.startswith("= "):
            current = found.setdefault(int(line[2:]), [])
        elif current is not None and re.match(r"-?[0-9.e-]+ ", line):
            current.append([float(number) for number in line.split()])
    return found


def difference(scene, found):
    """A sentence about the first frame that is not that of the scene, or None."""
    if len(found) != len(scene["views"]):
        return f"{len(found)} frames for {len(scene['views'])} views: {found[:1]}"
    for view, frame in zip(scene["views"], found):
        # The root lies at the origin. A stale frame is not that of its own constraints.
        expected = [0, 0, *view["solved"][2:]] if view is scene["views"][0] else view["stored"]
        if view["stale"]:
            expected = view["solved"]
        if view.get("hidden"):
            continue
        if max(abs(number - other) for number, other in zip(frame, expected)) > TOLERANCE:
            return f"{view['name']} is at {frame}, not {expected}"
    return None


def main():
    build, folder, *files = sys.argv[1:]
    found = write(build, folder, files)
    check_format(folder)
    errors = compile_program(build, folder)
    if errors:
        sys.exit("FAIL  exported views do not compile\n" + errors[:3000])
    made = frames(folder)
    count = 0
    for number, (index, scene) in enumerate(found):
        problem = difference(scene, made[number])
        if problem:
            sys.exit(f"FAIL  {files[index]}, {scene['name']}: {problem}")
        count += len(scene["views"])
    if len(found) < 40:
        sys.exit(f"FAIL  only {len(found)} scenes")
    print(f"ok    {count} frames of {len(found)} exported views, formatted, are those of their files")


if __name__ == "__main__":
    main()
