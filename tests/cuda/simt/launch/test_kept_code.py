"""Code that an earlier process generated is what this one would generate, and taken for the very same launch alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen import module as codegen
from warplens.cuda.simt.launch import machine as kept_code
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest, engine_digest
from warplens.cuda.simt.values.value import Mode

TEXT = """
.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a, .param .u32 n)
{
.reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %d<4>;
.shared .align 4 .b8 s[256];
ld.param.u64 %d1, [a];
ld.param.u32 %r1, [n];
mov.u32 %r2, %tid.x;
setp.ge.u32 %p1, %r2, %r1;
@%p1 bra $end;
mul.wide.u32 %d2, %r2, 4;
add.s64 %d3, %d1, %d2;
ld.global.u32 %r3, [%d3];
st.shared.u32 [s], %r3;
add.u32 %r4, %r3, 1;
st.global.u32 [%d3], %r4;
$end: ret;
}
"""


def request_of(text: str = TEXT, n: int = 40, **more: Any) -> LaunchRequest:
    return LaunchRequest(
        module=parse_module(text),
        symbol="k",
        file_name="k.ptx",
        block=(64, 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(8) + n.to_bytes(4, "little"),
        pointers={0: "a"},
        arrays={"a": aligned_copy(np.arange(64, dtype=np.uint32))},
        limit=10**6,
        **{"ptx": text, **more},
    )


@pytest.fixture
def generated(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the symbols of the kernels whose code is generated, as they come."""
    names: list[str] = []
    make = codegen.generate

    def noted(program: Any, *given: Any, **named: Any) -> Any:
        names.append(program.name)
        return make(program, *given, **named)

    monkeypatch.setattr(kept_code, "generate", noted)
    return names


@pytest.mark.parametrize("mode", Mode)
def test_code_of_an_earlier_process_is_what_this_one_generates(
    mode: Mode, tmp_path: Path, generated: list[str]
) -> None:
    folder = BlobFolder(tmp_path, ".o")
    first = Launch(request_of(), folder, mode=mode)
    again = Launch(request_of(), folder, mode=mode)
    assert len(generated) == 1
    assert again.code == first.code
    if mode is Mode.COUNTING:
        assert again.run() == first.run()
        assert np.array_equal(again.request.arrays["a"], first.request.arrays["a"])
        assert again.independence == first.independence


def test_code_of_another_launch_is_not_taken(
    tmp_path: Path, generated: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = BlobFolder(tmp_path, ".o")
    others = [
        request_of(),
        request_of(n=41),
        request_of(TEXT.replace("%r3, 1", "%r3, 2")),
        request_of(is_hurried=True),
        request_of(open_words=(8,)),
        replace(request_of(), block=(32, 1, 1)),
        replace(request_of(), file_name="other.ptx"),
        replace(request_of(), dynamic_shared_bytes=16),
        replace(request_of(), arrays={"a": aligned_copy(np.arange(65, dtype=np.uint32))}),
    ]
    for request in others:
        Launch(request, folder)
    assert len(generated) == len(others)
    monkeypatch.setattr(kept_code, "engine_digest", lambda: "of another version")
    Launch(request_of(), folder)
    assert len(generated) == len(others) + 1


def test_code_is_not_kept_without_a_text_or_a_folder(tmp_path: Path, generated: list[str]) -> None:
    for folder, text in ((None, TEXT), (BlobFolder(tmp_path, ".o"), "")):
        for _ in range(2):
            Launch(request_of(ptx=text), folder, at_once=False)
    assert len(generated) == 4
    assert not list(tmp_path.rglob("*.o"))


def test_engine_digest_returns_a_digest_of_the_engines_own_sources():
    assert len(engine_digest()) == 64
