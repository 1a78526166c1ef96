"""A small window of another program, from which files are dragged: the first press of the mouse drags them all.

python tests/story/dragged_files.py X Y PATH...
"""

import sys

from PyQt6.QtCore import QMimeData, Qt, QTimer, QUrl
from PyQt6.QtGui import QDrag, QMouseEvent
from PyQt6.QtWidgets import QApplication, QLabel

SIZE = 44, 20  # of the window, in pixels
READ_MS = 2000  # what is dropped is read from this program after the drop


class Files(QLabel):
    """The window; it closes some time after the files are dropped."""

    def __init__(self, x: int, y: int, paths: list[str]) -> None:
        super().__init__("files")
        self._paths = paths
        flags = Qt.WindowType
        self.setWindowFlags(
            flags.FramelessWindowHint | flags.WindowStaysOnTopHint | flags.BypassWindowManagerHint | flags.Tool
        )
        self.setGeometry(x, y, *SIZE)

    def mousePressEvent(self, _: QMouseEvent | None) -> None:  # noqa: N802 - the name is Qt's
        """Drag the files."""
        data = QMimeData()
        data.setUrls(list(map(QUrl.fromLocalFile, self._paths)))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)
        QTimer.singleShot(READ_MS, QApplication.quit)


def main() -> None:
    application = QApplication(sys.argv[:1])
    files = Files(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
    files.show()
    print("shown", flush=True)
    application.exec()


if __name__ == "__main__":
    main()
