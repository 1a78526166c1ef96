; made by simulator_build.py from sm.py, sources 5f69090b4eceac3e
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, i64 %arg.rows, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr captures(none) %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.516.i = alloca [43 x double], align 8
  %.276.i = alloca [13 x i64], align 8
  %.4335 = alloca i64, align 8
  store i64 0, ptr %.4335, align 8
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.276.i)
  %.153 = add nsw i64 %.281.fca.2.load.i, %.281.fca.1.load.i
  %.154 = add nsw i64 %.153, %.281.fca.3.load.i
  %.155 = add nsw i64 %.154, 1
  %.156 = mul nsw i64 %.281.fca.7.load.i, %.281.fca.5.load.i
  %.157 = add nsw i64 %.156, %.155
  %.158 = add nsw i64 %.281.fca.10.load.i, %.157
  %.159 = add nsw i64 %.158, %.281.fca.11.load.i
  %.293 = mul nsw i64 %.281.fca.4.load.i, 3
  %.294 = add nsw i64 %.293, 11
  %.295 = add nsw i64 %.294, %.281.fca.0.load.i
  %.296 = add nsw i64 %.295, 22
  %.297 = mul nsw i64 %arg.rows, 11
  %.298 = add nsw i64 %.296, %.297
  %.1051 = icmp slt i64 %.159, 1
  br i1 %.1051, label %B0.endif.endif.endif.endi...if, label %B0.endif.endif.endif.endi...endif, !prof !3

B0.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.endif, %B0.endif.endif.endif.endi...endif.endif.if
  %.1031.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.endif.if ], [ %.1031.sroa.13.1, %B0.endif.endif.endif.endi...endif.endif ]
  br i1 %.1063, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !3

B0.endif.endif.endif.endi...if:                   ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  br label %B0.endif.endif.endif.endi...endif

B0.endif.endif.endif.endi...endif:                ; preds = %B0.endif.endif.endif.endi...if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %.1031.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ]
  %.1058 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1059 = select i1 %.1058, i64 %.159, i64 0
  %.1060 = add i64 %.1059, %.281.fca.1.load.i
  %.1063 = icmp slt i64 %.1060, 0
  br i1 %.1063, label %B0.endif.endif.endif.endi...endif.if, label %B0.endif.endif.endif.endi...endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.if:             ; preds = %B0.endif.endif.endif.endi...endif
  br label %B0.endif.endif.endif.endi...endif.endif

B0.endif.endif.endif.endi...endif.endif:          ; preds = %B0.endif.endif.endif.endi...endif.if, %B0.endif.endif.endif.endi...endif
  %.1031.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.if ], [ %.1060, %B0.endif.endif.endif.endi...endif ]
  %.1068.not = icmp slt i64 %.1060, %.159
  br i1 %.1068.not, label %B0.endif.endif.endif.endif.endif.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.endif.if:       ; preds = %B0.endif.endif.endif.endi...endif.endif
  br label %B0.endif.endif.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif, %B0.endif.endif.endif.endi...endif.2.endif.endif.if
  %.1201.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.2.endif.endif.if ], [ %.1201.sroa.13.1, %B0.endif.endif.endif.endi...endif.2.endif.endif ]
  br i1 %.1233, label %B0.endif.endif.endif.endi...else.if, label %B0.endif.endif.endif.endi...else.endif, !prof !3

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endif.endif.endif.endif.endif
  %.1201.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1060, %B0.endif.endif.endif.endif.endif.endif.endif.endif ]
  br i1 %.1068.not, label %B0.endif.endif.endif.endi...endif.2.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !4

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.2.endif

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2.if, %B0.endif.endif.endif.endi...endif.2
  %.1201.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1201.sroa.0.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1228 = icmp slt i64 %.153, 0
  %.1229 = select i1 %.1228, i64 %.159, i64 0
  %.1230 = add i64 %.1229, %.153
  %.1233 = icmp slt i64 %.1230, 0
  br i1 %.1233, label %B0.endif.endif.endif.endi...endif.2.endif.if, label %B0.endif.endif.endif.endi...endif.2.endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  br label %B0.endif.endif.endif.endi...endif.2.endif.endif

B0.endif.endif.endif.endi...endif.2.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif.if, %B0.endif.endif.endif.endi...endif.2.endif
  %.1201.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.2.endif.if ], [ %.1230, %B0.endif.endif.endif.endi...endif.2.endif ]
  %.1238.not = icmp slt i64 %.1230, %.159
  br i1 %.1238.not, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.2.endif.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.2.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif
  br label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1371.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1371.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  br i1 %.1403, label %B0.endif.endif.endif.endi...endif.4.else.if, label %B0.endif.endif.endif.endi...endif.4.else.endif, !prof !3

B0.endif.endif.endif.endi...else.if:              ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif

B0.endif.endif.endif.endi...else.endif:           ; preds = %B0.endif.endif.endif.endi...else.if, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  %.1371.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.if ], [ %.1230, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif ]
  br i1 %.1238.not, label %B0.endif.endif.endif.endi...else.endif.endif, label %B0.endif.endif.endif.endi...else.endif.if, !prof !4

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %B0.endif.endif.endif.endi...else.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %B0.endif.endif.endif.endi...else.endif
  %.1371.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...else.endif.if ], [ %.1371.sroa.0.1, %B0.endif.endif.endif.endi...else.endif ]
  %.1398 = icmp slt i64 %.154, -1
  %.1399 = select i1 %.1398, i64 %.159, i64 0
  %.1400 = add i64 %.1399, %.155
  %.1403 = icmp slt i64 %.1400, 0
  br i1 %.1403, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !3

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1371.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1400, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1408.not = icmp slt i64 %.1400, %.159
  br i1 %.1408.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !4

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.5, %B0.endif.endif.endif.endi...endif.5.if
  %.1541.sroa.13.0 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.5.if ], [ %.1541.sroa.13.1, %B0.endif.endif.endif.endi...endif.5 ]
  br i1 %.1573, label %B0.endif.endif.endif.endi...else.1.if, label %B0.endif.endif.endif.endi...else.1.endif, !prof !3

B0.endif.endif.endif.endi...endif.4.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.else.endif

B0.endif.endif.endif.endi...endif.4.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.4.else.if, %B0.endif.endif.endif.endi...endif.4
  %.1541.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.else.if ], [ %.1400, %B0.endif.endif.endif.endi...endif.4 ]
  br i1 %.1408.not, label %B0.endif.endif.endif.endi...endif.4.else.endif.endif, label %B0.endif.endif.endif.endi...endif.4.else.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.4.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.4.else.endif
  br label %B0.endif.endif.endif.endi...endif.4.else.endif.endif

B0.endif.endif.endif.endi...endif.4.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.4.else.endif.if, %B0.endif.endif.endif.endi...endif.4.else.endif
  %.1541.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.4.else.endif.if ], [ %.1541.sroa.0.1, %B0.endif.endif.endif.endi...endif.4.else.endif ]
  %.1568 = icmp slt i64 %.157, 0
  %.1569 = select i1 %.1568, i64 %.159, i64 0
  %.1570 = add i64 %.1569, %.157
  %.1573 = icmp slt i64 %.1570, 0
  br i1 %.1573, label %B0.endif.endif.endif.endi...if.5, label %B0.endif.endif.endif.endi...endif.5, !prof !3

B0.endif.endif.endif.endi...if.5:                 ; preds = %B0.endif.endif.endif.endi...endif.4.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.5

B0.endif.endif.endif.endi...endif.5:              ; preds = %B0.endif.endif.endif.endi...if.5, %B0.endif.endif.endif.endi...endif.4.else.endif.endif
  %.1541.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.5 ], [ %.1570, %B0.endif.endif.endif.endi...endif.4.else.endif.endif ]
  %.1578.not = icmp slt i64 %.1570, %.159
  br i1 %.1578.not, label %B0.endif.endif.endif.endi...endif.4.endif, label %B0.endif.endif.endif.endi...endif.5.if, !prof !4

B0.endif.endif.endif.endi...endif.5.if:           ; preds = %B0.endif.endif.endif.endi...endif.5
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...else.1.if:            ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...else.1.endif

B0.endif.endif.endif.endi...else.1.endif:         ; preds = %B0.endif.endif.endif.endi...else.1.if, %B0.endif.endif.endif.endi...endif.4.endif
  %.2316.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.if ], [ %.1570, %B0.endif.endif.endif.endi...endif.4.endif ]
  br i1 %.1578.not, label %B0.endif.endif.endif.endi...else.1.endif.endif, label %B0.endif.endif.endif.endi...else.1.endif.if, !prof !4

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...else.1.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...else.1.endif
  %.2316.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...else.1.endif.if ], [ %.2316.sroa.0.1, %B0.endif.endif.endif.endi...else.1.endif ]
  %.2343 = icmp slt i64 %.158, 0
  %.2344 = select i1 %.2343, i64 %.159, i64 0
  %.2345 = add i64 %.2344, %.158
  %.2348 = icmp slt i64 %.2345, 0
  %.2353.not = icmp slt i64 %.2345, %.159
  br i1 %.2348, label %B0.endif.endif.endif.endi...endif.7.else.if, label %B0.endif.endif.endif.endi...endif.7.else.endif, !prof !3

B0.endif.endif.endif.endi...endif.7.else.if:      ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.7.else.endif

B0.endif.endif.endif.endi...endif.7.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.7.else.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2486.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.7.else.if ], [ %.2345, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  br i1 %.2353.not, label %B0.endif.endif.endif.endi...endif.9.if, label %B0.endif.endif.endif.endi...endif.7.else.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.7.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.7.else.endif
  br label %B0.endif.endif.endif.endi...endif.9.if

B0.endif.endif.endif.endi...endif.9.if:           ; preds = %B0.endif.endif.endif.endi...endif.7.else.endif.if, %B0.endif.endif.endif.endi...endif.7.else.endif
  %.2486.sroa.0.3 = phi i64 [ %.159, %B0.endif.endif.endif.endi...endif.7.else.endif.if ], [ %.2486.sroa.0.1, %B0.endif.endif.endif.endi...endif.7.else.endif ]
  call void @llvm.lifetime.start.p0(ptr nonnull %.516.i)
  %.fca.1.gep.i1625 = getelementptr inbounds nuw i8, ptr %.516.i, i64 8
  %.fca.2.gep.i1626 = getelementptr inbounds nuw i8, ptr %.516.i, i64 16
  %.fca.3.gep.i1627 = getelementptr inbounds nuw i8, ptr %.516.i, i64 24
  %.fca.4.gep.i1628 = getelementptr inbounds nuw i8, ptr %.516.i, i64 32
  %.fca.5.gep.i1629 = getelementptr inbounds nuw i8, ptr %.516.i, i64 40
  %.fca.6.gep.i1630 = getelementptr inbounds nuw i8, ptr %.516.i, i64 48
  %.fca.7.gep.i1631 = getelementptr inbounds nuw i8, ptr %.516.i, i64 56
  %.fca.8.gep.i1632 = getelementptr inbounds nuw i8, ptr %.516.i, i64 64
  %.fca.9.gep.i1633 = getelementptr inbounds nuw i8, ptr %.516.i, i64 72
  %.fca.10.gep.i1634 = getelementptr inbounds nuw i8, ptr %.516.i, i64 80
  %.fca.11.gep.i1635 = getelementptr inbounds nuw i8, ptr %.516.i, i64 88
  %.fca.12.gep.i1636 = getelementptr inbounds nuw i8, ptr %.516.i, i64 96
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
  br label %B38.if.i1637

B38.if.i1637:                                     ; preds = %B38.if.i1637, %B0.endif.endif.endif.endi...endif.9.if
  %out.2.sroa.0.0345.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.0.load.i, %B38.if.i1637 ]
  %out.2.sroa.9.0344.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.1.load.i, %B38.if.i1637 ]
  %out.2.sroa.18.0343.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.2.load.i, %B38.if.i1637 ]
  %out.2.sroa.27.0342.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.3.load.i, %B38.if.i1637 ]
  %out.2.sroa.36.0341.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.4.load.i, %B38.if.i1637 ]
  %out.2.sroa.45.0340.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.5.load.i, %B38.if.i1637 ]
  %out.2.sroa.54.0339.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.6.load.i, %B38.if.i1637 ]
  %out.2.sroa.63.0338.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.7.load.i, %B38.if.i1637 ]
  %out.2.sroa.72.0337.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.8.load.i, %B38.if.i1637 ]
  %out.2.sroa.81.0336.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.9.load.i, %B38.if.i1637 ]
  %out.2.sroa.90.0335.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.10.load.i, %B38.if.i1637 ]
  %out.2.sroa.99.0334.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.11.load.i, %B38.if.i1637 ]
  %out.2.sroa.108.0333.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.12.load.i, %B38.if.i1637 ]
  %out.2.sroa.117.0332.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.13.load.i, %B38.if.i1637 ]
  %out.2.sroa.126.0331.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.14.load.i, %B38.if.i1637 ]
  %out.2.sroa.135.0330.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.15.load.i, %B38.if.i1637 ]
  %out.2.sroa.144.0329.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.16.load.i, %B38.if.i1637 ]
  %out.2.sroa.153.0328.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.17.load.i, %B38.if.i1637 ]
  %out.2.sroa.162.0327.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.18.load.i, %B38.if.i1637 ]
  %out.2.sroa.171.0326.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.19.load.i, %B38.if.i1637 ]
  %out.2.sroa.180.0325.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.20.load.i, %B38.if.i1637 ]
  %out.2.sroa.189.0324.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.21.load.i, %B38.if.i1637 ]
  %out.2.sroa.198.0323.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.22.load.i, %B38.if.i1637 ]
  %out.2.sroa.207.0322.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.23.load.i, %B38.if.i1637 ]
  %out.2.sroa.216.0321.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.24.load.i, %B38.if.i1637 ]
  %out.2.sroa.225.0320.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.25.load.i, %B38.if.i1637 ]
  %out.2.sroa.234.0319.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.26.load.i, %B38.if.i1637 ]
  %out.2.sroa.243.0318.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.27.load.i, %B38.if.i1637 ]
  %out.2.sroa.252.0317.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.28.load.i, %B38.if.i1637 ]
  %out.2.sroa.261.0316.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.29.load.i, %B38.if.i1637 ]
  %out.2.sroa.270.0315.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.30.load.i, %B38.if.i1637 ]
  %out.2.sroa.279.0314.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.31.load.i, %B38.if.i1637 ]
  %out.2.sroa.288.0313.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.32.load.i, %B38.if.i1637 ]
  %out.2.sroa.297.0312.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.33.load.i, %B38.if.i1637 ]
  %out.2.sroa.306.0311.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.34.load.i, %B38.if.i1637 ]
  %out.2.sroa.315.0310.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.35.load.i, %B38.if.i1637 ]
  %out.2.sroa.324.0309.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.36.load.i, %B38.if.i1637 ]
  %out.2.sroa.333.0308.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.37.load.i, %B38.if.i1637 ]
  %out.2.sroa.342.0307.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.38.load.i, %B38.if.i1637 ]
  %out.2.sroa.351.0306.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.39.load.i, %B38.if.i1637 ]
  %out.2.sroa.360.0305.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.40.load.i, %B38.if.i1637 ]
  %out.2.sroa.369.0304.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.41.load.i, %B38.if.i1637 ]
  %out.2.sroa.378.0303.i = phi double [ undef, %B0.endif.endif.endif.endi...endif.9.if ], [ %.521.fca.42.load.i, %B38.if.i1637 ]
  %.389.0301.i = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.9.if ], [ %.460.i, %B38.if.i1637 ]
  %.460.i = add nuw nsw i64 %.389.0301.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.389.0301.i
  %.514.i = load double, ptr %1, align 8, !noalias !5
  store double %out.2.sroa.0.0345.i, ptr %.516.i, align 8, !noalias !5
  store double %out.2.sroa.9.0344.i, ptr %.fca.1.gep.i1625, align 8, !noalias !5
  store double %out.2.sroa.18.0343.i, ptr %.fca.2.gep.i1626, align 8, !noalias !5
  store double %out.2.sroa.27.0342.i, ptr %.fca.3.gep.i1627, align 8, !noalias !5
  store double %out.2.sroa.36.0341.i, ptr %.fca.4.gep.i1628, align 8, !noalias !5
  store double %out.2.sroa.45.0340.i, ptr %.fca.5.gep.i1629, align 8, !noalias !5
  store double %out.2.sroa.54.0339.i, ptr %.fca.6.gep.i1630, align 8, !noalias !5
  store double %out.2.sroa.63.0338.i, ptr %.fca.7.gep.i1631, align 8, !noalias !5
  store double %out.2.sroa.72.0337.i, ptr %.fca.8.gep.i1632, align 8, !noalias !5
  store double %out.2.sroa.81.0336.i, ptr %.fca.9.gep.i1633, align 8, !noalias !5
  store double %out.2.sroa.90.0335.i, ptr %.fca.10.gep.i1634, align 8, !noalias !5
  store double %out.2.sroa.99.0334.i, ptr %.fca.11.gep.i1635, align 8, !noalias !5
  store double %out.2.sroa.108.0333.i, ptr %.fca.12.gep.i1636, align 8, !noalias !5
  store double %out.2.sroa.117.0332.i, ptr %.fca.13.gep.i, align 8, !noalias !5
  store double %out.2.sroa.126.0331.i, ptr %.fca.14.gep.i, align 8, !noalias !5
  store double %out.2.sroa.135.0330.i, ptr %.fca.15.gep.i, align 8, !noalias !5
  store double %out.2.sroa.144.0329.i, ptr %.fca.16.gep.i, align 8, !noalias !5
  store double %out.2.sroa.153.0328.i, ptr %.fca.17.gep.i, align 8, !noalias !5
  store double %out.2.sroa.162.0327.i, ptr %.fca.18.gep.i, align 8, !noalias !5
  store double %out.2.sroa.171.0326.i, ptr %.fca.19.gep.i, align 8, !noalias !5
  store double %out.2.sroa.180.0325.i, ptr %.fca.20.gep.i, align 8, !noalias !5
  store double %out.2.sroa.189.0324.i, ptr %.fca.21.gep.i, align 8, !noalias !5
  store double %out.2.sroa.198.0323.i, ptr %.fca.22.gep.i, align 8, !noalias !5
  store double %out.2.sroa.207.0322.i, ptr %.fca.23.gep.i, align 8, !noalias !5
  store double %out.2.sroa.216.0321.i, ptr %.fca.24.gep.i, align 8, !noalias !5
  store double %out.2.sroa.225.0320.i, ptr %.fca.25.gep.i, align 8, !noalias !5
  store double %out.2.sroa.234.0319.i, ptr %.fca.26.gep.i, align 8, !noalias !5
  store double %out.2.sroa.243.0318.i, ptr %.fca.27.gep.i, align 8, !noalias !5
  store double %out.2.sroa.252.0317.i, ptr %.fca.28.gep.i, align 8, !noalias !5
  store double %out.2.sroa.261.0316.i, ptr %.fca.29.gep.i, align 8, !noalias !5
  store double %out.2.sroa.270.0315.i, ptr %.fca.30.gep.i, align 8, !noalias !5
  store double %out.2.sroa.279.0314.i, ptr %.fca.31.gep.i, align 8, !noalias !5
  store double %out.2.sroa.288.0313.i, ptr %.fca.32.gep.i, align 8, !noalias !5
  store double %out.2.sroa.297.0312.i, ptr %.fca.33.gep.i, align 8, !noalias !5
  store double %out.2.sroa.306.0311.i, ptr %.fca.34.gep.i, align 8, !noalias !5
  store double %out.2.sroa.315.0310.i, ptr %.fca.35.gep.i, align 8, !noalias !5
  store double %out.2.sroa.324.0309.i, ptr %.fca.36.gep.i, align 8, !noalias !5
  store double %out.2.sroa.333.0308.i, ptr %.fca.37.gep.i, align 8, !noalias !5
  store double %out.2.sroa.342.0307.i, ptr %.fca.38.gep.i, align 8, !noalias !5
  store double %out.2.sroa.351.0306.i, ptr %.fca.39.gep.i, align 8, !noalias !5
  store double %out.2.sroa.360.0305.i, ptr %.fca.40.gep.i, align 8, !noalias !5
  store double %out.2.sroa.369.0304.i, ptr %.fca.41.gep.i, align 8, !noalias !5
  store double %out.2.sroa.378.0303.i, ptr %.fca.42.gep.i, align 8, !noalias !5
  %.519.i = getelementptr inbounds nuw double, ptr %.516.i, i64 %.389.0301.i
  store double %.514.i, ptr %.519.i, align 8, !noalias !5
  %.521.fca.0.load.i = load double, ptr %.516.i, align 8, !noalias !5
  %.521.fca.1.load.i = load double, ptr %.fca.1.gep.i1625, align 8, !noalias !5
  %.521.fca.2.load.i = load double, ptr %.fca.2.gep.i1626, align 8, !noalias !5
  %.521.fca.3.load.i = load double, ptr %.fca.3.gep.i1627, align 8, !noalias !5
  %.521.fca.4.load.i = load double, ptr %.fca.4.gep.i1628, align 8, !noalias !5
  %.521.fca.5.load.i = load double, ptr %.fca.5.gep.i1629, align 8, !noalias !5
  %.521.fca.6.load.i = load double, ptr %.fca.6.gep.i1630, align 8, !noalias !5
  %.521.fca.7.load.i = load double, ptr %.fca.7.gep.i1631, align 8, !noalias !5
  %.521.fca.8.load.i = load double, ptr %.fca.8.gep.i1632, align 8, !noalias !5
  %.521.fca.9.load.i = load double, ptr %.fca.9.gep.i1633, align 8, !noalias !5
  %.521.fca.10.load.i = load double, ptr %.fca.10.gep.i1634, align 8, !noalias !5
  %.521.fca.11.load.i = load double, ptr %.fca.11.gep.i1635, align 8, !noalias !5
  %.521.fca.12.load.i = load double, ptr %.fca.12.gep.i1636, align 8, !noalias !5
  %.521.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !5
  %.521.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !5
  %.521.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !5
  %.521.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !5
  %.521.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !5
  %.521.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !5
  %.521.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !5
  %.521.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !5
  %.521.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !5
  %.521.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !5
  %.521.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !5
  %.521.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !5
  %.521.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !5
  %.521.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !5
  %.521.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !5
  %.521.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !5
  %.521.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !5
  %.521.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !5
  %.521.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !5
  %.521.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !5
  %.521.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !5
  %.521.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !5
  %.521.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !5
  %.521.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !5
  %.521.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !5
  %.521.fca.38.load.i = load double, ptr %.fca.38.gep.i, align 8, !noalias !5
  %.521.fca.39.load.i = load double, ptr %.fca.39.gep.i, align 8, !noalias !5
  %.521.fca.40.load.i = load double, ptr %.fca.40.gep.i, align 8, !noalias !5
  %.521.fca.41.load.i = load double, ptr %.fca.41.gep.i, align 8, !noalias !5
  %.521.fca.42.load.i = load double, ptr %.fca.42.gep.i, align 8, !noalias !5
  %exitcond.not.i1638 = icmp eq i64 %.460.i, 43
  br i1 %exitcond.not.i1638, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit, label %B38.if.i1637

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit: ; preds = %B38.if.i1637
  call void @llvm.lifetime.end.p0(ptr nonnull %.516.i)
  %.3051 = icmp slt i64 %.298, 1
  br i1 %.3051, label %B0.endif.endif.endif.endi...else.2.endif.if, label %B0.endif.endif.endif.endi...else.2.endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif.endif, %B0.endif.endif.endif.endi...if.12
  %.3031.sroa.13.0 = phi i64 [ %.298, %B0.endif.endif.endif.endi...if.12 ], [ %.3031.sroa.13.1, %B0.endif.endif.endif.endi...else.2.endif.endif.endif ]
  %.3176 = shl nsw i64 %.281.fca.4.load.i, 1
  br i1 %.3063, label %B0.endif.endif.endif.endi...endif.11.else.if, label %B0.endif.endif.endif.endi...endif.11.else.endif, !prof !3

B0.endif.endif.endif.endi...else.2.endif.if:      ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  br label %B0.endif.endif.endif.endi...else.2.endif.endif

B0.endif.endif.endif.endi...else.2.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.2.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  %.3031.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...else.2.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit ]
  %.3058 = icmp slt i64 %.281.fca.4.load.i, 0
  %.3059 = select i1 %.3058, i64 %.298, i64 0
  %.3060 = add i64 %.3059, %.281.fca.4.load.i
  %.3063 = icmp slt i64 %.3060, 0
  br i1 %.3063, label %B0.endif.endif.endif.endi...else.2.endif.endif.if, label %B0.endif.endif.endif.endi...else.2.endif.endif.endif, !prof !3

B0.endif.endif.endif.endi...else.2.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif
  br label %B0.endif.endif.endif.endi...else.2.endif.endif.endif

B0.endif.endif.endif.endi...else.2.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif.if, %B0.endif.endif.endif.endi...else.2.endif.endif
  %.3031.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.2.endif.endif.if ], [ %.3060, %B0.endif.endif.endif.endi...else.2.endif.endif ]
  %.3068.not = icmp slt i64 %.3060, %.298
  br i1 %.3068.not, label %B0.endif.endif.endif.endi...endif.11, label %B0.endif.endif.endif.endi...if.12, !prof !4

B0.endif.endif.endif.endi...if.12:                ; preds = %B0.endif.endif.endif.endi...else.2.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11.endif:       ; preds = %B0.endif.endif.endif.endi...endif.14, %B0.endif.endif.endif.endi...endif.14.if
  %.3202.sroa.13.0 = phi i64 [ %.298, %B0.endif.endif.endif.endi...endif.14.if ], [ %.3202.sroa.13.1, %B0.endif.endif.endif.endi...endif.14 ]
  br i1 %.3234, label %B0.endif.endif.endif.endi...endif.11.endif.else.if, label %B0.endif.endif.endif.endi...endif.11.endif.else.endif, !prof !3

B0.endif.endif.endif.endi...endif.11.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.else.endif

B0.endif.endif.endif.endi...endif.11.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.11.else.if, %B0.endif.endif.endif.endi...endif.11
  %.3202.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.11.else.if ], [ %.3060, %B0.endif.endif.endif.endi...endif.11 ]
  br i1 %.3068.not, label %B0.endif.endif.endif.endi...endif.11.else.endif.endif, label %B0.endif.endif.endif.endi...endif.11.else.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.11.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.else.endif
  br label %B0.endif.endif.endif.endi...endif.11.else.endif.endif

B0.endif.endif.endif.endi...endif.11.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.else.endif.if, %B0.endif.endif.endif.endi...endif.11.else.endif
  %.3202.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...endif.11.else.endif.if ], [ %.3202.sroa.0.1, %B0.endif.endif.endif.endi...endif.11.else.endif ]
  %.3231 = add i64 %.3059, %.3176
  %.3234 = icmp slt i64 %.3231, 0
  br i1 %.3234, label %B0.endif.endif.endif.endi...if.14, label %B0.endif.endif.endif.endi...endif.14, !prof !3

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...endif.11.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.14

B0.endif.endif.endif.endi...endif.14:             ; preds = %B0.endif.endif.endif.endi...if.14, %B0.endif.endif.endif.endi...endif.11.else.endif.endif
  %.3202.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.14 ], [ %.3231, %B0.endif.endif.endif.endi...endif.11.else.endif.endif ]
  %.3239.not = icmp slt i64 %.3231, %.298
  br i1 %.3239.not, label %B0.endif.endif.endif.endi...endif.11.endif, label %B0.endif.endif.endif.endi...endif.14.if, !prof !4

B0.endif.endif.endif.endi...endif.14.if:          ; preds = %B0.endif.endif.endif.endi...endif.14
  br label %B0.endif.endif.endif.endi...endif.11.endif

B0.endif.endif.endif.endi...endif.11.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.16.endif, %B0.endif.endif.endif.endi...endif.16.endif.if
  %.3373.sroa.13.0 = phi i64 [ %.298, %B0.endif.endif.endif.endi...endif.16.endif.if ], [ %.3373.sroa.13.1, %B0.endif.endif.endif.endi...endif.16.endif ]
  br i1 %.3405, label %B0.endif.endif.endif.endi...if.18, label %B0.endif.endif.endif.endi...endif.18, !prof !3

B0.endif.endif.endif.endi...endif.11.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.11.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.else.endif

B0.endif.endif.endif.endi...endif.11.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.else.if, %B0.endif.endif.endif.endi...endif.11.endif
  %.3373.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.11.endif.else.if ], [ %.3231, %B0.endif.endif.endif.endi...endif.11.endif ]
  br i1 %.3239.not, label %B0.endif.endif.endif.endi...endif.16, label %B0.endif.endif.endif.endi...if.16, !prof !4

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.11.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.11.endif.else.endif
  %.3373.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...if.16 ], [ %.3373.sroa.0.1, %B0.endif.endif.endif.endi...endif.11.endif.else.endif ]
  %.3402 = add i64 %.3059, %.293
  %.3405 = icmp slt i64 %.3402, 0
  br i1 %.3405, label %B0.endif.endif.endif.endi...endif.16.if, label %B0.endif.endif.endif.endi...endif.16.endif, !prof !3

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.16.endif

B0.endif.endif.endif.endi...endif.16.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16.if, %B0.endif.endif.endif.endi...endif.16
  %.3373.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.16.if ], [ %.3402, %B0.endif.endif.endif.endi...endif.16 ]
  %.3410.not = icmp slt i64 %.3402, %.298
  br i1 %.3410.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif, label %B0.endif.endif.endif.endi...endif.16.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.16.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.16.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif

B0.endif.endif.endif.endi...endif.11.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif.endif, %B0.endif.endif.endif.endi...endif.18.endif.endif.if
  %.3543.sroa.13.0 = phi i64 [ %.298, %B0.endif.endif.endif.endi...endif.18.endif.endif.if ], [ %.3543.sroa.13.1, %B0.endif.endif.endif.endi...endif.18.endif.endif ]
  br i1 %.3575, label %B0.endif.endif.endif.endi...else.3.if, label %B0.endif.endif.endif.endi...else.3.endif, !prof !3

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.11.endif.endif
  %.3543.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.18 ], [ %.3402, %B0.endif.endif.endif.endi...endif.11.endif.endif ]
  br i1 %.3410.not, label %B0.endif.endif.endif.endi...endif.18.endif, label %B0.endif.endif.endif.endi...endif.18.if, !prof !4

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif

B0.endif.endif.endif.endi...endif.18.endif:       ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3543.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3543.sroa.0.1, %B0.endif.endif.endif.endi...endif.18 ]
  %.3570 = icmp slt i64 %.281.fca.4.load.i, -3
  %.3571 = select i1 %.3570, i64 %.298, i64 0
  %.3572 = add i64 %.3571, %.294
  %.3575 = icmp slt i64 %.3572, 0
  br i1 %.3575, label %B0.endif.endif.endif.endi...endif.18.endif.if, label %B0.endif.endif.endif.endi...endif.18.endif.endif, !prof !3

B0.endif.endif.endif.endi...endif.18.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.18.endif
  br label %B0.endif.endif.endif.endi...endif.18.endif.endif

B0.endif.endif.endif.endi...endif.18.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif.if, %B0.endif.endif.endif.endi...endif.18.endif
  %.3543.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.18.endif.if ], [ %.3572, %B0.endif.endif.endif.endi...endif.18.endif ]
  %.3580.not = icmp slt i64 %.3572, %.298
  br i1 %.3580.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.18.endif.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.18.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.18.endif.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif.endif

B0.endif.endif.endif.endi...endif.20:             ; preds = %B0.endif.endif.endif.endi...else.3.endif.endif.endif, %B0.endif.endif.endif.endi...if.21
  %.3713.sroa.13.0 = phi i64 [ %.298, %B0.endif.endif.endif.endi...if.21 ], [ %.3713.sroa.13.1, %B0.endif.endif.endif.endi...else.3.endif.endif.endif ]
  br i1 %.3745, label %B0.endif.endif.endif.endi...endif.20.else.if, label %B0.endif.endif.endif.endi...endif.20.else.endif, !prof !3

B0.endif.endif.endif.endi...else.3.if:            ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.3.endif

B0.endif.endif.endif.endi...else.3.endif:         ; preds = %B0.endif.endif.endif.endi...else.3.if, %B0.endif.endif.endif.endi...endif.11.endif.endif.endif
  %.3713.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.3.if ], [ %.3572, %B0.endif.endif.endif.endi...endif.11.endif.endif.endif ]
  br i1 %.3580.not, label %B0.endif.endif.endif.endi...else.3.endif.endif, label %B0.endif.endif.endif.endi...else.3.endif.if, !prof !4

B0.endif.endif.endif.endi...else.3.endif.if:      ; preds = %B0.endif.endif.endif.endi...else.3.endif
  br label %B0.endif.endif.endif.endi...else.3.endif.endif

B0.endif.endif.endif.endi...else.3.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.3.endif.if, %B0.endif.endif.endif.endi...else.3.endif
  %.3713.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...else.3.endif.if ], [ %.3713.sroa.0.1, %B0.endif.endif.endif.endi...else.3.endif ]
  %.3740 = icmp slt i64 %.295, 0
  %.3741 = select i1 %.3740, i64 %.298, i64 0
  %.3742 = add i64 %.3741, %.295
  %.3745 = icmp slt i64 %.3742, 0
  br i1 %.3745, label %B0.endif.endif.endif.endi...else.3.endif.endif.if, label %B0.endif.endif.endif.endi...else.3.endif.endif.endif, !prof !3

B0.endif.endif.endif.endi...else.3.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.3.endif.endif
  br label %B0.endif.endif.endif.endi...else.3.endif.endif.endif

B0.endif.endif.endif.endi...else.3.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.3.endif.endif.if, %B0.endif.endif.endif.endi...else.3.endif.endif
  %.3713.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.3.endif.endif.if ], [ %.3742, %B0.endif.endif.endif.endi...else.3.endif.endif ]
  %.3750.not = icmp slt i64 %.3742, %.298
  br i1 %.3750.not, label %B0.endif.endif.endif.endi...endif.20, label %B0.endif.endif.endif.endi...if.21, !prof !4

B0.endif.endif.endif.endi...if.21:                ; preds = %B0.endif.endif.endif.endi...else.3.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20

B0.endif.endif.endif.endi...endif.20.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.20
  br label %B0.endif.endif.endif.endi...endif.20.else.endif

B0.endif.endif.endif.endi...endif.20.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.20.else.if, %B0.endif.endif.endif.endi...endif.20
  %.3883.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.20.else.if ], [ %.3742, %B0.endif.endif.endif.endi...endif.20 ]
  br i1 %.3750.not, label %B0.endif.endif.endif.endi...endif.20.else.endif.endif, label %B0.endif.endif.endif.endi...endif.20.else.endif.if, !prof !4

B0.endif.endif.endif.endi...endif.20.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.20.else.endif
  br label %B0.endif.endif.endif.endi...endif.20.else.endif.endif

B0.endif.endif.endif.endi...endif.20.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.20.else.endif.if, %B0.endif.endif.endif.endi...endif.20.else.endif
  %.3883.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...endif.20.else.endif.if ], [ %.3883.sroa.0.1, %B0.endif.endif.endif.endi...endif.20.else.endif ]
  %.3910 = icmp slt i64 %.295, -22
  %.3911 = select i1 %.3910, i64 %.298, i64 0
  %.3912 = add i64 %.3911, %.296
  %.3915 = icmp slt i64 %.3912, 0
  %.3920.not = icmp slt i64 %.3912, %.298
  br i1 %.3915, label %B0.endif.endif.endif.endi...endif.20.endif.else.if, label %B0.endif.endif.endif.endi...endif.20.endif.else.endif, !prof !3

B0.endif.endif.endif.endi...endif.20.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.20.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20.endif.else.endif

B0.endif.endif.endif.endi...endif.20.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.20.endif.else.if, %B0.endif.endif.endif.endi...endif.20.else.endif.endif
  %.4053.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.20.endif.else.if ], [ %.3912, %B0.endif.endif.endif.endi...endif.20.else.endif.endif ]
  br i1 %.3920.not, label %B0.endif.endif.endif.endi...endif.25.endif.if, label %B0.endif.endif.endif.endi...if.25, !prof !4

B0.endif.endif.endif.endi...if.25:                ; preds = %B0.endif.endif.endif.endi...endif.20.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.25.endif.if

B0.endif.endif.endif.endi...endif.25.endif.if:    ; preds = %B0.endif.endif.endif.endi...if.25, %B0.endif.endif.endif.endi...endif.20.endif.else.endif
  %.4053.sroa.0.3 = phi i64 [ %.298, %B0.endif.endif.endif.endi...if.25 ], [ %.4053.sroa.0.1, %B0.endif.endif.endif.endi...endif.20.endif.else.endif ]
  %.3996 = getelementptr double, ptr %arg.results_at, i64 %.3883.sroa.0.3
  %.3826 = getelementptr double, ptr %arg.results_at, i64 %.3713.sroa.0.3
  %.3801 = sub i64 %.3713.sroa.13.0, %.3713.sroa.0.3
  %.3810 = tail call i64 @llvm.smax.i64(i64 %.3801, i64 0)
  %.3656 = getelementptr double, ptr %arg.results_at, i64 %.3543.sroa.0.3
  %.3631 = sub i64 %.3543.sroa.13.0, %.3543.sroa.0.3
  %.3640 = tail call i64 @llvm.smax.i64(i64 %.3631, i64 0)
  %.3486 = getelementptr double, ptr %arg.results_at, i64 %.3373.sroa.0.3
  %.3461 = sub i64 %.3373.sroa.13.0, %.3373.sroa.0.3
  %.3470 = tail call i64 @llvm.smax.i64(i64 %.3461, i64 0)
  %.3315 = getelementptr double, ptr %arg.results_at, i64 %.3202.sroa.0.3
  %.3290 = sub i64 %.3202.sroa.13.0, %.3202.sroa.0.3
  %.3299 = tail call i64 @llvm.smax.i64(i64 %.3290, i64 0)
  %.3144 = getelementptr double, ptr %arg.results_at, i64 %.3031.sroa.0.3
  %.3119 = sub i64 %.3031.sroa.13.0, %.3031.sroa.0.3
  %.3128 = tail call i64 @llvm.smax.i64(i64 %.3119, i64 0)
  %.2599 = getelementptr i64, ptr %arg.path_at, i64 %.2486.sroa.0.3
  %.2574 = sub i64 %.159, %.2486.sroa.0.3
  %.2583 = tail call i64 @llvm.smax.i64(i64 %.2574, i64 0)
  %.2429 = getelementptr i64, ptr %arg.path_at, i64 %.2316.sroa.0.3
  %.2176.idx = mul i64 %.281.fca.8.load.i, 48
  %.2176 = getelementptr i8, ptr %arg.sites_at, i64 %.2176.idx
  %.2106.idx = mul i64 %.281.fca.8.load.i, 40
  %.2106 = getelementptr i8, ptr %arg.sites_at, i64 %.2106.idx
  %.2036.idx = shl i64 %.281.fca.8.load.i, 5
  %.2036 = getelementptr i8, ptr %arg.sites_at, i64 %.2036.idx
  %.1966.idx = mul i64 %.281.fca.8.load.i, 24
  %.1966 = getelementptr i8, ptr %arg.sites_at, i64 %.1966.idx
  %.1896.idx = shl i64 %.281.fca.8.load.i, 4
  %.1896 = getelementptr i8, ptr %arg.sites_at, i64 %.1896.idx
  %.1826 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.1654 = getelementptr i64, ptr %arg.path_at, i64 %.1541.sroa.0.3
  %.1629 = sub i64 %.1541.sroa.13.0, %.1541.sroa.0.3
  %.1638 = tail call i64 @llvm.smax.i64(i64 %.1629, i64 0)
  %.1484 = getelementptr i64, ptr %arg.path_at, i64 %.1371.sroa.0.3
  %.1459 = sub i64 %.1371.sroa.13.0, %.1371.sroa.0.3
  %.1468 = tail call i64 @llvm.smax.i64(i64 %.1459, i64 0)
  %.1314 = getelementptr i64, ptr %arg.path_at, i64 %.1201.sroa.0.3
  %.1289 = sub i64 %.1201.sroa.13.0, %.1201.sroa.0.3
  %.1298 = tail call i64 @llvm.smax.i64(i64 %.1289, i64 0)
  %.1144 = getelementptr i64, ptr %arg.path_at, i64 %.1031.sroa.0.3
  %.1119 = sub i64 %.1031.sroa.13.0, %.1031.sroa.0.3
  %.1128 = tail call i64 @llvm.smax.i64(i64 %.1119, i64 0)
  %.867.idx = mul i64 %.281.fca.0.load.i, 56
  %.867 = getelementptr i8, ptr %arg.code_at, i64 %.867.idx
  %.797.idx = mul i64 %.281.fca.0.load.i, 48
  %.797 = getelementptr i8, ptr %arg.code_at, i64 %.797.idx
  %.727.idx = mul i64 %.281.fca.0.load.i, 40
  %.727 = getelementptr i8, ptr %arg.code_at, i64 %.727.idx
  %.657.idx = shl i64 %.281.fca.0.load.i, 5
  %.657 = getelementptr i8, ptr %arg.code_at, i64 %.657.idx
  %.587.idx = mul i64 %.281.fca.0.load.i, 24
  %.587 = getelementptr i8, ptr %arg.code_at, i64 %.587.idx
  %.517.idx = shl i64 %.281.fca.0.load.i, 4
  %.517 = getelementptr i8, ptr %arg.code_at, i64 %.517.idx
  %.447 = getelementptr i64, ptr %arg.code_at, i64 %.281.fca.0.load.i
  %.4141 = sub i64 %.298, %.4053.sroa.0.3
  %.4150 = tail call i64 @llvm.smax.i64(i64 %.4141, i64 0)
  %.4166 = getelementptr double, ptr %arg.results_at, i64 %.4053.sroa.0.3
  store i64 0, ptr %.4335, align 8
  call fastcc void @simulate(ptr %.4335, ptr %arg.code_at, i64 %.281.fca.0.load.i, ptr %.447, i64 %.281.fca.0.load.i, ptr %.517, i64 %.281.fca.0.load.i, ptr %.587, i64 %.281.fca.0.load.i, ptr %.657, i64 %.281.fca.0.load.i, ptr %.727, i64 %.281.fca.0.load.i, ptr %.797, i64 %.281.fca.0.load.i, ptr %.867, i64 %.281.fca.0.load.i, ptr %arg.cost_at, i64 %.281.fca.0.load.i, ptr %.1144, i64 %.1128, ptr %.1314, i64 %.1298, ptr %.1484, i64 %.1468, ptr %.1654, i64 %.1638, ptr %arg.sites_at, i64 %.281.fca.8.load.i, ptr %.1826, ptr %.1896, ptr %.1966, ptr %.2036, ptr %.2106, ptr %.2176, ptr %arg.rows_at, i64 %.281.fca.9.load.i, ptr %arg.wavefronts_at, i64 %.281.fca.10.load.i, ptr %.2429, ptr %.2599, i64 %.2583, i64 %.281.fca.4.load.i, i64 %.281.fca.5.load.i, i64 %.281.fca.6.load.i, i64 %.281.fca.7.load.i, i64 %arg.limit, double %.521.fca.0.load.i, double %.521.fca.1.load.i, double %.521.fca.2.load.i, double %.521.fca.3.load.i, double %.521.fca.4.load.i, double %.521.fca.5.load.i, double %.521.fca.6.load.i, double %.521.fca.7.load.i, double %.521.fca.8.load.i, double %.521.fca.9.load.i, double %.521.fca.10.load.i, double %.521.fca.11.load.i, double %.521.fca.12.load.i, double %.521.fca.13.load.i, double %.521.fca.14.load.i, double %.521.fca.15.load.i, double %.521.fca.16.load.i, double %.521.fca.17.load.i, double %.521.fca.18.load.i, double %.521.fca.19.load.i, double %.521.fca.20.load.i, double %.521.fca.21.load.i, double %.521.fca.22.load.i, double %.521.fca.23.load.i, double %.521.fca.24.load.i, double %.521.fca.25.load.i, double %.521.fca.26.load.i, double %.521.fca.27.load.i, double %.521.fca.28.load.i, double %.521.fca.29.load.i, double %.521.fca.30.load.i, double %.521.fca.31.load.i, double %.521.fca.32.load.i, double %.521.fca.33.load.i, double %.521.fca.34.load.i, double %.521.fca.35.load.i, double %.521.fca.36.load.i, double %.521.fca.37.load.i, double %.521.fca.38.load.i, double %.521.fca.39.load.i, double %.521.fca.40.load.i, double %.521.fca.41.load.i, double %.521.fca.42.load.i, ptr %.3144, i64 %.3128, ptr %.3315, i64 %.3299, ptr %.3486, i64 %.3470, ptr %.3656, i64 %.3640, ptr %.3826, i64 %.3810, ptr %.3996, ptr %.4166, i64 %.4150, ptr %arg.memory_at, i64 %.281.fca.12.load.i, ptr %arg.memory_at, i64 %.281.fca.12.load.i)
  %.4474 = load i64, ptr %.4335, align 8
  %.4642 = trunc i64 %.4474 to i32
  store i32 %.4642, ptr %retptr, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @run(i64 %.1, i64 %.2, ptr readonly captures(none) %.3, ptr readonly captures(none) %.4, ptr readonly captures(none) %.5, ptr readonly captures(none) %.6, ptr readonly captures(none) %.7, ptr readonly captures(none) %.8, ptr readonly captures(none) %.9, ptr readonly captures(none) %.10, ptr captures(none) %.11, ptr %.12) local_unnamed_addr #0 {
entry:
  %.14 = alloca i32, align 4
  store i32 0, ptr %.14, align 4
  call fastcc void @entry(ptr %.14, i64 %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12) #4
  %.28 = load i32, ptr %.14, align 4
  ret i32 %.28
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @simulate(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.code.0.4, i64 %arg.code.0.5.0, ptr readonly captures(none) %arg.code.1.4, i64 %arg.code.1.5.0, ptr readonly captures(none) %arg.code.2.4, i64 %arg.code.2.5.0, ptr readonly captures(none) %arg.code.3.4, i64 %arg.code.3.5.0, ptr readonly captures(none) %arg.code.4.4, i64 %arg.code.4.5.0, ptr readonly captures(none) %arg.code.5.4, i64 %arg.code.5.5.0, ptr readonly captures(none) %arg.code.6.4, i64 %arg.code.6.5.0, ptr readonly captures(none) %arg.code.7.4, i64 %arg.code.7.5.0, ptr readonly captures(none) %arg.code.8.4, i64 %arg.code.8.5.0, ptr readonly captures(none) %arg.paths.0.4, i64 range(i64 0, -9223372036854775808) %arg.paths.0.5.0, ptr readonly captures(none) %arg.paths.1.4, i64 range(i64 0, -9223372036854775808) %arg.paths.1.5.0, ptr readonly captures(none) %arg.paths.2.4, i64 range(i64 0, -9223372036854775808) %arg.paths.2.5.0, ptr readonly captures(none) %arg.paths.3.4, i64 range(i64 0, -9223372036854775808) %arg.paths.3.5.0, ptr readonly captures(none) %arg.sites.0.4, i64 %arg.sites.0.5.0, ptr readonly captures(none) %arg.sites.1.4, ptr readonly captures(none) %arg.sites.2.4, ptr readonly captures(none) %arg.sites.3.4, ptr readonly captures(none) %arg.sites.4.4, ptr readonly captures(none) %arg.sites.5.4, ptr readonly captures(none) %arg.sites.6.4, ptr readonly captures(none) %arg.sites.7.4, i64 %arg.sites.7.5.0, ptr readonly captures(none) %arg.sites.8.4, i64 %arg.sites.8.5.0, ptr readonly captures(none) %arg.sites.9.4, ptr readonly captures(none) %arg.sites.10.4, i64 range(i64 0, -9223372036854775808) %arg.sites.10.5.0, i64 %arg.launch.0, i64 %arg.launch.1, i64 %arg.launch.2, i64 %arg.launch.3, i64 %arg.launch.4, double %arg.rates.0, double %arg.rates.1, double %arg.rates.2, double %arg.rates.3, double %arg.rates.4, double %arg.rates.5, double %arg.rates.6, double %arg.rates.7, double %arg.rates.8, double %arg.rates.9, double %arg.rates.10, double %arg.rates.11, double %arg.rates.12, double %arg.rates.13, double %arg.rates.14, double %arg.rates.15, double %arg.rates.16, double %arg.rates.17, double %arg.rates.18, double %arg.rates.19, double %arg.rates.20, double %arg.rates.21, double %arg.rates.22, double %arg.rates.23, double %arg.rates.24, double %arg.rates.25, double %arg.rates.26, double %arg.rates.27, double %arg.rates.28, double %arg.rates.29, double %arg.rates.30, double %arg.rates.31, double %arg.rates.32, double %arg.rates.33, double %arg.rates.34, double %arg.rates.35, double %arg.rates.36, double %arg.rates.37, double %arg.rates.38, double %arg.rates.39, double %arg.rates.40, double %arg.rates.41, double %arg.rates.42, ptr writeonly captures(none) %arg.results.0.4, i64 range(i64 0, -9223372036854775808) %arg.results.0.5.0, ptr writeonly captures(none) %arg.results.1.4, i64 range(i64 0, -9223372036854775808) %arg.results.1.5.0, ptr writeonly captures(none) %arg.results.2.4, i64 range(i64 0, -9223372036854775808) %arg.results.2.5.0, ptr captures(none) %arg.results.3.4, i64 range(i64 0, -9223372036854775808) %arg.results.3.5.0, ptr captures(none) %arg.results.4.4, i64 range(i64 0, -9223372036854775808) %arg.results.4.5.0, ptr captures(none) %arg.results.5.4, ptr writeonly captures(none) %arg.results.6.4, i64 range(i64 0, -9223372036854775808) %arg.results.6.5.0, ptr %arg.ints.4, i64 %arg.ints.5.0, ptr %arg.floats.4, i64 %arg.floats.5.0) unnamed_addr #0 {
entry:
  %spec.select7034 = tail call i64 @llvm.smin.i64(i64 %arg.ints.5.0, i64 0)
  %.716 = getelementptr i64, ptr %arg.ints.4, i64 %spec.select7034
  %.5.i.i6797 = fptosi double %arg.rates.31 to i64
  %.212.0.i = ashr i64 %.5.i.i6797, 4
  %.13.i.i6798 = tail call i64 @llvm.smax.i64(i64 %.212.0.i, i64 1)
  %.273.i = shl nuw nsw i64 %.13.i.i6798, 4
  %.87.i.i = or disjoint i64 %.273.i, 1
  %.133.not.i.i = icmp sgt i64 %arg.ints.5.0, 1
  br i1 %.133.not.i.i, label %B0.else.endif.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !4

B224:                                             ; preds = %B224.outer, %B708
  %dispatched.3.1 = phi double [ %dispatched.5.2, %B708 ], [ %dispatched.3.1.ph, %B224.outer ]
  %next_block.2.1 = phi i64 [ %next_block.4.2, %B708 ], [ %next_block.2.1.ph, %B224.outer ]
  %.1910 = icmp slt i64 %next_block.2.1, %arg.launch.0
  %.1930 = sub nsw i64 %next_block.2.1, %finished.3.1.ph
  %.1935 = icmp slt i64 %.1930, %arg.launch.2
  %or.cond = select i1 %.1910, i1 %.1935, i1 false
  br i1 %or.cond, label %B274, label %B404

B274:                                             ; preds = %B224, %.2400.if
  %dispatched.2.3 = phi double [ %.3005.i, %.2400.if ], [ %dispatched.3.1, %B224 ]
  %next_block.5.3 = phi i64 [ %.2134, %.2400.if ], [ %next_block.2.1, %B224 ]
  %.781.i = load i64, ptr %.226.i.i6855, align 8, !noalias !8
  %.785.i = icmp sgt i64 %.781.i, -1
  br i1 %.785.i, label %B42.i, label %B86.i

B42.i:                                            ; preds = %B274, %B42.i
  %slot.2.0.i = phi i64 [ %.788.i, %B42.i ], [ 0, %B274 ]
  %.788.i = add nuw nsw i64 %slot.2.0.i, 1
  %.825.i = getelementptr i64, ptr %.226.i.i6855, i64 %.788.i
  %.826.i = load i64, ptr %.825.i, align 8, !noalias !8
  %.830.i = icmp sgt i64 %.826.i, -1
  br i1 %.830.i, label %B42.i, label %B86.i

B86.i:                                            ; preds = %B42.i, %B274
  %slot.3.1.i = phi i64 [ 0, %B274 ], [ %.788.i, %B42.i ]
  %.867.i = getelementptr double, ptr %.226.i343.i, i64 %slot.3.1.i
  %.868.i = load double, ptr %.867.i, align 8, !noalias !8
  %.12.i.i = fcmp ogt double %.868.i, %dispatched.2.3
  %.13.i.i = select i1 %.12.i.i, double %.868.i, double %dispatched.2.3
  %.942.i = getelementptr double, ptr %.226.i307.i, i64 %slot.3.1.i
  store double %.13.i.i, ptr %.942.i, align 8, !noalias !8
  %.966.i = icmp slt i64 %next_block.5.3, 0
  %.967.i = select i1 %.966.i, i64 %arg.results.1.5.0, i64 0
  %0 = getelementptr double, ptr %arg.results.1.4, i64 %next_block.5.3
  %.981.i = getelementptr double, ptr %0, i64 %.967.i
  store double %.13.i.i, ptr %.981.i, align 8, !noalias !8
  %.1036.i = select i1 %.966.i, i64 %arg.results.2.5.0, i64 0
  %1 = getelementptr double, ptr %arg.results.2.4, i64 %next_block.5.3
  %.1050.i = getelementptr double, ptr %1, i64 %.1036.i
  %.1051.i = sitofp i64 %slot.3.1.i to double
  store double %.1051.i, ptr %.1050.i, align 8, !noalias !8
  %.1091.i = getelementptr i64, ptr %.226.i.i6855, i64 %slot.3.1.i
  store i64 %arg.launch.3, ptr %.1091.i, align 8, !noalias !8
  %.1129.i = getelementptr i64, ptr %.226.i238.i, i64 %slot.3.1.i
  store i64 0, ptr %.1129.i, align 8, !noalias !8
  store double 0.000000e+00, ptr %.867.i, align 8, !noalias !8
  br i1 %.13572531.not.i, label %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c, label %B342.if.lr.ph.i

B342.if.lr.ph.i:                                  ; preds = %B86.i
  %.1398.i = mul nsw i64 %slot.3.1.i, %arg.launch.3
  %.1421.i = icmp eq i64 %next_block.5.3, -9223372036854775808
  %.1423.not.not2534.i = and i1 %.1422.i, %.1421.i
  %.1859.i = mul nsw i64 %next_block.5.3, %arg.launch.3
  %.1901.i = fadd double %arg.rates.1, %.13.i.i
  %brmerge.i = select i1 %.1410.i, i1 true, i1 %.1423.not.not2534.i, !prof !3
  br label %B342.if.i

B342.if.i:                                        ; preds = %.2738.if.i, %B342.if.lr.ph.i
  %.1300.02532.i = phi i64 [ 0, %B342.if.lr.ph.i ], [ %.1370.i, %.2738.if.i ]
  %.1370.i = add nuw nsw i64 %.1300.02532.i, 1
  %.1399.i = add nsw i64 %.1300.02532.i, %.1398.i
  br i1 %brmerge.i, label %B344.endif.i, label %B344.else.if.i, !prof !11

B344.endif.i:                                     ; preds = %B344.else.if.i, %B342.if.i
  %rem.0.i = phi i64 [ 0, %B342.if.i ], [ %17, %B344.else.if.i ]
  %.1451.i = add nsw i64 %rem.0.i, %.1300.02532.i
  %.1464.i = icmp slt i64 %.1451.i, 0
  %.1465.i = select i1 %.1464.i, i64 %arg.paths.3.5.0, i64 0
  %2 = getelementptr i64, ptr %arg.paths.3.4, i64 %.1451.i
  %.1479.i = getelementptr i64, ptr %2, i64 %.1465.i
  %.1480.i = load i64, ptr %.1479.i, align 8, !noalias !8
  %.1501.i = icmp slt i64 %.1480.i, 0
  %.1502.i = select i1 %.1501.i, i64 %arg.paths.2.5.0, i64 0
  %3 = getelementptr i64, ptr %arg.paths.2.4, i64 %.1480.i
  %.1516.i = getelementptr i64, ptr %3, i64 %.1502.i
  %.1517.i = load i64, ptr %.1516.i, align 8, !noalias !8
  %.1538.i = icmp slt i64 %.1399.i, 0
  %.1539.i = select i1 %.1538.i, i64 %.210.i646.i, i64 0
  %4 = getelementptr i64, ptr %.226.i645.i, i64 %.1399.i
  %.1553.i = getelementptr i64, ptr %4, i64 %.1539.i
  store i64 %.1517.i, ptr %.1553.i, align 8, !noalias !8
  %.1576.i = icmp slt i64 %.1480.i, -1
  %.1577.i = select i1 %.1576.i, i64 %arg.paths.2.5.0, i64 0
  %5 = getelementptr i8, ptr %3, i64 8
  %.1591.i = getelementptr i64, ptr %5, i64 %.1577.i
  %.1592.i = load i64, ptr %.1591.i, align 8, !noalias !8
  %.1614.i = select i1 %.1538.i, i64 %.210.i680.i, i64 0
  %6 = getelementptr i64, ptr %.226.i678.i, i64 %.1399.i
  %.1628.i = getelementptr i64, ptr %6, i64 %.1614.i
  store i64 %.1592.i, ptr %.1628.i, align 8, !noalias !8
  %.1676.i = load i64, ptr %.1553.i, align 8, !noalias !8
  %.1692.i = icmp slt i64 %.1676.i, 0
  %.1693.i = select i1 %.1692.i, i64 %arg.paths.1.5.0, i64 0
  %7 = getelementptr i64, ptr %arg.paths.1.4, i64 %.1676.i
  %.1707.i = getelementptr i64, ptr %7, i64 %.1693.i
  %.1708.i = load i64, ptr %.1707.i, align 8, !noalias !8
  %.1724.i = icmp slt i64 %.1708.i, 0
  %.1725.i = select i1 %.1724.i, i64 %arg.paths.0.5.0, i64 0
  %8 = getelementptr i64, ptr %arg.paths.0.4, i64 %.1708.i
  %.1739.i = getelementptr i64, ptr %8, i64 %.1725.i
  %.1740.i = load i64, ptr %.1739.i, align 8, !noalias !8
  %.1762.i = select i1 %.1538.i, i64 %.210.i716.i, i64 0
  %9 = getelementptr i64, ptr %.226.i714.i, i64 %.1399.i
  %.1776.i = getelementptr i64, ptr %9, i64 %.1762.i
  store i64 %.1740.i, ptr %.1776.i, align 8, !noalias !8
  %.1799.i = select i1 %.1538.i, i64 %.210.i752.i, i64 0
  %10 = getelementptr i64, ptr %.226.i750.i, i64 %.1399.i
  %.1813.i = getelementptr i64, ptr %10, i64 %.1799.i
  store i64 1, ptr %.1813.i, align 8, !noalias !8
  %.1837.i = select i1 %.1538.i, i64 %.210.i788.i, i64 0
  %11 = getelementptr i64, ptr %.226.i786.i, i64 %.1399.i
  %.1851.i = getelementptr i64, ptr %11, i64 %.1837.i
  store i64 %next_block.5.3, ptr %.1851.i, align 8, !noalias !8
  %.1860.i = add nsw i64 %.1300.02532.i, %.1859.i
  %.1879.i = select i1 %.1538.i, i64 %.210.i824.i, i64 0
  %12 = getelementptr i64, ptr %.226.i822.i, i64 %.1399.i
  %.1893.i = getelementptr i64, ptr %12, i64 %.1879.i
  store i64 %.1860.i, ptr %.1893.i, align 8, !noalias !8
  %.1904.i = uitofp nneg i64 %.1300.02532.i to double
  %.1905.i = fmul double %arg.rates.2, %.1904.i
  %.1906.i = fadd double %.1901.i, %.1905.i
  %.1925.i = select i1 %.1538.i, i64 %.210.i.i6828, i64 0
  %13 = getelementptr double, ptr %.226.i.i6825, i64 %.1399.i
  %.1939.i = getelementptr double, ptr %13, i64 %.1925.i
  store double %.1906.i, ptr %.1939.i, align 8, !noalias !8
  %.1962.i = select i1 %.1538.i, i64 %.210.i860.i, i64 0
  %14 = getelementptr i64, ptr %.226.i858.i, i64 %.1399.i
  %.1976.i = getelementptr i64, ptr %14, i64 %.1962.i
  store i64 1, ptr %.1976.i, align 8, !noalias !8
  %.2014.i = load double, ptr %.1939.i, align 8, !noalias !8
  %.2036.i = select i1 %.1538.i, i64 %.210.i896.i, i64 0
  %15 = getelementptr double, ptr %.226.i894.i, i64 %.1399.i
  %.2050.i = getelementptr double, ptr %15, i64 %.2036.i
  store double %.2014.i, ptr %.2050.i, align 8, !noalias !8
  %.2073.i = select i1 %.1538.i, i64 %.210.i968.i, i64 0
  %16 = getelementptr i64, ptr %.226.i966.i, i64 %.1399.i
  %.2087.i = getelementptr i64, ptr %16, i64 %.2073.i
  store i64 0, ptr %.2087.i, align 8, !noalias !8
  %.2097.i = mul nsw i64 %.1399.i, 6
  %.2098.i = add nsw i64 %.1399.i, 1
  %.2099.i = mul nsw i64 %.2098.i, 6
  %.2136.i = select i1 %.1538.i, i64 %.210.i1004.i, i64 0
  %.2137.i = add i64 %.2136.i, %.2097.i
  %.2152.i = icmp slt i64 %.1399.i, -1
  %.2153.i = select i1 %.2152.i, i64 %.210.i1004.i, i64 0
  %.2154.i = add i64 %.2099.i, %.2153.i
  %.2281.i = icmp slt i64 %.2137.i, 0
  br i1 %.2281.i, label %B344.endif.endif.else.if.i, label %B344.endif.endif.else.endif.i, !prof !3

B344.else.if.i:                                   ; preds = %B342.if.i
  %.1427.i = srem i64 %next_block.5.3, %arg.launch.1
  %.1428.i = xor i64 %.1427.i, %arg.launch.1
  %.1429.i = icmp slt i64 %.1428.i, 0
  %.1430.i = icmp ne i64 %.1427.i, 0
  %.1431.i = and i1 %.1430.i, %.1429.i
  %.1438.i = select i1 %.1431.i, i64 %arg.launch.1, i64 0
  %spec.select.i = add i64 %.1438.i, %.1427.i
  %17 = mul nsw i64 %spec.select.i, %arg.launch.3
  br label %B344.endif.i

B344.endif.endif.endif.i:                         ; preds = %B344.endif.endif.else.endif.endif.endif.if.i, %B344.endif.endif.else.endif.endif.endif.i
  %.2261.sroa.13.0.i = phi i64 [ %.210.i1004.i, %B344.endif.endif.else.endif.endif.endif.if.i ], [ %.2261.sroa.13.1.i, %B344.endif.endif.else.endif.endif.endif.i ]
  %.2382.not2527.i = icmp slt i64 %.2261.sroa.0.3.i, %.2261.sroa.13.0.i
  br i1 %.2382.not2527.i, label %.2352.endif.preheader.i, label %.2352.if.i, !prof !12

.2352.endif.preheader.i:                          ; preds = %B344.endif.endif.endif.i
  %18 = shl i64 %.2261.sroa.0.3.i, 3
  %scevgep.i = getelementptr i8, ptr %.226.i1002.i, i64 %18
  %19 = sub nsw i64 %.2261.sroa.13.0.i, %.2261.sroa.0.3.i
  %20 = shl i64 %19, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i, i8 0, i64 %20, i1 false), !noalias !8
  br label %.2352.if.i

B344.endif.endif.else.if.i:                       ; preds = %B344.endif.i
  br label %B344.endif.endif.else.endif.i

B344.endif.endif.else.endif.i:                    ; preds = %B344.endif.endif.else.if.i, %B344.endif.i
  %.2261.sroa.0.1.i = phi i64 [ 0, %B344.endif.endif.else.if.i ], [ %.2137.i, %B344.endif.i ]
  %.2286.not.i = icmp slt i64 %.2137.i, %.210.i1004.i
  br i1 %.2286.not.i, label %B344.endif.endif.else.endif.endif.i, label %B344.endif.endif.else.endif.if.i, !prof !4

B344.endif.endif.else.endif.if.i:                 ; preds = %B344.endif.endif.else.endif.i
  br label %B344.endif.endif.else.endif.endif.i

B344.endif.endif.else.endif.endif.i:              ; preds = %B344.endif.endif.else.endif.if.i, %B344.endif.endif.else.endif.i
  %.2261.sroa.0.3.i = phi i64 [ %.210.i1004.i, %B344.endif.endif.else.endif.if.i ], [ %.2261.sroa.0.1.i, %B344.endif.endif.else.endif.i ]
  %.2298.i = icmp slt i64 %.2154.i, 0
  br i1 %.2298.i, label %B344.endif.endif.else.endif.endif.if.i, label %B344.endif.endif.else.endif.endif.endif.i, !prof !3

B344.endif.endif.else.endif.endif.if.i:           ; preds = %B344.endif.endif.else.endif.endif.i
  br label %B344.endif.endif.else.endif.endif.endif.i

B344.endif.endif.else.endif.endif.endif.i:        ; preds = %B344.endif.endif.else.endif.endif.if.i, %B344.endif.endif.else.endif.endif.i
  %.2261.sroa.13.1.i = phi i64 [ 0, %B344.endif.endif.else.endif.endif.if.i ], [ %.2154.i, %B344.endif.endif.else.endif.endif.i ]
  %.2303.not.i = icmp slt i64 %.2154.i, %.210.i1004.i
  br i1 %.2303.not.i, label %B344.endif.endif.endif.i, label %B344.endif.endif.else.endif.endif.endif.if.i, !prof !4

B344.endif.endif.else.endif.endif.endif.if.i:     ; preds = %B344.endif.endif.else.endif.endif.endif.i
  br label %B344.endif.endif.endif.i

.2352.if.i:                                       ; preds = %.2352.endif.preheader.i, %B344.endif.endif.endif.i
  %.2420.i = select i1 %.1538.i, i64 %.210.i1076.i, i64 0
  %21 = getelementptr double, ptr %.226.i1074.i, i64 %.1399.i
  %.2434.i = getelementptr double, ptr %21, i64 %.2420.i
  store double 0.000000e+00, ptr %.2434.i, align 8, !noalias !8
  %.2457.i = select i1 %.1538.i, i64 %.210.i1148.i, i64 0
  %22 = getelementptr i64, ptr %.226.i1146.i, i64 %.1399.i
  %.2471.i = getelementptr i64, ptr %22, i64 %.2457.i
  store i64 0, ptr %.2471.i, align 8, !noalias !8
  %.2482.i = mul nsw i64 %.1399.i, %.201.i1159.i
  %.2485.i = mul nsw i64 %.2098.i, %.201.i1159.i
  %.2521.i = icmp slt i64 %.2482.i, 0
  %.2522.i = select i1 %.2521.i, i64 %.210.i1185.i, i64 0
  %.2523.i = add i64 %.2522.i, %.2482.i
  %.2538.i = icmp slt i64 %.2485.i, 0
  %.2539.i = select i1 %.2538.i, i64 %.210.i1185.i, i64 0
  %.2540.i = add i64 %.2539.i, %.2485.i
  %.2667.i = icmp slt i64 %.2523.i, 0
  br i1 %.2667.i, label %.2353.endif.else.if.i, label %.2353.endif.else.endif.i, !prof !3

.2353.endif.endif.i:                              ; preds = %.2353.endif.else.endif.endif.endif.if.i, %.2353.endif.else.endif.endif.endif.i
  %.2647.sroa.13.0.i = phi i64 [ %.210.i1185.i, %.2353.endif.else.endif.endif.endif.if.i ], [ %.2647.sroa.13.1.i, %.2353.endif.else.endif.endif.endif.i ]
  %.2768.not2529.i = icmp slt i64 %.2647.sroa.0.3.i, %.2647.sroa.13.0.i
  br i1 %.2768.not2529.i, label %.2738.endif.preheader.i, label %.2738.if.i, !prof !12

.2738.endif.preheader.i:                          ; preds = %.2353.endif.endif.i
  %23 = shl i64 %.2647.sroa.0.3.i, 3
  %scevgep2535.i = getelementptr i8, ptr %.226.i1183.i, i64 %23
  %24 = sub nsw i64 %.2647.sroa.13.0.i, %.2647.sroa.0.3.i
  %25 = shl i64 %24, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep2535.i, i8 0, i64 %25, i1 false), !noalias !8
  br label %.2738.if.i

.2353.endif.else.if.i:                            ; preds = %.2352.if.i
  br label %.2353.endif.else.endif.i

.2353.endif.else.endif.i:                         ; preds = %.2353.endif.else.if.i, %.2352.if.i
  %.2647.sroa.0.1.i = phi i64 [ 0, %.2353.endif.else.if.i ], [ %.2523.i, %.2352.if.i ]
  %.2672.not.i = icmp slt i64 %.2523.i, %.210.i1185.i
  br i1 %.2672.not.i, label %.2353.endif.else.endif.endif.i, label %.2353.endif.else.endif.if.i, !prof !4

.2353.endif.else.endif.if.i:                      ; preds = %.2353.endif.else.endif.i
  br label %.2353.endif.else.endif.endif.i

.2353.endif.else.endif.endif.i:                   ; preds = %.2353.endif.else.endif.if.i, %.2353.endif.else.endif.i
  %.2647.sroa.0.3.i = phi i64 [ %.210.i1185.i, %.2353.endif.else.endif.if.i ], [ %.2647.sroa.0.1.i, %.2353.endif.else.endif.i ]
  %.2684.i = icmp slt i64 %.2540.i, 0
  br i1 %.2684.i, label %.2353.endif.else.endif.endif.if.i, label %.2353.endif.else.endif.endif.endif.i, !prof !3

.2353.endif.else.endif.endif.if.i:                ; preds = %.2353.endif.else.endif.endif.i
  br label %.2353.endif.else.endif.endif.endif.i

.2353.endif.else.endif.endif.endif.i:             ; preds = %.2353.endif.else.endif.endif.if.i, %.2353.endif.else.endif.endif.i
  %.2647.sroa.13.1.i = phi i64 [ 0, %.2353.endif.else.endif.endif.if.i ], [ %.2540.i, %.2353.endif.else.endif.endif.i ]
  %.2689.not.i = icmp slt i64 %.2540.i, %.210.i1185.i
  br i1 %.2689.not.i, label %.2353.endif.endif.i, label %.2353.endif.else.endif.endif.endif.if.i, !prof !4

.2353.endif.else.endif.endif.endif.if.i:          ; preds = %.2353.endif.else.endif.endif.endif.i
  br label %.2353.endif.endif.i

.2738.if.i:                                       ; preds = %.2738.endif.preheader.i, %.2353.endif.endif.i
  %.2806.i = select i1 %.1538.i, i64 %.210.i1221.i, i64 0
  %26 = getelementptr double, ptr %.226.i1219.i, i64 %.1399.i
  %.2820.i = getelementptr double, ptr %26, i64 %.2806.i
  store double 0.000000e+00, ptr %.2820.i, align 8, !noalias !8
  %.2843.i = select i1 %.1538.i, i64 %.210.i1257.i, i64 0
  %27 = getelementptr double, ptr %.226.i1255.i, i64 %.1399.i
  %.2857.i = getelementptr double, ptr %27, i64 %.2843.i
  store double 0.000000e+00, ptr %.2857.i, align 8, !noalias !8
  %exitcond.not.i = icmp eq i64 %.1370.i, %arg.launch.3
  br i1 %exitcond.not.i, label %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c, label %B342.if.i

_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c: ; preds = %.2738.if.i, %B86.i
  %.3005.i = fadd double %arg.rates.0, %.13.i.i
  %.2134 = add nsw i64 %next_block.5.3, 1
  br i1 %.2334, label %.2400.if, label %.2400.endif, !prof !3

B404:                                             ; preds = %.2400.if, %B224
  %dispatched.5.2 = phi double [ %dispatched.3.1, %B224 ], [ %.3005.i, %.2400.if ]
  %next_block.4.2 = phi i64 [ %next_block.2.1, %B224 ], [ %.2134, %.2400.if ]
  br label %B62.if.i

B92.i:                                            ; preds = %B62.if.i
  %28 = getelementptr double, ptr %.226.i843.i, i64 %.433.01051.i
  %.617.i = load double, ptr %28, align 8, !noalias !13
  %29 = getelementptr i64, ptr %.226.i.i6885, i64 %.433.01051.i
  %.655.i = load i64, ptr %29, align 8, !noalias !13
  %.91.i.i = sub nsw i64 %.210.i.i6828, %.433.01051.i
  %30 = add nuw i64 %.91.i.i, 3
  %.115.i.i = lshr i64 %30, 2
  %.92.inv.i.i = icmp slt i64 %.91.i.i, 1
  %.136253.not264.i.i = icmp eq i64 %.115.i.i, 0
  %.136253.not.i.i = select i1 %.92.inv.i.i, i1 true, i1 %.136253.not264.i.i
  br i1 %.136253.not.i.i, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B88.if.i.i

B138.i.i:                                         ; preds = %B88.if.i.i
  %.241.i.i = fcmp oeq double %.13.i252.i.i, 1.000000e+300
  br i1 %.241.i.i, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B178.i.i

B178.i.i:                                         ; preds = %B138.i.i
  %.12.i.i.i = fcmp ogt double %.617.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.617.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.655.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i.i6825, i64 %.655.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !16
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %31 = getelementptr i64, ptr %.226.i822.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %31, align 8, !noalias !16
  %.613.i.i = getelementptr i64, ptr %.226.i822.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !16
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B92.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B92.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.433.01051.i, %B92.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B92.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %32 = getelementptr double, ptr %.226.i.i6825, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %32, align 8, !noalias !16
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.433.01051.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %33 = getelementptr double, ptr %.226.i.i6825, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %33, align 8, !noalias !16
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B92.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.655.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B92.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B92.i ], [ %.13.i.i.i, %B408.i.i ]
  %34 = getelementptr i64, ptr %.226.i738.i, i64 %.433.01051.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %34, align 8, !noalias !13
  %35 = getelementptr double, ptr %.226.i774.i, i64 %.433.01051.i
  store double %.13.i.sink.i.i, ptr %35, align 8, !noalias !13
  store i64 0, ptr %38, align 8, !noalias !13
  br label %B252.i

B252.i:                                           ; preds = %B62.if.i, %_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %36 = getelementptr i64, ptr %.226.i738.i, i64 %.433.01051.i
  %.855.i = load i64, ptr %36, align 8, !noalias !13
  %.859.i = icmp sgt i64 %.855.i, -1
  br i1 %.859.i, label %B286.i, label %B350.i

B286.i:                                           ; preds = %B252.i
  %37 = getelementptr double, ptr %.226.i774.i, i64 %.433.01051.i
  %.903.i = load double, ptr %37, align 8, !noalias !13
  %.908.i = fcmp olt double %.903.i, %earliest.2.01053.i
  br i1 %.908.i, label %B320.i, label %B350.i

B320.i:                                           ; preds = %B286.i
  br label %B350.i

B350.i:                                           ; preds = %B320.i, %B286.i, %B252.i
  %earliest.3.1.i = phi double [ %.903.i, %B320.i ], [ %earliest.2.01053.i, %B286.i ], [ %earliest.2.01053.i, %B252.i ]
  %scheduler.3.1.i = phi i64 [ %.433.01051.i, %B320.i ], [ %scheduler.2.01054.i, %B286.i ], [ %scheduler.2.01054.i, %B252.i ]
  %exitcond.not.i6743 = icmp eq i64 %.504.i, 4
  br i1 %exitcond.not.i6743, label %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20, label %B62.if.i

B62.if.i:                                         ; preds = %B350.i, %B404
  %scheduler.2.01054.i = phi i64 [ -1, %B404 ], [ %scheduler.3.1.i, %B350.i ]
  %earliest.2.01053.i = phi double [ 1.000000e+300, %B404 ], [ %earliest.3.1.i, %B350.i ]
  %.433.01051.i = phi i64 [ 0, %B404 ], [ %.504.i, %B350.i ]
  %.504.i = add nuw nsw i64 %.433.01051.i, 1
  %38 = getelementptr i64, ptr %.226.i807.i, i64 %.433.01051.i
  %.566.i = load i64, ptr %38, align 8, !noalias !13
  %.570.not.i = icmp eq i64 %.566.i, 0
  br i1 %.570.not.i, label %B252.i, label %B92.i

_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20: ; preds = %B350.i
  %.2592 = icmp slt i64 %scheduler.3.1.i, 0
  br i1 %.2592, label %B1726.loopexit, label %B452

B452:                                             ; preds = %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20
  %.2819 = getelementptr i64, ptr %.226.i738.i, i64 %scheduler.3.1.i
  %.2820 = load i64, ptr %.2819, align 8
  %.2860 = getelementptr double, ptr %.226.i774.i, i64 %scheduler.3.1.i
  %.2861 = load double, ptr %.2860, align 8
  %.2901 = getelementptr i64, ptr %.226.i807.i, i64 %scheduler.3.1.i
  store i64 1, ptr %.2901, align 8
  %.2924 = icmp slt i64 %.2820, 0
  %.2925 = select i1 %.2924, i64 %.210.i716.i, i64 0
  %39 = getelementptr i64, ptr %.226.i714.i, i64 %.2820
  %.2939 = getelementptr i64, ptr %39, i64 %.2925
  %.2940 = load i64, ptr %.2939, align 8
  %.376.i = load double, ptr %.375.i, align 8, !noalias !19
  %.5.i.i = fptosi double %.376.i to i64
  %.417.i = add nsw i64 %.5.i.i, 1
  %.418.i = mul nsw i64 %.417.i, 11
  %.415.i = mul nsw i64 %.5.i.i, 11
  %.454.i = icmp slt i64 %.5.i.i, 0
  %.455.i = select i1 %.454.i, i64 %arg.results.6.5.0, i64 0
  %.456.i = add i64 %.455.i, %.415.i
  %.459.i = icmp slt i64 %.456.i, 0
  br i1 %.459.i, label %B0.endif.else.if.i, label %B0.endif.else.endif.i, !prof !3

B174.i:                                           ; preds = %B0.endif.endif.i
  %.557.i = getelementptr double, ptr %arg.results.6.4, i64 %.444.sroa.0.3.i
  %.640.i = sitofp i64 %.2820 to double
  store double %.640.i, ptr %.557.i, align 8, !noalias !19
  %.661.i = select i1 %.2924, i64 %.210.i788.i, i64 0
  %40 = getelementptr i64, ptr %.226.i786.i, i64 %.2820
  %.675.i = getelementptr i64, ptr %40, i64 %.661.i
  %.676.i = load i64, ptr %.675.i, align 8, !noalias !19
  %.708.i = getelementptr i8, ptr %.557.i, i64 8
  %.709.i = sitofp i64 %.676.i to double
  store double %.709.i, ptr %.708.i, align 8, !noalias !19
  %.740.i = getelementptr i8, ptr %.557.i, i64 16
  %.741.i = sitofp i64 %.2940 to double
  store double %.741.i, ptr %.740.i, align 8, !noalias !19
  %.764.i = select i1 %.2924, i64 %.210.i860.i, i64 0
  %41 = getelementptr i64, ptr %.226.i858.i, i64 %.2820
  %.778.i = getelementptr i64, ptr %41, i64 %.764.i
  %.779.i = load i64, ptr %.778.i, align 8, !noalias !19
  %.811.i = getelementptr i8, ptr %.557.i, i64 24
  %.812.i = sitofp i64 %.779.i to double
  store double %.812.i, ptr %.811.i, align 8, !noalias !19
  %.833.i = select i1 %.2924, i64 %.210.i896.i, i64 0
  %42 = getelementptr double, ptr %.226.i894.i, i64 %.2820
  %.847.i = getelementptr double, ptr %42, i64 %.833.i
  %.848.i = load double, ptr %.847.i, align 8, !noalias !19
  %.880.i = getelementptr i8, ptr %.557.i, i64 32
  store double %.848.i, ptr %.880.i, align 8, !noalias !19
  %.998.i = select i1 %.2924, i64 %.210.i.i6828, i64 0
  %43 = getelementptr double, ptr %.226.i.i6825, i64 %.2820
  %.1012.i = getelementptr double, ptr %43, i64 %.998.i
  %.1013.i = load double, ptr %.1012.i, align 8, !noalias !19
  %.12.i.i6744 = fcmp olt double %.2861, %.1013.i
  %.13.i.i6745 = select i1 %.12.i.i6744, double %.2861, double %.1013.i
  %.12.i1100.i = fcmp ogt double %.13.i.i6745, %.848.i
  %.13.i1101.i = select i1 %.12.i1100.i, double %.13.i.i6745, double %.848.i
  %.1104.i = getelementptr i8, ptr %.557.i, i64 40
  store double %.13.i1101.i, ptr %.1104.i, align 8, !noalias !19
  %.1135.i = getelementptr i8, ptr %.557.i, i64 48
  store double %.2861, ptr %.1135.i, align 8, !noalias !19
  %.1167.i = getelementptr i8, ptr %.557.i, i64 56
  store double -1.000000e+00, ptr %.1167.i, align 8, !noalias !19
  br label %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit

B0.endif.endif.i:                                 ; preds = %B0.endif.else.endif.endif.endif.if.i, %B0.endif.else.endif.endif.endif.i
  %.444.sroa.13.0.i = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.endif.endif.if.i ], [ %.444.sroa.13.1.i, %B0.endif.else.endif.endif.endif.i ]
  %.608.not.i.not = icmp sgt i64 %.444.sroa.13.0.i, %.444.sroa.0.3.i
  br i1 %.608.not.i.not, label %B174.i, label %B0.endif.endif.i._ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit_crit_edge

B0.endif.endif.i._ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit_crit_edge: ; preds = %B0.endif.endif.i
  %.pre = select i1 %.2924, i64 %.210.i896.i, i64 0
  %.pre7109 = select i1 %.2924, i64 %.210.i.i6828, i64 0
  %.pre7110 = select i1 %.2924, i64 %.210.i860.i, i64 0
  br label %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit

B0.endif.else.if.i:                               ; preds = %B452
  br label %B0.endif.else.endif.i

B0.endif.else.endif.i:                            ; preds = %B0.endif.else.if.i, %B452
  %.444.sroa.0.1.i = phi i64 [ 0, %B0.endif.else.if.i ], [ %.456.i, %B452 ]
  %.464.not.i = icmp slt i64 %.456.i, %arg.results.6.5.0
  br i1 %.464.not.i, label %B0.endif.else.endif.endif.i, label %B0.endif.else.endif.if.i, !prof !4

B0.endif.else.endif.if.i:                         ; preds = %B0.endif.else.endif.i
  br label %B0.endif.else.endif.endif.i

B0.endif.else.endif.endif.i:                      ; preds = %B0.endif.else.endif.if.i, %B0.endif.else.endif.i
  %.444.sroa.0.3.i = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.if.i ], [ %.444.sroa.0.1.i, %B0.endif.else.endif.i ]
  %.471.i = icmp slt i64 %.5.i.i, -1
  %.472.i = select i1 %.471.i, i64 %arg.results.6.5.0, i64 0
  %.473.i = add i64 %.418.i, %.472.i
  %.476.i = icmp slt i64 %.473.i, 0
  br i1 %.476.i, label %B0.endif.else.endif.endif.if.i, label %B0.endif.else.endif.endif.endif.i, !prof !3

B0.endif.else.endif.endif.if.i:                   ; preds = %B0.endif.else.endif.endif.i
  br label %B0.endif.else.endif.endif.endif.i

B0.endif.else.endif.endif.endif.i:                ; preds = %B0.endif.else.endif.endif.if.i, %B0.endif.else.endif.endif.i
  %.444.sroa.13.1.i = phi i64 [ 0, %B0.endif.else.endif.endif.if.i ], [ %.473.i, %B0.endif.else.endif.endif.i ]
  %.481.not.i = icmp slt i64 %.473.i, %arg.results.6.5.0
  br i1 %.481.not.i, label %B0.endif.endif.i, label %B0.endif.else.endif.endif.endif.if.i, !prof !4

B0.endif.else.endif.endif.endif.if.i:             ; preds = %B0.endif.else.endif.endif.endif.i
  br label %B0.endif.endif.i

_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit: ; preds = %B0.endif.endif.i._ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit_crit_edge, %B174.i
  %.680.i.pre-phi = phi i64 [ %.pre7110, %B0.endif.endif.i._ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit_crit_edge ], [ %.764.i, %B174.i ]
  %.574.i.pre-phi = phi i64 [ %.pre7109, %B0.endif.endif.i._ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit_crit_edge ], [ %.998.i, %B174.i ]
  %.533.i.pre-phi = phi i64 [ %.pre, %B0.endif.endif.i._ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit_crit_edge ], [ %.833.i, %B174.i ]
  %.1312.i = sitofp i64 %.417.i to double
  store double %.1312.i, ptr %.375.i, align 8, !noalias !19
  %44 = getelementptr double, ptr %.226.i894.i, i64 %.2820
  %.547.i = getelementptr double, ptr %44, i64 %.533.i.pre-phi
  %.548.i = load double, ptr %.547.i, align 8, !noalias !22
  %45 = getelementptr double, ptr %.226.i.i6825, i64 %.2820
  %.588.i = getelementptr double, ptr %45, i64 %.574.i.pre-phi
  %.589.i = load double, ptr %.588.i, align 8, !noalias !22
  %.12.i.i6747 = fcmp olt double %.2861, %.589.i
  %.13.i.i6748 = select i1 %.12.i.i6747, double %.2861, double %.589.i
  %.12.i1143.i = fcmp ogt double %.13.i.i6748, %.548.i
  %.13.i1144.i = select i1 %.12.i1143.i, double %.13.i.i6748, double %.548.i
  %46 = getelementptr i64, ptr %.226.i858.i, i64 %.2820
  %.694.i = getelementptr i64, ptr %46, i64 %.680.i.pre-phi
  %.695.i = load i64, ptr %.694.i, align 8, !noalias !22
  %.711.i = icmp slt i64 %.695.i, 0
  %.712.i = select i1 %.711.i, i64 %arg.results.3.5.0, i64 0
  %47 = getelementptr double, ptr %arg.results.3.4, i64 %.695.i
  %.726.i = getelementptr double, ptr %47, i64 %.712.i
  %.727.i = load double, ptr %.726.i, align 8, !noalias !22
  %.730.i = fsub double %.13.i1144.i, %.548.i
  %.731.i = fadd double %.727.i, %.730.i
  store double %.731.i, ptr %.726.i, align 8, !noalias !22
  %.781.i6749 = icmp slt i64 %.2940, 0
  %.782.i = select i1 %.781.i6749, i64 %arg.results.4.5.0, i64 0
  %48 = getelementptr double, ptr %arg.results.4.4, i64 %.2940
  %.796.i = getelementptr double, ptr %48, i64 %.782.i
  %.797.i = load double, ptr %.796.i, align 8, !noalias !22
  %.801.i = fadd double %.797.i, %.730.i
  store double %.801.i, ptr %.796.i, align 8, !noalias !22
  %.839.i = fcmp ogt double %.2861, %.13.i1144.i
  %.843.i = fsub double %.2861, %.13.i1144.i
  br i1 %.839.i, label %B246.i, label %entry.B358_crit_edge.i

entry.B358_crit_edge.i:                           ; preds = %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit
  %.pre1147.i = select i1 %.2924, i64 %.210.i932.i, i64 0
  br label %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

B246.i:                                           ; preds = %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit
  %.877.i = getelementptr double, ptr %.226.i1021.i, i64 %scheduler.3.1.i
  %.878.i = load double, ptr %.877.i, align 8, !noalias !22
  %.901.i = select i1 %.2924, i64 %.210.i932.i, i64 0
  %49 = getelementptr double, ptr %.226.i930.i, i64 %.2820
  %.915.i = getelementptr double, ptr %49, i64 %.901.i
  %.916.i = load double, ptr %.915.i, align 8, !noalias !22
  %.920.i = fsub double %.878.i, %.916.i
  %.924.i = fmul double %.843.i, %.920.i
  %.927.i = fsub double %.2861, %.548.i
  %.933.i = fdiv double %.924.i, %.927.i
  %.12.i1145.i = fcmp olt double %.933.i, %.843.i
  %.13.i1146.i = select i1 %.12.i1145.i, double %.933.i, double %.843.i
  br label %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_: ; preds = %entry.B358_crit_edge.i, %B246.i
  %.1344.pre-phi.i = phi i64 [ %.pre1147.i, %entry.B358_crit_edge.i ], [ %.901.i, %B246.i ]
  %held.2.0.i = phi double [ 0.000000e+00, %entry.B358_crit_edge.i ], [ %.13.i1146.i, %B246.i ]
  %.1000.i = load double, ptr %.999.i, align 8, !noalias !22
  %.1002.i = fadd double %held.2.0.i, %.1000.i
  store double %.1002.i, ptr %.999.i, align 8, !noalias !22
  %.1098.i = load double, ptr %.1097.i, align 8, !noalias !22
  %.1105.i = fsub double %.843.i, %held.2.0.i
  %.1108.i = fadd double %.1105.i, %.1098.i
  store double %.1108.i, ptr %.1097.i, align 8, !noalias !22
  store double %.2861, ptr %.547.i, align 8, !noalias !22
  %.1259.i = getelementptr double, ptr %.226.i1021.i, i64 %scheduler.3.1.i
  %.1260.i = load double, ptr %.1259.i, align 8, !noalias !22
  %50 = getelementptr double, ptr %.226.i930.i, i64 %.2820
  %.1358.i = getelementptr double, ptr %50, i64 %.1344.pre-phi.i
  store double %.1260.i, ptr %.1358.i, align 8, !noalias !22
  %.691.i = select i1 %.781.i6749, i64 %arg.code.4.5.0, i64 0
  %51 = getelementptr i64, ptr %arg.code.4.4, i64 %.2940
  %.705.i = getelementptr i64, ptr %51, i64 %.691.i
  %.706.i = load i64, ptr %.705.i, align 8, !noalias !25
  %.714.not.i = icmp eq i64 %.706.i, 0
  br i1 %.714.not.i, label %B286.i6752, label %B112.preheader.i

B112.preheader.i:                                 ; preds = %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_
  %.892.i = mul nsw i64 %.2820, 6
  br label %B112.if.i

B132.i:                                           ; preds = %B112.if.i
  %.894.i = add nsw i64 %.755.02556.i, %.892.i
  %.907.i = icmp slt i64 %.894.i, 0
  %.908.i6750 = select i1 %.907.i, i64 %.210.i1004.i, i64 0
  %52 = getelementptr double, ptr %.226.i1002.i, i64 %.894.i
  %.922.i = getelementptr double, ptr %52, i64 %.908.i6750
  %.923.i = load double, ptr %.922.i, align 8, !noalias !25
  %.928.i = fcmp ogt double %.923.i, %until.3.12557.i
  br i1 %.928.i, label %B188.i, label %B284.i

B188.i:                                           ; preds = %B132.i
  %.999.i6755 = select i1 %.907.i, i64 %.210.i1040.i, i64 0
  %53 = getelementptr i64, ptr %.226.i1038.i, i64 %.894.i
  %.1013.i6756 = getelementptr i64, ptr %53, i64 %.999.i6755
  %.1014.i = load i64, ptr %.1013.i6756, align 8, !noalias !25
  br label %B284.i

B284.i:                                           ; preds = %B112.if.i, %B188.i, %B132.i
  %until.4.1.i = phi double [ %.923.i, %B188.i ], [ %until.3.12557.i, %B132.i ], [ %until.3.12557.i, %B112.if.i ]
  %cause.6.1.i = phi i64 [ %.1014.i, %B188.i ], [ %cause.5.12558.i, %B132.i ], [ %cause.5.12558.i, %B112.if.i ]
  %exitcond.not.i6751 = icmp eq i64 %.832.i, 6
  br i1 %exitcond.not.i6751, label %B286.i6752, label %B112.if.i

B286.i6752:                                       ; preds = %B284.i, %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_
  %until.5.0.i = phi double [ %.2861, %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %until.4.1.i, %B284.i ]
  %cause.4.0.i = phi i64 [ 2, %_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %cause.6.1.i, %B284.i ]
  %.1075.i = select i1 %.781.i6749, i64 %arg.code.0.5.0, i64 0
  %54 = getelementptr i64, ptr %arg.code.0.4, i64 %.2940
  %.1089.i = getelementptr i64, ptr %54, i64 %.1075.i
  %.1090.i = load i64, ptr %.1089.i, align 8, !noalias !25
  %.1098.i6753 = icmp eq i64 %.1090.i, 15
  br i1 %.1098.i6753, label %B344.i, label %B570.i

B344.i:                                           ; preds = %B286.i6752
  %.1125.i = select i1 %.2924, i64 %.210.i1148.i, i64 0
  %55 = getelementptr i64, ptr %.226.i1146.i, i64 %.2820
  %.1139.i = getelementptr i64, ptr %55, i64 %.1125.i
  %.1140.i = load i64, ptr %.1139.i, align 8, !noalias !25
  %.1163.i = select i1 %.781.i6749, i64 %arg.code.6.5.0, i64 0
  %56 = getelementptr i64, ptr %arg.code.6.4, i64 %.2940
  %.1177.i = getelementptr i64, ptr %56, i64 %.1163.i
  %.1178.i = load i64, ptr %.1177.i, align 8, !noalias !25
  %.1182.i = icmp sgt i64 %.1140.i, %.1178.i
  br i1 %.1182.i, label %B400.i, label %B570.i

B400.i:                                           ; preds = %B344.i
  %57 = xor i64 %.1178.i, -1
  %.1368.i = add i64 %.1140.i, %57
  %.1379.0.i = and i64 %.1368.i, 15
  %.1423.i = select i1 %.2924, i64 %.210.i1112.i, i64 0
  %.idx.i = shl i64 %.2820, 7
  %58 = getelementptr i8, ptr %.226.i1110.i, i64 %.idx.i
  %59 = getelementptr double, ptr %58, i64 %.1379.0.i
  %.1437.i = getelementptr double, ptr %59, i64 %.1423.i
  %.1438.i6754 = load double, ptr %.1437.i, align 8, !noalias !25
  %.1447.i = fcmp ogt double %.1438.i6754, %until.5.0.i
  br i1 %.1447.i, label %B532.i, label %B570.i

B532.i:                                           ; preds = %B400.i
  br label %B570.i

B570.i:                                           ; preds = %B532.i, %B400.i, %B344.i, %B286.i6752
  %until.6.0.i = phi double [ %.1438.i6754, %B532.i ], [ %until.5.0.i, %B400.i ], [ %until.5.0.i, %B344.i ], [ %until.5.0.i, %B286.i6752 ]
  %cause.3.0.i = phi i64 [ 2, %B532.i ], [ %cause.4.0.i, %B400.i ], [ %cause.4.0.i, %B344.i ], [ %cause.4.0.i, %B286.i6752 ]
  %.1558.i = fadd double %.2861, 1.000000e-09
  %.1560.i = fcmp ogt double %until.6.0.i, %.1558.i
  br i1 %.1560.i, label %B452.endif.endif.endif, label %B606.i

B606.i:                                           ; preds = %B570.i
  %.1672.i = icmp slt i64 %.1090.i, 5
  br i1 %.1672.i, label %B638.i, label %B720.i

B638.i:                                           ; preds = %B606.i
  %.1773.i = mul nuw nsw i64 %scheduler.3.1.i, 5
  %.1777.i = add nsw i64 %.1090.i, %.1773.i
  %.1792.i = icmp slt i64 %.1777.i, 0
  %.1793.i = select i1 %.1792.i, i64 %.210.i881.i, i64 0
  %60 = getelementptr double, ptr %.226.i879.i, i64 %.1777.i
  %.1807.i = getelementptr double, ptr %60, i64 %.1793.i
  %.1808.i = load double, ptr %.1807.i, align 8, !noalias !25
  br label %B452.endif.endif.endif

B720.i:                                           ; preds = %B606.i
  switch i64 %.1090.i, label %B8.i.i.i [
    i64 13, label %B750.i
    i64 8, label %B750.i
    i64 7, label %B750.i
    i64 6, label %B750.i
  ]

B750.i:                                           ; preds = %B720.i, %B720.i, %B720.i, %B720.i
  %.44.i.i = mul nsw i64 %scheduler.3.1.i, %.5.i.i6890
  %.72.i.i = getelementptr i64, ptr %.226.i1093.i, i64 %scheduler.3.1.i
  %.73.i.i = load i64, ptr %.72.i.i, align 8, !noalias !28
  %.77.i.i = add nsw i64 %.73.i.i, %.44.i.i
  %.2006.i = icmp slt i64 %.77.i.i, 0
  %.2007.i = select i1 %.2006.i, i64 %.210.i1059.i, i64 0
  %61 = getelementptr double, ptr %.226.i1057.i, i64 %.77.i.i
  %.2021.i = getelementptr double, ptr %61, i64 %.2007.i
  %.2022.i = load double, ptr %.2021.i, align 8, !noalias !25
  br label %B452.endif.endif.endif

B8.i.i.i:                                         ; preds = %B720.i, %B8.if.i.i.i
  %.16.0.i.i.i = phi i64 [ %.70.i.i.i, %B8.if.i.i.i ], [ 0, %B720.i ]
  %exitcond.not.i.not.not.not.i.not.i = icmp eq i64 %.16.0.i.i.i, 2
  br i1 %exitcond.not.i.not.not.not.i.not.i, label %B452.endif.endif.endif, label %B8.if.i.i.i

B8.if.i.i.i:                                      ; preds = %B8.i.i.i
  %trunc.i.i.i = trunc nuw i64 %.16.0.i.i.i to i1
  %spec.select.i.i.i = select i1 %trunc.i.i.i, i64 9, i64 5
  %.70.i.i.i = add nuw nsw i64 %.16.0.i.i.i, 1
  %.96.i.i.i = icmp eq i64 %spec.select.i.i.i, %.1090.i
  br i1 %.96.i.i.i, label %B890.i, label %B8.i.i.i

B890.i:                                           ; preds = %B8.if.i.i.i
  %.44.i2549.i = mul nsw i64 %scheduler.3.1.i, %.5.i1106.i
  %.72.i2550.i = getelementptr i64, ptr %.226.i1166.i, i64 %scheduler.3.1.i
  %.73.i2551.i = load i64, ptr %.72.i2550.i, align 8, !noalias !31
  %.77.i2552.i = add nsw i64 %.73.i2551.i, %.44.i2549.i
  %.2220.i = icmp slt i64 %.77.i2552.i, 0
  %.2221.i = select i1 %.2220.i, i64 %.210.i1132.i, i64 0
  %62 = getelementptr double, ptr %.226.i1130.i, i64 %.77.i2552.i
  %.2235.i = getelementptr double, ptr %62, i64 %.2221.i
  %.2236.i = load double, ptr %.2235.i, align 8, !noalias !25
  br label %B452.endif.endif.endif

B112.if.i:                                        ; preds = %B284.i, %B112.preheader.i
  %cause.5.12558.i = phi i64 [ 2, %B112.preheader.i ], [ %cause.6.1.i, %B284.i ]
  %until.3.12557.i = phi double [ %.2861, %B112.preheader.i ], [ %until.4.1.i, %B284.i ]
  %.755.02556.i = phi i64 [ 0, %B112.preheader.i ], [ %.832.i, %B284.i ]
  %.832.i = add nuw nsw i64 %.755.02556.i, 1
  %63 = shl nuw i64 1, %.755.02556.i
  %64 = and i64 %63, %.706.i
  %.876.not.i = icmp eq i64 %64, 0
  br i1 %.876.not.i, label %B284.i, label %B132.i

B708:                                             ; preds = %B452.endif.endif.endif
  store double %.2236.sink.i, ptr %.588.i, align 8
  store i64 %.sink.i, ptr %.694.i, align 8
  br i1 %.1886, label %B224, label %B1726.loopexit

B752:                                             ; preds = %B452.endif.endif.endif
  %.2939.le = getelementptr i64, ptr %39, i64 %.2925
  %.1259.i.le = getelementptr double, ptr %.226.i1021.i, i64 %scheduler.3.1.i
  %.1089.i.le = getelementptr i64, ptr %54, i64 %.1075.i
  %.3457 = add nuw nsw i64 %issued.2.1.ph, 1
  %.3464 = shl nuw nsw i64 %.3457, 1
  %.3467.not = icmp slt i64 %.3464, %arg.launch.4
  br i1 %.3467.not, label %B928, label %B794

B794:                                             ; preds = %B752
  %.3502 = load double, ptr %.3501, align 8
  %.3506 = fcmp oeq double %.3502, 0.000000e+00
  br i1 %.3506, label %B848, label %B928

B848:                                             ; preds = %B794
  %.3542 = uitofp nneg i64 %.3457 to double
  store double %.3542, ptr %.3501, align 8
  store double %.2861, ptr %.3580, align 8
  br label %B928

B928:                                             ; preds = %B848, %B794, %B752
  %.297.i = fadd double %.2861, 1.000000e+00
  %.331.i = getelementptr double, ptr %.226.i843.i, i64 %scheduler.3.1.i
  store double %.297.i, ptr %.331.i, align 8, !noalias !34
  %.355.i = select i1 %.781.i6749, i64 %arg.code.7.5.0, i64 0
  %65 = getelementptr i64, ptr %arg.code.7.4, i64 %.2940
  %.369.i = getelementptr i64, ptr %65, i64 %.355.i
  %.370.i = load i64, ptr %.369.i, align 8, !noalias !34
  %.374.i = and i64 %.370.i, 16777215
  %.375.not.i = icmp eq i64 %.374.i, 16777215
  br i1 %.375.not.i, label %B256.i, label %B90.i

B90.i:                                            ; preds = %B928
  %.227.i.i = mul nuw nsw i64 %scheduler.3.1.i, 3
  %.239.i.i = shl nsw i64 %.2820, 8
  %.241.i.i6757 = or disjoint i64 %.239.i.i, 1
  br label %B60.if.i.i

B130.i.i:                                         ; preds = %B60.if.i.i
  %.229.i.i = add nuw nsw i64 %.79.0278.i.i, %.227.i.i
  %.232.i.i = and i64 %.181.i.i, 1
  %.242.i.i = add i64 %.241.i.i6757, %.182.i.i
  %.idx.i.i = shl i64 %.229.i.i, 4
  %66 = getelementptr i8, ptr %.226.i986.i, i64 %.idx.i.i
  %67 = getelementptr i64, ptr %66, i64 %.232.i.i
  %.276.i.i = load i64, ptr %67, align 8, !noalias !37
  %.278.not.i.i = icmp eq i64 %.276.i.i, %.242.i.i
  br i1 %.278.not.i.i, label %B296.i.i, label %B8.i.i.i6759

B8.i.i.i6759:                                     ; preds = %B130.i.i, %B8.if.i.i.i6761
  %.16.0.i.i.i6760 = phi i64 [ %.70.i.i.i6764, %B8.if.i.i.i6761 ], [ 0, %B130.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %.16.0.i.i.i6760, 2
  br i1 %exitcond.not.i.i.i, label %B258.i.i, label %B8.if.i.i.i6761

B8.if.i.i.i6761:                                  ; preds = %B8.i.i.i6759
  %trunc.i.i.i6762 = trunc nuw i64 %.16.0.i.i.i6760 to i1
  %spec.select.i.i.i6763 = select i1 %trunc.i.i.i6762, i64 %last.2.0282.i.i, i64 %before.2.0281.i.i
  %.70.i.i.i6764 = add nuw nsw i64 %.16.0.i.i.i6760, 1
  %.96.i.i.i6765 = icmp eq i64 %spec.select.i.i.i6763, %.182.i.i
  br i1 %.96.i.i.i6765, label %B296.i.i, label %B8.i.i.i6759

B258.i.i:                                         ; preds = %B8.i.i.i6759
  %.337.i.i = add nsw i64 %.232.i.i, %odd.2.0280.i.i
  %.344.i.i = xor i64 %.232.i.i, 1
  %.346.i.i = add nsw i64 %.344.i.i, %even.2.0279.i.i
  br label %B296.i.i

B296.i.i:                                         ; preds = %B8.if.i.i.i6761, %B258.i.i, %B130.i.i
  %even.4.2.i.i = phi i64 [ %.346.i.i, %B258.i.i ], [ %even.2.0279.i.i, %B130.i.i ], [ %even.2.0279.i.i, %B8.if.i.i.i6761 ]
  %odd.4.2.i.i = phi i64 [ %.337.i.i, %B258.i.i ], [ %odd.2.0280.i.i, %B130.i.i ], [ %odd.2.0280.i.i, %B8.if.i.i.i6761 ]
  %68 = shl nuw nsw i64 16777216, %.79.0278.i.i
  %69 = and i64 %68, %.370.i
  %.366.not.i.i = icmp eq i64 %69, 0
  %..242.i.i = select i1 %.366.not.i.i, i64 0, i64 %.242.i.i
  store i64 %..242.i.i, ptr %67, align 8, !noalias !37
  br label %B703.i.i

B368.i.i6766:                                     ; preds = %B703.i.i
  %.455.i.i = shl nuw nsw i64 %scheduler.3.1.i, 1
  %.470.i.i = icmp sgt i64 %even.3.1.i.i, 0
  br i1 %.470.i.i, label %B404.i.i6769, label %B470.i.i

B404.i.i6769:                                     ; preds = %B368.i.i6766
  %.501.i.i = getelementptr double, ptr %.226.i950.i, i64 %.455.i.i
  %.502.i.i = load double, ptr %.501.i.i, align 8, !noalias !37
  %.504.i.i = uitofp nneg i64 %even.3.1.i.i to double
  %.505.i.i = fadd double %.502.i.i, %.504.i.i
  %.507.i.i = fadd double %.505.i.i, -3.000000e+00
  %.12.i.i.i6770 = fcmp ogt double %.507.i.i, %.2861
  %.13.i.i.i6771 = select i1 %.12.i.i.i6770, double %.507.i.i, double %.2861
  br label %B470.i.i

B470.i.i:                                         ; preds = %B404.i.i6769, %B368.i.i6766
  %begin.3.0.i.i = phi double [ %.13.i.i.i6771, %B404.i.i6769 ], [ %.2861, %B368.i.i6766 ]
  %.549.i.i = icmp sgt i64 %odd.3.1.i.i, 0
  br i1 %.549.i.i, label %B482.i.i, label %B554.i.i

B482.i.i:                                         ; preds = %B470.i.i
  %70 = getelementptr double, ptr %.226.i950.i, i64 %.455.i.i
  %.581.i.i = getelementptr i8, ptr %70, i64 8
  %.582.i.i6768 = load double, ptr %.581.i.i, align 8, !noalias !37
  %.584.i.i = uitofp nneg i64 %odd.3.1.i.i to double
  %.585.i.i = fadd double %.582.i.i6768, %.584.i.i
  %.587.i.i = fadd double %.585.i.i, -3.000000e+00
  %.12.i269.i.i = fcmp ogt double %.587.i.i, %begin.3.0.i.i
  %.13.i270.i.i = select i1 %.12.i269.i.i, double %.587.i.i, double %begin.3.0.i.i
  br label %B554.i.i

B554.i.i:                                         ; preds = %B482.i.i, %B470.i.i
  %begin.4.0.i.i = phi double [ %.13.i270.i.i, %B482.i.i ], [ %begin.3.0.i.i, %B470.i.i ]
  br i1 %.470.i.i, label %B566.i.i, label %B622.i.i

B566.i.i:                                         ; preds = %B554.i.i
  %.656.i.i = getelementptr double, ptr %.226.i950.i, i64 %.455.i.i
  %.657.i.i = load double, ptr %.656.i.i, align 8, !noalias !37
  %.12.i271.i.i = fcmp ogt double %begin.4.0.i.i, %.657.i.i
  %.13.i272.i.i = select i1 %.12.i271.i.i, double %begin.4.0.i.i, double %.657.i.i
  %.688.i.i = uitofp nneg i64 %even.3.1.i.i to double
  %.689.i.i = fadd double %.13.i272.i.i, %.688.i.i
  store double %.689.i.i, ptr %.656.i.i, align 8, !noalias !37
  br label %B622.i.i

B622.i.i:                                         ; preds = %B566.i.i, %B554.i.i
  br i1 %.549.i.i, label %B634.i.i, label %B90.endif.i

B634.i.i:                                         ; preds = %B622.i.i
  %71 = getelementptr double, ptr %.226.i950.i, i64 %.455.i.i
  %.759.i.i = getelementptr i8, ptr %71, i64 8
  %.760.i.i = load double, ptr %.759.i.i, align 8, !noalias !37
  %.12.i273.i.i = fcmp ogt double %begin.4.0.i.i, %.760.i.i
  %.13.i274.i.i = select i1 %.12.i273.i.i, double %begin.4.0.i.i, double %.760.i.i
  %.791.i.i = uitofp nneg i64 %odd.3.1.i.i to double
  %.792.i.i = fadd double %.13.i274.i.i, %.791.i.i
  store double %.792.i.i, ptr %.759.i.i, align 8, !noalias !37
  br label %B90.endif.i

B703.i.i:                                         ; preds = %B60.if.i.i, %B296.i.i
  %even.3.1.i.i = phi i64 [ %even.4.2.i.i, %B296.i.i ], [ %even.2.0279.i.i, %B60.if.i.i ]
  %odd.3.1.i.i = phi i64 [ %odd.4.2.i.i, %B296.i.i ], [ %odd.2.0280.i.i, %B60.if.i.i ]
  %before.3.1.i.i = phi i64 [ %last.2.0282.i.i, %B296.i.i ], [ %before.2.0281.i.i, %B60.if.i.i ]
  %last.3.1.i.i = phi i64 [ %.182.i.i, %B296.i.i ], [ %last.2.0282.i.i, %B60.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.150.i.i, 3
  br i1 %exitcond.not.i.i, label %B368.i.i6766, label %B60.if.i.i

B60.if.i.i:                                       ; preds = %B703.i.i, %B90.i
  %last.2.0282.i.i = phi i64 [ -1, %B90.i ], [ %last.3.1.i.i, %B703.i.i ]
  %before.2.0281.i.i = phi i64 [ -1, %B90.i ], [ %before.3.1.i.i, %B703.i.i ]
  %odd.2.0280.i.i = phi i64 [ 0, %B90.i ], [ %odd.3.1.i.i, %B703.i.i ]
  %even.2.0279.i.i = phi i64 [ 0, %B90.i ], [ %even.3.1.i.i, %B703.i.i ]
  %.79.0278.i.i = phi i64 [ 0, %B90.i ], [ %.150.i.i, %B703.i.i ]
  %.150.i.i = add nuw nsw i64 %.79.0278.i.i, 1
  %.179.i.i = shl nuw nsw i64 %.79.0278.i.i, 3
  %.181.i.i = ashr i64 %.370.i, %.179.i.i
  %.182.i.i = and i64 %.181.i.i, 255
  %.187.i.i6758 = icmp eq i64 %.182.i.i, 255
  br i1 %.187.i.i6758, label %B703.i.i, label %B130.i.i

B256.i:                                           ; preds = %B90.endif.i, %B928
  %.638.i = getelementptr i64, ptr %.226.i.i6885, i64 %scheduler.3.1.i
  store i64 %.2820, ptr %.638.i, align 8, !noalias !34
  %.679.i = load i64, ptr %.1089.i.le, align 8, !noalias !34
  %.683.i = icmp slt i64 %.679.i, 5
  br i1 %.683.i, label %B330.i, label %B928.endif

B330.i:                                           ; preds = %B256.i
  %.704.i = select i1 %.781.i6749, i64 %arg.code.8.5.0, i64 0
  %72 = getelementptr double, ptr %arg.code.8.4, i64 %.2940
  %.718.i = getelementptr double, ptr %72, i64 %.704.i
  %.719.i = load double, ptr %.718.i, align 8, !noalias !34
  %.724.i = fadd double %.2861, %.719.i
  %.777.i = mul nuw nsw i64 %scheduler.3.1.i, 5
  %.849.i = add nsw i64 %.679.i, %.777.i
  %.862.i = icmp slt i64 %.849.i, 0
  %.863.i = select i1 %.862.i, i64 %.210.i881.i, i64 0
  %73 = getelementptr double, ptr %.226.i879.i, i64 %.849.i
  %.877.i6767 = getelementptr double, ptr %73, i64 %.863.i
  store double %.724.i, ptr %.877.i6767, align 8, !noalias !34
  br label %B928.endif

B90.endif.i:                                      ; preds = %B634.i.i, %B622.i.i
  %.846.i.i = fsub double %begin.4.0.i.i, %.2861
  %.499.i = load double, ptr %.331.i, align 8, !noalias !34
  %.500.i = fadd double %.846.i.i, %.499.i
  store double %.500.i, ptr %.331.i, align 8, !noalias !34
  %.568.i = load double, ptr %.1259.i.le, align 8, !noalias !34
  %.569.i = fadd double %.846.i.i, %.568.i
  store double %.569.i, ptr %.1259.i.le, align 8, !noalias !34
  br label %B256.i

B1052:                                            ; preds = %B928.endif
  %.3737 = mul nsw i64 %next_block.4.2, %arg.launch.3
  %.3739 = add nsw i64 %.3737, %.3457
  %.3759 = select i1 %.2924, i64 %.210.i824.i, i64 0
  %74 = getelementptr i64, ptr %.226.i822.i, i64 %.2820
  %.3773 = getelementptr i64, ptr %74, i64 %.3759
  store i64 %.3739, ptr %.3773, align 8
  br label %B1094

B1094:                                            ; preds = %B928.endif, %B1052
  %.3795 = icmp ne i64 %.2820, -9223372036854775808
  %.3797.not = or i1 %.3796, %.3795
  %or.cond7067 = and i1 %.3784, %.3797.not
  br i1 %or.cond7067, label %B1094.else.if, label %B1094.endif, !prof !40

B1360:                                            ; preds = %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a
  %75 = getelementptr i64, ptr %.226.i.i6855, i64 %quot.0
  %.4663 = getelementptr i64, ptr %75, i64 %.4649
  %.4664 = load i64, ptr %.4663, align 8
  %.4668 = icmp eq i64 %.4586, %.4664
  br i1 %.4668, label %B1416, label %B1480

B1416:                                            ; preds = %B1360
  %.463.i = select i1 %.4570, i64 %.210.i275.i, i64 0
  %76 = getelementptr double, ptr %.226.i274.i, i64 %quot.0
  %.477.i = getelementptr double, ptr %76, i64 %.463.i
  %.478.i = load double, ptr %.477.i, align 8, !noalias !41
  %.12.i.i6772 = fcmp ogt double %.478.i, %.2861
  %.13.i.i6773 = select i1 %.12.i.i6772, double %.478.i, double %.2861
  %.556.i = fadd double %arg.rates.37, %.13.i.i6773
  br i1 %.13572531.not.i, label %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, label %B144.if.preheader.i

B144.if.preheader.i:                              ; preds = %B1416
  %.562.i = mul nsw i64 %quot.0, %arg.launch.3
  br label %B144.if.i

B174.i6778:                                       ; preds = %B144.if.i
  %.751.i = select i1 %.710.i, i64 %.210.i968.i, i64 0
  %77 = getelementptr i64, ptr %.226.i966.i, i64 %.595.0612.i
  %.765.i = getelementptr i64, ptr %77, i64 %.751.i
  %.766.i = load i64, ptr %.765.i, align 8, !noalias !41
  %.770.not.i = icmp eq i64 %.766.i, 0
  br i1 %.770.not.i, label %B240.i, label %B200.i

B200.i:                                           ; preds = %B174.i6778
  store i64 0, ptr %.765.i, align 8, !noalias !41
  %.830.i6779 = select i1 %.710.i, i64 %.210.i.i6828, i64 0
  %78 = getelementptr double, ptr %.226.i.i6825, i64 %.595.0612.i
  %.844.i = getelementptr double, ptr %78, i64 %.830.i6779
  store double %.556.i, ptr %.844.i, align 8, !noalias !41
  br label %B240.i

B240.i:                                           ; preds = %B144.if.i, %B200.i, %B174.i6778
  %.651.i = icmp samesign ugt i64 %.598.0613.i, 1
  br i1 %.651.i, label %B144.if.i, label %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B144.if.i:                                        ; preds = %B240.i, %B144.if.preheader.i
  %.598.0613.i = phi i64 [ %.660.i6774, %B240.i ], [ %arg.launch.3, %B144.if.preheader.i ]
  %.595.0612.i = phi i64 [ %.664.i6775, %B240.i ], [ %.562.i, %B144.if.preheader.i ]
  %.660.i6774 = add nsw i64 %.598.0613.i, -1
  %.664.i6775 = add i64 %.595.0612.i, 1
  %.710.i = icmp slt i64 %.595.0612.i, 0
  %.711.i6776 = select i1 %.710.i, i64 %.210.i752.i, i64 0
  %79 = getelementptr i64, ptr %.226.i750.i, i64 %.595.0612.i
  %.725.i = getelementptr i64, ptr %79, i64 %.711.i6776
  %.726.i6777 = load i64, ptr %.725.i, align 8, !noalias !41
  %.730.not.i = icmp eq i64 %.726.i6777, 0
  br i1 %.730.not.i, label %B240.i, label %B174.i6778

_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a: ; preds = %B240.i, %B1416
  store i64 0, ptr %.4585, align 8, !noalias !41
  br i1 %.2334, label %B1480, label %.5054.endif, !prof !3

B1480:                                            ; preds = %.5054.endif, %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, %B1360
  %80 = getelementptr i64, ptr %.226.i.i6855, i64 %quot.0
  %.5142 = getelementptr i64, ptr %80, i64 %.4649
  %.5143 = load i64, ptr %.5142, align 8
  %.5147 = icmp eq i64 %.5143, 0
  br i1 %.5147, label %B1514, label %B1678

B1514:                                            ; preds = %B1480
  %.5168 = select i1 %.4570, i64 %.210.i345.i, i64 0
  %81 = getelementptr double, ptr %.226.i343.i, i64 %quot.0
  %.5182 = getelementptr double, ptr %81, i64 %.5168
  %.5183 = load double, ptr %.5182, align 8
  %.12.i = fcmp ogt double %.5183, %.2861
  %.13.i = select i1 %.12.i, double %.5183, double %.2861
  store double %.13.i, ptr %.5182, align 8
  %.5318 = select i1 %.2924, i64 %.210.i788.i, i64 0
  %82 = getelementptr i64, ptr %.226.i786.i, i64 %.2820
  %.5332 = getelementptr i64, ptr %82, i64 %.5318
  %.5333 = load i64, ptr %.5332, align 8
  %.5351 = icmp slt i64 %.5333, 0
  %.5352 = select i1 %.5351, i64 %arg.results.0.5.0, i64 0
  %83 = getelementptr double, ptr %arg.results.0.4, i64 %.5333
  %.5366 = getelementptr double, ptr %83, i64 %.5352
  store double %.13.i, ptr %.5366, align 8
  %.5372 = add nsw i64 %finished.3.1.ph, 1
  store i64 -1, ptr %.5142, align 8
  br label %B1678

B1678:                                            ; preds = %B1514, %B1480
  %finished.4.2 = phi i64 [ %.5372, %B1514 ], [ %finished.3.1.ph, %B1480 ]
  %.5429.not = icmp slt i64 %.3457, %arg.launch.4
  %.5656 = icmp slt i64 %finished.4.2, %arg.launch.0
  %or.cond7033 = select i1 %.5429.not, i1 %.5656, i1 false
  br i1 %or.cond7033, label %B224.outer, label %B1726.loopexit

B224.outer:                                       ; preds = %B224.preheader.lr.ph, %B1678
  %dispatched.3.1.ph = phi double [ 0.000000e+00, %B224.preheader.lr.ph ], [ %dispatched.5.2, %B1678 ]
  %now.4.1.ph = phi double [ 0.000000e+00, %B224.preheader.lr.ph ], [ %.2861, %B1678 ]
  %issued.2.1.ph = phi i64 [ 0, %B224.preheader.lr.ph ], [ %.3457, %B1678 ]
  %next_block.2.1.ph = phi i64 [ 0, %B224.preheader.lr.ph ], [ %next_block.4.2, %B1678 ]
  %finished.3.1.ph = phi i64 [ 0, %B224.preheader.lr.ph ], [ %finished.4.2, %B1678 ]
  %.1886 = icmp slt i64 %finished.3.1.ph, %arg.launch.0
  br label %B224

B1726.loopexit:                                   ; preds = %B1678, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20, %B708
  %now.2.2.ph = phi double [ %now.4.1.ph, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20 ], [ %now.4.1.ph, %B708 ], [ %.2861, %B1678 ]
  %issued.4.2.ph = phi i64 [ %issued.2.1.ph, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20 ], [ %issued.2.1.ph, %B708 ], [ %.3457, %B1678 ]
  %finished.5.2.ph = phi i64 [ %finished.3.1.ph, %_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20 ], [ %finished.3.1.ph, %B708 ], [ %finished.4.2, %B1678 ]
  %84 = sitofp i64 %issued.4.2.ph to double
  br label %B1726

B1726:                                            ; preds = %B1726.loopexit, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  %now.2.2 = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit ], [ %now.2.2.ph, %B1726.loopexit ]
  %issued.4.2 = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit ], [ %84, %B1726.loopexit ]
  %finished.5.2 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit ], [ %finished.5.2.ph, %B1726.loopexit ]
  %.6341388.not.i = icmp slt i64 %.194.i, 1
  br i1 %.6341388.not.i, label %common.ret, label %B62.if.lr.ph.i

B62.if.lr.ph.i:                                   ; preds = %B1726
  %.728.i = icmp eq i64 %arg.launch.3, 0
  %.880.i6780 = getelementptr i8, ptr %arg.results.5.4, i64 120
  %.375.i.i = getelementptr i8, ptr %arg.results.5.4, i64 168
  %.1552.i = getelementptr i8, ptr %arg.results.3.4, i64 64
  %.747.i = icmp slt i64 %arg.launch.3, 0
  %85 = tail call i64 @llvm.smin.i64(i64 %arg.launch.3, i64 0)
  br label %B62.if.i6781

B94.i:                                            ; preds = %B62.if.i6781
  br i1 %.728.i, label %B94.endif.endif.i, label %B94.endif.else.if.i, !prof !3

B747.i:                                           ; preds = %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i, %B62.if.i6781
  %exitcond.not.i6796 = icmp eq i64 %.647.i, %.194.i
  br i1 %exitcond.not.i6796, label %common.ret, label %B62.if.i6781

B62.if.i6781:                                     ; preds = %B747.i, %B62.if.lr.ph.i
  %.575.01390.i = phi i64 [ 0, %B62.if.lr.ph.i ], [ %.647.i, %B747.i ]
  %.647.i = add nuw nsw i64 %.575.01390.i, 1
  %86 = getelementptr i64, ptr %.226.i750.i, i64 %.575.01390.i
  %.709.i6782 = load i64, ptr %86, align 8, !noalias !44
  %.713.not.i = icmp eq i64 %.709.i6782, 0
  br i1 %.713.not.i, label %B747.i, label %B94.i

B94.endif.endif.i:                                ; preds = %B94.endif.else.if.i, %B94.i
  %.7941378.pn.pn.in.i = phi ptr [ %.7931377.i, %B94.endif.else.if.i ], [ %.226.i307.i, %B94.i ]
  %rem.1.0.i = phi double [ %96, %B94.endif.else.if.i ], [ 0.000000e+00, %B94.i ]
  %.7941378.pn.pn.i = load double, ptr %.7941378.pn.pn.in.i, align 8, !noalias !44
  %.7991381.i = fsub double %now.2.2, %.7941378.pn.pn.i
  %.846.i = fmul double %arg.rates.2, %rem.1.0.i
  %.847.i6785 = fsub double %.7991381.i, %.846.i
  %.881.i = load double, ptr %.880.i6780, align 8, !noalias !44
  %.12.i.i6786 = fcmp ogt double %.847.i6785, 0.000000e+00
  %.13.i.i6787 = select i1 %.12.i.i6786, double %.847.i6785, double 0.000000e+00
  %.910.i = fadd double %.881.i, %.13.i.i6787
  store double %.910.i, ptr %.880.i6780, align 8, !noalias !44
  %87 = getelementptr double, ptr %.226.i894.i, i64 %.575.01390.i
  %.977.i = load double, ptr %87, align 8, !noalias !44
  %88 = getelementptr double, ptr %.226.i.i6825, i64 %.575.01390.i
  %.1015.i = load double, ptr %88, align 8, !noalias !44
  %.12.i1364.i = fcmp olt double %now.2.2, %.1015.i
  %.13.i1365.i = select i1 %.12.i1364.i, double %now.2.2, double %.1015.i
  %.12.i1366.i = fcmp ogt double %.13.i1365.i, %.977.i
  %.13.i1367.i = select i1 %.12.i1366.i, double %.13.i1365.i, double %.977.i
  %89 = getelementptr i64, ptr %.226.i714.i, i64 %.575.01390.i
  %.1111.i = load i64, ptr %89, align 8, !noalias !44
  %.12.i1368.i = fcmp ogt double %now.2.2, %.13.i1367.i
  %.13.i1369.i = select i1 %.12.i1368.i, double %now.2.2, double %.13.i1367.i
  %.376.i.i = load double, ptr %.375.i.i, align 8, !noalias !47
  %.5.i.i.i6788 = fptosi double %.376.i.i to i64
  %.417.i.i = add nsw i64 %.5.i.i.i6788, 1
  %.418.i.i = mul nsw i64 %.417.i.i, 11
  %.415.i.i = mul nsw i64 %.5.i.i.i6788, 11
  %.454.i.i = icmp slt i64 %.5.i.i.i6788, 0
  %.455.i.i6789 = select i1 %.454.i.i, i64 %arg.results.6.5.0, i64 0
  %.456.i.i = add i64 %.455.i.i6789, %.415.i.i
  %.459.i.i = icmp slt i64 %.456.i.i, 0
  br i1 %.459.i.i, label %B0.endif.else.if.i.i, label %B0.endif.else.endif.i.i, !prof !3

B174.i.i:                                         ; preds = %B0.endif.endif.i.i
  %.557.i.i = getelementptr double, ptr %arg.results.6.4, i64 %.444.sroa.0.3.i.i
  %.640.i.i = uitofp nneg i64 %.575.01390.i to double
  store double %.640.i.i, ptr %.557.i.i, align 8, !noalias !47
  %90 = getelementptr i64, ptr %.226.i786.i, i64 %.575.01390.i
  %.676.i.i = load i64, ptr %90, align 8, !noalias !47
  %.708.i.i = getelementptr i8, ptr %.557.i.i, i64 8
  %.709.i.i = sitofp i64 %.676.i.i to double
  store double %.709.i.i, ptr %.708.i.i, align 8, !noalias !47
  %.740.i.i = getelementptr i8, ptr %.557.i.i, i64 16
  %.741.i.i = sitofp i64 %.1111.i to double
  store double %.741.i.i, ptr %.740.i.i, align 8, !noalias !47
  %91 = getelementptr i64, ptr %.226.i858.i, i64 %.575.01390.i
  %.779.i.i = load i64, ptr %91, align 8, !noalias !47
  %.811.i.i = getelementptr i8, ptr %.557.i.i, i64 24
  %.812.i.i = sitofp i64 %.779.i.i to double
  store double %.812.i.i, ptr %.811.i.i, align 8, !noalias !47
  %.848.i.i = load double, ptr %87, align 8, !noalias !47
  %.880.i.i = getelementptr i8, ptr %.557.i.i, i64 32
  store double %.848.i.i, ptr %.880.i.i, align 8, !noalias !47
  %.1013.i.i = load double, ptr %88, align 8, !noalias !47
  %.12.i.i.i6790 = fcmp olt double %.13.i1369.i, %.1013.i.i
  %.13.i.i.i6791 = select i1 %.12.i.i.i6790, double %.13.i1369.i, double %.1013.i.i
  %.12.i1100.i.i = fcmp ogt double %.13.i.i.i6791, %.848.i.i
  %.13.i1101.i.i = select i1 %.12.i1100.i.i, double %.13.i.i.i6791, double %.848.i.i
  %.1104.i.i = getelementptr i8, ptr %.557.i.i, i64 40
  store double %.13.i1101.i.i, ptr %.1104.i.i, align 8, !noalias !47
  %.1135.i.i = getelementptr i8, ptr %.557.i.i, i64 48
  store double %.13.i1369.i, ptr %.1135.i.i, align 8, !noalias !47
  %.1167.i.i = getelementptr i8, ptr %.557.i.i, i64 56
  store double -1.000000e+00, ptr %.1167.i.i, align 8, !noalias !47
  br label %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i

B0.endif.endif.i.i:                               ; preds = %B0.endif.else.endif.endif.endif.if.i.i, %B0.endif.else.endif.endif.endif.i.i
  %.444.sroa.13.0.i.i = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.endif.endif.if.i.i ], [ %.444.sroa.13.1.i.i, %B0.endif.else.endif.endif.endif.i.i ]
  %.608.not.i.i.not = icmp sgt i64 %.444.sroa.13.0.i.i, %.444.sroa.0.3.i.i
  br i1 %.608.not.i.i.not, label %B174.i.i, label %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i

B0.endif.else.if.i.i:                             ; preds = %B94.endif.endif.i
  br label %B0.endif.else.endif.i.i

B0.endif.else.endif.i.i:                          ; preds = %B0.endif.else.if.i.i, %B94.endif.endif.i
  %.444.sroa.0.1.i.i = phi i64 [ 0, %B0.endif.else.if.i.i ], [ %.456.i.i, %B94.endif.endif.i ]
  %.464.not.i.i = icmp slt i64 %.456.i.i, %arg.results.6.5.0
  br i1 %.464.not.i.i, label %B0.endif.else.endif.endif.i.i, label %B0.endif.else.endif.if.i.i, !prof !4

B0.endif.else.endif.if.i.i:                       ; preds = %B0.endif.else.endif.i.i
  br label %B0.endif.else.endif.endif.i.i

B0.endif.else.endif.endif.i.i:                    ; preds = %B0.endif.else.endif.if.i.i, %B0.endif.else.endif.i.i
  %.444.sroa.0.3.i.i = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.if.i.i ], [ %.444.sroa.0.1.i.i, %B0.endif.else.endif.i.i ]
  %.471.i.i = icmp slt i64 %.5.i.i.i6788, -1
  %.472.i.i = select i1 %.471.i.i, i64 %arg.results.6.5.0, i64 0
  %.473.i.i = add i64 %.418.i.i, %.472.i.i
  %.476.i.i = icmp slt i64 %.473.i.i, 0
  br i1 %.476.i.i, label %B0.endif.else.endif.endif.if.i.i, label %B0.endif.else.endif.endif.endif.i.i, !prof !3

B0.endif.else.endif.endif.if.i.i:                 ; preds = %B0.endif.else.endif.endif.i.i
  br label %B0.endif.else.endif.endif.endif.i.i

B0.endif.else.endif.endif.endif.i.i:              ; preds = %B0.endif.else.endif.endif.if.i.i, %B0.endif.else.endif.endif.i.i
  %.444.sroa.13.1.i.i = phi i64 [ 0, %B0.endif.else.endif.endif.if.i.i ], [ %.473.i.i, %B0.endif.else.endif.endif.i.i ]
  %.481.not.i.i = icmp slt i64 %.473.i.i, %arg.results.6.5.0
  br i1 %.481.not.i.i, label %B0.endif.endif.i.i, label %B0.endif.else.endif.endif.endif.if.i.i, !prof !4

B0.endif.else.endif.endif.endif.if.i.i:           ; preds = %B0.endif.else.endif.endif.endif.i.i
  br label %B0.endif.endif.i.i

_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i: ; preds = %B0.endif.endif.i.i, %B174.i.i
  %.1312.i.i = sitofp i64 %.417.i.i to double
  store double %.1312.i.i, ptr %.375.i.i, align 8, !noalias !47
  %92 = getelementptr i64, ptr %.226.i858.i, i64 %.575.01390.i
  %.1269.i = load i64, ptr %92, align 8, !noalias !44
  %.1285.i = icmp slt i64 %.1269.i, 0
  %.1286.i = select i1 %.1285.i, i64 %arg.results.3.5.0, i64 0
  %93 = getelementptr double, ptr %arg.results.3.4, i64 %.1269.i
  %.1300.i = getelementptr double, ptr %93, i64 %.1286.i
  %.1301.i = load double, ptr %.1300.i, align 8, !noalias !44
  %.1336.i = load double, ptr %87, align 8, !noalias !44
  %.1340.i = fsub double %.13.i1367.i, %.1336.i
  %.1341.i = fadd double %.1301.i, %.1340.i
  store double %.1341.i, ptr %.1300.i, align 8, !noalias !44
  %.1413.i = load i64, ptr %89, align 8, !noalias !44
  %.1429.i6792 = icmp slt i64 %.1413.i, 0
  %.1430.i6793 = select i1 %.1429.i6792, i64 %arg.results.4.5.0, i64 0
  %94 = getelementptr double, ptr %arg.results.4.4, i64 %.1413.i
  %.1444.i = getelementptr double, ptr %94, i64 %.1430.i6793
  %.1445.i = load double, ptr %.1444.i, align 8, !noalias !44
  %.1480.i6794 = load double, ptr %87, align 8, !noalias !44
  %.1486.i = fsub double %.13.i1367.i, %.1480.i6794
  %.1487.i = fadd double %.1445.i, %.1486.i
  store double %.1487.i, ptr %.1444.i, align 8, !noalias !44
  %.1553.i6795 = load double, ptr %.1552.i, align 8, !noalias !44
  %.1555.i = fsub double %now.2.2, %.13.i1367.i
  %.12.i1370.i = fcmp ogt double %.1555.i, 0.000000e+00
  %.13.i1371.i = select i1 %.12.i1370.i, double %.1555.i, double 0.000000e+00
  %.1584.i = fadd double %.13.i1371.i, %.1553.i6795
  store double %.1584.i, ptr %.1552.i, align 8, !noalias !44
  br label %B747.i

B94.endif.else.if.i:                              ; preds = %B94.i
  %.744.i = sdiv i64 %.575.01390.i, %arg.launch.3
  %.745.i = srem i64 %.575.01390.i, %arg.launch.3
  %.748.i = icmp ne i64 %.745.i, 0
  %.749.i = and i1 %.747.i, %.748.i
  %.754.i = sext i1 %.749.i to i64
  %spec.select.i6783 = add i64 %.744.i, %.754.i
  %spec.select.fr.i = freeze i64 %spec.select.i6783
  %95 = getelementptr double, ptr %.226.i307.i, i64 %spec.select.fr.i
  %.778.i6784 = icmp slt i64 %spec.select.fr.i, 0
  %spec.select1387.i = select i1 %.778.i6784, i64 %.210.i309.i, i64 0
  %.7931377.i = getelementptr double, ptr %95, i64 %spec.select1387.i
  %.827.not.i = icmp eq i64 %.745.i, 0
  %.835.i = select i1 %.827.not.i, i64 0, i64 %85
  %spec.select1363.i = add nsw i64 %.835.i, %.745.i
  %96 = sitofp i64 %spec.select1363.i to double
  br label %B94.endif.endif.i

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i.i ], [ %.87.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i6800 = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.716, align 8, !noalias !50
  %.605.not155.i.i = icmp sgt i64 %.201.i.i6800, 0
  br i1 %.605.not155.i.i, label %.579.endif.preheader.i, label %.579.if.i, !prof !12

B0.else.endif.if.i.i:                             ; preds = %entry
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %entry, %B0.else.endif.if.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i.i ], [ 1, %entry ]
  %.150.not.i.i = icmp slt i64 %.87.i.i, %arg.ints.5.0
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !4

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

.579.endif.preheader.i:                           ; preds = %B0.endif.i.i
  %97 = shl i64 %.201.i.i6800, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 -1, i64 %97, i1 false), !noalias !55
  %.57.i899.i.pre = load i64, ptr %.716, align 8, !noalias !56
  br label %.579.if.i

.579.if.i:                                        ; preds = %.579.endif.preheader.i, %B0.endif.i.i
  %.57.i899.i = phi i64 [ %.57.i899.i.pre, %.579.endif.preheader.i ], [ %.87.i.i, %B0.endif.i.i ]
  %.87.i900.i = add nsw i64 %.57.i899.i, 16384
  %.123.i901.i = icmp slt i64 %.57.i899.i, 0
  %.124.i902.i = select i1 %.123.i901.i, i64 %arg.floats.5.0, i64 0
  %.125.i903.i = add i64 %.124.i902.i, %.57.i899.i
  %.128.i904.i = icmp slt i64 %.125.i903.i, 0
  br i1 %.128.i904.i, label %B0.else.if.i931.i, label %B0.else.endif.i905.i, !prof !3

B0.endif.i919.i:                                  ; preds = %B0.else.endif.endif.endif.if.i918.i, %B0.else.endif.endif.endif.i915.i
  %.113.sroa.13.0.i920.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i918.i ], [ %.113.sroa.13.1.i916.i, %B0.else.endif.endif.endif.i915.i ]
  %.201.i921.i = sub i64 %.113.sroa.13.0.i920.i, %.113.sroa.0.3.i910.i
  %.226.i922.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i910.i
  store i64 %.87.i900.i, ptr %.716, align 8, !noalias !56
  %.606.not155.i.i = icmp sgt i64 %.201.i921.i, 0
  br i1 %.606.not155.i.i, label %.939.endif.preheader.i, label %.939.if.i, !prof !12

B0.else.if.i931.i:                                ; preds = %.579.if.i
  br label %B0.else.endif.i905.i

B0.else.endif.i905.i:                             ; preds = %B0.else.if.i931.i, %.579.if.i
  %.113.sroa.0.1.i906.i = phi i64 [ 0, %B0.else.if.i931.i ], [ %.125.i903.i, %.579.if.i ]
  %.133.not.i907.i = icmp slt i64 %.125.i903.i, %arg.floats.5.0
  br i1 %.133.not.i907.i, label %B0.else.endif.endif.i909.i, label %B0.else.endif.if.i908.i, !prof !4

B0.else.endif.if.i908.i:                          ; preds = %B0.else.endif.i905.i
  br label %B0.else.endif.endif.i909.i

B0.else.endif.endif.i909.i:                       ; preds = %B0.else.endif.if.i908.i, %B0.else.endif.i905.i
  %.113.sroa.0.3.i910.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i908.i ], [ %.113.sroa.0.1.i906.i, %B0.else.endif.i905.i ]
  %.140.i911.i = icmp slt i64 %.57.i899.i, -16384
  %.141.i912.i = select i1 %.140.i911.i, i64 %arg.floats.5.0, i64 0
  %.142.i913.i = add i64 %.141.i912.i, %.87.i900.i
  %.145.i914.i = icmp slt i64 %.142.i913.i, 0
  br i1 %.145.i914.i, label %B0.else.endif.endif.if.i930.i, label %B0.else.endif.endif.endif.i915.i, !prof !3

B0.else.endif.endif.if.i930.i:                    ; preds = %B0.else.endif.endif.i909.i
  br label %B0.else.endif.endif.endif.i915.i

B0.else.endif.endif.endif.i915.i:                 ; preds = %B0.else.endif.endif.if.i930.i, %B0.else.endif.endif.i909.i
  %.113.sroa.13.1.i916.i = phi i64 [ 0, %B0.else.endif.endif.if.i930.i ], [ %.142.i913.i, %B0.else.endif.endif.i909.i ]
  %.150.not.i917.i = icmp slt i64 %.142.i913.i, %arg.floats.5.0
  br i1 %.150.not.i917.i, label %B0.endif.i919.i, label %B0.else.endif.endif.endif.if.i918.i, !prof !4

B0.else.endif.endif.endif.if.i918.i:              ; preds = %B0.else.endif.endif.endif.i915.i
  br label %B0.endif.i919.i

.939.endif.preheader.i:                           ; preds = %B0.endif.i919.i
  %98 = shl i64 %.201.i921.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i922.i, i8 0, i64 %98, i1 false), !noalias !56
  %.6761377.i = fcmp ogt double %arg.rates.9, 0.000000e+00
  %"$phi224.0.2.01378.i" = select i1 %.6761377.i, double -1.000000e+00, double 0.000000e+00
  br label %.939.endif.i

.939.if.i.loopexit:                               ; preds = %.939.endif.i
  %.57.i932.i.pre = load i64, ptr %.716, align 8, !noalias !59
  br label %.939.if.i

.939.if.i:                                        ; preds = %.939.if.i.loopexit, %B0.endif.i919.i
  %.57.i932.i = phi i64 [ %.57.i932.i.pre, %.939.if.i.loopexit ], [ %.87.i900.i, %B0.endif.i919.i ]
  %.87.i933.i = add nsw i64 %.57.i932.i, 65536
  %.123.i934.i = icmp slt i64 %.57.i932.i, 0
  %.124.i935.i = select i1 %.123.i934.i, i64 %arg.ints.5.0, i64 0
  %.125.i936.i = add i64 %.124.i935.i, %.57.i932.i
  %.128.i937.i = icmp slt i64 %.125.i936.i, 0
  br i1 %.128.i937.i, label %B0.else.if.i966.i, label %B0.else.endif.i938.i, !prof !3

B0.endif.i952.i:                                  ; preds = %B0.else.endif.endif.endif.if.i951.i, %B0.else.endif.endif.endif.i948.i
  %.113.sroa.13.0.i953.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i951.i ], [ %.113.sroa.13.1.i949.i, %B0.else.endif.endif.endif.i948.i ]
  %.201.i954.i = sub i64 %.113.sroa.13.0.i953.i, %.113.sroa.0.3.i943.i
  %.226.i955.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i943.i
  store i64 %.87.i933.i, ptr %.716, align 8, !noalias !59
  %.605.not155.i956.i = icmp sgt i64 %.201.i954.i, 0
  br i1 %.605.not155.i956.i, label %.1282.endif.preheader.i, label %.1282.if.i, !prof !12

B0.else.if.i966.i:                                ; preds = %.939.if.i
  br label %B0.else.endif.i938.i

B0.else.endif.i938.i:                             ; preds = %B0.else.if.i966.i, %.939.if.i
  %.113.sroa.0.1.i939.i = phi i64 [ 0, %B0.else.if.i966.i ], [ %.125.i936.i, %.939.if.i ]
  %.133.not.i940.i = icmp slt i64 %.125.i936.i, %arg.ints.5.0
  br i1 %.133.not.i940.i, label %B0.else.endif.endif.i942.i, label %B0.else.endif.if.i941.i, !prof !4

B0.else.endif.if.i941.i:                          ; preds = %B0.else.endif.i938.i
  br label %B0.else.endif.endif.i942.i

B0.else.endif.endif.i942.i:                       ; preds = %B0.else.endif.if.i941.i, %B0.else.endif.i938.i
  %.113.sroa.0.3.i943.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i941.i ], [ %.113.sroa.0.1.i939.i, %B0.else.endif.i938.i ]
  %.140.i944.i = icmp slt i64 %.57.i932.i, -65536
  %.141.i945.i = select i1 %.140.i944.i, i64 %arg.ints.5.0, i64 0
  %.142.i946.i = add i64 %.141.i945.i, %.87.i933.i
  %.145.i947.i = icmp slt i64 %.142.i946.i, 0
  br i1 %.145.i947.i, label %B0.else.endif.endif.if.i965.i, label %B0.else.endif.endif.endif.i948.i, !prof !3

B0.else.endif.endif.if.i965.i:                    ; preds = %B0.else.endif.endif.i942.i
  br label %B0.else.endif.endif.endif.i948.i

B0.else.endif.endif.endif.i948.i:                 ; preds = %B0.else.endif.endif.if.i965.i, %B0.else.endif.endif.i942.i
  %.113.sroa.13.1.i949.i = phi i64 [ 0, %B0.else.endif.endif.if.i965.i ], [ %.142.i946.i, %B0.else.endif.endif.i942.i ]
  %.150.not.i950.i = icmp slt i64 %.142.i946.i, %arg.ints.5.0
  br i1 %.150.not.i950.i, label %B0.endif.i952.i, label %B0.else.endif.endif.endif.if.i951.i, !prof !4

B0.else.endif.endif.endif.if.i951.i:              ; preds = %B0.else.endif.endif.endif.i948.i
  br label %B0.endif.i952.i

.1282.endif.preheader.i:                          ; preds = %B0.endif.i952.i
  %99 = shl i64 %.201.i954.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i955.i, i8 -1, i64 %99, i1 false), !noalias !55
  %.57.i967.i.pre = load i64, ptr %.716, align 8, !noalias !62
  br label %.1282.if.i

.939.endif.i:                                     ; preds = %.939.endif.i, %.939.endif.preheader.i
  %.935.01364.i = phi i64 [ %.980.i, %.939.endif.i ], [ 0, %.939.endif.preheader.i ]
  %.975.i = getelementptr double, ptr %.226.i922.i, i64 %.935.01364.i
  store double %"$phi224.0.2.01378.i", ptr %.975.i, align 8, !noalias !55
  %.980.i = add nuw nsw i64 %.935.01364.i, 1
  %exitcond.not.i6801 = icmp eq i64 %.980.i, %.201.i921.i
  br i1 %exitcond.not.i6801, label %.939.if.i.loopexit, label %.939.endif.i, !prof !65

.1282.if.i:                                       ; preds = %.1282.endif.preheader.i, %B0.endif.i952.i
  %.57.i967.i = phi i64 [ %.57.i967.i.pre, %.1282.endif.preheader.i ], [ %.87.i933.i, %B0.endif.i952.i ]
  %.87.i968.i = add nsw i64 %.57.i967.i, 5
  %.123.i969.i = icmp slt i64 %.57.i967.i, 0
  %.124.i970.i = select i1 %.123.i969.i, i64 %arg.floats.5.0, i64 0
  %.125.i971.i = add i64 %.124.i970.i, %.57.i967.i
  %.128.i972.i = icmp slt i64 %.125.i971.i, 0
  br i1 %.128.i972.i, label %B0.else.if.i1001.i, label %B0.else.endif.i973.i, !prof !3

B0.endif.i987.i:                                  ; preds = %B0.else.endif.endif.endif.if.i986.i, %B0.else.endif.endif.endif.i983.i
  %.113.sroa.13.0.i988.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i986.i ], [ %.113.sroa.13.1.i984.i, %B0.else.endif.endif.endif.i983.i ]
  %.201.i989.i = sub i64 %.113.sroa.13.0.i988.i, %.113.sroa.0.3.i978.i
  %.226.i990.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i978.i
  store i64 %.87.i968.i, ptr %.716, align 8, !noalias !62
  %.606.not155.i991.i = icmp sgt i64 %.201.i989.i, 0
  br i1 %.606.not155.i991.i, label %.576.endif.preheader.i999.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i, !prof !12

.576.endif.preheader.i999.i:                      ; preds = %B0.endif.i987.i
  %100 = shl i64 %.201.i989.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i990.i, i8 0, i64 %100, i1 false), !noalias !62
  %.57.i1002.pre.i = load i64, ptr %.716, align 8, !noalias !66
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i

B0.else.if.i1001.i:                               ; preds = %.1282.if.i
  br label %B0.else.endif.i973.i

B0.else.endif.i973.i:                             ; preds = %B0.else.if.i1001.i, %.1282.if.i
  %.113.sroa.0.1.i974.i = phi i64 [ 0, %B0.else.if.i1001.i ], [ %.125.i971.i, %.1282.if.i ]
  %.133.not.i975.i = icmp slt i64 %.125.i971.i, %arg.floats.5.0
  br i1 %.133.not.i975.i, label %B0.else.endif.endif.i977.i, label %B0.else.endif.if.i976.i, !prof !4

B0.else.endif.if.i976.i:                          ; preds = %B0.else.endif.i973.i
  br label %B0.else.endif.endif.i977.i

B0.else.endif.endif.i977.i:                       ; preds = %B0.else.endif.if.i976.i, %B0.else.endif.i973.i
  %.113.sroa.0.3.i978.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i976.i ], [ %.113.sroa.0.1.i974.i, %B0.else.endif.i973.i ]
  %.140.i979.i = icmp slt i64 %.57.i967.i, -5
  %.141.i980.i = select i1 %.140.i979.i, i64 %arg.floats.5.0, i64 0
  %.142.i981.i = add i64 %.141.i980.i, %.87.i968.i
  %.145.i982.i = icmp slt i64 %.142.i981.i, 0
  br i1 %.145.i982.i, label %B0.else.endif.endif.if.i1000.i, label %B0.else.endif.endif.endif.i983.i, !prof !3

B0.else.endif.endif.if.i1000.i:                   ; preds = %B0.else.endif.endif.i977.i
  br label %B0.else.endif.endif.endif.i983.i

B0.else.endif.endif.endif.i983.i:                 ; preds = %B0.else.endif.endif.if.i1000.i, %B0.else.endif.endif.i977.i
  %.113.sroa.13.1.i984.i = phi i64 [ 0, %B0.else.endif.endif.if.i1000.i ], [ %.142.i981.i, %B0.else.endif.endif.i977.i ]
  %.150.not.i985.i = icmp slt i64 %.142.i981.i, %arg.floats.5.0
  br i1 %.150.not.i985.i, label %B0.endif.i987.i, label %B0.else.endif.endif.endif.if.i986.i, !prof !4

B0.else.endif.endif.endif.if.i986.i:              ; preds = %B0.else.endif.endif.endif.i983.i
  br label %B0.endif.i987.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i: ; preds = %.576.endif.preheader.i999.i, %B0.endif.i987.i
  %.57.i1002.i = phi i64 [ %.87.i968.i, %B0.endif.i987.i ], [ %.57.i1002.pre.i, %.576.endif.preheader.i999.i ]
  %.87.i1003.i = add nsw i64 %.57.i1002.i, %.87.i.i
  %.123.i1004.i = icmp slt i64 %.57.i1002.i, 0
  %.124.i1005.i = select i1 %.123.i1004.i, i64 %arg.ints.5.0, i64 0
  %.125.i1006.i = add i64 %.124.i1005.i, %.57.i1002.i
  %.128.i1007.i = icmp slt i64 %.125.i1006.i, 0
  br i1 %.128.i1007.i, label %B0.else.if.i1036.i, label %B0.else.endif.i1008.i, !prof !3

B0.endif.i1022.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1021.i, %B0.else.endif.endif.endif.i1018.i
  %.113.sroa.13.0.i1023.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1021.i ], [ %.113.sroa.13.1.i1019.i, %B0.else.endif.endif.endif.i1018.i ]
  %.201.i1024.i = sub i64 %.113.sroa.13.0.i1023.i, %.113.sroa.0.3.i1013.i
  %.226.i1025.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1013.i
  store i64 %.87.i1003.i, ptr %.716, align 8, !noalias !66
  %.605.not155.i1026.i = icmp sgt i64 %.201.i1024.i, 0
  br i1 %.605.not155.i1026.i, label %.575.endif.preheader.i1034.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i, !prof !12

.575.endif.preheader.i1034.i:                     ; preds = %B0.endif.i1022.i
  %101 = shl i64 %.201.i1024.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1025.i, i8 0, i64 %101, i1 false), !noalias !66
  %.57.i1038.pre.i = load i64, ptr %.716, align 8, !noalias !69
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i

B0.else.if.i1036.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i
  br label %B0.else.endif.i1008.i

B0.else.endif.i1008.i:                            ; preds = %B0.else.if.i1036.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i
  %.113.sroa.0.1.i1009.i = phi i64 [ 0, %B0.else.if.i1036.i ], [ %.125.i1006.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i ]
  %.133.not.i1010.i = icmp slt i64 %.125.i1006.i, %arg.ints.5.0
  br i1 %.133.not.i1010.i, label %B0.else.endif.endif.i1012.i, label %B0.else.endif.if.i1011.i, !prof !4

B0.else.endif.if.i1011.i:                         ; preds = %B0.else.endif.i1008.i
  br label %B0.else.endif.endif.i1012.i

B0.else.endif.endif.i1012.i:                      ; preds = %B0.else.endif.if.i1011.i, %B0.else.endif.i1008.i
  %.113.sroa.0.3.i1013.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1011.i ], [ %.113.sroa.0.1.i1009.i, %B0.else.endif.i1008.i ]
  %.140.i1014.i = icmp slt i64 %.87.i1003.i, 0
  %.141.i1015.i = select i1 %.140.i1014.i, i64 %arg.ints.5.0, i64 0
  %.142.i1016.i = add i64 %.141.i1015.i, %.87.i1003.i
  %.145.i1017.i = icmp slt i64 %.142.i1016.i, 0
  br i1 %.145.i1017.i, label %B0.else.endif.endif.if.i1035.i, label %B0.else.endif.endif.endif.i1018.i, !prof !3

B0.else.endif.endif.if.i1035.i:                   ; preds = %B0.else.endif.endif.i1012.i
  br label %B0.else.endif.endif.endif.i1018.i

B0.else.endif.endif.endif.i1018.i:                ; preds = %B0.else.endif.endif.if.i1035.i, %B0.else.endif.endif.i1012.i
  %.113.sroa.13.1.i1019.i = phi i64 [ 0, %B0.else.endif.endif.if.i1035.i ], [ %.142.i1016.i, %B0.else.endif.endif.i1012.i ]
  %.150.not.i1020.i = icmp slt i64 %.142.i1016.i, %arg.ints.5.0
  br i1 %.150.not.i1020.i, label %B0.endif.i1022.i, label %B0.else.endif.endif.endif.if.i1021.i, !prof !4

B0.else.endif.endif.endif.if.i1021.i:             ; preds = %B0.else.endif.endif.endif.i1018.i
  br label %B0.endif.i1022.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i: ; preds = %.575.endif.preheader.i1034.i, %B0.endif.i1022.i
  %.57.i1038.i = phi i64 [ %.87.i1003.i, %B0.endif.i1022.i ], [ %.57.i1038.pre.i, %.575.endif.preheader.i1034.i ]
  %.1417.i = shl nsw i64 %.13.i.i6798, 6
  %.87.i1039.i = add nsw i64 %.57.i1038.i, %.1417.i
  %.123.i1040.i = icmp slt i64 %.57.i1038.i, 0
  %.124.i1041.i = select i1 %.123.i1040.i, i64 %arg.ints.5.0, i64 0
  %.125.i1042.i = add i64 %.124.i1041.i, %.57.i1038.i
  %.128.i1043.i = icmp slt i64 %.125.i1042.i, 0
  br i1 %.128.i1043.i, label %B0.else.if.i1072.i, label %B0.else.endif.i1044.i, !prof !3

B0.endif.i1058.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1057.i, %B0.else.endif.endif.endif.i1054.i
  %.113.sroa.13.0.i1059.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1057.i ], [ %.113.sroa.13.1.i1055.i, %B0.else.endif.endif.endif.i1054.i ]
  %.201.i1060.i = sub i64 %.113.sroa.13.0.i1059.i, %.113.sroa.0.3.i1049.i
  %.226.i1061.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1049.i
  store i64 %.87.i1039.i, ptr %.716, align 8, !noalias !69
  %.605.not155.i1062.i = icmp sgt i64 %.201.i1060.i, 0
  br i1 %.605.not155.i1062.i, label %.575.endif.preheader.i1070.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i, !prof !12

.575.endif.preheader.i1070.i:                     ; preds = %B0.endif.i1058.i
  %102 = shl i64 %.201.i1060.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1061.i, i8 0, i64 %102, i1 false), !noalias !69
  %.57.i1074.pre.i = load i64, ptr %.716, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i

B0.else.if.i1072.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i
  br label %B0.else.endif.i1044.i

B0.else.endif.i1044.i:                            ; preds = %B0.else.if.i1072.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i
  %.113.sroa.0.1.i1045.i = phi i64 [ 0, %B0.else.if.i1072.i ], [ %.125.i1042.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i ]
  %.133.not.i1046.i = icmp slt i64 %.125.i1042.i, %arg.ints.5.0
  br i1 %.133.not.i1046.i, label %B0.else.endif.endif.i1048.i, label %B0.else.endif.if.i1047.i, !prof !4

B0.else.endif.if.i1047.i:                         ; preds = %B0.else.endif.i1044.i
  br label %B0.else.endif.endif.i1048.i

B0.else.endif.endif.i1048.i:                      ; preds = %B0.else.endif.if.i1047.i, %B0.else.endif.i1044.i
  %.113.sroa.0.3.i1049.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1047.i ], [ %.113.sroa.0.1.i1045.i, %B0.else.endif.i1044.i ]
  %.140.i1050.i = icmp slt i64 %.87.i1039.i, 0
  %.141.i1051.i = select i1 %.140.i1050.i, i64 %arg.ints.5.0, i64 0
  %.142.i1052.i = add i64 %.141.i1051.i, %.87.i1039.i
  %.145.i1053.i = icmp slt i64 %.142.i1052.i, 0
  br i1 %.145.i1053.i, label %B0.else.endif.endif.if.i1071.i, label %B0.else.endif.endif.endif.i1054.i, !prof !3

B0.else.endif.endif.if.i1071.i:                   ; preds = %B0.else.endif.endif.i1048.i
  br label %B0.else.endif.endif.endif.i1054.i

B0.else.endif.endif.endif.i1054.i:                ; preds = %B0.else.endif.endif.if.i1071.i, %B0.else.endif.endif.i1048.i
  %.113.sroa.13.1.i1055.i = phi i64 [ 0, %B0.else.endif.endif.if.i1071.i ], [ %.142.i1052.i, %B0.else.endif.endif.i1048.i ]
  %.150.not.i1056.i = icmp slt i64 %.142.i1052.i, %arg.ints.5.0
  br i1 %.150.not.i1056.i, label %B0.endif.i1058.i, label %B0.else.endif.endif.endif.if.i1057.i, !prof !4

B0.else.endif.endif.endif.if.i1057.i:             ; preds = %B0.else.endif.endif.endif.i1054.i
  br label %B0.endif.i1058.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i: ; preds = %.575.endif.preheader.i1070.i, %B0.endif.i1058.i
  %.57.i1074.i = phi i64 [ %.87.i1039.i, %B0.endif.i1058.i ], [ %.57.i1074.pre.i, %.575.endif.preheader.i1070.i ]
  %.87.i1075.i = add nsw i64 %.57.i1074.i, %.1417.i
  %.123.i1076.i = icmp slt i64 %.57.i1074.i, 0
  %.124.i1077.i = select i1 %.123.i1076.i, i64 %arg.floats.5.0, i64 0
  %.125.i1078.i = add i64 %.124.i1077.i, %.57.i1074.i
  %.128.i1079.i = icmp slt i64 %.125.i1078.i, 0
  br i1 %.128.i1079.i, label %B0.else.if.i1108.i, label %B0.else.endif.i1080.i, !prof !3

B0.endif.i1094.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1093.i, %B0.else.endif.endif.endif.i1090.i
  %.113.sroa.13.0.i1095.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1093.i ], [ %.113.sroa.13.1.i1091.i, %B0.else.endif.endif.endif.i1090.i ]
  %.201.i1096.i = sub i64 %.113.sroa.13.0.i1095.i, %.113.sroa.0.3.i1085.i
  %.226.i1097.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1085.i
  store i64 %.87.i1075.i, ptr %.716, align 8, !noalias !72
  %.606.not155.i1098.i = icmp sgt i64 %.201.i1096.i, 0
  br i1 %.606.not155.i1098.i, label %.576.endif.preheader.i1106.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !12

.576.endif.preheader.i1106.i:                     ; preds = %B0.endif.i1094.i
  %103 = shl i64 %.201.i1096.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1097.i, i8 0, i64 %103, i1 false), !noalias !72
  %.57.i1109.pre.i = load i64, ptr %.716, align 8, !noalias !75
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i1108.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i
  br label %B0.else.endif.i1080.i

B0.else.endif.i1080.i:                            ; preds = %B0.else.if.i1108.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i
  %.113.sroa.0.1.i1081.i = phi i64 [ 0, %B0.else.if.i1108.i ], [ %.125.i1078.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i ]
  %.133.not.i1082.i = icmp slt i64 %.125.i1078.i, %arg.floats.5.0
  br i1 %.133.not.i1082.i, label %B0.else.endif.endif.i1084.i, label %B0.else.endif.if.i1083.i, !prof !4

B0.else.endif.if.i1083.i:                         ; preds = %B0.else.endif.i1080.i
  br label %B0.else.endif.endif.i1084.i

B0.else.endif.endif.i1084.i:                      ; preds = %B0.else.endif.if.i1083.i, %B0.else.endif.i1080.i
  %.113.sroa.0.3.i1085.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1083.i ], [ %.113.sroa.0.1.i1081.i, %B0.else.endif.i1080.i ]
  %.140.i1086.i = icmp slt i64 %.87.i1075.i, 0
  %.141.i1087.i = select i1 %.140.i1086.i, i64 %arg.floats.5.0, i64 0
  %.142.i1088.i = add i64 %.141.i1087.i, %.87.i1075.i
  %.145.i1089.i = icmp slt i64 %.142.i1088.i, 0
  br i1 %.145.i1089.i, label %B0.else.endif.endif.if.i1107.i, label %B0.else.endif.endif.endif.i1090.i, !prof !3

B0.else.endif.endif.if.i1107.i:                   ; preds = %B0.else.endif.endif.i1084.i
  br label %B0.else.endif.endif.endif.i1090.i

B0.else.endif.endif.endif.i1090.i:                ; preds = %B0.else.endif.endif.if.i1107.i, %B0.else.endif.endif.i1084.i
  %.113.sroa.13.1.i1091.i = phi i64 [ 0, %B0.else.endif.endif.if.i1107.i ], [ %.142.i1088.i, %B0.else.endif.endif.i1084.i ]
  %.150.not.i1092.i = icmp slt i64 %.142.i1088.i, %arg.floats.5.0
  br i1 %.150.not.i1092.i, label %B0.endif.i1094.i, label %B0.else.endif.endif.endif.if.i1093.i, !prof !4

B0.else.endif.endif.endif.if.i1093.i:             ; preds = %B0.else.endif.endif.endif.i1090.i
  br label %B0.endif.i1094.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i1106.i, %B0.endif.i1094.i
  %.57.i1109.i = phi i64 [ %.87.i1075.i, %B0.endif.i1094.i ], [ %.57.i1109.pre.i, %.576.endif.preheader.i1106.i ]
  %.87.i1110.i = add nsw i64 %.57.i1109.i, 65536
  %.123.i1111.i = icmp slt i64 %.57.i1109.i, 0
  %.124.i1112.i = select i1 %.123.i1111.i, i64 %arg.floats.5.0, i64 0
  %.125.i1113.i = add i64 %.124.i1112.i, %.57.i1109.i
  %.128.i1114.i = icmp slt i64 %.125.i1113.i, 0
  br i1 %.128.i1114.i, label %B0.else.if.i1143.i, label %B0.else.endif.i1115.i, !prof !3

B0.endif.i1129.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1128.i, %B0.else.endif.endif.endif.i1125.i
  %.113.sroa.13.0.i1130.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1128.i ], [ %.113.sroa.13.1.i1126.i, %B0.else.endif.endif.endif.i1125.i ]
  %.201.i1131.i = sub i64 %.113.sroa.13.0.i1130.i, %.113.sroa.0.3.i1120.i
  %.226.i1132.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1120.i
  store i64 %.87.i1110.i, ptr %.716, align 8, !noalias !75
  %.606.not155.i1133.i = icmp sgt i64 %.201.i1131.i, 0
  br i1 %.606.not155.i1133.i, label %.576.endif.preheader.i1141.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i, !prof !12

.576.endif.preheader.i1141.i:                     ; preds = %B0.endif.i1129.i
  %104 = shl i64 %.201.i1131.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1132.i, i8 0, i64 %104, i1 false), !noalias !75
  %.57.i1144.pre.i = load i64, ptr %.716, align 8, !noalias !78
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i

B0.else.if.i1143.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i1115.i

B0.else.endif.i1115.i:                            ; preds = %B0.else.if.i1143.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i1116.i = phi i64 [ 0, %B0.else.if.i1143.i ], [ %.125.i1113.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i1117.i = icmp slt i64 %.125.i1113.i, %arg.floats.5.0
  br i1 %.133.not.i1117.i, label %B0.else.endif.endif.i1119.i, label %B0.else.endif.if.i1118.i, !prof !4

B0.else.endif.if.i1118.i:                         ; preds = %B0.else.endif.i1115.i
  br label %B0.else.endif.endif.i1119.i

B0.else.endif.endif.i1119.i:                      ; preds = %B0.else.endif.if.i1118.i, %B0.else.endif.i1115.i
  %.113.sroa.0.3.i1120.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1118.i ], [ %.113.sroa.0.1.i1116.i, %B0.else.endif.i1115.i ]
  %.140.i1121.i = icmp slt i64 %.57.i1109.i, -65536
  %.141.i1122.i = select i1 %.140.i1121.i, i64 %arg.floats.5.0, i64 0
  %.142.i1123.i = add i64 %.141.i1122.i, %.87.i1110.i
  %.145.i1124.i = icmp slt i64 %.142.i1123.i, 0
  br i1 %.145.i1124.i, label %B0.else.endif.endif.if.i1142.i, label %B0.else.endif.endif.endif.i1125.i, !prof !3

B0.else.endif.endif.if.i1142.i:                   ; preds = %B0.else.endif.endif.i1119.i
  br label %B0.else.endif.endif.endif.i1125.i

B0.else.endif.endif.endif.i1125.i:                ; preds = %B0.else.endif.endif.if.i1142.i, %B0.else.endif.endif.i1119.i
  %.113.sroa.13.1.i1126.i = phi i64 [ 0, %B0.else.endif.endif.if.i1142.i ], [ %.142.i1123.i, %B0.else.endif.endif.i1119.i ]
  %.150.not.i1127.i = icmp slt i64 %.142.i1123.i, %arg.floats.5.0
  br i1 %.150.not.i1127.i, label %B0.endif.i1129.i, label %B0.else.endif.endif.endif.if.i1128.i, !prof !4

B0.else.endif.endif.endif.if.i1128.i:             ; preds = %B0.else.endif.endif.endif.i1125.i
  br label %B0.endif.i1129.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i: ; preds = %.576.endif.preheader.i1141.i, %B0.endif.i1129.i
  %.57.i1144.i = phi i64 [ %.87.i1110.i, %B0.endif.i1129.i ], [ %.57.i1144.pre.i, %.576.endif.preheader.i1141.i ]
  %.87.i1145.i = add nsw i64 %.57.i1144.i, 17
  %.123.i1146.i = icmp slt i64 %.57.i1144.i, 0
  %.124.i1147.i = select i1 %.123.i1146.i, i64 %arg.ints.5.0, i64 0
  %.125.i1148.i = add i64 %.124.i1147.i, %.57.i1144.i
  %.128.i1149.i = icmp slt i64 %.125.i1148.i, 0
  br i1 %.128.i1149.i, label %B0.else.if.i1178.i, label %B0.else.endif.i1150.i, !prof !3

B0.endif.i1164.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1163.i, %B0.else.endif.endif.endif.i1160.i
  %.113.sroa.13.0.i1165.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1163.i ], [ %.113.sroa.13.1.i1161.i, %B0.else.endif.endif.endif.i1160.i ]
  %.201.i1166.i = sub i64 %.113.sroa.13.0.i1165.i, %.113.sroa.0.3.i1155.i
  %.226.i1167.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1155.i
  store i64 %.87.i1145.i, ptr %.716, align 8, !noalias !78
  %.605.not155.i1168.i = icmp sgt i64 %.201.i1166.i, 0
  br i1 %.605.not155.i1168.i, label %.575.endif.preheader.i1176.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i, !prof !12

.575.endif.preheader.i1176.i:                     ; preds = %B0.endif.i1164.i
  %105 = shl i64 %.201.i1166.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1167.i, i8 0, i64 %105, i1 false), !noalias !78
  %.57.i1180.pre.i = load i64, ptr %.716, align 8, !noalias !81
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i

B0.else.if.i1178.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i
  br label %B0.else.endif.i1150.i

B0.else.endif.i1150.i:                            ; preds = %B0.else.if.i1178.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i
  %.113.sroa.0.1.i1151.i = phi i64 [ 0, %B0.else.if.i1178.i ], [ %.125.i1148.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i ]
  %.133.not.i1152.i = icmp slt i64 %.125.i1148.i, %arg.ints.5.0
  br i1 %.133.not.i1152.i, label %B0.else.endif.endif.i1154.i, label %B0.else.endif.if.i1153.i, !prof !4

B0.else.endif.if.i1153.i:                         ; preds = %B0.else.endif.i1150.i
  br label %B0.else.endif.endif.i1154.i

B0.else.endif.endif.i1154.i:                      ; preds = %B0.else.endif.if.i1153.i, %B0.else.endif.i1150.i
  %.113.sroa.0.3.i1155.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1153.i ], [ %.113.sroa.0.1.i1151.i, %B0.else.endif.i1150.i ]
  %.140.i1156.i = icmp slt i64 %.57.i1144.i, -17
  %.141.i1157.i = select i1 %.140.i1156.i, i64 %arg.ints.5.0, i64 0
  %.142.i1158.i = add i64 %.141.i1157.i, %.87.i1145.i
  %.145.i1159.i = icmp slt i64 %.142.i1158.i, 0
  br i1 %.145.i1159.i, label %B0.else.endif.endif.if.i1177.i, label %B0.else.endif.endif.endif.i1160.i, !prof !3

B0.else.endif.endif.if.i1177.i:                   ; preds = %B0.else.endif.endif.i1154.i
  br label %B0.else.endif.endif.endif.i1160.i

B0.else.endif.endif.endif.i1160.i:                ; preds = %B0.else.endif.endif.if.i1177.i, %B0.else.endif.endif.i1154.i
  %.113.sroa.13.1.i1161.i = phi i64 [ 0, %B0.else.endif.endif.if.i1177.i ], [ %.142.i1158.i, %B0.else.endif.endif.i1154.i ]
  %.150.not.i1162.i = icmp slt i64 %.142.i1158.i, %arg.ints.5.0
  br i1 %.150.not.i1162.i, label %B0.endif.i1164.i, label %B0.else.endif.endif.endif.if.i1163.i, !prof !4

B0.else.endif.endif.endif.if.i1163.i:             ; preds = %B0.else.endif.endif.endif.i1160.i
  br label %B0.endif.i1164.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i: ; preds = %.575.endif.preheader.i1176.i, %B0.endif.i1164.i
  %.57.i1180.i = phi i64 [ %.87.i1145.i, %B0.endif.i1164.i ], [ %.57.i1180.pre.i, %.575.endif.preheader.i1176.i ]
  %.87.i1181.i = add nsw i64 %.57.i1180.i, 2
  %.123.i1182.i = icmp slt i64 %.57.i1180.i, 0
  %.124.i1183.i = select i1 %.123.i1182.i, i64 %arg.floats.5.0, i64 0
  %.125.i1184.i = add i64 %.124.i1183.i, %.57.i1180.i
  %.128.i1185.i = icmp slt i64 %.125.i1184.i, 0
  br i1 %.128.i1185.i, label %B0.else.if.i1214.i, label %B0.else.endif.i1186.i, !prof !3

B0.endif.i1200.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1199.i, %B0.else.endif.endif.endif.i1196.i
  %.113.sroa.13.0.i1201.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1199.i ], [ %.113.sroa.13.1.i1197.i, %B0.else.endif.endif.endif.i1196.i ]
  %.201.i1202.i = sub i64 %.113.sroa.13.0.i1201.i, %.113.sroa.0.3.i1191.i
  %.226.i1203.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1191.i
  store i64 %.87.i1181.i, ptr %.716, align 8, !noalias !81
  %.606.not155.i1204.i = icmp sgt i64 %.201.i1202.i, 0
  br i1 %.606.not155.i1204.i, label %.576.endif.preheader.i1212.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i, !prof !12

.576.endif.preheader.i1212.i:                     ; preds = %B0.endif.i1200.i
  %106 = shl i64 %.201.i1202.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1203.i, i8 0, i64 %106, i1 false), !noalias !81
  %.57.i1215.pre.i = load i64, ptr %.716, align 8, !noalias !84
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i

B0.else.if.i1214.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i
  br label %B0.else.endif.i1186.i

B0.else.endif.i1186.i:                            ; preds = %B0.else.if.i1214.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i
  %.113.sroa.0.1.i1187.i = phi i64 [ 0, %B0.else.if.i1214.i ], [ %.125.i1184.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i ]
  %.133.not.i1188.i = icmp slt i64 %.125.i1184.i, %arg.floats.5.0
  br i1 %.133.not.i1188.i, label %B0.else.endif.endif.i1190.i, label %B0.else.endif.if.i1189.i, !prof !4

B0.else.endif.if.i1189.i:                         ; preds = %B0.else.endif.i1186.i
  br label %B0.else.endif.endif.i1190.i

B0.else.endif.endif.i1190.i:                      ; preds = %B0.else.endif.if.i1189.i, %B0.else.endif.i1186.i
  %.113.sroa.0.3.i1191.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1189.i ], [ %.113.sroa.0.1.i1187.i, %B0.else.endif.i1186.i ]
  %.140.i1192.i = icmp slt i64 %.57.i1180.i, -2
  %.141.i1193.i = select i1 %.140.i1192.i, i64 %arg.floats.5.0, i64 0
  %.142.i1194.i = add i64 %.141.i1193.i, %.87.i1181.i
  %.145.i1195.i = icmp slt i64 %.142.i1194.i, 0
  br i1 %.145.i1195.i, label %B0.else.endif.endif.if.i1213.i, label %B0.else.endif.endif.endif.i1196.i, !prof !3

B0.else.endif.endif.if.i1213.i:                   ; preds = %B0.else.endif.endif.i1190.i
  br label %B0.else.endif.endif.endif.i1196.i

B0.else.endif.endif.endif.i1196.i:                ; preds = %B0.else.endif.endif.if.i1213.i, %B0.else.endif.endif.i1190.i
  %.113.sroa.13.1.i1197.i = phi i64 [ 0, %B0.else.endif.endif.if.i1213.i ], [ %.142.i1194.i, %B0.else.endif.endif.i1190.i ]
  %.150.not.i1198.i = icmp slt i64 %.142.i1194.i, %arg.floats.5.0
  br i1 %.150.not.i1198.i, label %B0.endif.i1200.i, label %B0.else.endif.endif.endif.if.i1199.i, !prof !4

B0.else.endif.endif.endif.if.i1199.i:             ; preds = %B0.else.endif.endif.endif.i1196.i
  br label %B0.endif.i1200.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i: ; preds = %.576.endif.preheader.i1212.i, %B0.endif.i1200.i
  %.57.i1215.i = phi i64 [ %.87.i1181.i, %B0.endif.i1200.i ], [ %.57.i1215.pre.i, %.576.endif.preheader.i1212.i ]
  %.87.i1216.i = add nsw i64 %.57.i1215.i, 8
  %.123.i1217.i = icmp slt i64 %.57.i1215.i, 0
  %.124.i1218.i = select i1 %.123.i1217.i, i64 %arg.ints.5.0, i64 0
  %.125.i1219.i = add i64 %.124.i1218.i, %.57.i1215.i
  %.128.i1220.i = icmp slt i64 %.125.i1219.i, 0
  br i1 %.128.i1220.i, label %B0.else.if.i1249.i, label %B0.else.endif.i1221.i, !prof !3

B0.endif.i1235.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1234.i, %B0.else.endif.endif.endif.i1231.i
  %.113.sroa.13.0.i1236.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1234.i ], [ %.113.sroa.13.1.i1232.i, %B0.else.endif.endif.endif.i1231.i ]
  %.201.i1237.i = sub i64 %.113.sroa.13.0.i1236.i, %.113.sroa.0.3.i1226.i
  %.226.i1238.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1226.i
  store i64 %.87.i1216.i, ptr %.716, align 8, !noalias !84
  %.605.not155.i1239.i = icmp sgt i64 %.201.i1237.i, 0
  br i1 %.605.not155.i1239.i, label %.575.endif.preheader.i1247.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i, !prof !12

.575.endif.preheader.i1247.i:                     ; preds = %B0.endif.i1235.i
  %107 = shl i64 %.201.i1237.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i, i8 0, i64 %107, i1 false), !noalias !84
  %.57.i1252.pre.i = load i64, ptr %.716, align 8, !noalias !87
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i

B0.else.if.i1249.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i
  br label %B0.else.endif.i1221.i

B0.else.endif.i1221.i:                            ; preds = %B0.else.if.i1249.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i
  %.113.sroa.0.1.i1222.i = phi i64 [ 0, %B0.else.if.i1249.i ], [ %.125.i1219.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i ]
  %.133.not.i1223.i = icmp slt i64 %.125.i1219.i, %arg.ints.5.0
  br i1 %.133.not.i1223.i, label %B0.else.endif.endif.i1225.i, label %B0.else.endif.if.i1224.i, !prof !4

B0.else.endif.if.i1224.i:                         ; preds = %B0.else.endif.i1221.i
  br label %B0.else.endif.endif.i1225.i

B0.else.endif.endif.i1225.i:                      ; preds = %B0.else.endif.if.i1224.i, %B0.else.endif.i1221.i
  %.113.sroa.0.3.i1226.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1224.i ], [ %.113.sroa.0.1.i1222.i, %B0.else.endif.i1221.i ]
  %.140.i1227.i = icmp slt i64 %.57.i1215.i, -8
  %.141.i1228.i = select i1 %.140.i1227.i, i64 %arg.ints.5.0, i64 0
  %.142.i1229.i = add i64 %.141.i1228.i, %.87.i1216.i
  %.145.i1230.i = icmp slt i64 %.142.i1229.i, 0
  br i1 %.145.i1230.i, label %B0.else.endif.endif.if.i1248.i, label %B0.else.endif.endif.endif.i1231.i, !prof !3

B0.else.endif.endif.if.i1248.i:                   ; preds = %B0.else.endif.endif.i1225.i
  br label %B0.else.endif.endif.endif.i1231.i

B0.else.endif.endif.endif.i1231.i:                ; preds = %B0.else.endif.endif.if.i1248.i, %B0.else.endif.endif.i1225.i
  %.113.sroa.13.1.i1232.i = phi i64 [ 0, %B0.else.endif.endif.if.i1248.i ], [ %.142.i1229.i, %B0.else.endif.endif.i1225.i ]
  %.150.not.i1233.i = icmp slt i64 %.142.i1229.i, %arg.ints.5.0
  br i1 %.150.not.i1233.i, label %B0.endif.i1235.i, label %B0.else.endif.endif.endif.if.i1234.i, !prof !4

B0.else.endif.endif.endif.if.i1234.i:             ; preds = %B0.else.endif.endif.endif.i1231.i
  br label %B0.endif.i1235.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i: ; preds = %.575.endif.preheader.i1247.i, %B0.endif.i1235.i
  %.57.i1252.i = phi i64 [ %.87.i1216.i, %B0.endif.i1235.i ], [ %.57.i1252.pre.i, %.575.endif.preheader.i1247.i ]
  %.5.i1250.i = fptosi double %arg.rates.35 to i64
  %.13.i1251.i = tail call i64 @llvm.smax.i64(i64 %.5.i1250.i, i64 1)
  %.87.i1253.i = add nsw i64 %.57.i1252.i, %.13.i1251.i
  %.123.i1254.i = icmp slt i64 %.57.i1252.i, 0
  %.124.i1255.i = select i1 %.123.i1254.i, i64 %arg.floats.5.0, i64 0
  %.125.i1256.i = add i64 %.124.i1255.i, %.57.i1252.i
  %.128.i1257.i = icmp slt i64 %.125.i1256.i, 0
  br i1 %.128.i1257.i, label %B0.else.if.i1286.i, label %B0.else.endif.i1258.i, !prof !3

B0.endif.i1272.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1271.i, %B0.else.endif.endif.endif.i1268.i
  %.113.sroa.13.0.i1273.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1271.i ], [ %.113.sroa.13.1.i1269.i, %B0.else.endif.endif.endif.i1268.i ]
  %.201.i1274.i = sub i64 %.113.sroa.13.0.i1273.i, %.113.sroa.0.3.i1263.i
  %.226.i1275.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1263.i
  store i64 %.87.i1253.i, ptr %.716, align 8, !noalias !87
  %.606.not155.i1276.i = icmp sgt i64 %.201.i1274.i, 0
  br i1 %.606.not155.i1276.i, label %.576.endif.preheader.i1284.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i, !prof !12

.576.endif.preheader.i1284.i:                     ; preds = %B0.endif.i1272.i
  %108 = shl i64 %.201.i1274.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1275.i, i8 0, i64 %108, i1 false), !noalias !87
  %.57.i1290.pre.i = load i64, ptr %.716, align 8, !noalias !90
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i

B0.else.if.i1286.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i
  br label %B0.else.endif.i1258.i

B0.else.endif.i1258.i:                            ; preds = %B0.else.if.i1286.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i
  %.113.sroa.0.1.i1259.i = phi i64 [ 0, %B0.else.if.i1286.i ], [ %.125.i1256.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i ]
  %.133.not.i1260.i = icmp slt i64 %.125.i1256.i, %arg.floats.5.0
  br i1 %.133.not.i1260.i, label %B0.else.endif.endif.i1262.i, label %B0.else.endif.if.i1261.i, !prof !4

B0.else.endif.if.i1261.i:                         ; preds = %B0.else.endif.i1258.i
  br label %B0.else.endif.endif.i1262.i

B0.else.endif.endif.i1262.i:                      ; preds = %B0.else.endif.if.i1261.i, %B0.else.endif.i1258.i
  %.113.sroa.0.3.i1263.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1261.i ], [ %.113.sroa.0.1.i1259.i, %B0.else.endif.i1258.i ]
  %.140.i1264.i = icmp slt i64 %.87.i1253.i, 0
  %.141.i1265.i = select i1 %.140.i1264.i, i64 %arg.floats.5.0, i64 0
  %.142.i1266.i = add i64 %.141.i1265.i, %.87.i1253.i
  %.145.i1267.i = icmp slt i64 %.142.i1266.i, 0
  br i1 %.145.i1267.i, label %B0.else.endif.endif.if.i1285.i, label %B0.else.endif.endif.endif.i1268.i, !prof !3

B0.else.endif.endif.if.i1285.i:                   ; preds = %B0.else.endif.endif.i1262.i
  br label %B0.else.endif.endif.endif.i1268.i

B0.else.endif.endif.endif.i1268.i:                ; preds = %B0.else.endif.endif.if.i1285.i, %B0.else.endif.endif.i1262.i
  %.113.sroa.13.1.i1269.i = phi i64 [ 0, %B0.else.endif.endif.if.i1285.i ], [ %.142.i1266.i, %B0.else.endif.endif.i1262.i ]
  %.150.not.i1270.i = icmp slt i64 %.142.i1266.i, %arg.floats.5.0
  br i1 %.150.not.i1270.i, label %B0.endif.i1272.i, label %B0.else.endif.endif.endif.if.i1271.i, !prof !4

B0.else.endif.endif.endif.if.i1271.i:             ; preds = %B0.else.endif.endif.endif.i1268.i
  br label %B0.endif.i1272.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i: ; preds = %.576.endif.preheader.i1284.i, %B0.endif.i1272.i
  %.57.i1290.i = phi i64 [ %.87.i1253.i, %B0.endif.i1272.i ], [ %.57.i1290.pre.i, %.576.endif.preheader.i1284.i ]
  %.5.i1288.i = fptosi double %arg.rates.36 to i64
  %.13.i1289.i = tail call i64 @llvm.smax.i64(i64 %.5.i1288.i, i64 1)
  %.87.i1291.i = add nsw i64 %.57.i1290.i, %.13.i1289.i
  %.123.i1292.i = icmp slt i64 %.57.i1290.i, 0
  %.124.i1293.i = select i1 %.123.i1292.i, i64 %arg.floats.5.0, i64 0
  %.125.i1294.i = add i64 %.124.i1293.i, %.57.i1290.i
  %.128.i1295.i = icmp slt i64 %.125.i1294.i, 0
  br i1 %.128.i1295.i, label %B0.else.if.i1324.i, label %B0.else.endif.i1296.i, !prof !3

B0.endif.i1310.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1309.i, %B0.else.endif.endif.endif.i1306.i
  %.113.sroa.13.0.i1311.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1309.i ], [ %.113.sroa.13.1.i1307.i, %B0.else.endif.endif.endif.i1306.i ]
  %.201.i1312.i = sub i64 %.113.sroa.13.0.i1311.i, %.113.sroa.0.3.i1301.i
  %.226.i1313.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1301.i
  store i64 %.87.i1291.i, ptr %.716, align 8, !noalias !90
  %.606.not155.i1314.i = icmp sgt i64 %.201.i1312.i, 0
  br i1 %.606.not155.i1314.i, label %.576.endif.preheader.i1322.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i, !prof !12

.576.endif.preheader.i1322.i:                     ; preds = %B0.endif.i1310.i
  %109 = shl i64 %.201.i1312.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1313.i, i8 0, i64 %109, i1 false), !noalias !90
  %.57.i1326.pre.i = load i64, ptr %.716, align 8, !noalias !93
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i

B0.else.if.i1324.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i
  br label %B0.else.endif.i1296.i

B0.else.endif.i1296.i:                            ; preds = %B0.else.if.i1324.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i
  %.113.sroa.0.1.i1297.i = phi i64 [ 0, %B0.else.if.i1324.i ], [ %.125.i1294.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i ]
  %.133.not.i1298.i = icmp slt i64 %.125.i1294.i, %arg.floats.5.0
  br i1 %.133.not.i1298.i, label %B0.else.endif.endif.i1300.i, label %B0.else.endif.if.i1299.i, !prof !4

B0.else.endif.if.i1299.i:                         ; preds = %B0.else.endif.i1296.i
  br label %B0.else.endif.endif.i1300.i

B0.else.endif.endif.i1300.i:                      ; preds = %B0.else.endif.if.i1299.i, %B0.else.endif.i1296.i
  %.113.sroa.0.3.i1301.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1299.i ], [ %.113.sroa.0.1.i1297.i, %B0.else.endif.i1296.i ]
  %.140.i1302.i = icmp slt i64 %.87.i1291.i, 0
  %.141.i1303.i = select i1 %.140.i1302.i, i64 %arg.floats.5.0, i64 0
  %.142.i1304.i = add i64 %.141.i1303.i, %.87.i1291.i
  %.145.i1305.i = icmp slt i64 %.142.i1304.i, 0
  br i1 %.145.i1305.i, label %B0.else.endif.endif.if.i1323.i, label %B0.else.endif.endif.endif.i1306.i, !prof !3

B0.else.endif.endif.if.i1323.i:                   ; preds = %B0.else.endif.endif.i1300.i
  br label %B0.else.endif.endif.endif.i1306.i

B0.else.endif.endif.endif.i1306.i:                ; preds = %B0.else.endif.endif.if.i1323.i, %B0.else.endif.endif.i1300.i
  %.113.sroa.13.1.i1307.i = phi i64 [ 0, %B0.else.endif.endif.if.i1323.i ], [ %.142.i1304.i, %B0.else.endif.endif.i1300.i ]
  %.150.not.i1308.i = icmp slt i64 %.142.i1304.i, %arg.floats.5.0
  br i1 %.150.not.i1308.i, label %B0.endif.i1310.i, label %B0.else.endif.endif.endif.if.i1309.i, !prof !4

B0.else.endif.endif.endif.if.i1309.i:             ; preds = %B0.else.endif.endif.endif.i1306.i
  br label %B0.endif.i1310.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i: ; preds = %.576.endif.preheader.i1322.i, %B0.endif.i1310.i
  %.57.i1326.i = phi i64 [ %.87.i1291.i, %B0.endif.i1310.i ], [ %.57.i1326.pre.i, %.576.endif.preheader.i1322.i ]
  %.87.i1327.i = add nsw i64 %.57.i1326.i, 2
  %.123.i1328.i = icmp slt i64 %.57.i1326.i, 0
  %.124.i1329.i = select i1 %.123.i1328.i, i64 %arg.ints.5.0, i64 0
  %.125.i1330.i = add i64 %.124.i1329.i, %.57.i1326.i
  %.128.i1331.i = icmp slt i64 %.125.i1330.i, 0
  br i1 %.128.i1331.i, label %B0.else.if.i1360.i, label %B0.else.endif.i1332.i, !prof !3

B0.endif.i1346.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1345.i, %B0.else.endif.endif.endif.i1342.i
  %.113.sroa.13.0.i1347.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1345.i ], [ %.113.sroa.13.1.i1343.i, %B0.else.endif.endif.endif.i1342.i ]
  %.201.i1348.i = sub i64 %.113.sroa.13.0.i1347.i, %.113.sroa.0.3.i1337.i
  %.226.i1349.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1337.i
  store i64 %.87.i1327.i, ptr %.716, align 8, !noalias !93
  %.605.not155.i1350.i = icmp sgt i64 %.201.i1348.i, 0
  br i1 %.605.not155.i1350.i, label %.575.endif.preheader.i1358.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, !prof !12

.575.endif.preheader.i1358.i:                     ; preds = %B0.endif.i1346.i
  %110 = shl i64 %.201.i1348.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1349.i, i8 0, i64 %110, i1 false), !noalias !93
  %.57.i.i6802.pre = load i64, ptr %.716, align 8, !noalias !96
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B0.else.if.i1360.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i
  br label %B0.else.endif.i1332.i

B0.else.endif.i1332.i:                            ; preds = %B0.else.if.i1360.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i
  %.113.sroa.0.1.i1333.i = phi i64 [ 0, %B0.else.if.i1360.i ], [ %.125.i1330.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i ]
  %.133.not.i1334.i = icmp slt i64 %.125.i1330.i, %arg.ints.5.0
  br i1 %.133.not.i1334.i, label %B0.else.endif.endif.i1336.i, label %B0.else.endif.if.i1335.i, !prof !4

B0.else.endif.if.i1335.i:                         ; preds = %B0.else.endif.i1332.i
  br label %B0.else.endif.endif.i1336.i

B0.else.endif.endif.i1336.i:                      ; preds = %B0.else.endif.if.i1335.i, %B0.else.endif.i1332.i
  %.113.sroa.0.3.i1337.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1335.i ], [ %.113.sroa.0.1.i1333.i, %B0.else.endif.i1332.i ]
  %.140.i1338.i = icmp slt i64 %.57.i1326.i, -2
  %.141.i1339.i = select i1 %.140.i1338.i, i64 %arg.ints.5.0, i64 0
  %.142.i1340.i = add i64 %.141.i1339.i, %.87.i1327.i
  %.145.i1341.i = icmp slt i64 %.142.i1340.i, 0
  br i1 %.145.i1341.i, label %B0.else.endif.endif.if.i1359.i, label %B0.else.endif.endif.endif.i1342.i, !prof !3

B0.else.endif.endif.if.i1359.i:                   ; preds = %B0.else.endif.endif.i1336.i
  br label %B0.else.endif.endif.endif.i1342.i

B0.else.endif.endif.endif.i1342.i:                ; preds = %B0.else.endif.endif.if.i1359.i, %B0.else.endif.endif.i1336.i
  %.113.sroa.13.1.i1343.i = phi i64 [ 0, %B0.else.endif.endif.if.i1359.i ], [ %.142.i1340.i, %B0.else.endif.endif.i1336.i ]
  %.150.not.i1344.i = icmp slt i64 %.142.i1340.i, %arg.ints.5.0
  br i1 %.150.not.i1344.i, label %B0.endif.i1346.i, label %B0.else.endif.endif.endif.if.i1345.i, !prof !4

B0.else.endif.endif.endif.if.i1345.i:             ; preds = %B0.else.endif.endif.endif.i1342.i
  br label %B0.endif.i1346.i

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.i1346.i, %.575.endif.preheader.i1358.i
  %.57.i.i6802 = phi i64 [ %.87.i1327.i, %B0.endif.i1346.i ], [ %.57.i.i6802.pre, %.575.endif.preheader.i1358.i ]
  %.210.i1315.i = tail call i64 @llvm.smax.i64(i64 %.201.i1312.i, i64 0)
  %.210.i1277.i = tail call i64 @llvm.smax.i64(i64 %.201.i1274.i, i64 0)
  %.210.i1240.i = tail call i64 @llvm.smax.i64(i64 %.201.i1237.i, i64 0)
  %.210.i1099.i = tail call i64 @llvm.smax.i64(i64 %.201.i1096.i, i64 0)
  %.210.i1063.i = tail call i64 @llvm.smax.i64(i64 %.201.i1060.i, i64 0)
  %.210.i1027.i = tail call i64 @llvm.smax.i64(i64 %.201.i1024.i, i64 0)
  %.210.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i6800, i64 0)
  %.194.i = mul nsw i64 %arg.launch.3, %arg.launch.2
  %.87.i.i6803 = add nsw i64 %.57.i.i6802, %.194.i
  %.123.i.i6804 = icmp slt i64 %.57.i.i6802, 0
  %.124.i.i6805 = select i1 %.123.i.i6804, i64 %arg.floats.5.0, i64 0
  %.125.i.i6806 = add i64 %.124.i.i6805, %.57.i.i6802
  %.128.i.i6807 = icmp slt i64 %.125.i.i6806, 0
  br i1 %.128.i.i6807, label %B0.else.if.i.i6831, label %B0.else.endif.i.i6808, !prof !3

B0.endif.i.i6822:                                 ; preds = %B0.else.endif.endif.endif.if.i.i6821, %B0.else.endif.endif.endif.i.i6818
  %.113.sroa.13.0.i.i6823 = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i.i6821 ], [ %.113.sroa.13.1.i.i6819, %B0.else.endif.endif.endif.i.i6818 ]
  %.201.i.i6824 = sub i64 %.113.sroa.13.0.i.i6823, %.113.sroa.0.3.i.i6813
  %.226.i.i6825 = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i.i6813
  store i64 %.87.i.i6803, ptr %.716, align 8, !noalias !96
  %.606.not155.i.i6826 = icmp sgt i64 %.201.i.i6824, 0
  br i1 %.606.not155.i.i6826, label %.489.endif.preheader.i, label %.489.if.i, !prof !12

B0.else.if.i.i6831:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  br label %B0.else.endif.i.i6808

B0.else.endif.i.i6808:                            ; preds = %B0.else.if.i.i6831, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  %.113.sroa.0.1.i.i6809 = phi i64 [ 0, %B0.else.if.i.i6831 ], [ %.125.i.i6806, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit ]
  %.133.not.i.i6810 = icmp slt i64 %.125.i.i6806, %arg.floats.5.0
  br i1 %.133.not.i.i6810, label %B0.else.endif.endif.i.i6812, label %B0.else.endif.if.i.i6811, !prof !4

B0.else.endif.if.i.i6811:                         ; preds = %B0.else.endif.i.i6808
  br label %B0.else.endif.endif.i.i6812

B0.else.endif.endif.i.i6812:                      ; preds = %B0.else.endif.if.i.i6811, %B0.else.endif.i.i6808
  %.113.sroa.0.3.i.i6813 = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i.i6811 ], [ %.113.sroa.0.1.i.i6809, %B0.else.endif.i.i6808 ]
  %.140.i.i6814 = icmp slt i64 %.87.i.i6803, 0
  %.141.i.i6815 = select i1 %.140.i.i6814, i64 %arg.floats.5.0, i64 0
  %.142.i.i6816 = add i64 %.141.i.i6815, %.87.i.i6803
  %.145.i.i6817 = icmp slt i64 %.142.i.i6816, 0
  br i1 %.145.i.i6817, label %B0.else.endif.endif.if.i.i6830, label %B0.else.endif.endif.endif.i.i6818, !prof !3

B0.else.endif.endif.if.i.i6830:                   ; preds = %B0.else.endif.endif.i.i6812
  br label %B0.else.endif.endif.endif.i.i6818

B0.else.endif.endif.endif.i.i6818:                ; preds = %B0.else.endif.endif.if.i.i6830, %B0.else.endif.endif.i.i6812
  %.113.sroa.13.1.i.i6819 = phi i64 [ 0, %B0.else.endif.endif.if.i.i6830 ], [ %.142.i.i6816, %B0.else.endif.endif.i.i6812 ]
  %.150.not.i.i6820 = icmp slt i64 %.142.i.i6816, %arg.floats.5.0
  br i1 %.150.not.i.i6820, label %B0.endif.i.i6822, label %B0.else.endif.endif.endif.if.i.i6821, !prof !4

B0.else.endif.endif.endif.if.i.i6821:             ; preds = %B0.else.endif.endif.endif.i.i6818
  br label %B0.endif.i.i6822

.489.endif.preheader.i:                           ; preds = %B0.endif.i.i6822
  %111 = shl i64 %.201.i.i6824, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i6825, i8 0, i64 %111, i1 false), !noalias !96
  br label %.489.endif.i

.489.if.i.loopexit:                               ; preds = %.489.endif.i
  %.57.i622.i.pre = load i64, ptr %.716, align 8, !noalias !101
  br label %.489.if.i

.489.if.i:                                        ; preds = %.489.if.i.loopexit, %B0.endif.i.i6822
  %.57.i622.i = phi i64 [ %.57.i622.i.pre, %.489.if.i.loopexit ], [ %.87.i.i6803, %B0.endif.i.i6822 ]
  %.87.i623.i = add nsw i64 %.57.i622.i, %.194.i
  %.123.i624.i = icmp slt i64 %.57.i622.i, 0
  %.124.i625.i = select i1 %.123.i624.i, i64 %arg.ints.5.0, i64 0
  %.125.i626.i = add i64 %.124.i625.i, %.57.i622.i
  %.128.i627.i = icmp slt i64 %.125.i626.i, 0
  br i1 %.128.i627.i, label %B0.else.if.i654.i, label %B0.else.endif.i628.i, !prof !3

B0.endif.i642.i:                                  ; preds = %B0.else.endif.endif.endif.if.i641.i, %B0.else.endif.endif.endif.i638.i
  %.113.sroa.13.0.i643.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i641.i ], [ %.113.sroa.13.1.i639.i, %B0.else.endif.endif.endif.i638.i ]
  %.201.i644.i = sub i64 %.113.sroa.13.0.i643.i, %.113.sroa.0.3.i633.i
  %.226.i645.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i633.i
  store i64 %.87.i623.i, ptr %.716, align 8, !noalias !101
  %.605.not155.i.i6827 = icmp sgt i64 %.201.i644.i, 0
  br i1 %.605.not155.i.i6827, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !12

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i642.i
  %112 = shl i64 %.201.i644.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i645.i, i8 0, i64 %112, i1 false), !noalias !101
  %.57.i655.pre.i = load i64, ptr %.716, align 8, !noalias !104
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i654.i:                                ; preds = %.489.if.i
  br label %B0.else.endif.i628.i

B0.else.endif.i628.i:                             ; preds = %B0.else.if.i654.i, %.489.if.i
  %.113.sroa.0.1.i629.i = phi i64 [ 0, %B0.else.if.i654.i ], [ %.125.i626.i, %.489.if.i ]
  %.133.not.i630.i = icmp slt i64 %.125.i626.i, %arg.ints.5.0
  br i1 %.133.not.i630.i, label %B0.else.endif.endif.i632.i, label %B0.else.endif.if.i631.i, !prof !4

B0.else.endif.if.i631.i:                          ; preds = %B0.else.endif.i628.i
  br label %B0.else.endif.endif.i632.i

B0.else.endif.endif.i632.i:                       ; preds = %B0.else.endif.if.i631.i, %B0.else.endif.i628.i
  %.113.sroa.0.3.i633.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i631.i ], [ %.113.sroa.0.1.i629.i, %B0.else.endif.i628.i ]
  %.140.i634.i = icmp slt i64 %.87.i623.i, 0
  %.141.i635.i = select i1 %.140.i634.i, i64 %arg.ints.5.0, i64 0
  %.142.i636.i = add i64 %.141.i635.i, %.87.i623.i
  %.145.i637.i = icmp slt i64 %.142.i636.i, 0
  br i1 %.145.i637.i, label %B0.else.endif.endif.if.i653.i, label %B0.else.endif.endif.endif.i638.i, !prof !3

B0.else.endif.endif.if.i653.i:                    ; preds = %B0.else.endif.endif.i632.i
  br label %B0.else.endif.endif.endif.i638.i

B0.else.endif.endif.endif.i638.i:                 ; preds = %B0.else.endif.endif.if.i653.i, %B0.else.endif.endif.i632.i
  %.113.sroa.13.1.i639.i = phi i64 [ 0, %B0.else.endif.endif.if.i653.i ], [ %.142.i636.i, %B0.else.endif.endif.i632.i ]
  %.150.not.i640.i = icmp slt i64 %.142.i636.i, %arg.ints.5.0
  br i1 %.150.not.i640.i, label %B0.endif.i642.i, label %B0.else.endif.endif.endif.if.i641.i, !prof !4

B0.else.endif.endif.endif.if.i641.i:              ; preds = %B0.else.endif.endif.endif.i638.i
  br label %B0.endif.i642.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i642.i
  %.57.i655.i = phi i64 [ %.87.i623.i, %B0.endif.i642.i ], [ %.57.i655.pre.i, %.575.endif.preheader.i.i ]
  %.87.i656.i = add nsw i64 %.57.i655.i, %.194.i
  %.123.i657.i = icmp slt i64 %.57.i655.i, 0
  %.124.i658.i = select i1 %.123.i657.i, i64 %arg.ints.5.0, i64 0
  %.125.i659.i = add i64 %.124.i658.i, %.57.i655.i
  %.128.i660.i = icmp slt i64 %.125.i659.i, 0
  br i1 %.128.i660.i, label %B0.else.if.i689.i, label %B0.else.endif.i661.i, !prof !3

B0.endif.i675.i:                                  ; preds = %B0.else.endif.endif.endif.if.i674.i, %B0.else.endif.endif.endif.i671.i
  %.113.sroa.13.0.i676.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i674.i ], [ %.113.sroa.13.1.i672.i, %B0.else.endif.endif.endif.i671.i ]
  %.201.i677.i = sub i64 %.113.sroa.13.0.i676.i, %.113.sroa.0.3.i666.i
  %.226.i678.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i666.i
  store i64 %.87.i656.i, ptr %.716, align 8, !noalias !104
  %.605.not155.i679.i = icmp sgt i64 %.201.i677.i, 0
  br i1 %.605.not155.i679.i, label %.575.endif.preheader.i687.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i, !prof !12

.575.endif.preheader.i687.i:                      ; preds = %B0.endif.i675.i
  %113 = shl i64 %.201.i677.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i678.i, i8 0, i64 %113, i1 false), !noalias !104
  %.57.i691.pre.i = load i64, ptr %.716, align 8, !noalias !107
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i

B0.else.if.i689.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i661.i

B0.else.endif.i661.i:                             ; preds = %B0.else.if.i689.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i662.i = phi i64 [ 0, %B0.else.if.i689.i ], [ %.125.i659.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i663.i = icmp slt i64 %.125.i659.i, %arg.ints.5.0
  br i1 %.133.not.i663.i, label %B0.else.endif.endif.i665.i, label %B0.else.endif.if.i664.i, !prof !4

B0.else.endif.if.i664.i:                          ; preds = %B0.else.endif.i661.i
  br label %B0.else.endif.endif.i665.i

B0.else.endif.endif.i665.i:                       ; preds = %B0.else.endif.if.i664.i, %B0.else.endif.i661.i
  %.113.sroa.0.3.i666.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i664.i ], [ %.113.sroa.0.1.i662.i, %B0.else.endif.i661.i ]
  %.140.i667.i = icmp slt i64 %.87.i656.i, 0
  %.141.i668.i = select i1 %.140.i667.i, i64 %arg.ints.5.0, i64 0
  %.142.i669.i = add i64 %.141.i668.i, %.87.i656.i
  %.145.i670.i = icmp slt i64 %.142.i669.i, 0
  br i1 %.145.i670.i, label %B0.else.endif.endif.if.i688.i, label %B0.else.endif.endif.endif.i671.i, !prof !3

B0.else.endif.endif.if.i688.i:                    ; preds = %B0.else.endif.endif.i665.i
  br label %B0.else.endif.endif.endif.i671.i

B0.else.endif.endif.endif.i671.i:                 ; preds = %B0.else.endif.endif.if.i688.i, %B0.else.endif.endif.i665.i
  %.113.sroa.13.1.i672.i = phi i64 [ 0, %B0.else.endif.endif.if.i688.i ], [ %.142.i669.i, %B0.else.endif.endif.i665.i ]
  %.150.not.i673.i = icmp slt i64 %.142.i669.i, %arg.ints.5.0
  br i1 %.150.not.i673.i, label %B0.endif.i675.i, label %B0.else.endif.endif.endif.if.i674.i, !prof !4

B0.else.endif.endif.endif.if.i674.i:              ; preds = %B0.else.endif.endif.endif.i671.i
  br label %B0.endif.i675.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i: ; preds = %.575.endif.preheader.i687.i, %B0.endif.i675.i
  %.57.i691.i = phi i64 [ %.87.i656.i, %B0.endif.i675.i ], [ %.57.i691.pre.i, %.575.endif.preheader.i687.i ]
  %.87.i692.i = add nsw i64 %.57.i691.i, %.194.i
  %.123.i693.i = icmp slt i64 %.57.i691.i, 0
  %.124.i694.i = select i1 %.123.i693.i, i64 %arg.ints.5.0, i64 0
  %.125.i695.i = add i64 %.124.i694.i, %.57.i691.i
  %.128.i696.i = icmp slt i64 %.125.i695.i, 0
  br i1 %.128.i696.i, label %B0.else.if.i725.i, label %B0.else.endif.i697.i, !prof !3

B0.endif.i711.i:                                  ; preds = %B0.else.endif.endif.endif.if.i710.i, %B0.else.endif.endif.endif.i707.i
  %.113.sroa.13.0.i712.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i710.i ], [ %.113.sroa.13.1.i708.i, %B0.else.endif.endif.endif.i707.i ]
  %.201.i713.i = sub i64 %.113.sroa.13.0.i712.i, %.113.sroa.0.3.i702.i
  %.226.i714.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i702.i
  store i64 %.87.i692.i, ptr %.716, align 8, !noalias !107
  %.605.not155.i715.i = icmp sgt i64 %.201.i713.i, 0
  br i1 %.605.not155.i715.i, label %.575.endif.preheader.i723.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i, !prof !12

.575.endif.preheader.i723.i:                      ; preds = %B0.endif.i711.i
  %114 = shl i64 %.201.i713.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i714.i, i8 0, i64 %114, i1 false), !noalias !107
  %.57.i727.pre.i = load i64, ptr %.716, align 8, !noalias !110
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i

B0.else.if.i725.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i
  br label %B0.else.endif.i697.i

B0.else.endif.i697.i:                             ; preds = %B0.else.if.i725.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i
  %.113.sroa.0.1.i698.i = phi i64 [ 0, %B0.else.if.i725.i ], [ %.125.i695.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit690.i ]
  %.133.not.i699.i = icmp slt i64 %.125.i695.i, %arg.ints.5.0
  br i1 %.133.not.i699.i, label %B0.else.endif.endif.i701.i, label %B0.else.endif.if.i700.i, !prof !4

B0.else.endif.if.i700.i:                          ; preds = %B0.else.endif.i697.i
  br label %B0.else.endif.endif.i701.i

B0.else.endif.endif.i701.i:                       ; preds = %B0.else.endif.if.i700.i, %B0.else.endif.i697.i
  %.113.sroa.0.3.i702.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i700.i ], [ %.113.sroa.0.1.i698.i, %B0.else.endif.i697.i ]
  %.140.i703.i = icmp slt i64 %.87.i692.i, 0
  %.141.i704.i = select i1 %.140.i703.i, i64 %arg.ints.5.0, i64 0
  %.142.i705.i = add i64 %.141.i704.i, %.87.i692.i
  %.145.i706.i = icmp slt i64 %.142.i705.i, 0
  br i1 %.145.i706.i, label %B0.else.endif.endif.if.i724.i, label %B0.else.endif.endif.endif.i707.i, !prof !3

B0.else.endif.endif.if.i724.i:                    ; preds = %B0.else.endif.endif.i701.i
  br label %B0.else.endif.endif.endif.i707.i

B0.else.endif.endif.endif.i707.i:                 ; preds = %B0.else.endif.endif.if.i724.i, %B0.else.endif.endif.i701.i
  %.113.sroa.13.1.i708.i = phi i64 [ 0, %B0.else.endif.endif.if.i724.i ], [ %.142.i705.i, %B0.else.endif.endif.i701.i ]
  %.150.not.i709.i = icmp slt i64 %.142.i705.i, %arg.ints.5.0
  br i1 %.150.not.i709.i, label %B0.endif.i711.i, label %B0.else.endif.endif.endif.if.i710.i, !prof !4

B0.else.endif.endif.endif.if.i710.i:              ; preds = %B0.else.endif.endif.endif.i707.i
  br label %B0.endif.i711.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i: ; preds = %.575.endif.preheader.i723.i, %B0.endif.i711.i
  %.57.i727.i = phi i64 [ %.87.i692.i, %B0.endif.i711.i ], [ %.57.i727.pre.i, %.575.endif.preheader.i723.i ]
  %.87.i728.i = add nsw i64 %.57.i727.i, %.194.i
  %.123.i729.i = icmp slt i64 %.57.i727.i, 0
  %.124.i730.i = select i1 %.123.i729.i, i64 %arg.ints.5.0, i64 0
  %.125.i731.i = add i64 %.124.i730.i, %.57.i727.i
  %.128.i732.i = icmp slt i64 %.125.i731.i, 0
  br i1 %.128.i732.i, label %B0.else.if.i761.i, label %B0.else.endif.i733.i, !prof !3

B0.endif.i747.i:                                  ; preds = %B0.else.endif.endif.endif.if.i746.i, %B0.else.endif.endif.endif.i743.i
  %.113.sroa.13.0.i748.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i746.i ], [ %.113.sroa.13.1.i744.i, %B0.else.endif.endif.endif.i743.i ]
  %.201.i749.i = sub i64 %.113.sroa.13.0.i748.i, %.113.sroa.0.3.i738.i
  %.226.i750.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i738.i
  store i64 %.87.i728.i, ptr %.716, align 8, !noalias !110
  %.605.not155.i751.i = icmp sgt i64 %.201.i749.i, 0
  br i1 %.605.not155.i751.i, label %.575.endif.preheader.i759.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i, !prof !12

.575.endif.preheader.i759.i:                      ; preds = %B0.endif.i747.i
  %115 = shl i64 %.201.i749.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i750.i, i8 0, i64 %115, i1 false), !noalias !110
  %.57.i763.pre.i = load i64, ptr %.716, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i

B0.else.if.i761.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i
  br label %B0.else.endif.i733.i

B0.else.endif.i733.i:                             ; preds = %B0.else.if.i761.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i
  %.113.sroa.0.1.i734.i = phi i64 [ 0, %B0.else.if.i761.i ], [ %.125.i731.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit726.i ]
  %.133.not.i735.i = icmp slt i64 %.125.i731.i, %arg.ints.5.0
  br i1 %.133.not.i735.i, label %B0.else.endif.endif.i737.i, label %B0.else.endif.if.i736.i, !prof !4

B0.else.endif.if.i736.i:                          ; preds = %B0.else.endif.i733.i
  br label %B0.else.endif.endif.i737.i

B0.else.endif.endif.i737.i:                       ; preds = %B0.else.endif.if.i736.i, %B0.else.endif.i733.i
  %.113.sroa.0.3.i738.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i736.i ], [ %.113.sroa.0.1.i734.i, %B0.else.endif.i733.i ]
  %.140.i739.i = icmp slt i64 %.87.i728.i, 0
  %.141.i740.i = select i1 %.140.i739.i, i64 %arg.ints.5.0, i64 0
  %.142.i741.i = add i64 %.141.i740.i, %.87.i728.i
  %.145.i742.i = icmp slt i64 %.142.i741.i, 0
  br i1 %.145.i742.i, label %B0.else.endif.endif.if.i760.i, label %B0.else.endif.endif.endif.i743.i, !prof !3

B0.else.endif.endif.if.i760.i:                    ; preds = %B0.else.endif.endif.i737.i
  br label %B0.else.endif.endif.endif.i743.i

B0.else.endif.endif.endif.i743.i:                 ; preds = %B0.else.endif.endif.if.i760.i, %B0.else.endif.endif.i737.i
  %.113.sroa.13.1.i744.i = phi i64 [ 0, %B0.else.endif.endif.if.i760.i ], [ %.142.i741.i, %B0.else.endif.endif.i737.i ]
  %.150.not.i745.i = icmp slt i64 %.142.i741.i, %arg.ints.5.0
  br i1 %.150.not.i745.i, label %B0.endif.i747.i, label %B0.else.endif.endif.endif.if.i746.i, !prof !4

B0.else.endif.endif.endif.if.i746.i:              ; preds = %B0.else.endif.endif.endif.i743.i
  br label %B0.endif.i747.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i: ; preds = %.575.endif.preheader.i759.i, %B0.endif.i747.i
  %.57.i763.i = phi i64 [ %.87.i728.i, %B0.endif.i747.i ], [ %.57.i763.pre.i, %.575.endif.preheader.i759.i ]
  %.87.i764.i = add nsw i64 %.57.i763.i, %.194.i
  %.123.i765.i = icmp slt i64 %.57.i763.i, 0
  %.124.i766.i = select i1 %.123.i765.i, i64 %arg.ints.5.0, i64 0
  %.125.i767.i = add i64 %.124.i766.i, %.57.i763.i
  %.128.i768.i = icmp slt i64 %.125.i767.i, 0
  br i1 %.128.i768.i, label %B0.else.if.i797.i, label %B0.else.endif.i769.i, !prof !3

B0.endif.i783.i:                                  ; preds = %B0.else.endif.endif.endif.if.i782.i, %B0.else.endif.endif.endif.i779.i
  %.113.sroa.13.0.i784.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i782.i ], [ %.113.sroa.13.1.i780.i, %B0.else.endif.endif.endif.i779.i ]
  %.201.i785.i = sub i64 %.113.sroa.13.0.i784.i, %.113.sroa.0.3.i774.i
  %.226.i786.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i774.i
  store i64 %.87.i764.i, ptr %.716, align 8, !noalias !113
  %.605.not155.i787.i = icmp sgt i64 %.201.i785.i, 0
  br i1 %.605.not155.i787.i, label %.575.endif.preheader.i795.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i, !prof !12

.575.endif.preheader.i795.i:                      ; preds = %B0.endif.i783.i
  %116 = shl i64 %.201.i785.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i786.i, i8 0, i64 %116, i1 false), !noalias !113
  %.57.i799.pre.i = load i64, ptr %.716, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i

B0.else.if.i797.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i
  br label %B0.else.endif.i769.i

B0.else.endif.i769.i:                             ; preds = %B0.else.if.i797.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i
  %.113.sroa.0.1.i770.i = phi i64 [ 0, %B0.else.if.i797.i ], [ %.125.i767.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit762.i ]
  %.133.not.i771.i = icmp slt i64 %.125.i767.i, %arg.ints.5.0
  br i1 %.133.not.i771.i, label %B0.else.endif.endif.i773.i, label %B0.else.endif.if.i772.i, !prof !4

B0.else.endif.if.i772.i:                          ; preds = %B0.else.endif.i769.i
  br label %B0.else.endif.endif.i773.i

B0.else.endif.endif.i773.i:                       ; preds = %B0.else.endif.if.i772.i, %B0.else.endif.i769.i
  %.113.sroa.0.3.i774.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i772.i ], [ %.113.sroa.0.1.i770.i, %B0.else.endif.i769.i ]
  %.140.i775.i = icmp slt i64 %.87.i764.i, 0
  %.141.i776.i = select i1 %.140.i775.i, i64 %arg.ints.5.0, i64 0
  %.142.i777.i = add i64 %.141.i776.i, %.87.i764.i
  %.145.i778.i = icmp slt i64 %.142.i777.i, 0
  br i1 %.145.i778.i, label %B0.else.endif.endif.if.i796.i, label %B0.else.endif.endif.endif.i779.i, !prof !3

B0.else.endif.endif.if.i796.i:                    ; preds = %B0.else.endif.endif.i773.i
  br label %B0.else.endif.endif.endif.i779.i

B0.else.endif.endif.endif.i779.i:                 ; preds = %B0.else.endif.endif.if.i796.i, %B0.else.endif.endif.i773.i
  %.113.sroa.13.1.i780.i = phi i64 [ 0, %B0.else.endif.endif.if.i796.i ], [ %.142.i777.i, %B0.else.endif.endif.i773.i ]
  %.150.not.i781.i = icmp slt i64 %.142.i777.i, %arg.ints.5.0
  br i1 %.150.not.i781.i, label %B0.endif.i783.i, label %B0.else.endif.endif.endif.if.i782.i, !prof !4

B0.else.endif.endif.endif.if.i782.i:              ; preds = %B0.else.endif.endif.endif.i779.i
  br label %B0.endif.i783.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i: ; preds = %.575.endif.preheader.i795.i, %B0.endif.i783.i
  %.57.i799.i = phi i64 [ %.87.i764.i, %B0.endif.i783.i ], [ %.57.i799.pre.i, %.575.endif.preheader.i795.i ]
  %.87.i800.i = add nsw i64 %.57.i799.i, %.194.i
  %.123.i801.i = icmp slt i64 %.57.i799.i, 0
  %.124.i802.i = select i1 %.123.i801.i, i64 %arg.ints.5.0, i64 0
  %.125.i803.i = add i64 %.124.i802.i, %.57.i799.i
  %.128.i804.i = icmp slt i64 %.125.i803.i, 0
  br i1 %.128.i804.i, label %B0.else.if.i833.i, label %B0.else.endif.i805.i, !prof !3

B0.endif.i819.i:                                  ; preds = %B0.else.endif.endif.endif.if.i818.i, %B0.else.endif.endif.endif.i815.i
  %.113.sroa.13.0.i820.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i818.i ], [ %.113.sroa.13.1.i816.i, %B0.else.endif.endif.endif.i815.i ]
  %.201.i821.i = sub i64 %.113.sroa.13.0.i820.i, %.113.sroa.0.3.i810.i
  %.226.i822.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i810.i
  store i64 %.87.i800.i, ptr %.716, align 8, !noalias !116
  %.605.not155.i823.i = icmp sgt i64 %.201.i821.i, 0
  br i1 %.605.not155.i823.i, label %.575.endif.preheader.i831.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i, !prof !12

.575.endif.preheader.i831.i:                      ; preds = %B0.endif.i819.i
  %117 = shl i64 %.201.i821.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i822.i, i8 0, i64 %117, i1 false), !noalias !116
  %.57.i835.pre.i = load i64, ptr %.716, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i

B0.else.if.i833.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i
  br label %B0.else.endif.i805.i

B0.else.endif.i805.i:                             ; preds = %B0.else.if.i833.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i
  %.113.sroa.0.1.i806.i = phi i64 [ 0, %B0.else.if.i833.i ], [ %.125.i803.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit798.i ]
  %.133.not.i807.i = icmp slt i64 %.125.i803.i, %arg.ints.5.0
  br i1 %.133.not.i807.i, label %B0.else.endif.endif.i809.i, label %B0.else.endif.if.i808.i, !prof !4

B0.else.endif.if.i808.i:                          ; preds = %B0.else.endif.i805.i
  br label %B0.else.endif.endif.i809.i

B0.else.endif.endif.i809.i:                       ; preds = %B0.else.endif.if.i808.i, %B0.else.endif.i805.i
  %.113.sroa.0.3.i810.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i808.i ], [ %.113.sroa.0.1.i806.i, %B0.else.endif.i805.i ]
  %.140.i811.i = icmp slt i64 %.87.i800.i, 0
  %.141.i812.i = select i1 %.140.i811.i, i64 %arg.ints.5.0, i64 0
  %.142.i813.i = add i64 %.141.i812.i, %.87.i800.i
  %.145.i814.i = icmp slt i64 %.142.i813.i, 0
  br i1 %.145.i814.i, label %B0.else.endif.endif.if.i832.i, label %B0.else.endif.endif.endif.i815.i, !prof !3

B0.else.endif.endif.if.i832.i:                    ; preds = %B0.else.endif.endif.i809.i
  br label %B0.else.endif.endif.endif.i815.i

B0.else.endif.endif.endif.i815.i:                 ; preds = %B0.else.endif.endif.if.i832.i, %B0.else.endif.endif.i809.i
  %.113.sroa.13.1.i816.i = phi i64 [ 0, %B0.else.endif.endif.if.i832.i ], [ %.142.i813.i, %B0.else.endif.endif.i809.i ]
  %.150.not.i817.i = icmp slt i64 %.142.i813.i, %arg.ints.5.0
  br i1 %.150.not.i817.i, label %B0.endif.i819.i, label %B0.else.endif.endif.endif.if.i818.i, !prof !4

B0.else.endif.endif.endif.if.i818.i:              ; preds = %B0.else.endif.endif.endif.i815.i
  br label %B0.endif.i819.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i: ; preds = %.575.endif.preheader.i831.i, %B0.endif.i819.i
  %.57.i835.i = phi i64 [ %.87.i800.i, %B0.endif.i819.i ], [ %.57.i835.pre.i, %.575.endif.preheader.i831.i ]
  %.87.i836.i = add nsw i64 %.57.i835.i, %.194.i
  %.123.i837.i = icmp slt i64 %.57.i835.i, 0
  %.124.i838.i = select i1 %.123.i837.i, i64 %arg.ints.5.0, i64 0
  %.125.i839.i = add i64 %.124.i838.i, %.57.i835.i
  %.128.i840.i = icmp slt i64 %.125.i839.i, 0
  br i1 %.128.i840.i, label %B0.else.if.i869.i, label %B0.else.endif.i841.i, !prof !3

B0.endif.i855.i:                                  ; preds = %B0.else.endif.endif.endif.if.i854.i, %B0.else.endif.endif.endif.i851.i
  %.113.sroa.13.0.i856.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i854.i ], [ %.113.sroa.13.1.i852.i, %B0.else.endif.endif.endif.i851.i ]
  %.201.i857.i = sub i64 %.113.sroa.13.0.i856.i, %.113.sroa.0.3.i846.i
  %.226.i858.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i846.i
  store i64 %.87.i836.i, ptr %.716, align 8, !noalias !119
  %.605.not155.i859.i = icmp sgt i64 %.201.i857.i, 0
  br i1 %.605.not155.i859.i, label %.575.endif.preheader.i867.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i, !prof !12

.575.endif.preheader.i867.i:                      ; preds = %B0.endif.i855.i
  %118 = shl i64 %.201.i857.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i858.i, i8 0, i64 %118, i1 false), !noalias !119
  %.57.i871.pre.i = load i64, ptr %.716, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i

B0.else.if.i869.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i
  br label %B0.else.endif.i841.i

B0.else.endif.i841.i:                             ; preds = %B0.else.if.i869.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i
  %.113.sroa.0.1.i842.i = phi i64 [ 0, %B0.else.if.i869.i ], [ %.125.i839.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit834.i ]
  %.133.not.i843.i = icmp slt i64 %.125.i839.i, %arg.ints.5.0
  br i1 %.133.not.i843.i, label %B0.else.endif.endif.i845.i, label %B0.else.endif.if.i844.i, !prof !4

B0.else.endif.if.i844.i:                          ; preds = %B0.else.endif.i841.i
  br label %B0.else.endif.endif.i845.i

B0.else.endif.endif.i845.i:                       ; preds = %B0.else.endif.if.i844.i, %B0.else.endif.i841.i
  %.113.sroa.0.3.i846.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i844.i ], [ %.113.sroa.0.1.i842.i, %B0.else.endif.i841.i ]
  %.140.i847.i = icmp slt i64 %.87.i836.i, 0
  %.141.i848.i = select i1 %.140.i847.i, i64 %arg.ints.5.0, i64 0
  %.142.i849.i = add i64 %.141.i848.i, %.87.i836.i
  %.145.i850.i = icmp slt i64 %.142.i849.i, 0
  br i1 %.145.i850.i, label %B0.else.endif.endif.if.i868.i, label %B0.else.endif.endif.endif.i851.i, !prof !3

B0.else.endif.endif.if.i868.i:                    ; preds = %B0.else.endif.endif.i845.i
  br label %B0.else.endif.endif.endif.i851.i

B0.else.endif.endif.endif.i851.i:                 ; preds = %B0.else.endif.endif.if.i868.i, %B0.else.endif.endif.i845.i
  %.113.sroa.13.1.i852.i = phi i64 [ 0, %B0.else.endif.endif.if.i868.i ], [ %.142.i849.i, %B0.else.endif.endif.i845.i ]
  %.150.not.i853.i = icmp slt i64 %.142.i849.i, %arg.ints.5.0
  br i1 %.150.not.i853.i, label %B0.endif.i855.i, label %B0.else.endif.endif.endif.if.i854.i, !prof !4

B0.else.endif.endif.endif.if.i854.i:              ; preds = %B0.else.endif.endif.endif.i851.i
  br label %B0.endif.i855.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i: ; preds = %.575.endif.preheader.i867.i, %B0.endif.i855.i
  %.57.i871.i = phi i64 [ %.87.i836.i, %B0.endif.i855.i ], [ %.57.i871.pre.i, %.575.endif.preheader.i867.i ]
  %.87.i872.i = add nsw i64 %.57.i871.i, %.194.i
  %.123.i873.i = icmp slt i64 %.57.i871.i, 0
  %.124.i874.i = select i1 %.123.i873.i, i64 %arg.floats.5.0, i64 0
  %.125.i875.i = add i64 %.124.i874.i, %.57.i871.i
  %.128.i876.i = icmp slt i64 %.125.i875.i, 0
  br i1 %.128.i876.i, label %B0.else.if.i905.i, label %B0.else.endif.i877.i, !prof !3

B0.endif.i891.i:                                  ; preds = %B0.else.endif.endif.endif.if.i890.i, %B0.else.endif.endif.endif.i887.i
  %.113.sroa.13.0.i892.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i890.i ], [ %.113.sroa.13.1.i888.i, %B0.else.endif.endif.endif.i887.i ]
  %.201.i893.i = sub i64 %.113.sroa.13.0.i892.i, %.113.sroa.0.3.i882.i
  %.226.i894.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i882.i
  store i64 %.87.i872.i, ptr %.716, align 8, !noalias !122
  %.606.not155.i895.i = icmp sgt i64 %.201.i893.i, 0
  br i1 %.606.not155.i895.i, label %.576.endif.preheader.i903.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i, !prof !12

.576.endif.preheader.i903.i:                      ; preds = %B0.endif.i891.i
  %119 = shl i64 %.201.i893.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i894.i, i8 0, i64 %119, i1 false), !noalias !122
  %.57.i907.pre.i = load i64, ptr %.716, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i

B0.else.if.i905.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i
  br label %B0.else.endif.i877.i

B0.else.endif.i877.i:                             ; preds = %B0.else.if.i905.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i
  %.113.sroa.0.1.i878.i = phi i64 [ 0, %B0.else.if.i905.i ], [ %.125.i875.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit870.i ]
  %.133.not.i879.i = icmp slt i64 %.125.i875.i, %arg.floats.5.0
  br i1 %.133.not.i879.i, label %B0.else.endif.endif.i881.i, label %B0.else.endif.if.i880.i, !prof !4

B0.else.endif.if.i880.i:                          ; preds = %B0.else.endif.i877.i
  br label %B0.else.endif.endif.i881.i

B0.else.endif.endif.i881.i:                       ; preds = %B0.else.endif.if.i880.i, %B0.else.endif.i877.i
  %.113.sroa.0.3.i882.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i880.i ], [ %.113.sroa.0.1.i878.i, %B0.else.endif.i877.i ]
  %.140.i883.i = icmp slt i64 %.87.i872.i, 0
  %.141.i884.i = select i1 %.140.i883.i, i64 %arg.floats.5.0, i64 0
  %.142.i885.i = add i64 %.141.i884.i, %.87.i872.i
  %.145.i886.i = icmp slt i64 %.142.i885.i, 0
  br i1 %.145.i886.i, label %B0.else.endif.endif.if.i904.i, label %B0.else.endif.endif.endif.i887.i, !prof !3

B0.else.endif.endif.if.i904.i:                    ; preds = %B0.else.endif.endif.i881.i
  br label %B0.else.endif.endif.endif.i887.i

B0.else.endif.endif.endif.i887.i:                 ; preds = %B0.else.endif.endif.if.i904.i, %B0.else.endif.endif.i881.i
  %.113.sroa.13.1.i888.i = phi i64 [ 0, %B0.else.endif.endif.if.i904.i ], [ %.142.i885.i, %B0.else.endif.endif.i881.i ]
  %.150.not.i889.i = icmp slt i64 %.142.i885.i, %arg.floats.5.0
  br i1 %.150.not.i889.i, label %B0.endif.i891.i, label %B0.else.endif.endif.endif.if.i890.i, !prof !4

B0.else.endif.endif.endif.if.i890.i:              ; preds = %B0.else.endif.endif.endif.i887.i
  br label %B0.endif.i891.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i: ; preds = %.576.endif.preheader.i903.i, %B0.endif.i891.i
  %.57.i907.i = phi i64 [ %.87.i872.i, %B0.endif.i891.i ], [ %.57.i907.pre.i, %.576.endif.preheader.i903.i ]
  %.87.i908.i = add nsw i64 %.57.i907.i, %.194.i
  %.123.i909.i = icmp slt i64 %.57.i907.i, 0
  %.124.i910.i = select i1 %.123.i909.i, i64 %arg.floats.5.0, i64 0
  %.125.i911.i = add i64 %.124.i910.i, %.57.i907.i
  %.128.i912.i = icmp slt i64 %.125.i911.i, 0
  br i1 %.128.i912.i, label %B0.else.if.i941.i, label %B0.else.endif.i913.i, !prof !3

B0.endif.i927.i:                                  ; preds = %B0.else.endif.endif.endif.if.i926.i, %B0.else.endif.endif.endif.i923.i
  %.113.sroa.13.0.i928.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i926.i ], [ %.113.sroa.13.1.i924.i, %B0.else.endif.endif.endif.i923.i ]
  %.201.i929.i = sub i64 %.113.sroa.13.0.i928.i, %.113.sroa.0.3.i918.i
  %.226.i930.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i918.i
  store i64 %.87.i908.i, ptr %.716, align 8, !noalias !125
  %.606.not155.i931.i = icmp sgt i64 %.201.i929.i, 0
  br i1 %.606.not155.i931.i, label %.576.endif.preheader.i939.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i, !prof !12

.576.endif.preheader.i939.i:                      ; preds = %B0.endif.i927.i
  %120 = shl i64 %.201.i929.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i930.i, i8 0, i64 %120, i1 false), !noalias !125
  %.57.i943.pre.i = load i64, ptr %.716, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i

B0.else.if.i941.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i
  br label %B0.else.endif.i913.i

B0.else.endif.i913.i:                             ; preds = %B0.else.if.i941.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i
  %.113.sroa.0.1.i914.i = phi i64 [ 0, %B0.else.if.i941.i ], [ %.125.i911.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit906.i ]
  %.133.not.i915.i = icmp slt i64 %.125.i911.i, %arg.floats.5.0
  br i1 %.133.not.i915.i, label %B0.else.endif.endif.i917.i, label %B0.else.endif.if.i916.i, !prof !4

B0.else.endif.if.i916.i:                          ; preds = %B0.else.endif.i913.i
  br label %B0.else.endif.endif.i917.i

B0.else.endif.endif.i917.i:                       ; preds = %B0.else.endif.if.i916.i, %B0.else.endif.i913.i
  %.113.sroa.0.3.i918.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i916.i ], [ %.113.sroa.0.1.i914.i, %B0.else.endif.i913.i ]
  %.140.i919.i = icmp slt i64 %.87.i908.i, 0
  %.141.i920.i = select i1 %.140.i919.i, i64 %arg.floats.5.0, i64 0
  %.142.i921.i = add i64 %.141.i920.i, %.87.i908.i
  %.145.i922.i = icmp slt i64 %.142.i921.i, 0
  br i1 %.145.i922.i, label %B0.else.endif.endif.if.i940.i, label %B0.else.endif.endif.endif.i923.i, !prof !3

B0.else.endif.endif.if.i940.i:                    ; preds = %B0.else.endif.endif.i917.i
  br label %B0.else.endif.endif.endif.i923.i

B0.else.endif.endif.endif.i923.i:                 ; preds = %B0.else.endif.endif.if.i940.i, %B0.else.endif.endif.i917.i
  %.113.sroa.13.1.i924.i = phi i64 [ 0, %B0.else.endif.endif.if.i940.i ], [ %.142.i921.i, %B0.else.endif.endif.i917.i ]
  %.150.not.i925.i = icmp slt i64 %.142.i921.i, %arg.floats.5.0
  br i1 %.150.not.i925.i, label %B0.endif.i927.i, label %B0.else.endif.endif.endif.if.i926.i, !prof !4

B0.else.endif.endif.endif.if.i926.i:              ; preds = %B0.else.endif.endif.endif.i923.i
  br label %B0.endif.i927.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i: ; preds = %.576.endif.preheader.i939.i, %B0.endif.i927.i
  %.57.i943.i = phi i64 [ %.87.i908.i, %B0.endif.i927.i ], [ %.57.i943.pre.i, %.576.endif.preheader.i939.i ]
  %.87.i944.i = add nsw i64 %.57.i943.i, %.194.i
  %.123.i945.i = icmp slt i64 %.57.i943.i, 0
  %.124.i946.i = select i1 %.123.i945.i, i64 %arg.ints.5.0, i64 0
  %.125.i947.i = add i64 %.124.i946.i, %.57.i943.i
  %.128.i948.i = icmp slt i64 %.125.i947.i, 0
  br i1 %.128.i948.i, label %B0.else.if.i977.i, label %B0.else.endif.i949.i, !prof !3

B0.endif.i963.i:                                  ; preds = %B0.else.endif.endif.endif.if.i962.i, %B0.else.endif.endif.endif.i959.i
  %.113.sroa.13.0.i964.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i962.i ], [ %.113.sroa.13.1.i960.i, %B0.else.endif.endif.endif.i959.i ]
  %.201.i965.i = sub i64 %.113.sroa.13.0.i964.i, %.113.sroa.0.3.i954.i
  %.226.i966.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i954.i
  store i64 %.87.i944.i, ptr %.716, align 8, !noalias !128
  %.605.not155.i967.i = icmp sgt i64 %.201.i965.i, 0
  br i1 %.605.not155.i967.i, label %.575.endif.preheader.i975.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i, !prof !12

.575.endif.preheader.i975.i:                      ; preds = %B0.endif.i963.i
  %121 = shl i64 %.201.i965.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i966.i, i8 0, i64 %121, i1 false), !noalias !128
  %.57.i979.pre.i = load i64, ptr %.716, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i

B0.else.if.i977.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i
  br label %B0.else.endif.i949.i

B0.else.endif.i949.i:                             ; preds = %B0.else.if.i977.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i
  %.113.sroa.0.1.i950.i = phi i64 [ 0, %B0.else.if.i977.i ], [ %.125.i947.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit942.i ]
  %.133.not.i951.i = icmp slt i64 %.125.i947.i, %arg.ints.5.0
  br i1 %.133.not.i951.i, label %B0.else.endif.endif.i953.i, label %B0.else.endif.if.i952.i, !prof !4

B0.else.endif.if.i952.i:                          ; preds = %B0.else.endif.i949.i
  br label %B0.else.endif.endif.i953.i

B0.else.endif.endif.i953.i:                       ; preds = %B0.else.endif.if.i952.i, %B0.else.endif.i949.i
  %.113.sroa.0.3.i954.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i952.i ], [ %.113.sroa.0.1.i950.i, %B0.else.endif.i949.i ]
  %.140.i955.i = icmp slt i64 %.87.i944.i, 0
  %.141.i956.i = select i1 %.140.i955.i, i64 %arg.ints.5.0, i64 0
  %.142.i957.i = add i64 %.141.i956.i, %.87.i944.i
  %.145.i958.i = icmp slt i64 %.142.i957.i, 0
  br i1 %.145.i958.i, label %B0.else.endif.endif.if.i976.i, label %B0.else.endif.endif.endif.i959.i, !prof !3

B0.else.endif.endif.if.i976.i:                    ; preds = %B0.else.endif.endif.i953.i
  br label %B0.else.endif.endif.endif.i959.i

B0.else.endif.endif.endif.i959.i:                 ; preds = %B0.else.endif.endif.if.i976.i, %B0.else.endif.endif.i953.i
  %.113.sroa.13.1.i960.i = phi i64 [ 0, %B0.else.endif.endif.if.i976.i ], [ %.142.i957.i, %B0.else.endif.endif.i953.i ]
  %.150.not.i961.i = icmp slt i64 %.142.i957.i, %arg.ints.5.0
  br i1 %.150.not.i961.i, label %B0.endif.i963.i, label %B0.else.endif.endif.endif.if.i962.i, !prof !4

B0.else.endif.endif.endif.if.i962.i:              ; preds = %B0.else.endif.endif.endif.i959.i
  br label %B0.endif.i963.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i: ; preds = %.575.endif.preheader.i975.i, %B0.endif.i963.i
  %.57.i979.i = phi i64 [ %.87.i944.i, %B0.endif.i963.i ], [ %.57.i979.pre.i, %.575.endif.preheader.i975.i ]
  %.937.i = mul nsw i64 %.194.i, 6
  %.87.i980.i = add nsw i64 %.57.i979.i, %.937.i
  %.123.i981.i = icmp slt i64 %.57.i979.i, 0
  %.124.i982.i = select i1 %.123.i981.i, i64 %arg.floats.5.0, i64 0
  %.125.i983.i = add i64 %.124.i982.i, %.57.i979.i
  %.128.i984.i = icmp slt i64 %.125.i983.i, 0
  br i1 %.128.i984.i, label %B0.else.if.i1013.i, label %B0.else.endif.i985.i, !prof !3

B0.endif.i999.i:                                  ; preds = %B0.else.endif.endif.endif.if.i998.i, %B0.else.endif.endif.endif.i995.i
  %.113.sroa.13.0.i1000.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i998.i ], [ %.113.sroa.13.1.i996.i, %B0.else.endif.endif.endif.i995.i ]
  %.201.i1001.i = sub i64 %.113.sroa.13.0.i1000.i, %.113.sroa.0.3.i990.i
  %.226.i1002.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i990.i
  store i64 %.87.i980.i, ptr %.716, align 8, !noalias !131
  %.606.not155.i1003.i = icmp sgt i64 %.201.i1001.i, 0
  br i1 %.606.not155.i1003.i, label %.576.endif.preheader.i1011.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i, !prof !12

.576.endif.preheader.i1011.i:                     ; preds = %B0.endif.i999.i
  %122 = shl i64 %.201.i1001.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1002.i, i8 0, i64 %122, i1 false), !noalias !131
  %.57.i1015.pre.i = load i64, ptr %.716, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i

B0.else.if.i1013.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i
  br label %B0.else.endif.i985.i

B0.else.endif.i985.i:                             ; preds = %B0.else.if.i1013.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i
  %.113.sroa.0.1.i986.i = phi i64 [ 0, %B0.else.if.i1013.i ], [ %.125.i983.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit978.i ]
  %.133.not.i987.i = icmp slt i64 %.125.i983.i, %arg.floats.5.0
  br i1 %.133.not.i987.i, label %B0.else.endif.endif.i989.i, label %B0.else.endif.if.i988.i, !prof !4

B0.else.endif.if.i988.i:                          ; preds = %B0.else.endif.i985.i
  br label %B0.else.endif.endif.i989.i

B0.else.endif.endif.i989.i:                       ; preds = %B0.else.endif.if.i988.i, %B0.else.endif.i985.i
  %.113.sroa.0.3.i990.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i988.i ], [ %.113.sroa.0.1.i986.i, %B0.else.endif.i985.i ]
  %.140.i991.i = icmp slt i64 %.87.i980.i, 0
  %.141.i992.i = select i1 %.140.i991.i, i64 %arg.floats.5.0, i64 0
  %.142.i993.i = add i64 %.141.i992.i, %.87.i980.i
  %.145.i994.i = icmp slt i64 %.142.i993.i, 0
  br i1 %.145.i994.i, label %B0.else.endif.endif.if.i1012.i, label %B0.else.endif.endif.endif.i995.i, !prof !3

B0.else.endif.endif.if.i1012.i:                   ; preds = %B0.else.endif.endif.i989.i
  br label %B0.else.endif.endif.endif.i995.i

B0.else.endif.endif.endif.i995.i:                 ; preds = %B0.else.endif.endif.if.i1012.i, %B0.else.endif.endif.i989.i
  %.113.sroa.13.1.i996.i = phi i64 [ 0, %B0.else.endif.endif.if.i1012.i ], [ %.142.i993.i, %B0.else.endif.endif.i989.i ]
  %.150.not.i997.i = icmp slt i64 %.142.i993.i, %arg.floats.5.0
  br i1 %.150.not.i997.i, label %B0.endif.i999.i, label %B0.else.endif.endif.endif.if.i998.i, !prof !4

B0.else.endif.endif.endif.if.i998.i:              ; preds = %B0.else.endif.endif.endif.i995.i
  br label %B0.endif.i999.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i: ; preds = %.576.endif.preheader.i1011.i, %B0.endif.i999.i
  %.57.i1015.i = phi i64 [ %.87.i980.i, %B0.endif.i999.i ], [ %.57.i1015.pre.i, %.576.endif.preheader.i1011.i ]
  %.87.i1016.i = add nsw i64 %.57.i1015.i, %.937.i
  %.123.i1017.i = icmp slt i64 %.57.i1015.i, 0
  %.124.i1018.i = select i1 %.123.i1017.i, i64 %arg.ints.5.0, i64 0
  %.125.i1019.i = add i64 %.124.i1018.i, %.57.i1015.i
  %.128.i1020.i = icmp slt i64 %.125.i1019.i, 0
  br i1 %.128.i1020.i, label %B0.else.if.i1049.i, label %B0.else.endif.i1021.i, !prof !3

B0.endif.i1035.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1034.i, %B0.else.endif.endif.endif.i1031.i
  %.113.sroa.13.0.i1036.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1034.i ], [ %.113.sroa.13.1.i1032.i, %B0.else.endif.endif.endif.i1031.i ]
  %.201.i1037.i = sub i64 %.113.sroa.13.0.i1036.i, %.113.sroa.0.3.i1026.i
  %.226.i1038.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1026.i
  store i64 %.87.i1016.i, ptr %.716, align 8, !noalias !134
  %.605.not155.i1039.i = icmp sgt i64 %.201.i1037.i, 0
  br i1 %.605.not155.i1039.i, label %.575.endif.preheader.i1047.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i, !prof !12

.575.endif.preheader.i1047.i:                     ; preds = %B0.endif.i1035.i
  %123 = shl i64 %.201.i1037.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1038.i, i8 0, i64 %123, i1 false), !noalias !134
  %.57.i1051.pre.i = load i64, ptr %.716, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i

B0.else.if.i1049.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i
  br label %B0.else.endif.i1021.i

B0.else.endif.i1021.i:                            ; preds = %B0.else.if.i1049.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i
  %.113.sroa.0.1.i1022.i = phi i64 [ 0, %B0.else.if.i1049.i ], [ %.125.i1019.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1014.i ]
  %.133.not.i1023.i = icmp slt i64 %.125.i1019.i, %arg.ints.5.0
  br i1 %.133.not.i1023.i, label %B0.else.endif.endif.i1025.i, label %B0.else.endif.if.i1024.i, !prof !4

B0.else.endif.if.i1024.i:                         ; preds = %B0.else.endif.i1021.i
  br label %B0.else.endif.endif.i1025.i

B0.else.endif.endif.i1025.i:                      ; preds = %B0.else.endif.if.i1024.i, %B0.else.endif.i1021.i
  %.113.sroa.0.3.i1026.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1024.i ], [ %.113.sroa.0.1.i1022.i, %B0.else.endif.i1021.i ]
  %.140.i1027.i = icmp slt i64 %.87.i1016.i, 0
  %.141.i1028.i = select i1 %.140.i1027.i, i64 %arg.ints.5.0, i64 0
  %.142.i1029.i = add i64 %.141.i1028.i, %.87.i1016.i
  %.145.i1030.i = icmp slt i64 %.142.i1029.i, 0
  br i1 %.145.i1030.i, label %B0.else.endif.endif.if.i1048.i, label %B0.else.endif.endif.endif.i1031.i, !prof !3

B0.else.endif.endif.if.i1048.i:                   ; preds = %B0.else.endif.endif.i1025.i
  br label %B0.else.endif.endif.endif.i1031.i

B0.else.endif.endif.endif.i1031.i:                ; preds = %B0.else.endif.endif.if.i1048.i, %B0.else.endif.endif.i1025.i
  %.113.sroa.13.1.i1032.i = phi i64 [ 0, %B0.else.endif.endif.if.i1048.i ], [ %.142.i1029.i, %B0.else.endif.endif.i1025.i ]
  %.150.not.i1033.i = icmp slt i64 %.142.i1029.i, %arg.ints.5.0
  br i1 %.150.not.i1033.i, label %B0.endif.i1035.i, label %B0.else.endif.endif.endif.if.i1034.i, !prof !4

B0.else.endif.endif.endif.if.i1034.i:             ; preds = %B0.else.endif.endif.endif.i1031.i
  br label %B0.endif.i1035.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i: ; preds = %.575.endif.preheader.i1047.i, %B0.endif.i1035.i
  %.57.i1051.i = phi i64 [ %.87.i1016.i, %B0.endif.i1035.i ], [ %.57.i1051.pre.i, %.575.endif.preheader.i1047.i ]
  %.87.i1052.i = add nsw i64 %.57.i1051.i, %.194.i
  %.123.i1053.i = icmp slt i64 %.57.i1051.i, 0
  %.124.i1054.i = select i1 %.123.i1053.i, i64 %arg.floats.5.0, i64 0
  %.125.i1055.i = add i64 %.124.i1054.i, %.57.i1051.i
  %.128.i1056.i = icmp slt i64 %.125.i1055.i, 0
  br i1 %.128.i1056.i, label %B0.else.if.i1085.i, label %B0.else.endif.i1057.i, !prof !3

B0.endif.i1071.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1070.i, %B0.else.endif.endif.endif.i1067.i
  %.113.sroa.13.0.i1072.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1070.i ], [ %.113.sroa.13.1.i1068.i, %B0.else.endif.endif.endif.i1067.i ]
  %.201.i1073.i = sub i64 %.113.sroa.13.0.i1072.i, %.113.sroa.0.3.i1062.i
  %.226.i1074.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1062.i
  store i64 %.87.i1052.i, ptr %.716, align 8, !noalias !137
  %.606.not155.i1075.i = icmp sgt i64 %.201.i1073.i, 0
  br i1 %.606.not155.i1075.i, label %.576.endif.preheader.i1083.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i, !prof !12

.576.endif.preheader.i1083.i:                     ; preds = %B0.endif.i1071.i
  %124 = shl i64 %.201.i1073.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1074.i, i8 0, i64 %124, i1 false), !noalias !137
  %.57.i1087.pre.i = load i64, ptr %.716, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i

B0.else.if.i1085.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i
  br label %B0.else.endif.i1057.i

B0.else.endif.i1057.i:                            ; preds = %B0.else.if.i1085.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i
  %.113.sroa.0.1.i1058.i = phi i64 [ 0, %B0.else.if.i1085.i ], [ %.125.i1055.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1050.i ]
  %.133.not.i1059.i = icmp slt i64 %.125.i1055.i, %arg.floats.5.0
  br i1 %.133.not.i1059.i, label %B0.else.endif.endif.i1061.i, label %B0.else.endif.if.i1060.i, !prof !4

B0.else.endif.if.i1060.i:                         ; preds = %B0.else.endif.i1057.i
  br label %B0.else.endif.endif.i1061.i

B0.else.endif.endif.i1061.i:                      ; preds = %B0.else.endif.if.i1060.i, %B0.else.endif.i1057.i
  %.113.sroa.0.3.i1062.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1060.i ], [ %.113.sroa.0.1.i1058.i, %B0.else.endif.i1057.i ]
  %.140.i1063.i = icmp slt i64 %.87.i1052.i, 0
  %.141.i1064.i = select i1 %.140.i1063.i, i64 %arg.floats.5.0, i64 0
  %.142.i1065.i = add i64 %.141.i1064.i, %.87.i1052.i
  %.145.i1066.i = icmp slt i64 %.142.i1065.i, 0
  br i1 %.145.i1066.i, label %B0.else.endif.endif.if.i1084.i, label %B0.else.endif.endif.endif.i1067.i, !prof !3

B0.else.endif.endif.if.i1084.i:                   ; preds = %B0.else.endif.endif.i1061.i
  br label %B0.else.endif.endif.endif.i1067.i

B0.else.endif.endif.endif.i1067.i:                ; preds = %B0.else.endif.endif.if.i1084.i, %B0.else.endif.endif.i1061.i
  %.113.sroa.13.1.i1068.i = phi i64 [ 0, %B0.else.endif.endif.if.i1084.i ], [ %.142.i1065.i, %B0.else.endif.endif.i1061.i ]
  %.150.not.i1069.i = icmp slt i64 %.142.i1065.i, %arg.floats.5.0
  br i1 %.150.not.i1069.i, label %B0.endif.i1071.i, label %B0.else.endif.endif.endif.if.i1070.i, !prof !4

B0.else.endif.endif.endif.if.i1070.i:             ; preds = %B0.else.endif.endif.endif.i1067.i
  br label %B0.endif.i1071.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i: ; preds = %.576.endif.preheader.i1083.i, %B0.endif.i1071.i
  %.57.i1087.i = phi i64 [ %.87.i1052.i, %B0.endif.i1071.i ], [ %.57.i1087.pre.i, %.576.endif.preheader.i1083.i ]
  %.1059.i = shl nsw i64 %.194.i, 4
  %.87.i1088.i = add nsw i64 %.57.i1087.i, %.1059.i
  %.123.i1089.i = icmp slt i64 %.57.i1087.i, 0
  %.124.i1090.i = select i1 %.123.i1089.i, i64 %arg.floats.5.0, i64 0
  %.125.i1091.i = add i64 %.124.i1090.i, %.57.i1087.i
  %.128.i1092.i = icmp slt i64 %.125.i1091.i, 0
  br i1 %.128.i1092.i, label %B0.else.if.i1121.i, label %B0.else.endif.i1093.i, !prof !3

B0.endif.i1107.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1106.i, %B0.else.endif.endif.endif.i1103.i
  %.113.sroa.13.0.i1108.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1106.i ], [ %.113.sroa.13.1.i1104.i, %B0.else.endif.endif.endif.i1103.i ]
  %.201.i1109.i = sub i64 %.113.sroa.13.0.i1108.i, %.113.sroa.0.3.i1098.i
  %.226.i1110.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1098.i
  store i64 %.87.i1088.i, ptr %.716, align 8, !noalias !140
  %.606.not155.i1111.i = icmp sgt i64 %.201.i1109.i, 0
  br i1 %.606.not155.i1111.i, label %.576.endif.preheader.i1119.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i, !prof !12

.576.endif.preheader.i1119.i:                     ; preds = %B0.endif.i1107.i
  %125 = shl i64 %.201.i1109.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1110.i, i8 0, i64 %125, i1 false), !noalias !140
  %.57.i1123.pre.i = load i64, ptr %.716, align 8, !noalias !143
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i

B0.else.if.i1121.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i
  br label %B0.else.endif.i1093.i

B0.else.endif.i1093.i:                            ; preds = %B0.else.if.i1121.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i
  %.113.sroa.0.1.i1094.i = phi i64 [ 0, %B0.else.if.i1121.i ], [ %.125.i1091.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1086.i ]
  %.133.not.i1095.i = icmp slt i64 %.125.i1091.i, %arg.floats.5.0
  br i1 %.133.not.i1095.i, label %B0.else.endif.endif.i1097.i, label %B0.else.endif.if.i1096.i, !prof !4

B0.else.endif.if.i1096.i:                         ; preds = %B0.else.endif.i1093.i
  br label %B0.else.endif.endif.i1097.i

B0.else.endif.endif.i1097.i:                      ; preds = %B0.else.endif.if.i1096.i, %B0.else.endif.i1093.i
  %.113.sroa.0.3.i1098.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1096.i ], [ %.113.sroa.0.1.i1094.i, %B0.else.endif.i1093.i ]
  %.140.i1099.i = icmp slt i64 %.87.i1088.i, 0
  %.141.i1100.i = select i1 %.140.i1099.i, i64 %arg.floats.5.0, i64 0
  %.142.i1101.i = add i64 %.141.i1100.i, %.87.i1088.i
  %.145.i1102.i = icmp slt i64 %.142.i1101.i, 0
  br i1 %.145.i1102.i, label %B0.else.endif.endif.if.i1120.i, label %B0.else.endif.endif.endif.i1103.i, !prof !3

B0.else.endif.endif.if.i1120.i:                   ; preds = %B0.else.endif.endif.i1097.i
  br label %B0.else.endif.endif.endif.i1103.i

B0.else.endif.endif.endif.i1103.i:                ; preds = %B0.else.endif.endif.if.i1120.i, %B0.else.endif.endif.i1097.i
  %.113.sroa.13.1.i1104.i = phi i64 [ 0, %B0.else.endif.endif.if.i1120.i ], [ %.142.i1101.i, %B0.else.endif.endif.i1097.i ]
  %.150.not.i1105.i = icmp slt i64 %.142.i1101.i, %arg.floats.5.0
  br i1 %.150.not.i1105.i, label %B0.endif.i1107.i, label %B0.else.endif.endif.endif.if.i1106.i, !prof !4

B0.else.endif.endif.endif.if.i1106.i:             ; preds = %B0.else.endif.endif.endif.i1103.i
  br label %B0.endif.i1107.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i: ; preds = %.576.endif.preheader.i1119.i, %B0.endif.i1107.i
  %.57.i1123.i = phi i64 [ %.87.i1088.i, %B0.endif.i1107.i ], [ %.57.i1123.pre.i, %.576.endif.preheader.i1119.i ]
  %.87.i1124.i = add nsw i64 %.57.i1123.i, %.194.i
  %.123.i1125.i = icmp slt i64 %.57.i1123.i, 0
  %.124.i1126.i = select i1 %.123.i1125.i, i64 %arg.ints.5.0, i64 0
  %.125.i1127.i = add i64 %.124.i1126.i, %.57.i1123.i
  %.128.i1128.i = icmp slt i64 %.125.i1127.i, 0
  br i1 %.128.i1128.i, label %B0.else.if.i1157.i, label %B0.else.endif.i1129.i, !prof !3

B0.endif.i1143.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1142.i, %B0.else.endif.endif.endif.i1139.i
  %.113.sroa.13.0.i1144.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1142.i ], [ %.113.sroa.13.1.i1140.i, %B0.else.endif.endif.endif.i1139.i ]
  %.201.i1145.i = sub i64 %.113.sroa.13.0.i1144.i, %.113.sroa.0.3.i1134.i
  %.226.i1146.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1134.i
  store i64 %.87.i1124.i, ptr %.716, align 8, !noalias !143
  %.605.not155.i1147.i = icmp sgt i64 %.201.i1145.i, 0
  br i1 %.605.not155.i1147.i, label %.575.endif.preheader.i1155.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i, !prof !12

.575.endif.preheader.i1155.i:                     ; preds = %B0.endif.i1143.i
  %126 = shl i64 %.201.i1145.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1146.i, i8 0, i64 %126, i1 false), !noalias !143
  %.57.i1160.pre.i = load i64, ptr %.716, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i

B0.else.if.i1157.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i
  br label %B0.else.endif.i1129.i

B0.else.endif.i1129.i:                            ; preds = %B0.else.if.i1157.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i
  %.113.sroa.0.1.i1130.i = phi i64 [ 0, %B0.else.if.i1157.i ], [ %.125.i1127.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1122.i ]
  %.133.not.i1131.i = icmp slt i64 %.125.i1127.i, %arg.ints.5.0
  br i1 %.133.not.i1131.i, label %B0.else.endif.endif.i1133.i, label %B0.else.endif.if.i1132.i, !prof !4

B0.else.endif.if.i1132.i:                         ; preds = %B0.else.endif.i1129.i
  br label %B0.else.endif.endif.i1133.i

B0.else.endif.endif.i1133.i:                      ; preds = %B0.else.endif.if.i1132.i, %B0.else.endif.i1129.i
  %.113.sroa.0.3.i1134.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1132.i ], [ %.113.sroa.0.1.i1130.i, %B0.else.endif.i1129.i ]
  %.140.i1135.i = icmp slt i64 %.87.i1124.i, 0
  %.141.i1136.i = select i1 %.140.i1135.i, i64 %arg.ints.5.0, i64 0
  %.142.i1137.i = add i64 %.141.i1136.i, %.87.i1124.i
  %.145.i1138.i = icmp slt i64 %.142.i1137.i, 0
  br i1 %.145.i1138.i, label %B0.else.endif.endif.if.i1156.i, label %B0.else.endif.endif.endif.i1139.i, !prof !3

B0.else.endif.endif.if.i1156.i:                   ; preds = %B0.else.endif.endif.i1133.i
  br label %B0.else.endif.endif.endif.i1139.i

B0.else.endif.endif.endif.i1139.i:                ; preds = %B0.else.endif.endif.if.i1156.i, %B0.else.endif.endif.i1133.i
  %.113.sroa.13.1.i1140.i = phi i64 [ 0, %B0.else.endif.endif.if.i1156.i ], [ %.142.i1137.i, %B0.else.endif.endif.i1133.i ]
  %.150.not.i1141.i = icmp slt i64 %.142.i1137.i, %arg.ints.5.0
  br i1 %.150.not.i1141.i, label %B0.endif.i1143.i, label %B0.else.endif.endif.endif.if.i1142.i, !prof !4

B0.else.endif.endif.endif.if.i1142.i:             ; preds = %B0.else.endif.endif.endif.i1139.i
  br label %B0.endif.i1143.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i: ; preds = %.575.endif.preheader.i1155.i, %B0.endif.i1143.i
  %.57.i1160.i = phi i64 [ %.87.i1124.i, %B0.endif.i1143.i ], [ %.57.i1160.pre.i, %.575.endif.preheader.i1155.i ]
  %.201.i1159.i = add nsw i64 %arg.sites.8.5.0, %arg.sites.0.5.0
  %.1220.i = mul nsw i64 %.194.i, %.201.i1159.i
  %.87.i1161.i = add nsw i64 %.57.i1160.i, %.1220.i
  %.123.i1162.i = icmp slt i64 %.57.i1160.i, 0
  %.124.i1163.i = select i1 %.123.i1162.i, i64 %arg.ints.5.0, i64 0
  %.125.i1164.i = add i64 %.124.i1163.i, %.57.i1160.i
  %.128.i1165.i = icmp slt i64 %.125.i1164.i, 0
  br i1 %.128.i1165.i, label %B0.else.if.i1194.i, label %B0.else.endif.i1166.i, !prof !3

B0.endif.i1180.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1179.i, %B0.else.endif.endif.endif.i1176.i
  %.113.sroa.13.0.i1181.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1179.i ], [ %.113.sroa.13.1.i1177.i, %B0.else.endif.endif.endif.i1176.i ]
  %.201.i1182.i = sub i64 %.113.sroa.13.0.i1181.i, %.113.sroa.0.3.i1171.i
  %.226.i1183.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1171.i
  store i64 %.87.i1161.i, ptr %.716, align 8, !noalias !146
  %.605.not155.i1184.i = icmp sgt i64 %.201.i1182.i, 0
  br i1 %.605.not155.i1184.i, label %.575.endif.preheader.i1192.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i, !prof !12

.575.endif.preheader.i1192.i:                     ; preds = %B0.endif.i1180.i
  %127 = shl i64 %.201.i1182.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1183.i, i8 0, i64 %127, i1 false), !noalias !146
  %.57.i1196.pre.i = load i64, ptr %.716, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i

B0.else.if.i1194.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i
  br label %B0.else.endif.i1166.i

B0.else.endif.i1166.i:                            ; preds = %B0.else.if.i1194.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i
  %.113.sroa.0.1.i1167.i = phi i64 [ 0, %B0.else.if.i1194.i ], [ %.125.i1164.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1158.i ]
  %.133.not.i1168.i = icmp slt i64 %.125.i1164.i, %arg.ints.5.0
  br i1 %.133.not.i1168.i, label %B0.else.endif.endif.i1170.i, label %B0.else.endif.if.i1169.i, !prof !4

B0.else.endif.if.i1169.i:                         ; preds = %B0.else.endif.i1166.i
  br label %B0.else.endif.endif.i1170.i

B0.else.endif.endif.i1170.i:                      ; preds = %B0.else.endif.if.i1169.i, %B0.else.endif.i1166.i
  %.113.sroa.0.3.i1171.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1169.i ], [ %.113.sroa.0.1.i1167.i, %B0.else.endif.i1166.i ]
  %.140.i1172.i = icmp slt i64 %.87.i1161.i, 0
  %.141.i1173.i = select i1 %.140.i1172.i, i64 %arg.ints.5.0, i64 0
  %.142.i1174.i = add i64 %.141.i1173.i, %.87.i1161.i
  %.145.i1175.i = icmp slt i64 %.142.i1174.i, 0
  br i1 %.145.i1175.i, label %B0.else.endif.endif.if.i1193.i, label %B0.else.endif.endif.endif.i1176.i, !prof !3

B0.else.endif.endif.if.i1193.i:                   ; preds = %B0.else.endif.endif.i1170.i
  br label %B0.else.endif.endif.endif.i1176.i

B0.else.endif.endif.endif.i1176.i:                ; preds = %B0.else.endif.endif.if.i1193.i, %B0.else.endif.endif.i1170.i
  %.113.sroa.13.1.i1177.i = phi i64 [ 0, %B0.else.endif.endif.if.i1193.i ], [ %.142.i1174.i, %B0.else.endif.endif.i1170.i ]
  %.150.not.i1178.i = icmp slt i64 %.142.i1174.i, %arg.ints.5.0
  br i1 %.150.not.i1178.i, label %B0.endif.i1180.i, label %B0.else.endif.endif.endif.if.i1179.i, !prof !4

B0.else.endif.endif.endif.if.i1179.i:             ; preds = %B0.else.endif.endif.endif.i1176.i
  br label %B0.endif.i1180.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i: ; preds = %.575.endif.preheader.i1192.i, %B0.endif.i1180.i
  %.57.i1196.i = phi i64 [ %.87.i1161.i, %B0.endif.i1180.i ], [ %.57.i1196.pre.i, %.575.endif.preheader.i1192.i ]
  %.87.i1197.i = add nsw i64 %.57.i1196.i, %.194.i
  %.123.i1198.i = icmp slt i64 %.57.i1196.i, 0
  %.124.i1199.i = select i1 %.123.i1198.i, i64 %arg.floats.5.0, i64 0
  %.125.i1200.i = add i64 %.124.i1199.i, %.57.i1196.i
  %.128.i1201.i = icmp slt i64 %.125.i1200.i, 0
  br i1 %.128.i1201.i, label %B0.else.if.i1230.i, label %B0.else.endif.i1202.i, !prof !3

B0.endif.i1216.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1215.i, %B0.else.endif.endif.endif.i1212.i
  %.113.sroa.13.0.i1217.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1215.i ], [ %.113.sroa.13.1.i1213.i, %B0.else.endif.endif.endif.i1212.i ]
  %.201.i1218.i = sub i64 %.113.sroa.13.0.i1217.i, %.113.sroa.0.3.i1207.i
  %.226.i1219.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1207.i
  store i64 %.87.i1197.i, ptr %.716, align 8, !noalias !149
  %.606.not155.i1220.i = icmp sgt i64 %.201.i1218.i, 0
  br i1 %.606.not155.i1220.i, label %.576.endif.preheader.i1228.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i, !prof !12

.576.endif.preheader.i1228.i:                     ; preds = %B0.endif.i1216.i
  %128 = shl i64 %.201.i1218.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1219.i, i8 0, i64 %128, i1 false), !noalias !149
  %.57.i1232.pre.i = load i64, ptr %.716, align 8, !noalias !152
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i

B0.else.if.i1230.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i
  br label %B0.else.endif.i1202.i

B0.else.endif.i1202.i:                            ; preds = %B0.else.if.i1230.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i
  %.113.sroa.0.1.i1203.i = phi i64 [ 0, %B0.else.if.i1230.i ], [ %.125.i1200.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1195.i ]
  %.133.not.i1204.i = icmp slt i64 %.125.i1200.i, %arg.floats.5.0
  br i1 %.133.not.i1204.i, label %B0.else.endif.endif.i1206.i, label %B0.else.endif.if.i1205.i, !prof !4

B0.else.endif.if.i1205.i:                         ; preds = %B0.else.endif.i1202.i
  br label %B0.else.endif.endif.i1206.i

B0.else.endif.endif.i1206.i:                      ; preds = %B0.else.endif.if.i1205.i, %B0.else.endif.i1202.i
  %.113.sroa.0.3.i1207.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1205.i ], [ %.113.sroa.0.1.i1203.i, %B0.else.endif.i1202.i ]
  %.140.i1208.i = icmp slt i64 %.87.i1197.i, 0
  %.141.i1209.i = select i1 %.140.i1208.i, i64 %arg.floats.5.0, i64 0
  %.142.i1210.i = add i64 %.141.i1209.i, %.87.i1197.i
  %.145.i1211.i = icmp slt i64 %.142.i1210.i, 0
  br i1 %.145.i1211.i, label %B0.else.endif.endif.if.i1229.i, label %B0.else.endif.endif.endif.i1212.i, !prof !3

B0.else.endif.endif.if.i1229.i:                   ; preds = %B0.else.endif.endif.i1206.i
  br label %B0.else.endif.endif.endif.i1212.i

B0.else.endif.endif.endif.i1212.i:                ; preds = %B0.else.endif.endif.if.i1229.i, %B0.else.endif.endif.i1206.i
  %.113.sroa.13.1.i1213.i = phi i64 [ 0, %B0.else.endif.endif.if.i1229.i ], [ %.142.i1210.i, %B0.else.endif.endif.i1206.i ]
  %.150.not.i1214.i = icmp slt i64 %.142.i1210.i, %arg.floats.5.0
  br i1 %.150.not.i1214.i, label %B0.endif.i1216.i, label %B0.else.endif.endif.endif.if.i1215.i, !prof !4

B0.else.endif.endif.endif.if.i1215.i:             ; preds = %B0.else.endif.endif.endif.i1212.i
  br label %B0.endif.i1216.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i: ; preds = %.576.endif.preheader.i1228.i, %B0.endif.i1216.i
  %.57.i1232.i = phi i64 [ %.87.i1197.i, %B0.endif.i1216.i ], [ %.57.i1232.pre.i, %.576.endif.preheader.i1228.i ]
  %.87.i1233.i = add nsw i64 %.57.i1232.i, %.194.i
  %.123.i1234.i = icmp slt i64 %.57.i1232.i, 0
  %.124.i1235.i = select i1 %.123.i1234.i, i64 %arg.floats.5.0, i64 0
  %.125.i1236.i = add i64 %.124.i1235.i, %.57.i1232.i
  %.128.i1237.i = icmp slt i64 %.125.i1236.i, 0
  br i1 %.128.i1237.i, label %B0.else.if.i1266.i, label %B0.else.endif.i1238.i, !prof !3

B0.endif.i1252.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1251.i, %B0.else.endif.endif.endif.i1248.i
  %.113.sroa.13.0.i1253.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1251.i ], [ %.113.sroa.13.1.i1249.i, %B0.else.endif.endif.endif.i1248.i ]
  %.201.i1254.i = sub i64 %.113.sroa.13.0.i1253.i, %.113.sroa.0.3.i1243.i
  %.226.i1255.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1243.i
  store i64 %.87.i1233.i, ptr %.716, align 8, !noalias !152
  %.606.not155.i1256.i = icmp sgt i64 %.201.i1254.i, 0
  br i1 %.606.not155.i1256.i, label %.576.endif.preheader.i1264.i, label %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, !prof !12

.576.endif.preheader.i1264.i:                     ; preds = %B0.endif.i1252.i
  %129 = shl i64 %.201.i1254.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1255.i, i8 0, i64 %129, i1 false), !noalias !152
  %.57.i.i6832.pre = load i64, ptr %.716, align 8, !noalias !155
  br label %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B0.else.if.i1266.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i
  br label %B0.else.endif.i1238.i

B0.else.endif.i1238.i:                            ; preds = %B0.else.if.i1266.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i
  %.113.sroa.0.1.i1239.i = phi i64 [ 0, %B0.else.if.i1266.i ], [ %.125.i1236.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1231.i ]
  %.133.not.i1240.i = icmp slt i64 %.125.i1236.i, %arg.floats.5.0
  br i1 %.133.not.i1240.i, label %B0.else.endif.endif.i1242.i, label %B0.else.endif.if.i1241.i, !prof !4

B0.else.endif.if.i1241.i:                         ; preds = %B0.else.endif.i1238.i
  br label %B0.else.endif.endif.i1242.i

B0.else.endif.endif.i1242.i:                      ; preds = %B0.else.endif.if.i1241.i, %B0.else.endif.i1238.i
  %.113.sroa.0.3.i1243.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1241.i ], [ %.113.sroa.0.1.i1239.i, %B0.else.endif.i1238.i ]
  %.140.i1244.i = icmp slt i64 %.87.i1233.i, 0
  %.141.i1245.i = select i1 %.140.i1244.i, i64 %arg.floats.5.0, i64 0
  %.142.i1246.i = add i64 %.141.i1245.i, %.87.i1233.i
  %.145.i1247.i = icmp slt i64 %.142.i1246.i, 0
  br i1 %.145.i1247.i, label %B0.else.endif.endif.if.i1265.i, label %B0.else.endif.endif.endif.i1248.i, !prof !3

B0.else.endif.endif.if.i1265.i:                   ; preds = %B0.else.endif.endif.i1242.i
  br label %B0.else.endif.endif.endif.i1248.i

B0.else.endif.endif.endif.i1248.i:                ; preds = %B0.else.endif.endif.if.i1265.i, %B0.else.endif.endif.i1242.i
  %.113.sroa.13.1.i1249.i = phi i64 [ 0, %B0.else.endif.endif.if.i1265.i ], [ %.142.i1246.i, %B0.else.endif.endif.i1242.i ]
  %.150.not.i1250.i = icmp slt i64 %.142.i1246.i, %arg.floats.5.0
  br i1 %.150.not.i1250.i, label %B0.endif.i1252.i, label %B0.else.endif.endif.endif.if.i1251.i, !prof !4

B0.else.endif.endif.endif.if.i1251.i:             ; preds = %B0.else.endif.endif.endif.i1248.i
  br label %B0.endif.i1252.i

.489.endif.i:                                     ; preds = %.489.endif.i, %.489.endif.preheader.i
  %.485.01269.i = phi i64 [ %.530.i, %.489.endif.i ], [ 0, %.489.endif.preheader.i ]
  %.525.i = getelementptr double, ptr %.226.i.i6825, i64 %.485.01269.i
  store double 1.000000e+300, ptr %.525.i, align 8, !noalias !160
  %.530.i = add nuw nsw i64 %.485.01269.i, 1
  %exitcond.not.i6829 = icmp eq i64 %.530.i, %.201.i.i6824
  br i1 %exitcond.not.i6829, label %.489.if.i.loopexit, label %.489.endif.i, !prof !65

_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.i1252.i, %.576.endif.preheader.i1264.i
  %.57.i.i6832 = phi i64 [ %.87.i1233.i, %B0.endif.i1252.i ], [ %.57.i.i6832.pre, %.576.endif.preheader.i1264.i ]
  %.210.i1221.i = tail call i64 @llvm.smax.i64(i64 %.201.i1218.i, i64 0)
  %.210.i1185.i = tail call i64 @llvm.smax.i64(i64 %.201.i1182.i, i64 0)
  %.210.i1148.i = tail call i64 @llvm.smax.i64(i64 %.201.i1145.i, i64 0)
  %.210.i1112.i = tail call i64 @llvm.smax.i64(i64 %.201.i1109.i, i64 0)
  %.210.i1076.i = tail call i64 @llvm.smax.i64(i64 %.201.i1073.i, i64 0)
  %.210.i1040.i = tail call i64 @llvm.smax.i64(i64 %.201.i1037.i, i64 0)
  %.210.i1004.i = tail call i64 @llvm.smax.i64(i64 %.201.i1001.i, i64 0)
  %.210.i968.i = tail call i64 @llvm.smax.i64(i64 %.201.i965.i, i64 0)
  %.210.i932.i = tail call i64 @llvm.smax.i64(i64 %.201.i929.i, i64 0)
  %.210.i896.i = tail call i64 @llvm.smax.i64(i64 %.201.i893.i, i64 0)
  %.210.i860.i = tail call i64 @llvm.smax.i64(i64 %.201.i857.i, i64 0)
  %.210.i824.i = tail call i64 @llvm.smax.i64(i64 %.201.i821.i, i64 0)
  %.210.i788.i = tail call i64 @llvm.smax.i64(i64 %.201.i785.i, i64 0)
  %.210.i752.i = tail call i64 @llvm.smax.i64(i64 %.201.i749.i, i64 0)
  %.210.i716.i = tail call i64 @llvm.smax.i64(i64 %.201.i713.i, i64 0)
  %.210.i680.i = tail call i64 @llvm.smax.i64(i64 %.201.i677.i, i64 0)
  %.210.i646.i = tail call i64 @llvm.smax.i64(i64 %.201.i644.i, i64 0)
  %.210.i.i6828 = tail call i64 @llvm.smax.i64(i64 %.201.i.i6824, i64 0)
  %.210.i1257.i = tail call i64 @llvm.smax.i64(i64 %.201.i1254.i, i64 0)
  %.87.i.i6833 = add nsw i64 %.57.i.i6832, %arg.launch.2
  %.123.i.i6834 = icmp slt i64 %.57.i.i6832, 0
  %.124.i.i6835 = select i1 %.123.i.i6834, i64 %arg.ints.5.0, i64 0
  %.125.i.i6836 = add i64 %.124.i.i6835, %.57.i.i6832
  %.128.i.i6837 = icmp slt i64 %.125.i.i6836, 0
  br i1 %.128.i.i6837, label %B0.else.if.i.i6861, label %B0.else.endif.i.i6838, !prof !3

B0.endif.i.i6852:                                 ; preds = %B0.else.endif.endif.endif.if.i.i6851, %B0.else.endif.endif.endif.i.i6848
  %.113.sroa.13.0.i.i6853 = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i.i6851 ], [ %.113.sroa.13.1.i.i6849, %B0.else.endif.endif.endif.i.i6848 ]
  %.201.i.i6854 = sub i64 %.113.sroa.13.0.i.i6853, %.113.sroa.0.3.i.i6843
  %.226.i.i6855 = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i.i6843
  store i64 %.87.i.i6833, ptr %.716, align 8, !noalias !155
  %.605.not155.i.i6856 = icmp sgt i64 %.201.i.i6854, 0
  br i1 %.605.not155.i.i6856, label %.350.endif.preheader.i, label %.350.if.i, !prof !12

B0.else.if.i.i6861:                               ; preds = %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  br label %B0.else.endif.i.i6838

B0.else.endif.i.i6838:                            ; preds = %B0.else.if.i.i6861, %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  %.113.sroa.0.1.i.i6839 = phi i64 [ 0, %B0.else.if.i.i6861 ], [ %.125.i.i6836, %_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit ]
  %.133.not.i.i6840 = icmp slt i64 %.125.i.i6836, %arg.ints.5.0
  br i1 %.133.not.i.i6840, label %B0.else.endif.endif.i.i6842, label %B0.else.endif.if.i.i6841, !prof !4

B0.else.endif.if.i.i6841:                         ; preds = %B0.else.endif.i.i6838
  br label %B0.else.endif.endif.i.i6842

B0.else.endif.endif.i.i6842:                      ; preds = %B0.else.endif.if.i.i6841, %B0.else.endif.i.i6838
  %.113.sroa.0.3.i.i6843 = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i.i6841 ], [ %.113.sroa.0.1.i.i6839, %B0.else.endif.i.i6838 ]
  %.140.i.i6844 = icmp slt i64 %.87.i.i6833, 0
  %.141.i.i6845 = select i1 %.140.i.i6844, i64 %arg.ints.5.0, i64 0
  %.142.i.i6846 = add i64 %.141.i.i6845, %.87.i.i6833
  %.145.i.i6847 = icmp slt i64 %.142.i.i6846, 0
  br i1 %.145.i.i6847, label %B0.else.endif.endif.if.i.i6860, label %B0.else.endif.endif.endif.i.i6848, !prof !3

B0.else.endif.endif.if.i.i6860:                   ; preds = %B0.else.endif.endif.i.i6842
  br label %B0.else.endif.endif.endif.i.i6848

B0.else.endif.endif.endif.i.i6848:                ; preds = %B0.else.endif.endif.if.i.i6860, %B0.else.endif.endif.i.i6842
  %.113.sroa.13.1.i.i6849 = phi i64 [ 0, %B0.else.endif.endif.if.i.i6860 ], [ %.142.i.i6846, %B0.else.endif.endif.i.i6842 ]
  %.150.not.i.i6850 = icmp slt i64 %.142.i.i6846, %arg.ints.5.0
  br i1 %.150.not.i.i6850, label %B0.endif.i.i6852, label %B0.else.endif.endif.endif.if.i.i6851, !prof !4

B0.else.endif.endif.endif.if.i.i6851:             ; preds = %B0.else.endif.endif.endif.i.i6848
  br label %B0.endif.i.i6852

.350.endif.preheader.i:                           ; preds = %B0.endif.i.i6852
  %130 = shl i64 %.201.i.i6854, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i6855, i8 -1, i64 %130, i1 false), !noalias !161
  %.57.i215.i.pre = load i64, ptr %.716, align 8, !noalias !162
  br label %.350.if.i

.350.if.i:                                        ; preds = %.350.endif.preheader.i, %B0.endif.i.i6852
  %.57.i215.i = phi i64 [ %.57.i215.i.pre, %.350.endif.preheader.i ], [ %.87.i.i6833, %B0.endif.i.i6852 ]
  %.87.i216.i = add nsw i64 %.57.i215.i, %arg.launch.2
  %.123.i217.i = icmp slt i64 %.57.i215.i, 0
  %.124.i218.i = select i1 %.123.i217.i, i64 %arg.ints.5.0, i64 0
  %.125.i219.i = add i64 %.124.i218.i, %.57.i215.i
  %.128.i220.i = icmp slt i64 %.125.i219.i, 0
  br i1 %.128.i220.i, label %B0.else.if.i249.i, label %B0.else.endif.i221.i, !prof !3

B0.endif.i235.i:                                  ; preds = %B0.else.endif.endif.endif.if.i234.i, %B0.else.endif.endif.endif.i231.i
  %.113.sroa.13.0.i236.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i234.i ], [ %.113.sroa.13.1.i232.i, %B0.else.endif.endif.endif.i231.i ]
  %.201.i237.i = sub i64 %.113.sroa.13.0.i236.i, %.113.sroa.0.3.i226.i
  %.226.i238.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i226.i
  store i64 %.87.i216.i, ptr %.716, align 8, !noalias !162
  %.605.not155.i239.i = icmp sgt i64 %.201.i237.i, 0
  br i1 %.605.not155.i239.i, label %.575.endif.preheader.i247.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i, !prof !12

.575.endif.preheader.i247.i:                      ; preds = %B0.endif.i235.i
  %131 = shl i64 %.201.i237.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i238.i, i8 0, i64 %131, i1 false), !noalias !162
  %.57.i251.pre.i = load i64, ptr %.716, align 8, !noalias !165
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i

B0.else.if.i249.i:                                ; preds = %.350.if.i
  br label %B0.else.endif.i221.i

B0.else.endif.i221.i:                             ; preds = %B0.else.if.i249.i, %.350.if.i
  %.113.sroa.0.1.i222.i = phi i64 [ 0, %B0.else.if.i249.i ], [ %.125.i219.i, %.350.if.i ]
  %.133.not.i223.i = icmp slt i64 %.125.i219.i, %arg.ints.5.0
  br i1 %.133.not.i223.i, label %B0.else.endif.endif.i225.i, label %B0.else.endif.if.i224.i, !prof !4

B0.else.endif.if.i224.i:                          ; preds = %B0.else.endif.i221.i
  br label %B0.else.endif.endif.i225.i

B0.else.endif.endif.i225.i:                       ; preds = %B0.else.endif.if.i224.i, %B0.else.endif.i221.i
  %.113.sroa.0.3.i226.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i224.i ], [ %.113.sroa.0.1.i222.i, %B0.else.endif.i221.i ]
  %.140.i227.i = icmp slt i64 %.87.i216.i, 0
  %.141.i228.i = select i1 %.140.i227.i, i64 %arg.ints.5.0, i64 0
  %.142.i229.i = add i64 %.141.i228.i, %.87.i216.i
  %.145.i230.i = icmp slt i64 %.142.i229.i, 0
  br i1 %.145.i230.i, label %B0.else.endif.endif.if.i248.i, label %B0.else.endif.endif.endif.i231.i, !prof !3

B0.else.endif.endif.if.i248.i:                    ; preds = %B0.else.endif.endif.i225.i
  br label %B0.else.endif.endif.endif.i231.i

B0.else.endif.endif.endif.i231.i:                 ; preds = %B0.else.endif.endif.if.i248.i, %B0.else.endif.endif.i225.i
  %.113.sroa.13.1.i232.i = phi i64 [ 0, %B0.else.endif.endif.if.i248.i ], [ %.142.i229.i, %B0.else.endif.endif.i225.i ]
  %.150.not.i233.i = icmp slt i64 %.142.i229.i, %arg.ints.5.0
  br i1 %.150.not.i233.i, label %B0.endif.i235.i, label %B0.else.endif.endif.endif.if.i234.i, !prof !4

B0.else.endif.endif.endif.if.i234.i:              ; preds = %B0.else.endif.endif.endif.i231.i
  br label %B0.endif.i235.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i: ; preds = %.575.endif.preheader.i247.i, %B0.endif.i235.i
  %.57.i251.i = phi i64 [ %.87.i216.i, %B0.endif.i235.i ], [ %.57.i251.pre.i, %.575.endif.preheader.i247.i ]
  %.87.i252.i = add nsw i64 %.57.i251.i, %arg.launch.2
  %.123.i253.i = icmp slt i64 %.57.i251.i, 0
  %.124.i254.i = select i1 %.123.i253.i, i64 %arg.floats.5.0, i64 0
  %.125.i255.i = add i64 %.124.i254.i, %.57.i251.i
  %.128.i256.i = icmp slt i64 %.125.i255.i, 0
  br i1 %.128.i256.i, label %B0.else.if.i283.i, label %B0.else.endif.i257.i, !prof !3

B0.endif.i271.i:                                  ; preds = %B0.else.endif.endif.endif.if.i270.i, %B0.else.endif.endif.endif.i267.i
  %.113.sroa.13.0.i272.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i270.i ], [ %.113.sroa.13.1.i268.i, %B0.else.endif.endif.endif.i267.i ]
  %.201.i273.i = sub i64 %.113.sroa.13.0.i272.i, %.113.sroa.0.3.i262.i
  %.226.i274.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i262.i
  store i64 %.87.i252.i, ptr %.716, align 8, !noalias !165
  %.606.not155.i.i6857 = icmp sgt i64 %.201.i273.i, 0
  br i1 %.606.not155.i.i6857, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6858, !prof !12

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i271.i
  %132 = shl i64 %.201.i273.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i274.i, i8 0, i64 %132, i1 false), !noalias !165
  %.57.i284.pre.i = load i64, ptr %.716, align 8, !noalias !168
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6858

B0.else.if.i283.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i
  br label %B0.else.endif.i257.i

B0.else.endif.i257.i:                             ; preds = %B0.else.if.i283.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i
  %.113.sroa.0.1.i258.i = phi i64 [ 0, %B0.else.if.i283.i ], [ %.125.i255.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit250.i ]
  %.133.not.i259.i = icmp slt i64 %.125.i255.i, %arg.floats.5.0
  br i1 %.133.not.i259.i, label %B0.else.endif.endif.i261.i, label %B0.else.endif.if.i260.i, !prof !4

B0.else.endif.if.i260.i:                          ; preds = %B0.else.endif.i257.i
  br label %B0.else.endif.endif.i261.i

B0.else.endif.endif.i261.i:                       ; preds = %B0.else.endif.if.i260.i, %B0.else.endif.i257.i
  %.113.sroa.0.3.i262.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i260.i ], [ %.113.sroa.0.1.i258.i, %B0.else.endif.i257.i ]
  %.140.i263.i = icmp slt i64 %.87.i252.i, 0
  %.141.i264.i = select i1 %.140.i263.i, i64 %arg.floats.5.0, i64 0
  %.142.i265.i = add i64 %.141.i264.i, %.87.i252.i
  %.145.i266.i = icmp slt i64 %.142.i265.i, 0
  br i1 %.145.i266.i, label %B0.else.endif.endif.if.i282.i, label %B0.else.endif.endif.endif.i267.i, !prof !3

B0.else.endif.endif.if.i282.i:                    ; preds = %B0.else.endif.endif.i261.i
  br label %B0.else.endif.endif.endif.i267.i

B0.else.endif.endif.endif.i267.i:                 ; preds = %B0.else.endif.endif.if.i282.i, %B0.else.endif.endif.i261.i
  %.113.sroa.13.1.i268.i = phi i64 [ 0, %B0.else.endif.endif.if.i282.i ], [ %.142.i265.i, %B0.else.endif.endif.i261.i ]
  %.150.not.i269.i = icmp slt i64 %.142.i265.i, %arg.floats.5.0
  br i1 %.150.not.i269.i, label %B0.endif.i271.i, label %B0.else.endif.endif.endif.if.i270.i, !prof !4

B0.else.endif.endif.endif.if.i270.i:              ; preds = %B0.else.endif.endif.endif.i267.i
  br label %B0.endif.i271.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6858: ; preds = %.576.endif.preheader.i.i, %B0.endif.i271.i
  %.57.i284.i = phi i64 [ %.87.i252.i, %B0.endif.i271.i ], [ %.57.i284.pre.i, %.576.endif.preheader.i.i ]
  %.87.i285.i = add nsw i64 %.57.i284.i, %arg.launch.2
  %.123.i286.i = icmp slt i64 %.57.i284.i, 0
  %.124.i287.i = select i1 %.123.i286.i, i64 %arg.floats.5.0, i64 0
  %.125.i288.i = add i64 %.124.i287.i, %.57.i284.i
  %.128.i289.i = icmp slt i64 %.125.i288.i, 0
  br i1 %.128.i289.i, label %B0.else.if.i318.i, label %B0.else.endif.i290.i, !prof !3

B0.endif.i304.i:                                  ; preds = %B0.else.endif.endif.endif.if.i303.i, %B0.else.endif.endif.endif.i300.i
  %.113.sroa.13.0.i305.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i303.i ], [ %.113.sroa.13.1.i301.i, %B0.else.endif.endif.endif.i300.i ]
  %.201.i306.i = sub i64 %.113.sroa.13.0.i305.i, %.113.sroa.0.3.i295.i
  %.226.i307.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i295.i
  store i64 %.87.i285.i, ptr %.716, align 8, !noalias !168
  %.606.not155.i308.i = icmp sgt i64 %.201.i306.i, 0
  br i1 %.606.not155.i308.i, label %.576.endif.preheader.i316.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i, !prof !12

.576.endif.preheader.i316.i:                      ; preds = %B0.endif.i304.i
  %133 = shl i64 %.201.i306.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i307.i, i8 0, i64 %133, i1 false), !noalias !168
  %.57.i320.pre.i = load i64, ptr %.716, align 8, !noalias !171
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i

B0.else.if.i318.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6858
  br label %B0.else.endif.i290.i

B0.else.endif.i290.i:                             ; preds = %B0.else.if.i318.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6858
  %.113.sroa.0.1.i291.i = phi i64 [ 0, %B0.else.if.i318.i ], [ %.125.i288.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6858 ]
  %.133.not.i292.i = icmp slt i64 %.125.i288.i, %arg.floats.5.0
  br i1 %.133.not.i292.i, label %B0.else.endif.endif.i294.i, label %B0.else.endif.if.i293.i, !prof !4

B0.else.endif.if.i293.i:                          ; preds = %B0.else.endif.i290.i
  br label %B0.else.endif.endif.i294.i

B0.else.endif.endif.i294.i:                       ; preds = %B0.else.endif.if.i293.i, %B0.else.endif.i290.i
  %.113.sroa.0.3.i295.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i293.i ], [ %.113.sroa.0.1.i291.i, %B0.else.endif.i290.i ]
  %.140.i296.i = icmp slt i64 %.87.i285.i, 0
  %.141.i297.i = select i1 %.140.i296.i, i64 %arg.floats.5.0, i64 0
  %.142.i298.i = add i64 %.141.i297.i, %.87.i285.i
  %.145.i299.i = icmp slt i64 %.142.i298.i, 0
  br i1 %.145.i299.i, label %B0.else.endif.endif.if.i317.i, label %B0.else.endif.endif.endif.i300.i, !prof !3

B0.else.endif.endif.if.i317.i:                    ; preds = %B0.else.endif.endif.i294.i
  br label %B0.else.endif.endif.endif.i300.i

B0.else.endif.endif.endif.i300.i:                 ; preds = %B0.else.endif.endif.if.i317.i, %B0.else.endif.endif.i294.i
  %.113.sroa.13.1.i301.i = phi i64 [ 0, %B0.else.endif.endif.if.i317.i ], [ %.142.i298.i, %B0.else.endif.endif.i294.i ]
  %.150.not.i302.i = icmp slt i64 %.142.i298.i, %arg.floats.5.0
  br i1 %.150.not.i302.i, label %B0.endif.i304.i, label %B0.else.endif.endif.endif.if.i303.i, !prof !4

B0.else.endif.endif.endif.if.i303.i:              ; preds = %B0.else.endif.endif.endif.i300.i
  br label %B0.endif.i304.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i: ; preds = %.576.endif.preheader.i316.i, %B0.endif.i304.i
  %.57.i320.i = phi i64 [ %.87.i285.i, %B0.endif.i304.i ], [ %.57.i320.pre.i, %.576.endif.preheader.i316.i ]
  %.87.i321.i = add nsw i64 %.57.i320.i, %arg.launch.2
  %.123.i322.i = icmp slt i64 %.57.i320.i, 0
  %.124.i323.i = select i1 %.123.i322.i, i64 %arg.floats.5.0, i64 0
  %.125.i324.i = add i64 %.124.i323.i, %.57.i320.i
  %.128.i325.i = icmp slt i64 %.125.i324.i, 0
  br i1 %.128.i325.i, label %B0.else.if.i354.i, label %B0.else.endif.i326.i, !prof !3

B0.endif.i340.i:                                  ; preds = %B0.else.endif.endif.endif.if.i339.i, %B0.else.endif.endif.endif.i336.i
  %.113.sroa.13.0.i341.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i339.i ], [ %.113.sroa.13.1.i337.i, %B0.else.endif.endif.endif.i336.i ]
  %.201.i342.i = sub i64 %.113.sroa.13.0.i341.i, %.113.sroa.0.3.i331.i
  %.226.i343.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i331.i
  store i64 %.87.i321.i, ptr %.716, align 8, !noalias !171
  %.606.not155.i344.i = icmp sgt i64 %.201.i342.i, 0
  br i1 %.606.not155.i344.i, label %.576.endif.preheader.i352.i, label %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, !prof !12

.576.endif.preheader.i352.i:                      ; preds = %B0.endif.i340.i
  %134 = shl i64 %.201.i342.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i343.i, i8 0, i64 %134, i1 false), !noalias !171
  %.57.i.i6862.pre = load i64, ptr %.716, align 8, !noalias !174
  br label %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B0.else.if.i354.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i
  br label %B0.else.endif.i326.i

B0.else.endif.i326.i:                             ; preds = %B0.else.if.i354.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i
  %.113.sroa.0.1.i327.i = phi i64 [ 0, %B0.else.if.i354.i ], [ %.125.i324.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit319.i ]
  %.133.not.i328.i = icmp slt i64 %.125.i324.i, %arg.floats.5.0
  br i1 %.133.not.i328.i, label %B0.else.endif.endif.i330.i, label %B0.else.endif.if.i329.i, !prof !4

B0.else.endif.if.i329.i:                          ; preds = %B0.else.endif.i326.i
  br label %B0.else.endif.endif.i330.i

B0.else.endif.endif.i330.i:                       ; preds = %B0.else.endif.if.i329.i, %B0.else.endif.i326.i
  %.113.sroa.0.3.i331.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i329.i ], [ %.113.sroa.0.1.i327.i, %B0.else.endif.i326.i ]
  %.140.i332.i = icmp slt i64 %.87.i321.i, 0
  %.141.i333.i = select i1 %.140.i332.i, i64 %arg.floats.5.0, i64 0
  %.142.i334.i = add i64 %.141.i333.i, %.87.i321.i
  %.145.i335.i = icmp slt i64 %.142.i334.i, 0
  br i1 %.145.i335.i, label %B0.else.endif.endif.if.i353.i, label %B0.else.endif.endif.endif.i336.i, !prof !3

B0.else.endif.endif.if.i353.i:                    ; preds = %B0.else.endif.endif.i330.i
  br label %B0.else.endif.endif.endif.i336.i

B0.else.endif.endif.endif.i336.i:                 ; preds = %B0.else.endif.endif.if.i353.i, %B0.else.endif.endif.i330.i
  %.113.sroa.13.1.i337.i = phi i64 [ 0, %B0.else.endif.endif.if.i353.i ], [ %.142.i334.i, %B0.else.endif.endif.i330.i ]
  %.150.not.i338.i = icmp slt i64 %.142.i334.i, %arg.floats.5.0
  br i1 %.150.not.i338.i, label %B0.endif.i340.i, label %B0.else.endif.endif.endif.if.i339.i, !prof !4

B0.else.endif.endif.endif.if.i339.i:              ; preds = %B0.else.endif.endif.endif.i336.i
  br label %B0.endif.i340.i

_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.i340.i, %.576.endif.preheader.i352.i
  %.57.i.i6862 = phi i64 [ %.87.i321.i, %B0.endif.i340.i ], [ %.57.i.i6862.pre, %.576.endif.preheader.i352.i ]
  %.210.i309.i = tail call i64 @llvm.smax.i64(i64 %.201.i306.i, i64 0)
  %.210.i275.i = tail call i64 @llvm.smax.i64(i64 %.201.i273.i, i64 0)
  %.210.i240.i = tail call i64 @llvm.smax.i64(i64 %.201.i237.i, i64 0)
  %.210.i.i6859 = tail call i64 @llvm.smax.i64(i64 %.201.i.i6854, i64 0)
  %.210.i345.i = tail call i64 @llvm.smax.i64(i64 %.201.i342.i, i64 0)
  %.87.i.i6863 = add nsw i64 %.57.i.i6862, 4
  %.123.i.i6864 = icmp slt i64 %.57.i.i6862, 0
  %.124.i.i6865 = select i1 %.123.i.i6864, i64 %arg.ints.5.0, i64 0
  %.125.i.i6866 = add i64 %.124.i.i6865, %.57.i.i6862
  %.128.i.i6867 = icmp slt i64 %.125.i.i6866, 0
  br i1 %.128.i.i6867, label %B0.else.if.i.i6897, label %B0.else.endif.i.i6868, !prof !3

B0.endif.i.i6882:                                 ; preds = %B0.else.endif.endif.endif.if.i.i6881, %B0.else.endif.endif.endif.i.i6878
  %.113.sroa.13.0.i.i6883 = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i.i6881 ], [ %.113.sroa.13.1.i.i6879, %B0.else.endif.endif.endif.i.i6878 ]
  %.201.i.i6884 = sub i64 %.113.sroa.13.0.i.i6883, %.113.sroa.0.3.i.i6873
  %.226.i.i6885 = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i.i6873
  store i64 %.87.i.i6863, ptr %.716, align 8, !noalias !174
  %.605.not155.i.i6886 = icmp sgt i64 %.201.i.i6884, 0
  br i1 %.605.not155.i.i6886, label %.463.endif.preheader.i, label %.463.if.i, !prof !12

B0.else.if.i.i6897:                               ; preds = %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  br label %B0.else.endif.i.i6868

B0.else.endif.i.i6868:                            ; preds = %B0.else.if.i.i6897, %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  %.113.sroa.0.1.i.i6869 = phi i64 [ 0, %B0.else.if.i.i6897 ], [ %.125.i.i6866, %_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit ]
  %.133.not.i.i6870 = icmp slt i64 %.125.i.i6866, %arg.ints.5.0
  br i1 %.133.not.i.i6870, label %B0.else.endif.endif.i.i6872, label %B0.else.endif.if.i.i6871, !prof !4

B0.else.endif.if.i.i6871:                         ; preds = %B0.else.endif.i.i6868
  br label %B0.else.endif.endif.i.i6872

B0.else.endif.endif.i.i6872:                      ; preds = %B0.else.endif.if.i.i6871, %B0.else.endif.i.i6868
  %.113.sroa.0.3.i.i6873 = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i.i6871 ], [ %.113.sroa.0.1.i.i6869, %B0.else.endif.i.i6868 ]
  %.140.i.i6874 = icmp slt i64 %.57.i.i6862, -4
  %.141.i.i6875 = select i1 %.140.i.i6874, i64 %arg.ints.5.0, i64 0
  %.142.i.i6876 = add i64 %.141.i.i6875, %.87.i.i6863
  %.145.i.i6877 = icmp slt i64 %.142.i.i6876, 0
  br i1 %.145.i.i6877, label %B0.else.endif.endif.if.i.i6896, label %B0.else.endif.endif.endif.i.i6878, !prof !3

B0.else.endif.endif.if.i.i6896:                   ; preds = %B0.else.endif.endif.i.i6872
  br label %B0.else.endif.endif.endif.i.i6878

B0.else.endif.endif.endif.i.i6878:                ; preds = %B0.else.endif.endif.if.i.i6896, %B0.else.endif.endif.i.i6872
  %.113.sroa.13.1.i.i6879 = phi i64 [ 0, %B0.else.endif.endif.if.i.i6896 ], [ %.142.i.i6876, %B0.else.endif.endif.i.i6872 ]
  %.150.not.i.i6880 = icmp slt i64 %.142.i.i6876, %arg.ints.5.0
  br i1 %.150.not.i.i6880, label %B0.endif.i.i6882, label %B0.else.endif.endif.endif.if.i.i6881, !prof !4

B0.else.endif.endif.endif.if.i.i6881:             ; preds = %B0.else.endif.endif.endif.i.i6878
  br label %B0.endif.i.i6882

.463.endif.preheader.i:                           ; preds = %B0.endif.i.i6882
  %135 = shl i64 %.201.i.i6884, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i6885, i8 -1, i64 %135, i1 false), !noalias !179
  %.57.i715.i.pre = load i64, ptr %.716, align 8, !noalias !180
  br label %.463.if.i

.463.if.i:                                        ; preds = %.463.endif.preheader.i, %B0.endif.i.i6882
  %.57.i715.i = phi i64 [ %.57.i715.i.pre, %.463.endif.preheader.i ], [ %.87.i.i6863, %B0.endif.i.i6882 ]
  %.87.i716.i = add nsw i64 %.57.i715.i, 4
  %.123.i717.i = icmp slt i64 %.57.i715.i, 0
  %.124.i718.i = select i1 %.123.i717.i, i64 %arg.ints.5.0, i64 0
  %.125.i719.i = add i64 %.124.i718.i, %.57.i715.i
  %.128.i720.i = icmp slt i64 %.125.i719.i, 0
  br i1 %.128.i720.i, label %B0.else.if.i749.i, label %B0.else.endif.i721.i, !prof !3

B0.endif.i735.i:                                  ; preds = %B0.else.endif.endif.endif.if.i734.i, %B0.else.endif.endif.endif.i731.i
  %.113.sroa.13.0.i736.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i734.i ], [ %.113.sroa.13.1.i732.i, %B0.else.endif.endif.endif.i731.i ]
  %.201.i737.i = sub i64 %.113.sroa.13.0.i736.i, %.113.sroa.0.3.i726.i
  %.226.i738.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i726.i
  store i64 %.87.i716.i, ptr %.716, align 8, !noalias !180
  %.605.not155.i739.i = icmp sgt i64 %.201.i737.i, 0
  br i1 %.605.not155.i739.i, label %.802.endif.preheader.i, label %.802.if.i, !prof !12

B0.else.if.i749.i:                                ; preds = %.463.if.i
  br label %B0.else.endif.i721.i

B0.else.endif.i721.i:                             ; preds = %B0.else.if.i749.i, %.463.if.i
  %.113.sroa.0.1.i722.i = phi i64 [ 0, %B0.else.if.i749.i ], [ %.125.i719.i, %.463.if.i ]
  %.133.not.i723.i = icmp slt i64 %.125.i719.i, %arg.ints.5.0
  br i1 %.133.not.i723.i, label %B0.else.endif.endif.i725.i, label %B0.else.endif.if.i724.i, !prof !4

B0.else.endif.if.i724.i:                          ; preds = %B0.else.endif.i721.i
  br label %B0.else.endif.endif.i725.i

B0.else.endif.endif.i725.i:                       ; preds = %B0.else.endif.if.i724.i, %B0.else.endif.i721.i
  %.113.sroa.0.3.i726.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i724.i ], [ %.113.sroa.0.1.i722.i, %B0.else.endif.i721.i ]
  %.140.i727.i = icmp slt i64 %.57.i715.i, -4
  %.141.i728.i = select i1 %.140.i727.i, i64 %arg.ints.5.0, i64 0
  %.142.i729.i = add i64 %.141.i728.i, %.87.i716.i
  %.145.i730.i = icmp slt i64 %.142.i729.i, 0
  br i1 %.145.i730.i, label %B0.else.endif.endif.if.i748.i, label %B0.else.endif.endif.endif.i731.i, !prof !3

B0.else.endif.endif.if.i748.i:                    ; preds = %B0.else.endif.endif.i725.i
  br label %B0.else.endif.endif.endif.i731.i

B0.else.endif.endif.endif.i731.i:                 ; preds = %B0.else.endif.endif.if.i748.i, %B0.else.endif.endif.i725.i
  %.113.sroa.13.1.i732.i = phi i64 [ 0, %B0.else.endif.endif.if.i748.i ], [ %.142.i729.i, %B0.else.endif.endif.i725.i ]
  %.150.not.i733.i = icmp slt i64 %.142.i729.i, %arg.ints.5.0
  br i1 %.150.not.i733.i, label %B0.endif.i735.i, label %B0.else.endif.endif.endif.if.i734.i, !prof !4

B0.else.endif.endif.endif.if.i734.i:              ; preds = %B0.else.endif.endif.endif.i731.i
  br label %B0.endif.i735.i

.802.endif.preheader.i:                           ; preds = %B0.endif.i735.i
  %136 = shl i64 %.201.i737.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i738.i, i8 -1, i64 %136, i1 false), !noalias !179
  %.57.i751.i.pre = load i64, ptr %.716, align 8, !noalias !183
  br label %.802.if.i

.802.if.i:                                        ; preds = %.802.endif.preheader.i, %B0.endif.i735.i
  %.57.i751.i = phi i64 [ %.57.i751.i.pre, %.802.endif.preheader.i ], [ %.87.i716.i, %B0.endif.i735.i ]
  %.87.i752.i = add nsw i64 %.57.i751.i, 4
  %.123.i753.i = icmp slt i64 %.57.i751.i, 0
  %.124.i754.i = select i1 %.123.i753.i, i64 %arg.floats.5.0, i64 0
  %.125.i755.i = add i64 %.124.i754.i, %.57.i751.i
  %.128.i756.i = icmp slt i64 %.125.i755.i, 0
  br i1 %.128.i756.i, label %B0.else.if.i783.i, label %B0.else.endif.i757.i, !prof !3

B0.endif.i771.i:                                  ; preds = %B0.else.endif.endif.endif.if.i770.i, %B0.else.endif.endif.endif.i767.i
  %.113.sroa.13.0.i772.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i770.i ], [ %.113.sroa.13.1.i768.i, %B0.else.endif.endif.endif.i767.i ]
  %.201.i773.i = sub i64 %.113.sroa.13.0.i772.i, %.113.sroa.0.3.i762.i
  %.226.i774.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i762.i
  store i64 %.87.i752.i, ptr %.716, align 8, !noalias !183
  %.606.not155.i.i6887 = icmp sgt i64 %.201.i773.i, 0
  br i1 %.606.not155.i.i6887, label %.1141.endif.preheader.i, label %.1141.if.i, !prof !12

B0.else.if.i783.i:                                ; preds = %.802.if.i
  br label %B0.else.endif.i757.i

B0.else.endif.i757.i:                             ; preds = %B0.else.if.i783.i, %.802.if.i
  %.113.sroa.0.1.i758.i = phi i64 [ 0, %B0.else.if.i783.i ], [ %.125.i755.i, %.802.if.i ]
  %.133.not.i759.i = icmp slt i64 %.125.i755.i, %arg.floats.5.0
  br i1 %.133.not.i759.i, label %B0.else.endif.endif.i761.i, label %B0.else.endif.if.i760.i, !prof !4

B0.else.endif.if.i760.i:                          ; preds = %B0.else.endif.i757.i
  br label %B0.else.endif.endif.i761.i

B0.else.endif.endif.i761.i:                       ; preds = %B0.else.endif.if.i760.i, %B0.else.endif.i757.i
  %.113.sroa.0.3.i762.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i760.i ], [ %.113.sroa.0.1.i758.i, %B0.else.endif.i757.i ]
  %.140.i763.i = icmp slt i64 %.57.i751.i, -4
  %.141.i764.i = select i1 %.140.i763.i, i64 %arg.floats.5.0, i64 0
  %.142.i765.i = add i64 %.141.i764.i, %.87.i752.i
  %.145.i766.i = icmp slt i64 %.142.i765.i, 0
  br i1 %.145.i766.i, label %B0.else.endif.endif.if.i782.i, label %B0.else.endif.endif.endif.i767.i, !prof !3

B0.else.endif.endif.if.i782.i:                    ; preds = %B0.else.endif.endif.i761.i
  br label %B0.else.endif.endif.endif.i767.i

B0.else.endif.endif.endif.i767.i:                 ; preds = %B0.else.endif.endif.if.i782.i, %B0.else.endif.endif.i761.i
  %.113.sroa.13.1.i768.i = phi i64 [ 0, %B0.else.endif.endif.if.i782.i ], [ %.142.i765.i, %B0.else.endif.endif.i761.i ]
  %.150.not.i769.i = icmp slt i64 %.142.i765.i, %arg.floats.5.0
  br i1 %.150.not.i769.i, label %B0.endif.i771.i, label %B0.else.endif.endif.endif.if.i770.i, !prof !4

B0.else.endif.endif.endif.if.i770.i:              ; preds = %B0.else.endif.endif.endif.i767.i
  br label %B0.endif.i771.i

.1141.endif.preheader.i:                          ; preds = %B0.endif.i771.i
  %137 = shl i64 %.201.i773.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i774.i, i8 0, i64 %137, i1 false), !noalias !183
  br label %.1141.endif.i

.1141.if.i.loopexit:                              ; preds = %.1141.endif.i
  %.57.i784.i.pre = load i64, ptr %.716, align 8, !noalias !186
  br label %.1141.if.i

.1141.if.i:                                       ; preds = %.1141.if.i.loopexit, %B0.endif.i771.i
  %.57.i784.i = phi i64 [ %.57.i784.i.pre, %.1141.if.i.loopexit ], [ %.87.i752.i, %B0.endif.i771.i ]
  %.87.i785.i = add nsw i64 %.57.i784.i, 4
  %.123.i786.i = icmp slt i64 %.57.i784.i, 0
  %.124.i787.i = select i1 %.123.i786.i, i64 %arg.ints.5.0, i64 0
  %.125.i788.i = add i64 %.124.i787.i, %.57.i784.i
  %.128.i789.i = icmp slt i64 %.125.i788.i, 0
  br i1 %.128.i789.i, label %B0.else.if.i818.i, label %B0.else.endif.i790.i, !prof !3

B0.endif.i804.i:                                  ; preds = %B0.else.endif.endif.endif.if.i803.i, %B0.else.endif.endif.endif.i800.i
  %.113.sroa.13.0.i805.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i803.i ], [ %.113.sroa.13.1.i801.i, %B0.else.endif.endif.endif.i800.i ]
  %.201.i806.i = sub i64 %.113.sroa.13.0.i805.i, %.113.sroa.0.3.i795.i
  %.226.i807.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i795.i
  store i64 %.87.i785.i, ptr %.716, align 8, !noalias !186
  %.605.not155.i808.i = icmp sgt i64 %.201.i806.i, 0
  br i1 %.605.not155.i808.i, label %.1480.endif.preheader.i, label %.1480.if.i, !prof !12

B0.else.if.i818.i:                                ; preds = %.1141.if.i
  br label %B0.else.endif.i790.i

B0.else.endif.i790.i:                             ; preds = %B0.else.if.i818.i, %.1141.if.i
  %.113.sroa.0.1.i791.i = phi i64 [ 0, %B0.else.if.i818.i ], [ %.125.i788.i, %.1141.if.i ]
  %.133.not.i792.i = icmp slt i64 %.125.i788.i, %arg.ints.5.0
  br i1 %.133.not.i792.i, label %B0.else.endif.endif.i794.i, label %B0.else.endif.if.i793.i, !prof !4

B0.else.endif.if.i793.i:                          ; preds = %B0.else.endif.i790.i
  br label %B0.else.endif.endif.i794.i

B0.else.endif.endif.i794.i:                       ; preds = %B0.else.endif.if.i793.i, %B0.else.endif.i790.i
  %.113.sroa.0.3.i795.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i793.i ], [ %.113.sroa.0.1.i791.i, %B0.else.endif.i790.i ]
  %.140.i796.i = icmp slt i64 %.57.i784.i, -4
  %.141.i797.i = select i1 %.140.i796.i, i64 %arg.ints.5.0, i64 0
  %.142.i798.i = add i64 %.141.i797.i, %.87.i785.i
  %.145.i799.i = icmp slt i64 %.142.i798.i, 0
  br i1 %.145.i799.i, label %B0.else.endif.endif.if.i817.i, label %B0.else.endif.endif.endif.i800.i, !prof !3

B0.else.endif.endif.if.i817.i:                    ; preds = %B0.else.endif.endif.i794.i
  br label %B0.else.endif.endif.endif.i800.i

B0.else.endif.endif.endif.i800.i:                 ; preds = %B0.else.endif.endif.if.i817.i, %B0.else.endif.endif.i794.i
  %.113.sroa.13.1.i801.i = phi i64 [ 0, %B0.else.endif.endif.if.i817.i ], [ %.142.i798.i, %B0.else.endif.endif.i794.i ]
  %.150.not.i802.i = icmp slt i64 %.142.i798.i, %arg.ints.5.0
  br i1 %.150.not.i802.i, label %B0.endif.i804.i, label %B0.else.endif.endif.endif.if.i803.i, !prof !4

B0.else.endif.endif.endif.if.i803.i:              ; preds = %B0.else.endif.endif.endif.i800.i
  br label %B0.endif.i804.i

.1480.endif.preheader.i:                          ; preds = %B0.endif.i804.i
  %138 = shl i64 %.201.i806.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i807.i, i8 0, i64 %138, i1 false), !noalias !186
  br label %.1480.endif.i

.1141.endif.i:                                    ; preds = %.1141.endif.i, %.1141.endif.preheader.i
  %.1137.01184.i = phi i64 [ %.1182.i6894, %.1141.endif.i ], [ 0, %.1141.endif.preheader.i ]
  %.1177.i6893 = getelementptr double, ptr %.226.i774.i, i64 %.1137.01184.i
  store double 1.000000e+300, ptr %.1177.i6893, align 8, !noalias !179
  %.1182.i6894 = add nuw nsw i64 %.1137.01184.i, 1
  %exitcond.not.i6895 = icmp eq i64 %.1182.i6894, %.201.i773.i
  br i1 %exitcond.not.i6895, label %.1141.if.i.loopexit, label %.1141.endif.i, !prof !65

.1480.if.i.loopexit:                              ; preds = %.1480.endif.i
  %.57.i820.i.pre = load i64, ptr %.716, align 8, !noalias !189
  br label %.1480.if.i

.1480.if.i:                                       ; preds = %.1480.if.i.loopexit, %B0.endif.i804.i
  %.57.i820.i = phi i64 [ %.57.i820.i.pre, %.1480.if.i.loopexit ], [ %.87.i785.i, %B0.endif.i804.i ]
  %.87.i821.i = add nsw i64 %.57.i820.i, 4
  %.123.i822.i = icmp slt i64 %.57.i820.i, 0
  %.124.i823.i = select i1 %.123.i822.i, i64 %arg.floats.5.0, i64 0
  %.125.i824.i = add i64 %.124.i823.i, %.57.i820.i
  %.128.i825.i = icmp slt i64 %.125.i824.i, 0
  br i1 %.128.i825.i, label %B0.else.if.i854.i, label %B0.else.endif.i826.i, !prof !3

B0.endif.i840.i:                                  ; preds = %B0.else.endif.endif.endif.if.i839.i, %B0.else.endif.endif.endif.i836.i
  %.113.sroa.13.0.i841.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i839.i ], [ %.113.sroa.13.1.i837.i, %B0.else.endif.endif.endif.i836.i ]
  %.201.i842.i = sub i64 %.113.sroa.13.0.i841.i, %.113.sroa.0.3.i831.i
  %.226.i843.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i831.i
  store i64 %.87.i821.i, ptr %.716, align 8, !noalias !189
  %.606.not155.i844.i = icmp sgt i64 %.201.i842.i, 0
  br i1 %.606.not155.i844.i, label %.576.endif.preheader.i852.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i, !prof !12

.576.endif.preheader.i852.i:                      ; preds = %B0.endif.i840.i
  %139 = shl i64 %.201.i842.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i843.i, i8 0, i64 %139, i1 false), !noalias !189
  %.57.i856.pre.i = load i64, ptr %.716, align 8, !noalias !192
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i

B0.else.if.i854.i:                                ; preds = %.1480.if.i
  br label %B0.else.endif.i826.i

B0.else.endif.i826.i:                             ; preds = %B0.else.if.i854.i, %.1480.if.i
  %.113.sroa.0.1.i827.i = phi i64 [ 0, %B0.else.if.i854.i ], [ %.125.i824.i, %.1480.if.i ]
  %.133.not.i828.i = icmp slt i64 %.125.i824.i, %arg.floats.5.0
  br i1 %.133.not.i828.i, label %B0.else.endif.endif.i830.i, label %B0.else.endif.if.i829.i, !prof !4

B0.else.endif.if.i829.i:                          ; preds = %B0.else.endif.i826.i
  br label %B0.else.endif.endif.i830.i

B0.else.endif.endif.i830.i:                       ; preds = %B0.else.endif.if.i829.i, %B0.else.endif.i826.i
  %.113.sroa.0.3.i831.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i829.i ], [ %.113.sroa.0.1.i827.i, %B0.else.endif.i826.i ]
  %.140.i832.i = icmp slt i64 %.57.i820.i, -4
  %.141.i833.i = select i1 %.140.i832.i, i64 %arg.floats.5.0, i64 0
  %.142.i834.i = add i64 %.141.i833.i, %.87.i821.i
  %.145.i835.i = icmp slt i64 %.142.i834.i, 0
  br i1 %.145.i835.i, label %B0.else.endif.endif.if.i853.i, label %B0.else.endif.endif.endif.i836.i, !prof !3

B0.else.endif.endif.if.i853.i:                    ; preds = %B0.else.endif.endif.i830.i
  br label %B0.else.endif.endif.endif.i836.i

B0.else.endif.endif.endif.i836.i:                 ; preds = %B0.else.endif.endif.if.i853.i, %B0.else.endif.endif.i830.i
  %.113.sroa.13.1.i837.i = phi i64 [ 0, %B0.else.endif.endif.if.i853.i ], [ %.142.i834.i, %B0.else.endif.endif.i830.i ]
  %.150.not.i838.i = icmp slt i64 %.142.i834.i, %arg.floats.5.0
  br i1 %.150.not.i838.i, label %B0.endif.i840.i, label %B0.else.endif.endif.endif.if.i839.i, !prof !4

B0.else.endif.endif.endif.if.i839.i:              ; preds = %B0.else.endif.endif.endif.i836.i
  br label %B0.endif.i840.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i: ; preds = %.576.endif.preheader.i852.i, %B0.endif.i840.i
  %.57.i856.i = phi i64 [ %.87.i821.i, %B0.endif.i840.i ], [ %.57.i856.pre.i, %.576.endif.preheader.i852.i ]
  %.87.i857.i = add nsw i64 %.57.i856.i, 20
  %.123.i858.i = icmp slt i64 %.57.i856.i, 0
  %.124.i859.i = select i1 %.123.i858.i, i64 %arg.floats.5.0, i64 0
  %.125.i860.i = add i64 %.124.i859.i, %.57.i856.i
  %.128.i861.i = icmp slt i64 %.125.i860.i, 0
  br i1 %.128.i861.i, label %B0.else.if.i890.i, label %B0.else.endif.i862.i, !prof !3

B0.endif.i876.i:                                  ; preds = %B0.else.endif.endif.endif.if.i875.i, %B0.else.endif.endif.endif.i872.i
  %.113.sroa.13.0.i877.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i875.i ], [ %.113.sroa.13.1.i873.i, %B0.else.endif.endif.endif.i872.i ]
  %.201.i878.i = sub i64 %.113.sroa.13.0.i877.i, %.113.sroa.0.3.i867.i
  %.226.i879.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i867.i
  store i64 %.87.i857.i, ptr %.716, align 8, !noalias !192
  %.606.not155.i880.i = icmp sgt i64 %.201.i878.i, 0
  br i1 %.606.not155.i880.i, label %.576.endif.preheader.i888.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6888, !prof !12

.576.endif.preheader.i888.i:                      ; preds = %B0.endif.i876.i
  %140 = shl i64 %.201.i878.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i879.i, i8 0, i64 %140, i1 false), !noalias !192
  %.57.i891.pre.i = load i64, ptr %.716, align 8, !noalias !195
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6888

B0.else.if.i890.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i
  br label %B0.else.endif.i862.i

B0.else.endif.i862.i:                             ; preds = %B0.else.if.i890.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i
  %.113.sroa.0.1.i863.i = phi i64 [ 0, %B0.else.if.i890.i ], [ %.125.i860.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit855.i ]
  %.133.not.i864.i = icmp slt i64 %.125.i860.i, %arg.floats.5.0
  br i1 %.133.not.i864.i, label %B0.else.endif.endif.i866.i, label %B0.else.endif.if.i865.i, !prof !4

B0.else.endif.if.i865.i:                          ; preds = %B0.else.endif.i862.i
  br label %B0.else.endif.endif.i866.i

B0.else.endif.endif.i866.i:                       ; preds = %B0.else.endif.if.i865.i, %B0.else.endif.i862.i
  %.113.sroa.0.3.i867.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i865.i ], [ %.113.sroa.0.1.i863.i, %B0.else.endif.i862.i ]
  %.140.i868.i = icmp slt i64 %.57.i856.i, -20
  %.141.i869.i = select i1 %.140.i868.i, i64 %arg.floats.5.0, i64 0
  %.142.i870.i = add i64 %.141.i869.i, %.87.i857.i
  %.145.i871.i = icmp slt i64 %.142.i870.i, 0
  br i1 %.145.i871.i, label %B0.else.endif.endif.if.i889.i, label %B0.else.endif.endif.endif.i872.i, !prof !3

B0.else.endif.endif.if.i889.i:                    ; preds = %B0.else.endif.endif.i866.i
  br label %B0.else.endif.endif.endif.i872.i

B0.else.endif.endif.endif.i872.i:                 ; preds = %B0.else.endif.endif.if.i889.i, %B0.else.endif.endif.i866.i
  %.113.sroa.13.1.i873.i = phi i64 [ 0, %B0.else.endif.endif.if.i889.i ], [ %.142.i870.i, %B0.else.endif.endif.i866.i ]
  %.150.not.i874.i = icmp slt i64 %.142.i870.i, %arg.floats.5.0
  br i1 %.150.not.i874.i, label %B0.endif.i876.i, label %B0.else.endif.endif.endif.if.i875.i, !prof !4

B0.else.endif.endif.endif.if.i875.i:              ; preds = %B0.else.endif.endif.endif.i872.i
  br label %B0.endif.i876.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6888: ; preds = %.576.endif.preheader.i888.i, %B0.endif.i876.i
  %.57.i891.i = phi i64 [ %.87.i857.i, %B0.endif.i876.i ], [ %.57.i891.pre.i, %.576.endif.preheader.i888.i ]
  %.87.i892.i = add nsw i64 %.57.i891.i, 4
  %.123.i893.i = icmp slt i64 %.57.i891.i, 0
  %.124.i894.i = select i1 %.123.i893.i, i64 %arg.floats.5.0, i64 0
  %.125.i895.i = add i64 %.124.i894.i, %.57.i891.i
  %.128.i896.i = icmp slt i64 %.125.i895.i, 0
  br i1 %.128.i896.i, label %B0.else.if.i925.i, label %B0.else.endif.i897.i, !prof !3

B0.endif.i911.i:                                  ; preds = %B0.else.endif.endif.endif.if.i910.i, %B0.else.endif.endif.endif.i907.i
  %.113.sroa.13.0.i912.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i910.i ], [ %.113.sroa.13.1.i908.i, %B0.else.endif.endif.endif.i907.i ]
  %.201.i913.i = sub i64 %.113.sroa.13.0.i912.i, %.113.sroa.0.3.i902.i
  %.226.i914.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i902.i
  store i64 %.87.i892.i, ptr %.716, align 8, !noalias !195
  %.606.not155.i915.i = icmp sgt i64 %.201.i913.i, 0
  br i1 %.606.not155.i915.i, label %.576.endif.preheader.i923.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i, !prof !12

.576.endif.preheader.i923.i:                      ; preds = %B0.endif.i911.i
  %141 = shl i64 %.201.i913.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i914.i, i8 0, i64 %141, i1 false), !noalias !195
  %.57.i927.pre.i = load i64, ptr %.716, align 8, !noalias !198
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i

B0.else.if.i925.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6888
  br label %B0.else.endif.i897.i

B0.else.endif.i897.i:                             ; preds = %B0.else.if.i925.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6888
  %.113.sroa.0.1.i898.i = phi i64 [ 0, %B0.else.if.i925.i ], [ %.125.i895.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6888 ]
  %.133.not.i899.i = icmp slt i64 %.125.i895.i, %arg.floats.5.0
  br i1 %.133.not.i899.i, label %B0.else.endif.endif.i901.i, label %B0.else.endif.if.i900.i, !prof !4

B0.else.endif.if.i900.i:                          ; preds = %B0.else.endif.i897.i
  br label %B0.else.endif.endif.i901.i

B0.else.endif.endif.i901.i:                       ; preds = %B0.else.endif.if.i900.i, %B0.else.endif.i897.i
  %.113.sroa.0.3.i902.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i900.i ], [ %.113.sroa.0.1.i898.i, %B0.else.endif.i897.i ]
  %.140.i903.i = icmp slt i64 %.57.i891.i, -4
  %.141.i904.i = select i1 %.140.i903.i, i64 %arg.floats.5.0, i64 0
  %.142.i905.i = add i64 %.141.i904.i, %.87.i892.i
  %.145.i906.i = icmp slt i64 %.142.i905.i, 0
  br i1 %.145.i906.i, label %B0.else.endif.endif.if.i924.i, label %B0.else.endif.endif.endif.i907.i, !prof !3

B0.else.endif.endif.if.i924.i:                    ; preds = %B0.else.endif.endif.i901.i
  br label %B0.else.endif.endif.endif.i907.i

B0.else.endif.endif.endif.i907.i:                 ; preds = %B0.else.endif.endif.if.i924.i, %B0.else.endif.endif.i901.i
  %.113.sroa.13.1.i908.i = phi i64 [ 0, %B0.else.endif.endif.if.i924.i ], [ %.142.i905.i, %B0.else.endif.endif.i901.i ]
  %.150.not.i909.i = icmp slt i64 %.142.i905.i, %arg.floats.5.0
  br i1 %.150.not.i909.i, label %B0.endif.i911.i, label %B0.else.endif.endif.endif.if.i910.i, !prof !4

B0.else.endif.endif.endif.if.i910.i:              ; preds = %B0.else.endif.endif.endif.i907.i
  br label %B0.endif.i911.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i: ; preds = %.576.endif.preheader.i923.i, %B0.endif.i911.i
  %.57.i927.i = phi i64 [ %.87.i892.i, %B0.endif.i911.i ], [ %.57.i927.pre.i, %.576.endif.preheader.i923.i ]
  %.87.i928.i = add nsw i64 %.57.i927.i, 8
  %.123.i929.i = icmp slt i64 %.57.i927.i, 0
  %.124.i930.i = select i1 %.123.i929.i, i64 %arg.floats.5.0, i64 0
  %.125.i931.i = add i64 %.124.i930.i, %.57.i927.i
  %.128.i932.i = icmp slt i64 %.125.i931.i, 0
  br i1 %.128.i932.i, label %B0.else.if.i961.i, label %B0.else.endif.i933.i, !prof !3

B0.endif.i947.i:                                  ; preds = %B0.else.endif.endif.endif.if.i946.i, %B0.else.endif.endif.endif.i943.i
  %.113.sroa.13.0.i948.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i946.i ], [ %.113.sroa.13.1.i944.i, %B0.else.endif.endif.endif.i943.i ]
  %.201.i949.i = sub i64 %.113.sroa.13.0.i948.i, %.113.sroa.0.3.i938.i
  %.226.i950.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i938.i
  store i64 %.87.i928.i, ptr %.716, align 8, !noalias !198
  %.606.not155.i951.i = icmp sgt i64 %.201.i949.i, 0
  br i1 %.606.not155.i951.i, label %.576.endif.preheader.i959.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i, !prof !12

.576.endif.preheader.i959.i:                      ; preds = %B0.endif.i947.i
  %142 = shl i64 %.201.i949.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i950.i, i8 0, i64 %142, i1 false), !noalias !198
  %.57.i963.pre.i = load i64, ptr %.716, align 8, !noalias !201
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i

B0.else.if.i961.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i
  br label %B0.else.endif.i933.i

B0.else.endif.i933.i:                             ; preds = %B0.else.if.i961.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i
  %.113.sroa.0.1.i934.i = phi i64 [ 0, %B0.else.if.i961.i ], [ %.125.i931.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit926.i ]
  %.133.not.i935.i = icmp slt i64 %.125.i931.i, %arg.floats.5.0
  br i1 %.133.not.i935.i, label %B0.else.endif.endif.i937.i, label %B0.else.endif.if.i936.i, !prof !4

B0.else.endif.if.i936.i:                          ; preds = %B0.else.endif.i933.i
  br label %B0.else.endif.endif.i937.i

B0.else.endif.endif.i937.i:                       ; preds = %B0.else.endif.if.i936.i, %B0.else.endif.i933.i
  %.113.sroa.0.3.i938.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i936.i ], [ %.113.sroa.0.1.i934.i, %B0.else.endif.i933.i ]
  %.140.i939.i = icmp slt i64 %.57.i927.i, -8
  %.141.i940.i = select i1 %.140.i939.i, i64 %arg.floats.5.0, i64 0
  %.142.i941.i = add i64 %.141.i940.i, %.87.i928.i
  %.145.i942.i = icmp slt i64 %.142.i941.i, 0
  br i1 %.145.i942.i, label %B0.else.endif.endif.if.i960.i, label %B0.else.endif.endif.endif.i943.i, !prof !3

B0.else.endif.endif.if.i960.i:                    ; preds = %B0.else.endif.endif.i937.i
  br label %B0.else.endif.endif.endif.i943.i

B0.else.endif.endif.endif.i943.i:                 ; preds = %B0.else.endif.endif.if.i960.i, %B0.else.endif.endif.i937.i
  %.113.sroa.13.1.i944.i = phi i64 [ 0, %B0.else.endif.endif.if.i960.i ], [ %.142.i941.i, %B0.else.endif.endif.i937.i ]
  %.150.not.i945.i = icmp slt i64 %.142.i941.i, %arg.floats.5.0
  br i1 %.150.not.i945.i, label %B0.endif.i947.i, label %B0.else.endif.endif.endif.if.i946.i, !prof !4

B0.else.endif.endif.endif.if.i946.i:              ; preds = %B0.else.endif.endif.endif.i943.i
  br label %B0.endif.i947.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i: ; preds = %.576.endif.preheader.i959.i, %B0.endif.i947.i
  %.57.i963.i = phi i64 [ %.87.i928.i, %B0.endif.i947.i ], [ %.57.i963.pre.i, %.576.endif.preheader.i959.i ]
  %.87.i964.i = add nsw i64 %.57.i963.i, 24
  %.123.i965.i = icmp slt i64 %.57.i963.i, 0
  %.124.i966.i = select i1 %.123.i965.i, i64 %arg.ints.5.0, i64 0
  %.125.i967.i = add i64 %.124.i966.i, %.57.i963.i
  %.128.i968.i = icmp slt i64 %.125.i967.i, 0
  br i1 %.128.i968.i, label %B0.else.if.i997.i, label %B0.else.endif.i969.i, !prof !3

B0.endif.i983.i:                                  ; preds = %B0.else.endif.endif.endif.if.i982.i, %B0.else.endif.endif.endif.i979.i
  %.113.sroa.13.0.i984.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i982.i ], [ %.113.sroa.13.1.i980.i, %B0.else.endif.endif.endif.i979.i ]
  %.201.i985.i = sub i64 %.113.sroa.13.0.i984.i, %.113.sroa.0.3.i974.i
  %.226.i986.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i974.i
  store i64 %.87.i964.i, ptr %.716, align 8, !noalias !201
  %.605.not155.i987.i = icmp sgt i64 %.201.i985.i, 0
  br i1 %.605.not155.i987.i, label %.575.endif.preheader.i995.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6889, !prof !12

.575.endif.preheader.i995.i:                      ; preds = %B0.endif.i983.i
  %143 = shl i64 %.201.i985.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i986.i, i8 0, i64 %143, i1 false), !noalias !201
  %.57.i998.pre.i = load i64, ptr %.716, align 8, !noalias !204
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6889

B0.else.if.i997.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i
  br label %B0.else.endif.i969.i

B0.else.endif.i969.i:                             ; preds = %B0.else.if.i997.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i
  %.113.sroa.0.1.i970.i = phi i64 [ 0, %B0.else.if.i997.i ], [ %.125.i967.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit962.i ]
  %.133.not.i971.i = icmp slt i64 %.125.i967.i, %arg.ints.5.0
  br i1 %.133.not.i971.i, label %B0.else.endif.endif.i973.i, label %B0.else.endif.if.i972.i, !prof !4

B0.else.endif.if.i972.i:                          ; preds = %B0.else.endif.i969.i
  br label %B0.else.endif.endif.i973.i

B0.else.endif.endif.i973.i:                       ; preds = %B0.else.endif.if.i972.i, %B0.else.endif.i969.i
  %.113.sroa.0.3.i974.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i972.i ], [ %.113.sroa.0.1.i970.i, %B0.else.endif.i969.i ]
  %.140.i975.i = icmp slt i64 %.57.i963.i, -24
  %.141.i976.i = select i1 %.140.i975.i, i64 %arg.ints.5.0, i64 0
  %.142.i977.i = add i64 %.141.i976.i, %.87.i964.i
  %.145.i978.i = icmp slt i64 %.142.i977.i, 0
  br i1 %.145.i978.i, label %B0.else.endif.endif.if.i996.i, label %B0.else.endif.endif.endif.i979.i, !prof !3

B0.else.endif.endif.if.i996.i:                    ; preds = %B0.else.endif.endif.i973.i
  br label %B0.else.endif.endif.endif.i979.i

B0.else.endif.endif.endif.i979.i:                 ; preds = %B0.else.endif.endif.if.i996.i, %B0.else.endif.endif.i973.i
  %.113.sroa.13.1.i980.i = phi i64 [ 0, %B0.else.endif.endif.if.i996.i ], [ %.142.i977.i, %B0.else.endif.endif.i973.i ]
  %.150.not.i981.i = icmp slt i64 %.142.i977.i, %arg.ints.5.0
  br i1 %.150.not.i981.i, label %B0.endif.i983.i, label %B0.else.endif.endif.endif.if.i982.i, !prof !4

B0.else.endif.endif.endif.if.i982.i:              ; preds = %B0.else.endif.endif.endif.i979.i
  br label %B0.endif.i983.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6889: ; preds = %.575.endif.preheader.i995.i, %B0.endif.i983.i
  %.57.i998.i = phi i64 [ %.87.i964.i, %B0.endif.i983.i ], [ %.57.i998.pre.i, %.575.endif.preheader.i995.i ]
  %.87.i999.i = add nsw i64 %.57.i998.i, 4
  %.123.i1000.i = icmp slt i64 %.57.i998.i, 0
  %.124.i1001.i = select i1 %.123.i1000.i, i64 %arg.floats.5.0, i64 0
  %.125.i1002.i = add i64 %.124.i1001.i, %.57.i998.i
  %.128.i1003.i = icmp slt i64 %.125.i1002.i, 0
  br i1 %.128.i1003.i, label %B0.else.if.i1032.i, label %B0.else.endif.i1004.i, !prof !3

B0.endif.i1018.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1017.i, %B0.else.endif.endif.endif.i1014.i
  %.113.sroa.13.0.i1019.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1017.i ], [ %.113.sroa.13.1.i1015.i, %B0.else.endif.endif.endif.i1014.i ]
  %.201.i1020.i = sub i64 %.113.sroa.13.0.i1019.i, %.113.sroa.0.3.i1009.i
  %.226.i1021.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1009.i
  store i64 %.87.i999.i, ptr %.716, align 8, !noalias !204
  %.606.not155.i1022.i = icmp sgt i64 %.201.i1020.i, 0
  br i1 %.606.not155.i1022.i, label %.576.endif.preheader.i1030.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i, !prof !12

.576.endif.preheader.i1030.i:                     ; preds = %B0.endif.i1018.i
  %144 = shl i64 %.201.i1020.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1021.i, i8 0, i64 %144, i1 false), !noalias !204
  %.57.i1034.pre.i = load i64, ptr %.716, align 8, !noalias !207
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i

B0.else.if.i1032.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6889
  br label %B0.else.endif.i1004.i

B0.else.endif.i1004.i:                            ; preds = %B0.else.if.i1032.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6889
  %.113.sroa.0.1.i1005.i = phi i64 [ 0, %B0.else.if.i1032.i ], [ %.125.i1002.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i6889 ]
  %.133.not.i1006.i = icmp slt i64 %.125.i1002.i, %arg.floats.5.0
  br i1 %.133.not.i1006.i, label %B0.else.endif.endif.i1008.i, label %B0.else.endif.if.i1007.i, !prof !4

B0.else.endif.if.i1007.i:                         ; preds = %B0.else.endif.i1004.i
  br label %B0.else.endif.endif.i1008.i

B0.else.endif.endif.i1008.i:                      ; preds = %B0.else.endif.if.i1007.i, %B0.else.endif.i1004.i
  %.113.sroa.0.3.i1009.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1007.i ], [ %.113.sroa.0.1.i1005.i, %B0.else.endif.i1004.i ]
  %.140.i1010.i = icmp slt i64 %.57.i998.i, -4
  %.141.i1011.i = select i1 %.140.i1010.i, i64 %arg.floats.5.0, i64 0
  %.142.i1012.i = add i64 %.141.i1011.i, %.87.i999.i
  %.145.i1013.i = icmp slt i64 %.142.i1012.i, 0
  br i1 %.145.i1013.i, label %B0.else.endif.endif.if.i1031.i, label %B0.else.endif.endif.endif.i1014.i, !prof !3

B0.else.endif.endif.if.i1031.i:                   ; preds = %B0.else.endif.endif.i1008.i
  br label %B0.else.endif.endif.endif.i1014.i

B0.else.endif.endif.endif.i1014.i:                ; preds = %B0.else.endif.endif.if.i1031.i, %B0.else.endif.endif.i1008.i
  %.113.sroa.13.1.i1015.i = phi i64 [ 0, %B0.else.endif.endif.if.i1031.i ], [ %.142.i1012.i, %B0.else.endif.endif.i1008.i ]
  %.150.not.i1016.i = icmp slt i64 %.142.i1012.i, %arg.floats.5.0
  br i1 %.150.not.i1016.i, label %B0.endif.i1018.i, label %B0.else.endif.endif.endif.if.i1017.i, !prof !4

B0.else.endif.endif.endif.if.i1017.i:             ; preds = %B0.else.endif.endif.endif.i1014.i
  br label %B0.endif.i1018.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i: ; preds = %.576.endif.preheader.i1030.i, %B0.endif.i1018.i
  %.57.i1034.i = phi i64 [ %.87.i999.i, %B0.endif.i1018.i ], [ %.57.i1034.pre.i, %.576.endif.preheader.i1030.i ]
  %.5.i.i6890 = fptosi double %arg.rates.26 to i64
  %.1797.i = shl nsw i64 %.5.i.i6890, 2
  %.87.i1035.i = add nsw i64 %.57.i1034.i, %.1797.i
  %.123.i1036.i = icmp slt i64 %.57.i1034.i, 0
  %.124.i1037.i = select i1 %.123.i1036.i, i64 %arg.floats.5.0, i64 0
  %.125.i1038.i = add i64 %.124.i1037.i, %.57.i1034.i
  %.128.i1039.i = icmp slt i64 %.125.i1038.i, 0
  br i1 %.128.i1039.i, label %B0.else.if.i1068.i, label %B0.else.endif.i1040.i, !prof !3

B0.endif.i1054.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1053.i, %B0.else.endif.endif.endif.i1050.i
  %.113.sroa.13.0.i1055.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1053.i ], [ %.113.sroa.13.1.i1051.i, %B0.else.endif.endif.endif.i1050.i ]
  %.201.i1056.i = sub i64 %.113.sroa.13.0.i1055.i, %.113.sroa.0.3.i1045.i
  %.226.i1057.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1045.i
  store i64 %.87.i1035.i, ptr %.716, align 8, !noalias !207
  %.606.not155.i1058.i = icmp sgt i64 %.201.i1056.i, 0
  br i1 %.606.not155.i1058.i, label %.576.endif.preheader.i1066.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i, !prof !12

.576.endif.preheader.i1066.i:                     ; preds = %B0.endif.i1054.i
  %145 = shl i64 %.201.i1056.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1057.i, i8 0, i64 %145, i1 false), !noalias !207
  %.57.i1070.pre.i = load i64, ptr %.716, align 8, !noalias !210
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i

B0.else.if.i1068.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i
  br label %B0.else.endif.i1040.i

B0.else.endif.i1040.i:                            ; preds = %B0.else.if.i1068.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i
  %.113.sroa.0.1.i1041.i = phi i64 [ 0, %B0.else.if.i1068.i ], [ %.125.i1038.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1033.i ]
  %.133.not.i1042.i = icmp slt i64 %.125.i1038.i, %arg.floats.5.0
  br i1 %.133.not.i1042.i, label %B0.else.endif.endif.i1044.i, label %B0.else.endif.if.i1043.i, !prof !4

B0.else.endif.if.i1043.i:                         ; preds = %B0.else.endif.i1040.i
  br label %B0.else.endif.endif.i1044.i

B0.else.endif.endif.i1044.i:                      ; preds = %B0.else.endif.if.i1043.i, %B0.else.endif.i1040.i
  %.113.sroa.0.3.i1045.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1043.i ], [ %.113.sroa.0.1.i1041.i, %B0.else.endif.i1040.i ]
  %.140.i1046.i = icmp slt i64 %.87.i1035.i, 0
  %.141.i1047.i = select i1 %.140.i1046.i, i64 %arg.floats.5.0, i64 0
  %.142.i1048.i = add i64 %.141.i1047.i, %.87.i1035.i
  %.145.i1049.i = icmp slt i64 %.142.i1048.i, 0
  br i1 %.145.i1049.i, label %B0.else.endif.endif.if.i1067.i, label %B0.else.endif.endif.endif.i1050.i, !prof !3

B0.else.endif.endif.if.i1067.i:                   ; preds = %B0.else.endif.endif.i1044.i
  br label %B0.else.endif.endif.endif.i1050.i

B0.else.endif.endif.endif.i1050.i:                ; preds = %B0.else.endif.endif.if.i1067.i, %B0.else.endif.endif.i1044.i
  %.113.sroa.13.1.i1051.i = phi i64 [ 0, %B0.else.endif.endif.if.i1067.i ], [ %.142.i1048.i, %B0.else.endif.endif.i1044.i ]
  %.150.not.i1052.i = icmp slt i64 %.142.i1048.i, %arg.floats.5.0
  br i1 %.150.not.i1052.i, label %B0.endif.i1054.i, label %B0.else.endif.endif.endif.if.i1053.i, !prof !4

B0.else.endif.endif.endif.if.i1053.i:             ; preds = %B0.else.endif.endif.endif.i1050.i
  br label %B0.endif.i1054.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i: ; preds = %.576.endif.preheader.i1066.i, %B0.endif.i1054.i
  %.57.i1070.i = phi i64 [ %.87.i1035.i, %B0.endif.i1054.i ], [ %.57.i1070.pre.i, %.576.endif.preheader.i1066.i ]
  %.87.i1071.i = add nsw i64 %.57.i1070.i, 4
  %.123.i1072.i = icmp slt i64 %.57.i1070.i, 0
  %.124.i1073.i = select i1 %.123.i1072.i, i64 %arg.ints.5.0, i64 0
  %.125.i1074.i = add i64 %.124.i1073.i, %.57.i1070.i
  %.128.i1075.i = icmp slt i64 %.125.i1074.i, 0
  br i1 %.128.i1075.i, label %B0.else.if.i1104.i, label %B0.else.endif.i1076.i, !prof !3

B0.endif.i1090.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1089.i, %B0.else.endif.endif.endif.i1086.i
  %.113.sroa.13.0.i1091.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1089.i ], [ %.113.sroa.13.1.i1087.i, %B0.else.endif.endif.endif.i1086.i ]
  %.201.i1092.i = sub i64 %.113.sroa.13.0.i1091.i, %.113.sroa.0.3.i1081.i
  %.226.i1093.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1081.i
  store i64 %.87.i1071.i, ptr %.716, align 8, !noalias !210
  %.605.not155.i1094.i = icmp sgt i64 %.201.i1092.i, 0
  br i1 %.605.not155.i1094.i, label %.575.endif.preheader.i1102.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i, !prof !12

.575.endif.preheader.i1102.i:                     ; preds = %B0.endif.i1090.i
  %146 = shl i64 %.201.i1092.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1093.i, i8 0, i64 %146, i1 false), !noalias !210
  %.57.i1107.pre.i = load i64, ptr %.716, align 8, !noalias !213
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i

B0.else.if.i1104.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i
  br label %B0.else.endif.i1076.i

B0.else.endif.i1076.i:                            ; preds = %B0.else.if.i1104.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i
  %.113.sroa.0.1.i1077.i = phi i64 [ 0, %B0.else.if.i1104.i ], [ %.125.i1074.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1069.i ]
  %.133.not.i1078.i = icmp slt i64 %.125.i1074.i, %arg.ints.5.0
  br i1 %.133.not.i1078.i, label %B0.else.endif.endif.i1080.i, label %B0.else.endif.if.i1079.i, !prof !4

B0.else.endif.if.i1079.i:                         ; preds = %B0.else.endif.i1076.i
  br label %B0.else.endif.endif.i1080.i

B0.else.endif.endif.i1080.i:                      ; preds = %B0.else.endif.if.i1079.i, %B0.else.endif.i1076.i
  %.113.sroa.0.3.i1081.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1079.i ], [ %.113.sroa.0.1.i1077.i, %B0.else.endif.i1076.i ]
  %.140.i1082.i = icmp slt i64 %.57.i1070.i, -4
  %.141.i1083.i = select i1 %.140.i1082.i, i64 %arg.ints.5.0, i64 0
  %.142.i1084.i = add i64 %.141.i1083.i, %.87.i1071.i
  %.145.i1085.i = icmp slt i64 %.142.i1084.i, 0
  br i1 %.145.i1085.i, label %B0.else.endif.endif.if.i1103.i, label %B0.else.endif.endif.endif.i1086.i, !prof !3

B0.else.endif.endif.if.i1103.i:                   ; preds = %B0.else.endif.endif.i1080.i
  br label %B0.else.endif.endif.endif.i1086.i

B0.else.endif.endif.endif.i1086.i:                ; preds = %B0.else.endif.endif.if.i1103.i, %B0.else.endif.endif.i1080.i
  %.113.sroa.13.1.i1087.i = phi i64 [ 0, %B0.else.endif.endif.if.i1103.i ], [ %.142.i1084.i, %B0.else.endif.endif.i1080.i ]
  %.150.not.i1088.i = icmp slt i64 %.142.i1084.i, %arg.ints.5.0
  br i1 %.150.not.i1088.i, label %B0.endif.i1090.i, label %B0.else.endif.endif.endif.if.i1089.i, !prof !4

B0.else.endif.endif.endif.if.i1089.i:             ; preds = %B0.else.endif.endif.endif.i1086.i
  br label %B0.endif.i1090.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i: ; preds = %.575.endif.preheader.i1102.i, %B0.endif.i1090.i
  %.57.i1107.i = phi i64 [ %.87.i1071.i, %B0.endif.i1090.i ], [ %.57.i1107.pre.i, %.575.endif.preheader.i1102.i ]
  %.5.i1106.i = fptosi double %arg.rates.28 to i64
  %.1946.i = shl nsw i64 %.5.i1106.i, 2
  %.87.i1108.i = add nsw i64 %.57.i1107.i, %.1946.i
  %.123.i1109.i = icmp slt i64 %.57.i1107.i, 0
  %.124.i1110.i = select i1 %.123.i1109.i, i64 %arg.floats.5.0, i64 0
  %.125.i1111.i = add i64 %.124.i1110.i, %.57.i1107.i
  %.128.i1112.i = icmp slt i64 %.125.i1111.i, 0
  br i1 %.128.i1112.i, label %B0.else.if.i1141.i, label %B0.else.endif.i1113.i, !prof !3

B0.endif.i1127.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1126.i, %B0.else.endif.endif.endif.i1123.i
  %.113.sroa.13.0.i1128.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.endif.endif.if.i1126.i ], [ %.113.sroa.13.1.i1124.i, %B0.else.endif.endif.endif.i1123.i ]
  %.201.i1129.i = sub i64 %.113.sroa.13.0.i1128.i, %.113.sroa.0.3.i1118.i
  %.226.i1130.i = getelementptr double, ptr %arg.floats.4, i64 %.113.sroa.0.3.i1118.i
  store i64 %.87.i1108.i, ptr %.716, align 8, !noalias !213
  %.606.not155.i1131.i = icmp sgt i64 %.201.i1129.i, 0
  br i1 %.606.not155.i1131.i, label %.576.endif.preheader.i1139.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i, !prof !12

.576.endif.preheader.i1139.i:                     ; preds = %B0.endif.i1127.i
  %147 = shl i64 %.201.i1129.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1130.i, i8 0, i64 %147, i1 false), !noalias !213
  %.57.i1143.pre.i = load i64, ptr %.716, align 8, !noalias !216
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i

B0.else.if.i1141.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i
  br label %B0.else.endif.i1113.i

B0.else.endif.i1113.i:                            ; preds = %B0.else.if.i1141.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i
  %.113.sroa.0.1.i1114.i = phi i64 [ 0, %B0.else.if.i1141.i ], [ %.125.i1111.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit1105.i ]
  %.133.not.i1115.i = icmp slt i64 %.125.i1111.i, %arg.floats.5.0
  br i1 %.133.not.i1115.i, label %B0.else.endif.endif.i1117.i, label %B0.else.endif.if.i1116.i, !prof !4

B0.else.endif.if.i1116.i:                         ; preds = %B0.else.endif.i1113.i
  br label %B0.else.endif.endif.i1117.i

B0.else.endif.endif.i1117.i:                      ; preds = %B0.else.endif.if.i1116.i, %B0.else.endif.i1113.i
  %.113.sroa.0.3.i1118.i = phi i64 [ %arg.floats.5.0, %B0.else.endif.if.i1116.i ], [ %.113.sroa.0.1.i1114.i, %B0.else.endif.i1113.i ]
  %.140.i1119.i = icmp slt i64 %.87.i1108.i, 0
  %.141.i1120.i = select i1 %.140.i1119.i, i64 %arg.floats.5.0, i64 0
  %.142.i1121.i = add i64 %.141.i1120.i, %.87.i1108.i
  %.145.i1122.i = icmp slt i64 %.142.i1121.i, 0
  br i1 %.145.i1122.i, label %B0.else.endif.endif.if.i1140.i, label %B0.else.endif.endif.endif.i1123.i, !prof !3

B0.else.endif.endif.if.i1140.i:                   ; preds = %B0.else.endif.endif.i1117.i
  br label %B0.else.endif.endif.endif.i1123.i

B0.else.endif.endif.endif.i1123.i:                ; preds = %B0.else.endif.endif.if.i1140.i, %B0.else.endif.endif.i1117.i
  %.113.sroa.13.1.i1124.i = phi i64 [ 0, %B0.else.endif.endif.if.i1140.i ], [ %.142.i1121.i, %B0.else.endif.endif.i1117.i ]
  %.150.not.i1125.i = icmp slt i64 %.142.i1121.i, %arg.floats.5.0
  br i1 %.150.not.i1125.i, label %B0.endif.i1127.i, label %B0.else.endif.endif.endif.if.i1126.i, !prof !4

B0.else.endif.endif.endif.if.i1126.i:             ; preds = %B0.else.endif.endif.endif.i1123.i
  br label %B0.endif.i1127.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i: ; preds = %.576.endif.preheader.i1139.i, %B0.endif.i1127.i
  %.57.i1143.i = phi i64 [ %.87.i1108.i, %B0.endif.i1127.i ], [ %.57.i1143.pre.i, %.576.endif.preheader.i1139.i ]
  %.87.i1144.i = add nsw i64 %.57.i1143.i, 4
  %.123.i1145.i = icmp slt i64 %.57.i1143.i, 0
  %.124.i1146.i = select i1 %.123.i1145.i, i64 %arg.ints.5.0, i64 0
  %.125.i1147.i = add i64 %.124.i1146.i, %.57.i1143.i
  %.128.i1148.i = icmp slt i64 %.125.i1147.i, 0
  br i1 %.128.i1148.i, label %B0.else.if.i1177.i, label %B0.else.endif.i1149.i, !prof !3

B0.endif.i1163.i:                                 ; preds = %B0.else.endif.endif.endif.if.i1162.i, %B0.else.endif.endif.endif.i1159.i
  %.113.sroa.13.0.i1164.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.endif.endif.if.i1162.i ], [ %.113.sroa.13.1.i1160.i, %B0.else.endif.endif.endif.i1159.i ]
  %.201.i1165.i = sub i64 %.113.sroa.13.0.i1164.i, %.113.sroa.0.3.i1154.i
  %.226.i1166.i = getelementptr i64, ptr %arg.ints.4, i64 %.113.sroa.0.3.i1154.i
  store i64 %.87.i1144.i, ptr %.716, align 8, !noalias !216
  %.605.not155.i1167.i = icmp sgt i64 %.201.i1165.i, 0
  br i1 %.605.not155.i1167.i, label %.575.endif.preheader.i1175.i, label %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, !prof !12

.575.endif.preheader.i1175.i:                     ; preds = %B0.endif.i1163.i
  %148 = shl i64 %.201.i1165.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1166.i, i8 0, i64 %148, i1 false), !noalias !216
  br label %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B0.else.if.i1177.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i
  br label %B0.else.endif.i1149.i

B0.else.endif.i1149.i:                            ; preds = %B0.else.if.i1177.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i
  %.113.sroa.0.1.i1150.i = phi i64 [ 0, %B0.else.if.i1177.i ], [ %.125.i1147.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1142.i ]
  %.133.not.i1151.i = icmp slt i64 %.125.i1147.i, %arg.ints.5.0
  br i1 %.133.not.i1151.i, label %B0.else.endif.endif.i1153.i, label %B0.else.endif.if.i1152.i, !prof !4

B0.else.endif.if.i1152.i:                         ; preds = %B0.else.endif.i1149.i
  br label %B0.else.endif.endif.i1153.i

B0.else.endif.endif.i1153.i:                      ; preds = %B0.else.endif.if.i1152.i, %B0.else.endif.i1149.i
  %.113.sroa.0.3.i1154.i = phi i64 [ %arg.ints.5.0, %B0.else.endif.if.i1152.i ], [ %.113.sroa.0.1.i1150.i, %B0.else.endif.i1149.i ]
  %.140.i1155.i = icmp slt i64 %.57.i1143.i, -4
  %.141.i1156.i = select i1 %.140.i1155.i, i64 %arg.ints.5.0, i64 0
  %.142.i1157.i = add i64 %.141.i1156.i, %.87.i1144.i
  %.145.i1158.i = icmp slt i64 %.142.i1157.i, 0
  br i1 %.145.i1158.i, label %B0.else.endif.endif.if.i1176.i, label %B0.else.endif.endif.endif.i1159.i, !prof !3

B0.else.endif.endif.if.i1176.i:                   ; preds = %B0.else.endif.endif.i1153.i
  br label %B0.else.endif.endif.endif.i1159.i

B0.else.endif.endif.endif.i1159.i:                ; preds = %B0.else.endif.endif.if.i1176.i, %B0.else.endif.endif.i1153.i
  %.113.sroa.13.1.i1160.i = phi i64 [ 0, %B0.else.endif.endif.if.i1176.i ], [ %.142.i1157.i, %B0.else.endif.endif.i1153.i ]
  %.150.not.i1161.i = icmp slt i64 %.142.i1157.i, %arg.ints.5.0
  br i1 %.150.not.i1161.i, label %B0.endif.i1163.i, label %B0.else.endif.endif.endif.if.i1162.i, !prof !4

B0.else.endif.endif.endif.if.i1162.i:             ; preds = %B0.else.endif.endif.endif.i1159.i
  br label %B0.endif.i1163.i

.1480.endif.i:                                    ; preds = %.1480.endif.i, %.1480.endif.preheader.i
  %.1476.01186.i = phi i64 [ %.1521.i, %.1480.endif.i ], [ 0, %.1480.endif.preheader.i ]
  %.1516.i6892 = getelementptr i64, ptr %.226.i807.i, i64 %.1476.01186.i
  store i64 1, ptr %.1516.i6892, align 8, !noalias !179
  %.1521.i = add nuw nsw i64 %.1476.01186.i, 1
  %exitcond1187.not.i = icmp eq i64 %.1521.i, %.201.i806.i
  br i1 %exitcond1187.not.i, label %.1480.if.i.loopexit, label %.1480.endif.i, !prof !65

_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.i1163.i, %.575.endif.preheader.i1175.i
  %.210.i1132.i = tail call i64 @llvm.smax.i64(i64 %.201.i1129.i, i64 0)
  %.210.i1059.i = tail call i64 @llvm.smax.i64(i64 %.201.i1056.i, i64 0)
  %.210.i881.i = tail call i64 @llvm.smax.i64(i64 %.201.i878.i, i64 0)
  %.18867059 = icmp sgt i64 %arg.launch.0, 0
  br i1 %.18867059, label %B224.preheader.lr.ph, label %B1726

B224.preheader.lr.ph:                             ; preds = %_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit
  %.13572531.not.i = icmp slt i64 %arg.launch.3, 1
  %.2334 = icmp slt i64 %.201.i806.i, 1
  %.1410.i = icmp eq i64 %arg.launch.1, 0
  %.1422.i = icmp eq i64 %arg.launch.1, -1
  %.375.i = getelementptr i8, ptr %arg.results.5.4, i64 168
  %.999.i = getelementptr i8, ptr %arg.results.3.4, i64 72
  %.1097.i = getelementptr i8, ptr %arg.results.3.4, i64 64
  %.3501 = getelementptr i8, ptr %arg.results.5.4, i64 48
  %.3580 = getelementptr i8, ptr %arg.results.5.4, i64 56
  %.3732 = fcmp ogt double %arg.rates.23, 0.000000e+00
  %.3784 = icmp ne i64 %arg.launch.3, 0
  %.3796 = icmp ne i64 %arg.launch.3, -1
  %.344.i2115.i.i = icmp ne i64 %arg.launch.1, 0
  %.356.i2118.i.i = icmp ne i64 %arg.launch.1, -1
  %.1376.i.i = getelementptr i8, ptr %arg.results.5.4, i64 72
  %.1406.i.i = getelementptr i8, ptr %arg.results.5.4, i64 136
  %.1440.i.i = getelementptr i8, ptr %arg.results.5.4, i64 16
  %.616.i.i.i = getelementptr i8, ptr %.226.i990.i, i64 32
  %.664.i.i.i = fcmp ule double %arg.rates.31, 0.000000e+00
  %149 = getelementptr i64, ptr %.226.i1025.i, i64 %.210.i1027.i
  %.876.i.i.i = getelementptr i8, ptr %149, i64 -8
  %.230.0.i1974.i.i.i = lshr i64 %.210.i.i, 4
  %.265.i1975.i.i.i = icmp eq i64 %.230.0.i1974.i.i.i, 0
  %.1155.i.i.i = getelementptr i8, ptr %.226.i1349.i, i64 8
  %.47.i.i.i.i = icmp slt i64 %.201.i1312.i, 1
  %.5.i.i.i.i = fptosi double %arg.rates.30 to i64
  %.435.i.i.i.i = icmp slt i64 %.201.i1237.i, 1
  %150 = shl i64 %.210.i1240.i, 3
  %.738.i.i.i.i = icmp eq i64 %.5.i.i.i.i, 0
  %.2075.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 8
  %.2272.i.i.i = fadd double %arg.rates.10, %arg.rates.11
  %.2323.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 128
  %.2392.i.i.i = getelementptr i8, ptr %.226.i990.i, i64 8
  %.717.i1968.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 88
  %.867.i.i.i.i = fcmp ogt double %arg.rates.20, 0.000000e+00
  %.1461.i.i.i.i = fcmp ogt double %arg.rates.22, 0.000000e+00
  %.1682.i.i.i.i = fmul double %arg.rates.7, %arg.rates.22
  %.901.i.i.i.i = getelementptr i8, ptr %.226.i1203.i, i64 8
  %.347.i.i.i.i.i = getelementptr i8, ptr %.226.i990.i, i64 16
  %.380.i.i.i.i.i = fmul double %arg.rates.16, 2.000000e+00
  %.438.i.i.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 32
  %.1847.i.i = getelementptr i8, ptr %arg.results.5.4, i64 144
  %.49.i.i4809.i.i = icmp slt i64 %.201.i1274.i, 1
  %.944.i4707.i.i = getelementptr i8, ptr %arg.results.5.4, i64 160
  %.1007.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 64
  %.1224.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 80
  %.1285.i4711.i.i = getelementptr i8, ptr %.226.i990.i, i64 24
  %.542.i4835.i.i = fmul double %arg.rates.5, %arg.rates.39
  %.1160.i.i.i = fcmp ogt double %arg.rates.31, 0.000000e+00
  %.1195.i.i.i = zext i1 %.1160.i.i.i to i64
  %.1280.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 152
  %.967.i.i.i = getelementptr i8, ptr %.226.i1167.i, i64 128
  %.1606.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 96
  %.1672.i.i.i = getelementptr i8, ptr %arg.results.5.4, i64 104
  %.1930.i4636.i.i = fmul double %arg.rates.17, %arg.rates.21
  %.1933.i4637.i.i = fsub double 1.000000e+00, %arg.rates.21
  %.1981.i.i.i = fmul double %arg.rates.18, %.1933.i4637.i.i
  %.1982.i.i.i = fadd double %.1930.i4636.i.i, %.1981.i.i.i
  %.782.i.i = getelementptr i8, ptr %arg.results.5.4, i64 112
  %.1252.i = icmp eq i64 %.5.i.i6890, 0
  %.1708.i6945 = icmp eq i64 %.5.i1106.i, 0
  %.1851.i6968 = getelementptr i8, ptr %arg.results.5.4, i64 120
  %.2076.i = getelementptr i8, ptr %arg.results.3.4, i64 80
  br label %B224.outer

common.ret:                                       ; preds = %B747.i, %B1726
  store double %issued.4.2, ptr %arg.results.5.4, align 8
  %.6195 = getelementptr i8, ptr %arg.results.5.4, i64 24
  store double %now.2.2, ptr %.6195, align 8
  %.6265 = getelementptr i8, ptr %arg.results.5.4, i64 40
  %.6266 = sitofp i64 %finished.5.2 to double
  store double %.6266, ptr %.6265, align 8
  store i64 %finished.5.2, ptr %retptr, align 8
  ret void

.2400.if:                                         ; preds = %.2400.endif, %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c
  %.2453 = icmp slt i64 %.2134, %arg.launch.0
  %.2471 = sub nsw i64 %.2134, %finished.3.1.ph
  %.2476 = icmp slt i64 %.2471, %arg.launch.2
  %or.cond6742 = select i1 %.2453, i1 %.2476, i1 false
  br i1 %or.cond6742, label %B274, label %B404

.2400.endif:                                      ; preds = %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c, %.2400.endif
  %.2396.07056 = phi i64 [ %.2441, %.2400.endif ], [ 0, %_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c ]
  %.2436 = getelementptr i64, ptr %.226.i807.i, i64 %.2396.07056
  store i64 1, ptr %.2436, align 8
  %.2441 = add nuw nsw i64 %.2396.07056, 1
  %exitcond.not = icmp eq i64 %.2441, %.201.i806.i
  br i1 %exitcond.not, label %.2400.if, label %.2400.endif, !prof !65

B452.endif.endif.endif:                           ; preds = %B8.i.i.i, %B890.i, %B750.i, %B638.i, %B570.i
  %.2236.sink.i = phi double [ %.2236.i, %B890.i ], [ %.2022.i, %B750.i ], [ %until.6.0.i, %B570.i ], [ %.1808.i, %B638.i ], [ %.2861, %B8.i.i.i ]
  %.sink.i = phi i64 [ 6, %B890.i ], [ 5, %B750.i ], [ %cause.3.0.i, %B570.i ], [ 4, %B638.i ], [ %cause.3.0.i, %B8.i.i.i ]
  %.3328 = fcmp ogt double %.2236.sink.i, %.1558.i
  br i1 %.3328, label %B708, label %B752

B928.endif:                                       ; preds = %B330.i, %B256.i
  %.3696 = load double, ptr %arg.results.3.4, align 8
  %.3697 = fadd double %.3696, 1.000000e+00
  store double %.3697, ptr %arg.results.3.4, align 8
  br i1 %.3732, label %B1052, label %B1094

B1094.endif:                                      ; preds = %B1094.else.if, %B1094
  %quot.0 = phi i64 [ 0, %B1094 ], [ %spec.select, %B1094.else.if ]
  %.1091.i6900 = load i64, ptr %.1089.i.le, align 8, !noalias !219
  %.1118.i = select i1 %.781.i6749, i64 %arg.code.5.5.0, i64 0
  %151 = getelementptr i64, ptr %arg.code.5.4, i64 %.2940
  %.1132.i = getelementptr i64, ptr %151, i64 %.1118.i
  %.1133.i = load i64, ptr %.1132.i, align 8, !noalias !219
  %.395.i.i = icmp slt i64 %.1133.i, 0
  br i1 %.395.i.i, label %B132.i6912, label %B20.i.i

B20.i.i:                                          ; preds = %B1094.endif
  switch i64 %.1091.i6900, label %B1094.endif.endif [
    i64 5, label %B82.i.i
    i64 13, label %B360.i.i
    i64 8, label %B360.i.i
    i64 7, label %B360.i.i
    i64 6, label %B360.i.i
    i64 9, label %B572.i
    i64 14, label %B732.i
    i64 12, label %B798.i
    i64 3, label %B852.i
    i64 2, label %B906.i
  ]

B82.i.i:                                          ; preds = %B20.i.i
  %.596.i.i = getelementptr i64, ptr %arg.sites.9.4, i64 %.1133.i
  %.597.i.i = load i64, ptr %.596.i.i, align 8, !noalias !222
  %.601.i.i = icmp sgt i64 %.597.i.i, -1
  br i1 %.601.i.i, label %B116.i.i, label %B212.i

B116.i.i:                                         ; preds = %B82.i.i
  %.607.i.i = mul nsw i64 %.2820, %.201.i1159.i
  %.627.i.i = add i64 %.607.i.i, %arg.sites.0.5.0
  %.629.i.i = add i64 %.627.i.i, %.1133.i
  %.647.i.i = icmp slt i64 %.629.i.i, 0
  %.648.i.i = select i1 %.647.i.i, i64 %.210.i1185.i, i64 0
  %152 = getelementptr i64, ptr %.226.i1183.i, i64 %.629.i.i
  %.662.i.i = getelementptr i64, ptr %152, i64 %.648.i.i
  %.663.i.i = load i64, ptr %.662.i.i, align 8, !noalias !222
  %.664.i.i = add nsw i64 %.663.i.i, 1
  store i64 %.664.i.i, ptr %.662.i.i, align 8, !noalias !222
  %.808.i.i = load i64, ptr %.596.i.i, align 8, !noalias !222
  %.322.i.i.i = select i1 %.2924, i64 %.210.i788.i, i64 0
  %153 = getelementptr i64, ptr %.226.i786.i, i64 %.2820
  %.336.i.i.i = getelementptr i64, ptr %153, i64 %.322.i.i.i
  %.337.i.i.i = load i64, ptr %.336.i.i.i, align 8, !noalias !225
  %.355.i.i.i = icmp ne i64 %.337.i.i.i, -9223372036854775808
  %.357.not.i.i.i = or i1 %.356.i2118.i.i, %.355.i.i.i
  %or.cond7068 = select i1 %.344.i2115.i.i, i1 %.357.not.i.i.i, i1 false, !prof !40
  br i1 %or.cond7068, label %B0.else.if.i.i.i, label %B0.endif.i.i.i, !prof !40

B0.endif.i.i.i:                                   ; preds = %B0.else.if.i.i.i, %B116.i.i
  %rem.0.i.i.i = phi i64 [ 0, %B116.i.i ], [ %154, %B0.else.if.i.i.i ]
  br i1 %or.cond7067, label %B0.endif.else.if.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i, !prof !40

B0.else.if.i.i.i:                                 ; preds = %B116.i.i
  %.361.i.i.i = srem i64 %.337.i.i.i, %arg.launch.1
  %.362.i.i.i = xor i64 %.361.i.i.i, %arg.launch.1
  %.363.i.i.i = icmp slt i64 %.362.i.i.i, 0
  %.364.i.i.i = icmp ne i64 %.361.i.i.i, 0
  %.365.i.i.i = and i1 %.364.i.i.i, %.363.i.i.i
  %.372.i.i.i = select i1 %.365.i.i.i, i64 %arg.launch.1, i64 0
  %spec.select.i.i.i6917 = add i64 %.372.i.i.i, %.361.i.i.i
  %154 = mul nsw i64 %spec.select.i.i.i6917, %arg.launch.3
  br label %B0.endif.i.i.i

B0.endif.else.if.i.i.i:                           ; preds = %B0.endif.i.i.i
  %.409.i.i.i = srem i64 %.2820, %arg.launch.3
  %.410.i.i.i = xor i64 %.409.i.i.i, %arg.launch.3
  %.411.i.i.i = icmp slt i64 %.410.i.i.i, 0
  %.412.i.i.i = icmp ne i64 %.409.i.i.i, 0
  %.413.i.i.i = and i1 %.412.i.i.i, %.411.i.i.i
  %.420.i.i.i = select i1 %.413.i.i.i, i64 %arg.launch.3, i64 0
  %spec.select10.i.i.i = add i64 %.420.i.i.i, %.409.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %B0.endif.else.if.i.i.i, %B0.endif.i.i.i
  %rem.1.0.i.i.i = phi i64 [ 0, %B0.endif.i.i.i ], [ %spec.select10.i.i.i, %B0.endif.else.if.i.i.i ]
  %.430.i.i.i = add i64 %rem.0.i.i.i, %.808.i.i
  %.953.i.i = add i64 %.430.i.i.i, %rem.1.0.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

B360.i.i:                                         ; preds = %B20.i.i, %B20.i.i, %B20.i.i, %B20.i.i
  %.1061.i.i = getelementptr i64, ptr %arg.sites.6.4, i64 %.1133.i
  %.1062.i.i = load i64, ptr %.1061.i.i, align 8, !noalias !222
  %.1066.i.i = icmp sgt i64 %.1062.i.i, -1
  br i1 %.1066.i.i, label %B394.i.i, label %B366.i

B394.i.i:                                         ; preds = %B360.i.i
  %.1075.i.i = mul nsw i64 %.2820, %.201.i1159.i
  %.1079.i.i = add nsw i64 %.1133.i, %.1075.i.i
  %.1092.i.i = icmp slt i64 %.1079.i.i, 0
  %.1093.i.i = select i1 %.1092.i.i, i64 %.210.i1185.i, i64 0
  %155 = getelementptr i64, ptr %.226.i1183.i, i64 %.1079.i.i
  %.1107.i.i = getelementptr i64, ptr %155, i64 %.1093.i.i
  %.1108.i.i = load i64, ptr %.1107.i.i, align 8, !noalias !222
  %.322.i2112.i.i = select i1 %.2924, i64 %.210.i788.i, i64 0
  %156 = getelementptr i64, ptr %.226.i786.i, i64 %.2820
  %.336.i2113.i.i = getelementptr i64, ptr %156, i64 %.322.i2112.i.i
  %.337.i2114.i.i = load i64, ptr %.336.i2113.i.i, align 8, !noalias !228
  %.355.i2117.i.i = icmp ne i64 %.337.i2114.i.i, -9223372036854775808
  %.357.not.i2119.i.i = or i1 %.356.i2118.i.i, %.355.i2117.i.i
  %or.cond7071 = select i1 %.344.i2115.i.i, i1 %.357.not.i2119.i.i, i1 false, !prof !40
  br i1 %or.cond7071, label %B0.else.if.i2137.i.i, label %B0.endif.i2120.i.i, !prof !40

B0.endif.i2120.i.i:                               ; preds = %B0.else.if.i2137.i.i, %B394.i.i
  %rem.0.i2121.i.i = phi i64 [ 0, %B394.i.i ], [ %157, %B0.else.if.i2137.i.i ]
  br i1 %or.cond7067, label %B0.endif.else.if.i2129.i.i, label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i, !prof !40

B0.else.if.i2137.i.i:                             ; preds = %B394.i.i
  %.361.i2138.i.i = srem i64 %.337.i2114.i.i, %arg.launch.1
  %.362.i2139.i.i = xor i64 %.361.i2138.i.i, %arg.launch.1
  %.363.i2140.i.i = icmp slt i64 %.362.i2139.i.i, 0
  %.364.i2141.i.i = icmp ne i64 %.361.i2138.i.i, 0
  %.365.i2142.i.i = and i1 %.364.i2141.i.i, %.363.i2140.i.i
  %.372.i2143.i.i = select i1 %.365.i2142.i.i, i64 %arg.launch.1, i64 0
  %spec.select.i2144.i.i = add i64 %.372.i2143.i.i, %.361.i2138.i.i
  %157 = mul nsw i64 %spec.select.i2144.i.i, %arg.launch.3
  br label %B0.endif.i2120.i.i

B0.endif.else.if.i2129.i.i:                       ; preds = %B0.endif.i2120.i.i
  %.409.i2130.i.i = srem i64 %.2820, %arg.launch.3
  %.410.i2131.i.i = xor i64 %.409.i2130.i.i, %arg.launch.3
  %.411.i2132.i.i = icmp slt i64 %.410.i2131.i.i, 0
  %.412.i2133.i.i = icmp ne i64 %.409.i2130.i.i, 0
  %.413.i2134.i.i = and i1 %.412.i2133.i.i, %.411.i2132.i.i
  %.420.i2135.i.i = select i1 %.413.i2134.i.i, i64 %arg.launch.3, i64 0
  %spec.select10.i2136.i.i = add i64 %.420.i2135.i.i, %.409.i2130.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i

_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i: ; preds = %B0.endif.else.if.i2129.i.i, %B0.endif.i2120.i.i
  %rem.1.0.i2127.i.i = phi i64 [ 0, %B0.endif.i2120.i.i ], [ %spec.select10.i2136.i.i, %B0.endif.else.if.i2129.i.i ]
  %.430.i2128.i.i = add i64 %rem.0.i2121.i.i, %.1062.i.i
  %.1331.i.i = add i64 %.430.i2128.i.i, %rem.1.0.i2127.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_

_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_: ; preds = %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i
  %.1331.sink2146.i.i = phi i64 [ %.1331.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i ], [ %.953.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i ]
  %.1108.sink.i.i = phi i64 [ %.1108.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit2145.i.i ], [ %.663.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i.i ]
  %.1344.i.i = icmp slt i64 %.1331.sink2146.i.i, 0
  %.1345.i.i = select i1 %.1344.i.i, i64 %arg.sites.10.5.0, i64 0
  %158 = getelementptr i64, ptr %arg.sites.10.4, i64 %.1331.sink2146.i.i
  %.1359.i.i = getelementptr i64, ptr %158, i64 %.1345.i.i
  %.1360.i.i = load i64, ptr %.1359.i.i, align 8, !noalias !222
  %.1364.i.not.i = icmp slt i64 %.1108.sink.i.i, %.1360.i.i
  br i1 %.1364.i.not.i, label %B132.i6912, label %B1094.endif.endif

B132.i6912:                                       ; preds = %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_, %B1094.endif
  switch i64 %.1091.i6900, label %B1094.endif.endif [
    i64 5, label %B164.i
    i64 13, label %B396.i
    i64 8, label %B396.i
    i64 7, label %B396.i
    i64 6, label %B396.i
    i64 9, label %B572.i
    i64 14, label %B732.i
    i64 12, label %B798.i
    i64 3, label %B852.i
    i64 2, label %B906.i
  ]

B164.i:                                           ; preds = %B132.i6912
  %.1676.pre.i = load i64, ptr %.1132.i, align 8, !noalias !219
  %.1680.i = icmp sgt i64 %.1676.pre.i, -1
  br i1 %.1680.i, label %B212.i, label %B262.i

B212.i:                                           ; preds = %B164.i, %B82.i.i
  %.16765805.i = phi i64 [ %.1676.pre.i, %B164.i ], [ %.1133.i, %B82.i.i ]
  %159 = getelementptr double, ptr %arg.sites.8.4, i64 %.16765805.i
  %.1825.i = load double, ptr %159, align 8, !noalias !219
  br label %B262.i

B262.i:                                           ; preds = %B212.i, %B164.i
  %"$phi262.3.2.0.i" = phi double [ %.1825.i, %B212.i ], [ 1.000000e+00, %B164.i ]
  %.12.i.i6913 = fcmp ogt double %"$phi262.3.2.0.i", 1.000000e+00
  %.13.i.i6914 = select i1 %.12.i.i6913, double %"$phi262.3.2.0.i", double 1.000000e+00
  %.578.i.i = fmul double %arg.rates.25, %.13.i.i6914
  %.12.i.i.i6915 = fcmp ogt double %.578.i.i, %arg.rates.24
  %.13.i.i.i6916 = select i1 %.12.i.i.i6915, double %.578.i.i, double %arg.rates.24
  %.637.i.i = load double, ptr %.226.i990.i, align 8, !noalias !231
  %.12.i178.i.i = fcmp ogt double %.2861, %.637.i.i
  %.13.i179.i.i = select i1 %.12.i178.i.i, double %.2861, double %.637.i.i
  %.666.i.i = fadd double %.13.i179.i.i, %.13.i.i.i6916
  store double %.666.i.i, ptr %.226.i990.i, align 8, !noalias !231
  %.724.i.i = load double, ptr %.1376.i.i, align 8, !noalias !231
  %.725.i.i = fadd double %.724.i.i, %.13.i.i.i6916
  store double %.725.i.i, ptr %.1376.i.i, align 8, !noalias !231
  %.783.i.i = load double, ptr %.782.i.i, align 8, !noalias !231
  %.784.i.i = fadd double %.13.i.i.i6916, %.783.i.i
  store double %.784.i.i, ptr %.782.i.i, align 8, !noalias !231
  %.844.i.i = getelementptr double, ptr %.226.i914.i, i64 %scheduler.3.1.i
  %.845.i.i = load double, ptr %.844.i.i, align 8, !noalias !231
  %.12.i180.i.i = fcmp ogt double %.2861, %.845.i.i
  %.13.i181.i.i = select i1 %.12.i180.i.i, double %.2861, double %.845.i.i
  %.875.i.i = fmul double %arg.rates.27, %.13.i.i6914
  %.876.i.i = fadd double %.875.i.i, %.13.i181.i.i
  store double %.876.i.i, ptr %.844.i.i, align 8, !noalias !231
  %.934.i.i = load double, ptr %.226.i990.i, align 8, !noalias !231
  %.935.i.i = fadd double %.934.i.i, -1.000000e+00
  %.966.i.i = fsub double %.876.i.i, %arg.rates.27
  %.12.i182.i.i = fcmp ogt double %.966.i.i, %.935.i.i
  %.13.i183.i.i = select i1 %.12.i182.i.i, double %.966.i.i, double %.935.i.i
  %.12.i184.i.i = fcmp ogt double %.876.i.i, %.934.i.i
  %.13.i185.i.i = select i1 %.12.i184.i.i, double %.876.i.i, double %.934.i.i
  %.1039.i.i = fadd double %arg.rates.3, %.13.i183.i.i
  br label %B1094.endif.endif

B366.i:                                           ; preds = %B360.i.i
  switch i64 %.1091.i6900, label %B1094.endif.endif [
    i64 13, label %B396.i
    i64 8, label %B396.i
    i64 7, label %B396.i
    i64 6, label %B396.i
    i64 9, label %B572.i
    i64 12, label %B798.i
  ]

B396.i:                                           ; preds = %B366.i, %B366.i, %B366.i, %B366.i, %B132.i6912, %B132.i6912, %B132.i6912, %B132.i6912
  %.2354.i = load i64, ptr %.1132.i, align 8, !noalias !219
  %.2358.i = icmp sgt i64 %.2354.i, -1
  br i1 %.2358.i, label %B438.i, label %B1094.endif.endif

B438.i:                                           ; preds = %B396.i
  %.918.i.i = load i64, ptr %.1089.i.le, align 8, !noalias !234
  %.1017.i.i = mul nsw i64 %.2820, %.201.i1159.i
  %.1019.i.i = add nsw i64 %.2354.i, %.1017.i.i
  %.1042.i.i = select i1 %.2924, i64 %.210.i788.i, i64 0
  %160 = getelementptr i64, ptr %.226.i786.i, i64 %.2820
  %.1056.i.i = getelementptr i64, ptr %160, i64 %.1042.i.i
  %.1057.i.i = load i64, ptr %.1056.i.i, align 8, !noalias !234
  %.1070.i.i = icmp slt i64 %.1057.i.i, %arg.launch.2
  br i1 %.1070.i.i, label %B150.i.i, label %B212.i.i

B150.i.i:                                         ; preds = %B438.i
  %.1092.i5773.i = icmp slt i64 %.1019.i.i, 0
  %.1093.i5774.i = select i1 %.1092.i5773.i, i64 %.210.i1185.i, i64 0
  %161 = getelementptr i64, ptr %.226.i1183.i, i64 %.1019.i.i
  %.1107.i5775.i = getelementptr i64, ptr %161, i64 %.1093.i5774.i
  %.1108.i5776.i = load i64, ptr %.1107.i5775.i, align 8, !noalias !234
  %.1112.i.i = icmp eq i64 %.1108.i5776.i, 0
  %..i.i = select i1 %.1112.i.i, i64 2, i64 1
  br label %B212.i.i

B212.i.i:                                         ; preds = %B150.i.i, %B438.i
  %early.2.0.i.i = phi i64 [ %..i.i, %B150.i.i ], [ 0, %B438.i ]
  %.355.i.i5742.i = icmp ne i64 %.1057.i.i, -9223372036854775808
  %.357.not.i.i5744.i = or i1 %.356.i2118.i.i, %.355.i.i5742.i
  %or.cond7074 = and i1 %.344.i2115.i.i, %.357.not.i.i5744.i
  br i1 %or.cond7074, label %B0.else.if.i.i5765.i, label %B0.endif.i.i5745.i, !prof !40

B0.endif.i.i5745.i:                               ; preds = %B0.else.if.i.i5765.i, %B212.i.i
  %rem.0.i.i5746.i = phi i64 [ 0, %B212.i.i ], [ %162, %B0.else.if.i.i5765.i ]
  br i1 %or.cond7067, label %B0.endif.else.if.i.i5757.i, label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i, !prof !40

B0.else.if.i.i5765.i:                             ; preds = %B212.i.i
  %.361.i.i5766.i = srem i64 %.1057.i.i, %arg.launch.1
  %.362.i.i5767.i = xor i64 %.361.i.i5766.i, %arg.launch.1
  %.363.i.i5768.i = icmp slt i64 %.362.i.i5767.i, 0
  %.364.i.i5769.i = icmp ne i64 %.361.i.i5766.i, 0
  %.365.i.i5770.i = and i1 %.364.i.i5769.i, %.363.i.i5768.i
  %.372.i.i5771.i = select i1 %.365.i.i5770.i, i64 %arg.launch.1, i64 0
  %spec.select.i.i5772.i = add i64 %.372.i.i5771.i, %.361.i.i5766.i
  %162 = mul nsw i64 %spec.select.i.i5772.i, %arg.launch.3
  br label %B0.endif.i.i5745.i

B0.endif.else.if.i.i5757.i:                       ; preds = %B0.endif.i.i5745.i
  %.409.i.i5758.i = srem i64 %.2820, %arg.launch.3
  %.410.i.i5759.i = xor i64 %.409.i.i5758.i, %arg.launch.3
  %.411.i.i5760.i = icmp slt i64 %.410.i.i5759.i, 0
  %.412.i.i5761.i = icmp ne i64 %.409.i.i5758.i, 0
  %.413.i.i5762.i = and i1 %.412.i.i5761.i, %.411.i.i5760.i
  %.420.i.i5763.i = select i1 %.413.i.i5762.i, i64 %arg.launch.3, i64 0
  %spec.select10.i.i5764.i = add i64 %.420.i.i5763.i, %.409.i.i5758.i
  br label %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i

_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i: ; preds = %B0.endif.else.if.i.i5757.i, %B0.endif.i.i5745.i
  %rem.1.0.i.i5753.i = phi i64 [ 0, %B0.endif.i.i5745.i ], [ %spec.select10.i.i5764.i, %B0.endif.else.if.i.i5757.i ]
  %.430.i.i5754.i = add nsw i64 %rem.1.0.i.i5753.i, %rem.0.i.i5746.i
  %.175.i.i.i = icmp slt i64 %.1019.i.i, 0
  %.176.i.i.i = select i1 %.175.i.i.i, i64 %.210.i1185.i, i64 0
  %163 = getelementptr i64, ptr %.226.i1183.i, i64 %.1019.i.i
  %.190.i.i.i = getelementptr i64, ptr %163, i64 %.176.i.i.i
  %.191.i.i.i = load i64, ptr %.190.i.i.i, align 8, !noalias !237
  %.200.i.i.i = add i64 %.191.i.i.i, 1
  store i64 %.200.i.i.i, ptr %.190.i.i.i, align 8, !noalias !237
  %164 = getelementptr i64, ptr %arg.sites.1.4, i64 %.2354.i
  %.267.i.i.i = load i64, ptr %164, align 8, !noalias !237
  %.283.not.i.i.i = icmp slt i64 %.191.i.i.i, %.267.i.i.i
  br i1 %.283.not.i.i.i, label %B194.i.i.thread.i, label %B78.i.i.i

B78.i.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i
  %165 = getelementptr i64, ptr %arg.sites.2.4, i64 %.2354.i
  %.323.i.i.i = load i64, ptr %165, align 8, !noalias !237
  %.327.i.i.i = icmp eq i64 %.323.i.i.i, -4611686018427387904
  br i1 %.327.i.i.i, label %B122.i.i.i, label %B194.i.i.i

B122.i.i.i:                                       ; preds = %B78.i.i.i
  %.338.i.i.i = icmp eq i64 %.267.i.i.i, 0
  br i1 %.338.i.i.i, label %B194.i.i.thread.i, label %B122.else.i.i.i, !prof !3

B194.i.i.thread.i:                                ; preds = %B122.else.if.i.i.i, %B122.else.i.i.i, %B122.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i
  %o.3.0.i.i.ph.i = phi i64 [ 0, %B122.else.i.i.i ], [ %spec.select.i4502.i.i, %B122.else.if.i.i.i ], [ 0, %B122.i.i.i ], [ %.191.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i5752.i ]
  %166 = getelementptr i64, ptr %arg.sites.0.4, i64 %.2354.i
  %.517.i.i5808.i = load i64, ptr %166, align 8, !noalias !237
  %.523.i.i5809.i = mul nsw i64 %.267.i.i.i, %.430.i.i5754.i
  %.529.i.i5810.i = add nsw i64 %o.3.0.i.i.ph.i, %.523.i.i5809.i
  %.532.i.i5811.i = mul nsw i64 %.529.i.i5810.i, 36
  %.533.i.i5812.i = add nsw i64 %.532.i.i5811.i, %.517.i.i5808.i
  br label %B380.i.i.i

B194.i.i.i:                                       ; preds = %B78.i.i.i
  %.388.i.i.i = sub i64 %.200.i.i.i, %.267.i.i.i
  %.427.i.i.i = mul nsw i64 %.323.i.i.i, %.388.i.i.i
  %.435.0.i.i.i = ashr i64 %.427.i.i.i, 5
  %.471.i.i.i = add nsw i64 %.267.i.i.i, -1
  %167 = getelementptr i64, ptr %arg.sites.0.4, i64 %.2354.i
  %.517.i.i.i = load i64, ptr %167, align 8, !noalias !237
  %.523.i.i.i = mul nsw i64 %.267.i.i.i, %.430.i.i5754.i
  %.529.i.i.i = add nsw i64 %.471.i.i.i, %.523.i.i.i
  %.532.i.i.i = mul nsw i64 %.529.i.i.i, 36
  %.533.i.i.i = add nsw i64 %.517.i.i.i, %.532.i.i.i
  %.538.not.i.i.i = icmp eq i64 %.435.0.i.i.i, 0
  br i1 %.538.not.i.i.i, label %B380.i.i.i, label %B266.i.i.i

B266.i.i.i:                                       ; preds = %B194.i.i.i
  %.559.i.i.i = icmp slt i64 %.533.i.i.i, -4
  %.560.i.i.i = select i1 %.559.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %168 = getelementptr i32, ptr %arg.sites.7.4, i64 %.533.i.i.i
  %169 = getelementptr i8, ptr %168, i64 16
  %.574.i.i.i = getelementptr i32, ptr %169, i64 %.560.i.i.i
  %.575.i.i.i = load i32, ptr %.574.i.i.i, align 4, !noalias !237
  %170 = getelementptr i64, ptr %arg.sites.3.4, i64 %.2354.i
  %.613.i.i.i = load i64, ptr %170, align 8, !noalias !237
  %.617.i.i.i = sext i32 %.575.i.i.i to i64
  %.618.i.i.i = sub nsw i64 %.617.i.i.i, %.613.i.i.i
  %.620.i.i.i = add nsw i64 %.618.i.i.i, %.435.0.i.i.i
  %171 = getelementptr i64, ptr %arg.sites.4.4, i64 %.2354.i
  %.692.i.i.i = load i64, ptr %171, align 8, !noalias !237
  %.700.i.i.i = icmp eq i64 %.692.i.i.i, 0
  br i1 %.700.i.i.i, label %B266.endif.i.i.i, label %B266.else.i.i.i, !prof !3

B380.i.i.i:                                       ; preds = %B266.endif.i.i.i, %B194.i.i.i, %B194.i.i.thread.i
  %.533.i.i5814.i = phi i64 [ %.533.i.i.i, %B266.endif.i.i.i ], [ %.533.i.i.i, %B194.i.i.i ], [ %.533.i.i5812.i, %B194.i.i.thread.i ]
  %shift.4.0.i.i.i = phi i64 [ %.738.i.i.i, %B266.endif.i.i.i ], [ 0, %B194.i.i.i ], [ 0, %B194.i.i.thread.i ]
  br i1 %or.cond7074, label %B380.else.if.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i, !prof !40

B122.else.i.i.i:                                  ; preds = %B122.i.i.i
  %.349.i.i.i = icmp ne i64 %.191.i.i.i, -9223372036854775808
  %.350.i.i.i = icmp ne i64 %.267.i.i.i, -1
  %.351.not.i.i.i = or i1 %.349.i.i.i, %.350.i.i.i
  br i1 %.351.not.i.i.i, label %B122.else.if.i.i.i, label %B194.i.i.thread.i, !prof !4

B122.else.if.i.i.i:                               ; preds = %B122.else.i.i.i
  %.355.i4500.i.i = srem i64 %.191.i.i.i, %.267.i.i.i
  %.356.i4501.i.i = xor i64 %.355.i4500.i.i, %.267.i.i.i
  %.357.i.i.i = icmp slt i64 %.356.i4501.i.i, 0
  %.358.i.i.i = icmp ne i64 %.355.i4500.i.i, 0
  %.359.i.i.i = and i1 %.358.i.i.i, %.357.i.i.i
  %.366.i.i.i = select i1 %.359.i.i.i, i64 %.267.i.i.i, i64 0
  %spec.select.i4502.i.i = add i64 %.366.i.i.i, %.355.i4500.i.i
  br label %B194.i.i.thread.i

B266.else.i.i.i:                                  ; preds = %B266.i.i.i
  %.711.i.i.i = icmp ne i64 %.620.i.i.i, -9223372036854775808
  %.712.i.i.i = icmp ne i64 %.692.i.i.i, -1
  %.713.not.i.i.i = or i1 %.712.i.i.i, %.711.i.i.i
  br i1 %.713.not.i.i.i, label %B266.else.if.i.i.i, label %B266.endif.i.i.i, !prof !4

B266.endif.i.i.i:                                 ; preds = %B266.else.if.i.i.i, %B266.else.i.i.i, %B266.i.i.i
  %rem.2.0.i.i.i = phi i64 [ 0, %B266.i.i.i ], [ %spec.select645.i.i.i, %B266.else.if.i.i.i ], [ 0, %B266.else.i.i.i ]
  %.738.i.i.i = sub nsw i64 %rem.2.0.i.i.i, %.618.i.i.i
  br label %B380.i.i.i

B266.else.if.i.i.i:                               ; preds = %B266.else.i.i.i
  %.717.i.i.i = srem i64 %.620.i.i.i, %.692.i.i.i
  %.718.i.i.i = xor i64 %.717.i.i.i, %.692.i.i.i
  %.719.i.i.i = icmp slt i64 %.718.i.i.i, 0
  %.720.i.i.i = icmp ne i64 %.717.i.i.i, 0
  %.721.i.i.i = and i1 %.720.i.i.i, %.719.i.i.i
  %.728.i.i.i = select i1 %.721.i.i.i, i64 %.692.i.i.i, i64 0
  %spec.select645.i.i.i = add i64 %.728.i.i.i, %.717.i.i.i
  br label %B266.endif.i.i.i

B380.else.if.i.i.i:                               ; preds = %B380.i.i.i
  %.801.i.i.i = sdiv i64 %.1057.i.i, %arg.launch.1
  %.802.i.i.i = srem i64 %.1057.i.i, %arg.launch.1
  %.803.i.i.i = xor i64 %.802.i.i.i, %arg.launch.1
  %.804.i.i.i = icmp slt i64 %.803.i.i.i, 0
  %.805.i.i.i = icmp ne i64 %.802.i.i.i, 0
  %.806.i.i.i = and i1 %.805.i.i.i, %.804.i.i.i
  %.811.i.i.i = sext i1 %.806.i.i.i to i64
  %spec.select646.i.i.i = add i64 %.801.i.i.i, %.811.i.i.i
  %172 = shl nsw i64 %spec.select646.i.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i: ; preds = %B380.else.if.i.i.i, %B380.i.i.i
  %quot.3.0.i.i.i = phi i64 [ 0, %B380.i.i.i ], [ %172, %B380.else.if.i.i.i ]
  %.829.i.i.i = add nsw i64 %quot.3.0.i.i.i, %shift.4.0.i.i.i
  br label %B8.i.i.i6905

B8.i.i.i6905:                                     ; preds = %B8.if.i.i.i6908, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i
  %.16.0.i.i.i6906 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i ], [ %.70.i.i.i6910, %B8.if.i.i.i6908 ]
  %exitcond.not.i.i.i6907 = icmp eq i64 %.16.0.i.i.i6906, 2
  br i1 %exitcond.not.i.i.i6907, label %B866.i.i, label %B8.if.i.i.i6908

B8.if.i.i.i6908:                                  ; preds = %B8.i.i.i6905
  %trunc.i.i.i6909 = trunc nuw i64 %.16.0.i.i.i6906 to i1
  %spec.select.i4503.i.i = select i1 %trunc.i.i.i6909, i64 13, i64 6
  %.70.i.i.i6910 = add nuw nsw i64 %.16.0.i.i.i6906, 1
  %.96.i.i.i6911 = icmp eq i64 %spec.select.i4503.i.i, %.918.i.i
  br i1 %.96.i.i.i6911, label %B366.i.i, label %B8.i.i.i6905

B366.i.i:                                         ; preds = %B8.if.i.i.i6908
  %.1377.i.i = load double, ptr %.1376.i.i, align 8, !noalias !234
  %.1407.i.i = load double, ptr %.1406.i.i, align 8, !noalias !234
  %.1408.i.i = fsub double %.1377.i.i, %.1407.i.i
  %.1441.i.i = load double, ptr %.1440.i.i, align 8, !noalias !234
  %.400.i.i.i = icmp slt i64 %.533.i.i5814.i, 0
  %.401.i.i.i = select i1 %.400.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %173 = getelementptr i32, ptr %arg.sites.7.4, i64 %.533.i.i5814.i
  %.415.i.i.i = getelementptr i32, ptr %173, i64 %.401.i.i.i
  %.416.i.i.i = load i32, ptr %.415.i.i.i, align 4, !noalias !240
  %.422.i.i.i = icmp eq i32 %.416.i.i.i, 0
  br i1 %.422.i.i.i, label %B76.i.i.i, label %B90.i.i.i

B76.i.i.i:                                        ; preds = %B366.i.i
  %.544.i.i.i = fadd double %.2861, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B90.i.i.i:                                        ; preds = %B366.i.i
  %174 = getelementptr double, ptr %arg.code.8.4, i64 %.2940
  %.1499.i.i = select i1 %.781.i6749, i64 %arg.code.8.5.0, i64 0
  %.1513.i.i = getelementptr double, ptr %174, i64 %.1499.i.i
  %.1514.i.i = load double, ptr %.1513.i.i, align 8, !noalias !234
  %.1520.i.i = fcmp ule double %.1514.i.i, 0.000000e+00
  %.421.i.i.i = sext i32 %.416.i.i.i to i64
  %.587.i.i.i = load double, ptr %.226.i990.i, align 8, !noalias !240
  %.617.i4504.i.i = load double, ptr %.616.i.i.i, align 8, !noalias !240
  %.16.i.i.i.i = fcmp ogt double %.587.i.i.i, %.2861
  %.17.i.i.i.i = select i1 %.16.i.i.i.i, double %.587.i.i.i, double %.2861
  %.18.i.i.i.i = fcmp ogt double %.617.i4504.i.i, %.17.i.i.i.i
  %.19.i.i.i.i = select i1 %.18.i.i.i.i, double %.617.i4504.i.i, double %.17.i.i.i.i
  %"$phi212.0.2.0.not.i.i.i" = select i1 %.1520.i.i, i1 true, i1 %.664.i.i.i
  %"$phi224.0.2.0.i.i.i" = select i1 %"$phi212.0.2.0.not.i.i.i", i64 %.421.i.i.i, i64 0
  %.7622066.i.i.i = icmp slt i32 %.416.i.i.i, 1
  %.762.i.i.i = or i1 %.7622066.i.i.i, %"$phi212.0.2.0.not.i.i.i"
  %spec.select2063.i.i.i = select i1 %.762.i.i.i, i64 0, i64 %.421.i.i.i
  %.8042071.i.i.i = icmp sgt i64 %spec.select2063.i.i.i, 0
  br i1 %.8042071.i.i.i, label %B268.if.lr.ph.i.i.i, label %B446.i.i.i

B268.if.lr.ph.i.i.i:                              ; preds = %B90.i.i.i
  %.913.i.i.i = add nsw i64 %.533.i.i5814.i, 4
  br label %B268.if.i.i.i

B406.i.i.i:                                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i
  %.1066.i.i.i = select i1 %.1018.i.i.i, i64 %.210.i1099.i, i64 0
  %175 = getelementptr double, ptr %.226.i1097.i, i64 %.1153.i2043.i.i.i
  %.1080.i.i.i = getelementptr double, ptr %175, i64 %.1066.i.i.i
  %.1081.i.i.i = load double, ptr %.1080.i.i.i, align 8, !noalias !240
  %.1086.i.i.i = fcmp ogt double %.1081.i.i.i, %.19.i.i.i.i
  %176 = zext i1 %.1086.i.i.i to i64
  br label %B438.i.i.i

B438.i.i.i:                                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i, %B406.i.i.i
  %"$phi438.2.2.1.i.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i ], [ %176, %B406.i.i.i ]
  %.1099.i.i.i = add nsw i64 %"$phi438.2.2.1.i.i.i", %late.2.02074.i.i.i
  %exitcond.not.i4506.i.i = icmp eq i64 %.817.i.i.i, %spec.select2063.i.i.i
  br i1 %exitcond.not.i4506.i.i, label %B446.i.i.i, label %B268.if.i.i.i

B446.i.i.i:                                       ; preds = %B438.i.i.i, %B90.i.i.i
  %late.2.0.lcssa.i.i.i = phi i64 [ %"$phi224.0.2.0.i.i.i", %B90.i.i.i ], [ %.1099.i.i.i, %B438.i.i.i ]
  %cell.5.0.lcssa.i.i.i = phi i64 [ 0, %B90.i.i.i ], [ %.1153.i2043.i.i.i, %B438.i.i.i ]
  %.25.i.i.i.i = icmp sgt i64 %late.2.0.lcssa.i.i.i, 0
  br i1 %.25.i.i.i.i, label %B16.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i

B16.i.i.i.i:                                      ; preds = %B446.i.i.i
  br i1 %.47.i.i.i.i, label %B16.endif.thread.i.i.i.i, label %B16.endif.i.i.i.i, !prof !3

B16.endif.i.i.i.i:                                ; preds = %B16.i.i.i.i
  %.29.i.i.i.i = add nsw i64 %late.2.0.lcssa.i.i.i, -1
  %.1156.i.i.i = load i64, ptr %.1155.i.i.i, align 8, !noalias !240
  %.34.i.i.i.i = add i64 %.29.i.i.i.i, %.1156.i.i.i
  %.64.i.i.i.i = srem i64 %.34.i.i.i.i, %.210.i1315.i
  %.66.i.i.i.i = icmp slt i64 %.64.i.i.i.i, 0
  %.75.i.i.i.i = select i1 %.66.i.i.i.i, i64 %.210.i1315.i, i64 0
  %spec.select.i.i.i.i = add i64 %.75.i.i.i.i, %.64.i.i.i.i
  %spec.select.fr.i.i.i.i = freeze i64 %spec.select.i.i.i.i
  %.98.i.i.i.i = icmp slt i64 %spec.select.fr.i.i.i.i, 0
  %spec.select52.i.i.i.i = select i1 %.98.i.i.i.i, i64 %.210.i1315.i, i64 0
  br label %B16.endif.thread.i.i.i.i

B16.endif.thread.i.i.i.i:                         ; preds = %B16.endif.i.i.i.i, %B16.i.i.i.i
  %rem.051.i.i.i.i = phi i64 [ 0, %B16.i.i.i.i ], [ %spec.select.fr.i.i.i.i, %B16.endif.i.i.i.i ]
  %177 = phi i64 [ 0, %B16.i.i.i.i ], [ %spec.select52.i.i.i.i, %B16.endif.i.i.i.i ]
  %178 = getelementptr double, ptr %.226.i1313.i, i64 %rem.051.i.i.i.i
  %.113.i.i.i.i = getelementptr double, ptr %178, i64 %177
  %.114.i.i.i.i = load double, ptr %.113.i.i.i.i, align 8, !noalias !243
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i: ; preds = %B16.endif.thread.i.i.i.i, %B446.i.i.i
  %"$phi78.0.2.0.i.i.i.i" = phi double [ %.114.i.i.i.i, %B16.endif.thread.i.i.i.i ], [ 0.000000e+00, %B446.i.i.i ]
  %.12.i.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i.i.i", %.19.i.i.i.i
  %.13.i.i.i.i = select i1 %.12.i.i.i.i, double %"$phi78.0.2.0.i.i.i.i", double %.19.i.i.i.i
  br i1 %.435.i.i.i.i, label %.501.if.i.i.i.i, label %.501.endif.preheader.i.i.i.i, !prof !3

B172.i.i.i.i:                                     ; preds = %B106.if.i.i.i.i
  br i1 %.738.i.i.i.i, label %B172.endif.thread.i.i.i.i, label %B172.endif.i.i.i.i, !prof !3

B278.i.i.i.i:                                     ; preds = %B172.endif.thread.i.i.i.i, %B106.if.i.i.i.i
  %previous.3.1.i.i.i.i = phi i64 [ %.718.i.i.i.i, %B172.endif.thread.i.i.i.i ], [ %previous.2.0200.i.i.i.i, %B106.if.i.i.i.i ]
  %worst.3.1.i.i.i.i = phi i64 [ %.13.i.i.i.i.i, %B172.endif.thread.i.i.i.i ], [ %worst.2.0201.i.i.i.i, %B106.if.i.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i, %wide.trip.count.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i, label %B106.if.i.i.i.i

.501.endif.preheader.i.i.i.i:                     ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i, i8 0, i64 %150, i1 false), !noalias !246
  br label %.501.if.i.i.i.i

.501.if.i.i.i.i:                                  ; preds = %.501.endif.preheader.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i.i
  br i1 %.7622066.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, label %B106.if.lr.ph.i.i.i.i

B106.if.lr.ph.i.i.i.i:                            ; preds = %.501.if.i.i.i.i
  %.682.i.i.i.i = add nsw i64 %.533.i.i5814.i, 4
  %wide.trip.count.i.i.i.i = zext nneg i32 %.416.i.i.i to i64
  br label %B106.if.i.i.i.i

B106.if.i.i.i.i:                                  ; preds = %B106.if.lr.ph.i.i.i.i, %B278.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %B278.i.i.i.i ]
  %worst.2.0201.i.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i.i ], [ %worst.3.1.i.i.i.i, %B278.i.i.i.i ]
  %previous.2.0200.i.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i.i ], [ %previous.3.1.i.i.i.i, %B278.i.i.i.i ]
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %.684.i.i.i.i = add nsw i64 %.682.i.i.i.i, %indvars.iv.i.i.i.i
  %.698.i.i.i.i = icmp slt i64 %.684.i.i.i.i, 0
  %.699.i.i.i.i = select i1 %.698.i.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %179 = getelementptr i32, ptr %arg.sites.7.4, i64 %.684.i.i.i.i
  %.713.i.i.i.i = getelementptr i32, ptr %179, i64 %.699.i.i.i.i
  %.714.i.i.i.i = load i32, ptr %.713.i.i.i.i, align 4, !noalias !246
  %.716.i.i.i.i = sext i32 %.714.i.i.i.i to i64
  %.717.i.i.i.i = add nsw i64 %.829.i.i.i, %.716.i.i.i.i
  %.718.i.i.i.i = ashr i64 %.717.i.i.i.i, 2
  %.724.not.i.i.i.i = icmp eq i64 %.718.i.i.i.i, %previous.2.0200.i.i.i.i
  br i1 %.724.not.i.i.i.i, label %B278.i.i.i.i, label %B172.i.i.i.i

B172.endif.i.i.i.i:                               ; preds = %B172.i.i.i.i
  %.732.i.i.i.i = ashr i64 %.717.i.i.i.i, 3
  %.755.i.i.i.i = srem i64 %.732.i.i.i.i, %.5.i.i.i.i
  %.756.i.i.i.i = xor i64 %.755.i.i.i.i, %.5.i.i.i.i
  %.757.i.i.i.i = icmp slt i64 %.756.i.i.i.i, 0
  %.758.i.i.i.i = icmp ne i64 %.755.i.i.i.i, 0
  %.759.i.i.i.i = and i1 %.758.i.i.i.i, %.757.i.i.i.i
  %.766.i.i.i.i = select i1 %.759.i.i.i.i, i64 %.5.i.i.i.i, i64 0
  %.746.0.i.i.i.i = add i64 %.766.i.i.i.i, %.755.i.i.i.i
  %.746.0.fr.i.i.i.i = freeze i64 %.746.0.i.i.i.i
  %.789.i.i.i.i = icmp slt i64 %.746.0.fr.i.i.i.i, 0
  %spec.select194.i.i.i.i = select i1 %.789.i.i.i.i, i64 %.210.i1240.i, i64 0
  br label %B172.endif.thread.i.i.i.i

B172.endif.thread.i.i.i.i:                        ; preds = %B172.endif.i.i.i.i, %B172.i.i.i.i
  %rem.0193.i.i.i.i = phi i64 [ 0, %B172.i.i.i.i ], [ %.746.0.fr.i.i.i.i, %B172.endif.i.i.i.i ]
  %180 = phi i64 [ 0, %B172.i.i.i.i ], [ %spec.select194.i.i.i.i, %B172.endif.i.i.i.i ]
  %181 = getelementptr i64, ptr %.226.i1238.i, i64 %rem.0193.i.i.i.i
  %.804.i.i.i.i = getelementptr i64, ptr %181, i64 %180
  %.805.i.i.i.i = load i64, ptr %.804.i.i.i.i, align 8, !noalias !246
  %.806.i.i.i.i = add nsw i64 %.805.i.i.i.i, 1
  store i64 %.806.i.i.i.i, ptr %.804.i.i.i.i, align 8, !noalias !246
  %.13.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i.i.i, i64 %worst.2.0201.i.i.i.i)
  br label %B278.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i: ; preds = %B278.i.i.i.i
  %182 = uitofp nneg i64 %worst.3.1.i.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i, %.501.if.i.i.i.i
  %spec.select2064.i.i.i = phi i32 [ 0, %.501.if.i.i.i.i ], [ %.416.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i ]
  %worst.2.0.lcssa.i.i.i.i = phi double [ 1.000000e+00, %.501.if.i.i.i.i ], [ %182, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i ]
  %.1322.i.i.i = icmp slt i64 %.533.i.i5814.i, -3
  %.1323.i.i.i = select i1 %.1322.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %183 = getelementptr i8, ptr %173, i64 12
  %.1337.i.i.i = getelementptr i32, ptr %183, i64 %.1323.i.i.i
  %.1338.i.i.i = load i32, ptr %.1337.i.i.i, align 4, !noalias !240
  %.1340.i.i.i = sitofp i64 %late.2.0.lcssa.i.i.i to double
  %.1341.i.i.i = fmul double %.1340.i.i.i, 5.000000e-01
  %.1345.i.i.i = sitofp i32 %.416.i.i.i to double
  %.1346.i.i.i = fadd double %.1341.i.i.i, %.1345.i.i.i
  %.1351.i.i.i = fmul double %.1346.i.i.i, 2.500000e-01
  %.8.i.i.i.i = sitofp i32 %.1338.i.i.i to double
  %.9.i.i.i.i = fcmp ogt double %.1351.i.i.i, %.8.i.i.i.i
  %.10.i.i.i.i = select i1 %.9.i.i.i.i, double %.1351.i.i.i, double %.8.i.i.i.i
  %.1380.i.i.i = fmul double %arg.rates.25, %.10.i.i.i.i
  %.11.i.i.i.i = fcmp olt double %arg.rates.24, %worst.2.0.lcssa.i.i.i.i
  %.12.i1948.i.i.i = select i1 %.11.i.i.i.i, double %worst.2.0.lcssa.i.i.i.i, double %arg.rates.24
  %.13.i1949.i.i.i = fcmp ogt double %.1380.i.i.i, %.12.i1948.i.i.i
  %.14.i.i.i.i = select i1 %.13.i1949.i.i.i, double %.1380.i.i.i, double %.12.i1948.i.i.i
  %.1449.i.i.i = fmul double %.1345.i.i.i, 2.500000e-01
  %.9.i1951.i.i.i = fcmp ogt double %.1449.i.i.i, %.8.i.i.i.i
  %.10.i1952.i.i.i = select i1 %.9.i1951.i.i.i, double %.1449.i.i.i, double %.8.i.i.i.i
  %.1478.i.i.i = fmul double %arg.rates.25, %.10.i1952.i.i.i
  %.1508.i.i.i = load double, ptr %.1406.i.i, align 8, !noalias !240
  %.13.i1956.i.i.i = fcmp ogt double %.1478.i.i.i, %.12.i1948.i.i.i
  %.14.i1957.i.i.i = select i1 %.13.i1956.i.i.i, double %.1478.i.i.i, double %.12.i1948.i.i.i
  %.1538.i.i.i = fsub double %.14.i.i.i.i, %.14.i1957.i.i.i
  %.1539.i.i.i = fadd double %.1508.i.i.i, %.1538.i.i.i
  store double %.1539.i.i.i, ptr %.1406.i.i, align 8, !noalias !240
  %.1570.i.i.i = fadd double %.13.i.i.i.i, %.14.i.i.i.i
  %.1603.i.i.i = load double, ptr %.1376.i.i, align 8, !noalias !240
  %.1604.i.i.i = fadd double %.1603.i.i.i, %.14.i.i.i.i
  store double %.1604.i.i.i, ptr %.1376.i.i, align 8, !noalias !240
  %.1664.i.i.i = load double, ptr %.226.i990.i, align 8, !noalias !240
  %.12.i1958.i.i.i = fcmp ogt double %.2861, %.1664.i.i.i
  %.13.i1959.i.i.i = select i1 %.12.i1958.i.i.i, double %.2861, double %.1664.i.i.i
  %.1696.i.i.i = fadd double %.14.i.i.i.i, %.13.i1959.i.i.i
  store double %.1696.i.i.i, ptr %.226.i990.i, align 8, !noalias !240
  store double %.1570.i.i.i, ptr %.616.i.i.i, align 8, !noalias !240
  %.1761.i.i.i = fadd double %arg.rates.4, %.1570.i.i.i
  %.18542076.i.i.i = icmp sgt i32 %spec.select2064.i.i.i, 0
  br i1 %.18542076.i.i.i, label %B1284.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B1284.if.lr.ph.i.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i
  %.1899.i.i.i = add nsw i64 %.533.i.i5814.i, 4
  %.1452.not.i.i.i.i = icmp ne i64 %early.2.0.i.i, 0
  %or.cond.i.i.i.i = select i1 %.1452.not.i.i.i.i, i1 %.1461.i.i.i.i, i1 false
  %.354.i.i.i.i.i = icmp eq i64 %early.2.0.i.i, 2
  %.444.i.i.i.i.i = fadd double %arg.rates.9, %.1570.i.i.i
  %wide.trip.count.i.i.i = zext nneg i32 %spec.select2064.i.i.i to i64
  br label %B1284.if.i.i.i

B1336.i.i.i:                                      ; preds = %B1284.if.i.i.i
  br i1 %.265.i1975.i.i.i, label %B184.if.i.i.i.i.preheader, label %B0.endif.else.if.i.i.i.i, !prof !3

B212.i.i.i.i:                                     ; preds = %B184.if.i.i.i.i
  %.548.i.i.i.i = load i64, ptr %.876.i.i.i, align 8, !noalias !249
  %.564.i.i.i.i = select i1 %.444.i.i.i.i, i64 %.210.i1027.i, i64 0
  %184 = getelementptr i64, ptr %.226.i1025.i, i64 %.331.0708.i.i.i.i
  %.578.i.i.i.i = getelementptr i64, ptr %184, i64 %.564.i.i.i.i
  store i64 %.548.i.i.i.i, ptr %.578.i.i.i.i, align 8, !noalias !249
  %.586.i.i.i.i = shl nsw i64 %.331.0708.i.i.i.i, 2
  br label %B1368.i.i.i

B270.i.i.i.i:                                     ; preds = %B184.if.i.i.i.i
  %.402.i.i.i.i = add i64 %.331.0708.i.i.i.i, 1
  %.398.i.i.i.i = add nsw i64 %.334.0709.i.i.i.i, -1
  %.615.i.i.i.i = select i1 %.444.i.i.i.i, i64 %.210.i1027.i, i64 0
  %185 = getelementptr i64, ptr %.226.i1025.i, i64 %.331.0708.i.i.i.i
  %.629.i.i.i.i = getelementptr i64, ptr %185, i64 %.615.i.i.i.i
  %.630.i.i.i.i = load i64, ptr %.629.i.i.i.i, align 8, !noalias !249
  %.645.i.i.i.i = icmp slt i64 %place.2.0710.i.i.i.i, 0
  %.646.i.i.i.i = select i1 %.645.i.i.i.i, i64 %.210.i1027.i, i64 0
  %186 = getelementptr i64, ptr %.226.i1025.i, i64 %place.2.0710.i.i.i.i
  %.660.i.i.i.i = getelementptr i64, ptr %186, i64 %.646.i.i.i.i
  %.661.i.i.i.i = load i64, ptr %.660.i.i.i.i, align 8, !noalias !249
  %.664.i.i.i.i = icmp slt i64 %.630.i.i.i.i, %.661.i.i.i.i
  %spec.select.i1960.i.i.i = select i1 %.664.i.i.i.i, i64 %.331.0708.i.i.i.i, i64 %place.2.0710.i.i.i.i
  %.389.i.i.i.i = icmp samesign ugt i64 %.334.0709.i.i.i.i, 1
  br i1 %.389.i.i.i.i, label %B184.if.i.i.i.i, label %B312.i.i.i.i

B312.i.i.i.i:                                     ; preds = %B270.i.i.i.i
  %.699.i1961.i.i.i = icmp slt i64 %spec.select.i1960.i.i.i, 0
  %.700.i.i.i.i = select i1 %.699.i1961.i.i.i, i64 %.210.i.i, i64 0
  %187 = getelementptr i64, ptr %.226.i.i, i64 %spec.select.i1960.i.i.i
  %.714.i1962.i.i.i = getelementptr i64, ptr %187, i64 %.700.i.i.i.i
  store i64 %.pre.i.i.i, ptr %.714.i1962.i.i.i, align 8, !noalias !249
  %.773.i.i.i.i = shl nsw i64 %spec.select.i1960.i.i.i, 2
  %.776.i.i.i.i = add i64 %.773.i.i.i.i, 4
  %.813.i.i.i.i = select i1 %.699.i1961.i.i.i, i64 %.210.i1063.i, i64 0
  %.814.i.i.i.i = add i64 %.813.i.i.i.i, %.773.i.i.i.i
  %.829.i.i.i.i = icmp slt i64 %.776.i.i.i.i, 0
  %.830.i.i.i.i = select i1 %.829.i.i.i.i, i64 %.210.i1063.i, i64 0
  %.831.i.i.i.i = add i64 %.830.i.i.i.i, %.776.i.i.i.i
  %.958.i.i.i.i = icmp slt i64 %.814.i.i.i.i, 0
  br i1 %.958.i.i.i.i, label %B312.endif.else.if.i.i.i.i, label %B312.endif.else.endif.i.i.i.i, !prof !3

B0.endif.else.if.i.i.i.i:                         ; preds = %B1336.i.i.i
  %.211.i.i.i.i = mul nsw i64 %.pre.i.i.i, 712544676207699905
  %.212.i.i.i.i = ashr i64 %.211.i.i.i.i, 20
  %.282.i.i.i.i = srem i64 %.212.i.i.i.i, %.230.0.i1974.i.i.i
  %.284.i.i.i.i = icmp slt i64 %.282.i.i.i.i, 0
  %.293.i.i.i.i = select i1 %.284.i.i.i.i, i64 %.230.0.i1974.i.i.i, i64 0
  %.273.0.i.i.i.i = add nsw i64 %.293.i.i.i.i, %.282.i.i.i.i
  %188 = shl nsw i64 %.273.0.i.i.i.i, 4
  br label %B184.if.i.i.i.i.preheader

B184.if.i.i.i.i.preheader:                        ; preds = %B0.endif.else.if.i.i.i.i, %B1336.i.i.i
  %.331.0708.i.i.i.i.ph = phi i64 [ %188, %B0.endif.else.if.i.i.i.i ], [ 0, %B1336.i.i.i ]
  br label %B184.if.i.i.i.i

B184.if.i.i.i.i:                                  ; preds = %B184.if.i.i.i.i.preheader, %B270.i.i.i.i
  %place.2.0710.i.i.i.i = phi i64 [ %spec.select.i1960.i.i.i, %B270.i.i.i.i ], [ %.331.0708.i.i.i.i.ph, %B184.if.i.i.i.i.preheader ]
  %.334.0709.i.i.i.i = phi i64 [ %.398.i.i.i.i, %B270.i.i.i.i ], [ 16, %B184.if.i.i.i.i.preheader ]
  %.331.0708.i.i.i.i = phi i64 [ %.402.i.i.i.i, %B270.i.i.i.i ], [ %.331.0708.i.i.i.i.ph, %B184.if.i.i.i.i.preheader ]
  %.444.i.i.i.i = icmp slt i64 %.331.0708.i.i.i.i, 0
  %.445.i.i.i.i = select i1 %.444.i.i.i.i, i64 %.210.i.i, i64 0
  %189 = getelementptr i64, ptr %.226.i.i, i64 %.331.0708.i.i.i.i
  %.459.i.i.i.i = getelementptr i64, ptr %189, i64 %.445.i.i.i.i
  %.460.i.i.i.i = load i64, ptr %.459.i.i.i.i, align 8, !noalias !249
  %.462.i.i.i.i = icmp eq i64 %.460.i.i.i.i, %.pre.i.i.i
  br i1 %.462.i.i.i.i, label %B212.i.i.i.i, label %B270.i.i.i.i

B312.endif.endif.i.i.i.i:                         ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i.i
  %.938.sroa.13.0.i.i.i.i = phi i64 [ %.210.i1063.i, %B312.endif.else.endif.endif.endif.if.i.i.i.i ], [ %.938.sroa.13.1.i.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i.i ]
  %.1059.not711.i.i.i.i = icmp slt i64 %.938.sroa.0.3.i.i.i.i, %.938.sroa.13.0.i.i.i.i
  br i1 %.1059.not711.i.i.i.i, label %.1029.endif.preheader.i.i.i.i, label %.1029.if.i.i.i.i, !prof !12

.1029.endif.preheader.i.i.i.i:                    ; preds = %B312.endif.endif.i.i.i.i
  %190 = shl i64 %.938.sroa.0.3.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %.226.i1061.i, i64 %190
  %191 = sub nsw i64 %.938.sroa.13.0.i.i.i.i, %.938.sroa.0.3.i.i.i.i
  %192 = shl i64 %191, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i.i, i8 0, i64 %192, i1 false), !noalias !249
  br label %.1029.if.i.i.i.i

B312.endif.else.if.i.i.i.i:                       ; preds = %B312.i.i.i.i
  br label %B312.endif.else.endif.i.i.i.i

B312.endif.else.endif.i.i.i.i:                    ; preds = %B312.endif.else.if.i.i.i.i, %B312.i.i.i.i
  %.938.sroa.0.1.i.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i.i ], [ %.814.i.i.i.i, %B312.i.i.i.i ]
  %.963.not.i.i.i.i = icmp slt i64 %.814.i.i.i.i, %.210.i1063.i
  br i1 %.963.not.i.i.i.i, label %B312.endif.else.endif.endif.i.i.i.i, label %B312.endif.else.endif.if.i.i.i.i, !prof !4

B312.endif.else.endif.if.i.i.i.i:                 ; preds = %B312.endif.else.endif.i.i.i.i
  br label %B312.endif.else.endif.endif.i.i.i.i

B312.endif.else.endif.endif.i.i.i.i:              ; preds = %B312.endif.else.endif.if.i.i.i.i, %B312.endif.else.endif.i.i.i.i
  %.938.sroa.0.3.i.i.i.i = phi i64 [ %.210.i1063.i, %B312.endif.else.endif.if.i.i.i.i ], [ %.938.sroa.0.1.i.i.i.i, %B312.endif.else.endif.i.i.i.i ]
  %.975.i.i.i.i = icmp slt i64 %.831.i.i.i.i, 0
  br i1 %.975.i.i.i.i, label %B312.endif.else.endif.endif.if.i.i.i.i, label %B312.endif.else.endif.endif.endif.i.i.i.i, !prof !3

B312.endif.else.endif.endif.if.i.i.i.i:           ; preds = %B312.endif.else.endif.endif.i.i.i.i
  br label %B312.endif.else.endif.endif.endif.i.i.i.i

B312.endif.else.endif.endif.endif.i.i.i.i:        ; preds = %B312.endif.else.endif.endif.if.i.i.i.i, %B312.endif.else.endif.endif.i.i.i.i
  %.938.sroa.13.1.i.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i.i.i ], [ %.831.i.i.i.i, %B312.endif.else.endif.endif.i.i.i.i ]
  %.980.not.i.i.i.i = icmp slt i64 %.831.i.i.i.i, %.210.i1063.i
  br i1 %.980.not.i.i.i.i, label %B312.endif.endif.i.i.i.i, label %B312.endif.else.endif.endif.endif.if.i.i.i.i, !prof !4

B312.endif.else.endif.endif.endif.if.i.i.i.i:     ; preds = %B312.endif.else.endif.endif.endif.i.i.i.i
  br label %B312.endif.endif.i.i.i.i

.1029.if.i.i.i.i:                                 ; preds = %.1029.endif.preheader.i.i.i.i, %B312.endif.endif.i.i.i.i
  %.1108.i.i.i.i = load i64, ptr %.876.i.i.i, align 8, !noalias !249
  %.1124.i.i.i.i = select i1 %.699.i1961.i.i.i, i64 %.210.i1027.i, i64 0
  %193 = getelementptr i64, ptr %.226.i1025.i, i64 %spec.select.i1960.i.i.i
  %.1138.i.i.i.i = getelementptr i64, ptr %193, i64 %.1124.i.i.i.i
  store i64 %.1108.i.i.i.i, ptr %.1138.i.i.i.i, align 8, !noalias !249
  br label %B1368.i.i.i

B1368.i.i.i:                                      ; preds = %.1029.if.i.i.i.i, %B212.i.i.i.i
  %.773.sink.i.i.i.i = phi i64 [ %.773.i.i.i.i, %.1029.if.i.i.i.i ], [ %.586.i.i.i.i, %B212.i.i.i.i ]
  %.1150.i.i.i.i = and i64 %.1934.i.i.i, 3
  %.1153.i.i.i.i = or disjoint i64 %.773.sink.i.i.i.i, %.1150.i.i.i.i
  %.2014.i.i.i = icmp slt i64 %.773.sink.i.i.i.i, 0
  %.2015.i.i.i = select i1 %.2014.i.i.i, i64 %.210.i1063.i, i64 0
  %194 = getelementptr i64, ptr %.226.i1061.i, i64 %.1153.i.i.i.i
  %.2029.i.i.i = getelementptr i64, ptr %194, i64 %.2015.i.i.i
  %.2030.i.i.i = load i64, ptr %.2029.i.i.i, align 8, !noalias !240
  %.2031.not.i.i.i = icmp eq i64 %.2030.i.i.i, 0
  br i1 %.2031.not.i.i.i, label %B1512.i.i.i, label %B1388.i.i.i

B1388.i.i.i:                                      ; preds = %B1368.i.i.i
  %.2076.i.i.i = load double, ptr %.2075.i.i.i, align 8, !noalias !240
  %.2078.i.i.i = fadd double %.2076.i.i.i, 1.000000e+00
  store double %.2078.i.i.i, ptr %.2075.i.i.i, align 8, !noalias !240
  %.2128.i.i.i = select i1 %.2014.i.i.i, i64 %.210.i1099.i, i64 0
  %195 = getelementptr double, ptr %.226.i1097.i, i64 %.1153.i.i.i.i
  %.2142.i.i.i = getelementptr double, ptr %195, i64 %.2128.i.i.i
  %.2143.i.i.i = load double, ptr %.2142.i.i.i, align 8, !noalias !240
  %.12.i1963.i.i.i = fcmp ogt double %.1761.i.i.i, %.2143.i.i.i
  %.13.i1964.i.i.i = select i1 %.12.i1963.i.i.i, double %.1761.i.i.i, double %.2143.i.i.i
  br label %B2002.i.i.i

B1512.i.i.i:                                      ; preds = %B1284.if.i.i.i, %B1368.i.i.i
  %cell.3.12057.i.i.i = phi i64 [ %.1153.i.i.i.i, %B1368.i.i.i ], [ %cell.4.02079.i.i.i, %B1284.if.i.i.i ]
  %.2216.i.i.i = load double, ptr %.1440.i.i, align 8, !noalias !240
  %.2218.i.i.i = fadd double %.2216.i.i.i, 1.000000e+00
  store double %.2218.i.i.i, ptr %.1440.i.i, align 8, !noalias !240
  %.2261.not.i.i.i = icmp eq i64 %.pre.i.i.i, %missed.2.02081.i.i.i
  %took.2.1.i.i.i = select i1 %.2261.not.i.i.i, double %arg.rates.11, double %.2272.i.i.i
  %.2285.i.i.i = ashr i64 %.1934.i.i.i, 1
  %.2287.not.i.i.i = icmp eq i64 %.2285.i.i.i, %missed_half.2.02082.i.i.i
  br i1 %.2287.not.i.i.i, label %B1706.i.i.i, label %B1644.i.i.i

B1644.i.i.i:                                      ; preds = %B1512.i.i.i
  %.2324.i.i.i = load double, ptr %.2323.i.i.i, align 8, !noalias !240
  %.2326.i.i.i = fadd double %.2324.i.i.i, 1.000000e+00
  store double %.2326.i.i.i, ptr %.2323.i.i.i, align 8, !noalias !240
  br label %B1706.i.i.i

B1706.i.i.i:                                      ; preds = %B1644.i.i.i, %B1512.i.i.i
  %missed_half.4.1.i.i.i = phi i64 [ %.2285.i.i.i, %B1644.i.i.i ], [ %missed_half.2.02082.i.i.i, %B1512.i.i.i ]
  %.2393.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !240
  %.12.i1965.i.i.i = fcmp ogt double %.1570.i.i.i, %.2393.i.i.i
  %.13.i1966.i.i.i = select i1 %.12.i1965.i.i.i, double %.1570.i.i.i, double %.2393.i.i.i
  %.2424.i.i.i = fadd double %took.2.1.i.i.i, %.13.i1966.i.i.i
  store double %.2424.i.i.i, ptr %.2392.i.i.i, align 8, !noalias !240
  %.5.i.i.i.i.i.i = mul i64 %.2285.i.i.i, 8364850718657
  %.6.i.i.i.i.i.i = lshr i64 %.5.i.i.i.i.i.i, 20
  %.7.i.i.i.i.i.i = and i64 %.6.i.i.i.i.i.i, 16777215
  %.32.i.i.i.i.i = uitofp nneg i64 %.7.i.i.i.i.i.i to double
  %.33.i.i.i.i.i = fadd double %.32.i.i.i.i.i, 5.000000e-01
  %.37.i.i.i.i.i = fmul double %.33.i.i.i.i.i, 0x3E70000000000000
  %.45.le.i.i.i.i.i = tail call double @llvm.log.f64(double %.37.i.i.i.i.i)
  %.50.i.i.i.i.i = fneg double %.45.le.i.i.i.i.i
  %.12.i.i.i.i.i.i = fcmp olt double %.50.i.i.i.i.i, 4.000000e+00
  %.13.i.i.i.i.i.i = select i1 %.12.i.i.i.i.i.i, double %.50.i.i.i.i.i, double 4.000000e+00
  %.79.i.i.i.i.i = fadd double %.13.i.i.i.i.i.i, -1.000000e+00
  %.359.i.i.i.i = fmul double %arg.rates.6, %.79.i.i.i.i.i
  %.399.i.i.i.i = fadd double %arg.rates.5, %.2424.i.i.i
  %.400.i.i.i.i = fadd double %.359.i.i.i.i, %.399.i.i.i.i
  %.45020202021.i.i.i.i = and i64 %.6.i.i.i.i.i.i, 65535
  %196 = getelementptr i64, ptr %.226.i955.i, i64 %.45020202021.i.i.i.i
  %.508.i.i.i.i = load i64, ptr %196, align 8, !noalias !252
  %.514.i.i.i.i = icmp eq i64 %.508.i.i.i.i, %.2285.i.i.i
  br i1 %.514.i.i.i.i, label %B216.i.i.i.i, label %B270.i1967.i.i.i

B216.i.i.i.i:                                     ; preds = %B1706.i.i.i
  %197 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i.i.i
  %.650.i.i.i.i = load double, ptr %197, align 8, !noalias !252
  %.12.i.i.i.i.i = fcmp ogt double %.650.i.i.i.i, %.400.i.i.i.i
  %.13.i.i1970.i.i.i = select i1 %.12.i.i.i.i.i, double %.650.i.i.i.i, double %.400.i.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B270.i1967.i.i.i:                                 ; preds = %B1706.i.i.i
  %.718.i1969.i.i.i = load double, ptr %.717.i1968.i.i.i, align 8, !noalias !252
  %.720.i.i.i.i = fadd double %.718.i1969.i.i.i, 1.000000e+00
  store double %.720.i.i.i.i, ptr %.717.i1968.i.i.i, align 8, !noalias !252
  %.784.i.i.i.i = load double, ptr %.226.i1203.i, align 8, !noalias !252
  %.787.i.i.i.i = fadd double %arg.rates.19, %.784.i.i.i.i
  store double %.787.i.i.i.i, ptr %.226.i1203.i, align 8, !noalias !252
  %.822.i.i.i.i = sitofp i64 %.pre.i.i.i to double
  %.863.i.i.i.i = fcmp ult double %.787.i.i.i.i, 1.000000e+00
  br i1 %.863.i.i.i.i, label %B444.i.i.i.i, label %B500.i.i.i.i

B444.i.i.i.i:                                     ; preds = %B270.i1967.i.i.i
  br i1 %.867.i.i.i.i, label %B466.i.i.i.i, label %B702.i.i.i.i

B466.i.i.i.i:                                     ; preds = %B444.i.i.i.i
  %.902.i.i.i.i = load double, ptr %.901.i.i.i.i, align 8, !noalias !252
  %.907.i.i.i.i = fcmp oeq double %.902.i.i.i.i, %.822.i.i.i.i
  br i1 %.907.i.i.i.i, label %B500.i.i.i.i, label %B652.i.i.i.i

B500.i.i.i.i:                                     ; preds = %B466.i.i.i.i, %B270.i1967.i.i.i
  store double %.822.i.i.i.i, ptr %.901.i.i.i.i, align 8, !noalias !252
  %.985.i.i.i.i = fadd double %.787.i.i.i.i, -1.000000e+00
  store double %.985.i.i.i.i, ptr %.226.i1203.i, align 8, !noalias !252
  %.348.i.i.i.i.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !255
  %.12.i.i2014.i.i.i.i = fcmp ogt double %.1570.i.i.i, %.348.i.i.i.i.i
  %.13.i.i2015.i.i.i.i = select i1 %.12.i.i2014.i.i.i.i, double %.1570.i.i.i, double %.348.i.i.i.i.i
  %.381.i.i.i.i.i = fadd double %.380.i.i.i.i.i, %.13.i.i2015.i.i.i.i
  store double %.381.i.i.i.i.i, ptr %.347.i.i.i.i.i, align 8, !noalias !255
  %.439.i.i.i.i.i = load double, ptr %.438.i.i.i.i.i, align 8, !noalias !255
  %.442.i.i.i.i.i = fadd double %.380.i.i.i.i.i, %.439.i.i.i.i.i
  store double %.442.i.i.i.i.i, ptr %.438.i.i.i.i.i, align 8, !noalias !255
  %.531.i.i.i.i.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !255
  %.310.i.i.i.i.i.i = lshr i64 %.1934.i.i.i, 16
  %.321.0.i.i.i.i.i.i = and i64 %.310.i.i.i.i.i.i, 16383
  %198 = getelementptr double, ptr %.226.i922.i, i64 %.321.0.i.i.i.i.i.i
  %.390.i.i.i.i.i.i = load double, ptr %198, align 8, !noalias !258
  %.394.i.i.i.i.i.i = fcmp olt double %.390.i.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i.i = select i1 %.354.i.i.i.i.i, i1 %.394.i.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i.i, label %B96.i.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

B96.i.i.i.i.i.i:                                  ; preds = %B500.i.i.i.i
  store double %.444.i.i.i.i.i, ptr %198, align 8, !noalias !258
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i: ; preds = %B96.i.i.i.i.i.i, %B500.i.i.i.i
  %.611.i.i.i.i.i.i = phi double [ %.390.i.i.i.i.i.i, %B500.i.i.i.i ], [ %.444.i.i.i.i.i, %B96.i.i.i.i.i.i ]
  %.502.i.i.i.i.i = fmul double %arg.rates.8, %.79.i.i.i.i.i
  %.12.i89.i.i.i.i.i = fcmp ogt double %.611.i.i.i.i.i.i, %.531.i.i.i.i.i
  %.13.i90.i.i.i.i.i = select i1 %.12.i89.i.i.i.i.i, double %.611.i.i.i.i.i.i, double %.531.i.i.i.i.i
  %.703.i.i.i.i.i = fadd double %arg.rates.7, %.13.i90.i.i.i.i.i
  %.704.i.i.i.i.i = fadd double %.502.i.i.i.i.i, %.703.i.i.i.i.i
  store i64 %.2285.i.i.i, ptr %196, align 8, !noalias !255
  %199 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i.i.i
  store double %.704.i.i.i.i.i, ptr %199, align 8, !noalias !255
  %.12.i2016.i.i.i.i = fcmp ogt double %.704.i.i.i.i.i, %.400.i.i.i.i
  %.13.i2017.i.i.i.i = select i1 %.12.i2016.i.i.i.i, double %.704.i.i.i.i.i, double %.400.i.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B652.i.i.i.i:                                     ; preds = %B466.i.i.i.i
  store i64 %.2285.i.i.i, ptr %196, align 8, !noalias !252
  %200 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i.i.i
  store double %.400.i.i.i.i, ptr %200, align 8, !noalias !252
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B702.i.i.i.i:                                     ; preds = %B444.i.i.i.i
  br i1 %or.cond.i.i.i.i, label %B728.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B728.i.i.i.i:                                     ; preds = %B702.i.i.i.i
  %.1496.i.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !252
  %.310.i.i.i.i.i = lshr i64 %.1934.i.i.i, 16
  %.321.0.i.i.i.i.i = and i64 %.310.i.i.i.i.i, 16383
  %201 = getelementptr double, ptr %.226.i922.i, i64 %.321.0.i.i.i.i.i
  %.390.i.i.i.i.i = load double, ptr %201, align 8, !noalias !261
  %.394.i.i.i.i.i = fcmp olt double %.390.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.354.i.i.i.i.i, i1 %.394.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B728.i.i.i.i
  store double %.444.i.i.i.i.i, ptr %201, align 8, !noalias !261
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i: ; preds = %B96.i.i.i.i.i, %B728.i.i.i.i
  %.611.i.i.i.i.i = phi double [ %.390.i.i.i.i.i, %B728.i.i.i.i ], [ %.444.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.12.i2018.i.i.i.i = fcmp ogt double %.611.i.i.i.i.i, %.1496.i.i.i.i
  %.13.i2019.i.i.i.i = select i1 %.12.i2018.i.i.i.i, double %.611.i.i.i.i.i, double %.1496.i.i.i.i
  %.1683.i.i.i.i = fadd double %.1682.i.i.i.i, %.13.i2019.i.i.i.i
  store i64 %.2285.i.i.i, ptr %196, align 8, !noalias !252
  %202 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i.i.i
  store double %.1683.i.i.i.i, ptr %202, align 8, !noalias !252
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i, %B702.i.i.i.i, %B652.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i, %B216.i.i.i.i
  %.13.i2017.sink.i.i.i.i = phi double [ %.13.i2017.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i ], [ %.13.i.i1970.i.i.i, %B216.i.i.i.i ], [ %.400.i.i.i.i, %B652.i.i.i.i ], [ %.1683.i.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i.i ], [ %.400.i.i.i.i, %B702.i.i.i.i ]
  br i1 %.47.i.i.i.i, label %B1706.endif.endif.endif.thread.i.i.i, label %B1706.endif.endif.endif.i.i.i, !prof !11

B1972.i.i.i:                                      ; preds = %B1706.endif.endif.endif.thread.i.i.i
  %.2797.i.i.i = icmp slt i64 %cell.3.12057.i.i.i, 0
  %.2798.i.i.i = select i1 %.2797.i.i.i, i64 %.210.i1063.i, i64 0
  %203 = getelementptr i64, ptr %.226.i1061.i, i64 %cell.3.12057.i.i.i
  %.2812.i.i.i = getelementptr i64, ptr %203, i64 %.2798.i.i.i
  store i64 1, ptr %.2812.i.i.i, align 8, !noalias !240
  %.2834.i.i.i = select i1 %.2797.i.i.i, i64 %.210.i1099.i, i64 0
  %204 = getelementptr double, ptr %.226.i1097.i, i64 %cell.3.12057.i.i.i
  %.2848.i.i.i = getelementptr double, ptr %204, i64 %.2834.i.i.i
  store double %.13.i2017.sink.i.i.i.i, ptr %.2848.i.i.i, align 8, !noalias !240
  br label %B2002.i.i.i

B2002.i.i.i:                                      ; preds = %B1706.endif.endif.endif.thread.i.i.i, %B1972.i.i.i, %B1388.i.i.i
  %cell.3.12058.i.i.i = phi i64 [ %.1153.i.i.i.i, %B1388.i.i.i ], [ %cell.3.12057.i.i.i, %B1972.i.i.i ], [ %cell.3.12057.i.i.i, %B1706.endif.endif.endif.thread.i.i.i ]
  %missed.3.1.i.i.i = phi i64 [ %missed.2.02081.i.i.i, %B1388.i.i.i ], [ %.pre.i.i.i, %B1972.i.i.i ], [ %.pre.i.i.i, %B1706.endif.endif.endif.thread.i.i.i ]
  %missed_half.3.1.i.i.i = phi i64 [ %missed_half.2.02082.i.i.i, %B1388.i.i.i ], [ %missed_half.4.1.i.i.i, %B1972.i.i.i ], [ %missed_half.4.1.i.i.i, %B1706.endif.endif.endif.thread.i.i.i ]
  %arrival.2.1.i.i.i = phi double [ %.13.i1964.i.i.i, %B1388.i.i.i ], [ %.13.i2017.sink.i.i.i.i, %B1972.i.i.i ], [ %.13.i2017.sink.i.i.i.i, %B1706.endif.endif.endif.thread.i.i.i ]
  %.12.i1971.i.i.i = fcmp ogt double %arrival.2.1.i.i.i, %worst.2.02080.i.i.i
  %.13.i1972.i.i.i = select i1 %.12.i1971.i.i.i, double %arrival.2.1.i.i.i, double %worst.2.02080.i.i.i
  %exitcond2089.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond2089.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, label %B1284.if.i.i.i

B268.if.i.i.i:                                    ; preds = %B438.i.i.i, %B268.if.lr.ph.i.i.i
  %late.2.02074.i.i.i = phi i64 [ %"$phi224.0.2.0.i.i.i", %B268.if.lr.ph.i.i.i ], [ %.1099.i.i.i, %B438.i.i.i ]
  %.748.02073.i.i.i = phi i64 [ 0, %B268.if.lr.ph.i.i.i ], [ %.817.i.i.i, %B438.i.i.i ]
  %.817.i.i.i = add nuw nsw i64 %.748.02073.i.i.i, 1
  %.877.i.i.i = load i64, ptr %.876.i.i.i, align 8, !noalias !240
  %.878.i.i.i = add nsw i64 %.877.i.i.i, 1
  store i64 %.878.i.i.i, ptr %.876.i.i.i, align 8, !noalias !240
  %.914.i.i.i = add nsw i64 %.913.i.i.i, %.748.02073.i.i.i
  %.928.i.i.i = icmp slt i64 %.914.i.i.i, 0
  %.929.i.i.i = select i1 %.928.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %205 = getelementptr i32, ptr %arg.sites.7.4, i64 %.914.i.i.i
  %.943.i.i.i = getelementptr i32, ptr %205, i64 %.929.i.i.i
  %.944.i.i.i = load i32, ptr %.943.i.i.i, align 4, !noalias !240
  %.946.i.i.i = sext i32 %.944.i.i.i to i64
  %.947.i.i.i = add nsw i64 %.829.i.i.i, %.946.i.i.i
  %.206.i1973.i.i.i = ashr i64 %.947.i.i.i, 2
  br i1 %.265.i1975.i.i.i, label %B184.if.i1988.i.i.i.preheader, label %B0.endif.else.if.i1976.i.i.i, !prof !3

B212.i2048.i.i.i:                                 ; preds = %B184.if.i1988.i.i.i
  %.564.i2051.i.i.i = select i1 %.444.i1992.i.i.i, i64 %.210.i1027.i, i64 0
  %206 = getelementptr i64, ptr %.226.i1025.i, i64 %.331.0708.i1991.i.i.i
  %.578.i2052.i.i.i = getelementptr i64, ptr %206, i64 %.564.i2051.i.i.i
  store i64 %.878.i.i.i, ptr %.578.i2052.i.i.i, align 8, !noalias !264
  %.586.i2053.i.i.i = shl nsw i64 %.331.0708.i1991.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i

B270.i1997.i.i.i:                                 ; preds = %B184.if.i1988.i.i.i
  %.402.i1998.i.i.i = add i64 %.331.0708.i1991.i.i.i, 1
  %.398.i1999.i.i.i = add nsw i64 %.334.0709.i1990.i.i.i, -1
  %.615.i2000.i.i.i = select i1 %.444.i1992.i.i.i, i64 %.210.i1027.i, i64 0
  %207 = getelementptr i64, ptr %.226.i1025.i, i64 %.331.0708.i1991.i.i.i
  %.629.i2001.i.i.i = getelementptr i64, ptr %207, i64 %.615.i2000.i.i.i
  %.630.i2002.i.i.i = load i64, ptr %.629.i2001.i.i.i, align 8, !noalias !264
  %.645.i2003.i.i.i = icmp slt i64 %place.2.0710.i1989.i.i.i, 0
  %.646.i2004.i.i.i = select i1 %.645.i2003.i.i.i, i64 %.210.i1027.i, i64 0
  %208 = getelementptr i64, ptr %.226.i1025.i, i64 %place.2.0710.i1989.i.i.i
  %.660.i2005.i.i.i = getelementptr i64, ptr %208, i64 %.646.i2004.i.i.i
  %.661.i2006.i.i.i = load i64, ptr %.660.i2005.i.i.i, align 8, !noalias !264
  %.664.i2007.i.i.i = icmp slt i64 %.630.i2002.i.i.i, %.661.i2006.i.i.i
  %spec.select.i2008.i.i.i = select i1 %.664.i2007.i.i.i, i64 %.331.0708.i1991.i.i.i, i64 %place.2.0710.i1989.i.i.i
  %.389.i2009.i.i.i = icmp samesign ugt i64 %.334.0709.i1990.i.i.i, 1
  br i1 %.389.i2009.i.i.i, label %B184.if.i1988.i.i.i, label %B312.i2010.i.i.i

B312.i2010.i.i.i:                                 ; preds = %B270.i1997.i.i.i
  %.699.i2011.i.i.i = icmp slt i64 %spec.select.i2008.i.i.i, 0
  %.700.i2012.i.i.i = select i1 %.699.i2011.i.i.i, i64 %.210.i.i, i64 0
  %209 = getelementptr i64, ptr %.226.i.i, i64 %spec.select.i2008.i.i.i
  %.714.i2013.i.i.i = getelementptr i64, ptr %209, i64 %.700.i2012.i.i.i
  store i64 %.206.i1973.i.i.i, ptr %.714.i2013.i.i.i, align 8, !noalias !264
  %.773.i2014.i.i.i = shl nsw i64 %spec.select.i2008.i.i.i, 2
  %.776.i2015.i.i.i = add i64 %.773.i2014.i.i.i, 4
  %.813.i2016.i.i.i = select i1 %.699.i2011.i.i.i, i64 %.210.i1063.i, i64 0
  %.814.i2017.i.i.i = add i64 %.813.i2016.i.i.i, %.773.i2014.i.i.i
  %.829.i2018.i.i.i = icmp slt i64 %.776.i2015.i.i.i, 0
  %.830.i2019.i.i.i = select i1 %.829.i2018.i.i.i, i64 %.210.i1063.i, i64 0
  %.831.i2020.i.i.i = add i64 %.830.i2019.i.i.i, %.776.i2015.i.i.i
  %.958.i2021.i.i.i = icmp slt i64 %.814.i2017.i.i.i, 0
  br i1 %.958.i2021.i.i.i, label %B312.endif.else.if.i2047.i.i.i, label %B312.endif.else.endif.i2022.i.i.i, !prof !3

B0.endif.else.if.i1976.i.i.i:                     ; preds = %B268.if.i.i.i
  %.211.i1977.i.i.i = mul nsw i64 %.206.i1973.i.i.i, 712544676207699905
  %.212.i1978.i.i.i = ashr i64 %.211.i1977.i.i.i, 20
  %.282.i1979.i.i.i = srem i64 %.212.i1978.i.i.i, %.230.0.i1974.i.i.i
  %.284.i1981.i.i.i = icmp slt i64 %.282.i1979.i.i.i, 0
  %.293.i1984.i.i.i = select i1 %.284.i1981.i.i.i, i64 %.230.0.i1974.i.i.i, i64 0
  %.273.0.i1985.i.i.i = add nsw i64 %.293.i1984.i.i.i, %.282.i1979.i.i.i
  %210 = shl nsw i64 %.273.0.i1985.i.i.i, 4
  br label %B184.if.i1988.i.i.i.preheader

B184.if.i1988.i.i.i.preheader:                    ; preds = %B0.endif.else.if.i1976.i.i.i, %B268.if.i.i.i
  %.331.0708.i1991.i.i.i.ph = phi i64 [ %210, %B0.endif.else.if.i1976.i.i.i ], [ 0, %B268.if.i.i.i ]
  br label %B184.if.i1988.i.i.i

B184.if.i1988.i.i.i:                              ; preds = %B184.if.i1988.i.i.i.preheader, %B270.i1997.i.i.i
  %place.2.0710.i1989.i.i.i = phi i64 [ %spec.select.i2008.i.i.i, %B270.i1997.i.i.i ], [ %.331.0708.i1991.i.i.i.ph, %B184.if.i1988.i.i.i.preheader ]
  %.334.0709.i1990.i.i.i = phi i64 [ %.398.i1999.i.i.i, %B270.i1997.i.i.i ], [ 16, %B184.if.i1988.i.i.i.preheader ]
  %.331.0708.i1991.i.i.i = phi i64 [ %.402.i1998.i.i.i, %B270.i1997.i.i.i ], [ %.331.0708.i1991.i.i.i.ph, %B184.if.i1988.i.i.i.preheader ]
  %.444.i1992.i.i.i = icmp slt i64 %.331.0708.i1991.i.i.i, 0
  %.445.i1993.i.i.i = select i1 %.444.i1992.i.i.i, i64 %.210.i.i, i64 0
  %211 = getelementptr i64, ptr %.226.i.i, i64 %.331.0708.i1991.i.i.i
  %.459.i1994.i.i.i = getelementptr i64, ptr %211, i64 %.445.i1993.i.i.i
  %.460.i1995.i.i.i = load i64, ptr %.459.i1994.i.i.i, align 8, !noalias !264
  %.462.i1996.i.i.i = icmp eq i64 %.460.i1995.i.i.i, %.206.i1973.i.i.i
  br i1 %.462.i1996.i.i.i, label %B212.i2048.i.i.i, label %B270.i1997.i.i.i

B312.endif.endif.i2033.i.i.i:                     ; preds = %B312.endif.else.endif.endif.endif.if.i2032.i.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i.i
  %.938.sroa.13.0.i2034.i.i.i = phi i64 [ %.210.i1063.i, %B312.endif.else.endif.endif.endif.if.i2032.i.i.i ], [ %.938.sroa.13.1.i2030.i.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i.i ]
  %.1059.not711.i2035.i.i.i = icmp slt i64 %.938.sroa.0.3.i2027.i.i.i, %.938.sroa.13.0.i2034.i.i.i
  br i1 %.1059.not711.i2035.i.i.i, label %.1029.endif.preheader.i2044.i.i.i, label %.1029.if.i2036.i.i.i, !prof !12

.1029.endif.preheader.i2044.i.i.i:                ; preds = %B312.endif.endif.i2033.i.i.i
  %212 = shl i64 %.938.sroa.0.3.i2027.i.i.i, 3
  %scevgep.i2045.i.i.i = getelementptr i8, ptr %.226.i1061.i, i64 %212
  %213 = sub nsw i64 %.938.sroa.13.0.i2034.i.i.i, %.938.sroa.0.3.i2027.i.i.i
  %214 = shl i64 %213, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i2045.i.i.i, i8 0, i64 %214, i1 false), !noalias !264
  br label %.1029.if.i2036.i.i.i

B312.endif.else.if.i2047.i.i.i:                   ; preds = %B312.i2010.i.i.i
  br label %B312.endif.else.endif.i2022.i.i.i

B312.endif.else.endif.i2022.i.i.i:                ; preds = %B312.endif.else.if.i2047.i.i.i, %B312.i2010.i.i.i
  %.938.sroa.0.1.i2023.i.i.i = phi i64 [ 0, %B312.endif.else.if.i2047.i.i.i ], [ %.814.i2017.i.i.i, %B312.i2010.i.i.i ]
  %.963.not.i2024.i.i.i = icmp slt i64 %.814.i2017.i.i.i, %.210.i1063.i
  br i1 %.963.not.i2024.i.i.i, label %B312.endif.else.endif.endif.i2026.i.i.i, label %B312.endif.else.endif.if.i2025.i.i.i, !prof !4

B312.endif.else.endif.if.i2025.i.i.i:             ; preds = %B312.endif.else.endif.i2022.i.i.i
  br label %B312.endif.else.endif.endif.i2026.i.i.i

B312.endif.else.endif.endif.i2026.i.i.i:          ; preds = %B312.endif.else.endif.if.i2025.i.i.i, %B312.endif.else.endif.i2022.i.i.i
  %.938.sroa.0.3.i2027.i.i.i = phi i64 [ %.210.i1063.i, %B312.endif.else.endif.if.i2025.i.i.i ], [ %.938.sroa.0.1.i2023.i.i.i, %B312.endif.else.endif.i2022.i.i.i ]
  %.975.i2028.i.i.i = icmp slt i64 %.831.i2020.i.i.i, 0
  br i1 %.975.i2028.i.i.i, label %B312.endif.else.endif.endif.if.i2046.i.i.i, label %B312.endif.else.endif.endif.endif.i2029.i.i.i, !prof !3

B312.endif.else.endif.endif.if.i2046.i.i.i:       ; preds = %B312.endif.else.endif.endif.i2026.i.i.i
  br label %B312.endif.else.endif.endif.endif.i2029.i.i.i

B312.endif.else.endif.endif.endif.i2029.i.i.i:    ; preds = %B312.endif.else.endif.endif.if.i2046.i.i.i, %B312.endif.else.endif.endif.i2026.i.i.i
  %.938.sroa.13.1.i2030.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i2046.i.i.i ], [ %.831.i2020.i.i.i, %B312.endif.else.endif.endif.i2026.i.i.i ]
  %.980.not.i2031.i.i.i = icmp slt i64 %.831.i2020.i.i.i, %.210.i1063.i
  br i1 %.980.not.i2031.i.i.i, label %B312.endif.endif.i2033.i.i.i, label %B312.endif.else.endif.endif.endif.if.i2032.i.i.i, !prof !4

B312.endif.else.endif.endif.endif.if.i2032.i.i.i: ; preds = %B312.endif.else.endif.endif.endif.i2029.i.i.i
  br label %B312.endif.endif.i2033.i.i.i

.1029.if.i2036.i.i.i:                             ; preds = %.1029.endif.preheader.i2044.i.i.i, %B312.endif.endif.i2033.i.i.i
  %.1108.i2038.i.i.i = load i64, ptr %.876.i.i.i, align 8, !noalias !264
  %.1124.i2039.i.i.i = select i1 %.699.i2011.i.i.i, i64 %.210.i1027.i, i64 0
  %215 = getelementptr i64, ptr %.226.i1025.i, i64 %spec.select.i2008.i.i.i
  %.1138.i2040.i.i.i = getelementptr i64, ptr %215, i64 %.1124.i2039.i.i.i
  store i64 %.1108.i2038.i.i.i, ptr %.1138.i2040.i.i.i, align 8, !noalias !264
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i.i: ; preds = %.1029.if.i2036.i.i.i, %B212.i2048.i.i.i
  %.773.sink.i2041.i.i.i = phi i64 [ %.773.i2014.i.i.i, %.1029.if.i2036.i.i.i ], [ %.586.i2053.i.i.i, %B212.i2048.i.i.i ]
  %.1150.i2042.i.i.i = and i64 %.947.i.i.i, 3
  %.1153.i2043.i.i.i = or disjoint i64 %.773.sink.i2041.i.i.i, %.1150.i2042.i.i.i
  %.1018.i.i.i = icmp slt i64 %.773.sink.i2041.i.i.i, 0
  %.1019.i.i.i = select i1 %.1018.i.i.i, i64 %.210.i1063.i, i64 0
  %216 = getelementptr i64, ptr %.226.i1061.i, i64 %.1153.i2043.i.i.i
  %.1033.i.i.i = getelementptr i64, ptr %216, i64 %.1019.i.i.i
  %.1034.i.i.i = load i64, ptr %.1033.i.i.i, align 8, !noalias !240
  %.1035.not.i.i.i = icmp eq i64 %.1034.i.i.i, 0
  br i1 %.1035.not.i.i.i, label %B438.i.i.i, label %B406.i.i.i

B1284.if.i.i.i:                                   ; preds = %B2002.i.i.i, %B1284.if.lr.ph.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B1284.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B2002.i.i.i ]
  %missed_half.2.02082.i.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i.i ], [ %missed_half.3.1.i.i.i, %B2002.i.i.i ]
  %missed.2.02081.i.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i.i ], [ %missed.3.1.i.i.i, %B2002.i.i.i ]
  %worst.2.02080.i.i.i = phi double [ %.1761.i.i.i, %B1284.if.lr.ph.i.i.i ], [ %.13.i1972.i.i.i, %B2002.i.i.i ]
  %cell.4.02079.i.i.i = phi i64 [ %cell.5.0.lcssa.i.i.i, %B1284.if.lr.ph.i.i.i ], [ %cell.3.12058.i.i.i, %B2002.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.1901.i.i.i = add nsw i64 %.1899.i.i.i, %indvars.iv.i.i.i
  %.1915.i.i.i = icmp slt i64 %.1901.i.i.i, 0
  %.1916.i.i.i = select i1 %.1915.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %217 = getelementptr i32, ptr %arg.sites.7.4, i64 %.1901.i.i.i
  %.1930.i.i.i = getelementptr i32, ptr %217, i64 %.1916.i.i.i
  %.1931.i.i.i = load i32, ptr %.1930.i.i.i, align 4, !noalias !240
  %.1933.i.i.i = sext i32 %.1931.i.i.i to i64
  %.1934.i.i.i = add nsw i64 %.829.i.i.i, %.1933.i.i.i
  %.pre.i.i.i = ashr i64 %.1934.i.i.i, 2
  br i1 %"$phi212.0.2.0.not.i.i.i", label %B1512.i.i.i, label %B1336.i.i.i

B1706.endif.endif.endif.i.i.i:                    ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i
  %.2607.i.i.i = load i64, ptr %.1155.i.i.i, align 8, !noalias !240
  %.2647.i.i.i = srem i64 %.2607.i.i.i, %.210.i1315.i
  %.2649.i.i.i = icmp slt i64 %.2647.i.i.i, 0
  %.2658.i.i.i = select i1 %.2649.i.i.i, i64 %.210.i1315.i, i64 0
  %spec.select.i4505.i.i = add i64 %.2658.i.i.i, %.2647.i.i.i
  %spec.select.fr.i.i.i = freeze i64 %spec.select.i4505.i.i
  %.2681.i.i.i = icmp slt i64 %spec.select.fr.i.i.i, 0
  %spec.select2065.i.i.i = select i1 %.2681.i.i.i, i64 %.210.i1315.i, i64 0
  br label %B1706.endif.endif.endif.thread.i.i.i

B1706.endif.endif.endif.thread.i.i.i:             ; preds = %B1706.endif.endif.endif.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i
  %rem.02062.i.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %spec.select.fr.i.i.i, %B1706.endif.endif.endif.i.i.i ]
  %218 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %spec.select2065.i.i.i, %B1706.endif.endif.endif.i.i.i ]
  %219 = getelementptr double, ptr %.226.i1313.i, i64 %rem.02062.i.i.i
  %.2696.i.i.i = getelementptr double, ptr %219, i64 %218
  store double %.13.i2017.sink.i.i.i.i, ptr %.2696.i.i.i, align 8, !noalias !240
  %.2734.i.i.i = load i64, ptr %.1155.i.i.i, align 8, !noalias !240
  %.2735.i.i.i = add nsw i64 %.2734.i.i.i, 1
  store i64 %.2735.i.i.i, ptr %.1155.i.i.i, align 8, !noalias !240
  br i1 %"$phi212.0.2.0.not.i.i.i", label %B2002.i.i.i, label %B1972.i.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %B2002.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B76.i.i.i
  %.1570.sink.i.i.i = phi double [ %.2861, %B76.i.i.i ], [ %.1570.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.1570.i.i.i, %B2002.i.i.i ]
  %worst.2.0.lcssa.sink.i.i.i = phi double [ %.544.i.i.i, %B76.i.i.i ], [ %.1761.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.13.i1972.i.i.i, %B2002.i.i.i ]
  %220 = getelementptr i64, ptr %arg.sites.5.4, i64 %.2354.i
  %.1811.i.i = load i64, ptr %220, align 8, !noalias !234
  %.1817.not.i.i = icmp eq i64 %.1811.i.i, 0
  br i1 %.1817.not.i.i, label %B684.i.i, label %B594.i.i

B594.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.1848.i.i = load double, ptr %.1847.i.i, align 8, !noalias !234
  %.1878.i.i = load double, ptr %.1440.i.i, align 8, !noalias !234
  %.1880.i.i = fsub double %.1878.i.i, %.1441.i.i
  %.1883.i.i = fadd double %.1848.i.i, %.1880.i.i
  store double %.1883.i.i, ptr %.1847.i.i, align 8, !noalias !234
  br label %B684.i.i

B684.i.i:                                         ; preds = %B594.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.1922.i.i = icmp eq i64 %.918.i.i, 13
  br i1 %.1922.i.i, label %B716.i.i, label %B1094.endif.endif

B716.i.i:                                         ; preds = %B684.i.i
  %.1955.i.i = load double, ptr %.1376.i.i, align 8, !noalias !234
  %.1957.i.i = fsub double %.1955.i.i, %.1408.i.i
  store double %.1957.i.i, ptr %.1406.i.i, align 8, !noalias !234
  %.2014.i.i = select i1 %.2924, i64 %.210.i1076.i, i64 0
  %221 = getelementptr double, ptr %.226.i1074.i, i64 %.2820
  %.2028.i.i = getelementptr double, ptr %221, i64 %.2014.i.i
  %.2029.i.i = load double, ptr %.2028.i.i, align 8, !noalias !234
  %.12.i.i5755.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i.i, %.2029.i.i
  %.13.i.i5756.i = select i1 %.12.i.i5755.i, double %worst.2.0.lcssa.sink.i.i.i, double %.2029.i.i
  store double %.13.i.i5756.i, ptr %.2028.i.i, align 8, !noalias !234
  br label %B1094.endif.endif

B866.i.i:                                         ; preds = %B8.i.i.i6905
  %.2254.i.i = icmp eq i64 %.918.i.i, 7
  br i1 %.2254.i.i, label %B898.i.i, label %B1130.i.i

B898.i.i:                                         ; preds = %B866.i.i
  %222 = getelementptr i64, ptr %arg.sites.5.4, i64 %.2354.i
  %.2290.i.i = load i64, ptr %222, align 8, !noalias !234
  %.2296.not.i.i = icmp eq i64 %.2290.i.i, 0
  %.385.i.i.i = icmp slt i64 %.533.i.i5814.i, 0
  %.386.i.i.i = select i1 %.385.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %223 = getelementptr i32, ptr %arg.sites.7.4, i64 %.533.i.i5814.i
  %.400.i4618.i.i = getelementptr i32, ptr %223, i64 %.386.i.i.i
  %.401.i4619.i.i = load i32, ptr %.400.i4618.i.i, align 4, !noalias !234
  br i1 %.2296.not.i.i, label %B1022.i.i, label %B924.i.i

B924.i.i:                                         ; preds = %B898.i.i
  %.390.i.i.i = icmp eq i32 %.401.i4619.i.i, 0
  br i1 %.390.i.i.i, label %B1094.endif.endif, label %B70.i.i.i

B70.i.i.i:                                        ; preds = %B924.i.i
  %.26.i.i.i.i = icmp sgt i32 %.401.i4619.i.i, 0
  br i1 %.26.i.i.i.i, label %B16.i.i4606.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i

B16.i.i4606.i.i:                                  ; preds = %B70.i.i.i
  br i1 %.49.i.i4809.i.i, label %B16.endif.thread.i.i4609.i.i, label %B16.endif.i.i4611.i.i, !prof !3

B16.endif.i.i4611.i.i:                            ; preds = %B16.i.i4606.i.i
  %.25.i.i4607.i.i = zext nneg i32 %.401.i4619.i.i to i64
  %.31.i.i.i.i = add nsw i64 %.25.i.i4607.i.i, -1
  %.555.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !267
  %.36.i.i.i.i = add i64 %.31.i.i.i.i, %.555.i.i.i
  %.66.i.i4612.i.i = srem i64 %.36.i.i.i.i, %.210.i1277.i
  %.68.i.i4614.i.i = icmp slt i64 %.66.i.i4612.i.i, 0
  %.77.i.i.i.i = select i1 %.68.i.i4614.i.i, i64 %.210.i1277.i, i64 0
  %spec.select.i.i4615.i.i = add i64 %.77.i.i.i.i, %.66.i.i4612.i.i
  %spec.select.fr.i.i4616.i.i = freeze i64 %spec.select.i.i4615.i.i
  %.100.i.i.i.i = icmp slt i64 %spec.select.fr.i.i4616.i.i, 0
  %spec.select52.i.i4617.i.i = select i1 %.100.i.i.i.i, i64 %.210.i1277.i, i64 0
  br label %B16.endif.thread.i.i4609.i.i

B16.endif.thread.i.i4609.i.i:                     ; preds = %B16.endif.i.i4611.i.i, %B16.i.i4606.i.i
  %rem.051.i.i4610.i.i = phi i64 [ 0, %B16.i.i4606.i.i ], [ %spec.select.fr.i.i4616.i.i, %B16.endif.i.i4611.i.i ]
  %224 = phi i64 [ 0, %B16.i.i4606.i.i ], [ %spec.select52.i.i4617.i.i, %B16.endif.i.i4611.i.i ]
  %225 = getelementptr double, ptr %.226.i1275.i, i64 %rem.051.i.i4610.i.i
  %.115.i.i.i.i = getelementptr double, ptr %225, i64 %224
  %.116.i.i.i.i = load double, ptr %.115.i.i.i.i, align 8, !noalias !270
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i: ; preds = %B16.endif.thread.i.i4609.i.i, %B70.i.i.i
  %"$phi78.0.2.0.i.i4507.i.i" = phi double [ %.116.i.i.i.i, %B16.endif.thread.i.i4609.i.i ], [ 0.000000e+00, %B70.i.i.i ]
  %.620.i4508.i.i = load double, ptr %.226.i990.i, align 8, !noalias !267
  %.16.i.i4509.i.i = fcmp ogt double %.620.i4508.i.i, %.2861
  %.17.i.i4510.i.i = select i1 %.16.i.i4509.i.i, double %.620.i4508.i.i, double %.2861
  %.18.i.i4511.i.i = fcmp ogt double %"$phi78.0.2.0.i.i4507.i.i", %.17.i.i4510.i.i
  %.19.i.i4512.i.i = select i1 %.18.i.i4511.i.i, double %"$phi78.0.2.0.i.i4507.i.i", double %.17.i.i4510.i.i
  %.667.i.i.i = icmp slt i64 %.533.i.i5814.i, -3
  %.668.i.i.i = select i1 %.667.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %226 = getelementptr i8, ptr %223, i64 12
  %.682.i.i.i = getelementptr i32, ptr %226, i64 %.668.i.i.i
  %.683.i.i.i = load i32, ptr %.682.i.i.i, align 4, !noalias !267
  %.684.i.i.i = sitofp i32 %.683.i.i.i to double
  %.687.i.i.i = sitofp i32 %.401.i4619.i.i to double
  %.692.i4513.i.i = fmul double %.687.i.i.i, 2.500000e-01
  %.12.i.i4514.i.i = fcmp ogt double %.692.i4513.i.i, %.684.i.i.i
  %.13.i.i4515.i.i = select i1 %.12.i.i4514.i.i, double %.692.i4513.i.i, double %.684.i.i.i
  %.721.i4516.i.i = fadd double %.19.i.i4512.i.i, %.13.i.i4515.i.i
  %.754.i.i.i = load double, ptr %.1376.i.i, align 8, !noalias !267
  %.756.i.i.i = fsub double %.721.i4516.i.i, %.19.i.i4512.i.i
  %.757.i.i.i = fadd double %.754.i.i.i, %.756.i.i.i
  store double %.757.i.i.i, ptr %.1376.i.i, align 8, !noalias !267
  %.817.i4517.i.i = load double, ptr %.226.i990.i, align 8, !noalias !267
  %.12.i1404.i.i.i = fcmp ogt double %.2861, %.817.i4517.i.i
  %.13.i1405.i.i.i = select i1 %.12.i1404.i.i.i, double %.2861, double %.817.i4517.i.i
  %.850.i.i.i = fadd double %.721.i4516.i.i, %.13.i1405.i.i.i
  %.851.i.i.i = fsub double %.850.i.i.i, %.19.i.i4512.i.i
  store double %.851.i.i.i, ptr %.226.i990.i, align 8, !noalias !267
  %storemerge.i4518.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i4619.i.i, i32 0)
  %.9621416.not.i.i.i = icmp eq i32 %storemerge.i4518.i.i, 0
  br i1 %.9621416.not.i.i.i, label %B678.i.i.i, label %B500.if.lr.ph.i.i.i

B500.if.lr.ph.i.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i
  %.1069.i.i.i = add nsw i64 %.533.i.i5814.i, 4
  %wide.trip.count.i4521.i.i = zext nneg i32 %storemerge.i4518.i.i to i64
  br label %B500.if.i.i.i

B678.i.i.i:                                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i.i
  %.1281.i.i.i = load double, ptr %.1280.i.i.i, align 8, !noalias !267
  %.1284.i.i.i = fadd double %.1281.i.i.i, %.687.i.i.i
  store double %.1284.i.i.i, ptr %.1280.i.i.i, align 8, !noalias !267
  %.1325.i.i.i = fmul double %arg.rates.12, %.692.i4513.i.i
  %.1375.i.i.i = fmul double %arg.rates.13, %.687.i.i.i
  %.1376.i.i.i = fadd double %.1375.i.i.i, %.1325.i.i.i
  %.1406.i.i.i = load double, ptr %.1007.i.i.i, align 8, !noalias !267
  %.1407.i.i.i = fadd double %.1376.i.i.i, %.1406.i.i.i
  store double %.1407.i.i.i, ptr %.1007.i.i.i, align 8, !noalias !267
  %.1472.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !267
  %.12.i1406.i.i.i = fcmp ogt double %.721.i4516.i.i, %.1472.i.i.i
  %.13.i1407.i.i.i = select i1 %.12.i1406.i.i.i, double %.721.i4516.i.i, double %.1472.i.i.i
  %.1502.i.i.i = fadd double %.1376.i.i.i, %.13.i1407.i.i.i
  store double %.1502.i.i.i, ptr %.2392.i.i.i, align 8, !noalias !267
  br i1 %.9621416.not.i.i.i, label %B1094.endif.endif, label %B966.if.lr.ph.i.i.i

B966.if.lr.ph.i.i.i:                              ; preds = %B678.i.i.i
  %.1721.pre.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !267
  br label %B966.if.i.i.i

B500.if.i.i.i:                                    ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B500.if.lr.ph.i.i.i
  %indvars.iv.i4522.i.i = phi i64 [ 0, %B500.if.lr.ph.i.i.i ], [ %indvars.iv.next.i4523.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ]
  %indvars.iv.next.i4523.i.i = add nuw nsw i64 %indvars.iv.i4522.i.i, 1
  %.1033.i4524.i.i = load i64, ptr %.876.i.i.i, align 8, !noalias !267
  %.1034.i4525.i.i = add nsw i64 %.1033.i4524.i.i, 1
  store i64 %.1034.i4525.i.i, ptr %.876.i.i.i, align 8, !noalias !267
  %.1071.i.i.i = add nsw i64 %.1069.i.i.i, %indvars.iv.i4522.i.i
  %.1085.i.i.i = icmp slt i64 %.1071.i.i.i, 0
  %.1086.i4526.i.i = select i1 %.1085.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %227 = getelementptr i32, ptr %arg.sites.7.4, i64 %.1071.i.i.i
  %.1100.i.i.i = getelementptr i32, ptr %227, i64 %.1086.i4526.i.i
  %.1101.i.i.i = load i32, ptr %.1100.i.i.i, align 4, !noalias !267
  %.1103.i.i.i = sext i32 %.1101.i.i.i to i64
  %.1104.i.i.i = add nsw i64 %.829.i.i.i, %.1103.i.i.i
  %.206.i.i.i.i = ashr i64 %.1104.i.i.i, 2
  br i1 %.265.i1975.i.i.i, label %B184.if.i.i4539.i.i.preheader, label %B0.endif.else.if.i.i4527.i.i, !prof !3

B212.i.i4602.i.i:                                 ; preds = %B184.if.i.i4539.i.i
  %.564.i.i4603.i.i = select i1 %.444.i.i4543.i.i, i64 %.210.i1027.i, i64 0
  %228 = getelementptr i64, ptr %.226.i1025.i, i64 %.331.0708.i.i4542.i.i
  %.578.i.i4604.i.i = getelementptr i64, ptr %228, i64 %.564.i.i4603.i.i
  store i64 %.1034.i4525.i.i, ptr %.578.i.i4604.i.i, align 8, !noalias !273
  %.586.i.i4605.i.i = shl nsw i64 %.331.0708.i.i4542.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B270.i.i4548.i.i:                                 ; preds = %B184.if.i.i4539.i.i
  %.402.i.i4549.i.i = add i64 %.331.0708.i.i4542.i.i, 1
  %.398.i.i4550.i.i = add nsw i64 %.334.0709.i.i4541.i.i, -1
  %.615.i.i4551.i.i = select i1 %.444.i.i4543.i.i, i64 %.210.i1027.i, i64 0
  %229 = getelementptr i64, ptr %.226.i1025.i, i64 %.331.0708.i.i4542.i.i
  %.629.i.i4552.i.i = getelementptr i64, ptr %229, i64 %.615.i.i4551.i.i
  %.630.i.i4553.i.i = load i64, ptr %.629.i.i4552.i.i, align 8, !noalias !273
  %.645.i.i4554.i.i = icmp slt i64 %place.2.0710.i.i4540.i.i, 0
  %.646.i.i4555.i.i = select i1 %.645.i.i4554.i.i, i64 %.210.i1027.i, i64 0
  %230 = getelementptr i64, ptr %.226.i1025.i, i64 %place.2.0710.i.i4540.i.i
  %.660.i.i4556.i.i = getelementptr i64, ptr %230, i64 %.646.i.i4555.i.i
  %.661.i.i4557.i.i = load i64, ptr %.660.i.i4556.i.i, align 8, !noalias !273
  %.664.i.i4558.i.i = icmp slt i64 %.630.i.i4553.i.i, %.661.i.i4557.i.i
  %spec.select.i1408.i.i.i = select i1 %.664.i.i4558.i.i, i64 %.331.0708.i.i4542.i.i, i64 %place.2.0710.i.i4540.i.i
  %.389.i.i4559.i.i = icmp samesign ugt i64 %.334.0709.i.i4541.i.i, 1
  br i1 %.389.i.i4559.i.i, label %B184.if.i.i4539.i.i, label %B312.i.i4560.i.i

B312.i.i4560.i.i:                                 ; preds = %B270.i.i4548.i.i
  %.699.i.i4561.i.i = icmp slt i64 %spec.select.i1408.i.i.i, 0
  %.700.i.i4562.i.i = select i1 %.699.i.i4561.i.i, i64 %.210.i.i, i64 0
  %231 = getelementptr i64, ptr %.226.i.i, i64 %spec.select.i1408.i.i.i
  %.714.i.i4563.i.i = getelementptr i64, ptr %231, i64 %.700.i.i4562.i.i
  store i64 %.206.i.i.i.i, ptr %.714.i.i4563.i.i, align 8, !noalias !273
  %.773.i.i4564.i.i = shl nsw i64 %spec.select.i1408.i.i.i, 2
  %.776.i.i4565.i.i = add i64 %.773.i.i4564.i.i, 4
  %.813.i.i4566.i.i = select i1 %.699.i.i4561.i.i, i64 %.210.i1063.i, i64 0
  %.814.i.i4567.i.i = add i64 %.813.i.i4566.i.i, %.773.i.i4564.i.i
  %.829.i.i4568.i.i = icmp slt i64 %.776.i.i4565.i.i, 0
  %.830.i.i4569.i.i = select i1 %.829.i.i4568.i.i, i64 %.210.i1063.i, i64 0
  %.831.i.i4570.i.i = add i64 %.830.i.i4569.i.i, %.776.i.i4565.i.i
  %.958.i.i4571.i.i = icmp slt i64 %.814.i.i4567.i.i, 0
  br i1 %.958.i.i4571.i.i, label %B312.endif.else.if.i.i4601.i.i, label %B312.endif.else.endif.i.i4572.i.i, !prof !3

B0.endif.else.if.i.i4527.i.i:                     ; preds = %B500.if.i.i.i
  %.211.i.i4528.i.i = mul nsw i64 %.206.i.i.i.i, 712544676207699905
  %.212.i.i4529.i.i = ashr i64 %.211.i.i4528.i.i, 20
  %.282.i.i4530.i.i = srem i64 %.212.i.i4529.i.i, %.230.0.i1974.i.i.i
  %.284.i.i4532.i.i = icmp slt i64 %.282.i.i4530.i.i, 0
  %.293.i.i4535.i.i = select i1 %.284.i.i4532.i.i, i64 %.230.0.i1974.i.i.i, i64 0
  %.273.0.i.i4536.i.i = add nsw i64 %.293.i.i4535.i.i, %.282.i.i4530.i.i
  %232 = shl nsw i64 %.273.0.i.i4536.i.i, 4
  br label %B184.if.i.i4539.i.i.preheader

B184.if.i.i4539.i.i.preheader:                    ; preds = %B0.endif.else.if.i.i4527.i.i, %B500.if.i.i.i
  %.331.0708.i.i4542.i.i.ph = phi i64 [ %232, %B0.endif.else.if.i.i4527.i.i ], [ 0, %B500.if.i.i.i ]
  br label %B184.if.i.i4539.i.i

B184.if.i.i4539.i.i:                              ; preds = %B184.if.i.i4539.i.i.preheader, %B270.i.i4548.i.i
  %place.2.0710.i.i4540.i.i = phi i64 [ %spec.select.i1408.i.i.i, %B270.i.i4548.i.i ], [ %.331.0708.i.i4542.i.i.ph, %B184.if.i.i4539.i.i.preheader ]
  %.334.0709.i.i4541.i.i = phi i64 [ %.398.i.i4550.i.i, %B270.i.i4548.i.i ], [ 16, %B184.if.i.i4539.i.i.preheader ]
  %.331.0708.i.i4542.i.i = phi i64 [ %.402.i.i4549.i.i, %B270.i.i4548.i.i ], [ %.331.0708.i.i4542.i.i.ph, %B184.if.i.i4539.i.i.preheader ]
  %.444.i.i4543.i.i = icmp slt i64 %.331.0708.i.i4542.i.i, 0
  %.445.i.i4544.i.i = select i1 %.444.i.i4543.i.i, i64 %.210.i.i, i64 0
  %233 = getelementptr i64, ptr %.226.i.i, i64 %.331.0708.i.i4542.i.i
  %.459.i.i4545.i.i = getelementptr i64, ptr %233, i64 %.445.i.i4544.i.i
  %.460.i.i4546.i.i = load i64, ptr %.459.i.i4545.i.i, align 8, !noalias !273
  %.462.i.i4547.i.i = icmp eq i64 %.460.i.i4546.i.i, %.206.i.i.i.i
  br i1 %.462.i.i4547.i.i, label %B212.i.i4602.i.i, label %B270.i.i4548.i.i

B312.endif.endif.i.i4583.i.i:                     ; preds = %B312.endif.else.endif.endif.endif.if.i.i4582.i.i, %B312.endif.else.endif.endif.endif.i.i4579.i.i
  %.938.sroa.13.0.i.i4584.i.i = phi i64 [ %.210.i1063.i, %B312.endif.else.endif.endif.endif.if.i.i4582.i.i ], [ %.938.sroa.13.1.i.i4580.i.i, %B312.endif.else.endif.endif.endif.i.i4579.i.i ]
  %.1059.not711.i.i4585.i.i = icmp slt i64 %.938.sroa.0.3.i.i4577.i.i, %.938.sroa.13.0.i.i4584.i.i
  br i1 %.1059.not711.i.i4585.i.i, label %.1029.endif.preheader.i.i4598.i.i, label %.1029.if.i.i4586.i.i, !prof !12

.1029.endif.preheader.i.i4598.i.i:                ; preds = %B312.endif.endif.i.i4583.i.i
  %234 = shl i64 %.938.sroa.0.3.i.i4577.i.i, 3
  %scevgep.i.i4599.i.i = getelementptr i8, ptr %.226.i1061.i, i64 %234
  %235 = sub nsw i64 %.938.sroa.13.0.i.i4584.i.i, %.938.sroa.0.3.i.i4577.i.i
  %236 = shl i64 %235, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i4599.i.i, i8 0, i64 %236, i1 false), !noalias !273
  br label %.1029.if.i.i4586.i.i

B312.endif.else.if.i.i4601.i.i:                   ; preds = %B312.i.i4560.i.i
  br label %B312.endif.else.endif.i.i4572.i.i

B312.endif.else.endif.i.i4572.i.i:                ; preds = %B312.endif.else.if.i.i4601.i.i, %B312.i.i4560.i.i
  %.938.sroa.0.1.i.i4573.i.i = phi i64 [ 0, %B312.endif.else.if.i.i4601.i.i ], [ %.814.i.i4567.i.i, %B312.i.i4560.i.i ]
  %.963.not.i.i4574.i.i = icmp slt i64 %.814.i.i4567.i.i, %.210.i1063.i
  br i1 %.963.not.i.i4574.i.i, label %B312.endif.else.endif.endif.i.i4576.i.i, label %B312.endif.else.endif.if.i.i4575.i.i, !prof !4

B312.endif.else.endif.if.i.i4575.i.i:             ; preds = %B312.endif.else.endif.i.i4572.i.i
  br label %B312.endif.else.endif.endif.i.i4576.i.i

B312.endif.else.endif.endif.i.i4576.i.i:          ; preds = %B312.endif.else.endif.if.i.i4575.i.i, %B312.endif.else.endif.i.i4572.i.i
  %.938.sroa.0.3.i.i4577.i.i = phi i64 [ %.210.i1063.i, %B312.endif.else.endif.if.i.i4575.i.i ], [ %.938.sroa.0.1.i.i4573.i.i, %B312.endif.else.endif.i.i4572.i.i ]
  %.975.i.i4578.i.i = icmp slt i64 %.831.i.i4570.i.i, 0
  br i1 %.975.i.i4578.i.i, label %B312.endif.else.endif.endif.if.i.i4600.i.i, label %B312.endif.else.endif.endif.endif.i.i4579.i.i, !prof !3

B312.endif.else.endif.endif.if.i.i4600.i.i:       ; preds = %B312.endif.else.endif.endif.i.i4576.i.i
  br label %B312.endif.else.endif.endif.endif.i.i4579.i.i

B312.endif.else.endif.endif.endif.i.i4579.i.i:    ; preds = %B312.endif.else.endif.endif.if.i.i4600.i.i, %B312.endif.else.endif.endif.i.i4576.i.i
  %.938.sroa.13.1.i.i4580.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i4600.i.i ], [ %.831.i.i4570.i.i, %B312.endif.else.endif.endif.i.i4576.i.i ]
  %.980.not.i.i4581.i.i = icmp slt i64 %.831.i.i4570.i.i, %.210.i1063.i
  br i1 %.980.not.i.i4581.i.i, label %B312.endif.endif.i.i4583.i.i, label %B312.endif.else.endif.endif.endif.if.i.i4582.i.i, !prof !4

B312.endif.else.endif.endif.endif.if.i.i4582.i.i: ; preds = %B312.endif.else.endif.endif.endif.i.i4579.i.i
  br label %B312.endif.endif.i.i4583.i.i

.1029.if.i.i4586.i.i:                             ; preds = %.1029.endif.preheader.i.i4598.i.i, %B312.endif.endif.i.i4583.i.i
  %.1108.i.i4587.i.i = load i64, ptr %.876.i.i.i, align 8, !noalias !273
  %.1124.i.i4588.i.i = select i1 %.699.i.i4561.i.i, i64 %.210.i1027.i, i64 0
  %237 = getelementptr i64, ptr %.226.i1025.i, i64 %spec.select.i1408.i.i.i
  %.1138.i.i4589.i.i = getelementptr i64, ptr %237, i64 %.1124.i.i4588.i.i
  store i64 %.1108.i.i4587.i.i, ptr %.1138.i.i4589.i.i, align 8, !noalias !273
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %.1029.if.i.i4586.i.i, %B212.i.i4602.i.i
  %.773.sink.i.i4590.i.i = phi i64 [ %.773.i.i4564.i.i, %.1029.if.i.i4586.i.i ], [ %.586.i.i4605.i.i, %B212.i.i4602.i.i ]
  %.1150.i.i4591.i.i = and i64 %.1104.i.i.i, 3
  %.1153.i.i4592.i.i = or disjoint i64 %.773.sink.i.i4590.i.i, %.1150.i.i4591.i.i
  %.1178.i.i.i = icmp slt i64 %.773.sink.i.i4590.i.i, 0
  %.1179.i.i.i = select i1 %.1178.i.i.i, i64 %.210.i1063.i, i64 0
  %238 = getelementptr i64, ptr %.226.i1061.i, i64 %.1153.i.i4592.i.i
  %.1193.i.i.i = getelementptr i64, ptr %238, i64 %.1179.i.i.i
  store i64 %.1195.i.i.i, ptr %.1193.i.i.i, align 8, !noalias !267
  %.1219.i.i.i = select i1 %.1178.i.i.i, i64 %.210.i1099.i, i64 0
  %239 = getelementptr double, ptr %.226.i1097.i, i64 %.1153.i.i4592.i.i
  %.1233.i.i.i = getelementptr double, ptr %239, i64 %.1219.i.i.i
  store double %.721.i4516.i.i, ptr %.1233.i.i.i, align 8, !noalias !267
  %exitcond.not.i4593.i.i = icmp eq i64 %indvars.iv.next.i4523.i.i, %wide.trip.count.i4521.i.i
  br i1 %exitcond.not.i4593.i.i, label %B678.i.i.i, label %B500.if.i.i.i

B966.if.i.i.i:                                    ; preds = %B968.endif.thread.i.i.i, %B966.if.lr.ph.i.i.i
  %.1721.i.i.i = phi i64 [ %.1721.pre.i.i.i, %B966.if.lr.ph.i.i.i ], [ %.1848.i.i.i, %B968.endif.thread.i.i.i ]
  %.1562.01420.i.i.i = phi i32 [ %storemerge.i4518.i.i, %B966.if.lr.ph.i.i.i ], [ %.1624.i.i.i, %B968.endif.thread.i.i.i ]
  %.1624.i.i.i = add nsw i32 %.1562.01420.i.i.i, -1
  %.1682.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !267
  br i1 %.49.i.i4809.i.i, label %B968.endif.thread.i.i.i, label %B968.endif.i.i.i, !prof !11

B968.endif.i.i.i:                                 ; preds = %B966.if.i.i.i
  %.1761.i4595.i.i = srem i64 %.1721.i.i.i, %.210.i1277.i
  %.1763.i.i.i = icmp slt i64 %.1761.i4595.i.i, 0
  %.1772.i.i.i = select i1 %.1763.i.i.i, i64 %.210.i1277.i, i64 0
  %spec.select.i4596.i.i = add i64 %.1772.i.i.i, %.1761.i4595.i.i
  %spec.select.fr.i4597.i.i = freeze i64 %spec.select.i4596.i.i
  %.1794.i.i.i = icmp slt i64 %spec.select.fr.i4597.i.i, 0
  %spec.select1413.i.i.i = select i1 %.1794.i.i.i, i64 %.210.i1277.i, i64 0
  br label %B968.endif.thread.i.i.i

B968.endif.thread.i.i.i:                          ; preds = %B968.endif.i.i.i, %B966.if.i.i.i
  %rem.01412.i.i.i = phi i64 [ 0, %B966.if.i.i.i ], [ %spec.select.fr.i4597.i.i, %B968.endif.i.i.i ]
  %240 = phi i64 [ 0, %B966.if.i.i.i ], [ %spec.select1413.i.i.i, %B968.endif.i.i.i ]
  %241 = getelementptr double, ptr %.226.i1275.i, i64 %rem.01412.i.i.i
  %.1809.i.i.i = getelementptr double, ptr %241, i64 %240
  store double %.1682.i.i.i, ptr %.1809.i.i.i, align 8, !noalias !267
  %.1847.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !267
  %.1848.i.i.i = add nsw i64 %.1847.i.i.i, 1
  store i64 %.1848.i.i.i, ptr %.226.i1349.i, align 8, !noalias !267
  %.1615.i.i.i = icmp sgt i32 %.1562.01420.i.i.i, 1
  br i1 %.1615.i.i.i, label %B966.if.i.i.i, label %B1094.endif.endif

B1022.i.i:                                        ; preds = %B898.i.i
  %.406.i.i.i = sext i32 %.401.i4619.i.i to i64
  %.407.i.i.i = icmp eq i32 %.401.i4619.i.i, 0
  br i1 %.407.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, label %B84.i.i.i

B84.i.i.i:                                        ; preds = %B1022.i.i
  %spec.select1546.i.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i4619.i.i, i32 0)
  %.6351549.not.i.i.i = icmp eq i32 %spec.select1546.i.i.i, 0
  br i1 %.6351549.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i, label %B206.if.lr.ph.i.i.i

B206.if.lr.ph.i.i.i:                              ; preds = %B84.i.i.i
  %.682.i4620.i.i = add nsw i64 %.533.i.i5814.i, 4
  %wide.trip.count.i4621.i.i = zext nneg i32 %spec.select1546.i.i.i to i64
  br label %B206.if.i.i.i

B334.i.i.i:                                       ; preds = %B334.if.i.i.i, %B206.if.i.i.i
  %.770.0.i.i.i = phi i64 [ 0, %B206.if.i.i.i ], [ %.843.i.i.i, %B334.if.i.i.i ]
  %exitcond.not.i4627.i.i = icmp eq i64 %.770.0.i.i.i, 16
  br i1 %exitcond.not.i4627.i.i, label %B376.i.i.i, label %B334.if.i.i.i

B376.i.i.i:                                       ; preds = %B334.i.i.i
  %.968.i.i.i = load i64, ptr %.967.i.i.i, align 8, !noalias !276
  %.979.0.i.i.i = and i64 %.968.i.i.i, 15
  %242 = getelementptr i64, ptr %.226.i1167.i, i64 %.979.0.i.i.i
  store i64 %.717.i4625.i.i, ptr %242, align 8, !noalias !276
  %.1072.i.i.i = add nsw i64 %.968.i.i.i, 1
  store i64 %.1072.i.i.i, ptr %.967.i.i.i, align 8, !noalias !276
  %.1104.i4662.i.i = add nsw i64 %new.2.01554.i.i.i, 1
  %.1115.not.i.i.i = icmp ne i64 %.722.i.i.i, %previous_new.2.01556.i.i.i
  %.1125.i.i.i = zext i1 %.1115.not.i.i.i to i64
  %spec.select1530.i.i.i = add nsw i64 %new_lines.2.01553.i.i.i, %.1125.i.i.i
  br label %B502.i.i.i

B502.i.i.i:                                       ; preds = %B334.if.i.i.i, %B376.i.i.i
  %new_lines.3.1.i.i.i = phi i64 [ %spec.select1530.i.i.i, %B376.i.i.i ], [ %new_lines.2.01553.i.i.i, %B334.if.i.i.i ]
  %new.3.1.i.i.i = phi i64 [ %.1104.i4662.i.i, %B376.i.i.i ], [ %new.2.01554.i.i.i, %B334.if.i.i.i ]
  %previous_new.3.1.i.i.i = phi i64 [ %.722.i.i.i, %B376.i.i.i ], [ %previous_new.2.01556.i.i.i, %B334.if.i.i.i ]
  %exitcond1562.not.i.i.i = icmp eq i64 %indvars.iv.next.i4623.i.i, %wide.trip.count.i4621.i.i
  br i1 %exitcond1562.not.i.i.i, label %B504.i.i.i, label %B206.if.i.i.i

B504.i.i.i:                                       ; preds = %B502.i.i.i
  %243 = uitofp nneg i64 %spec.select.i4626.i.i to double
  %244 = sitofp i64 %new_lines.3.1.i.i.i to double
  %.25.i.i4628.i.i = icmp sgt i64 %new.3.1.i.i.i, 0
  br i1 %.25.i.i4628.i.i, label %B16.i.i4639.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i

B16.i.i4639.i.i:                                  ; preds = %B504.i.i.i
  br i1 %.49.i.i4809.i.i, label %B16.endif.thread.i.i4647.i.i, label %B16.endif.i.i4651.i.i, !prof !3

B16.endif.i.i4651.i.i:                            ; preds = %B16.i.i4639.i.i
  %.29.i.i4640.i.i = add nsw i64 %new.3.1.i.i.i, -1
  %.1222.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !276
  %.34.i.i4641.i.i = add i64 %.29.i.i4640.i.i, %.1222.i.i.i
  %.64.i.i4652.i.i = srem i64 %.34.i.i4641.i.i, %.210.i1277.i
  %.66.i.i4654.i.i = icmp slt i64 %.64.i.i4652.i.i, 0
  %.75.i.i4657.i.i = select i1 %.66.i.i4654.i.i, i64 %.210.i1277.i, i64 0
  %spec.select.i.i4658.i.i = add i64 %.75.i.i4657.i.i, %.64.i.i4652.i.i
  %spec.select.fr.i.i4659.i.i = freeze i64 %spec.select.i.i4658.i.i
  %.98.i.i4660.i.i = icmp slt i64 %spec.select.fr.i.i4659.i.i, 0
  %spec.select52.i.i4661.i.i = select i1 %.98.i.i4660.i.i, i64 %.210.i1277.i, i64 0
  br label %B16.endif.thread.i.i4647.i.i

B16.endif.thread.i.i4647.i.i:                     ; preds = %B16.endif.i.i4651.i.i, %B16.i.i4639.i.i
  %rem.051.i.i4648.i.i = phi i64 [ 0, %B16.i.i4639.i.i ], [ %spec.select.fr.i.i4659.i.i, %B16.endif.i.i4651.i.i ]
  %245 = phi i64 [ 0, %B16.i.i4639.i.i ], [ %spec.select52.i.i4661.i.i, %B16.endif.i.i4651.i.i ]
  %246 = getelementptr double, ptr %.226.i1275.i, i64 %rem.051.i.i4648.i.i
  %.113.i.i4649.i.i = getelementptr double, ptr %246, i64 %245
  %.114.i.i4650.i.i = load double, ptr %.113.i.i4649.i.i, align 8, !noalias !279
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i: ; preds = %B16.endif.thread.i.i4647.i.i, %B504.i.i.i, %B84.i.i.i
  %new.2.0.lcssa1572.i.i.i = phi i64 [ %new.3.1.i.i.i, %B16.endif.thread.i.i4647.i.i ], [ %new.3.1.i.i.i, %B504.i.i.i ], [ 0, %B84.i.i.i ]
  %new_lines.2.0.lcssa1571.i.i.i = phi double [ %244, %B16.endif.thread.i.i4647.i.i ], [ %244, %B504.i.i.i ], [ 0.000000e+00, %B84.i.i.i ]
  %lines.2.0.lcssa1570.i.i.i = phi double [ %243, %B16.endif.thread.i.i4647.i.i ], [ %243, %B504.i.i.i ], [ 0.000000e+00, %B84.i.i.i ]
  %"$phi78.0.2.0.i.i4630.i.i" = phi double [ %.114.i.i4650.i.i, %B16.endif.thread.i.i4647.i.i ], [ 0.000000e+00, %B504.i.i.i ], [ 0.000000e+00, %B84.i.i.i ]
  %.1285.i.i.i = load double, ptr %.226.i990.i, align 8, !noalias !276
  %.1315.i.i.i = load double, ptr %.616.i.i.i, align 8, !noalias !276
  %.20.i.i.i.i = fcmp ogt double %.1285.i.i.i, %.2861
  %.21.i.i.i.i = select i1 %.20.i.i.i.i, double %.1285.i.i.i, double %.2861
  %.22.i.i.i.i = fcmp ogt double %.1315.i.i.i, %.21.i.i.i.i
  %.23.i.i.i.i = select i1 %.22.i.i.i.i, double %.1315.i.i.i, double %.21.i.i.i.i
  %.24.i.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i4630.i.i", %.23.i.i.i.i
  %.25.i1532.i.i.i = select i1 %.24.i.i.i.i, double %"$phi78.0.2.0.i.i4630.i.i", double %.23.i.i.i.i
  %.1355.i.i.i = fmul double %arg.rates.29, %lines.2.0.lcssa1570.i.i.i
  %.12.i.i4631.i.i = fcmp ogt double %.1355.i.i.i, %arg.rates.24
  %.13.i.i4632.i.i = select i1 %.12.i.i4631.i.i, double %.1355.i.i.i, double %arg.rates.24
  %.1386.i.i.i = fadd double %.13.i.i4632.i.i, %.25.i1532.i.i.i
  %.1419.i.i.i = load double, ptr %.1376.i.i, align 8, !noalias !276
  %.1421.i.i.i = fsub double %.1386.i.i.i, %.25.i1532.i.i.i
  %.1422.i.i.i = fadd double %.1419.i.i.i, %.1421.i.i.i
  store double %.1422.i.i.i, ptr %.1376.i.i, align 8, !noalias !276
  %.1482.i.i.i = load double, ptr %.226.i990.i, align 8, !noalias !276
  %.12.i1533.i.i.i = fcmp ogt double %.2861, %.1482.i.i.i
  %.13.i1534.i.i.i = select i1 %.12.i1533.i.i.i, double %.2861, double %.1482.i.i.i
  %.1515.i.i.i = fadd double %.13.i1534.i.i.i, %.1386.i.i.i
  %.1516.i.i.i = fsub double %.1515.i.i.i, %.25.i1532.i.i.i
  store double %.1516.i.i.i, ptr %.226.i990.i, align 8, !noalias !276
  store double %.1386.i.i.i, ptr %.616.i.i.i, align 8, !noalias !276
  %.1607.i.i.i = load double, ptr %.1606.i.i.i, align 8, !noalias !276
  %.1611.i.i.i = sub nsw i64 %.406.i.i.i, %new.2.0.lcssa1572.i.i.i
  %.1612.i.i.i = sitofp i64 %.1611.i.i.i to double
  %.1613.i.i.i = fadd double %.1607.i.i.i, %.1612.i.i.i
  store double %.1613.i.i.i, ptr %.1606.i.i.i, align 8, !noalias !276
  %.1673.i.i.i = load double, ptr %.1672.i.i.i, align 8, !noalias !276
  %.1675.i.i.i = sitofp i32 %.401.i4619.i.i to double
  %.1676.i.i.i = fadd double %.1673.i.i.i, %.1675.i.i.i
  store double %.1676.i.i.i, ptr %.1672.i.i.i, align 8, !noalias !276
  %.1724.i.i.i = icmp slt i64 %.533.i.i5814.i, -1
  %.1725.i.i.i = select i1 %.1724.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %247 = getelementptr i8, ptr %223, i64 4
  %.1739.i.i.i = getelementptr i32, ptr %247, i64 %.1725.i.i.i
  %.1740.i.i.i = load i32, ptr %.1739.i.i.i, align 4, !noalias !276
  %.1747.i.i.i = sext i32 %.1740.i.i.i to i64
  %.1748.i.i.i = mul nsw i64 %new.2.0.lcssa1572.i.i.i, %.1747.i.i.i
  %.1751.i.i.i = sitofp i64 %.1748.i.i.i to double
  %.1756.i4633.i.i = fdiv double %.1751.i.i.i, %.1675.i.i.i
  %.1761.i4634.i.i = fmul double %arg.rates.12, %new_lines.2.0.lcssa1571.i.i.i
  %.1765.i4635.i.i = sitofp i64 %new.2.0.lcssa1572.i.i.i to double
  %.1766.i.i.i = fsub double %.1765.i4635.i.i, %.1756.i4633.i.i
  %.1769.i.i.i = fmul double %arg.rates.13, %.1766.i.i.i
  %.1770.i.i.i = fadd double %.1761.i4634.i.i, %.1769.i.i.i
  %.1773.i.i.i = fmul double %arg.rates.14, %.1756.i4633.i.i
  %.1774.i.i.i = fadd double %.1773.i.i.i, %.1770.i.i.i
  %.1804.i.i.i = load double, ptr %.1007.i.i.i, align 8, !noalias !276
  %.1805.i.i.i = fadd double %.1804.i.i.i, %.1774.i.i.i
  store double %.1805.i.i.i, ptr %.1007.i.i.i, align 8, !noalias !276
  %.1865.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !276
  %.12.i1535.i.i.i = fcmp ogt double %.1386.i.i.i, %.1865.i.i.i
  %.13.i1536.i.i.i = select i1 %.12.i1535.i.i.i, double %.1386.i.i.i, double %.1865.i.i.i
  %.1895.i.i.i = fadd double %.13.i1536.i.i.i, %.1774.i.i.i
  store double %.1895.i.i.i, ptr %.2392.i.i.i, align 8, !noalias !276
  %.1985.i.i.i = fmul double %.1982.i.i.i, %.1675.i.i.i
  %.1992.i.i.i = fcmp ogt double %.1985.i.i.i, 0.000000e+00
  br i1 %.1992.i.i.i, label %B1382.i.i.i, label %B1530.i.i.i

B1382.i.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i
  %.2023.i.i.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !276
  %.12.i1537.i.i.i = fcmp ogt double %.1386.i.i.i, %.2023.i.i.i
  %.13.i1538.i.i.i = select i1 %.12.i1537.i.i.i, double %.1386.i.i.i, double %.2023.i.i.i
  %.2054.i.i.i = fadd double %.1985.i.i.i, %.13.i1538.i.i.i
  store double %.2054.i.i.i, ptr %.347.i.i.i.i.i, align 8, !noalias !276
  %.2114.i.i.i = load double, ptr %.438.i.i.i.i.i, align 8, !noalias !276
  %.2116.i.i.i = fadd double %.1985.i.i.i, %.2114.i.i.i
  store double %.2116.i.i.i, ptr %.438.i.i.i.i.i, align 8, !noalias !276
  %.2191.pre.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !276
  br label %B1530.i.i.i

B1530.i.i.i:                                      ; preds = %B1382.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i
  %.2191.i.i.i = phi double [ %.2191.pre.i.i.i, %B1382.i.i.i ], [ %.1895.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i4629.i.i ]
  %.2221.i.i.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !276
  %.12.i1539.i.i.i = fcmp ogt double %.2221.i.i.i, %.2191.i.i.i
  %.13.i1540.i.i.i = select i1 %.12.i1539.i.i.i, double %.2221.i.i.i, double %.2191.i.i.i
  %.23351559.not.i.i.i = icmp slt i64 %new.2.0.lcssa1572.i.i.i, 1
  br i1 %.23351559.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, label %B1656.if.lr.ph.i.i.i

B1656.if.lr.ph.i.i.i:                             ; preds = %B1530.i.i.i
  %.2411.pre.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !276
  br label %B1656.if.i.i.i

B1788.loopexit.i.i.i:                             ; preds = %B1658.endif.thread.i.i.i
  %.2652.pre.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !276
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B206.if.i.i.i:                                    ; preds = %B502.i.i.i, %B206.if.lr.ph.i.i.i
  %indvars.iv.i4622.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i ], [ %indvars.iv.next.i4623.i.i, %B502.i.i.i ]
  %previous_new.2.01556.i.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i.i ], [ %previous_new.3.1.i.i.i, %B502.i.i.i ]
  %previous.2.01555.i.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i.i ], [ %.722.i.i.i, %B502.i.i.i ]
  %new.2.01554.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i ], [ %new.3.1.i.i.i, %B502.i.i.i ]
  %new_lines.2.01553.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i ], [ %new_lines.3.1.i.i.i, %B502.i.i.i ]
  %lines.2.01552.i.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i.i ], [ %spec.select.i4626.i.i, %B502.i.i.i ]
  %indvars.iv.next.i4623.i.i = add nuw nsw i64 %indvars.iv.i4622.i.i, 1
  %.684.i4624.i.i = add nsw i64 %.682.i4620.i.i, %indvars.iv.i4622.i.i
  %.698.i.i.i = icmp slt i64 %.684.i4624.i.i, 0
  %.699.i.i.i = select i1 %.698.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %248 = getelementptr i32, ptr %arg.sites.7.4, i64 %.684.i4624.i.i
  %.713.i.i.i = getelementptr i32, ptr %248, i64 %.699.i.i.i
  %.714.i.i.i = load i32, ptr %.713.i.i.i, align 4, !noalias !276
  %.716.i.i.i = sext i32 %.714.i.i.i to i64
  %.717.i4625.i.i = add nsw i64 %.829.i.i.i, %.716.i.i.i
  %.722.i.i.i = ashr i64 %.717.i4625.i.i, 2
  %.728.not.i.i.i = icmp ne i64 %.722.i.i.i, %previous.2.01555.i.i.i
  %.733.i.i.i = zext i1 %.728.not.i.i.i to i64
  %spec.select.i4626.i.i = add nuw nsw i64 %lines.2.01552.i.i.i, %.733.i.i.i
  br label %B334.i.i.i

B334.if.i.i.i:                                    ; preds = %B334.i.i.i
  %.843.i.i.i = add nuw nsw i64 %.770.0.i.i.i, 1
  %249 = getelementptr i64, ptr %.226.i1167.i, i64 %.770.0.i.i.i
  %.899.i.i.i = load i64, ptr %249, align 8, !noalias !276
  %.901.i.i.i = icmp eq i64 %.899.i.i.i, %.717.i4625.i.i
  br i1 %.901.i.i.i, label %B502.i.i.i, label %B334.i.i.i

B1656.if.i.i.i:                                   ; preds = %B1658.endif.thread.i.i.i, %B1656.if.lr.ph.i.i.i
  %.2411.i.i.i = phi i64 [ %.2411.pre.i.i.i, %B1656.if.lr.ph.i.i.i ], [ %.2539.i.i.i, %B1658.endif.thread.i.i.i ]
  %.2282.01560.i.i.i = phi i64 [ %new.2.0.lcssa1572.i.i.i, %B1656.if.lr.ph.i.i.i ], [ %.2344.i.i.i, %B1658.endif.thread.i.i.i ]
  %.2344.i.i.i = add nsw i64 %.2282.01560.i.i.i, -1
  br i1 %.49.i.i4809.i.i, label %B1658.endif.thread.i.i.i, label %B1658.endif.i.i.i, !prof !11

B1658.endif.i.i.i:                                ; preds = %B1656.if.i.i.i
  %.2451.i.i.i = srem i64 %.2411.i.i.i, %.210.i1277.i
  %.2453.i.i.i = icmp slt i64 %.2451.i.i.i, 0
  %.2462.i.i.i = select i1 %.2453.i.i.i, i64 %.210.i1277.i, i64 0
  %spec.select1529.i.i.i = add i64 %.2462.i.i.i, %.2451.i.i.i
  %spec.select1529.fr.i.i.i = freeze i64 %spec.select1529.i.i.i
  %.2485.i.i.i = icmp slt i64 %spec.select1529.fr.i.i.i, 0
  %spec.select1548.i.i.i = select i1 %.2485.i.i.i, i64 %.210.i1277.i, i64 0
  br label %B1658.endif.thread.i.i.i

B1658.endif.thread.i.i.i:                         ; preds = %B1658.endif.i.i.i, %B1656.if.i.i.i
  %rem.1.01545.i.i.i = phi i64 [ 0, %B1656.if.i.i.i ], [ %spec.select1529.fr.i.i.i, %B1658.endif.i.i.i ]
  %250 = phi i64 [ 0, %B1656.if.i.i.i ], [ %spec.select1548.i.i.i, %B1658.endif.i.i.i ]
  %251 = getelementptr double, ptr %.226.i1275.i, i64 %rem.1.01545.i.i.i
  %.2500.i.i.i = getelementptr double, ptr %251, i64 %250
  store double %.13.i1540.i.i.i, ptr %.2500.i.i.i, align 8, !noalias !276
  %.2538.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !276
  %.2539.i.i.i = add nsw i64 %.2538.i.i.i, 1
  store i64 %.2539.i.i.i, ptr %.226.i1349.i, align 8, !noalias !276
  %.2335.i.i.i = icmp samesign ugt i64 %.2282.01560.i.i.i, 1
  br i1 %.2335.i.i.i, label %B1656.if.i.i.i, label %B1788.loopexit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %B1788.loopexit.i.i.i, %B1530.i.i.i, %B1022.i.i
  %.1386.sink.i.i.i = phi double [ %.2861, %B1022.i.i ], [ %.1386.i.i.i, %B1788.loopexit.i.i.i ], [ %.1386.i.i.i, %B1530.i.i.i ]
  %.2652.sink.i.i.i = phi double [ %.2861, %B1022.i.i ], [ %.2652.pre.i.i.i, %B1788.loopexit.i.i.i ], [ %.2191.i.i.i, %B1530.i.i.i ]
  %.442.i.i.i = select i1 %.2924, i64 %.210.i1221.i, i64 0
  %252 = getelementptr double, ptr %.226.i1219.i, i64 %.2820
  %.456.i.i.i = getelementptr double, ptr %252, i64 %.442.i.i.i
  store double %.1386.sink.i.i.i, ptr %.456.i.i.i, align 8, !noalias !282
  %.478.i.i.i = select i1 %.2924, i64 %.210.i1257.i, i64 0
  %253 = getelementptr double, ptr %.226.i1255.i, i64 %.2820
  %.492.i.i.i = getelementptr double, ptr %253, i64 %.478.i.i.i
  %.493.i.i.i = load double, ptr %.492.i.i.i, align 8, !noalias !282
  %.543.i.i.i = fadd double %.542.i4835.i.i, %.2652.sink.i.i.i
  %.12.i.i4663.i.i = fcmp ogt double %.543.i.i.i, %.493.i.i.i
  %.13.i.i4664.i.i = select i1 %.12.i.i4663.i.i, double %.543.i.i.i, double %.493.i.i.i
  store double %.13.i.i4664.i.i, ptr %.492.i.i.i, align 8, !noalias !282
  %.626.i.i.i = icmp slt i64 %quot.0, 0
  %.627.i.i.i = select i1 %.626.i.i.i, i64 %.210.i345.i, i64 0
  %254 = getelementptr double, ptr %.226.i343.i, i64 %quot.0
  %.641.i.i.i = getelementptr double, ptr %254, i64 %.627.i.i.i
  %.642.i.i.i = load double, ptr %.641.i.i.i, align 8, !noalias !282
  %.12.i56.i.i.i = fcmp ogt double %.13.i.i4664.i.i, %.642.i.i.i
  %.13.i57.i.i.i = select i1 %.12.i56.i.i.i, double %.13.i.i4664.i.i, double %.642.i.i.i
  store double %.13.i57.i.i.i, ptr %.641.i.i.i, align 8, !noalias !282
  br label %B1094.endif.endif

B1130.i.i:                                        ; preds = %B866.i.i
  %.3277.i.i = select i1 %.781.i6749, i64 %arg.code.8.5.0, i64 0
  %255 = getelementptr double, ptr %arg.code.8.4, i64 %.2940
  %.3291.i.i = getelementptr double, ptr %255, i64 %.3277.i.i
  %.3292.i.i = load double, ptr %.3291.i.i, align 8, !noalias !234
  %.374.i.i.i = icmp slt i64 %.533.i.i5814.i, 0
  %.375.i.i.i = select i1 %.374.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %256 = getelementptr i32, ptr %arg.sites.7.4, i64 %.533.i.i5814.i
  %.389.i.i.i = getelementptr i32, ptr %256, i64 %.375.i.i.i
  %.390.i4665.i.i = load i32, ptr %.389.i.i.i, align 4, !noalias !285
  %.395.i.i.i = sext i32 %.390.i4665.i.i to i64
  %.396.i.i.i = icmp eq i32 %.390.i4665.i.i, 0
  br i1 %.396.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, label %B70.i4666.i.i

B70.i4666.i.i:                                    ; preds = %B1130.i.i
  %.555.i4667.i.i = load double, ptr %.226.i990.i, align 8, !noalias !285
  %.585.i.i.i = load double, ptr %.616.i.i.i, align 8, !noalias !285
  %.26.i.i4668.i.i = icmp sgt i32 %.390.i4665.i.i, 0
  br i1 %.26.i.i4668.i.i, label %B16.i.i4805.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i

B16.i.i4805.i.i:                                  ; preds = %B70.i4666.i.i
  br i1 %.49.i.i4809.i.i, label %B16.endif.thread.i.i4814.i.i, label %B16.endif.i.i4818.i.i, !prof !3

B16.endif.i.i4818.i.i:                            ; preds = %B16.i.i4805.i.i
  %.25.i.i4806.i.i = zext nneg i32 %.390.i4665.i.i to i64
  %.31.i.i4807.i.i = add nsw i64 %.25.i.i4806.i.i, -1
  %.625.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !285
  %.36.i.i4808.i.i = add i64 %.31.i.i4807.i.i, %.625.i.i.i
  %.66.i.i4819.i.i = srem i64 %.36.i.i4808.i.i, %.210.i1277.i
  %.68.i.i4821.i.i = icmp slt i64 %.66.i.i4819.i.i, 0
  %.77.i.i4824.i.i = select i1 %.68.i.i4821.i.i, i64 %.210.i1277.i, i64 0
  %spec.select.i.i4825.i.i = add i64 %.77.i.i4824.i.i, %.66.i.i4819.i.i
  %spec.select.fr.i.i4826.i.i = freeze i64 %spec.select.i.i4825.i.i
  %.100.i.i4827.i.i = icmp slt i64 %spec.select.fr.i.i4826.i.i, 0
  %spec.select52.i.i4828.i.i = select i1 %.100.i.i4827.i.i, i64 %.210.i1277.i, i64 0
  br label %B16.endif.thread.i.i4814.i.i

B16.endif.thread.i.i4814.i.i:                     ; preds = %B16.endif.i.i4818.i.i, %B16.i.i4805.i.i
  %rem.051.i.i4815.i.i = phi i64 [ 0, %B16.i.i4805.i.i ], [ %spec.select.fr.i.i4826.i.i, %B16.endif.i.i4818.i.i ]
  %257 = phi i64 [ 0, %B16.i.i4805.i.i ], [ %spec.select52.i.i4828.i.i, %B16.endif.i.i4818.i.i ]
  %258 = getelementptr double, ptr %.226.i1275.i, i64 %rem.051.i.i4815.i.i
  %.115.i.i4816.i.i = getelementptr double, ptr %258, i64 %257
  %.116.i.i4817.i.i = load double, ptr %.115.i.i4816.i.i, align 8, !noalias !288
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i: ; preds = %B16.endif.thread.i.i4814.i.i, %B70.i4666.i.i
  %"$phi78.0.2.0.i.i4670.i.i" = phi double [ %.116.i.i4817.i.i, %B16.endif.thread.i.i4814.i.i ], [ 0.000000e+00, %B70.i4666.i.i ]
  %.20.i.i4671.i.i = fcmp ogt double %.555.i4667.i.i, %.2861
  %.21.i.i4672.i.i = select i1 %.20.i.i4671.i.i, double %.555.i4667.i.i, double %.2861
  %.22.i.i4673.i.i = fcmp ogt double %.585.i.i.i, %.21.i.i4672.i.i
  %.23.i.i4674.i.i = select i1 %.22.i.i4673.i.i, double %.585.i.i.i, double %.21.i.i4672.i.i
  %.24.i.i4675.i.i = fcmp ogt double %"$phi78.0.2.0.i.i4670.i.i", %.23.i.i4674.i.i
  %.25.i1295.i.i.i = select i1 %.24.i.i4675.i.i, double %"$phi78.0.2.0.i.i4670.i.i", double %.23.i.i4674.i.i
  br i1 %.435.i.i.i.i, label %.501.if.i.i4678.i.i, label %.501.endif.preheader.i.i4677.i.i, !prof !3

B278.i.i4697.i.i:                                 ; preds = %B172.else.if.else.i.i.i.i, %B106.if.i.i4682.i.i
  %previous.3.1.i.i4698.i.i = phi i64 [ %.718.i.i4692.i.i, %B172.else.if.else.i.i.i.i ], [ %previous.2.0195.i.i.i.i, %B106.if.i.i4682.i.i ]
  %worst.3.1.i.i4699.i.i = phi i64 [ %.13.i.i.i4696.i.i, %B172.else.if.else.i.i.i.i ], [ %worst.2.0196.i.i.i.i, %B106.if.i.i4682.i.i ]
  %exitcond.not.i.i4700.i.i = icmp eq i64 %indvars.iv.next.i.i4684.i.i, %wide.trip.count.i.i4681.i.i
  br i1 %exitcond.not.i.i4700.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i, label %B106.if.i.i4682.i.i

.501.endif.preheader.i.i4677.i.i:                 ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i, i8 0, i64 %150, i1 false), !noalias !291
  br label %.501.if.i.i4678.i.i

.501.if.i.i4678.i.i:                              ; preds = %.501.endif.preheader.i.i4677.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i4669.i.i
  %.635192.not.i.i.i.i = icmp slt i32 %.390.i4665.i.i, 1
  br i1 %.635192.not.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, label %B106.if.lr.ph.i.i4679.i.i

B106.if.lr.ph.i.i4679.i.i:                        ; preds = %.501.if.i.i4678.i.i
  %.682.i.i4680.i.i = add nsw i64 %.533.i.i5814.i, 4
  %wide.trip.count.i.i4681.i.i = zext nneg i32 %.390.i4665.i.i to i64
  br label %B106.if.i.i4682.i.i

B106.if.i.i4682.i.i:                              ; preds = %B106.if.lr.ph.i.i4679.i.i, %B278.i.i4697.i.i
  %indvars.iv.i.i4683.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i4679.i.i ], [ %indvars.iv.next.i.i4684.i.i, %B278.i.i4697.i.i ]
  %worst.2.0196.i.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i4679.i.i ], [ %worst.3.1.i.i4699.i.i, %B278.i.i4697.i.i ]
  %previous.2.0195.i.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i4679.i.i ], [ %previous.3.1.i.i4698.i.i, %B278.i.i4697.i.i ]
  %indvars.iv.next.i.i4684.i.i = add nuw nsw i64 %indvars.iv.i.i4683.i.i, 1
  %.684.i.i4685.i.i = add nsw i64 %.682.i.i4680.i.i, %indvars.iv.i.i4683.i.i
  %.698.i.i4686.i.i = icmp slt i64 %.684.i.i4685.i.i, 0
  %.699.i.i4687.i.i = select i1 %.698.i.i4686.i.i, i64 %arg.sites.7.5.0, i64 0
  %259 = getelementptr i32, ptr %arg.sites.7.4, i64 %.684.i.i4685.i.i
  %.713.i.i4688.i.i = getelementptr i32, ptr %259, i64 %.699.i.i4687.i.i
  %.714.i.i4689.i.i = load i32, ptr %.713.i.i4688.i.i, align 4, !noalias !291
  %.716.i.i4690.i.i = sext i32 %.714.i.i4689.i.i to i64
  %.717.i.i4691.i.i = add nsw i64 %.829.i.i.i, %.716.i.i4690.i.i
  %.718.i.i4692.i.i = ashr i64 %.717.i.i4691.i.i, 2
  %.724.not.i.i4693.i.i = icmp eq i64 %.718.i.i4692.i.i, %previous.2.0195.i.i.i.i
  br i1 %.724.not.i.i4693.i.i, label %B278.i.i4697.i.i, label %B172.else.if.else.i.i.i.i

B172.else.if.else.i.i.i.i:                        ; preds = %B106.if.i.i4682.i.i
  %.805.i.i4694.i.i = load i64, ptr %.226.i1238.i, align 8, !noalias !291
  %.806.i.i4695.i.i = add nsw i64 %.805.i.i4694.i.i, 1
  store i64 %.806.i.i4695.i.i, ptr %.226.i1238.i, align 8, !noalias !291
  %.13.i.i.i4696.i.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i4695.i.i, i64 %worst.2.0196.i.i.i.i)
  br label %B278.i.i4697.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i: ; preds = %B278.i.i4697.i.i
  %260 = uitofp nneg i64 %worst.3.1.i.i4699.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i, %.501.if.i.i4678.i.i
  %spec.select1311.i.i.i = phi i32 [ 0, %.501.if.i.i4678.i.i ], [ %.390.i4665.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i ]
  %worst.2.0.lcssa.i.i4701.i.i = phi double [ 1.000000e+00, %.501.if.i.i4678.i.i ], [ %260, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i.i ]
  %.9.i.i4702.i.i = fcmp olt double %arg.rates.24, %worst.2.0.lcssa.i.i4701.i.i
  %.10.i.i4703.i.i = select i1 %.9.i.i4702.i.i, double %worst.2.0.lcssa.i.i4701.i.i, double %arg.rates.24
  %.782.i.i.i = fadd double %.25.i1295.i.i.i, %.10.i.i4703.i.i
  %.815.i.i.i = load double, ptr %.226.i990.i, align 8, !noalias !285
  %.12.i.i4704.i.i = fcmp ogt double %.2861, %.815.i.i.i
  %.13.i.i4705.i.i = select i1 %.12.i.i4704.i.i, double %.2861, double %.815.i.i.i
  %.848.i.i.i = fadd double %.13.i.i4705.i.i, %.782.i.i.i
  %.849.i.i.i = fsub double %.848.i.i.i, %.25.i1295.i.i.i
  store double %.849.i.i.i, ptr %.226.i990.i, align 8, !noalias !285
  store double %.782.i.i.i, ptr %.616.i.i.i, align 8, !noalias !285
  %.914.i4706.i.i = sitofp i32 %.390.i4665.i.i to double
  %.915.i.i.i = fmul double %arg.rates.15, %.914.i4706.i.i
  %.945.i.i.i = load double, ptr %.944.i4707.i.i, align 8, !noalias !285
  %.948.i.i.i = fadd double %.945.i.i.i, %.914.i4706.i.i
  store double %.948.i.i.i, ptr %.944.i4707.i.i, align 8, !noalias !285
  %.1008.i.i.i = load double, ptr %.1007.i.i.i, align 8, !noalias !285
  %.1009.i.i.i = fadd double %.915.i.i.i, %.1008.i.i.i
  store double %.1009.i.i.i, ptr %.1007.i.i.i, align 8, !noalias !285
  %.1069.i4708.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !285
  %.12.i1296.i.i.i = fcmp ogt double %.782.i.i.i, %.1069.i4708.i.i
  %.13.i1297.i.i.i = select i1 %.12.i1296.i.i.i, double %.782.i.i.i, double %.1069.i4708.i.i
  %.1099.i4709.i.i = fadd double %.915.i.i.i, %.13.i1297.i.i.i
  store double %.1099.i4709.i.i, ptr %.2392.i.i.i, align 8, !noalias !285
  %.1131.i.i.i = fcmp ogt double %.3292.i.i, 0.000000e+00
  %"$phi706.0.2.0.i.i.i" = select i1 %.1131.i.i.i, double %arg.rates.33, double %arg.rates.34
  %.1151.i.i.i = fmul double %arg.rates.33, %.914.i4706.i.i
  %.1167.i.i.i = icmp slt i64 %.533.i.i5814.i, -2
  %.1168.i.i.i = select i1 %.1167.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %261 = getelementptr i8, ptr %256, i64 8
  %.1182.i.i.i = getelementptr i32, ptr %261, i64 %.1168.i.i.i
  %.1183.i.i.i = load i32, ptr %.1182.i.i.i, align 4, !noalias !285
  %.1185.i.i.i = sext i32 %.1183.i.i.i to i64
  %.1187.i.i.i = sub nsw i64 %.1185.i.i.i, %.395.i.i.i
  %.1188.i.i.i = sitofp i64 %.1187.i.i.i to double
  %.1189.i.i.i = fmul double %"$phi706.0.2.0.i.i.i", %.1188.i.i.i
  %.1190.i.i.i = fadd double %.1151.i.i.i, %.1189.i.i.i
  %.1192.i.i.i = tail call double @llvm.fabs.f64(double %.3292.i.i)
  %.1195.i4710.i.i = fmul double %.1192.i.i.i, %.1190.i.i.i
  %.1225.i.i.i = load double, ptr %.1224.i.i.i, align 8, !noalias !285
  %.1226.i.i.i = fadd double %.1225.i.i.i, %.1195.i4710.i.i
  store double %.1226.i.i.i, ptr %.1224.i.i.i, align 8, !noalias !285
  %.1286.i.i.i = load double, ptr %.1285.i4711.i.i, align 8, !noalias !285
  %.12.i1298.i.i.i = fcmp ogt double %.782.i.i.i, %.1286.i.i.i
  %.13.i1299.i.i.i = select i1 %.12.i1298.i.i.i, double %.782.i.i.i, double %.1286.i.i.i
  %.1316.i.i.i = fadd double %.13.i1299.i.i.i, %.1195.i4710.i.i
  store double %.1316.i.i.i, ptr %.1285.i4711.i.i, align 8, !noalias !285
  %.1376.i4712.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !285
  %.12.i1300.i.i.i = fcmp ogt double %.1316.i.i.i, %.1376.i4712.i.i
  %.13.i1301.i.i.i = select i1 %.12.i1300.i.i.i, double %.1316.i.i.i, double %.1376.i4712.i.i
  %.15251313.i.i.i = icmp sgt i32 %spec.select1311.i.i.i, 0
  br i1 %.15251313.i.i.i, label %B1080.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B1080.if.lr.ph.i.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i
  %.1564.i.i.i = add nsw i64 %.533.i.i5814.i, 4
  %.1452.not.i.i4714.i.i = icmp ne i64 %early.2.0.i.i, 0
  %or.cond.i.i4716.i.i = select i1 %.1452.not.i.i4714.i.i, i1 %.1461.i.i.i.i, i1 false
  %.354.i.i.i4717.i.i = icmp eq i64 %early.2.0.i.i, 2
  %.444.i.i.i4718.i.i = fadd double %arg.rates.9, %.782.i.i.i
  %wide.trip.count.i4724.i.i = zext nneg i32 %spec.select1311.i.i.i to i64
  br label %B1080.if.i.i.i

B1080.if.i.i.i:                                   ; preds = %B1082.endif.endif.endif.thread.i.i.i, %B1080.if.lr.ph.i.i.i
  %indvars.iv.i4725.i.i = phi i64 [ 0, %B1080.if.lr.ph.i.i.i ], [ %indvars.iv.next.i4726.i.i, %B1082.endif.endif.endif.thread.i.i.i ]
  %end.2.01316.i.i.i = phi double [ %.13.i1301.i.i.i, %B1080.if.lr.ph.i.i.i ], [ %.13.i1306.i.i.i, %B1082.endif.endif.endif.thread.i.i.i ]
  %indvars.iv.next.i4726.i.i = add nuw nsw i64 %indvars.iv.i4725.i.i, 1
  %.1566.i.i.i = add nsw i64 %.1564.i.i.i, %indvars.iv.i4725.i.i
  %.1580.i.i.i = icmp slt i64 %.1566.i.i.i, 0
  %.1581.i.i.i = select i1 %.1580.i.i.i, i64 %arg.sites.7.5.0, i64 0
  %262 = getelementptr i32, ptr %arg.sites.7.4, i64 %.1566.i.i.i
  %.1595.i.i.i = getelementptr i32, ptr %262, i64 %.1581.i.i.i
  %.1596.i.i.i = load i32, ptr %.1595.i.i.i, align 4, !noalias !285
  %.1598.i.i.i = sext i32 %.1596.i.i.i to i64
  %.1599.i.i.i = add nsw i64 %.829.i.i.i, %.1598.i.i.i
  %.332.i.i.i.i = ashr i64 %.1599.i.i.i, 1
  %.5.i.i.i.i4727.i.i = mul i64 %.332.i.i.i.i, 8364850718657
  %.6.i.i.i.i4728.i.i = lshr i64 %.5.i.i.i.i4727.i.i, 20
  %.7.i.i.i.i4729.i.i = and i64 %.6.i.i.i.i4728.i.i, 16777215
  %.32.i.i.i4730.i.i = uitofp nneg i64 %.7.i.i.i.i4729.i.i to double
  %.33.i.i.i4731.i.i = fadd double %.32.i.i.i4730.i.i, 5.000000e-01
  %.37.i.i.i4732.i.i = fmul double %.33.i.i.i4731.i.i, 0x3E70000000000000
  %.45.le.i.i.i4733.i.i = tail call double @llvm.log.f64(double %.37.i.i.i4732.i.i)
  %.50.i.i.i4734.i.i = fneg double %.45.le.i.i.i4733.i.i
  %.12.i.i.i.i4735.i.i = fcmp olt double %.50.i.i.i4734.i.i, 4.000000e+00
  %.13.i.i.i.i4736.i.i = select i1 %.12.i.i.i.i4735.i.i, double %.50.i.i.i4734.i.i, double 4.000000e+00
  %.79.i.i.i4737.i.i = fadd double %.13.i.i.i.i4736.i.i, -1.000000e+00
  %.359.i.i4738.i.i = fmul double %arg.rates.6, %.79.i.i.i4737.i.i
  %.393.i.i.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !294
  %.399.i.i4739.i.i = fadd double %arg.rates.5, %.393.i.i.i.i
  %.400.i.i4740.i.i = fadd double %.399.i.i4739.i.i, %.359.i.i4738.i.i
  %.45020202021.i.i4741.i.i = and i64 %.6.i.i.i.i4728.i.i, 65535
  %263 = getelementptr i64, ptr %.226.i955.i, i64 %.45020202021.i.i4741.i.i
  %.508.i.i4742.i.i = load i64, ptr %263, align 8, !noalias !294
  %.514.i.i4743.i.i = icmp eq i64 %.508.i.i4742.i.i, %.332.i.i.i.i
  br i1 %.514.i.i4743.i.i, label %B216.i.i4802.i.i, label %B270.i.i4744.i.i

B216.i.i4802.i.i:                                 ; preds = %B1080.if.i.i.i
  %264 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i4741.i.i
  %.650.i.i4803.i.i = load double, ptr %264, align 8, !noalias !294
  %.12.i.i.i4804.i.i = fcmp ogt double %.650.i.i4803.i.i, %.400.i.i4740.i.i
  %.13.i.i1304.i.i.i = select i1 %.12.i.i.i4804.i.i, double %.650.i.i4803.i.i, double %.400.i.i4740.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i

B270.i.i4744.i.i:                                 ; preds = %B1080.if.i.i.i
  %.718.i1303.i.i.i = load double, ptr %.717.i1968.i.i.i, align 8, !noalias !294
  %.720.i.i4745.i.i = fadd double %.718.i1303.i.i.i, 1.000000e+00
  store double %.720.i.i4745.i.i, ptr %.717.i1968.i.i.i, align 8, !noalias !294
  %.784.i.i4746.i.i = load double, ptr %.226.i1203.i, align 8, !noalias !294
  %.787.i.i4747.i.i = fadd double %arg.rates.19, %.784.i.i4746.i.i
  store double %.787.i.i4747.i.i, ptr %.226.i1203.i, align 8, !noalias !294
  %.821.i.i.i.i = ashr i64 %.1599.i.i.i, 2
  %.822.i.i4748.i.i = sitofp i64 %.821.i.i.i.i to double
  %.863.i.i4749.i.i = fcmp ult double %.787.i.i4747.i.i, 1.000000e+00
  br i1 %.863.i.i4749.i.i, label %B444.i.i4783.i.i, label %B500.i.i4750.i.i

B444.i.i4783.i.i:                                 ; preds = %B270.i.i4744.i.i
  br i1 %.867.i.i.i.i, label %B466.i.i4798.i.i, label %B702.i.i4784.i.i

B466.i.i4798.i.i:                                 ; preds = %B444.i.i4783.i.i
  %.902.i.i4799.i.i = load double, ptr %.901.i.i.i.i, align 8, !noalias !294
  %.907.i.i4800.i.i = fcmp oeq double %.902.i.i4799.i.i, %.822.i.i4748.i.i
  br i1 %.907.i.i4800.i.i, label %B500.i.i4750.i.i, label %B652.i.i4801.i.i

B500.i.i4750.i.i:                                 ; preds = %B466.i.i4798.i.i, %B270.i.i4744.i.i
  store double %.822.i.i4748.i.i, ptr %.901.i.i.i.i, align 8, !noalias !294
  %.985.i.i4751.i.i = fadd double %.787.i.i4747.i.i, -1.000000e+00
  store double %.985.i.i4751.i.i, ptr %.226.i1203.i, align 8, !noalias !294
  %.348.i.i.i4752.i.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !297
  %.12.i.i2014.i.i4753.i.i = fcmp ogt double %.782.i.i.i, %.348.i.i.i4752.i.i
  %.13.i.i2015.i.i4754.i.i = select i1 %.12.i.i2014.i.i4753.i.i, double %.782.i.i.i, double %.348.i.i.i4752.i.i
  %.381.i.i.i4755.i.i = fadd double %.380.i.i.i.i.i, %.13.i.i2015.i.i4754.i.i
  store double %.381.i.i.i4755.i.i, ptr %.347.i.i.i.i.i, align 8, !noalias !297
  %.439.i.i.i4756.i.i = load double, ptr %.438.i.i.i.i.i, align 8, !noalias !297
  %.442.i.i.i4757.i.i = fadd double %.380.i.i.i.i.i, %.439.i.i.i4756.i.i
  store double %.442.i.i.i4757.i.i, ptr %.438.i.i.i.i.i, align 8, !noalias !297
  %.531.i.i.i4758.i.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !297
  %.310.i.i.i.i4759.i.i = lshr i64 %.1599.i.i.i, 16
  %.321.0.i.i.i.i4760.i.i = and i64 %.310.i.i.i.i4759.i.i, 16383
  %265 = getelementptr double, ptr %.226.i922.i, i64 %.321.0.i.i.i.i4760.i.i
  %.390.i.i.i.i4761.i.i = load double, ptr %265, align 8, !noalias !300
  %.394.i.i.i.i4762.i.i = fcmp olt double %.390.i.i.i.i4761.i.i, 0.000000e+00
  %or.cond.i.i.i.i4763.i.i = select i1 %.354.i.i.i4717.i.i, i1 %.394.i.i.i.i4762.i.i, i1 false
  br i1 %or.cond.i.i.i.i4763.i.i, label %B96.i.i.i.i4782.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i

B96.i.i.i.i4782.i.i:                              ; preds = %B500.i.i4750.i.i
  store double %.444.i.i.i4718.i.i, ptr %265, align 8, !noalias !300
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i: ; preds = %B96.i.i.i.i4782.i.i, %B500.i.i4750.i.i
  %.611.i.i.i.i4765.i.i = phi double [ %.390.i.i.i.i4761.i.i, %B500.i.i4750.i.i ], [ %.444.i.i.i4718.i.i, %B96.i.i.i.i4782.i.i ]
  %.502.i.i.i4766.i.i = fmul double %arg.rates.8, %.79.i.i.i4737.i.i
  %.12.i89.i.i.i4767.i.i = fcmp ogt double %.611.i.i.i.i4765.i.i, %.531.i.i.i4758.i.i
  %.13.i90.i.i.i4768.i.i = select i1 %.12.i89.i.i.i4767.i.i, double %.611.i.i.i.i4765.i.i, double %.531.i.i.i4758.i.i
  %.703.i.i.i4769.i.i = fadd double %arg.rates.7, %.13.i90.i.i.i4768.i.i
  %.704.i.i.i4770.i.i = fadd double %.502.i.i.i4766.i.i, %.703.i.i.i4769.i.i
  store i64 %.332.i.i.i.i, ptr %263, align 8, !noalias !297
  %266 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i4741.i.i
  store double %.704.i.i.i4770.i.i, ptr %266, align 8, !noalias !297
  %.12.i2016.i.i4771.i.i = fcmp ogt double %.704.i.i.i4770.i.i, %.400.i.i4740.i.i
  %.13.i2017.i.i4772.i.i = select i1 %.12.i2016.i.i4771.i.i, double %.704.i.i.i4770.i.i, double %.400.i.i4740.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i

B652.i.i4801.i.i:                                 ; preds = %B466.i.i4798.i.i
  store i64 %.332.i.i.i.i, ptr %263, align 8, !noalias !294
  %267 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i4741.i.i
  store double %.400.i.i4740.i.i, ptr %267, align 8, !noalias !294
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i

B702.i.i4784.i.i:                                 ; preds = %B444.i.i4783.i.i
  br i1 %or.cond.i.i4716.i.i, label %B728.i.i4785.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i

B728.i.i4785.i.i:                                 ; preds = %B702.i.i4784.i.i
  %.1496.i.i4786.i.i = load double, ptr %.2392.i.i.i, align 8, !noalias !294
  %.310.i.i.i4787.i.i = lshr i64 %.1599.i.i.i, 16
  %.321.0.i.i.i4788.i.i = and i64 %.310.i.i.i4787.i.i, 16383
  %268 = getelementptr double, ptr %.226.i922.i, i64 %.321.0.i.i.i4788.i.i
  %.390.i.i.i4789.i.i = load double, ptr %268, align 8, !noalias !303
  %.394.i.i.i4790.i.i = fcmp olt double %.390.i.i.i4789.i.i, 0.000000e+00
  %or.cond.i.i.i4791.i.i = select i1 %.354.i.i.i4717.i.i, i1 %.394.i.i.i4790.i.i, i1 false
  br i1 %or.cond.i.i.i4791.i.i, label %B96.i.i.i4797.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i

B96.i.i.i4797.i.i:                                ; preds = %B728.i.i4785.i.i
  store double %.444.i.i.i4718.i.i, ptr %268, align 8, !noalias !303
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i: ; preds = %B96.i.i.i4797.i.i, %B728.i.i4785.i.i
  %.611.i.i.i4793.i.i = phi double [ %.390.i.i.i4789.i.i, %B728.i.i4785.i.i ], [ %.444.i.i.i4718.i.i, %B96.i.i.i4797.i.i ]
  %.12.i2018.i.i4794.i.i = fcmp ogt double %.611.i.i.i4793.i.i, %.1496.i.i4786.i.i
  %.13.i2019.i.i4795.i.i = select i1 %.12.i2018.i.i4794.i.i, double %.611.i.i.i4793.i.i, double %.1496.i.i4786.i.i
  %.1683.i.i4796.i.i = fadd double %.1682.i.i.i.i, %.13.i2019.i.i4795.i.i
  store i64 %.332.i.i.i.i, ptr %263, align 8, !noalias !294
  %269 = getelementptr double, ptr %.226.i1132.i, i64 %.45020202021.i.i4741.i.i
  store double %.1683.i.i4796.i.i, ptr %269, align 8, !noalias !294
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i, %B702.i.i4784.i.i, %B652.i.i4801.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i, %B216.i.i4802.i.i
  %.13.i2017.sink.i.i4774.i.i = phi double [ %.13.i2017.i.i4772.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i4764.i.i ], [ %.13.i.i1304.i.i.i, %B216.i.i4802.i.i ], [ %.400.i.i4740.i.i, %B652.i.i4801.i.i ], [ %.1683.i.i4796.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i4792.i.i ], [ %.400.i.i4740.i.i, %B702.i.i4784.i.i ]
  %.1705.i.i.i = fsub double %.13.i2017.sink.i.i4774.i.i, %arg.rates.5
  %.12.i1305.i.i.i = fcmp ogt double %.1705.i.i.i, %end.2.01316.i.i.i
  %.13.i1306.i.i.i = select i1 %.12.i1305.i.i.i, double %.1705.i.i.i, double %end.2.01316.i.i.i
  br i1 %.49.i.i4809.i.i, label %B1082.endif.endif.endif.thread.i.i.i, label %B1082.endif.endif.endif.i.i.i, !prof !11

B1082.endif.endif.endif.i.i.i:                    ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i
  %.1775.i.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !285
  %.1815.i.i.i = srem i64 %.1775.i.i.i, %.210.i1277.i
  %.1817.i.i.i = icmp slt i64 %.1815.i.i.i, 0
  %.1826.i.i.i = select i1 %.1817.i.i.i, i64 %.210.i1277.i, i64 0
  %spec.select.i4779.i.i = add i64 %.1826.i.i.i, %.1815.i.i.i
  %spec.select.fr.i4780.i.i = freeze i64 %spec.select.i4779.i.i
  %.1848.i4781.i.i = icmp slt i64 %spec.select.fr.i4780.i.i, 0
  %spec.select1312.i.i.i = select i1 %.1848.i4781.i.i, i64 %.210.i1277.i, i64 0
  br label %B1082.endif.endif.endif.thread.i.i.i

B1082.endif.endif.endif.thread.i.i.i:             ; preds = %B1082.endif.endif.endif.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i
  %rem.01310.i.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i ], [ %spec.select.fr.i4780.i.i, %B1082.endif.endif.endif.i.i.i ]
  %270 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i4773.i.i ], [ %spec.select1312.i.i.i, %B1082.endif.endif.endif.i.i.i ]
  %271 = getelementptr double, ptr %.226.i1275.i, i64 %rem.01310.i.i.i
  %.1863.i.i.i = getelementptr double, ptr %271, i64 %270
  store double %.13.i1306.i.i.i, ptr %.1863.i.i.i, align 8, !noalias !285
  %.1901.i4777.i.i = load i64, ptr %.226.i1349.i, align 8, !noalias !285
  %.1902.i.i.i = add nsw i64 %.1901.i4777.i.i, 1
  store i64 %.1902.i.i.i, ptr %.226.i1349.i, align 8, !noalias !285
  %exitcond.not.i4778.i.i = icmp eq i64 %indvars.iv.next.i4726.i.i, %wide.trip.count.i4724.i.i
  br i1 %exitcond.not.i4778.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, label %B1080.if.i.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %B1082.endif.endif.endif.thread.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B1130.i.i
  %.782.sink.i.i.i = phi double [ %.2861, %B1130.i.i ], [ %.782.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.782.i.i.i, %B1082.endif.endif.endif.thread.i.i.i ]
  %end.2.0.lcssa.sink.i.i.i = phi double [ %.2861, %B1130.i.i ], [ %.13.i1301.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.13.i1306.i.i.i, %B1082.endif.endif.endif.thread.i.i.i ]
  %.442.i4830.i.i = select i1 %.2924, i64 %.210.i1221.i, i64 0
  %272 = getelementptr double, ptr %.226.i1219.i, i64 %.2820
  %.456.i4831.i.i = getelementptr double, ptr %272, i64 %.442.i4830.i.i
  store double %.782.sink.i.i.i, ptr %.456.i4831.i.i, align 8, !noalias !306
  %.478.i4832.i.i = select i1 %.2924, i64 %.210.i1257.i, i64 0
  %273 = getelementptr double, ptr %.226.i1255.i, i64 %.2820
  %.492.i4833.i.i = getelementptr double, ptr %273, i64 %.478.i4832.i.i
  %.493.i4834.i.i = load double, ptr %.492.i4833.i.i, align 8, !noalias !306
  %.543.i4836.i.i = fadd double %.542.i4835.i.i, %end.2.0.lcssa.sink.i.i.i
  %.12.i.i4837.i.i = fcmp ogt double %.543.i4836.i.i, %.493.i4834.i.i
  %.13.i.i4838.i.i = select i1 %.12.i.i4837.i.i, double %.543.i4836.i.i, double %.493.i4834.i.i
  store double %.13.i.i4838.i.i, ptr %.492.i4833.i.i, align 8, !noalias !306
  %.626.i4839.i.i = icmp slt i64 %quot.0, 0
  %.627.i4840.i.i = select i1 %.626.i4839.i.i, i64 %.210.i345.i, i64 0
  %274 = getelementptr double, ptr %.226.i343.i, i64 %quot.0
  %.641.i4841.i.i = getelementptr double, ptr %274, i64 %.627.i4840.i.i
  %.642.i4842.i.i = load double, ptr %.641.i4841.i.i, align 8, !noalias !306
  %.12.i56.i4843.i.i = fcmp ogt double %.13.i.i4838.i.i, %.642.i4842.i.i
  %.13.i57.i4844.i.i = select i1 %.12.i56.i4843.i.i, double %.13.i.i4838.i.i, double %.642.i4842.i.i
  store double %.13.i57.i4844.i.i, ptr %.641.i4841.i.i, align 8, !noalias !306
  %.3720.i.i = fadd double %arg.rates.32, %end.2.0.lcssa.sink.i.i.i
  br label %B1094.endif.endif

B572.i:                                           ; preds = %B366.i, %B132.i6912, %B20.i.i
  %.3294.i = load double, ptr %.226.i990.i, align 8, !noalias !219
  %.12.i5777.i = fcmp ogt double %.2861, %.3294.i
  %.13.i5778.i = select i1 %.12.i5777.i, double %.2861, double %.3294.i
  %.3374.i = fadd double %arg.rates.38, %.13.i5778.i
  store double %.3374.i, ptr %.226.i990.i, align 8, !noalias !219
  br label %B1094.endif.endif

B732.i:                                           ; preds = %B132.i6912, %B20.i.i
  %.256.i.i = select i1 %.2924, i64 %.210.i1148.i, i64 0
  %275 = getelementptr i64, ptr %.226.i1146.i, i64 %.2820
  %.270.i.i = getelementptr i64, ptr %275, i64 %.256.i.i
  %.271.i.i = load i64, ptr %.270.i.i, align 8, !noalias !309
  %.279.i.i = icmp sgt i64 %.271.i.i, 0
  br i1 %.279.i.i, label %B42.i.i, label %entry.B114_crit_edge.i.i

entry.B114_crit_edge.i.i:                         ; preds = %B732.i
  %.pre.i.i = select i1 %.2924, i64 %.210.i1112.i, i64 0
  %.pre672.i.i = shl i64 %.2820, 7
  br label %_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i

B42.i.i:                                          ; preds = %B732.i
  %.289.i.i = add nuw i64 %.271.i.i, 15
  %.309.i.i6902 = and i64 %.289.i.i, 15
  %.344.i.i6903 = select i1 %.2924, i64 %.210.i1112.i, i64 0
  %.idx.i.i6904 = shl i64 %.2820, 7
  %276 = getelementptr i8, ptr %.226.i1110.i, i64 %.idx.i.i6904
  %277 = getelementptr double, ptr %276, i64 %.309.i.i6902
  %.358.i.i = getelementptr double, ptr %277, i64 %.344.i.i6903
  %.359.i.i = load double, ptr %.358.i.i, align 8, !noalias !309
  br label %_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i

_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i: ; preds = %B42.i.i, %entry.B114_crit_edge.i.i
  %.idx671.pre-phi.i.i = phi i64 [ %.pre672.i.i, %entry.B114_crit_edge.i.i ], [ %.idx.i.i6904, %B42.i.i ]
  %.505.pre-phi.i.i = phi i64 [ %.pre.i.i, %entry.B114_crit_edge.i.i ], [ %.344.i.i6903, %B42.i.i ]
  %"$phi114.0.2.0.i.i" = phi double [ 0.000000e+00, %entry.B114_crit_edge.i.i ], [ %.359.i.i, %B42.i.i ]
  %.392.i.i = select i1 %.2924, i64 %.210.i1076.i, i64 0
  %278 = getelementptr double, ptr %.226.i1074.i, i64 %.2820
  %.406.i.i = getelementptr double, ptr %278, i64 %.392.i.i
  %.407.i.i = load double, ptr %.406.i.i, align 8, !noalias !309
  %.12.i.i5779.i = fcmp ogt double %.407.i.i, %"$phi114.0.2.0.i.i"
  %.13.i.i5780.i = select i1 %.12.i.i5779.i, double %.407.i.i, double %"$phi114.0.2.0.i.i"
  %.459.0.i.i = and i64 %.271.i.i, 15
  %279 = getelementptr i8, ptr %.226.i1110.i, i64 %.idx671.pre-phi.i.i
  %280 = getelementptr double, ptr %279, i64 %.459.0.i.i
  %.519.i.i = getelementptr double, ptr %280, i64 %.505.pre-phi.i.i
  store double %.13.i.i5780.i, ptr %.519.i.i, align 8, !noalias !309
  %.558.i.i = load i64, ptr %.270.i.i, align 8, !noalias !309
  %.559.i.i = add nsw i64 %.558.i.i, 1
  store i64 %.559.i.i, ptr %.270.i.i, align 8, !noalias !309
  store double 0.000000e+00, ptr %.406.i.i, align 8, !noalias !309
  br label %B1094.endif.endif

B798.i:                                           ; preds = %B366.i, %B132.i6912, %B20.i.i
  %.3799.i = fadd double %arg.rates.40, %.2861
  br label %B1094.endif.endif

B852.i:                                           ; preds = %B132.i6912, %B20.i.i
  %.3858.i = fadd double %arg.rates.41, %.2861
  br label %B1094.endif.endif

B906.i:                                           ; preds = %B132.i6912, %B20.i.i
  %.3920.i = fadd double %arg.rates.42, %.2861
  br label %B1094.endif.endif

B1094.else.if:                                    ; preds = %B1094
  %.3800 = sdiv i64 %.2820, %arg.launch.3
  %.3801 = srem i64 %.2820, %arg.launch.3
  %.3802 = xor i64 %.3801, %arg.launch.3
  %.3803 = icmp slt i64 %.3802, 0
  %.3804 = icmp ne i64 %.3801, 0
  %.3805 = and i1 %.3804, %.3803
  %.3810 = sext i1 %.3805 to i64
  %spec.select = add i64 %.3800, %.3810
  br label %B1094.endif

B1094.endif.endif:                                ; preds = %B968.endif.thread.i.i.i, %B906.i, %B852.i, %B798.i, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i, %B572.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B678.i.i.i, %B924.i.i, %B716.i.i, %B684.i.i, %B396.i, %B366.i, %B262.i, %B132.i6912, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_, %B20.i.i
  %.1039.i.sink.i = phi double [ %.1039.i.i, %B262.i ], [ %.2861, %B20.i.i ], [ %.2861, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %.2861, %B396.i ], [ %.3720.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %.1386.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %worst.2.0.lcssa.sink.i.i.i, %B684.i.i ], [ %.1570.sink.i.i.i, %B716.i.i ], [ %.2861, %B924.i.i ], [ %.721.i4516.i.i, %B678.i.i.i ], [ %.2861, %B572.i ], [ %.2861, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i ], [ %.3799.i, %B798.i ], [ %.3858.i, %B852.i ], [ %.3920.i, %B906.i ], [ %.2861, %B366.i ], [ %.2861, %B132.i6912 ], [ %.721.i4516.i.i, %B968.endif.thread.i.i.i ]
  %.13.i185.i.sink.i = phi double [ %.13.i185.i.i, %B262.i ], [ %.2861, %B20.i.i ], [ %.2861, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ %.2861, %B396.i ], [ %.782.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %.1386.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %.1570.sink.i.i.i, %B684.i.i ], [ %.1570.sink.i.i.i, %B716.i.i ], [ %.2861, %B924.i.i ], [ %.721.i4516.i.i, %B678.i.i.i ], [ %.2861, %B572.i ], [ %.2861, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i ], [ %.2861, %B798.i ], [ %.2861, %B852.i ], [ %.2861, %B906.i ], [ %.2861, %B366.i ], [ %.2861, %B132.i6912 ], [ %.721.i4516.i.i, %B968.endif.thread.i.i.i ]
  %.sink.i6901 = phi i64 [ 3, %B262.i ], [ 3, %B20.i.i ], [ 3, %_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_ ], [ 2, %B396.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ 2, %B684.i.i ], [ 2, %B716.i.i ], [ 2, %B924.i.i ], [ 2, %B678.i.i.i ], [ 3, %B572.i ], [ 3, %_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29.exit.i ], [ 3, %B798.i ], [ 3, %B852.i ], [ 3, %B906.i ], [ 3, %B366.i ], [ 3, %B132.i6912 ], [ 2, %B968.endif.thread.i.i.i ]
  %.865.i = load i64, ptr %.1089.i.le, align 8, !noalias !312
  switch i64 %.865.i, label %B8.i.i.i6933 [
    i64 13, label %B88.i
    i64 8, label %B88.i
    i64 7, label %B88.i
    i64 6, label %B88.i
  ]

B88.i:                                            ; preds = %B1094.endif.endif, %B1094.endif.endif, %B1094.endif.endif, %B1094.endif.endif
  %.44.i.i6920 = mul nsw i64 %scheduler.3.1.i, %.5.i.i6890
  %.72.i.i6921 = getelementptr i64, ptr %.226.i1093.i, i64 %scheduler.3.1.i
  %.73.i.i6922 = load i64, ptr %.72.i.i6921, align 8, !noalias !315
  %.77.i.i6923 = add nsw i64 %.73.i.i6922, %.44.i.i6920
  %.1039.i = load double, ptr %.226.i990.i, align 8, !noalias !312
  %.1069.i = load double, ptr %.616.i.i.i, align 8, !noalias !312
  %.12.i.i6924 = fcmp ogt double %.1069.i, %.1039.i
  %.13.i.i6925 = select i1 %.12.i.i6924, double %.1069.i, double %.1039.i
  %.1120.i = icmp slt i64 %.77.i.i6923, 0
  %.1121.i = select i1 %.1120.i, i64 %.210.i1059.i, i64 0
  %281 = getelementptr double, ptr %.226.i1057.i, i64 %.77.i.i6923
  %.1135.i6926 = getelementptr double, ptr %281, i64 %.1121.i
  store double %.13.i.i6925, ptr %.1135.i6926, align 8, !noalias !312
  br i1 %.1252.i, label %B88.endif.endif.endif.endif.i, label %B88.endif.endif.endif.else.if.i, !prof !3

B8.i.i.i6933:                                     ; preds = %B1094.endif.endif, %B8.if.i.i.i6936
  %.16.0.i.i.i6934 = phi i64 [ %.70.i.i.i6939, %B8.if.i.i.i6936 ], [ 0, %B1094.endif.endif ]
  %exitcond.not.i.not.not.not.i.not.i6935 = icmp eq i64 %.16.0.i.i.i6934, 2
  br i1 %exitcond.not.i.not.not.not.i.not.i6935, label %B650.i, label %B8.if.i.i.i6936

B8.if.i.i.i6936:                                  ; preds = %B8.i.i.i6933
  %trunc.i.i.i6937 = trunc nuw i64 %.16.0.i.i.i6934 to i1
  %spec.select.i.i.i6938 = select i1 %trunc.i.i.i6937, i64 9, i64 5
  %.70.i.i.i6939 = add nuw nsw i64 %.16.0.i.i.i6934, 1
  %.96.i.i.i6940 = icmp eq i64 %spec.select.i.i.i6938, %.865.i
  br i1 %.96.i.i.i6940, label %B390.i, label %B8.i.i.i6933

B390.i:                                           ; preds = %B8.if.i.i.i6936
  %.44.i2371.i = mul nsw i64 %scheduler.3.1.i, %.5.i1106.i
  %.72.i2372.i = getelementptr i64, ptr %.226.i1166.i, i64 %scheduler.3.1.i
  %.73.i2373.i = load i64, ptr %.72.i2372.i, align 8, !noalias !318
  %.77.i2374.i = add nsw i64 %.73.i2373.i, %.44.i2371.i
  %.1487.i6941 = load double, ptr %.226.i990.i, align 8, !noalias !312
  %.1526.i = getelementptr double, ptr %.226.i914.i, i64 %scheduler.3.1.i
  %.1527.i = load double, ptr %.1526.i, align 8, !noalias !312
  %.12.i2375.i = fcmp ogt double %.1527.i, %.1487.i6941
  %.13.i2376.i = select i1 %.12.i2375.i, double %.1527.i, double %.1487.i6941
  %.1576.i6942 = icmp slt i64 %.77.i2374.i, 0
  %.1577.i6943 = select i1 %.1576.i6942, i64 %.210.i1132.i, i64 0
  %282 = getelementptr double, ptr %.226.i1130.i, i64 %.77.i2374.i
  %.1591.i6944 = getelementptr double, ptr %282, i64 %.1577.i6943
  store double %.13.i2376.i, ptr %.1591.i6944, align 8, !noalias !312
  br i1 %.1708.i6945, label %B390.endif.endif.endif.endif.i, label %B390.endif.endif.endif.else.if.i, !prof !3

B650.i:                                           ; preds = %B8.i.i.i6933, %B390.endif.endif.endif.endif.i, %B88.endif.endif.endif.endif.i
  %margin.3.0.i = phi double [ 1.200000e+01, %B88.endif.endif.endif.endif.i ], [ 1.200000e+01, %B390.endif.endif.endif.endif.i ], [ 2.000000e+00, %B8.i.i.i6933 ]
  %.1946.i6930 = select i1 %.781.i6749, i64 %arg.code.2.5.0, i64 0
  %283 = getelementptr i64, ptr %arg.code.2.4, i64 %.2940
  %.1960.i = getelementptr i64, ptr %283, i64 %.1946.i6930
  %.1961.i = load i64, ptr %.1960.i, align 8, !noalias !312
  %.1965.i = icmp slt i64 %.1961.i, 6
  br i1 %.1965.i, label %B694.i, label %B822.i

B694.i:                                           ; preds = %B650.i
  %.1973.i = mul nsw i64 %.2820, 6
  %.2012.i = add nsw i64 %.1961.i, %.1973.i
  %.2026.i = icmp slt i64 %.2012.i, 0
  %.2027.i = select i1 %.2026.i, i64 %.210.i1004.i, i64 0
  %284 = getelementptr double, ptr %.226.i1002.i, i64 %.2012.i
  %.2041.i = getelementptr double, ptr %284, i64 %.2027.i
  store double %.1039.i.sink.i, ptr %.2041.i, align 8, !noalias !312
  %.2089.i = load i64, ptr %.1960.i, align 8, !noalias !312
  %.2093.i = add nsw i64 %.2089.i, %.1973.i
  %.2107.i = icmp slt i64 %.2093.i, 0
  %.2108.i = select i1 %.2107.i, i64 %.210.i1040.i, i64 0
  %285 = getelementptr i64, ptr %.226.i1038.i, i64 %.2093.i
  %.2122.i = getelementptr i64, ptr %285, i64 %.2108.i
  store i64 %.sink.i6901, ptr %.2122.i, align 8, !noalias !312
  br label %B822.i

B822.i:                                           ; preds = %B694.i, %B650.i
  %.2149.i = select i1 %.781.i6749, i64 %arg.code.3.5.0, i64 0
  %286 = getelementptr i64, ptr %arg.code.3.4, i64 %.2940
  %.2163.i = getelementptr i64, ptr %286, i64 %.2149.i
  %.2164.i = load i64, ptr %.2163.i, align 8, !noalias !312
  %.2168.i = icmp slt i64 %.2164.i, 6
  br i1 %.2168.i, label %B866.i, label %B1094.endif.endif.endif

B866.i:                                           ; preds = %B822.i
  %.2172.i = fadd double %.13.i185.i.sink.i, %margin.3.0.i
  %.2183.i = mul nsw i64 %.2820, 6
  %.2222.i = add nsw i64 %.2164.i, %.2183.i
  %.2235.i6931 = icmp slt i64 %.2222.i, 0
  %.2236.i6932 = select i1 %.2235.i6931, i64 %.210.i1004.i, i64 0
  %287 = getelementptr double, ptr %.226.i1002.i, i64 %.2222.i
  %.2250.i = getelementptr double, ptr %287, i64 %.2236.i6932
  store double %.2172.i, ptr %.2250.i, align 8, !noalias !312
  %.2386.i = load i64, ptr %.2163.i, align 8, !noalias !312
  %.2392.i = add nsw i64 %.2386.i, %.2183.i
  %.2406.i = icmp slt i64 %.2392.i, 0
  %.2407.i = select i1 %.2406.i, i64 %.210.i1040.i, i64 0
  %288 = getelementptr i64, ptr %.226.i1038.i, i64 %.2392.i
  %.2421.i = getelementptr i64, ptr %288, i64 %.2407.i
  store i64 %.sink.i6901, ptr %.2421.i, align 8, !noalias !312
  br label %B1094.endif.endif.endif

B88.endif.endif.endif.endif.i:                    ; preds = %B88.endif.endif.endif.else.if.i, %B88.i
  %rem.0.i6929 = phi i64 [ %.1260.0.i, %B88.endif.endif.endif.else.if.i ], [ 0, %B88.i ]
  store i64 %rem.0.i6929, ptr %.72.i.i6921, align 8, !noalias !312
  br label %B650.i

B88.endif.endif.endif.else.if.i:                  ; preds = %B88.i
  %.1174.i = load i64, ptr %.72.i.i6921, align 8, !noalias !312
  %.1178.i6927 = add nsw i64 %.1174.i, 1
  %.1269.i6928 = srem i64 %.1178.i6927, %.5.i.i6890
  %.1270.i = xor i64 %.1269.i6928, %.5.i.i6890
  %.1271.i = icmp slt i64 %.1270.i, 0
  %.1272.i = icmp ne i64 %.1269.i6928, 0
  %.1273.i = and i1 %.1272.i, %.1271.i
  %.1280.i = select i1 %.1273.i, i64 %.5.i.i6890, i64 0
  %.1260.0.i = add i64 %.1280.i, %.1269.i6928
  br label %B88.endif.endif.endif.endif.i

B390.endif.endif.endif.endif.i:                   ; preds = %B390.endif.endif.endif.else.if.i, %B390.i
  %rem.1.0.i6947 = phi i64 [ %.1716.0.i, %B390.endif.endif.endif.else.if.i ], [ 0, %B390.i ]
  store i64 %rem.1.0.i6947, ptr %.72.i2372.i, align 8, !noalias !312
  br label %B650.i

B390.endif.endif.endif.else.if.i:                 ; preds = %B390.i
  %.1630.i = load i64, ptr %.72.i2372.i, align 8, !noalias !312
  %.1634.i = add nsw i64 %.1630.i, 1
  %.1725.i6946 = srem i64 %.1634.i, %.5.i1106.i
  %.1726.i = xor i64 %.1725.i6946, %.5.i1106.i
  %.1727.i = icmp slt i64 %.1726.i, 0
  %.1728.i = icmp ne i64 %.1725.i6946, 0
  %.1729.i = and i1 %.1728.i, %.1727.i
  %.1736.i = select i1 %.1729.i, i64 %.5.i1106.i, i64 0
  %.1716.0.i = add i64 %.1736.i, %.1725.i6946
  br label %B390.endif.endif.endif.endif.i

B1094.endif.endif.endif:                          ; preds = %B866.i, %B822.i
  %.310.i = load double, ptr %.375.i, align 8, !noalias !321
  %.5.i.i6948 = fptosi double %.310.i to i64
  %.375.i6949 = mul i64 %.5.i.i6948, 11
  %.373.i = add i64 %.375.i6949, -11
  %.411.i = icmp slt i64 %.373.i, 0
  %.412.i = select i1 %.411.i, i64 %arg.results.6.5.0, i64 0
  %.413.i = add i64 %.412.i, %.373.i
  %.416.i = icmp slt i64 %.413.i, 0
  br i1 %.416.i, label %B0.endif.else.if.i6961, label %B0.endif.else.endif.i6950, !prof !3

B180.i:                                           ; preds = %B0.endif.endif.i6955
  %.514.i = getelementptr double, ptr %arg.results.6.4, i64 %.401.sroa.0.3.i
  %.12.i.i6956 = fcmp ogt double %.1039.i.sink.i, %.2861
  %.13.i.i6957 = select i1 %.12.i.i6956, double %.1039.i.sink.i, double %.2861
  %.627.i = getelementptr i8, ptr %.514.i, i64 56
  store double %.13.i.i6957, ptr %.627.i, align 8, !noalias !321
  %.662.i = load double, ptr %.226.i990.i, align 8, !noalias !321
  %.667.i = fsub double %.662.i, %.2861
  %.12.i575.i = fcmp ogt double %.667.i, 0.000000e+00
  %.13.i576.i = select i1 %.12.i575.i, double %.667.i, double 0.000000e+00
  %.724.i6958 = getelementptr i8, ptr %.514.i, i64 64
  store double %.13.i576.i, ptr %.724.i6958, align 8, !noalias !321
  %.759.i = load double, ptr %.2392.i.i.i, align 8, !noalias !321
  %.764.i6959 = fsub double %.759.i, %.2861
  %.12.i577.i = fcmp ogt double %.764.i6959, 0.000000e+00
  %.13.i578.i = select i1 %.12.i577.i, double %.764.i6959, double 0.000000e+00
  %.821.i = getelementptr i8, ptr %.514.i, i64 72
  store double %.13.i578.i, ptr %.821.i, align 8, !noalias !321
  %.900.i = load double, ptr %.347.i.i.i.i.i, align 8, !noalias !321
  %.905.i = fsub double %.900.i, %.2861
  %.12.i579.i = fcmp ogt double %.905.i, 0.000000e+00
  %.13.i580.i = select i1 %.12.i579.i, double %.905.i, double 0.000000e+00
  %.964.i = getelementptr i8, ptr %.514.i, i64 80
  store double %.13.i580.i, ptr %.964.i, align 8, !noalias !321
  br label %_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit

B0.endif.endif.i6955:                             ; preds = %B0.endif.else.endif.endif.endif.if.i6954, %B0.endif.else.endif.endif.endif.i6953
  %.401.sroa.13.0.i = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.endif.endif.if.i6954 ], [ %.401.sroa.13.1.i, %B0.endif.else.endif.endif.endif.i6953 ]
  %.565.not.i.not = icmp sgt i64 %.401.sroa.13.0.i, %.401.sroa.0.3.i
  br i1 %.565.not.i.not, label %B180.i, label %_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit

B0.endif.else.if.i6961:                           ; preds = %B1094.endif.endif.endif
  br label %B0.endif.else.endif.i6950

B0.endif.else.endif.i6950:                        ; preds = %B0.endif.else.if.i6961, %B1094.endif.endif.endif
  %.401.sroa.0.1.i = phi i64 [ 0, %B0.endif.else.if.i6961 ], [ %.413.i, %B1094.endif.endif.endif ]
  %.421.not.i = icmp slt i64 %.413.i, %arg.results.6.5.0
  br i1 %.421.not.i, label %B0.endif.else.endif.endif.i6952, label %B0.endif.else.endif.if.i6951, !prof !4

B0.endif.else.endif.if.i6951:                     ; preds = %B0.endif.else.endif.i6950
  br label %B0.endif.else.endif.endif.i6952

B0.endif.else.endif.endif.i6952:                  ; preds = %B0.endif.else.endif.if.i6951, %B0.endif.else.endif.i6950
  %.401.sroa.0.3.i = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.if.i6951 ], [ %.401.sroa.0.1.i, %B0.endif.else.endif.i6950 ]
  %.428.i = icmp slt i64 %.5.i.i6948, 0
  %.429.i = select i1 %.428.i, i64 %arg.results.6.5.0, i64 0
  %.430.i = add i64 %.429.i, %.375.i6949
  %.433.i = icmp slt i64 %.430.i, 0
  br i1 %.433.i, label %B0.endif.else.endif.endif.if.i6960, label %B0.endif.else.endif.endif.endif.i6953, !prof !3

B0.endif.else.endif.endif.if.i6960:               ; preds = %B0.endif.else.endif.endif.i6952
  br label %B0.endif.else.endif.endif.endif.i6953

B0.endif.else.endif.endif.endif.i6953:            ; preds = %B0.endif.else.endif.endif.if.i6960, %B0.endif.else.endif.endif.i6952
  %.401.sroa.13.1.i = phi i64 [ 0, %B0.endif.else.endif.endif.if.i6960 ], [ %.430.i, %B0.endif.else.endif.endif.i6952 ]
  %.438.not.i = icmp slt i64 %.430.i, %arg.results.6.5.0
  br i1 %.438.not.i, label %B0.endif.endif.i6955, label %B0.endif.else.endif.endif.endif.if.i6954, !prof !4

B0.endif.else.endif.endif.endif.if.i6954:         ; preds = %B0.endif.else.endif.endif.endif.i6953
  br label %B0.endif.endif.i6955

_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit: ; preds = %B180.i, %B0.endif.endif.i6955
  store double %.297.i, ptr %.547.i, align 8, !noalias !324
  %.968.i = load i64, ptr %.2939.le, align 8, !noalias !324
  %.969.i = add nsw i64 %.968.i, 1
  store i64 %.969.i, ptr %.2939.le, align 8, !noalias !324
  %.1070.i = select i1 %.2924, i64 %.210.i646.i, i64 0
  %289 = getelementptr i64, ptr %.226.i645.i, i64 %.2820
  %.1084.i = getelementptr i64, ptr %289, i64 %.1070.i
  %.1085.i = load i64, ptr %.1084.i, align 8, !noalias !324
  %.1101.i = icmp slt i64 %.1085.i, 0
  %.1102.i = select i1 %.1101.i, i64 %arg.paths.1.5.0, i64 0
  %290 = getelementptr i64, ptr %arg.paths.1.4, i64 %.1085.i
  %.1116.i = getelementptr i64, ptr %290, i64 %.1102.i
  %.1117.i = load i64, ptr %.1116.i, align 8, !noalias !324
  %.1134.i = icmp slt i64 %.1117.i, -1
  %.1135.i6964 = select i1 %.1134.i, i64 %arg.paths.0.5.0, i64 0
  %291 = getelementptr i64, ptr %arg.paths.0.4, i64 %.1117.i
  %292 = getelementptr i8, ptr %291, i64 8
  %.1149.i = getelementptr i64, ptr %292, i64 %.1135.i6964
  %.1150.i = load i64, ptr %.1149.i, align 8, !noalias !324
  %.1154.i = icmp eq i64 %.969.i, %.1150.i
  br i1 %.1154.i, label %B178.i, label %entry.B362_crit_edge.i

entry.B362_crit_edge.i:                           ; preds = %_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit
  %.pre.i = select i1 %.2924, i64 %.210.i680.i, i64 0
  br label %B362.i

B178.i:                                           ; preds = %_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit
  %.1191.i = add nsw i64 %.1085.i, 1
  store i64 %.1191.i, ptr %.1084.i, align 8, !noalias !324
  %.1282.i = select i1 %.2924, i64 %.210.i680.i, i64 0
  %293 = getelementptr i64, ptr %.226.i678.i, i64 %.2820
  %.1296.i = getelementptr i64, ptr %293, i64 %.1282.i
  %.1297.i = load i64, ptr %.1296.i, align 8, !noalias !324
  %.1301.i7025 = icmp slt i64 %.1191.i, %.1297.i
  br i1 %.1301.i7025, label %B276.i, label %B362.i

B276.i:                                           ; preds = %B178.i
  %.1381.i = icmp slt i64 %.1085.i, -1
  %.1382.i = select i1 %.1381.i, i64 %arg.paths.1.5.0, i64 0
  %294 = getelementptr i64, ptr %arg.paths.1.4, i64 %.1191.i
  %.1396.i = getelementptr i64, ptr %294, i64 %.1382.i
  %.1397.i = load i64, ptr %.1396.i, align 8, !noalias !324
  %.1413.i7026 = icmp slt i64 %.1397.i, 0
  %.1414.i = select i1 %.1413.i7026, i64 %arg.paths.0.5.0, i64 0
  %295 = getelementptr i64, ptr %arg.paths.0.4, i64 %.1397.i
  %.1428.i7027 = getelementptr i64, ptr %295, i64 %.1414.i
  %.1429.i7028 = load i64, ptr %.1428.i7027, align 8, !noalias !324
  store i64 %.1429.i7028, ptr %.2939.le, align 8, !noalias !324
  %.1524.pre.i = load i64, ptr %.1084.i, align 8, !noalias !324
  br label %B362.i

B362.i:                                           ; preds = %B276.i, %B178.i, %entry.B362_crit_edge.i
  %.1547.pre-phi.i = phi i64 [ %.pre.i, %entry.B362_crit_edge.i ], [ %.1282.i, %B276.i ], [ %.1282.i, %B178.i ]
  %.1524.i = phi i64 [ %.1085.i, %entry.B362_crit_edge.i ], [ %.1524.pre.i, %B276.i ], [ %.1191.i, %B178.i ]
  %296 = getelementptr i64, ptr %.226.i678.i, i64 %.2820
  %.1561.i = getelementptr i64, ptr %296, i64 %.1547.pre-phi.i
  %.1562.i = load i64, ptr %.1561.i, align 8, !noalias !324
  %.1566.not.i = icmp slt i64 %.1524.i, %.1562.i
  br i1 %.1566.not.i, label %B1006.i, label %B420.i

B420.i:                                           ; preds = %B362.i
  %.1662.i = select i1 %.2924, i64 %.210.i752.i, i64 0
  %297 = getelementptr i64, ptr %.226.i750.i, i64 %.2820
  %.1676.i6965 = getelementptr i64, ptr %297, i64 %.1662.i
  store i64 0, ptr %.1676.i6965, align 8, !noalias !324
  %.1699.i = icmp slt i64 %quot.0, 0
  %.1700.i = select i1 %.1699.i, i64 %.210.i.i6859, i64 0
  %298 = getelementptr i64, ptr %.226.i.i6855, i64 %quot.0
  %.1714.i = getelementptr i64, ptr %298, i64 %.1700.i
  %.1715.i = load i64, ptr %.1714.i, align 8, !noalias !324
  %.1716.i = add nsw i64 %.1715.i, -1
  store i64 %.1716.i, ptr %.1714.i, align 8, !noalias !324
  %.1769.i = select i1 %.2924, i64 %.210.i1257.i, i64 0
  %299 = getelementptr double, ptr %.226.i1255.i, i64 %.2820
  %.1783.i = getelementptr double, ptr %299, i64 %.1769.i
  %.1784.i = load double, ptr %.1783.i, align 8, !noalias !324
  %.12.i.i6966 = fcmp ogt double %.1784.i, %.2861
  %.13.i.i6967 = select i1 %.12.i.i6966, double %.1784.i, double %.2861
  %.1852.i = load double, ptr %.1851.i6968, align 8, !noalias !324
  %.1889.i = select i1 %.1699.i, i64 %.210.i309.i, i64 0
  %300 = getelementptr double, ptr %.226.i307.i, i64 %quot.0
  %.1903.i = getelementptr double, ptr %300, i64 %.1889.i
  %.1904.i6969 = load double, ptr %.1903.i, align 8, !noalias !324
  %.1910.i = fsub double %.13.i.i6967, %.1904.i6969
  br i1 %or.cond7067, label %B420.endif.else.if.i, label %B420.endif.endif.i, !prof !40

B1006.i:                                          ; preds = %B362.i
  %.2735.i = load i64, ptr %.1089.i.le, align 8, !noalias !324
  %.2739.i = icmp eq i64 %.2735.i, 9
  br i1 %.2739.i, label %B1060.i, label %B1258.i

B1060.i:                                          ; preds = %B1006.i
  %.2793.i = select i1 %.2924, i64 %.210.i968.i, i64 0
  %301 = getelementptr i64, ptr %.226.i966.i, i64 %.2820
  %.2807.i = getelementptr i64, ptr %301, i64 %.2793.i
  store i64 1, ptr %.2807.i, align 8, !noalias !324
  store double 1.000000e+300, ptr %.588.i, align 8, !noalias !324
  store i64 7, ptr %.694.i, align 8, !noalias !324
  %.2967.i = icmp slt i64 %quot.0, 0
  %.2968.i = select i1 %.2967.i, i64 %.210.i240.i, i64 0
  %302 = getelementptr i64, ptr %.226.i238.i, i64 %quot.0
  %.2982.i = getelementptr i64, ptr %302, i64 %.2968.i
  %.2983.i = load i64, ptr %.2982.i, align 8, !noalias !324
  %.2984.i = add nsw i64 %.2983.i, 1
  store i64 %.2984.i, ptr %.2982.i, align 8, !noalias !324
  %.3095.i = load double, ptr %.226.i990.i, align 8, !noalias !324
  %.3135.i = select i1 %.2967.i, i64 %.210.i275.i, i64 0
  %303 = getelementptr double, ptr %.226.i274.i, i64 %quot.0
  %.3149.i = getelementptr double, ptr %303, i64 %.3135.i
  store double %.3095.i, ptr %.3149.i, align 8, !noalias !324
  br label %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B1258.i:                                          ; preds = %B1006.i
  %.3269.i = select i1 %.781.i6749, i64 %arg.code.1.5.0, i64 0
  %304 = getelementptr i64, ptr %arg.code.1.4, i64 %.2940
  %.3283.i = getelementptr i64, ptr %304, i64 %.3269.i
  %.3284.i = load i64, ptr %.3283.i, align 8, !noalias !324
  %.13.i4485.i = tail call i64 @llvm.smax.i64(i64 %.3284.i, i64 1)
  %.3319.i = uitofp nneg i64 %.13.i4485.i to double
  %.3320.i = fadd double %.2861, %.3319.i
  store double %.3320.i, ptr %.588.i, align 8, !noalias !324
  store i64 1, ptr %.694.i, align 8, !noalias !324
  br label %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B420.endif.endif.i:                               ; preds = %B420.endif.else.if.i, %B420.i
  %rem.0.i6970 = phi double [ 0.000000e+00, %B420.i ], [ %307, %B420.endif.else.if.i ]
  %.2009.i = fmul double %arg.rates.2, %rem.0.i6970
  %.2010.i = fsub double %.1910.i, %.2009.i
  %.2011.i = fadd double %.1852.i, %.2010.i
  store double %.2011.i, ptr %.1851.i6968, align 8, !noalias !324
  %.2077.i = load double, ptr %.2076.i, align 8, !noalias !324
  %.2097.i6971 = select i1 %.2924, i64 %.210.i1221.i, i64 0
  %305 = getelementptr double, ptr %.226.i1219.i, i64 %.2820
  %.2111.i = getelementptr double, ptr %305, i64 %.2097.i6971
  %.2112.i = load double, ptr %.2111.i, align 8, !noalias !324
  %.2117.i = fsub double %.2112.i, %.2861
  %.12.i4486.i = fcmp ogt double %.2117.i, 0.000000e+00
  %.13.i4487.i = select i1 %.12.i4486.i, double %.2117.i, double 0.000000e+00
  %.2146.i = fadd double %.2077.i, %.13.i4487.i
  store double %.2146.i, ptr %.2076.i, align 8, !noalias !324
  store i64 10, ptr %.694.i, align 8, !noalias !324
  store double %.2861, ptr %.547.i, align 8, !noalias !324
  %.2290.i = load double, ptr %.2111.i, align 8, !noalias !324
  %.12.i4488.i = fcmp ogt double %.2290.i, %.2861
  %.13.i4489.i = select i1 %.12.i4488.i, double %.2290.i, double %.2861
  store double %.13.i4489.i, ptr %.588.i, align 8, !noalias !324
  %.376.i.i6974 = load double, ptr %.375.i, align 8, !noalias !327
  %.5.i.i.i6975 = fptosi double %.376.i.i6974 to i64
  %.417.i.i6976 = add nsw i64 %.5.i.i.i6975, 1
  %.418.i.i6977 = mul nsw i64 %.417.i.i6976, 11
  %.415.i.i6978 = mul nsw i64 %.5.i.i.i6975, 11
  %.454.i.i6979 = icmp slt i64 %.5.i.i.i6975, 0
  %.455.i.i6980 = select i1 %.454.i.i6979, i64 %arg.results.6.5.0, i64 0
  %.456.i.i6981 = add i64 %.455.i.i6980, %.415.i.i6978
  %.459.i.i6982 = icmp slt i64 %.456.i.i6981, 0
  br i1 %.459.i.i6982, label %B0.endif.else.if.i.i7023, label %B0.endif.else.endif.i.i6983, !prof !3

B174.i.i7001:                                     ; preds = %B0.endif.endif.i.i6997
  %.557.i.i7002 = getelementptr double, ptr %arg.results.6.4, i64 %.444.sroa.0.3.i.i6988
  %.640.i.i7003 = sitofp i64 %.2820 to double
  store double %.640.i.i7003, ptr %.557.i.i7002, align 8, !noalias !327
  %.661.i.i = select i1 %.2924, i64 %.210.i788.i, i64 0
  %306 = getelementptr i64, ptr %.226.i786.i, i64 %.2820
  %.675.i.i = getelementptr i64, ptr %306, i64 %.661.i.i
  %.676.i.i7004 = load i64, ptr %.675.i.i, align 8, !noalias !327
  %.708.i.i7005 = getelementptr i8, ptr %.557.i.i7002, i64 8
  %.709.i.i7006 = sitofp i64 %.676.i.i7004 to double
  store double %.709.i.i7006, ptr %.708.i.i7005, align 8, !noalias !327
  %.740.i.i7007 = getelementptr i8, ptr %.557.i.i7002, i64 16
  store double -1.000000e+00, ptr %.740.i.i7007, align 8, !noalias !327
  %.779.i.i7008 = load i64, ptr %.694.i, align 8, !noalias !327
  %.811.i.i7009 = getelementptr i8, ptr %.557.i.i7002, i64 24
  %.812.i.i7010 = sitofp i64 %.779.i.i7008 to double
  store double %.812.i.i7010, ptr %.811.i.i7009, align 8, !noalias !327
  %.848.i.i7011 = load double, ptr %.547.i, align 8, !noalias !327
  %.880.i.i7012 = getelementptr i8, ptr %.557.i.i7002, i64 32
  store double %.848.i.i7011, ptr %.880.i.i7012, align 8, !noalias !327
  %.1013.i.i7013 = load double, ptr %.588.i, align 8, !noalias !327
  %.12.i.i.i7014 = fcmp olt double %.13.i4489.i, %.1013.i.i7013
  %.13.i.i.i7015 = select i1 %.12.i.i.i7014, double %.13.i4489.i, double %.1013.i.i7013
  %.12.i1100.i.i7016 = fcmp ogt double %.13.i.i.i7015, %.848.i.i7011
  %.13.i1101.i.i7017 = select i1 %.12.i1100.i.i7016, double %.13.i.i.i7015, double %.848.i.i7011
  %.1104.i.i7018 = getelementptr i8, ptr %.557.i.i7002, i64 40
  store double %.13.i1101.i.i7017, ptr %.1104.i.i7018, align 8, !noalias !327
  %.1135.i.i7019 = getelementptr i8, ptr %.557.i.i7002, i64 48
  store double %.13.i4489.i, ptr %.1135.i.i7019, align 8, !noalias !327
  %.1167.i.i7020 = getelementptr i8, ptr %.557.i.i7002, i64 56
  store double -1.000000e+00, ptr %.1167.i.i7020, align 8, !noalias !327
  br label %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx26Literal_5bint_5d_28_2d1_29d724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i

B0.endif.endif.i.i6997:                           ; preds = %B0.endif.else.endif.endif.endif.if.i.i6996, %B0.endif.else.endif.endif.endif.i.i6993
  %.444.sroa.13.0.i.i6998 = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.endif.endif.if.i.i6996 ], [ %.444.sroa.13.1.i.i6994, %B0.endif.else.endif.endif.endif.i.i6993 ]
  %.608.not.i.i7000.not = icmp sgt i64 %.444.sroa.13.0.i.i6998, %.444.sroa.0.3.i.i6988
  br i1 %.608.not.i.i7000.not, label %B174.i.i7001, label %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx26Literal_5bint_5d_28_2d1_29d724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i

B0.endif.else.if.i.i7023:                         ; preds = %B420.endif.endif.i
  br label %B0.endif.else.endif.i.i6983

B0.endif.else.endif.i.i6983:                      ; preds = %B0.endif.else.if.i.i7023, %B420.endif.endif.i
  %.444.sroa.0.1.i.i6984 = phi i64 [ 0, %B0.endif.else.if.i.i7023 ], [ %.456.i.i6981, %B420.endif.endif.i ]
  %.464.not.i.i6985 = icmp slt i64 %.456.i.i6981, %arg.results.6.5.0
  br i1 %.464.not.i.i6985, label %B0.endif.else.endif.endif.i.i6987, label %B0.endif.else.endif.if.i.i6986, !prof !4

B0.endif.else.endif.if.i.i6986:                   ; preds = %B0.endif.else.endif.i.i6983
  br label %B0.endif.else.endif.endif.i.i6987

B0.endif.else.endif.endif.i.i6987:                ; preds = %B0.endif.else.endif.if.i.i6986, %B0.endif.else.endif.i.i6983
  %.444.sroa.0.3.i.i6988 = phi i64 [ %arg.results.6.5.0, %B0.endif.else.endif.if.i.i6986 ], [ %.444.sroa.0.1.i.i6984, %B0.endif.else.endif.i.i6983 ]
  %.471.i.i6989 = icmp slt i64 %.5.i.i.i6975, -1
  %.472.i.i6990 = select i1 %.471.i.i6989, i64 %arg.results.6.5.0, i64 0
  %.473.i.i6991 = add i64 %.418.i.i6977, %.472.i.i6990
  %.476.i.i6992 = icmp slt i64 %.473.i.i6991, 0
  br i1 %.476.i.i6992, label %B0.endif.else.endif.endif.if.i.i7022, label %B0.endif.else.endif.endif.endif.i.i6993, !prof !3

B0.endif.else.endif.endif.if.i.i7022:             ; preds = %B0.endif.else.endif.endif.i.i6987
  br label %B0.endif.else.endif.endif.endif.i.i6993

B0.endif.else.endif.endif.endif.i.i6993:          ; preds = %B0.endif.else.endif.endif.if.i.i7022, %B0.endif.else.endif.endif.i.i6987
  %.444.sroa.13.1.i.i6994 = phi i64 [ 0, %B0.endif.else.endif.endif.if.i.i7022 ], [ %.473.i.i6991, %B0.endif.else.endif.endif.i.i6987 ]
  %.481.not.i.i6995 = icmp slt i64 %.473.i.i6991, %arg.results.6.5.0
  br i1 %.481.not.i.i6995, label %B0.endif.endif.i.i6997, label %B0.endif.else.endif.endif.endif.if.i.i6996, !prof !4

B0.endif.else.endif.endif.endif.if.i.i6996:       ; preds = %B0.endif.else.endif.endif.endif.i.i6993
  br label %B0.endif.endif.i.i6997

_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx26Literal_5bint_5d_28_2d1_29d724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i: ; preds = %B0.endif.endif.i.i6997, %B174.i.i7001
  %.1312.i.i7021 = sitofp i64 %.417.i.i6976 to double
  store double %.1312.i.i7021, ptr %.375.i, align 8, !noalias !327
  store double 1.000000e+300, ptr %.588.i, align 8, !noalias !324
  br label %_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a

B420.endif.else.if.i:                             ; preds = %B420.i
  %.1987.i = srem i64 %.2820, %arg.launch.3
  %.1988.i = xor i64 %.1987.i, %arg.launch.3
  %.1989.i = icmp slt i64 %.1988.i, 0
  %.1990.i = icmp ne i64 %.1987.i, 0
  %.1991.i = and i1 %.1990.i, %.1989.i
  %.1998.i = select i1 %.1991.i, i64 %arg.launch.3, i64 0
  %spec.select.i7024 = add i64 %.1998.i, %.1987.i
  %307 = sitofp i64 %spec.select.i7024 to double
  br label %B420.endif.endif.i

_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a: ; preds = %B1060.i, %B1258.i, %_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx26Literal_5bint_5d_28_2d1_29d724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29.exit.i
  %.4570 = icmp slt i64 %quot.0, 0
  %.4571 = select i1 %.4570, i64 %.210.i240.i, i64 0
  %308 = getelementptr i64, ptr %.226.i238.i, i64 %quot.0
  %.4585 = getelementptr i64, ptr %308, i64 %.4571
  %.4586 = load i64, ptr %.4585, align 8
  %.4590 = icmp sgt i64 %.4586, 0
  %.4649 = select i1 %.4570, i64 %.210.i.i6859, i64 0
  br i1 %.4590, label %B1360, label %B1480

.5054.endif:                                      ; preds = %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a, %.5054.endif
  %.5050.07058 = phi i64 [ %.5095, %.5054.endif ], [ 0, %_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20a ]
  %.5090 = getelementptr i64, ptr %.226.i807.i, i64 %.5050.07058
  store i64 1, ptr %.5090, align 8
  %.5095 = add nuw nsw i64 %.5050.07058, 1
  %exitcond87.not = icmp eq i64 %.5095, %.201.i806.i
  br i1 %exitcond87.not, label %B1480, label %.5054.endif, !prof !65
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v75B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!"branch_weights", i32 99, i32 1}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE: %retptr"}
!7 = distinct !{!7, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v76B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!10 = distinct !{!10, !"_ZN8warplens4cuda6timing9simulator2sm11begin_blockB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd50Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!11 = !{!"branch_weights", i32 199, i32 9801}
!12 = !{!"branch_weights", i32 127, i32 1}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!15 = distinct !{!15, !"_ZN8warplens4cuda6timing9simulator10scheduling18earliest_schedulerB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!16 = !{!17, !14}
!17 = distinct !{!17, !18, !"_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!18 = distinct !{!18, !"_ZN8warplens4cuda6timing9simulator10scheduling6chooseB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!21 = distinct !{!21, !"_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!24 = distinct !{!24, !"_ZN8warplens4cuda6timing9simulator10scheduling9book_waitB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN8warplens4cuda6timing9simulator10scheduling9hindranceB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!27 = distinct !{!27, !"_ZN8warplens4cuda6timing9simulator10scheduling9hindranceB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!28 = !{!29, !26}
!29 = distinct !{!29, !30, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!30 = distinct !{!30, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!31 = !{!32, !26}
!32 = distinct !{!32, !33, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!33 = distinct !{!33, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_ZN8warplens4cuda6timing9simulator10scheduling5issueB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!36 = distinct !{!36, !"_ZN8warplens4cuda6timing9simulator10scheduling5issueB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!37 = !{!38, !35}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator10scheduling7hold_upB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator10scheduling7hold_upB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!40 = !{!"branch_weights", i32 9801, i32 199}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN8warplens4cuda6timing9simulator2sm12open_barrierB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN8warplens4cuda6timing9simulator2sm12book_cut_offB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!46 = distinct !{!46, !"_ZN8warplens4cuda6timing9simulator2sm12book_cut_offB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEd25Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!47 = !{!48, !45}
!48 = distinct !{!48, !49, !"_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!49 = distinct !{!49, !"_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxd724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!50 = !{!51, !53}
!51 = distinct !{!51, !52, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!52 = distinct !{!52, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!55 = !{!53}
!56 = !{!57, !53}
!57 = distinct !{!57, !58, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!58 = distinct !{!58, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!59 = !{!60, !53}
!60 = distinct !{!60, !61, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!61 = distinct !{!61, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!62 = !{!63, !53}
!63 = distinct !{!63, !64, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29: %retptr"}
!64 = distinct !{!64, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29"}
!65 = !{!"branch_weights", i32 127, i32 12545}
!66 = !{!67, !53}
!67 = distinct !{!67, !68, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!68 = distinct !{!68, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!69 = !{!70, !53}
!70 = distinct !{!70, !71, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!71 = distinct !{!71, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!72 = !{!73, !53}
!73 = distinct !{!73, !74, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!74 = distinct !{!74, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!75 = !{!76, !53}
!76 = distinct !{!76, !77, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!77 = distinct !{!77, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!78 = !{!79, !53}
!79 = distinct !{!79, !80, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!80 = distinct !{!80, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!81 = !{!82, !53}
!82 = distinct !{!82, !83, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!83 = distinct !{!83, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!84 = !{!85, !53}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!87 = !{!88, !53}
!88 = distinct !{!88, !89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!90 = !{!91, !53}
!91 = distinct !{!91, !92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!93 = !{!94, !53}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!96 = !{!97, !99}
!97 = distinct !{!97, !98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!98 = distinct !{!98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!99 = distinct !{!99, !100, !"_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!100 = distinct !{!100, !"_ZN8warplens4cuda6timing9simulator5state9new_warpsB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!101 = !{!102, !99}
!102 = distinct !{!102, !103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!103 = distinct !{!103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!104 = !{!105, !99}
!105 = distinct !{!105, !106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!106 = distinct !{!106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!107 = !{!108, !99}
!108 = distinct !{!108, !109, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!109 = distinct !{!109, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!110 = !{!111, !99}
!111 = distinct !{!111, !112, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!112 = distinct !{!112, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!113 = !{!114, !99}
!114 = distinct !{!114, !115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!115 = distinct !{!115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!116 = !{!117, !99}
!117 = distinct !{!117, !118, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!118 = distinct !{!118, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!119 = !{!120, !99}
!120 = distinct !{!120, !121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!121 = distinct !{!121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!122 = !{!123, !99}
!123 = distinct !{!123, !124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!124 = distinct !{!124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!125 = !{!126, !99}
!126 = distinct !{!126, !127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!127 = distinct !{!127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!128 = !{!129, !99}
!129 = distinct !{!129, !130, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!130 = distinct !{!130, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!131 = !{!132, !99}
!132 = distinct !{!132, !133, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!133 = distinct !{!133, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!134 = !{!135, !99}
!135 = distinct !{!135, !136, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!136 = distinct !{!136, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!137 = !{!138, !99}
!138 = distinct !{!138, !139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!139 = distinct !{!139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!140 = !{!141, !99}
!141 = distinct !{!141, !142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!142 = distinct !{!142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!143 = !{!144, !99}
!144 = distinct !{!144, !145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!145 = distinct !{!145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!146 = !{!147, !99}
!147 = distinct !{!147, !148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!148 = distinct !{!148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!149 = !{!150, !99}
!150 = distinct !{!150, !151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!151 = distinct !{!151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!152 = !{!153, !99}
!153 = distinct !{!153, !154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!154 = distinct !{!154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!155 = !{!156, !158}
!156 = distinct !{!156, !157, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!157 = distinct !{!157, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!158 = distinct !{!158, !159, !"_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!159 = distinct !{!159, !"_ZN8warplens4cuda6timing9simulator5state9new_slotsB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE25Launch_28int64_20x_205_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!160 = !{!99}
!161 = !{!158}
!162 = !{!163, !158}
!163 = distinct !{!163, !164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!164 = distinct !{!164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!165 = !{!166, !158}
!166 = distinct !{!166, !167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!167 = distinct !{!167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!168 = !{!169, !158}
!169 = distinct !{!169, !170, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!170 = distinct !{!170, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!171 = !{!172, !158}
!172 = distinct !{!172, !173, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!173 = distinct !{!173, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!174 = !{!175, !177}
!175 = distinct !{!175, !176, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!176 = distinct !{!176, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!177 = distinct !{!177, !178, !"_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!178 = distinct !{!178, !"_ZN8warplens4cuda6timing9simulator5state14new_schedulersB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!179 = !{!177}
!180 = !{!181, !177}
!181 = distinct !{!181, !182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!182 = distinct !{!182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!183 = !{!184, !177}
!184 = distinct !{!184, !185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!185 = distinct !{!185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!186 = !{!187, !177}
!187 = distinct !{!187, !188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!188 = distinct !{!188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!189 = !{!190, !177}
!190 = distinct !{!190, !191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!191 = distinct !{!191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!192 = !{!193, !177}
!193 = distinct !{!193, !194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!194 = distinct !{!194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!195 = !{!196, !177}
!196 = distinct !{!196, !197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!197 = distinct !{!197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!198 = !{!199, !177}
!199 = distinct !{!199, !200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!200 = distinct !{!200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!201 = !{!202, !177}
!202 = distinct !{!202, !203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!203 = distinct !{!203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!204 = !{!205, !177}
!205 = distinct !{!205, !206, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!206 = distinct !{!206, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!207 = !{!208, !177}
!208 = distinct !{!208, !209, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!209 = distinct !{!209, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!210 = !{!211, !177}
!211 = distinct !{!211, !212, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!212 = distinct !{!212, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!213 = !{!214, !177}
!214 = distinct !{!214, !215, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!215 = distinct !{!215, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!216 = !{!217, !177}
!217 = distinct !{!217, !218, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!218 = distinct !{!218, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!219 = !{!220}
!220 = distinct !{!220, !221, !"_ZN8warplens4cuda6timing9simulator2sm7executeB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdxx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!221 = distinct !{!221, !"_ZN8warplens4cuda6timing9simulator2sm7executeB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdxx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!222 = !{!223, !220}
!223 = distinct !{!223, !224, !"_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!224 = distinct !{!224, !"_ZN8warplens4cuda6timing9simulator2sm7is_idleB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!225 = !{!226, !223, !220}
!226 = distinct !{!226, !227, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!227 = distinct !{!227, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!228 = !{!229, !223, !220}
!229 = distinct !{!229, !230, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!230 = distinct !{!230, !"_ZN8warplens4cuda6timing9simulator2sm14recorded_placeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx25Launch_28int64_20x_205_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!231 = !{!232, !220}
!232 = distinct !{!232, !233, !"_ZN8warplens4cuda6timing9simulator2sm14through_sharedB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddx27Rates_28float64_20x_2043_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!233 = distinct !{!233, !"_ZN8warplens4cuda6timing9simulator2sm14through_sharedB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddx27Rates_28float64_20x_2043_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!234 = !{!235, !220}
!235 = distinct !{!235, !236, !"_ZN8warplens4cuda6timing9simulator2sm6accessB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!236 = distinct !{!236, !"_ZN8warplens4cuda6timing9simulator2sm6accessB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!237 = !{!238, !235, !220}
!238 = distinct !{!238, !239, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!239 = distinct !{!239, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx414Sites_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE"}
!240 = !{!241, !235, !220}
!241 = distinct !{!241, !242, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!242 = distinct !{!242, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!243 = !{!244, !241, !235, !220}
!244 = distinct !{!244, !245, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!245 = distinct !{!245, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!246 = !{!247, !241, !235, !220}
!247 = distinct !{!247, !248, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!248 = distinct !{!248, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!249 = !{!250, !241, !235, !220}
!250 = distinct !{!250, !251, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!251 = distinct !{!251, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!252 = !{!253, !241, !235, !220}
!253 = distinct !{!253, !254, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!254 = distinct !{!254, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!255 = !{!256, !253, !241, !235, !220}
!256 = distinct !{!256, !257, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!257 = distinct !{!257, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!258 = !{!259, !256, !253, !241, !235, !220}
!259 = distinct !{!259, !260, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!260 = distinct !{!260, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!261 = !{!262, !253, !241, !235, !220}
!262 = distinct !{!262, !263, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!263 = distinct !{!263, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!264 = !{!265, !241, !235, !220}
!265 = distinct !{!265, !266, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!266 = distinct !{!266, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!267 = !{!268, !235, !220}
!268 = distinct !{!268, !269, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!269 = distinct !{!269, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!270 = !{!271, !268, !235, !220}
!271 = distinct !{!271, !272, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!272 = distinct !{!272, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!273 = !{!274, !268, !235, !220}
!274 = distinct !{!274, !275, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!275 = distinct !{!275, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!276 = !{!277, !235, !220}
!277 = distinct !{!277, !278, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!278 = distinct !{!278, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!279 = !{!280, !277, !235, !220}
!280 = distinct !{!280, !281, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!281 = distinct !{!281, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!282 = !{!283, !235, !220}
!283 = distinct !{!283, !284, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!284 = distinct !{!284, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!285 = !{!286, !235, !220}
!286 = distinct !{!286, !287, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!287 = distinct !{!287, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!288 = !{!289, !286, !235, !220}
!289 = distinct !{!289, !290, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!290 = distinct !{!290, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!291 = !{!292, !286, !235, !220}
!292 = distinct !{!292, !293, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!293 = distinct !{!293, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!294 = !{!295, !286, !235, !220}
!295 = distinct !{!295, !296, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!296 = distinct !{!296, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!297 = !{!298, !295, !286, !235, !220}
!298 = distinct !{!298, !299, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!299 = distinct !{!299, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!300 = !{!301, !298, !295, !286, !235, !220}
!301 = distinct !{!301, !302, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!302 = distinct !{!302, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!303 = !{!304, !295, !286, !235, !220}
!304 = distinct !{!304, !305, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!305 = distinct !{!305, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!306 = !{!307, !235, !220}
!307 = distinct !{!307, !308, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!308 = distinct !{!308, !"_ZN8warplens4cuda6timing9simulator2sm10note_storeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdd27Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!309 = !{!310, !220}
!310 = distinct !{!310, !311, !"_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!311 = distinct !{!311, !"_ZN8warplens4cuda6timing9simulator2sm6commitB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!312 = !{!313}
!313 = distinct !{!313, !314, !"_ZN8warplens4cuda6timing9simulator10scheduling12note_resultsB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxddx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!314 = distinct !{!314, !"_ZN8warplens4cuda6timing9simulator10scheduling12note_resultsB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxddx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29544Schedulers_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!315 = !{!316, !313}
!316 = distinct !{!316, !317, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!317 = distinct !{!317, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!318 = !{!319, !313}
!319 = distinct !{!319, !320, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!320 = distinct !{!320, !"_ZN8warplens4cuda6timing9simulator10scheduling6oldestB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExd5ArrayIxLi1E1C7mutable7alignedE"}
!321 = !{!322}
!322 = distinct !{!322, !323, !"_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!323 = distinct !{!323, !"_ZN8warplens4cuda6timing9simulator2sm10note_issueB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdd538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!324 = !{!325}
!325 = distinct !{!325, !326, !"_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!326 = distinct !{!326, !"_ZN8warplens4cuda6timing9simulator2sm5go_onB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx339Code_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2950Paths_28array_28int64_2c_201d_2c_20C_29_20x_204_2925Launch_28int64_20x_205_2927Rates_28float64_20x_2043_29724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29196Slots_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
!327 = !{!328, !325}
!328 = distinct !{!328, !329, !"_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx26Literal_5bint_5d_28_2d1_29d724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29: %retptr"}
!329 = distinct !{!329, !"_ZN8warplens4cuda6timing9simulator2sm9note_waitB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx26Literal_5bint_5d_28_2d1_29d724Warps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2954Results_28array_28float64_2c_201d_2c_20C_29_20x_207_29"}
