"""The registers of a warp in compiled code.

The rule: a register that is not constant lives in a stack slot, which LLVM turns into a register of its own, or in the
warp's frame (`passes.places`). A slot holds 0 at first: a value that LLVM may choose anew
at each use would pass a check as one number and access as another.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.passes.places import Places
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.values.tensors import PLACE_ALIGNMENT
from warplens.cuda.simt.values.value import BITS, Value, literal, literals

FIRST_PLACE = 64  # the places of registers in the frame follow its head of this many bytes (`frame`)
SPARE_BYTES = LANES * BITS["double"] // 8
TABLE = "@places"


class Slots:
    """Reads and writes registers in their slots."""

    def __init__(self, code: WarpCode, shapes: Shapes, places: Places) -> None:
        self.m = code
        self.shapes = shapes
        self.places = places
        self.used: dict[str, str] = {}
        """The slots in use, by register."""
        self.first_spare = 0
        """Where the spare places in the frame begin."""
        self.spare_bytes = 0
        """The bytes of the spare places in use."""
        self._tables: list[int] = []

    def stored_type(self, name: str) -> str:
        """Return the LLVM type of a register's slot."""
        form = self.shapes.forms[name]
        return f"<32 x {form.type}>" if form.varying else form.type

    def is_constant(self, name: str) -> bool:
        """Return whether a register always holds the same known number and needs no slot."""
        return self.shapes.forms[name].is_constant

    def slot(self, name: str) -> str:
        """Return the stack slot of a register."""
        if name not in self.used:
            self.used[name] = f"%reg.{len(self.used)}.{re.sub('[^A-Za-z0-9_.]', '', name)}"
        return self.used[name]

    def place(self, name: str, bits: int, *, written: bool) -> int | None:
        """Return where a register lies in the frame.

        Return None for other registers, and for one of which only some lanes may be written.
        """
        place = self.places.of.get(name)
        if place is None or BITS[self.shapes.forms[name].type] != bits or (written and self._keeps_lanes(name)):
            return None
        return FIRST_PLACE + place

    def keep(self, number: int, value: Value | None) -> int:
        """Return a spare place in the frame, after a value has been stored there."""
        place = self.first_spare + number * SPARE_BYTES
        self.spare_bytes = max(self.spare_bytes, (number + 1) * SPARE_BYTES)
        if value is not None:
            self._store(place, value.type, self.m.vector(value))
        return place

    def kept(self, place: int, type_: str) -> Value:
        """Load a vector from a place in the frame."""
        return Value(type_, varying=True, code=self._load(place, type_))

    def transform(self, function: str, places: Sequence[int], arguments: str) -> None:
        """Call a function that takes the frame, a table of places in it, and further arguments."""
        at = f"getelementptr (i32, ptr {TABLE}, i64 {len(self._tables)})"
        self.m.do(f"call void {function}(ptr %frame, ptr {at}{', ' * bool(arguments)}{arguments})")
        self._tables += places

    def table(self) -> str:
        """Return the tables of all calls, one behind the other."""
        if not self._tables:
            return ""
        return f"{TABLE} = internal constant [{len(self._tables)} x i32] [{literals('i32', self._tables)}]"

    def _load(self, place: int, type_: str) -> str:
        at = self.m.frame_field(place)
        return self.m.emit(f"load <32 x {type_}>, ptr {at}, align {PLACE_ALIGNMENT}")

    def _store(self, place: int, type_: str, code: str) -> None:
        self.m.do(f"store <32 x {type_}> {code}, ptr {self.m.frame_field(place)}, align {PLACE_ALIGNMENT}")

    def _keeps_lanes(self, name: str) -> bool:
        """Return whether lanes that are not active must keep what they have."""
        return self.m.guarded or (self.m.partial and name in self.shapes.hazards)

    def declare(self) -> None:
        """Write the code at the entry that makes the slots."""
        for name, slot in self.used.items():
            type_ = self.stored_type(name)
            self.m.do(f"{slot} = alloca {type_}, align 64")
            self.m.do(f"store {type_} zeroinitializer, ptr {slot}")

    def read(self, name: str) -> Value:
        """Load a register from its slot."""
        form = self.shapes.forms[name]
        if self.is_constant(name):
            return replace(form, code=literal(form.type, int(form.const or 0)))
        if name in self.places.of:
            return replace(form, code=self._load(FIRST_PLACE + self.places.of[name], form.type))
        code = self.m.emit(f"load {self.stored_type(name)}, ptr {self.slot(name)}")
        return replace(form, const=None, code=code)

    def write(self, name: str, value: Value) -> None:
        """Store a register; lanes that are not active keep what they had if anything can still read it."""
        m, form = self.m, self.shapes.forms[name]
        if self.is_constant(name):
            return
        if not form.varying:
            if value.varying or value.offsets != form.offsets:
                raise AssertionError(f"the form of {name} is {form}, but {value} is written to it")
            m.do(f"store {form.type} {value.code}, ptr {self.slot(name)}")
            return
        code = m.vector(value)
        if self._keeps_lanes(name):
            type_ = self.stored_type(name)
            code = m.emit(f"select <32 x i1> {m.mask}, {type_} {code}, {type_} {self.read(name).code}")
        if name in self.places.of:
            self._store(FIRST_PLACE + self.places.of[name], form.type, code)
            return
        m.do(f"store {self.stored_type(name)} {code}, ptr {self.slot(name)}")
