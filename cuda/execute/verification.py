"""Compares the arrays that a kernel wrote with their reference, and finds the races and memory errors of a launch.

The rule: with `rtol` or `atol` in the kernel file, elements are equal where NumPy's `isclose` says so: they differ by
at most atol + rtol * |expected|. With `tolerance`, floating-point numbers may differ by that part of the larger of
the expected element and the mean magnitude of the finite expected elements that are compared (so that a sum that
cancels to nearly zero is judged by the size of its terms), and integers are equal if all bits are equal. Without any
of them elements must be exactly equal. NaN equals NaN, and an expected infinity equals only itself.

A large reference is computed piece by piece, so that a comparison needs little memory beside the arrays. The mean is
known only after the last piece: elements that would be wrong without it are kept until then, and if there are too many,
the pieces are computed a second time.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import ArrayRole, Workload, dtypes
from warplens.cuda.catalogue.values import PIECE, LazyArray, flat_indices, in_order, squares, widened
from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.points import Check, CheckLevel, InputSet
from warplens.cuda.ptx import tree
from warplens.cuda.simt.values.value import Mode

if TYPE_CHECKING:
    from warplens.cuda.ground.files import BlobFolder
    from warplens.cuda.simt.launch.engine import Launch
    from warplens.cuda.simt.launch.machine import LaunchRequest

Array = npt.NDArray[Any]
Indices = npt.NDArray[np.int64]

MAX_KEPT = 2 * PIECE  # at most this many elements are kept until the mean magnitude is known: some tens of megabytes


@dataclass(frozen=True, slots=True)
class _Piece:
    """Elements of an array: ascending C-order indices, actual and expected values, in a type NumPy computes with."""

    indices: Indices
    got: Array
    expected: Array

    def __len__(self) -> int:
        return len(self.indices)

    def part(self, mask: Array | slice) -> _Piece:
        return _Piece(self.indices[mask], self.got[mask], self.expected[mask])


LISTED = 4 * PIECE  # so many listed elements are compared at a time; a piece of them costs more to cut than one of rows

WHOLE_ELEMENTS = 2**22
WHOLE_FLOPS = 5e9
"""A result up to this size and work is compared whole, in a quarter of a second. Of a larger one, windows are."""
WINDOWS = 8
WINDOW_SIDE = 32  # so many windows along each axis of an array not compared whole, with so many elements along a side


@dataclass(frozen=True, slots=True, kw_only=True)
class Closeness:
    """How far elements may differ: by `atol + rtol * |expected|`, or by `of_mean`, which is `tolerance` above."""

    rtol: float = 0.0
    atol: float = 0.0
    of_mean: float = 0.0

    def allowed(self, expected: Array, mean: float) -> npt.NDArray[np.float64]:
        """Return how far each element may be from its expected value, given the mean magnitude of all."""
        magnitudes = np.abs(expected)
        return self.atol + self.rtol * magnitudes + self.of_mean * np.maximum(magnitudes, mean)


EXACT = Closeness()

Pieces = Callable[[], Iterable[_Piece]]  # computes the pieces of a comparison, anew at each call


def digest(array: Array) -> bytes:
    """Return the digest of an array's bytes."""
    return hashlib.blake2b(array.reshape(-1).view(np.uint8).data, digest_size=16).digest()


def changed_inputs(names: Iterable[str]) -> str:
    """Say which inputs a kernel has changed, "" for none."""
    listed = ", ".join(map(repr, names))
    return f"writes to {listed}, which it may only read: the role is 'in'" if listed else ""


def judge(got: Mapping[str, Array], workload: Workload, before: Mapping[str, Array]) -> tuple[Check, ...]:
    """Compare arrays with the reference in little time: whole, or windows of them."""
    if (workload.flops or 0) <= WHOLE_FLOPS and all(array.size <= WHOLE_ELEMENTS for array in got.values()):
        return compare(got, workload, before)
    return compare(got, workload, before, {name: spread_windows(array.shape) for name, array in got.items()})


def notes(checks: Iterable[Check], workload: Workload) -> tuple[str, ...]:
    """Return a note on each array that was not compared whole."""
    elements = {array.name: math.prod(array.shape) for array in workload.arrays}
    return tuple(
        f"{check.checked:,} of {elements[check.array]:,} elements of {check.array!r} were compared"
        for check in checks
        if check.checked < elements[check.array]
    )


def closeness_of(workload: Workload) -> Closeness:
    """Return how far the elements of a result may differ from the reference."""
    return Closeness(rtol=workload.rtol, atol=workload.atol, of_mean=workload.tolerance)


def why_uncompared(workload: Workload) -> str:
    """Say why no array of a launch was compared."""
    if not workload.expected:
        return "no reference is given"
    names = " and ".join(map(repr, workload.expected))
    return f"only a sample of the blocks was executed, and all of them together make {names}"


def tried_inputs(workloads: Mapping[InputSet, Workload | None], *, is_compared: bool) -> tuple[str, ...]:
    """Return the notes on the other inputs for which a kernel did not fail, and on those that no array can hold."""
    tried = [inputs for inputs, workload in workloads.items() if workload is not None]
    untried = [inputs for inputs in workloads if inputs not in tried]
    notes = []
    if tried:
        outcome = "also right" if is_compared else "no fault"
        notes.append(f"{outcome} with the inputs {', '.join(tried)}")
    if untried:
        notes.append(f"not tried with the inputs {', '.join(untried)}: no array can hold them")
    return tuple(notes)


def uncompared_arrays(workload: Workload) -> tuple[str, ...]:
    """Return a note on each array that is written and has no reference, where others have one."""
    if not workload.expected:
        return ()
    return tuple(
        f"{array.name!r} was not compared: 'reference' does not name it"
        for array in workload.arrays
        if array.role is not ArrayRole.IN and array.name not in workload.expected
    )


def unchecked_outputs(workload: Workload) -> tuple[str, ...]:
    """Return the arrays of a stated length that a kernel only writes, where nothing is compared with a reference."""
    if workload.expected:
        return ()
    return tuple(array.name for array in workload.arrays if array.role is ArrayRole.OUT and not array.is_length_assumed)


def compare(
    got: Mapping[str, Array],
    workload: Workload,
    before: Mapping[str, Array],
    indices_by_array: Mapping[str, Indices] | None = None,
) -> tuple[Check, ...]:
    """Return one comparison for each array of a workload's reference, in order; `first_bad` counts in C order.

    With `indices_by_array`, flat C-order indices in ascending order, only those elements are compared, whose reference
    is computed for them alone, and an array without an entry is not.
    """
    checks = []
    for name in workload.expected:
        if indices_by_array is None or name in indices_by_array:
            indices = None if indices_by_array is None else indices_by_array[name]
            pieces = partial(_pieces, got[name], workload.lazy_reference(before, name), indices)
            checks.append(_compare(name, got[name].shape, pieces, closeness_of(workload)))
    return tuple(checks)


def compared(name: str, expected: Array, got: Array, closeness: Closeness) -> Check:
    """Return the comparison of all elements of one array, counted in C order."""
    piece = _Piece(np.arange(expected.size), got.reshape(-1), expected.reshape(-1))
    return _compare(name, (expected.size,), lambda: [piece], closeness)


def spread_windows(shape: tuple[int, ...]) -> Indices:
    """Return flat C-order indices, ascending, of windows spread over an array from corner to corner."""
    columns = shape[-1] if shape else 1
    rows = math.prod(shape) // columns if columns else 0
    down = _spread(rows, WINDOWS, WINDOW_SIDE)
    is_flat = rows == 1  # the windows of a single row stand side by side, and hold as many elements
    across = _spread(columns, WINDOWS**2 if is_flat else WINDOWS, WINDOW_SIDE**2 if is_flat else WINDOW_SIDE)
    return (down[:, None] * columns + across).reshape(-1)


def _spread(size: int, count: int, width: int) -> Indices:
    """Return positions along an axis: `count` runs of `width`, the first at its start and the last at its end."""
    if size <= count * width:
        return np.arange(size, dtype=np.int64)
    starts = np.linspace(0, size - width, count).astype(np.int64)
    return np.unique(starts[:, None] + np.arange(width, dtype=np.int64))


def describe(check: Check) -> str:
    """Say in one sentence how a result is wrong."""
    index = ", ".join(map(str, check.first_bad or ()))
    return (
        f"{check.wrong:,} of {check.checked:,} elements of {check.array!r} are wrong: the first at [{index}] is "
        f"{check.got} instead of {check.expected}, the largest absolute error is {check.largest_absolute:.6g}, "
        f"the largest relative error {check.largest_relative:.6g}"
    )


def _pieces(got: Array, reference: LazyArray, indices: Indices | None) -> Iterator[_Piece]:
    if indices is None:
        for slices, region in squares(got.shape, PIECE):
            expected = in_order(reference.part(region), got.dtype).reshape(-1)
            yield _Piece(flat_indices(region, got.shape), widened(got[slices].reshape(-1)), widened(expected))
        return
    for start in range(0, len(indices), LISTED):
        part = indices[start : start + LISTED]
        yield _Piece(part, widened(got.reshape(-1)[part]), widened(reference.at(part, got.dtype)))


def _compare(name: str, shape: tuple[int, ...], pieces: Pieces, closeness: Closeness) -> Check:
    if not closeness.of_mean:
        return _summary(name, shape, pieces(), closeness, 0.0)
    checked, finite, magnitudes, kept = 0, 0, 0.0, list[_Piece]()
    for piece in pieces():
        checked += len(piece)
        finite_values = piece.expected[np.isfinite(piece.expected)]
        finite += finite_values.size
        magnitudes += float(np.abs(finite_values).sum(dtype=np.float64))
        wrong = _wrong_elements(piece, closeness, 0.0)
        if len(wrong) and sum(map(len, kept)) <= MAX_KEPT:
            kept.append(wrong)
    mean = magnitudes / finite if finite else 0.0
    all_kept = sum(map(len, kept)) <= MAX_KEPT
    check = _summary(name, shape, kept if all_kept else pieces(), closeness, mean)
    return replace(check, checked=checked)


def _wrong_elements(piece: _Piece, closeness: Closeness, mean: float) -> _Piece:
    wrong = piece.got != piece.expected
    if not wrong.any():
        return piece.part(slice(0, 0))
    is_inexact = piece.expected.dtype in dtypes.INEXACT
    differing = piece.part(wrong & ~(np.isnan(piece.got) & np.isnan(piece.expected)) if is_inexact else wrong)
    if closeness == EXACT or (closeness.of_mean and not is_inexact):
        return differing
    got, expected = _exact(differing.got), _exact(differing.expected)
    with np.errstate(invalid="ignore", over="ignore"):
        is_near = np.abs(got - expected) <= closeness.allowed(expected, mean)
    return differing.part(~(is_near & np.isfinite(expected)))


def _exact(values: Array) -> Array:
    """Return values as float64 or complex128, so that differences of them are not rounded."""
    return values.astype(np.complex128 if values.dtype.kind == "c" else np.float64)


def _summary(name: str, shape: tuple[int, ...], pieces: Iterable[_Piece], closeness: Closeness, mean: float) -> Check:
    check = Check(array=name, checked=0, wrong=0)
    for piece in pieces:
        wrong = _wrong_elements(piece, closeness, mean)
        check = replace(check, checked=check.checked + len(piece))
        if not len(wrong):
            continue
        first = tuple(int(index) for index in np.unravel_index(wrong.indices[0], shape))
        if check.first_bad is None or first < check.first_bad:
            check = replace(check, first_bad=first, expected=str(wrong.expected[0]), got=str(wrong.got[0]))
        with np.errstate(all="ignore"):
            difference = np.abs(_exact(wrong.got) - _exact(wrong.expected))
            relative = difference / np.abs(_exact(wrong.expected))
        check = replace(
            check,
            wrong=check.wrong + len(wrong),
            largest_absolute=max(check.largest_absolute, _largest(difference)),
            largest_relative=max(check.largest_relative, _largest(relative)),
        )
    return check


def _largest(errors: Array) -> float:
    """Return the largest finite error, 0 if none is finite: all numbers of a profile are finite."""
    finite = errors[np.isfinite(errors)]
    return float(finite.max()) if finite.size else 0.0


# Finds memory errors and races that would fail on a GPU: executes the launch again, with checked code.
# A report says how many blocks were checked, and a point takes at most about twice as long as without the search
# (`MIN_SECONDS` aside), one of which a sample was executed a quarter longer, unless `CheckLevel.FULL` is asked for.
# The work of instructions bounds it (`registry.work_of`): a busy machine searches the same blocks as an idle one.
# The arrays start as they were before the launch; checked code counts nothing, and its results are discarded.

MIN_SECONDS = 0.5  # so much the search may do however fast the point was: that is little beside compiling
SAMPLE_SHARE = 0.25  # of the time of a sampled point, the search takes this share: most races are in every block


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardReport:
    """The result of a search."""

    fault: KernelFault | None = None  # if there is one
    notes: tuple[str, ...] = ()  # on how much was checked
    unwritten: tuple[str, ...] = ()  # sentences on the outputs that no thread writes


def find_hazards(
    launch: Launch,
    request: LaunchRequest,
    code_cache: BlobFolder,
    level: CheckLevel,
    *,
    restore: Callable[[], None] | None = None,  # puts the arrays back before
    is_sample: bool = False,
    threads: int = 1,
    outputs: Sequence[str] = (),  # arrays that are only written, where elements that no thread writes are looked for
) -> HazardReport:
    """Find memory errors and races of a launch, with checked code on the arrays of a request, which are changed."""
    if level is CheckLevel.FAST:
        return HazardReport()
    if not launch.may_race:  # very large arrays are not restored for nothing
        return HazardReport(notes=tuple(filter(None, [SearchExtent(left_out=launch.why_global_is_left_out).note()])))
    from warplens.cuda.simt.launch.engine import Launch  # only where something is executed

    checked_launch = Launch(request, code_cache, mode=Mode.CHECKED, like=launch)
    if restore is not None:
        restore()
    allowed_s = max(MIN_SECONDS, launch.work_s * SAMPLE_SHARE if is_sample else launch.work_s)
    extent = SearchExtent()
    if fault := extent.search(checked_launch, math.inf if level is CheckLevel.FULL else allowed_s, threads):
        return HazardReport(fault=fault)
    is_whole = extent.executed == extent.blocks and tree.Space.GLOBAL in extent.spaces
    return HazardReport(
        notes=(*filter(None, [extent.note()]), *extent.notes),
        unwritten=tuple(filter(None, _unwritten(checked_launch, outputs))) if is_whole and outputs else (),
    )


def _unwritten(launch: Launch, outputs: Sequence[str]) -> Iterator[str]:
    """Yield a sentence on each output with elements that no thread has written; `launch` has run whole, checked."""
    for name in outputs:
        array = launch.request.arrays[name]
        missing = launch.unwritten(name)
        if missing is not None:  # what a store without a trace wrote is not zero, as seldom as it may be
            yield unwritten_sentence(name, missing.reshape(array.shape) & (array == 0))


def unwritten_sentence(name: str, missing: np.ndarray) -> str:
    """Return the sentence on the elements of an array that no thread has written, which are `missing`; "" for none."""
    places = np.flatnonzero(missing)
    if not places.size:
        return ""
    if places.size == missing.size:
        return f"{name} is not written by any thread"
    first, last = int(places[0]), int(places[-1])
    if missing.ndim == 1 and last - first + 1 == places.size:
        return f"{name}[{first}{f'..{last}' if last > first else ''}] is not written by any thread"
    index = "".join(f"[{axis}]" for axis in np.unravel_index(first, missing.shape))
    return (
        f"{places.size:,} of {missing.size:,} elements of {name} are not written by any thread, "
        f"the first of them {name}{index}"
    )


@dataclass(slots=True, kw_only=True)
class SearchExtent:
    """How much was searched: by default nothing."""

    launches: int = 0  # those that ended without a fault
    executed: int = 0  # how many blocks of these launches were executed
    blocks: int = 0
    spaces: frozenset[tree.Space] = frozenset()  # those whose accesses were compared
    left_out: str = ""  # why global memory is not among the spaces
    are_first: bool = True  # the executed blocks are the first ones, else a sample
    notes: dict[str, None] = field(default_factory=dict)

    def search(self, checked: Launch, seconds: float, threads: int) -> KernelFault | None:
        """Search a launch for so long, and add what was searched; return a fault, None for none."""
        try:
            outcome = checked.inspect(seconds, threads=threads)
        except KernelFault as fault:
            return fault
        self.launches += 1
        self.executed += outcome.executed
        self.blocks += outcome.blocks
        self.spaces |= set(outcome.looked_at)
        self.left_out = self.left_out or outcome.left_out
        self.are_first &= outcome.are_first
        self.notes |= dict.fromkeys(outcome.notes)
        return None

    def note(self) -> str:
        """Return the note on it."""
        which = "the first" if self.are_first else "a sample of"
        part = "" if self.executed == self.blocks else f"{which} {self.executed:,} of {self.blocks:,} blocks"
        parts = []
        if tree.Space.SHARED in self.spaces:
            parts.append(f"shared memory: no race and no read of unwritten bytes in {part or 'any block'}")
        if tree.Space.GLOBAL in self.spaces:
            parts.append(f"global memory: no race in or between {part or 'any blocks'}")
        if self.left_out:
            parts.append(f"global memory: races are not looked for, since {self.left_out}")
        return "; ".join(parts)
