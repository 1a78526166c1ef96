"""The registry of places: which place runs the points of a device.

The rule: the plan, the engine, the workers, the command line and the window ask here what is special about a device. To
add a place, write a class with the methods of `Place` in a module that can be imported, and pass an instance to
`register`; a place that is registered later is asked first.
"""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.errors import InputError
from warplens.cuda.points import Baseline
from warplens.cuda.sweep.places.card import CardPlace
from warplens.cuda.sweep.places.emulator import Emulator
from warplens.cuda.sweep.places.place import Place, Traits
from warplens.cuda.sweep.places.processor import Processor

EMULATOR = Emulator()
"""The emulator is asked last and takes every device."""

_registered: list[Place] = [CardPlace(), Processor(), EMULATOR]


def places() -> tuple[Place, ...]:
    """Return all places, in the order in which they are asked."""
    return tuple(_registered)


def register(place: Place) -> None:
    """Add a place, which is asked before those that are there.

    Raises:
        InputError: there is a place of this name.

    Example:
        >>> from types import SimpleNamespace
        >>> runs = lambda device: device.startswith("lab-")
        >>> register(SimpleNamespace(name="lab", traits=Traits(label="measured in the lab"), runs=runs))
        >>> place_of("lab-1").name
        'lab'
        >>> unregister("lab")
    """
    if any(place.name == other.name for other in _registered):
        raise InputError(f"there is a place named {place.name!r} already")
    _registered.insert(0, place)


def unregister(name: str) -> None:
    """Remove the place of this name, if there is one."""
    _registered[:] = [place for place in _registered if place.name != name]


def use_places(registered: Iterable[Place]) -> None:
    """Replace the registry by that of the process which started this worker."""
    _registered[:] = registered


def place_of(device: str) -> Place:
    """Return the place that runs the points of a device."""
    return next((place for place in _registered if place.runs(device)), EMULATOR)


def traits_of(device: str) -> Traits:
    """Return how the points of a device are treated.

    Example:
        >>> traits_of("h200").is_timed, traits_of("gpu-nvidia-h200").in_visits
        (False, True)
    """
    return place_of(device).traits


def is_timed(device: str) -> bool:
    """Return whether the points of a device are timed.

    Example:
        >>> is_timed("h200"), is_timed("gpu-nvidia-h200")
        (False, True)
    """
    return traits_of(device).is_timed


def devices_of_baseline(baseline: Baseline, devices: Iterable[str]) -> tuple[str, ...]:
    """Return the devices of a sweep that have points of a baseline."""
    unnamed = [device for place in _registered for device in place.traits.baseline_devices]
    return tuple(device for device in dict.fromkeys((*devices, *unnamed)) if baseline in traits_of(device).baselines)
