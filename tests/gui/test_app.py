"""Which kernels the window offers: the built-in ones and those in the user's folders."""

from __future__ import annotations

import re

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.errors import InputError
from warplens.gui.app import kernels_of

BUILT_IN = builtin_kernels()
COPY = next(kernel for kernel in BUILT_IN if kernel.name == "copy_coalesced")


def test_kernels_of_a_folder_stand_beside_the_built_in_ones(tmp_path):
    (tmp_path / "mine.cu").write_text(COPY.source.replace("copy_coalesced", "my_copy"), encoding="utf-8")
    found = kernels_of([tmp_path])
    assert [kernel.name for kernel in found] == [*(kernel.name for kernel in BUILT_IN), "my_copy"]


def test_two_kernels_of_one_name_are_told_apart_by_their_paths(tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(COPY.source, encoding="utf-8")
    message = f"the kernel 'copy_coalesced' is in {COPY.path} and {path}: give one another name"
    with pytest.raises(InputError, match=re.escape(message)):
        kernels_of([tmp_path])


def test_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(InputError, match="there is no folder"):
        kernels_of([tmp_path / "missing"])
