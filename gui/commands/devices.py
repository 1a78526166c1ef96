"""`warplens devices`: the GPUs that a sweep can run for."""

from __future__ import annotations

from warplens.gui.terminal.options import Json


def devices(json: Json = None) -> None:
    """List the GPUs that a sweep can run for."""
    from warplens.cuda.device.cards import default_device, find_cards
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json
    from warplens.gui.terminal.tables import devices_data, devices_report

    machine, sheets, default = find_cards(), all_specs(), default_device()
    write_json(json, "devices", devices_data(machine, sheets, default))
    if json != STANDARD_OUTPUT:
        print_result(devices_report(machine, sheets, default))
