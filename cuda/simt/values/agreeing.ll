  %group = bitcast i32 %same to <32 x i1>
  %mask.one = insertelement <32 x i32> poison, i32 %same, i32 0
  %mask.all = shufflevector <32 x i32> %mask.one, <32 x i32> poison, <32 x i32> zeroinitializer
  %next = select <32 x i1> %group, <32 x i32> %mask.all, <32 x i32> %result
