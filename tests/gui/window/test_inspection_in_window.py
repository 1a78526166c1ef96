"""The code panels in the whole window, with a real worker process: shown, shut down, and nothing left behind."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from no_dialogs import NoDialogs

from warplens.cuda.sweep.pool import make_executor
from warplens.cuda.sweep.workers import inspect_point, record_block
from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import Inspecting
from warplens.gui.window.app import make_window
from warplens.gui.workspace.inspector import Phase


def test_selected_point_is_inspected_by_a_worker_that_ends_with_the_window(qtbot, request, kernels, specs, kept):
    make_backend, make_point = request.getfixturevalue("make_backend"), request.getfixturevalue("make_point")
    with ThreadPoolExecutor(1) as background:
        inspecting = Inspecting(
            executor_factory=lambda: make_executor(1, 60), inspect=inspect_point, record=record_block
        )
        backend = replace(make_backend(background=background), inspecting=inspecting)
        window = make_window(
            kernels, specs, backend=backend, settings=Settings(), folder=kept,
            dialogs=NoDialogs(answer=Answer.DISCARD), delay_ms=0,
        )  # fmt: skip
        qtbot.addWidget(window)
        window.show()
        source = next(kernel.source_hash for kernel in kernels if kernel.name == "transpose_tiled")
        point = replace(make_point("transpose_tiled", n=64, tile=32, device="h200"), source_hash=source)
        window.session.results.add([point])
        window.session.results.select(point.key)
        window.docks.go_to("source")
        window.docks.go_to("lens")
        lens = window.docks.panel("lens")
        inspector = lens._inspector
        qtbot.waitUntil(lambda: inspector.phase is Phase.READY)
        assert lens.lens.cost == 32
        assert window.docks.panel("source").source.current == inspector.line
        with qtbot.waitSignal(inspector.request_changed):
            lens.block.back.click()
        qtbot.waitUntil(lambda: lens.lens is not None)
        assert lens.lens.request.block == (0, 1, 0)
        window.close()
