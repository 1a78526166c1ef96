define internal <32 x {type}> @atomic.{step}.{type}(<32 x ptr> %at, <32 x {type}> %seconds.in, <32 x {type}> %thirds.in, i32 %active) noinline {
entry:
  %places = alloca <32 x ptr>, align 256
  %seconds = alloca <32 x {type}>, align 256
  %thirds = alloca <32 x {type}>, align 256
  %found = alloca <32 x {type}>, align 256
  store <32 x ptr> %at, ptr %places, align 256
  store <32 x {type}> %seconds.in, ptr %seconds, align 256
  store <32 x {type}> %thirds.in, ptr %thirds, align 256
  store <32 x {type}> zeroinitializer, ptr %found, align 256
  %no.lane = icmp eq i32 %active, 0
  br i1 %no.lane, label %exit, label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %rest, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %place.at = getelementptr ptr, ptr %places, i32 %lane
  %place = load ptr, ptr %place.at
  %b.at = getelementptr {type}, ptr %seconds, i32 %lane
  %b = load {type}, ptr %b.at
  %old = load {type}, ptr %place, align {size}
  {code}
  store {type} %new, ptr %place, align {size}
  %found.at = getelementptr {type}, ptr %found, i32 %lane
  store {type} %old, ptr %found.at
  %less.one = sub i32 %left, 1
  %rest = and i32 %left, %less.one
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  %result = load <32 x {type}>, ptr %found, align 256
  ret <32 x {type}> %result
}
