"""Trials of what fits into a GPU's memory: in another process, and never for longer than the limit."""

from __future__ import annotations

import os
from concurrent.futures import Executor, Future

import pytest

from warplens.cuda.ground.errors import LaunchError, MissingPartError
from warplens.cuda.sweep import memory_trials
from warplens.cuda.sweep.memory_trials import Trials
from warplens.cuda.sweep.pool import WorkerPool
from warplens.cuda.sweep.protocols import WorkerResources


class Scripted(Executor):
    """Gives each call the next answer: a value, or an unfinished future where there is none left."""

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.was_killed = self.was_shut = False

    def submit(self, *call, **kwargs):
        del call, kwargs
        future: Future[object] = Future()
        if self.answers:
            future.set_result(self.answers.pop(0))
        return future

    def kill_workers(self) -> None:
        self.was_killed = True

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        del cancel_futures
        assert not wait  # a process that hangs in the driver would block the test
        self.was_shut = True


class DyingPool(WorkerPool):
    """Its worker dies of each call."""

    def submit(self, *call, **kwargs):
        del call, kwargs
        return super().submit(os._exit, 3)


def test_answers_are_passed_on():
    trials = Trials("GPU-7", pool=Scripted((5, 9), True, False))
    assert (trials.free_bytes, trials.total_bytes) == (5, 9)
    assert [trials.holds([1, 2]), trials.holds([3])] == [True, False]


def test_card_that_does_not_answer_is_given_up_and_its_process_killed():
    pool = Scripted((5, 9))
    trials = Trials("GPU-7", 0.01, pool)
    with pytest.raises(LaunchError, match=r"^the GPU had not answered after 0\.01 s$"):
        trials.holds([1])
    trials.close()
    assert (pool.was_killed, pool.was_shut) == (True, True)


def test_card_that_does_not_open_is_given_up_and_its_process_killed():
    pool = Scripted()
    with pytest.raises(LaunchError, match="had not answered"):
        Trials("GPU-7", 0.01, pool)
    assert pool.was_killed


def test_process_that_dies_is_one_sentence():
    with pytest.raises(LaunchError, match=r"^the worker process died while memory of the GPU was allocated$"):
        Trials("GPU-7", pool=DyingPool([WorkerResources()]))


def test_error_of_the_driver_is_one_sentence(monkeypatch):
    class DriverError(Exception):
        """As PyCUDA's."""

    def open_gpu(_uuid: str) -> None:
        raise DriverError("cuCtxCreate failed: out of memory")

    monkeypatch.setattr(memory_trials, "GpuMemory", open_gpu)
    monkeypatch.setattr(memory_trials, "driver_errors", lambda: DriverError)
    for call in (lambda: memory_trials.room_bytes("GPU-7"), lambda: memory_trials.room_holds("GPU-7", (1,))):
        with pytest.raises(LaunchError, match="CUDA_ERROR_OUT_OF_MEMORY"):
            call()


def test_missing_part_comes_back_from_the_process(monkeypatch):
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    with pytest.raises(MissingPartError):
        Trials("GPU-there-is-none")
