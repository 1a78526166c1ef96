"""Every form of every instruction that computes in registers gives what a GPU gave (tests/golden/isa).

The rule: bit for bit, but for NaNs, whose payload the manual leaves open, and for the `approx` functions, which lie
within the manual's bound of the GPU's result on either side of the exact one.
tests/hardware/instructions/record_golden.py writes the files and describes their form. Of an instruction of many forms
a fixed sample is executed here, and all of them by `make golden`.
"""

from __future__ import annotations

import json
import math
import os
import re
import string
import struct
import sys
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from instruction_table import FORMS, alternatives

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.isa.registry import INSTRUCTIONS
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

GOLDEN = Path(__file__).resolve().parents[3] / "golden" / "isa"
FILES = sorted(GOLDEN.glob("*.json"))
WHOLE = 64
"""Patterns with at most this many forms are recorded whole; of others, every two alternatives occur together."""
FORMS_PER_KERNEL = 32
SAMPLE_EVERY = 5
"""Of a file of more than `WHOLE` forms every fifth is executed, and one with each word that these lack."""
ALL_FORMS = os.environ.get("WARPLENS_GOLDEN") == "all"

ELSEWHERE = {
    **dict.fromkeys(("ld", "st"), "test_packing.py"),
    **dict.fromkeys(("ldmatrix", "movmatrix", "stmatrix"), "matrices/test_transfers.py"),
    "cp": "memory/test_copies.py",
    **dict.fromkeys(("tex", "tld4", "txq", "suld", "sust", "suq"), "memory/test_textures.py"),
    "mma": "matrices/test_mma.py",
    "wmma": "matrices/test_wmma.py",
    "wgmma": "matrices/test_wgmma.py",
    **dict.fromkeys(("atom", "red"), "test_atomics.py"),
    **dict.fromkeys(
        ("applypriority", "createpolicy", "discard", "griddepcontrol", "nanosleep"), "control/test_hints.py"
    ),
    **{
        f"{name}{parts}": "arithmetic/test_video.py"
        for name in ("vabsdiff", "vadd", "vmax", "vmin", "vsub")
        for parts in (2, 4)
    },
    **dict.fromkeys(("pmevent", "prefetch", "prefetchu", "setmaxnreg"), "control/test_hints.py"),
    **dict.fromkeys(("bar", "barrier", "fence", "membar"), "test_barriers.py"),
    **dict.fromkeys(("cvta", "isspacep"), "test_packing.py"),
    **dict.fromkeys(("mapa", "getctarank"), "../codegen/memory/test_warp_memory_clusters.py"),
    **dict.fromkeys(("brx", "call"), "../linking/test_calls.py"),
    **dict.fromkeys(("bra", "exit", "ret", "trap"), "../test_bad_kernels.py"),
}
"""Opcodes whose effect is on memory, addresses or control, and the tests in this folder that cover them."""

UNRECORDED = {
    r"cvt\..*\.(e2m3|e3m2|e2m1)x2.*": "arithmetic/test_small_floats.py",  # of sm_100
    r"redux\.sync\.(min|max).*f32": "control/test_warp.py",  # of sm_100
    r"(shfl|vote)\.(?!sync).*": "control/test_warp.py",  # of sm_61 and before
    r"(min|max)\.(s32|s16x2)\.relu": "arithmetic/test_integer.py",  # NVRTC writes .relu after the type
}
"""Forms that have no golden values, and the tests in this folder that cover them."""

TYPES = {16: np.uint16, 32: np.uint32, 64: np.uint64}
FLOATS = {"f16": (10, 16), "bf16": (7, 16), "f32": (23, 32), "f64": (52, 64)}
"""Digits of the fraction and bits of each floating-point kind."""

BOUNDS = (
    (r"div\.(approx|full).*", 2.0**-22, 0.0, 2.0**126),
    (r"rcp\.approx.*f32", 2.0**-23, 0.0, math.inf),
    (r"(rcp|rsqrt)\.approx.ftz.f64", 2.0**-20, 0.0, math.inf),
    (r"sqrt\.approx.*f32", 2.0**-23, 0.0, math.inf),
    (r"rsqrt\.approx.*f32", 2.0**-22.9, 0.0, math.inf),
    (r"rsqrt\.approx\.f64", 2.0**-52, 0.0, math.inf),
    (r"(sin|cos)\.approx.*", 0.0, 2.0**-20.5, 2 * math.pi),
    (r"lg2\.approx.*", 2.0**-22, 2.0**-22, math.inf),
    (r"ex2\.approx.*f32", 2.0**-22, 0.0, math.inf),
    (r"ex2\.approx.*\.f16(x2)?", 2.0**-9.9, 0.0, math.inf),
    (r"ex2\.approx.*bf16(x2)?", 2.0**-7, 0.0, math.inf),
    (r"tanh\.approx\.f32", 2.0**-11, 0.0, math.inf),
    (r"tanh\.approx\.f16(x2)?", 0.0, 2.0**-10.987, math.inf),
    (r"tanh\.approx\.bf16(x2)?", 0.0, 2.0**-8, math.inf),
)
"""Largest relative and absolute error of approximate forms, and up to which last operand (PTX ISA 9.7.3, 9.7.4)."""

DEPARTURES = (
    (r"bf[ei]\..64", lambda *row: max(row[-2:]) > 0xFF),  # the GPU does not drop the upper bits of the position
    (r"cvt\.r[mp]\.ftz\.(sat\.)?f16\.f32", lambda a: 0 < a & 0x7FFFFFFF < 0x00800000),  # nor flush the operand
    (r"cvt\.rna\.(satfinite\.)?tf32\.f32", lambda a: a & 0x7FFFFFFF == 0x7F800001),  # NaN of a small payload
)
"""Forms and operands where the GPU deviates from the manual; the engine follows the manual."""


@cache
def golden(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def bits_of(kind: str) -> int:
    widths = {"pred": 32, "count": 32, "lane": 32, "offset": 32, "few": 32, "tf32": 32, "u8": 32, "s8": 32}
    if kind in widths:
        return widths[kind]
    return 32 if kind.endswith("16x2") else 16 if kind.endswith("x2") else int(re.sub(r"^\D+", "", kind))


# --- running forms ----------------------------------------------------------------------------------------------------


def text_of(forms: list[dict[str, Any]], operands: dict[str, list[str]]) -> str:
    """Return a kernel that computes all forms, each on the row of the thread; parameters are operands, then results."""
    registers, before, after = [".reg .b32 %i;"], ["mov.u32 %i, %tid.x;"], []
    count = 0

    def column(kind: str, name: str, how: str) -> str:
        nonlocal count
        bits = bits_of(kind)
        registers.append(f".reg .b{bits} %v{name}; .reg .pred %p{name}; .reg .b64 %array{count}, %at{count};")
        place = f"[%at{count}]"  # a register of its own: lanes of a register that is written twice are not neighbours
        address = f"ld.param.u64 %array{count}, [a{count}]; mad.wide.u32 %at{count}, %i, {bits // 8}, %array{count};"
        count += 1
        if how == "load":
            before.extend([address, f"ld.global.b{bits} %v{name}, {place};"])
            before.extend([f"setp.ne.b32 %p{name}, %v{name}, 0;"] * (kind == "pred"))
        else:
            after.extend([f"selp.b32 %v{name}, 1, 0, %p{name};"] * (kind == "pred"))
            after.extend([address, f"st.global.b{bits} {place}, %v{name};"])
        return f"%{'p' if kind == 'pred' else 'v'}{name}"

    loaded = {
        kinds: [column(kind, f"in{number}_{index}", "load") for index, kind in enumerate(kinds_of(kinds))]
        for number, kinds in enumerate(operands)
    }
    for number, form in enumerate(forms):
        words = {"L": f"AFTER{number}", "t": f"%t{number}"} | dict(zip("abceABCE", loaded[form["in"]], strict=False))
        bits = bits_of(kinds_of(form["in"])[0]) if kinds_of(form["in"]) else 32
        registers.append(f".reg .b{bits} %t{number};")
        for index, kind in enumerate(form["out"].split()):
            words[("d", "d2", "d3")[index]] = column(kind, f"out{number}_{index}", "store")
        before.append(string.Template(form["ptx"]).substitute(words))
    parameters = ", ".join(f".param .u64 a{index}" for index in range(count))
    body = "\n".join([*registers, *before, *after])
    return f".version 8.8\n.target sm_90\n.address_size 64\n.visible .entry k({parameters})\n{{\n{body}\nret;\n}}\n"


def kinds_of(text: str) -> list[str]:
    return [] if text.endswith("rows") else text.split()


def executed(forms: list[dict[str, Any]], operands: dict[str, list[str]], rows: int) -> dict[str, list[list[int]]]:
    """Run forms that have the same number of rows; return the columns of results by form."""
    operands = {kinds: operands[kinds] for kinds in dict.fromkeys(form["in"] for form in forms)}
    arrays = []
    for kinds, lines in operands.items():
        columns = zip(*([int(word, 16) for word in line.split()] for line in lines), strict=True)
        arrays += [np.array(c, TYPES[bits_of(kind)]) for kind, c in zip(kinds_of(kinds), columns, strict=True)]
    first = len(arrays)
    arrays += [np.zeros(rows, TYPES[bits_of(kind)]) for form in forms for kind in form["out"].split()]
    named = {f"a{index}": aligned_copy(array) for index, array in enumerate(arrays)}
    request = LaunchRequest(
        module=parse_module(text_of(forms, operands)),
        symbol="k",
        file_name="golden.ptx",
        block=(rows, 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(8 * len(named)),
        pointers={8 * index: name for index, name in enumerate(named)},
        arrays=named,
        limit=10**9,
    )
    Launch(request).run()
    results = iter([[int(x) for x in array] for array in list(named.values())[first:]])
    return {form["form"]: [next(results) for _ in form["out"].split()] for form in forms}


# --- comparing --------------------------------------------------------------------------------------------------------


def number_of(bits: int, kind: str) -> float:
    """Return a pattern as a Python float."""
    if kind == "f64":
        return float(struct.unpack("<d", bits.to_bytes(8, "little"))[0])
    if kind == "f16":
        return float(struct.unpack("<e", bits.to_bytes(2, "little"))[0])
    return float(struct.unpack("<f", (bits << 16 if kind == "bf16" else bits).to_bytes(4, "little"))[0])


def parts(bits: int, kind: str) -> list[tuple[int, str]]:
    """Return the floats that a pattern consists of."""
    if kind.endswith("16x2"):
        half = kind.removesuffix("x2")
        return [(bits & 0xFFFF, half), (bits >> 16, half)]
    return [(bits, "f32" if kind == "tf32" else kind)]


def agree(form: str, kind: str, ours: int, card: int, last: int) -> bool:
    """Return whether two results of a kind are the same, or as near as the form allows; `last` is the last operand."""
    if ours == card:
        return True
    for (x, each), (y, _), (z, _) in zip(parts(ours, kind), parts(card, kind), parts(last, kind), strict=True):
        if each not in FLOATS:
            return False
        first, second = number_of(x, each), number_of(y, each)
        bound = next((row[1:] for row in BOUNDS if re.fullmatch(row[0], form)), None)
        same = x == y or (math.isnan(first) and math.isnan(second))
        near = bound is not None and within(first, second, each, bound, number_of(z, each))
        if not same and not near:
            return False
    return True


def within(ours: float, card: float, kind: str, bound: tuple[float, float, float], last: float) -> bool:
    relative, absolute, largest = bound
    if not abs(last) <= largest:
        return True
    if math.isinf(ours) or math.isinf(card) or math.isnan(ours) or math.isnan(card):
        return False
    epsilon = 2.0 ** -FLOATS[kind][0]
    return abs(ours - card) <= max((relative + epsilon) * abs(ours), absolute + epsilon * abs(ours))


@pytest.mark.sample(4)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_form_gives_what_a_card_gave(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "OPTIMISATION_LEVEL", 0)  # a third of the time; the tests beside this one optimise
    data = golden(path)
    wrong = []
    by_rows: dict[int, list[dict[str, Any]]] = {}
    for form in chosen(data["forms"]):
        by_rows.setdefault(len(form["results"][0].split()), []).append(form)
    for rows, forms in by_rows.items():
        for first in range(0, len(forms), FORMS_PER_KERNEL):
            batch = forms[first : first + FORMS_PER_KERNEL]
            results = executed(batch, data["operands"], rows)
            for form in batch:
                wrong += differences(form, data["operands"][form["in"]], results[form["form"]])
    assert wrong == []


def chosen(forms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the forms to execute: of many a sample in which every word of theirs occurs, unless all are wanted."""
    if ALL_FORMS or len(forms) <= WHOLE:
        return forms
    sample = forms[::SAMPLE_EVERY]
    seen = {word for form in sample for word in words_of(form)}
    for form in forms:
        if not seen.issuperset(words_of(form)):
            seen |= words_of(form)
            sample.append(form)
    return sample


def words_of(form: dict[str, Any]) -> set[str]:
    return set(re.split(r"[. ]", form["form"]))


@pytest.mark.parametrize("name", ["carry_chains", "cvt", "set", "setp"])
def test_sample_of_many_forms_has_every_word_of_theirs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forms = golden(GOLDEN / f"{name}.json")["forms"]
    monkeypatch.setattr(sys.modules[__name__], "ALL_FORMS", False)
    sample = chosen(forms)
    assert set().union(*map(words_of, sample)) == set().union(*map(words_of, forms))
    assert len(sample) < len(forms) / 4
    monkeypatch.setattr(sys.modules[__name__], "ALL_FORMS", True)
    assert chosen(forms) == forms


def differences(form: dict[str, Any], operands: list[str], computed: list[list[int]]) -> list[str]:
    wrong = []
    for kind, ours, text in zip(form["out"].split(), computed, form["results"], strict=True):
        for row, (x, y) in enumerate(zip(ours, (int(word, 16) for word in text.split()), strict=True)):
            operand_words = operands[row] if operands else ""
            last = int(operand_words.split()[-1], 16) if operand_words else 0
            departs = any(
                re.fullmatch(pattern, form["form"]) and does(*(int(word, 16) for word in operand_words.split()))
                for pattern, does in DEPARTURES
            )
            if not departs and not agree(form["form"], kind, x, y, last):
                wrong.append(f"{form['form']} of {operand_words}: {x:x}, the GPU gave {y:x}")
    return wrong


# --- completeness -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", sorted(set(INSTRUCTIONS) - set(ELSEWHERE)))
def test_every_instruction_has_golden_forms(opcode: str) -> None:
    path = GOLDEN / f"{opcode}.json"
    how = (
        f"record tests/golden/isa/{opcode}.json by tests/hardware/instructions/record_golden.py (its first lines say "
        f"how), or name in ELSEWHERE of this file the tests that see to {opcode}"
    )
    assert path.is_file(), how
    recorded = {form["form"] for form in golden(path)["forms"]}
    missing = [form for pattern in FORMS[opcode] for form in unrecorded(opcode, pattern, recorded)]
    missing = [form for form in missing if not any(re.match(pattern, form) for pattern in UNRECORDED)]
    assert missing == [], f"forms without golden values: {how}"


def unrecorded(opcode: str, pattern: str, recorded: set[str]) -> list[str]:
    """Return the forms that are missing, or of many forms the pairs of alternatives that never occur together."""
    sets = alternatives(pattern)
    if math.prod(map(len, sets)) <= WHOLE:
        return [form for form in map(opcode.__add__, map("".join, product(*sets))) if form not in recorded]
    have = [form for form in product(*sets) if opcode + "".join(form) in recorded]
    met = {(i, form[i], j, form[j]) for form in have for i, j in combinations(range(len(form)), 2)}
    return [
        f"{opcode}{pattern} with {x or 'none'} and {y or 'none'}"
        for i, j in combinations(range(len(sets)), 2)
        for x, y in product(sets[i], sets[j])
        if (i, x, j, y) not in met
    ]


def test_tests_named_elsewhere_exist() -> None:
    named = {Path(__file__).parent / name for name in (*ELSEWHERE.values(), *UNRECORDED.values())}
    assert [path for path in named if not path.is_file()] == []
