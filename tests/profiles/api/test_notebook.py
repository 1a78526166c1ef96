"""The magics of a notebook, with a shell that is made up here."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import warplens

CELL = """
from pycuda import autoinit, compiler, driver
fill = compiler.SourceModule("__global__ void fill(float *out) { out[32 * threadIdx.x] = 1.0f; }").get_function("fill")
out = driver.mem_alloc(4096)
fill(out, block=(32, 1, 1))
"""


class Shell:
    """Runs cells as IPython does: an error is kept in the result."""

    def __init__(self) -> None:
        self.user_ns: dict[str, Any] = {}
        self.shown = 0
        self.magics: dict[str, Callable[..., Any]] = {}

    def register_magic_function(self, function: Callable[..., Any], magic_kind: str, magic_name: str) -> None:
        assert magic_kind == "line_cell"
        self.magics[magic_name] = function

    def transform_cell(self, text: str) -> str:
        return text

    def should_run_async(self, text: str, *, transformed_cell: str) -> bool:
        return "await " in text + transformed_cell

    def showtraceback(self) -> None:
        self.shown += 1

    def showsyntaxerror(self) -> None:
        self.shown += 1

    def run_cell(self, text: str) -> SimpleNamespace:
        def raise_error() -> None:
            if error is not None:
                raise error

        error: BaseException | None = None
        try:
            exec(text, self.user_ns)
        except Exception as raised:  # noqa: BLE001 - a cell may raise anything
            error = raised
            self.showtraceback()
        return SimpleNamespace(raise_error=raise_error)


@pytest.fixture
def shell() -> Shell:
    made = Shell()
    warplens.load_ipython_extension(made)
    return made


def test_a_cell_is_traced_and_shown_as_a_table(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "cell.json"
    launches = shell.magics["warplens"](f"--device h200 --save '{kept}'", CELL)
    assert launches is shell.user_ns["launches"]
    assert launches.kernel("fill").gst_efficiency == 12.5
    assert "fill" in launches._repr_html_()
    assert warplens.load(kept).points[0].device == "h200"


def test_a_statement_is_traced(shell: Shell) -> None:
    shell.magics["warplens"]("--device=h200", CELL)
    launches = shell.magics["warplens"]("--device h200 --races 0 fill(out, block=(64 - 32, 1, 1))")
    assert (launches.kernel("fill").launches, launches.kernel("fill").is_searched) == (1, False)


def test_an_error_of_the_cell_is_its_own(shell: Shell) -> None:
    with pytest.raises(ZeroDivisionError):
        shell.magics["warplens"]("--device h200", CELL + "1 / 0")
    assert shell.user_ns["launches"].kernel("fill").launches == 1
    assert shell.shown == 0  # the notebook shows what was raised, once
    shell.showtraceback()
    assert shell.shown == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--devce h200", "%warplens: unrecognized arguments: --devce h200; it takes --device GPU, --races NUMBER,"),
        ("--races many", "%warplens: argument --races: invalid int value: 'many'"),
        ("--device h201", "%warplens: .*h201"),
        ("--device h200 --target sm_50", "%warplens: target sm_50: kernels of Triton for this device are compiled for"),
        ("--device", "%warplens: argument --device: expected one argument"),
        ("await f()", "%warplens: await cannot be traced by %warplens: use `with warplens.trace"),
    ],
)
def test_a_wrong_option_is_one_line(shell: Shell, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str) -> None:
    class UsageError(Exception):
        """What IPython shows as one line."""

    errors = ModuleType("IPython.core.error")
    errors.UsageError = UsageError  # type: ignore[attr-defined]
    for name in ("IPython", "IPython.core"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "IPython.core.error", errors)
    with pytest.raises(UsageError, match=sentence):
        shell.magics["warplens"](line, "x = 1")
