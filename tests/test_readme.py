"""The README as its reader uses it: its links, its commands, and its Python with what that prints.

The rule: what the README shows is executed as it stands, on an installation without any extra where it names none.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import warplens
from warplens.gui.cli import main

ROOT = Path(__file__).resolve().parent.parent

MODULES_OF_EXTRAS = {
    "PyQt6": "PyQt6",
    "pyqtgraph": "pyqtgraph",
    "pycuda": "pycuda",
    "nvidia-ml-py": "pynvml",
    "pyarrow": "pyarrow",
    "pandas": "pandas",
    "distributed": "distributed",
    "cryptography": "cryptography",
    "optuna": "optuna",
    "nvidia-curand-cu12": "",
    "nvidia-cutlass": "",
    "nvidia-cuda-nvcc": "",
    "nvidia-cuda-cccl": "",
}
"""What each requirement of an extra is imported as; "" brings none."""

AT_ONCE = (
    "help run",
    "show t.warplens.json",
    "show reference:h200",
    "why t.warplens.json transpose_tiled",
    "why reference:h200 matmul_tiled --off",
    "report t.warplens.json --against reference:h200",
    "occupancy transpose_tiled --tune TILE=8",
    "ladder matmul --problem N=4096",
    "largest matmul",
    "kernels",
    "devices",
)
"""The shown commands that execute no kernel; `tests/gui/commands/test_without_qt.py` runs one of each other kind."""

SOFTMAX = """
__global__ void softmax_kernel(const float *in, float *out) {
    __shared__ float sums[128];
    int i = threadIdx.x;
    float mine = expf(in[blockIdx.x * 128 + i]);
    sums[i] = mine;
    for (int step = 64; step > 0; step /= 2) {
        __syncthreads();
        if (i < step) sums[i] += sums[i + step];
    }
    __syncthreads();
    out[blockIdx.x * 128 + i] = mine / sums[0];
}
"""


@cache
def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def shown_commands() -> list[str]:
    """List the lines of the README's `sh` blocks, without their comments."""
    blocks = re.findall(r"```sh\n(.*?)```", readme(), flags=re.DOTALL)
    lines = (line.split("  #")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line]


def calls() -> list[str]:
    """List the shown arguments of `warplens`: those of the blocks, and those within sentences that are whole calls."""
    within = re.findall(r"`(warplens [^`]+ [^`]+)`", re.sub(r"```.*?```", "", readme(), flags=re.DOTALL))
    lines = [*shown_commands(), *(" ".join(text.split()) for text in within if not text.startswith("warplens = "))]
    return [line.split("warplens", 1)[1].strip() for line in lines if re.match(r"(uv run )?warplens\b", line)]


def python_blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", readme(), flags=re.DOTALL)


def block_with(words: str) -> str:
    [block] = (block for block in python_blocks() if words in block)
    return block


def test_links_and_pictures_exist() -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", readme()) + re.findall(r'(?:src|srcset|href)="([^"#]+)"', readme())
    local = [target for target in targets if not target.startswith(("http://", "https://"))]
    assert local
    assert [target for target in local if not (ROOT / target).exists()] == []


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    shown = {line.split()[1] for line in shown_commands() if line.startswith("make ")}
    assert {"run", "test", "bench", "check"} <= targets
    assert shown
    assert shown - targets == set()


def test_commands_are_parsed_with_all_their_options() -> None:
    import click
    import typer

    from warplens.gui.commands import program

    group = typer.main.get_command(program.app)
    wrong = {}
    assert len(calls()) > 60
    for call in calls():
        words = shlex.split(call)
        try:
            if not words or words[0].startswith("--"):
                group.make_context("warplens", words or ["--quiet"])
            else:
                group.commands[words[0]].make_context(words[0], words[1:])
        except (KeyError, click.ClickException) as error:
            wrong[call] = repr(error)
    assert wrong == {}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("small") / "t.warplens.json"
    warplens.run("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200", save=path)
    return path


@pytest.mark.parametrize("call", AT_ONCE)
def test_command_that_executes_nothing_ends_well(
    call: str, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert call in calls()
    monkeypatch.chdir(tmp_path)
    Path("t.warplens.json").write_bytes(small.read_bytes())
    assert main(shlex.split(call)) == 0
    assert "".join(capfd.readouterr()).strip()


def test_kernel_file_is_read_and_its_reference_function_judges_it(tmp_path: Path) -> None:
    [source] = re.findall(r"```cuda\n(.*?)```", readme(), flags=re.DOTALL)
    path, expected = tmp_path / "k.cu", tmp_path / "expected.py"
    path.write_text(source, encoding="utf-8")
    expected.write_text(block_with("def scale("), encoding="utf-8")
    kernel = warplens.read_kernel_file(path)
    sizes = {"problem": {"N": kernel.problem["N"][0]}, "tune": {"BLOCK": kernel.tune["BLOCK"][0]}, "device": "h200"}
    [judged] = warplens.run(path, reference=f"{expected}:scale", **sizes).points
    assert (judged.status.value, judged.reason) == ("ok", "")
    expected.write_text(block_with("def scale(").replace("2 *", "3 *"), encoding="utf-8")
    [wrong] = warplens.run(path, reference=f"{expected}:scale", **sizes).points
    assert wrong.status.value == "failed"


def test_python_prints_what_the_readme_shows_on_an_installation_without_extras(tmp_path: Path) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {re.match(r"[\w-]+", line).group() for lines in extras.values() for line in lines} == set(MODULES_OF_EXTRAS)
    blocked = tuple(filter(None, MODULES_OF_EXTRAS.values()))
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nfor name in {blocked}:\n    sys.modules[name] = None\n")
    (tmp_path / "readme.py").write_text(block_with("import warplens"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "readme.py"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    shown = re.findall(r"```text\n(.*?)```", readme(), flags=re.DOTALL)[-1]  # that of `In Python`
    assert done.stdout.splitlines() == shown.splitlines()
    assert (tmp_path / "t.svg").read_text(encoding="utf-8").startswith("<svg ")
    names = {"profile": warplens.load(tmp_path / "t.warplens.json")}
    frame = eval(block_with("to_pandas"), names)
    assert list(frame.columns) == ["kernel", "N", "TILE", "time_ns", "time_ns_provenance"]
    assert set(frame["time_ns_provenance"]) == {"modelled"}


def test_launches_are_looked_at_in_a_block_and_in_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def softmax(x: np.ndarray) -> None:
        from pycuda import compiler, driver

        kernel = compiler.SourceModule(SOFTMAX).get_function("softmax_kernel")
        kernel(driver.In(x), driver.Out(np.empty_like(x)), block=(128, 1, 1), grid=(2, 1))

    names: dict[str, object] = {"softmax": softmax, "x": np.ones(256, np.float32)}
    exec(block_with("def test_softmax"), names)
    names["test_softmax"](warplens)
    names["warplens"] = warplens
    exec(block_with("launches.profile.save"), names)
    assert names["launches"].kernel("softmax_kernel").gld_efficiency == 100.0
    assert [point.kernel for point in warplens.load("softmax.warplens.json").points] == ["softmax_kernel"]


def test_every_block_of_python_is_executed_by_a_test_here() -> None:
    assert isinstance(warplens, ModuleType)
    known = ("def scale(", "import warplens", "to_pandas", "launches.profile.save", "def test_softmax")
    assert [sum(words in block for words in known) for block in python_blocks()] == [1] * len(known)
