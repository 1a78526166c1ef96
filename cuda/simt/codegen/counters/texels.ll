; What counts requests of texels. The texture unit serves the lanes of a warp in groups: texels, sectors and lines count
; once in each group (counting/texel_rules.py). Kernels that read textures or surfaces are linked to it (tally.py).

declare i32 @llvm.cttz.i32(i32, i1)

; The number of different pieces of 2^%shift bytes among the places of %count texels of the lanes of a %group. %rows holds
; 32 places for each texel, %masks the lanes that touch it. A group touches 64 texels at most.
define internal i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 %shift, i32 %group) noinline {
entry:
  %seen = alloca [64 x i64], align 64
  br label %row
row:
  %number = phi i64 [ 0, %entry ], [ %number.next, %row.end ]
  %found.row = phi i64 [ 0, %entry ], [ %found.end, %row.end ]
  %mask.at = getelementptr i32, ptr %masks, i64 %number
  %mask.all = load i32, ptr %mask.at
  %mask = and i32 %mask.all, %group
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
  br label %look
look:
  %index = phi i64 [ 0, %lane ], [ %index.next, %other ]
  %slot.at = getelementptr i64, ptr %seen, i64 %index
  %is.new = icmp eq i64 %index, %found
  br i1 %is.new, label %new, label %compare
compare:
  %held = load i64, ptr %slot.at
  %known = icmp eq i64 %held, %key
  br i1 %known, label %lane.end, label %other
other:
  %index.next = add i64 %index, 1
  br label %look
new:
  store i64 %key, ptr %slot.at
  br label %lane.end
lane.end:
  %more = phi i64 [ 0, %compare ], [ 1, %new ]
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

; The number of groups of %lanes lanes with an active one.
define internal i64 @active_groups(i32 %active, i32 %lanes) alwaysinline {
entry:
  %bits = sub i32 32, %lanes
  %first = lshr i32 -1, %bits
  br label %loop
loop:
  %at = phi i32 [ 0, %entry ], [ %next, %loop ]
  %count = phi i64 [ 0, %entry ], [ %more, %loop ]
  %group = shl i32 %first, %at
  %some = and i32 %active, %group
  %is = icmp ne i32 %some, 0
  %one = zext i1 %is to i64
  %more = add i64 %count, %one
  %next = add i32 %at, %lanes
  %again = icmp ult i32 %next, 32
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %more
}

; Counts a request of texels of 2^%shift bytes: the groups of %asking lanes that ask; and of each group of %served lanes,
; served %times times, the bytes, sectors, lines and the fewest sectors that can hold the bytes.
define void @count_texels(ptr %rows, ptr %masks, i64 %count, i64 %shift, i32 %asking, i32 %served, i64 %times, i32 %active, ptr %counters) noinline {
entry:
  %asked = call i64 @active_groups(i32 %active, i32 %asking)
  %asked.at = getelementptr i64, ptr %counters, i64 6
  %asked.old = load i64, ptr %asked.at
  %asked.new = add i64 %asked.old, %asked
  store i64 %asked.new, ptr %asked.at
  %bits = sub i32 32, %served
  %first = lshr i32 -1, %bits
  %at = getelementptr i64, ptr %counters, i64 2
  br label %loop
loop:
  %lane = phi i32 [ 0, %entry ], [ %next, %end ]
  %group.all = shl i32 %first, %lane
  %group = and i32 %group.all, %active
  %none = icmp eq i32 %group, 0
  br i1 %none, label %end, label %some
some:
  %texels = call i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 %shift, i32 %group)
  %sectors.once = call i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 5, i32 %group)
  %lines.once = call i64 @distinct_places(ptr %rows, ptr %masks, i64 %count, i64 7, i32 %group)
  %bytes.once = shl i64 %texels, %shift
  %up = add i64 %bytes.once, 31
  %least.once = lshr i64 %up, 5
  %bytes = mul i64 %bytes.once, %times
  %sectors = mul i64 %sectors.once, %times
  %lines = mul i64 %lines.once, %times
  %least = mul i64 %least.once, %times
  %cost.0 = insertelement <4 x i64> poison, i64 %bytes, i32 0
  %cost.1 = insertelement <4 x i64> %cost.0, i64 %sectors, i32 1
  %cost.2 = insertelement <4 x i64> %cost.1, i64 %lines, i32 2
  %cost = insertelement <4 x i64> %cost.2, i64 %least, i32 3
  %old = load <4 x i64>, ptr %at, align 8
  %new = add <4 x i64> %old, %cost
  store <4 x i64> %new, ptr %at, align 8
  br label %end
end:
  %next = add i32 %lane, %served
  %again = icmp ult i32 %next, 32
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
