"""Turns the raw counters of a launch into its counts."""

from __future__ import annotations

import numpy as np

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen.module import generate
from warplens.cuda.simt.launch.readout import read_counts
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.values.value import Specialisation


def test_read_counts_returns_the_counts_of_a_launch_from_its_raw_counters():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { nanosleep.u32 8; ret; }")
    launch = Specialisation(block=(32, 1, 1), grid=(3, 1, 1), parameters=b"", pointers={}, sizes={})
    code = generate(build_program(module, "k", "k.cu"), launch)
    counts = read_counts(code, np.array([3] + [0] * (code.counters - 1)))  # the one basic block ran 3 times
    assert counts.warp_instructions == 6
    assert counts.thread_instructions == 192
