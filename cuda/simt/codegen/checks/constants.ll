
@check.offset = internal constant i64 {offset}
@check.shift = internal constant i64 {shift}
@check.places = internal constant i64 {places}
@check.warps = internal constant i32 {warps}
@check.rest = internal constant i32 {rest}
@check.absent = internal constant <32 x i64> <{absent}>, align 256
@check.lockstep = internal constant i1 {lockstep}
define internal i1 @check.same(ptr %a, ptr %b) alwaysinline {
  %x = load i{bits}, ptr %a, align {bytes}
  %y = load i{bits}, ptr %b, align {bytes}
  %same = icmp eq i{bits} %x, %y
  ret i1 %same
}
