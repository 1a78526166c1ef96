"""A lesson on paper: one self-contained page with the same texts and pictures, and the answers at its end.

The rule: the page fetches nothing and has no script; pictures are those of the window, truths what the engine counts.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from warplens.cuda.device.gpus import load_device
from warplens.cuda.execute.inspection.records import Inspection, Refusal
from warplens.cuda.ground.points import PointSpec
from warplens.gui.figures import boxes, colours, request_picture
from warplens.gui.figures import inspected_lines as inspected_requests
from warplens.gui.figures.picture import Picture, svg
from warplens.gui.views.lessons import markdown, question_figure, tile_figure, tile_steps, truths
from warplens.gui.views.lessons.truths import Layout, Lesson, Question, QuestionKind, Step
from warplens.profiles.exporters import html
from warplens.profiles.formats import for_page, short_device_name

# Whether a lesson states what the engine counts.
# Each point of a lesson is executed once. Each answer that differs from the count, and each request that a
# step shows and no warp makes, is one sentence.

Inspect = Callable[[PointSpec], Inspection | Refusal]  # executes a point


def inspected_steps(lesson: Lesson, inspect: Inspect) -> Iterator[tuple[Step, Inspection | Refusal | None]]:
    """Yield each step of a lesson with the inspection of its point, or why there is none; None where it needs none."""
    known: dict[object, Inspection | Refusal] = {}
    for step in lesson.steps:
        if step.point is None:
            yield step, None
            continue
        key = (step.point.key, step.point.source_hash)
        if key not in known:
            known[key] = inspect(step.point)
        yield step, known[key]


def findings(lesson: Lesson, inspect: Inspect) -> tuple[str, ...]:
    """Return a sentence for everything that a lesson states and the engine does not count, step by step."""
    sentences = []
    for step, inspection in inspected_steps(lesson, inspect):
        if isinstance(inspection, Refusal):
            sentences.append(f"{step.title}: {inspection.sentence}")
        elif step.question is not None and (sentence := truths.disagreement(step, truths.truth_of(step, inspection))):
            sentences.append(sentence)
        elif step.layout is Layout.LENS and inspection is not None and truths.lens_at(step, inspection) is None:
            sentences.append(f"{step.title}: {truths.no_request(step, inspection)}")
    return tuple(dict.fromkeys(sentences))


WIDTH = 720.0  # the pictures have this width in pixels, and the height of their kind
LENS_HEIGHT, TILE_HEIGHT, BOXES_HEIGHT, CURVE_HEIGHT = 250.0, 430.0, 330.0, 260.0
SOURCE_AROUND = 6  # the lines of the source that are printed before the line of a step, and after it


def handout_of(lesson: Lesson, inspect: Inspect) -> str:
    """Return the page of a lesson; `inspect` executes its points."""
    parts: list[str] = []
    answers: list[str] = []
    for number, (step, outcome) in enumerate(inspected_steps(lesson, inspect), 1):
        inspection = outcome if isinstance(outcome, Inspection) else None
        parts.append(f"<section><h2>{number}. {for_page(step.title)}</h2>")
        parts.append(markdown.html_of(step.text))
        if isinstance(outcome, Refusal):
            parts.append(f'<p class="muted">{for_page(outcome.sentence)}</p>')
        parts += _figures(step, inspection)
        if step.question is not None:
            room = '<span class="line"></span>' if step.question.kind is QuestionKind.NUMBER else ""
            parts.append(f'<p class="ask">{for_page(step.question.ask)}{room}</p>')
            answers += _answer(number, step, step.question, inspection)
        parts.append("</section>")
    if answers:
        parts += ['<section class="answers"><h2>Answers</h2>', *answers, "</section>"]
    about = html.paragraph(lesson.about, "muted") if lesson.about else ""
    style = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    return html.page(lesson.title, [html.heading(lesson.title, 1), about, *parts], style=style)


def _figures(step: Step, inspection: Inspection | None) -> Iterator[str]:
    """Yield what stands beside the text of a step; nothing that its question asks for."""
    question = step.question
    if question is not None and question.kind is QuestionKind.CURVE:
        yield _drawn(question_figure.curve_picture(question, (), WIDTH, CURVE_HEIGHT))
        return
    if step.layout is Layout.BOXES and step.usage is not None:
        machine = short_device_name(load_device(step.device).name), truths.limits_of_step(step)
        yield _drawn(boxes.boxes_picture(machine, step.usage, WIDTH, BOXES_HEIGHT, is_hidden=question is not None))
    if inspection is None:
        return
    lens = truths.lens_at(step, inspection)
    if step.layout is Layout.SOURCE:
        yield _source(step, inspection)
    elif step.layout is Layout.TILE:
        yield from _tile(step, inspection)
    elif step.layout is Layout.LENS and lens is not None:
        if question is None:
            yield _drawn(request_picture.lens_picture(lens, WIDTH, LENS_HEIGHT))
        elif question.kind is QuestionKind.LANES:
            yield _drawn(question_figure.lanes_picture(lens, question, {}, WIDTH, LENS_HEIGHT))
        else:
            yield _drawn(question_figure.hidden_lens(lens, WIDTH, LENS_HEIGHT))


def _tile(step: Step, inspection: Inspection) -> Iterator[str]:
    """Yield the moments of a tile that say most: the first store and the first load of it, or a race of all warps."""
    trace = tile_steps.tile_trace(inspection)
    warp = min(step.warp, len(trace.warps) - 1)
    if trace.races:
        ends = range(1, max(map(len, trace.warps)) + 1)
        moments = (tile_figure.Moment(trace=trace, warp=warp, done=done, all_warps=True) for done in ends)
        drawn = [tile_figure.tile_picture(moment, WIDTH, TILE_HEIGHT) for moment in moments]
        raced = (picture for picture in drawn if any("Race." in getattr(item, "text", "") for item in picture.items))
        yield _drawn(next(raced, drawn[0]))
        return
    kinds: dict[tuple[str, bool], int] = {}
    for number, made in enumerate(trace.warps[warp], 1):
        if made.is_shared:
            kinds.setdefault((made.array, made.writes), number)
    for done in kinds.values():
        yield _drawn(
            tile_figure.tile_picture(tile_figure.Moment(trace=trace, warp=warp, done=done), WIDTH, TILE_HEIGHT)
        )


def _source(step: Step, inspection: Inspection) -> str:
    """Return the lines around the line of a step, which is marked."""
    line = step.line or inspected_requests.worst_line(inspection)
    lines = inspection.explanation.source.expandtabs(4).splitlines()
    first, last = max(1, line - SOURCE_AROUND), min(len(lines), line + SOURCE_AROUND)
    rows = []
    for number in range(first, last + 1):
        row = f"{number:4}  {for_page(lines[number - 1])}"
        rows.append(f"<b>{row}</b>" if number == line else row)
    return f"<pre>{chr(10).join(rows)}</pre>"


def _answer(number: int, step: Step, question: Question, inspection: Inspection | None) -> Iterator[str]:
    truth = truths.truth_of(step, inspection)
    yield f"<h3>{number}. {for_page(step.title)}</h3>"
    if truth.problem:
        yield f"<p>{for_page(truth.problem)}</p>"
        return
    source = f'<span class="muted">({for_page(truth.source)})</span>'
    yield f"<p><b>{for_page(truth_words(question, truth))}</b> {source}</p>"
    lens = None if inspection is None else truths.lens_at(step, inspection)
    if question.kind is QuestionKind.CURVE:
        yield _drawn(question_figure.curve_picture(question, (), WIDTH, CURVE_HEIGHT, truth=truth))
    elif lens is not None and step.layout is Layout.LENS:
        yield _drawn(request_picture.lens_picture(lens, WIDTH, LENS_HEIGHT))
    if step.usage is not None and question.kind is QuestionKind.NUMBER:
        yield "".join(
            f"<p>{for_page(sentence)}</p>" for sentence in boxes.advice(truths.limits_of_step(step), step.usage)
        )
    yield markdown.html_of(question.why)


def truth_words(question: Question, truth: truths.Truth) -> str:
    """Return the truth of a question as words."""
    if question.kind is QuestionKind.LANES:
        return ", ".join(f"lane {lane}: {truth.places.get(lane, 'idle')}" for lane in question.lanes)
    if question.kind is QuestionKind.CURVE:
        pairs = zip(question.values, truth.curve, strict=False)
        return ", ".join(f"{value:,}: {truths.number_text(true)}" for value, true in pairs)
    return "" if truth.number is None else truths.number_text(truth.number)


def _drawn(picture: Picture) -> str:
    return f"<figure>{svg(picture, colours.LIGHT)}</figure>"
