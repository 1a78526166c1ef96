"""Modelled times of several launches together."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue.sequence import step_name
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.executed_steps import fill_time, longest_note, mean_waits, summed
from warplens.cuda.timing import Method, ModelledTime


def modelled(time_ns: float, **changes) -> ModelledTime:
    values = {
        "terms_ns": {"launch": 0.1 * time_ns, "dram": 0.3 * time_ns, "barrier": 0.5 * time_ns, "tail": 0.0},
        "limiter": "barrier",
        "runner_up": "dram",
        "achieved_occupancy_percent": 50.0,
        "waves": 1.0,
    }
    return ModelledTime(time_ns=time_ns, **{**values, **changes})


def test_stalls_of_a_sequence_are_weighted_by_the_time_and_skip_what_was_estimated() -> None:
    short = modelled(1000.0, stalls={"barrier": 9.0, "selected": 1.0}, method=Method.SIMULATED)
    long = modelled(3000.0, stalls={"wait": 4.0, "selected": 1.0}, method=Method.SIMULATED)
    both = summed([short, long, modelled(2000.0)])
    assert both.stalls == {"barrier": 2.25, "selected": 1.0, "wait": 3.0}
    assert both.method is Method.SIMULATED


def test_waiting_limits_a_sequence_unless_a_resource_is_busy() -> None:
    assert summed([modelled(1000.0), modelled(1000.0)]).limiter == "barrier"
    busy = modelled(8000.0, terms_ns={"launch": 100.0, "dram": 7000.0, "barrier": 7500.0, "tail": 0.0})
    assert summed([modelled(1000.0), busy]).limiter == "dram"


def test_lines_are_those_of_one_kernel_alone() -> None:
    first, second = modelled(1000.0, waits_at=((3, 1.0),)), modelled(3000.0, waits_at=((3, 0.2), (8, 0.8)))
    assert summed([first, second]).waits_at == ()
    assert mean_waits([first, second, modelled(50.0)]) == ((8, pytest.approx(0.6)), (3, pytest.approx(0.4)))


def test_step_name_returns_a_step_as_a_sentence_names_it():
    assert step_name(2, "reduce<128>") == "step 2, `reduce<128>`"


def test_longest_note_returns_the_note_on_the_metrics_of_a_sequence_that_have_no_sum():
    assert longest_note(2, "reduce") == (
        "registers, shared memory and theoretical occupancy are those of step 2, `reduce`, which takes longest"
    )


def test_fill_time_returns_the_modelled_time_of_setting_an_array_to_zero():
    assert fill_time(4, load_spec("h200")).limiter == "launch"
