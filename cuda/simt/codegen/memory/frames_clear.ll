define internal void @frames.clear(ptr %local) noinline {
entry:
  br label %each
each:
  %lane = phi i64 [ 0, %entry ], [ %next, %each ]
  %thread = mul i64 %lane, {thread_bytes}
  %place = add i64 %thread, {map}
  %at = getelementptr i8, ptr %local, i64 %place
  call void @llvm.memset.p0.i64(ptr %at, i8 0, i64 {map_bytes}, i1 false)
  %next = add i64 %lane, 1
  %done = icmp eq i64 %next, {lanes}
  br i1 %done, label %exit, label %each
exit:
  ret void
}
