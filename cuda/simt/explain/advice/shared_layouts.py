"""Advice against bank conflicts: longer rows, exchanged columns, gaps, or elements dealt out in turn.

The rule: all recorded requests to the array are counted again with the layout, and the best one that keeps every access
aligned is named. A row pitch is named only where the source shows rows; memory that a longer row takes must still fit.
"""

from __future__ import annotations

from collections.abc import Iterator

from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES
from warplens.cuda.simt.explain.address_fit import fit_lanes
from warplens.cuda.simt.explain.advice.evidence import WORTH_SAYING, Advice, AdviceRule, Evidence, at_line, number
from warplens.cuda.simt.explain.layouts import WORTHWHILE, Layout, SharedArray, Weighted
from warplens.cuda.simt.explain.patterns import SHARED
from warplens.cuda.simt.explain.traffic import LineAccess

MUCH_BETTER = 0.9
"""Exchanged columns, which complicate every index, are named before longer rows only from this ratio on."""


def advise_layouts(evidence: Evidence) -> Iterator[Advice]:
    """Iterate over the advice on each shared array."""
    for name, array in evidence.shared.items():
        users = [access for access in evidence.accesses if (access.array, access.space) == (name, SHARED)]
        excess = sum(access.excess_wavefronts for access in users)
        if not users or not array.requests or excess < WORTH_SAYING * evidence.wavefronts:
            continue
        worst = max(users, key=lambda access: access.excess_wavefronts)
        present = array.present()
        if (advice := _best(evidence, array, worst, present)) is not None:
            yield advice


def _best(evidence: Evidence, array: SharedArray, worst: LineAccess, present: Layout) -> Advice | None:
    """Return the advice with the fewest wavefronts, None where none is worthwhile."""
    most = WORTHWHILE * present.wavefronts
    longer = array.longer_rows()
    if longer is not None and not _has_room(evidence, worst.array, array, longer.pitch_words):
        longer = None
    exchanged = array.exchanged_columns()
    if longer is not None and exchanged is not None and exchanged.wavefronts > MUCH_BETTER * longer.wavefronts:
        exchanged = None
    dealt = _dealt_out(array, present)
    options = [option for option in (longer, exchanged, dealt) if option is not None and option.wavefronts <= most]
    if options:
        best = min(options, key=lambda layout: layout.wavefronts)
        if best is longer:
            return _row_pitch(evidence, array, worst, present, best)
        if best is exchanged:
            return _exchange(evidence, array, worst, (present, best), longer)
        return _deal(evidence, worst, present, best)
    gaps = array.gaps()
    if not array.row_words and gaps.wavefronts <= most:
        return _gaps(evidence, worst, present, gaps)
    return None


def _has_room(evidence: Evidence, name: str, array: SharedArray, pitch_words: int) -> bool:
    """Return whether a block still fits on a multiprocessor with the longer rows."""
    known = evidence.arrays.get(name)
    rows = known.size_bytes // (BANK_BYTES * array.row_words) if known is not None else 0
    more = BANK_BYTES * (pitch_words - array.row_words) * rows
    return evidence.launch.shared_bytes + more <= evidence.launch.spec.limits.shared_per_block_bytes


def _advice(
    evidence: Evidence, rule: AdviceRule, worst: LineAccess, layouts: tuple[Layout, Layout], tries: str
) -> Advice:
    present, better = layouts
    per, least = worst.wavefronts / worst.requests, worst.ideal_wavefronts / worst.requests
    return Advice(
        rule=rule,
        line=worst.line,
        text=(
            f"{at_line(worst.line)} takes {number(per)} wavefronts a request to `{worst.array}`, where {number(least)} "
            f"would suffice. {tries} the launch would take {number(better.wavefronts)} wavefronts for `{worst.array}` "
            f"instead of {number(present.wavefronts)}."
        ),
        unit="wavefronts",
        before=present.wavefronts,
        after=better.wavefronts,
        total=evidence.wavefronts,
    )


def _row_pitch(evidence: Evidence, array: SharedArray, worst: LineAccess, present: Layout, better: Layout) -> Advice:
    unit = array.unit_words
    aligned = f", which keeps accesses of {8 * BANK_BYTES * unit} bits aligned" if unit > 1 else ""
    tries = f"With rows of {better.pitch_words} words instead of {array.row_words}{aligned},"
    return _advice(evidence, AdviceRule.ROW_PITCH, worst, (present, better), tries)


def _exchange(
    evidence: Evidence, array: SharedArray, worst: LineAccess, layouts: tuple[Layout, Layout], longer: Layout | None
) -> Advice:
    _, better = layouts
    units = array.row_words // better.unit_words
    what = "column" if better.unit_words == 1 else f"group of {better.unit_words} columns"
    pitch = "no longer row fits or helps"
    if longer is not None:
        pitch = f"the best row pitch, {longer.pitch_words} words, leaves {number(longer.wavefronts)}"
    tries = f"With {what} c of row r kept in place c ^ (r % {units}) (XOR swizzle; {pitch}),"
    return _advice(evidence, AdviceRule.EXCHANGED_COLUMNS, worst, layouts, tries)


def _gaps(evidence: Evidence, worst: LineAccess, present: Layout, better: Layout) -> Advice:
    every, gap = LANES, better.unit_words
    index = f"i + i / {every}" if gap == 1 else f"i + {gap} * (i / {every})"
    tries = (
        "The array has no rows to lengthen: let neighbouring lanes use neighbouring elements, without a stride. Or, "
        f"with word i kept at {index},"
    )
    return _advice(evidence, AdviceRule.GAPS, worst, (present, better), tries)


def _deal(evidence: Evidence, worst: LineAccess, present: Layout, better: Layout) -> Advice:
    element = "word t" if better.unit_words == 1 else f"group t of {better.unit_words} words"
    tries = (
        f"Lanes are {better.pitch_words} words apart inside a row there. With neighbouring lanes on neighbouring words "
        f"(lane t takes {element} of the row first, and further ones as many places on as there are lanes),"
    )
    return _advice(evidence, AdviceRule.INTERLEAVED_ELEMENTS, worst, (present, better), tries)


def _dealt_out(array: SharedArray, present: Layout) -> Layout | None:
    """Return the cost with neighbouring lanes on neighbouring elements, None where no lanes are apart inside a row.

    `pitch_words` of the layout is their largest distance, `unit_words` the widest access.
    """
    if not array.row_words:
        return None
    saved, distance, unit = 0.0, 0, 1
    for used in array.requests:
        width = max(BANK_BYTES, used.count.width_bytes)
        stride = _stride_in_a_row(array, used)
        if stride <= width or stride % width:
            continue
        row = BANK_BYTES * array.row_words
        addresses = [
            address // row * row + address % row // stride * width + address % width
            for address in used.request.addresses
        ]
        less = used.cost(used.request.addresses, array.rules) - used.cost(addresses, array.rules)
        if less > 0:
            saved += used.weight * less
            distance, unit = max(distance, stride // BANK_BYTES), max(unit, width // BANK_BYTES)
    return Layout(present.wavefronts - saved, distance, unit) if saved else None


def _stride_in_a_row(array: SharedArray, used: Weighted) -> int:
    """Return the distance of neighbouring lanes, in bytes; 0 where they are in different rows or irregular."""
    lanes = [lane for lane in range(LANES) if used.request.mask >> lane & 1]
    fit = fit_lanes(used.request.addresses, lanes) if len(lanes) > 1 else None
    row = BANK_BYTES * array.row_words
    if fit is None or not 0 < fit.stride < row or (fit.rows > 1 and fit.row_stride % row):
        return 0
    rows = {used.request.addresses[lane] // row for lane in lanes}
    return fit.stride if len(rows) <= fit.rows else 0
