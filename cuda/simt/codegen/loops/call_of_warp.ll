  %w.64 = zext i32 %w to i64
  %frame.offset = mul i64 %w.64, {frame}
  %frame = getelementptr i8, ptr %frames, i64 %frame.offset
  %local.offset = mul i64 %w.64, {local}
  %own.local = getelementptr i8, ptr %local, i64 %local.offset
  %code = call i32 @warp(ptr %frame, i32 %point, ptr %own.local, i32 %w, i32 %x, i32 %y, i32 %z{buffers})
  store i32 %code, ptr %point.at
  %failed = icmp slt i32 %code, {ended}
