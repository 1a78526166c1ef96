"""The inputs on which a kernel is tried beside its own: zeros, ones, NaN, huge numbers, other random numbers.

The rule: a set replaces the contents of the arrays that may hold any number, and of no other. Those are arrays of
floating-point numbers, and whole numbers with the init `random`; other whole numbers may be indices or sizes.
"""

from dataclasses import replace
from functools import cache

import numpy as np

from warplens.cuda.catalogue.contents import parse_init
from warplens.cuda.catalogue.dtypes import DType, largest
from warplens.cuda.catalogue.kernel_file import Workload
from warplens.cuda.catalogue.launch_spec import ArrayRole
from warplens.cuda.catalogue.syntax import Expression
from warplens.cuda.ground.points import InputSet

OTHER_SEED = 1  # the random numbers of `InputSet.RANDOM` have this seed; those of the kernel's own inputs have 0


def with_inputs(workload: Workload, inputs: InputSet) -> Workload | None:
    """Return a workload on other inputs, None where it has no array that can hold them."""
    free = [
        array.name
        for array in workload.arrays
        if array.role is not ArrayRole.OUT and (not array.dtype.is_whole or str(array.init) == "random")
    ]
    if inputs is InputSet.NAN:
        free = [array.name for array in workload.arrays if array.name in free and not array.dtype.is_whole]
    if not free:
        return None
    if inputs is InputSet.RANDOM:
        return replace(workload, seed=OTHER_SEED)
    return replace(
        workload,
        arrays=tuple(
            replace(array, init=_contents(inputs, array.dtype), stored=None) if array.name in free else array
            for array in workload.arrays
        ),
    )


@cache
def _contents(inputs: InputSet, dtype: DType) -> Expression:
    """Return the init of a set: huge numbers are so large that a sum of eight overflows."""
    word = {InputSet.ZEROS: "zeros", InputSet.ONES: "ones", InputSet.NAN: "constant(nan)"}.get(inputs)
    if word is None and not dtype.is_whole:
        most = largest(dtype)
        word = f"uniform({most / 4!r}, {most / 2!r})"
    elif word is None:
        word = f"constant({min(np.iinfo(dtype).max, 2**63 - 1)})"
    return parse_init(word, dtype=dtype, dimensions=1, names=frozenset())
