"""One request of a warp, as the warp lens shows it: its lanes, what serves them, its cost, and a sentence about it.

The rule: costs are those of `cuda.simt.counting.counts` for the request's addresses, recorded or moved to another row
pitch, by the rules of the device; nothing is drawn here and nothing executed.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property

from warplens.cuda.device.spec import Broadcast, MemoryRules, all_rules
from warplens.cuda.simt.counting import counts
from warplens.cuda.simt.counting import rules as counting
from warplens.cuda.simt.counting.transactions import Pass, Transaction, served_passes, served_transactions
from warplens.cuda.simt.explain import layouts, patterns

MATRIX = "ldmatrix"  # the lanes of a load whose opcode begins so are never served in pairs


@dataclass(frozen=True, slots=True, kw_only=True)
class LensRequest:
    """One request, with everything that its picture shows."""

    file: str = ""  # the source of the instruction
    line: int = 0  # that of the instruction; 0 if it is unknown
    text: str = ""
    operation: patterns.MemoryOperation = patterns.MemoryOperation.LOAD
    space: str = patterns.SHARED  # the state space of the operation
    array: str = ""  # that of the operation; "" if it is unknown
    width_bytes: int = counting.BANK_BYTES
    mask: int = (1 << counting.LANES) - 1
    # 32 byte addresses, from the start of the space, or of the array in global memory
    addresses: tuple[int, ...] = field(repr=False)
    origin: int = 0  # the start of the array in its space, in bytes
    rules: MemoryRules = field(repr=False)
    row_words: int = 0  # the row pitch of the array in 4-byte words; 0 if it is unknown
    unit_words: int = 1  # the words of the widest access to the array; a row pitch is a multiple of it
    advised_words: int = 0  # a row pitch that is good for all lines that use the array; 0 for none
    block: tuple[int, int, int] = (0, 0, 0)  # of the request, in x, y, z
    warp: int = 0  # of the block
    time: int = 0  # the number of earlier executions

    @property
    def is_shared(self) -> bool:
        """Whether the request is served by banks instead of transactions."""
        return self.space == patterns.SHARED

    @property
    def pitch_step_words(self) -> int:
        """The words that a row pitch is a multiple of, so that every access to the array stays aligned."""
        return max(self.unit_words, self.width_bytes // counting.BANK_BYTES)

    @property
    def within(self) -> tuple[int, ...]:
        """The addresses from the start of the array."""
        return tuple(address - self.origin for address in self.addresses)


@dataclass(frozen=True)
class Lens:
    """A request with a row pitch."""

    request: LensRequest
    pitch_words: int = 0  # the row pitch in 4-byte words, which may differ from the recorded one; 0 if it is unknown

    @cached_property
    def within(self) -> tuple[int, ...]:
        """The addresses at this pitch, from the start of the array."""
        request = self.request
        if not request.row_words or self.pitch_words == request.row_words:
            return request.within
        return patterns.repitch(request.within, request.row_words, self.pitch_words)

    @cached_property
    def addresses(self) -> tuple[int, ...]:
        """The addresses at this pitch as the hardware sees them, with local memory interleaved by lane."""
        addresses = tuple(address + self.request.origin for address in self.within)
        return (
            patterns.interleaved(addresses, self.request.width_bytes)
            if self.request.space == patterns.LOCAL
            else addresses
        )

    @cached_property
    def pattern(self) -> patterns.Pattern:
        """The access pattern of the request."""
        request = self.request
        return patterns.describe(
            self.within, request.width_bytes, request.mask, space=request.space, operation=request.operation,
            rules=request.rules,
        )  # fmt: skip

    @property
    def lanes(self) -> tuple[int, ...]:
        """The active lanes."""
        return tuple(counts.active_lanes(self.request.mask))

    @cached_property
    def cost(self) -> int:
        """The wavefronts (shared memory) or sectors (elsewhere) that the engine counts for this request."""
        request = self.request
        if not self.lanes:
            return 0
        addresses, width_bytes, mask = self.addresses, request.width_bytes, request.mask
        if request.is_shared:
            return counts.wavefronts(addresses, width_bytes, mask, is_store=self._is_store, rules=request.rules)
        return counts.sectors(addresses, mask, width_bytes, is_store=self._is_store, rules=request.rules)

    @cached_property
    def ideal(self) -> int:
        """The least possible cost of the same bytes."""
        return min(self.cost, self.pattern.ideal)

    @property
    def is_ideal(self) -> bool:
        """Whether nothing is wasted."""
        return self.cost <= self.ideal

    @cached_property
    def passes(self) -> tuple[Pass, ...]:
        """The wavefronts; none outside shared memory."""
        request = self.request
        if not request.is_shared or not self.lanes:
            return ()
        addresses, width, mask = self.addresses, request.width_bytes, request.mask
        return served_passes(addresses, width, mask, is_store=self._is_store, rules=request.rules)

    @cached_property
    def transactions(self) -> tuple[Transaction, ...]:
        """The transactions between memory and lanes; none in shared memory."""
        request = self.request
        if request.is_shared or not self.lanes:
            return ()
        addresses, width, mask = self.addresses, request.width_bytes, request.mask
        return served_transactions(addresses, width, mask, is_store=self._is_store, rules=request.rules)

    @cached_property
    def bank_passes(self) -> tuple[int, ...]:
        """The number of passes that use each bank."""
        used = Counter(bank for wavefront in self.passes for bank in {b for bs in wavefront.banks.values() for b in bs})
        return tuple(used[bank] for bank in range(self.request.rules.banks))

    @cached_property
    def conflicting(self) -> frozenset[int]:
        """The lanes in a bank conflict: lanes whose bank serves other words in further passes."""
        passes = Counter(
            (wavefront.part, bank)
            for wavefront in self.passes
            for bank in {bank for banks in wavefront.banks.values() for bank in banks}
        )
        return frozenset(
            lane
            for wavefront in self.passes
            for lane, banks in wavefront.banks.items()
            if any(passes[wavefront.part, bank] > 1 for bank in banks)
        )

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The active lanes of each part of the warp that is served separately."""
        lanes_of_parts: dict[int, set[int]] = {}
        pieces: tuple[Pass | Transaction, ...] = self.passes or self.transactions
        for piece in pieces:
            lanes_of_parts.setdefault(piece.part, set()).update(piece.lanes)
        return tuple(dict.fromkeys(tuple(sorted(lanes)) for lanes in lanes_of_parts.values() if lanes))

    @property
    def _is_store(self) -> bool:
        never_paired = self.request.text.lstrip().startswith(MATRIX)
        return self.request.operation is not patterns.MemoryOperation.LOAD or never_paired

    @property
    def price(self) -> str:
        """The cost and the least possible cost: `32 wavefronts · ideal 1`."""
        if self.request.is_shared:
            return f"{_many(self.cost, 'wavefront')} · ideal {self.ideal}"
        if self.request.rules.in_sectors:
            return f"{_many(self.cost, 'sector')} · ideal {self.ideal}"
        pieces = _many(len(self.transactions), "transaction")
        return f"{counting.SECTOR_BYTES * self.cost} B in {pieces} · ideal {counting.SECTOR_BYTES * self.ideal} B"

    @property
    def short_price(self) -> str:
        """The cost: `1 wavefront`."""
        return self.price.partition(" · ")[0]

    @property
    def sentence(self) -> str:
        """The addresses of the lanes and their effect, as a sentence."""
        if not self.lanes:
            return "No lane is active: there is no request."
        effect = self._shared_effect() if self.request.is_shared else self._global_effect()
        idle = counting.LANES - len(self.lanes)
        rest = f" {_many(idle, 'lane')} {'is' if idle == 1 else 'are'} idle." if idle else ""
        return f"{self._where()}: {effect}.{rest}"

    def _where(self) -> str:
        """Return which element each lane accesses: `Lane k reads word 32·k + 3`."""
        request, lanes = self.request, self.lanes
        verb = {
            patterns.MemoryOperation.LOAD: "reads",
            patterns.MemoryOperation.STORE: "writes",
            patterns.MemoryOperation.ATOMIC: "updates",
        }[request.operation]
        of = f" of {request.array}" if request.array else ""
        fit = layouts.fit_lanes(self.within, lanes)
        size, unit = self._unit()
        if len(lanes) == 1:
            return f"Lane {lanes[0]} alone {verb} {unit} {self.within[lanes[0]] // size}{of}"
        if fit is None:
            return f"The lanes {verb.removesuffix('s')} {unit}s{of} in no regular order"
        if len({self.within[lane] for lane in lanes}) == 1:
            return f"Every lane {verb} {unit} {self.within[lanes[0]] // size}{of}"
        return f"Lane k {verb} {unit} {_formula(fit, self.within, lanes, size)}{of}"

    def _unit(self) -> tuple[int, str]:
        """Return the unit of addresses, with its size: bank words or elements, or bytes if neither is aligned."""
        width = self.request.width_bytes
        if self.request.is_shared and all(self.within[lane] % counting.BANK_BYTES == 0 for lane in self.lanes):
            return counting.BANK_BYTES, "word"
        if all(self.within[lane] % width == 0 for lane in self.lanes):
            return width, "element"
        return 1, "byte"

    def _shared_effect(self) -> str:
        stride = abs(self.pattern.stride_bytes)
        words = f"stride {_many(stride // counting.BANK_BYTES, 'word')}, " if stride > self.request.width_bytes else ""
        words = "" if stride % counting.BANK_BYTES or self.pattern.rows > 1 else words
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
        """Return the effect of different words without a conflict; `used` is the number of banks in use."""
        rules, width = self.request.rules, self.request.width_bytes
        if rules.broadcast is Broadcast.ONE_WORD and not self.is_ideal:
            return "only one word can be broadcast at a time"
        if rules.banks < counting.LANES and width <= counting.BANK_BYTES:
            return "no bank conflict, half-warps are served one after the other"
        if self.cost > 1:
            return f"no bank conflict, {_many(self.cost, 'pass')} as the width of the access needs"
        if used == len(self.lanes) * max(1, width // counting.BANK_BYTES):
            return "each on a bank of its own"
        return "no two words share a bank"

    def _global_effect(self) -> str:
        moved, requested = counting.SECTOR_BYTES * self.cost, self.pattern.distinct_bytes
        if self.is_ideal:
            return f"{moved} B move for {requested} B, the minimum"
        waste = 100 * (moved - requested) / moved
        return f"{moved} B move for {requested} B, {waste:.0f} % of them wasted"

    @property
    def address_note(self) -> str:
        """The note that the addresses are not the recorded ones; "" if they are."""
        if not self.pitch_words or self.pitch_words == self.request.row_words:
            return ""
        return f"as if rows had {self.pitch_words} words instead of {self.request.row_words}"

    def lane_note(self, lane: int) -> str:
        """Return the access of one lane: `lane 5: word 163, bank 3, pass 6 of 32`."""
        if lane not in self.lanes:
            return f"lane {lane}: idle"
        size, unit = self._unit()
        element = f"lane {lane}: {unit} {self.within[lane] // size}"
        for number, wavefront in enumerate(self.passes):
            if lane in wavefront.banks:
                banks = wavefront.banks[lane]
                bank_text = f"bank {banks[0]}" if len(banks) == 1 else f"banks {banks[0]} to {banks[-1]}"
                return f"{element}, {bank_text}, pass {number + 1} of {len(self.passes)}"
        return f"{element}, byte {self.addresses[lane] % counting.SECTOR_BYTES} of its sector"


def lens_of(request: LensRequest, pitch_words: int | None = None) -> Lens:
    """Return the lens of a request, as recorded or with another row pitch in words; an impossible one is ignored."""
    pitch = request.row_words if pitch_words is None or not is_possible(request, pitch_words) else pitch_words
    return Lens(request, pitch)


def is_possible(request: LensRequest, pitch_words: int) -> bool:
    """Return whether rows can have this pitch, which must keep the widest access to the array aligned."""
    return bool(request.row_words) and pitch_words > 0 and pitch_words % request.pitch_step_words == 0


def at_better_pitch(request: LensRequest) -> Lens | None:
    """Return the request at the best larger pitch, that of all lines of the array first; None if none is better."""
    recorded = lens_of(request)
    if recorded.is_ideal or not request.row_words:
        return None
    step = request.pitch_step_words
    pitches = [request.advised_words] if is_possible(request, request.advised_words) else []
    pitches += range(request.row_words + step, request.row_words + request.rules.banks + 1, step)
    best = recorded
    for pitch in pitches:
        candidate = lens_of(request, pitch)
        if candidate.is_ideal:
            return candidate
        best = min(best, candidate, key=lambda lens: lens.cost)
    return None if best is recorded else best


def rules_of_other_gpus(request: LensRequest) -> dict[str, MemoryRules]:
    """Return the memory rules of other GPUs by their labels, oldest first."""
    capabilities: dict[str, list[str]] = {}
    rules_by_name: dict[str, MemoryRules] = {}
    for (major, minor), rules in all_rules().items():
        capabilities.setdefault(rules.name, []).append(f"{major}.{minor}")
        rules_by_name[rules.name] = rules
    return {
        f"as on {names[0]} to {names[-1]}": rules_by_name[name]
        for name, names in capabilities.items()
        if name != request.rules.name
    }


def at_rules(request: LensRequest, rules: MemoryRules) -> LensRequest:
    """Return a request with the same addresses and the rules of another device."""
    return replace(request, rules=rules, advised_words=0)


def _formula(fit: layouts.Fit, addresses: tuple[int, ...], lanes: tuple[int, ...], size: int) -> str:
    """Return a fit as the element of lane k, in units of `size` bytes: `32·k + 3`, `k mod 16 + 64·(k div 16)`."""
    if fit.rows == 1:
        base = addresses[lanes[0]] - fit.stride * lanes[0]
        terms = [_term(fit.stride // size, "k")]
    else:
        columns = {lane: (lane % fit.row_lanes, lane // fit.row_lanes) for lane in lanes}
        first = columns[lanes[0]]
        base = addresses[lanes[0]] - fit.stride * first[0] - fit.row_stride * first[1]
        is_met = (base + fit.stride * column + fit.row_stride * row == addresses[lane]
                  for lane, (column, row) in columns.items())  # fmt: skip
        if not all(is_met):  # rows that begin in the middle of the warp
            return f"in {fit.rows} rows, {_many(abs(fit.stride) // size, 'place')} apart within one"
        terms = [
            _term(fit.stride // size, f"(k mod {fit.row_lanes})"),
            _term(fit.row_stride // size, f"(k div {fit.row_lanes})"),
        ]
    rest = base // size
    parts = [term for term in (*terms, str(rest) if rest else "") if term]
    parts.sort(key=lambda term: term.startswith("-"))  # `31 - k`, not `-k + 31`
    return (" + ".join(parts) or "0").replace("+ -", "- ")


def _term(factor: int, variable: str) -> str:
    sign, size = "-" if factor < 0 else "", abs(factor)
    return "" if not factor else f"{sign}{variable}" if size == 1 else f"{sign}{size}·{variable}"


def _many(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing}{'es' if thing.endswith('s') else 's'}"
