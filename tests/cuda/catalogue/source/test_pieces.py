"""The pieces of a text that can be cut out by themselves: declarations, and the functions in classes."""

from __future__ import annotations

from warplens.cuda.catalogue.source.pieces import macros_of, markers_of, pieces_of


def test_macros_of_returns_the_words_in_the_bodies_of_the_macros_of_a_text():
    assert macros_of("#define HD __host__ __device__")["HD"] == {"__host__", "__device__"}


def test_markers_of_returns_the_markers_among_macros():
    found = markers_of({"HD": {"__host__", "__device__"}, "FAST_HD": {"inline", "HD"}, "HOST": {"__host__"}})
    assert sorted(found.device) == ["FAST_HD", "HD"]
    assert sorted(found.host) == ["HOST"]


def test_pieces_of_returns_the_pieces_of_a_text_in_its_order():
    found = pieces_of("__device__ int twice(int x) { return 2 * x; } int main() { run<<<1, 1>>>(); }")
    assert [(piece.names, piece.need.value) for piece in found.pieces] == [(("twice",), "named"), (("main",), "never")]
