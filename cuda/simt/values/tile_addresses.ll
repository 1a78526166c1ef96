define internal {vector} {name}(i64 %tile, i64 %group) {
  %start.in = and i64 %tile, 16383
  %start = shl i64 %start.in, 4
  %lead.at = lshr i64 %tile, 16
  %lead.in = and i64 %lead.at, 16383
  %lead = shl i64 %lead.in, 4
  %stride.at = lshr i64 %tile, 32
  %stride.in = and i64 %stride.at, 16383
  %stride = shl i64 %stride.in, 4
  %base.at = lshr i64 %tile, 49
  %base = and i64 %base.at, 7
  %mode = lshr i64 %tile, 62
  %plain = icmp eq i64 %mode, 0
  %less = sub i64 4, %mode
  %shift = and i64 %less, 3
  %one = shl i64 1, %shift
  %mask = sub i64 %one, 1
  %row = shl i64 %one, 4
{steps}
  %here = add i64 %start, %far
{spread}
  %down = mul {vector} %row.all, <{rows}>
  %right = mul {vector} %second.all, <{halves}>
  %moved = add {vector} %down, %right
  %at = add {vector} %here.all, %moved
  %line = lshr {vector} %at, splat (i64 7)
  %turn = sub {vector} %line, %base.all
  %bits = and {vector} %turn, %mask.all
  %exchange = shl {vector} %bits, splat (i64 4)
  %piece = xor {vector} %at, %exchange
  ret {vector} %piece
}
