"""Boxes agree with the occupancy calculator, whatever a block takes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.device.occupancy import LIMITS, limits_of
from warplens.cuda.device.what_if import Usage, fitting
from warplens.gui.figures.boxes import advice, boxes_picture, boxes_sentence, tracks
from warplens.gui.figures.picture import Box, Ink, TextLabel
from warplens.gui.views.lessons.truths import registers_to_save

USAGES = st.builds(
    Usage,
    threads_per_block=st.integers(1, 1024),
    registers_per_thread=st.integers(0, 255),
    shared_bytes_per_block=st.integers(0, 240_000),
)


def drawn_blocks(picture):
    return {item.tag for item in picture.items if isinstance(item, Box) and item.tag is not None}


@given(capability=st.sampled_from(sorted(LIMITS)), usage=USAGES)
@settings(max_examples=150)
def test_boxes_are_as_many_as_the_calculator_says_and_fit_into_every_resource(capability, usage):
    limits = limits_of(capability)
    fits = fitting(limits, usage)
    picture = boxes_picture(("GPU", limits), usage, 800, 400)
    if fits is None:
        assert (drawn_blocks(picture), tracks(limits, usage)) == (set(), ())
        return
    assert drawn_blocks(picture) == set(range(fits.blocks_per_sm))
    for track in tracks(limits, usage):
        assert fits.blocks_per_sm * track.taken <= track.capacity
        assert track.admits is None or track.admits >= fits.blocks_per_sm
        assert track.admits is None or track.admits * track.taken <= track.capacity


@given(usage=USAGES)
@settings(max_examples=40)
def test_registers_to_save_let_one_more_block_in_and_one_fewer_do_not(usage):
    limits = limits_of((9, 0))
    fits, save = fitting(limits, usage), registers_to_save(limits, usage)
    if fits is None or save is None:
        return

    def blocks(fewer):
        with_fewer = Usage(
            threads_per_block=usage.threads_per_block,
            registers_per_thread=usage.registers_per_thread - fewer,
            shared_bytes_per_block=usage.shared_bytes_per_block,
        )
        return fitting(limits, with_fewer).blocks_per_sm

    assert blocks(save) > fits.blocks_per_sm == blocks(save - 1)


def test_block_that_does_not_fit_is_drawn_where_the_resource_is_full():
    usage = Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=0)
    machine = "H200", limits_of((9, 0))
    six, seven = (boxes_picture(machine, usage, 800, 400, dropped=count) for count in (6, 7))
    red = [
        [item for item in picture.items if isinstance(item, Box) and item.ink is Ink.BAD] for picture in (six, seven)
    ]
    assert [len(boxes) for boxes in red] == [0, 1]
    texts = [getattr(item, "text", "") for item in seven.items]
    assert "One more block does not fit: registers are full." in texts


@pytest.mark.parametrize("height", [110, 220, 400])
def test_what_a_resource_says_stands_above_the_next_one(height):
    usage = Usage(threads_per_block=256, registers_per_thread=32, shared_bytes_per_block=0)
    items = [
        item
        for item in boxes_picture(("GPU", limits_of((9, 0))), usage, 440, height).items
        if isinstance(item, TextLabel)
    ]
    left = sorted(item.y for item in items if item.x == 1)
    assert min(after - before for before, after in pairwise(left)) >= 11
    assert {"registers", "shared memory"} <= {item.text for item in items}


def test_hidden_boxes_do_not_tell_how_many_fit():
    machine = "H200", limits_of((9, 0))
    pictures = [
        boxes_picture(
            machine, Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=shared), 800, 400,
            is_hidden=True,
        )
        for shared in (0, 100_000)
    ]  # fmt: skip
    for picture in pictures:
        assert drawn_blocks(picture) == {0}
        assert not any("fit" in getattr(item, "text", "") for item in picture.items)
    assert pictures[0].title == pictures[1].title


def test_advice_names_the_limit_where_registers_do_not_help():
    usage = Usage(threads_per_block=1024, registers_per_thread=32, shared_bytes_per_block=0)
    assert advice(limits_of((9, 0)), usage) == (
        "Saving registers alone brings no further block: warps and registers are full.",
        "With a register a thread more, fewer than 2 blocks fit.",
    )


@pytest.mark.parametrize(
    ("registers", "sentence"),
    [
        (33, "With 31 registers a thread more, 1 block still fits."),
        (63, "With a register a thread more, 1 block still fits."),
        (64, "With a register a thread more, no block fits."),
    ],
)
def test_advice_says_how_many_registers_are_free(registers, sentence):
    usage = Usage(threads_per_block=1024, registers_per_thread=registers, shared_bytes_per_block=0)
    assert advice(limits_of((9, 0)), usage)[-1] == sentence


def test_boxes_sentence_returns_what_fits():
    usage = Usage(threads_per_block=1024, registers_per_thread=32, shared_bytes_per_block=0)
    assert boxes_sentence("H200", fitting(limits_of((9, 0)), usage)) == (
        "2 blocks fit on a multiprocessor of the H200: 64 of 64 warps, 100 %, limited by warps and registers."
    )


def test_resources_of_a_block_are_rounded_up_to_their_units():
    usage = Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=0)
    assert [(track.limiter.value, track.taken, track.admits) for track in tracks(limits_of((9, 0)), usage)] == [
        ("warps", 8, 8),
        ("registers", 10240, 6),
        ("shared memory", 1024, 228),
        ("blocks", 1, 32),
    ]
