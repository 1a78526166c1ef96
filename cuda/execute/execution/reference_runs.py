"""Takes the results of kernels and functions as the reference of others, and keeps the last ones.

The rule: a reference kernel runs on the same arrays as the kernel that it judges. Only the whole of its result is a
reference: one that takes longer than the budget of the point is none, and the point is unchecked with that reason.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.search import expecting, reference_workload, value_name, written
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.execute.execution.reference_functions import expected_arrays, with_tolerance
from warplens.cuda.execute.preparation import CompiledPoint, Preparer, ReadPoint
from warplens.cuda.ground.errors import InputError, LaunchError, LaunchLimitError, WarplensError
from warplens.cuda.ground.points import PointSpec, ReferenceFunction

MAX_KEPT_BYTES = 256 << 20
"""Results of up to this size together are kept: the macros of a kernel change while its sizes stay."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceResult:
    """A workload whose reference is the result of another kernel, and that result by the names in its expressions.

    `hindrance` says why there is no such result, "" where there is; `notes` say what the point was compared with.
    """

    workload: Workload
    values: Mapping[str, Array] = field(default_factory=dict, repr=False)
    hindrance: str = ""
    notes: tuple[str, ...] = ()


def compiled_reference(preparer: Preparer, code: CompiledPoint | ReadPoint, point: PointSpec) -> CompiledPoint | None:
    """Return the reference kernel of a point, compiled to run on its arrays; None where the point has none."""
    reference = point.reference
    if reference is None or isinstance(reference, ReferenceFunction):
        return None
    if reference.problem:
        raise InputError(reference.problem)
    kernel = preparer.read(
        replace(
            point, kernel=reference.kernel, path=reference.path, source_hash=reference.source_hash,
            front_matter=reference.front_matter,
        )
    )  # fmt: skip
    return preparer.compile_point(kernel, reference_workload(kernel, code.workload), code.spec)


class ReferenceRuns:
    """The reference kernels and functions of points; `execute` returns the arrays that a kernel writes, None where it
    would take too long.
    """

    def __init__(
        self, preparer: Preparer, execute: Callable[[CompiledPoint, PointSpec], Mapping[str, Array] | None]
    ) -> None:
        self._preparer = preparer
        self._execute = execute
        self._kept: dict[object, Mapping[str, Array]] = {}

    def result(self, code: CompiledPoint | ReadPoint, point: PointSpec) -> ReferenceResult:
        """Return the workload of a point with its reference."""
        if isinstance(point.reference, ReferenceFunction):
            return self._of_function(point.reference, code.workload)
        reference = compiled_reference(self._preparer, code, point)
        if reference is None:
            return ReferenceResult(workload=code.workload)
        name = reference.kernel.name
        inits = tuple(str(array.init) for array in reference.workload.arrays)
        key = (reference.kernel.source_hash, str(reference.workload), inits, point.device)
        values = self._kept.get(key)
        if values is None:
            try:
                values = self._execute(reference, point)
            except LaunchLimitError:
                raise
            except WarplensError as error:
                raise LaunchError(f"the reference kernel {name}: {error}") from None
            if values is None:
                hindrance = f"the reference kernel {name} takes longer than the budget; --budget inf executes all of it"
                return ReferenceResult(workload=replace(code.workload, expected={}), hindrance=hindrance)
            self._keep(key, values)
        judged = judged_by(code.workload, values, f"{name} {reference.kernel.source_hash[:12]}")
        return replace(judged, notes=(f"compared with the result of {name}",))

    def _of_function(self, function: ReferenceFunction, workload: Workload) -> ReferenceResult:
        inits = tuple(str(array.init) for array in workload.arrays)
        names = tuple(workload.names.items())
        key = (function.source_hash, function.name, workload.arrays, inits, names, workload.seed)
        values = self._kept.get(key)
        if values is None:
            values = expected_arrays(function, workload)
            self._keep(key, values)
        tolerant, note = with_tolerance(workload, tuple(values))
        sizes = ", ".join(f"{name}={value}" for name, value in workload.names.items())
        judged = judged_by(tolerant, values, f"{function.kernel} {function.source_hash[:12]} {sizes}")
        said = f"compared with the result of {function.kernel}, SHA-256 {function.source_hash[:12]}"
        return replace(judged, notes=tuple(filter(None, (said, note))))

    def _keep(self, key: object, values: Mapping[str, Array]) -> None:
        self._kept[key] = values
        while sum(array.nbytes for kept in self._kept.values() for array in kept.values()) > MAX_KEPT_BYTES:
            del self._kept[next(iter(self._kept))]


def judged_by(workload: Workload, results: Mapping[str, Array], source: str) -> ReferenceResult:
    """Return a workload that is judged by the results of a kernel, in those arrays that both write."""
    names = [name for name in results if name in written(workload)]
    values = {value_name(name, source): results[name] for name in names}
    return ReferenceResult(workload=expecting(workload, names, source), values=values)
