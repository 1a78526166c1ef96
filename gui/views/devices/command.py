"""`warplens devices`: the GPUs that a sweep can run for."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from warplens.cuda.device.spec import all_specs
from warplens.cuda.ground.errors import InputError, MissingPartError, SpecError, StorageError
from warplens.gui.terminal.console import print_result, report
from warplens.gui.terminal.options import Json, OneDevice
from warplens.gui.terminal.output import notice, write_file
from warplens.gui.terminal.tables import devices_data, devices_report
from warplens.profiles.writing import storage_errors

if TYPE_CHECKING:
    from warplens.cuda.device.nvidia_driver import InstalledGpu


def devices(json: Json = None) -> None:
    """List the GPUs that a sweep can run for."""
    from warplens.cuda.device.gpus import default_device, find_gpus

    machine, sheets, default = find_gpus(), all_specs(), default_device()
    report(json, "devices", devices_data(machine, sheets, default), devices_report(machine, sheets, default))


# `warplens calibrate`: measures the timing model's constants on a GPU of this machine.
def calibrate(
    *,
    device: OneDevice = None,
    sheet: Annotated[
        Path | None,
        typer.Option(
            "--save", metavar="FILE", help="Write the sheet to this file. Default: where the timing model looks for it."
        ),
    ] = None,
    json: Json = None,
) -> None:
    """Measure the timing model's constants on a GPU of this machine, half a minute, and write them as a sheet."""
    from warplens.cuda.device.gpus import calibrated_path, constants_of, uncalibrated_constants
    from warplens.cuda.execute.gpu.calibration.calibrating import calibrate_gpu, sheet_text
    from warplens.gui.views.devices.text import calibration_data, calibration_report
    from warplens.profiles.outputs import Kind

    gpu = _gpu(device)
    path = sheet or calibrated_path(gpu.spec)
    try:
        in_use = constants_of(gpu.spec)
    except SpecError as error:
        notice(f"{error}; it is replaced")
        in_use = uncalibrated_constants(gpu.spec)
    notice(f"measuring the {gpu.spec.name}, which takes half a minute")
    calibration = calibrate_gpu(gpu, today=datetime.now(UTC).date())
    text = sheet_text(calibration)
    remarks = (*calibration.remarks, f"written to {path}")
    try:
        with storage_errors(path):
            if sheet is None:
                path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, text.encode("utf-8"), Kind.CONSTANTS)
    except StorageError:
        print_result(Text(text), wrap=False)  # so that what was measured is not lost
        raise
    told = (calibration, in_use, remarks)
    report(json, "calibration", calibration_data(*told), calibration_report(*told))


def _gpu(device: str | None) -> InstalledGpu:
    from warplens.cuda.device.gpus import find_gpus, installed_gpus, load_device

    keys = ", ".join(dict.fromkeys(gpu.spec.key for gpu in installed_gpus()))
    if device is not None:
        key = load_device(device).key
        gpu = next((gpu for gpu in installed_gpus() if gpu.spec.key == key), None)
        if gpu is None:
            advice = f"the GPUs of this machine are {keys}" if keys else find_gpus().hindrance
            raise InputError(f"a GPU of this machine is calibrated, and {key} is the sheet of one: {advice}")
        return gpu
    if not installed_gpus():
        raise MissingPartError(f"a GPU of this machine is calibrated, and there is none: {find_gpus().hindrance}")
    return installed_gpus()[0]


def doctor(json: Json = None) -> None:
    """Report what this machine has and lacks, and what to do about each."""
    from warplens.gui.terminal.doctor import PartState, examine

    findings = examine()
    styles = {PartState.THERE: "green", PartState.MISSING: "red", PartState.OPTIONAL: "yellow"}
    lines = Text("\n").join(
        Text.assemble((f"{finding.verdict.value:8}", styles[finding.verdict]), finding.line()) for finding in findings
    )
    report(json, "doctor", {"parts": findings}, lines, wrap=False)
