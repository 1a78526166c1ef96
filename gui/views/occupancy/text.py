"""What `warplens occupancy` prints: each GPU with the limits, the next steps and the curve.

The rule: every number comes from `warplens.cuda.device.what_if`; here it only gets words and bars.
"""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import Usage, Varied, curve, describe_step, fitting, headroom, thresholds
from warplens.cuda.ground.metrics import Provenance
from warplens.profiles import conditions, formats

BAR = 40  # a full bar has this many characters
SHOWN_SIZES = (32, 64, 96, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640, 768, 896, 1024)
"""These block sizes have a bar: all multiples of a warp up to 256, then the usual ones."""


def occupancy_report(launches: Iterable[tuple[GpuSpec, Usage]]) -> RenderableType:
    """Return the report."""
    return Group(*(line for spec, usage in launches for line in _report(spec, usage)))


def occupancy_data(spec: GpuSpec, usage: Usage) -> dict[str, object]:
    """Return the same as data."""
    limits = spec.limits
    return {
        "device": spec.key,
        "usage": usage,
        "provenance": Provenance.COUNTED,
        "occupancy": _required(spec, usage),
        "headroom": {varied.value: headroom(limits, usage, varied) for varied in (Varied.REGISTERS, Varied.SHARED)},
        "thresholds": thresholds(limits, usage),
        "curves": {varied.value: curve(limits, usage, varied) for varied in Varied},
    }


def _required(spec: GpuSpec, usage: Usage) -> Occupancy:
    return occupancy(spec.limits, **vars(usage))


def _report(spec: GpuSpec, usage: Usage) -> Iterator[Text]:
    limits, here = spec.limits, _required(spec, usage)
    yield Text(f"{spec.name}, compute capability {limits.name}", style="bold")
    yield Text(
        f"{usage.threads_per_block} threads a block, {usage.registers_per_thread} registers a thread, "
        f"{formats.grouped(usage.shared_bytes_per_block)} bytes of shared memory a block"
    )
    percent = conditions.sourced(f"{here.percent:.4g} %", Provenance.COUNTED)
    yield Text(
        f"occupancy {percent}: {here.blocks_per_sm} blocks, {here.warps_per_sm} of {here.max_warps_per_sm} warps on an "
        f"SM, limited by {here.limiter}"
    )
    admitted = (
        ("warps", here.blocks_by_warps),
        ("blocks", here.blocks_by_blocks),
        ("registers", here.blocks_by_registers),
        ("shared memory", here.blocks_by_shared),
    )
    alone = ", ".join(f"{name} {'any' if count is None else count}" for name, count in admitted)
    yield Text(f"blocks that each resource alone admits: {alone}")
    steps = thresholds(limits, usage)
    for step in steps:
        yield Text(describe_step(usage, step, here))
    if not steps and here.blocks_per_sm < min(here.blocks_by_warps, here.blocks_by_blocks):
        yield Text("neither fewer registers nor less shared memory alone lets another block in")
    rooms = ((Varied.REGISTERS, "registers a thread"), (Varied.SHARED, "bytes of shared memory a block"))
    room = [f"{formats.grouped(most)} {unit}" for varied, unit in rooms if (most := headroom(limits, usage, varied))]
    yield Text(f"no block is lost up to {' or up to '.join(room)}")
    yield Text("")
    yield Text("threads a block   occupancy (counted)", style="bold")
    for threads in SHOWN_SIZES:
        if threads <= limits.threads_per_block:
            yield _bar(usage, threads, fitting(limits, usage.with_value(Varied.THREADS, threads)))
    yield Text("")


def _bar(usage: Usage, threads: int, fits: Occupancy | None) -> Text:
    mark = ">" if threads == usage.threads_per_block else " "
    if fits is None:
        return Text(f"{mark} {threads:>13}   does not fit", style="dim")
    bar = "█" * round(BAR * fits.percent / 100)
    return Text(f"{mark} {threads:>13}   {bar:<{BAR}} {fits.percent:5.1f} %  {fits.limiter}")
