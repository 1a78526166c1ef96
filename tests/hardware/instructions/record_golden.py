"""Records the results of a real GPU for every form of every instruction that computes in registers: tests/golden/isa.

The rule: nothing here knows what an instruction does. There are three steps, of which only the second needs a GPU
(with NumPy and the driver, nothing else), and may run on another machine:

    python tests/hardware/instructions/record_golden.py prepare FOLDER [OPCODE...]  # PTX and operands, of all or some
    python tests/hardware/instructions/record_golden.py measure FOLDER  # run them on the GPU
    python tests/hardware/instructions/record_golden.py collect FOLDER  # write one golden file for each opcode

The forms are those of `tests/cuda/simt/isa/forms.toml`. Of a pattern for more than `WHOLE` forms, enough are taken that
every two of its alternatives occur together. `measure` names each form that ptxas refuses: its pattern is too wide.
Operands are values at the edges of their types and random ones, from a fixed seed.
"""

from __future__ import annotations

import ctypes
import itertools
import json
import random
import re
import string
import struct
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from driver_card import Card, Shape

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "isa"
WHOLE = 64
ROWS = 40
LANES = 32
SEED = 1997
PER_MODULE = 100
"""The driver compiles this many kernels at once."""

WIDTHS = {"pred": 32, "tf32": 32, "f32": 32, "f64": 64}
"""The register of a kind has these bits, where its name does not end in them."""
OPERANDS = "abceABCE"
RESULTS = ("d", "d2", "d3")
NOT_HERE = {
    "activemask", "atom", "bar", "barrier", "bra", "cvta", "exit", "fence", "isspacep", "ld", "membar", "red",
    "ret", "st", "trap",
}  # fmt: skip
"""These opcodes have effects besides the value of a register; `SPECIAL` and other tests cover them."""
SIGNATURES = (  # pattern of the name, kinds of operands, of results, code; T: the type, S: the one before, W: twice it
    (r"(addc|madc)\.(.*\.)?cc\..*|subc\.cc\..*", "T T T T", "T T", "{first} {name} $d, {last}; {carry} $d2, 0, 0;"),
    (r"(addc|madc|subc)\..*", "T T T T", "T", "{first} {name} $d, {last};"),
    (r"(add|sub)\.cc\..*", "T T", "T T", "{name} $d, $a, $b; {carry} $d2, 0, 0;"),
    (r"mad\..*\.cc\..*", "T T T", "T T", "{name} $d, $a, $b, $c; {carry} $d2, 0, 0;"),
    (r"cvt\..*(16|e[45]m[23])x2\.f32", "f32 f32", "S", "{name} $d, $a, $b;"),
    (r"cvt\..*", "T", "S", "{name} $d, $a;"),
    (r"(popc|clz|bfind)\..*", "T", "u32", "{name} $d, $a;"),
    (r"testp\..*", "T", "pred", "{name} $d, $a;"),
    (r"(abs|brev|cnot|cos|ex2|lg2|mov|neg|not|rcp|rsqrt|sin|sqrt|tanh)\..*", "T", "T", "{name} $d, $a;"),
    (r"mul\.wide\..*", "T T", "W", "{name} $d, $a, $b;"),
    (r"(add|and|copysign|div|max|min|mul|mul24|or|rem|sub|xor)\..*", "T T", "T", "{name} $d, $a, $b;"),
    (r"mad\.wide\..*", "T T W", "W", "{name} $d, $a, $b, $c;"),
    (r"(fma|mad|mad24|sad)\..*", "T T T", "T", "{name} $d, $a, $b, $c;"),
    (r"bfe\..*", "T count count", "T", "{name} $d, $a, $b, $c;"),
    (r"bfi\..*", "T T count count", "T", "{name} $d, $a, $b, $c, $e;"),
    (r"fns\..*", "b32 lane offset", "s32", "{name} $d, $a, $b, $c;"),
    (r"bmsk\..*", "count count", "b32", "{name} $d, $a, $b;"),
    (r"(szext|shl|shr)\..*", "T count", "T", "{name} $d, $a, $b;"),
    (r"lop3\.b32", "b32 b32 b32", "b32 b32", "{name} $d, $a, $b, $c, 0xCA; {name} $d2, $a, $b, $c, 0x17;"),
    (r"lop3\..*", "b32 b32 b32 pred", "b32 pred", "{name} $d|$d2, $a, $b, $c, 0x68, $e;"),
    (r"shf\..*", "b32 b32 count", "b32", "{name} $d, $a, $b, $c;"),
    (r"prmt\..*", "b32 b32 b32", "b32", "{name} $d, $a, $b, $c;"),
    (r"dp[24]a\..*", "S T u32", "u32", "{name} $d, $a, $b, $c;"),
    (r"setp\.\w+\.(and|or|xor)\..*b?f16", "T T pred", "pred", "{name} $d, $a, $b, $c;"),
    (r"setp\..*b?f16", "T T", "pred", "{name} $d, $a, $b;"),
    (r"setp\.\w+\.(and|or|xor)\..*", "T T pred", "pred pred", "{name} $d|$d2, $a, $b, $c;"),
    (r"setp\..*", "T T", "pred pred", "{name} $d|$d2, $a, $b;"),
    (r"set\.\w+\.(and|or|xor)\..*", "T T pred", "S", "{name} $d, $a, $b, $c;"),
    (r"set\..*", "T T", "S", "{name} $d, $a, $b;"),
    (r"selp\..*", "T T pred", "T", "{name} $d, $a, $b, $c;"),
    (r"slct\..*", "S S T", "S", "{name} $d, $a, $b, $c;"),
    (r"shfl\..*up\..*", "b32 lane", "b32 pred", "{name} $d|$d2, $a, $b, 0, -1;"),
    (r"shfl\..*", "b32 lane", "b32 pred", "{name} $d|$d2, $a, $b, 31, -1;"),
    (r"vote\.sync\.ballot\..*", "pred", "b32", "{name} $d, $a, -1;"),
    (r"vote\..*", "pred", "pred", "{name} $d, $a, -1;"),
    (r"match\.any\..*", "FEW", "b32", "{name} $d, $a, -1;"),
    (r"match\.all\..*", "FEW", "b32 pred", "{name} $d|$d2, $a, -1;"),
    (r"redux\..*", "T", "T", "{name} $d, $a, -1;"),
)  # fmt: skip
"""The first row whose pattern matches a form describes it."""
SPECIAL = {
    "activemask": {"activemask.b32": (("pred",), ("u32",), "mov.b32 $d, 0; @!$a bra $L; activemask.b32 $d; $L:")},
    "elect": {"elect.sync": ((), ("u32", "pred"), "elect.sync $d|$d2, -1;")},
}
"""These forms come from no pattern: kinds of operands, kinds of results, and code by opcode."""
CHAINS = "carry_chains"
"""The golden file of instructions that hand the carry flag to each other, each chain as one form."""
WRITES_CARRY = ("add.cc", "sub.cc", "mad.lo.cc", "mad.hi.cc")
PASSES_CARRY = ("addc.cc", "subc.cc", "madc.lo.cc", "madc.hi.cc")
READS_CARRY = ("addc", "subc", "madc.lo", "madc.hi")


# --- which forms, on which operands -----------------------------------------------------------------------------------


def covering(parts: list[tuple[str, ...]]) -> list[str]:
    """Return forms of a pattern: all if they are few, else enough that every two alternatives occur together."""
    forms = list(itertools.product(*parts))
    if len(forms) <= WHOLE:
        return ["".join(form) for form in forms]

    def pairs(form: tuple[str, ...]) -> set[tuple[int, str, int, str]]:
        return {(i, form[i], j, form[j]) for i, j in itertools.combinations(range(len(form)), 2)}

    left = set().union(*map(pairs, forms))
    chosen = []
    while left:
        best = max(forms, key=lambda form: len(pairs(form) & left))
        chosen.append("".join(best))
        left -= pairs(best)
    return chosen


def signature(name: str) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Return the kinds of operands and of results of a form and its code, with `$a`, `$b`, ... and `$d`, `$d2`."""
    entry = next((row[1:] for row in SIGNATURES if re.fullmatch(row[0], name)), None)
    if entry is None:
        raise ValueError(
            f"no signature for {name}: add one to SIGNATURES in tests/hardware/instructions/record_golden.py"
        )
    operands, results, code = entry
    opcode, *modifiers = name.split(".")
    type_ = modifiers[-1]
    subtracts = opcode in {"sub", "subc"}
    written = code.format(
        name=name,
        first=f"{'sub' if subtracts else 'add'}.cc.{type_} $t, $a, $b;",
        last="$a, $c, $e" if opcode == "madc" else "$c, $e",
        carry=f"{'subc' if subtracts else 'addc'}.{type_}",
    )

    def kind(letter: str) -> str:
        match letter:
            case "T":
                return type_
            case "S":
                return modifiers[-2]
            case "W":
                return f"{type_[0]}{2 * bits_of(type_)}"
            case "FEW":
                return "few64" if type_ == "b64" else "few"
        return letter

    return tuple(map(kind, operands.split())), tuple(map(kind, results.split())), written


def bits_of(kind: str) -> int:
    """Return the bits of the register of a kind; bytes are the low bits of registers of 32 bits."""
    if kind in WIDTHS:
        return WIDTHS[kind]
    if kind in {*SMALL, "count", "u8", "s8"} - {"few64"} or kind.endswith("16x2"):
        return 32
    if kind in {"e4m3x2", "e5m2x2"}:
        return 16
    return int(re.sub(r"^\D+", "", kind))


def float_edges(digits: int, exponent_bits: int) -> list[int]:
    """Return critical patterns of a floating-point format without its sign (`digits` of fraction)."""
    one = ((1 << exponent_bits - 1) - 1) << digits
    top = ((1 << exponent_bits) - 1) << digits
    return [
        0, 1, (1 << digits) - 1, 1 << digits, (1 << digits) + 1, one - 1, one, one + 1, one + (1 << digits - 1),
        one + (1 << digits), one - (1 << digits), top - 1, top, top | 1 << digits - 1, top + 1, one + (3 << digits - 1),
        one + (7 << digits), one + (15 << digits), one + (31 << digits) if exponent_bits > 5 else one + (14 << digits),
    ]  # fmt: skip


FLOATS = {"f16": (10, 5), "bf16": (7, 8), "f32": (23, 8), "f64": (52, 11)}


def edges(kind: str) -> list[int]:
    """Return the critical values of a kind."""
    if kind in FLOATS:
        digits, exponent = FLOATS[kind]
        sign = 1 << digits + exponent
        return [value for edge in float_edges(digits, exponent) for value in (edge, edge | sign)]
    if kind == "count":
        return [0, 1, 7, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255]
    bits = 8 if kind in {"u8", "s8"} else bits_of(kind)
    top = 1 << bits - 1
    return [0, 1, 2, 3, 5, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, 0xFF, 0x80, 0x7F, top >> 1, 24, 10]


SMALL = {"pred": (0, 1), "lane": tuple(range(32)), "few": (3, 0xFFFFFFFF, 1 << 31), "few64": (3, 1 << 32 | 3, 1 << 63),
         "offset": tuple(n & 0xFFFFFFFF for n in range(-9, 10))}  # fmt: skip
"""These kinds have few values: predicates, numbers of lanes, values that lanes share, offsets of `fns`."""


def operand(kind: str, row: int, draw: random.Random) -> int:
    """Return an operand as bits: the critical values in the first rows, then random ones."""
    if kind in SMALL:
        return draw.choice(SMALL[kind])
    if kind.endswith("16x2"):
        half = kind.removesuffix("x2")
        return operand(half, row, draw) | operand(half, -1, draw) << 16
    critical = edges(kind)
    if 0 <= row < len(critical):
        return critical[row]
    if draw.random() < 0.4:
        return draw.choice(critical)
    if kind in FLOATS and draw.random() < 0.7:  # numbers of similar magnitude
        return float_bits(kind, draw.uniform(-8, 8) * 2.0 ** draw.randrange(-9, 10))
    return draw.getrandbits(bits_of(kind))


def float_bits(kind: str, value: float) -> int:
    """Return the pattern of a number, truncated to bf16 for that kind."""
    letter = {"f16": "e", "bf16": "f", "f32": "f", "f64": "d"}[kind]
    pattern = int.from_bytes(struct.pack(f"<{letter}", value), "little")
    return pattern >> 16 if kind == "bf16" else pattern


def rows_of(kinds: tuple[str, ...], rows: int) -> list[list[int]]:
    """Return rows of operands: the critical values of the first operand in order, those of the others shuffled."""
    draw = random.Random(f"{SEED} {' '.join(kinds)}")
    columns = [[operand(kind, row, draw) for row in range(rows)] for kind in kinds]
    for column in columns[1:]:
        draw.shuffle(column)
    return [list(row) for row in zip(*columns, strict=True)]


def chains() -> dict[str, tuple[tuple[str, ...], tuple[str, ...], str]]:
    """Return every kind of chain of the carry flag: kinds of operands, of results, and code, by form.

    Two instructions of each type and of two widths; three unsigned ones, of which the second passes the flag on, leaves
    it as it was or replaces it; and the flag by itself, read from constants.
    """
    forms = {}

    def add(*names: str, operands: str = "") -> None:
        kind = names[0].rsplit(".", 1)[1]
        kinds = [name.rsplit(".", 1)[1] for name in names]
        wide = dict(zip("abce", "ABCE", strict=True))
        code = []
        for index, name in enumerate(names):
            letters = ("abc", "bce", "cea")[index][: 3 if name.startswith("mad") else 2]
            if kinds[index] != kind:  # operands of the other width are its registers beside those of the first
                letters = "".join(wide[letter] for letter in letters)
            read = [operands] * len(letters) if operands and index == len(names) - 1 else [f"${x}" for x in letters]
            code.append(f"{name} ${RESULTS[index]}, {', '.join(read)};")
        forms[" ".join([*names, *operands.split()])] = (
            (kind,) * 4 + (kinds[-1],) * (4 if kinds[-1] != kind else 0),
            tuple(kinds),
            " ".join(code),
        )

    for kind in ("u32", "s32", "u64", "s64"):
        for first, last in itertools.product(WRITES_CARRY, READS_CARRY):
            add(f"{first}.{kind}", f"{last}.{kind}")
        for first, last in itertools.product(WRITES_CARRY, ("addc", "subc")):
            add(f"{first}.{kind}", f"{last}.{kind}", operands="0")
    for first, last in itertools.product(WRITES_CARRY, READS_CARRY):
        add(f"{first}.u32", f"{last}.u64")
        add(f"{first}.u64", f"{last}.u32")
    for kind in ("u32", "u64"):
        for first, last in itertools.product(WRITES_CARRY, READS_CARRY):
            for middle in (*PASSES_CARRY, "addc", "subc", "add.cc", "sub.cc"):
                add(f"{first}.{kind}", f"{middle}.{kind}", f"{last}.{kind}")
    return forms


def cases(opcodes: list[str]) -> list[dict[str, Any]]:
    """Return every form to record with its operands."""
    sys.path.append(str(Path(__file__).parents[2] / "cuda" / "simt" / "isa"))
    from instruction_table import FORMS, alternatives

    all_cases = []
    for opcode, patterns in sorted(FORMS.items()):
        if opcodes and opcode not in opcodes:
            continue
        forms = {opcode + form for pattern in patterns for form in covering(alternatives(pattern))}
        listed = dict(SPECIAL.get(opcode, {}))
        if opcode not in NOT_HERE and opcode not in SPECIAL:
            listed |= {name: signature(name) for name in sorted(forms)}
        for name, (ins, outs, code) in listed.items():
            rows = LANES if opcode in {"shfl", "vote", "match", "redux", "elect", "activemask"} else ROWS
            operands = rows_of(ins, rows)
            all_cases.append(
                {"opcode": opcode, "form": name, "in": ins, "out": outs, "ptx": code, "rows": operands, "count": rows}
            )
    if not opcodes or CHAINS in opcodes:
        for name, (ins, outs, code) in chains().items():
            case = {"opcode": CHAINS, "form": name, "in": ins, "out": outs, "ptx": code}
            all_cases.append(case | {"rows": rows_of(ins, ROWS), "count": ROWS})
    return all_cases


# --- kernels ----------------------------------------------------------------------------------------------------------


def kernel(name: str, case: dict[str, Any]) -> str:
    """Return a kernel whose thread i computes row i."""
    ins, outs = case["in"], case["out"]
    words = {"L": "AFTER", "t": "%t"}
    registers = [f".reg .b{bits_of(ins[0]) if ins else 32} %t;", ".reg .b64 %at; .reg .b32 %i;"]
    before, after = ["mov.u32 %i, %tid.x;"], []
    for index, kind in enumerate([*ins, *outs]):
        bits, word = bits_of(kind), [*OPERANDS[: len(ins)], *RESULTS][index]
        registers.append(f".reg .b{bits} %v{index}; .reg .pred %p{index};")
        words[word] = f"%{'p' if kind == 'pred' else 'v'}{index}"
        address = f"ld.param.u64 %at, [a{index}]; mad.wide.u32 %at, %i, {bits // 8}, %at;"
        if index < len(ins):
            before += [address, f"ld.global.b{bits} %v{index}, [%at];"]
            before += [f"setp.ne.b32 %p{index}, %v{index}, 0;"] * (kind == "pred")
        else:
            after += [f"selp.b32 %v{index}, 1, 0, %p{index};"] * (kind == "pred")
            after += [address, f"st.global.b{bits} [%at], %v{index};"]
    parameters = ", ".join(f".param .u64 a{index}" for index in range(len(ins) + len(outs)))
    code = string.Template(case["ptx"]).substitute(words)
    return "\n".join([f".visible .entry {name}({parameters})", "{", *registers, *before, code, *after, "ret;", "}", ""])


HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n"


def prepare(folder: Path, opcodes: list[str]) -> None:
    """Write all forms, their kernels and operands into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    all_cases = cases(opcodes)
    for index, case in enumerate(all_cases):
        case["kernel"] = kernel(f"k{index}", case)
    (folder / "cases.json").write_text(json.dumps(all_cases), encoding="utf-8")
    print(f"{len(all_cases)} forms of {len({case['opcode'] for case in all_cases})} opcodes")


# --- the GPU ---------------------------------------------------------------------------------------------------------


def run(card: Card, module: ctypes.c_void_p, name: str, case: dict[str, Any]) -> list[list[int]]:
    """Execute a kernel and return its results, a list for each operand."""
    count, arguments = case["count"], []
    for index, kind in enumerate(case["in"]):
        size = bits_of(kind) // 8
        column = (row[index] & (1 << 8 * size) - 1 for row in case["rows"])
        data = b"".join(value.to_bytes(size, "little") for value in column)
        arguments.append(np.frombuffer(data, np.uint8))
    sizes = [bits_of(kind) // 8 for kind in case["out"]]
    given = card.launch(module, name, Shape(block=(count, 1, 1)), [*arguments, *(count * size for size in sizes)])
    return [
        [int.from_bytes(data[at : at + size].tobytes(), "little") for at in range(0, count * size, size)]
        for data, size in zip(given, sizes, strict=True)
    ]


def measure(folder: Path) -> None:
    """Run every form on the GPU; forms that do not compile are named and left out."""
    card = Card()
    all_cases = json.loads((folder / "cases.json").read_text(encoding="utf-8"))
    results: dict[str, Any] = {}
    refused = []

    def compile_and_run(batch: list[dict[str, Any]]) -> None:
        try:
            module = card.module((HEAD + "".join(case["kernel"] for case in batch)).encode())
        except RuntimeError:
            if len(batch) == 1:
                refused.append(batch[0]["form"])
                return
            middle = len(batch) // 2
            compile_and_run(batch[:middle])
            compile_and_run(batch[middle:])
            return
        for case in batch:
            name = re.search(r"\.entry (\w+)", case["kernel"])
            results[case["form"]] = run(card, module, name.group(1) if name else "", case)
        card.check("cuModuleUnload", module)

    for first in range(0, len(all_cases), PER_MODULE):
        compile_and_run(all_cases[first : first + PER_MODULE])
    (folder / "results.json").write_text(
        json.dumps({"by": f"card: {card.about}", "results": results, "refused": refused})
    )
    print(f"{len(results)} forms recorded; refused by ptxas: {' '.join(refused) or 'none'}")


def collect(folder: Path) -> None:
    """Write the golden files of the measured opcodes; they replace the old ones."""
    all_cases = json.loads((folder / "cases.json").read_text(encoding="utf-8"))
    measured = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for opcode, group in itertools.groupby(all_cases, key=lambda case: case["opcode"]):
        operands, forms = {}, []
        for case in group:
            kinds = " ".join(case["in"]) or f"{case['count']} rows"
            operands[kinds] = [" ".join(f"{value:x}" for value in row) for row in case["rows"]]
            if case["form"] in measured["results"]:
                results = [" ".join(f"{value:x}" for value in column) for column in measured["results"][case["form"]]]
                forms.append(
                    {
                        "form": case["form"],
                        "in": kinds,
                        "out": " ".join(case["out"]),
                        "ptx": case["ptx"],
                        "results": results,
                    }
                )
        write(GOLDEN / f"{opcode}.json", measured["by"], operands, forms)


def write(path: Path, by: str, operands: dict[str, list[str]], forms: list[dict[str, Any]]) -> None:
    """Write one golden file: a line for each list of operands and for each form."""
    used = {form["in"] for form in forms}
    listed = [f"  {json.dumps(kinds)}: {json.dumps(rows)}" for kinds, rows in operands.items() if kinds in used]
    text = ",\n".join(f"  {json.dumps(form)}" for form in forms)
    whole = f'{{"by": {json.dumps(by)},\n "operands": {{\n' + ",\n".join(listed) + f'}},\n "forms": [\n{text}]}}\n'
    path.write_text(whole, encoding="utf-8")


if __name__ == "__main__":
    step, folder, *rest = sys.argv[1:]
    match step:
        case "prepare":
            prepare(Path(folder), rest)
        case "measure":
            measure(Path(folder))
        case "collect":
            collect(Path(folder))
        case _:
            sys.exit(__doc__)
