"""Compares the results of launches on a card with their reference, and remembers the right ones.

The rule: a result that is byte by byte the same as one found right for the same inputs is right. The card computes the
digests, so only the first variant of a family is compared with the reference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from warplens.cuda.catalogue import ArrayRole, Workload
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.execute import verification
from warplens.cuda.execute.gpu.card import DeviceArrays
from warplens.cuda.execute.gpu.point_arrays import expressions_key
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.points import Check

MAX_KNOWN = 256
"""This many right results are remembered; each family has one at each size."""


@dataclass(frozen=True, slots=True)
class StepResults:
    """The arrays of a place after steps, under the names that they have then."""

    arrays: DeviceArrays
    memory: Mapping[str, str]

    @property
    def digests(self) -> Mapping[str, int]:
        """Digests of the arrays that launches read, as they were before."""
        return self.arrays.digests

    def digest(self, name: str) -> int:
        """Return the digest of an array."""
        return self.arrays.digest(self.memory.get(name, name))

    def fetch(self, name: str) -> Array:
        """Return a copy of an array."""
        return self.arrays.fetch(self.memory.get(name, name))


class KnownResults:
    """The digests of right results, by inputs and reference."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[tuple[int, ...], tuple[Check, ...]]] = {}

    def compare(
        self, arrays: StepResults, workload: Workload, before: Callable[[], Mapping[str, Array]]
    ) -> tuple[Check, ...]:
        """Compare the arrays of a finished launch with their reference.

        Args:
            arrays: the arrays on the card, after the launch.
            workload: what was launched.
            before: returns the arrays as they were before; called only where the reference is needed.

        Raises:
            ExpressionError: the reference cannot be computed.
        """
        shapes = tuple((array.name, array.dtype, array.shape) for array in workload.arrays)
        reference = expressions_key(workload.expected, workload.names)
        key = (shapes, tuple(arrays.digests.items()), reference, verification.closeness_of(workload))
        digests = tuple(arrays.digest(name) for name in workload.expected)
        known_digests, checks = self._known.get(key, ((), ()))
        if known_digests != digests:
            got = {name: arrays.fetch(name) for name in workload.expected}
            checks = verification.judge(got, workload, before())
            if not any(check.wrong for check in checks):
                if len(self._known) >= MAX_KNOWN:
                    self._known.clear()
                self._known[key] = digests, checks
        return checks


def check_inputs(arrays: DeviceArrays, workload: Workload) -> None:
    """Check that a finished launch has left its inputs as they were.

    Raises:
        LaunchError: the kernel wrote to an array that it may only read.
    """
    inputs = [array.name for array in workload.arrays if array.role is ArrayRole.IN]
    changed = verification.changed_inputs(name for name in inputs if arrays.digest(name) != arrays.digests[name])
    if changed:
        raise LaunchError(f"the kernel {changed}")
