"""The units that requests are counted in, and which lanes GPUs before 5.0 and the texture unit serve together.

The rule: these are what the definitions of `counts` are made of; nothing is counted here. `MemoryRules` are the data
that say which of them hold on a GPU; `CURRENT` are those of compute capability 5.0 and later.

Source: CUDA C Programming Guide 4.2, appendix F, as the files beside `warplens.cuda.device.spec` say.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warplens.cuda.device import occupancy, spec
from warplens.cuda.ground.textures import FilterMode, TexelPlace, TextureView

LANES = occupancy.WARP_LANES  # a warp has this many threads
SECTOR_BYTES = 32  # a sector is the unit of requests from L1 to L2, and the smallest transaction of every GPU
LINE_BYTES = 128  # a line: the unit of look-up in L1, four sectors under one tag, the largest transaction of any GPU
LINE_SECTORS = LINE_BYTES // SECTOR_BYTES
BANK_BYTES = 4  # a bank of shared memory has this width
WIDEST_BYTES = 16  # this is the widest access of a lane
FULL_MASK = (1 << LANES) - 1
CURRENT = spec.memory_rules((5, 0))

Piece = tuple[int, int, Sequence[int]]  # the start and the size of bytes that move, and the lanes that may access them


def lanes_in_order(addresses: Sequence[int], width_bytes: int, lanes: Sequence[int]) -> int | None:
    """Return the bytes of a transaction where a half-warp on 1.0 and 1.1 coalesces, None where it does not.

    It coalesces where lane k accesses word k of an aligned segment (CUDA C Programming Guide 4.2, F.3.2.1).

    Example:
        >>> lanes_in_order([4 * lane for lane in range(32)], 4, range(16))
        64
    """
    half = LANES // 2
    segment = min(half * width_bytes, LINE_BYTES)
    starts = {addresses[lane] - width_bytes * (lane % half) for lane in lanes}
    return None if width_bytes < BANK_BYTES or len(starts) > 1 or starts.pop() % segment else segment


def segments(addresses: Sequence[int], width_bytes: int, lanes: Sequence[int]) -> list[Piece]:
    """Return the transactions of a half-warp on 1.2 and 1.3: segments, cut to what is in use (guide 4.2, F.3.2.2).

    Example:
        >>> segments([4 * lane for lane in range(32)], 4, range(16))[0][:2]
        (0, 64)
    """
    segment = min(SECTOR_BYTES * width_bytes, LINE_BYTES)
    used: dict[int, list[int]] = {}
    pieces: list[Piece] = []
    for lane in lanes:
        used.setdefault(addresses[lane] // segment, []).append(addresses[lane])
    for requested in used.values():
        size = SECTOR_BYTES
        while min(requested) // size != max(requested) // size:
            size *= 2
        pieces.append((min(requested) // size * size, size, lanes))
    return sorted(pieces)


def steps(requested: dict[int, int], banks: int, *, is_store: bool) -> Iterator[dict[int, tuple[int, ...]]]:
    """Yield the lanes of each step of a half-warp on 1.x for one word of each lane, with the bank that each takes.

    A step serves all lanes of the broadcast word and one lane for each other bank (CUDA C Programming Guide 4.2,
    F.3.3). The guide leaves the choice of that word open: here it is the one that most of the remaining lanes access,
    among equals that of the lowest lane. A store has no broadcast word; of the lanes that store to one address only one
    does, and they belong to one step.

    Example:
        >>> [list(step) for step in steps({0: 0, 1: 128, 2: 4}, 32, is_store=False)]
        [[0, 2], [1]]
    """
    if is_store:
        yield from _store_steps(requested, banks)
        return
    words = {lane: address // BANK_BYTES for lane, address in requested.items()}
    while words:
        remaining = list(words.values())
        broadcast = max(dict.fromkeys(remaining), key=remaining.count)
        busy = {broadcast % banks}
        taken: dict[int, tuple[int, ...]] = {}
        for lane, word in list(words.items()):
            if word == broadcast or word % banks not in busy:
                taken[lane] = (word % banks,)
                del words[lane]
            busy.add(word % banks)
        yield taken


def _store_steps(requested: dict[int, int], banks: int) -> Iterator[dict[int, tuple[int, ...]]]:
    addresses_by_bank: dict[int, list[int]] = {}
    for address in requested.values():
        if address not in (addresses := addresses_by_bank.setdefault(address // BANK_BYTES % banks, [])):
            addresses.append(address)
    for step in range(max(map(len, addresses_by_bank.values()))):
        yield {
            lane: (address // BANK_BYTES % banks,)
            for lane, address in requested.items()
            if step < len(addresses := addresses_by_bank[address // BANK_BYTES % banks]) and addresses[step] == address
        }


# The texture unit serves a request in groups of lanes, each by itself: a texel, sector or line that several lanes of a
# group touch counts once, and once more for another group. It asks the L1 cache once for each group of `asking` lanes
# with an active one.
# Source: single requests counted on an H100 (`tests/hardware/textures/h100_textures.json`). Linear filters of 8 bytes a
# texel, and of 16 bytes in three dimensions, were not measured: they are assumed to follow the nearest that were.
QUAD, OCTET, PAIR = 4, 8, 2
WIDE_TEXEL_BYTES = 16


@dataclass(frozen=True, slots=True)
class Service:
    """The lanes that ask together, those that are served together, and how many times each of those groups is."""

    asking: int
    served: int
    times: int = 1


def service_of(view: TextureView, *, is_gather: bool = False) -> Service:
    """Return how the requests of a view are served.

    Example:
        >>> service_of(TextureView(name="img", array="in", element="float32", channels=1, extent=(8, 8)))
        Service(asking=4, served=4, times=1)
    """
    if view.is_surface:
        return Service(OCTET, OCTET)
    if view.place is TexelPlace.LINEAR:
        lanes = QUAD if view.texel_bytes >= WIDE_TEXEL_BYTES else OCTET
        return Service(lanes, lanes)
    if view.filter is FilterMode.LINEAR and not is_gather:
        is_wide = view.texel_bytes >= WIDE_TEXEL_BYTES
        if is_wide or len(view.extent) > 2:
            return Service(QUAD, PAIR, 2 if is_wide else 1)
    return Service(QUAD, QUAD)
