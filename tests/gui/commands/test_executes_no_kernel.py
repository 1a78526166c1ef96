"""No command and no function of the API executes a kernel in the process of the user.

The rule: machine code of the engine comes from `NativeCode` alone, which prepares LLVM once; a process that has not
prepared it executes none.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

POINT = "--problem N=64 --tune TILE=16 --device h200"
COMMANDS = {
    "run": f"run transpose_tiled {POINT}",
    "explain": f"explain transpose_tiled {POINT}",
    "explain --check full": f"explain transpose_tiled {POINT} --check full --pitch 17 --rescore t4",
    "explain --ptx": f"explain transpose_tiled {POINT} --ptx",
    "lens": f"lens transpose_tiled {POINT}",
    "lens --svg": f"lens transpose_tiled {POINT} --svg lens.svg",
    "check, worse": "check transpose_tiled --against golden.json",
    "why": "why golden.json",
    "show": "show golden.json",
    "report": "report golden.json -o report.html",
    "largest": "largest transpose_tiled --device h200",
    "occupancy": f"occupancy transpose_tiled {POINT}",
    "kernels": "kernels",
}
"""Each command that reads kernels or profiles, with a point where it takes one."""

REPORT = """
machine = sys.modules.get("warplens.cuda.simt.launch.machine")
is_prepared = machine is not None and machine._initialise.cache_info().currsize > 0
print("\\nexecuted" if is_prepared else "\\nnothing was executed", file=sys.__stdout__)
"""
CODE = (
    """
import sys
from warplens.gui.cli import main
sys.argv = ["warplens", *{arguments!r}.split()]
try:
    code = main()
except SystemExit as ended:
    code = ended.code
"""
    + REPORT
    + "sys.exit(code)"
)
API = (
    """
import sys, warplens
point = dict(problem={"N": 64}, tune={"TILE": 16}, device="h200")
profile = warplens.run("transpose_tiled", **point)
assert profile.points[0].status == "ok", profile.points[0].reason
assert warplens.explain("transpose_tiled", **point).summary
assert warplens.check("transpose_tiled", profile).passed
"""
    + REPORT
)
GOLDEN = """
import warplens
from dataclasses import replace
profile = warplens.run("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200")
[point] = profile.points
from warplens.gui.views.check.text import TRAFFIC
fewer = {name: replace(value, value=1) for name, value in point.metrics.items() if name in TRAFFIC}
from warplens.profiles.writing import write_profile
from pathlib import Path
write_profile(Path("golden.json"), replace(profile, points=(replace(point, metrics=point.metrics | fewer),)))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a golden profile that asks for fewer sectors than the kernel has."""
    folder = tmp_path_factory.mktemp("golden")
    subprocess.run([sys.executable, "-c", GOLDEN], check=True, cwd=folder)
    return folder


@pytest.mark.sample(4)
@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_command_executes_no_kernel_in_its_own_process(arguments: str, folder: Path) -> None:
    code = CODE.format(arguments=arguments)
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=folder)

    assert ended.stdout.splitlines()[-1] == "nothing was executed", ended.stderr
    assert ended.returncode == int(arguments.startswith("check")), ended.stderr


@pytest.mark.long
def test_api_executes_no_kernel_in_the_process_of_its_caller(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", API], capture_output=True, text=True, check=False, cwd=tmp_path)

    assert ended.stdout.splitlines()[-1:] == ["nothing was executed"], ended.stderr
