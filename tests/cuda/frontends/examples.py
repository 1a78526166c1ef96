"""Runs scripts that others wrote through `warplens python`, unmodified, and writes what became of each.

    python tests/cuda/frontends/examples.py PACKAGE [FOLDER [PART ...]]

`examples.toml` lists the scripts of each package: where they stand in FOLDER, which has copies of their repositories
(`FOLDER/pycuda/examples/demo.py`), and how a right result is known: by the script's own assertion, or by an expression
over its variables, which NumPy computes. None of the scripts is kept here. The results are written to
`PACKAGE_examples.json`. Without FOLDER the examples of an installed package are run: those of Numba's documentation,
which need numba-cuda, nvJitLink, cffi and filecheck. A script may take 120 s of the processor, on a busy machine, too.
With PARTs only the scripts are run whose paths contain one; the others keep their rows.
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

HERE = Path(__file__).parent
LIMIT_S = 120
"""So much time of the processor a script may take, and five times as long on the clock."""
RUNNER = """import runpy, sys
import numpy as np
from warplens.cuda.frontends.session import current

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


@dataclass(frozen=True, kw_only=True)
class Example:
    """A script: its arguments, how a right result is known, and why it is not run, where it is not.

    `root` is the folder of its repository, whose modules it may import; `check` may read what its kernels `printed`.
    """

    name: str
    path: Path
    arguments: tuple[str, ...] = ()
    check: str = ""
    asserts: bool = False
    tuned_to: bool = True
    left_out: str = ""
    root: Path | None = None


def numba_examples() -> list[Example]:
    """Return the examples of the installed package, which are tests."""
    spec = importlib.util.find_spec("numba_cuda")
    if spec is None or spec.origin is None:
        sys.exit("Numba's package numba-cuda is not installed")
    files = (Path(spec.origin).parent / "numba" / "cuda" / "tests" / "doc_examples").glob("test_*.py")
    return [Example(name=file.stem.removeprefix("test_"), path=file, asserts=True) for file in sorted(files)]


def listed_examples(package: str, folder: Path) -> list[Example]:
    """Return the scripts of `examples.toml`."""
    rows = tomllib.loads((HERE / "examples.toml").read_text(encoding="utf-8"))[package]
    return [
        Example(
            name=row["path"],
            path=folder / row["path"],
            arguments=tuple(row.get("arguments", ())),
            check=row.get("check", ""),
            asserts=row.get("asserts", False),
            tuned_to=row.get("tuned_to", True),
            left_out=row.get("left_out", ""),
            root=folder / row.get("modules", Path(row["path"]).parts[0]),
        )
        for row in rows
    ]


def repositories_of(examples: Sequence[Example]) -> dict[str, str]:
    """Return where the repositories of examples come from, by their folders."""
    folders = {Path(example.name).parts[0] for example in examples}
    listed = tomllib.loads((HERE / "examples.toml").read_text(encoding="utf-8"))["repository"]
    rows = (row for row in listed if row["folder"] in folders)
    return {row["folder"]: f"{row['name']} at {row['commit']}, {row['licence']}" for row in rows}


def result_of(example: Example, folder: Path, runner_text: str) -> dict[str, object]:
    """Run one example and return its row."""
    if example.left_out:
        return row_of(example, "left out", 0, 0.0, example.left_out)
    runner, profile = folder / "run.py", folder / "profile.json"
    runner.write_text(runner_text, encoding="utf-8")
    profile.unlink(missing_ok=True)
    script = [str(runner), example.check, str(example.path), *example.arguments]
    search = [str(example.root or ""), os.environ.get("PYTHONPATH", "")]
    begin, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "warplens", "python", "--json", str(profile), *script],
            cwd=example.path.parent,
            env={**os.environ, "MPLBACKEND": "Agg", "PYTHONPATH": os.pathsep.join(filter(None, search))},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            input="\n",
            timeout=5 * LIMIT_S,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_S, LIMIT_S)),
        )
    except subprocess.TimeoutExpired:
        return row_of(example, "too long", 0, 5.0 * LIMIT_S, f"does not end within {5 * LIMIT_S} s")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = round(time.monotonic() - begin, 1)
    processor = round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 1)
    return {**_row(example, done, profile), "seconds": took, "processor_s": processor}


def _row(example: Example, done: subprocess.CompletedProcess[str], profile: Path) -> dict[str, object]:
    """Return the row of an example that ended, without its times."""
    if done.returncode in {-signal.SIGKILL, -signal.SIGXCPU}:
        return row_of(example, "too long", 0, 0.0, f"does not end within {LIMIT_S} s of the processor")
    points = json.loads(profile.read_text(encoding="utf-8"))["points"] if profile.exists() else []
    lines = [line for line in done.stderr.splitlines() if line.strip() and not line.startswith((" ", "~"))]
    refused = next((match for line in lines if (match := REFUSED.match(line))), None)
    waived = [line for line in (*done.stdout.splitlines(), *lines) if not points and WAIVED.match(line)]
    if done.returncode == 0 and not waived and (points or not refused):
        return row_of(example, "right" if example.check or example.asserts else "ran", len(points), 0.0, "")
    missing = MISSING.search(done.stderr)
    if missing and missing[1].startswith(STOOD_IN_FOR):
        return row_of(example, "refused", len(points), 0.0, f"{missing[1]} has no stand-in")
    if missing:
        return row_of(example, "left out", len(points), 0.0, f"needs {missing[1]}")
    if refused:
        return row_of(example, "refused", len(points), 0.0, refused[1] or refused[0])
    if waived:
        return row_of(example, "left out", 0, 0.0, f"says: {waived[0].strip()}")
    told = [line for line in lines if re.match(r"[\w.]*(Error|Exception|Interrupt)\b|WRONG", line)]
    return row_of(example, "failed", len(points), 0.0, (told or lines or [""])[-1])


def row_of(example: Example, outcome: str, points: int, seconds: float, why: str) -> dict[str, object]:
    """Return a row of the results."""
    row: dict[str, object] = {"example": example.name, "outcome": outcome, "points": points, "seconds": seconds}
    row["known_by"] = "its own assertion" if example.asserts else example.check
    row["why"] = re.sub(r"\S*/(?=[\w.-]+\.(?:py|cu)\b)", "", re.sub(r"^[\w.]+(?:Error|Exception): ", "", why))[:200]
    if not example.tuned_to:
        row["kept_apart"] = True
    return row


def main() -> None:
    """Write the rows of all examples of a package."""
    package = sys.argv[1]
    if len(sys.argv) > 2:
        examples, runner = listed_examples(package, Path(sys.argv[2]).resolve()), RUNNER
        head: dict[str, object] = {"repositories": repositories_of(examples)}
    else:
        examples, runner = numba_examples(), TESTS_RUNNER
        head = {"numba-cuda": importlib.metadata.version("numba-cuda")}
    to, parts = HERE / f"{package}_examples.json", sys.argv[3:]
    known = {row["example"]: row for row in json.loads(to.read_text(encoding="utf-8"))["examples"]} if parts else {}
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for example in examples:
            if not parts or any(part in example.name for part in parts):
                known[example.name] = result_of(example, Path(folder), runner)
                print(*known[example.name].values(), sep=" | ", flush=True)
            rows += [known[example.name]] if example.name in known else []
    to.write_text(json.dumps({**head, "examples": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
