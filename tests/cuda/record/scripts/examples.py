"""Runs scripts that others wrote through `warplens python`, unmodified, and writes what became of each.

    python tests/cuda/record/scripts/examples.py PACKAGE [FOLDER [WORD...]]

`examples.toml`, or a list of its own (`PACKAGE_examples.toml`), lists the scripts of each package: where they stand in
FOLDER, which has copies of their repositories (`FOLDER/pycuda/examples/demo.py`), and how a right result is known: by
the script's own assertion, by its own tests, or by an expression over its variables, which NumPy computes. None of the
scripts is kept here. The results are written to `PACKAGE_examples.json`. Without FOLDER the examples of an installed
package are run: those of Numba's documentation, which need numba-cuda, nvJitLink, cffi and filecheck. A script may take
`limit_s` seconds of the processor, on a busy machine, too. With words only the scripts are run whose names hold one of
them, and the other rows stay.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LIMIT_S = 120
"""A script may take so many seconds of the processor, if its row gives no `limit_s`, and five times as long."""
VERSIONS = {"numba": ("numba-cuda",), "triton": ("triton", "torch")}
"""The packages whose versions stand in the results of each."""
RUNNER = """import runpy, sys
import numpy as np
from warplens.cuda.record.session import current

check, path = sys.argv[1], sys.argv[2]
sys.argv[:] = sys.argv[2:]
names = runpy.run_path(path, run_name="__main__")
printed = "".join(record.executed.counts.printed for record in current().records if record.executed)
if check and not eval(check, {**names, "np": np, "printed": printed}):
    sys.exit("WRONG: not " + check)
"""
TESTS_RUNNER = """import importlib.util, sys, unittest
from pathlib import Path

path = Path(sys.argv[2])
spec = importlib.util.spec_from_file_location(path.stem, path)
module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
for name, function in list(vars(module).items()):
    if name.startswith("test_"):
        function()
unittest.main(module=module, argv=[path.stem])
"""
PYTEST_RUNNER = """import sys, pytest

sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *(f"{sys.argv[2]}::{name}" for name in sys.argv[3:])]))
"""
ANSWER = "\n"
"""What a script reads that waits for a key."""
REFUSED = re.compile(
    r"CudaAPIError: \[719\] (.+)|.*(?:no stand-in|without a GPU|not execute|is not there|has no longer"
    r"|sheet of the device has no).*"
)
"""A sentence of Warplens that says what it does not do."""
MISSING = re.compile(r"ModuleNotFoundError: No module named '([\w.]+)'")
STOOD_IN_FOR = ("cuda.", "cupy.", "cupyx.", "pycuda.")
"""A module of these that is missing is none that is not installed."""
WAIVED = re.compile(r".*(?:\bre(?:quired?|quires)\b|doesn't support|not supported|skipped=\d).*")
"""A sentence of a script that runs no kernel, and says what it asks of the machine."""
LAUNCHED = re.compile(r"launched (?:once|([\d,]+) times)")
"""The first note of a point."""


@dataclass(frozen=True, kw_only=True)
class Example:
    """A script: its arguments, how a right result is known, and why it is not run, where it is not.

    `root` is the folder of its repository, whose modules it may import; `check` may read what its kernels `printed`.
    `tests` are those that pytest runs, where the script is not run itself.
    """

    name: str
    path: Path
    arguments: tuple[str, ...] = ()
    check: str = ""
    asserts: bool = False
    tuned_to: bool = True
    left_out: str = ""
    root: Path | None = None
    tests: tuple[str, ...] = ()
    limit_s: float = LIMIT_S


def numba_examples() -> list[Example]:
    """Return the examples of the installed package, which are tests."""
    spec = importlib.util.find_spec("numba_cuda")
    if spec is None or spec.origin is None:
        sys.exit("Numba's package numba-cuda is not installed")
    files = (Path(spec.origin).parent / "numba" / "cuda" / "tests" / "doc_examples").glob("test_*.py")
    return [Example(name=file.stem.removeprefix("test_"), path=file, asserts=True) for file in sorted(files)]


def listed_examples(package: str, folder: Path) -> list[Example]:
    """Return the scripts of the list of a package."""
    of_package = HERE / f"{package}_examples.toml"
    listed = of_package if of_package.exists() else HERE / "examples.toml"
    rows = tomllib.loads(listed.read_text(encoding="utf-8"))[package]
    return [
        Example(
            name=row["path"] + (", its tests" if row.get("tests") else ""),
            path=folder / row["path"],
            arguments=tuple(row.get("arguments", ())),
            check=row.get("check", ""),
            asserts=row.get("asserts", False),
            tuned_to=row.get("tuned_to", True),
            left_out=row.get("left_out", ""),
            root=folder / row.get("modules", Path(row["path"]).parts[0]),
            tests=tuple(row.get("tests", ())),
            limit_s=row.get("limit_s", LIMIT_S),
        )
        for row in rows
    ]


def examples_of(package: str, folder: Path | None) -> tuple[list[Example], str]:
    """Return the examples of a package, and the text that runs each: those of its list, or of what is installed."""
    if folder is None:
        return numba_examples(), TESTS_RUNNER
    return listed_examples(package, folder.resolve()), RUNNER


def repositories_of(examples: Sequence[Example]) -> dict[str, str]:
    """Return where the repositories of examples come from, by their folders."""
    folders = {Path(example.name).parts[0] for example in examples}
    listed = tomllib.loads((HERE / "examples.toml").read_text(encoding="utf-8"))["repository"]
    rows = (row for row in listed if row["folder"] in folders)
    return {row["folder"]: f"{row['name']} at {row['commit']}, {row['licence']}" for row in rows}


def result_of(example: Example, folder: Path, runner_text: str) -> dict[str, object]:
    """Run one example and return its row."""
    if example.left_out:
        return row_of(example, "left out", example.left_out)
    profile = folder / "profile.json"
    profile.unlink(missing_ok=True)
    words = words_of(example, folder, runner_text)
    limit_s, longest_s = round(example.limit_s), 5 * example.limit_s
    begin, before_s = time.monotonic(), processor_seconds()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "warplens", "python", "--json", str(profile), *words],
            cwd=example.path.parent,
            env=environment_of(example),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            input=ANSWER,
            timeout=longest_s,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit_s, limit_s)),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return row_of(example, "too long", f"does not end within {longest_s:g} s") | {"seconds": longest_s}
    took, processor = round(time.monotonic() - begin, 1), round(processor_seconds() - before_s, 1)
    return _row(example, done, profile) | {"seconds": took, "processor_seconds": processor}


def words_of(example: Example, folder: Path, runner_text: str) -> list[str]:
    """Return what `warplens python` is given for an example: a script, which is written to a folder, and arguments."""
    runner = folder / "run.py"
    runner.write_text(PYTEST_RUNNER if example.tests else runner_text, encoding="utf-8")
    return [str(runner), example.check, str(example.path), *example.arguments, *example.tests]


def environment_of(example: Example) -> dict[str, str]:
    """Return the environment of an example: it imports modules of its repository, and opens no window."""
    search = [str(example.root or ""), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "MPLBACKEND": "Agg", "PYTHONPATH": os.pathsep.join(filter(None, search))}


def _row(example: Example, done: subprocess.CompletedProcess[str], profile: Path) -> dict[str, object]:
    """Return the row of an example that ended, without its times."""
    if done.returncode in {-signal.SIGKILL, -signal.SIGXCPU}:
        return row_of(example, "too long", f"does not end within {example.limit_s:g} s of the processor")
    points = json.loads(profile.read_text(encoding="utf-8"))["points"] if profile.exists() else []
    return row_of_end(example, done, points)


def row_of_end(
    example: Example, done: subprocess.CompletedProcess[str], points: Sequence[dict[str, Any]]
) -> dict[str, object]:
    """Return the row of an example that came to its own end with these points, without its times."""
    text = (done.stdout + done.stderr) if example.tests else done.stderr
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith((" ", "~"))]
    refused = next((match for line in lines if (match := REFUSED.match(line))), None)
    waived = [line for line in (*done.stdout.splitlines(), *lines) if not points and WAIVED.match(line)]
    errors = [line for line in lines if re.match(r"(E  +)?[\w.]*(Error|Exception|Interrupt)\b|WRONG", line)]
    has_failed = any(point["status"] == "failed" for point in points)
    is_of_a_launch = done.returncode == 1 and has_failed and not errors  # the example itself ended well
    if (done.returncode == 0 or is_of_a_launch) and not waived and (points or not refused):
        return row_of(example, "right" if example.check or example.asserts else "ran", "", points)
    missing = MISSING.search(done.stderr)
    if missing and missing[1].startswith(STOOD_IN_FOR):
        return row_of(example, "refused", f"{missing[1]} has no stand-in", points)
    if missing:
        return row_of(example, "left out", f"needs {missing[1]}", points)
    if refused:
        return row_of(example, "refused", refused[1] or refused[0], points)
    if waived:
        return row_of(example, "left out", f"says: {waived[0].strip()}")
    return row_of(example, "failed", (errors or lines or [""])[-1], points)


def processor_seconds() -> float:
    """Return the processor time of all examples so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def row_of(example: Example, outcome: str, why: str, points: Sequence[dict[str, Any]] = ()) -> dict[str, object]:
    """Return a row of the results."""
    row: dict[str, object] = {"example": example.name, "outcome": outcome, "points": len(points)}
    if points:
        launches = [LAUNCHED.search(" ".join(point["notes"])) for point in points]
        row["kernels"] = len({point["kernel"].split()[0] for point in points})
        row["launches"] = sum(int((match[1] or "1").replace(",", "")) for match in launches if match)
        row["failed_points"] = sum(point["status"] not in ("ok", "unchecked") for point in points)
    row["seconds"] = 0.0
    row["known_by"] = "its own assertion" if example.asserts else example.check
    row["why"] = re.sub(r"\S*/(?=[\w.-]+\.(?:py|cu)\b)", "", re.sub(r"^[\w.]+(?:Error|Exception): ", "", why))[:200]
    if not example.tuned_to:
        row["kept_apart"] = True
    return row


def main() -> None:
    """Write the rows of the examples of a package: of all, or anew of those whose names hold one of some words."""
    package, words = sys.argv[1], sys.argv[3:]
    examples, runner = examples_of(package, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    head: dict[str, object] = {"repositories": repositories_of(examples)} if len(sys.argv) > 2 else {}
    to = HERE / f"{package}_examples.json"
    before = json.loads(to.read_text(encoding="utf-8")) if to.exists() else {}
    rows = {row["example"]: row for row in before.pop("examples", ())}
    head |= {name: importlib.metadata.version(name) for name in VERSIONS.get(package, ())}
    with tempfile.TemporaryDirectory() as folder:
        for example in examples:
            if words and not any(word in example.name for word in words):
                continue
            rows[example.name] = result_of(example, Path(folder), runner)
            print(*rows[example.name].values(), sep=" | ", flush=True)
            listed = [rows[each.name] for each in examples if each.name in rows]
            to.write_text(json.dumps({**before, **head, "examples": listed}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
