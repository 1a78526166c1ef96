"""Results with one point of a product, whose launch and intensity are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.spec import all_specs
from warplens.cuda.ground.points import LaunchShape
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import short_device_name

SPECS = {spec.key: spec for spec in all_specs()}


@pytest.fixture
def launch_results(qapp):
    return Results([("matmul_tiled", "matmul")], {key: short_device_name(spec.name) for key, spec in SPECS.items()})


@pytest.fixture
def launched_point(make_point, launch_results):
    made = make_point(
        "matmul_tiled", family="matmul", registers_per_thread=40, shared_bytes_per_block=4096, gflops=500.0,
        arithmetic_intensity=4.0, least_intensity=40.0,
    )  # fmt: skip
    made = replace(made, launch=LaunchShape(grid=(8, 8, 1), block=(256, 1, 1)))
    launch_results.add([made])
    return made


@pytest.fixture
def sheets():
    """Return the sheets of all emulated GPUs by key."""
    return SPECS
