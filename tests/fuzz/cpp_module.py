"""Writes a whole kernel: structs, functions of many kinds that call each other, and the `__global__` function.

The rule: a function calls those before it, and itself where it counts down; what a thread executes is bounded. A
function that threads must enter together (`is_team`) is called where they are together.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from cpp_author import HALVES, KINDS, SLOTS, Body, Struct, written_struct
from cpp_families import SHARED, TEAM, THREAD, WARPS, Piece, assign

MOST_LINES = 600
"""The most lines that a thread executes."""
FULL_SHAPES = ((32, 1, 1), (64, 1, 1), (32, 2, 1), (16, 4, 1), (8, 4, 2), (96, 1, 1))
SHAPES = (*FULL_SHAPES, (40, 1, 1), (7, 3, 1), (1, 1, 1), (33, 1, 1))
GRIDS = ((1, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1), (2, 2, 1), (1, 1, 2))
HEAD = (
    'extern "C" __global__ void k(const unsigned* in, unsigned* out, unsigned* sums, cudaTextureObject_t image,\n'
    "                             cudaTextureObject_t smooth, cudaTextureObject_t row, cudaTextureObject_t stack,\n"
    "                             cudaSurfaceObject_t plane, Settings s) {"
)
START = (
    "const unsigned n = blockDim.x * blockDim.y * blockDim.z, blocks = gridDim.x * gridDim.y * gridDim.z;",
    "const unsigned t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);",
    "const unsigned b = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);",
    f"unsigned* mine = out + (b * n + t) * {SLOTS};",
    "const Env e = {in, mine, sums, t, n, b, blocks};",
)
HANDLES = ("image", "smooth", "row", "stack", "plane")
TYPES_OF_HANDLES = ", ".join(["cudaTextureObject_t"] * 4 + ["cudaSurfaceObject_t"])
"""A texture is named by a parameter of each function: one that is known only while the kernel runs is refused."""


@dataclass(frozen=True, slots=True)
class Function:
    """A function that others may call; a parameter is a kind, or `kind&`, `kind*`, or the name of a struct."""

    name: str
    result: str
    parameters: tuple[str, ...]
    cost: int
    is_team: bool = False
    counts_down: bool = False
    is_alone: bool = False  # it takes no textures and calls none but itself


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A kernel, and the launch that it is written for."""

    text: str
    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    dynamic: int

    @property
    def threads(self) -> int:
        """All threads of the launch."""
        x, y, z = (own * other for own, other in zip(self.block, self.grid, strict=True))
        return x * y * z


@dataclass
class Module:
    """A module that is being written."""

    chance: random.Random
    families: frozenset[str]
    lines: list[str] = field(default_factory=list)
    structs: list[Struct] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)  # functions of one signature
    table: tuple[str, ...] = ()  # those of them that a table holds

    @property
    def given(self) -> str:
        """What each call hands on."""
        return ", ".join(("e", *HANDLES)) if "textures" in self.families else "e"

    def taken(self, first: str = "const Env& e") -> str:
        """Return the parameters of each function that take it."""
        if "textures" not in self.families:
            return first
        return ", ".join((first, *map(" ".join, zip(TYPES_OF_HANDLES.split(", "), HANDLES, strict=True))))

    def body(self, *, team: bool) -> Body:
        """Return an empty body."""
        special = HALVES if "halves" in self.families else ()
        return Body(self.chance, is_team=team, special=special)

    def pieces(self, team: bool, *, alone: bool = False) -> list[Piece]:
        """Return what a body of this module may hold; the engine knows no textures in a recursive function."""
        families = self.families - {"textures"} if alone else self.families
        kinds = [piece for name, own in THREAD.items() if name in families for piece in own]
        if team:
            kinds += 2 * [piece for name, own in TEAM.items() if name in self.families for piece in own]
        return kinds or [assign]

    def fill(self, a: Body, most: int, *, alone: bool = False) -> None:
        """Write statements and calls."""
        for _ in range(self.chance.randint(2, most)):
            if self.functions and not (alone and "textures" in self.families) and self.chance.random() < 0.35:
                self.call(a)
            elif self.structs and self.chance.random() < 0.2:
                self.use_struct(a)
            elif self.chance.random() < 0.35:
                assign(a)
            else:
                self.chance.choice(self.pieces(a.is_team, alone=alone))(a)

    def call(self, a: Body) -> None:
        """Call a function, directly or through a table, with what its parameters take."""
        room = (MOST_LINES - a.cost) // a.times
        known = [f for f in self.functions if f.cost < room and (a.is_team or not f.is_team)]
        if not known:
            return
        if self.table and self.chance.random() < 0.4 and self.call_step(a, room):
            return
        self.call_one(a, self.chance.choice(known))

    def call_one(self, a: Body, function: Function) -> None:
        """Call a function."""
        words = []
        for number, kind in enumerate(function.parameters):
            if number == 0 and function.counts_down:
                words.append(f"({a.leaf('u')} & 3)")
            elif kind[-1] in "&*":
                mark = "&" if kind[-1] == "*" else ""
                words.append(mark + a.declare(kind[0], a.leaf(kind[0])))
            elif kind in KINDS:
                words.append(a.expression(kind, 1))
            else:
                words.append(f"make_{kind}({a.leaf('u')})")
        call = f"{function.name}({', '.join(('e' if function.is_alone else self.given, *words))})"
        if function.result in KINDS:
            a.declare(function.result, call)
        else:
            a.declare("u", f"fold_{function.result}({call})")
        a.cost += function.cost * a.times

    def call_step(self, a: Body, room: int) -> bool:
        """Call one of several functions by a number that each thread has to itself."""
        if self.cost_of_steps() > room:
            return False
        index, x, y = f"({a.leaf('u')}) % {len(self.table)}u", a.expression("u", 1), a.leaf("u")
        match self.chance.randrange(3):
            case 0:
                a.declare("u", f"through_table({self.given}, {index}, {x}, {y})")
            case 1:
                name, (first, second) = a.name("step"), self.chance.sample(self.table, 2)
                a.write(f"const Step {name} = {a.expression('b', 1)} ? {first} : {second};")
                a.declare("u", f"{name}({self.given}, {x}, {y})")
            case _:
                a.declare(
                    "u",
                    f"twice([&](unsigned x) {{ return {self.chance.choice(self.table)}({self.given}, x, {y}); }}, {x})",
                )
        a.cost += 2 * self.cost_of_steps() * a.times
        return True

    def cost_of_steps(self) -> int:
        """Return the most lines of a function of the table."""
        return max(f.cost for f in self.functions if f.name in self.table)

    def use_struct(self, a: Body) -> None:
        """Make, change, join and fold a struct, or an array of them."""
        kind = self.chance.choice(self.structs).name
        name = a.name("s")
        if self.chance.random() < 0.3:
            a.write(f"{kind} {name}[3];")
            a.write(f"for (unsigned i = 0; i < 3; ++i) {name}[i] = make_{kind}({a.leaf('u')} + i);")
            a.write(f"stir_{kind}({name}[({a.expression('u', 1)}) % 3u], {a.leaf('u')});")
            a.declare("u", f"fold_{kind}({name}[({a.expression('u', 1)}) % 3u])")
            return
        a.write(f"{kind} {name} = make_{kind}({a.expression('u', 1)});", f"stir_{kind}({name}, {a.leaf('u')});")
        if self.chance.random() < 0.5:
            a.write(f"{name} = joined_{kind}({name}, make_{kind}({a.leaf('u')}), {a.leaf('u')});")
        a.declare("u", f"fold_{kind}({name})")

    # --- functions --------------------------------------------------------------------------------------------------

    def write_function(self, number: int) -> None:
        """Write a function of any kind."""
        team = self.chance.random() < 0.3 and any(name in self.families for name in TEAM)
        how = self.chance.choice(("step", "step", "mixed", "mixed", "mixed", "recursive", "class"))
        name = f"call{number}"
        if team:
            self.write_plain(name, ("u", self.chance.choice("uifdw")), team=True)
        elif how == "step":
            self.write_plain(name, ("u", "u"), result="u")
            self.steps.append(name)
        elif how == "recursive":
            self.write_recursive(name)
        elif how == "class":
            self.write_class(name)
        else:
            kinds = [*"uuiwfd", "u&", "u*", "w&", "f*", "d&", *(struct.name for struct in self.structs)]
            count = self.chance.randint(1, 5)
            self.write_plain(name, tuple(self.chance.choice(kinds) for _ in range(count)))

    def write_plain(self, name: str, parameters: Sequence[str], *, result: str = "", team: bool = False) -> None:
        """Write a function with these parameters."""
        a = self.body(team=team)
        result = result or self.chance.choice(["u", "u", "i", "w", "f", "d", *(s.name for s in self.structs)])
        is_step = (*parameters, result) == ("u", "u", "u")
        words = [self.taken("const Env& e" if is_step else self.chance.choice(("Env e", "const Env& e")))]
        back = []
        for kind in parameters:
            own = a.name(kind[0] if kind[0] in KINDS else "s")
            if kind in KINDS:
                words.append(f"{KINDS[kind]} {own}")
                a.names[kind].append(own)
            elif kind[-1] in "&*":
                words.append(f"{KINDS[kind[0]]}{kind[-1]} {own}")
                inner = a.declare(kind[0], f"{'*' if kind[-1] == '*' else ''}{own}")
                back.append(f"{'*' if kind[-1] == '*' else ''}{own} = {inner};")
            else:
                words.append(f"{kind} {own}" if self.chance.random() < 0.5 else f"const {kind}& {own}")
                a.declare("u", f"fold_{kind}({own})")
        a.declare("u", "e.t * 2654435761u" if self.chance.random() < 0.5 else "e.t")
        self.fill(a, 3)
        if not team and self.chance.random() < 0.3:
            with a.braces(f"if ({a.expression('b')})"):
                a.write(f"return {self.returned(a, result)};")
            self.fill(a, 3)
        a.write(*back)
        a.write(f"return {self.returned(a, result)};")
        kind = KINDS.get(result, result)
        self.lines += [f"FN {kind} {name}({', '.join(words)}) {{", *a.lines, "}"]
        self.functions.append(Function(name, result, tuple(parameters), a.cost, is_team=team))

    def returned(self, a: Body, result: str) -> str:
        """Return what a function returns, which depends on its variables."""
        folds = " ^ ".join(a.folded(kind, name) for kind, names in a.names.items() for name in names[-3:])
        by_kind = {"u": folds, "i": f"(int)({folds})", "w": f"(u64)({folds}) * 0x100000001ull + {a.leaf('w')}",
                   "f": f"(float)(int)(({folds}) & 0xffff) + {a.leaf('f')}",
                   "d": f"(double)({folds}) + {a.leaf('d')}"}  # fmt: skip
        return by_kind.get(result, f"make_{result}({folds})")

    def write_recursive(self, name: str) -> None:
        """Write a function that calls itself, once or twice, alone or by way of another."""
        a = self.body(team=False)
        a.names["u"] += ["depth", "x"]
        a.constant.add("depth")
        size = a.pick(2, 4, 6)
        other = f"{name}_back" if self.chance.random() < 0.4 else name
        a.write(f"unsigned kept[{size}];", f"for (unsigned i = 0; i < {size}; ++i) kept[i] = x * (i + depth + 1);")
        a.write(f"if (depth == 0 || {a.expression('b', 1)}) return x ^ kept[x % {size}u];")
        self.fill(a, 3, alone=True)
        again = a.declare("u", f"{other}(e, depth - 1, {a.expression('u', 1)})")
        a.write(f"kept[{again} % {size}u] += x;")
        if self.chance.random() < 0.3:
            with a.braces(f"if ({a.expression('b', 1)})"):
                a.write(f"x += {name}(e, depth - 1, {again});")
        a.write(f"return {again} * 3u + kept[x % {size}u] + {self.returned(a, 'u')};")
        if other != name:
            self.lines.append(f"RN unsigned {name}(const Env& e, unsigned depth, unsigned x);")
            self.lines += [f"RN unsigned {other}(const Env& e, unsigned depth, unsigned x) {{",
                           f"    return depth == 0 ? x : {name}(e, depth - 1, x * 5u + depth);", "}"]  # fmt: skip
        self.lines += [f"RN unsigned {name}(const Env& e, unsigned depth, unsigned x) {{", *a.lines, "}"]
        self.functions.append(Function(name, "u", ("u", "u"), 9 * a.cost, counts_down=True, is_alone=True))

    def write_class(self, name: str) -> None:
        """Write classes with a virtual function, of which one is chosen when the code runs."""
        bodies = []
        for _ in range(2):
            a = self.body(team=False)
            a.names["u"] += ["x", "y", "own"]
            a.constant.add("own")
            self.fill(a, 3)
            bodies.append((a, self.returned(a, "u")))
        base, parameters = f"{name}_base", f"{self.taken()}, unsigned x, unsigned y"
        self.lines += [
            f"struct {base} {{",
            "    unsigned own;",
            f"    __device__ {base}(unsigned o) : own(o) {{}}",
            f"    __device__ virtual unsigned of({parameters}) const = 0;",
            "};",
        ]
        for number, (a, result) in enumerate(bodies):
            self.lines += [
                f"struct {name}_{number} : {base} {{",
                f"    __device__ {name}_{number}(unsigned o) : {base}(o) {{}}",
                f"    __device__ unsigned of({parameters}) const override {{",
                *("    " + line for line in a.lines),
                f"        return {result};",
                "    }",
                "};",
            ]
        self.lines += [
            f"FN unsigned {name}({parameters}) {{",
            f"    {name}_0 first(x);",
            f"    {name}_1 second(y);",
            f"    const {base}* chosen = (x ^ y) & 1 ? (const {base}*)&first : (const {base}*)&second;",
            f"    return chosen->of({self.given}, x, y);",
            "}",
        ]
        self.functions.append(Function(name, "u", ("u", "u"), 4 + max(a.cost for a, _ in bodies)))

    def write_table(self) -> None:
        """Write the table of functions, and a template that takes a function."""
        self.table = tuple(self.steps)
        cases = " ".join(f"case {number}: return {name}({self.given}, x, y);" for number, name in enumerate(self.steps))
        self.lines += [
            f"typedef unsigned (*Step)({self.taken()}, unsigned x, unsigned y);",
            f"static __device__ const Step STEPS[] = {{{', '.join(self.steps)}}};",
            f"FN unsigned through_table({self.taken()}, unsigned number, unsigned x, unsigned y) {{",
            "#ifdef INLINED",
            f"    switch (number) {{ {cases} }}",
            "    return 0;",
            "#else",
            f"    return STEPS[number]({self.given}, x, y);",
            "#endif",
            "}",
            "template <class F> FN unsigned twice(F f, unsigned x) {",
            "    const unsigned once = f(x);",
            "    return f(once ^ 3u);",
            "}",
        ]

    def write_kernel(self) -> None:
        """Write the `__global__` function, which stores what all its variables hold."""
        a = self.body(team=True)
        a.write(*START)
        a.declare("u", "in[(b * n + t) % 1024u]")
        a.declare("u", "in[(b * n + t * 7 + 1) % 1024u]")
        a.declare("i", "(int)in[(t + 5) % 1024u]")
        a.declare("f", "(float)(int)(u1 & 1023) * 0.25f - s.scale")
        a.declare("d", "(double)(u2 & 4095) * s.factor")
        a.declare("w", "(u64)u1 * u2 + s.wide")
        a.declare("u", "s.word + s.small + (unsigned)s.steps[u1 % 3u]")
        self.fill(a, 4)
        if self.functions and self.chance.random() < 0.5:
            with a.braces("for (unsigned round = 0; round < 2; ++round)", times=2, together=True):
                self.call(a)
                a.write(f"u1 = u1 * 3u + {self.returned(a, 'u')};")
        self.call_one(a, self.functions[-1])
        places = self.chance.sample(range(SLOTS), 6)
        for place, kind in zip(places, "uiwfdu", strict=True):
            a.write(f"PUT({place}, {a.folded(kind, a.names[kind][-1])});")
        a.write(f"PUT({next(place for place in range(SLOTS) if place not in places)}, {self.returned(a, 'u')});")
        self.lines += [HEAD, *a.lines, "}"]


def written_source(chance: random.Random) -> Source:
    """Write a kernel."""
    every = ["flow", *THREAD, *TEAM, "halves"]
    families = frozenset(chance.sample(every, chance.randint(2, 4)))
    module = Module(chance, families)
    module.lines += [text for name, text in SHARED.items() if name in families]
    for number in range(chance.choice((0, 0, 1, 1, 2))):
        struct, lines = written_struct(chance, number, module.structs)
        module.structs.append(struct)
        module.lines += lines
    for number in range(chance.choice((1, 1, 2, 2, 3))):
        if not module.table and len(module.steps) > 1 and chance.random() < 0.7:
            module.write_table()
        module.write_function(number)
    module.write_kernel()
    block = chance.choice(FULL_SHAPES if families & WARPS else SHAPES)
    text = "\n".join(module.lines) + "\n"
    return Source(text=text, block=block, grid=chance.choice(GRIDS), dynamic=2048 if "exchanges" in families else 0)
