"""The timeline as a table and as a trace: what Perfetto reads of it."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import pairwise

import numpy as np
from rich.console import Console

from warplens.gui.views.timeline import text
from warplens.gui.views.timeline.text import timeline_report, trace_bytes


def events_of(timeline):
    trace = json.loads(trace_bytes(timeline))
    assert (trace["schema"], trace["displayTimeUnit"]) == ("warplens-trace/1", "ns")
    return trace["traceEvents"], trace["otherData"]


def test_trace_is_of_the_documented_form(timeline):
    events, about = events_of(timeline)
    for event in events:
        assert {"name", "ph", "ts", "pid", "args"} <= event.keys()
        assert event["ph"] in {"X", "C", "M"}
        assert isinstance(event["name"], str)
        if event["ph"] == "X":
            assert (event["dur"] >= 0, event["cat"]) == (True, "modelled")
            assert 0 <= event["ts"] <= event["ts"] + event["dur"] <= timeline.time_ns / 1e3 + 1e-3
    named = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spans = defaultdict(list)
    for event in events:
        if event["ph"] == "X":
            spans[event["pid"], event["tid"]].append((event["ts"], event["ts"] + event["dur"]))
    assert spans.keys() <= named.keys()
    for of_thread in spans.values():  # else Perfetto draws one inside the other
        assert all(begin >= end - 1e-6 for (_, end), (begin, _) in pairwise(sorted(of_thread)))
    processes = {e["pid"]: e["args"]["name"] for e in events if e["name"] == "process_name"}
    own = text.FIRST_SM + timeline.sm
    assert (processes[0], processes[own]) == ("NVIDIA H200 SXM 141 GB (modelled)", "SM 60 (simulated, modelled)")
    assert processes[text.FIRST_SM] == "SM 0 (placed, modelled)"
    assert Counter(e["name"].split()[0] for e in events if e["ph"] == "X")["block"] == 256
    assert about["provenance"] == "modelled"


def test_trace_of_too_many_blocks_has_the_simulated_multiprocessor_and_says_so(timeline, monkeypatch):
    monkeypatch.setattr(text, "MOST_BLOCKS", 8)
    events, about = events_of(timeline)
    assert {e["pid"] for e in events} == {0, *(text.FIRST_SM + sm for sm in (0, 1, 2, timeline.sm))}
    assert about["notes"][-1] == "of 132 multiprocessors 4 are in the trace: it has at most 8 blocks"


def test_report_has_waves_tail_the_busiest_and_the_idlest_multiprocessor_and_the_shares(timeline):
    console = Console(width=100)
    with console.capture() as capture:
        console.print(timeline_report(timeline))
    lines = capture.get().splitlines()
    assert lines[0] == "transpose_tiled N=512 TILE=32 on NVIDIA H200 SXM 141 GB"
    words = dict(re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in lines[1:] if "  " in line.strip())
    assert words["waves"] == "0.970 (256 blocks, 264 at a time)"
    assert words["busiest SM"].startswith("0: 2 blocks, ")
    assert words["idlest SM"].startswith("124: 1 block, ")
    shares = [float(words[text.kind_words(kind)].split()[0]) for kind in timeline.shares]
    assert shares == sorted(shares, reverse=True)
    assert abs(sum(shares) - 100) < 1


def test_idle_multiprocessors_are_the_idlest(timeline):
    few = replace(timeline, blocks=2, active=2, placed=timeline.placed[:, :1])
    assert text.extremes(few)[1] == (2, 0.0)
    assert np.isclose(text.extremes(few)[0][1], timeline.busy_share(124))
