"""Kernels that the user is about to add: those of the files at hand, the form of the current one, and whether it runs.

The rule: the window's thread reads, compiles and runs nothing. Files are read in the background, `main()` of the
current one runs in a process of its own, the current kernel is tried in the worker that inspects points, and only the
newest question counts. Nothing is added before `add`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Self

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.files import ChosenKernels, InitialFile
from warplens.cuda.device.spec import DEFAULT_DEVICE
from warplens.cuda.execute.inspection.records import LineNote, Refusal, choose_point
from warplens.cuda.ground import errors, points
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.gui.figures.states import State
from warplens.gui.kit.tasks import Backend, Task, Throttle
from warplens.gui.kit.widgets import configured
from warplens.gui.views.adding import form as launch_form
from warplens.gui.views.adding import program
from warplens.gui.workspace import kernel_watch, main_programs, newest_question
from warplens.gui.workspace.models import WindowModels

TRIAL_BUDGET_S = 0.5  # a kernel is tried on as many blocks as this time allows: the line below the form answers at once
TYPING_MS = 250  # a changed value is tried this long after the first of a burst of keystrokes

KernelId = tuple[str, str]  # the path and the entry of a kernel


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """One line on the current kernel."""

    text: str
    state: State | None  # RUNNING while that is not known, FAILED where it does not, None where it does


class AddingKernels(QObject):
    """The files and kernels of one dialog, which are tried for the GPU with the key `device`."""

    rows_changed = pyqtSignal()  # the kernels, or which of them are checked, changed
    current_changed = pyqtSignal()  # another kernel is the current one, or its file was read again
    form_changed = pyqtSignal()  # a value, or what is assumed of one, changed
    status_changed = pyqtSignal()  # the status of the current kernel changed, and with it the errors in its source
    value_shown = pyqtSignal(str)  # the key of the value that the form should show
    line_shown = pyqtSignal(int)  # the number of the line that the source should show
    written = pyqtSignal(str, str)  # the path of a file that has its front matter now, and a sentence on it
    failed = pyqtSignal(str)  # one sentence

    def __init__(
        self,
        watch: kernel_watch.KernelWatch,
        backend: Backend,
        mains: main_programs.MainPrograms,
        *,
        device: str,
        delay_ms: int,
    ) -> None:
        super().__init__()
        self.program = program.ProgramLaunches(mains, backend.background, device, self)
        self.program.launches_changed.connect(self._on_launches_changed)
        self.program.state_changed.connect(self.status_changed)
        self.program.failed.connect(self.failed)
        self._watch, self._backend, self._device = watch, backend, device
        self._files: dict[str, launch_form.CudaFile] = {}
        self._reading: list[str] = []
        self._offered: dict[KernelId, launch_form.OfferedKernel] = {}
        self._checked: set[KernelId] = set()
        self._current: KernelId | None = None
        self._texts: dict[KernelId, dict[str, str]] = {}
        self._folders: dict[str, tuple[str, ...]] = {}
        self._asked: points.PointSpec | None = None
        self._outcomes: dict[object, str | Refusal] = {}
        self._questions = newest_question.NewestQuestion(backend.background, backend.inspecting_executor, self)
        self._questions.answered.connect(
            lambda key, answer: self._settle(key, answer if isinstance(answer, Refusal) else answer.explanation.target)
        )
        self._typing = configured(Throttle(TYPING_MS if delay_ms else 0, self), fell_due=self._offer_again)

    @classmethod
    def make(cls, models: WindowModels) -> Self:
        """Return the model of a new dialog, which tries kernels on the device of the next sweep."""
        device = models.choices.device if models.choices.device in models.specs else DEFAULT_DEVICE
        return cls(models.watch, models.backend, models.main_programs, device=device, delay_ms=models.delay_ms)

    @property
    def files(self) -> tuple[launch_form.CudaFile, ...]:
        """The files that were read, in the order in which they were opened."""
        return tuple(self._files.values())

    @property
    def rows(self) -> tuple[launch_form.OfferedKernel, ...]:
        """All kernels of the files."""
        return tuple(self._offered.values())

    @property
    def checked(self) -> tuple[launch_form.OfferedKernel, ...]:
        """The kernels that `add` adds."""
        return tuple(kernel for kernel in self.rows if self.is_checked(kernel))

    @property
    def current(self) -> launch_form.OfferedKernel | None:
        """The kernel of the form and the source; None without one."""
        return self._offered.get(self._current) if self._current is not None else None

    @property
    def source(self) -> str:
        """The text of the current kernel's file; of a file that has none, its own."""
        file = self._file()
        return file.text if file is not None else ""

    def is_checked(self, kernel: launch_form.OfferedKernel) -> bool:
        """Return whether a kernel is among those to be added."""
        return _key(kernel) in self._checked and self.can_add(kernel)

    def can_add(self, kernel: launch_form.OfferedKernel) -> bool:
        """Return whether a kernel can be run, or `main()` has launched it."""
        return kernel.kernel is not None or bool(self.program.text_of(kernel))

    def open(self, paths: Iterable[Path]) -> None:
        """Read files in the background; their kernels come behind those that are there."""
        for path in dict.fromkeys(str(path.absolute()) for path in paths):
            if path not in self._reading:
                self._read(path)
        self.status_changed.emit()

    def set_current(self, kernel: launch_form.OfferedKernel) -> None:
        """Make a kernel the current one."""
        if _key(kernel) != self._current:
            self._typing.flush()
            self._current = _key(kernel)
            self.current_changed.emit()
            self._run_main()
            self._try()

    def set_checked(self, kernel: launch_form.OfferedKernel, *, is_checked: bool) -> None:
        """Choose a kernel, or leave it out; one that cannot be run stays out."""
        before = set(self._checked)
        (self._checked.add if is_checked else self._checked.discard)(_key(kernel))
        if self._checked != before:
            self.rows_changed.emit()

    def form(self) -> tuple[launch_form.FormValue, ...]:
        """Return the values of the current kernel: as typed, with their origin, and what is assumed of the others."""
        kernel = self.current
        if kernel is None or not kernel.toml:
            return ()
        typed, launched = self._texts.get(_key(kernel), {}), self.program.texts_of(kernel)
        now = {value.key: value for value in launch_form.form_of(kernel.toml)}
        fields = []
        for value in launch_form.form_of(kernel.inferred or kernel.toml):
            value = replace(now.get(value.key, value), line=value.line or kernel.lines[0])  # noqa: PLW2901
            if value.key in typed:
                value = replace(value, text=typed[value.key], assumption="")  # noqa: PLW2901
            elif value.key in launched:
                how = self.program.text_of(kernel)
                value = replace(value, text=launched[value.key], assumption="", launched=how)  # noqa: PLW2901
            fields.append(value)
        return tuple(fields)

    def problem_of(self, key: str) -> str:
        """Return the error in the text of a value of the current kernel; "" if there is none."""
        text = self._texts.get(self._current, {}).get(key) if self._current is not None else None
        try:
            launch_form.values_of(key, text) if text is not None else {}
        except errors.InputError as error:
            return str(error)
        return ""

    def set_value(self, key: str, text: str) -> None:
        """Set the text of a value of the current kernel; that which was inferred makes it inferred again."""
        kernel = self.current
        if kernel is None or not kernel.is_inferred:
            return
        texts = self._texts.setdefault(_key(kernel), {})
        inferred = next((value.text for value in launch_form.form_of(kernel.inferred) if value.key == key), None)
        inferred = self.program.texts_of(kernel).get(key, inferred)
        if text.strip() == inferred:
            texts.pop(key, None)
        else:
            texts[key] = text
        self._typing.request()
        self.form_changed.emit()

    @property
    def include_folders(self) -> tuple[str, ...]:
        """The folders in which headers of the current kernel's file are searched."""
        return self._folders.get(self._current[0], ()) if self._current is not None else ()

    def set_include_folders(self, folders: Iterable[str]) -> None:
        """Search the headers of the current kernel's file in these folders too; the file is inferred again."""
        include_folders = tuple(folders)
        if self._current is not None and include_folders != self.include_folders:
            path = self._current[0]
            self._folders[path] = include_folders
            self._read(path)
            self.status_changed.emit()

    @property
    def has_main(self) -> bool:
        """Whether the current kernel's file is a program that is run here."""
        file = self._file()
        return file is not None and self.program.is_run(file)

    @property
    def arguments(self) -> str:
        """What `main()` of the current kernel's file is started with."""
        return self.program.arguments.get(self._current[0], "") if self._current is not None else ""

    def set_arguments(self, text: str) -> None:
        """Run `main()` of the current kernel's file with other arguments."""
        if self._current is not None and text.strip() != self.arguments:
            self.program.arguments[self._current[0]] = text.strip()
            self._run_main()

    @property
    def main_text(self) -> str:
        """The sentence on `main()` of the current kernel's file: that it runs, what it launched, or why it did not."""
        return self.program.sentence(self.current) if self.current is not None and self.has_main else ""

    def _run_main(self) -> None:
        if self.has_main and self._current is not None:
            self.program.run(self._current[0], self.include_folders)

    def _on_launches_changed(self, kernels: Sequence[launch_form.OfferedKernel]) -> None:
        for kernel in kernels:
            self._offer(kernel)
        self.rows_changed.emit()
        self.form_changed.emit()
        self.status_changed.emit()

    def marks(self) -> Mapping[int, str]:
        """Return what is assumed of the values that come from each line of the source."""
        notes: dict[int, list[str]] = {}
        for value in self.form():
            if value.assumption:
                name = f"{value.array}, {value.label}" if value.array else value.label
                notes.setdefault(value.line, []).append(f"{name}: {value.assumption}")
        return {line: "\n".join(sentences) for line, sentences in notes.items()}

    @property
    def notes(self) -> tuple[LineNote, ...]:
        """The errors in the lines of the source."""
        outcome = self._outcome()
        return outcome.notes if isinstance(outcome, Refusal) else ()

    def show_origin(self, key: str) -> None:
        """Have the source show the line that a value comes from."""
        line = next((value.line for value in self.form() if value.key == key), 0)
        if line:
            self.line_shown.emit(line)

    def show_value_from(self, line: int) -> None:
        """Have the form show the value that comes from a line: one that is assumed, if there is one."""
        values = sorted((value for value in self.form() if value.line == line), key=lambda value: not value.assumption)
        if values:
            self.value_shown.emit(values[0].key)

    @property
    def assumptions(self) -> int:
        """The number of assumed values of the current kernel."""
        return sum(bool(value.assumption) for value in self.form())

    @property
    def status(self) -> Status:
        """Whether the current kernel compiles and runs, and how much of it is assumed."""
        if self._reading:
            left = f", {len(self._reading) - 1} more files to read" if len(self._reading) > 2 else ""
            return Status(text=f"Reading {Path(self._reading[0]).name}…{left}", state=State.RUNNING)
        kernel, file = self.current, self._file()
        if kernel is None:
            problem = file.problem if file is not None else ""
            return Status(text=problem or "Choose a .cu file", state=State.FAILED if problem else State.RUNNING)
        wrong = next((problem for value in self.form() if (problem := self.problem_of(value.key))), "")
        if self.program.mains.is_busy(kernel.path):
            return Status(text=self.main_text, state=State.RUNNING)
        if kernel.kernel is None and not wrong and self.program.text_of(kernel):
            return Status(text=f"runs, {self.main_text}", state=None)
        if wrong or kernel.refusal:
            return Status(text=wrong or kernel.refusal, state=State.FAILED)
        outcome = self._outcome()
        if outcome is None:
            is_tried = self._backend.inspecting is not None
            return Status(text="Compiling and running it…" if is_tried else self._assumed(), state=State.RUNNING)
        if isinstance(outcome, Refusal):
            error = next((note for note in outcome.notes if note.is_error), None)
            text = outcome.sentence if error is None else f"line {error.line}: {error.text}"
            return Status(text=text, state=State.FAILED)
        why = f"; {self.main_text}" if self.main_text.startswith("assumed") else ""
        return Status(text=f"compiles for {outcome}, runs, {self._assumed()}{why}", state=None)

    def _assumed(self) -> str:
        kernel = self.current
        if kernel is not None and not kernel.is_inferred:
            return "as its front matter says"
        count = self.assumptions
        return "1 assumption" if count == 1 else f"{count or 'no'} assumptions"

    def add(self) -> None:
        """Make the checked kernels variants of the window, and choose them."""
        self._typing.flush()
        by_path: dict[str, list[launch_form.OfferedKernel]] = {}
        for kernel in self.checked:
            by_path.setdefault(kernel.path, []).append(kernel)
        added = []
        for path, kernels in by_path.items():
            file = self._files[path]
            if self.program.is_run(file):
                unchecked = {kernel.entry for kernel in file.kernels} - {kernel.entry for kernel in kernels}
                self.program.add(path, self._folders.get(path, ()), left_out=unchecked)
            entries = tuple(kernel.entry for kernel in kernels)
            overrides = self._overrides(path) if kernels[0].is_inferred else Overrides()
            accepted = ChosenKernels(path=path, entries=entries, overrides=overrides)
            added.append((accepted, [kernel.kernel for kernel in kernels if kernel.kernel is not None]))
        if added:
            self._watch.add_kernels(*added)

    @property
    def can_write(self) -> bool:
        """Whether the file of the current kernel may get front matter: its launches are inferred."""
        kernel = self.current
        return kernel is not None and kernel.is_inferred and not self._reading

    def write(self) -> None:
        """Write the front matter of all kernels of the current kernel's file into it, with the user's values."""
        if self._current is None or not self.can_write:
            return
        path = self._current[0]
        write = partial(launch_form.write_inferred, path, self._overrides(path))
        then, doing = partial(self._on_written, path), f"Writing {Path(path).name}"
        Task.begin(self, self._backend.background, write, then, self.failed.emit, doing=doing)

    def shut_down(self) -> None:
        """End the worker before the dialog goes, and each `main()` whose launches are not added."""
        for path in self._files:
            self.program.mains.forget(path)
        self._typing.cancel()
        self._questions.shut_down()

    def _file(self) -> launch_form.CudaFile | None:
        """Return the file of the current kernel; without one, the first file that cannot be read."""
        if self._current is not None:
            return self._files.get(self._current[0])
        return next(iter(self._files.values()), None)

    def _read(self, path: str) -> None:
        """Read a file behind the others, one at a time: nothing is read after a cancel."""
        self._reading.append(path)
        if len(self._reading) == 1:
            self._read_next()

    def _read_next(self) -> None:
        path = self._reading[0]
        read = partial(launch_form.read_cuda_file, path, self._folders.get(path, ()))
        Task.begin(
            self, self._backend.background, read, self._on_file_read,
            lambda sentence: self._on_file_read(launch_form.CudaFile(path=path, problem=sentence)),
            doing=f"Reading {Path(path).name}",
        )  # fmt: skip

    def _on_file_read(self, file: launch_form.CudaFile) -> None:
        self._reading.pop(0)
        is_new, before_it = file.path not in self._files, self._current
        self._files[file.path] = file
        before = {key: kernel for key, kernel in self._offered.items() if key[0] != file.path}
        kernels = (kernel for other in self.files for kernel in other.kernels)
        self._offered = {_key(kernel): before.get(_key(kernel), kernel) for kernel in kernels}
        if is_new:
            self._checked |= {_key(kernel) for kernel in file.kernels}
        if self._current not in self._offered:
            can_run = [key for key, kernel in self._offered.items() if kernel.kernel is not None]
            self._current = next(iter((*can_run, *self._offered)), None)
        self.rows_changed.emit()
        is_current = self._current != before_it or self._current is None or self._current[0] == file.path
        if is_current:
            self.current_changed.emit()
        if file.problem and self._current is not None:
            self.failed.emit(file.problem)
        for kernel in file.kernels:
            if self._texts.get(_key(kernel)):
                self._offer(kernel)
        self.program.take(file)
        if is_current:
            self._run_main()
            self._try()
        if self._reading:
            self._read_next()
        self.status_changed.emit()

    def _offer_again(self) -> None:
        kernel = self.current
        if kernel is not None:
            self._offer(kernel)
            self.status_changed.emit()

    def _offer(self, kernel: launch_form.OfferedKernel) -> None:
        texts = self._all_texts(kernel)
        read = partial(launch_form.with_values, kernel, launch_form.readable_values_of(texts))
        doing = f"Reading {Path(kernel.path).name}"
        then = partial(self._on_offered, texts)
        Task.begin(self, self._backend.background, read, then, self.failed.emit, doing=doing)

    def _on_offered(self, texts: Mapping[str, str], offered: launch_form.OfferedKernel) -> None:
        key = _key(offered)
        if key not in self._offered or texts != self._all_texts(offered):
            return  # the values have changed meanwhile, and are read again
        self._offered[key] = offered
        self.rows_changed.emit()
        if key == self._current:
            self.form_changed.emit()
            self._try()

    def _all_texts(self, kernel: launch_form.OfferedKernel) -> dict[str, str]:
        """Return what the user has typed of a kernel, and what its launch by `main()` says of the rest."""
        return {**self.program.texts_of(kernel), **self._texts.get(_key(kernel), {})}

    def _overrides(self, path: str) -> Overrides:
        texts = {kernel.entry: self._all_texts(kernel) for kernel in self.rows if kernel.path == path}
        values = {entry: launch_form.readable_values_of(own) for entry, own in texts.items() if own}
        return Overrides(include_folders=self._folders.get(path, ()), values=values)

    def _on_written(self, path: str, initial: InitialFile) -> None:
        count = len(initial.entries)
        kernels = "1 kernel" if count == 1 else f"{count} kernels"
        self.written.emit(path, f"{Path(path).name} has the front matter of {kernels} now")
        self._texts = {key: texts for key, texts in self._texts.items() if key[0] != path}
        self._read(path)

    def _try(self) -> None:
        self._questions.forget()
        self._asked = self._point()
        inspecting = self._backend.inspecting
        if self._asked is not None and inspecting is not None and self._asked.key not in self._outcomes:
            doing = f"Compiling and running {self._asked.kernel}"
            self._questions.ask(self._asked.key, partial(inspecting.inspect, self._asked), doing=doing)
        self.status_changed.emit()

    def _point(self) -> points.PointSpec | None:
        kernel = self.current
        if kernel is None or kernel.kernel is None:
            return None
        return choose_point(
            [kernel.kernel], problem={}, tune={}, device=self._device, budget_s=TRIAL_BUDGET_S, limit=DEFAULT_LIMIT,
            check=points.CheckLevel.FAST,
        )  # fmt: skip

    def _outcome(self) -> str | Refusal | None:
        """Return the target for which the current kernel compiles and runs, or why it does not; None if unknown."""
        return None if self._asked is None else self._outcomes.get(self._asked.key)

    def _settle(self, key: object, outcome: str | Refusal) -> None:
        self._outcomes[key] = outcome
        self.status_changed.emit()


def _key(kernel: launch_form.OfferedKernel) -> KernelId:
    return kernel.path, kernel.entry
