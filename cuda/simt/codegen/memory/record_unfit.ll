define internal void @record_unfit({checked}, ptr %record, i64 %site, i64 %op, i32 %warp) noinline cold {
{addresses}
  %site.at = getelementptr i64, ptr %record, i64 {site}
  store i64 %site, ptr %site.at
  call void @record_fault(ptr %record, i64 {fault}, i64 %op, i32 %bad, i32 %warp, <32 x i64> %at)
  ret void
}
