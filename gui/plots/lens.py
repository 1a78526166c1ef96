"""One request of a warp, as the warp lens shows it: lanes, what serves them, what that costs, and the sentence.

The rule: costs are those of `cuda.simt.rules` for the addresses at hand, recorded or moved to another row pitch, by the
rules of the device; nothing is drawn here and nothing executed.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from warplens.cuda.device.memory_rules import Broadcast, MemoryRules, all_rules
from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES, SECTOR_BYTES, active_lanes, sectors, wavefronts
from warplens.cuda.simt.counting.transactions import Pass, Transaction, served_passes, served_transactions
from warplens.cuda.simt.explain.address_fit import Fit, fit_lanes
from warplens.cuda.simt.explain.patterns import LOCAL, SHARED, Operation, Pattern, describe, interleaved, repitch

MATRIX = "ldmatrix"
"""The load whose lanes are never served in pairs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LensRequest:
    """One request, with all that its picture says.

    Args:
        file, line: where the instruction stems from; line 0 where that is unknown.
        text: the instruction as PTX.
        operation, space, array: what it does, where, to which array ("" where that is unknown).
        width_bytes: what one lane moves.
        mask: active lanes.
        addresses: 32 byte addresses, from the start of the space, or of the array in global memory.
        origin: where the array begins in its space, in bytes.
        rules: those of the device.
        row_words: the row pitch that the array has, in 4-byte words; 0 where none is known.
        advised_words: a row pitch that is good for all lines that use the array; 0 for none.
        block, warp, time: which request it is: block in x, y, z; warp of the block; how often it was executed before.
    """

    file: str = ""
    line: int = 0
    text: str = ""
    operation: Operation = Operation.LOAD
    space: str = SHARED
    array: str = ""
    width_bytes: int = BANK_BYTES
    mask: int = (1 << LANES) - 1
    addresses: tuple[int, ...] = field(repr=False)
    origin: int = 0
    rules: MemoryRules = field(repr=False)
    row_words: int = 0
    advised_words: int = 0
    block: tuple[int, int, int] = (0, 0, 0)
    warp: int = 0
    time: int = 0

    @property
    def is_shared(self) -> bool:
        """Whether banks serve it, and not transactions."""
        return self.space == SHARED

    @property
    def within(self) -> tuple[int, ...]:
        """The addresses from the start of the array."""
        return tuple(address - self.origin for address in self.addresses)


@dataclass(frozen=True)
class Lens:
    """A request looked at with one row pitch.

    Args:
        request: as it was recorded.
        pitch_words: the row pitch it is looked at with, in 4-byte words; 0 where the array has no rows that are known.
    """

    request: LensRequest
    pitch_words: int = 0

    @cached_property
    def within(self) -> tuple[int, ...]:
        """The addresses at this pitch, from the start of the array."""
        request = self.request
        if not request.row_words or self.pitch_words == request.row_words:
            return request.within
        return repitch(request.within, request.row_words, self.pitch_words)

    @cached_property
    def addresses(self) -> tuple[int, ...]:
        """The addresses at this pitch, as the hardware sees them: with local memory lane beside lane."""
        placed = tuple(address + self.request.origin for address in self.within)
        return interleaved(placed, self.request.width_bytes) if self.request.space == LOCAL else placed

    @cached_property
    def pattern(self) -> Pattern:
        """The request described."""
        request = self.request
        return describe(
            self.within, request.width_bytes, request.mask, space=request.space, operation=request.operation,
            rules=request.rules,
        )  # fmt: skip

    @property
    def lanes(self) -> tuple[int, ...]:
        """The active lanes."""
        return tuple(active_lanes(self.request.mask))

    @cached_property
    def cost(self) -> int:
        """Wavefronts in shared memory, sectors elsewhere: what the engine counts for this request."""
        request = self.request
        if not self.lanes:
            return 0
        held = {"is_store": self._is_store, "rules": request.rules}
        if request.is_shared:
            return wavefronts(self.addresses, request.width_bytes, request.mask, **held)
        return sectors(self.addresses, request.mask, request.width_bytes, **held)

    @property
    def ideal(self) -> int:
        """The least that the same bytes could cost."""
        return min(self.pattern.ideal, self.cost)

    @property
    def is_ideal(self) -> bool:
        """Whether nothing is wasted."""
        return self.cost <= self.pattern.ideal

    @cached_property
    def passes(self) -> tuple[Pass, ...]:
        """The wavefronts; none elsewhere than in shared memory."""
        request = self.request
        if not request.is_shared or not self.lanes:
            return ()
        return served_passes(
            self.addresses, request.width_bytes, request.mask, is_store=self._is_store, rules=request.rules
        )

    @cached_property
    def transactions(self) -> tuple[Transaction, ...]:
        """What moves between memory and lanes; none in shared memory."""
        request = self.request
        if request.is_shared or not self.lanes:
            return ()
        return served_transactions(
            self.addresses, request.width_bytes, request.mask, is_store=self._is_store, rules=request.rules
        )

    @cached_property
    def bank_passes(self) -> tuple[int, ...]:
        """How many passes each bank takes part in."""
        taken = [set[int]() for _ in range(self.request.rules.banks)]
        for number, one in enumerate(self.passes):
            for banks in one.banks.values():
                for bank in banks:
                    taken[bank].add(number)
        return tuple(map(len, taken))

    @cached_property
    def conflicting(self) -> frozenset[int]:
        """The lanes that share a bank with others that want something else of it, and so wait or make wait."""
        seen: dict[tuple[int, int], set[int]] = {}
        for number, one in enumerate(self.passes):
            for banks in one.banks.values():
                for bank in banks:
                    seen.setdefault((one.part, bank), set()).add(number)
        return frozenset(
            lane
            for one in self.passes
            for lane, banks in one.banks.items()
            if any(len(seen[one.part, bank]) > 1 for bank in banks)
        )

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The active lanes of each part of the warp that is served by itself."""
        served: dict[int, set[int]] = {}
        for one in (*self.passes, *self.transactions):
            served.setdefault(one.part, set()).update(one.lanes)
        return tuple(dict.fromkeys(tuple(sorted(lanes)) for lanes in served.values() if lanes))

    @property
    def _is_store(self) -> bool:
        never_paired = self.request.text.lstrip().startswith(MATRIX)
        return self.request.operation is not Operation.LOAD or never_paired

    # In words.

    @property
    def price(self) -> str:
        """What it costs and could cost: `32 wavefronts · ideal 1`."""
        if self.request.is_shared:
            return f"{_many(self.cost, 'wavefront')} · ideal {self.ideal}"
        if self.request.rules.in_sectors:
            return f"{_many(self.cost, 'sector')} · ideal {self.ideal}"
        pieces = _many(len(self.transactions), "transaction")
        return f"{SECTOR_BYTES * self.cost} B in {pieces} · ideal {SECTOR_BYTES * self.ideal} B"

    @property
    def short_price(self) -> str:
        """What it costs: `1 wavefront`."""
        return self.price.partition(" · ")[0]

    @property
    def sentence(self) -> str:
        """Where the lanes go, and what comes of it."""
        if not self.lanes:
            return "No lane is active: there is no request."
        return f"{self._where()}: {self._effect()}.{self._idle()}"

    def _where(self) -> str:
        """Say which element each lane wants: `Lane k reads word 32·k + 3`."""
        request, lanes = self.request, self.lanes
        verb = {Operation.LOAD: "reads", Operation.STORE: "writes", Operation.ATOMIC: "updates"}[request.operation]
        of = f" of {request.array}" if request.array else ""
        fit = fit_lanes(self.within, lanes)
        size, unit = self._unit()
        if len(lanes) == 1:
            return f"Lane {lanes[0]} alone {verb} {unit} {self.within[lanes[0]] // size}{of}"
        if fit is None:
            return f"The lanes {verb.removesuffix('s')} {unit}s{of} in no regular order"
        if len({self.within[lane] for lane in lanes}) == 1:
            return f"Every lane {verb} {unit} {self.within[lanes[0]] // size}{of}"
        place = _formula(fit, self.within, lanes, size)
        return f"Lane k {verb} {unit} {place}{of}"

    def _unit(self) -> tuple[int, str]:
        """Return in what addresses are told: words of the banks or elements, bytes where neither is whole."""
        width = self.request.width_bytes
        if self.request.is_shared and all(self.within[lane] % BANK_BYTES == 0 for lane in self.lanes):
            return BANK_BYTES, "word"
        if all(self.within[lane] % width == 0 for lane in self.lanes):
            return width, "element"
        return 1, "byte"

    def _effect(self) -> str:
        return self._shared_effect() if self.request.is_shared else self._global_effect()

    def _shared_effect(self) -> str:
        stride = abs(self.pattern.stride_bytes)
        words = f"stride {_many(stride // BANK_BYTES, 'word')}, " if stride > self.request.width_bytes else ""
        words = "" if stride % BANK_BYTES or self.pattern.rows > 1 else words
        used = [bank for bank, count in enumerate(self.bank_passes) if count]
        if self.conflicting:
            if len(used) == 1:
                return f"{words}every lane on bank {used[0]}"
            most = max(self.bank_passes)
            return f"{words}{len(used)} of {self.request.rules.banks} banks do the work, {most} passes the busiest"
        if len({self.within[lane] for lane in self.lanes}) == 1:
            return "a pass for it alone" if len(self.lanes) == 1 else "one word for all, a broadcast"
        return words + self._free_effect(len(used))

    def _free_effect(self, used: int) -> str:
        """Say how lanes that want different words pass without a conflict; `used` are the banks they use."""
        rules, width = self.request.rules, self.request.width_bytes
        if rules.broadcast is Broadcast.ONE_WORD and not self.is_ideal:
            return "only one word can be broadcast at a time"
        if rules.banks < LANES and width <= BANK_BYTES:
            return "no bank conflict, half-warps are served one after the other"
        if self.cost > 1:
            return f"no bank conflict, {_many(self.cost, 'pass')} as the width of the access needs"
        if used == len(self.lanes) * max(1, width // BANK_BYTES):
            return "each on a bank of its own"
        return "no two words share a bank"

    def _global_effect(self) -> str:
        moved, asked = SECTOR_BYTES * self.cost, self.pattern.distinct_bytes
        if self.is_ideal:
            return f"{moved} B move for {asked} B, as few as can be"
        waste = 100 * (moved - asked) / moved
        return f"{moved} B move for {asked} B, {waste:.0f} % of them for nothing"

    def _idle(self) -> str:
        idle = LANES - len(self.lanes)
        return f" {_many(idle, 'lane')} {'is' if idle == 1 else 'are'} idle." if idle else ""

    @property
    def address_note(self) -> str:
        """How the addresses were come by, where they are not those that were recorded."""
        if not self.pitch_words or self.pitch_words == self.request.row_words:
            return ""
        return f"as if rows had {self.pitch_words} words instead of {self.request.row_words}"

    def lane_note(self, lane: int) -> str:
        """Return what one lane does: `lane 5: word 163, bank 3, pass 6 of 32`."""
        if lane not in self.lanes:
            return f"lane {lane}: idle"
        size, unit = self._unit()
        said = f"lane {lane}: {unit} {self.within[lane] // size}"
        for number, one in enumerate(self.passes):
            if lane in one.banks:
                banks = one.banks[lane]
                which = f"bank {banks[0]}" if len(banks) == 1 else f"banks {banks[0]} to {banks[-1]}"
                return f"{said}, {which}, pass {number + 1} of {len(self.passes)}"
        return f"{said}, byte {self.addresses[lane] % SECTOR_BYTES} of its sector"


def lens_of(request: LensRequest, pitch_words: int | None = None) -> Lens:
    """Return a request as it was recorded, or with another row pitch in words.

    A pitch that would break the alignment of wide accesses, or that is no larger than nothing, is passed over.
    """
    pitch = request.row_words if pitch_words is None or not is_possible(request, pitch_words) else pitch_words
    return Lens(request, pitch)


def is_possible(request: LensRequest, pitch_words: int) -> bool:
    """Say whether rows may be so many words apart: elements stay whole and aligned."""
    return bool(request.row_words) and pitch_words > 0 and pitch_words * BANK_BYTES % request.width_bytes == 0


def at_better_pitch(request: LensRequest) -> Lens | None:
    """Return the request at the smallest larger pitch that costs the least it can; None where none is better.

    A pitch that is good for all lines that use the array comes first.
    """
    now = lens_of(request)
    if now.is_ideal or not request.row_words:
        return None
    step = max(1, request.width_bytes // BANK_BYTES)
    tried = [request.advised_words] if is_possible(request, request.advised_words) else []
    tried += range(request.row_words + step, request.row_words + request.rules.banks + 1, step)
    best = now
    for pitch in tried:
        one = lens_of(request, pitch)
        if one.is_ideal:
            return one
        best = min(best, one, key=lambda lens: lens.cost)
    return None if best is now else best


def rules_of_other_gpus(request: LensRequest) -> dict[str, MemoryRules]:
    """Return the rules of other GPUs by which a request may be counted, oldest first, by how they are named."""
    capabilities: dict[str, list[str]] = {}
    known: dict[str, MemoryRules] = {}
    for (major, minor), rules in all_rules().items():
        capabilities.setdefault(rules.name, []).append(f"{major}.{minor}")
        known[rules.name] = rules
    return {
        f"as on {names[0]} to {names[-1]}": known[name]
        for name, names in capabilities.items()
        if name != request.rules.name
    }


def at_rules(request: LensRequest, rules: MemoryRules) -> LensRequest:
    """Return the same addresses, to be counted by the rules of another device."""
    return replace(request, rules=rules, advised_words=0)


def _formula(fit: Fit, addresses: tuple[int, ...], lanes: tuple[int, ...], size: int) -> str:
    """Return a fit as the place of lane k, in units of `size` bytes: `32·k + 3`, `k mod 16 + 64·(k div 16)`."""
    if fit.rows == 1:
        base = addresses[lanes[0]] - fit.stride * lanes[0]
        terms = [_term(fit.stride // size, "k")]
    else:
        columns = {lane: (lane % fit.row_lanes, lane // fit.row_lanes) for lane in lanes}
        first = columns[lanes[0]]
        base = addresses[lanes[0]] - fit.stride * first[0] - fit.row_stride * first[1]
        told = (base + fit.stride * column + fit.row_stride * row == addresses[lane]
                for lane, (column, row) in columns.items())  # fmt: skip
        if not all(told):  # rows that begin in the middle of the warp
            return f"in {fit.rows} rows, {_many(abs(fit.stride) // size, 'place')} apart within one"
        terms = [
            _term(fit.stride // size, f"(k mod {fit.row_lanes})"),
            _term(fit.row_stride // size, f"(k div {fit.row_lanes})"),
        ]
    rest = base // size
    given = [term for term in (*terms, str(rest) if rest else "") if term]
    given.sort(key=lambda term: term.startswith("-"))  # `31 - k`, not `-k + 31`
    return (" + ".join(given) or "0").replace("+ -", "- ")


def _term(factor: int, what: str) -> str:
    sign, size = "-" if factor < 0 else "", abs(factor)
    return "" if not factor else f"{sign}{what}" if size == 1 else f"{sign}{size}·{what}"


def _many(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing}{'es' if thing.endswith('s') else 's'}"
