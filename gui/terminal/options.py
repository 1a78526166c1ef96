"""The options that several commands share.

The rule: each is declared once, here; `option_values.py` reads what it gives.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from warplens.cuda.ground import toml_beside
from warplens.gui.terminal.option_values import whole_number


def declared_beside(module: str) -> Callable[..., Any]:
    """Return what declares an option or argument by its name in the `.toml` beside a module, which has all its words.

    Further arguments are those of typer; `default` is what the help calls so.
    """
    words = toml_beside(module)

    def declare(name: str, *, default: object = "", **more: Any) -> Any:
        row = words[name]
        kind = typer.Argument if row.get("is_argument") else typer.Option
        more = {"metavar": row.get("metavar"), "help": row["help"].replace("{default}", str(default)), **more}
        return kind(*row.get("flags", ()), **more)

    return declare


option = declared_beside(__file__)


def whole_number_parser(option: str, least: int = 1, most: int | None = None) -> Callable[[str], int]:
    """Return the parser of an option that takes a whole number (`whole_number`)."""

    def parse(text: str) -> int:
        return whole_number(text, option, least, most)

    return parse


def complete_kernel(incomplete: str) -> list[tuple[str, str]]:
    """Return the built-in kernels and families whose names begin so, each with what it is, for the shell."""
    from warplens.cuda.catalogue import builtin_kernels

    kernels = builtin_kernels()
    words = {kernel.family: "family" for kernel in kernels} | {kernel.name: kernel.title for kernel in kernels}
    return [(name, title) for name, title in words.items() if name.startswith(incomplete)]


def complete_device(incomplete: str) -> list[tuple[str, str]]:
    """Return the GPUs whose keys begin so, each with its name, for the shell."""
    from warplens.cuda.device.gpus import installed_gpus
    from warplens.cuda.device.spec import all_specs

    specs = (*(gpu.spec for gpu in installed_gpus()), *all_specs())
    return [(spec.key, spec.name) for spec in specs if spec.key.startswith(incomplete)]


KernelNames = Annotated[list[str], option("kernel_names", autocompletion=complete_kernel)]
OneKernel = Annotated[str, option("one_kernel", autocompletion=complete_kernel)]
KernelFolders = Annotated[list[Path] | None, option("kernel_folders")]
OneProblem = Annotated[list[str] | None, option("one_problem")]
OneTune = Annotated[list[str] | None, option("one_tune")]
OneDevice = Annotated[str | None, option("one_device", autocompletion=complete_device)]
Devices = Annotated[list[str] | None, option("devices", autocompletion=complete_device)]

Budget = Annotated[str | None, option("budget")]
Limit = Annotated[str | None, option("limit")]
Check = Annotated[str | None, option("check")]
Reference = Annotated[str | None, option("reference")]
Inputs = Annotated[str | None, option("inputs")]
TimeLimit = Annotated[str | None, option("time_limit")]
LockClocks = Annotated[bool, option("lock_clocks")]
On = Annotated[str | None, option("on")]
Workers = Annotated[int | None, option("workers", parser=whole_number_parser("--workers", most=1024))]

Timings = Annotated[list[str] | None, option("timings")]

Trace = Annotated[str | None, option("trace")]
Step = Annotated[str | None, option("step")]
Pitch = Annotated[int | None, option("pitch", parser=whole_number_parser("--pitch", most=1 << 24))]
Rescore = Annotated[str | None, option("rescore", autocompletion=complete_device)]

Trust = Annotated[bool, option("trust")]
Json = Annotated[Path | None, option("json")]
Quiet = Annotated[bool, option("quiet")]
Markdown = Annotated[bool, option("markdown")]

Preset = Annotated[str, option("preset")]
Threshold = Annotated[str | None, option("threshold")]

# --- timing of launches; without anything that is timed it is refused -------------------------------------------------

Emulate = Annotated[bool, option("emulate")]
LaunchCache = Annotated[str | None, option("launch_cache")]
LaunchTimings = Annotated[list[str] | None, option("launch_timings")]
