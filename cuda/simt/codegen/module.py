"""Writes a kernel's LLVM module: the warp function with its control flow, and the loop over blocks and warps.

The rule: a warp runs until it ends or waits at a barrier; then its live registers go to its frame and the next warp
runs. Lanes that part at a branch wait in the mask of the block they go to; the lowest waiting block runs first
(`passes.order` makes that the order in which lanes meet again). Blocks in which all lanes are together carry no mask.

`@warp` returns the point to resume at, or one of the codes of `driver`, which loops over blocks and warps. Counters, in
order: `BLOCK_COUNTERS` for each basic block; the lanes of guards; a cache line for each memory instruction (`tally`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warplens.cuda.simt.codegen import barrier_loop, block_loop, crosslane
from warplens.cuda.simt.codegen.algebra import BITS, Specialisation, Value
from warplens.cuda.simt.codegen.block_loop import ENDED, FAULT, LIMIT, WIDEN
from warplens.cuda.simt.codegen.emitter import Emitter, mask_literal
from warplens.cuda.simt.codegen.runtime import runtime_text, shadow_bytes
from warplens.cuda.simt.codegen.tally import SITE_WORDS, Site
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.launch.faults import FAULT_BARRIER, FAULT_COUNT, FAULT_NUMBER, FAULT_SPLIT
from warplens.cuda.simt.passes import liveness as liveness_pass
from warplens.cuda.simt.passes import order, shapes
from warplens.cuda.simt.passes.liveness import Liveness
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Branch, Jump, Op, Program, registers_of
from warplens.cuda.simt.program.layout import align

BLOCK_COUNTERS = ("runs", "lanes", "whole", "taken", "went", "parted")
"""Kept for each basic block: executions; active lanes and executions by a whole warp (where not all lanes always run);
lanes that its branch sends to its target; executions that do (unless `only_from` tells), and that part lanes."""
MEMO_BYTES = 512
"""Size of `%memo` in runtime.ll: 256 + 4 + 4 + 24 + 32, rounded up to its alignment, that of <32 x i64>: 256."""
FRAME_ALIGNMENT = 64
CLOCK_OFFSET = 32
"""Where a warp's frame counts its instructions, in kernels that read a clock; the mask stands at 0."""
CLOCKS = {f"%{name}" for name in ("clock", "clock64", "clock_hi", "globaltimer", "globaltimer_lo", "globaltimer_hi")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Code:
    """A generated module and what is needed to run it and to read its counters.

    `guards` gives the counter of each guarded instruction by its index; sizes are in bytes (`counters`: in counters).
    `shadow_bytes` come behind the shared ones (`checks`, `marks`). `gives_up` tells whether the code may return WIDEN.
    """

    program: Program
    launch: Specialisation
    shapes: Shapes
    llvm: str
    sites: tuple[Site, ...]
    guards: dict[int, int]
    counters: int
    frame_bytes: int
    shared_bytes: int
    shadow_bytes: int
    local_bytes: int
    gives_up: bool


def generate(program: Program, launch: Specialisation) -> Code:
    """Generate the LLVM module of a kernel for one launch shape.

    Raises:
        UnsupportedError: the kernel holds something that the engine does not execute.
    """
    program = order.run(program)
    live = liveness_pass.run(program)
    return _Generator(program, launch, shapes.run(program, launch, live), live).module()


def _registers_read(op: Op) -> Iterator[str]:
    return (name for operand in op.instruction.operands for name in registers_of(operand))


class _Generator:
    def __init__(self, program: Program, launch: Specialisation, found: Shapes, live: Liveness) -> None:
        self.program, self.launch, self.shapes, self.live = program, launch, found, live
        self.m = Emitter(program, launch, found)
        self.guards = self._number_guards()
        self.resumes = sorted({b.terminator.target for b in program.blocks if isinstance(b.terminator, Barrier)})
        self.frame: dict[str, int] = {}
        self.frame_bytes = self._lay_out_frame()
        self.loops = order.natural_loops(program.blocks)
        waits = {place for place, block in enumerate(program.blocks) if isinstance(block.terminator, Barrier)}
        self.repeated = sorted({b for body in self.loops.values() if body.isdisjoint(waits) for b in body})
        self.waiting = self._waiting_blocks()
        self.numbered = not all(b.terminator.is_plain for b in program.blocks if isinstance(b.terminator, Barrier))
        self.clocked = any(CLOCKS & set(registers) for registers in map(_registers_read, program.ops()))
        self.m.parted = tuple(f"%wait.{index}" for index in self.waiting if self._is_awaited(index))
        self.m.access.first_slot = align(len(BLOCK_COUNTERS) * len(program.blocks) + len(self.guards), SITE_WORDS)

    def _number_guards(self) -> dict[int, int]:
        first = len(BLOCK_COUNTERS) * len(self.program.blocks)
        guarded = [op.index for op in self.program.ops() if op.instruction.guard is not None]
        return {index: first + place for place, index in enumerate(guarded)}

    def _lay_out_frame(self) -> int:
        """Give every register that is live at a barrier a place in the warp's frame; the mask comes first."""
        offset = FRAME_ALIGNMENT
        names = sorted({name for block in self.resumes if block != EXIT for name in self.live.live(block)})
        for name in names:
            if not self.m.is_constant(name):
                self.frame[name] = offset
                form = self.shapes.forms[name]
                size = max(8, BITS[form.type] // 8) * (LANES if form.varying else 1)
                offset += -(-size // FRAME_ALIGNMENT) * FRAME_ALIGNMENT
        return offset

    def _waiting_blocks(self) -> list[int]:
        """Return the blocks at which lanes may have to wait."""
        found = self.shapes.joins
        for index, block in enumerate(self.program.blocks):
            if self.shapes.divergent >> index & 1:
                for successor in block.successors():
                    found |= 1 << successor
        return [index for index in range(len(self.program.blocks)) if found >> index & 1]

    def _is_awaited(self, index: int) -> bool:
        """Whether lanes that wait at a block may come to where others wait for them; else they only have to exit."""
        seen, work = set(), [index]
        while work:
            number = work.pop()
            block = self.program.blocks[number]
            if isinstance(block.terminator, Barrier) or any("sync" in op.instruction.modifiers for op in block.ops):
                return True
            seen.add(number)
            work.extend(successor for successor in block.successors() if successor not in seen)
        return False

    # --- the module -----------------------------------------------------------------------------------------------

    def module(self) -> Code:
        """Put the module together."""
        body = self._warp()
        m = self.m
        shared_bytes = self.program.static_shared_bytes + self.launch.dynamic_shared_bytes
        runtime = runtime_text(m, shared_bytes)
        counters = m.access.first_slot + SITE_WORDS * len(m.sites)
        text = "\n".join(
            [
                runtime,
                *(line for line in m.declared if line not in runtime.splitlines()),
                *m.tables,
                body,
                (barrier_loop if self.numbered else block_loop).text(
                    self.launch, self.frame_bytes, self.program.local_bytes
                ),
                '!0 = !{!"branch_weights", i32 1, i32 1000000}',
            ]
        )
        return Code(
            program=self.program,
            launch=self.launch,
            shapes=self.shapes,
            llvm=text,
            sites=tuple(m.sites),
            guards=self.guards,
            counters=counters,
            frame_bytes=self.frame_bytes,
            shared_bytes=shared_bytes,
            shadow_bytes=shadow_bytes(m, shared_bytes),
            local_bytes=self.program.local_bytes * 32,
            gives_up=m.gives_up,
        )

    def _warp(self) -> str:
        m = self.m
        for index in range(len(self.program.blocks)):
            self._block(index)
        self._dispatch()
        self._ends()
        body, m.lines = m.lines, []
        self._entry()
        entry, m.lines = m.lines, body
        signature = f"define internal i32 @warp({block_loop.WARP_PARAMETERS}) {{"
        return "\n".join([signature, *entry, *body, "}"])

    def _entry(self) -> None:
        """Write the entry: slots, counters, the mask, and the way to where the warp goes on."""
        m = self.m
        m.label("entry")
        for index in range(len(m.arrays)):
            at = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {index}")
            m.do(f"%array.{index} = load i64, ptr {at}")
        for name, slot in m.slots.items():
            m.do(f"{slot} = alloca {m.stored_type(name)}, align 64")
        for type_ in m.scratch:
            m.do(f"%scratch.{type_} = alloca <32 x {type_}>, align 256")
        m.do("%act = alloca i32")
        if self.clocked:
            m.do(f"%clock = getelementptr i8, ptr %frame, i64 {CLOCK_OFFSET}")
            before = m.emit("load i64, ptr %clock")
            started = m.emit(f"select i1 {m.emit('icmp eq i32 %point, 0')}, i64 0, i64 {before}")
            m.do(f"store i64 {started}, ptr %clock")
        m.do("%fuel.left = alloca i64")
        fuel = m.emit("load i64, ptr %fuel")
        straight = sum(
            block.instructions
            for index, block in enumerate(self.program.blocks)
            if not any(index in body for body in self.loops.values())
        )
        cost = m.emit(f"select i1 {m.emit('icmp eq i32 %point, 0')}, i64 {straight}, i64 0")
        m.do(f"store i64 {m.emit(f'sub i64 {fuel}, {cost}')}, ptr %fuel.left")
        for index in self.repeated:
            for stem in BLOCK_COUNTERS[:5]:
                m.do(f"%{stem}.{index} = alloca i64")
                m.do(f"store i64 0, ptr %{stem}.{index}")
        for index in self.waiting:
            m.do(f"%wait.{index} = alloca i32")
            m.do(f"store i32 0, ptr %wait.{index}")
        if self.waiting:
            m.do(f"%waiting = alloca {self._set_type}")
            m.do(f"store {self._set_type} 0, ptr %waiting")
        m.do(f"store i32 {self._first_mask()}, ptr %act")
        cases = " ".join(f"i32 {number + 1}, label %resume.{block}" for number, block in enumerate(self._resumable))
        m.branch_unlikely(m.emit("icmp slt i64 " + m.emit("load i64, ptr %fuel.left") + ", 0"), "LIMIT")
        m.do(f"switch i32 %point, label %block.0 [ {cases} ]")
        for block in self._resumable:
            self._resume(block)

    @property
    def _resumable(self) -> list[int]:
        return [block for block in self.resumes if block != EXIT]

    @property
    def _set_type(self) -> str:
        return f"i{max(64, -(-len(self.waiting) // 64) * 64)}"

    def _first_mask(self) -> str:
        m = self.m
        if not m.ragged:
            return mask_literal(m.whole_mask)
        last = m.emit(f"icmp eq i32 %warp, {self.launch.warps - 1}")
        rest = (1 << self.launch.threads % 32) - 1
        return m.emit(f"select i1 {last}, i32 {mask_literal(rest)}, i32 -1")

    # --- barriers ---------------------------------------------------------------------------------------------------

    def _frame_slot(self, name: str) -> str:
        return self.m.emit(f"getelementptr i8, ptr %frame, i64 {self.frame[name]}")

    def _resume(self, block: int) -> None:
        """Fetch what is live from the frame and go on."""
        m = self.m
        m.label(f"resume.{block}")
        m.do(f"store i32 {m.emit('load i32, ptr %frame')}, ptr %act")
        for name in self.live.live(block):
            if name not in self.frame:
                continue
            at = self._frame_slot(name)
            if m.stored_type(name) == "<32 x i1>":
                code = m.emit(f"bitcast i32 {m.emit(f'load i32, ptr {at}')} to <32 x i1>")
            else:
                code = m.emit(f"load {m.stored_type(name)}, ptr {at}, align 8")
            m.do(f"store {m.stored_type(name)} {code}, ptr {m.slot(name)}")
        m.do(f"br label %block.{block}")

    def _suspend(self, index: int, barrier: Barrier) -> None:
        """Put what is live into the frame and return the point to resume at."""
        m = self.m
        if self.waiting and self._is_partial(index):
            ends = [block for block in self.waiting if self._only_ends(block)]
            left = m.emit(f"load {self._set_type}, ptr %waiting")
            here = sum(1 << self.waiting.index(block) for block in ends)
            others = m.emit(f"and {self._set_type} {left}, {~here}")
            some = m.emit(f"icmp ne {self._set_type} {others}, 0")
            m.report_if(some, FAULT_BARRIER, barrier.op, m.act, lambda: "zeroinitializer")
            for block in ends:
                self._end_early(block)
        m.do(f"store i32 {m.act}, ptr %frame")
        if self.numbered:
            self._announce(barrier)
        if barrier.target == EXIT:
            m.do("br label %ENDED")
            return
        for name in self.live.live(barrier.target):
            if name not in self.frame:
                continue
            type_ = m.stored_type(name)
            code = m.emit(f"load {type_}, ptr {m.slot(name)}")
            if type_ == "<32 x i1>":
                type_, code = "i32", m.emit(f"bitcast <32 x i1> {code} to i32")
            m.do(f"store {type_} {code}, ptr {self._frame_slot(name)}, align 8")
        m.do(f"br label %suspend.{barrier.target}")

    def _only_ends(self, index: int) -> bool:
        """Whether lanes that wait at a block have nothing left to do but to end: no barrier waits for them.

        Source: CUDA C++ programming guide 12.9, 20.6.2: barriers wait for all threads that have not exited.
        """
        block = self.program.blocks[index]
        return not block.ops and block.terminator == Jump(EXIT)

    def _end_early(self, index: int) -> None:
        """Let the lanes that wait at a block which only ends do so, and count that."""
        m = self.m
        lanes = m.emit(f"load i32, ptr %wait.{index}")
        some = m.emit(f"icmp ne i32 {lanes}, 0")
        self._count("runs", index, m.emit(f"zext i1 {some} to i64"))
        self._count("lanes", index, m.lane_count(lanes))

    def _announce(self, barrier: Barrier) -> None:
        """Note in the frame's head what the driver must know of a barrier (see `barriers`)."""
        m, op = self.m, barrier.op
        if barrier.target == EXIT:
            raise unsupported(op, self.program.file_name, "as the last instruction")
        number = self._agreed(op, m.read(barrier.number, "i32"))
        threads = m.known("i32", 0) if barrier.threads is None else self._agreed(op, m.read(barrier.threads, "i32"))
        outside = m.compare("ugt", number, m.known("i32", barrier_loop.BARRIERS - 1))
        m.fault_if(crosslane.ballot(m, outside), FAULT_NUMBER, op, number)
        if barrier.threads is not None:
            rest = m.compare("ne", m.binary("and", threads, m.known("i32", 31)), m.known("i32", 0))
            wrong = m.binary("or", rest, m.compare("eq", threads, m.known("i32", 0)))
            m.fault_if(crosslane.ballot(m, wrong), FAULT_COUNT, op, threads)
        holding = m.known("i32", 0)
        if barrier.predicate is not None:
            holding = m.call("ctpop", crosslane.ballot(m, m.read(barrier.predicate, "i1")))
        fields = {
            barrier_loop.NUMBER: number.code,
            barrier_loop.WARPS: m.binary("lshr", threads, m.known("i32", 5)).code,
            barrier_loop.STATE: barrier_loop.ARRIVES if "arrive" in op.instruction.modifiers else barrier_loop.WAITS,
            barrier_loop.HOLDING: holding.code,
            barrier_loop.PRESENT: m.call("ctpop", m.active()).code,
            barrier_loop.INSTRUCTION: op.index,
        }
        for offset, value in fields.items():
            m.do(f"store i32 {value}, ptr {m.frame_field(offset)}")

    def _agreed(self, op: Op, value: Value) -> Value:
        """Return what the active lanes hold, as a scalar; report a fault where they differ."""
        m = self.m
        if value.uniform:
            return value
        first = crosslane.from_lane(m, value, crosslane.lowest(m, m.active()))
        m.fault_if(crosslane.ballot(m, m.compare("ne", value, first)), FAULT_SPLIT, op, value)
        return first

    # --- blocks -----------------------------------------------------------------------------------------------------

    def _is_partial(self, index: int) -> bool:
        return bool(self.shapes.partial >> index & 1)

    def _block(self, index: int) -> None:
        m = self.m
        block = self.program.blocks[index]
        m.label(f"block.{index}")
        if index in self.waiting:
            self._meet(index)
        m.partial = self._is_partial(index)
        m.access.block = index
        if m.partial or m.ragged or index in self.waiting:
            m.act, m.fixed_mask = m.emit("load i32, ptr %act"), None
        if not m.partial and not m.ragged:
            m.act, m.fixed_mask = mask_literal(m.whole_mask), m.whole_mask
        self._count_block(index)
        if self.clocked:
            m.add_to("%clock", str(block.instructions))
        for place, op in enumerate(block.ops):
            m.ahead = block.instructions - place
            m.execute(op, self.guards.get(op.index))
        match block.terminator:
            case Jump(target):
                self._go(index, target)
            case Barrier() as barrier:
                self._suspend(index, barrier)
            case Branch() as branch:
                self._branch(index, branch)

    def _meet(self, index: int) -> None:
        """Take in the lanes that wait here."""
        m = self.m
        waiting = m.emit(f"load i32, ptr %wait.{index}")
        both = m.emit(f"or i32 {m.emit('load i32, ptr %act')}, {waiting}")
        m.do(f"store i32 {both}, ptr %act")
        m.do(f"store i32 0, ptr %wait.{index}")
        some = m.emit(f"load {self._set_type}, ptr %waiting")
        rest = m.emit(f"and {self._set_type} {some}, {~(1 << self.waiting.index(index))}")
        m.do(f"store {self._set_type} {rest}, ptr %waiting")

    def _count_block(self, index: int) -> None:
        m = self.m
        self._count("runs", index, "1")
        if m.fixed_mask is None:
            self._count("lanes", index, m.lane_count(m.act))
            self._count("whole", index, m.emit(f"zext i1 {m.is_whole_warp()} to i64"))

    def _count(self, stem: str, index: int, amount: str) -> None:
        """Add to a counter of a block: in memory, or in a register if it repeats before the warp waits or ends."""
        m, place = self.m, len(BLOCK_COUNTERS) * index + BLOCK_COUNTERS.index(stem)
        m.add_to(f"%{stem}.{index}" if index in self.repeated else m.counter(place), amount)

    # --- control flow -----------------------------------------------------------------------------------------------

    def _branch(self, index: int, branch: Branch) -> None:
        m = self.m
        guard = m.guard_of(branch.guard)
        if guard.uniform:
            taken, other = m.name("taken"), m.name("other")
            m.do(f"br i1 {guard.code}, label %{taken}, label %{other}")
            m.label(taken)
            self._count("taken", index, m.lane_count(m.act))
            self._count("went", index, "1")
            self._go(index, branch.target)
            m.label(other)
            self._go(index, branch.otherwise)
            return
        going = m.emit(f"and i32 {m.emit(f'bitcast <32 x i1> {m.vector(guard)} to i32')}, {m.act}")
        self._count("taken", index, m.lane_count(going))
        staying = m.emit(f"xor i32 {going}, {m.act}")
        none, some, every, both = (m.name(stem) for stem in ("none", "some", "every", "both"))
        m.do(f"br i1 {m.emit(f'icmp eq i32 {going}, 0')}, label %{none}, label %{some}")
        m.label(none)
        self._go(index, branch.otherwise)
        m.label(some)
        if order.only_from(self.program.blocks, index) is None:
            m.add_to(m.counter(len(BLOCK_COUNTERS) * index + 4), "1")
        m.do(f"br i1 {m.emit(f'icmp eq i32 {staying}, 0')}, label %{every}, label %{both}")
        m.label(every)
        self._go(index, branch.target)
        m.label(both)
        m.add_to(m.counter(len(BLOCK_COUNTERS) * index + 5), "1")
        self._burn(index, branch.target)
        self._burn(index, branch.otherwise)
        self._wait(branch.target, going)
        self._wait(branch.otherwise, staying)
        m.do("br label %DISPATCH")

    def _go(self, index: int, target: int) -> None:
        """Go on to a block with the active lanes; where lanes may meet, the lowest waiting block comes first."""
        m = self.m
        self._burn(index, target)
        if not self.waiting or not self._is_partial(index):
            m.do("br label %ENDED" if target == EXIT else f"br label %block.{target}")
        elif target == EXIT:
            m.do("br label %DISPATCH")
        elif self.shapes.joins >> target & 1:
            self._wait(target, m.act)
            m.do("br label %DISPATCH")
        else:
            m.do(f"br label %block.{target}")

    def _wait(self, target: int, lanes: str) -> None:
        """Let lanes wait at a block (at EXIT: end)."""
        m = self.m
        if target == EXIT:
            return
        slot = f"%wait.{target}"
        together = m.emit(f"or i32 {m.emit(f'load i32, ptr {slot}')}, {lanes}")
        m.do(f"store i32 {together}, ptr {slot}")
        bit = 1 << self.waiting.index(target)
        some = m.emit(f"load {self._set_type}, ptr %waiting")
        m.do(f"store {self._set_type} {m.emit(f'or {self._set_type} {some}, {bit}')}, ptr %waiting")

    def _burn(self, index: int, target: int) -> None:
        """On a way back to the start of a loop, pay for one more round."""
        if target == EXIT or target > index:
            return
        m = self.m
        body = self.loops.get(target, frozenset(range(target, index + 1)))
        inner = {b for header, inside in self.loops.items() if header in body and header != target for b in inside}
        cost = sum(self.program.blocks[block].instructions for block in body - inner)
        left = m.emit(f"sub i64 {m.emit('load i64, ptr %fuel.left')}, {max(1, cost)}")
        m.do(f"store i64 {left}, ptr %fuel.left")
        m.branch_unlikely(m.emit(f"icmp slt i64 {left}, 0"), "LIMIT")

    def _dispatch(self) -> None:
        """Go to the lowest block at which lanes wait; with none, the warp has ended."""
        m = self.m
        m.label("DISPATCH")
        if not self.waiting:
            m.do("br label %ENDED")
            return
        type_ = self._set_type
        m.declare(f"{type_} @llvm.cttz.{type_}({type_}, i1)")
        some = m.emit(f"load {type_}, ptr %waiting")
        m.do(f"br i1 {m.emit(f'icmp eq {type_} {some}, 0')}, label %ENDED, label %choose")
        m.label("choose")
        m.do("store i32 0, ptr %act")
        lowest = m.emit(f"call {type_} @llvm.cttz.{type_}({type_} {some}, i1 true)")
        cases = " ".join(f"{type_} {place}, label %block.{block}" for place, block in enumerate(self.waiting))
        m.do(f"switch {type_} {lowest}, label %ENDED [ {cases} ]")

    def _ends(self) -> None:
        """Write the ways out: each adds the block counters to the launch's and saves the fuel."""
        m = self.m
        ends = {"ENDED": ENDED, "FAULT": FAULT, "WIDEN": WIDEN, "LIMIT": LIMIT}
        ends |= {f"suspend.{block}": number + 1 for number, block in enumerate(self._resumable)}
        for label, code in ends.items():
            m.label(label)
            m.do(f"store i32 {code}, ptr %act")
            m.do("br label %FLUSH")
        m.label("FLUSH")
        for index in self.repeated:
            for place, stem in enumerate(BLOCK_COUNTERS[:5]):
                m.add_to(m.counter(len(BLOCK_COUNTERS) * index + place), m.emit(f"load i64, ptr %{stem}.{index}"))
        m.do(f"store i64 {m.emit('load i64, ptr %fuel.left')}, ptr %fuel")
        m.do(f"ret i32 {m.emit('load i32, ptr %act')}")
