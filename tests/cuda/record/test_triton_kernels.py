"""Fifteen kernels that Triton compiles give what NumPy does, where Triton and PyTorch are installed."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.cuda.record.adapters import installed
from warplens.cuda.record.session import Session, active
from warplens.cuda.record.triton import adapter
from warplens.cuda.record.triton.adapter import with_first_lines

KERNELS = Path(__file__).resolve().parents[2] / "benchmarks" / "triton_kernels.py"
NAMES = (
    "add", "add unaligned", "softmax", "layer norm", "dropout", "transpose", "histogram", "scan", "sort",
    "product f16", "product f16 large", "product tf32", "product fp8", "attention", "attention causal",
)  # fmt: skip


@pytest.fixture(scope="module")
def kernels() -> Iterator[ModuleType]:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    spec = importlib.util.spec_from_file_location("triton_kernels", KERNELS)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["triton_kernels"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules["triton_kernels"]


@pytest.mark.filterwarnings("default::UserWarning")  # Triton warns of what its next version changes
@pytest.mark.parametrize("name", NAMES)
def test_kernel_gives_what_numpy_does_and_has_counters(kernels: ModuleType, name: str) -> None:
    [case] = [case for case in kernels.cases() if case.name == name]
    session = Session(load_spec("h200"))
    with active(session), installed():
        result = case.launch()
    np.testing.assert_allclose(result, case.reference(), rtol=0, atol=case.tolerance)
    [point] = session.points
    assert point.status is Status.UNCHECKED, point.reason
    assert point.metrics["gst_transactions"].provenance is Provenance.COUNTED
    assert any("no race" in note for note in point.notes)


@pytest.mark.filterwarnings("default::UserWarning")
@pytest.mark.parametrize("name", ["dropout", "scan", "histogram", "attention causal"])
def test_memory_instructions_have_the_lines_of_the_debug_information(
    kernels: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[dict[str, str]] = []
    taken = adapter._compiled

    def noted(triton: object, src: object, metadata: object, compiled: Any) -> object:
        codes.append(compiled.asm)
        return taken(triton, src, metadata, compiled)  # type: ignore[arg-type]

    monkeypatch.setattr(adapter, "_compiled", noted)
    [case] = [case for case in kernels.cases() if case.name == name]
    with active(Session(load_spec("h200"))), installed():
        for kernel in vars(kernels).values():
            getattr(kernel, "device_caches", {}).clear()
        case.launch()
    [code] = codes
    right = lines_of_assembly(code["llir"])
    found = dict(inline_accesses(with_first_lines(code["ptx"])))
    assert found
    assert all(line in right[text] for text, line in found.values())
    assert found != dict(inline_accesses(code["ptx"]))


def lines_of_assembly(llir: str) -> dict[str, set[int]]:
    """Return the lines that LLVM's debug information gives to each text of inline assembly."""
    places = {key: int(line) for key, line in re.findall(r"^(!\d+) = .*?!DILocation\(line: (\d+)", llir, re.MULTILINE)}
    lines: dict[str, set[int]] = {}
    for text, key in re.findall(r'asm (?:sideeffect )?"((?:[^"\\]|\\.)*)", .*?!dbg (!\d+)', llir):
        plain = text.replace("\\0A", " ").replace("\\09", " ").replace("$$", "\0")
        lines.setdefault(skeleton(plain), set()).add(places[key])
    return lines


def inline_accesses(ptx: str) -> Iterator[tuple[int, tuple[str, int]]]:
    """Iterate over the accesses in inline assembly: the line of the PTX, the whole text, the line of the source."""
    line, inside, accesses = 0, None, []
    for number, text in enumerate(ptx.splitlines(), 1):
        if place := re.match(r"\s*\.loc\s+\d+\s+(\d+)", text):
            line = int(place[1])
        elif "// begin inline asm" in text:
            inside, accesses = [], []
        elif "// end inline asm" in text:
            yield from ((at, (skeleton(" ".join(inside or [])), where)) for at, where in accesses)
            inside = None
        elif inside is not None:
            inside.append(text)
            if re.match(r"\s*(@!?%\w+\s+)?(ld|st|atom|red|cp\.async|ldmatrix)\.", text):
                accesses.append((number, line))


def skeleton(text: str) -> str:
    """Return assembly without its operands, which the compiler has filled in in one of two texts."""
    text = re.sub(r"\$\{?\d+(:\w+)?\}?|%\w+", "#", text)
    text = re.sub(r"#\s*\+\s*-?\d+|\0?(?<![\w.])-?(0x[0-9a-f]+|\d+)(?![\w.])", "#", text)
    return re.sub(r"\s+", "", text.replace("\0", ""))


def test_there_are_no_other_kernels(kernels: ModuleType) -> None:
    assert tuple(case.name for case in kernels.cases()) == NAMES
