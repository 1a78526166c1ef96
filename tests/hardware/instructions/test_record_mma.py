"""The kernels that measure `mma.sync` make the products that their rates are computed from."""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from record_mma import HEAD, LANES, UNROLLED, Form, best, clocks_of, forms

from warplens.cuda.device.spec import MEASURED_RATES
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest


@pytest.mark.sample(8)
@pytest.mark.parametrize("form", forms(), ids=lambda form: form.name)
def test_kernel_makes_the_products_that_its_rate_counts(form: Form) -> None:
    warps, chains, loops = 2, 2, 3
    arrays = {
        "sums": aligned_copy(np.zeros(warps * LANES * form.register_bits // 32, np.uint32)),
        "clocks": aligned_copy(np.zeros((warps, 2), np.uint64)),
    }
    request = LaunchRequest(
        module=parse_module(HEAD + form.kernel(chains)),
        symbol=f"{form.name}_{chains}",
        file_name="k.ptx",
        block=(warps * LANES, 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(16) + struct.pack("<I", loops),
        pointers={0: "sums", 8: "clocks"},
        arrays=arrays,
        limit=10**9,
    )
    counts = Launch(request).run()
    assert counts.tensor_products == {form.kind: warps * chains * UNROLLED * loops * form.products}
    assert (arrays["clocks"][:, 1] > arrays["clocks"][:, 0]).all()


def test_block_takes_from_the_first_start_to_the_last_end() -> None:
    assert clocks_of(np.array([[[10, 50], [5, 40]], [[0, 47], [9, 30]], [[1, 90], [2, 50]]])) == 47


def test_best_rate_is_that_of_all_multiprocessors_at_work() -> None:
    rows = [("f16.f32", 1, 1300.0), ("f16.f32", 132, 1200.0), ("f16.f32", 132, 1250.0), ("s8.s32", 132, 2500.0)]
    rates = [{"kind": kind, "blocks": blocks, "rate": rate} for kind, blocks, rate in rows]
    assert best({"rates": rates}) == {"f16.f32": 1250.0, "s8.s32": 2500.0}


def test_sheet_of_hopper_has_the_rates_that_were_measured() -> None:
    measured = json.loads(Path(__file__).with_name("h200_mma.json").read_text(encoding="utf-8"))
    known = best(measured)
    del known["s4.s32"]  # made of other instructions, which the counts do not hold
    assert MEASURED_RATES[9, 0][0] == known | {"u8.s32": known["s8.s32"]}
