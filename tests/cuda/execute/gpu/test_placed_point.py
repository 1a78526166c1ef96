"""Sequences of launches on the stand-in for PyCUDA: order, results where swaps leave them, times of the steps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.gpu import on_gpu as placed_point
from warplens.cuda.execute.gpu import opened_gpu
from warplens.cuda.execute.joined_results import join_results
from warplens.cuda.execute.measurement.interleaved import goes_on
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, InputSet, Measuring, PlannedVisit, PointSpec, Status

SEQUENCES = Path(__file__).parents[1] / "sequences"
SHORT = Measuring(least_samples=3, least_time_s=0.0, longest_time_s=1.0, placements=2)


def point_of(name: str, size: int, folder: Path = SEQUENCES) -> PointSpec:
    path = folder / f"{name}.cu"
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family,
        problem={"N": size}, tune={}, device="h200", budget_s=1.0, limit=1, cache=CacheState.COLD, measuring=SHORT,
    )  # fmt: skip


def spread(driver, _grid, words):
    heat, power, after = (driver.memory[word].view(np.float32) for word in words[:3])
    after[...] = np.float32(0.5) * (np.roll(heat, 1) + np.roll(heat, -1)) + power


def begin(driver, _grid, words):
    for word in words:
        driver.memory[word][0] = 1


def expand(driver, _grid, words):
    targets, cost = (driver.memory[words[index]].view(np.int32) for index in (0, 4))
    front, visited, reached = (driver.memory[words[index]] for index in (1, 2, 3))
    for node in np.flatnonzero(front):
        front[node] = 0
        for edge in range(2 * node, min(2 * node + 2, len(targets) - 1)):
            if not visited[targets[edge] + 1]:
                cost[targets[edge] + 1] = cost[node] + 1
                reached[targets[edge] + 1] = 1


def advance(driver, _grid, words):
    front, reached, visited = (driver.memory[word] for word in words[:3])
    nodes = np.flatnonzero(reached)
    front[nodes] = visited[nodes] = 1
    reached[nodes] = 0
    if len(nodes):
        driver.memory[words[3]].view(np.int32)[0] = 1


@pytest.fixture
def kernels(driver):
    driver.kernels = {"spread": spread, "begin": begin, "expand": expand, "advance": advance}
    return driver.kernels


def test_result_lies_where_the_last_swap_left_it(runner, driver, kernels):
    result = runner.run(point_of("hotspot", 100))
    assert (result.status, result.reason) == (Status.OK, "")
    assert (result.check.array, result.check.checked) == ("heat", 100)
    assert (result.time.value_ns, result.time.provenance) == (3 * driver.LAUNCH_NS, Provenance.MEASURED)
    [step] = result.steps
    assert (step.number, step.kernel, step.launches, step.launch.grid) == (1, "spread", 3, (2, 1, 1))
    assert (step.time.value_ns, step.time.provenance) == (3 * driver.LAUNCH_NS, Provenance.MEASURED)
    assert result.launch == step.launch
    assert result.metrics["registers_per_thread"] == step.metrics["registers_per_thread"]
    assert "the times of the steps are those of one run, in which each launch was timed alone" in result.notes
    assert {part.placement for part in result.time.conditions} <= {None, 0, 1}


def test_flag_is_read_after_each_round(runner, driver, kernels):
    result = runner.run(point_of("bfs", 100))
    assert (result.status, result.reason, result.check.wrong) == (Status.OK, "", 0)
    assert [(step.kernel, step.launches) for step in result.steps] == [("begin", 1), ("expand", 7), ("advance", 7)]
    assert result.time.value_ns == 15 * driver.LAUNCH_NS
    assert "the host reads a flag after each round of `while`, which is part of the time" in result.notes
    assert any(
        note.startswith("registers, shared memory and theoretical occupancy are those of step ")
        for note in result.notes
    )


def test_rounds_may_differ_from_run_to_run(runner, driver, kernels):
    runs = iter(range(10**6))

    def sometimes_again(driver, grid, words):
        advance(driver, grid, words)
        if next(runs) % 5 == 0:  # a round more, in which nothing is reached
            driver.memory[words[3]].view(np.int32)[0] = 1

    kernels["advance"] = sometimes_again
    result = runner.run(point_of("bfs", 100))
    assert (result.status, result.reason) == (Status.OK, "")
    assert len(set(result.time.samples_ns)) > 1


def test_wrong_result_has_no_time(runner, driver, kernels):
    kernels["spread"] = lambda *_: None
    result = runner.run(point_of("hotspot", 100))
    assert (result.status, result.time, result.steps) == (Status.FAILED, None, ())
    assert " elements of 'heat' are wrong: the first at [0] is " in result.reason


def test_input_that_is_written_fails_the_point(runner, driver, kernels):
    def writes_power(driver, grid, words):
        spread(driver, grid, words)
        driver.memory[words[1]][:] = 7

    kernels["spread"] = writes_power
    result = runner.run(point_of("hotspot", 100))
    assert (result.status, result.reason) == (
        Status.FAILED, "the kernel writes to 'power', which it may only read: the role is 'in'"
    )  # fmt: skip


def test_sequence_is_launched_with_other_inputs_before_it_is_timed(runner, driver, kernels):
    result = runner.run(replace(point_of("hotspot", 100), inputs=(InputSet.ZEROS, InputSet.ONES)))
    assert (result.status, result.notes[1]) == (Status.OK, "'next' was not compared: 'reference' does not name it")
    assert "also right with the inputs zeros, ones" in result.notes


def test_sequence_is_timed_in_turns(runner, driver, kernels):
    point = point_of("hotspot", 100)
    visit = PlannedVisit(card=0, turn=0)
    a, b = runner.run_interleaved((point, replace(point, problem={"N": 100})), visit, goes_on)
    assert (a.status, b.status) == (Status.OK, Status.OK)
    assert a.time.value_ns == b.time.value_ns == 3 * driver.LAUNCH_NS


def test_steps_of_many_launches_are_not_timed_apart(runner, driver, kernels, monkeypatch):
    monkeypatch.setattr(placed_point, "MAX_TIMED_LAUNCHES", 2)
    result = runner.run(point_of("hotspot", 100))
    assert (result.status, result.steps) == (Status.OK, ())
    assert "its steps are not timed apart: there are more than 2 launches" in result.notes


def test_launches_that_cannot_be_queued_ahead_are_named(runner, driver, kernels, tmp_path):
    text = (SEQUENCES / "hotspot.cu").read_text().replace("repeat = 3", "repeat = 400")
    lines = [line for line in text.splitlines() if not line.startswith(("reference", "    + (roll"))]
    (tmp_path / "long.cu").write_text("\n".join(lines))
    result = runner.run(point_of("long", 100, tmp_path))
    assert result.status is Status.UNCHECKED
    assert "400 launches are not queued ahead: the time may be that of queueing them" in result.notes


def test_variable_of_the_file_is_refused(runner, driver, kernels, tmp_path):
    text = (SEQUENCES / "hotspot.cu").read_text()
    text = text.replace("[arrays]", '[constants]\ntaps = { dtype = "float32", shape = [3] }\n[arrays]')
    (tmp_path / "k.cu").write_text(text)
    result = runner.run(point_of("k", 100, tmp_path))
    assert result.status is Status.FAILED
    assert result.reason == (
        "hotspot_rod uses the variable 'taps' of the kernel file, and on a GPU the kernels of a sequence share arrays "
        "alone"
    )


def test_joined_steps_have_the_times_of_the_card_and_the_counts_of_the_engine(runner, driver, kernels):
    measured = runner.run(point_of("hotspot", 100))
    [step] = measured.steps
    modelled = replace(step.time, value_ns=1.0, provenance=Provenance.MODELLED)
    counted = replace(
        measured,
        steps=(replace(step, time=modelled, metrics={}), replace(step, number=2, time=modelled)),
        time=modelled,
        notes=("registers, shared memory and theoretical occupancy are those of step 2, `k`, which takes longest",),
    )
    joined = join_results(measured, counted)
    assert [(one.number, one.time) for one in joined.steps] == [(1, step.time), (2, None)]
    assert joined.steps[0].metrics == step.metrics
    assert counted.notes[0] not in joined.notes
    assert join_results(replace(measured, steps=()), counted).notes[-1] == counted.notes[0]


VIEWS = """/* warplens
entry = "twice"
[[launch]]
entry = "k"
grid  = [1]
block = [32]
args  = ["img", "out"]
[problem]
N = [8]
[arrays]
in  = { dtype = "float32", shape = ["N"], role = "ROLE" }
out = { dtype = "float32", shape = ["N"], role = "out" }
[textures]
img = { array = "in" }
*/
__global__ void k(cudaTextureObject_t img, float *out) {}
"""


@pytest.mark.parametrize(("role", "views"), [("in", []), ("inout", ["img"])])
def test_texels_of_arrays_that_launches_write_are_copied(tmp_path, role, views):
    path = tmp_path / "k.cu"
    path.write_text(VIEWS.replace("ROLE", role), encoding="utf-8")
    found = placed_point.changing_views(read_kernel_file(path).workload({"N": 8}, {}))
    assert [view.name for view in found] == views


class Texels:
    """A texture or surface on the stand-in: it keeps a copy of the memory, and its handle is the address of this."""

    def __init__(self, driver, view, address):
        self.view = view
        self._texels, self._memory = driver.mem_alloc(driver.memory[address].size), driver.memory[address]
        self._copy = driver.memory[self._texels]
        self.handle = int(self._texels)
        self.update()

    def update(self):
        self._copy[:] = self._memory

    def fetch(self):
        self._memory[:] = self._copy


def shift(driver, _grid, words):
    texels, seen = (driver.memory[word].view(np.float32).reshape(40, 40) for word in words[:2])
    seen[:, :-1], seen[:, -1] = texels[:, 1:], texels[:, -1]


def test_textures_and_surfaces_follow_arrays_that_are_swapped(runner, driver, kernels, monkeypatch):
    kernels["shift"] = shift
    monkeypatch.setattr(opened_gpu, "DeviceView", partial(Texels, driver))
    result = runner.run(point_of("moved", 40))
    assert (result.status, result.reason) == (Status.OK, "")
    assert "texels are copied around the launches that take img, seen, which is part of the time" in result.notes
