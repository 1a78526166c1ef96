; made by build.py from sm.py, sources d3b163ba9ae72be8
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.276.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.516.i)
  %.fca.1.gep.i1419 = getelementptr inbounds nuw i8, ptr %.516.i, i64 8
  %.fca.2.gep.i1420 = getelementptr inbounds nuw i8, ptr %.516.i, i64 16
  %.fca.3.gep.i1421 = getelementptr inbounds nuw i8, ptr %.516.i, i64 24
  %.fca.4.gep.i1422 = getelementptr inbounds nuw i8, ptr %.516.i, i64 32
  %.fca.5.gep.i1423 = getelementptr inbounds nuw i8, ptr %.516.i, i64 40
  %.fca.6.gep.i1424 = getelementptr inbounds nuw i8, ptr %.516.i, i64 48
  %.fca.7.gep.i1425 = getelementptr inbounds nuw i8, ptr %.516.i, i64 56
  %.fca.8.gep.i1426 = getelementptr inbounds nuw i8, ptr %.516.i, i64 64
  %.fca.9.gep.i1427 = getelementptr inbounds nuw i8, ptr %.516.i, i64 72
  %.fca.10.gep.i1428 = getelementptr inbounds nuw i8, ptr %.516.i, i64 80
  %.fca.11.gep.i1429 = getelementptr inbounds nuw i8, ptr %.516.i, i64 88
  %.fca.12.gep.i1430 = getelementptr inbounds nuw i8, ptr %.516.i, i64 96
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
  br label %B38.if.i1431

B38.if.i1431:                                     ; preds = %B38.if.i1431, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %out.2.sroa.0.0345.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.0.load.i, %B38.if.i1431 ]
  %out.2.sroa.9.0344.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.1.load.i, %B38.if.i1431 ]
  %out.2.sroa.18.0343.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.2.load.i, %B38.if.i1431 ]
  %out.2.sroa.27.0342.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.3.load.i, %B38.if.i1431 ]
  %out.2.sroa.36.0341.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.4.load.i, %B38.if.i1431 ]
  %out.2.sroa.45.0340.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.5.load.i, %B38.if.i1431 ]
  %out.2.sroa.54.0339.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.6.load.i, %B38.if.i1431 ]
  %out.2.sroa.63.0338.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.7.load.i, %B38.if.i1431 ]
  %out.2.sroa.72.0337.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.8.load.i, %B38.if.i1431 ]
  %out.2.sroa.81.0336.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.9.load.i, %B38.if.i1431 ]
  %out.2.sroa.90.0335.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.10.load.i, %B38.if.i1431 ]
  %out.2.sroa.99.0334.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.11.load.i, %B38.if.i1431 ]
  %out.2.sroa.108.0333.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.12.load.i, %B38.if.i1431 ]
  %out.2.sroa.117.0332.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.13.load.i, %B38.if.i1431 ]
  %out.2.sroa.126.0331.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.14.load.i, %B38.if.i1431 ]
  %out.2.sroa.135.0330.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.15.load.i, %B38.if.i1431 ]
  %out.2.sroa.144.0329.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.16.load.i, %B38.if.i1431 ]
  %out.2.sroa.153.0328.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.17.load.i, %B38.if.i1431 ]
  %out.2.sroa.162.0327.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.18.load.i, %B38.if.i1431 ]
  %out.2.sroa.171.0326.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.19.load.i, %B38.if.i1431 ]
  %out.2.sroa.180.0325.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.20.load.i, %B38.if.i1431 ]
  %out.2.sroa.189.0324.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.21.load.i, %B38.if.i1431 ]
  %out.2.sroa.198.0323.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.22.load.i, %B38.if.i1431 ]
  %out.2.sroa.207.0322.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.23.load.i, %B38.if.i1431 ]
  %out.2.sroa.216.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.24.load.i, %B38.if.i1431 ]
  %out.2.sroa.225.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.25.load.i, %B38.if.i1431 ]
  %out.2.sroa.234.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.26.load.i, %B38.if.i1431 ]
  %out.2.sroa.243.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.27.load.i, %B38.if.i1431 ]
  %out.2.sroa.252.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.28.load.i, %B38.if.i1431 ]
  %out.2.sroa.261.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.29.load.i, %B38.if.i1431 ]
  %out.2.sroa.270.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.30.load.i, %B38.if.i1431 ]
  %out.2.sroa.279.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.31.load.i, %B38.if.i1431 ]
  %out.2.sroa.288.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.32.load.i, %B38.if.i1431 ]
  %out.2.sroa.297.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.33.load.i, %B38.if.i1431 ]
  %out.2.sroa.306.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.34.load.i, %B38.if.i1431 ]
  %out.2.sroa.315.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.35.load.i, %B38.if.i1431 ]
  %out.2.sroa.324.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.36.load.i, %B38.if.i1431 ]
  %out.2.sroa.333.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.37.load.i, %B38.if.i1431 ]
  %out.2.sroa.342.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.38.load.i, %B38.if.i1431 ]
  %out.2.sroa.351.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.39.load.i, %B38.if.i1431 ]
  %out.2.sroa.360.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.40.load.i, %B38.if.i1431 ]
  %out.2.sroa.369.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.41.load.i, %B38.if.i1431 ]
  %out.2.sroa.378.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.42.load.i, %B38.if.i1431 ]
  %.389.0301.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.460.i, %B38.if.i1431 ]
  %.460.i = add nuw nsw i64 %.389.0301.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.389.0301.i
  %.514.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0345.i, ptr %.516.i, align 8, !noalias !3
  store double %out.2.sroa.9.0344.i, ptr %.fca.1.gep.i1419, align 8, !noalias !3
  store double %out.2.sroa.18.0343.i, ptr %.fca.2.gep.i1420, align 8, !noalias !3
  store double %out.2.sroa.27.0342.i, ptr %.fca.3.gep.i1421, align 8, !noalias !3
  store double %out.2.sroa.36.0341.i, ptr %.fca.4.gep.i1422, align 8, !noalias !3
  store double %out.2.sroa.45.0340.i, ptr %.fca.5.gep.i1423, align 8, !noalias !3
  store double %out.2.sroa.54.0339.i, ptr %.fca.6.gep.i1424, align 8, !noalias !3
  store double %out.2.sroa.63.0338.i, ptr %.fca.7.gep.i1425, align 8, !noalias !3
  store double %out.2.sroa.72.0337.i, ptr %.fca.8.gep.i1426, align 8, !noalias !3
  store double %out.2.sroa.81.0336.i, ptr %.fca.9.gep.i1427, align 8, !noalias !3
  store double %out.2.sroa.90.0335.i, ptr %.fca.10.gep.i1428, align 8, !noalias !3
  store double %out.2.sroa.99.0334.i, ptr %.fca.11.gep.i1429, align 8, !noalias !3
  store double %out.2.sroa.108.0333.i, ptr %.fca.12.gep.i1430, align 8, !noalias !3
  store double %out.2.sroa.117.0332.i, ptr %.fca.13.gep.i, align 8, !noalias !3
  store double %out.2.sroa.126.0331.i, ptr %.fca.14.gep.i, align 8, !noalias !3
  store double %out.2.sroa.135.0330.i, ptr %.fca.15.gep.i, align 8, !noalias !3
  store double %out.2.sroa.144.0329.i, ptr %.fca.16.gep.i, align 8, !noalias !3
  store double %out.2.sroa.153.0328.i, ptr %.fca.17.gep.i, align 8, !noalias !3
  store double %out.2.sroa.162.0327.i, ptr %.fca.18.gep.i, align 8, !noalias !3
  store double %out.2.sroa.171.0326.i, ptr %.fca.19.gep.i, align 8, !noalias !3
  store double %out.2.sroa.180.0325.i, ptr %.fca.20.gep.i, align 8, !noalias !3
  store double %out.2.sroa.189.0324.i, ptr %.fca.21.gep.i, align 8, !noalias !3
  store double %out.2.sroa.198.0323.i, ptr %.fca.22.gep.i, align 8, !noalias !3
  store double %out.2.sroa.207.0322.i, ptr %.fca.23.gep.i, align 8, !noalias !3
  store double %out.2.sroa.216.0321.i, ptr %.fca.24.gep.i, align 8, !noalias !3
  store double %out.2.sroa.225.0320.i, ptr %.fca.25.gep.i, align 8, !noalias !3
  store double %out.2.sroa.234.0319.i, ptr %.fca.26.gep.i, align 8, !noalias !3
  store double %out.2.sroa.243.0318.i, ptr %.fca.27.gep.i, align 8, !noalias !3
  store double %out.2.sroa.252.0317.i, ptr %.fca.28.gep.i, align 8, !noalias !3
  store double %out.2.sroa.261.0316.i, ptr %.fca.29.gep.i, align 8, !noalias !3
  store double %out.2.sroa.270.0315.i, ptr %.fca.30.gep.i, align 8, !noalias !3
  store double %out.2.sroa.279.0314.i, ptr %.fca.31.gep.i, align 8, !noalias !3
  store double %out.2.sroa.288.0313.i, ptr %.fca.32.gep.i, align 8, !noalias !3
  store double %out.2.sroa.297.0312.i, ptr %.fca.33.gep.i, align 8, !noalias !3
  store double %out.2.sroa.306.0311.i, ptr %.fca.34.gep.i, align 8, !noalias !3
  store double %out.2.sroa.315.0310.i, ptr %.fca.35.gep.i, align 8, !noalias !3
  store double %out.2.sroa.324.0309.i, ptr %.fca.36.gep.i, align 8, !noalias !3
  store double %out.2.sroa.333.0308.i, ptr %.fca.37.gep.i, align 8, !noalias !3
  store double %out.2.sroa.342.0307.i, ptr %.fca.38.gep.i, align 8, !noalias !3
  store double %out.2.sroa.351.0306.i, ptr %.fca.39.gep.i, align 8, !noalias !3
  store double %out.2.sroa.360.0305.i, ptr %.fca.40.gep.i, align 8, !noalias !3
  store double %out.2.sroa.369.0304.i, ptr %.fca.41.gep.i, align 8, !noalias !3
  store double %out.2.sroa.378.0303.i, ptr %.fca.42.gep.i, align 8, !noalias !3
  %.519.i = getelementptr inbounds nuw double, ptr %.516.i, i64 %.389.0301.i
  store double %.514.i, ptr %.519.i, align 8, !noalias !3
  %.521.fca.0.load.i = load double, ptr %.516.i, align 8, !noalias !3
  %.521.fca.1.load.i = load double, ptr %.fca.1.gep.i1419, align 8, !noalias !3
  %.521.fca.2.load.i = load double, ptr %.fca.2.gep.i1420, align 8, !noalias !3
  %.521.fca.3.load.i = load double, ptr %.fca.3.gep.i1421, align 8, !noalias !3
  %.521.fca.4.load.i = load double, ptr %.fca.4.gep.i1422, align 8, !noalias !3
  %.521.fca.5.load.i = load double, ptr %.fca.5.gep.i1423, align 8, !noalias !3
  %.521.fca.6.load.i = load double, ptr %.fca.6.gep.i1424, align 8, !noalias !3
  %.521.fca.7.load.i = load double, ptr %.fca.7.gep.i1425, align 8, !noalias !3
  %.521.fca.8.load.i = load double, ptr %.fca.8.gep.i1426, align 8, !noalias !3
  %.521.fca.9.load.i = load double, ptr %.fca.9.gep.i1427, align 8, !noalias !3
  %.521.fca.10.load.i = load double, ptr %.fca.10.gep.i1428, align 8, !noalias !3
  %.521.fca.11.load.i = load double, ptr %.fca.11.gep.i1429, align 8, !noalias !3
  %.521.fca.12.load.i = load double, ptr %.fca.12.gep.i1430, align 8, !noalias !3
  %.521.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !3
  %.521.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !3
  %.521.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !3
  %.521.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !3
  %.521.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !3
  %.521.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !3
  %.521.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !3
  %.521.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !3
  %.521.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !3
  %.521.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !3
  %.521.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !3
  %.521.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !3
  %.521.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !3
  %.521.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !3
  %.521.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !3
  %.521.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !3
  %.521.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !3
  %.521.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !3
  %.521.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !3
  %.521.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !3
  %.521.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !3
  %.521.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !3
  %.521.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !3
  %.521.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !3
  %.521.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !3
  %.521.fca.38.load.i = load double, ptr %.fca.38.gep.i, align 8, !noalias !3
  %.521.fca.39.load.i = load double, ptr %.fca.39.gep.i, align 8, !noalias !3
  %.521.fca.40.load.i = load double, ptr %.fca.40.gep.i, align 8, !noalias !3
  %.521.fca.41.load.i = load double, ptr %.fca.41.gep.i, align 8, !noalias !3
  %.521.fca.42.load.i = load double, ptr %.fca.42.gep.i, align 8, !noalias !3
  %exitcond.not.i1432 = icmp eq i64 %.460.i, 43
  br i1 %exitcond.not.i1432, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit, label %B38.if.i1431

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit: ; preds = %B38.if.i1431
  call void @llvm.lifetime.end.p0(ptr nonnull %.516.i)
  %.532 = add nsw i64 %.281.fca.2.load.i, %.281.fca.1.load.i
  %.533 = add nsw i64 %.532, %.281.fca.3.load.i
  %.534 = add nsw i64 %.533, 1
  %.535 = mul nsw i64 %.281.fca.7.load.i, %.281.fca.5.load.i
  %.536 = add nsw i64 %.535, %.534
  %.537 = add nsw i64 %.281.fca.10.load.i, %.536
  %.538 = add nsw i64 %.537, %.281.fca.11.load.i
  %.578 = add nsw i64 %.281.fca.4.load.i, 11
  %.579 = add nsw i64 %.578, %.281.fca.0.load.i
  %.580 = add nsw i64 %.579, 21
  %.730 = getelementptr i64, ptr %arg.code_at, i64 %.281.fca.0.load.i
  %.800.idx = shl i64 %.281.fca.0.load.i, 4
  %.800 = getelementptr i8, ptr %arg.code_at, i64 %.800.idx
  %.870.idx = mul i64 %.281.fca.0.load.i, 24
  %.870 = getelementptr i8, ptr %arg.code_at, i64 %.870.idx
  %.940.idx = shl i64 %.281.fca.0.load.i, 5
  %.940 = getelementptr i8, ptr %arg.code_at, i64 %.940.idx
  %.1010.idx = mul i64 %.281.fca.0.load.i, 40
  %.1010 = getelementptr i8, ptr %arg.code_at, i64 %.1010.idx
  %.1080.idx = mul i64 %.281.fca.0.load.i, 48
  %.1080 = getelementptr i8, ptr %arg.code_at, i64 %.1080.idx
  %.1150.idx = mul i64 %.281.fca.0.load.i, 56
  %.1150 = getelementptr i8, ptr %arg.code_at, i64 %.1150.idx
  %.1271 = icmp slt i64 %.538, 1
  br i1 %.1271, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B10346.i, %B9870.i
  store double %issued.4.2.i, ptr %.3472, align 8, !noalias !7
  %.19609.i = getelementptr i8, ptr %.3472, i64 24
  store double %now.2.2.i, ptr %.19609.i, align 8, !noalias !7
  %.19642.i = getelementptr i8, ptr %.3472, i64 40
  %.19643.i = sitofp i64 %finished.5.2.i to double
  store double %.19643.i, ptr %.19642.i, align 8, !noalias !7
  %.4183 = trunc i64 %finished.5.2.i to i32
  store i32 %.4183, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1251.sroa.13.0 = phi i64 [ %.538, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1251.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1339 = sub i64 %.1251.sroa.13.0, %.1251.sroa.0.3
  %.1348 = tail call i64 @llvm.smax.i64(i64 %.1339, i64 0)
  %.1364 = getelementptr i64, ptr %arg.path_at, i64 %.1251.sroa.0.3
  br i1 %.1283, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  %.1251.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit ]
  %.1278 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1279 = select i1 %.1278, i64 %.538, i64 0
  %.1280 = add i64 %.1279, %.281.fca.1.load.i
  %.1283 = icmp slt i64 %.1280, 0
  br i1 %.1283, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1251.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1280, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1288.not = icmp slt i64 %.1280, %.538
  br i1 %.1288.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1421.sroa.13.0 = phi i64 [ %.538, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1421.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1509 = sub i64 %.1421.sroa.13.0, %.1421.sroa.0.3
  %.1518 = tail call i64 @llvm.smax.i64(i64 %.1509, i64 0)
  %.1534 = getelementptr i64, ptr %arg.path_at, i64 %.1421.sroa.0.3
  br i1 %.1453, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1421.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1280, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1288.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1421.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1421.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1448 = icmp slt i64 %.532, 0
  %.1449 = select i1 %.1448, i64 %.538, i64 0
  %.1450 = add i64 %.1449, %.532
  %.1453 = icmp slt i64 %.1450, 0
  br i1 %.1453, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1421.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1450, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1458.not = icmp slt i64 %.1450, %.538
  br i1 %.1458.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1591.sroa.13.0 = phi i64 [ %.538, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1591.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1679 = sub i64 %.1591.sroa.13.0, %.1591.sroa.0.3
  %.1688 = tail call i64 @llvm.smax.i64(i64 %.1679, i64 0)
  %.1704 = getelementptr i64, ptr %arg.path_at, i64 %.1591.sroa.0.3
  br i1 %.1623, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1591.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1450, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1458.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1591.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...if.4 ], [ %.1591.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1618 = icmp slt i64 %.533, -1
  %.1619 = select i1 %.1618, i64 %.538, i64 0
  %.1620 = add i64 %.1619, %.534
  %.1623 = icmp slt i64 %.1620, 0
  br i1 %.1623, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1591.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1620, %B0.endif.endif.endif.endi...endif.4 ]
  %.1628.not = icmp slt i64 %.1620, %.538
  br i1 %.1628.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.1761.sroa.13.0 = phi i64 [ %.538, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ], [ %.1761.sroa.13.1, %B0.endif.endif.endif.endi...endif.6.endif.endif ]
  %.1849 = sub i64 %.1761.sroa.13.0, %.1761.sroa.0.3
  %.1858 = tail call i64 @llvm.smax.i64(i64 %.1849, i64 0)
  %.1874 = getelementptr i64, ptr %arg.path_at, i64 %.1761.sroa.0.3
  %.2014 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.2084.idx = shl i64 %.281.fca.8.load.i, 4
  %.2084 = getelementptr i8, ptr %arg.sites_at, i64 %.2084.idx
  %.2154.idx = mul i64 %.281.fca.8.load.i, 24
  %.2154 = getelementptr i8, ptr %arg.sites_at, i64 %.2154.idx
  %.2224.idx = shl i64 %.281.fca.8.load.i, 5
  %.2224 = getelementptr i8, ptr %arg.sites_at, i64 %.2224.idx
  %.2294.idx = mul i64 %.281.fca.8.load.i, 40
  %.2294 = getelementptr i8, ptr %arg.sites_at, i64 %.2294.idx
  %.2364.idx = mul i64 %.281.fca.8.load.i, 48
  %.2364 = getelementptr i8, ptr %arg.sites_at, i64 %.2364.idx
  br i1 %.1793, label %B0.endif.endif.endif.endi...endif.8.endif.else.if, label %B0.endif.endif.endif.endi...endif.8.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1761.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1620, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1628.not, label %B0.endif.endif.endif.endi...endif.6.endif, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.endif:        ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1761.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1761.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1788 = icmp slt i64 %.536, 0
  %.1789 = select i1 %.1788, i64 %.538, i64 0
  %.1790 = add i64 %.1789, %.536
  %.1793 = icmp slt i64 %.1790, 0
  br i1 %.1793, label %B0.endif.endif.endif.endi...endif.6.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.6.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.6.endif.if, %B0.endif.endif.endif.endi...endif.6.endif
  %.1761.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.endif.if ], [ %.1790, %B0.endif.endif.endif.endi...endif.6.endif ]
  %.1798.not = icmp slt i64 %.1790, %.538
  br i1 %.1798.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.else.endif

B0.endif.endif.endif.endi...endif.8.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.2504.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.8.endif.else.if ], [ %.1790, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1798.not, label %B0.endif.endif.endif.endi...endif.9, label %B0.endif.endif.endif.endi...if.9, !prof !10

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  %.2504.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...if.9 ], [ %.2504.sroa.0.1, %B0.endif.endif.endif.endi...endif.8.endif.else.endif ]
  %.2531 = icmp slt i64 %.537, 0
  %.2532 = select i1 %.2531, i64 %.538, i64 0
  %.2533 = add i64 %.2532, %.537
  %.2536 = icmp slt i64 %.2533, 0
  %.2541.not = icmp slt i64 %.2533, %.538
  %.2617 = getelementptr i64, ptr %arg.path_at, i64 %.2504.sroa.0.3
  br i1 %.2536, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.9
  %.2674.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2533, %B0.endif.endif.endif.endi...endif.9 ]
  br i1 %.2541.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif.if

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2674.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2674.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2762 = sub i64 %.538, %.2674.sroa.0.3
  %.2771 = tail call i64 @llvm.smax.i64(i64 %.2762, i64 0)
  %.2787 = getelementptr i64, ptr %arg.path_at, i64 %.2674.sroa.0.3
  %.2867 = icmp slt i64 %.579, -20
  br i1 %.2867, label %B0.endif.endif.endif.endi...else.1.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2847.sroa.13.0 = phi i64 [ %.580, %B0.endif.endif.endif.endi...if.14 ], [ %.2847.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2935 = sub i64 %.2847.sroa.13.0, %.2847.sroa.0.3
  %.2944 = tail call i64 @llvm.smax.i64(i64 %.2935, i64 0)
  %.2960 = getelementptr double, ptr %arg.results_at, i64 %.2847.sroa.0.3
  br i1 %.2879, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2847.sroa.0.3 = phi i64 [ %.580, %B0.endif.endif.endif.endi...else.1.endif.if ], [ 0, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ]
  %.2874 = icmp slt i64 %.281.fca.4.load.i, 0
  %.2875 = select i1 %.2874, i64 %.580, i64 0
  %.2876 = add i64 %.2875, %.281.fca.4.load.i
  %.2879 = icmp slt i64 %.2876, 0
  br i1 %.2879, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2847.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2876, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2884.not = icmp slt i64 %.2876, %.580
  br i1 %.2884.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16, %B0.endif.endif.endif.endi...endif.16.if
  %.3017.sroa.13.0 = phi i64 [ %.580, %B0.endif.endif.endif.endi...endif.16.if ], [ %.3017.sroa.13.1, %B0.endif.endif.endif.endi...endif.16 ]
  %.3105 = sub i64 %.3017.sroa.13.0, %.3017.sroa.0.3
  %.3114 = tail call i64 @llvm.smax.i64(i64 %.3105, i64 0)
  %.3130 = getelementptr double, ptr %arg.results_at, i64 %.3017.sroa.0.3
  br i1 %.3049, label %B0.endif.endif.endif.endi...endif.13.endif.else.if, label %B0.endif.endif.endif.endi...endif.13.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.3017.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2876, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2884.not, label %B0.endif.endif.endif.endi...endif.13.else.endif.endif, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.13.else.endif.endif

B0.endif.endif.endif.endi...endif.13.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.3017.sroa.0.3 = phi i64 [ %.580, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.3017.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.3044 = icmp slt i64 %.281.fca.4.load.i, -11
  %.3045 = select i1 %.3044, i64 %.580, i64 0
  %.3046 = add i64 %.3045, %.578
  %.3049 = icmp slt i64 %.3046, 0
  br i1 %.3049, label %B0.endif.endif.endif.endi...if.16, label %B0.endif.endif.endif.endi...endif.16, !prof !6

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  %.3017.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.16 ], [ %.3046, %B0.endif.endif.endif.endi...endif.13.else.endif.endif ]
  %.3054.not = icmp slt i64 %.3046, %.580
  br i1 %.3054.not, label %B0.endif.endif.endif.endi...endif.13.endif, label %B0.endif.endif.endif.endi...endif.16.if, !prof !10

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.13.endif

B0.endif.endif.endif.endi...endif.13.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif, %B0.endif.endif.endif.endi...endif.18.endif.if
  %.3188.sroa.13.0 = phi i64 [ %.580, %B0.endif.endif.endif.endi...endif.18.endif.if ], [ %.3188.sroa.13.1, %B0.endif.endif.endif.endi...endif.18.endif ]
  %.3276 = sub i64 %.3188.sroa.13.0, %.3188.sroa.0.3
  %.3285 = tail call i64 @llvm.smax.i64(i64 %.3276, i64 0)
  %.3301 = getelementptr double, ptr %arg.results_at, i64 %.3188.sroa.0.3
  br i1 %.3220, label %B0.endif.endif.endif.endi...if.20, label %B0.endif.endif.endif.endi...endif.20, !prof !6

B0.endif.endif.endif.endi...endif.13.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.13.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.else.endif

B0.endif.endif.endif.endi...endif.13.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.if, %B0.endif.endif.endif.endi...endif.13.endif
  %.3188.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.endif.else.if ], [ %.3046, %B0.endif.endif.endif.endi...endif.13.endif ]
  br i1 %.3054.not, label %B0.endif.endif.endif.endi...endif.18, label %B0.endif.endif.endif.endi...if.18, !prof !10

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  %.3188.sroa.0.3 = phi i64 [ %.580, %B0.endif.endif.endif.endi...if.18 ], [ %.3188.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.endif.else.endif ]
  %.3215 = icmp slt i64 %.579, 0
  %.3216 = select i1 %.3215, i64 %.580, i64 0
  %.3217 = add i64 %.3216, %.579
  %.3220 = icmp slt i64 %.3217, 0
  br i1 %.3220, label %B0.endif.endif.endif.endi...endif.18.if, label %B0.endif.endif.endif.endi...endif.18.endif, !prof !6

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif

B0.endif.endif.endif.endi...endif.18.endif:       ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3188.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3217, %B0.endif.endif.endif.endi...endif.18 ]
  %.3225.not = icmp slt i64 %.3217, %.580
  br i1 %.3225.not, label %B0.endif.endif.endif.endi...endif.13.endif.endif, label %B0.endif.endif.endif.endi...endif.18.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.18.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.18.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.endif

B0.endif.endif.endif.endi...if.20:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20

B0.endif.endif.endif.endi...endif.20:             ; preds = %B0.endif.endif.endif.endi...if.20, %B0.endif.endif.endif.endi...endif.13.endif.endif
  %.3359.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.20 ], [ %.3217, %B0.endif.endif.endif.endi...endif.13.endif.endif ]
  br i1 %.3225.not, label %B0.endif.endif.endif.endi...endif.20.endif.endif.if, label %B0.endif.endif.endif.endi...endif.20.if, !prof !10

B0.endif.endif.endif.endi...endif.20.if:          ; preds = %B0.endif.endif.endif.endi...endif.20
  br label %B0.endif.endif.endif.endi...endif.20.endif.endif.if

B0.endif.endif.endif.endi...endif.20.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.20.if, %B0.endif.endif.endif.endi...endif.20
  %.3359.sroa.0.3 = phi i64 [ %.580, %B0.endif.endif.endif.endi...endif.20.if ], [ %.3359.sroa.0.1, %B0.endif.endif.endif.endi...endif.20 ]
  %.3472 = getelementptr double, ptr %arg.results_at, i64 %.3359.sroa.0.3
  %.568.i = mul i64 %.281.fca.7.load.i, %.281.fca.6.load.i
  %.596.i = add nsw i64 %.281.fca.10.load.i, %.281.fca.8.load.i
  %spec.select11168.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.738.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select11168.i
  %.5.i.i9864.i = fptosi double %.521.fca.31.load.i to i64
  %.212.0.i.i = ashr i64 %.5.i.i9864.i, 4
  %.13.i.i9865.i = tail call i64 @llvm.smax.i64(i64 %.212.0.i.i, i64 1)
  %.273.i.i = shl nuw nsw i64 %.13.i.i9865.i, 4
  %.87.i.i.i = or disjoint i64 %.273.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1816.i:                                          ; preds = %B1816.i.outer, %B10349.i
  %dispatched.3.1.i = phi double [ %dispatched.4.2.i, %B10349.i ], [ %dispatched.3.1.i.ph, %B1816.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.3.2.i, %B10349.i ], [ %next_block.2.1.i.ph, %B1816.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B10349.i ], [ %waiting_slots.3.1.i.ph, %B1816.i.outer ]
  %.4760.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4789.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond9470.i = select i1 %.4760.i, i1 %.4789.i, i1 false
  br i1 %or.cond9470.i, label %B1844.i.preheader, label %B2532.i

B1844.i.preheader:                                ; preds = %B1816.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1844.i

B1844.i:                                          ; preds = %B1844.i.preheader, %B2518.i
  %dispatched.2.3.i = phi double [ %.4944.i, %B2518.i ], [ %dispatched.3.1.i, %B1844.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6509.i, %B2518.i ], [ %next_block.2.1.i, %B1844.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6519.i, %B2518.i ], [ %waiting_slots.3.1.i, %B1844.i.preheader ]
  %.4837.i = load i64, ptr %.226.i10431.i, align 8, !noalias !7
  %.4838.i = icmp sgt i64 %.4837.i, -1
  br i1 %.4838.i, label %B1872.i, label %B1906.i

B1872.i:                                          ; preds = %B1844.i, %B1872.i
  %slot.4.4.i = phi i64 [ %.4841.i, %B1872.i ], [ 0, %B1844.i ]
  %.4841.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4874.i = getelementptr i64, ptr %.226.i10431.i, i64 %.4841.i
  %.4875.i = load i64, ptr %.4874.i, align 8, !noalias !7
  %.4876.i = icmp sgt i64 %.4875.i, -1
  br i1 %.4876.i, label %B1872.i, label %B1906.i

B1906.i:                                          ; preds = %B1872.i, %B1844.i
  %slot.5.5.i = phi i64 [ 0, %B1844.i ], [ %.4841.i, %B1872.i ]
  %.4909.i = getelementptr double, ptr %.226.i10503.i, i64 %slot.5.5.i
  %.4910.i = load double, ptr %.4909.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4910.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4910.i, double %dispatched.2.3.i
  %.4944.i = fadd double %.521.fca.0.load.i, %.13.i.i
  %.4977.i = getelementptr double, ptr %.226.i10575.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4977.i, align 8, !noalias !7
  %.4981.i = fadd double %.521.fca.1.load.i, %.13.i.i
  %.5015.i = getelementptr i64, ptr %.226.i10431.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.5015.i, align 8, !noalias !7
  %.5046.i = getelementptr i64, ptr %.226.i10467.i, i64 %slot.5.5.i
  store i64 0, ptr %.5046.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4909.i, align 8, !noalias !7
  br i1 %.515911245.not.i, label %B2472.i, label %B2060.if.lr.ph.i

B2060.if.lr.ph.i:                                 ; preds = %B1906.i
  %.5199.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.5276.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5278.not.not11286.i = and i1 %.5277.i, %.5276.i
  %.5706.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge11278.i = select i1 %.5265.i, i1 true, i1 %.5278.not.not11286.i, !prof !6
  br label %B2060.if.i

B2060.loopexit.i:                                 ; preds = %.6449.endif.preheader.i, %.6145.endif.endif.i
  %exitcond11347.not.i = icmp eq i64 %.281.fca.7.load.i, %.5172.i
  br i1 %exitcond11347.not.i, label %B2472.i, label %B2060.if.i

B2472.i:                                          ; preds = %B2060.loopexit.i, %B1906.i
  %.6509.i = add i64 %next_block.5.3.i, 1
  %.6519.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i10934.i, label %.6781.if.i, label %.6781.endif.i, !prof !11

B2518.i:                                          ; preds = %.6781.if.i
  %exitcond1597.not = icmp eq i64 %.6509.i, %.281.fca.4.load.i
  br i1 %exitcond1597.not, label %B2532.i, label %B1844.i

B2532.i:                                          ; preds = %.6781.if.i, %B2518.i, %B1816.i
  %dispatched.4.2.i = phi double [ %dispatched.3.1.i, %B1816.i ], [ %.4944.i, %B2518.i ], [ %.4944.i, %.6781.if.i ]
  %next_block.3.2.i = phi i64 [ %next_block.2.1.i, %B1816.i ], [ %.6509.i, %.6781.if.i ], [ %.281.fca.4.load.i, %B2518.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1816.i ], [ 0, %.6781.if.i ], [ %.6519.i, %B2518.i ]
  br label %B2590.if.i

B2610.i:                                          ; preds = %B2590.if.i
  %4 = getelementptr double, ptr %.226.i10719.i, i64 %.6911.011250.i
  %.7072.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i10826.i, i64 %.6911.011250.i
  %.7103.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i102531142911433.i, %.6911.011250.i
  %6 = add nuw i64 %.91.i.i, 3
  %.115.i.i = lshr i64 %6, 2
  %.92.inv.i.i = icmp slt i64 %.91.i.i, 1
  %.136253.not264.i.i = icmp eq i64 %.115.i.i, 0
  %.136253.not.i.i = select i1 %.92.inv.i.i, i1 true, i1 %.136253.not264.i.i
  br i1 %.136253.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B88.if.i.i

B138.i.i:                                         ; preds = %B88.if.i.i
  %.241.i.i = fcmp oeq double %.13.i252.i.i, 1.000000e+300
  br i1 %.241.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B178.i.i

B178.i.i:                                         ; preds = %B138.i.i
  %.12.i.i.i = fcmp ogt double %.7072.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.7072.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.7103.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i10251.i, i64 %.7103.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !12
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i10287.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !12
  %.613.i.i = getelementptr i64, ptr %.226.i10287.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !12
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2610.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2610.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6911.011250.i, %B2610.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2610.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i10251.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !12
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6911.011250.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i10251.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !12
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2610.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.7103.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2610.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2610.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i10861.i, i64 %.6911.011250.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i10897.i, i64 %.6911.011250.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %277, align 8, !noalias !7
  br label %B2700.i

B2700.i:                                          ; preds = %B2590.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i10861.i, i64 %.6911.011250.i
  %.7271.i = load i64, ptr %12, align 8, !noalias !7
  %.7272.i = icmp sgt i64 %.7271.i, -1
  br i1 %.7272.i, label %B2724.i, label %B2768.i

B2724.i:                                          ; preds = %B2700.i
  %13 = getelementptr double, ptr %.226.i10897.i, i64 %.6911.011250.i
  %.7312.i = load double, ptr %13, align 8, !noalias !7
  %.7314.i = fcmp olt double %.7312.i, %best.2.211253.i
  br i1 %.7314.i, label %B2748.i, label %B2768.i

B2748.i:                                          ; preds = %B2724.i
  br label %B2768.i

B2768.i:                                          ; preds = %B2748.i, %B2724.i, %B2700.i
  %best.3.3.i = phi double [ %.7312.i, %B2748.i ], [ %best.2.211253.i, %B2724.i ], [ %best.2.211253.i, %B2700.i ]
  %scheduler.3.3.i = phi i64 [ %.6911.011250.i, %B2748.i ], [ %scheduler.2.211254.i, %B2724.i ], [ %scheduler.2.211254.i, %B2700.i ]
  %exitcond11349.not.i = icmp eq i64 %.6980.i, 4
  br i1 %exitcond11349.not.i, label %B2770.i, label %B2590.if.i

B2770.i:                                          ; preds = %B2768.i
  %.7375.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7375.i, label %B9870.i.loopexit, label %B2786.i

B2786.i:                                          ; preds = %B2770.i
  %.7774.i = getelementptr i64, ptr %.226.i10861.i, i64 %scheduler.3.3.i
  %.7775.i = load i64, ptr %.7774.i, align 8, !noalias !7
  %.7808.i = getelementptr i64, ptr %.226.i10933.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7808.i, align 8, !noalias !7
  %.7830.i = icmp slt i64 %.7775.i, 0
  %.7831.i = select i1 %.7830.i, i64 %.210.i9932.i, i64 0
  %14 = getelementptr i64, ptr %.226.i9930.i, i64 %.7775.i
  %.7845.i = getelementptr i64, ptr %14, i64 %.7831.i
  %.7846.i = load i64, ptr %.7845.i, align 8, !noalias !7
  %.7864.i = icmp slt i64 %.7846.i, 0
  %.7865.i = select i1 %.7864.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7846.i
  %.7879.i = getelementptr i64, ptr %15, i64 %.7865.i
  %.7880.i = load i64, ptr %.7879.i, align 8, !noalias !7
  %.7899.i = select i1 %.7830.i, i64 %.210.i10325.i, i64 0
  %16 = getelementptr double, ptr %.226.i10323.i, i64 %.7775.i
  %.7913.i = getelementptr double, ptr %16, i64 %.7899.i
  %.7914.i = load double, ptr %.7913.i, align 8, !noalias !7
  %.7930.i = select i1 %.7830.i, i64 %.210.i102531142911433.i, i64 0
  %17 = getelementptr double, ptr %.226.i10251.i, i64 %.7775.i
  %.7944.i = getelementptr double, ptr %17, i64 %.7930.i
  %.7945.i = load double, ptr %.7944.i, align 8, !noalias !7
  %.12.i9480.i = fcmp olt double %best.3.3.i, %.7945.i
  %.13.i9481.i = select i1 %.12.i9480.i, double %best.3.3.i, double %.7945.i
  %.12.i9482.i = fcmp ogt double %.13.i9481.i, %.7914.i
  %.13.i9483.i = select i1 %.12.i9482.i, double %.13.i9481.i, double %.7914.i
  %.8021.i = select i1 %.7830.i, i64 %.210.i10361.i, i64 0
  %18 = getelementptr i64, ptr %.226.i10359.i, i64 %.7775.i
  %.8035.i = getelementptr i64, ptr %18, i64 %.8021.i
  %.8036.i = load i64, ptr %.8035.i, align 8, !noalias !7
  %.8050.i = icmp slt i64 %.8036.i, 0
  %.8051.i = select i1 %.8050.i, i64 %.3114, i64 0
  %19 = getelementptr double, ptr %.3130, i64 %.8036.i
  %.8065.i = getelementptr double, ptr %19, i64 %.8051.i
  %.8066.i = load double, ptr %.8065.i, align 8, !noalias !7
  %.8099.i = fsub double %.13.i9483.i, %.7914.i
  %.8100.i = fadd double %.8066.i, %.8099.i
  store double %.8100.i, ptr %.8065.i, align 8, !noalias !7
  %.8146.i = select i1 %.7864.i, i64 %.3285, i64 0
  %20 = getelementptr double, ptr %.3301, i64 %.7846.i
  %.8160.i = getelementptr double, ptr %20, i64 %.8146.i
  %.8161.i = load double, ptr %.8160.i, align 8, !noalias !7
  %.8192.i = load double, ptr %.7913.i, align 8, !noalias !7
  %.8194.i = fsub double %.13.i9483.i, %.8192.i
  %.8195.i = fadd double %.8161.i, %.8194.i
  store double %.8195.i, ptr %.8160.i, align 8, !noalias !7
  %.8232.i = fcmp ogt double %best.3.3.i, %.13.i9483.i
  %.8236.i = fsub double %best.3.3.i, %.13.i9483.i
  br i1 %.8232.i, label %B3060.i, label %B2786.B3164_crit_edge.i

B2786.B3164_crit_edge.i:                          ; preds = %B2786.i
  %.pre11386.i = select i1 %.7830.i, i64 %.210.i10792.i, i64 0
  br label %B3164.i

B3060.i:                                          ; preds = %B2786.i
  %.8266.i = getelementptr double, ptr %.226.i10754.i, i64 %scheduler.3.3.i
  %.8267.i = load double, ptr %.8266.i, align 8, !noalias !7
  %.8283.i = select i1 %.7830.i, i64 %.210.i10792.i, i64 0
  %21 = getelementptr double, ptr %.226.i10790.i, i64 %.7775.i
  %.8297.i = getelementptr double, ptr %21, i64 %.8283.i
  %.8298.i = load double, ptr %.8297.i, align 8, !noalias !7
  %.8299.i = fsub double %.8267.i, %.8298.i
  %.8303.i = fmul double %.8236.i, %.8299.i
  %.8334.i = load double, ptr %.7913.i, align 8, !noalias !7
  %.8336.i = fsub double %best.3.3.i, %.8334.i
  %.8340.i = fdiv double %.8303.i, %.8336.i
  %.12.i9484.i = fcmp olt double %.8340.i, %.8236.i
  %.13.i9485.i = select i1 %.12.i9484.i, double %.8340.i, double %.8236.i
  br label %B3164.i

B3164.i:                                          ; preds = %B3060.i, %B2786.B3164_crit_edge.i
  %.8582.pre-phi.i = phi i64 [ %.pre11386.i, %B2786.B3164_crit_edge.i ], [ %.8283.i, %B3060.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2786.B3164_crit_edge.i ], [ %.13.i9485.i, %B3060.i ]
  %.8401.i = load double, ptr %.8400.i, align 8, !noalias !7
  %.8403.i = fadd double %held.2.2.i, %.8401.i
  store double %.8403.i, ptr %.8400.i, align 8, !noalias !7
  %.8463.i = load double, ptr %.8462.i, align 8, !noalias !7
  %.8470.i = fsub double %.8236.i, %held.2.2.i
  %.8473.i = fadd double %.8470.i, %.8463.i
  store double %.8473.i, ptr %.8462.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7913.i, align 8, !noalias !7
  %.8565.i = getelementptr double, ptr %.226.i10754.i, i64 %scheduler.3.3.i
  %.8566.i = load double, ptr %.8565.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i10790.i, i64 %.7775.i
  %.8596.i = getelementptr double, ptr %22, i64 %.8582.pre-phi.i
  store double %.8566.i, ptr %.8596.i, align 8, !noalias !7
  %23 = getelementptr i64, ptr %.940, i64 %.7846.i
  %.8642.i = getelementptr i64, ptr %23, i64 %.7865.i
  %.8643.i = load i64, ptr %.8642.i, align 8, !noalias !7
  %.8648.not.i = icmp eq i64 %.8643.i, 0
  br i1 %.8648.not.i, label %B3554.i, label %B3410.preheader.i

B3410.preheader.i:                                ; preds = %B3164.i
  %.8819.i = mul nsw i64 %.7775.i, 6
  br label %B3410.if.i

B3430.i:                                          ; preds = %B3410.if.i
  %.8821.i = add nsw i64 %.8689.011255.i, %.8819.i
  %.8835.i = icmp slt i64 %.8821.i, 0
  %.8836.i = select i1 %.8835.i, i64 %.210.i10073.i, i64 0
  %24 = getelementptr double, ptr %.226.i10071.i, i64 %.8821.i
  %.8850.i = getelementptr double, ptr %24, i64 %.8836.i
  %.8851.i = load double, ptr %.8850.i, align 8, !noalias !7
  %.8853.i = fcmp ogt double %.8851.i, %need.3.311257.i
  br i1 %.8853.i, label %B3476.i, label %B3552.i

B3476.i:                                          ; preds = %B3430.i
  %.8913.i = select i1 %.8835.i, i64 %.210.i10109.i, i64 0
  %25 = getelementptr i64, ptr %.226.i10107.i, i64 %.8821.i
  %.8927.i = getelementptr i64, ptr %25, i64 %.8913.i
  %.8928.i = load i64, ptr %.8927.i, align 8, !noalias !7
  br label %B3552.i

B3552.i:                                          ; preds = %B3410.if.i, %B3476.i, %B3430.i
  %need.4.4.i = phi double [ %.8851.i, %B3476.i ], [ %need.3.311257.i, %B3430.i ], [ %need.3.311257.i, %B3410.if.i ]
  %why.6.4.i = phi i64 [ %.8928.i, %B3476.i ], [ %why.5.311258.i, %B3430.i ], [ %why.5.311258.i, %B3410.if.i ]
  %exitcond11350.not.i = icmp eq i64 %.8764.i, 6
  br i1 %exitcond11350.not.i, label %B3554.i, label %B3410.if.i

B3554.i:                                          ; preds = %B3552.i, %B3164.i
  %need.5.2.i = phi double [ %best.3.3.i, %B3164.i ], [ %need.4.4.i, %B3552.i ]
  %why.4.2.i = phi i64 [ 2, %B3164.i ], [ %why.6.4.i, %B3552.i ]
  %.8968.i = icmp eq i64 %.7880.i, 15
  br i1 %.8968.i, label %B3586.i, label %B3762.i

B3586.i:                                          ; preds = %B3554.i
  %.8991.i = select i1 %.7830.i, i64 %.210.i10037.i, i64 0
  %26 = getelementptr i64, ptr %.226.i10035.i, i64 %.7775.i
  %.9005.i = getelementptr i64, ptr %26, i64 %.8991.i
  %.9006.i = load i64, ptr %.9005.i, align 8, !noalias !7
  %27 = getelementptr i64, ptr %.1080, i64 %.7846.i
  %.9036.i = getelementptr i64, ptr %27, i64 %.7865.i
  %.9037.i = load i64, ptr %.9036.i, align 8, !noalias !7
  %.9038.i = icmp sgt i64 %.9006.i, %.9037.i
  br i1 %.9038.i, label %B3622.i, label %B3762.i

B3622.i:                                          ; preds = %B3586.i
  %28 = xor i64 %.9037.i, -1
  %.9113.i = add i64 %.9006.i, %28
  %.9124.0.i = and i64 %.9113.i, 15
  %.9169.i = select i1 %.7830.i, i64 %.210.i10001.i, i64 0
  %.idx.i = shl i64 %.7775.i, 7
  %29 = getelementptr i8, ptr %.226.i9999.i, i64 %.idx.i
  %30 = getelementptr double, ptr %29, i64 %.9124.0.i
  %.9183.i = getelementptr double, ptr %30, i64 %.9169.i
  %.9184.i = load double, ptr %.9183.i, align 8, !noalias !7
  %.9190.i = fcmp ogt double %.9184.i, %need.5.2.i
  br i1 %.9190.i, label %B3724.i, label %B3762.i

B3724.i:                                          ; preds = %B3622.i
  br label %B3762.i

B3762.i:                                          ; preds = %B3724.i, %B3622.i, %B3586.i, %B3554.i
  %need.6.2.i = phi double [ %.9184.i, %B3724.i ], [ %need.5.2.i, %B3622.i ], [ %need.5.2.i, %B3586.i ], [ %need.5.2.i, %B3554.i ]
  %why.3.2.i = phi i64 [ 2, %B3724.i ], [ %why.4.2.i, %B3622.i ], [ %why.4.2.i, %B3586.i ], [ %why.4.2.i, %B3554.i ]
  %.9209.i = fadd double %best.3.3.i, 1.000000e-09
  %.9211.i = fcmp ogt double %need.6.2.i, %.9209.i
  br i1 %.9211.i, label %B10349.i, label %B3804.i

B3804.i:                                          ; preds = %B3762.i
  %.9297.i = icmp slt i64 %.7880.i, 5
  br i1 %.9297.i, label %B3836.i, label %B3966.i

B3836.i:                                          ; preds = %B3804.i
  %.9300.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9302.i = add nsw i64 %.7880.i, %.9300.i
  %.9316.i = icmp slt i64 %.9302.i, 0
  %.9317.i = select i1 %.9316.i, i64 %.210.i10685.i, i64 0
  %31 = getelementptr double, ptr %.226.i10683.i, i64 %.9302.i
  %.9331.i = getelementptr double, ptr %31, i64 %.9317.i
  %.9332.i = load double, ptr %.9331.i, align 8, !noalias !7
  %.9335.i = fcmp ogt double %.9332.i, %.9209.i
  br i1 %.9335.i, label %B10349.i, label %B3966.i

B3966.i:                                          ; preds = %B3836.i, %B3804.i
  switch i64 %.7880.i, label %B8.i.i.preheader [
    i64 13, label %B4074.i
    i64 8, label %B4074.i
    i64 7, label %B4074.i
    i64 6, label %B4074.i
  ]

B4074.i:                                          ; preds = %B3966.i, %B3966.i, %B3966.i, %B3966.i
  %.9510.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9540.i = getelementptr i64, ptr %.226.i11041.i, i64 %scheduler.3.3.i
  %.9541.i = load i64, ptr %.9540.i, align 8, !noalias !7
  %.9542.i = add nsw i64 %.9541.i, %.9510.i
  %.9556.i = icmp slt i64 %.9542.i, 0
  %.9557.i = select i1 %.9556.i, i64 %.210.i11007.i, i64 0
  %32 = getelementptr double, ptr %.226.i11005.i, i64 %.9542.i
  %.9571.i = getelementptr double, ptr %32, i64 %.9557.i
  %.9572.i = load double, ptr %.9571.i, align 8, !noalias !7
  %.9575.i = fcmp ogt double %.9572.i, %.9209.i
  br i1 %.9575.i, label %B10349.i, label %B8.i.i.preheader

B8.i.i.preheader:                                 ; preds = %B4074.i, %B3966.i
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.i.i.preheader, %B8.if.i.i
  %.16.0.i.i = phi i64 [ %.70.i.i, %B8.if.i.i ], [ 0, %B8.i.i.preheader ]
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not = icmp ne i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8.if.i.i, label %B4398.i.loopexit

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7880.i
  br i1 %.96.i.i, label %B4264.i, label %B8.i.i

B4264.i:                                          ; preds = %B8.if.i.i
  %.9766.i = mul nsw i64 %scheduler.3.3.i, %.5.i11054.i
  %.9796.i = getelementptr i64, ptr %.226.i11114.i, i64 %scheduler.3.3.i
  %.9797.i = load i64, ptr %.9796.i, align 8, !noalias !7
  %.9798.i = add nsw i64 %.9797.i, %.9766.i
  %.9812.i = icmp slt i64 %.9798.i, 0
  %.9813.i = select i1 %.9812.i, i64 %.210.i11080.i, i64 0
  %33 = getelementptr double, ptr %.226.i11078.i, i64 %.9798.i
  %.9827.i = getelementptr double, ptr %33, i64 %.9813.i
  %.9828.i = load double, ptr %.9827.i, align 8, !noalias !7
  %.9831.i = fcmp ogt double %.9828.i, %.9209.i
  br i1 %.9831.i, label %B10349.i, label %B4398.i

B4398.i.loopexit:                                 ; preds = %B8.i.i
  %.9496.i.le196 = icmp eq i64 %.7880.i, 13
  br label %B4398.i

B4398.i:                                          ; preds = %B4264.i, %B4398.i.loopexit
  %.9496.i170 = phi i1 [ %.9496.i.le196, %B4398.i.loopexit ], [ false, %B4264.i ]
  %.7845.i351 = getelementptr i64, ptr %14, i64 %.7831.i
  %.8565.i357 = getelementptr double, ptr %.226.i10754.i, i64 %scheduler.3.3.i
  %"$phi4036.0.2.3.i172.in" = add i64 %.7880.i, -6
  %"$phi4036.0.2.3.i172" = icmp ult i64 %"$phi4036.0.2.3.i172.in", 3
  %.9462.i174 = icmp slt i64 %.7880.i, 9
  %.9445.i176 = icmp sgt i64 %.7880.i, 5
  %.10014.i = load double, ptr %.3130, align 8, !noalias !7
  %.10015.i = fadd double %.10014.i, 1.000000e+00
  store double %.10015.i, ptr %.3130, align 8, !noalias !7
  %.10047.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.10054.i = shl nuw nsw i64 %.10047.i, 1
  %.10056.not.i = icmp sge i64 %.10054.i, %arg.limit
  %.10062.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond9471.i = select i1 %.10056.not.i, i1 %.10062.i, i1 false
  br i1 %or.cond9471.i, label %B4494.i, label %B4558.i

B4494.i:                                          ; preds = %B4398.i
  %.10099.i = uitofp nneg i64 %.10047.i to double
  store double %.10099.i, ptr %.10098.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.10130.i, align 8, !noalias !7
  br label %B4558.i

B4558.i:                                          ; preds = %B4494.i, %B4398.i
  %half.3.2.i = phi i64 [ %.10047.i, %B4494.i ], [ %half.2.1.i.ph, %B4398.i ]
  %.10136.i = fadd double %best.3.3.i, 1.000000e+00
  %34 = getelementptr i64, ptr %.1150, i64 %.7846.i
  %.10166.i = getelementptr i64, ptr %34, i64 %.7865.i
  %.10167.i = load i64, ptr %.10166.i, align 8, !noalias !7
  %.10168.i = sitofp i64 %.10167.i to double
  %.10169.i = fadd double %.10136.i, %.10168.i
  %.10199.i = getelementptr double, ptr %.226.i10719.i, i64 %scheduler.3.3.i
  store double %.10169.i, ptr %.10199.i, align 8, !noalias !7
  %.10231.i = load double, ptr %.8565.i357, align 8, !noalias !7
  %.10262.i = load i64, ptr %.10166.i, align 8, !noalias !7
  %.10263.i = sitofp i64 %.10262.i to double
  %.10264.i = fadd double %.10231.i, %.10263.i
  store double %.10264.i, ptr %.8565.i357, align 8, !noalias !7
  %.10326.i = getelementptr i64, ptr %.226.i10826.i, i64 %scheduler.3.3.i
  store i64 %.7775.i, ptr %.10326.i, align 8, !noalias !7
  br i1 %.10330.i, label %B4668.i, label %B4690.i

B4668.i:                                          ; preds = %B4558.i
  %.10334.i = mul nsw i64 %next_block.3.2.i, %.281.fca.7.load.i
  %.10336.i = add nsw i64 %.10334.i, %.10047.i
  %.10352.i = select i1 %.7830.i, i64 %.210.i10289.i, i64 0
  %35 = getelementptr i64, ptr %.226.i10287.i, i64 %.7775.i
  %.10366.i = getelementptr i64, ptr %35, i64 %.10352.i
  store i64 %.10336.i, ptr %.10366.i, align 8, !noalias !7
  br label %B4690.i

B4690.i:                                          ; preds = %B4668.i, %B4558.i
  br i1 %.9297.i, label %B4722.i, label %B4772.i

B4722.i:                                          ; preds = %B4690.i
  %36 = getelementptr double, ptr %arg.cost_at, i64 %.7846.i
  %.10401.i = getelementptr double, ptr %36, i64 %.7865.i
  %.10402.i = load double, ptr %.10401.i, align 8, !noalias !7
  %.10404.i = fadd double %best.3.3.i, %.10402.i
  %.10406.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.10408.i = add nsw i64 %.7880.i, %.10406.i
  %.10422.i = icmp slt i64 %.10408.i, 0
  %.10423.i = select i1 %.10422.i, i64 %.210.i10685.i, i64 0
  %37 = getelementptr double, ptr %.226.i10683.i, i64 %.10408.i
  %.10437.i = getelementptr double, ptr %37, i64 %.10423.i
  store double %.10404.i, ptr %.10437.i, align 8, !noalias !7
  br label %B4772.i

B4772.i:                                          ; preds = %B4722.i, %B4690.i
  %.10466.i = icmp ne i64 %.7775.i, -9223372036854775808
  %.10468.not.i = or i1 %.10467.i, %.10466.i
  %or.cond11279.i = and i1 %.10455.i, %.10468.not.i
  br i1 %or.cond11279.i, label %B4772.else.if.i, label %B4772.endif.i, !prof !15

B4950.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %38 = getelementptr i64, ptr %.1010, i64 %.7846.i
  %.10716.i = getelementptr i64, ptr %38, i64 %.7865.i
  %.10717.i = load i64, ptr %.10716.i, align 8, !noalias !7
  %.10718.i = icmp sgt i64 %.10717.i, -1
  br i1 %.10718.i, label %B4974.i, label %B5520.i

B4974.i:                                          ; preds = %B4950.i
  %.10779.i = getelementptr i64, ptr %.2617, i64 %.10717.i
  %.10780.i = load i64, ptr %.10779.i, align 8, !noalias !7
  %.10781.i = icmp sgt i64 %.10780.i, -1
  br i1 %.10781.i, label %B5010.i, label %B5490.i

B5010.i:                                          ; preds = %B4974.i
  %.10787.i = mul nsw i64 %.7775.i, %.596.i
  %.10789.i = add nsw i64 %.10787.i, %.281.fca.8.load.i
  %.10821.i = add nsw i64 %.10789.i, %.10717.i
  %.10835.i = icmp slt i64 %.10821.i, 0
  %.10836.i = select i1 %.10835.i, i64 %.210.i10397.i, i64 0
  %39 = getelementptr i64, ptr %.226.i10395.i, i64 %.10821.i
  %.10850.i = getelementptr i64, ptr %39, i64 %.10836.i
  %.10851.i = load i64, ptr %.10850.i, align 8, !noalias !7
  %.10914.i = add nsw i64 %.10780.i, %.10677.i
  %.10928.i = icmp slt i64 %.10914.i, 0
  %.10929.i = select i1 %.10928.i, i64 %.2771, i64 0
  %40 = getelementptr i64, ptr %.2787, i64 %.10914.i
  %.10943.i = getelementptr i64, ptr %40, i64 %.10929.i
  %.10944.i = load i64, ptr %.10943.i, align 8, !noalias !7
  %.10945.not.i = icmp slt i64 %.10851.i, %.10944.i
  %.10949.i = add nsw i64 %.10851.i, 1
  store i64 %.10949.i, ptr %.10850.i, align 8, !noalias !7
  br i1 %.10945.not.i, label %B5452.i, label %B8286.i

B5158.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %or.cond9472.i = or i1 %.9462.i174, %.9496.i170
  %or.cond.i = and i1 %.9445.i176, %or.cond9472.i
  br i1 %or.cond.i, label %B5260.i, label %B7540.i

B5260.i:                                          ; preds = %B5158.i
  %41 = getelementptr i64, ptr %.1010, i64 %.7846.i
  %.11072.i = getelementptr i64, ptr %41, i64 %.7865.i
  %.11073.i = load i64, ptr %.11072.i, align 8, !noalias !7
  %.11074.i = icmp sgt i64 %.11073.i, -1
  br i1 %.11074.i, label %B5284.i, label %B8120.i

B5284.i:                                          ; preds = %B5260.i
  %.11140.i = getelementptr i64, ptr %.2364, i64 %.11073.i
  %.11141.i = load i64, ptr %.11140.i, align 8, !noalias !7
  %.11142.i = icmp sgt i64 %.11141.i, -1
  %.11146.i = mul nsw i64 %.7775.i, %.596.i
  %.11178.i = add nsw i64 %.11073.i, %.11146.i
  br i1 %.11142.i, label %B5410.i, label %B6224.i

B5410.i:                                          ; preds = %B5284.i
  %.11192.i = icmp slt i64 %.11178.i, 0
  %.11193.i = select i1 %.11192.i, i64 %.210.i10397.i, i64 0
  %42 = getelementptr i64, ptr %.226.i10395.i, i64 %.11178.i
  %.11207.i = getelementptr i64, ptr %42, i64 %.11193.i
  %.11208.i = load i64, ptr %.11207.i, align 8, !noalias !7
  %.11271.i = add nsw i64 %.11141.i, %.10677.i
  %.11285.i = icmp slt i64 %.11271.i, 0
  %.11286.i = select i1 %.11285.i, i64 %.2771, i64 0
  %43 = getelementptr i64, ptr %.2787, i64 %.11271.i
  %.11300.i = getelementptr i64, ptr %43, i64 %.11286.i
  %.11301.i = load i64, ptr %.11300.i, align 8, !noalias !7
  %.11302.not.i = icmp slt i64 %.11208.i, %.11301.i
  br i1 %.11302.not.i, label %B6224.i, label %B8120.i

B5452.i:                                          ; preds = %B5010.i
  %.11372.pre.i = load i64, ptr %.10716.i, align 8, !noalias !7
  %.11373.i = icmp sgt i64 %.11372.pre.i, -1
  br i1 %.11373.i, label %B5490.i, label %B5520.i

B5490.i:                                          ; preds = %B5452.i, %B4974.i
  %.1137211394.i = phi i64 [ %.11372.pre.i, %B5452.i ], [ %.10717.i, %B4974.i ]
  %.11440.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1137211394.i
  %.11441.i = load double, ptr %.11440.i, align 8, !noalias !7
  br label %B5520.i

B5520.i:                                          ; preds = %B5490.i, %B5452.i, %B4950.i
  %"$phi5520.3.2.3.i" = phi double [ %.11441.i, %B5490.i ], [ 1.000000e+00, %B5452.i ], [ 1.000000e+00, %B4950.i ]
  %.12.i9486.i = fcmp ogt double %"$phi5520.3.2.3.i", 1.000000e+00
  %.13.i9487.i = select i1 %.12.i9486.i, double %"$phi5520.3.2.3.i", double 1.000000e+00
  %.11494.i = fmul double %.521.fca.25.load.i, %.13.i9487.i
  %.12.i9488.i = fcmp ogt double %.11494.i, %.521.fca.24.load.i
  %.13.i9489.i = select i1 %.12.i9488.i, double %.11494.i, double %.521.fca.24.load.i
  %.11552.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9490.i = fcmp ogt double %best.3.3.i, %.11552.i
  %.13.i9491.i = select i1 %.12.i9490.i, double %best.3.3.i, double %.11552.i
  %.11582.i = fadd double %.13.i9491.i, %.13.i9489.i
  store double %.11582.i, ptr %.226.i990.i.i, align 8, !noalias !7
  %.11642.i = load double, ptr %.12444.i, align 8, !noalias !7
  %.11643.i = fadd double %.11642.i, %.13.i9489.i
  store double %.11643.i, ptr %.12444.i, align 8, !noalias !7
  %.11703.i = load double, ptr %.11702.i, align 8, !noalias !7
  %.11704.i = fadd double %.11703.i, %.13.i9489.i
  store double %.11704.i, ptr %.11702.i, align 8, !noalias !7
  %.11764.i = getelementptr double, ptr %.226.i10969.i, i64 %scheduler.3.3.i
  %.11765.i = load double, ptr %.11764.i, align 8, !noalias !7
  %.12.i9492.i = fcmp ogt double %best.3.3.i, %.11765.i
  %.13.i9493.i = select i1 %.12.i9492.i, double %best.3.3.i, double %.11765.i
  %.11797.i = fmul double %.521.fca.27.load.i, %.13.i9487.i
  %.11798.i = fadd double %.11797.i, %.13.i9493.i
  store double %.11798.i, ptr %.11764.i, align 8, !noalias !7
  %.11859.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9494.i = fcmp ogt double %.11798.i, %.11859.i
  %.13.i9495.i = select i1 %.12.i9494.i, double %.11798.i, double %.11859.i
  %.11951.i = fadd double %.11859.i, -1.000000e+00
  %.11985.i = fsub double %.11798.i, %.521.fca.27.load.i
  %.12.i9496.i = fcmp ogt double %.11985.i, %.11951.i
  %.13.i9497.i = select i1 %.12.i9496.i, double %.11985.i, double %.11951.i
  %.12016.i = fadd double %.521.fca.3.load.i, %.13.i9497.i
  br label %B8286.i

B6224.i:                                          ; preds = %B5284.i, %B5410.i
  %.12128.i = icmp slt i64 %.10591.i, %.281.fca.6.load.i
  br i1 %.12128.i, label %B6252.i, label %B6328.i

B6252.i:                                          ; preds = %B6224.i
  %.12180.i = icmp slt i64 %.11178.i, 0
  %.12181.i = select i1 %.12180.i, i64 %.210.i10397.i, i64 0
  %44 = getelementptr i64, ptr %.226.i10395.i, i64 %.11178.i
  %.12195.i = getelementptr i64, ptr %44, i64 %.12181.i
  %.12196.i = load i64, ptr %.12195.i, align 8, !noalias !7
  %.12197.i = icmp eq i64 %.12196.i, 0
  %..i = select i1 %.12197.i, i64 2, i64 1
  br label %B6328.i

B6328.i:                                          ; preds = %B6224.i, %B6252.i
  %early.2.4.i = phi i64 [ %..i, %B6252.i ], [ 0, %B6224.i ]
  %.123.i.i = icmp slt i64 %.11178.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i10397.i, i64 0
  %45 = getelementptr i64, ptr %.226.i10395.i, i64 %.11178.i
  %.138.i.i = getelementptr i64, ptr %45, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !16
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !16
  %46 = getelementptr i64, ptr %.2014, i64 %.11073.i
  %.210.i.i = load i64, ptr %46, align 8, !noalias !16
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B6328.i
  %47 = getelementptr i64, ptr %.2084, i64 %.11073.i
  %.262.i.i = load i64, ptr %47, align 8, !noalias !16
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B6328.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i9501.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B6328.i ]
  %48 = getelementptr i64, ptr %arg.sites_at, i64 %.11073.i
  %.457.i11400.i = load i64, ptr %48, align 8, !noalias !16
  %.465.i11401.i = mul nsw i64 %.210.i.i, %.10677.i
  %.471.i11402.i = add nsw i64 %o.3.0.i.ph.i, %.465.i11401.i
  %.474.i11403.i = mul nsw i64 %.471.i11402.i, 36
  %.475.i949811404.i = add nsw i64 %.474.i11403.i, %.457.i11400.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %49 = getelementptr i64, ptr %arg.sites_at, i64 %.11073.i
  %.457.i.i = load i64, ptr %49, align 8, !noalias !16
  %.465.i.i = mul nsw i64 %.210.i.i, %.10677.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i9498.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i9498.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %50 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i9498.i
  %51 = getelementptr i8, ptr %50, i64 16
  %.512.i.i = getelementptr i32, ptr %51, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !16
  %52 = getelementptr i64, ptr %.2154, i64 %.11073.i
  %.549.i.i = load i64, ptr %52, align 8, !noalias !16
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %53 = getelementptr i64, ptr %.2224, i64 %.11073.i
  %.591.i.i = load i64, ptr %53, align 8, !noalias !16
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i949811406.i = phi i64 [ %.475.i9498.i, %B226.endif.i.i ], [ %.475.i9498.i, %B164.i.i ], [ %.475.i949811404.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond11277.i = and i1 %.10595.i, %.10608.not.i
  br i1 %or.cond11277.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

B102.else.i.i:                                    ; preds = %B102.i.i
  %.290.i.i = icmp ne i64 %.139.i.i, -9223372036854775808
  %.291.i.i = icmp ne i64 %.210.i.i, -1
  %.292.not.i.i = or i1 %.290.i.i, %.291.i.i
  br i1 %.292.not.i.i, label %B102.else.if.i.i, label %B164.i.thread.i, !prof !10

B102.else.if.i.i:                                 ; preds = %B102.else.i.i
  %.296.i.i = srem i64 %.139.i.i, %.210.i.i
  %.297.i.i = xor i64 %.296.i.i, %.210.i.i
  %.298.i.i = icmp slt i64 %.297.i.i, 0
  %.299.i.i = icmp ne i64 %.296.i.i, 0
  %.300.i.i = and i1 %.299.i.i, %.298.i.i
  %.307.i.i = select i1 %.300.i.i, i64 %.210.i.i, i64 0
  %spec.select.i9501.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i9500.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i9500.i, %.612.i.i
  br i1 %.614.not.i.i, label %B226.else.if.i.i, label %B226.endif.i.i, !prof !10

B226.endif.i.i:                                   ; preds = %B226.else.if.i.i, %B226.else.i.i, %B226.i.i
  %rem.2.0.i.i = phi i64 [ 0, %B226.i.i ], [ %spec.select253.i.i, %B226.else.if.i.i ], [ 0, %B226.else.i.i ]
  %.639.i.i = sub nsw i64 %rem.2.0.i.i, %.556.i.i
  br label %B310.i.i

B226.else.if.i.i:                                 ; preds = %B226.else.i.i
  %.618.i.i = srem i64 %.558.i.i, %.591.i.i
  %.619.i.i = xor i64 %.618.i.i, %.591.i.i
  %.620.i.i = icmp slt i64 %.619.i.i, 0
  %.621.i.i = icmp ne i64 %.618.i.i, 0
  %.622.i.i = and i1 %.621.i.i, %.620.i.i
  %.629.i.i = select i1 %.622.i.i, i64 %.591.i.i, i64 0
  %spec.select253.i.i = add i64 %.629.i.i, %.618.i.i
  br label %B226.endif.i.i

B310.else.if.i.i:                                 ; preds = %B310.i.i
  %.682.i.i = sdiv i64 %.10591.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.10591.i, %.281.fca.5.load.i
  %.684.i.i = xor i64 %.683.i.i, %.281.fca.5.load.i
  %.685.i.i = icmp slt i64 %.684.i.i, 0
  %.686.i.i = icmp ne i64 %.683.i.i, 0
  %.687.i.i = and i1 %.686.i.i, %.685.i.i
  %.692.i.i = sext i1 %.687.i.i to i64
  %spec.select254.i.i = add i64 %.682.i.i, %.692.i.i
  %54 = shl nsw i64 %spec.select254.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B310.else.if.i.i, %B310.i.i
  %quot.3.0.i.i = phi i64 [ 0, %B310.i.i ], [ %54, %B310.else.if.i.i ]
  %.710.i.i = add nsw i64 %quot.3.0.i.i, %shift.4.0.i.i
  br label %B8.i9502.i

B8.i9502.i:                                       ; preds = %B8.if.i9505.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9503.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9508.i, %B8.if.i9505.i ]
  %exitcond.not.i9504.i = icmp eq i64 %.16.0.i9503.i, 2
  br i1 %exitcond.not.i9504.i, label %B6944.i, label %B8.if.i9505.i

B8.if.i9505.i:                                    ; preds = %B8.i9502.i
  %trunc.i9506.i = trunc nuw i64 %.16.0.i9503.i to i1
  %spec.select.i9507.i = select i1 %trunc.i9506.i, i64 13, i64 6
  %.70.i9508.i = add nuw nsw i64 %.16.0.i9503.i, 1
  %.96.i9509.i = icmp eq i64 %spec.select.i9507.i, %.7880.i
  br i1 %.96.i9509.i, label %B6486.i, label %B8.i9502.i

B6486.i:                                          ; preds = %B8.if.i9505.i
  %.12445.i = load double, ptr %.12444.i, align 8, !noalias !7
  %.12475.i = load double, ptr %.12474.i, align 8, !noalias !7
  %.12476.i = fsub double %.12445.i, %.12475.i
  %.12509.i = load double, ptr %.12508.i, align 8, !noalias !7
  %.400.i.i = icmp slt i64 %.475.i949811406.i, 0
  %.401.i.i = select i1 %.400.i.i, i64 %.281.fca.9.load.i, i64 0
  %55 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i949811406.i
  %.415.i.i = getelementptr i32, ptr %55, i64 %.401.i.i
  %.416.i.i = load i32, ptr %.415.i.i, align 4, !noalias !19
  %.422.i.i = icmp eq i32 %.416.i.i, 0
  br i1 %.422.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B6486.i
  %.544.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B6486.i
  %56 = getelementptr double, ptr %arg.cost_at, i64 %.7846.i
  %.12543.i = getelementptr double, ptr %56, i64 %.7865.i
  %.12544.i = load double, ptr %.12543.i, align 8, !noalias !7
  %.12545.i = fcmp ule double %.12544.i, 0.000000e+00
  %.421.i.i = sext i32 %.416.i.i to i64
  %.587.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !19
  %.617.i9512.i = load double, ptr %.616.i.i, align 8, !noalias !19
  %.16.i.i.i = fcmp ogt double %.587.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.587.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.617.i9512.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.617.i9512.i, double %.17.i.i.i
  %"$phi212.0.2.0.not.i.i" = select i1 %.12545.i, i1 true, i1 %.664.i.i
  %"$phi224.0.2.0.i.i" = select i1 %"$phi212.0.2.0.not.i.i", i64 %.421.i.i, i64 0
  %.7622066.i.i = icmp slt i32 %.416.i.i, 1
  %.762.i.i = or i1 %.7622066.i.i, %"$phi212.0.2.0.not.i.i"
  %spec.select2063.i.i = select i1 %.762.i.i, i64 0, i64 %.421.i.i
  %.8042071.i.i = icmp sgt i64 %spec.select2063.i.i, 0
  br i1 %.8042071.i.i, label %B268.if.lr.ph.i.i, label %B446.i.i

B268.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.913.i.i = add nsw i64 %.475.i949811406.i, 4
  br label %B268.if.i.i

B406.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i
  %.1066.i.i = select i1 %.1018.i.i, i64 %.210.i1099.i.i, i64 0
  %57 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i2043.i.i
  %.1080.i.i = getelementptr double, ptr %57, i64 %.1066.i.i
  %.1081.i.i = load double, ptr %.1080.i.i, align 8, !noalias !19
  %.1086.i.i = fcmp ogt double %.1081.i.i, %.19.i.i.i
  %58 = zext i1 %.1086.i.i to i64
  br label %B438.i.i

B438.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i, %B406.i.i
  %"$phi438.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i ], [ %58, %B406.i.i ]
  %.1099.i.i = add nsw i64 %"$phi438.2.2.1.i.i", %late.2.02074.i.i
  %exitcond.not.i9516.i = icmp eq i64 %.817.i.i, %spec.select2063.i.i
  br i1 %exitcond.not.i9516.i, label %B446.i.i, label %B268.if.i.i

B446.i.i:                                         ; preds = %B438.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi i64 [ %"$phi224.0.2.0.i.i", %B90.i.i ], [ %.1099.i.i, %B438.i.i ]
  %cell.5.0.lcssa.i.i = phi i64 [ 0, %B90.i.i ], [ %.1153.i2043.i.i, %B438.i.i ]
  %.25.i.i.i = icmp sgt i64 %late.2.0.lcssa.i.i, 0
  br i1 %.25.i.i.i, label %B16.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i

B16.i.i.i:                                        ; preds = %B446.i.i
  br i1 %.47.i.i.i, label %B16.endif.thread.i.i.i, label %B16.endif.i.i.i, !prof !6

B16.endif.i.i.i:                                  ; preds = %B16.i.i.i
  %.29.i.i.i = add nsw i64 %late.2.0.lcssa.i.i, -1
  %.1156.i.i = load i64, ptr %.1155.i.i, align 8, !noalias !19
  %.34.i.i.i = add i64 %.29.i.i.i, %.1156.i.i
  %.64.i.i.i = srem i64 %.34.i.i.i, %.210.i1315.i.i
  %.66.i.i.i = icmp slt i64 %.64.i.i.i, 0
  %.75.i.i.i = select i1 %.66.i.i.i, i64 %.210.i1315.i.i, i64 0
  %spec.select.i.i.i = add i64 %.75.i.i.i, %.64.i.i.i
  %spec.select.fr.i.i.i = freeze i64 %spec.select.i.i.i
  %.98.i.i.i = icmp slt i64 %spec.select.fr.i.i.i, 0
  %spec.select52.i.i.i = select i1 %.98.i.i.i, i64 %.210.i1315.i.i, i64 0
  br label %B16.endif.thread.i.i.i

B16.endif.thread.i.i.i:                           ; preds = %B16.endif.i.i.i, %B16.i.i.i
  %rem.051.i.i.i = phi i64 [ 0, %B16.i.i.i ], [ %spec.select.fr.i.i.i, %B16.endif.i.i.i ]
  %59 = phi i64 [ 0, %B16.i.i.i ], [ %spec.select52.i.i.i, %B16.endif.i.i.i ]
  %60 = getelementptr double, ptr %.226.i1313.i.i, i64 %rem.051.i.i.i
  %.113.i.i.i = getelementptr double, ptr %60, i64 %59
  %.114.i.i.i = load double, ptr %.113.i.i.i, align 8, !noalias !22
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i: ; preds = %B16.endif.thread.i.i.i, %B446.i.i
  %"$phi78.0.2.0.i.i.i" = phi double [ %.114.i.i.i, %B16.endif.thread.i.i.i ], [ 0.000000e+00, %B446.i.i ]
  %.12.i.i9513.i = fcmp ogt double %"$phi78.0.2.0.i.i.i", %.19.i.i.i
  %.13.i.i9514.i = select i1 %.12.i.i9513.i, double %"$phi78.0.2.0.i.i.i", double %.19.i.i.i
  br i1 %.435.i.i.i, label %.501.if.i.i.i, label %.501.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.738.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.718.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.501.endif.preheader.i.i.i:                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %248, i1 false), !noalias !25
  br label %.501.if.i.i.i

.501.if.i.i.i:                                    ; preds = %.501.endif.preheader.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  br i1 %.7622066.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.501.if.i.i.i
  %.682.i.i.i = add nsw i64 %.475.i949811406.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.416.i.i to i64
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.lr.ph.i.i.i, %B278.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B278.i.i.i ]
  %worst.2.0201.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B278.i.i.i ]
  %previous.2.0200.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B278.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.684.i.i.i = add nsw i64 %.682.i.i.i, %indvars.iv.i.i.i
  %.698.i.i.i = icmp slt i64 %.684.i.i.i, 0
  %.699.i.i.i = select i1 %.698.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %61 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i.i
  %.713.i.i.i = getelementptr i32, ptr %61, i64 %.699.i.i.i
  %.714.i.i.i = load i32, ptr %.713.i.i.i, align 4, !noalias !25
  %.716.i.i.i = sext i32 %.714.i.i.i to i64
  %.717.i.i.i = add nsw i64 %.710.i.i, %.716.i.i.i
  %.718.i.i.i = ashr i64 %.717.i.i.i, 2
  %.724.not.i.i.i = icmp eq i64 %.718.i.i.i, %previous.2.0200.i.i.i
  br i1 %.724.not.i.i.i, label %B278.i.i.i, label %B172.i.i.i

B172.endif.i.i.i:                                 ; preds = %B172.i.i.i
  %.732.i.i.i = ashr i64 %.717.i.i.i, 3
  %.755.i.i.i = srem i64 %.732.i.i.i, %.5.i.i.i
  %.756.i.i.i = xor i64 %.755.i.i.i, %.5.i.i.i
  %.757.i.i.i = icmp slt i64 %.756.i.i.i, 0
  %.758.i.i.i = icmp ne i64 %.755.i.i.i, 0
  %.759.i.i.i = and i1 %.758.i.i.i, %.757.i.i.i
  %.766.i.i.i = select i1 %.759.i.i.i, i64 %.5.i.i.i, i64 0
  %.746.0.i.i.i = add i64 %.766.i.i.i, %.755.i.i.i
  %.746.0.fr.i.i.i = freeze i64 %.746.0.i.i.i
  %.789.i.i.i = icmp slt i64 %.746.0.fr.i.i.i, 0
  %spec.select194.i.i.i = select i1 %.789.i.i.i, i64 %.210.i1240.i.i, i64 0
  br label %B172.endif.thread.i.i.i

B172.endif.thread.i.i.i:                          ; preds = %B172.endif.i.i.i, %B172.i.i.i
  %rem.0193.i.i.i = phi i64 [ 0, %B172.i.i.i ], [ %.746.0.fr.i.i.i, %B172.endif.i.i.i ]
  %62 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %63 = getelementptr i64, ptr %.226.i1238.i.i, i64 %rem.0193.i.i.i
  %.804.i.i.i = getelementptr i64, ptr %63, i64 %62
  %.805.i.i.i = load i64, ptr %.804.i.i.i, align 8, !noalias !25
  %.806.i.i.i = add nsw i64 %.805.i.i.i, 1
  store i64 %.806.i.i.i, ptr %.804.i.i.i, align 8, !noalias !25
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %64 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.501.if.i.i.i
  %spec.select2064.i.i = phi i32 [ 0, %.501.if.i.i.i ], [ %.416.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.501.if.i.i.i ], [ %64, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1322.i.i = icmp slt i64 %.475.i949811406.i, -3
  %.1323.i.i = select i1 %.1322.i.i, i64 %.281.fca.9.load.i, i64 0
  %65 = getelementptr i8, ptr %55, i64 12
  %.1337.i.i = getelementptr i32, ptr %65, i64 %.1323.i.i
  %.1338.i.i = load i32, ptr %.1337.i.i, align 4, !noalias !19
  %.1340.i.i = sitofp i64 %late.2.0.lcssa.i.i to double
  %.1341.i.i = fmul double %.1340.i.i, 5.000000e-01
  %.1345.i.i = sitofp i32 %.416.i.i to double
  %.1346.i.i = fadd double %.1341.i.i, %.1345.i.i
  %.1351.i.i = fmul double %.1346.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1338.i.i to double
  %.9.i.i.i = fcmp ogt double %.1351.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1351.i.i, double %.8.i.i.i
  %.1380.i.i = fmul double %.521.fca.25.load.i, %.10.i.i.i
  %.11.i.i.i = fcmp olt double %.521.fca.24.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1948.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.521.fca.24.load.i
  %.13.i1949.i.i = fcmp ogt double %.1380.i.i, %.12.i1948.i.i
  %.14.i.i.i = select i1 %.13.i1949.i.i, double %.1380.i.i, double %.12.i1948.i.i
  %.1449.i.i = fmul double %.1345.i.i, 2.500000e-01
  %.9.i1951.i.i = fcmp ogt double %.1449.i.i, %.8.i.i.i
  %.10.i1952.i.i = select i1 %.9.i1951.i.i, double %.1449.i.i, double %.8.i.i.i
  %.1478.i.i = fmul double %.521.fca.25.load.i, %.10.i1952.i.i
  %.1508.i.i = load double, ptr %.12474.i, align 8, !noalias !19
  %.13.i1956.i.i = fcmp ogt double %.1478.i.i, %.12.i1948.i.i
  %.14.i1957.i.i = select i1 %.13.i1956.i.i, double %.1478.i.i, double %.12.i1948.i.i
  %.1538.i.i = fsub double %.14.i.i.i, %.14.i1957.i.i
  %.1539.i.i = fadd double %.1508.i.i, %.1538.i.i
  store double %.1539.i.i, ptr %.12474.i, align 8, !noalias !19
  %.1570.i.i = fadd double %.13.i.i9514.i, %.14.i.i.i
  %.1603.i.i = load double, ptr %.12444.i, align 8, !noalias !19
  %.1604.i.i = fadd double %.1603.i.i, %.14.i.i.i
  store double %.1604.i.i, ptr %.12444.i, align 8, !noalias !19
  %.1664.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !19
  %.12.i1958.i.i = fcmp ogt double %best.3.3.i, %.1664.i.i
  %.13.i1959.i.i = select i1 %.12.i1958.i.i, double %best.3.3.i, double %.1664.i.i
  %.1696.i.i = fadd double %.14.i.i.i, %.13.i1959.i.i
  store double %.1696.i.i, ptr %.226.i990.i.i, align 8, !noalias !19
  store double %.1570.i.i, ptr %.616.i.i, align 8, !noalias !19
  %.1761.i.i = fadd double %.521.fca.4.load.i, %.1570.i.i
  %.18542076.i.i = icmp sgt i32 %spec.select2064.i.i, 0
  br i1 %.18542076.i.i, label %B1284.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1284.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1899.i.i = add nsw i64 %.475.i949811406.i, 4
  %.1452.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1452.not.i.i.i, i1 %.1461.i.i.i, i1 false
  %.354.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.444.i.i.i.i = fadd double %.521.fca.9.load.i, %.1570.i.i
  %wide.trip.count.i.i = zext nneg i32 %spec.select2064.i.i to i64
  br label %B1284.if.i.i

B1336.i.i:                                        ; preds = %B1284.if.i.i
  br i1 %.265.i1975.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.548.i.i.i = load i64, ptr %.876.i.i, align 8, !noalias !28
  %.564.i.i.i = select i1 %.444.i.i.i, i64 %.210.i1027.i.i, i64 0
  %66 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i.i
  %.578.i.i.i = getelementptr i64, ptr %66, i64 %.564.i.i.i
  store i64 %.548.i.i.i, ptr %.578.i.i.i, align 8, !noalias !28
  %.586.i.i.i = shl nsw i64 %.331.0708.i.i.i, 2
  br label %B1368.i.i

B270.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.402.i.i.i = add i64 %.331.0708.i.i.i, 1
  %.398.i.i.i = add nsw i64 %.334.0709.i.i.i, -1
  %.615.i.i.i = select i1 %.444.i.i.i, i64 %.210.i1027.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i.i
  %.629.i.i.i = getelementptr i64, ptr %67, i64 %.615.i.i.i
  %.630.i.i.i = load i64, ptr %.629.i.i.i, align 8, !noalias !28
  %.645.i.i.i = icmp slt i64 %place.2.0710.i.i.i, 0
  %.646.i.i.i = select i1 %.645.i.i.i, i64 %.210.i1027.i.i, i64 0
  %68 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i.i
  %.660.i.i.i = getelementptr i64, ptr %68, i64 %.646.i.i.i
  %.661.i.i.i = load i64, ptr %.660.i.i.i, align 8, !noalias !28
  %.664.i.i.i = icmp slt i64 %.630.i.i.i, %.661.i.i.i
  %spec.select.i1960.i.i = select i1 %.664.i.i.i, i64 %.331.0708.i.i.i, i64 %place.2.0710.i.i.i
  %.389.i.i.i = icmp samesign ugt i64 %.334.0709.i.i.i, 1
  br i1 %.389.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i.i.i
  %.699.i1961.i.i = icmp slt i64 %spec.select.i1960.i.i, 0
  %.700.i.i.i = select i1 %.699.i1961.i.i, i64 %.210.i.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1960.i.i
  %.714.i1962.i.i = getelementptr i64, ptr %69, i64 %.700.i.i.i
  store i64 %.pre.i.i, ptr %.714.i1962.i.i, align 8, !noalias !28
  %.773.i.i.i = shl nsw i64 %spec.select.i1960.i.i, 2
  %.776.i.i.i = add i64 %.773.i.i.i, 4
  %.813.i.i.i = select i1 %.699.i1961.i.i, i64 %.210.i1063.i.i, i64 0
  %.814.i.i.i = add i64 %.813.i.i.i, %.773.i.i.i
  %.829.i.i.i = icmp slt i64 %.776.i.i.i, 0
  %.830.i.i.i = select i1 %.829.i.i.i, i64 %.210.i1063.i.i, i64 0
  %.831.i.i.i = add i64 %.830.i.i.i, %.776.i.i.i
  %.958.i.i.i = icmp slt i64 %.814.i.i.i, 0
  br i1 %.958.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B1336.i.i
  %.211.i.i.i = mul nsw i64 %.pre.i.i, 712544676207699905
  %.212.i.i.i = ashr i64 %.211.i.i.i, 20
  %.282.i.i.i = srem i64 %.212.i.i.i, %.230.0.i1974.i.i
  %.284.i.i.i = icmp slt i64 %.282.i.i.i, 0
  %.293.i.i.i = select i1 %.284.i.i.i, i64 %.230.0.i1974.i.i, i64 0
  %.273.0.i.i.i = add nsw i64 %.293.i.i.i, %.282.i.i.i
  %70 = shl nsw i64 %.273.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B1336.i.i
  %.331.0708.i.i.i.ph = phi i64 [ %70, %B0.endif.else.if.i.i.i ], [ 0, %B1336.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i.i.i
  %place.2.0710.i.i.i = phi i64 [ %spec.select.i1960.i.i, %B270.i.i.i ], [ %.331.0708.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.334.0709.i.i.i = phi i64 [ %.398.i.i.i, %B270.i.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.331.0708.i.i.i = phi i64 [ %.402.i.i.i, %B270.i.i.i ], [ %.331.0708.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.444.i.i.i = icmp slt i64 %.331.0708.i.i.i, 0
  %.445.i.i.i = select i1 %.444.i.i.i, i64 %.210.i.i.i, i64 0
  %71 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i.i
  %.459.i.i.i = getelementptr i64, ptr %71, i64 %.445.i.i.i
  %.460.i.i.i = load i64, ptr %.459.i.i.i, align 8, !noalias !28
  %.462.i.i.i = icmp eq i64 %.460.i.i.i, %.pre.i.i
  br i1 %.462.i.i.i, label %B212.i.i.i, label %B270.i.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.938.sroa.13.0.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.938.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1059.not711.i.i.i = icmp slt i64 %.938.sroa.0.3.i.i.i, %.938.sroa.13.0.i.i.i
  br i1 %.1059.not711.i.i.i, label %.1029.endif.preheader.i.i.i, label %.1029.if.i.i.i, !prof !31

.1029.endif.preheader.i.i.i:                      ; preds = %B312.endif.endif.i.i.i
  %72 = shl i64 %.938.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %72
  %73 = sub nsw i64 %.938.sroa.13.0.i.i.i, %.938.sroa.0.3.i.i.i
  %74 = shl i64 %73, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %74, i1 false), !noalias !28
  br label %.1029.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.938.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.814.i.i.i, %B312.i.i.i ]
  %.963.not.i.i.i = icmp slt i64 %.814.i.i.i, %.210.i1063.i.i
  br i1 %.963.not.i.i.i, label %B312.endif.else.endif.endif.i.i.i, label %B312.endif.else.endif.if.i.i.i, !prof !10

B312.endif.else.endif.if.i.i.i:                   ; preds = %B312.endif.else.endif.i.i.i
  br label %B312.endif.else.endif.endif.i.i.i

B312.endif.else.endif.endif.i.i.i:                ; preds = %B312.endif.else.endif.if.i.i.i, %B312.endif.else.endif.i.i.i
  %.938.sroa.0.3.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i.i.i ], [ %.938.sroa.0.1.i.i.i, %B312.endif.else.endif.i.i.i ]
  %.975.i.i.i = icmp slt i64 %.831.i.i.i, 0
  br i1 %.975.i.i.i, label %B312.endif.else.endif.endif.if.i.i.i, label %B312.endif.else.endif.endif.endif.i.i.i, !prof !6

B312.endif.else.endif.endif.if.i.i.i:             ; preds = %B312.endif.else.endif.endif.i.i.i
  br label %B312.endif.else.endif.endif.endif.i.i.i

B312.endif.else.endif.endif.endif.i.i.i:          ; preds = %B312.endif.else.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.i.i.i
  %.938.sroa.13.1.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i.i ], [ %.831.i.i.i, %B312.endif.else.endif.endif.i.i.i ]
  %.980.not.i.i.i = icmp slt i64 %.831.i.i.i, %.210.i1063.i.i
  br i1 %.980.not.i.i.i, label %B312.endif.endif.i.i.i, label %B312.endif.else.endif.endif.endif.if.i.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i.i:       ; preds = %B312.endif.else.endif.endif.endif.i.i.i
  br label %B312.endif.endif.i.i.i

.1029.if.i.i.i:                                   ; preds = %.1029.endif.preheader.i.i.i, %B312.endif.endif.i.i.i
  %.1108.i.i.i = load i64, ptr %.876.i.i, align 8, !noalias !28
  %.1124.i.i.i = select i1 %.699.i1961.i.i, i64 %.210.i1027.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1960.i.i
  %.1138.i.i.i = getelementptr i64, ptr %75, i64 %.1124.i.i.i
  store i64 %.1108.i.i.i, ptr %.1138.i.i.i, align 8, !noalias !28
  br label %B1368.i.i

B1368.i.i:                                        ; preds = %.1029.if.i.i.i, %B212.i.i.i
  %.773.sink.i.i.i = phi i64 [ %.773.i.i.i, %.1029.if.i.i.i ], [ %.586.i.i.i, %B212.i.i.i ]
  %.1150.i.i.i = and i64 %.1934.i.i, 3
  %.1153.i.i.i = or disjoint i64 %.773.sink.i.i.i, %.1150.i.i.i
  %.2014.i.i = icmp slt i64 %.773.sink.i.i.i, 0
  %.2015.i.i = select i1 %.2014.i.i, i64 %.210.i1063.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i.i
  %.2029.i.i = getelementptr i64, ptr %76, i64 %.2015.i.i
  %.2030.i.i = load i64, ptr %.2029.i.i, align 8, !noalias !19
  %.2031.not.i.i = icmp eq i64 %.2030.i.i, 0
  br i1 %.2031.not.i.i, label %B1512.i.i, label %B1388.i.i

B1388.i.i:                                        ; preds = %B1368.i.i
  %.2076.i.i = load double, ptr %.2075.i.i, align 8, !noalias !19
  %.2078.i.i = fadd double %.2076.i.i, 1.000000e+00
  store double %.2078.i.i, ptr %.2075.i.i, align 8, !noalias !19
  %.2128.i.i = select i1 %.2014.i.i, i64 %.210.i1099.i.i, i64 0
  %77 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i.i
  %.2142.i.i = getelementptr double, ptr %77, i64 %.2128.i.i
  %.2143.i.i = load double, ptr %.2142.i.i, align 8, !noalias !19
  %.12.i1963.i.i = fcmp ogt double %.1761.i.i, %.2143.i.i
  %.13.i1964.i.i = select i1 %.12.i1963.i.i, double %.1761.i.i, double %.2143.i.i
  br label %B2002.i.i

B1512.i.i:                                        ; preds = %B1284.if.i.i, %B1368.i.i
  %cell.3.12057.i.i = phi i64 [ %.1153.i.i.i, %B1368.i.i ], [ %cell.4.02079.i.i, %B1284.if.i.i ]
  %.2216.i.i = load double, ptr %.12508.i, align 8, !noalias !19
  %.2218.i.i = fadd double %.2216.i.i, 1.000000e+00
  store double %.2218.i.i, ptr %.12508.i, align 8, !noalias !19
  %.2261.not.i.i = icmp eq i64 %.pre.i.i, %missed.2.02081.i.i
  %took.2.1.i.i = select i1 %.2261.not.i.i, double %.521.fca.11.load.i, double %.2272.i.i
  %.2285.i.i = ashr i64 %.1934.i.i, 1
  %.2287.not.i.i = icmp eq i64 %.2285.i.i, %missed_half.2.02082.i.i
  br i1 %.2287.not.i.i, label %B1706.i.i, label %B1644.i.i

B1644.i.i:                                        ; preds = %B1512.i.i
  %.2324.i.i = load double, ptr %.2323.i.i, align 8, !noalias !19
  %.2326.i.i = fadd double %.2324.i.i, 1.000000e+00
  store double %.2326.i.i, ptr %.2323.i.i, align 8, !noalias !19
  br label %B1706.i.i

B1706.i.i:                                        ; preds = %B1644.i.i, %B1512.i.i
  %missed_half.4.1.i.i = phi i64 [ %.2285.i.i, %B1644.i.i ], [ %missed_half.2.02082.i.i, %B1512.i.i ]
  %.2393.i.i = load double, ptr %.2392.i.i, align 8, !noalias !19
  %.12.i1965.i.i = fcmp ogt double %.1570.i.i, %.2393.i.i
  %.13.i1966.i.i = select i1 %.12.i1965.i.i, double %.1570.i.i, double %.2393.i.i
  %.2424.i.i = fadd double %took.2.1.i.i, %.13.i1966.i.i
  store double %.2424.i.i, ptr %.2392.i.i, align 8, !noalias !19
  %.5.i.i.i.i.i = mul i64 %.2285.i.i, 8364850718657
  %.6.i.i.i.i.i = lshr i64 %.5.i.i.i.i.i, 20
  %.7.i.i.i.i.i = and i64 %.6.i.i.i.i.i, 16777215
  %.32.i.i.i.i = uitofp nneg i64 %.7.i.i.i.i.i to double
  %.33.i.i.i.i = fadd double %.32.i.i.i.i, 5.000000e-01
  %.37.i.i.i.i = fmul double %.33.i.i.i.i, 0x3E70000000000000
  %.45.le.i.i.i.i = tail call double @llvm.log.f64(double %.37.i.i.i.i)
  %.50.i.i.i.i = fneg double %.45.le.i.i.i.i
  %.12.i.i.i.i.i = fcmp olt double %.50.i.i.i.i, 4.000000e+00
  %.13.i.i.i.i.i = select i1 %.12.i.i.i.i.i, double %.50.i.i.i.i, double 4.000000e+00
  %.79.i.i.i.i = fadd double %.13.i.i.i.i.i, -1.000000e+00
  %.359.i.i.i = fmul double %.521.fca.6.load.i, %.79.i.i.i.i
  %.399.i.i.i = fadd double %.521.fca.5.load.i, %.2424.i.i
  %.400.i.i.i = fadd double %.359.i.i.i, %.399.i.i.i
  %.45020202021.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %78 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i.i
  %.508.i.i.i = load i64, ptr %78, align 8, !noalias !32
  %.514.i.i.i = icmp eq i64 %.508.i.i.i, %.2285.i.i
  br i1 %.514.i.i.i, label %B216.i.i.i, label %B270.i1967.i.i

B216.i.i.i:                                       ; preds = %B1706.i.i
  %79 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  %.650.i.i.i = load double, ptr %79, align 8, !noalias !32
  %.12.i.i.i.i = fcmp ogt double %.650.i.i.i, %.400.i.i.i
  %.13.i.i1970.i.i = select i1 %.12.i.i.i.i, double %.650.i.i.i, double %.400.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i1967.i.i:                                   ; preds = %B1706.i.i
  %.718.i1969.i.i = load double, ptr %.717.i1968.i.i, align 8, !noalias !32
  %.720.i.i.i = fadd double %.718.i1969.i.i, 1.000000e+00
  store double %.720.i.i.i, ptr %.717.i1968.i.i, align 8, !noalias !32
  %.784.i.i.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !32
  %.787.i.i.i = fadd double %.521.fca.19.load.i, %.784.i.i.i
  store double %.787.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !32
  %.822.i.i.i = sitofp i64 %.pre.i.i to double
  %.863.i.i.i = fcmp ult double %.787.i.i.i, 1.000000e+00
  br i1 %.863.i.i.i, label %B444.i.i.i, label %B500.i.i.i

B444.i.i.i:                                       ; preds = %B270.i1967.i.i
  br i1 %.867.i.i.i, label %B466.i.i.i, label %B702.i.i.i

B466.i.i.i:                                       ; preds = %B444.i.i.i
  %.902.i.i.i = load double, ptr %.901.i.i.i, align 8, !noalias !32
  %.907.i.i.i = fcmp oeq double %.902.i.i.i, %.822.i.i.i
  br i1 %.907.i.i.i, label %B500.i.i.i, label %B652.i.i.i

B500.i.i.i:                                       ; preds = %B466.i.i.i, %B270.i1967.i.i
  store double %.822.i.i.i, ptr %.901.i.i.i, align 8, !noalias !32
  %.985.i.i.i = fadd double %.787.i.i.i, -1.000000e+00
  store double %.985.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !32
  %.348.i.i.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !35
  %.12.i.i2014.i.i.i = fcmp ogt double %.1570.i.i, %.348.i.i.i.i
  %.13.i.i2015.i.i.i = select i1 %.12.i.i2014.i.i.i, double %.1570.i.i, double %.348.i.i.i.i
  %.381.i.i.i.i = fadd double %.380.i.i.i.i, %.13.i.i2015.i.i.i
  store double %.381.i.i.i.i, ptr %.347.i.i.i.i, align 8, !noalias !35
  %.439.i.i.i.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !35
  %.442.i.i.i.i = fadd double %.380.i.i.i.i, %.439.i.i.i.i
  store double %.442.i.i.i.i, ptr %.438.i.i.i.i, align 8, !noalias !35
  %.531.i.i.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !35
  %.310.i.i.i.i.i = lshr i64 %.1934.i.i, 16
  %.321.0.i.i.i.i.i = and i64 %.310.i.i.i.i.i, 16383
  %80 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i.i
  %.390.i.i.i.i.i = load double, ptr %80, align 8, !noalias !38
  %.394.i.i.i.i.i = fcmp olt double %.390.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.354.i.i.i.i, i1 %.394.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B500.i.i.i
  store double %.444.i.i.i.i, ptr %80, align 8, !noalias !38
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B500.i.i.i
  %.611.i.i.i.i.i = phi double [ %.390.i.i.i.i.i, %B500.i.i.i ], [ %.444.i.i.i.i, %B96.i.i.i.i.i ]
  %.502.i.i.i.i = fmul double %.521.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.611.i.i.i.i.i, %.531.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.611.i.i.i.i.i, double %.531.i.i.i.i
  %.703.i.i.i.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i.i
  %.704.i.i.i.i = fadd double %.502.i.i.i.i, %.703.i.i.i.i
  store i64 %.2285.i.i, ptr %78, align 8, !noalias !35
  %81 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  store double %.704.i.i.i.i, ptr %81, align 8, !noalias !35
  %.12.i2016.i.i.i = fcmp ogt double %.704.i.i.i.i, %.400.i.i.i
  %.13.i2017.i.i.i = select i1 %.12.i2016.i.i.i, double %.704.i.i.i.i, double %.400.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B652.i.i.i:                                       ; preds = %B466.i.i.i
  store i64 %.2285.i.i, ptr %78, align 8, !noalias !32
  %82 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  store double %.400.i.i.i, ptr %82, align 8, !noalias !32
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B702.i.i.i:                                       ; preds = %B444.i.i.i
  br i1 %or.cond.i.i.i, label %B728.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B728.i.i.i:                                       ; preds = %B702.i.i.i
  %.1496.i.i.i = load double, ptr %.2392.i.i, align 8, !noalias !32
  %.310.i.i.i.i = lshr i64 %.1934.i.i, 16
  %.321.0.i.i.i.i = and i64 %.310.i.i.i.i, 16383
  %83 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i
  %.390.i.i.i.i = load double, ptr %83, align 8, !noalias !41
  %.394.i.i.i.i = fcmp olt double %.390.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.354.i.i.i.i, i1 %.394.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B728.i.i.i
  store double %.444.i.i.i.i, ptr %83, align 8, !noalias !41
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B728.i.i.i
  %.611.i.i.i.i = phi double [ %.390.i.i.i.i, %B728.i.i.i ], [ %.444.i.i.i.i, %B96.i.i.i.i ]
  %.12.i2018.i.i.i = fcmp ogt double %.611.i.i.i.i, %.1496.i.i.i
  %.13.i2019.i.i.i = select i1 %.12.i2018.i.i.i, double %.611.i.i.i.i, double %.1496.i.i.i
  %.1683.i.i.i = fadd double %.1682.i.i.i, %.13.i2019.i.i.i
  store i64 %.2285.i.i, ptr %78, align 8, !noalias !32
  %84 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  store double %.1683.i.i.i, ptr %84, align 8, !noalias !32
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B702.i.i.i, %B652.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i2017.sink.i.i.i = phi double [ %.13.i2017.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1970.i.i, %B216.i.i.i ], [ %.400.i.i.i, %B652.i.i.i ], [ %.1683.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.400.i.i.i, %B702.i.i.i ]
  br i1 %.47.i.i.i, label %B1706.endif.endif.endif.thread.i.i, label %B1706.endif.endif.endif.i.i, !prof !44

B1972.i.i:                                        ; preds = %B1706.endif.endif.endif.thread.i.i
  %.2797.i.i = icmp slt i64 %cell.3.12057.i.i, 0
  %.2798.i.i = select i1 %.2797.i.i, i64 %.210.i1063.i.i, i64 0
  %85 = getelementptr i64, ptr %.226.i1061.i.i, i64 %cell.3.12057.i.i
  %.2812.i.i = getelementptr i64, ptr %85, i64 %.2798.i.i
  store i64 1, ptr %.2812.i.i, align 8, !noalias !19
  %.2834.i.i = select i1 %.2797.i.i, i64 %.210.i1099.i.i, i64 0
  %86 = getelementptr double, ptr %.226.i1097.i.i, i64 %cell.3.12057.i.i
  %.2848.i.i = getelementptr double, ptr %86, i64 %.2834.i.i
  store double %.13.i2017.sink.i.i.i, ptr %.2848.i.i, align 8, !noalias !19
  br label %B2002.i.i

B2002.i.i:                                        ; preds = %B1706.endif.endif.endif.thread.i.i, %B1972.i.i, %B1388.i.i
  %cell.3.12058.i.i = phi i64 [ %.1153.i.i.i, %B1388.i.i ], [ %cell.3.12057.i.i, %B1972.i.i ], [ %cell.3.12057.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %missed.3.1.i.i = phi i64 [ %missed.2.02081.i.i, %B1388.i.i ], [ %.pre.i.i, %B1972.i.i ], [ %.pre.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %missed_half.3.1.i.i = phi i64 [ %missed_half.2.02082.i.i, %B1388.i.i ], [ %missed_half.4.1.i.i, %B1972.i.i ], [ %missed_half.4.1.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1964.i.i, %B1388.i.i ], [ %.13.i2017.sink.i.i.i, %B1972.i.i ], [ %.13.i2017.sink.i.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %.12.i1971.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.02080.i.i
  %.13.i1972.i.i = select i1 %.12.i1971.i.i, double %arrival.2.1.i.i, double %worst.2.02080.i.i
  %exitcond2089.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond2089.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1284.if.i.i

B268.if.i.i:                                      ; preds = %B438.i.i, %B268.if.lr.ph.i.i
  %late.2.02074.i.i = phi i64 [ %"$phi224.0.2.0.i.i", %B268.if.lr.ph.i.i ], [ %.1099.i.i, %B438.i.i ]
  %.748.02073.i.i = phi i64 [ 0, %B268.if.lr.ph.i.i ], [ %.817.i.i, %B438.i.i ]
  %.817.i.i = add nuw nsw i64 %.748.02073.i.i, 1
  %.877.i.i = load i64, ptr %.876.i.i, align 8, !noalias !19
  %.878.i.i = add nsw i64 %.877.i.i, 1
  store i64 %.878.i.i, ptr %.876.i.i, align 8, !noalias !19
  %.914.i.i = add nsw i64 %.913.i.i, %.748.02073.i.i
  %.928.i.i = icmp slt i64 %.914.i.i, 0
  %.929.i.i = select i1 %.928.i.i, i64 %.281.fca.9.load.i, i64 0
  %87 = getelementptr i32, ptr %arg.rows_at, i64 %.914.i.i
  %.943.i.i = getelementptr i32, ptr %87, i64 %.929.i.i
  %.944.i.i = load i32, ptr %.943.i.i, align 4, !noalias !19
  %.946.i.i = sext i32 %.944.i.i to i64
  %.947.i.i = add nsw i64 %.710.i.i, %.946.i.i
  %.206.i1973.i.i = ashr i64 %.947.i.i, 2
  br i1 %.265.i1975.i.i, label %B184.if.i1988.i.i.preheader, label %B0.endif.else.if.i1976.i.i, !prof !6

B212.i2048.i.i:                                   ; preds = %B184.if.i1988.i.i
  %.564.i2051.i.i = select i1 %.444.i1992.i.i, i64 %.210.i1027.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i1991.i.i
  %.578.i2052.i.i = getelementptr i64, ptr %88, i64 %.564.i2051.i.i
  store i64 %.878.i.i, ptr %.578.i2052.i.i, align 8, !noalias !45
  %.586.i2053.i.i = shl nsw i64 %.331.0708.i1991.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i

B270.i1997.i.i:                                   ; preds = %B184.if.i1988.i.i
  %.402.i1998.i.i = add i64 %.331.0708.i1991.i.i, 1
  %.398.i1999.i.i = add nsw i64 %.334.0709.i1990.i.i, -1
  %.615.i2000.i.i = select i1 %.444.i1992.i.i, i64 %.210.i1027.i.i, i64 0
  %89 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i1991.i.i
  %.629.i2001.i.i = getelementptr i64, ptr %89, i64 %.615.i2000.i.i
  %.630.i2002.i.i = load i64, ptr %.629.i2001.i.i, align 8, !noalias !45
  %.645.i2003.i.i = icmp slt i64 %place.2.0710.i1989.i.i, 0
  %.646.i2004.i.i = select i1 %.645.i2003.i.i, i64 %.210.i1027.i.i, i64 0
  %90 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i1989.i.i
  %.660.i2005.i.i = getelementptr i64, ptr %90, i64 %.646.i2004.i.i
  %.661.i2006.i.i = load i64, ptr %.660.i2005.i.i, align 8, !noalias !45
  %.664.i2007.i.i = icmp slt i64 %.630.i2002.i.i, %.661.i2006.i.i
  %spec.select.i2008.i.i = select i1 %.664.i2007.i.i, i64 %.331.0708.i1991.i.i, i64 %place.2.0710.i1989.i.i
  %.389.i2009.i.i = icmp samesign ugt i64 %.334.0709.i1990.i.i, 1
  br i1 %.389.i2009.i.i, label %B184.if.i1988.i.i, label %B312.i2010.i.i

B312.i2010.i.i:                                   ; preds = %B270.i1997.i.i
  %.699.i2011.i.i = icmp slt i64 %spec.select.i2008.i.i, 0
  %.700.i2012.i.i = select i1 %.699.i2011.i.i, i64 %.210.i.i.i, i64 0
  %91 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i2008.i.i
  %.714.i2013.i.i = getelementptr i64, ptr %91, i64 %.700.i2012.i.i
  store i64 %.206.i1973.i.i, ptr %.714.i2013.i.i, align 8, !noalias !45
  %.773.i2014.i.i = shl nsw i64 %spec.select.i2008.i.i, 2
  %.776.i2015.i.i = add i64 %.773.i2014.i.i, 4
  %.813.i2016.i.i = select i1 %.699.i2011.i.i, i64 %.210.i1063.i.i, i64 0
  %.814.i2017.i.i = add i64 %.813.i2016.i.i, %.773.i2014.i.i
  %.829.i2018.i.i = icmp slt i64 %.776.i2015.i.i, 0
  %.830.i2019.i.i = select i1 %.829.i2018.i.i, i64 %.210.i1063.i.i, i64 0
  %.831.i2020.i.i = add i64 %.830.i2019.i.i, %.776.i2015.i.i
  %.958.i2021.i.i = icmp slt i64 %.814.i2017.i.i, 0
  br i1 %.958.i2021.i.i, label %B312.endif.else.if.i2047.i.i, label %B312.endif.else.endif.i2022.i.i, !prof !6

B0.endif.else.if.i1976.i.i:                       ; preds = %B268.if.i.i
  %.211.i1977.i.i = mul nsw i64 %.206.i1973.i.i, 712544676207699905
  %.212.i1978.i.i = ashr i64 %.211.i1977.i.i, 20
  %.282.i1979.i.i = srem i64 %.212.i1978.i.i, %.230.0.i1974.i.i
  %.284.i1981.i.i = icmp slt i64 %.282.i1979.i.i, 0
  %.293.i1984.i.i = select i1 %.284.i1981.i.i, i64 %.230.0.i1974.i.i, i64 0
  %.273.0.i1985.i.i = add nsw i64 %.293.i1984.i.i, %.282.i1979.i.i
  %92 = shl nsw i64 %.273.0.i1985.i.i, 4
  br label %B184.if.i1988.i.i.preheader

B184.if.i1988.i.i.preheader:                      ; preds = %B0.endif.else.if.i1976.i.i, %B268.if.i.i
  %.331.0708.i1991.i.i.ph = phi i64 [ %92, %B0.endif.else.if.i1976.i.i ], [ 0, %B268.if.i.i ]
  br label %B184.if.i1988.i.i

B184.if.i1988.i.i:                                ; preds = %B184.if.i1988.i.i.preheader, %B270.i1997.i.i
  %place.2.0710.i1989.i.i = phi i64 [ %spec.select.i2008.i.i, %B270.i1997.i.i ], [ %.331.0708.i1991.i.i.ph, %B184.if.i1988.i.i.preheader ]
  %.334.0709.i1990.i.i = phi i64 [ %.398.i1999.i.i, %B270.i1997.i.i ], [ 16, %B184.if.i1988.i.i.preheader ]
  %.331.0708.i1991.i.i = phi i64 [ %.402.i1998.i.i, %B270.i1997.i.i ], [ %.331.0708.i1991.i.i.ph, %B184.if.i1988.i.i.preheader ]
  %.444.i1992.i.i = icmp slt i64 %.331.0708.i1991.i.i, 0
  %.445.i1993.i.i = select i1 %.444.i1992.i.i, i64 %.210.i.i.i, i64 0
  %93 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i1991.i.i
  %.459.i1994.i.i = getelementptr i64, ptr %93, i64 %.445.i1993.i.i
  %.460.i1995.i.i = load i64, ptr %.459.i1994.i.i, align 8, !noalias !45
  %.462.i1996.i.i = icmp eq i64 %.460.i1995.i.i, %.206.i1973.i.i
  br i1 %.462.i1996.i.i, label %B212.i2048.i.i, label %B270.i1997.i.i

B312.endif.endif.i2033.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i2032.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i
  %.938.sroa.13.0.i2034.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i2032.i.i ], [ %.938.sroa.13.1.i2030.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i ]
  %.1059.not711.i2035.i.i = icmp slt i64 %.938.sroa.0.3.i2027.i.i, %.938.sroa.13.0.i2034.i.i
  br i1 %.1059.not711.i2035.i.i, label %.1029.endif.preheader.i2044.i.i, label %.1029.if.i2036.i.i, !prof !31

.1029.endif.preheader.i2044.i.i:                  ; preds = %B312.endif.endif.i2033.i.i
  %94 = shl i64 %.938.sroa.0.3.i2027.i.i, 3
  %scevgep.i2045.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %94
  %95 = sub nsw i64 %.938.sroa.13.0.i2034.i.i, %.938.sroa.0.3.i2027.i.i
  %96 = shl i64 %95, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i2045.i.i, i8 0, i64 %96, i1 false), !noalias !45
  br label %.1029.if.i2036.i.i

B312.endif.else.if.i2047.i.i:                     ; preds = %B312.i2010.i.i
  br label %B312.endif.else.endif.i2022.i.i

B312.endif.else.endif.i2022.i.i:                  ; preds = %B312.endif.else.if.i2047.i.i, %B312.i2010.i.i
  %.938.sroa.0.1.i2023.i.i = phi i64 [ 0, %B312.endif.else.if.i2047.i.i ], [ %.814.i2017.i.i, %B312.i2010.i.i ]
  %.963.not.i2024.i.i = icmp slt i64 %.814.i2017.i.i, %.210.i1063.i.i
  br i1 %.963.not.i2024.i.i, label %B312.endif.else.endif.endif.i2026.i.i, label %B312.endif.else.endif.if.i2025.i.i, !prof !10

B312.endif.else.endif.if.i2025.i.i:               ; preds = %B312.endif.else.endif.i2022.i.i
  br label %B312.endif.else.endif.endif.i2026.i.i

B312.endif.else.endif.endif.i2026.i.i:            ; preds = %B312.endif.else.endif.if.i2025.i.i, %B312.endif.else.endif.i2022.i.i
  %.938.sroa.0.3.i2027.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i2025.i.i ], [ %.938.sroa.0.1.i2023.i.i, %B312.endif.else.endif.i2022.i.i ]
  %.975.i2028.i.i = icmp slt i64 %.831.i2020.i.i, 0
  br i1 %.975.i2028.i.i, label %B312.endif.else.endif.endif.if.i2046.i.i, label %B312.endif.else.endif.endif.endif.i2029.i.i, !prof !6

B312.endif.else.endif.endif.if.i2046.i.i:         ; preds = %B312.endif.else.endif.endif.i2026.i.i
  br label %B312.endif.else.endif.endif.endif.i2029.i.i

B312.endif.else.endif.endif.endif.i2029.i.i:      ; preds = %B312.endif.else.endif.endif.if.i2046.i.i, %B312.endif.else.endif.endif.i2026.i.i
  %.938.sroa.13.1.i2030.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i2046.i.i ], [ %.831.i2020.i.i, %B312.endif.else.endif.endif.i2026.i.i ]
  %.980.not.i2031.i.i = icmp slt i64 %.831.i2020.i.i, %.210.i1063.i.i
  br i1 %.980.not.i2031.i.i, label %B312.endif.endif.i2033.i.i, label %B312.endif.else.endif.endif.endif.if.i2032.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i2032.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i2029.i.i
  br label %B312.endif.endif.i2033.i.i

.1029.if.i2036.i.i:                               ; preds = %.1029.endif.preheader.i2044.i.i, %B312.endif.endif.i2033.i.i
  %.1108.i2038.i.i = load i64, ptr %.876.i.i, align 8, !noalias !45
  %.1124.i2039.i.i = select i1 %.699.i2011.i.i, i64 %.210.i1027.i.i, i64 0
  %97 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i2008.i.i
  %.1138.i2040.i.i = getelementptr i64, ptr %97, i64 %.1124.i2039.i.i
  store i64 %.1108.i2038.i.i, ptr %.1138.i2040.i.i, align 8, !noalias !45
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i: ; preds = %.1029.if.i2036.i.i, %B212.i2048.i.i
  %.773.sink.i2041.i.i = phi i64 [ %.773.i2014.i.i, %.1029.if.i2036.i.i ], [ %.586.i2053.i.i, %B212.i2048.i.i ]
  %.1150.i2042.i.i = and i64 %.947.i.i, 3
  %.1153.i2043.i.i = or disjoint i64 %.773.sink.i2041.i.i, %.1150.i2042.i.i
  %.1018.i.i = icmp slt i64 %.773.sink.i2041.i.i, 0
  %.1019.i.i = select i1 %.1018.i.i, i64 %.210.i1063.i.i, i64 0
  %98 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i2043.i.i
  %.1033.i.i = getelementptr i64, ptr %98, i64 %.1019.i.i
  %.1034.i.i = load i64, ptr %.1033.i.i, align 8, !noalias !19
  %.1035.not.i.i = icmp eq i64 %.1034.i.i, 0
  br i1 %.1035.not.i.i, label %B438.i.i, label %B406.i.i

B1284.if.i.i:                                     ; preds = %B2002.i.i, %B1284.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B1284.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B2002.i.i ]
  %missed_half.2.02082.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i ], [ %missed_half.3.1.i.i, %B2002.i.i ]
  %missed.2.02081.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B2002.i.i ]
  %worst.2.02080.i.i = phi double [ %.1761.i.i, %B1284.if.lr.ph.i.i ], [ %.13.i1972.i.i, %B2002.i.i ]
  %cell.4.02079.i.i = phi i64 [ %cell.5.0.lcssa.i.i, %B1284.if.lr.ph.i.i ], [ %cell.3.12058.i.i, %B2002.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.1901.i.i = add nsw i64 %.1899.i.i, %indvars.iv.i.i
  %.1915.i.i = icmp slt i64 %.1901.i.i, 0
  %.1916.i.i = select i1 %.1915.i.i, i64 %.281.fca.9.load.i, i64 0
  %99 = getelementptr i32, ptr %arg.rows_at, i64 %.1901.i.i
  %.1930.i.i = getelementptr i32, ptr %99, i64 %.1916.i.i
  %.1931.i.i = load i32, ptr %.1930.i.i, align 4, !noalias !19
  %.1933.i.i = sext i32 %.1931.i.i to i64
  %.1934.i.i = add nsw i64 %.710.i.i, %.1933.i.i
  %.pre.i.i = ashr i64 %.1934.i.i, 2
  br i1 %"$phi212.0.2.0.not.i.i", label %B1512.i.i, label %B1336.i.i

B1706.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.2607.i.i = load i64, ptr %.1155.i.i, align 8, !noalias !19
  %.2647.i.i = srem i64 %.2607.i.i, %.210.i1315.i.i
  %.2649.i.i = icmp slt i64 %.2647.i.i, 0
  %.2658.i.i = select i1 %.2649.i.i, i64 %.210.i1315.i.i, i64 0
  %spec.select.i9515.i = add i64 %.2658.i.i, %.2647.i.i
  %spec.select.fr.i.i = freeze i64 %spec.select.i9515.i
  %.2681.i.i = icmp slt i64 %spec.select.fr.i.i, 0
  %spec.select2065.i.i = select i1 %.2681.i.i, i64 %.210.i1315.i.i, i64 0
  br label %B1706.endif.endif.endif.thread.i.i

B1706.endif.endif.endif.thread.i.i:               ; preds = %B1706.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %rem.02062.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %spec.select.fr.i.i, %B1706.endif.endif.endif.i.i ]
  %100 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %spec.select2065.i.i, %B1706.endif.endif.endif.i.i ]
  %101 = getelementptr double, ptr %.226.i1313.i.i, i64 %rem.02062.i.i
  %.2696.i.i = getelementptr double, ptr %101, i64 %100
  store double %.13.i2017.sink.i.i.i, ptr %.2696.i.i, align 8, !noalias !19
  %.2734.i.i = load i64, ptr %.1155.i.i, align 8, !noalias !19
  %.2735.i.i = add nsw i64 %.2734.i.i, 1
  store i64 %.2735.i.i, ptr %.1155.i.i, align 8, !noalias !19
  br i1 %"$phi212.0.2.0.not.i.i", label %B2002.i.i, label %B1972.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B2002.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1570.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1570.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1570.i.i, %B2002.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.544.i.i, %B76.i.i ], [ %.1761.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1972.i.i, %B2002.i.i ]
  %.12704.i = load i64, ptr %.11072.i, align 8, !noalias !7
  %.12718.i = icmp slt i64 %.12704.i, 0
  %.12719.i = select i1 %.12718.i, i64 %.281.fca.8.load.i, i64 0
  %102 = getelementptr i64, ptr %.2294, i64 %.12704.i
  %.12733.i = getelementptr i64, ptr %102, i64 %.12719.i
  %.12734.i = load i64, ptr %.12733.i, align 8, !noalias !7
  %.12735.not.i = icmp eq i64 %.12734.i, 0
  br i1 %.12735.not.i, label %B6786.i, label %B6696.i

B6696.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.12766.i = load double, ptr %.12765.i, align 8, !noalias !7
  %.12796.i = load double, ptr %.12508.i, align 8, !noalias !7
  %.12798.i = fsub double %.12796.i, %.12509.i
  %.12801.i = fadd double %.12766.i, %.12798.i
  store double %.12801.i, ptr %.12765.i, align 8, !noalias !7
  br label %B6786.i

B6786.i:                                          ; preds = %B6696.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  br i1 %.9496.i170, label %B6818.i, label %B8120.i

B6818.i:                                          ; preds = %B6786.i
  %.12871.i = load double, ptr %.12444.i, align 8, !noalias !7
  %.12873.i = fsub double %.12871.i, %.12476.i
  store double %.12873.i, ptr %.12474.i, align 8, !noalias !7
  %.12921.i = select i1 %.7830.i, i64 %.210.i9967.i, i64 0
  %103 = getelementptr double, ptr %.226.i9966.i, i64 %.7775.i
  %.12935.i = getelementptr double, ptr %103, i64 %.12921.i
  %.12936.i = load double, ptr %.12935.i, align 8, !noalias !7
  %.12.i9517.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.12936.i
  %.13.i9518.i = select i1 %.12.i9517.i, double %worst.2.0.lcssa.sink.i.i, double %.12936.i
  store double %.13.i9518.i, ptr %.12935.i, align 8, !noalias !7
  br label %B8124.i

B6944.i:                                          ; preds = %B8.i9502.i
  %.13024.i = icmp eq i64 %.7880.i, 7
  br i1 %.13024.i, label %B6976.i, label %B7298.i

B6976.i:                                          ; preds = %B6944.i
  %.13056.i = load i64, ptr %.11072.i, align 8, !noalias !7
  %.13070.i = icmp slt i64 %.13056.i, 0
  %.13071.i = select i1 %.13070.i, i64 %.281.fca.8.load.i, i64 0
  %104 = getelementptr i64, ptr %.2294, i64 %.13056.i
  %.13085.i = getelementptr i64, ptr %104, i64 %.13071.i
  %.13086.i = load i64, ptr %.13085.i, align 8, !noalias !7
  %.13087.not.i = icmp eq i64 %.13086.i, 0
  %.385.i.i = icmp slt i64 %.475.i949811406.i, 0
  %.386.i.i = select i1 %.385.i.i, i64 %.281.fca.9.load.i, i64 0
  %105 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i949811406.i
  %.400.i9634.i = getelementptr i32, ptr %105, i64 %.386.i.i
  %.401.i9635.i = load i32, ptr %.400.i9634.i, align 4, !noalias !7
  br i1 %.13087.not.i, label %B7088.i, label %B7004.i

B7004.i:                                          ; preds = %B6976.i
  %.390.i.i = icmp eq i32 %.401.i9635.i, 0
  br i1 %.390.i.i, label %B8124.i, label %B70.i.i

B70.i.i:                                          ; preds = %B7004.i
  %.26.i.i.i = icmp sgt i32 %.401.i9635.i, 0
  br i1 %.26.i.i.i, label %B16.i.i9621.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

B16.i.i9621.i:                                    ; preds = %B70.i.i
  br i1 %.49.i.i9826.i, label %B16.endif.thread.i.i9625.i, label %B16.endif.i.i9627.i, !prof !6

B16.endif.i.i9627.i:                              ; preds = %B16.i.i9621.i
  %.25.i.i9623.i = zext nneg i32 %.401.i9635.i to i64
  %.31.i.i.i = add nsw i64 %.25.i.i9623.i, -1
  %.555.i9622.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !48
  %.36.i.i.i = add i64 %.31.i.i.i, %.555.i9622.i
  %.66.i.i9628.i = srem i64 %.36.i.i.i, %.210.i1277.i.i
  %.68.i.i9630.i = icmp slt i64 %.66.i.i9628.i, 0
  %.77.i.i.i = select i1 %.68.i.i9630.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9631.i = add i64 %.77.i.i.i, %.66.i.i9628.i
  %spec.select.fr.i.i9632.i = freeze i64 %spec.select.i.i9631.i
  %.100.i.i.i = icmp slt i64 %spec.select.fr.i.i9632.i, 0
  %spec.select52.i.i9633.i = select i1 %.100.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9625.i

B16.endif.thread.i.i9625.i:                       ; preds = %B16.endif.i.i9627.i, %B16.i.i9621.i
  %rem.051.i.i9626.i = phi i64 [ 0, %B16.i.i9621.i ], [ %spec.select.fr.i.i9632.i, %B16.endif.i.i9627.i ]
  %106 = phi i64 [ 0, %B16.i.i9621.i ], [ %spec.select52.i.i9633.i, %B16.endif.i.i9627.i ]
  %107 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9626.i
  %.115.i.i.i = getelementptr double, ptr %107, i64 %106
  %.116.i.i.i = load double, ptr %.115.i.i.i, align 8, !noalias !51
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i: ; preds = %B16.endif.thread.i.i9625.i, %B70.i.i
  %"$phi78.0.2.0.i.i9519.i" = phi double [ %.116.i.i.i, %B16.endif.thread.i.i9625.i ], [ 0.000000e+00, %B70.i.i ]
  %.620.i9520.i = load double, ptr %.226.i990.i.i, align 8, !noalias !48
  %.16.i.i9521.i = fcmp ogt double %.620.i9520.i, %best.3.3.i
  %.17.i.i9522.i = select i1 %.16.i.i9521.i, double %.620.i9520.i, double %best.3.3.i
  %.18.i.i9523.i = fcmp ogt double %"$phi78.0.2.0.i.i9519.i", %.17.i.i9522.i
  %.19.i.i9524.i = select i1 %.18.i.i9523.i, double %"$phi78.0.2.0.i.i9519.i", double %.17.i.i9522.i
  %.667.i.i = icmp slt i64 %.475.i949811406.i, -3
  %.668.i.i = select i1 %.667.i.i, i64 %.281.fca.9.load.i, i64 0
  %108 = getelementptr i8, ptr %105, i64 12
  %.682.i9525.i = getelementptr i32, ptr %108, i64 %.668.i.i
  %.683.i9526.i = load i32, ptr %.682.i9525.i, align 4, !noalias !48
  %.684.i9527.i = sitofp i32 %.683.i9526.i to double
  %.687.i9528.i = sitofp i32 %.401.i9635.i to double
  %.692.i9529.i = fmul double %.687.i9528.i, 2.500000e-01
  %.12.i.i9530.i = fcmp ogt double %.692.i9529.i, %.684.i9527.i
  %.13.i.i9531.i = select i1 %.12.i.i9530.i, double %.692.i9529.i, double %.684.i9527.i
  %.721.i.i = fadd double %.19.i.i9524.i, %.13.i.i9531.i
  %.754.i.i = load double, ptr %.12444.i, align 8, !noalias !48
  %.756.i.i = fsub double %.721.i.i, %.19.i.i9524.i
  %.757.i.i = fadd double %.754.i.i, %.756.i.i
  store double %.757.i.i, ptr %.12444.i, align 8, !noalias !48
  %.817.i9532.i = load double, ptr %.226.i990.i.i, align 8, !noalias !48
  %.12.i1404.i.i = fcmp ogt double %best.3.3.i, %.817.i9532.i
  %.13.i1405.i.i = select i1 %.12.i1404.i.i, double %best.3.3.i, double %.817.i9532.i
  %.850.i.i = fadd double %.721.i.i, %.13.i1405.i.i
  %.851.i.i = fsub double %.850.i.i, %.19.i.i9524.i
  store double %.851.i.i, ptr %.226.i990.i.i, align 8, !noalias !48
  %storemerge.i9533.i = tail call i32 @llvm.smax.i32(i32 %.401.i9635.i, i32 0)
  %.9621416.not.i.i = icmp eq i32 %storemerge.i9533.i, 0
  br i1 %.9621416.not.i.i, label %B678.i.i, label %B500.if.lr.ph.i.i

B500.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1069.i.i = add nsw i64 %.475.i949811406.i, 4
  %wide.trip.count.i9536.i = zext nneg i32 %storemerge.i9533.i to i64
  br label %B500.if.i.i

B678.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1281.i.i = load double, ptr %.1280.i.i, align 8, !noalias !48
  %.1284.i.i = fadd double %.1281.i.i, %.687.i9528.i
  store double %.1284.i.i, ptr %.1280.i.i, align 8, !noalias !48
  %.1325.i.i = fmul double %.521.fca.12.load.i, %.692.i9529.i
  %.1375.i.i = fmul double %.521.fca.13.load.i, %.687.i9528.i
  %.1376.i.i = fadd double %.1375.i.i, %.1325.i.i
  %.1406.i.i = load double, ptr %.1007.i.i, align 8, !noalias !48
  %.1407.i.i = fadd double %.1376.i.i, %.1406.i.i
  store double %.1407.i.i, ptr %.1007.i.i, align 8, !noalias !48
  %.1472.i.i = load double, ptr %.2392.i.i, align 8, !noalias !48
  %.12.i1406.i.i = fcmp ogt double %.721.i.i, %.1472.i.i
  %.13.i1407.i.i = select i1 %.12.i1406.i.i, double %.721.i.i, double %.1472.i.i
  %.1502.i.i = fadd double %.1376.i.i, %.13.i1407.i.i
  store double %.1502.i.i, ptr %.2392.i.i, align 8, !noalias !48
  br i1 %.9621416.not.i.i, label %B8120.i, label %B966.if.lr.ph.i.i

B966.if.lr.ph.i.i:                                ; preds = %B678.i.i
  %.1721.pre.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !48
  br label %B966.if.i.i

B500.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B500.if.lr.ph.i.i
  %indvars.iv.i9537.i = phi i64 [ 0, %B500.if.lr.ph.i.i ], [ %indvars.iv.next.i9538.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %indvars.iv.next.i9538.i = add nuw nsw i64 %indvars.iv.i9537.i, 1
  %.1033.i9539.i = load i64, ptr %.876.i.i, align 8, !noalias !48
  %.1034.i9540.i = add nsw i64 %.1033.i9539.i, 1
  store i64 %.1034.i9540.i, ptr %.876.i.i, align 8, !noalias !48
  %.1071.i.i = add nsw i64 %.1069.i.i, %indvars.iv.i9537.i
  %.1085.i.i = icmp slt i64 %.1071.i.i, 0
  %.1086.i9541.i = select i1 %.1085.i.i, i64 %.281.fca.9.load.i, i64 0
  %109 = getelementptr i32, ptr %arg.rows_at, i64 %.1071.i.i
  %.1100.i.i = getelementptr i32, ptr %109, i64 %.1086.i9541.i
  %.1101.i.i = load i32, ptr %.1100.i.i, align 4, !noalias !48
  %.1103.i.i = sext i32 %.1101.i.i to i64
  %.1104.i.i = add nsw i64 %.710.i.i, %.1103.i.i
  %.206.i.i.i = ashr i64 %.1104.i.i, 2
  br i1 %.265.i1975.i.i, label %B184.if.i.i9554.i.preheader, label %B0.endif.else.if.i.i9542.i, !prof !6

B212.i.i9617.i:                                   ; preds = %B184.if.i.i9554.i
  %.564.i.i9618.i = select i1 %.444.i.i9558.i, i64 %.210.i1027.i.i, i64 0
  %110 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i9557.i
  %.578.i.i9619.i = getelementptr i64, ptr %110, i64 %.564.i.i9618.i
  store i64 %.1034.i9540.i, ptr %.578.i.i9619.i, align 8, !noalias !54
  %.586.i.i9620.i = shl nsw i64 %.331.0708.i.i9557.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i.i9563.i:                                   ; preds = %B184.if.i.i9554.i
  %.402.i.i9564.i = add i64 %.331.0708.i.i9557.i, 1
  %.398.i.i9565.i = add nsw i64 %.334.0709.i.i9556.i, -1
  %.615.i.i9566.i = select i1 %.444.i.i9558.i, i64 %.210.i1027.i.i, i64 0
  %111 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i9557.i
  %.629.i.i9567.i = getelementptr i64, ptr %111, i64 %.615.i.i9566.i
  %.630.i.i9568.i = load i64, ptr %.629.i.i9567.i, align 8, !noalias !54
  %.645.i.i9569.i = icmp slt i64 %place.2.0710.i.i9555.i, 0
  %.646.i.i9570.i = select i1 %.645.i.i9569.i, i64 %.210.i1027.i.i, i64 0
  %112 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i9555.i
  %.660.i.i9571.i = getelementptr i64, ptr %112, i64 %.646.i.i9570.i
  %.661.i.i9572.i = load i64, ptr %.660.i.i9571.i, align 8, !noalias !54
  %.664.i.i9573.i = icmp slt i64 %.630.i.i9568.i, %.661.i.i9572.i
  %spec.select.i1408.i.i = select i1 %.664.i.i9573.i, i64 %.331.0708.i.i9557.i, i64 %place.2.0710.i.i9555.i
  %.389.i.i9574.i = icmp samesign ugt i64 %.334.0709.i.i9556.i, 1
  br i1 %.389.i.i9574.i, label %B184.if.i.i9554.i, label %B312.i.i9575.i

B312.i.i9575.i:                                   ; preds = %B270.i.i9563.i
  %.699.i.i9576.i = icmp slt i64 %spec.select.i1408.i.i, 0
  %.700.i.i9577.i = select i1 %.699.i.i9576.i, i64 %.210.i.i.i, i64 0
  %113 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1408.i.i
  %.714.i.i9578.i = getelementptr i64, ptr %113, i64 %.700.i.i9577.i
  store i64 %.206.i.i.i, ptr %.714.i.i9578.i, align 8, !noalias !54
  %.773.i.i9579.i = shl nsw i64 %spec.select.i1408.i.i, 2
  %.776.i.i9580.i = add i64 %.773.i.i9579.i, 4
  %.813.i.i9581.i = select i1 %.699.i.i9576.i, i64 %.210.i1063.i.i, i64 0
  %.814.i.i9582.i = add i64 %.813.i.i9581.i, %.773.i.i9579.i
  %.829.i.i9583.i = icmp slt i64 %.776.i.i9580.i, 0
  %.830.i.i9584.i = select i1 %.829.i.i9583.i, i64 %.210.i1063.i.i, i64 0
  %.831.i.i9585.i = add i64 %.830.i.i9584.i, %.776.i.i9580.i
  %.958.i.i9586.i = icmp slt i64 %.814.i.i9582.i, 0
  br i1 %.958.i.i9586.i, label %B312.endif.else.if.i.i9616.i, label %B312.endif.else.endif.i.i9587.i, !prof !6

B0.endif.else.if.i.i9542.i:                       ; preds = %B500.if.i.i
  %.211.i.i9543.i = mul nsw i64 %.206.i.i.i, 712544676207699905
  %.212.i.i9544.i = ashr i64 %.211.i.i9543.i, 20
  %.282.i.i9545.i = srem i64 %.212.i.i9544.i, %.230.0.i1974.i.i
  %.284.i.i9547.i = icmp slt i64 %.282.i.i9545.i, 0
  %.293.i.i9550.i = select i1 %.284.i.i9547.i, i64 %.230.0.i1974.i.i, i64 0
  %.273.0.i.i9551.i = add nsw i64 %.293.i.i9550.i, %.282.i.i9545.i
  %114 = shl nsw i64 %.273.0.i.i9551.i, 4
  br label %B184.if.i.i9554.i.preheader

B184.if.i.i9554.i.preheader:                      ; preds = %B0.endif.else.if.i.i9542.i, %B500.if.i.i
  %.331.0708.i.i9557.i.ph = phi i64 [ %114, %B0.endif.else.if.i.i9542.i ], [ 0, %B500.if.i.i ]
  br label %B184.if.i.i9554.i

B184.if.i.i9554.i:                                ; preds = %B184.if.i.i9554.i.preheader, %B270.i.i9563.i
  %place.2.0710.i.i9555.i = phi i64 [ %spec.select.i1408.i.i, %B270.i.i9563.i ], [ %.331.0708.i.i9557.i.ph, %B184.if.i.i9554.i.preheader ]
  %.334.0709.i.i9556.i = phi i64 [ %.398.i.i9565.i, %B270.i.i9563.i ], [ 16, %B184.if.i.i9554.i.preheader ]
  %.331.0708.i.i9557.i = phi i64 [ %.402.i.i9564.i, %B270.i.i9563.i ], [ %.331.0708.i.i9557.i.ph, %B184.if.i.i9554.i.preheader ]
  %.444.i.i9558.i = icmp slt i64 %.331.0708.i.i9557.i, 0
  %.445.i.i9559.i = select i1 %.444.i.i9558.i, i64 %.210.i.i.i, i64 0
  %115 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i9557.i
  %.459.i.i9560.i = getelementptr i64, ptr %115, i64 %.445.i.i9559.i
  %.460.i.i9561.i = load i64, ptr %.459.i.i9560.i, align 8, !noalias !54
  %.462.i.i9562.i = icmp eq i64 %.460.i.i9561.i, %.206.i.i.i
  br i1 %.462.i.i9562.i, label %B212.i.i9617.i, label %B270.i.i9563.i

B312.endif.endif.i.i9598.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i9597.i, %B312.endif.else.endif.endif.endif.i.i9594.i
  %.938.sroa.13.0.i.i9599.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i9597.i ], [ %.938.sroa.13.1.i.i9595.i, %B312.endif.else.endif.endif.endif.i.i9594.i ]
  %.1059.not711.i.i9600.i = icmp slt i64 %.938.sroa.0.3.i.i9592.i, %.938.sroa.13.0.i.i9599.i
  br i1 %.1059.not711.i.i9600.i, label %.1029.endif.preheader.i.i9613.i, label %.1029.if.i.i9601.i, !prof !31

.1029.endif.preheader.i.i9613.i:                  ; preds = %B312.endif.endif.i.i9598.i
  %116 = shl i64 %.938.sroa.0.3.i.i9592.i, 3
  %scevgep.i.i9614.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %116
  %117 = sub nsw i64 %.938.sroa.13.0.i.i9599.i, %.938.sroa.0.3.i.i9592.i
  %118 = shl i64 %117, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i9614.i, i8 0, i64 %118, i1 false), !noalias !54
  br label %.1029.if.i.i9601.i

B312.endif.else.if.i.i9616.i:                     ; preds = %B312.i.i9575.i
  br label %B312.endif.else.endif.i.i9587.i

B312.endif.else.endif.i.i9587.i:                  ; preds = %B312.endif.else.if.i.i9616.i, %B312.i.i9575.i
  %.938.sroa.0.1.i.i9588.i = phi i64 [ 0, %B312.endif.else.if.i.i9616.i ], [ %.814.i.i9582.i, %B312.i.i9575.i ]
  %.963.not.i.i9589.i = icmp slt i64 %.814.i.i9582.i, %.210.i1063.i.i
  br i1 %.963.not.i.i9589.i, label %B312.endif.else.endif.endif.i.i9591.i, label %B312.endif.else.endif.if.i.i9590.i, !prof !10

B312.endif.else.endif.if.i.i9590.i:               ; preds = %B312.endif.else.endif.i.i9587.i
  br label %B312.endif.else.endif.endif.i.i9591.i

B312.endif.else.endif.endif.i.i9591.i:            ; preds = %B312.endif.else.endif.if.i.i9590.i, %B312.endif.else.endif.i.i9587.i
  %.938.sroa.0.3.i.i9592.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i.i9590.i ], [ %.938.sroa.0.1.i.i9588.i, %B312.endif.else.endif.i.i9587.i ]
  %.975.i.i9593.i = icmp slt i64 %.831.i.i9585.i, 0
  br i1 %.975.i.i9593.i, label %B312.endif.else.endif.endif.if.i.i9615.i, label %B312.endif.else.endif.endif.endif.i.i9594.i, !prof !6

B312.endif.else.endif.endif.if.i.i9615.i:         ; preds = %B312.endif.else.endif.endif.i.i9591.i
  br label %B312.endif.else.endif.endif.endif.i.i9594.i

B312.endif.else.endif.endif.endif.i.i9594.i:      ; preds = %B312.endif.else.endif.endif.if.i.i9615.i, %B312.endif.else.endif.endif.i.i9591.i
  %.938.sroa.13.1.i.i9595.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i9615.i ], [ %.831.i.i9585.i, %B312.endif.else.endif.endif.i.i9591.i ]
  %.980.not.i.i9596.i = icmp slt i64 %.831.i.i9585.i, %.210.i1063.i.i
  br i1 %.980.not.i.i9596.i, label %B312.endif.endif.i.i9598.i, label %B312.endif.else.endif.endif.endif.if.i.i9597.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i9597.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i9594.i
  br label %B312.endif.endif.i.i9598.i

.1029.if.i.i9601.i:                               ; preds = %.1029.endif.preheader.i.i9613.i, %B312.endif.endif.i.i9598.i
  %.1108.i.i9602.i = load i64, ptr %.876.i.i, align 8, !noalias !54
  %.1124.i.i9603.i = select i1 %.699.i.i9576.i, i64 %.210.i1027.i.i, i64 0
  %119 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1408.i.i
  %.1138.i.i9604.i = getelementptr i64, ptr %119, i64 %.1124.i.i9603.i
  store i64 %.1108.i.i9602.i, ptr %.1138.i.i9604.i, align 8, !noalias !54
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.1029.if.i.i9601.i, %B212.i.i9617.i
  %.773.sink.i.i9605.i = phi i64 [ %.773.i.i9579.i, %.1029.if.i.i9601.i ], [ %.586.i.i9620.i, %B212.i.i9617.i ]
  %.1150.i.i9606.i = and i64 %.1104.i.i, 3
  %.1153.i.i9607.i = or disjoint i64 %.773.sink.i.i9605.i, %.1150.i.i9606.i
  %.1178.i.i = icmp slt i64 %.773.sink.i.i9605.i, 0
  %.1179.i.i = select i1 %.1178.i.i, i64 %.210.i1063.i.i, i64 0
  %120 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i9607.i
  %.1193.i.i = getelementptr i64, ptr %120, i64 %.1179.i.i
  store i64 %.1195.i.i, ptr %.1193.i.i, align 8, !noalias !48
  %.1219.i.i = select i1 %.1178.i.i, i64 %.210.i1099.i.i, i64 0
  %121 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i9607.i
  %.1233.i.i = getelementptr double, ptr %121, i64 %.1219.i.i
  store double %.721.i.i, ptr %.1233.i.i, align 8, !noalias !48
  %exitcond.not.i9608.i = icmp eq i64 %indvars.iv.next.i9538.i, %wide.trip.count.i9536.i
  br i1 %exitcond.not.i9608.i, label %B678.i.i, label %B500.if.i.i

B966.if.i.i:                                      ; preds = %B968.endif.thread.i.i, %B966.if.lr.ph.i.i
  %.1721.i.i = phi i64 [ %.1721.pre.i.i, %B966.if.lr.ph.i.i ], [ %.1848.i.i, %B968.endif.thread.i.i ]
  %.1562.01420.i.i = phi i32 [ %storemerge.i9533.i, %B966.if.lr.ph.i.i ], [ %.1624.i.i, %B968.endif.thread.i.i ]
  %.1624.i.i = add nsw i32 %.1562.01420.i.i, -1
  %.1682.i.i = load double, ptr %.2392.i.i, align 8, !noalias !48
  br i1 %.49.i.i9826.i, label %B968.endif.thread.i.i, label %B968.endif.i.i, !prof !44

B968.endif.i.i:                                   ; preds = %B966.if.i.i
  %.1761.i9610.i = srem i64 %.1721.i.i, %.210.i1277.i.i
  %.1763.i.i = icmp slt i64 %.1761.i9610.i, 0
  %.1772.i.i = select i1 %.1763.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i9611.i = add i64 %.1772.i.i, %.1761.i9610.i
  %spec.select.fr.i9612.i = freeze i64 %spec.select.i9611.i
  %.1794.i.i = icmp slt i64 %spec.select.fr.i9612.i, 0
  %spec.select1413.i.i = select i1 %.1794.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B968.endif.thread.i.i

B968.endif.thread.i.i:                            ; preds = %B968.endif.i.i, %B966.if.i.i
  %rem.01412.i.i = phi i64 [ 0, %B966.if.i.i ], [ %spec.select.fr.i9612.i, %B968.endif.i.i ]
  %122 = phi i64 [ 0, %B966.if.i.i ], [ %spec.select1413.i.i, %B968.endif.i.i ]
  %123 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01412.i.i
  %.1809.i.i = getelementptr double, ptr %123, i64 %122
  store double %.1682.i.i, ptr %.1809.i.i, align 8, !noalias !48
  %.1847.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !48
  %.1848.i.i = add nsw i64 %.1847.i.i, 1
  store i64 %.1848.i.i, ptr %.226.i1349.i.i, align 8, !noalias !48
  %.1615.i.i = icmp sgt i32 %.1562.01420.i.i, 1
  br i1 %.1615.i.i, label %B966.if.i.i, label %B8120.i

B7088.i:                                          ; preds = %B6976.i
  %.406.i.i = sext i32 %.401.i9635.i to i64
  %.407.i.i = icmp eq i32 %.401.i9635.i, 0
  br i1 %.407.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B7088.i
  %spec.select1546.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i9635.i, i32 0)
  %.6351549.not.i.i = icmp eq i32 %spec.select1546.i.i, 0
  br i1 %.6351549.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i, label %B206.if.lr.ph.i.i

B206.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.682.i9636.i = add nsw i64 %.475.i949811406.i, 4
  %wide.trip.count.i9637.i = zext nneg i32 %spec.select1546.i.i to i64
  br label %B206.if.i.i

B334.i.i:                                         ; preds = %B334.if.i.i, %B206.if.i.i
  %.770.0.i.i = phi i64 [ 0, %B206.if.i.i ], [ %.843.i.i, %B334.if.i.i ]
  %exitcond.not.i9642.i = icmp eq i64 %.770.0.i.i, 16
  br i1 %exitcond.not.i9642.i, label %B376.i.i, label %B334.if.i.i

B376.i.i:                                         ; preds = %B334.i.i
  %.968.i.i = load i64, ptr %.967.i.i, align 8, !noalias !57
  %.979.0.i.i = and i64 %.968.i.i, 15
  %124 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.979.0.i.i
  store i64 %.717.i.i, ptr %124, align 8, !noalias !57
  %.1072.i.i = add nsw i64 %.968.i.i, 1
  store i64 %.1072.i.i, ptr %.967.i.i, align 8, !noalias !57
  %.1104.i9677.i = add nsw i64 %new.2.01554.i.i, 1
  %.1115.not.i.i = icmp ne i64 %.722.i.i, %previous_new.2.01556.i.i
  %.1125.i.i = zext i1 %.1115.not.i.i to i64
  %spec.select1530.i.i = add nsw i64 %new_lines.2.01553.i.i, %.1125.i.i
  br label %B502.i.i

B502.i.i:                                         ; preds = %B334.if.i.i, %B376.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select1530.i.i, %B376.i.i ], [ %new_lines.2.01553.i.i, %B334.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1104.i9677.i, %B376.i.i ], [ %new.2.01554.i.i, %B334.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.722.i.i, %B376.i.i ], [ %previous_new.2.01556.i.i, %B334.if.i.i ]
  %exitcond1562.not.i.i = icmp eq i64 %indvars.iv.next.i9639.i, %wide.trip.count.i9637.i
  br i1 %exitcond1562.not.i.i, label %B504.i.i, label %B206.if.i.i

B504.i.i:                                         ; preds = %B502.i.i
  %125 = uitofp nneg i64 %spec.select.i9641.i to double
  %126 = sitofp i64 %new_lines.3.1.i.i to double
  %.25.i.i9643.i = icmp sgt i64 %new.3.1.i.i, 0
  br i1 %.25.i.i9643.i, label %B16.i.i9654.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i

B16.i.i9654.i:                                    ; preds = %B504.i.i
  br i1 %.49.i.i9826.i, label %B16.endif.thread.i.i9662.i, label %B16.endif.i.i9666.i, !prof !6

B16.endif.i.i9666.i:                              ; preds = %B16.i.i9654.i
  %.29.i.i9655.i = add nsw i64 %new.3.1.i.i, -1
  %.1222.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !57
  %.34.i.i9656.i = add i64 %.29.i.i9655.i, %.1222.i.i
  %.64.i.i9667.i = srem i64 %.34.i.i9656.i, %.210.i1277.i.i
  %.66.i.i9669.i = icmp slt i64 %.64.i.i9667.i, 0
  %.75.i.i9672.i = select i1 %.66.i.i9669.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9673.i = add i64 %.75.i.i9672.i, %.64.i.i9667.i
  %spec.select.fr.i.i9674.i = freeze i64 %spec.select.i.i9673.i
  %.98.i.i9675.i = icmp slt i64 %spec.select.fr.i.i9674.i, 0
  %spec.select52.i.i9676.i = select i1 %.98.i.i9675.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9662.i

B16.endif.thread.i.i9662.i:                       ; preds = %B16.endif.i.i9666.i, %B16.i.i9654.i
  %rem.051.i.i9663.i = phi i64 [ 0, %B16.i.i9654.i ], [ %spec.select.fr.i.i9674.i, %B16.endif.i.i9666.i ]
  %127 = phi i64 [ 0, %B16.i.i9654.i ], [ %spec.select52.i.i9676.i, %B16.endif.i.i9666.i ]
  %128 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9663.i
  %.113.i.i9664.i = getelementptr double, ptr %128, i64 %127
  %.114.i.i9665.i = load double, ptr %.113.i.i9664.i, align 8, !noalias !60
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i: ; preds = %B16.endif.thread.i.i9662.i, %B504.i.i, %B84.i.i
  %new.2.0.lcssa1572.i.i = phi i64 [ %new.3.1.i.i, %B16.endif.thread.i.i9662.i ], [ %new.3.1.i.i, %B504.i.i ], [ 0, %B84.i.i ]
  %new_lines.2.0.lcssa1571.i.i = phi double [ %126, %B16.endif.thread.i.i9662.i ], [ %126, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %lines.2.0.lcssa1570.i.i = phi double [ %125, %B16.endif.thread.i.i9662.i ], [ %125, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %"$phi78.0.2.0.i.i9645.i" = phi double [ %.114.i.i9665.i, %B16.endif.thread.i.i9662.i ], [ 0.000000e+00, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %.1285.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !57
  %.1315.i.i = load double, ptr %.616.i.i, align 8, !noalias !57
  %.20.i.i.i = fcmp ogt double %.1285.i.i, %best.3.3.i
  %.21.i.i.i = select i1 %.20.i.i.i, double %.1285.i.i, double %best.3.3.i
  %.22.i.i.i = fcmp ogt double %.1315.i.i, %.21.i.i.i
  %.23.i.i.i = select i1 %.22.i.i.i, double %.1315.i.i, double %.21.i.i.i
  %.24.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i9645.i", %.23.i.i.i
  %.25.i1532.i.i = select i1 %.24.i.i.i, double %"$phi78.0.2.0.i.i9645.i", double %.23.i.i.i
  %.1355.i.i = fmul double %.521.fca.29.load.i, %lines.2.0.lcssa1570.i.i
  %.12.i.i9646.i = fcmp ogt double %.1355.i.i, %.521.fca.24.load.i
  %.13.i.i9647.i = select i1 %.12.i.i9646.i, double %.1355.i.i, double %.521.fca.24.load.i
  %.1386.i.i = fadd double %.13.i.i9647.i, %.25.i1532.i.i
  %.1419.i.i = load double, ptr %.12444.i, align 8, !noalias !57
  %.1421.i.i = fsub double %.1386.i.i, %.25.i1532.i.i
  %.1422.i.i = fadd double %.1419.i.i, %.1421.i.i
  store double %.1422.i.i, ptr %.12444.i, align 8, !noalias !57
  %.1482.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !57
  %.12.i1533.i.i = fcmp ogt double %best.3.3.i, %.1482.i.i
  %.13.i1534.i.i = select i1 %.12.i1533.i.i, double %best.3.3.i, double %.1482.i.i
  %.1515.i.i = fadd double %.13.i1534.i.i, %.1386.i.i
  %.1516.i.i = fsub double %.1515.i.i, %.25.i1532.i.i
  store double %.1516.i.i, ptr %.226.i990.i.i, align 8, !noalias !57
  store double %.1386.i.i, ptr %.616.i.i, align 8, !noalias !57
  %.1607.i.i = load double, ptr %.1606.i.i, align 8, !noalias !57
  %.1611.i.i = sub nsw i64 %.406.i.i, %new.2.0.lcssa1572.i.i
  %.1612.i.i = sitofp i64 %.1611.i.i to double
  %.1613.i.i = fadd double %.1607.i.i, %.1612.i.i
  store double %.1613.i.i, ptr %.1606.i.i, align 8, !noalias !57
  %.1673.i.i = load double, ptr %.1672.i.i, align 8, !noalias !57
  %.1675.i.i = sitofp i32 %.401.i9635.i to double
  %.1676.i.i = fadd double %.1673.i.i, %.1675.i.i
  store double %.1676.i.i, ptr %.1672.i.i, align 8, !noalias !57
  %.1724.i.i = icmp slt i64 %.475.i949811406.i, -1
  %.1725.i.i = select i1 %.1724.i.i, i64 %.281.fca.9.load.i, i64 0
  %129 = getelementptr i8, ptr %105, i64 4
  %.1739.i.i = getelementptr i32, ptr %129, i64 %.1725.i.i
  %.1740.i.i = load i32, ptr %.1739.i.i, align 4, !noalias !57
  %.1747.i.i = sext i32 %.1740.i.i to i64
  %.1748.i.i = mul nsw i64 %new.2.0.lcssa1572.i.i, %.1747.i.i
  %.1751.i.i = sitofp i64 %.1748.i.i to double
  %.1756.i9648.i = fdiv double %.1751.i.i, %.1675.i.i
  %.1761.i9649.i = fmul double %.521.fca.12.load.i, %new_lines.2.0.lcssa1571.i.i
  %.1765.i9650.i = sitofp i64 %new.2.0.lcssa1572.i.i to double
  %.1766.i.i = fsub double %.1765.i9650.i, %.1756.i9648.i
  %.1769.i.i = fmul double %.521.fca.13.load.i, %.1766.i.i
  %.1770.i.i = fadd double %.1761.i9649.i, %.1769.i.i
  %.1773.i.i = fmul double %.521.fca.14.load.i, %.1756.i9648.i
  %.1774.i.i = fadd double %.1773.i.i, %.1770.i.i
  %.1804.i.i = load double, ptr %.1007.i.i, align 8, !noalias !57
  %.1805.i.i = fadd double %.1804.i.i, %.1774.i.i
  store double %.1805.i.i, ptr %.1007.i.i, align 8, !noalias !57
  %.1865.i.i = load double, ptr %.2392.i.i, align 8, !noalias !57
  %.12.i1535.i.i = fcmp ogt double %.1386.i.i, %.1865.i.i
  %.13.i1536.i.i = select i1 %.12.i1535.i.i, double %.1386.i.i, double %.1865.i.i
  %.1895.i.i = fadd double %.13.i1536.i.i, %.1774.i.i
  store double %.1895.i.i, ptr %.2392.i.i, align 8, !noalias !57
  %.1985.i.i = fmul double %.1982.i.i, %.1675.i.i
  %.1992.i.i = fcmp ogt double %.1985.i.i, 0.000000e+00
  br i1 %.1992.i.i, label %B1382.i.i, label %B1530.i.i

B1382.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i
  %.2023.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !57
  %.12.i1537.i.i = fcmp ogt double %.1386.i.i, %.2023.i.i
  %.13.i1538.i.i = select i1 %.12.i1537.i.i, double %.1386.i.i, double %.2023.i.i
  %.2054.i.i = fadd double %.1985.i.i, %.13.i1538.i.i
  store double %.2054.i.i, ptr %.347.i.i.i.i, align 8, !noalias !57
  %.2114.i.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !57
  %.2116.i.i = fadd double %.1985.i.i, %.2114.i.i
  store double %.2116.i.i, ptr %.438.i.i.i.i, align 8, !noalias !57
  %.2191.pre.i.i = load double, ptr %.2392.i.i, align 8, !noalias !57
  br label %B1530.i.i

B1530.i.i:                                        ; preds = %B1382.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i
  %.2191.i.i = phi double [ %.2191.pre.i.i, %B1382.i.i ], [ %.1895.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9644.i ]
  %.2221.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !57
  %.12.i1539.i.i = fcmp ogt double %.2221.i.i, %.2191.i.i
  %.13.i1540.i.i = select i1 %.12.i1539.i.i, double %.2221.i.i, double %.2191.i.i
  %.23351559.not.i.i = icmp slt i64 %new.2.0.lcssa1572.i.i, 1
  br i1 %.23351559.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1656.if.lr.ph.i.i

B1656.if.lr.ph.i.i:                               ; preds = %B1530.i.i
  %.2411.pre.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !57
  br label %B1656.if.i.i

B1788.loopexit.i.i:                               ; preds = %B1658.endif.thread.i.i
  %.2652.pre.i.i = load double, ptr %.2392.i.i, align 8, !noalias !57
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B206.if.i.i:                                      ; preds = %B502.i.i, %B206.if.lr.ph.i.i
  %indvars.iv.i9638.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %indvars.iv.next.i9639.i, %B502.i.i ]
  %previous_new.2.01556.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B502.i.i ]
  %previous.2.01555.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %.722.i.i, %B502.i.i ]
  %new.2.01554.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new.3.1.i.i, %B502.i.i ]
  %new_lines.2.01553.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B502.i.i ]
  %lines.2.01552.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %spec.select.i9641.i, %B502.i.i ]
  %indvars.iv.next.i9639.i = add nuw nsw i64 %indvars.iv.i9638.i, 1
  %.684.i9640.i = add nsw i64 %.682.i9636.i, %indvars.iv.i9638.i
  %.698.i.i = icmp slt i64 %.684.i9640.i, 0
  %.699.i.i = select i1 %.698.i.i, i64 %.281.fca.9.load.i, i64 0
  %130 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i9640.i
  %.713.i.i = getelementptr i32, ptr %130, i64 %.699.i.i
  %.714.i.i = load i32, ptr %.713.i.i, align 4, !noalias !57
  %.716.i.i = sext i32 %.714.i.i to i64
  %.717.i.i = add nsw i64 %.710.i.i, %.716.i.i
  %.722.i.i = ashr i64 %.717.i.i, 2
  %.728.not.i.i = icmp ne i64 %.722.i.i, %previous.2.01555.i.i
  %.733.i.i = zext i1 %.728.not.i.i to i64
  %spec.select.i9641.i = add nuw nsw i64 %lines.2.01552.i.i, %.733.i.i
  br label %B334.i.i

B334.if.i.i:                                      ; preds = %B334.i.i
  %.843.i.i = add nuw nsw i64 %.770.0.i.i, 1
  %131 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.770.0.i.i
  %.899.i.i = load i64, ptr %131, align 8, !noalias !57
  %.901.i.i = icmp eq i64 %.899.i.i, %.717.i.i
  br i1 %.901.i.i, label %B502.i.i, label %B334.i.i

B1656.if.i.i:                                     ; preds = %B1658.endif.thread.i.i, %B1656.if.lr.ph.i.i
  %.2411.i.i = phi i64 [ %.2411.pre.i.i, %B1656.if.lr.ph.i.i ], [ %.2539.i.i, %B1658.endif.thread.i.i ]
  %.2282.01560.i.i = phi i64 [ %new.2.0.lcssa1572.i.i, %B1656.if.lr.ph.i.i ], [ %.2344.i.i, %B1658.endif.thread.i.i ]
  %.2344.i.i = add nsw i64 %.2282.01560.i.i, -1
  br i1 %.49.i.i9826.i, label %B1658.endif.thread.i.i, label %B1658.endif.i.i, !prof !44

B1658.endif.i.i:                                  ; preds = %B1656.if.i.i
  %.2451.i.i = srem i64 %.2411.i.i, %.210.i1277.i.i
  %.2453.i.i = icmp slt i64 %.2451.i.i, 0
  %.2462.i.i = select i1 %.2453.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select1529.i.i = add i64 %.2462.i.i, %.2451.i.i
  %spec.select1529.fr.i.i = freeze i64 %spec.select1529.i.i
  %.2485.i.i = icmp slt i64 %spec.select1529.fr.i.i, 0
  %spec.select1548.i.i = select i1 %.2485.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B1658.endif.thread.i.i

B1658.endif.thread.i.i:                           ; preds = %B1658.endif.i.i, %B1656.if.i.i
  %rem.1.01545.i.i = phi i64 [ 0, %B1656.if.i.i ], [ %spec.select1529.fr.i.i, %B1658.endif.i.i ]
  %132 = phi i64 [ 0, %B1656.if.i.i ], [ %spec.select1548.i.i, %B1658.endif.i.i ]
  %133 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.1.01545.i.i
  %.2500.i.i = getelementptr double, ptr %133, i64 %132
  store double %.13.i1540.i.i, ptr %.2500.i.i, align 8, !noalias !57
  %.2538.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !57
  %.2539.i.i = add nsw i64 %.2538.i.i, 1
  store i64 %.2539.i.i, ptr %.226.i1349.i.i, align 8, !noalias !57
  %.2335.i.i = icmp samesign ugt i64 %.2282.01560.i.i, 1
  br i1 %.2335.i.i, label %B1656.if.i.i, label %B1788.loopexit.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1788.loopexit.i.i, %B1530.i.i, %B7088.i
  %.1386.sink.i.i = phi double [ %best.3.3.i, %B7088.i ], [ %.1386.i.i, %B1788.loopexit.i.i ], [ %.1386.i.i, %B1530.i.i ]
  %.2652.sink.i.i = phi double [ %best.3.3.i, %B7088.i ], [ %.2652.pre.i.i, %B1788.loopexit.i.i ], [ %.2191.i.i, %B1530.i.i ]
  %.13366.i = select i1 %.7830.i, i64 %.210.i10649.i, i64 0
  %134 = getelementptr double, ptr %.226.i10647.i, i64 %.7775.i
  %.13380.i = getelementptr double, ptr %134, i64 %.13366.i
  store double %.1386.sink.i.i, ptr %.13380.i, align 8, !noalias !7
  %.13397.i = select i1 %.7830.i, i64 %.210.i10613.i, i64 0
  %135 = getelementptr double, ptr %.226.i10611.i, i64 %.7775.i
  %.13411.i = getelementptr double, ptr %135, i64 %.13397.i
  %.13412.i = load double, ptr %.13411.i, align 8, !noalias !7
  %.13418.i = fadd double %.13823.i, %.2652.sink.i.i
  %.12.i9678.i = fcmp ogt double %.13418.i, %.13412.i
  %.13.i9679.i = select i1 %.12.i9678.i, double %.13418.i, double %.13412.i
  store double %.13.i9679.i, ptr %.13411.i, align 8, !noalias !7
  %.13492.i = icmp slt i64 %quot.2.0.i, 0
  %.13493.i = select i1 %.13492.i, i64 %.210.i10505.i, i64 0
  %136 = getelementptr double, ptr %.226.i10503.i, i64 %quot.2.0.i
  %.13507.i = getelementptr double, ptr %136, i64 %.13493.i
  %.13508.i = load double, ptr %.13507.i, align 8, !noalias !7
  %.12.i9680.i = fcmp ogt double %.13.i9679.i, %.13508.i
  %.13.i9681.i = select i1 %.12.i9680.i, double %.13.i9679.i, double %.13508.i
  store double %.13.i9681.i, ptr %.13507.i, align 8, !noalias !7
  br label %B8120.i

B7298.i:                                          ; preds = %B6944.i
  %137 = getelementptr double, ptr %arg.cost_at, i64 %.7846.i
  %.13632.i = getelementptr double, ptr %137, i64 %.7865.i
  %.13633.i = load double, ptr %.13632.i, align 8, !noalias !7
  %.374.i.i = icmp slt i64 %.475.i949811406.i, 0
  %.375.i.i = select i1 %.374.i.i, i64 %.281.fca.9.load.i, i64 0
  %138 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i949811406.i
  %.389.i.i = getelementptr i32, ptr %138, i64 %.375.i.i
  %.390.i9682.i = load i32, ptr %.389.i.i, align 4, !noalias !63
  %.395.i.i = sext i32 %.390.i9682.i to i64
  %.396.i.i = icmp eq i32 %.390.i9682.i, 0
  br i1 %.396.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i9683.i

B70.i9683.i:                                      ; preds = %B7298.i
  %.555.i9684.i = load double, ptr %.226.i990.i.i, align 8, !noalias !63
  %.585.i.i = load double, ptr %.616.i.i, align 8, !noalias !63
  %.26.i.i9685.i = icmp sgt i32 %.390.i9682.i, 0
  br i1 %.26.i.i9685.i, label %B16.i.i9822.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9686.i

B16.i.i9822.i:                                    ; preds = %B70.i9683.i
  br i1 %.49.i.i9826.i, label %B16.endif.thread.i.i9831.i, label %B16.endif.i.i9835.i, !prof !6

B16.endif.i.i9835.i:                              ; preds = %B16.i.i9822.i
  %.25.i.i9823.i = zext nneg i32 %.390.i9682.i to i64
  %.31.i.i9824.i = add nsw i64 %.25.i.i9823.i, -1
  %.625.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !63
  %.36.i.i9825.i = add i64 %.31.i.i9824.i, %.625.i.i
  %.66.i.i9836.i = srem i64 %.36.i.i9825.i, %.210.i1277.i.i
  %.68.i.i9838.i = icmp slt i64 %.66.i.i9836.i, 0
  %.77.i.i9841.i = select i1 %.68.i.i9838.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9842.i = add i64 %.77.i.i9841.i, %.66.i.i9836.i
  %spec.select.fr.i.i9843.i = freeze i64 %spec.select.i.i9842.i
  %.100.i.i9844.i = icmp slt i64 %spec.select.fr.i.i9843.i, 0
  %spec.select52.i.i9845.i = select i1 %.100.i.i9844.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9831.i

B16.endif.thread.i.i9831.i:                       ; preds = %B16.endif.i.i9835.i, %B16.i.i9822.i
  %rem.051.i.i9832.i = phi i64 [ 0, %B16.i.i9822.i ], [ %spec.select.fr.i.i9843.i, %B16.endif.i.i9835.i ]
  %139 = phi i64 [ 0, %B16.i.i9822.i ], [ %spec.select52.i.i9845.i, %B16.endif.i.i9835.i ]
  %140 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9832.i
  %.115.i.i9833.i = getelementptr double, ptr %140, i64 %139
  %.116.i.i9834.i = load double, ptr %.115.i.i9833.i, align 8, !noalias !66
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9686.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9686.i: ; preds = %B16.endif.thread.i.i9831.i, %B70.i9683.i
  %"$phi78.0.2.0.i.i9687.i" = phi double [ %.116.i.i9834.i, %B16.endif.thread.i.i9831.i ], [ 0.000000e+00, %B70.i9683.i ]
  %.20.i.i9688.i = fcmp ogt double %.555.i9684.i, %best.3.3.i
  %.21.i.i9689.i = select i1 %.20.i.i9688.i, double %.555.i9684.i, double %best.3.3.i
  %.22.i.i9690.i = fcmp ogt double %.585.i.i, %.21.i.i9689.i
  %.23.i.i9691.i = select i1 %.22.i.i9690.i, double %.585.i.i, double %.21.i.i9689.i
  %.24.i.i9692.i = fcmp ogt double %"$phi78.0.2.0.i.i9687.i", %.23.i.i9691.i
  %.25.i1295.i.i = select i1 %.24.i.i9692.i, double %"$phi78.0.2.0.i.i9687.i", double %.23.i.i9691.i
  br i1 %.435.i.i.i, label %.501.if.i.i9695.i, label %.501.endif.preheader.i.i9694.i, !prof !6

B278.i.i9714.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i9699.i
  %previous.3.1.i.i9715.i = phi i64 [ %.718.i.i9709.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i9699.i ]
  %worst.3.1.i.i9716.i = phi i64 [ %.13.i.i.i9713.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i9699.i ]
  %exitcond.not.i.i9717.i = icmp eq i64 %indvars.iv.next.i.i9701.i, %wide.trip.count.i.i9698.i
  br i1 %exitcond.not.i.i9717.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i9699.i

.501.endif.preheader.i.i9694.i:                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9686.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %248, i1 false), !noalias !69
  br label %.501.if.i.i9695.i

.501.if.i.i9695.i:                                ; preds = %.501.endif.preheader.i.i9694.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9686.i
  %.635192.not.i.i.i = icmp slt i32 %.390.i9682.i, 1
  br i1 %.635192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i9696.i

B106.if.lr.ph.i.i9696.i:                          ; preds = %.501.if.i.i9695.i
  %.682.i.i9697.i = add nsw i64 %.475.i949811406.i, 4
  %wide.trip.count.i.i9698.i = zext nneg i32 %.390.i9682.i to i64
  br label %B106.if.i.i9699.i

B106.if.i.i9699.i:                                ; preds = %B106.if.lr.ph.i.i9696.i, %B278.i.i9714.i
  %indvars.iv.i.i9700.i = phi i64 [ 0, %B106.if.lr.ph.i.i9696.i ], [ %indvars.iv.next.i.i9701.i, %B278.i.i9714.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i9696.i ], [ %worst.3.1.i.i9716.i, %B278.i.i9714.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i9696.i ], [ %previous.3.1.i.i9715.i, %B278.i.i9714.i ]
  %indvars.iv.next.i.i9701.i = add nuw nsw i64 %indvars.iv.i.i9700.i, 1
  %.684.i.i9702.i = add nsw i64 %.682.i.i9697.i, %indvars.iv.i.i9700.i
  %.698.i.i9703.i = icmp slt i64 %.684.i.i9702.i, 0
  %.699.i.i9704.i = select i1 %.698.i.i9703.i, i64 %.281.fca.9.load.i, i64 0
  %141 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i9702.i
  %.713.i.i9705.i = getelementptr i32, ptr %141, i64 %.699.i.i9704.i
  %.714.i.i9706.i = load i32, ptr %.713.i.i9705.i, align 4, !noalias !69
  %.716.i.i9707.i = sext i32 %.714.i.i9706.i to i64
  %.717.i.i9708.i = add nsw i64 %.710.i.i, %.716.i.i9707.i
  %.718.i.i9709.i = ashr i64 %.717.i.i9708.i, 2
  %.724.not.i.i9710.i = icmp eq i64 %.718.i.i9709.i, %previous.2.0195.i.i.i
  br i1 %.724.not.i.i9710.i, label %B278.i.i9714.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i9699.i
  %.805.i.i9711.i = load i64, ptr %.226.i1238.i.i, align 8, !noalias !69
  %.806.i.i9712.i = add nsw i64 %.805.i.i9711.i, 1
  store i64 %.806.i.i9712.i, ptr %.226.i1238.i.i, align 8, !noalias !69
  %.13.i.i.i9713.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i9712.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i9714.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i9714.i
  %142 = uitofp nneg i64 %worst.3.1.i.i9716.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.501.if.i.i9695.i
  %spec.select1311.i.i = phi i32 [ 0, %.501.if.i.i9695.i ], [ %.390.i9682.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i9718.i = phi double [ 1.000000e+00, %.501.if.i.i9695.i ], [ %142, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i9719.i = fcmp olt double %.521.fca.24.load.i, %worst.2.0.lcssa.i.i9718.i
  %.10.i.i9720.i = select i1 %.9.i.i9719.i, double %worst.2.0.lcssa.i.i9718.i, double %.521.fca.24.load.i
  %.782.i.i = fadd double %.25.i1295.i.i, %.10.i.i9720.i
  %.815.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !63
  %.12.i.i9721.i = fcmp ogt double %best.3.3.i, %.815.i.i
  %.13.i.i9722.i = select i1 %.12.i.i9721.i, double %best.3.3.i, double %.815.i.i
  %.848.i.i = fadd double %.13.i.i9722.i, %.782.i.i
  %.849.i.i = fsub double %.848.i.i, %.25.i1295.i.i
  store double %.849.i.i, ptr %.226.i990.i.i, align 8, !noalias !63
  store double %.782.i.i, ptr %.616.i.i, align 8, !noalias !63
  %.914.i9723.i = sitofp i32 %.390.i9682.i to double
  %.915.i.i = fmul double %.521.fca.15.load.i, %.914.i9723.i
  %.945.i.i = load double, ptr %.944.i9724.i, align 8, !noalias !63
  %.948.i.i = fadd double %.945.i.i, %.914.i9723.i
  store double %.948.i.i, ptr %.944.i9724.i, align 8, !noalias !63
  %.1008.i.i = load double, ptr %.1007.i.i, align 8, !noalias !63
  %.1009.i.i = fadd double %.915.i.i, %.1008.i.i
  store double %.1009.i.i, ptr %.1007.i.i, align 8, !noalias !63
  %.1069.i9725.i = load double, ptr %.2392.i.i, align 8, !noalias !63
  %.12.i1296.i.i = fcmp ogt double %.782.i.i, %.1069.i9725.i
  %.13.i1297.i.i = select i1 %.12.i1296.i.i, double %.782.i.i, double %.1069.i9725.i
  %.1099.i9726.i = fadd double %.915.i.i, %.13.i1297.i.i
  store double %.1099.i9726.i, ptr %.2392.i.i, align 8, !noalias !63
  %.1131.i.i = fcmp ogt double %.13633.i, 0.000000e+00
  %"$phi706.0.2.0.i.i" = select i1 %.1131.i.i, double %.521.fca.33.load.i, double %.521.fca.34.load.i
  %.1151.i.i = fmul double %.521.fca.33.load.i, %.914.i9723.i
  %.1167.i.i = icmp slt i64 %.475.i949811406.i, -2
  %.1168.i.i = select i1 %.1167.i.i, i64 %.281.fca.9.load.i, i64 0
  %143 = getelementptr i8, ptr %138, i64 8
  %.1182.i.i = getelementptr i32, ptr %143, i64 %.1168.i.i
  %.1183.i.i = load i32, ptr %.1182.i.i, align 4, !noalias !63
  %.1185.i.i = sext i32 %.1183.i.i to i64
  %.1187.i.i = sub nsw i64 %.1185.i.i, %.395.i.i
  %.1188.i.i = sitofp i64 %.1187.i.i to double
  %.1189.i.i = fmul double %"$phi706.0.2.0.i.i", %.1188.i.i
  %.1190.i.i = fadd double %.1151.i.i, %.1189.i.i
  %.1192.i.i = tail call double @llvm.fabs.f64(double %.13633.i)
  %.1195.i9727.i = fmul double %.1192.i.i, %.1190.i.i
  %.1225.i.i = load double, ptr %.1224.i.i, align 8, !noalias !63
  %.1226.i.i = fadd double %.1225.i.i, %.1195.i9727.i
  store double %.1226.i.i, ptr %.1224.i.i, align 8, !noalias !63
  %.1286.i.i = load double, ptr %.1285.i9728.i, align 8, !noalias !63
  %.12.i1298.i.i = fcmp ogt double %.782.i.i, %.1286.i.i
  %.13.i1299.i.i = select i1 %.12.i1298.i.i, double %.782.i.i, double %.1286.i.i
  %.1316.i.i = fadd double %.13.i1299.i.i, %.1195.i9727.i
  store double %.1316.i.i, ptr %.1285.i9728.i, align 8, !noalias !63
  %.1376.i9729.i = load double, ptr %.2392.i.i, align 8, !noalias !63
  %.12.i1300.i.i = fcmp ogt double %.1316.i.i, %.1376.i9729.i
  %.13.i1301.i.i = select i1 %.12.i1300.i.i, double %.1316.i.i, double %.1376.i9729.i
  %.15251313.i.i = icmp sgt i32 %spec.select1311.i.i, 0
  br i1 %.15251313.i.i, label %B1080.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1080.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1564.i.i = add nsw i64 %.475.i949811406.i, 4
  %.1452.not.i.i9731.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i9733.i = select i1 %.1452.not.i.i9731.i, i1 %.1461.i.i.i, i1 false
  %.354.i.i.i9734.i = icmp eq i64 %early.2.4.i, 2
  %.444.i.i.i9735.i = fadd double %.521.fca.9.load.i, %.782.i.i
  %wide.trip.count.i9741.i = zext nneg i32 %spec.select1311.i.i to i64
  br label %B1080.if.i.i

B1080.if.i.i:                                     ; preds = %B1082.endif.endif.endif.thread.i.i, %B1080.if.lr.ph.i.i
  %indvars.iv.i9742.i = phi i64 [ 0, %B1080.if.lr.ph.i.i ], [ %indvars.iv.next.i9743.i, %B1082.endif.endif.endif.thread.i.i ]
  %end.2.01316.i.i = phi double [ %.13.i1301.i.i, %B1080.if.lr.ph.i.i ], [ %.13.i1306.i.i, %B1082.endif.endif.endif.thread.i.i ]
  %indvars.iv.next.i9743.i = add nuw nsw i64 %indvars.iv.i9742.i, 1
  %.1566.i.i = add nsw i64 %.1564.i.i, %indvars.iv.i9742.i
  %.1580.i.i = icmp slt i64 %.1566.i.i, 0
  %.1581.i.i = select i1 %.1580.i.i, i64 %.281.fca.9.load.i, i64 0
  %144 = getelementptr i32, ptr %arg.rows_at, i64 %.1566.i.i
  %.1595.i.i = getelementptr i32, ptr %144, i64 %.1581.i.i
  %.1596.i.i = load i32, ptr %.1595.i.i, align 4, !noalias !63
  %.1598.i.i = sext i32 %.1596.i.i to i64
  %.1599.i.i = add nsw i64 %.710.i.i, %.1598.i.i
  %.332.i.i.i = ashr i64 %.1599.i.i, 1
  %.5.i.i.i.i9744.i = mul i64 %.332.i.i.i, 8364850718657
  %.6.i.i.i.i9745.i = lshr i64 %.5.i.i.i.i9744.i, 20
  %.7.i.i.i.i9746.i = and i64 %.6.i.i.i.i9745.i, 16777215
  %.32.i.i.i9747.i = uitofp nneg i64 %.7.i.i.i.i9746.i to double
  %.33.i.i.i9748.i = fadd double %.32.i.i.i9747.i, 5.000000e-01
  %.37.i.i.i9749.i = fmul double %.33.i.i.i9748.i, 0x3E70000000000000
  %.45.le.i.i.i9750.i = tail call double @llvm.log.f64(double %.37.i.i.i9749.i)
  %.50.i.i.i9751.i = fneg double %.45.le.i.i.i9750.i
  %.12.i.i.i.i9752.i = fcmp olt double %.50.i.i.i9751.i, 4.000000e+00
  %.13.i.i.i.i9753.i = select i1 %.12.i.i.i.i9752.i, double %.50.i.i.i9751.i, double 4.000000e+00
  %.79.i.i.i9754.i = fadd double %.13.i.i.i.i9753.i, -1.000000e+00
  %.359.i.i9755.i = fmul double %.521.fca.6.load.i, %.79.i.i.i9754.i
  %.393.i.i.i = load double, ptr %.2392.i.i, align 8, !noalias !72
  %.399.i.i9756.i = fadd double %.521.fca.5.load.i, %.393.i.i.i
  %.400.i.i9757.i = fadd double %.399.i.i9756.i, %.359.i.i9755.i
  %.45020202021.i.i9758.i = and i64 %.6.i.i.i.i9745.i, 65535
  %145 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i9758.i
  %.508.i.i9759.i = load i64, ptr %145, align 8, !noalias !72
  %.514.i.i9760.i = icmp eq i64 %.508.i.i9759.i, %.332.i.i.i
  br i1 %.514.i.i9760.i, label %B216.i.i9819.i, label %B270.i.i9761.i

B216.i.i9819.i:                                   ; preds = %B1080.if.i.i
  %146 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9758.i
  %.650.i.i9820.i = load double, ptr %146, align 8, !noalias !72
  %.12.i.i.i9821.i = fcmp ogt double %.650.i.i9820.i, %.400.i.i9757.i
  %.13.i.i1304.i.i = select i1 %.12.i.i.i9821.i, double %.650.i.i9820.i, double %.400.i.i9757.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i

B270.i.i9761.i:                                   ; preds = %B1080.if.i.i
  %.718.i1303.i.i = load double, ptr %.717.i1968.i.i, align 8, !noalias !72
  %.720.i.i9762.i = fadd double %.718.i1303.i.i, 1.000000e+00
  store double %.720.i.i9762.i, ptr %.717.i1968.i.i, align 8, !noalias !72
  %.784.i.i9763.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !72
  %.787.i.i9764.i = fadd double %.521.fca.19.load.i, %.784.i.i9763.i
  store double %.787.i.i9764.i, ptr %.226.i1203.i.i, align 8, !noalias !72
  %.821.i.i.i = ashr i64 %.1599.i.i, 2
  %.822.i.i9765.i = sitofp i64 %.821.i.i.i to double
  %.863.i.i9766.i = fcmp ult double %.787.i.i9764.i, 1.000000e+00
  br i1 %.863.i.i9766.i, label %B444.i.i9800.i, label %B500.i.i9767.i

B444.i.i9800.i:                                   ; preds = %B270.i.i9761.i
  br i1 %.867.i.i.i, label %B466.i.i9815.i, label %B702.i.i9801.i

B466.i.i9815.i:                                   ; preds = %B444.i.i9800.i
  %.902.i.i9816.i = load double, ptr %.901.i.i.i, align 8, !noalias !72
  %.907.i.i9817.i = fcmp oeq double %.902.i.i9816.i, %.822.i.i9765.i
  br i1 %.907.i.i9817.i, label %B500.i.i9767.i, label %B652.i.i9818.i

B500.i.i9767.i:                                   ; preds = %B466.i.i9815.i, %B270.i.i9761.i
  store double %.822.i.i9765.i, ptr %.901.i.i.i, align 8, !noalias !72
  %.985.i.i9768.i = fadd double %.787.i.i9764.i, -1.000000e+00
  store double %.985.i.i9768.i, ptr %.226.i1203.i.i, align 8, !noalias !72
  %.348.i.i.i9769.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !75
  %.12.i.i2014.i.i9770.i = fcmp ogt double %.782.i.i, %.348.i.i.i9769.i
  %.13.i.i2015.i.i9771.i = select i1 %.12.i.i2014.i.i9770.i, double %.782.i.i, double %.348.i.i.i9769.i
  %.381.i.i.i9772.i = fadd double %.380.i.i.i.i, %.13.i.i2015.i.i9771.i
  store double %.381.i.i.i9772.i, ptr %.347.i.i.i.i, align 8, !noalias !75
  %.439.i.i.i9773.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !75
  %.442.i.i.i9774.i = fadd double %.380.i.i.i.i, %.439.i.i.i9773.i
  store double %.442.i.i.i9774.i, ptr %.438.i.i.i.i, align 8, !noalias !75
  %.531.i.i.i9775.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !75
  %.310.i.i.i.i9776.i = lshr i64 %.1599.i.i, 16
  %.321.0.i.i.i.i9777.i = and i64 %.310.i.i.i.i9776.i, 16383
  %147 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i9777.i
  %.390.i.i.i.i9778.i = load double, ptr %147, align 8, !noalias !78
  %.394.i.i.i.i9779.i = fcmp olt double %.390.i.i.i.i9778.i, 0.000000e+00
  %or.cond.i.i.i.i9780.i = select i1 %.354.i.i.i9734.i, i1 %.394.i.i.i.i9779.i, i1 false
  br i1 %or.cond.i.i.i.i9780.i, label %B96.i.i.i.i9799.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9781.i

B96.i.i.i.i9799.i:                                ; preds = %B500.i.i9767.i
  store double %.444.i.i.i9735.i, ptr %147, align 8, !noalias !78
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9781.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9781.i: ; preds = %B96.i.i.i.i9799.i, %B500.i.i9767.i
  %.611.i.i.i.i9782.i = phi double [ %.390.i.i.i.i9778.i, %B500.i.i9767.i ], [ %.444.i.i.i9735.i, %B96.i.i.i.i9799.i ]
  %.502.i.i.i9783.i = fmul double %.521.fca.8.load.i, %.79.i.i.i9754.i
  %.12.i89.i.i.i9784.i = fcmp ogt double %.611.i.i.i.i9782.i, %.531.i.i.i9775.i
  %.13.i90.i.i.i9785.i = select i1 %.12.i89.i.i.i9784.i, double %.611.i.i.i.i9782.i, double %.531.i.i.i9775.i
  %.703.i.i.i9786.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i9785.i
  %.704.i.i.i9787.i = fadd double %.502.i.i.i9783.i, %.703.i.i.i9786.i
  store i64 %.332.i.i.i, ptr %145, align 8, !noalias !75
  %148 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9758.i
  store double %.704.i.i.i9787.i, ptr %148, align 8, !noalias !75
  %.12.i2016.i.i9788.i = fcmp ogt double %.704.i.i.i9787.i, %.400.i.i9757.i
  %.13.i2017.i.i9789.i = select i1 %.12.i2016.i.i9788.i, double %.704.i.i.i9787.i, double %.400.i.i9757.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i

B652.i.i9818.i:                                   ; preds = %B466.i.i9815.i
  store i64 %.332.i.i.i, ptr %145, align 8, !noalias !72
  %149 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9758.i
  store double %.400.i.i9757.i, ptr %149, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i

B702.i.i9801.i:                                   ; preds = %B444.i.i9800.i
  br i1 %or.cond.i.i9733.i, label %B728.i.i9802.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i

B728.i.i9802.i:                                   ; preds = %B702.i.i9801.i
  %.1496.i.i9803.i = load double, ptr %.2392.i.i, align 8, !noalias !72
  %.310.i.i.i9804.i = lshr i64 %.1599.i.i, 16
  %.321.0.i.i.i9805.i = and i64 %.310.i.i.i9804.i, 16383
  %150 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i9805.i
  %.390.i.i.i9806.i = load double, ptr %150, align 8, !noalias !81
  %.394.i.i.i9807.i = fcmp olt double %.390.i.i.i9806.i, 0.000000e+00
  %or.cond.i.i.i9808.i = select i1 %.354.i.i.i9734.i, i1 %.394.i.i.i9807.i, i1 false
  br i1 %or.cond.i.i.i9808.i, label %B96.i.i.i9814.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9809.i

B96.i.i.i9814.i:                                  ; preds = %B728.i.i9802.i
  store double %.444.i.i.i9735.i, ptr %150, align 8, !noalias !81
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9809.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9809.i: ; preds = %B96.i.i.i9814.i, %B728.i.i9802.i
  %.611.i.i.i9810.i = phi double [ %.390.i.i.i9806.i, %B728.i.i9802.i ], [ %.444.i.i.i9735.i, %B96.i.i.i9814.i ]
  %.12.i2018.i.i9811.i = fcmp ogt double %.611.i.i.i9810.i, %.1496.i.i9803.i
  %.13.i2019.i.i9812.i = select i1 %.12.i2018.i.i9811.i, double %.611.i.i.i9810.i, double %.1496.i.i9803.i
  %.1683.i.i9813.i = fadd double %.1682.i.i.i, %.13.i2019.i.i9812.i
  store i64 %.332.i.i.i, ptr %145, align 8, !noalias !72
  %151 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9758.i
  store double %.1683.i.i9813.i, ptr %151, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9809.i, %B702.i.i9801.i, %B652.i.i9818.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9781.i, %B216.i.i9819.i
  %.13.i2017.sink.i.i9791.i = phi double [ %.13.i2017.i.i9789.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9781.i ], [ %.13.i.i1304.i.i, %B216.i.i9819.i ], [ %.400.i.i9757.i, %B652.i.i9818.i ], [ %.1683.i.i9813.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9809.i ], [ %.400.i.i9757.i, %B702.i.i9801.i ]
  %.1705.i.i = fsub double %.13.i2017.sink.i.i9791.i, %.521.fca.5.load.i
  %.12.i1305.i.i = fcmp ogt double %.1705.i.i, %end.2.01316.i.i
  %.13.i1306.i.i = select i1 %.12.i1305.i.i, double %.1705.i.i, double %end.2.01316.i.i
  br i1 %.49.i.i9826.i, label %B1082.endif.endif.endif.thread.i.i, label %B1082.endif.endif.endif.i.i, !prof !44

B1082.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i
  %.1775.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !63
  %.1815.i.i = srem i64 %.1775.i.i, %.210.i1277.i.i
  %.1817.i.i = icmp slt i64 %.1815.i.i, 0
  %.1826.i.i = select i1 %.1817.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i9796.i = add i64 %.1826.i.i, %.1815.i.i
  %spec.select.fr.i9797.i = freeze i64 %spec.select.i9796.i
  %.1848.i9798.i = icmp slt i64 %spec.select.fr.i9797.i, 0
  %spec.select1312.i.i = select i1 %.1848.i9798.i, i64 %.210.i1277.i.i, i64 0
  br label %B1082.endif.endif.endif.thread.i.i

B1082.endif.endif.endif.thread.i.i:               ; preds = %B1082.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i
  %rem.01310.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i ], [ %spec.select.fr.i9797.i, %B1082.endif.endif.endif.i.i ]
  %152 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9790.i ], [ %spec.select1312.i.i, %B1082.endif.endif.endif.i.i ]
  %153 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01310.i.i
  %.1863.i.i = getelementptr double, ptr %153, i64 %152
  store double %.13.i1306.i.i, ptr %.1863.i.i, align 8, !noalias !63
  %.1901.i9794.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !63
  %.1902.i.i = add nsw i64 %.1901.i9794.i, 1
  store i64 %.1902.i.i, ptr %.226.i1349.i.i, align 8, !noalias !63
  %exitcond.not.i9795.i = icmp eq i64 %indvars.iv.next.i9743.i, %wide.trip.count.i9741.i
  br i1 %exitcond.not.i9795.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1080.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1082.endif.endif.endif.thread.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B7298.i
  %.782.sink.i.i = phi double [ %best.3.3.i, %B7298.i ], [ %.782.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.782.i.i, %B1082.endif.endif.endif.thread.i.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B7298.i ], [ %.13.i1301.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1306.i.i, %B1082.endif.endif.endif.thread.i.i ]
  %.13772.i = select i1 %.7830.i, i64 %.210.i10649.i, i64 0
  %154 = getelementptr double, ptr %.226.i10647.i, i64 %.7775.i
  %.13786.i = getelementptr double, ptr %154, i64 %.13772.i
  store double %.782.sink.i.i, ptr %.13786.i, align 8, !noalias !7
  %.13803.i = select i1 %.7830.i, i64 %.210.i10613.i, i64 0
  %155 = getelementptr double, ptr %.226.i10611.i, i64 %.7775.i
  %.13817.i = getelementptr double, ptr %155, i64 %.13803.i
  %.13818.i = load double, ptr %.13817.i, align 8, !noalias !7
  %.13824.i = fadd double %.13823.i, %end.2.0.lcssa.sink.i.i
  %.12.i9846.i = fcmp ogt double %.13824.i, %.13818.i
  %.13.i9847.i = select i1 %.12.i9846.i, double %.13824.i, double %.13818.i
  store double %.13.i9847.i, ptr %.13817.i, align 8, !noalias !7
  %.13898.i = icmp slt i64 %quot.2.0.i, 0
  %.13899.i = select i1 %.13898.i, i64 %.210.i10505.i, i64 0
  %156 = getelementptr double, ptr %.226.i10503.i, i64 %quot.2.0.i
  %.13913.i = getelementptr double, ptr %156, i64 %.13899.i
  %.13914.i = load double, ptr %.13913.i, align 8, !noalias !7
  %.12.i9848.i = fcmp ogt double %.13.i9847.i, %.13914.i
  %.13.i9849.i = select i1 %.12.i9848.i, double %.13.i9847.i, double %.13914.i
  store double %.13.i9849.i, ptr %.13913.i, align 8, !noalias !7
  %.14007.i = fadd double %.521.fca.32.load.i, %end.2.0.lcssa.sink.i.i
  br label %B8120.i

B7540.i:                                          ; preds = %B5158.i
  switch i64 %.7880.i, label %B8120.i [
    i64 9, label %B7572.i
    i64 14, label %B7712.i
    i64 12, label %B7992.i
    i64 3, label %B8046.i
    i64 2, label %B8100.i
  ]

B7572.i:                                          ; preds = %B7540.i
  %.14078.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9850.i = fcmp ogt double %best.3.3.i, %.14078.i
  %.13.i9851.i = select i1 %.12.i9850.i, double %best.3.3.i, double %.14078.i
  %.14110.i = fadd double %.521.fca.38.load.i, %.13.i9851.i
  store double %.14110.i, ptr %.226.i990.i.i, align 8, !noalias !7
  br label %B8286.i

B7712.i:                                          ; preds = %B7540.i
  %.14146.i = shl nsw i64 %.7775.i, 4
  %.14162.i = select i1 %.7830.i, i64 %.210.i10037.i, i64 0
  %157 = getelementptr i64, ptr %.226.i10035.i, i64 %.7775.i
  %.14176.i = getelementptr i64, ptr %157, i64 %.14162.i
  %.14177.i = load i64, ptr %.14176.i, align 8, !noalias !7
  %.14188.0.i = and i64 %.14177.i, 15
  %.14253.i = icmp sgt i64 %.14177.i, 0
  br i1 %.14253.i, label %B7790.i, label %B7712.B7864_crit_edge.i

B7712.B7864_crit_edge.i:                          ; preds = %B7712.i
  %.pre11391.i = select i1 %.7830.i, i64 %.210.i10001.i, i64 0
  br label %B7864.i

B7790.i:                                          ; preds = %B7712.i
  %.14288.i = add nuw i64 %.14177.i, 15
  %.14308.i = and i64 %.14288.i, 15
  %.14344.i = select i1 %.7830.i, i64 %.210.i10001.i, i64 0
  %158 = getelementptr double, ptr %.226.i9999.i, i64 %.14146.i
  %159 = getelementptr double, ptr %158, i64 %.14308.i
  %.14358.i = getelementptr double, ptr %159, i64 %.14344.i
  %.14359.i = load double, ptr %.14358.i, align 8, !noalias !7
  br label %B7864.i

B7864.i:                                          ; preds = %B7790.i, %B7712.B7864_crit_edge.i
  %.14459.pre-phi.i = phi i64 [ %.pre11391.i, %B7712.B7864_crit_edge.i ], [ %.14344.i, %B7790.i ]
  %"$phi7864.0.2.3.i" = phi double [ 0.000000e+00, %B7712.B7864_crit_edge.i ], [ %.14359.i, %B7790.i ]
  %.14400.i = select i1 %.7830.i, i64 %.210.i9967.i, i64 0
  %160 = getelementptr double, ptr %.226.i9966.i, i64 %.7775.i
  %.14414.i = getelementptr double, ptr %160, i64 %.14400.i
  %.14415.i = load double, ptr %.14414.i, align 8, !noalias !7
  %.12.i9852.i = fcmp ogt double %.14415.i, %"$phi7864.0.2.3.i"
  %.13.i9853.i = select i1 %.12.i9852.i, double %.14415.i, double %"$phi7864.0.2.3.i"
  %161 = getelementptr double, ptr %.226.i9999.i, i64 %.14146.i
  %162 = getelementptr double, ptr %161, i64 %.14188.0.i
  %.14473.i = getelementptr double, ptr %162, i64 %.14459.pre-phi.i
  store double %.13.i9853.i, ptr %.14473.i, align 8, !noalias !7
  %.14507.i = load i64, ptr %.14176.i, align 8, !noalias !7
  %.14508.i = add nsw i64 %.14507.i, 1
  store i64 %.14508.i, ptr %.14176.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.14414.i, align 8, !noalias !7
  br label %B8286.i

B7992.i:                                          ; preds = %B7540.i
  %.14590.i = fadd double %.521.fca.40.load.i, %best.3.3.i
  br label %B8286.i

B8046.i:                                          ; preds = %B7540.i
  %.14612.i = fadd double %.521.fca.41.load.i, %best.3.3.i
  br label %B8286.i

B8100.i:                                          ; preds = %B7540.i
  %.14643.i = fadd double %.521.fca.42.load.i, %best.3.3.i
  br label %B8286.i

B8120.i:                                          ; preds = %B968.endif.thread.i.i, %B5260.i, %B7540.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B678.i.i, %B6786.i, %B5410.i
  %end.12.2.i = phi double [ %best.3.3.i, %B7540.i ], [ %best.3.3.i, %B5260.i ], [ %best.3.3.i, %B5410.i ], [ %.721.i.i, %B678.i.i ], [ %.1386.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %B6786.i ], [ %.14007.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.721.i.i, %B968.endif.thread.i.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B7540.i ], [ %best.3.3.i, %B5260.i ], [ %best.3.3.i, %B5410.i ], [ %.721.i.i, %B678.i.i ], [ %.1386.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1570.sink.i.i, %B6786.i ], [ %.782.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.721.i.i, %B968.endif.thread.i.i ]
  %result.2.2.i = phi i64 [ 3, %B7540.i ], [ 2, %B5260.i ], [ 3, %B5410.i ], [ 2, %B678.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B6786.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B968.endif.thread.i.i ]
  switch i64 %.7880.i, label %B8286.i [
    i64 13, label %B8124.i
    i64 8, label %B8124.i
    i64 7, label %B8124.i
    i64 6, label %B8124.i
  ]

B8124.i:                                          ; preds = %B8120.i, %B8120.i, %B8120.i, %B8120.i, %B7004.i, %B6818.i
  %result.2.211425.i = phi i64 [ %result.2.2.i, %B8120.i ], [ %result.2.2.i, %B8120.i ], [ %result.2.2.i, %B8120.i ], [ %result.2.2.i, %B8120.i ], [ 2, %B7004.i ], [ 2, %B6818.i ]
  %released.6.211424.i = phi double [ %released.6.2.i, %B8120.i ], [ %released.6.2.i, %B8120.i ], [ %released.6.2.i, %B8120.i ], [ %released.6.2.i, %B8120.i ], [ %best.3.3.i, %B7004.i ], [ %.1570.sink.i.i, %B6818.i ]
  %end.12.211423.i = phi double [ %end.12.2.i, %B8120.i ], [ %end.12.2.i, %B8120.i ], [ %end.12.2.i, %B8120.i ], [ %end.12.2.i, %B8120.i ], [ %best.3.3.i, %B7004.i ], [ %.1570.sink.i.i, %B6818.i ]
  %.14682.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.14712.i = load double, ptr %.616.i.i, align 8, !noalias !7
  %.12.i9854.i = fcmp ogt double %.14712.i, %.14682.i
  %.13.i9855.i = select i1 %.12.i9854.i, double %.14712.i, double %.14682.i
  %.14743.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.14773.i = getelementptr i64, ptr %.226.i11041.i, i64 %scheduler.3.3.i
  %.14774.i = load i64, ptr %.14773.i, align 8, !noalias !7
  %.14775.i = add nsw i64 %.14774.i, %.14743.i
  %.14789.i = icmp slt i64 %.14775.i, 0
  %.14790.i = select i1 %.14789.i, i64 %.210.i11007.i, i64 0
  %163 = getelementptr double, ptr %.226.i11005.i, i64 %.14775.i
  %.14804.i = getelementptr double, ptr %163, i64 %.14790.i
  store double %.13.i9855.i, ptr %.14804.i, align 8, !noalias !7
  br i1 %.14841.i, label %B8124.endif.endif.i, label %B8124.endif.else.if.i, !prof !6

B8286.i:                                          ; preds = %B8120.i, %B8100.i, %B8046.i, %B7992.i, %B7864.i, %B7572.i, %B5520.i, %B5010.i
  %result.2.211415.i = phi i64 [ %result.2.2.i, %B8120.i ], [ 3, %B5010.i ], [ 3, %B7864.i ], [ 3, %B7572.i ], [ 3, %B5520.i ], [ 3, %B8100.i ], [ 3, %B8046.i ], [ 3, %B7992.i ]
  %released.6.211413.i = phi double [ %released.6.2.i, %B8120.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7864.i ], [ %best.3.3.i, %B7572.i ], [ %.13.i9495.i, %B5520.i ], [ %best.3.3.i, %B8100.i ], [ %best.3.3.i, %B8046.i ], [ %best.3.3.i, %B7992.i ]
  %end.12.211411.i = phi double [ %end.12.2.i, %B8120.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7864.i ], [ %best.3.3.i, %B7572.i ], [ %.12016.i, %B5520.i ], [ %.14643.i, %B8100.i ], [ %.14612.i, %B8046.i ], [ %.14590.i, %B7992.i ]
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8290.i, label %B8430.i

B8290.i:                                          ; preds = %B8286.i
  %.14944.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.14974.i = getelementptr double, ptr %.226.i10969.i, i64 %scheduler.3.3.i
  %.14975.i = load double, ptr %.14974.i, align 8, !noalias !7
  %.12.i9856.i = fcmp ogt double %.14975.i, %.14944.i
  %.13.i9857.i = select i1 %.12.i9856.i, double %.14975.i, double %.14944.i
  %.15006.i = mul nsw i64 %scheduler.3.3.i, %.5.i11054.i
  %.15036.i = getelementptr i64, ptr %.226.i11114.i, i64 %scheduler.3.3.i
  %.15037.i = load i64, ptr %.15036.i, align 8, !noalias !7
  %.15038.i = add nsw i64 %.15037.i, %.15006.i
  %.15052.i = icmp slt i64 %.15038.i, 0
  %.15053.i = select i1 %.15052.i, i64 %.210.i11080.i, i64 0
  %164 = getelementptr double, ptr %.226.i11078.i, i64 %.15038.i
  %.15067.i = getelementptr double, ptr %164, i64 %.15053.i
  store double %.13.i9857.i, ptr %.15067.i, align 8, !noalias !7
  br i1 %.15104.i, label %B8290.endif.endif.i, label %B8290.endif.else.if.i, !prof !6

B8430.i:                                          ; preds = %B8290.endif.endif.i, %B8124.endif.endif.i, %B8286.i
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14 = phi i1 [ true, %B8290.endif.endif.i ], [ %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, %B8124.endif.endif.i ], [ false, %B8286.i ]
  %result.2.211414.i = phi i64 [ %result.2.211415.i, %B8290.endif.endif.i ], [ %result.2.211425.i, %B8124.endif.endif.i ], [ %result.2.211415.i, %B8286.i ]
  %released.6.211412.i = phi double [ %released.6.211413.i, %B8290.endif.endif.i ], [ %released.6.211424.i, %B8124.endif.endif.i ], [ %released.6.211413.i, %B8286.i ]
  %end.12.211410.i = phi double [ %end.12.211411.i, %B8290.endif.endif.i ], [ %end.12.211423.i, %B8124.endif.endif.i ], [ %end.12.211411.i, %B8286.i ]
  %165 = getelementptr i64, ptr %.800, i64 %.7846.i
  %.15207.i = getelementptr i64, ptr %165, i64 %.7865.i
  %.15208.i = load i64, ptr %.15207.i, align 8, !noalias !7
  %.15209.i = icmp slt i64 %.15208.i, 6
  br i1 %.15209.i, label %B8464.i, label %B8552.i

B8464.i:                                          ; preds = %B8430.i
  %.15212.i = mul nsw i64 %.7775.i, 6
  %.15244.i = add nsw i64 %.15208.i, %.15212.i
  %.15259.i = icmp slt i64 %.15244.i, 0
  %.15260.i = select i1 %.15259.i, i64 %.210.i10073.i, i64 0
  %166 = getelementptr double, ptr %.226.i10071.i, i64 %.15244.i
  %.15274.i = getelementptr double, ptr %166, i64 %.15260.i
  store double %end.12.211410.i, ptr %.15274.i, align 8, !noalias !7
  %.15310.i = load i64, ptr %.15207.i, align 8, !noalias !7
  %.15311.i = add nsw i64 %.15310.i, %.15212.i
  %.15326.i = icmp slt i64 %.15311.i, 0
  %.15327.i = select i1 %.15326.i, i64 %.210.i10109.i, i64 0
  %167 = getelementptr i64, ptr %.226.i10107.i, i64 %.15311.i
  %.15341.i = getelementptr i64, ptr %167, i64 %.15327.i
  store i64 %result.2.211414.i, ptr %.15341.i, align 8, !noalias !7
  br label %B8552.i

B8552.i:                                          ; preds = %B8464.i, %B8430.i
  %168 = getelementptr i64, ptr %.870, i64 %.7846.i
  %.15375.i = getelementptr i64, ptr %168, i64 %.7865.i
  %.15376.i = load i64, ptr %.15375.i, align 8, !noalias !7
  %.15377.i = icmp slt i64 %.15376.i, 6
  br i1 %.15377.i, label %B8586.i, label %B8692.i

B8586.i:                                          ; preds = %B8552.i
  %169 = or i1 %"$phi4036.0.2.3.i172", %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14
  %brmerge.i = or i1 %169, %.9496.i170
  %"$phi8602.1.2.3.i" = select i1 %brmerge.i, double 1.200000e+01, double 2.000000e+00
  %.15404.i = fadd double %"$phi8602.1.2.3.i", %released.6.211412.i
  %.15410.i = mul nsw i64 %.7775.i, 6
  %.15442.i = add nsw i64 %.15376.i, %.15410.i
  %.15456.i = icmp slt i64 %.15442.i, 0
  %.15457.i = select i1 %.15456.i, i64 %.210.i10073.i, i64 0
  %170 = getelementptr double, ptr %.226.i10071.i, i64 %.15442.i
  %.15471.i = getelementptr double, ptr %170, i64 %.15457.i
  store double %.15404.i, ptr %.15471.i, align 8, !noalias !7
  %.15505.i = load i64, ptr %.15375.i, align 8, !noalias !7
  %.15508.i = add nsw i64 %.15505.i, %.15410.i
  %.15523.i = icmp slt i64 %.15508.i, 0
  %.15524.i = select i1 %.15523.i, i64 %.210.i10109.i, i64 0
  %171 = getelementptr i64, ptr %.226.i10107.i, i64 %.15508.i
  %.15538.i = getelementptr i64, ptr %171, i64 %.15524.i
  store i64 %result.2.211414.i, ptr %.15538.i, align 8, !noalias !7
  br label %B8692.i

B8692.i:                                          ; preds = %B8586.i, %B8552.i
  %.15583.i = load i64, ptr %.7845.i351, align 8, !noalias !7
  %.15584.i = add nsw i64 %.15583.i, 1
  store i64 %.15584.i, ptr %.7845.i351, align 8, !noalias !7
  %.15662.i = select i1 %.7830.i, i64 %.210.i9870.i, i64 0
  %172 = getelementptr i64, ptr %.226.i.i, i64 %.7775.i
  %.15676.i = getelementptr i64, ptr %172, i64 %.15662.i
  %.15677.i = load i64, ptr %.15676.i, align 8, !noalias !7
  %.15691.i = icmp slt i64 %.15677.i, 0
  %.15692.i = select i1 %.15691.i, i64 %.1518, i64 0
  %173 = getelementptr i64, ptr %.1534, i64 %.15677.i
  %.15706.i = getelementptr i64, ptr %173, i64 %.15692.i
  %.15707.i = load i64, ptr %.15706.i, align 8, !noalias !7
  %.15722.i = icmp slt i64 %.15707.i, -1
  %.15723.i = select i1 %.15722.i, i64 %.1348, i64 0
  %174 = getelementptr i64, ptr %.1364, i64 %.15707.i
  %175 = getelementptr i8, ptr %174, i64 8
  %.15737.i = getelementptr i64, ptr %175, i64 %.15723.i
  %.15738.i = load i64, ptr %.15737.i, align 8, !noalias !7
  %.15739.i = icmp eq i64 %.15584.i, %.15738.i
  br i1 %.15739.i, label %B8790.i, label %B8692.B8904_crit_edge.i

B8692.B8904_crit_edge.i:                          ; preds = %B8692.i
  %.pre11387.i = select i1 %.7830.i, i64 %.210.i9896.i, i64 0
  br label %B8904.i

B8790.i:                                          ; preds = %B8692.i
  %.15772.i = add nsw i64 %.15677.i, 1
  store i64 %.15772.i, ptr %.15676.i, align 8, !noalias !7
  %.15850.i = select i1 %.7830.i, i64 %.210.i9896.i, i64 0
  %176 = getelementptr i64, ptr %.226.i9894.i, i64 %.7775.i
  %.15864.i = getelementptr i64, ptr %176, i64 %.15850.i
  %.15865.i = load i64, ptr %.15864.i, align 8, !noalias !7
  %.15866.i = icmp slt i64 %.15772.i, %.15865.i
  br i1 %.15866.i, label %B8858.i, label %B8904.i

B8858.i:                                          ; preds = %B8790.i
  %.15912.i = icmp slt i64 %.15677.i, -1
  %.15913.i = select i1 %.15912.i, i64 %.1518, i64 0
  %177 = getelementptr i64, ptr %.1534, i64 %.15772.i
  %.15927.i = getelementptr i64, ptr %177, i64 %.15913.i
  %.15928.i = load i64, ptr %.15927.i, align 8, !noalias !7
  %.15942.i = icmp slt i64 %.15928.i, 0
  %.15943.i = select i1 %.15942.i, i64 %.1348, i64 0
  %178 = getelementptr i64, ptr %.1364, i64 %.15928.i
  %.15957.i = getelementptr i64, ptr %178, i64 %.15943.i
  %.15958.i = load i64, ptr %.15957.i, align 8, !noalias !7
  store i64 %.15958.i, ptr %.7845.i351, align 8, !noalias !7
  br label %B8904.i

B8904.i:                                          ; preds = %B8858.i, %B8790.i, %B8692.B8904_crit_edge.i
  %.16070.pre-phi.i = phi i64 [ %.pre11387.i, %B8692.B8904_crit_edge.i ], [ %.15850.i, %B8858.i ], [ %.15850.i, %B8790.i ]
  store double %.10136.i, ptr %.7913.i, align 8, !noalias !7
  %.16054.i = load i64, ptr %.15676.i, align 8, !noalias !7
  %179 = getelementptr i64, ptr %.226.i9894.i, i64 %.7775.i
  %.16084.i = getelementptr i64, ptr %179, i64 %.16070.pre-phi.i
  %.16085.i = load i64, ptr %.16084.i, align 8, !noalias !7
  %.16086.not.i = icmp slt i64 %.16054.i, %.16085.i
  br i1 %.16086.not.i, label %B9256.i, label %B8956.i

B8956.i:                                          ; preds = %B8904.i
  %.16107.i = select i1 %.7830.i, i64 %.210.i10145.i, i64 0
  %180 = getelementptr i64, ptr %.226.i10143.i, i64 %.7775.i
  %.16121.i = getelementptr i64, ptr %180, i64 %.16107.i
  store i64 0, ptr %.16121.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7944.i, align 8, !noalias !7
  %.16168.i = icmp slt i64 %quot.2.0.i, 0
  %.16169.i = select i1 %.16168.i, i64 %.210.i1043311437.i, i64 0
  %181 = getelementptr i64, ptr %.226.i10431.i, i64 %quot.2.0.i
  %.16183.i = getelementptr i64, ptr %181, i64 %.16169.i
  %.16184.i = load i64, ptr %.16183.i, align 8, !noalias !7
  %.16185.i = add nsw i64 %.16184.i, -1
  store i64 %.16185.i, ptr %.16183.i, align 8, !noalias !7
  %.16246.i = load double, ptr %.16245.i, align 8, !noalias !7
  %.16262.i = select i1 %.7830.i, i64 %.210.i10613.i, i64 0
  %182 = getelementptr double, ptr %.226.i10611.i, i64 %.7775.i
  %.16276.i = getelementptr double, ptr %182, i64 %.16262.i
  %.16277.i = load double, ptr %.16276.i, align 8, !noalias !7
  %.12.i9858.i = fcmp ogt double %.16277.i, %best.3.3.i
  %.13.i9859.i = select i1 %.12.i9858.i, double %.16277.i, double %best.3.3.i
  %.16322.i = select i1 %.16168.i, i64 %.210.i10577.i, i64 0
  %183 = getelementptr double, ptr %.226.i10575.i, i64 %quot.2.0.i
  %.16336.i = getelementptr double, ptr %183, i64 %.16322.i
  %.16337.i = load double, ptr %.16336.i, align 8, !noalias !7
  %.16338.i = fsub double %.13.i9859.i, %.16337.i
  br i1 %or.cond11279.i, label %B8956.endif.else.if.i, label %B8956.endif.endif.i, !prof !15

B9256.i:                                          ; preds = %B8904.i
  %.16543.i = icmp eq i64 %.7880.i, 9
  br i1 %.16543.i, label %B9288.i, label %B9424.i

B9288.i:                                          ; preds = %B9256.i
  %.16564.i = select i1 %.7830.i, i64 %.210.i10181.i, i64 0
  %184 = getelementptr i64, ptr %.226.i10179.i, i64 %.7775.i
  %.16578.i = getelementptr i64, ptr %184, i64 %.16564.i
  store i64 1, ptr %.16578.i, align 8, !noalias !7
  %.16594.i = icmp slt i64 %quot.2.0.i, 0
  %.16595.i = select i1 %.16594.i, i64 %.210.i10469.i, i64 0
  %185 = getelementptr i64, ptr %.226.i10467.i, i64 %quot.2.0.i
  %.16609.i = getelementptr i64, ptr %185, i64 %.16595.i
  %.16610.i = load i64, ptr %.16609.i, align 8, !noalias !7
  %.16611.i = add nsw i64 %.16610.i, 1
  store i64 %.16611.i, ptr %.16609.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7944.i, align 8, !noalias !7
  store i64 7, ptr %.8035.i, align 8, !noalias !7
  %.16736.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.16752.i = select i1 %.16594.i, i64 %.210.i10541.i, i64 0
  %186 = getelementptr double, ptr %.226.i10539.i, i64 %quot.2.0.i
  %.16766.i = getelementptr double, ptr %186, i64 %.16752.i
  store double %.16736.i, ptr %.16766.i, align 8, !noalias !7
  br label %B9464.i

B9424.i:                                          ; preds = %B9256.i
  store double %.10557.i, ptr %.7944.i, align 8, !noalias !7
  store i64 1, ptr %.8035.i, align 8, !noalias !7
  br label %B9464.i

B9464.i:                                          ; preds = %B8956.endif.endif.i, %B9424.i, %B9288.i
  %.16851.i = icmp slt i64 %quot.2.0.i, 0
  %.16852.i = select i1 %.16851.i, i64 %.210.i10469.i, i64 0
  %187 = getelementptr i64, ptr %.226.i10467.i, i64 %quot.2.0.i
  %.16866.i = getelementptr i64, ptr %187, i64 %.16852.i
  %.16867.i = load i64, ptr %.16866.i, align 8, !noalias !7
  %.16868.i = icmp sgt i64 %.16867.i, 0
  %.16916.i = select i1 %.16851.i, i64 %.210.i1043311437.i, i64 0
  br i1 %.16868.i, label %B9488.i, label %B9716.i

B9488.i:                                          ; preds = %B9464.i
  %188 = getelementptr i64, ptr %.226.i10431.i, i64 %quot.2.0.i
  %.16930.i = getelementptr i64, ptr %188, i64 %.16916.i
  %.16931.i = load i64, ptr %.16930.i, align 8, !noalias !7
  %.16932.i = icmp eq i64 %.16867.i, %.16931.i
  br i1 %.16932.i, label %B9524.i, label %B9716.i

B9524.i:                                          ; preds = %B9488.i
  %.16949.i = select i1 %.16851.i, i64 %.210.i10541.i, i64 0
  %189 = getelementptr double, ptr %.226.i10539.i, i64 %quot.2.0.i
  %.16963.i = getelementptr double, ptr %189, i64 %.16949.i
  %.16964.i = load double, ptr %.16963.i, align 8, !noalias !7
  %.12.i9860.i = fcmp ogt double %.16964.i, %best.3.3.i
  %.13.i9861.i = select i1 %.12.i9860.i, double %.16964.i, double %best.3.3.i
  %.16996.i = fadd double %.521.fca.37.load.i, %.13.i9861.i
  br i1 %.515911245.not.i, label %B9692.i, label %B9634.if.preheader.i

B9634.if.preheader.i:                             ; preds = %B9524.i
  %.17002.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B9634.if.i

B9654.i:                                          ; preds = %B9634.if.i
  %.17175.i = select i1 %.17141.i, i64 %.210.i10181.i, i64 0
  %190 = getelementptr i64, ptr %.226.i10179.i, i64 %.17030.011260.i
  %.17189.i = getelementptr i64, ptr %190, i64 %.17175.i
  %.17190.i = load i64, ptr %.17189.i, align 8, !noalias !7
  %.17191.not.i = icmp eq i64 %.17190.i, 0
  br i1 %.17191.not.i, label %B9690.i, label %B9670.i

B9670.i:                                          ; preds = %B9654.i
  store i64 0, ptr %.17189.i, align 8, !noalias !7
  %.17240.i = select i1 %.17141.i, i64 %.210.i102531142911433.i, i64 0
  %191 = getelementptr double, ptr %.226.i10251.i, i64 %.17030.011260.i
  %.17254.i = getelementptr double, ptr %191, i64 %.17240.i
  store double %.16996.i, ptr %.17254.i, align 8, !noalias !7
  br label %B9690.i

B9690.i:                                          ; preds = %B9634.if.i, %B9670.i, %B9654.i
  %.17086.i = icmp sgt i64 %.17033.011261.i, 1
  br i1 %.17086.i, label %B9634.if.i, label %B9692.i

B9692.i:                                          ; preds = %B9690.i, %B9524.i
  store i64 0, ptr %.16866.i, align 8, !noalias !7
  br i1 %.605.not155.i10934.i, label %B9692.endif.else.endif.endif.endif.if.i, label %.17552.endif.i.preheader, !prof !6

B9716.i:                                          ; preds = %.17552.endif.i, %B9692.endif.else.endif.endif.endif.if.i, %B9488.i, %B9464.i
  %192 = getelementptr i64, ptr %.226.i10431.i, i64 %quot.2.0.i
  %.17637.i = getelementptr i64, ptr %192, i64 %.16916.i
  %.17638.i = load i64, ptr %.17637.i, align 8, !noalias !7
  %.17639.i = icmp eq i64 %.17638.i, 0
  br i1 %.17639.i, label %B9740.i, label %B9842.i

B9740.i:                                          ; preds = %B9716.i
  %.17656.i = select i1 %.16851.i, i64 %.210.i10505.i, i64 0
  %193 = getelementptr double, ptr %.226.i10503.i, i64 %quot.2.0.i
  %.17670.i = getelementptr double, ptr %193, i64 %.17656.i
  %.17671.i = load double, ptr %.17670.i, align 8, !noalias !7
  %.12.i9862.i = fcmp ogt double %.17671.i, %best.3.3.i
  %.13.i9863.i = select i1 %.12.i9862.i, double %.17671.i, double %best.3.3.i
  store double %.13.i9863.i, ptr %.17670.i, align 8, !noalias !7
  %.17779.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.17780.i = select i1 %.17779.i, i64 %.2944, i64 0
  %194 = getelementptr double, ptr %.2960, i64 %finished.3.1.i.ph
  %.17794.i = getelementptr double, ptr %194, i64 %.17780.i
  store double %.13.i9863.i, ptr %.17794.i, align 8, !noalias !7
  %.17797.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.17637.i, align 8, !noalias !7
  %.17836.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B9842.i

B9842.i:                                          ; preds = %B9740.i, %B9716.i
  %finished.4.2.i = phi i64 [ %.17797.i, %B9740.i ], [ %finished.3.1.i.ph, %B9716.i ]
  %waiting_slots.4.2.i = phi i64 [ %.17836.i, %B9740.i ], [ %waiting_slots.5.2.i, %B9716.i ]
  %.17852.not.i = icmp slt i64 %.10047.i, %arg.limit
  %.18262.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond11165.i = select i1 %.17852.not.i, i1 %.18262.i, i1 false
  br i1 %or.cond11165.i, label %B1816.i.outer, label %B9870.i.loopexit

B1816.i.outer:                                    ; preds = %B1816.preheader.lr.ph.i, %B9842.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %dispatched.4.2.i, %B9842.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %.10047.i, %B9842.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %half.3.2.i, %B9842.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %next_block.3.2.i, %B9842.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %finished.4.2.i, %B9842.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %best.3.3.i, %B9842.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1816.preheader.lr.ph.i ], [ %waiting_slots.4.2.i, %B9842.i ]
  %.4734.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1816.i

B9870.i.loopexit:                                 ; preds = %B9842.i, %B2770.i, %B10349.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2770.i ], [ %issued.2.1.i.ph, %B10349.i ], [ %.10047.i, %B9842.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2770.i ], [ %finished.3.1.i.ph, %B10349.i ], [ %finished.4.2.i, %B9842.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2770.i ], [ %now.4.1.i.ph, %B10349.i ], [ %best.3.3.i, %B9842.i ]
  %195 = sitofp i64 %issued.4.2.i.ph to double
  br label %B9870.i

B9870.i:                                          ; preds = %B9870.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i ], [ %195, %B9870.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i ], [ %finished.5.2.i.ph, %B9870.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i ], [ %now.2.2.i.ph, %B9870.i.loopexit ]
  %.1870711274.not.i = icmp slt i64 %.568.i, 1
  br i1 %.1870711274.not.i, label %common.ret, label %B9900.if.lr.ph.i

B9900.if.lr.ph.i:                                 ; preds = %B9870.i
  %.18809.i = getelementptr i8, ptr %.3472, i64 120
  %.18815.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.19388.i = getelementptr i8, ptr %.3130, i64 64
  %.18834.i = icmp slt i64 %.281.fca.7.load.i, 0
  %196 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B9900.if.i

B9920.i:                                          ; preds = %B9900.if.i
  %.18810.i = load double, ptr %.18809.i, align 8, !noalias !7
  br i1 %.18815.i, label %B9920.endif.endif.i, label %B9920.endif.else.if.i, !prof !6

B10346.i:                                         ; preds = %B9920.endif.endif.i, %B9900.if.i
  %exitcond11351.not.i = icmp eq i64 %.18720.i, %.568.i
  br i1 %exitcond11351.not.i, label %common.ret, label %B9900.if.i

B10349.i:                                         ; preds = %B4264.i, %B4074.i, %B3836.i, %B3762.i
  %.9828.i.sink = phi double [ %.9572.i, %B4074.i ], [ %.9332.i, %B3836.i ], [ %need.6.2.i, %B3762.i ], [ %.9828.i, %B4264.i ]
  %.sink = phi i64 [ 5, %B4074.i ], [ 4, %B3836.i ], [ %why.3.2.i, %B3762.i ], [ 6, %B4264.i ]
  store double %.9828.i.sink, ptr %.7944.i, align 8, !noalias !7
  store i64 %.sink, ptr %.8035.i, align 8, !noalias !7
  br i1 %.4734.i, label %B1816.i, label %B9870.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.738.i, align 8, !noalias !84
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.579.endif.preheader.i.i, label %.579.if.i.i, !prof !31

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.20.endif.endif.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.579.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %197 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %197, i1 false), !noalias !89
  %.57.i899.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !90
  br label %.579.if.i.i

.579.if.i.i:                                      ; preds = %.579.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i899.i.i = phi i64 [ %.57.i899.i.pre.i, %.579.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
  %.87.i900.i.i = add nsw i64 %.57.i899.i.i, 16384
  %.123.i901.i.i = icmp slt i64 %.57.i899.i.i, 0
  %.124.i902.i.i = select i1 %.123.i901.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i903.i.i = add i64 %.124.i902.i.i, %.57.i899.i.i
  %.128.i904.i.i = icmp slt i64 %.125.i903.i.i, 0
  br i1 %.128.i904.i.i, label %B0.else.if.i931.i.i, label %B0.else.endif.i905.i.i, !prof !6

B0.endif.i919.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i918.i.i, %B0.else.endif.endif.endif.i915.i.i
  %.113.sroa.13.0.i920.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i918.i.i ], [ %.113.sroa.13.1.i916.i.i, %B0.else.endif.endif.endif.i915.i.i ]
  %.201.i921.i.i = sub i64 %.113.sroa.13.0.i920.i.i, %.113.sroa.0.3.i910.i.i
  %.226.i922.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i910.i.i
  store i64 %.87.i900.i.i, ptr %.738.i, align 8, !noalias !90
  %.606.not155.i.i.i = icmp sgt i64 %.201.i921.i.i, 0
  br i1 %.606.not155.i.i.i, label %.939.endif.preheader.i.i, label %.939.if.i.i, !prof !31

B0.else.if.i931.i.i:                              ; preds = %.579.if.i.i
  br label %B0.else.endif.i905.i.i

B0.else.endif.i905.i.i:                           ; preds = %B0.else.if.i931.i.i, %.579.if.i.i
  %.113.sroa.0.1.i906.i.i = phi i64 [ 0, %B0.else.if.i931.i.i ], [ %.125.i903.i.i, %.579.if.i.i ]
  %.133.not.i907.i.i = icmp slt i64 %.125.i903.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i907.i.i, label %B0.else.endif.endif.i909.i.i, label %B0.else.endif.if.i908.i.i, !prof !10

B0.else.endif.if.i908.i.i:                        ; preds = %B0.else.endif.i905.i.i
  br label %B0.else.endif.endif.i909.i.i

B0.else.endif.endif.i909.i.i:                     ; preds = %B0.else.endif.if.i908.i.i, %B0.else.endif.i905.i.i
  %.113.sroa.0.3.i910.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i908.i.i ], [ %.113.sroa.0.1.i906.i.i, %B0.else.endif.i905.i.i ]
  %.140.i911.i.i = icmp slt i64 %.57.i899.i.i, -16384
  %.141.i912.i.i = select i1 %.140.i911.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i913.i.i = add i64 %.141.i912.i.i, %.87.i900.i.i
  %.145.i914.i.i = icmp slt i64 %.142.i913.i.i, 0
  br i1 %.145.i914.i.i, label %B0.else.endif.endif.if.i930.i.i, label %B0.else.endif.endif.endif.i915.i.i, !prof !6

B0.else.endif.endif.if.i930.i.i:                  ; preds = %B0.else.endif.endif.i909.i.i
  br label %B0.else.endif.endif.endif.i915.i.i

B0.else.endif.endif.endif.i915.i.i:               ; preds = %B0.else.endif.endif.if.i930.i.i, %B0.else.endif.endif.i909.i.i
  %.113.sroa.13.1.i916.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i930.i.i ], [ %.142.i913.i.i, %B0.else.endif.endif.i909.i.i ]
  %.150.not.i917.i.i = icmp slt i64 %.142.i913.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i917.i.i, label %B0.endif.i919.i.i, label %B0.else.endif.endif.endif.if.i918.i.i, !prof !10

B0.else.endif.endif.endif.if.i918.i.i:            ; preds = %B0.else.endif.endif.endif.i915.i.i
  br label %B0.endif.i919.i.i

.939.endif.preheader.i.i:                         ; preds = %B0.endif.i919.i.i
  %198 = shl i64 %.201.i921.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i922.i.i, i8 0, i64 %198, i1 false), !noalias !90
  %.6761377.i.i = fcmp ogt double %.521.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01378.i.i" = select i1 %.6761377.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.939.endif.i.i

.939.if.i.loopexit.i:                             ; preds = %.939.endif.i.i
  %.57.i932.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !93
  br label %.939.if.i.i

.939.if.i.i:                                      ; preds = %.939.if.i.loopexit.i, %B0.endif.i919.i.i
  %.57.i932.i.i = phi i64 [ %.57.i932.i.pre.i, %.939.if.i.loopexit.i ], [ %.87.i900.i.i, %B0.endif.i919.i.i ]
  %.87.i933.i.i = add nsw i64 %.57.i932.i.i, 65536
  %.123.i934.i.i = icmp slt i64 %.57.i932.i.i, 0
  %.124.i935.i.i = select i1 %.123.i934.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i936.i.i = add i64 %.124.i935.i.i, %.57.i932.i.i
  %.128.i937.i.i = icmp slt i64 %.125.i936.i.i, 0
  br i1 %.128.i937.i.i, label %B0.else.if.i966.i.i, label %B0.else.endif.i938.i.i, !prof !6

B0.endif.i952.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i951.i.i, %B0.else.endif.endif.endif.i948.i.i
  %.113.sroa.13.0.i953.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i951.i.i ], [ %.113.sroa.13.1.i949.i.i, %B0.else.endif.endif.endif.i948.i.i ]
  %.201.i954.i.i = sub i64 %.113.sroa.13.0.i953.i.i, %.113.sroa.0.3.i943.i.i
  %.226.i955.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i943.i.i
  store i64 %.87.i933.i.i, ptr %.738.i, align 8, !noalias !93
  %.605.not155.i956.i.i = icmp sgt i64 %.201.i954.i.i, 0
  br i1 %.605.not155.i956.i.i, label %.1282.endif.preheader.i.i, label %.1282.if.i.i, !prof !31

B0.else.if.i966.i.i:                              ; preds = %.939.if.i.i
  br label %B0.else.endif.i938.i.i

B0.else.endif.i938.i.i:                           ; preds = %B0.else.if.i966.i.i, %.939.if.i.i
  %.113.sroa.0.1.i939.i.i = phi i64 [ 0, %B0.else.if.i966.i.i ], [ %.125.i936.i.i, %.939.if.i.i ]
  %.133.not.i940.i.i = icmp slt i64 %.125.i936.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i940.i.i, label %B0.else.endif.endif.i942.i.i, label %B0.else.endif.if.i941.i.i, !prof !10

B0.else.endif.if.i941.i.i:                        ; preds = %B0.else.endif.i938.i.i
  br label %B0.else.endif.endif.i942.i.i

B0.else.endif.endif.i942.i.i:                     ; preds = %B0.else.endif.if.i941.i.i, %B0.else.endif.i938.i.i
  %.113.sroa.0.3.i943.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i941.i.i ], [ %.113.sroa.0.1.i939.i.i, %B0.else.endif.i938.i.i ]
  %.140.i944.i.i = icmp slt i64 %.57.i932.i.i, -65536
  %.141.i945.i.i = select i1 %.140.i944.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i946.i.i = add i64 %.141.i945.i.i, %.87.i933.i.i
  %.145.i947.i.i = icmp slt i64 %.142.i946.i.i, 0
  br i1 %.145.i947.i.i, label %B0.else.endif.endif.if.i965.i.i, label %B0.else.endif.endif.endif.i948.i.i, !prof !6

B0.else.endif.endif.if.i965.i.i:                  ; preds = %B0.else.endif.endif.i942.i.i
  br label %B0.else.endif.endif.endif.i948.i.i

B0.else.endif.endif.endif.i948.i.i:               ; preds = %B0.else.endif.endif.if.i965.i.i, %B0.else.endif.endif.i942.i.i
  %.113.sroa.13.1.i949.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i965.i.i ], [ %.142.i946.i.i, %B0.else.endif.endif.i942.i.i ]
  %.150.not.i950.i.i = icmp slt i64 %.142.i946.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i950.i.i, label %B0.endif.i952.i.i, label %B0.else.endif.endif.endif.if.i951.i.i, !prof !10

B0.else.endif.endif.endif.if.i951.i.i:            ; preds = %B0.else.endif.endif.endif.i948.i.i
  br label %B0.endif.i952.i.i

.1282.endif.preheader.i.i:                        ; preds = %B0.endif.i952.i.i
  %199 = shl i64 %.201.i954.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i955.i.i, i8 -1, i64 %199, i1 false), !noalias !89
  %.57.i967.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !96
  br label %.1282.if.i.i

.939.endif.i.i:                                   ; preds = %.939.endif.i.i, %.939.endif.preheader.i.i
  %.935.01364.i.i = phi i64 [ %.980.i.i, %.939.endif.i.i ], [ 0, %.939.endif.preheader.i.i ]
  %.975.i.i = getelementptr double, ptr %.226.i922.i.i, i64 %.935.01364.i.i
  store double %"$phi224.0.2.01378.i.i", ptr %.975.i.i, align 8, !noalias !89
  %.980.i.i = add nuw nsw i64 %.935.01364.i.i, 1
  %exitcond.not.i9866.i = icmp eq i64 %.980.i.i, %.201.i921.i.i
  br i1 %exitcond.not.i9866.i, label %.939.if.i.loopexit.i, label %.939.endif.i.i, !prof !99

.1282.if.i.i:                                     ; preds = %.1282.endif.preheader.i.i, %B0.endif.i952.i.i
  %.57.i967.i.i = phi i64 [ %.57.i967.i.pre.i, %.1282.endif.preheader.i.i ], [ %.87.i933.i.i, %B0.endif.i952.i.i ]
  %.87.i968.i.i = add nsw i64 %.57.i967.i.i, 5
  %.123.i969.i.i = icmp slt i64 %.57.i967.i.i, 0
  %.124.i970.i.i = select i1 %.123.i969.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i971.i.i = add i64 %.124.i970.i.i, %.57.i967.i.i
  %.128.i972.i.i = icmp slt i64 %.125.i971.i.i, 0
  br i1 %.128.i972.i.i, label %B0.else.if.i1001.i.i, label %B0.else.endif.i973.i.i, !prof !6

B0.endif.i987.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i986.i.i, %B0.else.endif.endif.endif.i983.i.i
  %.113.sroa.13.0.i988.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i986.i.i ], [ %.113.sroa.13.1.i984.i.i, %B0.else.endif.endif.endif.i983.i.i ]
  %.201.i989.i.i = sub i64 %.113.sroa.13.0.i988.i.i, %.113.sroa.0.3.i978.i.i
  %.226.i990.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i978.i.i
  store i64 %.87.i968.i.i, ptr %.738.i, align 8, !noalias !96
  %.606.not155.i991.i.i = icmp sgt i64 %.201.i989.i.i, 0
  br i1 %.606.not155.i991.i.i, label %.576.endif.preheader.i999.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i, !prof !31

.576.endif.preheader.i999.i.i:                    ; preds = %B0.endif.i987.i.i
  %200 = shl i64 %.201.i989.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i990.i.i, i8 0, i64 %200, i1 false), !noalias !96
  %.57.i1002.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !100
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i

B0.else.if.i1001.i.i:                             ; preds = %.1282.if.i.i
  br label %B0.else.endif.i973.i.i

B0.else.endif.i973.i.i:                           ; preds = %B0.else.if.i1001.i.i, %.1282.if.i.i
  %.113.sroa.0.1.i974.i.i = phi i64 [ 0, %B0.else.if.i1001.i.i ], [ %.125.i971.i.i, %.1282.if.i.i ]
  %.133.not.i975.i.i = icmp slt i64 %.125.i971.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i975.i.i, label %B0.else.endif.endif.i977.i.i, label %B0.else.endif.if.i976.i.i, !prof !10

B0.else.endif.if.i976.i.i:                        ; preds = %B0.else.endif.i973.i.i
  br label %B0.else.endif.endif.i977.i.i

B0.else.endif.endif.i977.i.i:                     ; preds = %B0.else.endif.if.i976.i.i, %B0.else.endif.i973.i.i
  %.113.sroa.0.3.i978.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i976.i.i ], [ %.113.sroa.0.1.i974.i.i, %B0.else.endif.i973.i.i ]
  %.140.i979.i.i = icmp slt i64 %.57.i967.i.i, -5
  %.141.i980.i.i = select i1 %.140.i979.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i981.i.i = add i64 %.141.i980.i.i, %.87.i968.i.i
  %.145.i982.i.i = icmp slt i64 %.142.i981.i.i, 0
  br i1 %.145.i982.i.i, label %B0.else.endif.endif.if.i1000.i.i, label %B0.else.endif.endif.endif.i983.i.i, !prof !6

B0.else.endif.endif.if.i1000.i.i:                 ; preds = %B0.else.endif.endif.i977.i.i
  br label %B0.else.endif.endif.endif.i983.i.i

B0.else.endif.endif.endif.i983.i.i:               ; preds = %B0.else.endif.endif.if.i1000.i.i, %B0.else.endif.endif.i977.i.i
  %.113.sroa.13.1.i984.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1000.i.i ], [ %.142.i981.i.i, %B0.else.endif.endif.i977.i.i ]
  %.150.not.i985.i.i = icmp slt i64 %.142.i981.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i985.i.i, label %B0.endif.i987.i.i, label %B0.else.endif.endif.endif.if.i986.i.i, !prof !10

B0.else.endif.endif.endif.if.i986.i.i:            ; preds = %B0.else.endif.endif.endif.i983.i.i
  br label %B0.endif.i987.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i: ; preds = %.576.endif.preheader.i999.i.i, %B0.endif.i987.i.i
  %.57.i1002.i.i = phi i64 [ %.87.i968.i.i, %B0.endif.i987.i.i ], [ %.57.i1002.pre.i.i, %.576.endif.preheader.i999.i.i ]
  %.87.i1003.i.i = add nsw i64 %.57.i1002.i.i, %.87.i.i.i
  %.123.i1004.i.i = icmp slt i64 %.57.i1002.i.i, 0
  %.124.i1005.i.i = select i1 %.123.i1004.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1006.i.i = add i64 %.124.i1005.i.i, %.57.i1002.i.i
  %.128.i1007.i.i = icmp slt i64 %.125.i1006.i.i, 0
  br i1 %.128.i1007.i.i, label %B0.else.if.i1036.i.i, label %B0.else.endif.i1008.i.i, !prof !6

B0.endif.i1022.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1021.i.i, %B0.else.endif.endif.endif.i1018.i.i
  %.113.sroa.13.0.i1023.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1021.i.i ], [ %.113.sroa.13.1.i1019.i.i, %B0.else.endif.endif.endif.i1018.i.i ]
  %.201.i1024.i.i = sub i64 %.113.sroa.13.0.i1023.i.i, %.113.sroa.0.3.i1013.i.i
  %.226.i1025.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1013.i.i
  store i64 %.87.i1003.i.i, ptr %.738.i, align 8, !noalias !100
  %.605.not155.i1026.i.i = icmp sgt i64 %.201.i1024.i.i, 0
  br i1 %.605.not155.i1026.i.i, label %.575.endif.preheader.i1034.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i, !prof !31

.575.endif.preheader.i1034.i.i:                   ; preds = %B0.endif.i1022.i.i
  %201 = shl i64 %.201.i1024.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1025.i.i, i8 0, i64 %201, i1 false), !noalias !100
  %.57.i1038.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !103
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i

B0.else.if.i1036.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  br label %B0.else.endif.i1008.i.i

B0.else.endif.i1008.i.i:                          ; preds = %B0.else.if.i1036.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  %.113.sroa.0.1.i1009.i.i = phi i64 [ 0, %B0.else.if.i1036.i.i ], [ %.125.i1006.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i ]
  %.133.not.i1010.i.i = icmp slt i64 %.125.i1006.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1010.i.i, label %B0.else.endif.endif.i1012.i.i, label %B0.else.endif.if.i1011.i.i, !prof !10

B0.else.endif.if.i1011.i.i:                       ; preds = %B0.else.endif.i1008.i.i
  br label %B0.else.endif.endif.i1012.i.i

B0.else.endif.endif.i1012.i.i:                    ; preds = %B0.else.endif.if.i1011.i.i, %B0.else.endif.i1008.i.i
  %.113.sroa.0.3.i1013.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1011.i.i ], [ %.113.sroa.0.1.i1009.i.i, %B0.else.endif.i1008.i.i ]
  %.140.i1014.i.i = icmp slt i64 %.87.i1003.i.i, 0
  %.141.i1015.i.i = select i1 %.140.i1014.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1016.i.i = add i64 %.141.i1015.i.i, %.87.i1003.i.i
  %.145.i1017.i.i = icmp slt i64 %.142.i1016.i.i, 0
  br i1 %.145.i1017.i.i, label %B0.else.endif.endif.if.i1035.i.i, label %B0.else.endif.endif.endif.i1018.i.i, !prof !6

B0.else.endif.endif.if.i1035.i.i:                 ; preds = %B0.else.endif.endif.i1012.i.i
  br label %B0.else.endif.endif.endif.i1018.i.i

B0.else.endif.endif.endif.i1018.i.i:              ; preds = %B0.else.endif.endif.if.i1035.i.i, %B0.else.endif.endif.i1012.i.i
  %.113.sroa.13.1.i1019.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1035.i.i ], [ %.142.i1016.i.i, %B0.else.endif.endif.i1012.i.i ]
  %.150.not.i1020.i.i = icmp slt i64 %.142.i1016.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1020.i.i, label %B0.endif.i1022.i.i, label %B0.else.endif.endif.endif.if.i1021.i.i, !prof !10

B0.else.endif.endif.endif.if.i1021.i.i:           ; preds = %B0.else.endif.endif.endif.i1018.i.i
  br label %B0.endif.i1022.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i: ; preds = %.575.endif.preheader.i1034.i.i, %B0.endif.i1022.i.i
  %.57.i1038.i.i = phi i64 [ %.87.i1003.i.i, %B0.endif.i1022.i.i ], [ %.57.i1038.pre.i.i, %.575.endif.preheader.i1034.i.i ]
  %.1417.i.i = shl nsw i64 %.13.i.i9865.i, 6
  %.87.i1039.i.i = add nsw i64 %.57.i1038.i.i, %.1417.i.i
  %.123.i1040.i.i = icmp slt i64 %.57.i1038.i.i, 0
  %.124.i1041.i.i = select i1 %.123.i1040.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1042.i.i = add i64 %.124.i1041.i.i, %.57.i1038.i.i
  %.128.i1043.i.i = icmp slt i64 %.125.i1042.i.i, 0
  br i1 %.128.i1043.i.i, label %B0.else.if.i1072.i.i, label %B0.else.endif.i1044.i.i, !prof !6

B0.endif.i1058.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1057.i.i, %B0.else.endif.endif.endif.i1054.i.i
  %.113.sroa.13.0.i1059.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1057.i.i ], [ %.113.sroa.13.1.i1055.i.i, %B0.else.endif.endif.endif.i1054.i.i ]
  %.201.i1060.i.i = sub i64 %.113.sroa.13.0.i1059.i.i, %.113.sroa.0.3.i1049.i.i
  %.226.i1061.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1049.i.i
  store i64 %.87.i1039.i.i, ptr %.738.i, align 8, !noalias !103
  %.605.not155.i1062.i.i = icmp sgt i64 %.201.i1060.i.i, 0
  br i1 %.605.not155.i1062.i.i, label %.575.endif.preheader.i1070.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i, !prof !31

.575.endif.preheader.i1070.i.i:                   ; preds = %B0.endif.i1058.i.i
  %202 = shl i64 %.201.i1060.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1061.i.i, i8 0, i64 %202, i1 false), !noalias !103
  %.57.i1074.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !106
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i

B0.else.if.i1072.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i
  br label %B0.else.endif.i1044.i.i

B0.else.endif.i1044.i.i:                          ; preds = %B0.else.if.i1072.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i
  %.113.sroa.0.1.i1045.i.i = phi i64 [ 0, %B0.else.if.i1072.i.i ], [ %.125.i1042.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i ]
  %.133.not.i1046.i.i = icmp slt i64 %.125.i1042.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1046.i.i, label %B0.else.endif.endif.i1048.i.i, label %B0.else.endif.if.i1047.i.i, !prof !10

B0.else.endif.if.i1047.i.i:                       ; preds = %B0.else.endif.i1044.i.i
  br label %B0.else.endif.endif.i1048.i.i

B0.else.endif.endif.i1048.i.i:                    ; preds = %B0.else.endif.if.i1047.i.i, %B0.else.endif.i1044.i.i
  %.113.sroa.0.3.i1049.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1047.i.i ], [ %.113.sroa.0.1.i1045.i.i, %B0.else.endif.i1044.i.i ]
  %.140.i1050.i.i = icmp slt i64 %.87.i1039.i.i, 0
  %.141.i1051.i.i = select i1 %.140.i1050.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1052.i.i = add i64 %.141.i1051.i.i, %.87.i1039.i.i
  %.145.i1053.i.i = icmp slt i64 %.142.i1052.i.i, 0
  br i1 %.145.i1053.i.i, label %B0.else.endif.endif.if.i1071.i.i, label %B0.else.endif.endif.endif.i1054.i.i, !prof !6

B0.else.endif.endif.if.i1071.i.i:                 ; preds = %B0.else.endif.endif.i1048.i.i
  br label %B0.else.endif.endif.endif.i1054.i.i

B0.else.endif.endif.endif.i1054.i.i:              ; preds = %B0.else.endif.endif.if.i1071.i.i, %B0.else.endif.endif.i1048.i.i
  %.113.sroa.13.1.i1055.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1071.i.i ], [ %.142.i1052.i.i, %B0.else.endif.endif.i1048.i.i ]
  %.150.not.i1056.i.i = icmp slt i64 %.142.i1052.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1056.i.i, label %B0.endif.i1058.i.i, label %B0.else.endif.endif.endif.if.i1057.i.i, !prof !10

B0.else.endif.endif.endif.if.i1057.i.i:           ; preds = %B0.else.endif.endif.endif.i1054.i.i
  br label %B0.endif.i1058.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i: ; preds = %.575.endif.preheader.i1070.i.i, %B0.endif.i1058.i.i
  %.57.i1074.i.i = phi i64 [ %.87.i1039.i.i, %B0.endif.i1058.i.i ], [ %.57.i1074.pre.i.i, %.575.endif.preheader.i1070.i.i ]
  %.87.i1075.i.i = add nsw i64 %.57.i1074.i.i, %.1417.i.i
  %.123.i1076.i.i = icmp slt i64 %.57.i1074.i.i, 0
  %.124.i1077.i.i = select i1 %.123.i1076.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1078.i.i = add i64 %.124.i1077.i.i, %.57.i1074.i.i
  %.128.i1079.i.i = icmp slt i64 %.125.i1078.i.i, 0
  br i1 %.128.i1079.i.i, label %B0.else.if.i1108.i.i, label %B0.else.endif.i1080.i.i, !prof !6

B0.endif.i1094.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1093.i.i, %B0.else.endif.endif.endif.i1090.i.i
  %.113.sroa.13.0.i1095.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1093.i.i ], [ %.113.sroa.13.1.i1091.i.i, %B0.else.endif.endif.endif.i1090.i.i ]
  %.201.i1096.i.i = sub i64 %.113.sroa.13.0.i1095.i.i, %.113.sroa.0.3.i1085.i.i
  %.226.i1097.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1085.i.i
  store i64 %.87.i1075.i.i, ptr %.738.i, align 8, !noalias !106
  %.606.not155.i1098.i.i = icmp sgt i64 %.201.i1096.i.i, 0
  br i1 %.606.not155.i1098.i.i, label %.576.endif.preheader.i1106.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !31

.576.endif.preheader.i1106.i.i:                   ; preds = %B0.endif.i1094.i.i
  %203 = shl i64 %.201.i1096.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1097.i.i, i8 0, i64 %203, i1 false), !noalias !106
  %.57.i1109.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !109
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i1108.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i
  br label %B0.else.endif.i1080.i.i

B0.else.endif.i1080.i.i:                          ; preds = %B0.else.if.i1108.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i
  %.113.sroa.0.1.i1081.i.i = phi i64 [ 0, %B0.else.if.i1108.i.i ], [ %.125.i1078.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i ]
  %.133.not.i1082.i.i = icmp slt i64 %.125.i1078.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1082.i.i, label %B0.else.endif.endif.i1084.i.i, label %B0.else.endif.if.i1083.i.i, !prof !10

B0.else.endif.if.i1083.i.i:                       ; preds = %B0.else.endif.i1080.i.i
  br label %B0.else.endif.endif.i1084.i.i

B0.else.endif.endif.i1084.i.i:                    ; preds = %B0.else.endif.if.i1083.i.i, %B0.else.endif.i1080.i.i
  %.113.sroa.0.3.i1085.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1083.i.i ], [ %.113.sroa.0.1.i1081.i.i, %B0.else.endif.i1080.i.i ]
  %.140.i1086.i.i = icmp slt i64 %.87.i1075.i.i, 0
  %.141.i1087.i.i = select i1 %.140.i1086.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1088.i.i = add i64 %.141.i1087.i.i, %.87.i1075.i.i
  %.145.i1089.i.i = icmp slt i64 %.142.i1088.i.i, 0
  br i1 %.145.i1089.i.i, label %B0.else.endif.endif.if.i1107.i.i, label %B0.else.endif.endif.endif.i1090.i.i, !prof !6

B0.else.endif.endif.if.i1107.i.i:                 ; preds = %B0.else.endif.endif.i1084.i.i
  br label %B0.else.endif.endif.endif.i1090.i.i

B0.else.endif.endif.endif.i1090.i.i:              ; preds = %B0.else.endif.endif.if.i1107.i.i, %B0.else.endif.endif.i1084.i.i
  %.113.sroa.13.1.i1091.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1107.i.i ], [ %.142.i1088.i.i, %B0.else.endif.endif.i1084.i.i ]
  %.150.not.i1092.i.i = icmp slt i64 %.142.i1088.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1092.i.i, label %B0.endif.i1094.i.i, label %B0.else.endif.endif.endif.if.i1093.i.i, !prof !10

B0.else.endif.endif.endif.if.i1093.i.i:           ; preds = %B0.else.endif.endif.endif.i1090.i.i
  br label %B0.endif.i1094.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.576.endif.preheader.i1106.i.i, %B0.endif.i1094.i.i
  %.57.i1109.i.i = phi i64 [ %.87.i1075.i.i, %B0.endif.i1094.i.i ], [ %.57.i1109.pre.i.i, %.576.endif.preheader.i1106.i.i ]
  %.87.i1110.i.i = add nsw i64 %.57.i1109.i.i, 65536
  %.123.i1111.i.i = icmp slt i64 %.57.i1109.i.i, 0
  %.124.i1112.i.i = select i1 %.123.i1111.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1113.i.i = add i64 %.124.i1112.i.i, %.57.i1109.i.i
  %.128.i1114.i.i = icmp slt i64 %.125.i1113.i.i, 0
  br i1 %.128.i1114.i.i, label %B0.else.if.i1143.i.i, label %B0.else.endif.i1115.i.i, !prof !6

B0.endif.i1129.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1128.i.i, %B0.else.endif.endif.endif.i1125.i.i
  %.113.sroa.13.0.i1130.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1128.i.i ], [ %.113.sroa.13.1.i1126.i.i, %B0.else.endif.endif.endif.i1125.i.i ]
  %.201.i1131.i.i = sub i64 %.113.sroa.13.0.i1130.i.i, %.113.sroa.0.3.i1120.i.i
  %.226.i1132.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1120.i.i
  store i64 %.87.i1110.i.i, ptr %.738.i, align 8, !noalias !109
  %.606.not155.i1133.i.i = icmp sgt i64 %.201.i1131.i.i, 0
  br i1 %.606.not155.i1133.i.i, label %.576.endif.preheader.i1141.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !31

.576.endif.preheader.i1141.i.i:                   ; preds = %B0.endif.i1129.i.i
  %204 = shl i64 %.201.i1131.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1132.i.i, i8 0, i64 %204, i1 false), !noalias !109
  %.57.i1144.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !112
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i

B0.else.if.i1143.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i1115.i.i

B0.else.endif.i1115.i.i:                          ; preds = %B0.else.if.i1143.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i1116.i.i = phi i64 [ 0, %B0.else.if.i1143.i.i ], [ %.125.i1113.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i1117.i.i = icmp slt i64 %.125.i1113.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1117.i.i, label %B0.else.endif.endif.i1119.i.i, label %B0.else.endif.if.i1118.i.i, !prof !10

B0.else.endif.if.i1118.i.i:                       ; preds = %B0.else.endif.i1115.i.i
  br label %B0.else.endif.endif.i1119.i.i

B0.else.endif.endif.i1119.i.i:                    ; preds = %B0.else.endif.if.i1118.i.i, %B0.else.endif.i1115.i.i
  %.113.sroa.0.3.i1120.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1118.i.i ], [ %.113.sroa.0.1.i1116.i.i, %B0.else.endif.i1115.i.i ]
  %.140.i1121.i.i = icmp slt i64 %.57.i1109.i.i, -65536
  %.141.i1122.i.i = select i1 %.140.i1121.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1123.i.i = add i64 %.141.i1122.i.i, %.87.i1110.i.i
  %.145.i1124.i.i = icmp slt i64 %.142.i1123.i.i, 0
  br i1 %.145.i1124.i.i, label %B0.else.endif.endif.if.i1142.i.i, label %B0.else.endif.endif.endif.i1125.i.i, !prof !6

B0.else.endif.endif.if.i1142.i.i:                 ; preds = %B0.else.endif.endif.i1119.i.i
  br label %B0.else.endif.endif.endif.i1125.i.i

B0.else.endif.endif.endif.i1125.i.i:              ; preds = %B0.else.endif.endif.if.i1142.i.i, %B0.else.endif.endif.i1119.i.i
  %.113.sroa.13.1.i1126.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1142.i.i ], [ %.142.i1123.i.i, %B0.else.endif.endif.i1119.i.i ]
  %.150.not.i1127.i.i = icmp slt i64 %.142.i1123.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1127.i.i, label %B0.endif.i1129.i.i, label %B0.else.endif.endif.endif.if.i1128.i.i, !prof !10

B0.else.endif.endif.endif.if.i1128.i.i:           ; preds = %B0.else.endif.endif.endif.i1125.i.i
  br label %B0.endif.i1129.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i: ; preds = %.576.endif.preheader.i1141.i.i, %B0.endif.i1129.i.i
  %.57.i1144.i.i = phi i64 [ %.87.i1110.i.i, %B0.endif.i1129.i.i ], [ %.57.i1144.pre.i.i, %.576.endif.preheader.i1141.i.i ]
  %.87.i1145.i.i = add nsw i64 %.57.i1144.i.i, 17
  %.123.i1146.i.i = icmp slt i64 %.57.i1144.i.i, 0
  %.124.i1147.i.i = select i1 %.123.i1146.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1148.i.i = add i64 %.124.i1147.i.i, %.57.i1144.i.i
  %.128.i1149.i.i = icmp slt i64 %.125.i1148.i.i, 0
  br i1 %.128.i1149.i.i, label %B0.else.if.i1178.i.i, label %B0.else.endif.i1150.i.i, !prof !6

B0.endif.i1164.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1163.i.i, %B0.else.endif.endif.endif.i1160.i.i
  %.113.sroa.13.0.i1165.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1163.i.i ], [ %.113.sroa.13.1.i1161.i.i, %B0.else.endif.endif.endif.i1160.i.i ]
  %.201.i1166.i.i = sub i64 %.113.sroa.13.0.i1165.i.i, %.113.sroa.0.3.i1155.i.i
  %.226.i1167.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1155.i.i
  store i64 %.87.i1145.i.i, ptr %.738.i, align 8, !noalias !112
  %.605.not155.i1168.i.i = icmp sgt i64 %.201.i1166.i.i, 0
  br i1 %.605.not155.i1168.i.i, label %.575.endif.preheader.i1176.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i, !prof !31

.575.endif.preheader.i1176.i.i:                   ; preds = %B0.endif.i1164.i.i
  %205 = shl i64 %.201.i1166.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1167.i.i, i8 0, i64 %205, i1 false), !noalias !112
  %.57.i1180.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !115
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i

B0.else.if.i1178.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  br label %B0.else.endif.i1150.i.i

B0.else.endif.i1150.i.i:                          ; preds = %B0.else.if.i1178.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  %.113.sroa.0.1.i1151.i.i = phi i64 [ 0, %B0.else.if.i1178.i.i ], [ %.125.i1148.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i ]
  %.133.not.i1152.i.i = icmp slt i64 %.125.i1148.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1152.i.i, label %B0.else.endif.endif.i1154.i.i, label %B0.else.endif.if.i1153.i.i, !prof !10

B0.else.endif.if.i1153.i.i:                       ; preds = %B0.else.endif.i1150.i.i
  br label %B0.else.endif.endif.i1154.i.i

B0.else.endif.endif.i1154.i.i:                    ; preds = %B0.else.endif.if.i1153.i.i, %B0.else.endif.i1150.i.i
  %.113.sroa.0.3.i1155.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1153.i.i ], [ %.113.sroa.0.1.i1151.i.i, %B0.else.endif.i1150.i.i ]
  %.140.i1156.i.i = icmp slt i64 %.57.i1144.i.i, -17
  %.141.i1157.i.i = select i1 %.140.i1156.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1158.i.i = add i64 %.141.i1157.i.i, %.87.i1145.i.i
  %.145.i1159.i.i = icmp slt i64 %.142.i1158.i.i, 0
  br i1 %.145.i1159.i.i, label %B0.else.endif.endif.if.i1177.i.i, label %B0.else.endif.endif.endif.i1160.i.i, !prof !6

B0.else.endif.endif.if.i1177.i.i:                 ; preds = %B0.else.endif.endif.i1154.i.i
  br label %B0.else.endif.endif.endif.i1160.i.i

B0.else.endif.endif.endif.i1160.i.i:              ; preds = %B0.else.endif.endif.if.i1177.i.i, %B0.else.endif.endif.i1154.i.i
  %.113.sroa.13.1.i1161.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1177.i.i ], [ %.142.i1158.i.i, %B0.else.endif.endif.i1154.i.i ]
  %.150.not.i1162.i.i = icmp slt i64 %.142.i1158.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1162.i.i, label %B0.endif.i1164.i.i, label %B0.else.endif.endif.endif.if.i1163.i.i, !prof !10

B0.else.endif.endif.endif.if.i1163.i.i:           ; preds = %B0.else.endif.endif.endif.i1160.i.i
  br label %B0.endif.i1164.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i: ; preds = %.575.endif.preheader.i1176.i.i, %B0.endif.i1164.i.i
  %.57.i1180.i.i = phi i64 [ %.87.i1145.i.i, %B0.endif.i1164.i.i ], [ %.57.i1180.pre.i.i, %.575.endif.preheader.i1176.i.i ]
  %.87.i1181.i.i = add nsw i64 %.57.i1180.i.i, 2
  %.123.i1182.i.i = icmp slt i64 %.57.i1180.i.i, 0
  %.124.i1183.i.i = select i1 %.123.i1182.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1184.i.i = add i64 %.124.i1183.i.i, %.57.i1180.i.i
  %.128.i1185.i.i = icmp slt i64 %.125.i1184.i.i, 0
  br i1 %.128.i1185.i.i, label %B0.else.if.i1214.i.i, label %B0.else.endif.i1186.i.i, !prof !6

B0.endif.i1200.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1199.i.i, %B0.else.endif.endif.endif.i1196.i.i
  %.113.sroa.13.0.i1201.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1199.i.i ], [ %.113.sroa.13.1.i1197.i.i, %B0.else.endif.endif.endif.i1196.i.i ]
  %.201.i1202.i.i = sub i64 %.113.sroa.13.0.i1201.i.i, %.113.sroa.0.3.i1191.i.i
  %.226.i1203.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1191.i.i
  store i64 %.87.i1181.i.i, ptr %.738.i, align 8, !noalias !115
  %.606.not155.i1204.i.i = icmp sgt i64 %.201.i1202.i.i, 0
  br i1 %.606.not155.i1204.i.i, label %.576.endif.preheader.i1212.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i, !prof !31

.576.endif.preheader.i1212.i.i:                   ; preds = %B0.endif.i1200.i.i
  %206 = shl i64 %.201.i1202.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1203.i.i, i8 0, i64 %206, i1 false), !noalias !115
  %.57.i1215.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !118
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i

B0.else.if.i1214.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i
  br label %B0.else.endif.i1186.i.i

B0.else.endif.i1186.i.i:                          ; preds = %B0.else.if.i1214.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i
  %.113.sroa.0.1.i1187.i.i = phi i64 [ 0, %B0.else.if.i1214.i.i ], [ %.125.i1184.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i ]
  %.133.not.i1188.i.i = icmp slt i64 %.125.i1184.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1188.i.i, label %B0.else.endif.endif.i1190.i.i, label %B0.else.endif.if.i1189.i.i, !prof !10

B0.else.endif.if.i1189.i.i:                       ; preds = %B0.else.endif.i1186.i.i
  br label %B0.else.endif.endif.i1190.i.i

B0.else.endif.endif.i1190.i.i:                    ; preds = %B0.else.endif.if.i1189.i.i, %B0.else.endif.i1186.i.i
  %.113.sroa.0.3.i1191.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1189.i.i ], [ %.113.sroa.0.1.i1187.i.i, %B0.else.endif.i1186.i.i ]
  %.140.i1192.i.i = icmp slt i64 %.57.i1180.i.i, -2
  %.141.i1193.i.i = select i1 %.140.i1192.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1194.i.i = add i64 %.141.i1193.i.i, %.87.i1181.i.i
  %.145.i1195.i.i = icmp slt i64 %.142.i1194.i.i, 0
  br i1 %.145.i1195.i.i, label %B0.else.endif.endif.if.i1213.i.i, label %B0.else.endif.endif.endif.i1196.i.i, !prof !6

B0.else.endif.endif.if.i1213.i.i:                 ; preds = %B0.else.endif.endif.i1190.i.i
  br label %B0.else.endif.endif.endif.i1196.i.i

B0.else.endif.endif.endif.i1196.i.i:              ; preds = %B0.else.endif.endif.if.i1213.i.i, %B0.else.endif.endif.i1190.i.i
  %.113.sroa.13.1.i1197.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1213.i.i ], [ %.142.i1194.i.i, %B0.else.endif.endif.i1190.i.i ]
  %.150.not.i1198.i.i = icmp slt i64 %.142.i1194.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1198.i.i, label %B0.endif.i1200.i.i, label %B0.else.endif.endif.endif.if.i1199.i.i, !prof !10

B0.else.endif.endif.endif.if.i1199.i.i:           ; preds = %B0.else.endif.endif.endif.i1196.i.i
  br label %B0.endif.i1200.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i: ; preds = %.576.endif.preheader.i1212.i.i, %B0.endif.i1200.i.i
  %.57.i1215.i.i = phi i64 [ %.87.i1181.i.i, %B0.endif.i1200.i.i ], [ %.57.i1215.pre.i.i, %.576.endif.preheader.i1212.i.i ]
  %.87.i1216.i.i = add nsw i64 %.57.i1215.i.i, 8
  %.123.i1217.i.i = icmp slt i64 %.57.i1215.i.i, 0
  %.124.i1218.i.i = select i1 %.123.i1217.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1219.i.i = add i64 %.124.i1218.i.i, %.57.i1215.i.i
  %.128.i1220.i.i = icmp slt i64 %.125.i1219.i.i, 0
  br i1 %.128.i1220.i.i, label %B0.else.if.i1249.i.i, label %B0.else.endif.i1221.i.i, !prof !6

B0.endif.i1235.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1234.i.i, %B0.else.endif.endif.endif.i1231.i.i
  %.113.sroa.13.0.i1236.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1234.i.i ], [ %.113.sroa.13.1.i1232.i.i, %B0.else.endif.endif.endif.i1231.i.i ]
  %.201.i1237.i.i = sub i64 %.113.sroa.13.0.i1236.i.i, %.113.sroa.0.3.i1226.i.i
  %.226.i1238.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1226.i.i
  store i64 %.87.i1216.i.i, ptr %.738.i, align 8, !noalias !118
  %.605.not155.i1239.i.i = icmp sgt i64 %.201.i1237.i.i, 0
  br i1 %.605.not155.i1239.i.i, label %.575.endif.preheader.i1247.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i, !prof !31

.575.endif.preheader.i1247.i.i:                   ; preds = %B0.endif.i1235.i.i
  %207 = shl i64 %.201.i1237.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %207, i1 false), !noalias !118
  %.57.i1252.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !121
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i

B0.else.if.i1249.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i
  br label %B0.else.endif.i1221.i.i

B0.else.endif.i1221.i.i:                          ; preds = %B0.else.if.i1249.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i
  %.113.sroa.0.1.i1222.i.i = phi i64 [ 0, %B0.else.if.i1249.i.i ], [ %.125.i1219.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i ]
  %.133.not.i1223.i.i = icmp slt i64 %.125.i1219.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1223.i.i, label %B0.else.endif.endif.i1225.i.i, label %B0.else.endif.if.i1224.i.i, !prof !10

B0.else.endif.if.i1224.i.i:                       ; preds = %B0.else.endif.i1221.i.i
  br label %B0.else.endif.endif.i1225.i.i

B0.else.endif.endif.i1225.i.i:                    ; preds = %B0.else.endif.if.i1224.i.i, %B0.else.endif.i1221.i.i
  %.113.sroa.0.3.i1226.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1224.i.i ], [ %.113.sroa.0.1.i1222.i.i, %B0.else.endif.i1221.i.i ]
  %.140.i1227.i.i = icmp slt i64 %.57.i1215.i.i, -8
  %.141.i1228.i.i = select i1 %.140.i1227.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1229.i.i = add i64 %.141.i1228.i.i, %.87.i1216.i.i
  %.145.i1230.i.i = icmp slt i64 %.142.i1229.i.i, 0
  br i1 %.145.i1230.i.i, label %B0.else.endif.endif.if.i1248.i.i, label %B0.else.endif.endif.endif.i1231.i.i, !prof !6

B0.else.endif.endif.if.i1248.i.i:                 ; preds = %B0.else.endif.endif.i1225.i.i
  br label %B0.else.endif.endif.endif.i1231.i.i

B0.else.endif.endif.endif.i1231.i.i:              ; preds = %B0.else.endif.endif.if.i1248.i.i, %B0.else.endif.endif.i1225.i.i
  %.113.sroa.13.1.i1232.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1248.i.i ], [ %.142.i1229.i.i, %B0.else.endif.endif.i1225.i.i ]
  %.150.not.i1233.i.i = icmp slt i64 %.142.i1229.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1233.i.i, label %B0.endif.i1235.i.i, label %B0.else.endif.endif.endif.if.i1234.i.i, !prof !10

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
  br i1 %.128.i1257.i.i, label %B0.else.if.i1286.i.i, label %B0.else.endif.i1258.i.i, !prof !6

B0.endif.i1272.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1271.i.i, %B0.else.endif.endif.endif.i1268.i.i
  %.113.sroa.13.0.i1273.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1271.i.i ], [ %.113.sroa.13.1.i1269.i.i, %B0.else.endif.endif.endif.i1268.i.i ]
  %.201.i1274.i.i = sub i64 %.113.sroa.13.0.i1273.i.i, %.113.sroa.0.3.i1263.i.i
  %.226.i1275.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1263.i.i
  store i64 %.87.i1253.i.i, ptr %.738.i, align 8, !noalias !121
  %.606.not155.i1276.i.i = icmp sgt i64 %.201.i1274.i.i, 0
  br i1 %.606.not155.i1276.i.i, label %.576.endif.preheader.i1284.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i, !prof !31

.576.endif.preheader.i1284.i.i:                   ; preds = %B0.endif.i1272.i.i
  %208 = shl i64 %.201.i1274.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1275.i.i, i8 0, i64 %208, i1 false), !noalias !121
  %.57.i1290.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !124
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i

B0.else.if.i1286.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i
  br label %B0.else.endif.i1258.i.i

B0.else.endif.i1258.i.i:                          ; preds = %B0.else.if.i1286.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i
  %.113.sroa.0.1.i1259.i.i = phi i64 [ 0, %B0.else.if.i1286.i.i ], [ %.125.i1256.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i ]
  %.133.not.i1260.i.i = icmp slt i64 %.125.i1256.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1260.i.i, label %B0.else.endif.endif.i1262.i.i, label %B0.else.endif.if.i1261.i.i, !prof !10

B0.else.endif.if.i1261.i.i:                       ; preds = %B0.else.endif.i1258.i.i
  br label %B0.else.endif.endif.i1262.i.i

B0.else.endif.endif.i1262.i.i:                    ; preds = %B0.else.endif.if.i1261.i.i, %B0.else.endif.i1258.i.i
  %.113.sroa.0.3.i1263.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1261.i.i ], [ %.113.sroa.0.1.i1259.i.i, %B0.else.endif.i1258.i.i ]
  %.140.i1264.i.i = icmp slt i64 %.87.i1253.i.i, 0
  %.141.i1265.i.i = select i1 %.140.i1264.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1266.i.i = add i64 %.141.i1265.i.i, %.87.i1253.i.i
  %.145.i1267.i.i = icmp slt i64 %.142.i1266.i.i, 0
  br i1 %.145.i1267.i.i, label %B0.else.endif.endif.if.i1285.i.i, label %B0.else.endif.endif.endif.i1268.i.i, !prof !6

B0.else.endif.endif.if.i1285.i.i:                 ; preds = %B0.else.endif.endif.i1262.i.i
  br label %B0.else.endif.endif.endif.i1268.i.i

B0.else.endif.endif.endif.i1268.i.i:              ; preds = %B0.else.endif.endif.if.i1285.i.i, %B0.else.endif.endif.i1262.i.i
  %.113.sroa.13.1.i1269.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1285.i.i ], [ %.142.i1266.i.i, %B0.else.endif.endif.i1262.i.i ]
  %.150.not.i1270.i.i = icmp slt i64 %.142.i1266.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1270.i.i, label %B0.endif.i1272.i.i, label %B0.else.endif.endif.endif.if.i1271.i.i, !prof !10

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
  br i1 %.128.i1295.i.i, label %B0.else.if.i1324.i.i, label %B0.else.endif.i1296.i.i, !prof !6

B0.endif.i1310.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1309.i.i, %B0.else.endif.endif.endif.i1306.i.i
  %.113.sroa.13.0.i1311.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1309.i.i ], [ %.113.sroa.13.1.i1307.i.i, %B0.else.endif.endif.endif.i1306.i.i ]
  %.201.i1312.i.i = sub i64 %.113.sroa.13.0.i1311.i.i, %.113.sroa.0.3.i1301.i.i
  %.226.i1313.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1301.i.i
  store i64 %.87.i1291.i.i, ptr %.738.i, align 8, !noalias !124
  %.606.not155.i1314.i.i = icmp sgt i64 %.201.i1312.i.i, 0
  br i1 %.606.not155.i1314.i.i, label %.576.endif.preheader.i1322.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i, !prof !31

.576.endif.preheader.i1322.i.i:                   ; preds = %B0.endif.i1310.i.i
  %209 = shl i64 %.201.i1312.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1313.i.i, i8 0, i64 %209, i1 false), !noalias !124
  %.57.i1326.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !127
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i

B0.else.if.i1324.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i
  br label %B0.else.endif.i1296.i.i

B0.else.endif.i1296.i.i:                          ; preds = %B0.else.if.i1324.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i
  %.113.sroa.0.1.i1297.i.i = phi i64 [ 0, %B0.else.if.i1324.i.i ], [ %.125.i1294.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i ]
  %.133.not.i1298.i.i = icmp slt i64 %.125.i1294.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1298.i.i, label %B0.else.endif.endif.i1300.i.i, label %B0.else.endif.if.i1299.i.i, !prof !10

B0.else.endif.if.i1299.i.i:                       ; preds = %B0.else.endif.i1296.i.i
  br label %B0.else.endif.endif.i1300.i.i

B0.else.endif.endif.i1300.i.i:                    ; preds = %B0.else.endif.if.i1299.i.i, %B0.else.endif.i1296.i.i
  %.113.sroa.0.3.i1301.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1299.i.i ], [ %.113.sroa.0.1.i1297.i.i, %B0.else.endif.i1296.i.i ]
  %.140.i1302.i.i = icmp slt i64 %.87.i1291.i.i, 0
  %.141.i1303.i.i = select i1 %.140.i1302.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1304.i.i = add i64 %.141.i1303.i.i, %.87.i1291.i.i
  %.145.i1305.i.i = icmp slt i64 %.142.i1304.i.i, 0
  br i1 %.145.i1305.i.i, label %B0.else.endif.endif.if.i1323.i.i, label %B0.else.endif.endif.endif.i1306.i.i, !prof !6

B0.else.endif.endif.if.i1323.i.i:                 ; preds = %B0.else.endif.endif.i1300.i.i
  br label %B0.else.endif.endif.endif.i1306.i.i

B0.else.endif.endif.endif.i1306.i.i:              ; preds = %B0.else.endif.endif.if.i1323.i.i, %B0.else.endif.endif.i1300.i.i
  %.113.sroa.13.1.i1307.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1323.i.i ], [ %.142.i1304.i.i, %B0.else.endif.endif.i1300.i.i ]
  %.150.not.i1308.i.i = icmp slt i64 %.142.i1304.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1308.i.i, label %B0.endif.i1310.i.i, label %B0.else.endif.endif.endif.if.i1309.i.i, !prof !10

B0.else.endif.endif.endif.if.i1309.i.i:           ; preds = %B0.else.endif.endif.endif.i1306.i.i
  br label %B0.endif.i1310.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i: ; preds = %.576.endif.preheader.i1322.i.i, %B0.endif.i1310.i.i
  %.57.i1326.i.i = phi i64 [ %.87.i1291.i.i, %B0.endif.i1310.i.i ], [ %.57.i1326.pre.i.i, %.576.endif.preheader.i1322.i.i ]
  %.87.i1327.i.i = add nsw i64 %.57.i1326.i.i, 2
  %.123.i1328.i.i = icmp slt i64 %.57.i1326.i.i, 0
  %.124.i1329.i.i = select i1 %.123.i1328.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1330.i.i = add i64 %.124.i1329.i.i, %.57.i1326.i.i
  %.128.i1331.i.i = icmp slt i64 %.125.i1330.i.i, 0
  br i1 %.128.i1331.i.i, label %B0.else.if.i1360.i.i, label %B0.else.endif.i1332.i.i, !prof !6

B0.endif.i1346.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1345.i.i, %B0.else.endif.endif.endif.i1342.i.i
  %.113.sroa.13.0.i1347.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1345.i.i ], [ %.113.sroa.13.1.i1343.i.i, %B0.else.endif.endif.endif.i1342.i.i ]
  %.201.i1348.i.i = sub i64 %.113.sroa.13.0.i1347.i.i, %.113.sroa.0.3.i1337.i.i
  %.226.i1349.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1337.i.i
  store i64 %.87.i1327.i.i, ptr %.738.i, align 8, !noalias !127
  %.605.not155.i1350.i.i = icmp sgt i64 %.201.i1348.i.i, 0
  br i1 %.605.not155.i1350.i.i, label %.575.endif.preheader.i1358.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !31

.575.endif.preheader.i1358.i.i:                   ; preds = %B0.endif.i1346.i.i
  %210 = shl i64 %.201.i1348.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1349.i.i, i8 0, i64 %210, i1 false), !noalias !127
  %.57.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !130
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1360.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i
  br label %B0.else.endif.i1332.i.i

B0.else.endif.i1332.i.i:                          ; preds = %B0.else.if.i1360.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i
  %.113.sroa.0.1.i1333.i.i = phi i64 [ 0, %B0.else.if.i1360.i.i ], [ %.125.i1330.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i ]
  %.133.not.i1334.i.i = icmp slt i64 %.125.i1330.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1334.i.i, label %B0.else.endif.endif.i1336.i.i, label %B0.else.endif.if.i1335.i.i, !prof !10

B0.else.endif.if.i1335.i.i:                       ; preds = %B0.else.endif.i1332.i.i
  br label %B0.else.endif.endif.i1336.i.i

B0.else.endif.endif.i1336.i.i:                    ; preds = %B0.else.endif.if.i1335.i.i, %B0.else.endif.i1332.i.i
  %.113.sroa.0.3.i1337.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1335.i.i ], [ %.113.sroa.0.1.i1333.i.i, %B0.else.endif.i1332.i.i ]
  %.140.i1338.i.i = icmp slt i64 %.57.i1326.i.i, -2
  %.141.i1339.i.i = select i1 %.140.i1338.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1340.i.i = add i64 %.141.i1339.i.i, %.87.i1327.i.i
  %.145.i1341.i.i = icmp slt i64 %.142.i1340.i.i, 0
  br i1 %.145.i1341.i.i, label %B0.else.endif.endif.if.i1359.i.i, label %B0.else.endif.endif.endif.i1342.i.i, !prof !6

B0.else.endif.endif.if.i1359.i.i:                 ; preds = %B0.else.endif.endif.i1336.i.i
  br label %B0.else.endif.endif.endif.i1342.i.i

B0.else.endif.endif.endif.i1342.i.i:              ; preds = %B0.else.endif.endif.if.i1359.i.i, %B0.else.endif.endif.i1336.i.i
  %.113.sroa.13.1.i1343.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1359.i.i ], [ %.142.i1340.i.i, %B0.else.endif.endif.i1336.i.i ]
  %.150.not.i1344.i.i = icmp slt i64 %.142.i1340.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1344.i.i, label %B0.endif.i1346.i.i, label %B0.else.endif.endif.endif.if.i1345.i.i, !prof !10

B0.else.endif.endif.endif.if.i1345.i.i:           ; preds = %B0.else.endif.endif.endif.i1342.i.i
  br label %B0.endif.i1346.i.i

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1358.i.i, %B0.endif.i1346.i.i
  %.57.i.i = phi i64 [ %.87.i1327.i.i, %B0.endif.i1346.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1358.i.i ]
  %.210.i1315.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1312.i.i, i64 0)
  %.210.i1277.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1274.i.i, i64 0)
  %.210.i1240.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1237.i.i, i64 0)
  %.210.i1099.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1096.i.i, i64 0)
  %.210.i1063.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1060.i.i, i64 0)
  %.210.i1027.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1024.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.568.i
  %.123.i9867.i = icmp slt i64 %.57.i.i, 0
  %.124.i9868.i = select i1 %.123.i9867.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i9868.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.738.i, align 8, !noalias !130
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !31

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %211 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %211, i1 false), !noalias !130
  %.57.i9871.pre.i = load i64, ptr %.738.i, align 8, !noalias !133
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i9869.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i9869.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i9871.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i9871.pre.i, %.575.endif.preheader.i.i ]
  %.210.i9870.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i9872.i = add nsw i64 %.57.i9871.i, %.568.i
  %.123.i9873.i = icmp slt i64 %.57.i9871.i, 0
  %.124.i9874.i = select i1 %.123.i9873.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9875.i = add i64 %.124.i9874.i, %.57.i9871.i
  %.128.i9876.i = icmp slt i64 %.125.i9875.i, 0
  br i1 %.128.i9876.i, label %B0.else.if.i9905.i, label %B0.else.endif.i9877.i, !prof !6

B0.endif.i9891.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9890.i, %B0.else.endif.endif.endif.i9887.i
  %.113.sroa.13.0.i9892.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9890.i ], [ %.113.sroa.13.1.i9888.i, %B0.else.endif.endif.endif.i9887.i ]
  %.201.i9893.i = sub i64 %.113.sroa.13.0.i9892.i, %.113.sroa.0.3.i9882.i
  %.226.i9894.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9882.i
  store i64 %.87.i9872.i, ptr %.738.i, align 8, !noalias !133
  %.605.not155.i9895.i = icmp sgt i64 %.201.i9893.i, 0
  br i1 %.605.not155.i9895.i, label %.575.endif.preheader.i9903.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9906.i, !prof !31

.575.endif.preheader.i9903.i:                     ; preds = %B0.endif.i9891.i
  %212 = shl i64 %.201.i9893.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9894.i, i8 0, i64 %212, i1 false), !noalias !133
  %.57.i9907.pre.i = load i64, ptr %.738.i, align 8, !noalias !136
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9906.i

B0.else.if.i9905.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9877.i

B0.else.endif.i9877.i:                            ; preds = %B0.else.if.i9905.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9878.i = phi i64 [ 0, %B0.else.if.i9905.i ], [ %.125.i9875.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9879.i = icmp slt i64 %.125.i9875.i, %.281.fca.12.load.i
  br i1 %.133.not.i9879.i, label %B0.else.endif.endif.i9881.i, label %B0.else.endif.if.i9880.i, !prof !10

B0.else.endif.if.i9880.i:                         ; preds = %B0.else.endif.i9877.i
  br label %B0.else.endif.endif.i9881.i

B0.else.endif.endif.i9881.i:                      ; preds = %B0.else.endif.if.i9880.i, %B0.else.endif.i9877.i
  %.113.sroa.0.3.i9882.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9880.i ], [ %.113.sroa.0.1.i9878.i, %B0.else.endif.i9877.i ]
  %.140.i9883.i = icmp slt i64 %.87.i9872.i, 0
  %.141.i9884.i = select i1 %.140.i9883.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9885.i = add i64 %.141.i9884.i, %.87.i9872.i
  %.145.i9886.i = icmp slt i64 %.142.i9885.i, 0
  br i1 %.145.i9886.i, label %B0.else.endif.endif.if.i9904.i, label %B0.else.endif.endif.endif.i9887.i, !prof !6

B0.else.endif.endif.if.i9904.i:                   ; preds = %B0.else.endif.endif.i9881.i
  br label %B0.else.endif.endif.endif.i9887.i

B0.else.endif.endif.endif.i9887.i:                ; preds = %B0.else.endif.endif.if.i9904.i, %B0.else.endif.endif.i9881.i
  %.113.sroa.13.1.i9888.i = phi i64 [ 0, %B0.else.endif.endif.if.i9904.i ], [ %.142.i9885.i, %B0.else.endif.endif.i9881.i ]
  %.150.not.i9889.i = icmp slt i64 %.142.i9885.i, %.281.fca.12.load.i
  br i1 %.150.not.i9889.i, label %B0.endif.i9891.i, label %B0.else.endif.endif.endif.if.i9890.i, !prof !10

B0.else.endif.endif.endif.if.i9890.i:             ; preds = %B0.else.endif.endif.endif.i9887.i
  br label %B0.endif.i9891.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9906.i: ; preds = %.575.endif.preheader.i9903.i, %B0.endif.i9891.i
  %.57.i9907.i = phi i64 [ %.87.i9872.i, %B0.endif.i9891.i ], [ %.57.i9907.pre.i, %.575.endif.preheader.i9903.i ]
  %.210.i9896.i = tail call i64 @llvm.smax.i64(i64 %.201.i9893.i, i64 0)
  %.87.i9908.i = add nsw i64 %.57.i9907.i, %.568.i
  %.123.i9909.i = icmp slt i64 %.57.i9907.i, 0
  %.124.i9910.i = select i1 %.123.i9909.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9911.i = add i64 %.124.i9910.i, %.57.i9907.i
  %.128.i9912.i = icmp slt i64 %.125.i9911.i, 0
  br i1 %.128.i9912.i, label %B0.else.if.i9941.i, label %B0.else.endif.i9913.i, !prof !6

B0.endif.i9927.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9926.i, %B0.else.endif.endif.endif.i9923.i
  %.113.sroa.13.0.i9928.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9926.i ], [ %.113.sroa.13.1.i9924.i, %B0.else.endif.endif.endif.i9923.i ]
  %.201.i9929.i = sub i64 %.113.sroa.13.0.i9928.i, %.113.sroa.0.3.i9918.i
  %.226.i9930.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9918.i
  store i64 %.87.i9908.i, ptr %.738.i, align 8, !noalias !136
  %.605.not155.i9931.i = icmp sgt i64 %.201.i9929.i, 0
  br i1 %.605.not155.i9931.i, label %.575.endif.preheader.i9939.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9942.i, !prof !31

.575.endif.preheader.i9939.i:                     ; preds = %B0.endif.i9927.i
  %213 = shl i64 %.201.i9929.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9930.i, i8 0, i64 %213, i1 false), !noalias !136
  %.57.i9943.pre.i = load i64, ptr %.738.i, align 8, !noalias !139
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9942.i

B0.else.if.i9941.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9906.i
  br label %B0.else.endif.i9913.i

B0.else.endif.i9913.i:                            ; preds = %B0.else.if.i9941.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9906.i
  %.113.sroa.0.1.i9914.i = phi i64 [ 0, %B0.else.if.i9941.i ], [ %.125.i9911.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9906.i ]
  %.133.not.i9915.i = icmp slt i64 %.125.i9911.i, %.281.fca.12.load.i
  br i1 %.133.not.i9915.i, label %B0.else.endif.endif.i9917.i, label %B0.else.endif.if.i9916.i, !prof !10

B0.else.endif.if.i9916.i:                         ; preds = %B0.else.endif.i9913.i
  br label %B0.else.endif.endif.i9917.i

B0.else.endif.endif.i9917.i:                      ; preds = %B0.else.endif.if.i9916.i, %B0.else.endif.i9913.i
  %.113.sroa.0.3.i9918.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9916.i ], [ %.113.sroa.0.1.i9914.i, %B0.else.endif.i9913.i ]
  %.140.i9919.i = icmp slt i64 %.87.i9908.i, 0
  %.141.i9920.i = select i1 %.140.i9919.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9921.i = add i64 %.141.i9920.i, %.87.i9908.i
  %.145.i9922.i = icmp slt i64 %.142.i9921.i, 0
  br i1 %.145.i9922.i, label %B0.else.endif.endif.if.i9940.i, label %B0.else.endif.endif.endif.i9923.i, !prof !6

B0.else.endif.endif.if.i9940.i:                   ; preds = %B0.else.endif.endif.i9917.i
  br label %B0.else.endif.endif.endif.i9923.i

B0.else.endif.endif.endif.i9923.i:                ; preds = %B0.else.endif.endif.if.i9940.i, %B0.else.endif.endif.i9917.i
  %.113.sroa.13.1.i9924.i = phi i64 [ 0, %B0.else.endif.endif.if.i9940.i ], [ %.142.i9921.i, %B0.else.endif.endif.i9917.i ]
  %.150.not.i9925.i = icmp slt i64 %.142.i9921.i, %.281.fca.12.load.i
  br i1 %.150.not.i9925.i, label %B0.endif.i9927.i, label %B0.else.endif.endif.endif.if.i9926.i, !prof !10

B0.else.endif.endif.endif.if.i9926.i:             ; preds = %B0.else.endif.endif.endif.i9923.i
  br label %B0.endif.i9927.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9942.i: ; preds = %.575.endif.preheader.i9939.i, %B0.endif.i9927.i
  %.57.i9943.i = phi i64 [ %.87.i9908.i, %B0.endif.i9927.i ], [ %.57.i9943.pre.i, %.575.endif.preheader.i9939.i ]
  %.210.i9932.i = tail call i64 @llvm.smax.i64(i64 %.201.i9929.i, i64 0)
  %.87.i9944.i = add nsw i64 %.57.i9943.i, %.568.i
  %.123.i9945.i = icmp slt i64 %.57.i9943.i, 0
  %.124.i9946.i = select i1 %.123.i9945.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9947.i = add i64 %.124.i9946.i, %.57.i9943.i
  %.128.i9948.i = icmp slt i64 %.125.i9947.i, 0
  br i1 %.128.i9948.i, label %B0.else.if.i9975.i, label %B0.else.endif.i9949.i, !prof !6

B0.endif.i9963.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9962.i, %B0.else.endif.endif.endif.i9959.i
  %.113.sroa.13.0.i9964.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9962.i ], [ %.113.sroa.13.1.i9960.i, %B0.else.endif.endif.endif.i9959.i ]
  %.201.i9965.i = sub i64 %.113.sroa.13.0.i9964.i, %.113.sroa.0.3.i9954.i
  %.226.i9966.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9954.i
  store i64 %.87.i9944.i, ptr %.738.i, align 8, !noalias !139
  %.606.not155.i.i = icmp sgt i64 %.201.i9965.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !31

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i9963.i
  %214 = shl i64 %.201.i9965.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9966.i, i8 0, i64 %214, i1 false), !noalias !139
  %.57.i9976.pre.i = load i64, ptr %.738.i, align 8, !noalias !142
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i9975.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9942.i
  br label %B0.else.endif.i9949.i

B0.else.endif.i9949.i:                            ; preds = %B0.else.if.i9975.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9942.i
  %.113.sroa.0.1.i9950.i = phi i64 [ 0, %B0.else.if.i9975.i ], [ %.125.i9947.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9942.i ]
  %.133.not.i9951.i = icmp slt i64 %.125.i9947.i, %.281.fca.12.load.i
  br i1 %.133.not.i9951.i, label %B0.else.endif.endif.i9953.i, label %B0.else.endif.if.i9952.i, !prof !10

B0.else.endif.if.i9952.i:                         ; preds = %B0.else.endif.i9949.i
  br label %B0.else.endif.endif.i9953.i

B0.else.endif.endif.i9953.i:                      ; preds = %B0.else.endif.if.i9952.i, %B0.else.endif.i9949.i
  %.113.sroa.0.3.i9954.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9952.i ], [ %.113.sroa.0.1.i9950.i, %B0.else.endif.i9949.i ]
  %.140.i9955.i = icmp slt i64 %.87.i9944.i, 0
  %.141.i9956.i = select i1 %.140.i9955.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9957.i = add i64 %.141.i9956.i, %.87.i9944.i
  %.145.i9958.i = icmp slt i64 %.142.i9957.i, 0
  br i1 %.145.i9958.i, label %B0.else.endif.endif.if.i9974.i, label %B0.else.endif.endif.endif.i9959.i, !prof !6

B0.else.endif.endif.if.i9974.i:                   ; preds = %B0.else.endif.endif.i9953.i
  br label %B0.else.endif.endif.endif.i9959.i

B0.else.endif.endif.endif.i9959.i:                ; preds = %B0.else.endif.endif.if.i9974.i, %B0.else.endif.endif.i9953.i
  %.113.sroa.13.1.i9960.i = phi i64 [ 0, %B0.else.endif.endif.if.i9974.i ], [ %.142.i9957.i, %B0.else.endif.endif.i9953.i ]
  %.150.not.i9961.i = icmp slt i64 %.142.i9957.i, %.281.fca.12.load.i
  br i1 %.150.not.i9961.i, label %B0.endif.i9963.i, label %B0.else.endif.endif.endif.if.i9962.i, !prof !10

B0.else.endif.endif.endif.if.i9962.i:             ; preds = %B0.else.endif.endif.endif.i9959.i
  br label %B0.endif.i9963.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i9963.i
  %.57.i9976.i = phi i64 [ %.87.i9944.i, %B0.endif.i9963.i ], [ %.57.i9976.pre.i, %.576.endif.preheader.i.i ]
  %.210.i9967.i = tail call i64 @llvm.smax.i64(i64 %.201.i9965.i, i64 0)
  %.1290.i = shl nsw i64 %.568.i, 4
  %.87.i9977.i = add nsw i64 %.57.i9976.i, %.1290.i
  %.123.i9978.i = icmp slt i64 %.57.i9976.i, 0
  %.124.i9979.i = select i1 %.123.i9978.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9980.i = add i64 %.124.i9979.i, %.57.i9976.i
  %.128.i9981.i = icmp slt i64 %.125.i9980.i, 0
  br i1 %.128.i9981.i, label %B0.else.if.i10010.i, label %B0.else.endif.i9982.i, !prof !6

B0.endif.i9996.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9995.i, %B0.else.endif.endif.endif.i9992.i
  %.113.sroa.13.0.i9997.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9995.i ], [ %.113.sroa.13.1.i9993.i, %B0.else.endif.endif.endif.i9992.i ]
  %.201.i9998.i = sub i64 %.113.sroa.13.0.i9997.i, %.113.sroa.0.3.i9987.i
  %.226.i9999.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9987.i
  store i64 %.87.i9977.i, ptr %.738.i, align 8, !noalias !142
  %.606.not155.i10000.i = icmp sgt i64 %.201.i9998.i, 0
  br i1 %.606.not155.i10000.i, label %.576.endif.preheader.i10008.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10011.i, !prof !31

.576.endif.preheader.i10008.i:                    ; preds = %B0.endif.i9996.i
  %215 = shl i64 %.201.i9998.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9999.i, i8 0, i64 %215, i1 false), !noalias !142
  %.57.i10012.pre.i = load i64, ptr %.738.i, align 8, !noalias !145
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10011.i

B0.else.if.i10010.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9982.i

B0.else.endif.i9982.i:                            ; preds = %B0.else.if.i10010.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9983.i = phi i64 [ 0, %B0.else.if.i10010.i ], [ %.125.i9980.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9984.i = icmp slt i64 %.125.i9980.i, %.281.fca.12.load.i
  br i1 %.133.not.i9984.i, label %B0.else.endif.endif.i9986.i, label %B0.else.endif.if.i9985.i, !prof !10

B0.else.endif.if.i9985.i:                         ; preds = %B0.else.endif.i9982.i
  br label %B0.else.endif.endif.i9986.i

B0.else.endif.endif.i9986.i:                      ; preds = %B0.else.endif.if.i9985.i, %B0.else.endif.i9982.i
  %.113.sroa.0.3.i9987.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9985.i ], [ %.113.sroa.0.1.i9983.i, %B0.else.endif.i9982.i ]
  %.140.i9988.i = icmp slt i64 %.87.i9977.i, 0
  %.141.i9989.i = select i1 %.140.i9988.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9990.i = add i64 %.141.i9989.i, %.87.i9977.i
  %.145.i9991.i = icmp slt i64 %.142.i9990.i, 0
  br i1 %.145.i9991.i, label %B0.else.endif.endif.if.i10009.i, label %B0.else.endif.endif.endif.i9992.i, !prof !6

B0.else.endif.endif.if.i10009.i:                  ; preds = %B0.else.endif.endif.i9986.i
  br label %B0.else.endif.endif.endif.i9992.i

B0.else.endif.endif.endif.i9992.i:                ; preds = %B0.else.endif.endif.if.i10009.i, %B0.else.endif.endif.i9986.i
  %.113.sroa.13.1.i9993.i = phi i64 [ 0, %B0.else.endif.endif.if.i10009.i ], [ %.142.i9990.i, %B0.else.endif.endif.i9986.i ]
  %.150.not.i9994.i = icmp slt i64 %.142.i9990.i, %.281.fca.12.load.i
  br i1 %.150.not.i9994.i, label %B0.endif.i9996.i, label %B0.else.endif.endif.endif.if.i9995.i, !prof !10

B0.else.endif.endif.endif.if.i9995.i:             ; preds = %B0.else.endif.endif.endif.i9992.i
  br label %B0.endif.i9996.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10011.i: ; preds = %.576.endif.preheader.i10008.i, %B0.endif.i9996.i
  %.57.i10012.i = phi i64 [ %.87.i9977.i, %B0.endif.i9996.i ], [ %.57.i10012.pre.i, %.576.endif.preheader.i10008.i ]
  %.210.i10001.i = tail call i64 @llvm.smax.i64(i64 %.201.i9998.i, i64 0)
  %.87.i10013.i = add nsw i64 %.57.i10012.i, %.568.i
  %.123.i10014.i = icmp slt i64 %.57.i10012.i, 0
  %.124.i10015.i = select i1 %.123.i10014.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10016.i = add i64 %.124.i10015.i, %.57.i10012.i
  %.128.i10017.i = icmp slt i64 %.125.i10016.i, 0
  br i1 %.128.i10017.i, label %B0.else.if.i10046.i, label %B0.else.endif.i10018.i, !prof !6

B0.endif.i10032.i:                                ; preds = %B0.else.endif.endif.endif.if.i10031.i, %B0.else.endif.endif.endif.i10028.i
  %.113.sroa.13.0.i10033.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10031.i ], [ %.113.sroa.13.1.i10029.i, %B0.else.endif.endif.endif.i10028.i ]
  %.201.i10034.i = sub i64 %.113.sroa.13.0.i10033.i, %.113.sroa.0.3.i10023.i
  %.226.i10035.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10023.i
  store i64 %.87.i10013.i, ptr %.738.i, align 8, !noalias !145
  %.605.not155.i10036.i = icmp sgt i64 %.201.i10034.i, 0
  br i1 %.605.not155.i10036.i, label %.575.endif.preheader.i10044.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10047.i, !prof !31

.575.endif.preheader.i10044.i:                    ; preds = %B0.endif.i10032.i
  %216 = shl i64 %.201.i10034.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10035.i, i8 0, i64 %216, i1 false), !noalias !145
  %.57.i10048.pre.i = load i64, ptr %.738.i, align 8, !noalias !148
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10047.i

B0.else.if.i10046.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10011.i
  br label %B0.else.endif.i10018.i

B0.else.endif.i10018.i:                           ; preds = %B0.else.if.i10046.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10011.i
  %.113.sroa.0.1.i10019.i = phi i64 [ 0, %B0.else.if.i10046.i ], [ %.125.i10016.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10011.i ]
  %.133.not.i10020.i = icmp slt i64 %.125.i10016.i, %.281.fca.12.load.i
  br i1 %.133.not.i10020.i, label %B0.else.endif.endif.i10022.i, label %B0.else.endif.if.i10021.i, !prof !10

B0.else.endif.if.i10021.i:                        ; preds = %B0.else.endif.i10018.i
  br label %B0.else.endif.endif.i10022.i

B0.else.endif.endif.i10022.i:                     ; preds = %B0.else.endif.if.i10021.i, %B0.else.endif.i10018.i
  %.113.sroa.0.3.i10023.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10021.i ], [ %.113.sroa.0.1.i10019.i, %B0.else.endif.i10018.i ]
  %.140.i10024.i = icmp slt i64 %.87.i10013.i, 0
  %.141.i10025.i = select i1 %.140.i10024.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10026.i = add i64 %.141.i10025.i, %.87.i10013.i
  %.145.i10027.i = icmp slt i64 %.142.i10026.i, 0
  br i1 %.145.i10027.i, label %B0.else.endif.endif.if.i10045.i, label %B0.else.endif.endif.endif.i10028.i, !prof !6

B0.else.endif.endif.if.i10045.i:                  ; preds = %B0.else.endif.endif.i10022.i
  br label %B0.else.endif.endif.endif.i10028.i

B0.else.endif.endif.endif.i10028.i:               ; preds = %B0.else.endif.endif.if.i10045.i, %B0.else.endif.endif.i10022.i
  %.113.sroa.13.1.i10029.i = phi i64 [ 0, %B0.else.endif.endif.if.i10045.i ], [ %.142.i10026.i, %B0.else.endif.endif.i10022.i ]
  %.150.not.i10030.i = icmp slt i64 %.142.i10026.i, %.281.fca.12.load.i
  br i1 %.150.not.i10030.i, label %B0.endif.i10032.i, label %B0.else.endif.endif.endif.if.i10031.i, !prof !10

B0.else.endif.endif.endif.if.i10031.i:            ; preds = %B0.else.endif.endif.endif.i10028.i
  br label %B0.endif.i10032.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10047.i: ; preds = %.575.endif.preheader.i10044.i, %B0.endif.i10032.i
  %.57.i10048.i = phi i64 [ %.87.i10013.i, %B0.endif.i10032.i ], [ %.57.i10048.pre.i, %.575.endif.preheader.i10044.i ]
  %.210.i10037.i = tail call i64 @llvm.smax.i64(i64 %.201.i10034.i, i64 0)
  %.1385.i = mul nsw i64 %.568.i, 6
  %.87.i10049.i = add nsw i64 %.57.i10048.i, %.1385.i
  %.123.i10050.i = icmp slt i64 %.57.i10048.i, 0
  %.124.i10051.i = select i1 %.123.i10050.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10052.i = add i64 %.124.i10051.i, %.57.i10048.i
  %.128.i10053.i = icmp slt i64 %.125.i10052.i, 0
  br i1 %.128.i10053.i, label %B0.else.if.i10082.i, label %B0.else.endif.i10054.i, !prof !6

B0.endif.i10068.i:                                ; preds = %B0.else.endif.endif.endif.if.i10067.i, %B0.else.endif.endif.endif.i10064.i
  %.113.sroa.13.0.i10069.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10067.i ], [ %.113.sroa.13.1.i10065.i, %B0.else.endif.endif.endif.i10064.i ]
  %.201.i10070.i = sub i64 %.113.sroa.13.0.i10069.i, %.113.sroa.0.3.i10059.i
  %.226.i10071.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10059.i
  store i64 %.87.i10049.i, ptr %.738.i, align 8, !noalias !148
  %.606.not155.i10072.i = icmp sgt i64 %.201.i10070.i, 0
  br i1 %.606.not155.i10072.i, label %.576.endif.preheader.i10080.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10083.i, !prof !31

.576.endif.preheader.i10080.i:                    ; preds = %B0.endif.i10068.i
  %217 = shl i64 %.201.i10070.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10071.i, i8 0, i64 %217, i1 false), !noalias !148
  %.57.i10084.pre.i = load i64, ptr %.738.i, align 8, !noalias !151
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10083.i

B0.else.if.i10082.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10047.i
  br label %B0.else.endif.i10054.i

B0.else.endif.i10054.i:                           ; preds = %B0.else.if.i10082.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10047.i
  %.113.sroa.0.1.i10055.i = phi i64 [ 0, %B0.else.if.i10082.i ], [ %.125.i10052.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10047.i ]
  %.133.not.i10056.i = icmp slt i64 %.125.i10052.i, %.281.fca.12.load.i
  br i1 %.133.not.i10056.i, label %B0.else.endif.endif.i10058.i, label %B0.else.endif.if.i10057.i, !prof !10

B0.else.endif.if.i10057.i:                        ; preds = %B0.else.endif.i10054.i
  br label %B0.else.endif.endif.i10058.i

B0.else.endif.endif.i10058.i:                     ; preds = %B0.else.endif.if.i10057.i, %B0.else.endif.i10054.i
  %.113.sroa.0.3.i10059.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10057.i ], [ %.113.sroa.0.1.i10055.i, %B0.else.endif.i10054.i ]
  %.140.i10060.i = icmp slt i64 %.87.i10049.i, 0
  %.141.i10061.i = select i1 %.140.i10060.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10062.i = add i64 %.141.i10061.i, %.87.i10049.i
  %.145.i10063.i = icmp slt i64 %.142.i10062.i, 0
  br i1 %.145.i10063.i, label %B0.else.endif.endif.if.i10081.i, label %B0.else.endif.endif.endif.i10064.i, !prof !6

B0.else.endif.endif.if.i10081.i:                  ; preds = %B0.else.endif.endif.i10058.i
  br label %B0.else.endif.endif.endif.i10064.i

B0.else.endif.endif.endif.i10064.i:               ; preds = %B0.else.endif.endif.if.i10081.i, %B0.else.endif.endif.i10058.i
  %.113.sroa.13.1.i10065.i = phi i64 [ 0, %B0.else.endif.endif.if.i10081.i ], [ %.142.i10062.i, %B0.else.endif.endif.i10058.i ]
  %.150.not.i10066.i = icmp slt i64 %.142.i10062.i, %.281.fca.12.load.i
  br i1 %.150.not.i10066.i, label %B0.endif.i10068.i, label %B0.else.endif.endif.endif.if.i10067.i, !prof !10

B0.else.endif.endif.endif.if.i10067.i:            ; preds = %B0.else.endif.endif.endif.i10064.i
  br label %B0.endif.i10068.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10083.i: ; preds = %.576.endif.preheader.i10080.i, %B0.endif.i10068.i
  %.57.i10084.i = phi i64 [ %.87.i10049.i, %B0.endif.i10068.i ], [ %.57.i10084.pre.i, %.576.endif.preheader.i10080.i ]
  %.210.i10073.i = tail call i64 @llvm.smax.i64(i64 %.201.i10070.i, i64 0)
  %.87.i10085.i = add nsw i64 %.57.i10084.i, %.1385.i
  %.123.i10086.i = icmp slt i64 %.57.i10084.i, 0
  %.124.i10087.i = select i1 %.123.i10086.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10088.i = add i64 %.124.i10087.i, %.57.i10084.i
  %.128.i10089.i = icmp slt i64 %.125.i10088.i, 0
  br i1 %.128.i10089.i, label %B0.else.if.i10118.i, label %B0.else.endif.i10090.i, !prof !6

B0.endif.i10104.i:                                ; preds = %B0.else.endif.endif.endif.if.i10103.i, %B0.else.endif.endif.endif.i10100.i
  %.113.sroa.13.0.i10105.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10103.i ], [ %.113.sroa.13.1.i10101.i, %B0.else.endif.endif.endif.i10100.i ]
  %.201.i10106.i = sub i64 %.113.sroa.13.0.i10105.i, %.113.sroa.0.3.i10095.i
  %.226.i10107.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10095.i
  store i64 %.87.i10085.i, ptr %.738.i, align 8, !noalias !151
  %.605.not155.i10108.i = icmp sgt i64 %.201.i10106.i, 0
  br i1 %.605.not155.i10108.i, label %.575.endif.preheader.i10116.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10119.i, !prof !31

.575.endif.preheader.i10116.i:                    ; preds = %B0.endif.i10104.i
  %218 = shl i64 %.201.i10106.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10107.i, i8 0, i64 %218, i1 false), !noalias !151
  %.57.i10120.pre.i = load i64, ptr %.738.i, align 8, !noalias !154
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10119.i

B0.else.if.i10118.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10083.i
  br label %B0.else.endif.i10090.i

B0.else.endif.i10090.i:                           ; preds = %B0.else.if.i10118.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10083.i
  %.113.sroa.0.1.i10091.i = phi i64 [ 0, %B0.else.if.i10118.i ], [ %.125.i10088.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10083.i ]
  %.133.not.i10092.i = icmp slt i64 %.125.i10088.i, %.281.fca.12.load.i
  br i1 %.133.not.i10092.i, label %B0.else.endif.endif.i10094.i, label %B0.else.endif.if.i10093.i, !prof !10

B0.else.endif.if.i10093.i:                        ; preds = %B0.else.endif.i10090.i
  br label %B0.else.endif.endif.i10094.i

B0.else.endif.endif.i10094.i:                     ; preds = %B0.else.endif.if.i10093.i, %B0.else.endif.i10090.i
  %.113.sroa.0.3.i10095.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10093.i ], [ %.113.sroa.0.1.i10091.i, %B0.else.endif.i10090.i ]
  %.140.i10096.i = icmp slt i64 %.87.i10085.i, 0
  %.141.i10097.i = select i1 %.140.i10096.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10098.i = add i64 %.141.i10097.i, %.87.i10085.i
  %.145.i10099.i = icmp slt i64 %.142.i10098.i, 0
  br i1 %.145.i10099.i, label %B0.else.endif.endif.if.i10117.i, label %B0.else.endif.endif.endif.i10100.i, !prof !6

B0.else.endif.endif.if.i10117.i:                  ; preds = %B0.else.endif.endif.i10094.i
  br label %B0.else.endif.endif.endif.i10100.i

B0.else.endif.endif.endif.i10100.i:               ; preds = %B0.else.endif.endif.if.i10117.i, %B0.else.endif.endif.i10094.i
  %.113.sroa.13.1.i10101.i = phi i64 [ 0, %B0.else.endif.endif.if.i10117.i ], [ %.142.i10098.i, %B0.else.endif.endif.i10094.i ]
  %.150.not.i10102.i = icmp slt i64 %.142.i10098.i, %.281.fca.12.load.i
  br i1 %.150.not.i10102.i, label %B0.endif.i10104.i, label %B0.else.endif.endif.endif.if.i10103.i, !prof !10

B0.else.endif.endif.endif.if.i10103.i:            ; preds = %B0.else.endif.endif.endif.i10100.i
  br label %B0.endif.i10104.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10119.i: ; preds = %.575.endif.preheader.i10116.i, %B0.endif.i10104.i
  %.57.i10120.i = phi i64 [ %.87.i10085.i, %B0.endif.i10104.i ], [ %.57.i10120.pre.i, %.575.endif.preheader.i10116.i ]
  %.210.i10109.i = tail call i64 @llvm.smax.i64(i64 %.201.i10106.i, i64 0)
  %.87.i10121.i = add nsw i64 %.57.i10120.i, %.568.i
  %.123.i10122.i = icmp slt i64 %.57.i10120.i, 0
  %.124.i10123.i = select i1 %.123.i10122.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10124.i = add i64 %.124.i10123.i, %.57.i10120.i
  %.128.i10125.i = icmp slt i64 %.125.i10124.i, 0
  br i1 %.128.i10125.i, label %B0.else.if.i10154.i, label %B0.else.endif.i10126.i, !prof !6

B0.endif.i10140.i:                                ; preds = %B0.else.endif.endif.endif.if.i10139.i, %B0.else.endif.endif.endif.i10136.i
  %.113.sroa.13.0.i10141.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10139.i ], [ %.113.sroa.13.1.i10137.i, %B0.else.endif.endif.endif.i10136.i ]
  %.201.i10142.i = sub i64 %.113.sroa.13.0.i10141.i, %.113.sroa.0.3.i10131.i
  %.226.i10143.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10131.i
  store i64 %.87.i10121.i, ptr %.738.i, align 8, !noalias !154
  %.605.not155.i10144.i = icmp sgt i64 %.201.i10142.i, 0
  br i1 %.605.not155.i10144.i, label %.575.endif.preheader.i10152.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10155.i, !prof !31

.575.endif.preheader.i10152.i:                    ; preds = %B0.endif.i10140.i
  %219 = shl i64 %.201.i10142.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10143.i, i8 0, i64 %219, i1 false), !noalias !154
  %.57.i10156.pre.i = load i64, ptr %.738.i, align 8, !noalias !157
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10155.i

B0.else.if.i10154.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10119.i
  br label %B0.else.endif.i10126.i

B0.else.endif.i10126.i:                           ; preds = %B0.else.if.i10154.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10119.i
  %.113.sroa.0.1.i10127.i = phi i64 [ 0, %B0.else.if.i10154.i ], [ %.125.i10124.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10119.i ]
  %.133.not.i10128.i = icmp slt i64 %.125.i10124.i, %.281.fca.12.load.i
  br i1 %.133.not.i10128.i, label %B0.else.endif.endif.i10130.i, label %B0.else.endif.if.i10129.i, !prof !10

B0.else.endif.if.i10129.i:                        ; preds = %B0.else.endif.i10126.i
  br label %B0.else.endif.endif.i10130.i

B0.else.endif.endif.i10130.i:                     ; preds = %B0.else.endif.if.i10129.i, %B0.else.endif.i10126.i
  %.113.sroa.0.3.i10131.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10129.i ], [ %.113.sroa.0.1.i10127.i, %B0.else.endif.i10126.i ]
  %.140.i10132.i = icmp slt i64 %.87.i10121.i, 0
  %.141.i10133.i = select i1 %.140.i10132.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10134.i = add i64 %.141.i10133.i, %.87.i10121.i
  %.145.i10135.i = icmp slt i64 %.142.i10134.i, 0
  br i1 %.145.i10135.i, label %B0.else.endif.endif.if.i10153.i, label %B0.else.endif.endif.endif.i10136.i, !prof !6

B0.else.endif.endif.if.i10153.i:                  ; preds = %B0.else.endif.endif.i10130.i
  br label %B0.else.endif.endif.endif.i10136.i

B0.else.endif.endif.endif.i10136.i:               ; preds = %B0.else.endif.endif.if.i10153.i, %B0.else.endif.endif.i10130.i
  %.113.sroa.13.1.i10137.i = phi i64 [ 0, %B0.else.endif.endif.if.i10153.i ], [ %.142.i10134.i, %B0.else.endif.endif.i10130.i ]
  %.150.not.i10138.i = icmp slt i64 %.142.i10134.i, %.281.fca.12.load.i
  br i1 %.150.not.i10138.i, label %B0.endif.i10140.i, label %B0.else.endif.endif.endif.if.i10139.i, !prof !10

B0.else.endif.endif.endif.if.i10139.i:            ; preds = %B0.else.endif.endif.endif.i10136.i
  br label %B0.endif.i10140.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10155.i: ; preds = %.575.endif.preheader.i10152.i, %B0.endif.i10140.i
  %.57.i10156.i = phi i64 [ %.87.i10121.i, %B0.endif.i10140.i ], [ %.57.i10156.pre.i, %.575.endif.preheader.i10152.i ]
  %.210.i10145.i = tail call i64 @llvm.smax.i64(i64 %.201.i10142.i, i64 0)
  %.87.i10157.i = add nsw i64 %.57.i10156.i, %.568.i
  %.123.i10158.i = icmp slt i64 %.57.i10156.i, 0
  %.124.i10159.i = select i1 %.123.i10158.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10160.i = add i64 %.124.i10159.i, %.57.i10156.i
  %.128.i10161.i = icmp slt i64 %.125.i10160.i, 0
  br i1 %.128.i10161.i, label %B0.else.if.i10190.i, label %B0.else.endif.i10162.i, !prof !6

B0.endif.i10176.i:                                ; preds = %B0.else.endif.endif.endif.if.i10175.i, %B0.else.endif.endif.endif.i10172.i
  %.113.sroa.13.0.i10177.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10175.i ], [ %.113.sroa.13.1.i10173.i, %B0.else.endif.endif.endif.i10172.i ]
  %.201.i10178.i = sub i64 %.113.sroa.13.0.i10177.i, %.113.sroa.0.3.i10167.i
  %.226.i10179.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10167.i
  store i64 %.87.i10157.i, ptr %.738.i, align 8, !noalias !157
  %.605.not155.i10180.i = icmp sgt i64 %.201.i10178.i, 0
  br i1 %.605.not155.i10180.i, label %.575.endif.preheader.i10188.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10191.i, !prof !31

.575.endif.preheader.i10188.i:                    ; preds = %B0.endif.i10176.i
  %220 = shl i64 %.201.i10178.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10179.i, i8 0, i64 %220, i1 false), !noalias !157
  %.57.i10192.pre.i = load i64, ptr %.738.i, align 8, !noalias !160
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10191.i

B0.else.if.i10190.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10155.i
  br label %B0.else.endif.i10162.i

B0.else.endif.i10162.i:                           ; preds = %B0.else.if.i10190.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10155.i
  %.113.sroa.0.1.i10163.i = phi i64 [ 0, %B0.else.if.i10190.i ], [ %.125.i10160.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10155.i ]
  %.133.not.i10164.i = icmp slt i64 %.125.i10160.i, %.281.fca.12.load.i
  br i1 %.133.not.i10164.i, label %B0.else.endif.endif.i10166.i, label %B0.else.endif.if.i10165.i, !prof !10

B0.else.endif.if.i10165.i:                        ; preds = %B0.else.endif.i10162.i
  br label %B0.else.endif.endif.i10166.i

B0.else.endif.endif.i10166.i:                     ; preds = %B0.else.endif.if.i10165.i, %B0.else.endif.i10162.i
  %.113.sroa.0.3.i10167.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10165.i ], [ %.113.sroa.0.1.i10163.i, %B0.else.endif.i10162.i ]
  %.140.i10168.i = icmp slt i64 %.87.i10157.i, 0
  %.141.i10169.i = select i1 %.140.i10168.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10170.i = add i64 %.141.i10169.i, %.87.i10157.i
  %.145.i10171.i = icmp slt i64 %.142.i10170.i, 0
  br i1 %.145.i10171.i, label %B0.else.endif.endif.if.i10189.i, label %B0.else.endif.endif.endif.i10172.i, !prof !6

B0.else.endif.endif.if.i10189.i:                  ; preds = %B0.else.endif.endif.i10166.i
  br label %B0.else.endif.endif.endif.i10172.i

B0.else.endif.endif.endif.i10172.i:               ; preds = %B0.else.endif.endif.if.i10189.i, %B0.else.endif.endif.i10166.i
  %.113.sroa.13.1.i10173.i = phi i64 [ 0, %B0.else.endif.endif.if.i10189.i ], [ %.142.i10170.i, %B0.else.endif.endif.i10166.i ]
  %.150.not.i10174.i = icmp slt i64 %.142.i10170.i, %.281.fca.12.load.i
  br i1 %.150.not.i10174.i, label %B0.endif.i10176.i, label %B0.else.endif.endif.endif.if.i10175.i, !prof !10

B0.else.endif.endif.endif.if.i10175.i:            ; preds = %B0.else.endif.endif.endif.i10172.i
  br label %B0.endif.i10176.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10191.i: ; preds = %.575.endif.preheader.i10188.i, %B0.endif.i10176.i
  %.57.i10192.i = phi i64 [ %.87.i10157.i, %B0.endif.i10176.i ], [ %.57.i10192.pre.i, %.575.endif.preheader.i10188.i ]
  %.210.i10181.i = tail call i64 @llvm.smax.i64(i64 %.201.i10178.i, i64 0)
  %.87.i10193.i = add nsw i64 %.57.i10192.i, %.568.i
  %.123.i10194.i = icmp slt i64 %.57.i10192.i, 0
  %.124.i10195.i = select i1 %.123.i10194.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10196.i = add i64 %.124.i10195.i, %.57.i10192.i
  %.128.i10197.i = icmp slt i64 %.125.i10196.i, 0
  br i1 %.128.i10197.i, label %B0.else.if.i10226.i, label %B0.else.endif.i10198.i, !prof !6

B0.endif.i10212.i:                                ; preds = %B0.else.endif.endif.endif.if.i10211.i, %B0.else.endif.endif.endif.i10208.i
  %.113.sroa.13.0.i10213.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10211.i ], [ %.113.sroa.13.1.i10209.i, %B0.else.endif.endif.endif.i10208.i ]
  %.201.i10214.i = sub i64 %.113.sroa.13.0.i10213.i, %.113.sroa.0.3.i10203.i
  %.226.i10215.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10203.i
  store i64 %.87.i10193.i, ptr %.738.i, align 8, !noalias !160
  %.605.not155.i10216.i = icmp sgt i64 %.201.i10214.i, 0
  br i1 %.605.not155.i10216.i, label %.575.endif.preheader.i10224.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10227.i, !prof !31

.575.endif.preheader.i10224.i:                    ; preds = %B0.endif.i10212.i
  %221 = shl i64 %.201.i10214.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10215.i, i8 0, i64 %221, i1 false), !noalias !160
  %.57.i10228.pre.i = load i64, ptr %.738.i, align 8, !noalias !163
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10227.i

B0.else.if.i10226.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10191.i
  br label %B0.else.endif.i10198.i

B0.else.endif.i10198.i:                           ; preds = %B0.else.if.i10226.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10191.i
  %.113.sroa.0.1.i10199.i = phi i64 [ 0, %B0.else.if.i10226.i ], [ %.125.i10196.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10191.i ]
  %.133.not.i10200.i = icmp slt i64 %.125.i10196.i, %.281.fca.12.load.i
  br i1 %.133.not.i10200.i, label %B0.else.endif.endif.i10202.i, label %B0.else.endif.if.i10201.i, !prof !10

B0.else.endif.if.i10201.i:                        ; preds = %B0.else.endif.i10198.i
  br label %B0.else.endif.endif.i10202.i

B0.else.endif.endif.i10202.i:                     ; preds = %B0.else.endif.if.i10201.i, %B0.else.endif.i10198.i
  %.113.sroa.0.3.i10203.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10201.i ], [ %.113.sroa.0.1.i10199.i, %B0.else.endif.i10198.i ]
  %.140.i10204.i = icmp slt i64 %.87.i10193.i, 0
  %.141.i10205.i = select i1 %.140.i10204.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10206.i = add i64 %.141.i10205.i, %.87.i10193.i
  %.145.i10207.i = icmp slt i64 %.142.i10206.i, 0
  br i1 %.145.i10207.i, label %B0.else.endif.endif.if.i10225.i, label %B0.else.endif.endif.endif.i10208.i, !prof !6

B0.else.endif.endif.if.i10225.i:                  ; preds = %B0.else.endif.endif.i10202.i
  br label %B0.else.endif.endif.endif.i10208.i

B0.else.endif.endif.endif.i10208.i:               ; preds = %B0.else.endif.endif.if.i10225.i, %B0.else.endif.endif.i10202.i
  %.113.sroa.13.1.i10209.i = phi i64 [ 0, %B0.else.endif.endif.if.i10225.i ], [ %.142.i10206.i, %B0.else.endif.endif.i10202.i ]
  %.150.not.i10210.i = icmp slt i64 %.142.i10206.i, %.281.fca.12.load.i
  br i1 %.150.not.i10210.i, label %B0.endif.i10212.i, label %B0.else.endif.endif.endif.if.i10211.i, !prof !10

B0.else.endif.endif.endif.if.i10211.i:            ; preds = %B0.else.endif.endif.endif.i10208.i
  br label %B0.endif.i10212.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10227.i: ; preds = %.575.endif.preheader.i10224.i, %B0.endif.i10212.i
  %.57.i10228.i = phi i64 [ %.87.i10193.i, %B0.endif.i10212.i ], [ %.57.i10228.pre.i, %.575.endif.preheader.i10224.i ]
  %.210.i10217.i = tail call i64 @llvm.smax.i64(i64 %.201.i10214.i, i64 0)
  %.87.i10229.i = add nsw i64 %.57.i10228.i, %.568.i
  %.123.i10230.i = icmp slt i64 %.57.i10228.i, 0
  %.124.i10231.i = select i1 %.123.i10230.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10232.i = add i64 %.124.i10231.i, %.57.i10228.i
  %.128.i10233.i = icmp slt i64 %.125.i10232.i, 0
  br i1 %.128.i10233.i, label %B0.else.if.i10262.i, label %B0.else.endif.i10234.i, !prof !6

B0.endif.i10248.i:                                ; preds = %B0.else.endif.endif.endif.if.i10247.i, %B0.else.endif.endif.endif.i10244.i
  %.113.sroa.13.0.i10249.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10247.i ], [ %.113.sroa.13.1.i10245.i, %B0.else.endif.endif.endif.i10244.i ]
  %.201.i10250.i = sub i64 %.113.sroa.13.0.i10249.i, %.113.sroa.0.3.i10239.i
  %.226.i10251.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10239.i
  store i64 %.87.i10229.i, ptr %.738.i, align 8, !noalias !163
  %.606.not155.i10252.i = icmp sgt i64 %.201.i10250.i, 0
  br i1 %.606.not155.i10252.i, label %.1920.endif.preheader.i, label %.1920.if.i, !prof !31

B0.else.if.i10262.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10227.i
  br label %B0.else.endif.i10234.i

B0.else.endif.i10234.i:                           ; preds = %B0.else.if.i10262.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10227.i
  %.113.sroa.0.1.i10235.i = phi i64 [ 0, %B0.else.if.i10262.i ], [ %.125.i10232.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10227.i ]
  %.133.not.i10236.i = icmp slt i64 %.125.i10232.i, %.281.fca.12.load.i
  br i1 %.133.not.i10236.i, label %B0.else.endif.endif.i10238.i, label %B0.else.endif.if.i10237.i, !prof !10

B0.else.endif.if.i10237.i:                        ; preds = %B0.else.endif.i10234.i
  br label %B0.else.endif.endif.i10238.i

B0.else.endif.endif.i10238.i:                     ; preds = %B0.else.endif.if.i10237.i, %B0.else.endif.i10234.i
  %.113.sroa.0.3.i10239.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10237.i ], [ %.113.sroa.0.1.i10235.i, %B0.else.endif.i10234.i ]
  %.140.i10240.i = icmp slt i64 %.87.i10229.i, 0
  %.141.i10241.i = select i1 %.140.i10240.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10242.i = add i64 %.141.i10241.i, %.87.i10229.i
  %.145.i10243.i = icmp slt i64 %.142.i10242.i, 0
  br i1 %.145.i10243.i, label %B0.else.endif.endif.if.i10261.i, label %B0.else.endif.endif.endif.i10244.i, !prof !6

B0.else.endif.endif.if.i10261.i:                  ; preds = %B0.else.endif.endif.i10238.i
  br label %B0.else.endif.endif.endif.i10244.i

B0.else.endif.endif.endif.i10244.i:               ; preds = %B0.else.endif.endif.if.i10261.i, %B0.else.endif.endif.i10238.i
  %.113.sroa.13.1.i10245.i = phi i64 [ 0, %B0.else.endif.endif.if.i10261.i ], [ %.142.i10242.i, %B0.else.endif.endif.i10238.i ]
  %.150.not.i10246.i = icmp slt i64 %.142.i10242.i, %.281.fca.12.load.i
  br i1 %.150.not.i10246.i, label %B0.endif.i10248.i, label %B0.else.endif.endif.endif.if.i10247.i, !prof !10

B0.else.endif.endif.endif.if.i10247.i:            ; preds = %B0.else.endif.endif.endif.i10244.i
  br label %B0.endif.i10248.i

.1920.endif.preheader.i:                          ; preds = %B0.endif.i10248.i
  %222 = shl i64 %.201.i10250.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10251.i, i8 0, i64 %222, i1 false), !noalias !163
  br label %.1920.endif.i

.1920.if.i.loopexit:                              ; preds = %.1920.endif.i
  %.57.i10264.i.pre = load i64, ptr %.738.i, align 8, !noalias !166
  br label %.1920.if.i

.1920.if.i:                                       ; preds = %.1920.if.i.loopexit, %B0.endif.i10248.i
  %.57.i10264.i = phi i64 [ %.87.i10229.i, %B0.endif.i10248.i ], [ %.57.i10264.i.pre, %.1920.if.i.loopexit ]
  %.210.i102531142911433.i = phi i64 [ 0, %B0.endif.i10248.i ], [ %.201.i10250.i, %.1920.if.i.loopexit ]
  %.87.i10265.i = add nsw i64 %.57.i10264.i, %.568.i
  %.123.i10266.i = icmp slt i64 %.57.i10264.i, 0
  %.124.i10267.i = select i1 %.123.i10266.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10268.i = add i64 %.124.i10267.i, %.57.i10264.i
  %.128.i10269.i = icmp slt i64 %.125.i10268.i, 0
  br i1 %.128.i10269.i, label %B0.else.if.i10298.i, label %B0.else.endif.i10270.i, !prof !6

B0.endif.i10284.i:                                ; preds = %B0.else.endif.endif.endif.if.i10283.i, %B0.else.endif.endif.endif.i10280.i
  %.113.sroa.13.0.i10285.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10283.i ], [ %.113.sroa.13.1.i10281.i, %B0.else.endif.endif.endif.i10280.i ]
  %.201.i10286.i = sub i64 %.113.sroa.13.0.i10285.i, %.113.sroa.0.3.i10275.i
  %.226.i10287.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10275.i
  store i64 %.87.i10265.i, ptr %.738.i, align 8, !noalias !166
  %.605.not155.i10288.i = icmp sgt i64 %.201.i10286.i, 0
  br i1 %.605.not155.i10288.i, label %.575.endif.preheader.i10296.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10299.i, !prof !31

.575.endif.preheader.i10296.i:                    ; preds = %B0.endif.i10284.i
  %223 = shl i64 %.201.i10286.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10287.i, i8 0, i64 %223, i1 false), !noalias !166
  %.57.i10300.pre.i = load i64, ptr %.738.i, align 8, !noalias !169
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10299.i

B0.else.if.i10298.i:                              ; preds = %.1920.if.i
  br label %B0.else.endif.i10270.i

B0.else.endif.i10270.i:                           ; preds = %B0.else.if.i10298.i, %.1920.if.i
  %.113.sroa.0.1.i10271.i = phi i64 [ 0, %B0.else.if.i10298.i ], [ %.125.i10268.i, %.1920.if.i ]
  %.133.not.i10272.i = icmp slt i64 %.125.i10268.i, %.281.fca.12.load.i
  br i1 %.133.not.i10272.i, label %B0.else.endif.endif.i10274.i, label %B0.else.endif.if.i10273.i, !prof !10

B0.else.endif.if.i10273.i:                        ; preds = %B0.else.endif.i10270.i
  br label %B0.else.endif.endif.i10274.i

B0.else.endif.endif.i10274.i:                     ; preds = %B0.else.endif.if.i10273.i, %B0.else.endif.i10270.i
  %.113.sroa.0.3.i10275.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10273.i ], [ %.113.sroa.0.1.i10271.i, %B0.else.endif.i10270.i ]
  %.140.i10276.i = icmp slt i64 %.87.i10265.i, 0
  %.141.i10277.i = select i1 %.140.i10276.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10278.i = add i64 %.141.i10277.i, %.87.i10265.i
  %.145.i10279.i = icmp slt i64 %.142.i10278.i, 0
  br i1 %.145.i10279.i, label %B0.else.endif.endif.if.i10297.i, label %B0.else.endif.endif.endif.i10280.i, !prof !6

B0.else.endif.endif.if.i10297.i:                  ; preds = %B0.else.endif.endif.i10274.i
  br label %B0.else.endif.endif.endif.i10280.i

B0.else.endif.endif.endif.i10280.i:               ; preds = %B0.else.endif.endif.if.i10297.i, %B0.else.endif.endif.i10274.i
  %.113.sroa.13.1.i10281.i = phi i64 [ 0, %B0.else.endif.endif.if.i10297.i ], [ %.142.i10278.i, %B0.else.endif.endif.i10274.i ]
  %.150.not.i10282.i = icmp slt i64 %.142.i10278.i, %.281.fca.12.load.i
  br i1 %.150.not.i10282.i, label %B0.endif.i10284.i, label %B0.else.endif.endif.endif.if.i10283.i, !prof !10

B0.else.endif.endif.endif.if.i10283.i:            ; preds = %B0.else.endif.endif.endif.i10280.i
  br label %B0.endif.i10284.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10299.i: ; preds = %.575.endif.preheader.i10296.i, %B0.endif.i10284.i
  %.57.i10300.i = phi i64 [ %.87.i10265.i, %B0.endif.i10284.i ], [ %.57.i10300.pre.i, %.575.endif.preheader.i10296.i ]
  %.210.i10289.i = tail call i64 @llvm.smax.i64(i64 %.201.i10286.i, i64 0)
  %.87.i10301.i = add nsw i64 %.57.i10300.i, %.568.i
  %.123.i10302.i = icmp slt i64 %.57.i10300.i, 0
  %.124.i10303.i = select i1 %.123.i10302.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10304.i = add i64 %.124.i10303.i, %.57.i10300.i
  %.128.i10305.i = icmp slt i64 %.125.i10304.i, 0
  br i1 %.128.i10305.i, label %B0.else.if.i10334.i, label %B0.else.endif.i10306.i, !prof !6

B0.endif.i10320.i:                                ; preds = %B0.else.endif.endif.endif.if.i10319.i, %B0.else.endif.endif.endif.i10316.i
  %.113.sroa.13.0.i10321.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10319.i ], [ %.113.sroa.13.1.i10317.i, %B0.else.endif.endif.endif.i10316.i ]
  %.201.i10322.i = sub i64 %.113.sroa.13.0.i10321.i, %.113.sroa.0.3.i10311.i
  %.226.i10323.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10311.i
  store i64 %.87.i10301.i, ptr %.738.i, align 8, !noalias !169
  %.606.not155.i10324.i = icmp sgt i64 %.201.i10322.i, 0
  br i1 %.606.not155.i10324.i, label %.576.endif.preheader.i10332.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10335.i, !prof !31

.576.endif.preheader.i10332.i:                    ; preds = %B0.endif.i10320.i
  %224 = shl i64 %.201.i10322.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10323.i, i8 0, i64 %224, i1 false), !noalias !169
  %.57.i10336.pre.i = load i64, ptr %.738.i, align 8, !noalias !172
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10335.i

B0.else.if.i10334.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10299.i
  br label %B0.else.endif.i10306.i

B0.else.endif.i10306.i:                           ; preds = %B0.else.if.i10334.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10299.i
  %.113.sroa.0.1.i10307.i = phi i64 [ 0, %B0.else.if.i10334.i ], [ %.125.i10304.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10299.i ]
  %.133.not.i10308.i = icmp slt i64 %.125.i10304.i, %.281.fca.12.load.i
  br i1 %.133.not.i10308.i, label %B0.else.endif.endif.i10310.i, label %B0.else.endif.if.i10309.i, !prof !10

B0.else.endif.if.i10309.i:                        ; preds = %B0.else.endif.i10306.i
  br label %B0.else.endif.endif.i10310.i

B0.else.endif.endif.i10310.i:                     ; preds = %B0.else.endif.if.i10309.i, %B0.else.endif.i10306.i
  %.113.sroa.0.3.i10311.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10309.i ], [ %.113.sroa.0.1.i10307.i, %B0.else.endif.i10306.i ]
  %.140.i10312.i = icmp slt i64 %.87.i10301.i, 0
  %.141.i10313.i = select i1 %.140.i10312.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10314.i = add i64 %.141.i10313.i, %.87.i10301.i
  %.145.i10315.i = icmp slt i64 %.142.i10314.i, 0
  br i1 %.145.i10315.i, label %B0.else.endif.endif.if.i10333.i, label %B0.else.endif.endif.endif.i10316.i, !prof !6

B0.else.endif.endif.if.i10333.i:                  ; preds = %B0.else.endif.endif.i10310.i
  br label %B0.else.endif.endif.endif.i10316.i

B0.else.endif.endif.endif.i10316.i:               ; preds = %B0.else.endif.endif.if.i10333.i, %B0.else.endif.endif.i10310.i
  %.113.sroa.13.1.i10317.i = phi i64 [ 0, %B0.else.endif.endif.if.i10333.i ], [ %.142.i10314.i, %B0.else.endif.endif.i10310.i ]
  %.150.not.i10318.i = icmp slt i64 %.142.i10314.i, %.281.fca.12.load.i
  br i1 %.150.not.i10318.i, label %B0.endif.i10320.i, label %B0.else.endif.endif.endif.if.i10319.i, !prof !10

B0.else.endif.endif.endif.if.i10319.i:            ; preds = %B0.else.endif.endif.endif.i10316.i
  br label %B0.endif.i10320.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10335.i: ; preds = %.576.endif.preheader.i10332.i, %B0.endif.i10320.i
  %.57.i10336.i = phi i64 [ %.87.i10301.i, %B0.endif.i10320.i ], [ %.57.i10336.pre.i, %.576.endif.preheader.i10332.i ]
  %.210.i10325.i = tail call i64 @llvm.smax.i64(i64 %.201.i10322.i, i64 0)
  %.87.i10337.i = add nsw i64 %.57.i10336.i, %.568.i
  %.123.i10338.i = icmp slt i64 %.57.i10336.i, 0
  %.124.i10339.i = select i1 %.123.i10338.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10340.i = add i64 %.124.i10339.i, %.57.i10336.i
  %.128.i10341.i = icmp slt i64 %.125.i10340.i, 0
  br i1 %.128.i10341.i, label %B0.else.if.i10370.i, label %B0.else.endif.i10342.i, !prof !6

B0.endif.i10356.i:                                ; preds = %B0.else.endif.endif.endif.if.i10355.i, %B0.else.endif.endif.endif.i10352.i
  %.113.sroa.13.0.i10357.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10355.i ], [ %.113.sroa.13.1.i10353.i, %B0.else.endif.endif.endif.i10352.i ]
  %.201.i10358.i = sub i64 %.113.sroa.13.0.i10357.i, %.113.sroa.0.3.i10347.i
  %.226.i10359.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10347.i
  store i64 %.87.i10337.i, ptr %.738.i, align 8, !noalias !172
  %.605.not155.i10360.i = icmp sgt i64 %.201.i10358.i, 0
  br i1 %.605.not155.i10360.i, label %.575.endif.preheader.i10368.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10371.i, !prof !31

.575.endif.preheader.i10368.i:                    ; preds = %B0.endif.i10356.i
  %225 = shl i64 %.201.i10358.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10359.i, i8 0, i64 %225, i1 false), !noalias !172
  %.57.i10372.pre.i = load i64, ptr %.738.i, align 8, !noalias !175
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10371.i

B0.else.if.i10370.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10335.i
  br label %B0.else.endif.i10342.i

B0.else.endif.i10342.i:                           ; preds = %B0.else.if.i10370.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10335.i
  %.113.sroa.0.1.i10343.i = phi i64 [ 0, %B0.else.if.i10370.i ], [ %.125.i10340.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10335.i ]
  %.133.not.i10344.i = icmp slt i64 %.125.i10340.i, %.281.fca.12.load.i
  br i1 %.133.not.i10344.i, label %B0.else.endif.endif.i10346.i, label %B0.else.endif.if.i10345.i, !prof !10

B0.else.endif.if.i10345.i:                        ; preds = %B0.else.endif.i10342.i
  br label %B0.else.endif.endif.i10346.i

B0.else.endif.endif.i10346.i:                     ; preds = %B0.else.endif.if.i10345.i, %B0.else.endif.i10342.i
  %.113.sroa.0.3.i10347.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10345.i ], [ %.113.sroa.0.1.i10343.i, %B0.else.endif.i10342.i ]
  %.140.i10348.i = icmp slt i64 %.87.i10337.i, 0
  %.141.i10349.i = select i1 %.140.i10348.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10350.i = add i64 %.141.i10349.i, %.87.i10337.i
  %.145.i10351.i = icmp slt i64 %.142.i10350.i, 0
  br i1 %.145.i10351.i, label %B0.else.endif.endif.if.i10369.i, label %B0.else.endif.endif.endif.i10352.i, !prof !6

B0.else.endif.endif.if.i10369.i:                  ; preds = %B0.else.endif.endif.i10346.i
  br label %B0.else.endif.endif.endif.i10352.i

B0.else.endif.endif.endif.i10352.i:               ; preds = %B0.else.endif.endif.if.i10369.i, %B0.else.endif.endif.i10346.i
  %.113.sroa.13.1.i10353.i = phi i64 [ 0, %B0.else.endif.endif.if.i10369.i ], [ %.142.i10350.i, %B0.else.endif.endif.i10346.i ]
  %.150.not.i10354.i = icmp slt i64 %.142.i10350.i, %.281.fca.12.load.i
  br i1 %.150.not.i10354.i, label %B0.endif.i10356.i, label %B0.else.endif.endif.endif.if.i10355.i, !prof !10

B0.else.endif.endif.endif.if.i10355.i:            ; preds = %B0.else.endif.endif.endif.i10352.i
  br label %B0.endif.i10356.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10371.i: ; preds = %.575.endif.preheader.i10368.i, %B0.endif.i10356.i
  %.57.i10372.i = phi i64 [ %.87.i10337.i, %B0.endif.i10356.i ], [ %.57.i10372.pre.i, %.575.endif.preheader.i10368.i ]
  %.210.i10361.i = tail call i64 @llvm.smax.i64(i64 %.201.i10358.i, i64 0)
  %.2111.i = mul nsw i64 %.596.i, %.568.i
  %.87.i10373.i = add nsw i64 %.57.i10372.i, %.2111.i
  %.123.i10374.i = icmp slt i64 %.57.i10372.i, 0
  %.124.i10375.i = select i1 %.123.i10374.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10376.i = add i64 %.124.i10375.i, %.57.i10372.i
  %.128.i10377.i = icmp slt i64 %.125.i10376.i, 0
  br i1 %.128.i10377.i, label %B0.else.if.i10406.i, label %B0.else.endif.i10378.i, !prof !6

B0.endif.i10392.i:                                ; preds = %B0.else.endif.endif.endif.if.i10391.i, %B0.else.endif.endif.endif.i10388.i
  %.113.sroa.13.0.i10393.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10391.i ], [ %.113.sroa.13.1.i10389.i, %B0.else.endif.endif.endif.i10388.i ]
  %.201.i10394.i = sub i64 %.113.sroa.13.0.i10393.i, %.113.sroa.0.3.i10383.i
  %.226.i10395.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10383.i
  store i64 %.87.i10373.i, ptr %.738.i, align 8, !noalias !175
  %.605.not155.i10396.i = icmp sgt i64 %.201.i10394.i, 0
  br i1 %.605.not155.i10396.i, label %.575.endif.preheader.i10404.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10407.i, !prof !31

.575.endif.preheader.i10404.i:                    ; preds = %B0.endif.i10392.i
  %226 = shl i64 %.201.i10394.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10395.i, i8 0, i64 %226, i1 false), !noalias !175
  %.57.i10408.pre.i = load i64, ptr %.738.i, align 8, !noalias !178
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10407.i

B0.else.if.i10406.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10371.i
  br label %B0.else.endif.i10378.i

B0.else.endif.i10378.i:                           ; preds = %B0.else.if.i10406.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10371.i
  %.113.sroa.0.1.i10379.i = phi i64 [ 0, %B0.else.if.i10406.i ], [ %.125.i10376.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10371.i ]
  %.133.not.i10380.i = icmp slt i64 %.125.i10376.i, %.281.fca.12.load.i
  br i1 %.133.not.i10380.i, label %B0.else.endif.endif.i10382.i, label %B0.else.endif.if.i10381.i, !prof !10

B0.else.endif.if.i10381.i:                        ; preds = %B0.else.endif.i10378.i
  br label %B0.else.endif.endif.i10382.i

B0.else.endif.endif.i10382.i:                     ; preds = %B0.else.endif.if.i10381.i, %B0.else.endif.i10378.i
  %.113.sroa.0.3.i10383.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10381.i ], [ %.113.sroa.0.1.i10379.i, %B0.else.endif.i10378.i ]
  %.140.i10384.i = icmp slt i64 %.87.i10373.i, 0
  %.141.i10385.i = select i1 %.140.i10384.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10386.i = add i64 %.141.i10385.i, %.87.i10373.i
  %.145.i10387.i = icmp slt i64 %.142.i10386.i, 0
  br i1 %.145.i10387.i, label %B0.else.endif.endif.if.i10405.i, label %B0.else.endif.endif.endif.i10388.i, !prof !6

B0.else.endif.endif.if.i10405.i:                  ; preds = %B0.else.endif.endif.i10382.i
  br label %B0.else.endif.endif.endif.i10388.i

B0.else.endif.endif.endif.i10388.i:               ; preds = %B0.else.endif.endif.if.i10405.i, %B0.else.endif.endif.i10382.i
  %.113.sroa.13.1.i10389.i = phi i64 [ 0, %B0.else.endif.endif.if.i10405.i ], [ %.142.i10386.i, %B0.else.endif.endif.i10382.i ]
  %.150.not.i10390.i = icmp slt i64 %.142.i10386.i, %.281.fca.12.load.i
  br i1 %.150.not.i10390.i, label %B0.endif.i10392.i, label %B0.else.endif.endif.endif.if.i10391.i, !prof !10

B0.else.endif.endif.endif.if.i10391.i:            ; preds = %B0.else.endif.endif.endif.i10388.i
  br label %B0.endif.i10392.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10407.i: ; preds = %.575.endif.preheader.i10404.i, %B0.endif.i10392.i
  %.57.i10408.i = phi i64 [ %.87.i10373.i, %B0.endif.i10392.i ], [ %.57.i10408.pre.i, %.575.endif.preheader.i10404.i ]
  %.210.i10397.i = tail call i64 @llvm.smax.i64(i64 %.201.i10394.i, i64 0)
  %.87.i10409.i = add nsw i64 %.57.i10408.i, %.281.fca.6.load.i
  %.123.i10410.i = icmp slt i64 %.57.i10408.i, 0
  %.124.i10411.i = select i1 %.123.i10410.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10412.i = add i64 %.124.i10411.i, %.57.i10408.i
  %.128.i10413.i = icmp slt i64 %.125.i10412.i, 0
  br i1 %.128.i10413.i, label %B0.else.if.i10442.i, label %B0.else.endif.i10414.i, !prof !6

B0.endif.i10428.i:                                ; preds = %B0.else.endif.endif.endif.if.i10427.i, %B0.else.endif.endif.endif.i10424.i
  %.113.sroa.13.0.i10429.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10427.i ], [ %.113.sroa.13.1.i10425.i, %B0.else.endif.endif.endif.i10424.i ]
  %.201.i10430.i = sub i64 %.113.sroa.13.0.i10429.i, %.113.sroa.0.3.i10419.i
  %.226.i10431.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10419.i
  store i64 %.87.i10409.i, ptr %.738.i, align 8, !noalias !178
  %.605.not155.i10432.i = icmp sgt i64 %.201.i10430.i, 0
  br i1 %.605.not155.i10432.i, label %.2457.endif.preheader.i, label %.2457.if.i, !prof !31

B0.else.if.i10442.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10407.i
  br label %B0.else.endif.i10414.i

B0.else.endif.i10414.i:                           ; preds = %B0.else.if.i10442.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10407.i
  %.113.sroa.0.1.i10415.i = phi i64 [ 0, %B0.else.if.i10442.i ], [ %.125.i10412.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10407.i ]
  %.133.not.i10416.i = icmp slt i64 %.125.i10412.i, %.281.fca.12.load.i
  br i1 %.133.not.i10416.i, label %B0.else.endif.endif.i10418.i, label %B0.else.endif.if.i10417.i, !prof !10

B0.else.endif.if.i10417.i:                        ; preds = %B0.else.endif.i10414.i
  br label %B0.else.endif.endif.i10418.i

B0.else.endif.endif.i10418.i:                     ; preds = %B0.else.endif.if.i10417.i, %B0.else.endif.i10414.i
  %.113.sroa.0.3.i10419.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10417.i ], [ %.113.sroa.0.1.i10415.i, %B0.else.endif.i10414.i ]
  %.140.i10420.i = icmp slt i64 %.87.i10409.i, 0
  %.141.i10421.i = select i1 %.140.i10420.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10422.i = add i64 %.141.i10421.i, %.87.i10409.i
  %.145.i10423.i = icmp slt i64 %.142.i10422.i, 0
  br i1 %.145.i10423.i, label %B0.else.endif.endif.if.i10441.i, label %B0.else.endif.endif.endif.i10424.i, !prof !6

B0.else.endif.endif.if.i10441.i:                  ; preds = %B0.else.endif.endif.i10418.i
  br label %B0.else.endif.endif.endif.i10424.i

B0.else.endif.endif.endif.i10424.i:               ; preds = %B0.else.endif.endif.if.i10441.i, %B0.else.endif.endif.i10418.i
  %.113.sroa.13.1.i10425.i = phi i64 [ 0, %B0.else.endif.endif.if.i10441.i ], [ %.142.i10422.i, %B0.else.endif.endif.i10418.i ]
  %.150.not.i10426.i = icmp slt i64 %.142.i10422.i, %.281.fca.12.load.i
  br i1 %.150.not.i10426.i, label %B0.endif.i10428.i, label %B0.else.endif.endif.endif.if.i10427.i, !prof !10

B0.else.endif.endif.endif.if.i10427.i:            ; preds = %B0.else.endif.endif.endif.i10424.i
  br label %B0.endif.i10428.i

.2457.endif.preheader.i:                          ; preds = %B0.endif.i10428.i
  %227 = shl i64 %.201.i10430.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10431.i, i8 -1, i64 %227, i1 false), !noalias !7
  %.57.i10444.i.pre = load i64, ptr %.738.i, align 8, !noalias !181
  br label %.2457.if.i

.1920.endif.i:                                    ; preds = %.1920.endif.i, %.1920.endif.preheader.i
  %.1916.011230.i = phi i64 [ %.1961.i, %.1920.endif.i ], [ 0, %.1920.endif.preheader.i ]
  %.1956.i = getelementptr double, ptr %.226.i10251.i, i64 %.1916.011230.i
  store double 1.000000e+300, ptr %.1956.i, align 8, !noalias !7
  %.1961.i = add nuw nsw i64 %.1916.011230.i, 1
  %exitcond.not = icmp eq i64 %.1961.i, %.201.i10250.i
  br i1 %exitcond.not, label %.1920.if.i.loopexit, label %.1920.endif.i, !prof !99

.2457.if.i:                                       ; preds = %.2457.endif.preheader.i, %B0.endif.i10428.i
  %.57.i10444.i = phi i64 [ %.57.i10444.i.pre, %.2457.endif.preheader.i ], [ %.87.i10409.i, %B0.endif.i10428.i ]
  %.210.i1043311437.i = phi i64 [ %.201.i10430.i, %.2457.endif.preheader.i ], [ 0, %B0.endif.i10428.i ]
  %.87.i10445.i = add nsw i64 %.57.i10444.i, %.281.fca.6.load.i
  %.123.i10446.i = icmp slt i64 %.57.i10444.i, 0
  %.124.i10447.i = select i1 %.123.i10446.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10448.i = add i64 %.124.i10447.i, %.57.i10444.i
  %.128.i10449.i = icmp slt i64 %.125.i10448.i, 0
  br i1 %.128.i10449.i, label %B0.else.if.i10478.i, label %B0.else.endif.i10450.i, !prof !6

B0.endif.i10464.i:                                ; preds = %B0.else.endif.endif.endif.if.i10463.i, %B0.else.endif.endif.endif.i10460.i
  %.113.sroa.13.0.i10465.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10463.i ], [ %.113.sroa.13.1.i10461.i, %B0.else.endif.endif.endif.i10460.i ]
  %.201.i10466.i = sub i64 %.113.sroa.13.0.i10465.i, %.113.sroa.0.3.i10455.i
  %.226.i10467.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10455.i
  store i64 %.87.i10445.i, ptr %.738.i, align 8, !noalias !181
  %.605.not155.i10468.i = icmp sgt i64 %.201.i10466.i, 0
  br i1 %.605.not155.i10468.i, label %.575.endif.preheader.i10476.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10479.i, !prof !31

.575.endif.preheader.i10476.i:                    ; preds = %B0.endif.i10464.i
  %228 = shl i64 %.201.i10466.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10467.i, i8 0, i64 %228, i1 false), !noalias !181
  %.57.i10480.pre.i = load i64, ptr %.738.i, align 8, !noalias !184
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10479.i

B0.else.if.i10478.i:                              ; preds = %.2457.if.i
  br label %B0.else.endif.i10450.i

B0.else.endif.i10450.i:                           ; preds = %B0.else.if.i10478.i, %.2457.if.i
  %.113.sroa.0.1.i10451.i = phi i64 [ 0, %B0.else.if.i10478.i ], [ %.125.i10448.i, %.2457.if.i ]
  %.133.not.i10452.i = icmp slt i64 %.125.i10448.i, %.281.fca.12.load.i
  br i1 %.133.not.i10452.i, label %B0.else.endif.endif.i10454.i, label %B0.else.endif.if.i10453.i, !prof !10

B0.else.endif.if.i10453.i:                        ; preds = %B0.else.endif.i10450.i
  br label %B0.else.endif.endif.i10454.i

B0.else.endif.endif.i10454.i:                     ; preds = %B0.else.endif.if.i10453.i, %B0.else.endif.i10450.i
  %.113.sroa.0.3.i10455.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10453.i ], [ %.113.sroa.0.1.i10451.i, %B0.else.endif.i10450.i ]
  %.140.i10456.i = icmp slt i64 %.87.i10445.i, 0
  %.141.i10457.i = select i1 %.140.i10456.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10458.i = add i64 %.141.i10457.i, %.87.i10445.i
  %.145.i10459.i = icmp slt i64 %.142.i10458.i, 0
  br i1 %.145.i10459.i, label %B0.else.endif.endif.if.i10477.i, label %B0.else.endif.endif.endif.i10460.i, !prof !6

B0.else.endif.endif.if.i10477.i:                  ; preds = %B0.else.endif.endif.i10454.i
  br label %B0.else.endif.endif.endif.i10460.i

B0.else.endif.endif.endif.i10460.i:               ; preds = %B0.else.endif.endif.if.i10477.i, %B0.else.endif.endif.i10454.i
  %.113.sroa.13.1.i10461.i = phi i64 [ 0, %B0.else.endif.endif.if.i10477.i ], [ %.142.i10458.i, %B0.else.endif.endif.i10454.i ]
  %.150.not.i10462.i = icmp slt i64 %.142.i10458.i, %.281.fca.12.load.i
  br i1 %.150.not.i10462.i, label %B0.endif.i10464.i, label %B0.else.endif.endif.endif.if.i10463.i, !prof !10

B0.else.endif.endif.endif.if.i10463.i:            ; preds = %B0.else.endif.endif.endif.i10460.i
  br label %B0.endif.i10464.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10479.i: ; preds = %.575.endif.preheader.i10476.i, %B0.endif.i10464.i
  %.57.i10480.i = phi i64 [ %.87.i10445.i, %B0.endif.i10464.i ], [ %.57.i10480.pre.i, %.575.endif.preheader.i10476.i ]
  %.210.i10469.i = tail call i64 @llvm.smax.i64(i64 %.201.i10466.i, i64 0)
  %.87.i10481.i = add nsw i64 %.57.i10480.i, %.281.fca.6.load.i
  %.123.i10482.i = icmp slt i64 %.57.i10480.i, 0
  %.124.i10483.i = select i1 %.123.i10482.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10484.i = add i64 %.124.i10483.i, %.57.i10480.i
  %.128.i10485.i = icmp slt i64 %.125.i10484.i, 0
  br i1 %.128.i10485.i, label %B0.else.if.i10514.i, label %B0.else.endif.i10486.i, !prof !6

B0.endif.i10500.i:                                ; preds = %B0.else.endif.endif.endif.if.i10499.i, %B0.else.endif.endif.endif.i10496.i
  %.113.sroa.13.0.i10501.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10499.i ], [ %.113.sroa.13.1.i10497.i, %B0.else.endif.endif.endif.i10496.i ]
  %.201.i10502.i = sub i64 %.113.sroa.13.0.i10501.i, %.113.sroa.0.3.i10491.i
  %.226.i10503.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10491.i
  store i64 %.87.i10481.i, ptr %.738.i, align 8, !noalias !184
  %.606.not155.i10504.i = icmp sgt i64 %.201.i10502.i, 0
  br i1 %.606.not155.i10504.i, label %.576.endif.preheader.i10512.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10515.i, !prof !31

.576.endif.preheader.i10512.i:                    ; preds = %B0.endif.i10500.i
  %229 = shl i64 %.201.i10502.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10503.i, i8 0, i64 %229, i1 false), !noalias !184
  %.57.i10516.pre.i = load i64, ptr %.738.i, align 8, !noalias !187
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10515.i

B0.else.if.i10514.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10479.i
  br label %B0.else.endif.i10486.i

B0.else.endif.i10486.i:                           ; preds = %B0.else.if.i10514.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10479.i
  %.113.sroa.0.1.i10487.i = phi i64 [ 0, %B0.else.if.i10514.i ], [ %.125.i10484.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10479.i ]
  %.133.not.i10488.i = icmp slt i64 %.125.i10484.i, %.281.fca.12.load.i
  br i1 %.133.not.i10488.i, label %B0.else.endif.endif.i10490.i, label %B0.else.endif.if.i10489.i, !prof !10

B0.else.endif.if.i10489.i:                        ; preds = %B0.else.endif.i10486.i
  br label %B0.else.endif.endif.i10490.i

B0.else.endif.endif.i10490.i:                     ; preds = %B0.else.endif.if.i10489.i, %B0.else.endif.i10486.i
  %.113.sroa.0.3.i10491.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10489.i ], [ %.113.sroa.0.1.i10487.i, %B0.else.endif.i10486.i ]
  %.140.i10492.i = icmp slt i64 %.87.i10481.i, 0
  %.141.i10493.i = select i1 %.140.i10492.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10494.i = add i64 %.141.i10493.i, %.87.i10481.i
  %.145.i10495.i = icmp slt i64 %.142.i10494.i, 0
  br i1 %.145.i10495.i, label %B0.else.endif.endif.if.i10513.i, label %B0.else.endif.endif.endif.i10496.i, !prof !6

B0.else.endif.endif.if.i10513.i:                  ; preds = %B0.else.endif.endif.i10490.i
  br label %B0.else.endif.endif.endif.i10496.i

B0.else.endif.endif.endif.i10496.i:               ; preds = %B0.else.endif.endif.if.i10513.i, %B0.else.endif.endif.i10490.i
  %.113.sroa.13.1.i10497.i = phi i64 [ 0, %B0.else.endif.endif.if.i10513.i ], [ %.142.i10494.i, %B0.else.endif.endif.i10490.i ]
  %.150.not.i10498.i = icmp slt i64 %.142.i10494.i, %.281.fca.12.load.i
  br i1 %.150.not.i10498.i, label %B0.endif.i10500.i, label %B0.else.endif.endif.endif.if.i10499.i, !prof !10

B0.else.endif.endif.endif.if.i10499.i:            ; preds = %B0.else.endif.endif.endif.i10496.i
  br label %B0.endif.i10500.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10515.i: ; preds = %.576.endif.preheader.i10512.i, %B0.endif.i10500.i
  %.57.i10516.i = phi i64 [ %.87.i10481.i, %B0.endif.i10500.i ], [ %.57.i10516.pre.i, %.576.endif.preheader.i10512.i ]
  %.210.i10505.i = tail call i64 @llvm.smax.i64(i64 %.201.i10502.i, i64 0)
  %.87.i10517.i = add nsw i64 %.57.i10516.i, %.281.fca.6.load.i
  %.123.i10518.i = icmp slt i64 %.57.i10516.i, 0
  %.124.i10519.i = select i1 %.123.i10518.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10520.i = add i64 %.124.i10519.i, %.57.i10516.i
  %.128.i10521.i = icmp slt i64 %.125.i10520.i, 0
  br i1 %.128.i10521.i, label %B0.else.if.i10550.i, label %B0.else.endif.i10522.i, !prof !6

B0.endif.i10536.i:                                ; preds = %B0.else.endif.endif.endif.if.i10535.i, %B0.else.endif.endif.endif.i10532.i
  %.113.sroa.13.0.i10537.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10535.i ], [ %.113.sroa.13.1.i10533.i, %B0.else.endif.endif.endif.i10532.i ]
  %.201.i10538.i = sub i64 %.113.sroa.13.0.i10537.i, %.113.sroa.0.3.i10527.i
  %.226.i10539.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10527.i
  store i64 %.87.i10517.i, ptr %.738.i, align 8, !noalias !187
  %.606.not155.i10540.i = icmp sgt i64 %.201.i10538.i, 0
  br i1 %.606.not155.i10540.i, label %.576.endif.preheader.i10548.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10551.i, !prof !31

.576.endif.preheader.i10548.i:                    ; preds = %B0.endif.i10536.i
  %230 = shl i64 %.201.i10538.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10539.i, i8 0, i64 %230, i1 false), !noalias !187
  %.57.i10552.pre.i = load i64, ptr %.738.i, align 8, !noalias !190
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10551.i

B0.else.if.i10550.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10515.i
  br label %B0.else.endif.i10522.i

B0.else.endif.i10522.i:                           ; preds = %B0.else.if.i10550.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10515.i
  %.113.sroa.0.1.i10523.i = phi i64 [ 0, %B0.else.if.i10550.i ], [ %.125.i10520.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10515.i ]
  %.133.not.i10524.i = icmp slt i64 %.125.i10520.i, %.281.fca.12.load.i
  br i1 %.133.not.i10524.i, label %B0.else.endif.endif.i10526.i, label %B0.else.endif.if.i10525.i, !prof !10

B0.else.endif.if.i10525.i:                        ; preds = %B0.else.endif.i10522.i
  br label %B0.else.endif.endif.i10526.i

B0.else.endif.endif.i10526.i:                     ; preds = %B0.else.endif.if.i10525.i, %B0.else.endif.i10522.i
  %.113.sroa.0.3.i10527.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10525.i ], [ %.113.sroa.0.1.i10523.i, %B0.else.endif.i10522.i ]
  %.140.i10528.i = icmp slt i64 %.87.i10517.i, 0
  %.141.i10529.i = select i1 %.140.i10528.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10530.i = add i64 %.141.i10529.i, %.87.i10517.i
  %.145.i10531.i = icmp slt i64 %.142.i10530.i, 0
  br i1 %.145.i10531.i, label %B0.else.endif.endif.if.i10549.i, label %B0.else.endif.endif.endif.i10532.i, !prof !6

B0.else.endif.endif.if.i10549.i:                  ; preds = %B0.else.endif.endif.i10526.i
  br label %B0.else.endif.endif.endif.i10532.i

B0.else.endif.endif.endif.i10532.i:               ; preds = %B0.else.endif.endif.if.i10549.i, %B0.else.endif.endif.i10526.i
  %.113.sroa.13.1.i10533.i = phi i64 [ 0, %B0.else.endif.endif.if.i10549.i ], [ %.142.i10530.i, %B0.else.endif.endif.i10526.i ]
  %.150.not.i10534.i = icmp slt i64 %.142.i10530.i, %.281.fca.12.load.i
  br i1 %.150.not.i10534.i, label %B0.endif.i10536.i, label %B0.else.endif.endif.endif.if.i10535.i, !prof !10

B0.else.endif.endif.endif.if.i10535.i:            ; preds = %B0.else.endif.endif.endif.i10532.i
  br label %B0.endif.i10536.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10551.i: ; preds = %.576.endif.preheader.i10548.i, %B0.endif.i10536.i
  %.57.i10552.i = phi i64 [ %.87.i10517.i, %B0.endif.i10536.i ], [ %.57.i10552.pre.i, %.576.endif.preheader.i10548.i ]
  %.210.i10541.i = tail call i64 @llvm.smax.i64(i64 %.201.i10538.i, i64 0)
  %.87.i10553.i = add nsw i64 %.57.i10552.i, %.281.fca.6.load.i
  %.123.i10554.i = icmp slt i64 %.57.i10552.i, 0
  %.124.i10555.i = select i1 %.123.i10554.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10556.i = add i64 %.124.i10555.i, %.57.i10552.i
  %.128.i10557.i = icmp slt i64 %.125.i10556.i, 0
  br i1 %.128.i10557.i, label %B0.else.if.i10586.i, label %B0.else.endif.i10558.i, !prof !6

B0.endif.i10572.i:                                ; preds = %B0.else.endif.endif.endif.if.i10571.i, %B0.else.endif.endif.endif.i10568.i
  %.113.sroa.13.0.i10573.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10571.i ], [ %.113.sroa.13.1.i10569.i, %B0.else.endif.endif.endif.i10568.i ]
  %.201.i10574.i = sub i64 %.113.sroa.13.0.i10573.i, %.113.sroa.0.3.i10563.i
  %.226.i10575.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10563.i
  store i64 %.87.i10553.i, ptr %.738.i, align 8, !noalias !190
  %.606.not155.i10576.i = icmp sgt i64 %.201.i10574.i, 0
  br i1 %.606.not155.i10576.i, label %.576.endif.preheader.i10584.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10587.i, !prof !31

.576.endif.preheader.i10584.i:                    ; preds = %B0.endif.i10572.i
  %231 = shl i64 %.201.i10574.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10575.i, i8 0, i64 %231, i1 false), !noalias !190
  %.57.i10588.pre.i = load i64, ptr %.738.i, align 8, !noalias !193
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10587.i

B0.else.if.i10586.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10551.i
  br label %B0.else.endif.i10558.i

B0.else.endif.i10558.i:                           ; preds = %B0.else.if.i10586.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10551.i
  %.113.sroa.0.1.i10559.i = phi i64 [ 0, %B0.else.if.i10586.i ], [ %.125.i10556.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10551.i ]
  %.133.not.i10560.i = icmp slt i64 %.125.i10556.i, %.281.fca.12.load.i
  br i1 %.133.not.i10560.i, label %B0.else.endif.endif.i10562.i, label %B0.else.endif.if.i10561.i, !prof !10

B0.else.endif.if.i10561.i:                        ; preds = %B0.else.endif.i10558.i
  br label %B0.else.endif.endif.i10562.i

B0.else.endif.endif.i10562.i:                     ; preds = %B0.else.endif.if.i10561.i, %B0.else.endif.i10558.i
  %.113.sroa.0.3.i10563.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10561.i ], [ %.113.sroa.0.1.i10559.i, %B0.else.endif.i10558.i ]
  %.140.i10564.i = icmp slt i64 %.87.i10553.i, 0
  %.141.i10565.i = select i1 %.140.i10564.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10566.i = add i64 %.141.i10565.i, %.87.i10553.i
  %.145.i10567.i = icmp slt i64 %.142.i10566.i, 0
  br i1 %.145.i10567.i, label %B0.else.endif.endif.if.i10585.i, label %B0.else.endif.endif.endif.i10568.i, !prof !6

B0.else.endif.endif.if.i10585.i:                  ; preds = %B0.else.endif.endif.i10562.i
  br label %B0.else.endif.endif.endif.i10568.i

B0.else.endif.endif.endif.i10568.i:               ; preds = %B0.else.endif.endif.if.i10585.i, %B0.else.endif.endif.i10562.i
  %.113.sroa.13.1.i10569.i = phi i64 [ 0, %B0.else.endif.endif.if.i10585.i ], [ %.142.i10566.i, %B0.else.endif.endif.i10562.i ]
  %.150.not.i10570.i = icmp slt i64 %.142.i10566.i, %.281.fca.12.load.i
  br i1 %.150.not.i10570.i, label %B0.endif.i10572.i, label %B0.else.endif.endif.endif.if.i10571.i, !prof !10

B0.else.endif.endif.endif.if.i10571.i:            ; preds = %B0.else.endif.endif.endif.i10568.i
  br label %B0.endif.i10572.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10587.i: ; preds = %.576.endif.preheader.i10584.i, %B0.endif.i10572.i
  %.57.i10588.i = phi i64 [ %.87.i10553.i, %B0.endif.i10572.i ], [ %.57.i10588.pre.i, %.576.endif.preheader.i10584.i ]
  %.210.i10577.i = tail call i64 @llvm.smax.i64(i64 %.201.i10574.i, i64 0)
  %.87.i10589.i = add nsw i64 %.57.i10588.i, %.568.i
  %.123.i10590.i = icmp slt i64 %.57.i10588.i, 0
  %.124.i10591.i = select i1 %.123.i10590.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10592.i = add i64 %.124.i10591.i, %.57.i10588.i
  %.128.i10593.i = icmp slt i64 %.125.i10592.i, 0
  br i1 %.128.i10593.i, label %B0.else.if.i10622.i, label %B0.else.endif.i10594.i, !prof !6

B0.endif.i10608.i:                                ; preds = %B0.else.endif.endif.endif.if.i10607.i, %B0.else.endif.endif.endif.i10604.i
  %.113.sroa.13.0.i10609.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10607.i ], [ %.113.sroa.13.1.i10605.i, %B0.else.endif.endif.endif.i10604.i ]
  %.201.i10610.i = sub i64 %.113.sroa.13.0.i10609.i, %.113.sroa.0.3.i10599.i
  %.226.i10611.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10599.i
  store i64 %.87.i10589.i, ptr %.738.i, align 8, !noalias !193
  %.606.not155.i10612.i = icmp sgt i64 %.201.i10610.i, 0
  br i1 %.606.not155.i10612.i, label %.576.endif.preheader.i10620.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10623.i, !prof !31

.576.endif.preheader.i10620.i:                    ; preds = %B0.endif.i10608.i
  %232 = shl i64 %.201.i10610.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10611.i, i8 0, i64 %232, i1 false), !noalias !193
  %.57.i10624.pre.i = load i64, ptr %.738.i, align 8, !noalias !196
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10623.i

B0.else.if.i10622.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10587.i
  br label %B0.else.endif.i10594.i

B0.else.endif.i10594.i:                           ; preds = %B0.else.if.i10622.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10587.i
  %.113.sroa.0.1.i10595.i = phi i64 [ 0, %B0.else.if.i10622.i ], [ %.125.i10592.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10587.i ]
  %.133.not.i10596.i = icmp slt i64 %.125.i10592.i, %.281.fca.12.load.i
  br i1 %.133.not.i10596.i, label %B0.else.endif.endif.i10598.i, label %B0.else.endif.if.i10597.i, !prof !10

B0.else.endif.if.i10597.i:                        ; preds = %B0.else.endif.i10594.i
  br label %B0.else.endif.endif.i10598.i

B0.else.endif.endif.i10598.i:                     ; preds = %B0.else.endif.if.i10597.i, %B0.else.endif.i10594.i
  %.113.sroa.0.3.i10599.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10597.i ], [ %.113.sroa.0.1.i10595.i, %B0.else.endif.i10594.i ]
  %.140.i10600.i = icmp slt i64 %.87.i10589.i, 0
  %.141.i10601.i = select i1 %.140.i10600.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10602.i = add i64 %.141.i10601.i, %.87.i10589.i
  %.145.i10603.i = icmp slt i64 %.142.i10602.i, 0
  br i1 %.145.i10603.i, label %B0.else.endif.endif.if.i10621.i, label %B0.else.endif.endif.endif.i10604.i, !prof !6

B0.else.endif.endif.if.i10621.i:                  ; preds = %B0.else.endif.endif.i10598.i
  br label %B0.else.endif.endif.endif.i10604.i

B0.else.endif.endif.endif.i10604.i:               ; preds = %B0.else.endif.endif.if.i10621.i, %B0.else.endif.endif.i10598.i
  %.113.sroa.13.1.i10605.i = phi i64 [ 0, %B0.else.endif.endif.if.i10621.i ], [ %.142.i10602.i, %B0.else.endif.endif.i10598.i ]
  %.150.not.i10606.i = icmp slt i64 %.142.i10602.i, %.281.fca.12.load.i
  br i1 %.150.not.i10606.i, label %B0.endif.i10608.i, label %B0.else.endif.endif.endif.if.i10607.i, !prof !10

B0.else.endif.endif.endif.if.i10607.i:            ; preds = %B0.else.endif.endif.endif.i10604.i
  br label %B0.endif.i10608.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10623.i: ; preds = %.576.endif.preheader.i10620.i, %B0.endif.i10608.i
  %.57.i10624.i = phi i64 [ %.87.i10589.i, %B0.endif.i10608.i ], [ %.57.i10624.pre.i, %.576.endif.preheader.i10620.i ]
  %.210.i10613.i = tail call i64 @llvm.smax.i64(i64 %.201.i10610.i, i64 0)
  %.87.i10625.i = add nsw i64 %.57.i10624.i, %.568.i
  %.123.i10626.i = icmp slt i64 %.57.i10624.i, 0
  %.124.i10627.i = select i1 %.123.i10626.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10628.i = add i64 %.124.i10627.i, %.57.i10624.i
  %.128.i10629.i = icmp slt i64 %.125.i10628.i, 0
  br i1 %.128.i10629.i, label %B0.else.if.i10658.i, label %B0.else.endif.i10630.i, !prof !6

B0.endif.i10644.i:                                ; preds = %B0.else.endif.endif.endif.if.i10643.i, %B0.else.endif.endif.endif.i10640.i
  %.113.sroa.13.0.i10645.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10643.i ], [ %.113.sroa.13.1.i10641.i, %B0.else.endif.endif.endif.i10640.i ]
  %.201.i10646.i = sub i64 %.113.sroa.13.0.i10645.i, %.113.sroa.0.3.i10635.i
  %.226.i10647.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10635.i
  store i64 %.87.i10625.i, ptr %.738.i, align 8, !noalias !196
  %.606.not155.i10648.i = icmp sgt i64 %.201.i10646.i, 0
  br i1 %.606.not155.i10648.i, label %.576.endif.preheader.i10656.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10659.i, !prof !31

.576.endif.preheader.i10656.i:                    ; preds = %B0.endif.i10644.i
  %233 = shl i64 %.201.i10646.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10647.i, i8 0, i64 %233, i1 false), !noalias !196
  %.57.i10660.pre.i = load i64, ptr %.738.i, align 8, !noalias !199
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10659.i

B0.else.if.i10658.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10623.i
  br label %B0.else.endif.i10630.i

B0.else.endif.i10630.i:                           ; preds = %B0.else.if.i10658.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10623.i
  %.113.sroa.0.1.i10631.i = phi i64 [ 0, %B0.else.if.i10658.i ], [ %.125.i10628.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10623.i ]
  %.133.not.i10632.i = icmp slt i64 %.125.i10628.i, %.281.fca.12.load.i
  br i1 %.133.not.i10632.i, label %B0.else.endif.endif.i10634.i, label %B0.else.endif.if.i10633.i, !prof !10

B0.else.endif.if.i10633.i:                        ; preds = %B0.else.endif.i10630.i
  br label %B0.else.endif.endif.i10634.i

B0.else.endif.endif.i10634.i:                     ; preds = %B0.else.endif.if.i10633.i, %B0.else.endif.i10630.i
  %.113.sroa.0.3.i10635.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10633.i ], [ %.113.sroa.0.1.i10631.i, %B0.else.endif.i10630.i ]
  %.140.i10636.i = icmp slt i64 %.87.i10625.i, 0
  %.141.i10637.i = select i1 %.140.i10636.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10638.i = add i64 %.141.i10637.i, %.87.i10625.i
  %.145.i10639.i = icmp slt i64 %.142.i10638.i, 0
  br i1 %.145.i10639.i, label %B0.else.endif.endif.if.i10657.i, label %B0.else.endif.endif.endif.i10640.i, !prof !6

B0.else.endif.endif.if.i10657.i:                  ; preds = %B0.else.endif.endif.i10634.i
  br label %B0.else.endif.endif.endif.i10640.i

B0.else.endif.endif.endif.i10640.i:               ; preds = %B0.else.endif.endif.if.i10657.i, %B0.else.endif.endif.i10634.i
  %.113.sroa.13.1.i10641.i = phi i64 [ 0, %B0.else.endif.endif.if.i10657.i ], [ %.142.i10638.i, %B0.else.endif.endif.i10634.i ]
  %.150.not.i10642.i = icmp slt i64 %.142.i10638.i, %.281.fca.12.load.i
  br i1 %.150.not.i10642.i, label %B0.endif.i10644.i, label %B0.else.endif.endif.endif.if.i10643.i, !prof !10

B0.else.endif.endif.endif.if.i10643.i:            ; preds = %B0.else.endif.endif.endif.i10640.i
  br label %B0.endif.i10644.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10659.i: ; preds = %.576.endif.preheader.i10656.i, %B0.endif.i10644.i
  %.57.i10660.i = phi i64 [ %.87.i10625.i, %B0.endif.i10644.i ], [ %.57.i10660.pre.i, %.576.endif.preheader.i10656.i ]
  %.210.i10649.i = tail call i64 @llvm.smax.i64(i64 %.201.i10646.i, i64 0)
  %.87.i10661.i = add nsw i64 %.57.i10660.i, 20
  %.123.i10662.i = icmp slt i64 %.57.i10660.i, 0
  %.124.i10663.i = select i1 %.123.i10662.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10664.i = add i64 %.124.i10663.i, %.57.i10660.i
  %.128.i10665.i = icmp slt i64 %.125.i10664.i, 0
  br i1 %.128.i10665.i, label %B0.else.if.i10694.i, label %B0.else.endif.i10666.i, !prof !6

B0.endif.i10680.i:                                ; preds = %B0.else.endif.endif.endif.if.i10679.i, %B0.else.endif.endif.endif.i10676.i
  %.113.sroa.13.0.i10681.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10679.i ], [ %.113.sroa.13.1.i10677.i, %B0.else.endif.endif.endif.i10676.i ]
  %.201.i10682.i = sub i64 %.113.sroa.13.0.i10681.i, %.113.sroa.0.3.i10671.i
  %.226.i10683.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10671.i
  store i64 %.87.i10661.i, ptr %.738.i, align 8, !noalias !199
  %.606.not155.i10684.i = icmp sgt i64 %.201.i10682.i, 0
  br i1 %.606.not155.i10684.i, label %.576.endif.preheader.i10692.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10695.i, !prof !31

.576.endif.preheader.i10692.i:                    ; preds = %B0.endif.i10680.i
  %234 = shl i64 %.201.i10682.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10683.i, i8 0, i64 %234, i1 false), !noalias !199
  %.57.i10696.pre.i = load i64, ptr %.738.i, align 8, !noalias !202
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10695.i

B0.else.if.i10694.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10659.i
  br label %B0.else.endif.i10666.i

B0.else.endif.i10666.i:                           ; preds = %B0.else.if.i10694.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10659.i
  %.113.sroa.0.1.i10667.i = phi i64 [ 0, %B0.else.if.i10694.i ], [ %.125.i10664.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10659.i ]
  %.133.not.i10668.i = icmp slt i64 %.125.i10664.i, %.281.fca.12.load.i
  br i1 %.133.not.i10668.i, label %B0.else.endif.endif.i10670.i, label %B0.else.endif.if.i10669.i, !prof !10

B0.else.endif.if.i10669.i:                        ; preds = %B0.else.endif.i10666.i
  br label %B0.else.endif.endif.i10670.i

B0.else.endif.endif.i10670.i:                     ; preds = %B0.else.endif.if.i10669.i, %B0.else.endif.i10666.i
  %.113.sroa.0.3.i10671.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10669.i ], [ %.113.sroa.0.1.i10667.i, %B0.else.endif.i10666.i ]
  %.140.i10672.i = icmp slt i64 %.57.i10660.i, -20
  %.141.i10673.i = select i1 %.140.i10672.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10674.i = add i64 %.141.i10673.i, %.87.i10661.i
  %.145.i10675.i = icmp slt i64 %.142.i10674.i, 0
  br i1 %.145.i10675.i, label %B0.else.endif.endif.if.i10693.i, label %B0.else.endif.endif.endif.i10676.i, !prof !6

B0.else.endif.endif.if.i10693.i:                  ; preds = %B0.else.endif.endif.i10670.i
  br label %B0.else.endif.endif.endif.i10676.i

B0.else.endif.endif.endif.i10676.i:               ; preds = %B0.else.endif.endif.if.i10693.i, %B0.else.endif.endif.i10670.i
  %.113.sroa.13.1.i10677.i = phi i64 [ 0, %B0.else.endif.endif.if.i10693.i ], [ %.142.i10674.i, %B0.else.endif.endif.i10670.i ]
  %.150.not.i10678.i = icmp slt i64 %.142.i10674.i, %.281.fca.12.load.i
  br i1 %.150.not.i10678.i, label %B0.endif.i10680.i, label %B0.else.endif.endif.endif.if.i10679.i, !prof !10

B0.else.endif.endif.endif.if.i10679.i:            ; preds = %B0.else.endif.endif.endif.i10676.i
  br label %B0.endif.i10680.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10695.i: ; preds = %.576.endif.preheader.i10692.i, %B0.endif.i10680.i
  %.57.i10696.i = phi i64 [ %.87.i10661.i, %B0.endif.i10680.i ], [ %.57.i10696.pre.i, %.576.endif.preheader.i10692.i ]
  %.210.i10685.i = tail call i64 @llvm.smax.i64(i64 %.201.i10682.i, i64 0)
  %.87.i10697.i = add nsw i64 %.57.i10696.i, 4
  %.123.i10698.i = icmp slt i64 %.57.i10696.i, 0
  %.124.i10699.i = select i1 %.123.i10698.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10700.i = add i64 %.124.i10699.i, %.57.i10696.i
  %.128.i10701.i = icmp slt i64 %.125.i10700.i, 0
  br i1 %.128.i10701.i, label %B0.else.if.i10730.i, label %B0.else.endif.i10702.i, !prof !6

B0.endif.i10716.i:                                ; preds = %B0.else.endif.endif.endif.if.i10715.i, %B0.else.endif.endif.endif.i10712.i
  %.113.sroa.13.0.i10717.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10715.i ], [ %.113.sroa.13.1.i10713.i, %B0.else.endif.endif.endif.i10712.i ]
  %.201.i10718.i = sub i64 %.113.sroa.13.0.i10717.i, %.113.sroa.0.3.i10707.i
  %.226.i10719.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10707.i
  store i64 %.87.i10697.i, ptr %.738.i, align 8, !noalias !202
  %.606.not155.i10720.i = icmp sgt i64 %.201.i10718.i, 0
  br i1 %.606.not155.i10720.i, label %.576.endif.preheader.i10728.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !31

.576.endif.preheader.i10728.i:                    ; preds = %B0.endif.i10716.i
  %235 = shl i64 %.201.i10718.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10719.i, i8 0, i64 %235, i1 false), !noalias !202
  %.57.i10731.pre.i = load i64, ptr %.738.i, align 8, !noalias !205
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i10730.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10695.i
  br label %B0.else.endif.i10702.i

B0.else.endif.i10702.i:                           ; preds = %B0.else.if.i10730.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10695.i
  %.113.sroa.0.1.i10703.i = phi i64 [ 0, %B0.else.if.i10730.i ], [ %.125.i10700.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10695.i ]
  %.133.not.i10704.i = icmp slt i64 %.125.i10700.i, %.281.fca.12.load.i
  br i1 %.133.not.i10704.i, label %B0.else.endif.endif.i10706.i, label %B0.else.endif.if.i10705.i, !prof !10

B0.else.endif.if.i10705.i:                        ; preds = %B0.else.endif.i10702.i
  br label %B0.else.endif.endif.i10706.i

B0.else.endif.endif.i10706.i:                     ; preds = %B0.else.endif.if.i10705.i, %B0.else.endif.i10702.i
  %.113.sroa.0.3.i10707.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10705.i ], [ %.113.sroa.0.1.i10703.i, %B0.else.endif.i10702.i ]
  %.140.i10708.i = icmp slt i64 %.57.i10696.i, -4
  %.141.i10709.i = select i1 %.140.i10708.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10710.i = add i64 %.141.i10709.i, %.87.i10697.i
  %.145.i10711.i = icmp slt i64 %.142.i10710.i, 0
  br i1 %.145.i10711.i, label %B0.else.endif.endif.if.i10729.i, label %B0.else.endif.endif.endif.i10712.i, !prof !6

B0.else.endif.endif.if.i10729.i:                  ; preds = %B0.else.endif.endif.i10706.i
  br label %B0.else.endif.endif.endif.i10712.i

B0.else.endif.endif.endif.i10712.i:               ; preds = %B0.else.endif.endif.if.i10729.i, %B0.else.endif.endif.i10706.i
  %.113.sroa.13.1.i10713.i = phi i64 [ 0, %B0.else.endif.endif.if.i10729.i ], [ %.142.i10710.i, %B0.else.endif.endif.i10706.i ]
  %.150.not.i10714.i = icmp slt i64 %.142.i10710.i, %.281.fca.12.load.i
  br i1 %.150.not.i10714.i, label %B0.endif.i10716.i, label %B0.else.endif.endif.endif.if.i10715.i, !prof !10

B0.else.endif.endif.endif.if.i10715.i:            ; preds = %B0.else.endif.endif.endif.i10712.i
  br label %B0.endif.i10716.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i10728.i, %B0.endif.i10716.i
  %.57.i10731.i = phi i64 [ %.87.i10697.i, %B0.endif.i10716.i ], [ %.57.i10731.pre.i, %.576.endif.preheader.i10728.i ]
  %.87.i10732.i = add nsw i64 %.57.i10731.i, 4
  %.123.i10733.i = icmp slt i64 %.57.i10731.i, 0
  %.124.i10734.i = select i1 %.123.i10733.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10735.i = add i64 %.124.i10734.i, %.57.i10731.i
  %.128.i10736.i = icmp slt i64 %.125.i10735.i, 0
  br i1 %.128.i10736.i, label %B0.else.if.i10765.i, label %B0.else.endif.i10737.i, !prof !6

B0.endif.i10751.i:                                ; preds = %B0.else.endif.endif.endif.if.i10750.i, %B0.else.endif.endif.endif.i10747.i
  %.113.sroa.13.0.i10752.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10750.i ], [ %.113.sroa.13.1.i10748.i, %B0.else.endif.endif.endif.i10747.i ]
  %.201.i10753.i = sub i64 %.113.sroa.13.0.i10752.i, %.113.sroa.0.3.i10742.i
  %.226.i10754.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10742.i
  store i64 %.87.i10732.i, ptr %.738.i, align 8, !noalias !205
  %.606.not155.i10755.i = icmp sgt i64 %.201.i10753.i, 0
  br i1 %.606.not155.i10755.i, label %.576.endif.preheader.i10763.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10766.i, !prof !31

.576.endif.preheader.i10763.i:                    ; preds = %B0.endif.i10751.i
  %236 = shl i64 %.201.i10753.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10754.i, i8 0, i64 %236, i1 false), !noalias !205
  %.57.i10767.pre.i = load i64, ptr %.738.i, align 8, !noalias !208
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10766.i

B0.else.if.i10765.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i10737.i

B0.else.endif.i10737.i:                           ; preds = %B0.else.if.i10765.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i10738.i = phi i64 [ 0, %B0.else.if.i10765.i ], [ %.125.i10735.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i10739.i = icmp slt i64 %.125.i10735.i, %.281.fca.12.load.i
  br i1 %.133.not.i10739.i, label %B0.else.endif.endif.i10741.i, label %B0.else.endif.if.i10740.i, !prof !10

B0.else.endif.if.i10740.i:                        ; preds = %B0.else.endif.i10737.i
  br label %B0.else.endif.endif.i10741.i

B0.else.endif.endif.i10741.i:                     ; preds = %B0.else.endif.if.i10740.i, %B0.else.endif.i10737.i
  %.113.sroa.0.3.i10742.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10740.i ], [ %.113.sroa.0.1.i10738.i, %B0.else.endif.i10737.i ]
  %.140.i10743.i = icmp slt i64 %.57.i10731.i, -4
  %.141.i10744.i = select i1 %.140.i10743.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10745.i = add i64 %.141.i10744.i, %.87.i10732.i
  %.145.i10746.i = icmp slt i64 %.142.i10745.i, 0
  br i1 %.145.i10746.i, label %B0.else.endif.endif.if.i10764.i, label %B0.else.endif.endif.endif.i10747.i, !prof !6

B0.else.endif.endif.if.i10764.i:                  ; preds = %B0.else.endif.endif.i10741.i
  br label %B0.else.endif.endif.endif.i10747.i

B0.else.endif.endif.endif.i10747.i:               ; preds = %B0.else.endif.endif.if.i10764.i, %B0.else.endif.endif.i10741.i
  %.113.sroa.13.1.i10748.i = phi i64 [ 0, %B0.else.endif.endif.if.i10764.i ], [ %.142.i10745.i, %B0.else.endif.endif.i10741.i ]
  %.150.not.i10749.i = icmp slt i64 %.142.i10745.i, %.281.fca.12.load.i
  br i1 %.150.not.i10749.i, label %B0.endif.i10751.i, label %B0.else.endif.endif.endif.if.i10750.i, !prof !10

B0.else.endif.endif.endif.if.i10750.i:            ; preds = %B0.else.endif.endif.endif.i10747.i
  br label %B0.endif.i10751.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10766.i: ; preds = %.576.endif.preheader.i10763.i, %B0.endif.i10751.i
  %.57.i10767.i = phi i64 [ %.87.i10732.i, %B0.endif.i10751.i ], [ %.57.i10767.pre.i, %.576.endif.preheader.i10763.i ]
  %.87.i10768.i = add nsw i64 %.57.i10767.i, %.568.i
  %.123.i10769.i = icmp slt i64 %.57.i10767.i, 0
  %.124.i10770.i = select i1 %.123.i10769.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10771.i = add i64 %.124.i10770.i, %.57.i10767.i
  %.128.i10772.i = icmp slt i64 %.125.i10771.i, 0
  br i1 %.128.i10772.i, label %B0.else.if.i10801.i, label %B0.else.endif.i10773.i, !prof !6

B0.endif.i10787.i:                                ; preds = %B0.else.endif.endif.endif.if.i10786.i, %B0.else.endif.endif.endif.i10783.i
  %.113.sroa.13.0.i10788.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10786.i ], [ %.113.sroa.13.1.i10784.i, %B0.else.endif.endif.endif.i10783.i ]
  %.201.i10789.i = sub i64 %.113.sroa.13.0.i10788.i, %.113.sroa.0.3.i10778.i
  %.226.i10790.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10778.i
  store i64 %.87.i10768.i, ptr %.738.i, align 8, !noalias !208
  %.606.not155.i10791.i = icmp sgt i64 %.201.i10789.i, 0
  br i1 %.606.not155.i10791.i, label %.576.endif.preheader.i10799.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10802.i, !prof !31

.576.endif.preheader.i10799.i:                    ; preds = %B0.endif.i10787.i
  %237 = shl i64 %.201.i10789.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10790.i, i8 0, i64 %237, i1 false), !noalias !208
  %.57.i10803.pre.i = load i64, ptr %.738.i, align 8, !noalias !211
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10802.i

B0.else.if.i10801.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10766.i
  br label %B0.else.endif.i10773.i

B0.else.endif.i10773.i:                           ; preds = %B0.else.if.i10801.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10766.i
  %.113.sroa.0.1.i10774.i = phi i64 [ 0, %B0.else.if.i10801.i ], [ %.125.i10771.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10766.i ]
  %.133.not.i10775.i = icmp slt i64 %.125.i10771.i, %.281.fca.12.load.i
  br i1 %.133.not.i10775.i, label %B0.else.endif.endif.i10777.i, label %B0.else.endif.if.i10776.i, !prof !10

B0.else.endif.if.i10776.i:                        ; preds = %B0.else.endif.i10773.i
  br label %B0.else.endif.endif.i10777.i

B0.else.endif.endif.i10777.i:                     ; preds = %B0.else.endif.if.i10776.i, %B0.else.endif.i10773.i
  %.113.sroa.0.3.i10778.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10776.i ], [ %.113.sroa.0.1.i10774.i, %B0.else.endif.i10773.i ]
  %.140.i10779.i = icmp slt i64 %.87.i10768.i, 0
  %.141.i10780.i = select i1 %.140.i10779.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10781.i = add i64 %.141.i10780.i, %.87.i10768.i
  %.145.i10782.i = icmp slt i64 %.142.i10781.i, 0
  br i1 %.145.i10782.i, label %B0.else.endif.endif.if.i10800.i, label %B0.else.endif.endif.endif.i10783.i, !prof !6

B0.else.endif.endif.if.i10800.i:                  ; preds = %B0.else.endif.endif.i10777.i
  br label %B0.else.endif.endif.endif.i10783.i

B0.else.endif.endif.endif.i10783.i:               ; preds = %B0.else.endif.endif.if.i10800.i, %B0.else.endif.endif.i10777.i
  %.113.sroa.13.1.i10784.i = phi i64 [ 0, %B0.else.endif.endif.if.i10800.i ], [ %.142.i10781.i, %B0.else.endif.endif.i10777.i ]
  %.150.not.i10785.i = icmp slt i64 %.142.i10781.i, %.281.fca.12.load.i
  br i1 %.150.not.i10785.i, label %B0.endif.i10787.i, label %B0.else.endif.endif.endif.if.i10786.i, !prof !10

B0.else.endif.endif.endif.if.i10786.i:            ; preds = %B0.else.endif.endif.endif.i10783.i
  br label %B0.endif.i10787.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10802.i: ; preds = %.576.endif.preheader.i10799.i, %B0.endif.i10787.i
  %.57.i10803.i = phi i64 [ %.87.i10768.i, %B0.endif.i10787.i ], [ %.57.i10803.pre.i, %.576.endif.preheader.i10799.i ]
  %.210.i10792.i = tail call i64 @llvm.smax.i64(i64 %.201.i10789.i, i64 0)
  %.87.i10804.i = add nsw i64 %.57.i10803.i, 4
  %.123.i10805.i = icmp slt i64 %.57.i10803.i, 0
  %.124.i10806.i = select i1 %.123.i10805.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10807.i = add i64 %.124.i10806.i, %.57.i10803.i
  %.128.i10808.i = icmp slt i64 %.125.i10807.i, 0
  br i1 %.128.i10808.i, label %B0.else.if.i10837.i, label %B0.else.endif.i10809.i, !prof !6

B0.endif.i10823.i:                                ; preds = %B0.else.endif.endif.endif.if.i10822.i, %B0.else.endif.endif.endif.i10819.i
  %.113.sroa.13.0.i10824.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10822.i ], [ %.113.sroa.13.1.i10820.i, %B0.else.endif.endif.endif.i10819.i ]
  %.201.i10825.i = sub i64 %.113.sroa.13.0.i10824.i, %.113.sroa.0.3.i10814.i
  %.226.i10826.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10814.i
  store i64 %.87.i10804.i, ptr %.738.i, align 8, !noalias !211
  %.605.not155.i10827.i = icmp sgt i64 %.201.i10825.i, 0
  br i1 %.605.not155.i10827.i, label %.3271.endif.preheader.i, label %.3271.if.i, !prof !31

B0.else.if.i10837.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10802.i
  br label %B0.else.endif.i10809.i

B0.else.endif.i10809.i:                           ; preds = %B0.else.if.i10837.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10802.i
  %.113.sroa.0.1.i10810.i = phi i64 [ 0, %B0.else.if.i10837.i ], [ %.125.i10807.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10802.i ]
  %.133.not.i10811.i = icmp slt i64 %.125.i10807.i, %.281.fca.12.load.i
  br i1 %.133.not.i10811.i, label %B0.else.endif.endif.i10813.i, label %B0.else.endif.if.i10812.i, !prof !10

B0.else.endif.if.i10812.i:                        ; preds = %B0.else.endif.i10809.i
  br label %B0.else.endif.endif.i10813.i

B0.else.endif.endif.i10813.i:                     ; preds = %B0.else.endif.if.i10812.i, %B0.else.endif.i10809.i
  %.113.sroa.0.3.i10814.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10812.i ], [ %.113.sroa.0.1.i10810.i, %B0.else.endif.i10809.i ]
  %.140.i10815.i = icmp slt i64 %.57.i10803.i, -4
  %.141.i10816.i = select i1 %.140.i10815.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10817.i = add i64 %.141.i10816.i, %.87.i10804.i
  %.145.i10818.i = icmp slt i64 %.142.i10817.i, 0
  br i1 %.145.i10818.i, label %B0.else.endif.endif.if.i10836.i, label %B0.else.endif.endif.endif.i10819.i, !prof !6

B0.else.endif.endif.if.i10836.i:                  ; preds = %B0.else.endif.endif.i10813.i
  br label %B0.else.endif.endif.endif.i10819.i

B0.else.endif.endif.endif.i10819.i:               ; preds = %B0.else.endif.endif.if.i10836.i, %B0.else.endif.endif.i10813.i
  %.113.sroa.13.1.i10820.i = phi i64 [ 0, %B0.else.endif.endif.if.i10836.i ], [ %.142.i10817.i, %B0.else.endif.endif.i10813.i ]
  %.150.not.i10821.i = icmp slt i64 %.142.i10817.i, %.281.fca.12.load.i
  br i1 %.150.not.i10821.i, label %B0.endif.i10823.i, label %B0.else.endif.endif.endif.if.i10822.i, !prof !10

B0.else.endif.endif.endif.if.i10822.i:            ; preds = %B0.else.endif.endif.endif.i10819.i
  br label %B0.endif.i10823.i

.3271.endif.preheader.i:                          ; preds = %B0.endif.i10823.i
  %238 = shl i64 %.201.i10825.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10826.i, i8 -1, i64 %238, i1 false), !noalias !7
  %.57.i10838.i.pre = load i64, ptr %.738.i, align 8, !noalias !214
  br label %.3271.if.i

.3271.if.i:                                       ; preds = %.3271.endif.preheader.i, %B0.endif.i10823.i
  %.57.i10838.i = phi i64 [ %.57.i10838.i.pre, %.3271.endif.preheader.i ], [ %.87.i10804.i, %B0.endif.i10823.i ]
  %.87.i10839.i = add nsw i64 %.57.i10838.i, 4
  %.123.i10840.i = icmp slt i64 %.57.i10838.i, 0
  %.124.i10841.i = select i1 %.123.i10840.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10842.i = add i64 %.124.i10841.i, %.57.i10838.i
  %.128.i10843.i = icmp slt i64 %.125.i10842.i, 0
  br i1 %.128.i10843.i, label %B0.else.if.i10872.i, label %B0.else.endif.i10844.i, !prof !6

B0.endif.i10858.i:                                ; preds = %B0.else.endif.endif.endif.if.i10857.i, %B0.else.endif.endif.endif.i10854.i
  %.113.sroa.13.0.i10859.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10857.i ], [ %.113.sroa.13.1.i10855.i, %B0.else.endif.endif.endif.i10854.i ]
  %.201.i10860.i = sub i64 %.113.sroa.13.0.i10859.i, %.113.sroa.0.3.i10849.i
  %.226.i10861.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10849.i
  store i64 %.87.i10839.i, ptr %.738.i, align 8, !noalias !214
  %.605.not155.i10862.i = icmp sgt i64 %.201.i10860.i, 0
  br i1 %.605.not155.i10862.i, label %.3617.endif.preheader.i, label %.3617.if.i, !prof !31

B0.else.if.i10872.i:                              ; preds = %.3271.if.i
  br label %B0.else.endif.i10844.i

B0.else.endif.i10844.i:                           ; preds = %B0.else.if.i10872.i, %.3271.if.i
  %.113.sroa.0.1.i10845.i = phi i64 [ 0, %B0.else.if.i10872.i ], [ %.125.i10842.i, %.3271.if.i ]
  %.133.not.i10846.i = icmp slt i64 %.125.i10842.i, %.281.fca.12.load.i
  br i1 %.133.not.i10846.i, label %B0.else.endif.endif.i10848.i, label %B0.else.endif.if.i10847.i, !prof !10

B0.else.endif.if.i10847.i:                        ; preds = %B0.else.endif.i10844.i
  br label %B0.else.endif.endif.i10848.i

B0.else.endif.endif.i10848.i:                     ; preds = %B0.else.endif.if.i10847.i, %B0.else.endif.i10844.i
  %.113.sroa.0.3.i10849.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10847.i ], [ %.113.sroa.0.1.i10845.i, %B0.else.endif.i10844.i ]
  %.140.i10850.i = icmp slt i64 %.57.i10838.i, -4
  %.141.i10851.i = select i1 %.140.i10850.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10852.i = add i64 %.141.i10851.i, %.87.i10839.i
  %.145.i10853.i = icmp slt i64 %.142.i10852.i, 0
  br i1 %.145.i10853.i, label %B0.else.endif.endif.if.i10871.i, label %B0.else.endif.endif.endif.i10854.i, !prof !6

B0.else.endif.endif.if.i10871.i:                  ; preds = %B0.else.endif.endif.i10848.i
  br label %B0.else.endif.endif.endif.i10854.i

B0.else.endif.endif.endif.i10854.i:               ; preds = %B0.else.endif.endif.if.i10871.i, %B0.else.endif.endif.i10848.i
  %.113.sroa.13.1.i10855.i = phi i64 [ 0, %B0.else.endif.endif.if.i10871.i ], [ %.142.i10852.i, %B0.else.endif.endif.i10848.i ]
  %.150.not.i10856.i = icmp slt i64 %.142.i10852.i, %.281.fca.12.load.i
  br i1 %.150.not.i10856.i, label %B0.endif.i10858.i, label %B0.else.endif.endif.endif.if.i10857.i, !prof !10

B0.else.endif.endif.endif.if.i10857.i:            ; preds = %B0.else.endif.endif.endif.i10854.i
  br label %B0.endif.i10858.i

.3617.endif.preheader.i:                          ; preds = %B0.endif.i10858.i
  %239 = shl i64 %.201.i10860.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10861.i, i8 -1, i64 %239, i1 false), !noalias !7
  %.57.i10874.i.pre = load i64, ptr %.738.i, align 8, !noalias !217
  br label %.3617.if.i

.3617.if.i:                                       ; preds = %.3617.endif.preheader.i, %B0.endif.i10858.i
  %.57.i10874.i = phi i64 [ %.57.i10874.i.pre, %.3617.endif.preheader.i ], [ %.87.i10839.i, %B0.endif.i10858.i ]
  %.87.i10875.i = add nsw i64 %.57.i10874.i, 4
  %.123.i10876.i = icmp slt i64 %.57.i10874.i, 0
  %.124.i10877.i = select i1 %.123.i10876.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10878.i = add i64 %.124.i10877.i, %.57.i10874.i
  %.128.i10879.i = icmp slt i64 %.125.i10878.i, 0
  br i1 %.128.i10879.i, label %B0.else.if.i10908.i, label %B0.else.endif.i10880.i, !prof !6

B0.endif.i10894.i:                                ; preds = %B0.else.endif.endif.endif.if.i10893.i, %B0.else.endif.endif.endif.i10890.i
  %.113.sroa.13.0.i10895.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10893.i ], [ %.113.sroa.13.1.i10891.i, %B0.else.endif.endif.endif.i10890.i ]
  %.201.i10896.i = sub i64 %.113.sroa.13.0.i10895.i, %.113.sroa.0.3.i10885.i
  %.226.i10897.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10885.i
  store i64 %.87.i10875.i, ptr %.738.i, align 8, !noalias !217
  %.606.not155.i10898.i = icmp sgt i64 %.201.i10896.i, 0
  br i1 %.606.not155.i10898.i, label %.3963.endif.preheader.i, label %.3963.if.i, !prof !31

B0.else.if.i10908.i:                              ; preds = %.3617.if.i
  br label %B0.else.endif.i10880.i

B0.else.endif.i10880.i:                           ; preds = %B0.else.if.i10908.i, %.3617.if.i
  %.113.sroa.0.1.i10881.i = phi i64 [ 0, %B0.else.if.i10908.i ], [ %.125.i10878.i, %.3617.if.i ]
  %.133.not.i10882.i = icmp slt i64 %.125.i10878.i, %.281.fca.12.load.i
  br i1 %.133.not.i10882.i, label %B0.else.endif.endif.i10884.i, label %B0.else.endif.if.i10883.i, !prof !10

B0.else.endif.if.i10883.i:                        ; preds = %B0.else.endif.i10880.i
  br label %B0.else.endif.endif.i10884.i

B0.else.endif.endif.i10884.i:                     ; preds = %B0.else.endif.if.i10883.i, %B0.else.endif.i10880.i
  %.113.sroa.0.3.i10885.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10883.i ], [ %.113.sroa.0.1.i10881.i, %B0.else.endif.i10880.i ]
  %.140.i10886.i = icmp slt i64 %.57.i10874.i, -4
  %.141.i10887.i = select i1 %.140.i10886.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10888.i = add i64 %.141.i10887.i, %.87.i10875.i
  %.145.i10889.i = icmp slt i64 %.142.i10888.i, 0
  br i1 %.145.i10889.i, label %B0.else.endif.endif.if.i10907.i, label %B0.else.endif.endif.endif.i10890.i, !prof !6

B0.else.endif.endif.if.i10907.i:                  ; preds = %B0.else.endif.endif.i10884.i
  br label %B0.else.endif.endif.endif.i10890.i

B0.else.endif.endif.endif.i10890.i:               ; preds = %B0.else.endif.endif.if.i10907.i, %B0.else.endif.endif.i10884.i
  %.113.sroa.13.1.i10891.i = phi i64 [ 0, %B0.else.endif.endif.if.i10907.i ], [ %.142.i10888.i, %B0.else.endif.endif.i10884.i ]
  %.150.not.i10892.i = icmp slt i64 %.142.i10888.i, %.281.fca.12.load.i
  br i1 %.150.not.i10892.i, label %B0.endif.i10894.i, label %B0.else.endif.endif.endif.if.i10893.i, !prof !10

B0.else.endif.endif.endif.if.i10893.i:            ; preds = %B0.else.endif.endif.endif.i10890.i
  br label %B0.endif.i10894.i

.3963.endif.preheader.i:                          ; preds = %B0.endif.i10894.i
  %240 = shl i64 %.201.i10896.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10897.i, i8 0, i64 %240, i1 false), !noalias !217
  br label %.3963.endif.i

.3963.if.i.loopexit:                              ; preds = %.3963.endif.i
  %.57.i10910.i.pre = load i64, ptr %.738.i, align 8, !noalias !220
  br label %.3963.if.i

.3963.if.i:                                       ; preds = %.3963.if.i.loopexit, %B0.endif.i10894.i
  %.57.i10910.i = phi i64 [ %.57.i10910.i.pre, %.3963.if.i.loopexit ], [ %.87.i10875.i, %B0.endif.i10894.i ]
  %.87.i10911.i = add nsw i64 %.57.i10910.i, 4
  %.123.i10912.i = icmp slt i64 %.57.i10910.i, 0
  %.124.i10913.i = select i1 %.123.i10912.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10914.i = add i64 %.124.i10913.i, %.57.i10910.i
  %.128.i10915.i = icmp slt i64 %.125.i10914.i, 0
  br i1 %.128.i10915.i, label %B0.else.if.i10944.i, label %B0.else.endif.i10916.i, !prof !6

B0.endif.i10930.i:                                ; preds = %B0.else.endif.endif.endif.if.i10929.i, %B0.else.endif.endif.endif.i10926.i
  %.113.sroa.13.0.i10931.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10929.i ], [ %.113.sroa.13.1.i10927.i, %B0.else.endif.endif.endif.i10926.i ]
  %.201.i10932.i = sub i64 %.113.sroa.13.0.i10931.i, %.113.sroa.0.3.i10921.i
  %.226.i10933.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10921.i
  store i64 %.87.i10911.i, ptr %.738.i, align 8, !noalias !220
  %.605.not155.i10934.i = icmp slt i64 %.201.i10932.i, 1
  br i1 %.605.not155.i10934.i, label %.4309.if.i, label %.4309.endif.preheader.i, !prof !11

B0.else.if.i10944.i:                              ; preds = %.3963.if.i
  br label %B0.else.endif.i10916.i

B0.else.endif.i10916.i:                           ; preds = %B0.else.if.i10944.i, %.3963.if.i
  %.113.sroa.0.1.i10917.i = phi i64 [ 0, %B0.else.if.i10944.i ], [ %.125.i10914.i, %.3963.if.i ]
  %.133.not.i10918.i = icmp slt i64 %.125.i10914.i, %.281.fca.12.load.i
  br i1 %.133.not.i10918.i, label %B0.else.endif.endif.i10920.i, label %B0.else.endif.if.i10919.i, !prof !10

B0.else.endif.if.i10919.i:                        ; preds = %B0.else.endif.i10916.i
  br label %B0.else.endif.endif.i10920.i

B0.else.endif.endif.i10920.i:                     ; preds = %B0.else.endif.if.i10919.i, %B0.else.endif.i10916.i
  %.113.sroa.0.3.i10921.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10919.i ], [ %.113.sroa.0.1.i10917.i, %B0.else.endif.i10916.i ]
  %.140.i10922.i = icmp slt i64 %.57.i10910.i, -4
  %.141.i10923.i = select i1 %.140.i10922.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10924.i = add i64 %.141.i10923.i, %.87.i10911.i
  %.145.i10925.i = icmp slt i64 %.142.i10924.i, 0
  br i1 %.145.i10925.i, label %B0.else.endif.endif.if.i10943.i, label %B0.else.endif.endif.endif.i10926.i, !prof !6

B0.else.endif.endif.if.i10943.i:                  ; preds = %B0.else.endif.endif.i10920.i
  br label %B0.else.endif.endif.endif.i10926.i

B0.else.endif.endif.endif.i10926.i:               ; preds = %B0.else.endif.endif.if.i10943.i, %B0.else.endif.endif.i10920.i
  %.113.sroa.13.1.i10927.i = phi i64 [ 0, %B0.else.endif.endif.if.i10943.i ], [ %.142.i10924.i, %B0.else.endif.endif.i10920.i ]
  %.150.not.i10928.i = icmp slt i64 %.142.i10924.i, %.281.fca.12.load.i
  br i1 %.150.not.i10928.i, label %B0.endif.i10930.i, label %B0.else.endif.endif.endif.if.i10929.i, !prof !10

B0.else.endif.endif.endif.if.i10929.i:            ; preds = %B0.else.endif.endif.endif.i10926.i
  br label %B0.endif.i10930.i

.4309.endif.preheader.i:                          ; preds = %B0.endif.i10930.i
  %241 = shl i64 %.201.i10932.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10933.i, i8 0, i64 %241, i1 false), !noalias !220
  br label %.4309.endif.i

.3963.endif.i:                                    ; preds = %.3963.endif.i, %.3963.endif.preheader.i
  %.3959.011238.i = phi i64 [ %.4004.i, %.3963.endif.i ], [ 0, %.3963.endif.preheader.i ]
  %.3999.i = getelementptr double, ptr %.226.i10897.i, i64 %.3959.011238.i
  store double 1.000000e+300, ptr %.3999.i, align 8, !noalias !7
  %.4004.i = add nuw nsw i64 %.3959.011238.i, 1
  %exitcond.not.i1481 = icmp eq i64 %.4004.i, %.201.i10896.i
  br i1 %exitcond.not.i1481, label %.3963.if.i.loopexit, label %.3963.endif.i, !prof !99

.4309.if.i.loopexit:                              ; preds = %.4309.endif.i
  %.57.i10946.i.pre = load i64, ptr %.738.i, align 8, !noalias !223
  br label %.4309.if.i

.4309.if.i:                                       ; preds = %.4309.if.i.loopexit, %B0.endif.i10930.i
  %.57.i10946.i = phi i64 [ %.87.i10911.i, %B0.endif.i10930.i ], [ %.57.i10946.i.pre, %.4309.if.i.loopexit ]
  %.210.i1093511441.i = phi i64 [ 0, %B0.endif.i10930.i ], [ %.201.i10932.i, %.4309.if.i.loopexit ]
  %.87.i10947.i = add nsw i64 %.57.i10946.i, 4
  %.123.i10948.i = icmp slt i64 %.57.i10946.i, 0
  %.124.i10949.i = select i1 %.123.i10948.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10950.i = add i64 %.124.i10949.i, %.57.i10946.i
  %.128.i10951.i = icmp slt i64 %.125.i10950.i, 0
  br i1 %.128.i10951.i, label %B0.else.if.i10980.i, label %B0.else.endif.i10952.i, !prof !6

B0.endif.i10966.i:                                ; preds = %B0.else.endif.endif.endif.if.i10965.i, %B0.else.endif.endif.endif.i10962.i
  %.113.sroa.13.0.i10967.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10965.i ], [ %.113.sroa.13.1.i10963.i, %B0.else.endif.endif.endif.i10962.i ]
  %.201.i10968.i = sub i64 %.113.sroa.13.0.i10967.i, %.113.sroa.0.3.i10957.i
  %.226.i10969.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10957.i
  store i64 %.87.i10947.i, ptr %.738.i, align 8, !noalias !223
  %.606.not155.i10970.i = icmp sgt i64 %.201.i10968.i, 0
  br i1 %.606.not155.i10970.i, label %.576.endif.preheader.i10978.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10981.i, !prof !31

.576.endif.preheader.i10978.i:                    ; preds = %B0.endif.i10966.i
  %242 = shl i64 %.201.i10968.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10969.i, i8 0, i64 %242, i1 false), !noalias !223
  %.57.i10982.pre.i = load i64, ptr %.738.i, align 8, !noalias !226
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10981.i

B0.else.if.i10980.i:                              ; preds = %.4309.if.i
  br label %B0.else.endif.i10952.i

B0.else.endif.i10952.i:                           ; preds = %B0.else.if.i10980.i, %.4309.if.i
  %.113.sroa.0.1.i10953.i = phi i64 [ 0, %B0.else.if.i10980.i ], [ %.125.i10950.i, %.4309.if.i ]
  %.133.not.i10954.i = icmp slt i64 %.125.i10950.i, %.281.fca.12.load.i
  br i1 %.133.not.i10954.i, label %B0.else.endif.endif.i10956.i, label %B0.else.endif.if.i10955.i, !prof !10

B0.else.endif.if.i10955.i:                        ; preds = %B0.else.endif.i10952.i
  br label %B0.else.endif.endif.i10956.i

B0.else.endif.endif.i10956.i:                     ; preds = %B0.else.endif.if.i10955.i, %B0.else.endif.i10952.i
  %.113.sroa.0.3.i10957.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10955.i ], [ %.113.sroa.0.1.i10953.i, %B0.else.endif.i10952.i ]
  %.140.i10958.i = icmp slt i64 %.57.i10946.i, -4
  %.141.i10959.i = select i1 %.140.i10958.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10960.i = add i64 %.141.i10959.i, %.87.i10947.i
  %.145.i10961.i = icmp slt i64 %.142.i10960.i, 0
  br i1 %.145.i10961.i, label %B0.else.endif.endif.if.i10979.i, label %B0.else.endif.endif.endif.i10962.i, !prof !6

B0.else.endif.endif.if.i10979.i:                  ; preds = %B0.else.endif.endif.i10956.i
  br label %B0.else.endif.endif.endif.i10962.i

B0.else.endif.endif.endif.i10962.i:               ; preds = %B0.else.endif.endif.if.i10979.i, %B0.else.endif.endif.i10956.i
  %.113.sroa.13.1.i10963.i = phi i64 [ 0, %B0.else.endif.endif.if.i10979.i ], [ %.142.i10960.i, %B0.else.endif.endif.i10956.i ]
  %.150.not.i10964.i = icmp slt i64 %.142.i10960.i, %.281.fca.12.load.i
  br i1 %.150.not.i10964.i, label %B0.endif.i10966.i, label %B0.else.endif.endif.endif.if.i10965.i, !prof !10

B0.else.endif.endif.endif.if.i10965.i:            ; preds = %B0.else.endif.endif.endif.i10962.i
  br label %B0.endif.i10966.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10981.i: ; preds = %.576.endif.preheader.i10978.i, %B0.endif.i10966.i
  %.57.i10982.i = phi i64 [ %.87.i10947.i, %B0.endif.i10966.i ], [ %.57.i10982.pre.i, %.576.endif.preheader.i10978.i ]
  %.5.i.i = fptosi double %.521.fca.26.load.i to i64
  %.4433.i = shl nsw i64 %.5.i.i, 2
  %.87.i10983.i = add nsw i64 %.57.i10982.i, %.4433.i
  %.123.i10984.i = icmp slt i64 %.57.i10982.i, 0
  %.124.i10985.i = select i1 %.123.i10984.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10986.i = add i64 %.124.i10985.i, %.57.i10982.i
  %.128.i10987.i = icmp slt i64 %.125.i10986.i, 0
  br i1 %.128.i10987.i, label %B0.else.if.i11016.i, label %B0.else.endif.i10988.i, !prof !6

B0.endif.i11002.i:                                ; preds = %B0.else.endif.endif.endif.if.i11001.i, %B0.else.endif.endif.endif.i10998.i
  %.113.sroa.13.0.i11003.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11001.i ], [ %.113.sroa.13.1.i10999.i, %B0.else.endif.endif.endif.i10998.i ]
  %.201.i11004.i = sub i64 %.113.sroa.13.0.i11003.i, %.113.sroa.0.3.i10993.i
  %.226.i11005.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10993.i
  store i64 %.87.i10983.i, ptr %.738.i, align 8, !noalias !226
  %.606.not155.i11006.i = icmp sgt i64 %.201.i11004.i, 0
  br i1 %.606.not155.i11006.i, label %.576.endif.preheader.i11014.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11017.i, !prof !31

.576.endif.preheader.i11014.i:                    ; preds = %B0.endif.i11002.i
  %243 = shl i64 %.201.i11004.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11005.i, i8 0, i64 %243, i1 false), !noalias !226
  %.57.i11018.pre.i = load i64, ptr %.738.i, align 8, !noalias !229
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11017.i

B0.else.if.i11016.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10981.i
  br label %B0.else.endif.i10988.i

B0.else.endif.i10988.i:                           ; preds = %B0.else.if.i11016.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10981.i
  %.113.sroa.0.1.i10989.i = phi i64 [ 0, %B0.else.if.i11016.i ], [ %.125.i10986.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10981.i ]
  %.133.not.i10990.i = icmp slt i64 %.125.i10986.i, %.281.fca.12.load.i
  br i1 %.133.not.i10990.i, label %B0.else.endif.endif.i10992.i, label %B0.else.endif.if.i10991.i, !prof !10

B0.else.endif.if.i10991.i:                        ; preds = %B0.else.endif.i10988.i
  br label %B0.else.endif.endif.i10992.i

B0.else.endif.endif.i10992.i:                     ; preds = %B0.else.endif.if.i10991.i, %B0.else.endif.i10988.i
  %.113.sroa.0.3.i10993.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10991.i ], [ %.113.sroa.0.1.i10989.i, %B0.else.endif.i10988.i ]
  %.140.i10994.i = icmp slt i64 %.87.i10983.i, 0
  %.141.i10995.i = select i1 %.140.i10994.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10996.i = add i64 %.141.i10995.i, %.87.i10983.i
  %.145.i10997.i = icmp slt i64 %.142.i10996.i, 0
  br i1 %.145.i10997.i, label %B0.else.endif.endif.if.i11015.i, label %B0.else.endif.endif.endif.i10998.i, !prof !6

B0.else.endif.endif.if.i11015.i:                  ; preds = %B0.else.endif.endif.i10992.i
  br label %B0.else.endif.endif.endif.i10998.i

B0.else.endif.endif.endif.i10998.i:               ; preds = %B0.else.endif.endif.if.i11015.i, %B0.else.endif.endif.i10992.i
  %.113.sroa.13.1.i10999.i = phi i64 [ 0, %B0.else.endif.endif.if.i11015.i ], [ %.142.i10996.i, %B0.else.endif.endif.i10992.i ]
  %.150.not.i11000.i = icmp slt i64 %.142.i10996.i, %.281.fca.12.load.i
  br i1 %.150.not.i11000.i, label %B0.endif.i11002.i, label %B0.else.endif.endif.endif.if.i11001.i, !prof !10

B0.else.endif.endif.endif.if.i11001.i:            ; preds = %B0.else.endif.endif.endif.i10998.i
  br label %B0.endif.i11002.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11017.i: ; preds = %.576.endif.preheader.i11014.i, %B0.endif.i11002.i
  %.57.i11018.i = phi i64 [ %.87.i10983.i, %B0.endif.i11002.i ], [ %.57.i11018.pre.i, %.576.endif.preheader.i11014.i ]
  %.210.i11007.i = tail call i64 @llvm.smax.i64(i64 %.201.i11004.i, i64 0)
  %.87.i11019.i = add nsw i64 %.57.i11018.i, 4
  %.123.i11020.i = icmp slt i64 %.57.i11018.i, 0
  %.124.i11021.i = select i1 %.123.i11020.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11022.i = add i64 %.124.i11021.i, %.57.i11018.i
  %.128.i11023.i = icmp slt i64 %.125.i11022.i, 0
  br i1 %.128.i11023.i, label %B0.else.if.i11052.i, label %B0.else.endif.i11024.i, !prof !6

B0.endif.i11038.i:                                ; preds = %B0.else.endif.endif.endif.if.i11037.i, %B0.else.endif.endif.endif.i11034.i
  %.113.sroa.13.0.i11039.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11037.i ], [ %.113.sroa.13.1.i11035.i, %B0.else.endif.endif.endif.i11034.i ]
  %.201.i11040.i = sub i64 %.113.sroa.13.0.i11039.i, %.113.sroa.0.3.i11029.i
  %.226.i11041.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11029.i
  store i64 %.87.i11019.i, ptr %.738.i, align 8, !noalias !229
  %.605.not155.i11042.i = icmp sgt i64 %.201.i11040.i, 0
  br i1 %.605.not155.i11042.i, label %.575.endif.preheader.i11050.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11053.i, !prof !31

.575.endif.preheader.i11050.i:                    ; preds = %B0.endif.i11038.i
  %244 = shl i64 %.201.i11040.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11041.i, i8 0, i64 %244, i1 false), !noalias !229
  %.57.i11055.pre.i = load i64, ptr %.738.i, align 8, !noalias !232
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11053.i

B0.else.if.i11052.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11017.i
  br label %B0.else.endif.i11024.i

B0.else.endif.i11024.i:                           ; preds = %B0.else.if.i11052.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11017.i
  %.113.sroa.0.1.i11025.i = phi i64 [ 0, %B0.else.if.i11052.i ], [ %.125.i11022.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11017.i ]
  %.133.not.i11026.i = icmp slt i64 %.125.i11022.i, %.281.fca.12.load.i
  br i1 %.133.not.i11026.i, label %B0.else.endif.endif.i11028.i, label %B0.else.endif.if.i11027.i, !prof !10

B0.else.endif.if.i11027.i:                        ; preds = %B0.else.endif.i11024.i
  br label %B0.else.endif.endif.i11028.i

B0.else.endif.endif.i11028.i:                     ; preds = %B0.else.endif.if.i11027.i, %B0.else.endif.i11024.i
  %.113.sroa.0.3.i11029.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11027.i ], [ %.113.sroa.0.1.i11025.i, %B0.else.endif.i11024.i ]
  %.140.i11030.i = icmp slt i64 %.57.i11018.i, -4
  %.141.i11031.i = select i1 %.140.i11030.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11032.i = add i64 %.141.i11031.i, %.87.i11019.i
  %.145.i11033.i = icmp slt i64 %.142.i11032.i, 0
  br i1 %.145.i11033.i, label %B0.else.endif.endif.if.i11051.i, label %B0.else.endif.endif.endif.i11034.i, !prof !6

B0.else.endif.endif.if.i11051.i:                  ; preds = %B0.else.endif.endif.i11028.i
  br label %B0.else.endif.endif.endif.i11034.i

B0.else.endif.endif.endif.i11034.i:               ; preds = %B0.else.endif.endif.if.i11051.i, %B0.else.endif.endif.i11028.i
  %.113.sroa.13.1.i11035.i = phi i64 [ 0, %B0.else.endif.endif.if.i11051.i ], [ %.142.i11032.i, %B0.else.endif.endif.i11028.i ]
  %.150.not.i11036.i = icmp slt i64 %.142.i11032.i, %.281.fca.12.load.i
  br i1 %.150.not.i11036.i, label %B0.endif.i11038.i, label %B0.else.endif.endif.endif.if.i11037.i, !prof !10

B0.else.endif.endif.endif.if.i11037.i:            ; preds = %B0.else.endif.endif.endif.i11034.i
  br label %B0.endif.i11038.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11053.i: ; preds = %.575.endif.preheader.i11050.i, %B0.endif.i11038.i
  %.57.i11055.i = phi i64 [ %.87.i11019.i, %B0.endif.i11038.i ], [ %.57.i11055.pre.i, %.575.endif.preheader.i11050.i ]
  %.5.i11054.i = fptosi double %.521.fca.28.load.i to i64
  %.4556.i = shl nsw i64 %.5.i11054.i, 2
  %.87.i11056.i = add nsw i64 %.57.i11055.i, %.4556.i
  %.123.i11057.i = icmp slt i64 %.57.i11055.i, 0
  %.124.i11058.i = select i1 %.123.i11057.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11059.i = add i64 %.124.i11058.i, %.57.i11055.i
  %.128.i11060.i = icmp slt i64 %.125.i11059.i, 0
  br i1 %.128.i11060.i, label %B0.else.if.i11089.i, label %B0.else.endif.i11061.i, !prof !6

B0.endif.i11075.i:                                ; preds = %B0.else.endif.endif.endif.if.i11074.i, %B0.else.endif.endif.endif.i11071.i
  %.113.sroa.13.0.i11076.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11074.i ], [ %.113.sroa.13.1.i11072.i, %B0.else.endif.endif.endif.i11071.i ]
  %.201.i11077.i = sub i64 %.113.sroa.13.0.i11076.i, %.113.sroa.0.3.i11066.i
  %.226.i11078.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11066.i
  store i64 %.87.i11056.i, ptr %.738.i, align 8, !noalias !232
  %.606.not155.i11079.i = icmp sgt i64 %.201.i11077.i, 0
  br i1 %.606.not155.i11079.i, label %.576.endif.preheader.i11087.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11090.i, !prof !31

.576.endif.preheader.i11087.i:                    ; preds = %B0.endif.i11075.i
  %245 = shl i64 %.201.i11077.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11078.i, i8 0, i64 %245, i1 false), !noalias !232
  %.57.i11091.pre.i = load i64, ptr %.738.i, align 8, !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11090.i

B0.else.if.i11089.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11053.i
  br label %B0.else.endif.i11061.i

B0.else.endif.i11061.i:                           ; preds = %B0.else.if.i11089.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11053.i
  %.113.sroa.0.1.i11062.i = phi i64 [ 0, %B0.else.if.i11089.i ], [ %.125.i11059.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11053.i ]
  %.133.not.i11063.i = icmp slt i64 %.125.i11059.i, %.281.fca.12.load.i
  br i1 %.133.not.i11063.i, label %B0.else.endif.endif.i11065.i, label %B0.else.endif.if.i11064.i, !prof !10

B0.else.endif.if.i11064.i:                        ; preds = %B0.else.endif.i11061.i
  br label %B0.else.endif.endif.i11065.i

B0.else.endif.endif.i11065.i:                     ; preds = %B0.else.endif.if.i11064.i, %B0.else.endif.i11061.i
  %.113.sroa.0.3.i11066.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11064.i ], [ %.113.sroa.0.1.i11062.i, %B0.else.endif.i11061.i ]
  %.140.i11067.i = icmp slt i64 %.87.i11056.i, 0
  %.141.i11068.i = select i1 %.140.i11067.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11069.i = add i64 %.141.i11068.i, %.87.i11056.i
  %.145.i11070.i = icmp slt i64 %.142.i11069.i, 0
  br i1 %.145.i11070.i, label %B0.else.endif.endif.if.i11088.i, label %B0.else.endif.endif.endif.i11071.i, !prof !6

B0.else.endif.endif.if.i11088.i:                  ; preds = %B0.else.endif.endif.i11065.i
  br label %B0.else.endif.endif.endif.i11071.i

B0.else.endif.endif.endif.i11071.i:               ; preds = %B0.else.endif.endif.if.i11088.i, %B0.else.endif.endif.i11065.i
  %.113.sroa.13.1.i11072.i = phi i64 [ 0, %B0.else.endif.endif.if.i11088.i ], [ %.142.i11069.i, %B0.else.endif.endif.i11065.i ]
  %.150.not.i11073.i = icmp slt i64 %.142.i11069.i, %.281.fca.12.load.i
  br i1 %.150.not.i11073.i, label %B0.endif.i11075.i, label %B0.else.endif.endif.endif.if.i11074.i, !prof !10

B0.else.endif.endif.endif.if.i11074.i:            ; preds = %B0.else.endif.endif.endif.i11071.i
  br label %B0.endif.i11075.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11090.i: ; preds = %.576.endif.preheader.i11087.i, %B0.endif.i11075.i
  %.57.i11091.i = phi i64 [ %.87.i11056.i, %B0.endif.i11075.i ], [ %.57.i11091.pre.i, %.576.endif.preheader.i11087.i ]
  %.210.i11080.i = tail call i64 @llvm.smax.i64(i64 %.201.i11077.i, i64 0)
  %.87.i11092.i = add nsw i64 %.57.i11091.i, 4
  %.123.i11093.i = icmp slt i64 %.57.i11091.i, 0
  %.124.i11094.i = select i1 %.123.i11093.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11095.i = add i64 %.124.i11094.i, %.57.i11091.i
  %.128.i11096.i = icmp slt i64 %.125.i11095.i, 0
  br i1 %.128.i11096.i, label %B0.else.if.i11125.i, label %B0.else.endif.i11097.i, !prof !6

B0.endif.i11111.i:                                ; preds = %B0.else.endif.endif.endif.if.i11110.i, %B0.else.endif.endif.endif.i11107.i
  %.113.sroa.13.0.i11112.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11110.i ], [ %.113.sroa.13.1.i11108.i, %B0.else.endif.endif.endif.i11107.i ]
  %.201.i11113.i = sub i64 %.113.sroa.13.0.i11112.i, %.113.sroa.0.3.i11102.i
  %.226.i11114.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11102.i
  store i64 %.87.i11092.i, ptr %.738.i, align 8, !noalias !235
  %.605.not155.i11115.i = icmp sgt i64 %.201.i11113.i, 0
  br i1 %.605.not155.i11115.i, label %.575.endif.preheader.i11123.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i, !prof !31

.575.endif.preheader.i11123.i:                    ; preds = %B0.endif.i11111.i
  %246 = shl i64 %.201.i11113.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11114.i, i8 0, i64 %246, i1 false), !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i

B0.else.if.i11125.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11090.i
  br label %B0.else.endif.i11097.i

B0.else.endif.i11097.i:                           ; preds = %B0.else.if.i11125.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11090.i
  %.113.sroa.0.1.i11098.i = phi i64 [ 0, %B0.else.if.i11125.i ], [ %.125.i11095.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11090.i ]
  %.133.not.i11099.i = icmp slt i64 %.125.i11095.i, %.281.fca.12.load.i
  br i1 %.133.not.i11099.i, label %B0.else.endif.endif.i11101.i, label %B0.else.endif.if.i11100.i, !prof !10

B0.else.endif.if.i11100.i:                        ; preds = %B0.else.endif.i11097.i
  br label %B0.else.endif.endif.i11101.i

B0.else.endif.endif.i11101.i:                     ; preds = %B0.else.endif.if.i11100.i, %B0.else.endif.i11097.i
  %.113.sroa.0.3.i11102.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11100.i ], [ %.113.sroa.0.1.i11098.i, %B0.else.endif.i11097.i ]
  %.140.i11103.i = icmp slt i64 %.57.i11091.i, -4
  %.141.i11104.i = select i1 %.140.i11103.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11105.i = add i64 %.141.i11104.i, %.87.i11092.i
  %.145.i11106.i = icmp slt i64 %.142.i11105.i, 0
  br i1 %.145.i11106.i, label %B0.else.endif.endif.if.i11124.i, label %B0.else.endif.endif.endif.i11107.i, !prof !6

B0.else.endif.endif.if.i11124.i:                  ; preds = %B0.else.endif.endif.i11101.i
  br label %B0.else.endif.endif.endif.i11107.i

B0.else.endif.endif.endif.i11107.i:               ; preds = %B0.else.endif.endif.if.i11124.i, %B0.else.endif.endif.i11101.i
  %.113.sroa.13.1.i11108.i = phi i64 [ 0, %B0.else.endif.endif.if.i11124.i ], [ %.142.i11105.i, %B0.else.endif.endif.i11101.i ]
  %.150.not.i11109.i = icmp slt i64 %.142.i11105.i, %.281.fca.12.load.i
  br i1 %.150.not.i11109.i, label %B0.endif.i11111.i, label %B0.else.endif.endif.endif.if.i11110.i, !prof !10

B0.else.endif.endif.endif.if.i11110.i:            ; preds = %B0.else.endif.endif.endif.i11107.i
  br label %B0.endif.i11111.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i: ; preds = %.575.endif.preheader.i11123.i, %B0.endif.i11111.i
  %.473411264.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.473411264.i, label %B1816.preheader.lr.ph.i, label %B9870.i

B1816.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11126.i
  %spec.select11163.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.515911245.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.5265.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.5277.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.8400.i = getelementptr i8, ptr %.3130, i64 72
  %.8462.i = getelementptr i8, ptr %.3130, i64 64
  %.10098.i = getelementptr i8, ptr %.3472, i64 48
  %.10130.i = getelementptr i8, ptr %.3472, i64 56
  %.10330.i = fcmp ogt double %.521.fca.23.load.i, 0.000000e+00
  %.10455.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.10467.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.10595.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.10607.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.12444.i = getelementptr i8, ptr %.3472, i64 72
  %.12474.i = getelementptr i8, ptr %.3472, i64 136
  %.12508.i = getelementptr i8, ptr %.3472, i64 16
  %.616.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 32
  %.664.i.i = fcmp ule double %.521.fca.31.load.i, 0.000000e+00
  %247 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.210.i1027.i.i
  %.876.i.i = getelementptr i8, ptr %247, i64 -8
  %.230.0.i1974.i.i = lshr i64 %.210.i.i.i, 4
  %.265.i1975.i.i = icmp eq i64 %.230.0.i1974.i.i, 0
  %.1155.i.i = getelementptr i8, ptr %.226.i1349.i.i, i64 8
  %.47.i.i.i = icmp slt i64 %.201.i1312.i.i, 1
  %.5.i.i.i = fptosi double %.521.fca.30.load.i to i64
  %.435.i.i.i = icmp slt i64 %.201.i1237.i.i, 1
  %248 = shl i64 %.210.i1240.i.i, 3
  %.738.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.2075.i.i = getelementptr i8, ptr %.3472, i64 8
  %.2272.i.i = fadd double %.521.fca.10.load.i, %.521.fca.11.load.i
  %.2323.i.i = getelementptr i8, ptr %.3472, i64 128
  %.2392.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 8
  %.717.i1968.i.i = getelementptr i8, ptr %.3472, i64 88
  %.867.i.i.i = fcmp ogt double %.521.fca.20.load.i, 0.000000e+00
  %.1461.i.i.i = fcmp ogt double %.521.fca.22.load.i, 0.000000e+00
  %.1682.i.i.i = fmul double %.521.fca.7.load.i, %.521.fca.22.load.i
  %.901.i.i.i = getelementptr i8, ptr %.226.i1203.i.i, i64 8
  %.347.i.i.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 16
  %.380.i.i.i.i = fmul double %.521.fca.16.load.i, 2.000000e+00
  %.438.i.i.i.i = getelementptr i8, ptr %.3472, i64 32
  %.12765.i = getelementptr i8, ptr %.3472, i64 144
  %.49.i.i9826.i = icmp slt i64 %.201.i1274.i.i, 1
  %.944.i9724.i = getelementptr i8, ptr %.3472, i64 160
  %.1007.i.i = getelementptr i8, ptr %.3472, i64 64
  %.1224.i.i = getelementptr i8, ptr %.3472, i64 80
  %.1285.i9728.i = getelementptr i8, ptr %.226.i990.i.i, i64 24
  %.13823.i = fmul double %.521.fca.5.load.i, %.521.fca.39.load.i
  %.1160.i.i = fcmp ogt double %.521.fca.31.load.i, 0.000000e+00
  %.1195.i.i = zext i1 %.1160.i.i to i64
  %.1280.i.i = getelementptr i8, ptr %.3472, i64 152
  %.967.i.i = getelementptr i8, ptr %.226.i1167.i.i, i64 128
  %.1606.i.i = getelementptr i8, ptr %.3472, i64 96
  %.1672.i.i = getelementptr i8, ptr %.3472, i64 104
  %.1930.i9651.i = fmul double %.521.fca.17.load.i, %.521.fca.21.load.i
  %.1933.i9652.i = fsub double 1.000000e+00, %.521.fca.21.load.i
  %.1981.i.i = fmul double %.521.fca.18.load.i, %.1933.i9652.i
  %.1982.i.i = fadd double %.1930.i9651.i, %.1981.i.i
  %.11702.i = getelementptr i8, ptr %.3472, i64 112
  %.14841.i = icmp eq i64 %.5.i.i, 0
  %.15104.i = icmp eq i64 %.5.i11054.i, 0
  %.16245.i = getelementptr i8, ptr %.3472, i64 120
  %.16445.i = getelementptr i8, ptr %.3130, i64 80
  %249 = shl i64 %.113.sroa.0.3.i10059.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %249
  %250 = shl i64 %.113.sroa.0.3.i10383.i, 3
  %scevgep11345.i = getelementptr i8, ptr %arg.memory_at, i64 %250
  %.17582.not11262.i = icmp sgt i64 %.201.i10932.i, %.210.i1093511441.i
  br label %B1816.i.outer

.4309.endif.i:                                    ; preds = %.4309.endif.i, %.4309.endif.preheader.i
  %.4305.011240.i = phi i64 [ %.4350.i, %.4309.endif.i ], [ 0, %.4309.endif.preheader.i ]
  %.4345.i = getelementptr i64, ptr %.226.i10933.i, i64 %.4305.011240.i
  store i64 1, ptr %.4345.i, align 8, !noalias !7
  %.4350.i = add nuw nsw i64 %.4305.011240.i, 1
  %exitcond11343.not.i = icmp eq i64 %.4350.i, %.201.i10932.i
  br i1 %exitcond11343.not.i, label %.4309.if.i.loopexit, label %.4309.endif.i, !prof !99

B2060.if.i:                                       ; preds = %B2060.loopexit.i, %B2060.if.lr.ph.i
  %.5103.011246.i = phi i64 [ 0, %B2060.if.lr.ph.i ], [ %.5172.i, %B2060.loopexit.i ]
  %.5172.i = add nuw nsw i64 %.5103.011246.i, 1
  %.5200.i = add nsw i64 %.5103.011246.i, %.5199.i
  %.5214.i = icmp slt i64 %.5200.i, 0
  %.5215.i = select i1 %.5214.i, i64 %.210.i10145.i, i64 0
  %251 = getelementptr i64, ptr %.226.i10143.i, i64 %.5200.i
  %.5229.i = getelementptr i64, ptr %251, i64 %.5215.i
  store i64 1, ptr %.5229.i, align 8, !noalias !7
  %.5245.i = select i1 %.5214.i, i64 %.210.i10181.i, i64 0
  %252 = getelementptr i64, ptr %.226.i10179.i, i64 %.5200.i
  %.5259.i = getelementptr i64, ptr %252, i64 %.5245.i
  store i64 0, ptr %.5259.i, align 8, !noalias !7
  br i1 %brmerge11278.i, label %B2062.endif.i, label %B2062.else.if.i, !prof !44

B2062.endif.i:                                    ; preds = %B2062.else.if.i, %B2060.if.i
  %rem.0.i = phi i64 [ 0, %B2060.if.i ], [ %270, %B2062.else.if.i ]
  %.5305.i = add nsw i64 %rem.0.i, %.5103.011246.i
  %.5319.i = icmp slt i64 %.5305.i, 0
  %.5320.i = select i1 %.5319.i, i64 %.1858, i64 0
  %253 = getelementptr i64, ptr %.1874, i64 %.5305.i
  %.5334.i = getelementptr i64, ptr %253, i64 %.5320.i
  %.5335.i = load i64, ptr %.5334.i, align 8, !noalias !7
  %.5349.i = icmp slt i64 %.5335.i, 0
  %.5350.i = select i1 %.5349.i, i64 %.1688, i64 0
  %254 = getelementptr i64, ptr %.1704, i64 %.5335.i
  %.5364.i = getelementptr i64, ptr %254, i64 %.5350.i
  %.5365.i = load i64, ptr %.5364.i, align 8, !noalias !7
  %.5380.i = select i1 %.5214.i, i64 %.210.i9870.i, i64 0
  %255 = getelementptr i64, ptr %.226.i.i, i64 %.5200.i
  %.5394.i = getelementptr i64, ptr %255, i64 %.5380.i
  store i64 %.5365.i, ptr %.5394.i, align 8, !noalias !7
  %.5410.i = icmp slt i64 %.5335.i, -1
  %.5411.i = select i1 %.5410.i, i64 %.1688, i64 0
  %256 = getelementptr i8, ptr %254, i64 8
  %.5425.i = getelementptr i64, ptr %256, i64 %.5411.i
  %.5426.i = load i64, ptr %.5425.i, align 8, !noalias !7
  %.5441.i = select i1 %.5214.i, i64 %.210.i9896.i, i64 0
  %257 = getelementptr i64, ptr %.226.i9894.i, i64 %.5200.i
  %.5455.i = getelementptr i64, ptr %257, i64 %.5441.i
  store i64 %.5426.i, ptr %.5455.i, align 8, !noalias !7
  %.5486.i = load i64, ptr %.5394.i, align 8, !noalias !7
  %.5500.i = icmp slt i64 %.5486.i, 0
  %.5501.i = select i1 %.5500.i, i64 %.1518, i64 0
  %258 = getelementptr i64, ptr %.1534, i64 %.5486.i
  %.5515.i = getelementptr i64, ptr %258, i64 %.5501.i
  %.5516.i = load i64, ptr %.5515.i, align 8, !noalias !7
  %.5530.i = icmp slt i64 %.5516.i, 0
  %.5531.i = select i1 %.5530.i, i64 %.1348, i64 0
  %259 = getelementptr i64, ptr %.1364, i64 %.5516.i
  %.5545.i = getelementptr i64, ptr %259, i64 %.5531.i
  %.5546.i = load i64, ptr %.5545.i, align 8, !noalias !7
  %.5561.i = select i1 %.5214.i, i64 %.210.i9932.i, i64 0
  %260 = getelementptr i64, ptr %.226.i9930.i, i64 %.5200.i
  %.5575.i = getelementptr i64, ptr %260, i64 %.5561.i
  store i64 %.5546.i, ptr %.5575.i, align 8, !noalias !7
  %.5591.i = select i1 %.5214.i, i64 %.210.i9967.i, i64 0
  %261 = getelementptr double, ptr %.226.i9966.i, i64 %.5200.i
  %.5605.i = getelementptr double, ptr %261, i64 %.5591.i
  store double 0.000000e+00, ptr %.5605.i, align 8, !noalias !7
  %.5621.i = select i1 %.5214.i, i64 %.210.i10037.i, i64 0
  %262 = getelementptr i64, ptr %.226.i10035.i, i64 %.5200.i
  %.5635.i = getelementptr i64, ptr %262, i64 %.5621.i
  store i64 0, ptr %.5635.i, align 8, !noalias !7
  %.5652.i = select i1 %.5214.i, i64 %.210.i10217.i, i64 0
  %263 = getelementptr i64, ptr %.226.i10215.i, i64 %.5200.i
  %.5666.i = getelementptr i64, ptr %263, i64 %.5652.i
  store i64 %next_block.5.3.i, ptr %.5666.i, align 8, !noalias !7
  %.5670.i = uitofp nneg i64 %.5103.011246.i to double
  %.5671.i = fmul double %.521.fca.2.load.i, %.5670.i
  %.5673.i = fadd double %.4981.i, %.5671.i
  %.5688.i = select i1 %.5214.i, i64 %.210.i102531142911433.i, i64 0
  %264 = getelementptr double, ptr %.226.i10251.i, i64 %.5200.i
  %.5702.i = getelementptr double, ptr %264, i64 %.5688.i
  store double %.5673.i, ptr %.5702.i, align 8, !noalias !7
  %.5707.i = add nsw i64 %.5103.011246.i, %.5706.i
  %.5722.i = select i1 %.5214.i, i64 %.210.i10289.i, i64 0
  %265 = getelementptr i64, ptr %.226.i10287.i, i64 %.5200.i
  %.5736.i = getelementptr i64, ptr %265, i64 %.5722.i
  store i64 %.5707.i, ptr %.5736.i, align 8, !noalias !7
  %.5767.i = load double, ptr %.5702.i, align 8, !noalias !7
  %.5782.i = select i1 %.5214.i, i64 %.210.i10325.i, i64 0
  %266 = getelementptr double, ptr %.226.i10323.i, i64 %.5200.i
  %.5796.i = getelementptr double, ptr %266, i64 %.5782.i
  store double %.5767.i, ptr %.5796.i, align 8, !noalias !7
  %.5812.i = select i1 %.5214.i, i64 %.210.i10613.i, i64 0
  %267 = getelementptr double, ptr %.226.i10611.i, i64 %.5200.i
  %.5826.i = getelementptr double, ptr %267, i64 %.5812.i
  store double 0.000000e+00, ptr %.5826.i, align 8, !noalias !7
  %.5842.i = select i1 %.5214.i, i64 %.210.i10649.i, i64 0
  %268 = getelementptr double, ptr %.226.i10647.i, i64 %.5200.i
  %.5856.i = getelementptr double, ptr %268, i64 %.5842.i
  store double 0.000000e+00, ptr %.5856.i, align 8, !noalias !7
  %.5872.i = select i1 %.5214.i, i64 %.210.i10361.i, i64 0
  %269 = getelementptr i64, ptr %.226.i10359.i, i64 %.5200.i
  %.5886.i = getelementptr i64, ptr %269, i64 %.5872.i
  store i64 1, ptr %.5886.i, align 8, !noalias !7
  %.5888.i = mul nsw i64 %.5200.i, 6
  %.5889.i = add nsw i64 %.5200.i, 1
  %.5890.i = mul nsw i64 %.5889.i, 6
  %.5928.i = select i1 %.5214.i, i64 %.210.i10073.i, i64 0
  %.5929.i = add i64 %.5928.i, %.5888.i
  %.5944.i = icmp slt i64 %.5200.i, -1
  %.5945.i = select i1 %.5944.i, i64 %.210.i10073.i, i64 0
  %.5946.i = add i64 %.5890.i, %.5945.i
  %.6073.i = icmp slt i64 %.5929.i, 0
  br i1 %.6073.i, label %B2062.endif.endif.else.if.i, label %B2062.endif.endif.else.endif.i, !prof !6

B2062.else.if.i:                                  ; preds = %B2060.if.i
  %.5282.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.5283.i = xor i64 %.5282.i, %.281.fca.5.load.i
  %.5284.i = icmp slt i64 %.5283.i, 0
  %.5285.i = icmp ne i64 %.5282.i, 0
  %.5286.i = and i1 %.5285.i, %.5284.i
  %.5293.i = select i1 %.5286.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.5293.i, %.5282.i
  %270 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B2062.endif.i

B2062.endif.endif.endif.i:                        ; preds = %B2062.endif.endif.else.endif.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.endif.i
  %.6053.sroa.13.0.i = phi i64 [ %.210.i10073.i, %B2062.endif.endif.else.endif.endif.endif.if.i ], [ %.6053.sroa.13.1.i, %B2062.endif.endif.else.endif.endif.endif.i ]
  %.6174.not11241.i = icmp slt i64 %.6053.sroa.0.3.i, %.6053.sroa.13.0.i
  br i1 %.6174.not11241.i, label %.6144.endif.preheader.i, label %.6144.if.i, !prof !31

.6144.endif.preheader.i:                          ; preds = %B2062.endif.endif.endif.i
  %271 = shl i64 %.6053.sroa.0.3.i, 3
  %scevgep11344.i = getelementptr i8, ptr %scevgep.i, i64 %271
  %272 = sub nsw i64 %.6053.sroa.13.0.i, %.6053.sroa.0.3.i
  %273 = shl i64 %272, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11344.i, i8 0, i64 %273, i1 false), !noalias !7
  br label %.6144.if.i

B2062.endif.endif.else.if.i:                      ; preds = %B2062.endif.i
  br label %B2062.endif.endif.else.endif.i

B2062.endif.endif.else.endif.i:                   ; preds = %B2062.endif.endif.else.if.i, %B2062.endif.i
  %.6053.sroa.0.1.i = phi i64 [ 0, %B2062.endif.endif.else.if.i ], [ %.5929.i, %B2062.endif.i ]
  %.6078.not.i = icmp slt i64 %.5929.i, %.210.i10073.i
  br i1 %.6078.not.i, label %B2062.endif.endif.else.endif.endif.i, label %B2062.endif.endif.else.endif.if.i, !prof !10

B2062.endif.endif.else.endif.if.i:                ; preds = %B2062.endif.endif.else.endif.i
  br label %B2062.endif.endif.else.endif.endif.i

B2062.endif.endif.else.endif.endif.i:             ; preds = %B2062.endif.endif.else.endif.if.i, %B2062.endif.endif.else.endif.i
  %.6053.sroa.0.3.i = phi i64 [ %.210.i10073.i, %B2062.endif.endif.else.endif.if.i ], [ %.6053.sroa.0.1.i, %B2062.endif.endif.else.endif.i ]
  %.6090.i = icmp slt i64 %.5946.i, 0
  br i1 %.6090.i, label %B2062.endif.endif.else.endif.endif.if.i, label %B2062.endif.endif.else.endif.endif.endif.i, !prof !6

B2062.endif.endif.else.endif.endif.if.i:          ; preds = %B2062.endif.endif.else.endif.endif.i
  br label %B2062.endif.endif.else.endif.endif.endif.i

B2062.endif.endif.else.endif.endif.endif.i:       ; preds = %B2062.endif.endif.else.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.i
  %.6053.sroa.13.1.i = phi i64 [ 0, %B2062.endif.endif.else.endif.endif.if.i ], [ %.5946.i, %B2062.endif.endif.else.endif.endif.i ]
  %.6095.not.i = icmp slt i64 %.5946.i, %.210.i10073.i
  br i1 %.6095.not.i, label %B2062.endif.endif.endif.i, label %B2062.endif.endif.else.endif.endif.endif.if.i, !prof !10

B2062.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B2062.endif.endif.else.endif.endif.endif.i
  br label %B2062.endif.endif.endif.i

.6144.if.i:                                       ; preds = %.6144.endif.preheader.i, %B2062.endif.endif.endif.i
  %.6192.i = mul nsw i64 %.5200.i, %.596.i
  %.6195.i = mul nsw i64 %.5889.i, %.596.i
  %.6232.i = icmp slt i64 %.6192.i, 0
  %.6233.i = select i1 %.6232.i, i64 %.210.i10397.i, i64 0
  %.6234.i = add i64 %.6233.i, %.6192.i
  %.6249.i = icmp slt i64 %.6195.i, 0
  %.6250.i = select i1 %.6249.i, i64 %.210.i10397.i, i64 0
  %.6251.i = add i64 %.6250.i, %.6195.i
  %.6378.i = icmp slt i64 %.6234.i, 0
  br i1 %.6378.i, label %.6145.endif.else.if.i, label %.6145.endif.else.endif.i, !prof !6

.6145.endif.endif.i:                              ; preds = %.6145.endif.else.endif.endif.endif.if.i, %.6145.endif.else.endif.endif.endif.i
  %.6358.sroa.13.0.i = phi i64 [ %.210.i10397.i, %.6145.endif.else.endif.endif.endif.if.i ], [ %.6358.sroa.13.1.i, %.6145.endif.else.endif.endif.endif.i ]
  %.6479.not11243.i = icmp slt i64 %.6358.sroa.0.3.i, %.6358.sroa.13.0.i
  br i1 %.6479.not11243.i, label %.6449.endif.preheader.i, label %B2060.loopexit.i, !prof !31

.6449.endif.preheader.i:                          ; preds = %.6145.endif.endif.i
  %274 = shl i64 %.6358.sroa.0.3.i, 3
  %scevgep11346.i = getelementptr i8, ptr %scevgep11345.i, i64 %274
  %275 = sub nsw i64 %.6358.sroa.13.0.i, %.6358.sroa.0.3.i
  %276 = shl i64 %275, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11346.i, i8 0, i64 %276, i1 false), !noalias !7
  br label %B2060.loopexit.i

.6145.endif.else.if.i:                            ; preds = %.6144.if.i
  br label %.6145.endif.else.endif.i

.6145.endif.else.endif.i:                         ; preds = %.6145.endif.else.if.i, %.6144.if.i
  %.6358.sroa.0.1.i = phi i64 [ 0, %.6145.endif.else.if.i ], [ %.6234.i, %.6144.if.i ]
  %.6383.not.i = icmp slt i64 %.6234.i, %.210.i10397.i
  br i1 %.6383.not.i, label %.6145.endif.else.endif.endif.i, label %.6145.endif.else.endif.if.i, !prof !10

.6145.endif.else.endif.if.i:                      ; preds = %.6145.endif.else.endif.i
  br label %.6145.endif.else.endif.endif.i

.6145.endif.else.endif.endif.i:                   ; preds = %.6145.endif.else.endif.if.i, %.6145.endif.else.endif.i
  %.6358.sroa.0.3.i = phi i64 [ %.210.i10397.i, %.6145.endif.else.endif.if.i ], [ %.6358.sroa.0.1.i, %.6145.endif.else.endif.i ]
  %.6395.i = icmp slt i64 %.6251.i, 0
  br i1 %.6395.i, label %.6145.endif.else.endif.endif.if.i, label %.6145.endif.else.endif.endif.endif.i, !prof !6

.6145.endif.else.endif.endif.if.i:                ; preds = %.6145.endif.else.endif.endif.i
  br label %.6145.endif.else.endif.endif.endif.i

.6145.endif.else.endif.endif.endif.i:             ; preds = %.6145.endif.else.endif.endif.if.i, %.6145.endif.else.endif.endif.i
  %.6358.sroa.13.1.i = phi i64 [ 0, %.6145.endif.else.endif.endif.if.i ], [ %.6251.i, %.6145.endif.else.endif.endif.i ]
  %.6400.not.i = icmp slt i64 %.6251.i, %.210.i10397.i
  br i1 %.6400.not.i, label %.6145.endif.endif.i, label %.6145.endif.else.endif.endif.endif.if.i, !prof !10

.6145.endif.else.endif.endif.endif.if.i:          ; preds = %.6145.endif.else.endif.endif.endif.i
  br label %.6145.endif.endif.i

.6781.if.i:                                       ; preds = %.6781.endif.i, %B2472.i
  %exitcond1595.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1595.not, label %B2532.i, label %B2518.i

.6781.endif.i:                                    ; preds = %B2472.i, %.6781.endif.i
  %.6777.011249.i = phi i64 [ %.6822.i, %.6781.endif.i ], [ 0, %B2472.i ]
  %.6817.i = getelementptr i64, ptr %.226.i10933.i, i64 %.6777.011249.i
  store i64 1, ptr %.6817.i, align 8, !noalias !7
  %.6822.i = add nuw nsw i64 %.6777.011249.i, 1
  %exitcond11348.not.i = icmp eq i64 %.6822.i, %.201.i10932.i
  br i1 %exitcond11348.not.i, label %.6781.if.i, label %.6781.endif.i, !prof !99

B2590.if.i:                                       ; preds = %B2768.i, %B2532.i
  %scheduler.2.211254.i = phi i64 [ -1, %B2532.i ], [ %scheduler.3.3.i, %B2768.i ]
  %best.2.211253.i = phi double [ 1.000000e+300, %B2532.i ], [ %best.3.3.i, %B2768.i ]
  %.6911.011250.i = phi i64 [ 0, %B2532.i ], [ %.6980.i, %B2768.i ]
  %.6980.i = add nuw nsw i64 %.6911.011250.i, 1
  %277 = getelementptr i64, ptr %.226.i10933.i, i64 %.6911.011250.i
  %.7038.i = load i64, ptr %277, align 8, !noalias !7
  %.7039.not.i = icmp eq i64 %.7038.i, 0
  br i1 %.7039.not.i, label %B2700.i, label %B2610.i

B3410.if.i:                                       ; preds = %B3552.i, %B3410.preheader.i
  %why.5.311258.i = phi i64 [ 2, %B3410.preheader.i ], [ %why.6.4.i, %B3552.i ]
  %need.3.311257.i = phi double [ %best.3.3.i, %B3410.preheader.i ], [ %need.4.4.i, %B3552.i ]
  %.8689.011255.i = phi i64 [ 0, %B3410.preheader.i ], [ %.8764.i, %B3552.i ]
  %.8764.i = add nuw nsw i64 %.8689.011255.i, 1
  %278 = shl nuw i64 1, %.8689.011255.i
  %279 = and i64 %278, %.8643.i
  %.8808.not.i = icmp eq i64 %279, 0
  br i1 %.8808.not.i, label %B3552.i, label %B3430.i

B4772.endif.i:                                    ; preds = %B4772.else.if.i, %B4772.i
  %quot.2.0.i = phi i64 [ 0, %B4772.i ], [ %spec.select9473.i, %B4772.else.if.i ]
  %280 = getelementptr i64, ptr %.730, i64 %.7846.i
  %.10525.i = getelementptr i64, ptr %280, i64 %.7865.i
  %.10526.i = load i64, ptr %.10525.i, align 8, !noalias !7
  %.13.i11127.i = tail call i64 @llvm.smax.i64(i64 %.10526.i, i64 1)
  %.10556.i = uitofp nneg i64 %.13.i11127.i to double
  %.10557.i = fadd double %best.3.3.i, %.10556.i
  %.10576.i = select i1 %.7830.i, i64 %.210.i10217.i, i64 0
  %281 = getelementptr i64, ptr %.226.i10215.i, i64 %.7775.i
  %.10590.i = getelementptr i64, ptr %281, i64 %.10576.i
  %.10591.i = load i64, ptr %.10590.i, align 8, !noalias !7
  %.10606.i = icmp ne i64 %.10591.i, -9223372036854775808
  %.10608.not.i = or i1 %.10607.i, %.10606.i
  %or.cond11281.i = select i1 %.10595.i, i1 %.10608.not.i, i1 false, !prof !15
  br i1 %or.cond11281.i, label %B4772.endif.endif.else.if.i, label %B4772.endif.endif.endif.i, !prof !15

B4772.else.if.i:                                  ; preds = %B4772.i
  %.10471.i = sdiv i64 %.7775.i, %.281.fca.7.load.i
  %.10472.i = srem i64 %.7775.i, %.281.fca.7.load.i
  %.10473.i = xor i64 %.10472.i, %.281.fca.7.load.i
  %.10474.i = icmp slt i64 %.10473.i, 0
  %.10475.i = icmp ne i64 %.10472.i, 0
  %.10476.i = and i1 %.10475.i, %.10474.i
  %.10481.i = sext i1 %.10476.i to i64
  %spec.select9473.i = add i64 %.10471.i, %.10481.i
  br label %B4772.endif.i

B4772.endif.endif.endif.i:                        ; preds = %B4772.endif.endif.else.if.i, %B4772.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4772.endif.i ], [ %282, %B4772.endif.endif.else.if.i ]
  br i1 %or.cond11279.i, label %B4772.endif.endif.endif.else.if.i, label %B4772.endif.endif.endif.endif.i, !prof !15

B4772.endif.endif.else.if.i:                      ; preds = %B4772.endif.i
  %.10612.i = srem i64 %.10591.i, %.281.fca.5.load.i
  %.10613.i = xor i64 %.10612.i, %.281.fca.5.load.i
  %.10614.i = icmp slt i64 %.10613.i, 0
  %.10615.i = icmp ne i64 %.10612.i, 0
  %.10616.i = and i1 %.10615.i, %.10614.i
  %.10623.i = select i1 %.10616.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select9474.i = add i64 %.10623.i, %.10612.i
  %282 = mul nsw i64 %spec.select9474.i, %.281.fca.7.load.i
  br label %B4772.endif.endif.endif.i

B4772.endif.endif.endif.endif.i:                  ; preds = %B4772.endif.endif.endif.else.if.i, %B4772.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4772.endif.endif.endif.i ], [ %spec.select9475.i, %B4772.endif.endif.endif.else.if.i ]
  %.10677.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.10685.i = icmp eq i64 %.7880.i, 5
  br i1 %.10685.i, label %B4950.i, label %B5158.i

B4772.endif.endif.endif.else.if.i:                ; preds = %B4772.endif.endif.endif.i
  %.10656.i = srem i64 %.7775.i, %.281.fca.7.load.i
  %.10657.i = xor i64 %.10656.i, %.281.fca.7.load.i
  %.10658.i = icmp slt i64 %.10657.i, 0
  %.10659.i = icmp ne i64 %.10656.i, 0
  %.10660.i = and i1 %.10659.i, %.10658.i
  %.10667.i = select i1 %.10660.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9475.i = add i64 %.10667.i, %.10656.i
  br label %B4772.endif.endif.endif.endif.i

B8124.endif.endif.i:                              ; preds = %B8124.endif.else.if.i, %B8124.i
  %rem.7.0.i = phi i64 [ %.14849.0.i, %B8124.endif.else.if.i ], [ 0, %B8124.i ]
  store i64 %rem.7.0.i, ptr %.14773.i, align 8, !noalias !7
  br label %B8430.i

B8124.endif.else.if.i:                            ; preds = %B8124.i
  %.14836.i = load i64, ptr %.14773.i, align 8, !noalias !7
  %.14837.i = add nsw i64 %.14836.i, 1
  %.14858.i = srem i64 %.14837.i, %.5.i.i
  %.14859.i = xor i64 %.14858.i, %.5.i.i
  %.14860.i = icmp slt i64 %.14859.i, 0
  %.14861.i = icmp ne i64 %.14858.i, 0
  %.14862.i = and i1 %.14861.i, %.14860.i
  %.14869.i = select i1 %.14862.i, i64 %.5.i.i, i64 0
  %.14849.0.i = add i64 %.14869.i, %.14858.i
  br label %B8124.endif.endif.i

B8290.endif.endif.i:                              ; preds = %B8290.endif.else.if.i, %B8290.i
  %rem.8.0.i = phi i64 [ %.15112.0.i, %B8290.endif.else.if.i ], [ 0, %B8290.i ]
  store i64 %rem.8.0.i, ptr %.15036.i, align 8, !noalias !7
  br label %B8430.i

B8290.endif.else.if.i:                            ; preds = %B8290.i
  %.15099.i = load i64, ptr %.15036.i, align 8, !noalias !7
  %.15100.i = add nsw i64 %.15099.i, 1
  %.15121.i = srem i64 %.15100.i, %.5.i11054.i
  %.15122.i = xor i64 %.15121.i, %.5.i11054.i
  %.15123.i = icmp slt i64 %.15122.i, 0
  %.15124.i = icmp ne i64 %.15121.i, 0
  %.15125.i = and i1 %.15124.i, %.15123.i
  %.15132.i = select i1 %.15125.i, i64 %.5.i11054.i, i64 0
  %.15112.0.i = add i64 %.15132.i, %.15121.i
  br label %B8290.endif.endif.i

B8956.endif.endif.i:                              ; preds = %B8956.endif.else.if.i, %B8956.i
  %rem.9.0.i = phi double [ 0.000000e+00, %B8956.i ], [ %284, %B8956.endif.else.if.i ]
  %.16384.i = fmul double %.521.fca.2.load.i, %rem.9.0.i
  %.16385.i = fsub double %.16338.i, %.16384.i
  %.16386.i = fadd double %.16246.i, %.16385.i
  store double %.16386.i, ptr %.16245.i, align 8, !noalias !7
  %.16446.i = load double, ptr %.16445.i, align 8, !noalias !7
  %.16462.i = select i1 %.7830.i, i64 %.210.i10649.i, i64 0
  %283 = getelementptr double, ptr %.226.i10647.i, i64 %.7775.i
  %.16476.i = getelementptr double, ptr %283, i64 %.16462.i
  %.16477.i = load double, ptr %.16476.i, align 8, !noalias !7
  %.16481.i = fsub double %.16477.i, %best.3.3.i
  %.12.i11128.i = fcmp ogt double %.16481.i, 0.000000e+00
  %.13.i11129.i = select i1 %.12.i11128.i, double %.16481.i, double 0.000000e+00
  %.16510.i = fadd double %.16446.i, %.13.i11129.i
  store double %.16510.i, ptr %.16445.i, align 8, !noalias !7
  br label %B9464.i

B8956.endif.else.if.i:                            ; preds = %B8956.i
  %.16362.i = srem i64 %.7775.i, %.281.fca.7.load.i
  %.16363.i = xor i64 %.16362.i, %.281.fca.7.load.i
  %.16364.i = icmp slt i64 %.16363.i, 0
  %.16365.i = icmp ne i64 %.16362.i, 0
  %.16366.i = and i1 %.16365.i, %.16364.i
  %.16373.i = select i1 %.16366.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9476.i = add i64 %.16373.i, %.16362.i
  %284 = sitofp i64 %spec.select9476.i to double
  br label %B8956.endif.endif.i

B9634.if.i:                                       ; preds = %B9690.i, %B9634.if.preheader.i
  %.17033.011261.i = phi i64 [ %.17095.i, %B9690.i ], [ %spec.select11163.i, %B9634.if.preheader.i ]
  %.17030.011260.i = phi i64 [ %.17099.i, %B9690.i ], [ %.17002.i, %B9634.if.preheader.i ]
  %.17095.i = add nsw i64 %.17033.011261.i, -1
  %.17099.i = add i64 %.17030.011260.i, 1
  %.17141.i = icmp slt i64 %.17030.011260.i, 0
  %.17142.i = select i1 %.17141.i, i64 %.210.i10145.i, i64 0
  %285 = getelementptr i64, ptr %.226.i10143.i, i64 %.17030.011260.i
  %.17156.i = getelementptr i64, ptr %285, i64 %.17142.i
  %.17157.i = load i64, ptr %.17156.i, align 8, !noalias !7
  %.17158.not.i = icmp eq i64 %.17157.i, 0
  br i1 %.17158.not.i, label %B9690.i, label %B9654.i

B9692.endif.else.endif.endif.endif.if.i:          ; preds = %B9692.i
  br i1 %.17582.not11262.i, label %.17552.endif.i.preheader, label %B9716.i, !prof !238

.17552.endif.i.preheader:                         ; preds = %B9692.i, %B9692.endif.else.endif.endif.endif.if.i
  %.17548.011263.i.ph = phi i64 [ %.210.i1093511441.i, %B9692.endif.else.endif.endif.endif.if.i ], [ 0, %B9692.i ]
  br label %.17552.endif.i

.17552.endif.i:                                   ; preds = %.17552.endif.i.preheader, %.17552.endif.i
  %.17548.011263.i = phi i64 [ %.17593.i, %.17552.endif.i ], [ %.17548.011263.i.ph, %.17552.endif.i.preheader ]
  %.17588.i = getelementptr i64, ptr %.226.i10933.i, i64 %.17548.011263.i
  store i64 1, ptr %.17588.i, align 8, !noalias !7
  %.17593.i = add nuw nsw i64 %.17548.011263.i, 1
  %.17582.not.i = icmp sgt i64 %.201.i10932.i, %.17593.i
  br i1 %.17582.not.i, label %.17552.endif.i, label %B9716.i, !prof !239

B9900.if.i:                                       ; preds = %B10346.i, %B9900.if.lr.ph.i
  %.18651.011275.i = phi i64 [ 0, %B9900.if.lr.ph.i ], [ %.18720.i, %B10346.i ]
  %.18720.i = add nuw nsw i64 %.18651.011275.i, 1
  %286 = getelementptr i64, ptr %.226.i10143.i, i64 %.18651.011275.i
  %.18778.i = load i64, ptr %286, align 8, !noalias !7
  %.18779.not.i = icmp eq i64 %.18778.i, 0
  br i1 %.18779.not.i, label %B10346.i, label %B9920.i

B9920.endif.endif.i:                              ; preds = %B9920.endif.else.if.i, %B9920.i
  %.1888211155.pn.pn.in.i = phi ptr [ %.1888111154.i, %B9920.endif.else.if.i ], [ %.226.i10575.i, %B9920.i ]
  %rem.11.0.i = phi double [ %294, %B9920.endif.else.if.i ], [ 0.000000e+00, %B9920.i ]
  %.1888211155.pn.pn.i = load double, ptr %.1888211155.pn.pn.in.i, align 8, !noalias !7
  %.1888411158.i = fsub double %now.2.2.i, %.1888211155.pn.pn.i
  %.18930.i = fmul double %.521.fca.2.load.i, %rem.11.0.i
  %.18931.i = fsub double %.1888411158.i, %.18930.i
  %.12.i11130.i = fcmp ogt double %.18931.i, 0.000000e+00
  %.13.i11131.i = select i1 %.12.i11130.i, double %.18931.i, double 0.000000e+00
  %.18960.i = fadd double %.18810.i, %.13.i11131.i
  store double %.18960.i, ptr %.18809.i, align 8, !noalias !7
  %287 = getelementptr double, ptr %.226.i10323.i, i64 %.18651.011275.i
  %.19021.i = load double, ptr %287, align 8, !noalias !7
  %288 = getelementptr double, ptr %.226.i10251.i, i64 %.18651.011275.i
  %.19052.i = load double, ptr %288, align 8, !noalias !7
  %.12.i11132.i = fcmp olt double %now.2.2.i, %.19052.i
  %.13.i11133.i = select i1 %.12.i11132.i, double %now.2.2.i, double %.19052.i
  %.12.i11134.i = fcmp ogt double %.13.i11133.i, %.19021.i
  %.13.i11135.i = select i1 %.12.i11134.i, double %.13.i11133.i, double %.19021.i
  %289 = getelementptr i64, ptr %.226.i10359.i, i64 %.18651.011275.i
  %.19140.i = load i64, ptr %289, align 8, !noalias !7
  %.19154.i = icmp slt i64 %.19140.i, 0
  %.19155.i = select i1 %.19154.i, i64 %.3114, i64 0
  %290 = getelementptr double, ptr %.3130, i64 %.19140.i
  %.19169.i = getelementptr double, ptr %290, i64 %.19155.i
  %.19170.i = load double, ptr %.19169.i, align 8, !noalias !7
  %.19202.i = fsub double %.13.i11135.i, %.19021.i
  %.19203.i = fadd double %.19170.i, %.19202.i
  store double %.19203.i, ptr %.19169.i, align 8, !noalias !7
  %291 = getelementptr i64, ptr %.226.i9930.i, i64 %.18651.011275.i
  %.19264.i = load i64, ptr %291, align 8, !noalias !7
  %.19278.i = icmp slt i64 %.19264.i, 0
  %.19279.i = select i1 %.19278.i, i64 %.3285, i64 0
  %292 = getelementptr double, ptr %.3301, i64 %.19264.i
  %.19293.i = getelementptr double, ptr %292, i64 %.19279.i
  %.19294.i = load double, ptr %.19293.i, align 8, !noalias !7
  %.19325.i = load double, ptr %287, align 8, !noalias !7
  %.19328.i = fsub double %.13.i11135.i, %.19325.i
  %.19329.i = fadd double %.19294.i, %.19328.i
  store double %.19329.i, ptr %.19293.i, align 8, !noalias !7
  %.19389.i = load double, ptr %.19388.i, align 8, !noalias !7
  %.19391.i = fsub double %now.2.2.i, %.13.i11135.i
  %.12.i11136.i = fcmp ogt double %.19391.i, 0.000000e+00
  %.13.i11137.i = select i1 %.12.i11136.i, double %.19391.i, double 0.000000e+00
  %.19420.i = fadd double %.13.i11137.i, %.19389.i
  store double %.19420.i, ptr %.19388.i, align 8, !noalias !7
  br label %B10346.i

B9920.endif.else.if.i:                            ; preds = %B9920.i
  %.18831.i = sdiv i64 %.18651.011275.i, %.281.fca.7.load.i
  %.18832.i = srem i64 %.18651.011275.i, %.281.fca.7.load.i
  %.18835.i = icmp ne i64 %.18832.i, 0
  %.18836.i = and i1 %.18834.i, %.18835.i
  %.18841.i = sext i1 %.18836.i to i64
  %spec.select9477.i = add i64 %.18831.i, %.18841.i
  %spec.select9477.fr.i = freeze i64 %spec.select9477.i
  %293 = getelementptr double, ptr %.226.i10575.i, i64 %spec.select9477.fr.i
  %.18866.i = icmp slt i64 %spec.select9477.fr.i, 0
  %spec.select11167.i = select i1 %.18866.i, i64 %.210.i10577.i, i64 0
  %.1888111154.i = getelementptr double, ptr %293, i64 %spec.select11167.i
  %.18911.not.i = icmp eq i64 %.18832.i, 0
  %.18919.i = select i1 %.18911.not.i, i64 0, i64 %196
  %spec.select9478.i = add nsw i64 %.18919.i, %.18832.i
  %294 = sitofp i64 %spec.select9478.i to double
  br label %B9920.endif.endif.i
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
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2043_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2043_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!"branch_weights", i32 1, i32 127}
!12 = !{!13, !8}
!13 = distinct !{!13, !14, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!14 = distinct !{!14, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!15 = !{!"branch_weights", i32 9801, i32 199}
!16 = !{!17, !8}
!17 = distinct !{!17, !18, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!18 = distinct !{!18, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!19 = !{!20, !8}
!20 = distinct !{!20, !21, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!21 = distinct !{!21, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!22 = !{!23, !20, !8}
!23 = distinct !{!23, !24, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!24 = distinct !{!24, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!25 = !{!26, !20, !8}
!26 = distinct !{!26, !27, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!27 = distinct !{!27, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!28 = !{!29, !20, !8}
!29 = distinct !{!29, !30, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!30 = distinct !{!30, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!31 = !{!"branch_weights", i32 127, i32 1}
!32 = !{!33, !20, !8}
!33 = distinct !{!33, !34, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!34 = distinct !{!34, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!35 = !{!36, !33, !20, !8}
!36 = distinct !{!36, !37, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!37 = distinct !{!37, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!38 = !{!39, !36, !33, !20, !8}
!39 = distinct !{!39, !40, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!40 = distinct !{!40, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!41 = !{!42, !33, !20, !8}
!42 = distinct !{!42, !43, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!44 = !{!"branch_weights", i32 199, i32 9801}
!45 = !{!46, !20, !8}
!46 = distinct !{!46, !47, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!47 = distinct !{!47, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!48 = !{!49, !8}
!49 = distinct !{!49, !50, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!50 = distinct !{!50, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!51 = !{!52, !49, !8}
!52 = distinct !{!52, !53, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!53 = distinct !{!53, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!54 = !{!55, !49, !8}
!55 = distinct !{!55, !56, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!56 = distinct !{!56, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!57 = !{!58, !8}
!58 = distinct !{!58, !59, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!59 = distinct !{!59, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!60 = !{!61, !58, !8}
!61 = distinct !{!61, !62, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!62 = distinct !{!62, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!63 = !{!64, !8}
!64 = distinct !{!64, !65, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!65 = distinct !{!65, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!66 = !{!67, !64, !8}
!67 = distinct !{!67, !68, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!68 = distinct !{!68, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!69 = !{!70, !64, !8}
!70 = distinct !{!70, !71, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!71 = distinct !{!71, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!72 = !{!73, !64, !8}
!73 = distinct !{!73, !74, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!74 = distinct !{!74, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!75 = !{!76, !73, !64, !8}
!76 = distinct !{!76, !77, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!77 = distinct !{!77, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!78 = !{!79, !76, !73, !64, !8}
!79 = distinct !{!79, !80, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!80 = distinct !{!80, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!81 = !{!82, !73, !64, !8}
!82 = distinct !{!82, !83, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!83 = distinct !{!83, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!84 = !{!85, !87, !8}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!87 = distinct !{!87, !88, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!88 = distinct !{!88, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!89 = !{!87, !8}
!90 = !{!91, !87, !8}
!91 = distinct !{!91, !92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!92 = distinct !{!92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!93 = !{!94, !87, !8}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!96 = !{!97, !87, !8}
!97 = distinct !{!97, !98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29: %retptr"}
!98 = distinct !{!98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29"}
!99 = !{!"branch_weights", i32 127, i32 12545}
!100 = !{!101, !87, !8}
!101 = distinct !{!101, !102, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!102 = distinct !{!102, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!103 = !{!104, !87, !8}
!104 = distinct !{!104, !105, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!105 = distinct !{!105, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!106 = !{!107, !87, !8}
!107 = distinct !{!107, !108, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!108 = distinct !{!108, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!109 = !{!110, !87, !8}
!110 = distinct !{!110, !111, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!111 = distinct !{!111, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!112 = !{!113, !87, !8}
!113 = distinct !{!113, !114, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!114 = distinct !{!114, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!115 = !{!116, !87, !8}
!116 = distinct !{!116, !117, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!117 = distinct !{!117, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!118 = !{!119, !87, !8}
!119 = distinct !{!119, !120, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!120 = distinct !{!120, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!121 = !{!122, !87, !8}
!122 = distinct !{!122, !123, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!123 = distinct !{!123, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!124 = !{!125, !87, !8}
!125 = distinct !{!125, !126, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!126 = distinct !{!126, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!127 = !{!128, !87, !8}
!128 = distinct !{!128, !129, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!129 = distinct !{!129, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!130 = !{!131, !8}
!131 = distinct !{!131, !132, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!132 = distinct !{!132, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!133 = !{!134, !8}
!134 = distinct !{!134, !135, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!135 = distinct !{!135, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!136 = !{!137, !8}
!137 = distinct !{!137, !138, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!138 = distinct !{!138, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!139 = !{!140, !8}
!140 = distinct !{!140, !141, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!141 = distinct !{!141, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!142 = !{!143, !8}
!143 = distinct !{!143, !144, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!144 = distinct !{!144, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!145 = !{!146, !8}
!146 = distinct !{!146, !147, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!147 = distinct !{!147, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!148 = !{!149, !8}
!149 = distinct !{!149, !150, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!150 = distinct !{!150, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!151 = !{!152, !8}
!152 = distinct !{!152, !153, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!153 = distinct !{!153, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!154 = !{!155, !8}
!155 = distinct !{!155, !156, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!156 = distinct !{!156, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!157 = !{!158, !8}
!158 = distinct !{!158, !159, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!159 = distinct !{!159, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!160 = !{!161, !8}
!161 = distinct !{!161, !162, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!162 = distinct !{!162, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!163 = !{!164, !8}
!164 = distinct !{!164, !165, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!165 = distinct !{!165, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!166 = !{!167, !8}
!167 = distinct !{!167, !168, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!168 = distinct !{!168, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!169 = !{!170, !8}
!170 = distinct !{!170, !171, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!171 = distinct !{!171, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!172 = !{!173, !8}
!173 = distinct !{!173, !174, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!174 = distinct !{!174, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!175 = !{!176, !8}
!176 = distinct !{!176, !177, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!177 = distinct !{!177, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!178 = !{!179, !8}
!179 = distinct !{!179, !180, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!180 = distinct !{!180, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!181 = !{!182, !8}
!182 = distinct !{!182, !183, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!183 = distinct !{!183, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!184 = !{!185, !8}
!185 = distinct !{!185, !186, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!186 = distinct !{!186, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!187 = !{!188, !8}
!188 = distinct !{!188, !189, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!189 = distinct !{!189, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!190 = !{!191, !8}
!191 = distinct !{!191, !192, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!192 = distinct !{!192, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!193 = !{!194, !8}
!194 = distinct !{!194, !195, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!195 = distinct !{!195, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!196 = !{!197, !8}
!197 = distinct !{!197, !198, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!198 = distinct !{!198, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!199 = !{!200, !8}
!200 = distinct !{!200, !201, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!201 = distinct !{!201, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!202 = !{!203, !8}
!203 = distinct !{!203, !204, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!204 = distinct !{!204, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!205 = !{!206, !8}
!206 = distinct !{!206, !207, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!207 = distinct !{!207, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!208 = !{!209, !8}
!209 = distinct !{!209, !210, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!210 = distinct !{!210, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!211 = !{!212, !8}
!212 = distinct !{!212, !213, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!213 = distinct !{!213, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!214 = !{!215, !8}
!215 = distinct !{!215, !216, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!216 = distinct !{!216, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!217 = !{!218, !8}
!218 = distinct !{!218, !219, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!219 = distinct !{!219, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!220 = !{!221, !8}
!221 = distinct !{!221, !222, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!222 = distinct !{!222, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!223 = !{!224, !8}
!224 = distinct !{!224, !225, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!225 = distinct !{!225, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!226 = !{!227, !8}
!227 = distinct !{!227, !228, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!228 = distinct !{!228, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!229 = !{!230, !8}
!230 = distinct !{!230, !231, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!231 = distinct !{!231, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!232 = !{!233, !8}
!233 = distinct !{!233, !234, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!234 = distinct !{!234, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!235 = !{!236, !8}
!236 = distinct !{!236, !237, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!237 = distinct !{!237, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!238 = !{!"branch_weights", i32 469762010, i32 1677721638}
!239 = !{!"branch_weights", i32 12545, i32 127}
