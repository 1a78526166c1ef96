  %left.over = load i64, ptr %fuel
  %used = sub i64 %limit, %left.over
  %longest.at = getelementptr i64, ptr %fuel, i64 {longest}
  %longest = load i64, ptr %longest.at
  %is.longer = icmp sgt i64 %used, %longest
  %longest.now = select i1 %is.longer, i64 %used, i64 %longest
  store i64 %longest.now, ptr %longest.at
  %used.at = getelementptr i64, ptr %fuel, i64 {used}
  %used.before = load i64, ptr %used.at
  %used.now = add i64 %used.before, %used
  store i64 %used.now, ptr %used.at
  %ended.at = getelementptr i64, ptr %fuel, i64 {ended}
  %ended.before = load i64, ptr %ended.at
  %ended.now = add i64 %ended.before, 1
  store i64 %ended.now, ptr %ended.at
