"""Parser and printer on the output of NVRTC: nothing is lost, and printing and parsing are inverse to each other."""

import re
import time
from functools import cache
from pathlib import Path

import pytest
from printing import print_module

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.compiler.process import run_compiler
from warplens.cuda.ptx.operands import Cursor
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import Function, FunctionKind, Section

SOURCE = Path(__file__).with_name("corpus.cu").read_text()
CASES = [
    ("sm_50", "--generate-line-info"),
    ("sm_75", "-G"),
    ("sm_80", "-dc"),
    ("sm_90", "--generate-line-info"),
    ("sm_120", "--generate-line-info"),
    ("sm_121", "-G"),
]


@cache
def corpus(target: str, option: str) -> str:
    outcome = run_compiler(SOURCE, name="/corpus.cu", entry="", options=[f"--gpu-architecture={target}", option])
    assert outcome.failure == "", outcome.log
    return outcome.ptx


def tokens(text: str) -> list[str]:
    # `[x+0]` and `[x]` are one address; a debug section is one token whose blanks mean nothing.
    return [re.sub(r"\s+", "", token) for token in Cursor(text.replace("+0]", "]"), "x").texts]


@pytest.mark.parametrize(("target", "option"), CASES)
def test_printed_corpus_parses_to_an_equal_tree(target, option):
    module = parse_module(corpus(target, option))
    assert parse_module(print_module(module)) == module


@pytest.mark.parametrize(("target", "option"), CASES)
def test_printed_corpus_has_every_token_of_the_text(target, option):
    text = corpus(target, option)
    assert tokens(print_module(parse_module(text))) == tokens(text)


def test_corpus_holds_every_kernel_and_its_device_functions():
    module = parse_module(corpus("sm_90", "--generate-line-info"))
    functions = [item for item in module.items if isinstance(item, Function) and item.body is not None]
    entries = [function.name for function in functions if function.kind is FunctionKind.ENTRY]
    assert entries == [
        "arithmetic",
        "calls",
        "exchange",
        "choices",
        "pictures",
        "_ZN6shapes4copyI6float2Li64EEEvPT_PKS2_",
        "_ZN6shapes4copyIhLi32EEEvPT_PKS1_",
    ]
    assert module.function("arithmetic").directives == (("maxntid", (128, 1, 1)), ("minnctapersm", (2,)))
    assert any("fibonacci" in function.name for function in functions)


def test_debug_data_is_kept_as_sections():
    module = parse_module(corpus("sm_75", "-G"))
    names = [item.name for item in module.items if isinstance(item, Section)]
    assert {".debug_abbrev", ".debug_info"} <= set(names)


@pytest.mark.parametrize("kernel", builtin_kernels(), ids=lambda kernel: kernel.name)
def test_builtin_kernel_prints_and_parses_to_an_equal_tree(kernel):
    tune = {axis: values[0] for axis, values in kernel.tune.items()}
    problem = {axis: values[0] for axis, values in kernel.problem.items()}
    defines = [f"-D{name}={value}" for name, value in kernel.workload(problem, tune).defines.items()]
    outcome = run_compiler(
        kernel.source, name="/kernel.cu", entry=kernel.name, options=["--gpu-architecture=sm_90", *defines]
    )
    assert outcome.failure == "", outcome.log
    module = parse_module(outcome.ptx)
    assert parse_module(print_module(module)) == module
    assert module.function(outcome.symbol).kind is FunctionKind.ENTRY


def test_parsing_a_thousand_lines_takes_milliseconds():
    text = corpus("sm_90", "--generate-line-info")
    thousands = text.count("\n") / 1000
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        parse_module(text)
        best = min(best, time.process_time() - start)
    assert best / thousands < 0.1  # 0.006 s on a quiet machine; the aim is 0.03
