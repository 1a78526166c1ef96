"""Launches that equal one before are only executed: what they compute and fail at is as if each were the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.capture.value import Capture
from warplens.cuda.record.session import Session

KERNELS = """.version 7.5
.target sm_75
.address_size 64
.visible .entry add(.param .u64 a, .param .u32 n)
{
	.reg .b32 %r<4>; .reg .b64 %rd<5>;
	ld.param.u64 %rd1, [a];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %tid.x;
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.u32 %r3, [%rd4];
	add.s32 %r3, %r3, %r1;
	st.global.u32 [%rd4], %r3;
	ret;
}
.visible .entry count(.param .u64 a, .param .u64 led)
{
	.reg .b32 %r<4>; .reg .b64 %rd<7>;
	ld.param.u64 %rd1, [a];
	ld.param.u64 %rd2, [led];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	ld.global.u64 %rd5, [%rd4];
	ld.global.u32 %r1, [%rd3];
	mul.wide.u32 %rd6, %r1, 4;
	add.s64 %rd5, %rd5, %rd6;
	st.global.u32 [%rd5], %r1;
	add.s32 %r1, %r1, 1;
	st.global.u32 [%rd3], %r1;
	ret;
}
"""
"""`add` adds a number to 32 elements; `count` writes a[0] to that element of the array that `led` leads to, and adds 1
to a[0]."""
BEGIN = """int *a, *b, *led, h[64] = {0}, n, i;
cudaMalloc((void **)&a, 128); cudaMalloc((void **)&b, 256); cudaMalloc((void **)&led, 8);
cudaMemset(a, 0, 128); cudaMemset(b, 0, 256); cudaMemcpy(led, &b, 8, H2D);
"""
Run = Callable[..., Any]


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the kernels of the launches that go the whole way, in their order."""
    kernels: list[str] = []
    launch = Session.launch

    def noted(session: Session, capture: Capture, **options: bool) -> None:
        kernels.append(capture.code.kernel)
        launch(session, capture, **options)

    monkeypatch.setattr(Session, "launch", noted)
    return kernels


def test_equal_launches_compute_on_what_they_find(run: Run, whole: list[str]) -> None:
    """Numbers, contents, the memory that an address leads to, and memory at the same place all change in between."""
    ran = run(
        KERNELS,
        BEGIN
        + """for (n = 0; n < 100; n++) LAUNCH(0, 1, 32, &a, &n);
cudaMemcpy(h, a, 128, D2H); printf("%d", h[31]);
cudaMemset(a, 0, 128); n = 2;
for (i = 0; i < 100; i++) LAUNCH(0, 1, 32, i & 1 ? (void *)&a : (void *)&b, &n);
cudaMemcpy(h, a, 128, D2H); printf(" %d", h[0]); cudaMemcpy(h, b, 128, D2H); printf(" %d", h[0]);
cudaMemset(a, 0, 128);
for (i = 0; i < 40; i++) LAUNCH(1, 1, 1, &a, &led);
cudaMemcpy(h, b, 256, D2H); printf(" %d %d", h[39], h[40]);
int *c; cudaMalloc((void **)&c, 256); cudaMemcpy(led, &c, 8, H2D);
for (i = 0; i < 20; i++) LAUNCH(1, 1, 1, &a, &led);
cudaMemcpy(h, b, 256, D2H); printf(" %d", h[40]); cudaMemcpy(h, c, 256, D2H); printf(" %d %d", h[40], h[59]);
cudaFree(a); cudaFree(b); cudaFree(c); cudaFree(led); return 0;""",
        kernels=("add", "count"),
    )
    assert ran.output == "4950 100 100 39 0 0 40 59"
    assert (ran.code, ran.sentences) == (0, [])
    assert [(record.code.kernel, record.count, list(record.failures)) for record in ran.records] == [
        ("add", 200, []), ("count", 60, []),
    ]  # fmt: skip
    assert len(whole) < 30


@pytest.mark.parametrize(
    ("main", "output", "count"),
    [
        ("for (i = 0; i < 500; i++) LAUNCH(1, 1, 1, &a, &led);", "700 700", 65),  # b has 64 elements
        ("for (i = 0; i < 20; i++) LAUNCH(1, 1, 1, &a, &led); cudaFree(b); LAUNCH(1, 1, 1, &a, &led);", "700 700", 21),
        (
            "for (i = 0; i < 500; i++) LAUNCH(1, 1, 1, &a, &led); cudaDeviceReset(); cudaMalloc((void **)&a, 128);",
            "0 0", 65,
        ),
    ],
)  # fmt: skip
def test_fault_of_an_equal_launch_stays_and_nothing_is_executed_after_it(
    run: Run, whole: list[str], main: str, output: str, count: int
) -> None:
    ran = run(
        KERNELS,
        f'{BEGIN} {main} printf("%d %d", cudaDeviceSynchronize(), cudaMalloc((void **)&led, 4)); return 0;',
        kernels=("add", "count"),
    )
    assert ran.output == output
    [record] = ran.records
    assert record.count == count
    assert len(record.failures) == 1
    assert len(whole) < 10


@pytest.mark.parametrize(
    ("end", "code"),
    [("_exit(5);", 5), ("abort();", 134), ("return 3;", 3), ("LAUNCH(0, 1, 2048, &a, &n); return 4;", 4)],
)
def test_launches_that_nothing_waits_for_are_counted(run: Run, end: str, code: int) -> None:
    ran = run(KERNELS, f"{BEGIN} n = 1; for (i = 0; i < 400; i++) LAUNCH(0, 1, 32, &a, &n); {end}", kernels=("add",))
    assert ran.code == code
    assert ran.records[0].count == 400
    assert any("2048 threads" in sentence for sentence in ran.sentences) == ("2048" in end)


def test_host_that_reads_too_early_is_named_after_many_equal_launches(run: Run) -> None:
    """Memory of both sides may come later than launches on memory of the device."""
    ran = run(
        KERNELS,
        BEGIN
        + """n = 1; for (i = 0; i < 50; i++) LAUNCH(0, 1, 32, &a, &n);
int *m; cudaMallocManaged((void **)&m, 128, 1); memset(m, 0, 128);
for (i = 0; i < 50; i++) LAUNCH(0, 1, 32, &m, &n);
int early = m[0]; cudaDeviceSynchronize(); printf("%d %d", early, m[31]);
cudaFree(a); cudaFree(b); cudaFree(led); cudaFree(m); return 0;""",
        kernels=("add",),
    )
    assert ran.output == "50 50"
    [sentence] = ran.sentences
    assert "the host touches memory that a kernel writes before it has synchronised" in sentence
