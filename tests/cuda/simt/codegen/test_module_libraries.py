"""Libraries are linked to the kernels that call them, and kernels know of their functions what LLVM finds in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.simt.codegen import module, warp_code
from warplens.cuda.simt.codegen.module import apart, linkage, once
from warplens.cuda.simt.codegen.warp_code import runtime_library
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import source

GATHER = (
    'extern "C" __global__ void k(const int* at, const int* in, int* out) { out[threadIdx.x] = in[at[threadIdx.x]]; }'
)
COPY = 'extern "C" __global__ void k(const int* in, int* out) { out[threadIdx.x] = in[threadIdx.x]; }'

ATTRIBUTES = re.compile(
    r"\b(?:nofree|norecurse|nosync|nounwind|willreturn|memory\([^)]*\)|nocapture|readonly)(?![\w.])"
)
SAME = {"nocapture": "captures(none)"}
"""Attributes that LLVM prints by another name."""


def code_of(ready: Launch) -> Any:
    return ready.ready.code


def test_kernel_that_counts_lane_by_lane_is_linked_to_the_runtime(
    prepared: Callable[..., tuple[Launch, list[Any]]],
) -> None:
    order = np.arange(32, dtype=np.int32)[::-1].copy()
    ready, (_, _, out) = prepared(GATHER, order, np.arange(32, dtype=np.int32), np.zeros(32, np.int32), block=32)
    ready.run()
    assert code_of(ready).libraries == (warp_code.runtime_library(),)
    assert "define internal void @count_global(" not in code_of(ready).llvm
    assert out.tolist() == order.tolist()


def test_kernel_that_calls_nothing_is_linked_to_nothing(prepared: Callable[..., tuple[Launch, list[Any]]]) -> None:
    ready, _ = prepared(COPY, np.arange(32, dtype=np.int32), np.zeros(32, np.int32), block=32)
    called = set(re.findall(r"call [^@]*@([\w.]+)\(", code_of(ready).llvm))
    assert called.isdisjoint(module.exports(warp_code.runtime_library()))
    assert code_of(ready).libraries == ()


def test_library_is_compiled_once_in_a_process_and_stored_for_the_next(
    prepared: Callable[..., tuple[Launch, list[Any]]], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = (np.zeros(32, np.int32), np.zeros(32, np.int32), np.zeros(32, np.int32))
    first, _ = prepared(GATHER, *arguments, block=32)
    second, _ = prepared(GATHER, *arguments, block=16)
    monkeypatch.setattr(machine, "_libraries", {})
    cache = BlobFolder(tmp_path, ".o")
    stored = []
    for ready in (first, second):
        Launch(ready.request, cache)
        stored.append(len(list(tmp_path.rglob("*.o"))))
    assert stored == [2, 3]  # the kernel and its library; the second kernel


@pytest.mark.parametrize(
    "text", [warp_code.runtime_library(), warp_code.runtime_library(early=True)], ids=["current", "early"]
)
def test_functions_have_the_attributes_that_llvm_finds_in_their_bodies(text: str) -> None:
    heads = module.exports(text)
    machine._initialise()
    context = machine.llvm.create_context()
    bare = "\n".join(ATTRIBUTES.sub("", line) if line.startswith("define ") else line for line in text.splitlines())
    with machine._parsed(bare, context) as compiled:
        machine._optimise(compiled, machine._compilers.get(2)[1])
        found = str(compiled)
    context.close()
    groups = dict(re.findall(r"^attributes (#\d+) = \{(.*)\}$", found, re.MULTILINE))
    for name, head in heads.items():
        line = next(line for line in found.splitlines() if line.startswith("define ") and f"@{name}(" in line)
        have = line + groups[line.split()[-2]]
        stated = {SAME.get(attribute, attribute) for attribute in ATTRIBUTES.findall(head)}
        assert len(stated) >= 4, head
        assert [attribute for attribute in stated if attribute not in have] == [], name


def test_enclosed_functions_are_nobodys() -> None:
    assert module.exports(warp_code.enclosed("define i32 @a(i32 %x) noinline {\n  ret i32 %x\n}\n")) == {}


def test_linkage_returns_what_llvm_code_needs_of_libraries():
    needed = linkage("call i32 @unfit.rarely(...)", [runtime_library()])
    assert needed.declarations[0].split("(")[0] == "declare i32 @unfit.rarely"
    assert len(needed.libraries) == 1
    assert linkage("ret void", [runtime_library()]).libraries == ()


def test_once_returns_parts_of_a_module_without_declarations_that_an_earlier():
    size = "declare float @llvm.fabs.f32(float)"
    assert once([size, f"{size}\ndefine float @half(float %a) {{"]) == (
        "declare float @llvm.fabs.f32(float)",
        "define float @half(float %a) {",
    )


def test_apart_returns_functions_of_a_module_as_a_library():
    half = "define internal i32 @half(i32 %a) noinline {\n  %b = lshr i32 %a, 1\n  ret i32 %b\n}"
    own, staying = apart(["declare void @other()", half])
    assert own.splitlines()[1] == "define i32 @half(i32 %a) noinline {"
    assert staying == ("declare void @other()",)
    assert apart([half.replace("ret", "call void @count()\n  ret")])[0] == ""


def test_source_returns_the_text_of_a_file_of_llvm_functions():
    assert "@count_lanes(" in source("codegen/inline.ll")
