; Adds the marks of the block before to the sums, and clears them.
define internal void @marks.begin(ptr %shared) noinline {
entry:
  br label %loop
loop:
  %at = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = add i64 %at, {map}
  %map = getelementptr i8, ptr %shared, i64 %place
  %marks = load <16 x i8>, ptr %map, align 16
  %touched = icmp ne <16 x i8> %marks, zeroinitializer
  %ones = zext <16 x i1> %touched to <16 x i32>
  %sums.at = mul i64 %at, {sum_bytes}
  %sums.place = add i64 %sums.at, {sums}
  %sums = getelementptr i8, ptr %shared, i64 %sums.place
  %old = load <16 x i32>, ptr %sums, align 64
  %new = add <16 x i32> %old, %ones
  store <16 x i32> %new, ptr %sums, align 64
  store <16 x i8> zeroinitializer, ptr %map, align 16
  %next = add i64 %at, 16
  %done = icmp uge i64 %next, {map}
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
