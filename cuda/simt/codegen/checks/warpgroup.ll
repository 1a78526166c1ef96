; Checked code with products of a warpgroup calls these functions beside those of shadow.ll (warpgroup_checks.py).
; Behind the cells of the shadow lie: from byte 0 a row of 32 i64 for each of 32 warps; from byte 8192 a row for each of 16
; barriers; from byte 12288 four words for each warp: whether a wgmma.fence has come, the groups that it has committed, the
; groups that it has waited for, the group of its last product.
; Row w holds a stamp for each warp: what that warp wrote before the stamp is visible to what warp w does next by the
; asynchronous proxy. So it is if a proxy fence lies between, in any thread by way of which the two are ordered.

define internal ptr @proxy.state(ptr %shared) alwaysinline {
  %state = call ptr @check.state(ptr %shared)
  %places = load i64, ptr @check.places
  %cells = mul i64 %places, 24
  %offset = add i64 %cells, 12800
  %at = getelementptr i8, ptr %state, i64 %offset
  ret ptr %at
}

define internal ptr @proxy.row(ptr %shared, i32 %warp) alwaysinline {
  %state = call ptr @proxy.state(ptr %shared)
  %row = getelementptr <32 x i64>, ptr %state, i32 %warp
  ret ptr %row
}

define internal ptr @proxy.clock(ptr %shared, i32 %number) alwaysinline {
  %state = call ptr @proxy.state(ptr %shared)
  %clocks = getelementptr i8, ptr %state, i64 8192
  %clock = getelementptr <32 x i64>, ptr %clocks, i32 %number
  ret ptr %clock
}

define internal ptr @group.words(ptr %shared, i32 %warp) alwaysinline {
  %state = call ptr @proxy.state(ptr %shared)
  %all = getelementptr i8, ptr %state, i64 12288
  %words = getelementptr [4 x i64], ptr %all, i32 %warp
  ret ptr %words
}

; Raises a row to another.
define internal void @proxy.join(ptr %row, ptr %other) alwaysinline {
  %old = load <32 x i64>, ptr %row, align 8
  %brought = load <32 x i64>, ptr %other, align 8
  %new = call <32 x i64> @llvm.umax.v32i64(<32 x i64> %old, <32 x i64> %brought)
  store <32 x i64> %new, ptr %row, align 8
  ret void
}

; The start of a block: nothing has been written, and no warp has fenced or multiplied.
define void @proxy.begin(ptr %shared) noinline nofree norecurse nosync nounwind {
  %state = call ptr @proxy.state(ptr %shared)
  call void @llvm.memset.p0.i64(ptr align 8 %state, i8 0, i64 13312, i1 false)
  ret void
}

; A barrier of the whole block: all warps know of all fences.
define void @proxy.barrier(ptr %shared) noinline nofree norecurse nosync nounwind {
entry:
  %first = call ptr @proxy.row(ptr %shared, i32 0)
  %warps = load i32, ptr @check.warps
  br label %gather
gather:
  %g = phi i32 [ 0, %entry ], [ %g.next, %gather ]
  %from = call ptr @proxy.row(ptr %shared, i32 %g)
  call void @proxy.join(ptr %first, ptr %from)
  %g.next = add i32 %g, 1
  %g.over = icmp eq i32 %g.next, %warps
  br i1 %g.over, label %spread, label %gather
spread:
  %s = phi i32 [ 0, %gather ], [ %s.next, %spread ]
  %to = call ptr @proxy.row(ptr %shared, i32 %s)
  call void @proxy.join(ptr %to, ptr %first)
  %s.next = add i32 %s, 1
  %s.over = icmp eq i32 %s.next, %warps
  br i1 %s.over, label %done, label %spread
done:
  ret void
}

; A warp has arrived at a numbered barrier.
define void @proxy.arrived(ptr %shared, i32 %warp, i32 %number) noinline nofree norecurse nosync nounwind {
  %clock = call ptr @proxy.clock(ptr %shared, i32 %number)
  %row = call ptr @proxy.row(ptr %shared, i32 %warp)
  call void @proxy.join(ptr %clock, ptr %row)
  ret void
}

; A barrier for all is complete: warps that have ended count as come.
define void @proxy.ended(ptr %shared, ptr %points, i32 %number, i1 %for.all) noinline nofree norecurse nosync nounwind {
entry:
  br i1 %for.all, label %begin, label %done
begin:
  %clock = call ptr @proxy.clock(ptr %shared, i32 %number)
  %warps = load i32, ptr @check.warps
  br label %each
each:
  %w = phi i32 [ 0, %begin ], [ %next, %each.end ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %has.ended = icmp slt i32 %point, 0
  br i1 %has.ended, label %come, label %each.end
come:
  %row = call ptr @proxy.row(ptr %shared, i32 %w)
  call void @proxy.join(ptr %clock, ptr %row)
  br label %each.end
each.end:
  %next = add i32 %w, 1
  %over = icmp eq i32 %next, %warps
  br i1 %over, label %done, label %each
done:
  ret void
}

; A warp goes on from a barrier that is complete.
define void @proxy.freed(ptr %shared, i32 %warp, i32 %number) noinline nofree norecurse nosync nounwind {
  %row = call ptr @proxy.row(ptr %shared, i32 %warp)
  %clock = call ptr @proxy.clock(ptr %shared, i32 %number)
  call void @proxy.join(ptr %row, ptr %clock)
  ret void
}

; A barrier that is complete begins anew.
define void @proxy.reset(ptr %shared, i32 %number) noinline nofree norecurse nosync nounwind {
  %clock = call ptr @proxy.clock(ptr %shared, i32 %number)
  store <32 x i64> zeroinitializer, ptr %clock, align 8
  ret void
}

; A memory fence: what the warp has fenced is taken as fenced for all, as what it did is taken as seen.
define void @proxy.published(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
entry:
  %row = call ptr @proxy.row(ptr %shared, i32 %warp)
  %warps = load i32, ptr @check.warps
  br label %each
each:
  %w = phi i32 [ 0, %entry ], [ %next, %each ]
  %other = call ptr @proxy.row(ptr %shared, i32 %w)
  call void @proxy.join(ptr %other, ptr %row)
  %next = add i32 %w, 1
  %over = icmp eq i32 %next, %warps
  br i1 %over, label %done, label %each
done:
  ret void
}

; A fence between the proxies: what lanes of the warp wrote, and what is ordered before that, is visible by the other.
define void @proxy.fenced(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
  %state = call ptr @check.state(ptr %shared)
  %now = call i64 @check.stamp(ptr %state)
  %seen = call ptr @check.row(ptr %state, i32 %warp)
  %row = call ptr @proxy.row(ptr %shared, i32 %warp)
  call void @proxy.join(ptr %row, ptr %seen)
  %own = getelementptr i64, ptr %row, i32 %warp
  store i64 %now, ptr %own
  ret void
}

; Checks a read by the asynchronous proxy of %bytes by each lane, which @check.load has let pass; returns whether a fault was
; recorded. What the accesses of @check.copied wrote needs no fence.
define i1 @proxy.read(ptr %shared, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, i64 %bytes, i64 %op) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %state = call ptr @check.state(ptr %shared)
  %row = call ptr @proxy.row(ptr %shared, i32 %warp)
  %shift = load i64, ptr @check.shift
  %writes = getelementptr i8, ptr %state, i64 12800
  %count = lshr i64 %bytes, %shift
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %good, label %lanes
lanes:
  %left = phi i32 [ %mask, %entry ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address.at = getelementptr i64, ptr %places, i32 %lane
  %address = load i64, ptr %address.at
  %number = lshr i64 %address, %shift
  br label %pieces
pieces:
  %piece = phi i64 [ 0, %lanes ], [ %piece.next, %next ]
  %index = add i64 %number, %piece
  %cell = getelementptr i64, ptr %writes, i64 %index
  %written = load i64, ptr %cell
  %stamp = lshr i64 %written, 25
  %writer = lshr i64 %written, 5
  %writer.warp = and i64 %writer, 31
  %since.at = getelementptr i64, ptr %row, i64 %writer.warp
  %since = load i64, ptr %since.at
  %late = icmp uge i64 %stamp, %since
  br i1 %late, label %judge, label %next
judge:
  %site.high = lshr i64 %written, 12
  %site = and i64 %site.high, 8191
  %copied.at = getelementptr i8, ptr @check.copied, i64 %site
  %copied = load i8, ptr %copied.at
  %plain = icmp eq i8 %copied, 0
  br i1 %plain, label %bad, label %next
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
  %byte = shl i64 %index, %shift
  call void @check.report(ptr %record, i64 23, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %written, i64 0, i64 %byte)
  ret i1 1
}

; A wgmma.fence of a warp.
define void @group.fenced(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
  %words = call ptr @group.words(ptr %shared, i32 %warp)
  store i64 1, ptr %words
  ret void
}

; A product of a warp; returns whether no wgmma.fence has come before.
define i1 @group.issued(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
  %words = call ptr @group.words(ptr %shared, i32 %warp)
  %fenced = load i64, ptr %words
  %committed.at = getelementptr i64, ptr %words, i64 1
  %committed = load i64, ptr %committed.at
  %group = add i64 %committed, 1
  %last.at = getelementptr i64, ptr %words, i64 3
  store i64 %group, ptr %last.at
  %bare = icmp eq i64 %fenced, 0
  ret i1 %bare
}

; A warp closes a group.
define void @group.committed(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
  %words = call ptr @group.words(ptr %shared, i32 %warp)
  %committed.at = getelementptr i64, ptr %words, i64 1
  %committed = load i64, ptr %committed.at
  %next = add i64 %committed, 1
  store i64 %next, ptr %committed.at
  ret void
}

; A warp waits until no more than so many groups are in flight.
define void @group.waited(ptr %shared, i32 %warp, i64 %newest) noinline nofree norecurse nosync nounwind {
  %words = call ptr @group.words(ptr %shared, i32 %warp)
  %committed.at = getelementptr i64, ptr %words, i64 1
  %committed = load i64, ptr %committed.at
  %done.at = getelementptr i64, ptr %words, i64 2
  %done = load i64, ptr %done.at
  %reached = call i64 @llvm.usub.sat.i64(i64 %committed, i64 %newest)
  %new = call i64 @llvm.umax.i64(i64 %done, i64 %reached)
  store i64 %new, ptr %done.at
  ret void
}

declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)

; Whether a product of a warp is in flight.
define i1 @group.in.flight(ptr %shared, i32 %warp) noinline nofree norecurse nosync nounwind {
  %words = call ptr @group.words(ptr %shared, i32 %warp)
  %done.at = getelementptr i64, ptr %words, i64 2
  %done = load i64, ptr %done.at
  %last.at = getelementptr i64, ptr %words, i64 3
  %last = load i64, ptr %last.at
  %some = icmp ugt i64 %last, %done
  ret i1 %some
}
