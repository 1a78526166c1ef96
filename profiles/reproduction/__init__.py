"""What runs a point, a sweep or a comparison of a profile again: a command line, and a Python script.

    reproduction = point_reproduction(profile, point, builtin_kernels())
    reproduction.command     # warplens run transpose_tiled --problem N=1024 --tune TILE=32 --device h200
    reproduction.python      # import warplens ...

The rule: nothing is opened and nothing runs here, and a text of others is never more than a word or a literal.
"""

from warplens.profiles.reproduction.calls import run_words
from warplens.profiles.reproduction.reproduce import (
    Reproduction,
    comparison_reproduction,
    point_reproduction,
    sweep_reproduction,
)

__all__ = ["Reproduction", "comparison_reproduction", "point_reproduction", "run_words", "sweep_reproduction"]
