"""The themes as Qt needs them: font, palette and style sheet, and the sizes that all widgets share.

The rule: font sizes and the grid are defined here alone; colours come from `plots.colours`.
"""

from __future__ import annotations

import re
from dataclasses import fields

from PyQt6.QtGui import QColor, QFont, QPalette

from warplens.gui.figures.colours import DARK, LIGHT, THEMES, Theme, ThemeName, mixed
from warplens.gui.kit.text_size import scaled

__all__ = ["DARK", "LIGHT", "THEMES", "Theme", "ThemeName", "font", "mixed", "palette", "stylesheet"]

SPACE = 8
"""The grid in pixels: paddings and gaps are multiples of it or of its half."""
FONT_PIXELS = 13
SMALL_PIXELS = 12


def font(pixels: int = FONT_PIXELS, *, bold: bool = False) -> QFont:
    """Return the system's interface font in this size, given for texts of 100 %."""
    interface_font = QFont()
    interface_font.setPixelSize(scaled(pixels))
    interface_font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return interface_font


def palette(theme: Theme) -> QPalette:
    """Return the palette for what the style sheet leaves to the style (views, menus, disabled text)."""
    colours = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, theme.ground),
        (roles.WindowText, theme.text),
        (roles.Base, theme.field),
        (roles.AlternateBase, theme.panel),
        (roles.Text, theme.text),
        (roles.Button, theme.raised),
        (roles.ButtonText, theme.text),
        (roles.Highlight, theme.selection),
        (roles.HighlightedText, theme.text),
        (roles.ToolTipBase, theme.raised),
        (roles.ToolTipText, theme.text),
        (roles.PlaceholderText, theme.faint),
        (roles.Link, theme.accent),
    ):
        colours.setColor(role, QColor(colour))
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.off))
    return colours


def stylesheet(theme: Theme) -> str:
    """Return the style sheet of the whole window in this theme, for the present size of texts."""
    sheet = _SHEET
    for field in fields(theme):
        value = getattr(theme, field.name)
        if isinstance(value, str):
            sheet = sheet.replace(f"@{field.name}@", value)
    sheet = sheet.replace("@font@", f"{FONT_PIXELS}px").replace("@small@", f"{SMALL_PIXELS}px")
    return _LENGTH.sub(lambda match: f"{match[1]}{scaled(int(match[2]))}px", sheet)


_LENGTH = re.compile(r"((?:font-size|height|width): )(\d+)px")
"""A length of the style sheet that follows the size of texts; paddings and borders do not."""

_SHEET = """
* { font-size: @font@; color: @text@; }
QMainWindow, QWidget#ground { background: @ground@; }
QToolTip { background: @raised@; color: @text@; border: 1px solid @border@; padding: 5px 7px; font-size: @small@; }

QFrame#card { background: @panel@; border: 1px solid @border@; border-radius: 6px; }
QWidget#dockhead { background: @panel@; border: 1px solid @border@; border-bottom: none;
    border-top-left-radius: 6px; border-top-right-radius: 6px; }
QFrame#card[docked="true"] { border-top: none; border-top-left-radius: 0; border-top-right-radius: 0; }
QToolButton#small { color: @muted@; padding: 0; min-width: 20px; max-width: 20px; min-height: 20px; max-height: 20px; }
QMainWindow#docks::separator { background: transparent; width: 8px; height: 8px; }
QMainWindow#docks::separator:hover { background: @border@; }
QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: @muted@; border: none; border-bottom: 2px solid transparent;
    padding: 5px 2px 4px 2px; margin: 0 14px 3px 2px; }
QTabBar::tab:hover { color: @text@; }
QTabBar QToolButton { background: @raised@; border: 1px solid @border@; border-radius: 4px; padding: 0; }
QTabBar::scroller { width: 44px; }
QTabBar::tab:selected { color: @text@; border-bottom-color: @accent@; font-weight: 600; }
QFrame#header { background: @panel@; border: none; border-bottom: 1px solid @border@; }
QFrame#rule { background: @border@; border: none; max-height: 1px; min-height: 1px; }
QLabel#heading { font-weight: 600; }
QLabel#product { font-size: 16px; font-weight: 700; }
QLabel[role="muted"] { color: @muted@; font-size: @small@; }
QLabel[role="faint"] { color: @faint@; font-size: @small@; }
QLabel#verdict { font-weight: 600; }
QLabel#verdict[tone="good"] { color: @good@; }
QLabel#verdict[tone="bad"] { color: @bad@; }
QTextBrowser#lesson { background: transparent; border: none; selection-background-color: @selection@;
    selection-color: @text@; }
QLabel[role="bad"] { color: @bad@; font-size: @small@; }
QLabel[role="warn"] { color: @warn@; font-size: @small@; }
QLabel#failure { color: @bad@; font-size: 15px; font-weight: 600; }
QLabel#failure[tone="warn"] { color: @warn@; }
QTextEdit#log { background: transparent; border: none; selection-background-color: @selection@;
    selection-color: @text@; }
QLabel[role="badge"] { color: @muted@; background: @raised@; border: 1px dashed @off@; border-radius: 8px;
    padding: 1px 7px; font-size: 11px; }
QLabel[role="hint"] { color: @muted@; }
QLabel[role="figure"] { font-size: 24px; font-weight: 700; }
QFrame#notice { background: @panel@; border: none; border-top: 1px solid @border@; }

QPushButton { background: @raised@; border: 1px solid @border@; border-radius: 5px; padding: 6px 14px; }
QPushButton:hover { border-color: @off@; }
QPushButton:pressed { background: @field@; }
QPushButton:disabled { color: @off@; background: @panel@; }
QPushButton:focus { border-color: @accent@; }
QPushButton#primary { background: @accent@; border-color: @accent@; color: @on_accent@; font-weight: 600; }
QPushButton#primary:hover { background: @accent_hover@; border-color: @accent_hover@; }
QPushButton#primary:disabled { background: @raised@; border-color: @border@; color: @off@; }
QFrame#notice QPushButton, QPushButton#slim { padding: 2px 12px; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 5px 8px; }
QToolButton:hover { background: @raised@; border-color: @border@; }
QToolButton:focus { background: @raised@; border-color: @accent@; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="quiet"] { color: @muted@; font-size: @small@; padding: 3px 6px; }
QToolButton[role="quiet"]:checked { color: @text@; background: @selection@; }
QToolButton#chip:disabled { color: @off@; }
QToolButton#step { color: @muted@; padding: 0 0 2px 0; font-size: 16px; }
QToolButton#step:disabled { color: @off@; }
QToolButton#link { color: @accent@; padding: 0; border: none; background: transparent; font-weight: 600; }
QToolButton#link[tone="good"] { color: @good@; }
QToolButton#link:hover, QToolButton#link:focus { text-decoration: underline; background: transparent; }
QToolButton#fold { color: @muted@; font-size: @small@; padding: 3px 6px 3px 0; margin-left: -5px; }
QToolButton#fold:disabled { color: @off@; }
QToolButton#chip, QToolButton#view { color: @muted@; font-size: @small@; padding: 2px 8px; }
QToolButton#chip { border: 1px solid @border@; border-radius: 9px; }
QToolButton#chip[tone="good"] { color: @good@; }
QToolButton#chip[tone="bad"] { color: @bad@; }
QToolButton#chip:checked, QToolButton#view:checked { background: @selection@; border-color: @selection@;
    color: @text@; }
QToolButton#chip:focus, QToolButton#view:focus { border-color: @accent@; }

QLineEdit { placeholder-text-color: @faint@; }
QLineEdit, QComboBox { background: @field@; border: 1px solid @border@; border-radius: 5px; padding: 5px 8px;
    selection-background-color: @selection@; selection-color: @text@; }
QPushButton#field { background: @field@; padding: 5px 8px; }
QFrame#popup { background: @raised@; border: 1px solid @border@; border-radius: 6px; }
QLineEdit:focus, QComboBox:focus { border-color: @accent@; }
QSpinBox, QDoubleSpinBox { background: @field@; border: 1px solid @border@; border-radius: 5px;
    padding: 3px 4px 3px 8px;
    selection-background-color: @selection@; selection-color: @text@; }
QSpinBox:focus, QDoubleSpinBox:focus { border-color: @accent@; }
QSpinBox::up-button, QSpinBox::down-button,
QDoubleSpinBox::up-button, QDoubleSpinBox::down-button { width: 0; border: none; }
QSlider { background: transparent; }
QSlider::groove:horizontal { background: @border@; height: 4px; border-radius: 2px; border: none; }
QSlider::handle:horizontal { background: @accent@; width: 12px; height: 12px; margin: -4px 0; border-radius: 6px; }
QSlider::handle:horizontal:focus { background: @accent_hover@; }
QLineEdit[state="bad"] { border-color: @bad@; }
QLineEdit:disabled, QComboBox:disabled { color: @off@; }
QComboBox { padding-right: 22px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: none; }
QComboBox[role="quiet"] { background: transparent; border-color: transparent; color: @muted@; font-size: @small@;
    padding: 2px 20px 2px 6px; }
QComboBox[role="quiet"]:hover { background: @raised@; border-color: @border@; }
QComboBox[role="quiet"]:focus { background: @raised@; border-color: @accent@; }
QComboBox QAbstractItemView { background: @raised@; border: 1px solid @border@; outline: none; padding: 3px;
    selection-background-color: @selection@; selection-color: @text@; }

QListWidget { background: transparent; border: none; outline: none; }
QListWidget::item { padding: 4px 6px; border-radius: 4px; }
QListWidget::item:selected { background: @selection@; color: @text@; }
QListWidget::indicator, QCheckBox::indicator { width: 12px; height: 12px; border: 1px solid @faint@; border-radius: 3px;
    background: @field@; }
QListWidget::indicator:checked, QCheckBox::indicator:checked { background: @accent@; border-color: @accent@; }
QMenu { background: @raised@; border: 1px solid @border@; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 14px; border-radius: 4px; }
QMenu::item:selected { background: @selection@; }
QMenu::item:disabled { color: @off@; }
QMenu::separator { height: 1px; background: @border@; margin: 4px 8px; }

QProgressBar { background: @raised@; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: @accent@; border-radius: 3px; }

QTreeView, QTableView, QListView { background: transparent; border: none; outline: none; gridline-color: transparent;
    selection-background-color: @selection@; selection-color: @text@; alternate-background-color: transparent; }
QTreeView::item { height: 26px; border: none; }
QTreeView::branch { background: transparent; }
QTableView::item { padding: 0 10px; border: none; border-bottom: 1px solid @grid@; }
QTableView::item:selected { background: @selection@; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: @panel@; color: @muted@; font-size: @small@; border: none;
    border-bottom: 1px solid @border@; padding: 5px 8px; }
QTableCornerButton::section { background: @panel@; border: none; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QSplitter { background: transparent; }
QSplitter::handle { background: transparent; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @border@; border-radius: 3px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: @off@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
