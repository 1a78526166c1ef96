"""What `main()` of the files at hand launched: what is said of it, and the values that the form takes from it.

The rule: nothing runs here. `MainPrograms` runs `main()`, and files are read in the background.
"""

from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.kit.tasks import Task
from warplens.gui.views.adding.form import CudaFile, OfferedKernel, texts_of_launches
from warplens.gui.workspace.main_programs import MainCall, MainPrograms, shape_text


class ProgramLaunches(QObject):
    """The programs among the files of one dialog; `arguments` are those of each file's `main()`, by its path."""

    launches_changed = pyqtSignal(object)  # the kernels of a file whose `main()` has run (a sequence)
    state_changed = pyqtSignal()  # a run has begun or ended
    failed = pyqtSignal(str)  # one sentence

    def __init__(self, mains: MainPrograms, background: Executor, device: str, parent: QObject) -> None:
        super().__init__(parent)
        self.mains, self._background, self._device = mains, background, device
        self.arguments: dict[str, str] = {}
        self._kernels: dict[str, tuple[OfferedKernel, ...]] = {}
        self._texts: dict[tuple[str, str], Mapping[str, str]] = {}
        mains.changed.connect(self._on_changed)

    def is_run(self, file: CudaFile) -> bool:
        """Return whether a file is a program that is run here."""
        return bool(self.mains.command) and file.has_main

    def text_of(self, kernel: OfferedKernel) -> str:
        """Return how `main()` launched a kernel, `as launched by main(), line 63`; "" where it did not."""
        run = self.mains.runs.get(kernel.path)
        return "" if run is None else run.text_of(kernel.entry)

    def texts_of(self, kernel: OfferedKernel) -> Mapping[str, str]:
        """Return the values of the form that the launches of a kernel by `main()` have, by their keys."""
        return self._texts.get((kernel.path, kernel.entry), {})

    def sentence(self, kernel: OfferedKernel) -> str:
        """Say of a kernel that its program runs, how it was launched, or why that is not known."""
        if self.mains.is_busy(kernel.path):
            return "Compiling the program and running main()…"
        run = self.mains.runs.get(kernel.path)
        if run is None or run.reason:
            return "" if run is None else f"assumed, since {run.reason}"
        launches = run.launches_of(kernel.entry)
        if not launches or launches[0].launch is None:
            return f"assumed, since main() launched no {kernel.entry}"
        more = f"; {len(launches)} kinds of launches" if len(launches) > 1 else ""
        return f"{run.text_of(kernel.entry)}: {shape_text(launches[0].launch)}{more}"

    def run(self, path: str, folders: tuple[str, ...]) -> None:
        """Run `main()` of a file, unless it has run so."""
        run = self.mains.runs.get(path)
        if run is None or run.call != self._call(path, folders):
            self.mains.run(self._call(path, folders))

    def take(self, file: CudaFile) -> None:
        """Take a file that was read: what its `main()` launched gives its kernels their values."""
        self._kernels[file.path] = file.kernels
        if self.mains.runs.get(file.path) is not None:
            self._on_changed(file.path)

    def add(self, path: str, folders: tuple[str, ...], *, left_out: Collection[str]) -> None:
        """Have the launches of a file shown among the results, without those of kernels that are left out."""
        self.mains.add(self._call(path, folders), left_out)

    def _call(self, path: str, folders: tuple[str, ...]) -> MainCall:
        return MainCall(path=path, device=self._device, arguments=self.arguments.get(path, ""), folders=folders)

    def _on_changed(self, path: str) -> None:
        """Read what the launches of a run that has ended say of the values of the form."""
        self.state_changed.emit()
        run, kernels = self.mains.runs.get(path), self._kernels.get(path, ())
        if run is None or self.mains.is_busy(path):
            return
        launches = [run.launches_of(kernel.entry) for kernel in kernels]
        Task.begin(
            self, self._background, lambda: list(map(texts_of_launches, kernels, launches)),
            partial(self._on_read, kernels), self.failed.emit,
            doing=f"Reading what {self._call(path, ()).subject} launched",
        )  # fmt: skip

    def _on_read(self, kernels: Sequence[OfferedKernel], texts: Sequence[Mapping[str, str]]) -> None:
        self._texts |= {(kernel.path, kernel.entry): own for kernel, own in zip(kernels, texts, strict=True)}
        self.launches_changed.emit(kernels)
