"""What of a front matter is no part of a kernel's hash: its place in a ladder, what a search may try, a GPU's
numbers.
"""

from __future__ import annotations

from warplens.cuda.catalogue.front_matter import read_front_matters
from warplens.cuda.catalogue.reader import hashed_part, of_one_device, without_unhashed
from warplens.cuda.catalogue.syntax import SourceFile


def test_without_unhashed_returns_a_kernel_file_without_the_lines_of_previous_and_step():
    text = "/* warplens\nprevious = 'tiled'\nstep = 'A column of padding'\n[search]\nBM = [64, 128]\n*/"
    assert (
        without_unhashed(text.encode(), text, read_front_matters(SourceFile(path="a.cu", text=text)))
        == b"/* warplens\n*/"
    )


def test_of_one_device_returns_a_front_matter_that_was_inferred_for_one_gpu():
    one, other = (of_one_device(f"grid = [{count}]\n", "grid = [132]\n") for count in (132, 28))
    assert hashed_part(one) == hashed_part(other) != hashed_part("grid = [132]\n")


def test_hashed_part_returns_what_an_inferred_front_matter_adds_to_the_hash():
    assert hashed_part("grid = [132]") == "grid = [132]"
