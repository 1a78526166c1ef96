"""Counters of textures, surfaces, constant and local memory are those of an H100 (`h100_textures.json`).

The rule: single requests and the launches of the family `memory` agree in every counter here.
"""

from __future__ import annotations

import json
import math
import struct
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ground.metrics import METRICS
from warplens.cuda.ground.points import PointSpec, Status
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from texture_cases import counter_cases  # noqa: E402 - it lies beside this file, and the path was just set

KERNELS = HERE / "texture_kernels.cu"
RECORDED = {
    name: case["metrics"]
    for name, case in json.loads((HERE / "h100_textures.json").read_text(encoding="utf-8"))["cases"].items()
}
CASES = {case["name"]: (case, arrays) for case, arrays in counter_cases()}
FAMILY = [kernel for kernel in builtin_kernels() if kernel.family == "memory"]
KEYS = (
    "texture_instructions", "texture_requests", "texture_transactions", "surface_store_requests",
    "surface_store_transactions", "constant_replays", "gld_requests", "gld_transactions", "gst_requests",
    "gst_transactions", "shared_load_transactions", "shared_store_transactions", "local_load_requests",
    "local_load_transactions", "local_store_requests", "local_store_transactions", "registers_per_thread",
    "constant_instructions", "constant_cache_requests",
)  # fmt: skip
QUICK = ("memory_read_only", "memory_shared", "memory_spilled")
"""Of these the machine code makes fewer requests than the PTX shows, or more."""


@cache
def module_of(kernel: str) -> Any:
    source = KERNELS.read_text(encoding="utf-8")
    return parse_module(compile_source(source, name=KERNELS.name, target="sm_90", entry=kernel, defines={}).ptx)


@pytest.mark.sample(30)
@pytest.mark.parametrize("name", CASES)
def test_single_requests_are_counted_as_on_the_card(name: str) -> None:
    case, arrays = CASES[name]
    views = {}
    for fields in case["views"]:
        views[1] = TextureView(
            **fields
            | {
                "extent": tuple(fields["extent"]),
                "address": tuple(map(AddressMode, fields["address"])),
                "filter": FilterMode(fields["filter"]),
                "place": TexelPlace(fields.get("place", "array")),
            }
        )
    first = 8 * len(views)
    request = LaunchRequest(
        module=module_of(case["kernel"]),
        symbol=case["kernel"],
        file_name=KERNELS.name,
        block=(32, 1, 1),
        grid=(1, 1, 1),
        parameters=struct.pack("<QQQ", 1, 0, 0) if views else bytes(16),
        pointers={first: "at", first + 8: "out"},
        arrays={key: aligned_copy(array) for key, array in arrays.items()},
        textures=views,
        limit=10**6,
    )
    counts = Launch(request).run()
    texture, local = counts.traffic("texture", is_store=False), counts.traffic("local", is_store=False)
    loaded, stored = (counts.traffic("surface", is_store=is_store) for is_store in (False, True))
    recorded = RECORDED[name]
    assert {
        "smsp__inst_executed_op_texture.sum": texture.requests,
        "l1tex__t_requests_pipe_tex_mem_texture.sum": texture.wavefronts,
        "l1tex__t_sectors_pipe_tex_mem_texture.sum": texture.sectors,
        "l1tex__t_requests_pipe_tex_mem_surface_op_ld.sum": loaded.wavefronts,
        "l1tex__t_sectors_pipe_tex_mem_surface_op_ld.sum": loaded.sectors,
        "l1tex__t_requests_pipe_tex_mem_surface_op_st.sum": stored.wavefronts,
        "l1tex__t_sectors_pipe_tex_mem_surface_op_st.sum": stored.sectors,
        "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum": local.requests,
        "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum": local.sectors,
        "sm__idc_divergent_instruction_replays.sum": counts.constant_replays,
    }.items() <= recorded.items()


@pytest.mark.parametrize("name", QUICK)
def test_requests_that_only_the_machine_code_shows_are_those_of_the_card(name: str) -> None:
    assert_counted_as_recorded(next(kernel for kernel in FAMILY if kernel.name == name), 64, (8,))


@pytest.mark.long
@pytest.mark.parametrize("size", [64, 250])
@pytest.mark.parametrize("kernel", FAMILY, ids=lambda kernel: kernel.name)
def test_the_family_is_counted_as_on_the_card(kernel: Any, size: int) -> None:
    assert_counted_as_recorded(kernel, size, (2, 4, 8))


def assert_counted_as_recorded(kernel: Any, size: int, bounds: tuple[int, ...]) -> None:
    for blocks in bounds if "BLOCKS" in kernel.tune else (0,):
        tune = {"BLOCKS": blocks} if blocks else {}
        result = EmulatorRunner().run(
            PointSpec(
                kernel=kernel.name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family,
                problem={"N": size}, tune=tune, device="h200", budget_s=math.inf, limit=10**9,
            )
        )  # fmt: skip
        assert result.status is Status.OK
        recorded = RECORDED[f"{kernel.name} N={size}" + (f" BLOCKS={blocks}" if blocks else "")]
        assert {key: result.metrics[key].value if key in result.metrics else 0 for key in KEYS} == {
            key: recorded[METRICS[key].ncu] for key in KEYS
        }
