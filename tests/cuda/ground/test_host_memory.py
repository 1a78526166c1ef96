"""The memory that this machine has available, within the limit of a container."""

from __future__ import annotations

import math
import os

import pytest

from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.ground.host import (
    SMALL_BYTES,
    available_bytes,
    check_host_room,
    check_pinned_room,
    distinguishable_sizes,
    free_bytes,
    memory_text,
    ordinary_bytes,
    whole_bytes,
)

GIB = 2**30


@pytest.fixture
def machine(tmp_path):
    (tmp_path / "meminfo").write_text(f"MemTotal: {64 << 20} kB\nMemAvailable:   {48 << 20} kB\nHugePages_Free: 0\n")
    return tmp_path


def test_machine_without_limits_gives_what_is_available(machine):
    assert available_bytes(machine / "meminfo", machine) == 48 * GIB


def test_limit_of_a_container_counts_what_it_uses_but_not_its_cache(machine):
    (machine / "memory.max").write_text(f"{20 * GIB}\n")
    (machine / "memory.current").write_text(f"{6 * GIB}\n")
    (machine / "memory.stat").write_text(f"anon 5\ninactive_file {2 * GIB}\n")
    assert available_bytes(machine / "meminfo", machine) == 16 * GIB


def test_tightest_limit_of_the_groups_around_a_process_counts(machine):
    (machine / "own").write_text("1:name=systemd:/old\n0::/slurm/job_1/step_0\n")
    job = machine / "slurm" / "job_1"
    (job / "step_0").mkdir(parents=True)
    (job / "step_0" / "memory.max").write_text("max\n")
    (job / "memory.max").write_text(f"{10 * GIB}\n")
    (job / "memory.current").write_text(f"{4 * GIB}\n")
    assert available_bytes(machine / "meminfo", machine, machine / "own") == 6 * GIB


def test_limit_of_a_group_of_the_first_version_counts(machine):
    (machine / "own").write_text("4:memory:/docker/1\n1:cpu:/docker/1\n")
    job = machine / "memory" / "docker" / "1"
    job.mkdir(parents=True)
    (machine / "memory" / "memory.limit_in_bytes").write_text("9223372036854771712\n")
    (job / "memory.limit_in_bytes").write_text(f"{10 * GIB}\n")
    (job / "memory.usage_in_bytes").write_text(f"{4 * GIB}\n")
    (job / "memory.stat").write_text(f"cache 9\ninactive_file 1\ntotal_inactive_file {GIB}\n")
    assert available_bytes(machine / "meminfo", machine, machine / "own") == 7 * GIB


def test_container_without_a_limit_gives_what_the_machine_has(machine):
    (machine / "memory.max").write_text("max\n")
    (machine / "memory.current").write_text(f"{6 * GIB}\n")
    assert available_bytes(machine / "meminfo", machine) == 48 * GIB


def test_system_without_meminfo_has_its_physical_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "sysconf", {"SC_PHYS_PAGES": 1000, "SC_PAGE_SIZE": 4096}.get, raising=False)
    assert available_bytes(tmp_path / "none", tmp_path) == 4_096_000


def test_system_that_does_not_say_has_no_limit_here(tmp_path, monkeypatch):
    monkeypatch.delattr(os, "sysconf", raising=False)
    assert available_bytes(tmp_path / "none", tmp_path) == math.inf


@pytest.mark.parametrize(
    ("check", "fits", "too_much", "message"),
    [
        (check_pinned_room, 3 * GIB, 7 * GIB // 2, "needs 3.5 GiB of the host's memory for its arrays, 3.0 GiB free"),
        (check_host_room, 15 * GIB // 4, 4 * GIB, "needs 4.0 GiB of the host's memory for its arrays, 3.8 GiB free"),
    ],
)
def test_more_than_there_is_is_refused_with_both_numbers(monkeypatch, check, fits, too_much, message):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 4.0 * GIB)
    check(fits)
    with pytest.raises(LaunchLimitError) as caught:
        check(too_much)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("sizes", "texts"),
    [
        ((12 * GIB, 8.1 * GIB), ("12.0 GiB", "8.1 GiB")),
        ((8.12 * GIB, 8.11 * GIB), ("8,314.9 MiB", "8,304.6 MiB")),
        ((65536, 0), ("0.1 MiB", "0.0 MiB")),
        ((8e18, 1000 * GIB), ("6.9 EiB", "1000.0 GiB")),
        ((3 * 2**60, 2.5 * 2**50), ("3.0 EiB", "2.5 PiB")),
        ((1024 * GIB, 5000 * 2**60), ("1.0 TiB", "5,000.0 EiB")),
    ],
)
def test_different_sizes_have_different_texts(sizes, texts):
    assert distinguishable_sizes(*sizes) == texts


def test_small_arrays_are_made_on_a_machine_that_has_nothing_free(monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 0.0)
    check_host_room(SMALL_BYTES)


def test_free_bytes_returns_the_bytes_that_may_be_page_locked():
    assert 0 <= free_bytes() <= whole_bytes()


def test_whole_bytes_returns_the_bytes_of_the_machines_memory():
    assert whole_bytes() > SMALL_BYTES


def test_ordinary_bytes_returns_the_bytes_that_ordinary_arrays_may_take():
    assert 0 <= ordinary_bytes() <= whole_bytes()


def test_memory_text_returns_a_size_in_gib():
    assert memory_text(2**33) == "8.0 GiB"
    assert memory_text(8e18) == "6.9 EiB"
