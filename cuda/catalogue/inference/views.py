"""The textures and surfaces of a draft: the array behind each, and the keys of its table.

The rule: a view is drafted whole, or refused in one sentence.
"""

from __future__ import annotations

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import DraftArgument, DraftArray, DraftView
from warplens.cuda.catalogue.inference.element_types import Element, element_of
from warplens.cuda.catalogue.inference.nodes import walk, words
from warplens.cuda.catalogue.inference.program import Parameter
from warplens.cuda.catalogue.inference.run import Contents, last_name
from warplens.cuda.catalogue.inference.sizing import Sizing
from warplens.cuda.catalogue.inference.terms import Term
from warplens.cuda.catalogue.inference.textures import elements_in
from warplens.cuda.catalogue.inference.values import Buffer, Value, View, term_of
from warplens.cuda.textures import CHANNELS, ELEMENTS, AddressMode, FilterMode, TexelPlace

_UNSAID = "the host code does not say what it is a view of: front matter names it as a view of an array"


class ViewDrafting(Sizing):
    """Drafts the parameters that are texture and surface objects."""

    def _view(self, parameter: Parameter, kind: str, value: Value) -> DraftArgument:
        name, table = parameter.name, f"{kind}s"
        if not isinstance(value, View):
            return self._refused(f"{name} is a {kind}, and {_UNSAID}, [{table}]")
        if value.refused:
            return self._refused(f"{name} is a {kind}: {value.refused}")
        element = element_of(value.element, self._program) if value.element else None
        shape = self._texels(value, element) if element is not None else []
        if value.buffer is None or element is None or not shape:
            return self._refused(f"{name} is a {kind}, and {_UNSAID}, [{table}]")
        if element.dtype not in ELEMENTS or element.lanes not in CHANNELS:
            return self._refused(f"{name} is a {kind} of {value.element}, and texels have no such elements")
        view = DraftView(
            table=table, array=self._viewed(value, value.buffer, element, shape), keys=_keys(value, element.lanes)
        )
        written = self._named(name)
        self.draft.views[written] = view
        return DraftArgument(text=written)

    def _texels(self, view: View, element: Element) -> list[Term]:
        """Return the shape of an array of texels, its layers first and x last, empty where one is not known."""
        extents = view.extents
        if view.place is TexelPlace.LINEAR:
            extents = (elements_in(extents[0], element.size_bytes),)
        found = [term_of(size) for size in (*((view.layers,) if view.layers is not None else ()), *reversed(extents))]
        sizes = [terms.settle(size) for size in found if size is not None]
        is_known = sizes and len(sizes) == len(found) and all(self._value(size) >= 1 for size in sizes)
        return sizes if is_known else []

    def _viewed(self, view: View, buffer: Buffer, element: Element, shape: list[Term]) -> str:
        """Return the array behind a view, which another view or a pointer may lead to as well."""
        is_plain = view.place is TexelPlace.LINEAR and view.offset is None
        texts = (view.place.value, element.dtype, str(element.lanes), *map(terms.text, shape), _offset_text(view))
        key = (buffer, "" if is_plain else " ".join(texts))
        role = self._surface_role(view, buffer)
        if key in self._arrays:
            array = self.draft.arrays[self._arrays[key]]
            array.role = array.role if array.role == role else "inout"
            return array.name
        own = self._named(buffer.name or "texels")
        while any(parameter.name == own for parameter in self._kernel.parameters):
            own += "_"
        self._arrays[key] = own
        self._contents[own] = self._launch.contents.get(buffer, Contents())
        lanes = [terms.constant(element.lanes)] if element.lanes > 1 else []
        self.draft.arrays[own] = DraftArray(name=own, dtype=element.dtype, shape=[*shape, *lanes], role=role)
        return own

    def _surface_role(self, view: View, buffer: Buffer) -> str:
        """Return the role of an array: a texture reads it, a surface reads it, writes it, or does both."""
        if not view.is_surface:
            return "in"
        names = {
            parameter.name
            for parameter, value in zip(self._kernel.parameters, self._launch.arguments, strict=False)
            if isinstance(value, View) and value.is_surface and value.buffer is buffer
        }
        reads = writes = False
        for node in walk(self._kernel.body):
            function = node.child_by_field_name("function") if node.type == "call_expression" else None
            called = last_name(function)
            listed = node.child_by_field_name("arguments") if function is not None else None
            given = {words(child) for child in listed.named_children} if listed is not None else set()
            if given & names:
                reads |= not called.endswith("write")
                writes |= called.endswith("write") or not called.startswith("surf")
        return "inout" if reads == writes else "out" if writes else "in"


def _offset_text(view: View) -> str:
    """Return a text that is the same for views that begin at the same place of an array."""
    term = term_of(view.offset) if view.offset is not None else None
    return "" if view.offset is None else terms.text(term) if term is not None else repr(view.offset)


def _keys(view: View, channels: int) -> tuple[str, ...]:
    """Return the keys of a view as TOML, without those that have their default."""
    keys = [f"channels = {channels}"] if channels > 1 else []
    if view.layers is not None:
        keys.append("layered = true")
    if view.is_surface:
        return tuple(keys)
    if view.place is not TexelPlace.ARRAY:
        keys.append(f'memory = "{view.place.value}"')
    if view.place is not TexelPlace.LINEAR and any(mode is not AddressMode.CLAMP for mode in view.address):
        modes = [f'"{mode.value}"' for mode in view.address]
        keys.append(f"address = {modes[0] if len(set(modes)) == 1 else '[' + ', '.join(modes) + ']'}")
    if view.filter is not FilterMode.POINT:
        keys.append(f'filter = "{view.filter.value}"')
    if view.is_normalized:
        keys.append("normalized = true")
    if view.reads_fractions:
        keys.append('read = "normalized"')
    return tuple(keys)
