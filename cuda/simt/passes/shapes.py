"""Find the cheapest form of every register, and where lanes may part.

The rule: a register may be one scalar for all lanes (plus known offsets) only if no lane can ever read a value that
other lanes wrote while it was waiting. Lanes part at a branch whose condition varies; each side runs on its own
until both meet at the branch's immediate post-dominator (`passes.control_flow` sees to that). So, for every such
branch: a register written on one side and live at the start of a block of the other side, or where the sides meet, is
held as a vector, unless all its definitions give the same number. That covers values that leave a loop with lanes going
round different numbers of times, and registers with several definitions. It is the sync dependence of Karrenberg's
"Whole-Function Vectorization" (2011), stated on liveness instead of on phi functions.

All definitions of a register share one form: the join of what its instructions give, found as a least fixed point. A
register that may be read before it is written holds 0 until then, so its form has no bounds: its addresses are checked.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from typing import TypeVar

from warplens.cuda.ground.textures import TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting import counts, rules
from warplens.cuda.simt.isa.registry import destinations, entry_of, sources, unit_of, unsupported
from warplens.cuda.simt.passes.control_flow import Graph, Liveness, post_dominators, reachable
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Branch, Op, Program, align
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.arithmetic import InexecutableError
from warplens.cuda.simt.values.interfaces import Texel
from warplens.cuda.simt.values.value import BITS, UNKNOWN, Specialisation, Value, join

# The parts of an algebra that find the forms of registers and write no code.
# The form of a result follows from the forms of its operands alone; only `Forms` has any state. What only
# writes code does nothing here, and registers get places once all forms are known.

T = TypeVar("T")

PATIENCE = 4  # a register's range is dropped after it has grown so often: that of a loop counter would grow forever
PLACEHOLDER = "%x"  # the code of every operand while only forms are computed


class UndefinedError(Exception):
    """A register that is read has no form yet; the pass repeats the instruction later."""


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


def _always(result: T) -> Callable[..., T]:
    """Return a method that returns this, whatever it is called with."""

    def method(*_: object, **__: object) -> T:
        return result

    return method


def _kept(_part: object, _place: object, type_: str) -> Value:
    return Value(type_, varying=True)


UNIFORM = Value("i32", code=PLACEHOLDER)


class NoWriter:
    """Takes code and forgets it."""

    do = label = declare = define = require = _nothing
    emit = _always(PLACEHOLDER)

    def name(self, stem: str) -> str:
        """Return the stem."""
        return stem

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Yield no lines."""
        yield []


class Forms:
    """The form of each register so far.

    An instruction is executed again only after a form that it has read has changed: else it would write the same.
    """

    place = transform = _nothing
    keep = _always(0)
    kept = _kept

    def __init__(self, unassigned: Iterable[str] = ()) -> None:
        self.of: dict[str, Value] = {}
        self.unassigned = frozenset(unassigned)  # they may be read before they are written; they hold 0 then
        self.forced: set[str] = set()  # these must be vectors
        self.guard: Value | None = None  # that of the instruction that is executed, which `_reader` numbers
        self.changed = False  # whether a form has changed since this was last set to False
        self._joined: Counter[str] = Counter()
        self._reader = -1
        self._readers: defaultdict[str, set[int]] = defaultdict(set)
        self._settled: set[int] = set()

    def begin(self, reader: int) -> bool:
        """Note which instruction is executed next; return False if it needs no execution."""
        if reader in self._settled:
            return False
        self._settled.add(reader)
        self._reader = reader
        return True

    def read(self, name: str) -> Value:
        """Return the form of a register; raise an UndefinedError where nothing has been written to it yet."""
        self._readers[name].add(self._reader)
        if name not in self.of:
            raise UndefinedError(name)
        return self.of[name]

    def set(self, name: str, form: Value) -> None:
        """Give a register a form; the instructions that have read it are executed again."""
        if form != self.of.get(name):
            self.of[name] = form
            self.changed = True
            self._settled -= self._readers[name]

    def write(self, name: str, value: Value) -> None:
        """Widen the form of a register until it holds one more value."""
        if name in self.unassigned:  # 0 keeps no distances between lanes, and no bounds
            apart = value.varying or value.offsets is not None
            value = Value(value.type, varying=apart, root=value.root)
        if (name in self.forced and not self._stays_constant(name, value)) or (
            self.guard is not None and not self.guard.uniform
        ):
            value = Value(value.type, varying=True, root=value.root)
        const = value.const if isinstance(value.const, int) else None
        bounds = UNKNOWN if value.varying else value.bounds
        form = join(self.of.get(name), replace(value, const=const, bounds=bounds, code=""))
        if form is not None and form != self.of.get(name):
            self._joined[name] += 1
            if self._joined[name] > PATIENCE:
                form = replace(form, bounds=form.bounds.widened())
            self.set(name, form)

    def _stays_constant(self, name: str, value: Value) -> bool:
        """Return whether a register holds one number, whichever instruction wrote it: lanes that wait have it, too."""
        before = self.of.get(name, value)
        is_same = before.const == value.const and before.offsets == value.offsets and before.root == value.root
        return value.is_constant and not before.varying and is_same


class FormsOfLanes:
    """Active lanes that are not known."""

    require_members = read_from = fence = fence_proxies = of_warpgroup = _nothing
    limited = _always(nullcontext())
    active = _always(UNIFORM)
    clock = _always(Value("i64", code=PLACEHOLDER))
    barrier_result = _always((UNIFORM, UNIFORM))


class FormsInMemory:
    """Memory whose contents are not known: a load is uniform where the address is, but for local memory."""

    store = put = forbid = keep = clear_frames = mark_frame = _nothing
    reach = tile = _always(PLACEHOLDER)
    load_parts = _always([Value("i64", varying=True)] * 2)
    kept = _kept

    def load(self, _op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Return values that vary unless all lanes load from one place."""
        uniform = address.uniform and space not in {None, tree.Space.LOCAL, tree.Space.CLUSTER}
        return [Value(type_, varying=not uniform) for type_ in types]

    def atomic(self, _op: Op, _space: object, _steps: object, _address: Value, values: Sequence[Value]) -> Value:
        """Return a value that varies."""
        return Value(values[0].type, varying=True)

    def fetch(self, _op: Op, _view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Return values that vary."""
        return [[Value(type_, varying=True) for type_ in types] for _ in texels]


class FormsFromRuntime:
    """Library functions of which only the form of the result is known."""

    stop = require_stack = call_nowhere = branch_nowhere = free = fail = _nothing
    allocate = _always(Value("i64", varying=True))
    print = _always(Value("i32", varying=True))


@dataclass(frozen=True, slots=True)
class Region:
    """The blocks that run on each side of a branch at which lanes part, and the block where they meet, if any."""

    sides: tuple[int, int]
    meets: int


@dataclass(frozen=True, slots=True)
class Shapes:
    """The results of the pass; block sets are bit sets."""

    forms: dict[str, Value]  # the form of each register that is written (code is meaningless)
    divergent: int  # blocks at whose end lanes may part
    partial: int  # those that may run with only some of the lanes that are still alive
    joins: int  # those where lanes that had parted may meet
    hazards: frozenset[str]  # registers that must keep the values of inactive lanes where `partial` blocks write them


def shapes_of(program: Program, launch: Specialisation, liveness: Liveness) -> Shapes:
    """Compute the forms of all registers and the divergence of all blocks; `UnsupportedError` if the program has an
    instruction, or a form of one, that the engine does not execute.
    """
    forms = Forms(liveness.live(0))
    lanes, memory, runtime = FormsOfLanes(), FormsInMemory(), FormsFromRuntime()
    algebra = Algebra(program, launch, NoWriter(), registers=forms, lanes=lanes, memory=memory, runtime=runtime)
    ops = [(op, entry_of(op, program.file_name)) for op in program.ops()]
    branches = _Branches(program, liveness)
    while True:
        forms.changed = False
        for number, (op, entry) in enumerate(ops):
            if not forms.begin(number):
                continue
            try:
                guard = op.instruction.guard
                forms.guard = algebra.guard(guard) if guard else None
                entry.lower(algebra, op)
            except UndefinedError:
                continue
            except InexecutableError as error:
                raise unsupported(op, program.file_name, str(error)) from None
            except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
                # an entry trusts number and kind of the operands, which no compiler gets wrong
                raise unsupported(op, program.file_name, "its operands do not fit it") from error
        for name in branches.forced_by(algebra) - forms.forced:
            forms.forced.add(name)
            if name in forms.of and not forms.of[name].is_constant:
                form = forms.of[name]
                forms.set(name, Value(form.type, varying=True, root=form.root))
        if not forms.changed:
            # What nothing has written so far is 0 in all lanes if it is read, else a vector.
            unset = [name for name in program.registers if name not in forms.of]
            read = [name for name in unset if name in forms.unassigned]
            for name in read or unset:
                forms.set(name, Value(program.registers[name], varying=not read))
        if not forms.changed:
            break
    partial = joins = divergent = 0
    for block, region in branches.regions.items():
        divergent |= 1 << block
        partial |= region.sides[0] | region.sides[1]
        joins |= region.sides[0] & region.sides[1] | region.meets
    return Shapes(forms.of, divergent, partial, joins, frozenset(forms.forced))


class _Branches:
    """The branches at which lanes may part, with their regions; a branch that is among them remains."""

    def __init__(self, program: Program, liveness: Liveness) -> None:
        self.program = program
        self.regions: dict[int, Region] = {}
        ends = (block.terminator for block in program.blocks)
        targets = [(end.target, getattr(end, "otherwise", end.target)) for end in ends]
        self._meeting = post_dominators(targets)  # EXIT where lanes may meet anywhere: in an endless loop
        self._lives = [
            (name, liveness.written_in[name], blocks)
            for name, blocks in liveness.blocks_where_live().items()
            if name in liveness.written_in
        ]

    def forced_by(self, algebra: Algebra) -> set[str]:
        """Find the branches at which lanes part by the forms so far; return what those that are new force."""
        forced: set[str] = set()
        for index, block in enumerate(self.program.blocks):
            terminator = block.terminator
            if not isinstance(terminator, Branch) or index in self.regions:
                continue
            try:
                guard = algebra.guard(terminator.guard)
            except UndefinedError:
                continue
            if not guard.uniform:
                successors = terminator.target, terminator.otherwise
                self.regions[index] = _region(self.program, successors, index, self._meeting)
                forced |= self._forced(self.regions[index])
        return forced

    def _forced(self, region: Region) -> set[str]:
        """Return the registers that must be vectors: written on one side, live on the other or where the sides meet.
        Where loops cannot be identified, lanes may wait at any block: then all registers live at a block's start.
        """
        if self.program.irreducible:
            return {name for name, _, _ in self._lives}
        first, second = region.sides
        return {
            name
            for name, written, live in self._lives
            if (written & first and live & (second | region.meets))
            or (written & second and live & (first | region.meets))
        }


def _region(program: Program, successors: tuple[int, int], index: int, meeting: list[int]) -> Region:
    """Return the region of a branch: up to the first post-dominator that comes after all blocks of both sides.

    A post-dominator before some of them is the head of a loop that both sides reach, one of them by an outer loop.
    Lanes that reach it do not wait there, since the lowest block runs first.
    """
    end = meeting[index]
    blocks = program.graph()
    while True:
        sides = _reached(blocks, successors[0], end), _reached(blocks, successors[1], end)
        if end == EXIT or not (sides[0] | sides[1]) >> end:
            return Region(sides, 0 if end == EXIT else 1 << end)
        end = meeting[end]


def _reached(successors: Graph, start: int, end: int) -> int:
    """Return the blocks that control reaches from `start` without passing `end`."""
    return sum(1 << block for block in reachable(successors, (start,), {end}))


# Places of registers in the memory of a warp, from which products of matrices and barriers need not move them. A
# register that a product of matrices reads or writes lies in the warp's frame, so that a product is one call with the
# places of its operands, whatever its shape. In a kernel whose barriers would save very many vectors, those lie there
# too. LLVM would need minutes for the moves of a kernel with thousands of products; calls would make most anyway.
#
# Two registers share a place only if none of them is live while the other one is written. Where lanes wait elsewhere,
# control flow does not tell what they still need: a register that is live at the start of a block that may run with
# some of the lanes, or that is written in such a block and live at the start of another, shares its place with none.
ALIGNMENT = 64  # places are multiples of this, in bytes, for the widest vectors of a processor
MOST_SAVED = 256  # if all barriers of a kernel together would save more vectors than this, none of them is saved


@dataclass(frozen=True, slots=True)
class Places:
    """The places of registers, in bytes from the first one, and the bytes that they take in all."""

    of: dict[str, int]
    bytes: int


def places_of(program: Program, shapes: Shapes, liveness: Liveness) -> Places:
    """Place the registers that belong in the frame: not those that may be read before a write, as they must hold 0."""
    products = (op.instruction for op in program.ops() if unit_of(op.instruction) is counts.Unit.TENSOR)
    held = {name for product in products for name in (*sources(product), *destinations(product))}
    targets = {block.terminator.target for block in program.blocks if isinstance(block.terminator, Barrier)}
    saved = [name for target in targets - {EXIT} for name in liveness.live(target) if _is_vector(name, shapes)]
    if len(saved) > MOST_SAVED:
        held.update(saved)
    names = {name for name in held - set(liveness.live(0)) if _is_vector(name, shapes)}
    blocks_where_live = liveness.blocks_where_live()
    # Lanes may need a register while they wait and others execute.
    partial = (1 << len(program.blocks)) - 1 if program.irreducible else shapes.partial
    alone = {
        name
        for name in names & blocks_where_live.keys()
        if (blocks_where_live[name] | liveness.written_in.get(name, 0)) & partial
    }
    first, last = _lives(names, program, liveness)
    places: dict[str, int] = {}
    free: dict[int, list[int]] = {}
    used: list[tuple[int, str]] = []
    size = 0
    for name in sorted(first, key=lambda name: (first[name], name)):
        while used and used[0][0] < first[name]:
            ended = heappop(used)[1]
            free.setdefault(_size(ended, shapes), []).append(places[ended])
        own = _size(name, shapes)
        if name not in alone and free.get(own):
            places[name] = free[own].pop()
        else:
            places[name] = size
            size += own
        if name not in alone:
            heappush(used, (last[name], name))
    return Places(places, size)


def _is_vector(name: str, shapes: Shapes) -> bool:
    form = shapes.forms.get(name)
    return form is not None and form.varying and form.type != "i1"


def _size(name: str, shapes: Shapes) -> int:
    return align(rules.LANES * BITS[shapes.forms[name].type] // 8, ALIGNMENT)


def _lives(names: set[str], program: Program, liveness: Liveness) -> tuple[dict[str, int], dict[str, int]]:
    """Return the first and the last step of the program at which each register has a value that is needed."""
    first: dict[str, int] = {}
    last: dict[str, int] = {}

    def reach(registers: Iterable[str], step: int) -> None:
        for name in names.intersection(registers):
            first.setdefault(name, step)
            last[name] = step

    step = 0
    for index, block in enumerate(program.blocks):
        reach(liveness.live(index), step)
        for op in block.ops:
            step += 1
            reach(sources(op.instruction), step)
            reach(destinations(op.instruction), step)
        step += 1
        for successor in block.successors():
            reach(liveness.live(successor), step)
    return first, last
