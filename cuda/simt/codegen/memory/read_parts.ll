define internal { <32 x i64>, <32 x i64> } @read_parts(<32 x ptr> %from, <32 x i32> %sizes, i32 %active) noinline {
; Reads %sizes bytes, at most 16, for each active lane and returns the low and the high eight.
entry:
  %parts = alloca [64 x i64], align 64
  store [64 x i64] zeroinitializer, ptr %parts
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %rest, %body ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %rest = and i32 %left, %less.one
  %source = extractelement <32 x ptr> %from, i32 %lane
  %size = extractelement <32 x i32> %sizes, i32 %lane
  %target = getelementptr { i64, i64 }, ptr %parts, i32 %lane
  call void @llvm.memcpy.p0.p0.i32(ptr %target, ptr %source, i32 %size, i1 false)
  br label %loop
exit:
  %all = load <64 x i64>, ptr %parts, align 64
  %low = shufflevector <64 x i64> %all, <64 x i64> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %high = shufflevector <64 x i64> %all, <64 x i64> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %one = insertvalue { <32 x i64>, <32 x i64> } poison, <32 x i64> %low, 0
  %both = insertvalue { <32 x i64>, <32 x i64> } %one, <32 x i64> %high, 1
  ret { <32 x i64>, <32 x i64> } %both
}
