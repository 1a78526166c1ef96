  %members = and i32 %value, %active
  %group = bitcast i32 %members to <32 x i1>
  %chosen = select <32 x i1> %group, <32 x i32> %numbers, <32 x i32> splat (i32 {neutral})
  %total = call i32 @llvm.vector.reduce.{how}.v32i32(<32 x i32> %chosen)
  %total.one = insertelement <32 x i32> poison, i32 %total, i32 0
  %total.all = shufflevector <32 x i32> %total.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %next = select <32 x i1> %group, <32 x i32> %total.all, <32 x i32> %result
