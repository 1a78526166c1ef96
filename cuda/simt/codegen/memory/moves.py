"""Moves elements between memory and the lanes of a warp: the loads and stores themselves.

The rule: addresses have been checked, and nothing here counts. Lanes at known distances move by contiguous pieces where
that is possible; all others are gathered and scattered.
"""

from collections.abc import Sequence
from itertools import pairwise

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.observer import FAULT_ACCESS, RECORD_SITE
from warplens.cuda.simt.codegen.warp_code import Site, WarpCode
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.isa.registry import Access, access_of
from warplens.cuda.simt.program.blocks import ABSOLUTE
from warplens.cuda.simt.values.value import BITS, INTRINSIC_SUFFIX, Value, literal, literals

# LLVM functions that move data between memory and the lanes of a warp. Addresses have been checked before, and a
# function is added to the module when it is first needed; short runs are written in place.
SHORTEST_RUN = 4  # at least this many lanes must be contiguous, or equal, to be loaded by pieces instead of gathered

MOST_INLINE = 64
"""A kernel with more memory instructions calls a function for each move lane by lane, which some processors do with
hundreds of instructions: else LLVM would take minutes for kernels with thousands of them. A call costs little."""


def gather_name(type_: str, count: int) -> str:
    """Return the name of the function that loads `count` consecutive elements for each lane."""
    return f"@gather.{count}.{type_}"


def gather(type_: str, count: int, suffix: str, size: int) -> str:
    """Return a function that loads `count` elements of `size` bytes from `%base` on; inactive lanes get zeros."""
    vector = f"<32 x {type_}>"
    result = f"{{ {', '.join([vector] * count)} }}"
    lines = []
    for case, mask in _CASES:
        lines.append(f"{case}:")
        whole = "poison"
        for index in range(count):
            moved = f"<32 x ptr> %{case}.at.{index}, i32 {size}, <32 x i1> {mask}, {vector} zeroinitializer"
            lines += [
                *_places(case, index, size),
                f"  %{case}.{index} = call {vector} @llvm.masked.gather.v32{suffix}.v32p0({moved})",
                f"  %{case}.r{index} = insertvalue {result} {whole}, {vector} %{case}.{index}, {index}",
            ]
            whole = f"%{case}.r{index}"
        lines.append(f"  ret {result} {whole}")
    head = f"define internal {result} {gather_name(type_, count)}(ptr %base, <32 x i64> %at, i32 %active) noinline {{"
    return "\n".join([head, *_CHOICE, *lines, "}"])


def checked_gather_name(type_: str, count: int) -> str:
    """Return the name of the function that checks and loads `count` consecutive elements for each lane."""
    return f"@gather.checked.{count}.{type_}"


_ADDRESSES = """  %first.one = insertelement <32 x i64> poison, i64 %first, i32 0
  %first.all = shufflevector <32 x i64> %first.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %each = load <32 x i64>, ptr %distances, align 8
  %at = add <32 x i64> %first.all, %each
  %bad = call i32 @unfit.rarely(<32 x i64> %at, i32 %active, i64 %width, i64 %start, i64 %room)"""
"""Addresses are the sums of `%first` and a table of distances, and bounds those of `unfit.rarely` (`runtime.ll`)."""
_CHECKED = "i64 %first, ptr %distances, i32 %active, i64 %width, i64 %start, i64 %room"

_FAULT = "ptr %record, i64 %site, i64 %op, i32 %warp"

RECORD_UNFIT = f"""define internal void @record_unfit({_CHECKED}, {_FAULT}) noinline cold {{
{_ADDRESSES}
  %site.at = getelementptr i64, ptr %record, i64 {RECORD_SITE}
  store i64 %site, ptr %site.at
  call void @record_fault(ptr %record, i64 {FAULT_ACCESS}, i64 %op, i32 %bad, i32 %warp, <32 x i64> %at)
  ret void
}}"""  # records the fault of a load that `checked_gather` has not made


def checked_gather(type_: str, count: int) -> str:
    """Return a function that checks a load lane by lane and makes it if all lanes fit, which its last result says.

    It writes nothing: the counters of a loop stay in registers around it.
    """
    vectors = [f"<32 x {type_}>"] * count
    loaded, result = f"{{ {', '.join(vectors)} }}", f"{{ {', '.join([*vectors, 'i1'])} }}"
    moved = []
    whole = "zeroinitializer"
    for index, vector in enumerate(vectors):
        moved += [
            f"  %value.{index} = extractvalue {loaded} %loaded, {index}",
            f"  %with.{index} = insertvalue {result} {whole}, {vector} %value.{index}, {index}",
        ]
        whole = f"%with.{index}"
    values = "\n".join(moved)
    knowledge = "noinline cold nofree norecurse nosync nounwind willreturn memory(read)"
    return f"""define internal {result} {checked_gather_name(type_, count)}({_CHECKED}, ptr %base) {knowledge} {{
{_ADDRESSES}
  %fits = icmp eq i32 %bad, 0
  br i1 %fits, label %load, label %fault
load:
  %loaded = call {loaded} {gather_name(type_, count)}(ptr %base, <32 x i64> %at, i32 %active)
{values}
  %done = insertvalue {result} {whole}, i1 true, {count}
  ret {result} %done
fault:
  ret {result} zeroinitializer
}}"""


def scatter_name(type_: str, count: int) -> str:
    """Return the name of the function that stores `count` consecutive elements of each lane."""
    return f"@scatter.{count}.{type_}"


def scatter(type_: str, count: int, suffix: str, size: int) -> str:
    """Return a function that stores `count` elements of `size` bytes from `%base` on, lane after lane."""
    vector = f"<32 x {type_}>"
    lines = []
    for case, mask in _CASES:
        lines.append(f"{case}:")
        for index in range(count):
            moved = f"{vector} %value.{index}, <32 x ptr> %{case}.at.{index}, i32 {size}, <32 x i1> {mask}"
            lines += [*_places(case, index, size), f"  call void @llvm.masked.scatter.v32{suffix}.v32p0({moved})"]
        lines.append("  ret void")
    values = "".join(f", {vector} %value.{index}" for index in range(count))
    places = f"ptr %base, <32 x i64> %at, i32 %active{values}"
    head = f"define internal void {scatter_name(type_, count)}({places}) noinline {{"
    return "\n".join([head, *_CHOICE, *lines, "}"])


_CASES = (("all", "splat (i1 true)"), ("some", "%mask"))
_CHOICE = (
    "  %mask = bitcast i32 %active to <32 x i1>",
    "  %whole = icmp eq i32 %active, -1",
    "  br i1 %whole, label %all, label %some",
)


def _places(case: str, index: int, size: int) -> list[str]:
    """Return the code that computes the places of the `index`-th element of each lane."""
    moved, offset = f"%{case}.moved.{index}", index * size
    return [
        f"  {moved} = add <32 x i64> %at, splat (i64 {offset})",
        f"  %{case}.at.{index} = getelementptr i8, ptr %base, <32 x i64> {moved}",
    ]


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


class Moves:
    """Writes the loads and stores of one warp."""

    def __init__(self, code: WarpCode) -> None:
        self.m = code
        accesses = sum(access_of(op.instruction) is not Access.NONE for op in code.program.ops())
        self.by_calls = accesses > MOST_INLINE

    # --- uniform accesses ---------------------------------------------------------------------------------------------

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

    # --- lanes at known distances -------------------------------------------------------------------------------------

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
            return self._gather_by_call(type_, 1, f"ptr {self.start(space)}, <32 x i64> {places}, i32 -1")[0]
        if length is None:
            pointers = self._at_distances(self._pointer(space, base), offsets)
            return self._masked_gather(type_, pointers, "splat (i1 true)")
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
                self._masked_scatter(value.type, vector, pointers, m.mask)
            else:
                mask = None if m.fixed_mask == FULL_MASK else m.mask
                for first in range(0, LANES, length):
                    pointer = self._element(self._pointer(space, address.code), offsets[first])
                    whole = Value(value.type, varying=True, code=vector)
                    self._store_piece(whole, mask, range(first, first + length), pointer)
            moved += size

    def _store_piece(self, value: Value, mask: str | None, lanes: range, pointer: str) -> None:
        """Store consecutive lanes of a vector to consecutive places."""
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

    # --- lane by lane -------------------------------------------------------------------------------------------------

    def pointers(self, space: tree.Space, address: Value, offset: int) -> str:
        """Return the host addresses of one element of every lane."""
        m = self.m
        vector = self._places(space, address)
        if offset:
            vector = m.emit(f"add <32 x i64> {vector}, splat (i64 {offset})")
        if space in ABSOLUTE:
            return m.emit(f"inttoptr <32 x i64> {vector} to <32 x ptr>")
        short = m.emit(f"trunc <32 x i64> {vector} to <32 x i32>")
        return m.emit(f"getelementptr i8, ptr {self.start(space)}, <32 x i32> {short}")

    def arguments(self, space: tree.Space, address: Value) -> str:
        """Return the arguments of functions that load: where the space starts, the lanes' distances, active lanes."""
        return f"ptr {self.start(space)}, <32 x i64> {self._places(space, address)}, i32 {self.m.act}"

    def _places(self, space: tree.Space, address: Value) -> str:
        """Return for every lane how far its address is from the start of the space."""
        vector = self.m.vector(address)
        if space is not tree.Space.LOCAL:
            return vector
        lanes = literals("i64", (lane * self.m.program.thread_bytes for lane in range(LANES)))
        return self.m.emit(f"add <32 x i64> {vector}, <{lanes}>")

    @staticmethod
    def start(space: tree.Space) -> str:
        """Return the host address that the addresses of a space count from."""
        if space in ABSOLUTE:
            return "null"
        return "%local" if space is tree.Space.LOCAL else "%shared"

    def gather(self, space: tree.Space, types: Sequence[str], address: Value, *, outlined: bool = False) -> list[Value]:
        """Load lane by lane; `outlined` as a call on the unlikely path."""
        if (outlined or self.by_calls) and len(set(types)) == 1:
            codes = self._gather_by_call(types[0], len(types), self.arguments(space, address))
            return [Value(types[0], varying=True, code=code) for code in codes]
        values, offset = [], 0
        for type_ in types:
            code = self._masked_gather(type_, self.pointers(space, address, offset), self.m.mask)
            values.append(Value(type_, varying=True, code=code))
            offset += BITS[type_] // 8
        return values

    def scatter(self, space: tree.Space, address: Value, values: Sequence[Value], *, outlined: bool = False) -> None:
        """Store lane by lane; `outlined` as a call on the unlikely path."""
        m = self.m
        types = [value.type for value in values]
        if (outlined or self.by_calls) and len(set(types)) == 1:
            type_, suffix = types[0], INTRINSIC_SUFFIX[types[0]]
            m.declare(f"void @llvm.masked.scatter.v32{suffix}.v32p0(<32 x {type_}>, <32 x ptr>, i32, <32 x i1>)")
            m.define(scatter(type_, len(types), suffix, BITS[type_] // 8))
            vectors = "".join(f", <32 x {type_}> {m.vector(value)}" for value in values)
            name = scatter_name(type_, len(types))
            m.do(f"call void {name}({self.arguments(space, address)}{vectors})")
            return
        offset = 0
        for value in values:
            pointers = self.pointers(space, address, offset)
            self._masked_scatter(value.type, m.vector(value), pointers, m.mask)
            offset += BITS[value.type] // 8

    def _gather_by_call(self, type_: str, count: int, arguments: str) -> list[str]:
        """Load consecutive elements of one type for every active lane by a function; return their vectors."""
        m, suffix = self.m, INTRINSIC_SUFFIX[type_]
        vector = f"<32 x {type_}>"
        m.declare(f"{vector} @llvm.masked.gather.v32{suffix}.v32p0(<32 x ptr>, i32, <32 x i1>, {vector})")
        m.define(gather(type_, count, suffix, BITS[type_] // 8))
        result = f"{{ {', '.join([vector] * count)} }}"
        name = gather_name(type_, count)
        whole = m.emit(f"call {result} {name}({arguments})")
        return [m.emit(f"extractvalue {result} {whole}, {index}") for index in range(count)]

    def checked_gather(
        self, site: Site, types: Sequence[str], *, first: str, distances: str, bounds: tuple[str, str], end: str
    ) -> list[Value]:
        """Check and load lane by lane by one call, and go on at the label `end`, or record the fault and leave.

        The table named `distances` has those of the lanes from `first` (an i64); `types` are all one type. `bounds` are
        where the memory starts that the access must stay in, and its size in bytes, both an i64.
        """
        m, type_, count = self.m, types[0], len(types)
        suffix, vector = INTRINSIC_SUFFIX[type_], f"<32 x {type_}>"
        m.declare(f"{vector} @llvm.masked.gather.v32{suffix}.v32p0(<32 x ptr>, i32, <32 x i1>, {vector})")
        m.define(gather(type_, count, suffix, BITS[type_] // 8))
        m.define(checked_gather(type_, count))
        m.define(RECORD_UNFIT)
        result = f"{{ {', '.join([*[vector] * count, 'i1'])} }}"
        places = f"i64 {first}, ptr {distances}, i32 {m.act}, i64 {site.width}, i64 {bounds[0]}, i64 {bounds[1]}"
        name = checked_gather_name(type_, count)
        whole = m.emit(f"call {result} {name}({places}, ptr {self.start(site.space)})")
        *codes, fits = [m.emit(f"extractvalue {result} {whole}, {index}") for index in range(count + 1)]
        fault = m.name("fault")
        m.do(f"br i1 {fits}, label %{end}, label %{fault}")
        loaded = m.text.block
        m.label(fault)
        m.do(f"call void @record_unfit({places}, ptr %record, i64 {site.index}, i64 {site.op.index}, i32 %warp)")
        m.do("br label %FAULT")
        m.text.block = loaded
        return [Value(type_, varying=True, code=code) for code in codes]

    def _masked_gather(self, type_: str, pointers: str, mask: str) -> str:
        """Gather with a mask."""
        suffix = INTRINSIC_SUFFIX[type_]
        name = f"@llvm.masked.gather.v32{suffix}.v32p0"
        self.m.declare(f"<32 x {type_}> {name}(<32 x ptr>, i32, <32 x i1>, <32 x {type_}>)")
        return self.m.emit(
            f"call <32 x {type_}> {name}(<32 x ptr> {pointers}, i32 {BITS[type_] // 8}, <32 x i1> {mask}, "
            f"<32 x {type_}> zeroinitializer)"
        )

    def _masked_scatter(self, type_: str, vector: str, pointers: str, mask: str) -> None:
        """Scatter with a mask."""
        name = f"@llvm.masked.scatter.v32{INTRINSIC_SUFFIX[type_]}.v32p0"
        self.m.declare(f"void {name}(<32 x {type_}>, <32 x ptr>, i32, <32 x i1>)")
        self.m.do(
            f"call void {name}(<32 x {type_}> {vector}, <32 x ptr> {pointers}, i32 {BITS[type_] // 8}, "
            f"<32 x i1> {mask})"
        )
