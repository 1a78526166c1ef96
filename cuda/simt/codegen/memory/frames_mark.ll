define internal void @frames.mark(ptr %local, <32 x i64> %starts, i32 %active, i64 %whole, i8 %full, i8 %rest) noinline {
; Sets the bytes of %whole granules to %full, and one more to %rest unless that is -1.
entry:
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %others, %end ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %others = and i32 %left, %less.one
  %start = extractelement <32 x i64> %starts, i32 %lane
  %from = sub i64 %start, {stack_start}
  %granule = lshr i64 %from, {shift}
  %lane.64 = zext i32 %lane to i64
  %thread = mul i64 %lane.64, {thread_bytes}
  %map = add i64 %thread, {map}
  %place = add i64 %map, %granule
  %at = getelementptr i8, ptr %local, i64 %place
  call void @llvm.memset.p0.i64(ptr %at, i8 %full, i64 %whole, i1 false)
  %is.whole = icmp eq i8 %rest, -1
  br i1 %is.whole, label %end, label %part
part:
  %last = getelementptr i8, ptr %at, i64 %whole
  store i8 %rest, ptr %last
  br label %end
end:
  br label %loop
exit:
  ret void
}
