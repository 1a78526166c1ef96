"""The default size of a ladder.

The rule: a rung is judged where it fills the GPU. The lecture's sizes give the large tiles of the last rungs fewer
blocks than the GPU has multiprocessors, so that they look slower than the rungs before them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.ladders import Ladder
from warplens.cuda.ground.errors import WarplensError
from warplens.profiles.ladders.timed_ladder import is_of_device
from warplens.profiles.records import Profile
from warplens.profiles.shipped import PREFIX, references
from warplens.profiles.store import read_profile

BLOCKS_PER_MULTIPROCESSOR = 2
"""With fewer a GPU is full or half empty by chance: the last blocks run on few multiprocessors."""


def default_size(ladder: Ladder, multiprocessors: int, problem: Mapping[str, int]) -> tuple[dict[str, int], str]:
    """Return the sizes at which a ladder runs, and why, as a phrase.

    Of the sizes that the files of the rungs name and that all rungs allow, it is the smallest one at which each rung
    has two blocks for each multiprocessor, or as many blocks as at the largest size. Of sequences of launches, whose
    blocks are not known before they run, it is the largest one.
    """
    kernels = [rung.kernel for rung in ladder.rungs]
    axes: dict[str, set[int]] = {}
    for kernel in kernels:
        for name, values in kernel.problem.items():
            axes.setdefault(name, set()).update(values)
    choices = {name: sorted(values) for name, values in axes.items()} | {name: [size] for name, size in problem.items()}
    sizes = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    blocks = {at: counts for at, size in enumerate(sizes) if (counts := _blocks(kernels, size)) is not None}
    largest = max(blocks, default=len(sizes) - 1)
    least = BLOCKS_PER_MULTIPROCESSOR * multiprocessors
    wanted = f"{BLOCKS_PER_MULTIPROCESSOR} blocks for each of the {multiprocessors} multiprocessors"
    for at, counts in blocks.items():
        if all(count >= least for count in counts):
            return sizes[at], f"the smallest size of its files at which each rung has {wanted}"
        capped = [count >= min(least, most) for count, most in zip(counts, blocks[largest], strict=True)]
        if at != largest and 0 not in counts and all(capped):
            return sizes[at], f"from this size of its files on, each rung whose grid grows has {wanted}"
    if 0 in blocks.get(largest, ()):
        return sizes[largest], "the largest size of its files: the launches of a sequence are known only when it runs"
    return sizes[largest], f"the largest size of its files, at which some rungs have fewer than {wanted}"


def _blocks(kernels: list[KernelFile], size: Mapping[str, int]) -> list[int] | None:
    """Return the blocks of the largest launch of each kernel at a size; None where one of them does not allow it."""
    counts = []
    for kernel in kernels:
        own = {name: value for name, value in size.items() if name in kernel.problem_axes}
        try:
            workload = kernel.workload(own, {name: values[-1] for name, values in kernel.tune.items()})
        except WarplensError:
            return None
        if workload.broken_requirement is not None:
            return None
        counts.append(0 if workload.steps else prod(workload.grid))  # the launches of a sequence are known when it runs
    return counts


# The devices that a profile lists say which GPU it is of, never its name. A profile with the tag `space` holds one
# rung at thousands of configurations, without counters: it is for searches, and no ladder is read from it.

SPACE = "space"  # the tag of profiles of a whole space of configurations


def shipped_times(ladders: Sequence[Ladder], device: str) -> dict[str, Profile]:
    """Return the shipped profiles, by name, with a time of a rung of these ladders on this GPU."""
    names = {rung.kernel.name for ladder in ladders for rung in ladder.rungs}
    profiles: dict[str, Profile] = {}
    for name, path in references().items():
        profile = read_profile(path)
        if SPACE in profile.tags:
            continue
        keys = {record.key for record in profile.devices if is_of_device(record.key, record, device)}
        if any(point.kernel in names and point.device in keys and point.time is not None for point in profile.points):
            profiles[f"{PREFIX}{name}"] = profile
    return profiles
