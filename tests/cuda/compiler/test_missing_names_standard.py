"""What device code takes from `std`, brought from CUDA's C++ library or from what the compiler knows by itself."""

from __future__ import annotations

from warplens.cuda.compiler.headers import standard_namespace


def test_standard_namespace_returns_the_lines_that_give_std_the_names_which_are_known_among():
    assert "\n".join(standard_namespace({"sqrt", "no_such_name"})) == "namespace std {\nusing ::sqrt;\n}"
