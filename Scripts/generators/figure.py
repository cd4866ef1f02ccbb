"""Writing or checking a figure, for the generators of figures."""

import sys


def finish(path, text):
    """Writes a figure; with --check, exits with status 1 if it differs from what would be written."""
    if "--check" not in sys.argv:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return
    with open(path, encoding="utf-8") as file:
        if file.read() != text:
            sys.exit(f"FAIL  {path} is not what {sys.argv[0]} draws")
