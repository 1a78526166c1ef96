"""Joins a kernel and the functions that it calls; no other module knows how a call is made."""

from __future__ import annotations

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import main_file


def test_main_file_returns_the_index_of_the_file_that_a_kernel_is_written_in():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { .loc 3 7 1 \n ret; }")
    assert main_file(module.items[0]) == 3
