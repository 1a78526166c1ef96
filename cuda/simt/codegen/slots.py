"""The registers of a warp in compiled code.

The rule: a register that is not constant lives in a stack slot, which LLVM turns into a register of its own. A slot
holds 0 at first: a value that LLVM may choose anew at each use would pass a check as one number and access as another.
"""

from __future__ import annotations

import re
from dataclasses import replace

from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.values.value import Value, literal


class Slots:
    """Reads and writes registers in their slots."""

    def __init__(self, code: WarpCode, shapes: Shapes) -> None:
        self.m = code
        self.shapes = shapes
        self.used: dict[str, str] = {}
        """The slots in use, by register."""

    def stored_type(self, name: str) -> str:
        """Return the LLVM type of a register's slot."""
        form = self.shapes.forms[name]
        return f"<32 x {form.type}>" if form.varying else form.type

    def is_constant(self, name: str) -> bool:
        """Return whether a register always holds the same known number and needs no slot."""
        form = self.shapes.forms[name]
        return not form.varying and isinstance(form.const, int)

    def slot(self, name: str) -> str:
        """Return the stack slot of a register."""
        if name not in self.used:
            self.used[name] = f"%reg.{len(self.used)}.{re.sub('[^A-Za-z0-9_.]', '', name)}"
        return self.used[name]

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
        type_ = self.stored_type(name)
        if m.guarded or (m.partial and name in self.shapes.hazards):
            old = m.emit(f"load {type_}, ptr {self.slot(name)}")
            code = m.emit(f"select <32 x i1> {m.mask}, {type_} {code}, {type_} {old}")
        m.do(f"store {type_} {code}, ptr {self.slot(name)}")
