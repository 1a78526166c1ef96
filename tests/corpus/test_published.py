"""The published times are complete and agree with themselves, and the script puts the modelled ones beside them."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from warplens.cuda.catalogue.reader import read_kernel_file
from warplens.cuda.device.spec import load_spec

FOLDER = Path(__file__).parent
KERNEL = """
#include "factor.h"
#pragma unroll none
__global__ void scale(float *out, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = FACTOR * STEP * in[i];
}
"""
TIMES = """
[[project]]
name = "small"
url = "https://example.org/small"
commit = "0"

[[project]]
name = "absent"
url = "https://example.org/absent"
commit = "1"

[[document]]
key = "paper"
title = "A paper"
author = ""
year = ""
where = "example.org"

[[kernel]]
key = "scale"
project = "small"
file = "src/scale.cuh"
include = ["include"]
defines = ["STEP=2.0f"]
without = "#pragma unroll none"
front_matter = '''
entry = "scale"
block = ["THREADS"]
grid = ["cdiv(N, THREADS)"]
args = ["out", "in", "N"]
[problem]
N = [64]
[tune]
THREADS = [32]
[arrays]
out = { dtype = "float32", shape = ["N"], role = "out" }
in = { dtype = "float32", shape = ["N"] }
'''

[[kernel]]
key = "gone"
project = "absent"
file = "gone.cu"
front_matter = ""

[[series]]
document = "paper"
place = "table 1"
device = "rtx-3080"
taken = "mean of 10 launches"
cache = "warm"
points = [
    { kernel = "scale", problem = { N = 4096 }, tune = { THREADS = 128 }, row = "scaling", time_ms = 0.004 },
    { kernel = "gone", row = "gone", time_ms = 1.0 },
]

[[series]]
document = "paper"
place = "table 2"
device = "rtx-3080"
taken = "mean of 10 launches"
cache = "cold"
points = [
    { kernel = "scale", problem = { N = 4096 }, tune = { THREADS = 128 }, row = "scaling", time_ms = 0.002 },
]
"""


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("published", FOLDER / "published.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "published", module)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def small(published: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder with one of the two projects of `TIMES`, which are the published times now."""
    times = tmp_path / "times.toml"
    times.write_text(TIMES)
    monkeypatch.setattr(published, "read_published", lambda read=published.read_published: read(times))
    (tmp_path / "small" / "src").mkdir(parents=True)
    (tmp_path / "small" / "include").mkdir()
    (tmp_path / "small" / "src" / "scale.cuh").write_text(KERNEL)
    (tmp_path / "small" / "include" / "factor.h").write_text("#define FACTOR 3.0f\n")
    return tmp_path


def test_every_document_has_its_points_once(published):
    times = published.read_published().times
    assert Counter(time.document for time in times) == {"boehm": 11, "mao": 12, "hub": 30, "pmpp": 51}
    assert len(set(map(repr, times))) == len(times)


def test_every_point_names_what_is_there(published):
    content = published.read_published()
    assert {time.kernel for time in content.times} == set(content.kernels)
    assert {time.document for time in content.times} == set(content.documents)
    assert {kernel.project for kernel in content.kernels.values()} == set(content.projects)
    for time in content.times:
        assert load_spec(time.device).key == time.device
        assert time.cache in {"cold", "warm"}
        assert time.time_ms > 0
        assert all((time.place, time.row, time.taken))


def test_every_source_is_cited(published):
    content = published.read_published()
    assert all(re.fullmatch("[0-9a-f]{40}", project.commit) for project in content.projects.values())
    assert all(document["title"] and document["where"] for document in content.documents.values())


def test_card_of_a_document_has_its_clock_and_cache_and_the_bandwidth_of_l2_that_goes_with_them(published):
    content = published.read_published()
    assert {document for document, _ in content.cards} <= set(content.documents)
    sheet = load_spec("rtx-3060")
    card = content.cards["pmpp", "rtx-3060"].spec(sheet)
    assert (card.clock_hz, card.l2_bytes) == (1.882e9, 2304 << 10)
    per_clock = [spec.l2_bandwidth_bytes_per_s / spec.clock_hz for spec in (card, sheet)]
    assert per_clock[0] == pytest.approx(per_clock[1])
    assert card.memory_bandwidth_bytes_per_s == sheet.memory_bandwidth_bytes_per_s


def test_printed_rates_and_times_agree(published):
    rated = [time for time in published.read_published().times if time.gflops]
    assert len(rated) == 23
    for time in rated:
        assert time.time_ms == pytest.approx(2 * time.problem["N"] ** 3 / time.gflops / 1e6, rel=1e-3)


def test_every_launch_can_be_read_and_has_the_axes_of_its_points(published, tmp_path):
    content = published.read_published()
    for kernel in content.kernels.values():
        (tmp_path / kernel.file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / kernel.file).write_text("")
        path = tmp_path / f"{kernel.key}.cu"
        path.write_text(published.text_of(kernel, tmp_path))
        file = read_kernel_file(path)
        for time in content.times:
            if time.kernel == kernel.key:
                assert set(time.problem) <= set(file.problem)
                assert set(time.tune) <= set(file.tune)


def test_lecture_has_the_times_of_both_cards(published):
    times = published.lecture_times()
    assert Counter(time.device for time in times) == {"gtx-1080-ti": 8, "gtx-960": 8}
    assert times[0].time_ms == 160.0


def test_modelled_times_stand_beside_the_published_ones(published, small, capsys):
    assert published.main([str(small), "--only", "paper", "--json", str(small / "out.json")]) == 0
    out, err = capsys.readouterr()
    assert err == f"{small / 'absent'} is not there: https://example.org/absent, commit 1\n"
    warm, cold = json.loads((small / "out.json").read_text())
    assert (warm["published_ms"], cold["published_ms"]) == (0.004, 0.002)
    assert cold["modelled_ms"] > warm["modelled_ms"] > 0
    assert f"| paper | rtx-3080 | scale | N=4096 THREADS=128 warm | 0.004 | {warm['modelled_ms']:.4g} |" in out
    assert "| paper | rtx-3080 | 2 |" in out


def test_kernel_without_a_modelled_time_has_its_reason(published, small, capsys):
    (small / "small" / "include" / "factor.h").write_text("")
    assert published.main([str(small), "--only", "paper"]) == 1
    assert "scale.cu does not compile for sm_86" in capsys.readouterr().out


def test_folder_is_asked_for(published, capsys):
    assert published.main([]) == 2
    assert capsys.readouterr().err == "a folder with the projects of published_times.toml is needed\n"
