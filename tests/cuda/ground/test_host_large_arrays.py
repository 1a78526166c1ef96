"""Workers of the emulator share the memory of the host: in turn, and one waits for the room of another."""

from __future__ import annotations

import os

import pytest

from warplens.cuda.ground import host
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.ground.host import reserved_room, sharing

GIB = 2**30


@pytest.fixture
def locks(monkeypatch, tmp_path):
    """Return the folder of the locks, on a machine with 4 GiB free."""
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 4.0 * GIB)
    monkeypatch.setattr(host_memory, "whole_bytes", lambda: 16.0 * GIB)
    monkeypatch.setattr(host.tempfile, "gettempdir", lambda: str(tmp_path))
    return tmp_path


def lock(folder, name, kind="LOCK_EX"):
    """Lock a file as another process would; raise BlockingIOError where it would wait."""
    fcntl = pytest.importorskip("fcntl")
    file = (folder / f"warplens-{os.getuid()}-arrays-{name}.lock").open("ab")
    try:
        fcntl.flock(file, getattr(fcntl, kind) | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise
    return file


def test_large_arrays_are_made_by_one_process_at_a_time(locks):
    with reserved_room(GIB), pytest.raises(BlockingIOError):
        lock(locks, "turn")
    lock(locks, "turn").close()


def test_process_that_shares_is_waited_for_until_its_point_has_ended(locks):
    with sharing():
        with reserved_room(GIB):
            pass
        with pytest.raises(BlockingIOError):
            lock(locks, "held")
    lock(locks, "held").close()


def test_arrays_without_room_wait_for_those_of_another_point(locks, monkeypatch):
    other, free = lock(locks, "held", "LOCK_SH"), [2.0 * GIB, 4.0 * GIB]

    def read():
        available = free.pop(0) if len(free) > 1 else free[0]
        other.close()  # the other point ends
        return available

    monkeypatch.setattr(host_memory, "available_bytes", read)
    with sharing(), reserved_room(3 * GIB):
        assert other.closed


def test_arrays_that_no_waiting_makes_room_for_are_refused_at_once(locks):
    with lock(locks, "held", "LOCK_SH"), pytest.raises(LaunchLimitError), sharing(), reserved_room(20 * GIB):
        pass


def test_process_that_holds_large_arrays_waits_for_no_other(locks):
    with sharing(), reserved_room(GIB):
        pass
    with sharing():
        with reserved_room(GIB):
            pass
        with pytest.raises(LaunchLimitError), reserved_room(5 * GIB):
            pass


def test_process_that_holds_large_arrays_waits_for_no_turn_of_one_that_waits_for_them(locks):
    with sharing():
        with reserved_room(GIB):
            pass
        with lock(locks, "turn"), reserved_room(GIB):
            pass


def test_large_arrays_are_made_where_files_cannot_be_locked(locks, monkeypatch):
    monkeypatch.setattr(host.tempfile, "gettempdir", lambda: str(locks / "none"))
    with sharing(), reserved_room(GIB):
        pass
    with pytest.raises(LaunchLimitError), sharing(), reserved_room(5 * GIB):
        pass


def test_small_arrays_do_not_wait(locks):
    with lock(locks, "turn"), sharing(), reserved_room(host_memory.SMALL_BYTES):
        pass
