clear:
  %slot = phi i32 [ 0, %begin ], [ %slot.next, %clear ]
  %point.clear = getelementptr i32, ptr %points, i32 %slot
  store i32 0, ptr %point.clear
  %slot.next = add i32 %slot, 1
  %cleared = icmp eq i32 %slot.next, {warps}
  br i1 %cleared, label %phase, label %clear
