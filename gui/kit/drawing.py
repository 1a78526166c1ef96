"""Whether Qt can draw here, figures as SVG by Qt or, where it cannot, without it, and the plots of a profile as SVG.

The rule: Qt is imported when a figure is drawn and only where it can draw, so that reports and notebooks need no Qt.
"""

import threading
from importlib import import_module

from warplens.gui.figures.colours import ThemeName
from warplens.gui.figures.figure import Figure
from warplens.profiles.records import Profile

INSTALL = '`pip install "warplens[window]"` brings it'


def why_no_qt() -> str:
    """Return why Qt cannot draw here, "" where it can."""
    if threading.current_thread() is not threading.main_thread():
        return "it draws in the main thread only"
    try:
        for name in ("PyQt6.QtWidgets", "pyqtgraph"):
            import_module(name)
    except ModuleNotFoundError as error:
        return f"{(error.name or '').partition('.')[0]} is not installed; {INSTALL}"
    except ImportError as error:
        return f"{error}; `warplens doctor` says what to install"
    return ""


def svg_text(figure: Figure, theme: ThemeName | str = ThemeName.LIGHT) -> str:
    """Return a figure as the text of an SVG; where Qt draws, call it in Qt's thread."""
    if why_no_qt():
        from warplens.gui.figures.picture import row_svg

        return row_svg([figure], theme)
    from warplens.gui.kit.export import svg_of

    return svg_of(figure, theme)


def plots_svg(profile: Profile, theme: ThemeName | str = ThemeName.LIGHT, axis: str = "") -> str:
    """Return runtime against matrix size and against tile width (`axis`), side by side, as an SVG that needs no Qt;
    `InputError` if no point has this axis.
    """
    from warplens.gui.figures.picture import row_svg
    from warplens.gui.figures.profile_figures import both_figures, caption_of, choice_of_axis

    figures = both_figures(profile, choice=choice_of_axis(profile, axis))
    return row_svg(figures, theme, caption=f"Warplens · {caption_of(profile)}")
