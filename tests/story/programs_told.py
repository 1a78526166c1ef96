"""The chapters of programs and of what is shared: streams by time, a program that runs again, views, nights, marks.

The rule: a program is run as a user runs it, by a drop or by the command line, and what the window then shows of it is
what that program did.
"""

from __future__ import annotations

import gzip
import json
import subprocess

from lines_told import expects
from looks_told import shown
from materials import COMMAND, SCRIPT
from person import EXECUTED_S, Person
from steps import Chapter, step

SWEPT_S = 240.0
"""A script with its launches takes so long on a busy machine."""
STREAMS = SCRIPT.replace(
    "out = np.zeros(4096, np.float32)\ndoubled[16, 256](np.arange(4096, dtype=np.float32), out)",
    """for stream in [cuda.stream() for _ in range(2)]:
    values = cuda.to_device(np.arange(1 << 16, dtype=np.float32), stream=stream)
    kept = cuda.device_array(1 << 16, np.float32, stream=stream)
    doubled[256, 256, stream](values, kept)
    out = kept.copy_to_host(stream=stream)""",
)
"""Two streams, each with a copy to the GPU, a launch, and a copy back."""
PYCUDA = """import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule

SOURCE = "__global__ void add(int *a, int n) { int i = blockIdx.x * THREADS + threadIdx.x; if (i < n) a[i * 1] += 1; }"
add = SourceModule(SOURCE.replace("THREADS", "128")).get_function("add")
add(cuda.InOut(np.zeros(1 << 21, np.int32)), np.int32(1 << 18), block=(128, 1, 1), grid=(2048, 1))
"""
SLOWER = PYCUDA.replace("i * 1", "i * 8")
"""Every warp touches eight times as many sectors."""
NIGHTS = 12

# --- a dropped script -------------------------------------------------------------------------------------------------


@step("Drop a script with two streams: it runs, and its launch is a point of its own name")
def _dropped(person: Person) -> None:
    (person.folder / "streams.py").write_text(STREAMS)
    person.sees("^Open it$", "Button")
    person.drops(person.folder / "streams.py")
    person.sees(r"^Running streams\.py|^streams\.py: \d+ point", "Label")
    person.sees("cudapy::__main__::doubled", "Chip|AnswerLabel|AnswerLine", SWEPT_S)


@step("Bring *Timeline* to the front: streams, launches and copies by time, above the launch itself")
def _by_time(person: Person) -> None:
    shown(person, "Timeline")
    person.sees("2 launches, 4 copies", "Label", EXECUTED_S)
    expects(person.count("^(default )?stream", "Drawn") >= 2, "there are not two rows of streams")


@step("Click a launch in it: its point is selected, and its blocks and warps stand below")
def _launch(person: Person) -> None:
    person.clicks("^cudapy::__main__::doubled$", "Drawn")
    person.sees(" waves · tail ", "Label", EXECUTED_S)


@step("Save it with other blocks: it runs again, and is a revision with its verdict")
def _saved(person: Person) -> None:
    (person.folder / "streams.py").write_text(STREAMS.replace("[256, 256,", "[1024, 64,"))
    person.sees("^(• )?r2$", "Tab", SWEPT_S)
    person.sees(r"r2 · .*(faster|slower|same|new|other|compared|differ|as fast)", "Label", SWEPT_S)


DROPPED = Chapter(
    key="program-dropped",
    title="A dropped script: its streams by time, and its revisions",
    opens=(),
    steps=(_dropped, _by_time, _launch, _saved),
)

# --- beside a program -------------------------------------------------------------------------------------------------


@step("Start the window that `warplens python --window` opens: *Run* means the script again")
def _beside(person: Person) -> None:
    script, profile = person.folder / "add.py", person.folder / "add.warplens.json"
    script.write_text(PYCUDA)
    person.quits()
    command = [*COMMAND, "python", "--save", str(profile), "add.py"]
    subprocess.run(command, cwd=person.folder, capture_output=True, timeout=SWEPT_S, check=True)
    call = {"path": str(script), "device": "", "words": ["python", "add.py"], "name": "add.py"}
    person.starts("--open", str(profile), "--program", json.dumps(call))
    person.sees(r"Run add\.py again", "SteadyButton", 30)
    person.sees("^(• )?r1$", "Tab", 30)


@step("Save it with a slower kernel: r2 says how much slower")
def _slower(person: Person) -> None:
    (person.folder / "add.py").write_text(SLOWER)
    person.sees("^(• )?r2$", "Tab", SWEPT_S)
    person.sees(r"r2 · .* slower", "Label", SWEPT_S)


@step("Press *Run add.py again*, then pin both revisions: the changed line stands beside the changed counters")
def _both(person: Person) -> None:
    person.clicks(r"Run add\.py again", "SteadyButton")
    person.sees(r"^Running add\.py", "Label")
    person.sees_no(r"^Running add\.py", "Label", SWEPT_S)
    for tick in ("^(• )?r1$", "^(• )?r2$"):
        person.clicks(tick, "Tab")
        person.finds("pin", "^Pin the shown revision")
    person.sees(r"i \* 8", "Browser|Label|Edit", EXECUTED_S)


BESIDE_RUN = Chapter(
    key="program-beside",
    title="Beside a program Run is the program again, and a save of it a revision",
    opens=(),
    steps=(_beside, _slower, _both),
)

# --- a view that is handed on -----------------------------------------------------------------------------------------


def _is_as_left(person: Person) -> None:
    person.sees("^tiled N>=1024$", "Edit", 30)
    person.sees(r"\b24 of 696$", "Label|Button")
    person.waits_for(lambda: not person.all_seen("@ 512$", "Mark"), "no mark at 512")
    shown(person, "Point")
    person.sees(r"^N\s2048", "Label", EXECUTED_S)


@step("Filter, click a point and press Ctrl+Shift+U: started with the link, another window shows the same")
def _link(person: Person) -> None:
    person.sees("is fastest", "AnswerLabel")
    person.sees("^Only the 2 chosen$", "Button")  # what comes with the answer moves the filter
    person.fills("Filter the points", "tiled N>=1024")
    person.waits_for(lambda: not person.all_seen("@ 512$", "Mark"), "no mark at 512")
    person.clicks("@ 2048$", "Mark")
    person.presses("ctrl+shift+u")
    person.waits_for(lambda: person.desktop.clipboard().startswith("warplens:"), "a link in the clipboard")
    link = person.desktop.clipboard()
    person.quits()
    person.starts(link)
    _is_as_left(person)


@step("Take *Save this view…*: started with that file, another window shows the same")
def _file(person: Person) -> None:
    path = person.folder / "mine.warplens-view.json"
    person.finds("save this view", "^Save this view")
    person.names_file(path)
    person.waits_for(path.exists, "the file of the view")
    person.quits()
    person.starts(str(path))
    _is_as_left(person)


@step("Draw another profile over it as the baseline and press Ctrl+Shift+U: another window draws it, too")
def _link_with_profiles(person: Person) -> None:
    person.finds("baseline gtx", r"^Use as baseline: reference:gtx-1080-ti$")
    person.waits_for(lambda: person.all_seen("GTX 1080 Ti", "Chip"), "the profile that is drawn over")
    person.presses("ctrl+shift+u")
    person.waits_for(lambda: "overlays" in person.desktop.clipboard(), "a link with the profile in the clipboard")
    link = person.desktop.clipboard()
    person.quits()
    person.starts(link)
    person.waits_for(lambda: person.all_seen("GTX 1080 Ti", "Chip"), "the profile that is drawn over")
    _is_as_left(person)


VIEWS = Chapter(
    key="views",
    title="A link or a file shows the same view in another window",
    steps=(_link, _file, _link_with_profiles),
)

# --- twelve nights ----------------------------------------------------------------------------------------------------


@step("Drop the profiles of twelve nights: the newest is open, and their medians are drawn with a band")
def _nights(person: Person) -> None:
    profile = json.loads(gzip.decompress((person.folder / "today.warplens.json.gz").read_bytes()))
    paths = [person.folder / f"night-{night:02}.warplens.json" for night in range(1, NIGHTS + 1)]
    for night, path in enumerate(paths, start=1):
        profile["started"] = profile["ended"] = f"2026-11-{night:02}T02:00:00+00:00"
        path.write_text(json.dumps(profile))
    person.sees("^Open it$", "Button")
    person.drops(*paths)
    person.waits_for(lambda: "night-12" in person.windows("MainWindow")[0]["title"], "the newest in the title", 30)
    person.sees(f"medians of {NIGHTS} profiles", patience_s=60)


@step("Choose *by date* in the plot beside it: the nights are its axis, and a line says how many there are")
def _by_date(person: Person) -> None:
    shown(person, "Runtime against tile")
    person.clicks("^Tune axis across|^axis: ", "Combo")
    person.clicks("^axis: by date$", "Cell|MenuEntry|Item")
    person.sees(f"^{NIGHTS} profiles by date, 2026-11-01 to", "AnswerLine")


TWELVE = Chapter(key="nights", title="Twelve nights are readable", opens=(), steps=(_nights, _by_date))

# --- what runs and what waits -----------------------------------------------------------------------------------------


def _runs(person: Person, *, is_first: bool) -> None:
    person.clicks("Run$", "SteadyButton")
    person.waits_for(lambda: person.sees("Stop$", "SteadyButton").enabled, "a Stop that can be pressed")
    if is_first:
        person.waits_for(lambda: person.all_seen("^queued @ ", "Coming"), "where points wait", SWEPT_S)
    person.waits_for(lambda: person.all_seen("", "^Mark$"), "a first point", SWEPT_S)
    shown(person, "Points")
    person.sees(r"\d+ running", "Label|Button|Chip", 60)
    person.sees(r"\d+ queued", "Label|Button|Chip", 60)
    person.sees(r"^[1-9]\d* ok", "Label|Button|Chip", SWEPT_S)  # marks of the sweep before stay for a moment


def _stops(person: Person) -> None:
    person.clicks("Stop$", "SteadyButton")
    person.sees("Run$", "SteadyButton", 60)  # until the sweep has ended it is *Queue*
    expects(not person.all_seen(r"\d+ (running|queued)", "Label|Button|Chip"), "something still runs, the table says")


@step("Press Run: in plots and table a point runs and others wait")
def _marks(person: Person) -> None:
    person.fills("^N$", "64,128")
    person.presses("Tab")
    _runs(person, is_first=True)


@step("Stop it, and press Run again: a point runs and others wait, as before")
def _marks_again(person: Person) -> None:
    _stops(person)
    person.brings_to_front("Runtime against size")
    _runs(person, is_first=False)


@step("Stop it: nothing runs or waits, and what ran stays")
def _no_marks(person: Person) -> None:
    _stops(person)
    person.sees(r"^\d[\d.]* [nµm]s\b", "Cell")  # the time of the row that the table followed last


MARKS = Chapter(
    key="marks", title="What runs and what waits has its sign", opens=(), steps=(_marks, _marks_again, _no_marks)
)

PROGRAMS = (DROPPED, BESIDE_RUN, VIEWS, TWELVE, MARKS)
