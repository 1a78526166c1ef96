"""The sizes of a block: compiled code counts its threads and bytes in 32 bits, and no GPU has more than a few."""

from __future__ import annotations

import pytest

from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen.module import check_sizes
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.values.value import Specialisation


def test_check_sizes_raises_launch_limit_error():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { ret; }")
    launch = Specialisation(block=(2048, 1, 1), grid=(1, 1, 1), parameters=b"", pointers={}, sizes={})
    with pytest.raises(LaunchLimitError) as error:
        check_sizes(build_program(module, "k", "k.cu"), launch)
    assert str(error.value) == "the block has 2048 threads, and compute capability 9.0 allows 1 to 1024"
