"""Writes the warp function of a kernel: its control flow, its barriers and the counters of its blocks.

The rule: a warp runs until it ends or waits at a barrier; then its live registers go to its frame and the next warp
runs. Lanes that part at a branch wait in the mask of the block they go to, and the lowest waiting block runs first:
`passes.control_flow` makes that the order in which lanes meet. Blocks with all lanes together have no mask.

`@warp` returns the point to resume at, or one of the codes of `buffers`. The counters are, in order:
`BLOCK_COUNTERS` for each basic block, the lanes of guards, the trips of loops (`TripCounters`), operands that a GPU
treats slowly (`SlowPaths`), `Corrections` of quotients, and a cache line for each memory instruction (`Site`).
"""

from collections.abc import Iterable, Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.counters import kept_requests, slow_paths, tally
from warplens.cuda.simt.codegen.emitter import CLOCK_OFFSET, Emitter, Frame
from warplens.cuda.simt.codegen.warp_code import PARTED_ROW, SITE_WORDS, UNLIKELY, WarpCode, mask_literal
from warplens.cuda.simt.counting.transactions import Outcome
from warplens.cuda.simt.isa.registry import entry_of, unsupported, work_of
from warplens.cuda.simt.passes import control_flow, shapes
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Branch, Jump, Op, Program, align
from warplens.cuda.simt.values import algebra, arithmetic
from warplens.cuda.simt.values.value import Specialisation, Value, literal, wrap


class WarpFunction:
    """Writes the warp function of one kernel; `text` is called once."""

    def __init__(self, program: Program, launch: Specialisation, forms: Shapes, live: control_flow.Liveness) -> None:
        self.program, self.launch, self.shapes, self.live = program, launch, forms, live
        self.emitter = Emitter(program, launch, forms, shapes.places_of(program, forms, live))
        self.m = self.emitter.code
        guarded = (op.index for op in program.ops() if op.instruction.guard is not None)
        self.guards = {index: number for number, index in enumerate(guarded, len(BLOCK_COUNTERS) * len(program.blocks))}
        targets = {b.terminator.target for b in program.blocks if isinstance(b.terminator, Barrier)}
        self.frame = Frame(self.emitter, live, sorted(targets - {EXIT}))
        self.loops = control_flow.loops_of(program.blocks)
        self.spins = control_flow.spins(program)
        waits = {index for index, block in enumerate(program.blocks) if isinstance(block.terminator, Barrier)}
        repeated = {b for body in self.loops.values() if body.isdisjoint(waits) for b in body}
        self.counters = BlockCounters(self.m, repeated)
        self.trips = tally.TripCounters(self.m, program, self.loops, forms, frozenset(waits))
        self.kept: kept_requests.KeptRequests | None = None
        if any(request.copies or request.moved_to for request in launch.requests.values()):
            self.kept = kept_requests.KeptRequests(self.m, self.emitter.observer, program, self.trips.loops)
        self.waiting = self._waiting_blocks()
        self._set_bits = max(64, align(len(self.waiting), 64))
        self._set_type = f"i{self._set_bits}"
        barriers = [block.terminator for block in program.blocks if isinstance(block.terminator, Barrier)]
        self.clustered = launch.cluster_blocks > 1 or program.is_for_clusters
        self.numbered = self.clustered or not all(barrier.is_plain for barrier in barriers)
        operands = (operand for op in program.ops() for operand in op.instruction.operands)
        self.clocked = any(control_flow.CLOCKS & set(tree.registers_of(operand)) for operand in operands)
        self.m.parted = tuple(
            f"%wait.{index}" for index in self.waiting if control_flow.reaches_sync(program.blocks, index)
        )
        self.m.parted_rows = -(-len(self.m.parted) // PARTED_ROW) if len(self.m.parted) > PARTED_ROW else 0
        behind = self.trips.place(len(BLOCK_COUNTERS) * len(program.blocks) + len(self.guards))
        self.estimates: tuple[slow_paths.SlowPaths | slow_paths.Corrections, ...] = ()
        if any(entry_of(op, program.file_name).is_estimated for op in program.ops()):
            self.estimates = slow_paths.SlowPaths(self.m, program), slow_paths.Corrections(self.m, program)
        for counters in self.estimates:
            behind = counters.place(behind)
        self.emitter.access.first_slot = align(behind, SITE_WORDS)

    def _waiting_blocks(self) -> list[int]:
        blocks = self.shapes.joins
        for index, block in enumerate(self.program.blocks):
            if self.shapes.divergent >> index & 1:
                for successor in block.successors():
                    blocks |= 1 << successor
        return [index for index in range(len(self.program.blocks)) if blocks >> index & 1]

    def text(self) -> str:
        """Write the code of all blocks, the entry and the exits."""
        m = self.m
        for index in range(len(self.program.blocks)):
            self._block(index)
        self._dispatch()
        self._ends()
        body, m.text.lines = m.text.lines, []
        self._entry()
        entry, m.text.lines = m.text.lines, body
        inlining = " noinline" if len(entry) + len(body) > CALLED_LINES else ""
        signature = f"define internal i32 @warp({buffers.WARP_PARAMETERS}){inlining} {{"
        return "\n".join([signature, *entry, *body, "}", self.kept.functions() if self.kept else ""])

    def _entry(self) -> None:
        """Write the entry: slots, counters, the mask, and the branch to the point where the warp resumes."""
        m = self.m
        m.label("entry")
        for index in range(len(m.arrays)):
            at = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {index}")
            m.do(f"%array.{index} = load i64, ptr {at}")
            if self.launch.open_sizes:
                at = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {index}, i32 1")
                m.do(f"%size.{index} = load i64, ptr {at}")
        for position in range(len(self.launch.open_values)):
            row = self.launch.first_open_row + position
            at = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}")
            m.do(f"%open.{position} = load i64, ptr {at}")
        for line in self.emitter.observer.entry():
            m.do(line)
        self.emitter.slots.declare()
        m.declare_scratch()
        m.do("%act = alloca i32")
        if self.clocked:
            m.do(f"%clock = getelementptr i8, ptr %frame, i64 {CLOCK_OFFSET}")
            before = m.emit("load i64, ptr %clock")
            started = m.emit(f"select i1 {m.emit('icmp eq i32 %point, 0')}, i64 0, i64 {before}")
            m.do(f"store i64 {started}, ptr %clock")
        m.do("%fuel.left = alloca i64")
        fuel = m.emit("load i64, ptr %fuel")
        outside = set(range(len(self.program.blocks))).difference(*self.loops.values())
        straight = sum(self.program.blocks[index].instructions for index in outside)
        cost = m.emit(f"select i1 {m.emit('icmp eq i32 %point, 0')}, i64 {straight}, i64 0")
        m.do(f"store i64 {m.emit(f'sub i64 {fuel}, {cost}')}, ptr %fuel.left")
        m.do("%work = alloca i64")
        begun = m.emit(f"select i1 {m.emit('icmp eq i32 %point, 0')}, i64 {self._work(outside)}, i64 0")
        m.do(f"store i64 {begun}, ptr %work")
        self.counters.begin()
        self.trips.begin()
        if self.kept:
            self.kept.begin()
        if self.clustered:
            self._find_place_in_cluster()
        self._declare_slots_of_waiting()
        if self.waiting:
            m.do(f"%waiting = alloca {self._set_type}")
            m.do(f"store {self._set_type} 0, ptr %waiting")
        mask = mask_literal(m.whole_mask)
        if m.ragged:
            last = m.emit(f"icmp eq i32 %warp, {self.launch.warps - 1}")
            rest = (1 << self.launch.threads % 32) - 1
            mask = m.emit(f"select i1 {last}, i32 {mask_literal(rest)}, i32 -1")
        m.do(f"store i32 {mask}, ptr %act")
        cases = " ".join(f"i32 {number + 1}, label %resume.{block}" for number, block in enumerate(self.frame.resumes))
        m.branch_unlikely(m.emit("icmp slt i64 " + m.emit("load i64, ptr %fuel.left") + ", 0"), "LIMIT")
        m.do(f"switch i32 %point, label %block.0 [ {cases} ]")
        for block in self.frame.resumes:
            self.frame.restore(block)

    def _find_place_in_cluster(self) -> None:
        """Write the rank of the block in its cluster, x first, and how far apart the memories of blocks lie."""
        m = self.m
        m.do("%cluster.stride = load i64, ptr @cluster.stride")
        rank = "0"
        for axis, extent in reversed(list(zip("xyz", self.launch.cluster, strict=True))):
            place = m.emit(f"urem i32 %block.{axis}, {extent}")
            rank = m.emit(f"add i32 {m.emit(f'mul i32 {rank}, {extent}')}, {place}")
        m.do(f"%cluster.rank = add i32 {rank}, 0")

    def _declare_slots_of_waiting(self) -> None:
        m = self.m
        if m.parted_rows:
            m.do(f"%parted = alloca [{m.parted_rows} x <{PARTED_ROW} x i32>], align 64")
            for row in range(m.parted_rows):
                at = m.emit(f"getelementptr <{PARTED_ROW} x i32>, ptr %parted, i64 {row}")
                m.do(f"store <{PARTED_ROW} x i32> zeroinitializer, ptr {at}, align 64")
        for index in self.waiting:
            slot = f"%wait.{index}"
            if m.parted_rows and slot in m.parted:
                m.do(f"{slot} = getelementptr i32, ptr %parted, i64 {m.parted.index(slot)}")
            else:
                m.do(f"{slot} = alloca i32")
                m.do(f"store i32 0, ptr {slot}")

    def _set(self, blocks: int) -> str:
        return literal(self._set_type, wrap(blocks, self._set_bits))

    def _suspend(self, index: int, barrier: Barrier) -> None:
        m = self.m
        if self.waiting and self._is_partial(index):
            # Lanes that wait at a block that only ends: no barrier waits for them.
            # Source: CUDA C++ programming guide 12.9, 20.6.2: barriers wait for all threads that have not exited.
            blocks = self.program.blocks
            ends = [b for b in self.waiting if not blocks[b].ops and blocks[b].terminator == Jump(EXIT)]
            left = m.emit(f"load {self._set_type}, ptr %waiting")
            ending = sum(1 << self.waiting.index(block) for block in ends)
            others = m.emit(f"and {self._set_type} {left}, {self._set(~ending)}")
            some = m.emit(f"icmp ne {self._set_type} {others}, 0")
            m.report_if(some, buffers.FAULT_BARRIER, barrier.op, m.act, lambda: "zeroinitializer")
            for block in ends:
                lanes = m.emit(f"load i32, ptr %wait.{block}")
                some = m.emit(f"icmp ne i32 {lanes}, 0")
                self.counters.add("runs", block, m.emit(f"zext i1 {some} to i64"))
                self.counters.add("lanes", block, m.lane_count(lanes))
        m.do(f"store i32 {m.act}, ptr %frame")
        if self.numbered:
            announce(self.emitter, barrier)
        if barrier.target == EXIT:
            m.do("br label %ENDED")
            return
        self.frame.save(barrier)

    def _is_partial(self, index: int) -> bool:
        return bool(self.shapes.partial >> index & 1)

    def _block(self, index: int) -> None:
        m = self.m
        block = self.program.blocks[index]
        m.label(f"block.{index}")
        if index in self.waiting:
            self._meet(index)
        m.partial = self._is_partial(index)
        m.waiting, m.all_are_here = None, False
        self.emitter.access.block = index
        if m.partial or m.ragged or index in self.waiting:
            m.act, m.fixed_mask = m.emit("load i32, ptr %act"), None
        if not m.partial and not m.ragged:
            m.act, m.fixed_mask = mask_literal(m.whole_mask), m.whole_mask
        self.counters.add("runs", index, "1")
        if m.fixed_mask is None:
            self.counters.add("lanes", index, m.lane_count(m.act))
            self.counters.add("whole", index, m.emit(f"zext i1 {m.is_whole_warp()} to i64"))
        if self.kept:
            self.kept.reach(index)
        self.trips.count(index)
        if self.clocked:
            m.add_to("%clock", str(block.instructions))
        for position, op in enumerate(block.ops):
            m.ahead = block.instructions - position
            for counters in self.estimates:
                counters.count(self.emitter.algebra, op)
            self.emitter.execute(op, self.guards.get(op.index))
        if self.kept:
            self.kept.leave(index)
        self.trips.enter(index)
        match block.terminator:
            case Jump(target):
                self._go(index, target)
            case Barrier() as barrier:
                self._suspend(index, barrier)
            case Branch() as branch:
                self._branch(index, branch)

    def _meet(self, index: int) -> None:
        m = self.m
        waiting = m.emit(f"load i32, ptr %wait.{index}")
        m.text.update("or", "i32", "%act", waiting)
        m.do(f"store i32 0, ptr %wait.{index}")
        m.text.update("and", self._set_type, "%waiting", self._set(~(1 << self.waiting.index(index))))

    def _branch(self, index: int, branch: Branch) -> None:
        m = self.m
        guard = self.emitter.algebra.guard(branch.guard)
        if guard.uniform:
            taken, other = m.name("taken"), m.name("other")
            m.fork(guard.code, taken, other)
            self.counters.add("taken", index, m.lane_count(m.act))
            self.counters.add("went", index, "1")
            self._go(index, branch.target, Outcome.WENT)
            m.label(other)
            self._go(index, branch.otherwise, Outcome.STAYED)
            return
        going = m.emit(f"and i32 {m.emit(f'bitcast <32 x i1> {m.vector(guard)} to i32')}, {m.act}")
        self.counters.add("taken", index, m.lane_count(going))
        staying = m.emit(f"xor i32 {going}, {m.act}")
        none, some, every, both = (m.name(stem) for stem in ("none", "some", "every", "both"))
        m.fork(m.emit(f"icmp eq i32 {going}, 0"), none, some)
        self._go(index, branch.otherwise, Outcome.STAYED)
        m.label(some)
        if control_flow.only_from(self.program.blocks, index) is None:
            m.add_to(self.counters.slot("went", index), "1")
        m.fork(m.emit(f"icmp eq i32 {staying}, 0"), every, both)
        self._go(index, branch.target, Outcome.WENT)
        m.label(both)
        self.emitter.observer.branched(index, Outcome.PARTED)
        m.add_to(self.counters.slot("parted", index), "1")
        self._burn(index, branch.target)
        self._burn(index, branch.otherwise)
        self._wait(branch.target, going)
        self._wait(branch.otherwise, staying)
        m.do("br label %DISPATCH")

    def _go(self, index: int, target: int, outcome: Outcome | None = None) -> None:
        """Go on to a block with the active lanes; where lanes may meet, the lowest waiting block comes first."""
        m = self.m
        if outcome is not None:
            self.emitter.observer.branched(index, outcome)
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
        if target != EXIT:
            text = self.m.text
            text.update("or", "i32", f"%wait.{target}", lanes)
            text.update("or", self._set_type, "%waiting", self._set(1 << self.waiting.index(target)))

    def _burn(self, index: int, target: int) -> None:
        """On a jump back to the start of a loop, use up the fuel of one more round."""
        if target == EXIT or target > index:
            return
        m = self.m
        body = self.loops.get(target, frozenset(range(target, index + 1)))
        inner = {b for header, inside in self.loops.items() if header in body and header != target for b in inside}
        cost = sum(self.program.blocks[block].instructions for block in body - inner)
        m.text.update("add", "i64", "%work", str(self._work(body - inner)))
        left = m.emit(f"sub i64 {m.emit('load i64, ptr %fuel.left')}, {max(1, cost)}")
        m.do(f"store i64 {left}, ptr %fuel.left")
        m.branch_unlikely(m.emit(f"icmp slt i64 {left}, 0"), "LIMIT")
        if target in self.spins:
            count_round(m, self.spins[target], max(1, cost))

    def _work(self, blocks: Iterable[int]) -> int:
        return sum(work_of(self.program.blocks[index]) for index in blocks)

    def _dispatch(self) -> None:
        """Go to the lowest block at which lanes wait; if there is none, the warp has ended."""
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
        cases = " ".join(f"{type_} {bit}, label %block.{block}" for bit, block in enumerate(self.waiting))
        m.do(f"switch {type_} {lowest}, label %ENDED [ {cases} ]")

    def _ends(self) -> None:
        """Write the exits: each adds the block counters to those of the launch and saves the fuel."""
        m = self.m
        ends = {"ENDED": buffers.ENDED, "FAULT": buffers.FAULT, "WIDEN": buffers.WIDEN, "LIMIT": buffers.LIMIT}
        ends |= {f"suspend.{block}": number + 1 for number, block in enumerate(self.frame.resumes)}
        for label, code in ends.items():
            m.label(label)
            m.do(f"store i32 {code}, ptr %act")
            m.do("br label %FLUSH")
        m.label("FLUSH")
        self.counters.flush()
        if self.kept:
            self.kept.flush()
        self.trips.flush()
        m.do(f"store i64 {m.emit('load i64, ptr %fuel.left')}, ptr %fuel")
        work_at = m.emit(f"getelementptr i64, ptr %fuel, i64 {buffers.FUEL_WORK}")
        m.text.update("add", "i64", work_at, m.emit("load i64, ptr %work"))
        m.do(f"ret i32 {m.emit('load i32, ptr %act')}")


# A loop that waits for another block (`passes.control_flow`) would never end while blocks run one after the other. So
# each of its rounds uses up one of the rounds in the fuel buffer, and at 0 the code calls the function whose address
# lies beside them, which lets other blocks run. It receives the buffer, the access by which the loop waits, the cost of
# a round and the warp instructions that are left, and returns how many it gives back; a negative number ends the block.
def count_round(m: WarpCode, op: Op, cost: int) -> None:
    """Write the end of a round of a loop that waits by the access `op`."""
    over, ready, goes_on = (m.name(stem) for stem in ("over", "ready", "goes_on"))
    rounds_at = m.emit(f"getelementptr i64, ptr %fuel, i64 {buffers.FUEL_ROUNDS}")
    rounds = m.emit(f"sub i64 {m.emit(f'load i64, ptr {rounds_at}')}, 1")
    m.do(f"store i64 {rounds}, ptr {rounds_at}")
    m.fork(m.emit(f"icmp slt i64 {rounds}, 0"), over, goes_on, hint=UNLIKELY)
    scheduler = m.emit(f"load ptr, ptr {m.emit(f'getelementptr i64, ptr %fuel, i64 {buffers.FUEL_SCHEDULER}')}")
    m.fork(m.emit(f"icmp eq ptr {scheduler}, null"), goes_on, ready, begun=ready)
    left = m.emit("load i64, ptr %fuel.left")
    back = m.emit(f"call i64 {scheduler}(ptr %fuel, i64 {op.index}, i64 {cost}, i64 {left})")
    m.branch_unlikely(m.emit(f"icmp slt i64 {back}, 0"), "LIMIT")
    m.do(f"store i64 {m.emit(f'add i64 {left}, {back}')}, ptr %fuel.left")
    m.rejoin(goes_on)


CALLED_LINES = 1_100
"""A longer warp function stays a function of its own. LLVM optimises it before it would put it into the loop over
blocks, and a second time there: matmul_out_of_core (2,000 lines) then takes 1.6 times as long to translate and runs no
faster, and matmul_naive (1,100) runs at half the speed. In a shorter one the call costs more: transpose_tiled (500)
would lose a fifth of its speed, matmul_submatrix (1,000) a sixth."""

# A block that repeats before its warp waits or ends counts in registers, since a counter in memory would cost a load
# and a store each round. Every exit of the warp function adds the registers to the memory.
BLOCK_COUNTERS = ("runs", "lanes", "whole", "taken", "went", "parted")
"""Each basic block has these counters: executions; active lanes and executions by a whole warp (where not all lanes
always run); lanes that its branch sends to its target; executions that send lanes there (unless `only_from` follows
them); and executions that part lanes."""
IN_REGISTERS = BLOCK_COUNTERS[:5]  # repeated blocks keep these counters in registers


class BlockCounters:
    """Adds to the counters; those of the blocks in `repeated` are kept in registers."""

    def __init__(self, code: WarpCode, repeated: Iterable[int]) -> None:
        self.m = code
        self.repeated: Sequence[int] = sorted(repeated)

    def slot(self, stem: str, index: int) -> str:
        """Return the address of a block's counter in the memory of the launch."""
        return self.m.counter(len(BLOCK_COUNTERS) * index + BLOCK_COUNTERS.index(stem))

    def add(self, stem: str, index: int, amount: str) -> None:
        """Add to a counter of a block."""
        self.m.add_to(f"%{stem}.{index}" if index in self.repeated else self.slot(stem, index), amount)

    def begin(self) -> None:
        """Set up the registers at the entry of the warp function."""
        for index in self.repeated:
            for stem in IN_REGISTERS:
                self.m.do(f"%{stem}.{index} = alloca i64")
                self.m.do(f"store i64 0, ptr %{stem}.{index}")

    def flush(self) -> None:
        """Add the registers to the memory of the launch."""
        for index in self.repeated:
            for stem in IN_REGISTERS:
                self.m.add_to(self.slot(stem, index), self.m.emit(f"load i64, ptr %{stem}.{index}"))


# What a warp writes to the head of its frame where it arrives at a barrier with a number, or at one of its cluster. A
# barrier whose number, threads or lanes no GPU would take is a fault.
def announce(emitter: Emitter, barrier: Barrier) -> None:
    """Write the words that the loop for numbered barriers reads (`buffers`) to the head of the frame."""
    m, op = emitter.code, barrier.op
    if barrier.target == EXIT:
        raise unsupported(op, m.program.file_name, "as the last instruction")
    if barrier.is_of_cluster:
        _announce_to_cluster(emitter, op)
        return
    number = _agreed(m, op, _operand(emitter, op, barrier.number, "i32"))
    threads = m.known("i32", 0)
    if barrier.threads is not None:
        threads = _agreed(m, op, _operand(emitter, op, barrier.threads, "i32"))
    outside = m.compare("ugt", number, m.known("i32", buffers.BARRIERS - 1))
    m.fault_if(algebra.ballot(m, outside), buffers.FAULT_NUMBER, op, number)
    if barrier.threads is not None:
        rest = m.compare("ne", m.binary("and", threads, m.known("i32", 31)), m.known("i32", 0))
        wrong = m.binary("or", rest, m.compare("eq", threads, m.known("i32", 0)))
        m.fault_if(algebra.ballot(m, wrong), buffers.FAULT_COUNT, op, threads)
    holding = m.known("i32", 0)
    if barrier.predicate is not None:
        holding = m.call("ctpop", algebra.ballot(m, _operand(emitter, op, barrier.predicate, "i1")))
    fields = {
        buffers.NUMBER: number.code,
        buffers.WARPS: m.binary("lshr", threads, m.known("i32", 5)).code,
        buffers.STATE: buffers.ARRIVES if "arrive" in op.instruction.modifiers else buffers.WAITS,
        buffers.HOLDING: holding.code,
        buffers.PRESENT: m.call("ctpop", m.active()).code,
        buffers.INSTRUCTION: op.index,
    }
    for offset, value in fields.items():
        m.do(f"store i32 {value}, ptr {m.frame_field(offset)}")


def _announce_to_cluster(emitter: Emitter, op: Op) -> None:
    """Write the words on a barrier of the cluster; each lane arrives once and waits once, in turn."""
    # Checked code reports any other order, which is undefined. On an H200 lanes that have not arrived wait for
    # nothing, and those that arrive again arrive once.
    m = emitter.code
    arrives = "arrive" in op.instruction.modifiers
    before = Value("i32", code=m.emit(f"load i32, ptr {m.frame_field(buffers.ARRIVED)}"))
    if emitter.is_checked:
        wrong = m.binary("and", before if arrives else m.invert(before), m.active())
        kind = buffers.FAULT_ARRIVED_TWICE if arrives else buffers.FAULT_NOT_ARRIVED
        m.fault_if(wrong, kind, op, m.known("i32", 0))
    state: int | str = buffers.ARRIVES
    if not arrives:
        has_arrived = m.compare("ne", m.binary("and", before, m.active()), m.known("i32", 0))
        state = m.select(has_arrived, m.known("i32", buffers.WAITS), m.known("i32", buffers.ARRIVES)).code
    fields: dict[int, int | str] = {
        buffers.NUMBER: buffers.BARRIERS,
        buffers.WARPS: 0,
        buffers.STATE: state,
        buffers.INSTRUCTION: op.index,
    }
    if arrives:
        fields[buffers.ARRIVED] = m.binary("or", before, m.active()).code
    for offset, value in fields.items():
        m.do(f"store i32 {value}, ptr {m.frame_field(offset)}")


def _operand(emitter: Emitter, op: Op, operand: tree.Operand, type_: str) -> Value:
    try:
        return emitter.algebra.read(operand, type_)
    except arithmetic.InexecutableError as error:
        raise unsupported(op, emitter.code.program.file_name, str(error)) from None


def _agreed(m: WarpCode, op: Op, value: Value) -> Value:
    """Return a value as a scalar; report a fault where the active lanes hold different values."""
    if value.uniform:
        return value
    first = algebra.from_lane(m, value, algebra.lowest(m, m.active()))
    m.fault_if(algebra.ballot(m, m.compare("ne", value, first)), buffers.FAULT_SPLIT, op, value)
    return first
