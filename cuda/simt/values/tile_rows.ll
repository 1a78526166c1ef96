  %second = select i1 %plain, i64 %lead, i64 16
  %far = mul i64 %group, %stride
