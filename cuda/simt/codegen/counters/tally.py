"""Writes the code that counts a memory request: bytes, and sectors or wavefronts.

The rule: the numbers are those of `counting.counts`. The cost of a request by a whole warp is computed at compile time
and multiplied by the executions, or looked up by the position of its first byte in a sector. A request by part of a
warp, or with distances unknown at compile time, is counted lane by lane in `runtime.ll`, or in `early.ll` by the rules
of GPUs before compute capability 5.0.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import gcd

from warplens.cuda.device.spec import Broadcast, Coalescing, MemoryRules
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.kept_requests import keep
from warplens.cuda.simt.codegen.warp_code import Cost, Observer, Pieces, Site, Touched, WarpCode
from warplens.cuda.simt.counting import counts, rules, transactions
from warplens.cuda.simt.passes.control_flow import predecessors
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import Branch, Program
from warplens.cuda.simt.values import interfaces, tiles
from warplens.cuda.simt.values.value import Value, literals, source

OF_BANKS = {tree.Space.SHARED, tree.Space.CLUSTER}
"""Requests of these spaces are counted by words of banks; of those to a cluster only the distinct bytes are kept."""
PASS_BYTES = 128  # a wavefront of a tile moves this many bytes: all banks
PHASES = 256  # every rule repeats after this many bytes: 64 words of banks on 3.x, 128-byte lines elsewhere


@dataclass(frozen=True, slots=True)
class _Source:
    """Where the lanes of a copy read: their addresses, distances (None: unknown), and the mask of those that do."""

    address: Value
    distances: tuple[int, ...] | None
    reading: str


class Tally(Observer):
    """Counts the requests of one kernel."""

    def __init__(self, code: WarpCode) -> None:
        self.m = code
        self._source: _Source | None = None

    def request(self, site: Site, address: Value, offsets: tuple[int, ...] | None = None) -> None:
        """Count one request."""
        m = self.m
        if site.request == tree.SERVED:
            return
        if site.request.offset_bytes:
            address = m.add(address, m.known(address.type, site.request.offset_bytes))
        distances = (0,) * rules.LANES if address.uniform else offsets
        if (site.request.copies or site.request.moved_to) and keep(m, site, address, distances):
            return
        self._record(site, address)
        if m.under_guard:
            m.do(f"call void @count_lanes(i32 {m.act}, ptr {m.counter(site.slot)})")
        if site.is_copy and site.space is tree.Space.GLOBAL:  # the other half is the next request
            self._source = _Source(address, distances, m.act)
        self._count(site, address, distances, counted=m.under_guard)

    def count_kept(self, site: Site, address: Value, distances: tuple[int, ...] | None) -> None:
        """Count a request of the active lanes that was kept."""
        m = self.m
        self._record(site, address)
        m.do(f"call void @count_lanes(i32 {m.act}, ptr {m.counter(site.slot)})")
        self._count(site, address, distances, counted=True)

    def _count(self, site: Site, address: Value, distances: tuple[int, ...] | None, *, counted: bool) -> None:
        """Count the cost of a request in the shortest way; the executions may be `counted` in the counters."""
        m = self.m
        source = self._source_of(site)
        is_irregular = source is not None and (source.distances is None or source.reading != m.act)
        if site.space is tree.Space.LOCAL or distances is None or is_irregular:
            self._count_lanes(site, address)
            return
        mask = m.fixed_mask
        if mask is not None and not counted:
            self._count_whole(site, address, distances, mask, counted=False)
            return
        whole, some, end = m.name("whole"), m.name("some"), m.name("counted")
        m.fork(m.is_whole_warp(), whole, some)
        self._count_whole(site, address, distances, m.whole_mask, counted=counted)
        m.do(f"br label %{end}")
        m.label(some)
        if address.uniform and site.space is tree.Space.GLOBAL and m.launch.rules == rules.CURRENT:
            self._add(site, Cost(site.counted, 1, 1, 1))
        else:
            self._count_lanes(site, address)
        m.rejoin(end)

    def texels(self, site: Site, touched: Sequence[Touched]) -> None:
        """Count one request of texels, and record it by the first texel of each lane."""
        m = self.m
        self._record(site, touched[0].address)
        slot = m.counter(site.slot)
        if m.under_guard:
            m.do(f"call void @count_lanes(i32 {m.act}, ptr {slot})")
        rows, masks = f"%texels.{len(touched)}", f"%texel.lanes.{len(touched)}"
        m.texel_rows[len(touched)] = None
        for number, (_, place, lanes) in enumerate(touched):
            at = m.emit(f"getelementptr <32 x i64>, ptr {rows}, i64 {number}")
            m.do(f"store <32 x i64> {m.vector(place)}, ptr {at}, align 256")
            m.do(f"store i32 {lanes.code}, ptr {m.emit(f'getelementptr i32, ptr {masks}, i64 {number}')}")
        if site.service is None:
            raise AssertionError(f"{site.op.text} touches texels by no rule")
        asking, served, times = site.service.asking, site.service.served, site.service.times
        places = f"ptr {rows}, ptr {masks}, i64 {len(touched)}, i64 {site.width.bit_length() - 1}"
        groups = f"i32 {asking}, i32 {served}, i64 {times}, i32 {m.act}"
        m.do(f"call void @count_texels({places}, {groups}, ptr {slot})")

    def libraries(self, shared_end: int) -> tuple[str, ...]:
        """Return the functions that count texels."""
        del shared_end
        return (source("codegen/counters/texels.ll"),)

    def tile(self, site: Site, tile: interfaces.Tile, pieces: Pieces) -> None:
        """Count the reads of a tile: as many wavefronts as its bytes fill, wherever they lie.

        What the warps of a group read together counts for the first of them.

        Source: an H100 counts so for 60 forms and layouts, those without any distance between pieces included
        (`tests/golden/wgmma/counters.json`).
        """
        del pieces
        m = self.m
        bytes_ = tile.groups * tiles.PIECES * tiles.PIECE_BYTES
        cost = Cost(bytes_, bytes_ // PASS_BYTES)
        if m.under_guard:
            m.do(f"call void @count_lanes(i32 {m.act}, ptr {m.counter(site.slot)})")
        if not tile.common:
            if m.under_guard:
                self._add(site, cost)
            else:
                site.whole = cost
            return
        number = m.emit(f"and i32 %warp, {tiles.WARPS - 1}")
        first = m.emit(f"icmp eq i32 {number}, 0")
        at = m.counter(site.slot + 2)
        old = m.emit(f"load <4 x i64>, ptr {at}, align 8")
        more = m.emit(f"select i1 {first}, <4 x i64> {cost.code}, <4 x i64> zeroinitializer")
        m.do(f"store <4 x i64> {m.emit(f'add <4 x i64> {old}, {more}')}, ptr {at}, align 8")

    def _source_of(self, site: Site) -> _Source | None:
        """Return the source of a copy whose half in shared memory takes the passes of both; None for other requests."""
        is_counted = site.is_copy and site.space is tree.Space.SHARED and site.counted == rules.BANK_BYTES
        return self._source if is_counted and self.m.launch.rules == rules.CURRENT else None

    def _record(self, site: Site, address: Value) -> None:
        """Do nothing: only `recording.Recorder` records requests."""

    def _count_whole(self, site: Site, base: Value, distances: Sequence[int], mask: int, *, counted: bool) -> None:
        """Count a request by the lanes of a known mask: at compile time, or by the position of the base in a line."""
        # A cost that is always the same goes to `site.whole`, or to the counters where executions are `counted`.
        is_shared = site.space is tree.Space.SHARED
        bytes_ = counts.distinct_bytes(distances, site.counted, mask, rules=self.m.launch.rules)
        least = 0 if is_shared else self._least(site, bytes_, mask)
        traffic = self._traffic(site, base, distances, mask)
        if isinstance(traffic, str):
            at = self.m.counter(site.slot + 3)  # of traffic and lines, as one vector
            self.m.text.update("add", "<2 x i64>", at, traffic, ", align 8")
            traffic = (0, 0)
        cost = Cost(bytes_, *traffic, least)
        if counted:
            self._add(site, cost)
        else:
            site.whole = cost

    def _least(self, site: Site, bytes_: int, mask: int) -> int:
        return counts.least_sectors(bytes_, site.counted, mask, is_store=site.is_store, rules=self.m.launch.rules)

    def _add(self, site: Site, cost: Cost) -> None:
        self.m.text.update("add", "<4 x i64>", self.m.counter(site.slot + 2), cost.code, ", align 8")

    def _traffic(self, site: Site, base: Value, distances: Sequence[int], mask: int) -> tuple[int, int] | str:
        """Return traffic and lines of a request, as numbers or as code that looks them up by the base's low bits."""
        source = self._source_of(site)
        if source is not None and source.distances is not None:
            return counts.copy_wavefronts(source.distances, distances, mask), 0
        table = _traffic(
            tuple(distances),
            mask,
            self.m.launch.rules,
            width_bytes=site.counted,
            is_shared=site.space is tree.Space.SHARED,
            is_store=not site.pairs if site.space is tree.Space.SHARED else site.is_store,
        )
        step = max(1, gcd(base.bounds.factor, len(table) * site.counted) // site.counted)
        if len(set(table[::step])) == 1:
            return table[0]
        m = self.m
        name = f"@table.{len(m.text.tables)}"
        entries = ", ".join(f"<2 x i64> <{literals('i64', row)}>" for row in table)
        m.text.tables.append(f"{name} = internal constant [{len(table)} x <2 x i64>] [{entries}]")
        shifted = m.emit(f"lshr i64 {base.code}, {site.counted.bit_length() - 1}")
        index = m.emit(f"and i64 {shifted}, {len(table) - 1}")
        return m.emit(f"load <2 x i64>, ptr {m.emit(f'getelementptr <2 x i64>, ptr {name}, i64 {index}')}")

    def _count_lanes(self, site: Site, address: Value) -> None:
        """Count a request lane by lane; a memo keeps the cost of the instruction's last pattern."""
        m, vector = self.m, self.m.vector(address)
        if site.space is tree.Space.LOCAL:
            for word in self._words(site, vector):
                self._count_vector(site, word, min(site.counted, counts.LOCAL_WORD_BYTES))
            return
        source = self._source_of(site)
        if source is not None:
            lanes = f"<32 x i64> {vector}, <32 x i64> {m.vector(source.address)}, i32 {m.act}, i32 {source.reading}"
            m.do(f"call void @count_copied({lanes}, ptr {m.counter(site.slot)})")
            return
        self._count_vector(site, vector, site.counted)

    def _count_vector(self, site: Site, vector: str, width_bytes: int) -> None:
        m = self.m
        slot = m.counter(site.slot)
        memo = m.emit(f"getelementptr %memo, ptr %memos, i64 {site.index}")
        if m.launch.rules == rules.CURRENT:
            function, how = self._current_rules(site)
        else:
            function, how = self._early_rules(site, m.launch.rules)
        m.do(f"call void @{function}(<32 x i64> {vector}, i32 {m.act}, i64 {width_bytes}, {how}ptr {slot}, ptr {memo})")

    @staticmethod
    def _current_rules(site: Site) -> tuple[str, str]:
        if site.space not in OF_BANKS:
            return "count_global", ""
        shift = max(site.counted, rules.BANK_BYTES).bit_length() - 1
        pairing = int(site.counted > rules.BANK_BYTES and site.pairs)
        return "count_shared", f"i64 {shift}, i1 {pairing}, "

    @staticmethod
    def _early_rules(site: Site, held: MemoryRules) -> tuple[str, str]:
        if site.space not in OF_BANKS:
            kind = list(Coalescing).index(held.stores if site.is_store else held.loads)
            return "count_transactions", f"i32 {kind}, i32 {counts.request_part(site.counted, held)}, "
        if held.broadcast is Broadcast.ONE_WORD:
            return "count_steps", f"i64 {held.banks}, i1 {int(site.is_store)}, "
        element = max(site.counted, rules.BANK_BYTES)
        banks, row = held.banks * rules.BANK_BYTES // element, held.pass_bytes // element
        extra = held.extra_passes if site.counted == rules.WIDEST_BYTES else 0
        shift = element.bit_length() - 1
        return "count_rows", f"i64 {shift}, i64 {banks}, i64 {row}, i64 {extra}, "

    def _words(self, site: Site, vector: str) -> Iterator[str]:
        """Iterate over the local addresses of each word of an access, as hardware lays them out.

        Words of neighbouring lanes lie side by side, and a lane's next word behind those of the whole warp.

        Source: CUDA C++ Programming Guide 12.9, 5.3.2 "Local Memory"; requests and sectors of accesses of 4 and 8 bytes
        on an H100 (`tests/hardware/textures/h100_textures.json`).
        """
        m = self.m
        lanes = literals("i64", (lane * counts.LOCAL_WORD_BYTES for lane in range(rules.LANES)))
        for start in range(0, site.counted, counts.LOCAL_WORD_BYTES):
            at = m.emit(f"add <32 x i64> {vector}, splat (i64 {start})")
            rest = m.emit(f"and <32 x i64> {at}, splat (i64 {counts.LOCAL_WORD_BYTES - 1})")
            word = m.emit(f"sub <32 x i64> {at}, {rest}")
            row = m.emit(f"mul <32 x i64> {word}, splat (i64 {rules.LANES})")
            yield m.emit(f"add <32 x i64> {m.emit(f'add <32 x i64> {row}, {rest}')}, <{lanes}>")


@lru_cache(maxsize=1024)  # of the same few patterns in all kernels
def _traffic(
    distances: tuple[int, ...], mask: int, held: MemoryRules, *, width_bytes: int, is_shared: bool, is_store: bool
) -> tuple[tuple[int, int], ...]:
    """Return traffic and lines of a request at each place of its base, up to where they repeat."""
    period = rules.LINE_BYTES
    if is_shared:
        period = max(width_bytes, rules.BANK_BYTES) if held.pass_bytes <= rules.BANK_BYTES * held.banks else PHASES
    rows = []
    for start in range(0, period, width_bytes):
        addresses = [start + distance for distance in distances]
        if is_shared:
            rows.append((counts.wavefronts(addresses, width_bytes, mask, is_store=is_store, rules=held), 0))
        else:
            rows.append(counts.transactions(addresses, width_bytes, mask, is_store=is_store, rules=held))
    return tuple(rows)


# The block whose requests are recorded is named when the code runs, so one compiled code serves all blocks.
class Recorder(Tally):
    """Counts the requests of one kernel, and records those of the watched block, with the branches of its warps."""

    def branched(self, block: int, outcome: transactions.Outcome) -> None:
        """Note a branch if it is one of the watched block, and one of the first."""
        if block >= transactions.MOST_NOTED_BLOCKS:
            return
        m = self.m
        header = m.emit(f"getelementptr i64, ptr %memos, i64 {-transactions.HEADER_WORDS}")
        place = ", ".join(f"i32 %block.{axis}" for axis in "xyz")
        entry = transactions.OUTCOMES * block + outcome
        m.do(f"call void @record_branch(ptr {header}, i32 %warp, {place}, i32 {entry}, i64 {transactions.LOG_ENTRIES})")

    def _record(self, site: Site, address: Value) -> None:
        m = self.m
        header = m.emit(f"getelementptr i64, ptr %memos, i64 {-transactions.HEADER_WORDS}")
        row = m.emit(f"add i32 %warp, {site.index * m.launch.warps}")
        block = ", ".join(f"i32 %block.{axis}" for axis in "xyz")
        lanes = m.vector(address)
        if site.request.trips > 1:  # a request of several trips begins at a multiple of its width
            lanes = m.emit(f"and <32 x i64> {lanes}, splat (i64 {-site.counted})")
        m.do(f"call void @record_request(ptr {header}, i32 {row}, {block}, <32 x i64> {lanes}, i32 {m.act})")

    def at_barrier(self, frame_bytes: int) -> str:
        """Count the barrier: requests after it are in a later phase."""
        del frame_bytes
        return source("codegen/counters/barrier.ll")


class Counters:
    """Counters of a number of words each, of loops by the block of the header or of instructions by their index."""

    def __init__(self, code: WarpCode, indices: Iterable[int], words: int) -> None:
        self.m = code
        self._indices = tuple(indices)
        self._words = words
        self.slots: dict[int, int] = {}

    def place(self, first_slot: int) -> int:
        """Take the counters from a slot on; return the slot behind them."""
        self.slots = {index: first_slot + self._words * number for number, index in enumerate(self._indices)}
        return first_slot + self._words * len(self.slots)


# An unrolled loop runs each copy of its body as often as the lane with the most rounds needs, so sums over lanes are
# not enough: each entry of the loop is counted as a whole, when the warp comes to the loop again, waits or ends. Until
# then no lane has left it for good, since the lowest waiting block runs first. A round is an execution of the loop's
# header by a lane. Counting takes time, so only loops are counted of which the machine code has several copies.
LARGEST_SHIFT = 5
SHARES = tuple(
    (1 << times, 1 << below if below < LARGEST_SHIFT else 0)
    for times in range(LARGEST_SHIFT)
    for below in range(times + 1, LARGEST_SHIFT + 1)
)
"""How many trips a copy takes at once, and below which number of them (0: any); `count_trips` of runtime.ll adds to the
counters of each in this order, first for all rounds of each lane and then for all but one."""
SHARE_COUNTERS = ("warps", "lanes", "skips", "groups", "entries")
"""Of each share: executions of the copy by warps, and by lanes; entries in which some lane does not execute it; and the
different numbers of executions, added up, which is the number of groups of lanes that leave it one after the other; and
entries in which some lane executes it."""
TRIP_WORDS = 2 * len(SHARE_COUNTERS) * len(SHARES)


class TripCounters(Counters):
    """The counters of the unrolled loops that lanes may leave at different times."""

    def __init__(
        self,
        code: WarpCode,
        program: Program,
        loops: Mapping[int, frozenset[int]],
        shapes: Shapes,
        waits: frozenset[int],
    ) -> None:
        """Choose the loops of a program among `loops`; `waits` are the blocks at whose end warps wait."""
        blocks = program.blocks
        uneven = [
            header
            for header, body in sorted(loops.items())
            if body.isdisjoint(waits)
            and any(shapes.divergent >> b & 1 and not body.issuperset(blocks[b].successors()) for b in body)
            and any(
                isinstance(branch := blocks[b].terminator, Branch)
                and header in blocks[b].successors()
                and code.launch.requests.get(branch.ptx_line) == tree.UNROLLED
                for b in body
            )
        ]
        super().__init__(code, uneven, TRIP_WORDS)
        before = predecessors(program.graph())
        self.loops = {header: loops[header] for header in uneven}  # the chosen loops, by the block of their header
        self._entered_from = {header: frozenset(before[header]) - loops[header] for header in uneven}

    def begin(self) -> None:
        """Set up the rounds of each lane at the entry of the warp function."""
        for header in self.slots:
            self.m.do(f"%rounds.{header} = alloca <32 x i32>")
            self.m.do(f"store <32 x i32> zeroinitializer, ptr %rounds.{header}")

    def count(self, index: int) -> None:
        """Count a round of the active lanes where a block is the header of a loop."""
        if index in self.slots:
            m = self.m
            lanes = m.emit(f"zext <32 x i1> {m.emit(f'bitcast i32 {m.act} to <32 x i1>')} to <32 x i32>")
            m.text.update("add", "<32 x i32>", f"%rounds.{index}", lanes)

    def enter(self, index: int) -> None:
        """Add up the last entry of each loop that a block enters."""
        for header, entered_from in self._entered_from.items():
            if index in entered_from:
                self._add_up(header)
                self.m.do(f"store <32 x i32> zeroinitializer, ptr %rounds.{header}")

    def flush(self) -> None:
        """Add up the last entry of every loop."""
        for header in self.slots:
            self._add_up(header)

    def _add_up(self, header: int) -> None:
        m = self.m
        rounds = m.emit(f"load <32 x i32>, ptr %rounds.{header}")
        m.do(f"call void @count_trips(<32 x i32> {rounds}, ptr {m.counter(self.slots[header])})")
