"""The inputs of a judgement: those of the reference, and hostile ones of the same shapes and of others.

The rule: whole numbers in arrays stay what they are, since they may be indices; only their order changes. A case that
the reference itself does not take is left out, and the verdict says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from warplens.profiles.judging.values import Value

Fill = Callable[[np.random.Generator, np.ndarray], np.ndarray]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Inputs of one call.

    `name` says what is hostile about them. With `is_in_place` the values stand in the arrays of the call before, at the
    same addresses. `is_exact` cases must give the bits of the call before. With `is_left_out` the kernels of the
    candidate do nothing: what is right then, no kernel has computed.
    """

    name: str
    inputs: tuple[Value, ...]
    is_in_place: bool = False
    is_exact: bool = False
    is_left_out: bool = False


def _uneven(random: np.random.Generator, like: np.ndarray) -> np.ndarray:
    values = random.standard_normal(like.shape) * 10.0 ** random.integers(-3, 4, like.shape)
    return np.asarray(values)


FILLS: Mapping[str, Fill] = {
    "zeros": lambda _, like: np.zeros(like.shape),
    "ones": lambda _, like: np.ones(like.shape),
    "negative numbers": lambda random, like: -np.abs(random.standard_normal(like.shape)) - 1,
    "large numbers": lambda random, like: random.standard_normal(like.shape) * 1e3,
    "numbers of all magnitudes": _uneven,
    "a NaN": lambda random, like: _with_one(random.standard_normal(like.shape), np.nan),
    "an infinity": lambda random, like: _with_one(random.standard_normal(like.shape), np.inf),
}
"""Values for the floating-point arrays among the inputs."""


def _with_one(values: np.ndarray, value: float) -> np.ndarray:
    if values.size:
        values.flat[values.size // 2] = value
    return values


def cases_of(base: Sequence[Value], sized: Mapping[str, Sequence[Value]], seed: int) -> Iterator[Case]:
    """Yield the cases, in the order in which a candidate is called.

    Args:
        base: the inputs that the reference gives.
        sized: inputs that it gives for other sizes, by their description.
        seed: of the random numbers.
    """
    inputs = tuple(base)
    random = np.random.default_rng(seed)
    yield Case(name="the inputs of the reference", inputs=inputs)
    yield Case(name="the same inputs again", inputs=inputs, is_exact=True)
    yield Case(
        name="other values in the same arrays",
        inputs=tuple(_filled(value, random, _like_before) for value in inputs),
        is_in_place=True,
    )
    if any(value.is_float for value in inputs):
        for name, fill in FILLS.items():
            yield Case(name=name, inputs=tuple(_filled(value, random, fill) for value in inputs))
    for name, values in sized.items():
        yield Case(name=name, inputs=tuple(values))
    # values of their own: memory that is used again holds results of the calls before
    yield Case(
        name="kernels left out",
        inputs=tuple(_filled(value, random, _like_before) for value in inputs),
        is_left_out=True,
    )


def _filled(value: Value, random: np.random.Generator, fill: Fill) -> Value:
    """Return an input with other values; whole numbers change their order alone."""
    if not value.is_array:
        return value
    array = value.array
    if value.is_float:
        return Value(fill(random, array).astype(array.dtype), value.package)
    return Value(random.permutation(array.reshape(-1)).reshape(array.shape), value.package)


def _like_before(random: np.random.Generator, like: np.ndarray) -> np.ndarray:
    """Return other values of the same magnitude and sign."""
    factors = random.uniform(0.5, 1.5, like.shape)
    return np.asarray(random.permutation(like.astype(np.float64).reshape(-1)).reshape(like.shape) * factors)


def other_sizes(sizes: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield sizes beside those of the reference: one more, one less, about half, 1, and twice, one name at a time."""
    for name, size in sizes.items():
        for other in dict.fromkeys((size + 1, size - 1, size // 2 + 1, 1, 2 * size + 1)):
            if other > 0 and other != size:
                yield {**sizes, name: other}
