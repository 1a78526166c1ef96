"""What can be done with a comparison, as one button: other GPUs, pictures, and its text for elsewhere.

The rule: what is copied or saved is the whole comparison, whatever the table shows of it; a picture is of the view that
is in front.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QMenu, QWidget

from warplens.gui.models.comparison.comparison_model import ComparisonModel
from warplens.gui.panels.exporting import Saving
from warplens.gui.plots.plot_data import DATA_WORDS, DataFormat, comparison_data
from warplens.gui.rendering.export import Format
from warplens.gui.toolkit.dialogs import AskPath, ask_export_path
from warplens.gui.toolkit.styling import quiet_button
from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown


class ComparisonMenu(QObject):
    """The button and the menu behind it.

    Args:
        parent: the panel that the button stands in.
        comparing: the comparison.
        picture: makes a picture of the view that is in front.
        ask_path: asked for the file to write, with the suggested name and the suffix.

    Signals:
        notified: a `Notice` of what was saved or copied, or why it could not be.
    """

    notified = pyqtSignal(object)

    def __init__(
        self,
        parent: QWidget,
        comparing: ComparisonModel,
        picture: Callable[[Format], bytes],
        ask_path: AskPath = ask_export_path,
    ) -> None:
        super().__init__(parent)
        self._comparing = comparing
        self._picture = picture
        self.saving = Saving(parent, ask_path)
        self.saving.notified.connect(self.notified)
        self.button = quiet_button("View ▾", "Other GPUs, copying, saving", "What is compared, and export")
        menu = QMenu(self.button)
        menu.setToolTipsVisible(True)
        self.button.setMenu(menu)
        self.across = menu.addAction("Compare different GPUs")
        if self.across is not None:
            self.across.setCheckable(True)
            self.across.setToolTip("Points of different GPUs are compared like those of one")
            self.across.toggled.connect(lambda on: comparing.set_across(across=on))
        menu.addSeparator()
        menu.addAction("Copy as Markdown", self.copy_markdown)
        menu.addAction("Copy picture", self.copy_picture)
        menu.addSeparator()
        for form in Format:
            menu.addAction(f"Save as {form.value.upper()}…", lambda form=form: self.save(form.value))
        for kind, word in DATA_WORDS.items():
            menu.addAction(f"Save as {word}…", lambda kind=kind: self.save(kind.value))
        menu.addAction("Save as Markdown…", lambda: self.save("md"))
        menu.addAction("Save as JSON…", lambda: self.save("json"))

    def copy_markdown(self) -> None:
        """Copy the comparison for a pull request."""
        if self._comparing.result is not None:
            self.saving.copy_text("the comparison as Markdown", self._content("md").decode())

    def copy_picture(self) -> None:
        """Copy the view that is in front."""
        if self._comparing.result is not None:
            self.saving.copy_picture("a picture of the comparison", self._picture)

    def save(self, suffix: str) -> None:
        """Ask for a path, then write."""
        if self._comparing.result is not None:
            self.saving.save("comparison", suffix, lambda: self._content(suffix))

    def _content(self, suffix: str) -> bytes:
        compared = self._comparing.result
        if compared is None:
            return b""
        match suffix:
            case "md":
                return comparisons_to_markdown([compared.comparison]).encode()
            case "json":
                return comparisons_to_json([compared.comparison]).encode()
        if suffix in set(DataFormat):
            return comparison_data(compared.comparison).written(DataFormat(suffix))
        return self._picture(Format(suffix))
