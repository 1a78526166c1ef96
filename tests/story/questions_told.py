"""The questions that people ask of a profile, each answered in at most three steps.

The rule: gui/README.md has these very sentences, and a test compares them. A step is one click, one press of keys or
one thing that is typed, and looking at what comes of it; the profile that the question is about is open.
"""

from __future__ import annotations

from person import EXECUTED_S, NotShownError, Person
from steps import Chapter, Kind, Step, step

SWEEP_S = 600.0
"""A default sweep takes so long on a busy machine."""


def question(
    key: str, title: str, answer: str, *steps: Step, opens: tuple[str, ...] | None = None, pictured: int = 0
) -> Chapter:
    """Return the chapter of a question; it is asked of the shipped profile of an H200 unless `opens` is given."""
    return Chapter(
        key=f"question-{key}",
        title=title,
        answer=answer,
        steps=steps,
        opens=("--open", "reference:h200") if opens is None else opens,
        kind=Kind.QUESTION,
        pictured=pictured,
    )


def _click_curve(person: Person, curve: str, x: str, **how: object) -> None:
    """Click a mark of a curve; of marks that cover each other the one before may be hit."""
    person.clicks(rf"^{curve} @ {x}$", "Mark", **how)


def _answers(person: Person, pattern: str, patience_s: float = 15.0) -> None:
    person.sees(pattern, "AnswerLine", patience_s)


# --- the seven of the README ------------------------------------------------------------------------------------------


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


@step("Read *Point*: what takes the time stands right under it, then why, and what to try.")
def _why(person: Person) -> None:
    verdict = person.sees(r"(?i)shared memory|bank conflict|wavefronts", "Label", EXECUTED_S)
    if not verdict.whole:
        raise NotShownError(f"what holds the kernel back is below the fold: {verdict.text!r}")


@step("Click *Source*: the costliest line is chosen, 32 wavefronts a request.")
def _which_line(person: Person) -> None:
    person.brings_to_front("Source")
    person.sees("^47:", "CurrentLine", EXECUTED_S)


@step("Press Alt+2, the layout *Teaching*: the lens shows all lanes on one bank.")
def _teaching(person: Person) -> None:
    person.presses("alt+2")
    person.sees("32 wavefronts|one bank", "", EXECUTED_S)


@step("Click *try 33*: no conflict is left.")
def _padding(person: Person) -> None:
    person.clicks("^try 33", "Button")
    person.sees("33 words", "Spin")
    person.sees("(?i)no conflict|a bank of its own|1 wavefront", "", 10)


@step("Press Ctrl+Shift+O and choose yesterday's file.")
def add_yesterday(person: Person) -> None:
    person.sees("today")
    person.presses("ctrl+shift+o")
    person.names_file(person.folder / "yesterday.warplens.json.gz")


@step("Press Ctrl+K, type `baseline yesterday` and press Return.")
def set_baseline(person: Person) -> None:
    person.presses("ctrl+k")
    person.types("baseline yesterday")
    person.sees("Use as baseline: yesterday", "Cell")
    person.presses("Return")
    person.sees("(?i)baseline", patience_s=30)


@step("Click *Compare*: each pair is faster, slower, the same or unresolved.")
def compare(person: Person) -> None:
    person.brings_to_front("Compare")
    person.sees(r"\d+ (same|unresolved)", patience_s=60)


@step("Open the list of GPUs in *Sweep* and check *RTX 4090*.")
def _choose_4090(person: Person) -> None:
    person.presses("ctrl+1")  # the form is folded away beside results
    person.clicks("^GPUs", "DevicePicker")
    person.types("4090")
    person.clicks("RTX 4090", "Cell")
    person.presses("Escape")
    person.sees("4090", "DevicePicker|Label")


@step("Click *Run*.")
def _run(person: Person) -> None:
    person.clicks(r"Run$", "Button")
    person.sees("4090.*@ 128$", "Mark", SWEEP_S)
    _answers(person, r"fastest at .* modelled", SWEEP_S)
    person.waits_for(lambda: not person.sees("Stop$", "SteadyButton").enabled, "the end of the sweep", SWEEP_S)


# --- the other ten ----------------------------------------------------------------------------------------------------


@step("Read the line above *Runtime against size*.")
def _best(person: Person) -> None:
    _answers(person, r"fastest at 8192: tiled padded, TILE 16.* 1\.\d+×")


@step("Type `1000:1100:+20` into *Matrix size N*.")
def _thousand(person: Person) -> None:
    person.fills("^N$", "1000:1100:+20")
    person.sees("6 sizes", "Label")


@step("Click *Run*.")
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


@step("Click a point of the kernel.")
def _any_point(person: Person) -> None:
    _click_curve(person, "thread per row", "4096")
    person.sees(r"\d (µs|ms)$", "Label")


@step("Click *Occupancy*.")
def _occupancy(person: Person) -> None:
    person.brings_to_front("Occupancy")
    person.sees("limited by", "Label", 30)


@step("Type the registers that the compiler gave your kernel, such as 72: the sentence says how many fewer pay.")
def _registers(person: Person) -> None:
    person.fills("^registers a thread$", "72")
    person.presses("Tab")
    person.sees(r"\d+ registers? a thread fewer.*block", "Label")


@step("Look at the plot: a GPU has its dash and its marker, a variant its colour.")
def _three_gpus(person: Person) -> None:
    for name in ("4090", "A100", "1080"):
        person.sees(name, "Chip|CurveLabel|Button")


@step("Click the chip of a GPU to hide it, and again to show it.")
def _one_gpu_less(person: Person) -> None:
    before = person.count("@", "Mark")
    person.clicks("A100", "DeviceChip")
    person.waits_for(lambda: person.count("@", "Mark") < before, "fewer marks")


@step("Press Ctrl+K, type `failed` and press Return: table and plots have the failed points alone.")
def _failed(person: Person) -> None:
    person.presses("ctrl+k")
    person.types("failed")
    person.sees("(?i)fail", "Cell")
    person.presses("Return")
    person.sees(r"4 of \d+|2 of \d+", "Label")
    if person.all_seen(r"\d (µs|ms)\b", "Cell"):
        raise NotShownError("the table still has points with a time")


@step("Click one: its error names block, thread and line.")
def _failed_point(person: Person) -> None:
    if person.all_seen("^mine", "^Cell"):
        person.clicks("^mine", "^Cell")
    else:  # on a wide screen the source stands before the table
        person.clicks("1000", "Gap")
    person.sees(r"block.*thread", patience_s=30)


@step("Press Ctrl+K, type `1080` and take *Open reference:gtx-1080-ti*.")
def _lecture(person: Person) -> None:
    person.sees("696 points")
    person.finds("1080", "^Open reference:gtx-1080-ti$")
    person.sees("1080 Ti")


@step("Read *Points*: the columns of the lecture's table.")
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


@step("Click *Copy ▾* above its numbers, then *Copy as command line*: it is in the clipboard.")
def _command_line(person: Person) -> None:
    person.clicks("^Copy the point$", "Button")
    person.clicks("(?i)command line", "MenuEntry")
    copied = person.waits_for(person.desktop.clipboard, "a text in the clipboard")
    if not copied.startswith("warplens run") or "N=4096" not in copied:
        raise NotShownError(f"the clipboard has {copied!r}")


@step("Press Ctrl+E and name a file: one HTML page has the answers, the plots and the table.")
def _report(person: Person) -> None:
    person.sees("696 points")
    person.presses("ctrl+e")
    person.names_file(person.folder / "report.html")
    page = person.folder / "report.html"
    person.waits_for(lambda: page.exists() and "fastest" in page.read_text(), "a report that says which is fastest", 60)


TODAY = ("--open", "today.warplens.json.gz")

# fmt: off
QUESTIONS = (
    question("fastest", "Which variant is fastest at 4096?",
             "*tiled padded*, and the line above the plot says by how much.", _fastest),
    question("tile", "At which tile width?",
             "16 on this GPU, not the 32 of the lectures: the best cell of each row is marked.", _tile_panel, _heat),
    question("why", "Why is the other slow?",
             "Its reads of shared memory are conflicts: 6.1 % of the bytes of a wavefront are used.",
             _narrow, _click_tiled, _why),
    question("line", "Which line?", "Line 47 of `transpose_tiled.cu`.", _narrow, _click_tiled, _which_line),
    question("padding", "Would padding help?", "Yes: with rows of 33 words every lane has a bank of its own.",
             narrow_and_click, _teaching, _padding),
    question("change", "Is it a real change since yesterday?",
             "No pair of these two runs of one sweep is called faster or slower.",
             add_yesterday, set_baseline, compare, opens=TODAY),
    question("other-gpu", "What would it do on a 4090?",
             "The curves are modelled times, and every number says so.", _choose_4090, _run, opens=()),
    question("best", "Which is the best overall, and by how much?",
             "The line names the best at the largest size, its tile width, its time and the ratio to the next.", _best),
    question("between", "What happens between 1000 and 1100?",
             "The sizes between are swept, and read out under the pointer.",
             _thousand, _run_between, _read_between, opens=()),
    question("slope", "How does the time grow with the size?",
             "With about the square of N, as the number of elements does.", _from_1024, _to_8192),
    question("registers", "How many registers must I save for one more block?",
             "The nearest change that pays, with the occupancy that it gives.", _any_point, _occupancy, _registers),
    question("three-gpus", "Which of three GPUs?", "One colour a variant, one dash and marker a GPU.",
             _three_gpus, _one_gpu_less, opens=("--open", "three-gpus.warplens.json.gz"), pictured=1),
    question("failed", "Which points failed, and why?", "Each with its sentence, in table and plots.",
             _failed, _failed_point, opens=("--open", "own.warplens.json.gz")),
    question("lecture", "Where is the lecture's table of the 1080 Ti?",
             "It ships with Warplens, and opens as any profile does.", _lecture, _lecture_table),
    question("paper", "How do I get this plot into a paper?",
             "In a light theme, with a width in cm, as PDF, SVG or PNG.", _export, _save_plot, pictured=1),
    question("command", "How do I get this point on the command line?",
             "The command names kernel, size, tile width, GPU and cache.", _any_point, _command_line),
    question("share", "How do I share it?", "The page needs nothing but a browser.", _report),
)
# fmt: on
