"""The questions that people ask, each answered from the first screen of the window.

The rule: gui/README.md has these very sentences, and a test compares them. `hands` counts what a hand does until the
answer is there: clicks, keys, drags and typed texts, in the smallest window, where all panels are tabs.
"""

from __future__ import annotations

from person import EXECUTED_S, PALETTE_FIELD, NotShownError, Person
from steps import Chapter, Kind, Step, step

SWEEP_S = 600.0
"""A default sweep takes so long on a busy machine."""


def question(key: str, title: str, answer: str, *steps: Step, hands: int, pictured: int = 0) -> Chapter:
    """Return the chapter of a question, which is asked on the first screen."""
    return Chapter(
        key=f"question-{key}",
        title=title,
        answer=answer,
        steps=steps,
        opens=(),
        hands=hands,
        kind=Kind.QUESTION,
        pictured=pictured,
    )


def _click_curve(person: Person, curve: str, x: str, **how: object) -> None:
    """Click a mark of a curve; of marks that cover each other the one before may be hit."""
    person.clicks(rf"^{curve} @ {x}$", "Mark", **how)


def _answers(person: Person, pattern: str, patience_s: float = 15.0) -> None:
    person.sees(pattern, "AnswerLine", patience_s)


# --- the seven of the README ------------------------------------------------------------------------------------------


@step("Click *Open it* below *A measured example*.")
def open_example(person: Person) -> None:
    person.clicks("^Open it$", "Button")
    _answers(person, "^fastest at 8192: tiled padded", 60)
    person.sees("tiled padded is fastest at 8192", "AnswerLabel")


@step("Click any point at 4096 in *Runtime against size*.")
def _fastest(person: Person) -> None:
    _click_curve(person, "serial", "4096")
    _answers(person, r"fastest at 4096: tiled padded.* \d\.\d+×")  # a narrow plot leaves out the time


@step("Click *Runtime against tile*.")
def _tile_panel(person: Person) -> None:
    person.brings_to_front("Runtime against tile")
    person.sees("tiled", "CurveLabel|HeatCell")


@step("Click *Heat map*.")
def _heat(person: Person) -> None:
    person.clicks("^Heat map or curves$", "Button")
    person.sees(r"tiled padded @ .* x 16: .*\(best\)", "HeatCell")


@step("Type `tiled TILE=32 N=4096` into the filter above the plots.")
def _narrow(person: Person) -> None:
    person.fills("Filter the points", "tiled TILE=32 N=4096")
    person.waits_for(lambda: not person.all_seen("^256$", "Cell"), "only points at 4096")


@step("Click the point of *tiled*.")
def _click_tiled(person: Person) -> None:
    person.clicks(r"^tiled @ (4096|32)$", "Mark")
    person.brings_to_front("Point")
    person.sees(r"^1\d\d(\.\d)? µs$", "Label")


@step("Filter for `tiled TILE=32 N=4096`, and click the point of *tiled*.")
def narrow_and_click(person: Person) -> None:
    _narrow.act(person)
    _click_tiled.act(person)


@step("Click *Why?* beside the answer.")
def _why(person: Person) -> None:
    person.clicks("^Why", "Button")
    person.sees("^waiting for shared memory$", "Drawn")
    person.sees("^its shared load wavefronts are .* instead of", "Drawn")


@step("Click the step *waiting for shared memory*.")
def _step_of_shared(person: Person) -> None:
    person.clicks("^waiting for shared memory$", "Drawn")
    person.sees("cure", "Label")


@step("Click *Source*: the line is chosen, 8 wavefronts a request.")
def _which_line(person: Person) -> None:
    person.brings_to_front("Source")
    person.sees("^47:", "CurrentLine", EXECUTED_S)
    person.sees("Line 47 takes 8 wavefronts a request", "", EXECUTED_S)


@step("Click *Warp lens*: 32 lanes are on 4 banks.")
def _lens(person: Person) -> None:
    person.brings_to_front("Warp lens")
    person.sees("8 wavefronts|4 of 32 banks", "", EXECUTED_S)


@step("Click *try 18*: no conflict is left.")
def _padding(person: Person) -> None:
    person.clicks("^try 18", "Button")
    person.sees("18 words", "Spin")
    person.sees("(?i)no conflict|a bank of its own|1 wavefront", "", 10)


@step("Drop the files of today and of yesterday on the window.")
def _drop_both(person: Person) -> None:
    person.drops(person.folder / "today.warplens.json.gz", person.folder / "yesterday.warplens.json.gz")
    _answers(person, "^fastest at 4096", 60)
    person.sees("yesterday", "CurveLabel|Chip|Cell")


@step("Click *Compare*: each pair is faster, slower, the same or unresolved.")
def compare(person: Person) -> None:
    person.brings_to_front("Compare")
    person.sees(r"\d+ (same|unresolved)", patience_s=60)


def add_yesterday(person: Person) -> None:
    """Add the file of yesterday to the library, and make it the baseline."""
    person.sees("today")
    person.presses("ctrl+shift+o")
    person.names_file(person.folder / "yesterday.warplens.json.gz")
    person.presses("ctrl+k")
    person.types("baseline yesterday")
    person.sees("Use as baseline: yesterday", "Cell")
    person.presses("Return")
    person.sees_no(PALETTE_FIELD, "Edit")


@step("Open the list of GPUs in *Sweep*, type `4090` and click *only*.")
def _choose_4090(person: Person) -> None:
    person.clicks("^GPUs", "DevicePicker")
    person.types("4090")
    person.clicks_only("RTX 4090", "Cell")
    person.sees("4090", "DevicePicker|Label")


@step("Click *Run*.")
def _run(person: Person) -> None:
    person.clicks(r"Run$", "Button")
    person.sees("@ 2048$", "Mark", SWEEP_S)
    _answers(person, r"fastest at .* modelled", SWEEP_S)
    person.waits_for(lambda: not person.sees("Stop$", "SteadyButton").enabled, "the end of the sweep", SWEEP_S)
    person.sees("RTX 4090", "Label|Chip", SWEEP_S)


# --- the other ten ----------------------------------------------------------------------------------------------------


@step("Type `1000:1100:+20` into *Matrix size N*.")
def _thousand(person: Person) -> None:
    person.clicks("^N$", "Edit")
    person.types("1000:1100:+20")
    person.sees("6 sizes", "Label")


@step("Click *Run*, and wait.")
def _run_between(person: Person) -> None:
    person.clicks(r"Run$", "Button")
    person.sees(r"@ 1040$", "Mark", SWEEP_S)


@step("Point at a size between them: all curves are read out there, best first.")
def _read_between(person: Person) -> None:
    person.waits_for(lambda: not person.sees("Stop$", "SteadyButton").enabled, "the end of the sweep", SWEEP_S)

    def read_out() -> bool:
        x, y = person.sees(r"^serial @ 1040$", "Mark").middle
        person.desktop.move(x, y + 18 * person.scale)
        return bool(person.all_seen(r"1040[^@]*\n.*\n", "Label"))

    person.waits_for(read_out, "the read-out at 1040", 60)


@step("Shift+click the point of *serial* at 1024.")
def _from_1024(person: Person) -> None:
    _click_curve(person, "serial", "1024", held=("shift",))


@step("Shift+click its point at 8192: the line above the plot has the slope.")
def _to_8192(person: Person) -> None:
    _click_curve(person, "serial", "8192", held=("shift",))
    _answers(person, r"serial, 1024 to 8192: .*exponent (1\.9|2\.0)")


@step("Click *Occupancy*; the fastest point is selected.")
def _occupancy(person: Person) -> None:
    person.brings_to_front("Occupancy")
    person.sees("limited by", "Label", 30)


@step("Type the registers that the compiler gave your kernel, such as 72: the sentence says how many fewer pay.")
def _registers(person: Person) -> None:
    person.fills("^registers a thread$", "72")
    person.presses("Tab")
    person.sees(r"\d+ registers? a thread fewer.*block", "Label")


@step("Drop the file of the sweep on the window: a plot for each GPU, all at one scale.")
def _three_gpus(person: Person) -> None:
    person.drops(person.folder / "three-gpus.warplens.json.gz")
    for name in ("4090", "A100", "1080"):
        person.sees(name, "Chip|FacetName")


@step("Click the chip of a GPU to hide it, and again to show it.")
def _one_gpu_less(person: Person) -> None:
    before = person.count("@", "Mark")
    person.clicks("A100", "DeviceChip")
    person.waits_for(lambda: person.count("@", "Mark") < before, "fewer marks")


@step("Drop the file of the sweep on the window.")
def _drop_own(person: Person) -> None:
    person.drops(person.folder / "own.warplens.json.gz")
    person.sees("^failed$", "SwitchChip", 30)


@step("Point at *failed* beside the filter and click *only*: table and plots have the failed points alone.")
def _failed(person: Person) -> None:
    person.clicks_only("^failed$", "SwitchChip")
    person.sees(r"2 of \d+", "Label")


@step("Click one: its error names block, thread and line.")
def _failed_point(person: Person) -> None:
    person.clicks("1000", "Gap")
    person.brings_to_front("Point")
    person.sees(r"block.*thread|thread \(", patience_s=30)


@step("Click *Profiles*, and twice *gtx-1080-ti*.")
def _lecture(person: Person) -> None:
    person.brings_to_front("Profiles")
    person.clicks("^gtx-1080-ti$", "Cell", times=2)
    person.sees("gtx-1080-ti · |1080 Ti", "Label", 30)


@step("Click *Points*: the columns of the lecture's table.")
def _lecture_table(person: Person) -> None:
    person.brings_to_front("Points")
    person.sees("^serial$", "Cell")
    person.sees(r"12\.5", "Cell")


@step("Right click the plot and choose *Export picture…*.")
def _export(person: Person) -> None:
    person.clicks("@ 1024$", "Mark", button=3)
    person.clicks("Export", "MenuEntry")
    person.sees("cm$", "Spin")
    person.sees("Light, for paper", "Combo")


@step("Click *Save…*, and name the file.")
def _save_plot(person: Person) -> None:
    person.clicks("^Save…$", "Button")
    person.names_file(person.folder / "figure")
    person.waits_for(lambda: [*person.folder.glob("figure*.*")], "the file of the plot")


@step("Click a point, and *Point* where it is a tab.")
def _any_point(person: Person) -> None:
    _click_curve(person, "thread per row", "4096")
    person.brings_to_front("Point")
    person.sees(r"\d (µs|ms)$", "Label")


@step("Click *Copy ▾* above its numbers, then *Copy as command line*: it is in the clipboard.")
def _command_line(person: Person) -> None:
    person.clicks("^Copy the point$", "Button")
    person.clicks("(?i)command line", "MenuEntry")
    copied = person.waits_for(person.desktop.clipboard, "a text in the clipboard")
    if not copied.startswith("warplens run") or "N=4096" not in copied:
        raise NotShownError(f"the clipboard has {copied!r}")


@step("Press Ctrl+E and name a file: one HTML page has the answers, the plots and the table.")
def _report(person: Person) -> None:
    person.presses("ctrl+e")
    person.names_file(person.folder / "report.html")
    page = person.folder / "report.html"
    person.waits_for(
        lambda: page.exists() and "fastest" in page.read_text(), "a report that says which is fastest", SWEEP_S
    )


TODAY = ("--open", "today.warplens.json.gz")

QUESTIONS = (
    question(
        "fastest",
        "Which variant is fastest at 4096?",
        "*tiled padded*, and the two lines above the plot say by how much, and why.",
        open_example,
        _fastest,
        hands=2,
    ),
    question(
        "tile",
        "At which tile width?",
        "16 on this GPU, not the 32 of the lectures: the first click says so, and the best cell of each row is marked.",
        open_example,
        _tile_panel,
        _heat,
        hands=3,
    ),
    question(
        "why",
        "Why is the other slow?",
        "It waits for shared memory: the way from its time to that of the faster one, step by step.",
        open_example,
        _why,
        hands=2,
    ),
    question(
        "line",
        "Which line?",
        "Line 47 of `transpose_tiled.cu`; some seconds after the first click the answer names it, too.",
        open_example,
        _why,
        _step_of_shared,
        _which_line,
        hands=4,
    ),
    question(
        "padding",
        "Would padding help?",
        "Yes: with rows of 18 words instead of 16 every lane has a bank of its own.",
        open_example,
        _why,
        _step_of_shared,
        _lens,
        _padding,
        hands=5,
    ),
    question(
        "change",
        "Is it a real change since yesterday?",
        "No pair of these two runs of one sweep is called faster or slower.",
        _drop_both,
        compare,
        hands=2,
    ),
    question(
        "other-gpu",
        "What would it do on a 4090?",
        "The curves are modelled times, and every number says so.",
        _choose_4090,
        _run,
        hands=4,
    ),
    question(
        "best",
        "Which is the best overall, and by how much?",
        "The answer names the best at the largest size and the ratio to the next, the line below the tile width.",
        open_example,
        hands=1,
    ),
    question(
        "between",
        "What happens between 1000 and 1100?",
        "The sizes between are swept, and read out under the pointer.",
        _thousand,
        _run_between,
        _read_between,
        hands=3,
    ),
    question(
        "slope",
        "How does the time grow with the size?",
        "With about the square of N, as the number of elements does.",
        open_example,
        _from_1024,
        _to_8192,
        hands=3,
    ),
    question(
        "registers",
        "How many registers must I save for one more block?",
        "The nearest change that pays, with the occupancy that it gives.",
        open_example,
        _occupancy,
        _registers,
        hands=6,
    ),
    question(
        "three-gpus",
        "Which of three GPUs?",
        "Above each plot stand its GPU, the fastest variant on it and the time of that.",
        _three_gpus,
        _one_gpu_less,
        hands=2,
        pictured=1,
    ),
    question(
        "failed",
        "Which points failed, and why?",
        "Each with its sentence, in table and plots.",
        _drop_own,
        _failed,
        _failed_point,
        hands=4,
    ),
    question(
        "lecture",
        "Where is the lecture's table of the 1080 Ti?",
        "It ships with Warplens, and opens as any profile does.",
        _lecture,
        _lecture_table,
        hands=4,
    ),
    question(
        "paper",
        "How do I get this plot into a paper?",
        "In a light theme, with a width in cm, as PDF, SVG or PNG.",
        open_example,
        _export,
        _save_plot,
        hands=7,
        pictured=2,
    ),
    question(
        "command",
        "How do I get this point on the command line?",
        "The command names kernel, size, tile width, GPU and cache.",
        open_example,
        _any_point,
        _command_line,
        hands=5,
    ),
    question("share", "How do I share it?", "The page needs nothing but a browser.", open_example, _report, hands=5),
)
