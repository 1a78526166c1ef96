"""The choices of the window: kernels, also those in the user's folders, and GPUs, those of this machine first."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.util import find_spec

import pytest

from warplens.cuda.catalogue import builtin_kernels, select
from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.sweep.pairing import PairingExecutor
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import WorkerPool
from warplens.gui.window.app import LATER, device_choices, kernels_of, make_backend
from warplens.profiles import ab_run
from warplens.profiles.ab_run import Decided
from warplens.profiles.matching import thresholds

BUILT_IN = builtin_kernels()
COPY = next(kernel for kernel in BUILT_IN if kernel.name == "copy_coalesced")


def test_kernels_of_a_folder_stand_beside_the_built_in_ones(tmp_path):
    (tmp_path / "mine.cu").write_text(COPY.source.replace("copy_coalesced", "my_copy"), encoding="utf-8")
    kernels = kernels_of([tmp_path])
    assert [kernel.name for kernel in kernels] == [*(kernel.name for kernel in BUILT_IN), "my_copy"]


def test_kernel_with_the_name_of_a_built_in_one_stands_beside_it_with_its_file(tmp_path):
    (tmp_path / "mine.cu").write_text(COPY.source, encoding="utf-8")
    names = [kernel.name for kernel in kernels_of([tmp_path])]
    assert names == [*(kernel.name for kernel in BUILT_IN), "mine.cu::copy_coalesced"]


def test_missing_folder_is_one_sentence(tmp_path):
    with pytest.raises(InputError, match="there is no folder"):
        kernels_of([tmp_path / "missing"])


def test_cards_of_this_machine_stand_before_the_emulated_gpus():
    card = replace(load_spec("gtx-1080-ti"), key="gpu-nvidia-geforce-gtx-1080-ti")
    choices = device_choices([load_spec("h200"), card, load_spec("l4")])
    assert [(choice.key, choice.label) for choice in choices] == [
        ("gpu-nvidia-geforce-gtx-1080-ti", "GTX 1080 Ti · measured"),
        ("h200", "H200 SXM 141 GB · emulated, modelled"),
        ("l4", "L4 · emulated, modelled"),
    ]


def planned(device):
    sizes = tuple(range(32, 32 * 41, 32))
    return plan_sweep(select(["transpose_tiled"]), problem={"N": sizes}, tune={"TILE": (8,)}, devices=[device])


def test_backend_of_a_machine_with_a_card_never_lets_it_wait(monkeypatch):
    spec = replace(load_spec("h200"), key="gpu-nvidia-h200")
    monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(gpus=(InstalledGpu(uuid="GPU-1", spec=spec),)))
    with ThreadPoolExecutor(1) as background:
        plan = planned("gpu-nvidia-h200")
        execution = make_backend(background).execution(plan)
        executor = execution.executor_factory()
        executor.shutdown()
    assert isinstance(executor, PairingExecutor)
    assert execution.in_flight == len(plan.points)


def test_backend_of_a_machine_without_a_card_is_the_processors(monkeypatch):
    monkeypatch.setattr(gpus, "find_gpus", AvailableGpus)
    with ThreadPoolExecutor(1) as background:
        execution = make_backend(background).execution(planned("h200"))
        executor = execution.executor_factory()
        executor.shutdown()
    assert isinstance(executor, WorkerPool)
    assert execution.in_flight == execution.workers


def test_backend_measures_in_turns_until_the_samples_decide_by_the_thresholds(monkeypatch):
    made = []
    monkeypatch.setattr(ab_run, "local_execution", lambda *_plan, **settings: made.append(settings))
    with ThreadPoolExecutor(1) as background:
        make_backend(background).ab_execution(planned("h200"), thresholds("strict"))
    assert [settings["decides"] for settings in made] == [Decided(0.01, 0.001)]


def test_what_is_imported_behind_the_first_picture_is_there():
    assert {find_spec(f"warplens.{name}").name for name in LATER} == {f"warplens.{name}" for name in LATER}


def test_the_window_imports_nothing_heavy():
    code = (
        "import sys, warplens.cuda.compiler.includes, warplens.gui.cli, warplens.gui.window.app\n"
        "heavy = {'llvmlite', 'scipy', 'elftools', 'rich', 'typer', 'cuda.bindings.runtime', 'warplens.cuda.ptx',\n"
        "         'warplens.cuda.simt', 'warplens.cuda.compiler.compilation'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
