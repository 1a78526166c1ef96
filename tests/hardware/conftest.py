"""Tests with the marker `gpu` need a card; elsewhere they are skipped with the name of the missing part."""

from __future__ import annotations

import platform
from collections.abc import Callable
from functools import cache

import pytest


@cache
def missing() -> str:
    """Name the part that is missing for running on a card, "" where none is."""
    try:
        from pycuda import driver
    except ImportError as error:
        return f"needs a GPU and PyCUDA, which does not load here: {error}"
    try:
        driver.init()
        return "" if driver.Device.count() else "needs a GPU, and CUDA shows none here"
    except driver.Error as error:
        return f"needs a GPU, and the CUDA driver finds none here: {error}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("gpu") and missing():
            item.add_marker(pytest.mark.skip(reason=missing()))


@pytest.fixture(scope="session", autouse=True)
def machine_in_report(record_testsuite_property: Callable[[str, object], None]) -> None:
    """Record the card and the versions in a report (`--junitxml`), which `report_tests.py` reads."""
    if missing():
        return
    import pycuda
    import pynvml

    from warplens.cuda.compiler import compiler_version
    from warplens.cuda.device.cards import query_nvml

    pynvml.nvmlInit()
    record_testsuite_property("driver", pynvml.nvmlSystemGetDriverVersion())
    pynvml.nvmlShutdown()
    record_testsuite_property("card", ", ".join(facts.name for facts in query_nvml()[0]))
    record_testsuite_property("PyCUDA", pycuda.VERSION_TEXT)
    record_testsuite_property("compiler", compiler_version())
    record_testsuite_property("Python", platform.python_version())
