"""The processes that a program starts, whose launches are not among its own."""

from __future__ import annotations

from warplens.cuda.record.beside import ChildProcesses, _runs_python


def test_child_processes_sentence_returns_what_is_to_be_said_of_them():
    children = ChildProcesses()
    assert children.sentence() == ""
    children.spawned = 2
    assert children.sentence() == (
        "not traced: what 2 processes launched that the script started anew (`spawn` of multiprocessing)"
    )


def test_runs_python_tells_whether_the_command_of_a_process():
    assert _runs_python(["/usr/bin/python3.11", "worker.py"])
    assert _runs_python("python worker.py")
    assert not _runs_python(["gcc"])
    assert not _runs_python(["/usr/bin/python3", "-m", "cuda.pathfinder._dynamic_libs.dynamic_lib_subprocess", "nvrtc"])
