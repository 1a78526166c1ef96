; made by build.py from sm.py, sources 8bf25c9b4d78f629
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
  %.580 = add nsw i64 %.579, 18
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

common.ret:                                       ; preds = %B10192.i, %B9716.i
  store double %issued.4.2.i, ptr %.3472, align 8, !noalias !7
  %.19415.i = getelementptr i8, ptr %.3472, i64 24
  store double %now.2.2.i, ptr %.19415.i, align 8, !noalias !7
  %.19448.i = getelementptr i8, ptr %.3472, i64 40
  %.19449.i = sitofp i64 %finished.5.2.i to double
  store double %.19449.i, ptr %.19448.i, align 8, !noalias !7
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
  %.2867 = icmp slt i64 %.579, -17
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
  %spec.select11073.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.738.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select11073.i
  %.5.i.i9769.i = fptosi double %.521.fca.31.load.i to i64
  %.212.0.i.i = ashr i64 %.5.i.i9769.i, 4
  %.13.i.i9770.i = tail call i64 @llvm.smax.i64(i64 %.212.0.i.i, i64 1)
  %.273.i.i = shl nuw nsw i64 %.13.i.i9770.i, 4
  %.87.i.i.i = or disjoint i64 %.273.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1816.i:                                          ; preds = %B1816.i.outer, %B10195.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B10195.i ], [ %dispatched.3.1.i.ph, %B1816.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B10195.i ], [ %next_block.2.1.i.ph, %B1816.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B10195.i ], [ %waiting_slots.3.1.i.ph, %B1816.i.outer ]
  %.4760.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4789.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond9379.i = select i1 %.4760.i, i1 %.4789.i, i1 false
  br i1 %or.cond9379.i, label %B1844.i.preheader, label %B2532.i

B1844.i.preheader:                                ; preds = %B1816.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1844.i

B1844.i:                                          ; preds = %B1844.i.preheader, %B2518.i
  %dispatched.2.3.i = phi double [ %.4944.i, %B2518.i ], [ %dispatched.3.1.i, %B1844.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6509.i, %B2518.i ], [ %next_block.2.1.i, %B1844.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6519.i, %B2518.i ], [ %waiting_slots.3.1.i, %B1844.i.preheader ]
  %.4837.i = load i64, ptr %.226.i10336.i, align 8, !noalias !7
  %.4838.i = icmp sgt i64 %.4837.i, -1
  br i1 %.4838.i, label %B1872.i, label %B1906.i

B1872.i:                                          ; preds = %B1844.i, %B1872.i
  %slot.4.4.i = phi i64 [ %.4841.i, %B1872.i ], [ 0, %B1844.i ]
  %.4841.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4874.i = getelementptr i64, ptr %.226.i10336.i, i64 %.4841.i
  %.4875.i = load i64, ptr %.4874.i, align 8, !noalias !7
  %.4876.i = icmp sgt i64 %.4875.i, -1
  br i1 %.4876.i, label %B1872.i, label %B1906.i

B1906.i:                                          ; preds = %B1872.i, %B1844.i
  %slot.5.5.i = phi i64 [ 0, %B1844.i ], [ %.4841.i, %B1872.i ]
  %.4909.i = getelementptr double, ptr %.226.i10408.i, i64 %slot.5.5.i
  %.4910.i = load double, ptr %.4909.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4910.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4910.i, double %dispatched.2.3.i
  %.4944.i = fadd double %.521.fca.0.load.i, %.13.i.i
  %.4977.i = getelementptr double, ptr %.226.i10480.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4977.i, align 8, !noalias !7
  %.4981.i = fadd double %.521.fca.1.load.i, %.13.i.i
  %.5015.i = getelementptr i64, ptr %.226.i10336.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.5015.i, align 8, !noalias !7
  %.5046.i = getelementptr i64, ptr %.226.i10372.i, i64 %slot.5.5.i
  store i64 0, ptr %.5046.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4909.i, align 8, !noalias !7
  br i1 %.515911150.not.i, label %B2472.i, label %B2060.if.lr.ph.i

B2060.if.lr.ph.i:                                 ; preds = %B1906.i
  %.5199.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.5276.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5278.not.not11191.i = and i1 %.5277.i, %.5276.i
  %.5706.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge11183.i = select i1 %.5265.i, i1 true, i1 %.5278.not.not11191.i, !prof !6
  br label %B2060.if.i

B2060.loopexit.i:                                 ; preds = %.6449.endif.preheader.i, %.6145.endif.endif.i
  %exitcond11252.not.i = icmp eq i64 %.281.fca.7.load.i, %.5172.i
  br i1 %exitcond11252.not.i, label %B2472.i, label %B2060.if.i

B2472.i:                                          ; preds = %B2060.loopexit.i, %B1906.i
  %.6509.i = add i64 %next_block.5.3.i, 1
  %.6519.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i10839.i, label %.6781.if.i, label %.6781.endif.i, !prof !11

B2518.i:                                          ; preds = %.6781.if.i
  %exitcond1597.not = icmp eq i64 %.6509.i, %.281.fca.4.load.i
  br i1 %exitcond1597.not, label %B2532.i, label %B1844.i

B2532.i:                                          ; preds = %.6781.if.i, %B2518.i, %B1816.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1816.i ], [ %.4944.i, %B2518.i ], [ %.4944.i, %.6781.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1816.i ], [ %.6509.i, %.6781.if.i ], [ %.281.fca.4.load.i, %B2518.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1816.i ], [ 0, %.6781.if.i ], [ %.6519.i, %B2518.i ]
  br label %B2590.if.i

B2610.i:                                          ; preds = %B2590.if.i
  %4 = getelementptr double, ptr %.226.i10624.i, i64 %.6911.011155.i
  %.7072.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i10731.i, i64 %.6911.011155.i
  %.7103.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i101581133411338.i, %.6911.011155.i
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
  %.340.i.i = getelementptr double, ptr %.226.i10156.i, i64 %.7103.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !12
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i10192.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !12
  %.613.i.i = getelementptr i64, ptr %.226.i10192.i, i64 %w.2.0260.i.i
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
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6911.011155.i, %B2610.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2610.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i10156.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !12
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6911.011155.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i10156.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !12
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2610.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.7103.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2610.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2610.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i10766.i, i64 %.6911.011155.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i10802.i, i64 %.6911.011155.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %276, align 8, !noalias !7
  br label %B2700.i

B2700.i:                                          ; preds = %B2590.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i10766.i, i64 %.6911.011155.i
  %.7271.i = load i64, ptr %12, align 8, !noalias !7
  %.7272.i = icmp sgt i64 %.7271.i, -1
  br i1 %.7272.i, label %B2724.i, label %B2768.i

B2724.i:                                          ; preds = %B2700.i
  %13 = getelementptr double, ptr %.226.i10802.i, i64 %.6911.011155.i
  %.7312.i = load double, ptr %13, align 8, !noalias !7
  %.7314.i = fcmp olt double %.7312.i, %best.2.211158.i
  br i1 %.7314.i, label %B2748.i, label %B2768.i

B2748.i:                                          ; preds = %B2724.i
  br label %B2768.i

B2768.i:                                          ; preds = %B2748.i, %B2724.i, %B2700.i
  %best.3.3.i = phi double [ %.7312.i, %B2748.i ], [ %best.2.211158.i, %B2724.i ], [ %best.2.211158.i, %B2700.i ]
  %scheduler.3.3.i = phi i64 [ %.6911.011155.i, %B2748.i ], [ %scheduler.2.211159.i, %B2724.i ], [ %scheduler.2.211159.i, %B2700.i ]
  %exitcond11254.not.i = icmp eq i64 %.6980.i, 4
  br i1 %exitcond11254.not.i, label %B2770.i, label %B2590.if.i

B2770.i:                                          ; preds = %B2768.i
  %.7375.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7375.i, label %B9716.i.loopexit, label %B2786.i

B2786.i:                                          ; preds = %B2770.i
  %.7774.i = getelementptr i64, ptr %.226.i10766.i, i64 %scheduler.3.3.i
  %.7775.i = load i64, ptr %.7774.i, align 8, !noalias !7
  %.7808.i = getelementptr i64, ptr %.226.i10838.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7808.i, align 8, !noalias !7
  %.7830.i = icmp slt i64 %.7775.i, 0
  %.7831.i = select i1 %.7830.i, i64 %.210.i9837.i, i64 0
  %14 = getelementptr i64, ptr %.226.i9835.i, i64 %.7775.i
  %.7845.i = getelementptr i64, ptr %14, i64 %.7831.i
  %.7846.i = load i64, ptr %.7845.i, align 8, !noalias !7
  %.7864.i = icmp slt i64 %.7846.i, 0
  %.7865.i = select i1 %.7864.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7846.i
  %.7879.i = getelementptr i64, ptr %15, i64 %.7865.i
  %.7880.i = load i64, ptr %.7879.i, align 8, !noalias !7
  %.7899.i = select i1 %.7830.i, i64 %.210.i10230.i, i64 0
  %16 = getelementptr double, ptr %.226.i10228.i, i64 %.7775.i
  %.7913.i = getelementptr double, ptr %16, i64 %.7899.i
  %.7914.i = load double, ptr %.7913.i, align 8, !noalias !7
  %.7930.i = select i1 %.7830.i, i64 %.210.i101581133411338.i, i64 0
  %17 = getelementptr double, ptr %.226.i10156.i, i64 %.7775.i
  %.7944.i = getelementptr double, ptr %17, i64 %.7930.i
  %.7945.i = load double, ptr %.7944.i, align 8, !noalias !7
  %.12.i9389.i = fcmp olt double %best.3.3.i, %.7945.i
  %.13.i9390.i = select i1 %.12.i9389.i, double %best.3.3.i, double %.7945.i
  %.12.i9391.i = fcmp ogt double %.13.i9390.i, %.7914.i
  %.13.i9392.i = select i1 %.12.i9391.i, double %.13.i9390.i, double %.7914.i
  %.8021.i = select i1 %.7830.i, i64 %.210.i10266.i, i64 0
  %18 = getelementptr i64, ptr %.226.i10264.i, i64 %.7775.i
  %.8035.i = getelementptr i64, ptr %18, i64 %.8021.i
  %.8036.i = load i64, ptr %.8035.i, align 8, !noalias !7
  %.8050.i = icmp slt i64 %.8036.i, 0
  %.8051.i = select i1 %.8050.i, i64 %.3114, i64 0
  %19 = getelementptr double, ptr %.3130, i64 %.8036.i
  %.8065.i = getelementptr double, ptr %19, i64 %.8051.i
  %.8066.i = load double, ptr %.8065.i, align 8, !noalias !7
  %.8099.i = fsub double %.13.i9392.i, %.7914.i
  %.8100.i = fadd double %.8066.i, %.8099.i
  store double %.8100.i, ptr %.8065.i, align 8, !noalias !7
  %.8146.i = select i1 %.7864.i, i64 %.3285, i64 0
  %20 = getelementptr double, ptr %.3301, i64 %.7846.i
  %.8160.i = getelementptr double, ptr %20, i64 %.8146.i
  %.8161.i = load double, ptr %.8160.i, align 8, !noalias !7
  %.8192.i = load double, ptr %.7913.i, align 8, !noalias !7
  %.8194.i = fsub double %.13.i9392.i, %.8192.i
  %.8195.i = fadd double %.8161.i, %.8194.i
  store double %.8195.i, ptr %.8160.i, align 8, !noalias !7
  %.8232.i = fcmp ogt double %best.3.3.i, %.13.i9392.i
  %.8236.i = fsub double %best.3.3.i, %.13.i9392.i
  br i1 %.8232.i, label %B3060.i, label %B2786.B3164_crit_edge.i

B2786.B3164_crit_edge.i:                          ; preds = %B2786.i
  %.pre11291.i = select i1 %.7830.i, i64 %.210.i10697.i, i64 0
  br label %B3164.i

B3060.i:                                          ; preds = %B2786.i
  %.8266.i = getelementptr double, ptr %.226.i10659.i, i64 %scheduler.3.3.i
  %.8267.i = load double, ptr %.8266.i, align 8, !noalias !7
  %.8283.i = select i1 %.7830.i, i64 %.210.i10697.i, i64 0
  %21 = getelementptr double, ptr %.226.i10695.i, i64 %.7775.i
  %.8297.i = getelementptr double, ptr %21, i64 %.8283.i
  %.8298.i = load double, ptr %.8297.i, align 8, !noalias !7
  %.8299.i = fsub double %.8267.i, %.8298.i
  %.8303.i = fmul double %.8236.i, %.8299.i
  %.8334.i = load double, ptr %.7913.i, align 8, !noalias !7
  %.8336.i = fsub double %best.3.3.i, %.8334.i
  %.8340.i = fdiv double %.8303.i, %.8336.i
  %.12.i9393.i = fcmp olt double %.8340.i, %.8236.i
  %.13.i9394.i = select i1 %.12.i9393.i, double %.8340.i, double %.8236.i
  br label %B3164.i

B3164.i:                                          ; preds = %B3060.i, %B2786.B3164_crit_edge.i
  %.8582.pre-phi.i = phi i64 [ %.pre11291.i, %B2786.B3164_crit_edge.i ], [ %.8283.i, %B3060.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2786.B3164_crit_edge.i ], [ %.13.i9394.i, %B3060.i ]
  %.8401.i = load double, ptr %.8400.i, align 8, !noalias !7
  %.8403.i = fadd double %held.2.2.i, %.8401.i
  store double %.8403.i, ptr %.8400.i, align 8, !noalias !7
  %.8463.i = load double, ptr %.8462.i, align 8, !noalias !7
  %.8470.i = fsub double %.8236.i, %held.2.2.i
  %.8473.i = fadd double %.8470.i, %.8463.i
  store double %.8473.i, ptr %.8462.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7913.i, align 8, !noalias !7
  %.8565.i = getelementptr double, ptr %.226.i10659.i, i64 %scheduler.3.3.i
  %.8566.i = load double, ptr %.8565.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i10695.i, i64 %.7775.i
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
  %.8821.i = add nsw i64 %.8689.011160.i, %.8819.i
  %.8835.i = icmp slt i64 %.8821.i, 0
  %.8836.i = select i1 %.8835.i, i64 %.210.i9978.i, i64 0
  %24 = getelementptr double, ptr %.226.i9976.i, i64 %.8821.i
  %.8850.i = getelementptr double, ptr %24, i64 %.8836.i
  %.8851.i = load double, ptr %.8850.i, align 8, !noalias !7
  %.8853.i = fcmp ogt double %.8851.i, %need.3.311162.i
  br i1 %.8853.i, label %B3476.i, label %B3552.i

B3476.i:                                          ; preds = %B3430.i
  %.8913.i = select i1 %.8835.i, i64 %.210.i10014.i, i64 0
  %25 = getelementptr i64, ptr %.226.i10012.i, i64 %.8821.i
  %.8927.i = getelementptr i64, ptr %25, i64 %.8913.i
  %.8928.i = load i64, ptr %.8927.i, align 8, !noalias !7
  br label %B3552.i

B3552.i:                                          ; preds = %B3410.if.i, %B3476.i, %B3430.i
  %need.4.4.i = phi double [ %.8851.i, %B3476.i ], [ %need.3.311162.i, %B3430.i ], [ %need.3.311162.i, %B3410.if.i ]
  %why.6.4.i = phi i64 [ %.8928.i, %B3476.i ], [ %why.5.311163.i, %B3430.i ], [ %why.5.311163.i, %B3410.if.i ]
  %exitcond11255.not.i = icmp eq i64 %.8764.i, 6
  br i1 %exitcond11255.not.i, label %B3554.i, label %B3410.if.i

B3554.i:                                          ; preds = %B3552.i, %B3164.i
  %need.5.2.i = phi double [ %best.3.3.i, %B3164.i ], [ %need.4.4.i, %B3552.i ]
  %why.4.2.i = phi i64 [ 2, %B3164.i ], [ %why.6.4.i, %B3552.i ]
  %.8968.i = icmp eq i64 %.7880.i, 15
  br i1 %.8968.i, label %B3586.i, label %B3762.i

B3586.i:                                          ; preds = %B3554.i
  %.8991.i = select i1 %.7830.i, i64 %.210.i9942.i, i64 0
  %26 = getelementptr i64, ptr %.226.i9940.i, i64 %.7775.i
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
  %.9169.i = select i1 %.7830.i, i64 %.210.i9906.i, i64 0
  %.idx.i = shl i64 %.7775.i, 7
  %29 = getelementptr i8, ptr %.226.i9904.i, i64 %.idx.i
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
  br i1 %.9211.i, label %B10195.i, label %B3804.i

B3804.i:                                          ; preds = %B3762.i
  %.9297.i = icmp slt i64 %.7880.i, 5
  br i1 %.9297.i, label %B3836.i, label %B3966.i

B3836.i:                                          ; preds = %B3804.i
  %.9300.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9302.i = add nsw i64 %.7880.i, %.9300.i
  %.9316.i = icmp slt i64 %.9302.i, 0
  %.9317.i = select i1 %.9316.i, i64 %.210.i10590.i, i64 0
  %31 = getelementptr double, ptr %.226.i10588.i, i64 %.9302.i
  %.9331.i = getelementptr double, ptr %31, i64 %.9317.i
  %.9332.i = load double, ptr %.9331.i, align 8, !noalias !7
  %.9335.i = fcmp ogt double %.9332.i, %.9209.i
  br i1 %.9335.i, label %B10195.i, label %B3966.i

B3966.i:                                          ; preds = %B3836.i, %B3804.i
  switch i64 %.7880.i, label %B8.i.i.preheader [
    i64 13, label %B4074.i
    i64 8, label %B4074.i
    i64 7, label %B4074.i
    i64 6, label %B4074.i
  ]

B4074.i:                                          ; preds = %B3966.i, %B3966.i, %B3966.i, %B3966.i
  %.9510.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9540.i = getelementptr i64, ptr %.226.i10946.i, i64 %scheduler.3.3.i
  %.9541.i = load i64, ptr %.9540.i, align 8, !noalias !7
  %.9542.i = add nsw i64 %.9541.i, %.9510.i
  %.9556.i = icmp slt i64 %.9542.i, 0
  %.9557.i = select i1 %.9556.i, i64 %.210.i10912.i, i64 0
  %32 = getelementptr double, ptr %.226.i10910.i, i64 %.9542.i
  %.9571.i = getelementptr double, ptr %32, i64 %.9557.i
  %.9572.i = load double, ptr %.9571.i, align 8, !noalias !7
  %.9575.i = fcmp ogt double %.9572.i, %.9209.i
  br i1 %.9575.i, label %B10195.i, label %B8.i.i.preheader

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
  %.9766.i = mul nsw i64 %scheduler.3.3.i, %.5.i10959.i
  %.9796.i = getelementptr i64, ptr %.226.i11019.i, i64 %scheduler.3.3.i
  %.9797.i = load i64, ptr %.9796.i, align 8, !noalias !7
  %.9798.i = add nsw i64 %.9797.i, %.9766.i
  %.9812.i = icmp slt i64 %.9798.i, 0
  %.9813.i = select i1 %.9812.i, i64 %.210.i10985.i, i64 0
  %33 = getelementptr double, ptr %.226.i10983.i, i64 %.9798.i
  %.9827.i = getelementptr double, ptr %33, i64 %.9813.i
  %.9828.i = load double, ptr %.9827.i, align 8, !noalias !7
  %.9831.i = fcmp ogt double %.9828.i, %.9209.i
  br i1 %.9831.i, label %B10195.i, label %B4398.i

B4398.i.loopexit:                                 ; preds = %B8.i.i
  %.9496.i.le196 = icmp eq i64 %.7880.i, 13
  br label %B4398.i

B4398.i:                                          ; preds = %B4264.i, %B4398.i.loopexit
  %.9496.i170 = phi i1 [ %.9496.i.le196, %B4398.i.loopexit ], [ false, %B4264.i ]
  %.7845.i351 = getelementptr i64, ptr %14, i64 %.7831.i
  %.8565.i357 = getelementptr double, ptr %.226.i10659.i, i64 %scheduler.3.3.i
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
  %or.cond9380.i = select i1 %.10056.not.i, i1 %.10062.i, i1 false
  br i1 %or.cond9380.i, label %B4494.i, label %B4558.i

B4494.i:                                          ; preds = %B4398.i
  %.10099.i = uitofp nneg i64 %.10047.i to double
  store double %.10099.i, ptr %.10098.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.10130.i, align 8, !noalias !7
  br label %B4558.i

B4558.i:                                          ; preds = %B4494.i, %B4398.i
  %half.4.2.i = phi i64 [ %.10047.i, %B4494.i ], [ %half.2.1.i.ph, %B4398.i ]
  %.10136.i = fadd double %best.3.3.i, 1.000000e+00
  %34 = getelementptr i64, ptr %.1150, i64 %.7846.i
  %.10166.i = getelementptr i64, ptr %34, i64 %.7865.i
  %.10167.i = load i64, ptr %.10166.i, align 8, !noalias !7
  %.10168.i = sitofp i64 %.10167.i to double
  %.10169.i = fadd double %.10136.i, %.10168.i
  %.10199.i = getelementptr double, ptr %.226.i10624.i, i64 %scheduler.3.3.i
  store double %.10169.i, ptr %.10199.i, align 8, !noalias !7
  %.10231.i = load double, ptr %.8565.i357, align 8, !noalias !7
  %.10262.i = load i64, ptr %.10166.i, align 8, !noalias !7
  %.10263.i = sitofp i64 %.10262.i to double
  %.10264.i = fadd double %.10231.i, %.10263.i
  store double %.10264.i, ptr %.8565.i357, align 8, !noalias !7
  %.10326.i = getelementptr i64, ptr %.226.i10731.i, i64 %scheduler.3.3.i
  store i64 %.7775.i, ptr %.10326.i, align 8, !noalias !7
  br i1 %.10330.i, label %B4668.i, label %B4690.i

B4668.i:                                          ; preds = %B4558.i
  %.10334.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.10336.i = add nsw i64 %.10334.i, %.10047.i
  %.10352.i = select i1 %.7830.i, i64 %.210.i10194.i, i64 0
  %35 = getelementptr i64, ptr %.226.i10192.i, i64 %.7775.i
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
  %.10423.i = select i1 %.10422.i, i64 %.210.i10590.i, i64 0
  %37 = getelementptr double, ptr %.226.i10588.i, i64 %.10408.i
  %.10437.i = getelementptr double, ptr %37, i64 %.10423.i
  store double %.10404.i, ptr %.10437.i, align 8, !noalias !7
  br label %B4772.i

B4772.i:                                          ; preds = %B4722.i, %B4690.i
  %.10466.i = icmp ne i64 %.7775.i, -9223372036854775808
  %.10468.not.i = or i1 %.10467.i, %.10466.i
  %or.cond11184.i = and i1 %.10455.i, %.10468.not.i
  br i1 %or.cond11184.i, label %B4772.else.if.i, label %B4772.endif.i, !prof !15

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
  %.10836.i = select i1 %.10835.i, i64 %.210.i10302.i, i64 0
  %39 = getelementptr i64, ptr %.226.i10300.i, i64 %.10821.i
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
  br i1 %.10945.not.i, label %B5452.i, label %B8132.i

B5158.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %or.cond9381.i = or i1 %.9462.i174, %.9496.i170
  %or.cond.i = and i1 %.9445.i176, %or.cond9381.i
  br i1 %or.cond.i, label %B5260.i, label %B7386.i

B5260.i:                                          ; preds = %B5158.i
  %41 = getelementptr i64, ptr %.1010, i64 %.7846.i
  %.11072.i = getelementptr i64, ptr %41, i64 %.7865.i
  %.11073.i = load i64, ptr %.11072.i, align 8, !noalias !7
  %.11074.i = icmp sgt i64 %.11073.i, -1
  br i1 %.11074.i, label %B5284.i, label %B7966.i

B5284.i:                                          ; preds = %B5260.i
  %.11140.i = getelementptr i64, ptr %.2364, i64 %.11073.i
  %.11141.i = load i64, ptr %.11140.i, align 8, !noalias !7
  %.11142.i = icmp sgt i64 %.11141.i, -1
  %.11146.i = mul nsw i64 %.7775.i, %.596.i
  %.11178.i = add nsw i64 %.11073.i, %.11146.i
  br i1 %.11142.i, label %B5410.i, label %B6224.i

B5410.i:                                          ; preds = %B5284.i
  %.11192.i = icmp slt i64 %.11178.i, 0
  %.11193.i = select i1 %.11192.i, i64 %.210.i10302.i, i64 0
  %42 = getelementptr i64, ptr %.226.i10300.i, i64 %.11178.i
  %.11207.i = getelementptr i64, ptr %42, i64 %.11193.i
  %.11208.i = load i64, ptr %.11207.i, align 8, !noalias !7
  %.11271.i = add nsw i64 %.11141.i, %.10677.i
  %.11285.i = icmp slt i64 %.11271.i, 0
  %.11286.i = select i1 %.11285.i, i64 %.2771, i64 0
  %43 = getelementptr i64, ptr %.2787, i64 %.11271.i
  %.11300.i = getelementptr i64, ptr %43, i64 %.11286.i
  %.11301.i = load i64, ptr %.11300.i, align 8, !noalias !7
  %.11302.not.i = icmp slt i64 %.11208.i, %.11301.i
  br i1 %.11302.not.i, label %B6224.i, label %B7966.i

B5452.i:                                          ; preds = %B5010.i
  %.11372.pre.i = load i64, ptr %.10716.i, align 8, !noalias !7
  %.11373.i = icmp sgt i64 %.11372.pre.i, -1
  br i1 %.11373.i, label %B5490.i, label %B5520.i

B5490.i:                                          ; preds = %B5452.i, %B4974.i
  %.1137211299.i = phi i64 [ %.11372.pre.i, %B5452.i ], [ %.10717.i, %B4974.i ]
  %.11440.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1137211299.i
  %.11441.i = load double, ptr %.11440.i, align 8, !noalias !7
  br label %B5520.i

B5520.i:                                          ; preds = %B5490.i, %B5452.i, %B4950.i
  %"$phi5520.3.2.3.i" = phi double [ %.11441.i, %B5490.i ], [ 1.000000e+00, %B5452.i ], [ 1.000000e+00, %B4950.i ]
  %.12.i9395.i = fcmp ogt double %"$phi5520.3.2.3.i", 1.000000e+00
  %.13.i9396.i = select i1 %.12.i9395.i, double %"$phi5520.3.2.3.i", double 1.000000e+00
  %.11494.i = fmul double %.521.fca.25.load.i, %.13.i9396.i
  %.12.i9397.i = fcmp ogt double %.11494.i, %.521.fca.24.load.i
  %.13.i9398.i = select i1 %.12.i9397.i, double %.11494.i, double %.521.fca.24.load.i
  %.11552.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9399.i = fcmp ogt double %best.3.3.i, %.11552.i
  %.13.i9400.i = select i1 %.12.i9399.i, double %best.3.3.i, double %.11552.i
  %.11582.i = fadd double %.13.i9400.i, %.13.i9398.i
  store double %.11582.i, ptr %.226.i990.i.i, align 8, !noalias !7
  %.11642.i = load double, ptr %.12444.i, align 8, !noalias !7
  %.11643.i = fadd double %.11642.i, %.13.i9398.i
  store double %.11643.i, ptr %.12444.i, align 8, !noalias !7
  %.11703.i = load double, ptr %.11702.i, align 8, !noalias !7
  %.11704.i = fadd double %.11703.i, %.13.i9398.i
  store double %.11704.i, ptr %.11702.i, align 8, !noalias !7
  %.11764.i = getelementptr double, ptr %.226.i10874.i, i64 %scheduler.3.3.i
  %.11765.i = load double, ptr %.11764.i, align 8, !noalias !7
  %.12.i9401.i = fcmp ogt double %best.3.3.i, %.11765.i
  %.13.i9402.i = select i1 %.12.i9401.i, double %best.3.3.i, double %.11765.i
  %.11797.i = fmul double %.521.fca.27.load.i, %.13.i9396.i
  %.11798.i = fadd double %.11797.i, %.13.i9402.i
  store double %.11798.i, ptr %.11764.i, align 8, !noalias !7
  %.11859.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9403.i = fcmp ogt double %.11798.i, %.11859.i
  %.13.i9404.i = select i1 %.12.i9403.i, double %.11798.i, double %.11859.i
  %.11951.i = fadd double %.11859.i, -1.000000e+00
  %.11985.i = fsub double %.11798.i, %.521.fca.27.load.i
  %.12.i9405.i = fcmp ogt double %.11985.i, %.11951.i
  %.13.i9406.i = select i1 %.12.i9405.i, double %.11985.i, double %.11951.i
  %.12016.i = fadd double %.521.fca.3.load.i, %.13.i9406.i
  br label %B8132.i

B6224.i:                                          ; preds = %B5284.i, %B5410.i
  %.12128.i = icmp slt i64 %.10591.i, %.281.fca.6.load.i
  br i1 %.12128.i, label %B6252.i, label %B6328.i

B6252.i:                                          ; preds = %B6224.i
  %.12180.i = icmp slt i64 %.11178.i, 0
  %.12181.i = select i1 %.12180.i, i64 %.210.i10302.i, i64 0
  %44 = getelementptr i64, ptr %.226.i10300.i, i64 %.11178.i
  %.12195.i = getelementptr i64, ptr %44, i64 %.12181.i
  %.12196.i = load i64, ptr %.12195.i, align 8, !noalias !7
  %.12197.i = icmp eq i64 %.12196.i, 0
  %..i = select i1 %.12197.i, i64 2, i64 1
  br label %B6328.i

B6328.i:                                          ; preds = %B6224.i, %B6252.i
  %early.2.4.i = phi i64 [ %..i, %B6252.i ], [ 0, %B6224.i ]
  %.123.i.i = icmp slt i64 %.11178.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i10302.i, i64 0
  %45 = getelementptr i64, ptr %.226.i10300.i, i64 %.11178.i
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
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i9410.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B6328.i ]
  %48 = getelementptr i64, ptr %arg.sites_at, i64 %.11073.i
  %.457.i11305.i = load i64, ptr %48, align 8, !noalias !16
  %.465.i11306.i = mul nsw i64 %.210.i.i, %.10677.i
  %.471.i11307.i = add nsw i64 %o.3.0.i.ph.i, %.465.i11306.i
  %.474.i11308.i = mul nsw i64 %.471.i11307.i, 36
  %.475.i940711309.i = add nsw i64 %.474.i11308.i, %.457.i11305.i
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
  %.475.i9407.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i9407.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %50 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i9407.i
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
  %.475.i940711311.i = phi i64 [ %.475.i9407.i, %B226.endif.i.i ], [ %.475.i9407.i, %B164.i.i ], [ %.475.i940711309.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond11182.i = and i1 %.10595.i, %.10608.not.i
  br i1 %or.cond11182.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

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
  %spec.select.i9410.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i9409.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i9409.i, %.612.i.i
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
  br label %B8.i9411.i

B8.i9411.i:                                       ; preds = %B8.if.i9414.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9412.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9417.i, %B8.if.i9414.i ]
  %exitcond.not.i9413.i = icmp eq i64 %.16.0.i9412.i, 2
  br i1 %exitcond.not.i9413.i, label %B6790.i, label %B8.if.i9414.i

B8.if.i9414.i:                                    ; preds = %B8.i9411.i
  %trunc.i9415.i = trunc nuw i64 %.16.0.i9412.i to i1
  %spec.select.i9416.i = select i1 %trunc.i9415.i, i64 13, i64 6
  %.70.i9417.i = add nuw nsw i64 %.16.0.i9412.i, 1
  %.96.i9418.i = icmp eq i64 %spec.select.i9416.i, %.7880.i
  br i1 %.96.i9418.i, label %B6486.i, label %B8.i9411.i

B6486.i:                                          ; preds = %B8.if.i9414.i
  %.12445.i = load double, ptr %.12444.i, align 8, !noalias !7
  %.12475.i = load double, ptr %.12474.i, align 8, !noalias !7
  %.12476.i = fsub double %.12445.i, %.12475.i
  %.400.i.i = icmp slt i64 %.475.i940711311.i, 0
  %.401.i.i = select i1 %.400.i.i, i64 %.281.fca.9.load.i, i64 0
  %55 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i940711311.i
  %.415.i.i = getelementptr i32, ptr %55, i64 %.401.i.i
  %.416.i.i = load i32, ptr %.415.i.i, align 4, !noalias !19
  %.422.i.i = icmp eq i32 %.416.i.i, 0
  br i1 %.422.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B6486.i
  %.544.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B6486.i
  %56 = getelementptr double, ptr %arg.cost_at, i64 %.7846.i
  %.12510.i = getelementptr double, ptr %56, i64 %.7865.i
  %.12511.i = load double, ptr %.12510.i, align 8, !noalias !7
  %.12512.i = fcmp ule double %.12511.i, 0.000000e+00
  %.421.i.i = sext i32 %.416.i.i to i64
  %.587.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !19
  %.617.i9421.i = load double, ptr %.616.i.i, align 8, !noalias !19
  %.16.i.i.i = fcmp ogt double %.587.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.587.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.617.i9421.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.617.i9421.i, double %.17.i.i.i
  %"$phi212.0.2.0.not.i.i" = select i1 %.12512.i, i1 true, i1 %.664.i.i
  %"$phi224.0.2.0.i.i" = select i1 %"$phi212.0.2.0.not.i.i", i64 %.421.i.i, i64 0
  %.7622066.i.i = icmp slt i32 %.416.i.i, 1
  %.762.i.i = or i1 %.7622066.i.i, %"$phi212.0.2.0.not.i.i"
  %spec.select2063.i.i = select i1 %.762.i.i, i64 0, i64 %.421.i.i
  %.8042071.i.i = icmp sgt i64 %spec.select2063.i.i, 0
  br i1 %.8042071.i.i, label %B268.if.lr.ph.i.i, label %B446.i.i

B268.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.913.i.i = add nsw i64 %.475.i940711311.i, 4
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
  %exitcond.not.i9425.i = icmp eq i64 %.817.i.i, %spec.select2063.i.i
  br i1 %exitcond.not.i9425.i, label %B446.i.i, label %B268.if.i.i

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
  %.12.i.i9422.i = fcmp ogt double %"$phi78.0.2.0.i.i.i", %.19.i.i.i
  %.13.i.i9423.i = select i1 %.12.i.i9422.i, double %"$phi78.0.2.0.i.i.i", double %.19.i.i.i
  br i1 %.435.i.i.i, label %.501.if.i.i.i, label %.501.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.738.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.718.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.501.endif.preheader.i.i.i:                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %247, i1 false), !noalias !25
  br label %.501.if.i.i.i

.501.if.i.i.i:                                    ; preds = %.501.endif.preheader.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  br i1 %.7622066.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.501.if.i.i.i
  %.682.i.i.i = add nsw i64 %.475.i940711311.i, 4
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
  %.1322.i.i = icmp slt i64 %.475.i940711311.i, -3
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
  %.1570.i.i = fadd double %.13.i.i9423.i, %.14.i.i.i
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
  %.1899.i.i = add nsw i64 %.475.i940711311.i, 4
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
  %.2216.i.i = load double, ptr %.2215.i.i, align 8, !noalias !19
  %.2218.i.i = fadd double %.2216.i.i, 1.000000e+00
  store double %.2218.i.i, ptr %.2215.i.i, align 8, !noalias !19
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
  %spec.select.i9424.i = add i64 %.2658.i.i, %.2647.i.i
  %spec.select.fr.i.i = freeze i64 %spec.select.i9424.i
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
  br i1 %.9496.i170, label %B6664.i, label %B7966.i

B6664.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.12677.i = load double, ptr %.12444.i, align 8, !noalias !7
  %.12679.i = fsub double %.12677.i, %.12476.i
  store double %.12679.i, ptr %.12474.i, align 8, !noalias !7
  %.12727.i = select i1 %.7830.i, i64 %.210.i9872.i, i64 0
  %102 = getelementptr double, ptr %.226.i9871.i, i64 %.7775.i
  %.12741.i = getelementptr double, ptr %102, i64 %.12727.i
  %.12742.i = load double, ptr %.12741.i, align 8, !noalias !7
  %.12.i9426.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.12742.i
  %.13.i9427.i = select i1 %.12.i9426.i, double %worst.2.0.lcssa.sink.i.i, double %.12742.i
  store double %.13.i9427.i, ptr %.12741.i, align 8, !noalias !7
  br label %B7970.i

B6790.i:                                          ; preds = %B8.i9411.i
  %.12830.i = icmp eq i64 %.7880.i, 7
  br i1 %.12830.i, label %B6822.i, label %B7144.i

B6822.i:                                          ; preds = %B6790.i
  %.12862.i = load i64, ptr %.11072.i, align 8, !noalias !7
  %.12876.i = icmp slt i64 %.12862.i, 0
  %.12877.i = select i1 %.12876.i, i64 %.281.fca.8.load.i, i64 0
  %103 = getelementptr i64, ptr %.2294, i64 %.12862.i
  %.12891.i = getelementptr i64, ptr %103, i64 %.12877.i
  %.12892.i = load i64, ptr %.12891.i, align 8, !noalias !7
  %.12893.not.i = icmp eq i64 %.12892.i, 0
  %.385.i.i = icmp slt i64 %.475.i940711311.i, 0
  %.386.i.i = select i1 %.385.i.i, i64 %.281.fca.9.load.i, i64 0
  %104 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i940711311.i
  %.400.i9542.i = getelementptr i32, ptr %104, i64 %.386.i.i
  %.401.i9543.i = load i32, ptr %.400.i9542.i, align 4, !noalias !7
  br i1 %.12893.not.i, label %B6934.i, label %B6850.i

B6850.i:                                          ; preds = %B6822.i
  %.390.i.i = icmp eq i32 %.401.i9543.i, 0
  br i1 %.390.i.i, label %B7970.i, label %B70.i.i

B70.i.i:                                          ; preds = %B6850.i
  %.26.i.i.i = icmp sgt i32 %.401.i9543.i, 0
  br i1 %.26.i.i.i, label %B16.i.i9529.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

B16.i.i9529.i:                                    ; preds = %B70.i.i
  br i1 %.49.i.i9731.i, label %B16.endif.thread.i.i9533.i, label %B16.endif.i.i9535.i, !prof !6

B16.endif.i.i9535.i:                              ; preds = %B16.i.i9529.i
  %.25.i.i9531.i = zext nneg i32 %.401.i9543.i to i64
  %.31.i.i.i = add nsw i64 %.25.i.i9531.i, -1
  %.555.i9530.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !48
  %.36.i.i.i = add i64 %.31.i.i.i, %.555.i9530.i
  %.66.i.i9536.i = srem i64 %.36.i.i.i, %.210.i1277.i.i
  %.68.i.i9538.i = icmp slt i64 %.66.i.i9536.i, 0
  %.77.i.i.i = select i1 %.68.i.i9538.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9539.i = add i64 %.77.i.i.i, %.66.i.i9536.i
  %spec.select.fr.i.i9540.i = freeze i64 %spec.select.i.i9539.i
  %.100.i.i.i = icmp slt i64 %spec.select.fr.i.i9540.i, 0
  %spec.select52.i.i9541.i = select i1 %.100.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9533.i

B16.endif.thread.i.i9533.i:                       ; preds = %B16.endif.i.i9535.i, %B16.i.i9529.i
  %rem.051.i.i9534.i = phi i64 [ 0, %B16.i.i9529.i ], [ %spec.select.fr.i.i9540.i, %B16.endif.i.i9535.i ]
  %105 = phi i64 [ 0, %B16.i.i9529.i ], [ %spec.select52.i.i9541.i, %B16.endif.i.i9535.i ]
  %106 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9534.i
  %.115.i.i.i = getelementptr double, ptr %106, i64 %105
  %.116.i.i.i = load double, ptr %.115.i.i.i, align 8, !noalias !51
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i: ; preds = %B16.endif.thread.i.i9533.i, %B70.i.i
  %"$phi78.0.2.0.i.i9428.i" = phi double [ %.116.i.i.i, %B16.endif.thread.i.i9533.i ], [ 0.000000e+00, %B70.i.i ]
  %.620.i9429.i = load double, ptr %.226.i990.i.i, align 8, !noalias !48
  %.16.i.i9430.i = fcmp ogt double %.620.i9429.i, %best.3.3.i
  %.17.i.i9431.i = select i1 %.16.i.i9430.i, double %.620.i9429.i, double %best.3.3.i
  %.18.i.i9432.i = fcmp ogt double %"$phi78.0.2.0.i.i9428.i", %.17.i.i9431.i
  %.19.i.i9433.i = select i1 %.18.i.i9432.i, double %"$phi78.0.2.0.i.i9428.i", double %.17.i.i9431.i
  %.667.i.i = icmp slt i64 %.475.i940711311.i, -3
  %.668.i.i = select i1 %.667.i.i, i64 %.281.fca.9.load.i, i64 0
  %107 = getelementptr i8, ptr %104, i64 12
  %.682.i9434.i = getelementptr i32, ptr %107, i64 %.668.i.i
  %.683.i9435.i = load i32, ptr %.682.i9434.i, align 4, !noalias !48
  %.684.i9436.i = sitofp i32 %.683.i9435.i to double
  %.687.i9437.i = sitofp i32 %.401.i9543.i to double
  %.692.i9438.i = fmul double %.687.i9437.i, 2.500000e-01
  %.12.i.i9439.i = fcmp ogt double %.692.i9438.i, %.684.i9436.i
  %.13.i.i9440.i = select i1 %.12.i.i9439.i, double %.692.i9438.i, double %.684.i9436.i
  %.721.i.i = fadd double %.19.i.i9433.i, %.13.i.i9440.i
  %.754.i.i = load double, ptr %.12444.i, align 8, !noalias !48
  %.756.i.i = fsub double %.721.i.i, %.19.i.i9433.i
  %.757.i.i = fadd double %.754.i.i, %.756.i.i
  store double %.757.i.i, ptr %.12444.i, align 8, !noalias !48
  %.817.i9441.i = load double, ptr %.226.i990.i.i, align 8, !noalias !48
  %.12.i1377.i.i = fcmp ogt double %best.3.3.i, %.817.i9441.i
  %.13.i1378.i.i = select i1 %.12.i1377.i.i, double %best.3.3.i, double %.817.i9441.i
  %.850.i.i = fadd double %.721.i.i, %.13.i1378.i.i
  %.851.i.i = fsub double %.850.i.i, %.19.i.i9433.i
  store double %.851.i.i, ptr %.226.i990.i.i, align 8, !noalias !48
  %storemerge.i9442.i = tail call i32 @llvm.smax.i32(i32 %.401.i9543.i, i32 0)
  %.9621389.not.i.i = icmp eq i32 %storemerge.i9442.i, 0
  br i1 %.9621389.not.i.i, label %B678.i.i, label %B500.if.lr.ph.i.i

B500.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1069.i.i = add nsw i64 %.475.i940711311.i, 4
  %wide.trip.count.i9445.i = zext nneg i32 %storemerge.i9442.i to i64
  br label %B500.if.i.i

B678.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1262.i.i = fmul double %.521.fca.12.load.i, %.692.i9438.i
  %.1312.i.i = fmul double %.521.fca.13.load.i, %.687.i9437.i
  %.1313.i.i = fadd double %.1312.i.i, %.1262.i.i
  %.1343.i.i = load double, ptr %.944.i9627.i, align 8, !noalias !48
  %.1344.i.i = fadd double %.1313.i.i, %.1343.i.i
  store double %.1344.i.i, ptr %.944.i9627.i, align 8, !noalias !48
  %.1409.i.i = load double, ptr %.2392.i.i, align 8, !noalias !48
  %.12.i1379.i.i = fcmp ogt double %.721.i.i, %.1409.i.i
  %.13.i1380.i.i = select i1 %.12.i1379.i.i, double %.721.i.i, double %.1409.i.i
  %.1439.i.i = fadd double %.1313.i.i, %.13.i1380.i.i
  store double %.1439.i.i, ptr %.2392.i.i, align 8, !noalias !48
  br i1 %.9621389.not.i.i, label %B7966.i, label %B914.if.lr.ph.i.i

B914.if.lr.ph.i.i:                                ; preds = %B678.i.i
  %.1658.pre.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !48
  br label %B914.if.i.i

B500.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B500.if.lr.ph.i.i
  %indvars.iv.i9446.i = phi i64 [ 0, %B500.if.lr.ph.i.i ], [ %indvars.iv.next.i9447.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %indvars.iv.next.i9447.i = add nuw nsw i64 %indvars.iv.i9446.i, 1
  %.1033.i9448.i = load i64, ptr %.876.i.i, align 8, !noalias !48
  %.1034.i9449.i = add nsw i64 %.1033.i9448.i, 1
  store i64 %.1034.i9449.i, ptr %.876.i.i, align 8, !noalias !48
  %.1071.i.i = add nsw i64 %.1069.i.i, %indvars.iv.i9446.i
  %.1085.i.i = icmp slt i64 %.1071.i.i, 0
  %.1086.i9450.i = select i1 %.1085.i.i, i64 %.281.fca.9.load.i, i64 0
  %108 = getelementptr i32, ptr %arg.rows_at, i64 %.1071.i.i
  %.1100.i.i = getelementptr i32, ptr %108, i64 %.1086.i9450.i
  %.1101.i.i = load i32, ptr %.1100.i.i, align 4, !noalias !48
  %.1103.i.i = sext i32 %.1101.i.i to i64
  %.1104.i.i = add nsw i64 %.710.i.i, %.1103.i.i
  %.206.i.i.i = ashr i64 %.1104.i.i, 2
  br i1 %.265.i1975.i.i, label %B184.if.i.i9463.i.preheader, label %B0.endif.else.if.i.i9451.i, !prof !6

B212.i.i9525.i:                                   ; preds = %B184.if.i.i9463.i
  %.564.i.i9526.i = select i1 %.444.i.i9467.i, i64 %.210.i1027.i.i, i64 0
  %109 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i9466.i
  %.578.i.i9527.i = getelementptr i64, ptr %109, i64 %.564.i.i9526.i
  store i64 %.1034.i9449.i, ptr %.578.i.i9527.i, align 8, !noalias !54
  %.586.i.i9528.i = shl nsw i64 %.331.0708.i.i9466.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i.i9472.i:                                   ; preds = %B184.if.i.i9463.i
  %.402.i.i9473.i = add i64 %.331.0708.i.i9466.i, 1
  %.398.i.i9474.i = add nsw i64 %.334.0709.i.i9465.i, -1
  %.615.i.i9475.i = select i1 %.444.i.i9467.i, i64 %.210.i1027.i.i, i64 0
  %110 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i9466.i
  %.629.i.i9476.i = getelementptr i64, ptr %110, i64 %.615.i.i9475.i
  %.630.i.i9477.i = load i64, ptr %.629.i.i9476.i, align 8, !noalias !54
  %.645.i.i9478.i = icmp slt i64 %place.2.0710.i.i9464.i, 0
  %.646.i.i9479.i = select i1 %.645.i.i9478.i, i64 %.210.i1027.i.i, i64 0
  %111 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i9464.i
  %.660.i.i9480.i = getelementptr i64, ptr %111, i64 %.646.i.i9479.i
  %.661.i.i9481.i = load i64, ptr %.660.i.i9480.i, align 8, !noalias !54
  %.664.i.i9482.i = icmp slt i64 %.630.i.i9477.i, %.661.i.i9481.i
  %spec.select.i1381.i.i = select i1 %.664.i.i9482.i, i64 %.331.0708.i.i9466.i, i64 %place.2.0710.i.i9464.i
  %.389.i.i9483.i = icmp samesign ugt i64 %.334.0709.i.i9465.i, 1
  br i1 %.389.i.i9483.i, label %B184.if.i.i9463.i, label %B312.i.i9484.i

B312.i.i9484.i:                                   ; preds = %B270.i.i9472.i
  %.699.i.i9485.i = icmp slt i64 %spec.select.i1381.i.i, 0
  %.700.i.i9486.i = select i1 %.699.i.i9485.i, i64 %.210.i.i.i, i64 0
  %112 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1381.i.i
  %.714.i.i9487.i = getelementptr i64, ptr %112, i64 %.700.i.i9486.i
  store i64 %.206.i.i.i, ptr %.714.i.i9487.i, align 8, !noalias !54
  %.773.i.i9488.i = shl nsw i64 %spec.select.i1381.i.i, 2
  %.776.i.i9489.i = add i64 %.773.i.i9488.i, 4
  %.813.i.i9490.i = select i1 %.699.i.i9485.i, i64 %.210.i1063.i.i, i64 0
  %.814.i.i9491.i = add i64 %.813.i.i9490.i, %.773.i.i9488.i
  %.829.i.i9492.i = icmp slt i64 %.776.i.i9489.i, 0
  %.830.i.i9493.i = select i1 %.829.i.i9492.i, i64 %.210.i1063.i.i, i64 0
  %.831.i.i9494.i = add i64 %.830.i.i9493.i, %.776.i.i9489.i
  %.958.i.i9495.i = icmp slt i64 %.814.i.i9491.i, 0
  br i1 %.958.i.i9495.i, label %B312.endif.else.if.i.i9524.i, label %B312.endif.else.endif.i.i9496.i, !prof !6

B0.endif.else.if.i.i9451.i:                       ; preds = %B500.if.i.i
  %.211.i.i9452.i = mul nsw i64 %.206.i.i.i, 712544676207699905
  %.212.i.i9453.i = ashr i64 %.211.i.i9452.i, 20
  %.282.i.i9454.i = srem i64 %.212.i.i9453.i, %.230.0.i1974.i.i
  %.284.i.i9456.i = icmp slt i64 %.282.i.i9454.i, 0
  %.293.i.i9459.i = select i1 %.284.i.i9456.i, i64 %.230.0.i1974.i.i, i64 0
  %.273.0.i.i9460.i = add nsw i64 %.293.i.i9459.i, %.282.i.i9454.i
  %113 = shl nsw i64 %.273.0.i.i9460.i, 4
  br label %B184.if.i.i9463.i.preheader

B184.if.i.i9463.i.preheader:                      ; preds = %B0.endif.else.if.i.i9451.i, %B500.if.i.i
  %.331.0708.i.i9466.i.ph = phi i64 [ %113, %B0.endif.else.if.i.i9451.i ], [ 0, %B500.if.i.i ]
  br label %B184.if.i.i9463.i

B184.if.i.i9463.i:                                ; preds = %B184.if.i.i9463.i.preheader, %B270.i.i9472.i
  %place.2.0710.i.i9464.i = phi i64 [ %spec.select.i1381.i.i, %B270.i.i9472.i ], [ %.331.0708.i.i9466.i.ph, %B184.if.i.i9463.i.preheader ]
  %.334.0709.i.i9465.i = phi i64 [ %.398.i.i9474.i, %B270.i.i9472.i ], [ 16, %B184.if.i.i9463.i.preheader ]
  %.331.0708.i.i9466.i = phi i64 [ %.402.i.i9473.i, %B270.i.i9472.i ], [ %.331.0708.i.i9466.i.ph, %B184.if.i.i9463.i.preheader ]
  %.444.i.i9467.i = icmp slt i64 %.331.0708.i.i9466.i, 0
  %.445.i.i9468.i = select i1 %.444.i.i9467.i, i64 %.210.i.i.i, i64 0
  %114 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i9466.i
  %.459.i.i9469.i = getelementptr i64, ptr %114, i64 %.445.i.i9468.i
  %.460.i.i9470.i = load i64, ptr %.459.i.i9469.i, align 8, !noalias !54
  %.462.i.i9471.i = icmp eq i64 %.460.i.i9470.i, %.206.i.i.i
  br i1 %.462.i.i9471.i, label %B212.i.i9525.i, label %B270.i.i9472.i

B312.endif.endif.i.i9507.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i9506.i, %B312.endif.else.endif.endif.endif.i.i9503.i
  %.938.sroa.13.0.i.i9508.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i9506.i ], [ %.938.sroa.13.1.i.i9504.i, %B312.endif.else.endif.endif.endif.i.i9503.i ]
  %.1059.not711.i.i9509.i = icmp slt i64 %.938.sroa.0.3.i.i9501.i, %.938.sroa.13.0.i.i9508.i
  br i1 %.1059.not711.i.i9509.i, label %.1029.endif.preheader.i.i9521.i, label %.1029.if.i.i9510.i, !prof !31

.1029.endif.preheader.i.i9521.i:                  ; preds = %B312.endif.endif.i.i9507.i
  %115 = shl i64 %.938.sroa.0.3.i.i9501.i, 3
  %scevgep.i.i9522.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %115
  %116 = sub nsw i64 %.938.sroa.13.0.i.i9508.i, %.938.sroa.0.3.i.i9501.i
  %117 = shl i64 %116, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i9522.i, i8 0, i64 %117, i1 false), !noalias !54
  br label %.1029.if.i.i9510.i

B312.endif.else.if.i.i9524.i:                     ; preds = %B312.i.i9484.i
  br label %B312.endif.else.endif.i.i9496.i

B312.endif.else.endif.i.i9496.i:                  ; preds = %B312.endif.else.if.i.i9524.i, %B312.i.i9484.i
  %.938.sroa.0.1.i.i9497.i = phi i64 [ 0, %B312.endif.else.if.i.i9524.i ], [ %.814.i.i9491.i, %B312.i.i9484.i ]
  %.963.not.i.i9498.i = icmp slt i64 %.814.i.i9491.i, %.210.i1063.i.i
  br i1 %.963.not.i.i9498.i, label %B312.endif.else.endif.endif.i.i9500.i, label %B312.endif.else.endif.if.i.i9499.i, !prof !10

B312.endif.else.endif.if.i.i9499.i:               ; preds = %B312.endif.else.endif.i.i9496.i
  br label %B312.endif.else.endif.endif.i.i9500.i

B312.endif.else.endif.endif.i.i9500.i:            ; preds = %B312.endif.else.endif.if.i.i9499.i, %B312.endif.else.endif.i.i9496.i
  %.938.sroa.0.3.i.i9501.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i.i9499.i ], [ %.938.sroa.0.1.i.i9497.i, %B312.endif.else.endif.i.i9496.i ]
  %.975.i.i9502.i = icmp slt i64 %.831.i.i9494.i, 0
  br i1 %.975.i.i9502.i, label %B312.endif.else.endif.endif.if.i.i9523.i, label %B312.endif.else.endif.endif.endif.i.i9503.i, !prof !6

B312.endif.else.endif.endif.if.i.i9523.i:         ; preds = %B312.endif.else.endif.endif.i.i9500.i
  br label %B312.endif.else.endif.endif.endif.i.i9503.i

B312.endif.else.endif.endif.endif.i.i9503.i:      ; preds = %B312.endif.else.endif.endif.if.i.i9523.i, %B312.endif.else.endif.endif.i.i9500.i
  %.938.sroa.13.1.i.i9504.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i9523.i ], [ %.831.i.i9494.i, %B312.endif.else.endif.endif.i.i9500.i ]
  %.980.not.i.i9505.i = icmp slt i64 %.831.i.i9494.i, %.210.i1063.i.i
  br i1 %.980.not.i.i9505.i, label %B312.endif.endif.i.i9507.i, label %B312.endif.else.endif.endif.endif.if.i.i9506.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i9506.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i9503.i
  br label %B312.endif.endif.i.i9507.i

.1029.if.i.i9510.i:                               ; preds = %.1029.endif.preheader.i.i9521.i, %B312.endif.endif.i.i9507.i
  %.1108.i.i9511.i = load i64, ptr %.876.i.i, align 8, !noalias !54
  %.1124.i.i9512.i = select i1 %.699.i.i9485.i, i64 %.210.i1027.i.i, i64 0
  %118 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1381.i.i
  %.1138.i.i9513.i = getelementptr i64, ptr %118, i64 %.1124.i.i9512.i
  store i64 %.1108.i.i9511.i, ptr %.1138.i.i9513.i, align 8, !noalias !54
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.1029.if.i.i9510.i, %B212.i.i9525.i
  %.773.sink.i.i9514.i = phi i64 [ %.773.i.i9488.i, %.1029.if.i.i9510.i ], [ %.586.i.i9528.i, %B212.i.i9525.i ]
  %.1150.i.i9515.i = and i64 %.1104.i.i, 3
  %.1153.i.i9516.i = or disjoint i64 %.773.sink.i.i9514.i, %.1150.i.i9515.i
  %.1178.i.i = icmp slt i64 %.773.sink.i.i9514.i, 0
  %.1179.i.i = select i1 %.1178.i.i, i64 %.210.i1063.i.i, i64 0
  %119 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i9516.i
  %.1193.i.i = getelementptr i64, ptr %119, i64 %.1179.i.i
  store i64 %.1195.i.i, ptr %.1193.i.i, align 8, !noalias !48
  %.1219.i.i = select i1 %.1178.i.i, i64 %.210.i1099.i.i, i64 0
  %120 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i9516.i
  %.1233.i.i = getelementptr double, ptr %120, i64 %.1219.i.i
  store double %.721.i.i, ptr %.1233.i.i, align 8, !noalias !48
  %exitcond.not.i9517.i = icmp eq i64 %indvars.iv.next.i9447.i, %wide.trip.count.i9445.i
  br i1 %exitcond.not.i9517.i, label %B678.i.i, label %B500.if.i.i

B914.if.i.i:                                      ; preds = %B916.endif.thread.i.i, %B914.if.lr.ph.i.i
  %.1658.i.i = phi i64 [ %.1658.pre.i.i, %B914.if.lr.ph.i.i ], [ %.1785.i.i, %B916.endif.thread.i.i ]
  %.1499.01393.i.i = phi i32 [ %storemerge.i9442.i, %B914.if.lr.ph.i.i ], [ %.1561.i.i, %B916.endif.thread.i.i ]
  %.1561.i.i = add nsw i32 %.1499.01393.i.i, -1
  %.1619.i.i = load double, ptr %.2392.i.i, align 8, !noalias !48
  br i1 %.49.i.i9731.i, label %B916.endif.thread.i.i, label %B916.endif.i.i, !prof !44

B916.endif.i.i:                                   ; preds = %B914.if.i.i
  %.1698.i.i = srem i64 %.1658.i.i, %.210.i1277.i.i
  %.1700.i.i = icmp slt i64 %.1698.i.i, 0
  %.1709.i.i = select i1 %.1700.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i9519.i = add i64 %.1709.i.i, %.1698.i.i
  %spec.select.fr.i9520.i = freeze i64 %spec.select.i9519.i
  %.1731.i.i = icmp slt i64 %spec.select.fr.i9520.i, 0
  %spec.select1386.i.i = select i1 %.1731.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B916.endif.thread.i.i

B916.endif.thread.i.i:                            ; preds = %B916.endif.i.i, %B914.if.i.i
  %rem.01385.i.i = phi i64 [ 0, %B914.if.i.i ], [ %spec.select.fr.i9520.i, %B916.endif.i.i ]
  %121 = phi i64 [ 0, %B914.if.i.i ], [ %spec.select1386.i.i, %B916.endif.i.i ]
  %122 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01385.i.i
  %.1746.i.i = getelementptr double, ptr %122, i64 %121
  store double %.1619.i.i, ptr %.1746.i.i, align 8, !noalias !48
  %.1784.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !48
  %.1785.i.i = add nsw i64 %.1784.i.i, 1
  store i64 %.1785.i.i, ptr %.226.i1349.i.i, align 8, !noalias !48
  %.1552.i.i = icmp sgt i32 %.1499.01393.i.i, 1
  br i1 %.1552.i.i, label %B914.if.i.i, label %B7966.i

B6934.i:                                          ; preds = %B6822.i
  %.406.i.i = sext i32 %.401.i9543.i to i64
  %.407.i.i = icmp eq i32 %.401.i9543.i, 0
  br i1 %.407.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B6934.i
  %spec.select1546.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i9543.i, i32 0)
  %.6351549.not.i.i = icmp eq i32 %spec.select1546.i.i, 0
  br i1 %.6351549.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i, label %B206.if.lr.ph.i.i

B206.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.682.i9544.i = add nsw i64 %.475.i940711311.i, 4
  %wide.trip.count.i9545.i = zext nneg i32 %spec.select1546.i.i to i64
  br label %B206.if.i.i

B334.i.i:                                         ; preds = %B334.if.i.i, %B206.if.i.i
  %.770.0.i.i = phi i64 [ 0, %B206.if.i.i ], [ %.843.i.i, %B334.if.i.i ]
  %exitcond.not.i9550.i = icmp eq i64 %.770.0.i.i, 16
  br i1 %exitcond.not.i9550.i, label %B376.i.i, label %B334.if.i.i

B376.i.i:                                         ; preds = %B334.i.i
  %.968.i.i = load i64, ptr %.967.i.i, align 8, !noalias !57
  %.979.0.i.i = and i64 %.968.i.i, 15
  %123 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.979.0.i.i
  store i64 %.717.i.i, ptr %123, align 8, !noalias !57
  %.1072.i.i = add nsw i64 %.968.i.i, 1
  store i64 %.1072.i.i, ptr %.967.i.i, align 8, !noalias !57
  %.1104.i9580.i = add nsw i64 %new.2.01554.i.i, 1
  %.1115.not.i.i = icmp ne i64 %.722.i.i, %previous_new.2.01556.i.i
  %.1125.i.i = zext i1 %.1115.not.i.i to i64
  %spec.select1530.i.i = add nsw i64 %new_lines.2.01553.i.i, %.1125.i.i
  br label %B502.i.i

B502.i.i:                                         ; preds = %B334.if.i.i, %B376.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select1530.i.i, %B376.i.i ], [ %new_lines.2.01553.i.i, %B334.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1104.i9580.i, %B376.i.i ], [ %new.2.01554.i.i, %B334.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.722.i.i, %B376.i.i ], [ %previous_new.2.01556.i.i, %B334.if.i.i ]
  %exitcond1562.not.i.i = icmp eq i64 %indvars.iv.next.i9547.i, %wide.trip.count.i9545.i
  br i1 %exitcond1562.not.i.i, label %B504.i.i, label %B206.if.i.i

B504.i.i:                                         ; preds = %B502.i.i
  %124 = uitofp nneg i64 %spec.select.i9549.i to double
  %125 = sitofp i64 %new_lines.3.1.i.i to double
  %.25.i.i9551.i = icmp sgt i64 %new.3.1.i.i, 0
  br i1 %.25.i.i9551.i, label %B16.i.i9557.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i

B16.i.i9557.i:                                    ; preds = %B504.i.i
  br i1 %.49.i.i9731.i, label %B16.endif.thread.i.i9565.i, label %B16.endif.i.i9569.i, !prof !6

B16.endif.i.i9569.i:                              ; preds = %B16.i.i9557.i
  %.29.i.i9558.i = add nsw i64 %new.3.1.i.i, -1
  %.1222.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !57
  %.34.i.i9559.i = add i64 %.29.i.i9558.i, %.1222.i.i
  %.64.i.i9570.i = srem i64 %.34.i.i9559.i, %.210.i1277.i.i
  %.66.i.i9572.i = icmp slt i64 %.64.i.i9570.i, 0
  %.75.i.i9575.i = select i1 %.66.i.i9572.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9576.i = add i64 %.75.i.i9575.i, %.64.i.i9570.i
  %spec.select.fr.i.i9577.i = freeze i64 %spec.select.i.i9576.i
  %.98.i.i9578.i = icmp slt i64 %spec.select.fr.i.i9577.i, 0
  %spec.select52.i.i9579.i = select i1 %.98.i.i9578.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9565.i

B16.endif.thread.i.i9565.i:                       ; preds = %B16.endif.i.i9569.i, %B16.i.i9557.i
  %rem.051.i.i9566.i = phi i64 [ 0, %B16.i.i9557.i ], [ %spec.select.fr.i.i9577.i, %B16.endif.i.i9569.i ]
  %126 = phi i64 [ 0, %B16.i.i9557.i ], [ %spec.select52.i.i9579.i, %B16.endif.i.i9569.i ]
  %127 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9566.i
  %.113.i.i9567.i = getelementptr double, ptr %127, i64 %126
  %.114.i.i9568.i = load double, ptr %.113.i.i9567.i, align 8, !noalias !60
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i: ; preds = %B16.endif.thread.i.i9565.i, %B504.i.i, %B84.i.i
  %new.2.0.lcssa1572.i.i = phi i64 [ %new.3.1.i.i, %B16.endif.thread.i.i9565.i ], [ %new.3.1.i.i, %B504.i.i ], [ 0, %B84.i.i ]
  %new_lines.2.0.lcssa1571.i.i = phi double [ %125, %B16.endif.thread.i.i9565.i ], [ %125, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %lines.2.0.lcssa1570.i.i = phi double [ %124, %B16.endif.thread.i.i9565.i ], [ %124, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %"$phi78.0.2.0.i.i9553.i" = phi double [ %.114.i.i9568.i, %B16.endif.thread.i.i9565.i ], [ 0.000000e+00, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %.1285.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !57
  %.1315.i.i = load double, ptr %.616.i.i, align 8, !noalias !57
  %.20.i.i.i = fcmp ogt double %.1285.i.i, %best.3.3.i
  %.21.i.i.i = select i1 %.20.i.i.i, double %.1285.i.i, double %best.3.3.i
  %.22.i.i.i = fcmp ogt double %.1315.i.i, %.21.i.i.i
  %.23.i.i.i = select i1 %.22.i.i.i, double %.1315.i.i, double %.21.i.i.i
  %.24.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i9553.i", %.23.i.i.i
  %.25.i1532.i.i = select i1 %.24.i.i.i, double %"$phi78.0.2.0.i.i9553.i", double %.23.i.i.i
  %.1355.i.i = fmul double %.521.fca.29.load.i, %lines.2.0.lcssa1570.i.i
  %.12.i.i9554.i = fcmp ogt double %.1355.i.i, %.521.fca.24.load.i
  %.13.i.i9555.i = select i1 %.12.i.i9554.i, double %.1355.i.i, double %.521.fca.24.load.i
  %.1386.i.i = fadd double %.13.i.i9555.i, %.25.i1532.i.i
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
  %.1675.i.i = sitofp i32 %.401.i9543.i to double
  %.1676.i.i = fadd double %.1673.i.i, %.1675.i.i
  store double %.1676.i.i, ptr %.1672.i.i, align 8, !noalias !57
  %.1724.i.i = icmp slt i64 %.475.i940711311.i, -1
  %.1725.i.i = select i1 %.1724.i.i, i64 %.281.fca.9.load.i, i64 0
  %128 = getelementptr i8, ptr %104, i64 4
  %.1739.i.i = getelementptr i32, ptr %128, i64 %.1725.i.i
  %.1740.i.i = load i32, ptr %.1739.i.i, align 4, !noalias !57
  %.1747.i.i = sext i32 %.1740.i.i to i64
  %.1748.i.i = mul nsw i64 %new.2.0.lcssa1572.i.i, %.1747.i.i
  %.1751.i.i = sitofp i64 %.1748.i.i to double
  %.1756.i.i = fdiv double %.1751.i.i, %.1675.i.i
  %.1763.i.i = fmul double %.521.fca.12.load.i, %new_lines.2.0.lcssa1571.i.i
  %.1767.i.i = sitofp i64 %new.2.0.lcssa1572.i.i to double
  %.1768.i.i = fsub double %.1767.i.i, %.1756.i.i
  %.1771.i.i = fmul double %.521.fca.13.load.i, %.1768.i.i
  %.1772.i.i = fadd double %.1763.i.i, %.1771.i.i
  %.1775.i.i = fmul double %.521.fca.14.load.i, %.1756.i.i
  %.1776.i.i = fadd double %.1775.i.i, %.1772.i.i
  %.1806.i.i = load double, ptr %.944.i9627.i, align 8, !noalias !57
  %.1807.i.i = fadd double %.1806.i.i, %.1776.i.i
  store double %.1807.i.i, ptr %.944.i9627.i, align 8, !noalias !57
  %.1867.i.i = load double, ptr %.2392.i.i, align 8, !noalias !57
  %.12.i1535.i.i = fcmp ogt double %.1386.i.i, %.1867.i.i
  %.13.i1536.i.i = select i1 %.12.i1535.i.i, double %.1386.i.i, double %.1867.i.i
  %.1897.i.i = fadd double %.13.i1536.i.i, %.1776.i.i
  store double %.1897.i.i, ptr %.2392.i.i, align 8, !noalias !57
  %.1987.i.i = fmul double %.1984.i.i, %.1767.i.i
  %.1992.i.i = fcmp ogt double %.1987.i.i, 0.000000e+00
  br i1 %.1992.i.i, label %B1382.i.i, label %B1530.i.i

B1382.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i
  %.2023.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !57
  %.12.i1537.i.i = fcmp ogt double %.1386.i.i, %.2023.i.i
  %.13.i1538.i.i = select i1 %.12.i1537.i.i, double %.1386.i.i, double %.2023.i.i
  %.2054.i.i = fadd double %.1987.i.i, %.13.i1538.i.i
  store double %.2054.i.i, ptr %.347.i.i.i.i, align 8, !noalias !57
  %.2114.i.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !57
  %.2116.i.i = fadd double %.1987.i.i, %.2114.i.i
  store double %.2116.i.i, ptr %.438.i.i.i.i, align 8, !noalias !57
  %.2191.pre.i.i = load double, ptr %.2392.i.i, align 8, !noalias !57
  br label %B1530.i.i

B1530.i.i:                                        ; preds = %B1382.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i
  %.2191.i.i = phi double [ %.2191.pre.i.i, %B1382.i.i ], [ %.1897.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i ]
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
  %indvars.iv.i9546.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %indvars.iv.next.i9547.i, %B502.i.i ]
  %previous_new.2.01556.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B502.i.i ]
  %previous.2.01555.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %.722.i.i, %B502.i.i ]
  %new.2.01554.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new.3.1.i.i, %B502.i.i ]
  %new_lines.2.01553.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B502.i.i ]
  %lines.2.01552.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %spec.select.i9549.i, %B502.i.i ]
  %indvars.iv.next.i9547.i = add nuw nsw i64 %indvars.iv.i9546.i, 1
  %.684.i9548.i = add nsw i64 %.682.i9544.i, %indvars.iv.i9546.i
  %.698.i.i = icmp slt i64 %.684.i9548.i, 0
  %.699.i.i = select i1 %.698.i.i, i64 %.281.fca.9.load.i, i64 0
  %129 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i9548.i
  %.713.i.i = getelementptr i32, ptr %129, i64 %.699.i.i
  %.714.i.i = load i32, ptr %.713.i.i, align 4, !noalias !57
  %.716.i.i = sext i32 %.714.i.i to i64
  %.717.i.i = add nsw i64 %.710.i.i, %.716.i.i
  %.722.i.i = ashr i64 %.717.i.i, 2
  %.728.not.i.i = icmp ne i64 %.722.i.i, %previous.2.01555.i.i
  %.733.i.i = zext i1 %.728.not.i.i to i64
  %spec.select.i9549.i = add nuw nsw i64 %lines.2.01552.i.i, %.733.i.i
  br label %B334.i.i

B334.if.i.i:                                      ; preds = %B334.i.i
  %.843.i.i = add nuw nsw i64 %.770.0.i.i, 1
  %130 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.770.0.i.i
  %.899.i.i = load i64, ptr %130, align 8, !noalias !57
  %.901.i.i = icmp eq i64 %.899.i.i, %.717.i.i
  br i1 %.901.i.i, label %B502.i.i, label %B334.i.i

B1656.if.i.i:                                     ; preds = %B1658.endif.thread.i.i, %B1656.if.lr.ph.i.i
  %.2411.i.i = phi i64 [ %.2411.pre.i.i, %B1656.if.lr.ph.i.i ], [ %.2539.i.i, %B1658.endif.thread.i.i ]
  %.2282.01560.i.i = phi i64 [ %new.2.0.lcssa1572.i.i, %B1656.if.lr.ph.i.i ], [ %.2344.i.i, %B1658.endif.thread.i.i ]
  %.2344.i.i = add nsw i64 %.2282.01560.i.i, -1
  br i1 %.49.i.i9731.i, label %B1658.endif.thread.i.i, label %B1658.endif.i.i, !prof !44

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
  %131 = phi i64 [ 0, %B1656.if.i.i ], [ %spec.select1548.i.i, %B1658.endif.i.i ]
  %132 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.1.01545.i.i
  %.2500.i.i = getelementptr double, ptr %132, i64 %131
  store double %.13.i1540.i.i, ptr %.2500.i.i, align 8, !noalias !57
  %.2538.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !57
  %.2539.i.i = add nsw i64 %.2538.i.i, 1
  store i64 %.2539.i.i, ptr %.226.i1349.i.i, align 8, !noalias !57
  %.2335.i.i = icmp samesign ugt i64 %.2282.01560.i.i, 1
  br i1 %.2335.i.i, label %B1656.if.i.i, label %B1788.loopexit.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1788.loopexit.i.i, %B1530.i.i, %B6934.i
  %.1386.sink.i.i = phi double [ %best.3.3.i, %B6934.i ], [ %.1386.i.i, %B1788.loopexit.i.i ], [ %.1386.i.i, %B1530.i.i ]
  %.2652.sink.i.i = phi double [ %best.3.3.i, %B6934.i ], [ %.2652.pre.i.i, %B1788.loopexit.i.i ], [ %.2191.i.i, %B1530.i.i ]
  %.13172.i = select i1 %.7830.i, i64 %.210.i10554.i, i64 0
  %133 = getelementptr double, ptr %.226.i10552.i, i64 %.7775.i
  %.13186.i = getelementptr double, ptr %133, i64 %.13172.i
  store double %.1386.sink.i.i, ptr %.13186.i, align 8, !noalias !7
  %.13203.i = select i1 %.7830.i, i64 %.210.i10518.i, i64 0
  %134 = getelementptr double, ptr %.226.i10516.i, i64 %.7775.i
  %.13217.i = getelementptr double, ptr %134, i64 %.13203.i
  %.13218.i = load double, ptr %.13217.i, align 8, !noalias !7
  %.13224.i = fadd double %.13629.i, %.2652.sink.i.i
  %.12.i9581.i = fcmp ogt double %.13224.i, %.13218.i
  %.13.i9582.i = select i1 %.12.i9581.i, double %.13224.i, double %.13218.i
  store double %.13.i9582.i, ptr %.13217.i, align 8, !noalias !7
  %.13298.i = icmp slt i64 %quot.2.0.i, 0
  %.13299.i = select i1 %.13298.i, i64 %.210.i10410.i, i64 0
  %135 = getelementptr double, ptr %.226.i10408.i, i64 %quot.2.0.i
  %.13313.i = getelementptr double, ptr %135, i64 %.13299.i
  %.13314.i = load double, ptr %.13313.i, align 8, !noalias !7
  %.12.i9583.i = fcmp ogt double %.13.i9582.i, %.13314.i
  %.13.i9584.i = select i1 %.12.i9583.i, double %.13.i9582.i, double %.13314.i
  store double %.13.i9584.i, ptr %.13313.i, align 8, !noalias !7
  br label %B7966.i

B7144.i:                                          ; preds = %B6790.i
  %136 = getelementptr double, ptr %arg.cost_at, i64 %.7846.i
  %.13438.i = getelementptr double, ptr %136, i64 %.7865.i
  %.13439.i = load double, ptr %.13438.i, align 8, !noalias !7
  %.374.i.i = icmp slt i64 %.475.i940711311.i, 0
  %.375.i.i = select i1 %.374.i.i, i64 %.281.fca.9.load.i, i64 0
  %137 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i940711311.i
  %.389.i.i = getelementptr i32, ptr %137, i64 %.375.i.i
  %.390.i9585.i = load i32, ptr %.389.i.i, align 4, !noalias !63
  %.395.i.i = sext i32 %.390.i9585.i to i64
  %.396.i.i = icmp eq i32 %.390.i9585.i, 0
  br i1 %.396.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i9586.i

B70.i9586.i:                                      ; preds = %B7144.i
  %.555.i9587.i = load double, ptr %.226.i990.i.i, align 8, !noalias !63
  %.585.i.i = load double, ptr %.616.i.i, align 8, !noalias !63
  %.26.i.i9588.i = icmp sgt i32 %.390.i9585.i, 0
  br i1 %.26.i.i9588.i, label %B16.i.i9727.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i

B16.i.i9727.i:                                    ; preds = %B70.i9586.i
  br i1 %.49.i.i9731.i, label %B16.endif.thread.i.i9736.i, label %B16.endif.i.i9740.i, !prof !6

B16.endif.i.i9740.i:                              ; preds = %B16.i.i9727.i
  %.25.i.i9728.i = zext nneg i32 %.390.i9585.i to i64
  %.31.i.i9729.i = add nsw i64 %.25.i.i9728.i, -1
  %.625.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !63
  %.36.i.i9730.i = add i64 %.31.i.i9729.i, %.625.i.i
  %.66.i.i9741.i = srem i64 %.36.i.i9730.i, %.210.i1277.i.i
  %.68.i.i9743.i = icmp slt i64 %.66.i.i9741.i, 0
  %.77.i.i9746.i = select i1 %.68.i.i9743.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9747.i = add i64 %.77.i.i9746.i, %.66.i.i9741.i
  %spec.select.fr.i.i9748.i = freeze i64 %spec.select.i.i9747.i
  %.100.i.i9749.i = icmp slt i64 %spec.select.fr.i.i9748.i, 0
  %spec.select52.i.i9750.i = select i1 %.100.i.i9749.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9736.i

B16.endif.thread.i.i9736.i:                       ; preds = %B16.endif.i.i9740.i, %B16.i.i9727.i
  %rem.051.i.i9737.i = phi i64 [ 0, %B16.i.i9727.i ], [ %spec.select.fr.i.i9748.i, %B16.endif.i.i9740.i ]
  %138 = phi i64 [ 0, %B16.i.i9727.i ], [ %spec.select52.i.i9750.i, %B16.endif.i.i9740.i ]
  %139 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9737.i
  %.115.i.i9738.i = getelementptr double, ptr %139, i64 %138
  %.116.i.i9739.i = load double, ptr %.115.i.i9738.i, align 8, !noalias !66
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i: ; preds = %B16.endif.thread.i.i9736.i, %B70.i9586.i
  %"$phi78.0.2.0.i.i9590.i" = phi double [ %.116.i.i9739.i, %B16.endif.thread.i.i9736.i ], [ 0.000000e+00, %B70.i9586.i ]
  %.20.i.i9591.i = fcmp ogt double %.555.i9587.i, %best.3.3.i
  %.21.i.i9592.i = select i1 %.20.i.i9591.i, double %.555.i9587.i, double %best.3.3.i
  %.22.i.i9593.i = fcmp ogt double %.585.i.i, %.21.i.i9592.i
  %.23.i.i9594.i = select i1 %.22.i.i9593.i, double %.585.i.i, double %.21.i.i9592.i
  %.24.i.i9595.i = fcmp ogt double %"$phi78.0.2.0.i.i9590.i", %.23.i.i9594.i
  %.25.i1268.i.i = select i1 %.24.i.i9595.i, double %"$phi78.0.2.0.i.i9590.i", double %.23.i.i9594.i
  br i1 %.435.i.i.i, label %.501.if.i.i9598.i, label %.501.endif.preheader.i.i9597.i, !prof !6

B278.i.i9617.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i9602.i
  %previous.3.1.i.i9618.i = phi i64 [ %.718.i.i9612.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i9602.i ]
  %worst.3.1.i.i9619.i = phi i64 [ %.13.i.i.i9616.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i9602.i ]
  %exitcond.not.i.i9620.i = icmp eq i64 %indvars.iv.next.i.i9604.i, %wide.trip.count.i.i9601.i
  br i1 %exitcond.not.i.i9620.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i9602.i

.501.endif.preheader.i.i9597.i:                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %247, i1 false), !noalias !69
  br label %.501.if.i.i9598.i

.501.if.i.i9598.i:                                ; preds = %.501.endif.preheader.i.i9597.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i
  %.635192.not.i.i.i = icmp slt i32 %.390.i9585.i, 1
  br i1 %.635192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i9599.i

B106.if.lr.ph.i.i9599.i:                          ; preds = %.501.if.i.i9598.i
  %.682.i.i9600.i = add nsw i64 %.475.i940711311.i, 4
  %wide.trip.count.i.i9601.i = zext nneg i32 %.390.i9585.i to i64
  br label %B106.if.i.i9602.i

B106.if.i.i9602.i:                                ; preds = %B106.if.lr.ph.i.i9599.i, %B278.i.i9617.i
  %indvars.iv.i.i9603.i = phi i64 [ 0, %B106.if.lr.ph.i.i9599.i ], [ %indvars.iv.next.i.i9604.i, %B278.i.i9617.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i9599.i ], [ %worst.3.1.i.i9619.i, %B278.i.i9617.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i9599.i ], [ %previous.3.1.i.i9618.i, %B278.i.i9617.i ]
  %indvars.iv.next.i.i9604.i = add nuw nsw i64 %indvars.iv.i.i9603.i, 1
  %.684.i.i9605.i = add nsw i64 %.682.i.i9600.i, %indvars.iv.i.i9603.i
  %.698.i.i9606.i = icmp slt i64 %.684.i.i9605.i, 0
  %.699.i.i9607.i = select i1 %.698.i.i9606.i, i64 %.281.fca.9.load.i, i64 0
  %140 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i9605.i
  %.713.i.i9608.i = getelementptr i32, ptr %140, i64 %.699.i.i9607.i
  %.714.i.i9609.i = load i32, ptr %.713.i.i9608.i, align 4, !noalias !69
  %.716.i.i9610.i = sext i32 %.714.i.i9609.i to i64
  %.717.i.i9611.i = add nsw i64 %.710.i.i, %.716.i.i9610.i
  %.718.i.i9612.i = ashr i64 %.717.i.i9611.i, 2
  %.724.not.i.i9613.i = icmp eq i64 %.718.i.i9612.i, %previous.2.0195.i.i.i
  br i1 %.724.not.i.i9613.i, label %B278.i.i9617.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i9602.i
  %.805.i.i9614.i = load i64, ptr %.226.i1238.i.i, align 8, !noalias !69
  %.806.i.i9615.i = add nsw i64 %.805.i.i9614.i, 1
  store i64 %.806.i.i9615.i, ptr %.226.i1238.i.i, align 8, !noalias !69
  %.13.i.i.i9616.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i9615.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i9617.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i9617.i
  %141 = uitofp nneg i64 %worst.3.1.i.i9619.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.501.if.i.i9598.i
  %spec.select1284.i.i = phi i32 [ 0, %.501.if.i.i9598.i ], [ %.390.i9585.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i9621.i = phi double [ 1.000000e+00, %.501.if.i.i9598.i ], [ %141, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i9622.i = fcmp olt double %.521.fca.24.load.i, %worst.2.0.lcssa.i.i9621.i
  %.10.i.i9623.i = select i1 %.9.i.i9622.i, double %worst.2.0.lcssa.i.i9621.i, double %.521.fca.24.load.i
  %.782.i.i = fadd double %.25.i1268.i.i, %.10.i.i9623.i
  %.815.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !63
  %.12.i.i9624.i = fcmp ogt double %best.3.3.i, %.815.i.i
  %.13.i.i9625.i = select i1 %.12.i.i9624.i, double %best.3.3.i, double %.815.i.i
  %.848.i.i = fadd double %.13.i.i9625.i, %.782.i.i
  %.849.i.i = fsub double %.848.i.i, %.25.i1268.i.i
  store double %.849.i.i, ptr %.226.i990.i.i, align 8, !noalias !63
  store double %.782.i.i, ptr %.616.i.i, align 8, !noalias !63
  %.914.i9626.i = sitofp i32 %.390.i9585.i to double
  %.915.i.i = fmul double %.521.fca.15.load.i, %.914.i9626.i
  %.945.i.i = load double, ptr %.944.i9627.i, align 8, !noalias !63
  %.946.i9628.i = fadd double %.915.i.i, %.945.i.i
  store double %.946.i9628.i, ptr %.944.i9627.i, align 8, !noalias !63
  %.1006.i.i = load double, ptr %.2392.i.i, align 8, !noalias !63
  %.12.i1269.i.i = fcmp ogt double %.782.i.i, %.1006.i.i
  %.13.i1270.i.i = select i1 %.12.i1269.i.i, double %.782.i.i, double %.1006.i.i
  %.1036.i.i = fadd double %.915.i.i, %.13.i1270.i.i
  store double %.1036.i.i, ptr %.2392.i.i, align 8, !noalias !63
  %.1068.i.i = fcmp ogt double %.13439.i, 0.000000e+00
  %"$phi654.0.2.0.i.i" = select i1 %.1068.i.i, double %.521.fca.33.load.i, double %.521.fca.34.load.i
  %.1088.i.i = fmul double %.521.fca.33.load.i, %.914.i9626.i
  %.1104.i9629.i = icmp slt i64 %.475.i940711311.i, -2
  %.1105.i.i = select i1 %.1104.i9629.i, i64 %.281.fca.9.load.i, i64 0
  %142 = getelementptr i8, ptr %137, i64 8
  %.1119.i.i = getelementptr i32, ptr %142, i64 %.1105.i.i
  %.1120.i.i = load i32, ptr %.1119.i.i, align 4, !noalias !63
  %.1122.i.i = sext i32 %.1120.i.i to i64
  %.1124.i.i = sub nsw i64 %.1122.i.i, %.395.i.i
  %.1125.i9630.i = sitofp i64 %.1124.i.i to double
  %.1126.i.i = fmul double %"$phi654.0.2.0.i.i", %.1125.i9630.i
  %.1127.i.i = fadd double %.1088.i.i, %.1126.i.i
  %.1129.i.i = tail call double @llvm.fabs.f64(double %.13439.i)
  %.1132.i.i = fmul double %.1129.i.i, %.1127.i.i
  %.1162.i.i = load double, ptr %.1161.i.i, align 8, !noalias !63
  %.1163.i.i = fadd double %.1162.i.i, %.1132.i.i
  store double %.1163.i.i, ptr %.1161.i.i, align 8, !noalias !63
  %.1223.i.i = load double, ptr %.1222.i9631.i, align 8, !noalias !63
  %.12.i1271.i.i = fcmp ogt double %.782.i.i, %.1223.i.i
  %.13.i1272.i.i = select i1 %.12.i1271.i.i, double %.782.i.i, double %.1223.i.i
  %.1253.i.i = fadd double %.13.i1272.i.i, %.1132.i.i
  store double %.1253.i.i, ptr %.1222.i9631.i, align 8, !noalias !63
  %.1313.i9632.i = load double, ptr %.2392.i.i, align 8, !noalias !63
  %.12.i1273.i.i = fcmp ogt double %.1253.i.i, %.1313.i9632.i
  %.13.i1274.i.i = select i1 %.12.i1273.i.i, double %.1253.i.i, double %.1313.i9632.i
  %.14621286.i.i = icmp sgt i32 %spec.select1284.i.i, 0
  br i1 %.14621286.i.i, label %B1028.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1028.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1501.i.i = add nsw i64 %.475.i940711311.i, 4
  %.1452.not.i.i9634.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i9636.i = select i1 %.1452.not.i.i9634.i, i1 %.1461.i.i.i, i1 false
  %.354.i.i.i9637.i = icmp eq i64 %early.2.4.i, 2
  %.444.i.i.i9638.i = fadd double %.521.fca.9.load.i, %.782.i.i
  %wide.trip.count.i9645.i = zext nneg i32 %spec.select1284.i.i to i64
  br label %B1028.if.i.i

B1028.if.i.i:                                     ; preds = %B1030.endif.endif.endif.thread.i.i, %B1028.if.lr.ph.i.i
  %indvars.iv.i9646.i = phi i64 [ 0, %B1028.if.lr.ph.i.i ], [ %indvars.iv.next.i9647.i, %B1030.endif.endif.endif.thread.i.i ]
  %end.2.01289.i.i = phi double [ %.13.i1274.i.i, %B1028.if.lr.ph.i.i ], [ %.13.i1279.i.i, %B1030.endif.endif.endif.thread.i.i ]
  %indvars.iv.next.i9647.i = add nuw nsw i64 %indvars.iv.i9646.i, 1
  %.1503.i.i = add nsw i64 %.1501.i.i, %indvars.iv.i9646.i
  %.1517.i.i = icmp slt i64 %.1503.i.i, 0
  %.1518.i.i = select i1 %.1517.i.i, i64 %.281.fca.9.load.i, i64 0
  %143 = getelementptr i32, ptr %arg.rows_at, i64 %.1503.i.i
  %.1532.i.i = getelementptr i32, ptr %143, i64 %.1518.i.i
  %.1533.i.i = load i32, ptr %.1532.i.i, align 4, !noalias !63
  %.1535.i.i = sext i32 %.1533.i.i to i64
  %.1536.i.i = add nsw i64 %.710.i.i, %.1535.i.i
  %.332.i.i.i = ashr i64 %.1536.i.i, 1
  %.5.i.i.i.i9648.i = mul i64 %.332.i.i.i, 8364850718657
  %.6.i.i.i.i9649.i = lshr i64 %.5.i.i.i.i9648.i, 20
  %.7.i.i.i.i9650.i = and i64 %.6.i.i.i.i9649.i, 16777215
  %.32.i.i.i9651.i = uitofp nneg i64 %.7.i.i.i.i9650.i to double
  %.33.i.i.i9652.i = fadd double %.32.i.i.i9651.i, 5.000000e-01
  %.37.i.i.i9653.i = fmul double %.33.i.i.i9652.i, 0x3E70000000000000
  %.45.le.i.i.i9654.i = tail call double @llvm.log.f64(double %.37.i.i.i9653.i)
  %.50.i.i.i9655.i = fneg double %.45.le.i.i.i9654.i
  %.12.i.i.i.i9656.i = fcmp olt double %.50.i.i.i9655.i, 4.000000e+00
  %.13.i.i.i.i9657.i = select i1 %.12.i.i.i.i9656.i, double %.50.i.i.i9655.i, double 4.000000e+00
  %.79.i.i.i9658.i = fadd double %.13.i.i.i.i9657.i, -1.000000e+00
  %.359.i.i9659.i = fmul double %.521.fca.6.load.i, %.79.i.i.i9658.i
  %.393.i.i.i = load double, ptr %.2392.i.i, align 8, !noalias !72
  %.399.i.i9660.i = fadd double %.521.fca.5.load.i, %.393.i.i.i
  %.400.i.i9661.i = fadd double %.399.i.i9660.i, %.359.i.i9659.i
  %.45020202021.i.i9662.i = and i64 %.6.i.i.i.i9649.i, 65535
  %144 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i9662.i
  %.508.i.i9663.i = load i64, ptr %144, align 8, !noalias !72
  %.514.i.i9664.i = icmp eq i64 %.508.i.i9663.i, %.332.i.i.i
  br i1 %.514.i.i9664.i, label %B216.i.i9724.i, label %B270.i.i9665.i

B216.i.i9724.i:                                   ; preds = %B1028.if.i.i
  %145 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9662.i
  %.650.i.i9725.i = load double, ptr %145, align 8, !noalias !72
  %.12.i.i.i9726.i = fcmp ogt double %.650.i.i9725.i, %.400.i.i9661.i
  %.13.i.i1277.i.i = select i1 %.12.i.i.i9726.i, double %.650.i.i9725.i, double %.400.i.i9661.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i

B270.i.i9665.i:                                   ; preds = %B1028.if.i.i
  %.718.i1276.i.i = load double, ptr %.717.i1968.i.i, align 8, !noalias !72
  %.720.i.i9666.i = fadd double %.718.i1276.i.i, 1.000000e+00
  store double %.720.i.i9666.i, ptr %.717.i1968.i.i, align 8, !noalias !72
  %.784.i.i9667.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !72
  %.787.i.i9668.i = fadd double %.521.fca.19.load.i, %.784.i.i9667.i
  store double %.787.i.i9668.i, ptr %.226.i1203.i.i, align 8, !noalias !72
  %.821.i.i.i = ashr i64 %.1536.i.i, 2
  %.822.i.i9669.i = sitofp i64 %.821.i.i.i to double
  %.863.i.i9670.i = fcmp ult double %.787.i.i9668.i, 1.000000e+00
  br i1 %.863.i.i9670.i, label %B444.i.i9705.i, label %B500.i.i9671.i

B444.i.i9705.i:                                   ; preds = %B270.i.i9665.i
  br i1 %.867.i.i.i, label %B466.i.i9720.i, label %B702.i.i9706.i

B466.i.i9720.i:                                   ; preds = %B444.i.i9705.i
  %.902.i.i9721.i = load double, ptr %.901.i.i.i, align 8, !noalias !72
  %.907.i.i9722.i = fcmp oeq double %.902.i.i9721.i, %.822.i.i9669.i
  br i1 %.907.i.i9722.i, label %B500.i.i9671.i, label %B652.i.i9723.i

B500.i.i9671.i:                                   ; preds = %B466.i.i9720.i, %B270.i.i9665.i
  store double %.822.i.i9669.i, ptr %.901.i.i.i, align 8, !noalias !72
  %.985.i.i9672.i = fadd double %.787.i.i9668.i, -1.000000e+00
  store double %.985.i.i9672.i, ptr %.226.i1203.i.i, align 8, !noalias !72
  %.348.i.i.i9673.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !75
  %.12.i.i2014.i.i9674.i = fcmp ogt double %.782.i.i, %.348.i.i.i9673.i
  %.13.i.i2015.i.i9675.i = select i1 %.12.i.i2014.i.i9674.i, double %.782.i.i, double %.348.i.i.i9673.i
  %.381.i.i.i9676.i = fadd double %.380.i.i.i.i, %.13.i.i2015.i.i9675.i
  store double %.381.i.i.i9676.i, ptr %.347.i.i.i.i, align 8, !noalias !75
  %.439.i.i.i9677.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !75
  %.442.i.i.i9678.i = fadd double %.380.i.i.i.i, %.439.i.i.i9677.i
  store double %.442.i.i.i9678.i, ptr %.438.i.i.i.i, align 8, !noalias !75
  %.531.i.i.i9679.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !75
  %.310.i.i.i.i9680.i = lshr i64 %.1536.i.i, 16
  %.321.0.i.i.i.i9681.i = and i64 %.310.i.i.i.i9680.i, 16383
  %146 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i9681.i
  %.390.i.i.i.i9682.i = load double, ptr %146, align 8, !noalias !78
  %.394.i.i.i.i9683.i = fcmp olt double %.390.i.i.i.i9682.i, 0.000000e+00
  %or.cond.i.i.i.i9684.i = select i1 %.354.i.i.i9637.i, i1 %.394.i.i.i.i9683.i, i1 false
  br i1 %or.cond.i.i.i.i9684.i, label %B96.i.i.i.i9704.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9685.i

B96.i.i.i.i9704.i:                                ; preds = %B500.i.i9671.i
  store double %.444.i.i.i9638.i, ptr %146, align 8, !noalias !78
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9685.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9685.i: ; preds = %B96.i.i.i.i9704.i, %B500.i.i9671.i
  %.611.i.i.i.i9686.i = phi double [ %.390.i.i.i.i9682.i, %B500.i.i9671.i ], [ %.444.i.i.i9638.i, %B96.i.i.i.i9704.i ]
  %.502.i.i.i9687.i = fmul double %.521.fca.8.load.i, %.79.i.i.i9658.i
  %.12.i89.i.i.i9688.i = fcmp ogt double %.611.i.i.i.i9686.i, %.531.i.i.i9679.i
  %.13.i90.i.i.i9689.i = select i1 %.12.i89.i.i.i9688.i, double %.611.i.i.i.i9686.i, double %.531.i.i.i9679.i
  %.703.i.i.i9690.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i9689.i
  %.704.i.i.i9691.i = fadd double %.502.i.i.i9687.i, %.703.i.i.i9690.i
  store i64 %.332.i.i.i, ptr %144, align 8, !noalias !75
  %147 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9662.i
  store double %.704.i.i.i9691.i, ptr %147, align 8, !noalias !75
  %.12.i2016.i.i9692.i = fcmp ogt double %.704.i.i.i9691.i, %.400.i.i9661.i
  %.13.i2017.i.i9693.i = select i1 %.12.i2016.i.i9692.i, double %.704.i.i.i9691.i, double %.400.i.i9661.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i

B652.i.i9723.i:                                   ; preds = %B466.i.i9720.i
  store i64 %.332.i.i.i, ptr %144, align 8, !noalias !72
  %148 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9662.i
  store double %.400.i.i9661.i, ptr %148, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i

B702.i.i9706.i:                                   ; preds = %B444.i.i9705.i
  br i1 %or.cond.i.i9636.i, label %B728.i.i9707.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i

B728.i.i9707.i:                                   ; preds = %B702.i.i9706.i
  %.1496.i.i9708.i = load double, ptr %.2392.i.i, align 8, !noalias !72
  %.310.i.i.i9709.i = lshr i64 %.1536.i.i, 16
  %.321.0.i.i.i9710.i = and i64 %.310.i.i.i9709.i, 16383
  %149 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i9710.i
  %.390.i.i.i9711.i = load double, ptr %149, align 8, !noalias !81
  %.394.i.i.i9712.i = fcmp olt double %.390.i.i.i9711.i, 0.000000e+00
  %or.cond.i.i.i9713.i = select i1 %.354.i.i.i9637.i, i1 %.394.i.i.i9712.i, i1 false
  br i1 %or.cond.i.i.i9713.i, label %B96.i.i.i9719.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9714.i

B96.i.i.i9719.i:                                  ; preds = %B728.i.i9707.i
  store double %.444.i.i.i9638.i, ptr %149, align 8, !noalias !81
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9714.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9714.i: ; preds = %B96.i.i.i9719.i, %B728.i.i9707.i
  %.611.i.i.i9715.i = phi double [ %.390.i.i.i9711.i, %B728.i.i9707.i ], [ %.444.i.i.i9638.i, %B96.i.i.i9719.i ]
  %.12.i2018.i.i9716.i = fcmp ogt double %.611.i.i.i9715.i, %.1496.i.i9708.i
  %.13.i2019.i.i9717.i = select i1 %.12.i2018.i.i9716.i, double %.611.i.i.i9715.i, double %.1496.i.i9708.i
  %.1683.i.i9718.i = fadd double %.1682.i.i.i, %.13.i2019.i.i9717.i
  store i64 %.332.i.i.i, ptr %144, align 8, !noalias !72
  %150 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9662.i
  store double %.1683.i.i9718.i, ptr %150, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9714.i, %B702.i.i9706.i, %B652.i.i9723.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9685.i, %B216.i.i9724.i
  %.13.i2017.sink.i.i9695.i = phi double [ %.13.i2017.i.i9693.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9685.i ], [ %.13.i.i1277.i.i, %B216.i.i9724.i ], [ %.400.i.i9661.i, %B652.i.i9723.i ], [ %.1683.i.i9718.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9714.i ], [ %.400.i.i9661.i, %B702.i.i9706.i ]
  %.1642.i.i = fsub double %.13.i2017.sink.i.i9695.i, %.521.fca.5.load.i
  %.12.i1278.i.i = fcmp ogt double %.1642.i.i, %end.2.01289.i.i
  %.13.i1279.i.i = select i1 %.12.i1278.i.i, double %.1642.i.i, double %end.2.01289.i.i
  br i1 %.49.i.i9731.i, label %B1030.endif.endif.endif.thread.i.i, label %B1030.endif.endif.endif.i.i, !prof !44

B1030.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i
  %.1712.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !63
  %.1752.i.i = srem i64 %.1712.i.i, %.210.i1277.i.i
  %.1754.i.i = icmp slt i64 %.1752.i.i, 0
  %.1763.i9700.i = select i1 %.1754.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i9701.i = add i64 %.1763.i9700.i, %.1752.i.i
  %spec.select.fr.i9702.i = freeze i64 %spec.select.i9701.i
  %.1785.i9703.i = icmp slt i64 %spec.select.fr.i9702.i, 0
  %spec.select1285.i.i = select i1 %.1785.i9703.i, i64 %.210.i1277.i.i, i64 0
  br label %B1030.endif.endif.endif.thread.i.i

B1030.endif.endif.endif.thread.i.i:               ; preds = %B1030.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i
  %rem.01283.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i ], [ %spec.select.fr.i9702.i, %B1030.endif.endif.endif.i.i ]
  %151 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9694.i ], [ %spec.select1285.i.i, %B1030.endif.endif.endif.i.i ]
  %152 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01283.i.i
  %.1800.i.i = getelementptr double, ptr %152, i64 %151
  store double %.13.i1279.i.i, ptr %.1800.i.i, align 8, !noalias !63
  %.1838.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !63
  %.1839.i.i = add nsw i64 %.1838.i.i, 1
  store i64 %.1839.i.i, ptr %.226.i1349.i.i, align 8, !noalias !63
  %exitcond.not.i9698.i = icmp eq i64 %indvars.iv.next.i9647.i, %wide.trip.count.i9645.i
  br i1 %exitcond.not.i9698.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1028.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1030.endif.endif.endif.thread.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B7144.i
  %.782.sink.i.i = phi double [ %best.3.3.i, %B7144.i ], [ %.782.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.782.i.i, %B1030.endif.endif.endif.thread.i.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B7144.i ], [ %.13.i1274.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1279.i.i, %B1030.endif.endif.endif.thread.i.i ]
  %.13578.i = select i1 %.7830.i, i64 %.210.i10554.i, i64 0
  %153 = getelementptr double, ptr %.226.i10552.i, i64 %.7775.i
  %.13592.i = getelementptr double, ptr %153, i64 %.13578.i
  store double %.782.sink.i.i, ptr %.13592.i, align 8, !noalias !7
  %.13609.i = select i1 %.7830.i, i64 %.210.i10518.i, i64 0
  %154 = getelementptr double, ptr %.226.i10516.i, i64 %.7775.i
  %.13623.i = getelementptr double, ptr %154, i64 %.13609.i
  %.13624.i = load double, ptr %.13623.i, align 8, !noalias !7
  %.13630.i = fadd double %.13629.i, %end.2.0.lcssa.sink.i.i
  %.12.i9751.i = fcmp ogt double %.13630.i, %.13624.i
  %.13.i9752.i = select i1 %.12.i9751.i, double %.13630.i, double %.13624.i
  store double %.13.i9752.i, ptr %.13623.i, align 8, !noalias !7
  %.13704.i = icmp slt i64 %quot.2.0.i, 0
  %.13705.i = select i1 %.13704.i, i64 %.210.i10410.i, i64 0
  %155 = getelementptr double, ptr %.226.i10408.i, i64 %quot.2.0.i
  %.13719.i = getelementptr double, ptr %155, i64 %.13705.i
  %.13720.i = load double, ptr %.13719.i, align 8, !noalias !7
  %.12.i9753.i = fcmp ogt double %.13.i9752.i, %.13720.i
  %.13.i9754.i = select i1 %.12.i9753.i, double %.13.i9752.i, double %.13720.i
  store double %.13.i9754.i, ptr %.13719.i, align 8, !noalias !7
  %.13813.i = fadd double %.521.fca.32.load.i, %end.2.0.lcssa.sink.i.i
  br label %B7966.i

B7386.i:                                          ; preds = %B5158.i
  switch i64 %.7880.i, label %B7966.i [
    i64 9, label %B7418.i
    i64 14, label %B7558.i
    i64 12, label %B7838.i
    i64 3, label %B7892.i
    i64 2, label %B7946.i
  ]

B7418.i:                                          ; preds = %B7386.i
  %.13884.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9755.i = fcmp ogt double %best.3.3.i, %.13884.i
  %.13.i9756.i = select i1 %.12.i9755.i, double %best.3.3.i, double %.13884.i
  %.13916.i = fadd double %.521.fca.38.load.i, %.13.i9756.i
  store double %.13916.i, ptr %.226.i990.i.i, align 8, !noalias !7
  br label %B8132.i

B7558.i:                                          ; preds = %B7386.i
  %.13952.i = shl nsw i64 %.7775.i, 4
  %.13968.i = select i1 %.7830.i, i64 %.210.i9942.i, i64 0
  %156 = getelementptr i64, ptr %.226.i9940.i, i64 %.7775.i
  %.13982.i = getelementptr i64, ptr %156, i64 %.13968.i
  %.13983.i = load i64, ptr %.13982.i, align 8, !noalias !7
  %.13994.0.i = and i64 %.13983.i, 15
  %.14059.i = icmp sgt i64 %.13983.i, 0
  br i1 %.14059.i, label %B7636.i, label %B7558.B7710_crit_edge.i

B7558.B7710_crit_edge.i:                          ; preds = %B7558.i
  %.pre11296.i = select i1 %.7830.i, i64 %.210.i9906.i, i64 0
  br label %B7710.i

B7636.i:                                          ; preds = %B7558.i
  %.14094.i = add nuw i64 %.13983.i, 15
  %.14114.i = and i64 %.14094.i, 15
  %.14150.i = select i1 %.7830.i, i64 %.210.i9906.i, i64 0
  %157 = getelementptr double, ptr %.226.i9904.i, i64 %.13952.i
  %158 = getelementptr double, ptr %157, i64 %.14114.i
  %.14164.i = getelementptr double, ptr %158, i64 %.14150.i
  %.14165.i = load double, ptr %.14164.i, align 8, !noalias !7
  br label %B7710.i

B7710.i:                                          ; preds = %B7636.i, %B7558.B7710_crit_edge.i
  %.14265.pre-phi.i = phi i64 [ %.pre11296.i, %B7558.B7710_crit_edge.i ], [ %.14150.i, %B7636.i ]
  %"$phi7710.0.2.3.i" = phi double [ 0.000000e+00, %B7558.B7710_crit_edge.i ], [ %.14165.i, %B7636.i ]
  %.14206.i = select i1 %.7830.i, i64 %.210.i9872.i, i64 0
  %159 = getelementptr double, ptr %.226.i9871.i, i64 %.7775.i
  %.14220.i = getelementptr double, ptr %159, i64 %.14206.i
  %.14221.i = load double, ptr %.14220.i, align 8, !noalias !7
  %.12.i9757.i = fcmp ogt double %.14221.i, %"$phi7710.0.2.3.i"
  %.13.i9758.i = select i1 %.12.i9757.i, double %.14221.i, double %"$phi7710.0.2.3.i"
  %160 = getelementptr double, ptr %.226.i9904.i, i64 %.13952.i
  %161 = getelementptr double, ptr %160, i64 %.13994.0.i
  %.14279.i = getelementptr double, ptr %161, i64 %.14265.pre-phi.i
  store double %.13.i9758.i, ptr %.14279.i, align 8, !noalias !7
  %.14313.i = load i64, ptr %.13982.i, align 8, !noalias !7
  %.14314.i = add nsw i64 %.14313.i, 1
  store i64 %.14314.i, ptr %.13982.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.14220.i, align 8, !noalias !7
  br label %B8132.i

B7838.i:                                          ; preds = %B7386.i
  %.14396.i = fadd double %.521.fca.40.load.i, %best.3.3.i
  br label %B8132.i

B7892.i:                                          ; preds = %B7386.i
  %.14418.i = fadd double %.521.fca.41.load.i, %best.3.3.i
  br label %B8132.i

B7946.i:                                          ; preds = %B7386.i
  %.14449.i = fadd double %.521.fca.42.load.i, %best.3.3.i
  br label %B8132.i

B7966.i:                                          ; preds = %B916.endif.thread.i.i, %B5260.i, %B7386.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B678.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B5410.i
  %end.12.2.i = phi double [ %best.3.3.i, %B7386.i ], [ %best.3.3.i, %B5260.i ], [ %best.3.3.i, %B5410.i ], [ %.721.i.i, %B678.i.i ], [ %.1386.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.13813.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.721.i.i, %B916.endif.thread.i.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B7386.i ], [ %best.3.3.i, %B5260.i ], [ %best.3.3.i, %B5410.i ], [ %.721.i.i, %B678.i.i ], [ %.1386.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1570.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.782.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.721.i.i, %B916.endif.thread.i.i ]
  %result.2.2.i = phi i64 [ 3, %B7386.i ], [ 2, %B5260.i ], [ 3, %B5410.i ], [ 2, %B678.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B916.endif.thread.i.i ]
  switch i64 %.7880.i, label %B8132.i [
    i64 13, label %B7970.i
    i64 8, label %B7970.i
    i64 7, label %B7970.i
    i64 6, label %B7970.i
  ]

B7970.i:                                          ; preds = %B7966.i, %B7966.i, %B7966.i, %B7966.i, %B6850.i, %B6664.i
  %result.2.211330.i = phi i64 [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ 2, %B6850.i ], [ 2, %B6664.i ]
  %released.6.211329.i = phi double [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %best.3.3.i, %B6850.i ], [ %.1570.sink.i.i, %B6664.i ]
  %end.12.211328.i = phi double [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %best.3.3.i, %B6850.i ], [ %.1570.sink.i.i, %B6664.i ]
  %.14488.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.14518.i = load double, ptr %.616.i.i, align 8, !noalias !7
  %.12.i9759.i = fcmp ogt double %.14518.i, %.14488.i
  %.13.i9760.i = select i1 %.12.i9759.i, double %.14518.i, double %.14488.i
  %.14549.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.14579.i = getelementptr i64, ptr %.226.i10946.i, i64 %scheduler.3.3.i
  %.14580.i = load i64, ptr %.14579.i, align 8, !noalias !7
  %.14581.i = add nsw i64 %.14580.i, %.14549.i
  %.14595.i = icmp slt i64 %.14581.i, 0
  %.14596.i = select i1 %.14595.i, i64 %.210.i10912.i, i64 0
  %162 = getelementptr double, ptr %.226.i10910.i, i64 %.14581.i
  %.14610.i = getelementptr double, ptr %162, i64 %.14596.i
  store double %.13.i9760.i, ptr %.14610.i, align 8, !noalias !7
  br i1 %.14647.i, label %B7970.endif.endif.i, label %B7970.endif.else.if.i, !prof !6

B8132.i:                                          ; preds = %B7966.i, %B7946.i, %B7892.i, %B7838.i, %B7710.i, %B7418.i, %B5520.i, %B5010.i
  %result.2.211320.i = phi i64 [ %result.2.2.i, %B7966.i ], [ 3, %B5010.i ], [ 3, %B7710.i ], [ 3, %B7418.i ], [ 3, %B5520.i ], [ 3, %B7946.i ], [ 3, %B7892.i ], [ 3, %B7838.i ]
  %released.6.211318.i = phi double [ %released.6.2.i, %B7966.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7710.i ], [ %best.3.3.i, %B7418.i ], [ %.13.i9404.i, %B5520.i ], [ %best.3.3.i, %B7946.i ], [ %best.3.3.i, %B7892.i ], [ %best.3.3.i, %B7838.i ]
  %end.12.211316.i = phi double [ %end.12.2.i, %B7966.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7710.i ], [ %best.3.3.i, %B7418.i ], [ %.12016.i, %B5520.i ], [ %.14449.i, %B7946.i ], [ %.14418.i, %B7892.i ], [ %.14396.i, %B7838.i ]
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8136.i, label %B8276.i

B8136.i:                                          ; preds = %B8132.i
  %.14750.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.14780.i = getelementptr double, ptr %.226.i10874.i, i64 %scheduler.3.3.i
  %.14781.i = load double, ptr %.14780.i, align 8, !noalias !7
  %.12.i9761.i = fcmp ogt double %.14781.i, %.14750.i
  %.13.i9762.i = select i1 %.12.i9761.i, double %.14781.i, double %.14750.i
  %.14812.i = mul nsw i64 %scheduler.3.3.i, %.5.i10959.i
  %.14842.i = getelementptr i64, ptr %.226.i11019.i, i64 %scheduler.3.3.i
  %.14843.i = load i64, ptr %.14842.i, align 8, !noalias !7
  %.14844.i = add nsw i64 %.14843.i, %.14812.i
  %.14858.i = icmp slt i64 %.14844.i, 0
  %.14859.i = select i1 %.14858.i, i64 %.210.i10985.i, i64 0
  %163 = getelementptr double, ptr %.226.i10983.i, i64 %.14844.i
  %.14873.i = getelementptr double, ptr %163, i64 %.14859.i
  store double %.13.i9762.i, ptr %.14873.i, align 8, !noalias !7
  br i1 %.14910.i, label %B8136.endif.endif.i, label %B8136.endif.else.if.i, !prof !6

B8276.i:                                          ; preds = %B8136.endif.endif.i, %B7970.endif.endif.i, %B8132.i
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14 = phi i1 [ true, %B8136.endif.endif.i ], [ %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, %B7970.endif.endif.i ], [ false, %B8132.i ]
  %result.2.211319.i = phi i64 [ %result.2.211320.i, %B8136.endif.endif.i ], [ %result.2.211330.i, %B7970.endif.endif.i ], [ %result.2.211320.i, %B8132.i ]
  %released.6.211317.i = phi double [ %released.6.211318.i, %B8136.endif.endif.i ], [ %released.6.211329.i, %B7970.endif.endif.i ], [ %released.6.211318.i, %B8132.i ]
  %end.12.211315.i = phi double [ %end.12.211316.i, %B8136.endif.endif.i ], [ %end.12.211328.i, %B7970.endif.endif.i ], [ %end.12.211316.i, %B8132.i ]
  %164 = getelementptr i64, ptr %.800, i64 %.7846.i
  %.15013.i = getelementptr i64, ptr %164, i64 %.7865.i
  %.15014.i = load i64, ptr %.15013.i, align 8, !noalias !7
  %.15015.i = icmp slt i64 %.15014.i, 6
  br i1 %.15015.i, label %B8310.i, label %B8398.i

B8310.i:                                          ; preds = %B8276.i
  %.15018.i = mul nsw i64 %.7775.i, 6
  %.15050.i = add nsw i64 %.15014.i, %.15018.i
  %.15065.i = icmp slt i64 %.15050.i, 0
  %.15066.i = select i1 %.15065.i, i64 %.210.i9978.i, i64 0
  %165 = getelementptr double, ptr %.226.i9976.i, i64 %.15050.i
  %.15080.i = getelementptr double, ptr %165, i64 %.15066.i
  store double %end.12.211315.i, ptr %.15080.i, align 8, !noalias !7
  %.15116.i = load i64, ptr %.15013.i, align 8, !noalias !7
  %.15117.i = add nsw i64 %.15116.i, %.15018.i
  %.15132.i = icmp slt i64 %.15117.i, 0
  %.15133.i = select i1 %.15132.i, i64 %.210.i10014.i, i64 0
  %166 = getelementptr i64, ptr %.226.i10012.i, i64 %.15117.i
  %.15147.i = getelementptr i64, ptr %166, i64 %.15133.i
  store i64 %result.2.211319.i, ptr %.15147.i, align 8, !noalias !7
  br label %B8398.i

B8398.i:                                          ; preds = %B8310.i, %B8276.i
  %167 = getelementptr i64, ptr %.870, i64 %.7846.i
  %.15181.i = getelementptr i64, ptr %167, i64 %.7865.i
  %.15182.i = load i64, ptr %.15181.i, align 8, !noalias !7
  %.15183.i = icmp slt i64 %.15182.i, 6
  br i1 %.15183.i, label %B8432.i, label %B8538.i

B8432.i:                                          ; preds = %B8398.i
  %168 = or i1 %"$phi4036.0.2.3.i172", %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14
  %brmerge.i = or i1 %168, %.9496.i170
  %"$phi8448.1.2.3.i" = select i1 %brmerge.i, double 1.200000e+01, double 2.000000e+00
  %.15210.i = fadd double %"$phi8448.1.2.3.i", %released.6.211317.i
  %.15216.i = mul nsw i64 %.7775.i, 6
  %.15248.i = add nsw i64 %.15182.i, %.15216.i
  %.15262.i = icmp slt i64 %.15248.i, 0
  %.15263.i = select i1 %.15262.i, i64 %.210.i9978.i, i64 0
  %169 = getelementptr double, ptr %.226.i9976.i, i64 %.15248.i
  %.15277.i = getelementptr double, ptr %169, i64 %.15263.i
  store double %.15210.i, ptr %.15277.i, align 8, !noalias !7
  %.15311.i = load i64, ptr %.15181.i, align 8, !noalias !7
  %.15314.i = add nsw i64 %.15311.i, %.15216.i
  %.15329.i = icmp slt i64 %.15314.i, 0
  %.15330.i = select i1 %.15329.i, i64 %.210.i10014.i, i64 0
  %170 = getelementptr i64, ptr %.226.i10012.i, i64 %.15314.i
  %.15344.i = getelementptr i64, ptr %170, i64 %.15330.i
  store i64 %result.2.211319.i, ptr %.15344.i, align 8, !noalias !7
  br label %B8538.i

B8538.i:                                          ; preds = %B8432.i, %B8398.i
  %.15389.i = load i64, ptr %.7845.i351, align 8, !noalias !7
  %.15390.i = add nsw i64 %.15389.i, 1
  store i64 %.15390.i, ptr %.7845.i351, align 8, !noalias !7
  %.15468.i = select i1 %.7830.i, i64 %.210.i9775.i, i64 0
  %171 = getelementptr i64, ptr %.226.i.i, i64 %.7775.i
  %.15482.i = getelementptr i64, ptr %171, i64 %.15468.i
  %.15483.i = load i64, ptr %.15482.i, align 8, !noalias !7
  %.15497.i = icmp slt i64 %.15483.i, 0
  %.15498.i = select i1 %.15497.i, i64 %.1518, i64 0
  %172 = getelementptr i64, ptr %.1534, i64 %.15483.i
  %.15512.i = getelementptr i64, ptr %172, i64 %.15498.i
  %.15513.i = load i64, ptr %.15512.i, align 8, !noalias !7
  %.15528.i = icmp slt i64 %.15513.i, -1
  %.15529.i = select i1 %.15528.i, i64 %.1348, i64 0
  %173 = getelementptr i64, ptr %.1364, i64 %.15513.i
  %174 = getelementptr i8, ptr %173, i64 8
  %.15543.i = getelementptr i64, ptr %174, i64 %.15529.i
  %.15544.i = load i64, ptr %.15543.i, align 8, !noalias !7
  %.15545.i = icmp eq i64 %.15390.i, %.15544.i
  br i1 %.15545.i, label %B8636.i, label %B8538.B8750_crit_edge.i

B8538.B8750_crit_edge.i:                          ; preds = %B8538.i
  %.pre11292.i = select i1 %.7830.i, i64 %.210.i9801.i, i64 0
  br label %B8750.i

B8636.i:                                          ; preds = %B8538.i
  %.15578.i = add nsw i64 %.15483.i, 1
  store i64 %.15578.i, ptr %.15482.i, align 8, !noalias !7
  %.15656.i = select i1 %.7830.i, i64 %.210.i9801.i, i64 0
  %175 = getelementptr i64, ptr %.226.i9799.i, i64 %.7775.i
  %.15670.i = getelementptr i64, ptr %175, i64 %.15656.i
  %.15671.i = load i64, ptr %.15670.i, align 8, !noalias !7
  %.15672.i = icmp slt i64 %.15578.i, %.15671.i
  br i1 %.15672.i, label %B8704.i, label %B8750.i

B8704.i:                                          ; preds = %B8636.i
  %.15718.i = icmp slt i64 %.15483.i, -1
  %.15719.i = select i1 %.15718.i, i64 %.1518, i64 0
  %176 = getelementptr i64, ptr %.1534, i64 %.15578.i
  %.15733.i = getelementptr i64, ptr %176, i64 %.15719.i
  %.15734.i = load i64, ptr %.15733.i, align 8, !noalias !7
  %.15748.i = icmp slt i64 %.15734.i, 0
  %.15749.i = select i1 %.15748.i, i64 %.1348, i64 0
  %177 = getelementptr i64, ptr %.1364, i64 %.15734.i
  %.15763.i = getelementptr i64, ptr %177, i64 %.15749.i
  %.15764.i = load i64, ptr %.15763.i, align 8, !noalias !7
  store i64 %.15764.i, ptr %.7845.i351, align 8, !noalias !7
  br label %B8750.i

B8750.i:                                          ; preds = %B8704.i, %B8636.i, %B8538.B8750_crit_edge.i
  %.15876.pre-phi.i = phi i64 [ %.pre11292.i, %B8538.B8750_crit_edge.i ], [ %.15656.i, %B8704.i ], [ %.15656.i, %B8636.i ]
  store double %.10136.i, ptr %.7913.i, align 8, !noalias !7
  %.15860.i = load i64, ptr %.15482.i, align 8, !noalias !7
  %178 = getelementptr i64, ptr %.226.i9799.i, i64 %.7775.i
  %.15890.i = getelementptr i64, ptr %178, i64 %.15876.pre-phi.i
  %.15891.i = load i64, ptr %.15890.i, align 8, !noalias !7
  %.15892.not.i = icmp slt i64 %.15860.i, %.15891.i
  br i1 %.15892.not.i, label %B9102.i, label %B8802.i

B8802.i:                                          ; preds = %B8750.i
  %.15913.i = select i1 %.7830.i, i64 %.210.i10050.i, i64 0
  %179 = getelementptr i64, ptr %.226.i10048.i, i64 %.7775.i
  %.15927.i = getelementptr i64, ptr %179, i64 %.15913.i
  store i64 0, ptr %.15927.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7944.i, align 8, !noalias !7
  %.15974.i = icmp slt i64 %quot.2.0.i, 0
  %.15975.i = select i1 %.15974.i, i64 %.210.i1033811342.i, i64 0
  %180 = getelementptr i64, ptr %.226.i10336.i, i64 %quot.2.0.i
  %.15989.i = getelementptr i64, ptr %180, i64 %.15975.i
  %.15990.i = load i64, ptr %.15989.i, align 8, !noalias !7
  %.15991.i = add nsw i64 %.15990.i, -1
  store i64 %.15991.i, ptr %.15989.i, align 8, !noalias !7
  %.16052.i = load double, ptr %.16051.i, align 8, !noalias !7
  %.16068.i = select i1 %.7830.i, i64 %.210.i10518.i, i64 0
  %181 = getelementptr double, ptr %.226.i10516.i, i64 %.7775.i
  %.16082.i = getelementptr double, ptr %181, i64 %.16068.i
  %.16083.i = load double, ptr %.16082.i, align 8, !noalias !7
  %.12.i9763.i = fcmp ogt double %.16083.i, %best.3.3.i
  %.13.i9764.i = select i1 %.12.i9763.i, double %.16083.i, double %best.3.3.i
  %.16128.i = select i1 %.15974.i, i64 %.210.i10482.i, i64 0
  %182 = getelementptr double, ptr %.226.i10480.i, i64 %quot.2.0.i
  %.16142.i = getelementptr double, ptr %182, i64 %.16128.i
  %.16143.i = load double, ptr %.16142.i, align 8, !noalias !7
  %.16144.i = fsub double %.13.i9764.i, %.16143.i
  br i1 %or.cond11184.i, label %B8802.endif.else.if.i, label %B8802.endif.endif.i, !prof !15

B9102.i:                                          ; preds = %B8750.i
  %.16349.i = icmp eq i64 %.7880.i, 9
  br i1 %.16349.i, label %B9134.i, label %B9270.i

B9134.i:                                          ; preds = %B9102.i
  %.16370.i = select i1 %.7830.i, i64 %.210.i10086.i, i64 0
  %183 = getelementptr i64, ptr %.226.i10084.i, i64 %.7775.i
  %.16384.i = getelementptr i64, ptr %183, i64 %.16370.i
  store i64 1, ptr %.16384.i, align 8, !noalias !7
  %.16400.i = icmp slt i64 %quot.2.0.i, 0
  %.16401.i = select i1 %.16400.i, i64 %.210.i10374.i, i64 0
  %184 = getelementptr i64, ptr %.226.i10372.i, i64 %quot.2.0.i
  %.16415.i = getelementptr i64, ptr %184, i64 %.16401.i
  %.16416.i = load i64, ptr %.16415.i, align 8, !noalias !7
  %.16417.i = add nsw i64 %.16416.i, 1
  store i64 %.16417.i, ptr %.16415.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7944.i, align 8, !noalias !7
  store i64 7, ptr %.8035.i, align 8, !noalias !7
  %.16542.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.16558.i = select i1 %.16400.i, i64 %.210.i10446.i, i64 0
  %185 = getelementptr double, ptr %.226.i10444.i, i64 %quot.2.0.i
  %.16572.i = getelementptr double, ptr %185, i64 %.16558.i
  store double %.16542.i, ptr %.16572.i, align 8, !noalias !7
  br label %B9310.i

B9270.i:                                          ; preds = %B9102.i
  store double %.10557.i, ptr %.7944.i, align 8, !noalias !7
  store i64 1, ptr %.8035.i, align 8, !noalias !7
  br label %B9310.i

B9310.i:                                          ; preds = %B8802.endif.endif.i, %B9270.i, %B9134.i
  %.16657.i = icmp slt i64 %quot.2.0.i, 0
  %.16658.i = select i1 %.16657.i, i64 %.210.i10374.i, i64 0
  %186 = getelementptr i64, ptr %.226.i10372.i, i64 %quot.2.0.i
  %.16672.i = getelementptr i64, ptr %186, i64 %.16658.i
  %.16673.i = load i64, ptr %.16672.i, align 8, !noalias !7
  %.16674.i = icmp sgt i64 %.16673.i, 0
  %.16722.i = select i1 %.16657.i, i64 %.210.i1033811342.i, i64 0
  br i1 %.16674.i, label %B9334.i, label %B9562.i

B9334.i:                                          ; preds = %B9310.i
  %187 = getelementptr i64, ptr %.226.i10336.i, i64 %quot.2.0.i
  %.16736.i = getelementptr i64, ptr %187, i64 %.16722.i
  %.16737.i = load i64, ptr %.16736.i, align 8, !noalias !7
  %.16738.i = icmp eq i64 %.16673.i, %.16737.i
  br i1 %.16738.i, label %B9370.i, label %B9562.i

B9370.i:                                          ; preds = %B9334.i
  %.16755.i = select i1 %.16657.i, i64 %.210.i10446.i, i64 0
  %188 = getelementptr double, ptr %.226.i10444.i, i64 %quot.2.0.i
  %.16769.i = getelementptr double, ptr %188, i64 %.16755.i
  %.16770.i = load double, ptr %.16769.i, align 8, !noalias !7
  %.12.i9765.i = fcmp ogt double %.16770.i, %best.3.3.i
  %.13.i9766.i = select i1 %.12.i9765.i, double %.16770.i, double %best.3.3.i
  %.16802.i = fadd double %.521.fca.37.load.i, %.13.i9766.i
  br i1 %.515911150.not.i, label %B9538.i, label %B9480.if.preheader.i

B9480.if.preheader.i:                             ; preds = %B9370.i
  %.16808.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B9480.if.i

B9500.i:                                          ; preds = %B9480.if.i
  %.16981.i = select i1 %.16947.i, i64 %.210.i10086.i, i64 0
  %189 = getelementptr i64, ptr %.226.i10084.i, i64 %.16836.011165.i
  %.16995.i = getelementptr i64, ptr %189, i64 %.16981.i
  %.16996.i = load i64, ptr %.16995.i, align 8, !noalias !7
  %.16997.not.i = icmp eq i64 %.16996.i, 0
  br i1 %.16997.not.i, label %B9536.i, label %B9516.i

B9516.i:                                          ; preds = %B9500.i
  store i64 0, ptr %.16995.i, align 8, !noalias !7
  %.17046.i = select i1 %.16947.i, i64 %.210.i101581133411338.i, i64 0
  %190 = getelementptr double, ptr %.226.i10156.i, i64 %.16836.011165.i
  %.17060.i = getelementptr double, ptr %190, i64 %.17046.i
  store double %.16802.i, ptr %.17060.i, align 8, !noalias !7
  br label %B9536.i

B9536.i:                                          ; preds = %B9480.if.i, %B9516.i, %B9500.i
  %.16892.i = icmp sgt i64 %.16839.011166.i, 1
  br i1 %.16892.i, label %B9480.if.i, label %B9538.i

B9538.i:                                          ; preds = %B9536.i, %B9370.i
  store i64 0, ptr %.16672.i, align 8, !noalias !7
  br i1 %.605.not155.i10839.i, label %B9538.endif.else.endif.endif.endif.if.i, label %.17358.endif.i.preheader, !prof !6

B9562.i:                                          ; preds = %.17358.endif.i, %B9538.endif.else.endif.endif.endif.if.i, %B9334.i, %B9310.i
  %191 = getelementptr i64, ptr %.226.i10336.i, i64 %quot.2.0.i
  %.17443.i = getelementptr i64, ptr %191, i64 %.16722.i
  %.17444.i = load i64, ptr %.17443.i, align 8, !noalias !7
  %.17445.i = icmp eq i64 %.17444.i, 0
  br i1 %.17445.i, label %B9586.i, label %B9688.i

B9586.i:                                          ; preds = %B9562.i
  %.17462.i = select i1 %.16657.i, i64 %.210.i10410.i, i64 0
  %192 = getelementptr double, ptr %.226.i10408.i, i64 %quot.2.0.i
  %.17476.i = getelementptr double, ptr %192, i64 %.17462.i
  %.17477.i = load double, ptr %.17476.i, align 8, !noalias !7
  %.12.i9767.i = fcmp ogt double %.17477.i, %best.3.3.i
  %.13.i9768.i = select i1 %.12.i9767.i, double %.17477.i, double %best.3.3.i
  store double %.13.i9768.i, ptr %.17476.i, align 8, !noalias !7
  %.17585.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.17586.i = select i1 %.17585.i, i64 %.2944, i64 0
  %193 = getelementptr double, ptr %.2960, i64 %finished.3.1.i.ph
  %.17600.i = getelementptr double, ptr %193, i64 %.17586.i
  store double %.13.i9768.i, ptr %.17600.i, align 8, !noalias !7
  %.17603.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.17443.i, align 8, !noalias !7
  %.17642.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B9688.i

B9688.i:                                          ; preds = %B9586.i, %B9562.i
  %finished.4.2.i = phi i64 [ %.17603.i, %B9586.i ], [ %finished.3.1.i.ph, %B9562.i ]
  %waiting_slots.6.2.i = phi i64 [ %.17642.i, %B9586.i ], [ %waiting_slots.5.2.i, %B9562.i ]
  %.17658.not.i = icmp slt i64 %.10047.i, %arg.limit
  %.18068.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond11070.i = select i1 %.17658.not.i, i1 %.18068.i, i1 false
  br i1 %or.cond11070.i, label %B1816.i.outer, label %B9716.i.loopexit

B1816.i.outer:                                    ; preds = %B1816.preheader.lr.ph.i, %B9688.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B9688.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %.10047.i, %B9688.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %half.4.2.i, %B9688.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %next_block.4.2.i, %B9688.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %finished.4.2.i, %B9688.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %best.3.3.i, %B9688.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1816.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B9688.i ]
  %.4734.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1816.i

B9716.i.loopexit:                                 ; preds = %B9688.i, %B2770.i, %B10195.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2770.i ], [ %issued.2.1.i.ph, %B10195.i ], [ %.10047.i, %B9688.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2770.i ], [ %finished.3.1.i.ph, %B10195.i ], [ %finished.4.2.i, %B9688.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2770.i ], [ %now.4.1.i.ph, %B10195.i ], [ %best.3.3.i, %B9688.i ]
  %194 = sitofp i64 %issued.4.2.i.ph to double
  br label %B9716.i

B9716.i:                                          ; preds = %B9716.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i ], [ %194, %B9716.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i ], [ %finished.5.2.i.ph, %B9716.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i ], [ %now.2.2.i.ph, %B9716.i.loopexit ]
  %.1851311179.not.i = icmp slt i64 %.568.i, 1
  br i1 %.1851311179.not.i, label %common.ret, label %B9746.if.lr.ph.i

B9746.if.lr.ph.i:                                 ; preds = %B9716.i
  %.18615.i = getelementptr i8, ptr %.3472, i64 120
  %.18621.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.19194.i = getelementptr i8, ptr %.3130, i64 64
  %.18640.i = icmp slt i64 %.281.fca.7.load.i, 0
  %195 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B9746.if.i

B9766.i:                                          ; preds = %B9746.if.i
  %.18616.i = load double, ptr %.18615.i, align 8, !noalias !7
  br i1 %.18621.i, label %B9766.endif.endif.i, label %B9766.endif.else.if.i, !prof !6

B10192.i:                                         ; preds = %B9766.endif.endif.i, %B9746.if.i
  %exitcond11256.not.i = icmp eq i64 %.18526.i, %.568.i
  br i1 %exitcond11256.not.i, label %common.ret, label %B9746.if.i

B10195.i:                                         ; preds = %B4264.i, %B4074.i, %B3836.i, %B3762.i
  %.9828.i.sink = phi double [ %.9572.i, %B4074.i ], [ %.9332.i, %B3836.i ], [ %need.6.2.i, %B3762.i ], [ %.9828.i, %B4264.i ]
  %.sink = phi i64 [ 5, %B4074.i ], [ 4, %B3836.i ], [ %why.3.2.i, %B3762.i ], [ 6, %B4264.i ]
  store double %.9828.i.sink, ptr %.7944.i, align 8, !noalias !7
  store i64 %.sink, ptr %.8035.i, align 8, !noalias !7
  br i1 %.4734.i, label %B1816.i, label %B9716.i.loopexit

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
  %196 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %196, i1 false), !noalias !89
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
  %197 = shl i64 %.201.i921.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i922.i.i, i8 0, i64 %197, i1 false), !noalias !90
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
  %198 = shl i64 %.201.i954.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i955.i.i, i8 -1, i64 %198, i1 false), !noalias !89
  %.57.i967.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !96
  br label %.1282.if.i.i

.939.endif.i.i:                                   ; preds = %.939.endif.i.i, %.939.endif.preheader.i.i
  %.935.01364.i.i = phi i64 [ %.980.i.i, %.939.endif.i.i ], [ 0, %.939.endif.preheader.i.i ]
  %.975.i.i = getelementptr double, ptr %.226.i922.i.i, i64 %.935.01364.i.i
  store double %"$phi224.0.2.01378.i.i", ptr %.975.i.i, align 8, !noalias !89
  %.980.i.i = add nuw nsw i64 %.935.01364.i.i, 1
  %exitcond.not.i9771.i = icmp eq i64 %.980.i.i, %.201.i921.i.i
  br i1 %exitcond.not.i9771.i, label %.939.if.i.loopexit.i, label %.939.endif.i.i, !prof !99

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
  %199 = shl i64 %.201.i989.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i990.i.i, i8 0, i64 %199, i1 false), !noalias !96
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
  %200 = shl i64 %.201.i1024.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1025.i.i, i8 0, i64 %200, i1 false), !noalias !100
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
  %.1417.i.i = shl nsw i64 %.13.i.i9770.i, 6
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
  %201 = shl i64 %.201.i1060.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1061.i.i, i8 0, i64 %201, i1 false), !noalias !103
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
  %202 = shl i64 %.201.i1096.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1097.i.i, i8 0, i64 %202, i1 false), !noalias !106
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
  %203 = shl i64 %.201.i1131.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1132.i.i, i8 0, i64 %203, i1 false), !noalias !109
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
  %204 = shl i64 %.201.i1166.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1167.i.i, i8 0, i64 %204, i1 false), !noalias !112
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
  %205 = shl i64 %.201.i1202.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1203.i.i, i8 0, i64 %205, i1 false), !noalias !115
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
  %206 = shl i64 %.201.i1237.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %206, i1 false), !noalias !118
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
  %207 = shl i64 %.201.i1274.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1275.i.i, i8 0, i64 %207, i1 false), !noalias !121
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
  %208 = shl i64 %.201.i1312.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1313.i.i, i8 0, i64 %208, i1 false), !noalias !124
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
  %209 = shl i64 %.201.i1348.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1349.i.i, i8 0, i64 %209, i1 false), !noalias !127
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
  %.123.i9772.i = icmp slt i64 %.57.i.i, 0
  %.124.i9773.i = select i1 %.123.i9772.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i9773.i, %.57.i.i
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
  %210 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %210, i1 false), !noalias !130
  %.57.i9776.pre.i = load i64, ptr %.738.i, align 8, !noalias !133
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
  %.145.i9774.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i9774.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i9776.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i9776.pre.i, %.575.endif.preheader.i.i ]
  %.210.i9775.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i9777.i = add nsw i64 %.57.i9776.i, %.568.i
  %.123.i9778.i = icmp slt i64 %.57.i9776.i, 0
  %.124.i9779.i = select i1 %.123.i9778.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9780.i = add i64 %.124.i9779.i, %.57.i9776.i
  %.128.i9781.i = icmp slt i64 %.125.i9780.i, 0
  br i1 %.128.i9781.i, label %B0.else.if.i9810.i, label %B0.else.endif.i9782.i, !prof !6

B0.endif.i9796.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9795.i, %B0.else.endif.endif.endif.i9792.i
  %.113.sroa.13.0.i9797.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9795.i ], [ %.113.sroa.13.1.i9793.i, %B0.else.endif.endif.endif.i9792.i ]
  %.201.i9798.i = sub i64 %.113.sroa.13.0.i9797.i, %.113.sroa.0.3.i9787.i
  %.226.i9799.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9787.i
  store i64 %.87.i9777.i, ptr %.738.i, align 8, !noalias !133
  %.605.not155.i9800.i = icmp sgt i64 %.201.i9798.i, 0
  br i1 %.605.not155.i9800.i, label %.575.endif.preheader.i9808.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9811.i, !prof !31

.575.endif.preheader.i9808.i:                     ; preds = %B0.endif.i9796.i
  %211 = shl i64 %.201.i9798.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9799.i, i8 0, i64 %211, i1 false), !noalias !133
  %.57.i9812.pre.i = load i64, ptr %.738.i, align 8, !noalias !136
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9811.i

B0.else.if.i9810.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9782.i

B0.else.endif.i9782.i:                            ; preds = %B0.else.if.i9810.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9783.i = phi i64 [ 0, %B0.else.if.i9810.i ], [ %.125.i9780.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9784.i = icmp slt i64 %.125.i9780.i, %.281.fca.12.load.i
  br i1 %.133.not.i9784.i, label %B0.else.endif.endif.i9786.i, label %B0.else.endif.if.i9785.i, !prof !10

B0.else.endif.if.i9785.i:                         ; preds = %B0.else.endif.i9782.i
  br label %B0.else.endif.endif.i9786.i

B0.else.endif.endif.i9786.i:                      ; preds = %B0.else.endif.if.i9785.i, %B0.else.endif.i9782.i
  %.113.sroa.0.3.i9787.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9785.i ], [ %.113.sroa.0.1.i9783.i, %B0.else.endif.i9782.i ]
  %.140.i9788.i = icmp slt i64 %.87.i9777.i, 0
  %.141.i9789.i = select i1 %.140.i9788.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9790.i = add i64 %.141.i9789.i, %.87.i9777.i
  %.145.i9791.i = icmp slt i64 %.142.i9790.i, 0
  br i1 %.145.i9791.i, label %B0.else.endif.endif.if.i9809.i, label %B0.else.endif.endif.endif.i9792.i, !prof !6

B0.else.endif.endif.if.i9809.i:                   ; preds = %B0.else.endif.endif.i9786.i
  br label %B0.else.endif.endif.endif.i9792.i

B0.else.endif.endif.endif.i9792.i:                ; preds = %B0.else.endif.endif.if.i9809.i, %B0.else.endif.endif.i9786.i
  %.113.sroa.13.1.i9793.i = phi i64 [ 0, %B0.else.endif.endif.if.i9809.i ], [ %.142.i9790.i, %B0.else.endif.endif.i9786.i ]
  %.150.not.i9794.i = icmp slt i64 %.142.i9790.i, %.281.fca.12.load.i
  br i1 %.150.not.i9794.i, label %B0.endif.i9796.i, label %B0.else.endif.endif.endif.if.i9795.i, !prof !10

B0.else.endif.endif.endif.if.i9795.i:             ; preds = %B0.else.endif.endif.endif.i9792.i
  br label %B0.endif.i9796.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9811.i: ; preds = %.575.endif.preheader.i9808.i, %B0.endif.i9796.i
  %.57.i9812.i = phi i64 [ %.87.i9777.i, %B0.endif.i9796.i ], [ %.57.i9812.pre.i, %.575.endif.preheader.i9808.i ]
  %.210.i9801.i = tail call i64 @llvm.smax.i64(i64 %.201.i9798.i, i64 0)
  %.87.i9813.i = add nsw i64 %.57.i9812.i, %.568.i
  %.123.i9814.i = icmp slt i64 %.57.i9812.i, 0
  %.124.i9815.i = select i1 %.123.i9814.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9816.i = add i64 %.124.i9815.i, %.57.i9812.i
  %.128.i9817.i = icmp slt i64 %.125.i9816.i, 0
  br i1 %.128.i9817.i, label %B0.else.if.i9846.i, label %B0.else.endif.i9818.i, !prof !6

B0.endif.i9832.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9831.i, %B0.else.endif.endif.endif.i9828.i
  %.113.sroa.13.0.i9833.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9831.i ], [ %.113.sroa.13.1.i9829.i, %B0.else.endif.endif.endif.i9828.i ]
  %.201.i9834.i = sub i64 %.113.sroa.13.0.i9833.i, %.113.sroa.0.3.i9823.i
  %.226.i9835.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9823.i
  store i64 %.87.i9813.i, ptr %.738.i, align 8, !noalias !136
  %.605.not155.i9836.i = icmp sgt i64 %.201.i9834.i, 0
  br i1 %.605.not155.i9836.i, label %.575.endif.preheader.i9844.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9847.i, !prof !31

.575.endif.preheader.i9844.i:                     ; preds = %B0.endif.i9832.i
  %212 = shl i64 %.201.i9834.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9835.i, i8 0, i64 %212, i1 false), !noalias !136
  %.57.i9848.pre.i = load i64, ptr %.738.i, align 8, !noalias !139
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9847.i

B0.else.if.i9846.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9811.i
  br label %B0.else.endif.i9818.i

B0.else.endif.i9818.i:                            ; preds = %B0.else.if.i9846.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9811.i
  %.113.sroa.0.1.i9819.i = phi i64 [ 0, %B0.else.if.i9846.i ], [ %.125.i9816.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9811.i ]
  %.133.not.i9820.i = icmp slt i64 %.125.i9816.i, %.281.fca.12.load.i
  br i1 %.133.not.i9820.i, label %B0.else.endif.endif.i9822.i, label %B0.else.endif.if.i9821.i, !prof !10

B0.else.endif.if.i9821.i:                         ; preds = %B0.else.endif.i9818.i
  br label %B0.else.endif.endif.i9822.i

B0.else.endif.endif.i9822.i:                      ; preds = %B0.else.endif.if.i9821.i, %B0.else.endif.i9818.i
  %.113.sroa.0.3.i9823.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9821.i ], [ %.113.sroa.0.1.i9819.i, %B0.else.endif.i9818.i ]
  %.140.i9824.i = icmp slt i64 %.87.i9813.i, 0
  %.141.i9825.i = select i1 %.140.i9824.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9826.i = add i64 %.141.i9825.i, %.87.i9813.i
  %.145.i9827.i = icmp slt i64 %.142.i9826.i, 0
  br i1 %.145.i9827.i, label %B0.else.endif.endif.if.i9845.i, label %B0.else.endif.endif.endif.i9828.i, !prof !6

B0.else.endif.endif.if.i9845.i:                   ; preds = %B0.else.endif.endif.i9822.i
  br label %B0.else.endif.endif.endif.i9828.i

B0.else.endif.endif.endif.i9828.i:                ; preds = %B0.else.endif.endif.if.i9845.i, %B0.else.endif.endif.i9822.i
  %.113.sroa.13.1.i9829.i = phi i64 [ 0, %B0.else.endif.endif.if.i9845.i ], [ %.142.i9826.i, %B0.else.endif.endif.i9822.i ]
  %.150.not.i9830.i = icmp slt i64 %.142.i9826.i, %.281.fca.12.load.i
  br i1 %.150.not.i9830.i, label %B0.endif.i9832.i, label %B0.else.endif.endif.endif.if.i9831.i, !prof !10

B0.else.endif.endif.endif.if.i9831.i:             ; preds = %B0.else.endif.endif.endif.i9828.i
  br label %B0.endif.i9832.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9847.i: ; preds = %.575.endif.preheader.i9844.i, %B0.endif.i9832.i
  %.57.i9848.i = phi i64 [ %.87.i9813.i, %B0.endif.i9832.i ], [ %.57.i9848.pre.i, %.575.endif.preheader.i9844.i ]
  %.210.i9837.i = tail call i64 @llvm.smax.i64(i64 %.201.i9834.i, i64 0)
  %.87.i9849.i = add nsw i64 %.57.i9848.i, %.568.i
  %.123.i9850.i = icmp slt i64 %.57.i9848.i, 0
  %.124.i9851.i = select i1 %.123.i9850.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9852.i = add i64 %.124.i9851.i, %.57.i9848.i
  %.128.i9853.i = icmp slt i64 %.125.i9852.i, 0
  br i1 %.128.i9853.i, label %B0.else.if.i9880.i, label %B0.else.endif.i9854.i, !prof !6

B0.endif.i9868.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9867.i, %B0.else.endif.endif.endif.i9864.i
  %.113.sroa.13.0.i9869.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9867.i ], [ %.113.sroa.13.1.i9865.i, %B0.else.endif.endif.endif.i9864.i ]
  %.201.i9870.i = sub i64 %.113.sroa.13.0.i9869.i, %.113.sroa.0.3.i9859.i
  %.226.i9871.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9859.i
  store i64 %.87.i9849.i, ptr %.738.i, align 8, !noalias !139
  %.606.not155.i.i = icmp sgt i64 %.201.i9870.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !31

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i9868.i
  %213 = shl i64 %.201.i9870.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9871.i, i8 0, i64 %213, i1 false), !noalias !139
  %.57.i9881.pre.i = load i64, ptr %.738.i, align 8, !noalias !142
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i9880.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9847.i
  br label %B0.else.endif.i9854.i

B0.else.endif.i9854.i:                            ; preds = %B0.else.if.i9880.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9847.i
  %.113.sroa.0.1.i9855.i = phi i64 [ 0, %B0.else.if.i9880.i ], [ %.125.i9852.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9847.i ]
  %.133.not.i9856.i = icmp slt i64 %.125.i9852.i, %.281.fca.12.load.i
  br i1 %.133.not.i9856.i, label %B0.else.endif.endif.i9858.i, label %B0.else.endif.if.i9857.i, !prof !10

B0.else.endif.if.i9857.i:                         ; preds = %B0.else.endif.i9854.i
  br label %B0.else.endif.endif.i9858.i

B0.else.endif.endif.i9858.i:                      ; preds = %B0.else.endif.if.i9857.i, %B0.else.endif.i9854.i
  %.113.sroa.0.3.i9859.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9857.i ], [ %.113.sroa.0.1.i9855.i, %B0.else.endif.i9854.i ]
  %.140.i9860.i = icmp slt i64 %.87.i9849.i, 0
  %.141.i9861.i = select i1 %.140.i9860.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9862.i = add i64 %.141.i9861.i, %.87.i9849.i
  %.145.i9863.i = icmp slt i64 %.142.i9862.i, 0
  br i1 %.145.i9863.i, label %B0.else.endif.endif.if.i9879.i, label %B0.else.endif.endif.endif.i9864.i, !prof !6

B0.else.endif.endif.if.i9879.i:                   ; preds = %B0.else.endif.endif.i9858.i
  br label %B0.else.endif.endif.endif.i9864.i

B0.else.endif.endif.endif.i9864.i:                ; preds = %B0.else.endif.endif.if.i9879.i, %B0.else.endif.endif.i9858.i
  %.113.sroa.13.1.i9865.i = phi i64 [ 0, %B0.else.endif.endif.if.i9879.i ], [ %.142.i9862.i, %B0.else.endif.endif.i9858.i ]
  %.150.not.i9866.i = icmp slt i64 %.142.i9862.i, %.281.fca.12.load.i
  br i1 %.150.not.i9866.i, label %B0.endif.i9868.i, label %B0.else.endif.endif.endif.if.i9867.i, !prof !10

B0.else.endif.endif.endif.if.i9867.i:             ; preds = %B0.else.endif.endif.endif.i9864.i
  br label %B0.endif.i9868.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i9868.i
  %.57.i9881.i = phi i64 [ %.87.i9849.i, %B0.endif.i9868.i ], [ %.57.i9881.pre.i, %.576.endif.preheader.i.i ]
  %.210.i9872.i = tail call i64 @llvm.smax.i64(i64 %.201.i9870.i, i64 0)
  %.1290.i = shl nsw i64 %.568.i, 4
  %.87.i9882.i = add nsw i64 %.57.i9881.i, %.1290.i
  %.123.i9883.i = icmp slt i64 %.57.i9881.i, 0
  %.124.i9884.i = select i1 %.123.i9883.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9885.i = add i64 %.124.i9884.i, %.57.i9881.i
  %.128.i9886.i = icmp slt i64 %.125.i9885.i, 0
  br i1 %.128.i9886.i, label %B0.else.if.i9915.i, label %B0.else.endif.i9887.i, !prof !6

B0.endif.i9901.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9900.i, %B0.else.endif.endif.endif.i9897.i
  %.113.sroa.13.0.i9902.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9900.i ], [ %.113.sroa.13.1.i9898.i, %B0.else.endif.endif.endif.i9897.i ]
  %.201.i9903.i = sub i64 %.113.sroa.13.0.i9902.i, %.113.sroa.0.3.i9892.i
  %.226.i9904.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9892.i
  store i64 %.87.i9882.i, ptr %.738.i, align 8, !noalias !142
  %.606.not155.i9905.i = icmp sgt i64 %.201.i9903.i, 0
  br i1 %.606.not155.i9905.i, label %.576.endif.preheader.i9913.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9916.i, !prof !31

.576.endif.preheader.i9913.i:                     ; preds = %B0.endif.i9901.i
  %214 = shl i64 %.201.i9903.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9904.i, i8 0, i64 %214, i1 false), !noalias !142
  %.57.i9917.pre.i = load i64, ptr %.738.i, align 8, !noalias !145
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9916.i

B0.else.if.i9915.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9887.i

B0.else.endif.i9887.i:                            ; preds = %B0.else.if.i9915.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9888.i = phi i64 [ 0, %B0.else.if.i9915.i ], [ %.125.i9885.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9889.i = icmp slt i64 %.125.i9885.i, %.281.fca.12.load.i
  br i1 %.133.not.i9889.i, label %B0.else.endif.endif.i9891.i, label %B0.else.endif.if.i9890.i, !prof !10

B0.else.endif.if.i9890.i:                         ; preds = %B0.else.endif.i9887.i
  br label %B0.else.endif.endif.i9891.i

B0.else.endif.endif.i9891.i:                      ; preds = %B0.else.endif.if.i9890.i, %B0.else.endif.i9887.i
  %.113.sroa.0.3.i9892.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9890.i ], [ %.113.sroa.0.1.i9888.i, %B0.else.endif.i9887.i ]
  %.140.i9893.i = icmp slt i64 %.87.i9882.i, 0
  %.141.i9894.i = select i1 %.140.i9893.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9895.i = add i64 %.141.i9894.i, %.87.i9882.i
  %.145.i9896.i = icmp slt i64 %.142.i9895.i, 0
  br i1 %.145.i9896.i, label %B0.else.endif.endif.if.i9914.i, label %B0.else.endif.endif.endif.i9897.i, !prof !6

B0.else.endif.endif.if.i9914.i:                   ; preds = %B0.else.endif.endif.i9891.i
  br label %B0.else.endif.endif.endif.i9897.i

B0.else.endif.endif.endif.i9897.i:                ; preds = %B0.else.endif.endif.if.i9914.i, %B0.else.endif.endif.i9891.i
  %.113.sroa.13.1.i9898.i = phi i64 [ 0, %B0.else.endif.endif.if.i9914.i ], [ %.142.i9895.i, %B0.else.endif.endif.i9891.i ]
  %.150.not.i9899.i = icmp slt i64 %.142.i9895.i, %.281.fca.12.load.i
  br i1 %.150.not.i9899.i, label %B0.endif.i9901.i, label %B0.else.endif.endif.endif.if.i9900.i, !prof !10

B0.else.endif.endif.endif.if.i9900.i:             ; preds = %B0.else.endif.endif.endif.i9897.i
  br label %B0.endif.i9901.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9916.i: ; preds = %.576.endif.preheader.i9913.i, %B0.endif.i9901.i
  %.57.i9917.i = phi i64 [ %.87.i9882.i, %B0.endif.i9901.i ], [ %.57.i9917.pre.i, %.576.endif.preheader.i9913.i ]
  %.210.i9906.i = tail call i64 @llvm.smax.i64(i64 %.201.i9903.i, i64 0)
  %.87.i9918.i = add nsw i64 %.57.i9917.i, %.568.i
  %.123.i9919.i = icmp slt i64 %.57.i9917.i, 0
  %.124.i9920.i = select i1 %.123.i9919.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9921.i = add i64 %.124.i9920.i, %.57.i9917.i
  %.128.i9922.i = icmp slt i64 %.125.i9921.i, 0
  br i1 %.128.i9922.i, label %B0.else.if.i9951.i, label %B0.else.endif.i9923.i, !prof !6

B0.endif.i9937.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9936.i, %B0.else.endif.endif.endif.i9933.i
  %.113.sroa.13.0.i9938.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9936.i ], [ %.113.sroa.13.1.i9934.i, %B0.else.endif.endif.endif.i9933.i ]
  %.201.i9939.i = sub i64 %.113.sroa.13.0.i9938.i, %.113.sroa.0.3.i9928.i
  %.226.i9940.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9928.i
  store i64 %.87.i9918.i, ptr %.738.i, align 8, !noalias !145
  %.605.not155.i9941.i = icmp sgt i64 %.201.i9939.i, 0
  br i1 %.605.not155.i9941.i, label %.575.endif.preheader.i9949.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9952.i, !prof !31

.575.endif.preheader.i9949.i:                     ; preds = %B0.endif.i9937.i
  %215 = shl i64 %.201.i9939.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9940.i, i8 0, i64 %215, i1 false), !noalias !145
  %.57.i9953.pre.i = load i64, ptr %.738.i, align 8, !noalias !148
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9952.i

B0.else.if.i9951.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9916.i
  br label %B0.else.endif.i9923.i

B0.else.endif.i9923.i:                            ; preds = %B0.else.if.i9951.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9916.i
  %.113.sroa.0.1.i9924.i = phi i64 [ 0, %B0.else.if.i9951.i ], [ %.125.i9921.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9916.i ]
  %.133.not.i9925.i = icmp slt i64 %.125.i9921.i, %.281.fca.12.load.i
  br i1 %.133.not.i9925.i, label %B0.else.endif.endif.i9927.i, label %B0.else.endif.if.i9926.i, !prof !10

B0.else.endif.if.i9926.i:                         ; preds = %B0.else.endif.i9923.i
  br label %B0.else.endif.endif.i9927.i

B0.else.endif.endif.i9927.i:                      ; preds = %B0.else.endif.if.i9926.i, %B0.else.endif.i9923.i
  %.113.sroa.0.3.i9928.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9926.i ], [ %.113.sroa.0.1.i9924.i, %B0.else.endif.i9923.i ]
  %.140.i9929.i = icmp slt i64 %.87.i9918.i, 0
  %.141.i9930.i = select i1 %.140.i9929.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9931.i = add i64 %.141.i9930.i, %.87.i9918.i
  %.145.i9932.i = icmp slt i64 %.142.i9931.i, 0
  br i1 %.145.i9932.i, label %B0.else.endif.endif.if.i9950.i, label %B0.else.endif.endif.endif.i9933.i, !prof !6

B0.else.endif.endif.if.i9950.i:                   ; preds = %B0.else.endif.endif.i9927.i
  br label %B0.else.endif.endif.endif.i9933.i

B0.else.endif.endif.endif.i9933.i:                ; preds = %B0.else.endif.endif.if.i9950.i, %B0.else.endif.endif.i9927.i
  %.113.sroa.13.1.i9934.i = phi i64 [ 0, %B0.else.endif.endif.if.i9950.i ], [ %.142.i9931.i, %B0.else.endif.endif.i9927.i ]
  %.150.not.i9935.i = icmp slt i64 %.142.i9931.i, %.281.fca.12.load.i
  br i1 %.150.not.i9935.i, label %B0.endif.i9937.i, label %B0.else.endif.endif.endif.if.i9936.i, !prof !10

B0.else.endif.endif.endif.if.i9936.i:             ; preds = %B0.else.endif.endif.endif.i9933.i
  br label %B0.endif.i9937.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9952.i: ; preds = %.575.endif.preheader.i9949.i, %B0.endif.i9937.i
  %.57.i9953.i = phi i64 [ %.87.i9918.i, %B0.endif.i9937.i ], [ %.57.i9953.pre.i, %.575.endif.preheader.i9949.i ]
  %.210.i9942.i = tail call i64 @llvm.smax.i64(i64 %.201.i9939.i, i64 0)
  %.1385.i = mul nsw i64 %.568.i, 6
  %.87.i9954.i = add nsw i64 %.57.i9953.i, %.1385.i
  %.123.i9955.i = icmp slt i64 %.57.i9953.i, 0
  %.124.i9956.i = select i1 %.123.i9955.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9957.i = add i64 %.124.i9956.i, %.57.i9953.i
  %.128.i9958.i = icmp slt i64 %.125.i9957.i, 0
  br i1 %.128.i9958.i, label %B0.else.if.i9987.i, label %B0.else.endif.i9959.i, !prof !6

B0.endif.i9973.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9972.i, %B0.else.endif.endif.endif.i9969.i
  %.113.sroa.13.0.i9974.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9972.i ], [ %.113.sroa.13.1.i9970.i, %B0.else.endif.endif.endif.i9969.i ]
  %.201.i9975.i = sub i64 %.113.sroa.13.0.i9974.i, %.113.sroa.0.3.i9964.i
  %.226.i9976.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9964.i
  store i64 %.87.i9954.i, ptr %.738.i, align 8, !noalias !148
  %.606.not155.i9977.i = icmp sgt i64 %.201.i9975.i, 0
  br i1 %.606.not155.i9977.i, label %.576.endif.preheader.i9985.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9988.i, !prof !31

.576.endif.preheader.i9985.i:                     ; preds = %B0.endif.i9973.i
  %216 = shl i64 %.201.i9975.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9976.i, i8 0, i64 %216, i1 false), !noalias !148
  %.57.i9989.pre.i = load i64, ptr %.738.i, align 8, !noalias !151
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9988.i

B0.else.if.i9987.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9952.i
  br label %B0.else.endif.i9959.i

B0.else.endif.i9959.i:                            ; preds = %B0.else.if.i9987.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9952.i
  %.113.sroa.0.1.i9960.i = phi i64 [ 0, %B0.else.if.i9987.i ], [ %.125.i9957.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9952.i ]
  %.133.not.i9961.i = icmp slt i64 %.125.i9957.i, %.281.fca.12.load.i
  br i1 %.133.not.i9961.i, label %B0.else.endif.endif.i9963.i, label %B0.else.endif.if.i9962.i, !prof !10

B0.else.endif.if.i9962.i:                         ; preds = %B0.else.endif.i9959.i
  br label %B0.else.endif.endif.i9963.i

B0.else.endif.endif.i9963.i:                      ; preds = %B0.else.endif.if.i9962.i, %B0.else.endif.i9959.i
  %.113.sroa.0.3.i9964.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9962.i ], [ %.113.sroa.0.1.i9960.i, %B0.else.endif.i9959.i ]
  %.140.i9965.i = icmp slt i64 %.87.i9954.i, 0
  %.141.i9966.i = select i1 %.140.i9965.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9967.i = add i64 %.141.i9966.i, %.87.i9954.i
  %.145.i9968.i = icmp slt i64 %.142.i9967.i, 0
  br i1 %.145.i9968.i, label %B0.else.endif.endif.if.i9986.i, label %B0.else.endif.endif.endif.i9969.i, !prof !6

B0.else.endif.endif.if.i9986.i:                   ; preds = %B0.else.endif.endif.i9963.i
  br label %B0.else.endif.endif.endif.i9969.i

B0.else.endif.endif.endif.i9969.i:                ; preds = %B0.else.endif.endif.if.i9986.i, %B0.else.endif.endif.i9963.i
  %.113.sroa.13.1.i9970.i = phi i64 [ 0, %B0.else.endif.endif.if.i9986.i ], [ %.142.i9967.i, %B0.else.endif.endif.i9963.i ]
  %.150.not.i9971.i = icmp slt i64 %.142.i9967.i, %.281.fca.12.load.i
  br i1 %.150.not.i9971.i, label %B0.endif.i9973.i, label %B0.else.endif.endif.endif.if.i9972.i, !prof !10

B0.else.endif.endif.endif.if.i9972.i:             ; preds = %B0.else.endif.endif.endif.i9969.i
  br label %B0.endif.i9973.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9988.i: ; preds = %.576.endif.preheader.i9985.i, %B0.endif.i9973.i
  %.57.i9989.i = phi i64 [ %.87.i9954.i, %B0.endif.i9973.i ], [ %.57.i9989.pre.i, %.576.endif.preheader.i9985.i ]
  %.210.i9978.i = tail call i64 @llvm.smax.i64(i64 %.201.i9975.i, i64 0)
  %.87.i9990.i = add nsw i64 %.57.i9989.i, %.1385.i
  %.123.i9991.i = icmp slt i64 %.57.i9989.i, 0
  %.124.i9992.i = select i1 %.123.i9991.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9993.i = add i64 %.124.i9992.i, %.57.i9989.i
  %.128.i9994.i = icmp slt i64 %.125.i9993.i, 0
  br i1 %.128.i9994.i, label %B0.else.if.i10023.i, label %B0.else.endif.i9995.i, !prof !6

B0.endif.i10009.i:                                ; preds = %B0.else.endif.endif.endif.if.i10008.i, %B0.else.endif.endif.endif.i10005.i
  %.113.sroa.13.0.i10010.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10008.i ], [ %.113.sroa.13.1.i10006.i, %B0.else.endif.endif.endif.i10005.i ]
  %.201.i10011.i = sub i64 %.113.sroa.13.0.i10010.i, %.113.sroa.0.3.i10000.i
  %.226.i10012.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10000.i
  store i64 %.87.i9990.i, ptr %.738.i, align 8, !noalias !151
  %.605.not155.i10013.i = icmp sgt i64 %.201.i10011.i, 0
  br i1 %.605.not155.i10013.i, label %.575.endif.preheader.i10021.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i, !prof !31

.575.endif.preheader.i10021.i:                    ; preds = %B0.endif.i10009.i
  %217 = shl i64 %.201.i10011.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10012.i, i8 0, i64 %217, i1 false), !noalias !151
  %.57.i10025.pre.i = load i64, ptr %.738.i, align 8, !noalias !154
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i

B0.else.if.i10023.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9988.i
  br label %B0.else.endif.i9995.i

B0.else.endif.i9995.i:                            ; preds = %B0.else.if.i10023.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9988.i
  %.113.sroa.0.1.i9996.i = phi i64 [ 0, %B0.else.if.i10023.i ], [ %.125.i9993.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9988.i ]
  %.133.not.i9997.i = icmp slt i64 %.125.i9993.i, %.281.fca.12.load.i
  br i1 %.133.not.i9997.i, label %B0.else.endif.endif.i9999.i, label %B0.else.endif.if.i9998.i, !prof !10

B0.else.endif.if.i9998.i:                         ; preds = %B0.else.endif.i9995.i
  br label %B0.else.endif.endif.i9999.i

B0.else.endif.endif.i9999.i:                      ; preds = %B0.else.endif.if.i9998.i, %B0.else.endif.i9995.i
  %.113.sroa.0.3.i10000.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9998.i ], [ %.113.sroa.0.1.i9996.i, %B0.else.endif.i9995.i ]
  %.140.i10001.i = icmp slt i64 %.87.i9990.i, 0
  %.141.i10002.i = select i1 %.140.i10001.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10003.i = add i64 %.141.i10002.i, %.87.i9990.i
  %.145.i10004.i = icmp slt i64 %.142.i10003.i, 0
  br i1 %.145.i10004.i, label %B0.else.endif.endif.if.i10022.i, label %B0.else.endif.endif.endif.i10005.i, !prof !6

B0.else.endif.endif.if.i10022.i:                  ; preds = %B0.else.endif.endif.i9999.i
  br label %B0.else.endif.endif.endif.i10005.i

B0.else.endif.endif.endif.i10005.i:               ; preds = %B0.else.endif.endif.if.i10022.i, %B0.else.endif.endif.i9999.i
  %.113.sroa.13.1.i10006.i = phi i64 [ 0, %B0.else.endif.endif.if.i10022.i ], [ %.142.i10003.i, %B0.else.endif.endif.i9999.i ]
  %.150.not.i10007.i = icmp slt i64 %.142.i10003.i, %.281.fca.12.load.i
  br i1 %.150.not.i10007.i, label %B0.endif.i10009.i, label %B0.else.endif.endif.endif.if.i10008.i, !prof !10

B0.else.endif.endif.endif.if.i10008.i:            ; preds = %B0.else.endif.endif.endif.i10005.i
  br label %B0.endif.i10009.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i: ; preds = %.575.endif.preheader.i10021.i, %B0.endif.i10009.i
  %.57.i10025.i = phi i64 [ %.87.i9990.i, %B0.endif.i10009.i ], [ %.57.i10025.pre.i, %.575.endif.preheader.i10021.i ]
  %.210.i10014.i = tail call i64 @llvm.smax.i64(i64 %.201.i10011.i, i64 0)
  %.87.i10026.i = add nsw i64 %.57.i10025.i, %.568.i
  %.123.i10027.i = icmp slt i64 %.57.i10025.i, 0
  %.124.i10028.i = select i1 %.123.i10027.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10029.i = add i64 %.124.i10028.i, %.57.i10025.i
  %.128.i10030.i = icmp slt i64 %.125.i10029.i, 0
  br i1 %.128.i10030.i, label %B0.else.if.i10059.i, label %B0.else.endif.i10031.i, !prof !6

B0.endif.i10045.i:                                ; preds = %B0.else.endif.endif.endif.if.i10044.i, %B0.else.endif.endif.endif.i10041.i
  %.113.sroa.13.0.i10046.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10044.i ], [ %.113.sroa.13.1.i10042.i, %B0.else.endif.endif.endif.i10041.i ]
  %.201.i10047.i = sub i64 %.113.sroa.13.0.i10046.i, %.113.sroa.0.3.i10036.i
  %.226.i10048.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10036.i
  store i64 %.87.i10026.i, ptr %.738.i, align 8, !noalias !154
  %.605.not155.i10049.i = icmp sgt i64 %.201.i10047.i, 0
  br i1 %.605.not155.i10049.i, label %.575.endif.preheader.i10057.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10060.i, !prof !31

.575.endif.preheader.i10057.i:                    ; preds = %B0.endif.i10045.i
  %218 = shl i64 %.201.i10047.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10048.i, i8 0, i64 %218, i1 false), !noalias !154
  %.57.i10061.pre.i = load i64, ptr %.738.i, align 8, !noalias !157
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10060.i

B0.else.if.i10059.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i
  br label %B0.else.endif.i10031.i

B0.else.endif.i10031.i:                           ; preds = %B0.else.if.i10059.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i
  %.113.sroa.0.1.i10032.i = phi i64 [ 0, %B0.else.if.i10059.i ], [ %.125.i10029.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i ]
  %.133.not.i10033.i = icmp slt i64 %.125.i10029.i, %.281.fca.12.load.i
  br i1 %.133.not.i10033.i, label %B0.else.endif.endif.i10035.i, label %B0.else.endif.if.i10034.i, !prof !10

B0.else.endif.if.i10034.i:                        ; preds = %B0.else.endif.i10031.i
  br label %B0.else.endif.endif.i10035.i

B0.else.endif.endif.i10035.i:                     ; preds = %B0.else.endif.if.i10034.i, %B0.else.endif.i10031.i
  %.113.sroa.0.3.i10036.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10034.i ], [ %.113.sroa.0.1.i10032.i, %B0.else.endif.i10031.i ]
  %.140.i10037.i = icmp slt i64 %.87.i10026.i, 0
  %.141.i10038.i = select i1 %.140.i10037.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10039.i = add i64 %.141.i10038.i, %.87.i10026.i
  %.145.i10040.i = icmp slt i64 %.142.i10039.i, 0
  br i1 %.145.i10040.i, label %B0.else.endif.endif.if.i10058.i, label %B0.else.endif.endif.endif.i10041.i, !prof !6

B0.else.endif.endif.if.i10058.i:                  ; preds = %B0.else.endif.endif.i10035.i
  br label %B0.else.endif.endif.endif.i10041.i

B0.else.endif.endif.endif.i10041.i:               ; preds = %B0.else.endif.endif.if.i10058.i, %B0.else.endif.endif.i10035.i
  %.113.sroa.13.1.i10042.i = phi i64 [ 0, %B0.else.endif.endif.if.i10058.i ], [ %.142.i10039.i, %B0.else.endif.endif.i10035.i ]
  %.150.not.i10043.i = icmp slt i64 %.142.i10039.i, %.281.fca.12.load.i
  br i1 %.150.not.i10043.i, label %B0.endif.i10045.i, label %B0.else.endif.endif.endif.if.i10044.i, !prof !10

B0.else.endif.endif.endif.if.i10044.i:            ; preds = %B0.else.endif.endif.endif.i10041.i
  br label %B0.endif.i10045.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10060.i: ; preds = %.575.endif.preheader.i10057.i, %B0.endif.i10045.i
  %.57.i10061.i = phi i64 [ %.87.i10026.i, %B0.endif.i10045.i ], [ %.57.i10061.pre.i, %.575.endif.preheader.i10057.i ]
  %.210.i10050.i = tail call i64 @llvm.smax.i64(i64 %.201.i10047.i, i64 0)
  %.87.i10062.i = add nsw i64 %.57.i10061.i, %.568.i
  %.123.i10063.i = icmp slt i64 %.57.i10061.i, 0
  %.124.i10064.i = select i1 %.123.i10063.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10065.i = add i64 %.124.i10064.i, %.57.i10061.i
  %.128.i10066.i = icmp slt i64 %.125.i10065.i, 0
  br i1 %.128.i10066.i, label %B0.else.if.i10095.i, label %B0.else.endif.i10067.i, !prof !6

B0.endif.i10081.i:                                ; preds = %B0.else.endif.endif.endif.if.i10080.i, %B0.else.endif.endif.endif.i10077.i
  %.113.sroa.13.0.i10082.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10080.i ], [ %.113.sroa.13.1.i10078.i, %B0.else.endif.endif.endif.i10077.i ]
  %.201.i10083.i = sub i64 %.113.sroa.13.0.i10082.i, %.113.sroa.0.3.i10072.i
  %.226.i10084.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10072.i
  store i64 %.87.i10062.i, ptr %.738.i, align 8, !noalias !157
  %.605.not155.i10085.i = icmp sgt i64 %.201.i10083.i, 0
  br i1 %.605.not155.i10085.i, label %.575.endif.preheader.i10093.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10096.i, !prof !31

.575.endif.preheader.i10093.i:                    ; preds = %B0.endif.i10081.i
  %219 = shl i64 %.201.i10083.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10084.i, i8 0, i64 %219, i1 false), !noalias !157
  %.57.i10097.pre.i = load i64, ptr %.738.i, align 8, !noalias !160
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10096.i

B0.else.if.i10095.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10060.i
  br label %B0.else.endif.i10067.i

B0.else.endif.i10067.i:                           ; preds = %B0.else.if.i10095.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10060.i
  %.113.sroa.0.1.i10068.i = phi i64 [ 0, %B0.else.if.i10095.i ], [ %.125.i10065.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10060.i ]
  %.133.not.i10069.i = icmp slt i64 %.125.i10065.i, %.281.fca.12.load.i
  br i1 %.133.not.i10069.i, label %B0.else.endif.endif.i10071.i, label %B0.else.endif.if.i10070.i, !prof !10

B0.else.endif.if.i10070.i:                        ; preds = %B0.else.endif.i10067.i
  br label %B0.else.endif.endif.i10071.i

B0.else.endif.endif.i10071.i:                     ; preds = %B0.else.endif.if.i10070.i, %B0.else.endif.i10067.i
  %.113.sroa.0.3.i10072.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10070.i ], [ %.113.sroa.0.1.i10068.i, %B0.else.endif.i10067.i ]
  %.140.i10073.i = icmp slt i64 %.87.i10062.i, 0
  %.141.i10074.i = select i1 %.140.i10073.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10075.i = add i64 %.141.i10074.i, %.87.i10062.i
  %.145.i10076.i = icmp slt i64 %.142.i10075.i, 0
  br i1 %.145.i10076.i, label %B0.else.endif.endif.if.i10094.i, label %B0.else.endif.endif.endif.i10077.i, !prof !6

B0.else.endif.endif.if.i10094.i:                  ; preds = %B0.else.endif.endif.i10071.i
  br label %B0.else.endif.endif.endif.i10077.i

B0.else.endif.endif.endif.i10077.i:               ; preds = %B0.else.endif.endif.if.i10094.i, %B0.else.endif.endif.i10071.i
  %.113.sroa.13.1.i10078.i = phi i64 [ 0, %B0.else.endif.endif.if.i10094.i ], [ %.142.i10075.i, %B0.else.endif.endif.i10071.i ]
  %.150.not.i10079.i = icmp slt i64 %.142.i10075.i, %.281.fca.12.load.i
  br i1 %.150.not.i10079.i, label %B0.endif.i10081.i, label %B0.else.endif.endif.endif.if.i10080.i, !prof !10

B0.else.endif.endif.endif.if.i10080.i:            ; preds = %B0.else.endif.endif.endif.i10077.i
  br label %B0.endif.i10081.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10096.i: ; preds = %.575.endif.preheader.i10093.i, %B0.endif.i10081.i
  %.57.i10097.i = phi i64 [ %.87.i10062.i, %B0.endif.i10081.i ], [ %.57.i10097.pre.i, %.575.endif.preheader.i10093.i ]
  %.210.i10086.i = tail call i64 @llvm.smax.i64(i64 %.201.i10083.i, i64 0)
  %.87.i10098.i = add nsw i64 %.57.i10097.i, %.568.i
  %.123.i10099.i = icmp slt i64 %.57.i10097.i, 0
  %.124.i10100.i = select i1 %.123.i10099.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10101.i = add i64 %.124.i10100.i, %.57.i10097.i
  %.128.i10102.i = icmp slt i64 %.125.i10101.i, 0
  br i1 %.128.i10102.i, label %B0.else.if.i10131.i, label %B0.else.endif.i10103.i, !prof !6

B0.endif.i10117.i:                                ; preds = %B0.else.endif.endif.endif.if.i10116.i, %B0.else.endif.endif.endif.i10113.i
  %.113.sroa.13.0.i10118.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10116.i ], [ %.113.sroa.13.1.i10114.i, %B0.else.endif.endif.endif.i10113.i ]
  %.201.i10119.i = sub i64 %.113.sroa.13.0.i10118.i, %.113.sroa.0.3.i10108.i
  %.226.i10120.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10108.i
  store i64 %.87.i10098.i, ptr %.738.i, align 8, !noalias !160
  %.605.not155.i10121.i = icmp sgt i64 %.201.i10119.i, 0
  br i1 %.605.not155.i10121.i, label %.575.endif.preheader.i10129.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10132.i, !prof !31

.575.endif.preheader.i10129.i:                    ; preds = %B0.endif.i10117.i
  %220 = shl i64 %.201.i10119.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10120.i, i8 0, i64 %220, i1 false), !noalias !160
  %.57.i10133.pre.i = load i64, ptr %.738.i, align 8, !noalias !163
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10132.i

B0.else.if.i10131.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10096.i
  br label %B0.else.endif.i10103.i

B0.else.endif.i10103.i:                           ; preds = %B0.else.if.i10131.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10096.i
  %.113.sroa.0.1.i10104.i = phi i64 [ 0, %B0.else.if.i10131.i ], [ %.125.i10101.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10096.i ]
  %.133.not.i10105.i = icmp slt i64 %.125.i10101.i, %.281.fca.12.load.i
  br i1 %.133.not.i10105.i, label %B0.else.endif.endif.i10107.i, label %B0.else.endif.if.i10106.i, !prof !10

B0.else.endif.if.i10106.i:                        ; preds = %B0.else.endif.i10103.i
  br label %B0.else.endif.endif.i10107.i

B0.else.endif.endif.i10107.i:                     ; preds = %B0.else.endif.if.i10106.i, %B0.else.endif.i10103.i
  %.113.sroa.0.3.i10108.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10106.i ], [ %.113.sroa.0.1.i10104.i, %B0.else.endif.i10103.i ]
  %.140.i10109.i = icmp slt i64 %.87.i10098.i, 0
  %.141.i10110.i = select i1 %.140.i10109.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10111.i = add i64 %.141.i10110.i, %.87.i10098.i
  %.145.i10112.i = icmp slt i64 %.142.i10111.i, 0
  br i1 %.145.i10112.i, label %B0.else.endif.endif.if.i10130.i, label %B0.else.endif.endif.endif.i10113.i, !prof !6

B0.else.endif.endif.if.i10130.i:                  ; preds = %B0.else.endif.endif.i10107.i
  br label %B0.else.endif.endif.endif.i10113.i

B0.else.endif.endif.endif.i10113.i:               ; preds = %B0.else.endif.endif.if.i10130.i, %B0.else.endif.endif.i10107.i
  %.113.sroa.13.1.i10114.i = phi i64 [ 0, %B0.else.endif.endif.if.i10130.i ], [ %.142.i10111.i, %B0.else.endif.endif.i10107.i ]
  %.150.not.i10115.i = icmp slt i64 %.142.i10111.i, %.281.fca.12.load.i
  br i1 %.150.not.i10115.i, label %B0.endif.i10117.i, label %B0.else.endif.endif.endif.if.i10116.i, !prof !10

B0.else.endif.endif.endif.if.i10116.i:            ; preds = %B0.else.endif.endif.endif.i10113.i
  br label %B0.endif.i10117.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10132.i: ; preds = %.575.endif.preheader.i10129.i, %B0.endif.i10117.i
  %.57.i10133.i = phi i64 [ %.87.i10098.i, %B0.endif.i10117.i ], [ %.57.i10133.pre.i, %.575.endif.preheader.i10129.i ]
  %.210.i10122.i = tail call i64 @llvm.smax.i64(i64 %.201.i10119.i, i64 0)
  %.87.i10134.i = add nsw i64 %.57.i10133.i, %.568.i
  %.123.i10135.i = icmp slt i64 %.57.i10133.i, 0
  %.124.i10136.i = select i1 %.123.i10135.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10137.i = add i64 %.124.i10136.i, %.57.i10133.i
  %.128.i10138.i = icmp slt i64 %.125.i10137.i, 0
  br i1 %.128.i10138.i, label %B0.else.if.i10167.i, label %B0.else.endif.i10139.i, !prof !6

B0.endif.i10153.i:                                ; preds = %B0.else.endif.endif.endif.if.i10152.i, %B0.else.endif.endif.endif.i10149.i
  %.113.sroa.13.0.i10154.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10152.i ], [ %.113.sroa.13.1.i10150.i, %B0.else.endif.endif.endif.i10149.i ]
  %.201.i10155.i = sub i64 %.113.sroa.13.0.i10154.i, %.113.sroa.0.3.i10144.i
  %.226.i10156.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10144.i
  store i64 %.87.i10134.i, ptr %.738.i, align 8, !noalias !163
  %.606.not155.i10157.i = icmp sgt i64 %.201.i10155.i, 0
  br i1 %.606.not155.i10157.i, label %.1920.endif.preheader.i, label %.1920.if.i, !prof !31

B0.else.if.i10167.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10132.i
  br label %B0.else.endif.i10139.i

B0.else.endif.i10139.i:                           ; preds = %B0.else.if.i10167.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10132.i
  %.113.sroa.0.1.i10140.i = phi i64 [ 0, %B0.else.if.i10167.i ], [ %.125.i10137.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10132.i ]
  %.133.not.i10141.i = icmp slt i64 %.125.i10137.i, %.281.fca.12.load.i
  br i1 %.133.not.i10141.i, label %B0.else.endif.endif.i10143.i, label %B0.else.endif.if.i10142.i, !prof !10

B0.else.endif.if.i10142.i:                        ; preds = %B0.else.endif.i10139.i
  br label %B0.else.endif.endif.i10143.i

B0.else.endif.endif.i10143.i:                     ; preds = %B0.else.endif.if.i10142.i, %B0.else.endif.i10139.i
  %.113.sroa.0.3.i10144.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10142.i ], [ %.113.sroa.0.1.i10140.i, %B0.else.endif.i10139.i ]
  %.140.i10145.i = icmp slt i64 %.87.i10134.i, 0
  %.141.i10146.i = select i1 %.140.i10145.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10147.i = add i64 %.141.i10146.i, %.87.i10134.i
  %.145.i10148.i = icmp slt i64 %.142.i10147.i, 0
  br i1 %.145.i10148.i, label %B0.else.endif.endif.if.i10166.i, label %B0.else.endif.endif.endif.i10149.i, !prof !6

B0.else.endif.endif.if.i10166.i:                  ; preds = %B0.else.endif.endif.i10143.i
  br label %B0.else.endif.endif.endif.i10149.i

B0.else.endif.endif.endif.i10149.i:               ; preds = %B0.else.endif.endif.if.i10166.i, %B0.else.endif.endif.i10143.i
  %.113.sroa.13.1.i10150.i = phi i64 [ 0, %B0.else.endif.endif.if.i10166.i ], [ %.142.i10147.i, %B0.else.endif.endif.i10143.i ]
  %.150.not.i10151.i = icmp slt i64 %.142.i10147.i, %.281.fca.12.load.i
  br i1 %.150.not.i10151.i, label %B0.endif.i10153.i, label %B0.else.endif.endif.endif.if.i10152.i, !prof !10

B0.else.endif.endif.endif.if.i10152.i:            ; preds = %B0.else.endif.endif.endif.i10149.i
  br label %B0.endif.i10153.i

.1920.endif.preheader.i:                          ; preds = %B0.endif.i10153.i
  %221 = shl i64 %.201.i10155.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10156.i, i8 0, i64 %221, i1 false), !noalias !163
  br label %.1920.endif.i

.1920.if.i.loopexit:                              ; preds = %.1920.endif.i
  %.57.i10169.i.pre = load i64, ptr %.738.i, align 8, !noalias !166
  br label %.1920.if.i

.1920.if.i:                                       ; preds = %.1920.if.i.loopexit, %B0.endif.i10153.i
  %.57.i10169.i = phi i64 [ %.87.i10134.i, %B0.endif.i10153.i ], [ %.57.i10169.i.pre, %.1920.if.i.loopexit ]
  %.210.i101581133411338.i = phi i64 [ 0, %B0.endif.i10153.i ], [ %.201.i10155.i, %.1920.if.i.loopexit ]
  %.87.i10170.i = add nsw i64 %.57.i10169.i, %.568.i
  %.123.i10171.i = icmp slt i64 %.57.i10169.i, 0
  %.124.i10172.i = select i1 %.123.i10171.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10173.i = add i64 %.124.i10172.i, %.57.i10169.i
  %.128.i10174.i = icmp slt i64 %.125.i10173.i, 0
  br i1 %.128.i10174.i, label %B0.else.if.i10203.i, label %B0.else.endif.i10175.i, !prof !6

B0.endif.i10189.i:                                ; preds = %B0.else.endif.endif.endif.if.i10188.i, %B0.else.endif.endif.endif.i10185.i
  %.113.sroa.13.0.i10190.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10188.i ], [ %.113.sroa.13.1.i10186.i, %B0.else.endif.endif.endif.i10185.i ]
  %.201.i10191.i = sub i64 %.113.sroa.13.0.i10190.i, %.113.sroa.0.3.i10180.i
  %.226.i10192.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10180.i
  store i64 %.87.i10170.i, ptr %.738.i, align 8, !noalias !166
  %.605.not155.i10193.i = icmp sgt i64 %.201.i10191.i, 0
  br i1 %.605.not155.i10193.i, label %.575.endif.preheader.i10201.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10204.i, !prof !31

.575.endif.preheader.i10201.i:                    ; preds = %B0.endif.i10189.i
  %222 = shl i64 %.201.i10191.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10192.i, i8 0, i64 %222, i1 false), !noalias !166
  %.57.i10205.pre.i = load i64, ptr %.738.i, align 8, !noalias !169
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10204.i

B0.else.if.i10203.i:                              ; preds = %.1920.if.i
  br label %B0.else.endif.i10175.i

B0.else.endif.i10175.i:                           ; preds = %B0.else.if.i10203.i, %.1920.if.i
  %.113.sroa.0.1.i10176.i = phi i64 [ 0, %B0.else.if.i10203.i ], [ %.125.i10173.i, %.1920.if.i ]
  %.133.not.i10177.i = icmp slt i64 %.125.i10173.i, %.281.fca.12.load.i
  br i1 %.133.not.i10177.i, label %B0.else.endif.endif.i10179.i, label %B0.else.endif.if.i10178.i, !prof !10

B0.else.endif.if.i10178.i:                        ; preds = %B0.else.endif.i10175.i
  br label %B0.else.endif.endif.i10179.i

B0.else.endif.endif.i10179.i:                     ; preds = %B0.else.endif.if.i10178.i, %B0.else.endif.i10175.i
  %.113.sroa.0.3.i10180.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10178.i ], [ %.113.sroa.0.1.i10176.i, %B0.else.endif.i10175.i ]
  %.140.i10181.i = icmp slt i64 %.87.i10170.i, 0
  %.141.i10182.i = select i1 %.140.i10181.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10183.i = add i64 %.141.i10182.i, %.87.i10170.i
  %.145.i10184.i = icmp slt i64 %.142.i10183.i, 0
  br i1 %.145.i10184.i, label %B0.else.endif.endif.if.i10202.i, label %B0.else.endif.endif.endif.i10185.i, !prof !6

B0.else.endif.endif.if.i10202.i:                  ; preds = %B0.else.endif.endif.i10179.i
  br label %B0.else.endif.endif.endif.i10185.i

B0.else.endif.endif.endif.i10185.i:               ; preds = %B0.else.endif.endif.if.i10202.i, %B0.else.endif.endif.i10179.i
  %.113.sroa.13.1.i10186.i = phi i64 [ 0, %B0.else.endif.endif.if.i10202.i ], [ %.142.i10183.i, %B0.else.endif.endif.i10179.i ]
  %.150.not.i10187.i = icmp slt i64 %.142.i10183.i, %.281.fca.12.load.i
  br i1 %.150.not.i10187.i, label %B0.endif.i10189.i, label %B0.else.endif.endif.endif.if.i10188.i, !prof !10

B0.else.endif.endif.endif.if.i10188.i:            ; preds = %B0.else.endif.endif.endif.i10185.i
  br label %B0.endif.i10189.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10204.i: ; preds = %.575.endif.preheader.i10201.i, %B0.endif.i10189.i
  %.57.i10205.i = phi i64 [ %.87.i10170.i, %B0.endif.i10189.i ], [ %.57.i10205.pre.i, %.575.endif.preheader.i10201.i ]
  %.210.i10194.i = tail call i64 @llvm.smax.i64(i64 %.201.i10191.i, i64 0)
  %.87.i10206.i = add nsw i64 %.57.i10205.i, %.568.i
  %.123.i10207.i = icmp slt i64 %.57.i10205.i, 0
  %.124.i10208.i = select i1 %.123.i10207.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10209.i = add i64 %.124.i10208.i, %.57.i10205.i
  %.128.i10210.i = icmp slt i64 %.125.i10209.i, 0
  br i1 %.128.i10210.i, label %B0.else.if.i10239.i, label %B0.else.endif.i10211.i, !prof !6

B0.endif.i10225.i:                                ; preds = %B0.else.endif.endif.endif.if.i10224.i, %B0.else.endif.endif.endif.i10221.i
  %.113.sroa.13.0.i10226.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10224.i ], [ %.113.sroa.13.1.i10222.i, %B0.else.endif.endif.endif.i10221.i ]
  %.201.i10227.i = sub i64 %.113.sroa.13.0.i10226.i, %.113.sroa.0.3.i10216.i
  %.226.i10228.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10216.i
  store i64 %.87.i10206.i, ptr %.738.i, align 8, !noalias !169
  %.606.not155.i10229.i = icmp sgt i64 %.201.i10227.i, 0
  br i1 %.606.not155.i10229.i, label %.576.endif.preheader.i10237.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10240.i, !prof !31

.576.endif.preheader.i10237.i:                    ; preds = %B0.endif.i10225.i
  %223 = shl i64 %.201.i10227.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10228.i, i8 0, i64 %223, i1 false), !noalias !169
  %.57.i10241.pre.i = load i64, ptr %.738.i, align 8, !noalias !172
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10240.i

B0.else.if.i10239.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10204.i
  br label %B0.else.endif.i10211.i

B0.else.endif.i10211.i:                           ; preds = %B0.else.if.i10239.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10204.i
  %.113.sroa.0.1.i10212.i = phi i64 [ 0, %B0.else.if.i10239.i ], [ %.125.i10209.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10204.i ]
  %.133.not.i10213.i = icmp slt i64 %.125.i10209.i, %.281.fca.12.load.i
  br i1 %.133.not.i10213.i, label %B0.else.endif.endif.i10215.i, label %B0.else.endif.if.i10214.i, !prof !10

B0.else.endif.if.i10214.i:                        ; preds = %B0.else.endif.i10211.i
  br label %B0.else.endif.endif.i10215.i

B0.else.endif.endif.i10215.i:                     ; preds = %B0.else.endif.if.i10214.i, %B0.else.endif.i10211.i
  %.113.sroa.0.3.i10216.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10214.i ], [ %.113.sroa.0.1.i10212.i, %B0.else.endif.i10211.i ]
  %.140.i10217.i = icmp slt i64 %.87.i10206.i, 0
  %.141.i10218.i = select i1 %.140.i10217.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10219.i = add i64 %.141.i10218.i, %.87.i10206.i
  %.145.i10220.i = icmp slt i64 %.142.i10219.i, 0
  br i1 %.145.i10220.i, label %B0.else.endif.endif.if.i10238.i, label %B0.else.endif.endif.endif.i10221.i, !prof !6

B0.else.endif.endif.if.i10238.i:                  ; preds = %B0.else.endif.endif.i10215.i
  br label %B0.else.endif.endif.endif.i10221.i

B0.else.endif.endif.endif.i10221.i:               ; preds = %B0.else.endif.endif.if.i10238.i, %B0.else.endif.endif.i10215.i
  %.113.sroa.13.1.i10222.i = phi i64 [ 0, %B0.else.endif.endif.if.i10238.i ], [ %.142.i10219.i, %B0.else.endif.endif.i10215.i ]
  %.150.not.i10223.i = icmp slt i64 %.142.i10219.i, %.281.fca.12.load.i
  br i1 %.150.not.i10223.i, label %B0.endif.i10225.i, label %B0.else.endif.endif.endif.if.i10224.i, !prof !10

B0.else.endif.endif.endif.if.i10224.i:            ; preds = %B0.else.endif.endif.endif.i10221.i
  br label %B0.endif.i10225.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10240.i: ; preds = %.576.endif.preheader.i10237.i, %B0.endif.i10225.i
  %.57.i10241.i = phi i64 [ %.87.i10206.i, %B0.endif.i10225.i ], [ %.57.i10241.pre.i, %.576.endif.preheader.i10237.i ]
  %.210.i10230.i = tail call i64 @llvm.smax.i64(i64 %.201.i10227.i, i64 0)
  %.87.i10242.i = add nsw i64 %.57.i10241.i, %.568.i
  %.123.i10243.i = icmp slt i64 %.57.i10241.i, 0
  %.124.i10244.i = select i1 %.123.i10243.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10245.i = add i64 %.124.i10244.i, %.57.i10241.i
  %.128.i10246.i = icmp slt i64 %.125.i10245.i, 0
  br i1 %.128.i10246.i, label %B0.else.if.i10275.i, label %B0.else.endif.i10247.i, !prof !6

B0.endif.i10261.i:                                ; preds = %B0.else.endif.endif.endif.if.i10260.i, %B0.else.endif.endif.endif.i10257.i
  %.113.sroa.13.0.i10262.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10260.i ], [ %.113.sroa.13.1.i10258.i, %B0.else.endif.endif.endif.i10257.i ]
  %.201.i10263.i = sub i64 %.113.sroa.13.0.i10262.i, %.113.sroa.0.3.i10252.i
  %.226.i10264.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10252.i
  store i64 %.87.i10242.i, ptr %.738.i, align 8, !noalias !172
  %.605.not155.i10265.i = icmp sgt i64 %.201.i10263.i, 0
  br i1 %.605.not155.i10265.i, label %.575.endif.preheader.i10273.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10276.i, !prof !31

.575.endif.preheader.i10273.i:                    ; preds = %B0.endif.i10261.i
  %224 = shl i64 %.201.i10263.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10264.i, i8 0, i64 %224, i1 false), !noalias !172
  %.57.i10277.pre.i = load i64, ptr %.738.i, align 8, !noalias !175
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10276.i

B0.else.if.i10275.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10240.i
  br label %B0.else.endif.i10247.i

B0.else.endif.i10247.i:                           ; preds = %B0.else.if.i10275.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10240.i
  %.113.sroa.0.1.i10248.i = phi i64 [ 0, %B0.else.if.i10275.i ], [ %.125.i10245.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10240.i ]
  %.133.not.i10249.i = icmp slt i64 %.125.i10245.i, %.281.fca.12.load.i
  br i1 %.133.not.i10249.i, label %B0.else.endif.endif.i10251.i, label %B0.else.endif.if.i10250.i, !prof !10

B0.else.endif.if.i10250.i:                        ; preds = %B0.else.endif.i10247.i
  br label %B0.else.endif.endif.i10251.i

B0.else.endif.endif.i10251.i:                     ; preds = %B0.else.endif.if.i10250.i, %B0.else.endif.i10247.i
  %.113.sroa.0.3.i10252.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10250.i ], [ %.113.sroa.0.1.i10248.i, %B0.else.endif.i10247.i ]
  %.140.i10253.i = icmp slt i64 %.87.i10242.i, 0
  %.141.i10254.i = select i1 %.140.i10253.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10255.i = add i64 %.141.i10254.i, %.87.i10242.i
  %.145.i10256.i = icmp slt i64 %.142.i10255.i, 0
  br i1 %.145.i10256.i, label %B0.else.endif.endif.if.i10274.i, label %B0.else.endif.endif.endif.i10257.i, !prof !6

B0.else.endif.endif.if.i10274.i:                  ; preds = %B0.else.endif.endif.i10251.i
  br label %B0.else.endif.endif.endif.i10257.i

B0.else.endif.endif.endif.i10257.i:               ; preds = %B0.else.endif.endif.if.i10274.i, %B0.else.endif.endif.i10251.i
  %.113.sroa.13.1.i10258.i = phi i64 [ 0, %B0.else.endif.endif.if.i10274.i ], [ %.142.i10255.i, %B0.else.endif.endif.i10251.i ]
  %.150.not.i10259.i = icmp slt i64 %.142.i10255.i, %.281.fca.12.load.i
  br i1 %.150.not.i10259.i, label %B0.endif.i10261.i, label %B0.else.endif.endif.endif.if.i10260.i, !prof !10

B0.else.endif.endif.endif.if.i10260.i:            ; preds = %B0.else.endif.endif.endif.i10257.i
  br label %B0.endif.i10261.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10276.i: ; preds = %.575.endif.preheader.i10273.i, %B0.endif.i10261.i
  %.57.i10277.i = phi i64 [ %.87.i10242.i, %B0.endif.i10261.i ], [ %.57.i10277.pre.i, %.575.endif.preheader.i10273.i ]
  %.210.i10266.i = tail call i64 @llvm.smax.i64(i64 %.201.i10263.i, i64 0)
  %.2111.i = mul nsw i64 %.596.i, %.568.i
  %.87.i10278.i = add nsw i64 %.57.i10277.i, %.2111.i
  %.123.i10279.i = icmp slt i64 %.57.i10277.i, 0
  %.124.i10280.i = select i1 %.123.i10279.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10281.i = add i64 %.124.i10280.i, %.57.i10277.i
  %.128.i10282.i = icmp slt i64 %.125.i10281.i, 0
  br i1 %.128.i10282.i, label %B0.else.if.i10311.i, label %B0.else.endif.i10283.i, !prof !6

B0.endif.i10297.i:                                ; preds = %B0.else.endif.endif.endif.if.i10296.i, %B0.else.endif.endif.endif.i10293.i
  %.113.sroa.13.0.i10298.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10296.i ], [ %.113.sroa.13.1.i10294.i, %B0.else.endif.endif.endif.i10293.i ]
  %.201.i10299.i = sub i64 %.113.sroa.13.0.i10298.i, %.113.sroa.0.3.i10288.i
  %.226.i10300.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10288.i
  store i64 %.87.i10278.i, ptr %.738.i, align 8, !noalias !175
  %.605.not155.i10301.i = icmp sgt i64 %.201.i10299.i, 0
  br i1 %.605.not155.i10301.i, label %.575.endif.preheader.i10309.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10312.i, !prof !31

.575.endif.preheader.i10309.i:                    ; preds = %B0.endif.i10297.i
  %225 = shl i64 %.201.i10299.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10300.i, i8 0, i64 %225, i1 false), !noalias !175
  %.57.i10313.pre.i = load i64, ptr %.738.i, align 8, !noalias !178
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10312.i

B0.else.if.i10311.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10276.i
  br label %B0.else.endif.i10283.i

B0.else.endif.i10283.i:                           ; preds = %B0.else.if.i10311.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10276.i
  %.113.sroa.0.1.i10284.i = phi i64 [ 0, %B0.else.if.i10311.i ], [ %.125.i10281.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10276.i ]
  %.133.not.i10285.i = icmp slt i64 %.125.i10281.i, %.281.fca.12.load.i
  br i1 %.133.not.i10285.i, label %B0.else.endif.endif.i10287.i, label %B0.else.endif.if.i10286.i, !prof !10

B0.else.endif.if.i10286.i:                        ; preds = %B0.else.endif.i10283.i
  br label %B0.else.endif.endif.i10287.i

B0.else.endif.endif.i10287.i:                     ; preds = %B0.else.endif.if.i10286.i, %B0.else.endif.i10283.i
  %.113.sroa.0.3.i10288.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10286.i ], [ %.113.sroa.0.1.i10284.i, %B0.else.endif.i10283.i ]
  %.140.i10289.i = icmp slt i64 %.87.i10278.i, 0
  %.141.i10290.i = select i1 %.140.i10289.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10291.i = add i64 %.141.i10290.i, %.87.i10278.i
  %.145.i10292.i = icmp slt i64 %.142.i10291.i, 0
  br i1 %.145.i10292.i, label %B0.else.endif.endif.if.i10310.i, label %B0.else.endif.endif.endif.i10293.i, !prof !6

B0.else.endif.endif.if.i10310.i:                  ; preds = %B0.else.endif.endif.i10287.i
  br label %B0.else.endif.endif.endif.i10293.i

B0.else.endif.endif.endif.i10293.i:               ; preds = %B0.else.endif.endif.if.i10310.i, %B0.else.endif.endif.i10287.i
  %.113.sroa.13.1.i10294.i = phi i64 [ 0, %B0.else.endif.endif.if.i10310.i ], [ %.142.i10291.i, %B0.else.endif.endif.i10287.i ]
  %.150.not.i10295.i = icmp slt i64 %.142.i10291.i, %.281.fca.12.load.i
  br i1 %.150.not.i10295.i, label %B0.endif.i10297.i, label %B0.else.endif.endif.endif.if.i10296.i, !prof !10

B0.else.endif.endif.endif.if.i10296.i:            ; preds = %B0.else.endif.endif.endif.i10293.i
  br label %B0.endif.i10297.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10312.i: ; preds = %.575.endif.preheader.i10309.i, %B0.endif.i10297.i
  %.57.i10313.i = phi i64 [ %.87.i10278.i, %B0.endif.i10297.i ], [ %.57.i10313.pre.i, %.575.endif.preheader.i10309.i ]
  %.210.i10302.i = tail call i64 @llvm.smax.i64(i64 %.201.i10299.i, i64 0)
  %.87.i10314.i = add nsw i64 %.57.i10313.i, %.281.fca.6.load.i
  %.123.i10315.i = icmp slt i64 %.57.i10313.i, 0
  %.124.i10316.i = select i1 %.123.i10315.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10317.i = add i64 %.124.i10316.i, %.57.i10313.i
  %.128.i10318.i = icmp slt i64 %.125.i10317.i, 0
  br i1 %.128.i10318.i, label %B0.else.if.i10347.i, label %B0.else.endif.i10319.i, !prof !6

B0.endif.i10333.i:                                ; preds = %B0.else.endif.endif.endif.if.i10332.i, %B0.else.endif.endif.endif.i10329.i
  %.113.sroa.13.0.i10334.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10332.i ], [ %.113.sroa.13.1.i10330.i, %B0.else.endif.endif.endif.i10329.i ]
  %.201.i10335.i = sub i64 %.113.sroa.13.0.i10334.i, %.113.sroa.0.3.i10324.i
  %.226.i10336.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10324.i
  store i64 %.87.i10314.i, ptr %.738.i, align 8, !noalias !178
  %.605.not155.i10337.i = icmp sgt i64 %.201.i10335.i, 0
  br i1 %.605.not155.i10337.i, label %.2457.endif.preheader.i, label %.2457.if.i, !prof !31

B0.else.if.i10347.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10312.i
  br label %B0.else.endif.i10319.i

B0.else.endif.i10319.i:                           ; preds = %B0.else.if.i10347.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10312.i
  %.113.sroa.0.1.i10320.i = phi i64 [ 0, %B0.else.if.i10347.i ], [ %.125.i10317.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10312.i ]
  %.133.not.i10321.i = icmp slt i64 %.125.i10317.i, %.281.fca.12.load.i
  br i1 %.133.not.i10321.i, label %B0.else.endif.endif.i10323.i, label %B0.else.endif.if.i10322.i, !prof !10

B0.else.endif.if.i10322.i:                        ; preds = %B0.else.endif.i10319.i
  br label %B0.else.endif.endif.i10323.i

B0.else.endif.endif.i10323.i:                     ; preds = %B0.else.endif.if.i10322.i, %B0.else.endif.i10319.i
  %.113.sroa.0.3.i10324.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10322.i ], [ %.113.sroa.0.1.i10320.i, %B0.else.endif.i10319.i ]
  %.140.i10325.i = icmp slt i64 %.87.i10314.i, 0
  %.141.i10326.i = select i1 %.140.i10325.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10327.i = add i64 %.141.i10326.i, %.87.i10314.i
  %.145.i10328.i = icmp slt i64 %.142.i10327.i, 0
  br i1 %.145.i10328.i, label %B0.else.endif.endif.if.i10346.i, label %B0.else.endif.endif.endif.i10329.i, !prof !6

B0.else.endif.endif.if.i10346.i:                  ; preds = %B0.else.endif.endif.i10323.i
  br label %B0.else.endif.endif.endif.i10329.i

B0.else.endif.endif.endif.i10329.i:               ; preds = %B0.else.endif.endif.if.i10346.i, %B0.else.endif.endif.i10323.i
  %.113.sroa.13.1.i10330.i = phi i64 [ 0, %B0.else.endif.endif.if.i10346.i ], [ %.142.i10327.i, %B0.else.endif.endif.i10323.i ]
  %.150.not.i10331.i = icmp slt i64 %.142.i10327.i, %.281.fca.12.load.i
  br i1 %.150.not.i10331.i, label %B0.endif.i10333.i, label %B0.else.endif.endif.endif.if.i10332.i, !prof !10

B0.else.endif.endif.endif.if.i10332.i:            ; preds = %B0.else.endif.endif.endif.i10329.i
  br label %B0.endif.i10333.i

.2457.endif.preheader.i:                          ; preds = %B0.endif.i10333.i
  %226 = shl i64 %.201.i10335.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10336.i, i8 -1, i64 %226, i1 false), !noalias !7
  %.57.i10349.i.pre = load i64, ptr %.738.i, align 8, !noalias !181
  br label %.2457.if.i

.1920.endif.i:                                    ; preds = %.1920.endif.i, %.1920.endif.preheader.i
  %.1916.011135.i = phi i64 [ %.1961.i, %.1920.endif.i ], [ 0, %.1920.endif.preheader.i ]
  %.1956.i = getelementptr double, ptr %.226.i10156.i, i64 %.1916.011135.i
  store double 1.000000e+300, ptr %.1956.i, align 8, !noalias !7
  %.1961.i = add nuw nsw i64 %.1916.011135.i, 1
  %exitcond.not = icmp eq i64 %.1961.i, %.201.i10155.i
  br i1 %exitcond.not, label %.1920.if.i.loopexit, label %.1920.endif.i, !prof !99

.2457.if.i:                                       ; preds = %.2457.endif.preheader.i, %B0.endif.i10333.i
  %.57.i10349.i = phi i64 [ %.57.i10349.i.pre, %.2457.endif.preheader.i ], [ %.87.i10314.i, %B0.endif.i10333.i ]
  %.210.i1033811342.i = phi i64 [ %.201.i10335.i, %.2457.endif.preheader.i ], [ 0, %B0.endif.i10333.i ]
  %.87.i10350.i = add nsw i64 %.57.i10349.i, %.281.fca.6.load.i
  %.123.i10351.i = icmp slt i64 %.57.i10349.i, 0
  %.124.i10352.i = select i1 %.123.i10351.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10353.i = add i64 %.124.i10352.i, %.57.i10349.i
  %.128.i10354.i = icmp slt i64 %.125.i10353.i, 0
  br i1 %.128.i10354.i, label %B0.else.if.i10383.i, label %B0.else.endif.i10355.i, !prof !6

B0.endif.i10369.i:                                ; preds = %B0.else.endif.endif.endif.if.i10368.i, %B0.else.endif.endif.endif.i10365.i
  %.113.sroa.13.0.i10370.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10368.i ], [ %.113.sroa.13.1.i10366.i, %B0.else.endif.endif.endif.i10365.i ]
  %.201.i10371.i = sub i64 %.113.sroa.13.0.i10370.i, %.113.sroa.0.3.i10360.i
  %.226.i10372.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10360.i
  store i64 %.87.i10350.i, ptr %.738.i, align 8, !noalias !181
  %.605.not155.i10373.i = icmp sgt i64 %.201.i10371.i, 0
  br i1 %.605.not155.i10373.i, label %.575.endif.preheader.i10381.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10384.i, !prof !31

.575.endif.preheader.i10381.i:                    ; preds = %B0.endif.i10369.i
  %227 = shl i64 %.201.i10371.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10372.i, i8 0, i64 %227, i1 false), !noalias !181
  %.57.i10385.pre.i = load i64, ptr %.738.i, align 8, !noalias !184
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10384.i

B0.else.if.i10383.i:                              ; preds = %.2457.if.i
  br label %B0.else.endif.i10355.i

B0.else.endif.i10355.i:                           ; preds = %B0.else.if.i10383.i, %.2457.if.i
  %.113.sroa.0.1.i10356.i = phi i64 [ 0, %B0.else.if.i10383.i ], [ %.125.i10353.i, %.2457.if.i ]
  %.133.not.i10357.i = icmp slt i64 %.125.i10353.i, %.281.fca.12.load.i
  br i1 %.133.not.i10357.i, label %B0.else.endif.endif.i10359.i, label %B0.else.endif.if.i10358.i, !prof !10

B0.else.endif.if.i10358.i:                        ; preds = %B0.else.endif.i10355.i
  br label %B0.else.endif.endif.i10359.i

B0.else.endif.endif.i10359.i:                     ; preds = %B0.else.endif.if.i10358.i, %B0.else.endif.i10355.i
  %.113.sroa.0.3.i10360.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10358.i ], [ %.113.sroa.0.1.i10356.i, %B0.else.endif.i10355.i ]
  %.140.i10361.i = icmp slt i64 %.87.i10350.i, 0
  %.141.i10362.i = select i1 %.140.i10361.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10363.i = add i64 %.141.i10362.i, %.87.i10350.i
  %.145.i10364.i = icmp slt i64 %.142.i10363.i, 0
  br i1 %.145.i10364.i, label %B0.else.endif.endif.if.i10382.i, label %B0.else.endif.endif.endif.i10365.i, !prof !6

B0.else.endif.endif.if.i10382.i:                  ; preds = %B0.else.endif.endif.i10359.i
  br label %B0.else.endif.endif.endif.i10365.i

B0.else.endif.endif.endif.i10365.i:               ; preds = %B0.else.endif.endif.if.i10382.i, %B0.else.endif.endif.i10359.i
  %.113.sroa.13.1.i10366.i = phi i64 [ 0, %B0.else.endif.endif.if.i10382.i ], [ %.142.i10363.i, %B0.else.endif.endif.i10359.i ]
  %.150.not.i10367.i = icmp slt i64 %.142.i10363.i, %.281.fca.12.load.i
  br i1 %.150.not.i10367.i, label %B0.endif.i10369.i, label %B0.else.endif.endif.endif.if.i10368.i, !prof !10

B0.else.endif.endif.endif.if.i10368.i:            ; preds = %B0.else.endif.endif.endif.i10365.i
  br label %B0.endif.i10369.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10384.i: ; preds = %.575.endif.preheader.i10381.i, %B0.endif.i10369.i
  %.57.i10385.i = phi i64 [ %.87.i10350.i, %B0.endif.i10369.i ], [ %.57.i10385.pre.i, %.575.endif.preheader.i10381.i ]
  %.210.i10374.i = tail call i64 @llvm.smax.i64(i64 %.201.i10371.i, i64 0)
  %.87.i10386.i = add nsw i64 %.57.i10385.i, %.281.fca.6.load.i
  %.123.i10387.i = icmp slt i64 %.57.i10385.i, 0
  %.124.i10388.i = select i1 %.123.i10387.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10389.i = add i64 %.124.i10388.i, %.57.i10385.i
  %.128.i10390.i = icmp slt i64 %.125.i10389.i, 0
  br i1 %.128.i10390.i, label %B0.else.if.i10419.i, label %B0.else.endif.i10391.i, !prof !6

B0.endif.i10405.i:                                ; preds = %B0.else.endif.endif.endif.if.i10404.i, %B0.else.endif.endif.endif.i10401.i
  %.113.sroa.13.0.i10406.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10404.i ], [ %.113.sroa.13.1.i10402.i, %B0.else.endif.endif.endif.i10401.i ]
  %.201.i10407.i = sub i64 %.113.sroa.13.0.i10406.i, %.113.sroa.0.3.i10396.i
  %.226.i10408.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10396.i
  store i64 %.87.i10386.i, ptr %.738.i, align 8, !noalias !184
  %.606.not155.i10409.i = icmp sgt i64 %.201.i10407.i, 0
  br i1 %.606.not155.i10409.i, label %.576.endif.preheader.i10417.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10420.i, !prof !31

.576.endif.preheader.i10417.i:                    ; preds = %B0.endif.i10405.i
  %228 = shl i64 %.201.i10407.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10408.i, i8 0, i64 %228, i1 false), !noalias !184
  %.57.i10421.pre.i = load i64, ptr %.738.i, align 8, !noalias !187
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10420.i

B0.else.if.i10419.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10384.i
  br label %B0.else.endif.i10391.i

B0.else.endif.i10391.i:                           ; preds = %B0.else.if.i10419.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10384.i
  %.113.sroa.0.1.i10392.i = phi i64 [ 0, %B0.else.if.i10419.i ], [ %.125.i10389.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10384.i ]
  %.133.not.i10393.i = icmp slt i64 %.125.i10389.i, %.281.fca.12.load.i
  br i1 %.133.not.i10393.i, label %B0.else.endif.endif.i10395.i, label %B0.else.endif.if.i10394.i, !prof !10

B0.else.endif.if.i10394.i:                        ; preds = %B0.else.endif.i10391.i
  br label %B0.else.endif.endif.i10395.i

B0.else.endif.endif.i10395.i:                     ; preds = %B0.else.endif.if.i10394.i, %B0.else.endif.i10391.i
  %.113.sroa.0.3.i10396.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10394.i ], [ %.113.sroa.0.1.i10392.i, %B0.else.endif.i10391.i ]
  %.140.i10397.i = icmp slt i64 %.87.i10386.i, 0
  %.141.i10398.i = select i1 %.140.i10397.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10399.i = add i64 %.141.i10398.i, %.87.i10386.i
  %.145.i10400.i = icmp slt i64 %.142.i10399.i, 0
  br i1 %.145.i10400.i, label %B0.else.endif.endif.if.i10418.i, label %B0.else.endif.endif.endif.i10401.i, !prof !6

B0.else.endif.endif.if.i10418.i:                  ; preds = %B0.else.endif.endif.i10395.i
  br label %B0.else.endif.endif.endif.i10401.i

B0.else.endif.endif.endif.i10401.i:               ; preds = %B0.else.endif.endif.if.i10418.i, %B0.else.endif.endif.i10395.i
  %.113.sroa.13.1.i10402.i = phi i64 [ 0, %B0.else.endif.endif.if.i10418.i ], [ %.142.i10399.i, %B0.else.endif.endif.i10395.i ]
  %.150.not.i10403.i = icmp slt i64 %.142.i10399.i, %.281.fca.12.load.i
  br i1 %.150.not.i10403.i, label %B0.endif.i10405.i, label %B0.else.endif.endif.endif.if.i10404.i, !prof !10

B0.else.endif.endif.endif.if.i10404.i:            ; preds = %B0.else.endif.endif.endif.i10401.i
  br label %B0.endif.i10405.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10420.i: ; preds = %.576.endif.preheader.i10417.i, %B0.endif.i10405.i
  %.57.i10421.i = phi i64 [ %.87.i10386.i, %B0.endif.i10405.i ], [ %.57.i10421.pre.i, %.576.endif.preheader.i10417.i ]
  %.210.i10410.i = tail call i64 @llvm.smax.i64(i64 %.201.i10407.i, i64 0)
  %.87.i10422.i = add nsw i64 %.57.i10421.i, %.281.fca.6.load.i
  %.123.i10423.i = icmp slt i64 %.57.i10421.i, 0
  %.124.i10424.i = select i1 %.123.i10423.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10425.i = add i64 %.124.i10424.i, %.57.i10421.i
  %.128.i10426.i = icmp slt i64 %.125.i10425.i, 0
  br i1 %.128.i10426.i, label %B0.else.if.i10455.i, label %B0.else.endif.i10427.i, !prof !6

B0.endif.i10441.i:                                ; preds = %B0.else.endif.endif.endif.if.i10440.i, %B0.else.endif.endif.endif.i10437.i
  %.113.sroa.13.0.i10442.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10440.i ], [ %.113.sroa.13.1.i10438.i, %B0.else.endif.endif.endif.i10437.i ]
  %.201.i10443.i = sub i64 %.113.sroa.13.0.i10442.i, %.113.sroa.0.3.i10432.i
  %.226.i10444.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10432.i
  store i64 %.87.i10422.i, ptr %.738.i, align 8, !noalias !187
  %.606.not155.i10445.i = icmp sgt i64 %.201.i10443.i, 0
  br i1 %.606.not155.i10445.i, label %.576.endif.preheader.i10453.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10456.i, !prof !31

.576.endif.preheader.i10453.i:                    ; preds = %B0.endif.i10441.i
  %229 = shl i64 %.201.i10443.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10444.i, i8 0, i64 %229, i1 false), !noalias !187
  %.57.i10457.pre.i = load i64, ptr %.738.i, align 8, !noalias !190
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10456.i

B0.else.if.i10455.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10420.i
  br label %B0.else.endif.i10427.i

B0.else.endif.i10427.i:                           ; preds = %B0.else.if.i10455.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10420.i
  %.113.sroa.0.1.i10428.i = phi i64 [ 0, %B0.else.if.i10455.i ], [ %.125.i10425.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10420.i ]
  %.133.not.i10429.i = icmp slt i64 %.125.i10425.i, %.281.fca.12.load.i
  br i1 %.133.not.i10429.i, label %B0.else.endif.endif.i10431.i, label %B0.else.endif.if.i10430.i, !prof !10

B0.else.endif.if.i10430.i:                        ; preds = %B0.else.endif.i10427.i
  br label %B0.else.endif.endif.i10431.i

B0.else.endif.endif.i10431.i:                     ; preds = %B0.else.endif.if.i10430.i, %B0.else.endif.i10427.i
  %.113.sroa.0.3.i10432.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10430.i ], [ %.113.sroa.0.1.i10428.i, %B0.else.endif.i10427.i ]
  %.140.i10433.i = icmp slt i64 %.87.i10422.i, 0
  %.141.i10434.i = select i1 %.140.i10433.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10435.i = add i64 %.141.i10434.i, %.87.i10422.i
  %.145.i10436.i = icmp slt i64 %.142.i10435.i, 0
  br i1 %.145.i10436.i, label %B0.else.endif.endif.if.i10454.i, label %B0.else.endif.endif.endif.i10437.i, !prof !6

B0.else.endif.endif.if.i10454.i:                  ; preds = %B0.else.endif.endif.i10431.i
  br label %B0.else.endif.endif.endif.i10437.i

B0.else.endif.endif.endif.i10437.i:               ; preds = %B0.else.endif.endif.if.i10454.i, %B0.else.endif.endif.i10431.i
  %.113.sroa.13.1.i10438.i = phi i64 [ 0, %B0.else.endif.endif.if.i10454.i ], [ %.142.i10435.i, %B0.else.endif.endif.i10431.i ]
  %.150.not.i10439.i = icmp slt i64 %.142.i10435.i, %.281.fca.12.load.i
  br i1 %.150.not.i10439.i, label %B0.endif.i10441.i, label %B0.else.endif.endif.endif.if.i10440.i, !prof !10

B0.else.endif.endif.endif.if.i10440.i:            ; preds = %B0.else.endif.endif.endif.i10437.i
  br label %B0.endif.i10441.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10456.i: ; preds = %.576.endif.preheader.i10453.i, %B0.endif.i10441.i
  %.57.i10457.i = phi i64 [ %.87.i10422.i, %B0.endif.i10441.i ], [ %.57.i10457.pre.i, %.576.endif.preheader.i10453.i ]
  %.210.i10446.i = tail call i64 @llvm.smax.i64(i64 %.201.i10443.i, i64 0)
  %.87.i10458.i = add nsw i64 %.57.i10457.i, %.281.fca.6.load.i
  %.123.i10459.i = icmp slt i64 %.57.i10457.i, 0
  %.124.i10460.i = select i1 %.123.i10459.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10461.i = add i64 %.124.i10460.i, %.57.i10457.i
  %.128.i10462.i = icmp slt i64 %.125.i10461.i, 0
  br i1 %.128.i10462.i, label %B0.else.if.i10491.i, label %B0.else.endif.i10463.i, !prof !6

B0.endif.i10477.i:                                ; preds = %B0.else.endif.endif.endif.if.i10476.i, %B0.else.endif.endif.endif.i10473.i
  %.113.sroa.13.0.i10478.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10476.i ], [ %.113.sroa.13.1.i10474.i, %B0.else.endif.endif.endif.i10473.i ]
  %.201.i10479.i = sub i64 %.113.sroa.13.0.i10478.i, %.113.sroa.0.3.i10468.i
  %.226.i10480.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10468.i
  store i64 %.87.i10458.i, ptr %.738.i, align 8, !noalias !190
  %.606.not155.i10481.i = icmp sgt i64 %.201.i10479.i, 0
  br i1 %.606.not155.i10481.i, label %.576.endif.preheader.i10489.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10492.i, !prof !31

.576.endif.preheader.i10489.i:                    ; preds = %B0.endif.i10477.i
  %230 = shl i64 %.201.i10479.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10480.i, i8 0, i64 %230, i1 false), !noalias !190
  %.57.i10493.pre.i = load i64, ptr %.738.i, align 8, !noalias !193
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10492.i

B0.else.if.i10491.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10456.i
  br label %B0.else.endif.i10463.i

B0.else.endif.i10463.i:                           ; preds = %B0.else.if.i10491.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10456.i
  %.113.sroa.0.1.i10464.i = phi i64 [ 0, %B0.else.if.i10491.i ], [ %.125.i10461.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10456.i ]
  %.133.not.i10465.i = icmp slt i64 %.125.i10461.i, %.281.fca.12.load.i
  br i1 %.133.not.i10465.i, label %B0.else.endif.endif.i10467.i, label %B0.else.endif.if.i10466.i, !prof !10

B0.else.endif.if.i10466.i:                        ; preds = %B0.else.endif.i10463.i
  br label %B0.else.endif.endif.i10467.i

B0.else.endif.endif.i10467.i:                     ; preds = %B0.else.endif.if.i10466.i, %B0.else.endif.i10463.i
  %.113.sroa.0.3.i10468.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10466.i ], [ %.113.sroa.0.1.i10464.i, %B0.else.endif.i10463.i ]
  %.140.i10469.i = icmp slt i64 %.87.i10458.i, 0
  %.141.i10470.i = select i1 %.140.i10469.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10471.i = add i64 %.141.i10470.i, %.87.i10458.i
  %.145.i10472.i = icmp slt i64 %.142.i10471.i, 0
  br i1 %.145.i10472.i, label %B0.else.endif.endif.if.i10490.i, label %B0.else.endif.endif.endif.i10473.i, !prof !6

B0.else.endif.endif.if.i10490.i:                  ; preds = %B0.else.endif.endif.i10467.i
  br label %B0.else.endif.endif.endif.i10473.i

B0.else.endif.endif.endif.i10473.i:               ; preds = %B0.else.endif.endif.if.i10490.i, %B0.else.endif.endif.i10467.i
  %.113.sroa.13.1.i10474.i = phi i64 [ 0, %B0.else.endif.endif.if.i10490.i ], [ %.142.i10471.i, %B0.else.endif.endif.i10467.i ]
  %.150.not.i10475.i = icmp slt i64 %.142.i10471.i, %.281.fca.12.load.i
  br i1 %.150.not.i10475.i, label %B0.endif.i10477.i, label %B0.else.endif.endif.endif.if.i10476.i, !prof !10

B0.else.endif.endif.endif.if.i10476.i:            ; preds = %B0.else.endif.endif.endif.i10473.i
  br label %B0.endif.i10477.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10492.i: ; preds = %.576.endif.preheader.i10489.i, %B0.endif.i10477.i
  %.57.i10493.i = phi i64 [ %.87.i10458.i, %B0.endif.i10477.i ], [ %.57.i10493.pre.i, %.576.endif.preheader.i10489.i ]
  %.210.i10482.i = tail call i64 @llvm.smax.i64(i64 %.201.i10479.i, i64 0)
  %.87.i10494.i = add nsw i64 %.57.i10493.i, %.568.i
  %.123.i10495.i = icmp slt i64 %.57.i10493.i, 0
  %.124.i10496.i = select i1 %.123.i10495.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10497.i = add i64 %.124.i10496.i, %.57.i10493.i
  %.128.i10498.i = icmp slt i64 %.125.i10497.i, 0
  br i1 %.128.i10498.i, label %B0.else.if.i10527.i, label %B0.else.endif.i10499.i, !prof !6

B0.endif.i10513.i:                                ; preds = %B0.else.endif.endif.endif.if.i10512.i, %B0.else.endif.endif.endif.i10509.i
  %.113.sroa.13.0.i10514.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10512.i ], [ %.113.sroa.13.1.i10510.i, %B0.else.endif.endif.endif.i10509.i ]
  %.201.i10515.i = sub i64 %.113.sroa.13.0.i10514.i, %.113.sroa.0.3.i10504.i
  %.226.i10516.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10504.i
  store i64 %.87.i10494.i, ptr %.738.i, align 8, !noalias !193
  %.606.not155.i10517.i = icmp sgt i64 %.201.i10515.i, 0
  br i1 %.606.not155.i10517.i, label %.576.endif.preheader.i10525.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i, !prof !31

.576.endif.preheader.i10525.i:                    ; preds = %B0.endif.i10513.i
  %231 = shl i64 %.201.i10515.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10516.i, i8 0, i64 %231, i1 false), !noalias !193
  %.57.i10529.pre.i = load i64, ptr %.738.i, align 8, !noalias !196
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i

B0.else.if.i10527.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10492.i
  br label %B0.else.endif.i10499.i

B0.else.endif.i10499.i:                           ; preds = %B0.else.if.i10527.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10492.i
  %.113.sroa.0.1.i10500.i = phi i64 [ 0, %B0.else.if.i10527.i ], [ %.125.i10497.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10492.i ]
  %.133.not.i10501.i = icmp slt i64 %.125.i10497.i, %.281.fca.12.load.i
  br i1 %.133.not.i10501.i, label %B0.else.endif.endif.i10503.i, label %B0.else.endif.if.i10502.i, !prof !10

B0.else.endif.if.i10502.i:                        ; preds = %B0.else.endif.i10499.i
  br label %B0.else.endif.endif.i10503.i

B0.else.endif.endif.i10503.i:                     ; preds = %B0.else.endif.if.i10502.i, %B0.else.endif.i10499.i
  %.113.sroa.0.3.i10504.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10502.i ], [ %.113.sroa.0.1.i10500.i, %B0.else.endif.i10499.i ]
  %.140.i10505.i = icmp slt i64 %.87.i10494.i, 0
  %.141.i10506.i = select i1 %.140.i10505.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10507.i = add i64 %.141.i10506.i, %.87.i10494.i
  %.145.i10508.i = icmp slt i64 %.142.i10507.i, 0
  br i1 %.145.i10508.i, label %B0.else.endif.endif.if.i10526.i, label %B0.else.endif.endif.endif.i10509.i, !prof !6

B0.else.endif.endif.if.i10526.i:                  ; preds = %B0.else.endif.endif.i10503.i
  br label %B0.else.endif.endif.endif.i10509.i

B0.else.endif.endif.endif.i10509.i:               ; preds = %B0.else.endif.endif.if.i10526.i, %B0.else.endif.endif.i10503.i
  %.113.sroa.13.1.i10510.i = phi i64 [ 0, %B0.else.endif.endif.if.i10526.i ], [ %.142.i10507.i, %B0.else.endif.endif.i10503.i ]
  %.150.not.i10511.i = icmp slt i64 %.142.i10507.i, %.281.fca.12.load.i
  br i1 %.150.not.i10511.i, label %B0.endif.i10513.i, label %B0.else.endif.endif.endif.if.i10512.i, !prof !10

B0.else.endif.endif.endif.if.i10512.i:            ; preds = %B0.else.endif.endif.endif.i10509.i
  br label %B0.endif.i10513.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i: ; preds = %.576.endif.preheader.i10525.i, %B0.endif.i10513.i
  %.57.i10529.i = phi i64 [ %.87.i10494.i, %B0.endif.i10513.i ], [ %.57.i10529.pre.i, %.576.endif.preheader.i10525.i ]
  %.210.i10518.i = tail call i64 @llvm.smax.i64(i64 %.201.i10515.i, i64 0)
  %.87.i10530.i = add nsw i64 %.57.i10529.i, %.568.i
  %.123.i10531.i = icmp slt i64 %.57.i10529.i, 0
  %.124.i10532.i = select i1 %.123.i10531.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10533.i = add i64 %.124.i10532.i, %.57.i10529.i
  %.128.i10534.i = icmp slt i64 %.125.i10533.i, 0
  br i1 %.128.i10534.i, label %B0.else.if.i10563.i, label %B0.else.endif.i10535.i, !prof !6

B0.endif.i10549.i:                                ; preds = %B0.else.endif.endif.endif.if.i10548.i, %B0.else.endif.endif.endif.i10545.i
  %.113.sroa.13.0.i10550.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10548.i ], [ %.113.sroa.13.1.i10546.i, %B0.else.endif.endif.endif.i10545.i ]
  %.201.i10551.i = sub i64 %.113.sroa.13.0.i10550.i, %.113.sroa.0.3.i10540.i
  %.226.i10552.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10540.i
  store i64 %.87.i10530.i, ptr %.738.i, align 8, !noalias !196
  %.606.not155.i10553.i = icmp sgt i64 %.201.i10551.i, 0
  br i1 %.606.not155.i10553.i, label %.576.endif.preheader.i10561.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10564.i, !prof !31

.576.endif.preheader.i10561.i:                    ; preds = %B0.endif.i10549.i
  %232 = shl i64 %.201.i10551.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10552.i, i8 0, i64 %232, i1 false), !noalias !196
  %.57.i10565.pre.i = load i64, ptr %.738.i, align 8, !noalias !199
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10564.i

B0.else.if.i10563.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i
  br label %B0.else.endif.i10535.i

B0.else.endif.i10535.i:                           ; preds = %B0.else.if.i10563.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i
  %.113.sroa.0.1.i10536.i = phi i64 [ 0, %B0.else.if.i10563.i ], [ %.125.i10533.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i ]
  %.133.not.i10537.i = icmp slt i64 %.125.i10533.i, %.281.fca.12.load.i
  br i1 %.133.not.i10537.i, label %B0.else.endif.endif.i10539.i, label %B0.else.endif.if.i10538.i, !prof !10

B0.else.endif.if.i10538.i:                        ; preds = %B0.else.endif.i10535.i
  br label %B0.else.endif.endif.i10539.i

B0.else.endif.endif.i10539.i:                     ; preds = %B0.else.endif.if.i10538.i, %B0.else.endif.i10535.i
  %.113.sroa.0.3.i10540.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10538.i ], [ %.113.sroa.0.1.i10536.i, %B0.else.endif.i10535.i ]
  %.140.i10541.i = icmp slt i64 %.87.i10530.i, 0
  %.141.i10542.i = select i1 %.140.i10541.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10543.i = add i64 %.141.i10542.i, %.87.i10530.i
  %.145.i10544.i = icmp slt i64 %.142.i10543.i, 0
  br i1 %.145.i10544.i, label %B0.else.endif.endif.if.i10562.i, label %B0.else.endif.endif.endif.i10545.i, !prof !6

B0.else.endif.endif.if.i10562.i:                  ; preds = %B0.else.endif.endif.i10539.i
  br label %B0.else.endif.endif.endif.i10545.i

B0.else.endif.endif.endif.i10545.i:               ; preds = %B0.else.endif.endif.if.i10562.i, %B0.else.endif.endif.i10539.i
  %.113.sroa.13.1.i10546.i = phi i64 [ 0, %B0.else.endif.endif.if.i10562.i ], [ %.142.i10543.i, %B0.else.endif.endif.i10539.i ]
  %.150.not.i10547.i = icmp slt i64 %.142.i10543.i, %.281.fca.12.load.i
  br i1 %.150.not.i10547.i, label %B0.endif.i10549.i, label %B0.else.endif.endif.endif.if.i10548.i, !prof !10

B0.else.endif.endif.endif.if.i10548.i:            ; preds = %B0.else.endif.endif.endif.i10545.i
  br label %B0.endif.i10549.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10564.i: ; preds = %.576.endif.preheader.i10561.i, %B0.endif.i10549.i
  %.57.i10565.i = phi i64 [ %.87.i10530.i, %B0.endif.i10549.i ], [ %.57.i10565.pre.i, %.576.endif.preheader.i10561.i ]
  %.210.i10554.i = tail call i64 @llvm.smax.i64(i64 %.201.i10551.i, i64 0)
  %.87.i10566.i = add nsw i64 %.57.i10565.i, 20
  %.123.i10567.i = icmp slt i64 %.57.i10565.i, 0
  %.124.i10568.i = select i1 %.123.i10567.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10569.i = add i64 %.124.i10568.i, %.57.i10565.i
  %.128.i10570.i = icmp slt i64 %.125.i10569.i, 0
  br i1 %.128.i10570.i, label %B0.else.if.i10599.i, label %B0.else.endif.i10571.i, !prof !6

B0.endif.i10585.i:                                ; preds = %B0.else.endif.endif.endif.if.i10584.i, %B0.else.endif.endif.endif.i10581.i
  %.113.sroa.13.0.i10586.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10584.i ], [ %.113.sroa.13.1.i10582.i, %B0.else.endif.endif.endif.i10581.i ]
  %.201.i10587.i = sub i64 %.113.sroa.13.0.i10586.i, %.113.sroa.0.3.i10576.i
  %.226.i10588.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10576.i
  store i64 %.87.i10566.i, ptr %.738.i, align 8, !noalias !199
  %.606.not155.i10589.i = icmp sgt i64 %.201.i10587.i, 0
  br i1 %.606.not155.i10589.i, label %.576.endif.preheader.i10597.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10600.i, !prof !31

.576.endif.preheader.i10597.i:                    ; preds = %B0.endif.i10585.i
  %233 = shl i64 %.201.i10587.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10588.i, i8 0, i64 %233, i1 false), !noalias !199
  %.57.i10601.pre.i = load i64, ptr %.738.i, align 8, !noalias !202
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10600.i

B0.else.if.i10599.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10564.i
  br label %B0.else.endif.i10571.i

B0.else.endif.i10571.i:                           ; preds = %B0.else.if.i10599.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10564.i
  %.113.sroa.0.1.i10572.i = phi i64 [ 0, %B0.else.if.i10599.i ], [ %.125.i10569.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10564.i ]
  %.133.not.i10573.i = icmp slt i64 %.125.i10569.i, %.281.fca.12.load.i
  br i1 %.133.not.i10573.i, label %B0.else.endif.endif.i10575.i, label %B0.else.endif.if.i10574.i, !prof !10

B0.else.endif.if.i10574.i:                        ; preds = %B0.else.endif.i10571.i
  br label %B0.else.endif.endif.i10575.i

B0.else.endif.endif.i10575.i:                     ; preds = %B0.else.endif.if.i10574.i, %B0.else.endif.i10571.i
  %.113.sroa.0.3.i10576.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10574.i ], [ %.113.sroa.0.1.i10572.i, %B0.else.endif.i10571.i ]
  %.140.i10577.i = icmp slt i64 %.57.i10565.i, -20
  %.141.i10578.i = select i1 %.140.i10577.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10579.i = add i64 %.141.i10578.i, %.87.i10566.i
  %.145.i10580.i = icmp slt i64 %.142.i10579.i, 0
  br i1 %.145.i10580.i, label %B0.else.endif.endif.if.i10598.i, label %B0.else.endif.endif.endif.i10581.i, !prof !6

B0.else.endif.endif.if.i10598.i:                  ; preds = %B0.else.endif.endif.i10575.i
  br label %B0.else.endif.endif.endif.i10581.i

B0.else.endif.endif.endif.i10581.i:               ; preds = %B0.else.endif.endif.if.i10598.i, %B0.else.endif.endif.i10575.i
  %.113.sroa.13.1.i10582.i = phi i64 [ 0, %B0.else.endif.endif.if.i10598.i ], [ %.142.i10579.i, %B0.else.endif.endif.i10575.i ]
  %.150.not.i10583.i = icmp slt i64 %.142.i10579.i, %.281.fca.12.load.i
  br i1 %.150.not.i10583.i, label %B0.endif.i10585.i, label %B0.else.endif.endif.endif.if.i10584.i, !prof !10

B0.else.endif.endif.endif.if.i10584.i:            ; preds = %B0.else.endif.endif.endif.i10581.i
  br label %B0.endif.i10585.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10600.i: ; preds = %.576.endif.preheader.i10597.i, %B0.endif.i10585.i
  %.57.i10601.i = phi i64 [ %.87.i10566.i, %B0.endif.i10585.i ], [ %.57.i10601.pre.i, %.576.endif.preheader.i10597.i ]
  %.210.i10590.i = tail call i64 @llvm.smax.i64(i64 %.201.i10587.i, i64 0)
  %.87.i10602.i = add nsw i64 %.57.i10601.i, 4
  %.123.i10603.i = icmp slt i64 %.57.i10601.i, 0
  %.124.i10604.i = select i1 %.123.i10603.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10605.i = add i64 %.124.i10604.i, %.57.i10601.i
  %.128.i10606.i = icmp slt i64 %.125.i10605.i, 0
  br i1 %.128.i10606.i, label %B0.else.if.i10635.i, label %B0.else.endif.i10607.i, !prof !6

B0.endif.i10621.i:                                ; preds = %B0.else.endif.endif.endif.if.i10620.i, %B0.else.endif.endif.endif.i10617.i
  %.113.sroa.13.0.i10622.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10620.i ], [ %.113.sroa.13.1.i10618.i, %B0.else.endif.endif.endif.i10617.i ]
  %.201.i10623.i = sub i64 %.113.sroa.13.0.i10622.i, %.113.sroa.0.3.i10612.i
  %.226.i10624.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10612.i
  store i64 %.87.i10602.i, ptr %.738.i, align 8, !noalias !202
  %.606.not155.i10625.i = icmp sgt i64 %.201.i10623.i, 0
  br i1 %.606.not155.i10625.i, label %.576.endif.preheader.i10633.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !31

.576.endif.preheader.i10633.i:                    ; preds = %B0.endif.i10621.i
  %234 = shl i64 %.201.i10623.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10624.i, i8 0, i64 %234, i1 false), !noalias !202
  %.57.i10636.pre.i = load i64, ptr %.738.i, align 8, !noalias !205
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i10635.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10600.i
  br label %B0.else.endif.i10607.i

B0.else.endif.i10607.i:                           ; preds = %B0.else.if.i10635.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10600.i
  %.113.sroa.0.1.i10608.i = phi i64 [ 0, %B0.else.if.i10635.i ], [ %.125.i10605.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10600.i ]
  %.133.not.i10609.i = icmp slt i64 %.125.i10605.i, %.281.fca.12.load.i
  br i1 %.133.not.i10609.i, label %B0.else.endif.endif.i10611.i, label %B0.else.endif.if.i10610.i, !prof !10

B0.else.endif.if.i10610.i:                        ; preds = %B0.else.endif.i10607.i
  br label %B0.else.endif.endif.i10611.i

B0.else.endif.endif.i10611.i:                     ; preds = %B0.else.endif.if.i10610.i, %B0.else.endif.i10607.i
  %.113.sroa.0.3.i10612.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10610.i ], [ %.113.sroa.0.1.i10608.i, %B0.else.endif.i10607.i ]
  %.140.i10613.i = icmp slt i64 %.57.i10601.i, -4
  %.141.i10614.i = select i1 %.140.i10613.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10615.i = add i64 %.141.i10614.i, %.87.i10602.i
  %.145.i10616.i = icmp slt i64 %.142.i10615.i, 0
  br i1 %.145.i10616.i, label %B0.else.endif.endif.if.i10634.i, label %B0.else.endif.endif.endif.i10617.i, !prof !6

B0.else.endif.endif.if.i10634.i:                  ; preds = %B0.else.endif.endif.i10611.i
  br label %B0.else.endif.endif.endif.i10617.i

B0.else.endif.endif.endif.i10617.i:               ; preds = %B0.else.endif.endif.if.i10634.i, %B0.else.endif.endif.i10611.i
  %.113.sroa.13.1.i10618.i = phi i64 [ 0, %B0.else.endif.endif.if.i10634.i ], [ %.142.i10615.i, %B0.else.endif.endif.i10611.i ]
  %.150.not.i10619.i = icmp slt i64 %.142.i10615.i, %.281.fca.12.load.i
  br i1 %.150.not.i10619.i, label %B0.endif.i10621.i, label %B0.else.endif.endif.endif.if.i10620.i, !prof !10

B0.else.endif.endif.endif.if.i10620.i:            ; preds = %B0.else.endif.endif.endif.i10617.i
  br label %B0.endif.i10621.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i10633.i, %B0.endif.i10621.i
  %.57.i10636.i = phi i64 [ %.87.i10602.i, %B0.endif.i10621.i ], [ %.57.i10636.pre.i, %.576.endif.preheader.i10633.i ]
  %.87.i10637.i = add nsw i64 %.57.i10636.i, 4
  %.123.i10638.i = icmp slt i64 %.57.i10636.i, 0
  %.124.i10639.i = select i1 %.123.i10638.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10640.i = add i64 %.124.i10639.i, %.57.i10636.i
  %.128.i10641.i = icmp slt i64 %.125.i10640.i, 0
  br i1 %.128.i10641.i, label %B0.else.if.i10670.i, label %B0.else.endif.i10642.i, !prof !6

B0.endif.i10656.i:                                ; preds = %B0.else.endif.endif.endif.if.i10655.i, %B0.else.endif.endif.endif.i10652.i
  %.113.sroa.13.0.i10657.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10655.i ], [ %.113.sroa.13.1.i10653.i, %B0.else.endif.endif.endif.i10652.i ]
  %.201.i10658.i = sub i64 %.113.sroa.13.0.i10657.i, %.113.sroa.0.3.i10647.i
  %.226.i10659.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10647.i
  store i64 %.87.i10637.i, ptr %.738.i, align 8, !noalias !205
  %.606.not155.i10660.i = icmp sgt i64 %.201.i10658.i, 0
  br i1 %.606.not155.i10660.i, label %.576.endif.preheader.i10668.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10671.i, !prof !31

.576.endif.preheader.i10668.i:                    ; preds = %B0.endif.i10656.i
  %235 = shl i64 %.201.i10658.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10659.i, i8 0, i64 %235, i1 false), !noalias !205
  %.57.i10672.pre.i = load i64, ptr %.738.i, align 8, !noalias !208
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10671.i

B0.else.if.i10670.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i10642.i

B0.else.endif.i10642.i:                           ; preds = %B0.else.if.i10670.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i10643.i = phi i64 [ 0, %B0.else.if.i10670.i ], [ %.125.i10640.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i10644.i = icmp slt i64 %.125.i10640.i, %.281.fca.12.load.i
  br i1 %.133.not.i10644.i, label %B0.else.endif.endif.i10646.i, label %B0.else.endif.if.i10645.i, !prof !10

B0.else.endif.if.i10645.i:                        ; preds = %B0.else.endif.i10642.i
  br label %B0.else.endif.endif.i10646.i

B0.else.endif.endif.i10646.i:                     ; preds = %B0.else.endif.if.i10645.i, %B0.else.endif.i10642.i
  %.113.sroa.0.3.i10647.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10645.i ], [ %.113.sroa.0.1.i10643.i, %B0.else.endif.i10642.i ]
  %.140.i10648.i = icmp slt i64 %.57.i10636.i, -4
  %.141.i10649.i = select i1 %.140.i10648.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10650.i = add i64 %.141.i10649.i, %.87.i10637.i
  %.145.i10651.i = icmp slt i64 %.142.i10650.i, 0
  br i1 %.145.i10651.i, label %B0.else.endif.endif.if.i10669.i, label %B0.else.endif.endif.endif.i10652.i, !prof !6

B0.else.endif.endif.if.i10669.i:                  ; preds = %B0.else.endif.endif.i10646.i
  br label %B0.else.endif.endif.endif.i10652.i

B0.else.endif.endif.endif.i10652.i:               ; preds = %B0.else.endif.endif.if.i10669.i, %B0.else.endif.endif.i10646.i
  %.113.sroa.13.1.i10653.i = phi i64 [ 0, %B0.else.endif.endif.if.i10669.i ], [ %.142.i10650.i, %B0.else.endif.endif.i10646.i ]
  %.150.not.i10654.i = icmp slt i64 %.142.i10650.i, %.281.fca.12.load.i
  br i1 %.150.not.i10654.i, label %B0.endif.i10656.i, label %B0.else.endif.endif.endif.if.i10655.i, !prof !10

B0.else.endif.endif.endif.if.i10655.i:            ; preds = %B0.else.endif.endif.endif.i10652.i
  br label %B0.endif.i10656.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10671.i: ; preds = %.576.endif.preheader.i10668.i, %B0.endif.i10656.i
  %.57.i10672.i = phi i64 [ %.87.i10637.i, %B0.endif.i10656.i ], [ %.57.i10672.pre.i, %.576.endif.preheader.i10668.i ]
  %.87.i10673.i = add nsw i64 %.57.i10672.i, %.568.i
  %.123.i10674.i = icmp slt i64 %.57.i10672.i, 0
  %.124.i10675.i = select i1 %.123.i10674.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10676.i = add i64 %.124.i10675.i, %.57.i10672.i
  %.128.i10677.i = icmp slt i64 %.125.i10676.i, 0
  br i1 %.128.i10677.i, label %B0.else.if.i10706.i, label %B0.else.endif.i10678.i, !prof !6

B0.endif.i10692.i:                                ; preds = %B0.else.endif.endif.endif.if.i10691.i, %B0.else.endif.endif.endif.i10688.i
  %.113.sroa.13.0.i10693.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10691.i ], [ %.113.sroa.13.1.i10689.i, %B0.else.endif.endif.endif.i10688.i ]
  %.201.i10694.i = sub i64 %.113.sroa.13.0.i10693.i, %.113.sroa.0.3.i10683.i
  %.226.i10695.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10683.i
  store i64 %.87.i10673.i, ptr %.738.i, align 8, !noalias !208
  %.606.not155.i10696.i = icmp sgt i64 %.201.i10694.i, 0
  br i1 %.606.not155.i10696.i, label %.576.endif.preheader.i10704.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10707.i, !prof !31

.576.endif.preheader.i10704.i:                    ; preds = %B0.endif.i10692.i
  %236 = shl i64 %.201.i10694.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10695.i, i8 0, i64 %236, i1 false), !noalias !208
  %.57.i10708.pre.i = load i64, ptr %.738.i, align 8, !noalias !211
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10707.i

B0.else.if.i10706.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10671.i
  br label %B0.else.endif.i10678.i

B0.else.endif.i10678.i:                           ; preds = %B0.else.if.i10706.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10671.i
  %.113.sroa.0.1.i10679.i = phi i64 [ 0, %B0.else.if.i10706.i ], [ %.125.i10676.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10671.i ]
  %.133.not.i10680.i = icmp slt i64 %.125.i10676.i, %.281.fca.12.load.i
  br i1 %.133.not.i10680.i, label %B0.else.endif.endif.i10682.i, label %B0.else.endif.if.i10681.i, !prof !10

B0.else.endif.if.i10681.i:                        ; preds = %B0.else.endif.i10678.i
  br label %B0.else.endif.endif.i10682.i

B0.else.endif.endif.i10682.i:                     ; preds = %B0.else.endif.if.i10681.i, %B0.else.endif.i10678.i
  %.113.sroa.0.3.i10683.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10681.i ], [ %.113.sroa.0.1.i10679.i, %B0.else.endif.i10678.i ]
  %.140.i10684.i = icmp slt i64 %.87.i10673.i, 0
  %.141.i10685.i = select i1 %.140.i10684.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10686.i = add i64 %.141.i10685.i, %.87.i10673.i
  %.145.i10687.i = icmp slt i64 %.142.i10686.i, 0
  br i1 %.145.i10687.i, label %B0.else.endif.endif.if.i10705.i, label %B0.else.endif.endif.endif.i10688.i, !prof !6

B0.else.endif.endif.if.i10705.i:                  ; preds = %B0.else.endif.endif.i10682.i
  br label %B0.else.endif.endif.endif.i10688.i

B0.else.endif.endif.endif.i10688.i:               ; preds = %B0.else.endif.endif.if.i10705.i, %B0.else.endif.endif.i10682.i
  %.113.sroa.13.1.i10689.i = phi i64 [ 0, %B0.else.endif.endif.if.i10705.i ], [ %.142.i10686.i, %B0.else.endif.endif.i10682.i ]
  %.150.not.i10690.i = icmp slt i64 %.142.i10686.i, %.281.fca.12.load.i
  br i1 %.150.not.i10690.i, label %B0.endif.i10692.i, label %B0.else.endif.endif.endif.if.i10691.i, !prof !10

B0.else.endif.endif.endif.if.i10691.i:            ; preds = %B0.else.endif.endif.endif.i10688.i
  br label %B0.endif.i10692.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10707.i: ; preds = %.576.endif.preheader.i10704.i, %B0.endif.i10692.i
  %.57.i10708.i = phi i64 [ %.87.i10673.i, %B0.endif.i10692.i ], [ %.57.i10708.pre.i, %.576.endif.preheader.i10704.i ]
  %.210.i10697.i = tail call i64 @llvm.smax.i64(i64 %.201.i10694.i, i64 0)
  %.87.i10709.i = add nsw i64 %.57.i10708.i, 4
  %.123.i10710.i = icmp slt i64 %.57.i10708.i, 0
  %.124.i10711.i = select i1 %.123.i10710.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10712.i = add i64 %.124.i10711.i, %.57.i10708.i
  %.128.i10713.i = icmp slt i64 %.125.i10712.i, 0
  br i1 %.128.i10713.i, label %B0.else.if.i10742.i, label %B0.else.endif.i10714.i, !prof !6

B0.endif.i10728.i:                                ; preds = %B0.else.endif.endif.endif.if.i10727.i, %B0.else.endif.endif.endif.i10724.i
  %.113.sroa.13.0.i10729.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10727.i ], [ %.113.sroa.13.1.i10725.i, %B0.else.endif.endif.endif.i10724.i ]
  %.201.i10730.i = sub i64 %.113.sroa.13.0.i10729.i, %.113.sroa.0.3.i10719.i
  %.226.i10731.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10719.i
  store i64 %.87.i10709.i, ptr %.738.i, align 8, !noalias !211
  %.605.not155.i10732.i = icmp sgt i64 %.201.i10730.i, 0
  br i1 %.605.not155.i10732.i, label %.3271.endif.preheader.i, label %.3271.if.i, !prof !31

B0.else.if.i10742.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10707.i
  br label %B0.else.endif.i10714.i

B0.else.endif.i10714.i:                           ; preds = %B0.else.if.i10742.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10707.i
  %.113.sroa.0.1.i10715.i = phi i64 [ 0, %B0.else.if.i10742.i ], [ %.125.i10712.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10707.i ]
  %.133.not.i10716.i = icmp slt i64 %.125.i10712.i, %.281.fca.12.load.i
  br i1 %.133.not.i10716.i, label %B0.else.endif.endif.i10718.i, label %B0.else.endif.if.i10717.i, !prof !10

B0.else.endif.if.i10717.i:                        ; preds = %B0.else.endif.i10714.i
  br label %B0.else.endif.endif.i10718.i

B0.else.endif.endif.i10718.i:                     ; preds = %B0.else.endif.if.i10717.i, %B0.else.endif.i10714.i
  %.113.sroa.0.3.i10719.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10717.i ], [ %.113.sroa.0.1.i10715.i, %B0.else.endif.i10714.i ]
  %.140.i10720.i = icmp slt i64 %.57.i10708.i, -4
  %.141.i10721.i = select i1 %.140.i10720.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10722.i = add i64 %.141.i10721.i, %.87.i10709.i
  %.145.i10723.i = icmp slt i64 %.142.i10722.i, 0
  br i1 %.145.i10723.i, label %B0.else.endif.endif.if.i10741.i, label %B0.else.endif.endif.endif.i10724.i, !prof !6

B0.else.endif.endif.if.i10741.i:                  ; preds = %B0.else.endif.endif.i10718.i
  br label %B0.else.endif.endif.endif.i10724.i

B0.else.endif.endif.endif.i10724.i:               ; preds = %B0.else.endif.endif.if.i10741.i, %B0.else.endif.endif.i10718.i
  %.113.sroa.13.1.i10725.i = phi i64 [ 0, %B0.else.endif.endif.if.i10741.i ], [ %.142.i10722.i, %B0.else.endif.endif.i10718.i ]
  %.150.not.i10726.i = icmp slt i64 %.142.i10722.i, %.281.fca.12.load.i
  br i1 %.150.not.i10726.i, label %B0.endif.i10728.i, label %B0.else.endif.endif.endif.if.i10727.i, !prof !10

B0.else.endif.endif.endif.if.i10727.i:            ; preds = %B0.else.endif.endif.endif.i10724.i
  br label %B0.endif.i10728.i

.3271.endif.preheader.i:                          ; preds = %B0.endif.i10728.i
  %237 = shl i64 %.201.i10730.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10731.i, i8 -1, i64 %237, i1 false), !noalias !7
  %.57.i10743.i.pre = load i64, ptr %.738.i, align 8, !noalias !214
  br label %.3271.if.i

.3271.if.i:                                       ; preds = %.3271.endif.preheader.i, %B0.endif.i10728.i
  %.57.i10743.i = phi i64 [ %.57.i10743.i.pre, %.3271.endif.preheader.i ], [ %.87.i10709.i, %B0.endif.i10728.i ]
  %.87.i10744.i = add nsw i64 %.57.i10743.i, 4
  %.123.i10745.i = icmp slt i64 %.57.i10743.i, 0
  %.124.i10746.i = select i1 %.123.i10745.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10747.i = add i64 %.124.i10746.i, %.57.i10743.i
  %.128.i10748.i = icmp slt i64 %.125.i10747.i, 0
  br i1 %.128.i10748.i, label %B0.else.if.i10777.i, label %B0.else.endif.i10749.i, !prof !6

B0.endif.i10763.i:                                ; preds = %B0.else.endif.endif.endif.if.i10762.i, %B0.else.endif.endif.endif.i10759.i
  %.113.sroa.13.0.i10764.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10762.i ], [ %.113.sroa.13.1.i10760.i, %B0.else.endif.endif.endif.i10759.i ]
  %.201.i10765.i = sub i64 %.113.sroa.13.0.i10764.i, %.113.sroa.0.3.i10754.i
  %.226.i10766.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10754.i
  store i64 %.87.i10744.i, ptr %.738.i, align 8, !noalias !214
  %.605.not155.i10767.i = icmp sgt i64 %.201.i10765.i, 0
  br i1 %.605.not155.i10767.i, label %.3617.endif.preheader.i, label %.3617.if.i, !prof !31

B0.else.if.i10777.i:                              ; preds = %.3271.if.i
  br label %B0.else.endif.i10749.i

B0.else.endif.i10749.i:                           ; preds = %B0.else.if.i10777.i, %.3271.if.i
  %.113.sroa.0.1.i10750.i = phi i64 [ 0, %B0.else.if.i10777.i ], [ %.125.i10747.i, %.3271.if.i ]
  %.133.not.i10751.i = icmp slt i64 %.125.i10747.i, %.281.fca.12.load.i
  br i1 %.133.not.i10751.i, label %B0.else.endif.endif.i10753.i, label %B0.else.endif.if.i10752.i, !prof !10

B0.else.endif.if.i10752.i:                        ; preds = %B0.else.endif.i10749.i
  br label %B0.else.endif.endif.i10753.i

B0.else.endif.endif.i10753.i:                     ; preds = %B0.else.endif.if.i10752.i, %B0.else.endif.i10749.i
  %.113.sroa.0.3.i10754.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10752.i ], [ %.113.sroa.0.1.i10750.i, %B0.else.endif.i10749.i ]
  %.140.i10755.i = icmp slt i64 %.57.i10743.i, -4
  %.141.i10756.i = select i1 %.140.i10755.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10757.i = add i64 %.141.i10756.i, %.87.i10744.i
  %.145.i10758.i = icmp slt i64 %.142.i10757.i, 0
  br i1 %.145.i10758.i, label %B0.else.endif.endif.if.i10776.i, label %B0.else.endif.endif.endif.i10759.i, !prof !6

B0.else.endif.endif.if.i10776.i:                  ; preds = %B0.else.endif.endif.i10753.i
  br label %B0.else.endif.endif.endif.i10759.i

B0.else.endif.endif.endif.i10759.i:               ; preds = %B0.else.endif.endif.if.i10776.i, %B0.else.endif.endif.i10753.i
  %.113.sroa.13.1.i10760.i = phi i64 [ 0, %B0.else.endif.endif.if.i10776.i ], [ %.142.i10757.i, %B0.else.endif.endif.i10753.i ]
  %.150.not.i10761.i = icmp slt i64 %.142.i10757.i, %.281.fca.12.load.i
  br i1 %.150.not.i10761.i, label %B0.endif.i10763.i, label %B0.else.endif.endif.endif.if.i10762.i, !prof !10

B0.else.endif.endif.endif.if.i10762.i:            ; preds = %B0.else.endif.endif.endif.i10759.i
  br label %B0.endif.i10763.i

.3617.endif.preheader.i:                          ; preds = %B0.endif.i10763.i
  %238 = shl i64 %.201.i10765.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10766.i, i8 -1, i64 %238, i1 false), !noalias !7
  %.57.i10779.i.pre = load i64, ptr %.738.i, align 8, !noalias !217
  br label %.3617.if.i

.3617.if.i:                                       ; preds = %.3617.endif.preheader.i, %B0.endif.i10763.i
  %.57.i10779.i = phi i64 [ %.57.i10779.i.pre, %.3617.endif.preheader.i ], [ %.87.i10744.i, %B0.endif.i10763.i ]
  %.87.i10780.i = add nsw i64 %.57.i10779.i, 4
  %.123.i10781.i = icmp slt i64 %.57.i10779.i, 0
  %.124.i10782.i = select i1 %.123.i10781.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10783.i = add i64 %.124.i10782.i, %.57.i10779.i
  %.128.i10784.i = icmp slt i64 %.125.i10783.i, 0
  br i1 %.128.i10784.i, label %B0.else.if.i10813.i, label %B0.else.endif.i10785.i, !prof !6

B0.endif.i10799.i:                                ; preds = %B0.else.endif.endif.endif.if.i10798.i, %B0.else.endif.endif.endif.i10795.i
  %.113.sroa.13.0.i10800.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10798.i ], [ %.113.sroa.13.1.i10796.i, %B0.else.endif.endif.endif.i10795.i ]
  %.201.i10801.i = sub i64 %.113.sroa.13.0.i10800.i, %.113.sroa.0.3.i10790.i
  %.226.i10802.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10790.i
  store i64 %.87.i10780.i, ptr %.738.i, align 8, !noalias !217
  %.606.not155.i10803.i = icmp sgt i64 %.201.i10801.i, 0
  br i1 %.606.not155.i10803.i, label %.3963.endif.preheader.i, label %.3963.if.i, !prof !31

B0.else.if.i10813.i:                              ; preds = %.3617.if.i
  br label %B0.else.endif.i10785.i

B0.else.endif.i10785.i:                           ; preds = %B0.else.if.i10813.i, %.3617.if.i
  %.113.sroa.0.1.i10786.i = phi i64 [ 0, %B0.else.if.i10813.i ], [ %.125.i10783.i, %.3617.if.i ]
  %.133.not.i10787.i = icmp slt i64 %.125.i10783.i, %.281.fca.12.load.i
  br i1 %.133.not.i10787.i, label %B0.else.endif.endif.i10789.i, label %B0.else.endif.if.i10788.i, !prof !10

B0.else.endif.if.i10788.i:                        ; preds = %B0.else.endif.i10785.i
  br label %B0.else.endif.endif.i10789.i

B0.else.endif.endif.i10789.i:                     ; preds = %B0.else.endif.if.i10788.i, %B0.else.endif.i10785.i
  %.113.sroa.0.3.i10790.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10788.i ], [ %.113.sroa.0.1.i10786.i, %B0.else.endif.i10785.i ]
  %.140.i10791.i = icmp slt i64 %.57.i10779.i, -4
  %.141.i10792.i = select i1 %.140.i10791.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10793.i = add i64 %.141.i10792.i, %.87.i10780.i
  %.145.i10794.i = icmp slt i64 %.142.i10793.i, 0
  br i1 %.145.i10794.i, label %B0.else.endif.endif.if.i10812.i, label %B0.else.endif.endif.endif.i10795.i, !prof !6

B0.else.endif.endif.if.i10812.i:                  ; preds = %B0.else.endif.endif.i10789.i
  br label %B0.else.endif.endif.endif.i10795.i

B0.else.endif.endif.endif.i10795.i:               ; preds = %B0.else.endif.endif.if.i10812.i, %B0.else.endif.endif.i10789.i
  %.113.sroa.13.1.i10796.i = phi i64 [ 0, %B0.else.endif.endif.if.i10812.i ], [ %.142.i10793.i, %B0.else.endif.endif.i10789.i ]
  %.150.not.i10797.i = icmp slt i64 %.142.i10793.i, %.281.fca.12.load.i
  br i1 %.150.not.i10797.i, label %B0.endif.i10799.i, label %B0.else.endif.endif.endif.if.i10798.i, !prof !10

B0.else.endif.endif.endif.if.i10798.i:            ; preds = %B0.else.endif.endif.endif.i10795.i
  br label %B0.endif.i10799.i

.3963.endif.preheader.i:                          ; preds = %B0.endif.i10799.i
  %239 = shl i64 %.201.i10801.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10802.i, i8 0, i64 %239, i1 false), !noalias !217
  br label %.3963.endif.i

.3963.if.i.loopexit:                              ; preds = %.3963.endif.i
  %.57.i10815.i.pre = load i64, ptr %.738.i, align 8, !noalias !220
  br label %.3963.if.i

.3963.if.i:                                       ; preds = %.3963.if.i.loopexit, %B0.endif.i10799.i
  %.57.i10815.i = phi i64 [ %.57.i10815.i.pre, %.3963.if.i.loopexit ], [ %.87.i10780.i, %B0.endif.i10799.i ]
  %.87.i10816.i = add nsw i64 %.57.i10815.i, 4
  %.123.i10817.i = icmp slt i64 %.57.i10815.i, 0
  %.124.i10818.i = select i1 %.123.i10817.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10819.i = add i64 %.124.i10818.i, %.57.i10815.i
  %.128.i10820.i = icmp slt i64 %.125.i10819.i, 0
  br i1 %.128.i10820.i, label %B0.else.if.i10849.i, label %B0.else.endif.i10821.i, !prof !6

B0.endif.i10835.i:                                ; preds = %B0.else.endif.endif.endif.if.i10834.i, %B0.else.endif.endif.endif.i10831.i
  %.113.sroa.13.0.i10836.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10834.i ], [ %.113.sroa.13.1.i10832.i, %B0.else.endif.endif.endif.i10831.i ]
  %.201.i10837.i = sub i64 %.113.sroa.13.0.i10836.i, %.113.sroa.0.3.i10826.i
  %.226.i10838.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10826.i
  store i64 %.87.i10816.i, ptr %.738.i, align 8, !noalias !220
  %.605.not155.i10839.i = icmp slt i64 %.201.i10837.i, 1
  br i1 %.605.not155.i10839.i, label %.4309.if.i, label %.4309.endif.preheader.i, !prof !11

B0.else.if.i10849.i:                              ; preds = %.3963.if.i
  br label %B0.else.endif.i10821.i

B0.else.endif.i10821.i:                           ; preds = %B0.else.if.i10849.i, %.3963.if.i
  %.113.sroa.0.1.i10822.i = phi i64 [ 0, %B0.else.if.i10849.i ], [ %.125.i10819.i, %.3963.if.i ]
  %.133.not.i10823.i = icmp slt i64 %.125.i10819.i, %.281.fca.12.load.i
  br i1 %.133.not.i10823.i, label %B0.else.endif.endif.i10825.i, label %B0.else.endif.if.i10824.i, !prof !10

B0.else.endif.if.i10824.i:                        ; preds = %B0.else.endif.i10821.i
  br label %B0.else.endif.endif.i10825.i

B0.else.endif.endif.i10825.i:                     ; preds = %B0.else.endif.if.i10824.i, %B0.else.endif.i10821.i
  %.113.sroa.0.3.i10826.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10824.i ], [ %.113.sroa.0.1.i10822.i, %B0.else.endif.i10821.i ]
  %.140.i10827.i = icmp slt i64 %.57.i10815.i, -4
  %.141.i10828.i = select i1 %.140.i10827.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10829.i = add i64 %.141.i10828.i, %.87.i10816.i
  %.145.i10830.i = icmp slt i64 %.142.i10829.i, 0
  br i1 %.145.i10830.i, label %B0.else.endif.endif.if.i10848.i, label %B0.else.endif.endif.endif.i10831.i, !prof !6

B0.else.endif.endif.if.i10848.i:                  ; preds = %B0.else.endif.endif.i10825.i
  br label %B0.else.endif.endif.endif.i10831.i

B0.else.endif.endif.endif.i10831.i:               ; preds = %B0.else.endif.endif.if.i10848.i, %B0.else.endif.endif.i10825.i
  %.113.sroa.13.1.i10832.i = phi i64 [ 0, %B0.else.endif.endif.if.i10848.i ], [ %.142.i10829.i, %B0.else.endif.endif.i10825.i ]
  %.150.not.i10833.i = icmp slt i64 %.142.i10829.i, %.281.fca.12.load.i
  br i1 %.150.not.i10833.i, label %B0.endif.i10835.i, label %B0.else.endif.endif.endif.if.i10834.i, !prof !10

B0.else.endif.endif.endif.if.i10834.i:            ; preds = %B0.else.endif.endif.endif.i10831.i
  br label %B0.endif.i10835.i

.4309.endif.preheader.i:                          ; preds = %B0.endif.i10835.i
  %240 = shl i64 %.201.i10837.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10838.i, i8 0, i64 %240, i1 false), !noalias !220
  br label %.4309.endif.i

.3963.endif.i:                                    ; preds = %.3963.endif.i, %.3963.endif.preheader.i
  %.3959.011143.i = phi i64 [ %.4004.i, %.3963.endif.i ], [ 0, %.3963.endif.preheader.i ]
  %.3999.i = getelementptr double, ptr %.226.i10802.i, i64 %.3959.011143.i
  store double 1.000000e+300, ptr %.3999.i, align 8, !noalias !7
  %.4004.i = add nuw nsw i64 %.3959.011143.i, 1
  %exitcond.not.i1481 = icmp eq i64 %.4004.i, %.201.i10801.i
  br i1 %exitcond.not.i1481, label %.3963.if.i.loopexit, label %.3963.endif.i, !prof !99

.4309.if.i.loopexit:                              ; preds = %.4309.endif.i
  %.57.i10851.i.pre = load i64, ptr %.738.i, align 8, !noalias !223
  br label %.4309.if.i

.4309.if.i:                                       ; preds = %.4309.if.i.loopexit, %B0.endif.i10835.i
  %.57.i10851.i = phi i64 [ %.87.i10816.i, %B0.endif.i10835.i ], [ %.57.i10851.i.pre, %.4309.if.i.loopexit ]
  %.210.i1084011346.i = phi i64 [ 0, %B0.endif.i10835.i ], [ %.201.i10837.i, %.4309.if.i.loopexit ]
  %.87.i10852.i = add nsw i64 %.57.i10851.i, 4
  %.123.i10853.i = icmp slt i64 %.57.i10851.i, 0
  %.124.i10854.i = select i1 %.123.i10853.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10855.i = add i64 %.124.i10854.i, %.57.i10851.i
  %.128.i10856.i = icmp slt i64 %.125.i10855.i, 0
  br i1 %.128.i10856.i, label %B0.else.if.i10885.i, label %B0.else.endif.i10857.i, !prof !6

B0.endif.i10871.i:                                ; preds = %B0.else.endif.endif.endif.if.i10870.i, %B0.else.endif.endif.endif.i10867.i
  %.113.sroa.13.0.i10872.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10870.i ], [ %.113.sroa.13.1.i10868.i, %B0.else.endif.endif.endif.i10867.i ]
  %.201.i10873.i = sub i64 %.113.sroa.13.0.i10872.i, %.113.sroa.0.3.i10862.i
  %.226.i10874.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10862.i
  store i64 %.87.i10852.i, ptr %.738.i, align 8, !noalias !223
  %.606.not155.i10875.i = icmp sgt i64 %.201.i10873.i, 0
  br i1 %.606.not155.i10875.i, label %.576.endif.preheader.i10883.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10886.i, !prof !31

.576.endif.preheader.i10883.i:                    ; preds = %B0.endif.i10871.i
  %241 = shl i64 %.201.i10873.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10874.i, i8 0, i64 %241, i1 false), !noalias !223
  %.57.i10887.pre.i = load i64, ptr %.738.i, align 8, !noalias !226
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10886.i

B0.else.if.i10885.i:                              ; preds = %.4309.if.i
  br label %B0.else.endif.i10857.i

B0.else.endif.i10857.i:                           ; preds = %B0.else.if.i10885.i, %.4309.if.i
  %.113.sroa.0.1.i10858.i = phi i64 [ 0, %B0.else.if.i10885.i ], [ %.125.i10855.i, %.4309.if.i ]
  %.133.not.i10859.i = icmp slt i64 %.125.i10855.i, %.281.fca.12.load.i
  br i1 %.133.not.i10859.i, label %B0.else.endif.endif.i10861.i, label %B0.else.endif.if.i10860.i, !prof !10

B0.else.endif.if.i10860.i:                        ; preds = %B0.else.endif.i10857.i
  br label %B0.else.endif.endif.i10861.i

B0.else.endif.endif.i10861.i:                     ; preds = %B0.else.endif.if.i10860.i, %B0.else.endif.i10857.i
  %.113.sroa.0.3.i10862.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10860.i ], [ %.113.sroa.0.1.i10858.i, %B0.else.endif.i10857.i ]
  %.140.i10863.i = icmp slt i64 %.57.i10851.i, -4
  %.141.i10864.i = select i1 %.140.i10863.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10865.i = add i64 %.141.i10864.i, %.87.i10852.i
  %.145.i10866.i = icmp slt i64 %.142.i10865.i, 0
  br i1 %.145.i10866.i, label %B0.else.endif.endif.if.i10884.i, label %B0.else.endif.endif.endif.i10867.i, !prof !6

B0.else.endif.endif.if.i10884.i:                  ; preds = %B0.else.endif.endif.i10861.i
  br label %B0.else.endif.endif.endif.i10867.i

B0.else.endif.endif.endif.i10867.i:               ; preds = %B0.else.endif.endif.if.i10884.i, %B0.else.endif.endif.i10861.i
  %.113.sroa.13.1.i10868.i = phi i64 [ 0, %B0.else.endif.endif.if.i10884.i ], [ %.142.i10865.i, %B0.else.endif.endif.i10861.i ]
  %.150.not.i10869.i = icmp slt i64 %.142.i10865.i, %.281.fca.12.load.i
  br i1 %.150.not.i10869.i, label %B0.endif.i10871.i, label %B0.else.endif.endif.endif.if.i10870.i, !prof !10

B0.else.endif.endif.endif.if.i10870.i:            ; preds = %B0.else.endif.endif.endif.i10867.i
  br label %B0.endif.i10871.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10886.i: ; preds = %.576.endif.preheader.i10883.i, %B0.endif.i10871.i
  %.57.i10887.i = phi i64 [ %.87.i10852.i, %B0.endif.i10871.i ], [ %.57.i10887.pre.i, %.576.endif.preheader.i10883.i ]
  %.5.i.i = fptosi double %.521.fca.26.load.i to i64
  %.4433.i = shl nsw i64 %.5.i.i, 2
  %.87.i10888.i = add nsw i64 %.57.i10887.i, %.4433.i
  %.123.i10889.i = icmp slt i64 %.57.i10887.i, 0
  %.124.i10890.i = select i1 %.123.i10889.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10891.i = add i64 %.124.i10890.i, %.57.i10887.i
  %.128.i10892.i = icmp slt i64 %.125.i10891.i, 0
  br i1 %.128.i10892.i, label %B0.else.if.i10921.i, label %B0.else.endif.i10893.i, !prof !6

B0.endif.i10907.i:                                ; preds = %B0.else.endif.endif.endif.if.i10906.i, %B0.else.endif.endif.endif.i10903.i
  %.113.sroa.13.0.i10908.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10906.i ], [ %.113.sroa.13.1.i10904.i, %B0.else.endif.endif.endif.i10903.i ]
  %.201.i10909.i = sub i64 %.113.sroa.13.0.i10908.i, %.113.sroa.0.3.i10898.i
  %.226.i10910.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10898.i
  store i64 %.87.i10888.i, ptr %.738.i, align 8, !noalias !226
  %.606.not155.i10911.i = icmp sgt i64 %.201.i10909.i, 0
  br i1 %.606.not155.i10911.i, label %.576.endif.preheader.i10919.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10922.i, !prof !31

.576.endif.preheader.i10919.i:                    ; preds = %B0.endif.i10907.i
  %242 = shl i64 %.201.i10909.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10910.i, i8 0, i64 %242, i1 false), !noalias !226
  %.57.i10923.pre.i = load i64, ptr %.738.i, align 8, !noalias !229
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10922.i

B0.else.if.i10921.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10886.i
  br label %B0.else.endif.i10893.i

B0.else.endif.i10893.i:                           ; preds = %B0.else.if.i10921.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10886.i
  %.113.sroa.0.1.i10894.i = phi i64 [ 0, %B0.else.if.i10921.i ], [ %.125.i10891.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10886.i ]
  %.133.not.i10895.i = icmp slt i64 %.125.i10891.i, %.281.fca.12.load.i
  br i1 %.133.not.i10895.i, label %B0.else.endif.endif.i10897.i, label %B0.else.endif.if.i10896.i, !prof !10

B0.else.endif.if.i10896.i:                        ; preds = %B0.else.endif.i10893.i
  br label %B0.else.endif.endif.i10897.i

B0.else.endif.endif.i10897.i:                     ; preds = %B0.else.endif.if.i10896.i, %B0.else.endif.i10893.i
  %.113.sroa.0.3.i10898.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10896.i ], [ %.113.sroa.0.1.i10894.i, %B0.else.endif.i10893.i ]
  %.140.i10899.i = icmp slt i64 %.87.i10888.i, 0
  %.141.i10900.i = select i1 %.140.i10899.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10901.i = add i64 %.141.i10900.i, %.87.i10888.i
  %.145.i10902.i = icmp slt i64 %.142.i10901.i, 0
  br i1 %.145.i10902.i, label %B0.else.endif.endif.if.i10920.i, label %B0.else.endif.endif.endif.i10903.i, !prof !6

B0.else.endif.endif.if.i10920.i:                  ; preds = %B0.else.endif.endif.i10897.i
  br label %B0.else.endif.endif.endif.i10903.i

B0.else.endif.endif.endif.i10903.i:               ; preds = %B0.else.endif.endif.if.i10920.i, %B0.else.endif.endif.i10897.i
  %.113.sroa.13.1.i10904.i = phi i64 [ 0, %B0.else.endif.endif.if.i10920.i ], [ %.142.i10901.i, %B0.else.endif.endif.i10897.i ]
  %.150.not.i10905.i = icmp slt i64 %.142.i10901.i, %.281.fca.12.load.i
  br i1 %.150.not.i10905.i, label %B0.endif.i10907.i, label %B0.else.endif.endif.endif.if.i10906.i, !prof !10

B0.else.endif.endif.endif.if.i10906.i:            ; preds = %B0.else.endif.endif.endif.i10903.i
  br label %B0.endif.i10907.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10922.i: ; preds = %.576.endif.preheader.i10919.i, %B0.endif.i10907.i
  %.57.i10923.i = phi i64 [ %.87.i10888.i, %B0.endif.i10907.i ], [ %.57.i10923.pre.i, %.576.endif.preheader.i10919.i ]
  %.210.i10912.i = tail call i64 @llvm.smax.i64(i64 %.201.i10909.i, i64 0)
  %.87.i10924.i = add nsw i64 %.57.i10923.i, 4
  %.123.i10925.i = icmp slt i64 %.57.i10923.i, 0
  %.124.i10926.i = select i1 %.123.i10925.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10927.i = add i64 %.124.i10926.i, %.57.i10923.i
  %.128.i10928.i = icmp slt i64 %.125.i10927.i, 0
  br i1 %.128.i10928.i, label %B0.else.if.i10957.i, label %B0.else.endif.i10929.i, !prof !6

B0.endif.i10943.i:                                ; preds = %B0.else.endif.endif.endif.if.i10942.i, %B0.else.endif.endif.endif.i10939.i
  %.113.sroa.13.0.i10944.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10942.i ], [ %.113.sroa.13.1.i10940.i, %B0.else.endif.endif.endif.i10939.i ]
  %.201.i10945.i = sub i64 %.113.sroa.13.0.i10944.i, %.113.sroa.0.3.i10934.i
  %.226.i10946.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10934.i
  store i64 %.87.i10924.i, ptr %.738.i, align 8, !noalias !229
  %.605.not155.i10947.i = icmp sgt i64 %.201.i10945.i, 0
  br i1 %.605.not155.i10947.i, label %.575.endif.preheader.i10955.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10958.i, !prof !31

.575.endif.preheader.i10955.i:                    ; preds = %B0.endif.i10943.i
  %243 = shl i64 %.201.i10945.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10946.i, i8 0, i64 %243, i1 false), !noalias !229
  %.57.i10960.pre.i = load i64, ptr %.738.i, align 8, !noalias !232
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10958.i

B0.else.if.i10957.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10922.i
  br label %B0.else.endif.i10929.i

B0.else.endif.i10929.i:                           ; preds = %B0.else.if.i10957.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10922.i
  %.113.sroa.0.1.i10930.i = phi i64 [ 0, %B0.else.if.i10957.i ], [ %.125.i10927.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10922.i ]
  %.133.not.i10931.i = icmp slt i64 %.125.i10927.i, %.281.fca.12.load.i
  br i1 %.133.not.i10931.i, label %B0.else.endif.endif.i10933.i, label %B0.else.endif.if.i10932.i, !prof !10

B0.else.endif.if.i10932.i:                        ; preds = %B0.else.endif.i10929.i
  br label %B0.else.endif.endif.i10933.i

B0.else.endif.endif.i10933.i:                     ; preds = %B0.else.endif.if.i10932.i, %B0.else.endif.i10929.i
  %.113.sroa.0.3.i10934.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10932.i ], [ %.113.sroa.0.1.i10930.i, %B0.else.endif.i10929.i ]
  %.140.i10935.i = icmp slt i64 %.57.i10923.i, -4
  %.141.i10936.i = select i1 %.140.i10935.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10937.i = add i64 %.141.i10936.i, %.87.i10924.i
  %.145.i10938.i = icmp slt i64 %.142.i10937.i, 0
  br i1 %.145.i10938.i, label %B0.else.endif.endif.if.i10956.i, label %B0.else.endif.endif.endif.i10939.i, !prof !6

B0.else.endif.endif.if.i10956.i:                  ; preds = %B0.else.endif.endif.i10933.i
  br label %B0.else.endif.endif.endif.i10939.i

B0.else.endif.endif.endif.i10939.i:               ; preds = %B0.else.endif.endif.if.i10956.i, %B0.else.endif.endif.i10933.i
  %.113.sroa.13.1.i10940.i = phi i64 [ 0, %B0.else.endif.endif.if.i10956.i ], [ %.142.i10937.i, %B0.else.endif.endif.i10933.i ]
  %.150.not.i10941.i = icmp slt i64 %.142.i10937.i, %.281.fca.12.load.i
  br i1 %.150.not.i10941.i, label %B0.endif.i10943.i, label %B0.else.endif.endif.endif.if.i10942.i, !prof !10

B0.else.endif.endif.endif.if.i10942.i:            ; preds = %B0.else.endif.endif.endif.i10939.i
  br label %B0.endif.i10943.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10958.i: ; preds = %.575.endif.preheader.i10955.i, %B0.endif.i10943.i
  %.57.i10960.i = phi i64 [ %.87.i10924.i, %B0.endif.i10943.i ], [ %.57.i10960.pre.i, %.575.endif.preheader.i10955.i ]
  %.5.i10959.i = fptosi double %.521.fca.28.load.i to i64
  %.4556.i = shl nsw i64 %.5.i10959.i, 2
  %.87.i10961.i = add nsw i64 %.57.i10960.i, %.4556.i
  %.123.i10962.i = icmp slt i64 %.57.i10960.i, 0
  %.124.i10963.i = select i1 %.123.i10962.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10964.i = add i64 %.124.i10963.i, %.57.i10960.i
  %.128.i10965.i = icmp slt i64 %.125.i10964.i, 0
  br i1 %.128.i10965.i, label %B0.else.if.i10994.i, label %B0.else.endif.i10966.i, !prof !6

B0.endif.i10980.i:                                ; preds = %B0.else.endif.endif.endif.if.i10979.i, %B0.else.endif.endif.endif.i10976.i
  %.113.sroa.13.0.i10981.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10979.i ], [ %.113.sroa.13.1.i10977.i, %B0.else.endif.endif.endif.i10976.i ]
  %.201.i10982.i = sub i64 %.113.sroa.13.0.i10981.i, %.113.sroa.0.3.i10971.i
  %.226.i10983.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10971.i
  store i64 %.87.i10961.i, ptr %.738.i, align 8, !noalias !232
  %.606.not155.i10984.i = icmp sgt i64 %.201.i10982.i, 0
  br i1 %.606.not155.i10984.i, label %.576.endif.preheader.i10992.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10995.i, !prof !31

.576.endif.preheader.i10992.i:                    ; preds = %B0.endif.i10980.i
  %244 = shl i64 %.201.i10982.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10983.i, i8 0, i64 %244, i1 false), !noalias !232
  %.57.i10996.pre.i = load i64, ptr %.738.i, align 8, !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10995.i

B0.else.if.i10994.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10958.i
  br label %B0.else.endif.i10966.i

B0.else.endif.i10966.i:                           ; preds = %B0.else.if.i10994.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10958.i
  %.113.sroa.0.1.i10967.i = phi i64 [ 0, %B0.else.if.i10994.i ], [ %.125.i10964.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10958.i ]
  %.133.not.i10968.i = icmp slt i64 %.125.i10964.i, %.281.fca.12.load.i
  br i1 %.133.not.i10968.i, label %B0.else.endif.endif.i10970.i, label %B0.else.endif.if.i10969.i, !prof !10

B0.else.endif.if.i10969.i:                        ; preds = %B0.else.endif.i10966.i
  br label %B0.else.endif.endif.i10970.i

B0.else.endif.endif.i10970.i:                     ; preds = %B0.else.endif.if.i10969.i, %B0.else.endif.i10966.i
  %.113.sroa.0.3.i10971.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10969.i ], [ %.113.sroa.0.1.i10967.i, %B0.else.endif.i10966.i ]
  %.140.i10972.i = icmp slt i64 %.87.i10961.i, 0
  %.141.i10973.i = select i1 %.140.i10972.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10974.i = add i64 %.141.i10973.i, %.87.i10961.i
  %.145.i10975.i = icmp slt i64 %.142.i10974.i, 0
  br i1 %.145.i10975.i, label %B0.else.endif.endif.if.i10993.i, label %B0.else.endif.endif.endif.i10976.i, !prof !6

B0.else.endif.endif.if.i10993.i:                  ; preds = %B0.else.endif.endif.i10970.i
  br label %B0.else.endif.endif.endif.i10976.i

B0.else.endif.endif.endif.i10976.i:               ; preds = %B0.else.endif.endif.if.i10993.i, %B0.else.endif.endif.i10970.i
  %.113.sroa.13.1.i10977.i = phi i64 [ 0, %B0.else.endif.endif.if.i10993.i ], [ %.142.i10974.i, %B0.else.endif.endif.i10970.i ]
  %.150.not.i10978.i = icmp slt i64 %.142.i10974.i, %.281.fca.12.load.i
  br i1 %.150.not.i10978.i, label %B0.endif.i10980.i, label %B0.else.endif.endif.endif.if.i10979.i, !prof !10

B0.else.endif.endif.endif.if.i10979.i:            ; preds = %B0.else.endif.endif.endif.i10976.i
  br label %B0.endif.i10980.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10995.i: ; preds = %.576.endif.preheader.i10992.i, %B0.endif.i10980.i
  %.57.i10996.i = phi i64 [ %.87.i10961.i, %B0.endif.i10980.i ], [ %.57.i10996.pre.i, %.576.endif.preheader.i10992.i ]
  %.210.i10985.i = tail call i64 @llvm.smax.i64(i64 %.201.i10982.i, i64 0)
  %.87.i10997.i = add nsw i64 %.57.i10996.i, 4
  %.123.i10998.i = icmp slt i64 %.57.i10996.i, 0
  %.124.i10999.i = select i1 %.123.i10998.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11000.i = add i64 %.124.i10999.i, %.57.i10996.i
  %.128.i11001.i = icmp slt i64 %.125.i11000.i, 0
  br i1 %.128.i11001.i, label %B0.else.if.i11030.i, label %B0.else.endif.i11002.i, !prof !6

B0.endif.i11016.i:                                ; preds = %B0.else.endif.endif.endif.if.i11015.i, %B0.else.endif.endif.endif.i11012.i
  %.113.sroa.13.0.i11017.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11015.i ], [ %.113.sroa.13.1.i11013.i, %B0.else.endif.endif.endif.i11012.i ]
  %.201.i11018.i = sub i64 %.113.sroa.13.0.i11017.i, %.113.sroa.0.3.i11007.i
  %.226.i11019.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11007.i
  store i64 %.87.i10997.i, ptr %.738.i, align 8, !noalias !235
  %.605.not155.i11020.i = icmp sgt i64 %.201.i11018.i, 0
  br i1 %.605.not155.i11020.i, label %.575.endif.preheader.i11028.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i, !prof !31

.575.endif.preheader.i11028.i:                    ; preds = %B0.endif.i11016.i
  %245 = shl i64 %.201.i11018.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11019.i, i8 0, i64 %245, i1 false), !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i

B0.else.if.i11030.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10995.i
  br label %B0.else.endif.i11002.i

B0.else.endif.i11002.i:                           ; preds = %B0.else.if.i11030.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10995.i
  %.113.sroa.0.1.i11003.i = phi i64 [ 0, %B0.else.if.i11030.i ], [ %.125.i11000.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10995.i ]
  %.133.not.i11004.i = icmp slt i64 %.125.i11000.i, %.281.fca.12.load.i
  br i1 %.133.not.i11004.i, label %B0.else.endif.endif.i11006.i, label %B0.else.endif.if.i11005.i, !prof !10

B0.else.endif.if.i11005.i:                        ; preds = %B0.else.endif.i11002.i
  br label %B0.else.endif.endif.i11006.i

B0.else.endif.endif.i11006.i:                     ; preds = %B0.else.endif.if.i11005.i, %B0.else.endif.i11002.i
  %.113.sroa.0.3.i11007.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11005.i ], [ %.113.sroa.0.1.i11003.i, %B0.else.endif.i11002.i ]
  %.140.i11008.i = icmp slt i64 %.57.i10996.i, -4
  %.141.i11009.i = select i1 %.140.i11008.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11010.i = add i64 %.141.i11009.i, %.87.i10997.i
  %.145.i11011.i = icmp slt i64 %.142.i11010.i, 0
  br i1 %.145.i11011.i, label %B0.else.endif.endif.if.i11029.i, label %B0.else.endif.endif.endif.i11012.i, !prof !6

B0.else.endif.endif.if.i11029.i:                  ; preds = %B0.else.endif.endif.i11006.i
  br label %B0.else.endif.endif.endif.i11012.i

B0.else.endif.endif.endif.i11012.i:               ; preds = %B0.else.endif.endif.if.i11029.i, %B0.else.endif.endif.i11006.i
  %.113.sroa.13.1.i11013.i = phi i64 [ 0, %B0.else.endif.endif.if.i11029.i ], [ %.142.i11010.i, %B0.else.endif.endif.i11006.i ]
  %.150.not.i11014.i = icmp slt i64 %.142.i11010.i, %.281.fca.12.load.i
  br i1 %.150.not.i11014.i, label %B0.endif.i11016.i, label %B0.else.endif.endif.endif.if.i11015.i, !prof !10

B0.else.endif.endif.endif.if.i11015.i:            ; preds = %B0.else.endif.endif.endif.i11012.i
  br label %B0.endif.i11016.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i: ; preds = %.575.endif.preheader.i11028.i, %B0.endif.i11016.i
  %.473411169.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.473411169.i, label %B1816.preheader.lr.ph.i, label %B9716.i

B1816.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11031.i
  %spec.select11068.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.515911150.not.i = icmp slt i64 %.281.fca.7.load.i, 1
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
  %.616.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 32
  %.664.i.i = fcmp ule double %.521.fca.31.load.i, 0.000000e+00
  %246 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.210.i1027.i.i
  %.876.i.i = getelementptr i8, ptr %246, i64 -8
  %.230.0.i1974.i.i = lshr i64 %.210.i.i.i, 4
  %.265.i1975.i.i = icmp eq i64 %.230.0.i1974.i.i, 0
  %.1155.i.i = getelementptr i8, ptr %.226.i1349.i.i, i64 8
  %.47.i.i.i = icmp slt i64 %.201.i1312.i.i, 1
  %.5.i.i.i = fptosi double %.521.fca.30.load.i to i64
  %.435.i.i.i = icmp slt i64 %.201.i1237.i.i, 1
  %247 = shl i64 %.210.i1240.i.i, 3
  %.738.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.2075.i.i = getelementptr i8, ptr %.3472, i64 8
  %.2215.i.i = getelementptr i8, ptr %.3472, i64 16
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
  %.49.i.i9731.i = icmp slt i64 %.201.i1274.i.i, 1
  %.944.i9627.i = getelementptr i8, ptr %.3472, i64 64
  %.1161.i.i = getelementptr i8, ptr %.3472, i64 80
  %.1222.i9631.i = getelementptr i8, ptr %.226.i990.i.i, i64 24
  %.13629.i = fmul double %.521.fca.5.load.i, %.521.fca.39.load.i
  %.1160.i.i = fcmp ogt double %.521.fca.31.load.i, 0.000000e+00
  %.1195.i.i = zext i1 %.1160.i.i to i64
  %.967.i.i = getelementptr i8, ptr %.226.i1167.i.i, i64 128
  %.1606.i.i = getelementptr i8, ptr %.3472, i64 96
  %.1672.i.i = getelementptr i8, ptr %.3472, i64 104
  %.1932.i.i = fmul double %.521.fca.17.load.i, %.521.fca.21.load.i
  %.1935.i.i = fsub double 1.000000e+00, %.521.fca.21.load.i
  %.1983.i.i = fmul double %.521.fca.18.load.i, %.1935.i.i
  %.1984.i.i = fadd double %.1932.i.i, %.1983.i.i
  %.11702.i = getelementptr i8, ptr %.3472, i64 112
  %.14647.i = icmp eq i64 %.5.i.i, 0
  %.14910.i = icmp eq i64 %.5.i10959.i, 0
  %.16051.i = getelementptr i8, ptr %.3472, i64 120
  %.16251.i = getelementptr i8, ptr %.3130, i64 80
  %248 = shl i64 %.113.sroa.0.3.i9964.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %248
  %249 = shl i64 %.113.sroa.0.3.i10288.i, 3
  %scevgep11250.i = getelementptr i8, ptr %arg.memory_at, i64 %249
  %.17388.not11167.i = icmp sgt i64 %.201.i10837.i, %.210.i1084011346.i
  br label %B1816.i.outer

.4309.endif.i:                                    ; preds = %.4309.endif.i, %.4309.endif.preheader.i
  %.4305.011145.i = phi i64 [ %.4350.i, %.4309.endif.i ], [ 0, %.4309.endif.preheader.i ]
  %.4345.i = getelementptr i64, ptr %.226.i10838.i, i64 %.4305.011145.i
  store i64 1, ptr %.4345.i, align 8, !noalias !7
  %.4350.i = add nuw nsw i64 %.4305.011145.i, 1
  %exitcond11248.not.i = icmp eq i64 %.4350.i, %.201.i10837.i
  br i1 %exitcond11248.not.i, label %.4309.if.i.loopexit, label %.4309.endif.i, !prof !99

B2060.if.i:                                       ; preds = %B2060.loopexit.i, %B2060.if.lr.ph.i
  %.5103.011151.i = phi i64 [ 0, %B2060.if.lr.ph.i ], [ %.5172.i, %B2060.loopexit.i ]
  %.5172.i = add nuw nsw i64 %.5103.011151.i, 1
  %.5200.i = add nsw i64 %.5103.011151.i, %.5199.i
  %.5214.i = icmp slt i64 %.5200.i, 0
  %.5215.i = select i1 %.5214.i, i64 %.210.i10050.i, i64 0
  %250 = getelementptr i64, ptr %.226.i10048.i, i64 %.5200.i
  %.5229.i = getelementptr i64, ptr %250, i64 %.5215.i
  store i64 1, ptr %.5229.i, align 8, !noalias !7
  %.5245.i = select i1 %.5214.i, i64 %.210.i10086.i, i64 0
  %251 = getelementptr i64, ptr %.226.i10084.i, i64 %.5200.i
  %.5259.i = getelementptr i64, ptr %251, i64 %.5245.i
  store i64 0, ptr %.5259.i, align 8, !noalias !7
  br i1 %brmerge11183.i, label %B2062.endif.i, label %B2062.else.if.i, !prof !44

B2062.endif.i:                                    ; preds = %B2062.else.if.i, %B2060.if.i
  %rem.0.i = phi i64 [ 0, %B2060.if.i ], [ %269, %B2062.else.if.i ]
  %.5305.i = add nsw i64 %rem.0.i, %.5103.011151.i
  %.5319.i = icmp slt i64 %.5305.i, 0
  %.5320.i = select i1 %.5319.i, i64 %.1858, i64 0
  %252 = getelementptr i64, ptr %.1874, i64 %.5305.i
  %.5334.i = getelementptr i64, ptr %252, i64 %.5320.i
  %.5335.i = load i64, ptr %.5334.i, align 8, !noalias !7
  %.5349.i = icmp slt i64 %.5335.i, 0
  %.5350.i = select i1 %.5349.i, i64 %.1688, i64 0
  %253 = getelementptr i64, ptr %.1704, i64 %.5335.i
  %.5364.i = getelementptr i64, ptr %253, i64 %.5350.i
  %.5365.i = load i64, ptr %.5364.i, align 8, !noalias !7
  %.5380.i = select i1 %.5214.i, i64 %.210.i9775.i, i64 0
  %254 = getelementptr i64, ptr %.226.i.i, i64 %.5200.i
  %.5394.i = getelementptr i64, ptr %254, i64 %.5380.i
  store i64 %.5365.i, ptr %.5394.i, align 8, !noalias !7
  %.5410.i = icmp slt i64 %.5335.i, -1
  %.5411.i = select i1 %.5410.i, i64 %.1688, i64 0
  %255 = getelementptr i8, ptr %253, i64 8
  %.5425.i = getelementptr i64, ptr %255, i64 %.5411.i
  %.5426.i = load i64, ptr %.5425.i, align 8, !noalias !7
  %.5441.i = select i1 %.5214.i, i64 %.210.i9801.i, i64 0
  %256 = getelementptr i64, ptr %.226.i9799.i, i64 %.5200.i
  %.5455.i = getelementptr i64, ptr %256, i64 %.5441.i
  store i64 %.5426.i, ptr %.5455.i, align 8, !noalias !7
  %.5486.i = load i64, ptr %.5394.i, align 8, !noalias !7
  %.5500.i = icmp slt i64 %.5486.i, 0
  %.5501.i = select i1 %.5500.i, i64 %.1518, i64 0
  %257 = getelementptr i64, ptr %.1534, i64 %.5486.i
  %.5515.i = getelementptr i64, ptr %257, i64 %.5501.i
  %.5516.i = load i64, ptr %.5515.i, align 8, !noalias !7
  %.5530.i = icmp slt i64 %.5516.i, 0
  %.5531.i = select i1 %.5530.i, i64 %.1348, i64 0
  %258 = getelementptr i64, ptr %.1364, i64 %.5516.i
  %.5545.i = getelementptr i64, ptr %258, i64 %.5531.i
  %.5546.i = load i64, ptr %.5545.i, align 8, !noalias !7
  %.5561.i = select i1 %.5214.i, i64 %.210.i9837.i, i64 0
  %259 = getelementptr i64, ptr %.226.i9835.i, i64 %.5200.i
  %.5575.i = getelementptr i64, ptr %259, i64 %.5561.i
  store i64 %.5546.i, ptr %.5575.i, align 8, !noalias !7
  %.5591.i = select i1 %.5214.i, i64 %.210.i9872.i, i64 0
  %260 = getelementptr double, ptr %.226.i9871.i, i64 %.5200.i
  %.5605.i = getelementptr double, ptr %260, i64 %.5591.i
  store double 0.000000e+00, ptr %.5605.i, align 8, !noalias !7
  %.5621.i = select i1 %.5214.i, i64 %.210.i9942.i, i64 0
  %261 = getelementptr i64, ptr %.226.i9940.i, i64 %.5200.i
  %.5635.i = getelementptr i64, ptr %261, i64 %.5621.i
  store i64 0, ptr %.5635.i, align 8, !noalias !7
  %.5652.i = select i1 %.5214.i, i64 %.210.i10122.i, i64 0
  %262 = getelementptr i64, ptr %.226.i10120.i, i64 %.5200.i
  %.5666.i = getelementptr i64, ptr %262, i64 %.5652.i
  store i64 %next_block.5.3.i, ptr %.5666.i, align 8, !noalias !7
  %.5670.i = uitofp nneg i64 %.5103.011151.i to double
  %.5671.i = fmul double %.521.fca.2.load.i, %.5670.i
  %.5673.i = fadd double %.4981.i, %.5671.i
  %.5688.i = select i1 %.5214.i, i64 %.210.i101581133411338.i, i64 0
  %263 = getelementptr double, ptr %.226.i10156.i, i64 %.5200.i
  %.5702.i = getelementptr double, ptr %263, i64 %.5688.i
  store double %.5673.i, ptr %.5702.i, align 8, !noalias !7
  %.5707.i = add nsw i64 %.5103.011151.i, %.5706.i
  %.5722.i = select i1 %.5214.i, i64 %.210.i10194.i, i64 0
  %264 = getelementptr i64, ptr %.226.i10192.i, i64 %.5200.i
  %.5736.i = getelementptr i64, ptr %264, i64 %.5722.i
  store i64 %.5707.i, ptr %.5736.i, align 8, !noalias !7
  %.5767.i = load double, ptr %.5702.i, align 8, !noalias !7
  %.5782.i = select i1 %.5214.i, i64 %.210.i10230.i, i64 0
  %265 = getelementptr double, ptr %.226.i10228.i, i64 %.5200.i
  %.5796.i = getelementptr double, ptr %265, i64 %.5782.i
  store double %.5767.i, ptr %.5796.i, align 8, !noalias !7
  %.5812.i = select i1 %.5214.i, i64 %.210.i10518.i, i64 0
  %266 = getelementptr double, ptr %.226.i10516.i, i64 %.5200.i
  %.5826.i = getelementptr double, ptr %266, i64 %.5812.i
  store double 0.000000e+00, ptr %.5826.i, align 8, !noalias !7
  %.5842.i = select i1 %.5214.i, i64 %.210.i10554.i, i64 0
  %267 = getelementptr double, ptr %.226.i10552.i, i64 %.5200.i
  %.5856.i = getelementptr double, ptr %267, i64 %.5842.i
  store double 0.000000e+00, ptr %.5856.i, align 8, !noalias !7
  %.5872.i = select i1 %.5214.i, i64 %.210.i10266.i, i64 0
  %268 = getelementptr i64, ptr %.226.i10264.i, i64 %.5200.i
  %.5886.i = getelementptr i64, ptr %268, i64 %.5872.i
  store i64 1, ptr %.5886.i, align 8, !noalias !7
  %.5888.i = mul nsw i64 %.5200.i, 6
  %.5889.i = add nsw i64 %.5200.i, 1
  %.5890.i = mul nsw i64 %.5889.i, 6
  %.5928.i = select i1 %.5214.i, i64 %.210.i9978.i, i64 0
  %.5929.i = add i64 %.5928.i, %.5888.i
  %.5944.i = icmp slt i64 %.5200.i, -1
  %.5945.i = select i1 %.5944.i, i64 %.210.i9978.i, i64 0
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
  %269 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B2062.endif.i

B2062.endif.endif.endif.i:                        ; preds = %B2062.endif.endif.else.endif.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.endif.i
  %.6053.sroa.13.0.i = phi i64 [ %.210.i9978.i, %B2062.endif.endif.else.endif.endif.endif.if.i ], [ %.6053.sroa.13.1.i, %B2062.endif.endif.else.endif.endif.endif.i ]
  %.6174.not11146.i = icmp slt i64 %.6053.sroa.0.3.i, %.6053.sroa.13.0.i
  br i1 %.6174.not11146.i, label %.6144.endif.preheader.i, label %.6144.if.i, !prof !31

.6144.endif.preheader.i:                          ; preds = %B2062.endif.endif.endif.i
  %270 = shl i64 %.6053.sroa.0.3.i, 3
  %scevgep11249.i = getelementptr i8, ptr %scevgep.i, i64 %270
  %271 = sub nsw i64 %.6053.sroa.13.0.i, %.6053.sroa.0.3.i
  %272 = shl i64 %271, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11249.i, i8 0, i64 %272, i1 false), !noalias !7
  br label %.6144.if.i

B2062.endif.endif.else.if.i:                      ; preds = %B2062.endif.i
  br label %B2062.endif.endif.else.endif.i

B2062.endif.endif.else.endif.i:                   ; preds = %B2062.endif.endif.else.if.i, %B2062.endif.i
  %.6053.sroa.0.1.i = phi i64 [ 0, %B2062.endif.endif.else.if.i ], [ %.5929.i, %B2062.endif.i ]
  %.6078.not.i = icmp slt i64 %.5929.i, %.210.i9978.i
  br i1 %.6078.not.i, label %B2062.endif.endif.else.endif.endif.i, label %B2062.endif.endif.else.endif.if.i, !prof !10

B2062.endif.endif.else.endif.if.i:                ; preds = %B2062.endif.endif.else.endif.i
  br label %B2062.endif.endif.else.endif.endif.i

B2062.endif.endif.else.endif.endif.i:             ; preds = %B2062.endif.endif.else.endif.if.i, %B2062.endif.endif.else.endif.i
  %.6053.sroa.0.3.i = phi i64 [ %.210.i9978.i, %B2062.endif.endif.else.endif.if.i ], [ %.6053.sroa.0.1.i, %B2062.endif.endif.else.endif.i ]
  %.6090.i = icmp slt i64 %.5946.i, 0
  br i1 %.6090.i, label %B2062.endif.endif.else.endif.endif.if.i, label %B2062.endif.endif.else.endif.endif.endif.i, !prof !6

B2062.endif.endif.else.endif.endif.if.i:          ; preds = %B2062.endif.endif.else.endif.endif.i
  br label %B2062.endif.endif.else.endif.endif.endif.i

B2062.endif.endif.else.endif.endif.endif.i:       ; preds = %B2062.endif.endif.else.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.i
  %.6053.sroa.13.1.i = phi i64 [ 0, %B2062.endif.endif.else.endif.endif.if.i ], [ %.5946.i, %B2062.endif.endif.else.endif.endif.i ]
  %.6095.not.i = icmp slt i64 %.5946.i, %.210.i9978.i
  br i1 %.6095.not.i, label %B2062.endif.endif.endif.i, label %B2062.endif.endif.else.endif.endif.endif.if.i, !prof !10

B2062.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B2062.endif.endif.else.endif.endif.endif.i
  br label %B2062.endif.endif.endif.i

.6144.if.i:                                       ; preds = %.6144.endif.preheader.i, %B2062.endif.endif.endif.i
  %.6192.i = mul nsw i64 %.5200.i, %.596.i
  %.6195.i = mul nsw i64 %.5889.i, %.596.i
  %.6232.i = icmp slt i64 %.6192.i, 0
  %.6233.i = select i1 %.6232.i, i64 %.210.i10302.i, i64 0
  %.6234.i = add i64 %.6233.i, %.6192.i
  %.6249.i = icmp slt i64 %.6195.i, 0
  %.6250.i = select i1 %.6249.i, i64 %.210.i10302.i, i64 0
  %.6251.i = add i64 %.6250.i, %.6195.i
  %.6378.i = icmp slt i64 %.6234.i, 0
  br i1 %.6378.i, label %.6145.endif.else.if.i, label %.6145.endif.else.endif.i, !prof !6

.6145.endif.endif.i:                              ; preds = %.6145.endif.else.endif.endif.endif.if.i, %.6145.endif.else.endif.endif.endif.i
  %.6358.sroa.13.0.i = phi i64 [ %.210.i10302.i, %.6145.endif.else.endif.endif.endif.if.i ], [ %.6358.sroa.13.1.i, %.6145.endif.else.endif.endif.endif.i ]
  %.6479.not11148.i = icmp slt i64 %.6358.sroa.0.3.i, %.6358.sroa.13.0.i
  br i1 %.6479.not11148.i, label %.6449.endif.preheader.i, label %B2060.loopexit.i, !prof !31

.6449.endif.preheader.i:                          ; preds = %.6145.endif.endif.i
  %273 = shl i64 %.6358.sroa.0.3.i, 3
  %scevgep11251.i = getelementptr i8, ptr %scevgep11250.i, i64 %273
  %274 = sub nsw i64 %.6358.sroa.13.0.i, %.6358.sroa.0.3.i
  %275 = shl i64 %274, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11251.i, i8 0, i64 %275, i1 false), !noalias !7
  br label %B2060.loopexit.i

.6145.endif.else.if.i:                            ; preds = %.6144.if.i
  br label %.6145.endif.else.endif.i

.6145.endif.else.endif.i:                         ; preds = %.6145.endif.else.if.i, %.6144.if.i
  %.6358.sroa.0.1.i = phi i64 [ 0, %.6145.endif.else.if.i ], [ %.6234.i, %.6144.if.i ]
  %.6383.not.i = icmp slt i64 %.6234.i, %.210.i10302.i
  br i1 %.6383.not.i, label %.6145.endif.else.endif.endif.i, label %.6145.endif.else.endif.if.i, !prof !10

.6145.endif.else.endif.if.i:                      ; preds = %.6145.endif.else.endif.i
  br label %.6145.endif.else.endif.endif.i

.6145.endif.else.endif.endif.i:                   ; preds = %.6145.endif.else.endif.if.i, %.6145.endif.else.endif.i
  %.6358.sroa.0.3.i = phi i64 [ %.210.i10302.i, %.6145.endif.else.endif.if.i ], [ %.6358.sroa.0.1.i, %.6145.endif.else.endif.i ]
  %.6395.i = icmp slt i64 %.6251.i, 0
  br i1 %.6395.i, label %.6145.endif.else.endif.endif.if.i, label %.6145.endif.else.endif.endif.endif.i, !prof !6

.6145.endif.else.endif.endif.if.i:                ; preds = %.6145.endif.else.endif.endif.i
  br label %.6145.endif.else.endif.endif.endif.i

.6145.endif.else.endif.endif.endif.i:             ; preds = %.6145.endif.else.endif.endif.if.i, %.6145.endif.else.endif.endif.i
  %.6358.sroa.13.1.i = phi i64 [ 0, %.6145.endif.else.endif.endif.if.i ], [ %.6251.i, %.6145.endif.else.endif.endif.i ]
  %.6400.not.i = icmp slt i64 %.6251.i, %.210.i10302.i
  br i1 %.6400.not.i, label %.6145.endif.endif.i, label %.6145.endif.else.endif.endif.endif.if.i, !prof !10

.6145.endif.else.endif.endif.endif.if.i:          ; preds = %.6145.endif.else.endif.endif.endif.i
  br label %.6145.endif.endif.i

.6781.if.i:                                       ; preds = %.6781.endif.i, %B2472.i
  %exitcond1595.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1595.not, label %B2532.i, label %B2518.i

.6781.endif.i:                                    ; preds = %B2472.i, %.6781.endif.i
  %.6777.011154.i = phi i64 [ %.6822.i, %.6781.endif.i ], [ 0, %B2472.i ]
  %.6817.i = getelementptr i64, ptr %.226.i10838.i, i64 %.6777.011154.i
  store i64 1, ptr %.6817.i, align 8, !noalias !7
  %.6822.i = add nuw nsw i64 %.6777.011154.i, 1
  %exitcond11253.not.i = icmp eq i64 %.6822.i, %.201.i10837.i
  br i1 %exitcond11253.not.i, label %.6781.if.i, label %.6781.endif.i, !prof !99

B2590.if.i:                                       ; preds = %B2768.i, %B2532.i
  %scheduler.2.211159.i = phi i64 [ -1, %B2532.i ], [ %scheduler.3.3.i, %B2768.i ]
  %best.2.211158.i = phi double [ 1.000000e+300, %B2532.i ], [ %best.3.3.i, %B2768.i ]
  %.6911.011155.i = phi i64 [ 0, %B2532.i ], [ %.6980.i, %B2768.i ]
  %.6980.i = add nuw nsw i64 %.6911.011155.i, 1
  %276 = getelementptr i64, ptr %.226.i10838.i, i64 %.6911.011155.i
  %.7038.i = load i64, ptr %276, align 8, !noalias !7
  %.7039.not.i = icmp eq i64 %.7038.i, 0
  br i1 %.7039.not.i, label %B2700.i, label %B2610.i

B3410.if.i:                                       ; preds = %B3552.i, %B3410.preheader.i
  %why.5.311163.i = phi i64 [ 2, %B3410.preheader.i ], [ %why.6.4.i, %B3552.i ]
  %need.3.311162.i = phi double [ %best.3.3.i, %B3410.preheader.i ], [ %need.4.4.i, %B3552.i ]
  %.8689.011160.i = phi i64 [ 0, %B3410.preheader.i ], [ %.8764.i, %B3552.i ]
  %.8764.i = add nuw nsw i64 %.8689.011160.i, 1
  %277 = shl nuw i64 1, %.8689.011160.i
  %278 = and i64 %277, %.8643.i
  %.8808.not.i = icmp eq i64 %278, 0
  br i1 %.8808.not.i, label %B3552.i, label %B3430.i

B4772.endif.i:                                    ; preds = %B4772.else.if.i, %B4772.i
  %quot.2.0.i = phi i64 [ 0, %B4772.i ], [ %spec.select9382.i, %B4772.else.if.i ]
  %279 = getelementptr i64, ptr %.730, i64 %.7846.i
  %.10525.i = getelementptr i64, ptr %279, i64 %.7865.i
  %.10526.i = load i64, ptr %.10525.i, align 8, !noalias !7
  %.13.i11032.i = tail call i64 @llvm.smax.i64(i64 %.10526.i, i64 1)
  %.10556.i = uitofp nneg i64 %.13.i11032.i to double
  %.10557.i = fadd double %best.3.3.i, %.10556.i
  %.10576.i = select i1 %.7830.i, i64 %.210.i10122.i, i64 0
  %280 = getelementptr i64, ptr %.226.i10120.i, i64 %.7775.i
  %.10590.i = getelementptr i64, ptr %280, i64 %.10576.i
  %.10591.i = load i64, ptr %.10590.i, align 8, !noalias !7
  %.10606.i = icmp ne i64 %.10591.i, -9223372036854775808
  %.10608.not.i = or i1 %.10607.i, %.10606.i
  %or.cond11186.i = select i1 %.10595.i, i1 %.10608.not.i, i1 false, !prof !15
  br i1 %or.cond11186.i, label %B4772.endif.endif.else.if.i, label %B4772.endif.endif.endif.i, !prof !15

B4772.else.if.i:                                  ; preds = %B4772.i
  %.10471.i = sdiv i64 %.7775.i, %.281.fca.7.load.i
  %.10472.i = srem i64 %.7775.i, %.281.fca.7.load.i
  %.10473.i = xor i64 %.10472.i, %.281.fca.7.load.i
  %.10474.i = icmp slt i64 %.10473.i, 0
  %.10475.i = icmp ne i64 %.10472.i, 0
  %.10476.i = and i1 %.10475.i, %.10474.i
  %.10481.i = sext i1 %.10476.i to i64
  %spec.select9382.i = add i64 %.10471.i, %.10481.i
  br label %B4772.endif.i

B4772.endif.endif.endif.i:                        ; preds = %B4772.endif.endif.else.if.i, %B4772.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4772.endif.i ], [ %281, %B4772.endif.endif.else.if.i ]
  br i1 %or.cond11184.i, label %B4772.endif.endif.endif.else.if.i, label %B4772.endif.endif.endif.endif.i, !prof !15

B4772.endif.endif.else.if.i:                      ; preds = %B4772.endif.i
  %.10612.i = srem i64 %.10591.i, %.281.fca.5.load.i
  %.10613.i = xor i64 %.10612.i, %.281.fca.5.load.i
  %.10614.i = icmp slt i64 %.10613.i, 0
  %.10615.i = icmp ne i64 %.10612.i, 0
  %.10616.i = and i1 %.10615.i, %.10614.i
  %.10623.i = select i1 %.10616.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select9383.i = add i64 %.10623.i, %.10612.i
  %281 = mul nsw i64 %spec.select9383.i, %.281.fca.7.load.i
  br label %B4772.endif.endif.endif.i

B4772.endif.endif.endif.endif.i:                  ; preds = %B4772.endif.endif.endif.else.if.i, %B4772.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4772.endif.endif.endif.i ], [ %spec.select9384.i, %B4772.endif.endif.endif.else.if.i ]
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
  %spec.select9384.i = add i64 %.10667.i, %.10656.i
  br label %B4772.endif.endif.endif.endif.i

B7970.endif.endif.i:                              ; preds = %B7970.endif.else.if.i, %B7970.i
  %rem.7.0.i = phi i64 [ %.14655.0.i, %B7970.endif.else.if.i ], [ 0, %B7970.i ]
  store i64 %rem.7.0.i, ptr %.14579.i, align 8, !noalias !7
  br label %B8276.i

B7970.endif.else.if.i:                            ; preds = %B7970.i
  %.14642.i = load i64, ptr %.14579.i, align 8, !noalias !7
  %.14643.i = add nsw i64 %.14642.i, 1
  %.14664.i = srem i64 %.14643.i, %.5.i.i
  %.14665.i = xor i64 %.14664.i, %.5.i.i
  %.14666.i = icmp slt i64 %.14665.i, 0
  %.14667.i = icmp ne i64 %.14664.i, 0
  %.14668.i = and i1 %.14667.i, %.14666.i
  %.14675.i = select i1 %.14668.i, i64 %.5.i.i, i64 0
  %.14655.0.i = add i64 %.14675.i, %.14664.i
  br label %B7970.endif.endif.i

B8136.endif.endif.i:                              ; preds = %B8136.endif.else.if.i, %B8136.i
  %rem.8.0.i = phi i64 [ %.14918.0.i, %B8136.endif.else.if.i ], [ 0, %B8136.i ]
  store i64 %rem.8.0.i, ptr %.14842.i, align 8, !noalias !7
  br label %B8276.i

B8136.endif.else.if.i:                            ; preds = %B8136.i
  %.14905.i = load i64, ptr %.14842.i, align 8, !noalias !7
  %.14906.i = add nsw i64 %.14905.i, 1
  %.14927.i = srem i64 %.14906.i, %.5.i10959.i
  %.14928.i = xor i64 %.14927.i, %.5.i10959.i
  %.14929.i = icmp slt i64 %.14928.i, 0
  %.14930.i = icmp ne i64 %.14927.i, 0
  %.14931.i = and i1 %.14930.i, %.14929.i
  %.14938.i = select i1 %.14931.i, i64 %.5.i10959.i, i64 0
  %.14918.0.i = add i64 %.14938.i, %.14927.i
  br label %B8136.endif.endif.i

B8802.endif.endif.i:                              ; preds = %B8802.endif.else.if.i, %B8802.i
  %rem.9.0.i = phi double [ 0.000000e+00, %B8802.i ], [ %283, %B8802.endif.else.if.i ]
  %.16190.i = fmul double %.521.fca.2.load.i, %rem.9.0.i
  %.16191.i = fsub double %.16144.i, %.16190.i
  %.16192.i = fadd double %.16052.i, %.16191.i
  store double %.16192.i, ptr %.16051.i, align 8, !noalias !7
  %.16252.i = load double, ptr %.16251.i, align 8, !noalias !7
  %.16268.i = select i1 %.7830.i, i64 %.210.i10554.i, i64 0
  %282 = getelementptr double, ptr %.226.i10552.i, i64 %.7775.i
  %.16282.i = getelementptr double, ptr %282, i64 %.16268.i
  %.16283.i = load double, ptr %.16282.i, align 8, !noalias !7
  %.16287.i = fsub double %.16283.i, %best.3.3.i
  %.12.i11033.i = fcmp ogt double %.16287.i, 0.000000e+00
  %.13.i11034.i = select i1 %.12.i11033.i, double %.16287.i, double 0.000000e+00
  %.16316.i = fadd double %.16252.i, %.13.i11034.i
  store double %.16316.i, ptr %.16251.i, align 8, !noalias !7
  br label %B9310.i

B8802.endif.else.if.i:                            ; preds = %B8802.i
  %.16168.i = srem i64 %.7775.i, %.281.fca.7.load.i
  %.16169.i = xor i64 %.16168.i, %.281.fca.7.load.i
  %.16170.i = icmp slt i64 %.16169.i, 0
  %.16171.i = icmp ne i64 %.16168.i, 0
  %.16172.i = and i1 %.16171.i, %.16170.i
  %.16179.i = select i1 %.16172.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9385.i = add i64 %.16179.i, %.16168.i
  %283 = sitofp i64 %spec.select9385.i to double
  br label %B8802.endif.endif.i

B9480.if.i:                                       ; preds = %B9536.i, %B9480.if.preheader.i
  %.16839.011166.i = phi i64 [ %.16901.i, %B9536.i ], [ %spec.select11068.i, %B9480.if.preheader.i ]
  %.16836.011165.i = phi i64 [ %.16905.i, %B9536.i ], [ %.16808.i, %B9480.if.preheader.i ]
  %.16901.i = add nsw i64 %.16839.011166.i, -1
  %.16905.i = add i64 %.16836.011165.i, 1
  %.16947.i = icmp slt i64 %.16836.011165.i, 0
  %.16948.i = select i1 %.16947.i, i64 %.210.i10050.i, i64 0
  %284 = getelementptr i64, ptr %.226.i10048.i, i64 %.16836.011165.i
  %.16962.i = getelementptr i64, ptr %284, i64 %.16948.i
  %.16963.i = load i64, ptr %.16962.i, align 8, !noalias !7
  %.16964.not.i = icmp eq i64 %.16963.i, 0
  br i1 %.16964.not.i, label %B9536.i, label %B9500.i

B9538.endif.else.endif.endif.endif.if.i:          ; preds = %B9538.i
  br i1 %.17388.not11167.i, label %.17358.endif.i.preheader, label %B9562.i, !prof !238

.17358.endif.i.preheader:                         ; preds = %B9538.i, %B9538.endif.else.endif.endif.endif.if.i
  %.17354.011168.i.ph = phi i64 [ %.210.i1084011346.i, %B9538.endif.else.endif.endif.endif.if.i ], [ 0, %B9538.i ]
  br label %.17358.endif.i

.17358.endif.i:                                   ; preds = %.17358.endif.i.preheader, %.17358.endif.i
  %.17354.011168.i = phi i64 [ %.17399.i, %.17358.endif.i ], [ %.17354.011168.i.ph, %.17358.endif.i.preheader ]
  %.17394.i = getelementptr i64, ptr %.226.i10838.i, i64 %.17354.011168.i
  store i64 1, ptr %.17394.i, align 8, !noalias !7
  %.17399.i = add nuw nsw i64 %.17354.011168.i, 1
  %.17388.not.i = icmp sgt i64 %.201.i10837.i, %.17399.i
  br i1 %.17388.not.i, label %.17358.endif.i, label %B9562.i, !prof !239

B9746.if.i:                                       ; preds = %B10192.i, %B9746.if.lr.ph.i
  %.18457.011180.i = phi i64 [ 0, %B9746.if.lr.ph.i ], [ %.18526.i, %B10192.i ]
  %.18526.i = add nuw nsw i64 %.18457.011180.i, 1
  %285 = getelementptr i64, ptr %.226.i10048.i, i64 %.18457.011180.i
  %.18584.i = load i64, ptr %285, align 8, !noalias !7
  %.18585.not.i = icmp eq i64 %.18584.i, 0
  br i1 %.18585.not.i, label %B10192.i, label %B9766.i

B9766.endif.endif.i:                              ; preds = %B9766.endif.else.if.i, %B9766.i
  %.1868811060.pn.pn.in.i = phi ptr [ %.1868711059.i, %B9766.endif.else.if.i ], [ %.226.i10480.i, %B9766.i ]
  %rem.11.0.i = phi double [ %293, %B9766.endif.else.if.i ], [ 0.000000e+00, %B9766.i ]
  %.1868811060.pn.pn.i = load double, ptr %.1868811060.pn.pn.in.i, align 8, !noalias !7
  %.1869011063.i = fsub double %now.2.2.i, %.1868811060.pn.pn.i
  %.18736.i = fmul double %.521.fca.2.load.i, %rem.11.0.i
  %.18737.i = fsub double %.1869011063.i, %.18736.i
  %.12.i11035.i = fcmp ogt double %.18737.i, 0.000000e+00
  %.13.i11036.i = select i1 %.12.i11035.i, double %.18737.i, double 0.000000e+00
  %.18766.i = fadd double %.18616.i, %.13.i11036.i
  store double %.18766.i, ptr %.18615.i, align 8, !noalias !7
  %286 = getelementptr double, ptr %.226.i10228.i, i64 %.18457.011180.i
  %.18827.i = load double, ptr %286, align 8, !noalias !7
  %287 = getelementptr double, ptr %.226.i10156.i, i64 %.18457.011180.i
  %.18858.i = load double, ptr %287, align 8, !noalias !7
  %.12.i11037.i = fcmp olt double %now.2.2.i, %.18858.i
  %.13.i11038.i = select i1 %.12.i11037.i, double %now.2.2.i, double %.18858.i
  %.12.i11039.i = fcmp ogt double %.13.i11038.i, %.18827.i
  %.13.i11040.i = select i1 %.12.i11039.i, double %.13.i11038.i, double %.18827.i
  %288 = getelementptr i64, ptr %.226.i10264.i, i64 %.18457.011180.i
  %.18946.i = load i64, ptr %288, align 8, !noalias !7
  %.18960.i = icmp slt i64 %.18946.i, 0
  %.18961.i = select i1 %.18960.i, i64 %.3114, i64 0
  %289 = getelementptr double, ptr %.3130, i64 %.18946.i
  %.18975.i = getelementptr double, ptr %289, i64 %.18961.i
  %.18976.i = load double, ptr %.18975.i, align 8, !noalias !7
  %.19008.i = fsub double %.13.i11040.i, %.18827.i
  %.19009.i = fadd double %.18976.i, %.19008.i
  store double %.19009.i, ptr %.18975.i, align 8, !noalias !7
  %290 = getelementptr i64, ptr %.226.i9835.i, i64 %.18457.011180.i
  %.19070.i = load i64, ptr %290, align 8, !noalias !7
  %.19084.i = icmp slt i64 %.19070.i, 0
  %.19085.i = select i1 %.19084.i, i64 %.3285, i64 0
  %291 = getelementptr double, ptr %.3301, i64 %.19070.i
  %.19099.i = getelementptr double, ptr %291, i64 %.19085.i
  %.19100.i = load double, ptr %.19099.i, align 8, !noalias !7
  %.19131.i = load double, ptr %286, align 8, !noalias !7
  %.19134.i = fsub double %.13.i11040.i, %.19131.i
  %.19135.i = fadd double %.19100.i, %.19134.i
  store double %.19135.i, ptr %.19099.i, align 8, !noalias !7
  %.19195.i = load double, ptr %.19194.i, align 8, !noalias !7
  %.19197.i = fsub double %now.2.2.i, %.13.i11040.i
  %.12.i11041.i = fcmp ogt double %.19197.i, 0.000000e+00
  %.13.i11042.i = select i1 %.12.i11041.i, double %.19197.i, double 0.000000e+00
  %.19226.i = fadd double %.13.i11042.i, %.19195.i
  store double %.19226.i, ptr %.19194.i, align 8, !noalias !7
  br label %B10192.i

B9766.endif.else.if.i:                            ; preds = %B9766.i
  %.18637.i = sdiv i64 %.18457.011180.i, %.281.fca.7.load.i
  %.18638.i = srem i64 %.18457.011180.i, %.281.fca.7.load.i
  %.18641.i = icmp ne i64 %.18638.i, 0
  %.18642.i = and i1 %.18640.i, %.18641.i
  %.18647.i = sext i1 %.18642.i to i64
  %spec.select9386.i = add i64 %.18637.i, %.18647.i
  %spec.select9386.fr.i = freeze i64 %spec.select9386.i
  %292 = getelementptr double, ptr %.226.i10480.i, i64 %spec.select9386.fr.i
  %.18672.i = icmp slt i64 %spec.select9386.fr.i, 0
  %spec.select11072.i = select i1 %.18672.i, i64 %.210.i10482.i, i64 0
  %.1868711059.i = getelementptr double, ptr %292, i64 %spec.select11072.i
  %.18717.not.i = icmp eq i64 %.18638.i, 0
  %.18725.i = select i1 %.18717.not.i, i64 0, i64 %195
  %spec.select9387.i = add nsw i64 %.18725.i, %.18638.i
  %293 = sitofp i64 %spec.select9387.i to double
  br label %B9766.endif.endif.i
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
