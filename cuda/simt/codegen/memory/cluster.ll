; Addresses of the shared memory of a cluster: that in the memory of a block and, in the bits from 24 on, 0 for the block
; itself or the rank of a block + 1 (`program.blocks`). The memories of the blocks lie %stride bytes apart.

define internal <32 x i64> @cluster.places(<32 x i64> %addresses, i32 %own, i64 %stride) noinline nofree norecurse nosync nounwind willreturn memory(none) {
  ; The distance of each address from the start of the block's own shared memory.
  %ranks = lshr <32 x i64> %addresses, splat (i64 24)
  %low = and <32 x i64> %addresses, splat (i64 16777215)
  %is.own = icmp eq <32 x i64> %ranks, zeroinitializer
  %own.64 = zext i32 %own to i64
  %own.rank = add i64 %own.64, 1
  %own.one = insertelement <32 x i64> poison, i64 %own.rank, i32 0
  %own.all = shufflevector <32 x i64> %own.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %away = sub <32 x i64> %ranks, %own.all
  %stride.one = insertelement <32 x i64> poison, i64 %stride, i32 0
  %stride.all = shufflevector <32 x i64> %stride.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %distance = mul <32 x i64> %away, %stride.all
  %moved = select <32 x i1> %is.own, <32 x i64> zeroinitializer, <32 x i64> %distance
  %places = add <32 x i64> %low, %moved
  ret <32 x i64> %places
}

define internal i32 @cluster.unfit(<32 x i64> %addresses, i32 %mask, i64 %width, i64 %first, i64 %size, i64 %blocks) noinline nofree norecurse nosync nounwind willreturn memory(none) {
  ; The active lanes whose access of %width bytes is misaligned, or lies in no block of %blocks or outside its memory, of
  ; %size bytes from the address %first on.
  %ranks = lshr <32 x i64> %addresses, splat (i64 24)
  %low = and <32 x i64> %addresses, splat (i64 16777215)
  %blocks.one = insertelement <32 x i64> poison, i64 %blocks, i32 0
  %blocks.all = shufflevector <32 x i64> %blocks.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %none = icmp ugt <32 x i64> %ranks, %blocks.all
  %first.one = insertelement <32 x i64> poison, i64 %first, i32 0
  %first.all = shufflevector <32 x i64> %first.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %room = sub i64 %size, %width
  %room.one = insertelement <32 x i64> poison, i64 %room, i32 0
  %room.all = shufflevector <32 x i64> %room.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %offsets = sub <32 x i64> %low, %first.all
  %before = icmp slt <32 x i64> %offsets, zeroinitializer
  %after = icmp sgt <32 x i64> %offsets, %room.all
  %ones = sub i64 %width, 1
  %ones.one = insertelement <32 x i64> poison, i64 %ones, i32 0
  %ones.all = shufflevector <32 x i64> %ones.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %rest = and <32 x i64> %low, %ones.all
  %odd = icmp ne <32 x i64> %rest, zeroinitializer
  %out = or <32 x i1> %before, %after
  %bad.place = or <32 x i1> %out, %odd
  %bad = or <32 x i1> %bad.place, %none
  %bits = bitcast <32 x i1> %bad to i32
  %result = and i32 %bits, %mask
  ret i32 %result
}

define internal i32 @cluster.gone(<32 x i64> %addresses, i32 %mask, ptr readonly nocapture %ended) noinline nofree norecurse nosync nounwind willreturn memory(argmem: read) {
  ; The active lanes whose address lies in a block all of whose threads have ended: %ended has a word for each block.
  %ranks = lshr <32 x i64> %addresses, splat (i64 24)
  %is.other = icmp ne <32 x i64> %ranks, zeroinitializer
  %active = bitcast i32 %mask to <32 x i1>
  %asks = and <32 x i1> %active, %is.other
  %numbers = sub <32 x i64> %ranks, splat (i64 1)
  %at = getelementptr i64, ptr %ended, <32 x i64> %numbers
  %words = call <32 x i64> @llvm.masked.gather.v32i64.v32p0(<32 x ptr> %at, i32 8, <32 x i1> %asks, <32 x i64> zeroinitializer)
  %gone = icmp ne <32 x i64> %words, zeroinitializer
  %bits = bitcast <32 x i1> %gone to i32
  %result = and i32 %bits, %mask
  ret i32 %result
}
