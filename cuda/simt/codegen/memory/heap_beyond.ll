define internal i32 @heap.beyond(ptr %row, <32 x i64> %addresses, i32 %active, i64 %width) noinline {
; The active lanes whose access lies in the array of the heap (heap.ll) and not within what kernels have asked for there.
  %start = load i64, ptr %row
  %size.at = getelementptr i64, ptr %row, i64 1
  %size = load i64, ptr %size.at
  %usable = sub i64 %size, {HEAD_BYTES}
  %total = udiv i64 %usable, {TAKEN_BYTES}
  %room = shl i64 %total, 4
  %heap = inttoptr i64 %start to ptr
  %data = getelementptr i8, ptr %heap, i64 {HEAD_BYTES}
  %map = getelementptr i8, ptr %data, i64 %room
  %start.one = insertelement <32 x i64> poison, i64 %start, i32 0
  %start.all = shufflevector <32 x i64> %start.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %size.one = insertelement <32 x i64> poison, i64 %size, i32 0
  %size.all = shufflevector <32 x i64> %size.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %room.one = insertelement <32 x i64> poison, i64 %room, i32 0
  %room.all = shufflevector <32 x i64> %room.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %width.one = insertelement <32 x i64> poison, i64 %width, i32 0
  %width.all = shufflevector <32 x i64> %width.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %offsets = sub <32 x i64> %addresses, %start.all
  %inside = icmp ult <32 x i64> %offsets, %size.all
  %lanes = bitcast i32 %active to <32 x i1>
  %asking = and <32 x i1> %inside, %lanes
  %first = sub <32 x i64> %offsets, splat (i64 {HEAD_BYTES})
  %behind = add <32 x i64> %first, %width.all
  %last = sub <32 x i64> %behind, splat (i64 1)
  %first.within = call <32 x i1> @heap.holds(ptr %map, <32 x i64> %first, <32 x i64> %room.all, <32 x i1> %asking)
  %last.within = call <32 x i1> @heap.holds(ptr %map, <32 x i64> %last, <32 x i64> %room.all, <32 x i1> %asking)
  %within = and <32 x i1> %first.within, %last.within
  %without = xor <32 x i1> %within, splat (i1 true)
  %bad = and <32 x i1> %asking, %without
  %result = bitcast <32 x i1> %bad to i32
  ret i32 %result
}
define internal <32 x i1> @heap.holds(ptr %map, <32 x i64> %bytes, <32 x i64> %room, <32 x i1> %asking) alwaysinline {
  %in.data = icmp ult <32 x i64> %bytes, %room
  %looked = and <32 x i1> %in.data, %asking
  %granules = lshr <32 x i64> %bytes, splat (i64 4)
  %at = getelementptr i8, ptr %map, <32 x i64> %granules
  %marks = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> %at, i32 1, <32 x i1> %looked, <32 x i8> zeroinitializer)
  %is.data = icmp ule <32 x i8> %marks, splat (i8 16)
  %low = trunc <32 x i64> %bytes to <32 x i8>
  %in.granule = and <32 x i8> %low, splat (i8 15)
  %is.asked = icmp ult <32 x i8> %in.granule, %marks
  %holds = and <32 x i1> %is.data, %is.asked
  ret <32 x i1> %holds
}
