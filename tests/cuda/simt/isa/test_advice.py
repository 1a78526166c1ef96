"""An instruction that is not executed is named with its line, and the error says what to use instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.simt.isa.registry import ADVICE

Warps = Callable[..., Any]
ROWS = [
    ("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r63], 32", ADVICE["tcgen05"]),
    ("mbarrier.init.shared.b64 [%r63], 32", ADVICE["mbarrier"]),
    ("multimem.red.global.add.f32 [%q0], %f0", ADVICE["multimem"]),
    ("clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %t0, %q0", ADVICE["clusterlaunchcontrol"]),
    ("sured.b.add.2d.u32.trap [%q0, {%r1, %r2}], %r3", ADVICE["sured"]),
    ("tensormap.replace.tile.rank.global.b1024.b32 [%q0], 1", ADVICE["tensormap"]),
    ("brkpt", ADVICE["brkpt"]),
]


@pytest.mark.parametrize(("code", "why"), ROWS, ids=[code.split()[0] for code, _ in ROWS])
def test_instruction_that_is_not_executed_is_named_with_what_to_do(warps: Warps, code: str, why: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        warps(f"{code};")
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}` ({why})"
