"""The process of a candidate or a reference: it calls the function of a file with inputs from files."""

from __future__ import annotations

from types import ModuleType

from warplens.profiles.judging.program import default_sizes


def test_default_sizes_returns_the_parameters_of_get_inputs_with_their_default_values():
    module = ModuleType("reference")
    module.get_inputs = lambda rows=64, dtype="float32": []  # noqa: ARG005 - its parameters are what is asked for
    assert default_sizes(module) == {"rows": 64}
