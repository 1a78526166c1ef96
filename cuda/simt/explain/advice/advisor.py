"""All rules together: the advice on a launch, the most useful first.

The rule: a piece of advice that saves less than `WORTH_SAYING` of its unit is left out, and at most `MAX_ADVICE` are
given.
"""

from __future__ import annotations

from warplens.cuda.simt.explain.advice.atomics import advise_atomics
from warplens.cuda.simt.explain.advice.divergence import advise_divergence
from warplens.cuda.simt.explain.advice.evidence import WORTH_SAYING, Advice, Evidence
from warplens.cuda.simt.explain.advice.global_order import advise_global_order
from warplens.cuda.simt.explain.advice.launch import advise_launch
from warplens.cuda.simt.explain.advice.shared_layouts import advise_layouts

MAX_ADVICE = 5
"""More advice than this is not read."""


def advise(evidence: Evidence) -> tuple[Advice, ...]:
    """Return what to change, the largest gain first."""
    found = [
        *advise_launch(evidence.launch),
        *advise_atomics(evidence),
        *advise_global_order(evidence),
        *advise_layouts(evidence),
        *advise_divergence(evidence),
    ]
    worth = [advice for advice in found if advice.gain >= WORTH_SAYING]
    return tuple(sorted(worth, key=lambda advice: -advice.gain)[:MAX_ADVICE])
