define internal i32 @frames.beyond(ptr %local, <32 x i64> %addresses, i32 %active, i64 %width) noinline {
entry:
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %others, %end ]
  %bad = phi i32 [ 0, %entry ], [ %bad.next, %end ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %others = and i32 %left, %less.one
  %lane.bit = shl i32 1, %lane
  %address = extractelement <32 x i64> %addresses, i32 %lane
  %behind = add i64 %address, %width
  %is.fixed = icmp ule i64 %behind, {variables}
  br i1 %is.fixed, label %end, label %stack
stack:
  %below = icmp ult i64 %address, {stack_start}
  br i1 %below, label %end, label %granules
granules:
  %lane.64 = zext i32 %lane to i64
  %thread = mul i64 %lane.64, {thread_bytes}
  %map.place = add i64 %thread, {map}
  %map = getelementptr i8, ptr %local, i64 %map.place
  %from = sub i64 %address, {stack_start}
  %to = add i64 %from, %width
  br label %granule
granule:
  %at = phi i64 [ %from, %granules ], [ %at.next, %alive ]
  %number = lshr i64 %at, {shift}
  %byte.at = getelementptr i8, ptr %map, i64 %number
  %byte = load i8, ptr %byte.at
  %held = zext i8 %byte to i64
  %start = shl i64 %number, {shift}
  %limit = add i64 %start, %held
  %at.next = add i64 %start, {granule}
  %is.last = icmp ule i64 %to, %at.next
  %needed = select i1 %is.last, i64 %to, i64 %at.next
  %within = icmp ule i64 %needed, %limit
  br i1 %within, label %alive, label %end
alive:
  br i1 %is.last, label %end, label %granule
end:
  %wrong = phi i1 [ 0, %body ], [ 1, %stack ], [ 1, %granule ], [ 0, %alive ]
  %more = select i1 %wrong, i32 %lane.bit, i32 0
  %bad.next = or i32 %bad, %more
  br label %loop
exit:
  ret i32 %bad
}
