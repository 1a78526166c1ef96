"""What is in force in a worker that has given up rights, in words."""

from __future__ import annotations

from warplens.cuda.sweep.protocols import Confinement


def test_confinement_sentence_returns_both_in_one_line():
    assert (
        Confinement(in_force=("Landlock ABI 7", "seccomp"), missing=("limits: not here",)).sentence()
        == "Landlock ABI 7, seccomp; without limits: not here"
    )
