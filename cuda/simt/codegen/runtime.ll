; What compiled kernels call: exact counting of requests whose pattern is not known in advance, and the report of a fault.
; Kernels are linked to the functions that are not `internal` (library.py) and know of them what their first lines say:
; LLVM finds the same by itself where it sees the bodies, and a test compares the two.
; The definitions that these must agree with stand in rules.py; the tests compare the two.
; Addresses come as offsets that fit 64 bits; inactive lanes are first given the address of an active one.

; The number of different values among the lanes of a nonempty mask.
define internal i64 @distinct(<32 x i64> %values, i32 %mask) noinline {
entry:
  br label %loop
loop:
  %left = phi i32 [ %mask, %entry ], [ %rest, %loop ]
  %count = phi i64 [ 0, %entry ], [ %more, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %value = extractelement <32 x i64> %values, i32 %lane
  %one = insertelement <32 x i64> poison, i64 %value, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %unequal = icmp ne <32 x i64> %values, %all
  %bits = bitcast <32 x i1> %unequal to i32
  %rest = and i32 %left, %bits
  %more = add i64 %count, 1
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}

; The number of different values among 32 short ones, without a branch on them: every lane is compared with the one %by
; lanes before it, around the end, for %by from 1 to 16; of two equal lanes the later one is marked as a repetition.
define internal i64 @different(<32 x i32> %values) noinline {
entry:
  %twice = alloca [64 x i32], align 64
  %again = getelementptr i32, ptr %twice, i64 32
  store <32 x i32> %values, ptr %twice, align 64
  store <32 x i32> %values, ptr %again, align 64
  br label %loop
loop:
  %by = phi i32 [ 1, %entry ], [ %by.next, %loop ]
  %repeated = phi i32 [ 0, %entry ], [ %repeated.next, %loop ]
  %rest = sub i32 32, %by
  %start = zext i32 %rest to i64
  %at = getelementptr i32, ptr %twice, i64 %start
  %before = load <32 x i32>, ptr %at, align 4
  %equal = icmp eq <32 x i32> %values, %before
  %bits = bitcast <32 x i1> %equal to i32
  %later = shl i32 -1, %by
  %ahead = and i32 %bits, %later
  %around = shl i32 %bits, %rest
  %both = or i32 %ahead, %around
  %repeated.next = or i32 %repeated, %both
  %by.next = add i32 %by, 1
  %more = icmp ule i32 %by.next, 16
  br i1 %more, label %loop, label %exit
exit:
  %first = xor i32 %repeated.next, -1
  %ones = call i32 @llvm.ctpop.i32(i32 %first)
  %result = zext i32 %ones to i64
  ret i64 %result
}

; Addresses with inactive lanes replaced by that of the lowest active one.
define internal <32 x i64> @settled(<32 x i64> %addresses, i32 %mask) alwaysinline {
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %value = extractelement <32 x i64> %addresses, i32 %lane
  %one = insertelement <32 x i64> poison, i64 %value, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %active = bitcast i32 %mask to <32 x i1>
  %result = select <32 x i1> %active, <32 x i64> %addresses, <32 x i64> %all
  ret <32 x i64> %result
}

; Whether a request equals the remembered one.
define internal i1 @remembered(<32 x i64> %differences, i32 %mask, i32 %phase, ptr %memo) alwaysinline {
  %old = load <32 x i64>, ptr %memo, align 64
  %mask.at = getelementptr %memo, ptr %memo, i32 0, i32 1
  %old.mask = load i32, ptr %mask.at
  %phase.at = getelementptr %memo, ptr %memo, i32 0, i32 2
  %old.phase = load i32, ptr %phase.at
  %unequal = icmp ne <32 x i64> %differences, %old
  %bits = bitcast <32 x i1> %unequal to i32
  %mask.differs = xor i32 %mask, %old.mask
  %phase.differs = xor i32 %phase, %old.phase
  %some = or i32 %bits, %mask.differs
  %any = or i32 %some, %phase.differs
  %same = icmp eq i32 %any, 0
  ret i1 %same
}

define internal void @remember(<32 x i64> %differences, i32 %mask, i32 %phase, <4 x i64> %cost, ptr %memo) alwaysinline {
  store <32 x i64> %differences, ptr %memo, align 64
  %mask.at = getelementptr %memo, ptr %memo, i32 0, i32 1
  store i32 %mask, ptr %mask.at
  %phase.at = getelementptr %memo, ptr %memo, i32 0, i32 2
  store i32 %phase, ptr %phase.at
  %cost.at = getelementptr %memo, ptr %memo, i32 0, i32 3
  store <4 x i64> %cost, ptr %cost.at, align 32
  ret void
}

; Adds what the memo holds to an instruction's counters (requests, lanes, bytes, traffic, lines, fewest sectors).
define internal void @add_memo(ptr %memo, ptr %counters) alwaysinline {
  %cost.at = getelementptr %memo, ptr %memo, i32 0, i32 3
  %cost = load <4 x i64>, ptr %cost.at, align 32
  %cost.to = getelementptr i64, ptr %counters, i64 2
  %old = load <4 x i64>, ptr %cost.to, align 8
  %new = add <4 x i64> %old, %cost
  store <4 x i64> %new, ptr %cost.to, align 8
  ret void
}

; Counts a request to global memory: bytes, sectors, lines and the fewest sectors that can hold the bytes.
define void @count_global(<32 x i64> %raw, i32 %mask, i64 %width, ptr nocapture %counters, ptr nocapture %memo) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
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
  %active.32 = call i32 @llvm.ctpop.i32(i32 %mask)
  %active = zext i32 %active.32 to i64
  %line.start = and i64 %first, -128
  %line.one = insertelement <32 x i64> poison, i64 %line.start, i32 0
  %line.all = shufflevector <32 x i64> %line.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %places.64 = sub <32 x i64> %addresses, %line.all
  %shifted = add <32 x i64> %places.64, splat (i64 2147483648)
  %high = lshr <32 x i64> %shifted, splat (i64 32)
  %distant = icmp ne <32 x i64> %high, zeroinitializer
  %distant.bits = bitcast <32 x i1> %distant to i32
  %far = icmp ne i32 %distant.bits, 0
  br i1 %far, label %apart, label %near
near:
  %places.32 = trunc <32 x i64> %places.64 to <32 x i32>
  %near.line = ashr <32 x i32> %places.32, splat (i32 7)
  %near.lines = call i64 @different(<32 x i32> %near.line)
  %scattered = icmp eq i64 %near.lines, %active
  br i1 %scattered, label %known.counts, label %near.sectors.of
near.sectors.of:
  %near.sector = ashr <32 x i32> %places.32, splat (i32 5)
  %near.sectors = call i64 @different(<32 x i32> %near.sector)
  %near.places = call i64 @different(<32 x i32> %places.32)
  br label %known.counts
apart:
  %line = lshr <32 x i64> %addresses, splat (i64 7)
  %far.lines = call i64 @distinct(<32 x i64> %line, i32 %mask)
  %sector = lshr <32 x i64> %addresses, splat (i64 5)
  %far.sectors = call i64 @distinct(<32 x i64> %sector, i32 %mask)
  %far.places = call i64 @distinct(<32 x i64> %addresses, i32 %mask)
  br label %known.counts
known.counts:
  %lines = phi i64 [ %near.lines, %near ], [ %near.lines, %near.sectors.of ], [ %far.lines, %apart ]
  %sectors = phi i64 [ %near.lines, %near ], [ %near.sectors, %near.sectors.of ], [ %far.sectors, %apart ]
  %places = phi i64 [ %near.lines, %near ], [ %near.places, %near.sectors.of ], [ %far.places, %apart ]
  %bytes = mul i64 %places, %width
  %over = add i64 %bytes, 31
  %least = lshr i64 %over, 5
  %cost.1 = insertelement <4 x i64> poison, i64 %bytes, i32 0
  %cost.2 = insertelement <4 x i64> %cost.1, i64 %sectors, i32 1
  %cost.3 = insertelement <4 x i64> %cost.2, i64 %lines, i32 2
  %cost = insertelement <4 x i64> %cost.3, i64 %least, i32 3
  call void @remember(<32 x i64> %differences, i32 %mask, i32 %phase, <4 x i64> %cost, ptr %memo)
  br label %add
add:
  call void @add_memo(ptr %memo, ptr %counters)
  ret void
}

; The largest number of different elements that share a bank, over the lanes of a mask (0 for none).
define internal i64 @conflicts(<32 x i64> %elements, i32 %mask, i64 %banks) noinline {
entry:
  %table = alloca [32 x i32], align 64
  store <32 x i32> zeroinitializer, ptr %table, align 64
  %last.bank = sub i64 %banks, 1
  %none = icmp eq i32 %mask, 0
  br i1 %none, label %empty, label %loop
empty:
  ret i64 0
loop:
  %left = phi i32 [ %mask, %entry ], [ %rest, %loop ]
  %worst = phi i32 [ 0, %entry ], [ %larger, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %element = extractelement <32 x i64> %elements, i32 %lane
  %one = insertelement <32 x i64> poison, i64 %element, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %unequal = icmp ne <32 x i64> %elements, %all
  %bits = bitcast <32 x i1> %unequal to i32
  %rest = and i32 %left, %bits
  %bank = and i64 %element, %last.bank
  %at = getelementptr i32, ptr %table, i64 %bank
  %old = load i32, ptr %at
  %new = add i32 %old, 1
  store i32 %new, ptr %at
  %more = icmp ugt i32 %new, %worst
  %larger = select i1 %more, i32 %new, i32 %worst
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  %result = zext i32 %larger to i64
  ret i64 %result
}

; Whether every active lane asks for the same element as its neighbour, if that one is active too.
define internal i1 @paired(<32 x i64> %elements, <32 x i64> %neighbours, i32 %mask, i32 %neighbour.mask) alwaysinline {
  %unequal = icmp ne <32 x i64> %elements, %neighbours
  %bits = bitcast <32 x i1> %unequal to i32
  %both = and i32 %mask, %neighbour.mask
  %apart = and i32 %bits, %both
  %result = icmp eq i32 %apart, 0
  ret i1 %result
}

; Counts a request to shared memory: bytes and wavefronts. %shift is log2 of the element (4, 8 or 16 bytes), %width what
; a lane moves, %pairing whether lanes may be served in pairs (loads of 8 and 16 bytes).
define void @count_shared(<32 x i64> %raw, i32 %mask, i64 %width, i64 %shift, i1 %pairing, ptr nocapture %counters, ptr nocapture %memo) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
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
  %places = call i64 @distinct(<32 x i64> %addresses, i32 %mask)
  %bytes = mul i64 %places, %width
  %shift.one = insertelement <32 x i64> poison, i64 %shift, i32 0
  %shift.all = shufflevector <32 x i64> %shift.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %elements = lshr <32 x i64> %addresses, %shift.all
  %by.one = shufflevector <32 x i64> %elements, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %by.two = shufflevector <32 x i64> %elements, <32 x i64> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %odd = and i32 %mask, -1431655766
  %odd.down = lshr i32 %odd, 1
  %even = and i32 %mask, 1431655765
  %even.up = shl i32 %even, 1
  %mask.one = or i32 %odd.down, %even.up
  %upper = and i32 %mask, -858993460
  %upper.down = lshr i32 %upper, 2
  %lower = and i32 %mask, 858993459
  %lower.up = shl i32 %lower, 2
  %mask.two = or i32 %upper.down, %lower.up
  %pairs.one = call i1 @paired(<32 x i64> %elements, <32 x i64> %by.one, i32 %mask, i32 %mask.one)
  %pairs.two = call i1 @paired(<32 x i64> %elements, <32 x i64> %by.two, i32 %mask, i32 %mask.two)
  %pairs = or i1 %pairs.one, %pairs.two
  %halved = and i1 %pairs, %pairing
  %banks = lshr i64 128, %shift
  %double = zext i1 %halved to i64
  %part = shl i64 %banks, %double
  %part.32 = trunc i64 %part to i32
  %whole = icmp eq i32 %part.32, 32
  %safe = select i1 %whole, i32 0, i32 %part.32
  %bit = shl i32 1, %safe
  %some = sub i32 %bit, 1
  %part.mask = select i1 %whole, i32 -1, i32 %some
  br label %parts
parts:
  %start = phi i32 [ 0, %count ], [ %next, %parts ]
  %sum = phi i64 [ 0, %count ], [ %sum.next, %parts ]
  %here = shl i32 %part.mask, %start
  %lanes = and i32 %mask, %here
  %passes = call i64 @conflicts(<32 x i64> %elements, i32 %lanes, i64 %banks)
  %sum.next = add i64 %sum, %passes
  %next = add i32 %start, %part.32
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

; Counts the shared half of a copy of 4 bytes a lane: bytes and wavefronts, those of the destinations or of the sources,
; which only the lanes of %reading have.
define void @count_copied(<32 x i64> %raw, <32 x i64> %sources, i32 %mask, i32 %reading, ptr nocapture %counters) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
  %addresses = call <32 x i64> @settled(<32 x i64> %raw, i32 %mask)
  %places = call i64 @distinct(<32 x i64> %addresses, i32 %mask)
  %bytes = shl i64 %places, 2
  %written = lshr <32 x i64> %addresses, splat (i64 2)
  %passes = call i64 @conflicts(<32 x i64> %written, i32 %mask, i64 32)
  %read = lshr <32 x i64> %sources, splat (i64 2)
  %from = and i32 %mask, %reading
  %of.sources = call i64 @conflicts(<32 x i64> %read, i32 %from, i64 32)
  %more = icmp ugt i64 %of.sources, %passes
  %wavefronts = select i1 %more, i64 %of.sources, i64 %passes
  %cost.1 = insertelement <2 x i64> poison, i64 %bytes, i32 0
  %cost = insertelement <2 x i64> %cost.1, i64 %wavefronts, i32 1
  %cost.to = getelementptr i64, ptr %counters, i64 2
  %old = load <2 x i64>, ptr %cost.to, align 8
  %new = add <2 x i64> %old, %cost
  store <2 x i64> %new, ptr %cost.to, align 8
  ret void
}

; Writes a fault into the launch's record { i64 kind, i64 instruction, i64 mask, i64 warp, [32 x i64] addresses }.
define void @record_fault(ptr nocapture %record, i64 %kind, i64 %instruction, i32 %mask, i32 %warp, <32 x i64> %addresses) noinline cold nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  store i64 %kind, ptr %record
  %instruction.at = getelementptr i64, ptr %record, i64 1
  store i64 %instruction, ptr %instruction.at
  %mask.at = getelementptr i64, ptr %record, i64 2
  %wide = zext i32 %mask to i64
  store i64 %wide, ptr %mask.at
  %warp.at = getelementptr i64, ptr %record, i64 3
  %warp.wide = zext i32 %warp to i64
  store i64 %warp.wide, ptr %warp.at
  %addresses.at = getelementptr i64, ptr %record, i64 4
  store <32 x i64> %addresses, ptr %addresses.at, align 8
  ret void
}

; `@unfit` where it is hardly ever asked: a call is translated faster than the code in place.
define i32 @unfit.rarely(<32 x i64> %addresses, i32 %mask, i64 %width, i64 %start, i64 %size) noinline cold nofree norecurse nosync nounwind willreturn memory(none) {
  %result = call i32 @unfit(<32 x i64> %addresses, i32 %mask, i64 %width, i64 %start, i64 %size)
  ret i32 %result
}

declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)

; The active lanes whose access of %width bytes lies in none of the %count places of the table { i64 start, i64 size }.
define i32 @outside(<32 x i64> %addresses, i32 %mask, i64 %width, ptr readonly nocapture %table, i64 %count) noinline nofree norecurse nosync nounwind memory(argmem: read) {
entry:
  br label %loop
loop:
  %index = phi i64 [ 0, %entry ], [ %next, %body ]
  %left = phi i32 [ %mask, %entry ], [ %rest, %body ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %body, label %exit
body:
  %at = getelementptr { i64, i64 }, ptr %table, i64 %index
  %start = load i64, ptr %at
  %size.at = getelementptr { i64, i64 }, ptr %table, i64 %index, i32 1
  %size = load i64, ptr %size.at
  %room = sub i64 %size, %width
  %start.one = insertelement <32 x i64> poison, i64 %start, i32 0
  %start.all = shufflevector <32 x i64> %start.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %room.one = insertelement <32 x i64> poison, i64 %room, i32 0
  %room.all = shufflevector <32 x i64> %room.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %offsets = sub <32 x i64> %addresses, %start.all
  %not.before = icmp sge <32 x i64> %offsets, zeroinitializer
  %not.after = icmp sle <32 x i64> %offsets, %room.all
  %within = and <32 x i1> %not.before, %not.after
  %bits = bitcast <32 x i1> %within to i32
  %out = xor i32 %bits, -1
  %rest = and i32 %left, %out
  %next = add i64 %index, 1
  br label %loop
exit:
  ret i32 %left
}

; All lanes of the %rows x 16 masks that follow each other in memory.
define i32 @joined(ptr readonly nocapture %masks, i64 %rows) noinline nofree norecurse nosync nounwind memory(argmem: read) {
entry:
  br label %loop
loop:
  %row = phi i64 [ 0, %entry ], [ %next, %body ]
  %lanes = phi <16 x i32> [ zeroinitializer, %entry ], [ %more, %body ]
  %any = icmp ult i64 %row, %rows
  br i1 %any, label %body, label %exit
body:
  %at = getelementptr <16 x i32>, ptr %masks, i64 %row
  %some = load <16 x i32>, ptr %at, align 64
  %more = or <16 x i32> %lanes, %some
  %next = add i64 %row, 1
  br label %loop
exit:
  %result = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %lanes)
  ret i32 %result
}

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

; Records a request of the watched block in its row, { i64 times, kept x { i64 mask, i64 order, [32 x i64] addresses } },
; if it is one of those to be kept. %header: { i64 x, i64 y, i64 z, ptr rows, i64 first, i64 kept, ptr logs,
; i64 recorded, i64 barriers } (see traces.py).
define void @record_request(ptr %header, i32 %row, i32 %x, i32 %y, i32 %z, <32 x i64> %addresses, i32 %mask) noinline cold nofree norecurse nosync nounwind willreturn {
entry:
  %place.0 = insertelement <4 x i32> zeroinitializer, i32 %x, i64 0
  %place.1 = insertelement <4 x i32> %place.0, i32 %y, i64 1
  %place.2 = insertelement <4 x i32> %place.1, i32 %z, i64 2
  %place = zext <4 x i32> %place.2 to <4 x i64>
  %told = load <4 x i64>, ptr %header, align 8
  %watched = insertelement <4 x i64> %told, i64 0, i64 3
  %same = icmp eq <4 x i64> %place, %watched
  %here = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %same)
  %some = icmp ne i32 %mask, 0
  %wanted = and i1 %here, %some
  br i1 %wanted, label %count, label %exit
count:
  %rows.at = getelementptr i64, ptr %header, i64 3
  %rows = load ptr, ptr %rows.at
  %first.at = getelementptr i64, ptr %header, i64 4
  %first = load i64, ptr %first.at
  %kept.at = getelementptr i64, ptr %header, i64 5
  %kept = load i64, ptr %kept.at
  %requests.words = mul i64 %kept, 34
  %row.words = add i64 %requests.words, 1
  %row.wide = zext i32 %row to i64
  %row.place = mul i64 %row.wide, %row.words
  %times.at = getelementptr i64, ptr %rows, i64 %row.place
  %times = load i64, ptr %times.at
  %more = add i64 %times, 1
  store i64 %more, ptr %times.at
  %number = sub i64 %times, %first
  %keep = icmp ult i64 %number, %kept
  br i1 %keep, label %store, label %exit
store:
  %request.words = mul i64 %number, 34
  %request.place = add i64 %request.words, 1
  %mask.at = getelementptr i64, ptr %times.at, i64 %request.place
  %mask.wide = zext i32 %mask to i64
  store i64 %mask.wide, ptr %mask.at
  %recorded.at = getelementptr i64, ptr %header, i64 7
  %recorded = load i64, ptr %recorded.at
  %recorded.more = add i64 %recorded, 1
  store i64 %recorded.more, ptr %recorded.at
  %barriers.at = getelementptr i64, ptr %header, i64 8
  %barriers = load i64, ptr %barriers.at
  %phase = shl i64 %barriers, 40
  %order = or i64 %phase, %recorded
  %order.at = getelementptr i64, ptr %mask.at, i64 1
  store i64 %order, ptr %order.at
  %addresses.at = getelementptr i64, ptr %mask.at, i64 2
  store <32 x i64> %addresses, ptr %addresses.at, align 8
  br label %exit
exit:
  ret void
}

; Notes a branch of the watched block in the log of its warp, { i64 times, [%room x i16] entries }, if it is one of the
; first. %header as above.
define void @record_branch(ptr %header, i32 %warp, i32 %x, i32 %y, i32 %z, i32 %branch, i64 %room) noinline cold nofree norecurse nosync nounwind willreturn {
entry:
  %place.0 = insertelement <4 x i32> zeroinitializer, i32 %x, i64 0
  %place.1 = insertelement <4 x i32> %place.0, i32 %y, i64 1
  %place.2 = insertelement <4 x i32> %place.1, i32 %z, i64 2
  %place = zext <4 x i32> %place.2 to <4 x i64>
  %told = load <4 x i64>, ptr %header, align 8
  %watched = insertelement <4 x i64> %told, i64 0, i64 3
  %same = icmp eq <4 x i64> %place, %watched
  %here = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %same)
  br i1 %here, label %count, label %exit
count:
  %logs.at = getelementptr i64, ptr %header, i64 6
  %logs = load ptr, ptr %logs.at
  %entries.words = lshr i64 %room, 2
  %log.words = add i64 %entries.words, 1
  %warp.wide = zext i32 %warp to i64
  %log.place = mul i64 %warp.wide, %log.words
  %times.at = getelementptr i64, ptr %logs, i64 %log.place
  %times = load i64, ptr %times.at
  %more = add i64 %times, 1
  store i64 %more, ptr %times.at
  %is.first = icmp ult i64 %times, %room
  br i1 %is.first, label %store, label %exit
store:
  %entries = getelementptr i64, ptr %times.at, i64 1
  %entry.at = getelementptr i16, ptr %entries, i64 %times
  %short = trunc i32 %branch to i16
  store i16 %short, ptr %entry.at
  br label %exit
exit:
  ret void
}

; Add the shares of the trips of a loop to its counters, for the rounds of each lane and for all but one of them: for
; each of trip_counters.SHARES the words of trip_counters.SHARE_COUNTERS.
define void @count_trips(<32 x i32> %rounds, ptr nocapture %counters) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
entry:
  %entered = icmp ne <32 x i32> %rounds, zeroinitializer
  %mask = bitcast <32 x i1> %entered to i32
  %none = icmp eq i32 %mask, 0
  br i1 %none, label %end, label %all
all:
  call void @share_trips(<32 x i32> %rounds, i32 %mask, ptr %counters)
  %repeats = call <32 x i32> @llvm.usub.sat.v32i32(<32 x i32> %rounds, <32 x i32> splat (i32 1))
  %others = getelementptr i64, ptr %counters, i64 75
  call void @share_trips(<32 x i32> %repeats, i32 %mask, ptr %others)
  br label %end
end:
  ret void
}

define internal void @share_trips(<32 x i32> %trips, i32 %mask, ptr nocapture %counters) noinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
entry:
  br label %share
share:
  %times = phi i32 [ 0, %entry ], [ %times.next, %add ]
  %below = phi i32 [ 1, %entry ], [ %below.next, %add ]
  %at = phi ptr [ %counters, %entry ], [ %at.next, %add ]
  %bit = shl i32 1, %below
  %low = sub i32 %bit, 1
  %unlimited = icmp eq i32 %below, 5
  %rest = select i1 %unlimited, i32 -1, i32 %low
  %rest.one = insertelement <32 x i32> poison, i32 %rest, i32 0
  %rest.all = shufflevector <32 x i32> %rest.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %times.one = insertelement <32 x i32> poison, i32 %times, i32 0
  %times.all = shufflevector <32 x i32> %times.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %left = and <32 x i32> %trips, %rest.all
  %runs = lshr <32 x i32> %left, %times.all
  %most = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %runs)
  %wide = zext <32 x i32> %runs to <32 x i64>
  %lanes = call i64 @llvm.vector.reduce.add.v32i64(<32 x i64> %wide)
  %some = icmp ne <32 x i32> %runs, zeroinitializer
  %running = bitcast <32 x i1> %some to i32
  %skipping = xor i32 %running, %mask
  %skips = icmp ne i32 %skipping, 0
  %idle = icmp eq i32 %running, 0
  br i1 %idle, label %add, label %apart
apart:
  br i1 %unlimited, label %many, label %few
many:
  %values = call i64 @distinct(<32 x i64> %wide, i32 %running)
  br label %add
few:
  %marks = shl <32 x i32> splat (i32 1), %runs
  %marked = select <32 x i1> %some, <32 x i32> %marks, <32 x i32> zeroinitializer
  %all = call i32 @llvm.vector.reduce.or.v32i32(<32 x i32> %marked)
  %count = call i32 @llvm.ctpop.i32(i32 %all)
  %count.wide = zext i32 %count to i64
  br label %add
add:
  %groups = phi i64 [ 0, %share ], [ %values, %many ], [ %count.wide, %few ]
  %warps = zext i32 %most to i64
  %skip = zext i1 %skips to i64
  %one = insertelement <4 x i64> poison, i64 %warps, i32 0
  %two = insertelement <4 x i64> %one, i64 %lanes, i32 1
  %three = insertelement <4 x i64> %two, i64 %skip, i32 2
  %four = insertelement <4 x i64> %three, i64 %groups, i32 3
  %old = load <4 x i64>, ptr %at, align 8
  %new = add <4 x i64> %old, %four
  store <4 x i64> %new, ptr %at, align 8
  %runs.some = icmp ne i32 %running, 0
  %entered = zext i1 %runs.some to i64
  %entries.at = getelementptr i64, ptr %at, i64 4
  %entries.old = load i64, ptr %entries.at, align 8
  %entries.new = add i64 %entries.old, %entered
  store i64 %entries.new, ptr %entries.at, align 8
  %at.next = getelementptr i64, ptr %at, i64 5
  %below.more = add i32 %below, 1
  %times.more = add i32 %times, 1
  %first = add i32 %times, 2
  %below.next = select i1 %unlimited, i32 %first, i32 %below.more
  %times.next = select i1 %unlimited, i32 %times.more, i32 %times
  %over = icmp eq i32 %times.next, 5
  br i1 %over, label %end, label %share
end:
  ret void
}

; Find the lanes that make a request together in a copy of a loop, of those that keep one in %masks, a mask for each of
; %copies trips (see kept_requests.py). Each lane has gone %trips, of which those below a multiple of %below remain to it;
; it takes part if these are %need or more, with the one of number %first. %step is { i32 below, i32 need, i32 first }.
; Return the lanes, and in %places the trip of each, counted from a multiple of %copies.
define i32 @share_kept(ptr %masks, i32 %copies, ptr nocapture readonly %step, <32 x i32> %trips, ptr nocapture %places) noinline nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite) {
entry:
  %below = load i32, ptr %step
  %need.at = getelementptr i32, ptr %step, i32 1
  %need = load i32, ptr %need.at
  %first.at = getelementptr i32, ptr %step, i32 2
  %first = load i32, ptr %first.at
  %last = sub i32 %copies, 1
  %last.one = insertelement <32 x i32> poison, i32 %last, i32 0
  %last.all = shufflevector <32 x i32> %last.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %low = sub i32 %below, 1
  %low.one = insertelement <32 x i32> poison, i32 %low, i32 0
  %low.all = shufflevector <32 x i32> %low.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %need.one = insertelement <32 x i32> poison, i32 %need, i32 0
  %need.all = shufflevector <32 x i32> %need.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %first.one = insertelement <32 x i32> poison, i32 %first, i32 0
  %first.all = shufflevector <32 x i32> %first.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %remaining = and <32 x i32> %trips, %last.all
  %rest = and <32 x i32> %remaining, %low.all
  %takes = icmp uge <32 x i32> %rest, %need.all
  %taking = bitcast <32 x i1> %takes to i32
  %none = icmp eq i32 %taking, 0
  br i1 %none, label %end, label %some
some:
  %taken = sub <32 x i32> %remaining, %rest
  %slots = add <32 x i32> %taken, %first.all
  store <32 x i32> %slots, ptr %places
  %at = getelementptr i32, ptr %masks, <32 x i32> %slots
  %kept = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> %at, i32 4, <32 x i1> %takes, <32 x i32> zeroinitializer)
  %bits = and <32 x i32> %kept, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768, i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608, i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>
  %here = icmp ne <32 x i32> %bits, zeroinitializer
  %lanes = bitcast <32 x i1> %here to i32
  ret i32 %lanes
end:
  ret i32 0
}
declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i32>)
declare i32 @llvm.vector.reduce.or.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)
declare i64 @llvm.vector.reduce.add.v32i64(<32 x i64>)
declare <32 x i32> @llvm.usub.sat.v32i32(<32 x i32>, <32 x i32>)
