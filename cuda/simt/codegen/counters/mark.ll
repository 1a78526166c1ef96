; Marks what the lanes of a mask access, in whichever array it lies: rows of the table from %count on say how far the
; map of each array is from it.
define internal void @mark(<32 x i64> %addresses, i32 %mask, i64 %width, ptr %table, i64 %count) noinline {
entry:
  br label %lane
lane:
  %left = phi i32 [ %mask, %entry ], [ %rest, %next.lane ]
  %number = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address = extractelement <32 x i64> %addresses, i32 %number
  br label %array
array:
  %index = phi i64 [ 0, %lane ], [ %next, %elsewhere ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %look, label %next.lane
look:
  %at = getelementptr { i64, i64 }, ptr %table, i64 %index
  %start = load i64, ptr %at
  %size.at = getelementptr { i64, i64 }, ptr %table, i64 %index, i32 1
  %size = load i64, ptr %size.at
  %offset = sub i64 %address, %start
  %within = icmp ult i64 %offset, %size
  br i1 %within, label %here, label %elsewhere
elsewhere:
  %next = add i64 %index, 1
  br label %array
here:
  %row = add i64 %index, %count
  %distance.at = getelementptr { i64, i64 }, ptr %table, i64 %row
  %distance = load i64, ptr %distance.at
  %mark = add i64 %address, %distance
  %pointer = inttoptr i64 %mark to ptr
  call void @llvm.memset.p0.i64(ptr %pointer, i8 -1, i64 %width, i1 false)
  br label %next.lane
next.lane:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %lane
exit:
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
