"""How a GPU splits the requests of a warp to global and shared memory, by compute capability: a value, read from data.

There is one TOML file in `rules/` for each family, with a source beside every number.

The rule: this states which rule holds where. What the rules do to 32 addresses is defined in
`warplens.cuda.simt.counting.rules`, and nothing is computed here.
"""

import tomllib
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path

from warplens.cuda.ground.errors import SpecError, UnknownNameError

_RULES = Path(__file__).parent / "rules"


class Coalescing(StrEnum):
    """What accesses of lanes to global memory become."""

    IN_ORDER = "in order"
    """one or two transactions where lane k requests word k of an aligned segment, else one of 32 bytes for each lane"""
    SEGMENTS = "segments"  # one for each aligned segment, which shrinks to the half or the quarter that is in use
    LINES = "lines"  # whole lines of 128 bytes
    SECTORS = "sectors"  # pieces of 32 bytes, each by itself


class Broadcast(StrEnum):
    """Which lanes that access one word of shared memory are served together."""

    ONE_WORD = "one word"  # those of one word in a pass; wide accesses are split into words
    MANY_WORDS = "many words"  # those of every word
    PAIRS = "pairs"  # those of every word; wide loads whose lanes agree pairwise take half as many passes


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryRules:
    """How the requests of a warp are split, from one compute capability on."""

    name: str  # that compute capability, such as "5.0"
    loads: Coalescing  # what becomes of loads from global memory
    stores: Coalescing  # of stores and atomic operations there
    request_lanes: int  # a request to global memory is cut into parts of at most this many lanes
    request_bytes: int  # which ask for at most this much
    banks: int  # of shared memory, each 4 bytes wide
    pass_bytes: int  # one pass through the banks moves at most this much
    broadcast: Broadcast  # which lanes are served together
    extra_passes: int  # of each part of a 16-byte access, beside its conflicts
    sources: dict[str, str] = field(hash=False)  # the document that each field is taken from

    @property
    def in_sectors(self) -> bool:
        """Whether sectors move each by itself; elsewhere transactions have several sizes, and bytes say more."""
        return self.loads is self.stores is Coalescing.SECTORS


def memory_rules(compute_capability: tuple[int, int]) -> MemoryRules:
    """Return the rules of a compute capability such as `(9, 0)`; an unknown one is an `UnknownNameError`."""
    rules = all_rules().get(compute_capability)
    if rules is None:
        major, minor = compute_capability
        names = [f"{major}.{minor}" for major, minor in all_rules()]
        raise UnknownNameError("compute capability", f"{major}.{minor}", names)
    return rules


@cache
def all_rules() -> dict[tuple[int, int], MemoryRules]:
    """Return the rules by compute capability, oldest first."""
    rules_by_capability = {}
    for path in _RULES.glob("*.toml"):
        sheet = tomllib.loads(path.read_text(encoding="utf-8"))
        rules = _read(path, sheet["values"], sheet["documents"])
        for capability in sheet["capabilities"]:
            major, _, minor = capability.partition(".")
            rules_by_capability[int(major), int(minor)] = rules
    return dict(sorted(rules_by_capability.items()))


def _read(path: Path, values: dict[str, dict[str, str | int]], documents: dict[str, str]) -> MemoryRules:
    """Return the rules that a file states."""
    fields = [field for field in MemoryRules.__slots__ if field not in {"name", "sources"}]
    if sorted(values) != sorted(fields) or not all(value.get("source") for value in values.values()):
        raise SpecError(f"{path}: [values] must have {', '.join(fields)}, each with a value and a source")
    return MemoryRules(
        name=path.stem,
        loads=Coalescing(str(values["loads"]["value"])),
        stores=Coalescing(str(values["stores"]["value"])),
        request_lanes=int(values["request_lanes"]["value"]),
        request_bytes=int(values["request_bytes"]["value"]),
        banks=int(values["banks"]["value"]),
        pass_bytes=int(values["pass_bytes"]["value"]),
        broadcast=Broadcast(str(values["broadcast"]["value"])),
        extra_passes=int(values["extra_passes"]["value"]),
        sources={field: str(value["source"]).format(**documents) for field, value in values.items()},
    )
