"""`warplens calibrate`: measures the timing model's constants on a card of this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError, MissingPartError, StorageError
from warplens.gui.terminal.options import Json, OneDevice, Quiet

if TYPE_CHECKING:
    from warplens.cuda.device.cards import InstalledCard


def calibrate(
    *,
    device: OneDevice = None,
    sheet: Annotated[
        Path | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Write the sheet to this file. Default: where the timing model looks for it.",
        ),
    ] = None,
    json: Json = None,
    quiet: Quiet = False,
) -> None:
    """Measure the timing model's constants on a GPU of this machine, half a minute, and write them as a sheet."""
    from datetime import UTC, datetime

    from rich.text import Text

    from warplens.cuda.device.timing_constants import calibrated_path, constants_of, uncalibrated_constants
    from warplens.cuda.errors import SpecError
    from warplens.cuda.runners.gpu.calibration.calibrating import calibrate_card
    from warplens.cuda.runners.gpu.calibration.sheet import sheet_text
    from warplens.gui.terminal.calibration import calibration_data, calibration_report
    from warplens.gui.terminal.output import STANDARD_OUTPUT, notice, print_result, set_quiet, write_file, write_json
    from warplens.profiles.outputs import Kind
    from warplens.profiles.store import storage_errors

    if quiet:
        set_quiet(quiet=True)
    card = _card(device)
    path = sheet or calibrated_path(card.spec)
    try:
        in_use = constants_of(card.spec)
    except SpecError as error:
        notice(f"{error}; it is replaced")
        in_use = uncalibrated_constants(card.spec)
    notice(f"measuring the {card.spec.name}, which takes half a minute")
    done = calibrate_card(card, today=datetime.now(UTC).date())
    text = sheet_text(done.calibration)
    remarks = (*done.remarks, f"written to {path}")
    try:
        with storage_errors(path):
            if sheet is None:
                path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, text.encode("utf-8"), Kind.CONSTANTS)
    except StorageError:
        print_result(Text(text), wrap=False)  # so that what was measured is not lost
        raise
    write_json(json, "calibration", calibration_data(done.calibration, in_use, remarks))
    if json != STANDARD_OUTPUT:
        print_result(calibration_report(done.calibration, in_use, remarks))


def _card(device: str | None) -> InstalledCard:
    """Return the card that is meant, by default the first.

    Raises:
        InputError: the device is a sheet, or there is no such card.
        MissingPartError: this machine has no card that can be measured.
    """
    from warplens.cuda.device.cards import cards, find_cards, load_device

    keys = ", ".join(dict.fromkeys(card.spec.key for card in cards()))
    if device is not None:
        key = load_device(device).key
        card = next((card for card in cards() if card.spec.key == key), None)
        if card is None:
            advice = f"the cards of this machine are {keys}" if keys else find_cards().hindrance
            raise InputError(f"a GPU of this machine is calibrated, and {key} is the sheet of one: {advice}")
        return card
    if not cards():
        raise MissingPartError(f"a GPU of this machine is calibrated, and there is none: {find_cards().hindrance}")
    return cards()[0]
