"""Runs scripts with kernels by `warplens python` on the GPU of this machine, and records what became of each launch.

    python tests/hardware/record_launches.py measure FILE.json [--limit SECONDS] [--timing NAME=NUMBER] [SCRIPT.py ...]
    python tests/hardware/record_launches.py examples FILE.json PACKAGE [FOLDER] [--only PATTERN] [--kernel NAME] ...
    python tests/hardware/record_launches.py join FILE.json PART.json ... [--commit COMMIT]
    python tests/hardware/record_launches.py show FILE.json

The rule: a script is run as it is, from its own folder, one after the other: the GPU times one thing at a time.
Without scripts those of `programs/launch_scripts` are run. A script that fails on the GPU is run again without it
(`--emulate`), which tells what the GPU is to blame for. What a script prints and its source are not kept.

`examples` runs those of a list as `tests/cuda/record/scripts/examples.py` does, which knows a right result: all of
them, or those with a regular expression of `--only` in their names; without a folder those of the installed package. A
row says then what became of the script, too. With `--kernel` only launches of kernels with such names are recorded, as
by that option of `warplens python`, and the row says so. `join` puts the rows of other files of a GPU into the first
one: each takes the place of an earlier one of its script and kernels, and says how it was timed, with which packages,
and by which commit.

While a script runs, its profile lies beside FILE.json. A script that is killed has the launches of that, and its
journal; where this program is killed as well, they stay.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

from warplens.profiles.journal import open_profile
from warplens.profiles.writing import journal_path, to_json

sys.path.append(str(Path(__file__).parents[1] / "cuda" / "record" / "scripts"))
from examples import ANSWER, Example, environment_of, examples_of, row_of, row_of_end, words_of

SCRIPTS = Path(__file__).with_name("programs") / "launch_scripts"
LIMIT_S = 120.0
WAIT_S = 80.0
"""A script that was interrupted has this long to count what it has launched, and to write its profile."""
PACKAGES = ("torch", "triton", "numba", "numba-cuda", "pycuda", "numpy", "nvidia-cuda-nvrtc-cu12")
COUNT = re.compile(r"^launched (?:(once)|([\d,]+) times)")
NO_LAUNCH = "launched no kernel of a package that is traced"
"""`warplens python` ends its standard error with the path of the script and this."""
FRAME = '  File "'
RESULT = re.compile(r"^(?:the GPU's result is|.* differ from the engine's|the kernel writes nothing)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How scripts are run: options of `warplens python`, the limit of each, and the profile of the one that runs.

    `kernels` are the patterns of its option `--kernel`.
    """

    options: Sequence[str]
    limit_s: float
    saved: Path
    kernels: Sequence[str] = ()


def row_of_script(script: Path, manner: Manner) -> dict[str, Any]:
    """Run one script on the GPU, and return its row."""
    row = run(script, manner)
    if row["exit"]:
        again = run(script, replace(manner, options=["--emulate"]))
        row["emulated"] = {name: again[name] for name in ("exit", "seconds", "error", "notice")}
    return row


def options_of(timing: Sequence[str]) -> list[str]:
    """Return the options of `warplens python` for settings of the stopping rule.

    Example:
        >>> options_of(["least_time_s=0.02"])
        ['--timing', 'least_time_s=0.02']
    """
    return [word for setting in timing for word in ("--timing", setting)]


def run(script: Path, manner: Manner) -> dict[str, Any]:
    """Run one script, and return how it ended and its launches."""
    environment = {**os.environ, "MPLBACKEND": "Agg", "PYTHONWARNINGS": "ignore"}
    end = run_words([str(script)], script.parent, environment, manner)
    return end_row(script.name, end, script, script.parent)


def example_row(package: str, example: Example, runner_text: str, manner: Manner) -> dict[str, Any]:
    """Run one example of a package, and return its row, with what became of it and how that is known.

    Its script is named by the path in the list; one of an installed package by the package and the name.
    """
    with tempfile.TemporaryDirectory() as folder:
        words = words_of(example, Path(folder), runner_text)
        end = run_words(words, example.path.parent, environment_of(example), manner)
        name = example.name if "/" in example.name else f"{package}/{example.name}"
        row = end_row(name, end, Path(words[0]), example.path.parent)
    if end.code is None:
        became = row_of(example, "too long", f"does not end within {manner.limit_s:g} s", end.points)
    else:
        became = row_of_end(example, CompletedProcess(words, end.code, end.output, end.error), end.points)
    became["why"] = str(became["why"]).replace(str(example.path.parent), "...")
    return row | {name: became[name] for name in ("outcome", "known_by", "why")}


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """How a script ended: its exit code, None where it took too long, what it wrote, and the points of its profile."""

    code: int | None
    seconds: float
    output: str
    error: str
    points: list[dict[str, Any]]


def run_words(words: Sequence[str], folder: Path, environment: Mapping[str, str], manner: Manner) -> End:
    """Run a script with its arguments from a folder."""
    saved = manner.saved.resolve()
    with tempfile.TemporaryDirectory() as results:
        profile = Path(results) / "profile.json"
        chosen = [word for pattern in manner.kernels for word in ("--kernel", pattern)]
        options = ["--json", str(profile), "--save", str(saved), "--keep", "0", *manner.options, *chosen]
        command = [sys.executable, "-m", "warplens", "python", *options, *words]
        begin = time.monotonic()
        with subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            cwd=folder,
            env=environment,
        ) as process:
            code, output, error = ended(process, manner.limit_s)
        seconds = round(time.monotonic() - begin, 1)
        if not profile.exists() and saved.exists():
            profile.write_text(to_json(open_profile(saved)), encoding="utf-8")
        points = json.loads(profile.read_text(encoding="utf-8"))["points"] if profile.exists() else []
    saved.unlink(missing_ok=True)
    journal_path(saved).unlink(missing_ok=True)
    error = error.removesuffix(f"saved {saved}\n")
    return End(code=code, seconds=seconds, output=output, error=error, points=points)


def end_row(name: str, end: End, script: Path, folder: Path) -> dict[str, Any]:
    """Return the row of a script that ended, or was stopped.

    Args:
        name: what the row calls it.
        end: how it ended.
        script: what `warplens python` was given.
        folder: where the program's own files are; paths in it are shortened.
    """
    exception, notice = sentences_of(end.error, script) if end.code != 0 else ("", "")
    row = {
        "script": name,
        "exit": end.code,
        "seconds": end.seconds,
        "error": exception,
        "notice": notice.replace(str(script.parent), "..."),
        "points": [point_row(point) for point in end.points],
    }
    for texts, key in ((row, "error"), *((point, "reason") for point in row["points"])):
        texts[key] = texts[key].replace(str(folder), "...")
    return row


def ended(process: subprocess.Popen[str], limit_s: float) -> tuple[int | None, str, str]:
    """Wait for a script; return its exit code, None where it took too long, and what it wrote to output and error.

    One that takes too long is interrupted as by Control-C, which keeps its launches so far.
    """
    try:
        output, error = process.communicate(ANSWER, timeout=limit_s)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    else:
        return process.returncode, output, error
    try:
        process.communicate(timeout=WAIT_S)
    except subprocess.TimeoutExpired:
        process.kill()
    return None, "", f"it did not end within {limit_s:g} s"


def sentences_of(error: str, script: Path) -> tuple[str, str]:
    r"""Return the exception and the notice of Warplens in the standard error of a script, "" where there is none.

    The exception is the first line behind the frames of the last traceback, since its text may have several lines;
    without a traceback it is the last line that is no notice.

    Example:
        >>> text = 'Traceback (most recent call last):\n  File "a.py", line 1\n    f()\nValueError: one\ntwo\n'
        >>> sentences_of(f"{text}a.py {NO_LAUNCH}\n", Path("a.py"))
        ('ValueError: one', 'a.py launched no kernel of a package that is traced')
    """
    lines = [line for line in error.splitlines() if line.strip()]
    notice = lines.pop() if lines and lines[-1] == f"{script} {NO_LAUNCH}" else ""
    frames = [number for number, line in enumerate(lines) if line.startswith(FRAME)]
    if frames:
        behind = (line for line in lines[frames[-1] :] if not line.startswith(" "))
        return next(behind, lines[-1]), notice
    return (lines[-1] if lines else ""), notice


def point_row(point: dict[str, Any]) -> dict[str, Any]:
    """Return what is kept of a point: its times, how the GPU's result compares, and how often it was launched."""
    time_of, notes = point.get("time") or {}, point.get("notes") or []
    is_measured = time_of.get("provenance") == "measured"
    modelled = (point.get("metrics") or {}).get("modelled_time", {}).get("value")
    count = next((found for note in notes if (found := COUNT.match(note))), None)
    return {
        "kernel": point["kernel"],
        "problem": point["problem"],
        "tune": point["tune"],
        "status": point["status"],
        "reason": point.get("reason", ""),
        "launches": 0 if count is None else 1 if count[1] else int(count[2].replace(",", "")),
        "measured_ns": time_of.get("value_ns") if is_measured else None,
        "samples": len(time_of.get("samples_ns") or ()),
        "modelled_ns": modelled if is_measured else time_of.get("value_ns"),
        "result": next((note for note in notes if RESULT.match(note)), ""),
        "translated": any(note.startswith("the driver translated") for note in notes),
        "not_measured": next((note for note in notes if note.startswith("not measured")), ""),
        "not_counted": next((note for note in notes if note.startswith("not counted")), ""),
    }


def measure(file: Path, rows: Iterable[dict[str, Any]], timing: Sequence[str]) -> None:
    """Write the data file of the rows of scripts, anew after each."""
    from warplens.cuda.device.gpus import installed_gpus

    card = installed_gpus()[0]
    head = {
        "card": card.spec.name,
        "driver": card.driver,
        "python": sys.version.split()[0],
        "packages": {name: version for name in PACKAGES if (version := version_of(name))},
        "timing": list(timing),
    }
    written: list[dict[str, Any]] = []
    for row in rows:
        written.append(row)
        file.write_text(json.dumps({**head, "scripts": written}, indent=1) + "\n", encoding="utf-8")
        show_row(row)


def join(file: Path, parts: Sequence[Path], commit: str) -> None:
    """Put the rows of other files of the same GPU into a file: each in the place of its script's row, or at the end.

    A row says how it was timed, and with which versions of packages, where that is not as for the file's own rows; with
    a commit, it names that, too.
    """
    data = json.loads(file.read_text(encoding="utf-8"))
    rows = {_key(row): row for row in data["scripts"]}
    for path in parts:
        part = json.loads(path.read_text(encoding="utf-8"))
        if part["card"] != data["card"]:
            sys.exit(f"{path} is of another GPU, {part['card']}: {file} is of {data['card']}")
        own = {"commit": commit} if commit else {}
        own |= {"timing": part["timing"]} if part["timing"] != data["timing"] else {}
        versions = dict(part["packages"].items() - data["packages"].items())
        own |= {"packages": versions} if versions else {}
        rows |= {_key(row): row | own for row in part["scripts"]}
    file.write_text(json.dumps({**data, "scripts": list(rows.values())}, indent=1) + "\n", encoding="utf-8")


def _key(row: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what a row is of: its script, and the kernels that were recorded where not all of them were."""
    return row["script"], *row.get("kernels", ())


def version_of(package: str) -> str:
    """Return the version of a package, "" where it is not installed."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def show(file: Path) -> None:
    """Print the rows of a file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    print(data["card"], data["driver"], data["packages"])
    for row in data["scripts"]:
        show_row(row)


def show_row(row: dict[str, Any]) -> None:
    """Print one script, and each of its launches."""
    texts = [row[name] for name in ("error", "notice") if row.get(name)]  # files of before have no notice
    print(f"{row['script']}: exit {row['exit']}, {row['seconds']} s {'; '.join(texts)}", flush=True)
    for point in row["points"]:
        times = [f"{point[name]:.0f} ns" if point[name] else "-" for name in ("measured_ns", "modelled_ns")]
        texts = [point[name] for name in ("result", "reason", "not_measured", "not_counted") if point[name]]
        print(f"    {point['kernel']} x{point['launches']} {' modelled '.join(times)} {point['status']}: {texts}")


def main() -> None:
    """Measure, or show what was measured."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("measure", "examples", "join", "show"))
    parser.add_argument("file", type=Path)
    parser.add_argument("scripts", nargs="*", help="scripts, a package with its folder, or files")
    parser.add_argument("--timing", action="append", default=[])
    parser.add_argument("--limit", type=float, default=LIMIT_S)
    parser.add_argument("--only", action="append", default=[], help="a pattern in the names of the examples")
    parser.add_argument("--kernel", action="append", default=[], help="a pattern in the names of the kernels")
    parser.add_argument("--commit", default="", help="the commit of Warplens that made the rows that are joined")
    given = parser.parse_args()
    if given.what == "show":
        show(given.file)
        return
    if given.what == "join":
        join(given.file, [Path(part) for part in given.scripts], given.commit)
        return
    saved = given.file.with_name(f"{given.file.stem}-running.warplens.json")
    manner = Manner(options=options_of(given.timing), limit_s=given.limit, saved=saved, kernels=given.kernel)
    recorded = {"kernels": given.kernel} if given.kernel else {}
    if given.what == "measure":
        scripts = [Path(script).resolve() for script in given.scripts] or sorted(SCRIPTS.glob("*.py"))
        measure(given.file, (row_of_script(script, manner) | recorded for script in scripts), given.timing)
        return
    package = given.scripts[0]
    examples, runner = examples_of(package, Path(given.scripts[1]) if given.scripts[1:] else None)
    chosen = [
        example
        for example in examples
        if not example.left_out and (not given.only or any(re.search(one, example.name) for one in given.only))
    ]
    measure(given.file, (example_row(package, example, runner, manner) | recorded for example in chosen), given.timing)


if __name__ == "__main__":
    main()
