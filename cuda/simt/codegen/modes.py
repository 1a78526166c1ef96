"""The observer of each mode.

The rule: this is the only place that looks at the mode of a launch.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.checks.shadow import Checks
from warplens.cuda.simt.codegen.counters.marks import TouchMarker
from warplens.cuda.simt.codegen.counters.recording import Recorder
from warplens.cuda.simt.codegen.counters.tally import Tally
from warplens.cuda.simt.codegen.memory.moves import Moves
from warplens.cuda.simt.codegen.observer import Observer
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.values.specialisation import Mode


def observer_of(code: WarpCode, moves: Moves) -> Observer:
    """Return the observer for the mode of the launch.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> from warplens.cuda.simt.values.specialisation import Specialisation
        >>> module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { ret; }")
        >>> launch = Specialisation(
        ...     block=(32, 1, 1), grid=(1, 1, 1), parameters=b"", pointers={}, sizes={}, mode=Mode.CHECKED
        ... )
        >>> code = WarpCode(build_program(module, "k", "k.cu"), launch)
        >>> type(observer_of(code, Moves(code))).__name__
        'Checks'
    """
    match code.launch.mode:
        case Mode.COUNTING:
            return Tally(code)
        case Mode.RECORDING:
            return Recorder(code)
        case Mode.CHECKED:
            return Checks(code)
        case Mode.MARKED:
            return TouchMarker(code, moves)
