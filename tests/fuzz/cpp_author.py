"""Writes CUDA C++ that means the same to NVRTC, nvcc and g++: expressions, statements, structs and functions.

The rule: no text has undefined or unspecified behaviour. Whole numbers wrap without a sign, divisors are above zero,
shifts are masked, every variable has a value, and a call with an effect is a statement of its own.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

_T = TypeVar("_T")
WORDS = 1024
"""Words of `in`, any of which a thread may read."""
SLOTS = 16
"""Words of `out` that each thread has."""
KINDS = {"u": "unsigned", "i": "int", "w": "u64", "f": "float", "d": "double"}

EXPRESSIONS = tomllib.loads(
    Path(__file__).with_name("kernels").joinpath("expressions.toml").read_text(encoding="utf-8")
)
"""Texts with holes, by the kind of their value; without a sign by the number of operands."""
LEAVES = EXPRESSIONS["leaves"]
UNSIGNED = ("unary", "binary", "binary", "binary", "ternary", "converted")
HALVES = tuple(EXPRESSIONS["halves"])


@dataclass
class Body:
    """The body of a function that is being written: its lines, and the variables that may be read and assigned."""

    chance: random.Random
    names: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    constant: set[str] = field(default_factory=set)
    lines: list[str] = field(default_factory=list)
    fresh: Counter[str] = field(default_factory=Counter)
    depth: int = 1
    is_team: bool = False  # all threads of the block are here together
    times: int = 1  # how often the next line is executed at most
    cost: int = 0  # the lines that are executed at most
    special: tuple[str, ...] = ()  # further expressions without a sign, of the families that the kernel has

    def pick(self, *choices: _T) -> _T:
        """Return one of these."""
        return self.chance.choice(choices)

    def write(self, *lines: str) -> None:
        """Write lines."""
        self.cost += self.times * len(lines)
        self.lines += ["    " * self.depth + line for line in lines]

    @contextmanager
    def braces(self, head: str, tail: str = "}", *, times: int = 1, together: bool = False) -> Iterator[None]:
        """Write a block; the variables that it declares end with it, and threads may be apart in it."""
        self.write(f"{head} {{")
        names, team = {kind: list(own) for kind, own in self.names.items()}, self.is_team
        self.depth += 1
        self.times *= times
        self.is_team &= together
        yield
        self.depth -= 1
        self.times //= times
        self.is_team = team
        self.names = names
        self.write(tail)

    def name(self, kind: str) -> str:
        """Return a name that the body does not have yet."""
        self.fresh[kind] += 1
        return f"{kind}{self.fresh[kind]}"

    def declare(self, kind: str, value: str, *, constant: bool = False) -> str:
        """Declare a variable of a kind."""
        name = self.name(kind)
        self.write(f"{'const ' if constant else ''}{KINDS[kind]} {name} = {value};")
        self.names[kind].append(name)
        if constant:
            self.constant.add(name)
        return name

    def target(self, kind: str) -> str:
        """Return a variable that may be assigned."""
        free = [name for name in self.names[kind] if name not in self.constant]
        return self.chance.choice(free) if free else self.declare(kind, self.leaf(kind))

    def leaf(self, kind: str) -> str:
        """Return a variable or a number."""
        if self.names.get(kind) and self.chance.random() < 0.8:
            return self.chance.choice(self.names[kind])
        return self.filled(self.chance.choice(LEAVES[kind]), 0)

    def expression(self, kind: str = "u", depth: int = 2) -> str:
        """Return an expression without an effect."""
        if depth <= 0 or self.chance.random() < 0.3:
            return self.leaf(kind)
        if kind == "u" and self.special and self.chance.random() < 0.15:
            family = self.special
        else:
            family = EXPRESSIONS[self.chance.choice(UNSIGNED) if kind == "u" else kind]
        return self.filled(self.chance.choice(family), depth - 1)

    def filled(self, template: str, depth: int) -> str:
        """Fill the holes of an expression, each with an expression of its own."""
        parts = template.replace("{byte}", str(self.chance.randrange(256))).split("{")
        text = parts[0]
        for part in parts[1:]:
            kind, rest = part.split("}", 1)
            text += self.expression(kind, depth) + rest
        return text

    def folded(self, kind: str, name: str) -> str:
        """Return a variable of any kind as one without a sign."""
        halves = f"(unsigned)({name} >> 32)"
        return {
            "u": name,
            "i": f"(unsigned){name}",
            "w": f"((unsigned){name} ^ {halves})",
            "f": f"bits({name})",
            "d": f"((unsigned)bits({name}) + (unsigned)(bits({name}) >> 32))",
        }[kind]


@dataclass(frozen=True, slots=True)
class Struct:
    """A struct type with functions that make, fold and change one."""

    name: str
    fields: tuple[tuple[str, str], ...]  # kind and name; of an array the kind is `a`, of a struct its own name


def written_struct(chance: random.Random, number: int, known: list[Struct]) -> tuple[Struct, list[str]]:
    """Write a struct of random fields, and the functions `make_`, `fold_` and `stir_` of it."""
    name = f"S{number}"
    types = {**KINDS, "c": "unsigned char", "h": "short", "a": "unsigned"}
    fields = [(chance.choice("uiwfdchaub"), f"m{at}") for at in range(chance.randint(1, 6))]
    if known and chance.random() < 0.5:
        fields.insert(chance.randrange(len(fields) + 1), (chance.choice(known).name, "inner"))
    align = chance.choice(("", "", "__align__(16) "))
    lines = [f"struct {align}{name} {{"]
    make, fold, stir = [], [], []
    for kind, own in fields:
        if kind == "b":
            lines += [f"    unsigned {own} : 5;", f"    int {own}b : 11;"]
            make += [f"s.{own} = x & 31;", f"s.{own}b = (int)(x & 1023) - 512;"]
            fold += [f"r = r * 31 + s.{own};", f"r ^= (unsigned)s.{own}b;"]
        elif kind in types:
            lines.append(f"    {types[kind]} {own}{'[3]' if kind == 'a' else ''};")
            value = {"f": "(float)(int)(x & 1023)", "d": "(double)(int)(x & 511) * 0.5", "w": "(u64)x * 77777u",
                     "c": "(unsigned char)x", "h": "(short)x", "i": "(int)x"}.get(kind, "x + 3u")  # fmt: skip
            if kind == "a":
                make.append(f"for (unsigned i = 0; i < 3; ++i) s.{own}[i] = x * (i + 1);")
                fold.append(f"r = r * 31 + s.{own}[r % 3];")
                stir.append(f"s.{own}[x % 3] ^= x;")
            else:
                make.append(f"s.{own} = {value};")
                folded = {
                    "f": f"bits(s.{own})",
                    "d": f"(unsigned)(bits(s.{own}) >> 20)",
                    "w": f"(unsigned)(s.{own} >> 9)",
                }
                fold.append(f"r = r * 31 + {folded.get(kind, f'(unsigned)s.{own}')};")
                stir += [f"s.{own} = {value};"] if chance.random() < 0.5 else []
        else:
            lines.append(f"    {kind} {own};")
            make.append(f"s.{own} = make_{kind}(x ^ 0x55u);")
            fold.append(f"r += fold_{kind}(s.{own});")
            stir.append(f"stir_{kind}(s.{own}, x + 1);")
        make.append("x = x * 1664525u + 1013904223u;")
    lines += ["};"]
    by = chance.choice(("s", "const &"))
    lines += [
        f"FN {name} make_{name}(unsigned x) {{",
        f"    {name} s;",
        *("    " + line for line in make),
        "    return s;",
        "}",
    ]
    lines += [f"FN unsigned fold_{name}({name if by == 's' else f'const {name}&'} s) {{", "    unsigned r = 7;"]
    lines += [*("    " + line for line in fold), "    return r;", "}"]
    lines += [
        f"FN void stir_{name}({name}& s, unsigned x) {{",
        *("    " + line for line in stir),
        "    (void)x; (void)s;",
        "}",
    ]
    lines += [f"FN {name} joined_{name}(const {name}& a, {name} b, unsigned x) {{", f"    {name} r = x & 1 ? a : b;"]
    lines += [f"    stir_{name}(b, x * 3);", f"    if (x & 2) stir_{name}(r, fold_{name}(b));", "    return r;", "}"]
    return Struct(name, tuple(fields)), lines
