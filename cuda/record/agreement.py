"""Compares what a launch left on a GPU with what the engine left.

The rule: bits are equal, or the code itself says why they may differ: functions that are approximate, multiplications
and additions that may be fused, sums in the order of atomic operations. Then floating-point numbers may differ by some
roundings (`DType.tolerance`) of the larger of the element and the mean magnitude. What depends on the order of atomic
operations, or on clocks, may be anything: it is said how much differs, and nothing is called wrong. Of whole numbers a
rounding may change a few, where a threshold lies between.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue.dtypes import DType, widened
from warplens.cuda.execute.gpu.launch_process import Bytes
from warplens.cuda.execute.verification import describe
from warplens.cuda.ground.points import Check

FEW = 0.01  # at most this part of the whole numbers of an array may follow from roundings
STORED = {
    "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64",
    **{f"{kind}{8 * size}": f"uint{8 * size}" for kind in "usb" for size in (1, 2, 4, 8)},
}  # fmt: skip
"""The dtypes of what is stored by a PTX type."""
_REAL = r"(?:ftz\.)?(?:f16|f16x2|bf16|bf16x2|f32|f32x2|f64)\b"
_START = r"^\s*(?:@!?%\w+\s+)?"
APPROXIMATE = re.compile(r"\.(?:approx|full)\b|" + _START + r"tanh\.", re.MULTILINE)
PRODUCT = re.compile(_START + r"mul\." + _REAL, re.MULTILINE)
SUM = re.compile(_START + r"(?:add|sub)\." + _REAL, re.MULTILINE)
"""Without a rounding mode the two may become one operation. Source: PTX ISA, "Floating Point Instructions: mul"."""
UPDATE = re.compile(_START + r"(?:atom|red|cp\.reduce)\.", re.MULTILINE)
ENTRY = re.compile(r"^(?=[ \t]*(?:\.\w+[ \t]+)*\.entry\b)", re.MULTILINE)
FUNCTION = re.compile(r"^[ \t]*(?:\.\w+[ \t]+)*\.func\b", re.MULTILINE)  # functions may be called by any entry
CLOCKS = "clocks or the place of a block"
CLOCK = re.compile(r"%(?:clock(?:64|_hi)?|globaltimer(?:_lo|_hi)?|smid|nsmid|warpid|nwarpid|gridid)\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class Freedom:
    """Why results of a kernel may differ from one machine to another, "" where they may not.

    `rounding` lets floating-point numbers differ by roundings, `order` lets any element differ.
    """

    rounding: str = ""
    order: str = ""


@lru_cache(maxsize=64)
def freedom_of(ptx: str, symbol: str = "") -> Freedom:
    """Return why results of a kernel may differ; other entries of the module do not matter."""
    parts = ENTRY.split(ptx)
    own = re.compile(rf"\.entry\s+{re.escape(symbol)}\b")
    reached = [part for part in parts if ".entry" not in part or own.search(part) or FUNCTION.search(part)]
    ptx = "\n".join(reached) if symbol else ptx
    rounding = [
        reason
        for reason, is_there in (
            ("approximate functions", APPROXIMATE.search(ptx)),
            ("multiplications and additions that may be fused", PRODUCT.search(ptx) and SUM.search(ptx)),
        )
        if is_there
    ]
    order = [
        reason
        for reason, pattern in (("the order of atomic operations", UPDATE), (CLOCKS, CLOCK))
        if pattern.search(ptx)
    ]
    return Freedom(rounding=" and ".join(rounding), order=" and ".join(order))


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The comparison of all results of a launch: a check for each array that can be judged, and notes.

    `difference` is the sentence of the first wrong array, "" where none is. With `is_open` elements differ of which the
    code lets any differ, so that nothing can be said.
    """

    checks: tuple[Check, ...] = ()
    notes: tuple[str, ...] = ()
    difference: str = ""
    is_open: bool = False


def dtype_of(stored: frozenset[str]) -> str:
    """Return the dtype of an array of which only the PTX types of its stores are known, "" where they disagree."""
    names = {STORED.get(name, "") for name in stored}
    return names.pop() if len(names) == 1 else ""


def agree(
    engine: Mapping[str, Bytes], gpu: Mapping[str, Bytes], dtypes: Mapping[str, str], ptx: str, symbol: str = ""
) -> Agreement:
    """Compare the arrays that a launch has written."""
    freedom = freedom_of(ptx, symbol)
    reasons = " and ".join(filter(None, (freedom.rounding, freedom.order)))
    checks, free, rounded = list[Check](), list[str](), 0.0
    for name, expected in engine.items():
        check, apart, is_whole = _compared(name, expected, gpu[name], dtypes.get(name, ""), is_rounded=bool(reasons))
        rounded = max(rounded, apart)
        is_few = is_whole and bool(freedom.rounding) and check.wrong <= FEW * check.checked
        if check.wrong and (freedom.order or is_few):
            free.append(f"{check.wrong:,} of {check.checked:,} elements of {name!r}")
        else:
            checks.append(check)
    wrong = next((check for check in checks if check.wrong), None)
    if wrong is not None:
        sentence = f"the GPU's result is not the engine's: {describe(wrong)}"
        return Agreement(checks=tuple(checks), difference=sentence)
    notes = [f"{', '.join(free)} differ from the engine's, for which the reason may be {reasons}"] if free else []
    if not engine:
        notes.append("the kernel writes nothing that could be compared with the engine's")
    elif rounded:
        notes.append(f"the GPU's result is the engine's within {rounded:.2g}, for which the reason may be {reasons}")
    elif not free:
        notes.append("the GPU's result is the engine's, bit for bit")
    return Agreement(checks=tuple(checks), notes=tuple(notes), is_open=bool(free))


def _compared(name: str, expected: Bytes, got: Bytes, dtype: str, *, is_rounded: bool) -> tuple[Check, float, bool]:
    """Return the comparison of an array, the largest relative difference within roundings, and whether it is whole."""
    kind = DType(dtype) if dtype in set(DType) else DType.UINT8
    if expected.nbytes % kind.part.itemsize:
        kind = DType.UINT8
    count = expected.nbytes // kind.part.itemsize
    if np.array_equal(expected, got):
        return Check(array=name, checked=count, wrong=0), 0.0, kind.is_whole
    ours, theirs = (widened(data.view(np.dtype(kind.part))) for data in (expected, got))
    if kind.is_whole:
        return _check(name, ours, theirs, ours != theirs), 0.0, True
    wide, other = ours.astype(np.float64), theirs.astype(np.float64)
    finite = np.abs(wide[np.isfinite(wide)])
    mean = float(finite.mean()) if finite.size else 0.0
    is_same = (wide == other) | (np.isnan(wide) & np.isnan(other))
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        apart = np.abs(wide - other) / np.maximum(np.abs(wide), mean)
    allowed = kind.tolerance if is_rounded else 0.0
    wrong = ~is_same & ~(apart <= allowed)
    largest = float(np.max(apart, where=~is_same & ~wrong, initial=0.0))
    return _check(name, wide, other, wrong), largest, False


def _check(
    name: str, expected: npt.NDArray[np.generic], got: npt.NDArray[np.generic], wrong: npt.NDArray[np.bool_]
) -> Check:
    places = np.flatnonzero(wrong)
    if not places.size:
        return Check(array=name, checked=expected.size, wrong=0)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        ours, theirs = expected[places].astype(np.float64), got[places].astype(np.float64)
        absolute = np.abs(ours - theirs)
        relative = absolute / np.abs(ours)
    first = int(places[0])
    return Check(
        array=name,
        checked=expected.size,
        wrong=int(places.size),
        largest_absolute=float(np.max(absolute)),
        largest_relative=float(np.max(relative)),
        first_bad=(first,),
        expected=str(expected[first]),
        got=str(got[first]),
    )
