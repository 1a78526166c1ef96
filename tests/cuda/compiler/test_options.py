"""The options that a kernel may give to the compiler, and all others."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.options import CompilerOptions, checked_options, folders_of_options, relocated_options
from warplens.cuda.ground.errors import InputError

KERNEL = 'extern "C" __global__ void k(int *a) { a[0] = 1; }'
KNOWN = (
    "(known: --Ofast-compile, --brief-diagnostics, --builtin-initializer-list, --builtin-move-forward, --define-macro, "
    "--device-as-default-execution-space, --device-c, --device-debug, --device-float128, --device-int128, --device-w, "
    "--diag-error, --diag-suppress, --diag-warn, --disable-warnings, --display-error-number, --dopt, "
    "--extensible-whole-program, --extra-device-vectorization, --fmad, --ftz, --generate-line-info, --include-path, "
    "--maxrregcount, --no-display-error-number, --prec-div, --prec-sqrt, --relocatable-device-code, --restrict, --std, "
    "--undefine-macro, --use_fast_math, -D, -I, -O0, -O1, -O2, -O3, -U)"
)


def allowed(*options: str) -> CompilerOptions:
    return checked_options(options, name="k.cu", target="sm_90")


def refusal(*options: str, source: str = "") -> str:
    with pytest.raises(InputError) as caught:
        checked_options(options, name="k.cu", source=source, target="sm_90")
    return str(caught.value)


@pytest.mark.parametrize(
    ("written", "passed"),
    [
        (("-DN=4",), "--define-macro=N=4"),
        (("-D", "N=4"), "--define-macro=N=4"),
        (("-D N=4",), "--define-macro=N=4"),
        (("-D=N",), "--define-macro=N"),
        (("--define-macro=F(x)=x*2",), "--define-macro=F(x)=x*2"),
        (("--define-macro", "N"), "--define-macro=N"),
        (("-UN",), "--undefine-macro=N"),
        (("-std=c++20",), "--std=c++20"),
        (("--std", "c++03"), "--std=c++03"),
        (("-std c++17",), "--std=c++17"),
        (("-maxrregcount=32",), "--maxrregcount=32"),
        (("-maxrregcount", "32"), "--maxrregcount=32"),
        ((" --fmad=false ",), "--fmad=false"),
        (("-use_fast_math",), "--use_fast_math"),
        (("-lineinfo",), "--generate-line-info"),
        (("-G",), "--device-debug"),
        (("-O3",), "--ptxas-options=-O3"),
    ],
)
def test_allowed_option_reaches_the_compiler_in_one_form(written, passed):
    assert allowed(*written) == CompilerOptions(arguments=(passed,))


@pytest.mark.parametrize("written", [("-Iinc",), ("-I inc",), ("-I", "inc"), ("-I=inc",), ("--include-path=inc",)])
def test_folder_for_headers_never_reaches_the_compiler(written):
    assert allowed(*written) == CompilerOptions(include_folders=("inc",))
    assert folders_of_options(written) == ("inc",)
    assert relocated_options([*written, "-w"], {"inc": "/cache/inc"}) == ("-I/cache/inc", "-w")


EVERY_OPTION = [
    "-DN=4", "-UN", "-O0", "-O1", "-O2", "-O3", "--std=c++03", "--std=c++11", "--std=c++14", "--std=c++17",
    "--std=c++20",
    "--maxrregcount=32", "--ftz=true", "--prec-div=false", "--prec-sqrt=false", "--fmad=false", "--dopt=on",
    "--Ofast-compile=max", "--builtin-move-forward=false", "--builtin-initializer-list=false", "--diag-error=177",
    "--diag-suppress=177,20", "--diag-warn=177", "--brief-diagnostics=true", "--relocatable-device-code=true",
    "--use_fast_math", "--extra-device-vectorization", "--restrict", "--generate-line-info", "--device-debug",
    "--disable-warnings", "--display-error-number", "--no-display-error-number", "--device-as-default-execution-space",
    "--device-int128", "--device-float128", "--extensible-whole-program", "--device-c", "--device-w",
]  # fmt: skip


@pytest.mark.parametrize("option", EVERY_OPTION)
def test_compiler_takes_every_allowed_option(option):
    target = "sm_100" if "float128" in option else "sm_90"
    assert ".entry k" in compile_source(KERNEL, name="k.cu", target=target, entry="k", options=[option]).ptx


FILES = {
    "create-pch": "", "use-pch": "", "pch-dir": "", "pch": "", "pch-verbose": "", "pre-include": "include",
    "time": "time", "fdevice-time-trace": "fdevice-time-trace", "ptxas-options": "Xptxas", "options-file": "optf",
    "option-file": "optf", "split-compile": "split-compile", "no-source-include": "no-source-include",
    "minimal": "minimal", "optix-ir": "optix-ir", "gen-opt-lto": "gen-opt-lto", "no-cache": "no-cache",
    "optimization-info": "opt-info", "version-ident": "version-ident", "fdevice-syntax-only": "fdevice-syntax-only",
    "frandom-seed": "frandom-seed", "nvdisasm-options": "Xnvdisasm", "dlink-options": "Xnvlink", "instantiate": "",
    "compiler-options": "Xcompiler", "output-file": "o", "keep-dir": "keep-dir", "input-as-string": "",
}  # fmt: skip
"""Options of NVRTC, nvcc and ptxas that read, write or name files or pass on options, with their short names."""


def spellings(name: str, short: str, value: str) -> list[tuple[str, ...]]:
    """Return the ways to write an option, those of other tools among them."""
    heads = [
        f"--{name}",
        f"-{name}",
        f"--{name.upper()}",
        f"--{name[:-1]}",
        *([f"-{short}", f"--{short}"] if short else []),
    ]
    written: list[tuple[str, ...]] = []
    for head in heads:
        written += [(head,), (f"{head}={value}",), (f"{head} {value}",), (head, value), (f"{head}{value}",)]
        written += [(f" {head}={value}",), (f"\t{head}={value}",)]
    return written


@pytest.mark.parametrize("name", FILES)
def test_option_with_a_file_is_refused_however_it_is_written(name, tmp_path):
    victim = tmp_path / "notes.txt"
    for written in spellings(name, FILES[name], str(victim)):
        message = refusal(*written)
        assert message.startswith("the option ")
        assert " of k.cu is not allowed" in message
        assert message.count("\n") == 0


def test_sentence_names_the_option_its_line_and_what_is_allowed():
    source = '/* warplens\nentry = "k"\noptions = ["-w", "--create-pch=/home/me/x"]\n*/\n' + KERNEL
    with pytest.raises(InputError) as caught:
        compile_source(source, name="k.cu", target="sm_90", entry="k", options=["-w", "--create-pch=/home/me/x"])
    assert str(caught.value) == f"the option '--create-pch=/home/me/x' in line 3 of k.cu is not allowed {KNOWN}"


MISTAKES = {
    ("-std=c++23",): (
        "the value 'c++23' of the option '-std=c++23' of k.cu is not allowed; it takes c++03, c++11, c++14, c++17 or "
        "c++20"
    ),
    ("--fmad=1",): "the value '1' of the option '--fmad=1' of k.cu is not allowed; it takes true or false",
    ("-maxrregcount", "x"): "the value 'x' of the option '-maxrregcount' of k.cu is not allowed; it takes a number",
    ("-Ofc=9",): "the value '9' of the option '-Ofc=9' of k.cu is not allowed; it takes 0, min, mid or max",
    ("--diag-warn=a",): "the value 'a' of the option '--diag-warn=a' of k.cu is not allowed; it takes numbers",
    ("-D4=4",): "the value '4=4' of the option '-D4=4' of k.cu is not allowed",
    ("-D", "N=1\n#include <x>"): "the value 'N=1\\n#include <x>' of the option '-D' of k.cu is not allowed",
    ("-I",): "the option '-I' of k.cu lacks its value",
    ("-I", ""): "the value '' of the option '-I' of k.cu is not allowed",
    ("--std",): "the option '--std' of k.cu lacks its value",
    ("-w=1",): "the option '-w=1' of k.cu takes no value",
    ("-D", "__THRUST_HOST_SYSTEM_ROOT=/etc"): (
        "the option '-D' of k.cu is not allowed: headers of CUDA find files by the macro __THRUST_HOST_SYSTEM_ROOT"
    ),
    ("-arch", "sm_80"): "the option '-arch' of k.cu cannot be used: the device sets the target (sm_90)",
    ("--gpu-architecture=sm_80",): (
        "the option '--gpu-architecture=sm_80' of k.cu cannot be used: the device sets the target (sm_90)"
    ),
    ("",): f"the option '' of k.cu is not allowed {KNOWN}",
    ("hello",): f"the option 'hello' of k.cu is not allowed {KNOWN}",
    ("@/tmp/options",): f"the option '@/tmp/options' of k.cu is not allowed {KNOWN}",
    ("--STD=c++17",): f"the option '--STD=c++17' of k.cu is not allowed; did you mean '--std'? {KNOWN}",
    ("-" + "x" * 200,): f"the option '-{'x' * 99}...' of k.cu is not allowed {KNOWN}",
}


@pytest.mark.parametrize(
    ("written", "target"),
    [
        (["-arch=sm_90a"], "sm_90a"),
        (["-arch", "sm_90a"], "sm_90a"),
        (["--gpu-architecture=compute_90a"], "sm_90a"),
        (["--gpu-architecture", "sm_90"], "sm_90"),
        (["-w"], ""),
    ],
)
def test_option_may_name_the_target_of_the_device_or_of_its_architecture_alone(written, target):
    assert checked_options(written, name="k.cu", target="sm_90").target == target


@pytest.mark.parametrize(("written", "message"), MISTAKES.items())
def test_option_that_is_wrong_is_refused_in_one_sentence(written, message):
    assert refusal(*written) == message


def test_no_combination_of_options_makes_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tried = ["--create-pch=a.pch", "--time=b.csv", "--fdevice-time-trace=c.json", "-Xptxas=-o,d.cubin", "-DA=1", "-w"]
    for options in itertools.permutations(tried, 2):
        if set(options) != {"-DA=1", "-w"}:
            with pytest.raises(InputError):
                compile_source(KERNEL, name="k.cu", target="sm_90", entry="k", options=options)
    assert list(Path.cwd().iterdir()) == []


def test_entry_with_a_line_break_is_no_entry():
    with pytest.raises(InputError, match=r"^no __global__ function in k\.cu is named 'k\\n#include \"/etc/passwd\"'"):
        compile_source(KERNEL, name="k.cu", target="sm_90", entry='k\n#include "/etc/passwd"')
