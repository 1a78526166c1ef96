"""Tests with the marker `gpu` need a GPU; elsewhere they are skipped with the name of the missing part."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from no_dialogs import NoDialogs
    from pytestqt.qtbot import QtBot

    from warplens.cuda.device.spec import GpuSpec
    from warplens.gui.kit.settings import Settings
    from warplens.gui.window.main_window import MainWindow


@cache
def missing() -> str:
    """Name the part that is missing for running on a GPU, "" where none is."""
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
    """Record the GPU and the versions in a report (`--junitxml`), which `report_tests.py` reads."""
    if missing():
        return
    import pycuda
    import pynvml

    from warplens.cuda.compiler.process.client import compiler_version
    from warplens.cuda.device.nvidia_driver import query_nvml

    pynvml.nvmlInit()
    record_testsuite_property("driver", pynvml.nvmlSystemGetDriverVersion())
    pynvml.nvmlShutdown()
    record_testsuite_property("card", ", ".join(facts.name for facts in query_nvml()[0]))
    record_testsuite_property("PyCUDA", pycuda.VERSION_TEXT)
    record_testsuite_property("compiler", compiler_version())
    record_testsuite_property("Python", platform.python_version())


@pytest.fixture
def dialogs() -> NoDialogs:
    from no_dialogs import NoDialogs

    return NoDialogs()


@pytest.fixture
def open_window(
    qtbot: QtBot, tmp_path: Path, dialogs: NoDialogs
) -> Iterator[Callable[[Settings, Sequence[GpuSpec] | None], MainWindow]]:
    """Return a function that opens the window with its own backend; it knows this machine's GPUs, or those given."""
    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.device.gpus import gpu_specs
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.window.app import make_backend, make_window

    with ThreadPoolExecutor(1) as background:

        def make(settings: Settings, specs: Sequence[GpuSpec] | None = None) -> MainWindow:
            window = make_window(
                builtin_kernels(),
                (*gpu_specs(), *all_specs()) if specs is None else specs,
                backend=make_backend(background),
                settings=settings,
                folder=tmp_path / "kept",
                dialogs=dialogs,
                delay_ms=0,
            )
            qtbot.addWidget(window)
            window.resize(1440, 900)
            window.show()
            return window

        yield make
