"""The legend: the variants that have points, grouped by family, in at most two rows, or in one.

The rule: `Results` holds the filter; the legend shows it and writes to it. A hidden family is one chip with the number
of its variants. Variants that find no room there are in a list with a search, behind the last chip.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QPointF, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PyQt6.QtWidgets import QSizePolicy, QWidget

from warplens.gui.figures.figure import Look, line_width
from warplens.gui.figures.spacing import telling_names
from warplens.gui.kit import search_list, tasks
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, font, scaled
from warplens.gui.kit.widgets import configured, quiet_button, verbatim
from warplens.gui.window.header import HEIGHT, FamilyChip, SwitchChip, VariantChip, single_out
from warplens.gui.workspace.reporting import open_name
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import short_name


# The chip of the open profile cannot be switched off, since the table shows that profile.
class ProfileChip(SwitchChip):
    """A chip with a piece of a profile's curve; `layer` 0 is the open profile, others are paler."""

    sign_width = 33

    def __init__(self, text: str, layer: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text, theme, parent=parent)
        self._layer = layer
        help_text = self.toolTip() if layer else "The open profile"
        self.setToolTip(verbatim(f"{self.name}\n{help_text}"))
        if not layer:
            configured(self, focusPolicy=Qt.FocusPolicy.NoFocus, cursor=Qt.CursorShape.ArrowCursor)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw_sign(self, painter: QPainter, *, is_on: bool) -> None:
        """Draw a piece of a curve, paler in a higher layer."""
        theme, middle = self.theme, self.height() / 2
        colour = QColor(theme.layered(theme.text, self._layer) if is_on else theme.faint)
        painter.setPen(QPen(colour, line_width(self._layer), Qt.PenStyle.SolidLine if is_on else Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(10, middle), QPointF(30, middle))


ROWS = 2  # the legend takes at most this many rows: the plots below need the rest of a small screen
GAP, ROW_GAP = SPACE // 2, 2
WHOLE = 1 << 20  # all chips fit side by side in this width
_Places = list[tuple[QWidget, QRect]]


class Legend(QWidget):
    """The chips of families and variants, and behind them the profiles where several are drawn."""

    def __init__(self, results: Results, theme: Theme, delay_ms: int = tasks.REDRAW_DELAY_MS) -> None:
        super().__init__()
        self._results = results
        self._theme = theme
        self.families: dict[str, FamilyChip] = {}
        self.chips: dict[str, VariantChip] = {}
        self.profile_chips: list[ProfileChip] = []
        self._made: object = None
        self._list: search_list.SearchList | None = None
        self._heights: dict[int, int] = {}  # by width, as long as the chips are these: Qt asks for them all the time
        self.rows = ROWS  # the legend takes at most so many now
        self.more = quiet_button("", "All variants, with a search", "All variants")
        self.more.setParent(self)
        self.more.clicked.connect(self._open_list)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._throttle = configured(tasks.Throttle(delay_ms, self), fell_due=self._show_variants)
        results.points_added.connect(lambda _: self._throttle.request())
        for signal in (results.points_replaced, results.overlays_changed, results.file_changed):
            signal.connect(self._show_variants)
        results.filter_changed.connect(self._show_filter)
        self._show_variants()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        for chip in self._switches():
            chip.show_theme(theme)
        self.more.setFont(font(SMALL_PIXELS))
        self._heights.clear()
        self._place()

    def set_rows(self, rows: int) -> None:
        """Take at most this many rows."""
        if rows != self.rows:
            self.rows = rows
            self._heights.clear()
            self._place()

    def _switches(self) -> tuple[SwitchChip, ...]:
        return (*self.families.values(), *self.chips.values(), *self.profile_chips)

    def _show_variants(self) -> None:
        variants, names = self._results.variants, self._profile_names()
        looks = {kernel: self._results.looks[kernel] for kernel, _ in variants}
        has_markers = not self._results.device_markers  # else they are those of GPUs: a variant has its hue alone
        if self._made != (shown := (variants, looks, names, has_markers)):
            self._made = shown
            for part in self._switches():
                part.hide()
                part.deleteLater()
            shorter = telling_names(short_name(kernel, family) for kernel, family in variants)
            self.chips = {
                kernel: self._make_chip(kernel, family, shorter[short_name(kernel, family)], looks[kernel], has_markers)
                for kernel, family in variants
            }
            families = [family for _, family in variants]
            counts = {family: families.count(family) for family in dict.fromkeys(families)}
            self.families = {}
            if len(counts) > 1:
                self.families = {family: self._make_family(family, count) for family, count in counts.items()}
            self.profile_chips = [self._make_profile_chip(name, layer) for layer, name in enumerate(names)]
        self.setVisible(bool(variants))
        self._show_filter()

    def _make_chip(self, kernel: str, family: str, name: str, look: Look, has_marker: bool) -> VariantChip:
        whole = short_name(kernel, family)
        chip = VariantChip(name, look, self._theme, whole, has_marker=has_marker, parent=self)
        chip.setToolTip(verbatim(f"{kernel}\n{chip.toolTip()}"))  # two families may have variants of one short name
        chip.set_facet(self._results, "variants", kernel)
        return chip

    def _make_family(self, family: str, count: int) -> FamilyChip:
        chip = configured(FamilyChip(family, count, self._theme, parent=self), accessibleName=f"Family {family}")
        chip.set_facet(self._results, "families", family)
        return chip

    def _make_profile_chip(self, name: str, layer: int) -> ProfileChip:
        chip = ProfileChip(name, layer, self._theme, self)
        if layer:
            chip.set_facet(self._results, "profiles", self._results.overlays[layer - 1].name)
        return chip

    def _profile_names(self) -> tuple[str, ...]:
        overlays, own = self._results.overlays, open_name(self._results)
        if not overlays and not self._results.revision:
            return ()
        own = f"{own} · baseline" if self._results.is_baseline else own
        return own, *(f"{overlay.name} · baseline" if overlay.is_baseline else overlay.name for overlay in overlays)

    def _show_filter(self) -> None:
        shown = self._results.filter
        for family, chip in self.families.items():
            chip.setChecked(family not in shown.families)
        for kernel, variant in self.chips.items():
            variant.setChecked(kernel not in shown.variants)
        for profile_chip, overlay in zip(self.profile_chips[1:], self._results.overlays, strict=False):
            profile_chip.setChecked(overlay.name not in shown.profiles)
        self._heights.clear()
        self._place()

    # The list of all variants.

    def _open_list(self) -> None:
        if self._list is None:
            self._list = search_list.SearchList(self.more, several=True, offers_only=True)
            configured(self._list, ticked=self._on_ticked, singled_out=partial(single_out, self._results, "variants"))
        has_families, shown = bool(self.families), self._results.filter
        names = {kernel: chip.name for kernel, chip in self.chips.items()}
        order = list(dict.fromkeys(family for _, family in self._results.variants))
        in_order = sorted(self._results.variants, key=lambda variant: order.index(variant[1]))
        entries = []
        for kernel, family in in_order:
            text = f"{family} · {names[kernel]}" if has_families else names[kernel]
            entries.append(search_list.SearchEntry(key=kernel, text=text, help=verbatim(kernel), words=family))
        ticked = [e.key for e in entries if e.key not in shown.variants and e.words not in shown.families]
        self._list.open_below(self.more, entries, ticked)

    def _on_ticked(self, kernels: tuple[str, ...]) -> None:
        """Show exactly these variants; a family of which none is ticked is hidden as a whole."""
        families = dict(self._results.variants)
        ticked_families = {families[kernel] for kernel in kernels if kernel in families}
        hidden = {kernel for kernel, family in families.items() if kernel not in kernels and family in ticked_families}
        hidden_families = frozenset(families.values()) - ticked_families
        self._results.set_filter(replace(self._results.filter, variants=frozenset(hidden), families=hidden_families))

    # The rows.

    def _groups(self) -> list[tuple[FamilyChip | None, list[VariantChip]]]:
        """Return the chips of each family; of a hidden one only its own."""
        by_family: dict[str, list[VariantChip]] = {}
        for kernel, family in self._results.variants:
            if kernel in self.chips:
                by_family.setdefault(family, []).append(self.chips[kernel])
        hidden = self._results.filter.families if self.families else frozenset()
        groups = [(self.families.get(family), [] if family in hidden else chips) for family, chips in by_family.items()]
        return sorted(groups, key=lambda group: not group[1])  # what is shown stands first

    def _fitted(self, width: int) -> tuple[_Places, int]:
        """Return where the parts stand in the rows, and how many variants, the last of each family, find no room."""
        groups = self._groups()
        widths: dict[QWidget, int] = {part: part.sizeHint().width() for part in self._switches()}
        most = max((len(chips) for _, chips in groups), default=0)
        total = sum(len(chips) for _, chips in groups)

        def parts_with(least: int) -> tuple[list[QWidget], int]:
            parts: list[QWidget] = []
            for family, chips in groups:
                parts += [family] if family is not None else []
                parts += chips[:least]
            left_out = total - sum(min(least, len(chips)) for _, chips in groups)
            if left_out:
                self.more.setText(f"+{left_out} more ▾")
                widths[self.more] = self.more.sizeHint().width()
                parts.append(self.more)
            return [*parts, *self.profile_chips], left_out

        lower, upper = 0, most
        while lower < upper:  # the largest number of variants a family that fits
            middle = (lower + upper + 1) // 2
            if _rows_of(parts_with(middle)[0], widths, width)[1] <= self.rows:
                lower = middle
            else:
                upper = middle - 1
        parts, left_out = parts_with(lower)
        if _rows_of(parts, widths, width)[1] > self.rows:  # not even the families fit: the list has everything
            self.more.setText(f"{len(self.chips)} variants ▾")
            widths[self.more] = self.more.sizeHint().width()
            parts = [self.more]
        return _rows_of(parts, widths, width)[0], left_out

    def _place(self) -> None:
        whole = self._fitted(WHOLE)[0]
        self.setMaximumWidth(whole[-1][1].right() + 1 if whole and self.rows == 1 else WHOLE)
        places, _ = self._fitted(self.width())
        for family in self.families.values():
            family.lead(any(isinstance(part, VariantChip) for part, _ in places))
        placed = {part: area for part, area in places if area.bottom() < self.rows * _row_height()}
        for part in (*self._switches(), self.more):
            if part in placed:
                part.setGeometry(placed[part])
            part.setVisible(part in placed)
        self.updateGeometry()

    # Qt.

    def sizeHint(self) -> QSize:
        """Return a width, and the height that the rows have now."""
        return QSize(320, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return a width for few chips, or for the list, and the height that the rows have now."""
        return QSize(160 if self.rows > 1 else self.more.sizeHint().width(), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        """Return that the height depends on the width."""
        return True

    def heightForWidth(self, a0: int) -> int:
        """Return the height of the rows that are taken."""
        if a0 not in self._heights:
            shown = self.more.text()
            places, _ = self._fitted(a0)
            self.more.setText(shown)  # this width is asked for, and need not be taken
            rows = 1 + max((area.top() // _row_height() for _, area in places), default=0)
            self._heights[a0] = min(rows, self.rows) * _row_height() - ROW_GAP
        return self._heights[a0]

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Place the chips in this width."""
        super().resizeEvent(a0)
        self._place()


def _row_height() -> int:
    return round(scaled(HEIGHT)) + ROW_GAP


def _rows_of(parts: list[QWidget], widths: Mapping[QWidget, int], width: int) -> tuple[_Places, int]:
    """Return where the parts stand side by side, in the next row where they do not fit, and the number of rows."""
    x, row = 0, 0
    height, row_height = scaled(HEIGHT), _row_height()
    places: _Places = []
    for part in parts:
        if x and x + widths[part] > width:
            x, row = 0, row + 1
        places.append((part, QRect(x, row * row_height, widths[part], height)))
        x += widths[part] + GAP
    return places, row + 1
