"""Results on a GPU: compared with their reference once, and by digests from then on."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.execute import verification
from warplens.cuda.ground.points import Status


def test_kernel_that_changes_its_input_is_failed(runner, driver, make_point):
    driver.kernel = lambda a, b: (np.add(a, 1, out=b), np.copyto(a, 9))
    result = runner.run(make_point())
    assert (result.status, result.reason) == (
        Status.FAILED,
        "the kernel writes to 'A', which it may only read: the role is 'in'",
    )


def test_large_result_is_compared_in_windows(runner, driver, make_point, monkeypatch):
    monkeypatch.setattr(verification, "WHOLE_ELEMENTS", 1000)
    result = runner.run(make_point(size=100_000))
    assert (result.status, result.check.checked) == (Status.OK, 65_536)
    assert result.notes == ("65,536 of 100,000 elements of 'B' were compared",)


def test_result_found_right_before_is_not_computed_again(runner, driver, make_point, monkeypatch):
    first = runner.run(make_point())
    monkeypatch.setattr(verification, "compare", lambda *_: pytest.fail("the reference is computed again"))
    again = runner.run(make_point(body="B[i] = 1.0f + A[i]"))
    assert (again.status, again.check) == (Status.OK, first.check)


def test_other_result_than_the_right_one_is_compared(runner, driver, make_point):
    assert runner.run(make_point()).status is Status.OK
    driver.kernel = lambda a, b: np.copyto(b, a + 2)
    assert runner.run(make_point()).reason.startswith("64 of 64 elements of 'B' are wrong")


def test_right_result_of_another_size_says_nothing(runner, make_point, monkeypatch):
    assert runner.run(make_point()).status is Status.OK
    compared = []
    monkeypatch.setattr(verification, "compare", lambda got, *_: compared.append(got["B"].size) or ())
    runner.run(make_point(size=32))
    assert compared == [32]
