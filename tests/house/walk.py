"""Follows one point of a sweep and one launch of a script through the program, and counts what they pass.

    python tests/house/walk.py           a table: the figures of today, their ceilings and their aims
    python tests/house/walk.py --list    and the files and the crossings behind them

The rule: what is followed is what a user calls, `warplens.run` and `warplens.trace`, in processes of their own with an
empty cache: the process of the script, the worker and the two processes of the compiler. Rooms come from the tree
(`rooms.py`), calls from `tracer.py`, ceilings and aims from `ceilings.toml`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from rooms import Kind, arrows_up, circles, edges, files, room_of, spreads  # noqa: E402 - found through the line above
from tracer import PIPE  # noqa: E402 - as above

CEILINGS = HERE / "ceilings.toml"
POINT = """
import warplens
profile = warplens.run("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200", save="t.warplens.json")
[point] = profile.points
print(point.status.value)
"""
LAUNCH = """
import numpy as np
import warplens

SCALE = "__global__ void scale(float *a) { a[blockIdx.x * blockDim.x + threadIdx.x] *= 2; }"
with warplens.trace(device="h200") as launches:
    from pycuda import compiler, driver

    a = np.ones(64, np.float32)
    scale = compiler.SourceModule(SCALE).get_function("scale")
    scale(driver.InOut(a), block=(32, 1, 1), grid=(2, 1))
assert a.tolist() == [2] * 64
launches.profile.save("scale.warplens.json")
print(launches.kernel("scale").point.status.value)
"""
WALKS = {"point of a sweep": (POINT, "ok"), "launch of a script": (LAUNCH, "unchecked")}
"""For each walk the program that is followed, and what it prints."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """What one program passed.

    `called` are the files of which it calls a function, `imported` those that it only imports or calls as well;
    `crossings` counts the calls from a file to a file of another room.
    """

    called: frozenset[str]
    imported: frozenset[str]
    crossings: Counter[tuple[str, str]]

    @property
    def rooms(self) -> Counter[str]:
        """For each room the number of its files in which a function is called."""
        return Counter(room_of(file) for file in self.called)

    @property
    def entered(self) -> frozenset[str]:
        """The files that are called from another room."""
        return frozenset(callee for _, callee in self.crossings)

    @property
    def arrows(self) -> Counter[tuple[str, str]]:
        """For each room that calls another the number of calls."""
        calls: Counter[tuple[str, str]] = Counter()
        for (caller, callee), count in self.crossings.items():
            calls[room_of(caller), room_of(callee)] += count
        return calls


def follow(program: str, printed: str) -> Walk:
    """Run a program in a process of its own and return what it passed.

    Raises:
        RuntimeError: it failed, or printed something else than `printed`.
    """
    with tempfile.TemporaryDirectory(prefix="warplens-walk-") as name:
        folder = Path(name)
        pipe, reports, printed_to = folder / "pipe", folder / "reports", folder / "printed"
        (folder / "program.py").write_text(program, encoding="utf-8")
        os.mkfifo(pipe)
        homes = {f"XDG_{kind}_HOME": name for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
        traced = {PIPE: str(pipe), "PYTHONPATH": str(HERE / "traced"), "CUDA_VISIBLE_DEVICES": ""}
        # The reader ends with the last process that has the pipe open: this one keeps it open until the program ends.
        kept_open = os.open(pipe, os.O_RDWR)
        with reports.open("wb") as reports_file, printed_to.open("wb") as printed_file:
            reader = subprocess.Popen(["cat", pipe], stdout=reports_file)
            done = subprocess.run(
                [sys.executable, "program.py"],
                cwd=folder,
                env=os.environ | homes | traced | {"HOME": name},
                stdout=printed_file,
                stderr=subprocess.STDOUT,
                check=False,
            )
            os.close(kept_open)
            reader.wait()
        text = printed_to.read_text(encoding="utf-8")
        if done.returncode or text.strip() != printed:
            raise RuntimeError(f"the program of the walk ended with {done.returncode} and printed {text!r}")
        return read(reports.read_text(encoding="ascii"))


def read(reports: str) -> Walk:
    """Return the walk that the lines of a pipe tell of."""
    called, imported, crossings = set(), set(), Counter()
    for line in reports.splitlines():
        word, *named = line.split()
        if word == "called":
            called.add(named[0])
        elif word == "imported":
            imported.add(named[0])
        elif room_of(named[0]) != room_of(named[1]):
            crossings[named[0], named[1]] += 1
    return Walk(called=frozenset(called), imported=frozenset(imported), crossings=crossings)


def figures_of(walk: Walk) -> dict[str, int]:
    """Return the figures of a walk that have ceilings."""
    return {
        "files": len(walk.called),
        "reached": len(walk.called | walk.imported),
        "entered": len(walk.entered),
        "rooms": len(walk.rooms),
        "arrows": len(walk.arrows),
    }


def figures_of_imports() -> dict[str, int]:
    """Return the figures of the imports that have ceilings."""
    running, written = (Kind.MODULE, Kind.FUNCTION), tuple(Kind)
    up = Counter(row.kind for row in arrows_up())
    return {
        "files": len(files()),
        "rooms": len({room_of(file) for file in files()}),
        "arrows between rooms": sum(map(len, edges(running, of_rooms=True).values())),
        "up at the top": up[Kind.MODULE],
        "up in functions": up[Kind.FUNCTION],
        "up for types": up[Kind.TYPES],
        "circles of files at the top": len(circles(edges([Kind.MODULE]))),
        "circles of files": len(circles(edges(written))),
        "circles of rooms at the top": len(circles(edges([Kind.MODULE], of_rooms=True))),
        "circles of rooms": len(circles(edges(written, of_rooms=True))),
    }


def figures_of_views() -> dict[str, int]:
    """Return for each feature of the window the number of folders of `gui` that hold its files."""
    return {name: len(spread.folders_of_gui) for name, spread in spreads().items()}


def limits() -> dict[str, dict[str, dict[str, int]]]:
    """Return the ceilings and the aims, by section and figure."""
    return tomllib.loads(CEILINGS.read_text(encoding="utf-8"))


def table(figures: dict[str, dict[str, int]]) -> str:
    """Return the figures beside their ceilings and aims, as text."""
    known = limits()
    rows = [("", "today", "ceiling", "aim")]
    for section, values in figures.items():
        rows.append((section, "", "", ""))
        for name, value in values.items():
            limit = known.get(section, {}).get(name, {})
            rows.append((f"    {name}", str(value), str(limit.get("ceiling", "-")), str(limit.get("aim", ""))))
    width = max(len(row[0]) for row in rows)
    return "\n".join(f"{row[0]:<{width}} {row[1]:>8} {row[2]:>8} {row[3]:>6}".rstrip() for row in rows)


def listing(walk: Walk) -> str:
    """Return the rooms, the files and the crossings of a walk, as text."""
    lines = []
    for room, count in sorted(walk.rooms.items()):
        lines.append(f"{room}: {count}")
        lines += [f"    {file}" for file in sorted(walk.called) if room_of(file) == room]
    lines += [f"{count:>6} {caller} -> {callee}" for (caller, callee), count in walk.arrows.most_common()]
    return "\n".join(lines)


def listing_of_imports() -> str:
    """Return the arrows that run up, the circles and the folders of each feature, as text."""
    lines = [f"up {row.kind}: {row.importer} -> {row.imported}" for row in arrows_up()]
    lines += [f"circle: {', '.join(circle)}" for circle in circles(edges(Kind))]
    lines += [f"circle: {', '.join(circle)}" for circle in circles(edges(Kind, of_rooms=True))]
    for name, spread in spreads().items():
        lines.append(f"{name}: {len(spread.files)} files in {len(spread.folders)} folders: {', '.join(spread.folders)}")
    return "\n".join(lines)


def main() -> int:
    """Print the table, and the lists where they are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="list files, crossings, arrows up, circles and folders")
    shows_lists = parser.parse_args().list
    walks = {name: follow(*program) for name, program in WALKS.items()}
    figures = {name: figures_of(walk) for name, walk in walks.items()}
    print(table(figures | {"imports": figures_of_imports(), "folders of gui for a view": figures_of_views()}))
    for name, walk in walks.items():
        total = sum(walk.crossings.values())
        print(f"\n{name}: {total} calls from one room to another")
        if shows_lists:
            print(listing(walk))
    if shows_lists:
        print(f"\n{listing_of_imports()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
