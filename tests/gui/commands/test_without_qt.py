"""The core without Qt: every command but the window works where PyQt6 and pyqtgraph are not installed.

One process, in which and in whose workers both cannot be imported, runs all commands. One test looks at all that it
did: several would be shared out among processes, each of which would run all commands.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from warplens.gui.commands.program import app
from warplens.gui.views.lessons.reader import LESSON_FOLDER

ROOT = Path(__file__).resolve().parents[3]
BLOCKED = ("PyQt6", "pyqtgraph")
BLOCKER = f"import sys\nfor name in {BLOCKED}:\n    sys.modules[name] = None\n"
"""As `sitecustomize`, this is imported at the start of each process of Python."""
KERNEL = """
extern "C" __global__ void scale(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 2.0f * in[i];
}
"""
SCRIPT = """
import numpy as np
import pycuda.autoinit, pycuda.driver as cuda
from pycuda.compiler import SourceModule
add = SourceModule("__global__ void add(int *a) { a[threadIdx.x] += 1; }").get_function("add")
a = np.zeros(32, np.int32)
add(cuda.InOut(a), block=(32, 1, 1))
"""
REFERENCE = """
import numpy as np
def get_inputs(): return [np.arange(64, dtype=np.int32)]
def add(a): return a + 1
"""
CANDIDATE = """
import numpy as np
from pycuda import autoinit, compiler, driver
KERNEL = compiler.SourceModule("__global__ void add(const int *a, int *out, int n) {"
    "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = a[i] + 1; }").get_function("add")
def add(a):
    out = np.zeros_like(a)
    KERNEL(driver.In(a), driver.Out(out), np.int32(len(a)), block=(32, 1, 1), grid=((len(a) + 31) // 32, 1))
    return out
"""
FEW_CASES = ("--without", "other values in the same arrays", "--without", "kernels left out")
SMALL = ("--device", "h200", "--problem", "N=64", "--tune", "TILE=16")
COMMANDS = {
    "run": ["run", "transpose_tiled", *SMALL, "--save", "t.warplens.json"],
    "show": ["show", "t.warplens.json", "--csv"],
    "compare": ["compare", "t.warplens.json", "t.warplens.json"],
    "ab": ["ab", "transpose_tiled", "transpose_tiled_padded", *SMALL, "--workers", "1"],
    "tune": [
        "tune",
        "transpose_tiled",
        "--device",
        "h200",
        "--problem",
        "N=64",
        "--tune",
        "TILE=8,16",
        "--trials",
        "1",
        "--workers",
        "1",
    ],
    "report": ["report", "t.warplens.json", "-o", "t.html"],
    "check": ["check", "transpose_tiled", "--against", "t.warplens.json"],
    "judge": ["judge", "candidate.py", "--reference", "reference.py", "--device", "h200", *FEW_CASES],
    "why": ["why", "t.warplens.json", "transpose_tiled"],
    "explain": ["explain", "transpose_tiled", *SMALL],
    "lens": ["lens", "transpose_tiled", *SMALL, "--svg", "lens.svg"],
    "timeline": ["timeline", "transpose_tiled", *SMALL, "--perfetto", "trace.json"],
    "occupancy": ["occupancy", "transpose_tiled", "--device", "h200", "--tune", "TILE=16"],
    "ladder": ["ladder", "transpose", "--device", "gtx-1080-ti", "--html", "ladder.html"],
    "largest": ["largest", "matmul", "--device", "h200"],
    "init": ["init", "mine.cu"],
    "kernels": ["kernels"],
    "lessons": ["lessons", str(LESSON_FOLDER / "4-occupancy.toml"), "--handout", "handouts"],
    "devices": ["devices"],
    "doctor": ["doctor"],
    "python": ["python", "script.py", "--device", "h200"],
    "exec": ["exec", "true"],
    "help": ["help", "run"],
    "": [],
}
NEEDS_CARD = {"calibrate"}
FIRST = """
import json
from warplens.gui.cli import main
from warplens.gui.terminal import opening
opening.QUICK_SIZES, opening.QUICK_TILES = (64,), (16,)  # six points instead of 54
"""
LAST = """
import json, os, sys, warplens
from warplens.gui.cli import main
print(json.dumps({"shown": warplens.load("t.warplens.json")._repr_html_()}), flush=True)
plot = warplens.load("t.warplens.json").plot()
print(json.dumps({"plot": [plot._repr_png_(), plot._repr_html_()]}), flush=True)
try:
    plot.to_png()
except warplens.MissingPartError as error:
    print(json.dumps({"png": str(error)}), flush=True)
os.environ["DISPLAY"] = ":0"
print(json.dumps({"window": main([])}), flush=True)
print(json.dumps({"loaded": [name for name in sys.modules if name.split(".")[0] in ("PyQt6", "pyqtgraph")
                             and sys.modules[name] is not None]}), flush=True)
"""


def results_without_qt(folder: Path) -> dict:
    (folder / "site").mkdir()
    (folder / "site/sitecustomize.py").write_text(BLOCKER)
    for name, text in (
        ("mine.cu", KERNEL), ("script.py", SCRIPT), ("candidate.py", CANDIDATE), ("reference.py", REFERENCE),
    ):  # fmt: skip
        (folder / name).write_text(text)
    calls = [
        f"print('\\n' + json.dumps({{{name!r}: main({words!r})}}), flush=True)" for name, words in COMMANDS.items()
    ]
    program = "\n".join([FIRST, *calls, LAST])
    unset = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environ = {name: value for name, value in os.environ.items() if name not in unset}
    environ |= {"PYTHONPATH": str(folder / "site"), "HOME": str(folder), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, env=environ, capture_output=True, text=True, check=False
    )
    answers = {}
    for line in done.stdout.splitlines():
        if re.match(r'\{"\w*": ', line):
            answers |= json.loads(line)
    return {"answers": answers, "text": done.stdout, "errors": done.stderr}


def test_every_command_but_the_window_works(tmp_path: Path) -> None:
    results = results_without_qt(tmp_path)
    answers, text, errors = (results[name] for name in ("answers", "text", "errors"))
    assert {name: answers.get(name) for name in COMMANDS} == dict.fromkeys(COMMANDS, 0), errors[-2000:]
    assert answers["loaded"] == []
    page = (tmp_path / "t.html").read_text(encoding="utf-8")
    assert page.count("<svg ") == 3
    assert (tmp_path / "handouts/4-occupancy.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "lens.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert answers["shown"].count("data:image/svg+xml;base64,") == 2
    png, fragment = answers["plot"]
    assert (png, fragment.count("data:image/svg+xml;base64,")) == (None, 2)
    assert "picture: warplens-run/quick.svg" in text
    assert (tmp_path / "warplens-run/quick.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert answers["png"] == (
        "a plot is saved as .png by Qt alone, and as .svg without it: PyQt6 is not installed; "
        '`pip install "warplens[window]"` brings it'
    )
    assert answers["window"] == 1
    expected = 'warplens: the window needs PyQt6, which is not installed: pip install "warplens[window]"'
    assert errors.splitlines()[-1] == expected
    assert "absent  PyQt6: PyQt6 is not installed; only the window and pictures as PNG need it" in text
    assert "Qt's system libraries" not in text


def test_every_command_is_among_them():
    names = {command.name or command.callback.__name__ for command in app.registered_commands}
    assert names - NEEDS_CARD | {""} == set(COMMANDS)


def test_the_window_is_an_extra_and_the_group_that_uv_installs():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    window = settings["project"]["optional-dependencies"]["window"]
    assert [re.match(r"\w+", line).group() for line in window] == list(BLOCKED)
    assert not [line for line in settings["project"]["dependencies"] if line.startswith(BLOCKED)]
    assert settings["dependency-groups"]["window"] == window
    assert settings["tool"]["uv"]["default-groups"] == ["window"]
