"""The steps of a workload as those of a capture, with the loops around them and arrays that exchange their names.

The rule: steps run in the order of the front matter, and a launch is settled only when its turn has come, since a loop
may depend on what the launches before it wrote. An array is known by the memory that it had at first: after a swap a
launch of `a` takes the memory of `b`.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from warplens.cuda.capture.value import Fill, FlagRead, Launch, Region
from warplens.cuda.capture.value import Step as CaptureStep
from warplens.cuda.catalogue import launch_spec, syntax, values
from warplens.cuda.catalogue.kernel_file import Workload, settled_argument, settled_extent
from warplens.cuda.ground.errors import InputError

MAX_DEPTH = 4  # groups of steps are nested at most this deep
MAX_LAUNCHES = 100_000  # the most that a sequence makes: more take minutes on a GPU, and far longer without one
MAX_ROUNDS = 10_000  # a `while` runs at most this many rounds; one that needs more is taken to be endless


class StepLaunch(Launch, frozen=True, kw_only=True):
    """A launch of a kernel file, before it is compiled.

    `open_arguments` are the positions of the arguments that depend on the number of a round: other launches of the step
    have others.
    """

    workload: Workload  # with the arrays among its arguments, by the names of their memory, without work and reference
    place: str = ""  # how a sentence names the launch, "" where the point has no other
    open_arguments: tuple[int, ...] = ()


class SequenceRun:
    """One run through the steps of a workload (`capture.value.StepRun`); one without steps is a single launch.

    `memory` has the array whose memory each array has at the moment; after the last step it says where the results are.
    `ready` makes a launch ready to be executed when its turn has come.
    """

    def __init__(self, workload: Workload, ready: Callable[[StepLaunch], Launch] = lambda launch: launch) -> None:
        self._workload = workload
        self._ready = ready
        self._is_set = False
        self._launches = Counter[int]()
        self.memory = {array.name: array.name for array in workload.arrays}

    def answer(self, *, is_set: bool) -> None:
        """Say whether the element of the array that is read is not zero; without an answer it is taken to be zero."""
        self._is_set = is_set

    def __iter__(self) -> Iterator[CaptureStep]:
        """Yield the steps, each of which must be done before the next is asked for."""
        if not self._workload.steps:
            yield self._ready(StepLaunch(**self._workload.launch_fields(), workload=self._workload))
        yield from self._steps(self._workload.steps, self._workload.names)

    def _steps(self, steps: Sequence[launch_spec.Step], names: Mapping[str, int]) -> Iterator[CaptureStep]:
        for step in steps:
            loop = step.loop
            rounds = MAX_ROUNDS + 1 if loop.flag else 1
            if loop.repeat is not None:
                rounds = values.evaluate_whole(loop.repeat, names, "the number of rounds", 0)
            for number in range(rounds):
                if number == MAX_ROUNDS and loop.flag:
                    sentence = f"after {MAX_ROUNDS:,} rounds {loop.flag!r} is still not 0, and no `while` runs more"
                    raise InputError(sentence)
                yield from self._round(step, {**names, loop.index: number} if loop.index else names)
                if loop.flag:
                    self._is_set = False
                    yield FlagRead(buffer=self.memory[loop.flag])
                    if not self._is_set:
                        break

    def _round(self, step: launch_spec.Step, names: Mapping[str, int]) -> Iterator[CaptureStep]:
        sizes = {array.name: array.size_bytes for array in self._workload.arrays}
        for name in step.loop.clear:
            yield Fill(target=Region(buffer=self.memory[name]), row_bytes=sizes[self.memory[name]])
        if isinstance(step, launch_spec.LaunchStep):
            yield self._ready(self._launch(step, names))
        else:
            yield from self._steps(step.steps, names)
        for first, other in step.loop.swap:
            self.memory[first], self.memory[other] = self.memory[other], self.memory[first]

    def _launch(self, step: launch_spec.LaunchStep, names: Mapping[str, int]) -> StepLaunch:
        self._launches[step.number] += 1
        if self._launches.total() > MAX_LAUNCHES:
            raise InputError(f"the steps make more than {MAX_LAUNCHES:,} launches, and no sequence makes more")
        launch = step.launch
        arguments = tuple(self._in_memory(settled_argument(argument, names)) for argument in launch.args)
        # textures and surfaces among the arguments, on the memory that their arrays have at the moment
        named = {argument.name for argument in arguments if isinstance(argument, launch_spec.TextureArgument)}
        views = (view for view in self._workload.textures if view.name in named)
        textures = tuple(replace(view, array=self.memory[view.array]) for view in views)
        used = {*_arrays_of(arguments), *(view.array for view in textures)}
        workload = replace(
            self._workload,
            kernel=launch.entry,
            grid=settled_extent("grid", launch.grid, names),
            block=settled_extent("block", launch.block, names),
            dynamic_shared_bytes=values.evaluate_whole(launch.dynamic_shared, names, "the dynamic shared memory", 0),
            flops=None,
            bytes=None,
            arguments=arguments,
            arrays=tuple(array for array in self._workload.arrays if array.name in used or array.is_variable),
            names=dict(names),
            expected={},
            steps=(),
            textures=textures,
        )
        indices, earlier = names.keys() - self._workload.names.keys(), self._launches[step.number] - 1
        place = step_name(step.number, launch.entry)
        return StepLaunch(
            **workload.launch_fields(),
            number=step.number,
            workload=workload,
            place=f"{place}, launch {earlier + 1}" if earlier else place,
            open_arguments=tuple(at for at, spec in enumerate(launch.args) if _uses(_numbers_of(spec), indices)),
            open_axes=tuple(axis for axis, extent in enumerate(launch.grid) if _uses([extent], indices)),
        )

    def _in_memory(self, argument: launch_spec.Argument) -> launch_spec.Argument:
        """Return an argument with the array whose memory it has at the moment."""
        match argument:
            case launch_spec.ArrayArgument(name=name):
                return replace(argument, name=self.memory[name])
            case launch_spec.StructArgument(fields=fields):
                return replace(argument, fields=tuple(self._in_memory(part) for part in fields))
        return argument


def first_launches(workload: Workload) -> dict[int, Workload]:
    """Return the first launch of each step that has one, by the numbers of the steps.

    A `while` is taken to run one round: further rounds depend on data.
    """
    first: dict[int, Workload] = {}
    steps = len(launch_spec.launch_steps(workload.steps))
    for step in SequenceRun(workload):
        if isinstance(step, StepLaunch):
            first.setdefault(step.number, step.workload)
        if len(first) == steps:
            break
    return first


def step_name(number: int, kernel: str) -> str:
    """Return a step as a sentence names it."""
    return f"step {number}, `{kernel}`"


def _numbers_of(argument: launch_spec.ArgumentSpec) -> Iterator[syntax.Expression]:
    match argument:
        case launch_spec.StructSpec(fields=fields):
            for part in fields:
                yield from _numbers_of(part)
        case launch_spec.ScalarSpec(value=number) | launch_spec.PointerSpec(offset=number):
            yield number


def _uses(expressions: Iterable[syntax.Expression], names: Collection[str]) -> bool:
    return any(node.name in names for expression in expressions for node in syntax.names_of(expression))


def _arrays_of(arguments: Sequence[launch_spec.Argument]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, launch_spec.StructArgument):
            yield from _arrays_of(argument.fields)
        elif isinstance(argument, launch_spec.ArrayArgument):
            yield argument.name
