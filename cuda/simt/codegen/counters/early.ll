
; Exact counting by the rules of GPUs before compute capability 5.0 (rules.py); they follow runtime.ll for those alone.

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>)

; The lanes of a mask that have a value.
define internal i32 @having(<32 x i64> %values, i64 %value, i32 %mask) alwaysinline {
  %one = insertelement <32 x i64> poison, i64 %value, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %equal = icmp eq <32 x i64> %values, %all
  %bits = bitcast <32 x i1> %equal to i32
  %result = and i32 %bits, %mask
  ret i32 %result
}

; Every value divided by a power of two.
define internal <32 x i64> @scaled(<32 x i64> %values, i64 %shift) alwaysinline {
  %one = insertelement <32 x i64> poison, i64 %shift, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %result = lshr <32 x i64> %values, %all
  ret <32 x i64> %result
}

; The lanes of a warp from %first on, %count of them.
define internal i32 @part(i32 %first, i32 %count) alwaysinline {
  %whole = icmp uge i32 %count, 32
  %safe = select i1 %whole, i32 0, i32 %count
  %bit = shl i32 1, %safe
  %some = sub i32 %bit, 1
  %lanes = select i1 %whole, i32 -1, i32 %some
  %result = shl i32 %lanes, %first
  ret i32 %result
}

; The different values of each half-warp of a nonempty mask, added up.
define internal i64 @distinct_of_halves(<32 x i64> %values, i32 %mask) noinline {
entry:
  %lower = and i32 %mask, 65535
  %upper = and i32 %mask, -65536
  %no.lower = icmp eq i32 %lower, 0
  %no.upper = icmp eq i32 %upper, 0
  %first = select i1 %no.lower, i32 %upper, i32 %lower
  %count = call i64 @distinct(<32 x i64> %values, i32 %first)
  %alone = or i1 %no.lower, %no.upper
  br i1 %alone, label %exit, label %both
both:
  %second = call i64 @distinct(<32 x i64> %values, i32 %upper)
  br label %exit
exit:
  %rest = phi i64 [ 0, %entry ], [ %second, %both ]
  %result = add i64 %count, %rest
  ret i64 %result
}

; Sectors and transactions of a half-warp on 1.0 and 1.1: `_in_order` in rules.py.
define internal <2 x i64> @in_order(<32 x i64> %addresses, i32 %lanes, i64 %width) noinline {
  %width.one = insertelement <32 x i64> poison, i64 %width, i32 0
  %width.all = shufflevector <32 x i64> %width.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %moved = mul <32 x i64> %width.all, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %starts = sub <32 x i64> %addresses, %moved
  %lane = call i32 @llvm.cttz.i32(i32 %lanes, i1 true)
  %start = extractelement <32 x i64> %starts, i32 %lane
  %alike = call i32 @having(<32 x i64> %starts, i64 %start, i32 %lanes)
  %together = icmp eq i32 %alike, %lanes
  %all.bytes = mul i64 %width, 16
  %is.long = icmp ugt i64 %all.bytes, 128
  %segment = select i1 %is.long, i64 128, i64 %all.bytes
  %low = sub i64 %segment, 1
  %rest = and i64 %start, %low
  %aligned = icmp eq i64 %rest, 0
  %wide = icmp uge i64 %width, 4
  %fits = and i1 %together, %aligned
  %coalesces = and i1 %fits, %wide
  %sectors = lshr i64 %all.bytes, 5
  %issued = udiv i64 %all.bytes, %segment
  %ones = call i32 @llvm.ctpop.i32(i32 %lanes)
  %each = zext i32 %ones to i64
  %first = select i1 %coalesces, i64 %sectors, i64 %each
  %second = select i1 %coalesces, i64 %issued, i64 %each
  %result.1 = insertelement <2 x i64> poison, i64 %first, i32 0
  %result = insertelement <2 x i64> %result.1, i64 %second, i32 1
  ret <2 x i64> %result
}

; Sectors and transactions of a half-warp on 1.2 and 1.3: `_segments` in rules.py.
define internal <2 x i64> @segments(<32 x i64> %addresses, i32 %lanes, i64 %width) noinline {
entry:
  %wide = call i64 @llvm.umin.i64(i64 %width, i64 4)
  %log = call i64 @llvm.cttz.i64(i64 %wide, i1 true)
  %shift = add i64 %log, 5
  %segment = call <32 x i64> @scaled(<32 x i64> %addresses, i64 %shift)
  %sector = lshr <32 x i64> %addresses, splat (i64 5)
  %piece = and <32 x i64> %sector, splat (i64 3)
  %bit = shl <32 x i64> splat (i64 1), %piece
  br label %loop
loop:
  %left = phi i32 [ %lanes, %entry ], [ %rest, %loop ]
  %moved = phi i64 [ 0, %entry ], [ %moved.next, %loop ]
  %issued = phi i64 [ 0, %entry ], [ %issued.next, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %own = extractelement <32 x i64> %segment, i32 %lane
  %served = call i32 @having(<32 x i64> %segment, i64 %own, i32 %left)
  %served.lanes = bitcast i32 %served to <32 x i1>
  %bits = select <32 x i1> %served.lanes, <32 x i64> %bit, <32 x i64> zeroinitializer
  %used = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %bits)
  %pieces = call i64 @llvm.ctpop.i64(i64 %used)
  %lower = and i64 %used, 3
  %upper = and i64 %used, 12
  %no.lower = icmp eq i64 %lower, 0
  %no.upper = icmp eq i64 %upper, 0
  %half = or i1 %no.lower, %no.upper
  %alone = icmp eq i64 %pieces, 1
  %large = select i1 %half, i64 2, i64 4
  %size = select i1 %alone, i64 1, i64 %large
  %moved.next = add i64 %moved, %size
  %issued.next = add i64 %issued, 1
  %not = xor i32 %served, -1
  %rest = and i32 %left, %not
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  %result.1 = insertelement <2 x i64> poison, i64 %moved.next, i32 0
  %result = insertelement <2 x i64> %result.1, i64 %issued.next, i32 1
  ret <2 x i64> %result
}

declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)

; Counts a request to global memory: bytes, sectors, transactions and the fewest sectors. %kind is the place of the rule
; in `Coalescing`: 0 and 1 are those of 1.x; %part how many lanes are served together.
define void @count_transactions(<32 x i64> %raw, i32 %mask, i64 %width, i32 %kind, i32 %part, ptr nocapture %counters, ptr nocapture %memo) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
entry:
  %addresses = call <32 x i64> @settled(<32 x i64> %raw, i32 %mask)
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %first = extractelement <32 x i64> %addresses, i32 %lane
  %one = insertelement <32 x i64> poison, i64 %first, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %differences = sub <32 x i64> %addresses, %all
  %low = and i64 %first, 127
  %phase = trunc i64 %low to i32
  %known = call i1 @remembered(<32 x i64> %differences, i32 %mask, i32 %phase, ptr %memo)
  br i1 %known, label %add, label %count
count:
  %of.warp = call i64 @distinct(<32 x i64> %addresses, i32 %mask)
  %of.halves = call i64 @distinct_of_halves(<32 x i64> %addresses, i32 %mask)
  %halves = icmp ule i32 %kind, 1
  %places = select i1 %halves, i64 %of.halves, i64 %of.warp
  %bytes = mul i64 %places, %width
  %sector = lshr <32 x i64> %addresses, splat (i64 5)
  %line = lshr <32 x i64> %addresses, splat (i64 7)
  %wide = icmp uge i64 %width, 4
  %half.width = lshr i64 %width, 1
  %most = select i1 %wide, i64 %half.width, i64 32
  br label %parts
parts:
  %start = phi i32 [ 0, %count ], [ %next, %end ]
  %sum = phi <2 x i64> [ zeroinitializer, %count ], [ %sum.next, %end ]
  %served = phi i64 [ 0, %count ], [ %served.next, %end ]
  %in.order = phi i64 [ 0, %count ], [ %in.order.next, %end ]
  %here = call i32 @part(i32 %start, i32 %part)
  %lanes = and i32 %mask, %here
  %none = icmp eq i32 %lanes, 0
  br i1 %none, label %end, label %some
some:
  switch i32 %kind, label %by.sector [ i32 0, label %by.word
                                       i32 1, label %by.segment
                                       i32 2, label %by.line ]
by.word:
  %words = call <2 x i64> @in_order(<32 x i64> %addresses, i32 %lanes, i64 %width)
  br label %counted
by.segment:
  %segments = call <2 x i64> @segments(<32 x i64> %addresses, i32 %lanes, i64 %width)
  br label %counted
by.line:
  %lines = call i64 @distinct(<32 x i64> %line, i32 %lanes)
  %line.sectors = mul i64 %lines, 4
  %lines.1 = insertelement <2 x i64> poison, i64 %line.sectors, i32 0
  %lines.2 = insertelement <2 x i64> %lines.1, i64 %lines, i32 1
  br label %counted
by.sector:
  %sectors = call i64 @distinct(<32 x i64> %sector, i32 %lanes)
  %touched = call i64 @distinct(<32 x i64> %line, i32 %lanes)
  %sectors.1 = insertelement <2 x i64> poison, i64 %sectors, i32 0
  %sectors.2 = insertelement <2 x i64> %sectors.1, i64 %touched, i32 1
  br label %counted
counted:
  %found = phi <2 x i64> [ %words, %by.word ], [ %segments, %by.segment ], [ %lines.2, %by.line ], [ %sectors.2, %by.sector ]
  %more = add <2 x i64> %sum, %found
  %served.more = add i64 %served, 1
  %ones = call i32 @llvm.ctpop.i32(i32 %lanes)
  %each = zext i32 %ones to i64
  %fewest = call i64 @llvm.umin.i64(i64 %each, i64 %most)
  %in.order.more = add i64 %in.order, %fewest
  br label %end
end:
  %sum.next = phi <2 x i64> [ %sum, %parts ], [ %more, %counted ]
  %served.next = phi i64 [ %served, %parts ], [ %served.more, %counted ]
  %in.order.next = phi i64 [ %in.order, %parts ], [ %in.order.more, %counted ]
  %next = add i32 %start, %part
  %over = icmp uge i32 %next, 32
  br i1 %over, label %store, label %parts
store:
  %is.line = icmp eq i32 %kind, 2
  %unit.log = select i1 %is.line, i64 2, i64 0
  %unit.shift = add i64 %unit.log, 5
  %unit = shl i64 1, %unit.shift
  %unit.low = sub i64 %unit, 1
  %up = add i64 %bytes, %unit.low
  %units = lshr i64 %up, %unit.shift
  %units.least = call i64 @llvm.umax.i64(i64 %units, i64 %served.next)
  %sectors.least = shl i64 %units.least, %unit.log
  %is.word = icmp eq i32 %kind, 0
  %least = select i1 %is.word, i64 %in.order.next, i64 %sectors.least
  %moved = extractelement <2 x i64> %sum.next, i32 0
  %issued = extractelement <2 x i64> %sum.next, i32 1
  %cost.1 = insertelement <4 x i64> poison, i64 %bytes, i32 0
  %cost.2 = insertelement <4 x i64> %cost.1, i64 %moved, i32 1
  %cost.3 = insertelement <4 x i64> %cost.2, i64 %issued, i32 2
  %cost = insertelement <4 x i64> %cost.3, i64 %least, i32 3
  call void @remember(<32 x i64> %differences, i32 %mask, i32 %phase, <4 x i64> %cost, ptr %memo)
  br label %add
add:
  call void @add_memo(ptr %memo, ptr %counters)
  ret void
}

; The lanes of a mask, without those that have the value of a lower one.
define internal i32 @foremost(<32 x i64> %values, i32 %mask) noinline {
entry:
  br label %loop
loop:
  %left = phi i32 [ %mask, %entry ], [ %rest, %loop ]
  %kept = phi i32 [ 0, %entry ], [ %kept.next, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %value = extractelement <32 x i64> %values, i32 %lane
  %alike = call i32 @having(<32 x i64> %values, i64 %value, i32 %left)
  %not = xor i32 %alike, -1
  %rest = and i32 %left, %not
  %bit = shl i32 1, %lane
  %kept.next = or i32 %kept, %bit
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %kept.next
}

; Those of %left that a step serves if nothing of theirs is broadcast: the lowest of each bank that is not in %busy.
define internal i32 @one_a_bank(<32 x i64> %words, i32 %left, i64 %banks, i64 %busy) noinline {
entry:
  %last = sub i64 %banks, 1
  %none = icmp eq i32 %left, 0
  br i1 %none, label %empty, label %loop
empty:
  ret i32 0
loop:
  %rest = phi i32 [ %left, %entry ], [ %rest.next, %loop ]
  %taken = phi i64 [ %busy, %entry ], [ %taken.next, %loop ]
  %served = phi i32 [ 0, %entry ], [ %served.next, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %word = extractelement <32 x i64> %words, i32 %lane
  %bank = and i64 %word, %last
  %bank.bit = shl i64 1, %bank
  %held = and i64 %taken, %bank.bit
  %free = icmp eq i64 %held, 0
  %lane.bit = shl i32 1, %lane
  %now = select i1 %free, i32 %lane.bit, i32 0
  %served.next = or i32 %served, %now
  %taken.next = or i64 %taken, %bank.bit
  %less = sub i32 %rest, 1
  %rest.next = and i32 %rest, %less
  %done = icmp eq i32 %rest.next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %served.next
}

; The lanes of %left that want the word which most of them want.
define internal i32 @broadcast(<32 x i64> %words, i32 %left) noinline {
entry:
  br label %loop
loop:
  %rest = phi i32 [ %left, %entry ], [ %rest.next, %loop ]
  %best = phi i32 [ 0, %entry ], [ %best.next, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %word = extractelement <32 x i64> %words, i32 %lane
  %alike = call i32 @having(<32 x i64> %words, i64 %word, i32 %rest)
  %count = call i32 @llvm.ctpop.i32(i32 %alike)
  %best.count = call i32 @llvm.ctpop.i32(i32 %best)
  %more = icmp ugt i32 %count, %best.count
  %best.next = select i1 %more, i32 %alike, i32 %best
  %not = xor i32 %alike, -1
  %rest.next = and i32 %rest, %not
  %done = icmp eq i32 %rest.next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %best.next
}

; Steps of a half-warp on 1.x for one word of each lane: `_steps` in rules.py. Stores come without lanes of one address.
define internal i64 @steps(<32 x i64> %words, i32 %lanes, i64 %banks, i1 %is.store) noinline {
entry:
  br label %loop
loop:
  %left = phi i32 [ %lanes, %entry ], [ %rest, %step ]
  %count = phi i64 [ 0, %entry ], [ %more, %step ]
  br i1 %is.store, label %step, label %load
load:
  %alike = call i32 @broadcast(<32 x i64> %words, i32 %left)
  %lane = call i32 @llvm.cttz.i32(i32 %alike, i1 true)
  %word = extractelement <32 x i64> %words, i32 %lane
  %last = sub i64 %banks, 1
  %bank = and i64 %word, %last
  %bit = shl i64 1, %bank
  br label %step
step:
  %together = phi i32 [ 0, %loop ], [ %alike, %load ]
  %busy = phi i64 [ 0, %loop ], [ %bit, %load ]
  %apart = xor i32 %left, %together
  %single = call i32 @one_a_bank(<32 x i64> %words, i32 %apart, i64 %banks, i64 %busy)
  %served = or i32 %together, %single
  %rest = xor i32 %left, %served
  %more = add i64 %count, 1
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}

; Counts a request to shared memory on 1.x: bytes, and the steps of its half-warps for each word of a lane.
define void @count_steps(<32 x i64> %raw, i32 %mask, i64 %width, i64 %banks, i1 %is.store, ptr nocapture %counters, ptr nocapture %memo) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
entry:
  %addresses = call <32 x i64> @settled(<32 x i64> %raw, i32 %mask)
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %first = extractelement <32 x i64> %addresses, i32 %lane
  %one = insertelement <32 x i64> poison, i64 %first, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %differences = sub <32 x i64> %addresses, %all
  %low = and i64 %first, 127
  %phase = trunc i64 %low to i32
  %known = call i1 @remembered(<32 x i64> %differences, i32 %mask, i32 %phase, ptr %memo)
  br i1 %known, label %add, label %count
count:
  %places = call i64 @distinct_of_halves(<32 x i64> %addresses, i32 %mask)
  %bytes = mul i64 %places, %width
  %part.lanes = trunc i64 %banks to i32
  br label %word
word:
  %offset = phi i64 [ 0, %count ], [ %offset.next, %word.end ]
  %sum = phi i64 [ 0, %count ], [ %sum.next, %word.end ]
  %offset.one = insertelement <32 x i64> poison, i64 %offset, i32 0
  %offset.all = shufflevector <32 x i64> %offset.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %moved = add <32 x i64> %addresses, %offset.all
  %words = lshr <32 x i64> %moved, splat (i64 2)
  br label %parts
parts:
  %start = phi i32 [ 0, %word ], [ %next, %end ]
  %so.far = phi i64 [ %sum, %word ], [ %sum.next, %end ]
  %here = call i32 @part(i32 %start, i32 %part.lanes)
  %lanes = and i32 %mask, %here
  %none = icmp eq i32 %lanes, 0
  br i1 %none, label %end, label %some
some:
  br i1 %is.store, label %stores, label %serve
stores:
  %writers = call i32 @foremost(<32 x i64> %addresses, i32 %lanes)
  br label %serve
serve:
  %asking = phi i32 [ %lanes, %some ], [ %writers, %stores ]
  %steps = call i64 @steps(<32 x i64> %words, i32 %asking, i64 %banks, i1 %is.store)
  %more = add i64 %so.far, %steps
  br label %end
end:
  %sum.next = phi i64 [ %so.far, %parts ], [ %more, %serve ]
  %next = add i32 %start, %part.lanes
  %over = icmp uge i32 %next, 32
  br i1 %over, label %word.end, label %parts
word.end:
  %offset.next = add i64 %offset, 4
  %last = icmp uge i64 %offset.next, %width
  br i1 %last, label %store, label %word
store:
  %cost.1 = insertelement <4 x i64> zeroinitializer, i64 %bytes, i32 0
  %cost = insertelement <4 x i64> %cost.1, i64 %sum.next, i32 1
  call void @remember(<32 x i64> %differences, i32 %mask, i32 %phase, <4 x i64> %cost, ptr %memo)
  br label %add
add:
  call void @add_memo(ptr %memo, ptr %counters)
  ret void
}

; Counts a request to shared memory on 2.x and 3.x: bytes and wavefronts. %shift is log2 of the element; of %row elements
; that one pass could move side by side, those at a distance of %banks share a bank. %extra passes are added to each part.
define void @count_rows(<32 x i64> %raw, i32 %mask, i64 %width, i64 %shift, i64 %banks, i64 %row, i64 %extra, ptr nocapture %counters, ptr nocapture %memo) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
entry:
  %addresses = call <32 x i64> @settled(<32 x i64> %raw, i32 %mask)
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %first = extractelement <32 x i64> %addresses, i32 %lane
  %one = insertelement <32 x i64> poison, i64 %first, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %differences = sub <32 x i64> %addresses, %all
  %low = and i64 %first, 255
  %phase = trunc i64 %low to i32
  %known = call i1 @remembered(<32 x i64> %differences, i32 %mask, i32 %phase, ptr %memo)
  br i1 %known, label %add, label %count
count:
  %places = call i64 @distinct(<32 x i64> %addresses, i32 %mask)
  %bytes = mul i64 %places, %width
  %elements = call <32 x i64> @scaled(<32 x i64> %addresses, i64 %shift)
  %last.row = sub i64 %row, 1
  %last.bank = sub i64 %banks, 1
  %beside = xor i64 %last.row, %last.bank
  %kept = xor i64 %beside, -1
  %kept.one = insertelement <32 x i64> poison, i64 %kept, i32 0
  %kept.all = shufflevector <32 x i64> %kept.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %places.of.banks = and <32 x i64> %elements, %kept.all
  %lanes.64 = call i64 @llvm.umin.i64(i64 %row, i64 32)
  %part.lanes = trunc i64 %lanes.64 to i32
  br label %parts
parts:
  %start = phi i32 [ 0, %count ], [ %next, %end ]
  %sum = phi i64 [ 0, %count ], [ %sum.next, %end ]
  %here = call i32 @part(i32 %start, i32 %part.lanes)
  %lanes = and i32 %mask, %here
  %none = icmp eq i32 %lanes, 0
  br i1 %none, label %end, label %some
some:
  %passes = call i64 @conflicts(<32 x i64> %places.of.banks, i32 %lanes, i64 %banks)
  %with = add i64 %passes, %extra
  %more = add i64 %sum, %with
  br label %end
end:
  %sum.next = phi i64 [ %sum, %parts ], [ %more, %some ]
  %next = add i32 %start, %part.lanes
  %over = icmp uge i32 %next, 32
  br i1 %over, label %store, label %parts
store:
  %cost.1 = insertelement <4 x i64> zeroinitializer, i64 %bytes, i32 0
  %cost = insertelement <4 x i64> %cost.1, i64 %sum.next, i32 1
  call void @remember(<32 x i64> %differences, i32 %mask, i32 %phase, <4 x i64> %cost, ptr %memo)
  br label %add
add:
  call void @add_memo(ptr %memo, ptr %counters)
  ret void
}
