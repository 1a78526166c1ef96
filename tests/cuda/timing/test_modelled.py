"""A modelled time and what it consists of."""

from __future__ import annotations

from warplens.cuda.timing.estimate import ModelledTime, mean_stalls


def test_mean_stalls_returns_the_stalls_of_several_launches_together():
    values = {"terms_ns": {}, "limiter": "", "runner_up": "", "achieved_occupancy_percent": 0.0, "waves": 1.0}
    models = [ModelledTime(time_ns=t, stalls={"barrier": c}, **values) for t, c in ((1.0, 8.0), (3.0, 4.0))]
    assert mean_stalls((model, model.time_ns) for model in models) == {"barrier": 5.0}
