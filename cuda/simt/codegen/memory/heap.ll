; The heap of the device, which kernels allocate from. Its array begins with two words: the granule of 16 bytes at which
; the next search begins, and the fewest granules that found no room since memory was last given back, 0 for none. Then
; come the granules, and a map with a byte for each of them. A block begins with a granule of its own, { i64 granules of
; the block, i64 bytes asked for }, whose byte is {LIVE} while the block is in use and {FREED} from then on; the bytes of
; its other granules say how much of them the kernel asked for, 0 of all that no kernel may touch. Zeros are an empty heap. A block of no bytes has a place
; as well, as on an H200.

define internal i64 @heap.take(i64 %start, i64 %size, i64 %bytes) {
entry:
  %usable = sub i64 %size, {HEAD_BYTES}
  %total = udiv i64 %usable, {TAKEN_BYTES}
  %room = shl i64 %total, 4
  %heap = inttoptr i64 %start to ptr
  %failed.at = getelementptr i64, ptr %heap, i64 1
  %data = getelementptr i8, ptr %heap, i64 {HEAD_BYTES}
  %map = getelementptr i8, ptr %data, i64 %room
  %first = load i64, ptr %data
  %is.new = icmp eq i64 %first, 0
  br i1 %is.new, label %begin, label %ask
begin:
  store i64 %total, ptr %data
  br label %ask
ask:
  %is.large = icmp ugt i64 %bytes, %room
  br i1 %is.large, label %none, label %remember
remember:
  %is.nothing = icmp eq i64 %bytes, 0
  %some = select i1 %is.nothing, i64 1, i64 %bytes
  %over = add i64 %some, 31
  %need = lshr i64 %over, 4
  %failed = load i64, ptr %failed.at
  %less = sub i64 %failed, 1
  %is.known = icmp ult i64 %less, %need
  %rover = load i64, ptr %heap
  br i1 %is.known, label %none, label %search
search:
  %at = phi i64 [ %rover, %remember ], [ %at.next, %onward ]
  %wrapped = phi i1 [ 0, %remember ], [ %wrapped.next, %onward ]
  %place = shl i64 %at, 4
  %header = getelementptr i8, ptr %data, i64 %place
  %granules = load i64, ptr %header
  %mark.at = getelementptr i8, ptr %map, i64 %at
  %mark = load i8, ptr %mark.at
  %is.live = icmp eq i8 %mark, {LIVE}
  br i1 %is.live, label %onward, label %merge
merge:
  %sum = phi i64 [ %granules, %search ], [ %sum.more, %join ]
  %is.enough = icmp uge i64 %sum, %need
  br i1 %is.enough, label %found, label %more
more:
  %next = add i64 %at, %sum
  %is.inside = icmp ult i64 %next, %total
  br i1 %is.inside, label %look, label %short
look:
  %next.mark.at = getelementptr i8, ptr %map, i64 %next
  %next.mark = load i8, ptr %next.mark.at
  %next.live = icmp eq i8 %next.mark, {LIVE}
  br i1 %next.live, label %short, label %join
join:
  %next.place = shl i64 %next, 4
  %next.header = getelementptr i8, ptr %data, i64 %next.place
  %next.granules = load i64, ptr %next.header
  %sum.more = add i64 %sum, %next.granules
  br label %merge
short:
  store i64 %sum, ptr %header
  br label %onward
onward:
  %length = phi i64 [ %granules, %search ], [ %sum, %short ]
  %behind = add i64 %at, %length
  %is.end = icmp uge i64 %behind, %total
  %at.next = select i1 %is.end, i64 0, i64 %behind
  %wrapped.next = or i1 %wrapped, %is.end
  %is.past = icmp uge i64 %at.next, %rover
  %is.over = and i1 %wrapped.next, %is.past
  br i1 %is.over, label %full, label %search
found:
  %rest = sub i64 %sum, %need
  %has.rest = icmp ne i64 %rest, 0
  %end = add i64 %at, %need
  br i1 %has.rest, label %split, label %use
split:
  %rest.place = shl i64 %end, 4
  %rest.header = getelementptr i8, ptr %data, i64 %rest.place
  store i64 %rest, ptr %rest.header
  %rest.mark.at = getelementptr i8, ptr %map, i64 %end
  store i8 0, ptr %rest.mark.at
  br label %use
use:
  store i64 %need, ptr %header
  %bytes.at = getelementptr i64, ptr %header, i64 1
  store i64 %bytes, ptr %bytes.at
  store i8 {LIVE}, ptr %mark.at
  %own.marks = getelementptr i8, ptr %mark.at, i64 1
  %whole = lshr i64 %bytes, 4
  call void @llvm.memset.p0.i64(ptr %own.marks, i8 16, i64 %whole, i1 false)
  %part = and i64 %bytes, 15
  %has.part = icmp ne i64 %part, 0
  br i1 %has.part, label %last, label %done
last:
  %last.at = getelementptr i8, ptr %own.marks, i64 %whole
  %part.8 = trunc i64 %part to i8
  store i8 %part.8, ptr %last.at
  br label %done
done:
  %is.last = icmp uge i64 %end, %total
  %rover.next = select i1 %is.last, i64 0, i64 %end
  store i64 %rover.next, ptr %heap
  %user = getelementptr i8, ptr %header, i64 16
  %address = ptrtoint ptr %user to i64
  ret i64 %address
full:
  store i64 %need, ptr %failed.at
  store i64 0, ptr %heap
  br label %none
none:
  ret i64 0
}

; Gives a block back; whether there is none at this address. A null pointer is nothing.
define internal i1 @heap.give(i64 %start, i64 %size, i64 %address) {
entry:
  %usable = sub i64 %size, {HEAD_BYTES}
  %total = udiv i64 %usable, {TAKEN_BYTES}
  %room = shl i64 %total, 4
  %heap = inttoptr i64 %start to ptr
  %data = getelementptr i8, ptr %heap, i64 {HEAD_BYTES}
  %map = getelementptr i8, ptr %data, i64 %room
  %is.null = icmp eq i64 %address, 0
  br i1 %is.null, label %good, label %look
look:
  %data.at = ptrtoint ptr %data to i64
  %from = sub i64 %address, %data.at
  %from.header = sub i64 %from, 16
  %is.inside = icmp ult i64 %from.header, %room
  %low = and i64 %from, 15
  %is.aligned = icmp eq i64 %low, 0
  %is.place = and i1 %is.inside, %is.aligned
  br i1 %is.place, label %ask, label %bad
ask:
  %at = lshr i64 %from.header, 4
  %mark.at = getelementptr i8, ptr %map, i64 %at
  %mark = load i8, ptr %mark.at
  %is.live = icmp eq i8 %mark, {LIVE}
  br i1 %is.live, label %free, label %bad
free:
  store i8 {FREED}, ptr %mark.at
  %header = getelementptr i8, ptr %data, i64 %from.header
  %granules = load i64, ptr %header
  %own = sub i64 %granules, 1
  %own.marks = getelementptr i8, ptr %mark.at, i64 1
  call void @llvm.memset.p0.i64(ptr %own.marks, i8 0, i64 %own, i1 false)
  %failed.at = getelementptr i64, ptr %heap, i64 1
  store i64 0, ptr %failed.at
  br label %good
good:
  ret i1 0
bad:
  ret i1 1
}

; For the active lanes in turn, the lowest first: allocates, or gives back; the addresses, or the lanes that may not.
define internal <32 x i64> @heap.allocate(ptr %row, <32 x i64> %sizes, i32 %active) noinline {
entry:
  %start = load i64, ptr %row
  %size.at = getelementptr i64, ptr %row, i64 1
  %size = load i64, ptr %size.at
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %others, %body ]
  %addresses = phi <32 x i64> [ zeroinitializer, %entry ], [ %addresses.next, %body ]
  %is.over = icmp eq i32 %left, 0
  br i1 %is.over, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %others = and i32 %left, %less.one
  %bytes = extractelement <32 x i64> %sizes, i32 %lane
  %address = call i64 @heap.take(i64 %start, i64 %size, i64 %bytes)
  %addresses.next = insertelement <32 x i64> %addresses, i64 %address, i32 %lane
  br label %loop
exit:
  ret <32 x i64> %addresses
}
define internal i32 @heap.release(ptr %row, <32 x i64> %addresses, i32 %active) noinline {
entry:
  %start = load i64, ptr %row
  %size.at = getelementptr i64, ptr %row, i64 1
  %size = load i64, ptr %size.at
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %others, %body ]
  %wrong = phi i32 [ 0, %entry ], [ %wrong.next, %body ]
  %is.over = icmp eq i32 %left, 0
  br i1 %is.over, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %others = and i32 %left, %less.one
  %address = extractelement <32 x i64> %addresses, i32 %lane
  %is.bad = call i1 @heap.give(i64 %start, i64 %size, i64 %address)
  %bit = shl i32 1, %lane
  %more = select i1 %is.bad, i32 %bit, i32 0
  %wrong.next = or i32 %wrong, %more
  br label %loop
exit:
  ret i32 %wrong
}
