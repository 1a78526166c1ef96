define i32 @run({parameters}) {
start:
  %arrived = alloca [{barriers} x i32]
  %wanted = alloca [{barriers} x i32]
  %progress = alloca i32
  %alive = alloca i32
  br label %block
block:
  %index = phi i64 [ %first, %start ], [ %index.next, %block.end ]
{whether_over}  br i1 %over, label %done, label %begin
begin:
{block_start}  store [{barriers} x i32] zeroinitializer, ptr %arrived
  store [{barriers} x i32] zeroinitializer, ptr %wanted
  br label %clear
{fresh_points}phase:
  store i32 0, ptr %progress
  store i32 0, ptr %alive
  br label %warp
warp:
  %w = phi i32 [ 0, %phase ], [ %w.next, %warp.end ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %ended = icmp slt i32 %point, 0
  br i1 %ended, label %warp.end, label %lives
lives:
  %alive.old = load i32, ptr %alive
  %alive.new = add i32 %alive.old, 1
  store i32 %alive.new, ptr %alive
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
  %count = call i32 @field(ptr %frames, i32 %w, i32 {count})
  %wanted.at = getelementptr i32, ptr %wanted, i32 %barrier.number
  store i32 %count, ptr %wanted.at
  %state = call i32 @field(ptr %frames, i32 %w, i32 {state})
{checked_arrived}  %arrives = icmp eq i32 %state, {arrives}
  br i1 %arrives, label %arrive, label %check
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
  %w.next = add i32 %w, 1
  %all = icmp eq i32 %w.next, {warps}
  br i1 %all, label %phase.end, label %warp
phase.end:
  %left = load i32, ptr %alive
  %no.warp = icmp eq i32 %left, 0
  br i1 %no.warp, label %block.end, label %barrier
barrier:
  %n = phi i32 [ 0, %phase.end ], [ %n.next, %barrier ]
  %freed = call i32 @release(ptr %frames, ptr %points, ptr %arrived, ptr %wanted, i32 %n, ptr %shared, ptr %record, i64 %number)
  %progress.old = load i32, ptr %progress
  %progress.new = or i32 %progress.old, %freed
  store i32 %progress.new, ptr %progress
  %n.next = add i32 %n, 1
  %checked = icmp eq i32 %n.next, {barriers}
  br i1 %checked, label %judge, label %barrier
judge:
  %some = load i32, ptr %progress
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
  call void @record_fault(ptr %record, i64 {FAULT_DEADLOCK}, i64 %instruction.64, i32 %mask, i32 %s, <32 x i64> zeroinitializer)
  br label %fail
block.end:
{block_end}  %index.next = add i64 %index, 1
  br label %block
fail:
  %outcome = phi i32 [ %code, %execute ], [ {FAULT}, %deadlock ]
  %record.block = getelementptr i64, ptr %record, i64 {RECORD_BLOCK}
  store i64 %number, ptr %record.block
  ret i32 %outcome
done:
{reached}  ret i32 0
}
