"""The variables of a module in global and constant memory, as they are before a launch.

The rule: a variable that is an array of the launch is that array; any other begins with what the PTX says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.simt.launch.aligned_memory import aligned_zeros
from warplens.cuda.simt.program.blocks import PARAMETER_BLOCK, Program
from warplens.cuda.simt.program.layout import ARRAY_ALIGNMENT
from warplens.cuda.simt.values.specialisation import WORD_BYTES

if TYPE_CHECKING:
    from warplens.cuda.simt.launch.request import LaunchRequest


def initial_data(program: Program, symbols: Mapping[str, str], request: LaunchRequest) -> dict[str, np.ndarray]:
    """Return the contents of the module's variables, by their array names.

    Args:
        program: the kernel with its variables.
        symbols: array name by the name of each variable.
        request: the launch.
    """
    data_by_array = {}
    for name, array in symbols.items():
        if name in request.variables:
            data_by_array[array] = request.arrays[name].reshape(-1).view(np.uint8)
            continue
        data = program.data[name]
        data_by_array[array] = aligned_zeros(len(data.initial), max(ARRAY_ALIGNMENT, data.alignment))
        data_by_array[array][:] = np.frombuffer(data.initial, np.uint8)
    for name, array in symbols.items():
        if name in request.variables:
            continue
        for start, target, offset in program.data[name].addresses:
            address = data_by_array[symbols[target]].ctypes.data + offset
            data_by_array[array][start : start + WORD_BYTES] = np.array([address], np.uint64).view(np.uint8)
    if PARAMETER_BLOCK in symbols:
        data_by_array[symbols[PARAMETER_BLOCK]][:] = _parameters_with_addresses(request)
    return data_by_array


def _parameters_with_addresses(request: LaunchRequest) -> np.ndarray:
    """Return the parameter block with the address of the array in the place of each pointer."""
    block = np.frombuffer(request.parameters, np.uint8).copy()
    for at, name in request.pointers.items():
        place = block[at : at + WORD_BYTES]
        place[:] = (place.view(np.uint64) + np.uint64(request.arrays[name].ctypes.data)).view(np.uint8)
    return block


def free_name(name: str, taken: Mapping[str, np.ndarray]) -> str:
    """Return the name of a module's variable beside the arrays of the launch."""
    return name if name not in taken else f"{name} (variable)"
