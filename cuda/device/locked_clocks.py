"""The clocks of the SMs of GPUs, locked while a block of code runs.

The rule: no GPU is left locked. A process of its own holds the lock and gives it back when this one ends, in whatever
way (`warplens.cuda.device.clock_keeper`); if that process is killed, this one gives it back. NVML does not tell whether
another user had locked the clocks before, so giving them back removes that lock too.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from warplens.cuda.device import clock_keeper, gpus, nvidia_driver
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import InputError, MissingPartError

BASE_OF_HIGHEST = 0.7  # a GPU without a sheet is locked to this part of its highest clock; the H200's is 0.76
CAP_SYS_ADMIN = 1 << 21  # this bit of Linux's capabilities (capabilities(7)) is what the driver asks for
STATUS = Path("/proc/self/status")
ENDING_S = 10.0  # the keeper ends within milliseconds after its input; one that takes longer than this is ended
GIVE_BACK = "`sudo nvidia-smi --reset-gpu-clocks` gives them back"


@contextmanager
def locked_clocks(specs: Iterable[GpuSpec]) -> Iterator[dict[str, float]]:
    """Lock the clocks of the GPUs of these models at the base clocks until the block ends; yield them in Hz by key.

    Raises:
        InputError: no model is that of a GPU of this machine, or the clocks cannot be locked.
        MissingPartError: they could not be given back.
    """
    models = tuple(specs)
    keys = {spec.key for spec in models if gpus.is_gpu(spec.key)}
    wanted = {gpu.uuid: base_clock_mhz(gpu) for gpu in gpus.installed_gpus() if gpu.spec.key in keys}
    if not wanted:
        listed = ", ".join(spec.key for spec in models)
        raise InputError(f"clocks are locked on GPUs of this machine, and none is among the devices ({listed})")
    names = ", ".join(dict.fromkeys(gpu.spec.name for gpu in gpus.installed_gpus() if gpu.uuid in wanted))
    keeper = _start(wanted, names)
    try:
        locked = _answer(keeper, wanted, names)
        yield {gpu.spec.key: 1e6 * locked[gpu.uuid] for gpu in gpus.installed_gpus() if gpu.uuid in locked}
    except BaseException:
        with suppress(MissingPartError):  # the first error is the one to report
            _end(keeper, wanted, names)
        raise
    _end(keeper, wanted, names)


def base_clock_mhz(gpu: nvidia_driver.InstalledGpu) -> int:
    """Return the clock in MHz that a GPU holds under any load: the base clock of its model."""
    spec = gpu.spec
    is_known = spec.base_clock_hz < spec.clock_hz
    return round(1e-6 * (spec.base_clock_hz if is_known else BASE_OF_HIGHEST * (gpu.sm_clock_hz or spec.clock_hz)))


def hindrance() -> str:
    """Return why this user cannot lock clocks, "" if nothing is known; it only reads: a trial ends another's lock."""
    if sys.platform == "win32":
        import ctypes

        return "" if ctypes.windll.shell32.IsUserAnAdmin() else "only an administrator may"
    if sys.platform != "linux":
        return ""
    try:
        lines = STATUS.read_text().splitlines()
        capabilities = next(int(line.split()[1], 16) for line in lines if line.startswith("CapEff:"))
        return "" if capabilities & CAP_SYS_ADMIN else "only an administrator may (CAP_SYS_ADMIN)"
    except (OSError, ValueError):
        return "" if os.geteuid() == 0 else "only an administrator may"


def _start(wanted_mhz: Mapping[str, int], names: str) -> subprocess.Popen[str]:
    arguments = [f"{uuid}={clock}" for uuid, clock in wanted_mhz.items()]
    try:
        return subprocess.Popen(
            # -P: a file of the current folder must not take the place of a module.
            [sys.executable, "-P", "-X", "utf8", clock_keeper.__file__, str(os.getpid()), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # what ends the group of this process must not end the keeper
        )
    except OSError as error:
        raise InputError(f"the clocks of the {names} cannot be locked: {error.strerror}") from error


def _answer(keeper: subprocess.Popen[str], wanted_mhz: Mapping[str, int], names: str) -> dict[str, int]:
    """Return the locked clock in MHz of each GPU."""
    assert keeper.stdout
    assert keeper.stderr
    locked = {uuid: int(clock) for uuid, _, clock in (word.partition("=") for word in keeper.stdout.readline().split())}
    if locked.keys() == wanted_mhz.keys():
        return locked
    reason = " ".join(keeper.stderr.read().split()[-40:]) or "the process that locks them has ended"
    advice = hindrance()
    raise InputError(f"the clocks of the {names} cannot be locked: {reason}" + (f"; {advice}" if advice else ""))


def _end(keeper: subprocess.Popen[str], wanted_mhz: Mapping[str, int], names: str) -> None:
    """Let the keeper give the clocks back, and do it here if it was killed."""
    assert keeper.stdin
    assert keeper.stdout
    assert keeper.stderr
    with suppress(OSError):
        keeper.stdin.close()
    try:
        keeper.wait(ENDING_S)
    except subprocess.TimeoutExpired:
        keeper.kill()
        keeper.wait()
    reason = keeper.stderr.read().strip() if keeper.returncode == clock_keeper.LOCKED_STILL else ""
    keeper.stdout.close()
    keeper.stderr.close()
    if keeper.returncode not in (0, clock_keeper.FAILED):
        try:
            clock_keeper.give_back(wanted_mhz)
        except RuntimeError as error:
            sentence = f"the clocks of the {names} are still locked ({reason or error}): {GIVE_BACK}"
            raise MissingPartError(sentence) from error
