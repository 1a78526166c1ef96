"""Other sizes for a launch that is partly assumed, to see whether a fault of it depends on what was assumed.

The rule: a fault that comes again with small values of the sizes that nothing says, blocks of one warp among them, and
with larger ones is one of the kernel. Only sizes, blocks and grids are tried so: a length that an array was given, or
an assumed type, has no other value to try.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from warplens.cuda.catalogue.assumptions import assumption_on
from warplens.cuda.catalogue.doubts import doubts_about, matter_of
from warplens.cuda.catalogue.front_matter import FrontMatter
from warplens.cuda.catalogue.kernel_file import KernelFile
from warplens.cuda.catalogue.overrides import Overrides, overridden
from warplens.cuda.catalogue.reader import read_kernel_files

WARP_LANES = 32  # a kernel may be written for blocks of one warp, in which no barrier is missing
SMALL_SIZE = 16
"""A kernel may be written for sizes up to that of an array in shared memory; few of those are smaller than this."""
MAX_BLOCK_THREADS = 1024
_PLACE = re.compile(r"^block=\([^)]*\) thread=\([^)]*\) (?P<line>\S+:\d+): (?P<rest>.*)", re.DOTALL)
_OF_SHAPE = re.compile(r"(?:line \d+: )?(?:a block has |the grid has |a thread for each element of )")


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherSizes:
    """A launch with other sizes: its kernel, with the front matter for it, and a text that names what is other."""

    kernel: KernelFile
    problem: Mapping[str, int]
    text: str


def other_sizes(kernel: KernelFile, problem: Mapping[str, int], fault: str) -> Iterator[OtherSizes]:
    """Yield launches with other values of what a fault may depend on; none where that has no others to try.

    Args:
        kernel: the kernel as it was launched.
        problem: the sizes of the launch.
        fault: the sentence of the fault.
    """
    if not kernel.front_matter or kernel.steps:
        return
    matter = matter_of(kernel)
    sizes = [name for name in problem if assumption_on(matter, f"problem.{name}")]
    block = _assumed_block(matter)
    known = {f"{name} is {value}" for name, value in problem.items()}
    for doubt in doubts_about(matter, fault):
        if doubt not in known and not (_OF_SHAPE.match(doubt) and block):
            return
    of_block = set(re.findall(r"[A-Za-z_]\w*", " ".join(map(str, matter.values.get("block", ())))))
    for is_small in (True, False):
        chosen = {name: _other(problem[name], is_small=is_small, of_block=name in of_block) for name in sizes}
        texts = [f"{name} = {value}" for name, value in chosen.items()]
        changed = kernel
        if block:
            threads = _other(block, is_small=is_small, of_block=True)
            texts.append(f"blocks of {threads} threads")
            changed = _with_block(kernel, matter, block, threads)
        if texts:
            yield OtherSizes(kernel=changed, problem={**problem, **chosen}, text=", ".join(texts))


def _other(value: int, *, is_small: bool, of_block: bool) -> int:
    """Return a small value in place of a size, or a larger one."""
    if is_small:
        return WARP_LANES if of_block else min(value, SMALL_SIZE)
    return 2 * value if not of_block or 2 * value <= MAX_BLOCK_THREADS else value // 2


def is_same_fault(one: str, other: str) -> bool:
    """Return whether two faults are of one kind, in one line, in the same variable."""
    kinds = []
    for fault in (one, other):
        match = _PLACE.match(fault)
        kinds.append((match["line"], re.sub(r"\d+", "", match["rest"])) if match is not None else None)
    return kinds[0] is not None and kinds[0] == kinds[1]


def _assumed_block(matter: FrontMatter) -> int:
    block = matter.values.get("block", ())
    is_number = len(block) == 1 and str(block[0]).isdigit()
    return int(block[0]) if is_number and assumption_on(matter, "block") else 0


def _with_block(kernel: KernelFile, matter: FrontMatter, before: int, threads: int) -> KernelFile:
    grid = tuple(re.sub(rf"\b{before}\b", str(threads), str(size)) for size in matter.values.get("grid", ()))
    toml = overridden(kernel.front_matter, Overrides(block=(str(threads),), grid=grid))
    [changed] = read_kernel_files(kernel.path, toml)
    return changed
