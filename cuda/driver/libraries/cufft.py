"""cuFFT: transforms of one to three dimensions, alone or many, by SciPy.

The rule: no transform is scaled, as with cuFFT. A plan without layouts has its data without gaps, but for real data
that are transformed in place, whose last dimension is padded to that of the result.

Source: cuFFT library, 2.4 "Data layout" and 3 (API reference).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.fft

from warplens.cuda.driver.libraries.calls import Array, Call, LibraryError, Work

R2C, C2R, C2C, D2Z, Z2D, Z2Z = 0x2A, 0x2C, 0x29, 0x6A, 0x6C, 0x69
NAMES = {"execr2c": R2C, "execc2r": C2R, "execc2c": C2C, "execd2z": D2Z, "execz2d": Z2D, "execz2z": Z2Z}
TYPES = {(0, 4): R2C, (4, 0): C2R, (4, 4): C2C, (1, 5): D2Z, (5, 1): Z2D, (5, 5): Z2Z}
"""Kinds of transforms by the types of their data, numbers of cudaDataType."""
INVALID_PLAN, INVALID_TYPE, INVALID_SIZE = 1, 3, 8

Layout = tuple[tuple[int, ...], int, int]
"""Where a side lies: the sizes that surround a transform, the steps to its next element and to the next transform."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan; layouts are None for data without gaps."""

    kind: int
    shape: tuple[int, ...]
    batch: int
    source: Layout | None = None
    target: Layout | None = None


def _plan(call: Call) -> None:
    """Make a plan, under a new number or one that `cufftCreate` gave."""
    a, layouts = call.arguments, list[Layout | None]([None, None])
    shape = tuple(getattr(a, name) for name in ("nx", "ny", "nz") if hasattr(a, name))
    if hasattr(a, "rank"):
        if not 1 <= a.rank <= 3 or a.n is None:
            raise LibraryError(INVALID_SIZE)
        cells = [cell for cell in (a.n, a.inembed, a.onembed) if cell is not None]
        shape, *embeds = (tuple(cell.view(f"i{cell.size // a.rank}").tolist()) for cell in cells)
        if len(embeds) == len(layouts):
            layouts = [(embeds[0], a.istride, a.idist), (embeds[1], a.ostride, a.odist)]
    kind = TYPES.get((a.intype, a.outtype), 0) if hasattr(a, "intype") else a.type
    if kind not in NAMES.values():
        raise LibraryError("lacking" if hasattr(a, "intype") else INVALID_TYPE)
    if min(shape) < 1:
        raise LibraryError(INVALID_SIZE)
    plan = Plan(kind, shape, getattr(a, "batch", 1), *layouts)
    if hasattr(a, "new"):
        call.new("new", plan, key=len(call.objects) + 1)
        return
    call.thing(a.plan)
    call.objects[a.plan] = plan
    call.put("size", 0, dtype=int)


def _data(call: Call, address: int, shape: tuple[int, ...], layout: Layout, dtype: Any, *, is_read: bool) -> Array:
    """Return the data of one side; `shape` begins with the number of transforms."""
    embed, stride, distance = layout
    steps = [distance, *(stride * math.prod(embed[axis:]) for axis in range(1, len(shape)))]
    reach = sum((size - 1) * step for size, step in zip(shape, steps, strict=True)) + 1
    data = call.bytes_at(address, reach * dtype.itemsize, is_read=is_read)
    call.moved_bytes += math.prod(shape) * dtype.itemsize
    return np.ndarray(shape, dtype, data, strides=[step * dtype.itemsize for step in steps])


def _execute(call: Call) -> Work:
    a, plan = call.arguments, call.thing(call.arguments.plan)
    if not isinstance(plan, Plan):
        raise LibraryError(INVALID_PLAN)
    if plan.kind != NAMES.get(call.stem, plan.kind):
        raise LibraryError(INVALID_TYPE)
    real, complex_ = (np.dtype(name) for name in (("f4", "c8") if plan.kind < Z2Z else ("f8", "c16")))
    half = (*plan.shape[:-1], plan.shape[-1] // 2 + 1)
    is_in_place = a.source == a.target

    def side(address: int, layout: Layout | None, *, is_real: bool, is_read: bool = False) -> Array:
        shape = plan.shape if is_real or plan.kind in (C2C, Z2Z) else half
        embed = (*half[:-1], 2 * half[-1]) if is_real and is_in_place else shape
        layout = layout or (embed, 1, math.prod(embed))
        return _data(call, address, (plan.batch, *shape), layout, real if is_real else complex_, is_read=is_read)

    source = side(a.source, plan.source, is_real=plan.kind in (R2C, D2Z), is_read=True)
    target = side(a.target, plan.target, is_real=plan.kind in (C2R, Z2D))
    axes = tuple(range(1, len(plan.shape) + 1))
    if plan.kind in (R2C, D2Z):
        target[...] = scipy.fft.rfftn(source, axes=axes)
    elif plan.kind in (C2R, Z2D):
        target[...] = scipy.fft.irfftn(source, s=plan.shape, axes=axes, norm="forward")
    else:
        transform = scipy.fft.fftn if a.direction == -1 else scipy.fft.ifftn
        target[...] = transform(source, axes=axes, norm="backward" if a.direction == -1 else "forward")
    size = math.prod(plan.shape)
    flops = 5.0 * size * math.log2(max(size, 2)) * plan.batch * (1 if plan.kind in (C2C, Z2Z) else 0.5)
    sizes = dict(zip(("nx", "ny", "nz"), plan.shape, strict=False)) | {"batch": plan.batch}
    return Work(sizes=sizes, flops=flops, dtype=str(real))


CALLS: dict[str, Callable[[Call], Work | None]] = {
    "create": lambda call: call.new("new", {}, key=len(call.objects) + 1),
    **dict.fromkeys((f"{word}{size}" for word in ("plan", "makeplan") for size in ("1d", "2d", "3d", "many")), _plan),
    **dict.fromkeys(("makeplanmany64", "xtmakeplanmany"), _plan),
    **dict.fromkeys((*NAMES, "xtexec"), _execute),
    **dict.fromkeys(("setstream", "setautoallocation", "setworkarea"), lambda _: None),
    **dict.fromkeys(
        ("getsize", *(f"{word}{size}" for word in ("estimate", "getsize") for size in ("1d", "2d", "3d"))),
        lambda call: call.put("size", 0, dtype=int),
    ),
}
