"""Writes the table of README.md: what became of each script that others wrote, here and on a GPU.

    python tests/cuda/record/scripts/table.py

The rule: it is made from `PACKAGE_examples.json`, which `examples.py` writes, and from the rows of
`tests/hardware/programs/h200_programs.json`, which `record_launches.py examples` writes, and from nothing else; a test
compares them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
README = HERE / "README.md"
CARD = HERE.parents[2] / "hardware" / "programs" / "h200_programs.json"
BEGIN, END = "<!-- table: made by table.py -->", "<!-- end of the table -->"
PACKAGES = {
    "triton": "Triton",
    "numba": "Numba",
    "pycuda": "PyCUDA",
    "cupy": "CuPy",
    "cuda_python": "cuda.core and cuda.bindings",
    "kernel_tuner": "Kernel Tuner",
}
OUTCOMES = ("right", "ran", "refused", "too long", "failed", "left out")
BIT_FOR_BIT, WITHIN, DIFFERS, WRITES_NOTHING = (
    "bit for bit",
    "the engine's within",
    "differ from the engine's",
    "the kernel writes nothing",
)
"""What the note on the result of a launch has in it."""
LONGEST = 110
"""A sentence of the table is no longer."""


def rows_of(package: str) -> list[dict[str, Any]]:
    """Return what became of the scripts of a package, without a GPU."""
    rows: list[dict[str, Any]] = json.loads((HERE / f"{package}_examples.json").read_text(encoding="utf-8"))["examples"]
    return rows


def card_rows() -> dict[str, dict[str, Any]]:
    """Return what became of scripts on a GPU, by their names.

    A script may have a further row, of a run in which only some `kernels` were recorded: the kinds of launches that the
    first row lacks join its points, and `joined` says how many they are.
    """
    rows = json.loads(CARD.read_text(encoding="utf-8"))["scripts"]
    gpu = {row["script"]: row for row in rows if "kernels" not in row}
    for row in rows:
        if "kernels" in row:
            whole = gpu[row["script"]]
            known = [kind_of(point) for point in whole["points"]]
            points = [point for point in row["points"] if kind_of(point) not in known]
            joined = f"{len(points)} of them with --kernel {' '.join(map(repr, row['kernels']))}"
            gpu[row["script"]] = {**whole, "points": whole["points"] + points, "joined": joined}
    return gpu


def kind_of(point: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what tells a kind of launches of a script from its others.

    Example:
        >>> kind_of({"kernel": "add", "problem": {"n": 5}, "tune": {"BLOCK": 32}, "samples": 7})
        ('add', {'n': 5}, {'BLOCK': 32})
    """
    return point["kernel"], point["problem"], point["tune"]


def name_on_card(package: str, example: str) -> str:
    """Return what the data of a GPU call an example: one without a path by its package, too.

    Example:
        >>> name_on_card("numba", "cg"), name_on_card("cupy", "cupy/examples/gemm/sgemm.py")
        ('numba/cg', 'cupy/examples/gemm/sgemm.py')
    """
    return example if "/" in example else f"{package}/{example}"


def results_of(points: Iterable[Mapping[str, Any]]) -> Counter[str]:
    """Return how the results of launches on a GPU compare with the engine's, by words of the table."""
    counts: Counter[str] = Counter()
    for point in points:
        result = point["result"]
        if BIT_FOR_BIT in result:
            counts["bit for bit"] += 1
        elif DIFFERS in result:
            counts[f"by {reason_of(result)}"] += 1
        elif WITHIN in result:
            counts["within roundings"] += 1
    return counts


def reason_of(result: str) -> str:
    """Return why elements may differ, in a word or two.

    Example:
        >>> reason_of("2 of 10 elements of 'a' differ from the engine's, for which the reason may be clocks or more")
        'clocks'
    """
    reason = result.partition("the reason may be ")[2]
    if "atomic" in reason:
        return "the order of atomic operations"
    if "clocks" in reason:
        return "clocks"
    return "the order of additions" if reason else "what no reason is known for"


def card_cell(row: Mapping[str, Any] | None, *, asserts: bool = False) -> str:
    """Return what the table says of a script on a GPU; one that `asserts` its results is right where it ends well.

    Example:
        >>> points = [{"measured_ns": 5.0, "result": "the gpu's result is the engine's, bit for bit"}]
        >>> card_cell({"exit": None, "seconds": 62.3, "points": points})
        'stopped after 62 s; 1 of 1 timed; 1 bit for bit'
        >>> card_cell(None), card_cell({"exit": 1, "seconds": 2.0, "points": [], "outcome": "refused"})
        ('not run', 'refused')
    """
    if row is None:
        return "not run"
    parts = []
    if row["exit"] is None:
        parts.append(f"stopped after {row['seconds']:.0f} s")
    elif row.get("outcome"):
        parts.append(row["outcome"])
    else:
        parts.append("failed" if row["exit"] else "right" if asserts else "ran")
    points = row["points"]
    if points:
        timed = sum(point["measured_ns"] is not None for point in points)
        joined = f", {row['joined']}" if "joined" in row else ""
        parts.append(f"{timed} of {len(points)} timed{joined}")
        parts.extend(f"{count} {words}" for words, count in results_of(points).most_common())
    return "; ".join(parts)


def table() -> str:
    """Return the tables: a summary, and a row for each script."""
    gpu = card_rows()
    lines = [
        "| Package | scripts | " + " | ".join(OUTCOMES) + " | run on a GPU | kinds of launches timed there |",
        "| --- |" + " --: |" * (len(OUTCOMES) + 3),
    ]
    parts = []
    for package, title in PACKAGES.items():
        rows = rows_of(package)
        on_gpu = [gpu.get(name_on_card(package, row["example"])) for row in rows]
        lines.append(summary(title, rows, [row for row in on_gpu if row is not None]))
        parts += ["", f"### {title}", "", *rows_of_table(rows, on_gpu)]
    return "\n".join([*lines, *parts])


def summary(title: str, rows: Sequence[Mapping[str, Any]], on_gpu: Sequence[Mapping[str, Any]]) -> str:
    """Return the line of a package."""
    outcomes = Counter(row["outcome"] for row in rows)
    timed = sum(point["measured_ns"] is not None for row in on_gpu for point in row["points"])
    cells = [len(rows), *(outcomes[outcome] for outcome in OUTCOMES), len(on_gpu), timed]
    return f"| {title} | " + " | ".join(f"{cell:,}" for cell in cells) + " |"


def rows_of_table(rows: Sequence[Mapping[str, Any]], on_gpu: Sequence[Mapping[str, Any] | None]) -> list[str]:
    """Return the head of a package's table, and a line for each of its scripts."""
    lines = [
        "| Script | without a GPU | known by | points | on an H200 | why |",
        "| --- | --- | --- | --: | --- | --- |",
    ]
    for row, gpu in zip(rows, on_gpu, strict=True):
        asserts = row["known_by"] == "its own assertion"
        known = row["known_by"] if asserts or not row["known_by"] else "NumPy"
        cell = "" if row["outcome"] == "left out" and gpu is None else card_cell(gpu, asserts=asserts)
        why = short(row["why"] or not_timed(gpu))
        cells = (row["example"], row["outcome"], known, row["points"], cell, why)
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return lines


def not_timed(gpu: Mapping[str, Any] | None) -> str:
    """Return why a launch on a GPU was not timed, "" where all were."""
    points = gpu["points"] if gpu is not None else ()
    notes = (point["not_measured"].removeprefix("not measured: ") for point in points)
    note = next(filter(None, notes), "")
    return f"not timed: {note}" if note else ""


def short(sentence: str) -> str:
    """Return the beginning of a sentence as a cell of a table."""
    kept = sentence if len(sentence) <= LONGEST else sentence[: LONGEST - 4].rpartition(" ")[0] + " ..."
    return kept.replace("|", "\\|")


def with_table(text: str) -> str:
    """Return the text of README.md with the table made anew."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
