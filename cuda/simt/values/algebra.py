"""The algebra that every instruction is written against: operations on values, across lanes too, and operands.

The rule: reading, writing and code are left to its parts. `warplens.cuda.simt.passes.shapes` runs
instructions on it to find the form of each register, `warplens.cuda.simt.codegen.emitter` to generate LLVM code.
"""

from collections.abc import Sequence
from dataclasses import replace

from warplens.cuda.device.occupancy import GRID
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program import blocks
from warplens.cuda.simt.values.arithmetic import COMPARISONS, Arithmetic, InexecutableError
from warplens.cuda.simt.values.interfaces import Lanes, Memory, Registers, Runtime, Writer
from warplens.cuda.simt.values.value import (
    BITS,
    FLOATS,
    LANE_NUMBERS,
    UNKNOWN,
    WORD_BYTES,
    Bounds,
    Specialisation,
    Value,
    exact,
    filled,
    literals,
    source,
)

POINTER_BYTES = 8


class Algebra(Arithmetic):
    """Operations on values, and the operands of instructions; its parts read, write and execute."""

    def __init__(
        self,
        program: blocks.Program,
        launch: Specialisation,
        writer: Writer,
        *,
        registers: Registers,
        lanes: Lanes,
        memory: Memory,
        runtime: Runtime,
    ) -> None:
        super().__init__(program, launch, writer)
        self.registers = registers
        self.lanes = lanes
        self.active = lanes.active
        self.memory = memory
        self.runtime = runtime

    def read(self, operand: tree.Operand, type_: str) -> Value:
        """Return an operand as a value of an LLVM type; wider registers are truncated, equal widths reinterpreted."""
        match operand:
            case tree.Register(name):
                value = self.special(name) if name not in self.program.registers else self.registers.read(name)
            case tree.Integer(number, _):
                return self.known(type_, number) if type_ not in FLOATS else self.bits(type_, number)
            case tree.Float(pattern, width, _):
                value = self.bits("float" if width == 32 else "double", pattern)
            case tree.Symbol(name):
                value = self.variable(name)
            case tree.Negated(inner):
                value = self.invert(self.read(inner, type_))
            case _:
                raise InexecutableError(f"operand {operand}")
        return self.reinterpret(value, type_)

    def write(self, operand: tree.Operand, value: Value) -> None:
        """Set a destination operand; the caller extends narrower values, and a value for `_` is dropped."""
        match operand:
            case tree.Register("_") | tree.Symbol("_"):
                return
            case tree.Register(name) if name in self.program.registers:
                self.registers.write(name, self.reinterpret(value, self.program.registers[name]))
            case tree.RegisterPair(first, second):
                self.write(first, value)
                self.write(second, self.invert(value))
            case _:
                raise InexecutableError(f"destination {operand}")

    def transform(
        self,
        function: str,
        targets: Sequence[tuple[tree.Operand, str]],
        sources: Sequence[tuple[tree.Operand, str]] = (),
        arguments: str = "",
    ) -> None:
        """Set registers by an LLVM function, in all lanes; it reads and writes vectors in the warp's frame.

        Its parameters are the frame, a table with the places of the targets, then of the sources (operands with their
        LLVM types), and further arguments (LLVM operands with theirs). It must read all sources before it writes.
        """
        places, moved = [], []
        for number, (operand, type_) in enumerate((*targets, *sources)):
            written = number < len(targets)
            place = None
            if isinstance(operand, tree.Register):
                place = self.registers.place(operand.name, BITS[type_], written=written)
            if place is None:
                place = self.registers.keep(number, None if written else self.read(operand, type_))
                if written:
                    moved.append((operand, place, type_))
            places.append(place)
        self.registers.transform(function, places, arguments)
        for operand, place, type_ in moved:
            self.write(operand, self.registers.kept(place, type_))

    def variable(self, name: str) -> Value:
        """Return the address of a variable: an offset in its space, or of global and constant memory the address."""
        if name == "WARP_SZ":
            return self.known("i64", LANES)
        if name in self.program.functions:
            return self.known("i64", self.program.functions[name])
        if name in self.launch.symbols:
            return self._array(self.launch.symbols[name])
        if name in self.program.parameters:  # in the space of the parameters
            return self.known("i64", self.program.parameters[name].offset)
        placed = self.program.variables.get(name)
        if placed is None:
            where = self.program.unsupported_symbols.get(name, "unknown")
            if where == blocks.KERNEL:
                raise InexecutableError("a launch in device code: launch its kernel from the host")
            raise InexecutableError(f"{where} variable {name}")
        return self._with_root(self.known("i64", placed.offset), name)

    def address(self, operand: tree.Operand) -> Value:
        """Return the byte address of an address operand, an i64."""
        if not isinstance(operand, tree.Address):
            raise InexecutableError(f"address {operand}")
        match operand.base:
            case tree.Register(name):
                base = self.registers.read(name)
                if base.type == "i32":  # the sum has 32 bits too: a negative index and an offset beyond it meet
                    whole = self.add(base, self.known("i32", operand.offset)) if operand.offset else base
                    return self.widen("zext", whole, "i64")
            case other:
                base = self.read(other, "i64")
        return self.add(base, self.known("i64", operand.offset)) if operand.offset else base

    def special(self, name: str) -> Value:
        """Return a special register."""
        base, _, axis = name.partition(".")
        where = "xyz".find(axis) if axis else -1
        launch = self.launch
        match base:
            case "%tid" if where >= 0:
                return self._thread_index(where)
            case "%ctaid" if where >= 0:
                extent = GRID[where] if where in launch.open_axes else launch.grid[where]
                return self._counted(f"%block.{axis}", extent)
            case "%nctaid" if where in launch.open_axes:
                position = len(launch.open_words) + launch.open_axes.index(where)
                return self.truncate(Value("i64", bounds=Bounds(1, GRID[where]), code=f"%open.{position}"), "i32")
            case "%ntid" | "%nctaid" if where >= 0:
                return self.known("i32", (launch.block if base == "%ntid" else launch.grid)[where])
            case "%laneid":
                return self.from_lanes("i32", LANE_NUMBERS)
            case "%warpid":
                return self._counted("%warp", launch.warps)
            case "%nwarpid":
                return self.known("i32", launch.warps)
            case _:
                return self._of_cluster(name) if "cluster" in name else self._other_special(name)

    def _other_special(self, name: str) -> Value:
        """Return a special register that does not identify the thread (PTX ISA 10). Clocks and the timer count the
        warp's instructions, one a nanosecond. All blocks are in grid 0 on SM 0 of 1.
        """
        launch = self.launch
        match name.removeprefix("%"):
            case "clock" | "clock64" | "globaltimer":
                return self.lanes.clock()
            case "clock_hi" | "globaltimer_hi":
                return self.binary("lshr", self.lanes.clock(), self.known("i64", 32))
            case "globaltimer_lo":
                return self.truncate(self.lanes.clock(), "i32")
            case "smid" | "nsmid":
                return self.known("i32", int(name == "%nsmid"))
            case "gridid":
                return self.known("i64", 0)
            case "dynamic_smem_size":
                return self.known("i32", launch.dynamic_shared_bytes)
            case environment if environment.startswith("envreg"):  # half the address of the workspace for barriers
                if name not in blocks.GRID_WORKSPACE_REGISTERS:
                    raise InexecutableError("what the driver tells the blocks of a cooperative launch on several GPUs")
                low_bit = self.known("i64", 32 * blocks.GRID_WORKSPACE_REGISTERS.index(name))
                return self.truncate(self.binary("lshr", self.variable(blocks.GRID_WORKSPACE), low_bit), "i32")
            case reserved if reserved.startswith("reserved_smem_"):
                raise InexecutableError("shared memory that CUDA reserves for groups of several warps")
            case mask if mask.startswith("lanemask_") and mask.removeprefix("lanemask_") in COMPARISONS:
                test = COMPARISONS[mask.removeprefix("lanemask_")]
                masks = [sum(1 << other for other in LANE_NUMBERS if test(other, lane)) for lane in LANE_NUMBERS]
                return self.from_lanes("i32", masks)
            case _:
                raise InexecutableError(f"unknown register {name}")

    def _of_cluster(self, name: str) -> Value:
        """Return a special register on the cluster of the block (PTX ISA 10.14 to 10.21)."""
        base, _, axis = name.partition(".")
        along = self.launch.cluster["xyz".find(axis)] if axis else self.launch.cluster_blocks
        match base:
            case "%cluster_ctaid" if axis:
                return self.binary("urem", self.special(f"%ctaid.{axis}"), self.known("i32", along))
            case "%clusterid" | "%nclusterid" if axis:
                blocks_along = self.special(f"%{'n' * (base[1] == 'n')}ctaid.{axis}")
                return self.binary("udiv", blocks_along, self.known("i32", along))
            case "%cluster_nctaid" | "%cluster_nctarank":
                return self.known("i32", along)
            case "%cluster_ctarank":
                return self.cluster_rank()
            case "%is_explicit_cluster":
                return self.known("i1", int(along > 1))
            case _:
                raise InexecutableError(f"unknown register {name}")

    def cluster_rank(self) -> Value:
        """Return the number of the block in its cluster, x first, an i32."""
        return self._counted("%cluster.rank", self.launch.cluster_blocks)

    def _thread_index(self, axis: int) -> Value:
        """Return `%tid` along an axis: (32 * warp + lane) / stride % extent, as cheaply as the block allows."""
        block = self.launch.block
        extent = block[axis]
        stride = (1, block[0], block[0] * block[1])[axis]
        if self.launch.warps == 1:
            return self.from_lanes("i32", [lane // stride % extent for lane in LANE_NUMBERS])
        warp = self.special("%warpid")
        if extent == 1:
            return self.known("i32", 0)
        if stride % LANES == 0:
            quotient = self.binary("udiv", warp, self.known("i32", stride // LANES))
            return self.binary("urem", quotient, self.known("i32", extent))
        if LANES % stride == 0:
            per_warp = LANES // stride
            within = self.from_lanes("i32", [lane // stride for lane in LANE_NUMBERS])
            if per_warp % extent == 0:
                return self.from_lanes("i32", [lane // stride % extent for lane in LANE_NUMBERS])
            base = self.multiply(warp, self.known("i32", per_warp))
            if stride * extent >= self.launch.threads:
                return self.add(base, within)
            if extent % per_warp == 0:
                return self.add(self.binary("urem", base, self.known("i32", extent)), within)
        linear = self.add(self.multiply(warp, self.known("i32", LANES)), self.from_lanes("i32", LANE_NUMBERS))
        quotient = self.binary("udiv", linear, self.known("i32", stride))
        return self.binary("urem", quotient, self.known("i32", extent))

    def parameter(self, name: str, offset: int, type_: str) -> Value:
        """Return a kernel parameter, or a part of one, as a PTX type; a pointer may be read in parts, or as a float."""
        parameter = self.program.parameters.get(name)
        if parameter is None:
            raise InexecutableError(f"{name} is no kernel parameter")
        return self.parameter_at(parameter.offset + offset, type_)

    def parameter_at(self, position: int, type_: str) -> Value:
        """Return the bytes of the kernel parameters from a position on, as a PTX type."""
        llvm = blocks.LLVM_TYPES[type_]
        size = BITS[llvm] // 8
        if position < 0 or position + size > len(self.launch.parameters):
            raise InexecutableError(f"a read outside the {len(self.launch.parameters)} bytes of parameters")
        word = position // WORD_BYTES * WORD_BYTES
        inside = [at for at in self.launch.pointers if at < position + size and position < at + POINTER_BYTES]
        if not inside and word in self.launch.open_words and position + size <= word + WORD_BYTES:
            moved = self.shift_right(self._open_word(word), self.known("i64", 8 * (position - word)), signed=False)
            return self.reinterpret(moved if size == WORD_BYTES else self.truncate(moved, f"i{8 * size}"), llvm)
        if inside == [position] and size == POINTER_BYTES:
            return self.reinterpret(self._pointer(position), llvm)
        touched = {at for at in self.launch.open_words if at < position + size and position < at + WORD_BYTES}
        if touched - set(inside):
            raise InexecutableError(f"a read of {size} bytes of parameters that change from launch to launch")
        raw = self.launch.parameters[position : position + size]
        if not inside:
            return self.bits(llvm, int.from_bytes(raw, "little"))
        wide = f"i{8 * max(size, POINTER_BYTES)}"
        plain = bytearray(raw)
        for at in inside:
            first, end = max(0, at - position), min(size, at + POINTER_BYTES - position)
            plain[first:end] = bytes(end - first)
        whole = self.known(wide, int.from_bytes(plain, "little"))
        for at in inside:
            pointer = self._pointer(at)
            pointer = pointer if wide == pointer.type else self.widen("zext", pointer, wide)
            far = self.known(wide, 8 * abs(at - position))
            moved = self.shift_left(pointer, far) if at > position else self.shift_right(pointer, far, signed=False)
            whole = self.binary("or", whole, moved)
        part = f"i{8 * size}"
        return self.reinterpret(whole if wide == part else self.truncate(whole, part), llvm)

    def guard(self, guard: tree.Guard | blocks.Equals) -> Value:
        """Return a guard as an i1 a lane, negated where it is written with `!`."""
        value = self.registers.read(guard.register)
        if isinstance(guard, blocks.Equals):
            return self.compare("eq", value, self.known(value.type, guard.number))
        return self.invert(value) if guard.negated else value

    def _pointer(self, position: int) -> Value:
        """Return the pointer at a position of the parameter block, where that has the bytes from the array's start."""
        array = self._array(self.launch.pointers[position])
        if position in self.launch.open_words:
            return self.add(array, self._open_word(position))
        offset = int.from_bytes(self.launch.parameters[position : position + POINTER_BYTES], "little")
        return self.add(array, self.known("i64", offset)) if offset else array

    def _array(self, name: str) -> Value:
        return Value("i64", root=name, bounds=exact(0), code=f"%array.{list(self.launch.sizes).index(name)}")

    def _open_word(self, offset: int) -> Value:
        return Value("i64", code=f"%open.{self.launch.open_words.index(offset)}")

    def _counted(self, code: str, count: int) -> Value:
        """Return a uniform i32 that is one of 0, 1, ... `count` - 1."""
        return self.known("i32", 0) if count == 1 else Value("i32", bounds=Bounds(0, count - 1), code=code)


# Operations across the lanes of a warp: votes, exchanges and reductions over the lanes that take part.
# The rule: only active lanes take part. A result that is the same in all of them is a scalar. Results that depend on
# the group of a lane (a member mask that varies over the lanes) are vectors, computed group by group.

IDENTITIES = {  # the neutral 32-bit number of each reduction, by LLVM's name of the reduction
    "add": 0, "or": 0, "xor": 0, "and": -1,
    "smin": (1 << 31) - 1, "smax": -(1 << 31), "umin": -1, "umax": 0,
}  # fmt: skip
_IN_VECTOR = {"result": "<32 x i32>", "start": "zeroinitializer"}
"""What `by_groups.ll`, which takes one group of lanes after the other, needs of a function with a result per lane."""


def ballot(m: Arithmetic, predicate: Value) -> Value:
    """Return the active lanes whose predicate holds, a uniform i32."""
    active = m.active()
    if predicate.uniform:
        return m.select(predicate, active, m.known("i32", 0))
    bits = Value("i32", code=m.emit(f"bitcast <32 x i1> {m.vector(predicate)} to i32"))
    return m.binary("and", bits, active)


def from_lane(m: Arithmetic, value: Value, lane: Value) -> Value:
    """Return the value of a uniform lane for all lanes: what all that exist hold alike, or zero if it is not active."""
    if value.uniform and _all_exist(m, lane):
        return value
    if not value.uniform:
        code = m.emit(f"extractelement <32 x {value.type}> {m.vector(value)}, i32 {lane.code}")
        value = Value(value.type, code=code)
    return m.select(_is_active(m, lane), value, m.known(value.type, 0))


def permuted(m: Arithmetic, value: Value, lanes: Value) -> Value:
    """Return in every lane the i32 of another: what all that exist hold alike, or zero where that is not active."""
    if value.uniform and _all_exist(m, lanes):
        return replace(value, root=None, bounds=UNKNOWN)
    if value.uniform:
        return m.select(_is_active(m, lanes), replace(value, root=None), m.known("i32", 0))
    vector = m.vector(value)
    if (numbers := lanes.lanes()) is not None:
        code = m.emit(f"shufflevector <32 x i32> {vector}, <32 x i32> poison, <32 x i32> <{literals('i32', numbers)}>")
    else:
        m.declare("<32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i32>)")
        m.define(filled("values/permuted.ll"))
        code = m.emit(f"call <32 x i32> @permuted(<32 x i32> {vector}, <32 x i32> {m.vector(lanes)})")
    taken = Value("i32", varying=True, code=code)
    return taken if m.active().code == "-1" else m.select(_is_active(m, lanes), taken, m.known("i32", 0))


def _all_exist(m: Arithmetic, lanes: Value) -> bool:
    """Return whether lanes, from 0 to 31, exist in each warp in whose existing lanes these numbers stand."""
    rest = m.launch.threads % LANES
    numbers = lanes.lanes()
    return rest == 0 or (numbers is not None and all(number < rest for number in numbers[:rest]))


def selected(m: Arithmetic, values: Sequence[Value], sources: Sequence[tuple[int, int]]) -> Value:
    """Return in every lane one lane of one value; `sources` are pairs of value and lane. All lanes must be active."""
    if len(values) == 1:
        return _two(m, values[0], None, [lane for _, lane in sources])
    half = len(values) // 2
    first = selected(m, values[:half], [(min(value, half - 1), lane) for value, lane in sources])
    second = selected(m, values[half:], [(max(value - half, 0), lane) for value, lane in sources])
    return _two(m, first, second, [LANES * (value >= half) + lane for lane, (value, _) in enumerate(sources)])


def _two(m: Arithmetic, first: Value, second: Value | None, order: Sequence[int]) -> Value:
    type_ = f"<32 x {first.type}>"
    other = "poison" if second is None else m.vector(second)
    code = m.emit(f"shufflevector {type_} {m.vector(first)}, {type_} {other}, <32 x i32> <{literals('i32', order)}>")
    return Value(first.type, varying=True, code=code)


def _is_active(m: Arithmetic, lanes: Value) -> Value:
    shifted = m.binary("lshr", m.active(), lanes)
    return m.compare("ne", m.binary("and", shifted, m.known("i32", 1)), m.known("i32", 0))


def lowest(m: Arithmetic, lanes: Value) -> Value:
    """Return the number of the lowest lane of a mask that is not 0."""
    return m.call("cttz", lanes, flags=", i1 false")


def agreeing(m: Arithmetic, value: Value) -> Value:
    """Return in every lane the active lanes that hold the same integer."""
    if value.uniform:
        return m.active()
    type_ = value.type
    words = {"step": source("values/agreeing.ll").rstrip(), "parameters": f"<32 x {type_}> %values", "type": type_}
    m.define(filled("values/by_groups.ll", name=f"agreeing.{type_}", **words, **_IN_VECTOR))
    code = m.emit(f"call <32 x i32> @agreeing.{type_}(<32 x {type_}> {m.vector(value)}, i32 {m.active().code})")
    return Value("i32", varying=True, code=code)


def reduced(m: Arithmetic, how: str, value: Value, members: Value) -> Value:
    """Return the reduction of an i32 over the member lanes; `members` are active, the same for all of a group."""
    neutral = IDENTITIES[how]
    m.declare(f"i32 @llvm.vector.reduce.{how}.v32i32(<32 x i32>)")
    vector = m.vector(value)
    if members.uniform:
        mask = m.emit(f"bitcast i32 {members.code} to <32 x i1>")
        kept = m.emit(f"select <32 x i1> {mask}, <32 x i32> {vector}, <32 x i32> splat (i32 {neutral})")
        return Value("i32", code=m.emit(f"call i32 @llvm.vector.reduce.{how}.v32i32(<32 x i32> {kept})"))
    words = {"step": filled("values/reduced.ll", how=how, neutral=neutral), "type": "i32"}
    words["parameters"] = "<32 x i32> %numbers, <32 x i32> %values"
    m.define(filled("values/by_groups.ll", name=f"reduced.{how}", **words, **_IN_VECTOR))
    masks, active = m.vector(members), m.active().code
    code = m.emit(f"call <32 x i32> @reduced.{how}(<32 x i32> {vector}, <32 x i32> {masks}, i32 {active})")
    return Value("i32", varying=True, code=code)


def non_members(m: Arithmetic, masks: Value) -> Value:
    """Return the active lanes that are not in their own mask, or whose members have another mask."""
    active = m.active()
    if masks.uniform:
        return m.binary("and", active, m.invert(masks))
    words = {"step": source("values/non_members.ll").rstrip(), "parameters": "<32 x i32> %values", "type": "i32"}
    m.define(filled("values/by_groups.ll", name="non_members", result="i32", start=0, **words))
    return Value("i32", code=m.emit(f"call i32 @non_members(<32 x i32> {m.vector(masks)}, i32 {active.code})"))
