"""The processor of this machine, as the device that NumPy's products are measured on."""

from __future__ import annotations

import platform

from warplens.cuda.device import gpus
from warplens.cuda.device.gpus import last_cache_bytes, processor_name


def test_last_cache_bytes_returns_the_size_of_the_processors_last_cache():
    assert last_cache_bytes() > 0


def test_a_processor_that_names_itself_needs_no_other_program(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(platform, "processor", lambda: asked.append(None) or "other")
    monkeypatch.setattr(gpus, "CPU_INFO", tmp_path / "cpuinfo")
    gpus.CPU_INFO.write_text("processor\t: 0\nmodel name\t:\nmodel name\t: A Processor 9\n")
    assert processor_name.__wrapped__() == "A Processor 9"
    assert asked == []
    gpus.CPU_INFO.write_text("processor\t: 0\n")
    assert processor_name.__wrapped__() == "other"
