"""A job for a process of its own: a file that says what to do, and one beside it for what went wrong."""

from __future__ import annotations

import tempfile
from pathlib import Path

from warplens.cuda.ground.errors import InputError
from warplens.profiles.judging.program import run_job_file


def test_run_job_file_runs_the_job_of_a_file_in_its_folder():
    def refuse(job: int, folder: Path) -> None:
        raise InputError(f"no job {job}")

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "job.json"
        _ = path.write_text("7", encoding="utf-8")
        assert run_job_file(path, int, refuse) == 1
        assert path.with_suffix(".error").read_text(encoding="utf-8") == "no job 7"
