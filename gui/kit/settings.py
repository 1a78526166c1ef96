"""The settings that the window restores at its next start, in one small file in the user's configuration folder.

The rule: they are a convenience. A file that is missing, damaged or of another version means the defaults, and a file
that cannot be written is no error.
"""

from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.ground.errors import WarplensError
from warplens.gui.kit.theme import ThemeName
from warplens.profiles.store import read_bytes
from warplens.profiles.writing import write_bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What is restored; `checked` is None before the first choice, `geometry` and `docks` are states of Qt."""

    checked: tuple[str, ...] | None = None
    axes: dict[str, str] = field(default_factory=dict)
    devices: tuple[str, ...] = ()
    budget: str = ""
    cluster: str = ""
    cache: str = ""
    timing: dict[str, str] = field(default_factory=dict)
    inputs: tuple[str, ...] = ()
    reference: str = ""
    theme: ThemeName = ThemeName.DARK
    folder: str = ""
    geometry: bytes = b""
    docks: bytes = b""
    layout_name: str = ""
    text_sizes: dict[str, int] = field(default_factory=dict)  # in percent, by the name of a layout
    profile_files: tuple[str, ...] = ()
    profile_folders: tuple[str, ...] = ()
    kernel_folders: tuple[str, ...] = ()
    kernel_files: tuple[ChosenKernels, ...] = ()
    columns: tuple[str, ...] = ()
    plots: dict[str, dict[str, str]] = field(default_factory=dict)
    costs: dict[str, list[tuple[float, float]]] = field(default_factory=dict)


def default_path() -> Path:
    """Return the settings file of this user."""
    from platformdirs import user_config_path

    return user_config_path("warplens", appauthor=False) / "window.json"


def kept_sweeps_path() -> Path:
    """Return the folder in which this user's unsaved sweeps are kept."""
    from platformdirs import user_data_path

    return user_data_path("warplens", appauthor=False) / "sweeps"


def load(path: Path) -> Settings:
    """Return the settings in the file, or the defaults."""
    try:
        return msgspec.json.decode(read_bytes(path), type=Settings)
    except (WarplensError, msgspec.MsgspecError, RecursionError, ValueError):
        return Settings()


def store(path: Path, settings: Settings) -> bool:
    """Write the settings; return whether the file was written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, msgspec.json.encode(settings))
    except (OSError, WarplensError):
        return False
    return True
