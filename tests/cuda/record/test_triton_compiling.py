"""Configurations of an autotuner that are compiled side by side, before the first of them is tried."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session
from warplens.cuda.record.triton import autotuning as compiling
from warplens.cuda.record.triton.autotuning import Compiling, in_processes, kind_of

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.fixture
def three_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "worker_count", lambda: 3)


@needs_fork
@pytest.mark.usefixtures("three_processors")
def test_functions_are_called_in_other_processes_and_what_they_do_there_is_lost(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    seen: list[int] = []

    def task(number: int) -> None:
        (tmp_path / str(number)).write_text(str(os.getpid()), encoding="utf-8")
        print("printed by a process", flush=True)
        seen.append(number)
        raise ValueError(number)

    in_processes([lambda number=number: task(number) for number in range(7)])  # type: ignore[misc]
    processes = {path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert sorted(path.name for path in tmp_path.iterdir()) == [*"0123456"]
    assert len(processes) == 3
    assert str(os.getpid()) not in processes
    assert (seen, capfd.readouterr().out) == ([], "")


@needs_fork
@pytest.mark.usefixtures("three_processors")
def test_process_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "LONGEST_S", 0.5)
    ended = tmp_path / "ended"

    def wait_for_ever() -> None:
        time.sleep(3600)
        ended.touch()

    forked: list[int] = []
    fork = os.fork

    def remembered() -> int:
        forked.append(fork())
        return forked[-1]

    monkeypatch.setattr(os, "fork", remembered)
    in_processes([wait_for_ever, wait_for_ever])
    assert len(forked) == 2
    for process in forked:
        with pytest.raises(ChildProcessError):  # it was waited for
            os.waitpid(process, os.WNOHANG)
    assert not ended.exists()


@pytest.mark.usefixtures("three_processors")
def test_program_that_may_not_fork_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise PermissionError("fork")

    monkeypatch.setattr(os, "fork", refuse, raising=False)
    called: list[int] = []
    in_processes([lambda: called.append(1), lambda: called.append(2)])
    assert not called


def test_one_processor_compiles_nothing_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "worker_count", lambda: 1)
    called: list[int] = []
    in_processes([lambda: called.append(1), lambda: called.append(2)])
    assert not called


@dataclass(kw_only=True)
class Config:
    """What is read of a configuration of Triton."""

    block: int
    pre_hook: Callable[[dict[str, Any]], None] | None = None

    def all_kwargs(self) -> dict[str, int]:
        return {"BLOCK": self.block}

    def __str__(self) -> str:
        return f"BLOCK: {self.block}"


@dataclass
class Tuner:
    """What is read of an autotuner and of its kernel, which notes how it is run."""

    runs: list[dict[str, Any]] = field(default_factory=list)
    nargs: dict[str, Any] = field(default_factory=lambda: {"n": 100})

    @property
    def fn(self) -> SimpleNamespace:
        parameters = [SimpleNamespace(name="n", is_constexpr=False), SimpleNamespace(name="BLOCK", is_constexpr=True)]
        return SimpleNamespace(params=parameters, run=lambda *given, **named: self.runs.append({"n": given, **named}))


def call_all(tasks: Sequence[Callable[[], object]]) -> None:
    for task in tasks:
        task()


def test_each_configuration_is_compiled_once_for_a_kind_of_arguments() -> None:
    hooked: list[dict[str, Any]] = []
    configs = [Config(block=64, pre_hook=hooked.append), Config(block=128)]
    ahead, tuner = Compiling(call_all), Tuner()
    for n in (100, 100, 101, 112):
        ahead.choose(tuner, configs)
        ahead.before_trial(tuner, (n,), {"grid": (1,), "warmup": False})
        ahead.before_trial(tuner, (n,), {"grid": (1,), "warmup": False})  # the second trial
    assert [(run["n"], run["BLOCK"]) for run in tuner.runs] == [
        ((100,), 64),
        ((100,), 128),
        ((112,), 64),
        ((112,), 128),
    ]
    assert {run["warmup"] for run in tuner.runs} == {True}
    assert hooked[0] == {"n": 100, "grid": (1,), "warmup": False, "BLOCK": 64}
    assert len(hooked) == 2


def test_configurations_that_are_not_tried_are_not_compiled() -> None:
    ahead, tuner = Compiling(call_all), Tuner()
    ahead.choose(tuner, [Config(block=64), Config(block=128)])
    ahead.forget(tuner)
    ahead.before_trial(tuner, (100,), {})
    ahead.choose(tuner, [Config(block=64)])  # one alone is compiled by its trial
    ahead.before_trial(tuner, (100,), {})
    assert not tuner.runs


def test_kinds_of_arguments_are_those_that_triton_tells_apart() -> None:
    def tensor(address: int, dtype: str = "float32") -> SimpleNamespace:
        return SimpleNamespace(data_ptr=lambda: address, dtype=dtype)

    kinds = {
        kind_of(Tuner().fn, (value,), {"BLOCK": block})
        for value in (1, 16, 3, 1 << 40, 0.5, True, tensor(64), tensor(68), tensor(64, "float16"))
        for block in (32, 64)
    }
    assert len(kinds) == 18
    assert kind_of(Tuner().fn, (tensor(64),), {}) == kind_of(Tuner().fn, (tensor(128),), {"grid": (2,)})


SCRIPT = """
import torch, triton, triton.language as tl
hits = []
triton.knobs.compilation.listener = lambda **given: hits.append(given["cache_hit"])

@triton.autotune([triton.Config({"BLOCK": block}) for block in (32, 64, 128, 256)], key=["n"])
@triton.jit
def double(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, 2 * tl.load(x + at, mask=at < n), mask=at < n)

x = torch.rand(1000)
out = torch.empty_like(x)
double[lambda meta: (triton.cdiv(1000, meta["BLOCK"]),)](x, out, 1000)
assert torch.equal(out, 2 * x)
assert hits == [True] * 4, hits
"""


@needs_fork
@pytest.mark.usefixtures("three_processors")
@pytest.mark.filterwarnings("ignore:TRITON_DEFAULT_FP_FUSION is unset")
def test_autotuner_finds_its_configurations_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    triton = pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    monkeypatch.setattr(triton.knobs.compilation, "listener", None)
    monkeypatch.setattr(triton.knobs.cache, "dir", str(tmp_path / "cache"))
    path = tmp_path / "double.py"
    path.write_text(SCRIPT, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    assert sorted(point.tune["BLOCK"] for point in session.points) == [32, 64, 128, 256]
