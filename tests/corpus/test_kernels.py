"""The script that takes the kernels of public projects tells what became of each, and its tables are those shown."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parent
WHOLE = """
#include "scale.cuh"
#include <vector>
__global__ void runs(float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = FACTOR * i;
}
__global__ void leaves(float *out) { out[threadIdx.x + 64] = 1; }
int main() {
    float *out;
    cudaMalloc(&out, 64 * sizeof(float));
    runs<<<2, 32>>>(out, 64);
    leaves<<<1, 64>>>(out);
}
"""
PROJECTS = """
[[project]]
name = "small"
url = "https://example.org/small"
commit = "0"
use = "rules"

[[project]]
name = "every"
url = "https://example.org/every"
commit = "0"
use = "proof"
files = "src/*.cu"
first = 1
every = 2
"""
DEFECTS = """
[[defect]]
project = "small"
kernels = ["whole.cu::leaves"]
defect = "It writes behind its array"
evidence = "64 elements are allocated, and thread 0 writes element 64"
"""


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def outcomes(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load("outcomes", monkeypatch)


@pytest.fixture
def kernels(outcomes: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.setattr(sys, "path", list(sys.path))
    texts = {"PROJECTS": PROJECTS, "DEFECTS": DEFECTS, "README": f"# Before\n{outcomes.BEGIN}\n{outcomes.END}\nafter\n"}
    for name, text in texts.items():
        path = tmp_path / name
        path.write_text(text)
        monkeypatch.setattr(outcomes, name, path)
    monkeypatch.setattr(outcomes, "RESULTS", tmp_path / "kernels.json")
    monkeypatch.setattr(outcomes, "NVCC", tmp_path / "nvcc.json")
    return load("kernels", monkeypatch)


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    files = {
        "small/whole.cu": WHOLE,
        "small/common/scale.cuh": "#define FACTOR 3",
        "small/broken.cu": "__global__ void broken(float *out) { out[0] = 0; nonsense(); }",
        "small/host.cu": "int main() { return 0; }",
        "small/parts.cu": "#ifdef WIDE\n__global__ void wide(float *out) { out[0] = 0; }\n#endif\n",
        "small/fragment.cu": "__global__ void fragment(float *out) { out[threadIdx.x] = UNKNOWN; }",
        "small/uses.cu": '#define UNKNOWN 1\n#include "fragment.cu"\nint main() {}',
        "every/src/a.cu": "__global__ void a() {}",
        "every/src/b.cu": "__global__ void b() {}",
        "every/src/c.cu": "__global__ void c() {}",
        "every/other/d.cu": "__global__ void d() {}",
    }
    for name, text in files.items():
        path = tmp_path / "corpus" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for project in ("small", "every"):
        (tmp_path / "corpus" / project / ".git").mkdir()
    return tmp_path / "corpus"


def test_each_kernel_has_an_outcome(
    kernels: ModuleType, outcomes: ModuleType, corpus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kernels.main([str(corpus), "--write", "--only", "small"]) == 0
    told = json.loads(outcomes.RESULTS.read_text())["small"]
    assert set(told) == {"whole.cu::runs", "whole.cu::leaves", "broken.cu::broken", "parts.cu::wide"}
    assert told["whole.cu::runs"] == "runs"
    assert told["whole.cu::leaves"].startswith("wrong: block=(0,0,0) thread=(0,0,0) whole.cu:8: ")
    assert 'identifier "nonsense" is undefined' in told["broken.cu::broken"]
    assert told["parts.cu::wide"].startswith("left out: wide of small/parts.cu, line 2: `#ifdef WIDE` in line 1 ")
    assert "small" in capsys.readouterr().out
    shown = outcomes.README.read_text()
    assert "| [small](https://example.org/small) | 2 | 3 | 0 | 2 (66.7%) | 2 (66.7%) |" in shown
    assert "| small | `whole.cu::leaves` | It writes behind its array |" in shown
    assert shown.startswith("# Before\n")
    assert shown.endswith("\nafter\n")
    assert kernels.main([str(corpus), "--only", "small"]) == 0
    outcomes.RESULTS.write_text(outcomes.RESULTS.read_text().replace('"runs"', '"fails: x"'))
    assert kernels.main([str(corpus), "--only", "small"]) == 1


def test_kernels_that_nvcc_refuses_as_well_are_no_part_of_the_shares(
    kernels: ModuleType, outcomes: ModuleType, corpus: Path
) -> None:
    kernels.main([str(corpus), "--write", "--only", "small"])
    outcomes.NVCC.write_text('{"small": {"broken.cu": "refuses: broken.cu(1): error", "whole.cu": "refuses: x"}}')
    outcomes.write_tables()
    shown = outcomes.README.read_text()
    assert "| [small](https://example.org/small) | 2 | 3 | 1 | 2 (100.0%) | 2 (100.0%) |" in shown
    assert "and 2 (66.7%) and 2 (66.7%) of the others." in shown
    assert "| nvcc refuses the file as well | 0 | 1 |" in shown
    outcomes.NVCC.write_text('{"small": {"broken.cu": "lacks x.h"}}')
    assert outcomes.refused_by_nvcc(outcomes.known_outcomes()) == {"small": {}, "every": {}}


def test_part_of_a_project_is_taken(kernels: ModuleType, outcomes: ModuleType, corpus: Path) -> None:
    [_, every] = outcomes.projects()
    assert [path.name for path in kernels.files_of(every, corpus / "every")] == ["b.cu"]


def test_fault_counts_as_a_run_only_where_it_is_the_kernels_own(outcomes: ModuleType) -> None:
    told = {
        "a.cu::a": "runs",
        "a.cu::b": "wrong: block=(0,0,0) ...",
        "a.cu::c": "asks: block=(0,0,0) ...",
        "a.cu::d": "asks: `n` has no value",
        "e.cu::e": "refused: ...",
        "f.cu::f": "left out: `#ifdef WIDE` leaves it out",
    }
    assert outcomes.counts_of(told, ()) == outcomes.Counts(files=2, kernels=5, refused=0, compiled=4, run=1)
    assert outcomes.counts_of(told, ("a.cu::b", "a.cu::c", "a.cu::d", "e.cu::e")).run == 3


def test_reason_of_a_block_that_does_not_end_is_its_time(outcomes: ModuleType) -> None:
    endless = "wrong: block=(0,0,0) a.cu: the block did not end within the limit of 20,000,000,000 warp instructions"
    fault = "wrong: block=(0,0,0) thread=(0,0,0) a.cu:2: stores 4 bytes at byte 8 of array 'out', which has 8 bytes"
    assert outcomes.reason_of(endless) == "more time or memory than a point may take"
    assert outcomes.reason_of(fault).startswith("a fault that may come from")


def test_no_kernel_is_listed_twice_for_its_defects(outcomes: ModuleType) -> None:
    listed = [(defect.project, kernel) for defect in outcomes.defects() for kernel in defect.kernels]
    assert len(listed) == len(set(listed))


def test_shown_tables_are_those_of_the_results(outcomes: ModuleType) -> None:
    shown = outcomes.README.read_text(encoding="utf-8").partition(outcomes.BEGIN)[2].partition(outcomes.END)[0]
    assert shown.strip() == outcomes.tables(outcomes.known_outcomes()).strip()


def test_results_are_of_the_listed_projects_and_hold_no_unexpected_error(outcomes: ModuleType) -> None:
    told = outcomes.known_outcomes()
    assert set(told) == {project.name for project in outcomes.projects()}
    defects = {text for of_project in told.values() for text in of_project.values() if text.startswith("defect")}
    assert defects <= {"defect: overlooked"}
    for defect in outcomes.defects():
        assert all(told[defect.project][kernel].startswith((*outcomes.FAULTS, "runs")) for kernel in defect.kernels)


def test_card_table_counts_the_outcomes(outcomes: ModuleType) -> None:
    compared = {"a": {"k": "same", "l": "close: 'out'", "m": "fault: an access"}, "b": {"n": "race, differs: 3 of 4"}}
    rows = outcomes.card_table(compared)[2:]
    assert rows == [
        "| a | 2 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 |",
        "| b | 1 | 0 | 0 | 0 | 0 | 1 | 0 | 0 | 0 |",
        "| **All** | 3 | 1 | 1 | 0 | 0 | 1 | 0 | 0 | 0 |",
    ]


@pytest.fixture
def nvcc(kernels: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    compiler = tmp_path / "bin" / "nvcc"
    compiler.parent.mkdir()
    compiler.write_text(
        "#!/bin/sh\n"
        'for last in "$@"; do :; done\n'
        'grep -q nonsense "$last" && echo "$last(1): error: identifier nonsense" >&2 && exit 2\n'
        'grep -q needs "$last" && echo "$last:1:10: fatal error: needs.h: No such file or directory" >&2 && exit 1\n'
        "exit 0\n"
    )
    compiler.chmod(0o755)
    monkeypatch.setenv("PATH", str(compiler.parent), prepend=":")
    return load("nvcc", monkeypatch)


def test_nvcc_judges_the_files_that_do_not_compile(
    nvcc: ModuleType, outcomes: ModuleType, corpus: Path, tmp_path: Path
) -> None:
    (corpus / "small" / "short.cu").write_text('#include "needs.h"\n')
    names = ("broken.cu", "short.cu", "host.cu")
    told = {"small": {f"{name}::k": "refused: x" for name in names} | {"whole.cu::runs": "runs"}}
    outcomes.RESULTS.write_text(json.dumps(told))
    assert nvcc.main([str(corpus), str(tmp_path / "nvcc.json"), str(outcomes.RESULTS)]) == 0
    assert json.loads((tmp_path / "nvcc.json").read_text()) == {
        "small": {
            "broken.cu": "refuses: broken.cu(1): error: identifier nonsense",
            "host.cu": "accepts",
            "short.cu": "lacks needs.h",
        }
    }
