"""The names of the points of a program's launches: what tells each of them from the others.

The rule: a name holds only what differs. Whole numbers are axes; truth values and words are in a name where launches of
a kernel differ by them, the grid where nothing else tells them apart. So a name may change as launches come.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import PurePath

from warplens.cuda.capture.value import Launch
from warplens.cuda.catalogue.inference.likely_block import is_size
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.record.execution import DEFAULT_LIMIT
from warplens.cuda.record.recorder import LaunchRecord

TRUTHS = {"False": 0, "True": 1}


class PointNames:
    """The names of the points of records, which are added in the order of the program.

    Those that share their kernel and sizes are numbered. What is no whole number tells launches of a kernel apart where
    it differs: truth values are axes, and the dtypes of arrays and other options are parts of the variant's name.
    """

    def __init__(self, spec: GpuSpec) -> None:
        self._spec = spec
        self._records: list[LaunchRecord] = []
        self._plain: list[PointSpec] = []
        self._names: list[PointSpec] = []
        self._values: dict[str, dict[str, set[str]]] = {}
        self._differing: dict[str, frozenset[str]] = {}
        self._shapes: dict[tuple[object, ...], set[tuple[object, ...]]] = {}
        self._counts: dict[tuple[object, ...], int] = {}

    def __getitem__(self, number: int) -> PointSpec:
        """Return the name of a record."""
        return self._names[number]

    @property
    def all(self) -> tuple[PointSpec, ...]:
        """The names of the records so far."""
        return tuple(self._names)

    def add(self, record: LaunchRecord) -> None:
        """Name one more record; those before it may get other names."""
        kernel, shape = record.code.kernel, (record.launch.grid, record.launch.block)
        values = self._values.setdefault(kernel, {})
        for name, value in (*record.code.options, *_dtypes(record)):
            values.setdefault(name, set()).add(value)
        differing = frozenset(name for name, several in values.items() if len(several) > 1)
        is_other = differing != self._differing.get(kernel, differing)
        self._differing[kernel] = differing
        plain = identity_of(record, self._spec, differing)
        self._records.append(record)
        self._plain.append(plain)
        if is_other:
            self._name_all_of(kernel)
            return
        shapes = self._shapes.setdefault(plain.key, {shape})
        if shape not in shapes:
            shapes.add(shape)
            self._name_all()
        else:
            self._names.append(self._name_of(record, plain))

    def _name_all_of(self, kernel: str) -> None:
        """Name the launches of a kernel by what they differ in now."""
        for number, record in enumerate(self._records):
            if record.code.kernel == kernel:
                self._plain[number] = identity_of(record, self._spec, self._differing[kernel])
        self._shapes = {}
        for record, plain in zip(self._records, self._plain, strict=True):
            self._shapes.setdefault(plain.key, set()).add((record.launch.grid, record.launch.block))
        self._name_all()

    def _name_all(self) -> None:
        self._counts = {}
        before = self._names
        names = [self._name_of(record, plain) for record, plain in zip(self._records, self._plain, strict=True)]
        # a name that stays is the same object
        kept = [old if old == new else new for old, new in zip(before, names, strict=False)]
        self._names = [*kept, *names[len(before) :]]

    def _name_of(self, record: LaunchRecord, plain: PointSpec) -> PointSpec:
        """Return a name with its shape, where it needs that, and its number among those that are alike."""
        name = plain
        if not plain.problem or len(self._shapes[plain.key]) > 1:
            name = replace(plain, problem={**plain.problem, **_shape(record.launch)})
        number = self._counts[name.key] = self._counts.get(name.key, 0) + 1
        return name if number == 1 else replace(name, problem={**name.problem, "variant": number})


def identity_of(record: LaunchRecord, spec: GpuSpec, differing: frozenset[str] = frozenset()) -> PointSpec:
    """Return what identifies the point of a record among others; `PointNames` numbers those that share it."""
    code, place = record.code, record.origin.launched_at
    tune = {name: int(value) for name, value in code.options if _is_whole(value)}
    tune |= {name: TRUTHS[value] for name, value in code.options if name in differing and value in TRUTHS}
    words = [f"{name}={value}" for name, value in code.options if name in differing and not _is_number(value)]
    dtypes = dict.fromkeys(dtype for name, dtype in _dtypes(record) if name in differing)
    tune |= record.origin.tune
    return PointSpec(
        kernel=" ".join([code.kernel, *dtypes, *words]),
        path=(code.source_at or place).file,
        source_hash=_hash_of(code.source or code.ptx),
        family=PurePath(place.file).stem,
        problem=_problem(record, is_tuned=bool(tune)),
        tune=tune,
        device=spec.key,
        budget_s=math.inf,
        limit=DEFAULT_LIMIT,
    )


@lru_cache(maxsize=256)
def _hash_of(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()


def _shape(launch: Launch) -> dict[str, int]:
    return {"blocks": math.prod(launch.grid), "threads": math.prod(launch.block)}


def _dtypes(record: LaunchRecord) -> Iterator[tuple[str, str]]:
    """Return name and dtype of each array, from texts such as `x: float32[1000]`."""
    for text in record.arrays:
        name, _, array = text.partition(": ")
        yield name, array.partition("[")[0]


def _problem(record: LaunchRecord, *, is_tuned: bool) -> dict[str, int]:
    """Return the sizes of a launch; one with options and without sizes has the bytes of its arrays.

    So the configurations of a kernel that is tuned have the same sizes: they are one curve over their options.
    """
    sizes = dict(record.origin.problem)
    sizes |= {name: value for name, value in record.numbers.items() if is_size(name) or name.endswith("numel")}
    return sizes or ({"bytes": record.allocated_bytes} if is_tuned else {})


def _is_whole(value: str) -> bool:
    return value.lstrip("-").isdigit()


def _is_number(value: str) -> bool:
    return _is_whole(value) or value in TRUTHS
