define internal i64 {name}(i64 %tile, i64 %first, i64 %end, i64 %start, i64 %room) {
entry:
  %start.one = insertelement {vector} poison, i64 %start, i32 0
  %start.all = shufflevector {vector} %start.one, {vector} poison, <{pieces} x i32> zeroinitializer
  %room.one = insertelement {vector} poison, i64 %room, i32 0
  %room.all = shufflevector {vector} %room.one, {vector} poison, <{pieces} x i32> zeroinitializer
  br label %loop
loop:
  %group = phi i64 [ %first, %entry ], [ %next, %good ]
  %at = call {vector} {addresses}(i64 %tile, i64 %group)
  %offset = sub {vector} %at, %start.all
  %beyond = icmp ugt {vector} %offset, %room.all
  %bits = bitcast <{pieces} x i1> %beyond to i{pieces}
  %bad = icmp ne i{pieces} %bits, 0
  br i1 %bad, label %found, label %good
good:
  %next = add i64 %group, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %none, label %loop
found:
  ret i64 %group
none:
  ret i64 -1
}
