"""Reads lessons: a TOML file, checked key by key, into a `Lesson`.

The rule: this is the border. A lesson may be a stranger's: any file gives either a lesson that is consistent, or one
error that names the key, points at it and says what is allowed. The kernel of a lesson is a built-in one, or a `.cu` in
or below the folder of the lesson.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from warplens.cuda.catalogue import KernelFile, builtin_kernels, reader, search, syntax
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.catalogue.front_matter import KeyPath, ValueReader, kind, named, read_toml
from warplens.cuda.device import gpus, occupancy, spec, what_if
from warplens.cuda.execute.inspection.records import choose_point
from warplens.cuda.ground import errors, points
from warplens.cuda.simt.counting.rules import LANES
from warplens.gui.views.lessons.truths import Along, Layout, Lesson, Quantity, Question, QuestionKind, Step, Subject

LESSON_FOLDER = Path(__file__).resolve().parent  # the lessons that are shipped lie in this folder
SUFFIX = ".toml"
MAX_LESSONS = 200  # a folder with more files of this kind holds something else
MAX_STEPS = 100
MAX_TEXT, MAX_LINE = 20_000, 300  # the most characters of a text, ten times a full screen, and of a title or a question
MAX_CURVE_VALUES = 64
MAX_AXIS_VALUE = 65_536  # sizes and macros of a lesson; its points are executed while people wait
MAX_PITCH_WORDS = 4096
BUDGET_S, LIMIT = 20.0, 10**9  # what one point of a lesson may take: seconds of execution, and instructions of a block

_LESSON_KEYS = ("title", "about", "kernel", "point", "step")
_STEP_KEYS = ("title", "text", "layout", "kernel", "point", "line", "array", "pitch", "warp", "block", "question")
_BLOCK_KEYS = ("threads", "registers", "shared")
_QUESTION_KEYS = ("ask", "kind", "counts", "answer", "within", "lanes", "along", "values", "why")
_OF_CURVES = {  # what can be counted along each axis of a curve
    Along.PITCH: (Quantity.WAVEFRONTS, Quantity.BANKS),
    **dict.fromkeys((Along.THREADS, Along.REGISTERS, Along.SHARED), (Quantity.BLOCKS, Quantity.OCCUPANCY)),
}


def shipped_lessons() -> tuple[Lesson, ...]:
    """Return the lessons that are shipped, in the order of their files."""
    return find_lessons([LESSON_FOLDER])


def find_lessons(paths: Iterable[str | Path], on_error: search.OnError = search.raise_error) -> tuple[Lesson, ...]:
    """Return the lessons of files, and of all files in folders, in the order of their names; `InputError` if a path
    does not exist, or a folder holds no lesson.

    `on_error` gets the errors of lessons that are wrong, which are left out; it raises them by default.
    """
    lessons = []
    for path in lesson_files(paths):
        try:
            lessons.append(read_lesson(path))
        except errors.LessonError as error:
            on_error(error)
    return tuple(lessons)


def lesson_files(paths: Iterable[str | Path]) -> tuple[Path, ...]:
    """Return the lessons' files among files and in folders, each once."""
    files: dict[Path, Path] = {}
    for path in map(Path, paths):
        if path.is_dir():
            entries = sorted(entry for entry in path.iterdir() if entry.suffix == SUFFIX and entry.is_file())
            if not entries:
                raise errors.InputError(f"the folder {path} holds no lesson: a lesson is a file that ends in {SUFFIX}")
            if len(entries) > MAX_LESSONS:
                count = f"{len(entries)} files of TOML, and at most {MAX_LESSONS} are read"
                raise errors.InputError(f"the folder {path} holds {count}")
        elif not path.exists():
            raise errors.InputError(f"there is no lesson {path}")
        else:
            entries = [path]
        files |= {entry.resolve(): entry for entry in entries}
    return tuple(files.values())


def read_lesson(path: str | Path) -> Lesson:
    """Return the lesson at `path`."""
    path = Path(path)
    try:
        source = syntax.SourceFile(path=str(path), text=reader.decode(reader.read_bytes(path), str(path)))
        return _Reader(source, path).read()
    except errors.KernelFileError as error:  # what the readers of kernel files say of a text fits a lesson too
        message = error.message.replace("which no kernel file is", "which no lesson is")
        raise errors.LessonError(message, error.span) from None


class _Reader(ValueReader):
    def __init__(self, source: syntax.SourceFile, path: Path) -> None:
        super().__init__(read_toml(source))
        self._path = path

    def read(self) -> Lesson:
        """Return the lesson."""
        self._check_keys((), self._values, _LESSON_KEYS, ("title", "step"))
        paths = self._items(("step",))
        if not 1 <= len(paths) <= MAX_STEPS:
            self._fail(("step",), f"a lesson has 1 to {MAX_STEPS} steps, [[step]], not {len(paths)}")
        for step in paths:
            if not isinstance(self._get(step), dict):
                self._fail(step, f"{named(step)} must be a table, [[step]], not {kind(self._get(step))}")
        title, about = self._line(("title",)), self._line(("about",))
        steps = tuple(self._step(step) for step in paths)
        return Lesson(key=self._path.stem, title=title, about=about, path=str(self._path), steps=steps)

    def _step(self, path: KeyPath) -> Step:
        self._check_keys(path, self._table(path), _STEP_KEYS, ("title",))
        layout = self._choice((*path, "layout"), Layout, Layout.TEXT)
        point = self._point(path)
        device = self._device(path)
        usage = self._usage(path, device)
        line = self._whole((*path, "line"), 0, MAX_AXIS_VALUE)
        if layout in (Layout.SOURCE, Layout.LENS, Layout.TILE) and point is None:
            message = f"the layout {layout.value!r} shows a kernel: give the step or the lesson a 'kernel'"
            raise errors.KernelFileError(message, self._matter.key_span((*path, "layout")))
        if layout is Layout.BOXES and usage is None:
            message = f"the layout 'boxes' shows a block: give the step a 'block' ({', '.join(_BLOCK_KEYS)})"
            raise errors.KernelFileError(message, self._matter.key_span((*path, "layout")))
        if line and point is not None:
            count = len(Path(point.path).read_text(encoding="utf-8", errors="replace").splitlines())
            if line > count:
                self._fail((*path, "line"), f"{Path(point.path).name} has {count} lines, and no line {line}")
        return Step(
            title=self._line((*path, "title")),
            text=self._long_text((*path, "text")),
            layout=layout,
            point=point,
            line=line,
            array=self._string((*path, "array"), ""),
            pitch=self._whole((*path, "pitch"), 0, MAX_PITCH_WORDS),
            warp=self._whole((*path, "warp"), 0, 31),
            usage=usage,
            device=device.key,
            question=self._question((*path, "question"), point, usage),
        )

    def _fail(self, path: KeyPath, message: str) -> NoReturn:
        """Point at the value, or where the file lacks it at the nearest table around it."""
        while path and path not in self._matter.positions:
            path = path[:-1]
        super()._fail(path, message)

    def _point(self, path: KeyPath) -> points.PointSpec | None:
        own = (*path, "kernel") if self._get((*path, "kernel")) is not None else ("kernel",)
        if self._get(own) is None:
            return None
        kernel = self._kernel(own)
        axes: dict[str, tuple[int, ...]] = {}
        for table in (("point",), (*path, "point")):
            is_of_other = own != ("kernel",) and table == ("point",)  # its axes may be others
            for name, value in self._table(table).items():
                if name == "device":
                    continue
                known = (*kernel.problem_axes, *kernel.tune_axes)
                if name not in known:
                    if is_of_other:
                        continue
                    message = f"{kernel.name} has no axis {name!r}{errors.suggestion(name, (*known, 'device'))}"
                    raise errors.KernelFileError(message, self._matter.key_span((*table, name)))
                if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_AXIS_VALUE:
                    self._fail((*table, name), f"the axis {name!r} takes a whole number up to {MAX_AXIS_VALUE}")
                axes[name] = (value,)
        try:
            problem = {name: value for name, value in axes.items() if name in kernel.problem_axes}
            tune = {name: value for name, value in axes.items() if name in kernel.tune_axes}
            device = self._device(path).key
            return choose_point([kernel], problem=problem, tune=tune, device=device, budget_s=BUDGET_S, limit=LIMIT)
        except errors.WarplensError as error:
            raise errors.KernelFileError(str(error), self._matter.value_span(own)) from None

    def _kernel(self, path: KeyPath) -> KernelFile:
        name = self._string(path, "")
        file, _, entry = name.partition("::")
        if not file.endswith(".cu"):
            kernels = self._builtin
            named = next((kernel for kernel in kernels if kernel.name == name), None)
            if named is None:
                near = errors.suggestion(name, [kernel.name for kernel in kernels])
                own = "a kernel of yours is named by its .cu file"
                self._fail(path, f"no built-in kernel is named {name!r}{near}; {own}")
            return named
        folder = self._path.resolve().parent
        target = (folder / file).resolve()
        if not target.is_relative_to(folder):
            self._fail(path, f"{name!r} is not in or below the folder of the lesson, from which its kernels come")
        if not target.is_file():
            self._fail(path, f"there is no file {name!r} in the folder of the lesson")
        try:
            content = kernels_of_file(str(target), entry)
        except errors.WarplensError as error:
            self._fail(path, _first_line(f"{name} cannot be read: {error}"))
        if not content.kernels:
            reason = content.refused[0].message if content.refused else "it has no kernel"
            self._fail(path, _first_line(f"{name} cannot be run: {reason}"))
        return content.kernels[0]

    @cached_property
    def _builtin(self) -> tuple[KernelFile, ...]:
        return builtin_kernels()

    def _device(self, path: KeyPath) -> spec.GpuSpec:
        own, whole = (*path, "point"), ("point",)
        where: KeyPath = (*own, "device") if "device" in self._table(own) else (*whole, "device")
        key = self._string(where, spec.DEFAULT_DEVICE) if "device" in self._table(where[:-1]) else spec.DEFAULT_DEVICE
        try:
            return gpus.load_device(key)
        except errors.UnknownNameError as error:
            self._fail(where, str(error))

    def _usage(self, path: KeyPath, device: spec.GpuSpec) -> what_if.Usage | None:
        own: KeyPath = (*path, "block")
        if self._get(own) is None:
            return None
        self._check_keys(own, self._table(own), _BLOCK_KEYS, ("threads",))
        usage = what_if.Usage(
            threads_per_block=self._whole((*own, "threads"), 1, 1024, 1),
            registers_per_thread=self._whole((*own, "registers"), 0, 255),
            shared_bytes_per_block=self._whole((*own, "shared"), 0, 1 << 20),
        )
        if what_if.fitting(occupancy.limits_of(device.compute_capability), usage) is None:
            self._fail(own, f"not one block of this size fits on a multiprocessor of the {device.name}")
        return usage

    def _question(self, path: KeyPath, point: points.PointSpec | None, usage: what_if.Usage | None) -> Question | None:
        if self._get(path) is None:
            return None
        self._check_keys(path, self._table(path), _QUESTION_KEYS, ("ask",))
        form = self._choice((*path, "kind"), QuestionKind, QuestionKind.NUMBER)
        counts = None if self._get((*path, "counts")) is None else self._choice((*path, "counts"), Quantity)
        answer = self._decimal((*path, "answer"))
        if form is QuestionKind.NUMBER and answer is None:
            raise errors.KernelFileError("a question for a number needs its 'answer'", self._matter.key_span(path))
        if form is not QuestionKind.NUMBER and answer is not None:
            self._fail((*path, "answer"), f"a question for {_FORMS[form]} has no 'answer': the engine knows it")
        self._check_subject(path, counts, point, usage)
        lanes = self._lanes((*path, "lanes"), point) if form is QuestionKind.LANES else ()
        along, values = self._curve(path, counts, point, usage) if form is QuestionKind.CURVE else (None, ())
        return Question(
            ask=self._line((*path, "ask")),
            kind=form,
            counts=counts,
            answer=answer,
            within=self._decimal((*path, "within")) or 0.0,
            lanes=lanes,
            along=along,
            values=values,
            why=self._long_text((*path, "why")),
        )

    def _check_subject(
        self, path: KeyPath, counts: Quantity | None, point: points.PointSpec | None, usage: what_if.Usage | None
    ) -> None:
        if counts is None:
            return
        is_of_blocks = counts.subject is Subject.MULTIPROCESSOR
        if is_of_blocks and usage is None:
            self._fail((*path, "counts"), f"{counts.value!r} is counted of a block: give the step a 'block'")
        if not is_of_blocks and point is None:
            self._fail((*path, "counts"), f"{counts.value!r} is counted of a kernel: give the step a 'kernel'")

    def _lanes(self, path: KeyPath, point: points.PointSpec | None) -> tuple[int, ...]:
        if point is None:
            raise errors.KernelFileError("a question for lanes needs a 'kernel'", self._matter.key_span(path[:-1]))
        lanes = [self._whole(item, 0, LANES - 1) for item in self._items(path)]
        if not lanes or len(set(lanes)) != len(lanes):
            self._fail(path, f"'lanes' takes 1 to {LANES} different lanes, from 0 to {LANES - 1}")
        return tuple(lanes)

    def _curve(
        self, path: KeyPath, counts: Quantity | None, point: points.PointSpec | None, usage: what_if.Usage | None
    ) -> tuple[Along, tuple[int, ...]]:
        along = self._choice((*path, "along"), Along)
        allowed = _OF_CURVES[along]
        if counts not in allowed:
            words = " or ".join(repr(quantity.value) for quantity in allowed)
            raise errors.KernelFileError(f"a curve along {along.value!r} 'counts' {words}", self._matter.key_span(path))
        if along is Along.PITCH and point is None:
            raise errors.KernelFileError("a curve along 'pitch' needs a 'kernel'", self._matter.key_span(path))
        if along is not Along.PITCH and usage is None:
            raise errors.KernelFileError(f"a curve along {along.value!r} needs a 'block'", self._matter.key_span(path))
        most = {Along.PITCH: MAX_PITCH_WORDS, Along.THREADS: 1024, Along.REGISTERS: 255, Along.SHARED: 1 << 20}[along]
        values = [self._whole(item, 0, most) for item in self._items((*path, "values"))]
        if not 2 <= len(values) <= MAX_CURVE_VALUES or values != sorted(set(values)):
            self._fail((*path, "values"), f"'values' takes 2 to {MAX_CURVE_VALUES} whole numbers in ascending order")
        return along, tuple(values)

    def _whole(self, path: KeyPath, least: int, most: int, default: int = 0) -> int:
        value = self._value(path, int)
        if value is None:
            return default
        if not least <= value <= most:
            self._fail(path, f"{named(path)} takes {least} to {most}, not {value}")
        return value

    def _decimal(self, path: KeyPath) -> float | None:
        value = self._value(path, float)
        if value is not None and not abs(value) <= 1e12:  # nor is NaN
            self._fail(path, f"{named(path)} must be a number, not {value}")
        return None if value is None else float(value)

    def _line(self, path: KeyPath) -> str:
        text = self._string(path, "")
        if len(text) > MAX_LINE:
            self._fail(path, f"{named(path)} has {len(text):,} characters, and a line has at most {MAX_LINE}")
        return text

    def _long_text(self, path: KeyPath) -> str:
        value = self._value(path, str) or ""
        if len(value) > MAX_TEXT:
            self._fail(path, f"{named(path)} has {len(value):,} characters, and a text has at most {MAX_TEXT:,}")
        return value.strip()


_FORMS: Mapping[QuestionKind, str] = {QuestionKind.LANES: "lanes", QuestionKind.CURVE: "a curve"}


def _first_line(text: Any) -> str:
    return str(text).partition("\n")[0]
