"""What `main()` of the files at hand launched: what is said of it, and the values that the form takes from it.

The rule: nothing runs here. `MainPrograms` runs `main()`, and files are read in the background.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.kit.tasks import Task, sentence_of
from warplens.gui.views.adding.form import CudaFile, OfferedKernel, texts_of_launches
from warplens.gui.workspace.main_programs import MainCall, MainPrograms, MainRun, shape_text


class ProgramLaunches(QObject):
    """The programs among the files of one dialog; `arguments` are those of each file's `main()`, by its path."""

    launches_changed = pyqtSignal(object)  # the kernels of a file whose `main()` has run (a sequence)
    state_changed = pyqtSignal()  # a run has begun or ended
    failed = pyqtSignal(str)  # one sentence

    def __init__(self, mains: MainPrograms | None, background: Executor, device: str, parent: QObject) -> None:
        super().__init__(parent)
        self._mains = mains if mains is not None and mains.command else None
        self._background, self._device = background, device
        self.arguments: dict[str, str] = {}
        self._kernels: dict[str, tuple[OfferedKernel, ...]] = {}
        self._texts: dict[tuple[str, str], Mapping[str, str]] = {}
        if self._mains is not None:
            self._mains.changed.connect(self._on_changed)

    def is_run(self, file: CudaFile) -> bool:
        """Return whether a file is a program that is run here."""
        return self._mains is not None and file.has_main

    def is_busy(self, path: str) -> bool:
        """Return whether `main()` of a file runs, or is about to."""
        return self._mains is not None and self._mains.is_busy(path)

    def text_of(self, kernel: OfferedKernel) -> str:
        """Return how `main()` launched a kernel, `as launched by main(), line 63`; "" where it did not."""
        run = self._run_of(kernel.path)
        return "" if run is None else run.text_of(kernel.entry)

    def texts_of(self, kernel: OfferedKernel) -> Mapping[str, str]:
        """Return the values of the form that the launches of a kernel by `main()` have, by their keys."""
        return self._texts.get((kernel.path, kernel.entry), {})

    def sentence(self, kernel: OfferedKernel) -> str:
        """Say of a kernel that its program runs, how it was launched, or why that is not known."""
        if self.is_busy(kernel.path):
            return "Compiling the program and running main()…"
        run = self._run_of(kernel.path)
        if run is None or run.reason:
            return "" if run is None else f"assumed, since {run.reason}"
        launches = run.launches_of(kernel.entry)
        if not launches or launches[0].launch is None:
            return f"assumed, since main() launched no {kernel.entry}"
        more = f"; {len(launches)} kinds of launches" if len(launches) > 1 else ""
        return f"{run.text_of(kernel.entry)}: {shape_text(launches[0].launch)}{more}"

    def run(self, path: str, folders: tuple[str, ...]) -> None:
        """Run `main()` of a file, unless it has run so."""
        run = self._run_of(path)
        if self._mains is not None and (run is None or run.call != self._call(path, folders)):
            self._mains.run(self._call(path, folders))

    def take(self, file: CudaFile) -> None:
        """Take a file that was read: what its `main()` launched gives its kernels their values."""
        self._kernels[file.path] = file.kernels
        if self._run_of(file.path) is not None:
            self._on_changed(file.path)

    def add(self, path: str, folders: tuple[str, ...], *, left_out: Collection[str]) -> None:
        """Have the launches of a file shown among the results, without those of kernels that are left out."""
        if self._mains is not None:
            self._mains.add(self._call(path, folders), left_out)

    def forget(self, paths: Iterable[str]) -> None:
        """End each `main()` whose launches are not added."""
        if self._mains is not None:
            for path in paths:
                self._mains.forget(path)

    def _call(self, path: str, folders: tuple[str, ...]) -> MainCall:
        return MainCall(path=path, device=self._device, arguments=self.arguments.get(path, ""), folders=folders)

    def _run_of(self, path: str) -> MainRun | None:
        return None if self._mains is None else self._mains.runs.get(path)

    def _on_changed(self, path: str) -> None:
        """Read what the launches of a run that has ended say of the values of the form."""
        self.state_changed.emit()
        run, kernels = self._run_of(path), self._kernels.get(path, ())
        if run is None or self.is_busy(path):
            return
        launches = [run.launches_of(kernel.entry) for kernel in kernels]
        Task.begin(
            self, self._background, lambda: list(map(texts_of_launches, kernels, launches)),
            partial(self._on_read, kernels), lambda error: self.failed.emit(sentence_of(error)),
        )  # fmt: skip

    def _on_read(self, kernels: Sequence[OfferedKernel], texts: Sequence[Mapping[str, str]]) -> None:
        self._texts |= {(kernel.path, kernel.entry): own for kernel, own in zip(kernels, texts, strict=True)}
        self.launches_changed.emit(kernels)
