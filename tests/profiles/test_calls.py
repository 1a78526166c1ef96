"""Calls of `warplens run` and `warplens python` as values: read from the command of a profile, and written for a
shell.
"""

from __future__ import annotations

from warplens.cuda.catalogue import builtin_kernels
from warplens.profiles.arguments import entry_of, name_of
from warplens.profiles.calls import Call, not_an_option, run_line, words_of


def test_name_of_returns_the_word_that_names_a_kernel_file():
    kernel = next(kernel for kernel in builtin_kernels() if kernel.name == "matmul_tiled")
    assert name_of(kernel, "matmul_tiled.cu") == "matmul_tiled"


def test_entry_of_returns_the_name_that_a_kernel_has_in_its_file():
    kernel = next(kernel for kernel in builtin_kernels() if kernel.name == "matmul_tiled")
    assert entry_of(kernel) == "matmul_tiled"


def test_not_an_option_returns_a_path_that_no_program_takes_for_an_option():
    assert not_an_option("-k.cu") == "./-k.cu"


def test_run_line_returns_the_command_line_of_a_call_of_warplens_run():
    assert (
        run_line(Call(names=("my k.cu",), options=(("--tune", "TILE=8"), ("--lock-clocks", ""))))
        == "warplens run 'my k.cu' --tune TILE=8 --lock-clocks"
    )


def test_words_of_yields_the_words_of_options():
    assert list(words_of([("--define", "-x"), ("--emulate", "")])) == ["--define=-x", "--emulate"]
