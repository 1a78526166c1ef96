"""The arrays of points, on the host and on a GPU, kept from one point to the next.

The rule: the variants of a family share their arrays at one size. Arrays on the GPU are used again only if what a
launch reads is unchanged; the digests that the GPU computes of them say so. The same arrays may lie on the GPU at
several places, the first of which is filled from the host and the others from the first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from warplens.cuda.catalogue import ArrayRole, Workload, kernel_file, syntax
from warplens.cuda.execute import preparation, verification
from warplens.cuda.execute.gpu.opened_gpu import DeviceArrays, OpenedGpu, pinned
from warplens.cuda.ground import errors, host, points

MAX_PLACED = 16  # the arrays of so many workloads stay on the GPU, where there is room: those of families at one size
MAX_REPINNED_BYTES = 256 << 20
"""Matrices that stay on the host are placed anew if they take at most this much memory, which is page-locked in a tenth
of a second. Larger ones lie on too many pages for a few of them to matter."""
FREE_FACTOR = 4  # arrays get another place only if this multiple of their size is free: those of later points need room


class KeptArrays:
    """The arrays of the last point on the host, and those of several points on the GPU."""

    def __init__(self) -> None:
        self._host_key: object = None
        self._host: Mapping[str, kernel_file.Array] = {}
        self._placed: dict[object, dict[int, DeviceArrays]] = {}

    def clear(self) -> None:
        """Free all arrays on the GPU."""
        self._placed.clear()

    def on_gpu(self, gpu: OpenedGpu, workload: Workload) -> DeviceArrays:
        """Return the arrays of a workload on the GPU as they are before the launch."""
        key = _arrays_key(workload)
        places = self._placed.pop(key, {})
        if places and places[0].are_intact():
            places[0].restore()
        else:
            places.clear()
            if len(self._placed) >= MAX_PLACED:
                del self._placed[next(iter(self._placed))]
            self.make_room(gpu, preparation.needed_bytes(workload))
            places[0] = DeviceArrays(gpu, workload, self.on_host(workload))
        self._placed[key] = places
        return places[0]

    def elsewhere(self, gpu: OpenedGpu, workload: Workload, place: int) -> DeviceArrays | None:
        """Return the arrays that `on_gpu` returned last at another place, None where there is no room for them."""
        places = self._placed[_arrays_key(workload)]
        if place in places and places[place].are_intact():
            places[place].restore()
        elif gpu.has_room(FREE_FACTOR * preparation.needed_bytes(workload)):
            places.pop(place, None)
            places[place] = DeviceArrays(gpu, workload, places[0])
        return places.get(place)

    def has(self, workload: Workload) -> bool:
        """Say whether the arrays of a workload are still on the GPU."""
        return _arrays_key(workload) in self._placed

    def make_room(self, gpu: OpenedGpu, needed: int) -> None:
        """Free the arrays of earlier points, oldest first, until `needed` bytes are free on the GPU."""
        while self._placed and not gpu.has_room(needed):
            del self._placed[next(iter(self._placed))]
        gpu.check_room(needed)

    def pinned_elsewhere(self, workload: Workload) -> Mapping[str, kernel_file.Array] | None:
        """Return the caller a copy of the pinned arrays that `on_host` returned last, None where they are too large."""
        size_bytes = workload.array_bytes()
        if size_bytes > MAX_REPINNED_BYTES:
            return None
        try:
            host.check_pinned_room(size_bytes)
        except errors.LaunchLimitError:
            return None
        copies: dict[str, kernel_file.Array] = {}
        for name, array in self._host.items():
            copies[name] = pinned(array.nbytes).view(array.dtype).reshape(array.shape)
            copies[name][...] = array
        return copies

    def on_host(self, workload: Workload, *, is_pinned: bool = False) -> Mapping[str, kernel_file.Array]:
        """Return the arrays before the launch, of the last point if they are the same; they may be page-locked."""
        key = (_arrays_key(workload), is_pinned)
        if self._host_key != key:
            self._host_key, self._host = None, {}
            if is_pinned:
                host.check_pinned_room(workload.array_bytes())
            else:
                # what is sent, and what is fetched to be compared; zeros before a launch take no memory
                sent = (array.size_bytes for array in workload.arrays if array.role is not ArrayRole.OUT)
                fetched = (array.size_bytes for array in workload.arrays if array.name in workload.expected)
                host.check_host_room(sum(sent) + sum(fetched))
            self._host = workload.make_arrays(allocate=pinned) if is_pinned else workload.make_arrays()
            self._host_key = key
        return self._host


def expressions_key(expressions: Mapping[str, syntax.Expression], names: Mapping[str, int]) -> tuple[object, ...]:
    """Return what the values of expressions depend on: their texts, and the axes that they use."""
    used = {node.name for expression in expressions.values() for node in syntax.names_of(expression)}
    texts = tuple((name, str(expression)) for name, expression in expressions.items())
    return texts, tuple(sorted((name, value) for name, value in names.items() if name in used))


def _arrays_key(workload: Workload) -> object:
    arrays = tuple((a.name, a.dtype, a.shape, a.role, a.is_variable, a.stored) for a in workload.arrays)
    return arrays, workload.seed, expressions_key({array.name: array.init for array in workload.arrays}, workload.names)


# Compares the results of launches on a GPU with their reference, and remembers the right ones.
# A result that is byte by byte the same as one found right for the same inputs is right. The GPU computes the digests,
# so only the first variant of a family is compared with the reference.

MAX_KNOWN = 256  # this many right results are remembered; each family has one at each size


@dataclass(frozen=True, slots=True)
class StepResults:
    """The arrays of a place after steps, under the names that they have then."""

    arrays: DeviceArrays
    memory: Mapping[str, str]

    @property
    def digests(self) -> Mapping[str, int]:
        """Digests of the arrays that launches read, as they were before."""
        return self.arrays.digests

    def digest(self, name: str) -> int:
        """Return the digest of an array."""
        return self.arrays.digest(self.memory.get(name, name))

    def fetch(self, name: str) -> kernel_file.Array:
        """Return a copy of an array."""
        return self.arrays.fetch(self.memory.get(name, name))


class KnownResults:
    """The digests of right results, by inputs and reference."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[tuple[int, ...], tuple[points.Check, ...]]] = {}

    def compare(
        self, arrays: StepResults, workload: Workload, before: Callable[[], Mapping[str, kernel_file.Array]]
    ) -> tuple[points.Check, ...]:
        """Compare the arrays of a finished launch with their reference, for which alone those `before` it are made."""
        shapes = tuple((array.name, array.dtype, array.shape) for array in workload.arrays)
        reference = expressions_key(workload.expected, workload.names)
        key = (shapes, tuple(arrays.digests.items()), reference, verification.closeness_of(workload))
        digests = tuple(arrays.digest(name) for name in workload.expected)
        known_digests, checks = self._known.get(key, ((), ()))
        if known_digests != digests:
            got = {name: arrays.fetch(name) for name in workload.expected}
            checks = verification.judge(got, workload, before())
            if not any(check.wrong for check in checks):
                if len(self._known) >= MAX_KNOWN:
                    self._known.clear()
                self._known[key] = digests, checks
        return checks


def check_inputs(arrays: DeviceArrays, workload: Workload) -> None:
    """Check that a finished launch has left its inputs as they were."""
    inputs = [array.name for array in workload.arrays if array.role is ArrayRole.IN]
    changed = verification.changed_inputs(name for name in inputs if arrays.digest(name) != arrays.digests[name])
    if changed:
        raise errors.LaunchError(f"the kernel {changed}", errors.FailureKind.INPUT)
