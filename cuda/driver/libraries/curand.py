"""cuRAND: the numbers of its generators, in the order in which it gives them.

The rule: XORWOW, MRG32k3a, Philox and Sobol32 give the numbers of cuRAND 10 itself, up to the last digits of normal
ones; those of its other generators, and all Poisson ones, are as random and not the same, which the call's note says.

Many lanes, each far behind the one before in the sequence, take turns: a row is one step of all of them.

Source: cuRAND library, 3.1 and "Ordering" (sequences, distances of lanes), `curand_kernel.h` and `curand_normal.h` (how
numbers follow from bits); Marsaglia, "Xorshift RNGs", 2003; L'Ecuyer, "Good parameters and implementations for combined
multiple recursive random number generators", 1999; Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
import scipy.special
import scipy.stats

from warplens.cuda.driver.libraries.calls import Array, Call, LibraryError, Work

XORWOW, MRG, PHILOX, SOBOL = 101, 121, 161, 201
PSEUDO, QUASI = (100, 101, 121, 141, 142, 161), (200, 201, 202, 203, 204)
LANES = {XORWOW: 4096, MRG: 81920, PHILOX: 65536}
MODULI = np.array([4294967087, 4294944443], dtype=np.uint64)
MRG_STEP = (((0, 1, 0), (0, 0, 1), (-810728, 1403580, 0)), ((0, 1, 0), (0, 0, 1), (-1370589, 0, 527612)))
WORD, LOW = np.uint64(32), np.uint64(0xFFFFFFFF)


@dataclass(slots=True)
class Generator:
    """A generator: its kind as cuRAND counts them, and how many numbers it has given."""

    kind: int
    seed: int = 0
    offset: int = 0
    dimensions: int = 1
    given: int = 0
    lanes: Array | None = field(default=None, repr=False)
    rows: int = 0


# --- rows of bits -----------------------------------------------------------------------------------------------------


def _spread(first: Array, step: Array, lanes: int, multiply: Callable[[Array, Array], Array]) -> Array:
    """Return the states of all lanes, of which each is one `step` behind the one before."""
    states = first
    while len(states) < lanes:
        states = np.concatenate([states, multiply(states, step)])
        step = multiply(step, step)
    return states[:lanes]


def _xorwow_step(words: list[Any]) -> list[Any]:
    last, mixed = words[4], words[0] ^ (words[0] >> 2)
    return [*words[1:], (last ^ (last << 4)) ^ (mixed ^ (mixed << 1))]


def _xorwow_lanes(seed: int) -> Array:
    """Return the states of the lanes, 2**67 steps apart, which is a product of bits; the sixth word is a counter."""
    high, low = divmod(seed, 2**32)
    t0, t1 = 1099087573 * (low ^ 0xAAD26B49) % 2**32, 2591861531 * (high ^ 0xF7DCEFDD) % 2**32
    words = [123456789 + t0, 362436069 ^ t0, 521288629 + t1, 88675123 ^ t1, 5783321 + t0]
    first = np.array([[word % 2**32 for word in words]], np.uint32)
    units = np.packbits(np.eye(160, dtype=np.uint8), axis=1, bitorder="little").view(np.uint32)
    moved = np.stack(_xorwow_step(list(units.T)), axis=1)
    step = np.unpackbits(np.ascontiguousarray(moved).view(np.uint8), axis=1, bitorder="little").astype(np.float32)
    for _ in range(67):
        step = step @ step % 2
    bits = np.unpackbits(first.view(np.uint8), axis=1, bitorder="little").astype(np.float32)
    states = _spread(bits, step, LANES[XORWOW], lambda a, b: a @ b % 2)
    whole = np.packbits(states.astype(np.uint8), axis=1, bitorder="little").view(np.uint32)
    return np.vstack([whole.T, np.full((1, len(whole)), (6615241 + t1 + t0) % 2**32, np.uint32)])


def _mrg_lanes(seed: int) -> Array:
    """Return the states of the lanes, 2**76 steps apart: three numbers of each of the two recurrences."""
    high, low = divmod(seed, 2**32)
    factors = np.array([low ^ 0x55555555, high ^ 0xAAAAAAAA] * 2, object) if seed else np.ones(4, object)
    parts = []
    for part, modulus in enumerate(MODULI):
        step = np.array(MRG_STEP[part], object).T
        for _ in range(76):
            step = step @ step % int(modulus)
        first = (12345 * factors[part : part + 3] % int(modulus))[None].astype(np.uint64)
        times = partial(_product, modulus)
        parts.append(_spread(first, step.astype(np.uint64), LANES[MRG], times).T)
    return np.concatenate(parts)


def _product(modulus: Any, a: Array, b: Array) -> Array:
    return (a[:, :, None] * b[None] % modulus).sum(axis=1) % modulus  # type: ignore[no-any-return]


def _philox(seed: int, first: int, count: int, lanes: int) -> Array:
    """Return rows of four words a lane: the lane is the upper half of the counter, the row the lower one."""
    rows, columns = np.arange(first, first + count, dtype=np.uint64)[:, None], np.arange(lanes, dtype=np.uint64)
    counter = [item + np.zeros((count, lanes), np.uint64) for item in (rows & LOW, rows >> WORD, columns, np.uint64(0))]
    keys = [np.uint64(seed % 2**32), np.uint64(seed >> 32)]
    for _ in range(10):
        left, right = np.uint64(0xD2511F53) * counter[0], np.uint64(0xCD9E8D57) * counter[2]
        mixed = (right >> WORD) ^ counter[1] ^ keys[0], (left >> WORD) ^ counter[3] ^ keys[1]
        counter = [mixed[0], right & LOW, mixed[1], left & LOW]
        keys = [(key + np.uint64(by)) & LOW for key, by in zip(keys, (0x9E3779B9, 0xBB67AE85), strict=True)]
    return np.stack(counter, axis=-1).reshape(count, -1)


def _row(kind: int, state: list[Array]) -> tuple[list[Array], Array]:
    """Return the states of lanes after one more step, and what it gives."""
    if kind == XORWOW:
        state = [*_xorwow_step(state[:5]), state[5] + np.uint32(362437)]
        return state, state[4] + state[5]
    a, b = MODULI
    first = (np.uint64(1403580) * state[1] + np.uint64(810728) * (a - state[0])) % a
    second = (np.uint64(527612) * state[5] + np.uint64(1370589) * (b - state[3])) % b
    row = np.where(first > second, first - second, first + a - second)
    return [state[1], state[2], first, state[4], state[5], second], row


def _rows(generator: Generator, first: int, count: int, lanes: int) -> Array:
    """Return rows of the generator's words, from the row `first` on."""
    kind = generator.kind
    if kind == PHILOX:
        return _philox(generator.seed, first, count, lanes)
    state = [] if generator.lanes is None or generator.rows > first else list(generator.lanes)
    if not state:  # the offset is one of single words: lanes that have had their turn come last
        state = list(_xorwow_lanes(generator.seed) if kind == XORWOW else _mrg_lanes(generator.seed))
        turns, shift = divmod(generator.offset, LANES[kind])
        for _ in range(turns):
            state, _ = _row(kind, state)
        later = _row(kind, state)[0]
        state = [
            np.concatenate(pair)
            for pair in zip((word[shift:] for word in state), (word[:shift] for word in later), strict=True)
        ]
        generator.rows = 0
    rows = []
    for _ in range(generator.rows, first + count):
        state, row = _row(kind, state)
        rows.append(row)
    generator.lanes, generator.rows = np.array(state), first + count
    return np.array(rows[-count:])


# --- numbers ----------------------------------------------------------------------------------------------------------


def _double(low: Array, high: Array) -> Array:
    bits = low.astype(np.uint64) ^ (high.astype(np.uint64) << np.uint64(21))
    return bits * 2.0**-53 + 2.0**-54


def _uniform(kind: int, words: list[Array], dtype: Any) -> list[Array]:
    """Return uniform numbers in (0, 1] from successive words, of which a double takes two."""
    if kind == MRG:
        return [(word * 2.3283065498378288e-10).astype(dtype) for word in words]
    if dtype == np.float32:
        return [word.astype(dtype) * dtype(2**-32) + dtype(2**-33) for word in words]
    return [_double(low, high) for low, high in zip(words[::2], words[1::2], strict=True)]


def _normal(kind: int, words: list[Array], dtype: Any) -> list[Array]:
    """Return normal numbers by the method of Box and Muller, from two uniform ones each."""
    uniform, numbers = _uniform(kind, words, dtype), []
    for radius, angle in zip(uniform[::2], uniform[1::2], strict=True):
        size, turn = np.sqrt(dtype(-2) * np.log(radius)), angle * dtype(2 * np.pi)
        numbers += [size * np.sin(turn), size * np.cos(turn)]
    return numbers


def _pseudo(generator: Generator, what: str, count: int, dtype: Any) -> Array:
    """Return the next numbers of a generator: in turn of each lane as many as it makes at once."""
    kind, is_normal = generator.kind, what == "normal"
    at_once = 4 if kind == PHILOX else 1
    wide = 2 if dtype == np.float64 and kind != MRG else 1  # words for one number
    width = at_once if kind == PHILOX else 2 if is_normal else 1  # numbers of a lane
    steps = width * wide // at_once
    start = generator.given + (generator.offset if kind == PHILOX else 0)
    lanes = LANES[kind]
    first, last = start // (lanes * width), -(-(start + count) // (lanes * width))
    if last == 1:
        lanes = min(lanes, -(-(start + count) // width))
    rows = _rows(generator, first * steps, (last - first) * steps, lanes)
    words = rows[:, : lanes * at_once].reshape(last - first, steps, lanes, at_once).transpose(1, 3, 0, 2)
    parts = list(words.reshape(steps * at_once, last - first, lanes))
    if what == "raw":
        parts = [(part * 1.000000048662).astype(np.uint32) if kind == MRG else part for part in parts]
    else:
        parts = (_normal if is_normal else _uniform)(kind, parts, dtype)
    generator.given += count
    skipped = start - first * LANES[kind] * width
    return np.stack(parts, axis=-1).reshape(-1)[skipped : skipped + count]


def _quasi(generator: Generator, what: str, count: int, dtype: Any) -> Array:
    """Return the next numbers of a Sobol sequence, dimension after dimension."""
    points, start = count // generator.dimensions, generator.given + generator.offset
    sequence = scipy.stats.qmc.Sobol(generator.dimensions, scramble=False, bits=32)
    if start:
        sequence.fast_forward(start)
    first = sequence.random(1)  # many first ones bring a warning
    parts = [first, sequence.random(points - 1)] if points > 1 else [first]
    generator.given += points
    words = (np.concatenate(parts).T.reshape(-1) * 2.0**32).astype(np.uint32)
    if what == "raw":
        return words
    shift = 1.0 if dtype == np.float64 and what == "uniform" else 0.5
    uniform = ((words + shift) * 2.0**-32).astype(dtype)
    return scipy.special.ndtri(uniform) if what == "normal" else uniform


def _generate(call: Call) -> Work:
    a, generator, name = call.arguments, call.thing(call.arguments.generator), call.stem.removeprefix("generate")
    is_raw = name in ("", "longlong", "poisson")
    what = "raw" if is_raw else "uniform" if name.startswith("uniform") else "normal"
    words: Any = np.uint64 if name == "longlong" else np.uint32
    dtype = words if is_raw else np.float64 if name.endswith("double") else np.float32
    target = call.vector(a.output, a.n, dtype=dtype)
    if generator.kind in QUASI and a.n % generator.dimensions:
        raise LibraryError(105)  # CURAND_STATUS_LENGTH_NOT_MULTIPLE
    numbers: Any
    is_known = generator.kind in (*LANES, SOBOL) and name not in ("longlong", "poisson")
    if is_known:
        numbers = (_quasi if generator.kind == SOBOL else _pseudo)(generator, what, a.n, dtype)
    else:
        own = np.random.Generator(np.random.Philox(key=[generator.seed, generator.given + generator.offset]))
        generator.given += a.n
        if is_raw:
            top = np.iinfo(dtype).max
            numbers = own.poisson(a.rate, a.n) if name == "poisson" else own.integers(0, top, a.n, dtype, endpoint=True)
        else:
            numbers = own.standard_normal(a.n, dtype) if what == "normal" else dtype(1) - own.random(a.n, dtype)
    if hasattr(a, "mean"):
        numbers = numbers * dtype(a.deviation) + dtype(a.mean)
    target[...] = np.exp(numbers) if "log" in name else numbers
    note = "" if is_known else "the numbers are not those of cuRAND's own generator, but as random"
    return Work(sizes={"n": a.n}, note=note)


def _create(call: Call) -> None:
    kind = {100: XORWOW, 200: SOBOL}.get(call.arguments.kind, call.arguments.kind)
    if kind not in (*PSEUDO, *QUASI):
        raise LibraryError(103)  # CURAND_STATUS_TYPE_ERROR
    call.new("generator", Generator(kind))


def _set(call: Call) -> None:
    a, generator = call.arguments, call.thing(call.arguments.generator)
    if call.stem == "setpseudorandomgeneratorseed":
        generator.seed, generator.given, generator.lanes = a.value, 0, None
    elif call.stem == "setgeneratoroffset":
        generator.offset, generator.given = a.value, 0
    elif call.stem == "setquasirandomgeneratordimensions":
        generator.dimensions, generator.given = a.value, 0


CALLS = {
    "creategenerator": _create, "setstream": _set, "setpseudorandomgeneratorseed": _set, "setgeneratoroffset": _set,
    "setgeneratorordering": _set, "setquasirandomgeneratordimensions": _set, "generateseeds": _set,
    **dict.fromkeys(
        [f"generate{name}" for name in (
            "", "longlong", "uniform", "uniformdouble", "normal", "normaldouble", "lognormal", "lognormaldouble",
            "poisson",
        )], _generate,
    ),
}  # fmt: skip
