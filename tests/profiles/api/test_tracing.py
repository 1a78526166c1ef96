"""Launches in a block of `warplens.trace`: taken over, counted, told apart, kept, and given back."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import warplens
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record import adapters, session

pytestmark = pytest.mark.usefixtures("kept_workers")

SOURCE = """
__global__ void scatter(float *out, int step) { out[step * threadIdx.x] = 1.0f; }
__global__ void scale(float *out, int n) { out[threadIdx.x] *= n; }
__global__ void race(float *out) { out[0] += threadIdx.x; }
"""


def kernels() -> tuple[ModuleType, ModuleType]:
    from pycuda import compiler, driver

    return driver, compiler.SourceModule(SOURCE)


def test_launches_have_their_metrics_by_name() -> None:
    with warplens.trace("h200") as launches:
        driver, module = kernels()
        out = driver.mem_alloc(4096)
        for step in (1, 1, 32):
            module.get_function("scatter")(out, np.int32(step), block=(32, 1, 1))
    assert repr(launches) == "<Trace on h200: 3 launches of scatter>"
    [dense] = launches.kernels("scatter")
    assert (dense.name, dense.launches, dense.gst_efficiency) == ("scatter", 3, 100.0)
    assert launches.kernel("scatter", threads=32).registers_per_thread > 0
    assert dense.time_ns == dense.point.time.value_ns
    with pytest.raises(AttributeError, match="gst is no metric"):
        _ = dense.gst


def test_kept_launch_has_the_name_of_its_point_after_later_launches_gave_that_other_sizes(tmp_path: Path) -> None:
    with warplens.trace("h200", save=tmp_path / "step.warplens.json") as launches:
        driver, module = kernels()
        for threads in (32, 64):
            scale = module.get_function("scale")
            scale(driver.mem_alloc(4096), np.int32(1), block=(threads, 1, 1))
            assert (
                launches.kernel("scale", **({} if threads == 32 else {"threads": 64})).explanation.block[0] == threads
            )
    assert [dict(point.problem) for point in launches.profile.points] == [
        {"n": 1, "blocks": 1, "threads": threads} for threads in (32, 64)
    ]
    assert [kernel.explain().block[0] for kernel in launches] == [32, 64]
    assert len(list((tmp_path / "step.warplens.launches").glob("*.warplens-launch"))) == 2


def test_kernel_of_before_is_explained_after_a_later_launch_gave_its_point_other_sizes() -> None:
    with warplens.trace("h200") as launches:
        driver, module = kernels()
        scale = module.get_function("scale")
        scale(driver.mem_alloc(4096), np.int32(1), block=(32, 1, 1))
        before = launches.kernel("scale")
        scale(driver.mem_alloc(4096), np.int32(1), block=(64, 1, 1))
        after = launches.kernel("scale", threads=32)
    assert before.point.problem != after.point.problem
    assert (before.explain().block[0], after.explain().block[0]) == (32, 32)


def test_kernels_of_triton_are_compiled_for_the_target_that_is_asked_for() -> None:
    with warplens.trace("h200", target="sm_80"):
        assert session.current().target == (8, 0)


def test_launch_is_explained_as_a_kernel_file_is() -> None:
    with warplens.trace("h200") as launches:
        driver, module = kernels()
        out = driver.mem_alloc(4096)
        for step in (32, 1):
            module.get_function("scatter")(out, np.int32(step), block=(32, 1, 1))
    kernel = launches.kernel("scatter")
    explanation = kernel.explanation
    [access] = explanation.accesses
    assert (access.access.array, access.access.sectors, explanation.excess_sectors) == ("out", 32, 28)
    assert explanation.source.splitlines()[access.access.line - 1].startswith("__global__ void scatter")
    assert kernel.explanation is explanation
    older = kernel.explain(device="gtx-1080-ti", check="full", time_limit_s=60)
    assert older.device == "gtx-1080-ti"
    assert kernel.explain(rescored_for="8800-gtx").rescored_for == "8800-gtx"
    with pytest.raises(InputError, match="no device is named 'gone'"):
        kernel.explain(device="gone")


def test_launch_that_was_not_kept_is_not_explained() -> None:
    with warplens.trace("h200", keep_mib=0) as launches:
        driver, module = kernels()
        module.get_function("scatter")(driver.mem_alloc(4096), np.int32(1), block=(32, 1, 1))
    with pytest.raises(InputError, match="the launch of scatter is not in the folder"):
        _ = launches.kernel("scatter").explanation


def test_temporary_launches_go_with_the_block() -> None:
    with warplens.trace("h200") as launches:
        driver, module = kernels()
        module.get_function("scatter")(driver.mem_alloc(4096), np.int32(1), block=(32, 1, 1))
    folder = launches._kept.folder
    assert len(list(folder.glob("*.warplens-launch"))) == 1
    del launches
    gc.collect()
    assert not folder.exists()


def test_saved_launches_stand_beside_the_profile(tmp_path: Path) -> None:
    with warplens.trace("h200", save=tmp_path / "step.warplens.json"):
        driver, module = kernels()
        module.get_function("scatter")(driver.mem_alloc(4096), np.int32(1), block=(32, 1, 1))
    assert len(list((tmp_path / "step.warplens.launches").glob("*.warplens-launch"))) == 1


def test_kinds_of_launches_are_told_apart_by_their_sizes() -> None:
    with warplens.trace("h200") as launches:
        driver, module = kernels()
        for threads in (32, 64):
            module.get_function("scatter")(driver.mem_alloc(4096), np.int32(1), block=(threads, 1, 1))
    assert launches.kernel("scatter", threads=64).point.problem["threads"] == 64
    with pytest.raises(
        InputError, match="2 kinds of launches of 'scatter' with any sizes: <scatter: blocks=1, threads=32"
    ):
        launches.kernel("scatter")
    with pytest.raises(InputError, match=r"no launch of 'scatter' with \{'threads': 7\}"):
        launches.kernel("scatter", threads=7)
    with pytest.raises(InputError, match="no kernel 'gather' was launched; launched: scatter"):
        launches.kernel("gather")


def test_races_are_asserted() -> None:
    with warplens.trace("h200") as launches:
        driver, module = kernels()
        module.get_function("race")(driver.mem_alloc(4), block=(64, 1, 1))
    with pytest.raises(AssertionError, match=r"race: block=\(0,0,0\) thread=\(\d+,0,0\).* with no "):
        launches.assert_no_races()
    with pytest.raises(InputError, match=r"races were looked for in no launch$"):
        warplens.trace("h200").assert_no_races()


def test_launches_that_were_not_searched_are_not_said_to_be_free_of_races() -> None:
    with warplens.trace("h200", races=0) as launches:
        driver, module = kernels()
        module.get_function("race")(driver.mem_alloc(4), block=(64, 1, 1))
    with pytest.raises(InputError, match="looked for in no launch of race"):
        launches.assert_no_races()


def test_a_fault_is_kept_and_raised(tmp_path: Path) -> None:
    kept = tmp_path / "cell.json"
    launches = warplens.trace("h200", save=kept)

    def leave_the_array() -> None:
        with launches:
            driver, module = kernels()
            module.get_function("scatter")(driver.mem_alloc(4096), np.int32(1024), block=(32, 1, 1))

    with pytest.raises(Exception, match="stores 4 bytes at byte 4096"):
        leave_the_array()
    assert warplens.load(kept).points[0].status.value == "failed"
    assert launches.profile.points[0].reason == warplens.load(kept).points[0].reason


def test_one_block_at_a_time() -> None:
    with warplens.trace("h200") as launches:
        with pytest.raises(InputError, match="one at a time"), warplens.trace("h200"):
            pass
        kernels()
    assert not launches.kernels()
    assert "pycuda.driver" not in sys.modules


def test_a_package_that_was_imported_before_is_changed_and_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    package, patch, done = ModuleType("a_package"), ModuleType("a_patch"), []
    patch.install = lambda module: done.append(module.__name__) or (lambda: done.append("undone"))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_package", package)
    monkeypatch.setitem(sys.modules, "a_patch", patch)
    known = (adapters.Patch(package="a_package", patch="a_patch"),)
    with adapters.installed(known), adapters.installed(known):
        assert done == ["a_package"]
    assert done == ["a_package", "undone"]
    with adapters.installed(known):
        assert done == ["a_package", "undone", "a_package"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"device": "h201"}, "h201"),
        ({"races": -1}, "races"),
        ({"device": 4}, "device takes"),
        ({"save": 4}, "save takes"),
        ({"target": 80}, "^target takes a target such as 'sm_80', not 80"),
        (
            {"target": "sm_100"},
            "^target sm_100: kernels of Triton for this device are compiled for sm_75, sm_80, sm_86",
        ),
    ],
)
def test_wrong_argument_is_one_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        warplens.trace(**given)


TEST_MODULE = """
import numpy as np
from pycuda import autoinit, compiler, driver

SOURCE = "__global__ void scatter(float *out, int step) { out[step * threadIdx.x] = 1.0f; }"

def test_dense(warplens):
    with warplens.trace("h200") as launches:
        kernel = compiler.SourceModule(SOURCE).get_function("scatter")
        kernel(driver.mem_alloc(4096), np.int32(1), block=(32, 1, 1))
    assert launches.kernel("scatter").gst_efficiency > 95
    launches.assert_no_races()

def test_sparse(warplens):
    with warplens.trace("h200") as launches:
        kernel = compiler.SourceModule(SOURCE).get_function("scatter")
        kernel(driver.mem_alloc(4096), np.int32(32), block=(32, 1, 1))
    assert launches.kernel("scatter").gst_efficiency > 95
"""


@pytest.mark.parametrize("by", ["option", "file"])
def test_tests_of_kernels_run_without_a_gpu(tmp_path: Path, by: str) -> None:
    (tmp_path / "test_mine.py").write_text(TEST_MODULE)
    (tmp_path / "pytest.ini").write_text("[pytest]\n" + ("warplens = true\n" if by == "file" else ""))
    options = ["--warplens"] if by == "option" else []
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "1 failed, 1 passed" in ended.stdout
    assert "AssertionError: assert 12.5 > 95" in ended.stdout


def test_settings_of_the_timing_need_a_card() -> None:
    with pytest.raises(InputError, match=r"^cache is for launches that are timed on a GPU of this machine"):
        warplens.trace("h200", cache="warm")
    with pytest.raises(InputError, match=r"^timing is for launches"):
        warplens.trace("h200", emulate=True, timing={"least_samples": 20})
