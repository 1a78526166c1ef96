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
    """Return the observer for the mode of the launch."""
    match code.launch.mode:
        case Mode.COUNTING:
            return Tally(code)
        case Mode.RECORDING:
            return Recorder(code)
        case Mode.CHECKED:
            return Checks(code)
        case Mode.MARKED:
            return TouchMarker(code, moves)
