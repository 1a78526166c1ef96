"""What the adapter of Triton makes of autotuners: what it remarks of a launch, and which one is a trial."""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.record.triton import autotuning


class Tuner:
    """What the adapter reads of Triton's autotuner: it tries every configuration, and takes the fastest."""

    def __init__(self, times: dict[str, float]) -> None:
        self.configs, self.times, self.said = list(times), times, ""
        self.configs_timings: dict[str, list[float]] = {}

    def run(self) -> None:
        self.configs_timings = {name: self._bench(name) for name in self.configs}
        self.said = autotuning.remark()

    def prune_configs(self, _: object) -> list[str]:
        return []

    def _bench(self, name: str) -> list[float]:
        assert not autotuning.remark()
        timed: list[float] = autotuning.bench(lambda _, quantiles: [self.times[name]] * len(quantiles))(
            None, quantiles=(0.5, 0.2)
        )
        return timed


@pytest.mark.parametrize(
    ("times", "remark"),
    [
        ({"a": 1.0, "b": 2.0}, "chosen by triton.autotune among 2 configurations"),
        ({"a": math.nan, "b": 2.0, "c": 3.0}, "chosen by triton.autotune among 2 configurations"),
        ({"a": math.nan, "b": math.nan}, "the first of 2 configurations of triton.autotune, none of which has a time"),
        ({"a": 1.0}, ""),
    ],
)
def test_chosen_configuration_is_remarked(times: dict[str, float], remark: str) -> None:
    undo = autotuning.install(Tuner)
    try:
        tuner = Tuner(times)
        tuner.run()
    finally:
        undo()
    assert tuner.said == remark
    assert min(tuner.configs_timings, key=lambda name: tuner.configs_timings[name]) == min(
        times, key=lambda name: math.inf if math.isnan(times[name]) else times[name]
    )
    assert not autotuning.remark()


class NestedTuner(Tuner):
    """Its kernel is within another object of Triton, and says in a trial what is one."""

    def __init__(self, kernel: object) -> None:
        super().__init__({"a": 1.0})
        self.fn = SimpleNamespace(fn=kernel)
        self.trials: list[bool] = []

    def _bench(self, name: str) -> list[float]:
        self.trials = [autotuning.is_trial_of(one) for one in (self.fn.fn, SimpleNamespace())]
        return super()._bench(name)


def test_only_the_kernel_of_an_autotuner_is_tried_out_and_only_within_a_trial() -> None:
    kernel = SimpleNamespace(fn=lambda: None)
    undo = autotuning.install(NestedTuner)
    try:
        tuner = NestedTuner(kernel)
        tuner.run()
    finally:
        undo()
    assert tuner.trials == [True, False]
    assert not autotuning.is_trial_of(kernel)


def test_configuration_that_is_not_executed_takes_for_ever() -> None:
    def refuse(_: object, quantiles: object) -> None:
        raise UnsupportedError("clusters")

    assert autotuning.bench(refuse)(None, quantiles=(0.5, 0.2, 0.8)) == [math.inf] * 3
