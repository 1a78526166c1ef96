"""Counts requests later than where the PTX makes them: when it is known which lanes make them together.

The rule: a request is kept with the addresses of its lanes and counted once, by the lanes that execute it in the
machine code (`ptx.tree.MergedRequest`). Where the machine code has copies of a loop, the longest copy takes the trips
of all lanes that go as many more, trip by trip. What remains of each lane's trips goes to the next shorter copy, and so
on: there lanes are together that are in different trips. Behind a branch the lanes execute that arrive there.

Each lane has room for as many trips as the longest copy takes. Where the distances of all lanes are known, the address
of the first lane is enough while they go on together; what is left of lanes that have gone gets addresses of their own
before the next trip takes the place. As in `TripCounters`, a round is an execution of the loop's header by a lane;
lanes that execute an instruction of a loop together are in the same round.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise

from warplens.cuda.simt.codegen.warp_code import KeptSite, Observer, Site, WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.passes.control_flow import dominators, natural_loops, predecessors
from warplens.cuda.simt.program.blocks import Branch, Program, align
from warplens.cuda.simt.values.value import Value, literals

OF_WARP = "i32 %warp, i32 %block.x, i32 %block.y, i32 %block.z, ptr %counters, ptr %memos"
"""What counting a request needs of the warp function."""
PARAMETERS = f"i32 %active, i32 %round, i1 %ended, <32 x i32> %rounds, {OF_WARP}, ptr %room"
"""A function `@settle` counts what is complete in a loop's room before a %round of the %active lanes; all if %ended."""
MOVED = "moved"  # this room is for instructions behind branches; a loop's has the block of the header as its name
MASK_BYTES, ADDRESS_BYTES, VECTOR_BYTES = 4, 8, 256
ALIGNMENT = 64
"""The part of an instruction in a room begins at a multiple of this. For each trip it has a vector of addresses and the
mask of its lanes, and the address of the first lane and the mask of the lanes that know theirs by it."""


def keep(code: WarpCode, site: Site, address: Value, distances: tuple[int, ...] | None) -> bool:
    """Keep a request to count later, by its first address where `distances` are known; False if to be counted now."""
    request = site.request
    header = code.unrolled.get(site.block)
    if site.is_copy or site.is_operand:
        return False
    if request.copies and header is not None:
        room = str(header)
    elif code.block_of.get(request.moved_to, -1) > site.block:
        room = MOVED
    else:
        return False
    site.is_kept = True
    sites = code.rooms.setdefault(room, [])
    sites.append(KeptSite(site, address, distances if room != MOVED else None))
    kept = sites[-1]
    part = _Part(code, kept, code.emit(f"getelementptr i8, ptr %room.{room}, i64 {_start(sites[:-1])}"))
    slot = "0"
    if room != MOVED:  # the trip that the active lanes are in
        trip = code.emit(f"sub i32 {_first(code, code.emit(f'load <32 x i32>, ptr %rounds.{room}'))}, 1")
        slot = code.emit(f"and i32 {trip}, {kept.trips - 1}")
    if kept.distances is None:
        part.store(slot, code.act, code.vector(address))
        part.join("masks", slot, code.act)
    else:
        code.do(f"store i64 {address.code}, ptr {part.at('firsts', slot)}")
        part.join("fresh", slot, code.act)
    return True


class _Part:
    """The part of an instruction in a room."""

    def __init__(self, code: WarpCode, kept: KeptSite, start: str) -> None:
        self._code, self._start = code, start
        vectors = kept.trips * VECTOR_BYTES
        masks = align(kept.trips * MASK_BYTES, ALIGNMENT)
        self._fields = {
            "vectors": (0, "<32 x i64>"),
            "masks": (vectors, "i32"),
            "fresh": (vectors + masks, "i32"),
            "firsts": (vectors + 2 * masks, "i64"),
        }

    def at(self, field: str, trip: str | int) -> str:
        offset, type_ = self._fields[field]
        start = self._code.emit(f"getelementptr i8, ptr {self._start}, i64 {offset}")
        return self._code.emit(f"getelementptr {type_}, ptr {start}, i32 {trip}")

    def join(self, field: str, trip: str, lanes: str) -> None:
        self._code.text.update("or", "i32", self.at(field, trip), lanes)

    def take(self, field: str, trip: str, lanes: str) -> tuple[str, str]:
        """Take lanes out of a mask; return those that were in it, and those that stay."""
        at = self.at(field, trip)
        before = self._code.emit(f"load i32, ptr {at}")
        taken = self._code.emit(f"and i32 {before}, {lanes}")
        left = self._code.emit(f"xor i32 {before}, {taken}")
        self._code.do(f"store i32 {left}, ptr {at}")
        return taken, left

    def store(self, trip: str, lanes: str, vector: str) -> None:
        self._code.text.declare("void @llvm.masked.store.v32i64.p0(<32 x i64>, ptr, i32, <32 x i1>)")
        bits = self._code.emit(f"bitcast i32 {lanes} to <32 x i1>")
        operands = f"<32 x i64> {vector}, ptr {self.at('vectors', trip)}, i32 8, <32 x i1> {bits}"
        self._code.do(f"call void @llvm.masked.store.v32i64.p0({operands})")

    def gather(self, trips: str, lanes: str) -> str:
        """Load the addresses of some lanes, each of its own trip."""
        emit = self._code.emit
        rows = emit(f"mul <32 x i32> {trips}, splat (i32 {LANES})")
        words = emit(f"add <32 x i32> {rows}, <{literals('i32', range(LANES))}>")
        places = emit(f"getelementptr i64, ptr {self.at('vectors', 0)}, <32 x i32> {words}")
        bits = emit(f"bitcast i32 {lanes} to <32 x i1>")
        return self._code.masked_gather("i64", places, bits)

    def clear(self, trips: int) -> None:
        for field in ("masks", "fresh"):
            self._code.do(f"store [{trips} x i32] zeroinitializer, ptr {self.at(field, 0)}")


def _first(code: WarpCode, vector: str) -> str:
    lowest = code.emit(f"call i32 @llvm.cttz.i32(i32 {code.act}, i1 true)")
    return code.emit(f"extractelement <32 x i32> {vector}, i32 {lowest}")


def _start(before: Sequence[KeptSite]) -> int:
    masks = sum(2 * align(kept.trips * MASK_BYTES, ALIGNMENT) for kept in before)
    firsts = sum(align(kept.trips * ADDRESS_BYTES, ALIGNMENT) for kept in before)
    return sum(kept.trips * VECTOR_BYTES for kept in before) + masks + firsts


class KeptRequests:
    """Counts what is kept of the requests of one kernel, and the rounds of loops."""

    def __init__(
        self, code: WarpCode, observer: Observer, program: Program, loops: Mapping[int, frozenset[int]]
    ) -> None:
        """Tell the code where requests are kept: in `loops` whose rounds are counted, and before branches."""
        self.m, self._observer, self._blocks = code, observer, program.blocks
        self._loops = loops
        successors = program.graph()
        self._dominators = dominators(successors)
        before = predecessors(successors)
        self._entered_from = {header: frozenset(before[header]) - body for header, body in loops.items()}
        innermost: dict[int, int] = {}
        for header, body in sorted(natural_loops(successors).items(), key=lambda loop: -len(loop[1])):
            innermost |= dict.fromkeys(body, header)
        code.unrolled = {block: header for block, header in innermost.items() if header in loops}
        for number, block in enumerate(program.blocks):
            code.block_of |= {op.instruction.ptx_line: number for op in block.ops}
            if isinstance(block.terminator, Branch):
                code.block_of[block.terminator.ptx_line] = number
        self._every: dict[int, int] = {}
        """After how many rounds of a loop, by its header, trips of a copy may be complete."""
        for number, header in sorted(code.unrolled.items()):
            for op in self._blocks[number].ops:
                request = self.m.launch.requests.get(op.instruction.ptx_line)
                if request is not None and request.copies:
                    longest = request.copies[0]
                    self._every[header] = min(longest, self._every.get(header, longest))

    def begin(self) -> None:
        """Make room at the entry of the warp function, once all other code is written."""
        m = self.m
        for room in dict.fromkeys([*map(str, self._every), *m.rooms]):
            sites = m.rooms.get(room, [])
            m.do(f"%room.{room} = alloca [{_start(sites)} x i8], align {ALIGNMENT}")
            for number, kept in enumerate(sites):
                self._part(kept, f"%room.{room}", sites[:number]).clear(kept.trips)

    def _part(self, kept: KeptSite, room: str, before: Sequence[KeptSite]) -> _Part:
        return _Part(self.m, kept, self.m.emit(f"getelementptr i8, ptr {room}, i64 {_start(before)}"))

    def reach(self, index: int) -> None:
        """Count what is complete where a block begins: requests that were moved there, trips before a round."""
        m = self.m
        sites = m.rooms.get(MOVED, [])
        for number, kept in enumerate(sites):
            if m.block_of[kept.site.request.moved_to] == index:
                self._count_trip(kept, self._part(kept, f"%room.{MOVED}", sites[:number]), "0", m.act)
        if index in self._every:
            rounds = m.emit(f"load <32 x i32>, ptr %rounds.{index}")
            round_ = _first(m, rounds)
            rest = m.emit(f"and i32 {round_}, {self._every[index] - 1}")
            due, following = m.name("due"), m.name("going")
            m.fork(m.emit(f"icmp eq i32 {rest}, 0"), due, following)
            self._settle(index, f"i32 {m.act}, i32 {round_}, i1 false")
            m.rejoin(following)

    def leave(self, index: int) -> None:
        """Count what remains of the loops that a block enters anew."""
        for header in self._every:
            if index in self._entered_from[header]:
                self._settle(header, "i32 0, i32 0, i1 true")

    def flush(self) -> None:
        """Count what remains of all loops."""
        for header in self._every:
            self._settle(header, "i32 0, i32 0, i1 true")

    def _settle(self, header: int, state: str) -> None:
        rounds = f"<32 x i32> {self.m.emit(f'load <32 x i32>, ptr %rounds.{header}')}"
        self.m.do(f"call void @settle.{header}({state}, {rounds}, {OF_WARP}, ptr %room.{header})")

    def functions(self) -> str:
        """Return the functions that count what is kept of loops, once all other code is written."""
        return "\n".join(line for header in self._every for line in self._function(header))

    def _function(self, header: int) -> Iterator[str]:
        m = self.m
        yield f"define internal void @settle.{header}({PARAMETERS}) noinline {{"
        before = m.text.block, m.act, m.fixed_mask
        with m.text.apart() as lines:
            m.label("entry")
            m.do("%slots = alloca <32 x i32>, align 128")
            m.text.declare("<32 x i32> @llvm.usub.sat.v32i32(<32 x i32>, <32 x i32>)")
            m.do("%repeats = call <32 x i32> @llvm.usub.sat.v32i32(<32 x i32> %rounds, <32 x i32> splat (i32 1))")
            sites = m.rooms.get(str(header), [])
            for number, kept in enumerate(sites):
                part = self._part(kept, "%room", sites[:number])
                self._settle_site(kept, part, takes_last=self._takes_last(header, kept.site.block))
            m.do("ret void")
        m.text.block, m.act, m.fixed_mask = before
        yield from lines
        yield "}"

    def _takes_last(self, header: int, block: int) -> bool:
        """Whether a lane also executes a block of a loop in its last round, which it leaves behind that block."""
        body = self._loops[header]
        leaving = [b for b in body if not body.issuperset(self._blocks[b].successors())]
        return not any(b != block and self._dominators[block] >> b & 1 for b in leaving)

    def _settle_site(self, kept: KeptSite, part: _Part, *, takes_last: bool) -> None:
        """Count the complete trips of the longest copy, and where an entry has ended also what the others take."""
        m = self.m
        due, shares, end = m.name("due"), m.name("shares"), m.name("settled")
        begun = m.emit(f"and i32 %round, {kept.trips - 1}")
        m.fork(m.emit(f"icmp eq i32 {begun}, 0"), due, end)
        rest = m.emit(f"and <32 x i32> %rounds, splat (i32 {kept.trips - 1})")
        whole = m.emit(f"bitcast <32 x i1> {m.emit(f'icmp eq <32 x i32> {rest}, zeroinitializer')} to i32")
        if not takes_last:  # lanes that have left went one trip less than rounds
            whole = m.emit(f"and i32 {whole}, %active")
        with self._counting(kept.trips) as trip:
            self._count_trip(kept, part, trip, whole)
        m.fork("%ended", shares, end)
        steps = _steps(kept.site.request.copies)
        table = f"@steps.{'.'.join(map(str, kept.site.request.copies))}"
        rows = ", ".join(f"[3 x i32] [{literals('i32', step)}]" for step in steps)
        text = f"{table} = internal constant [{len(steps)} x [3 x i32]] [{rows}]"
        if text not in m.text.tables:
            m.text.tables.append(text)
        with self._counting(len(steps)) as number:
            row = m.emit(f"getelementptr [3 x i32], ptr {table}, i32 {number}")
            trips = f"<32 x i32> {'%rounds' if takes_last else '%repeats'}"
            state = f"ptr {part.at('masks', 0)}, i32 {kept.trips}, ptr {row}, {trips}, ptr %slots"
            mask = m.emit(f"call i32 @share_kept({state})")
            with self._some(mask):
                address = part.gather(m.emit("load <32 x i32>, ptr %slots"), mask)
                self._observer.count_kept(kept.site, Value("i64", varying=True, code=address), None)
        part.clear(kept.trips)
        m.rejoin(end)

    def _count_trip(self, kept: KeptSite, part: _Part, trip: str, lanes: str) -> None:
        """Count what some lanes have kept of one trip; the others keep addresses of their own."""
        m = self.m
        if kept.distances is None:
            mask, _ = part.take("masks", trip, lanes)
            with self._some(mask):
                code = m.emit(f"load <32 x i64>, ptr {part.at('vectors', trip)}, align 8")
                self._observer.count_kept(kept.site, Value("i64", varying=True, code=code), None)
            return
        mask, left = part.take("fresh", trip, lanes)
        address = replace(kept.address, code=m.emit(f"load i64, ptr {part.at('firsts', trip)}"))
        with self._some(mask):
            self._observer.count_kept(kept.site, address, kept.distances)
        with self._some(left):
            part.take("fresh", trip, left)
            part.store(trip, left, m.vector(address))
            part.join("masks", trip, left)

    @contextmanager
    def _counting(self, times: int) -> Iterator[str]:
        """Repeat the code within the context, with the numbers from 0 on as an i32."""
        m = self.m
        before, begin, end = m.text.block, m.name("step"), m.name("stepped")
        number, following, last = f"%{m.name('number')}", f"%{m.name('following')}", m.name("last")
        m.rejoin(begin)
        m.do(f"{number} = phi i32 [ 0, %{before} ], [ {following}, %{last} ]")
        yield number
        m.rejoin(last)
        m.do(f"{following} = add i32 {number}, 1")
        m.fork(m.emit(f"icmp eq i32 {following}, {times}"), end, begin)

    @contextmanager
    def _some(self, mask: str) -> Iterator[None]:
        m = self.m
        some, end = m.name("some"), m.name("none")
        m.fork(m.emit(f"icmp eq i32 {mask}, 0"), end, some, begun=some)
        before = m.act, m.fixed_mask
        m.act, m.fixed_mask = mask, None
        yield
        m.act, m.fixed_mask = before
        m.rejoin(end)


def _steps(copies: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Return the requests that all copies but the longest make of less than its trips, as `@share_kept` reads them.
    There is the number of trips below which a copy is used, how many must remain for a lane to take part, which it is.
    """
    steps: list[tuple[int, int, int]] = []
    for below, size in pairwise(copies if copies[-1] == 1 else (*copies, 1)):
        for again in range(below // size - 1):
            steps += [(below, (again + 1) * size, again * size + trip) for trip in range(size)]
    return steps
