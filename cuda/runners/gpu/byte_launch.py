"""A launch on bytes of the host, as a front end gives it to a card, and what became of it there.

The rule: these values hold no object of the driver and encode as they stand, since the card belongs to another process.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt

from warplens.cuda.points import CacheState, Measuring, Time

Bytes = npt.NDArray[np.uint8]
WORD_BYTES = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A word that holds an address: `at` bytes into an array, or into the parameters where `holder` is empty.

    It leads `offset` bytes into the array `to`.
    """

    holder: str
    at: int
    to: str
    offset: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchTiming:
    """How a launch is timed: in which state of the cache, by which settings."""

    cache: CacheState = CacheState.COLD
    measuring: Measuring = field(default_factory=Measuring)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByteLaunch:
    """A launch of compiled code on arrays of bytes.

    Args:
        symbol: the (mangled) name of the entry.
        code: machine code for the card, or PTX that the driver translates.
        grid, block: blocks and threads in x, y, z.
        dynamic_shared_bytes: dynamic shared memory.
        parameters: the parameter block; where a link stands, any bytes.
        links: the addresses in the parameters and in the arrays.
        sizes: the bytes of each array, by name.
        variables: the arrays that are variables of the module.
        written: the arrays that the kernel may change, which are fetched.
        updated: those of them whose contents it may read, which are restored before each timed launch.
    """

    symbol: str
    code: bytes = field(repr=False)
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int = 0
    parameters: bytes = b""
    links: tuple[Link, ...] = ()
    sizes: Mapping[str, int] = field(default_factory=dict)
    variables: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ByteResult:
    """What became of a launch on a card.

    Args:
        results: the arrays that were fetched, with addresses of the card where the kernel left addresses.
        addresses: where each array lay on the card.
        time: the time, where one was asked for.
        printed: the text that the kernel printed.
        notes: sentences on how it was timed.
        failure: why there are no results, one sentence.
        hindrance: why the card did not begin, one sentence: it has no room, or cannot be opened.
    """

    results: Mapping[str, Bytes] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)
    time: Time | None = None
    printed: str = ""
    notes: tuple[str, ...] = ()
    failure: str = ""
    hindrance: str = ""


class LaunchCard(Protocol):
    """A card that takes launches on bytes."""

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        """Launch once on these arrays, fetch the results, and time the launch where that is asked for."""
        ...

    def load(self, code: bytes) -> None:
        """Load the code of a launch that follows, without waiting for it: the driver may have to translate it."""
        ...

    def close(self) -> None:
        """Give the card back."""
        ...


def linked(data: Bytes, links: Mapping[int, int]) -> Bytes:
    """Return bytes with these addresses, by their positions; the same array where there are none."""
    if not links:
        return data
    copy = data.copy()
    for at, address in links.items():
        copy[at : at + WORD_BYTES] = np.frombuffer(address.to_bytes(WORD_BYTES, "little"), np.uint8)
    return copy
