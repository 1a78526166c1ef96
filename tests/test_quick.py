"""`make quick` in a small repository: which tests it takes for a change, in what order, and what it prints."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

SPEC = importlib.util.spec_from_file_location("quick", Path(__file__).with_name("quick.py"))
assert SPEC is not None
assert SPEC.loader is not None
quick = importlib.util.module_from_spec(SPEC)
sys.modules[SPEC.name] = quick
SPEC.loader.exec_module(quick)

FILES = {
    "pyproject.toml": '[tool.setuptools.package-dir]\n"warplens" = "front"\n"warplens.cuda" = "cuda"\n',
    "front/__init__.py": "if TYPE_CHECKING:\n    from warplens.cuda.sheets import load\n",
    "cuda/errors.py": "class Wrong(Exception): ...\n",
    "cuda/sheets/__init__.py": "from warplens.cuda.sheets.reading import load\n",
    "cuda/sheets/reading.py": "from warplens.cuda.errors import Wrong\n\ndef load(key):\n    '''>>> load('h200')'''\n"
    "    return files('specs')\n",
    "cuda/sheets/specs/h200.toml": "clock_hz = 1\n",
    "cuda/kernels/copy.cu": "__global__ void copy();\n",
    "tests/conftest.py": "from warplens.cuda.errors import Wrong\n",
    "tests/making.py": "from warplens.cuda.sheets import load\n",
    "tests/test_layout.py": "",
    "tests/test_front.py": "import warplens\n\nSHEET = warplens.load('h200')\n",
    "tests/cuda/test_errors.py": "from warplens.cuda.errors import Wrong\n",
    "tests/cuda/test_kernels.py": "FILE = 'copy.cu'\n",
    "tests/cuda/sheets/test_reading.py": "from warplens.cuda.sheets.reading import load\n",
    "tests/cuda/sheets/test_made.py": "from making import load\n",
    "tests/cuda/sheets/test_process.py": "CODE = 'from warplens.cuda.sheets.reading import load'\n",
    "tests/cuda/sheets/test_else.py": "import json\n",
}


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("build/\n", encoding="utf-8")
    who = ("-c", "user.name=me", "-c", "user.email=me@example.org")
    for words in (("init", "--quiet", "--initial-branch=main"), ("add", "."), (*who, "commit", "--quiet", "-m", "All")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    monkeypatch.setattr(quick, "RECORD", tmp_path / "tests" / "seconds.txt")
    return tmp_path


def change(repository: Path, path: str, text: str = "# changed\n") -> None:
    with (repository / path).open("a", encoding="utf-8") as file:
        file.write(text)


@pytest.fixture
def listed(repository: Path, capsys: pytest.CaptureFixture[str]):
    """Return the tests that `make quick` would run now, in their order."""

    def run() -> list[str]:
        assert quick.main(["--list"]) == 0
        return [line for line in capsys.readouterr().out.splitlines() if line.startswith("tests/")]

    return run


def test_without_a_change_one_sentence_is_printed(repository, capsys):
    commit = quick.git(repository, "rev-parse", "--short", "HEAD")
    assert quick.main([]) == 0
    assert capsys.readouterr().out == f"quick: nothing has changed since {commit}, so nothing is tested\n"


def test_changed_module_takes_its_mirror_then_those_that_import_it_and_its_examples(repository, listed):
    change(repository, "cuda/sheets/reading.py")
    assert listed() == [
        "tests/cuda/sheets/test_reading.py",
        "tests/test_layout.py",
        "tests/cuda/sheets/test_process.py",  # names it in the code of a process
        "tests/test_front.py",  # through the attribute of a package
        "tests/cuda/sheets/test_made.py",  # through a module beside the tests, and a name that a package passes on
        "tests/test_doctests.py::test_examples_of_module_hold[warplens.cuda.sheets.reading]",
    ]


def test_change_further_below_reaches_all_that_use_it_and_the_nearest_are_first(repository, listed):
    change(repository, "cuda/errors.py")
    assert listed() == [
        "tests/cuda/test_errors.py",
        "tests/test_layout.py",
        "tests/cuda/sheets/test_process.py",
        "tests/cuda/sheets/test_reading.py",
        "tests/test_front.py",
        "tests/cuda/sheets/test_else.py",  # by its conftest
        "tests/cuda/sheets/test_made.py",
        "tests/cuda/test_kernels.py",
    ]


def test_changed_test_takes_itself(repository, listed):
    change(repository, "tests/cuda/sheets/test_else.py")
    assert listed() == ["tests/cuda/sheets/test_else.py", "tests/test_layout.py"]


def test_new_file_that_git_does_not_know_takes_its_mirror(repository, listed):
    change(repository, "cuda/points.py")
    change(repository, "tests/cuda/test_points.py")
    assert listed() == ["tests/cuda/test_points.py", "tests/test_layout.py"]


def test_users_of_a_removed_module_are_taken(repository, listed):
    (repository / "cuda/sheets/reading.py").unlink()
    assert "tests/test_front.py" in listed()
    assert "tests/cuda/sheets/test_process.py" in listed()


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("cuda/kernels/copy.cu", ["tests/test_layout.py", "tests/cuda/test_kernels.py"]),
        (
            "cuda/sheets/specs/h200.toml",
            [
                "tests/test_layout.py",
                "tests/test_front.py",  # names the sheet
                "tests/cuda/sheets/test_process.py",  # use the module that names the folder
                "tests/cuda/sheets/test_reading.py",
                "tests/cuda/sheets/test_made.py",
            ],
        ),
        ("cuda/sheets/unused.txt", ["tests/test_layout.py"]),
    ],
)
def test_changed_file_of_data_takes_the_tests_that_name_it_and_those_of_what_reads_its_folder(
    repository, listed, path, tests
):
    change(repository, path)
    assert listed() == tests


def test_what_is_committed_since_main_counts_as_changed(repository, listed):
    subprocess.run(["git", "checkout", "--quiet", "-b", "branch"], cwd=repository, check=True)
    change(repository, "tests/cuda/sheets/test_else.py")
    who = ("-c", "user.name=me", "-c", "user.email=me@example.org")
    subprocess.run(["git", *who, "commit", "--quiet", "-a", "-m", "Change"], cwd=repository, check=True)
    assert listed() == ["tests/cuda/sheets/test_else.py", "tests/test_layout.py"]


def test_files_for_which_there_is_no_time_are_named_and_cheaper_ones_take_their_place(repository, capsys):
    change(repository, "cuda/sheets/reading.py")
    quick.RECORD.write_text("9.0 tests/cuda/sheets/test_reading.py\n999.0 tests/test_front.py\n", encoding="utf-8")
    commit = quick.git(repository, "rev-parse", "--short", "HEAD")
    assert quick.main(["--list"]) == 0
    assert capsys.readouterr().out == (
        f"quick: 2 files have changed since {commit}\n"
        "quick: 4 of the 5 test files that use them are run, nearest first: 12 s of tests in 2 processes, "
        "and the examples of 1 modules\n"
        "quick: how long 3 of them take is not recorded; `make seconds` does that\n"
        "quick: no time for 1 test files; `make test` runs them:\n"
        "  tests: 1 files, 999 s\n"
        "tests/test_layout.py\n"
        "tests/cuda/sheets/test_reading.py\n"
        "tests/cuda/sheets/test_process.py\n"
        "tests/cuda/sheets/test_made.py\n"
        "tests/test_doctests.py::test_examples_of_module_hold[warplens.cuda.sheets.reading]\n"
    )


def test_long_file_is_taken_where_it_is_near_alone():
    distance = {"tests/test_a.py": 1, "tests/test_b.py": 2, "tests/test_c.py": 2}
    seconds = {"tests/test_a.py": 20.0, "tests/test_b.py": 20.0, "tests/test_c.py": 10.0}
    choice = quick.choose(distance, seconds, 90.0)
    assert (choice.files, choice.left_out) == (("tests/test_a.py", "tests/test_c.py"), ("tests/test_b.py",))


def test_chosen_tests_fit_into_their_budget():
    distance = {f"tests/test_{number}.py": number // 10 for number in range(100)}
    seconds = {path: 0.1 * number for number, path in enumerate(distance)}
    choice = quick.choose(distance, seconds, 60.0)
    assert sum(seconds[path] for path in choice.files) <= 60.0
    assert set(choice.files) | set(choice.left_out) == set(distance)
    assert choice.files[:10] == tuple(distance)[:10]


def test_module_that_cannot_be_read_is_named(repository):
    change(repository, "cuda/errors.py", "def\n")
    with pytest.raises(SystemExit, match=r"^quick: cuda/errors\.py:2: invalid syntax$"):
        quick.main(["--list"])


def test_record_takes_the_files_of_a_run_and_keeps_those_of_others_that_are_still_there(repository):
    junit = repository / "build" / "tests.xml"
    junit.parent.mkdir()
    junit.write_text(
        '<testsuites><testsuite><testcase file="tests/test_front.py" time="0.25"/><testcase file="tests/test_front.py" '
        'time="1.5"/></testsuite></testsuites>',
        encoding="utf-8",
    )
    quick.RECORD.write_text("3.0 tests/gone.py\n2.0 tests/test_layout.py\n4.0 tests/test_front.py\n", encoding="utf-8")
    assert quick.main(["--record", str(junit)]) == 0
    assert quick.RECORD.read_text(encoding="utf-8") == "1.8 tests/test_front.py\n2.0 tests/test_layout.py\n"


def test_tests_that_are_named_here_exist():
    path, _, name = quick.EXAMPLES.partition("::")
    tree = ast.parse((Path(__file__).parent.parent / path).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert (Path(__file__).parent.parent / quick.LAYOUT).is_file()


def test_run_that_is_over_skips_what_has_not_begun(tmp_path):
    test = Path(__file__).with_name("test_typetree.py")
    words = [sys.executable, "-m", "pytest", "-q", "--no-start-after=0", "-p", "no:cacheprovider", str(test)]
    run = subprocess.run(words, cwd=test.parent.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert "2 skipped" in run.stdout
