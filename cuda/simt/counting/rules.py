"""How one request of a warp is counted: sectors of global memory, wavefronts of shared memory, distinct bytes.

The rule: these are the definitions. Everything else that counts (the tables that compiled code reads, the functions of
`runtime.ll` and `early.ll`) must agree with them, and the tests check that it does. `MemoryRules` are the data that say
which of them hold on a GPU; `CURRENT` are those of compute capability 5.0 and later.

Source: NVIDIA H200 counters for single requests (tests/cuda/simt/h200_requests.json), which the functions reproduce to
the last wavefront; the pairing rule for 8- and 16-byte loads is NVIDIA's answer "Unexpected shared memory bank
conflict" in its developer forum (stated for compute capability 7.x; the H200 agrees). Before 5.0: CUDA C Programming
Guide 4.2, appendix F, as the files beside `warplens.cuda.device.spec` say.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from warplens.cuda.device.occupancy import WARP_LANES
from warplens.cuda.device.spec import Broadcast, Coalescing, MemoryRules, memory_rules
from warplens.cuda.ground.textures import FilterMode, TexelPlace, TextureView

LANES = WARP_LANES  # a warp has this many threads
SECTOR_BYTES = 32  # a sector is the unit of requests from L1 to L2, and the smallest transaction of every GPU
LINE_BYTES = 128  # a line: the unit of look-up in L1, four sectors under one tag, the largest transaction of any GPU
LINE_SECTORS = LINE_BYTES // SECTOR_BYTES
BANK_BYTES = 4  # a bank of shared memory has this width
FULL_MASK = (1 << LANES) - 1
CURRENT = memory_rules((5, 0))

Piece = tuple[int, int, Sequence[int]]  # the start and the size of bytes that move, and the lanes that may access them


def active_lanes(mask: int) -> list[int]:
    """Return the lanes whose bit is set in `mask`.

    Example:
        >>> active_lanes(0b1011)
        [0, 1, 3]
    """
    return [lane for lane in range(LANES) if mask >> lane & 1]


def distinct_bytes(
    addresses: Sequence[int], width_bytes: int, mask: int = FULL_MASK, *, rules: MemoryRules = CURRENT
) -> int:
    """Count the distinct bytes of a request, the same byte once; on 1.x once in each half-warp.

    Aligned accesses of one width are equal or disjoint, so this is the number of different addresses times the width.

    Example:
        >>> distinct_bytes([4 * (lane // 2) for lane in range(32)], 4)
        64
    """
    return width_bytes * sum(len({addresses[lane] for lane in lanes}) for lanes in parts(mask, rules.request_lanes))


def sectors(
    addresses: Sequence[int],  # 32 of bytes, each aligned to the width (at most 16 bytes): a lane touches one sector
    mask: int = FULL_MASK,
    width_bytes: int = 4,  # of one lane: 1, 2, 4, 8 or 16
    *,
    is_store: bool = False,  # a store or an atomic operation
    rules: MemoryRules = CURRENT,
) -> int:
    """Count the bytes that a request moves, in sectors of 32 bytes.

    From 5.0 on these are the different sectors that it touches, so that its width does not matter. On earlier GPUs they
    are the bytes of its transactions, of 32, 64 or 128 bytes each.

    Example:
        >>> sectors([8 * lane for lane in range(32)])  # a stride of two floats
        8
    """
    return transactions(addresses, width_bytes, mask, is_store=is_store, rules=rules)[0]


def transactions(
    addresses: Sequence[int],
    width_bytes: int,
    mask: int = FULL_MASK,
    *,
    is_store: bool = False,
    rules: MemoryRules = CURRENT,
) -> tuple[int, int]:
    """Count the sectors and transactions of a request to global memory (arguments as for `sectors`).

    Returns:
        Its bytes in sectors, and its transactions: on 1.x those that its half-warps issue, of 32, 64 or 128 bytes each;
        later the 128-byte lines that each part of it touches.

    Example:
        >>> transactions([4 * lane for lane in range(32)], 4)
        (4, 1)
    """
    kind = rules.stores if is_store else rules.loads
    moved = issued = 0
    for lanes in parts(mask, request_part(width_bytes, rules)):
        if kind is Coalescing.IN_ORDER:  # one that does not coalesce has a transaction for each of its active lanes
            segment, whole = lanes_in_order(addresses, width_bytes, lanes), LANES // 2 * width_bytes
            part = (whole // SECTOR_BYTES, whole // segment) if segment else (len(lanes), len(lanes))
        elif kind is Coalescing.SEGMENTS:
            pieces = segments(addresses, width_bytes, lanes)
            part = sum(size for _, size, _ in pieces) // SECTOR_BYTES, len(pieces)
        else:
            touched = len({addresses[lane] // LINE_BYTES for lane in lanes})
            in_sectors = len({addresses[lane] // SECTOR_BYTES for lane in lanes})
            part = (LINE_SECTORS * touched if kind is Coalescing.LINES else in_sectors), touched
        moved, issued = moved + part[0], issued + part[1]
    return moved, issued


def least_sectors(
    distinct: int, width_bytes: int, mask: int = FULL_MASK, *, is_store: bool = False, rules: MemoryRules = CURRENT
) -> int:
    """Return the fewest sectors in which this number of distinct bytes can move, at any addresses.

    Each part of a request that has an active lane needs at least the smallest transaction: a line where whole lines
    move, on 1.0 and 1.1 the segment of all its words, or 32 bytes for each active lane if that is less; else a sector.

    Example:
        >>> least_sectors(128, 4)
        4
    """
    kind = rules.stores if is_store else rules.loads
    asking = list(parts(mask, request_part(width_bytes, rules)))
    if kind is Coalescing.IN_ORDER:
        whole = LANES // 2 * width_bytes // SECTOR_BYTES if width_bytes >= BANK_BYTES else LANES
        return sum(min(len(lanes), whole) for lanes in asking)
    unit = LINE_SECTORS if kind is Coalescing.LINES else 1
    return unit * max(len(asking), -(-distinct // (unit * SECTOR_BYTES)))


def request_part(width_bytes: int, rules: MemoryRules = CURRENT) -> int:
    """Return how many lanes of a request to global memory are served together.

    Example:
        >>> request_part(4), request_part(4, memory_rules((1, 3)))
        (32, 16)
    """
    return min(rules.request_lanes, rules.request_bytes // max(width_bytes, BANK_BYTES))


def parts(mask: int, lanes_per_part: int) -> Iterator[list[int]]:
    """Iterate over the active lanes of each part of a warp that has any.

    Example:
        >>> list(parts(0b110000000000000011, 16))
        [[0, 1], [16, 17]]
    """
    for first in range(0, LANES, lanes_per_part):
        if lanes := [lane for lane in range(first, first + lanes_per_part) if mask >> lane & 1]:
            yield lanes


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


def wavefronts(
    addresses: Sequence[int],  # 32 byte offsets, each aligned to `width_bytes`
    width_bytes: int,  # 1, 2, 4, 8 or 16
    mask: int = FULL_MASK,
    *,
    is_store: bool = False,  # a store or an atomic operation: those are never paired, and have no broadcast
    rules: MemoryRules = CURRENT,
) -> int:
    """Count the passes that a request needs through the banks of shared memory.

    A warp is served in parts of as many lanes as one pass can serve: on 5.0 and later, 32 lanes of up to 4 bytes, 16
    of 8, 8 of 16. A part takes as many passes as its lanes access different rows of one bank, where a row is what one
    pass can move side by side. On 5.0 and later a load whose active lanes agree pairwise, all with their neighbour
    (lane n with n^1) or all with the next but one (n^2), is served in half as many parts. On 1.x half-warps are served
    one word of each lane after the other (`steps`).

    Example:
        >>> wavefronts([4 * lane for lane in range(32)], 4), wavefronts([128 * lane for lane in range(32)], 4)
        (1, 32)
    """
    if rules.broadcast is Broadcast.ONE_WORD:
        return sum(
            len(list(steps({lane: addresses[lane] + word for lane in lanes}, rules.banks, is_store=is_store)))
            for word in range(0, width_bytes, BANK_BYTES)
            for lanes in parts(mask, rules.banks)
        )
    element_bytes = max(width_bytes, BANK_BYTES)
    banks = rules.banks * BANK_BYTES // element_bytes
    row = rules.pass_bytes // element_bytes
    total = 0
    for part in parts(mask, shared_part(addresses, width_bytes, mask, is_store=is_store, rules=rules)):
        conflicts: dict[int, set[int]] = {}
        for lane in part:
            element = addresses[lane] // element_bytes
            conflicts.setdefault(element % banks, set()).add(element // row)
        total += max(map(len, conflicts.values())) + (rules.extra_passes if width_bytes == WIDEST_BYTES else 0)
    return total


def copy_wavefronts(
    sources: Sequence[int], destinations: Sequence[int], mask: int = FULL_MASK, *, reading: int = FULL_MASK
) -> int:
    """Count the passes of a copy of 4 bytes a lane from global to shared memory (`cp.async`), on 8.0 and later.

    Lines of L1 and shared memory lie in the same banks, and a copy takes each word from the bank of its source: as many
    passes as the sources need, or the destinations if they need more. Both are 32 multiples of 4: byte addresses of
    global memory, and offsets of shared memory. Active lanes that are not `reading` store zeros.

    Source: an H200, for sources 1, 2, 8, 32 and 33 words apart that are copied side by side (`copied_column` in
    tests/hardware/counters/h200_unrolled.json). No copy with conflicts among its destinations was counted on a GPU.

    Example:
        >>> side_by_side = [4 * lane for lane in range(32)]
        >>> [copy_wavefronts([4 * stride * lane for lane in range(32)], side_by_side) for stride in (1, 2, 8, 32, 33)]
        [1, 2, 8, 32, 1]
    """
    return max(
        wavefronts(destinations, BANK_BYTES, mask, is_store=True), wavefronts(sources, BANK_BYTES, mask & reading)
    )


def shared_part(addresses: Sequence[int], width_bytes: int, mask: int, *, is_store: bool, rules: MemoryRules) -> int:
    """Return how many lanes of a request to shared memory are served together (see `wavefronts`; not on 1.x).

    Example:
        >>> shared_part([8 * lane for lane in range(32)], 8, FULL_MASK, is_store=False, rules=CURRENT)
        16
    """
    lanes_per_part = min(LANES, rules.pass_bytes // max(width_bytes, BANK_BYTES))
    lanes = active_lanes(mask)
    can_pair = rules.broadcast is Broadcast.PAIRS and width_bytes > BANK_BYTES and not is_store
    pairs = can_pair and (_paired(addresses, lanes, 1) or _paired(addresses, lanes, 2))
    return 2 * lanes_per_part if pairs else lanes_per_part


WIDEST_BYTES = 16  # this is the widest access of a lane


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


def _paired(addresses: Sequence[int], lanes: Sequence[int], distance: int) -> bool:
    present = set(lanes)
    return all(addresses[lane] == addresses[lane ^ distance] for lane in lanes if lane ^ distance in present)


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


@lru_cache(maxsize=1024)
def ideal_wavefronts(
    distinct_bytes: int, width_bytes: int, lanes: int, *, is_store: bool = False, rules: MemoryRules = CURRENT
) -> int:
    """Return the wavefronts of a request whose elements lie side by side, lanes of one element beside each other.

    A 16-byte load that all lanes share takes 2, a contiguous one 4: no layout takes fewer. On 1.x, where bytes of one
    word conflict, smaller elements lie in a word each. There are 1 to 32 `lanes`.
    """
    elements = max(1, distinct_bytes // width_bytes)
    apart = max(width_bytes, BANK_BYTES) if rules.broadcast is Broadcast.ONE_WORD else width_bytes
    addresses = [apart * (lane * elements // lanes) for lane in range(lanes)] + [0] * (LANES - lanes)
    return wavefronts(addresses, width_bytes, (1 << lanes) - 1, is_store=is_store, rules=rules)
