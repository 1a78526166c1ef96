"""A launch of a program that the device refuses: it is not executed, and its point is skipped."""

from tests.cuda.driver.test_program import ADD, BEGIN, Run
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.points import PointSpec, Status
from warplens.cuda.record.points import point_of


def test_refused_launch_is_skipped_and_changes_nothing(run: Run) -> None:
    bounded = ADD.replace("(.param .u64 a, .param .u32 n)", "(.param .u64 a, .param .u32 n) .maxntid 16, 1, 1")
    ran = run(
        bounded,
        f"{BEGIN} LAUNCH(0, 1, 32, &a, &n); cudaMemcpy(h, a, 256, D2H); cudaFree(a);\n"
        'printf("%d %d %d\\n", h[0], h[31], cudaGetLastError()); return 0;',
    )
    assert ran.output == "0 0 1\n"
    [record] = ran.records
    identity = PointSpec(
        path="", source_hash="", kernel="k", family="k", device="h200", problem={}, tune={}, budget_s=1.0, limit=10**6
    )
    point = point_of(record, identity, load_spec("h200"))
    assert (point.status, point.failure) == (Status.SKIPPED, FailureKind.LIMIT)
    assert point.reason == "the block has 32 threads, and k is compiled for at most 16 (__launch_bounds__)"
