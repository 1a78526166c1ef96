"""What a kernel is compiled for, from the request of its launch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import Program
from warplens.cuda.simt.program.target import compute_capability
from warplens.cuda.simt.values.specialisation import Mode, Specialisation

if TYPE_CHECKING:
    from warplens.cuda.simt.launch.request import LaunchRequest

FIRST_INDEPENDENT = (7, 0)
"""This is the first compute capability with independent thread scheduling."""


def specialisation_of(
    request: LaunchRequest, program: Program, symbols: Mapping[str, str], *, mode: Mode, affine_widening: bool
) -> Specialisation:
    """Return what a kernel is compiled for.

    Args:
        request: the launch.
        program: the kernel.
        symbols: array name by the name of each variable of the module in global or constant memory.
        mode: what the code records.
        affine_widening: keep the affine form across widening.
    """
    return Specialisation(
        block=request.block,
        grid=request.grid,
        parameters=request.parameters,
        pointers=dict(request.pointers),
        sizes={name: array.nbytes for name, array in request.arrays.items()}
        | {array: len(program.data[name].initial) for name, array in symbols.items()},
        dynamic_shared_bytes=request.dynamic_shared_bytes,
        requests=request.requests,
        symbols=dict(symbols),
        rules=request.rules,
        mode=mode,
        lockstep=_runs_in_lockstep(request.module),
        affine_widening=affine_widening,
        open_words=request.open_words,
        open_axes=request.open_axes,
        open_sizes=request.open_sizes,
        textures=request.textures,
    )


def _runs_in_lockstep(module: tree.Module) -> bool:
    """Return whether lanes run in lockstep on the target: before compute capability 7.0 (CUDA C++ guide, 20.6.2)."""
    capability = compute_capability(module)
    return capability is not None and capability < FIRST_INDEPENDENT
