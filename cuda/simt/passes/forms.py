"""The parts of an algebra that find the forms of registers and write no code.

The rule: the form of a result follows from the forms of its operands alone; only `Forms` has any state. What only
writes code does nothing here, and registers get places once all forms are known.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace

from warplens.cuda.ground.textures import TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.bounds import UNKNOWN
from warplens.cuda.simt.values.value import Texel, Tile, Value, join

PATIENCE = 4
"""The range of a register is dropped after it has grown this often, as that of a loop counter would grow forever."""
PLACEHOLDER = "%x"  # the code of every operand while only forms are computed


class UndefinedError(Exception):
    """A register that is read has no form yet; the pass repeats the instruction later."""


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


class NoWriter:
    """Takes code and forgets it."""

    do = label = declare = define = require = _nothing

    def emit(self, code: str) -> str:
        """Return a placeholder."""
        del code
        return PLACEHOLDER

    def name(self, stem: str) -> str:
        """Return the stem."""
        return stem

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Yield no lines."""
        yield []


class Forms:
    """The form of each register so far.

    An instruction is executed again only after the form of a register that it has read has changed: with the forms that
    it has seen it would write what it has written. `reader` is the number of the one that is executed, under `guard`.
    Registers that are `unassigned` may be read before they are written; `forced` ones must be vectors. `changed` says
    whether a form has changed since it was last set to False.
    """

    place = transform = _nothing

    def __init__(self, unassigned: Iterable[str] = ()) -> None:
        """Take the registers that may be read before they are written; they hold 0 then."""
        self.of: dict[str, Value] = {}
        self.unassigned = frozenset(unassigned)
        self.forced: set[str] = set()
        self.guard: Value | None = None
        self.changed = False
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
        """Return the form of a register.

        Raises:
            UndefinedError: nothing has been written to it yet.
        """
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

    def keep(self, number: int, value: Value | None) -> int:
        """Return a placeholder."""
        del number, value
        return 0

    def kept(self, place: int, type_: str) -> Value:
        """Return a value that varies."""
        del place
        return Value(type_, varying=True)


class FormsOfLanes:
    """Active lanes that are not known."""

    require_members = read_from = fence = fence_proxies = of_warpgroup = _nothing

    def active(self) -> Value:
        """Return a uniform i32."""
        return Value("i32", code=PLACEHOLDER)

    def limited(self, lanes: Value) -> AbstractContextManager[None]:
        """Do nothing."""
        del lanes
        return nullcontext()

    def clock(self) -> Value:
        """Return a uniform i64."""
        return Value("i64", code=PLACEHOLDER)

    def barrier_result(self) -> tuple[Value, Value]:
        """Return two uniform i32."""
        return Value("i32", code=PLACEHOLDER), Value("i32", code=PLACEHOLDER)


class FormsInMemory:
    """Memory whose contents are not known: a load is uniform where the address is, but for local memory."""

    store = put = forbid_outside = keep = clear_frames = mark_frame = _nothing

    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Return values that vary unless all lanes load from one place."""
        del op
        uniform = address.uniform and space not in {None, tree.Space.LOCAL}
        return [Value(type_, varying=not uniform) for type_ in types]

    def reach(self, op: Op, space: tree.Space, width: int, address: Value) -> str:
        """Return a placeholder."""
        del op, space, width, address
        return PLACEHOLDER

    def tile(self, op: Op, tile: Tile) -> str:
        """Return a placeholder."""
        del op, tile
        return PLACEHOLDER

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Return two i64 that vary."""
        del op, address, width, sizes
        return [Value("i64", varying=True), Value("i64", varying=True)]

    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Return a value that varies."""
        del op, space, steps, address
        return Value(values[0].type, varying=True)

    def fetch(self, op: Op, view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Return values that vary."""
        del op, view
        return [[Value(type_, varying=True) for type_ in types] for _ in texels]

    def kept(self, address: Value, type_: str) -> Value:
        """Return a value that varies."""
        del address
        return Value(type_, varying=True)


class FormsFromRuntime:
    """Library functions of which only the form of the result is known."""

    stop = require_stack = call_nowhere = branch_nowhere = fail = _nothing

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Return an i32 that varies."""
        del op, form, buffer
        return Value("i32", varying=True)
