  %barriers.at = getelementptr i64, ptr %memos, i64 -1
  %barriers = load i64, ptr %barriers.at
  %barriers.more = add i64 %barriers, 1
  store i64 %barriers.more, ptr %barriers.at
