"""Counts requests later than where the PTX makes them: when it is known which lanes make them together.

The rule: a request is kept with the addresses of its lanes and counted once, by the lanes that execute it in the
machine code (`ptx.requests`). In a loop of which that has copies the longest copy takes the trips of all lanes that go
as many more, trip by trip. What remains of each lane's trips goes to the next shorter copy, and so on: there lanes are
together that are in different trips. An instruction behind a branch is executed by the lanes that arrive there.

Each lane has room for as many trips as the longest copy takes. As in `trip_counters`, a round is an execution of the
loop's header by a lane; lanes that execute an instruction of a loop together are in the same round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from warplens.cuda import graph
from warplens.cuda.simt.codegen.observer import Observer
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Branch, Program
from warplens.cuda.simt.values.value import Value, literals

OF_WARP = "i32 %warp, i32 %block.x, i32 %block.y, i32 %block.z, ptr %counters, ptr %memos"
"""What counting a request needs of the warp function."""
PARAMETERS = f"i32 %active, i1 %ended, <32 x i32> %rounds, {OF_WARP}, ptr %room"
"""A function `@settle` counts what is complete in a room of a loop; if the entry has `ended`, all the rest too."""
MOVED = "moved"
"""This room is for instructions behind branches; those of loops have the block of the header as their name."""
VECTOR_BYTES = 256
MASK_BYTES = 64
"""Each instruction has a vector of addresses for each trip in its room, and behind them as many masks of 4 bytes."""


def keep(code: WarpCode, site: Site, address: Value) -> bool:
    """Keep a request to be counted later; return False if it is to be counted now."""
    request = site.request
    header = code.unrolled.get(site.block)
    if site.is_copy or site.is_operand:
        return False
    if request.copies and header is not None:
        room, rounds = str(header), code.emit(f"load <32 x i32>, ptr %rounds.{header}")
    elif code.block_of.get(request.moved_to, -1) > site.block:
        room, rounds = MOVED, "zeroinitializer"
    else:
        return False
    site.is_kept = True
    at = code.emit(f"getelementptr i8, ptr %room.{room}, i64 {_room_bytes(code.rooms.setdefault(room, []))}")
    code.rooms[room].append(site)
    lanes = f"<32 x i32> {rounds}, i32 {code.act}, <32 x i64> {code.vector(address)}"
    code.do(f"call void @keep_request(ptr {at}, i32 {_trips(site)}, {lanes})")
    return True


def _trips(site: Site) -> int:
    """Return the trips that a lane has room for."""
    return site.request.copies[0] if site.request.copies else 1


def _room_bytes(sites: Iterable[Site]) -> int:
    return sum(VECTOR_BYTES * _trips(site) + MASK_BYTES for site in sites)


class KeptRequests:
    """Counts what is kept of the requests of one kernel."""

    def __init__(
        self, code: WarpCode, observer: Observer, program: Program, loops: Mapping[int, frozenset[int]]
    ) -> None:
        """Tell the code where requests are kept; `loops` are those whose rounds are counted, by header."""
        self.m, self._observer, self._blocks = code, observer, program.blocks
        self._loops = dict(loops)
        successors = [block.successors() for block in program.blocks]
        self._dominators = graph.dominators(successors)
        before = graph.predecessors(successors)
        self._entered_from = {header: frozenset(before[header]) - body for header, body in loops.items()}
        innermost: dict[int, int] = {}
        for header, body in sorted(graph.natural_loops(successors).items(), key=lambda loop: -len(loop[1])):
            innermost |= dict.fromkeys(body, header)
        code.unrolled = {block: header for block, header in innermost.items() if header in loops}
        for number, block in enumerate(program.blocks):
            code.block_of |= {op.instruction.ptx_line: number for op in block.ops}
            if isinstance(block.terminator, Branch):
                code.block_of[block.terminator.ptx_line] = number
        self._used = sorted({header for block, header in code.unrolled.items() if self._has_copies(block)})

    def _has_copies(self, block: int) -> bool:
        requests = self.m.launch.requests
        lines = (op.instruction.ptx_line for op in self._blocks[block].ops)
        return any(line in requests and requests[line].copies for line in lines)

    def begin(self) -> None:
        """Make room at the entry of the warp function, once all other code is written."""
        m = self.m
        for room in (MOVED, *map(str, self._used)):
            sites = m.rooms.get(room, [])
            m.do(f"%room.{room} = alloca [{_room_bytes(sites)} x i8], align {MASK_BYTES}")
            for number, site in enumerate(sites):
                masks = _room_bytes(sites[:number]) + VECTOR_BYTES * _trips(site)
                at = m.emit(f"getelementptr i8, ptr %room.{room}, i64 {masks}")
                m.do(f"store [{_trips(site)} x i32] zeroinitializer, ptr {at}")

    def reach(self, index: int) -> None:
        """Count what is complete where a block begins: requests that were moved there, and trips before a round."""
        m = self.m
        sites = m.rooms.get(MOVED, [])
        for number, site in enumerate(sites):
            if m.block_of[site.request.moved_to] == index:
                m.scratch["i64"] = None
                at = m.emit(f"getelementptr i8, ptr %room.{MOVED}, i64 {_room_bytes(sites[:number])}")
                lanes = f"i32 {m.act}, <32 x i32> zeroinitializer, ptr %scratch.i64"
                self._count_step(site, m.emit(self._step(site, at, "0", lanes)), "%scratch.i64", m.name("counted"))
        if index in self._used:
            self._settle(index, m.act, ended=False)

    def leave(self, index: int) -> None:
        """Count what remains of the loops that a block enters anew."""
        for header in self._used:
            if index in self._entered_from[header]:
                self._settle(header, "0", ended=True)

    def flush(self) -> None:
        """Count what remains of all loops."""
        for header in self._used:
            self._settle(header, "0", ended=True)

    def _settle(self, header: int, lanes: str, *, ended: bool) -> None:
        rounds = self.m.emit(f"load <32 x i32>, ptr %rounds.{header}")
        state = f"i32 {lanes}, i1 {int(ended)}, <32 x i32> {rounds}"
        self.m.do(f"call void @settle.{header}({state}, {OF_WARP}, ptr %room.{header})")

    # --- counting -----------------------------------------------------------------------------------------------------

    def functions(self) -> str:
        """Return the functions that count what is kept of loops, once all other code is written."""
        return "\n".join(line for header in self._used for line in self._function(header))

    def _function(self, header: int) -> Iterator[str]:
        m = self.m
        yield f"define internal void @settle.{header}({PARAMETERS}) noinline {{"
        before = m.text.block, m.act, m.fixed_mask
        with m.text.apart() as lines:
            m.label("entry")
            m.do("%out = alloca <32 x i64>, align 256")
            m.text.declare("<32 x i32> @llvm.usub.sat.v32i32(<32 x i32>, <32 x i32>)")
            m.do("%repeats = call <32 x i32> @llvm.usub.sat.v32i32(<32 x i32> %rounds, <32 x i32> splat (i32 1))")
            sites = m.rooms.get(str(header), [])
            for number, site in enumerate(sites):
                at = m.emit(f"getelementptr i8, ptr %room, i64 {_room_bytes(sites[:number])}")
                self._settle_site(site, at, takes_last=self._takes_last(header, site.block))
            m.do("ret void")
        m.text.block, m.act, m.fixed_mask = before
        yield from lines
        yield "}"

    def _takes_last(self, header: int, block: int) -> bool:
        """Whether a lane also executes a block of a loop in its last round, which it leaves behind that block."""
        body = self._loops[header]
        leaving = [b for b in body if not body.issuperset(self._blocks[b].successors())]
        return not any(b != block and self._dominators[block] >> b & 1 for b in leaving)

    def _settle_site(self, site: Site, at: str, *, takes_last: bool) -> None:
        """Count the complete trips of the longest copy, and where an entry has ended also what the others take."""
        m = self.m
        longest = _trips(site)
        rest = m.emit(f"and <32 x i32> %rounds, splat (i32 {longest - 1})")
        whole = m.emit(f"bitcast <32 x i1> {m.emit(f'icmp eq <32 x i32> {rest}, zeroinitializer')} to i32")
        if not takes_last:  # lanes that have left went one trip less than rounds
            whole = m.emit(f"and i32 {whole}, %active")
        lanes = f"i32 {whole}, <32 x i32> {'%rounds' if takes_last else '%repeats'}, ptr %out"
        last = m.emit(f"select i1 %ended, i32 {len(_steps(site.request.copies))}, i32 {longest}")
        before, begin, counted, end = m.text.block, m.name("step"), m.name("counted"), m.name("settled")
        number, following = f"%{m.name('number')}", f"%{m.name('following')}"
        m.do(f"br label %{begin}")
        m.label(begin)
        m.do(f"{number} = phi i32 [ 0, %{before} ], [ {following}, %{counted} ]")
        self._count_step(site, m.emit(self._step(site, at, number, lanes)), "%out", counted)
        m.do(f"{following} = add i32 {number}, 1")
        m.do(f"br i1 {m.emit(f'icmp eq i32 {following}, {last}')}, label %{end}, label %{begin}")
        m.label(end)

    def _step(self, site: Site, at: str, number: str, lanes: str) -> str:
        """Return the call that takes a request out of what is kept."""
        row = self.m.emit(f"getelementptr [3 x i32], ptr {self._table(site.request.copies)}, i32 {number}")
        return f"call i32 @kept_step(ptr {at}, i32 {_trips(site)}, ptr {row}, {lanes})"

    def _count_step(self, site: Site, mask: str, out: str, end: str) -> None:
        """Count a request of the lanes of a mask, if there are any, and go on at the label `end`."""
        m = self.m
        some = m.name("some")
        m.do(f"br i1 {m.emit(f'icmp eq i32 {mask}, 0')}, label %{end}, label %{some}")
        m.label(some)
        before = m.act, m.fixed_mask
        m.act, m.fixed_mask = mask, None
        self._observer.count_kept(site, Value("i64", varying=True, code=m.emit(f"load <32 x i64>, ptr {out}, align 8")))
        m.act, m.fixed_mask = before
        m.do(f"br label %{end}")
        m.label(end)

    def _table(self, copies: tuple[int, ...]) -> str:
        """Return the name of the table with the steps of copies."""
        name = f"@steps.{'.'.join(map(str, copies or (1,)))}"
        steps = _steps(copies)
        rows = ", ".join(f"[3 x i32] [{literals('i32', step)}]" for step in steps)
        text = f"{name} = internal constant [{len(steps)} x [3 x i32]] [{rows}]"
        if text not in self.m.text.tables:
            self.m.text.tables.append(text)
        return name


def _steps(copies: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Return the trips that copies take of a multiple of the longest one's, in order, as `@kept_step` reads them.

    First come those of the longest copy, with 0. For each other step there is the number of trips below which the copy
    is used, how many must remain of these for a lane to take part, and which of the remaining ones it is.
    """
    steps = [(0, 0, trip) for trip in range(copies[0] if copies else 1)]
    sizes = [*copies, 1] if copies and copies[-1] > 1 else [*copies]
    for below, size in pairwise(sizes):
        for again in range(below // size - 1):
            steps += [(below, (again + 1) * size, again * size + trip) for trip in range(size)]
    return steps
