"""`warplens ladder`: what each rung of a ladder brought, which counter shows it, and how far the roof is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.device.spec import DEFAULT_DEVICE
from warplens.cuda.ground.errors import InputError, SpannedError
from warplens.cuda.ground.points import CacheState
from warplens.gui.terminal import console, launched, option_values, options, output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warplens.cuda.catalogue.ladders import Ladder
    from warplens.profiles.ladders.timed_ladder import TimedLadder, Wanted
    from warplens.profiles.records import Profile

option = options.declared_beside(__file__)


def ladder(
    name: Annotated[str | None, option("family", autocompletion=options.complete_kernel)] = None,
    *,
    device: options.OneDevice = None,
    problem: Annotated[list[str] | None, option("problem")] = None,
    cache: Annotated[str | None, option("cache")] = None,
    profile: Annotated[list[Path] | None, option("profiles", default=launched.SOURCES)] = None,
    modelled: Annotated[bool, option("modelled")] = False,
    sources: Annotated[bool, option("source")] = False,
    folders: options.KernelFolders = None,
    budget: options.Budget = None,
    html: Annotated[Path | None, option("page")] = None,
    json: options.Json = None,
    markdown: options.Markdown = False,
) -> None:
    """Show what each rung of a ladder brought: from shipped or saved measurements, else modelled."""
    from warplens.cuda.catalogue.ladders import chosen_ladders
    from warplens.gui.views.ladders.text import ladder_list
    from warplens.profiles.ladders.timed_ladder import Wanted, timed_ladders

    if modelled and profile:
        raise InputError("--modelled and --profile exclude each other: the one runs the model, the other reads times")
    states = option_values.caches_of(cache)
    if len(states) > 1:
        raise InputError("a ladder has one state of the cache: --cache cold or --cache warm")
    listed, wrong = _ladders(folders)
    ladders = listed if name is None else chosen_ladders(listed, name)
    for sentence in wrong:
        output.failure(sentence)
    if name is None:
        values = {
            "--device": device, "--problem": problem, "--cache": cache, "--profile": profile, "--modelled": modelled,
            "--source": sources, "--html": html, "--json": json, "--markdown": markdown,
        }  # fmt: skip
        if option := next((option for option, value in values.items() if value), ""):
            raise InputError(f"{option} needs FAMILY: without it all ladders are listed")
        console.print_result(ladder_list(listed))
        return
    sizes = option_values.single_values(problem, "--problem")
    wanted = Wanted(device=device or "", problem=sizes, cache=states[0] if cache else None)
    if profile:
        named = {str(source): launched.read_saved(source) for source in profile}
        all_timed, origin = timed_ladders(ladders, list(named.values()), wanted), ", ".join(named)
    else:
        all_timed, origin = _found_or_run(ladders, wanted, budget, is_modelled=modelled)
    _print(all_timed, origin, json, html, markdown=markdown, sources=sources)


def _ladders(folders: Sequence[Path] | None) -> tuple[tuple[Ladder, ...], tuple[str, ...]]:
    """Return the ladders of the built-in kernels and of those in folders, and what is wrong with files or ladders."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels, with_distinct_names
    from warplens.cuda.catalogue.ladders import ladders_of

    wrong: list[SpannedError] = []
    kernels = with_distinct_names((*builtin_kernels(), *find_kernels(folders or (), wrong.append)))
    return ladders_of(kernels, wrong.append), tuple(map(str, wrong))


def _print(
    all_timed: Sequence[TimedLadder],
    origin: str,
    json: Path | None,
    html: Path | None,
    *,
    markdown: bool,
    sources: bool,
) -> None:
    from warplens.gui.views.ladders.text import ladders_report
    from warplens.profiles.ladders.page import ladder_data, markdown_page

    output.write_json(json, "ladder", {"ladders": [ladder_data(timed) for timed in all_timed], "origin": origin})
    if html is not None:
        from warplens.gui.views.ladders.text import ladder_page
        from warplens.profiles.outputs import Kind, refuse_loss

        refuse_loss(html, Kind.PAGE, overwrite=output.may_overwrite())
        output.write_file(html, ladder_page(all_timed, origin).encode("utf-8"), Kind.PAGE)
        output.notice(f"page: {html}")
    if markdown:
        output.write_result(markdown_page(all_timed))
    elif json != output.STANDARD_OUTPUT:
        console.print_result(ladders_report(all_timed, sources=sources, origin=origin))


def _found_or_run(
    ladders: Sequence[Ladder], wanted: Wanted, budget: str | None, *, is_modelled: bool
) -> tuple[tuple[TimedLadder, ...], str]:
    """Return the ladders with the times shipped for the GPU, else with those of a sweep, and where they are from."""
    from warplens.cuda.device.gpus import default_device
    from warplens.profiles.ladders.timed_ladder import shipped_times, timed_ladders

    if not is_modelled:
        wanted = replace(wanted, device=wanted.device or default_device())
        shipped = shipped_times(ladders, wanted.device)
        if shipped:
            try:
                return timed_ladders(ladders, list(shipped.values()), wanted), ", ".join(shipped)
            except InputError as error:
                output.notice(f"{', '.join(shipped)}: {error}")
    wanted = replace(wanted, device=wanted.device or DEFAULT_DEVICE)
    swept = [_swept(ladder, wanted, budget, is_asked=is_modelled) for ladder in ladders]
    return timed_ladders(ladders, swept, replace(wanted, cache=None)), "run now, and not kept"


def _swept(ladder: Ladder, wanted: Wanted, budget: str | None, *, is_asked: bool) -> Profile:
    """Run a ladder at one size, because the user has asked for it or because no times are shipped."""
    from warplens.cuda.device.gpus import load_device
    from warplens.cuda.execute.baselines import USUAL
    from warplens.cuda.sweep.places import is_timed
    from warplens.cuda.sweep.plan import plan_sweep
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.profiles.ladders.timed_ladder import default_size

    spec = load_device(wanted.device)
    kernels = [rung.kernel for rung in ladder.rungs]
    fixed = wanted.problem or {}
    sizes, why = default_size(ladder, spec.sm_count, fixed)
    word = "measured" if is_timed(spec.key) else "modelled"
    at = ", ".join(f"{axis}={value}" for axis, value in sizes.items())
    if sizes != fixed:
        at = f"{at}, {why} (--problem names another)"
    if is_asked:
        output.notice(f"the times of {ladder.title} on {spec.name} are {word} now, at {at}")
    else:
        output.notice(f"no times of {ladder.title} are shipped for {spec.name}: they are {word} now, at {at}")
    plan = plan_sweep(
        kernels, problem={axis: (value,) for axis, value in sizes.items()}, tune={}, devices=[spec.key],
        budget_s=option_values.budget_of(budget, None), caches=(wanted.cache or CacheState.COLD,),
        baselines=USUAL if is_timed(spec.key) else frozenset(),
    )  # fmt: skip
    outcome = recorded_sweep(plan, [spec], workers=None, save=None, fresh=False)
    if outcome.signal_number is not None:
        raise typer.Exit(outcome.exit_code)
    outcome.require_a_run()
    return outcome.profile
