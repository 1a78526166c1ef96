"""`warplens devices`: the GPUs that a sweep can be run for."""

from __future__ import annotations


def devices() -> None:
    """List the GPUs that a sweep can be run for."""
    from warplens.cuda.device.cards import default_device, look
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.terminal.output import print_result
    from warplens.gui.terminal.tables import devices_report

    print_result(devices_report(look(), all_specs(), default_device()))
