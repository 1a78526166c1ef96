"""The content of a profile: the frozen values that are written to `*.warplens.json` (schema `warplens-profile/2`)."""

from __future__ import annotations

import errno
import math
import os
import pickle
import platform
import tracemalloc
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import warplens
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Measuring, Time
from warplens.profiles.arguments import gpu_records, this_host
from warplens.profiles.records import with_old_settings
from warplens.profiles.writing import compacted, now_utc, reason_of, storable, storage_errors, sync_folder, write_bytes


def test_with_old_settings_returns_the_head_of_a_profile_with_the_settings():
    old = replace(warplens.load("reference:h200"), measuring=Measuring(), method=0)
    assert with_old_settings(old).measuring.placements == 1


def test_now_utc_returns_the_time_now():
    assert len(now_utc()) == 25
    assert now_utc()[-6:] == "+00:00"


def test_card_records_returns_the_cards_of_these_models_that_this_process_knows():
    assert gpu_records([]) == ()


def test_this_host_returns_the_machine_of_this_process():
    host = this_host()
    assert host.python == platform.python_version()
    assert host.processors >= 1


def test_storable_returns_result_for_the_file():
    point = warplens.load("reference:hochberg").points[0]
    time = Time(value_ns=2000.0, provenance=Provenance.MEASURED, samples_ns=(2000.04, math.inf))
    assert storable(replace(point, time=time)).time.samples_ns == (2000.0,)


@pytest.mark.skipif(os.name != "posix", reason="other systems cannot open a folder")
def test_sync_folder_syncs_the_folder_itself_and_closes_it(tmp_path, monkeypatch):
    descriptors = {}
    monkeypatch.setattr(os, "fsync", lambda descriptor: descriptors.update({descriptor: os.fstat(descriptor).st_ino}))
    sync_folder(tmp_path)
    [(descriptor, inode)] = descriptors.items()
    assert inode == tmp_path.stat().st_ino
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptor)


def test_write_bytes_writes_a_file_whole_or_not_at_all():
    with TemporaryDirectory() as folder:
        write_bytes(Path(folder, "lens.svg"), b"<svg/>")
        assert [(path.name, path.read_bytes()) for path in Path(folder).iterdir()] == [("lens.svg", b"<svg/>")]


def test_storage_errors_raises_storage_error():
    with pytest.raises(StorageError) as error, storage_errors(Path("mine.warplens.json")):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert str(error.value) == "mine.warplens.json cannot be written: the disk is full"


def test_reason_of_returns_the_systems_reason_in_plain_words():
    assert reason_of(OSError(errno.EROFS, "Read-only file system")) == "the file system is read-only"
    assert reason_of(ValueError("embedded null byte")) == "embedded null byte"


def test_compacted_points_are_the_same_points_in_a_third_of_the_memory(profile):
    metrics = {key: metric.value(12.5, Provenance.COUNTED) for key, metric in METRICS.items()}
    from_worker = pickle.dumps(replace(profile.points[0], metrics=metrics))
    tracemalloc.start()
    try:
        points = [pickle.loads(from_worker) for _ in range(300)]
        before, _ = tracemalloc.get_traced_memory()
        kept = compacted(points)
        assert kept == tuple(points)
        points.clear()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after < before / 3


@pytest.mark.parametrize("number", [math.inf, math.nan])
def test_number_that_no_file_can_hold_is_kept_in_compacted_points(profile, number):
    endless = METRICS["gflops"].value(number, Provenance.MODELLED)
    points = tuple(replace(point, metrics=dict(point.metrics) | {"gflops": endless}) for point in profile.points[1::2])
    term = Time(value_ns=1.0, provenance=Provenance.MODELLED, terms_ns={"dram": number})
    points += (replace(profile.points[0], time=term), profile.points[2])
    assert compacted(points)[:-1] == points[:-1]
    assert compacted(points)[-1] == points[-1]
    assert compacted(points)[0] is points[0]
