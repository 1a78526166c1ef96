"""Writes the code of memory accesses: the bounds check and the access itself.

The rule: no access happens unchecked or without the observer's knowledge, and the check and the access use the same
value. A request whose lanes have known distances is checked by one scalar comparison, all others lane by lane. An
address that derives from an array or a shared variable must lie in that array or variable, even where its neighbour is
legal memory. An address of another space is a fault (`located`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from operator import itemgetter

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.buffers import FAULT_ACCESS, FAULT_FRAME, RECORD_SITE
from warplens.cuda.simt.codegen.memory import atomics, heap
from warplens.cuda.simt.codegen.memory.moves import LaneMoves
from warplens.cuda.simt.codegen.warp_code import SITE_WORDS, Observer, Site, WarpCode
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.isa.registry import Access, find_entry
from warplens.cuda.simt.program.blocks import ABSOLUTE, HEAP, Op
from warplens.cuda.simt.values.value import BITS, INTRINSIC_SUFFIX, UNKNOWN, Value, literal, literals

SHORTEST_RUN = 4  # at least this many lanes must be contiguous, or equal, to be loaded by pieces instead of gathered

MOST_INLINE = 64
"""A kernel with more memory instructions calls a function for each move lane by lane, which some processors do with
hundreds of instructions: else LLVM would take minutes for kernels with thousands of them. A call costs little."""


def run_length(offsets: Sequence[int], size: int, *, broadcast: bool) -> int | None:
    """Return the longest power of two such that each run of that many lanes is contiguous (or, if allowed, equal)."""
    length = LANES
    while length >= SHORTEST_RUN:
        steps = [
            {b - a for a, b in pairwise(run)}
            for run in (offsets[first : first + length] for first in range(0, LANES, length))
        ]
        if all(step == {size} or (broadcast and step == {0}) for step in steps):
            return length
        length //= 2
    return None


# Lanes at known distances move by contiguous pieces where that is possible; all others are gathered and scattered.
class Moves:
    """Writes the loads and stores of one warp, whose addresses have been checked."""

    def __init__(self, code: WarpCode) -> None:
        self.m = code
        accesses = sum(find_entry(op.instruction).access is not Access.NONE for op in code.program.ops())
        self.by_calls = accesses > MOST_INLINE
        self.by_lane = LaneMoves(code, self.by_calls)

    def _pointer(self, space: tree.Space, address: str) -> str:
        if space in ABSOLUTE:
            return self.m.emit(f"inttoptr i64 {address} to ptr")
        return self.m.emit(f"getelementptr i8, ptr %shared, i64 {address}")

    def _element(self, pointer: str, offset: int) -> str:
        return pointer if not offset else self.m.emit(f"getelementptr i8, ptr {pointer}, i64 {literal('i64', offset)}")

    def _at_distances(self, pointer: str, distances: Sequence[int]) -> str:
        return self.m.emit(f"getelementptr i8, ptr {pointer}, <32 x i64> <{literals('i64', distances)}>")

    def load_uniform(self, space: tree.Space, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places of one address, for all lanes."""
        pointer = self._pointer(space, address.code)
        values, offset = [], 0
        for type_ in types:
            code = self.m.emit(f"load {type_}, ptr {self._element(pointer, offset)}")
            values.append(Value(type_, code=code))
            offset += BITS[type_] // 8
        return values

    def store_uniform(self, space: tree.Space, address: Value, values: Sequence[Value]) -> None:
        """Store at one address; of a value that varies, store that of the highest lane."""
        m = self.m
        pointer = self._pointer(space, address.code)
        offset = 0
        for value in values:
            code = value.code
            if not value.uniform:
                m.declare("i32 @llvm.ctlz.i32(i32, i1)")
                zeros = m.emit(f"call i32 @llvm.ctlz.i32(i32 {m.act}, i1 true)")
                lane = m.emit(f"sub i32 {LANES - 1}, {zeros}")
                code = m.emit(f"extractelement <32 x {value.type}> {m.vector(value)}, i32 {lane}")
            m.do(f"store {value.type} {code}, ptr {self._element(pointer, offset)}")
            offset += BITS[value.type] // 8

    def load_pieces(
        self, space: tree.Space, types: Sequence[str], address: Value, offsets: tuple[int, ...]
    ) -> list[tuple[str, str]]:
        """Load elements from consecutive places for every lane, without a mask; return their types and vectors."""
        vectors, offset = [], 0
        for type_ in types:
            moved = tuple(o + offset for o in offsets)
            vectors.append((type_, self._load_lanes(space, type_, address.code, moved)))
            offset += BITS[type_] // 8
        return vectors

    def _load_lanes(self, space: tree.Space, type_: str, base: str, offsets: tuple[int, ...]) -> str:
        """Load one element for every lane, without a mask: by contiguous or equal pieces, or else by a gather."""
        m = self.m
        size = BITS[type_] // 8
        length = run_length(offsets, size, broadcast=True)
        if length is None and self.by_calls:
            places = m.vector(Value("i64", offsets=offsets, code=base))
            return self.by_lane.gather_by_call(
                type_, 1, f"ptr {self.by_lane.start(space)}, <32 x i64> {places}, i32 -1"
            )[0]
        if length is None:
            pointers = self._at_distances(self._pointer(space, base), offsets)
            return m.masked_gather(type_, pointers, "splat (i1 true)")
        pieces = []
        for first in range(0, LANES, length):
            pointer = self._element(self._pointer(space, base), offsets[first])
            if length > 1 and offsets[first] == offsets[first + 1]:
                element = m.emit(f"load {type_}, ptr {pointer}")
                lane = m.emit(f"insertelement <{length} x {type_}> poison, {type_} {element}, i32 0")
                pieces.append(
                    m.emit(
                        f"shufflevector <{length} x {type_}> {lane}, <{length} x {type_}> poison, "
                        f"<{length} x i32> zeroinitializer"
                    )
                )
            else:
                pieces.append(m.emit(f"load <{length} x {type_}>, ptr {pointer}, align {size}"))
        while len(pieces) > 1:
            order = ", ".join(f"i32 {lane}" for lane in range(2 * length))
            pieces = [
                m.emit(
                    f"shufflevector <{length} x {type_}> {a}, <{length} x {type_}> {b}, <{2 * length} x i32> <{order}>"
                )
                for a, b in zip(pieces[::2], pieces[1::2], strict=True)
            ]
            length *= 2
        return pieces[0]

    def store_lanes(self, space: tree.Space, address: Value, offsets: tuple[int, ...], values: Sequence[Value]) -> None:
        """Store one element of every active lane, by contiguous pieces or by a scatter."""
        m = self.m
        moved = 0
        for value in values:
            size = BITS[value.type] // 8
            length = run_length(offsets, size, broadcast=False) if len(values) == 1 else None
            vector = m.vector(value)
            if length is None:
                pointers = self._at_distances(self._pointer(space, address.code), [o + moved for o in offsets])
                m.masked_scatter(value.type, vector, pointers, m.mask)
            else:
                mask = None if m.fixed_mask == FULL_MASK else m.mask
                for first in range(0, LANES, length):
                    pointer = self._element(self._pointer(space, address.code), offsets[first])
                    whole = Value(value.type, varying=True, code=vector)
                    self._store_piece(whole, mask, range(first, first + length), pointer)
            moved += size

    def _store_piece(self, value: Value, mask: str | None, lanes: range, pointer: str) -> None:
        m = self.m
        length, size = len(lanes), BITS[value.type] // 8

        def piece(code: str, of: str) -> str:
            if length == LANES:
                return code
            order = ", ".join(f"i32 {lane}" for lane in lanes)
            return m.emit(f"shufflevector <32 x {of}> {code}, <32 x {of}> poison, <{length} x i32> <{order}>")

        part = f"<{length} x {value.type}> {piece(value.code, value.type)}"
        if mask is None:
            m.do(f"store {part}, ptr {pointer}, align {size}")
            return
        name = f"@llvm.masked.store.v{length}{INTRINSIC_SUFFIX[value.type]}.p0"
        m.declare(f"void {name}(<{length} x {value.type}>, ptr, i32, <{length} x i1>)")
        m.do(f"call void {name}({part}, ptr {pointer}, i32 {size}, <{length} x i1> {piece(mask, 'i1')})")


FAR_BYTES = 1 << 40
"""Lanes whose distances reach this far are checked one by one: no array is as large, and in the sums of the scalar
check, of numbers below it and sizes below 2^47, nothing wraps at 64 bits."""


@dataclass(frozen=True, slots=True)
class Extent:
    """The memory that an access must stay in."""

    start: str  # an i64; a vector for a variable in the frame of a function, since the frames of lanes differ
    size: int | None  # in bytes; None: left open
    first: int  # start as bounds count it: 0 for arrays, whose bounds count distances; else the address in its space
    in_frame: bool = False
    open_size: str = ""  # the operand of a size that is left open

    @property
    def size_code(self) -> str:
        """The size as an i64 operand."""
        return self.open_size if self.size is None else literal("i64", self.size)


class AccessWriter:
    """Writes the memory instructions of one kernel, and lists their sites."""

    def __init__(self, code: WarpCode, moves: Moves, observer: Observer, stack_end: Callable[[], Value]) -> None:
        """Take the code that is written, the parts of an access, and the way to read the end of the stack."""
        self.m = code
        self._stack_end = stack_end
        self.moves = moves
        self.observer = observer
        self.sites: list[Site] = []
        self.block = 0
        self.first_slot = 0
        self.slow_paths = 0
        self._tables: dict[tuple[int, ...], str] = {}

    def load(self, op: Op, space: tree.Space, types: Sequence[str], address: Value) -> list[Value]:
        """Check, observe and load; the result is uniform if the address is, except in local memory."""
        width = sum(BITS[type_] // 8 for type_ in types)
        site, address = self.located(op, space, address, width)
        if self.observer.watches(space):
            self.observer.load(site, types, address, self.check(site, address))
        if address.uniform and space is not tree.Space.LOCAL:
            self._check_uniform(site, address)
            self.observer.request(site, address)
            return self.moves.load_uniform(space, types, address)
        offsets = self._offsets(site, address)
        if offsets is None:
            self.check_lanes(site, address)
            self.observer.request(site, address)
            return self.moves.by_lane.gather(site.space, types, address)
        return self._load_affine(site, types, address, offsets)

    def store(self, op: Op, space: tree.Space, address: Value, values: Sequence[Value]) -> None:
        """Check, observe and store; where several lanes store to one address, the highest lane wins."""
        width = sum(BITS[value.type] // 8 for value in values)
        site, address = self.located(op, space, address, width, is_store=True)
        if self.observer.watches(space):
            self.observer.store(site, address, values, self.check(site, address))
        if address.uniform and space is not tree.Space.LOCAL:
            self._check_uniform(site, address)
            self.observer.request(site, address)
            self.moves.store_uniform(space, address, values)
            return
        offsets = self._offsets(site, address)
        if offsets is None:
            self.check_lanes(site, address)
            self.observer.request(site, address)
            self.moves.by_lane.scatter(site.space, address, values)
            return
        self._store_affine(site, address, offsets, values)

    def located(
        self, op: Op, space: tree.Space, address: Value, width: int, *, is_store: bool = False
    ) -> tuple[Site, Value]:
        """Make the site of an access; return it and the address as it counts in the space.

        An address of an array or variable that the access may not touch is a fault, as on a GPU.
        """
        root, allowed = address.root, True
        if root in self.m.arrays and space in ABSOLUTE:
            allowed = self._may_touch(space, root, is_store=is_store)
        elif root is not None:
            variable = self.m.program.variables.get(root)
            allowed = variable is not None and variable.space is space
        if root == HEAP or not allowed:  # of the heap only parts may be touched; bounds in another space say nothing
            address = replace(address, root=None, bounds=UNKNOWN)
        site = self.site(op, space, address, width, is_store=is_store)
        if not allowed:
            self.fault_if(self.m.emit(f"icmp ne i32 {self.m.act}, 0"), site, address, self.m.act)
        return site, address

    def _may_touch(self, space: tree.Space, array: str, *, is_store: bool) -> bool:
        """Return whether an access to global or constant memory may reach an array: no kernel writes a constant."""
        symbol = next((name for name, own in self.m.launch.symbols.items() if own == array), "")
        is_constant = symbol in self.m.program.data and self.m.program.data[symbol].space is tree.Space.CONST
        return not is_store if is_constant else space is not tree.Space.CONST

    def site(self, op: Op, space: tree.Space, address: Value, width: int, *, is_store: bool) -> Site:
        """Make the site of an access."""
        slot = self.first_slot + SITE_WORDS * len(self.sites)
        array = address.root or ""
        request = self.m.launch.requests.get(op.instruction.ptx_line, tree.MergedRequest())
        site = Site(op, len(self.sites), self.block, space, is_store, width, array, slot, self.m.under_guard, request)
        self.sites.append(site)
        return site

    def _offsets(self, site: Site, address: Value) -> tuple[int, ...] | None:
        """Return the lanes' distances where pieces can be moved; lanes that do not exist get that of the first."""
        if address.varying or address.offsets is None or site.space is tree.Space.LOCAL:
            return None
        if site.space in ABSOLUTE and address.root not in self.m.arrays:
            return None
        whole = self.m.whole_mask
        first = address.offsets[0]
        offsets = tuple(offset if whole >> lane & 1 else first for lane, offset in enumerate(address.offsets))
        if any(offset % site.width or abs(offset) >= FAR_BYTES for offset in offsets):
            return None
        return offsets

    def _extent(self, site: Site) -> Extent | None:
        """Return the memory that the access must stay in, or None if it may be any array."""
        m = self.m
        if site.space in ABSOLUTE:
            if site.array not in m.arrays:
                return None
            number = m.arrays.index(site.array)
            if m.launch.open_sizes:
                return Extent(f"%array.{number}", None, 0, open_size=f"%size.{number}")
            return Extent(f"%array.{number}", m.launch.sizes[site.array], 0)
        variable = m.program.variables.get(site.array)
        first, end = 0, m.program.local_bytes
        if site.space is tree.Space.SHARED:
            first, end = m.program.first_shared, m.program.shared_end(m.launch.dynamic_shared_bytes)
        if variable is None:
            return Extent(literal("i64", first), end - first, first)
        size = end - variable.offset if variable.size is None else variable.size
        if variable.on_stack:
            frame = m.add(self._stack_end(), m.known("i64", variable.offset))
            return Extent(m.vector(frame), size, 0, in_frame=True)
        return Extent(literal("i64", variable.offset), size, variable.offset)

    def check(self, site: Site, address: Value) -> tuple[int, ...] | None:
        """Check the bounds in the shortest way, without branches; return the lanes' distances if they are known."""
        if address.uniform:
            self._check_uniform(site, address)
            return None
        offsets = self._offsets(site, address)
        extent = self._extent(site)
        if offsets is None or extent is None or self._outside(site, address, extent, offsets) is not None:
            self.check_lanes(site, address)
        return offsets

    def _check_uniform(self, site: Site, address: Value) -> None:
        extent = self._extent(site)
        if extent is None:
            self.check_lanes(site, address)
            return
        outside = self._outside(site, address, extent, (0,))
        if outside is not None:
            self.fault_if(outside, site, address, self.m.act)

    def _outside(self, site: Site, address: Value, extent: Extent, offsets: Sequence[int]) -> str | None:
        """Return an i1: some lane's access leaves its memory or is misaligned; None if that cannot happen."""
        m = self.m
        lowest, highest = min(offsets), max(offsets)
        tests: list[str] = []
        room = 0 if extent.size is None else extent.size - site.width
        if extent.size is None:
            tests += self._outside_open(address, extent, lowest, highest + site.width)
        elif not address.bounds.within(extent.first - lowest, extent.first + room - highest):
            start = m.emit(f"sub i64 {address.code}, {extent.start}")
            span = room - highest + lowest
            if span >= 0:  # one unsigned comparison from the lowest lane on: what lies before is far above
                first = start if lowest == 0 else m.emit(f"add i64 {start}, {literal('i64', lowest)}")
                tests.append(m.emit(f"icmp ugt i64 {first}, {literal('i64', span)}"))
            else:
                tests.append("true")
        if address.bounds.factor % site.width:
            low = m.emit(f"and i64 {address.code}, {site.width - 1}")
            tests.append(m.emit(f"icmp ne i64 {low}, 0"))
        if not tests:
            return None
        outside = tests[0]
        for test in tests[1:]:
            outside = m.emit(f"or i1 {outside}, {test}")
        return outside

    def _outside_open(self, address: Value, extent: Extent, lowest: int, end: int) -> tuple[str, str]:
        """Return two i1: the bytes from the lowest lane on begin, or end, outside of memory whose size is left open."""
        # What lies before the memory is far above it as an unsigned number; only its end may wrap.
        m = self.m
        start = m.emit(f"sub i64 {address.code}, {extent.start}")
        first = start if lowest == 0 else m.emit(f"add i64 {start}, {literal('i64', lowest)}")
        last = m.emit(f"add i64 {start}, {literal('i64', end)}")
        return (m.emit(f"icmp ugt i64 {first}, {extent.size_code}"), m.emit(f"icmp ugt i64 {last}, {extent.size_code}"))

    def check_lanes(self, site: Site, address: Value, *, outlined: bool = False) -> None:
        """Check every active lane by itself; `outlined` as a call on the unlikely path."""
        m = self.m
        vector = m.vector(address)
        extent = self._extent(site)
        width = f"i64 {site.width}"
        if extent is None:
            bad = m.act
            rows = [self._may_touch(site.space, array, is_store=site.is_store) for array in m.arrays]
            for allowed, group in groupby(enumerate(rows), itemgetter(1)):
                [(first, _), *others] = group
                if allowed:
                    table = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {first}") if first else "%arrays"
                    lanes = f"<32 x i64> {vector}, i32 {bad}, {width}"
                    bad = m.emit(f"call i32 @outside({lanes}, ptr {table}, i64 {len(others) + 1})")
            bad = heap.or_beyond(m, self.or_misaligned(site, vector, bad), vector, site.width)
        else:
            start = f"<32 x i64> {extent.start}" if extent.in_frame else f"i64 {extent.start}"
            arguments = f"<32 x i64> {vector}, i32 {m.act}, {width}, {start}, i64 {extent.size_code}"
            name = "@unfit.rarely" if outlined or self.moves.by_calls else "@unfit"
            name = "@unfit.in_frames" if extent.in_frame else name
            bad = m.emit(f"call i32 {name}({arguments})")
            if extent.in_frame:  # the message counts from the start of the variable
                address = Value("i64", varying=True, code=m.emit(f"sub <32 x i64> {vector}, {extent.start}"))
        self.fault_if(m.emit(f"icmp ne i32 {bad}, 0"), site, address, bad)
        if site.space is tree.Space.LOCAL and not site.array and m.program.stack_start is not None:
            beyond = atomics.beyond(m, vector, site.width)
            self.fault_if(m.emit(f"icmp ne i32 {beyond}, 0"), site, address, beyond, FAULT_FRAME)

    def or_misaligned(self, site: Site, vector: str, bad: str) -> str:
        """Return a mask with the active lanes whose address is not a multiple of the width."""
        m = self.m
        low = m.emit(f"and <32 x i64> {vector}, splat (i64 {site.width - 1})")
        lanes = m.emit(f"icmp ne <32 x i64> {low}, zeroinitializer")
        bits = m.emit(f"bitcast <32 x i1> {lanes} to i32")
        active = m.emit(f"and i32 {bits}, {m.act}")
        return m.emit(f"or i32 {bad}, {active}")

    def fault_if(self, condition: str, site: Site, address: Value, lanes: str, kind: int = FAULT_ACCESS) -> None:
        """If the condition holds, report a fault of some lanes with the addresses of all in the space, and leave."""
        m = self.m

        def addresses() -> str:
            at = m.emit(f"getelementptr i64, ptr %record, i64 {RECORD_SITE}")
            m.do(f"store i64 {literal('i64', site.index)}, ptr {at}")
            return m.vector(address)

        m.report_if(condition, kind, site.op, lanes, addresses)

    def _split(self, site: Site, address: Value, offsets: tuple[int, ...]) -> tuple[str, str, str] | None:
        """Branch on a whole warp's check; return labels of fast path, slow path and end; None if the check holds."""
        m = self.m
        extent = self._extent(site)
        if extent is None:
            raise AssertionError(f"the fast path of {site.op.text} needs known bounds")
        outside = self._outside(site, address, extent, offsets)
        if outside is None:
            return None
        self.slow_paths += 1
        fast, slow, end = m.name("fast"), m.name("slow"), m.name("done")
        m.do(f"br i1 {outside}, label %{slow}, label %{fast}, !prof !0")
        return fast, slow, end

    def _load_affine(self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...]) -> list[Value]:
        m = self.m
        paths = self._split(site, address, offsets)
        if paths is None:
            self.observer.request(site, address, offsets)
            return [
                Value(t, varying=True, code=c) for t, c in self.moves.load_pieces(site.space, types, address, offsets)
            ]
        fast, slow, end = paths
        m.label(slow)
        gathered = self._gather_slowly(site, types, address, offsets, end)
        slow_end = m.text.block
        m.label(fast)
        pieces = self.moves.load_pieces(site.space, types, address, offsets)
        fast_end = m.text.block
        m.rejoin(end)
        values = []
        for (type_, code), other in zip(pieces, gathered, strict=True):
            merged = m.emit(f"phi <32 x {type_}> [ {code}, %{fast_end} ], [ {other.code}, %{slow_end} ]")
            values.append(Value(type_, varying=True, code=merged))
        self.observer.request(site, address, offsets)
        return values

    def _gather_slowly(
        self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...], end: str
    ) -> list[Value]:
        m = self.m
        extent = self._extent(site)
        if extent is not None and len(set(types)) == 1:
            bounds = extent.start, extent.size_code
            first, distances = address.code, self._distances(offsets)
            return self.moves.by_lane.checked_gather(
                site, types, first=first, distances=distances, bounds=bounds, end=end
            )
        self.check_lanes(site, address, outlined=True)
        gathered = self.moves.by_lane.gather(site.space, types, address, outlined=True)
        m.do(f"br label %{end}")
        return gathered

    def _distances(self, offsets: tuple[int, ...]) -> str:
        if offsets not in self._tables:
            self._tables[offsets] = f"@distances.{len(self._tables)}"
            values = literals("i64", offsets)
            self.m.text.tables.append(f"{self._tables[offsets]} = internal constant <32 x i64> <{values}>")
        return self._tables[offsets]

    def _store_affine(self, site: Site, address: Value, offsets: tuple[int, ...], values: Sequence[Value]) -> None:
        m = self.m
        paths = self._split(site, address, offsets)
        if paths is None:
            self.moves.store_lanes(site.space, address, offsets, values)
        else:
            fast, slow, end = paths
            m.label(slow)
            self.check_lanes(site, address, outlined=True)
            self.moves.by_lane.scatter(site.space, address, values, outlined=True)
            m.do(f"br label %{end}")
            m.label(fast)
            self.moves.store_lanes(site.space, address, offsets, values)
            m.rejoin(end)
        self.observer.request(site, address, offsets)
