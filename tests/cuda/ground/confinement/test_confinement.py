"""What a process gives up before it executes the code of a kernel: files, network, programs, other processes."""

from __future__ import annotations

from warplens.cuda.ground.confinement.rights import Confinement


def test_confinement_sentence_returns_both_in_one_line():
    assert (
        Confinement(in_force=("Landlock ABI 7", "seccomp"), missing=("limits: not here",)).sentence()
        == "Landlock ABI 7, seccomp; without limits: not here"
    )
