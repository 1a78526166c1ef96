"""Arguments and results as a file: arrays of NumPy, PyTorch, CuPy or PyCUDA, and plain numbers; nothing is unpickled.

The rule: a value comes back as what it was, a tensor as a tensor; everything between is NumPy.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

from warplens.cuda.ground.errors import InputError

Plain = bool | int | float | str | None
PACKAGES: Mapping[str, str] = {"cupy": "CuPy", "pycuda": "PyCUDA", "torch": "PyTorch", "numpy": "NumPy"}
"""The packages of arrays with their names; those whose kernels take no arrays of others stand first."""
_STAND_INS = "warplens.cuda.record"
_DEVICE_ARRAYS = {
    "cupy": (f"{_STAND_INS}.cupy.arrays", "ndarray"),
    "pycuda": (f"{_STAND_INS}.pycuda.gpuarray", "GPUArray"),
}
"""Classes of arrays in device memory: the module of the stand-in, and the name."""
_NARROW = {"bfloat16": np.dtype(ml_dtypes.bfloat16)}
"""Dtypes that NumPy's files do not have, which are kept as whole numbers of their size."""


@dataclass(frozen=True, slots=True)
class Value:
    """One argument or result: an array of one of the `PACKAGES`, or a plain number or text, which has none ("")."""

    content: np.ndarray | Plain
    package: str = ""

    @property
    def array(self) -> np.ndarray:
        """The array; a plain value has none, which is an `InputError`."""
        if not isinstance(self.content, np.ndarray):
            raise InputError(f"{self.content!r} is no array")
        return self.content

    def of(self, package: str) -> Value:
        """Return an array as one of another package, and a plain value as it is."""
        return replace(self, package=package) if self.is_array else self

    @property
    def is_array(self) -> bool:
        """Whether it is an array."""
        return isinstance(self.content, np.ndarray)

    @property
    def is_float(self) -> bool:
        """Whether it is an array of floating-point numbers."""
        return isinstance(self.content, np.ndarray) and is_float(self.content)


def is_float(array: np.ndarray) -> bool:
    """Return whether an array has floating-point or complex numbers, also narrow ones."""
    return array.dtype.kind in "fc" or array.dtype in _NARROW.values()


def taken(value: object, what: str) -> Value:
    """Return a value of a program."""
    if value is None or isinstance(value, bool | int | float | str):
        return Value(value)
    if isinstance(value, np.ndarray | np.generic):
        return Value(np.array(value, copy=True), "numpy")
    if type(value).__module__.partition(".")[0] == "torch" and hasattr(value, "detach"):
        import torch

        tensor = value.detach().cpu().contiguous()
        if tensor.dtype == torch.bfloat16:
            return Value(tensor.view(torch.int16).numpy().copy().view(ml_dtypes.bfloat16), "torch")
        return Value(tensor.numpy().copy(), "torch")
    for package, (module, name) in _DEVICE_ARRAYS.items():
        kind: Any = getattr(sys.modules.get(module), name, ())
        if isinstance(value, kind):
            return Value(np.array(value.get(), copy=True), package)
    raise InputError(
        f"{what} is a {type(value).__name__}: arrays of {', '.join(PACKAGES.values())} and numbers are taken"
    )


def as_argument(value: Value) -> object:
    """Return a value as a program takes it; an array is a copy."""
    if not isinstance(value.content, np.ndarray):
        return value.content
    if value.package == "cupy":
        from warplens.cuda.record import cupy

        return cupy.array(value.content)
    if value.package == "pycuda":
        from warplens.cuda.record.pycuda import gpuarray

        return gpuarray.to_gpu(value.content)
    if value.package != "torch":
        return value.content.copy()
    import torch

    if value.content.dtype == _NARROW["bfloat16"]:
        return torch.from_numpy(value.content.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(value.content.copy())


def taken_apart(value: object, into: list[Value], what: str) -> object:
    """Return how a value is made of lists, tuples and dictionaries, with the place of each other value in a list."""
    if type(value) is list or type(value) is tuple:
        return {type(value).__name__: [taken_apart(part, into, what) for part in value]}
    if type(value) is dict and all(isinstance(key, str) for key in value):
        return {"dict": {key: taken_apart(part, into, what) for key, part in value.items()}}
    into.append(taken(value, what))
    return len(into) - 1


def put_together(form: Any, values: Sequence[Value]) -> object:
    """Return what `taken_apart` has taken apart, as a program takes it."""
    match form:
        case {"list": parts}:
            return [put_together(part, values) for part in parts]
        case {"tuple": parts}:
            return tuple(put_together(part, values) for part in parts)
        case {"dict": parts}:
            return {key: put_together(part, values) for key, part in parts.items()}
    return as_argument(values[form])


def write_values(path: Path, values: Sequence[Value], facts: Mapping[str, object] | None = None) -> None:
    """Write values, and facts about them, to a file."""
    arrays: dict[str, np.ndarray] = {}
    described: list[dict[str, object]] = []
    for number, value in enumerate(values):
        if isinstance(value.content, np.ndarray):
            name = next((name for name, dtype in _NARROW.items() if value.content.dtype == dtype), "")
            arrays[f"a{number}"] = value.content.view(np.uint16) if name else value.content
            described.append({"package": value.package, "narrow": name})
        else:
            described.append({"plain": value.content})
    text = json.dumps({"values": described, "facts": dict(facts or {})})
    with path.open("wb") as file:
        np.savez(file, description=np.frombuffer(text.encode(), np.uint8), **arrays)  # type: ignore[arg-type]


def read_values(path: Path) -> tuple[list[Value], dict[str, Any]]:
    """Return the values and facts of a file; nothing in it is executed."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            description = json.loads(bytes(kept["description"]).decode())
            values = []
            for number, item in enumerate(description["values"]):
                if "plain" in item:
                    values.append(Value(item["plain"]))
                    continue
                array = kept[f"a{number}"]
                narrow = _NARROW.get(item["narrow"])
                values.append(Value(array.view(narrow) if narrow is not None else array, str(item["package"])))
            return values, dict(description["facts"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise InputError(f"the results in {path.name} cannot be read: {error}") from None


# The bound follows from the reference in float64 where there is one, never from a constant that lets an error pass.
# With e = 2^-p the rounding of the format, k the length of the longest axis of the inputs and m the largest number of
# the true result: |result - true| <= 4 max |reference - true| + 4 e (m / 4 + |true|) (1 + sqrt(k)).
# Source: rounding errors of a sum of k numbers grow with sqrt(k) (Higham, Accuracy and Stability of Numerical
# Algorithms, 2nd edition, section 4.2).


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """The element of a result that is furthest from what is allowed; `index` is its place."""

    index: tuple[int, ...]
    value: float
    expected: float
    allowed: float
    count: int

    def __str__(self) -> str:
        place = ", ".join(map(str, self.index))
        error = abs(self.value - self.expected)
        far = f", {error:.3g} away where {self.allowed:.3g} is allowed" if math.isfinite(error) else ""
        elements = "1 element is" if self.count == 1 else f"{self.count:,} elements are"
        return f"[{place}] is {self.value:.7g}, and not {self.expected:.7g}{far}; {elements} wrong"


def difference(
    result: np.ndarray,
    reference: np.ndarray,
    true: np.ndarray | None,
    *,
    longest: int,
    rtol: float | None = None,
    atol: float | None = None,
) -> Difference | None:
    """Return where a result is wrong, None where it is right.

    `true` is the reference in float64, None where it cannot be had, and `longest` the length of the longest axis of the
    inputs. `rtol` and `atol`, as NumPy's `allclose` takes them, replace the bound.
    """
    if not is_float(reference):
        wrong = np.asarray(result != reference)
        distance = wrong.astype(np.float64)
        allowed = np.zeros(reference.shape)
        expected = reference
    else:
        expected = np.asarray(reference if true is None else true, dtype=_wide(reference))
        with np.errstate(all="ignore"):
            wide = result.astype(expected.dtype)
            allowed = _allowed(reference, expected, longest, rtol, atol)
            distance = np.abs(wide - expected)
            same = (wide == expected) | (np.isnan(wide) & np.isnan(expected))
            # Alike is where both are NaN, or neither is and both have one sign; complex numbers have no sign.
            others = reference.astype(expected.dtype)
            alike = np.isnan(wide) == np.isnan(others)
            if wide.dtype.kind != "c":
                alike &= np.isnan(wide) | (np.signbit(wide) == np.signbit(others))
            overflown = ~np.isfinite(reference) & alike
            near = (distance <= allowed) & np.isfinite(expected)  # from an infinity everything is as far as it may be
            wrong = ~(same | near | (overflown & ~np.isfinite(wide)))
    count = int(np.count_nonzero(wrong))
    if not count:
        return None
    with np.errstate(invalid="ignore"):
        excess = np.where(wrong, np.nan_to_num(distance - allowed, nan=np.inf, posinf=np.inf), -np.inf)
    index = tuple(int(number) for number in np.unravel_index(int(np.argmax(excess)), excess.shape))
    return Difference(
        index=index,
        value=float(np.real(result[index])),
        expected=float(np.real(expected[index])),
        allowed=float(allowed[index]),
        count=count,
    )


def _wide(array: np.ndarray) -> type[np.generic]:
    return np.complex128 if array.dtype.kind == "c" else np.float64


def _allowed(
    reference: np.ndarray, true: np.ndarray, longest: int, rtol: float | None, atol: float | None
) -> np.ndarray:
    magnitude = np.abs(true)
    if rtol is not None or atol is not None:
        return np.asarray((atol or 0.0) + (rtol or 0.0) * magnitude)
    finite = magnitude[np.isfinite(magnitude)]
    largest = float(finite.max()) if finite.size else 0.0
    # the rounding error is half of the distance between 1 and the next number
    rounding = float(ml_dtypes.finfo(reference.dtype).eps) / 2  # type: ignore[no-untyped-call]
    with np.errstate(invalid="ignore"):
        own = np.abs(reference.astype(true.dtype) - true)
    finite_own = own[np.isfinite(own)]
    worst = float(finite_own.max()) if finite_own.size else 0.0
    return np.asarray(4 * worst + 4 * rounding * (largest / 4 + magnitude) * (1 + math.sqrt(max(longest, 1))))
