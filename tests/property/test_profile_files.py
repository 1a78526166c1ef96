"""Damaged profiles: any file is read or refused in one sentence.

A file is damaged as bytes and as JSON: parts changed, cut, repeated, values of another kind or size, keys given twice,
deep nesting, compression damaged before and after. A file that is read must go through the tables and back into
a file. A few hundred files are tried here; for more, with the time of the slowest:

    python tests/property/test_profile_files.py 100000
"""

from __future__ import annotations

import gzip
import json
import random
import sys
import tempfile
import time
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.ground.errors import ProfileError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CacheState, Conditions, Measuring, PointSpec
from warplens.profiles import journal, records, store, writing
from warplens.profiles.comparison import compare
from warplens.profiles.comparison_table import comparison_table
from warplens.profiles.exporters.csv import to_csv
from warplens.profiles.exporters.markdown import to_markdown
from warplens.profiles.exporters.parquet import to_parquet
from warplens.profiles.matching import side_of
from warplens.profiles.reading import read
from warplens.profiles.records import DeviceRecord, DocumentRecord, HostRecord, Profile

pytestmark = pytest.mark.usefixtures("deep")

AT_ONCE = 25
"""Files that one test tries."""
RAW = "@raw"
"""A placeholder for a text that is no JSON value; it is replaced when the JSON is written."""
TEXTS = ["NaN", "1e999", "-Infinity", "9" * 5000, "-" + "9" * 30, "0.1" + "0" * 5000 + "1", "[" * 3000, '{"a":' * 3000,
         "\\ud800", '{"a":1,"a":2}', '{"schema":"warplens-profile/1","schema":"warplens-profile/2"}']  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308, 5e-324, "", "a", "N",
    "\x00\x1b[31m", "warplens-profile/9", "x" * 10_000, "é\U0001f600", [], {}, [[]], [None], [0], {"": ""},
    {"values": [], "index": [0]},
    {"values": [1], "index": [-1]}, {"values": [1], "index": [2**70]},
]  # fmt: skip


def a_profile() -> Profile:
    """Return a small profile in which every field is used."""
    runner = FakeRunner(outcomes={"odd": FakeOutcome.SKIP, "bad": FakeOutcome.FAIL})
    specs = [
        PointSpec(kernel=kernel, path="", source_hash="0" * 64, family="f", problem={"N": size}, tune={"TILE": tile},
                  device="h200", budget_s=2.0, limit=9, cache=CacheState.COLD)
        for kernel, size, tile in [("good", 64, 8), ("good", 64, 16), ("odd", 7, 8), ("bad", 8, 8), ("good", 128, 8)]
    ]  # fmt: skip
    conditions = Conditions(
        samples=4, sm_clock_hz=1e9, memory_clock_hz=2e9, temperature_c=40.0, power_w=99.5, throttled_by=("power",)
    )
    points = []
    for index, point in enumerate(map(runner.run, specs)):
        measured = point.time and replace(
            point.time,
            provenance=Provenance.MEASURED,
            samples_ns=(32.0, 32.0, 64.0, 32.0 + index),
            conditions=(conditions,),
        )
        note = METRICS["gflops"].value(0.1 + index, Provenance.MEASURED, "a note")
        points.append(replace(point, time=measured, metrics={**point.metrics, "gflops": note}, notes=("said",)))
    return Profile(
        program="warplens 1", compiler="NVRTC 12.9", host=HostRecord(system="s", machine="m", processors=1, python="3"),
        devices=(DeviceRecord(key="h200", name="H200", compute_capability=(9, 0), target="sm_90", sm_count=132,
                              clock_hz=1e9, memory_bandwidth_bytes_per_s=1e12, fp32_flops_per_s=1e13),),
        started="2026-11-21T08:00:00+00:00", measuring=Measuring(), note="n", tags=("t",),
        document=DocumentRecord(title="t", author="a", year="2012", where="w"), points=tuple(points),
    )  # fmt: skip


@cache
def whole(form: str) -> bytes:
    """Return the undamaged file of a form."""
    profile = a_profile()
    if form == "rows":
        return writing.to_json(profile).rstrip().encode()
    if form == "columns":
        return writing.encode_profile(profile)
    header = records.Header(plan="0", profile=replace(profile, points=()))
    return b"".join(writing.encode(line) + b"\n" for line in (header, *profile.points))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every container of a JSON value with each of its keys or indices."""
    entries = []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        entries += [(value, key), *places(part)]
    return entries


def damage_values(rng: random.Random, data: bytes) -> bytes:
    """Change a JSON text as a value: put another there, drop, swap, repeat, or write invalid JSON."""
    lines = data.splitlines() or [b"null"]
    number = rng.randrange(len(lines))
    value = [json.loads(lines[number])]
    raw = ""
    for _ in range(rng.randint(1, 3)):
        holder, key = rng.choice(places(value))
        other, where = rng.choice(places(value))
        match rng.randrange(6):
            case 0 | 1:
                holder[key] = deepcopy(rng.choice(VALUES))
            case 2:
                holder[key] = deepcopy(other[where])
            case 3 if holder is not value:
                del holder[key]
            case 4 if isinstance(holder[key], list):
                holder[key] = holder[key] * rng.choice([0, 2, 50])
            case _:
                raw = rng.choice(TEXTS)
                holder[key] = RAW
    lines[number] = json.dumps(value[0]).replace(f'"{RAW}"', raw or "null").encode("utf-8", "replace")
    return b"\n".join(lines) + b"\n"


def damage_bytes(rng: random.Random, data: bytes) -> bytes:
    """Change a file as bytes: a few of them changed, dropped, put in or repeated, or the file cut."""
    text = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        offset = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0 if offset < len(text):
                text[offset] ^= 1 << rng.randrange(8)
            case 1:
                del text[offset : offset + rng.randint(1, 60)]
            case 2:
                text[offset:offset] = rng.choice(
                    [b"null", b"[", b"}", b"1e999", b'"', b"-1", b"\xff", b"\n", b"\x1f\x8b"]
                )
            case 3:
                text[offset:offset] = text[offset : offset + rng.randint(1, 200)]
            case _ if rng.random() < 0.3:
                del text[offset:]
    return bytes(text)


def damaged(rng: random.Random, form: str) -> bytes:
    """Return a damaged file of a form, as often as not compressed if it is a profile."""
    data = whole(form)
    damage = rng.choice([damage_values, damage_bytes])
    if form == "journal" or rng.random() < 0.6:
        return damage(rng, data)
    if rng.random() < 0.5:
        return damage_bytes(rng, gzip.compress(damage(rng, data), 1, mtime=0))
    return gzip.compress(damage(rng, data), 1, mtime=0)


def try_file(form: str, data: bytes) -> str:
    """Open a file and make everything of it; return the sentence that refuses it, "" if it was read."""
    try:
        if form == "journal":
            content = journal._content(data, "the file")
            if content is None:
                return ""
            profile = replace(content.header.profile, points=content.points)
        else:
            profile = store.decode_profile(data, "the file")
    except ProfileError as error:
        return str(error)
    to_csv(profile)
    to_markdown(profile)
    to_parquet(profile)
    for point in profile.points:
        read(point, profile.device(point.device))
    side = side_of(profile, "the file")
    comparison_table(compare(side_of(a_profile(), "whole"), side))
    for encode in (lambda profile: writing.to_json(profile).rstrip().encode(), writing.encode_profile):
        again = store.decode_profile(encode(profile), "again")
        assert len(again.points) == len(profile.points)
    return ""


@pytest.mark.parametrize("form", ["rows", "columns", "journal"])
def test_whole_file_is_read(form):
    assert try_file(form, whole(form)) == ""


@pytest.mark.parametrize("form", ["rows", "columns", "journal"])
@pytest.mark.parametrize("seed", range(8))
def test_damaged_file_is_read_or_refused_in_one_sentence(form, seed):
    rng = random.Random(f"{form} {seed}")
    for _ in range(AT_ONCE):
        data = damaged(rng, form)
        sentence = try_file(form, data)
        assert "\n" not in sentence
        assert len(sentence) < 600


def main(count: int) -> int:
    """Try `count` files; print those that were neither read nor refused in a sentence, and what took longest."""
    outcomes: Counter[str] = Counter()
    slowest, bad = (0.0, b""), 0
    for number in range(count):
        form = ("rows", "columns", "journal")[number % 3]
        data = damaged(random.Random(f"long {number}"), form)
        began = time.perf_counter()
        try:
            sentence = try_file(form, data)
            is_fine = "\n" not in sentence and len(sentence) < 600
            outcomes["refused" if sentence else "read"] += 1
        except Exception as error:  # noqa: BLE001 - any of them is a find
            sentence, is_fine = f"{type(error).__name__}: {error}", False
        if not is_fine:
            bad += 1
            kept = Path(tempfile.gettempdir()) / f"warplens-bad-{form}-{number}"
            kept.write_bytes(data)
            print(f"{kept}: {sentence[:300]}", flush=True)
        slowest = max(slowest, (time.perf_counter() - began, f"{form} {number}".encode()))
    print(f"{count} files: {outcomes['read']} read, {outcomes['refused']} refused in a sentence, {bad} neither")
    print(f"the slowest took {slowest[0]:.2f} s ({slowest[1].decode()})")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
