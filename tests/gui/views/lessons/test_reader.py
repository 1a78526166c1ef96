"""Lessons are read whole, or refused in one sentence that points at the mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.ground.errors import InputError, LessonError
from warplens.gui.views.lessons.reader import LESSON_FOLDER, find_lessons, lesson_files, read_lesson, shipped_lessons
from warplens.gui.views.lessons.truths import Layout, QuestionKind

HEAD = 'title = "Banks"\nkernel = "transpose_tiled"\npoint = { N = 64, TILE = 32 }\n[[step]]\ntitle = "One"\n'
BOXES = 'title = "Boxes"\n[[step]]\ntitle = "One"\nlayout = "boxes"\n'
ASK = '[step.question]\nask = "How many?"\n'


@pytest.fixture
def write(tmp_path):
    def write(text: str, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_six_lessons_are_shipped_and_cover_their_subjects() -> None:
    titles = [lesson.title for lesson in shipped_lessons()]
    assert titles == [
        "Coalescing", "Bank conflicts", "Tiling and reuse", "Occupancy", "Divergence", "Memory spaces"
    ]  # fmt: skip


def test_shipped_lessons_use_every_layout_and_every_kind_of_question() -> None:
    steps = [step for lesson in shipped_lessons() for step in lesson.steps]
    assert {step.layout for step in steps} == set(Layout) - {Layout.TEXT}
    assert {step.question.kind for step in steps if step.question} == set(QuestionKind)
    assert all(step.question is None or step.question.why for step in steps)


def test_step_takes_the_kernel_and_the_point_of_the_lesson_and_adds_its_own(write) -> None:
    text = HEAD + '[[step]]\ntitle = "Two"\npoint = { TILE = 16, device = "t4" }\n'
    first, second = read_lesson(write(text)).steps
    assert (first.point.problem, first.point.tune, first.point.device) == ({"N": 64}, {"TILE": 32}, "h200")
    assert (second.point.problem, second.point.tune, second.point.device) == ({"N": 64}, {"TILE": 16}, "t4")


def test_kernel_of_the_user_beside_the_lesson_is_read_without_front_matter(write, tmp_path) -> None:
    (tmp_path / "mine.cu").write_text(
        "__global__ void k(float *a) { __shared__ float s[64]; s[threadIdx.x] = a[threadIdx.x]; __syncthreads();\n"
        "a[threadIdx.x] = s[63 - threadIdx.x]; }\n"
        "int main() { float *a; cudaMalloc(&a, 64 * 4); k<<<1, 64>>>(a); }\n"
    )
    step = read_lesson(write('title = "Mine"\nkernel = "mine.cu"\n[[step]]\ntitle = "One"\nlayout = "tile"\n')).steps[0]
    assert (step.point.kernel, Path(step.point.path)) == ("k", (tmp_path / "mine.cu").resolve())


def test_step_that_has_a_kernel_of_its_own_ignores_axes_of_the_lesson_that_it_lacks(write) -> None:
    text = HEAD + '[[step]]\ntitle = "Two"\nkernel = "matmul_naive"\n'
    assert read_lesson(write(text)).steps[1].point.problem == {"N": 64}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "the file is not valid TOML: invalid value\n  mine.toml:1:8\n"),
        ('title = "A"', "the key 'step' is missing\n  mine.toml:1:1\n    title = \"A\"\n    ^"),
        ("title = 3\n[[step]]", "'title' must be a string, not a whole number\n  mine.toml:1:9"),
        ('title = "A"\nstep = []', "a lesson has 1 to 100 steps, [[step]], not 0\n  mine.toml:2:8"),
        ('title = "A"\nstep = [3]', "item 1 of 'step' must be a table, [[step]], not a whole number\n  mine.toml:2:9"),
        (HEAD + 'txt = "x"', "no key of item 1 of 'step' is named 'txt'; did you mean 'text'? (known: array, block,"),
        (HEAD + 'layout = "lense"', "no layout is named 'lense'; did you mean 'lens'? (known: boxes, lens, source, "),
        (HEAD + "line = 4000", "transpose_tiled.cu has 49 lines, and no line 4000\n  mine.toml:6:8"),
        (HEAD + "line = true", "'step.line' must be a whole number, not true or false\n  mine.toml:6:8"),
        (HEAD + f'text = "{"x" * 20_001}"', "'step.text' has 20,001 characters, and a text has at most 20,000\n"),
        (
            'title = "' + 301 * "x" + '"\n[[step]]\ntitle = "One"',
            "'title' has 301 characters, and a line has at most 300",
        ),
        (HEAD + "point = { M = 4 }", "transpose_tiled has no axis 'M' (known: N, TILE, device)\n  mine.toml:6:11"),
        (HEAD + "point = { N = -4 }", "the axis 'N' takes a whole number up to 65536\n  mine.toml:6:15"),
        (HEAD + 'point = { device = "h2000" }', "no device is named 'h2000'; did you mean 'h200'? (known: "),
        (HEAD + 'kernel = "transpose_tilled"', "no built-in kernel is named 'transpose_tilled'; did you mean "),
        (HEAD + 'kernel = "gone.cu"', "there is no file 'gone.cu' in the folder of the lesson\n  mine.toml:6:10"),
        (HEAD + 'kernel = "../k.cu"', "'../k.cu' is not in or below the folder of the lesson, from which its kernels"),
        (HEAD + 'kernel = "/etc/k.cu"', "'/etc/k.cu' is not in or below the folder of the lesson, from which its"),
        ('title = "A"\n[[step]]\ntitle = "One"\nlayout = "lens"', "the layout 'lens' shows a kernel: give the step or"),
        (
            BOXES,
            "the layout 'boxes' shows a block: give the step a 'block' (threads, registers, shared)\n  mine.toml:4:1",
        ),
        (
            BOXES + "block = { threads = 1024, registers = 255 }",
            "not one block of this size fits on a multiprocessor of",
        ),
        (BOXES + "block = { threads = 2048 }", "'step.block.threads' takes 1 to 1024, not 2048\n  mine.toml:5:21"),
        (HEAD + "[step.question]", "the key 'ask' of 'step.question' is missing\n  mine.toml:6:1"),
        (HEAD + ASK, "a question for a number needs its 'answer'\n  mine.toml:6:1"),
        (HEAD + ASK + 'answer = "2"', "'step.question.answer' must be a number, not a string\n  mine.toml:8:10"),
        (HEAD + ASK + "answer = nan", "'step.question.answer' must be a number, not nan\n  mine.toml:8:10"),
        (HEAD + ASK + 'counts = "wavefront"\nanswer = 1', "no counts is named 'wavefront'; did you mean 'wavefronts'?"),
        (HEAD + ASK + 'counts = "blocks"\nanswer = 1', "'blocks' is counted of a block: give the step a 'block'\n"),
        (HEAD + ASK + 'kind = "lanes"', "'lanes' takes 1 to 32 different lanes, from 0 to 31\n  mine.toml:6:1"),
        (HEAD + ASK + 'kind = "lanes"\nlanes = [32]', "item 1 of 'step.question.lanes' takes 0 to 31, not 32\n"),
        (HEAD + ASK + 'kind = "lanes"\nlanes = [1]\nanswer = 3', "a question for lanes has no 'answer': the engine"),
        (
            HEAD + ASK + 'kind = "curve"\ncounts = "blocks"\nalong = "pitch"\nvalues = [1, 2]',
            "'blocks' is counted of a block: give the step a 'block'",
        ),
        (
            HEAD + ASK + 'kind = "curve"\ncounts = "wavefronts"\nalong = "pitch"\nvalues = [33, 32]',
            "'values' takes 2 to 64 whole numbers in ascending order\n  mine.toml:11:10",
        ),
        (
            HEAD + ASK + 'kind = "curve"\ncounts = "sectors"\nalong = "pitch"\nvalues = [32, 33]',
            "a curve along 'pitch' 'counts' 'wavefronts' or 'banks'\n  mine.toml:6:1",
        ),
    ],
)
def test_lesson_that_is_wrong_is_refused_in_one_sentence_that_points_at_it(
    text: str, message: str, write, tmp_path, monkeypatch
) -> None:
    write(text)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LessonError) as caught:
        read_lesson("mine.toml")
    assert str(caught.value).startswith(message)
    assert caught.value.span is not None


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.toml", b"\0\1", "a.toml is a binary file, no CUDA source"),
        ("b.toml", b"#" * (2**20 + 1), "b.toml is larger than 1 MiB, which no lesson is"),
        ("deep.toml", b"a = " + b"[" * 4000, "the file is nested too deeply"),
    ],
)
@pytest.mark.usefixtures("deep")
def test_file_that_is_no_lesson_is_refused(name: str, content: bytes, message: str, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_bytes(content)
    with pytest.raises(LessonError) as caught:
        read_lesson(name)
    assert caught.value.message == message


def test_kernel_that_leads_out_by_a_link_is_refused(write, tmp_path) -> None:
    (tmp_path / "away").mkdir()
    (tmp_path / "away" / "k.cu").write_text("__global__ void k(float *a) { *a = 1; }")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "k.cu").symlink_to(tmp_path / "away" / "k.cu")
    with pytest.raises(LessonError, match="is not in or below the folder of the lesson"):
        read_lesson(write(HEAD + 'kernel = "k.cu"', "lessons/mine.toml"))


def test_kernel_file_without_a_kernel_that_can_be_run_says_why(write, tmp_path) -> None:
    (tmp_path / "k.cu").write_text("__global__ void rows(float **rows) { **rows = 0; }")
    with pytest.raises(LessonError, match=r"k\.cu cannot be run: "):
        read_lesson(write(HEAD + 'kernel = "k.cu"'))


def test_lessons_of_a_folder_are_found_in_the_order_of_their_names_and_each_once(write, tmp_path) -> None:
    write(HEAD, "b.toml")
    write(HEAD, "a.toml")
    write("no lesson", "notes.txt")
    assert [lesson.key for lesson in find_lessons([tmp_path, tmp_path / "a.toml"])] == ["a", "b"]


@pytest.mark.parametrize(
    ("name", "message"), [("gone", "there is no lesson"), ("", "holds no lesson: a lesson is a file")]
)
def test_path_without_a_lesson_is_reported(name: str, message: str, tmp_path) -> None:
    with pytest.raises(InputError, match=message):
        find_lessons([tmp_path / name])


def test_lesson_files_returns_the_lessons_files_among_files_and_in_folders():
    assert len(lesson_files([LESSON_FOLDER])) == 6
