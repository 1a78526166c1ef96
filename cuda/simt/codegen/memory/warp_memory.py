"""The accesses of a warp but for its loads and stores of a known space, which `access` writes.

The rule: here are accesses to texels, to a cluster and to an address of unknown space, atomic operations, reads of
tiles and of parts, and what calls save.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, partial

from warplens.cuda.ground.textures import TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.memory import atomics
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.warp_code import Site, Touched, WarpCode
from warplens.cuda.simt.counting.rules import LANES, service_of
from warplens.cuda.simt.program.blocks import RANK_BYTES, WINDOW_BYTES, WINDOWS, Op
from warplens.cuda.simt.values import algebra, tiles
from warplens.cuda.simt.values.interfaces import Forbidden, Texel, Tile
from warplens.cuda.simt.values.value import BITS, Value, literal, literals, source

# `isa.memory.textures` has moved every texel inside its array, so texel accesses are not checked, except that an access
# to a surface must be allowed. One instruction is one request, however many texels it reads.
WORD_BYTES = 4
GATHER = "tld4"  # this instruction reads the texels that a filter would, and weighs none


@dataclass
class TexelAccess:
    """Writes the texel accesses of one warp."""

    m: WarpCode
    access: AccessWriter

    def fetch(self, op: Op, view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Observe one request, and read the elements of each texel."""
        site = self._site(op, view, is_store=False)
        touched = [self._touched(view, texel) for texel in texels]
        if self.access.observer.watches(tree.Space.GLOBAL):
            for texel in touched:
                self._where_any(texel.lanes, partial(self.access.observer.load, site, types, texel.address, None))
        self.access.observer.texels(site, touched)
        return [self.access.moves.by_lane.gather(tree.Space.GLOBAL, types, address) for address, _, _ in touched]

    def put(self, op: Op, view: TextureView, texel: Texel, values: Sequence[Value]) -> None:
        """Observe one request, and write the elements of a texel; of lanes that write one texel the highest wins."""
        site = self._site(op, view, is_store=True)
        touched = self._touched(view, texel)
        observer = self.access.observer
        if observer.watches(tree.Space.GLOBAL):
            self._where_any(touched.lanes, partial(observer.store, site, touched.address, values, None))
        observer.texels(site, [touched])
        with self.m.limited(touched.lanes):
            self.access.moves.by_lane.scatter(tree.Space.GLOBAL, touched.address, values)

    def forbid(self, op: Op, what: Forbidden, allowed: Value, detail: Value) -> None:
        """Report a fault of the active lanes that are not allowed what they do."""
        kind = int(getattr(buffers, f"FAULT_{what}"))
        self.m.fault_if(algebra.ballot(self.m, self.m.invert(allowed)), kind, op, detail)

    def _site(self, op: Op, view: TextureView, *, is_store: bool) -> Site:
        address = Value("i64", root=view.array)
        site = self.access.site(op, tree.Space.GLOBAL, address, view.texel_bytes, is_store=is_store)
        site.service = service_of(view, is_gather=op.instruction.opcode == GATHER)
        return site

    def _touched(self, view: TextureView, texel: Texel) -> Touched:
        m = self.m
        start = Value("i64", root=view.array, code=f"%array.{m.arrays.index(view.array)}")
        moved = m.add(start, texel.offset)
        address = Value("i64", varying=True, root=view.array, code=m.vector(moved))
        return Touched(address, texel.place, algebra.ballot(m, texel.inside))

    def _where_any(self, lanes: Value, observe: Callable[[], None]) -> None:
        m = self.m
        some, end = m.name("touches"), m.name("touched")
        with m.limited(lanes):
            m.fork(m.emit(f"icmp ne i32 {m.act}, 0"), some, end)
            observe()
        m.rejoin(end)


# Accesses to the shared memory of a cluster, of whichever of its blocks (distributed shared memory).
# An address names the block (`program.blocks.RANK_BYTES`), lane by lane; one that names no block of the cluster or lies
# outside the memory of its block is a fault, and so is one of a block that has ended. Requests are counted apart from
# those of shared and global memory, without wavefronts: how hardware serves them is not known.
# Source: PTX ISA 8.8, 5.1.6 (`.shared::cluster`), 9.7.9.24 (`mapa`); CUDA C++ programming guide 12.9, 6.2.2: a block
# must not end while others access its shared memory.
_, *FUNCTIONS = source("codegen/memory/cluster.ll").rstrip().split("\n\n")  # behind what all of them share


@dataclass(frozen=True, slots=True)
class ClusterAccess:
    """The accesses of one kernel to the shared memory of its cluster."""

    m: WarpCode
    access: AccessWriter

    def load(self, op: Op, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places."""
        site = self._site(op, address, sum(BITS[type_] // 8 for type_ in types), is_store=False)
        address = self._checked(site, address)
        if self.access.observer.watches(site.space):
            self.access.observer.load(site, types, address, None)
        places = self._places(site, address)
        return self.access.moves.by_lane.gather(site.space, types, places)

    def store(self, op: Op, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places; where several lanes store to one address, the highest lane wins."""
        site = self._site(op, address, sum(BITS[value.type] // 8 for value in values), is_store=True)
        address = self._checked(site, address)
        if self.access.observer.watches(site.space):
            self.access.observer.store(site, address, values, None)
        places = self._places(site, address)
        self.access.moves.by_lane.scatter(site.space, places, values)

    def atomic(self, op: Op, step: str, address: Value, values: Sequence[Value]) -> Value:
        """Update memory for each lane in turn; return what it read."""
        site = self._site(op, address, BITS[values[0].type] // 8, is_store=True)
        site.is_atomic = True
        address = self._checked(site, address)
        if self.access.observer.watches(site.space):
            self.access.observer.atomic(site, address, reads=step != "exch")
        return atomics.update(
            self.m, step, self.access.moves.by_lane.pointers(site.space, self._places(site, address), 0), values
        )

    def _site(self, op: Op, address: Value, width: int, *, is_store: bool) -> Site:
        unknown = Value("i64", varying=True, code=address.code)
        return self.access.site(op, tree.Space.CLUSTER, unknown, width, is_store=is_store)

    def _checked(self, site: Site, address: Value) -> Value:
        m = self.m
        m.declare("<32 x i64> @llvm.masked.gather.v32i64.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i64>)")
        for function in FUNCTIONS:
            m.define(function)
        vector = m.vector(address)
        first, end = m.program.first_shared, m.program.shared_end(m.launch.dynamic_shared_bytes)
        lanes = f"<32 x i64> {vector}, i32 {m.act}"
        bounds = f"i64 {site.width}, i64 {first}, i64 {end - first}, i64 {m.launch.cluster_blocks}"
        whole = Value("i64", varying=True, code=vector)
        unfit = m.emit(f"call i32 @cluster.unfit({lanes}, {bounds})")
        self.access.fault_if(m.emit(f"icmp ne i32 {unfit}, 0"), site, whole, unfit)
        ended = m.emit(f"getelementptr i64, ptr %fuel, i64 {buffers.FUEL_ENDED_RANKS}")
        gone = m.emit(f"call i32 @cluster.gone({lanes}, ptr {ended})")
        self.access.fault_if(m.emit(f"icmp ne i32 {gone}, 0"), site, whole, gone, buffers.FAULT_ENDED)
        return whole

    def _places(self, site: Site, address: Value) -> Value:
        """Observe a request; return the distance of each lane from the block's own shared memory."""
        m = self.m
        self.access.observer.request(site, address)
        places = f"<32 x i64> {address.code}, i32 %cluster.rank, i64 %cluster.stride"
        return Value("i64", varying=True, code=m.emit(f"call <32 x i64> @cluster.places({places})"))


# A generic access divides its lanes by the window that their address lies in. Each part is an ordinary access to its
# space, checked there, and counted if it has lanes: as on hardware, one instruction may make several requests.
@dataclass(slots=True)
class _Part:
    """The lanes whose addresses lie in one space, and these addresses counted from the start of that space."""

    space: tree.Space
    lanes: str
    address: Value
    begin: str  # the LLVM block that leads to the code after the access where no lane accesses
    end: str  # the one that leads there otherwise


def _parts(m: WarpCode, address: Value) -> list[_Part]:
    """Return the lanes of each space that the kernel uses; an address in no window is global."""
    vector = m.vector(address)
    whole = Value("i64", varying=True, code=vector)
    rest = m.act
    parts = []
    ends = dict.fromkeys(m.program.windows(), WINDOW_BYTES)
    if m.program.maps_shared:  # what lies in the window of shared memory behind the block's own is of other blocks
        ends = {tree.Space.SHARED: RANK_BYTES, tree.Space.CLUSTER: WINDOW_BYTES} | ends
        ends[tree.Space.SHARED] = RANK_BYTES
    for space, end in ends.items():
        inside = m.subtract(whole, m.known("i64", WINDOWS[space]))
        within = m.compare("ult", inside, m.known("i64", end))
        lanes = m.emit(f"and i32 {m.emit(f'bitcast <32 x i1> {within.code} to i32')}, {rest}")
        rest = m.emit(f"xor i32 {rest}, {lanes}")
        parts.append(_Part(space, lanes, inside, m.name("part"), m.name("part")))
    return [*parts, _Part(tree.Space.GLOBAL, rest, whole, m.name("part"), m.name("part"))]


@contextmanager
def _apart(m: WarpCode, part: _Part) -> Iterator[None]:
    """Let the lanes of a part execute code, if the part has any."""
    before = m.act, m.fixed_mask, m.under_guard
    some, behind = m.name("lanes"), m.name("behind")
    m.rejoin(part.begin)
    m.fork(m.emit(f"icmp ne i32 {part.lanes}, 0"), some, behind)
    m.act, m.fixed_mask, m.under_guard = part.lanes, None, True
    yield
    m.act, m.fixed_mask, m.under_guard = before
    m.rejoin(part.end)
    m.rejoin(behind)


def _joined(m: WarpCode, part: _Part, types: Sequence[str], inside: Sequence[str], before: Sequence[str]) -> list[str]:
    """Return the vectors after a part: its own, or those from before it where it had no lanes."""
    return [
        m.emit(f"phi <32 x {type_}> [ {new}, %{part.end} ], [ {old}, %{part.begin} ]")
        for type_, new, old in zip(types, inside, before, strict=True)
    ]


@dataclass
class OtherMemory(TexelAccess, ABC):
    """The accesses of the warp whose code is written, but for its loads and stores of a known space."""

    @abstractmethod
    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Check, observe and load."""

    @abstractmethod
    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Check, observe and store."""

    @cached_property
    def of_cluster(self) -> ClusterAccess:
        """The accesses to the shared memory of the cluster."""
        return ClusterAccess(self.m, self.access)

    def load_generic(self, op: Op, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places, each lane from the space that its address lies in."""
        m = self.m
        codes = ["zeroinitializer" for _ in types]
        for part in _parts(m, address):
            inside = []
            with _apart(m, part):
                values = self.load(op, part.space, types, part.address)
                for type_, value, old in zip(types, values, codes, strict=True):
                    vector = f"<32 x {type_}>"
                    inside.append(m.emit(f"select <32 x i1> {m.mask}, {vector} {m.vector(value)}, {vector} {old}"))
            codes = _joined(m, part, types, inside, codes)
        return [Value(type_, varying=True, code=code) for type_, code in zip(types, codes, strict=True)]

    def store_generic(self, op: Op, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places, each lane to the space that its address lies in."""
        for part in _parts(self.m, address):
            with _apart(self.m, part):
                self.store(op, part.space, part.address, values)

    def _update_generic(
        self, op: Op, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Update memory by the operation of each space; a local address, which hardware refuses, is a fault."""
        m = self.m
        type_ = values[0].type
        codes = ["zeroinitializer"]
        for part in _parts(m, address):
            with _apart(m, part):
                if part.space is tree.Space.LOCAL:
                    self.forbid(op, "SPACE", m.known("i1", 0), m.known("i32", 0))
                    inside = codes
                else:
                    before = m.vector(self.atomic(op, part.space, steps, part.address, values))
                    old = f"<32 x {type_}> {codes[0]}"
                    inside = [m.emit(f"select <32 x i1> {m.mask}, <32 x {type_}> {before}, {old}")]
            codes = _joined(m, part, [type_], inside, codes)
        return Value(type_, varying=True, code=codes[0])

    def clear_frames(self) -> None:
        """Note that no function with variables on the stack runs in any thread of the warp."""
        atomics.clear(self.m)

    def mark_frame(self, start: Value, size: int, *, alive: bool) -> None:
        """Note for each active thread that a function whose variables begin at an address runs, or has ended."""
        atomics.mark(self.m, start, size, alive=alive)

    def reach(self, op: Op, space: tree.Space, width: int, address: Value) -> str:
        """Check and observe a load of words; return the arguments of a function that makes it."""
        site, address = self.access.located(op, space, address, width)
        offsets = self.access.check(site, address)
        if self.access.observer.watches(space):
            self.access.observer.load(site, ["i32"] * (width // WORD_BYTES), address, offsets)
        self.access.observer.request(site, address, offsets)
        return self.access.moves.by_lane.arguments(space, address)

    def tile(self, op: Op, tile: Tile) -> str:
        """Check and observe the reads of a tile of shared memory; return where its addresses count from."""
        m = self.m
        site = self.access.site(op, tree.Space.SHARED, Value("i64"), tiles.PIECE_BYTES, is_store=False)
        for text in tiles.reading(turned=tile.turned):
            m.define(text)
        first, end = m.program.first_shared, m.program.shared_end(m.launch.dynamic_shared_bytes)
        find, unfit = (tiles.part_name(part, turned=tile.turned) for part in ("addresses", "unfit"))
        of_group = f"<{tiles.PIECES} x i64> {find}(i64 {tile.descriptor.code}"
        last = m.add(tile.first, m.known("i64", tile.groups))
        room = max(end - first - tiles.PIECE_BYTES, 0)
        bounds = f"i64 {tile.first.code}, i64 {last.code}, i64 {first}, i64 {room}"
        outside = m.emit(f"call i64 {unfit}(i64 {tile.descriptor.code}, {bounds})")
        lanes = f"%{m.name('lanes')}"

        def addresses() -> str:
            at = m.emit(f"call {of_group}, i64 {outside})")
            vector = _twice(m, at, at)
            limits = f"i64 {tiles.PIECE_BYTES}, i64 {first}, i64 {end - first}"
            m.do(f"{lanes} = call i32 @unfit(<32 x i64> {vector}, i32 {m.act}, {limits})")
            place = m.emit(f"getelementptr i64, ptr %record, i64 {buffers.RECORD_SITE}")
            m.do(f"store i64 {literal('i64', site.index)}, ptr {place}")
            return vector

        m.report_if(m.emit(f"icmp ne i64 {outside}, -1"), buffers.FAULT_ACCESS, op, lanes, addresses)

        def pieces() -> Iterator[tuple[Value, Value]]:
            for number in range(0, tile.groups, 2):
                some = min(2, tile.groups - number)
                both = [
                    m.emit(f"call {of_group}, i64 {m.add(tile.first, m.known('i64', number + index)).code})")
                    for index in range(some)
                ]
                mask = m.known("i32", -1 if some == 2 else (1 << tiles.PIECES) - 1)
                yield Value("i64", varying=True, code=_twice(m, both[0], both[-1])), mask

        self.access.observer.tile(site, tile, pieces)
        return self.access.moves.by_lane.start(tree.Space.SHARED)

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Check, observe and load `sizes` bytes (an i32, at most 16) of global memory for every lane, then zeros.

        A lane that loads nothing may have any address. Returns the low and the high eight bytes.
        """
        m = self.m
        site, address = self.access.located(op, tree.Space.GLOBAL, address, width)
        address = Value("i64", varying=True, root=address.root, code=m.vector(address))
        unit = m.known("i32", 1)
        last = m.add(address, m.widen("zext", m.subtract(sizes, unit), "i64"))
        reading = algebra.ballot(m, m.compare("uge", sizes, unit))
        some, end = m.name("reads"), m.name("read")
        some_read = m.emit(f"icmp ne i32 {reading.code}, 0")
        with m.limited(reading):
            m.fork(some_read, some, end)
            site.width = 1  # a part may end anywhere
            for byte in (address, replace(last, root=address.root)):
                self.access.check_lanes(site, byte)
            site.width = width
            bad = self.access.or_misaligned(site, address.code, "0")
            self.access.fault_if(m.emit(f"icmp ne i32 {bad}, 0"), site, address, bad)
            self.access.observer.load_part(site, address)
            self.access.observer.request(site, address)
        m.rejoin(end)
        m.declare("void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)")
        m.define(source("codegen/memory/read_parts.ll").rstrip())
        pointers, type_ = self.access.moves.by_lane.pointers(site.space, address, 0), "{ <32 x i64>, <32 x i64> }"
        whole = m.emit(f"call {type_} @read_parts(<32 x ptr> {pointers}, <32 x i32> {m.vector(sizes)}, i32 {m.act})")
        return [Value("i64", varying=True, code=m.emit(f"extractvalue {type_} {whole}, {i}")) for i in (0, 1)]

    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Check, observe and update; return what each lane read."""
        if space is None:
            return self._update_generic(op, steps, address, values)
        step = steps[space]
        if space is tree.Space.CLUSTER:
            return self.of_cluster.atomic(op, step, address, values)
        site, address = self.access.located(op, space, address, BITS[values[0].type] // 8, is_store=True)
        site.is_atomic = True
        offsets = self.access.check(site, address)
        if self.access.observer.watches(space):
            self.access.observer.atomic(site, address, reads=step != "exch")
        self.access.observer.request(site, address, offsets)
        return atomics.update(self.m, step, self.access.moves.by_lane.pointers(site.space, address, 0), values)

    # A shared function keeps registers of its caller behind the local memory that the kernel can address. These are no
    # accesses of the kernel: their offsets are known to be good, and they are not counted.

    def keep(self, address: Value, value: Value) -> None:
        """Store a value at an offset in what calls save of each active lane."""
        m = self.m
        m.masked_scatter(value.type, m.vector(value), self._pointers(address), m.mask)

    def kept(self, address: Value, type_: str) -> Value:
        """Load a value that `keep` stored."""
        code = self.m.masked_gather(type_, self._pointers(address), self.m.mask)
        return Value(type_, varying=True, code=code)

    def _pointers(self, address: Value) -> str:
        m, program = self.m, self.m.program
        lanes = literals("i64", (lane * program.thread_bytes + program.local_bytes for lane in range(LANES)))
        vector = m.emit(f"add <32 x i64> {m.vector(address)}, <{lanes}>")
        return m.emit(f"getelementptr i8, ptr %local, <32 x i64> {vector}")


def _twice(m: WarpCode, first: str, second: str) -> str:
    order = ", ".join(f"i32 {lane}" for lane in range(2 * tiles.PIECES))
    type_ = f"<{tiles.PIECES} x i64>"
    return m.emit(f"shufflevector {type_} {first}, {type_} {second}, <{2 * tiles.PIECES} x i32> <{order}>")
