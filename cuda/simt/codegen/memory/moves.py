"""Moves elements between memory and the lanes of a warp one by one: by gathers and scatters, or by calls of them.

The rule: addresses have been checked, except by `checked_gather`, and nothing here counts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.buffers import FAULT_ACCESS, RECORD_SITE
from warplens.cuda.simt.codegen.warp_code import Site, WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import ABSOLUTE
from warplens.cuda.simt.values.value import BITS, INTRINSIC_SUFFIX, Value, filled, literals, source


# LLVM functions that move data between memory and the lanes of a warp. Addresses have been checked before, and a
# function is added to the module when it is first needed; short runs are written in place.
def gather_name(type_: str, count: int) -> str:
    """Return the name of the function that loads `count` consecutive elements for each lane."""
    return f"@gather.{count}.{type_}"


def gather(type_: str, count: int, suffix: str, size: int) -> str:
    """Return a function that loads `count` elements of `size` bytes from `%base` on; inactive lanes get zeros."""
    vector = f"<32 x {type_}>"
    result = f"{{ {', '.join([vector] * count)} }}"

    def load(case: str, index: int, where: str) -> tuple[str, ...]:
        whole = f"%{case}.r{index - 1}" if index else "poison"
        moved = f"{where}, {vector} zeroinitializer"
        return (
            f"  %{case}.{index} = call {vector} @llvm.masked.gather.v32{suffix}.v32p0({moved})",
            f"  %{case}.r{index} = insertvalue {result} {whole}, {vector} %{case}.{index}, {index}",
        )

    head = f"{result} {gather_name(type_, count)}(ptr %base, <32 x i64> %at, i32 %active)"
    return _moving(head, count, size, load, f"{result} %CASE.r{count - 1}")


def checked_gather_name(type_: str, count: int) -> str:
    """Return the name of the function that checks and loads `count` consecutive elements for each lane."""
    return f"@gather.checked.{count}.{type_}"


_CHECKED = {
    "checked": "i64 %first, ptr %distances, i32 %active, i64 %width, i64 %start, i64 %room",
    "addresses": source("codegen/memory/checked_addresses.ll").rstrip(),
}
"""Addresses are the sums of `%first` and a table of distances, and bounds those of `unfit.rarely` (`runtime.ll`)."""

RECORD_UNFIT = filled("codegen/memory/record_unfit.ll", **_CHECKED, site=RECORD_SITE, fault=FAULT_ACCESS)
"""Records the fault of a load that `checked_gather` has not made."""


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
    names = {"name": checked_gather_name(type_, count), "gather": gather_name(type_, count), "values": "\n".join(moved)}
    types = {"loaded": loaded, "result": result, "whole": whole, "count": count}
    return filled("codegen/memory/checked_gather.ll", **_CHECKED, **names, **types)


def scatter_name(type_: str, count: int) -> str:
    """Return the name of the function that stores `count` consecutive elements of each lane."""
    return f"@scatter.{count}.{type_}"


def scatter(type_: str, count: int, suffix: str, size: int) -> str:
    """Return a function that stores `count` elements of `size` bytes from `%base` on, lane after lane."""
    values = [f"<32 x {type_}> %value.{index}" for index in range(count)]

    def store(_case: str, index: int, where: str) -> tuple[str, ...]:
        return (f"  call void @llvm.masked.scatter.v32{suffix}.v32p0({values[index]}, {where})",)

    parameters = ", ".join(["ptr %base, <32 x i64> %at, i32 %active", *values])
    return _moving(f"void {scatter_name(type_, count)}({parameters})", count, size, store, "void")


def _moving(head: str, count: int, size: int, move: Callable[[str, int, str], tuple[str, ...]], returned: str) -> str:
    """Return a function that moves `count` elements of all lanes, or of those in `%active`."""
    lines = [
        f"define internal {head} noinline {{",
        "  %mask = bitcast i32 %active to <32 x i1>",
        "  %whole = icmp eq i32 %active, -1",
        "  br i1 %whole, label %all, label %some",
    ]
    for case, mask in (("all", "splat (i1 true)"), ("some", "%mask")):
        lines.append(f"{case}:")
        for index in range(count):
            lines += [
                f"  %{case}.moved.{index} = add <32 x i64> %at, splat (i64 {index * size})",
                f"  %{case}.at.{index} = getelementptr i8, ptr %base, <32 x i64> %{case}.moved.{index}",
                *move(case, index, f"<32 x ptr> %{case}.at.{index}, i32 {size}, <32 x i1> {mask}"),
            ]
        lines.append(f"  ret {returned.replace('CASE', case)}")
    return "\n".join([*lines, "}"])


@dataclass(frozen=True, slots=True)
class LaneMoves:
    """Writes the loads and stores of one warp that are made lane by lane."""

    m: WarpCode
    by_calls: bool  # each move is a call

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
            codes = self.gather_by_call(types[0], len(types), self.arguments(space, address))
            return [Value(types[0], varying=True, code=code) for code in codes]
        values, offset = [], 0
        for type_ in types:
            code = self.m.masked_gather(type_, self.pointers(space, address, offset), self.m.mask)
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
            m.masked_scatter(value.type, m.vector(value), pointers, m.mask)
            offset += BITS[value.type] // 8

    def gather_by_call(self, type_: str, count: int, arguments: str) -> list[str]:
        """Load consecutive elements of one type for every active lane by a function; return their vectors."""
        m = self.m
        result = f"{{ {', '.join([self._define_gather(type_, count)] * count)} }}"
        whole = m.emit(f"call {result} {gather_name(type_, count)}({arguments})")
        return [m.emit(f"extractvalue {result} {whole}, {index}") for index in range(count)]

    def _define_gather(self, type_: str, count: int) -> str:
        """Add the function that loads elements, and what it needs; return the type of their vectors."""
        suffix, vector = INTRINSIC_SUFFIX[type_], f"<32 x {type_}>"
        self.m.declare(f"{vector} @llvm.masked.gather.v32{suffix}.v32p0(<32 x ptr>, i32, <32 x i1>, {vector})")
        self.m.define(gather(type_, count, suffix, BITS[type_] // 8))
        return vector

    def checked_gather(
        self, site: Site, types: Sequence[str], *, first: str, distances: str, bounds: tuple[str, str], end: str
    ) -> list[Value]:
        """Check and load lane by lane by one call, and go on at the label `end`, or record the fault and leave.

        The table named `distances` has those of the lanes from `first` (an i64); `types` are all one type. `bounds` are
        where the memory starts that the access must stay in, and its size in bytes, both an i64.
        """
        m, type_, count = self.m, types[0], len(types)
        vector = self._define_gather(type_, count)
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
