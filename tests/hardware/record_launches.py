"""Runs scripts with kernels by `warplens python` on the card of this machine, and records what became of each launch.

    python tests/hardware/record_launches.py measure FILE.json [--limit SECONDS] [--timing NAME=NUMBER] [SCRIPT.py ...]
    python tests/hardware/record_launches.py show FILE.json

The rule: a script is run as it is, from its own folder, one after the other: the card times one thing at a time.
Without scripts those of `programs/launch_scripts` are run. A script that fails on the card is run again without it
(`--emulate`), which tells what the card is to blame for. What a script prints and its source are not kept.
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
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).with_name("programs") / "launch_scripts"
LIMIT_S = 120.0
WAIT_S = 20.0
PACKAGES = ("torch", "triton", "numba", "numba-cuda", "pycuda", "numpy", "nvidia-cuda-nvrtc-cu12")
COUNT = re.compile(r"^launched (?:(once)|([\d,]+) times)")
NO_LAUNCH = "launched no kernel of a package that is traced"
"""`warplens python` ends its standard error with the path of the script and this."""
FRAME = '  File "'
RESULT = re.compile(r"^(?:the card's result is|.* differ from the engine's|the kernel writes nothing)")


def row_of(script: Path, timing: Sequence[str], limit_s: float) -> dict[str, Any]:
    """Run one script on the card, and return its row."""
    row = run(script, [*(word for setting in timing for word in ("--timing", setting))], limit_s)
    if row["exit"]:
        again = run(script, ["--emulate"], limit_s)
        row["emulated"] = {name: again[name] for name in ("exit", "seconds", "error", "notice")}
    return row


def run(script: Path, options: Sequence[str], limit_s: float) -> dict[str, Any]:
    """Run one script, and return how it ended and its launches."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile.json"
        command = [sys.executable, "-m", "warplens", "python", "--json", str(profile), *options, str(script)]
        environment = {**os.environ, "MPLBACKEND": "Agg", "PYTHONWARNINGS": "ignore"}
        begin = time.monotonic()
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=script.parent, env=environment
        ) as process:
            code, error = ended(process, limit_s)
        seconds = round(time.monotonic() - begin, 1)
        points = json.loads(profile.read_text(encoding="utf-8"))["points"] if profile.exists() else []
    exception, notice = sentences_of(error, script) if code != 0 else ("", "")
    return {
        "script": script.name,
        "exit": code,
        "seconds": seconds,
        "error": exception.replace(str(script.parent), "..."),
        "notice": notice.replace(str(script.parent), "..."),
        "points": [point_row(point) for point in points],
    }


def ended(process: subprocess.Popen[str], limit_s: float) -> tuple[int | None, str]:
    """Wait for a script; return its exit code, None where it took too long, and what it wrote to standard error.

    One that takes too long is interrupted as by Control-C, which keeps its launches so far.
    """
    try:
        _, error = process.communicate(timeout=limit_s)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    else:
        return process.returncode, error
    try:
        process.communicate(timeout=WAIT_S)
    except subprocess.TimeoutExpired:
        process.kill()
    return None, f"it did not end within {limit_s:g} s"


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
    """Return what is kept of a point: its times, how the card's result compares, and how often it was launched."""
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


def measure(file: Path, scripts: Sequence[Path], timing: Sequence[str], limit_s: float) -> None:
    """Run all scripts and write the data file, anew after each."""
    from warplens.cuda.device.cards import cards

    card = cards()[0]
    head = {
        "card": card.spec.name,
        "driver": card.driver,
        "python": sys.version.split()[0],
        "packages": {name: version for name in PACKAGES if (version := version_of(name))},
        "timing": list(timing),
    }
    rows: list[dict[str, Any]] = []
    for script in scripts:
        rows.append(row_of(script.resolve(), timing, limit_s))
        file.write_text(json.dumps({**head, "scripts": rows}, indent=1) + "\n", encoding="utf-8")
        show_row(rows[-1])


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
    parser.add_argument("what", choices=("measure", "show"))
    parser.add_argument("file", type=Path)
    parser.add_argument("scripts", type=Path, nargs="*")
    parser.add_argument("--timing", action="append", default=[])
    parser.add_argument("--limit", type=float, default=LIMIT_S)
    given = parser.parse_args()
    if given.what == "show":
        show(given.file)
    else:
        measure(given.file, given.scripts or sorted(SCRIPTS.glob("*.py")), given.timing, given.limit)


if __name__ == "__main__":
    main()
