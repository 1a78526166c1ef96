; What every kernel and every library holds itself, because LLVM fits it to its place: it puts most of it in place of each
; call, and knows the number of arrays where it translates @outside (by that, random accesses are 6 % faster).

declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)

; A memo remembers the last request of an instruction:
; <32 x i64> differences to the lowest active lane, i32 mask, i32 phase, and the cost as in tally.py: bytes, traffic,
; lines, fewest sectors.
%memo = type { <32 x i64>, i32, i32, <4 x i64> }

; Adds one request with the lanes of a mask to an instruction's counters; for instructions under a guard.
define internal void @count_lanes(i32 %mask, ptr %counters) alwaysinline {
  %requests = load i64, ptr %counters
  %requests.new = add i64 %requests, 1
  store i64 %requests.new, ptr %counters
  %ones = call i32 @llvm.ctpop.i32(i32 %mask)
  %lanes = zext i32 %ones to i64
  %lanes.at = getelementptr i64, ptr %counters, i64 1
  %lanes.old = load i64, ptr %lanes.at
  %lanes.new = add i64 %lanes.old, %lanes
  store i64 %lanes.new, ptr %lanes.at
  ret void
}

; The active lanes whose access of %width bytes leaves the place or is misaligned.
define internal i32 @unfit(<32 x i64> %addresses, i32 %mask, i64 %width, i64 %start, i64 %size) alwaysinline {
  %start.one = insertelement <32 x i64> poison, i64 %start, i32 0
  %start.all = shufflevector <32 x i64> %start.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %result = call i32 @unfit.in_frames(<32 x i64> %addresses, i32 %mask, i64 %width, <32 x i64> %start.all, i64 %size)
  ret i32 %result
}

; The same where each lane has its own place.
define internal i32 @unfit.in_frames(<32 x i64> %addresses, i32 %mask, i64 %width, <32 x i64> %starts, i64 %size) alwaysinline {
  %room = sub i64 %size, %width
  %room.one = insertelement <32 x i64> poison, i64 %room, i32 0
  %room.all = shufflevector <32 x i64> %room.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %low = sub i64 %width, 1
  %low.one = insertelement <32 x i64> poison, i64 %low, i32 0
  %low.all = shufflevector <32 x i64> %low.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %offsets = sub <32 x i64> %addresses, %starts
  %before = icmp slt <32 x i64> %offsets, zeroinitializer
  %after = icmp sgt <32 x i64> %offsets, %room.all
  %rest = and <32 x i64> %addresses, %low.all
  %misaligned = icmp ne <32 x i64> %rest, zeroinitializer
  %outside = or <32 x i1> %before, %after
  %bad = or <32 x i1> %outside, %misaligned
  %bits = bitcast <32 x i1> %bad to i32
  %result = and i32 %bits, %mask
  ret i32 %result
}

