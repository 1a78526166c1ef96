"""Programs in C that call the CUDA runtime run to their end on the stand-in, and fail where they would on a GPU."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver import program as programs
from warplens.cuda.driver.own_folder import OwnFolder
from warplens.cuda.driver.program import Program
from warplens.cuda.ground.confinement import rights
from warplens.cuda.ground.errors import FailureKind, InputError
from warplens.cuda.record.points import worst_line
from warplens.cuda.record.session import Session

ADD = """.version 7.5
.target sm_75
.address_size 64
.visible .global .align 4 .u32 bias = 5;
.visible .entry k(.param .u64 a, .param .u32 n)
{
	.reg .pred %p<2>; .reg .b32 %r<9>; .reg .b64 %rd<5>;
	ld.param.u64 %rd1, [a];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.s32 %rd3, %r5, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.u32 %r6, [%rd4];
	ld.global.u32 %r7, [bias];
	add.s32 %r8, %r6, %r7;
	add.s32 %r8, %r8, %r1;
	st.global.u32 [%rd4], %r8;
	ret;
}
"""
BEGIN = "int *a, h[64] = {1, 2, 3}, n = 10; cudaMalloc((void **)&a, 256); cudaMemset(a, 0, 256);"
"""A program begins so; the kernel adds n and the variable `bias`, which is 5, to each element."""
Run = Callable[..., Any]


def test_kernel_computes_on_the_memory_of_the_program(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} cudaMemcpy(a, h, 256, H2D); int e = LAUNCH(0, 2, 32, &a, &n);\n"
        'cudaMemcpy(h, a, 256, D2H); cudaFree(a); printf("%d %d %d\\n", e, h[2], h[63]); return 3;',
    )
    assert (ran.code, ran.output, ran.sentences) == (3, "0 18 15\n", [])
    [record] = ran.records
    assert (record.code.kernel, record.launch.grid, record.launch.block) == ("k", (2, 1, 1), (32, 1, 1))
    assert [(place.file.rpartition("/")[2], place.line) for place in record.places] == [("main.c", 1)]


def test_variables_keep_their_first_values_and_what_is_copied_there(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} int before, set = 100; cudaMemcpyFromSymbol(&before, variables[0], 4, 0, D2H);\n"
        "cudaMemset(a, 0, 256); cudaMemcpyToSymbol(variables[0], &set, 4, 0, H2D); LAUNCH(0, 1, 32, &a, &n);\n"
        'cudaMemcpy(h, a, 4, D2H); cudaFree(a); printf("%d %d\\n", before, h[0]); return 0;',
        variables={"bias": 4},
    )
    assert ran.output == "5 110\n"


def test_fault_stays_until_the_device_is_reset(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} int launched = LAUNCH(0, 3, 32, &a, &n), waited = cudaDeviceSynchronize();\n"
        "int later = cudaMalloc((void **)&a, 4); cudaDeviceReset(); int after = cudaDeviceSynchronize();\n"
        'printf("%d %s %d %d\\n", launched, cudaGetErrorName(waited), later, after); return 0;',
    )
    assert ran.output == "0 cudaErrorIllegalAddress 700 0\n"
    [record] = ran.records
    [failure] = record.failures
    assert "stores" in failure or "loads 4 bytes at byte 256 of array" in failure


@pytest.mark.parametrize(
    ("launch", "error", "words"),
    [
        ("LAUNCH(0, 1, 2048, &a, &n)", "cudaErrorInvalidValue", "the block has 2048 threads"),
        ("LAUNCH(0, 0, 32, &a, &n)", "cudaErrorInvalidConfiguration", "the grid has 0 blocks along x"),
        (
            "cudaLaunchKernel(kernels[0], (dim3){1,1,1}, (dim3){32,1,1}, (void *[]){&a, &n}, 50000, 0)",
            "cudaErrorInvalidValue",
            "takes 50,000 bytes of dynamic shared memory, and may take 49,152 until cudaFuncSetAttribute",
        ),
        ("cudaLaunchKernel(h, (dim3){1,1,1}, (dim3){1,1,1}, 0, 0, 0)", "cudaErrorInvalidDeviceFunction", ""),
    ],
)
def test_launch_that_a_gpu_refuses_returns_its_error(run: Run, launch: str, error: str, words: str) -> None:
    ran = run(ADD, f'{BEGIN} int e = {launch}; cudaFree(a); printf("%s\\n", cudaGetErrorName(e)); return 0;')
    assert ran.output == f"{error}\n"
    said = [sentence for sentence in ran.sentences if "never asks for this error" in sentence]
    assert [words in sentence for sentence in said] == ([True] if words else [])


def test_code_of_nvcc_without_lines_is_named_without_its_symbol(run: Run) -> None:
    shared = ADD.replace(
        "ld.global.u32 %r7, [bias];",
        "setp.eq.u32 %p1, %r4, 1;\n\t@%p1 st.shared.u32 [s], %r4;\n\tld.shared.u32 %r7, [s];",
    ).replace(".visible .entry", ".shared .align 4 .b8 s[4];\n.visible .entry")
    for ptx, blocks, words in (
        (ADD.replace("[a]", "[k_param_0]").replace(".u64 a,", ".u64 k_param_0,"), 3, "at byte 256 of array 'param_0'"),
        (shared, 1, "wrote by `@%p1 st.shared.u32 [s], %r4` with no __syncwarp()"),
    ):
        ran = run(ptx, f"{BEGIN} LAUNCH(0, {blocks}, 32, &a, &n); return 0;")
        record = ran.records[0]
        [message] = (*record.failures, *([] if record.fault is None else [str(record.fault)]))
        assert words in message
        assert " main.c: `" in message


def test_error_that_the_program_asks_for_is_no_finding(run: Run) -> None:
    ran = run(ADD, f"{BEGIN} LAUNCH(0, 1, 2048, &a, &n); cudaFree(a); return cudaGetLastError();")
    assert (ran.code, ran.sentences) == (1, [])


def test_more_shared_memory_is_allowed_once_it_is_asked_for(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} cudaFuncSetAttribute(kernels[0], 8, 60000); int blocks;\n"
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernels[0], 32, 60000);\n"
        "int e = cudaLaunchKernel(kernels[0], (dim3){1,1,1}, (dim3){32,1,1}, (void *[]){&a, &n}, 60000, 0);\n"
        'cudaFree(a); printf("%d %d\\n", e, blocks); return 0;',
    )
    assert ran.output == "0 3\n"  # 228 KiB for blocks of 60,000 bytes and 1 KiB


def test_managed_memory_is_read_and_written_by_both_sides(run: Run) -> None:
    ran = run(
        ADD,
        "int *a, n = 1; cudaMallocManaged((void **)&a, 256, 1); for (int i = 0; i < 64; i++) a[i] = i;\n"
        'LAUNCH(0, 2, 32, &a, &n); cudaDeviceSynchronize(); printf("%d\\n", a[63]); cudaFree(a); return 0;',
    )
    assert (ran.output, ran.sentences) == ("69\n", [])


def test_host_that_reads_managed_memory_too_early_is_named(run: Run) -> None:
    ran = run(
        ADD,
        "int *a, n = 1; cudaMallocManaged((void **)&a, 256, 1); a[0] = 0; LAUNCH(0, 2, 32, &a, &n); int early = a[0];\n"
        'cudaDeviceSynchronize(); printf("%d\\n", early); cudaFree(a); return 0;',
    )
    assert ran.output == "6\n"
    [sentence] = ran.sentences
    assert "the host touches memory that a kernel writes before it has synchronised" in sentence


def test_host_that_touches_memory_of_the_device_ends_as_with_a_gpu(run: Run) -> None:
    ran = run(ADD, f'{BEGIN} printf("before\\n"); fflush(stdout); a[0] = 1; return 0;')
    assert (ran.code, ran.output) == (139, "before\n")
    assert "it is memory of the device; on a GPU the program ends here, too" in ran.lines[0]


def test_memory_that_is_never_freed_or_freed_twice_is_named(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} int *b; cudaMalloc((void **)&b, 16);\ncudaFree(a);\nint twice = cudaFree(a);\n"
        'int used = cudaMemcpy(h, a, 4, D2H); printf("%d %d\\n", twice, used); return 0;',
    )
    assert ran.output == "1 1\n"
    sentences = "\n".join(ran.sentences)
    assert "main.c:3: frees memory that was freed before, in " in sentences
    assert "main.c:4: a copy of 4 bytes uses memory that was freed in " in sentences
    assert "main.c:1: memory of the device (16 bytes in all) is never freed" in sentences


def test_copy_beyond_the_end_is_refused_and_named(run: Run) -> None:
    ran = run(ADD, f'{BEGIN} printf("%d\\n", cudaMemcpy(a, h, 260, H2D)); cudaFree(a); return 0;')
    assert ran.output == "1\n"
    assert ran.sentences[0].endswith("a copy of 260 bytes at byte 0 of an allocation of 256")


def test_graph_is_launched_as_often_as_the_program_says(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} void *s, *graph, *exec; cudaStreamCreate(&s); cudaMemset(a, 0, 256); cudaStreamBeginCapture(s, 0);\n"
        "cudaLaunchKernel(kernels[0], (dim3){1,1,1}, (dim3){32,1,1}, (void *[]){&a, &n}, 0, s); n = 99;\n"
        "cudaStreamEndCapture(s, &graph); cudaGraphInstantiate(&exec, graph, 0); cudaGraphDestroy(graph);\n"
        "cudaGraphLaunch(exec, s); cudaGraphLaunch(exec, s); cudaStreamSynchronize(s); cudaMemcpy(h, a, 4, D2H);\n"
        'cudaFree(a); printf("%d\\n", h[0]); return 0;',
    )
    assert ran.output == "30\n"  # twice 10 + 5: arguments are those of the capture
    assert ran.records[0].count == 2


def test_executable_graph_takes_new_parameters_and_the_nodes_of_another(run: Run) -> None:
    ran = run(
        ADD,
        f"""{BEGIN} int cudaGraphCreate(void **, int), cudaGraphAddKernelNode(), cudaGraphAddMemsetNode(), kind = -1;
int cudaGraphAddMemcpyNode1D(void **, void *, void **, size_t, void *, void *, size_t, int), *b, g[64];
int cudaGraphExecMemcpyNodeSetParams1D(void *, void *, void *, void *, size_t, int), cudaGraphExecKernelNodeSetParams();
int cudaGraphExecMemsetNodeSetParams(), cudaGraphExecUpdate(), cudaGraphNodeGetType(), cudaGraphClone(void **, void *);
struct {{ void *function; dim3 grid, block; unsigned shared; void **arguments, **extra; }} kernel =
    {{kernels[0], {{1, 1, 1}}, {{32, 1, 1}}, 0, (void *[]){{&a, &n}}, 0}};
struct {{ void *target; size_t pitch; unsigned value, element; size_t width, height; }} fill = {{a, 0, 1, 4, 32, 1}};
struct {{ int result; void *failed, *from; }} outcome; void *graph, *other, *exec, *fills, *adds, *copies;
cudaMalloc((void **)&b, 256); cudaMemset(b, 0, 256); cudaGraphCreate(&graph, 0);
cudaGraphAddMemsetNode(&fills, graph, (void *)0, (size_t)0, &fill);
cudaGraphAddKernelNode(&adds, graph, &fills, (size_t)1, &kernel);
cudaGraphAddMemcpyNode1D(&copies, graph, &adds, 1, h, a, 4, D2H);
cudaGraphInstantiate(&exec, graph, 0); cudaGraphClone(&other, graph); cudaGraphLaunch(exec, 0);
printf("%d ", h[0]); n = 100; fill.value = 7; fill.target = b; kernel.arguments = (void *[]){{&b, &n}};
int errors = cudaGraphExecMemsetNodeSetParams(exec, fills, &fill)
    + cudaGraphExecKernelNodeSetParams(exec, adds, &kernel)
    + cudaGraphExecMemcpyNodeSetParams1D(exec, copies, g, b, 4, D2H);
cudaGraphLaunch(exec, 0); cudaGraphNodeGetType(copies, &kind); printf("%d %d %d ", g[0], errors, kind);
errors = cudaGraphExecUpdate(exec, other, &outcome); h[0] = 0; cudaGraphLaunch(exec, 0);
printf("%d %d %d\\n", h[0], errors, outcome.result); cudaFree(a); cudaFree(b); return 0;""",
    )
    assert (ran.output, ran.sentences) == ("16 112 0 1 16 0 0\n", [])  # 1 + 10 + 5, then 7 + 100 + 5, then as first
    assert [record.count for record in ran.records] == [3]
    assert all(place.file.endswith("main.c") for record in ran.records for place in record.places)


def test_driver_is_there_once_the_runtime_is(run: Run) -> None:
    ran = run(
        ADD,
        "int cuMemsetD32_v2(void *, unsigned, size_t), *a, h; cudaMalloc((void **)&a, 4);\n"
        'int e = cuMemsetD32_v2(a, 7, 1); cudaMemcpy(&h, a, 4, D2H); cudaFree(a); printf("%d %d\\n", e, h); return 0;',
    )
    assert (ran.output, ran.sentences) == ("0 7\n", [])


def test_freed_memory_gives_its_addresses_to_new_once_they_run_out(run: Run) -> None:
    ran = run(
        ADD,
        "enum { MOST = 64 }; char *kept, *a, *small[MOST]; int h = 5, errors = 0, zeros = 0;\n"
        "size_t size = 60ul << 30; cudaMalloc((void **)&kept, 4); cudaMemcpy(kept, &h, 4, H2D);\n"
        "for (int i = 0; i < 20; i++) { errors += cudaMalloc((void **)&a, size); zeros += !a;\n"
        "errors += cudaMemset(a, 1, 16); errors += cudaMemset(a + size - 16, 1, 16); errors += cudaFree(a); }\n"
        "for (int i = 0; i < MOST; i++) { errors += cudaMalloc((void **)&small[i], 1 << 20);\n"
        "for (int j = 0; j < i; j++) errors += small[j] + (1 << 20) > small[i] && small[i] + (1 << 20) > small[j]; }\n"
        "errors += cudaMalloc((void **)&a, size); errors += cudaFree(a); cudaMemcpy(&h, kept, 4, D2H);\n"
        "for (int i = 0; i < MOST; i++) errors += cudaFree(small[i]); cudaFree(kept);\n"
        'printf("%d %d %d\\n", errors, zeros, h); return 0;',
    )
    assert (ran.output, ran.sentences) == ("0 0 5\n", [])


EVENTS = "void *e0, *e1, *s; float ms; cudaEventCreate(&e0); cudaEventCreate(&e1); cudaStreamCreate(&s);"


@pytest.mark.parametrize(
    ("main", "words"),
    [
        (
            "cudaEventRecord(e0, 0); LAUNCH(0, 1, 32, &a, &n); cudaEventRecord(e1, 0);",
            "the time has the first launch of k in it",
        ),
        ("cudaEventRecord(e0, 0); cudaEventRecord(e1, 0);", "the time between two events has no launch in it"),
        (
            (
                "LAUNCH(0, 1, 32, &a, &n); void *t; cudaStreamCreate(&t); cudaEventRecord(e0, t);\n"
                "dim3 g = {1,1,1}, b = {32,1,1};"
                "cudaLaunchKernel(kernels[0], g, b, (void *[]){&a, &n}, 0, s); cudaEventRecord(e1, t);"
            ),
            "the events are recorded in another stream than the launch of k",
        ),
        (
            (
                "LAUNCH(0, 1, 32, &a, &n); cudaEventRecord(e0, 0);\n"
                "for (int i = 0; i < 3; i++) LAUNCH(0, 1, 32, &a, &n); cudaEventRecord(e1, 0);"
            ),
            "all 3 timed launches of k use the same 256 bytes, which stay in L2 (",
        ),
    ],
)
def test_time_of_the_program_that_is_none_of_the_kernel_is_named(run: Run, main: str, words: str) -> None:
    ran = run(ADD, f"{BEGIN} {EVENTS} {main} cudaEventElapsedTime(&ms, e0, e1); cudaFree(a); return 0;")
    assert [words in sentence for sentence in ran.sentences] == [True]


def test_good_time_is_no_finding_and_is_the_modelled_one(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} {EVENTS} LAUNCH(0, 1, 32, &a, &n); cudaDeviceSynchronize(); cudaEventRecord(e0, 0);\n"
        "LAUNCH(0, 1, 32, &a, &n); cudaEventRecord(e1, 0); cudaEventElapsedTime(&ms, e0, e1); cudaFree(a);\n"
        'printf("%d\\n", ms > 0.0005 && ms < 0.1); return 0;',
    )
    assert (ran.output, ran.sentences) == ("1\n", [])


def test_launches_of_a_graph_are_of_the_stream_in_which_it_is_launched(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} {EVENTS} void *graph, *exec; LAUNCH(0, 1, 32, &a, &n); cudaStreamBeginCapture(s, 0);\n"
        "cudaLaunchKernel(kernels[0], (dim3){1,1,1}, (dim3){32,1,1}, (void *[]){&a, &n}, 0, s);\n"
        "cudaStreamEndCapture(s, &graph); cudaGraphInstantiate(&exec, graph, 0); cudaGraphDestroy(graph);\n"
        "cudaEventRecord(e0, s); cudaGraphLaunch(exec, s); cudaEventRecord(e1, s);\n"
        "cudaEventElapsedTime(&ms, e0, e1); cudaFree(a); return 0;",
    )
    assert ran.sentences == []


def test_host_clock_that_is_read_too_early_is_named(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} struct timespec {{ long s, ns; }} t; int clock_gettime(int, struct timespec *);\n"
        "LAUNCH(0, 1, 32, &a, &n); clock_gettime(1, &t);\n"
        "cudaDeviceSynchronize(); clock_gettime(1, &t); cudaFree(a); return 0;",
    )
    assert [
        "main.c:2: the host's clock is read before anything waits for the launch of k" in s for s in ran.sentences
    ] == [True]


def test_worst_line_is_that_which_moves_more_than_it_needs(run: Run) -> None:
    scattered = ADD.replace("mul.wide.s32 %rd3, %r5, 4;", "mul.wide.s32 %rd3, %r5, 128;")
    scattered = scattered.replace("ld.global.u32 %r6", ".loc 1 7 1\n\tld.global.u32 %r6") + '\t.file\t1 "kernels.cu"\n'
    ran = run(scattered, "int *a, n = 1; cudaMalloc((void **)&a, 4096); LAUNCH(0, 1, 32, &a, &n); return 0;")
    assert worst_line(ran.records[0]) == "worst line kernels.cu:7: 7.2 times the sectors that it needs"  # 65 of 9


def test_function_that_is_not_there_is_named_once(run: Run) -> None:
    ran = run(
        ADD,
        "int cudaIpcOpenEventHandle(void); int e = cudaIpcOpenEventHandle(); cudaIpcOpenEventHandle();\n"
        'printf("%d\\n", e); return 0;',
    )
    assert ran.output == "801\n"
    assert ran.sentences == ["the program called what is not executed here: cudaIpcOpenEventHandle"]


def test_static_runtime_is_taken_by_its_symbols(run: Run, tmp_path: Path) -> None:
    static = tmp_path / "runtime.c"
    names = ("cudaMalloc", "cudaMemcpy", "cudaFree", "cudaLaunchKernel", "cudaGetErrorName")
    bodies = [f'int {name}(void) {{ puts("the static runtime"); puts("runs"); return 1; }}' for name in names]
    static.write_text("#include <stdio.h>\n" + "\n".join(bodies), encoding="utf-8")
    ran = run(
        ADD,
        f"{BEGIN} cudaMemcpy(a, h, 256, H2D); LAUNCH(0, 2, 32, &a, &n); cudaMemcpy(h, a, 256, D2H); cudaFree(a);\n"
        'printf("%d\\n", h[2]); return 0;',
        flags=(str(static), "-fno-builtin"),
    )
    assert ran.output == "18\n"


def test_program_that_is_killed_has_the_exit_code_of_a_shell(run: Run) -> None:
    assert run(ADD, "raise(9); return 0;").code == 137


def test_each_process_has_its_own_memory_and_its_launches(run: Run) -> None:
    ran = run(
        ADD,
        f"if (argc > 1) {{ if (!fork()) execl(argv[0], argv[0], (char *)0); wait(0); }}\n{BEGIN}\n"
        "cudaMemcpy(a, h, 256, H2D); LAUNCH(0, 2, 32, &a, &n); cudaMemcpy(h, a, 256, D2H); cudaFree(a);\n"
        'printf("%d\\n", h[2]); return 0;',
        "twice",
    )
    assert ran.output == "18\n18\n"
    assert ran.records[0].count == 2


def test_program_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    session = Session(load_spec("h200"))
    plain = tmp_path / "text"
    plain.write_text("no program", encoding="utf-8")
    for name, words in (
        (str(tmp_path / "none"), "there is no program"),
        (str(plain), "is no program that may be executed"),
    ):
        with pytest.raises(InputError, match=words):
            Program(session=session).run([name])


def test_process_that_a_program_leaves_behind_ends_with_it(tmp_path: Path) -> None:
    told = tmp_path / "number"
    program = Program(session=Session(load_spec("h200")))
    behind = f"setsid sh -c 'echo $$ > {told}.new; mv {told}.new {told}; sleep 600' &"
    assert program.run(["sh", "-c", f"{behind} while [ ! -e {told} ]; do sleep 0.01; done; exit 3"]) == 3
    state = Path(f"/proc/{told.read_text(encoding='ascii').strip()}/stat")
    with suppress(FileNotFoundError):  # else it is dead, and nobody has asked for its exit code
        assert state.read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"


def test_program_that_only_waits_is_ended_where_there_is_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "IDLE_S", 0.3)
    program = Program(session=Session(load_spec("h200")), limit_s=10)
    assert program.run(["sleep", "600"]) == 128 + signal.SIGKILL
    assert (program.is_idle, program.is_ended) == (True, True)


def test_confined_program_makes_a_file_of_its_own_executable_and_no_other(tmp_path: Path) -> None:
    if not rights.landlock_version():
        pytest.skip("this system has no Landlock")
    mine = tmp_path / "mine"
    mine.write_text("exit 5", encoding="ascii")
    mine.chmod(0o644)
    own = OwnFolder()
    program = Program(session=Session(load_spec("h200")))
    script = f"cd {own.working}; echo exit 7 > made; chmod 755 made; chmod 755 {mine} && exit 9; ./made"
    assert program.run(["sh", "-c", script], own=own, is_quiet=True) == 7
    assert mine.stat().st_mode & 0o777 == 0o644
    shutil.rmtree(own.path)


def test_program_without_device_code_only_runs(capfd: pytest.CaptureFixture[str]) -> None:
    session = Session(load_spec("h200"))
    assert Program(session=session).run(["sh", "-c", "echo plain; exit 7"]) == 7
    assert capfd.readouterr().out == "plain\n"


GRAPH = """int cudaMallocAsync(void **, size_t, void *), cudaFreeAsync(void *, void *), cudaGraphExecDestroy(void *);
int h[64] = {1, 2, 3}, out[64], n = 10, *a; void *s, *graph, *run; cudaStreamCreate(&s); cudaStreamBeginCapture(s, 0);
cudaMallocAsync((void **)&a, 256, s); cudaMemcpyAsync(a, h, 256, H2D, s);
cudaLaunchKernel(kernels[0], (dim3){2,1,1}, (dim3){32,1,1}, (void *[]){&a, &n}, 0, s);"""
"""A program begins so: its graph allocates memory and computes there."""
LAUNCH = "cudaStreamEndCapture(s, &graph); cudaGraphInstantiate(&run, graph, 0); int first = cudaGraphLaunch(run, s);"


def test_graph_that_frees_what_it_allocates_runs_again(run: Run) -> None:
    ran = run(
        ADD,
        f"{GRAPH} cudaMemcpyAsync(out, a, 256, D2H, s); cudaFreeAsync(a, s); {LAUNCH} h[2] = 50;\n"
        "int before = out[2], again = cudaGraphLaunch(run, s), used = cudaMemcpy(out + 3, a, 4, D2H);\n"
        'printf("%d %d %d %d %d\\n", first, before, again, out[2], used); return 0;',
    )
    assert ran.output == "0 18 0 65 1\n"
    assert ["never freed" in sentence for sentence in ran.sentences] == [False]


def test_memory_that_a_graph_leaves_is_freed_outside_or_by_its_next_launch(run: Run) -> None:
    ran = run(
        ADD,
        f"{GRAPH} {LAUNCH} int again = cudaGraphLaunch(run, s); cudaMemcpy(out, a, 256, D2H);\n"
        "int freed = cudaFree(a), later = cudaGraphLaunch(run, s); cudaGraphInstantiate(&run, graph, 1);\n"
        "int third = cudaGraphLaunch(run, s);\n"
        'printf("%d %d %d %d %d %d\\n", first, again, out[2], freed, later, third); return 0;',
    )
    assert ran.output == "0 1 18 0 0 0\n"
    [leak] = [sentence for sentence in ran.sentences if "never freed" in sentence]
    assert leak.endswith("memory of the device (256 bytes in all) is never freed")


RING = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a)
{
	.reg .b32 %r<9>; .reg .b64 %rd<5>; .shared .align 4 .b32 mine;
	ld.param.u64 %rd1, [a];
	mov.u32 %r1, %cluster_ctarank;
	mov.u32 %r2, %ctaid.x;
	st.shared.u32 [mine], %r2;
	barrier.cluster.arrive;
	barrier.cluster.wait;
	xor.b32 %r3, %r1, 1;
	mov.u32 %r4, mine;
	mapa.shared::cluster.u32 %r5, %r4, %r3;
	ld.shared::cluster.u32 %r6, [%r5];
	mul.wide.u32 %rd2, %r2, 4;
	add.s64 %rd3, %rd1, %rd2;
	st.global.u32 [%rd3], %r6;
	barrier.cluster.arrive;
	barrier.cluster.wait;
	ret;
}
"""
"""Each block of a cluster of two stores the number of the other one."""
CLUSTERS = """
typedef struct { int id; char unused[4]; union { char bytes[64]; dim3 cluster; } value; } Attribute;
typedef struct { dim3 grid, block; size_t shared; void *stream; Attribute *attributes; unsigned count; } Configuration;
int cudaLaunchKernelExC(const Configuration *, const void *, void **);
int cudaOccupancyMaxActiveClusters(int *, const void *, const Configuration *);
int cudaOccupancyMaxPotentialClusterSize(int *, const void *, const Configuration *);
int *a, h[4], active, largest; cudaMalloc((void **)&a, 16);
Attribute attribute = {.id = 4, .value.cluster = {2, 1, 1}};
Configuration shape = {{4, 1, 1}, {32, 1, 1}, 0, 0, &attribute, 1};
"""


def test_program_launches_clusters_and_asks_how_many_are_resident(run: Run) -> None:
    ran = run(
        RING,
        f"{CLUSTERS} int e = cudaLaunchKernelExC(&shape, kernels[0], (void *[]){{&a}});\n"
        "cudaMemcpy(h, a, 16, D2H); cudaFree(a); shape.grid.x = 5;\n"
        "int refused = cudaLaunchKernelExC(&shape, kernels[0], (void *[]){&a}); cudaGetLastError(); shape.grid.x = 4;\n"
        "cudaOccupancyMaxActiveClusters(&active, kernels[0], &shape);\n"
        "cudaOccupancyMaxPotentialClusterSize(&largest, kernels[0], &shape);\n"
        "const char *name = cudaGetErrorName(refused);\n"
        'printf("%d %d%d%d%d %s %d %d\\n", e, h[0], h[1], h[2], h[3], name, active > 100, largest);\n'
        "return 0;",
    )
    assert (ran.output, ran.sentences) == ("0 1032 cudaErrorInvalidClusterSize 1 8\n", [])
    record, second = ran.records
    assert (record.launch.grid, record.launch.cluster) == ((4, 1, 1), (2, 1, 1))
    [refusal] = second.failures.values()
    assert refusal.kind is FailureKind.LIMIT
