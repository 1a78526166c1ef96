  %first = select i1 %plain, i64 %stride, i64 %lead
  %second = select i1 %plain, i64 %lead, i64 %stride
  %outer = lshr i64 %group, %shift
  %inner = and i64 %group, %mask
  %outer.far = mul i64 %outer, %first
  %inner.far = shl i64 %inner, 4
  %far = add i64 %outer.far, %inner.far
