  %none.left = icmp sge i64 %index, %last
  %stop.at = getelementptr i64, ptr %fuel, i64 {stop}
  %stop = load volatile i64, ptr %stop.at
  %enough = icmp ne i64 %stop, 0
  %over = or i1 %none.left, %enough
