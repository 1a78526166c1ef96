; Where a block of a cluster lies in the grid, and its number there.
%place = type { i32, i32, i32, i64 }
define internal %place @block.of(i64 %cluster, i64 %columns, i64 %rows, i32 %rank) alwaysinline {
  %across = udiv i64 %columns, {cluster_x}
  %down = udiv i64 %rows, {cluster_y}
  %c.x = urem i64 %cluster, %across
  %c.rest = udiv i64 %cluster, %across
  %c.y = urem i64 %c.rest, %down
  %c.z = udiv i64 %c.rest, %down
  %rank.64 = zext i32 %rank to i64
  %r.x = urem i64 %rank.64, {cluster_x}
  %r.rest = udiv i64 %rank.64, {cluster_x}
  %r.y = urem i64 %r.rest, {cluster_y}
  %r.z = udiv i64 %r.rest, {cluster_y}
  %first.x = mul i64 %c.x, {cluster_x}
  %first.y = mul i64 %c.y, {cluster_y}
  %first.z = mul i64 %c.z, {cluster_z}
  %x = add i64 %first.x, %r.x
  %y = add i64 %first.y, %r.y
  %z = add i64 %first.z, %r.z
  %planes = mul i64 %z, %rows
  %lines = add i64 %planes, %y
  %before = mul i64 %lines, %columns
  %number = add i64 %before, %x
  %x.32 = trunc i64 %x to i32
  %y.32 = trunc i64 %y to i32
  %z.32 = trunc i64 %z to i32
  %p.x = insertvalue %place poison, i32 %x.32, 0
  %p.y = insertvalue %place %p.x, i32 %y.32, 1
  %p.z = insertvalue %place %p.y, i32 %z.32, 2
  %p = insertvalue %place %p.z, i64 %number, 3
  ret %place %p
}

define internal void @block.begin(ptr %shared, ptr %arrays, i64 %number) alwaysinline {
{observed}
  ret void
}

; The barrier of the cluster is complete, for one of its blocks.
define internal void @block.met(ptr %shared) alwaysinline {
{at_barrier}  ret void
}

; All blocks of the cluster have ended; returns the rank + 1 of one that may have accessed this one's memory later, or 0.
define internal i64 @block.left(ptr %shared, ptr %record) alwaysinline {
{at_end}}

; Runs each warp of a block that can go on; returns how many have not ended, or the code of a failure.
define internal i32 @block.phase(ptr %frames, ptr %points, ptr %local{buffers_taken}, ptr %arrived, ptr %wanted, ptr %progress, i32 %x, i32 %y, i32 %z, i64 %number) {
entry:
  br label %warp
warp:
  %w = phi i32 [ 0, %entry ], [ %w.next, %warp.end ]
  %alive = phi i32 [ 0, %entry ], [ %alive.next, %warp.end ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %ended = icmp slt i32 %point, 0
  br i1 %ended, label %warp.end, label %lives
lives:
  %is.waiting = call i1 @waits(ptr %frames, ptr %points, i32 %w, i32 -1)
  br i1 %is.waiting, label %warp.end, label %execute
execute:
  store i32 1, ptr %progress
{call_of_warp}  br i1 %failed, label %fail, label %went
went:
  %suspended = icmp sgt i32 %code, 0
  br i1 %suspended, label %came, label %warp.end
came:
  %barrier.number = call i32 @field(ptr %frames, i32 %w, i32 {number})
  %state = call i32 @field(ptr %frames, i32 %w, i32 {state})
  %arrives = icmp eq i32 %state, {arrives}
  %of.cluster = icmp eq i32 %barrier.number, {barriers}
  br i1 %of.cluster, label %cluster, label %block
cluster:
  br i1 %arrives, label %goes.on, label %wait
wait:
  %complete = call i32 @field(ptr %frames, i32 %w, i32 {complete})
  %passes = icmp ne i32 %complete, 0
  br i1 %passes, label %pass, label %warp.end
pass:
  call void @set.field(ptr %frames, i32 %w, i32 {arrived}, i32 0)
  call void @set.field(ptr %frames, i32 %w, i32 {complete}, i32 0)
  br label %goes.on
goes.on:
  call void @set.field(ptr %frames, i32 %w, i32 {state}, i32 {goes_on})
  br label %warp.end
block:
  %count = call i32 @field(ptr %frames, i32 %w, i32 {count})
  %wanted.at = getelementptr i32, ptr %wanted, i32 %barrier.number
  store i32 %count, ptr %wanted.at
{checked_arrived}  br i1 %arrives, label %arrive, label %check
arrive:
  call void @set.field(ptr %frames, i32 %w, i32 {state}, i32 {goes_on})
  %arrived.at = getelementptr i32, ptr %arrived, i32 %barrier.number
  %arrived.old = load i32, ptr %arrived.at
  %arrived.new = add i32 %arrived.old, 1
  store i32 %arrived.new, ptr %arrived.at
  br label %check
check:
  %freed.now = call i32 @release(ptr %frames, ptr %points, ptr %arrived, ptr %wanted, i32 %barrier.number, ptr %shared, ptr %record, i64 %number)
  br label %warp.end
warp.end:
  %one = phi i32 [ 0, %warp ], [ 1, %lives ], [ 0, %went ], [ 1, %wait ], [ 1, %goes.on ], [ 1, %check ]
  %alive.next = add i32 %alive, %one
  %w.next = add i32 %w, 1
  %all = icmp eq i32 %w.next, {warps}
  br i1 %all, label %barrier, label %warp
barrier:
  %n = phi i32 [ 0, %warp.end ], [ %n.next, %barrier ]
  %freed = call i32 @release(ptr %frames, ptr %points, ptr %arrived, ptr %wanted, i32 %n, ptr %shared, ptr %record, i64 %number)
  %progress.old = load i32, ptr %progress
  %progress.new = or i32 %progress.old, %freed
  store i32 %progress.new, ptr %progress
  %n.next = add i32 %n, 1
  %checked = icmp eq i32 %n.next, {barriers}
  br i1 %checked, label %over, label %barrier
over:
  ret i32 %alive.next
fail:
  ret i32 %code
}

; Lets the warps of a cluster go on that wait at its barrier, if all threads that have not ended have arrived there; those
; that come to wait later find that it is complete. Returns how many went on.
define internal i32 @cluster.release(ptr %frames, ptr %points, ptr %shared) noinline {
entry:
  br label %look
look:
  %w = phi i32 [ 0, %entry ], [ %w.next, %look ]
  %none.missing = phi i1 [ true, %entry ], [ %none.missing.next, %look ]
  %some = phi i1 [ false, %entry ], [ %some.next, %look ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %lives = icmp sge i32 %point, 0
  %mask = call i32 @field(ptr %frames, i32 %w, i32 0)
  %lanes = call i32 @field(ptr %frames, i32 %w, i32 {arrived})
  %before = call i32 @field(ptr %frames, i32 %w, i32 {complete})
  %others = xor i32 %lanes, -1
  %missing = and i32 %mask, %others
  %all.lanes = icmp eq i32 %missing, 0
  %is.new = icmp eq i32 %before, 0
  %has.come = and i1 %all.lanes, %is.new
  %has.ended = xor i1 %lives, true
  %good = or i1 %has.ended, %has.come
  %none.missing.next = and i1 %none.missing, %good
  %counts = and i1 %lives, %has.come
  %some.next = or i1 %some, %counts
  %w.next = add i32 %w, 1
  %all = icmp eq i32 %w.next, {all_warps}
  br i1 %all, label %judge, label %look
judge:
  %complete = and i1 %none.missing.next, %some.next
  br i1 %complete, label %meet, label %stay
stay:
  ret i32 0
meet:
  %m = phi i64 [ 0, %judge ], [ %m.next, %meet ]
  %met.offset = mul i64 %m, {stride}
  %met.shared = getelementptr i8, ptr %shared, i64 %met.offset
  call void @block.met(ptr %met.shared)
  %m.next = add i64 %m, 1
  %all.met = icmp eq i64 %m.next, {ranks}
  br i1 %all.met, label %each, label %meet
each:
  %v = phi i32 [ 0, %meet ], [ %v.next, %each.end ]
  %freed = phi i32 [ 0, %meet ], [ %freed.next, %each.end ]
  %is.freed = call i1 @waits(ptr %frames, ptr %points, i32 %v, i32 {barriers})
  br i1 %is.freed, label %go, label %later
go:
  call void @set.field(ptr %frames, i32 %v, i32 {state}, i32 {goes_on})
  call void @set.field(ptr %frames, i32 %v, i32 {arrived}, i32 0)
  br label %each.end
later:
  call void @set.field(ptr %frames, i32 %v, i32 {complete}, i32 1)
  br label %each.end
each.end:
  %one = phi i32 [ 1, %go ], [ 0, %later ]
  %freed.next = add i32 %freed, %one
  %v.next = add i32 %v, 1
  %over = icmp eq i32 %v.next, {all_warps}
  br i1 %over, label %done, label %each
done:
  ret i32 %freed.next
}

define i32 @run({parameters}) {
start:
  %arrived = alloca [{all_barriers} x i32]
  %wanted = alloca [{all_barriers} x i32]
  %progress = alloca i32
  br label %block
block:
  %index = phi i64 [ %first, %start ], [ %index.next, %block.end ]
{whether_over}  br i1 %over, label %done, label %begin
begin:
{open_extents}  %cluster = call i64 @block.number(i64 %index, ptr %chosen)
  %limit.at = getelementptr i64, ptr %fuel, i64 {limit}
  %limit.block = load i64, ptr %limit.at
  %limit = mul i64 %limit.block, {ranks}
  store i64 %limit, ptr %fuel
  %index.at = getelementptr i64, ptr %fuel, i64 {index}
  store i64 %index, ptr %index.at
  store [{all_barriers} x i32] zeroinitializer, ptr %arrived
  store [{all_barriers} x i32] zeroinitializer, ptr %wanted
  br label %clear
clear:
  %slot = phi i32 [ 0, %begin ], [ %slot.next, %clear ]
  %point.clear = getelementptr i32, ptr %points, i32 %slot
  store i32 0, ptr %point.clear
  call void @set.field(ptr %frames, i32 %slot, i32 {arrived}, i32 0)
  call void @set.field(ptr %frames, i32 %slot, i32 {complete}, i32 0)
  %slot.next = add i32 %slot, 1
  %cleared = icmp eq i32 %slot.next, {all_warps}
  br i1 %cleared, label %fresh, label %clear
fresh:
  %f = phi i32 [ 0, %clear ], [ %f.next, %fresh ]
  %f.64 = zext i32 %f to i64
  %fresh.offset = mul i64 %f.64, {stride}
  %fresh.shared = getelementptr i8, ptr %shared, i64 %fresh.offset
  %fresh.place = call %place @block.of(i64 %cluster, i64 {columns}, i64 {rows}, i32 %f)
  %fresh.number = extractvalue %place %fresh.place, 3
  call void @block.begin(ptr %fresh.shared, ptr %arrays, i64 %fresh.number)
  %fresh.word = add i64 %f.64, {ended_ranks}
  %fresh.ended = getelementptr i64, ptr %fuel, i64 %fresh.word
  store i64 0, ptr %fresh.ended
  %f.next = add i32 %f, 1
  %all.fresh = icmp eq i32 %f.next, {ranks}
  br i1 %all.fresh, label %phase, label %fresh
phase:
  store i32 0, ptr %progress
  br label %rank
rank:
  %r = phi i32 [ 0, %phase ], [ %r.next, %rank.end ]
  %alive = phi i32 [ 0, %phase ], [ %alive.next, %rank.end ]
  %r.64 = zext i32 %r to i64
  %shared.offset = mul i64 %r.64, {stride}
  %own.shared = getelementptr i8, ptr %shared, i64 %shared.offset
  %frames.offset = mul i64 %r.64, {block_frames}
  %own.frames = getelementptr i8, ptr %frames, i64 %frames.offset
  %points.first = mul i64 %r.64, {warps}
  %own.points = getelementptr i32, ptr %points, i64 %points.first
  %local.offset = mul i64 %r.64, {block_local}
  %own.local = getelementptr i8, ptr %local, i64 %local.offset
  %barriers.first = mul i64 %r.64, {barriers}
  %own.arrived = getelementptr i32, ptr %arrived, i64 %barriers.first
  %own.wanted = getelementptr i32, ptr %wanted, i64 %barriers.first
  %place = call %place @block.of(i64 %cluster, i64 {columns}, i64 {rows}, i32 %r)
  %x = extractvalue %place %place, 0
  %y = extractvalue %place %place, 1
  %z = extractvalue %place %place, 2
  %number = extractvalue %place %place, 3
  %code = call i32 @block.phase(ptr %own.frames, ptr %own.points, ptr %own.local{buffers_given}, ptr %own.arrived, ptr %own.wanted, ptr %progress, i32 %x, i32 %y, i32 %z, i64 %number)
  %failed = icmp slt i32 %code, 0
  br i1 %failed, label %fail, label %rank.end
rank.end:
  %ended.word = add i64 %r.64, {ended_ranks}
  %rank.ended.at = getelementptr i64, ptr %fuel, i64 %ended.word
  %has.ended = icmp eq i32 %code, 0
  %ended.value = zext i1 %has.ended to i64
  store i64 %ended.value, ptr %rank.ended.at
  %alive.next = add i32 %alive, %code
  %r.next = add i32 %r, 1
  %all.ran = icmp eq i32 %r.next, {ranks}
  br i1 %all.ran, label %phase.end, label %rank
phase.end:
  %no.warp = icmp eq i32 %alive.next, 0
  br i1 %no.warp, label %ends, label %judge
ends:
  %e = phi i64 [ 0, %phase.end ], [ %e.next, %stays ]
  %end.offset = mul i64 %e, {stride}
  %end.shared = getelementptr i8, ptr %shared, i64 %end.offset
  %late.rank = call i64 @block.left(ptr %end.shared, ptr %record)
  %is.late = icmp ne i64 %late.rank, 0
  br i1 %is.late, label %late, label %stays
stays:
  %e.next = add i64 %e, 1
  %all.ends = icmp eq i64 %e.next, {ranks}
  br i1 %all.ends, label %block.end, label %ends
late:
  %late.32 = trunc i64 %late.rank to i32
  %late.number.rank = sub i32 %late.32, 1
  %late.place = call %place @block.of(i64 %cluster, i64 {columns}, i64 {rows}, i32 %late.number.rank)
  %late.number = extractvalue %place %late.place, 3
  br label %fail
judge:
  %freed = call i32 @cluster.release(ptr %frames, ptr %points, ptr %shared)
  %own.progress = load i32, ptr %progress
  %some = or i32 %own.progress, %freed
  %stuck = icmp eq i32 %some, 0
  br i1 %stuck, label %find, label %phase
find:
  %s = phi i32 [ 0, %judge ], [ %s.next, %find ]
  %s.waits = call i1 @waits(ptr %frames, ptr %points, i32 %s, i32 -1)
  %s.next = add i32 %s, 1
  br i1 %s.waits, label %deadlock, label %find
deadlock:
  %instruction = call i32 @field(ptr %frames, i32 %s, i32 {instruction})
  %instruction.64 = zext i32 %instruction to i64
  %mask = call i32 @field(ptr %frames, i32 %s, i32 0)
  %stuck.rank = udiv i32 %s, {warps}
  %stuck.warp = urem i32 %s, {warps}
  %stuck.place = call %place @block.of(i64 %cluster, i64 {columns}, i64 {rows}, i32 %stuck.rank)
  %stuck.number = extractvalue %place %stuck.place, 3
  call void @record_fault(ptr %record, i64 {FAULT_DEADLOCK}, i64 %instruction.64, i32 %mask, i32 %stuck.warp, <32 x i64> zeroinitializer)
  br label %fail
block.end:
{block_end}  %index.next = add i64 %index, 1
  br label %block
fail:
  %outcome = phi i32 [ %code, %rank ], [ {FAULT}, %deadlock ], [ {FAULT}, %late ]
  %failed.number = phi i64 [ %number, %rank ], [ %stuck.number, %deadlock ], [ %late.number, %late ]
  %record.block = getelementptr i64, ptr %record, i64 {RECORD_BLOCK}
  store i64 %failed.number, ptr %record.block
  ret i32 %outcome
done:
{reached}  ret i32 0
}
