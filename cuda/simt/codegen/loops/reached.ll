  %reached.at = getelementptr i64, ptr %fuel, i64 {reached}
  store i64 %index, ptr %reached.at
