; Checked code calls these functions at every access to an array that the kernel stores to (global_shadow.py). They know of
; %state what shadow.ll says: i64 count, i64 start, from byte 256 the floors of 32 warps, from byte 512 their rows.
; %blocks describes the blocks of the launch: i64 acquired (what was published before this stamp is known to the present
; block), i64 fenced (whether the present block has published anything), i64 ordinal of the present block, the address of
; the table of blocks, the words from a row to the next, the bytes of its stamps; from byte 64 the stamps of 32 warps up to which they have published;
; from byte 320 how often each of 32 warps of the present block has learned more, at most 8 times, and from byte 576 what:
; for each warp 8 pairs of what it knew by then (as acquired) and the stamp at which it learned that, in rising order.
; A row of the table: the stamp at which a block began, its number, then where the kernel has fences a stamp for each
; warp: what that warp did before has been published, and a write that others may see followed.
; %array describes an array: its address, its bytes, the addresses of four words for each cell, one table each: last
; write, last read, last read by another thread of the same block, last read by another block; the address of reads is 0
; where none is noted. A cell has 1 << shift bytes.
; A word of a cell: stamp << 27 | mixed << 26 | site << 15 | read << 14 | narrow << 13 | release << 12 | several << 11 |
; strong << 10 | thread. Of an update mixed says that its block has stored to the cell plainly before. Of a strong store read
; says that it is volatile.
; An access has a table %access: i64 bytes of each lane, site, instruction, flags, shift. Flags: 1 store, 2 update,
; 4 strong, 8 narrow (its scope is the block), 16 lanes in step, 32 volatile.

%known = type { <32 x i64>, i32, i32, [31 x i64], [0 x i64] }

declare i64 @llvm.umax.i64(i64, i64)
declare i32 @llvm.cttz.i32(i32, i1)

define internal i64 @global.stamp(ptr %state) alwaysinline {
  %old = load i64, ptr %state
  %new = add i64 %old, 1
  store i64 %new, ptr %state
  ret i64 %new
}

define internal i64 @global.word(ptr %at, i64 %number) alwaysinline {
  %place = getelementptr i64, ptr %at, i64 %number
  %value = load i64, ptr %place
  ret i64 %value
}

define internal i64 @global.since(ptr %state, i64 %warp, i64 %other) alwaysinline {
  %rows = getelementptr i8, ptr %state, i64 512
  %row = getelementptr <32 x i64>, ptr %rows, i64 %warp
  %value = call i64 @global.word(ptr %row, i64 %other)
  ret i64 %value
}

; The start of a block: it knows of no other one, and has published nothing.
define void @global.begin(ptr %state, ptr %blocks, i64 %number) noinline nofree norecurse nosync nounwind {
  store i64 0, ptr %blocks
  %fenced.at = getelementptr i64, ptr %blocks, i64 1
  store i64 0, ptr %fenced.at
  %ordinal.at = getelementptr i64, ptr %blocks, i64 2
  %last = load i64, ptr %ordinal.at
  %ordinal = add i64 %last, 1
  store i64 %ordinal, ptr %ordinal.at
  %row = call ptr @global.block.row(ptr %blocks, i64 %ordinal)
  %start = call i64 @global.word(ptr %state, i64 1)
  store i64 %start, ptr %row
  %number.at = getelementptr i64, ptr %row, i64 1
  store i64 %number, ptr %number.at
  %published = getelementptr i8, ptr %blocks, i64 64
  ; what is published and how often something was learned
  call void @llvm.memset.p0.i64(ptr align 64 %published, i8 0, i64 512, i1 false)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal ptr @global.block.row(ptr %blocks, i64 %ordinal) alwaysinline {
  %table.at = getelementptr i64, ptr %blocks, i64 3
  %table = load ptr, ptr %table.at
  %words = call i64 @global.word(ptr %blocks, i64 4)
  %first = mul i64 %words, %ordinal
  %row = getelementptr i64, ptr %table, i64 %first
  ret ptr %row
}

; The row of the block that was executed when a stamp was given.
define internal ptr @global.block.of(ptr %blocks, i64 %stamp) noinline {
entry:
  %high.at = alloca i64
  %low.at = alloca i64
  %ordinal = call i64 @global.word(ptr %blocks, i64 2)
  %end = add i64 %ordinal, 1
  store i64 1, ptr %low.at
  store i64 %end, ptr %high.at
  br label %loop
loop:
  %low = load i64, ptr %low.at
  %high = load i64, ptr %high.at
  %span = sub i64 %high, %low
  %one = icmp ule i64 %span, 1
  br i1 %one, label %found, label %halve
halve:
  %half = lshr i64 %span, 1
  %middle = add i64 %low, %half
  %row = call ptr @global.block.row(ptr %blocks, i64 %middle)
  %began = load i64, ptr %row
  %later = icmp ugt i64 %began, %stamp
  br i1 %later, label %below, label %above
below:
  store i64 %middle, ptr %high.at
  br label %loop
above:
  store i64 %middle, ptr %low.at
  br label %loop
found:
  %result = call ptr @global.block.row(ptr %blocks, i64 %low)
  ret ptr %result
}

; A fence for more than the block: the warp publishes what it did, and what is ordered before that.
define void @global.fenced(ptr %state, ptr %blocks, i32 %warp) noinline nofree norecurse nosync nounwind {
entry:
  %own = zext i32 %warp to i64
  %now = call i64 @global.stamp(ptr %state)
  %fenced.at = getelementptr i64, ptr %blocks, i64 1
  store i64 1, ptr %fenced.at
  %published = getelementptr i8, ptr %blocks, i64 64
  %old = load <32 x i64>, ptr %published, align 64
  %rows = getelementptr i8, ptr %state, i64 512
  %row = getelementptr <32 x i64>, ptr %rows, i64 %own
  %known = load <32 x i64>, ptr %row, align 256
  %ordered = insertelement <32 x i64> %known, i64 %now, i64 %own
  %new = call <32 x i64> @llvm.umax.v32i64(<32 x i64> %old, <32 x i64> %ordered)
  store <32 x i64> %new, ptr %published, align 64
  ret void
}

declare <32 x i64> @llvm.umax.v32i64(<32 x i64>, <32 x i64>)

; A write that other blocks may see, after a fence: what has been published may be known to those that read it.
define internal void @global.released(ptr %blocks) noinline {
entry:
  %ordinal = call i64 @global.word(ptr %blocks, i64 2)
  %row = call ptr @global.block.row(ptr %blocks, i64 %ordinal)
  %stamps = call i64 @global.word(ptr %blocks, i64 5)
  %released = getelementptr i64, ptr %row, i64 2
  %published = getelementptr i8, ptr %blocks, i64 64
  call void @llvm.memcpy.p0.p0.i64(ptr %released, ptr %published, i64 %stamps, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Whether a warp knows what was published before a stamp: it has learned that itself, or a warp of its block has, and what
; that warp did then is ordered before what the present one does.
define internal i1 @global.knows(ptr %state, ptr %blocks, i64 %stamp, i64 %warp) noinline {
entry:
  %counts = getelementptr i8, ptr %blocks, i64 320
  br label %look
look:
  %other = phi i64 [ 0, %entry ], [ %other.next, %next ]
  %count = call i64 @global.word(ptr %counts, i64 %other)
  %pairs = call ptr @global.lessons(ptr %blocks, i64 %other)
  br label %pair
pair:
  %i = phi i64 [ 0, %look ], [ %i.next, %later ]
  %over = icmp uge i64 %i, %count
  br i1 %over, label %next, label %try
try:
  %value.at = getelementptr { i64, i64 }, ptr %pairs, i64 %i
  %value = load i64, ptr %value.at
  %enough = icmp ugt i64 %value, %stamp
  br i1 %enough, label %when, label %later
later:
  %i.next = add i64 %i, 1
  br label %pair
when:
  %time = call i64 @global.word(ptr %value.at, i64 1)
  %since = call i64 @global.since(ptr %state, i64 %warp, i64 %other)
  %before = icmp ult i64 %time, %since
  %own = icmp eq i64 %other, %warp
  %passed.on = or i1 %before, %own
  br i1 %passed.on, label %yes, label %next
next:
  %other.next = add i64 %other, 1
  %all = icmp eq i64 %other.next, 32
  br i1 %all, label %no, label %look
yes:
  ret i1 1
no:
  ret i1 0
}

; Whether a warp of the present block has learned from the write with this stamp.
define internal i1 @global.was.flag(ptr %blocks, i64 %stamp) noinline {
entry:
  %counts = getelementptr i8, ptr %blocks, i64 320
  %after = add i64 %stamp, 1
  br label %look
look:
  %warp = phi i64 [ 0, %entry ], [ %warp.next, %next ]
  %count = call i64 @global.word(ptr %counts, i64 %warp)
  %pairs = call ptr @global.lessons(ptr %blocks, i64 %warp)
  br label %pair
pair:
  %i = phi i64 [ 0, %look ], [ %i.next, %later ]
  %over = icmp uge i64 %i, %count
  br i1 %over, label %next, label %try
try:
  %value.at = getelementptr { i64, i64 }, ptr %pairs, i64 %i
  %value = load i64, ptr %value.at
  %is.it = icmp eq i64 %value, %after
  br i1 %is.it, label %yes, label %later
later:
  %i.next = add i64 %i, 1
  br label %pair
next:
  %warp.next = add i64 %warp, 1
  %all = icmp eq i64 %warp.next, 32
  br i1 %all, label %no, label %look
yes:
  ret i1 1
no:
  ret i1 0
}

define internal ptr @global.lessons(ptr %blocks, i64 %warp) alwaysinline {
  %first = getelementptr i8, ptr %blocks, i64 576
  %pairs = getelementptr [8 x { i64, i64 }], ptr %first, i64 %warp
  ret ptr %pairs
}

; Returns whether the access that a word records was made by another thread and is not ordered before the present one.
define internal i1 @global.unordered(ptr %state, ptr %blocks, i64 %word, i64 %thread, i64 %now, i64 %flags) noinline {
entry:
  %none = icmp eq i64 %word, 0
  br i1 %none, label %ordered, label %some
some:
  %stamp = lshr i64 %word, 27
  %other = and i64 %word, 1023
  %other.warp = lshr i64 %other, 5
  %start = call i64 @global.word(ptr %state, i64 1)
  %here = icmp uge i64 %stamp, %start
  br i1 %here, label %inside, label %outside
inside:
  %warp = lshr i64 %thread, 5
  %since = call i64 @global.since(ptr %state, i64 %warp, i64 %other.warp)
  %late = icmp uge i64 %stamp, %since
  %same = icmp eq i64 %other, %thread
  %kinds = and i64 %word, 3072
  %shared.atomic = icmp eq i64 %kinds, 3072
  %only.own = xor i1 %shared.atomic, true
  %own = and i1 %same, %only.own
  %same.warp = icmp eq i64 %warp, %other.warp
  %step.bit = and i64 %flags, 16
  %lockstep = icmp ne i64 %step.bit, 0
  %earlier = icmp ne i64 %stamp, %now
  %in.step = and i1 %same.warp, %lockstep
  %in.order = and i1 %in.step, %earlier
  %excused = or i1 %own, %in.order
  %guilty = xor i1 %excused, true
  %result = and i1 %late, %guilty
  ret i1 %result
outside:
  %acquired = load i64, ptr %blocks
  %unknown = icmp uge i64 %stamp, %acquired
  br i1 %unknown, label %unordered, label %learned
learned:
  %own.warp = lshr i64 %thread, 5
  %knows = call i1 @global.knows(ptr %state, ptr %blocks, i64 %stamp, i64 %own.warp)
  br i1 %knows, label %known, label %unordered
known:
  ; A write behind a fence may be the one that publishes: what is ordered before it, it is itself, for those that read it
  ; as a flag. A plain one that nobody has read so is an access like others.
  %release = and i64 %word, 4096
  %not.the.release = icmp eq i64 %release, 0
  br i1 %not.the.release, label %search, label %behind.fence
behind.fence:
  %strong.there = and i64 %word, 1024
  %strong.here = and i64 %flags, 4
  %strength = or i64 %strong.there, %strong.here
  %is.strong = icmp ne i64 %strength, 0
  br i1 %is.strong, label %ordered, label %plain
plain:
  %was.flag = call i1 @global.was.flag(ptr %blocks, i64 %stamp)
  br i1 %was.flag, label %ordered, label %search
search:
  %row = call ptr @global.block.of(ptr %blocks, i64 %stamp)
  %released = getelementptr i64, ptr %row, i64 2
  %until = call i64 @global.word(ptr %released, i64 %other.warp)
  %missing = icmp uge i64 %stamp, %until
  ret i1 %missing
unordered:
  ret i1 1
ordered:
  ret i1 0
}

; The place of a cell's word in one of the tables of an array: 2 writes, 3 reads, 4 others, 5 of other blocks.
define internal ptr @global.cell(ptr %array, i64 %kind, i64 %index) alwaysinline {
  %table.at = getelementptr i64, ptr %array, i64 %kind
  %table = load ptr, ptr %table.at
  %cell = getelementptr i64, ptr %table, i64 %index
  ret ptr %cell
}

; Notes a plain read of a cell.
define internal void @global.note(ptr %state, ptr %array, i64 %index, i64 %word) alwaysinline {
entry:
  %read.at = call ptr @global.cell(ptr %array, i64 3, i64 %index)
  %read = load i64, ptr %read.at
  store i64 %word, ptr %read.at
  %start = call i64 @global.word(ptr %state, i64 1)
  %stamp = lshr i64 %read, 27
  %here = icmp uge i64 %stamp, %start
  br i1 %here, label %inside, label %outside
inside:
  %difference = xor i64 %read, %word
  %thread.difference = and i64 %difference, 1023
  %again = icmp eq i64 %thread.difference, 0
  br i1 %again, label %done, label %move
move:
  %other.at = call ptr @global.cell(ptr %array, i64 4, i64 %index)
  store i64 %read, ptr %other.at
  br label %done
outside:
  %none = icmp eq i64 %read, 0
  br i1 %none, label %done, label %first
first:
  %foreign.at = call ptr @global.cell(ptr %array, i64 5, i64 %index)
  store i64 %read, ptr %foreign.at
  %cleared.at = call ptr @global.cell(ptr %array, i64 4, i64 %index)
  store i64 0, ptr %cleared.at
  br label %done
done:
  ret void
}

; Whether a word records an access whose scope, or that of the present one, leaves out the other block.
define internal i1 @global.apart(ptr %state, i64 %word, i64 %flags) alwaysinline {
  %start = call i64 @global.word(ptr %state, i64 1)
  %stamp = lshr i64 %word, 27
  %outside = icmp ult i64 %stamp, %start
  %narrow.there = and i64 %word, 8192
  %narrow.here = and i64 %flags, 8
  %narrow = or i64 %narrow.there, %narrow.here
  %is.narrow = icmp ne i64 %narrow, 0
  %result = and i1 %outside, %is.narrow
  ret i1 %result
}

; Takes note of what was published before a write of another block that is now read.
define internal void @global.acquire(ptr %state, ptr %blocks, i64 %word, i64 %thread, i64 %now) noinline {
entry:
  %bit = and i64 %word, 4096
  %releases = icmp ne i64 %bit, 0
  %stamp = lshr i64 %word, 27
  %start = call i64 @global.word(ptr %state, i64 1)
  %outside = icmp ult i64 %stamp, %start
  %both = and i1 %releases, %outside
  br i1 %both, label %some, label %done
some:
  %after = add i64 %stamp, 1
  %old = load i64, ptr %blocks
  %new = call i64 @llvm.umax.i64(i64 %old, i64 %after)
  store i64 %new, ptr %blocks
  %warp = lshr i64 %thread, 5
  %counts = getelementptr i8, ptr %blocks, i64 320
  %count.at = getelementptr i64, ptr %counts, i64 %warp
  %count = load i64, ptr %count.at
  %pairs = call ptr @global.lessons(ptr %blocks, i64 %warp)
  %first = icmp eq i64 %count, 0
  br i1 %first, label %append, label %compare
compare:
  %latest = sub i64 %count, 1
  %latest.at = getelementptr { i64, i64 }, ptr %pairs, i64 %latest
  %known = load i64, ptr %latest.at
  %more = icmp ugt i64 %after, %known
  br i1 %more, label %room, label %done
room:
  %full = icmp eq i64 %count, 8
  br i1 %full, label %merge, label %append
merge:
  ; The two oldest become one: what was learned second counts as learned with the first, so that nothing is reported
  ; that is ordered.
  %second.at = getelementptr { i64, i64 }, ptr %pairs, i64 1
  %second = load i64, ptr %second.at
  store i64 %second, ptr %pairs
  %third.at = getelementptr { i64, i64 }, ptr %pairs, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr %second.at, ptr %third.at, i64 96, i1 false)
  br label %append
append:
  %place = phi i64 [ %count, %some ], [ %count, %room ], [ 7, %merge ]
  %value.at = getelementptr { i64, i64 }, ptr %pairs, i64 %place
  store i64 %after, ptr %value.at
  %time.at = getelementptr i64, ptr %value.at, i64 1
  store i64 %now, ptr %time.at
  %length = add i64 %place, 1
  store i64 %length, ptr %count.at
  br label %done
done:
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; A load of one cell; returns the word of the access that it conflicts with, or 0.
define internal i64 @global.load(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %word, i64 %thread, i64 %now, i64 %flags) noinline {
entry:
  %written.at = call ptr @global.cell(ptr %array, i64 2, i64 %index)
  %written = load i64, ptr %written.at
  %strong.bit = and i64 %flags, 4
  %is.weak = icmp eq i64 %strong.bit, 0
  br i1 %is.weak, label %weak, label %strong
strong:
  call void @global.acquire(ptr %state, ptr %blocks, i64 %written, i64 %thread, i64 %now)
  %volatile.bit = and i64 %flags, 32
  %is.volatile = icmp ne i64 %volatile.bit, 0
  br i1 %is.volatile, label %volatile, label %fine
volatile:
  ; Within a warp volatile orders nothing, as in shared memory.
  %start = call i64 @global.word(ptr %state, i64 1)
  %stamp = lshr i64 %written, 27
  %here = icmp uge i64 %stamp, %start
  %low = and i64 %written, 1023
  %writer.warp = lshr i64 %low, 5
  %warp = lshr i64 %thread, 5
  %same.warp = icmp eq i64 %writer.warp, %warp
  %mark = and i64 %written, 17408
  %is.atomic = icmp eq i64 %mark, 1024
  %no.atomic = xor i1 %is.atomic, true
  %in.warp = and i1 %here, %same.warp
  %judged = and i1 %in.warp, %no.atomic
  br i1 %judged, label %weak.look, label %fine
weak.look:
  %v.late = call i1 @global.unordered(ptr %state, ptr %blocks, i64 %written, i64 %thread, i64 %now, i64 %flags)
  %v.kinds = and i64 %written, 3072
  %v.alike = icmp eq i64 %v.kinds, 2048
  %v.telling = xor i1 %v.alike, true
  %v.race = and i1 %v.late, %v.telling
  br i1 %v.race, label %bad, label %fine
fine:
  ret i64 0
weak:
  %late = call i1 @global.unordered(ptr %state, ptr %blocks, i64 %written, i64 %thread, i64 %now, i64 %flags)
  %kinds = and i64 %written, 3072
  %alike = icmp eq i64 %kinds, 2048
  %telling = xor i1 %alike, true
  %race = and i1 %late, %telling
  br i1 %race, label %bad, label %good
good:
  call void @global.note(ptr %state, ptr %array, i64 %index, i64 %word)
  ret i64 0
bad:
  ret i64 %written
}

; The word of a read of a cell that a write conflicts with, or 0.
define internal i64 @global.reader(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %thread, i64 %now, i64 %flags) noinline {
entry:
  %reads.at = getelementptr i64, ptr %array, i64 3
  %reads = load i64, ptr %reads.at
  %none = icmp eq i64 %reads, 0
  br i1 %none, label %done, label %loop
loop:
  %kind = phi i64 [ 3, %entry ], [ %kind.next, %next ]
  %at = call ptr @global.cell(ptr %array, i64 %kind, i64 %index)
  %read = load i64, ptr %at
  %late = call i1 @global.unordered(ptr %state, ptr %blocks, i64 %read, i64 %thread, i64 %now, i64 %flags)
  br i1 %late, label %bad, label %next
next:
  %kind.next = add i64 %kind, 1
  %over = icmp ugt i64 %kind.next, 5
  br i1 %over, label %done, label %loop
bad:
  ret i64 %read
done:
  ret i64 0
}

; Whether two values of a cell are the same.
define internal i1 @global.same(ptr %a, ptr %b, i64 %shift) alwaysinline {
entry:
  %bytes = shl i64 1, %shift
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %equal ]
  %x.at = getelementptr i8, ptr %a, i64 %i
  %y.at = getelementptr i8, ptr %b, i64 %i
  %x = load i8, ptr %x.at
  %y = load i8, ptr %y.at
  %alike = icmp eq i8 %x, %y
  br i1 %alike, label %equal, label %differ
equal:
  %next = add i64 %i, 1
  %over = icmp eq i64 %next, %bytes
  br i1 %over, label %same, label %loop
same:
  ret i1 1
differ:
  ret i1 0
}

; A plain store to one cell, whose new value is at %value, and that of another lane at the same place by the same
; instruction at %values; returns the word of the access that it conflicts with, or 0.
define internal i64 @global.store(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %word, i64 %thread, i64 %now, i64 %flags, ptr %memory, ptr %value, ptr %values, i64 %bytes, i64 %shift) noinline {
entry:
  %written.at = call ptr @global.cell(ptr %array, i64 2, i64 %index)
  %written = load i64, ptr %written.at
  %stamp = lshr i64 %written, 27
  %together = icmp eq i64 %stamp, %now
  %lane = and i64 %thread, 31
  %own.offset = mul i64 %lane, %bytes
  %other.lane = and i64 %written, 31
  %other.offset = mul i64 %other.lane, %bytes
  %distance = sub i64 %other.offset, %own.offset
  %other.value = getelementptr i8, ptr %value, i64 %distance
  %before = select i1 %together, ptr %other.value, ptr %memory
  %late = call i1 @global.unordered(ptr %state, ptr %blocks, i64 %written, i64 %thread, i64 %now, i64 %flags)
  %reader = call i64 @global.reader(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %thread, i64 %now, i64 %flags)
  %no.reader = icmp eq i64 %reader, 0
  %in.order = xor i1 %late, true
  %quiet = and i1 %no.reader, %in.order
  br i1 %quiet, label %write, label %compare
compare:
  %silent = call i1 @global.same(ptr %value, ptr %before, i64 %shift)
  br i1 %silent, label %alike, label %loud
alike:
  %strong.bit = and i64 %written, 1024
  %was.plain = icmp eq i64 %strong.bit, 0
  %both = and i1 %late, %was.plain
  br i1 %both, label %join, label %done
join:
  %joined = or i64 %written, 2048
  store i64 %joined, ptr %written.at
  br label %done
loud:
  %blamed = select i1 %late, i64 %written, i64 %reader
  ret i64 %blamed
write:
  store i64 %word, ptr %written.at
  br label %done
done:
  ret i64 0
}

; An update of one cell, or a strong store to it; returns the word of the access that it conflicts with, or 0.
define internal i64 @global.update(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %word, i64 %thread, i64 %now, i64 %flags) noinline {
entry:
  %written.at = call ptr @global.cell(ptr %array, i64 2, i64 %index)
  %written = load i64, ptr %written.at
  %update.bit = and i64 %flags, 2
  %is.store = icmp eq i64 %update.bit, 0
  br i1 %is.store, label %judge, label %sees
sees:
  call void @global.acquire(ptr %state, ptr %blocks, i64 %written, i64 %thread, i64 %now)
  br label %judge
judge:
  %late = call i1 @global.unordered(ptr %state, ptr %blocks, i64 %written, i64 %thread, i64 %now, i64 %flags)
  %strong.bit = and i64 %written, 1024
  %was.plain = icmp eq i64 %strong.bit, 0
  %apart = call i1 @global.apart(ptr %state, i64 %written, i64 %flags)
  %mixed.bit = and i64 %written, 67108864
  %mixed = icmp ne i64 %mixed.bit, 0
  %stamp = lshr i64 %written, 27
  %start = call i64 @global.word(ptr %state, i64 1)
  %here = icmp uge i64 %stamp, %start
  %outside = xor i1 %here, true
  %mixed.there = and i1 %mixed, %outside
  %narrower = or i1 %apart, %mixed.there
  %unequal = or i1 %was.plain, %narrower
  %clash = and i1 %late, %unequal
  br i1 %clash, label %bad.write, label %readers
readers:
  %reader = call i64 @global.reader(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %thread, i64 %now, i64 %flags)
  %no.reader = icmp eq i64 %reader, 0
  br i1 %no.reader, label %write, label %bad.read
write:
  ; What this warp wrote plainly a moment ago must not be hidden from others by its own update.
  %warp = lshr i64 %thread, 5
  %writer = and i64 %written, 1023
  %writer.warp = lshr i64 %writer, 5
  %since = call i64 @global.since(ptr %state, i64 %warp, i64 %writer.warp)
  %recent = icmp uge i64 %stamp, %since
  %in.reach = and i1 %here, %recent
  %hidden = and i1 %in.reach, %was.plain
  br i1 %hidden, label %done, label %mark
mark:
  ; An update has seen those of other blocks before it, so that its thread may go on with a plain access.
  %both = and i1 %late, %here
  %several = select i1 %both, i64 2048, i64 0
  %stored.here = and i1 %was.plain, %here
  %stored.or.mixed = or i1 %stored.here, %mixed
  %mixes = and i1 %stored.or.mixed, %here
  %mix = select i1 %mixes, i64 67108864, i64 0
  %sequence = and i64 %written, 4096
  %inherited = select i1 %is.store, i64 0, i64 %sequence
  %more.some = or i64 %several, %inherited
  %more = or i64 %more.some, %mix
  %final = or i64 %word, %more
  store i64 %final, ptr %written.at
  br label %done
done:
  ret i64 0
bad.write:
  ret i64 %written
bad.read:
  ret i64 %reader
}

; Whether a word records nothing, an access of this block that is ordered before the present one, or one of its thread.
define internal i1 @global.calm(i64 %word, i64 %mine, i64 %start, i64 %range) alwaysinline {
  %none = icmp eq i64 %word, 0
  %since = sub i64 %word, %start
  %before = icmp ult i64 %since, %range
  %here = icmp uge i64 %word, %start
  %difference = xor i64 %word, %mine
  %low = and i64 %difference, 2047
  %same = icmp eq i64 %low, 0
  %own = and i1 %here, %same
  %a = or i1 %none, %before
  %b = or i1 %a, %own
  ret i1 %b
}

; Checks an access of the lanes of %mask to whichever of %count arrays they reach; returns whether a fault was recorded.
; %values are what the lanes of a store write, side by side.
define i1 @global.access(ptr %state, ptr %blocks, ptr %rows, i64 %count, ptr %record, <32 x i64> %addresses, i32 %mask, i32 %warp, ptr %values, ptr %access) noinline nofree norecurse nosync nounwind {
entry:
  %places = alloca <32 x i64>, align 256
  store <32 x i64> %addresses, ptr %places, align 256
  %now = call i64 @global.stamp(ptr %state)
  %bytes = call i64 @global.word(ptr %access, i64 0)
  %site = call i64 @global.word(ptr %access, i64 1)
  %op = call i64 @global.word(ptr %access, i64 2)
  %flags = call i64 @global.word(ptr %access, i64 3)
  %shift = call i64 @global.word(ptr %access, i64 4)
  %pieces = lshr i64 %bytes, %shift
  %writing = and i64 %flags, 3
  %reads = icmp eq i64 %writing, 0
  %fenced = call i64 @global.word(ptr %blocks, i64 1)
  %release.bit = shl i64 %fenced, 12
  %narrow.flag = and i64 %flags, 8
  %narrow.bit = shl i64 %narrow.flag, 10
  %strong.flag = and i64 %flags, 4
  %strong.bit = shl i64 %strong.flag, 8
  %volatile.flag = and i64 %flags, 32
  %volatile.bit = shl i64 %volatile.flag, 9
  %write.bits = or i64 %release.bit, %volatile.bit
  %tail = select i1 %reads, i64 16384, i64 %write.bits
  %high = shl i64 %now, 27
  %instruction = shl i64 %site, 15
  %w1 = or i64 %high, %instruction
  %w2 = or i64 %w1, %narrow.bit
  %w3 = or i64 %w2, %strong.bit
  %marked = or i64 %w3, %tail
  %first.32 = shl i32 %warp, 5
  %start = call i64 @global.word(ptr %state, i64 1)
  %floors = getelementptr i8, ptr %state, i64 256
  %warp.64 = zext i32 %warp to i64
  %floor = call i64 @global.word(ptr %floors, i64 %warp.64)
  %start.word = shl i64 %start, 27
  %floor.word = shl i64 %floor, 27
  %range.word = sub i64 %floor.word, %start.word
  %weak = icmp eq i64 %strong.flag, 0
  %publishes = icmp ne i64 %fenced, 0
  %no.read = xor i1 %reads, true
  %releases = and i1 %publishes, %no.read
  br i1 %releases, label %release, label %begin
release:
  call void @global.released(ptr %blocks)
  br label %begin
begin:
  %no.lane = icmp eq i32 %mask, 0
  br i1 %no.lane, label %good, label %lanes
lanes:
  %left = phi i32 [ %mask, %begin ], [ %rest, %lane.end ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %lane.64 = zext i32 %lane to i64
  %thread.32 = or i32 %first.32, %lane
  %thread = zext i32 %thread.32 to i64
  %word = or i64 %marked, %thread
  %address = call i64 @global.word(ptr %places, i64 %lane.64)
  br label %find
find:
  %row = phi i64 [ 0, %lanes ], [ %row.next, %elsewhere ]
  %more = icmp ult i64 %row, %count
  br i1 %more, label %look, label %lane.end
look:
  %row.at = getelementptr { i64, i64 }, ptr %rows, i64 %row
  %array = load ptr, ptr %row.at
  %absent = icmp eq ptr %array, null
  br i1 %absent, label %elsewhere, label %try
try:
  %array.start = load i64, ptr %array
  %array.bytes = call i64 @global.word(ptr %array, i64 1)
  %offset = sub i64 %address, %array.start
  %within = icmp ult i64 %offset, %array.bytes
  br i1 %within, label %found, label %elsewhere
elsewhere:
  %row.next = add i64 %row, 1
  br label %find
found:
  %number = lshr i64 %offset, %shift
  %value.offset = mul i64 %lane.64, %bytes
  %reads.at = getelementptr i64, ptr %array, i64 3
  %reads.table = load i64, ptr %reads.at
  %unread = icmp eq i64 %reads.table, 0
  br label %piece
piece:
  %i = phi i64 [ 0, %found ], [ %i.next, %piece.end ]
  %index = add i64 %number, %i
  %moved = shl i64 %i, %shift
  br i1 %weak, label %quick, label %kind
quick:
  %w.at = call ptr @global.cell(ptr %array, i64 2, i64 %index)
  %w = load i64, ptr %w.at
  %w.calm = call i1 @global.calm(i64 %w, i64 %word, i64 %start.word, i64 %range.word)
  br i1 %w.calm, label %quick.kind, label %kind
quick.kind:
  br i1 %reads, label %quick.load, label %quick.store
quick.load:
  call void @global.note(ptr %state, ptr %array, i64 %index, i64 %word)
  br label %piece.end
quick.store:
  br i1 %unread, label %quick.write, label %quick.readers
quick.readers:
  %r.at = call ptr @global.cell(ptr %array, i64 3, i64 %index)
  %r = load i64, ptr %r.at
  %r.calm = call i1 @global.calm(i64 %r, i64 %word, i64 %start.word, i64 %range.word)
  %o.at = call ptr @global.cell(ptr %array, i64 4, i64 %index)
  %o = load i64, ptr %o.at
  %o.calm = call i1 @global.calm(i64 %o, i64 %word, i64 %start.word, i64 %range.word)
  %x.at = call ptr @global.cell(ptr %array, i64 5, i64 %index)
  %x = load i64, ptr %x.at
  %x.none = icmp eq i64 %x, 0
  %two.calm = and i1 %r.calm, %o.calm
  %all.calm = and i1 %two.calm, %x.none
  br i1 %all.calm, label %quick.write, label %kind
quick.write:
  store i64 %word, ptr %w.at
  br label %piece.end
kind:
  br i1 %reads, label %load, label %stores
load:
  %load.blamed = call i64 @global.load(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %word, i64 %thread, i64 %now, i64 %flags)
  br label %judge
stores:
  %plain = icmp eq i64 %strong.flag, 0
  br i1 %plain, label %store, label %update
store:
  %memory.address = add i64 %address, %moved
  %memory = inttoptr i64 %memory.address to ptr
  %within.values = add i64 %value.offset, %moved
  %value = getelementptr i8, ptr %values, i64 %within.values
  %store.blamed = call i64 @global.store(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %word, i64 %thread, i64 %now, i64 %flags, ptr %memory, ptr %value, ptr %values, i64 %bytes, i64 %shift)
  br label %judge
update:
  %update.blamed = call i64 @global.update(ptr %state, ptr %blocks, ptr %array, i64 %index, i64 %word, i64 %thread, i64 %now, i64 %flags)
  br label %judge
judge:
  %blamed = phi i64 [ %load.blamed, %load ], [ %store.blamed, %store ], [ %update.blamed, %update ]
  %quiet = icmp eq i64 %blamed, 0
  br i1 %quiet, label %piece.end, label %bad
piece.end:
  %i.next = add i64 %i, 1
  %over = icmp eq i64 %i.next, %pieces
  br i1 %over, label %lane.end, label %piece
lane.end:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %good, label %lanes
good:
  ret i1 0
bad:
  %byte = add i64 %address, %moved
  call void @global.report(ptr %blocks, ptr %record, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %blamed, i64 %byte, i64 %site)
  ret i1 1
}

; Writes the fault of one lane: the word of the other access, the address, the number of its block, the site.
define internal void @global.report(ptr %blocks, ptr %record, i64 %op, i32 %lane, i32 %warp, ptr %places, i64 %word, i64 %byte, i64 %site) noinline cold {
  ; These are the words that @record_fault writes. Its name is not used here: a linker takes one in a library for another.
  store i64 22, ptr %record
  %op.at = getelementptr i64, ptr %record, i64 1
  store i64 %op, ptr %op.at
  %mask = shl i32 1, %lane
  %mask.64 = zext i32 %mask to i64
  %mask.at = getelementptr i64, ptr %record, i64 2
  store i64 %mask.64, ptr %mask.at
  %warp.64 = zext i32 %warp to i64
  %warp.at = getelementptr i64, ptr %record, i64 3
  store i64 %warp.64, ptr %warp.at
  %addresses = load <32 x i64>, ptr %places, align 256
  %addresses.at = getelementptr i64, ptr %record, i64 4
  store <32 x i64> %addresses, ptr %addresses.at, align 8
  %word.at = getelementptr i64, ptr %record, i64 37
  store i64 %word, ptr %word.at
  %byte.at = getelementptr i64, ptr %record, i64 39
  store i64 %byte, ptr %byte.at
  %site.at = getelementptr i64, ptr %record, i64 43
  store i64 %site, ptr %site.at
  %stamp = lshr i64 %word, 27
  %row = call ptr @global.block.of(ptr %blocks, i64 %stamp)
  %number = call i64 @global.word(ptr %row, i64 1)
  %block.at = getelementptr i64, ptr %record, i64 58
  store i64 %number, ptr %block.at
  ret void
}

; Whether each of 8 words records nothing, an access of this block that is ordered before the present one, or one of the
; thread that now accesses the cell.
define internal i1 @global.plain(<8 x i64> %words, <8 x i64> %threads, <8 x i64> %start, <8 x i64> %range) alwaysinline {
  %none = icmp eq <8 x i64> %words, zeroinitializer
  %since = sub <8 x i64> %words, %start
  %before = icmp ult <8 x i64> %since, %range
  %here = icmp uge <8 x i64> %words, %start
  %difference = xor <8 x i64> %words, %threads
  %low = and <8 x i64> %difference, splat (i64 2047)
  %same = icmp eq <8 x i64> %low, zeroinitializer
  %own = and <8 x i1> %here, %same
  %a = or <8 x i1> %none, %before
  %b = or <8 x i1> %a, %own
  %bits = bitcast <8 x i1> %b to i8
  %all = icmp eq i8 %bits, -1
  ret i1 %all
}

define internal <8 x i64> @global.each(i64 %value) alwaysinline {
  %one = insertelement <8 x i64> poison, i64 %value, i32 0
  %all = shufflevector <8 x i64> %one, <8 x i64> poison, <8 x i32> zeroinitializer
  ret <8 x i64> %all
}

define internal i64 @global.known(ptr %table, i32 %word) alwaysinline {
  %at = getelementptr %known, ptr %table, i32 0, i32 3, i32 %word
  %value = load i64, ptr %at
  ret i64 %value
}

; Whether a plain access by a whole warp to cells side by side, eight at a time, meets nothing; if so it is noted, else
; @global.access decides. The table %known is that of shadow.ll; its words 5 to 7 are the shift, whether the access is a
; store, and whether its cells lie so.
define i1 @global.side(ptr %state, ptr %blocks, ptr %array, i64 %base, i32 %warp, ptr %table) noinline nofree norecurse nosync nounwind {
entry:
  %fenced = call i64 @global.word(ptr %blocks, i64 1)
  %plain.block = icmp eq i64 %fenced, 0
  %pieces = call i64 @global.known(ptr %table, i32 7)
  %side = icmp ne i64 %pieces, 0
  %fits = and i1 %plain.block, %side
  br i1 %fits, label %begin, label %doubtful
begin:
  %now = call i64 @global.stamp(ptr %state)
  %start = call i64 @global.word(ptr %state, i64 1)
  %floors = getelementptr i8, ptr %state, i64 256
  %warp.64 = zext i32 %warp to i64
  %floor = call i64 @global.word(ptr %floors, i64 %warp.64)
  %site = call i64 @global.known(ptr %table, i32 0)
  %count = call i64 @global.known(ptr %table, i32 3)
  %shift = call i64 @global.known(ptr %table, i32 5)
  %storing = call i64 @global.known(ptr %table, i32 6)
  %is.store = icmp ne i64 %storing, 0
  %high = shl i64 %now, 27
  %instruction = shl i64 %site, 15
  %first = shl i64 %warp.64, 5
  %stamped = or i64 %high, %instruction
  %marked = or i64 %stamped, %first
  %start.word = shl i64 %start, 27
  %floor.word = shl i64 %floor, 27
  %range.word = sub i64 %floor.word, %start.word
  %s = call <8 x i64> @global.each(i64 %start.word)
  %f = call <8 x i64> @global.each(i64 %range.word)
  %m = call <8 x i64> @global.each(i64 %marked)
  %array.start = load i64, ptr %array
  %distances = getelementptr %known, ptr %table, i32 1
  %highest = getelementptr i64, ptr %distances, i64 %count
  %lowest = getelementptr i64, ptr %highest, i64 %count
  %offset = sub i64 %base, %array.start
  %number = ashr i64 %offset, %shift
  %writes = call ptr @global.cell(ptr %array, i64 2, i64 %number)
  %reads.at = getelementptr i64, ptr %array, i64 3
  %reads.table = load i64, ptr %reads.at
  %unread = icmp eq i64 %reads.table, 0
  %reads = call ptr @global.cell(ptr %array, i64 3, i64 %number)
  %others = call ptr @global.cell(ptr %array, i64 4, i64 %number)
  %foreign = call ptr @global.cell(ptr %array, i64 5, i64 %number)
  br label %piece
piece:
  %i = phi i64 [ 0, %begin ], [ %i.next, %piece.end ]
  %distance.at = getelementptr i64, ptr %distances, i64 %i
  %distance = load i64, ptr %distance.at
  %h.at = getelementptr i64, ptr %highest, i64 %i
  %h = load <8 x i64>, ptr %h.at, align 8
  %l.at = getelementptr i64, ptr %lowest, i64 %i
  %l = load <8 x i64>, ptr %l.at, align 8
  %mine = or <8 x i64> %h, %m
  %two = icmp ne <8 x i64> %h, %l
  %w.at = getelementptr i64, ptr %writes, i64 %distance
  %w = load <8 x i64>, ptr %w.at, align 8
  ; Where two lanes read a cell, neither is the only thread that may have written it.
  %alone = select <8 x i1> %two, <8 x i64> splat (i64 -1), <8 x i64> %mine
  %w.good = call i1 @global.plain(<8 x i64> %w, <8 x i64> %alone, <8 x i64> %s, <8 x i64> %f)
  br i1 %w.good, label %turn, label %doubtful
turn:
  br i1 %is.store, label %store, label %load
store:
  br i1 %unread, label %store.note, label %store.reads
store.reads:
  %sr.at = getelementptr i64, ptr %reads, i64 %distance
  %sr = load <8 x i64>, ptr %sr.at, align 8
  %so.at = getelementptr i64, ptr %others, i64 %distance
  %so = load <8 x i64>, ptr %so.at, align 8
  %sf.at = getelementptr i64, ptr %foreign, i64 %distance
  %sf = load <8 x i64>, ptr %sf.at, align 8
  %sr.good = call i1 @global.plain(<8 x i64> %sr, <8 x i64> %mine, <8 x i64> %s, <8 x i64> %f)
  %so.good = call i1 @global.plain(<8 x i64> %so, <8 x i64> %mine, <8 x i64> %s, <8 x i64> %f)
  %sf.none = icmp eq <8 x i64> %sf, zeroinitializer
  %sf.bits = bitcast <8 x i1> %sf.none to i8
  %sf.good = icmp eq i8 %sf.bits, -1
  %s.two = and i1 %sr.good, %so.good
  %s.good = and i1 %s.two, %sf.good
  br i1 %s.good, label %store.note, label %doubtful
store.note:
  store <8 x i64> %mine, ptr %w.at, align 8
  br label %piece.end
load:
  %r.at = getelementptr i64, ptr %reads, i64 %distance
  %r = load <8 x i64>, ptr %r.at, align 8
  %high.word = or <8 x i64> %mine, splat (i64 16384)
  %low.thread = or <8 x i64> %l, %m
  %low.word = or <8 x i64> %low.thread, splat (i64 16384)
  %o.at = getelementptr i64, ptr %others, i64 %distance
  %o = load <8 x i64>, ptr %o.at, align 8
  %fresh = icmp ult <8 x i64> %r, %s
  %fresh.bits = bitcast <8 x i1> %fresh to i8
  %none = icmp eq <8 x i64> %r, zeroinitializer
  %none.bits = bitcast <8 x i1> %none to i8
  %was.foreign = icmp ne i8 %fresh.bits, %none.bits
  br i1 %was.foreign, label %load.foreign, label %load.note
load.foreign:
  %x.at = getelementptr i64, ptr %foreign, i64 %distance
  %x = load <8 x i64>, ptr %x.at, align 8
  %some = xor <8 x i1> %none, splat (i1 true)
  %came = and <8 x i1> %fresh, %some
  %x.new = select <8 x i1> %came, <8 x i64> %r, <8 x i64> %x
  store <8 x i64> %x.new, ptr %x.at, align 8
  br label %load.note
load.note:
  %o.kept = select <8 x i1> %fresh, <8 x i64> zeroinitializer, <8 x i64> %o
  %differ = xor <8 x i64> %r, %high.word
  %differ.thread = and <8 x i64> %differ, splat (i64 1023)
  %again = icmp eq <8 x i64> %differ.thread, zeroinitializer
  %stays = or <8 x i1> %again, %fresh
  %o.one = select <8 x i1> %stays, <8 x i64> %o.kept, <8 x i64> %r
  %o.new = select <8 x i1> %two, <8 x i64> %low.word, <8 x i64> %o.one
  store <8 x i64> %high.word, ptr %r.at, align 8
  %o.same = icmp eq <8 x i64> %o.new, %o
  %o.bits = bitcast <8 x i1> %o.same to i8
  %o.all = icmp eq i8 %o.bits, -1
  br i1 %o.all, label %piece.end, label %load.others
load.others:
  store <8 x i64> %o.new, ptr %o.at, align 8
  br label %piece.end
piece.end:
  %i.next = add i64 %i, 8
  %over = icmp uge i64 %i.next, %count
  br i1 %over, label %good, label %piece
good:
  ret i1 1
doubtful:
  ret i1 0
}
