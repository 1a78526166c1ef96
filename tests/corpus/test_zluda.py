"""The script that runs ZLUDA's programs reads its macros, and tells what became of each program."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

SCRIPT = Path(__file__).with_name("zluda.py")
DOUBLE = """.version 6.5
.target sm_50
.address_size 64
.visible .entry {name}(.param .u64 input, .param .u64 output)
{{
  .reg .u64 %a, %b; .reg .u32 %x;
  ld.param.u64 %a, [input]; ld.param.u64 %b, [output];
  ld.u32 %x, [%a]; {code} st.u32 [%b], %x;
  ret;
}}
"""
MACROS = """
test_ptx!(right, [7u32], [14u32]);
test_ptx!(
    wrong,
    [7u32], // seven
    [15u32]
);
test_ptx!(unknown, [7u32], [14u32]);
"""


@pytest.fixture
def zluda(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("zluda", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "zluda", module)  # its frozen values look up their module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mod.rs").write_text(MACROS)
    for name in ("right", "wrong", "silent"):
        (tmp_path / f"{name}.ptx").write_text(DOUBLE.format(name=name, code="add.u32 %x, %x, %x;"))
    (tmp_path / "unknown.ptx").write_text(DOUBLE.format(name="unknown", code="triple.u32 %x, %x;"))
    (tmp_path / "32").mkdir()
    (tmp_path / "32" / "right.ptx").write_text(
        DOUBLE.format(name="right", code="").replace(".address_size 64", ".address_size 32")
    )
    return tmp_path


def test_outcome_of_each_program_is_told(
    zluda: ModuleType, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results = folder / "zluda.json"
    monkeypatch.setattr(zluda, "RESULTS", results)
    assert zluda.main(folder, write=True) == 0
    assert json.loads(results.read_text()) == {
        "right": "passes",
        "silent": "runs",
        "unknown": "refused: unknown.ptx:0: the engine does not execute `triple.u32 %x, %x`",
        "wrong": "differs: [14] instead of [15]",
        "32/right": ("refused: 32/right.ptx: addresses of 32 bits (.address_size) are not executed, only of 64 bits"),
    }
    assert capsys.readouterr().out == "1 differs, 1 passes, 2 refused, 1 runs of 5\n"
    results.write_text(results.read_text().replace('"runs"', '"passes"'))
    assert zluda.main(folder, write=False) == 1
    assert capsys.readouterr().out.startswith("silent: runs; before: passes\n")


@pytest.mark.parametrize(
    ("text", "type_", "values"),
    [
        ("[1u64]", np.uint64, [1]),
        ("[0xFFu32, 2, u32::MAX]", np.uint32, [255, 2, 2**32 - 1]),
        ("[0b11_01i32, -1]", np.int32, [13, -1]),
        ("[0xFFFFFFFE]", np.int32, [-2]),
        ("[u64::max_value()]", np.uint64, [2**64 - 1]),
        ("[i32::MIN, -1]", np.int32, [-(2**31), -1]),
        ("[1.5f32, -2.0, f32::INFINITY]", np.float32, [1.5, -2.0, np.inf]),
        ("[f32::from_bits(0x3f800000)]", np.float32, [1.0]),
        ("[half::f16::from_f32(-0.5), half::f16::from_bits(0x3c00)]", np.float16, [-0.5, 1.0]),
        ("[std::f32::consts::PI / 2f32]", np.float32, [np.float32(np.pi / 2)]),
        ("[0u16, half::f16::NAN.to_bits()]", np.uint16, [0, 0x7E00]),
    ],
)
def test_arrays_of_rust_are_read(zluda: ModuleType, text: str, type_: type, values: list[float]) -> None:
    array = zluda.array_of(text)
    assert array.dtype == type_
    assert array.tolist() == values


def test_results_have_no_defect_and_no_difference(zluda: ModuleType) -> None:
    outcomes = json.loads(zluda.RESULTS.read_text(encoding="utf-8"))
    words = [text.partition(":")[0] for text in outcomes.values()]
    assert {word: words.count(word) for word in words} == {"passes": 166, "runs": 7, "refused": 28}
