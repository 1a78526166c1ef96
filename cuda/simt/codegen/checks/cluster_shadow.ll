; Checked code of a cluster calls these functions at accesses to the shared memory of other blocks, and at those to its own
; (global_shadow.py). Behind the shadow of a block (shadow.ll) lies what other blocks did to its memory:
;   i64 last access, i64 its instruction; from byte 256 for each of 32 warps of the block the stamp up to which what it did
;   is ordered before what other blocks do next; from byte 512 that for what each of 16 other blocks did; from byte 640 and
;   768 both, blocks first, as they were before the barrier of the cluster was last complete: they hold for a warp that has
;   not waited there yet (%early); from byte 1024 two words for each place: last write, last read by another block.
; Such a word: rank << 60 | stamp << 25 | site << 12 | atomic << 10 | thread, with a stamp of the block that has the memory.
; Set beside this text: @check.remote, the offset of all this from the start of a block's shared memory.

define internal ptr @remote.state(ptr %shared) alwaysinline {
  %offset = load i64, ptr @check.remote
  %state = getelementptr i8, ptr %shared, i64 %offset
  ret ptr %state
}

; Whether the access of another block that a word records is not ordered before what the present one does next.
define internal i1 @remote.open(ptr %remote, i64 %word, i32 %own, i1 %early) alwaysinline {
  %rank = lshr i64 %word, 60
  %shifted = lshr i64 %word, 25
  %stamp = and i64 %shifted, 34359738367
  %offset = select i1 %early, i64 640, i64 512
  %sinces = getelementptr i8, ptr %remote, i64 %offset
  %since.at = getelementptr i64, ptr %sinces, i64 %rank
  %since = load i64, ptr %since.at
  %late = icmp uge i64 %stamp, %since
  %own.64 = zext i32 %own to i64
  %other = icmp ne i64 %rank, %own.64
  %result = and i1 %late, %other
  ret i1 %result
}

; Whether the access of a thread of the block that has the memory is not ordered before what another block does next.
define internal i1 @remote.local.open(ptr %remote, i64 %word, i1 %early) alwaysinline {
  %thread = and i64 %word, 1023
  %warp = lshr i64 %thread, 5
  %offset = select i1 %early, i64 768, i64 256
  %sinces = getelementptr i8, ptr %remote, i64 %offset
  %since.at = getelementptr i64, ptr %sinces, i64 %warp
  %since = load i64, ptr %since.at
  %stamp = lshr i64 %word, 25
  %late = icmp uge i64 %stamp, %since
  ret i1 %late
}

; The barrier of the cluster is complete: all that was done comes before all that follows.
define void @remote.completed(ptr %shared) noinline nofree norecurse nosync nounwind {
entry:
  call void @check.barrier(ptr %shared)
  %state = call ptr @check.state(ptr %shared)
  %now = load i64, ptr %state
  %one = insertelement <32 x i64> poison, i64 %now, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %remote = call ptr @remote.state(ptr %shared)
  %warps = getelementptr i8, ptr %remote, i64 256
  %blocks = getelementptr i8, ptr %remote, i64 512
  %warps.before = getelementptr i8, ptr %remote, i64 768
  %blocks.before = getelementptr i8, ptr %remote, i64 640
  %old.warps = load <32 x i64>, ptr %warps, align 256
  %old.blocks = load <16 x i64>, ptr %blocks, align 128
  store <32 x i64> %old.warps, ptr %warps.before, align 256
  store <16 x i64> %old.blocks, ptr %blocks.before, align 128
  %all.blocks = shufflevector <32 x i64> %one, <32 x i64> poison, <16 x i32> zeroinitializer
  store <32 x i64> %all, ptr %warps, align 256
  store <16 x i64> %all.blocks, ptr %blocks, align 128
  ret void
}

; The start of a block: no other one has touched its memory.
define void @remote.begin(ptr %shared) noinline nofree norecurse nosync nounwind {
  call void @remote.completed(ptr %shared)
  %remote = call ptr @remote.state(ptr %shared)
  store i64 0, ptr %remote
  ret void
}

; A fence, or an access that releases: what the warp did is taken as seen by all blocks.
define void @remote.published(ptr %shared, i32 %warp, i32 %own, i64 %stride, i32 %blocks) noinline nofree norecurse nosync nounwind {
entry:
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %remote = call ptr @remote.state(ptr %shared)
  %warps = getelementptr i8, ptr %remote, i64 256
  %warp.at = getelementptr i64, ptr %warps, i32 %warp
  store i64 %now, ptr %warp.at
  br label %each
each:
  %r = phi i32 [ 0, %entry ], [ %next, %each ]
  %away = sub i32 %r, %own
  %away.64 = sext i32 %away to i64
  %distance = mul i64 %away.64, %stride
  %there = getelementptr i8, ptr %shared, i64 %distance
  %there.state = call ptr @check.state(ptr %there)
  %there.now = call i64 @check.stamp(ptr %there.state)
  %there.remote = call ptr @remote.state(ptr %there)
  %sinces = getelementptr i8, ptr %there.remote, i64 512
  %since.at = getelementptr i64, ptr %sinces, i32 %own
  store i64 %there.now, ptr %since.at
  %next = add i32 %r, 1
  %over = icmp eq i32 %next, %blocks
  br i1 %over, label %done, label %each
done:
  ret void
}

; Whether another block may still access the memory of a block that has ended: the rank of that block + 1, or 0. Then the
; record describes the access: whether the threads of the block have left before it was ordered before their end.
define i64 @remote.left(ptr %shared, ptr %record) noinline nofree norecurse nosync nounwind {
entry:
  %remote = call ptr @remote.state(ptr %shared)
  %word = load i64, ptr %remote
  %none = icmp eq i64 %word, 0
  br i1 %none, label %good, label %look
look:
  %open = call i1 @remote.open(ptr %remote, i64 %word, i32 -1, i1 false)
  br i1 %open, label %bad, label %good
bad:
  %op.at = getelementptr i64, ptr %remote, i64 1
  %op = load i64, ptr %op.at
  %thread.64 = and i64 %word, 1023
  %thread = trunc i64 %thread.64 to i32
  %lane = and i32 %thread, 31
  %warp = lshr i32 %thread, 5
  %mask = shl i32 1, %lane
  call void @record_fault(ptr %record, i64 28, i64 %op, i32 %mask, i32 %warp, <32 x i64> zeroinitializer)
  %rank = lshr i64 %word, 60
  %result = add i64 %rank, 1
  ret i64 %result
good:
  ret i64 0
}

; Checks an access of %bytes by each lane to the memory of other blocks; lanes that access their own are left out. Of a plain
; store %values are what the lanes write, side by side. Returns whether a fault was recorded.
define i1 @remote.access(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, i32 %own, i64 %stride, i64 %bytes, i64 %site, i64 %op, i1 %stores, i1 %atomic, i1 %early, i1 %needs, ptr %values) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %shift = load i64, ptr @check.shift
  %places.count = load i64, ptr @check.places
  %count = lshr i64 %bytes, %shift
  %own.64 = zext i32 %own to i64
  %own.bits = shl i64 %own.64, 60
  %site.bits = shl i64 %site, 12
  %atomic.64 = zext i1 %atomic to i64
  %atomic.bits = shl i64 %atomic.64, 10
  %low.bits = or i64 %site.bits, %atomic.bits
  %fixed = or i64 %own.bits, %low.bits
  %first.thread = shl i32 %warp, 5
  %is.plain = xor i1 %atomic, true
  %has.value = and i1 %stores, %is.plain
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %good, label %lanes
lanes:
  %left = phi i32 [ %mask, %entry ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address.at = getelementptr i64, ptr %places, i32 %lane
  %address = load i64, ptr %address.at
  %rank.more = lshr i64 %address, 24
  %is.own = icmp eq i64 %rank.more, 0
  br i1 %is.own, label %lane.end, label %begin
begin:
  %low = and i64 %address, 16777215
  %rank = sub i64 %rank.more, 1
  %away = sub i64 %rank, %own.64
  %distance = mul i64 %away, %stride
  %there = getelementptr i8, ptr %shared, i64 %distance
  %state = call ptr @check.state(ptr %there)
  %now = call i64 @check.stamp(ptr %state)
  %start.at = getelementptr i64, ptr %state, i64 1
  %start = load i64, ptr %start.at
  %remote = call ptr @remote.state(ptr %there)
  %writes = getelementptr i8, ptr %state, i64 12800
  %reads = getelementptr i64, ptr %writes, i64 %places.count
  %others = getelementptr i64, ptr %reads, i64 %places.count
  %far.writes = getelementptr i8, ptr %remote, i64 1024
  %far.reads = getelementptr i64, ptr %far.writes, i64 %places.count
  %thread = or i32 %first.thread, %lane
  %thread.64 = zext i32 %thread to i64
  %now.bits = shl i64 %now, 25
  %stamped = or i64 %now.bits, %fixed
  %word = or i64 %stamped, %thread.64
  store i64 %word, ptr %remote
  %op.at = getelementptr i64, ptr %remote, i64 1
  store i64 %op, ptr %op.at
  %number = lshr i64 %low, %shift
  %lane.64 = zext i32 %lane to i64
  %value.first = mul i64 %lane.64, %bytes
  br label %pieces
pieces:
  %piece = phi i64 [ 0, %begin ], [ %piece.next, %next ]
  %index = add i64 %number, %piece
  %write.at = getelementptr i64, ptr %writes, i64 %index
  %write = load i64, ptr %write.at
  %far.write.at = getelementptr i64, ptr %far.writes, i64 %index
  %far.write = load i64, ptr %far.write.at
  %write.stamp = lshr i64 %write, 25
  %is.written = icmp uge i64 %write.stamp, %start
  br i1 %is.written, label %meet, label %fresh
fresh:
  br i1 %needs, label %unwritten, label %note.written
note.written:
  br i1 %stores, label %mark, label %meet
mark:
  ; For the block itself the place is written, by whom does not matter: other blocks' writes are looked at apart.
  %marked = shl i64 %start, 25
  store i64 %marked, ptr %write.at
  br label %meet
meet:
  br i1 %has.value, label %compare, label %writers
compare:
  %piece.offset = shl i64 %piece, %shift
  %value.offset = add i64 %value.first, %piece.offset
  %value.at = getelementptr i8, ptr %values, i64 %value.offset
  %memory.offset = add i64 %low, %piece.offset
  %memory.at = getelementptr i8, ptr %there, i64 %memory.offset
  %same = call i1 @check.same(ptr %value.at, ptr %memory.at)
  br i1 %same, label %next, label %writers
writers:
  %write.now = load i64, ptr %write.at
  %write.open = call i1 @remote.local.open(ptr %remote, i64 %write.now, i1 %early)
  %write.flag = and i64 %write.now, 1024
  %write.atomic = icmp ne i64 %write.flag, 0
  %write.both = and i1 %write.atomic, %atomic
  %write.apart = xor i1 %write.both, true
  %write.known = and i1 %write.open, %is.written
  %write.bad = and i1 %write.known, %write.apart
  br i1 %write.bad, label %bad, label %far.writers
far.writers:
  %far.open = call i1 @remote.open(ptr %remote, i64 %far.write, i32 %own, i1 %early)
  %far.flag = and i64 %far.write, 1024
  %far.atomic = icmp ne i64 %far.flag, 0
  %far.both = and i1 %far.atomic, %atomic
  %far.apart = xor i1 %far.both, true
  %far.bad = and i1 %far.open, %far.apart
  br i1 %far.bad, label %bad, label %choose
choose:
  %far.read.at = getelementptr i64, ptr %far.reads, i64 %index
  br i1 %stores, label %readers, label %note.read
note.read:
  store i64 %word, ptr %far.read.at
  br label %next
readers:
  %read.at = getelementptr i64, ptr %reads, i64 %index
  %read = load i64, ptr %read.at
  %read.open = call i1 @remote.local.open(ptr %remote, i64 %read, i1 %early)
  br i1 %read.open, label %bad, label %readers.other
readers.other:
  %other.at = getelementptr i64, ptr %others, i64 %index
  %other = load i64, ptr %other.at
  %other.open = call i1 @remote.local.open(ptr %remote, i64 %other, i1 %early)
  br i1 %other.open, label %bad, label %readers.far
readers.far:
  %far.read = load i64, ptr %far.read.at
  %far.read.open = call i1 @remote.open(ptr %remote, i64 %far.read, i32 %own, i1 %early)
  br i1 %far.read.open, label %bad, label %note.write
note.write:
  store i64 %word, ptr %far.write.at
  br label %next
next:
  %piece.next = add i64 %piece, 1
  %last = icmp eq i64 %piece.next, %count
  br i1 %last, label %lane.end, label %pieces
lane.end:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %good, label %lanes
good:
  ret i1 0
unwritten:
  call void @check.report(ptr %record, i64 27, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 0, i64 0, i64 %address)
  ret i1 1
bad:
  %blamed = phi i64 [ %write.now, %writers ], [ %far.write, %far.writers ], [ %read, %readers ], [ %other, %readers.other ], [ %far.read, %readers.far ]
  %was.read = phi i64 [ 0, %writers ], [ 0, %far.writers ], [ 1, %readers ], [ 1, %readers.other ], [ 1, %readers.far ]
  %is.far = phi i1 [ 0, %writers ], [ 1, %far.writers ], [ 0, %readers ], [ 0, %readers.other ], [ 1, %readers.far ]
  call void @check.report(ptr %record, i64 26, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %blamed, i64 %was.read, i64 %address)
  %far.rank = lshr i64 %blamed, 60
  %other.rank = select i1 %is.far, i64 %far.rank, i64 %rank
  %rank.at = getelementptr i64, ptr %record, i64 58
  store i64 %other.rank, ptr %rank.at
  ret i1 1
}

; Checks an access of %bytes by each lane to the block's own memory against what other blocks did to it.
define i1 @remote.own(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, i64 %bytes, i64 %site, i64 %op, i1 %stores, i1 %atomic, i1 %early, ptr %values) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %shift = load i64, ptr @check.shift
  %places.count = load i64, ptr @check.places
  %count = lshr i64 %bytes, %shift
  %remote = call ptr @remote.state(ptr %shared)
  %far.writes = getelementptr i8, ptr %remote, i64 1024
  %far.reads = getelementptr i64, ptr %far.writes, i64 %places.count
  %is.plain = xor i1 %atomic, true
  %has.value = and i1 %stores, %is.plain
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %good, label %lanes
lanes:
  %left = phi i32 [ %mask, %entry ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address.at = getelementptr i64, ptr %places, i32 %lane
  %address = load i64, ptr %address.at
  %rank.more = lshr i64 %address, 24
  %is.own = icmp eq i64 %rank.more, 0
  br i1 %is.own, label %begin, label %lane.end
begin:
  %number = lshr i64 %address, %shift
  %lane.64 = zext i32 %lane to i64
  %value.first = mul i64 %lane.64, %bytes
  br label %pieces
pieces:
  %piece = phi i64 [ 0, %begin ], [ %piece.next, %next ]
  %index = add i64 %number, %piece
  br i1 %has.value, label %compare, label %writers
compare:
  %piece.offset = shl i64 %piece, %shift
  %value.offset = add i64 %value.first, %piece.offset
  %value.at = getelementptr i8, ptr %values, i64 %value.offset
  %memory.offset = add i64 %address, %piece.offset
  %memory.at = getelementptr i8, ptr %shared, i64 %memory.offset
  %same = call i1 @check.same(ptr %value.at, ptr %memory.at)
  br i1 %same, label %next, label %writers
writers:
  %write.at = getelementptr i64, ptr %far.writes, i64 %index
  %write = load i64, ptr %write.at
  %open = call i1 @remote.open(ptr %remote, i64 %write, i32 -1, i1 %early)
  %flag = and i64 %write, 1024
  %was.atomic = icmp ne i64 %flag, 0
  %both = and i1 %was.atomic, %atomic
  %apart = xor i1 %both, true
  %write.bad = and i1 %open, %apart
  br i1 %write.bad, label %bad, label %choose
choose:
  br i1 %stores, label %readers, label %next
readers:
  %read.at = getelementptr i64, ptr %far.reads, i64 %index
  %read = load i64, ptr %read.at
  %read.open = call i1 @remote.open(ptr %remote, i64 %read, i32 -1, i1 %early)
  br i1 %read.open, label %bad, label %next
next:
  %piece.next = add i64 %piece, 1
  %last = icmp eq i64 %piece.next, %count
  br i1 %last, label %lane.end, label %pieces
lane.end:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %good, label %lanes
good:
  ret i1 0
bad:
  %blamed = phi i64 [ %write, %writers ], [ %read, %readers ]
  %was.read = phi i64 [ 0, %writers ], [ 1, %readers ]
  call void @check.report(ptr %record, i64 26, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %blamed, i64 %was.read, i64 %address)
  %other.rank = lshr i64 %blamed, 60
  %rank.at = getelementptr i64, ptr %record, i64 58
  store i64 %other.rank, ptr %rank.at
  ret i1 1
}
