; made by build.py from sm.py, sources 3a27838362aceefe
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.516.i = alloca [43 x double], align 8
  %.276.i = alloca [13 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.276.i)
  %.fca.1.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 16
  %.fca.3.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 24
  %.fca.4.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 32
  %.fca.5.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 40
  %.fca.6.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 48
  %.fca.7.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 56
  %.fca.8.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 64
  %.fca.9.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 72
  %.fca.10.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 80
  %.fca.11.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 88
  %.fca.12.gep.i = getelementptr inbounds nuw i8, ptr %.276.i, i64 96
  br label %B38.if.i

B38.if.i:                                         ; preds = %B38.if.i, %entry
  %out.2.sroa.0.0217.i = phi i64 [ undef, %entry ], [ %.281.fca.0.load.i, %B38.if.i ]
  %out.2.sroa.9.0216.i = phi i64 [ undef, %entry ], [ %.281.fca.1.load.i, %B38.if.i ]
  %out.2.sroa.18.0215.i = phi i64 [ undef, %entry ], [ %.281.fca.2.load.i, %B38.if.i ]
  %out.2.sroa.27.0214.i = phi i64 [ undef, %entry ], [ %.281.fca.3.load.i, %B38.if.i ]
  %out.2.sroa.36.0213.i = phi i64 [ undef, %entry ], [ %.281.fca.4.load.i, %B38.if.i ]
  %out.2.sroa.45.0212.i = phi i64 [ undef, %entry ], [ %.281.fca.5.load.i, %B38.if.i ]
  %out.2.sroa.54.0211.i = phi i64 [ undef, %entry ], [ %.281.fca.6.load.i, %B38.if.i ]
  %out.2.sroa.63.0210.i = phi i64 [ undef, %entry ], [ %.281.fca.7.load.i, %B38.if.i ]
  %out.2.sroa.72.0209.i = phi i64 [ undef, %entry ], [ %.281.fca.8.load.i, %B38.if.i ]
  %out.2.sroa.81.0208.i = phi i64 [ undef, %entry ], [ %.281.fca.9.load.i, %B38.if.i ]
  %out.2.sroa.90.0207.i = phi i64 [ undef, %entry ], [ %.281.fca.10.load.i, %B38.if.i ]
  %out.2.sroa.99.0206.i = phi i64 [ undef, %entry ], [ %.281.fca.11.load.i, %B38.if.i ]
  %out.2.sroa.108.0205.i = phi i64 [ undef, %entry ], [ %.281.fca.12.load.i, %B38.if.i ]
  %.149.0203.i = phi i64 [ 0, %entry ], [ %.220.i, %B38.if.i ]
  %.220.i = add nuw nsw i64 %.149.0203.i, 1
  %0 = getelementptr i64, ptr %arg.sizes_at, i64 %.149.0203.i
  %.274.i = load i64, ptr %0, align 8, !noalias !0
  store i64 %out.2.sroa.0.0217.i, ptr %.276.i, align 8, !noalias !0
  store i64 %out.2.sroa.9.0216.i, ptr %.fca.1.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.18.0215.i, ptr %.fca.2.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.27.0214.i, ptr %.fca.3.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.36.0213.i, ptr %.fca.4.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.45.0212.i, ptr %.fca.5.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.54.0211.i, ptr %.fca.6.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.63.0210.i, ptr %.fca.7.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.72.0209.i, ptr %.fca.8.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.81.0208.i, ptr %.fca.9.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.90.0207.i, ptr %.fca.10.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.99.0206.i, ptr %.fca.11.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.108.0205.i, ptr %.fca.12.gep.i, align 8, !noalias !0
  %.279.i = getelementptr inbounds nuw i64, ptr %.276.i, i64 %.149.0203.i
  store i64 %.274.i, ptr %.279.i, align 8, !noalias !0
  %.281.fca.0.load.i = load i64, ptr %.276.i, align 8, !noalias !0
  %.281.fca.1.load.i = load i64, ptr %.fca.1.gep.i, align 8, !noalias !0
  %.281.fca.2.load.i = load i64, ptr %.fca.2.gep.i, align 8, !noalias !0
  %.281.fca.3.load.i = load i64, ptr %.fca.3.gep.i, align 8, !noalias !0
  %.281.fca.4.load.i = load i64, ptr %.fca.4.gep.i, align 8, !noalias !0
  %.281.fca.5.load.i = load i64, ptr %.fca.5.gep.i, align 8, !noalias !0
  %.281.fca.6.load.i = load i64, ptr %.fca.6.gep.i, align 8, !noalias !0
  %.281.fca.7.load.i = load i64, ptr %.fca.7.gep.i, align 8, !noalias !0
  %.281.fca.8.load.i = load i64, ptr %.fca.8.gep.i, align 8, !noalias !0
  %.281.fca.9.load.i = load i64, ptr %.fca.9.gep.i, align 8, !noalias !0
  %.281.fca.10.load.i = load i64, ptr %.fca.10.gep.i, align 8, !noalias !0
  %.281.fca.11.load.i = load i64, ptr %.fca.11.gep.i, align 8, !noalias !0
  %.281.fca.12.load.i = load i64, ptr %.fca.12.gep.i, align 8, !noalias !0
  %exitcond.not.i = icmp eq i64 %.220.i, 13
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.276.i)
  %.153 = add nsw i64 %.281.fca.2.load.i, %.281.fca.1.load.i
  %.154 = add nsw i64 %.153, %.281.fca.3.load.i
  %.155 = add nsw i64 %.154, 1
  %.156 = mul nsw i64 %.281.fca.7.load.i, %.281.fca.5.load.i
  %.157 = add nsw i64 %.156, %.155
  %.158 = add nsw i64 %.281.fca.10.load.i, %.157
  %.159 = add nsw i64 %.158, %.281.fca.11.load.i
  %.293 = add nsw i64 %.281.fca.4.load.i, 11
  %.294 = add nsw i64 %.293, %.281.fca.0.load.i
  %.295 = add nsw i64 %.294, 21
  %.445 = getelementptr i64, ptr %arg.code_at, i64 %.281.fca.0.load.i
  %.515.idx = shl i64 %.281.fca.0.load.i, 4
  %.515 = getelementptr i8, ptr %arg.code_at, i64 %.515.idx
  %.585.idx = mul i64 %.281.fca.0.load.i, 24
  %.585 = getelementptr i8, ptr %arg.code_at, i64 %.585.idx
  %.655.idx = shl i64 %.281.fca.0.load.i, 5
  %.655 = getelementptr i8, ptr %arg.code_at, i64 %.655.idx
  %.725.idx = mul i64 %.281.fca.0.load.i, 40
  %.725 = getelementptr i8, ptr %arg.code_at, i64 %.725.idx
  %.795.idx = mul i64 %.281.fca.0.load.i, 48
  %.795 = getelementptr i8, ptr %arg.code_at, i64 %.795.idx
  %.865.idx = mul i64 %.281.fca.0.load.i, 56
  %.865 = getelementptr i8, ptr %arg.code_at, i64 %.865.idx
  %.1049 = icmp slt i64 %.159, 1
  br i1 %.1049, label %B0.endif.endif.endif.endi...if, label %B0.endif.endif.endif.endi...endif, !prof !3

common.ret:                                       ; preds = %B659.i.i, %B1626.i
  store double %issued.4.2.i, ptr %.3654, align 8, !noalias !4
  %.5899.i = getelementptr i8, ptr %.3654, i64 24
  store double %now.2.2.i, ptr %.5899.i, align 8, !noalias !4
  %.5957.i = getelementptr i8, ptr %.3654, i64 40
  %.5958.i = sitofp i64 %finished.5.2.i to double
  store double %.5958.i, ptr %.5957.i, align 8, !noalias !4
  %.4085 = trunc i64 %finished.5.2.i to i32
  store i32 %.4085, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.endif, %B0.endif.endif.endif.endi...endif.endif.if
  %.1029.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.endif.if ], [ %.1029.sroa.13.1, %B0.endif.endif.endif.endi...endif.endif ]
  %.1117 = sub i64 %.1029.sroa.13.0, %.1029.sroa.0.3
  %.1126 = tail call i64 @llvm.smax.i64(i64 %.1117, i64 0)
  %.1142 = getelementptr i64, ptr %arg.path_at, i64 %.1029.sroa.0.3
  br i1 %.1061, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !3

B0.endif.endif.endif.endi...if:                   ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  br label %B0.endif.endif.endif.endi...endif

B0.endif.endif.endif.endi...endif:                ; preds = %B0.endif.endif.endif.endi...if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %.1029.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ]
  %.1056 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1057 = select i1 %.1056, i64 %.159, i64 0
  %.1058 = add i64 %.1057, %.281.fca.1.load.i
  %.1061 = icmp slt i64 %.1058, 0
  br i1 %.1061, label %B0.endif.endif.endif.endi...endif.if, label %B0.endif.endif.endif.endi...endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.if:             ; preds = %B0.endif.endif.endif.endi...endif
  br label %B0.endif.endif.endif.endi...endif.endif

B0.endif.endif.endif.endi...endif.endif:          ; preds = %B0.endif.endif.endif.endi...endif.if, %B0.endif.endif.endif.endi...endif
  %.1029.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.if ], [ %.1058, %B0.endif.endif.endif.endi...endif ]
  %.1066.not = icmp slt i64 %.1058, %.159
  br i1 %.1066.not, label %B0.endif.endif.endif.endif.endif.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.endif.if:       ; preds = %B0.endif.endif.endif.endi...endif.endif
  br label %B0.endif.endif.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif, %B0.endif.endif.endif.endi...endif.2.endif.endif.if
  %.1199.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.2.endif.endif.if ], [ %.1199.sroa.13.1, %B0.endif.endif.endif.endi...endif.2.endif.endif ]
  %.1287 = sub i64 %.1199.sroa.13.0, %.1199.sroa.0.3
  %.1296 = tail call i64 @llvm.smax.i64(i64 %.1287, i64 0)
  %.1312 = getelementptr i64, ptr %arg.path_at, i64 %.1199.sroa.0.3
  br i1 %.1231, label %B0.endif.endif.endif.endi...else.if, label %B0.endif.endif.endif.endi...else.endif, !prof !3

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endif.endif.endif.endif.endif
  %.1199.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1058, %B0.endif.endif.endif.endif.endif.endif.endif.endif ]
  br i1 %.1066.not, label %B0.endif.endif.endif.endi...endif.2.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !7

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.2.endif

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2.if, %B0.endif.endif.endif.endi...endif.2
  %.1199.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1199.sroa.0.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1226 = icmp slt i64 %.153, 0
  %.1227 = select i1 %.1226, i64 %.159, i64 0
  %.1228 = add i64 %.1227, %.153
  %.1231 = icmp slt i64 %.1228, 0
  br i1 %.1231, label %B0.endif.endif.endif.endi...endif.2.endif.if, label %B0.endif.endif.endif.endi...endif.2.endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  br label %B0.endif.endif.endif.endi...endif.2.endif.endif

B0.endif.endif.endif.endi...endif.2.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif.if, %B0.endif.endif.endif.endi...endif.2.endif
  %.1199.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.2.endif.if ], [ %.1228, %B0.endif.endif.endif.endi...endif.2.endif ]
  %.1236.not = icmp slt i64 %.1228, %.159
  br i1 %.1236.not, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.2.endif.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.2.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif
  br label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1369.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1369.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1457 = sub i64 %.1369.sroa.13.0, %.1369.sroa.0.3
  %.1466 = tail call i64 @llvm.smax.i64(i64 %.1457, i64 0)
  %.1482 = getelementptr i64, ptr %arg.path_at, i64 %.1369.sroa.0.3
  br i1 %.1401, label %B0.endif.endif.endif.endi...endif.4.else.if, label %B0.endif.endif.endif.endi...endif.4.else.endif, !prof !3

B0.endif.endif.endif.endi...else.if:              ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif

B0.endif.endif.endif.endi...else.endif:           ; preds = %B0.endif.endif.endif.endi...else.if, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  %.1369.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.if ], [ %.1228, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif ]
  br i1 %.1236.not, label %B0.endif.endif.endif.endi...else.endif.endif, label %B0.endif.endif.endif.endi...else.endif.if, !prof !7

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %B0.endif.endif.endif.endi...else.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %B0.endif.endif.endif.endi...else.endif
  %.1369.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...else.endif.if ], [ %.1369.sroa.0.1, %B0.endif.endif.endif.endi...else.endif ]
  %.1396 = icmp slt i64 %.154, -1
  %.1397 = select i1 %.1396, i64 %.159, i64 0
  %.1398 = add i64 %.1397, %.155
  %.1401 = icmp slt i64 %.1398, 0
  br i1 %.1401, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !3

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1369.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1398, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1406.not = icmp slt i64 %.1398, %.159
  br i1 %.1406.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !7

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.5, %B0.endif.endif.endif.endi...endif.5.if
  %.1539.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.5.if ], [ %.1539.sroa.13.1, %B0.endif.endif.endif.endi...endif.5 ]
  %.1627 = sub i64 %.1539.sroa.13.0, %.1539.sroa.0.3
  %.1636 = tail call i64 @llvm.smax.i64(i64 %.1627, i64 0)
  %.1652 = getelementptr i64, ptr %arg.path_at, i64 %.1539.sroa.0.3
  %.1824 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.1894.idx = shl i64 %.281.fca.8.load.i, 4
  %.1894 = getelementptr i8, ptr %arg.sites_at, i64 %.1894.idx
  %.1964.idx = mul i64 %.281.fca.8.load.i, 24
  %.1964 = getelementptr i8, ptr %arg.sites_at, i64 %.1964.idx
  %.2034.idx = shl i64 %.281.fca.8.load.i, 5
  %.2034 = getelementptr i8, ptr %arg.sites_at, i64 %.2034.idx
  %.2104.idx = mul i64 %.281.fca.8.load.i, 40
  %.2104 = getelementptr i8, ptr %arg.sites_at, i64 %.2104.idx
  %.2174.idx = mul i64 %.281.fca.8.load.i, 48
  %.2174 = getelementptr i8, ptr %arg.sites_at, i64 %.2174.idx
  br i1 %.1571, label %B0.endif.endif.endif.endi...else.1.if, label %B0.endif.endif.endif.endi...else.1.endif, !prof !3

B0.endif.endif.endif.endi...endif.4.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.else.endif

B0.endif.endif.endif.endi...endif.4.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.4.else.if, %B0.endif.endif.endif.endi...endif.4
  %.1539.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.else.if ], [ %.1398, %B0.endif.endif.endif.endi...endif.4 ]
  br i1 %.1406.not, label %B0.endif.endif.endif.endi...endif.4.else.endif.endif, label %B0.endif.endif.endif.endi...endif.4.else.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.4.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.4.else.endif
  br label %B0.endif.endif.endif.endi...endif.4.else.endif.endif

B0.endif.endif.endif.endi...endif.4.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.4.else.endif.if, %B0.endif.endif.endif.endi...endif.4.else.endif
  %.1539.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.4.else.endif.if ], [ %.1539.sroa.0.1, %B0.endif.endif.endif.endi...endif.4.else.endif ]
  %.1566 = icmp slt i64 %.157, 0
  %.1567 = select i1 %.1566, i64 %.159, i64 0
  %.1568 = add i64 %.1567, %.157
  %.1571 = icmp slt i64 %.1568, 0
  br i1 %.1571, label %B0.endif.endif.endif.endi...if.5, label %B0.endif.endif.endif.endi...endif.5, !prof !3

B0.endif.endif.endif.endi...if.5:                 ; preds = %B0.endif.endif.endif.endi...endif.4.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.5

B0.endif.endif.endif.endi...endif.5:              ; preds = %B0.endif.endif.endif.endi...if.5, %B0.endif.endif.endif.endi...endif.4.else.endif.endif
  %.1539.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.5 ], [ %.1568, %B0.endif.endif.endif.endi...endif.4.else.endif.endif ]
  %.1576.not = icmp slt i64 %.1568, %.159
  br i1 %.1576.not, label %B0.endif.endif.endif.endi...endif.4.endif, label %B0.endif.endif.endif.endi...endif.5.if, !prof !7

B0.endif.endif.endif.endi...endif.5.if:           ; preds = %B0.endif.endif.endif.endi...endif.5
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...else.1.if:            ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...else.1.endif

B0.endif.endif.endif.endi...else.1.endif:         ; preds = %B0.endif.endif.endif.endi...else.1.if, %B0.endif.endif.endif.endi...endif.4.endif
  %.2314.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.if ], [ %.1568, %B0.endif.endif.endif.endi...endif.4.endif ]
  br i1 %.1576.not, label %B0.endif.endif.endif.endi...else.1.endif.endif, label %B0.endif.endif.endif.endi...else.1.endif.if, !prof !7

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...else.1.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...else.1.endif
  %.2314.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...else.1.endif.if ], [ %.2314.sroa.0.1, %B0.endif.endif.endif.endi...else.1.endif ]
  %.2341 = icmp slt i64 %.158, 0
  %.2342 = select i1 %.2341, i64 %.159, i64 0
  %.2343 = add i64 %.2342, %.158
  %.2346 = icmp slt i64 %.2343, 0
  %.2351.not = icmp slt i64 %.2343, %.159
  %.2427 = getelementptr i64, ptr %arg.path_at, i64 %.2314.sroa.0.3
  br i1 %.2346, label %B0.endif.endif.endif.endi...endif.7.else.if, label %B0.endif.endif.endif.endi...endif.7.else.endif, !prof !3

B0.endif.endif.endif.endi...endif.7.else.if:      ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.7.else.endif

B0.endif.endif.endif.endi...endif.7.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.7.else.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2484.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.7.else.if ], [ %.2343, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  br i1 %.2351.not, label %B0.endif.endif.endif.endi...endif.9.if, label %B0.endif.endif.endif.endi...endif.7.else.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.7.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.7.else.endif
  br label %B0.endif.endif.endif.endi...endif.9.if

B0.endif.endif.endif.endi...endif.9.if:           ; preds = %B0.endif.endif.endif.endi...endif.7.else.endif.if, %B0.endif.endif.endif.endi...endif.7.else.endif
  %.2484.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.7.else.endif.if ], [ %.2484.sroa.0.1, %B0.endif.endif.endif.endi...endif.7.else.endif ]
  call void @llvm.lifetime.start.p0(ptr nonnull %.516.i)
  %.fca.1.gep.i1457 = getelementptr inbounds nuw i8, ptr %.516.i, i64 8
  %.fca.2.gep.i1458 = getelementptr inbounds nuw i8, ptr %.516.i, i64 16
  %.fca.3.gep.i1459 = getelementptr inbounds nuw i8, ptr %.516.i, i64 24
  %.fca.4.gep.i1460 = getelementptr inbounds nuw i8, ptr %.516.i, i64 32
  %.fca.5.gep.i1461 = getelementptr inbounds nuw i8, ptr %.516.i, i64 40
  %.fca.6.gep.i1462 = getelementptr inbounds nuw i8, ptr %.516.i, i64 48
  %.fca.7.gep.i1463 = getelementptr inbounds nuw i8, ptr %.516.i, i64 56
  %.fca.8.gep.i1464 = getelementptr inbounds nuw i8, ptr %.516.i, i64 64
  %.fca.9.gep.i1465 = getelementptr inbounds nuw i8, ptr %.516.i, i64 72
  %.fca.10.gep.i1466 = getelementptr inbounds nuw i8, ptr %.516.i, i64 80
  %.fca.11.gep.i1467 = getelementptr inbounds nuw i8, ptr %.516.i, i64 88
  %.fca.12.gep.i1468 = getelementptr inbounds nuw i8, ptr %.516.i, i64 96
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 104
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 112
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 120
  %.fca.16.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 128
  %.fca.17.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 136
  %.fca.18.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 144
  %.fca.19.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 152
  %.fca.20.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 160
  %.fca.21.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 168
  %.fca.22.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 176
  %.fca.23.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 184
  %.fca.24.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 192
  %.fca.25.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 200
  %.fca.26.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 208
  %.fca.27.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 216
  %.fca.28.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 224
  %.fca.29.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 232
  %.fca.30.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 240
  %.fca.31.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 248
  %.fca.32.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 256
  %.fca.33.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 264
  %.fca.34.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 272
  %.fca.35.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 280
  %.fca.36.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 288
  %.fca.37.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 296
  %.fca.38.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 304
  %.fca.39.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 312
  %.fca.40.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 320
  %.fca.41.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 328
  %.fca.42.gep.i = getelementptr inbounds nuw i8, ptr %.516.i, i64 336
  br label %B38.if.i1469

B38.if.i1469:                                     ; preds = %B38.if.i1469, %B0.endif.endif.endif.endi...endif.9.if
  %out.2.sroa.0.0345.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.0.load.i, %B38.if.i1469 ]
  %out.2.sroa.9.0344.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.1.load.i, %B38.if.i1469 ]
  %out.2.sroa.18.0343.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.2.load.i, %B38.if.i1469 ]
  %out.2.sroa.27.0342.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.3.load.i, %B38.if.i1469 ]
  %out.2.sroa.36.0341.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.4.load.i, %B38.if.i1469 ]
  %out.2.sroa.45.0340.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.5.load.i, %B38.if.i1469 ]
  %out.2.sroa.54.0339.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.6.load.i, %B38.if.i1469 ]
  %out.2.sroa.63.0338.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.7.load.i, %B38.if.i1469 ]
  %out.2.sroa.72.0337.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.8.load.i, %B38.if.i1469 ]
  %out.2.sroa.81.0336.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.9.load.i, %B38.if.i1469 ]
  %out.2.sroa.90.0335.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.10.load.i, %B38.if.i1469 ]
  %out.2.sroa.99.0334.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.11.load.i, %B38.if.i1469 ]
  %out.2.sroa.108.0333.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.12.load.i, %B38.if.i1469 ]
  %out.2.sroa.117.0332.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.13.load.i, %B38.if.i1469 ]
  %out.2.sroa.126.0331.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.14.load.i, %B38.if.i1469 ]
  %out.2.sroa.135.0330.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.15.load.i, %B38.if.i1469 ]
  %out.2.sroa.144.0329.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.16.load.i, %B38.if.i1469 ]
  %out.2.sroa.153.0328.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.17.load.i, %B38.if.i1469 ]
  %out.2.sroa.162.0327.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.18.load.i, %B38.if.i1469 ]
  %out.2.sroa.171.0326.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.19.load.i, %B38.if.i1469 ]
  %out.2.sroa.180.0325.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.20.load.i, %B38.if.i1469 ]
  %out.2.sroa.189.0324.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.21.load.i, %B38.if.i1469 ]
  %out.2.sroa.198.0323.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.22.load.i, %B38.if.i1469 ]
  %out.2.sroa.207.0322.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.23.load.i, %B38.if.i1469 ]
  %out.2.sroa.216.0321.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.24.load.i, %B38.if.i1469 ]
  %out.2.sroa.225.0320.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.25.load.i, %B38.if.i1469 ]
  %out.2.sroa.234.0319.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.26.load.i, %B38.if.i1469 ]
  %out.2.sroa.243.0318.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.27.load.i, %B38.if.i1469 ]
  %out.2.sroa.252.0317.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.28.load.i, %B38.if.i1469 ]
  %out.2.sroa.261.0316.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.29.load.i, %B38.if.i1469 ]
  %out.2.sroa.270.0315.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.30.load.i, %B38.if.i1469 ]
  %out.2.sroa.279.0314.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.31.load.i, %B38.if.i1469 ]
  %out.2.sroa.288.0313.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.32.load.i, %B38.if.i1469 ]
  %out.2.sroa.297.0312.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.33.load.i, %B38.if.i1469 ]
  %out.2.sroa.306.0311.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.34.load.i, %B38.if.i1469 ]
  %out.2.sroa.315.0310.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.35.load.i, %B38.if.i1469 ]
  %out.2.sroa.324.0309.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.36.load.i, %B38.if.i1469 ]
  %out.2.sroa.333.0308.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.37.load.i, %B38.if.i1469 ]
  %out.2.sroa.342.0307.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.38.load.i, %B38.if.i1469 ]
  %out.2.sroa.351.0306.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.39.load.i, %B38.if.i1469 ]
  %out.2.sroa.360.0305.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.40.load.i, %B38.if.i1469 ]
  %out.2.sroa.369.0304.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.41.load.i, %B38.if.i1469 ]
  %out.2.sroa.378.0303.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.42.load.i, %B38.if.i1469 ]
  %.389.0301.i = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.9.if ], [ %.460.i, %B38.if.i1469 ]
  %.460.i = add nuw nsw i64 %.389.0301.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.389.0301.i
  %.514.i = load double, ptr %1, align 8, !noalias !8
  store double %out.2.sroa.0.0345.i, ptr %.516.i, align 8, !noalias !8
  store double %out.2.sroa.9.0344.i, ptr %.fca.1.gep.i1457, align 8, !noalias !8
  store double %out.2.sroa.18.0343.i, ptr %.fca.2.gep.i1458, align 8, !noalias !8
  store double %out.2.sroa.27.0342.i, ptr %.fca.3.gep.i1459, align 8, !noalias !8
  store double %out.2.sroa.36.0341.i, ptr %.fca.4.gep.i1460, align 8, !noalias !8
  store double %out.2.sroa.45.0340.i, ptr %.fca.5.gep.i1461, align 8, !noalias !8
  store double %out.2.sroa.54.0339.i, ptr %.fca.6.gep.i1462, align 8, !noalias !8
  store double %out.2.sroa.63.0338.i, ptr %.fca.7.gep.i1463, align 8, !noalias !8
  store double %out.2.sroa.72.0337.i, ptr %.fca.8.gep.i1464, align 8, !noalias !8
  store double %out.2.sroa.81.0336.i, ptr %.fca.9.gep.i1465, align 8, !noalias !8
  store double %out.2.sroa.90.0335.i, ptr %.fca.10.gep.i1466, align 8, !noalias !8
  store double %out.2.sroa.99.0334.i, ptr %.fca.11.gep.i1467, align 8, !noalias !8
  store double %out.2.sroa.108.0333.i, ptr %.fca.12.gep.i1468, align 8, !noalias !8
  store double %out.2.sroa.117.0332.i, ptr %.fca.13.gep.i, align 8, !noalias !8
  store double %out.2.sroa.126.0331.i, ptr %.fca.14.gep.i, align 8, !noalias !8
  store double %out.2.sroa.135.0330.i, ptr %.fca.15.gep.i, align 8, !noalias !8
  store double %out.2.sroa.144.0329.i, ptr %.fca.16.gep.i, align 8, !noalias !8
  store double %out.2.sroa.153.0328.i, ptr %.fca.17.gep.i, align 8, !noalias !8
  store double %out.2.sroa.162.0327.i, ptr %.fca.18.gep.i, align 8, !noalias !8
  store double %out.2.sroa.171.0326.i, ptr %.fca.19.gep.i, align 8, !noalias !8
  store double %out.2.sroa.180.0325.i, ptr %.fca.20.gep.i, align 8, !noalias !8
  store double %out.2.sroa.189.0324.i, ptr %.fca.21.gep.i, align 8, !noalias !8
  store double %out.2.sroa.198.0323.i, ptr %.fca.22.gep.i, align 8, !noalias !8
  store double %out.2.sroa.207.0322.i, ptr %.fca.23.gep.i, align 8, !noalias !8
  store double %out.2.sroa.216.0321.i, ptr %.fca.24.gep.i, align 8, !noalias !8
  store double %out.2.sroa.225.0320.i, ptr %.fca.25.gep.i, align 8, !noalias !8
  store double %out.2.sroa.234.0319.i, ptr %.fca.26.gep.i, align 8, !noalias !8
  store double %out.2.sroa.243.0318.i, ptr %.fca.27.gep.i, align 8, !noalias !8
  store double %out.2.sroa.252.0317.i, ptr %.fca.28.gep.i, align 8, !noalias !8
  store double %out.2.sroa.261.0316.i, ptr %.fca.29.gep.i, align 8, !noalias !8
  store double %out.2.sroa.270.0315.i, ptr %.fca.30.gep.i, align 8, !noalias !8
  store double %out.2.sroa.279.0314.i, ptr %.fca.31.gep.i, align 8, !noalias !8
  store double %out.2.sroa.288.0313.i, ptr %.fca.32.gep.i, align 8, !noalias !8
  store double %out.2.sroa.297.0312.i, ptr %.fca.33.gep.i, align 8, !noalias !8
  store double %out.2.sroa.306.0311.i, ptr %.fca.34.gep.i, align 8, !noalias !8
  store double %out.2.sroa.315.0310.i, ptr %.fca.35.gep.i, align 8, !noalias !8
  store double %out.2.sroa.324.0309.i, ptr %.fca.36.gep.i, align 8, !noalias !8
  store double %out.2.sroa.333.0308.i, ptr %.fca.37.gep.i, align 8, !noalias !8
  store double %out.2.sroa.342.0307.i, ptr %.fca.38.gep.i, align 8, !noalias !8
  store double %out.2.sroa.351.0306.i, ptr %.fca.39.gep.i, align 8, !noalias !8
  store double %out.2.sroa.360.0305.i, ptr %.fca.40.gep.i, align 8, !noalias !8
  store double %out.2.sroa.369.0304.i, ptr %.fca.41.gep.i, align 8, !noalias !8
  store double %out.2.sroa.378.0303.i, ptr %.fca.42.gep.i, align 8, !noalias !8
  %.519.i = getelementptr inbounds nuw double, ptr %.516.i, i64 %.389.0301.i
  store double %.514.i, ptr %.519.i, align 8, !noalias !8
  %.521.fca.0.load.i = load double, ptr %.516.i, align 8, !noalias !8
  %.521.fca.1.load.i = load double, ptr %.fca.1.gep.i1457, align 8, !noalias !8
  %.521.fca.2.load.i = load double, ptr %.fca.2.gep.i1458, align 8, !noalias !8
  %.521.fca.3.load.i = load double, ptr %.fca.3.gep.i1459, align 8, !noalias !8
  %.521.fca.4.load.i = load double, ptr %.fca.4.gep.i1460, align 8, !noalias !8
  %.521.fca.5.load.i = load double, ptr %.fca.5.gep.i1461, align 8, !noalias !8
  %.521.fca.6.load.i = load double, ptr %.fca.6.gep.i1462, align 8, !noalias !8
  %.521.fca.7.load.i = load double, ptr %.fca.7.gep.i1463, align 8, !noalias !8
  %.521.fca.8.load.i = load double, ptr %.fca.8.gep.i1464, align 8, !noalias !8
  %.521.fca.9.load.i = load double, ptr %.fca.9.gep.i1465, align 8, !noalias !8
  %.521.fca.10.load.i = load double, ptr %.fca.10.gep.i1466, align 8, !noalias !8
  %.521.fca.11.load.i = load double, ptr %.fca.11.gep.i1467, align 8, !noalias !8
  %.521.fca.12.load.i = load double, ptr %.fca.12.gep.i1468, align 8, !noalias !8
  %.521.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !8
  %.521.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !8
  %.521.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !8
  %.521.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !8
  %.521.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !8
  %.521.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !8
  %.521.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !8
  %.521.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !8
  %.521.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !8
  %.521.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !8
  %.521.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !8
  %.521.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !8
  %.521.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !8
  %.521.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !8
  %.521.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !8
  %.521.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !8
  %.521.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !8
  %.521.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !8
  %.521.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !8
  %.521.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !8
  %.521.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !8
  %.521.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !8
  %.521.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !8
  %.521.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !8
  %.521.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !8
  %.521.fca.38.load.i = load double, ptr %.fca.38.gep.i, align 8, !noalias !8
  %.521.fca.39.load.i = load double, ptr %.fca.39.gep.i, align 8, !noalias !8
  %.521.fca.40.load.i = load double, ptr %.fca.40.gep.i, align 8, !noalias !8
  %.521.fca.41.load.i = load double, ptr %.fca.41.gep.i, align 8, !noalias !8
  %.521.fca.42.load.i = load double, ptr %.fca.42.gep.i, align 8, !noalias !8
  %exitcond.not.i1470 = icmp eq i64 %.460.i, 43
  br i1 %exitcond.not.i1470, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit, label %B38.if.i1469

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit: ; preds = %B38.if.i1469
  %.2572 = sub i64 %.159, %.2484.sroa.0.3
  %.2581 = tail call i64 @llvm.smax.i64(i64 %.2572, i64 0)
  %.2597 = getelementptr i64, ptr %arg.path_at, i64 %.2484.sroa.0.3
  call void @llvm.lifetime.end.p0(ptr nonnull %.516.i)
  %.3049 = icmp slt i64 %.294, -20
  br i1 %.3049, label %B0.endif.endif.endif.endi...else.2.endif.if, label %B0.endif.endif.endif.endi...else.2.endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif.endif, %B0.endif.endif.endif.endi...if.12
  %.3029.sroa.13.0 = phi i64 [ %.295, %B0.endif.endif.endif.endi...if.12 ], [ %.3029.sroa.13.1, %B0.endif.endif.endif.endi...else.2.endif.endif.endif ]
  %.3117 = sub i64 %.3029.sroa.13.0, %.3029.sroa.0.3
  %.3126 = tail call i64 @llvm.smax.i64(i64 %.3117, i64 0)
  %.3142 = getelementptr double, ptr %arg.results_at, i64 %.3029.sroa.0.3
  br i1 %.3061, label %B0.endif.endif.endif.endi...endif.11.else.if, label %B0.endif.endif.endif.endi...endif.11.else.endif, !prof !3

B0.endif.endif.endif.endi...else.2.endif.if:      ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  br label %B0.endif.endif.endif.endi...else.2.endif.endif

B0.endif.endif.endif.endi...else.2.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.2.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  %.3029.sroa.0.3 = phi i64 [ %.295, %B0.endif.endif.endif.endi...else.2.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit ]
  %.3056 = icmp slt i64 %.281.fca.4.load.i, 0
  %.3057 = select i1 %.3056, i64 %.295, i64 0
  %.3058 = add i64 %.3057, %.281.fca.4.load.i
  %.3061 = icmp slt i64 %.3058, 0
  br i1 %.3061, label %B0.endif.endif.endif.endi...else.2.endif.endif.if, label %B0.endif.endif.endif.endi...else.2.endif.endif.endif, !prof !3

B0.endif.endif.endif.endi...else.2.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif
  br label %B0.endif.endif.endif.endi...else.2.endif.endif.endif

B0.endif.endif.endif.endi...else.2.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif.if, %B0.endif.endif.endif.endi...else.2.endif.endif
  %.3029.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.2.endif.endif.if ], [ %.3058, %B0.endif.endif.endif.endi...else.2.endif.endif ]
  %.3066.not = icmp slt i64 %.3058, %.295
  br i1 %.3066.not, label %B0.endif.endif.endif.endi...endif.11, label %B0.endif.endif.endif.endi...if.12, !prof !7

B0.endif.endif.endif.endi...if.12:                ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11.endif:       ; preds = %B0.endif.endif.endif.endi...endif.14, %B0.endif.endif.endif.endi...endif.14.if
  %.3199.sroa.13.0 = phi i64 [ %.295, %B0.endif.endif.endif.endi...endif.14.if ], [ %.3199.sroa.13.1, %B0.endif.endif.endif.endi...endif.14 ]
  %.3287 = sub i64 %.3199.sroa.13.0, %.3199.sroa.0.3
  %.3296 = tail call i64 @llvm.smax.i64(i64 %.3287, i64 0)
  %.3312 = getelementptr double, ptr %arg.results_at, i64 %.3199.sroa.0.3
  br i1 %.3231, label %B0.endif.endif.endif.endi...endif.11.endif.else.if, label %B0.endif.endif.endif.endi...endif.11.endif.else.endif, !prof !3

B0.endif.endif.endif.endi...endif.11.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.else.endif

B0.endif.endif.endif.endi...endif.11.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.11.else.if, %B0.endif.endif.endif.endi...endif.11
  %.3199.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.11.else.if ], [ %.3058, %B0.endif.endif.endif.endi...endif.11 ]
  br i1 %.3066.not, label %B0.endif.endif.endif.endi...endif.11.else.endif.endif, label %B0.endif.endif.endif.endi...endif.11.else.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.11.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.else.endif
  br label %B0.endif.endif.endif.endi...endif.11.else.endif.endif

B0.endif.endif.endif.endi...endif.11.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.else.endif.if, %B0.endif.endif.endif.endi...endif.11.else.endif
  %.3199.sroa.0.3 = phi i64 [ %.295, %B0.endif.endif.endif.endi...endif.11.else.endif.if ], [ %.3199.sroa.0.1, %B0.endif.endif.endif.endi...endif.11.else.endif ]
  %.3226 = icmp slt i64 %.281.fca.4.load.i, -11
  %.3227 = select i1 %.3226, i64 %.295, i64 0
  %.3228 = add i64 %.3227, %.293
  %.3231 = icmp slt i64 %.3228, 0
  br i1 %.3231, label %B0.endif.endif.endif.endi...if.14, label %B0.endif.endif.endif.endi...endif.14, !prof !3

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...endif.11.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.14

B0.endif.endif.endif.endi...endif.14:             ; preds = %B0.endif.endif.endif.endi...if.14, %B0.endif.endif.endif.endi...endif.11.else.endif.endif
  %.3199.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.14 ], [ %.3228, %B0.endif.endif.endif.endi...endif.11.else.endif.endif ]
  %.3236.not = icmp slt i64 %.3228, %.295
  br i1 %.3236.not, label %B0.endif.endif.endif.endi...endif.11.endif, label %B0.endif.endif.endif.endi...endif.14.if, !prof !7

B0.endif.endif.endif.endi...endif.14.if:          ; preds = %B0.endif.endif.endif.endi...endif.14
  br label %B0.endif.endif.endif.endi...endif.11.endif

B0.endif.endif.endif.endi...endif.11.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.16.endif, %B0.endif.endif.endif.endi...endif.16.endif.if
  %.3370.sroa.13.0 = phi i64 [ %.295, %B0.endif.endif.endif.endi...endif.16.endif.if ], [ %.3370.sroa.13.1, %B0.endif.endif.endif.endi...endif.16.endif ]
  %.3458 = sub i64 %.3370.sroa.13.0, %.3370.sroa.0.3
  %.3467 = tail call i64 @llvm.smax.i64(i64 %.3458, i64 0)
  %.3483 = getelementptr double, ptr %arg.results_at, i64 %.3370.sroa.0.3
  br i1 %.3402, label %B0.endif.endif.endif.endi...if.18, label %B0.endif.endif.endif.endi...endif.18, !prof !3

B0.endif.endif.endif.endi...endif.11.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.11.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.else.endif

B0.endif.endif.endif.endi...endif.11.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.else.if, %B0.endif.endif.endif.endi...endif.11.endif
  %.3370.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.11.endif.else.if ], [ %.3228, %B0.endif.endif.endif.endi...endif.11.endif ]
  br i1 %.3236.not, label %B0.endif.endif.endif.endi...endif.16, label %B0.endif.endif.endif.endi...if.16, !prof !7

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.11.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.11.endif.else.endif
  %.3370.sroa.0.3 = phi i64 [ %.295, %B0.endif.endif.endif.endi...if.16 ], [ %.3370.sroa.0.1, %B0.endif.endif.endif.endi...endif.11.endif.else.endif ]
  %.3397 = icmp slt i64 %.294, 0
  %.3398 = select i1 %.3397, i64 %.295, i64 0
  %.3399 = add i64 %.3398, %.294
  %.3402 = icmp slt i64 %.3399, 0
  br i1 %.3402, label %B0.endif.endif.endif.endi...endif.16.if, label %B0.endif.endif.endif.endi...endif.16.endif, !prof !3

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.16.endif

B0.endif.endif.endif.endi...endif.16.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16.if, %B0.endif.endif.endif.endi...endif.16
  %.3370.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.16.if ], [ %.3399, %B0.endif.endif.endif.endi...endif.16 ]
  %.3407.not = icmp slt i64 %.3399, %.295
  br i1 %.3407.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif, label %B0.endif.endif.endif.endi...endif.16.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.16.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.16.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.11.endif.endif
  %.3541.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.18 ], [ %.3399, %B0.endif.endif.endif.endi...endif.11.endif.endif ]
  br i1 %.3407.not, label %B0.endif.endif.endif.endi...endif.18.endif.endif.if, label %B0.endif.endif.endif.endi...endif.18.if, !prof !7

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif.endif.if

B0.endif.endif.endif.endi...endif.18.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3541.sroa.0.3 = phi i64 [ %.295, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3541.sroa.0.1, %B0.endif.endif.endif.endi...endif.18 ]
  %.3654 = getelementptr double, ptr %arg.results_at, i64 %.3541.sroa.0.3
  %spec.select6458.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.674.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select6458.i
  %.5.i.i.i = fptosi double %.521.fca.31.load.i to i64
  %.212.0.i.i = ashr i64 %.5.i.i.i, 4
  %.13.i.i6291.i = tail call i64 @llvm.smax.i64(i64 %.212.0.i.i, i64 1)
  %.273.i.i = shl nuw nsw i64 %.13.i.i6291.i, 4
  %.87.i.i.i = or disjoint i64 %.273.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !7

B224.i:                                           ; preds = %B224.i.outer, %B668.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B668.i ], [ %dispatched.3.1.i.ph, %B224.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B668.i ], [ %next_block.2.1.i.ph, %B224.i.outer ]
  %.1868.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %.1888.i = sub nsw i64 %next_block.2.1.i, %finished.3.1.i.ph
  %.1893.i = icmp slt i64 %.1888.i, %.281.fca.6.load.i
  %or.cond.i = select i1 %.1868.i, i1 %.1893.i, i1 false
  br i1 %or.cond.i, label %B274.i, label %B402.i

B274.i:                                           ; preds = %B224.i, %.2336.if.i
  %dispatched.2.3.i = phi double [ %.2796.i.i, %.2336.if.i ], [ %dispatched.3.1.i, %B224.i ]
  %next_block.5.3.i = phi i64 [ %.2070.i, %.2336.if.i ], [ %next_block.2.1.i, %B224.i ]
  %.681.i.i = load i64, ptr %.226.i.i6349.i, align 8, !noalias !11
  %.685.i.i = icmp sgt i64 %.681.i.i, -1
  br i1 %.685.i.i, label %B42.i.i, label %B86.i.i

B42.i.i:                                          ; preds = %B274.i, %B42.i.i
  %slot.2.0.i.i = phi i64 [ %.688.i.i, %B42.i.i ], [ 0, %B274.i ]
  %.688.i.i = add nuw nsw i64 %slot.2.0.i.i, 1
  %.725.i.i = getelementptr i64, ptr %.226.i.i6349.i, i64 %.688.i.i
  %.726.i.i = load i64, ptr %.725.i.i, align 8, !noalias !11
  %.730.i.i = icmp sgt i64 %.726.i.i, -1
  br i1 %.730.i.i, label %B42.i.i, label %B86.i.i

B86.i.i:                                          ; preds = %B42.i.i, %B274.i
  %slot.3.1.i.i = phi i64 [ 0, %B274.i ], [ %.688.i.i, %B42.i.i ]
  %.767.i.i = getelementptr double, ptr %.226.i343.i.i, i64 %slot.3.1.i.i
  %.768.i.i = load double, ptr %.767.i.i, align 8, !noalias !11
  %.12.i.i.i = fcmp ogt double %.768.i.i, %dispatched.2.3.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.768.i.i, double %dispatched.2.3.i
  %.842.i.i = getelementptr double, ptr %.226.i307.i.i, i64 %slot.3.1.i.i
  store double %.13.i.i.i, ptr %.842.i.i, align 8, !noalias !11
  %.882.i.i = getelementptr i64, ptr %.226.i.i6349.i, i64 %slot.3.1.i.i
  store i64 %.281.fca.7.load.i, ptr %.882.i.i, align 8, !noalias !11
  %.920.i.i = getelementptr i64, ptr %.226.i238.i.i, i64 %slot.3.1.i.i
  store i64 0, ptr %.920.i.i, align 8, !noalias !11
  store double 0.000000e+00, ptr %.767.i.i, align 8, !noalias !11
  br i1 %.11482405.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c, label %B302.if.lr.ph.i.i

B302.if.lr.ph.i.i:                                ; preds = %B86.i.i
  %.1189.i.i = mul nsw i64 %slot.3.1.i.i, %.281.fca.7.load.i
  %.1212.i.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.1214.not.not2408.i.i = and i1 %.1213.i.i, %.1212.i.i
  %.1650.i.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %.1692.i.i = fadd double %.521.fca.1.load.i, %.13.i.i.i
  %brmerge.i.i = select i1 %.1201.i.i, i1 true, i1 %.1214.not.not2408.i.i, !prof !3
  br label %B302.if.i.i

B302.if.i.i:                                      ; preds = %.2529.if.i.i, %B302.if.lr.ph.i.i
  %.1091.02406.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %.1161.i.i, %.2529.if.i.i ]
  %.1161.i.i = add nuw nsw i64 %.1091.02406.i.i, 1
  %.1190.i.i = add nsw i64 %.1091.02406.i.i, %.1189.i.i
  br i1 %brmerge.i.i, label %B304.endif.i.i, label %B304.else.if.i.i, !prof !14

B304.endif.i.i:                                   ; preds = %B304.else.if.i.i, %B302.if.i.i
  %rem.0.i.i = phi i64 [ 0, %B302.if.i.i ], [ %17, %B304.else.if.i.i ]
  %.1242.i.i = add nsw i64 %rem.0.i.i, %.1091.02406.i.i
  %.1255.i.i = icmp slt i64 %.1242.i.i, 0
  %.1256.i.i = select i1 %.1255.i.i, i64 %.1636, i64 0
  %2 = getelementptr i64, ptr %.1652, i64 %.1242.i.i
  %.1270.i.i = getelementptr i64, ptr %2, i64 %.1256.i.i
  %.1271.i.i = load i64, ptr %.1270.i.i, align 8, !noalias !11
  %.1292.i.i = icmp slt i64 %.1271.i.i, 0
  %.1293.i.i = select i1 %.1292.i.i, i64 %.1466, i64 0
  %3 = getelementptr i64, ptr %.1482, i64 %.1271.i.i
  %.1307.i.i = getelementptr i64, ptr %3, i64 %.1293.i.i
  %.1308.i.i = load i64, ptr %.1307.i.i, align 8, !noalias !11
  %.1329.i.i = icmp slt i64 %.1190.i.i, 0
  %.1330.i.i = select i1 %.1329.i.i, i64 %.210.i646.i.i, i64 0
  %4 = getelementptr i64, ptr %.226.i645.i.i, i64 %.1190.i.i
  %.1344.i.i = getelementptr i64, ptr %4, i64 %.1330.i.i
  store i64 %.1308.i.i, ptr %.1344.i.i, align 8, !noalias !11
  %.1367.i.i = icmp slt i64 %.1271.i.i, -1
  %.1368.i.i = select i1 %.1367.i.i, i64 %.1466, i64 0
  %5 = getelementptr i8, ptr %3, i64 8
  %.1382.i.i = getelementptr i64, ptr %5, i64 %.1368.i.i
  %.1383.i.i = load i64, ptr %.1382.i.i, align 8, !noalias !11
  %.1405.i.i = select i1 %.1329.i.i, i64 %.210.i680.i.i, i64 0
  %6 = getelementptr i64, ptr %.226.i678.i.i, i64 %.1190.i.i
  %.1419.i.i = getelementptr i64, ptr %6, i64 %.1405.i.i
  store i64 %.1383.i.i, ptr %.1419.i.i, align 8, !noalias !11
  %.1467.i.i = load i64, ptr %.1344.i.i, align 8, !noalias !11
  %.1483.i.i = icmp slt i64 %.1467.i.i, 0
  %.1484.i.i = select i1 %.1483.i.i, i64 %.1296, i64 0
  %7 = getelementptr i64, ptr %.1312, i64 %.1467.i.i
  %.1498.i.i = getelementptr i64, ptr %7, i64 %.1484.i.i
  %.1499.i.i = load i64, ptr %.1498.i.i, align 8, !noalias !11
  %.1515.i.i = icmp slt i64 %.1499.i.i, 0
  %.1516.i.i = select i1 %.1515.i.i, i64 %.1126, i64 0
  %8 = getelementptr i64, ptr %.1142, i64 %.1499.i.i
  %.1530.i.i = getelementptr i64, ptr %8, i64 %.1516.i.i
  %.1531.i.i = load i64, ptr %.1530.i.i, align 8, !noalias !11
  %.1553.i.i = select i1 %.1329.i.i, i64 %.210.i716.i.i, i64 0
  %9 = getelementptr i64, ptr %.226.i714.i.i, i64 %.1190.i.i
  %.1567.i.i = getelementptr i64, ptr %9, i64 %.1553.i.i
  store i64 %.1531.i.i, ptr %.1567.i.i, align 8, !noalias !11
  %.1590.i.i = select i1 %.1329.i.i, i64 %.210.i752.i.i, i64 0
  %10 = getelementptr i64, ptr %.226.i750.i.i, i64 %.1190.i.i
  %.1604.i.i = getelementptr i64, ptr %10, i64 %.1590.i.i
  store i64 1, ptr %.1604.i.i, align 8, !noalias !11
  %.1628.i.i = select i1 %.1329.i.i, i64 %.210.i788.i.i, i64 0
  %11 = getelementptr i64, ptr %.226.i786.i.i, i64 %.1190.i.i
  %.1642.i.i = getelementptr i64, ptr %11, i64 %.1628.i.i
  store i64 %next_block.5.3.i, ptr %.1642.i.i, align 8, !noalias !11
  %.1651.i.i = add nsw i64 %.1091.02406.i.i, %.1650.i.i
  %.1670.i.i = select i1 %.1329.i.i, i64 %.210.i824.i.i, i64 0
  %12 = getelementptr i64, ptr %.226.i822.i.i, i64 %.1190.i.i
  %.1684.i.i = getelementptr i64, ptr %12, i64 %.1670.i.i
  store i64 %.1651.i.i, ptr %.1684.i.i, align 8, !noalias !11
  %.1695.i.i = uitofp nneg i64 %.1091.02406.i.i to double
  %.1696.i.i = fmul double %.521.fca.2.load.i, %.1695.i.i
  %.1697.i.i = fadd double %.1692.i.i, %.1696.i.i
  %.1716.i.i = select i1 %.1329.i.i, i64 %.210.i.i6322.i, i64 0
  %13 = getelementptr double, ptr %.226.i.i6318.i, i64 %.1190.i.i
  %.1730.i.i = getelementptr double, ptr %13, i64 %.1716.i.i
  store double %.1697.i.i, ptr %.1730.i.i, align 8, !noalias !11
  %.1753.i.i = select i1 %.1329.i.i, i64 %.210.i860.i.i, i64 0
  %14 = getelementptr i64, ptr %.226.i858.i.i, i64 %.1190.i.i
  %.1767.i.i = getelementptr i64, ptr %14, i64 %.1753.i.i
  store i64 1, ptr %.1767.i.i, align 8, !noalias !11
  %.1805.i.i = load double, ptr %.1730.i.i, align 8, !noalias !11
  %.1827.i.i = select i1 %.1329.i.i, i64 %.210.i896.i.i, i64 0
  %15 = getelementptr double, ptr %.226.i894.i.i, i64 %.1190.i.i
  %.1841.i.i = getelementptr double, ptr %15, i64 %.1827.i.i
  store double %.1805.i.i, ptr %.1841.i.i, align 8, !noalias !11
  %.1864.i.i = select i1 %.1329.i.i, i64 %.210.i968.i.i, i64 0
  %16 = getelementptr i64, ptr %.226.i966.i.i, i64 %.1190.i.i
  %.1878.i.i = getelementptr i64, ptr %16, i64 %.1864.i.i
  store i64 0, ptr %.1878.i.i, align 8, !noalias !11
  %.1888.i.i = mul nsw i64 %.1190.i.i, 6
  %.1889.i.i = add nsw i64 %.1190.i.i, 1
  %.1890.i.i = mul nsw i64 %.1889.i.i, 6
  %.1927.i.i = select i1 %.1329.i.i, i64 %.210.i1004.i.i, i64 0
  %.1928.i.i = add i64 %.1927.i.i, %.1888.i.i
  %.1943.i.i = icmp slt i64 %.1190.i.i, -1
  %.1944.i.i = select i1 %.1943.i.i, i64 %.210.i1004.i.i, i64 0
  %.1945.i.i = add i64 %.1890.i.i, %.1944.i.i
  %.2072.i.i = icmp slt i64 %.1928.i.i, 0
  br i1 %.2072.i.i, label %B304.endif.endif.else.if.i.i, label %B304.endif.endif.else.endif.i.i, !prof !3

B304.else.if.i.i:                                 ; preds = %B302.if.i.i
  %.1218.i.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.1219.i.i = xor i64 %.1218.i.i, %.281.fca.5.load.i
  %.1220.i.i = icmp slt i64 %.1219.i.i, 0
  %.1221.i.i = icmp ne i64 %.1218.i.i, 0
  %.1222.i.i = and i1 %.1221.i.i, %.1220.i.i
  %.1229.i.i = select i1 %.1222.i.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i.i = add i64 %.1229.i.i, %.1218.i.i
  %17 = mul nsw i64 %spec.select.i.i, %.281.fca.7.load.i
  br label %B304.endif.i.i

B304.endif.endif.endif.i.i:                       ; preds = %B304.endif.endif.else.endif.endif.endif.if.i.i, %B304.endif.endif.else.endif.endif.endif.i.i
  %.2052.sroa.13.0.i.i = phi i64 [ %.210.i1004.i.i, %B304.endif.endif.else.endif.endif.endif.if.i.i ], [ %.2052.sroa.13.1.i.i, %B304.endif.endif.else.endif.endif.endif.i.i ]
  %.2173.not2401.i.i = icmp slt i64 %.2052.sroa.0.3.i.i, %.2052.sroa.13.0.i.i
  br i1 %.2173.not2401.i.i, label %.2143.endif.preheader.i.i, label %.2143.if.i.i, !prof !15

.2143.endif.preheader.i.i:                        ; preds = %B304.endif.endif.endif.i.i
  %18 = shl i64 %.2052.sroa.0.3.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %.226.i1002.i.i, i64 %18
  %19 = sub nsw i64 %.2052.sroa.13.0.i.i, %.2052.sroa.0.3.i.i
  %20 = shl i64 %19, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i, i8 0, i64 %20, i1 false), !noalias !11
  br label %.2143.if.i.i

B304.endif.endif.else.if.i.i:                     ; preds = %B304.endif.i.i
  br label %B304.endif.endif.else.endif.i.i

B304.endif.endif.else.endif.i.i:                  ; preds = %B304.endif.endif.else.if.i.i, %B304.endif.i.i
  %.2052.sroa.0.1.i.i = phi i64 [ 0, %B304.endif.endif.else.if.i.i ], [ %.1928.i.i, %B304.endif.i.i ]
  %.2077.not.i.i = icmp slt i64 %.1928.i.i, %.210.i1004.i.i
  br i1 %.2077.not.i.i, label %B304.endif.endif.else.endif.endif.i.i, label %B304.endif.endif.else.endif.if.i.i, !prof !7

B304.endif.endif.else.endif.if.i.i:               ; preds = %B304.endif.endif.else.endif.i.i
  br label %B304.endif.endif.else.endif.endif.i.i

B304.endif.endif.else.endif.endif.i.i:            ; preds = %B304.endif.endif.else.endif.if.i.i, %B304.endif.endif.else.endif.i.i
  %.2052.sroa.0.3.i.i = phi i64 [ %.210.i1004.i.i, %B304.endif.endif.else.endif.if.i.i ], [ %.2052.sroa.0.1.i.i, %B304.endif.endif.else.endif.i.i ]
  %.2089.i.i = icmp slt i64 %.1945.i.i, 0
  br i1 %.2089.i.i, label %B304.endif.endif.else.endif.endif.if.i.i, label %B304.endif.endif.else.endif.endif.endif.i.i, !prof !3

B304.endif.endif.else.endif.endif.if.i.i:         ; preds = %B304.endif.endif.else.endif.endif.i.i
  br label %B304.endif.endif.else.endif.endif.endif.i.i

B304.endif.endif.else.endif.endif.endif.i.i:      ; preds = %B304.endif.endif.else.endif.endif.if.i.i, %B304.endif.endif.else.endif.endif.i.i
  %.2052.sroa.13.1.i.i = phi i64 [ 0, %B304.endif.endif.else.endif.endif.if.i.i ], [ %.1945.i.i, %B304.endif.endif.else.endif.endif.i.i ]
  %.2094.not.i.i = icmp slt i64 %.1945.i.i, %.210.i1004.i.i
  br i1 %.2094.not.i.i, label %B304.endif.endif.endif.i.i, label %B304.endif.endif.else.endif.endif.endif.if.i.i, !prof !7

B304.endif.endif.else.endif.endif.endif.if.i.i:   ; preds = %B304.endif.endif.else.endif.endif.endif.i.i
  br label %B304.endif.endif.endif.i.i

.2143.if.i.i:                                     ; preds = %.2143.endif.preheader.i.i, %B304.endif.endif.endif.i.i
  %.2211.i.i = select i1 %.1329.i.i, i64 %.210.i1076.i.i, i64 0
  %21 = getelementptr double, ptr %.226.i1074.i.i, i64 %.1190.i.i
  %.2225.i.i = getelementptr double, ptr %21, i64 %.2211.i.i
  store double 0.000000e+00, ptr %.2225.i.i, align 8, !noalias !11
  %.2248.i.i = select i1 %.1329.i.i, i64 %.210.i1148.i.i, i64 0
  %22 = getelementptr i64, ptr %.226.i1146.i.i, i64 %.1190.i.i
  %.2262.i.i = getelementptr i64, ptr %22, i64 %.2248.i.i
  store i64 0, ptr %.2262.i.i, align 8, !noalias !11
  %.2273.i.i = mul nsw i64 %.1190.i.i, %.201.i1159.i.i
  %.2276.i.i = mul nsw i64 %.1889.i.i, %.201.i1159.i.i
  %.2312.i.i = icmp slt i64 %.2273.i.i, 0
  %.2313.i.i = select i1 %.2312.i.i, i64 %.210.i1185.i.i, i64 0
  %.2314.i.i = add i64 %.2313.i.i, %.2273.i.i
  %.2329.i.i = icmp slt i64 %.2276.i.i, 0
  %.2330.i.i = select i1 %.2329.i.i, i64 %.210.i1185.i.i, i64 0
  %.2331.i.i = add i64 %.2330.i.i, %.2276.i.i
  %.2458.i.i = icmp slt i64 %.2314.i.i, 0
  br i1 %.2458.i.i, label %.2144.endif.else.if.i.i, label %.2144.endif.else.endif.i.i, !prof !3

.2144.endif.endif.i.i:                            ; preds = %.2144.endif.else.endif.endif.endif.if.i.i, %.2144.endif.else.endif.endif.endif.i.i
  %.2438.sroa.13.0.i.i = phi i64 [ %.210.i1185.i.i, %.2144.endif.else.endif.endif.endif.if.i.i ], [ %.2438.sroa.13.1.i.i, %.2144.endif.else.endif.endif.endif.i.i ]
  %.2559.not2403.i.i = icmp slt i64 %.2438.sroa.0.3.i.i, %.2438.sroa.13.0.i.i
  br i1 %.2559.not2403.i.i, label %.2529.endif.preheader.i.i, label %.2529.if.i.i, !prof !15

.2529.endif.preheader.i.i:                        ; preds = %.2144.endif.endif.i.i
  %23 = shl i64 %.2438.sroa.0.3.i.i, 3
  %scevgep2409.i.i = getelementptr i8, ptr %.226.i1183.i.i, i64 %23
  %24 = sub nsw i64 %.2438.sroa.13.0.i.i, %.2438.sroa.0.3.i.i
  %25 = shl i64 %24, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep2409.i.i, i8 0, i64 %25, i1 false), !noalias !11
  br label %.2529.if.i.i

.2144.endif.else.if.i.i:                          ; preds = %.2143.if.i.i
  br label %.2144.endif.else.endif.i.i

.2144.endif.else.endif.i.i:                       ; preds = %.2144.endif.else.if.i.i, %.2143.if.i.i
  %.2438.sroa.0.1.i.i = phi i64 [ 0, %.2144.endif.else.if.i.i ], [ %.2314.i.i, %.2143.if.i.i ]
  %.2463.not.i.i = icmp slt i64 %.2314.i.i, %.210.i1185.i.i
  br i1 %.2463.not.i.i, label %.2144.endif.else.endif.endif.i.i, label %.2144.endif.else.endif.if.i.i, !prof !7

.2144.endif.else.endif.if.i.i:                    ; preds = %.2144.endif.else.endif.i.i
  br label %.2144.endif.else.endif.endif.i.i

.2144.endif.else.endif.endif.i.i:                 ; preds = %.2144.endif.else.endif.if.i.i, %.2144.endif.else.endif.i.i
  %.2438.sroa.0.3.i.i = phi i64 [ %.210.i1185.i.i, %.2144.endif.else.endif.if.i.i ], [ %.2438.sroa.0.1.i.i, %.2144.endif.else.endif.i.i ]
  %.2475.i.i = icmp slt i64 %.2331.i.i, 0
  br i1 %.2475.i.i, label %.2144.endif.else.endif.endif.if.i.i, label %.2144.endif.else.endif.endif.endif.i.i, !prof !3

.2144.endif.else.endif.endif.if.i.i:              ; preds = %.2144.endif.else.endif.endif.i.i
  br label %.2144.endif.else.endif.endif.endif.i.i

.2144.endif.else.endif.endif.endif.i.i:           ; preds = %.2144.endif.else.endif.endif.if.i.i, %.2144.endif.else.endif.endif.i.i
  %.2438.sroa.13.1.i.i = phi i64 [ 0, %.2144.endif.else.endif.endif.if.i.i ], [ %.2331.i.i, %.2144.endif.else.endif.endif.i.i ]
  %.2480.not.i.i = icmp slt i64 %.2331.i.i, %.210.i1185.i.i
  br i1 %.2480.not.i.i, label %.2144.endif.endif.i.i, label %.2144.endif.else.endif.endif.endif.if.i.i, !prof !7

.2144.endif.else.endif.endif.endif.if.i.i:        ; preds = %.2144.endif.else.endif.endif.endif.i.i
  br label %.2144.endif.endif.i.i

.2529.if.i.i:                                     ; preds = %.2529.endif.preheader.i.i, %.2144.endif.endif.i.i
  %.2597.i.i = select i1 %.1329.i.i, i64 %.210.i1221.i.i, i64 0
  %26 = getelementptr double, ptr %.226.i1219.i.i, i64 %.1190.i.i
  %.2611.i.i = getelementptr double, ptr %26, i64 %.2597.i.i
  store double 0.000000e+00, ptr %.2611.i.i, align 8, !noalias !11
  %.2634.i.i = select i1 %.1329.i.i, i64 %.210.i1257.i.i, i64 0
  %27 = getelementptr double, ptr %.226.i1255.i.i, i64 %.1190.i.i
  %.2648.i.i = getelementptr double, ptr %27, i64 %.2634.i.i
  store double 0.000000e+00, ptr %.2648.i.i, align 8, !noalias !11
  %exitcond.not.i.i = icmp eq i64 %.1161.i.i, %.281.fca.7.load.i
  br i1 %exitcond.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c, label %B302.if.i.i

_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c: ; preds = %.2529.if.i.i, %B86.i.i
  %.2796.i.i = fadd double %.521.fca.0.load.i, %.13.i.i.i
  %.2070.i = add nsw i64 %next_block.5.3.i, 1
  br i1 %.2270.i, label %.2336.if.i, label %.2336.endif.i, !prof !3

B402.i:                                           ; preds = %.2336.if.i, %B224.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B224.i ], [ %.2796.i.i, %.2336.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B224.i ], [ %.2070.i, %.2336.if.i ]
  br label %B62.if.i.i

B92.i.i:                                          ; preds = %B62.if.i.i
  %28 = getelementptr double, ptr %.226.i843.i.i, i64 %.433.01051.i.i
  %.617.i.i = load double, ptr %28, align 8, !noalias !16
  %29 = getelementptr i64, ptr %.226.i.i6379.i, i64 %.433.01051.i.i
  %.655.i.i = load i64, ptr %29, align 8, !noalias !16
  %.91.i.i.i = sub nsw i64 %.210.i.i6322.i, %.433.01051.i.i
  %30 = add nuw i64 %.91.i.i.i, 3
  %.115.i.i.i = lshr i64 %30, 2
  %.92.inv.i.i.i = icmp slt i64 %.91.i.i.i, 1
  %.136253.not264.i.i.i = icmp eq i64 %.115.i.i.i, 0
  %.136253.not.i.i.i = select i1 %.92.inv.i.i.i, i1 true, i1 %.136253.not264.i.i.i
  br i1 %.136253.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i.i, label %B88.if.i.i.i

B138.i.i.i:                                       ; preds = %B88.if.i.i.i
  %.241.i.i.i = fcmp oeq double %.13.i252.i.i.i, 1.000000e+300
  br i1 %.241.i.i.i, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i.i, label %B178.i.i.i

B178.i.i.i:                                       ; preds = %B138.i.i.i
  %.12.i.i.i.i = fcmp ogt double %.617.i.i, %.13.i252.i.i.i
  %.13.i.i.i.i = select i1 %.12.i.i.i.i, double %.617.i.i, double %.13.i252.i.i.i
  %.309.i.i.i = icmp sgt i64 %.655.i.i, -1
  br i1 %.309.i.i.i, label %B222.i.i.i, label %B328.if.i.i.i.preheader

B222.i.i.i:                                       ; preds = %B178.i.i.i
  %.340.i.i.i = getelementptr double, ptr %.226.i.i6318.i, i64 %.655.i.i
  %.341.i.i.i = load double, ptr %.340.i.i.i, align 8, !noalias !19
  %.343.i.i.i = fcmp ugt double %.341.i.i.i, %.13.i.i.i.i
  br i1 %.343.i.i.i, label %B328.if.i.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i.i

B328.if.i.i.i.preheader:                          ; preds = %B222.i.i.i, %B178.i.i.i
  br label %B328.if.i.i.i

B356.i.i.i:                                       ; preds = %B328.if.i.i.i
  %.548.i.i.i = icmp slt i64 %w.2.0260.i.i.i, 0
  br i1 %.548.i.i.i, label %B404.i.i.i, label %B368.i.i.i

B368.i.i.i:                                       ; preds = %B356.i.i.i
  %31 = getelementptr i64, ptr %.226.i822.i.i, i64 %.410.0258.i.i.i
  %.583.i.i.i = load i64, ptr %31, align 8, !noalias !19
  %.613.i.i.i = getelementptr i64, ptr %.226.i822.i.i, i64 %w.2.0260.i.i.i
  %.614.i.i.i = load i64, ptr %.613.i.i.i, align 8, !noalias !19
  %.617.i.i.i = icmp slt i64 %.583.i.i.i, %.614.i.i.i
  br i1 %.617.i.i.i, label %B404.i.i.i, label %B408.i.i.i

B404.i.i.i:                                       ; preds = %B368.i.i.i, %B356.i.i.i
  br label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B328.if.i.i.i, %B404.i.i.i, %B368.i.i.i
  %w.3.1.i.i.i = phi i64 [ %.410.0258.i.i.i, %B404.i.i.i ], [ %w.2.0260.i.i.i, %B368.i.i.i ], [ %w.2.0260.i.i.i, %B328.if.i.i.i ]
  %.466.i.i.i = icmp samesign ugt i64 %.413.0259.i.i.i, 1
  br i1 %.466.i.i.i, label %B328.if.i.i.i, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i.i

B88.if.i.i.i:                                     ; preds = %B92.i.i, %B88.if.i.i.i
  %earliest.2.0256.i.i.i = phi double [ %.13.i252.i.i.i, %B88.if.i.i.i ], [ 1.000000e+300, %B92.i.i ]
  %.78.0255.i.i.i = phi i64 [ %.149.i.i.i, %B88.if.i.i.i ], [ %.433.01051.i.i, %B92.i.i ]
  %.81.0254.i.i.i = phi i64 [ %.145.i.i.i, %B88.if.i.i.i ], [ %.115.i.i.i, %B92.i.i ]
  %.145.i.i.i = add nsw i64 %.81.0254.i.i.i, -1
  %.149.i.i.i = add nuw i64 %.78.0255.i.i.i, 4
  %32 = getelementptr double, ptr %.226.i.i6318.i, i64 %.78.0255.i.i.i
  %.203.i.i.i = load double, ptr %32, align 8, !noalias !19
  %.12.i251.i.i.i = fcmp olt double %.203.i.i.i, %earliest.2.0256.i.i.i
  %.13.i252.i.i.i = select i1 %.12.i251.i.i.i, double %.203.i.i.i, double %earliest.2.0256.i.i.i
  %.136.i.i.i = icmp samesign ugt i64 %.81.0254.i.i.i, 1
  br i1 %.136.i.i.i, label %B88.if.i.i.i, label %B138.i.i.i

B328.if.i.i.i:                                    ; preds = %B328.if.i.i.i.preheader, %B408.i.i.i
  %w.2.0260.i.i.i = phi i64 [ %w.3.1.i.i.i, %B408.i.i.i ], [ -1, %B328.if.i.i.i.preheader ]
  %.413.0259.i.i.i = phi i64 [ %.475.i.i.i, %B408.i.i.i ], [ %.115.i.i.i, %B328.if.i.i.i.preheader ]
  %.410.0258.i.i.i = phi i64 [ %.479.i.i.i, %B408.i.i.i ], [ %.433.01051.i.i, %B328.if.i.i.i.preheader ]
  %.475.i.i.i = add nsw i64 %.413.0259.i.i.i, -1
  %.479.i.i.i = add nuw i64 %.410.0258.i.i.i, 4
  %33 = getelementptr double, ptr %.226.i.i6318.i, i64 %.410.0258.i.i.i
  %.541.i.i.i = load double, ptr %33, align 8, !noalias !19
  %.543.i.i.i = fcmp ugt double %.541.i.i.i, %.13.i.i.i.i
  br i1 %.543.i.i.i, label %B408.i.i.i, label %B356.i.i.i

_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i.i: ; preds = %B408.i.i.i, %B222.i.i.i, %B138.i.i.i, %B92.i.i
  %w.3.1.lcssa.sink.i.i.i = phi i64 [ %.655.i.i, %B222.i.i.i ], [ -1, %B138.i.i.i ], [ -1, %B92.i.i ], [ %w.3.1.i.i.i, %B408.i.i.i ]
  %.13.i.sink.i.i.i = phi double [ %.13.i.i.i.i, %B222.i.i.i ], [ 1.000000e+300, %B138.i.i.i ], [ 1.000000e+300, %B92.i.i ], [ %.13.i.i.i.i, %B408.i.i.i ]
  %34 = getelementptr i64, ptr %.226.i738.i.i, i64 %.433.01051.i.i
  store i64 %w.3.1.lcssa.sink.i.i.i, ptr %34, align 8, !noalias !16
  %35 = getelementptr double, ptr %.226.i774.i.i, i64 %.433.01051.i.i
  store double %.13.i.sink.i.i.i, ptr %35, align 8, !noalias !16
  store i64 0, ptr %38, align 8, !noalias !16
  br label %B252.i.i

B252.i.i:                                         ; preds = %B62.if.i.i, %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i.i
  %36 = getelementptr i64, ptr %.226.i738.i.i, i64 %.433.01051.i.i
  %.855.i.i = load i64, ptr %36, align 8, !noalias !16
  %.859.i.i = icmp sgt i64 %.855.i.i, -1
  br i1 %.859.i.i, label %B286.i.i, label %B350.i.i

B286.i.i:                                         ; preds = %B252.i.i
  %37 = getelementptr double, ptr %.226.i774.i.i, i64 %.433.01051.i.i
  %.903.i.i = load double, ptr %37, align 8, !noalias !16
  %.908.i.i = fcmp olt double %.903.i.i, %earliest.2.01053.i.i
  br i1 %.908.i.i, label %B320.i.i, label %B350.i.i

B320.i.i:                                         ; preds = %B286.i.i
  br label %B350.i.i

B350.i.i:                                         ; preds = %B320.i.i, %B286.i.i, %B252.i.i
  %earliest.3.1.i.i = phi double [ %.903.i.i, %B320.i.i ], [ %earliest.2.01053.i.i, %B286.i.i ], [ %earliest.2.01053.i.i, %B252.i.i ]
  %scheduler.3.1.i.i = phi i64 [ %.433.01051.i.i, %B320.i.i ], [ %scheduler.2.01054.i.i, %B286.i.i ], [ %scheduler.2.01054.i.i, %B252.i.i ]
  %exitcond.not.i6251.i = icmp eq i64 %.504.i.i, 4
  br i1 %exitcond.not.i6251.i, label %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20, label %B62.if.i.i

B62.if.i.i:                                       ; preds = %B350.i.i, %B402.i
  %scheduler.2.01054.i.i = phi i64 [ -1, %B402.i ], [ %scheduler.3.1.i.i, %B350.i.i ]
  %earliest.2.01053.i.i = phi double [ 1.000000e+300, %B402.i ], [ %earliest.3.1.i.i, %B350.i.i ]
  %.433.01051.i.i = phi i64 [ 0, %B402.i ], [ %.504.i.i, %B350.i.i ]
  %.504.i.i = add nuw nsw i64 %.433.01051.i.i, 1
  %38 = getelementptr i64, ptr %.226.i807.i.i, i64 %.433.01051.i.i
  %.566.i.i = load i64, ptr %38, align 8, !noalias !16
  %.570.not.i.i = icmp eq i64 %.566.i.i, 0
  br i1 %.570.not.i.i, label %B252.i.i, label %B92.i.i

_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20: ; preds = %B350.i.i
  %.2528.i = icmp slt i64 %scheduler.3.1.i.i, 0
  br i1 %.2528.i, label %B1626.i.loopexit, label %B450.i

B450.i:                                           ; preds = %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20
  %.2755.i = getelementptr i64, ptr %.226.i738.i.i, i64 %scheduler.3.1.i.i
  %.2756.i = load i64, ptr %.2755.i, align 8, !noalias !4
  %.2796.i = getelementptr double, ptr %.226.i774.i.i, i64 %scheduler.3.1.i.i
  %.2797.i = load double, ptr %.2796.i, align 8, !noalias !4
  %.2837.i = getelementptr i64, ptr %.226.i807.i.i, i64 %scheduler.3.1.i.i
  store i64 1, ptr %.2837.i, align 8, !noalias !4
  %.2860.i = icmp slt i64 %.2756.i, 0
  %.2861.i = select i1 %.2860.i, i64 %.210.i716.i.i, i64 0
  %39 = getelementptr i64, ptr %.226.i714.i.i, i64 %.2756.i
  %.2875.i = getelementptr i64, ptr %39, i64 %.2861.i
  %.2876.i = load i64, ptr %.2875.i, align 8, !noalias !4
  %.491.i.i = select i1 %.2860.i, i64 %.210.i896.i.i, i64 0
  %40 = getelementptr double, ptr %.226.i894.i.i, i64 %.2756.i
  %.505.i.i = getelementptr double, ptr %40, i64 %.491.i.i
  %.506.i.i = load double, ptr %.505.i.i, align 8, !noalias !22
  %.532.i.i = select i1 %.2860.i, i64 %.210.i.i6322.i, i64 0
  %41 = getelementptr double, ptr %.226.i.i6318.i, i64 %.2756.i
  %.546.i.i = getelementptr double, ptr %41, i64 %.532.i.i
  %.547.i.i = load double, ptr %.546.i.i, align 8, !noalias !22
  %.12.i.i6252.i = fcmp olt double %.2797.i, %.547.i.i
  %.13.i.i6253.i = select i1 %.12.i.i6252.i, double %.2797.i, double %.547.i.i
  %.12.i1074.i.i = fcmp ogt double %.13.i.i6253.i, %.506.i.i
  %.13.i1075.i.i = select i1 %.12.i1074.i.i, double %.13.i.i6253.i, double %.506.i.i
  %.638.i.i = select i1 %.2860.i, i64 %.210.i860.i.i, i64 0
  %42 = getelementptr i64, ptr %.226.i858.i.i, i64 %.2756.i
  %.652.i.i = getelementptr i64, ptr %42, i64 %.638.i.i
  %.653.i.i = load i64, ptr %.652.i.i, align 8, !noalias !22
  %.669.i.i = icmp slt i64 %.653.i.i, 0
  %.670.i.i = select i1 %.669.i.i, i64 %.3296, i64 0
  %43 = getelementptr double, ptr %.3312, i64 %.653.i.i
  %.684.i.i = getelementptr double, ptr %43, i64 %.670.i.i
  %.685.i6254.i = load double, ptr %.684.i.i, align 8, !noalias !22
  %.688.i6255.i = fsub double %.13.i1075.i.i, %.506.i.i
  %.689.i.i = fadd double %.685.i6254.i, %.688.i6255.i
  store double %.689.i.i, ptr %.684.i.i, align 8, !noalias !22
  %.739.i.i = icmp slt i64 %.2876.i, 0
  %.740.i.i = select i1 %.739.i.i, i64 %.3467, i64 0
  %44 = getelementptr double, ptr %.3483, i64 %.2876.i
  %.754.i.i = getelementptr double, ptr %44, i64 %.740.i.i
  %.755.i.i = load double, ptr %.754.i.i, align 8, !noalias !22
  %.759.i.i = fadd double %.755.i.i, %.688.i6255.i
  store double %.759.i.i, ptr %.754.i.i, align 8, !noalias !22
  %.797.i.i = fcmp ogt double %.2797.i, %.13.i1075.i.i
  %.801.i.i = fsub double %.2797.i, %.13.i1075.i.i
  br i1 %.797.i.i, label %B246.i.i, label %entry.B358_crit_edge.i.i

entry.B358_crit_edge.i.i:                         ; preds = %B450.i
  %.pre1078.i.i = select i1 %.2860.i, i64 %.210.i932.i.i, i64 0
  br label %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

B246.i.i:                                         ; preds = %B450.i
  %.835.i.i = getelementptr double, ptr %.226.i1021.i.i, i64 %scheduler.3.1.i.i
  %.836.i.i = load double, ptr %.835.i.i, align 8, !noalias !22
  %.859.i6256.i = select i1 %.2860.i, i64 %.210.i932.i.i, i64 0
  %45 = getelementptr double, ptr %.226.i930.i.i, i64 %.2756.i
  %.873.i.i = getelementptr double, ptr %45, i64 %.859.i6256.i
  %.874.i.i = load double, ptr %.873.i.i, align 8, !noalias !22
  %.878.i.i = fsub double %.836.i.i, %.874.i.i
  %.882.i6257.i = fmul double %.801.i.i, %.878.i.i
  %.885.i.i = fsub double %.2797.i, %.506.i.i
  %.891.i.i = fdiv double %.882.i6257.i, %.885.i.i
  %.12.i1076.i.i = fcmp olt double %.891.i.i, %.801.i.i
  %.13.i1077.i.i = select i1 %.12.i1076.i.i, double %.891.i.i, double %.801.i.i
  br label %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_: ; preds = %B246.i.i, %entry.B358_crit_edge.i.i
  %.1290.pre-phi.i.i = phi i64 [ %.pre1078.i.i, %entry.B358_crit_edge.i.i ], [ %.859.i6256.i, %B246.i.i ]
  %held.2.0.i.i = phi double [ 0.000000e+00, %entry.B358_crit_edge.i.i ], [ %.13.i1077.i.i, %B246.i.i ]
  %.958.i.i = load double, ptr %.957.i.i, align 8, !noalias !22
  %.960.i.i = fadd double %held.2.0.i.i, %.958.i.i
  store double %.960.i.i, ptr %.957.i.i, align 8, !noalias !22
  %.1044.i.i = load double, ptr %.1043.i.i, align 8, !noalias !22
  %.1051.i.i = fsub double %.801.i.i, %held.2.0.i.i
  %.1054.i.i = fadd double %.1051.i.i, %.1044.i.i
  store double %.1054.i.i, ptr %.1043.i.i, align 8, !noalias !22
  store double %.2797.i, ptr %.505.i.i, align 8, !noalias !22
  %.1205.i.i = getelementptr double, ptr %.226.i1021.i.i, i64 %scheduler.3.1.i.i
  %.1206.i.i = load double, ptr %.1205.i.i, align 8, !noalias !22
  %46 = getelementptr double, ptr %.226.i930.i.i, i64 %.2756.i
  %.1304.i.i = getelementptr double, ptr %46, i64 %.1290.pre-phi.i.i
  store double %.1206.i.i, ptr %.1304.i.i, align 8, !noalias !22
  %.691.i.i = select i1 %.739.i.i, i64 %.281.fca.0.load.i, i64 0
  %47 = getelementptr i64, ptr %.655, i64 %.2876.i
  %.705.i.i = getelementptr i64, ptr %47, i64 %.691.i.i
  %.706.i.i = load i64, ptr %.705.i.i, align 8, !noalias !25
  %.714.not.i.i = icmp eq i64 %.706.i.i, 0
  br i1 %.714.not.i.i, label %B286.i6260.i, label %B112.preheader.i.i

B112.preheader.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_
  %.892.i.i = mul nsw i64 %.2756.i, 6
  br label %B112.if.i.i

B132.i.i:                                         ; preds = %B112.if.i.i
  %.894.i.i = add nsw i64 %.755.02556.i.i, %.892.i.i
  %.907.i.i = icmp slt i64 %.894.i.i, 0
  %.908.i6258.i = select i1 %.907.i.i, i64 %.210.i1004.i.i, i64 0
  %48 = getelementptr double, ptr %.226.i1002.i.i, i64 %.894.i.i
  %.922.i.i = getelementptr double, ptr %48, i64 %.908.i6258.i
  %.923.i.i = load double, ptr %.922.i.i, align 8, !noalias !25
  %.928.i.i = fcmp ogt double %.923.i.i, %until.3.12557.i.i
  br i1 %.928.i.i, label %B188.i.i, label %B284.i.i

B188.i.i:                                         ; preds = %B132.i.i
  %.999.i.i = select i1 %.907.i.i, i64 %.210.i1040.i.i, i64 0
  %49 = getelementptr i64, ptr %.226.i1038.i.i, i64 %.894.i.i
  %.1013.i.i = getelementptr i64, ptr %49, i64 %.999.i.i
  %.1014.i.i = load i64, ptr %.1013.i.i, align 8, !noalias !25
  br label %B284.i.i

B284.i.i:                                         ; preds = %B112.if.i.i, %B188.i.i, %B132.i.i
  %until.4.1.i.i = phi double [ %.923.i.i, %B188.i.i ], [ %until.3.12557.i.i, %B132.i.i ], [ %until.3.12557.i.i, %B112.if.i.i ]
  %cause.6.1.i.i = phi i64 [ %.1014.i.i, %B188.i.i ], [ %cause.5.12558.i.i, %B132.i.i ], [ %cause.5.12558.i.i, %B112.if.i.i ]
  %exitcond.not.i6259.i = icmp eq i64 %.832.i.i, 6
  br i1 %exitcond.not.i6259.i, label %B286.i6260.i, label %B112.if.i.i

B286.i6260.i:                                     ; preds = %B284.i.i, %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_
  %until.5.0.i.i = phi double [ %.2797.i, %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %until.4.1.i.i, %B284.i.i ]
  %cause.4.0.i.i = phi i64 [ 2, %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %cause.6.1.i.i, %B284.i.i ]
  %50 = getelementptr i64, ptr %arg.code_at, i64 %.2876.i
  %.1089.i.i = getelementptr i64, ptr %50, i64 %.691.i.i
  %.1090.i.i = load i64, ptr %.1089.i.i, align 8, !noalias !25
  %.1098.i.i = icmp eq i64 %.1090.i.i, 15
  br i1 %.1098.i.i, label %B344.i.i, label %B570.i.i

B344.i.i:                                         ; preds = %B286.i6260.i
  %.1125.i.i = select i1 %.2860.i, i64 %.210.i1148.i.i, i64 0
  %51 = getelementptr i64, ptr %.226.i1146.i.i, i64 %.2756.i
  %.1139.i.i = getelementptr i64, ptr %51, i64 %.1125.i.i
  %.1140.i.i = load i64, ptr %.1139.i.i, align 8, !noalias !25
  %52 = getelementptr i64, ptr %.795, i64 %.2876.i
  %.1177.i.i = getelementptr i64, ptr %52, i64 %.691.i.i
  %.1178.i.i = load i64, ptr %.1177.i.i, align 8, !noalias !25
  %.1182.i.i = icmp sgt i64 %.1140.i.i, %.1178.i.i
  br i1 %.1182.i.i, label %B400.i.i, label %B570.i.i

B400.i.i:                                         ; preds = %B344.i.i
  %53 = xor i64 %.1178.i.i, -1
  %.1368.i6261.i = add i64 %.1140.i.i, %53
  %.1379.0.i.i = and i64 %.1368.i6261.i, 15
  %.1423.i.i = select i1 %.2860.i, i64 %.210.i1112.i.i, i64 0
  %.idx.i.i = shl i64 %.2756.i, 7
  %54 = getelementptr i8, ptr %.226.i1110.i.i, i64 %.idx.i.i
  %55 = getelementptr double, ptr %54, i64 %.1379.0.i.i
  %.1437.i.i = getelementptr double, ptr %55, i64 %.1423.i.i
  %.1438.i.i = load double, ptr %.1437.i.i, align 8, !noalias !25
  %.1447.i.i = fcmp ogt double %.1438.i.i, %until.5.0.i.i
  br i1 %.1447.i.i, label %B532.i.i, label %B570.i.i

B532.i.i:                                         ; preds = %B400.i.i
  br label %B570.i.i

B570.i.i:                                         ; preds = %B532.i.i, %B400.i.i, %B344.i.i, %B286.i6260.i
  %until.6.0.i.i = phi double [ %.1438.i.i, %B532.i.i ], [ %until.5.0.i.i, %B400.i.i ], [ %until.5.0.i.i, %B344.i.i ], [ %until.5.0.i.i, %B286.i6260.i ]
  %cause.3.0.i.i = phi i64 [ 2, %B532.i.i ], [ %cause.4.0.i.i, %B400.i.i ], [ %cause.4.0.i.i, %B344.i.i ], [ %cause.4.0.i.i, %B286.i6260.i ]
  %.1558.i.i = fadd double %.2797.i, 1.000000e-09
  %.1560.i.i = fcmp ogt double %until.6.0.i.i, %.1558.i.i
  br i1 %.1560.i.i, label %B450.endif.endif.i, label %B606.i.i

B606.i.i:                                         ; preds = %B570.i.i
  %.1672.i.i = icmp slt i64 %.1090.i.i, 5
  br i1 %.1672.i.i, label %B638.i.i, label %B720.i.i

B638.i.i:                                         ; preds = %B606.i.i
  %.1773.i.i = mul nuw nsw i64 %scheduler.3.1.i.i, 5
  %.1777.i.i = add nsw i64 %.1090.i.i, %.1773.i.i
  %.1792.i.i = icmp slt i64 %.1777.i.i, 0
  %.1793.i.i = select i1 %.1792.i.i, i64 %.210.i881.i.i, i64 0
  %56 = getelementptr double, ptr %.226.i879.i.i, i64 %.1777.i.i
  %.1807.i.i = getelementptr double, ptr %56, i64 %.1793.i.i
  %.1808.i.i = load double, ptr %.1807.i.i, align 8, !noalias !25
  br label %B450.endif.endif.i

B720.i.i:                                         ; preds = %B606.i.i
  switch i64 %.1090.i.i, label %B8.i.i.i.i [
    i64 13, label %B750.i.i
    i64 8, label %B750.i.i
    i64 7, label %B750.i.i
    i64 6, label %B750.i.i
  ]

B750.i.i:                                         ; preds = %B720.i.i, %B720.i.i, %B720.i.i, %B720.i.i
  %.44.i.i.i = mul nsw i64 %scheduler.3.1.i.i, %.5.i.i6384.i
  %.72.i.i.i = getelementptr i64, ptr %.226.i1093.i.i, i64 %scheduler.3.1.i.i
  %.73.i.i.i = load i64, ptr %.72.i.i.i, align 8, !noalias !28
  %.77.i.i.i = add nsw i64 %.73.i.i.i, %.44.i.i.i
  %.2006.i.i = icmp slt i64 %.77.i.i.i, 0
  %.2007.i.i = select i1 %.2006.i.i, i64 %.210.i1059.i.i, i64 0
  %57 = getelementptr double, ptr %.226.i1057.i.i, i64 %.77.i.i.i
  %.2021.i.i = getelementptr double, ptr %57, i64 %.2007.i.i
  %.2022.i.i = load double, ptr %.2021.i.i, align 8, !noalias !25
  br label %B450.endif.endif.i

B8.i.i.i.i:                                       ; preds = %B720.i.i, %B8.if.i.i.i.i
  %.16.0.i.i.i.i = phi i64 [ %.70.i.i.i.i, %B8.if.i.i.i.i ], [ 0, %B720.i.i ]
  %exitcond.not.i.not.not.not.i.not.i.i = icmp eq i64 %.16.0.i.i.i.i, 2
  br i1 %exitcond.not.i.not.not.not.i.not.i.i, label %B450.endif.endif.i, label %B8.if.i.i.i.i

B8.if.i.i.i.i:                                    ; preds = %B8.i.i.i.i
  %trunc.i.i.i.i = trunc nuw i64 %.16.0.i.i.i.i to i1
  %spec.select.i.i.i.i = select i1 %trunc.i.i.i.i, i64 9, i64 5
  %.70.i.i.i.i = add nuw nsw i64 %.16.0.i.i.i.i, 1
  %.96.i.i.i.i = icmp eq i64 %spec.select.i.i.i.i, %.1090.i.i
  br i1 %.96.i.i.i.i, label %B890.i.i, label %B8.i.i.i.i

B890.i.i:                                         ; preds = %B8.if.i.i.i.i
  %.44.i2549.i.i = mul nsw i64 %scheduler.3.1.i.i, %.5.i1106.i.i
  %.72.i2550.i.i = getelementptr i64, ptr %.226.i1166.i.i, i64 %scheduler.3.1.i.i
  %.73.i2551.i.i = load i64, ptr %.72.i2550.i.i, align 8, !noalias !31
  %.77.i2552.i.i = add nsw i64 %.73.i2551.i.i, %.44.i2549.i.i
  %.2220.i.i = icmp slt i64 %.77.i2552.i.i, 0
  %.2221.i.i = select i1 %.2220.i.i, i64 %.210.i1132.i.i, i64 0
  %58 = getelementptr double, ptr %.226.i1130.i.i, i64 %.77.i2552.i.i
  %.2235.i.i = getelementptr double, ptr %58, i64 %.2221.i.i
  %.2236.i.i = load double, ptr %.2235.i.i, align 8, !noalias !25
  br label %B450.endif.endif.i

B112.if.i.i:                                      ; preds = %B284.i.i, %B112.preheader.i.i
  %cause.5.12558.i.i = phi i64 [ 2, %B112.preheader.i.i ], [ %cause.6.1.i.i, %B284.i.i ]
  %until.3.12557.i.i = phi double [ %.2797.i, %B112.preheader.i.i ], [ %until.4.1.i.i, %B284.i.i ]
  %.755.02556.i.i = phi i64 [ 0, %B112.preheader.i.i ], [ %.832.i.i, %B284.i.i ]
  %.832.i.i = add nuw nsw i64 %.755.02556.i.i, 1
  %59 = shl nuw i64 1, %.755.02556.i.i
  %60 = and i64 %59, %.706.i.i
  %.876.not.i.i = icmp eq i64 %60, 0
  br i1 %.876.not.i.i, label %B284.i.i, label %B132.i.i

B668.i:                                           ; preds = %B450.endif.endif.i
  store double %.2236.sink.i.i, ptr %.546.i.i, align 8, !noalias !4
  store i64 %.sink.i.i, ptr %.652.i.i, align 8, !noalias !4
  br i1 %.1844.i, label %B224.i, label %B1626.i.loopexit

B710.i:                                           ; preds = %B450.endif.endif.i
  %.2875.i.le = getelementptr i64, ptr %39, i64 %.2861.i
  %.1205.i.i.le = getelementptr double, ptr %.226.i1021.i.i, i64 %scheduler.3.1.i.i
  %.1089.i.i.le = getelementptr i64, ptr %50, i64 %.691.i.i
  %.3295.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.3302.i = shl nuw nsw i64 %.3295.i, 1
  %.3305.not.i = icmp slt i64 %.3302.i, %arg.limit
  br i1 %.3305.not.i, label %B886.i, label %B752.i

B752.i:                                           ; preds = %B710.i
  %.3340.i = load double, ptr %.3339.i, align 8, !noalias !4
  %.3344.i = fcmp oeq double %.3340.i, 0.000000e+00
  br i1 %.3344.i, label %B806.i, label %B886.i

B806.i:                                           ; preds = %B752.i
  %.3380.i = uitofp nneg i64 %.3295.i to double
  store double %.3380.i, ptr %.3339.i, align 8, !noalias !4
  store double %.2797.i, ptr %.3418.i, align 8, !noalias !4
  br label %B886.i

B886.i:                                           ; preds = %B806.i, %B752.i, %B710.i
  %.297.i.i = fadd double %.2797.i, 1.000000e+00
  %.331.i.i = getelementptr double, ptr %.226.i843.i.i, i64 %scheduler.3.1.i.i
  store double %.297.i.i, ptr %.331.i.i, align 8, !noalias !34
  %61 = getelementptr i64, ptr %.865, i64 %.2876.i
  %.369.i.i = getelementptr i64, ptr %61, i64 %.691.i.i
  %.370.i.i = load i64, ptr %.369.i.i, align 8, !noalias !34
  %.374.i.i = and i64 %.370.i.i, 16777215
  %.375.not.i.i = icmp eq i64 %.374.i.i, 16777215
  br i1 %.375.not.i.i, label %B256.i.i, label %B90.i.i

B90.i.i:                                          ; preds = %B886.i
  %.227.i.i.i = mul nuw nsw i64 %scheduler.3.1.i.i, 3
  %.239.i.i.i = shl nsw i64 %.2756.i, 8
  %.241.i.i6262.i = or disjoint i64 %.239.i.i.i, 1
  br label %B60.if.i.i.i

B130.i.i.i:                                       ; preds = %B60.if.i.i.i
  %.229.i.i.i = add nuw nsw i64 %.79.0278.i.i.i, %.227.i.i.i
  %.232.i.i.i = and i64 %.181.i.i.i, 1
  %.242.i.i.i = add i64 %.241.i.i6262.i, %.182.i.i.i
  %.idx.i.i.i = shl i64 %.229.i.i.i, 4
  %62 = getelementptr i8, ptr %.226.i986.i.i, i64 %.idx.i.i.i
  %63 = getelementptr i64, ptr %62, i64 %.232.i.i.i
  %.276.i.i.i = load i64, ptr %63, align 8, !noalias !37
  %.278.not.i.i.i = icmp eq i64 %.276.i.i.i, %.242.i.i.i
  br i1 %.278.not.i.i.i, label %B296.i.i.i, label %B8.i.i.i6264.i

B8.i.i.i6264.i:                                   ; preds = %B130.i.i.i, %B8.if.i.i.i6266.i
  %.16.0.i.i.i6265.i = phi i64 [ %.70.i.i.i6269.i, %B8.if.i.i.i6266.i ], [ 0, %B130.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %.16.0.i.i.i6265.i, 2
  br i1 %exitcond.not.i.i.i.i, label %B258.i.i.i, label %B8.if.i.i.i6266.i

B8.if.i.i.i6266.i:                                ; preds = %B8.i.i.i6264.i
  %trunc.i.i.i6267.i = trunc nuw i64 %.16.0.i.i.i6265.i to i1
  %spec.select.i.i.i6268.i = select i1 %trunc.i.i.i6267.i, i64 %last.2.0282.i.i.i, i64 %before.2.0281.i.i.i
  %.70.i.i.i6269.i = add nuw nsw i64 %.16.0.i.i.i6265.i, 1
  %.96.i.i.i6270.i = icmp eq i64 %spec.select.i.i.i6268.i, %.182.i.i.i
  br i1 %.96.i.i.i6270.i, label %B296.i.i.i, label %B8.i.i.i6264.i

B258.i.i.i:                                       ; preds = %B8.i.i.i6264.i
  %.337.i.i.i = add nsw i64 %.232.i.i.i, %odd.2.0280.i.i.i
  %.344.i.i.i = xor i64 %.232.i.i.i, 1
  %.346.i.i.i = add nsw i64 %.344.i.i.i, %even.2.0279.i.i.i
  br label %B296.i.i.i

B296.i.i.i:                                       ; preds = %B8.if.i.i.i6266.i, %B258.i.i.i, %B130.i.i.i
  %even.4.2.i.i.i = phi i64 [ %.346.i.i.i, %B258.i.i.i ], [ %even.2.0279.i.i.i, %B130.i.i.i ], [ %even.2.0279.i.i.i, %B8.if.i.i.i6266.i ]
  %odd.4.2.i.i.i = phi i64 [ %.337.i.i.i, %B258.i.i.i ], [ %odd.2.0280.i.i.i, %B130.i.i.i ], [ %odd.2.0280.i.i.i, %B8.if.i.i.i6266.i ]
  %64 = shl nuw nsw i64 16777216, %.79.0278.i.i.i
  %65 = and i64 %64, %.370.i.i
  %.366.not.i.i.i = icmp eq i64 %65, 0
  %..242.i.i.i = select i1 %.366.not.i.i.i, i64 0, i64 %.242.i.i.i
  store i64 %..242.i.i.i, ptr %63, align 8, !noalias !37
  br label %B703.i.i.i

B368.i.i6271.i:                                   ; preds = %B703.i.i.i
  %.455.i.i.i = shl nuw nsw i64 %scheduler.3.1.i.i, 1
  %.470.i.i.i = icmp sgt i64 %even.3.1.i.i.i, 0
  br i1 %.470.i.i.i, label %B404.i.i6274.i, label %B470.i.i.i

B404.i.i6274.i:                                   ; preds = %B368.i.i6271.i
  %.501.i.i.i = getelementptr double, ptr %.226.i950.i.i, i64 %.455.i.i.i
  %.502.i.i.i = load double, ptr %.501.i.i.i, align 8, !noalias !37
  %.504.i.i.i = uitofp nneg i64 %even.3.1.i.i.i to double
  %.505.i.i.i = fadd double %.502.i.i.i, %.504.i.i.i
  %.507.i.i.i = fadd double %.505.i.i.i, -3.000000e+00
  %.12.i.i.i6275.i = fcmp ogt double %.507.i.i.i, %.2797.i
  %.13.i.i.i6276.i = select i1 %.12.i.i.i6275.i, double %.507.i.i.i, double %.2797.i
  br label %B470.i.i.i

B470.i.i.i:                                       ; preds = %B404.i.i6274.i, %B368.i.i6271.i
  %begin.3.0.i.i.i = phi double [ %.13.i.i.i6276.i, %B404.i.i6274.i ], [ %.2797.i, %B368.i.i6271.i ]
  %.549.i.i.i = icmp sgt i64 %odd.3.1.i.i.i, 0
  br i1 %.549.i.i.i, label %B482.i.i.i, label %B554.i.i.i

B482.i.i.i:                                       ; preds = %B470.i.i.i
  %66 = getelementptr double, ptr %.226.i950.i.i, i64 %.455.i.i.i
  %.581.i.i.i = getelementptr i8, ptr %66, i64 8
  %.582.i.i6273.i = load double, ptr %.581.i.i.i, align 8, !noalias !37
  %.584.i.i.i = uitofp nneg i64 %odd.3.1.i.i.i to double
  %.585.i.i.i = fadd double %.582.i.i6273.i, %.584.i.i.i
  %.587.i.i.i = fadd double %.585.i.i.i, -3.000000e+00
  %.12.i269.i.i.i = fcmp ogt double %.587.i.i.i, %begin.3.0.i.i.i
  %.13.i270.i.i.i = select i1 %.12.i269.i.i.i, double %.587.i.i.i, double %begin.3.0.i.i.i
  br label %B554.i.i.i

B554.i.i.i:                                       ; preds = %B482.i.i.i, %B470.i.i.i
  %begin.4.0.i.i.i = phi double [ %.13.i270.i.i.i, %B482.i.i.i ], [ %begin.3.0.i.i.i, %B470.i.i.i ]
  br i1 %.470.i.i.i, label %B566.i.i.i, label %B622.i.i.i

B566.i.i.i:                                       ; preds = %B554.i.i.i
  %.656.i.i.i = getelementptr double, ptr %.226.i950.i.i, i64 %.455.i.i.i
  %.657.i.i.i = load double, ptr %.656.i.i.i, align 8, !noalias !37
  %.12.i271.i.i.i = fcmp ogt double %begin.4.0.i.i.i, %.657.i.i.i
  %.13.i272.i.i.i = select i1 %.12.i271.i.i.i, double %begin.4.0.i.i.i, double %.657.i.i.i
  %.688.i.i.i = uitofp nneg i64 %even.3.1.i.i.i to double
  %.689.i.i.i = fadd double %.13.i272.i.i.i, %.688.i.i.i
  store double %.689.i.i.i, ptr %.656.i.i.i, align 8, !noalias !37
  br label %B622.i.i.i

B622.i.i.i:                                       ; preds = %B566.i.i.i, %B554.i.i.i
  br i1 %.549.i.i.i, label %B634.i.i.i, label %B90.endif.i.i

B634.i.i.i:                                       ; preds = %B622.i.i.i
  %67 = getelementptr double, ptr %.226.i950.i.i, i64 %.455.i.i.i
  %.759.i.i.i = getelementptr i8, ptr %67, i64 8
  %.760.i.i.i = load double, ptr %.759.i.i.i, align 8, !noalias !37
  %.12.i273.i.i.i = fcmp ogt double %begin.4.0.i.i.i, %.760.i.i.i
  %.13.i274.i.i.i = select i1 %.12.i273.i.i.i, double %begin.4.0.i.i.i, double %.760.i.i.i
  %.791.i.i.i = uitofp nneg i64 %odd.3.1.i.i.i to double
  %.792.i.i.i = fadd double %.13.i274.i.i.i, %.791.i.i.i
  store double %.792.i.i.i, ptr %.759.i.i.i, align 8, !noalias !37
  br label %B90.endif.i.i

B703.i.i.i:                                       ; preds = %B60.if.i.i.i, %B296.i.i.i
  %even.3.1.i.i.i = phi i64 [ %even.4.2.i.i.i, %B296.i.i.i ], [ %even.2.0279.i.i.i, %B60.if.i.i.i ]
  %odd.3.1.i.i.i = phi i64 [ %odd.4.2.i.i.i, %B296.i.i.i ], [ %odd.2.0280.i.i.i, %B60.if.i.i.i ]
  %before.3.1.i.i.i = phi i64 [ %last.2.0282.i.i.i, %B296.i.i.i ], [ %before.2.0281.i.i.i, %B60.if.i.i.i ]
  %last.3.1.i.i.i = phi i64 [ %.182.i.i.i, %B296.i.i.i ], [ %last.2.0282.i.i.i, %B60.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %.150.i.i.i, 3
  br i1 %exitcond.not.i.i.i, label %B368.i.i6271.i, label %B60.if.i.i.i

B60.if.i.i.i:                                     ; preds = %B703.i.i.i, %B90.i.i
  %last.2.0282.i.i.i = phi i64 [ -1, %B90.i.i ], [ %last.3.1.i.i.i, %B703.i.i.i ]
  %before.2.0281.i.i.i = phi i64 [ -1, %B90.i.i ], [ %before.3.1.i.i.i, %B703.i.i.i ]
  %odd.2.0280.i.i.i = phi i64 [ 0, %B90.i.i ], [ %odd.3.1.i.i.i, %B703.i.i.i ]
  %even.2.0279.i.i.i = phi i64 [ 0, %B90.i.i ], [ %even.3.1.i.i.i, %B703.i.i.i ]
  %.79.0278.i.i.i = phi i64 [ 0, %B90.i.i ], [ %.150.i.i.i, %B703.i.i.i ]
  %.150.i.i.i = add nuw nsw i64 %.79.0278.i.i.i, 1
  %.179.i.i.i = shl nuw nsw i64 %.79.0278.i.i.i, 3
  %.181.i.i.i = ashr i64 %.370.i.i, %.179.i.i.i
  %.182.i.i.i = and i64 %.181.i.i.i, 255
  %.187.i.i6263.i = icmp eq i64 %.182.i.i.i, 255
  br i1 %.187.i.i6263.i, label %B703.i.i.i, label %B130.i.i.i

B256.i.i:                                         ; preds = %B90.endif.i.i, %B886.i
  %.638.i6272.i = getelementptr i64, ptr %.226.i.i6379.i, i64 %scheduler.3.1.i.i
  store i64 %.2756.i, ptr %.638.i6272.i, align 8, !noalias !34
  %.679.i.i = load i64, ptr %.1089.i.i.le, align 8, !noalias !34
  %.683.i.i = icmp slt i64 %.679.i.i, 5
  br i1 %.683.i.i, label %B330.i.i, label %B886.endif.i

B330.i.i:                                         ; preds = %B256.i.i
  %68 = getelementptr double, ptr %arg.cost_at, i64 %.2876.i
  %.718.i.i = getelementptr double, ptr %68, i64 %.691.i.i
  %.719.i.i = load double, ptr %.718.i.i, align 8, !noalias !34
  %.724.i.i = fadd double %.2797.i, %.719.i.i
  %.777.i.i = mul nuw nsw i64 %scheduler.3.1.i.i, 5
  %.849.i.i = add nsw i64 %.679.i.i, %.777.i.i
  %.862.i.i = icmp slt i64 %.849.i.i, 0
  %.863.i.i = select i1 %.862.i.i, i64 %.210.i881.i.i, i64 0
  %69 = getelementptr double, ptr %.226.i879.i.i, i64 %.849.i.i
  %.877.i.i = getelementptr double, ptr %69, i64 %.863.i.i
  store double %.724.i.i, ptr %.877.i.i, align 8, !noalias !34
  br label %B886.endif.i

B90.endif.i.i:                                    ; preds = %B634.i.i.i, %B622.i.i.i
  %.846.i.i.i = fsub double %begin.4.0.i.i.i, %.2797.i
  %.499.i.i = load double, ptr %.331.i.i, align 8, !noalias !34
  %.500.i.i = fadd double %.846.i.i.i, %.499.i.i
  store double %.500.i.i, ptr %.331.i.i, align 8, !noalias !34
  %.568.i.i = load double, ptr %.1205.i.i.le, align 8, !noalias !34
  %.569.i.i = fadd double %.846.i.i.i, %.568.i.i
  store double %.569.i.i, ptr %.1205.i.i.le, align 8, !noalias !34
  br label %B256.i.i

B1010.i:                                          ; preds = %B886.endif.i
  %.3575.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.3577.i = add nsw i64 %.3575.i, %.3295.i
  %.3597.i = select i1 %.2860.i, i64 %.210.i824.i.i, i64 0
  %70 = getelementptr i64, ptr %.226.i822.i.i, i64 %.2756.i
  %.3611.i = getelementptr i64, ptr %70, i64 %.3597.i
  store i64 %.3577.i, ptr %.3611.i, align 8, !noalias !4
  br label %B1052.i

B1052.i:                                          ; preds = %B886.endif.i, %B1010.i
  %.3633.i = icmp ne i64 %.2756.i, -9223372036854775808
  %.3635.not.i = or i1 %.3634.i, %.3633.i
  %or.cond6491.i = and i1 %.3622.i, %.3635.not.i
  br i1 %or.cond6491.i, label %B1052.else.if.i, label %B1052.endif.i, !prof !40

B1282.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a
  %71 = getelementptr i64, ptr %.226.i.i6349.i, i64 %quot.0.i
  %.4417.i = getelementptr i64, ptr %71, i64 %.4403.i
  %.4418.i = load i64, ptr %.4417.i, align 8, !noalias !4
  %.4422.i = icmp eq i64 %.4340.i, %.4418.i
  br i1 %.4422.i, label %B1338.i, label %B1402.i

B1338.i:                                          ; preds = %B1282.i
  %.463.i.i = select i1 %.4324.i, i64 %.210.i275.i.i, i64 0
  %72 = getelementptr double, ptr %.226.i274.i.i, i64 %quot.0.i
  %.477.i.i = getelementptr double, ptr %72, i64 %.463.i.i
  %.478.i.i = load double, ptr %.477.i.i, align 8, !noalias !41
  %.12.i.i6277.i = fcmp ogt double %.478.i.i, %.2797.i
  %.13.i.i6278.i = select i1 %.12.i.i6277.i, double %.478.i.i, double %.2797.i
  %.556.i.i = fadd double %.521.fca.37.load.i, %.13.i.i6278.i
  br i1 %.11482405.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, label %B144.if.preheader.i.i

B144.if.preheader.i.i:                            ; preds = %B1338.i
  %.562.i.i = mul nsw i64 %quot.0.i, %.281.fca.7.load.i
  br label %B144.if.i.i

B174.i.i:                                         ; preds = %B144.if.i.i
  %.751.i.i = select i1 %.710.i.i, i64 %.210.i968.i.i, i64 0
  %73 = getelementptr i64, ptr %.226.i966.i.i, i64 %.595.0612.i.i
  %.765.i.i = getelementptr i64, ptr %73, i64 %.751.i.i
  %.766.i.i = load i64, ptr %.765.i.i, align 8, !noalias !41
  %.770.not.i.i = icmp eq i64 %.766.i.i, 0
  br i1 %.770.not.i.i, label %B240.i.i, label %B200.i.i

B200.i.i:                                         ; preds = %B174.i.i
  store i64 0, ptr %.765.i.i, align 8, !noalias !41
  %.830.i.i = select i1 %.710.i.i, i64 %.210.i.i6322.i, i64 0
  %74 = getelementptr double, ptr %.226.i.i6318.i, i64 %.595.0612.i.i
  %.844.i.i = getelementptr double, ptr %74, i64 %.830.i.i
  store double %.556.i.i, ptr %.844.i.i, align 8, !noalias !41
  br label %B240.i.i

B240.i.i:                                         ; preds = %B144.if.i.i, %B200.i.i, %B174.i.i
  %.651.i.i = icmp samesign ugt i64 %.598.0613.i.i, 1
  br i1 %.651.i.i, label %B144.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B144.if.i.i:                                      ; preds = %B240.i.i, %B144.if.preheader.i.i
  %.598.0613.i.i = phi i64 [ %.660.i.i, %B240.i.i ], [ %.281.fca.7.load.i, %B144.if.preheader.i.i ]
  %.595.0612.i.i = phi i64 [ %.664.i6279.i, %B240.i.i ], [ %.562.i.i, %B144.if.preheader.i.i ]
  %.660.i.i = add nsw i64 %.598.0613.i.i, -1
  %.664.i6279.i = add i64 %.595.0612.i.i, 1
  %.710.i.i = icmp slt i64 %.595.0612.i.i, 0
  %.711.i.i = select i1 %.710.i.i, i64 %.210.i752.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i750.i.i, i64 %.595.0612.i.i
  %.725.i6280.i = getelementptr i64, ptr %75, i64 %.711.i.i
  %.726.i6281.i = load i64, ptr %.725.i6280.i, align 8, !noalias !41
  %.730.not.i.i = icmp eq i64 %.726.i6281.i, 0
  br i1 %.730.not.i.i, label %B240.i.i, label %B174.i.i

_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a: ; preds = %B240.i.i, %B1338.i
  store i64 0, ptr %.4339.i, align 8, !noalias !41
  br i1 %.2270.i, label %B1402.i, label %.4808.endif.i, !prof !3

B1402.i:                                          ; preds = %.4808.endif.i, %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, %B1282.i
  %76 = getelementptr i64, ptr %.226.i.i6349.i, i64 %quot.0.i
  %.4896.i = getelementptr i64, ptr %76, i64 %.4403.i
  %.4897.i = load i64, ptr %.4896.i, align 8, !noalias !4
  %.4901.i = icmp eq i64 %.4897.i, 0
  br i1 %.4901.i, label %B1436.i, label %B1578.i

B1436.i:                                          ; preds = %B1402.i
  %.4922.i = select i1 %.4324.i, i64 %.210.i345.i.i, i64 0
  %77 = getelementptr double, ptr %.226.i343.i.i, i64 %quot.0.i
  %.4936.i = getelementptr double, ptr %77, i64 %.4922.i
  %.4937.i = load double, ptr %.4936.i, align 8, !noalias !4
  %.12.i.i = fcmp ogt double %.4937.i, %.2797.i
  %.13.i.i = select i1 %.12.i.i, double %.4937.i, double %.2797.i
  store double %.13.i.i, ptr %.4936.i, align 8, !noalias !4
  %.5066.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.5067.i = select i1 %.5066.i, i64 %.3126, i64 0
  %78 = getelementptr double, ptr %.3142, i64 %finished.3.1.i.ph
  %.5081.i = getelementptr double, ptr %78, i64 %.5067.i
  store double %.13.i.i, ptr %.5081.i, align 8, !noalias !4
  %.5087.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.4896.i, align 8, !noalias !4
  br label %B1578.i

B1578.i:                                          ; preds = %B1436.i, %B1402.i
  %finished.4.2.i = phi i64 [ %.5087.i, %B1436.i ], [ %finished.3.1.i.ph, %B1402.i ]
  %.5142.not.i = icmp slt i64 %.3295.i, %arg.limit
  %.5369.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond6457.i = select i1 %.5142.not.i, i1 %.5369.i, i1 false
  br i1 %or.cond6457.i, label %B224.i.outer, label %B1626.i.loopexit

B1626.i.loopexit:                                 ; preds = %B1578.i, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20, %B668.i
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20 ], [ %now.4.1.i.ph, %B668.i ], [ %.2797.i, %B1578.i ]
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20 ], [ %issued.2.1.i.ph, %B668.i ], [ %.3295.i, %B1578.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20 ], [ %finished.3.1.i.ph, %B668.i ], [ %finished.4.2.i, %B1578.i ]
  %79 = sitofp i64 %issued.4.2.i.ph to double
  br label %B1626.i

B1626.i:                                          ; preds = %B1626.i.loopexit, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %now.2.2.i.ph, %B1626.i.loopexit ]
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %79, %B1626.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %finished.5.2.i.ph, %B1626.i.loopexit ]
  %.5921124.not.i.i = icmp slt i64 %.194.i.i, 1
  br i1 %.5921124.not.i.i, label %common.ret, label %B62.if.lr.ph.i.i

B62.if.lr.ph.i.i:                                 ; preds = %B1626.i
  %.686.i.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.838.i.i = getelementptr i8, ptr %.3654, i64 120
  %.1356.i.i = getelementptr i8, ptr %.3312, i64 64
  %.705.i6282.i = icmp slt i64 %.281.fca.7.load.i, 0
  %80 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B62.if.i6283.i

B94.i.i:                                          ; preds = %B62.if.i6283.i
  br i1 %.686.i.i, label %B94.endif.endif.i.i, label %B94.endif.else.if.i.i, !prof !3

B659.i.i:                                         ; preds = %B94.endif.endif.i.i, %B62.if.i6283.i
  %exitcond.not.i6290.i = icmp eq i64 %.605.i.i, %.194.i.i
  br i1 %exitcond.not.i6290.i, label %common.ret, label %B62.if.i6283.i

B62.if.i6283.i:                                   ; preds = %B659.i.i, %B62.if.lr.ph.i.i
  %.533.01126.i.i = phi i64 [ 0, %B62.if.lr.ph.i.i ], [ %.605.i.i, %B659.i.i ]
  %.605.i.i = add nuw nsw i64 %.533.01126.i.i, 1
  %81 = getelementptr i64, ptr %.226.i750.i.i, i64 %.533.01126.i.i
  %.667.i.i = load i64, ptr %81, align 8, !noalias !44
  %.671.not.i.i = icmp eq i64 %.667.i.i, 0
  br i1 %.671.not.i.i, label %B659.i.i, label %B94.i.i

B94.endif.endif.i.i:                              ; preds = %B94.endif.else.if.i.i, %B94.i.i
  %.7521114.pn.pn.in.i.i = phi ptr [ %.7511113.i.i, %B94.endif.else.if.i.i ], [ %.226.i307.i.i, %B94.i.i ]
  %rem.1.0.i.i = phi double [ %89, %B94.endif.else.if.i.i ], [ 0.000000e+00, %B94.i.i ]
  %.7521114.pn.pn.i.i = load double, ptr %.7521114.pn.pn.in.i.i, align 8, !noalias !44
  %.7571117.i.i = fsub double %now.2.2.i, %.7521114.pn.pn.i.i
  %.804.i.i = fmul double %.521.fca.2.load.i, %rem.1.0.i.i
  %.805.i.i = fsub double %.7571117.i.i, %.804.i.i
  %.839.i.i = load double, ptr %.838.i.i, align 8, !noalias !44
  %.12.i.i6286.i = fcmp ogt double %.805.i.i, 0.000000e+00
  %.13.i.i6287.i = select i1 %.12.i.i6286.i, double %.805.i.i, double 0.000000e+00
  %.868.i.i = fadd double %.839.i.i, %.13.i.i6287.i
  store double %.868.i.i, ptr %.838.i.i, align 8, !noalias !44
  %82 = getelementptr double, ptr %.226.i894.i.i, i64 %.533.01126.i.i
  %.935.i.i = load double, ptr %82, align 8, !noalias !44
  %83 = getelementptr double, ptr %.226.i.i6318.i, i64 %.533.01126.i.i
  %.973.i.i = load double, ptr %83, align 8, !noalias !44
  %.12.i1102.i.i = fcmp olt double %now.2.2.i, %.973.i.i
  %.13.i1103.i.i = select i1 %.12.i1102.i.i, double %now.2.2.i, double %.973.i.i
  %.12.i1104.i.i = fcmp ogt double %.13.i1103.i.i, %.935.i.i
  %.13.i1105.i.i = select i1 %.12.i1104.i.i, double %.13.i1103.i.i, double %.935.i.i
  %84 = getelementptr i64, ptr %.226.i858.i.i, i64 %.533.01126.i.i
  %.1073.i.i = load i64, ptr %84, align 8, !noalias !44
  %.1089.i6288.i = icmp slt i64 %.1073.i.i, 0
  %.1090.i6289.i = select i1 %.1089.i6288.i, i64 %.3296, i64 0
  %85 = getelementptr double, ptr %.3312, i64 %.1073.i.i
  %.1104.i.i = getelementptr double, ptr %85, i64 %.1090.i6289.i
  %.1105.i.i = load double, ptr %.1104.i.i, align 8, !noalias !44
  %.1144.i.i = fsub double %.13.i1105.i.i, %.935.i.i
  %.1145.i.i = fadd double %.1105.i.i, %.1144.i.i
  store double %.1145.i.i, ptr %.1104.i.i, align 8, !noalias !44
  %86 = getelementptr i64, ptr %.226.i714.i.i, i64 %.533.01126.i.i
  %.1217.i.i = load i64, ptr %86, align 8, !noalias !44
  %.1233.i.i = icmp slt i64 %.1217.i.i, 0
  %.1234.i.i = select i1 %.1233.i.i, i64 %.3467, i64 0
  %87 = getelementptr double, ptr %.3483, i64 %.1217.i.i
  %.1248.i.i = getelementptr double, ptr %87, i64 %.1234.i.i
  %.1249.i.i = load double, ptr %.1248.i.i, align 8, !noalias !44
  %.1284.i.i = load double, ptr %82, align 8, !noalias !44
  %.1290.i.i = fsub double %.13.i1105.i.i, %.1284.i.i
  %.1291.i.i = fadd double %.1249.i.i, %.1290.i.i
  store double %.1291.i.i, ptr %.1248.i.i, align 8, !noalias !44
  %.1357.i.i = load double, ptr %.1356.i.i, align 8, !noalias !44
  %.1359.i.i = fsub double %now.2.2.i, %.13.i1105.i.i
  %.12.i1106.i.i = fcmp ogt double %.1359.i.i, 0.000000e+00
  %.13.i1107.i.i = select i1 %.12.i1106.i.i, double %.1359.i.i, double 0.000000e+00
  %.1388.i.i = fadd double %.13.i1107.i.i, %.1357.i.i
  store double %.1388.i.i, ptr %.1356.i.i, align 8, !noalias !44
  br label %B659.i.i

B94.endif.else.if.i.i:                            ; preds = %B94.i.i
  %.702.i.i = sdiv i64 %.533.01126.i.i, %.281.fca.7.load.i
  %.703.i.i = srem i64 %.533.01126.i.i, %.281.fca.7.load.i
  %.706.i6284.i = icmp ne i64 %.703.i.i, 0
  %.707.i.i = and i1 %.705.i6282.i, %.706.i6284.i
  %.712.i.i = sext i1 %.707.i.i to i64
  %spec.select.i6285.i = add i64 %.702.i.i, %.712.i.i
  %spec.select.fr.i.i = freeze i64 %spec.select.i6285.i
  %88 = getelementptr double, ptr %.226.i307.i.i, i64 %spec.select.fr.i.i
  %.736.i.i = icmp slt i64 %spec.select.fr.i.i, 0
  %spec.select1123.i.i = select i1 %.736.i.i, i64 %.210.i309.i.i, i64 0
  %.7511113.i.i = getelementptr double, ptr %88, i64 %spec.select1123.i.i
  %.785.not.i.i = icmp eq i64 %.703.i.i, 0
  %.793.i.i = select i1 %.785.not.i.i, i64 0, i64 %80
  %spec.select1101.i.i = add nsw i64 %.793.i.i, %.703.i.i
  %89 = sitofp i64 %spec.select1101.i.i to double
  br label %B94.endif.endif.i.i

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i6293.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.674.i, align 8, !noalias !47
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i6293.i, 0
  br i1 %.605.not155.i.i.i, label %.579.endif.preheader.i.i, label %.579.if.i.i, !prof !15

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.18.endif.endif.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.18.endif.endif.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.18.endif.endif.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !7

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.579.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %90 = shl i64 %.201.i.i6293.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %90, i1 false), !noalias !52
  %.57.i899.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !53
  br label %.579.if.i.i

.579.if.i.i:                                      ; preds = %.579.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i899.i.i = phi i64 [ %.57.i899.i.pre.i, %.579.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
  %.87.i900.i.i = add nsw i64 %.57.i899.i.i, 16384
  %.123.i901.i.i = icmp slt i64 %.57.i899.i.i, 0
  %.124.i902.i.i = select i1 %.123.i901.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i903.i.i = add i64 %.124.i902.i.i, %.57.i899.i.i
  %.128.i904.i.i = icmp slt i64 %.125.i903.i.i, 0
  br i1 %.128.i904.i.i, label %B0.else.if.i931.i.i, label %B0.else.endif.i905.i.i, !prof !3

B0.endif.i919.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i918.i.i, %B0.else.endif.endif.endif.i915.i.i
  %.113.sroa.13.0.i920.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i918.i.i ], [ %.113.sroa.13.1.i916.i.i, %B0.else.endif.endif.endif.i915.i.i ]
  %.201.i921.i.i = sub i64 %.113.sroa.13.0.i920.i.i, %.113.sroa.0.3.i910.i.i
  %.226.i922.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i910.i.i
  store i64 %.87.i900.i.i, ptr %.674.i, align 8, !noalias !53
  %.606.not155.i.i.i = icmp sgt i64 %.201.i921.i.i, 0
  br i1 %.606.not155.i.i.i, label %.939.endif.preheader.i.i, label %.939.if.i.i, !prof !15

B0.else.if.i931.i.i:                              ; preds = %.579.if.i.i
  br label %B0.else.endif.i905.i.i

B0.else.endif.i905.i.i:                           ; preds = %B0.else.if.i931.i.i, %.579.if.i.i
  %.113.sroa.0.1.i906.i.i = phi i64 [ 0, %B0.else.if.i931.i.i ], [ %.125.i903.i.i, %.579.if.i.i ]
  %.133.not.i907.i.i = icmp slt i64 %.125.i903.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i907.i.i, label %B0.else.endif.endif.i909.i.i, label %B0.else.endif.if.i908.i.i, !prof !7

B0.else.endif.if.i908.i.i:                        ; preds = %B0.else.endif.i905.i.i
  br label %B0.else.endif.endif.i909.i.i

B0.else.endif.endif.i909.i.i:                     ; preds = %B0.else.endif.if.i908.i.i, %B0.else.endif.i905.i.i
  %.113.sroa.0.3.i910.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i908.i.i ], [ %.113.sroa.0.1.i906.i.i, %B0.else.endif.i905.i.i ]
  %.140.i911.i.i = icmp slt i64 %.57.i899.i.i, -16384
  %.141.i912.i.i = select i1 %.140.i911.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i913.i.i = add i64 %.141.i912.i.i, %.87.i900.i.i
  %.145.i914.i.i = icmp slt i64 %.142.i913.i.i, 0
  br i1 %.145.i914.i.i, label %B0.else.endif.endif.if.i930.i.i, label %B0.else.endif.endif.endif.i915.i.i, !prof !3

B0.else.endif.endif.if.i930.i.i:                  ; preds = %B0.else.endif.endif.i909.i.i
  br label %B0.else.endif.endif.endif.i915.i.i

B0.else.endif.endif.endif.i915.i.i:               ; preds = %B0.else.endif.endif.if.i930.i.i, %B0.else.endif.endif.i909.i.i
  %.113.sroa.13.1.i916.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i930.i.i ], [ %.142.i913.i.i, %B0.else.endif.endif.i909.i.i ]
  %.150.not.i917.i.i = icmp slt i64 %.142.i913.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i917.i.i, label %B0.endif.i919.i.i, label %B0.else.endif.endif.endif.if.i918.i.i, !prof !7

B0.else.endif.endif.endif.if.i918.i.i:            ; preds = %B0.else.endif.endif.endif.i915.i.i
  br label %B0.endif.i919.i.i

.939.endif.preheader.i.i:                         ; preds = %B0.endif.i919.i.i
  %91 = shl i64 %.201.i921.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i922.i.i, i8 0, i64 %91, i1 false), !noalias !53
  %.6761377.i.i = fcmp ogt double %.521.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01378.i.i" = select i1 %.6761377.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.939.endif.i.i

.939.if.i.loopexit.i:                             ; preds = %.939.endif.i.i
  %.57.i932.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !56
  br label %.939.if.i.i

.939.if.i.i:                                      ; preds = %.939.if.i.loopexit.i, %B0.endif.i919.i.i
  %.57.i932.i.i = phi i64 [ %.57.i932.i.pre.i, %.939.if.i.loopexit.i ], [ %.87.i900.i.i, %B0.endif.i919.i.i ]
  %.87.i933.i.i = add nsw i64 %.57.i932.i.i, 65536
  %.123.i934.i.i = icmp slt i64 %.57.i932.i.i, 0
  %.124.i935.i.i = select i1 %.123.i934.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i936.i.i = add i64 %.124.i935.i.i, %.57.i932.i.i
  %.128.i937.i.i = icmp slt i64 %.125.i936.i.i, 0
  br i1 %.128.i937.i.i, label %B0.else.if.i966.i.i, label %B0.else.endif.i938.i.i, !prof !3

B0.endif.i952.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i951.i.i, %B0.else.endif.endif.endif.i948.i.i
  %.113.sroa.13.0.i953.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i951.i.i ], [ %.113.sroa.13.1.i949.i.i, %B0.else.endif.endif.endif.i948.i.i ]
  %.201.i954.i.i = sub i64 %.113.sroa.13.0.i953.i.i, %.113.sroa.0.3.i943.i.i
  %.226.i955.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i943.i.i
  store i64 %.87.i933.i.i, ptr %.674.i, align 8, !noalias !56
  %.605.not155.i956.i.i = icmp sgt i64 %.201.i954.i.i, 0
  br i1 %.605.not155.i956.i.i, label %.1282.endif.preheader.i.i, label %.1282.if.i.i, !prof !15

B0.else.if.i966.i.i:                              ; preds = %.939.if.i.i
  br label %B0.else.endif.i938.i.i

B0.else.endif.i938.i.i:                           ; preds = %B0.else.if.i966.i.i, %.939.if.i.i
  %.113.sroa.0.1.i939.i.i = phi i64 [ 0, %B0.else.if.i966.i.i ], [ %.125.i936.i.i, %.939.if.i.i ]
  %.133.not.i940.i.i = icmp slt i64 %.125.i936.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i940.i.i, label %B0.else.endif.endif.i942.i.i, label %B0.else.endif.if.i941.i.i, !prof !7

B0.else.endif.if.i941.i.i:                        ; preds = %B0.else.endif.i938.i.i
  br label %B0.else.endif.endif.i942.i.i

B0.else.endif.endif.i942.i.i:                     ; preds = %B0.else.endif.if.i941.i.i, %B0.else.endif.i938.i.i
  %.113.sroa.0.3.i943.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i941.i.i ], [ %.113.sroa.0.1.i939.i.i, %B0.else.endif.i938.i.i ]
  %.140.i944.i.i = icmp slt i64 %.57.i932.i.i, -65536
  %.141.i945.i.i = select i1 %.140.i944.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i946.i.i = add i64 %.141.i945.i.i, %.87.i933.i.i
  %.145.i947.i.i = icmp slt i64 %.142.i946.i.i, 0
  br i1 %.145.i947.i.i, label %B0.else.endif.endif.if.i965.i.i, label %B0.else.endif.endif.endif.i948.i.i, !prof !3

B0.else.endif.endif.if.i965.i.i:                  ; preds = %B0.else.endif.endif.i942.i.i
  br label %B0.else.endif.endif.endif.i948.i.i

B0.else.endif.endif.endif.i948.i.i:               ; preds = %B0.else.endif.endif.if.i965.i.i, %B0.else.endif.endif.i942.i.i
  %.113.sroa.13.1.i949.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i965.i.i ], [ %.142.i946.i.i, %B0.else.endif.endif.i942.i.i ]
  %.150.not.i950.i.i = icmp slt i64 %.142.i946.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i950.i.i, label %B0.endif.i952.i.i, label %B0.else.endif.endif.endif.if.i951.i.i, !prof !7

B0.else.endif.endif.endif.if.i951.i.i:            ; preds = %B0.else.endif.endif.endif.i948.i.i
  br label %B0.endif.i952.i.i

.1282.endif.preheader.i.i:                        ; preds = %B0.endif.i952.i.i
  %92 = shl i64 %.201.i954.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i955.i.i, i8 -1, i64 %92, i1 false), !noalias !52
  %.57.i967.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !59
  br label %.1282.if.i.i

.939.endif.i.i:                                   ; preds = %.939.endif.i.i, %.939.endif.preheader.i.i
  %.935.01364.i.i = phi i64 [ %.980.i.i, %.939.endif.i.i ], [ 0, %.939.endif.preheader.i.i ]
  %.975.i.i = getelementptr double, ptr %.226.i922.i.i, i64 %.935.01364.i.i
  store double %"$phi224.0.2.01378.i.i", ptr %.975.i.i, align 8, !noalias !52
  %.980.i.i = add nuw nsw i64 %.935.01364.i.i, 1
  %exitcond.not.i6294.i = icmp eq i64 %.980.i.i, %.201.i921.i.i
  br i1 %exitcond.not.i6294.i, label %.939.if.i.loopexit.i, label %.939.endif.i.i, !prof !62

.1282.if.i.i:                                     ; preds = %.1282.endif.preheader.i.i, %B0.endif.i952.i.i
  %.57.i967.i.i = phi i64 [ %.57.i967.i.pre.i, %.1282.endif.preheader.i.i ], [ %.87.i933.i.i, %B0.endif.i952.i.i ]
  %.87.i968.i.i = add nsw i64 %.57.i967.i.i, 5
  %.123.i969.i.i = icmp slt i64 %.57.i967.i.i, 0
  %.124.i970.i.i = select i1 %.123.i969.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i971.i.i = add i64 %.124.i970.i.i, %.57.i967.i.i
  %.128.i972.i.i = icmp slt i64 %.125.i971.i.i, 0
  br i1 %.128.i972.i.i, label %B0.else.if.i1001.i.i, label %B0.else.endif.i973.i.i, !prof !3

B0.endif.i987.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i986.i.i, %B0.else.endif.endif.endif.i983.i.i
  %.113.sroa.13.0.i988.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i986.i.i ], [ %.113.sroa.13.1.i984.i.i, %B0.else.endif.endif.endif.i983.i.i ]
  %.201.i989.i.i = sub i64 %.113.sroa.13.0.i988.i.i, %.113.sroa.0.3.i978.i.i
  %.226.i990.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i978.i.i
  store i64 %.87.i968.i.i, ptr %.674.i, align 8, !noalias !59
  %.606.not155.i991.i.i = icmp sgt i64 %.201.i989.i.i, 0
  br i1 %.606.not155.i991.i.i, label %.576.endif.preheader.i999.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i, !prof !15

.576.endif.preheader.i999.i.i:                    ; preds = %B0.endif.i987.i.i
  %93 = shl i64 %.201.i989.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i990.i.i, i8 0, i64 %93, i1 false), !noalias !59
  %.57.i1002.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !63
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i

B0.else.if.i1001.i.i:                             ; preds = %.1282.if.i.i
  br label %B0.else.endif.i973.i.i

B0.else.endif.i973.i.i:                           ; preds = %B0.else.if.i1001.i.i, %.1282.if.i.i
  %.113.sroa.0.1.i974.i.i = phi i64 [ 0, %B0.else.if.i1001.i.i ], [ %.125.i971.i.i, %.1282.if.i.i ]
  %.133.not.i975.i.i = icmp slt i64 %.125.i971.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i975.i.i, label %B0.else.endif.endif.i977.i.i, label %B0.else.endif.if.i976.i.i, !prof !7

B0.else.endif.if.i976.i.i:                        ; preds = %B0.else.endif.i973.i.i
  br label %B0.else.endif.endif.i977.i.i

B0.else.endif.endif.i977.i.i:                     ; preds = %B0.else.endif.if.i976.i.i, %B0.else.endif.i973.i.i
  %.113.sroa.0.3.i978.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i976.i.i ], [ %.113.sroa.0.1.i974.i.i, %B0.else.endif.i973.i.i ]
  %.140.i979.i.i = icmp slt i64 %.57.i967.i.i, -5
  %.141.i980.i.i = select i1 %.140.i979.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i981.i.i = add i64 %.141.i980.i.i, %.87.i968.i.i
  %.145.i982.i.i = icmp slt i64 %.142.i981.i.i, 0
  br i1 %.145.i982.i.i, label %B0.else.endif.endif.if.i1000.i.i, label %B0.else.endif.endif.endif.i983.i.i, !prof !3

B0.else.endif.endif.if.i1000.i.i:                 ; preds = %B0.else.endif.endif.i977.i.i
  br label %B0.else.endif.endif.endif.i983.i.i

B0.else.endif.endif.endif.i983.i.i:               ; preds = %B0.else.endif.endif.if.i1000.i.i, %B0.else.endif.endif.i977.i.i
  %.113.sroa.13.1.i984.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1000.i.i ], [ %.142.i981.i.i, %B0.else.endif.endif.i977.i.i ]
  %.150.not.i985.i.i = icmp slt i64 %.142.i981.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i985.i.i, label %B0.endif.i987.i.i, label %B0.else.endif.endif.endif.if.i986.i.i, !prof !7

B0.else.endif.endif.endif.if.i986.i.i:            ; preds = %B0.else.endif.endif.endif.i983.i.i
  br label %B0.endif.i987.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i: ; preds = %.576.endif.preheader.i999.i.i, %B0.endif.i987.i.i
  %.57.i1002.i.i = phi i64 [ %.87.i968.i.i, %B0.endif.i987.i.i ], [ %.57.i1002.pre.i.i, %.576.endif.preheader.i999.i.i ]
  %.87.i1003.i.i = add nsw i64 %.57.i1002.i.i, %.87.i.i.i
  %.123.i1004.i.i = icmp slt i64 %.57.i1002.i.i, 0
  %.124.i1005.i.i = select i1 %.123.i1004.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1006.i.i = add i64 %.124.i1005.i.i, %.57.i1002.i.i
  %.128.i1007.i.i = icmp slt i64 %.125.i1006.i.i, 0
  br i1 %.128.i1007.i.i, label %B0.else.if.i1036.i.i, label %B0.else.endif.i1008.i.i, !prof !3

B0.endif.i1022.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1021.i.i, %B0.else.endif.endif.endif.i1018.i.i
  %.113.sroa.13.0.i1023.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1021.i.i ], [ %.113.sroa.13.1.i1019.i.i, %B0.else.endif.endif.endif.i1018.i.i ]
  %.201.i1024.i.i = sub i64 %.113.sroa.13.0.i1023.i.i, %.113.sroa.0.3.i1013.i.i
  %.226.i1025.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1013.i.i
  store i64 %.87.i1003.i.i, ptr %.674.i, align 8, !noalias !63
  %.605.not155.i1026.i.i = icmp sgt i64 %.201.i1024.i.i, 0
  br i1 %.605.not155.i1026.i.i, label %.575.endif.preheader.i1034.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i, !prof !15

.575.endif.preheader.i1034.i.i:                   ; preds = %B0.endif.i1022.i.i
  %94 = shl i64 %.201.i1024.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1025.i.i, i8 0, i64 %94, i1 false), !noalias !63
  %.57.i1038.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !66
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i

B0.else.if.i1036.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  br label %B0.else.endif.i1008.i.i

B0.else.endif.i1008.i.i:                          ; preds = %B0.else.if.i1036.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  %.113.sroa.0.1.i1009.i.i = phi i64 [ 0, %B0.else.if.i1036.i.i ], [ %.125.i1006.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i ]
  %.133.not.i1010.i.i = icmp slt i64 %.125.i1006.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1010.i.i, label %B0.else.endif.endif.i1012.i.i, label %B0.else.endif.if.i1011.i.i, !prof !7

B0.else.endif.if.i1011.i.i:                       ; preds = %B0.else.endif.i1008.i.i
  br label %B0.else.endif.endif.i1012.i.i

B0.else.endif.endif.i1012.i.i:                    ; preds = %B0.else.endif.if.i1011.i.i, %B0.else.endif.i1008.i.i
  %.113.sroa.0.3.i1013.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1011.i.i ], [ %.113.sroa.0.1.i1009.i.i, %B0.else.endif.i1008.i.i ]
  %.140.i1014.i.i = icmp slt i64 %.87.i1003.i.i, 0
  %.141.i1015.i.i = select i1 %.140.i1014.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1016.i.i = add i64 %.141.i1015.i.i, %.87.i1003.i.i
  %.145.i1017.i.i = icmp slt i64 %.142.i1016.i.i, 0
  br i1 %.145.i1017.i.i, label %B0.else.endif.endif.if.i1035.i.i, label %B0.else.endif.endif.endif.i1018.i.i, !prof !3

B0.else.endif.endif.if.i1035.i.i:                 ; preds = %B0.else.endif.endif.i1012.i.i
  br label %B0.else.endif.endif.endif.i1018.i.i

B0.else.endif.endif.endif.i1018.i.i:              ; preds = %B0.else.endif.endif.if.i1035.i.i, %B0.else.endif.endif.i1012.i.i
  %.113.sroa.13.1.i1019.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1035.i.i ], [ %.142.i1016.i.i, %B0.else.endif.endif.i1012.i.i ]
  %.150.not.i1020.i.i = icmp slt i64 %.142.i1016.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1020.i.i, label %B0.endif.i1022.i.i, label %B0.else.endif.endif.endif.if.i1021.i.i, !prof !7

B0.else.endif.endif.endif.if.i1021.i.i:           ; preds = %B0.else.endif.endif.endif.i1018.i.i
  br label %B0.endif.i1022.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i: ; preds = %.575.endif.preheader.i1034.i.i, %B0.endif.i1022.i.i
  %.57.i1038.i.i = phi i64 [ %.87.i1003.i.i, %B0.endif.i1022.i.i ], [ %.57.i1038.pre.i.i, %.575.endif.preheader.i1034.i.i ]
  %.1417.i.i = shl nsw i64 %.13.i.i6291.i, 6
  %.87.i1039.i.i = add nsw i64 %.57.i1038.i.i, %.1417.i.i
  %.123.i1040.i.i = icmp slt i64 %.57.i1038.i.i, 0
  %.124.i1041.i.i = select i1 %.123.i1040.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1042.i.i = add i64 %.124.i1041.i.i, %.57.i1038.i.i
  %.128.i1043.i.i = icmp slt i64 %.125.i1042.i.i, 0
  br i1 %.128.i1043.i.i, label %B0.else.if.i1072.i.i, label %B0.else.endif.i1044.i.i, !prof !3

B0.endif.i1058.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1057.i.i, %B0.else.endif.endif.endif.i1054.i.i
  %.113.sroa.13.0.i1059.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1057.i.i ], [ %.113.sroa.13.1.i1055.i.i, %B0.else.endif.endif.endif.i1054.i.i ]
  %.201.i1060.i.i = sub i64 %.113.sroa.13.0.i1059.i.i, %.113.sroa.0.3.i1049.i.i
  %.226.i1061.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1049.i.i
  store i64 %.87.i1039.i.i, ptr %.674.i, align 8, !noalias !66
  %.605.not155.i1062.i.i = icmp sgt i64 %.201.i1060.i.i, 0
  br i1 %.605.not155.i1062.i.i, label %.575.endif.preheader.i1070.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i, !prof !15

.575.endif.preheader.i1070.i.i:                   ; preds = %B0.endif.i1058.i.i
  %95 = shl i64 %.201.i1060.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1061.i.i, i8 0, i64 %95, i1 false), !noalias !66
  %.57.i1074.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !69
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i

B0.else.if.i1072.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i
  br label %B0.else.endif.i1044.i.i

B0.else.endif.i1044.i.i:                          ; preds = %B0.else.if.i1072.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i
  %.113.sroa.0.1.i1045.i.i = phi i64 [ 0, %B0.else.if.i1072.i.i ], [ %.125.i1042.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i ]
  %.133.not.i1046.i.i = icmp slt i64 %.125.i1042.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1046.i.i, label %B0.else.endif.endif.i1048.i.i, label %B0.else.endif.if.i1047.i.i, !prof !7

B0.else.endif.if.i1047.i.i:                       ; preds = %B0.else.endif.i1044.i.i
  br label %B0.else.endif.endif.i1048.i.i

B0.else.endif.endif.i1048.i.i:                    ; preds = %B0.else.endif.if.i1047.i.i, %B0.else.endif.i1044.i.i
  %.113.sroa.0.3.i1049.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1047.i.i ], [ %.113.sroa.0.1.i1045.i.i, %B0.else.endif.i1044.i.i ]
  %.140.i1050.i.i = icmp slt i64 %.87.i1039.i.i, 0
  %.141.i1051.i.i = select i1 %.140.i1050.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1052.i.i = add i64 %.141.i1051.i.i, %.87.i1039.i.i
  %.145.i1053.i.i = icmp slt i64 %.142.i1052.i.i, 0
  br i1 %.145.i1053.i.i, label %B0.else.endif.endif.if.i1071.i.i, label %B0.else.endif.endif.endif.i1054.i.i, !prof !3

B0.else.endif.endif.if.i1071.i.i:                 ; preds = %B0.else.endif.endif.i1048.i.i
  br label %B0.else.endif.endif.endif.i1054.i.i

B0.else.endif.endif.endif.i1054.i.i:              ; preds = %B0.else.endif.endif.if.i1071.i.i, %B0.else.endif.endif.i1048.i.i
  %.113.sroa.13.1.i1055.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1071.i.i ], [ %.142.i1052.i.i, %B0.else.endif.endif.i1048.i.i ]
  %.150.not.i1056.i.i = icmp slt i64 %.142.i1052.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1056.i.i, label %B0.endif.i1058.i.i, label %B0.else.endif.endif.endif.if.i1057.i.i, !prof !7

B0.else.endif.endif.endif.if.i1057.i.i:           ; preds = %B0.else.endif.endif.endif.i1054.i.i
  br label %B0.endif.i1058.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i: ; preds = %.575.endif.preheader.i1070.i.i, %B0.endif.i1058.i.i
  %.57.i1074.i.i = phi i64 [ %.87.i1039.i.i, %B0.endif.i1058.i.i ], [ %.57.i1074.pre.i.i, %.575.endif.preheader.i1070.i.i ]
  %.87.i1075.i.i = add nsw i64 %.57.i1074.i.i, %.1417.i.i
  %.123.i1076.i.i = icmp slt i64 %.57.i1074.i.i, 0
  %.124.i1077.i.i = select i1 %.123.i1076.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1078.i.i = add i64 %.124.i1077.i.i, %.57.i1074.i.i
  %.128.i1079.i.i = icmp slt i64 %.125.i1078.i.i, 0
  br i1 %.128.i1079.i.i, label %B0.else.if.i1108.i.i, label %B0.else.endif.i1080.i.i, !prof !3

B0.endif.i1094.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1093.i.i, %B0.else.endif.endif.endif.i1090.i.i
  %.113.sroa.13.0.i1095.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1093.i.i ], [ %.113.sroa.13.1.i1091.i.i, %B0.else.endif.endif.endif.i1090.i.i ]
  %.201.i1096.i.i = sub i64 %.113.sroa.13.0.i1095.i.i, %.113.sroa.0.3.i1085.i.i
  %.226.i1097.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1085.i.i
  store i64 %.87.i1075.i.i, ptr %.674.i, align 8, !noalias !69
  %.606.not155.i1098.i.i = icmp sgt i64 %.201.i1096.i.i, 0
  br i1 %.606.not155.i1098.i.i, label %.576.endif.preheader.i1106.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !15

.576.endif.preheader.i1106.i.i:                   ; preds = %B0.endif.i1094.i.i
  %96 = shl i64 %.201.i1096.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1097.i.i, i8 0, i64 %96, i1 false), !noalias !69
  %.57.i1109.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i1108.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i
  br label %B0.else.endif.i1080.i.i

B0.else.endif.i1080.i.i:                          ; preds = %B0.else.if.i1108.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i
  %.113.sroa.0.1.i1081.i.i = phi i64 [ 0, %B0.else.if.i1108.i.i ], [ %.125.i1078.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i ]
  %.133.not.i1082.i.i = icmp slt i64 %.125.i1078.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1082.i.i, label %B0.else.endif.endif.i1084.i.i, label %B0.else.endif.if.i1083.i.i, !prof !7

B0.else.endif.if.i1083.i.i:                       ; preds = %B0.else.endif.i1080.i.i
  br label %B0.else.endif.endif.i1084.i.i

B0.else.endif.endif.i1084.i.i:                    ; preds = %B0.else.endif.if.i1083.i.i, %B0.else.endif.i1080.i.i
  %.113.sroa.0.3.i1085.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1083.i.i ], [ %.113.sroa.0.1.i1081.i.i, %B0.else.endif.i1080.i.i ]
  %.140.i1086.i.i = icmp slt i64 %.87.i1075.i.i, 0
  %.141.i1087.i.i = select i1 %.140.i1086.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1088.i.i = add i64 %.141.i1087.i.i, %.87.i1075.i.i
  %.145.i1089.i.i = icmp slt i64 %.142.i1088.i.i, 0
  br i1 %.145.i1089.i.i, label %B0.else.endif.endif.if.i1107.i.i, label %B0.else.endif.endif.endif.i1090.i.i, !prof !3

B0.else.endif.endif.if.i1107.i.i:                 ; preds = %B0.else.endif.endif.i1084.i.i
  br label %B0.else.endif.endif.endif.i1090.i.i

B0.else.endif.endif.endif.i1090.i.i:              ; preds = %B0.else.endif.endif.if.i1107.i.i, %B0.else.endif.endif.i1084.i.i
  %.113.sroa.13.1.i1091.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1107.i.i ], [ %.142.i1088.i.i, %B0.else.endif.endif.i1084.i.i ]
  %.150.not.i1092.i.i = icmp slt i64 %.142.i1088.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1092.i.i, label %B0.endif.i1094.i.i, label %B0.else.endif.endif.endif.if.i1093.i.i, !prof !7

B0.else.endif.endif.endif.if.i1093.i.i:           ; preds = %B0.else.endif.endif.endif.i1090.i.i
  br label %B0.endif.i1094.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.576.endif.preheader.i1106.i.i, %B0.endif.i1094.i.i
  %.57.i1109.i.i = phi i64 [ %.87.i1075.i.i, %B0.endif.i1094.i.i ], [ %.57.i1109.pre.i.i, %.576.endif.preheader.i1106.i.i ]
  %.87.i1110.i.i = add nsw i64 %.57.i1109.i.i, 65536
  %.123.i1111.i.i = icmp slt i64 %.57.i1109.i.i, 0
  %.124.i1112.i.i = select i1 %.123.i1111.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1113.i.i = add i64 %.124.i1112.i.i, %.57.i1109.i.i
  %.128.i1114.i.i = icmp slt i64 %.125.i1113.i.i, 0
  br i1 %.128.i1114.i.i, label %B0.else.if.i1143.i.i, label %B0.else.endif.i1115.i.i, !prof !3

B0.endif.i1129.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1128.i.i, %B0.else.endif.endif.endif.i1125.i.i
  %.113.sroa.13.0.i1130.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1128.i.i ], [ %.113.sroa.13.1.i1126.i.i, %B0.else.endif.endif.endif.i1125.i.i ]
  %.201.i1131.i.i = sub i64 %.113.sroa.13.0.i1130.i.i, %.113.sroa.0.3.i1120.i.i
  %.226.i1132.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1120.i.i
  store i64 %.87.i1110.i.i, ptr %.674.i, align 8, !noalias !72
  %.606.not155.i1133.i.i = icmp sgt i64 %.201.i1131.i.i, 0
  br i1 %.606.not155.i1133.i.i, label %.576.endif.preheader.i1141.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !15

.576.endif.preheader.i1141.i.i:                   ; preds = %B0.endif.i1129.i.i
  %97 = shl i64 %.201.i1131.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1132.i.i, i8 0, i64 %97, i1 false), !noalias !72
  %.57.i1144.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !75
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i

B0.else.if.i1143.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i1115.i.i

B0.else.endif.i1115.i.i:                          ; preds = %B0.else.if.i1143.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i1116.i.i = phi i64 [ 0, %B0.else.if.i1143.i.i ], [ %.125.i1113.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i1117.i.i = icmp slt i64 %.125.i1113.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1117.i.i, label %B0.else.endif.endif.i1119.i.i, label %B0.else.endif.if.i1118.i.i, !prof !7

B0.else.endif.if.i1118.i.i:                       ; preds = %B0.else.endif.i1115.i.i
  br label %B0.else.endif.endif.i1119.i.i

B0.else.endif.endif.i1119.i.i:                    ; preds = %B0.else.endif.if.i1118.i.i, %B0.else.endif.i1115.i.i
  %.113.sroa.0.3.i1120.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1118.i.i ], [ %.113.sroa.0.1.i1116.i.i, %B0.else.endif.i1115.i.i ]
  %.140.i1121.i.i = icmp slt i64 %.57.i1109.i.i, -65536
  %.141.i1122.i.i = select i1 %.140.i1121.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1123.i.i = add i64 %.141.i1122.i.i, %.87.i1110.i.i
  %.145.i1124.i.i = icmp slt i64 %.142.i1123.i.i, 0
  br i1 %.145.i1124.i.i, label %B0.else.endif.endif.if.i1142.i.i, label %B0.else.endif.endif.endif.i1125.i.i, !prof !3

B0.else.endif.endif.if.i1142.i.i:                 ; preds = %B0.else.endif.endif.i1119.i.i
  br label %B0.else.endif.endif.endif.i1125.i.i

B0.else.endif.endif.endif.i1125.i.i:              ; preds = %B0.else.endif.endif.if.i1142.i.i, %B0.else.endif.endif.i1119.i.i
  %.113.sroa.13.1.i1126.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1142.i.i ], [ %.142.i1123.i.i, %B0.else.endif.endif.i1119.i.i ]
  %.150.not.i1127.i.i = icmp slt i64 %.142.i1123.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1127.i.i, label %B0.endif.i1129.i.i, label %B0.else.endif.endif.endif.if.i1128.i.i, !prof !7

B0.else.endif.endif.endif.if.i1128.i.i:           ; preds = %B0.else.endif.endif.endif.i1125.i.i
  br label %B0.endif.i1129.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i: ; preds = %.576.endif.preheader.i1141.i.i, %B0.endif.i1129.i.i
  %.57.i1144.i.i = phi i64 [ %.87.i1110.i.i, %B0.endif.i1129.i.i ], [ %.57.i1144.pre.i.i, %.576.endif.preheader.i1141.i.i ]
  %.87.i1145.i.i = add nsw i64 %.57.i1144.i.i, 17
  %.123.i1146.i.i = icmp slt i64 %.57.i1144.i.i, 0
  %.124.i1147.i.i = select i1 %.123.i1146.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1148.i.i = add i64 %.124.i1147.i.i, %.57.i1144.i.i
  %.128.i1149.i.i = icmp slt i64 %.125.i1148.i.i, 0
  br i1 %.128.i1149.i.i, label %B0.else.if.i1178.i.i, label %B0.else.endif.i1150.i.i, !prof !3

B0.endif.i1164.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1163.i.i, %B0.else.endif.endif.endif.i1160.i.i
  %.113.sroa.13.0.i1165.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1163.i.i ], [ %.113.sroa.13.1.i1161.i.i, %B0.else.endif.endif.endif.i1160.i.i ]
  %.201.i1166.i.i = sub i64 %.113.sroa.13.0.i1165.i.i, %.113.sroa.0.3.i1155.i.i
  %.226.i1167.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1155.i.i
  store i64 %.87.i1145.i.i, ptr %.674.i, align 8, !noalias !75
  %.605.not155.i1168.i.i = icmp sgt i64 %.201.i1166.i.i, 0
  br i1 %.605.not155.i1168.i.i, label %.575.endif.preheader.i1176.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i, !prof !15

.575.endif.preheader.i1176.i.i:                   ; preds = %B0.endif.i1164.i.i
  %98 = shl i64 %.201.i1166.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1167.i.i, i8 0, i64 %98, i1 false), !noalias !75
  %.57.i1180.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !78
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i

B0.else.if.i1178.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  br label %B0.else.endif.i1150.i.i

B0.else.endif.i1150.i.i:                          ; preds = %B0.else.if.i1178.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  %.113.sroa.0.1.i1151.i.i = phi i64 [ 0, %B0.else.if.i1178.i.i ], [ %.125.i1148.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i ]
  %.133.not.i1152.i.i = icmp slt i64 %.125.i1148.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1152.i.i, label %B0.else.endif.endif.i1154.i.i, label %B0.else.endif.if.i1153.i.i, !prof !7

B0.else.endif.if.i1153.i.i:                       ; preds = %B0.else.endif.i1150.i.i
  br label %B0.else.endif.endif.i1154.i.i

B0.else.endif.endif.i1154.i.i:                    ; preds = %B0.else.endif.if.i1153.i.i, %B0.else.endif.i1150.i.i
  %.113.sroa.0.3.i1155.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1153.i.i ], [ %.113.sroa.0.1.i1151.i.i, %B0.else.endif.i1150.i.i ]
  %.140.i1156.i.i = icmp slt i64 %.57.i1144.i.i, -17
  %.141.i1157.i.i = select i1 %.140.i1156.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1158.i.i = add i64 %.141.i1157.i.i, %.87.i1145.i.i
  %.145.i1159.i.i = icmp slt i64 %.142.i1158.i.i, 0
  br i1 %.145.i1159.i.i, label %B0.else.endif.endif.if.i1177.i.i, label %B0.else.endif.endif.endif.i1160.i.i, !prof !3

B0.else.endif.endif.if.i1177.i.i:                 ; preds = %B0.else.endif.endif.i1154.i.i
  br label %B0.else.endif.endif.endif.i1160.i.i

B0.else.endif.endif.endif.i1160.i.i:              ; preds = %B0.else.endif.endif.if.i1177.i.i, %B0.else.endif.endif.i1154.i.i
  %.113.sroa.13.1.i1161.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1177.i.i ], [ %.142.i1158.i.i, %B0.else.endif.endif.i1154.i.i ]
  %.150.not.i1162.i.i = icmp slt i64 %.142.i1158.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1162.i.i, label %B0.endif.i1164.i.i, label %B0.else.endif.endif.endif.if.i1163.i.i, !prof !7

B0.else.endif.endif.endif.if.i1163.i.i:           ; preds = %B0.else.endif.endif.endif.i1160.i.i
  br label %B0.endif.i1164.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i: ; preds = %.575.endif.preheader.i1176.i.i, %B0.endif.i1164.i.i
  %.57.i1180.i.i = phi i64 [ %.87.i1145.i.i, %B0.endif.i1164.i.i ], [ %.57.i1180.pre.i.i, %.575.endif.preheader.i1176.i.i ]
  %.87.i1181.i.i = add nsw i64 %.57.i1180.i.i, 2
  %.123.i1182.i.i = icmp slt i64 %.57.i1180.i.i, 0
  %.124.i1183.i.i = select i1 %.123.i1182.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1184.i.i = add i64 %.124.i1183.i.i, %.57.i1180.i.i
  %.128.i1185.i.i = icmp slt i64 %.125.i1184.i.i, 0
  br i1 %.128.i1185.i.i, label %B0.else.if.i1214.i.i, label %B0.else.endif.i1186.i.i, !prof !3

B0.endif.i1200.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1199.i.i, %B0.else.endif.endif.endif.i1196.i.i
  %.113.sroa.13.0.i1201.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1199.i.i ], [ %.113.sroa.13.1.i1197.i.i, %B0.else.endif.endif.endif.i1196.i.i ]
  %.201.i1202.i.i = sub i64 %.113.sroa.13.0.i1201.i.i, %.113.sroa.0.3.i1191.i.i
  %.226.i1203.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1191.i.i
  store i64 %.87.i1181.i.i, ptr %.674.i, align 8, !noalias !78
  %.606.not155.i1204.i.i = icmp sgt i64 %.201.i1202.i.i, 0
  br i1 %.606.not155.i1204.i.i, label %.576.endif.preheader.i1212.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i, !prof !15

.576.endif.preheader.i1212.i.i:                   ; preds = %B0.endif.i1200.i.i
  %99 = shl i64 %.201.i1202.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1203.i.i, i8 0, i64 %99, i1 false), !noalias !78
  %.57.i1215.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !81
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i

B0.else.if.i1214.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i
  br label %B0.else.endif.i1186.i.i

B0.else.endif.i1186.i.i:                          ; preds = %B0.else.if.i1214.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i
  %.113.sroa.0.1.i1187.i.i = phi i64 [ 0, %B0.else.if.i1214.i.i ], [ %.125.i1184.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i ]
  %.133.not.i1188.i.i = icmp slt i64 %.125.i1184.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1188.i.i, label %B0.else.endif.endif.i1190.i.i, label %B0.else.endif.if.i1189.i.i, !prof !7

B0.else.endif.if.i1189.i.i:                       ; preds = %B0.else.endif.i1186.i.i
  br label %B0.else.endif.endif.i1190.i.i

B0.else.endif.endif.i1190.i.i:                    ; preds = %B0.else.endif.if.i1189.i.i, %B0.else.endif.i1186.i.i
  %.113.sroa.0.3.i1191.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1189.i.i ], [ %.113.sroa.0.1.i1187.i.i, %B0.else.endif.i1186.i.i ]
  %.140.i1192.i.i = icmp slt i64 %.57.i1180.i.i, -2
  %.141.i1193.i.i = select i1 %.140.i1192.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1194.i.i = add i64 %.141.i1193.i.i, %.87.i1181.i.i
  %.145.i1195.i.i = icmp slt i64 %.142.i1194.i.i, 0
  br i1 %.145.i1195.i.i, label %B0.else.endif.endif.if.i1213.i.i, label %B0.else.endif.endif.endif.i1196.i.i, !prof !3

B0.else.endif.endif.if.i1213.i.i:                 ; preds = %B0.else.endif.endif.i1190.i.i
  br label %B0.else.endif.endif.endif.i1196.i.i

B0.else.endif.endif.endif.i1196.i.i:              ; preds = %B0.else.endif.endif.if.i1213.i.i, %B0.else.endif.endif.i1190.i.i
  %.113.sroa.13.1.i1197.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1213.i.i ], [ %.142.i1194.i.i, %B0.else.endif.endif.i1190.i.i ]
  %.150.not.i1198.i.i = icmp slt i64 %.142.i1194.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1198.i.i, label %B0.endif.i1200.i.i, label %B0.else.endif.endif.endif.if.i1199.i.i, !prof !7

B0.else.endif.endif.endif.if.i1199.i.i:           ; preds = %B0.else.endif.endif.endif.i1196.i.i
  br label %B0.endif.i1200.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i: ; preds = %.576.endif.preheader.i1212.i.i, %B0.endif.i1200.i.i
  %.57.i1215.i.i = phi i64 [ %.87.i1181.i.i, %B0.endif.i1200.i.i ], [ %.57.i1215.pre.i.i, %.576.endif.preheader.i1212.i.i ]
  %.87.i1216.i.i = add nsw i64 %.57.i1215.i.i, 8
  %.123.i1217.i.i = icmp slt i64 %.57.i1215.i.i, 0
  %.124.i1218.i.i = select i1 %.123.i1217.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1219.i.i = add i64 %.124.i1218.i.i, %.57.i1215.i.i
  %.128.i1220.i.i = icmp slt i64 %.125.i1219.i.i, 0
  br i1 %.128.i1220.i.i, label %B0.else.if.i1249.i.i, label %B0.else.endif.i1221.i.i, !prof !3

B0.endif.i1235.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1234.i.i, %B0.else.endif.endif.endif.i1231.i.i
  %.113.sroa.13.0.i1236.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1234.i.i ], [ %.113.sroa.13.1.i1232.i.i, %B0.else.endif.endif.endif.i1231.i.i ]
  %.201.i1237.i.i = sub i64 %.113.sroa.13.0.i1236.i.i, %.113.sroa.0.3.i1226.i.i
  %.226.i1238.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1226.i.i
  store i64 %.87.i1216.i.i, ptr %.674.i, align 8, !noalias !81
  %.605.not155.i1239.i.i = icmp sgt i64 %.201.i1237.i.i, 0
  br i1 %.605.not155.i1239.i.i, label %.575.endif.preheader.i1247.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i, !prof !15

.575.endif.preheader.i1247.i.i:                   ; preds = %B0.endif.i1235.i.i
  %100 = shl i64 %.201.i1237.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %100, i1 false), !noalias !81
  %.57.i1252.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !84
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i

B0.else.if.i1249.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i
  br label %B0.else.endif.i1221.i.i

B0.else.endif.i1221.i.i:                          ; preds = %B0.else.if.i1249.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i
  %.113.sroa.0.1.i1222.i.i = phi i64 [ 0, %B0.else.if.i1249.i.i ], [ %.125.i1219.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i ]
  %.133.not.i1223.i.i = icmp slt i64 %.125.i1219.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1223.i.i, label %B0.else.endif.endif.i1225.i.i, label %B0.else.endif.if.i1224.i.i, !prof !7

B0.else.endif.if.i1224.i.i:                       ; preds = %B0.else.endif.i1221.i.i
  br label %B0.else.endif.endif.i1225.i.i

B0.else.endif.endif.i1225.i.i:                    ; preds = %B0.else.endif.if.i1224.i.i, %B0.else.endif.i1221.i.i
  %.113.sroa.0.3.i1226.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1224.i.i ], [ %.113.sroa.0.1.i1222.i.i, %B0.else.endif.i1221.i.i ]
  %.140.i1227.i.i = icmp slt i64 %.57.i1215.i.i, -8
  %.141.i1228.i.i = select i1 %.140.i1227.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1229.i.i = add i64 %.141.i1228.i.i, %.87.i1216.i.i
  %.145.i1230.i.i = icmp slt i64 %.142.i1229.i.i, 0
  br i1 %.145.i1230.i.i, label %B0.else.endif.endif.if.i1248.i.i, label %B0.else.endif.endif.endif.i1231.i.i, !prof !3

B0.else.endif.endif.if.i1248.i.i:                 ; preds = %B0.else.endif.endif.i1225.i.i
  br label %B0.else.endif.endif.endif.i1231.i.i

B0.else.endif.endif.endif.i1231.i.i:              ; preds = %B0.else.endif.endif.if.i1248.i.i, %B0.else.endif.endif.i1225.i.i
  %.113.sroa.13.1.i1232.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1248.i.i ], [ %.142.i1229.i.i, %B0.else.endif.endif.i1225.i.i ]
  %.150.not.i1233.i.i = icmp slt i64 %.142.i1229.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1233.i.i, label %B0.endif.i1235.i.i, label %B0.else.endif.endif.endif.if.i1234.i.i, !prof !7

B0.else.endif.endif.endif.if.i1234.i.i:           ; preds = %B0.else.endif.endif.endif.i1231.i.i
  br label %B0.endif.i1235.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i: ; preds = %.575.endif.preheader.i1247.i.i, %B0.endif.i1235.i.i
  %.57.i1252.i.i = phi i64 [ %.87.i1216.i.i, %B0.endif.i1235.i.i ], [ %.57.i1252.pre.i.i, %.575.endif.preheader.i1247.i.i ]
  %.5.i1250.i.i = fptosi double %.521.fca.35.load.i to i64
  %.13.i1251.i.i = tail call i64 @llvm.smax.i64(i64 %.5.i1250.i.i, i64 1)
  %.87.i1253.i.i = add nsw i64 %.57.i1252.i.i, %.13.i1251.i.i
  %.123.i1254.i.i = icmp slt i64 %.57.i1252.i.i, 0
  %.124.i1255.i.i = select i1 %.123.i1254.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1256.i.i = add i64 %.124.i1255.i.i, %.57.i1252.i.i
  %.128.i1257.i.i = icmp slt i64 %.125.i1256.i.i, 0
  br i1 %.128.i1257.i.i, label %B0.else.if.i1286.i.i, label %B0.else.endif.i1258.i.i, !prof !3

B0.endif.i1272.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1271.i.i, %B0.else.endif.endif.endif.i1268.i.i
  %.113.sroa.13.0.i1273.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1271.i.i ], [ %.113.sroa.13.1.i1269.i.i, %B0.else.endif.endif.endif.i1268.i.i ]
  %.201.i1274.i.i = sub i64 %.113.sroa.13.0.i1273.i.i, %.113.sroa.0.3.i1263.i.i
  %.226.i1275.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1263.i.i
  store i64 %.87.i1253.i.i, ptr %.674.i, align 8, !noalias !84
  %.606.not155.i1276.i.i = icmp sgt i64 %.201.i1274.i.i, 0
  br i1 %.606.not155.i1276.i.i, label %.576.endif.preheader.i1284.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i, !prof !15

.576.endif.preheader.i1284.i.i:                   ; preds = %B0.endif.i1272.i.i
  %101 = shl i64 %.201.i1274.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1275.i.i, i8 0, i64 %101, i1 false), !noalias !84
  %.57.i1290.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !87
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i

B0.else.if.i1286.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i
  br label %B0.else.endif.i1258.i.i

B0.else.endif.i1258.i.i:                          ; preds = %B0.else.if.i1286.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i
  %.113.sroa.0.1.i1259.i.i = phi i64 [ 0, %B0.else.if.i1286.i.i ], [ %.125.i1256.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i ]
  %.133.not.i1260.i.i = icmp slt i64 %.125.i1256.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1260.i.i, label %B0.else.endif.endif.i1262.i.i, label %B0.else.endif.if.i1261.i.i, !prof !7

B0.else.endif.if.i1261.i.i:                       ; preds = %B0.else.endif.i1258.i.i
  br label %B0.else.endif.endif.i1262.i.i

B0.else.endif.endif.i1262.i.i:                    ; preds = %B0.else.endif.if.i1261.i.i, %B0.else.endif.i1258.i.i
  %.113.sroa.0.3.i1263.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1261.i.i ], [ %.113.sroa.0.1.i1259.i.i, %B0.else.endif.i1258.i.i ]
  %.140.i1264.i.i = icmp slt i64 %.87.i1253.i.i, 0
  %.141.i1265.i.i = select i1 %.140.i1264.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1266.i.i = add i64 %.141.i1265.i.i, %.87.i1253.i.i
  %.145.i1267.i.i = icmp slt i64 %.142.i1266.i.i, 0
  br i1 %.145.i1267.i.i, label %B0.else.endif.endif.if.i1285.i.i, label %B0.else.endif.endif.endif.i1268.i.i, !prof !3

B0.else.endif.endif.if.i1285.i.i:                 ; preds = %B0.else.endif.endif.i1262.i.i
  br label %B0.else.endif.endif.endif.i1268.i.i

B0.else.endif.endif.endif.i1268.i.i:              ; preds = %B0.else.endif.endif.if.i1285.i.i, %B0.else.endif.endif.i1262.i.i
  %.113.sroa.13.1.i1269.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1285.i.i ], [ %.142.i1266.i.i, %B0.else.endif.endif.i1262.i.i ]
  %.150.not.i1270.i.i = icmp slt i64 %.142.i1266.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1270.i.i, label %B0.endif.i1272.i.i, label %B0.else.endif.endif.endif.if.i1271.i.i, !prof !7

B0.else.endif.endif.endif.if.i1271.i.i:           ; preds = %B0.else.endif.endif.endif.i1268.i.i
  br label %B0.endif.i1272.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i: ; preds = %.576.endif.preheader.i1284.i.i, %B0.endif.i1272.i.i
  %.57.i1290.i.i = phi i64 [ %.87.i1253.i.i, %B0.endif.i1272.i.i ], [ %.57.i1290.pre.i.i, %.576.endif.preheader.i1284.i.i ]
  %.5.i1288.i.i = fptosi double %.521.fca.36.load.i to i64
  %.13.i1289.i.i = tail call i64 @llvm.smax.i64(i64 %.5.i1288.i.i, i64 1)
  %.87.i1291.i.i = add nsw i64 %.57.i1290.i.i, %.13.i1289.i.i
  %.123.i1292.i.i = icmp slt i64 %.57.i1290.i.i, 0
  %.124.i1293.i.i = select i1 %.123.i1292.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1294.i.i = add i64 %.124.i1293.i.i, %.57.i1290.i.i
  %.128.i1295.i.i = icmp slt i64 %.125.i1294.i.i, 0
  br i1 %.128.i1295.i.i, label %B0.else.if.i1324.i.i, label %B0.else.endif.i1296.i.i, !prof !3

B0.endif.i1310.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1309.i.i, %B0.else.endif.endif.endif.i1306.i.i
  %.113.sroa.13.0.i1311.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1309.i.i ], [ %.113.sroa.13.1.i1307.i.i, %B0.else.endif.endif.endif.i1306.i.i ]
  %.201.i1312.i.i = sub i64 %.113.sroa.13.0.i1311.i.i, %.113.sroa.0.3.i1301.i.i
  %.226.i1313.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1301.i.i
  store i64 %.87.i1291.i.i, ptr %.674.i, align 8, !noalias !87
  %.606.not155.i1314.i.i = icmp sgt i64 %.201.i1312.i.i, 0
  br i1 %.606.not155.i1314.i.i, label %.576.endif.preheader.i1322.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i, !prof !15

.576.endif.preheader.i1322.i.i:                   ; preds = %B0.endif.i1310.i.i
  %102 = shl i64 %.201.i1312.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1313.i.i, i8 0, i64 %102, i1 false), !noalias !87
  %.57.i1326.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !90
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i

B0.else.if.i1324.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i
  br label %B0.else.endif.i1296.i.i

B0.else.endif.i1296.i.i:                          ; preds = %B0.else.if.i1324.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i
  %.113.sroa.0.1.i1297.i.i = phi i64 [ 0, %B0.else.if.i1324.i.i ], [ %.125.i1294.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i ]
  %.133.not.i1298.i.i = icmp slt i64 %.125.i1294.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1298.i.i, label %B0.else.endif.endif.i1300.i.i, label %B0.else.endif.if.i1299.i.i, !prof !7

B0.else.endif.if.i1299.i.i:                       ; preds = %B0.else.endif.i1296.i.i
  br label %B0.else.endif.endif.i1300.i.i

B0.else.endif.endif.i1300.i.i:                    ; preds = %B0.else.endif.if.i1299.i.i, %B0.else.endif.i1296.i.i
  %.113.sroa.0.3.i1301.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1299.i.i ], [ %.113.sroa.0.1.i1297.i.i, %B0.else.endif.i1296.i.i ]
  %.140.i1302.i.i = icmp slt i64 %.87.i1291.i.i, 0
  %.141.i1303.i.i = select i1 %.140.i1302.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1304.i.i = add i64 %.141.i1303.i.i, %.87.i1291.i.i
  %.145.i1305.i.i = icmp slt i64 %.142.i1304.i.i, 0
  br i1 %.145.i1305.i.i, label %B0.else.endif.endif.if.i1323.i.i, label %B0.else.endif.endif.endif.i1306.i.i, !prof !3

B0.else.endif.endif.if.i1323.i.i:                 ; preds = %B0.else.endif.endif.i1300.i.i
  br label %B0.else.endif.endif.endif.i1306.i.i

B0.else.endif.endif.endif.i1306.i.i:              ; preds = %B0.else.endif.endif.if.i1323.i.i, %B0.else.endif.endif.i1300.i.i
  %.113.sroa.13.1.i1307.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1323.i.i ], [ %.142.i1304.i.i, %B0.else.endif.endif.i1300.i.i ]
  %.150.not.i1308.i.i = icmp slt i64 %.142.i1304.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1308.i.i, label %B0.endif.i1310.i.i, label %B0.else.endif.endif.endif.if.i1309.i.i, !prof !7

B0.else.endif.endif.endif.if.i1309.i.i:           ; preds = %B0.else.endif.endif.endif.i1306.i.i
  br label %B0.endif.i1310.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i: ; preds = %.576.endif.preheader.i1322.i.i, %B0.endif.i1310.i.i
  %.57.i1326.i.i = phi i64 [ %.87.i1291.i.i, %B0.endif.i1310.i.i ], [ %.57.i1326.pre.i.i, %.576.endif.preheader.i1322.i.i ]
  %.87.i1327.i.i = add nsw i64 %.57.i1326.i.i, 2
  %.123.i1328.i.i = icmp slt i64 %.57.i1326.i.i, 0
  %.124.i1329.i.i = select i1 %.123.i1328.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1330.i.i = add i64 %.124.i1329.i.i, %.57.i1326.i.i
  %.128.i1331.i.i = icmp slt i64 %.125.i1330.i.i, 0
  br i1 %.128.i1331.i.i, label %B0.else.if.i1360.i.i, label %B0.else.endif.i1332.i.i, !prof !3

B0.endif.i1346.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1345.i.i, %B0.else.endif.endif.endif.i1342.i.i
  %.113.sroa.13.0.i1347.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1345.i.i ], [ %.113.sroa.13.1.i1343.i.i, %B0.else.endif.endif.endif.i1342.i.i ]
  %.201.i1348.i.i = sub i64 %.113.sroa.13.0.i1347.i.i, %.113.sroa.0.3.i1337.i.i
  %.226.i1349.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1337.i.i
  store i64 %.87.i1327.i.i, ptr %.674.i, align 8, !noalias !90
  %.605.not155.i1350.i.i = icmp sgt i64 %.201.i1348.i.i, 0
  br i1 %.605.not155.i1350.i.i, label %.575.endif.preheader.i1358.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

.575.endif.preheader.i1358.i.i:                   ; preds = %B0.endif.i1346.i.i
  %103 = shl i64 %.201.i1348.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1349.i.i, i8 0, i64 %103, i1 false), !noalias !90
  %.57.i.i6295.pre.i = load i64, ptr %.674.i, align 8, !noalias !93
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1360.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i
  br label %B0.else.endif.i1332.i.i

B0.else.endif.i1332.i.i:                          ; preds = %B0.else.if.i1360.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i
  %.113.sroa.0.1.i1333.i.i = phi i64 [ 0, %B0.else.if.i1360.i.i ], [ %.125.i1330.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i ]
  %.133.not.i1334.i.i = icmp slt i64 %.125.i1330.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1334.i.i, label %B0.else.endif.endif.i1336.i.i, label %B0.else.endif.if.i1335.i.i, !prof !7

B0.else.endif.if.i1335.i.i:                       ; preds = %B0.else.endif.i1332.i.i
  br label %B0.else.endif.endif.i1336.i.i

B0.else.endif.endif.i1336.i.i:                    ; preds = %B0.else.endif.if.i1335.i.i, %B0.else.endif.i1332.i.i
  %.113.sroa.0.3.i1337.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1335.i.i ], [ %.113.sroa.0.1.i1333.i.i, %B0.else.endif.i1332.i.i ]
  %.140.i1338.i.i = icmp slt i64 %.57.i1326.i.i, -2
  %.141.i1339.i.i = select i1 %.140.i1338.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1340.i.i = add i64 %.141.i1339.i.i, %.87.i1327.i.i
  %.145.i1341.i.i = icmp slt i64 %.142.i1340.i.i, 0
  br i1 %.145.i1341.i.i, label %B0.else.endif.endif.if.i1359.i.i, label %B0.else.endif.endif.endif.i1342.i.i, !prof !3

B0.else.endif.endif.if.i1359.i.i:                 ; preds = %B0.else.endif.endif.i1336.i.i
  br label %B0.else.endif.endif.endif.i1342.i.i

B0.else.endif.endif.endif.i1342.i.i:              ; preds = %B0.else.endif.endif.if.i1359.i.i, %B0.else.endif.endif.i1336.i.i
  %.113.sroa.13.1.i1343.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1359.i.i ], [ %.142.i1340.i.i, %B0.else.endif.endif.i1336.i.i ]
  %.150.not.i1344.i.i = icmp slt i64 %.142.i1340.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1344.i.i, label %B0.endif.i1346.i.i, label %B0.else.endif.endif.endif.if.i1345.i.i, !prof !7

B0.else.endif.endif.endif.if.i1345.i.i:           ; preds = %B0.else.endif.endif.endif.i1342.i.i
  br label %B0.endif.i1346.i.i

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1358.i.i, %B0.endif.i1346.i.i
  %.57.i.i6295.i = phi i64 [ %.87.i1327.i.i, %B0.endif.i1346.i.i ], [ %.57.i.i6295.pre.i, %.575.endif.preheader.i1358.i.i ]
  %.210.i1315.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1312.i.i, i64 0)
  %.210.i1277.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1274.i.i, i64 0)
  %.210.i1240.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1237.i.i, i64 0)
  %.210.i1099.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1096.i.i, i64 0)
  %.210.i1063.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1060.i.i, i64 0)
  %.210.i1027.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1024.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i6293.i, i64 0)
  %.194.i.i = mul nsw i64 %.281.fca.7.load.i, %.281.fca.6.load.i
  %.87.i.i6296.i = add nsw i64 %.57.i.i6295.i, %.194.i.i
  %.123.i.i6297.i = icmp slt i64 %.57.i.i6295.i, 0
  %.124.i.i6298.i = select i1 %.123.i.i6297.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i6299.i = add i64 %.124.i.i6298.i, %.57.i.i6295.i
  %.128.i.i6300.i = icmp slt i64 %.125.i.i6299.i, 0
  br i1 %.128.i.i6300.i, label %B0.else.if.i.i6325.i, label %B0.else.endif.i.i6301.i, !prof !3

B0.endif.i.i6315.i:                               ; preds = %B0.else.endif.endif.endif.if.i.i6314.i, %B0.else.endif.endif.endif.i.i6311.i
  %.113.sroa.13.0.i.i6316.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i6314.i ], [ %.113.sroa.13.1.i.i6312.i, %B0.else.endif.endif.endif.i.i6311.i ]
  %.201.i.i6317.i = sub i64 %.113.sroa.13.0.i.i6316.i, %.113.sroa.0.3.i.i6306.i
  %.226.i.i6318.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i6306.i
  store i64 %.87.i.i6296.i, ptr %.674.i, align 8, !noalias !93
  %.606.not155.i.i6319.i = icmp sgt i64 %.201.i.i6317.i, 0
  br i1 %.606.not155.i.i6319.i, label %.489.endif.preheader.i.i, label %.489.if.i.i, !prof !15

B0.else.if.i.i6325.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i6301.i

B0.else.endif.i.i6301.i:                          ; preds = %B0.else.if.i.i6325.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i6302.i = phi i64 [ 0, %B0.else.if.i.i6325.i ], [ %.125.i.i6299.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i6303.i = icmp slt i64 %.125.i.i6299.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i6303.i, label %B0.else.endif.endif.i.i6305.i, label %B0.else.endif.if.i.i6304.i, !prof !7

B0.else.endif.if.i.i6304.i:                       ; preds = %B0.else.endif.i.i6301.i
  br label %B0.else.endif.endif.i.i6305.i

B0.else.endif.endif.i.i6305.i:                    ; preds = %B0.else.endif.if.i.i6304.i, %B0.else.endif.i.i6301.i
  %.113.sroa.0.3.i.i6306.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i6304.i ], [ %.113.sroa.0.1.i.i6302.i, %B0.else.endif.i.i6301.i ]
  %.140.i.i6307.i = icmp slt i64 %.87.i.i6296.i, 0
  %.141.i.i6308.i = select i1 %.140.i.i6307.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i6309.i = add i64 %.141.i.i6308.i, %.87.i.i6296.i
  %.145.i.i6310.i = icmp slt i64 %.142.i.i6309.i, 0
  br i1 %.145.i.i6310.i, label %B0.else.endif.endif.if.i.i6324.i, label %B0.else.endif.endif.endif.i.i6311.i, !prof !3

B0.else.endif.endif.if.i.i6324.i:                 ; preds = %B0.else.endif.endif.i.i6305.i
  br label %B0.else.endif.endif.endif.i.i6311.i

B0.else.endif.endif.endif.i.i6311.i:              ; preds = %B0.else.endif.endif.if.i.i6324.i, %B0.else.endif.endif.i.i6305.i
  %.113.sroa.13.1.i.i6312.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i6324.i ], [ %.142.i.i6309.i, %B0.else.endif.endif.i.i6305.i ]
  %.150.not.i.i6313.i = icmp slt i64 %.142.i.i6309.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i6313.i, label %B0.endif.i.i6315.i, label %B0.else.endif.endif.endif.if.i.i6314.i, !prof !7

B0.else.endif.endif.endif.if.i.i6314.i:           ; preds = %B0.else.endif.endif.endif.i.i6311.i
  br label %B0.endif.i.i6315.i

.489.endif.preheader.i.i:                         ; preds = %B0.endif.i.i6315.i
  %104 = shl i64 %.201.i.i6317.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i6318.i, i8 0, i64 %104, i1 false), !noalias !93
  br label %.489.endif.i.i

.489.if.i.loopexit.i:                             ; preds = %.489.endif.i.i
  %.57.i622.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !98
  br label %.489.if.i.i

.489.if.i.i:                                      ; preds = %.489.if.i.loopexit.i, %B0.endif.i.i6315.i
  %.57.i622.i.i = phi i64 [ %.57.i622.i.pre.i, %.489.if.i.loopexit.i ], [ %.87.i.i6296.i, %B0.endif.i.i6315.i ]
  %.87.i623.i.i = add nsw i64 %.57.i622.i.i, %.194.i.i
  %.123.i624.i.i = icmp slt i64 %.57.i622.i.i, 0
  %.124.i625.i.i = select i1 %.123.i624.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i626.i.i = add i64 %.124.i625.i.i, %.57.i622.i.i
  %.128.i627.i.i = icmp slt i64 %.125.i626.i.i, 0
  br i1 %.128.i627.i.i, label %B0.else.if.i654.i.i, label %B0.else.endif.i628.i.i, !prof !3

B0.endif.i642.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i641.i.i, %B0.else.endif.endif.endif.i638.i.i
  %.113.sroa.13.0.i643.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i641.i.i ], [ %.113.sroa.13.1.i639.i.i, %B0.else.endif.endif.endif.i638.i.i ]
  %.201.i644.i.i = sub i64 %.113.sroa.13.0.i643.i.i, %.113.sroa.0.3.i633.i.i
  %.226.i645.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i633.i.i
  store i64 %.87.i623.i.i, ptr %.674.i, align 8, !noalias !98
  %.605.not155.i.i6320.i = icmp sgt i64 %.201.i644.i.i, 0
  br i1 %.605.not155.i.i6320.i, label %.575.endif.preheader.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !15

.575.endif.preheader.i.i.i:                       ; preds = %B0.endif.i642.i.i
  %105 = shl i64 %.201.i644.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i645.i.i, i8 0, i64 %105, i1 false), !noalias !98
  %.57.i655.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !101
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i654.i.i:                              ; preds = %.489.if.i.i
  br label %B0.else.endif.i628.i.i

B0.else.endif.i628.i.i:                           ; preds = %B0.else.if.i654.i.i, %.489.if.i.i
  %.113.sroa.0.1.i629.i.i = phi i64 [ 0, %B0.else.if.i654.i.i ], [ %.125.i626.i.i, %.489.if.i.i ]
  %.133.not.i630.i.i = icmp slt i64 %.125.i626.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i630.i.i, label %B0.else.endif.endif.i632.i.i, label %B0.else.endif.if.i631.i.i, !prof !7

B0.else.endif.if.i631.i.i:                        ; preds = %B0.else.endif.i628.i.i
  br label %B0.else.endif.endif.i632.i.i

B0.else.endif.endif.i632.i.i:                     ; preds = %B0.else.endif.if.i631.i.i, %B0.else.endif.i628.i.i
  %.113.sroa.0.3.i633.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i631.i.i ], [ %.113.sroa.0.1.i629.i.i, %B0.else.endif.i628.i.i ]
  %.140.i634.i.i = icmp slt i64 %.87.i623.i.i, 0
  %.141.i635.i.i = select i1 %.140.i634.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i636.i.i = add i64 %.141.i635.i.i, %.87.i623.i.i
  %.145.i637.i.i = icmp slt i64 %.142.i636.i.i, 0
  br i1 %.145.i637.i.i, label %B0.else.endif.endif.if.i653.i.i, label %B0.else.endif.endif.endif.i638.i.i, !prof !3

B0.else.endif.endif.if.i653.i.i:                  ; preds = %B0.else.endif.endif.i632.i.i
  br label %B0.else.endif.endif.endif.i638.i.i

B0.else.endif.endif.endif.i638.i.i:               ; preds = %B0.else.endif.endif.if.i653.i.i, %B0.else.endif.endif.i632.i.i
  %.113.sroa.13.1.i639.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i653.i.i ], [ %.142.i636.i.i, %B0.else.endif.endif.i632.i.i ]
  %.150.not.i640.i.i = icmp slt i64 %.142.i636.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i640.i.i, label %B0.endif.i642.i.i, label %B0.else.endif.endif.endif.if.i641.i.i, !prof !7

B0.else.endif.endif.endif.if.i641.i.i:            ; preds = %B0.else.endif.endif.endif.i638.i.i
  br label %B0.endif.i642.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.575.endif.preheader.i.i.i, %B0.endif.i642.i.i
  %.57.i655.i.i = phi i64 [ %.87.i623.i.i, %B0.endif.i642.i.i ], [ %.57.i655.pre.i.i, %.575.endif.preheader.i.i.i ]
  %.87.i656.i.i = add nsw i64 %.57.i655.i.i, %.194.i.i
  %.123.i657.i.i = icmp slt i64 %.57.i655.i.i, 0
  %.124.i658.i.i = select i1 %.123.i657.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i659.i.i = add i64 %.124.i658.i.i, %.57.i655.i.i
  %.128.i660.i.i = icmp slt i64 %.125.i659.i.i, 0
  br i1 %.128.i660.i.i, label %B0.else.if.i689.i.i, label %B0.else.endif.i661.i.i, !prof !3

B0.endif.i675.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i674.i.i, %B0.else.endif.endif.endif.i671.i.i
  %.113.sroa.13.0.i676.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i674.i.i ], [ %.113.sroa.13.1.i672.i.i, %B0.else.endif.endif.endif.i671.i.i ]
  %.201.i677.i.i = sub i64 %.113.sroa.13.0.i676.i.i, %.113.sroa.0.3.i666.i.i
  %.226.i678.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i666.i.i
  store i64 %.87.i656.i.i, ptr %.674.i, align 8, !noalias !101
  %.605.not155.i679.i.i = icmp sgt i64 %.201.i677.i.i, 0
  br i1 %.605.not155.i679.i.i, label %.575.endif.preheader.i687.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i.i, !prof !15

.575.endif.preheader.i687.i.i:                    ; preds = %B0.endif.i675.i.i
  %106 = shl i64 %.201.i677.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i678.i.i, i8 0, i64 %106, i1 false), !noalias !101
  %.57.i691.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !104
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i.i

B0.else.if.i689.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i661.i.i

B0.else.endif.i661.i.i:                           ; preds = %B0.else.if.i689.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i662.i.i = phi i64 [ 0, %B0.else.if.i689.i.i ], [ %.125.i659.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i663.i.i = icmp slt i64 %.125.i659.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i663.i.i, label %B0.else.endif.endif.i665.i.i, label %B0.else.endif.if.i664.i.i, !prof !7

B0.else.endif.if.i664.i.i:                        ; preds = %B0.else.endif.i661.i.i
  br label %B0.else.endif.endif.i665.i.i

B0.else.endif.endif.i665.i.i:                     ; preds = %B0.else.endif.if.i664.i.i, %B0.else.endif.i661.i.i
  %.113.sroa.0.3.i666.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i664.i.i ], [ %.113.sroa.0.1.i662.i.i, %B0.else.endif.i661.i.i ]
  %.140.i667.i.i = icmp slt i64 %.87.i656.i.i, 0
  %.141.i668.i.i = select i1 %.140.i667.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i669.i.i = add i64 %.141.i668.i.i, %.87.i656.i.i
  %.145.i670.i.i = icmp slt i64 %.142.i669.i.i, 0
  br i1 %.145.i670.i.i, label %B0.else.endif.endif.if.i688.i.i, label %B0.else.endif.endif.endif.i671.i.i, !prof !3

B0.else.endif.endif.if.i688.i.i:                  ; preds = %B0.else.endif.endif.i665.i.i
  br label %B0.else.endif.endif.endif.i671.i.i

B0.else.endif.endif.endif.i671.i.i:               ; preds = %B0.else.endif.endif.if.i688.i.i, %B0.else.endif.endif.i665.i.i
  %.113.sroa.13.1.i672.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i688.i.i ], [ %.142.i669.i.i, %B0.else.endif.endif.i665.i.i ]
  %.150.not.i673.i.i = icmp slt i64 %.142.i669.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i673.i.i, label %B0.endif.i675.i.i, label %B0.else.endif.endif.endif.if.i674.i.i, !prof !7

B0.else.endif.endif.endif.if.i674.i.i:            ; preds = %B0.else.endif.endif.endif.i671.i.i
  br label %B0.endif.i675.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i.i: ; preds = %.575.endif.preheader.i687.i.i, %B0.endif.i675.i.i
  %.57.i691.i.i = phi i64 [ %.87.i656.i.i, %B0.endif.i675.i.i ], [ %.57.i691.pre.i.i, %.575.endif.preheader.i687.i.i ]
  %.87.i692.i.i = add nsw i64 %.57.i691.i.i, %.194.i.i
  %.123.i693.i.i = icmp slt i64 %.57.i691.i.i, 0
  %.124.i694.i.i = select i1 %.123.i693.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i695.i.i = add i64 %.124.i694.i.i, %.57.i691.i.i
  %.128.i696.i.i = icmp slt i64 %.125.i695.i.i, 0
  br i1 %.128.i696.i.i, label %B0.else.if.i725.i.i, label %B0.else.endif.i697.i.i, !prof !3

B0.endif.i711.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i710.i.i, %B0.else.endif.endif.endif.i707.i.i
  %.113.sroa.13.0.i712.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i710.i.i ], [ %.113.sroa.13.1.i708.i.i, %B0.else.endif.endif.endif.i707.i.i ]
  %.201.i713.i.i = sub i64 %.113.sroa.13.0.i712.i.i, %.113.sroa.0.3.i702.i.i
  %.226.i714.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i702.i.i
  store i64 %.87.i692.i.i, ptr %.674.i, align 8, !noalias !104
  %.605.not155.i715.i.i = icmp sgt i64 %.201.i713.i.i, 0
  br i1 %.605.not155.i715.i.i, label %.575.endif.preheader.i723.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i.i, !prof !15

.575.endif.preheader.i723.i.i:                    ; preds = %B0.endif.i711.i.i
  %107 = shl i64 %.201.i713.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i714.i.i, i8 0, i64 %107, i1 false), !noalias !104
  %.57.i727.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !107
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i.i

B0.else.if.i725.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i.i
  br label %B0.else.endif.i697.i.i

B0.else.endif.i697.i.i:                           ; preds = %B0.else.if.i725.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i.i
  %.113.sroa.0.1.i698.i.i = phi i64 [ 0, %B0.else.if.i725.i.i ], [ %.125.i695.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i.i ]
  %.133.not.i699.i.i = icmp slt i64 %.125.i695.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i699.i.i, label %B0.else.endif.endif.i701.i.i, label %B0.else.endif.if.i700.i.i, !prof !7

B0.else.endif.if.i700.i.i:                        ; preds = %B0.else.endif.i697.i.i
  br label %B0.else.endif.endif.i701.i.i

B0.else.endif.endif.i701.i.i:                     ; preds = %B0.else.endif.if.i700.i.i, %B0.else.endif.i697.i.i
  %.113.sroa.0.3.i702.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i700.i.i ], [ %.113.sroa.0.1.i698.i.i, %B0.else.endif.i697.i.i ]
  %.140.i703.i.i = icmp slt i64 %.87.i692.i.i, 0
  %.141.i704.i.i = select i1 %.140.i703.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i705.i.i = add i64 %.141.i704.i.i, %.87.i692.i.i
  %.145.i706.i.i = icmp slt i64 %.142.i705.i.i, 0
  br i1 %.145.i706.i.i, label %B0.else.endif.endif.if.i724.i.i, label %B0.else.endif.endif.endif.i707.i.i, !prof !3

B0.else.endif.endif.if.i724.i.i:                  ; preds = %B0.else.endif.endif.i701.i.i
  br label %B0.else.endif.endif.endif.i707.i.i

B0.else.endif.endif.endif.i707.i.i:               ; preds = %B0.else.endif.endif.if.i724.i.i, %B0.else.endif.endif.i701.i.i
  %.113.sroa.13.1.i708.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i724.i.i ], [ %.142.i705.i.i, %B0.else.endif.endif.i701.i.i ]
  %.150.not.i709.i.i = icmp slt i64 %.142.i705.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i709.i.i, label %B0.endif.i711.i.i, label %B0.else.endif.endif.endif.if.i710.i.i, !prof !7

B0.else.endif.endif.endif.if.i710.i.i:            ; preds = %B0.else.endif.endif.endif.i707.i.i
  br label %B0.endif.i711.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i.i: ; preds = %.575.endif.preheader.i723.i.i, %B0.endif.i711.i.i
  %.57.i727.i.i = phi i64 [ %.87.i692.i.i, %B0.endif.i711.i.i ], [ %.57.i727.pre.i.i, %.575.endif.preheader.i723.i.i ]
  %.87.i728.i.i = add nsw i64 %.57.i727.i.i, %.194.i.i
  %.123.i729.i.i = icmp slt i64 %.57.i727.i.i, 0
  %.124.i730.i.i = select i1 %.123.i729.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i731.i.i = add i64 %.124.i730.i.i, %.57.i727.i.i
  %.128.i732.i.i = icmp slt i64 %.125.i731.i.i, 0
  br i1 %.128.i732.i.i, label %B0.else.if.i761.i.i, label %B0.else.endif.i733.i.i, !prof !3

B0.endif.i747.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i746.i.i, %B0.else.endif.endif.endif.i743.i.i
  %.113.sroa.13.0.i748.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i746.i.i ], [ %.113.sroa.13.1.i744.i.i, %B0.else.endif.endif.endif.i743.i.i ]
  %.201.i749.i.i = sub i64 %.113.sroa.13.0.i748.i.i, %.113.sroa.0.3.i738.i.i
  %.226.i750.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i738.i.i
  store i64 %.87.i728.i.i, ptr %.674.i, align 8, !noalias !107
  %.605.not155.i751.i.i = icmp sgt i64 %.201.i749.i.i, 0
  br i1 %.605.not155.i751.i.i, label %.575.endif.preheader.i759.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i.i, !prof !15

.575.endif.preheader.i759.i.i:                    ; preds = %B0.endif.i747.i.i
  %108 = shl i64 %.201.i749.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i750.i.i, i8 0, i64 %108, i1 false), !noalias !107
  %.57.i763.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !110
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i.i

B0.else.if.i761.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i.i
  br label %B0.else.endif.i733.i.i

B0.else.endif.i733.i.i:                           ; preds = %B0.else.if.i761.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i.i
  %.113.sroa.0.1.i734.i.i = phi i64 [ 0, %B0.else.if.i761.i.i ], [ %.125.i731.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i.i ]
  %.133.not.i735.i.i = icmp slt i64 %.125.i731.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i735.i.i, label %B0.else.endif.endif.i737.i.i, label %B0.else.endif.if.i736.i.i, !prof !7

B0.else.endif.if.i736.i.i:                        ; preds = %B0.else.endif.i733.i.i
  br label %B0.else.endif.endif.i737.i.i

B0.else.endif.endif.i737.i.i:                     ; preds = %B0.else.endif.if.i736.i.i, %B0.else.endif.i733.i.i
  %.113.sroa.0.3.i738.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i736.i.i ], [ %.113.sroa.0.1.i734.i.i, %B0.else.endif.i733.i.i ]
  %.140.i739.i.i = icmp slt i64 %.87.i728.i.i, 0
  %.141.i740.i.i = select i1 %.140.i739.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i741.i.i = add i64 %.141.i740.i.i, %.87.i728.i.i
  %.145.i742.i.i = icmp slt i64 %.142.i741.i.i, 0
  br i1 %.145.i742.i.i, label %B0.else.endif.endif.if.i760.i.i, label %B0.else.endif.endif.endif.i743.i.i, !prof !3

B0.else.endif.endif.if.i760.i.i:                  ; preds = %B0.else.endif.endif.i737.i.i
  br label %B0.else.endif.endif.endif.i743.i.i

B0.else.endif.endif.endif.i743.i.i:               ; preds = %B0.else.endif.endif.if.i760.i.i, %B0.else.endif.endif.i737.i.i
  %.113.sroa.13.1.i744.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i760.i.i ], [ %.142.i741.i.i, %B0.else.endif.endif.i737.i.i ]
  %.150.not.i745.i.i = icmp slt i64 %.142.i741.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i745.i.i, label %B0.endif.i747.i.i, label %B0.else.endif.endif.endif.if.i746.i.i, !prof !7

B0.else.endif.endif.endif.if.i746.i.i:            ; preds = %B0.else.endif.endif.endif.i743.i.i
  br label %B0.endif.i747.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i.i: ; preds = %.575.endif.preheader.i759.i.i, %B0.endif.i747.i.i
  %.57.i763.i.i = phi i64 [ %.87.i728.i.i, %B0.endif.i747.i.i ], [ %.57.i763.pre.i.i, %.575.endif.preheader.i759.i.i ]
  %.87.i764.i.i = add nsw i64 %.57.i763.i.i, %.194.i.i
  %.123.i765.i.i = icmp slt i64 %.57.i763.i.i, 0
  %.124.i766.i.i = select i1 %.123.i765.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i767.i.i = add i64 %.124.i766.i.i, %.57.i763.i.i
  %.128.i768.i.i = icmp slt i64 %.125.i767.i.i, 0
  br i1 %.128.i768.i.i, label %B0.else.if.i797.i.i, label %B0.else.endif.i769.i.i, !prof !3

B0.endif.i783.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i782.i.i, %B0.else.endif.endif.endif.i779.i.i
  %.113.sroa.13.0.i784.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i782.i.i ], [ %.113.sroa.13.1.i780.i.i, %B0.else.endif.endif.endif.i779.i.i ]
  %.201.i785.i.i = sub i64 %.113.sroa.13.0.i784.i.i, %.113.sroa.0.3.i774.i.i
  %.226.i786.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i774.i.i
  store i64 %.87.i764.i.i, ptr %.674.i, align 8, !noalias !110
  %.605.not155.i787.i.i = icmp sgt i64 %.201.i785.i.i, 0
  br i1 %.605.not155.i787.i.i, label %.575.endif.preheader.i795.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i.i, !prof !15

.575.endif.preheader.i795.i.i:                    ; preds = %B0.endif.i783.i.i
  %109 = shl i64 %.201.i785.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i786.i.i, i8 0, i64 %109, i1 false), !noalias !110
  %.57.i799.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i.i

B0.else.if.i797.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i.i
  br label %B0.else.endif.i769.i.i

B0.else.endif.i769.i.i:                           ; preds = %B0.else.if.i797.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i.i
  %.113.sroa.0.1.i770.i.i = phi i64 [ 0, %B0.else.if.i797.i.i ], [ %.125.i767.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i.i ]
  %.133.not.i771.i.i = icmp slt i64 %.125.i767.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i771.i.i, label %B0.else.endif.endif.i773.i.i, label %B0.else.endif.if.i772.i.i, !prof !7

B0.else.endif.if.i772.i.i:                        ; preds = %B0.else.endif.i769.i.i
  br label %B0.else.endif.endif.i773.i.i

B0.else.endif.endif.i773.i.i:                     ; preds = %B0.else.endif.if.i772.i.i, %B0.else.endif.i769.i.i
  %.113.sroa.0.3.i774.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i772.i.i ], [ %.113.sroa.0.1.i770.i.i, %B0.else.endif.i769.i.i ]
  %.140.i775.i.i = icmp slt i64 %.87.i764.i.i, 0
  %.141.i776.i.i = select i1 %.140.i775.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i777.i.i = add i64 %.141.i776.i.i, %.87.i764.i.i
  %.145.i778.i.i = icmp slt i64 %.142.i777.i.i, 0
  br i1 %.145.i778.i.i, label %B0.else.endif.endif.if.i796.i.i, label %B0.else.endif.endif.endif.i779.i.i, !prof !3

B0.else.endif.endif.if.i796.i.i:                  ; preds = %B0.else.endif.endif.i773.i.i
  br label %B0.else.endif.endif.endif.i779.i.i

B0.else.endif.endif.endif.i779.i.i:               ; preds = %B0.else.endif.endif.if.i796.i.i, %B0.else.endif.endif.i773.i.i
  %.113.sroa.13.1.i780.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i796.i.i ], [ %.142.i777.i.i, %B0.else.endif.endif.i773.i.i ]
  %.150.not.i781.i.i = icmp slt i64 %.142.i777.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i781.i.i, label %B0.endif.i783.i.i, label %B0.else.endif.endif.endif.if.i782.i.i, !prof !7

B0.else.endif.endif.endif.if.i782.i.i:            ; preds = %B0.else.endif.endif.endif.i779.i.i
  br label %B0.endif.i783.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i.i: ; preds = %.575.endif.preheader.i795.i.i, %B0.endif.i783.i.i
  %.57.i799.i.i = phi i64 [ %.87.i764.i.i, %B0.endif.i783.i.i ], [ %.57.i799.pre.i.i, %.575.endif.preheader.i795.i.i ]
  %.87.i800.i.i = add nsw i64 %.57.i799.i.i, %.194.i.i
  %.123.i801.i.i = icmp slt i64 %.57.i799.i.i, 0
  %.124.i802.i.i = select i1 %.123.i801.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i803.i.i = add i64 %.124.i802.i.i, %.57.i799.i.i
  %.128.i804.i.i = icmp slt i64 %.125.i803.i.i, 0
  br i1 %.128.i804.i.i, label %B0.else.if.i833.i.i, label %B0.else.endif.i805.i.i, !prof !3

B0.endif.i819.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i818.i.i, %B0.else.endif.endif.endif.i815.i.i
  %.113.sroa.13.0.i820.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i818.i.i ], [ %.113.sroa.13.1.i816.i.i, %B0.else.endif.endif.endif.i815.i.i ]
  %.201.i821.i.i = sub i64 %.113.sroa.13.0.i820.i.i, %.113.sroa.0.3.i810.i.i
  %.226.i822.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i810.i.i
  store i64 %.87.i800.i.i, ptr %.674.i, align 8, !noalias !113
  %.605.not155.i823.i.i = icmp sgt i64 %.201.i821.i.i, 0
  br i1 %.605.not155.i823.i.i, label %.575.endif.preheader.i831.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i.i, !prof !15

.575.endif.preheader.i831.i.i:                    ; preds = %B0.endif.i819.i.i
  %110 = shl i64 %.201.i821.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i822.i.i, i8 0, i64 %110, i1 false), !noalias !113
  %.57.i835.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i.i

B0.else.if.i833.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i.i
  br label %B0.else.endif.i805.i.i

B0.else.endif.i805.i.i:                           ; preds = %B0.else.if.i833.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i.i
  %.113.sroa.0.1.i806.i.i = phi i64 [ 0, %B0.else.if.i833.i.i ], [ %.125.i803.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i.i ]
  %.133.not.i807.i.i = icmp slt i64 %.125.i803.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i807.i.i, label %B0.else.endif.endif.i809.i.i, label %B0.else.endif.if.i808.i.i, !prof !7

B0.else.endif.if.i808.i.i:                        ; preds = %B0.else.endif.i805.i.i
  br label %B0.else.endif.endif.i809.i.i

B0.else.endif.endif.i809.i.i:                     ; preds = %B0.else.endif.if.i808.i.i, %B0.else.endif.i805.i.i
  %.113.sroa.0.3.i810.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i808.i.i ], [ %.113.sroa.0.1.i806.i.i, %B0.else.endif.i805.i.i ]
  %.140.i811.i.i = icmp slt i64 %.87.i800.i.i, 0
  %.141.i812.i.i = select i1 %.140.i811.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i813.i.i = add i64 %.141.i812.i.i, %.87.i800.i.i
  %.145.i814.i.i = icmp slt i64 %.142.i813.i.i, 0
  br i1 %.145.i814.i.i, label %B0.else.endif.endif.if.i832.i.i, label %B0.else.endif.endif.endif.i815.i.i, !prof !3

B0.else.endif.endif.if.i832.i.i:                  ; preds = %B0.else.endif.endif.i809.i.i
  br label %B0.else.endif.endif.endif.i815.i.i

B0.else.endif.endif.endif.i815.i.i:               ; preds = %B0.else.endif.endif.if.i832.i.i, %B0.else.endif.endif.i809.i.i
  %.113.sroa.13.1.i816.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i832.i.i ], [ %.142.i813.i.i, %B0.else.endif.endif.i809.i.i ]
  %.150.not.i817.i.i = icmp slt i64 %.142.i813.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i817.i.i, label %B0.endif.i819.i.i, label %B0.else.endif.endif.endif.if.i818.i.i, !prof !7

B0.else.endif.endif.endif.if.i818.i.i:            ; preds = %B0.else.endif.endif.endif.i815.i.i
  br label %B0.endif.i819.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i.i: ; preds = %.575.endif.preheader.i831.i.i, %B0.endif.i819.i.i
  %.57.i835.i.i = phi i64 [ %.87.i800.i.i, %B0.endif.i819.i.i ], [ %.57.i835.pre.i.i, %.575.endif.preheader.i831.i.i ]
  %.87.i836.i.i = add nsw i64 %.57.i835.i.i, %.194.i.i
  %.123.i837.i.i = icmp slt i64 %.57.i835.i.i, 0
  %.124.i838.i.i = select i1 %.123.i837.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i839.i.i = add i64 %.124.i838.i.i, %.57.i835.i.i
  %.128.i840.i.i = icmp slt i64 %.125.i839.i.i, 0
  br i1 %.128.i840.i.i, label %B0.else.if.i869.i.i, label %B0.else.endif.i841.i.i, !prof !3

B0.endif.i855.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i854.i.i, %B0.else.endif.endif.endif.i851.i.i
  %.113.sroa.13.0.i856.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i854.i.i ], [ %.113.sroa.13.1.i852.i.i, %B0.else.endif.endif.endif.i851.i.i ]
  %.201.i857.i.i = sub i64 %.113.sroa.13.0.i856.i.i, %.113.sroa.0.3.i846.i.i
  %.226.i858.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i846.i.i
  store i64 %.87.i836.i.i, ptr %.674.i, align 8, !noalias !116
  %.605.not155.i859.i.i = icmp sgt i64 %.201.i857.i.i, 0
  br i1 %.605.not155.i859.i.i, label %.575.endif.preheader.i867.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i.i, !prof !15

.575.endif.preheader.i867.i.i:                    ; preds = %B0.endif.i855.i.i
  %111 = shl i64 %.201.i857.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i858.i.i, i8 0, i64 %111, i1 false), !noalias !116
  %.57.i871.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i.i

B0.else.if.i869.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i.i
  br label %B0.else.endif.i841.i.i

B0.else.endif.i841.i.i:                           ; preds = %B0.else.if.i869.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i.i
  %.113.sroa.0.1.i842.i.i = phi i64 [ 0, %B0.else.if.i869.i.i ], [ %.125.i839.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i.i ]
  %.133.not.i843.i.i = icmp slt i64 %.125.i839.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i843.i.i, label %B0.else.endif.endif.i845.i.i, label %B0.else.endif.if.i844.i.i, !prof !7

B0.else.endif.if.i844.i.i:                        ; preds = %B0.else.endif.i841.i.i
  br label %B0.else.endif.endif.i845.i.i

B0.else.endif.endif.i845.i.i:                     ; preds = %B0.else.endif.if.i844.i.i, %B0.else.endif.i841.i.i
  %.113.sroa.0.3.i846.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i844.i.i ], [ %.113.sroa.0.1.i842.i.i, %B0.else.endif.i841.i.i ]
  %.140.i847.i.i = icmp slt i64 %.87.i836.i.i, 0
  %.141.i848.i.i = select i1 %.140.i847.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i849.i.i = add i64 %.141.i848.i.i, %.87.i836.i.i
  %.145.i850.i.i = icmp slt i64 %.142.i849.i.i, 0
  br i1 %.145.i850.i.i, label %B0.else.endif.endif.if.i868.i.i, label %B0.else.endif.endif.endif.i851.i.i, !prof !3

B0.else.endif.endif.if.i868.i.i:                  ; preds = %B0.else.endif.endif.i845.i.i
  br label %B0.else.endif.endif.endif.i851.i.i

B0.else.endif.endif.endif.i851.i.i:               ; preds = %B0.else.endif.endif.if.i868.i.i, %B0.else.endif.endif.i845.i.i
  %.113.sroa.13.1.i852.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i868.i.i ], [ %.142.i849.i.i, %B0.else.endif.endif.i845.i.i ]
  %.150.not.i853.i.i = icmp slt i64 %.142.i849.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i853.i.i, label %B0.endif.i855.i.i, label %B0.else.endif.endif.endif.if.i854.i.i, !prof !7

B0.else.endif.endif.endif.if.i854.i.i:            ; preds = %B0.else.endif.endif.endif.i851.i.i
  br label %B0.endif.i855.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i.i: ; preds = %.575.endif.preheader.i867.i.i, %B0.endif.i855.i.i
  %.57.i871.i.i = phi i64 [ %.87.i836.i.i, %B0.endif.i855.i.i ], [ %.57.i871.pre.i.i, %.575.endif.preheader.i867.i.i ]
  %.87.i872.i.i = add nsw i64 %.57.i871.i.i, %.194.i.i
  %.123.i873.i.i = icmp slt i64 %.57.i871.i.i, 0
  %.124.i874.i.i = select i1 %.123.i873.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i875.i.i = add i64 %.124.i874.i.i, %.57.i871.i.i
  %.128.i876.i.i = icmp slt i64 %.125.i875.i.i, 0
  br i1 %.128.i876.i.i, label %B0.else.if.i905.i.i, label %B0.else.endif.i877.i.i, !prof !3

B0.endif.i891.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i890.i.i, %B0.else.endif.endif.endif.i887.i.i
  %.113.sroa.13.0.i892.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i890.i.i ], [ %.113.sroa.13.1.i888.i.i, %B0.else.endif.endif.endif.i887.i.i ]
  %.201.i893.i.i = sub i64 %.113.sroa.13.0.i892.i.i, %.113.sroa.0.3.i882.i.i
  %.226.i894.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i882.i.i
  store i64 %.87.i872.i.i, ptr %.674.i, align 8, !noalias !119
  %.606.not155.i895.i.i = icmp sgt i64 %.201.i893.i.i, 0
  br i1 %.606.not155.i895.i.i, label %.576.endif.preheader.i903.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i.i, !prof !15

.576.endif.preheader.i903.i.i:                    ; preds = %B0.endif.i891.i.i
  %112 = shl i64 %.201.i893.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i894.i.i, i8 0, i64 %112, i1 false), !noalias !119
  %.57.i907.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i.i

B0.else.if.i905.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i.i
  br label %B0.else.endif.i877.i.i

B0.else.endif.i877.i.i:                           ; preds = %B0.else.if.i905.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i.i
  %.113.sroa.0.1.i878.i.i = phi i64 [ 0, %B0.else.if.i905.i.i ], [ %.125.i875.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i.i ]
  %.133.not.i879.i.i = icmp slt i64 %.125.i875.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i879.i.i, label %B0.else.endif.endif.i881.i.i, label %B0.else.endif.if.i880.i.i, !prof !7

B0.else.endif.if.i880.i.i:                        ; preds = %B0.else.endif.i877.i.i
  br label %B0.else.endif.endif.i881.i.i

B0.else.endif.endif.i881.i.i:                     ; preds = %B0.else.endif.if.i880.i.i, %B0.else.endif.i877.i.i
  %.113.sroa.0.3.i882.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i880.i.i ], [ %.113.sroa.0.1.i878.i.i, %B0.else.endif.i877.i.i ]
  %.140.i883.i.i = icmp slt i64 %.87.i872.i.i, 0
  %.141.i884.i.i = select i1 %.140.i883.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i885.i.i = add i64 %.141.i884.i.i, %.87.i872.i.i
  %.145.i886.i.i = icmp slt i64 %.142.i885.i.i, 0
  br i1 %.145.i886.i.i, label %B0.else.endif.endif.if.i904.i.i, label %B0.else.endif.endif.endif.i887.i.i, !prof !3

B0.else.endif.endif.if.i904.i.i:                  ; preds = %B0.else.endif.endif.i881.i.i
  br label %B0.else.endif.endif.endif.i887.i.i

B0.else.endif.endif.endif.i887.i.i:               ; preds = %B0.else.endif.endif.if.i904.i.i, %B0.else.endif.endif.i881.i.i
  %.113.sroa.13.1.i888.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i904.i.i ], [ %.142.i885.i.i, %B0.else.endif.endif.i881.i.i ]
  %.150.not.i889.i.i = icmp slt i64 %.142.i885.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i889.i.i, label %B0.endif.i891.i.i, label %B0.else.endif.endif.endif.if.i890.i.i, !prof !7

B0.else.endif.endif.endif.if.i890.i.i:            ; preds = %B0.else.endif.endif.endif.i887.i.i
  br label %B0.endif.i891.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i.i: ; preds = %.576.endif.preheader.i903.i.i, %B0.endif.i891.i.i
  %.57.i907.i.i = phi i64 [ %.87.i872.i.i, %B0.endif.i891.i.i ], [ %.57.i907.pre.i.i, %.576.endif.preheader.i903.i.i ]
  %.87.i908.i.i = add nsw i64 %.57.i907.i.i, %.194.i.i
  %.123.i909.i.i = icmp slt i64 %.57.i907.i.i, 0
  %.124.i910.i.i = select i1 %.123.i909.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i911.i.i = add i64 %.124.i910.i.i, %.57.i907.i.i
  %.128.i912.i.i = icmp slt i64 %.125.i911.i.i, 0
  br i1 %.128.i912.i.i, label %B0.else.if.i941.i.i, label %B0.else.endif.i913.i.i, !prof !3

B0.endif.i927.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i926.i.i, %B0.else.endif.endif.endif.i923.i.i
  %.113.sroa.13.0.i928.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i926.i.i ], [ %.113.sroa.13.1.i924.i.i, %B0.else.endif.endif.endif.i923.i.i ]
  %.201.i929.i.i = sub i64 %.113.sroa.13.0.i928.i.i, %.113.sroa.0.3.i918.i.i
  %.226.i930.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i918.i.i
  store i64 %.87.i908.i.i, ptr %.674.i, align 8, !noalias !122
  %.606.not155.i931.i.i = icmp sgt i64 %.201.i929.i.i, 0
  br i1 %.606.not155.i931.i.i, label %.576.endif.preheader.i939.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i.i, !prof !15

.576.endif.preheader.i939.i.i:                    ; preds = %B0.endif.i927.i.i
  %113 = shl i64 %.201.i929.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i930.i.i, i8 0, i64 %113, i1 false), !noalias !122
  %.57.i943.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i.i

B0.else.if.i941.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i.i
  br label %B0.else.endif.i913.i.i

B0.else.endif.i913.i.i:                           ; preds = %B0.else.if.i941.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i.i
  %.113.sroa.0.1.i914.i.i = phi i64 [ 0, %B0.else.if.i941.i.i ], [ %.125.i911.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i.i ]
  %.133.not.i915.i.i = icmp slt i64 %.125.i911.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i915.i.i, label %B0.else.endif.endif.i917.i.i, label %B0.else.endif.if.i916.i.i, !prof !7

B0.else.endif.if.i916.i.i:                        ; preds = %B0.else.endif.i913.i.i
  br label %B0.else.endif.endif.i917.i.i

B0.else.endif.endif.i917.i.i:                     ; preds = %B0.else.endif.if.i916.i.i, %B0.else.endif.i913.i.i
  %.113.sroa.0.3.i918.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i916.i.i ], [ %.113.sroa.0.1.i914.i.i, %B0.else.endif.i913.i.i ]
  %.140.i919.i.i = icmp slt i64 %.87.i908.i.i, 0
  %.141.i920.i.i = select i1 %.140.i919.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i921.i.i = add i64 %.141.i920.i.i, %.87.i908.i.i
  %.145.i922.i.i = icmp slt i64 %.142.i921.i.i, 0
  br i1 %.145.i922.i.i, label %B0.else.endif.endif.if.i940.i.i, label %B0.else.endif.endif.endif.i923.i.i, !prof !3

B0.else.endif.endif.if.i940.i.i:                  ; preds = %B0.else.endif.endif.i917.i.i
  br label %B0.else.endif.endif.endif.i923.i.i

B0.else.endif.endif.endif.i923.i.i:               ; preds = %B0.else.endif.endif.if.i940.i.i, %B0.else.endif.endif.i917.i.i
  %.113.sroa.13.1.i924.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i940.i.i ], [ %.142.i921.i.i, %B0.else.endif.endif.i917.i.i ]
  %.150.not.i925.i.i = icmp slt i64 %.142.i921.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i925.i.i, label %B0.endif.i927.i.i, label %B0.else.endif.endif.endif.if.i926.i.i, !prof !7

B0.else.endif.endif.endif.if.i926.i.i:            ; preds = %B0.else.endif.endif.endif.i923.i.i
  br label %B0.endif.i927.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i.i: ; preds = %.576.endif.preheader.i939.i.i, %B0.endif.i927.i.i
  %.57.i943.i.i = phi i64 [ %.87.i908.i.i, %B0.endif.i927.i.i ], [ %.57.i943.pre.i.i, %.576.endif.preheader.i939.i.i ]
  %.87.i944.i.i = add nsw i64 %.57.i943.i.i, %.194.i.i
  %.123.i945.i.i = icmp slt i64 %.57.i943.i.i, 0
  %.124.i946.i.i = select i1 %.123.i945.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i947.i.i = add i64 %.124.i946.i.i, %.57.i943.i.i
  %.128.i948.i.i = icmp slt i64 %.125.i947.i.i, 0
  br i1 %.128.i948.i.i, label %B0.else.if.i977.i.i, label %B0.else.endif.i949.i.i, !prof !3

B0.endif.i963.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i962.i.i, %B0.else.endif.endif.endif.i959.i.i
  %.113.sroa.13.0.i964.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i962.i.i ], [ %.113.sroa.13.1.i960.i.i, %B0.else.endif.endif.endif.i959.i.i ]
  %.201.i965.i.i = sub i64 %.113.sroa.13.0.i964.i.i, %.113.sroa.0.3.i954.i.i
  %.226.i966.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i954.i.i
  store i64 %.87.i944.i.i, ptr %.674.i, align 8, !noalias !125
  %.605.not155.i967.i.i = icmp sgt i64 %.201.i965.i.i, 0
  br i1 %.605.not155.i967.i.i, label %.575.endif.preheader.i975.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i.i, !prof !15

.575.endif.preheader.i975.i.i:                    ; preds = %B0.endif.i963.i.i
  %114 = shl i64 %.201.i965.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i966.i.i, i8 0, i64 %114, i1 false), !noalias !125
  %.57.i979.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i.i

B0.else.if.i977.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i.i
  br label %B0.else.endif.i949.i.i

B0.else.endif.i949.i.i:                           ; preds = %B0.else.if.i977.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i.i
  %.113.sroa.0.1.i950.i.i = phi i64 [ 0, %B0.else.if.i977.i.i ], [ %.125.i947.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i.i ]
  %.133.not.i951.i.i = icmp slt i64 %.125.i947.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i951.i.i, label %B0.else.endif.endif.i953.i.i, label %B0.else.endif.if.i952.i.i, !prof !7

B0.else.endif.if.i952.i.i:                        ; preds = %B0.else.endif.i949.i.i
  br label %B0.else.endif.endif.i953.i.i

B0.else.endif.endif.i953.i.i:                     ; preds = %B0.else.endif.if.i952.i.i, %B0.else.endif.i949.i.i
  %.113.sroa.0.3.i954.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i952.i.i ], [ %.113.sroa.0.1.i950.i.i, %B0.else.endif.i949.i.i ]
  %.140.i955.i.i = icmp slt i64 %.87.i944.i.i, 0
  %.141.i956.i.i = select i1 %.140.i955.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i957.i.i = add i64 %.141.i956.i.i, %.87.i944.i.i
  %.145.i958.i.i = icmp slt i64 %.142.i957.i.i, 0
  br i1 %.145.i958.i.i, label %B0.else.endif.endif.if.i976.i.i, label %B0.else.endif.endif.endif.i959.i.i, !prof !3

B0.else.endif.endif.if.i976.i.i:                  ; preds = %B0.else.endif.endif.i953.i.i
  br label %B0.else.endif.endif.endif.i959.i.i

B0.else.endif.endif.endif.i959.i.i:               ; preds = %B0.else.endif.endif.if.i976.i.i, %B0.else.endif.endif.i953.i.i
  %.113.sroa.13.1.i960.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i976.i.i ], [ %.142.i957.i.i, %B0.else.endif.endif.i953.i.i ]
  %.150.not.i961.i.i = icmp slt i64 %.142.i957.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i961.i.i, label %B0.endif.i963.i.i, label %B0.else.endif.endif.endif.if.i962.i.i, !prof !7

B0.else.endif.endif.endif.if.i962.i.i:            ; preds = %B0.else.endif.endif.endif.i959.i.i
  br label %B0.endif.i963.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i.i: ; preds = %.575.endif.preheader.i975.i.i, %B0.endif.i963.i.i
  %.57.i979.i.i = phi i64 [ %.87.i944.i.i, %B0.endif.i963.i.i ], [ %.57.i979.pre.i.i, %.575.endif.preheader.i975.i.i ]
  %.937.i.i = mul nsw i64 %.194.i.i, 6
  %.87.i980.i.i = add nsw i64 %.57.i979.i.i, %.937.i.i
  %.123.i981.i.i = icmp slt i64 %.57.i979.i.i, 0
  %.124.i982.i.i = select i1 %.123.i981.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i983.i.i = add i64 %.124.i982.i.i, %.57.i979.i.i
  %.128.i984.i.i = icmp slt i64 %.125.i983.i.i, 0
  br i1 %.128.i984.i.i, label %B0.else.if.i1013.i.i, label %B0.else.endif.i985.i.i, !prof !3

B0.endif.i999.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i998.i.i, %B0.else.endif.endif.endif.i995.i.i
  %.113.sroa.13.0.i1000.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i998.i.i ], [ %.113.sroa.13.1.i996.i.i, %B0.else.endif.endif.endif.i995.i.i ]
  %.201.i1001.i.i = sub i64 %.113.sroa.13.0.i1000.i.i, %.113.sroa.0.3.i990.i.i
  %.226.i1002.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i990.i.i
  store i64 %.87.i980.i.i, ptr %.674.i, align 8, !noalias !128
  %.606.not155.i1003.i.i = icmp sgt i64 %.201.i1001.i.i, 0
  br i1 %.606.not155.i1003.i.i, label %.576.endif.preheader.i1011.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i.i, !prof !15

.576.endif.preheader.i1011.i.i:                   ; preds = %B0.endif.i999.i.i
  %115 = shl i64 %.201.i1001.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1002.i.i, i8 0, i64 %115, i1 false), !noalias !128
  %.57.i1015.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i.i

B0.else.if.i1013.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i.i
  br label %B0.else.endif.i985.i.i

B0.else.endif.i985.i.i:                           ; preds = %B0.else.if.i1013.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i.i
  %.113.sroa.0.1.i986.i.i = phi i64 [ 0, %B0.else.if.i1013.i.i ], [ %.125.i983.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i.i ]
  %.133.not.i987.i.i = icmp slt i64 %.125.i983.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i987.i.i, label %B0.else.endif.endif.i989.i.i, label %B0.else.endif.if.i988.i.i, !prof !7

B0.else.endif.if.i988.i.i:                        ; preds = %B0.else.endif.i985.i.i
  br label %B0.else.endif.endif.i989.i.i

B0.else.endif.endif.i989.i.i:                     ; preds = %B0.else.endif.if.i988.i.i, %B0.else.endif.i985.i.i
  %.113.sroa.0.3.i990.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i988.i.i ], [ %.113.sroa.0.1.i986.i.i, %B0.else.endif.i985.i.i ]
  %.140.i991.i.i = icmp slt i64 %.87.i980.i.i, 0
  %.141.i992.i.i = select i1 %.140.i991.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i993.i.i = add i64 %.141.i992.i.i, %.87.i980.i.i
  %.145.i994.i.i = icmp slt i64 %.142.i993.i.i, 0
  br i1 %.145.i994.i.i, label %B0.else.endif.endif.if.i1012.i.i, label %B0.else.endif.endif.endif.i995.i.i, !prof !3

B0.else.endif.endif.if.i1012.i.i:                 ; preds = %B0.else.endif.endif.i989.i.i
  br label %B0.else.endif.endif.endif.i995.i.i

B0.else.endif.endif.endif.i995.i.i:               ; preds = %B0.else.endif.endif.if.i1012.i.i, %B0.else.endif.endif.i989.i.i
  %.113.sroa.13.1.i996.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1012.i.i ], [ %.142.i993.i.i, %B0.else.endif.endif.i989.i.i ]
  %.150.not.i997.i.i = icmp slt i64 %.142.i993.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i997.i.i, label %B0.endif.i999.i.i, label %B0.else.endif.endif.endif.if.i998.i.i, !prof !7

B0.else.endif.endif.endif.if.i998.i.i:            ; preds = %B0.else.endif.endif.endif.i995.i.i
  br label %B0.endif.i999.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i.i: ; preds = %.576.endif.preheader.i1011.i.i, %B0.endif.i999.i.i
  %.57.i1015.i.i = phi i64 [ %.87.i980.i.i, %B0.endif.i999.i.i ], [ %.57.i1015.pre.i.i, %.576.endif.preheader.i1011.i.i ]
  %.87.i1016.i.i = add nsw i64 %.57.i1015.i.i, %.937.i.i
  %.123.i1017.i.i = icmp slt i64 %.57.i1015.i.i, 0
  %.124.i1018.i.i = select i1 %.123.i1017.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1019.i.i = add i64 %.124.i1018.i.i, %.57.i1015.i.i
  %.128.i1020.i.i = icmp slt i64 %.125.i1019.i.i, 0
  br i1 %.128.i1020.i.i, label %B0.else.if.i1049.i.i, label %B0.else.endif.i1021.i.i, !prof !3

B0.endif.i1035.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1034.i.i, %B0.else.endif.endif.endif.i1031.i.i
  %.113.sroa.13.0.i1036.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1034.i.i ], [ %.113.sroa.13.1.i1032.i.i, %B0.else.endif.endif.endif.i1031.i.i ]
  %.201.i1037.i.i = sub i64 %.113.sroa.13.0.i1036.i.i, %.113.sroa.0.3.i1026.i.i
  %.226.i1038.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1026.i.i
  store i64 %.87.i1016.i.i, ptr %.674.i, align 8, !noalias !131
  %.605.not155.i1039.i.i = icmp sgt i64 %.201.i1037.i.i, 0
  br i1 %.605.not155.i1039.i.i, label %.575.endif.preheader.i1047.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i.i, !prof !15

.575.endif.preheader.i1047.i.i:                   ; preds = %B0.endif.i1035.i.i
  %116 = shl i64 %.201.i1037.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1038.i.i, i8 0, i64 %116, i1 false), !noalias !131
  %.57.i1051.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i.i

B0.else.if.i1049.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i.i
  br label %B0.else.endif.i1021.i.i

B0.else.endif.i1021.i.i:                          ; preds = %B0.else.if.i1049.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i.i
  %.113.sroa.0.1.i1022.i.i = phi i64 [ 0, %B0.else.if.i1049.i.i ], [ %.125.i1019.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i.i ]
  %.133.not.i1023.i.i = icmp slt i64 %.125.i1019.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1023.i.i, label %B0.else.endif.endif.i1025.i.i, label %B0.else.endif.if.i1024.i.i, !prof !7

B0.else.endif.if.i1024.i.i:                       ; preds = %B0.else.endif.i1021.i.i
  br label %B0.else.endif.endif.i1025.i.i

B0.else.endif.endif.i1025.i.i:                    ; preds = %B0.else.endif.if.i1024.i.i, %B0.else.endif.i1021.i.i
  %.113.sroa.0.3.i1026.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1024.i.i ], [ %.113.sroa.0.1.i1022.i.i, %B0.else.endif.i1021.i.i ]
  %.140.i1027.i.i = icmp slt i64 %.87.i1016.i.i, 0
  %.141.i1028.i.i = select i1 %.140.i1027.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1029.i.i = add i64 %.141.i1028.i.i, %.87.i1016.i.i
  %.145.i1030.i.i = icmp slt i64 %.142.i1029.i.i, 0
  br i1 %.145.i1030.i.i, label %B0.else.endif.endif.if.i1048.i.i, label %B0.else.endif.endif.endif.i1031.i.i, !prof !3

B0.else.endif.endif.if.i1048.i.i:                 ; preds = %B0.else.endif.endif.i1025.i.i
  br label %B0.else.endif.endif.endif.i1031.i.i

B0.else.endif.endif.endif.i1031.i.i:              ; preds = %B0.else.endif.endif.if.i1048.i.i, %B0.else.endif.endif.i1025.i.i
  %.113.sroa.13.1.i1032.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1048.i.i ], [ %.142.i1029.i.i, %B0.else.endif.endif.i1025.i.i ]
  %.150.not.i1033.i.i = icmp slt i64 %.142.i1029.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1033.i.i, label %B0.endif.i1035.i.i, label %B0.else.endif.endif.endif.if.i1034.i.i, !prof !7

B0.else.endif.endif.endif.if.i1034.i.i:           ; preds = %B0.else.endif.endif.endif.i1031.i.i
  br label %B0.endif.i1035.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i.i: ; preds = %.575.endif.preheader.i1047.i.i, %B0.endif.i1035.i.i
  %.57.i1051.i.i = phi i64 [ %.87.i1016.i.i, %B0.endif.i1035.i.i ], [ %.57.i1051.pre.i.i, %.575.endif.preheader.i1047.i.i ]
  %.87.i1052.i.i = add nsw i64 %.57.i1051.i.i, %.194.i.i
  %.123.i1053.i.i = icmp slt i64 %.57.i1051.i.i, 0
  %.124.i1054.i.i = select i1 %.123.i1053.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1055.i.i = add i64 %.124.i1054.i.i, %.57.i1051.i.i
  %.128.i1056.i.i = icmp slt i64 %.125.i1055.i.i, 0
  br i1 %.128.i1056.i.i, label %B0.else.if.i1085.i.i, label %B0.else.endif.i1057.i.i, !prof !3

B0.endif.i1071.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1070.i.i, %B0.else.endif.endif.endif.i1067.i.i
  %.113.sroa.13.0.i1072.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1070.i.i ], [ %.113.sroa.13.1.i1068.i.i, %B0.else.endif.endif.endif.i1067.i.i ]
  %.201.i1073.i.i = sub i64 %.113.sroa.13.0.i1072.i.i, %.113.sroa.0.3.i1062.i.i
  %.226.i1074.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1062.i.i
  store i64 %.87.i1052.i.i, ptr %.674.i, align 8, !noalias !134
  %.606.not155.i1075.i.i = icmp sgt i64 %.201.i1073.i.i, 0
  br i1 %.606.not155.i1075.i.i, label %.576.endif.preheader.i1083.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i.i, !prof !15

.576.endif.preheader.i1083.i.i:                   ; preds = %B0.endif.i1071.i.i
  %117 = shl i64 %.201.i1073.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1074.i.i, i8 0, i64 %117, i1 false), !noalias !134
  %.57.i1087.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i.i

B0.else.if.i1085.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i.i
  br label %B0.else.endif.i1057.i.i

B0.else.endif.i1057.i.i:                          ; preds = %B0.else.if.i1085.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i.i
  %.113.sroa.0.1.i1058.i.i = phi i64 [ 0, %B0.else.if.i1085.i.i ], [ %.125.i1055.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i.i ]
  %.133.not.i1059.i.i = icmp slt i64 %.125.i1055.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1059.i.i, label %B0.else.endif.endif.i1061.i.i, label %B0.else.endif.if.i1060.i.i, !prof !7

B0.else.endif.if.i1060.i.i:                       ; preds = %B0.else.endif.i1057.i.i
  br label %B0.else.endif.endif.i1061.i.i

B0.else.endif.endif.i1061.i.i:                    ; preds = %B0.else.endif.if.i1060.i.i, %B0.else.endif.i1057.i.i
  %.113.sroa.0.3.i1062.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1060.i.i ], [ %.113.sroa.0.1.i1058.i.i, %B0.else.endif.i1057.i.i ]
  %.140.i1063.i.i = icmp slt i64 %.87.i1052.i.i, 0
  %.141.i1064.i.i = select i1 %.140.i1063.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1065.i.i = add i64 %.141.i1064.i.i, %.87.i1052.i.i
  %.145.i1066.i.i = icmp slt i64 %.142.i1065.i.i, 0
  br i1 %.145.i1066.i.i, label %B0.else.endif.endif.if.i1084.i.i, label %B0.else.endif.endif.endif.i1067.i.i, !prof !3

B0.else.endif.endif.if.i1084.i.i:                 ; preds = %B0.else.endif.endif.i1061.i.i
  br label %B0.else.endif.endif.endif.i1067.i.i

B0.else.endif.endif.endif.i1067.i.i:              ; preds = %B0.else.endif.endif.if.i1084.i.i, %B0.else.endif.endif.i1061.i.i
  %.113.sroa.13.1.i1068.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1084.i.i ], [ %.142.i1065.i.i, %B0.else.endif.endif.i1061.i.i ]
  %.150.not.i1069.i.i = icmp slt i64 %.142.i1065.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1069.i.i, label %B0.endif.i1071.i.i, label %B0.else.endif.endif.endif.if.i1070.i.i, !prof !7

B0.else.endif.endif.endif.if.i1070.i.i:           ; preds = %B0.else.endif.endif.endif.i1067.i.i
  br label %B0.endif.i1071.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i.i: ; preds = %.576.endif.preheader.i1083.i.i, %B0.endif.i1071.i.i
  %.57.i1087.i.i = phi i64 [ %.87.i1052.i.i, %B0.endif.i1071.i.i ], [ %.57.i1087.pre.i.i, %.576.endif.preheader.i1083.i.i ]
  %.1059.i.i = shl nsw i64 %.194.i.i, 4
  %.87.i1088.i.i = add nsw i64 %.57.i1087.i.i, %.1059.i.i
  %.123.i1089.i.i = icmp slt i64 %.57.i1087.i.i, 0
  %.124.i1090.i.i = select i1 %.123.i1089.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1091.i.i = add i64 %.124.i1090.i.i, %.57.i1087.i.i
  %.128.i1092.i.i = icmp slt i64 %.125.i1091.i.i, 0
  br i1 %.128.i1092.i.i, label %B0.else.if.i1121.i.i, label %B0.else.endif.i1093.i.i, !prof !3

B0.endif.i1107.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1106.i.i, %B0.else.endif.endif.endif.i1103.i.i
  %.113.sroa.13.0.i1108.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1106.i.i ], [ %.113.sroa.13.1.i1104.i.i, %B0.else.endif.endif.endif.i1103.i.i ]
  %.201.i1109.i.i = sub i64 %.113.sroa.13.0.i1108.i.i, %.113.sroa.0.3.i1098.i.i
  %.226.i1110.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1098.i.i
  store i64 %.87.i1088.i.i, ptr %.674.i, align 8, !noalias !137
  %.606.not155.i1111.i.i = icmp sgt i64 %.201.i1109.i.i, 0
  br i1 %.606.not155.i1111.i.i, label %.576.endif.preheader.i1119.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i.i, !prof !15

.576.endif.preheader.i1119.i.i:                   ; preds = %B0.endif.i1107.i.i
  %118 = shl i64 %.201.i1109.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1110.i.i, i8 0, i64 %118, i1 false), !noalias !137
  %.57.i1123.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i.i

B0.else.if.i1121.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i.i
  br label %B0.else.endif.i1093.i.i

B0.else.endif.i1093.i.i:                          ; preds = %B0.else.if.i1121.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i.i
  %.113.sroa.0.1.i1094.i.i = phi i64 [ 0, %B0.else.if.i1121.i.i ], [ %.125.i1091.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i.i ]
  %.133.not.i1095.i.i = icmp slt i64 %.125.i1091.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1095.i.i, label %B0.else.endif.endif.i1097.i.i, label %B0.else.endif.if.i1096.i.i, !prof !7

B0.else.endif.if.i1096.i.i:                       ; preds = %B0.else.endif.i1093.i.i
  br label %B0.else.endif.endif.i1097.i.i

B0.else.endif.endif.i1097.i.i:                    ; preds = %B0.else.endif.if.i1096.i.i, %B0.else.endif.i1093.i.i
  %.113.sroa.0.3.i1098.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1096.i.i ], [ %.113.sroa.0.1.i1094.i.i, %B0.else.endif.i1093.i.i ]
  %.140.i1099.i.i = icmp slt i64 %.87.i1088.i.i, 0
  %.141.i1100.i.i = select i1 %.140.i1099.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1101.i.i = add i64 %.141.i1100.i.i, %.87.i1088.i.i
  %.145.i1102.i.i = icmp slt i64 %.142.i1101.i.i, 0
  br i1 %.145.i1102.i.i, label %B0.else.endif.endif.if.i1120.i.i, label %B0.else.endif.endif.endif.i1103.i.i, !prof !3

B0.else.endif.endif.if.i1120.i.i:                 ; preds = %B0.else.endif.endif.i1097.i.i
  br label %B0.else.endif.endif.endif.i1103.i.i

B0.else.endif.endif.endif.i1103.i.i:              ; preds = %B0.else.endif.endif.if.i1120.i.i, %B0.else.endif.endif.i1097.i.i
  %.113.sroa.13.1.i1104.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1120.i.i ], [ %.142.i1101.i.i, %B0.else.endif.endif.i1097.i.i ]
  %.150.not.i1105.i.i = icmp slt i64 %.142.i1101.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1105.i.i, label %B0.endif.i1107.i.i, label %B0.else.endif.endif.endif.if.i1106.i.i, !prof !7

B0.else.endif.endif.endif.if.i1106.i.i:           ; preds = %B0.else.endif.endif.endif.i1103.i.i
  br label %B0.endif.i1107.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i.i: ; preds = %.576.endif.preheader.i1119.i.i, %B0.endif.i1107.i.i
  %.57.i1123.i.i = phi i64 [ %.87.i1088.i.i, %B0.endif.i1107.i.i ], [ %.57.i1123.pre.i.i, %.576.endif.preheader.i1119.i.i ]
  %.87.i1124.i.i = add nsw i64 %.57.i1123.i.i, %.194.i.i
  %.123.i1125.i.i = icmp slt i64 %.57.i1123.i.i, 0
  %.124.i1126.i.i = select i1 %.123.i1125.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1127.i.i = add i64 %.124.i1126.i.i, %.57.i1123.i.i
  %.128.i1128.i.i = icmp slt i64 %.125.i1127.i.i, 0
  br i1 %.128.i1128.i.i, label %B0.else.if.i1157.i.i, label %B0.else.endif.i1129.i.i, !prof !3

B0.endif.i1143.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1142.i.i, %B0.else.endif.endif.endif.i1139.i.i
  %.113.sroa.13.0.i1144.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1142.i.i ], [ %.113.sroa.13.1.i1140.i.i, %B0.else.endif.endif.endif.i1139.i.i ]
  %.201.i1145.i.i = sub i64 %.113.sroa.13.0.i1144.i.i, %.113.sroa.0.3.i1134.i.i
  %.226.i1146.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1134.i.i
  store i64 %.87.i1124.i.i, ptr %.674.i, align 8, !noalias !140
  %.605.not155.i1147.i.i = icmp sgt i64 %.201.i1145.i.i, 0
  br i1 %.605.not155.i1147.i.i, label %.575.endif.preheader.i1155.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i.i, !prof !15

.575.endif.preheader.i1155.i.i:                   ; preds = %B0.endif.i1143.i.i
  %119 = shl i64 %.201.i1145.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1146.i.i, i8 0, i64 %119, i1 false), !noalias !140
  %.57.i1160.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !143
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i.i

B0.else.if.i1157.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i.i
  br label %B0.else.endif.i1129.i.i

B0.else.endif.i1129.i.i:                          ; preds = %B0.else.if.i1157.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i.i
  %.113.sroa.0.1.i1130.i.i = phi i64 [ 0, %B0.else.if.i1157.i.i ], [ %.125.i1127.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i.i ]
  %.133.not.i1131.i.i = icmp slt i64 %.125.i1127.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1131.i.i, label %B0.else.endif.endif.i1133.i.i, label %B0.else.endif.if.i1132.i.i, !prof !7

B0.else.endif.if.i1132.i.i:                       ; preds = %B0.else.endif.i1129.i.i
  br label %B0.else.endif.endif.i1133.i.i

B0.else.endif.endif.i1133.i.i:                    ; preds = %B0.else.endif.if.i1132.i.i, %B0.else.endif.i1129.i.i
  %.113.sroa.0.3.i1134.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1132.i.i ], [ %.113.sroa.0.1.i1130.i.i, %B0.else.endif.i1129.i.i ]
  %.140.i1135.i.i = icmp slt i64 %.87.i1124.i.i, 0
  %.141.i1136.i.i = select i1 %.140.i1135.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1137.i.i = add i64 %.141.i1136.i.i, %.87.i1124.i.i
  %.145.i1138.i.i = icmp slt i64 %.142.i1137.i.i, 0
  br i1 %.145.i1138.i.i, label %B0.else.endif.endif.if.i1156.i.i, label %B0.else.endif.endif.endif.i1139.i.i, !prof !3

B0.else.endif.endif.if.i1156.i.i:                 ; preds = %B0.else.endif.endif.i1133.i.i
  br label %B0.else.endif.endif.endif.i1139.i.i

B0.else.endif.endif.endif.i1139.i.i:              ; preds = %B0.else.endif.endif.if.i1156.i.i, %B0.else.endif.endif.i1133.i.i
  %.113.sroa.13.1.i1140.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1156.i.i ], [ %.142.i1137.i.i, %B0.else.endif.endif.i1133.i.i ]
  %.150.not.i1141.i.i = icmp slt i64 %.142.i1137.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1141.i.i, label %B0.endif.i1143.i.i, label %B0.else.endif.endif.endif.if.i1142.i.i, !prof !7

B0.else.endif.endif.endif.if.i1142.i.i:           ; preds = %B0.else.endif.endif.endif.i1139.i.i
  br label %B0.endif.i1143.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i.i: ; preds = %.575.endif.preheader.i1155.i.i, %B0.endif.i1143.i.i
  %.57.i1160.i.i = phi i64 [ %.87.i1124.i.i, %B0.endif.i1143.i.i ], [ %.57.i1160.pre.i.i, %.575.endif.preheader.i1155.i.i ]
  %.201.i1159.i.i = add nsw i64 %.281.fca.10.load.i, %.281.fca.8.load.i
  %.1220.i6321.i = mul nsw i64 %.201.i1159.i.i, %.194.i.i
  %.87.i1161.i.i = add nsw i64 %.57.i1160.i.i, %.1220.i6321.i
  %.123.i1162.i.i = icmp slt i64 %.57.i1160.i.i, 0
  %.124.i1163.i.i = select i1 %.123.i1162.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1164.i.i = add i64 %.124.i1163.i.i, %.57.i1160.i.i
  %.128.i1165.i.i = icmp slt i64 %.125.i1164.i.i, 0
  br i1 %.128.i1165.i.i, label %B0.else.if.i1194.i.i, label %B0.else.endif.i1166.i.i, !prof !3

B0.endif.i1180.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1179.i.i, %B0.else.endif.endif.endif.i1176.i.i
  %.113.sroa.13.0.i1181.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1179.i.i ], [ %.113.sroa.13.1.i1177.i.i, %B0.else.endif.endif.endif.i1176.i.i ]
  %.201.i1182.i.i = sub i64 %.113.sroa.13.0.i1181.i.i, %.113.sroa.0.3.i1171.i.i
  %.226.i1183.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1171.i.i
  store i64 %.87.i1161.i.i, ptr %.674.i, align 8, !noalias !143
  %.605.not155.i1184.i.i = icmp sgt i64 %.201.i1182.i.i, 0
  br i1 %.605.not155.i1184.i.i, label %.575.endif.preheader.i1192.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i.i, !prof !15

.575.endif.preheader.i1192.i.i:                   ; preds = %B0.endif.i1180.i.i
  %120 = shl i64 %.201.i1182.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1183.i.i, i8 0, i64 %120, i1 false), !noalias !143
  %.57.i1196.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i.i

B0.else.if.i1194.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i.i
  br label %B0.else.endif.i1166.i.i

B0.else.endif.i1166.i.i:                          ; preds = %B0.else.if.i1194.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i.i
  %.113.sroa.0.1.i1167.i.i = phi i64 [ 0, %B0.else.if.i1194.i.i ], [ %.125.i1164.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i.i ]
  %.133.not.i1168.i.i = icmp slt i64 %.125.i1164.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1168.i.i, label %B0.else.endif.endif.i1170.i.i, label %B0.else.endif.if.i1169.i.i, !prof !7

B0.else.endif.if.i1169.i.i:                       ; preds = %B0.else.endif.i1166.i.i
  br label %B0.else.endif.endif.i1170.i.i

B0.else.endif.endif.i1170.i.i:                    ; preds = %B0.else.endif.if.i1169.i.i, %B0.else.endif.i1166.i.i
  %.113.sroa.0.3.i1171.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1169.i.i ], [ %.113.sroa.0.1.i1167.i.i, %B0.else.endif.i1166.i.i ]
  %.140.i1172.i.i = icmp slt i64 %.87.i1161.i.i, 0
  %.141.i1173.i.i = select i1 %.140.i1172.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1174.i.i = add i64 %.141.i1173.i.i, %.87.i1161.i.i
  %.145.i1175.i.i = icmp slt i64 %.142.i1174.i.i, 0
  br i1 %.145.i1175.i.i, label %B0.else.endif.endif.if.i1193.i.i, label %B0.else.endif.endif.endif.i1176.i.i, !prof !3

B0.else.endif.endif.if.i1193.i.i:                 ; preds = %B0.else.endif.endif.i1170.i.i
  br label %B0.else.endif.endif.endif.i1176.i.i

B0.else.endif.endif.endif.i1176.i.i:              ; preds = %B0.else.endif.endif.if.i1193.i.i, %B0.else.endif.endif.i1170.i.i
  %.113.sroa.13.1.i1177.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1193.i.i ], [ %.142.i1174.i.i, %B0.else.endif.endif.i1170.i.i ]
  %.150.not.i1178.i.i = icmp slt i64 %.142.i1174.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1178.i.i, label %B0.endif.i1180.i.i, label %B0.else.endif.endif.endif.if.i1179.i.i, !prof !7

B0.else.endif.endif.endif.if.i1179.i.i:           ; preds = %B0.else.endif.endif.endif.i1176.i.i
  br label %B0.endif.i1180.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i.i: ; preds = %.575.endif.preheader.i1192.i.i, %B0.endif.i1180.i.i
  %.57.i1196.i.i = phi i64 [ %.87.i1161.i.i, %B0.endif.i1180.i.i ], [ %.57.i1196.pre.i.i, %.575.endif.preheader.i1192.i.i ]
  %.87.i1197.i.i = add nsw i64 %.57.i1196.i.i, %.194.i.i
  %.123.i1198.i.i = icmp slt i64 %.57.i1196.i.i, 0
  %.124.i1199.i.i = select i1 %.123.i1198.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1200.i.i = add i64 %.124.i1199.i.i, %.57.i1196.i.i
  %.128.i1201.i.i = icmp slt i64 %.125.i1200.i.i, 0
  br i1 %.128.i1201.i.i, label %B0.else.if.i1230.i.i, label %B0.else.endif.i1202.i.i, !prof !3

B0.endif.i1216.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1215.i.i, %B0.else.endif.endif.endif.i1212.i.i
  %.113.sroa.13.0.i1217.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1215.i.i ], [ %.113.sroa.13.1.i1213.i.i, %B0.else.endif.endif.endif.i1212.i.i ]
  %.201.i1218.i.i = sub i64 %.113.sroa.13.0.i1217.i.i, %.113.sroa.0.3.i1207.i.i
  %.226.i1219.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1207.i.i
  store i64 %.87.i1197.i.i, ptr %.674.i, align 8, !noalias !146
  %.606.not155.i1220.i.i = icmp sgt i64 %.201.i1218.i.i, 0
  br i1 %.606.not155.i1220.i.i, label %.576.endif.preheader.i1228.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i.i, !prof !15

.576.endif.preheader.i1228.i.i:                   ; preds = %B0.endif.i1216.i.i
  %121 = shl i64 %.201.i1218.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1219.i.i, i8 0, i64 %121, i1 false), !noalias !146
  %.57.i1232.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i.i

B0.else.if.i1230.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i.i
  br label %B0.else.endif.i1202.i.i

B0.else.endif.i1202.i.i:                          ; preds = %B0.else.if.i1230.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i.i
  %.113.sroa.0.1.i1203.i.i = phi i64 [ 0, %B0.else.if.i1230.i.i ], [ %.125.i1200.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i.i ]
  %.133.not.i1204.i.i = icmp slt i64 %.125.i1200.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1204.i.i, label %B0.else.endif.endif.i1206.i.i, label %B0.else.endif.if.i1205.i.i, !prof !7

B0.else.endif.if.i1205.i.i:                       ; preds = %B0.else.endif.i1202.i.i
  br label %B0.else.endif.endif.i1206.i.i

B0.else.endif.endif.i1206.i.i:                    ; preds = %B0.else.endif.if.i1205.i.i, %B0.else.endif.i1202.i.i
  %.113.sroa.0.3.i1207.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1205.i.i ], [ %.113.sroa.0.1.i1203.i.i, %B0.else.endif.i1202.i.i ]
  %.140.i1208.i.i = icmp slt i64 %.87.i1197.i.i, 0
  %.141.i1209.i.i = select i1 %.140.i1208.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1210.i.i = add i64 %.141.i1209.i.i, %.87.i1197.i.i
  %.145.i1211.i.i = icmp slt i64 %.142.i1210.i.i, 0
  br i1 %.145.i1211.i.i, label %B0.else.endif.endif.if.i1229.i.i, label %B0.else.endif.endif.endif.i1212.i.i, !prof !3

B0.else.endif.endif.if.i1229.i.i:                 ; preds = %B0.else.endif.endif.i1206.i.i
  br label %B0.else.endif.endif.endif.i1212.i.i

B0.else.endif.endif.endif.i1212.i.i:              ; preds = %B0.else.endif.endif.if.i1229.i.i, %B0.else.endif.endif.i1206.i.i
  %.113.sroa.13.1.i1213.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1229.i.i ], [ %.142.i1210.i.i, %B0.else.endif.endif.i1206.i.i ]
  %.150.not.i1214.i.i = icmp slt i64 %.142.i1210.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1214.i.i, label %B0.endif.i1216.i.i, label %B0.else.endif.endif.endif.if.i1215.i.i, !prof !7

B0.else.endif.endif.endif.if.i1215.i.i:           ; preds = %B0.else.endif.endif.endif.i1212.i.i
  br label %B0.endif.i1216.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i.i: ; preds = %.576.endif.preheader.i1228.i.i, %B0.endif.i1216.i.i
  %.57.i1232.i.i = phi i64 [ %.87.i1197.i.i, %B0.endif.i1216.i.i ], [ %.57.i1232.pre.i.i, %.576.endif.preheader.i1228.i.i ]
  %.87.i1233.i.i = add nsw i64 %.57.i1232.i.i, %.194.i.i
  %.123.i1234.i.i = icmp slt i64 %.57.i1232.i.i, 0
  %.124.i1235.i.i = select i1 %.123.i1234.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1236.i.i = add i64 %.124.i1235.i.i, %.57.i1232.i.i
  %.128.i1237.i.i = icmp slt i64 %.125.i1236.i.i, 0
  br i1 %.128.i1237.i.i, label %B0.else.if.i1266.i.i, label %B0.else.endif.i1238.i.i, !prof !3

B0.endif.i1252.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1251.i.i, %B0.else.endif.endif.endif.i1248.i.i
  %.113.sroa.13.0.i1253.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1251.i.i ], [ %.113.sroa.13.1.i1249.i.i, %B0.else.endif.endif.endif.i1248.i.i ]
  %.201.i1254.i.i = sub i64 %.113.sroa.13.0.i1253.i.i, %.113.sroa.0.3.i1243.i.i
  %.226.i1255.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1243.i.i
  store i64 %.87.i1233.i.i, ptr %.674.i, align 8, !noalias !149
  %.606.not155.i1256.i.i = icmp sgt i64 %.201.i1254.i.i, 0
  br i1 %.606.not155.i1256.i.i, label %.576.endif.preheader.i1264.i.i, label %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

.576.endif.preheader.i1264.i.i:                   ; preds = %B0.endif.i1252.i.i
  %122 = shl i64 %.201.i1254.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1255.i.i, i8 0, i64 %122, i1 false), !noalias !149
  %.57.i.i6326.pre.i = load i64, ptr %.674.i, align 8, !noalias !152
  br label %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1266.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i.i
  br label %B0.else.endif.i1238.i.i

B0.else.endif.i1238.i.i:                          ; preds = %B0.else.if.i1266.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i.i
  %.113.sroa.0.1.i1239.i.i = phi i64 [ 0, %B0.else.if.i1266.i.i ], [ %.125.i1236.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i.i ]
  %.133.not.i1240.i.i = icmp slt i64 %.125.i1236.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1240.i.i, label %B0.else.endif.endif.i1242.i.i, label %B0.else.endif.if.i1241.i.i, !prof !7

B0.else.endif.if.i1241.i.i:                       ; preds = %B0.else.endif.i1238.i.i
  br label %B0.else.endif.endif.i1242.i.i

B0.else.endif.endif.i1242.i.i:                    ; preds = %B0.else.endif.if.i1241.i.i, %B0.else.endif.i1238.i.i
  %.113.sroa.0.3.i1243.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1241.i.i ], [ %.113.sroa.0.1.i1239.i.i, %B0.else.endif.i1238.i.i ]
  %.140.i1244.i.i = icmp slt i64 %.87.i1233.i.i, 0
  %.141.i1245.i.i = select i1 %.140.i1244.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1246.i.i = add i64 %.141.i1245.i.i, %.87.i1233.i.i
  %.145.i1247.i.i = icmp slt i64 %.142.i1246.i.i, 0
  br i1 %.145.i1247.i.i, label %B0.else.endif.endif.if.i1265.i.i, label %B0.else.endif.endif.endif.i1248.i.i, !prof !3

B0.else.endif.endif.if.i1265.i.i:                 ; preds = %B0.else.endif.endif.i1242.i.i
  br label %B0.else.endif.endif.endif.i1248.i.i

B0.else.endif.endif.endif.i1248.i.i:              ; preds = %B0.else.endif.endif.if.i1265.i.i, %B0.else.endif.endif.i1242.i.i
  %.113.sroa.13.1.i1249.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1265.i.i ], [ %.142.i1246.i.i, %B0.else.endif.endif.i1242.i.i ]
  %.150.not.i1250.i.i = icmp slt i64 %.142.i1246.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1250.i.i, label %B0.endif.i1252.i.i, label %B0.else.endif.endif.endif.if.i1251.i.i, !prof !7

B0.else.endif.endif.endif.if.i1251.i.i:           ; preds = %B0.else.endif.endif.endif.i1248.i.i
  br label %B0.endif.i1252.i.i

.489.endif.i.i:                                   ; preds = %.489.endif.i.i, %.489.endif.preheader.i.i
  %.485.01269.i.i = phi i64 [ %.530.i.i, %.489.endif.i.i ], [ 0, %.489.endif.preheader.i.i ]
  %.525.i.i = getelementptr double, ptr %.226.i.i6318.i, i64 %.485.01269.i.i
  store double 1.000000e+300, ptr %.525.i.i, align 8, !noalias !157
  %.530.i.i = add nuw nsw i64 %.485.01269.i.i, 1
  %exitcond.not.i6323.i = icmp eq i64 %.530.i.i, %.201.i.i6317.i
  br i1 %exitcond.not.i6323.i, label %.489.if.i.loopexit.i, label %.489.endif.i.i, !prof !62

_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.576.endif.preheader.i1264.i.i, %B0.endif.i1252.i.i
  %.57.i.i6326.i = phi i64 [ %.87.i1233.i.i, %B0.endif.i1252.i.i ], [ %.57.i.i6326.pre.i, %.576.endif.preheader.i1264.i.i ]
  %.210.i1221.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1218.i.i, i64 0)
  %.210.i1185.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1182.i.i, i64 0)
  %.210.i1148.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1145.i.i, i64 0)
  %.210.i1112.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1109.i.i, i64 0)
  %.210.i1076.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1073.i.i, i64 0)
  %.210.i1040.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1037.i.i, i64 0)
  %.210.i1004.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1001.i.i, i64 0)
  %.210.i968.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i965.i.i, i64 0)
  %.210.i932.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i929.i.i, i64 0)
  %.210.i896.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i893.i.i, i64 0)
  %.210.i860.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i857.i.i, i64 0)
  %.210.i824.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i821.i.i, i64 0)
  %.210.i788.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i785.i.i, i64 0)
  %.210.i752.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i749.i.i, i64 0)
  %.210.i716.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i713.i.i, i64 0)
  %.210.i680.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i677.i.i, i64 0)
  %.210.i646.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i644.i.i, i64 0)
  %.210.i.i6322.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i6317.i, i64 0)
  %.210.i1257.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1254.i.i, i64 0)
  %.87.i.i6327.i = add nsw i64 %.57.i.i6326.i, %.281.fca.6.load.i
  %.123.i.i6328.i = icmp slt i64 %.57.i.i6326.i, 0
  %.124.i.i6329.i = select i1 %.123.i.i6328.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i6330.i = add i64 %.124.i.i6329.i, %.57.i.i6326.i
  %.128.i.i6331.i = icmp slt i64 %.125.i.i6330.i, 0
  br i1 %.128.i.i6331.i, label %B0.else.if.i.i6355.i, label %B0.else.endif.i.i6332.i, !prof !3

B0.endif.i.i6346.i:                               ; preds = %B0.else.endif.endif.endif.if.i.i6345.i, %B0.else.endif.endif.endif.i.i6342.i
  %.113.sroa.13.0.i.i6347.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i6345.i ], [ %.113.sroa.13.1.i.i6343.i, %B0.else.endif.endif.endif.i.i6342.i ]
  %.201.i.i6348.i = sub i64 %.113.sroa.13.0.i.i6347.i, %.113.sroa.0.3.i.i6337.i
  %.226.i.i6349.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i6337.i
  store i64 %.87.i.i6327.i, ptr %.674.i, align 8, !noalias !152
  %.605.not155.i.i6350.i = icmp sgt i64 %.201.i.i6348.i, 0
  br i1 %.605.not155.i.i6350.i, label %.350.endif.preheader.i.i, label %.350.if.i.i, !prof !15

B0.else.if.i.i6355.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i6332.i

B0.else.endif.i.i6332.i:                          ; preds = %B0.else.if.i.i6355.i, %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i6333.i = phi i64 [ 0, %B0.else.if.i.i6355.i ], [ %.125.i.i6330.i, %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i6334.i = icmp slt i64 %.125.i.i6330.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i6334.i, label %B0.else.endif.endif.i.i6336.i, label %B0.else.endif.if.i.i6335.i, !prof !7

B0.else.endif.if.i.i6335.i:                       ; preds = %B0.else.endif.i.i6332.i
  br label %B0.else.endif.endif.i.i6336.i

B0.else.endif.endif.i.i6336.i:                    ; preds = %B0.else.endif.if.i.i6335.i, %B0.else.endif.i.i6332.i
  %.113.sroa.0.3.i.i6337.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i6335.i ], [ %.113.sroa.0.1.i.i6333.i, %B0.else.endif.i.i6332.i ]
  %.140.i.i6338.i = icmp slt i64 %.87.i.i6327.i, 0
  %.141.i.i6339.i = select i1 %.140.i.i6338.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i6340.i = add i64 %.141.i.i6339.i, %.87.i.i6327.i
  %.145.i.i6341.i = icmp slt i64 %.142.i.i6340.i, 0
  br i1 %.145.i.i6341.i, label %B0.else.endif.endif.if.i.i6354.i, label %B0.else.endif.endif.endif.i.i6342.i, !prof !3

B0.else.endif.endif.if.i.i6354.i:                 ; preds = %B0.else.endif.endif.i.i6336.i
  br label %B0.else.endif.endif.endif.i.i6342.i

B0.else.endif.endif.endif.i.i6342.i:              ; preds = %B0.else.endif.endif.if.i.i6354.i, %B0.else.endif.endif.i.i6336.i
  %.113.sroa.13.1.i.i6343.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i6354.i ], [ %.142.i.i6340.i, %B0.else.endif.endif.i.i6336.i ]
  %.150.not.i.i6344.i = icmp slt i64 %.142.i.i6340.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i6344.i, label %B0.endif.i.i6346.i, label %B0.else.endif.endif.endif.if.i.i6345.i, !prof !7

B0.else.endif.endif.endif.if.i.i6345.i:           ; preds = %B0.else.endif.endif.endif.i.i6342.i
  br label %B0.endif.i.i6346.i

.350.endif.preheader.i.i:                         ; preds = %B0.endif.i.i6346.i
  %123 = shl i64 %.201.i.i6348.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i6349.i, i8 -1, i64 %123, i1 false), !noalias !158
  %.57.i215.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !159
  br label %.350.if.i.i

.350.if.i.i:                                      ; preds = %.350.endif.preheader.i.i, %B0.endif.i.i6346.i
  %.57.i215.i.i = phi i64 [ %.57.i215.i.pre.i, %.350.endif.preheader.i.i ], [ %.87.i.i6327.i, %B0.endif.i.i6346.i ]
  %.87.i216.i.i = add nsw i64 %.57.i215.i.i, %.281.fca.6.load.i
  %.123.i217.i.i = icmp slt i64 %.57.i215.i.i, 0
  %.124.i218.i.i = select i1 %.123.i217.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i219.i.i = add i64 %.124.i218.i.i, %.57.i215.i.i
  %.128.i220.i.i = icmp slt i64 %.125.i219.i.i, 0
  br i1 %.128.i220.i.i, label %B0.else.if.i249.i.i, label %B0.else.endif.i221.i.i, !prof !3

B0.endif.i235.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i234.i.i, %B0.else.endif.endif.endif.i231.i.i
  %.113.sroa.13.0.i236.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i234.i.i ], [ %.113.sroa.13.1.i232.i.i, %B0.else.endif.endif.endif.i231.i.i ]
  %.201.i237.i.i = sub i64 %.113.sroa.13.0.i236.i.i, %.113.sroa.0.3.i226.i.i
  %.226.i238.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i226.i.i
  store i64 %.87.i216.i.i, ptr %.674.i, align 8, !noalias !159
  %.605.not155.i239.i.i = icmp sgt i64 %.201.i237.i.i, 0
  br i1 %.605.not155.i239.i.i, label %.575.endif.preheader.i247.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i.i, !prof !15

.575.endif.preheader.i247.i.i:                    ; preds = %B0.endif.i235.i.i
  %124 = shl i64 %.201.i237.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i238.i.i, i8 0, i64 %124, i1 false), !noalias !159
  %.57.i251.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !162
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i.i

B0.else.if.i249.i.i:                              ; preds = %.350.if.i.i
  br label %B0.else.endif.i221.i.i

B0.else.endif.i221.i.i:                           ; preds = %B0.else.if.i249.i.i, %.350.if.i.i
  %.113.sroa.0.1.i222.i.i = phi i64 [ 0, %B0.else.if.i249.i.i ], [ %.125.i219.i.i, %.350.if.i.i ]
  %.133.not.i223.i.i = icmp slt i64 %.125.i219.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i223.i.i, label %B0.else.endif.endif.i225.i.i, label %B0.else.endif.if.i224.i.i, !prof !7

B0.else.endif.if.i224.i.i:                        ; preds = %B0.else.endif.i221.i.i
  br label %B0.else.endif.endif.i225.i.i

B0.else.endif.endif.i225.i.i:                     ; preds = %B0.else.endif.if.i224.i.i, %B0.else.endif.i221.i.i
  %.113.sroa.0.3.i226.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i224.i.i ], [ %.113.sroa.0.1.i222.i.i, %B0.else.endif.i221.i.i ]
  %.140.i227.i.i = icmp slt i64 %.87.i216.i.i, 0
  %.141.i228.i.i = select i1 %.140.i227.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i229.i.i = add i64 %.141.i228.i.i, %.87.i216.i.i
  %.145.i230.i.i = icmp slt i64 %.142.i229.i.i, 0
  br i1 %.145.i230.i.i, label %B0.else.endif.endif.if.i248.i.i, label %B0.else.endif.endif.endif.i231.i.i, !prof !3

B0.else.endif.endif.if.i248.i.i:                  ; preds = %B0.else.endif.endif.i225.i.i
  br label %B0.else.endif.endif.endif.i231.i.i

B0.else.endif.endif.endif.i231.i.i:               ; preds = %B0.else.endif.endif.if.i248.i.i, %B0.else.endif.endif.i225.i.i
  %.113.sroa.13.1.i232.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i248.i.i ], [ %.142.i229.i.i, %B0.else.endif.endif.i225.i.i ]
  %.150.not.i233.i.i = icmp slt i64 %.142.i229.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i233.i.i, label %B0.endif.i235.i.i, label %B0.else.endif.endif.endif.if.i234.i.i, !prof !7

B0.else.endif.endif.endif.if.i234.i.i:            ; preds = %B0.else.endif.endif.endif.i231.i.i
  br label %B0.endif.i235.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i.i: ; preds = %.575.endif.preheader.i247.i.i, %B0.endif.i235.i.i
  %.57.i251.i.i = phi i64 [ %.87.i216.i.i, %B0.endif.i235.i.i ], [ %.57.i251.pre.i.i, %.575.endif.preheader.i247.i.i ]
  %.87.i252.i.i = add nsw i64 %.57.i251.i.i, %.281.fca.6.load.i
  %.123.i253.i.i = icmp slt i64 %.57.i251.i.i, 0
  %.124.i254.i.i = select i1 %.123.i253.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i255.i.i = add i64 %.124.i254.i.i, %.57.i251.i.i
  %.128.i256.i.i = icmp slt i64 %.125.i255.i.i, 0
  br i1 %.128.i256.i.i, label %B0.else.if.i283.i.i, label %B0.else.endif.i257.i.i, !prof !3

B0.endif.i271.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i270.i.i, %B0.else.endif.endif.endif.i267.i.i
  %.113.sroa.13.0.i272.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i270.i.i ], [ %.113.sroa.13.1.i268.i.i, %B0.else.endif.endif.endif.i267.i.i ]
  %.201.i273.i.i = sub i64 %.113.sroa.13.0.i272.i.i, %.113.sroa.0.3.i262.i.i
  %.226.i274.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i262.i.i
  store i64 %.87.i252.i.i, ptr %.674.i, align 8, !noalias !162
  %.606.not155.i.i6351.i = icmp sgt i64 %.201.i273.i.i, 0
  br i1 %.606.not155.i.i6351.i, label %.576.endif.preheader.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6352.i, !prof !15

.576.endif.preheader.i.i.i:                       ; preds = %B0.endif.i271.i.i
  %125 = shl i64 %.201.i273.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i274.i.i, i8 0, i64 %125, i1 false), !noalias !162
  %.57.i284.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !165
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6352.i

B0.else.if.i283.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i.i
  br label %B0.else.endif.i257.i.i

B0.else.endif.i257.i.i:                           ; preds = %B0.else.if.i283.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i.i
  %.113.sroa.0.1.i258.i.i = phi i64 [ 0, %B0.else.if.i283.i.i ], [ %.125.i255.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i.i ]
  %.133.not.i259.i.i = icmp slt i64 %.125.i255.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i259.i.i, label %B0.else.endif.endif.i261.i.i, label %B0.else.endif.if.i260.i.i, !prof !7

B0.else.endif.if.i260.i.i:                        ; preds = %B0.else.endif.i257.i.i
  br label %B0.else.endif.endif.i261.i.i

B0.else.endif.endif.i261.i.i:                     ; preds = %B0.else.endif.if.i260.i.i, %B0.else.endif.i257.i.i
  %.113.sroa.0.3.i262.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i260.i.i ], [ %.113.sroa.0.1.i258.i.i, %B0.else.endif.i257.i.i ]
  %.140.i263.i.i = icmp slt i64 %.87.i252.i.i, 0
  %.141.i264.i.i = select i1 %.140.i263.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i265.i.i = add i64 %.141.i264.i.i, %.87.i252.i.i
  %.145.i266.i.i = icmp slt i64 %.142.i265.i.i, 0
  br i1 %.145.i266.i.i, label %B0.else.endif.endif.if.i282.i.i, label %B0.else.endif.endif.endif.i267.i.i, !prof !3

B0.else.endif.endif.if.i282.i.i:                  ; preds = %B0.else.endif.endif.i261.i.i
  br label %B0.else.endif.endif.endif.i267.i.i

B0.else.endif.endif.endif.i267.i.i:               ; preds = %B0.else.endif.endif.if.i282.i.i, %B0.else.endif.endif.i261.i.i
  %.113.sroa.13.1.i268.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i282.i.i ], [ %.142.i265.i.i, %B0.else.endif.endif.i261.i.i ]
  %.150.not.i269.i.i = icmp slt i64 %.142.i265.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i269.i.i, label %B0.endif.i271.i.i, label %B0.else.endif.endif.endif.if.i270.i.i, !prof !7

B0.else.endif.endif.endif.if.i270.i.i:            ; preds = %B0.else.endif.endif.endif.i267.i.i
  br label %B0.endif.i271.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6352.i: ; preds = %.576.endif.preheader.i.i.i, %B0.endif.i271.i.i
  %.57.i284.i.i = phi i64 [ %.87.i252.i.i, %B0.endif.i271.i.i ], [ %.57.i284.pre.i.i, %.576.endif.preheader.i.i.i ]
  %.87.i285.i.i = add nsw i64 %.57.i284.i.i, %.281.fca.6.load.i
  %.123.i286.i.i = icmp slt i64 %.57.i284.i.i, 0
  %.124.i287.i.i = select i1 %.123.i286.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i288.i.i = add i64 %.124.i287.i.i, %.57.i284.i.i
  %.128.i289.i.i = icmp slt i64 %.125.i288.i.i, 0
  br i1 %.128.i289.i.i, label %B0.else.if.i318.i.i, label %B0.else.endif.i290.i.i, !prof !3

B0.endif.i304.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i303.i.i, %B0.else.endif.endif.endif.i300.i.i
  %.113.sroa.13.0.i305.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i303.i.i ], [ %.113.sroa.13.1.i301.i.i, %B0.else.endif.endif.endif.i300.i.i ]
  %.201.i306.i.i = sub i64 %.113.sroa.13.0.i305.i.i, %.113.sroa.0.3.i295.i.i
  %.226.i307.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i295.i.i
  store i64 %.87.i285.i.i, ptr %.674.i, align 8, !noalias !165
  %.606.not155.i308.i.i = icmp sgt i64 %.201.i306.i.i, 0
  br i1 %.606.not155.i308.i.i, label %.576.endif.preheader.i316.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i.i, !prof !15

.576.endif.preheader.i316.i.i:                    ; preds = %B0.endif.i304.i.i
  %126 = shl i64 %.201.i306.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i307.i.i, i8 0, i64 %126, i1 false), !noalias !165
  %.57.i320.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !168
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i.i

B0.else.if.i318.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6352.i
  br label %B0.else.endif.i290.i.i

B0.else.endif.i290.i.i:                           ; preds = %B0.else.if.i318.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6352.i
  %.113.sroa.0.1.i291.i.i = phi i64 [ 0, %B0.else.if.i318.i.i ], [ %.125.i288.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6352.i ]
  %.133.not.i292.i.i = icmp slt i64 %.125.i288.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i292.i.i, label %B0.else.endif.endif.i294.i.i, label %B0.else.endif.if.i293.i.i, !prof !7

B0.else.endif.if.i293.i.i:                        ; preds = %B0.else.endif.i290.i.i
  br label %B0.else.endif.endif.i294.i.i

B0.else.endif.endif.i294.i.i:                     ; preds = %B0.else.endif.if.i293.i.i, %B0.else.endif.i290.i.i
  %.113.sroa.0.3.i295.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i293.i.i ], [ %.113.sroa.0.1.i291.i.i, %B0.else.endif.i290.i.i ]
  %.140.i296.i.i = icmp slt i64 %.87.i285.i.i, 0
  %.141.i297.i.i = select i1 %.140.i296.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i298.i.i = add i64 %.141.i297.i.i, %.87.i285.i.i
  %.145.i299.i.i = icmp slt i64 %.142.i298.i.i, 0
  br i1 %.145.i299.i.i, label %B0.else.endif.endif.if.i317.i.i, label %B0.else.endif.endif.endif.i300.i.i, !prof !3

B0.else.endif.endif.if.i317.i.i:                  ; preds = %B0.else.endif.endif.i294.i.i
  br label %B0.else.endif.endif.endif.i300.i.i

B0.else.endif.endif.endif.i300.i.i:               ; preds = %B0.else.endif.endif.if.i317.i.i, %B0.else.endif.endif.i294.i.i
  %.113.sroa.13.1.i301.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i317.i.i ], [ %.142.i298.i.i, %B0.else.endif.endif.i294.i.i ]
  %.150.not.i302.i.i = icmp slt i64 %.142.i298.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i302.i.i, label %B0.endif.i304.i.i, label %B0.else.endif.endif.endif.if.i303.i.i, !prof !7

B0.else.endif.endif.endif.if.i303.i.i:            ; preds = %B0.else.endif.endif.endif.i300.i.i
  br label %B0.endif.i304.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i.i: ; preds = %.576.endif.preheader.i316.i.i, %B0.endif.i304.i.i
  %.57.i320.i.i = phi i64 [ %.87.i285.i.i, %B0.endif.i304.i.i ], [ %.57.i320.pre.i.i, %.576.endif.preheader.i316.i.i ]
  %.87.i321.i.i = add nsw i64 %.57.i320.i.i, %.281.fca.6.load.i
  %.123.i322.i.i = icmp slt i64 %.57.i320.i.i, 0
  %.124.i323.i.i = select i1 %.123.i322.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i324.i.i = add i64 %.124.i323.i.i, %.57.i320.i.i
  %.128.i325.i.i = icmp slt i64 %.125.i324.i.i, 0
  br i1 %.128.i325.i.i, label %B0.else.if.i354.i.i, label %B0.else.endif.i326.i.i, !prof !3

B0.endif.i340.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i339.i.i, %B0.else.endif.endif.endif.i336.i.i
  %.113.sroa.13.0.i341.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i339.i.i ], [ %.113.sroa.13.1.i337.i.i, %B0.else.endif.endif.endif.i336.i.i ]
  %.201.i342.i.i = sub i64 %.113.sroa.13.0.i341.i.i, %.113.sroa.0.3.i331.i.i
  %.226.i343.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i331.i.i
  store i64 %.87.i321.i.i, ptr %.674.i, align 8, !noalias !168
  %.606.not155.i344.i.i = icmp sgt i64 %.201.i342.i.i, 0
  br i1 %.606.not155.i344.i.i, label %.576.endif.preheader.i352.i.i, label %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

.576.endif.preheader.i352.i.i:                    ; preds = %B0.endif.i340.i.i
  %127 = shl i64 %.201.i342.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i343.i.i, i8 0, i64 %127, i1 false), !noalias !168
  %.57.i.i6356.pre.i = load i64, ptr %.674.i, align 8, !noalias !171
  br label %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i354.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i.i
  br label %B0.else.endif.i326.i.i

B0.else.endif.i326.i.i:                           ; preds = %B0.else.if.i354.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i.i
  %.113.sroa.0.1.i327.i.i = phi i64 [ 0, %B0.else.if.i354.i.i ], [ %.125.i324.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i.i ]
  %.133.not.i328.i.i = icmp slt i64 %.125.i324.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i328.i.i, label %B0.else.endif.endif.i330.i.i, label %B0.else.endif.if.i329.i.i, !prof !7

B0.else.endif.if.i329.i.i:                        ; preds = %B0.else.endif.i326.i.i
  br label %B0.else.endif.endif.i330.i.i

B0.else.endif.endif.i330.i.i:                     ; preds = %B0.else.endif.if.i329.i.i, %B0.else.endif.i326.i.i
  %.113.sroa.0.3.i331.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i329.i.i ], [ %.113.sroa.0.1.i327.i.i, %B0.else.endif.i326.i.i ]
  %.140.i332.i.i = icmp slt i64 %.87.i321.i.i, 0
  %.141.i333.i.i = select i1 %.140.i332.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i334.i.i = add i64 %.141.i333.i.i, %.87.i321.i.i
  %.145.i335.i.i = icmp slt i64 %.142.i334.i.i, 0
  br i1 %.145.i335.i.i, label %B0.else.endif.endif.if.i353.i.i, label %B0.else.endif.endif.endif.i336.i.i, !prof !3

B0.else.endif.endif.if.i353.i.i:                  ; preds = %B0.else.endif.endif.i330.i.i
  br label %B0.else.endif.endif.endif.i336.i.i

B0.else.endif.endif.endif.i336.i.i:               ; preds = %B0.else.endif.endif.if.i353.i.i, %B0.else.endif.endif.i330.i.i
  %.113.sroa.13.1.i337.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i353.i.i ], [ %.142.i334.i.i, %B0.else.endif.endif.i330.i.i ]
  %.150.not.i338.i.i = icmp slt i64 %.142.i334.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i338.i.i, label %B0.endif.i340.i.i, label %B0.else.endif.endif.endif.if.i339.i.i, !prof !7

B0.else.endif.endif.endif.if.i339.i.i:            ; preds = %B0.else.endif.endif.endif.i336.i.i
  br label %B0.endif.i340.i.i

_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.576.endif.preheader.i352.i.i, %B0.endif.i340.i.i
  %.57.i.i6356.i = phi i64 [ %.87.i321.i.i, %B0.endif.i340.i.i ], [ %.57.i.i6356.pre.i, %.576.endif.preheader.i352.i.i ]
  %.210.i309.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i306.i.i, i64 0)
  %.210.i275.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i273.i.i, i64 0)
  %.210.i240.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i237.i.i, i64 0)
  %.210.i.i6353.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i6348.i, i64 0)
  %.210.i345.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i342.i.i, i64 0)
  %.87.i.i6357.i = add nsw i64 %.57.i.i6356.i, 4
  %.123.i.i6358.i = icmp slt i64 %.57.i.i6356.i, 0
  %.124.i.i6359.i = select i1 %.123.i.i6358.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i6360.i = add i64 %.124.i.i6359.i, %.57.i.i6356.i
  %.128.i.i6361.i = icmp slt i64 %.125.i.i6360.i, 0
  br i1 %.128.i.i6361.i, label %B0.else.if.i.i6391.i, label %B0.else.endif.i.i6362.i, !prof !3

B0.endif.i.i6376.i:                               ; preds = %B0.else.endif.endif.endif.if.i.i6375.i, %B0.else.endif.endif.endif.i.i6372.i
  %.113.sroa.13.0.i.i6377.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i6375.i ], [ %.113.sroa.13.1.i.i6373.i, %B0.else.endif.endif.endif.i.i6372.i ]
  %.201.i.i6378.i = sub i64 %.113.sroa.13.0.i.i6377.i, %.113.sroa.0.3.i.i6367.i
  %.226.i.i6379.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i6367.i
  store i64 %.87.i.i6357.i, ptr %.674.i, align 8, !noalias !171
  %.605.not155.i.i6380.i = icmp sgt i64 %.201.i.i6378.i, 0
  br i1 %.605.not155.i.i6380.i, label %.463.endif.preheader.i.i, label %.463.if.i.i, !prof !15

B0.else.if.i.i6391.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i6362.i

B0.else.endif.i.i6362.i:                          ; preds = %B0.else.if.i.i6391.i, %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i6363.i = phi i64 [ 0, %B0.else.if.i.i6391.i ], [ %.125.i.i6360.i, %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i6364.i = icmp slt i64 %.125.i.i6360.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i6364.i, label %B0.else.endif.endif.i.i6366.i, label %B0.else.endif.if.i.i6365.i, !prof !7

B0.else.endif.if.i.i6365.i:                       ; preds = %B0.else.endif.i.i6362.i
  br label %B0.else.endif.endif.i.i6366.i

B0.else.endif.endif.i.i6366.i:                    ; preds = %B0.else.endif.if.i.i6365.i, %B0.else.endif.i.i6362.i
  %.113.sroa.0.3.i.i6367.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i6365.i ], [ %.113.sroa.0.1.i.i6363.i, %B0.else.endif.i.i6362.i ]
  %.140.i.i6368.i = icmp slt i64 %.57.i.i6356.i, -4
  %.141.i.i6369.i = select i1 %.140.i.i6368.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i6370.i = add i64 %.141.i.i6369.i, %.87.i.i6357.i
  %.145.i.i6371.i = icmp slt i64 %.142.i.i6370.i, 0
  br i1 %.145.i.i6371.i, label %B0.else.endif.endif.if.i.i6390.i, label %B0.else.endif.endif.endif.i.i6372.i, !prof !3

B0.else.endif.endif.if.i.i6390.i:                 ; preds = %B0.else.endif.endif.i.i6366.i
  br label %B0.else.endif.endif.endif.i.i6372.i

B0.else.endif.endif.endif.i.i6372.i:              ; preds = %B0.else.endif.endif.if.i.i6390.i, %B0.else.endif.endif.i.i6366.i
  %.113.sroa.13.1.i.i6373.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i6390.i ], [ %.142.i.i6370.i, %B0.else.endif.endif.i.i6366.i ]
  %.150.not.i.i6374.i = icmp slt i64 %.142.i.i6370.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i6374.i, label %B0.endif.i.i6376.i, label %B0.else.endif.endif.endif.if.i.i6375.i, !prof !7

B0.else.endif.endif.endif.if.i.i6375.i:           ; preds = %B0.else.endif.endif.endif.i.i6372.i
  br label %B0.endif.i.i6376.i

.463.endif.preheader.i.i:                         ; preds = %B0.endif.i.i6376.i
  %128 = shl i64 %.201.i.i6378.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i6379.i, i8 -1, i64 %128, i1 false), !noalias !176
  %.57.i715.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !177
  br label %.463.if.i.i

.463.if.i.i:                                      ; preds = %.463.endif.preheader.i.i, %B0.endif.i.i6376.i
  %.57.i715.i.i = phi i64 [ %.57.i715.i.pre.i, %.463.endif.preheader.i.i ], [ %.87.i.i6357.i, %B0.endif.i.i6376.i ]
  %.87.i716.i.i = add nsw i64 %.57.i715.i.i, 4
  %.123.i717.i.i = icmp slt i64 %.57.i715.i.i, 0
  %.124.i718.i.i = select i1 %.123.i717.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i719.i.i = add i64 %.124.i718.i.i, %.57.i715.i.i
  %.128.i720.i.i = icmp slt i64 %.125.i719.i.i, 0
  br i1 %.128.i720.i.i, label %B0.else.if.i749.i.i, label %B0.else.endif.i721.i.i, !prof !3

B0.endif.i735.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i734.i.i, %B0.else.endif.endif.endif.i731.i.i
  %.113.sroa.13.0.i736.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i734.i.i ], [ %.113.sroa.13.1.i732.i.i, %B0.else.endif.endif.endif.i731.i.i ]
  %.201.i737.i.i = sub i64 %.113.sroa.13.0.i736.i.i, %.113.sroa.0.3.i726.i.i
  %.226.i738.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i726.i.i
  store i64 %.87.i716.i.i, ptr %.674.i, align 8, !noalias !177
  %.605.not155.i739.i.i = icmp sgt i64 %.201.i737.i.i, 0
  br i1 %.605.not155.i739.i.i, label %.802.endif.preheader.i.i, label %.802.if.i.i, !prof !15

B0.else.if.i749.i.i:                              ; preds = %.463.if.i.i
  br label %B0.else.endif.i721.i.i

B0.else.endif.i721.i.i:                           ; preds = %B0.else.if.i749.i.i, %.463.if.i.i
  %.113.sroa.0.1.i722.i.i = phi i64 [ 0, %B0.else.if.i749.i.i ], [ %.125.i719.i.i, %.463.if.i.i ]
  %.133.not.i723.i.i = icmp slt i64 %.125.i719.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i723.i.i, label %B0.else.endif.endif.i725.i.i, label %B0.else.endif.if.i724.i.i, !prof !7

B0.else.endif.if.i724.i.i:                        ; preds = %B0.else.endif.i721.i.i
  br label %B0.else.endif.endif.i725.i.i

B0.else.endif.endif.i725.i.i:                     ; preds = %B0.else.endif.if.i724.i.i, %B0.else.endif.i721.i.i
  %.113.sroa.0.3.i726.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i724.i.i ], [ %.113.sroa.0.1.i722.i.i, %B0.else.endif.i721.i.i ]
  %.140.i727.i.i = icmp slt i64 %.57.i715.i.i, -4
  %.141.i728.i.i = select i1 %.140.i727.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i729.i.i = add i64 %.141.i728.i.i, %.87.i716.i.i
  %.145.i730.i.i = icmp slt i64 %.142.i729.i.i, 0
  br i1 %.145.i730.i.i, label %B0.else.endif.endif.if.i748.i.i, label %B0.else.endif.endif.endif.i731.i.i, !prof !3

B0.else.endif.endif.if.i748.i.i:                  ; preds = %B0.else.endif.endif.i725.i.i
  br label %B0.else.endif.endif.endif.i731.i.i

B0.else.endif.endif.endif.i731.i.i:               ; preds = %B0.else.endif.endif.if.i748.i.i, %B0.else.endif.endif.i725.i.i
  %.113.sroa.13.1.i732.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i748.i.i ], [ %.142.i729.i.i, %B0.else.endif.endif.i725.i.i ]
  %.150.not.i733.i.i = icmp slt i64 %.142.i729.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i733.i.i, label %B0.endif.i735.i.i, label %B0.else.endif.endif.endif.if.i734.i.i, !prof !7

B0.else.endif.endif.endif.if.i734.i.i:            ; preds = %B0.else.endif.endif.endif.i731.i.i
  br label %B0.endif.i735.i.i

.802.endif.preheader.i.i:                         ; preds = %B0.endif.i735.i.i
  %129 = shl i64 %.201.i737.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i738.i.i, i8 -1, i64 %129, i1 false), !noalias !176
  %.57.i751.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !180
  br label %.802.if.i.i

.802.if.i.i:                                      ; preds = %.802.endif.preheader.i.i, %B0.endif.i735.i.i
  %.57.i751.i.i = phi i64 [ %.57.i751.i.pre.i, %.802.endif.preheader.i.i ], [ %.87.i716.i.i, %B0.endif.i735.i.i ]
  %.87.i752.i.i = add nsw i64 %.57.i751.i.i, 4
  %.123.i753.i.i = icmp slt i64 %.57.i751.i.i, 0
  %.124.i754.i.i = select i1 %.123.i753.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i755.i.i = add i64 %.124.i754.i.i, %.57.i751.i.i
  %.128.i756.i.i = icmp slt i64 %.125.i755.i.i, 0
  br i1 %.128.i756.i.i, label %B0.else.if.i783.i.i, label %B0.else.endif.i757.i.i, !prof !3

B0.endif.i771.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i770.i.i, %B0.else.endif.endif.endif.i767.i.i
  %.113.sroa.13.0.i772.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i770.i.i ], [ %.113.sroa.13.1.i768.i.i, %B0.else.endif.endif.endif.i767.i.i ]
  %.201.i773.i.i = sub i64 %.113.sroa.13.0.i772.i.i, %.113.sroa.0.3.i762.i.i
  %.226.i774.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i762.i.i
  store i64 %.87.i752.i.i, ptr %.674.i, align 8, !noalias !180
  %.606.not155.i.i6381.i = icmp sgt i64 %.201.i773.i.i, 0
  br i1 %.606.not155.i.i6381.i, label %.1141.endif.preheader.i.i, label %.1141.if.i.i, !prof !15

B0.else.if.i783.i.i:                              ; preds = %.802.if.i.i
  br label %B0.else.endif.i757.i.i

B0.else.endif.i757.i.i:                           ; preds = %B0.else.if.i783.i.i, %.802.if.i.i
  %.113.sroa.0.1.i758.i.i = phi i64 [ 0, %B0.else.if.i783.i.i ], [ %.125.i755.i.i, %.802.if.i.i ]
  %.133.not.i759.i.i = icmp slt i64 %.125.i755.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i759.i.i, label %B0.else.endif.endif.i761.i.i, label %B0.else.endif.if.i760.i.i, !prof !7

B0.else.endif.if.i760.i.i:                        ; preds = %B0.else.endif.i757.i.i
  br label %B0.else.endif.endif.i761.i.i

B0.else.endif.endif.i761.i.i:                     ; preds = %B0.else.endif.if.i760.i.i, %B0.else.endif.i757.i.i
  %.113.sroa.0.3.i762.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i760.i.i ], [ %.113.sroa.0.1.i758.i.i, %B0.else.endif.i757.i.i ]
  %.140.i763.i.i = icmp slt i64 %.57.i751.i.i, -4
  %.141.i764.i.i = select i1 %.140.i763.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i765.i.i = add i64 %.141.i764.i.i, %.87.i752.i.i
  %.145.i766.i.i = icmp slt i64 %.142.i765.i.i, 0
  br i1 %.145.i766.i.i, label %B0.else.endif.endif.if.i782.i.i, label %B0.else.endif.endif.endif.i767.i.i, !prof !3

B0.else.endif.endif.if.i782.i.i:                  ; preds = %B0.else.endif.endif.i761.i.i
  br label %B0.else.endif.endif.endif.i767.i.i

B0.else.endif.endif.endif.i767.i.i:               ; preds = %B0.else.endif.endif.if.i782.i.i, %B0.else.endif.endif.i761.i.i
  %.113.sroa.13.1.i768.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i782.i.i ], [ %.142.i765.i.i, %B0.else.endif.endif.i761.i.i ]
  %.150.not.i769.i.i = icmp slt i64 %.142.i765.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i769.i.i, label %B0.endif.i771.i.i, label %B0.else.endif.endif.endif.if.i770.i.i, !prof !7

B0.else.endif.endif.endif.if.i770.i.i:            ; preds = %B0.else.endif.endif.endif.i767.i.i
  br label %B0.endif.i771.i.i

.1141.endif.preheader.i.i:                        ; preds = %B0.endif.i771.i.i
  %130 = shl i64 %.201.i773.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i774.i.i, i8 0, i64 %130, i1 false), !noalias !180
  br label %.1141.endif.i.i

.1141.if.i.loopexit.i:                            ; preds = %.1141.endif.i.i
  %.57.i784.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !183
  br label %.1141.if.i.i

.1141.if.i.i:                                     ; preds = %.1141.if.i.loopexit.i, %B0.endif.i771.i.i
  %.57.i784.i.i = phi i64 [ %.57.i784.i.pre.i, %.1141.if.i.loopexit.i ], [ %.87.i752.i.i, %B0.endif.i771.i.i ]
  %.87.i785.i.i = add nsw i64 %.57.i784.i.i, 4
  %.123.i786.i.i = icmp slt i64 %.57.i784.i.i, 0
  %.124.i787.i.i = select i1 %.123.i786.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i788.i.i = add i64 %.124.i787.i.i, %.57.i784.i.i
  %.128.i789.i.i = icmp slt i64 %.125.i788.i.i, 0
  br i1 %.128.i789.i.i, label %B0.else.if.i818.i.i, label %B0.else.endif.i790.i.i, !prof !3

B0.endif.i804.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i803.i.i, %B0.else.endif.endif.endif.i800.i.i
  %.113.sroa.13.0.i805.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i803.i.i ], [ %.113.sroa.13.1.i801.i.i, %B0.else.endif.endif.endif.i800.i.i ]
  %.201.i806.i.i = sub i64 %.113.sroa.13.0.i805.i.i, %.113.sroa.0.3.i795.i.i
  %.226.i807.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i795.i.i
  store i64 %.87.i785.i.i, ptr %.674.i, align 8, !noalias !183
  %.605.not155.i808.i.i = icmp sgt i64 %.201.i806.i.i, 0
  br i1 %.605.not155.i808.i.i, label %.1480.endif.preheader.i.i, label %.1480.if.i.i, !prof !15

B0.else.if.i818.i.i:                              ; preds = %.1141.if.i.i
  br label %B0.else.endif.i790.i.i

B0.else.endif.i790.i.i:                           ; preds = %B0.else.if.i818.i.i, %.1141.if.i.i
  %.113.sroa.0.1.i791.i.i = phi i64 [ 0, %B0.else.if.i818.i.i ], [ %.125.i788.i.i, %.1141.if.i.i ]
  %.133.not.i792.i.i = icmp slt i64 %.125.i788.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i792.i.i, label %B0.else.endif.endif.i794.i.i, label %B0.else.endif.if.i793.i.i, !prof !7

B0.else.endif.if.i793.i.i:                        ; preds = %B0.else.endif.i790.i.i
  br label %B0.else.endif.endif.i794.i.i

B0.else.endif.endif.i794.i.i:                     ; preds = %B0.else.endif.if.i793.i.i, %B0.else.endif.i790.i.i
  %.113.sroa.0.3.i795.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i793.i.i ], [ %.113.sroa.0.1.i791.i.i, %B0.else.endif.i790.i.i ]
  %.140.i796.i.i = icmp slt i64 %.57.i784.i.i, -4
  %.141.i797.i.i = select i1 %.140.i796.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i798.i.i = add i64 %.141.i797.i.i, %.87.i785.i.i
  %.145.i799.i.i = icmp slt i64 %.142.i798.i.i, 0
  br i1 %.145.i799.i.i, label %B0.else.endif.endif.if.i817.i.i, label %B0.else.endif.endif.endif.i800.i.i, !prof !3

B0.else.endif.endif.if.i817.i.i:                  ; preds = %B0.else.endif.endif.i794.i.i
  br label %B0.else.endif.endif.endif.i800.i.i

B0.else.endif.endif.endif.i800.i.i:               ; preds = %B0.else.endif.endif.if.i817.i.i, %B0.else.endif.endif.i794.i.i
  %.113.sroa.13.1.i801.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i817.i.i ], [ %.142.i798.i.i, %B0.else.endif.endif.i794.i.i ]
  %.150.not.i802.i.i = icmp slt i64 %.142.i798.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i802.i.i, label %B0.endif.i804.i.i, label %B0.else.endif.endif.endif.if.i803.i.i, !prof !7

B0.else.endif.endif.endif.if.i803.i.i:            ; preds = %B0.else.endif.endif.endif.i800.i.i
  br label %B0.endif.i804.i.i

.1480.endif.preheader.i.i:                        ; preds = %B0.endif.i804.i.i
  %131 = shl i64 %.201.i806.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i807.i.i, i8 0, i64 %131, i1 false), !noalias !183
  br label %.1480.endif.i.i

.1141.endif.i.i:                                  ; preds = %.1141.endif.i.i, %.1141.endif.preheader.i.i
  %.1137.01184.i.i = phi i64 [ %.1182.i6388.i, %.1141.endif.i.i ], [ 0, %.1141.endif.preheader.i.i ]
  %.1177.i6387.i = getelementptr double, ptr %.226.i774.i.i, i64 %.1137.01184.i.i
  store double 1.000000e+300, ptr %.1177.i6387.i, align 8, !noalias !176
  %.1182.i6388.i = add nuw nsw i64 %.1137.01184.i.i, 1
  %exitcond.not.i6389.i = icmp eq i64 %.1182.i6388.i, %.201.i773.i.i
  br i1 %exitcond.not.i6389.i, label %.1141.if.i.loopexit.i, label %.1141.endif.i.i, !prof !62

.1480.if.i.loopexit.i:                            ; preds = %.1480.endif.i.i
  %.57.i820.i.pre.i = load i64, ptr %.674.i, align 8, !noalias !186
  br label %.1480.if.i.i

.1480.if.i.i:                                     ; preds = %.1480.if.i.loopexit.i, %B0.endif.i804.i.i
  %.57.i820.i.i = phi i64 [ %.57.i820.i.pre.i, %.1480.if.i.loopexit.i ], [ %.87.i785.i.i, %B0.endif.i804.i.i ]
  %.87.i821.i.i = add nsw i64 %.57.i820.i.i, 4
  %.123.i822.i.i = icmp slt i64 %.57.i820.i.i, 0
  %.124.i823.i.i = select i1 %.123.i822.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i824.i.i = add i64 %.124.i823.i.i, %.57.i820.i.i
  %.128.i825.i.i = icmp slt i64 %.125.i824.i.i, 0
  br i1 %.128.i825.i.i, label %B0.else.if.i854.i.i, label %B0.else.endif.i826.i.i, !prof !3

B0.endif.i840.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i839.i.i, %B0.else.endif.endif.endif.i836.i.i
  %.113.sroa.13.0.i841.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i839.i.i ], [ %.113.sroa.13.1.i837.i.i, %B0.else.endif.endif.endif.i836.i.i ]
  %.201.i842.i.i = sub i64 %.113.sroa.13.0.i841.i.i, %.113.sroa.0.3.i831.i.i
  %.226.i843.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i831.i.i
  store i64 %.87.i821.i.i, ptr %.674.i, align 8, !noalias !186
  %.606.not155.i844.i.i = icmp sgt i64 %.201.i842.i.i, 0
  br i1 %.606.not155.i844.i.i, label %.576.endif.preheader.i852.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i.i, !prof !15

.576.endif.preheader.i852.i.i:                    ; preds = %B0.endif.i840.i.i
  %132 = shl i64 %.201.i842.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i843.i.i, i8 0, i64 %132, i1 false), !noalias !186
  %.57.i856.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !189
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i.i

B0.else.if.i854.i.i:                              ; preds = %.1480.if.i.i
  br label %B0.else.endif.i826.i.i

B0.else.endif.i826.i.i:                           ; preds = %B0.else.if.i854.i.i, %.1480.if.i.i
  %.113.sroa.0.1.i827.i.i = phi i64 [ 0, %B0.else.if.i854.i.i ], [ %.125.i824.i.i, %.1480.if.i.i ]
  %.133.not.i828.i.i = icmp slt i64 %.125.i824.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i828.i.i, label %B0.else.endif.endif.i830.i.i, label %B0.else.endif.if.i829.i.i, !prof !7

B0.else.endif.if.i829.i.i:                        ; preds = %B0.else.endif.i826.i.i
  br label %B0.else.endif.endif.i830.i.i

B0.else.endif.endif.i830.i.i:                     ; preds = %B0.else.endif.if.i829.i.i, %B0.else.endif.i826.i.i
  %.113.sroa.0.3.i831.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i829.i.i ], [ %.113.sroa.0.1.i827.i.i, %B0.else.endif.i826.i.i ]
  %.140.i832.i.i = icmp slt i64 %.57.i820.i.i, -4
  %.141.i833.i.i = select i1 %.140.i832.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i834.i.i = add i64 %.141.i833.i.i, %.87.i821.i.i
  %.145.i835.i.i = icmp slt i64 %.142.i834.i.i, 0
  br i1 %.145.i835.i.i, label %B0.else.endif.endif.if.i853.i.i, label %B0.else.endif.endif.endif.i836.i.i, !prof !3

B0.else.endif.endif.if.i853.i.i:                  ; preds = %B0.else.endif.endif.i830.i.i
  br label %B0.else.endif.endif.endif.i836.i.i

B0.else.endif.endif.endif.i836.i.i:               ; preds = %B0.else.endif.endif.if.i853.i.i, %B0.else.endif.endif.i830.i.i
  %.113.sroa.13.1.i837.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i853.i.i ], [ %.142.i834.i.i, %B0.else.endif.endif.i830.i.i ]
  %.150.not.i838.i.i = icmp slt i64 %.142.i834.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i838.i.i, label %B0.endif.i840.i.i, label %B0.else.endif.endif.endif.if.i839.i.i, !prof !7

B0.else.endif.endif.endif.if.i839.i.i:            ; preds = %B0.else.endif.endif.endif.i836.i.i
  br label %B0.endif.i840.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i.i: ; preds = %.576.endif.preheader.i852.i.i, %B0.endif.i840.i.i
  %.57.i856.i.i = phi i64 [ %.87.i821.i.i, %B0.endif.i840.i.i ], [ %.57.i856.pre.i.i, %.576.endif.preheader.i852.i.i ]
  %.87.i857.i.i = add nsw i64 %.57.i856.i.i, 20
  %.123.i858.i.i = icmp slt i64 %.57.i856.i.i, 0
  %.124.i859.i.i = select i1 %.123.i858.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i860.i.i = add i64 %.124.i859.i.i, %.57.i856.i.i
  %.128.i861.i.i = icmp slt i64 %.125.i860.i.i, 0
  br i1 %.128.i861.i.i, label %B0.else.if.i890.i.i, label %B0.else.endif.i862.i.i, !prof !3

B0.endif.i876.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i875.i.i, %B0.else.endif.endif.endif.i872.i.i
  %.113.sroa.13.0.i877.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i875.i.i ], [ %.113.sroa.13.1.i873.i.i, %B0.else.endif.endif.endif.i872.i.i ]
  %.201.i878.i.i = sub i64 %.113.sroa.13.0.i877.i.i, %.113.sroa.0.3.i867.i.i
  %.226.i879.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i867.i.i
  store i64 %.87.i857.i.i, ptr %.674.i, align 8, !noalias !189
  %.606.not155.i880.i.i = icmp sgt i64 %.201.i878.i.i, 0
  br i1 %.606.not155.i880.i.i, label %.576.endif.preheader.i888.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6382.i, !prof !15

.576.endif.preheader.i888.i.i:                    ; preds = %B0.endif.i876.i.i
  %133 = shl i64 %.201.i878.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i879.i.i, i8 0, i64 %133, i1 false), !noalias !189
  %.57.i891.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !192
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6382.i

B0.else.if.i890.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i.i
  br label %B0.else.endif.i862.i.i

B0.else.endif.i862.i.i:                           ; preds = %B0.else.if.i890.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i.i
  %.113.sroa.0.1.i863.i.i = phi i64 [ 0, %B0.else.if.i890.i.i ], [ %.125.i860.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i.i ]
  %.133.not.i864.i.i = icmp slt i64 %.125.i860.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i864.i.i, label %B0.else.endif.endif.i866.i.i, label %B0.else.endif.if.i865.i.i, !prof !7

B0.else.endif.if.i865.i.i:                        ; preds = %B0.else.endif.i862.i.i
  br label %B0.else.endif.endif.i866.i.i

B0.else.endif.endif.i866.i.i:                     ; preds = %B0.else.endif.if.i865.i.i, %B0.else.endif.i862.i.i
  %.113.sroa.0.3.i867.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i865.i.i ], [ %.113.sroa.0.1.i863.i.i, %B0.else.endif.i862.i.i ]
  %.140.i868.i.i = icmp slt i64 %.57.i856.i.i, -20
  %.141.i869.i.i = select i1 %.140.i868.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i870.i.i = add i64 %.141.i869.i.i, %.87.i857.i.i
  %.145.i871.i.i = icmp slt i64 %.142.i870.i.i, 0
  br i1 %.145.i871.i.i, label %B0.else.endif.endif.if.i889.i.i, label %B0.else.endif.endif.endif.i872.i.i, !prof !3

B0.else.endif.endif.if.i889.i.i:                  ; preds = %B0.else.endif.endif.i866.i.i
  br label %B0.else.endif.endif.endif.i872.i.i

B0.else.endif.endif.endif.i872.i.i:               ; preds = %B0.else.endif.endif.if.i889.i.i, %B0.else.endif.endif.i866.i.i
  %.113.sroa.13.1.i873.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i889.i.i ], [ %.142.i870.i.i, %B0.else.endif.endif.i866.i.i ]
  %.150.not.i874.i.i = icmp slt i64 %.142.i870.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i874.i.i, label %B0.endif.i876.i.i, label %B0.else.endif.endif.endif.if.i875.i.i, !prof !7

B0.else.endif.endif.endif.if.i875.i.i:            ; preds = %B0.else.endif.endif.endif.i872.i.i
  br label %B0.endif.i876.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6382.i: ; preds = %.576.endif.preheader.i888.i.i, %B0.endif.i876.i.i
  %.57.i891.i.i = phi i64 [ %.87.i857.i.i, %B0.endif.i876.i.i ], [ %.57.i891.pre.i.i, %.576.endif.preheader.i888.i.i ]
  %.87.i892.i.i = add nsw i64 %.57.i891.i.i, 4
  %.123.i893.i.i = icmp slt i64 %.57.i891.i.i, 0
  %.124.i894.i.i = select i1 %.123.i893.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i895.i.i = add i64 %.124.i894.i.i, %.57.i891.i.i
  %.128.i896.i.i = icmp slt i64 %.125.i895.i.i, 0
  br i1 %.128.i896.i.i, label %B0.else.if.i925.i.i, label %B0.else.endif.i897.i.i, !prof !3

B0.endif.i911.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i910.i.i, %B0.else.endif.endif.endif.i907.i.i
  %.113.sroa.13.0.i912.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i910.i.i ], [ %.113.sroa.13.1.i908.i.i, %B0.else.endif.endif.endif.i907.i.i ]
  %.201.i913.i.i = sub i64 %.113.sroa.13.0.i912.i.i, %.113.sroa.0.3.i902.i.i
  %.226.i914.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i902.i.i
  store i64 %.87.i892.i.i, ptr %.674.i, align 8, !noalias !192
  %.606.not155.i915.i.i = icmp sgt i64 %.201.i913.i.i, 0
  br i1 %.606.not155.i915.i.i, label %.576.endif.preheader.i923.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i.i, !prof !15

.576.endif.preheader.i923.i.i:                    ; preds = %B0.endif.i911.i.i
  %134 = shl i64 %.201.i913.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i914.i.i, i8 0, i64 %134, i1 false), !noalias !192
  %.57.i927.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !195
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i.i

B0.else.if.i925.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6382.i
  br label %B0.else.endif.i897.i.i

B0.else.endif.i897.i.i:                           ; preds = %B0.else.if.i925.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6382.i
  %.113.sroa.0.1.i898.i.i = phi i64 [ 0, %B0.else.if.i925.i.i ], [ %.125.i895.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6382.i ]
  %.133.not.i899.i.i = icmp slt i64 %.125.i895.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i899.i.i, label %B0.else.endif.endif.i901.i.i, label %B0.else.endif.if.i900.i.i, !prof !7

B0.else.endif.if.i900.i.i:                        ; preds = %B0.else.endif.i897.i.i
  br label %B0.else.endif.endif.i901.i.i

B0.else.endif.endif.i901.i.i:                     ; preds = %B0.else.endif.if.i900.i.i, %B0.else.endif.i897.i.i
  %.113.sroa.0.3.i902.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i900.i.i ], [ %.113.sroa.0.1.i898.i.i, %B0.else.endif.i897.i.i ]
  %.140.i903.i.i = icmp slt i64 %.57.i891.i.i, -4
  %.141.i904.i.i = select i1 %.140.i903.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i905.i.i = add i64 %.141.i904.i.i, %.87.i892.i.i
  %.145.i906.i.i = icmp slt i64 %.142.i905.i.i, 0
  br i1 %.145.i906.i.i, label %B0.else.endif.endif.if.i924.i.i, label %B0.else.endif.endif.endif.i907.i.i, !prof !3

B0.else.endif.endif.if.i924.i.i:                  ; preds = %B0.else.endif.endif.i901.i.i
  br label %B0.else.endif.endif.endif.i907.i.i

B0.else.endif.endif.endif.i907.i.i:               ; preds = %B0.else.endif.endif.if.i924.i.i, %B0.else.endif.endif.i901.i.i
  %.113.sroa.13.1.i908.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i924.i.i ], [ %.142.i905.i.i, %B0.else.endif.endif.i901.i.i ]
  %.150.not.i909.i.i = icmp slt i64 %.142.i905.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i909.i.i, label %B0.endif.i911.i.i, label %B0.else.endif.endif.endif.if.i910.i.i, !prof !7

B0.else.endif.endif.endif.if.i910.i.i:            ; preds = %B0.else.endif.endif.endif.i907.i.i
  br label %B0.endif.i911.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i.i: ; preds = %.576.endif.preheader.i923.i.i, %B0.endif.i911.i.i
  %.57.i927.i.i = phi i64 [ %.87.i892.i.i, %B0.endif.i911.i.i ], [ %.57.i927.pre.i.i, %.576.endif.preheader.i923.i.i ]
  %.87.i928.i.i = add nsw i64 %.57.i927.i.i, 8
  %.123.i929.i.i = icmp slt i64 %.57.i927.i.i, 0
  %.124.i930.i.i = select i1 %.123.i929.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i931.i.i = add i64 %.124.i930.i.i, %.57.i927.i.i
  %.128.i932.i.i = icmp slt i64 %.125.i931.i.i, 0
  br i1 %.128.i932.i.i, label %B0.else.if.i961.i.i, label %B0.else.endif.i933.i.i, !prof !3

B0.endif.i947.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i946.i.i, %B0.else.endif.endif.endif.i943.i.i
  %.113.sroa.13.0.i948.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i946.i.i ], [ %.113.sroa.13.1.i944.i.i, %B0.else.endif.endif.endif.i943.i.i ]
  %.201.i949.i.i = sub i64 %.113.sroa.13.0.i948.i.i, %.113.sroa.0.3.i938.i.i
  %.226.i950.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i938.i.i
  store i64 %.87.i928.i.i, ptr %.674.i, align 8, !noalias !195
  %.606.not155.i951.i.i = icmp sgt i64 %.201.i949.i.i, 0
  br i1 %.606.not155.i951.i.i, label %.576.endif.preheader.i959.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i.i, !prof !15

.576.endif.preheader.i959.i.i:                    ; preds = %B0.endif.i947.i.i
  %135 = shl i64 %.201.i949.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i950.i.i, i8 0, i64 %135, i1 false), !noalias !195
  %.57.i963.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !198
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i.i

B0.else.if.i961.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i.i
  br label %B0.else.endif.i933.i.i

B0.else.endif.i933.i.i:                           ; preds = %B0.else.if.i961.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i.i
  %.113.sroa.0.1.i934.i.i = phi i64 [ 0, %B0.else.if.i961.i.i ], [ %.125.i931.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i.i ]
  %.133.not.i935.i.i = icmp slt i64 %.125.i931.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i935.i.i, label %B0.else.endif.endif.i937.i.i, label %B0.else.endif.if.i936.i.i, !prof !7

B0.else.endif.if.i936.i.i:                        ; preds = %B0.else.endif.i933.i.i
  br label %B0.else.endif.endif.i937.i.i

B0.else.endif.endif.i937.i.i:                     ; preds = %B0.else.endif.if.i936.i.i, %B0.else.endif.i933.i.i
  %.113.sroa.0.3.i938.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i936.i.i ], [ %.113.sroa.0.1.i934.i.i, %B0.else.endif.i933.i.i ]
  %.140.i939.i.i = icmp slt i64 %.57.i927.i.i, -8
  %.141.i940.i.i = select i1 %.140.i939.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i941.i.i = add i64 %.141.i940.i.i, %.87.i928.i.i
  %.145.i942.i.i = icmp slt i64 %.142.i941.i.i, 0
  br i1 %.145.i942.i.i, label %B0.else.endif.endif.if.i960.i.i, label %B0.else.endif.endif.endif.i943.i.i, !prof !3

B0.else.endif.endif.if.i960.i.i:                  ; preds = %B0.else.endif.endif.i937.i.i
  br label %B0.else.endif.endif.endif.i943.i.i

B0.else.endif.endif.endif.i943.i.i:               ; preds = %B0.else.endif.endif.if.i960.i.i, %B0.else.endif.endif.i937.i.i
  %.113.sroa.13.1.i944.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i960.i.i ], [ %.142.i941.i.i, %B0.else.endif.endif.i937.i.i ]
  %.150.not.i945.i.i = icmp slt i64 %.142.i941.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i945.i.i, label %B0.endif.i947.i.i, label %B0.else.endif.endif.endif.if.i946.i.i, !prof !7

B0.else.endif.endif.endif.if.i946.i.i:            ; preds = %B0.else.endif.endif.endif.i943.i.i
  br label %B0.endif.i947.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i.i: ; preds = %.576.endif.preheader.i959.i.i, %B0.endif.i947.i.i
  %.57.i963.i.i = phi i64 [ %.87.i928.i.i, %B0.endif.i947.i.i ], [ %.57.i963.pre.i.i, %.576.endif.preheader.i959.i.i ]
  %.87.i964.i.i = add nsw i64 %.57.i963.i.i, 24
  %.123.i965.i.i = icmp slt i64 %.57.i963.i.i, 0
  %.124.i966.i.i = select i1 %.123.i965.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i967.i.i = add i64 %.124.i966.i.i, %.57.i963.i.i
  %.128.i968.i.i = icmp slt i64 %.125.i967.i.i, 0
  br i1 %.128.i968.i.i, label %B0.else.if.i997.i.i, label %B0.else.endif.i969.i.i, !prof !3

B0.endif.i983.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i982.i.i, %B0.else.endif.endif.endif.i979.i.i
  %.113.sroa.13.0.i984.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i982.i.i ], [ %.113.sroa.13.1.i980.i.i, %B0.else.endif.endif.endif.i979.i.i ]
  %.201.i985.i.i = sub i64 %.113.sroa.13.0.i984.i.i, %.113.sroa.0.3.i974.i.i
  %.226.i986.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i974.i.i
  store i64 %.87.i964.i.i, ptr %.674.i, align 8, !noalias !198
  %.605.not155.i987.i.i = icmp sgt i64 %.201.i985.i.i, 0
  br i1 %.605.not155.i987.i.i, label %.575.endif.preheader.i995.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6383.i, !prof !15

.575.endif.preheader.i995.i.i:                    ; preds = %B0.endif.i983.i.i
  %136 = shl i64 %.201.i985.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i986.i.i, i8 0, i64 %136, i1 false), !noalias !198
  %.57.i998.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !201
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6383.i

B0.else.if.i997.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i.i
  br label %B0.else.endif.i969.i.i

B0.else.endif.i969.i.i:                           ; preds = %B0.else.if.i997.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i.i
  %.113.sroa.0.1.i970.i.i = phi i64 [ 0, %B0.else.if.i997.i.i ], [ %.125.i967.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i.i ]
  %.133.not.i971.i.i = icmp slt i64 %.125.i967.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i971.i.i, label %B0.else.endif.endif.i973.i.i, label %B0.else.endif.if.i972.i.i, !prof !7

B0.else.endif.if.i972.i.i:                        ; preds = %B0.else.endif.i969.i.i
  br label %B0.else.endif.endif.i973.i.i

B0.else.endif.endif.i973.i.i:                     ; preds = %B0.else.endif.if.i972.i.i, %B0.else.endif.i969.i.i
  %.113.sroa.0.3.i974.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i972.i.i ], [ %.113.sroa.0.1.i970.i.i, %B0.else.endif.i969.i.i ]
  %.140.i975.i.i = icmp slt i64 %.57.i963.i.i, -24
  %.141.i976.i.i = select i1 %.140.i975.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i977.i.i = add i64 %.141.i976.i.i, %.87.i964.i.i
  %.145.i978.i.i = icmp slt i64 %.142.i977.i.i, 0
  br i1 %.145.i978.i.i, label %B0.else.endif.endif.if.i996.i.i, label %B0.else.endif.endif.endif.i979.i.i, !prof !3

B0.else.endif.endif.if.i996.i.i:                  ; preds = %B0.else.endif.endif.i973.i.i
  br label %B0.else.endif.endif.endif.i979.i.i

B0.else.endif.endif.endif.i979.i.i:               ; preds = %B0.else.endif.endif.if.i996.i.i, %B0.else.endif.endif.i973.i.i
  %.113.sroa.13.1.i980.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i996.i.i ], [ %.142.i977.i.i, %B0.else.endif.endif.i973.i.i ]
  %.150.not.i981.i.i = icmp slt i64 %.142.i977.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i981.i.i, label %B0.endif.i983.i.i, label %B0.else.endif.endif.endif.if.i982.i.i, !prof !7

B0.else.endif.endif.endif.if.i982.i.i:            ; preds = %B0.else.endif.endif.endif.i979.i.i
  br label %B0.endif.i983.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6383.i: ; preds = %.575.endif.preheader.i995.i.i, %B0.endif.i983.i.i
  %.57.i998.i.i = phi i64 [ %.87.i964.i.i, %B0.endif.i983.i.i ], [ %.57.i998.pre.i.i, %.575.endif.preheader.i995.i.i ]
  %.87.i999.i.i = add nsw i64 %.57.i998.i.i, 4
  %.123.i1000.i.i = icmp slt i64 %.57.i998.i.i, 0
  %.124.i1001.i.i = select i1 %.123.i1000.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1002.i.i = add i64 %.124.i1001.i.i, %.57.i998.i.i
  %.128.i1003.i.i = icmp slt i64 %.125.i1002.i.i, 0
  br i1 %.128.i1003.i.i, label %B0.else.if.i1032.i.i, label %B0.else.endif.i1004.i.i, !prof !3

B0.endif.i1018.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1017.i.i, %B0.else.endif.endif.endif.i1014.i.i
  %.113.sroa.13.0.i1019.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1017.i.i ], [ %.113.sroa.13.1.i1015.i.i, %B0.else.endif.endif.endif.i1014.i.i ]
  %.201.i1020.i.i = sub i64 %.113.sroa.13.0.i1019.i.i, %.113.sroa.0.3.i1009.i.i
  %.226.i1021.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1009.i.i
  store i64 %.87.i999.i.i, ptr %.674.i, align 8, !noalias !201
  %.606.not155.i1022.i.i = icmp sgt i64 %.201.i1020.i.i, 0
  br i1 %.606.not155.i1022.i.i, label %.576.endif.preheader.i1030.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i.i, !prof !15

.576.endif.preheader.i1030.i.i:                   ; preds = %B0.endif.i1018.i.i
  %137 = shl i64 %.201.i1020.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1021.i.i, i8 0, i64 %137, i1 false), !noalias !201
  %.57.i1034.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !204
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i.i

B0.else.if.i1032.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6383.i
  br label %B0.else.endif.i1004.i.i

B0.else.endif.i1004.i.i:                          ; preds = %B0.else.if.i1032.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6383.i
  %.113.sroa.0.1.i1005.i.i = phi i64 [ 0, %B0.else.if.i1032.i.i ], [ %.125.i1002.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6383.i ]
  %.133.not.i1006.i.i = icmp slt i64 %.125.i1002.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1006.i.i, label %B0.else.endif.endif.i1008.i.i, label %B0.else.endif.if.i1007.i.i, !prof !7

B0.else.endif.if.i1007.i.i:                       ; preds = %B0.else.endif.i1004.i.i
  br label %B0.else.endif.endif.i1008.i.i

B0.else.endif.endif.i1008.i.i:                    ; preds = %B0.else.endif.if.i1007.i.i, %B0.else.endif.i1004.i.i
  %.113.sroa.0.3.i1009.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1007.i.i ], [ %.113.sroa.0.1.i1005.i.i, %B0.else.endif.i1004.i.i ]
  %.140.i1010.i.i = icmp slt i64 %.57.i998.i.i, -4
  %.141.i1011.i.i = select i1 %.140.i1010.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1012.i.i = add i64 %.141.i1011.i.i, %.87.i999.i.i
  %.145.i1013.i.i = icmp slt i64 %.142.i1012.i.i, 0
  br i1 %.145.i1013.i.i, label %B0.else.endif.endif.if.i1031.i.i, label %B0.else.endif.endif.endif.i1014.i.i, !prof !3

B0.else.endif.endif.if.i1031.i.i:                 ; preds = %B0.else.endif.endif.i1008.i.i
  br label %B0.else.endif.endif.endif.i1014.i.i

B0.else.endif.endif.endif.i1014.i.i:              ; preds = %B0.else.endif.endif.if.i1031.i.i, %B0.else.endif.endif.i1008.i.i
  %.113.sroa.13.1.i1015.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1031.i.i ], [ %.142.i1012.i.i, %B0.else.endif.endif.i1008.i.i ]
  %.150.not.i1016.i.i = icmp slt i64 %.142.i1012.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1016.i.i, label %B0.endif.i1018.i.i, label %B0.else.endif.endif.endif.if.i1017.i.i, !prof !7

B0.else.endif.endif.endif.if.i1017.i.i:           ; preds = %B0.else.endif.endif.endif.i1014.i.i
  br label %B0.endif.i1018.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i.i: ; preds = %.576.endif.preheader.i1030.i.i, %B0.endif.i1018.i.i
  %.57.i1034.i.i = phi i64 [ %.87.i999.i.i, %B0.endif.i1018.i.i ], [ %.57.i1034.pre.i.i, %.576.endif.preheader.i1030.i.i ]
  %.5.i.i6384.i = fptosi double %.521.fca.26.load.i to i64
  %.1797.i.i = shl nsw i64 %.5.i.i6384.i, 2
  %.87.i1035.i.i = add nsw i64 %.57.i1034.i.i, %.1797.i.i
  %.123.i1036.i.i = icmp slt i64 %.57.i1034.i.i, 0
  %.124.i1037.i.i = select i1 %.123.i1036.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1038.i.i = add i64 %.124.i1037.i.i, %.57.i1034.i.i
  %.128.i1039.i.i = icmp slt i64 %.125.i1038.i.i, 0
  br i1 %.128.i1039.i.i, label %B0.else.if.i1068.i.i, label %B0.else.endif.i1040.i.i, !prof !3

B0.endif.i1054.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1053.i.i, %B0.else.endif.endif.endif.i1050.i.i
  %.113.sroa.13.0.i1055.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1053.i.i ], [ %.113.sroa.13.1.i1051.i.i, %B0.else.endif.endif.endif.i1050.i.i ]
  %.201.i1056.i.i = sub i64 %.113.sroa.13.0.i1055.i.i, %.113.sroa.0.3.i1045.i.i
  %.226.i1057.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1045.i.i
  store i64 %.87.i1035.i.i, ptr %.674.i, align 8, !noalias !204
  %.606.not155.i1058.i.i = icmp sgt i64 %.201.i1056.i.i, 0
  br i1 %.606.not155.i1058.i.i, label %.576.endif.preheader.i1066.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i.i, !prof !15

.576.endif.preheader.i1066.i.i:                   ; preds = %B0.endif.i1054.i.i
  %138 = shl i64 %.201.i1056.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1057.i.i, i8 0, i64 %138, i1 false), !noalias !204
  %.57.i1070.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !207
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i.i

B0.else.if.i1068.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i.i
  br label %B0.else.endif.i1040.i.i

B0.else.endif.i1040.i.i:                          ; preds = %B0.else.if.i1068.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i.i
  %.113.sroa.0.1.i1041.i.i = phi i64 [ 0, %B0.else.if.i1068.i.i ], [ %.125.i1038.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i.i ]
  %.133.not.i1042.i.i = icmp slt i64 %.125.i1038.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1042.i.i, label %B0.else.endif.endif.i1044.i.i, label %B0.else.endif.if.i1043.i.i, !prof !7

B0.else.endif.if.i1043.i.i:                       ; preds = %B0.else.endif.i1040.i.i
  br label %B0.else.endif.endif.i1044.i.i

B0.else.endif.endif.i1044.i.i:                    ; preds = %B0.else.endif.if.i1043.i.i, %B0.else.endif.i1040.i.i
  %.113.sroa.0.3.i1045.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1043.i.i ], [ %.113.sroa.0.1.i1041.i.i, %B0.else.endif.i1040.i.i ]
  %.140.i1046.i.i = icmp slt i64 %.87.i1035.i.i, 0
  %.141.i1047.i.i = select i1 %.140.i1046.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1048.i.i = add i64 %.141.i1047.i.i, %.87.i1035.i.i
  %.145.i1049.i.i = icmp slt i64 %.142.i1048.i.i, 0
  br i1 %.145.i1049.i.i, label %B0.else.endif.endif.if.i1067.i.i, label %B0.else.endif.endif.endif.i1050.i.i, !prof !3

B0.else.endif.endif.if.i1067.i.i:                 ; preds = %B0.else.endif.endif.i1044.i.i
  br label %B0.else.endif.endif.endif.i1050.i.i

B0.else.endif.endif.endif.i1050.i.i:              ; preds = %B0.else.endif.endif.if.i1067.i.i, %B0.else.endif.endif.i1044.i.i
  %.113.sroa.13.1.i1051.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1067.i.i ], [ %.142.i1048.i.i, %B0.else.endif.endif.i1044.i.i ]
  %.150.not.i1052.i.i = icmp slt i64 %.142.i1048.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1052.i.i, label %B0.endif.i1054.i.i, label %B0.else.endif.endif.endif.if.i1053.i.i, !prof !7

B0.else.endif.endif.endif.if.i1053.i.i:           ; preds = %B0.else.endif.endif.endif.i1050.i.i
  br label %B0.endif.i1054.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i.i: ; preds = %.576.endif.preheader.i1066.i.i, %B0.endif.i1054.i.i
  %.57.i1070.i.i = phi i64 [ %.87.i1035.i.i, %B0.endif.i1054.i.i ], [ %.57.i1070.pre.i.i, %.576.endif.preheader.i1066.i.i ]
  %.87.i1071.i.i = add nsw i64 %.57.i1070.i.i, 4
  %.123.i1072.i.i = icmp slt i64 %.57.i1070.i.i, 0
  %.124.i1073.i.i = select i1 %.123.i1072.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1074.i.i = add i64 %.124.i1073.i.i, %.57.i1070.i.i
  %.128.i1075.i.i = icmp slt i64 %.125.i1074.i.i, 0
  br i1 %.128.i1075.i.i, label %B0.else.if.i1104.i.i, label %B0.else.endif.i1076.i.i, !prof !3

B0.endif.i1090.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1089.i.i, %B0.else.endif.endif.endif.i1086.i.i
  %.113.sroa.13.0.i1091.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1089.i.i ], [ %.113.sroa.13.1.i1087.i.i, %B0.else.endif.endif.endif.i1086.i.i ]
  %.201.i1092.i.i = sub i64 %.113.sroa.13.0.i1091.i.i, %.113.sroa.0.3.i1081.i.i
  %.226.i1093.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1081.i.i
  store i64 %.87.i1071.i.i, ptr %.674.i, align 8, !noalias !207
  %.605.not155.i1094.i.i = icmp sgt i64 %.201.i1092.i.i, 0
  br i1 %.605.not155.i1094.i.i, label %.575.endif.preheader.i1102.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i.i, !prof !15

.575.endif.preheader.i1102.i.i:                   ; preds = %B0.endif.i1090.i.i
  %139 = shl i64 %.201.i1092.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1093.i.i, i8 0, i64 %139, i1 false), !noalias !207
  %.57.i1107.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !210
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i.i

B0.else.if.i1104.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i.i
  br label %B0.else.endif.i1076.i.i

B0.else.endif.i1076.i.i:                          ; preds = %B0.else.if.i1104.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i.i
  %.113.sroa.0.1.i1077.i.i = phi i64 [ 0, %B0.else.if.i1104.i.i ], [ %.125.i1074.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i.i ]
  %.133.not.i1078.i.i = icmp slt i64 %.125.i1074.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1078.i.i, label %B0.else.endif.endif.i1080.i.i, label %B0.else.endif.if.i1079.i.i, !prof !7

B0.else.endif.if.i1079.i.i:                       ; preds = %B0.else.endif.i1076.i.i
  br label %B0.else.endif.endif.i1080.i.i

B0.else.endif.endif.i1080.i.i:                    ; preds = %B0.else.endif.if.i1079.i.i, %B0.else.endif.i1076.i.i
  %.113.sroa.0.3.i1081.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1079.i.i ], [ %.113.sroa.0.1.i1077.i.i, %B0.else.endif.i1076.i.i ]
  %.140.i1082.i.i = icmp slt i64 %.57.i1070.i.i, -4
  %.141.i1083.i.i = select i1 %.140.i1082.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1084.i.i = add i64 %.141.i1083.i.i, %.87.i1071.i.i
  %.145.i1085.i.i = icmp slt i64 %.142.i1084.i.i, 0
  br i1 %.145.i1085.i.i, label %B0.else.endif.endif.if.i1103.i.i, label %B0.else.endif.endif.endif.i1086.i.i, !prof !3

B0.else.endif.endif.if.i1103.i.i:                 ; preds = %B0.else.endif.endif.i1080.i.i
  br label %B0.else.endif.endif.endif.i1086.i.i

B0.else.endif.endif.endif.i1086.i.i:              ; preds = %B0.else.endif.endif.if.i1103.i.i, %B0.else.endif.endif.i1080.i.i
  %.113.sroa.13.1.i1087.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1103.i.i ], [ %.142.i1084.i.i, %B0.else.endif.endif.i1080.i.i ]
  %.150.not.i1088.i.i = icmp slt i64 %.142.i1084.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1088.i.i, label %B0.endif.i1090.i.i, label %B0.else.endif.endif.endif.if.i1089.i.i, !prof !7

B0.else.endif.endif.endif.if.i1089.i.i:           ; preds = %B0.else.endif.endif.endif.i1086.i.i
  br label %B0.endif.i1090.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i.i: ; preds = %.575.endif.preheader.i1102.i.i, %B0.endif.i1090.i.i
  %.57.i1107.i.i = phi i64 [ %.87.i1071.i.i, %B0.endif.i1090.i.i ], [ %.57.i1107.pre.i.i, %.575.endif.preheader.i1102.i.i ]
  %.5.i1106.i.i = fptosi double %.521.fca.28.load.i to i64
  %.1946.i.i = shl nsw i64 %.5.i1106.i.i, 2
  %.87.i1108.i.i = add nsw i64 %.57.i1107.i.i, %.1946.i.i
  %.123.i1109.i.i = icmp slt i64 %.57.i1107.i.i, 0
  %.124.i1110.i.i = select i1 %.123.i1109.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1111.i.i = add i64 %.124.i1110.i.i, %.57.i1107.i.i
  %.128.i1112.i.i = icmp slt i64 %.125.i1111.i.i, 0
  br i1 %.128.i1112.i.i, label %B0.else.if.i1141.i.i, label %B0.else.endif.i1113.i.i, !prof !3

B0.endif.i1127.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1126.i.i, %B0.else.endif.endif.endif.i1123.i.i
  %.113.sroa.13.0.i1128.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1126.i.i ], [ %.113.sroa.13.1.i1124.i.i, %B0.else.endif.endif.endif.i1123.i.i ]
  %.201.i1129.i.i = sub i64 %.113.sroa.13.0.i1128.i.i, %.113.sroa.0.3.i1118.i.i
  %.226.i1130.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1118.i.i
  store i64 %.87.i1108.i.i, ptr %.674.i, align 8, !noalias !210
  %.606.not155.i1131.i.i = icmp sgt i64 %.201.i1129.i.i, 0
  br i1 %.606.not155.i1131.i.i, label %.576.endif.preheader.i1139.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i.i, !prof !15

.576.endif.preheader.i1139.i.i:                   ; preds = %B0.endif.i1127.i.i
  %140 = shl i64 %.201.i1129.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1130.i.i, i8 0, i64 %140, i1 false), !noalias !210
  %.57.i1143.pre.i.i = load i64, ptr %.674.i, align 8, !noalias !213
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i.i

B0.else.if.i1141.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i.i
  br label %B0.else.endif.i1113.i.i

B0.else.endif.i1113.i.i:                          ; preds = %B0.else.if.i1141.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i.i
  %.113.sroa.0.1.i1114.i.i = phi i64 [ 0, %B0.else.if.i1141.i.i ], [ %.125.i1111.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i.i ]
  %.133.not.i1115.i.i = icmp slt i64 %.125.i1111.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1115.i.i, label %B0.else.endif.endif.i1117.i.i, label %B0.else.endif.if.i1116.i.i, !prof !7

B0.else.endif.if.i1116.i.i:                       ; preds = %B0.else.endif.i1113.i.i
  br label %B0.else.endif.endif.i1117.i.i

B0.else.endif.endif.i1117.i.i:                    ; preds = %B0.else.endif.if.i1116.i.i, %B0.else.endif.i1113.i.i
  %.113.sroa.0.3.i1118.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1116.i.i ], [ %.113.sroa.0.1.i1114.i.i, %B0.else.endif.i1113.i.i ]
  %.140.i1119.i.i = icmp slt i64 %.87.i1108.i.i, 0
  %.141.i1120.i.i = select i1 %.140.i1119.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1121.i.i = add i64 %.141.i1120.i.i, %.87.i1108.i.i
  %.145.i1122.i.i = icmp slt i64 %.142.i1121.i.i, 0
  br i1 %.145.i1122.i.i, label %B0.else.endif.endif.if.i1140.i.i, label %B0.else.endif.endif.endif.i1123.i.i, !prof !3

B0.else.endif.endif.if.i1140.i.i:                 ; preds = %B0.else.endif.endif.i1117.i.i
  br label %B0.else.endif.endif.endif.i1123.i.i

B0.else.endif.endif.endif.i1123.i.i:              ; preds = %B0.else.endif.endif.if.i1140.i.i, %B0.else.endif.endif.i1117.i.i
  %.113.sroa.13.1.i1124.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1140.i.i ], [ %.142.i1121.i.i, %B0.else.endif.endif.i1117.i.i ]
  %.150.not.i1125.i.i = icmp slt i64 %.142.i1121.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1125.i.i, label %B0.endif.i1127.i.i, label %B0.else.endif.endif.endif.if.i1126.i.i, !prof !7

B0.else.endif.endif.endif.if.i1126.i.i:           ; preds = %B0.else.endif.endif.endif.i1123.i.i
  br label %B0.endif.i1127.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i.i: ; preds = %.576.endif.preheader.i1139.i.i, %B0.endif.i1127.i.i
  %.57.i1143.i.i = phi i64 [ %.87.i1108.i.i, %B0.endif.i1127.i.i ], [ %.57.i1143.pre.i.i, %.576.endif.preheader.i1139.i.i ]
  %.87.i1144.i.i = add nsw i64 %.57.i1143.i.i, 4
  %.123.i1145.i.i = icmp slt i64 %.57.i1143.i.i, 0
  %.124.i1146.i.i = select i1 %.123.i1145.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1147.i.i = add i64 %.124.i1146.i.i, %.57.i1143.i.i
  %.128.i1148.i.i = icmp slt i64 %.125.i1147.i.i, 0
  br i1 %.128.i1148.i.i, label %B0.else.if.i1177.i.i, label %B0.else.endif.i1149.i.i, !prof !3

B0.endif.i1163.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1162.i.i, %B0.else.endif.endif.endif.i1159.i.i
  %.113.sroa.13.0.i1164.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1162.i.i ], [ %.113.sroa.13.1.i1160.i.i, %B0.else.endif.endif.endif.i1159.i.i ]
  %.201.i1165.i.i = sub i64 %.113.sroa.13.0.i1164.i.i, %.113.sroa.0.3.i1154.i.i
  %.226.i1166.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1154.i.i
  store i64 %.87.i1144.i.i, ptr %.674.i, align 8, !noalias !213
  %.605.not155.i1167.i.i = icmp sgt i64 %.201.i1165.i.i, 0
  br i1 %.605.not155.i1167.i.i, label %.575.endif.preheader.i1175.i.i, label %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

.575.endif.preheader.i1175.i.i:                   ; preds = %B0.endif.i1163.i.i
  %141 = shl i64 %.201.i1165.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1166.i.i, i8 0, i64 %141, i1 false), !noalias !213
  br label %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1177.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i.i
  br label %B0.else.endif.i1149.i.i

B0.else.endif.i1149.i.i:                          ; preds = %B0.else.if.i1177.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i.i
  %.113.sroa.0.1.i1150.i.i = phi i64 [ 0, %B0.else.if.i1177.i.i ], [ %.125.i1147.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i.i ]
  %.133.not.i1151.i.i = icmp slt i64 %.125.i1147.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1151.i.i, label %B0.else.endif.endif.i1153.i.i, label %B0.else.endif.if.i1152.i.i, !prof !7

B0.else.endif.if.i1152.i.i:                       ; preds = %B0.else.endif.i1149.i.i
  br label %B0.else.endif.endif.i1153.i.i

B0.else.endif.endif.i1153.i.i:                    ; preds = %B0.else.endif.if.i1152.i.i, %B0.else.endif.i1149.i.i
  %.113.sroa.0.3.i1154.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1152.i.i ], [ %.113.sroa.0.1.i1150.i.i, %B0.else.endif.i1149.i.i ]
  %.140.i1155.i.i = icmp slt i64 %.57.i1143.i.i, -4
  %.141.i1156.i.i = select i1 %.140.i1155.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1157.i.i = add i64 %.141.i1156.i.i, %.87.i1144.i.i
  %.145.i1158.i.i = icmp slt i64 %.142.i1157.i.i, 0
  br i1 %.145.i1158.i.i, label %B0.else.endif.endif.if.i1176.i.i, label %B0.else.endif.endif.endif.i1159.i.i, !prof !3

B0.else.endif.endif.if.i1176.i.i:                 ; preds = %B0.else.endif.endif.i1153.i.i
  br label %B0.else.endif.endif.endif.i1159.i.i

B0.else.endif.endif.endif.i1159.i.i:              ; preds = %B0.else.endif.endif.if.i1176.i.i, %B0.else.endif.endif.i1153.i.i
  %.113.sroa.13.1.i1160.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1176.i.i ], [ %.142.i1157.i.i, %B0.else.endif.endif.i1153.i.i ]
  %.150.not.i1161.i.i = icmp slt i64 %.142.i1157.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1161.i.i, label %B0.endif.i1163.i.i, label %B0.else.endif.endif.endif.if.i1162.i.i, !prof !7

B0.else.endif.endif.endif.if.i1162.i.i:           ; preds = %B0.else.endif.endif.endif.i1159.i.i
  br label %B0.endif.i1163.i.i

.1480.endif.i.i:                                  ; preds = %.1480.endif.i.i, %.1480.endif.preheader.i.i
  %.1476.01186.i.i = phi i64 [ %.1521.i.i, %.1480.endif.i.i ], [ 0, %.1480.endif.preheader.i.i ]
  %.1516.i6386.i = getelementptr i64, ptr %.226.i807.i.i, i64 %.1476.01186.i.i
  store i64 1, ptr %.1516.i6386.i, align 8, !noalias !176
  %.1521.i.i = add nuw nsw i64 %.1476.01186.i.i, 1
  %exitcond1187.not.i.i = icmp eq i64 %.1521.i.i, %.201.i806.i.i
  br i1 %exitcond1187.not.i.i, label %.1480.if.i.loopexit.i, label %.1480.endif.i.i, !prof !62

_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1175.i.i, %B0.endif.i1163.i.i
  %.210.i1132.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1129.i.i, i64 0)
  %.210.i1059.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1056.i.i, i64 0)
  %.210.i881.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i878.i.i, i64 0)
  %.18446483.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.18446483.i, label %B224.preheader.lr.ph.i, label %B1626.i

B224.preheader.lr.ph.i:                           ; preds = %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.11482405.not.i.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.2270.i = icmp slt i64 %.201.i806.i.i, 1
  %.1201.i.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.1213.i.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.957.i.i = getelementptr i8, ptr %.3312, i64 72
  %.1043.i.i = getelementptr i8, ptr %.3312, i64 64
  %.3339.i = getelementptr i8, ptr %.3654, i64 48
  %.3418.i = getelementptr i8, ptr %.3654, i64 56
  %.3570.i = fcmp ogt double %.521.fca.23.load.i, 0.000000e+00
  %.3622.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.3634.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.344.i2115.i.i.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.356.i2118.i.i.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.1376.i.i.i = getelementptr i8, ptr %.3654, i64 72
  %.1406.i.i.i = getelementptr i8, ptr %.3654, i64 136
  %.1440.i.i.i = getelementptr i8, ptr %.3654, i64 16
  %.616.i.i.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 32
  %.664.i.i.i.i = fcmp ule double %.521.fca.31.load.i, 0.000000e+00
  %142 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.210.i1027.i.i
  %.876.i.i.i.i = getelementptr i8, ptr %142, i64 -8
  %.230.0.i1974.i.i.i.i = lshr i64 %.210.i.i.i, 4
  %.265.i1975.i.i.i.i = icmp eq i64 %.230.0.i1974.i.i.i.i, 0
  %.1155.i.i.i.i = getelementptr i8, ptr %.226.i1349.i.i, i64 8
  %.47.i.i.i.i.i = icmp slt i64 %.201.i1312.i.i, 1
  %.5.i.i.i.i.i = fptosi double %.521.fca.30.load.i to i64
  %.435.i.i.i.i.i = icmp slt i64 %.201.i1237.i.i, 1
  %143 = shl i64 %.210.i1240.i.i, 3
  %.738.i.i.i.i.i = icmp eq i64 %.5.i.i.i.i.i, 0
  %.2075.i.i.i.i = getelementptr i8, ptr %.3654, i64 8
  %.2272.i.i.i.i = fadd double %.521.fca.10.load.i, %.521.fca.11.load.i
  %.2323.i.i.i.i = getelementptr i8, ptr %.3654, i64 128
  %.2392.i.i.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 8
  %.717.i1968.i.i.i.i = getelementptr i8, ptr %.3654, i64 88
  %.867.i.i.i.i.i = fcmp ogt double %.521.fca.20.load.i, 0.000000e+00
  %.1461.i.i.i.i.i = fcmp ogt double %.521.fca.22.load.i, 0.000000e+00
  %.1682.i.i.i.i.i = fmul double %.521.fca.7.load.i, %.521.fca.22.load.i
  %.901.i.i.i.i.i = getelementptr i8, ptr %.226.i1203.i.i, i64 8
  %.347.i.i.i.i.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 16
  %.380.i.i.i.i.i.i = fmul double %.521.fca.16.load.i, 2.000000e+00
  %.438.i.i.i.i.i.i = getelementptr i8, ptr %.3654, i64 32
  %.1847.i.i.i = getelementptr i8, ptr %.3654, i64 144
  %.49.i.i4809.i.i.i = icmp slt i64 %.201.i1274.i.i, 1
  %.944.i4707.i.i.i = getelementptr i8, ptr %.3654, i64 160
  %.1007.i.i.i.i = getelementptr i8, ptr %.3654, i64 64
  %.1224.i.i.i.i = getelementptr i8, ptr %.3654, i64 80
  %.1285.i4711.i.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 24
  %.542.i4835.i.i.i = fmul double %.521.fca.5.load.i, %.521.fca.39.load.i
  %.1160.i.i.i.i = fcmp ogt double %.521.fca.31.load.i, 0.000000e+00
  %.1195.i.i.i.i = zext i1 %.1160.i.i.i.i to i64
  %.1280.i.i.i.i = getelementptr i8, ptr %.3654, i64 152
  %.967.i.i.i.i = getelementptr i8, ptr %.226.i1167.i.i, i64 128
  %.1606.i.i.i.i = getelementptr i8, ptr %.3654, i64 96
  %.1672.i.i.i.i = getelementptr i8, ptr %.3654, i64 104
  %.1930.i4636.i.i.i = fmul double %.521.fca.17.load.i, %.521.fca.21.load.i
  %.1933.i4637.i.i.i = fsub double 1.000000e+00, %.521.fca.21.load.i
  %.1981.i.i.i.i = fmul double %.521.fca.18.load.i, %.1933.i4637.i.i.i
  %.1982.i.i.i.i = fadd double %.1930.i4636.i.i.i, %.1981.i.i.i.i
  %.782.i.i.i = getelementptr i8, ptr %.3654, i64 112
  %.1252.i.i = icmp eq i64 %.5.i.i6384.i, 0
  %.1708.i.i = icmp eq i64 %.5.i1106.i.i, 0
  %.1847.i.i = getelementptr i8, ptr %.3654, i64 120
  %.2090.i.i = getelementptr i8, ptr %.3312, i64 80
  br label %B224.i.outer

B224.i.outer:                                     ; preds = %B224.preheader.lr.ph.i, %B1578.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B224.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B1578.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B224.preheader.lr.ph.i ], [ %.2797.i, %B1578.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B224.preheader.lr.ph.i ], [ %.3295.i, %B1578.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B224.preheader.lr.ph.i ], [ %next_block.4.2.i, %B1578.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B224.preheader.lr.ph.i ], [ %finished.4.2.i, %B1578.i ]
  %.1844.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B224.i

.2336.if.i:                                       ; preds = %.2336.endif.i, %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c
  %.2389.i = icmp slt i64 %.2070.i, %.281.fca.4.load.i
  %.2407.i = sub nsw i64 %.2070.i, %finished.3.1.i.ph
  %.2412.i = icmp slt i64 %.2407.i, %.281.fca.6.load.i
  %or.cond6250.i = select i1 %.2389.i, i1 %.2412.i, i1 false
  br i1 %or.cond6250.i, label %B274.i, label %B402.i

.2336.endif.i:                                    ; preds = %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c, %.2336.endif.i
  %.2332.06480.i = phi i64 [ %.2377.i, %.2336.endif.i ], [ 0, %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c ]
  %.2372.i = getelementptr i64, ptr %.226.i807.i.i, i64 %.2332.06480.i
  store i64 1, ptr %.2372.i, align 8, !noalias !4
  %.2377.i = add nuw nsw i64 %.2332.06480.i, 1
  %exitcond.not = icmp eq i64 %.2377.i, %.201.i806.i.i
  br i1 %exitcond.not, label %.2336.if.i, label %.2336.endif.i, !prof !62

B450.endif.endif.i:                               ; preds = %B8.i.i.i.i, %B890.i.i, %B750.i.i, %B638.i.i, %B570.i.i
  %.2236.sink.i.i = phi double [ %.2236.i.i, %B890.i.i ], [ %.2022.i.i, %B750.i.i ], [ %until.6.0.i.i, %B570.i.i ], [ %.1808.i.i, %B638.i.i ], [ %.2797.i, %B8.i.i.i.i ]
  %.sink.i.i = phi i64 [ 6, %B890.i.i ], [ 5, %B750.i.i ], [ %cause.3.0.i.i, %B570.i.i ], [ 4, %B638.i.i ], [ %cause.3.0.i.i, %B8.i.i.i.i ]
  %.3166.i = fcmp ogt double %.2236.sink.i.i, %.1558.i.i
  br i1 %.3166.i, label %B668.i, label %B710.i

B886.endif.i:                                     ; preds = %B330.i.i, %B256.i.i
  %.3534.i = load double, ptr %.3312, align 8, !noalias !4
  %.3535.i = fadd double %.3534.i, 1.000000e+00
  store double %.3535.i, ptr %.3312, align 8, !noalias !4
  br i1 %.3570.i, label %B1010.i, label %B1052.i

B1052.endif.i:                                    ; preds = %B1052.else.if.i, %B1052.i
  %quot.0.i = phi i64 [ 0, %B1052.i ], [ %spec.select.i, %B1052.else.if.i ]
  %.1091.i.i = load i64, ptr %.1089.i.i.le, align 8, !noalias !216
  %144 = getelementptr i64, ptr %.725, i64 %.2876.i
  %.1132.i.i = getelementptr i64, ptr %144, i64 %.691.i.i
  %.1133.i.i = load i64, ptr %.1132.i.i, align 8, !noalias !216
  %.395.i.i.i = icmp slt i64 %.1133.i.i, 0
  br i1 %.395.i.i.i, label %B132.i6405.i, label %B20.i.i.i

B20.i.i.i:                                        ; preds = %B1052.endif.i
  switch i64 %.1091.i.i, label %B1052.endif.endif.i [
    i64 5, label %B82.i.i.i
    i64 13, label %B360.i.i.i
    i64 8, label %B360.i.i.i
    i64 7, label %B360.i.i.i
    i64 6, label %B360.i.i.i
    i64 9, label %B572.i.i
    i64 14, label %B732.i.i
    i64 12, label %B798.i.i
    i64 3, label %B852.i.i
    i64 2, label %B906.i.i
  ]

B82.i.i.i:                                        ; preds = %B20.i.i.i
  %.596.i.i.i = getelementptr i64, ptr %.2427, i64 %.1133.i.i
  %.597.i.i.i = load i64, ptr %.596.i.i.i, align 8, !noalias !219
  %.601.i.i.i = icmp sgt i64 %.597.i.i.i, -1
  br i1 %.601.i.i.i, label %B116.i.i.i, label %B212.i.i

B116.i.i.i:                                       ; preds = %B82.i.i.i
  %.607.i.i.i = mul nsw i64 %.2756.i, %.201.i1159.i.i
  %.627.i.i.i = add i64 %.607.i.i.i, %.281.fca.8.load.i
  %.629.i.i.i = add i64 %.627.i.i.i, %.1133.i.i
  %.647.i.i.i = icmp slt i64 %.629.i.i.i, 0
  %.648.i.i.i = select i1 %.647.i.i.i, i64 %.210.i1185.i.i, i64 0
  %145 = getelementptr i64, ptr %.226.i1183.i.i, i64 %.629.i.i.i
  %.662.i.i.i = getelementptr i64, ptr %145, i64 %.648.i.i.i
  %.663.i.i.i = load i64, ptr %.662.i.i.i, align 8, !noalias !219
  %.664.i.i.i = add nsw i64 %.663.i.i.i, 1
  store i64 %.664.i.i.i, ptr %.662.i.i.i, align 8, !noalias !219
  %.808.i.i.i = load i64, ptr %.596.i.i.i, align 8, !noalias !219
  %.322.i.i.i.i = select i1 %.2860.i, i64 %.210.i788.i.i, i64 0
  %146 = getelementptr i64, ptr %.226.i786.i.i, i64 %.2756.i
  %.336.i.i.i.i = getelementptr i64, ptr %146, i64 %.322.i.i.i.i
  %.337.i.i.i.i = load i64, ptr %.336.i.i.i.i, align 8, !noalias !222
  %.355.i.i.i.i = icmp ne i64 %.337.i.i.i.i, -9223372036854775808
  %.357.not.i.i.i.i = or i1 %.356.i2118.i.i.i, %.355.i.i.i.i
  %or.cond6492.i = select i1 %.344.i2115.i.i.i, i1 %.357.not.i.i.i.i, i1 false, !prof !40
  br i1 %or.cond6492.i, label %B0.else.if.i.i.i.i, label %B0.endif.i.i.i.i, !prof !40

B0.endif.i.i.i.i:                                 ; preds = %B0.else.if.i.i.i.i, %B116.i.i.i
  %rem.0.i.i.i.i = phi i64 [ 0, %B116.i.i.i ], [ %147, %B0.else.if.i.i.i.i ]
  br i1 %or.cond6491.i, label %B0.endif.else.if.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i.i, !prof !40

B0.else.if.i.i.i.i:                               ; preds = %B116.i.i.i
  %.361.i.i.i.i = srem i64 %.337.i.i.i.i, %.281.fca.5.load.i
  %.362.i.i.i.i = xor i64 %.361.i.i.i.i, %.281.fca.5.load.i
  %.363.i.i.i.i = icmp slt i64 %.362.i.i.i.i, 0
  %.364.i.i.i.i = icmp ne i64 %.361.i.i.i.i, 0
  %.365.i.i.i.i = and i1 %.364.i.i.i.i, %.363.i.i.i.i
  %.372.i.i.i.i = select i1 %.365.i.i.i.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i.i.i6410.i = add i64 %.372.i.i.i.i, %.361.i.i.i.i
  %147 = mul nsw i64 %spec.select.i.i.i6410.i, %.281.fca.7.load.i
  br label %B0.endif.i.i.i.i

B0.endif.else.if.i.i.i.i:                         ; preds = %B0.endif.i.i.i.i
  %.409.i.i.i.i = srem i64 %.2756.i, %.281.fca.7.load.i
  %.410.i.i.i.i = xor i64 %.409.i.i.i.i, %.281.fca.7.load.i
  %.411.i.i.i.i = icmp slt i64 %.410.i.i.i.i, 0
  %.412.i.i.i.i = icmp ne i64 %.409.i.i.i.i, 0
  %.413.i.i.i.i = and i1 %.412.i.i.i.i, %.411.i.i.i.i
  %.420.i.i.i.i = select i1 %.413.i.i.i.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select10.i.i.i.i = add i64 %.420.i.i.i.i, %.409.i.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B0.endif.else.if.i.i.i.i, %B0.endif.i.i.i.i
  %rem.1.0.i.i.i.i = phi i64 [ 0, %B0.endif.i.i.i.i ], [ %spec.select10.i.i.i.i, %B0.endif.else.if.i.i.i.i ]
  %.430.i.i.i.i = add i64 %rem.0.i.i.i.i, %.808.i.i.i
  %.953.i.i.i = add i64 %.430.i.i.i.i, %rem.1.0.i.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

B360.i.i.i:                                       ; preds = %B20.i.i.i, %B20.i.i.i, %B20.i.i.i, %B20.i.i.i
  %.1061.i.i.i = getelementptr i64, ptr %.2174, i64 %.1133.i.i
  %.1062.i.i.i = load i64, ptr %.1061.i.i.i, align 8, !noalias !219
  %.1066.i.i.i = icmp sgt i64 %.1062.i.i.i, -1
  br i1 %.1066.i.i.i, label %B394.i.i.i, label %B366.i.i

B394.i.i.i:                                       ; preds = %B360.i.i.i
  %.1075.i.i.i = mul nsw i64 %.2756.i, %.201.i1159.i.i
  %.1079.i.i.i = add nsw i64 %.1133.i.i, %.1075.i.i.i
  %.1092.i.i.i = icmp slt i64 %.1079.i.i.i, 0
  %.1093.i.i.i = select i1 %.1092.i.i.i, i64 %.210.i1185.i.i, i64 0
  %148 = getelementptr i64, ptr %.226.i1183.i.i, i64 %.1079.i.i.i
  %.1107.i.i.i = getelementptr i64, ptr %148, i64 %.1093.i.i.i
  %.1108.i.i.i = load i64, ptr %.1107.i.i.i, align 8, !noalias !219
  %.322.i2112.i.i.i = select i1 %.2860.i, i64 %.210.i788.i.i, i64 0
  %149 = getelementptr i64, ptr %.226.i786.i.i, i64 %.2756.i
  %.336.i2113.i.i.i = getelementptr i64, ptr %149, i64 %.322.i2112.i.i.i
  %.337.i2114.i.i.i = load i64, ptr %.336.i2113.i.i.i, align 8, !noalias !225
  %.355.i2117.i.i.i = icmp ne i64 %.337.i2114.i.i.i, -9223372036854775808
  %.357.not.i2119.i.i.i = or i1 %.356.i2118.i.i.i, %.355.i2117.i.i.i
  %or.cond6495.i = select i1 %.344.i2115.i.i.i, i1 %.357.not.i2119.i.i.i, i1 false, !prof !40
  br i1 %or.cond6495.i, label %B0.else.if.i2137.i.i.i, label %B0.endif.i2120.i.i.i, !prof !40

B0.endif.i2120.i.i.i:                             ; preds = %B0.else.if.i2137.i.i.i, %B394.i.i.i
  %rem.0.i2121.i.i.i = phi i64 [ 0, %B394.i.i.i ], [ %150, %B0.else.if.i2137.i.i.i ]
  br i1 %or.cond6491.i, label %B0.endif.else.if.i2129.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i.i, !prof !40

B0.else.if.i2137.i.i.i:                           ; preds = %B394.i.i.i
  %.361.i2138.i.i.i = srem i64 %.337.i2114.i.i.i, %.281.fca.5.load.i
  %.362.i2139.i.i.i = xor i64 %.361.i2138.i.i.i, %.281.fca.5.load.i
  %.363.i2140.i.i.i = icmp slt i64 %.362.i2139.i.i.i, 0
  %.364.i2141.i.i.i = icmp ne i64 %.361.i2138.i.i.i, 0
  %.365.i2142.i.i.i = and i1 %.364.i2141.i.i.i, %.363.i2140.i.i.i
  %.372.i2143.i.i.i = select i1 %.365.i2142.i.i.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i2144.i.i.i = add i64 %.372.i2143.i.i.i, %.361.i2138.i.i.i
  %150 = mul nsw i64 %spec.select.i2144.i.i.i, %.281.fca.7.load.i
  br label %B0.endif.i2120.i.i.i

B0.endif.else.if.i2129.i.i.i:                     ; preds = %B0.endif.i2120.i.i.i
  %.409.i2130.i.i.i = srem i64 %.2756.i, %.281.fca.7.load.i
  %.410.i2131.i.i.i = xor i64 %.409.i2130.i.i.i, %.281.fca.7.load.i
  %.411.i2132.i.i.i = icmp slt i64 %.410.i2131.i.i.i, 0
  %.412.i2133.i.i.i = icmp ne i64 %.409.i2130.i.i.i, 0
  %.413.i2134.i.i.i = and i1 %.412.i2133.i.i.i, %.411.i2132.i.i.i
  %.420.i2135.i.i.i = select i1 %.413.i2134.i.i.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select10.i2136.i.i.i = add i64 %.420.i2135.i.i.i, %.409.i2130.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i.i

_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i.i: ; preds = %B0.endif.else.if.i2129.i.i.i, %B0.endif.i2120.i.i.i
  %rem.1.0.i2127.i.i.i = phi i64 [ 0, %B0.endif.i2120.i.i.i ], [ %spec.select10.i2136.i.i.i, %B0.endif.else.if.i2129.i.i.i ]
  %.430.i2128.i.i.i = add i64 %rem.0.i2121.i.i.i, %.1062.i.i.i
  %.1331.i.i.i = add i64 %.430.i2128.i.i.i, %rem.1.0.i2127.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_: ; preds = %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i.i
  %.1331.sink2146.i.i.i = phi i64 [ %.1331.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i.i ], [ %.953.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i.i ]
  %.1108.sink.i.i.i = phi i64 [ %.1108.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i.i ], [ %.663.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i.i ]
  %.1344.i.i.i = icmp slt i64 %.1331.sink2146.i.i.i, 0
  %.1345.i.i.i = select i1 %.1344.i.i.i, i64 %.2581, i64 0
  %151 = getelementptr i64, ptr %.2597, i64 %.1331.sink2146.i.i.i
  %.1359.i.i.i = getelementptr i64, ptr %151, i64 %.1345.i.i.i
  %.1360.i.i.i = load i64, ptr %.1359.i.i.i, align 8, !noalias !219
  %.1364.i.not.i.i = icmp slt i64 %.1108.sink.i.i.i, %.1360.i.i.i
  br i1 %.1364.i.not.i.i, label %B132.i6405.i, label %B1052.endif.endif.i

B132.i6405.i:                                     ; preds = %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_, %B1052.endif.i
  switch i64 %.1091.i.i, label %B1052.endif.endif.i [
    i64 5, label %B164.i.i
    i64 13, label %B396.i.i
    i64 8, label %B396.i.i
    i64 7, label %B396.i.i
    i64 6, label %B396.i.i
    i64 9, label %B572.i.i
    i64 14, label %B732.i.i
    i64 12, label %B798.i.i
    i64 3, label %B852.i.i
    i64 2, label %B906.i.i
  ]

B164.i.i:                                         ; preds = %B132.i6405.i
  %.1676.pre.i.i = load i64, ptr %.1132.i.i, align 8, !noalias !216
  %.1680.i.i = icmp sgt i64 %.1676.pre.i.i, -1
  br i1 %.1680.i.i, label %B212.i.i, label %B262.i.i

B212.i.i:                                         ; preds = %B164.i.i, %B82.i.i.i
  %.16765805.i.i = phi i64 [ %.1676.pre.i.i, %B164.i.i ], [ %.1133.i.i, %B82.i.i.i ]
  %152 = getelementptr double, ptr %arg.wavefronts_at, i64 %.16765805.i.i
  %.1825.i.i = load double, ptr %152, align 8, !noalias !216
  br label %B262.i.i

B262.i.i:                                         ; preds = %B212.i.i, %B164.i.i
  %"$phi262.3.2.0.i.i" = phi double [ %.1825.i.i, %B212.i.i ], [ 1.000000e+00, %B164.i.i ]
  %.12.i.i6406.i = fcmp ogt double %"$phi262.3.2.0.i.i", 1.000000e+00
  %.13.i.i6407.i = select i1 %.12.i.i6406.i, double %"$phi262.3.2.0.i.i", double 1.000000e+00
  %.578.i.i.i = fmul double %.521.fca.25.load.i, %.13.i.i6407.i
  %.12.i.i.i6408.i = fcmp ogt double %.578.i.i.i, %.521.fca.24.load.i
  %.13.i.i.i6409.i = select i1 %.12.i.i.i6408.i, double %.578.i.i.i, double %.521.fca.24.load.i
  %.637.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !228
  %.12.i178.i.i.i = fcmp ogt double %.2797.i, %.637.i.i.i
  %.13.i179.i.i.i = select i1 %.12.i178.i.i.i, double %.2797.i, double %.637.i.i.i
  %.666.i.i.i = fadd double %.13.i179.i.i.i, %.13.i.i.i6409.i
  store double %.666.i.i.i, ptr %.226.i990.i.i, align 8, !noalias !228
  %.724.i.i.i = load double, ptr %.1376.i.i.i, align 8, !noalias !228
  %.725.i.i.i = fadd double %.724.i.i.i, %.13.i.i.i6409.i
  store double %.725.i.i.i, ptr %.1376.i.i.i, align 8, !noalias !228
  %.783.i.i.i = load double, ptr %.782.i.i.i, align 8, !noalias !228
  %.784.i.i.i = fadd double %.13.i.i.i6409.i, %.783.i.i.i
  store double %.784.i.i.i, ptr %.782.i.i.i, align 8, !noalias !228
  %.844.i.i.i = getelementptr double, ptr %.226.i914.i.i, i64 %scheduler.3.1.i.i
  %.845.i.i.i = load double, ptr %.844.i.i.i, align 8, !noalias !228
  %.12.i180.i.i.i = fcmp ogt double %.2797.i, %.845.i.i.i
  %.13.i181.i.i.i = select i1 %.12.i180.i.i.i, double %.2797.i, double %.845.i.i.i
  %.875.i.i.i = fmul double %.521.fca.27.load.i, %.13.i.i6407.i
  %.876.i.i.i = fadd double %.875.i.i.i, %.13.i181.i.i.i
  store double %.876.i.i.i, ptr %.844.i.i.i, align 8, !noalias !228
  %.934.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !228
  %.935.i.i.i = fadd double %.934.i.i.i, -1.000000e+00
  %.966.i.i.i = fsub double %.876.i.i.i, %.521.fca.27.load.i
  %.12.i182.i.i.i = fcmp ogt double %.966.i.i.i, %.935.i.i.i
  %.13.i183.i.i.i = select i1 %.12.i182.i.i.i, double %.966.i.i.i, double %.935.i.i.i
  %.12.i184.i.i.i = fcmp ogt double %.876.i.i.i, %.934.i.i.i
  %.13.i185.i.i.i = select i1 %.12.i184.i.i.i, double %.876.i.i.i, double %.934.i.i.i
  %.1039.i.i.i = fadd double %.521.fca.3.load.i, %.13.i183.i.i.i
  br label %B1052.endif.endif.i

B366.i.i:                                         ; preds = %B360.i.i.i
  switch i64 %.1091.i.i, label %B1052.endif.endif.i [
    i64 13, label %B396.i.i
    i64 8, label %B396.i.i
    i64 7, label %B396.i.i
    i64 6, label %B396.i.i
    i64 9, label %B572.i.i
    i64 12, label %B798.i.i
  ]

B396.i.i:                                         ; preds = %B366.i.i, %B366.i.i, %B366.i.i, %B366.i.i, %B132.i6405.i, %B132.i6405.i, %B132.i6405.i, %B132.i6405.i
  %.2354.i.i = load i64, ptr %.1132.i.i, align 8, !noalias !216
  %.2358.i.i = icmp sgt i64 %.2354.i.i, -1
  br i1 %.2358.i.i, label %B438.i.i, label %B1052.endif.endif.i

B438.i.i:                                         ; preds = %B396.i.i
  %.918.i.i.i = load i64, ptr %.1089.i.i.le, align 8, !noalias !231
  %.1017.i.i.i = mul nsw i64 %.2756.i, %.201.i1159.i.i
  %.1019.i.i.i = add nsw i64 %.2354.i.i, %.1017.i.i.i
  %.1042.i.i.i = select i1 %.2860.i, i64 %.210.i788.i.i, i64 0
  %153 = getelementptr i64, ptr %.226.i786.i.i, i64 %.2756.i
  %.1056.i.i.i = getelementptr i64, ptr %153, i64 %.1042.i.i.i
  %.1057.i.i.i = load i64, ptr %.1056.i.i.i, align 8, !noalias !231
  %.1070.i.i.i = icmp slt i64 %.1057.i.i.i, %.281.fca.6.load.i
  br i1 %.1070.i.i.i, label %B150.i.i.i, label %B212.i.i.i

B150.i.i.i:                                       ; preds = %B438.i.i
  %.1092.i5773.i.i = icmp slt i64 %.1019.i.i.i, 0
  %.1093.i5774.i.i = select i1 %.1092.i5773.i.i, i64 %.210.i1185.i.i, i64 0
  %154 = getelementptr i64, ptr %.226.i1183.i.i, i64 %.1019.i.i.i
  %.1107.i5775.i.i = getelementptr i64, ptr %154, i64 %.1093.i5774.i.i
  %.1108.i5776.i.i = load i64, ptr %.1107.i5775.i.i, align 8, !noalias !231
  %.1112.i.i.i = icmp eq i64 %.1108.i5776.i.i, 0
  %..i.i.i = select i1 %.1112.i.i.i, i64 2, i64 1
  br label %B212.i.i.i

B212.i.i.i:                                       ; preds = %B150.i.i.i, %B438.i.i
  %early.2.0.i.i.i = phi i64 [ %..i.i.i, %B150.i.i.i ], [ 0, %B438.i.i ]
  %.355.i.i5742.i.i = icmp ne i64 %.1057.i.i.i, -9223372036854775808
  %.357.not.i.i5744.i.i = or i1 %.356.i2118.i.i.i, %.355.i.i5742.i.i
  %or.cond6498.i = and i1 %.344.i2115.i.i.i, %.357.not.i.i5744.i.i
  br i1 %or.cond6498.i, label %B0.else.if.i.i5765.i.i, label %B0.endif.i.i5745.i.i, !prof !40

B0.endif.i.i5745.i.i:                             ; preds = %B0.else.if.i.i5765.i.i, %B212.i.i.i
  %rem.0.i.i5746.i.i = phi i64 [ 0, %B212.i.i.i ], [ %155, %B0.else.if.i.i5765.i.i ]
  br i1 %or.cond6491.i, label %B0.endif.else.if.i.i5757.i.i, label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i.i, !prof !40

B0.else.if.i.i5765.i.i:                           ; preds = %B212.i.i.i
  %.361.i.i5766.i.i = srem i64 %.1057.i.i.i, %.281.fca.5.load.i
  %.362.i.i5767.i.i = xor i64 %.361.i.i5766.i.i, %.281.fca.5.load.i
  %.363.i.i5768.i.i = icmp slt i64 %.362.i.i5767.i.i, 0
  %.364.i.i5769.i.i = icmp ne i64 %.361.i.i5766.i.i, 0
  %.365.i.i5770.i.i = and i1 %.364.i.i5769.i.i, %.363.i.i5768.i.i
  %.372.i.i5771.i.i = select i1 %.365.i.i5770.i.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i.i5772.i.i = add i64 %.372.i.i5771.i.i, %.361.i.i5766.i.i
  %155 = mul nsw i64 %spec.select.i.i5772.i.i, %.281.fca.7.load.i
  br label %B0.endif.i.i5745.i.i

B0.endif.else.if.i.i5757.i.i:                     ; preds = %B0.endif.i.i5745.i.i
  %.409.i.i5758.i.i = srem i64 %.2756.i, %.281.fca.7.load.i
  %.410.i.i5759.i.i = xor i64 %.409.i.i5758.i.i, %.281.fca.7.load.i
  %.411.i.i5760.i.i = icmp slt i64 %.410.i.i5759.i.i, 0
  %.412.i.i5761.i.i = icmp ne i64 %.409.i.i5758.i.i, 0
  %.413.i.i5762.i.i = and i1 %.412.i.i5761.i.i, %.411.i.i5760.i.i
  %.420.i.i5763.i.i = select i1 %.413.i.i5762.i.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select10.i.i5764.i.i = add i64 %.420.i.i5763.i.i, %.409.i.i5758.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i.i

_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i.i: ; preds = %B0.endif.else.if.i.i5757.i.i, %B0.endif.i.i5745.i.i
  %rem.1.0.i.i5753.i.i = phi i64 [ 0, %B0.endif.i.i5745.i.i ], [ %spec.select10.i.i5764.i.i, %B0.endif.else.if.i.i5757.i.i ]
  %.430.i.i5754.i.i = add nsw i64 %rem.1.0.i.i5753.i.i, %rem.0.i.i5746.i.i
  %.175.i.i.i.i = icmp slt i64 %.1019.i.i.i, 0
  %.176.i.i.i.i = select i1 %.175.i.i.i.i, i64 %.210.i1185.i.i, i64 0
  %156 = getelementptr i64, ptr %.226.i1183.i.i, i64 %.1019.i.i.i
  %.190.i.i.i.i = getelementptr i64, ptr %156, i64 %.176.i.i.i.i
  %.191.i.i.i.i = load i64, ptr %.190.i.i.i.i, align 8, !noalias !234
  %.200.i.i.i.i = add i64 %.191.i.i.i.i, 1
  store i64 %.200.i.i.i.i, ptr %.190.i.i.i.i, align 8, !noalias !234
  %157 = getelementptr i64, ptr %.1824, i64 %.2354.i.i
  %.267.i.i.i.i = load i64, ptr %157, align 8, !noalias !234
  %.283.not.i.i.i.i = icmp slt i64 %.191.i.i.i.i, %.267.i.i.i.i
  br i1 %.283.not.i.i.i.i, label %B194.i.i.thread.i.i, label %B78.i.i.i.i

B78.i.i.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i.i
  %158 = getelementptr i64, ptr %.1894, i64 %.2354.i.i
  %.323.i.i.i.i = load i64, ptr %158, align 8, !noalias !234
  %.327.i.i.i.i = icmp eq i64 %.323.i.i.i.i, -4611686018427387904
  br i1 %.327.i.i.i.i, label %B122.i.i.i.i, label %B194.i.i.i.i

B122.i.i.i.i:                                     ; preds = %B78.i.i.i.i
  %.338.i.i.i.i = icmp eq i64 %.267.i.i.i.i, 0
  br i1 %.338.i.i.i.i, label %B194.i.i.thread.i.i, label %B122.else.i.i.i.i, !prof !3

B194.i.i.thread.i.i:                              ; preds = %B122.else.if.i.i.i.i, %B122.else.i.i.i.i, %B122.i.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i.i
  %o.3.0.i.i.ph.i.i = phi i64 [ 0, %B122.else.i.i.i.i ], [ %spec.select.i4502.i.i.i, %B122.else.if.i.i.i.i ], [ 0, %B122.i.i.i.i ], [ %.191.i.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i.i ]
  %159 = getelementptr i64, ptr %arg.sites_at, i64 %.2354.i.i
  %.517.i.i5808.i.i = load i64, ptr %159, align 8, !noalias !234
  %.523.i.i5809.i.i = mul nsw i64 %.267.i.i.i.i, %.430.i.i5754.i.i
  %.529.i.i5810.i.i = add nsw i64 %o.3.0.i.i.ph.i.i, %.523.i.i5809.i.i
  %.532.i.i5811.i.i = mul nsw i64 %.529.i.i5810.i.i, 36
  %.533.i.i5812.i.i = add nsw i64 %.532.i.i5811.i.i, %.517.i.i5808.i.i
  br label %B380.i.i.i.i

B194.i.i.i.i:                                     ; preds = %B78.i.i.i.i
  %.388.i.i.i.i = sub i64 %.200.i.i.i.i, %.267.i.i.i.i
  %.427.i.i.i.i = mul nsw i64 %.323.i.i.i.i, %.388.i.i.i.i
  %.435.0.i.i.i.i = ashr i64 %.427.i.i.i.i, 5
  %.471.i.i.i.i = add nsw i64 %.267.i.i.i.i, -1
  %160 = getelementptr i64, ptr %arg.sites_at, i64 %.2354.i.i
  %.517.i.i.i.i = load i64, ptr %160, align 8, !noalias !234
  %.523.i.i.i.i = mul nsw i64 %.267.i.i.i.i, %.430.i.i5754.i.i
  %.529.i.i.i.i = add nsw i64 %.471.i.i.i.i, %.523.i.i.i.i
  %.532.i.i.i.i = mul nsw i64 %.529.i.i.i.i, 36
  %.533.i.i.i.i = add nsw i64 %.517.i.i.i.i, %.532.i.i.i.i
  %.538.not.i.i.i.i = icmp eq i64 %.435.0.i.i.i.i, 0
  br i1 %.538.not.i.i.i.i, label %B380.i.i.i.i, label %B266.i.i.i.i

B266.i.i.i.i:                                     ; preds = %B194.i.i.i.i
  %.559.i.i.i.i = icmp slt i64 %.533.i.i.i.i, -4
  %.560.i.i.i.i = select i1 %.559.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %161 = getelementptr i32, ptr %arg.rows_at, i64 %.533.i.i.i.i
  %162 = getelementptr i8, ptr %161, i64 16
  %.574.i.i.i.i = getelementptr i32, ptr %162, i64 %.560.i.i.i.i
  %.575.i.i.i.i = load i32, ptr %.574.i.i.i.i, align 4, !noalias !234
  %163 = getelementptr i64, ptr %.1964, i64 %.2354.i.i
  %.613.i.i.i.i = load i64, ptr %163, align 8, !noalias !234
  %.617.i.i.i.i = sext i32 %.575.i.i.i.i to i64
  %.618.i.i.i.i = sub nsw i64 %.617.i.i.i.i, %.613.i.i.i.i
  %.620.i.i.i.i = add nsw i64 %.618.i.i.i.i, %.435.0.i.i.i.i
  %164 = getelementptr i64, ptr %.2034, i64 %.2354.i.i
  %.692.i.i.i.i = load i64, ptr %164, align 8, !noalias !234
  %.700.i.i.i.i = icmp eq i64 %.692.i.i.i.i, 0
  br i1 %.700.i.i.i.i, label %B266.endif.i.i.i.i, label %B266.else.i.i.i.i, !prof !3

B380.i.i.i.i:                                     ; preds = %B266.endif.i.i.i.i, %B194.i.i.i.i, %B194.i.i.thread.i.i
  %.533.i.i5814.i.i = phi i64 [ %.533.i.i.i.i, %B266.endif.i.i.i.i ], [ %.533.i.i.i.i, %B194.i.i.i.i ], [ %.533.i.i5812.i.i, %B194.i.i.thread.i.i ]
  %shift.4.0.i.i.i.i = phi i64 [ %.738.i.i.i.i, %B266.endif.i.i.i.i ], [ 0, %B194.i.i.i.i ], [ 0, %B194.i.i.thread.i.i ]
  br i1 %or.cond6498.i, label %B380.else.if.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i.i, !prof !40

B122.else.i.i.i.i:                                ; preds = %B122.i.i.i.i
  %.349.i.i.i.i = icmp ne i64 %.191.i.i.i.i, -9223372036854775808
  %.350.i.i.i.i = icmp ne i64 %.267.i.i.i.i, -1
  %.351.not.i.i.i.i = or i1 %.349.i.i.i.i, %.350.i.i.i.i
  br i1 %.351.not.i.i.i.i, label %B122.else.if.i.i.i.i, label %B194.i.i.thread.i.i, !prof !7

B122.else.if.i.i.i.i:                             ; preds = %B122.else.i.i.i.i
  %.355.i4500.i.i.i = srem i64 %.191.i.i.i.i, %.267.i.i.i.i
  %.356.i4501.i.i.i = xor i64 %.355.i4500.i.i.i, %.267.i.i.i.i
  %.357.i.i.i.i = icmp slt i64 %.356.i4501.i.i.i, 0
  %.358.i.i.i.i = icmp ne i64 %.355.i4500.i.i.i, 0
  %.359.i.i.i.i = and i1 %.358.i.i.i.i, %.357.i.i.i.i
  %.366.i.i.i.i = select i1 %.359.i.i.i.i, i64 %.267.i.i.i.i, i64 0
  %spec.select.i4502.i.i.i = add i64 %.366.i.i.i.i, %.355.i4500.i.i.i
  br label %B194.i.i.thread.i.i

B266.else.i.i.i.i:                                ; preds = %B266.i.i.i.i
  %.711.i.i.i.i = icmp ne i64 %.620.i.i.i.i, -9223372036854775808
  %.712.i.i.i.i = icmp ne i64 %.692.i.i.i.i, -1
  %.713.not.i.i.i.i = or i1 %.712.i.i.i.i, %.711.i.i.i.i
  br i1 %.713.not.i.i.i.i, label %B266.else.if.i.i.i.i, label %B266.endif.i.i.i.i, !prof !7

B266.endif.i.i.i.i:                               ; preds = %B266.else.if.i.i.i.i, %B266.else.i.i.i.i, %B266.i.i.i.i
  %rem.2.0.i.i.i.i = phi i64 [ 0, %B266.i.i.i.i ], [ %spec.select645.i.i.i.i, %B266.else.if.i.i.i.i ], [ 0, %B266.else.i.i.i.i ]
  %.738.i.i.i.i = sub nsw i64 %rem.2.0.i.i.i.i, %.618.i.i.i.i
  br label %B380.i.i.i.i

B266.else.if.i.i.i.i:                             ; preds = %B266.else.i.i.i.i
  %.717.i.i.i.i = srem i64 %.620.i.i.i.i, %.692.i.i.i.i
  %.718.i.i.i.i = xor i64 %.717.i.i.i.i, %.692.i.i.i.i
  %.719.i.i.i.i = icmp slt i64 %.718.i.i.i.i, 0
  %.720.i.i.i.i = icmp ne i64 %.717.i.i.i.i, 0
  %.721.i.i.i.i = and i1 %.720.i.i.i.i, %.719.i.i.i.i
  %.728.i.i.i.i = select i1 %.721.i.i.i.i, i64 %.692.i.i.i.i, i64 0
  %spec.select645.i.i.i.i = add i64 %.728.i.i.i.i, %.717.i.i.i.i
  br label %B266.endif.i.i.i.i

B380.else.if.i.i.i.i:                             ; preds = %B380.i.i.i.i
  %.801.i.i.i.i = sdiv i64 %.1057.i.i.i, %.281.fca.5.load.i
  %.802.i.i.i.i = srem i64 %.1057.i.i.i, %.281.fca.5.load.i
  %.803.i.i.i.i = xor i64 %.802.i.i.i.i, %.281.fca.5.load.i
  %.804.i.i.i.i = icmp slt i64 %.803.i.i.i.i, 0
  %.805.i.i.i.i = icmp ne i64 %.802.i.i.i.i, 0
  %.806.i.i.i.i = and i1 %.805.i.i.i.i, %.804.i.i.i.i
  %.811.i.i.i.i = sext i1 %.806.i.i.i.i to i64
  %spec.select646.i.i.i.i = add i64 %.801.i.i.i.i, %.811.i.i.i.i
  %165 = shl nsw i64 %spec.select646.i.i.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B380.else.if.i.i.i.i, %B380.i.i.i.i
  %quot.3.0.i.i.i.i = phi i64 [ 0, %B380.i.i.i.i ], [ %165, %B380.else.if.i.i.i.i ]
  %.829.i.i.i.i = add nsw i64 %quot.3.0.i.i.i.i, %shift.4.0.i.i.i.i
  br label %B8.i.i.i6398.i

B8.i.i.i6398.i:                                   ; preds = %B8.if.i.i.i6401.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i.i
  %.16.0.i.i.i6399.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.70.i.i.i6403.i, %B8.if.i.i.i6401.i ]
  %exitcond.not.i.i.i6400.i = icmp eq i64 %.16.0.i.i.i6399.i, 2
  br i1 %exitcond.not.i.i.i6400.i, label %B866.i.i.i, label %B8.if.i.i.i6401.i

B8.if.i.i.i6401.i:                                ; preds = %B8.i.i.i6398.i
  %trunc.i.i.i6402.i = trunc nuw i64 %.16.0.i.i.i6399.i to i1
  %spec.select.i4503.i.i.i = select i1 %trunc.i.i.i6402.i, i64 13, i64 6
  %.70.i.i.i6403.i = add nuw nsw i64 %.16.0.i.i.i6399.i, 1
  %.96.i.i.i6404.i = icmp eq i64 %spec.select.i4503.i.i.i, %.918.i.i.i
  br i1 %.96.i.i.i6404.i, label %B366.i.i.i, label %B8.i.i.i6398.i

B366.i.i.i:                                       ; preds = %B8.if.i.i.i6401.i
  %.1377.i.i.i = load double, ptr %.1376.i.i.i, align 8, !noalias !231
  %.1407.i.i.i = load double, ptr %.1406.i.i.i, align 8, !noalias !231
  %.1408.i.i.i = fsub double %.1377.i.i.i, %.1407.i.i.i
  %.1441.i.i.i = load double, ptr %.1440.i.i.i, align 8, !noalias !231
  %.400.i.i.i.i = icmp slt i64 %.533.i.i5814.i.i, 0
  %.401.i.i.i.i = select i1 %.400.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %166 = getelementptr i32, ptr %arg.rows_at, i64 %.533.i.i5814.i.i
  %.415.i.i.i.i = getelementptr i32, ptr %166, i64 %.401.i.i.i.i
  %.416.i.i.i.i = load i32, ptr %.415.i.i.i.i, align 4, !noalias !237
  %.422.i.i.i.i = icmp eq i32 %.416.i.i.i.i, 0
  br i1 %.422.i.i.i.i, label %B76.i.i.i.i, label %B90.i.i.i.i

B76.i.i.i.i:                                      ; preds = %B366.i.i.i
  %.544.i.i.i.i = fadd double %.2797.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B90.i.i.i.i:                                      ; preds = %B366.i.i.i
  %167 = getelementptr double, ptr %arg.cost_at, i64 %.2876.i
  %.1513.i.i.i = getelementptr double, ptr %167, i64 %.691.i.i
  %.1514.i.i.i = load double, ptr %.1513.i.i.i, align 8, !noalias !231
  %.1520.i.i.i = fcmp ule double %.1514.i.i.i, 0.000000e+00
  %.421.i.i.i.i = sext i32 %.416.i.i.i.i to i64
  %.587.i.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !237
  %.617.i4504.i.i.i = load double, ptr %.616.i.i.i.i, align 8, !noalias !237
  %.16.i.i.i.i.i = fcmp ogt double %.587.i.i.i.i, %.2797.i
  %.17.i.i.i.i.i = select i1 %.16.i.i.i.i.i, double %.587.i.i.i.i, double %.2797.i
  %.18.i.i.i.i.i = fcmp ogt double %.617.i4504.i.i.i, %.17.i.i.i.i.i
  %.19.i.i.i.i.i = select i1 %.18.i.i.i.i.i, double %.617.i4504.i.i.i, double %.17.i.i.i.i.i
  %"$phi212.0.2.0.not.i.i.i.i" = select i1 %.1520.i.i.i, i1 true, i1 %.664.i.i.i.i
  %"$phi224.0.2.0.i.i.i.i" = select i1 %"$phi212.0.2.0.not.i.i.i.i", i64 %.421.i.i.i.i, i64 0
  %.7622066.i.i.i.i = icmp slt i32 %.416.i.i.i.i, 1
  %.762.i.i.i.i = or i1 %.7622066.i.i.i.i, %"$phi212.0.2.0.not.i.i.i.i"
  %spec.select2063.i.i.i.i = select i1 %.762.i.i.i.i, i64 0, i64 %.421.i.i.i.i
  %.8042071.i.i.i.i = icmp sgt i64 %spec.select2063.i.i.i.i, 0
  br i1 %.8042071.i.i.i.i, label %B268.if.lr.ph.i.i.i.i, label %B446.i.i.i.i

B268.if.lr.ph.i.i.i.i:                            ; preds = %B90.i.i.i.i
  %.913.i.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  br label %B268.if.i.i.i.i

B406.i.i.i.i:                                     ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i.i
  %.1066.i.i.i.i = select i1 %.1018.i.i.i.i, i64 %.210.i1099.i.i, i64 0
  %168 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i2043.i.i.i.i
  %.1080.i.i.i.i = getelementptr double, ptr %168, i64 %.1066.i.i.i.i
  %.1081.i.i.i.i = load double, ptr %.1080.i.i.i.i, align 8, !noalias !237
  %.1086.i.i.i.i = fcmp ogt double %.1081.i.i.i.i, %.19.i.i.i.i.i
  %169 = zext i1 %.1086.i.i.i.i to i64
  br label %B438.i.i.i.i

B438.i.i.i.i:                                     ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i.i, %B406.i.i.i.i
  %"$phi438.2.2.1.i.i.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i.i ], [ %169, %B406.i.i.i.i ]
  %.1099.i.i.i.i = add nsw i64 %"$phi438.2.2.1.i.i.i.i", %late.2.02074.i.i.i.i
  %exitcond.not.i4506.i.i.i = icmp eq i64 %.817.i.i.i.i, %spec.select2063.i.i.i.i
  br i1 %exitcond.not.i4506.i.i.i, label %B446.i.i.i.i, label %B268.if.i.i.i.i

B446.i.i.i.i:                                     ; preds = %B438.i.i.i.i, %B90.i.i.i.i
  %late.2.0.lcssa.i.i.i.i = phi i64 [ %"$phi224.0.2.0.i.i.i.i", %B90.i.i.i.i ], [ %.1099.i.i.i.i, %B438.i.i.i.i ]
  %cell.5.0.lcssa.i.i.i.i = phi i64 [ 0, %B90.i.i.i.i ], [ %.1153.i2043.i.i.i.i, %B438.i.i.i.i ]
  %.25.i.i.i.i.i = icmp sgt i64 %late.2.0.lcssa.i.i.i.i, 0
  br i1 %.25.i.i.i.i.i, label %B16.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i.i

B16.i.i.i.i.i:                                    ; preds = %B446.i.i.i.i
  br i1 %.47.i.i.i.i.i, label %B16.endif.thread.i.i.i.i.i, label %B16.endif.i.i.i.i.i, !prof !3

B16.endif.i.i.i.i.i:                              ; preds = %B16.i.i.i.i.i
  %.29.i.i.i.i.i = add nsw i64 %late.2.0.lcssa.i.i.i.i, -1
  %.1156.i.i.i.i = load i64, ptr %.1155.i.i.i.i, align 8, !noalias !237
  %.34.i.i.i.i.i = add i64 %.29.i.i.i.i.i, %.1156.i.i.i.i
  %.64.i.i.i.i.i = srem i64 %.34.i.i.i.i.i, %.210.i1315.i.i
  %.66.i.i.i.i.i = icmp slt i64 %.64.i.i.i.i.i, 0
  %.75.i.i.i.i.i = select i1 %.66.i.i.i.i.i, i64 %.210.i1315.i.i, i64 0
  %spec.select.i.i.i.i.i = add i64 %.75.i.i.i.i.i, %.64.i.i.i.i.i
  %spec.select.fr.i.i.i.i.i = freeze i64 %spec.select.i.i.i.i.i
  %.98.i.i.i.i.i = icmp slt i64 %spec.select.fr.i.i.i.i.i, 0
  %spec.select52.i.i.i.i.i = select i1 %.98.i.i.i.i.i, i64 %.210.i1315.i.i, i64 0
  br label %B16.endif.thread.i.i.i.i.i

B16.endif.thread.i.i.i.i.i:                       ; preds = %B16.endif.i.i.i.i.i, %B16.i.i.i.i.i
  %rem.051.i.i.i.i.i = phi i64 [ 0, %B16.i.i.i.i.i ], [ %spec.select.fr.i.i.i.i.i, %B16.endif.i.i.i.i.i ]
  %170 = phi i64 [ 0, %B16.i.i.i.i.i ], [ %spec.select52.i.i.i.i.i, %B16.endif.i.i.i.i.i ]
  %171 = getelementptr double, ptr %.226.i1313.i.i, i64 %rem.051.i.i.i.i.i
  %.113.i.i.i.i.i = getelementptr double, ptr %171, i64 %170
  %.114.i.i.i.i.i = load double, ptr %.113.i.i.i.i.i, align 8, !noalias !240
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i.i: ; preds = %B16.endif.thread.i.i.i.i.i, %B446.i.i.i.i
  %"$phi78.0.2.0.i.i.i.i.i" = phi double [ %.114.i.i.i.i.i, %B16.endif.thread.i.i.i.i.i ], [ 0.000000e+00, %B446.i.i.i.i ]
  %.12.i.i.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i.i.i.i", %.19.i.i.i.i.i
  %.13.i.i.i.i.i = select i1 %.12.i.i.i.i.i, double %"$phi78.0.2.0.i.i.i.i.i", double %.19.i.i.i.i.i
  br i1 %.435.i.i.i.i.i, label %.501.if.i.i.i.i.i, label %.501.endif.preheader.i.i.i.i.i, !prof !3

B172.i.i.i.i.i:                                   ; preds = %B106.if.i.i.i.i.i
  br i1 %.738.i.i.i.i.i, label %B172.endif.thread.i.i.i.i.i, label %B172.endif.i.i.i.i.i, !prof !3

B278.i.i.i.i.i:                                   ; preds = %B172.endif.thread.i.i.i.i.i, %B106.if.i.i.i.i.i
  %previous.3.1.i.i.i.i.i = phi i64 [ %.718.i.i.i.i.i, %B172.endif.thread.i.i.i.i.i ], [ %previous.2.0200.i.i.i.i.i, %B106.if.i.i.i.i.i ]
  %worst.3.1.i.i.i.i.i = phi i64 [ %.13.i.i.i.i.i.i, %B172.endif.thread.i.i.i.i.i ], [ %worst.2.0201.i.i.i.i.i, %B106.if.i.i.i.i.i ]
  %exitcond.not.i.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i.i, %wide.trip.count.i.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i, label %B106.if.i.i.i.i.i

.501.endif.preheader.i.i.i.i.i:                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %143, i1 false), !noalias !243
  br label %.501.if.i.i.i.i.i

.501.if.i.i.i.i.i:                                ; preds = %.501.endif.preheader.i.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i.i
  br i1 %.7622066.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, label %B106.if.lr.ph.i.i.i.i.i

B106.if.lr.ph.i.i.i.i.i:                          ; preds = %.501.if.i.i.i.i.i
  %.682.i.i.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  %wide.trip.count.i.i.i.i.i = zext nneg i32 %.416.i.i.i.i to i64
  br label %B106.if.i.i.i.i.i

B106.if.i.i.i.i.i:                                ; preds = %B106.if.lr.ph.i.i.i.i.i, %B278.i.i.i.i.i
  %indvars.iv.i.i.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i.i.i ], [ %indvars.iv.next.i.i.i.i.i, %B278.i.i.i.i.i ]
  %worst.2.0201.i.i.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i.i.i ], [ %worst.3.1.i.i.i.i.i, %B278.i.i.i.i.i ]
  %previous.2.0200.i.i.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i.i.i ], [ %previous.3.1.i.i.i.i.i, %B278.i.i.i.i.i ]
  %indvars.iv.next.i.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i.i, 1
  %.684.i.i.i.i.i = add nsw i64 %.682.i.i.i.i.i, %indvars.iv.i.i.i.i.i
  %.698.i.i.i.i.i = icmp slt i64 %.684.i.i.i.i.i, 0
  %.699.i.i.i.i.i = select i1 %.698.i.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %172 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i.i.i.i
  %.713.i.i.i.i.i = getelementptr i32, ptr %172, i64 %.699.i.i.i.i.i
  %.714.i.i.i.i.i = load i32, ptr %.713.i.i.i.i.i, align 4, !noalias !243
  %.716.i.i.i.i.i = sext i32 %.714.i.i.i.i.i to i64
  %.717.i.i.i.i.i = add nsw i64 %.829.i.i.i.i, %.716.i.i.i.i.i
  %.718.i.i.i.i.i = ashr i64 %.717.i.i.i.i.i, 2
  %.724.not.i.i.i.i.i = icmp eq i64 %.718.i.i.i.i.i, %previous.2.0200.i.i.i.i.i
  br i1 %.724.not.i.i.i.i.i, label %B278.i.i.i.i.i, label %B172.i.i.i.i.i

B172.endif.i.i.i.i.i:                             ; preds = %B172.i.i.i.i.i
  %.732.i.i.i.i.i = ashr i64 %.717.i.i.i.i.i, 3
  %.755.i.i.i.i.i = srem i64 %.732.i.i.i.i.i, %.5.i.i.i.i.i
  %.756.i.i.i.i.i = xor i64 %.755.i.i.i.i.i, %.5.i.i.i.i.i
  %.757.i.i.i.i.i = icmp slt i64 %.756.i.i.i.i.i, 0
  %.758.i.i.i.i.i = icmp ne i64 %.755.i.i.i.i.i, 0
  %.759.i.i.i.i.i = and i1 %.758.i.i.i.i.i, %.757.i.i.i.i.i
  %.766.i.i.i.i.i = select i1 %.759.i.i.i.i.i, i64 %.5.i.i.i.i.i, i64 0
  %.746.0.i.i.i.i.i = add i64 %.766.i.i.i.i.i, %.755.i.i.i.i.i
  %.746.0.fr.i.i.i.i.i = freeze i64 %.746.0.i.i.i.i.i
  %.789.i.i.i.i.i = icmp slt i64 %.746.0.fr.i.i.i.i.i, 0
  %spec.select194.i.i.i.i.i = select i1 %.789.i.i.i.i.i, i64 %.210.i1240.i.i, i64 0
  br label %B172.endif.thread.i.i.i.i.i

B172.endif.thread.i.i.i.i.i:                      ; preds = %B172.endif.i.i.i.i.i, %B172.i.i.i.i.i
  %rem.0193.i.i.i.i.i = phi i64 [ 0, %B172.i.i.i.i.i ], [ %.746.0.fr.i.i.i.i.i, %B172.endif.i.i.i.i.i ]
  %173 = phi i64 [ 0, %B172.i.i.i.i.i ], [ %spec.select194.i.i.i.i.i, %B172.endif.i.i.i.i.i ]
  %174 = getelementptr i64, ptr %.226.i1238.i.i, i64 %rem.0193.i.i.i.i.i
  %.804.i.i.i.i.i = getelementptr i64, ptr %174, i64 %173
  %.805.i.i.i.i.i = load i64, ptr %.804.i.i.i.i.i, align 8, !noalias !243
  %.806.i.i.i.i.i = add nsw i64 %.805.i.i.i.i.i, 1
  store i64 %.806.i.i.i.i.i, ptr %.804.i.i.i.i.i, align 8, !noalias !243
  %.13.i.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i.i.i.i, i64 %worst.2.0201.i.i.i.i.i)
  br label %B278.i.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i: ; preds = %B278.i.i.i.i.i
  %175 = uitofp nneg i64 %worst.3.1.i.i.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i, %.501.if.i.i.i.i.i
  %spec.select2064.i.i.i.i = phi i32 [ 0, %.501.if.i.i.i.i.i ], [ %.416.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i ]
  %worst.2.0.lcssa.i.i.i.i.i = phi double [ 1.000000e+00, %.501.if.i.i.i.i.i ], [ %175, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i ]
  %.1322.i.i.i.i = icmp slt i64 %.533.i.i5814.i.i, -3
  %.1323.i.i.i.i = select i1 %.1322.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %176 = getelementptr i8, ptr %166, i64 12
  %.1337.i.i.i.i = getelementptr i32, ptr %176, i64 %.1323.i.i.i.i
  %.1338.i.i.i.i = load i32, ptr %.1337.i.i.i.i, align 4, !noalias !237
  %.1340.i.i.i.i = sitofp i64 %late.2.0.lcssa.i.i.i.i to double
  %.1341.i.i.i.i = fmul double %.1340.i.i.i.i, 5.000000e-01
  %.1345.i.i.i.i = sitofp i32 %.416.i.i.i.i to double
  %.1346.i.i.i.i = fadd double %.1341.i.i.i.i, %.1345.i.i.i.i
  %.1351.i.i.i.i = fmul double %.1346.i.i.i.i, 2.500000e-01
  %.8.i.i.i.i.i = sitofp i32 %.1338.i.i.i.i to double
  %.9.i.i.i.i.i = fcmp ogt double %.1351.i.i.i.i, %.8.i.i.i.i.i
  %.10.i.i.i.i.i = select i1 %.9.i.i.i.i.i, double %.1351.i.i.i.i, double %.8.i.i.i.i.i
  %.1380.i.i.i.i = fmul double %.521.fca.25.load.i, %.10.i.i.i.i.i
  %.11.i.i.i.i.i = fcmp olt double %.521.fca.24.load.i, %worst.2.0.lcssa.i.i.i.i.i
  %.12.i1948.i.i.i.i = select i1 %.11.i.i.i.i.i, double %worst.2.0.lcssa.i.i.i.i.i, double %.521.fca.24.load.i
  %.13.i1949.i.i.i.i = fcmp ogt double %.1380.i.i.i.i, %.12.i1948.i.i.i.i
  %.14.i.i.i.i.i = select i1 %.13.i1949.i.i.i.i, double %.1380.i.i.i.i, double %.12.i1948.i.i.i.i
  %.1449.i.i.i.i = fmul double %.1345.i.i.i.i, 2.500000e-01
  %.9.i1951.i.i.i.i = fcmp ogt double %.1449.i.i.i.i, %.8.i.i.i.i.i
  %.10.i1952.i.i.i.i = select i1 %.9.i1951.i.i.i.i, double %.1449.i.i.i.i, double %.8.i.i.i.i.i
  %.1478.i.i.i.i = fmul double %.521.fca.25.load.i, %.10.i1952.i.i.i.i
  %.1508.i.i.i.i = load double, ptr %.1406.i.i.i, align 8, !noalias !237
  %.13.i1956.i.i.i.i = fcmp ogt double %.1478.i.i.i.i, %.12.i1948.i.i.i.i
  %.14.i1957.i.i.i.i = select i1 %.13.i1956.i.i.i.i, double %.1478.i.i.i.i, double %.12.i1948.i.i.i.i
  %.1538.i.i.i.i = fsub double %.14.i.i.i.i.i, %.14.i1957.i.i.i.i
  %.1539.i.i.i.i = fadd double %.1508.i.i.i.i, %.1538.i.i.i.i
  store double %.1539.i.i.i.i, ptr %.1406.i.i.i, align 8, !noalias !237
  %.1570.i.i.i.i = fadd double %.13.i.i.i.i.i, %.14.i.i.i.i.i
  %.1603.i.i.i.i = load double, ptr %.1376.i.i.i, align 8, !noalias !237
  %.1604.i.i.i.i = fadd double %.1603.i.i.i.i, %.14.i.i.i.i.i
  store double %.1604.i.i.i.i, ptr %.1376.i.i.i, align 8, !noalias !237
  %.1664.i.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !237
  %.12.i1958.i.i.i.i = fcmp ogt double %.2797.i, %.1664.i.i.i.i
  %.13.i1959.i.i.i.i = select i1 %.12.i1958.i.i.i.i, double %.2797.i, double %.1664.i.i.i.i
  %.1696.i.i.i.i = fadd double %.14.i.i.i.i.i, %.13.i1959.i.i.i.i
  store double %.1696.i.i.i.i, ptr %.226.i990.i.i, align 8, !noalias !237
  store double %.1570.i.i.i.i, ptr %.616.i.i.i.i, align 8, !noalias !237
  %.1761.i.i.i.i = fadd double %.521.fca.4.load.i, %.1570.i.i.i.i
  %.18542076.i.i.i.i = icmp sgt i32 %spec.select2064.i.i.i.i, 0
  br i1 %.18542076.i.i.i.i, label %B1284.if.lr.ph.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B1284.if.lr.ph.i.i.i.i:                           ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i
  %.1899.i.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  %.1452.not.i.i.i.i.i = icmp ne i64 %early.2.0.i.i.i, 0
  %or.cond.i.i.i.i.i = select i1 %.1452.not.i.i.i.i.i, i1 %.1461.i.i.i.i.i, i1 false
  %.354.i.i.i.i.i.i = icmp eq i64 %early.2.0.i.i.i, 2
  %.444.i.i.i.i.i.i = fadd double %.521.fca.9.load.i, %.1570.i.i.i.i
  %wide.trip.count.i.i.i.i = zext nneg i32 %spec.select2064.i.i.i.i to i64
  br label %B1284.if.i.i.i.i

B1336.i.i.i.i:                                    ; preds = %B1284.if.i.i.i.i
  br i1 %.265.i1975.i.i.i.i, label %B184.if.i.i.i.i.i.preheader, label %B0.endif.else.if.i.i.i.i.i, !prof !3

B212.i.i.i.i.i:                                   ; preds = %B184.if.i.i.i.i.i
  %.548.i.i.i.i.i = load i64, ptr %.876.i.i.i.i, align 8, !noalias !246
  %.564.i.i.i.i.i = select i1 %.444.i.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %177 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i.i.i.i
  %.578.i.i.i.i.i = getelementptr i64, ptr %177, i64 %.564.i.i.i.i.i
  store i64 %.548.i.i.i.i.i, ptr %.578.i.i.i.i.i, align 8, !noalias !246
  %.586.i.i.i.i.i = shl nsw i64 %.331.0708.i.i.i.i.i, 2
  br label %B1368.i.i.i.i

B270.i.i.i.i.i:                                   ; preds = %B184.if.i.i.i.i.i
  %.402.i.i.i.i.i = add i64 %.331.0708.i.i.i.i.i, 1
  %.398.i.i.i.i.i = add nsw i64 %.334.0709.i.i.i.i.i, -1
  %.615.i.i.i.i.i = select i1 %.444.i.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %178 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i.i.i.i
  %.629.i.i.i.i.i = getelementptr i64, ptr %178, i64 %.615.i.i.i.i.i
  %.630.i.i.i.i.i = load i64, ptr %.629.i.i.i.i.i, align 8, !noalias !246
  %.645.i.i.i.i.i = icmp slt i64 %place.2.0710.i.i.i.i.i, 0
  %.646.i.i.i.i.i = select i1 %.645.i.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %179 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i.i.i.i
  %.660.i.i.i.i.i = getelementptr i64, ptr %179, i64 %.646.i.i.i.i.i
  %.661.i.i.i.i.i = load i64, ptr %.660.i.i.i.i.i, align 8, !noalias !246
  %.664.i.i.i.i.i = icmp slt i64 %.630.i.i.i.i.i, %.661.i.i.i.i.i
  %spec.select.i1960.i.i.i.i = select i1 %.664.i.i.i.i.i, i64 %.331.0708.i.i.i.i.i, i64 %place.2.0710.i.i.i.i.i
  %.389.i.i.i.i.i = icmp samesign ugt i64 %.334.0709.i.i.i.i.i, 1
  br i1 %.389.i.i.i.i.i, label %B184.if.i.i.i.i.i, label %B312.i.i.i.i.i

B312.i.i.i.i.i:                                   ; preds = %B270.i.i.i.i.i
  %.699.i1961.i.i.i.i = icmp slt i64 %spec.select.i1960.i.i.i.i, 0
  %.700.i.i.i.i.i = select i1 %.699.i1961.i.i.i.i, i64 %.210.i.i.i, i64 0
  %180 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1960.i.i.i.i
  %.714.i1962.i.i.i.i = getelementptr i64, ptr %180, i64 %.700.i.i.i.i.i
  store i64 %.pre.i.i.i.i, ptr %.714.i1962.i.i.i.i, align 8, !noalias !246
  %.773.i.i.i.i.i = shl nsw i64 %spec.select.i1960.i.i.i.i, 2
  %.776.i.i.i.i.i = add i64 %.773.i.i.i.i.i, 4
  %.813.i.i.i.i.i = select i1 %.699.i1961.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.814.i.i.i.i.i = add i64 %.813.i.i.i.i.i, %.773.i.i.i.i.i
  %.829.i.i.i.i.i = icmp slt i64 %.776.i.i.i.i.i, 0
  %.830.i.i.i.i.i = select i1 %.829.i.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.831.i.i.i.i.i = add i64 %.830.i.i.i.i.i, %.776.i.i.i.i.i
  %.958.i.i.i.i.i = icmp slt i64 %.814.i.i.i.i.i, 0
  br i1 %.958.i.i.i.i.i, label %B312.endif.else.if.i.i.i.i.i, label %B312.endif.else.endif.i.i.i.i.i, !prof !3

B0.endif.else.if.i.i.i.i.i:                       ; preds = %B1336.i.i.i.i
  %.211.i.i.i.i.i = mul nsw i64 %.pre.i.i.i.i, 712544676207699905
  %.212.i.i.i.i.i = ashr i64 %.211.i.i.i.i.i, 20
  %.282.i.i.i.i.i = srem i64 %.212.i.i.i.i.i, %.230.0.i1974.i.i.i.i
  %.284.i.i.i.i.i = icmp slt i64 %.282.i.i.i.i.i, 0
  %.293.i.i.i.i.i = select i1 %.284.i.i.i.i.i, i64 %.230.0.i1974.i.i.i.i, i64 0
  %.273.0.i.i.i.i.i = add nsw i64 %.293.i.i.i.i.i, %.282.i.i.i.i.i
  %181 = shl nsw i64 %.273.0.i.i.i.i.i, 4
  br label %B184.if.i.i.i.i.i.preheader

B184.if.i.i.i.i.i.preheader:                      ; preds = %B0.endif.else.if.i.i.i.i.i, %B1336.i.i.i.i
  %.331.0708.i.i.i.i.i.ph = phi i64 [ %181, %B0.endif.else.if.i.i.i.i.i ], [ 0, %B1336.i.i.i.i ]
  br label %B184.if.i.i.i.i.i

B184.if.i.i.i.i.i:                                ; preds = %B184.if.i.i.i.i.i.preheader, %B270.i.i.i.i.i
  %place.2.0710.i.i.i.i.i = phi i64 [ %spec.select.i1960.i.i.i.i, %B270.i.i.i.i.i ], [ %.331.0708.i.i.i.i.i.ph, %B184.if.i.i.i.i.i.preheader ]
  %.334.0709.i.i.i.i.i = phi i64 [ %.398.i.i.i.i.i, %B270.i.i.i.i.i ], [ 16, %B184.if.i.i.i.i.i.preheader ]
  %.331.0708.i.i.i.i.i = phi i64 [ %.402.i.i.i.i.i, %B270.i.i.i.i.i ], [ %.331.0708.i.i.i.i.i.ph, %B184.if.i.i.i.i.i.preheader ]
  %.444.i.i.i.i.i = icmp slt i64 %.331.0708.i.i.i.i.i, 0
  %.445.i.i.i.i.i = select i1 %.444.i.i.i.i.i, i64 %.210.i.i.i, i64 0
  %182 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i.i.i.i
  %.459.i.i.i.i.i = getelementptr i64, ptr %182, i64 %.445.i.i.i.i.i
  %.460.i.i.i.i.i = load i64, ptr %.459.i.i.i.i.i, align 8, !noalias !246
  %.462.i.i.i.i.i = icmp eq i64 %.460.i.i.i.i.i, %.pre.i.i.i.i
  br i1 %.462.i.i.i.i.i, label %B212.i.i.i.i.i, label %B270.i.i.i.i.i

B312.endif.endif.i.i.i.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i.i.i
  %.938.sroa.13.0.i.i.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i.i.i ], [ %.938.sroa.13.1.i.i.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i.i.i ]
  %.1059.not711.i.i.i.i.i = icmp slt i64 %.938.sroa.0.3.i.i.i.i.i, %.938.sroa.13.0.i.i.i.i.i
  br i1 %.1059.not711.i.i.i.i.i, label %.1029.endif.preheader.i.i.i.i.i, label %.1029.if.i.i.i.i.i, !prof !15

.1029.endif.preheader.i.i.i.i.i:                  ; preds = %B312.endif.endif.i.i.i.i.i
  %183 = shl i64 %.938.sroa.0.3.i.i.i.i.i, 3
  %scevgep.i.i.i.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %183
  %184 = sub nsw i64 %.938.sroa.13.0.i.i.i.i.i, %.938.sroa.0.3.i.i.i.i.i
  %185 = shl i64 %184, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i.i.i, i8 0, i64 %185, i1 false), !noalias !246
  br label %.1029.if.i.i.i.i.i

B312.endif.else.if.i.i.i.i.i:                     ; preds = %B312.i.i.i.i.i
  br label %B312.endif.else.endif.i.i.i.i.i

B312.endif.else.endif.i.i.i.i.i:                  ; preds = %B312.endif.else.if.i.i.i.i.i, %B312.i.i.i.i.i
  %.938.sroa.0.1.i.i.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i.i.i ], [ %.814.i.i.i.i.i, %B312.i.i.i.i.i ]
  %.963.not.i.i.i.i.i = icmp slt i64 %.814.i.i.i.i.i, %.210.i1063.i.i
  br i1 %.963.not.i.i.i.i.i, label %B312.endif.else.endif.endif.i.i.i.i.i, label %B312.endif.else.endif.if.i.i.i.i.i, !prof !7

B312.endif.else.endif.if.i.i.i.i.i:               ; preds = %B312.endif.else.endif.i.i.i.i.i
  br label %B312.endif.else.endif.endif.i.i.i.i.i

B312.endif.else.endif.endif.i.i.i.i.i:            ; preds = %B312.endif.else.endif.if.i.i.i.i.i, %B312.endif.else.endif.i.i.i.i.i
  %.938.sroa.0.3.i.i.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i.i.i.i.i ], [ %.938.sroa.0.1.i.i.i.i.i, %B312.endif.else.endif.i.i.i.i.i ]
  %.975.i.i.i.i.i = icmp slt i64 %.831.i.i.i.i.i, 0
  br i1 %.975.i.i.i.i.i, label %B312.endif.else.endif.endif.if.i.i.i.i.i, label %B312.endif.else.endif.endif.endif.i.i.i.i.i, !prof !3

B312.endif.else.endif.endif.if.i.i.i.i.i:         ; preds = %B312.endif.else.endif.endif.i.i.i.i.i
  br label %B312.endif.else.endif.endif.endif.i.i.i.i.i

B312.endif.else.endif.endif.endif.i.i.i.i.i:      ; preds = %B312.endif.else.endif.endif.if.i.i.i.i.i, %B312.endif.else.endif.endif.i.i.i.i.i
  %.938.sroa.13.1.i.i.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i.i.i.i ], [ %.831.i.i.i.i.i, %B312.endif.else.endif.endif.i.i.i.i.i ]
  %.980.not.i.i.i.i.i = icmp slt i64 %.831.i.i.i.i.i, %.210.i1063.i.i
  br i1 %.980.not.i.i.i.i.i, label %B312.endif.endif.i.i.i.i.i, label %B312.endif.else.endif.endif.endif.if.i.i.i.i.i, !prof !7

B312.endif.else.endif.endif.endif.if.i.i.i.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i.i.i.i
  br label %B312.endif.endif.i.i.i.i.i

.1029.if.i.i.i.i.i:                               ; preds = %.1029.endif.preheader.i.i.i.i.i, %B312.endif.endif.i.i.i.i.i
  %.1108.i.i.i.i.i = load i64, ptr %.876.i.i.i.i, align 8, !noalias !246
  %.1124.i.i.i.i.i = select i1 %.699.i1961.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %186 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1960.i.i.i.i
  %.1138.i.i.i.i.i = getelementptr i64, ptr %186, i64 %.1124.i.i.i.i.i
  store i64 %.1108.i.i.i.i.i, ptr %.1138.i.i.i.i.i, align 8, !noalias !246
  br label %B1368.i.i.i.i

B1368.i.i.i.i:                                    ; preds = %.1029.if.i.i.i.i.i, %B212.i.i.i.i.i
  %.773.sink.i.i.i.i.i = phi i64 [ %.773.i.i.i.i.i, %.1029.if.i.i.i.i.i ], [ %.586.i.i.i.i.i, %B212.i.i.i.i.i ]
  %.1150.i.i.i.i.i = and i64 %.1934.i.i.i.i, 3
  %.1153.i.i.i.i.i = or disjoint i64 %.773.sink.i.i.i.i.i, %.1150.i.i.i.i.i
  %.2014.i.i.i.i = icmp slt i64 %.773.sink.i.i.i.i.i, 0
  %.2015.i.i.i.i = select i1 %.2014.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %187 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i.i.i.i
  %.2029.i.i.i.i = getelementptr i64, ptr %187, i64 %.2015.i.i.i.i
  %.2030.i.i.i.i = load i64, ptr %.2029.i.i.i.i, align 8, !noalias !237
  %.2031.not.i.i.i.i = icmp eq i64 %.2030.i.i.i.i, 0
  br i1 %.2031.not.i.i.i.i, label %B1512.i.i.i.i, label %B1388.i.i.i.i

B1388.i.i.i.i:                                    ; preds = %B1368.i.i.i.i
  %.2076.i.i.i.i = load double, ptr %.2075.i.i.i.i, align 8, !noalias !237
  %.2078.i.i.i.i = fadd double %.2076.i.i.i.i, 1.000000e+00
  store double %.2078.i.i.i.i, ptr %.2075.i.i.i.i, align 8, !noalias !237
  %.2128.i.i.i.i = select i1 %.2014.i.i.i.i, i64 %.210.i1099.i.i, i64 0
  %188 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i.i.i.i
  %.2142.i.i.i.i = getelementptr double, ptr %188, i64 %.2128.i.i.i.i
  %.2143.i.i.i.i = load double, ptr %.2142.i.i.i.i, align 8, !noalias !237
  %.12.i1963.i.i.i.i = fcmp ogt double %.1761.i.i.i.i, %.2143.i.i.i.i
  %.13.i1964.i.i.i.i = select i1 %.12.i1963.i.i.i.i, double %.1761.i.i.i.i, double %.2143.i.i.i.i
  br label %B2002.i.i.i.i

B1512.i.i.i.i:                                    ; preds = %B1284.if.i.i.i.i, %B1368.i.i.i.i
  %cell.3.12057.i.i.i.i = phi i64 [ %.1153.i.i.i.i.i, %B1368.i.i.i.i ], [ %cell.4.02079.i.i.i.i, %B1284.if.i.i.i.i ]
  %.2216.i.i.i.i = load double, ptr %.1440.i.i.i, align 8, !noalias !237
  %.2218.i.i.i.i = fadd double %.2216.i.i.i.i, 1.000000e+00
  store double %.2218.i.i.i.i, ptr %.1440.i.i.i, align 8, !noalias !237
  %.2261.not.i.i.i.i = icmp eq i64 %.pre.i.i.i.i, %missed.2.02081.i.i.i.i
  %took.2.1.i.i.i.i = select i1 %.2261.not.i.i.i.i, double %.521.fca.11.load.i, double %.2272.i.i.i.i
  %.2285.i.i.i.i = ashr i64 %.1934.i.i.i.i, 1
  %.2287.not.i.i.i.i = icmp eq i64 %.2285.i.i.i.i, %missed_half.2.02082.i.i.i.i
  br i1 %.2287.not.i.i.i.i, label %B1706.i.i.i.i, label %B1644.i.i.i.i

B1644.i.i.i.i:                                    ; preds = %B1512.i.i.i.i
  %.2324.i.i.i.i = load double, ptr %.2323.i.i.i.i, align 8, !noalias !237
  %.2326.i.i.i.i = fadd double %.2324.i.i.i.i, 1.000000e+00
  store double %.2326.i.i.i.i, ptr %.2323.i.i.i.i, align 8, !noalias !237
  br label %B1706.i.i.i.i

B1706.i.i.i.i:                                    ; preds = %B1644.i.i.i.i, %B1512.i.i.i.i
  %missed_half.4.1.i.i.i.i = phi i64 [ %.2285.i.i.i.i, %B1644.i.i.i.i ], [ %missed_half.2.02082.i.i.i.i, %B1512.i.i.i.i ]
  %.2393.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !237
  %.12.i1965.i.i.i.i = fcmp ogt double %.1570.i.i.i.i, %.2393.i.i.i.i
  %.13.i1966.i.i.i.i = select i1 %.12.i1965.i.i.i.i, double %.1570.i.i.i.i, double %.2393.i.i.i.i
  %.2424.i.i.i.i = fadd double %took.2.1.i.i.i.i, %.13.i1966.i.i.i.i
  store double %.2424.i.i.i.i, ptr %.2392.i.i.i.i, align 8, !noalias !237
  %.5.i.i.i.i.i.i.i = mul i64 %.2285.i.i.i.i, 8364850718657
  %.6.i.i.i.i.i.i.i = lshr i64 %.5.i.i.i.i.i.i.i, 20
  %.7.i.i.i.i.i.i.i = and i64 %.6.i.i.i.i.i.i.i, 16777215
  %.32.i.i.i.i.i.i = uitofp nneg i64 %.7.i.i.i.i.i.i.i to double
  %.33.i.i.i.i.i.i = fadd double %.32.i.i.i.i.i.i, 5.000000e-01
  %.37.i.i.i.i.i.i = fmul double %.33.i.i.i.i.i.i, 0x3E70000000000000
  %.45.le.i.i.i.i.i.i = tail call double @llvm.log.f64(double %.37.i.i.i.i.i.i)
  %.50.i.i.i.i.i.i = fneg double %.45.le.i.i.i.i.i.i
  %.12.i.i.i.i.i.i.i = fcmp olt double %.50.i.i.i.i.i.i, 4.000000e+00
  %.13.i.i.i.i.i.i.i = select i1 %.12.i.i.i.i.i.i.i, double %.50.i.i.i.i.i.i, double 4.000000e+00
  %.79.i.i.i.i.i.i = fadd double %.13.i.i.i.i.i.i.i, -1.000000e+00
  %.359.i.i.i.i.i = fmul double %.521.fca.6.load.i, %.79.i.i.i.i.i.i
  %.399.i.i.i.i.i = fadd double %.521.fca.5.load.i, %.2424.i.i.i.i
  %.400.i.i.i.i.i = fadd double %.359.i.i.i.i.i, %.399.i.i.i.i.i
  %.45020202021.i.i.i.i.i = and i64 %.6.i.i.i.i.i.i.i, 65535
  %189 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i.i.i.i
  %.508.i.i.i.i.i = load i64, ptr %189, align 8, !noalias !249
  %.514.i.i.i.i.i = icmp eq i64 %.508.i.i.i.i.i, %.2285.i.i.i.i
  br i1 %.514.i.i.i.i.i, label %B216.i.i.i.i.i, label %B270.i1967.i.i.i.i

B216.i.i.i.i.i:                                   ; preds = %B1706.i.i.i.i
  %190 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i.i.i
  %.650.i.i.i.i.i = load double, ptr %190, align 8, !noalias !249
  %.12.i.i.i.i.i.i = fcmp ogt double %.650.i.i.i.i.i, %.400.i.i.i.i.i
  %.13.i.i1970.i.i.i.i = select i1 %.12.i.i.i.i.i.i, double %.650.i.i.i.i.i, double %.400.i.i.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

B270.i1967.i.i.i.i:                               ; preds = %B1706.i.i.i.i
  %.718.i1969.i.i.i.i = load double, ptr %.717.i1968.i.i.i.i, align 8, !noalias !249
  %.720.i.i.i.i.i = fadd double %.718.i1969.i.i.i.i, 1.000000e+00
  store double %.720.i.i.i.i.i, ptr %.717.i1968.i.i.i.i, align 8, !noalias !249
  %.784.i.i.i.i.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !249
  %.787.i.i.i.i.i = fadd double %.521.fca.19.load.i, %.784.i.i.i.i.i
  store double %.787.i.i.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !249
  %.822.i.i.i.i.i = sitofp i64 %.pre.i.i.i.i to double
  %.863.i.i.i.i.i = fcmp ult double %.787.i.i.i.i.i, 1.000000e+00
  br i1 %.863.i.i.i.i.i, label %B444.i.i.i.i.i, label %B500.i.i.i.i.i

B444.i.i.i.i.i:                                   ; preds = %B270.i1967.i.i.i.i
  br i1 %.867.i.i.i.i.i, label %B466.i.i.i.i.i, label %B702.i.i.i.i.i

B466.i.i.i.i.i:                                   ; preds = %B444.i.i.i.i.i
  %.902.i.i.i.i.i = load double, ptr %.901.i.i.i.i.i, align 8, !noalias !249
  %.907.i.i.i.i.i = fcmp oeq double %.902.i.i.i.i.i, %.822.i.i.i.i.i
  br i1 %.907.i.i.i.i.i, label %B500.i.i.i.i.i, label %B652.i.i.i.i.i

B500.i.i.i.i.i:                                   ; preds = %B466.i.i.i.i.i, %B270.i1967.i.i.i.i
  store double %.822.i.i.i.i.i, ptr %.901.i.i.i.i.i, align 8, !noalias !249
  %.985.i.i.i.i.i = fadd double %.787.i.i.i.i.i, -1.000000e+00
  store double %.985.i.i.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !249
  %.348.i.i.i.i.i.i = load double, ptr %.347.i.i.i.i.i.i, align 8, !noalias !252
  %.12.i.i2014.i.i.i.i.i = fcmp ogt double %.1570.i.i.i.i, %.348.i.i.i.i.i.i
  %.13.i.i2015.i.i.i.i.i = select i1 %.12.i.i2014.i.i.i.i.i, double %.1570.i.i.i.i, double %.348.i.i.i.i.i.i
  %.381.i.i.i.i.i.i = fadd double %.380.i.i.i.i.i.i, %.13.i.i2015.i.i.i.i.i
  store double %.381.i.i.i.i.i.i, ptr %.347.i.i.i.i.i.i, align 8, !noalias !252
  %.439.i.i.i.i.i.i = load double, ptr %.438.i.i.i.i.i.i, align 8, !noalias !252
  %.442.i.i.i.i.i.i = fadd double %.380.i.i.i.i.i.i, %.439.i.i.i.i.i.i
  store double %.442.i.i.i.i.i.i, ptr %.438.i.i.i.i.i.i, align 8, !noalias !252
  %.531.i.i.i.i.i.i = load double, ptr %.347.i.i.i.i.i.i, align 8, !noalias !252
  %.310.i.i.i.i.i.i.i = lshr i64 %.1934.i.i.i.i, 16
  %.321.0.i.i.i.i.i.i.i = and i64 %.310.i.i.i.i.i.i.i, 16383
  %191 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i.i.i.i
  %.390.i.i.i.i.i.i.i = load double, ptr %191, align 8, !noalias !255
  %.394.i.i.i.i.i.i.i = fcmp olt double %.390.i.i.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i.i.i = select i1 %.354.i.i.i.i.i.i, i1 %.394.i.i.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i, label %B96.i.i.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i.i

B96.i.i.i.i.i.i.i:                                ; preds = %B500.i.i.i.i.i
  store double %.444.i.i.i.i.i.i, ptr %191, align 8, !noalias !255
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i.i: ; preds = %B96.i.i.i.i.i.i.i, %B500.i.i.i.i.i
  %.611.i.i.i.i.i.i.i = phi double [ %.390.i.i.i.i.i.i.i, %B500.i.i.i.i.i ], [ %.444.i.i.i.i.i.i, %B96.i.i.i.i.i.i.i ]
  %.502.i.i.i.i.i.i = fmul double %.521.fca.8.load.i, %.79.i.i.i.i.i.i
  %.12.i89.i.i.i.i.i.i = fcmp ogt double %.611.i.i.i.i.i.i.i, %.531.i.i.i.i.i.i
  %.13.i90.i.i.i.i.i.i = select i1 %.12.i89.i.i.i.i.i.i, double %.611.i.i.i.i.i.i.i, double %.531.i.i.i.i.i.i
  %.703.i.i.i.i.i.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i.i.i.i
  %.704.i.i.i.i.i.i = fadd double %.502.i.i.i.i.i.i, %.703.i.i.i.i.i.i
  store i64 %.2285.i.i.i.i, ptr %189, align 8, !noalias !252
  %192 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i.i.i
  store double %.704.i.i.i.i.i.i, ptr %192, align 8, !noalias !252
  %.12.i2016.i.i.i.i.i = fcmp ogt double %.704.i.i.i.i.i.i, %.400.i.i.i.i.i
  %.13.i2017.i.i.i.i.i = select i1 %.12.i2016.i.i.i.i.i, double %.704.i.i.i.i.i.i, double %.400.i.i.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

B652.i.i.i.i.i:                                   ; preds = %B466.i.i.i.i.i
  store i64 %.2285.i.i.i.i, ptr %189, align 8, !noalias !249
  %193 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i.i.i
  store double %.400.i.i.i.i.i, ptr %193, align 8, !noalias !249
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

B702.i.i.i.i.i:                                   ; preds = %B444.i.i.i.i.i
  br i1 %or.cond.i.i.i.i.i, label %B728.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

B728.i.i.i.i.i:                                   ; preds = %B702.i.i.i.i.i
  %.1496.i.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !249
  %.310.i.i.i.i.i.i = lshr i64 %.1934.i.i.i.i, 16
  %.321.0.i.i.i.i.i.i = and i64 %.310.i.i.i.i.i.i, 16383
  %194 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i.i.i
  %.390.i.i.i.i.i.i = load double, ptr %194, align 8, !noalias !258
  %.394.i.i.i.i.i.i = fcmp olt double %.390.i.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i.i = select i1 %.354.i.i.i.i.i.i, i1 %.394.i.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i.i, label %B96.i.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i.i

B96.i.i.i.i.i.i:                                  ; preds = %B728.i.i.i.i.i
  store double %.444.i.i.i.i.i.i, ptr %194, align 8, !noalias !258
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i.i: ; preds = %B96.i.i.i.i.i.i, %B728.i.i.i.i.i
  %.611.i.i.i.i.i.i = phi double [ %.390.i.i.i.i.i.i, %B728.i.i.i.i.i ], [ %.444.i.i.i.i.i.i, %B96.i.i.i.i.i.i ]
  %.12.i2018.i.i.i.i.i = fcmp ogt double %.611.i.i.i.i.i.i, %.1496.i.i.i.i.i
  %.13.i2019.i.i.i.i.i = select i1 %.12.i2018.i.i.i.i.i, double %.611.i.i.i.i.i.i, double %.1496.i.i.i.i.i
  %.1683.i.i.i.i.i = fadd double %.1682.i.i.i.i.i, %.13.i2019.i.i.i.i.i
  store i64 %.2285.i.i.i.i, ptr %189, align 8, !noalias !249
  %195 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i.i.i
  store double %.1683.i.i.i.i.i, ptr %195, align 8, !noalias !249
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i.i, %B702.i.i.i.i.i, %B652.i.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i.i, %B216.i.i.i.i.i
  %.13.i2017.sink.i.i.i.i.i = phi double [ %.13.i2017.i.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i.i ], [ %.13.i.i1970.i.i.i.i, %B216.i.i.i.i.i ], [ %.400.i.i.i.i.i, %B652.i.i.i.i.i ], [ %.1683.i.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i.i ], [ %.400.i.i.i.i.i, %B702.i.i.i.i.i ]
  br i1 %.47.i.i.i.i.i, label %B1706.endif.endif.endif.thread.i.i.i.i, label %B1706.endif.endif.endif.i.i.i.i, !prof !14

B1972.i.i.i.i:                                    ; preds = %B1706.endif.endif.endif.thread.i.i.i.i
  %.2797.i.i.i.i = icmp slt i64 %cell.3.12057.i.i.i.i, 0
  %.2798.i.i.i.i = select i1 %.2797.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %196 = getelementptr i64, ptr %.226.i1061.i.i, i64 %cell.3.12057.i.i.i.i
  %.2812.i.i.i.i = getelementptr i64, ptr %196, i64 %.2798.i.i.i.i
  store i64 1, ptr %.2812.i.i.i.i, align 8, !noalias !237
  %.2834.i.i.i.i = select i1 %.2797.i.i.i.i, i64 %.210.i1099.i.i, i64 0
  %197 = getelementptr double, ptr %.226.i1097.i.i, i64 %cell.3.12057.i.i.i.i
  %.2848.i.i.i.i = getelementptr double, ptr %197, i64 %.2834.i.i.i.i
  store double %.13.i2017.sink.i.i.i.i.i, ptr %.2848.i.i.i.i, align 8, !noalias !237
  br label %B2002.i.i.i.i

B2002.i.i.i.i:                                    ; preds = %B1706.endif.endif.endif.thread.i.i.i.i, %B1972.i.i.i.i, %B1388.i.i.i.i
  %cell.3.12058.i.i.i.i = phi i64 [ %.1153.i.i.i.i.i, %B1388.i.i.i.i ], [ %cell.3.12057.i.i.i.i, %B1972.i.i.i.i ], [ %cell.3.12057.i.i.i.i, %B1706.endif.endif.endif.thread.i.i.i.i ]
  %missed.3.1.i.i.i.i = phi i64 [ %missed.2.02081.i.i.i.i, %B1388.i.i.i.i ], [ %.pre.i.i.i.i, %B1972.i.i.i.i ], [ %.pre.i.i.i.i, %B1706.endif.endif.endif.thread.i.i.i.i ]
  %missed_half.3.1.i.i.i.i = phi i64 [ %missed_half.2.02082.i.i.i.i, %B1388.i.i.i.i ], [ %missed_half.4.1.i.i.i.i, %B1972.i.i.i.i ], [ %missed_half.4.1.i.i.i.i, %B1706.endif.endif.endif.thread.i.i.i.i ]
  %arrival.2.1.i.i.i.i = phi double [ %.13.i1964.i.i.i.i, %B1388.i.i.i.i ], [ %.13.i2017.sink.i.i.i.i.i, %B1972.i.i.i.i ], [ %.13.i2017.sink.i.i.i.i.i, %B1706.endif.endif.endif.thread.i.i.i.i ]
  %.12.i1971.i.i.i.i = fcmp ogt double %arrival.2.1.i.i.i.i, %worst.2.02080.i.i.i.i
  %.13.i1972.i.i.i.i = select i1 %.12.i1971.i.i.i.i, double %arrival.2.1.i.i.i.i, double %worst.2.02080.i.i.i.i
  %exitcond2089.not.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i, %wide.trip.count.i.i.i.i
  br i1 %exitcond2089.not.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, label %B1284.if.i.i.i.i

B268.if.i.i.i.i:                                  ; preds = %B438.i.i.i.i, %B268.if.lr.ph.i.i.i.i
  %late.2.02074.i.i.i.i = phi i64 [ %"$phi224.0.2.0.i.i.i.i", %B268.if.lr.ph.i.i.i.i ], [ %.1099.i.i.i.i, %B438.i.i.i.i ]
  %.748.02073.i.i.i.i = phi i64 [ 0, %B268.if.lr.ph.i.i.i.i ], [ %.817.i.i.i.i, %B438.i.i.i.i ]
  %.817.i.i.i.i = add nuw nsw i64 %.748.02073.i.i.i.i, 1
  %.877.i.i.i.i = load i64, ptr %.876.i.i.i.i, align 8, !noalias !237
  %.878.i.i.i.i = add nsw i64 %.877.i.i.i.i, 1
  store i64 %.878.i.i.i.i, ptr %.876.i.i.i.i, align 8, !noalias !237
  %.914.i.i.i.i = add nsw i64 %.913.i.i.i.i, %.748.02073.i.i.i.i
  %.928.i.i.i.i = icmp slt i64 %.914.i.i.i.i, 0
  %.929.i.i.i.i = select i1 %.928.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %198 = getelementptr i32, ptr %arg.rows_at, i64 %.914.i.i.i.i
  %.943.i.i.i.i = getelementptr i32, ptr %198, i64 %.929.i.i.i.i
  %.944.i.i.i.i = load i32, ptr %.943.i.i.i.i, align 4, !noalias !237
  %.946.i.i.i.i = sext i32 %.944.i.i.i.i to i64
  %.947.i.i.i.i = add nsw i64 %.829.i.i.i.i, %.946.i.i.i.i
  %.206.i1973.i.i.i.i = ashr i64 %.947.i.i.i.i, 2
  br i1 %.265.i1975.i.i.i.i, label %B184.if.i1988.i.i.i.i.preheader, label %B0.endif.else.if.i1976.i.i.i.i, !prof !3

B212.i2048.i.i.i.i:                               ; preds = %B184.if.i1988.i.i.i.i
  %.564.i2051.i.i.i.i = select i1 %.444.i1992.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %199 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i1991.i.i.i.i
  %.578.i2052.i.i.i.i = getelementptr i64, ptr %199, i64 %.564.i2051.i.i.i.i
  store i64 %.878.i.i.i.i, ptr %.578.i2052.i.i.i.i, align 8, !noalias !261
  %.586.i2053.i.i.i.i = shl nsw i64 %.331.0708.i1991.i.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i.i

B270.i1997.i.i.i.i:                               ; preds = %B184.if.i1988.i.i.i.i
  %.402.i1998.i.i.i.i = add i64 %.331.0708.i1991.i.i.i.i, 1
  %.398.i1999.i.i.i.i = add nsw i64 %.334.0709.i1990.i.i.i.i, -1
  %.615.i2000.i.i.i.i = select i1 %.444.i1992.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %200 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i1991.i.i.i.i
  %.629.i2001.i.i.i.i = getelementptr i64, ptr %200, i64 %.615.i2000.i.i.i.i
  %.630.i2002.i.i.i.i = load i64, ptr %.629.i2001.i.i.i.i, align 8, !noalias !261
  %.645.i2003.i.i.i.i = icmp slt i64 %place.2.0710.i1989.i.i.i.i, 0
  %.646.i2004.i.i.i.i = select i1 %.645.i2003.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %201 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i1989.i.i.i.i
  %.660.i2005.i.i.i.i = getelementptr i64, ptr %201, i64 %.646.i2004.i.i.i.i
  %.661.i2006.i.i.i.i = load i64, ptr %.660.i2005.i.i.i.i, align 8, !noalias !261
  %.664.i2007.i.i.i.i = icmp slt i64 %.630.i2002.i.i.i.i, %.661.i2006.i.i.i.i
  %spec.select.i2008.i.i.i.i = select i1 %.664.i2007.i.i.i.i, i64 %.331.0708.i1991.i.i.i.i, i64 %place.2.0710.i1989.i.i.i.i
  %.389.i2009.i.i.i.i = icmp samesign ugt i64 %.334.0709.i1990.i.i.i.i, 1
  br i1 %.389.i2009.i.i.i.i, label %B184.if.i1988.i.i.i.i, label %B312.i2010.i.i.i.i

B312.i2010.i.i.i.i:                               ; preds = %B270.i1997.i.i.i.i
  %.699.i2011.i.i.i.i = icmp slt i64 %spec.select.i2008.i.i.i.i, 0
  %.700.i2012.i.i.i.i = select i1 %.699.i2011.i.i.i.i, i64 %.210.i.i.i, i64 0
  %202 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i2008.i.i.i.i
  %.714.i2013.i.i.i.i = getelementptr i64, ptr %202, i64 %.700.i2012.i.i.i.i
  store i64 %.206.i1973.i.i.i.i, ptr %.714.i2013.i.i.i.i, align 8, !noalias !261
  %.773.i2014.i.i.i.i = shl nsw i64 %spec.select.i2008.i.i.i.i, 2
  %.776.i2015.i.i.i.i = add i64 %.773.i2014.i.i.i.i, 4
  %.813.i2016.i.i.i.i = select i1 %.699.i2011.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.814.i2017.i.i.i.i = add i64 %.813.i2016.i.i.i.i, %.773.i2014.i.i.i.i
  %.829.i2018.i.i.i.i = icmp slt i64 %.776.i2015.i.i.i.i, 0
  %.830.i2019.i.i.i.i = select i1 %.829.i2018.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.831.i2020.i.i.i.i = add i64 %.830.i2019.i.i.i.i, %.776.i2015.i.i.i.i
  %.958.i2021.i.i.i.i = icmp slt i64 %.814.i2017.i.i.i.i, 0
  br i1 %.958.i2021.i.i.i.i, label %B312.endif.else.if.i2047.i.i.i.i, label %B312.endif.else.endif.i2022.i.i.i.i, !prof !3

B0.endif.else.if.i1976.i.i.i.i:                   ; preds = %B268.if.i.i.i.i
  %.211.i1977.i.i.i.i = mul nsw i64 %.206.i1973.i.i.i.i, 712544676207699905
  %.212.i1978.i.i.i.i = ashr i64 %.211.i1977.i.i.i.i, 20
  %.282.i1979.i.i.i.i = srem i64 %.212.i1978.i.i.i.i, %.230.0.i1974.i.i.i.i
  %.284.i1981.i.i.i.i = icmp slt i64 %.282.i1979.i.i.i.i, 0
  %.293.i1984.i.i.i.i = select i1 %.284.i1981.i.i.i.i, i64 %.230.0.i1974.i.i.i.i, i64 0
  %.273.0.i1985.i.i.i.i = add nsw i64 %.293.i1984.i.i.i.i, %.282.i1979.i.i.i.i
  %203 = shl nsw i64 %.273.0.i1985.i.i.i.i, 4
  br label %B184.if.i1988.i.i.i.i.preheader

B184.if.i1988.i.i.i.i.preheader:                  ; preds = %B0.endif.else.if.i1976.i.i.i.i, %B268.if.i.i.i.i
  %.331.0708.i1991.i.i.i.i.ph = phi i64 [ %203, %B0.endif.else.if.i1976.i.i.i.i ], [ 0, %B268.if.i.i.i.i ]
  br label %B184.if.i1988.i.i.i.i

B184.if.i1988.i.i.i.i:                            ; preds = %B184.if.i1988.i.i.i.i.preheader, %B270.i1997.i.i.i.i
  %place.2.0710.i1989.i.i.i.i = phi i64 [ %spec.select.i2008.i.i.i.i, %B270.i1997.i.i.i.i ], [ %.331.0708.i1991.i.i.i.i.ph, %B184.if.i1988.i.i.i.i.preheader ]
  %.334.0709.i1990.i.i.i.i = phi i64 [ %.398.i1999.i.i.i.i, %B270.i1997.i.i.i.i ], [ 16, %B184.if.i1988.i.i.i.i.preheader ]
  %.331.0708.i1991.i.i.i.i = phi i64 [ %.402.i1998.i.i.i.i, %B270.i1997.i.i.i.i ], [ %.331.0708.i1991.i.i.i.i.ph, %B184.if.i1988.i.i.i.i.preheader ]
  %.444.i1992.i.i.i.i = icmp slt i64 %.331.0708.i1991.i.i.i.i, 0
  %.445.i1993.i.i.i.i = select i1 %.444.i1992.i.i.i.i, i64 %.210.i.i.i, i64 0
  %204 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i1991.i.i.i.i
  %.459.i1994.i.i.i.i = getelementptr i64, ptr %204, i64 %.445.i1993.i.i.i.i
  %.460.i1995.i.i.i.i = load i64, ptr %.459.i1994.i.i.i.i, align 8, !noalias !261
  %.462.i1996.i.i.i.i = icmp eq i64 %.460.i1995.i.i.i.i, %.206.i1973.i.i.i.i
  br i1 %.462.i1996.i.i.i.i, label %B212.i2048.i.i.i.i, label %B270.i1997.i.i.i.i

B312.endif.endif.i2033.i.i.i.i:                   ; preds = %B312.endif.else.endif.endif.endif.if.i2032.i.i.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i.i.i
  %.938.sroa.13.0.i2034.i.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i2032.i.i.i.i ], [ %.938.sroa.13.1.i2030.i.i.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i.i.i ]
  %.1059.not711.i2035.i.i.i.i = icmp slt i64 %.938.sroa.0.3.i2027.i.i.i.i, %.938.sroa.13.0.i2034.i.i.i.i
  br i1 %.1059.not711.i2035.i.i.i.i, label %.1029.endif.preheader.i2044.i.i.i.i, label %.1029.if.i2036.i.i.i.i, !prof !15

.1029.endif.preheader.i2044.i.i.i.i:              ; preds = %B312.endif.endif.i2033.i.i.i.i
  %205 = shl i64 %.938.sroa.0.3.i2027.i.i.i.i, 3
  %scevgep.i2045.i.i.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %205
  %206 = sub nsw i64 %.938.sroa.13.0.i2034.i.i.i.i, %.938.sroa.0.3.i2027.i.i.i.i
  %207 = shl i64 %206, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i2045.i.i.i.i, i8 0, i64 %207, i1 false), !noalias !261
  br label %.1029.if.i2036.i.i.i.i

B312.endif.else.if.i2047.i.i.i.i:                 ; preds = %B312.i2010.i.i.i.i
  br label %B312.endif.else.endif.i2022.i.i.i.i

B312.endif.else.endif.i2022.i.i.i.i:              ; preds = %B312.endif.else.if.i2047.i.i.i.i, %B312.i2010.i.i.i.i
  %.938.sroa.0.1.i2023.i.i.i.i = phi i64 [ 0, %B312.endif.else.if.i2047.i.i.i.i ], [ %.814.i2017.i.i.i.i, %B312.i2010.i.i.i.i ]
  %.963.not.i2024.i.i.i.i = icmp slt i64 %.814.i2017.i.i.i.i, %.210.i1063.i.i
  br i1 %.963.not.i2024.i.i.i.i, label %B312.endif.else.endif.endif.i2026.i.i.i.i, label %B312.endif.else.endif.if.i2025.i.i.i.i, !prof !7

B312.endif.else.endif.if.i2025.i.i.i.i:           ; preds = %B312.endif.else.endif.i2022.i.i.i.i
  br label %B312.endif.else.endif.endif.i2026.i.i.i.i

B312.endif.else.endif.endif.i2026.i.i.i.i:        ; preds = %B312.endif.else.endif.if.i2025.i.i.i.i, %B312.endif.else.endif.i2022.i.i.i.i
  %.938.sroa.0.3.i2027.i.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i2025.i.i.i.i ], [ %.938.sroa.0.1.i2023.i.i.i.i, %B312.endif.else.endif.i2022.i.i.i.i ]
  %.975.i2028.i.i.i.i = icmp slt i64 %.831.i2020.i.i.i.i, 0
  br i1 %.975.i2028.i.i.i.i, label %B312.endif.else.endif.endif.if.i2046.i.i.i.i, label %B312.endif.else.endif.endif.endif.i2029.i.i.i.i, !prof !3

B312.endif.else.endif.endif.if.i2046.i.i.i.i:     ; preds = %B312.endif.else.endif.endif.i2026.i.i.i.i
  br label %B312.endif.else.endif.endif.endif.i2029.i.i.i.i

B312.endif.else.endif.endif.endif.i2029.i.i.i.i:  ; preds = %B312.endif.else.endif.endif.if.i2046.i.i.i.i, %B312.endif.else.endif.endif.i2026.i.i.i.i
  %.938.sroa.13.1.i2030.i.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i2046.i.i.i.i ], [ %.831.i2020.i.i.i.i, %B312.endif.else.endif.endif.i2026.i.i.i.i ]
  %.980.not.i2031.i.i.i.i = icmp slt i64 %.831.i2020.i.i.i.i, %.210.i1063.i.i
  br i1 %.980.not.i2031.i.i.i.i, label %B312.endif.endif.i2033.i.i.i.i, label %B312.endif.else.endif.endif.endif.if.i2032.i.i.i.i, !prof !7

B312.endif.else.endif.endif.endif.if.i2032.i.i.i.i: ; preds = %B312.endif.else.endif.endif.endif.i2029.i.i.i.i
  br label %B312.endif.endif.i2033.i.i.i.i

.1029.if.i2036.i.i.i.i:                           ; preds = %.1029.endif.preheader.i2044.i.i.i.i, %B312.endif.endif.i2033.i.i.i.i
  %.1108.i2038.i.i.i.i = load i64, ptr %.876.i.i.i.i, align 8, !noalias !261
  %.1124.i2039.i.i.i.i = select i1 %.699.i2011.i.i.i.i, i64 %.210.i1027.i.i, i64 0
  %208 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i2008.i.i.i.i
  %.1138.i2040.i.i.i.i = getelementptr i64, ptr %208, i64 %.1124.i2039.i.i.i.i
  store i64 %.1108.i2038.i.i.i.i, ptr %.1138.i2040.i.i.i.i, align 8, !noalias !261
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i.i: ; preds = %.1029.if.i2036.i.i.i.i, %B212.i2048.i.i.i.i
  %.773.sink.i2041.i.i.i.i = phi i64 [ %.773.i2014.i.i.i.i, %.1029.if.i2036.i.i.i.i ], [ %.586.i2053.i.i.i.i, %B212.i2048.i.i.i.i ]
  %.1150.i2042.i.i.i.i = and i64 %.947.i.i.i.i, 3
  %.1153.i2043.i.i.i.i = or disjoint i64 %.773.sink.i2041.i.i.i.i, %.1150.i2042.i.i.i.i
  %.1018.i.i.i.i = icmp slt i64 %.773.sink.i2041.i.i.i.i, 0
  %.1019.i.i.i.i = select i1 %.1018.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %209 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i2043.i.i.i.i
  %.1033.i.i.i.i = getelementptr i64, ptr %209, i64 %.1019.i.i.i.i
  %.1034.i.i.i.i = load i64, ptr %.1033.i.i.i.i, align 8, !noalias !237
  %.1035.not.i.i.i.i = icmp eq i64 %.1034.i.i.i.i, 0
  br i1 %.1035.not.i.i.i.i, label %B438.i.i.i.i, label %B406.i.i.i.i

B1284.if.i.i.i.i:                                 ; preds = %B2002.i.i.i.i, %B1284.if.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %B1284.if.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %B2002.i.i.i.i ]
  %missed_half.2.02082.i.i.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i.i.i ], [ %missed_half.3.1.i.i.i.i, %B2002.i.i.i.i ]
  %missed.2.02081.i.i.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i.i.i ], [ %missed.3.1.i.i.i.i, %B2002.i.i.i.i ]
  %worst.2.02080.i.i.i.i = phi double [ %.1761.i.i.i.i, %B1284.if.lr.ph.i.i.i.i ], [ %.13.i1972.i.i.i.i, %B2002.i.i.i.i ]
  %cell.4.02079.i.i.i.i = phi i64 [ %cell.5.0.lcssa.i.i.i.i, %B1284.if.lr.ph.i.i.i.i ], [ %cell.3.12058.i.i.i.i, %B2002.i.i.i.i ]
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %.1901.i.i.i.i = add nsw i64 %.1899.i.i.i.i, %indvars.iv.i.i.i.i
  %.1915.i.i.i.i = icmp slt i64 %.1901.i.i.i.i, 0
  %.1916.i.i.i.i = select i1 %.1915.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %210 = getelementptr i32, ptr %arg.rows_at, i64 %.1901.i.i.i.i
  %.1930.i.i.i.i = getelementptr i32, ptr %210, i64 %.1916.i.i.i.i
  %.1931.i.i.i.i = load i32, ptr %.1930.i.i.i.i, align 4, !noalias !237
  %.1933.i.i.i.i = sext i32 %.1931.i.i.i.i to i64
  %.1934.i.i.i.i = add nsw i64 %.829.i.i.i.i, %.1933.i.i.i.i
  %.pre.i.i.i.i = ashr i64 %.1934.i.i.i.i, 2
  br i1 %"$phi212.0.2.0.not.i.i.i.i", label %B1512.i.i.i.i, label %B1336.i.i.i.i

B1706.endif.endif.endif.i.i.i.i:                  ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i
  %.2607.i.i.i.i = load i64, ptr %.1155.i.i.i.i, align 8, !noalias !237
  %.2647.i.i.i.i = srem i64 %.2607.i.i.i.i, %.210.i1315.i.i
  %.2649.i.i.i.i = icmp slt i64 %.2647.i.i.i.i, 0
  %.2658.i.i.i.i = select i1 %.2649.i.i.i.i, i64 %.210.i1315.i.i, i64 0
  %spec.select.i4505.i.i.i = add i64 %.2658.i.i.i.i, %.2647.i.i.i.i
  %spec.select.fr.i.i.i.i = freeze i64 %spec.select.i4505.i.i.i
  %.2681.i.i.i.i = icmp slt i64 %spec.select.fr.i.i.i.i, 0
  %spec.select2065.i.i.i.i = select i1 %.2681.i.i.i.i, i64 %.210.i1315.i.i, i64 0
  br label %B1706.endif.endif.endif.thread.i.i.i.i

B1706.endif.endif.endif.thread.i.i.i.i:           ; preds = %B1706.endif.endif.endif.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i
  %rem.02062.i.i.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i ], [ %spec.select.fr.i.i.i.i, %B1706.endif.endif.endif.i.i.i.i ]
  %211 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i ], [ %spec.select2065.i.i.i.i, %B1706.endif.endif.endif.i.i.i.i ]
  %212 = getelementptr double, ptr %.226.i1313.i.i, i64 %rem.02062.i.i.i.i
  %.2696.i.i.i.i = getelementptr double, ptr %212, i64 %211
  store double %.13.i2017.sink.i.i.i.i.i, ptr %.2696.i.i.i.i, align 8, !noalias !237
  %.2734.i.i.i.i = load i64, ptr %.1155.i.i.i.i, align 8, !noalias !237
  %.2735.i.i.i.i = add nsw i64 %.2734.i.i.i.i, 1
  store i64 %.2735.i.i.i.i, ptr %.1155.i.i.i.i, align 8, !noalias !237
  br i1 %"$phi212.0.2.0.not.i.i.i.i", label %B2002.i.i.i.i, label %B1972.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B2002.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, %B76.i.i.i.i
  %.1570.sink.i.i.i.i = phi double [ %.2797.i, %B76.i.i.i.i ], [ %.1570.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i ], [ %.1570.i.i.i.i, %B2002.i.i.i.i ]
  %worst.2.0.lcssa.sink.i.i.i.i = phi double [ %.544.i.i.i.i, %B76.i.i.i.i ], [ %.1761.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i ], [ %.13.i1972.i.i.i.i, %B2002.i.i.i.i ]
  %213 = getelementptr i64, ptr %.2104, i64 %.2354.i.i
  %.1811.i.i.i = load i64, ptr %213, align 8, !noalias !231
  %.1817.not.i.i.i = icmp eq i64 %.1811.i.i.i, 0
  br i1 %.1817.not.i.i.i, label %B684.i.i.i, label %B594.i.i.i

B594.i.i.i:                                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i
  %.1848.i.i.i = load double, ptr %.1847.i.i.i, align 8, !noalias !231
  %.1878.i.i.i = load double, ptr %.1440.i.i.i, align 8, !noalias !231
  %.1880.i.i.i = fsub double %.1878.i.i.i, %.1441.i.i.i
  %.1883.i.i.i = fadd double %.1848.i.i.i, %.1880.i.i.i
  store double %.1883.i.i.i, ptr %.1847.i.i.i, align 8, !noalias !231
  br label %B684.i.i.i

B684.i.i.i:                                       ; preds = %B594.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i
  %.1922.i.i.i = icmp eq i64 %.918.i.i.i, 13
  br i1 %.1922.i.i.i, label %B716.i.i.i, label %B1052.endif.endif.i

B716.i.i.i:                                       ; preds = %B684.i.i.i
  %.1955.i.i.i = load double, ptr %.1376.i.i.i, align 8, !noalias !231
  %.1957.i.i.i = fsub double %.1955.i.i.i, %.1408.i.i.i
  store double %.1957.i.i.i, ptr %.1406.i.i.i, align 8, !noalias !231
  %.2014.i.i.i = select i1 %.2860.i, i64 %.210.i1076.i.i, i64 0
  %214 = getelementptr double, ptr %.226.i1074.i.i, i64 %.2756.i
  %.2028.i.i.i = getelementptr double, ptr %214, i64 %.2014.i.i.i
  %.2029.i.i.i = load double, ptr %.2028.i.i.i, align 8, !noalias !231
  %.12.i.i5755.i.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i.i.i, %.2029.i.i.i
  %.13.i.i5756.i.i = select i1 %.12.i.i5755.i.i, double %worst.2.0.lcssa.sink.i.i.i.i, double %.2029.i.i.i
  store double %.13.i.i5756.i.i, ptr %.2028.i.i.i, align 8, !noalias !231
  br label %B1052.endif.endif.i

B866.i.i.i:                                       ; preds = %B8.i.i.i6398.i
  %.2254.i.i.i = icmp eq i64 %.918.i.i.i, 7
  %.385.i.i.i.i = icmp slt i64 %.533.i.i5814.i.i, 0
  %.386.i.i.i.i = select i1 %.385.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %215 = getelementptr i32, ptr %arg.rows_at, i64 %.533.i.i5814.i.i
  %.400.i4618.i.i.i = getelementptr i32, ptr %215, i64 %.386.i.i.i.i
  %.401.i4619.i.i.i = load i32, ptr %.400.i4618.i.i.i, align 4, !noalias !231
  br i1 %.2254.i.i.i, label %B898.i.i.i, label %B1130.i.i.i

B898.i.i.i:                                       ; preds = %B866.i.i.i
  %216 = getelementptr i64, ptr %.2104, i64 %.2354.i.i
  %.2290.i.i.i = load i64, ptr %216, align 8, !noalias !231
  %.2296.not.i.i.i = icmp eq i64 %.2290.i.i.i, 0
  br i1 %.2296.not.i.i.i, label %B1022.i.i.i, label %B924.i.i.i

B924.i.i.i:                                       ; preds = %B898.i.i.i
  %.390.i.i.i.i = icmp eq i32 %.401.i4619.i.i.i, 0
  br i1 %.390.i.i.i.i, label %B1052.endif.endif.i, label %B70.i.i.i.i

B70.i.i.i.i:                                      ; preds = %B924.i.i.i
  %.26.i.i.i.i.i = icmp sgt i32 %.401.i4619.i.i.i, 0
  br i1 %.26.i.i.i.i.i, label %B16.i.i4606.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i.i

B16.i.i4606.i.i.i:                                ; preds = %B70.i.i.i.i
  br i1 %.49.i.i4809.i.i.i, label %B16.endif.thread.i.i4609.i.i.i, label %B16.endif.i.i4611.i.i.i, !prof !3

B16.endif.i.i4611.i.i.i:                          ; preds = %B16.i.i4606.i.i.i
  %.25.i.i4607.i.i.i = zext nneg i32 %.401.i4619.i.i.i to i64
  %.31.i.i.i.i.i = add nsw i64 %.25.i.i4607.i.i.i, -1
  %.555.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !264
  %.36.i.i.i.i.i = add i64 %.31.i.i.i.i.i, %.555.i.i.i.i
  %.66.i.i4612.i.i.i = srem i64 %.36.i.i.i.i.i, %.210.i1277.i.i
  %.68.i.i4614.i.i.i = icmp slt i64 %.66.i.i4612.i.i.i, 0
  %.77.i.i.i.i.i = select i1 %.68.i.i4614.i.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i4615.i.i.i = add i64 %.77.i.i.i.i.i, %.66.i.i4612.i.i.i
  %spec.select.fr.i.i4616.i.i.i = freeze i64 %spec.select.i.i4615.i.i.i
  %.100.i.i.i.i.i = icmp slt i64 %spec.select.fr.i.i4616.i.i.i, 0
  %spec.select52.i.i4617.i.i.i = select i1 %.100.i.i.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i4609.i.i.i

B16.endif.thread.i.i4609.i.i.i:                   ; preds = %B16.endif.i.i4611.i.i.i, %B16.i.i4606.i.i.i
  %rem.051.i.i4610.i.i.i = phi i64 [ 0, %B16.i.i4606.i.i.i ], [ %spec.select.fr.i.i4616.i.i.i, %B16.endif.i.i4611.i.i.i ]
  %217 = phi i64 [ 0, %B16.i.i4606.i.i.i ], [ %spec.select52.i.i4617.i.i.i, %B16.endif.i.i4611.i.i.i ]
  %218 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i4610.i.i.i
  %.115.i.i.i.i.i = getelementptr double, ptr %218, i64 %217
  %.116.i.i.i.i.i = load double, ptr %.115.i.i.i.i.i, align 8, !noalias !267
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i.i: ; preds = %B16.endif.thread.i.i4609.i.i.i, %B70.i.i.i.i
  %"$phi78.0.2.0.i.i4507.i.i.i" = phi double [ %.116.i.i.i.i.i, %B16.endif.thread.i.i4609.i.i.i ], [ 0.000000e+00, %B70.i.i.i.i ]
  %.620.i4508.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !264
  %.16.i.i4509.i.i.i = fcmp ogt double %.620.i4508.i.i.i, %.2797.i
  %.17.i.i4510.i.i.i = select i1 %.16.i.i4509.i.i.i, double %.620.i4508.i.i.i, double %.2797.i
  %.18.i.i4511.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i4507.i.i.i", %.17.i.i4510.i.i.i
  %.19.i.i4512.i.i.i = select i1 %.18.i.i4511.i.i.i, double %"$phi78.0.2.0.i.i4507.i.i.i", double %.17.i.i4510.i.i.i
  %.667.i.i.i.i = icmp slt i64 %.533.i.i5814.i.i, -3
  %.668.i.i.i.i = select i1 %.667.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %219 = getelementptr i8, ptr %215, i64 12
  %.682.i.i.i.i = getelementptr i32, ptr %219, i64 %.668.i.i.i.i
  %.683.i.i.i.i = load i32, ptr %.682.i.i.i.i, align 4, !noalias !264
  %.684.i.i.i.i = sitofp i32 %.683.i.i.i.i to double
  %.687.i.i.i.i = sitofp i32 %.401.i4619.i.i.i to double
  %.692.i4513.i.i.i = fmul double %.687.i.i.i.i, 2.500000e-01
  %.12.i.i4514.i.i.i = fcmp ogt double %.692.i4513.i.i.i, %.684.i.i.i.i
  %.13.i.i4515.i.i.i = select i1 %.12.i.i4514.i.i.i, double %.692.i4513.i.i.i, double %.684.i.i.i.i
  %.721.i4516.i.i.i = fadd double %.19.i.i4512.i.i.i, %.13.i.i4515.i.i.i
  %.754.i.i.i.i = load double, ptr %.1376.i.i.i, align 8, !noalias !264
  %.756.i.i.i.i = fsub double %.721.i4516.i.i.i, %.19.i.i4512.i.i.i
  %.757.i.i.i.i = fadd double %.754.i.i.i.i, %.756.i.i.i.i
  store double %.757.i.i.i.i, ptr %.1376.i.i.i, align 8, !noalias !264
  %.817.i4517.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !264
  %.12.i1404.i.i.i.i = fcmp ogt double %.2797.i, %.817.i4517.i.i.i
  %.13.i1405.i.i.i.i = select i1 %.12.i1404.i.i.i.i, double %.2797.i, double %.817.i4517.i.i.i
  %.850.i.i.i.i = fadd double %.721.i4516.i.i.i, %.13.i1405.i.i.i.i
  %.851.i.i.i.i = fsub double %.850.i.i.i.i, %.19.i.i4512.i.i.i
  store double %.851.i.i.i.i, ptr %.226.i990.i.i, align 8, !noalias !264
  %storemerge.i4518.i.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i4619.i.i.i, i32 0)
  %.9621416.not.i.i.i.i = icmp eq i32 %storemerge.i4518.i.i.i, 0
  br i1 %.9621416.not.i.i.i.i, label %B678.i.i.i.i, label %B500.if.lr.ph.i.i.i.i

B500.if.lr.ph.i.i.i.i:                            ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i.i
  %.1069.i.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  %wide.trip.count.i4521.i.i.i = zext nneg i32 %storemerge.i4518.i.i.i to i64
  br label %B500.if.i.i.i.i

B678.i.i.i.i:                                     ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i.i
  %.1281.i.i.i.i = load double, ptr %.1280.i.i.i.i, align 8, !noalias !264
  %.1284.i.i.i.i = fadd double %.1281.i.i.i.i, %.687.i.i.i.i
  store double %.1284.i.i.i.i, ptr %.1280.i.i.i.i, align 8, !noalias !264
  %.1325.i.i.i.i = fmul double %.521.fca.12.load.i, %.692.i4513.i.i.i
  %.1375.i.i.i.i = fmul double %.521.fca.13.load.i, %.687.i.i.i.i
  %.1376.i.i.i.i = fadd double %.1375.i.i.i.i, %.1325.i.i.i.i
  %.1406.i.i.i.i = load double, ptr %.1007.i.i.i.i, align 8, !noalias !264
  %.1407.i.i.i.i = fadd double %.1376.i.i.i.i, %.1406.i.i.i.i
  store double %.1407.i.i.i.i, ptr %.1007.i.i.i.i, align 8, !noalias !264
  %.1472.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !264
  %.12.i1406.i.i.i.i = fcmp ogt double %.721.i4516.i.i.i, %.1472.i.i.i.i
  %.13.i1407.i.i.i.i = select i1 %.12.i1406.i.i.i.i, double %.721.i4516.i.i.i, double %.1472.i.i.i.i
  %.1502.i.i.i.i = fadd double %.1376.i.i.i.i, %.13.i1407.i.i.i.i
  store double %.1502.i.i.i.i, ptr %.2392.i.i.i.i, align 8, !noalias !264
  br i1 %.9621416.not.i.i.i.i, label %B1052.endif.endif.i, label %B966.if.lr.ph.i.i.i.i

B966.if.lr.ph.i.i.i.i:                            ; preds = %B678.i.i.i.i
  %.1721.pre.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !264
  br label %B966.if.i.i.i.i

B500.if.i.i.i.i:                                  ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, %B500.if.lr.ph.i.i.i.i
  %indvars.iv.i4522.i.i.i = phi i64 [ 0, %B500.if.lr.ph.i.i.i.i ], [ %indvars.iv.next.i4523.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i ]
  %indvars.iv.next.i4523.i.i.i = add nuw nsw i64 %indvars.iv.i4522.i.i.i, 1
  %.1033.i4524.i.i.i = load i64, ptr %.876.i.i.i.i, align 8, !noalias !264
  %.1034.i4525.i.i.i = add nsw i64 %.1033.i4524.i.i.i, 1
  store i64 %.1034.i4525.i.i.i, ptr %.876.i.i.i.i, align 8, !noalias !264
  %.1071.i.i.i.i = add nsw i64 %.1069.i.i.i.i, %indvars.iv.i4522.i.i.i
  %.1085.i.i.i.i = icmp slt i64 %.1071.i.i.i.i, 0
  %.1086.i4526.i.i.i = select i1 %.1085.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %220 = getelementptr i32, ptr %arg.rows_at, i64 %.1071.i.i.i.i
  %.1100.i.i.i.i = getelementptr i32, ptr %220, i64 %.1086.i4526.i.i.i
  %.1101.i.i.i.i = load i32, ptr %.1100.i.i.i.i, align 4, !noalias !264
  %.1103.i.i.i.i = sext i32 %.1101.i.i.i.i to i64
  %.1104.i.i.i.i = add nsw i64 %.829.i.i.i.i, %.1103.i.i.i.i
  %.206.i.i.i.i.i = ashr i64 %.1104.i.i.i.i, 2
  br i1 %.265.i1975.i.i.i.i, label %B184.if.i.i4539.i.i.i.preheader, label %B0.endif.else.if.i.i4527.i.i.i, !prof !3

B212.i.i4602.i.i.i:                               ; preds = %B184.if.i.i4539.i.i.i
  %.564.i.i4603.i.i.i = select i1 %.444.i.i4543.i.i.i, i64 %.210.i1027.i.i, i64 0
  %221 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i4542.i.i.i
  %.578.i.i4604.i.i.i = getelementptr i64, ptr %221, i64 %.564.i.i4603.i.i.i
  store i64 %.1034.i4525.i.i.i, ptr %.578.i.i4604.i.i.i, align 8, !noalias !270
  %.586.i.i4605.i.i.i = shl nsw i64 %.331.0708.i.i4542.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i

B270.i.i4548.i.i.i:                               ; preds = %B184.if.i.i4539.i.i.i
  %.402.i.i4549.i.i.i = add i64 %.331.0708.i.i4542.i.i.i, 1
  %.398.i.i4550.i.i.i = add nsw i64 %.334.0709.i.i4541.i.i.i, -1
  %.615.i.i4551.i.i.i = select i1 %.444.i.i4543.i.i.i, i64 %.210.i1027.i.i, i64 0
  %222 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i4542.i.i.i
  %.629.i.i4552.i.i.i = getelementptr i64, ptr %222, i64 %.615.i.i4551.i.i.i
  %.630.i.i4553.i.i.i = load i64, ptr %.629.i.i4552.i.i.i, align 8, !noalias !270
  %.645.i.i4554.i.i.i = icmp slt i64 %place.2.0710.i.i4540.i.i.i, 0
  %.646.i.i4555.i.i.i = select i1 %.645.i.i4554.i.i.i, i64 %.210.i1027.i.i, i64 0
  %223 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i4540.i.i.i
  %.660.i.i4556.i.i.i = getelementptr i64, ptr %223, i64 %.646.i.i4555.i.i.i
  %.661.i.i4557.i.i.i = load i64, ptr %.660.i.i4556.i.i.i, align 8, !noalias !270
  %.664.i.i4558.i.i.i = icmp slt i64 %.630.i.i4553.i.i.i, %.661.i.i4557.i.i.i
  %spec.select.i1408.i.i.i.i = select i1 %.664.i.i4558.i.i.i, i64 %.331.0708.i.i4542.i.i.i, i64 %place.2.0710.i.i4540.i.i.i
  %.389.i.i4559.i.i.i = icmp samesign ugt i64 %.334.0709.i.i4541.i.i.i, 1
  br i1 %.389.i.i4559.i.i.i, label %B184.if.i.i4539.i.i.i, label %B312.i.i4560.i.i.i

B312.i.i4560.i.i.i:                               ; preds = %B270.i.i4548.i.i.i
  %.699.i.i4561.i.i.i = icmp slt i64 %spec.select.i1408.i.i.i.i, 0
  %.700.i.i4562.i.i.i = select i1 %.699.i.i4561.i.i.i, i64 %.210.i.i.i, i64 0
  %224 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1408.i.i.i.i
  %.714.i.i4563.i.i.i = getelementptr i64, ptr %224, i64 %.700.i.i4562.i.i.i
  store i64 %.206.i.i.i.i.i, ptr %.714.i.i4563.i.i.i, align 8, !noalias !270
  %.773.i.i4564.i.i.i = shl nsw i64 %spec.select.i1408.i.i.i.i, 2
  %.776.i.i4565.i.i.i = add i64 %.773.i.i4564.i.i.i, 4
  %.813.i.i4566.i.i.i = select i1 %.699.i.i4561.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.814.i.i4567.i.i.i = add i64 %.813.i.i4566.i.i.i, %.773.i.i4564.i.i.i
  %.829.i.i4568.i.i.i = icmp slt i64 %.776.i.i4565.i.i.i, 0
  %.830.i.i4569.i.i.i = select i1 %.829.i.i4568.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.831.i.i4570.i.i.i = add i64 %.830.i.i4569.i.i.i, %.776.i.i4565.i.i.i
  %.958.i.i4571.i.i.i = icmp slt i64 %.814.i.i4567.i.i.i, 0
  br i1 %.958.i.i4571.i.i.i, label %B312.endif.else.if.i.i4601.i.i.i, label %B312.endif.else.endif.i.i4572.i.i.i, !prof !3

B0.endif.else.if.i.i4527.i.i.i:                   ; preds = %B500.if.i.i.i.i
  %.211.i.i4528.i.i.i = mul nsw i64 %.206.i.i.i.i.i, 712544676207699905
  %.212.i.i4529.i.i.i = ashr i64 %.211.i.i4528.i.i.i, 20
  %.282.i.i4530.i.i.i = srem i64 %.212.i.i4529.i.i.i, %.230.0.i1974.i.i.i.i
  %.284.i.i4532.i.i.i = icmp slt i64 %.282.i.i4530.i.i.i, 0
  %.293.i.i4535.i.i.i = select i1 %.284.i.i4532.i.i.i, i64 %.230.0.i1974.i.i.i.i, i64 0
  %.273.0.i.i4536.i.i.i = add nsw i64 %.293.i.i4535.i.i.i, %.282.i.i4530.i.i.i
  %225 = shl nsw i64 %.273.0.i.i4536.i.i.i, 4
  br label %B184.if.i.i4539.i.i.i.preheader

B184.if.i.i4539.i.i.i.preheader:                  ; preds = %B0.endif.else.if.i.i4527.i.i.i, %B500.if.i.i.i.i
  %.331.0708.i.i4542.i.i.i.ph = phi i64 [ %225, %B0.endif.else.if.i.i4527.i.i.i ], [ 0, %B500.if.i.i.i.i ]
  br label %B184.if.i.i4539.i.i.i

B184.if.i.i4539.i.i.i:                            ; preds = %B184.if.i.i4539.i.i.i.preheader, %B270.i.i4548.i.i.i
  %place.2.0710.i.i4540.i.i.i = phi i64 [ %spec.select.i1408.i.i.i.i, %B270.i.i4548.i.i.i ], [ %.331.0708.i.i4542.i.i.i.ph, %B184.if.i.i4539.i.i.i.preheader ]
  %.334.0709.i.i4541.i.i.i = phi i64 [ %.398.i.i4550.i.i.i, %B270.i.i4548.i.i.i ], [ 16, %B184.if.i.i4539.i.i.i.preheader ]
  %.331.0708.i.i4542.i.i.i = phi i64 [ %.402.i.i4549.i.i.i, %B270.i.i4548.i.i.i ], [ %.331.0708.i.i4542.i.i.i.ph, %B184.if.i.i4539.i.i.i.preheader ]
  %.444.i.i4543.i.i.i = icmp slt i64 %.331.0708.i.i4542.i.i.i, 0
  %.445.i.i4544.i.i.i = select i1 %.444.i.i4543.i.i.i, i64 %.210.i.i.i, i64 0
  %226 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i4542.i.i.i
  %.459.i.i4545.i.i.i = getelementptr i64, ptr %226, i64 %.445.i.i4544.i.i.i
  %.460.i.i4546.i.i.i = load i64, ptr %.459.i.i4545.i.i.i, align 8, !noalias !270
  %.462.i.i4547.i.i.i = icmp eq i64 %.460.i.i4546.i.i.i, %.206.i.i.i.i.i
  br i1 %.462.i.i4547.i.i.i, label %B212.i.i4602.i.i.i, label %B270.i.i4548.i.i.i

B312.endif.endif.i.i4583.i.i.i:                   ; preds = %B312.endif.else.endif.endif.endif.if.i.i4582.i.i.i, %B312.endif.else.endif.endif.endif.i.i4579.i.i.i
  %.938.sroa.13.0.i.i4584.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i4582.i.i.i ], [ %.938.sroa.13.1.i.i4580.i.i.i, %B312.endif.else.endif.endif.endif.i.i4579.i.i.i ]
  %.1059.not711.i.i4585.i.i.i = icmp slt i64 %.938.sroa.0.3.i.i4577.i.i.i, %.938.sroa.13.0.i.i4584.i.i.i
  br i1 %.1059.not711.i.i4585.i.i.i, label %.1029.endif.preheader.i.i4598.i.i.i, label %.1029.if.i.i4586.i.i.i, !prof !15

.1029.endif.preheader.i.i4598.i.i.i:              ; preds = %B312.endif.endif.i.i4583.i.i.i
  %227 = shl i64 %.938.sroa.0.3.i.i4577.i.i.i, 3
  %scevgep.i.i4599.i.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %227
  %228 = sub nsw i64 %.938.sroa.13.0.i.i4584.i.i.i, %.938.sroa.0.3.i.i4577.i.i.i
  %229 = shl i64 %228, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i4599.i.i.i, i8 0, i64 %229, i1 false), !noalias !270
  br label %.1029.if.i.i4586.i.i.i

B312.endif.else.if.i.i4601.i.i.i:                 ; preds = %B312.i.i4560.i.i.i
  br label %B312.endif.else.endif.i.i4572.i.i.i

B312.endif.else.endif.i.i4572.i.i.i:              ; preds = %B312.endif.else.if.i.i4601.i.i.i, %B312.i.i4560.i.i.i
  %.938.sroa.0.1.i.i4573.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i4601.i.i.i ], [ %.814.i.i4567.i.i.i, %B312.i.i4560.i.i.i ]
  %.963.not.i.i4574.i.i.i = icmp slt i64 %.814.i.i4567.i.i.i, %.210.i1063.i.i
  br i1 %.963.not.i.i4574.i.i.i, label %B312.endif.else.endif.endif.i.i4576.i.i.i, label %B312.endif.else.endif.if.i.i4575.i.i.i, !prof !7

B312.endif.else.endif.if.i.i4575.i.i.i:           ; preds = %B312.endif.else.endif.i.i4572.i.i.i
  br label %B312.endif.else.endif.endif.i.i4576.i.i.i

B312.endif.else.endif.endif.i.i4576.i.i.i:        ; preds = %B312.endif.else.endif.if.i.i4575.i.i.i, %B312.endif.else.endif.i.i4572.i.i.i
  %.938.sroa.0.3.i.i4577.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i.i4575.i.i.i ], [ %.938.sroa.0.1.i.i4573.i.i.i, %B312.endif.else.endif.i.i4572.i.i.i ]
  %.975.i.i4578.i.i.i = icmp slt i64 %.831.i.i4570.i.i.i, 0
  br i1 %.975.i.i4578.i.i.i, label %B312.endif.else.endif.endif.if.i.i4600.i.i.i, label %B312.endif.else.endif.endif.endif.i.i4579.i.i.i, !prof !3

B312.endif.else.endif.endif.if.i.i4600.i.i.i:     ; preds = %B312.endif.else.endif.endif.i.i4576.i.i.i
  br label %B312.endif.else.endif.endif.endif.i.i4579.i.i.i

B312.endif.else.endif.endif.endif.i.i4579.i.i.i:  ; preds = %B312.endif.else.endif.endif.if.i.i4600.i.i.i, %B312.endif.else.endif.endif.i.i4576.i.i.i
  %.938.sroa.13.1.i.i4580.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i4600.i.i.i ], [ %.831.i.i4570.i.i.i, %B312.endif.else.endif.endif.i.i4576.i.i.i ]
  %.980.not.i.i4581.i.i.i = icmp slt i64 %.831.i.i4570.i.i.i, %.210.i1063.i.i
  br i1 %.980.not.i.i4581.i.i.i, label %B312.endif.endif.i.i4583.i.i.i, label %B312.endif.else.endif.endif.endif.if.i.i4582.i.i.i, !prof !7

B312.endif.else.endif.endif.endif.if.i.i4582.i.i.i: ; preds = %B312.endif.else.endif.endif.endif.i.i4579.i.i.i
  br label %B312.endif.endif.i.i4583.i.i.i

.1029.if.i.i4586.i.i.i:                           ; preds = %.1029.endif.preheader.i.i4598.i.i.i, %B312.endif.endif.i.i4583.i.i.i
  %.1108.i.i4587.i.i.i = load i64, ptr %.876.i.i.i.i, align 8, !noalias !270
  %.1124.i.i4588.i.i.i = select i1 %.699.i.i4561.i.i.i, i64 %.210.i1027.i.i, i64 0
  %230 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1408.i.i.i.i
  %.1138.i.i4589.i.i.i = getelementptr i64, ptr %230, i64 %.1124.i.i4588.i.i.i
  store i64 %.1108.i.i4587.i.i.i, ptr %.1138.i.i4589.i.i.i, align 8, !noalias !270
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i: ; preds = %.1029.if.i.i4586.i.i.i, %B212.i.i4602.i.i.i
  %.773.sink.i.i4590.i.i.i = phi i64 [ %.773.i.i4564.i.i.i, %.1029.if.i.i4586.i.i.i ], [ %.586.i.i4605.i.i.i, %B212.i.i4602.i.i.i ]
  %.1150.i.i4591.i.i.i = and i64 %.1104.i.i.i.i, 3
  %.1153.i.i4592.i.i.i = or disjoint i64 %.773.sink.i.i4590.i.i.i, %.1150.i.i4591.i.i.i
  %.1178.i.i.i.i = icmp slt i64 %.773.sink.i.i4590.i.i.i, 0
  %.1179.i.i.i.i = select i1 %.1178.i.i.i.i, i64 %.210.i1063.i.i, i64 0
  %231 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i4592.i.i.i
  %.1193.i.i.i.i = getelementptr i64, ptr %231, i64 %.1179.i.i.i.i
  store i64 %.1195.i.i.i.i, ptr %.1193.i.i.i.i, align 8, !noalias !264
  %.1219.i.i.i.i = select i1 %.1178.i.i.i.i, i64 %.210.i1099.i.i, i64 0
  %232 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i4592.i.i.i
  %.1233.i.i.i.i = getelementptr double, ptr %232, i64 %.1219.i.i.i.i
  store double %.721.i4516.i.i.i, ptr %.1233.i.i.i.i, align 8, !noalias !264
  %exitcond.not.i4593.i.i.i = icmp eq i64 %indvars.iv.next.i4523.i.i.i, %wide.trip.count.i4521.i.i.i
  br i1 %exitcond.not.i4593.i.i.i, label %B678.i.i.i.i, label %B500.if.i.i.i.i

B966.if.i.i.i.i:                                  ; preds = %B968.endif.thread.i.i.i.i, %B966.if.lr.ph.i.i.i.i
  %.1721.i.i.i.i = phi i64 [ %.1721.pre.i.i.i.i, %B966.if.lr.ph.i.i.i.i ], [ %.1848.i.i.i.i, %B968.endif.thread.i.i.i.i ]
  %.1562.01420.i.i.i.i = phi i32 [ %storemerge.i4518.i.i.i, %B966.if.lr.ph.i.i.i.i ], [ %.1624.i.i.i.i, %B968.endif.thread.i.i.i.i ]
  %.1624.i.i.i.i = add nsw i32 %.1562.01420.i.i.i.i, -1
  %.1682.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !264
  br i1 %.49.i.i4809.i.i.i, label %B968.endif.thread.i.i.i.i, label %B968.endif.i.i.i.i, !prof !14

B968.endif.i.i.i.i:                               ; preds = %B966.if.i.i.i.i
  %.1761.i4595.i.i.i = srem i64 %.1721.i.i.i.i, %.210.i1277.i.i
  %.1763.i.i.i.i = icmp slt i64 %.1761.i4595.i.i.i, 0
  %.1772.i.i.i.i = select i1 %.1763.i.i.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i4596.i.i.i = add i64 %.1772.i.i.i.i, %.1761.i4595.i.i.i
  %spec.select.fr.i4597.i.i.i = freeze i64 %spec.select.i4596.i.i.i
  %.1794.i.i.i.i = icmp slt i64 %spec.select.fr.i4597.i.i.i, 0
  %spec.select1413.i.i.i.i = select i1 %.1794.i.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B968.endif.thread.i.i.i.i

B968.endif.thread.i.i.i.i:                        ; preds = %B968.endif.i.i.i.i, %B966.if.i.i.i.i
  %rem.01412.i.i.i.i = phi i64 [ 0, %B966.if.i.i.i.i ], [ %spec.select.fr.i4597.i.i.i, %B968.endif.i.i.i.i ]
  %233 = phi i64 [ 0, %B966.if.i.i.i.i ], [ %spec.select1413.i.i.i.i, %B968.endif.i.i.i.i ]
  %234 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01412.i.i.i.i
  %.1809.i.i.i.i = getelementptr double, ptr %234, i64 %233
  store double %.1682.i.i.i.i, ptr %.1809.i.i.i.i, align 8, !noalias !264
  %.1847.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !264
  %.1848.i.i.i.i = add nsw i64 %.1847.i.i.i.i, 1
  store i64 %.1848.i.i.i.i, ptr %.226.i1349.i.i, align 8, !noalias !264
  %.1615.i.i.i.i = icmp sgt i32 %.1562.01420.i.i.i.i, 1
  br i1 %.1615.i.i.i.i, label %B966.if.i.i.i.i, label %B1052.endif.endif.i

B1022.i.i.i:                                      ; preds = %B898.i.i.i
  %.406.i.i.i.i = sext i32 %.401.i4619.i.i.i to i64
  %.407.i.i.i.i = icmp eq i32 %.401.i4619.i.i.i, 0
  br i1 %.407.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, label %B84.i.i.i.i

B84.i.i.i.i:                                      ; preds = %B1022.i.i.i
  %spec.select1546.i.i.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i4619.i.i.i, i32 0)
  %.6351549.not.i.i.i.i = icmp eq i32 %spec.select1546.i.i.i.i, 0
  br i1 %.6351549.not.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i, label %B206.if.lr.ph.i.i.i.i

B206.if.lr.ph.i.i.i.i:                            ; preds = %B84.i.i.i.i
  %.682.i4620.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  %wide.trip.count.i4621.i.i.i = zext nneg i32 %spec.select1546.i.i.i.i to i64
  br label %B206.if.i.i.i.i

B334.i.i.i.i:                                     ; preds = %B334.if.i.i.i.i, %B206.if.i.i.i.i
  %.770.0.i.i.i.i = phi i64 [ 0, %B206.if.i.i.i.i ], [ %.843.i.i.i.i, %B334.if.i.i.i.i ]
  %exitcond.not.i4627.i.i.i = icmp eq i64 %.770.0.i.i.i.i, 16
  br i1 %exitcond.not.i4627.i.i.i, label %B376.i.i.i.i, label %B334.if.i.i.i.i

B376.i.i.i.i:                                     ; preds = %B334.i.i.i.i
  %.968.i.i.i.i = load i64, ptr %.967.i.i.i.i, align 8, !noalias !273
  %.979.0.i.i.i.i = and i64 %.968.i.i.i.i, 15
  %235 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.979.0.i.i.i.i
  store i64 %.717.i4625.i.i.i, ptr %235, align 8, !noalias !273
  %.1072.i.i.i.i = add nsw i64 %.968.i.i.i.i, 1
  store i64 %.1072.i.i.i.i, ptr %.967.i.i.i.i, align 8, !noalias !273
  %.1104.i4662.i.i.i = add nsw i64 %new.2.01554.i.i.i.i, 1
  %.1115.not.i.i.i.i = icmp ne i64 %.722.i.i.i.i, %previous_new.2.01556.i.i.i.i
  %.1125.i.i.i.i = zext i1 %.1115.not.i.i.i.i to i64
  %spec.select1530.i.i.i.i = add nsw i64 %new_lines.2.01553.i.i.i.i, %.1125.i.i.i.i
  br label %B502.i.i.i.i

B502.i.i.i.i:                                     ; preds = %B334.if.i.i.i.i, %B376.i.i.i.i
  %new_lines.3.1.i.i.i.i = phi i64 [ %spec.select1530.i.i.i.i, %B376.i.i.i.i ], [ %new_lines.2.01553.i.i.i.i, %B334.if.i.i.i.i ]
  %new.3.1.i.i.i.i = phi i64 [ %.1104.i4662.i.i.i, %B376.i.i.i.i ], [ %new.2.01554.i.i.i.i, %B334.if.i.i.i.i ]
  %previous_new.3.1.i.i.i.i = phi i64 [ %.722.i.i.i.i, %B376.i.i.i.i ], [ %previous_new.2.01556.i.i.i.i, %B334.if.i.i.i.i ]
  %exitcond1562.not.i.i.i.i = icmp eq i64 %indvars.iv.next.i4623.i.i.i, %wide.trip.count.i4621.i.i.i
  br i1 %exitcond1562.not.i.i.i.i, label %B504.i.i.i.i, label %B206.if.i.i.i.i

B504.i.i.i.i:                                     ; preds = %B502.i.i.i.i
  %236 = uitofp nneg i64 %spec.select.i4626.i.i.i to double
  %237 = sitofp i64 %new_lines.3.1.i.i.i.i to double
  %.25.i.i4628.i.i.i = icmp sgt i64 %new.3.1.i.i.i.i, 0
  br i1 %.25.i.i4628.i.i.i, label %B16.i.i4639.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i

B16.i.i4639.i.i.i:                                ; preds = %B504.i.i.i.i
  br i1 %.49.i.i4809.i.i.i, label %B16.endif.thread.i.i4647.i.i.i, label %B16.endif.i.i4651.i.i.i, !prof !3

B16.endif.i.i4651.i.i.i:                          ; preds = %B16.i.i4639.i.i.i
  %.29.i.i4640.i.i.i = add nsw i64 %new.3.1.i.i.i.i, -1
  %.1222.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !273
  %.34.i.i4641.i.i.i = add i64 %.29.i.i4640.i.i.i, %.1222.i.i.i.i
  %.64.i.i4652.i.i.i = srem i64 %.34.i.i4641.i.i.i, %.210.i1277.i.i
  %.66.i.i4654.i.i.i = icmp slt i64 %.64.i.i4652.i.i.i, 0
  %.75.i.i4657.i.i.i = select i1 %.66.i.i4654.i.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i4658.i.i.i = add i64 %.75.i.i4657.i.i.i, %.64.i.i4652.i.i.i
  %spec.select.fr.i.i4659.i.i.i = freeze i64 %spec.select.i.i4658.i.i.i
  %.98.i.i4660.i.i.i = icmp slt i64 %spec.select.fr.i.i4659.i.i.i, 0
  %spec.select52.i.i4661.i.i.i = select i1 %.98.i.i4660.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i4647.i.i.i

B16.endif.thread.i.i4647.i.i.i:                   ; preds = %B16.endif.i.i4651.i.i.i, %B16.i.i4639.i.i.i
  %rem.051.i.i4648.i.i.i = phi i64 [ 0, %B16.i.i4639.i.i.i ], [ %spec.select.fr.i.i4659.i.i.i, %B16.endif.i.i4651.i.i.i ]
  %238 = phi i64 [ 0, %B16.i.i4639.i.i.i ], [ %spec.select52.i.i4661.i.i.i, %B16.endif.i.i4651.i.i.i ]
  %239 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i4648.i.i.i
  %.113.i.i4649.i.i.i = getelementptr double, ptr %239, i64 %238
  %.114.i.i4650.i.i.i = load double, ptr %.113.i.i4649.i.i.i, align 8, !noalias !276
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i: ; preds = %B16.endif.thread.i.i4647.i.i.i, %B504.i.i.i.i, %B84.i.i.i.i
  %new.2.0.lcssa1572.i.i.i.i = phi i64 [ %new.3.1.i.i.i.i, %B16.endif.thread.i.i4647.i.i.i ], [ %new.3.1.i.i.i.i, %B504.i.i.i.i ], [ 0, %B84.i.i.i.i ]
  %new_lines.2.0.lcssa1571.i.i.i.i = phi double [ %237, %B16.endif.thread.i.i4647.i.i.i ], [ %237, %B504.i.i.i.i ], [ 0.000000e+00, %B84.i.i.i.i ]
  %lines.2.0.lcssa1570.i.i.i.i = phi double [ %236, %B16.endif.thread.i.i4647.i.i.i ], [ %236, %B504.i.i.i.i ], [ 0.000000e+00, %B84.i.i.i.i ]
  %"$phi78.0.2.0.i.i4630.i.i.i" = phi double [ %.114.i.i4650.i.i.i, %B16.endif.thread.i.i4647.i.i.i ], [ 0.000000e+00, %B504.i.i.i.i ], [ 0.000000e+00, %B84.i.i.i.i ]
  %.1285.i.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !273
  %.1315.i.i.i.i = load double, ptr %.616.i.i.i.i, align 8, !noalias !273
  %.20.i.i.i.i.i = fcmp ogt double %.1285.i.i.i.i, %.2797.i
  %.21.i.i.i.i.i = select i1 %.20.i.i.i.i.i, double %.1285.i.i.i.i, double %.2797.i
  %.22.i.i.i.i.i = fcmp ogt double %.1315.i.i.i.i, %.21.i.i.i.i.i
  %.23.i.i.i.i.i = select i1 %.22.i.i.i.i.i, double %.1315.i.i.i.i, double %.21.i.i.i.i.i
  %.24.i.i.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i4630.i.i.i", %.23.i.i.i.i.i
  %.25.i1532.i.i.i.i = select i1 %.24.i.i.i.i.i, double %"$phi78.0.2.0.i.i4630.i.i.i", double %.23.i.i.i.i.i
  %.1355.i.i.i.i = fmul double %.521.fca.29.load.i, %lines.2.0.lcssa1570.i.i.i.i
  %.12.i.i4631.i.i.i = fcmp ogt double %.1355.i.i.i.i, %.521.fca.24.load.i
  %.13.i.i4632.i.i.i = select i1 %.12.i.i4631.i.i.i, double %.1355.i.i.i.i, double %.521.fca.24.load.i
  %.1386.i.i.i.i = fadd double %.13.i.i4632.i.i.i, %.25.i1532.i.i.i.i
  %.1419.i.i.i.i = load double, ptr %.1376.i.i.i, align 8, !noalias !273
  %.1421.i.i.i.i = fsub double %.1386.i.i.i.i, %.25.i1532.i.i.i.i
  %.1422.i.i.i.i = fadd double %.1419.i.i.i.i, %.1421.i.i.i.i
  store double %.1422.i.i.i.i, ptr %.1376.i.i.i, align 8, !noalias !273
  %.1482.i.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !273
  %.12.i1533.i.i.i.i = fcmp ogt double %.2797.i, %.1482.i.i.i.i
  %.13.i1534.i.i.i.i = select i1 %.12.i1533.i.i.i.i, double %.2797.i, double %.1482.i.i.i.i
  %.1515.i.i.i.i = fadd double %.13.i1534.i.i.i.i, %.1386.i.i.i.i
  %.1516.i.i.i.i = fsub double %.1515.i.i.i.i, %.25.i1532.i.i.i.i
  store double %.1516.i.i.i.i, ptr %.226.i990.i.i, align 8, !noalias !273
  store double %.1386.i.i.i.i, ptr %.616.i.i.i.i, align 8, !noalias !273
  %.1607.i.i.i.i = load double, ptr %.1606.i.i.i.i, align 8, !noalias !273
  %.1611.i.i.i.i = sub nsw i64 %.406.i.i.i.i, %new.2.0.lcssa1572.i.i.i.i
  %.1612.i.i.i.i = sitofp i64 %.1611.i.i.i.i to double
  %.1613.i.i.i.i = fadd double %.1607.i.i.i.i, %.1612.i.i.i.i
  store double %.1613.i.i.i.i, ptr %.1606.i.i.i.i, align 8, !noalias !273
  %.1673.i.i.i.i = load double, ptr %.1672.i.i.i.i, align 8, !noalias !273
  %.1675.i.i.i.i = sitofp i32 %.401.i4619.i.i.i to double
  %.1676.i.i.i.i = fadd double %.1673.i.i.i.i, %.1675.i.i.i.i
  store double %.1676.i.i.i.i, ptr %.1672.i.i.i.i, align 8, !noalias !273
  %.1724.i.i.i.i = icmp slt i64 %.533.i.i5814.i.i, -1
  %.1725.i.i.i.i = select i1 %.1724.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %240 = getelementptr i8, ptr %215, i64 4
  %.1739.i.i.i.i = getelementptr i32, ptr %240, i64 %.1725.i.i.i.i
  %.1740.i.i.i.i = load i32, ptr %.1739.i.i.i.i, align 4, !noalias !273
  %.1747.i.i.i.i = sext i32 %.1740.i.i.i.i to i64
  %.1748.i.i.i.i = mul nsw i64 %new.2.0.lcssa1572.i.i.i.i, %.1747.i.i.i.i
  %.1751.i.i.i.i = sitofp i64 %.1748.i.i.i.i to double
  %.1756.i4633.i.i.i = fdiv double %.1751.i.i.i.i, %.1675.i.i.i.i
  %.1761.i4634.i.i.i = fmul double %.521.fca.12.load.i, %new_lines.2.0.lcssa1571.i.i.i.i
  %.1765.i4635.i.i.i = sitofp i64 %new.2.0.lcssa1572.i.i.i.i to double
  %.1766.i.i.i.i = fsub double %.1765.i4635.i.i.i, %.1756.i4633.i.i.i
  %.1769.i.i.i.i = fmul double %.521.fca.13.load.i, %.1766.i.i.i.i
  %.1770.i.i.i.i = fadd double %.1761.i4634.i.i.i, %.1769.i.i.i.i
  %.1773.i.i.i.i = fmul double %.521.fca.14.load.i, %.1756.i4633.i.i.i
  %.1774.i.i.i.i = fadd double %.1773.i.i.i.i, %.1770.i.i.i.i
  %.1804.i.i.i.i = load double, ptr %.1007.i.i.i.i, align 8, !noalias !273
  %.1805.i.i.i.i = fadd double %.1804.i.i.i.i, %.1774.i.i.i.i
  store double %.1805.i.i.i.i, ptr %.1007.i.i.i.i, align 8, !noalias !273
  %.1865.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !273
  %.12.i1535.i.i.i.i = fcmp ogt double %.1386.i.i.i.i, %.1865.i.i.i.i
  %.13.i1536.i.i.i.i = select i1 %.12.i1535.i.i.i.i, double %.1386.i.i.i.i, double %.1865.i.i.i.i
  %.1895.i.i.i.i = fadd double %.13.i1536.i.i.i.i, %.1774.i.i.i.i
  store double %.1895.i.i.i.i, ptr %.2392.i.i.i.i, align 8, !noalias !273
  %.1985.i.i.i.i = fmul double %.1982.i.i.i.i, %.1675.i.i.i.i
  %.1992.i.i.i.i = fcmp ogt double %.1985.i.i.i.i, 0.000000e+00
  br i1 %.1992.i.i.i.i, label %B1382.i.i.i.i, label %B1530.i.i.i.i

B1382.i.i.i.i:                                    ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i
  %.2023.i.i.i.i = load double, ptr %.347.i.i.i.i.i.i, align 8, !noalias !273
  %.12.i1537.i.i.i.i = fcmp ogt double %.1386.i.i.i.i, %.2023.i.i.i.i
  %.13.i1538.i.i.i.i = select i1 %.12.i1537.i.i.i.i, double %.1386.i.i.i.i, double %.2023.i.i.i.i
  %.2054.i.i.i.i = fadd double %.1985.i.i.i.i, %.13.i1538.i.i.i.i
  store double %.2054.i.i.i.i, ptr %.347.i.i.i.i.i.i, align 8, !noalias !273
  %.2114.i.i.i.i = load double, ptr %.438.i.i.i.i.i.i, align 8, !noalias !273
  %.2116.i.i.i.i = fadd double %.1985.i.i.i.i, %.2114.i.i.i.i
  store double %.2116.i.i.i.i, ptr %.438.i.i.i.i.i.i, align 8, !noalias !273
  %.2191.pre.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !273
  br label %B1530.i.i.i.i

B1530.i.i.i.i:                                    ; preds = %B1382.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i
  %.2191.i.i.i.i = phi double [ %.2191.pre.i.i.i.i, %B1382.i.i.i.i ], [ %.1895.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i.i ]
  %.2221.i.i.i.i = load double, ptr %.347.i.i.i.i.i.i, align 8, !noalias !273
  %.12.i1539.i.i.i.i = fcmp ogt double %.2221.i.i.i.i, %.2191.i.i.i.i
  %.13.i1540.i.i.i.i = select i1 %.12.i1539.i.i.i.i, double %.2221.i.i.i.i, double %.2191.i.i.i.i
  %.23351559.not.i.i.i.i = icmp slt i64 %new.2.0.lcssa1572.i.i.i.i, 1
  br i1 %.23351559.not.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, label %B1656.if.lr.ph.i.i.i.i

B1656.if.lr.ph.i.i.i.i:                           ; preds = %B1530.i.i.i.i
  %.2411.pre.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !273
  br label %B1656.if.i.i.i.i

B1788.loopexit.i.i.i.i:                           ; preds = %B1658.endif.thread.i.i.i.i
  %.2652.pre.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !273
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B206.if.i.i.i.i:                                  ; preds = %B502.i.i.i.i, %B206.if.lr.ph.i.i.i.i
  %indvars.iv.i4622.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i.i ], [ %indvars.iv.next.i4623.i.i.i, %B502.i.i.i.i ]
  %previous_new.2.01556.i.i.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i.i.i ], [ %previous_new.3.1.i.i.i.i, %B502.i.i.i.i ]
  %previous.2.01555.i.i.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i.i.i ], [ %.722.i.i.i.i, %B502.i.i.i.i ]
  %new.2.01554.i.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i.i ], [ %new.3.1.i.i.i.i, %B502.i.i.i.i ]
  %new_lines.2.01553.i.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i.i ], [ %new_lines.3.1.i.i.i.i, %B502.i.i.i.i ]
  %lines.2.01552.i.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i.i ], [ %spec.select.i4626.i.i.i, %B502.i.i.i.i ]
  %indvars.iv.next.i4623.i.i.i = add nuw nsw i64 %indvars.iv.i4622.i.i.i, 1
  %.684.i4624.i.i.i = add nsw i64 %.682.i4620.i.i.i, %indvars.iv.i4622.i.i.i
  %.698.i.i.i.i = icmp slt i64 %.684.i4624.i.i.i, 0
  %.699.i.i.i.i = select i1 %.698.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %241 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i4624.i.i.i
  %.713.i.i.i.i = getelementptr i32, ptr %241, i64 %.699.i.i.i.i
  %.714.i.i.i.i = load i32, ptr %.713.i.i.i.i, align 4, !noalias !273
  %.716.i.i.i.i = sext i32 %.714.i.i.i.i to i64
  %.717.i4625.i.i.i = add nsw i64 %.829.i.i.i.i, %.716.i.i.i.i
  %.722.i.i.i.i = ashr i64 %.717.i4625.i.i.i, 2
  %.728.not.i.i.i.i = icmp ne i64 %.722.i.i.i.i, %previous.2.01555.i.i.i.i
  %.733.i.i.i.i = zext i1 %.728.not.i.i.i.i to i64
  %spec.select.i4626.i.i.i = add nuw nsw i64 %lines.2.01552.i.i.i.i, %.733.i.i.i.i
  br label %B334.i.i.i.i

B334.if.i.i.i.i:                                  ; preds = %B334.i.i.i.i
  %.843.i.i.i.i = add nuw nsw i64 %.770.0.i.i.i.i, 1
  %242 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.770.0.i.i.i.i
  %.899.i.i.i.i = load i64, ptr %242, align 8, !noalias !273
  %.901.i.i.i.i = icmp eq i64 %.899.i.i.i.i, %.717.i4625.i.i.i
  br i1 %.901.i.i.i.i, label %B502.i.i.i.i, label %B334.i.i.i.i

B1656.if.i.i.i.i:                                 ; preds = %B1658.endif.thread.i.i.i.i, %B1656.if.lr.ph.i.i.i.i
  %.2411.i.i.i.i = phi i64 [ %.2411.pre.i.i.i.i, %B1656.if.lr.ph.i.i.i.i ], [ %.2539.i.i.i.i, %B1658.endif.thread.i.i.i.i ]
  %.2282.01560.i.i.i.i = phi i64 [ %new.2.0.lcssa1572.i.i.i.i, %B1656.if.lr.ph.i.i.i.i ], [ %.2344.i.i.i.i, %B1658.endif.thread.i.i.i.i ]
  %.2344.i.i.i.i = add nsw i64 %.2282.01560.i.i.i.i, -1
  br i1 %.49.i.i4809.i.i.i, label %B1658.endif.thread.i.i.i.i, label %B1658.endif.i.i.i.i, !prof !14

B1658.endif.i.i.i.i:                              ; preds = %B1656.if.i.i.i.i
  %.2451.i.i.i.i = srem i64 %.2411.i.i.i.i, %.210.i1277.i.i
  %.2453.i.i.i.i = icmp slt i64 %.2451.i.i.i.i, 0
  %.2462.i.i.i.i = select i1 %.2453.i.i.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select1529.i.i.i.i = add i64 %.2462.i.i.i.i, %.2451.i.i.i.i
  %spec.select1529.fr.i.i.i.i = freeze i64 %spec.select1529.i.i.i.i
  %.2485.i.i.i.i = icmp slt i64 %spec.select1529.fr.i.i.i.i, 0
  %spec.select1548.i.i.i.i = select i1 %.2485.i.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B1658.endif.thread.i.i.i.i

B1658.endif.thread.i.i.i.i:                       ; preds = %B1658.endif.i.i.i.i, %B1656.if.i.i.i.i
  %rem.1.01545.i.i.i.i = phi i64 [ 0, %B1656.if.i.i.i.i ], [ %spec.select1529.fr.i.i.i.i, %B1658.endif.i.i.i.i ]
  %243 = phi i64 [ 0, %B1656.if.i.i.i.i ], [ %spec.select1548.i.i.i.i, %B1658.endif.i.i.i.i ]
  %244 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.1.01545.i.i.i.i
  %.2500.i.i.i.i = getelementptr double, ptr %244, i64 %243
  store double %.13.i1540.i.i.i.i, ptr %.2500.i.i.i.i, align 8, !noalias !273
  %.2538.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !273
  %.2539.i.i.i.i = add nsw i64 %.2538.i.i.i.i, 1
  store i64 %.2539.i.i.i.i, ptr %.226.i1349.i.i, align 8, !noalias !273
  %.2335.i.i.i.i = icmp samesign ugt i64 %.2282.01560.i.i.i.i, 1
  br i1 %.2335.i.i.i.i, label %B1656.if.i.i.i.i, label %B1788.loopexit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B1788.loopexit.i.i.i.i, %B1530.i.i.i.i, %B1022.i.i.i
  %.1386.sink.i.i.i.i = phi double [ %.2797.i, %B1022.i.i.i ], [ %.1386.i.i.i.i, %B1788.loopexit.i.i.i.i ], [ %.1386.i.i.i.i, %B1530.i.i.i.i ]
  %.2652.sink.i.i.i.i = phi double [ %.2797.i, %B1022.i.i.i ], [ %.2652.pre.i.i.i.i, %B1788.loopexit.i.i.i.i ], [ %.2191.i.i.i.i, %B1530.i.i.i.i ]
  %.442.i.i.i.i = select i1 %.2860.i, i64 %.210.i1221.i.i, i64 0
  %245 = getelementptr double, ptr %.226.i1219.i.i, i64 %.2756.i
  %.456.i.i.i.i = getelementptr double, ptr %245, i64 %.442.i.i.i.i
  store double %.1386.sink.i.i.i.i, ptr %.456.i.i.i.i, align 8, !noalias !279
  %.478.i.i.i.i = select i1 %.2860.i, i64 %.210.i1257.i.i, i64 0
  %246 = getelementptr double, ptr %.226.i1255.i.i, i64 %.2756.i
  %.492.i.i.i.i = getelementptr double, ptr %246, i64 %.478.i.i.i.i
  %.493.i.i.i.i = load double, ptr %.492.i.i.i.i, align 8, !noalias !279
  %.543.i.i.i.i = fadd double %.542.i4835.i.i.i, %.2652.sink.i.i.i.i
  %.12.i.i4663.i.i.i = fcmp ogt double %.543.i.i.i.i, %.493.i.i.i.i
  %.13.i.i4664.i.i.i = select i1 %.12.i.i4663.i.i.i, double %.543.i.i.i.i, double %.493.i.i.i.i
  store double %.13.i.i4664.i.i.i, ptr %.492.i.i.i.i, align 8, !noalias !279
  %.626.i.i.i.i = icmp slt i64 %quot.0.i, 0
  %.627.i.i.i.i = select i1 %.626.i.i.i.i, i64 %.210.i345.i.i, i64 0
  %247 = getelementptr double, ptr %.226.i343.i.i, i64 %quot.0.i
  %.641.i.i.i.i = getelementptr double, ptr %247, i64 %.627.i.i.i.i
  %.642.i.i.i.i = load double, ptr %.641.i.i.i.i, align 8, !noalias !279
  %.12.i56.i.i.i.i = fcmp ogt double %.13.i.i4664.i.i.i, %.642.i.i.i.i
  %.13.i57.i.i.i.i = select i1 %.12.i56.i.i.i.i, double %.13.i.i4664.i.i.i, double %.642.i.i.i.i
  store double %.13.i57.i.i.i.i, ptr %.641.i.i.i.i, align 8, !noalias !279
  br label %B1052.endif.endif.i

B1130.i.i.i:                                      ; preds = %B866.i.i.i
  %248 = getelementptr double, ptr %arg.cost_at, i64 %.2876.i
  %.3291.i.i.i = getelementptr double, ptr %248, i64 %.691.i.i
  %.3292.i.i.i = load double, ptr %.3291.i.i.i, align 8, !noalias !231
  %.395.i.i.i.i = sext i32 %.401.i4619.i.i.i to i64
  %.396.i.i.i.i = icmp eq i32 %.401.i4619.i.i.i, 0
  br i1 %.396.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, label %B70.i4666.i.i.i

B70.i4666.i.i.i:                                  ; preds = %B1130.i.i.i
  %.555.i4667.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !282
  %.585.i.i.i.i = load double, ptr %.616.i.i.i.i, align 8, !noalias !282
  %.26.i.i4668.i.i.i = icmp sgt i32 %.401.i4619.i.i.i, 0
  br i1 %.26.i.i4668.i.i.i, label %B16.i.i4805.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i.i

B16.i.i4805.i.i.i:                                ; preds = %B70.i4666.i.i.i
  br i1 %.49.i.i4809.i.i.i, label %B16.endif.thread.i.i4814.i.i.i, label %B16.endif.i.i4818.i.i.i, !prof !3

B16.endif.i.i4818.i.i.i:                          ; preds = %B16.i.i4805.i.i.i
  %.25.i.i4806.i.i.i = zext nneg i32 %.401.i4619.i.i.i to i64
  %.31.i.i4807.i.i.i = add nsw i64 %.25.i.i4806.i.i.i, -1
  %.625.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !282
  %.36.i.i4808.i.i.i = add i64 %.31.i.i4807.i.i.i, %.625.i.i.i.i
  %.66.i.i4819.i.i.i = srem i64 %.36.i.i4808.i.i.i, %.210.i1277.i.i
  %.68.i.i4821.i.i.i = icmp slt i64 %.66.i.i4819.i.i.i, 0
  %.77.i.i4824.i.i.i = select i1 %.68.i.i4821.i.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i4825.i.i.i = add i64 %.77.i.i4824.i.i.i, %.66.i.i4819.i.i.i
  %spec.select.fr.i.i4826.i.i.i = freeze i64 %spec.select.i.i4825.i.i.i
  %.100.i.i4827.i.i.i = icmp slt i64 %spec.select.fr.i.i4826.i.i.i, 0
  %spec.select52.i.i4828.i.i.i = select i1 %.100.i.i4827.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i4814.i.i.i

B16.endif.thread.i.i4814.i.i.i:                   ; preds = %B16.endif.i.i4818.i.i.i, %B16.i.i4805.i.i.i
  %rem.051.i.i4815.i.i.i = phi i64 [ 0, %B16.i.i4805.i.i.i ], [ %spec.select.fr.i.i4826.i.i.i, %B16.endif.i.i4818.i.i.i ]
  %249 = phi i64 [ 0, %B16.i.i4805.i.i.i ], [ %spec.select52.i.i4828.i.i.i, %B16.endif.i.i4818.i.i.i ]
  %250 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i4815.i.i.i
  %.115.i.i4816.i.i.i = getelementptr double, ptr %250, i64 %249
  %.116.i.i4817.i.i.i = load double, ptr %.115.i.i4816.i.i.i, align 8, !noalias !285
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i.i: ; preds = %B16.endif.thread.i.i4814.i.i.i, %B70.i4666.i.i.i
  %"$phi78.0.2.0.i.i4670.i.i.i" = phi double [ %.116.i.i4817.i.i.i, %B16.endif.thread.i.i4814.i.i.i ], [ 0.000000e+00, %B70.i4666.i.i.i ]
  %.20.i.i4671.i.i.i = fcmp ogt double %.555.i4667.i.i.i, %.2797.i
  %.21.i.i4672.i.i.i = select i1 %.20.i.i4671.i.i.i, double %.555.i4667.i.i.i, double %.2797.i
  %.22.i.i4673.i.i.i = fcmp ogt double %.585.i.i.i.i, %.21.i.i4672.i.i.i
  %.23.i.i4674.i.i.i = select i1 %.22.i.i4673.i.i.i, double %.585.i.i.i.i, double %.21.i.i4672.i.i.i
  %.24.i.i4675.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i4670.i.i.i", %.23.i.i4674.i.i.i
  %.25.i1295.i.i.i.i = select i1 %.24.i.i4675.i.i.i, double %"$phi78.0.2.0.i.i4670.i.i.i", double %.23.i.i4674.i.i.i
  br i1 %.435.i.i.i.i.i, label %.501.if.i.i4678.i.i.i, label %.501.endif.preheader.i.i4677.i.i.i, !prof !3

B278.i.i4697.i.i.i:                               ; preds = %B172.else.if.else.i.i.i.i.i, %B106.if.i.i4682.i.i.i
  %previous.3.1.i.i4698.i.i.i = phi i64 [ %.718.i.i4692.i.i.i, %B172.else.if.else.i.i.i.i.i ], [ %previous.2.0195.i.i.i.i.i, %B106.if.i.i4682.i.i.i ]
  %worst.3.1.i.i4699.i.i.i = phi i64 [ %.13.i.i.i4696.i.i.i, %B172.else.if.else.i.i.i.i.i ], [ %worst.2.0196.i.i.i.i.i, %B106.if.i.i4682.i.i.i ]
  %exitcond.not.i.i4700.i.i.i = icmp eq i64 %indvars.iv.next.i.i4684.i.i.i, %wide.trip.count.i.i4681.i.i.i
  br i1 %exitcond.not.i.i4700.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i, label %B106.if.i.i4682.i.i.i

.501.endif.preheader.i.i4677.i.i.i:               ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %143, i1 false), !noalias !288
  br label %.501.if.i.i4678.i.i.i

.501.if.i.i4678.i.i.i:                            ; preds = %.501.endif.preheader.i.i4677.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i.i
  %.635192.not.i.i.i.i.i = icmp slt i32 %.401.i4619.i.i.i, 1
  br i1 %.635192.not.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, label %B106.if.lr.ph.i.i4679.i.i.i

B106.if.lr.ph.i.i4679.i.i.i:                      ; preds = %.501.if.i.i4678.i.i.i
  %.682.i.i4680.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  %wide.trip.count.i.i4681.i.i.i = zext nneg i32 %.401.i4619.i.i.i to i64
  br label %B106.if.i.i4682.i.i.i

B106.if.i.i4682.i.i.i:                            ; preds = %B106.if.lr.ph.i.i4679.i.i.i, %B278.i.i4697.i.i.i
  %indvars.iv.i.i4683.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i4679.i.i.i ], [ %indvars.iv.next.i.i4684.i.i.i, %B278.i.i4697.i.i.i ]
  %worst.2.0196.i.i.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i4679.i.i.i ], [ %worst.3.1.i.i4699.i.i.i, %B278.i.i4697.i.i.i ]
  %previous.2.0195.i.i.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i4679.i.i.i ], [ %previous.3.1.i.i4698.i.i.i, %B278.i.i4697.i.i.i ]
  %indvars.iv.next.i.i4684.i.i.i = add nuw nsw i64 %indvars.iv.i.i4683.i.i.i, 1
  %.684.i.i4685.i.i.i = add nsw i64 %.682.i.i4680.i.i.i, %indvars.iv.i.i4683.i.i.i
  %.698.i.i4686.i.i.i = icmp slt i64 %.684.i.i4685.i.i.i, 0
  %.699.i.i4687.i.i.i = select i1 %.698.i.i4686.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %251 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i4685.i.i.i
  %.713.i.i4688.i.i.i = getelementptr i32, ptr %251, i64 %.699.i.i4687.i.i.i
  %.714.i.i4689.i.i.i = load i32, ptr %.713.i.i4688.i.i.i, align 4, !noalias !288
  %.716.i.i4690.i.i.i = sext i32 %.714.i.i4689.i.i.i to i64
  %.717.i.i4691.i.i.i = add nsw i64 %.829.i.i.i.i, %.716.i.i4690.i.i.i
  %.718.i.i4692.i.i.i = ashr i64 %.717.i.i4691.i.i.i, 2
  %.724.not.i.i4693.i.i.i = icmp eq i64 %.718.i.i4692.i.i.i, %previous.2.0195.i.i.i.i.i
  br i1 %.724.not.i.i4693.i.i.i, label %B278.i.i4697.i.i.i, label %B172.else.if.else.i.i.i.i.i

B172.else.if.else.i.i.i.i.i:                      ; preds = %B106.if.i.i4682.i.i.i
  %.805.i.i4694.i.i.i = load i64, ptr %.226.i1238.i.i, align 8, !noalias !288
  %.806.i.i4695.i.i.i = add nsw i64 %.805.i.i4694.i.i.i, 1
  store i64 %.806.i.i4695.i.i.i, ptr %.226.i1238.i.i, align 8, !noalias !288
  %.13.i.i.i4696.i.i.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i4695.i.i.i, i64 %worst.2.0196.i.i.i.i.i)
  br label %B278.i.i4697.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i: ; preds = %B278.i.i4697.i.i.i
  %252 = uitofp nneg i64 %worst.3.1.i.i4699.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i, %.501.if.i.i4678.i.i.i
  %spec.select1311.i.i.i.i = phi i32 [ 0, %.501.if.i.i4678.i.i.i ], [ %.401.i4619.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i ]
  %worst.2.0.lcssa.i.i4701.i.i.i = phi double [ 1.000000e+00, %.501.if.i.i4678.i.i.i ], [ %252, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i.i ]
  %.9.i.i4702.i.i.i = fcmp olt double %.521.fca.24.load.i, %worst.2.0.lcssa.i.i4701.i.i.i
  %.10.i.i4703.i.i.i = select i1 %.9.i.i4702.i.i.i, double %worst.2.0.lcssa.i.i4701.i.i.i, double %.521.fca.24.load.i
  %.782.i.i.i.i = fadd double %.25.i1295.i.i.i.i, %.10.i.i4703.i.i.i
  %.815.i.i.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !282
  %.12.i.i4704.i.i.i = fcmp ogt double %.2797.i, %.815.i.i.i.i
  %.13.i.i4705.i.i.i = select i1 %.12.i.i4704.i.i.i, double %.2797.i, double %.815.i.i.i.i
  %.848.i.i.i.i = fadd double %.13.i.i4705.i.i.i, %.782.i.i.i.i
  %.849.i.i.i.i = fsub double %.848.i.i.i.i, %.25.i1295.i.i.i.i
  store double %.849.i.i.i.i, ptr %.226.i990.i.i, align 8, !noalias !282
  store double %.782.i.i.i.i, ptr %.616.i.i.i.i, align 8, !noalias !282
  %.914.i4706.i.i.i = sitofp i32 %.401.i4619.i.i.i to double
  %.915.i.i.i.i = fmul double %.521.fca.15.load.i, %.914.i4706.i.i.i
  %.945.i.i.i.i = load double, ptr %.944.i4707.i.i.i, align 8, !noalias !282
  %.948.i.i.i.i = fadd double %.945.i.i.i.i, %.914.i4706.i.i.i
  store double %.948.i.i.i.i, ptr %.944.i4707.i.i.i, align 8, !noalias !282
  %.1008.i.i.i.i = load double, ptr %.1007.i.i.i.i, align 8, !noalias !282
  %.1009.i.i.i.i = fadd double %.915.i.i.i.i, %.1008.i.i.i.i
  store double %.1009.i.i.i.i, ptr %.1007.i.i.i.i, align 8, !noalias !282
  %.1069.i4708.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !282
  %.12.i1296.i.i.i.i = fcmp ogt double %.782.i.i.i.i, %.1069.i4708.i.i.i
  %.13.i1297.i.i.i.i = select i1 %.12.i1296.i.i.i.i, double %.782.i.i.i.i, double %.1069.i4708.i.i.i
  %.1099.i4709.i.i.i = fadd double %.915.i.i.i.i, %.13.i1297.i.i.i.i
  store double %.1099.i4709.i.i.i, ptr %.2392.i.i.i.i, align 8, !noalias !282
  %.1131.i.i.i.i = fcmp ogt double %.3292.i.i.i, 0.000000e+00
  %"$phi706.0.2.0.i.i.i.i" = select i1 %.1131.i.i.i.i, double %.521.fca.33.load.i, double %.521.fca.34.load.i
  %.1151.i.i.i.i = fmul double %.521.fca.33.load.i, %.914.i4706.i.i.i
  %.1167.i.i.i.i = icmp slt i64 %.533.i.i5814.i.i, -2
  %.1168.i.i.i.i = select i1 %.1167.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %253 = getelementptr i8, ptr %215, i64 8
  %.1182.i.i.i.i = getelementptr i32, ptr %253, i64 %.1168.i.i.i.i
  %.1183.i.i.i.i = load i32, ptr %.1182.i.i.i.i, align 4, !noalias !282
  %.1185.i.i.i.i = sext i32 %.1183.i.i.i.i to i64
  %.1187.i.i.i.i = sub nsw i64 %.1185.i.i.i.i, %.395.i.i.i.i
  %.1188.i.i.i.i = sitofp i64 %.1187.i.i.i.i to double
  %.1189.i.i.i.i = fmul double %"$phi706.0.2.0.i.i.i.i", %.1188.i.i.i.i
  %.1190.i.i.i.i = fadd double %.1151.i.i.i.i, %.1189.i.i.i.i
  %.1192.i.i.i.i = tail call double @llvm.fabs.f64(double %.3292.i.i.i)
  %.1195.i4710.i.i.i = fmul double %.1192.i.i.i.i, %.1190.i.i.i.i
  %.1225.i.i.i.i = load double, ptr %.1224.i.i.i.i, align 8, !noalias !282
  %.1226.i.i.i.i = fadd double %.1225.i.i.i.i, %.1195.i4710.i.i.i
  store double %.1226.i.i.i.i, ptr %.1224.i.i.i.i, align 8, !noalias !282
  %.1286.i.i.i.i = load double, ptr %.1285.i4711.i.i.i, align 8, !noalias !282
  %.12.i1298.i.i.i.i = fcmp ogt double %.782.i.i.i.i, %.1286.i.i.i.i
  %.13.i1299.i.i.i.i = select i1 %.12.i1298.i.i.i.i, double %.782.i.i.i.i, double %.1286.i.i.i.i
  %.1316.i.i.i.i = fadd double %.13.i1299.i.i.i.i, %.1195.i4710.i.i.i
  store double %.1316.i.i.i.i, ptr %.1285.i4711.i.i.i, align 8, !noalias !282
  %.1376.i4712.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !282
  %.12.i1300.i.i.i.i = fcmp ogt double %.1316.i.i.i.i, %.1376.i4712.i.i.i
  %.13.i1301.i.i.i.i = select i1 %.12.i1300.i.i.i.i, double %.1316.i.i.i.i, double %.1376.i4712.i.i.i
  %.15251313.i.i.i.i = icmp sgt i32 %spec.select1311.i.i.i.i, 0
  br i1 %.15251313.i.i.i.i, label %B1080.if.lr.ph.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B1080.if.lr.ph.i.i.i.i:                           ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i
  %.1564.i.i.i.i = add nsw i64 %.533.i.i5814.i.i, 4
  %.1452.not.i.i4714.i.i.i = icmp ne i64 %early.2.0.i.i.i, 0
  %or.cond.i.i4716.i.i.i = select i1 %.1452.not.i.i4714.i.i.i, i1 %.1461.i.i.i.i.i, i1 false
  %.354.i.i.i4717.i.i.i = icmp eq i64 %early.2.0.i.i.i, 2
  %.444.i.i.i4718.i.i.i = fadd double %.521.fca.9.load.i, %.782.i.i.i.i
  %wide.trip.count.i4724.i.i.i = zext nneg i32 %spec.select1311.i.i.i.i to i64
  br label %B1080.if.i.i.i.i

B1080.if.i.i.i.i:                                 ; preds = %B1082.endif.endif.endif.thread.i.i.i.i, %B1080.if.lr.ph.i.i.i.i
  %indvars.iv.i4725.i.i.i = phi i64 [ 0, %B1080.if.lr.ph.i.i.i.i ], [ %indvars.iv.next.i4726.i.i.i, %B1082.endif.endif.endif.thread.i.i.i.i ]
  %end.2.01316.i.i.i.i = phi double [ %.13.i1301.i.i.i.i, %B1080.if.lr.ph.i.i.i.i ], [ %.13.i1306.i.i.i.i, %B1082.endif.endif.endif.thread.i.i.i.i ]
  %indvars.iv.next.i4726.i.i.i = add nuw nsw i64 %indvars.iv.i4725.i.i.i, 1
  %.1566.i.i.i.i = add nsw i64 %.1564.i.i.i.i, %indvars.iv.i4725.i.i.i
  %.1580.i.i.i.i = icmp slt i64 %.1566.i.i.i.i, 0
  %.1581.i.i.i.i = select i1 %.1580.i.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %254 = getelementptr i32, ptr %arg.rows_at, i64 %.1566.i.i.i.i
  %.1595.i.i.i.i = getelementptr i32, ptr %254, i64 %.1581.i.i.i.i
  %.1596.i.i.i.i = load i32, ptr %.1595.i.i.i.i, align 4, !noalias !282
  %.1598.i.i.i.i = sext i32 %.1596.i.i.i.i to i64
  %.1599.i.i.i.i = add nsw i64 %.829.i.i.i.i, %.1598.i.i.i.i
  %.332.i.i.i.i.i = ashr i64 %.1599.i.i.i.i, 1
  %.5.i.i.i.i4727.i.i.i = mul i64 %.332.i.i.i.i.i, 8364850718657
  %.6.i.i.i.i4728.i.i.i = lshr i64 %.5.i.i.i.i4727.i.i.i, 20
  %.7.i.i.i.i4729.i.i.i = and i64 %.6.i.i.i.i4728.i.i.i, 16777215
  %.32.i.i.i4730.i.i.i = uitofp nneg i64 %.7.i.i.i.i4729.i.i.i to double
  %.33.i.i.i4731.i.i.i = fadd double %.32.i.i.i4730.i.i.i, 5.000000e-01
  %.37.i.i.i4732.i.i.i = fmul double %.33.i.i.i4731.i.i.i, 0x3E70000000000000
  %.45.le.i.i.i4733.i.i.i = tail call double @llvm.log.f64(double %.37.i.i.i4732.i.i.i)
  %.50.i.i.i4734.i.i.i = fneg double %.45.le.i.i.i4733.i.i.i
  %.12.i.i.i.i4735.i.i.i = fcmp olt double %.50.i.i.i4734.i.i.i, 4.000000e+00
  %.13.i.i.i.i4736.i.i.i = select i1 %.12.i.i.i.i4735.i.i.i, double %.50.i.i.i4734.i.i.i, double 4.000000e+00
  %.79.i.i.i4737.i.i.i = fadd double %.13.i.i.i.i4736.i.i.i, -1.000000e+00
  %.359.i.i4738.i.i.i = fmul double %.521.fca.6.load.i, %.79.i.i.i4737.i.i.i
  %.393.i.i.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !291
  %.399.i.i4739.i.i.i = fadd double %.521.fca.5.load.i, %.393.i.i.i.i.i
  %.400.i.i4740.i.i.i = fadd double %.399.i.i4739.i.i.i, %.359.i.i4738.i.i.i
  %.45020202021.i.i4741.i.i.i = and i64 %.6.i.i.i.i4728.i.i.i, 65535
  %255 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i4741.i.i.i
  %.508.i.i4742.i.i.i = load i64, ptr %255, align 8, !noalias !291
  %.514.i.i4743.i.i.i = icmp eq i64 %.508.i.i4742.i.i.i, %.332.i.i.i.i.i
  br i1 %.514.i.i4743.i.i.i, label %B216.i.i4802.i.i.i, label %B270.i.i4744.i.i.i

B216.i.i4802.i.i.i:                               ; preds = %B1080.if.i.i.i.i
  %256 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i4741.i.i.i
  %.650.i.i4803.i.i.i = load double, ptr %256, align 8, !noalias !291
  %.12.i.i.i4804.i.i.i = fcmp ogt double %.650.i.i4803.i.i.i, %.400.i.i4740.i.i.i
  %.13.i.i1304.i.i.i.i = select i1 %.12.i.i.i4804.i.i.i, double %.650.i.i4803.i.i.i, double %.400.i.i4740.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i

B270.i.i4744.i.i.i:                               ; preds = %B1080.if.i.i.i.i
  %.718.i1303.i.i.i.i = load double, ptr %.717.i1968.i.i.i.i, align 8, !noalias !291
  %.720.i.i4745.i.i.i = fadd double %.718.i1303.i.i.i.i, 1.000000e+00
  store double %.720.i.i4745.i.i.i, ptr %.717.i1968.i.i.i.i, align 8, !noalias !291
  %.784.i.i4746.i.i.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !291
  %.787.i.i4747.i.i.i = fadd double %.521.fca.19.load.i, %.784.i.i4746.i.i.i
  store double %.787.i.i4747.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !291
  %.821.i.i.i.i.i = ashr i64 %.1599.i.i.i.i, 2
  %.822.i.i4748.i.i.i = sitofp i64 %.821.i.i.i.i.i to double
  %.863.i.i4749.i.i.i = fcmp ult double %.787.i.i4747.i.i.i, 1.000000e+00
  br i1 %.863.i.i4749.i.i.i, label %B444.i.i4783.i.i.i, label %B500.i.i4750.i.i.i

B444.i.i4783.i.i.i:                               ; preds = %B270.i.i4744.i.i.i
  br i1 %.867.i.i.i.i.i, label %B466.i.i4798.i.i.i, label %B702.i.i4784.i.i.i

B466.i.i4798.i.i.i:                               ; preds = %B444.i.i4783.i.i.i
  %.902.i.i4799.i.i.i = load double, ptr %.901.i.i.i.i.i, align 8, !noalias !291
  %.907.i.i4800.i.i.i = fcmp oeq double %.902.i.i4799.i.i.i, %.822.i.i4748.i.i.i
  br i1 %.907.i.i4800.i.i.i, label %B500.i.i4750.i.i.i, label %B652.i.i4801.i.i.i

B500.i.i4750.i.i.i:                               ; preds = %B466.i.i4798.i.i.i, %B270.i.i4744.i.i.i
  store double %.822.i.i4748.i.i.i, ptr %.901.i.i.i.i.i, align 8, !noalias !291
  %.985.i.i4751.i.i.i = fadd double %.787.i.i4747.i.i.i, -1.000000e+00
  store double %.985.i.i4751.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !291
  %.348.i.i.i4752.i.i.i = load double, ptr %.347.i.i.i.i.i.i, align 8, !noalias !294
  %.12.i.i2014.i.i4753.i.i.i = fcmp ogt double %.782.i.i.i.i, %.348.i.i.i4752.i.i.i
  %.13.i.i2015.i.i4754.i.i.i = select i1 %.12.i.i2014.i.i4753.i.i.i, double %.782.i.i.i.i, double %.348.i.i.i4752.i.i.i
  %.381.i.i.i4755.i.i.i = fadd double %.380.i.i.i.i.i.i, %.13.i.i2015.i.i4754.i.i.i
  store double %.381.i.i.i4755.i.i.i, ptr %.347.i.i.i.i.i.i, align 8, !noalias !294
  %.439.i.i.i4756.i.i.i = load double, ptr %.438.i.i.i.i.i.i, align 8, !noalias !294
  %.442.i.i.i4757.i.i.i = fadd double %.380.i.i.i.i.i.i, %.439.i.i.i4756.i.i.i
  store double %.442.i.i.i4757.i.i.i, ptr %.438.i.i.i.i.i.i, align 8, !noalias !294
  %.531.i.i.i4758.i.i.i = load double, ptr %.347.i.i.i.i.i.i, align 8, !noalias !294
  %.310.i.i.i.i4759.i.i.i = lshr i64 %.1599.i.i.i.i, 16
  %.321.0.i.i.i.i4760.i.i.i = and i64 %.310.i.i.i.i4759.i.i.i, 16383
  %257 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i4760.i.i.i
  %.390.i.i.i.i4761.i.i.i = load double, ptr %257, align 8, !noalias !297
  %.394.i.i.i.i4762.i.i.i = fcmp olt double %.390.i.i.i.i4761.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i4763.i.i.i = select i1 %.354.i.i.i4717.i.i.i, i1 %.394.i.i.i.i4762.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i4763.i.i.i, label %B96.i.i.i.i4782.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i.i

B96.i.i.i.i4782.i.i.i:                            ; preds = %B500.i.i4750.i.i.i
  store double %.444.i.i.i4718.i.i.i, ptr %257, align 8, !noalias !297
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i.i: ; preds = %B96.i.i.i.i4782.i.i.i, %B500.i.i4750.i.i.i
  %.611.i.i.i.i4765.i.i.i = phi double [ %.390.i.i.i.i4761.i.i.i, %B500.i.i4750.i.i.i ], [ %.444.i.i.i4718.i.i.i, %B96.i.i.i.i4782.i.i.i ]
  %.502.i.i.i4766.i.i.i = fmul double %.521.fca.8.load.i, %.79.i.i.i4737.i.i.i
  %.12.i89.i.i.i4767.i.i.i = fcmp ogt double %.611.i.i.i.i4765.i.i.i, %.531.i.i.i4758.i.i.i
  %.13.i90.i.i.i4768.i.i.i = select i1 %.12.i89.i.i.i4767.i.i.i, double %.611.i.i.i.i4765.i.i.i, double %.531.i.i.i4758.i.i.i
  %.703.i.i.i4769.i.i.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i4768.i.i.i
  %.704.i.i.i4770.i.i.i = fadd double %.502.i.i.i4766.i.i.i, %.703.i.i.i4769.i.i.i
  store i64 %.332.i.i.i.i.i, ptr %255, align 8, !noalias !294
  %258 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i4741.i.i.i
  store double %.704.i.i.i4770.i.i.i, ptr %258, align 8, !noalias !294
  %.12.i2016.i.i4771.i.i.i = fcmp ogt double %.704.i.i.i4770.i.i.i, %.400.i.i4740.i.i.i
  %.13.i2017.i.i4772.i.i.i = select i1 %.12.i2016.i.i4771.i.i.i, double %.704.i.i.i4770.i.i.i, double %.400.i.i4740.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i

B652.i.i4801.i.i.i:                               ; preds = %B466.i.i4798.i.i.i
  store i64 %.332.i.i.i.i.i, ptr %255, align 8, !noalias !291
  %259 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i4741.i.i.i
  store double %.400.i.i4740.i.i.i, ptr %259, align 8, !noalias !291
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i

B702.i.i4784.i.i.i:                               ; preds = %B444.i.i4783.i.i.i
  br i1 %or.cond.i.i4716.i.i.i, label %B728.i.i4785.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i

B728.i.i4785.i.i.i:                               ; preds = %B702.i.i4784.i.i.i
  %.1496.i.i4786.i.i.i = load double, ptr %.2392.i.i.i.i, align 8, !noalias !291
  %.310.i.i.i4787.i.i.i = lshr i64 %.1599.i.i.i.i, 16
  %.321.0.i.i.i4788.i.i.i = and i64 %.310.i.i.i4787.i.i.i, 16383
  %260 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i4788.i.i.i
  %.390.i.i.i4789.i.i.i = load double, ptr %260, align 8, !noalias !300
  %.394.i.i.i4790.i.i.i = fcmp olt double %.390.i.i.i4789.i.i.i, 0.000000e+00
  %or.cond.i.i.i4791.i.i.i = select i1 %.354.i.i.i4717.i.i.i, i1 %.394.i.i.i4790.i.i.i, i1 false
  br i1 %or.cond.i.i.i4791.i.i.i, label %B96.i.i.i4797.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i.i

B96.i.i.i4797.i.i.i:                              ; preds = %B728.i.i4785.i.i.i
  store double %.444.i.i.i4718.i.i.i, ptr %260, align 8, !noalias !300
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i.i: ; preds = %B96.i.i.i4797.i.i.i, %B728.i.i4785.i.i.i
  %.611.i.i.i4793.i.i.i = phi double [ %.390.i.i.i4789.i.i.i, %B728.i.i4785.i.i.i ], [ %.444.i.i.i4718.i.i.i, %B96.i.i.i4797.i.i.i ]
  %.12.i2018.i.i4794.i.i.i = fcmp ogt double %.611.i.i.i4793.i.i.i, %.1496.i.i4786.i.i.i
  %.13.i2019.i.i4795.i.i.i = select i1 %.12.i2018.i.i4794.i.i.i, double %.611.i.i.i4793.i.i.i, double %.1496.i.i4786.i.i.i
  %.1683.i.i4796.i.i.i = fadd double %.1682.i.i.i.i.i, %.13.i2019.i.i4795.i.i.i
  store i64 %.332.i.i.i.i.i, ptr %255, align 8, !noalias !291
  %261 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i4741.i.i.i
  store double %.1683.i.i4796.i.i.i, ptr %261, align 8, !noalias !291
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i.i, %B702.i.i4784.i.i.i, %B652.i.i4801.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i.i, %B216.i.i4802.i.i.i
  %.13.i2017.sink.i.i4774.i.i.i = phi double [ %.13.i2017.i.i4772.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i.i ], [ %.13.i.i1304.i.i.i.i, %B216.i.i4802.i.i.i ], [ %.400.i.i4740.i.i.i, %B652.i.i4801.i.i.i ], [ %.1683.i.i4796.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i.i ], [ %.400.i.i4740.i.i.i, %B702.i.i4784.i.i.i ]
  %.1705.i.i.i.i = fsub double %.13.i2017.sink.i.i4774.i.i.i, %.521.fca.5.load.i
  %.12.i1305.i.i.i.i = fcmp ogt double %.1705.i.i.i.i, %end.2.01316.i.i.i.i
  %.13.i1306.i.i.i.i = select i1 %.12.i1305.i.i.i.i, double %.1705.i.i.i.i, double %end.2.01316.i.i.i.i
  br i1 %.49.i.i4809.i.i.i, label %B1082.endif.endif.endif.thread.i.i.i.i, label %B1082.endif.endif.endif.i.i.i.i, !prof !14

B1082.endif.endif.endif.i.i.i.i:                  ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i
  %.1775.i.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !282
  %.1815.i.i.i.i = srem i64 %.1775.i.i.i.i, %.210.i1277.i.i
  %.1817.i.i.i.i = icmp slt i64 %.1815.i.i.i.i, 0
  %.1826.i.i.i.i = select i1 %.1817.i.i.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i4779.i.i.i = add i64 %.1826.i.i.i.i, %.1815.i.i.i.i
  %spec.select.fr.i4780.i.i.i = freeze i64 %spec.select.i4779.i.i.i
  %.1848.i4781.i.i.i = icmp slt i64 %spec.select.fr.i4780.i.i.i, 0
  %spec.select1312.i.i.i.i = select i1 %.1848.i4781.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B1082.endif.endif.endif.thread.i.i.i.i

B1082.endif.endif.endif.thread.i.i.i.i:           ; preds = %B1082.endif.endif.endif.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i
  %rem.01310.i.i.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i ], [ %spec.select.fr.i4780.i.i.i, %B1082.endif.endif.endif.i.i.i.i ]
  %262 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i.i ], [ %spec.select1312.i.i.i.i, %B1082.endif.endif.endif.i.i.i.i ]
  %263 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01310.i.i.i.i
  %.1863.i.i.i.i = getelementptr double, ptr %263, i64 %262
  store double %.13.i1306.i.i.i.i, ptr %.1863.i.i.i.i, align 8, !noalias !282
  %.1901.i4777.i.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !282
  %.1902.i.i.i.i = add nsw i64 %.1901.i4777.i.i.i, 1
  store i64 %.1902.i.i.i.i, ptr %.226.i1349.i.i, align 8, !noalias !282
  %exitcond.not.i4778.i.i.i = icmp eq i64 %indvars.iv.next.i4726.i.i.i, %wide.trip.count.i4724.i.i.i
  br i1 %exitcond.not.i4778.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, label %B1080.if.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B1082.endif.endif.endif.thread.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, %B1130.i.i.i
  %.782.sink.i.i.i.i = phi double [ %.2797.i, %B1130.i.i.i ], [ %.782.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i ], [ %.782.i.i.i.i, %B1082.endif.endif.endif.thread.i.i.i.i ]
  %end.2.0.lcssa.sink.i.i.i.i = phi double [ %.2797.i, %B1130.i.i.i ], [ %.13.i1301.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i ], [ %.13.i1306.i.i.i.i, %B1082.endif.endif.endif.thread.i.i.i.i ]
  %.442.i4830.i.i.i = select i1 %.2860.i, i64 %.210.i1221.i.i, i64 0
  %264 = getelementptr double, ptr %.226.i1219.i.i, i64 %.2756.i
  %.456.i4831.i.i.i = getelementptr double, ptr %264, i64 %.442.i4830.i.i.i
  store double %.782.sink.i.i.i.i, ptr %.456.i4831.i.i.i, align 8, !noalias !303
  %.478.i4832.i.i.i = select i1 %.2860.i, i64 %.210.i1257.i.i, i64 0
  %265 = getelementptr double, ptr %.226.i1255.i.i, i64 %.2756.i
  %.492.i4833.i.i.i = getelementptr double, ptr %265, i64 %.478.i4832.i.i.i
  %.493.i4834.i.i.i = load double, ptr %.492.i4833.i.i.i, align 8, !noalias !303
  %.543.i4836.i.i.i = fadd double %.542.i4835.i.i.i, %end.2.0.lcssa.sink.i.i.i.i
  %.12.i.i4837.i.i.i = fcmp ogt double %.543.i4836.i.i.i, %.493.i4834.i.i.i
  %.13.i.i4838.i.i.i = select i1 %.12.i.i4837.i.i.i, double %.543.i4836.i.i.i, double %.493.i4834.i.i.i
  store double %.13.i.i4838.i.i.i, ptr %.492.i4833.i.i.i, align 8, !noalias !303
  %.626.i4839.i.i.i = icmp slt i64 %quot.0.i, 0
  %.627.i4840.i.i.i = select i1 %.626.i4839.i.i.i, i64 %.210.i345.i.i, i64 0
  %266 = getelementptr double, ptr %.226.i343.i.i, i64 %quot.0.i
  %.641.i4841.i.i.i = getelementptr double, ptr %266, i64 %.627.i4840.i.i.i
  %.642.i4842.i.i.i = load double, ptr %.641.i4841.i.i.i, align 8, !noalias !303
  %.12.i56.i4843.i.i.i = fcmp ogt double %.13.i.i4838.i.i.i, %.642.i4842.i.i.i
  %.13.i57.i4844.i.i.i = select i1 %.12.i56.i4843.i.i.i, double %.13.i.i4838.i.i.i, double %.642.i4842.i.i.i
  store double %.13.i57.i4844.i.i.i, ptr %.641.i4841.i.i.i, align 8, !noalias !303
  %.3720.i.i.i = fadd double %.521.fca.32.load.i, %end.2.0.lcssa.sink.i.i.i.i
  br label %B1052.endif.endif.i

B572.i.i:                                         ; preds = %B366.i.i, %B132.i6405.i, %B20.i.i.i
  %.3294.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !216
  %.12.i5777.i.i = fcmp ogt double %.2797.i, %.3294.i.i
  %.13.i5778.i.i = select i1 %.12.i5777.i.i, double %.2797.i, double %.3294.i.i
  %.3374.i.i = fadd double %.521.fca.38.load.i, %.13.i5778.i.i
  store double %.3374.i.i, ptr %.226.i990.i.i, align 8, !noalias !216
  br label %B1052.endif.endif.i

B732.i.i:                                         ; preds = %B132.i6405.i, %B20.i.i.i
  %.256.i.i.i = select i1 %.2860.i, i64 %.210.i1148.i.i, i64 0
  %267 = getelementptr i64, ptr %.226.i1146.i.i, i64 %.2756.i
  %.270.i.i.i = getelementptr i64, ptr %267, i64 %.256.i.i.i
  %.271.i.i.i = load i64, ptr %.270.i.i.i, align 8, !noalias !306
  %.279.i.i.i = icmp sgt i64 %.271.i.i.i, 0
  br i1 %.279.i.i.i, label %B42.i.i.i, label %entry.B114_crit_edge.i.i.i

entry.B114_crit_edge.i.i.i:                       ; preds = %B732.i.i
  %.pre.i.i.i = select i1 %.2860.i, i64 %.210.i1112.i.i, i64 0
  %.pre672.i.i.i = shl i64 %.2756.i, 7
  br label %_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i

B42.i.i.i:                                        ; preds = %B732.i.i
  %.289.i.i.i = add nuw i64 %.271.i.i.i, 15
  %.309.i.i6395.i = and i64 %.289.i.i.i, 15
  %.344.i.i6396.i = select i1 %.2860.i, i64 %.210.i1112.i.i, i64 0
  %.idx.i.i6397.i = shl i64 %.2756.i, 7
  %268 = getelementptr i8, ptr %.226.i1110.i.i, i64 %.idx.i.i6397.i
  %269 = getelementptr double, ptr %268, i64 %.309.i.i6395.i
  %.358.i.i.i = getelementptr double, ptr %269, i64 %.344.i.i6396.i
  %.359.i.i.i = load double, ptr %.358.i.i.i, align 8, !noalias !306
  br label %_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %B42.i.i.i, %entry.B114_crit_edge.i.i.i
  %.idx671.pre-phi.i.i.i = phi i64 [ %.pre672.i.i.i, %entry.B114_crit_edge.i.i.i ], [ %.idx.i.i6397.i, %B42.i.i.i ]
  %.505.pre-phi.i.i.i = phi i64 [ %.pre.i.i.i, %entry.B114_crit_edge.i.i.i ], [ %.344.i.i6396.i, %B42.i.i.i ]
  %"$phi114.0.2.0.i.i.i" = phi double [ 0.000000e+00, %entry.B114_crit_edge.i.i.i ], [ %.359.i.i.i, %B42.i.i.i ]
  %.392.i.i.i = select i1 %.2860.i, i64 %.210.i1076.i.i, i64 0
  %270 = getelementptr double, ptr %.226.i1074.i.i, i64 %.2756.i
  %.406.i.i.i = getelementptr double, ptr %270, i64 %.392.i.i.i
  %.407.i.i.i = load double, ptr %.406.i.i.i, align 8, !noalias !306
  %.12.i.i5779.i.i = fcmp ogt double %.407.i.i.i, %"$phi114.0.2.0.i.i.i"
  %.13.i.i5780.i.i = select i1 %.12.i.i5779.i.i, double %.407.i.i.i, double %"$phi114.0.2.0.i.i.i"
  %.459.0.i.i.i = and i64 %.271.i.i.i, 15
  %271 = getelementptr i8, ptr %.226.i1110.i.i, i64 %.idx671.pre-phi.i.i.i
  %272 = getelementptr double, ptr %271, i64 %.459.0.i.i.i
  %.519.i.i.i = getelementptr double, ptr %272, i64 %.505.pre-phi.i.i.i
  store double %.13.i.i5780.i.i, ptr %.519.i.i.i, align 8, !noalias !306
  %.558.i.i.i = load i64, ptr %.270.i.i.i, align 8, !noalias !306
  %.559.i.i.i = add nsw i64 %.558.i.i.i, 1
  store i64 %.559.i.i.i, ptr %.270.i.i.i, align 8, !noalias !306
  store double 0.000000e+00, ptr %.406.i.i.i, align 8, !noalias !306
  br label %B1052.endif.endif.i

B798.i.i:                                         ; preds = %B366.i.i, %B132.i6405.i, %B20.i.i.i
  %.3799.i.i = fadd double %.521.fca.40.load.i, %.2797.i
  br label %B1052.endif.endif.i

B852.i.i:                                         ; preds = %B132.i6405.i, %B20.i.i.i
  %.3858.i.i = fadd double %.521.fca.41.load.i, %.2797.i
  br label %B1052.endif.endif.i

B906.i.i:                                         ; preds = %B132.i6405.i, %B20.i.i.i
  %.3920.i.i = fadd double %.521.fca.42.load.i, %.2797.i
  br label %B1052.endif.endif.i

B1052.else.if.i:                                  ; preds = %B1052.i
  %.3638.i = sdiv i64 %.2756.i, %.281.fca.7.load.i
  %.3639.i = srem i64 %.2756.i, %.281.fca.7.load.i
  %.3640.i = xor i64 %.3639.i, %.281.fca.7.load.i
  %.3641.i = icmp slt i64 %.3640.i, 0
  %.3642.i = icmp ne i64 %.3639.i, 0
  %.3643.i = and i1 %.3642.i, %.3641.i
  %.3648.i = sext i1 %.3643.i to i64
  %spec.select.i = add i64 %.3638.i, %.3648.i
  br label %B1052.endif.i

B1052.endif.endif.i:                              ; preds = %B968.endif.thread.i.i.i.i, %B906.i.i, %B852.i.i, %B798.i.i, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i, %B572.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B678.i.i.i.i, %B924.i.i.i, %B716.i.i.i, %B684.i.i.i, %B396.i.i, %B366.i.i, %B262.i.i, %B132.i6405.i, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_, %B20.i.i.i
  %.1039.i.sink.i.i = phi double [ %.1039.i.i.i, %B262.i.i ], [ %.2797.i, %B20.i.i.i ], [ %.2797.i, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %.2797.i, %B396.i.i ], [ %.3720.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.1386.sink.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %worst.2.0.lcssa.sink.i.i.i.i, %B684.i.i.i ], [ %.1570.sink.i.i.i.i, %B716.i.i.i ], [ %.2797.i, %B924.i.i.i ], [ %.721.i4516.i.i.i, %B678.i.i.i.i ], [ %.2797.i, %B572.i.i ], [ %.2797.i, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.3799.i.i, %B798.i.i ], [ %.3858.i.i, %B852.i.i ], [ %.3920.i.i, %B906.i.i ], [ %.2797.i, %B366.i.i ], [ %.2797.i, %B132.i6405.i ], [ %.721.i4516.i.i.i, %B968.endif.thread.i.i.i.i ]
  %.13.i185.i.sink.i.i = phi double [ %.13.i185.i.i.i, %B262.i.i ], [ %.2797.i, %B20.i.i.i ], [ %.2797.i, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %.2797.i, %B396.i.i ], [ %.782.sink.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.1386.sink.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.1570.sink.i.i.i.i, %B684.i.i.i ], [ %.1570.sink.i.i.i.i, %B716.i.i.i ], [ %.2797.i, %B924.i.i.i ], [ %.721.i4516.i.i.i, %B678.i.i.i.i ], [ %.2797.i, %B572.i.i ], [ %.2797.i, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.2797.i, %B798.i.i ], [ %.2797.i, %B852.i.i ], [ %.2797.i, %B906.i.i ], [ %.2797.i, %B366.i.i ], [ %.2797.i, %B132.i6405.i ], [ %.721.i4516.i.i.i, %B968.endif.thread.i.i.i.i ]
  %.sink.i6394.i = phi i64 [ 3, %B262.i.i ], [ 3, %B20.i.i.i ], [ 3, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ 2, %B396.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ 2, %B684.i.i.i ], [ 2, %B716.i.i.i ], [ 2, %B924.i.i.i ], [ 2, %B678.i.i.i.i ], [ 3, %B572.i.i ], [ 3, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i ], [ 3, %B798.i.i ], [ 3, %B852.i.i ], [ 3, %B906.i.i ], [ 3, %B366.i.i ], [ 3, %B132.i6405.i ], [ 2, %B968.endif.thread.i.i.i.i ]
  %.865.i.i = load i64, ptr %.1089.i.i.le, align 8, !noalias !309
  switch i64 %.865.i.i, label %B8.i.i.i6427.i [
    i64 13, label %B88.i.i
    i64 8, label %B88.i.i
    i64 7, label %B88.i.i
    i64 6, label %B88.i.i
  ]

B88.i.i:                                          ; preds = %B1052.endif.endif.i, %B1052.endif.endif.i, %B1052.endif.endif.i, %B1052.endif.endif.i
  %.44.i.i6413.i = mul nsw i64 %scheduler.3.1.i.i, %.5.i.i6384.i
  %.72.i.i6414.i = getelementptr i64, ptr %.226.i1093.i.i, i64 %scheduler.3.1.i.i
  %.73.i.i6415.i = load i64, ptr %.72.i.i6414.i, align 8, !noalias !312
  %.77.i.i6416.i = add nsw i64 %.73.i.i6415.i, %.44.i.i6413.i
  %.1039.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !309
  %.1069.i.i = load double, ptr %.616.i.i.i.i, align 8, !noalias !309
  %.12.i.i6417.i = fcmp ogt double %.1069.i.i, %.1039.i.i
  %.13.i.i6418.i = select i1 %.12.i.i6417.i, double %.1069.i.i, double %.1039.i.i
  %.1120.i.i = icmp slt i64 %.77.i.i6416.i, 0
  %.1121.i.i = select i1 %.1120.i.i, i64 %.210.i1059.i.i, i64 0
  %273 = getelementptr double, ptr %.226.i1057.i.i, i64 %.77.i.i6416.i
  %.1135.i.i = getelementptr double, ptr %273, i64 %.1121.i.i
  store double %.13.i.i6418.i, ptr %.1135.i.i, align 8, !noalias !309
  br i1 %.1252.i.i, label %B88.endif.endif.endif.endif.i.i, label %B88.endif.endif.endif.else.if.i.i, !prof !3

B8.i.i.i6427.i:                                   ; preds = %B1052.endif.endif.i, %B8.if.i.i.i6430.i
  %.16.0.i.i.i6428.i = phi i64 [ %.70.i.i.i6433.i, %B8.if.i.i.i6430.i ], [ 0, %B1052.endif.endif.i ]
  %exitcond.not.i.not.not.not.i.not.i6429.i = icmp eq i64 %.16.0.i.i.i6428.i, 2
  br i1 %exitcond.not.i.not.not.not.i.not.i6429.i, label %B650.i.i, label %B8.if.i.i.i6430.i

B8.if.i.i.i6430.i:                                ; preds = %B8.i.i.i6427.i
  %trunc.i.i.i6431.i = trunc nuw i64 %.16.0.i.i.i6428.i to i1
  %spec.select.i.i.i6432.i = select i1 %trunc.i.i.i6431.i, i64 9, i64 5
  %.70.i.i.i6433.i = add nuw nsw i64 %.16.0.i.i.i6428.i, 1
  %.96.i.i.i6434.i = icmp eq i64 %spec.select.i.i.i6432.i, %.865.i.i
  br i1 %.96.i.i.i6434.i, label %B390.i.i, label %B8.i.i.i6427.i

B390.i.i:                                         ; preds = %B8.if.i.i.i6430.i
  %.44.i2371.i.i = mul nsw i64 %scheduler.3.1.i.i, %.5.i1106.i.i
  %.72.i2372.i.i = getelementptr i64, ptr %.226.i1166.i.i, i64 %scheduler.3.1.i.i
  %.73.i2373.i.i = load i64, ptr %.72.i2372.i.i, align 8, !noalias !315
  %.77.i2374.i.i = add nsw i64 %.73.i2373.i.i, %.44.i2371.i.i
  %.1487.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !309
  %.1526.i.i = getelementptr double, ptr %.226.i914.i.i, i64 %scheduler.3.1.i.i
  %.1527.i.i = load double, ptr %.1526.i.i, align 8, !noalias !309
  %.12.i2375.i.i = fcmp ogt double %.1527.i.i, %.1487.i.i
  %.13.i2376.i.i = select i1 %.12.i2375.i.i, double %.1527.i.i, double %.1487.i.i
  %.1576.i.i = icmp slt i64 %.77.i2374.i.i, 0
  %.1577.i.i = select i1 %.1576.i.i, i64 %.210.i1132.i.i, i64 0
  %274 = getelementptr double, ptr %.226.i1130.i.i, i64 %.77.i2374.i.i
  %.1591.i.i = getelementptr double, ptr %274, i64 %.1577.i.i
  store double %.13.i2376.i.i, ptr %.1591.i.i, align 8, !noalias !309
  br i1 %.1708.i.i, label %B390.endif.endif.endif.endif.i.i, label %B390.endif.endif.endif.else.if.i.i, !prof !3

B650.i.i:                                         ; preds = %B8.i.i.i6427.i, %B390.endif.endif.endif.endif.i.i, %B88.endif.endif.endif.endif.i.i
  %margin.3.0.i.i = phi double [ 1.200000e+01, %B88.endif.endif.endif.endif.i.i ], [ 1.200000e+01, %B390.endif.endif.endif.endif.i.i ], [ 2.000000e+00, %B8.i.i.i6427.i ]
  %275 = getelementptr i64, ptr %.515, i64 %.2876.i
  %.1960.i.i = getelementptr i64, ptr %275, i64 %.691.i.i
  %.1961.i.i = load i64, ptr %.1960.i.i, align 8, !noalias !309
  %.1965.i.i = icmp slt i64 %.1961.i.i, 6
  br i1 %.1965.i.i, label %B694.i.i, label %B822.i.i

B694.i.i:                                         ; preds = %B650.i.i
  %.1973.i.i = mul nsw i64 %.2756.i, 6
  %.2012.i.i = add nsw i64 %.1961.i.i, %.1973.i.i
  %.2026.i.i = icmp slt i64 %.2012.i.i, 0
  %.2027.i.i = select i1 %.2026.i.i, i64 %.210.i1004.i.i, i64 0
  %276 = getelementptr double, ptr %.226.i1002.i.i, i64 %.2012.i.i
  %.2041.i.i = getelementptr double, ptr %276, i64 %.2027.i.i
  store double %.1039.i.sink.i.i, ptr %.2041.i.i, align 8, !noalias !309
  %.2089.i6426.i = load i64, ptr %.1960.i.i, align 8, !noalias !309
  %.2093.i.i = add nsw i64 %.2089.i6426.i, %.1973.i.i
  %.2107.i.i = icmp slt i64 %.2093.i.i, 0
  %.2108.i.i = select i1 %.2107.i.i, i64 %.210.i1040.i.i, i64 0
  %277 = getelementptr i64, ptr %.226.i1038.i.i, i64 %.2093.i.i
  %.2122.i.i = getelementptr i64, ptr %277, i64 %.2108.i.i
  store i64 %.sink.i6394.i, ptr %.2122.i.i, align 8, !noalias !309
  br label %B822.i.i

B822.i.i:                                         ; preds = %B694.i.i, %B650.i.i
  %278 = getelementptr i64, ptr %.585, i64 %.2876.i
  %.2163.i.i = getelementptr i64, ptr %278, i64 %.691.i.i
  %.2164.i.i = load i64, ptr %.2163.i.i, align 8, !noalias !309
  %.2168.i.i = icmp slt i64 %.2164.i.i, 6
  br i1 %.2168.i.i, label %B866.i.i, label %B1052.endif.endif.endif.i

B866.i.i:                                         ; preds = %B822.i.i
  %.2172.i.i = fadd double %.13.i185.i.sink.i.i, %margin.3.0.i.i
  %.2183.i.i = mul nsw i64 %.2756.i, 6
  %.2222.i.i = add nsw i64 %.2164.i.i, %.2183.i.i
  %.2235.i6424.i = icmp slt i64 %.2222.i.i, 0
  %.2236.i6425.i = select i1 %.2235.i6424.i, i64 %.210.i1004.i.i, i64 0
  %279 = getelementptr double, ptr %.226.i1002.i.i, i64 %.2222.i.i
  %.2250.i.i = getelementptr double, ptr %279, i64 %.2236.i6425.i
  store double %.2172.i.i, ptr %.2250.i.i, align 8, !noalias !309
  %.2386.i.i = load i64, ptr %.2163.i.i, align 8, !noalias !309
  %.2392.i.i = add nsw i64 %.2386.i.i, %.2183.i.i
  %.2406.i.i = icmp slt i64 %.2392.i.i, 0
  %.2407.i.i = select i1 %.2406.i.i, i64 %.210.i1040.i.i, i64 0
  %280 = getelementptr i64, ptr %.226.i1038.i.i, i64 %.2392.i.i
  %.2421.i.i = getelementptr i64, ptr %280, i64 %.2407.i.i
  store i64 %.sink.i6394.i, ptr %.2421.i.i, align 8, !noalias !309
  br label %B1052.endif.endif.endif.i

B88.endif.endif.endif.endif.i.i:                  ; preds = %B88.endif.endif.endif.else.if.i.i, %B88.i.i
  %rem.0.i6422.i = phi i64 [ %.1260.0.i.i, %B88.endif.endif.endif.else.if.i.i ], [ 0, %B88.i.i ]
  store i64 %rem.0.i6422.i, ptr %.72.i.i6414.i, align 8, !noalias !309
  br label %B650.i.i

B88.endif.endif.endif.else.if.i.i:                ; preds = %B88.i.i
  %.1174.i.i = load i64, ptr %.72.i.i6414.i, align 8, !noalias !309
  %.1178.i6419.i = add nsw i64 %.1174.i.i, 1
  %.1269.i.i = srem i64 %.1178.i6419.i, %.5.i.i6384.i
  %.1270.i6420.i = xor i64 %.1269.i.i, %.5.i.i6384.i
  %.1271.i6421.i = icmp slt i64 %.1270.i6420.i, 0
  %.1272.i.i = icmp ne i64 %.1269.i.i, 0
  %.1273.i.i = and i1 %.1272.i.i, %.1271.i6421.i
  %.1280.i.i = select i1 %.1273.i.i, i64 %.5.i.i6384.i, i64 0
  %.1260.0.i.i = add i64 %.1280.i.i, %.1269.i.i
  br label %B88.endif.endif.endif.endif.i.i

B390.endif.endif.endif.endif.i.i:                 ; preds = %B390.endif.endif.endif.else.if.i.i, %B390.i.i
  %rem.1.0.i6435.i = phi i64 [ %.1716.0.i.i, %B390.endif.endif.endif.else.if.i.i ], [ 0, %B390.i.i ]
  store i64 %rem.1.0.i6435.i, ptr %.72.i2372.i.i, align 8, !noalias !309
  br label %B650.i.i

B390.endif.endif.endif.else.if.i.i:               ; preds = %B390.i.i
  %.1630.i.i = load i64, ptr %.72.i2372.i.i, align 8, !noalias !309
  %.1634.i.i = add nsw i64 %.1630.i.i, 1
  %.1725.i.i = srem i64 %.1634.i.i, %.5.i1106.i.i
  %.1726.i.i = xor i64 %.1725.i.i, %.5.i1106.i.i
  %.1727.i.i = icmp slt i64 %.1726.i.i, 0
  %.1728.i.i = icmp ne i64 %.1725.i.i, 0
  %.1729.i.i = and i1 %.1728.i.i, %.1727.i.i
  %.1736.i.i = select i1 %.1729.i.i, i64 %.5.i1106.i.i, i64 0
  %.1716.0.i.i = add i64 %.1736.i.i, %.1725.i.i
  br label %B390.endif.endif.endif.endif.i.i

B1052.endif.endif.endif.i:                        ; preds = %B866.i.i, %B822.i.i
  store double %.297.i.i, ptr %.505.i.i, align 8, !noalias !318
  %.926.i.i = load i64, ptr %.2875.i.le, align 8, !noalias !318
  %.927.i.i = add nsw i64 %.926.i.i, 1
  store i64 %.927.i.i, ptr %.2875.i.le, align 8, !noalias !318
  %.1028.i.i = select i1 %.2860.i, i64 %.210.i646.i.i, i64 0
  %281 = getelementptr i64, ptr %.226.i645.i.i, i64 %.2756.i
  %.1042.i.i = getelementptr i64, ptr %281, i64 %.1028.i.i
  %.1043.i6437.i = load i64, ptr %.1042.i.i, align 8, !noalias !318
  %.1059.i6438.i = icmp slt i64 %.1043.i6437.i, 0
  %.1060.i.i = select i1 %.1059.i6438.i, i64 %.1296, i64 0
  %282 = getelementptr i64, ptr %.1312, i64 %.1043.i6437.i
  %.1074.i.i = getelementptr i64, ptr %282, i64 %.1060.i.i
  %.1075.i6439.i = load i64, ptr %.1074.i.i, align 8, !noalias !318
  %.1092.i.i = icmp slt i64 %.1075.i6439.i, -1
  %.1093.i.i = select i1 %.1092.i.i, i64 %.1126, i64 0
  %283 = getelementptr i64, ptr %.1142, i64 %.1075.i6439.i
  %284 = getelementptr i8, ptr %283, i64 8
  %.1107.i.i = getelementptr i64, ptr %284, i64 %.1093.i.i
  %.1108.i.i = load i64, ptr %.1107.i.i, align 8, !noalias !318
  %.1112.i.i = icmp eq i64 %.927.i.i, %.1108.i.i
  br i1 %.1112.i.i, label %B178.i.i, label %entry.B362_crit_edge.i.i

entry.B362_crit_edge.i.i:                         ; preds = %B1052.endif.endif.endif.i
  %.pre.i.i = select i1 %.2860.i, i64 %.210.i680.i.i, i64 0
  br label %B362.i.i

B178.i.i:                                         ; preds = %B1052.endif.endif.endif.i
  %.1149.i.i = add nsw i64 %.1043.i6437.i, 1
  store i64 %.1149.i.i, ptr %.1042.i.i, align 8, !noalias !318
  %.1240.i.i = select i1 %.2860.i, i64 %.210.i680.i.i, i64 0
  %285 = getelementptr i64, ptr %.226.i678.i.i, i64 %.2756.i
  %.1254.i.i = getelementptr i64, ptr %285, i64 %.1240.i.i
  %.1255.i6452.i = load i64, ptr %.1254.i.i, align 8, !noalias !318
  %.1259.i.i = icmp slt i64 %.1149.i.i, %.1255.i6452.i
  br i1 %.1259.i.i, label %B276.i.i, label %B362.i.i

B276.i.i:                                         ; preds = %B178.i.i
  %.1339.i.i = icmp slt i64 %.1043.i6437.i, -1
  %.1340.i.i = select i1 %.1339.i.i, i64 %.1296, i64 0
  %286 = getelementptr i64, ptr %.1312, i64 %.1149.i.i
  %.1354.i.i = getelementptr i64, ptr %286, i64 %.1340.i.i
  %.1355.i.i = load i64, ptr %.1354.i.i, align 8, !noalias !318
  %.1371.i.i = icmp slt i64 %.1355.i.i, 0
  %.1372.i.i = select i1 %.1371.i.i, i64 %.1126, i64 0
  %287 = getelementptr i64, ptr %.1142, i64 %.1355.i.i
  %.1386.i.i = getelementptr i64, ptr %287, i64 %.1372.i.i
  %.1387.i.i = load i64, ptr %.1386.i.i, align 8, !noalias !318
  store i64 %.1387.i.i, ptr %.2875.i.le, align 8, !noalias !318
  %.1482.pre.i.i = load i64, ptr %.1042.i.i, align 8, !noalias !318
  br label %B362.i.i

B362.i.i:                                         ; preds = %B276.i.i, %B178.i.i, %entry.B362_crit_edge.i.i
  %.1505.pre-phi.i.i = phi i64 [ %.pre.i.i, %entry.B362_crit_edge.i.i ], [ %.1240.i.i, %B276.i.i ], [ %.1240.i.i, %B178.i.i ]
  %.1482.i.i = phi i64 [ %.1043.i6437.i, %entry.B362_crit_edge.i.i ], [ %.1482.pre.i.i, %B276.i.i ], [ %.1149.i.i, %B178.i.i ]
  %288 = getelementptr i64, ptr %.226.i678.i.i, i64 %.2756.i
  %.1519.i.i = getelementptr i64, ptr %288, i64 %.1505.pre-phi.i.i
  %.1520.i.i = load i64, ptr %.1519.i.i, align 8, !noalias !318
  %.1524.not.i.i = icmp slt i64 %.1482.i.i, %.1520.i.i
  br i1 %.1524.not.i.i, label %B814.i.i, label %B418.i.i

B418.i.i:                                         ; preds = %B362.i.i
  %.1620.i.i = select i1 %.2860.i, i64 %.210.i752.i.i, i64 0
  %289 = getelementptr i64, ptr %.226.i750.i.i, i64 %.2756.i
  %.1634.i6440.i = getelementptr i64, ptr %289, i64 %.1620.i.i
  store i64 0, ptr %.1634.i6440.i, align 8, !noalias !318
  store double 1.000000e+300, ptr %.546.i.i, align 8, !noalias !318
  %.1695.i6442.i = icmp slt i64 %quot.0.i, 0
  %.1696.i6443.i = select i1 %.1695.i6442.i, i64 %.210.i.i6353.i, i64 0
  %290 = getelementptr i64, ptr %.226.i.i6349.i, i64 %quot.0.i
  %.1710.i.i = getelementptr i64, ptr %290, i64 %.1696.i6443.i
  %.1711.i.i = load i64, ptr %.1710.i.i, align 8, !noalias !318
  %.1712.i.i = add nsw i64 %.1711.i.i, -1
  store i64 %.1712.i.i, ptr %.1710.i.i, align 8, !noalias !318
  %.1765.i.i = select i1 %.2860.i, i64 %.210.i1257.i.i, i64 0
  %291 = getelementptr double, ptr %.226.i1255.i.i, i64 %.2756.i
  %.1779.i.i = getelementptr double, ptr %291, i64 %.1765.i.i
  %.1780.i.i = load double, ptr %.1779.i.i, align 8, !noalias !318
  %.12.i.i6444.i = fcmp ogt double %.1780.i.i, %.2797.i
  %.13.i.i6445.i = select i1 %.12.i.i6444.i, double %.1780.i.i, double %.2797.i
  %.1848.i.i = load double, ptr %.1847.i.i, align 8, !noalias !318
  %.1885.i.i = select i1 %.1695.i6442.i, i64 %.210.i309.i.i, i64 0
  %292 = getelementptr double, ptr %.226.i307.i.i, i64 %quot.0.i
  %.1899.i.i = getelementptr double, ptr %292, i64 %.1885.i.i
  %.1900.i.i = load double, ptr %.1899.i.i, align 8, !noalias !318
  %.1906.i.i = fsub double %.13.i.i6445.i, %.1900.i.i
  br i1 %or.cond6491.i, label %B418.endif.else.if.i.i, label %B418.endif.endif.i.i, !prof !40

B814.i.i:                                         ; preds = %B362.i.i
  %.2362.i.i = load i64, ptr %.1089.i.i.le, align 8, !noalias !318
  %.2366.i.i = icmp eq i64 %.2362.i.i, 9
  br i1 %.2366.i.i, label %B868.i.i, label %B1066.i.i

B868.i.i:                                         ; preds = %B814.i.i
  %.2420.i.i = select i1 %.2860.i, i64 %.210.i968.i.i, i64 0
  %293 = getelementptr i64, ptr %.226.i966.i.i, i64 %.2756.i
  %.2434.i.i = getelementptr i64, ptr %293, i64 %.2420.i.i
  store i64 1, ptr %.2434.i.i, align 8, !noalias !318
  store double 1.000000e+300, ptr %.546.i.i, align 8, !noalias !318
  store i64 7, ptr %.652.i.i, align 8, !noalias !318
  %.2594.i.i = icmp slt i64 %quot.0.i, 0
  %.2595.i.i = select i1 %.2594.i.i, i64 %.210.i240.i.i, i64 0
  %294 = getelementptr i64, ptr %.226.i238.i.i, i64 %quot.0.i
  %.2609.i.i = getelementptr i64, ptr %294, i64 %.2595.i.i
  %.2610.i.i = load i64, ptr %.2609.i.i, align 8, !noalias !318
  %.2611.i6451.i = add nsw i64 %.2610.i.i, 1
  store i64 %.2611.i6451.i, ptr %.2609.i.i, align 8, !noalias !318
  %.2722.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !318
  %.2762.i.i = select i1 %.2594.i.i, i64 %.210.i275.i.i, i64 0
  %295 = getelementptr double, ptr %.226.i274.i.i, i64 %quot.0.i
  %.2776.i.i = getelementptr double, ptr %295, i64 %.2762.i.i
  store double %.2722.i.i, ptr %.2776.i.i, align 8, !noalias !318
  br label %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B1066.i.i:                                        ; preds = %B814.i.i
  %296 = getelementptr i64, ptr %.445, i64 %.2876.i
  %.2910.i.i = getelementptr i64, ptr %296, i64 %.691.i.i
  %.2911.i.i = load i64, ptr %.2910.i.i, align 8, !noalias !318
  %.13.i3870.i.i = tail call i64 @llvm.smax.i64(i64 %.2911.i.i, i64 1)
  %.2946.i.i = uitofp nneg i64 %.13.i3870.i.i to double
  %.2947.i.i = fadd double %.2797.i, %.2946.i.i
  store double %.2947.i.i, ptr %.546.i.i, align 8, !noalias !318
  store i64 1, ptr %.652.i.i, align 8, !noalias !318
  br label %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B418.endif.endif.i.i:                             ; preds = %B418.endif.else.if.i.i, %B418.i.i
  %rem.0.i6446.i = phi double [ 0.000000e+00, %B418.i.i ], [ %298, %B418.endif.else.if.i.i ]
  %.2005.i.i = fmul double %.521.fca.2.load.i, %rem.0.i6446.i
  %.2006.i6447.i = fsub double %.1906.i.i, %.2005.i.i
  %.2007.i6448.i = fadd double %.1848.i.i, %.2006.i6447.i
  store double %.2007.i6448.i, ptr %.1847.i.i, align 8, !noalias !318
  %.2091.i.i = load double, ptr %.2090.i.i, align 8, !noalias !318
  %.2170.i.i = select i1 %.2860.i, i64 %.210.i1221.i.i, i64 0
  %297 = getelementptr double, ptr %.226.i1219.i.i, i64 %.2756.i
  %.2184.i.i = getelementptr double, ptr %297, i64 %.2170.i.i
  %.2185.i.i = load double, ptr %.2184.i.i, align 8, !noalias !318
  %.2192.i.i = fsub double %.2185.i.i, %.2797.i
  %.12.i3871.i.i = fcmp ogt double %.2192.i.i, 0.000000e+00
  %.13.i3872.i.i = select i1 %.12.i3871.i.i, double %.2192.i.i, double 0.000000e+00
  %.2223.i.i = fadd double %.2091.i.i, %.13.i3872.i.i
  store double %.2223.i.i, ptr %.2090.i.i, align 8, !noalias !318
  br label %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B418.endif.else.if.i.i:                           ; preds = %B418.i.i
  %.1983.i.i = srem i64 %.2756.i, %.281.fca.7.load.i
  %.1984.i.i = xor i64 %.1983.i.i, %.281.fca.7.load.i
  %.1985.i.i = icmp slt i64 %.1984.i.i, 0
  %.1986.i.i = icmp ne i64 %.1983.i.i, 0
  %.1987.i.i = and i1 %.1986.i.i, %.1985.i.i
  %.1994.i.i = select i1 %.1987.i.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select.i6449.i = add i64 %.1994.i.i, %.1983.i.i
  %298 = sitofp i64 %spec.select.i6449.i to double
  br label %B418.endif.endif.i.i

_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a: ; preds = %B418.endif.endif.i.i, %B1066.i.i, %B868.i.i
  %.4324.i = icmp slt i64 %quot.0.i, 0
  %.4325.i = select i1 %.4324.i, i64 %.210.i240.i.i, i64 0
  %299 = getelementptr i64, ptr %.226.i238.i.i, i64 %quot.0.i
  %.4339.i = getelementptr i64, ptr %299, i64 %.4325.i
  %.4340.i = load i64, ptr %.4339.i, align 8, !noalias !4
  %.4344.i = icmp sgt i64 %.4340.i, 0
  %.4403.i = select i1 %.4324.i, i64 %.210.i.i6353.i, i64 0
  br i1 %.4344.i, label %B1282.i, label %B1402.i

.4808.endif.i:                                    ; preds = %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, %.4808.endif.i
  %.4804.06482.i = phi i64 [ %.4849.i, %.4808.endif.i ], [ 0, %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a ]
  %.4844.i = getelementptr i64, ptr %.226.i807.i.i, i64 %.4804.06482.i
  store i64 1, ptr %.4844.i, align 8, !noalias !4
  %.4849.i = add nuw nsw i64 %.4804.06482.i, 1
  %exitcond1513.not = icmp eq i64 %.4849.i, %.201.i806.i.i
  br i1 %exitcond1513.not, label %B1402.i, label %.4808.endif.i, !prof !62
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @run(i64 %.1, i64 %.2, ptr readonly captures(none) %.3, ptr readonly captures(none) %.4, ptr readonly captures(none) %.5, ptr readonly captures(none) %.6, ptr readonly captures(none) %.7, ptr readonly captures(none) %.8, ptr readonly captures(none) %.9, ptr readonly captures(none) %.10, ptr %.11, ptr %.12) local_unnamed_addr #0 {
entry:
  %.14 = alloca i32, align 4
  store i32 0, ptr %.14, align 4
  call fastcc void @entry(ptr %.14, i64 %.1, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12) #4
  %.28 = load i32, ptr %.14, align 4
  ret i32 %.28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v72B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!7 = !{!"branch_weights", i32 99, i32 1}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE: %retptr"}
!10 = distinct !{!10, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v73B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE"}
!11 = !{!12, !5}
!12 = distinct !{!12, !13, !"_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!13 = distinct !{!13, !"_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!14 = !{!"branch_weights", i32 199, i32 9801}
!15 = !{!"branch_weights", i32 127, i32 1}
!16 = !{!17, !5}
!17 = distinct !{!17, !18, !"_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!18 = distinct !{!18, !"_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!19 = !{!20, !17, !5}
!20 = distinct !{!20, !21, !"_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!21 = distinct !{!21, !"_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!22 = !{!23, !5}
!23 = distinct !{!23, !24, !"_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_29: %retptr"}
!24 = distinct !{!24, !"_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_29"}
!25 = !{!26, !5}
!26 = distinct !{!26, !27, !"_ZN8warplens4cuda6timing9simulator10scheduling9hindranceB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!27 = distinct !{!27, !"_ZN8warplens4cuda6timing9simulator10scheduling9hindranceB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!28 = !{!29, !26, !5}
!29 = distinct !{!29, !30, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!30 = distinct !{!30, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!31 = !{!32, !26, !5}
!32 = distinct !{!32, !33, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!33 = distinct !{!33, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!34 = !{!35, !5}
!35 = distinct !{!35, !36, !"_ZN8warplens4cuda6timing9simulator10scheduling5issueB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!36 = distinct !{!36, !"_ZN8warplens4cuda6timing9simulator10scheduling5issueB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!37 = !{!38, !35, !5}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator10scheduling7hold_upB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator10scheduling7hold_upB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!40 = !{!"branch_weights", i32 9801, i32 199}
!41 = !{!42, !5}
!42 = distinct !{!42, !43, !"_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!44 = !{!45, !5}
!45 = distinct !{!45, !46, !"_ZN8warplens4cuda6timing9simulator2sm12book_cut_offB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_29: %retptr"}
!46 = distinct !{!46, !"_ZN8warplens4cuda6timing9simulator2sm12book_cut_offB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_29"}
!47 = !{!48, !50, !5}
!48 = distinct !{!48, !49, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!49 = distinct !{!49, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!52 = !{!50, !5}
!53 = !{!54, !50, !5}
!54 = distinct !{!54, !55, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!55 = distinct !{!55, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!56 = !{!57, !50, !5}
!57 = distinct !{!57, !58, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!58 = distinct !{!58, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!59 = !{!60, !50, !5}
!60 = distinct !{!60, !61, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29: %retptr"}
!61 = distinct !{!61, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29"}
!62 = !{!"branch_weights", i32 127, i32 12545}
!63 = !{!64, !50, !5}
!64 = distinct !{!64, !65, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!65 = distinct !{!65, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!66 = !{!67, !50, !5}
!67 = distinct !{!67, !68, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!68 = distinct !{!68, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!69 = !{!70, !50, !5}
!70 = distinct !{!70, !71, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!71 = distinct !{!71, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!72 = !{!73, !50, !5}
!73 = distinct !{!73, !74, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!74 = distinct !{!74, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!75 = !{!76, !50, !5}
!76 = distinct !{!76, !77, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!77 = distinct !{!77, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!78 = !{!79, !50, !5}
!79 = distinct !{!79, !80, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!80 = distinct !{!80, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!81 = !{!82, !50, !5}
!82 = distinct !{!82, !83, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!83 = distinct !{!83, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!84 = !{!85, !50, !5}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!87 = !{!88, !50, !5}
!88 = distinct !{!88, !89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!90 = !{!91, !50, !5}
!91 = distinct !{!91, !92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!92 = distinct !{!92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!93 = !{!94, !96, !5}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!96 = distinct !{!96, !97, !"_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!97 = distinct !{!97, !"_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!98 = !{!99, !96, !5}
!99 = distinct !{!99, !100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!100 = distinct !{!100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!101 = !{!102, !96, !5}
!102 = distinct !{!102, !103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!103 = distinct !{!103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!104 = !{!105, !96, !5}
!105 = distinct !{!105, !106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!106 = distinct !{!106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!107 = !{!108, !96, !5}
!108 = distinct !{!108, !109, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!109 = distinct !{!109, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!110 = !{!111, !96, !5}
!111 = distinct !{!111, !112, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!112 = distinct !{!112, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!113 = !{!114, !96, !5}
!114 = distinct !{!114, !115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!115 = distinct !{!115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!116 = !{!117, !96, !5}
!117 = distinct !{!117, !118, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!118 = distinct !{!118, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!119 = !{!120, !96, !5}
!120 = distinct !{!120, !121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!121 = distinct !{!121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!122 = !{!123, !96, !5}
!123 = distinct !{!123, !124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!124 = distinct !{!124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!125 = !{!126, !96, !5}
!126 = distinct !{!126, !127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!127 = distinct !{!127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!128 = !{!129, !96, !5}
!129 = distinct !{!129, !130, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!130 = distinct !{!130, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!131 = !{!132, !96, !5}
!132 = distinct !{!132, !133, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!133 = distinct !{!133, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!134 = !{!135, !96, !5}
!135 = distinct !{!135, !136, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!136 = distinct !{!136, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!137 = !{!138, !96, !5}
!138 = distinct !{!138, !139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!139 = distinct !{!139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!140 = !{!141, !96, !5}
!141 = distinct !{!141, !142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!142 = distinct !{!142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!143 = !{!144, !96, !5}
!144 = distinct !{!144, !145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!145 = distinct !{!145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!146 = !{!147, !96, !5}
!147 = distinct !{!147, !148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!148 = distinct !{!148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!149 = !{!150, !96, !5}
!150 = distinct !{!150, !151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!151 = distinct !{!151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!152 = !{!153, !155, !5}
!153 = distinct !{!153, !154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!154 = distinct !{!154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!155 = distinct !{!155, !156, !"_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!156 = distinct !{!156, !"_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!157 = !{!96, !5}
!158 = !{!155, !5}
!159 = !{!160, !155, !5}
!160 = distinct !{!160, !161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!162 = !{!163, !155, !5}
!163 = distinct !{!163, !164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!164 = distinct !{!164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!165 = !{!166, !155, !5}
!166 = distinct !{!166, !167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!167 = distinct !{!167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!168 = !{!169, !155, !5}
!169 = distinct !{!169, !170, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!170 = distinct !{!170, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!171 = !{!172, !174, !5}
!172 = distinct !{!172, !173, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!173 = distinct !{!173, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!174 = distinct !{!174, !175, !"_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!175 = distinct !{!175, !"_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!176 = !{!174, !5}
!177 = !{!178, !174, !5}
!178 = distinct !{!178, !179, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!179 = distinct !{!179, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!180 = !{!181, !174, !5}
!181 = distinct !{!181, !182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!182 = distinct !{!182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!183 = !{!184, !174, !5}
!184 = distinct !{!184, !185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!185 = distinct !{!185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!186 = !{!187, !174, !5}
!187 = distinct !{!187, !188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!188 = distinct !{!188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!189 = !{!190, !174, !5}
!190 = distinct !{!190, !191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!191 = distinct !{!191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!192 = !{!193, !174, !5}
!193 = distinct !{!193, !194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!194 = distinct !{!194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!195 = !{!196, !174, !5}
!196 = distinct !{!196, !197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!197 = distinct !{!197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!198 = !{!199, !174, !5}
!199 = distinct !{!199, !200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!200 = distinct !{!200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!201 = !{!202, !174, !5}
!202 = distinct !{!202, !203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!203 = distinct !{!203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!204 = !{!205, !174, !5}
!205 = distinct !{!205, !206, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!206 = distinct !{!206, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!207 = !{!208, !174, !5}
!208 = distinct !{!208, !209, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!209 = distinct !{!209, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!210 = !{!211, !174, !5}
!211 = distinct !{!211, !212, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!212 = distinct !{!212, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!213 = !{!214, !174, !5}
!214 = distinct !{!214, !215, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!215 = distinct !{!215, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!216 = !{!217, !5}
!217 = distinct !{!217, !218, !"_ZN8warplens4cuda6timing9simulator2sm7executeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdxx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!218 = distinct !{!218, !"_ZN8warplens4cuda6timing9simulator2sm7executeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdxx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!219 = !{!220, !217, !5}
!220 = distinct !{!220, !221, !"_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!221 = distinct !{!221, !"_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!222 = !{!223, !220, !217, !5}
!223 = distinct !{!223, !224, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!224 = distinct !{!224, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!225 = !{!226, !220, !217, !5}
!226 = distinct !{!226, !227, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!227 = distinct !{!227, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!228 = !{!229, !217, !5}
!229 = distinct !{!229, !230, !"_ZN8warplens4cuda6timing9simulator2sm14through_sharedB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddx27Rates_28float64_20x_2043_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!230 = distinct !{!230, !"_ZN8warplens4cuda6timing9simulator2sm14through_sharedB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddx27Rates_28float64_20x_2043_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!231 = !{!232, !217, !5}
!232 = distinct !{!232, !233, !"_ZN8warplens4cuda6timing9simulator2sm6accessB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!233 = distinct !{!233, !"_ZN8warplens4cuda6timing9simulator2sm6accessB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!234 = !{!235, !232, !217, !5}
!235 = distinct !{!235, !236, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!236 = distinct !{!236, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE"}
!237 = !{!238, !232, !217, !5}
!238 = distinct !{!238, !239, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!239 = distinct !{!239, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!240 = !{!241, !238, !232, !217, !5}
!241 = distinct !{!241, !242, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!242 = distinct !{!242, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!243 = !{!244, !238, !232, !217, !5}
!244 = distinct !{!244, !245, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!245 = distinct !{!245, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!246 = !{!247, !238, !232, !217, !5}
!247 = distinct !{!247, !248, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!248 = distinct !{!248, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!249 = !{!250, !238, !232, !217, !5}
!250 = distinct !{!250, !251, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!251 = distinct !{!251, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!252 = !{!253, !250, !238, !232, !217, !5}
!253 = distinct !{!253, !254, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!254 = distinct !{!254, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!255 = !{!256, !253, !250, !238, !232, !217, !5}
!256 = distinct !{!256, !257, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!257 = distinct !{!257, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!258 = !{!259, !250, !238, !232, !217, !5}
!259 = distinct !{!259, !260, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!260 = distinct !{!260, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!261 = !{!262, !238, !232, !217, !5}
!262 = distinct !{!262, !263, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!263 = distinct !{!263, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!264 = !{!265, !232, !217, !5}
!265 = distinct !{!265, !266, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!266 = distinct !{!266, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!267 = !{!268, !265, !232, !217, !5}
!268 = distinct !{!268, !269, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!269 = distinct !{!269, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!270 = !{!271, !265, !232, !217, !5}
!271 = distinct !{!271, !272, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!272 = distinct !{!272, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!273 = !{!274, !232, !217, !5}
!274 = distinct !{!274, !275, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!275 = distinct !{!275, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!276 = !{!277, !274, !232, !217, !5}
!277 = distinct !{!277, !278, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!278 = distinct !{!278, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!279 = !{!280, !232, !217, !5}
!280 = distinct !{!280, !281, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!281 = distinct !{!281, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!282 = !{!283, !232, !217, !5}
!283 = distinct !{!283, !284, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!284 = distinct !{!284, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!285 = !{!286, !283, !232, !217, !5}
!286 = distinct !{!286, !287, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!287 = distinct !{!287, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!288 = !{!289, !283, !232, !217, !5}
!289 = distinct !{!289, !290, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!290 = distinct !{!290, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!291 = !{!292, !283, !232, !217, !5}
!292 = distinct !{!292, !293, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!293 = distinct !{!293, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!294 = !{!295, !292, !283, !232, !217, !5}
!295 = distinct !{!295, !296, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!296 = distinct !{!296, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!297 = !{!298, !295, !292, !283, !232, !217, !5}
!298 = distinct !{!298, !299, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!299 = distinct !{!299, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!300 = !{!301, !292, !283, !232, !217, !5}
!301 = distinct !{!301, !302, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!302 = distinct !{!302, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!303 = !{!304, !232, !217, !5}
!304 = distinct !{!304, !305, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!305 = distinct !{!305, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!306 = !{!307, !217, !5}
!307 = distinct !{!307, !308, !"_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!308 = distinct !{!308, !"_ZN8warplens4cuda6timing9simulator2sm6commitB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!309 = !{!310, !5}
!310 = distinct !{!310, !311, !"_ZN8warplens4cuda6timing9simulator10scheduling12note_resultsB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxddx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!311 = distinct !{!311, !"_ZN8warplens4cuda6timing9simulator10scheduling12note_resultsB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxddx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!312 = !{!313, !310, !5}
!313 = distinct !{!313, !314, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!314 = distinct !{!314, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!315 = !{!316, !310, !5}
!316 = distinct !{!316, !317, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!317 = distinct !{!317, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!318 = !{!319, !5}
!319 = distinct !{!319, !320, !"_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_29: %retptr"}
!320 = distinct !{!320, !"_ZN8warplens4cuda6timing9simulator2sm5go_onB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_204_29"}
