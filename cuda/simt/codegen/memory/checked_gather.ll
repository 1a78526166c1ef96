define internal {result} {name}({checked}, ptr %base) noinline cold nofree norecurse nosync nounwind willreturn memory(read) {
{addresses}
  %fits = icmp eq i32 %bad, 0
  br i1 %fits, label %load, label %fault
load:
  %loaded = call {loaded} {gather}(ptr %base, <32 x i64> %at, i32 %active)
{values}
  %done = insertvalue {result} {whole}, i1 true, {count}
  ret {result} %done
fault:
  ret {result} zeroinitializer
}
