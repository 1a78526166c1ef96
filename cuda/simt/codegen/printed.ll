define internal i32 @printed(ptr %record, <32 x i64> %formats, <32 x i64> %arguments, ptr %results, ptr %local, ptr %shared, i32 %x, i32 %y, i32 %z, i32 %mask) noinline {
  %call = alloca [{call_bytes} x i8], align 256
  %full.at = getelementptr i64, ptr %record, i64 {RECORD_PRINT_FULL}
  %full = load i64, ptr %full.at
  %is.full = icmp ne i64 %full, 0
  br i1 %is.full, label %drop, label %print
drop:
  %ones = call i32 @llvm.ctpop.i32(i32 %mask)
  %more = zext i32 %ones to i64
  %dropped = add i64 %full, %more
  store i64 %dropped, ptr %full.at
  store <32 x i32> zeroinitializer, ptr %results, align 4
  ret i32 0
print:
  store <32 x i64> %formats, ptr %call, align 256
  %arguments.at = getelementptr i8, ptr %call, i64 {arguments}
  store <32 x i64> %arguments, ptr %arguments.at, align 8
  %results.from = getelementptr i8, ptr %call, i64 {results}
  store <32 x i32> zeroinitializer, ptr %results.from, align 8
  %local.at = getelementptr i8, ptr %call, i64 {local}
  store ptr %local, ptr %local.at
  %shared.at = getelementptr i8, ptr %call, i64 {shared}
  store ptr %shared, ptr %shared.at
  %x.at = getelementptr i8, ptr %call, i64 {block}
  store i32 %x, ptr %x.at
  %y.at = getelementptr i8, ptr %call, i64 {block_y}
  store i32 %y, ptr %y.at
  %z.at = getelementptr i8, ptr %call, i64 {block_z}
  store i32 %z, ptr %z.at
  %mask.at = getelementptr i8, ptr %call, i64 {mask}
  store i32 %mask, ptr %mask.at
  %function.at = getelementptr i64, ptr %record, i64 {RECORD_PRINT}
  %function = load ptr, ptr %function.at
  %outcome = call i32 %function(ptr %call)
  %results.new = load <32 x i32>, ptr %results.from, align 8
  store <32 x i32> %results.new, ptr %results, align 4
  switch i32 %outcome, label %good [ i32 {IS_FULL}, label %close i32 {IS_BAD}, label %fault ]
close:
  store i64 1, ptr %full.at
  br label %good
fault:
  %bad = load i32, ptr %mask.at
  ret i32 %bad
good:
  ret i32 0
}
