"""The examples in the docstrings, run; and which functions must have one.

The rule: every public function of a module has an example, unless it is named here with the reason. Four classes have
none: entries of the opcode table and what they share (the golden files are their examples), other decorated functions,
those of the window that take or return Qt objects, and the parts of the inference (the texts of its tests are theirs).
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

ROOT = Path(__file__).resolve().parent.parent
FRONT = Path("profiles/warplens")

EMITTER = re.compile(r"\b(?:Algebra|Arithmetic|Body|WarpCode)\b")
"""The annotation of a parameter through which a function writes LLVM code; the golden files show what is computed."""
INFERENCE = "warplens.cuda.catalogue.inference."
"""The parts of this package take trees of host code and runs over it; `inferred_kernels` has an example."""
QT = re.compile(
    r"\b(?:Q[A-Z]\w+|pg\.\w+|Theme|Shape|Commands|WindowModels|Dock|Docks|SweepChoices|MainWindow|Session)\b"
)
"""The annotation of a parameter or a result that is a Qt object or is made of them."""

STAND_INS = tuple(
    f"warplens.cuda.frontends.{name}." for name in ("cuda_python", "cupy", "numba", "pycuda", "torch", "triton")
)
"""The functions in here are those of other packages, whose documentation has their examples, or are called by them."""
WITHOUT_EXAMPLE = {
    "takes an executed launch and what was recorded of it": [
        "cuda.runners.instructions.ways.ways_of",
        "cuda.timing.throughput.bounds_ns",
        "cuda.timing.throughput.busy_ns",
        "cuda.timing.trace.entered_blocks",
        "cuda.frontends.resources.fitting",
        "cuda.runners.execution.traces.launch_trace",
        "cuda.simt.launch.readout.recorded_blocks",
        "cuda.timing.launch.simulated_time",
        "cuda.timing.program.program_of",
        "cuda.timing.requests.requests_of",
        "cuda.timing.simulator.native.packed",
        "cuda.timing.simulator.native.simulated",
    ],
    "measures on a card, or takes its measurements": [
        "cuda.runners.gpu.calibration.calibrating.busy_percent",
        "cuda.runners.gpu.calibration.calibrating.calibrate_card",
        "cuda.runners.gpu.calibration.extraction.formula",
        "cuda.runners.gpu.calibration.measuring.clock_hz",
        "cuda.runners.gpu.calibration.measuring.measure",
        "cuda.runners.gpu.calibration.measuring.time_case",
        "cuda.runners.gpu.calibration.measuring.warm_up",
        "cuda.runners.gpu.calibration.sheet.calibration_of",
        "gui.commands.calibrate.calibrate",
    ],
    "makes the compiled simulation": [
        "cuda.timing.simulator.build.built",
        "cuda.timing.simulator.build.header",
    ],
    "compiles a kernel, or takes what was compiled": [
        "cuda.compiler.cache.default_cache",
        "cuda.compiler.compilation.compile_source",
        "cuda.compiler.cubin.read_resources",
        "cuda.compiler.lines.read_lines",
        "cuda.compiler.library.compiler_version",
        "cuda.compiler.library.examined_library",
        "cuda.compiler.process.client.run_compiler",
        "cuda.compiler.library.supported_targets",
        "cuda.compiler.sass.machine_code",
        "cuda.runners.inspection.code.code_of",
        "cuda.runners.instructions.branches.known_ways",
    ],
    "executes a whole launch, or takes one that was executed": [
        "cuda.frontends.keeping.kept_launch",
        "cuda.frontends.keeping.named_and_packed",
        "cuda.frontends.on_card.code_for",
        "cuda.frontends.naming.identity_of",
        "cuda.frontends.points.modelled_time",
        "cuda.frontends.points.point_of",
        "cuda.frontends.points.points_of",
        "cuda.frontends.points.state_of",
        "cuda.frontends.script.run_module",
        "cuda.frontends.script.run_script",
        "cuda.runners.execution.budgeted.execute",
        "cuda.runners.execution.hazards.find_hazards",
        "cuda.simt.launch.readout.recorded_requests",
        "cuda.simt.launch.readout.stored_types",
        "cuda.simt.launch.kept_code.kept_or_generated",
        "cuda.simt.launch.specialised.specialisation_of",
        "cuda.simt.launch.module_data.initial_data",
        "cuda.simt.launch.global_shadows.reason_against",
        "cuda.simt.launch.global_shadows.shadows_of",
        "cuda.runners.execution.reached_lengths.reaching",
        "cuda.runners.execution.reached_lengths.with_reached_lengths",
        "cuda.runners.preparation.check_shared_memory",
        "cuda.runners.preparation.write_launch",
        "cuda.runners.inspection.explanation.describe",
        "cuda.runners.inspection.explanation.execute",
        "cuda.runners.inspection.explanation.execute_and_compare",
        "cuda.runners.inspection.explanation.explain",
        "cuda.runners.inspection.code.known_arrays",
        "cuda.runners.inspection.kept_launches.lay_out_kept",
        "cuda.runners.inspection.explanation.lay_out",
        "cuda.runners.out_of_core.emulated.execute",
        "cuda.runners.out_of_core.emulated.model",
        "cuda.sweep.workers.explain_point",
        "cuda.sweep.workers.inspect_point",
        "cuda.sweep.workers.record_block",
        "cuda.sweep.workers.run_emulated",
        "cuda.sweep.workers.run_in_turns",
        "cuda.sweep.workers.run_measured",
        "gui.commands.lens.inspected",
        "gui.terminal.explanation.explanation_data",
        "gui.terminal.explanation.explanation_report",
        "gui.terminal.explanation.source_lines",
        "gui.terminal.golden_check.costly_line",
        "gui.terminal.ptx.ptx_report",
    ],
    "is one end of a pipe, of which another function shows both": [
        "cuda.runners.gpu.launch_frames.read_arrays",
        "cuda.runners.gpu.launch_frames.read_header",
        "cuda.runners.gpu.launch_server.main",
        "cuda.runners.gpu.launch_server.serve",
        "cuda.runners.gpu.launch_server.serve_failure",
    ],
    "takes the record of a block": [
        "cuda.runners.inspection.explanation.record_requests",
        "cuda.simt.explain.advice.advisor.advise",
        "cuda.simt.explain.advice.atomics.advise_atomics",
        "cuda.simt.explain.advice.divergence.advise_divergence",
        "cuda.simt.explain.advice.global_order.advise_global_order",
        "cuda.simt.explain.advice.launch.advise_launch",
        "cuda.simt.explain.advice.other_requests.active_addresses",
        "cuda.simt.explain.advice.other_requests.active_request",
        "cuda.simt.explain.advice.other_requests.fewest_sectors",
        "cuda.simt.explain.advice.other_requests.sectors_of",
        "cuda.simt.explain.advice.other_requests.whole_sectors",
        "cuda.simt.explain.advice.shared_layouts.advise_layouts",
        "cuda.simt.explain.layouts.kept_requests",
        "cuda.simt.explain.layouts.weighted",
        "cuda.simt.explain.source_lines.shared_arrays",
        "cuda.simt.explain.source_lines.with_source_names",
    ],
    "takes the steps of a sequence of launches, which a kernel file gives": [
        "cuda.catalogue.sequence.first_launches",
        "cuda.catalogue.sequence.launch_steps",
        "cuda.catalogue.sequence.step_list",
        "cuda.runners.sequences.on_card.measured_steps",
        "cuda.runners.sequences.steps.longest_of",
        "cuda.runners.sequences.steps.step_result",
        "profiles.steps.longest_step",
        "profiles.steps.longest_text",
        "profiles.steps.share_of",
    ],
    "writes LLVM code": [
        "cuda.simt.codegen.memory.lane_moves.gather",
        "cuda.simt.codegen.memory.lane_moves.gather_name",
        "cuda.simt.codegen.memory.lane_moves.scatter",
        "cuda.simt.codegen.memory.lane_moves.scatter_name",
        "cuda.simt.codegen.library.runtime_library_of",
    ],
    "takes kernels that were inferred, or files with them": [
        "cuda.catalogue.assumptions.comment_on",
        "cuda.catalogue.assumptions.line_of",
        "cuda.catalogue.doubts.command_of",
        "cuda.catalogue.files.inferred_front_matters",
        "cuda.catalogue.naming.with_distinct_name",
        "cuda.runners.execution.reference_runs.compiled_reference",
        "gui.commands.init.init",
        "gui.models.adding.cuda_file.with_values",
        "gui.models.sweep.kernel_reading.look",
        "gui.models.sweep.kernel_reading.stamp_of",
        "gui.models.sweep.kernel_reading.stamps",
        "profiles.outputs.write_front_matter",
    ],
    "is called by a notebook, or by pytest": [
        "load_ipython_extension",
        "notebook.register",
        "pytest_plugin.pytest_addoption",
        "pytest_plugin.pytest_configure",
        "pytest_plugin.pytest_unconfigure",
    ],
    "waits for the window": [
        "gui.window.waiting.settle",
        "gui.window.waiting.wait_until",
    ],
    "raises an error, and nothing else": [
        "cuda.catalogue.search.raise_error",
        "cuda.frontends.resources.check_shape",
    ],
    "takes a function that was linked": [
        "cuda.simt.linking.saved_registers.live_after_calls",
    ],
    "needs a card": [
        "cuda.runners.gpu.card.launcher",
        "cuda.runners.gpu.card.pinned",
        "cuda.device.clock_keeper.give_back",
        "cuda.device.clock_keeper.lock",
        "cuda.runners.gpu.known_results.check_inputs",
        "cuda.runners.out_of_core.on_card.measure_link",
        "cuda.runners.out_of_core.on_card.parts_of",
        "cuda.runners.out_of_core.on_card.queueing",
        "cuda.sweep.memory_trials.room_bytes",
        "cuda.sweep.memory_trials.room_holds",
    ],
    "depends on the machine and on what is installed there": [
        "cuda.runners.gpu.card.driver_errors",
        "cuda.host_memory.check_host_room",
        "cuda.host_memory.check_pinned_room",
        "cuda.simt.launch.machine.processor",
    ],
    "starts processes, or works in a process that was started": [
        "cuda.sweep.execution.prepare_workers",
        "cuda.sweep.warm.new_pool",
        "cuda.sweep.workers.in_states",
        "cuda.sweep.workers.load_emulator",
        "cuda.sweep.workers.run_emulated_in_states",
        "cuda.sweep.workers.warm_up",
        "cuda.sweep.pairing.make_pairing_executor",
        "cuda.sweep.places.remote.close_session",
        "cuda.sweep.places.remote.run_call",
        "cuda.sweep.pool.make_executor",
        "cuda.compiler.process.client.start_server",
        "cuda.compiler.process.server.main",
        "cuda.device.clock_keeper.main",
        "cuda.sweep.places.ssh_process.main",
        "cuda.sweep.workers.answer",
        "cuda.sweep.workers.begin_worker",
        "cuda.sweep.workers.confinement",
        "gui.commands.judge.judge",
        "gui.terminal.quick.quick_sweep",
        "profiles.judging.judge.judge",
        "profiles.judging.measuring.measure_call",
        "profiles.judging.processes.times_on_card",
        "profiles.judging.timing.main",
        "profiles.judging.timing.time_launches",
        "profiles.judging.program.function_of",
        "profiles.judging.program.load_module",
        "profiles.judging.program.main",
        "profiles.judging.program.run_job",
        "profiles.judging.program.sow",
        "profiles.turns.turns_execution",
    ],
    "reads a git repository": [
        "profiles.revisions.file_of_revision",
        "profiles.revisions.revision_with",
    ],
    "changes a registry or a process for good": [
        "cuda.blobs.keep_entries",
        "cuda.blobs.store_kept",
        "cuda.confinement.confine",
        "cuda.confinement.landlock.confine_files",
        "cuda.confinement.limits.forbid_files",
        "cuda.confinement.limits.limit_memory",
        "cuda.confinement.limits.limit_processor_time",
        "cuda.confinement.seccomp.confine_calls",
        "cuda.confinement.seccomp.gives_up_privileges",
        "cuda.device.cards.use_known_cards",
        "cuda.runners.memory_turns.make_locks",
        "cuda.runners.memory_turns.use_wait_clock",
        "cuda.activity.use_activity_clock",
        "cuda.simt.isa.registry.instruction",
        "cuda.simt.isa.registry.step",
    ],
    "is a command, whose docstring is the text of its --help": [
        "gui.commands.lessons.lessons",
        "gui.commands.ab.ab",
        "gui.commands.check.check",
        "gui.commands.compare.compare",
        "gui.commands.devices.devices",
        "gui.commands.doctor.doctor",
        "gui.commands.explain.explain",
        "gui.commands.help.show_help",
        "gui.commands.kernels.kernels",
        "gui.commands.ladder.ladder",
        "gui.commands.largest.largest",
        "gui.commands.lens.lens",
        "gui.commands.occupancy.occupancy",
        "gui.commands.python.python",
        "gui.commands.report.report",
        "gui.commands.run.run",
        "gui.commands.show.show",
        "gui.commands.tune.tune",
        "gui.commands.why.why",
        "gui.commands.window.window",
    ],
    "shows the window, or draws with its widgets": [
        "gui.terminal.opening.open_window",
        "gui.rendering.report.drawn",
        "gui.rendering.snapshot.plots_png",
        "gui.rendering.snapshot.save_plots",
        "gui.window.app.run_window",
        "gui.window.panels.panel",
        "gui.window.pictures.main",
        "gui.window.pictures.make_pictures",
    ],
}
"""Public functions that have no example, by the reason."""


LONG_EXAMPLES = {"warplens.api", "warplens.gui.plots.code.inspected_requests", "warplens.gui.plots.code.listings"}
"""Modules whose examples execute several kernels: `make long` runs them."""


def modules_with_examples() -> list[ParameterSet]:
    paths = (path for part in ("cuda", "gui", "profiles") for path in sorted((ROOT / part).rglob("*.py")))
    names = [module_name(path.relative_to(ROOT)) for path in paths if ">>> " in path.read_text(encoding="utf-8")]
    assert set(names) >= LONG_EXAMPLES
    return [pytest.param(name, marks=[pytest.mark.long] if name in LONG_EXAMPLES else []) for name in names]


def module_name(path: Path) -> str:
    inside = path.relative_to(FRONT) if path.is_relative_to(FRONT) else path
    parts = inside.with_suffix("").parts
    return ".".join(("warplens", *(parts[:-1] if parts[-1] == "__init__" else parts)))


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_of_module_hold(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def functions_without_example() -> list[str]:
    """Return the names of the public functions without an example, less those that the rule exempts as a class."""
    names = []
    for path in (path for part in ("cuda", "gui", "profiles") for path in sorted((ROOT / part).rglob("*.py"))):
        module = module_name(path.relative_to(ROOT))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("_") or node.decorator_list:
                continue
            if module.startswith(STAND_INS):
                continue
            if module.startswith(INFERENCE) and node.name != "inferred_kernels":
                continue
            signature = f"{ast.unparse(node.args)} -> {ast.unparse(node.returns) if node.returns else ''}"
            is_of_qt = module.startswith("warplens.gui.") and QT.search(signature)
            if ">>> " not in (ast.get_docstring(node) or "") and not EMITTER.search(signature) and not is_of_qt:
                names.append(f"{module}.{node.name}".removeprefix("warplens."))
    return names


def test_public_functions_have_an_example_unless_a_reason_is_given() -> None:
    assert sorted(functions_without_example()) == sorted(name for names in WITHOUT_EXAMPLE.values() for name in names)


@pytest.mark.parametrize("name", ["run", "load", "compare", "explain", "check", "devices", "trace"])
def test_function_of_the_python_api_has_an_example(name: str) -> None:
    assert ">>> " in (getattr(importlib.import_module("warplens"), name).__doc__ or "")
