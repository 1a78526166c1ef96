"""The end of a process that showed windows, in processes of their own."""

import subprocess
import sys

BUSY_FILTER = """
from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QWidget

from warplens.gui.kit.application import make_application


class Filter(QObject):
    is_ending = False

    def eventFilter(self, watched, event):
        if self.is_ending:
            made.extend(QObject() for _ in range(5000))  # more than PyQt's table of objects has room for
        return super().eventFilter(watched, event)


make_application(offscreen=True)
made = []
window = QWidget()
window.held = Filter(window)
window.installEventFilter(window.held)
window.show()
window.held.is_ending = True
"""

FORGOTTEN_APPLICATION = """
from PyQt6.QtWidgets import QApplication, QWidget

from warplens.gui.kit.application import make_application

make_application(offscreen=True)
window = QWidget()
print(type(QApplication.instance()).__name__)
"""


def _run(script):
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=240)


def test_process_ends_cleanly_though_python_runs_while_its_last_window_is_destroyed():
    ended = _run(BUSY_FILTER)

    assert (ended.returncode, ended.stderr) == (0, "")


def test_application_stays_though_the_caller_keeps_no_reference():
    ended = _run(FORGOTTEN_APPLICATION)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "QApplication\n", "")
