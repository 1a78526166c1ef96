"""Fetches give what an H100 gave (`tests/golden/textures.npz`): every address mode, filter, element and dimension.

The rule: bit for bit, but for what is listed here. `tests/hardware/textures/record_textures.py` writes the file.
"""

from __future__ import annotations

import json
import struct
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

TESTS = Path(__file__).resolve().parents[4]
KERNELS = TESTS / "hardware" / "textures" / "texture_kernels.cu"
RECORDED = np.load(TESTS / "golden" / "textures.npz")
CASES = {case["name"]: case for case in json.loads(RECORDED["plan"].tobytes()) if case["kernel"] != "v_surface"}
"""The threads of `v_surface` race for texels at the edges, so that what they read has no one value."""
DIFFERENT = {"value 11": 1, "value 17": 1, "value 35": 2, "value 23": 14}
"""So many fetches of 416 differ: three filters of floats in one place behind the point, and int8 by 1/32767."""


@cache
def module_of(kernel: str) -> Any:
    source = KERNELS.read_text(encoding="utf-8")
    return parse_module(compile_source(source, name=KERNELS.name, target="sm_90", entry=kernel, defines={}).ptx)


def view_of(fields: dict[str, Any]) -> TextureView:
    return TextureView(
        **fields
        | {
            "extent": tuple(fields["extent"]),
            "address": tuple(map(AddressMode, fields["address"])),
            "filter": FilterMode(fields["filter"]),
            "place": TexelPlace(fields.get("place", "array")),
        }
    )


@pytest.mark.sample(16)
@pytest.mark.parametrize("name", CASES)
def test_fetches_are_those_of_the_card(name: str) -> None:
    case = CASES[name]
    [fields] = case["views"]
    at, recorded = RECORDED[case["arrays"]["at"]], RECORDED[name]
    arrays = {"texels": aligned_copy(RECORDED[case["arrays"]["texels"]]), "at": aligned_copy(at)}
    arrays["out"] = aligned_copy(np.zeros((len(at), 4), np.float32))
    request = LaunchRequest(
        module=module_of(case["kernel"]),
        symbol=case["kernel"],
        file_name=KERNELS.name,
        block=(32, 1, 1),
        grid=(len(at) // 32, 1, 1),
        parameters=struct.pack("<QQQ", 1, 0, 0),
        pointers={8: "at", 16: "out"},
        arrays=arrays,
        textures={1: view_of(fields)},
        limit=10**6,
    )
    Launch(request).run()
    same = (arrays["out"].view(np.uint32) == recorded.view(np.uint32)).all(axis=1)
    assert int((~same).sum()) == DIFFERENT.get(name, 0)
    assert arrays["out"][~same] == pytest.approx(recorded[~same], abs=1.01 / 32767)


OF_LEVELS = np.load(TESTS / "golden" / "texture_levels.npz")
FETCHES = """
extern "C" __global__ void lod(cudaTextureObject_t img, const float *at, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = tex2DLod<float>(img, at[3 * i], at[3 * i + 1], at[3 * i + 2]);
}
extern "C" __global__ void grad(cudaTextureObject_t img, const float *at, float *out) {
    const float *p = at + 6 * (blockIdx.x * blockDim.x + threadIdx.x);
    float2 x = make_float2(p[2], p[3]), y = make_float2(p[4], p[5]);
    out[blockIdx.x * blockDim.x + threadIdx.x] = tex2DGrad<float>(img, p[0], p[1], x, y);
}
"""
OTHER_LEVELS = {0: 15, 1: 15, 2: 398, 3: 398, 4: 6, 5: 6, 6: 280, 7: 280}
"""So many fetches of 512 by gradients differ: an H200 computes the level less exactly."""


@cache
def fetches(kernel: str) -> Any:
    return parse_module(compile_source(FETCHES, name="fetches.cu", target="sm_90", entry=kernel, defines={}).ptx)


@pytest.mark.parametrize("case", range(8))
@pytest.mark.parametrize("kernel", ["lod", "grad"])
def test_fetches_from_levels_are_those_of_an_h200(kernel: str, case: int) -> None:
    clamped = bool(case & 4)
    view = TextureView(
        name="img", array="texels", element="float32", channels=1, extent=(64, 64), levels=7, is_normalized=True,
        address=(AddressMode.CLAMP if clamped else AddressMode.WRAP,) * 2,
        filter=FilterMode.LINEAR if case & 1 else FilterMode.POINT,
        level_filter=FilterMode.LINEAR if case & 2 else FilterMode.POINT,
        level_bias=0.375 if clamped else 0.0, first_level=0.5 if clamped else 0.0, last_level=4.25 if clamped else 6.0,
    )  # fmt: skip
    at = OF_LEVELS["at" if kernel == "lod" else "gradients"]
    arrays = {"texels": aligned_copy(OF_LEVELS["texels"]), "at": aligned_copy(at)}
    arrays["out"] = aligned_copy(np.zeros(len(at), np.float32))
    request = LaunchRequest(
        module=fetches(kernel), symbol=kernel, file_name="fetches.cu", block=(128, 1, 1), grid=(4, 1, 1),
        parameters=struct.pack("<QQQ", 1, 0, 0), pointers={8: "at", 16: "out"}, arrays=arrays, textures={1: view},
        limit=10**6,
    )  # fmt: skip
    Launch(request).run()
    different = int((arrays["out"] != OF_LEVELS[f"{kernel}_{case}"]).sum())
    assert different == (0 if kernel == "lod" else OTHER_LEVELS[case])
