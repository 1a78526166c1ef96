"""The memory of a launch on the machine of single threads, and what is noted of the accesses to it.

The rule: an access is legal only inside one region; nothing is said here about the spaces that regions belong to.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from ptx_reader import Variable


@dataclass(slots=True)
class Region:
    """Memory that may be accessed: an array, or a variable of a block or thread."""

    name: str
    start: int
    data: bytearray

    @property
    def end(self) -> int:
        return self.start + len(self.data)


class Memory:
    """The regions of one space, in the order of their addresses."""

    def __init__(self, regions: Sequence[Region] = ()) -> None:
        self.regions = sorted(regions, key=lambda region: region.start)
        self.starts = [region.start for region in self.regions]

    def add(self, region: Region) -> None:
        place = bisect_right(self.starts, region.start)
        self.starts.insert(place, region.start)
        self.regions.insert(place, region)

    def drop(self, region: Region) -> None:
        place = self.regions.index(region)
        del self.regions[place], self.starts[place]

    def at(self, address: int, width: int) -> Region | None:
        """Return the region that holds all bytes of an access."""
        place = bisect_right(self.starts, address) - 1
        if place < 0 or address + width > self.regions[place].end:
            return None
        return self.regions[place]

    def is_near(self, address: int, distance: int) -> bool:
        """Return whether an address is at most so far from a region."""
        return any(-distance <= address - region.start <= distance for region in self.regions)

    def touches(self, address: int, width: int) -> bool:
        """Return whether an access lies between the first and the last byte of the space."""
        return bool(self.regions) and self.regions[0].start <= address and address + width <= self.regions[-1].end


@dataclass(frozen=True, slots=True)
class Access:
    """One access of a thread: its opcode, space, address in that space, and width."""

    opcode: str
    space: str
    address: int
    width: int


@dataclass(frozen=True, slots=True)
class Violation:
    """Why a thread ended early: its access, or the name of what else it did (`call`, `table`, `stack`)."""

    kind: str
    access: Access


@dataclass
class Run:
    """What a launch does: violations by (block, thread), each thread's accesses, and what makes it unpredictable."""

    violations: dict[tuple[int, int], Violation] = field(default_factory=dict)
    accesses: dict[tuple[int, int], list[Access]] = field(default_factory=dict)
    undefined: bool = False
    strays: bool = False
    endless: bool = False


class IllegalAccess(Exception):  # noqa: N818 - it ends a thread, not the program
    """A thread's access that no correct machine makes."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation.kind)
        self.violation = violation


def laid_out(variables: Sequence[Variable], begin: int, dynamic: int) -> list[Region]:
    """Place variables one after the other; those without a size share the dynamic memory at the end."""
    regions, at = [], begin
    for variable in variables:
        if variable.size is not None:
            at += -at % variable.alignment
            regions.append(Region(variable.name, at, bytearray(variable.size)))
            at += variable.size
    for variable in variables:
        if variable.size is None:
            at += -at % variable.alignment
            regions.append(Region(variable.name, at, bytearray(dynamic)))
    return regions
