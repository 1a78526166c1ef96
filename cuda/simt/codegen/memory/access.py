"""Writes the code of memory accesses: the bounds check and the access itself.

The rule: no access happens unchecked or without the observer's knowledge, and the check and the access use the same
value. A request whose lanes have known distances is checked by one scalar comparison, all others lane by lane. An
address that derives from an array or a shared variable must lie in that array or variable, even where its neighbour is
legal memory. What is known of an address in another space is forgotten first (`_of_space`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import MergedRequest
from warplens.cuda.simt.codegen.memory import atomics, heap
from warplens.cuda.simt.codegen.memory.moves import Moves
from warplens.cuda.simt.codegen.observer import FAULT_ACCESS, FAULT_FRAME, RECORD_SITE, Observer
from warplens.cuda.simt.codegen.warp_code import SITE_WORDS, Site, WarpCode
from warplens.cuda.simt.program.blocks import ABSOLUTE, HEAP, Op
from warplens.cuda.simt.values import algebra, tiles
from warplens.cuda.simt.values.bounds import UNKNOWN
from warplens.cuda.simt.values.texts import source
from warplens.cuda.simt.values.value import BITS, Tile, Value, literal, literals

FAR_BYTES = 1 << 40
"""Lanes whose distances reach this far are checked one by one: no array is as large, and in the sums of the scalar
check, of numbers below it and sizes below 2^47, nothing wraps at 64 bits."""


WORD_BYTES = 4


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

    # --- for the instructions -----------------------------------------------------------------------------------

    def load(self, op: Op, space: tree.Space, types: Sequence[str], address: Value) -> list[Value]:
        """Check, observe and load; the result is uniform if the address is, except in local memory."""
        width = sum(BITS[type_] // 8 for type_ in types)
        address = self._of_space(space, address)
        site = self.site(op, space, address, width, is_store=False)
        if self.observer.watches(space):
            self.observer.load(site, types, address, self._check(site, address))
        if address.uniform and space is not tree.Space.LOCAL:
            self._check_uniform(site, address)
            self.observer.request(site, address)
            return self.moves.load_uniform(space, types, address)
        offsets = self._offsets(site, address)
        if offsets is None:
            self._check_lanes(site, address)
            self.observer.request(site, address)
            return self.moves.gather(site.space, types, address)
        return self._load_affine(site, types, address, offsets)

    def reach(self, op: Op, space: tree.Space, width: int, address: Value) -> str:
        """Check and observe a load of words; return the arguments of a function that makes it."""
        address = self._of_space(space, address)
        site = self.site(op, space, address, width, is_store=False)
        offsets = self._check(site, address)
        if self.observer.watches(space):
            self.observer.load(site, ["i32"] * (width // WORD_BYTES), address, offsets)
        self.observer.request(site, address, offsets)
        return self.moves.arguments(space, address)

    def tile(self, op: Op, tile: Tile) -> str:
        """Check and observe the reads of a tile of shared memory; return where its addresses count from."""
        m = self.m
        site = self.site(op, tree.Space.SHARED, Value("i64"), tiles.PIECE_BYTES, is_store=False)
        for text in tiles.reading(turned=tile.turned):
            m.define(text)
        first, end = m.program.first_shared, m.program.shared_end(m.launch.dynamic_shared_bytes)
        of_group = f"<{tiles.PIECES} x i64> {tiles.addresses_name(turned=tile.turned)}(i64 {tile.descriptor.code}"
        last = m.add(tile.first, m.known("i64", tile.groups))
        room = max(end - first - tiles.PIECE_BYTES, 0)
        bounds = f"i64 {tile.first.code}, i64 {last.code}, i64 {first}, i64 {room}"
        name = tiles.unfit_name(turned=tile.turned)
        outside = m.emit(f"call i64 {name}(i64 {tile.descriptor.code}, {bounds})")
        lanes = f"%{m.name('lanes')}"

        def addresses() -> str:
            at = m.emit(f"call {of_group}, i64 {outside})")
            vector = self._twice(at, at)
            limits = f"i64 {tiles.PIECE_BYTES}, i64 {first}, i64 {end - first}"
            m.do(f"{lanes} = call i32 @unfit(<32 x i64> {vector}, i32 {m.act}, {limits})")
            place = m.emit(f"getelementptr i64, ptr %record, i64 {RECORD_SITE}")
            m.do(f"store i64 {literal('i64', site.index)}, ptr {place}")
            return vector

        m.report_if(m.emit(f"icmp ne i64 {outside}, -1"), FAULT_ACCESS, op, lanes, addresses)

        def pieces() -> Iterator[tuple[Value, Value]]:
            for number in range(0, tile.groups, 2):
                some = min(2, tile.groups - number)
                both = [
                    m.emit(f"call {of_group}, i64 {m.add(tile.first, m.known('i64', number + index)).code})")
                    for index in range(some)
                ]
                mask = m.known("i32", -1 if some == 2 else (1 << tiles.PIECES) - 1)
                yield Value("i64", varying=True, code=self._twice(both[0], both[-1])), mask

        self.observer.tile(site, tile, pieces)
        return self.moves.start(tree.Space.SHARED)

    def _twice(self, first: str, second: str) -> str:
        """Return the addresses of the pieces of two groups as those of 32 lanes."""
        order = ", ".join(f"i32 {lane}" for lane in range(2 * tiles.PIECES))
        type_ = f"<{tiles.PIECES} x i64>"
        return self.m.emit(f"shufflevector {type_} {first}, {type_} {second}, <{2 * tiles.PIECES} x i32> <{order}>")

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Check, observe and load `sizes` bytes (an i32, at most 16) of global memory for every lane, then zeros.

        A lane that loads nothing may have any address. Returns the low and the high eight bytes.
        """
        m = self.m
        address = self._of_space(tree.Space.GLOBAL, address)
        address = Value("i64", varying=True, root=address.root, code=m.vector(address))
        site = self.site(op, tree.Space.GLOBAL, address, width, is_store=False)
        unit = m.known("i32", 1)
        last = m.add(address, m.widen("zext", m.subtract(sizes, unit), "i64"))
        reading = algebra.ballot(m, m.compare("uge", sizes, unit))
        some, end = m.name("reads"), m.name("read")
        some_read = m.emit(f"icmp ne i32 {reading.code}, 0")
        with m.limited(reading):
            m.do(f"br i1 {some_read}, label %{some}, label %{end}")
            m.label(some)
            site.width = 1  # a part may end anywhere
            for byte in (address, replace(last, root=address.root)):
                self._check_lanes(site, byte)
            site.width = width
            bad = self._or_misaligned(site, address.code, "0")
            self._fault_if(m.emit(f"icmp ne i32 {bad}, 0"), site, address, bad)
            self.observer.load_part(site, address)
            self.observer.request(site, address)
        m.do(f"br label %{end}")
        m.label(end)
        m.define(source("codegen/memory/read_parts.ll").rstrip())
        pointers, type_ = self.moves.pointers(site.space, address, 0), "{ <32 x i64>, <32 x i64> }"
        whole = m.emit(f"call {type_} @read_parts(<32 x ptr> {pointers}, <32 x i32> {m.vector(sizes)}, i32 {m.act})")
        return [Value("i64", varying=True, code=m.emit(f"extractvalue {type_} {whole}, {i}")) for i in (0, 1)]

    def store(self, op: Op, space: tree.Space, address: Value, values: Sequence[Value]) -> None:
        """Check, observe and store; where several lanes store to one address, the highest lane wins."""
        width = sum(BITS[value.type] // 8 for value in values)
        address = self._of_space(space, address)
        site = self.site(op, space, address, width, is_store=True)
        if self.observer.watches(space):
            self.observer.store(site, address, values, self._check(site, address))
        if address.uniform and space is not tree.Space.LOCAL:
            self._check_uniform(site, address)
            self.observer.request(site, address)
            self.moves.store_uniform(space, address, values)
            return
        offsets = self._offsets(site, address)
        if offsets is None:
            self._check_lanes(site, address)
            self.observer.request(site, address)
            self.moves.scatter(site.space, address, values)
            return
        self._store_affine(site, address, offsets, values)

    def atomic(self, op: Op, space: tree.Space, step: str, address: Value, values: Sequence[Value]) -> Value:
        """Check, observe and update; return what each lane read."""
        address = self._of_space(space, address)
        site = self.site(op, space, address, BITS[values[0].type] // 8, is_store=True)
        site.is_atomic = True
        offsets = self._check(site, address)
        if self.observer.watches(space):
            self.observer.atomic(site, address, reads=step != "exch")
        self.observer.request(site, address, offsets)
        return atomics.update(self.m, step, self.moves.pointers(site.space, address, 0), values)

    def _of_space(self, space: tree.Space, address: Value) -> Value:
        """Return an address without what is known of it by its array or variable, if that is in another space.

        The bounds of an address into an array are those of its distance: they say nothing of shared or local memory.
        """
        if address.root is None:
            return address
        if space in ABSOLUTE:
            fits = address.root in self.m.arrays and address.root != HEAP  # where only parts may be touched
        else:
            variable = self.m.program.variables.get(address.root)
            fits = variable is not None and variable.space is space
        return address if fits else replace(address, root=None, bounds=UNKNOWN)

    def site(self, op: Op, space: tree.Space, address: Value, width: int, *, is_store: bool) -> Site:
        """Make the site of an access."""
        slot = self.first_slot + SITE_WORDS * len(self.sites)
        array = address.root or ""
        request = self.m.launch.requests.get(op.instruction.ptx_line, MergedRequest())
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

    # --- checks -----------------------------------------------------------------------------------------------------

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

    def _check(self, site: Site, address: Value) -> tuple[int, ...] | None:
        """Check the bounds in the shortest way, without branches; return the lanes' distances if they are known."""
        if address.uniform:
            self._check_uniform(site, address)
            return None
        offsets = self._offsets(site, address)
        extent = self._extent(site)
        if offsets is None or extent is None or self._outside(site, address, extent, offsets) is not None:
            self._check_lanes(site, address)
        return offsets

    def _check_uniform(self, site: Site, address: Value) -> None:
        extent = self._extent(site)
        if extent is None:
            self._check_lanes(site, address)
            return
        outside = self._outside(site, address, extent, (0,))
        if outside is not None:
            self._fault_if(outside, site, address, self.m.act)

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
        """Return two i1: the bytes from the lowest lane on begin, or end, outside of memory whose size is left open.

        What lies before the memory is far above it as an unsigned number; only its end may wrap.
        """
        m = self.m
        start = m.emit(f"sub i64 {address.code}, {extent.start}")
        first = start if lowest == 0 else m.emit(f"add i64 {start}, {literal('i64', lowest)}")
        last = m.emit(f"add i64 {start}, {literal('i64', end)}")
        return (m.emit(f"icmp ugt i64 {first}, {extent.size_code}"), m.emit(f"icmp ugt i64 {last}, {extent.size_code}"))

    def _check_lanes(self, site: Site, address: Value, *, outlined: bool = False) -> None:
        """Check every active lane by itself; `outlined` as a call on the unlikely path."""
        m = self.m
        vector = m.vector(address)
        extent = self._extent(site)
        width = f"i64 {site.width}"
        if extent is None:
            count = len(m.arrays)
            bad = m.emit(f"call i32 @outside(<32 x i64> {vector}, i32 {m.act}, {width}, ptr %arrays, i64 {count})")
            bad = self._or_misaligned(site, vector, bad)
            if HEAP in m.arrays:
                bad = m.emit(f"or i32 {bad}, {heap.beyond(m, vector, site.width)}")
        else:
            start = f"<32 x i64> {extent.start}" if extent.in_frame else f"i64 {extent.start}"
            arguments = f"<32 x i64> {vector}, i32 {m.act}, {width}, {start}, i64 {extent.size_code}"
            name = "@unfit.rarely" if outlined or self.moves.by_calls else "@unfit"
            name = "@unfit.in_frames" if extent.in_frame else name
            bad = m.emit(f"call i32 {name}({arguments})")
            if extent.in_frame:  # the message counts from the start of the variable
                address = Value("i64", varying=True, code=m.emit(f"sub <32 x i64> {vector}, {extent.start}"))
        self._fault_if(m.emit(f"icmp ne i32 {bad}, 0"), site, address, bad)
        if site.space is tree.Space.LOCAL and not site.array and m.program.stack_start is not None:
            beyond = atomics.beyond(m, vector, site.width)
            self._fault_if(m.emit(f"icmp ne i32 {beyond}, 0"), site, address, beyond, FAULT_FRAME)

    def _or_misaligned(self, site: Site, vector: str, bad: str) -> str:
        m = self.m
        low = m.emit(f"and <32 x i64> {vector}, splat (i64 {site.width - 1})")
        lanes = m.emit(f"icmp ne <32 x i64> {low}, zeroinitializer")
        bits = m.emit(f"bitcast <32 x i1> {lanes} to i32")
        active = m.emit(f"and i32 {bits}, {m.act}")
        return m.emit(f"or i32 {bad}, {active}")

    def _fault_if(self, condition: str, site: Site, address: Value, lanes: str, kind: int = FAULT_ACCESS) -> None:
        """If the condition holds, report a fault of some lanes with the addresses of all in the space, and leave."""
        m = self.m

        def addresses() -> str:
            at = m.emit(f"getelementptr i64, ptr %record, i64 {RECORD_SITE}")
            m.do(f"store i64 {literal('i64', site.index)}, ptr {at}")
            return m.vector(address)

        m.report_if(condition, kind, site.op, lanes, addresses)

    # --- lanes at known distances -------------------------------------------------------------------------------------

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
        m.do(f"br label %{end}")
        m.label(end)
        values = []
        for (type_, code), other in zip(pieces, gathered, strict=True):
            merged = m.emit(f"phi <32 x {type_}> [ {code}, %{fast_end} ], [ {other.code}, %{slow_end} ]")
            values.append(Value(type_, varying=True, code=merged))
        self.observer.request(site, address, offsets)
        return values

    def _gather_slowly(
        self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...], end: str
    ) -> list[Value]:
        """Check and load lane by lane, and go on at the label `end`."""
        m = self.m
        extent = self._extent(site)
        if extent is not None and len(set(types)) == 1:
            bounds = extent.start, extent.size_code
            first, distances = address.code, self._distances(offsets)
            return self.moves.checked_gather(site, types, first=first, distances=distances, bounds=bounds, end=end)
        self._check_lanes(site, address, outlined=True)
        gathered = self.moves.gather(site.space, types, address, outlined=True)
        m.do(f"br label %{end}")
        return gathered

    def _distances(self, offsets: tuple[int, ...]) -> str:
        """Return the name of the table with the distances of lanes."""
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
            self._check_lanes(site, address, outlined=True)
            self.moves.scatter(site.space, address, values, outlined=True)
            m.do(f"br label %{end}")
            m.label(fast)
            self.moves.store_lanes(site.space, address, offsets, values)
            m.do(f"br label %{end}")
            m.label(end)
        self.observer.request(site, address, offsets)
