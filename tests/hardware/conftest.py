"""Tests with the marker `gpu` need a card; elsewhere they are skipped, with a sentence that says what is missing."""

from __future__ import annotations

from functools import cache

import pytest


@cache
def missing() -> str:
    """Say what is missing for running on a card; an empty text where nothing is."""
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
