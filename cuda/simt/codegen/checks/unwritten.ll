; Code that looks for reads of bytes that nobody wrote calls these functions at every access to global memory
; (unwritten.py). %array describes an array, and is null where all of its bytes are written: i64 its address, its bytes,
; how far its marks are from it, how many bytes were read first, then of the first read whether there was one, the site,
; the lane of the block, and the block's x, y and z. A byte's mark has bit 0 once it is written, bit 1 once it was read
; before that. The marks go on for 16 bytes behind the array.

define void @unwritten.wrote(ptr %array, i64 %address, i64 %bytes) noinline nofree norecurse nosync nounwind {
entry:
  %distance.at = getelementptr i64, ptr %array, i64 2
  %distance = load i64, ptr %distance.at
  %mark = add i64 %address, %distance
  %pointer = inttoptr i64 %mark to ptr
  call void @llvm.memset.p0.i64(ptr %pointer, i8 1, i64 %bytes, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; Whether all bytes of a span are written.
define i1 @unwritten.whole(ptr %array, i64 %address, i64 %bytes) noinline nofree norecurse nosync nounwind {
entry:
  %distance.at = getelementptr i64, ptr %array, i64 2
  %distance = load i64, ptr %distance.at
  %mark = add i64 %address, %distance
  %pointer = inttoptr i64 %mark to ptr
  br label %loop
loop:
  %at = phi i64 [ 0, %entry ], [ %next, %more ]
  %here = getelementptr i8, ptr %pointer, i64 %at
  %marks = load <32 x i8>, ptr %here, align 1
  %written = and <32 x i8> %marks, splat (i8 1)
  %bits = trunc <32 x i8> %written to <32 x i1>
  %all = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %bits)
  br i1 %all, label %more, label %no
more:
  %next = add i64 %at, 32
  %done = icmp uge i64 %next, %bytes
  br i1 %done, label %yes, label %loop
yes:
  ret i1 1
no:
  ret i1 0
}
declare i1 @llvm.vector.reduce.and.v32i1(<32 x i1>)

; The array of %count at %rows in which an address lies, null where it is none or one whose bytes are all written.
define internal ptr @unwritten.array(i64 %address, ptr %rows, i64 %count) noinline nofree norecurse nosync nounwind {
entry:
  br label %look
look:
  %number = phi i64 [ 0, %entry ], [ %next, %elsewhere ]
  %row = getelementptr { i64, i64 }, ptr %rows, i64 %number
  %array = load ptr, ptr %row
  %none = icmp eq ptr %array, null
  br i1 %none, label %elsewhere, label %compare
compare:
  %start = load i64, ptr %array
  %size.at = getelementptr i64, ptr %array, i64 1
  %size = load i64, ptr %size.at
  %offset = sub i64 %address, %start
  %within = icmp ult i64 %offset, %size
  br i1 %within, label %found, label %elsewhere
elsewhere:
  %next = add i64 %number, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %look, label %missing
found:
  ret ptr %array
missing:
  ret ptr null
}

define void @unwritten.write(<32 x i64> %addresses, i32 %mask, i64 %width, ptr %rows, i64 %count) noinline nofree norecurse nosync nounwind {
entry:
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %exit, label %lane
lane:
  %left = phi i32 [ %mask, %entry ], [ %rest, %next.lane ]
  %number = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address = extractelement <32 x i64> %addresses, i32 %number
  %array = call ptr @unwritten.array(i64 %address, ptr %rows, i64 %count)
  %none = icmp eq ptr %array, null
  br i1 %none, label %next.lane, label %here
here:
  call void @unwritten.wrote(ptr %array, i64 %address, i64 %width)
  br label %next.lane
next.lane:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %lane
exit:
  ret void
}
declare i32 @llvm.cttz.i32(i32, i1)

; A lane's read is one of bytes that nobody wrote where none of %reach bytes around them is written: those of a struct that
; only fill it up lie beside others.
define void @unwritten.read(<32 x i64> %addresses, i32 %mask, i64 %width, i64 %reach, i64 %site, i32 %warp, i32 %x, i32 %y, i32 %z, ptr %rows, i64 %count) noinline nofree norecurse nosync nounwind {
entry:
  %minus = sub i64 0, %reach
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %exit, label %lane
lane:
  %left = phi i32 [ %mask, %entry ], [ %rest, %next.lane ]
  %number = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address = extractelement <32 x i64> %addresses, i32 %number
  %array = call ptr @unwritten.array(i64 %address, ptr %rows, i64 %count)
  %none = icmp eq ptr %array, null
  br i1 %none, label %next.lane, label %here
here:
  %distance.at = getelementptr i64, ptr %array, i64 2
  %distance = load i64, ptr %distance.at
  %mark = add i64 %address, %distance
  %own = inttoptr i64 %mark to ptr
  %start = and i64 %address, %minus
  %around.mark = add i64 %start, %distance
  %around = inttoptr i64 %around.mark to ptr
  br label %byte
byte:
  %i = phi i64 [ 0, %here ], [ %i.next, %byte.next ]
  %byte.at = getelementptr i8, ptr %around, i64 %i
  %value = load i8, ptr %byte.at
  %bit = and i8 %value, 1
  %written = icmp ne i8 %bit, 0
  br i1 %written, label %next.lane, label %byte.next
byte.next:
  %i.next = add i64 %i, 1
  %last = icmp eq i64 %i.next, %reach
  br i1 %last, label %count.bytes, label %byte
count.bytes:
  %seen = load i8, ptr %own
  %before = icmp ne i8 %seen, 0
  br i1 %before, label %next.lane, label %first
first:
  call void @llvm.memset.p0.i64(ptr %own, i8 2, i64 %width, i1 false)
  %count.at = getelementptr i64, ptr %array, i64 3
  %old = load i64, ptr %count.at
  %new = add i64 %old, %width
  store i64 %new, ptr %count.at
  %any.at = getelementptr i64, ptr %array, i64 4
  %any = load i64, ptr %any.at
  %known = icmp ne i64 %any, 0
  br i1 %known, label %next.lane, label %note
note:
  store i64 1, ptr %any.at
  %site.at = getelementptr i64, ptr %array, i64 5
  store i64 %site, ptr %site.at
  %of.warp = mul i32 %warp, 32
  %thread = add i32 %of.warp, %number
  %thread.wide = zext i32 %thread to i64
  %thread.at = getelementptr i64, ptr %array, i64 6
  store i64 %thread.wide, ptr %thread.at
  %x.wide = zext i32 %x to i64
  %y.wide = zext i32 %y to i64
  %z.wide = zext i32 %z to i64
  %x.at = getelementptr i64, ptr %array, i64 7
  store i64 %x.wide, ptr %x.at
  %y.at = getelementptr i64, ptr %array, i64 8
  store i64 %y.wide, ptr %y.at
  %z.at = getelementptr i64, ptr %array, i64 9
  store i64 %z.wide, ptr %z.at
  br label %next.lane
next.lane:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %lane
exit:
  ret void
}
