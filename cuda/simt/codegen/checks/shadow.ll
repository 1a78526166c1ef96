; Checked code calls these functions at every access to shared memory and at everything that orders threads (shadow.py).
; The shadow lies behind the block's shared memory:
;   i64 count, i64 start; from byte 256 the floors of 32 warps, i64; from byte 512 a row of 32 i64 for each of 32 warps; from
;   byte 8704 a row for each of 16 barriers; from byte 12800 three words for each place, one array each: last write, last
;   read, last read by another thread than that.
; A word of a cell: stamp << 25 | instruction << 12 | several << 11 | atomic << 10 | thread.
; Each access and each ordering event has its own stamp (count). Row w holds a stamp for each warp: what that warp did
; before the stamp is ordered before what warp w does next; the floor of w is no larger than any of these stamps.
; Set beside this text: @check.offset, @check.shift, @check.warps, @check.rest, @check.lockstep, @check.absent, @check.places, @check.same.

declare <32 x i64> @llvm.umax.v32i64(<32 x i64>, <32 x i64>)

define internal ptr @check.state(ptr %shared) alwaysinline {
  %offset = load i64, ptr @check.offset
  %state = getelementptr i8, ptr %shared, i64 %offset
  ret ptr %state
}

define internal ptr @check.row(ptr %state, i32 %warp) alwaysinline {
  %rows = getelementptr i8, ptr %state, i64 512
  %row = getelementptr <32 x i64>, ptr %rows, i32 %warp
  ret ptr %row
}

define internal ptr @check.clock(ptr %state, i32 %number) alwaysinline {
  %clocks = getelementptr i8, ptr %state, i64 8704
  %clock = getelementptr <32 x i64>, ptr %clocks, i32 %number
  ret ptr %clock
}

define internal i64 @check.stamp(ptr %state) alwaysinline {
  %old = load i64, ptr %state
  %new = add i64 %old, 1
  store i64 %new, ptr %state
  ret i64 %new
}

; A barrier of the whole block: all that was done comes before all that follows.
define void @check.barrier(ptr %shared) noinline nofree norecurse nosync nounwind {
entry:
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %one = insertelement <32 x i64> poison, i64 %now, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %absent = load <32 x i64>, ptr @check.absent, align 256
  %known = or <32 x i64> %all, %absent
  %floors = getelementptr i8, ptr %state, i64 256
  store <32 x i64> %all, ptr %floors, align 256
  %warps = load i32, ptr @check.warps
  br label %each
each:
  %w = phi i32 [ 0, %entry ], [ %next, %each ]
  %row = call ptr @check.row(ptr %state, i32 %w)
  store <32 x i64> %known, ptr %row, align 256
  %next = add i32 %w, 1
  %over = icmp eq i32 %next, %warps
  br i1 %over, label %done, label %each
done:
  ret void
}

; Looks at the warps that wait at a barrier of the whole block, and notes the first time that some threads have ended
; before it (record word 44: a thread that has, 45: block + 1, 46: the point of a warp that waits), or that warps wait at
; different points (48: a thread of the other warp, 49: block + 1, 50 and 51: the points).
define void @check.complete(ptr %record, ptr %points, ptr %frames, i64 %frame.bytes, i64 %block, i1 %applies) noinline nofree norecurse nosync nounwind {
entry:
  br i1 %applies, label %begin, label %done
begin:
  %warps = load i32, ptr @check.warps
  %last = sub i32 %warps, 1
  %rest = load i32, ptr @check.rest
  %known.block = add i64 %block, 1
  br label %each
each:
  %w = phi i32 [ 0, %begin ], [ %w.next, %each.end ]
  %waiting = phi i32 [ 0, %begin ], [ %waiting.next, %each.end ]
  %left = phi i32 [ -1, %begin ], [ %left.next, %each.end ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %waits = icmp sgt i32 %point, 0
  %first.thread = shl i32 %w, 5
  br i1 %waits, label %here, label %gone
gone:
  br label %each.end
here:
  %w.64 = zext i32 %w to i64
  %frame.offset = mul i64 %w.64, %frame.bytes
  %frame = getelementptr i8, ptr %frames, i64 %frame.offset
  %mask = load i32, ptr %frame
  %is.last = icmp eq i32 %w, %last
  %whole = select i1 %is.last, i32 %rest, i32 -1
  %others = xor i32 %mask, -1
  %missing = and i32 %whole, %others
  %none = icmp eq i32 %missing, 0
  %lane = call i32 @llvm.cttz.i32(i32 %missing, i1 false)
  %thread = or i32 %first.thread, %lane
  %left.here = select i1 %none, i32 %left, i32 %thread
  %is.first = icmp eq i32 %waiting, 0
  %waiting.here = select i1 %is.first, i32 %point, i32 %waiting
  %apart = icmp ne i32 %waiting.here, %point
  br i1 %apart, label %note.apart, label %each.end
note.apart:
  %apart.at = getelementptr i64, ptr %record, i64 48
  call void @check.note(ptr %apart.at, i32 %first.thread, i64 %known.block, i32 %waiting.here, i32 %point)
  br label %each.end
each.end:
  %waiting.next = phi i32 [ %waiting, %gone ], [ %waiting.here, %here ], [ %waiting.here, %note.apart ]
  %left.next = phi i32 [ %first.thread, %gone ], [ %left.here, %here ], [ %left.here, %note.apart ]
  %w.next = add i32 %w, 1
  %over = icmp eq i32 %w.next, %warps
  br i1 %over, label %judge, label %each
judge:
  %no.lane = icmp eq i32 %waiting.next, 0
  %all = icmp slt i32 %left.next, 0
  %quiet = or i1 %no.lane, %all
  br i1 %quiet, label %done, label %note.left
note.left:
  %left.at = getelementptr i64, ptr %record, i64 44
  call void @check.note(ptr %left.at, i32 %left.next, i64 %known.block, i32 %waiting.next, i32 0)
  br label %done
done:
  ret void
}

; Writes four words, if none has been written there.
define internal void @check.note(ptr %at, i32 %thread, i64 %block, i32 %point, i32 %other) noinline cold {
entry:
  %block.at = getelementptr i64, ptr %at, i64 1
  %before = load i64, ptr %block.at
  %new = icmp eq i64 %before, 0
  br i1 %new, label %write, label %done
write:
  %thread.64 = zext i32 %thread to i64
  store i64 %thread.64, ptr %at
  store i64 %block, ptr %block.at
  %point.64 = zext i32 %point to i64
  %point.at = getelementptr i64, ptr %at, i64 2
  store i64 %point.64, ptr %point.at
  %other.64 = zext i32 %other to i64
  %other.at = getelementptr i64, ptr %at, i64 3
  store i64 %other.64, ptr %other.at
  br label %done
done:
  ret void
}

; A shuffle in which lane l reads %lanes[l]: notes the first that reads a lane which takes no part, if none has been
; noted (record word 52: a thread, 53: x of the block + 1, 54: y, 55: z, 56: the instruction, 57: the lane that is read).
define void @check.shuffled(ptr %record, <32 x i32> %lanes, i32 %mask, i32 %warp, i64 %op, i32 %x, i32 %y, i32 %z) noinline nofree norecurse nosync nounwind {
entry:
  %frozen = freeze <32 x i32> %lanes
  %numbers = and <32 x i32> %frozen, splat (i32 31)
  %one = insertelement <32 x i32> poison, i32 %mask, i32 0
  %masks = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %shifted = lshr <32 x i32> %masks, %numbers
  %bits = trunc <32 x i32> %shifted to <32 x i1>
  %found = bitcast <32 x i1> %bits to i32
  %others = xor i32 %found, -1
  %missing = and i32 %others, %mask
  %none = icmp eq i32 %missing, 0
  br i1 %none, label %done, label %some
some:
  %x.at = getelementptr i64, ptr %record, i64 53
  %before = load i64, ptr %x.at
  %new = icmp eq i64 %before, 0
  br i1 %new, label %write, label %done
write:
  %lane = call i32 @llvm.cttz.i32(i32 %missing, i1 true)
  %first = shl i32 %warp, 5
  %thread = or i32 %first, %lane
  %thread.64 = zext i32 %thread to i64
  %at = getelementptr i64, ptr %record, i64 52
  store i64 %thread.64, ptr %at
  %x.64 = zext i32 %x to i64
  %x.next = add i64 %x.64, 1
  store i64 %x.next, ptr %x.at
  %y.64 = zext i32 %y to i64
  %y.at = getelementptr i64, ptr %record, i64 54
  store i64 %y.64, ptr %y.at
  %z.64 = zext i32 %z to i64
  %z.at = getelementptr i64, ptr %record, i64 55
  store i64 %z.64, ptr %z.at
  %op.at = getelementptr i64, ptr %record, i64 56
  store i64 %op, ptr %op.at
  %number = extractelement <32 x i32> %numbers, i32 %lane
  %number.64 = zext i32 %number to i64
  %number.at = getelementptr i64, ptr %record, i64 57
  store i64 %number.64, ptr %number.at
  br label %done
done:
  ret void
}

; Of the lanes that store to one address and agree but for rounding, gives all the value of the highest. %values holds
; %bytes of each lane side by side; bit k of %distances says that lanes l and l xor k agree (copies.py).
define void @check.alike(ptr %values, i64 %bytes, <32 x i64> %addresses, i32 %mask, i32 %distances) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %done, label %lanes
lanes:
  %left = phi i32 [ %mask, %entry ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %address.at = getelementptr i64, ptr %places, i32 %lane
  %address = load i64, ptr %address.at
  br label %look
look:
  %higher = phi i32 [ %rest, %lanes ], [ %lower, %next ]
  %none = icmp eq i32 %higher, 0
  br i1 %none, label %lane.end, label %try
try:
  %zeros = call i32 @llvm.ctlz.i32(i32 %higher, i1 true)
  %other = sub i32 31, %zeros
  %bit = shl i32 1, %other
  %lower = xor i32 %higher, %bit
  %distance = xor i32 %lane, %other
  %moved = lshr i32 %distances, %distance
  %agree.bit = and i32 %moved, 1
  %agree = icmp ne i32 %agree.bit, 0
  %other.at = getelementptr i64, ptr %places, i32 %other
  %other.address = load i64, ptr %other.at
  %same = icmp eq i64 %address, %other.address
  %both = and i1 %agree, %same
  br i1 %both, label %copy, label %next
next:
  br label %look
copy:
  %lane.64 = zext i32 %lane to i64
  %other.64 = zext i32 %other to i64
  %own.offset = mul i64 %lane.64, %bytes
  %other.offset = mul i64 %other.64, %bytes
  %own = getelementptr i8, ptr %values, i64 %own.offset
  %value = getelementptr i8, ptr %values, i64 %other.offset
  call void @llvm.memmove.p0.p0.i64(ptr %own, ptr %value, i64 %bytes, i1 false)
  br label %lane.end
lane.end:
  %over = icmp eq i32 %rest, 0
  br i1 %over, label %done, label %lanes
done:
  ret void
}

declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; The start of a block: nothing has been written.
define void @check.begin(ptr %shared) noinline nofree norecurse nosync nounwind {
  call void @check.barrier(ptr %shared)
  %state = call ptr @check.state(ptr %shared)
  %now = load i64, ptr %state
  %start = getelementptr i64, ptr %state, i64 1
  store i64 %now, ptr %start
  %clocks = call ptr @check.clock(ptr %state, i32 0)
  call void @llvm.memset.p0.i64(ptr align 256 %clocks, i8 0, i64 4096, i1 false)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; Lanes of a warp have met: what they did comes before what they do next.
define void @check.met(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %own = getelementptr i64, ptr %row, i32 %warp
  store i64 %now, ptr %own
  call void @check.set.floor(ptr %state, i32 %warp)
  ret void
}

; Sets the floor of a warp from its row.
define internal void @check.set.floor(ptr %state, i32 %warp) alwaysinline {
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %known = load <32 x i64>, ptr %row, align 256
  %floor = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %known)
  %floors = getelementptr i8, ptr %state, i64 256
  %at = getelementptr i64, ptr %floors, i32 %warp
  store i64 %floor, ptr %at
  ret void
}

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

; A fence: what the warp did is taken as seen by all.
define void @check.published(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
entry:
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %warps = load i32, ptr @check.warps
  br label %each
each:
  %w = phi i32 [ 0, %entry ], [ %next, %each ]
  %row = call ptr @check.row(ptr %state, i32 %w)
  %own = getelementptr i64, ptr %row, i32 %warp
  store i64 %now, ptr %own
  %next = add i32 %w, 1
  %over = icmp eq i32 %next, %warps
  br i1 %over, label %done, label %each
done:
  ret void
}

; A warp has arrived at a numbered barrier: what it did, and what is ordered before that, is ordered before the completion.
define void @check.arrived(ptr %shared, i32 %warp, i32 %number) noinline nofree norecurse nosync nounwind {
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %seen = load <32 x i64>, ptr %row, align 256
  %brought = insertelement <32 x i64> %seen, i64 %now, i32 %warp
  %clock = call ptr @check.clock(ptr %state, i32 %number)
  %old = load <32 x i64>, ptr %clock, align 256
  %new = call <32 x i64> @llvm.umax.v32i64(<32 x i64> %old, <32 x i64> %brought)
  store <32 x i64> %new, ptr %clock, align 256
  ret void
}

; A barrier for all is complete: warps that have ended count as come.
define void @check.ended(ptr %shared, ptr %points, i32 %number, i1 %for.all) noinline nofree norecurse nosync nounwind {
entry:
  br i1 %for.all, label %begin, label %done
begin:
  %state = call ptr @check.state(ptr %shared)
  %now = load i64, ptr %state
  %clock = call ptr @check.clock(ptr %state, i32 %number)
  %warps = load i32, ptr @check.warps
  br label %each
each:
  %w = phi i32 [ 0, %begin ], [ %next, %each.end ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %has.ended = icmp slt i32 %point, 0
  br i1 %has.ended, label %come, label %each.end
come:
  %at = getelementptr i64, ptr %clock, i32 %w
  store i64 %now, ptr %at
  br label %each.end
each.end:
  %next = add i32 %w, 1
  %over = icmp eq i32 %next, %warps
  br i1 %over, label %done, label %each
done:
  ret void
}

; A warp goes on from a barrier that is complete.
define void @check.freed(ptr %shared, i32 %warp, i32 %number) noinline nofree norecurse nosync nounwind {
  %state = call ptr @check.state(ptr %shared)
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %seen = load <32 x i64>, ptr %row, align 256
  %clock = call ptr @check.clock(ptr %state, i32 %number)
  %brought = load <32 x i64>, ptr %clock, align 256
  %new = call <32 x i64> @llvm.umax.v32i64(<32 x i64> %seen, <32 x i64> %brought)
  store <32 x i64> %new, ptr %row, align 256
  call void @check.set.floor(ptr %state, i32 %warp)
  ret void
}

; A barrier that is complete begins anew.
define void @check.reset(ptr %shared, i32 %number) noinline nofree norecurse nosync nounwind {
  %state = call ptr @check.state(ptr %shared)
  %clock = call ptr @check.clock(ptr %state, i32 %number)
  store <32 x i64> zeroinitializer, ptr %clock, align 256
  ret void
}

; Returns whether the access that a word records was made by another thread and is not ordered before the present one.
define internal i1 @check.unordered(ptr %state, i64 %word, i32 %thread, i64 %now) alwaysinline {
  %low = trunc i64 %word to i32
  %other = and i32 %low, 1023
  %other.warp = lshr i32 %other, 5
  %warp = lshr i32 %thread, 5
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %since.at = getelementptr i64, ptr %row, i32 %other.warp
  %since = load i64, ptr %since.at
  %stamp = lshr i64 %word, 25
  %late = icmp uge i64 %stamp, %since
  %same = icmp eq i32 %other, %thread
  %flags = and i32 %low, 3072
  %shared.atomic = icmp eq i32 %flags, 3072
  %only.own = xor i1 %shared.atomic, true
  %own = and i1 %same, %only.own
  %same.warp = icmp eq i32 %warp, %other.warp
  %lockstep = load i1, ptr @check.lockstep
  %earlier = icmp ne i64 %stamp, %now
  %in.step = and i1 %same.warp, %lockstep
  %in.order = and i1 %in.step, %earlier
  %excused = or i1 %own, %in.order
  %guilty = xor i1 %excused, true
  %result = and i1 %late, %guilty
  ret i1 %result
}

; Writes a fault of one lane: the word of the other access, what it was (0 write, 1 read), and the byte.
define internal void @check.report(ptr %record, i64 %kind, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %word, i64 %was, i64 %byte) noinline cold {
  %addresses = load <32 x i64>, ptr %places, align 256
  %mask = shl i32 1, %lane
  call void @record_fault(ptr %record, i64 %kind, i64 %op, i32 %mask, i32 %warp, <32 x i64> %addresses)
  %word.at = getelementptr i64, ptr %record, i64 37
  store i64 %word, ptr %word.at
  %was.at = getelementptr i64, ptr %record, i64 38
  store i64 %was, ptr %was.at
  %byte.at = getelementptr i64, ptr %record, i64 39
  store i64 %byte, ptr %byte.at
  ret void
}

; Checks a load of %bytes by each lane; returns whether a fault was recorded. A %strong load (relaxed, acquire) may meet
; any write.
define i1 @check.load(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, i64 %bytes, i64 %site, i64 %op, i1 %strong) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %start.at = getelementptr i64, ptr %state, i64 1
  %start = load i64, ptr %start.at
  %shift = load i64, ptr @check.shift
  %writes = getelementptr i8, ptr %state, i64 12800
  %places.count = load i64, ptr @check.places
  %reads = getelementptr i64, ptr %writes, i64 %places.count
  %others = getelementptr i64, ptr %reads, i64 %places.count
  %count = lshr i64 %bytes, %shift
  %high = shl i64 %now, 25
  %instruction = shl i64 %site, 12
  %stamped = or i64 %high, %instruction
  %first = shl i32 %warp, 5
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %good, label %lanes
lanes:
  %left = phi i32 [ %mask, %entry ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %thread = or i32 %first, %lane
  %thread.64 = zext i32 %thread to i64
  %word = or i64 %stamped, %thread.64
  %address.at = getelementptr i64, ptr %places, i32 %lane
  %address = load i64, ptr %address.at
  %number = lshr i64 %address, %shift
  br label %pieces
pieces:
  %piece = phi i64 [ 0, %lanes ], [ %piece.next, %next ]
  %index = add i64 %number, %piece
  %cell = getelementptr i64, ptr %writes, i64 %index
  %written = load i64, ptr %cell
  %written.stamp = lshr i64 %written, 25
  %known = icmp uge i64 %written.stamp, %start
  br i1 %known, label %judge, label %bad
judge:
  br i1 %strong, label %next, label %compare
compare:
  %late = call i1 @check.unordered(ptr %state, i64 %written, i32 %thread, i64 %now)
  %flags = and i64 %written, 3072
  %many.alike = icmp eq i64 %flags, 2048
  %telling = xor i1 %many.alike, true
  %race = and i1 %late, %telling
  br i1 %race, label %bad, label %note
note:
  %read.at = getelementptr i64, ptr %reads, i64 %index
  %read = load i64, ptr %read.at
  %reader = and i64 %read, 1023
  %again = icmp eq i64 %reader, %thread.64
  store i64 %word, ptr %read.at
  br i1 %again, label %next, label %move
move:
  %other.at = getelementptr i64, ptr %others, i64 %index
  store i64 %read, ptr %other.at
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
bad:
  %kind = phi i64 [ 20, %pieces ], [ 21, %compare ]
  %byte = shl i64 %index, %shift
  call void @check.report(ptr %record, i64 %kind, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %written, i64 0, i64 %byte)
  ret i1 1
}

; Checks a store of %bytes by each lane, or an update of them (%atomic); returns whether a fault was recorded. %values are
; what the lanes store, side by side; an update has none. Where %needs, the place must have been written before.
define i1 @check.store(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, ptr %values, i64 %bytes, i64 %site, i64 %op, i1 %atomic, i1 %needs) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %start.at = getelementptr i64, ptr %state, i64 1
  %start = load i64, ptr %start.at
  %shift = load i64, ptr @check.shift
  %writes = getelementptr i8, ptr %state, i64 12800
  %places.count = load i64, ptr @check.places
  %reads = getelementptr i64, ptr %writes, i64 %places.count
  %others = getelementptr i64, ptr %reads, i64 %places.count
  %count = lshr i64 %bytes, %shift
  %high = shl i64 %now, 25
  %instruction = shl i64 %site, 12
  %stamped = or i64 %high, %instruction
  %kind.bit = select i1 %atomic, i64 1024, i64 0
  %marked = or i64 %stamped, %kind.bit
  %first = shl i32 %warp, 5
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %good, label %lanes
lanes:
  %left = phi i32 [ %mask, %entry ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %lane.64 = zext i32 %lane to i64
  %thread = or i32 %first, %lane
  %thread.64 = zext i32 %thread to i64
  %word = or i64 %marked, %thread.64
  %address.at = getelementptr i64, ptr %places, i32 %lane
  %address = load i64, ptr %address.at
  %number = lshr i64 %address, %shift
  %value.offset = mul i64 %lane.64, %bytes
  br label %pieces
pieces:
  %piece = phi i64 [ 0, %lanes ], [ %piece.next, %next ]
  %index = add i64 %number, %piece
  %byte = shl i64 %index, %shift
  %cell = getelementptr i64, ptr %writes, i64 %index
  %written = load i64, ptr %cell
  %written.stamp = lshr i64 %written, 25
  %known = icmp uge i64 %written.stamp, %start
  br i1 %known, label %meet, label %fresh
fresh:
  br i1 %needs, label %bad, label %write
meet:
  %late = call i1 @check.unordered(ptr %state, i64 %written, i32 %thread, i64 %now)
  %was = and i64 %written, 1024
  %was.atomic = icmp ne i64 %was, 0
  br i1 %atomic, label %update, label %plain
update:
  %was.plain = xor i1 %was.atomic, true
  %clash = and i1 %late, %was.plain
  br i1 %clash, label %bad, label %readers
plain:
  %piece.offset = shl i64 %piece, %shift
  %within = add i64 %value.offset, %piece.offset
  %value.at = getelementptr i8, ptr %values, i64 %within
  %together = icmp eq i64 %written.stamp, %now
  %writer.lane = and i64 %written, 31
  %other.offset = mul i64 %writer.lane, %bytes
  %other.within = add i64 %other.offset, %piece.offset
  %other.value.at = getelementptr i8, ptr %values, i64 %other.within
  %memory.at = getelementptr i8, ptr %shared, i64 %byte
  %old.at = select i1 %together, ptr %other.value.at, ptr %memory.at
  %alike = call i1 @check.same(ptr %value.at, ptr %old.at)
  br i1 %alike, label %silent, label %loud
silent:
  %two.writers = xor i1 %was.atomic, true
  %both = and i1 %late, %two.writers
  br i1 %both, label %join, label %silent.alone
join:
  %joined = or i64 %written, 2048
  store i64 %joined, ptr %cell
  br label %next
silent.alone:
  %silent.read.at = getelementptr i64, ptr %reads, i64 %index
  %silent.read = load i64, ptr %silent.read.at
  %silent.late = call i1 @check.unordered(ptr %state, i64 %silent.read, i32 %thread, i64 %now)
  %silent.other.at = getelementptr i64, ptr %others, i64 %index
  %silent.other = load i64, ptr %silent.other.at
  %silent.other.late = call i1 @check.unordered(ptr %state, i64 %silent.other, i32 %thread, i64 %now)
  %silent.readers = or i1 %silent.late, %silent.other.late
  %silent.meets = or i1 %silent.readers, %late
  br i1 %silent.meets, label %next, label %write
loud:
  br i1 %late, label %bad, label %readers
readers:
  %read.at = getelementptr i64, ptr %reads, i64 %index
  %read = load i64, ptr %read.at
  %read.late = call i1 @check.unordered(ptr %state, i64 %read, i32 %thread, i64 %now)
  br i1 %read.late, label %bad, label %readers.other
readers.other:
  %other.at = getelementptr i64, ptr %others, i64 %index
  %other = load i64, ptr %other.at
  %other.late = call i1 @check.unordered(ptr %state, i64 %other, i32 %thread, i64 %now)
  br i1 %other.late, label %bad, label %readers.quiet
readers.quiet:
  %late.atomic = and i1 %late, %was.atomic
  ; What this thread (or warp, in step) wrote plainly a moment ago must not be hidden from others by its own update.
  %writer = and i64 %written, 1023
  %writer.warp = lshr i64 %writer, 5
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %since.at = getelementptr i64, ptr %row, i64 %writer.warp
  %since = load i64, ptr %since.at
  %recent = icmp uge i64 %written.stamp, %since
  %still.plain = xor i1 %was.atomic, true
  %recent.plain = and i1 %recent, %still.plain
  %hidden = and i1 %recent.plain, %atomic
  br i1 %hidden, label %next, label %write
write:
  %met.atomic = phi i1 [ 0, %fresh ], [ 0, %silent.alone ], [ %late.atomic, %readers.quiet ]
  %several = select i1 %met.atomic, i64 2048, i64 0
  %final = or i64 %word, %several
  store i64 %final, ptr %cell
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
bad:
  %kind = phi i64 [ 20, %fresh ], [ 21, %update ], [ 21, %loud ], [ 21, %readers ], [ 21, %readers.other ]
  %blamed = phi i64 [ 0, %fresh ], [ %written, %update ], [ %written, %loud ], [ %read, %readers ], [ %other, %readers.other ]
  %was.read = phi i64 [ 0, %fresh ], [ 0, %update ], [ 0, %loud ], [ 1, %readers ], [ 1, %readers.other ]
  call void @check.report(ptr %record, i64 %kind, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %blamed, i64 %was.read, i64 %byte)
  ret i1 1
}

; What is known of an access by a whole warp beforehand: the distances of the lanes, the lanes, bytes of each; then words:
; instruction, its index, whether it is strong, how many places, whether they lie side by side and are a multiple of 8.
; From byte 512 on for each place its distance from the first lane's, then for each the highest and the lowest lane there.
%known = type { <32 x i64>, i32, i32, [31 x i64], [0 x i64] }

define internal i64 @check.known(ptr %table, i32 %word) alwaysinline {
  %at = getelementptr %known, ptr %table, i32 0, i32 3, i32 %word
  %value = load i64, ptr %at
  ret i64 %value
}

; Checks a load of whose lanes the distances are known; what is not plain at once is left to @check.load.
define i1 @check.load.known(ptr %shared, ptr %record, i64 %base, i32 %warp, ptr %table) noinline nofree norecurse nosync nounwind {
entry:
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %start.at = getelementptr i64, ptr %state, i64 1
  %start = load i64, ptr %start.at
  %floors = getelementptr i8, ptr %state, i64 256
  %floor.at = getelementptr i64, ptr %floors, i32 %warp
  %floor = load i64, ptr %floor.at
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %own.at = getelementptr i64, ptr %row, i32 %warp
  %own = load i64, ptr %own.at
  %range = sub i64 %floor, %start
  %range.word = shl i64 %range, 25
  %start.word = shl i64 %start, 25
  %own.word = shl i64 %own, 25
  %writes = getelementptr i8, ptr %state, i64 12800
  %places.count = load i64, ptr @check.places
  %shift = load i64, ptr @check.shift
  %number = ashr i64 %base, %shift
  %site = call i64 @check.known(ptr %table, i32 0)
  %high = shl i64 %now, 25
  %instruction = shl i64 %site, 12
  %first = shl i32 %warp, 5
  %first.64 = zext i32 %first to i64
  %stamped = or i64 %high, %instruction
  %marked = or i64 %stamped, %first.64
  %count = call i64 @check.known(ptr %table, i32 3)
  %strong.word = call i64 @check.known(ptr %table, i32 2)
  %strong = icmp ne i64 %strong.word, 0
  %side.word = call i64 @check.known(ptr %table, i32 4)
  %side = icmp ne i64 %side.word, 0
  %distances = getelementptr %known, ptr %table, i32 1
  %highest = getelementptr i64, ptr %distances, i64 %count
  %lowest = getelementptr i64, ptr %highest, i64 %count
  br i1 %strong, label %slow, label %choose
choose:
  br i1 %side, label %run, label %cells
run:
  %distance.first = load i64, ptr %distances
  %run.first = add i64 %number, %distance.first
  %run.writes = getelementptr i64, ptr %writes, i64 %run.first
  %run.reads = getelementptr i64, ptr %run.writes, i64 %places.count
  %run.others = getelementptr i64, ptr %run.reads, i64 %places.count
  %s.one = insertelement <8 x i64> poison, i64 %start.word, i32 0
  %s = shufflevector <8 x i64> %s.one, <8 x i64> poison, <8 x i32> zeroinitializer
  %f.one = insertelement <8 x i64> poison, i64 %range.word, i32 0
  %f = shufflevector <8 x i64> %f.one, <8 x i64> poison, <8 x i32> zeroinitializer
  %o.one = insertelement <8 x i64> poison, i64 %own.word, i32 0
  %o = shufflevector <8 x i64> %o.one, <8 x i64> poison, <8 x i32> zeroinitializer
  %m.one = insertelement <8 x i64> poison, i64 %marked, i32 0
  %m = shufflevector <8 x i64> %m.one, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %piece
piece:
  %i = phi i64 [ 0, %run ], [ %i.next, %piece.end ]
  %w.at = getelementptr i64, ptr %run.writes, i64 %i
  %w = load <8 x i64>, ptr %w.at, align 8
  %w.since = sub <8 x i64> %w, %s
  %w.good = icmp ult <8 x i64> %w.since, %f
  %w.bits = bitcast <8 x i1> %w.good to i8
  %w.all = icmp eq i8 %w.bits, -1
  br i1 %w.all, label %piece.reads, label %slow
piece.reads:
  %r2.at = getelementptr i64, ptr %run.others, i64 %i
  %r2 = load <8 x i64>, ptr %r2.at, align 8
  %full = icmp uge <8 x i64> %r2, %o
  %full.bits = bitcast <8 x i1> %full to i8
  %full.all = icmp eq i8 %full.bits, -1
  br i1 %full.all, label %piece.end, label %piece.note
piece.note:
  %r1.at = getelementptr i64, ptr %run.reads, i64 %i
  %r1 = load <8 x i64>, ptr %r1.at, align 8
  %h.at = getelementptr i64, ptr %highest, i64 %i
  %h = load <8 x i64>, ptr %h.at, align 8
  %l.at = getelementptr i64, ptr %lowest, i64 %i
  %l = load <8 x i64>, ptr %l.at, align 8
  %h.word = or <8 x i64> %h, %m
  %l.word = or <8 x i64> %l, %m
  %two = icmp ne <8 x i64> %h, %l
  %differ = xor <8 x i64> %r1, %h.word
  %differ.thread = and <8 x i64> %differ, splat (i64 1023)
  %again = icmp eq <8 x i64> %differ.thread, zeroinitializer
  %r2.one = select <8 x i1> %again, <8 x i64> %r2, <8 x i64> %r1
  %r2.two = select <8 x i1> %two, <8 x i64> %l.word, <8 x i64> %r2.one
  %r2.new = select <8 x i1> %full, <8 x i64> %r2, <8 x i64> %r2.two
  %r1.new = select <8 x i1> %full, <8 x i64> %r1, <8 x i64> %h.word
  store <8 x i64> %r1.new, ptr %r1.at, align 8
  store <8 x i64> %r2.new, ptr %r2.at, align 8
  br label %piece.end
piece.end:
  %i.next = add i64 %i, 8
  %i.over = icmp uge i64 %i.next, %count
  br i1 %i.over, label %good, label %piece
cells:
  %reads = getelementptr i64, ptr %writes, i64 %places.count
  %others = getelementptr i64, ptr %reads, i64 %places.count
  br label %cell
cell:
  %c = phi i64 [ 0, %cells ], [ %c.next, %cell.end ]
  %distance.at = getelementptr i64, ptr %distances, i64 %c
  %distance = load i64, ptr %distance.at
  %index = add i64 %number, %distance
  %cw.at = getelementptr i64, ptr %writes, i64 %index
  %cw = load i64, ptr %cw.at
  %cw.since = sub i64 %cw, %start.word
  %cw.good = icmp ult i64 %cw.since, %range.word
  br i1 %cw.good, label %cell.reads, label %slow
cell.reads:
  %c2.at = getelementptr i64, ptr %others, i64 %index
  %c2 = load i64, ptr %c2.at
  %c.full = icmp uge i64 %c2, %own.word
  br i1 %c.full, label %cell.end, label %cell.note
cell.note:
  %c1.at = getelementptr i64, ptr %reads, i64 %index
  %c1 = load i64, ptr %c1.at
  %ch.at = getelementptr i64, ptr %highest, i64 %c
  %ch = load i64, ptr %ch.at
  %cl.at = getelementptr i64, ptr %lowest, i64 %c
  %cl = load i64, ptr %cl.at
  %ch.word = or i64 %ch, %marked
  %cl.word = or i64 %cl, %marked
  %c.two = icmp ne i64 %ch, %cl
  %c.differ = xor i64 %c1, %ch.word
  %c.differ.thread = and i64 %c.differ, 1023
  %c.again = icmp eq i64 %c.differ.thread, 0
  %c2.one = select i1 %c.again, i64 %c2, i64 %c1
  %c2.new = select i1 %c.two, i64 %cl.word, i64 %c2.one
  store i64 %ch.word, ptr %c1.at
  store i64 %c2.new, ptr %c2.at
  br label %cell.end
cell.end:
  %c.next = add i64 %c, 1
  %c.over = icmp uge i64 %c.next, %count
  br i1 %c.over, label %good, label %cell
good:
  ret i1 0
slow:
  %offsets = load <32 x i64>, ptr %table, align 256
  %base.one = insertelement <32 x i64> poison, i64 %base, i32 0
  %base.all = shufflevector <32 x i64> %base.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %addresses = add <32 x i64> %base.all, %offsets
  %mask.at = getelementptr %known, ptr %table, i32 0, i32 1
  %mask = load i32, ptr %mask.at
  %bytes.at = getelementptr %known, ptr %table, i32 0, i32 2
  %bytes.32 = load i32, ptr %bytes.at
  %bytes = zext i32 %bytes.32 to i64
  %op = call i64 @check.known(ptr %table, i32 1)
  %bad = call i1 @check.load(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, i64 %bytes, i64 %site, i64 %op, i1 %strong)
  ret i1 %bad
}

; Whether a store to places of which each belongs to one lane meets nothing; if so it is noted, else @check.store decides.
define i1 @check.store.known(ptr %shared, i64 %base, i32 %warp, ptr %table) noinline nofree norecurse nosync nounwind {
entry:
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %floors = getelementptr i8, ptr %state, i64 256
  %floor.at = getelementptr i64, ptr %floors, i32 %warp
  %floor = load i64, ptr %floor.at
  %floor.word = shl i64 %floor, 25
  %writes = getelementptr i8, ptr %state, i64 12800
  %places.count = load i64, ptr @check.places
  %shift = load i64, ptr @check.shift
  %number = ashr i64 %base, %shift
  %site = call i64 @check.known(ptr %table, i32 0)
  %high = shl i64 %now, 25
  %instruction = shl i64 %site, 12
  %first = shl i32 %warp, 5
  %first.64 = zext i32 %first to i64
  %stamped = or i64 %high, %instruction
  %marked = or i64 %stamped, %first.64
  %count = call i64 @check.known(ptr %table, i32 3)
  %side.word = call i64 @check.known(ptr %table, i32 4)
  %side = icmp ne i64 %side.word, 0
  %distances = getelementptr %known, ptr %table, i32 1
  %highest = getelementptr i64, ptr %distances, i64 %count
  br i1 %side, label %run, label %cells
run:
  %distance.first = load i64, ptr %distances
  %run.first = add i64 %number, %distance.first
  %run.writes = getelementptr i64, ptr %writes, i64 %run.first
  %run.reads = getelementptr i64, ptr %run.writes, i64 %places.count
  %f.one = insertelement <8 x i64> poison, i64 %floor.word, i32 0
  %f = shufflevector <8 x i64> %f.one, <8 x i64> poison, <8 x i32> zeroinitializer
  %m.one = insertelement <8 x i64> poison, i64 %marked, i32 0
  %m = shufflevector <8 x i64> %m.one, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %piece
piece:
  %i = phi i64 [ 0, %run ], [ %i.next, %piece.write ]
  %w.at = getelementptr i64, ptr %run.writes, i64 %i
  %w = load <8 x i64>, ptr %w.at, align 8
  %r.at = getelementptr i64, ptr %run.reads, i64 %i
  %r = load <8 x i64>, ptr %r.at, align 8
  %w.good = icmp ult <8 x i64> %w, %f
  %r.good = icmp ult <8 x i64> %r, %f
  %both = and <8 x i1> %w.good, %r.good
  %bits = bitcast <8 x i1> %both to i8
  %all = icmp eq i8 %bits, -1
  br i1 %all, label %piece.write, label %doubtful
piece.write:
  %h.at = getelementptr i64, ptr %highest, i64 %i
  %h = load <8 x i64>, ptr %h.at, align 8
  %word = or <8 x i64> %h, %m
  store <8 x i64> %word, ptr %w.at, align 8
  %i.next = add i64 %i, 8
  %i.over = icmp uge i64 %i.next, %count
  br i1 %i.over, label %good, label %piece
cells:
  %reads = getelementptr i64, ptr %writes, i64 %places.count
  br label %cell
cell:
  %c = phi i64 [ 0, %cells ], [ %c.next, %cell.write ]
  %distance.at = getelementptr i64, ptr %distances, i64 %c
  %distance = load i64, ptr %distance.at
  %index = add i64 %number, %distance
  %cw.at = getelementptr i64, ptr %writes, i64 %index
  %cw = load i64, ptr %cw.at
  %cr.at = getelementptr i64, ptr %reads, i64 %index
  %cr = load i64, ptr %cr.at
  %cw.good = icmp ult i64 %cw, %floor.word
  %cr.good = icmp ult i64 %cr, %floor.word
  %c.both = and i1 %cw.good, %cr.good
  br i1 %c.both, label %cell.write, label %doubtful
cell.write:
  %ch.at = getelementptr i64, ptr %highest, i64 %c
  %ch = load i64, ptr %ch.at
  %c.word = or i64 %ch, %marked
  store i64 %c.word, ptr %cw.at
  %c.next = add i64 %c, 1
  %c.over = icmp uge i64 %c.next, %count
  br i1 %c.over, label %good, label %cell
good:
  ret i1 1
doubtful:
  ret i1 0
}
