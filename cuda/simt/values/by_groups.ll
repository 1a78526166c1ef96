define internal {result} @{name}({parameters}, i32 %active) noinline {
entry:
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %rest, %body ]
  %result = phi {result} [ {start}, %entry ], [ %next, %body ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %value = extractelement <32 x {type}> %values, i32 %lane
  %one = insertelement <32 x {type}> poison, {type} %value, i32 0
  %all = shufflevector <32 x {type}> %one, <32 x {type}> poison, <32 x i32> zeroinitializer
  %equal = icmp eq <32 x {type}> %values, %all
  %equal.bits = bitcast <32 x i1> %equal to i32
  %same = and i32 %equal.bits, %active

{step}
  %others = xor i32 %same, -1
  %rest = and i32 %left, %others
  br label %loop
exit:
  ret {result} %result
}
