define internal <32 x i32> @permuted(<32 x i32> %values, <32 x i32> %lanes) noinline {
  %table = alloca <32 x i32>, align 128
  store <32 x i32> %values, ptr %table, align 128
  %at = getelementptr i32, ptr %table, <32 x i32> %lanes
  %all = bitcast i32 -1 to <32 x i1>
  %found = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> %at, i32 4, <32 x i1> %all, <32 x i32> poison)
  ret <32 x i32> %found
}
