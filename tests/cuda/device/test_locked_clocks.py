"""The clocks of GPUs are locked within a block, and given back however it ends; NVML is a fake."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.device import locked_clocks as module
from warplens.cuda.device.locked_clocks import base_clock_mhz, hindrance, locked_clocks
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError, MissingPartError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are ended by signals")

SPEC = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
OTHER = replace(SPEC, key="gpu-other", name="Other")
LONGEST_S = 120.0
KILLED = """
import os, sys, time
from dataclasses import replace
from warplens.cuda.device.gpus import use_known_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.locked_clocks import locked_clocks
from warplens.cuda.device.spec import load_spec
spec = replace(load_spec("h200"), key="gpu-nvidia-h200")
use_known_gpus(AvailableGpus(gpus=(InstalledGpu(uuid="GPU-0", spec=spec),)))
with locked_clocks([spec]):
    if sys.argv[1:] and os.fork() == 0:  # a child that holds the keeper's input open
        time.sleep(5)
        os._exit(0)
    print("locked", flush=True)
    time.sleep(60)
"""


class Machine:
    """A machine with GPUs, and what became of their clocks."""

    def __init__(self, log: Path) -> None:
        self._log = log

    def lines(self) -> list[list[str]]:
        """Return process, change and GPU of each change."""
        return [line.split() for line in self._log.read_text().splitlines()] if self._log.exists() else []

    def changes(self) -> list[str]:
        return [" ".join(words[1:]) for words in self.lines()]

    def keeper(self) -> int:
        return int(self.lines()[-1][0])

    def wait_for(self, change: str) -> None:
        end = time.monotonic() + LONGEST_S
        while self.changes()[-1:] != [change] and time.monotonic() < end:
            time.sleep(0.01)
        assert self.changes()[-1] == change


@pytest.fixture
def machine(monkeypatch, tmp_path):
    shutil.copy(Path(__file__).with_name("fake_nvml.py"), tmp_path / "pynvml.py")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")])))
    monkeypatch.setenv("WARPLENS_FAKE_NVML", str(tmp_path / "log"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "pynvml", raising=False)
    gpus = tuple(
        InstalledGpu(uuid=uuid, spec=spec) for uuid, spec in (("GPU-0", SPEC), ("GPU-1", SPEC), ("GPU-2", OTHER))
    )
    monkeypatch.setattr("warplens.cuda.device.gpus.find_gpus", lambda: AvailableGpus(gpus=gpus))
    monkeypatch.setattr(module, "hindrance", str)
    yield Machine(tmp_path / "log")
    sys.modules.pop("pynvml", None)


BOTH = ["set GPU-0 1485 1485", "set GPU-1 1485 1485"]
FREE = ["reset GPU-0", "reset GPU-1"]


def test_all_gpus_of_a_model_are_locked_at_the_supported_clock_below_its_base_clock(machine):
    with locked_clocks([load_spec("h200"), SPEC]) as clocks_hz:
        assert clocks_hz == {"gpu-nvidia-h200": 1.485e9}
        assert machine.changes() == BOTH
    assert machine.changes() == BOTH + FREE


def test_gpu_that_names_no_clocks_gets_the_base_clock(machine, monkeypatch):
    monkeypatch.setenv("WARPLENS_FAKE_NVML_REFUSES", "clocks")
    with locked_clocks([OTHER]) as clocks_hz:
        assert clocks_hz == {"gpu-other": 1.5e9}


def test_clocks_are_given_back_after_an_error(machine):
    with pytest.raises(KeyboardInterrupt), locked_clocks([SPEC]):
        raise KeyboardInterrupt
    assert machine.changes() == BOTH + FREE


@pytest.mark.parametrize("arguments", [[], ["fork"]], ids=["alone", "with a forked child"])
def test_clocks_are_given_back_when_the_process_is_killed(machine, arguments):
    with subprocess.Popen([sys.executable, "-c", KILLED, *arguments], stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"locked\n"
        assert machine.changes() == BOTH[:1]
        process.kill()
    machine.wait_for("reset GPU-0")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signal_that_ends_programs_does_not_end_the_keeper(machine, number):
    with locked_clocks([SPEC]):
        os.kill(machine.keeper(), number)
    [*_, last] = machine.lines()
    assert (int(last[0]), machine.changes()) == (machine.keeper(), BOTH + FREE)


def test_clocks_are_given_back_when_the_keeper_is_killed(machine):
    with locked_clocks([SPEC]):
        os.kill(machine.keeper(), signal.SIGKILL)
    assert machine.changes() == BOTH + FREE
    assert machine.keeper() == os.getpid()


def test_lock_of_one_run_is_refused_to_another(machine):
    with locked_clocks([SPEC]):
        with pytest.raises(InputError) as error, locked_clocks([OTHER, SPEC]):
            pytest.fail("the GPUs are locked twice")
        assert machine.changes() == BOTH
    assert str(error.value) == (
        "the clocks of the NVIDIA H200, Other cannot be locked: another run of Warplens has locked them"
    )


def test_refused_lock_is_one_sentence_and_leaves_no_gpu_locked(machine, monkeypatch):
    monkeypatch.setenv("WARPLENS_FAKE_NVML_REFUSES", "set:GPU-1")
    monkeypatch.setattr(module, "hindrance", lambda: "only an administrator may")
    with pytest.raises(InputError) as error, locked_clocks([SPEC]):
        pytest.fail("the block runs")
    assert str(error.value) == (
        "the clocks of the NVIDIA H200 cannot be locked: Insufficient Permissions; only an administrator may"
    )
    assert machine.changes() == [BOTH[0], FREE[0]]


def test_clocks_that_stay_locked_are_named_with_what_gives_them_back(machine, monkeypatch):
    monkeypatch.setenv("WARPLENS_FAKE_NVML_REFUSES", "reset:GPU-0")
    with pytest.raises(MissingPartError) as error, locked_clocks([SPEC]):
        pass
    assert str(error.value) == (
        "the clocks of the NVIDIA H200 are still locked (Insufficient Permissions): "
        "`sudo nvidia-smi --reset-gpu-clocks` gives them back"
    )
    assert machine.changes()[2] == FREE[1]


def test_module_of_the_current_folder_is_not_loaded(machine, monkeypatch, tmp_path):
    stranger = tmp_path / "stranger"
    stranger.mkdir()
    (stranger / "socket.py").write_text("raise SystemExit('taken over')")
    monkeypatch.chdir(stranger)
    with locked_clocks([OTHER]):
        pass
    assert machine.changes()[-1] == "reset GPU-2"


def test_emulated_device_has_no_clocks(machine):
    with pytest.raises(InputError) as error, locked_clocks([load_spec("h200")]):
        pytest.fail("the block runs")
    assert str(error.value) == "clocks are locked on GPUs of this machine, and none is among the devices (h200)"


@pytest.mark.parametrize(
    ("capabilities", "reason"),
    [("000001ffffffffff", ""), ("00000000a80425fb", "only an administrator may (CAP_SYS_ADMIN)")],
    ids=["administrator", "root of a container"],
)
def test_what_hinders_is_read_from_the_capabilities_of_the_process(monkeypatch, tmp_path, capabilities, reason):
    status = tmp_path / "status"
    status.write_text(f"Name:\tpython\nCapInh:\t0000000000000000\nCapEff:\t{capabilities}\n")
    monkeypatch.setattr(module, "STATUS", status)
    assert hindrance() == reason


def test_base_clock_mhz_returns_the_clock_in_mhz_that_a_gpu_holds_under_any_load():
    h200 = InstalledGpu(uuid="GPU-0", spec=load_spec("h200"), sm_clock_hz=1.98e9)
    assert base_clock_mhz(h200) == 1500
    assert (
        base_clock_mhz(replace(h200, spec=replace(h200.spec, base_clock_hz=1.98e9))) == 1386
    )  # of a model without a sheet
