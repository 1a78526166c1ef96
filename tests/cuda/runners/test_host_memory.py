"""Memory that this machine can still give: what it has free, within the limit of a container."""

from __future__ import annotations

import math

import pytest

from warplens.cuda.errors import LaunchLimitError
from warplens.cuda.runners import host_memory
from warplens.cuda.runners.host_memory import available_bytes, check_host_room

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


def test_container_without_a_limit_gives_what_the_machine_has(machine):
    (machine / "memory.max").write_text("max\n")
    (machine / "memory.current").write_text(f"{6 * GIB}\n")
    assert available_bytes(machine / "meminfo", machine) == 48 * GIB


def test_system_that_does_not_say_has_no_limit_here(tmp_path):
    assert available_bytes(tmp_path / "none", tmp_path) == math.inf


def test_more_than_there_is_is_refused_with_both_numbers(monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 4.0 * GIB)
    check_host_room(3 * GIB)
    with pytest.raises(LaunchLimitError) as caught:
        check_host_room(3 * GIB + GIB // 2)
    assert str(caught.value) == "needs 3.5 GiB of the host's memory for its matrices, 3.0 GiB free"
