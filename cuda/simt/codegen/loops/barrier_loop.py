"""The loop over blocks and warps for kernels whose barriers have numbers, thread counts or results.

The rule: a warp that arrives at a barrier writes its number, its count of warps and its lanes' predicates to the head
of the frame. A barrier is complete once that many warps have arrived (without a count: all that have not ended), and
then the warps that wait there go on. If no warp can go on, the first one that waits is reported. Kernels with plain
`bar.sync 0` have the simpler `block_loop`.

Source: PTX ISA 8.8, 9.7.13.1 (a barrier counts warps, not threads: the last one of a block counts as whole).
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.loops.block_loop import BLOCK_NUMBER, FAULT, of_both_loops
from warplens.cuda.simt.codegen.observer import FAULT_DEADLOCK, Observer
from warplens.cuda.simt.values.texts import filled
from warplens.cuda.simt.values.value import Specialisation

BARRIERS = 16  # a block has this many barriers (PTX ISA 9.7.13.1)
NUMBER, WARPS, STATE, HOLDING, PRESENT, INSTRUCTION, RESULT = range(4, 32, 4)
"""These are offsets in the head of a frame, in bytes, of an i32 each: the barrier's number, the warps it is for (0:
all), what the warp does there, how many of its lanes have a predicate that holds, its active lanes, and the
instruction. Once the barrier is complete, RESULT counts the lanes of all warps whose predicate holds, and PRESENT all
their lanes. The mask is at 0."""
GOES_ON, WAITS, ARRIVES = range(3)  # these are the things that a warp may do at a barrier


def text(launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int) -> str:
    """Return `@run` for a launch; frames are per warp, local memory per thread.

    Example:
        >>> from warplens.cuda.simt.codegen.observer import Observer
        >>> launch = Specialisation(block=(64, 1, 1), grid=(4, 2, 1), parameters=b"", pointers={}, sizes={})
        >>> lines = text(launch, Observer(), frame_bytes=256, local_bytes=0).splitlines()
        >>> [line.split("(")[0] for line in lines if line.startswith("define i32")]
        ['define i32 @run']
    """
    return (
        BLOCK_NUMBER
        + "\n"
        + filled(
            "codegen/loops/barrier_loop.ll",
            number=NUMBER,
            count=WARPS,
            state=STATE,
            holding=HOLDING,
            present=PRESENT,
            instruction=INSTRUCTION,
            result=RESULT,
            waits=WAITS,
            arrives=ARRIVES,
            goes_on=GOES_ON,
            barriers=BARRIERS,
            frame_bytes=frame_bytes,
            FAULT=FAULT,
            FAULT_DEADLOCK=FAULT_DEADLOCK,
            **observer.at_numbered_barriers(frame_bytes),
            **of_both_loops(launch, observer, frame_bytes, local_bytes),
        )
    )
