#!/usr/bin/env python3
"""Fits the widths of TextMeasurer.systemLike to those that Interface Builder stored, and compares them on others.

Usage: Scripts/generators/advances.py LABELS            print figures of Helvetica, the table in use, and a new fit
       Scripts/generators/advances.py LABELS --write    also write Sources/AnchorsText/SystemLikeFont+Widths.swift

LABELS is a file of Scripts/parts/languages.py. A third of the repositories, by their names' hashes, has no part in
the fit and is what the figures are about. A width is the sum of the advances of its characters and of an addition of
the weight, times the size, and a tracking that depends on the size, for each character; rounded up to half a point.
The fit is one of least squares, in which a label that is more than four points off counts for nothing: its frame is
that of another text. Characters that are rare stay near the table in use. What is off by a fifth of Helvetica's width
and eight points is left out for all three.
"""

import collections
import hashlib
import json
import math
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/AnchorsText"
OUTPUT = FOLDER / "SystemLikeFont+Widths.swift"
FIRST, LAST = 0x20, 0x7F
SIZES = [11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 28, 34]
WEIGHTS = dict(light=300, regular=400, medium=500, semibold=600, bold=700, heavy=800)
# How firmly an advance, a tracking and the addition of a weight stay where they were.
FIRMNESS = [1e-3] * (LAST - FIRST) + [0.5] * len(SIZES) + [1e-3] * len(WEIGHTS)
LIMIT = 4.0


def literal(text, name):
    """The text of a literal of several lines after a name."""
    return re.sub(r"\\?\n\s*", "", re.search(re.escape(name) + r'[^"]*"""\n\s*(.*?)"""', text, re.S).group(1))


def table(text, name):
    digits = [ord(digit) - 48 for digit in literal(text, name)]
    return [32 * digits[index] + digits[index + 1] for index in range(0, len(digits), 2)]


def numbers(text, name):
    body = re.search(re.escape(name) + r": \[Double\] = \[(.*?)\]", text, re.S).group(1)
    return [float(number) for number in re.findall(r"-?[\d.]+", body)]


def helvetica_widths():
    """Helvetica's advances by character."""
    text = (FOLDER / "Font+Widths.swift").read_text(encoding="utf-8")
    indices = {chr(code): code - FIRST for code in range(FIRST, LAST)}
    count = LAST - FIRST
    groups = re.sub(r"\\u\{(\w+)\}", lambda match: chr(int(match[1], 16)), literal(text, "var groups"))
    for group in groups.split(" "):
        if group[0] not in indices:
            indices[group[0]] = count
            count += 1
        indices.update((character, indices[group[0]]) for character in group)
    widths = table(text, "case .helvetica,")
    return {character: widths[index] for character, index in indices.items()}


HELVETICA = helvetica_widths()
BASE_LETTERS = literal((FOLDER / "SystemLikeFont.swift").read_text(encoding="utf-8"), "var baseLetters")


def plain(character):
    """The letter without its accent."""
    code = ord(character)
    if 0xC0 <= code < 0x180 and BASE_LETTERS[code - 0xC0] != ".":
        return BASE_LETTERS[code - 0xC0]
    return {0xA0: " ", 0x2010: "-", 0x2011: "-"}.get(code, character)


def between(known, key):
    """The shares of the known numbers next to a key; beyond the ends that of the end alone."""
    if key <= known[0]:
        return {0: 1.0}
    for index in range(1, len(known)):
        if key <= known[index]:
            part = (key - known[index - 1]) / (known[index] - known[index - 1])
            return {index - 1: 1 - part, index: part}
    return {len(known) - 1: 1.0}


class Model:
    """Advances, trackings by size and additions by weight, in one list of numbers."""

    def __init__(self, values, sizes, weights):
        self.values, self.sizes, self.weights = values, sizes, weights

    def row(self, label):
        """The coefficients of a label's width, and the part of it that is known."""
        row, known = collections.Counter(), 0.0
        size, count = label["size"], len(label["text"])
        for character in label["text"]:
            code = ord(plain(character))
            if FIRST <= code < LAST:
                row[code - FIRST] += size / 1000
            else:
                known += HELVETICA.get(character, 0) * size / 1000
        first = LAST - FIRST
        # Beyond the known sizes a tracking is the same share of the size.
        factor = size / min(max(size, self.sizes[0]), self.sizes[-1])
        for index, part in between(self.sizes, size).items():
            row[first + index] += part * count * factor
        first += len(self.sizes)
        for index, part in between(self.weights, WEIGHTS[label["weight"]]).items():
            row[first + index] += part * count * size / 1000
        return row, known

    def width(self, label):
        row, known = self.row(label)
        return known + sum(self.values[index] * factor for index, factor in row.items())


def in_use():
    text = OUTPUT.read_text()
    values = table(text, "var asciiWidths") + numbers(text, "trackings") + numbers(text, "additions")
    return Model(values, numbers(text, "trackingSizes"), numbers(text, "additionWeights"))


def solve(matrix, right):
    """Solves a system of equations by elimination."""
    count = len(right)
    rows = [row + [value] for row, value in zip(matrix, right)]
    for column in range(count):
        best = max(range(column, count), key=lambda index: abs(rows[index][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in rows[column + 1:]:
            factor = row[column] / rows[column][column]
            if factor:
                for index in range(column, count + 1):
                    row[index] -= factor * rows[column][index]
    result = [0.0] * count
    for index in reversed(range(count)):
        rest = sum(rows[index][other] * result[other] for other in range(index + 1, count))
        result[index] = (rows[index][count] - rest) / rows[index][index]
    return result


def fit(labels, before):
    """The model of least squares, in which labels that are far off count less and less."""
    sizes, weights = SIZES, sorted(WEIGHTS.values())
    start = before.values[:LAST - FIRST]
    for known, values, keys in ((before.sizes, before.values[LAST - FIRST:], sizes),
                                (before.weights, before.values[LAST - FIRST + len(before.sizes):], weights)):
        start = start + [sum(values[index] * part for index, part in between(known, key).items()) for key in keys]
    model = Model(start, sizes, weights)
    rows = [(*model.row(label), label["width"]) for label in labels]
    count = len(start)
    for turn in range(12):
        matrix = [[FIRMNESS[i] if i == j else 0.0 for j in range(count)] for i in range(count)]
        right = [FIRMNESS[index] * start[index] for index in range(count)]
        # The addition of regular letters is none.
        matrix[LAST - FIRST + len(sizes) + weights.index(400)][LAST - FIRST + len(sizes) + weights.index(400)] += 1e6
        for row, known, width in rows:
            # A width is rounded up to half a point, or a third.
            wanted = width - known - (0.25 if 2 * width % 1 == 0 else 1 / 6)
            off = abs(wanted - sum(model.values[index] * factor for index, factor in row.items()))
            importance = 1 / (1 + off) if turn < 2 else max(0, 1 - (off / LIMIT) ** 2) ** 2
            for index, factor in row.items():
                right[index] += importance * factor * wanted
                for other, second in row.items():
                    matrix[index][other] += importance * factor * second
        model = Model(solve(matrix, right), sizes, weights)
    advances = [float(round(value)) for value in model.values[:LAST - FIRST]]
    rest = [round(value, 3) for value in model.values[LAST - FIRST:LAST - FIRST + len(sizes)]]
    additions = [float(round(value)) for value in model.values[LAST - FIRST + len(sizes):]]
    return Model(advances + rest + additions, sizes, weights)


def write(model):
    digits = "".join(chr(48 + int(width) // 32) + chr(48 + int(width) % 32) for width in model.values[:LAST - FIRST])
    lines = [digits[index:index + 80] for index in range(0, len(digits), 80)]
    first, second = LAST - FIRST, LAST - FIRST + len(model.sizes)
    text = "\\\n".join("    " + line for line in lines)

    def listed(numbers):
        return ", ".join(f"{number:g}" for number in numbers)

    OUTPUT.write_text(f'''// Written by Scripts/generators/advances.py. `TextBytes.number(at:)` reads the pairs.

extension SystemLikeFont {{
  /// The widths of printable ASCII characters.
  static var asciiWidths: StaticString {{
    """
{text}
    """
  }}

  /// The sizes at which the tracking is known, in ascending order.
  static let trackingSizes: [Double] = [{listed(model.sizes)}]

  /// The points that these sizes add to a character.
  static let trackings: [Double] = [
    {listed(model.values[first:second])},
  ]

  /// The weights whose letters were compared, in ascending order.
  static let additionWeights: [Double] = [{listed(model.weights)}]

  /// The thousandths of the size that these weights add to a character.
  static let additions: [Double] = [{listed(model.values[second:])}]
}}
''')


def figures(name, labels, width):
    off = [abs(math.ceil(2 * width(label) - 1e-6) / 2 - label["width"]) for label in labels]
    one, two = (100 * sum(value <= limit for value in off) / len(off) for limit in (1, 2))
    print(f"{name}\t{len(labels)}\t{one:.1f}\t{two:.1f}")


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--write"]):
        sys.exit(__doc__)
    labels = []
    for line in pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        label = json.loads(line)
        usual = [HELVETICA.get(character) for character in label["text"]]
        if label["weight"] in WEIGHTS and None not in usual:
            label["helvetica"] = sum(usual) * label["size"] / 1000
            if abs(label["width"] - label["helvetica"]) <= label["helvetica"] / 5 + 8:
                labels.append(label)
    held = [label for label in labels
            if int(hashlib.sha256(label["repository"].encode()).hexdigest(), 16) % 3 == 0]
    others = [label for label in labels if label not in held]
    for name, part in (("fitted to", others), ("held back", held)):
        print(f"{name}: {len(part)} labels of {len({label['repository'] for label in part})} repositories")
    present = in_use()
    model = fit(others, present)
    print("held back\tlabels\twithin 1\twithin 2 points, in percent")
    for weight in ["regular", "light", "medium", "semibold", "bold"]:
        part = [label for label in held if label["weight"] == weight]
        if part:
            for name, width in (("Helvetica", lambda label: label["helvetica"]), ("in use", present.width),
                                ("fitted", model.width)):
                figures(f"{weight}, {name}", part, width)
    if "--write" in sys.argv:
        write(model)


if __name__ == "__main__":
    main()
