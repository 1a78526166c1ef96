"""Arrays of points: shared by the variants of a family, sent again if changed, freed to make room."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.catalogue.contents import parse_reference
from warplens.cuda.execute.gpu.point_arrays import expressions_key
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.points import Status


@pytest.mark.parametrize(
    ("size", "reason"),
    [
        (2**35, "needs 256.0 GiB, 0.8 GiB free"),
        (2**26, "needs 0.5 GiB of the host's memory for its arrays, 0.2 GiB free"),
    ],
)
def test_arrays_that_do_not_fit_are_skipped_before_they_are_made(runner, make_point, monkeypatch, size, reason):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.0**29)
    result = runner.run(make_point(size=size))
    assert (result.status, result.reason) == (Status.SKIPPED, reason)


def test_variants_of_a_family_share_the_arrays_on_the_card(runner, driver, make_point):
    runner.run(make_point())
    placed = len(driver.memory)
    assert runner.run(make_point(body="B[i] = 1.0f + A[i]")).status is Status.OK
    assert len(driver.memory) == placed


def test_arrays_that_another_kernel_wrote_to_are_sent_again(runner, driver, make_point):
    spec, right = make_point(), driver.kernel
    driver.kernel = lambda a, b: (np.add(a, 1, out=b), np.copyto(a, 9))
    assert runner.run(spec).status is Status.FAILED
    driver.kernel = right
    assert runner.run(spec).status is Status.OK


def test_arrays_of_an_earlier_point_make_room(runner, driver, make_point, monkeypatch):
    placed = runner._arrays._placed
    monkeypatch.setattr(driver, "mem_get_info", lambda: (0 if placed else driver.FREE_BYTES, driver.FREE_BYTES))
    assert runner.run(make_point()).status is Status.OK
    assert runner.run(make_point(size=32)).status is Status.OK
    assert len(placed) == 1


def test_expressions_key_returns_what_the_values_of_expressions_depend_on():
    assert expressions_key({"out": parse_reference("SCALE * in")}, {"SCALE": 3, "BLOCK": 128}) == (
        (("out", "SCALE * in"),),
        (("SCALE", 3),),
    )
