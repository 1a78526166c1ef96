"""From source to a compiled kernel, and every way in which the compiler refuses it."""

import pickle
import re
import subprocess
import sys

import pytest

from warplens.cuda.compiler.compilation import LONGEST, compile_source
from warplens.cuda.compiler.compiled import CompileCache, CompiledKernel, KernelResources
from warplens.cuda.compiler.process import CompilerLimits, CompilerOutput, Ending
from warplens.cuda.compiler.process.client import compiler_version, supported_targets
from warplens.cuda.ground.errors import CompileError, InputError, UnknownNameError, WarplensError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import File, Location

TILE = """/* warplens
entry = "reverse"
*/
extern "C" __global__ void reverse(float *out, const float *in) {
    __shared__ float tile[TILE];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[TILE - 1 - threadIdx.x];
}
"""
SEVERAL = """
__device__ float helper(float x) { return 2 * x; }
__global__ void plain(float *a) { a[0] = helper(a[1]); }
template <int N> __global__ void __launch_bounds__(N * 2, 4) filled(float *a) { a[N] = 1; }
__global__ void twice(int *a) { a[0] = 2; }
__global__ void twice(float *a) { a[0] = 2; }
namespace tiles { namespace { __global__ void hidden(float *a) { a[0] = 3; } } namespace inner {
__global__ void product(float *a) { a[0] = 3; } } }
// __global__ void commented(float *a) {}
"""


def compiled(source, entry, target="sm_90", **kwargs) -> CompiledKernel:
    return compile_source(source, name="my.cu", target=target, entry=entry, **kwargs)


def refusal(source, entry="k", target="sm_90", name="my.cu", **kwargs) -> WarplensError:
    with pytest.raises(WarplensError) as caught:
        compile_source(source, name=name, target=target, entry=entry, **kwargs)
    return caught.value


# --- results --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["sm_50", "sm_61", "sm_75", "sm_86", "sm_90", "sm_90a", "sm_100", "sm_121"])
def test_kernel_compiles_for_target_to_ptx_and_machine_code(target):
    kernel = compiled(TILE, "reverse", target, defines={"TILE": 64})
    assert (kernel.entry, kernel.symbol, kernel.target) == ("reverse", "reverse", target)
    assert parse_module(kernel.ptx).target[0] == target
    assert kernel.cubin.startswith(b"\x7fELF")
    assert kernel.log == ""
    resources = kernel.resources
    assert resources == KernelResources(
        registers_per_thread=resources.registers_per_thread,
        static_shared_bytes=256,
        local_bytes_per_thread=0,
        spill_store_bytes=0,
        spill_load_bytes=0,
        constant_bytes=0,
        parameter_bytes=16,
    )
    assert 4 <= resources.registers_per_thread <= 32


@pytest.mark.parametrize(
    ("entry", "symbol"),
    [
        ("plain", "_Z5plainPf"),
        ("filled<16>", "_Z6filledILi16EEvPf"),
        ("tiles::inner::product", "_ZN5tiles5inner7productEPf"),
    ],
)
def test_cpp_name_gives_its_symbol(entry, symbol):
    kernel = compiled(SEVERAL, entry)
    assert kernel.symbol == symbol
    assert parse_module(kernel.ptx).function(symbol).name == symbol


def test_line_table_has_the_lines_of_the_file_and_no_path():
    module = parse_module(compiled(TILE, "reverse", defines={"TILE": 8}).ptx)
    assert [item for item in module.items if isinstance(item, File)] == [File(1, "/kernel.cu")]
    lines = {line.line for line in module.function("reverse").body if isinstance(line, Location)}
    assert lines == {4, 6, 7, 8, 9}


def test_version_is_that_of_the_compiler_that_wrote_the_ptx():
    number = compiler_version().removeprefix("NVRTC ")
    assert f"V{number}" in compiled(TILE, "reverse", defines={"TILE": 8}).ptx


def test_supported_targets_reach_from_sm_50_to_sm_121():
    assert (supported_targets()[0], supported_targets()[-1]) == ("sm_50", "sm_121")


def test_warning_stands_in_the_log_under_the_users_name():
    source = 'extern "C" __global__ void k(int *a) { a[0] = 1; int unused; }'
    assert compile_source(source, name="dir/my.cu", target="sm_50", entry="k").log == (
        'dir/my.cu(1): warning #177-D: variable "unused" was declared but never referenced\n'
        '  extern "C" __global__ void k(int *a) { a[0] = 1; int unused; }\n'
        "                                                       ^\n"
        "\n"
        'Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"'
    )


def test_options_reach_the_compiler():
    source = 'extern "C" __global__ void k(float *a) { a[0] = sinf(a[1]); }'
    assert "sin.approx" in compiled(source, "k", options=["--use_fast_math"]).ptx
    assert "sin.approx" not in compiled(source, "k").ptx


def test_full_debug_data_replaces_line_data_without_a_warning():
    kernel = compiled(TILE, "reverse", defines={"TILE": 8}, options=["-G"])
    assert kernel.log == ""
    assert ".debug_info" in kernel.ptx


def test_headers_of_nvcc_sources_are_built_in():
    source = """#include <cuda_runtime.h>
#include "device_launch_parameters.h"
#include <stdio.h>
#include <stdint.h>
#include <math.h>
#include <assert.h>
extern "C" __global__ void k(uint8_t *a, int64_t n) { assert(n); printf("%f", sinf(a[threadIdx.x])); a[0] = sizeof(n); }
"""
    assert compiled(source, "k").symbol == "k"


def test_compiled_kernel_pickles():
    kernel = compiled(TILE, "reverse", defines={"TILE": 8})
    assert pickle.loads(pickle.dumps(kernel)) == kernel


def test_importing_the_package_loads_no_compiler(tmp_path):
    code = (
        "import sys, warplens.cuda.compiler.compilation as c; "
        "print([m for m in sys.modules if m.startswith(('elftools', 'msgspec'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout == "[]\n"


# --- refusals -------------------------------------------------------------------------------------------------------


def test_mistake_shows_the_compilers_log_with_the_line_of_the_file():
    error = refusal(
        '/* warplens\n*/\nextern "C" __global__ void k(int *a) {\n    a[0] = missing;\n}\n', name="dir/my.cu"
    )
    assert type(error) is CompileError
    assert str(error) == (
        "dir/my.cu does not compile for sm_90\n"
        'dir/my.cu(4): error: identifier "missing" is undefined\n'
        "      a[0] = missing;\n"
        "             ^\n"
        "\n"
        '1 error detected in the compilation of "dir/my.cu".'
    )


def test_complaint_about_the_entry_is_left_out_beside_a_mistake():
    assert str(refusal("__global__ void k(int *a) { }\n__device__ int z\n", entry="other")) == (
        "my.cu does not compile for sm_90\n"
        'At end of source: error: expected a ";"\n'
        "\n"
        '1 error detected in the compilation of "my.cu".'
    )


def test_assemblers_complaint_stands_at_the_line_of_the_file():
    assert str(refusal('extern "C" __global__ void k() {\n\n    asm volatile("bogus.u32 %r1;");\n}')) == (
        "my.cu does not compile for sm_90\n"
        "my.cu(3): error: Not a name of any known instruction: 'bogus'\n"
        "my.cu(3): error: Unknown symbol '%r1'\n"
        "ptxas fatal   : Ptx assembly aborted due to errors"
    )


def test_too_much_static_shared_memory_is_refused_by_the_assembler():
    source = TILE.replace("[TILE]", "[40000]")
    assert str(refusal(source, "reverse", defines={"TILE": 8})) == (
        "my.cu does not compile for sm_90\n"
        "ptxas error   : Entry function 'reverse' uses too much shared data (0x27100 bytes, 0xc000 max)"
    )


def test_missing_header_is_explained():
    error = refusal("#include <tile.h>\n__global__ void k(Tile *a) { a->x = 1; }")
    assert type(error) is CompileError
    assert error.message == (
        "my.cu does not compile for sm_90: line 1 of my.cu includes 'tile.h', which is not there; name its folder "
        "with -I"
    )


def test_kernel_that_an_if_leaves_out_is_explained():
    error = refusal("\n#ifdef WIDE\n__global__ void k(int *a) { }\n#endif\n")
    assert type(error) is InputError
    assert str(error) == "the entry 'k' of my.cu is in line 3, where an #if leaves it out; -D may switch it on"


def test_template_that_does_not_take_the_arguments_is_explained():
    error = refusal("template <class T> __global__ void k(typename T::type *a) { }", entry="k<float>")
    assert type(error) is InputError
    assert str(error) == "the entry 'k<float>' of my.cu is an instance of a template that does not take these arguments"


def test_argument_of_an_entry_that_is_not_defined_is_named():
    source = "#include <tile.h>\ntemplate <class T> __global__ void k(T *a) { }"
    assert str(refusal(source, entry="k<Tile<4>>")) == (
        "the entry 'k<Tile<4>>' of my.cu names 'Tile', which is not defined; line 1 of my.cu includes 'tile.h', which "
        "is not there; name its folder with -I"
    )


@pytest.mark.parametrize(
    ("entry", "hint"),
    [
        ("nosuch", ""),
        ("helper", ""),
        ("", ""),
        ("a b(", ""),
        ("plane", "; did you mean 'plain'?"),
    ],
)
def test_entry_that_is_no_kernel_lists_the_kernels(entry, hint):
    error = refusal(SEVERAL, entry=entry)
    assert type(error) is UnknownNameError
    assert str(error) == (
        f"no __global__ function in my.cu is named {entry!r}{hint} "
        "(known: filled, plain, tiles::hidden, tiles::inner::product, twice)"
    )


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("filled", "the entry 'filled' of my.cu is a template: name one kernel by its arguments, as in 'filled<16>'"),
        (
            "twice",
            "the entry 'twice' of my.cu names several functions: name one by its parameters, as in 'twice(int *)'",
        ),
    ],
)
def test_entry_that_means_several_functions_is_refused(entry, message):
    error = refusal(SEVERAL, entry=entry)
    assert type(error) is InputError
    assert str(error) == message


@pytest.mark.parametrize(
    ("entry", "symbol"),
    [
        ("product<2>(float *, int)", "_Z7productILi2EEvPfi"),
        ("product<2>(float *, const float *, int)", "_Z7productILi2EEvPfPKfi"),
        ("mine::scale(double *)", "_ZN4mine5scaleEPd"),
    ],
)
def test_types_of_parameters_choose_one_of_several_kernels(entry, symbol):
    source = (
        "template <int M> __global__ void product(float *a, int n) { a[threadIdx.x] = M * n; }\n"
        "template <int M> __global__ void product(float *a, const float *b, int n) { a[threadIdx.x] = M * b[n]; }\n"
        "namespace mine { __global__ void scale(float *a) { *a = 1; } __global__ void scale(double *a) { *a = 2; } }\n"
    )
    assert compile_source(source, name="my.cu", target="sm_90", entry=entry).symbol == symbol


@pytest.mark.parametrize("body", ["*a = n;", "void *p; cudaMalloc(&p, n);"])
def test_kernel_with_other_declarations_is_the_one_with_a_body(body):
    source = f"__global__ void k(int *a);\n__global__ void k(int *a, const int n) {{ {body} }}\n"
    assert compile_source(source, name="my.cu", target="sm_90", entry="k").symbol == "_Z1kPii"


def test_function_of_another_file_is_left_to_the_linker():
    source = "__device__ int found(int n);\n__global__ void k(int *a) { *a = found(3); }\n"
    kernel = compile_source(source, name="my.cu", target="sm_90", entry="k")
    assert ".extern .func" in kernel.ptx


def test_macro_of_nvcc_is_there_for_a_source_that_names_it():
    source = "#ifdef __NVCC__\n__device__ int n = 1;\n#endif\n__global__ void k(int *a) { *a = n; }\n"
    assert ".entry" in compile_source(source, name="my.cu", target="sm_90", entry="k").ptx


@pytest.mark.parametrize("target", ["sm_35", "compute_90", "sm_90 ", "h200"])
def test_unknown_target_lists_the_known_ones(target):
    error = refusal(TILE, target=target)
    assert type(error) is UnknownNameError
    assert str(error).startswith(f"no compilation target is named {target!r}")
    assert str(error).endswith(f"(known: {', '.join(sorted(supported_targets()))})")


def test_option_that_sets_the_target_is_refused():
    assert str(refusal(TILE, options=["-arch=sm_80"])) == (
        "the option '-arch=sm_80' of my.cu cannot be used: the device sets the target (sm_90)"
    )


def test_kernel_with_an_instruction_of_one_architecture_is_compiled_for_it_alone():
    source = 'extern "C" __global__ void k() { asm volatile("wgmma.fence.sync.aligned;"); }'
    assert compile_source(source, name="my.cu", target="sm_90", entry="k").target == "sm_90a"
    without = source.replace("wgmma.fence.sync.aligned;", "bar.warp.sync -1;")
    assert compile_source(without, name="my.cu", target="sm_90", entry="k").target == "sm_90"
    log = refusal(source, "k", target="sm_100").log
    assert log.startswith("my.cu(1): error: Instruction 'wgmma.fence' not supported on .target 'sm_100'")


def test_option_that_leaves_no_machine_code_is_refused():
    assert str(refusal(TILE, "reverse", defines={"TILE": 8}, options=["-dlto"])) == (
        "the options of my.cu leave no machine code for sm_90: -dlto"
    )


# --- a compiler that breaks down ------------------------------------------------------------------------------------

BOMB = """
template <int N, int M> struct F { static const int v = F<N - 1, 2 * M>::v + F<N - 1, 2 * M + 1>::v; };
template <int M> struct F<0, M> { static const int v = 1; };
__global__ void k(int *a) { a[0] = F<30, 0>::v; }
"""


def test_crash_on_an_instance_gives_the_log_of_the_file():
    error = refusal("template <int N> __global__ void k(vector<N> a) { a[0] = N; }", entry="k<16>")
    assert type(error) is CompileError
    assert error.message == (
        "my.cu does not compile for sm_90: NVIDIA's compiler crashed (SIGSEGV) on the entry 'k<16>'; "
        "without it, it reports"
    )
    assert 'my.cu(1): error: identifier "vector" is undefined' in error.log


@pytest.mark.parametrize("text", ["Half *a", "Half *a, int n", "unknown a", "const Pair *__restrict__ a", "T::inner a"])
@pytest.mark.parametrize("head", ["template <int N>", "template <class T>", "template <class T, int N>"])
@pytest.mark.parametrize("entry", ["k<16>", "k<float>", "k<float, 16>"])
def test_unknown_type_in_a_template_is_refused_with_a_log(head, text, entry):
    error = refusal(f"{head} __global__ void k({text}) {{ a[0] = 1; }}", entry=entry)
    assert isinstance(error, CompileError | UnknownNameError)
    assert getattr(error, "log", "my.cu(1): error").startswith("my.cu(1): error")


def test_crash_of_a_file_that_compiles_without_the_entry_is_one_sentence(monkeypatch):
    def break_down(source, *, entry, **further):
        ending = Ending.CRASHED if entry else Ending.DONE
        return CompilerOutput(ending=ending, failure="NVIDIA's compiler crashed (SIGABRT)" if entry else "")

    monkeypatch.setattr("warplens.cuda.compiler.compilation.run_compiler", break_down)
    assert str(refusal(SEVERAL, entry="filled<2>")) == (
        "my.cu does not compile for sm_90: NVIDIA's compiler crashed (SIGABRT) on the entry 'filled<2>', "
        "and compiles the file without it"
    )


def test_crash_with_the_entry_and_without_it_is_one_sentence(monkeypatch):
    output = CompilerOutput(ending=Ending.CRASHED, failure="NVIDIA's compiler crashed (SIGABRT)")
    monkeypatch.setattr("warplens.cuda.compiler.compilation.run_compiler", lambda *_, **__: output)
    assert str(refusal(SEVERAL, entry="plain")) == (
        "my.cu does not compile for sm_90: NVIDIA's compiler crashed (SIGABRT) on the entry 'plain'"
    )


def test_log_of_endless_lines_loses_its_middle():
    error = refusal(f"__global__ void k() {{ {' '.join(f'x{number};' for number in range(2000))} }}")
    assert type(error) is CompileError
    assert error.log.startswith('my.cu(1): error: identifier "x0" is undefined')
    assert re.search(r"\n\[\d+ characters are left out here\]\n", error.log)
    assert error.log.endswith('100 errors detected in the compilation of "my.cu".\nCompilation terminated.')
    assert len(error.log) < LONGEST + 100


def test_source_that_never_ends_is_one_sentence():
    assert str(refusal(BOMB, limits=CompilerLimits(time_s=0.3))) == (
        "my.cu does not compile for sm_90: NVIDIA's compiler did not end within 0.3 s of processor time"
    )


def test_source_that_takes_too_much_memory_is_refused_with_the_limit():
    error = refusal(BOMB, limits=CompilerLimits(memory_bytes=256 << 20))
    assert type(error) is CompileError
    assert error.message == "my.cu does not compile for sm_90: NVIDIA's compiler needs more than 0.25 GiB of memory"
    assert "my.cu(2): catastrophic error: out of memory" in error.log


# --- the cache ------------------------------------------------------------------------------------------------------


def test_second_compilation_comes_from_the_cache_under_the_name_of_its_file(tmp_path, monkeypatch):
    cache = CompileCache(tmp_path)
    source = 'extern "C" __global__ void k(int *a) { a[0] = 1; int unused; }'
    first = compile_source(source, name="one.cu", target="sm_90", entry="k", cache=cache)
    monkeypatch.setattr("warplens.cuda.compiler.compilation.run_compiler", None)
    second = compile_source(source, name="two.cu", target="sm_90", entry="k", cache=cache)
    assert first.log.startswith("one.cu(1): warning")
    assert second.log == first.log.replace("one.cu", "two.cu")
    assert (second.ptx, second.cubin, second.resources) == (first.ptx, first.cubin, first.resources)


def test_refused_source_is_not_kept(tmp_path):
    refusal("nonsense", cache=CompileCache(tmp_path))
    assert list(tmp_path.iterdir()) == []
