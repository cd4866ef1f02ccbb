"""The parts that Scripts/integrations.sh kiwi runs with kiwi's module and with this one, and the table.

    proof.py figures COUNT FILE     lays out random figures, and writes the places of their axes
    proof.py grids FILE             times the solver for nested grids
    proof.py table FOLDER           compares what both modules wrote into FOLDER/kiwi and FOLDER/ours
"""

import datetime
import json
import os
import random
import sys
import time
import warnings
import xml.etree.ElementTree
from importlib import metadata


def random_figure(pyplot, numbers):
    """Makes a figure that lays out: a grid with ratios, spans, nested grids, labels and color bars."""
    import matplotlib

    size = (numbers.uniform(4, 12), numbers.uniform(3, 9))
    engine = numbers.choice(["constrained", "constrained", "compressed"])
    figure = pyplot.figure(figsize=size, layout=engine)
    rows, columns = numbers.randint(1, 3), numbers.randint(1, 3)
    ratios = {}
    if numbers.random() < 0.5:
        ratios["width_ratios"] = [numbers.choice([1, 1.5, 2, 3]) for _ in range(columns)]
    if numbers.random() < 0.5:
        ratios["height_ratios"] = [numbers.choice([1, 1.5, 2, 3]) for _ in range(rows)]
    grid = figure.add_gridspec(rows, columns, **ratios)
    free = {(row, column) for row in range(rows) for column in range(columns)}
    for row in range(rows):
        for column in range(columns):
            if (row, column) not in free:
                continue
            height, width = 1, 1
            if numbers.random() < 0.25 and (row, column + 1) in free:
                width = 2
            elif numbers.random() < 0.25 and (row + 1, column) in free:
                height = 2
            for down in range(height):
                for right in range(width):
                    free.discard((row + down, column + right))
            place = grid[row : row + height, column : column + width]
            if numbers.random() < 0.3:
                inner = place.subgridspec(numbers.randint(1, 2), numbers.randint(1, 2))
                cells = [inner[i, j] for i in range(inner.nrows) for j in range(inner.ncols)]
            else:
                cells = [place]
            for cell in cells:
                axes = figure.add_subplot(cell)
                axes.plot([0, numbers.uniform(1, 10_000)], [0, numbers.uniform(1e-3, 1e5)])
                if numbers.random() < 0.6:
                    axes.set_xlabel("x" * numbers.randint(1, 12), fontsize=numbers.choice([8, 10, 16]))
                if numbers.random() < 0.6:
                    axes.set_ylabel("y\n" * numbers.randint(1, 2) + "y")
                if numbers.random() < 0.4:
                    axes.set_title("Title " * numbers.randint(1, 3))
                if engine == "compressed" and numbers.random() < 0.5:
                    axes.set_aspect(numbers.choice(["equal", "auto"]))
                if numbers.random() < 0.25:
                    colors = matplotlib.cm.ScalarMappable()
                    figure.colorbar(
                        colors, ax=axes, location=numbers.choice(["left", "right", "top", "bottom"]))
    if numbers.random() < 0.3:
        figure.suptitle("All of them", fontsize=18)
    return figure


def figures(count, path):
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    result = {}
    seed = 0
    while len(result) < count:
        figure = random_figure(pyplot, random.Random(seed))
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            figure.draw_without_rendering()
        points = figure.get_size_inches() * 72
        # A figure without room for its labels is not laid out, which matplotlib says by a warning.
        if not any("not applied" in str(each.message) for each in found):
            result[seed] = [
                [bound * points[index % 2] for index, bound in enumerate(axes.get_position().bounds)]
                for axes in figure.axes
            ]
        pyplot.close(figure)
        seed += 1
    with open(path, "w", encoding="utf-8") as file:
        json.dump(result, file)


def grids(path):
    """The least time of five that all calls of the solver take, by the processor's clock."""
    import matplotlib

    matplotlib.use("agg")
    import matplotlib._layoutgrid as layout_grid
    from matplotlib import pyplot

    real = layout_grid.kiwi.Solver
    calls = []

    class Recorder:
        def __init__(self):
            self.solver = real()
            calls.append((self, None, None))

    def recording(name):
        def method(self, *arguments):
            calls.append((self, name, arguments))
            return getattr(self.solver, name)(*arguments)

        return method

    for name in ("addConstraint", "removeConstraint", "addEditVariable", "suggestValue", "updateVariables"):
        setattr(Recorder, name, recording(name))
    layout_grid.kiwi.Solver = Recorder
    found = {}
    for side in (2, 3, 4, 5, 6, 8):
        figure = pyplot.figure(figsize=(3 * side, 3 * side), layout="constrained")
        grid = figure.add_gridspec(side, side)
        for place in range(side * side):
            inner = grid[place // side, place % side].subgridspec(2, 2)
            for cell in range(4):
                figure.add_subplot(inner[cell // 2, cell % 2])
        figure.draw_without_rendering()
        calls.clear()
        figure.get_layout_engine().execute(figure)
        best = float("inf")
        for _ in range(5):
            solvers = {}
            start = time.process_time()
            for owner, name, arguments in calls:
                if name is None:
                    solvers[owner] = real()
                else:
                    getattr(solvers[owner], name)(*arguments)
            best = min(best, time.process_time() - start)
        found[f"{side} × {side} of 2 × 2"] = best
        pyplot.close(figure)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(found, file)


def outcomes(path):
    """Returns the outcome of each test in a file of pytest."""
    result = {}
    for test in xml.etree.ElementTree.parse(path).getroot().iter("testcase"):
        kinds = {child.tag for child in test}
        outcome = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
        result[f"{test.get('classname').split('.')[-1]}.{test.get('name')}"] = outcome
    return result


def table(folder):
    def version(name):
        try:
            return metadata.version(name)
        except metadata.PackageNotFoundError:
            return "?"

    both = {who: os.path.join(folder, who) for who in ("kiwi", "ours")}
    print(f"{datetime.date.today()}, Python {sys.version.split()[0]}\n")
    print("| tests of | version | with kiwi | with this module | other outcome |")
    print("|---|---|---|---|---|")
    failed = False
    for suite, package in (("kiwi", "kiwisolver"), ("enaml", "enaml"), ("matplotlib", "matplotlib")):
        results = {}
        for who, path in both.items():
            file = os.path.join(path, f"{suite}.xml")
            results[who] = outcomes(file) if os.path.exists(file) else {}
        cells = []
        for who in both:
            counts = {kind: list(results[who].values()).count(kind) for kind in ("passed", "failed", "skipped")}
            cells.append(", ".join(f"{count} {kind}" for kind, count in counts.items() if count) or "not run")
        tests = results["kiwi"].keys() | results["ours"].keys()
        differing = sorted(name for name in tests if results["kiwi"].get(name) != results["ours"].get(name))
        # Tests that ran with neither module are no proof.
        failed = failed or bool(differing) or not tests
        names = "; ".join(differing[:10]) + (f" and {len(differing) - 10} more" if len(differing) > 10 else "")
        print(f"| {package} | {version(package)} | {cells[0]} | {cells[1]} | {names or 'none'} |")
    places = {who: json.load(open(os.path.join(path, "figures.json"), encoding="utf-8")) for who, path in both.items()}
    if {seed: len(each) for seed, each in places["kiwi"].items()} != {
            seed: len(each) for seed, each in places["ours"].items()}:
        sys.exit("The modules have laid out other figures, or other numbers of axes.")
    farthest = {
        seed: max(abs(a - b) for one, other in zip(each, places["ours"][seed]) for a, b in zip(one, other))
        for seed, each in places["kiwi"].items()
    }
    axes = sum(len(each) for each in places["kiwi"].values())
    beyond = [(seed, distance) for seed, distance in farthest.items() if distance > 1e-9]
    failed = failed or bool(beyond)
    print(f"\n{len(farthest)} random figures with {axes} axes: edges differ by at most {max(farthest.values()):.2g} points;")
    print(f"{len(beyond)} figures differ by more than 1e-9: {beyond[:10] if beyond else 'none'}\n")
    times = {who: json.load(open(os.path.join(path, "grids.json"), encoding="utf-8")) for who, path in both.items()}
    print("| nested grids | kiwi, ms | this module, ms | ratio |")
    print("|---|---:|---:|---:|")
    for name, seconds in times["kiwi"].items():
        own = times["ours"][name]
        print(f"| {name} | {seconds * 1e3:.1f} | {own * 1e3:.1f} | {seconds / own:.1f} |")
    return failed


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["figures", count, path]:
            figures(int(count), path)
        case ["grids", path]:
            grids(path)
        case ["table", folder]:
            sys.exit(1 if table(folder) else 0)
        case _:
            sys.exit(__doc__)
