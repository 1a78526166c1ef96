  %first.one = insertelement <32 x i64> poison, i64 %first, i32 0
  %first.all = shufflevector <32 x i64> %first.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %each = load <32 x i64>, ptr %distances, align 8
  %at = add <32 x i64> %first.all, %each
  %bad = call i32 @unfit.rarely(<32 x i64> %at, i32 %active, i64 %width, i64 %start, i64 %room)
