define internal i32 @field(ptr %frames, i32 %w, i32 %offset) alwaysinline {
  %w.64 = zext i32 %w to i64
  %start = mul i64 %w.64, {frame_bytes}
  %offset.64 = zext i32 %offset to i64
  %at.offset = add i64 %start, %offset.64
  %at = getelementptr i8, ptr %frames, i64 %at.offset
  %value = load i32, ptr %at
  ret i32 %value
}
define internal void @set.field(ptr %frames, i32 %w, i32 %offset, i32 %value) alwaysinline {
  %w.64 = zext i32 %w to i64
  %start = mul i64 %w.64, {frame_bytes}
  %offset.64 = zext i32 %offset to i64
  %at.offset = add i64 %start, %offset.64
  %at = getelementptr i8, ptr %frames, i64 %at.offset
  store i32 %value, ptr %at
  ret void
}
; Whether a warp waits, at a barrier (-1: any).
define internal i1 @waits(ptr %frames, ptr %points, i32 %w, i32 %number) alwaysinline {
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %suspended = icmp sgt i32 %point, 0
  %state = call i32 @field(ptr %frames, i32 %w, i32 {state})
  %waiting = icmp eq i32 %state, {waits}
  %at = call i32 @field(ptr %frames, i32 %w, i32 {number})
  %same = icmp eq i32 %at, %number
  %any = icmp eq i32 %number, -1
  %there = or i1 %same, %any
  %both = and i1 %suspended, %waiting
  %result = and i1 %both, %there
  ret i1 %result
}
; Lets those that wait at a barrier go on if it is complete; returns how many they were.
define internal i32 @release(ptr %frames, ptr %points, ptr %arrived, ptr %wanted, i32 %number, ptr %shared, ptr %record, i64 %block) noinline {
entry:
  %arrived.at = getelementptr i32, ptr %arrived, i32 %number
  %early = load i32, ptr %arrived.at
  %wanted.at = getelementptr i32, ptr %wanted, i32 %number
  %some = load i32, ptr %wanted.at
  br label %count
count:
  %w = phi i32 [ 0, %entry ], [ %w.next, %count ]
  %alive = phi i32 [ 0, %entry ], [ %alive.next, %count ]
  %here = phi i32 [ 0, %entry ], [ %here.next, %count ]
  %holding = phi i32 [ 0, %entry ], [ %holding.next, %count ]
  %present = phi i32 [ 0, %entry ], [ %present.next, %count ]
  %point.at = getelementptr i32, ptr %points, i32 %w
  %point = load i32, ptr %point.at
  %lives = icmp sge i32 %point, 0
  %lives.one = zext i1 %lives to i32
  %alive.next = add i32 %alive, %lives.one
  %is.here = call i1 @waits(ptr %frames, ptr %points, i32 %w, i32 %number)
  %one = zext i1 %is.here to i32
  %here.next = add i32 %here, %one
  %own.holding = call i32 @field(ptr %frames, i32 %w, i32 {holding})
  %own.counted = select i1 %is.here, i32 %own.holding, i32 0
  %holding.next = add i32 %holding, %own.counted
  %own.present = call i32 @field(ptr %frames, i32 %w, i32 {present})
  %present.counted = select i1 %is.here, i32 %own.present, i32 0
  %present.next = add i32 %present, %present.counted
  %w.next = add i32 %w, 1
  %all = icmp eq i32 %w.next, {warps}
  br i1 %all, label %judge, label %count
judge:
  %come = add i32 %here.next, %early
  %for.all = icmp eq i32 %some, 0
  %needed = select i1 %for.all, i32 %alive.next, i32 %some
  %enough = icmp sge i32 %come, %needed
  %not.none = icmp sgt i32 %come, 0
  %complete = and i1 %enough, %not.none
  br i1 %complete, label %free, label %stay
stay:
  ret i32 0
free:
  store i32 0, ptr %arrived.at
{checked_ended}  br label %each
each:
  %v = phi i32 [ 0, %free ], [ %v.next, %each.end ]
  %freed = call i1 @waits(ptr %frames, ptr %points, i32 %v, i32 %number)
  br i1 %freed, label %go, label %each.end
go:
  call void @set.field(ptr %frames, i32 %v, i32 {state}, i32 {goes_on})
  call void @set.field(ptr %frames, i32 %v, i32 {result}, i32 %holding.next)
  call void @set.field(ptr %frames, i32 %v, i32 {present}, i32 %present.next)
{checked_freed}  br label %each.end
each.end:
  %v.next = add i32 %v, 1
  %over = icmp eq i32 %v.next, {warps}
  br i1 %over, label %done, label %each
done:
{checked_reset}  ret i32 %here.next
}
