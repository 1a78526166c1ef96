"""The cases of a calibration: complete names, and kernels that stay within their arrays."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import all_specs, load_spec
from warplens.cuda.execute.gpu.calibration.measuring import KERNELS, Case, byte_launch, cases_of, declarations
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

H200 = load_spec("h200")
RECORDED = json.loads((Path(__file__).parents[4] / "hardware" / "h200_microbenchmarks.json").read_text())["cases"]
USED = sorted({case.kernel for case in cases_of(H200)})


@pytest.mark.parametrize(
    "spec", [spec for spec in all_specs() if spec.compute_capability >= (5, 0)], ids=lambda s: s.key
)
def test_cases_of_a_card_fit_its_limits_and_differ_in_name(spec):
    cases = cases_of(spec)

    assert Counter(case.name for case in cases).most_common(1)[0][1] == 1
    assert all(case.shared_bytes <= spec.limits.shared_per_block_bytes for case in cases)
    assert max(sum(case.sizes().values()) for case in cases) < 600 << 20


def test_a_recorded_case_is_the_same_launch():
    same = [case for case in cases_of(H200) if case.name in RECORDED]

    assert len(same) > 50
    for case in same:
        recorded = RECORDED[case.name]
        assert (case.kernel, [case.block, 1, 1], [case.grid, 1, 1]) == (
            recorded["kernel"], recorded["block"], recorded["grid"]
        )  # fmt: skip


@pytest.mark.sample(8)
@pytest.mark.parametrize("kernel", USED)
def test_kernel_stays_within_its_arrays(kernel):
    """The engine refuses an access behind an array, which would cost a GPU."""
    case = next(case for case in cases_of(H200) if case.kernel == kernel)
    small = replace(case, n=min(case.n, 64), k=min(case.k, 4), s=case.s and min(case.s, 64), grid=2, shared_bytes=0)
    launch = byte_launch(small, H200)
    source = KERNELS.read_text(encoding="utf-8")
    compiled = compile_source(source, name="k.cu", target="sm_90", entry=kernel, defines={"K": small.k or 1})
    arrays = {name: aligned_copy(np.zeros(size, np.uint8)) for name, size in launch.sizes.items()}
    request = LaunchRequest(
        module=parse_module(compiled.ptx),
        symbol=compiled.symbol,
        file_name="k.ptx",
        block=launch.block,
        grid=launch.grid,
        parameters=launch.parameters,
        pointers={link.at: link.to for link in launch.links},
        arrays=arrays,
        limit=10**9,
    )

    Launch(request).run()


def test_machine_code_has_the_kernels_of_all_cases():
    code = byte_launch(Case(kernel="idle"), H200).code

    assert all(f".text.{kernel}".encode() in code for kernel in USED)
    assert set(USED) <= set(declarations())
