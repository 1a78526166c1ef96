"""The axes of a front matter: which numbers of the host code become sizes of the problem or macros to tune.

The rule: an axis has the name of its variable, made different from those of the arrays and of other axes.
"""

from __future__ import annotations

import re

from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.terms import Symbol

MAX_BLOCK_THREADS = 1024
"""The threads that every GPU since compute capability 2.0 allows in a block."""
_RESERVED = frozenset({"and", "or", "not", "True", "False", "None", "min", "max", "cdiv", "pow2", "log2"})


def axes_of(draft: Draft) -> tuple[dict[Symbol, str], dict[Symbol, str]]:
    """Return the names of the axes of [problem] and of [tune]."""
    problem: dict[Symbol, str] = {}
    tune: dict[Symbol, str] = {}
    taken = set(draft.arrays)
    for term in draft.terms():
        for symbol in term.symbols():
            if symbol in problem or symbol in tune:
                continue
            name = re.sub(r"\W", "_", symbol.name).strip("_") or "size"
            name = f"n_{name}" if name[0].isdigit() else name
            while name in taken or name in _RESERVED:
                name += "_size" if name in draft.arrays else "_2"
            taken.add(name)
            (tune if symbol.is_macro else problem)[symbol] = name
    return problem, tune
