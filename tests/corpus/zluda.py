"""Runs the PTX programs of ZLUDA's tests on the engine: which give the results that ZLUDA expects, which are refused.

The rule: the programs are ZLUDA's and are not copied here; `zluda.json` holds their names and what became of each. An
outcome is "passes", "runs" (ZLUDA states no result), "differs: ..." or "refused: ..." with the sentence. Any other
error is a defect, and ends the script.

    git clone https://github.com/vosen/ZLUDA
    python tests/corpus/zluda.py ZLUDA/ptx/src/test/spirv_run           # compare with zluda.json
    python tests/corpus/zluda.py ZLUDA/ptx/src/test/spirv_run --write   # write it anew

Inputs and results are read from the macros `test_ptx!` of `mod.rs` beside the programs.
"""

from __future__ import annotations

import json
import math
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import Function, FunctionKind
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

RESULTS = Path(__file__).with_suffix(".json")
WARP = 64
"""The programs of `test_ptx_warp!` are launched with this many threads."""
SPARE_BYTES = 4096
"""Where no data are stated, each array has this many bytes."""
LIMIT = 10_000_000
TYPES = {
    "u8": np.uint8, "i8": np.int8, "u16": np.uint16, "i16": np.int16, "u32": np.uint32, "i32": np.int32,
    "u64": np.uint64, "i64": np.int64, "f32": np.float32, "f64": np.float64, "half::f16": np.float16,
}  # fmt: skip
_TYPE = "|".join(TYPES)
_MACRO = re.compile(
    r"^test_ptx(_with_32|_warp)?!\(\s*(\w+)\s*(?:,\s*(\[.*?\]))?\s*(?:,\s*(\[.*?\]))?,?\s*\);", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Program:
    """One program: its input and the result that is expected of it (None: not stated), and its threads."""

    name: str
    given: np.ndarray | None
    expected: np.ndarray | None
    threads: int


def array_of(text: str) -> np.ndarray:
    """Return a Rust array as NumPy's.

    Example:
        >>> array_of("[0x10u16, 2, u16::MAX]").tolist()
        [16, 2, 65535]
    """
    words = [word.strip() for word in re.sub(r"//[^\n]*", "", text)[1:-1].split(",")]
    words = [word for word in words if word]
    found = re.search(
        rf"({_TYPE})(?:::|\b)", re.sub(r"0x[\dA-Fa-f_]+?(?=\b|[ui](?:8|16|32|64)\b)", "0", " ".join(words))
    )
    kind = found.group(1) if found else "f64" if any("." in word for word in words) else "i32"
    if any(word.endswith(".to_bits()") for word in words):
        kind = "u16"
    type_ = np.dtype(TYPES[kind])
    values = [element(word, type_) for word in words]
    return np.array(values, type_)


def element(word: str, type_: np.dtype) -> object:
    """Return one element of a Rust array."""
    if word.endswith(".to_bits()"):
        return np.float16(math.nan).view(np.uint16)
    if call := re.fullmatch(r"(half::f16|f32)::from_(bits|f32|f64)\((.*)\)", word):
        bits = np.uint16 if call[1] == "half::f16" else np.uint32
        number = element(call[3], np.dtype(bits if call[2] == "bits" else np.float64))
        return np.array(number, bits).view(type_)[()] if call[2] == "bits" else type_.type(number)
    if name := re.fullmatch(r"(-?)(?:std::)?(?:half::)?\w+::(?:consts::)?(\w+)(?:\(\))?(?: / 2f32)?", word):
        limits = np.iinfo(type_) if type_.kind in "iu" else None
        known = {"NAN": math.nan, "INFINITY": math.inf, "NEG_INFINITY": -math.inf, "PI": math.pi}
        if limits is not None:
            known |= {"MAX": limits.max, "MIN": limits.min, "max_value": limits.max}
        value = known[name[2]] / (2 if word.endswith("/ 2f32") else 1)
        return value if type_.kind == "f" else known[name[2]]
    number = re.fullmatch(rf"(-?)(0b[01_]+|0x[\dA-Fa-f_]+?|[\d_]*\.?[\d_]+|[\d_]+\.)(?:{_TYPE})?", word)
    if number is None:
        raise ValueError(f"not understood: {word}")
    digits = number[2].replace("_", "")
    value = (
        float(digits)
        if type_.kind == "f" and not digits.startswith("0x")
        else int(digits, 0 if digits[:1] == "0" and len(digits) > 1 and digits[1] in "bx" else 10)
    )
    value = -value if number[1] else value
    if type_.kind in "iu" and value > np.iinfo(type_).max:  # a literal in hexadecimal
        value -= 2 ** (8 * type_.itemsize)
    return value


def programs(folder: Path) -> list[Program]:
    """Return all programs of a folder, those for 32-bit addresses last."""
    text = re.sub(r"//[^\n]*", "", (folder / "mod.rs").read_text(encoding="utf-8"))
    macros = {match[2]: match for match in _MACRO.finditer(text)}
    listed = []
    for path in sorted(folder.glob("*.ptx")) + sorted(folder.glob("32/*.ptx")):
        macro = macros.get(path.stem)
        is_warp = macro is not None and macro[1] == "_warp"
        arrays = [array_of(text) for text in (macro[3], macro[4]) if text] if macro is not None else []
        given = arrays[0] if len(arrays) == 2 else None
        listed.append(
            Program(
                name=str(path.relative_to(folder).with_suffix("")),
                given=given,
                expected=arrays[-1] if arrays else None,
                threads=WARP if is_warp else 1,
            )
        )
    return listed


def outcome(folder: Path, program: Program) -> str:
    """Return what becomes of a program."""
    text = (folder / f"{program.name}.ptx").read_text(encoding="utf-8")
    spare = np.zeros(SPARE_BYTES, np.uint8)
    expected = program.expected
    try:
        module = parse_module(text)
        entry = next(item for item in module.items if isinstance(item, Function) and item.kind is FunctionKind.ENTRY)
        result = spare if expected is None else np.zeros(expected.shape, expected.dtype)
        arrays = [spare if program.given is None else program.given, result][-len(entry.parameters) :]
        named = {f"a{index}": aligned_copy(array) for index, array in enumerate(arrays)}
        request = LaunchRequest(
            module=module,
            symbol=entry.name,
            file_name=f"{program.name}.ptx",
            block=(program.threads, 1, 1),
            grid=(1, 1, 1),
            parameters=bytes(8 * len(entry.parameters)),
            pointers={8 * index: name for index, name in enumerate(named)},
            arrays=named,
            dynamic_shared_bytes=SPARE_BYTES,
            limit=LIMIT,
        )
        Launch(request).run()
    except WarplensError as error:
        return f"refused: {' '.join(str(error).split())}"
    if expected is None:
        return "runs"
    got = list(named.values())[-1]
    same = np.array_equal(got, expected, equal_nan=expected.dtype.kind == "f")
    return "passes" if same else f"differs: {got[:8].tolist()} instead of {expected[:8].tolist()}"


def main(folder: Path, *, write: bool) -> int:
    """Run all programs; return 1 where an outcome is not that of `zluda.json`."""
    outcomes = {program.name: outcome(folder, program) for program in programs(folder)}
    if write:
        RESULTS.write_text(json.dumps(outcomes, indent=1) + "\n", encoding="utf-8")
    known = json.loads(RESULTS.read_text(encoding="utf-8"))
    changed = [name for name in sorted({*known, *outcomes}) if known.get(name) != outcomes.get(name)]
    for name in changed:
        print(f"{name}: {outcomes.get(name)}; before: {known.get(name)}")
    words = [text.partition(":")[0] for text in outcomes.values()]
    print(", ".join(f"{words.count(word)} {word}" for word in sorted(set(words))), f"of {len(words)}")
    return int(bool(changed))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), write="--write" in sys.argv[2:]))
