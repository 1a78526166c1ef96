"""Variants of one window or sweep have names that differ, and keep them."""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.catalogue import KernelFile, read_kernel_file
from warplens.cuda.catalogue.search import BUILTIN_FOLDER, with_distinct_names


def kernel(path: str, name: str = "scale") -> KernelFile:
    return replace(read_kernel_file(BUILTIN_FOLDER / "transpose" / "transpose_tiled.cu"), path=path, name=name)


def test_names_that_differ_stay() -> None:
    kernels = [kernel("/a/one.cu"), kernel("/a/one.cu", "other"), kernel("/a/two.cu", "tiles::scale")]
    assert with_distinct_names(kernels) == tuple(kernels)


def test_name_of_another_file_gets_as_much_of_the_path_as_it_takes() -> None:
    kernels = [kernel(path) for path in ("/a/one.cu", "/a/two.cu", "/b/two.cu", "/c/b/two.cu")]
    assert [one.name for one in with_distinct_names(kernels)] == [
        "scale",
        "two.cu::scale",
        "b/two.cu::scale",
        "c/b/two.cu::scale",
    ]


def test_kernel_that_is_read_again_keeps_the_name_of_its_variant() -> None:
    first, second = with_distinct_names([kernel("/a/one.cu"), kernel("/a/two.cu")])
    again = replace(kernel("/a/two.cu"), source_hash="1" * 64)
    assert with_distinct_names([again], [second])[0].name == "two.cu::scale"
    assert with_distinct_names([again], [first, second])[0] == replace(again, name="two.cu::scale")


def test_kernel_in_a_namespace_of_the_same_file_is_another_variant() -> None:
    others = [kernel("/a/one.cu", "tiles::scale")]
    assert with_distinct_names([kernel("/a/one.cu")], others)[0].name == "scale"
