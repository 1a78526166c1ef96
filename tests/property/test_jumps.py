"""Random graphs of jumps, with loops of several entries, end as an interpreter of single threads says.

The rule: a block changes a number of few values and jumps by one of its bits, to any block. So a thread that is in the
same block with the same number again never ends, and the engine must say so by its instruction limit; threads that all
end must have the interpreter's results. The suite has a few programs, `make fuzz` 300 (the generator `few-states`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest

from warplens.cuda.ground.errors import InstructionLimitError
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

THREADS = 40
STATES = 16
"""A number has this many values."""
LIMIT = 100_000


@dataclass(frozen=True, slots=True)
class Step:
    """A block: number = (number * factor + offset) mod STATES, then a jump by its bit `bit`; END ends the thread."""

    factor: int
    offset: int
    bit: int
    targets: tuple[int, int]


END = -1


def random_steps(seed: int) -> list[Step]:
    """Return the blocks of a program; about half of the programs end."""
    chance = random.Random(seed)
    count = chance.randrange(2, 9)
    ends = chance.random() < 0.7
    places = [*range(count), *([END] * ends)]
    return [
        Step(
            factor=chance.choice((1, 3, 5, 6)),
            offset=chance.randrange(STATES),
            bit=chance.randrange(4),
            targets=(chance.choice(places), chance.choice(places)),
        )
        for _ in range(count)
    ]


def outcome(steps: list[Step], thread: int) -> int | None:
    """Return the number with which a thread ends, None where it never does."""
    block, number = 0, thread % STATES
    seen = set()
    while block != END:
        if (block, number) in seen:
            return None
        seen.add((block, number))
        step = steps[block]
        number = (number * step.factor + step.offset) % STATES
        block = step.targets[number >> step.bit & 1]
    return number


def text_of(steps: list[Step]) -> str:
    """Return the program as PTX."""
    lines = [
        ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 a0)\n{",
        ".reg .pred %p; .reg .b32 %n, %b, %t; .reg .b64 %a;",
        "mov.u32 %t, %tid.x; and.b32 %n, %t, 15;",
    ]
    for index, step in enumerate(steps):
        yes, no = (f"B{target}" if target != END else "ENDED" for target in step.targets[::-1])
        lines += [
            f"B{index}: mad.lo.u32 %n, %n, {step.factor}, {step.offset}; and.b32 %n, %n, 15;",
            f"and.b32 %b, %n, {1 << step.bit}; setp.ne.u32 %p, %b, 0; @%p bra {yes}; bra {no};",
        ]
    lines += ["ENDED: ld.param.u64 %a, [a0]; mad.wide.u32 %a, %t, 4, %a; st.global.u32 [%a], %n; ret;", "}", ""]
    return "\n".join(lines)


def check(steps: list[Step]) -> None:
    """Execute a program both ways and compare."""
    results = [outcome(steps, thread) for thread in range(THREADS)]
    array = aligned_copy(np.full(THREADS, 99, np.uint32))
    launch = Launch(
        LaunchRequest(
            module=parse_module(text_of(steps)),
            symbol="k",
            file_name="jumps.ptx",
            block=(THREADS, 1, 1),
            grid=(1, 1, 1),
            parameters=bytes(8),
            pointers={0: "a"},
            arrays={"a": array},
            limit=LIMIT,
        )
    )
    if None in results:
        with pytest.raises(InstructionLimitError) as error:
            launch.run()
        assert str(error.value) == (
            "block=(0,0,0) jumps.ptx: the block did not end within the limit of 100,000 warp instructions: an endless "
            "loop, or a kernel that needs a larger limit"
        )
    else:
        launch.run()
        assert array.tolist() == results


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.sample(2)
def test_jumps_to_any_block_give_the_results_of_single_threads_or_reach_the_limit(seed: int) -> None:
    check(random_steps(seed))


def test_the_programs_end_and_do_not_end() -> None:
    endless = [None in [outcome(random_steps(seed), thread) for thread in range(THREADS)] for seed in range(80)]
    assert 20 <= sum(endless) <= 60
