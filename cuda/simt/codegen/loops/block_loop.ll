define i32 @run({parameters}) {
start:
  br label %block
block:
  %index = phi i64 [ %first, %start ], [ %index.next, %block.end ]
{whether_over}  br i1 %over, label %done, label %begin
begin:
{block_start}  br label %clear
{fresh_points}phase:
  br label %warp
warp:
  %w = phi i32 [ 0, %phase ], [ %w.next, %warp.end ]
  %alive = phi i32 [ 0, %phase ], [ %alive.next, %warp.end ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %ended = icmp slt i32 %point, 0
  br i1 %ended, label %warp.end, label %execute
execute:
{call_of_warp}  br i1 %failed, label %fail, label %went
went:
  %waits = icmp sgt i32 %code, 0
  %one = zext i1 %waits to i32
  %alive.more = add i32 %alive, %one
  br label %warp.end
warp.end:
  %alive.next = phi i32 [ %alive, %warp ], [ %alive.more, %went ]
  %w.next = add i32 %w, 1
  %all = icmp eq i32 %w.next, {warps}
  br i1 %all, label %phase.end, label %warp
phase.end:
{at_barrier}  %again = icmp sgt i32 %alive.next, 0
  br i1 %again, label %phase, label %block.end
block.end:
{block_end}  %index.next = add i64 %index, 1
  br label %block
fail:
  %record.block = getelementptr i64, ptr %record, i64 {RECORD_BLOCK}
  store i64 %number, ptr %record.block
  ret i32 %code
done:
{reached}  ret i32 0
}
