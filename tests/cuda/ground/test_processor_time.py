"""Limits of processor time, with a clock and processes that are told what to say."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest

from warplens.cuda.ground import processor_time
from warplens.cuda.ground.processor_time import GUARD, HANGS_S, LOOKED_AT_S, Limit


@dataclass
class World:
    now_s: float = 0.0
    spent_s: float | None = 0.0
    waits: bool = False


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made = World()
    monkeypatch.setattr(processor_time, "processor_s", lambda _: made.spent_s)
    return made


def limit(world: World, limit_s: float, process: int | None = 1, threads: int = 1) -> Limit:
    made = Limit(process, limit_s, threads=threads, waits=lambda: world.waits, clock=lambda: world.now_s)
    assert made.left_s() == pytest.approx(min(limit_s, LOOKED_AT_S))
    return made


def test_time_on_the_wall_ends_no_process_that_computes(world: World) -> None:
    of_process = limit(world, 10.0)
    for step in range(1, 100):  # a hundredth of a processor
        world.now_s, world.spent_s = 5.0 * step, 0.05 * step
        assert of_process.left_s() == pytest.approx(10.0 - 0.05 * step)
    world.spent_s = 10.0
    assert of_process.left_s() == 0
    assert of_process.sentence("the limit of ") == "it took longer than the limit of 10 s of processor time"


def test_each_thread_has_the_limit(world: World) -> None:
    of_process = limit(world, 10.0, threads=4)
    world.spent_s = 36.0
    assert of_process.left_s() == pytest.approx(1.0)


def test_process_that_computes_nothing_hangs_unless_it_waits_for_others(world: World) -> None:
    of_process = limit(world, 10.0)
    world.now_s, world.waits = 2 * HANGS_S, True
    assert of_process.left_s() > 0
    world.waits = False
    world.now_s += HANGS_S
    assert of_process.left_s() == 0
    assert of_process.sentence() == f"it took no processor time for {HANGS_S:g} s"


def test_process_that_computes_hardly_anything_ends_at_last(world: World) -> None:
    of_process = limit(world, 1.0)
    world.now_s, world.spent_s = HANGS_S - 1, 0.2
    assert of_process.left_s() > 0
    world.now_s, world.spent_s = GUARD + HANGS_S, 0.4
    assert of_process.left_s() == 0


def test_process_that_has_just_ended_is_not_late(world: World) -> None:
    of_process = limit(world, 1.0)
    world.spent_s = None
    assert of_process.left_s() > 0


def test_process_that_ends_while_its_limit_begins_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([1.0])  # it is gone at the second question
    monkeypatch.setattr(processor_time, "processor_s", lambda _: next(answers, None))
    assert processor_time.Limit(1, 10.0).left_s() > 0


def test_without_a_process_the_wall_clock_counts(world: World) -> None:
    of_gpu = limit(world, 10.0, process=None)
    world.now_s, world.spent_s = 9.0, 100.0
    assert of_gpu.left_s() == pytest.approx(1.0)
    world.now_s = 10.0
    assert of_gpu.left_s() == 0
    assert of_gpu.sentence() == "it took longer than 10 s"


def test_time_of_children_counts() -> None:
    before = processor_time.processor_s(os.getpid())
    if before is None:
        pytest.skip("the system does not tell")
    child = os.fork()
    if not child:
        for _ in range(10_000_000):
            pass
        os._exit(0)
    os.waitpid(child, 0)
    assert (processor_time.processor_s(os.getpid()) or 0) > before
