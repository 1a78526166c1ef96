"""Operations across the lanes of a warp: votes, exchanges and reductions over the lanes that take part.

The rule: only active lanes take part. A result that is the same in all of them is a scalar. Results that depend on the
group of a lane (a member mask that varies over the lanes) are vectors, computed group by group.
"""

from collections.abc import Sequence
from dataclasses import replace

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values.arithmetic import Arithmetic
from warplens.cuda.simt.values.bounds import UNKNOWN
from warplens.cuda.simt.values.texts import filled, source
from warplens.cuda.simt.values.value import LANE_NUMBERS, Value, literals

IDENTITIES = {
    "add": 0, "or": 0, "xor": 0, "and": -1,
    "smin": (1 << 31) - 1, "smax": -(1 << 31), "umin": -1, "umax": 0,
}  # fmt: skip
"""The neutral 32-bit number of each reduction, by LLVM's name of the reduction."""
_IN_VECTOR = {"result": "<32 x i32>", "start": "zeroinitializer"}
"""What `by_groups.ll`, which takes one group of lanes after the other, needs of a function with a result per lane."""


def lane_numbers(m: Arithmetic) -> Value:
    """Return `%laneid`."""
    return m.from_lanes("i32", LANE_NUMBERS)


def ballot(m: Arithmetic, predicate: Value) -> Value:
    """Return the active lanes whose predicate holds, a uniform i32."""
    active = m.active()
    if predicate.uniform:
        return m.select(predicate, active, m.known("i32", 0))
    bits = Value("i32", code=m.emit(f"bitcast <32 x i1> {m.vector(predicate)} to i32"))
    return m.binary("and", bits, active)


def from_lane(m: Arithmetic, value: Value, lane: Value) -> Value:
    """Return the value of a uniform lane for all lanes: what all that exist hold alike, or zero if it is not active."""
    if value.uniform and _all_exist(m, lane):
        return value
    if not value.uniform:
        code = m.emit(f"extractelement <32 x {value.type}> {m.vector(value)}, i32 {lane.code}")
        value = Value(value.type, code=code)
    return m.select(_is_active(m, lane), value, m.known(value.type, 0))


def permuted(m: Arithmetic, value: Value, lanes: Value) -> Value:
    """Return in every lane the i32 of another: what all that exist hold alike, or zero where that is not active."""
    if value.uniform and _all_exist(m, lanes):
        return replace(value, root=None, bounds=UNKNOWN)
    if value.uniform:
        return m.select(_is_active(m, lanes), replace(value, root=None), m.known("i32", 0))
    vector = m.vector(value)
    if (numbers := lanes.lanes()) is not None:
        code = m.emit(f"shufflevector <32 x i32> {vector}, <32 x i32> poison, <32 x i32> <{literals('i32', numbers)}>")
    else:
        m.declare("<32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i32>)")
        m.define(filled("values/permuted.ll"))
        code = m.emit(f"call <32 x i32> @permuted(<32 x i32> {vector}, <32 x i32> {m.vector(lanes)})")
    taken = Value("i32", varying=True, code=code)
    return taken if m.active().code == "-1" else m.select(_is_active(m, lanes), taken, m.known("i32", 0))


def _all_exist(m: Arithmetic, lanes: Value) -> bool:
    """Return whether lanes, from 0 to 31, exist in each warp in whose existing lanes these numbers stand."""
    rest = m.launch.threads % LANES
    numbers = lanes.lanes()
    return rest == 0 or (numbers is not None and all(number < rest for number in numbers[:rest]))


def selected(m: Arithmetic, values: Sequence[Value], sources: Sequence[tuple[int, int]]) -> Value:
    """Return in every lane one lane of one value; `sources` are pairs of value and lane. All lanes must be active."""
    if len(values) == 1:
        return _two(m, values[0], None, [lane for _, lane in sources])
    half = len(values) // 2
    first = selected(m, values[:half], [(min(value, half - 1), lane) for value, lane in sources])
    second = selected(m, values[half:], [(max(value - half, 0), lane) for value, lane in sources])
    return _two(m, first, second, [LANES * (value >= half) + lane for lane, (value, _) in enumerate(sources)])


def _two(m: Arithmetic, first: Value, second: Value | None, order: Sequence[int]) -> Value:
    type_ = f"<32 x {first.type}>"
    other = "poison" if second is None else m.vector(second)
    code = m.emit(f"shufflevector {type_} {m.vector(first)}, {type_} {other}, <32 x i32> <{literals('i32', order)}>")
    return Value(first.type, varying=True, code=code)


def _is_active(m: Arithmetic, lanes: Value) -> Value:
    """Return for each lane number, from 0 to 31, whether that lane is active."""
    shifted = m.binary("lshr", m.active(), lanes)
    return m.compare("ne", m.binary("and", shifted, m.known("i32", 1)), m.known("i32", 0))


def lowest(m: Arithmetic, lanes: Value) -> Value:
    """Return the number of the lowest lane of a mask that is not 0."""
    return m.call("cttz", lanes, flags=", i1 false")


def agreeing(m: Arithmetic, value: Value) -> Value:
    """Return in every lane the active lanes that hold the same integer."""
    if value.uniform:
        return m.active()
    type_ = value.type
    words = {"step": source("values/agreeing.ll").rstrip(), "parameters": f"<32 x {type_}> %values", "type": type_}
    m.define(filled("values/by_groups.ll", name=f"agreeing.{type_}", **words, **_IN_VECTOR))
    code = m.emit(f"call <32 x i32> @agreeing.{type_}(<32 x {type_}> {m.vector(value)}, i32 {m.active().code})")
    return Value("i32", varying=True, code=code)


def reduced(m: Arithmetic, how: str, value: Value, members: Value) -> Value:
    """Return the reduction of an i32 over the member lanes; `members` are active, the same for all of a group."""
    neutral = IDENTITIES[how]
    m.declare(f"i32 @llvm.vector.reduce.{how}.v32i32(<32 x i32>)")
    vector = m.vector(value)
    if members.uniform:
        mask = m.emit(f"bitcast i32 {members.code} to <32 x i1>")
        kept = m.emit(f"select <32 x i1> {mask}, <32 x i32> {vector}, <32 x i32> splat (i32 {neutral})")
        return Value("i32", code=m.emit(f"call i32 @llvm.vector.reduce.{how}.v32i32(<32 x i32> {kept})"))
    words = {"step": filled("values/reduced.ll", how=how, neutral=neutral), "type": "i32"}
    words["parameters"] = "<32 x i32> %numbers, <32 x i32> %values"
    m.define(filled("values/by_groups.ll", name=f"reduced.{how}", **words, **_IN_VECTOR))
    masks, active = m.vector(members), m.active().code
    code = m.emit(f"call <32 x i32> @reduced.{how}(<32 x i32> {vector}, <32 x i32> {masks}, i32 {active})")
    return Value("i32", varying=True, code=code)


def non_members(m: Arithmetic, masks: Value) -> Value:
    """Return the active lanes that are not in their own mask, or whose members have another mask."""
    active = m.active()
    if masks.uniform:
        return m.binary("and", active, m.invert(masks))
    words = {"step": source("values/non_members.ll").rstrip(), "parameters": "<32 x i32> %values", "type": "i32"}
    m.define(filled("values/by_groups.ll", name="non_members", result="i32", start=0, **words))
    return Value("i32", code=m.emit(f"call i32 @non_members(<32 x i32> {m.vector(masks)}, i32 {active.code})"))
