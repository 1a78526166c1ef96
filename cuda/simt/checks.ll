; What checked code calls at every access to shared memory and at everything that orders threads (the rules: checks.py).
; The shadow lies behind the block's shared memory:
;   i64 count, i64 start; from byte 256 a row of 32 i64 for each of 32 warps; from byte 8448 a row for each of 16 barriers;
;   from byte 12544 the cells: { i64 last write, i64 last read, i64 last read by another thread than that }.
; A word of a cell: stamp << 25 | instruction << 12 | several << 11 | atomic << 10 | thread.
; Each access and each ordering event has a stamp of its own (count). Row w holds for each warp the stamp before which all
; that it did comes before what warp w does next.
; Set beside this text: @check.offset, @check.shift, @check.warps, @check.lockstep, @check.same.

%cell = type { i64, i64, i64 }

declare <32 x i64> @llvm.umax.v32i64(<32 x i64>, <32 x i64>)

define internal ptr @check.state(ptr %shared) alwaysinline {
  %offset = load i64, ptr @check.offset
  %state = getelementptr i8, ptr %shared, i64 %offset
  ret ptr %state
}

define internal ptr @check.row(ptr %state, i32 %warp) alwaysinline {
  %rows = getelementptr i8, ptr %state, i64 256
  %row = getelementptr <32 x i64>, ptr %rows, i32 %warp
  ret ptr %row
}

define internal ptr @check.clock(ptr %state, i32 %number) alwaysinline {
  %clocks = getelementptr i8, ptr %state, i64 8448
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
define internal void @check.barrier(ptr %shared) noinline {
entry:
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %one = insertelement <32 x i64> poison, i64 %now, i32 0
  %all = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %warps = load i32, ptr @check.warps
  br label %each
each:
  %w = phi i32 [ 0, %entry ], [ %next, %each ]
  %row = call ptr @check.row(ptr %state, i32 %w)
  store <32 x i64> %all, ptr %row, align 256
  %next = add i32 %w, 1
  %over = icmp eq i32 %next, %warps
  br i1 %over, label %done, label %each
done:
  ret void
}

; The start of a block: nothing has been written.
define internal void @check.begin(ptr %shared) noinline {
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
define internal void @check.met(ptr %shared, i32 %warp) noinline {
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %own = getelementptr i64, ptr %row, i32 %warp
  store i64 %now, ptr %own
  ret void
}

; A fence: what the warp did is taken as seen by all.
define internal void @check.published(ptr %shared, i32 %warp) noinline {
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

; A warp has come to a barrier with a number: what it did, and what comes before that, comes before its completion.
define internal void @check.arrived(ptr %shared, i32 %warp, i32 %number) noinline {
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
define internal void @check.ended(ptr %shared, ptr %points, i32 %number, i1 %for.all) noinline {
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
define internal void @check.freed(ptr %shared, i32 %warp, i32 %number) noinline {
  %state = call ptr @check.state(ptr %shared)
  %row = call ptr @check.row(ptr %state, i32 %warp)
  %seen = load <32 x i64>, ptr %row, align 256
  %clock = call ptr @check.clock(ptr %state, i32 %number)
  %brought = load <32 x i64>, ptr %clock, align 256
  %new = call <32 x i64> @llvm.umax.v32i64(<32 x i64> %seen, <32 x i64> %brought)
  store <32 x i64> %new, ptr %row, align 256
  ret void
}

; A barrier that is complete begins anew.
define internal void @check.reset(ptr %shared, i32 %number) noinline {
  %state = call ptr @check.state(ptr %shared)
  %clock = call ptr @check.clock(ptr %state, i32 %number)
  store <32 x i64> zeroinitializer, ptr %clock, align 256
  ret void
}

; Whether what a word stands for is another thread's, with nothing between it and what this thread does now.
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
define internal i1 @check.load(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, i64 %bytes, i64 %site, i64 %op, i1 %strong) noinline {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %start.at = getelementptr i64, ptr %state, i64 1
  %start = load i64, ptr %start.at
  %shift = load i64, ptr @check.shift
  %cells = getelementptr i8, ptr %state, i64 12544
  %count = lshr i64 %bytes, %shift
  %high = shl i64 %now, 25
  %instruction = shl i64 %site, 12
  %stamped = or i64 %high, %instruction
  %first = shl i32 %warp, 5
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %good, label %lanes
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
  %cell = getelementptr %cell, ptr %cells, i64 %index
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
  %read.at = getelementptr %cell, ptr %cell, i64 0, i32 1
  %read = load i64, ptr %read.at
  %reader = and i64 %read, 1023
  %again = icmp eq i64 %reader, %thread.64
  store i64 %word, ptr %read.at
  br i1 %again, label %next, label %move
move:
  %other.at = getelementptr %cell, ptr %cell, i64 0, i32 2
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
define internal i1 @check.store(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, ptr %values, i64 %bytes, i64 %site, i64 %op, i1 %atomic, i1 %needs) noinline {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %start.at = getelementptr i64, ptr %state, i64 1
  %start = load i64, ptr %start.at
  %shift = load i64, ptr @check.shift
  %cells = getelementptr i8, ptr %state, i64 12544
  %count = lshr i64 %bytes, %shift
  %high = shl i64 %now, 25
  %instruction = shl i64 %site, 12
  %stamped = or i64 %high, %instruction
  %kind.bit = select i1 %atomic, i64 1024, i64 0
  %marked = or i64 %stamped, %kind.bit
  %first = shl i32 %warp, 5
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %good, label %lanes
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
  %cell = getelementptr %cell, ptr %cells, i64 %index
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
  br i1 %both, label %join, label %next
join:
  %joined = or i64 %written, 2048
  store i64 %joined, ptr %cell
  br label %next
loud:
  br i1 %late, label %bad, label %readers
readers:
  %read.at = getelementptr %cell, ptr %cell, i64 0, i32 1
  %read = load i64, ptr %read.at
  %read.late = call i1 @check.unordered(ptr %state, i64 %read, i32 %thread, i64 %now)
  br i1 %read.late, label %bad, label %readers.other
readers.other:
  %other.at = getelementptr %cell, ptr %cell, i64 0, i32 2
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
  %met.atomic = phi i1 [ 0, %fresh ], [ %late.atomic, %readers.quiet ]
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
