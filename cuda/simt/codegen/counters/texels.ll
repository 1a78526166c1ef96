; What counts requests of texels: the distinct bytes, sectors and lines of all texels that the lanes of a warp touch.
; Kernels that read textures or surfaces are linked to it (tally.py).

declare i32 @llvm.cttz.i32(i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; The number of different pieces of 2^%shift bytes among the places of %count texels of each lane. %rows holds 32 places
; for each texel, %masks the lanes that touch it. They go into a table of 512 entries: there are at most 256.
define internal i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 %shift) noinline {
entry:
  %table = alloca [512 x i64], align 64
  call void @llvm.memset.p0.i64(ptr %table, i8 -1, i64 4096, i1 false)
  br label %row
row:
  %number = phi i64 [ 0, %entry ], [ %number.next, %row.end ]
  %found.row = phi i64 [ 0, %entry ], [ %found.end, %row.end ]
  %mask.at = getelementptr i32, ptr %masks, i64 %number
  %mask = load i32, ptr %mask.at
  %row.at = getelementptr <32 x i64>, ptr %rows, i64 %number
  %none = icmp eq i32 %mask, 0
  br i1 %none, label %row.end, label %lane
lane:
  %left = phi i32 [ %mask, %row ], [ %rest, %lane.end ]
  %found = phi i64 [ %found.row, %row ], [ %found.next, %lane.end ]
  %lane.number = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %place.at = getelementptr i64, ptr %row.at, i32 %lane.number
  %place = load i64, ptr %place.at
  %key = lshr i64 %place, %shift
  %spread = mul i64 %key, -7046029254386353131
  %first = lshr i64 %spread, 55
  br label %probe
probe:
  %slot = phi i64 [ %first, %lane ], [ %slot.next, %other ]
  %entry.at = getelementptr i64, ptr %table, i64 %slot
  %held = load i64, ptr %entry.at
  %known = icmp eq i64 %held, %key
  br i1 %known, label %lane.end, label %unknown
unknown:
  %free = icmp eq i64 %held, -1
  br i1 %free, label %new, label %other
other:
  %slot.more = add i64 %slot, 1
  %slot.next = and i64 %slot.more, 511
  br label %probe
new:
  store i64 %key, ptr %entry.at
  br label %lane.end
lane.end:
  %more = phi i64 [ 0, %probe ], [ 1, %new ]
  %found.next = add i64 %found, %more
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %row.end, label %lane
row.end:
  %found.end = phi i64 [ %found.row, %row ], [ %found.next, %lane.end ]
  %number.next = add i64 %number, 1
  %last = icmp eq i64 %number.next, %count
  br i1 %last, label %exit, label %row
exit:
  ret i64 %found.end
}

; Counts a request of texels of 2^%shift bytes: bytes, sectors, lines and the fewest sectors that can hold the bytes.
define void @count_texels(ptr %rows, ptr %masks, i64 %count, i64 %shift, ptr %counters) noinline {
  %texels = call i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 %shift)
  %bytes = shl i64 %texels, %shift
  %sectors = call i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 5)
  %lines = call i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 7)
  %up = add i64 %bytes, 31
  %least = lshr i64 %up, 5
  %cost.0 = insertelement <4 x i64> poison, i64 %bytes, i32 0
  %cost.1 = insertelement <4 x i64> %cost.0, i64 %sectors, i32 1
  %cost.2 = insertelement <4 x i64> %cost.1, i64 %lines, i32 2
  %cost = insertelement <4 x i64> %cost.2, i64 %least, i32 3
  %at = getelementptr i64, ptr %counters, i64 2
  %old = load <4 x i64>, ptr %at, align 8
  %new = add <4 x i64> %old, %cost
  store <4 x i64> %new, ptr %at, align 8
  ret void
}
