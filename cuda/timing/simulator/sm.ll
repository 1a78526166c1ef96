; made by build.py from sm.py, sources 7ac1d9095c9a9a28
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit: ; preds = %B38.if.i
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

B38.if.i1431:                                     ; preds = %B38.if.i1431, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %out.2.sroa.0.0345.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.0.load.i, %B38.if.i1431 ]
  %out.2.sroa.9.0344.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.1.load.i, %B38.if.i1431 ]
  %out.2.sroa.18.0343.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.2.load.i, %B38.if.i1431 ]
  %out.2.sroa.27.0342.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.3.load.i, %B38.if.i1431 ]
  %out.2.sroa.36.0341.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.4.load.i, %B38.if.i1431 ]
  %out.2.sroa.45.0340.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.5.load.i, %B38.if.i1431 ]
  %out.2.sroa.54.0339.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.6.load.i, %B38.if.i1431 ]
  %out.2.sroa.63.0338.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.7.load.i, %B38.if.i1431 ]
  %out.2.sroa.72.0337.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.8.load.i, %B38.if.i1431 ]
  %out.2.sroa.81.0336.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.9.load.i, %B38.if.i1431 ]
  %out.2.sroa.90.0335.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.10.load.i, %B38.if.i1431 ]
  %out.2.sroa.99.0334.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.11.load.i, %B38.if.i1431 ]
  %out.2.sroa.108.0333.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.12.load.i, %B38.if.i1431 ]
  %out.2.sroa.117.0332.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.13.load.i, %B38.if.i1431 ]
  %out.2.sroa.126.0331.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.14.load.i, %B38.if.i1431 ]
  %out.2.sroa.135.0330.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.15.load.i, %B38.if.i1431 ]
  %out.2.sroa.144.0329.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.16.load.i, %B38.if.i1431 ]
  %out.2.sroa.153.0328.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.17.load.i, %B38.if.i1431 ]
  %out.2.sroa.162.0327.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.18.load.i, %B38.if.i1431 ]
  %out.2.sroa.171.0326.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.19.load.i, %B38.if.i1431 ]
  %out.2.sroa.180.0325.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.20.load.i, %B38.if.i1431 ]
  %out.2.sroa.189.0324.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.21.load.i, %B38.if.i1431 ]
  %out.2.sroa.198.0323.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.22.load.i, %B38.if.i1431 ]
  %out.2.sroa.207.0322.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.23.load.i, %B38.if.i1431 ]
  %out.2.sroa.216.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.24.load.i, %B38.if.i1431 ]
  %out.2.sroa.225.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.25.load.i, %B38.if.i1431 ]
  %out.2.sroa.234.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.26.load.i, %B38.if.i1431 ]
  %out.2.sroa.243.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.27.load.i, %B38.if.i1431 ]
  %out.2.sroa.252.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.28.load.i, %B38.if.i1431 ]
  %out.2.sroa.261.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.29.load.i, %B38.if.i1431 ]
  %out.2.sroa.270.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.30.load.i, %B38.if.i1431 ]
  %out.2.sroa.279.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.31.load.i, %B38.if.i1431 ]
  %out.2.sroa.288.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.32.load.i, %B38.if.i1431 ]
  %out.2.sroa.297.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.33.load.i, %B38.if.i1431 ]
  %out.2.sroa.306.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.34.load.i, %B38.if.i1431 ]
  %out.2.sroa.315.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.35.load.i, %B38.if.i1431 ]
  %out.2.sroa.324.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.36.load.i, %B38.if.i1431 ]
  %out.2.sroa.333.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.37.load.i, %B38.if.i1431 ]
  %out.2.sroa.342.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.38.load.i, %B38.if.i1431 ]
  %out.2.sroa.351.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.39.load.i, %B38.if.i1431 ]
  %out.2.sroa.360.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.40.load.i, %B38.if.i1431 ]
  %out.2.sroa.369.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.41.load.i, %B38.if.i1431 ]
  %out.2.sroa.378.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.521.fca.42.load.i, %B38.if.i1431 ]
  %.389.0301.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.460.i, %B38.if.i1431 ]
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
  br i1 %exitcond.not.i1432, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit, label %B38.if.i1431

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit: ; preds = %B38.if.i1431
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

common.ret:                                       ; preds = %B10586.i, %B10110.i
  store double %issued.4.2.i, ptr %.3472, align 8, !noalias !7
  %.19832.i = getelementptr i8, ptr %.3472, i64 24
  store double %now.2.2.i, ptr %.19832.i, align 8, !noalias !7
  %.19865.i = getelementptr i8, ptr %.3472, i64 40
  %.19866.i = sitofp i64 %finished.5.2.i to double
  store double %.19866.i, ptr %.19865.i, align 8, !noalias !7
  %.4183 = trunc i64 %finished.5.2.i to i32
  store i32 %.4183, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1251.sroa.13.0 = phi i64 [ %.538, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1251.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1339 = sub i64 %.1251.sroa.13.0, %.1251.sroa.0.3
  %.1348 = tail call i64 @llvm.smax.i64(i64 %.1339, i64 0)
  %.1364 = getelementptr i64, ptr %arg.path_at, i64 %.1251.sroa.0.3
  br i1 %.1283, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit
  %.1251.sroa.0.3 = phi i64 [ %.538, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE.exit ]
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
  %spec.select11408.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.738.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select11408.i
  %.5.i.i10032.i = fptosi double %.521.fca.31.load.i to i64
  %.212.0.i.i = ashr i64 %.5.i.i10032.i, 4
  %.13.i.i10033.i = tail call i64 @llvm.smax.i64(i64 %.212.0.i.i, i64 1)
  %.273.i.i = shl nuw nsw i64 %.13.i.i10033.i, 4
  %.87.i.i.i = or disjoint i64 %.273.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1952.i:                                          ; preds = %B1952.i.outer, %B10589.i
  %dispatched.3.1.i = phi double [ %dispatched.4.2.i, %B10589.i ], [ %dispatched.3.1.i.ph, %B1952.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.3.2.i, %B10589.i ], [ %next_block.2.1.i.ph, %B1952.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B10589.i ], [ %waiting_slots.3.1.i.ph, %B1952.i.outer ]
  %.4855.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4884.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond9623.i = select i1 %.4855.i, i1 %.4884.i, i1 false
  br i1 %or.cond9623.i, label %B1980.i.preheader, label %B2668.i

B1980.i.preheader:                                ; preds = %B1952.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1980.i

B1980.i:                                          ; preds = %B1980.i.preheader, %B2654.i
  %dispatched.2.3.i = phi double [ %.5039.i, %B2654.i ], [ %dispatched.3.1.i, %B1980.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6604.i, %B2654.i ], [ %next_block.2.1.i, %B1980.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6614.i, %B2654.i ], [ %waiting_slots.3.1.i, %B1980.i.preheader ]
  %.4932.i = load i64, ptr %.226.i10599.i, align 8, !noalias !7
  %.4933.i = icmp sgt i64 %.4932.i, -1
  br i1 %.4933.i, label %B2008.i, label %B2042.i

B2008.i:                                          ; preds = %B1980.i, %B2008.i
  %slot.4.4.i = phi i64 [ %.4936.i, %B2008.i ], [ 0, %B1980.i ]
  %.4936.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4969.i = getelementptr i64, ptr %.226.i10599.i, i64 %.4936.i
  %.4970.i = load i64, ptr %.4969.i, align 8, !noalias !7
  %.4971.i = icmp sgt i64 %.4970.i, -1
  br i1 %.4971.i, label %B2008.i, label %B2042.i

B2042.i:                                          ; preds = %B2008.i, %B1980.i
  %slot.5.5.i = phi i64 [ 0, %B1980.i ], [ %.4936.i, %B2008.i ]
  %.5004.i = getelementptr double, ptr %.226.i10671.i, i64 %slot.5.5.i
  %.5005.i = load double, ptr %.5004.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.5005.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.5005.i, double %dispatched.2.3.i
  %.5039.i = fadd double %.521.fca.0.load.i, %.13.i.i
  %.5072.i = getelementptr double, ptr %.226.i10743.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.5072.i, align 8, !noalias !7
  %.5076.i = fadd double %.521.fca.1.load.i, %.13.i.i
  %.5110.i = getelementptr i64, ptr %.226.i10599.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.5110.i, align 8, !noalias !7
  %.5141.i = getelementptr i64, ptr %.226.i10635.i, i64 %slot.5.5.i
  store i64 0, ptr %.5141.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.5004.i, align 8, !noalias !7
  br i1 %.525411485.not.i, label %B2608.i, label %B2196.if.lr.ph.i

B2196.if.lr.ph.i:                                 ; preds = %B2042.i
  %.5294.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.5371.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5373.not.not11526.i = and i1 %.5372.i, %.5371.i
  %.5801.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge11518.i = select i1 %.5360.i, i1 true, i1 %.5373.not.not11526.i, !prof !6
  br label %B2196.if.i

B2196.loopexit.i:                                 ; preds = %.6544.endif.preheader.i, %.6240.endif.endif.i
  %exitcond11587.not.i = icmp eq i64 %.281.fca.7.load.i, %.5267.i
  br i1 %exitcond11587.not.i, label %B2608.i, label %B2196.if.i

B2608.i:                                          ; preds = %B2196.loopexit.i, %B2042.i
  %.6604.i = add i64 %next_block.5.3.i, 1
  %.6614.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i11174.i, label %.6876.if.i, label %.6876.endif.i, !prof !11

B2654.i:                                          ; preds = %.6876.if.i
  %exitcond1597.not = icmp eq i64 %.6604.i, %.281.fca.4.load.i
  br i1 %exitcond1597.not, label %B2668.i, label %B1980.i

B2668.i:                                          ; preds = %.6876.if.i, %B2654.i, %B1952.i
  %dispatched.4.2.i = phi double [ %dispatched.3.1.i, %B1952.i ], [ %.5039.i, %B2654.i ], [ %.5039.i, %.6876.if.i ]
  %next_block.3.2.i = phi i64 [ %next_block.2.1.i, %B1952.i ], [ %.6604.i, %.6876.if.i ], [ %.281.fca.4.load.i, %B2654.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1952.i ], [ 0, %.6876.if.i ], [ %.6614.i, %B2654.i ]
  br label %B2726.if.i

B2746.i:                                          ; preds = %B2726.if.i
  %4 = getelementptr double, ptr %.226.i10887.i, i64 %.7006.011490.i
  %.7167.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i11066.i, i64 %.7006.011490.i
  %.7198.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i104211167111675.i, %.7006.011490.i
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
  %.12.i.i.i = fcmp ogt double %.7167.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.7167.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.7198.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i10419.i, i64 %.7198.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !12
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i10455.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !12
  %.613.i.i = getelementptr i64, ptr %.226.i10455.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !12
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2746.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2746.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.7006.011490.i, %B2746.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2746.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i10419.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !12
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.7006.011490.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i10419.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !12
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2746.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.7198.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2746.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2746.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i11101.i, i64 %.7006.011490.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i11137.i, i64 %.7006.011490.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %285, align 8, !noalias !7
  br label %B2836.i

B2836.i:                                          ; preds = %B2726.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i11101.i, i64 %.7006.011490.i
  %.7366.i = load i64, ptr %12, align 8, !noalias !7
  %.7367.i = icmp sgt i64 %.7366.i, -1
  br i1 %.7367.i, label %B2860.i, label %B2904.i

B2860.i:                                          ; preds = %B2836.i
  %13 = getelementptr double, ptr %.226.i11137.i, i64 %.7006.011490.i
  %.7407.i = load double, ptr %13, align 8, !noalias !7
  %.7409.i = fcmp olt double %.7407.i, %best.2.211493.i
  br i1 %.7409.i, label %B2884.i, label %B2904.i

B2884.i:                                          ; preds = %B2860.i
  br label %B2904.i

B2904.i:                                          ; preds = %B2884.i, %B2860.i, %B2836.i
  %best.3.3.i = phi double [ %.7407.i, %B2884.i ], [ %best.2.211493.i, %B2860.i ], [ %best.2.211493.i, %B2836.i ]
  %scheduler.3.3.i = phi i64 [ %.7006.011490.i, %B2884.i ], [ %scheduler.2.211494.i, %B2860.i ], [ %scheduler.2.211494.i, %B2836.i ]
  %exitcond11589.not.i = icmp eq i64 %.7075.i, 4
  br i1 %exitcond11589.not.i, label %B2906.i, label %B2726.if.i

B2906.i:                                          ; preds = %B2904.i
  %.7470.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7470.i, label %B10110.i.loopexit, label %B2922.i

B2922.i:                                          ; preds = %B2906.i
  %.7879.i = getelementptr i64, ptr %.226.i11101.i, i64 %scheduler.3.3.i
  %.7880.i = load i64, ptr %.7879.i, align 8, !noalias !7
  %.7913.i = getelementptr i64, ptr %.226.i11173.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7913.i, align 8, !noalias !7
  %.7935.i = icmp slt i64 %.7880.i, 0
  %.7936.i = select i1 %.7935.i, i64 %.210.i10100.i, i64 0
  %14 = getelementptr i64, ptr %.226.i10098.i, i64 %.7880.i
  %.7950.i = getelementptr i64, ptr %14, i64 %.7936.i
  %.7951.i = load i64, ptr %.7950.i, align 8, !noalias !7
  %.7969.i = icmp slt i64 %.7951.i, 0
  %.7970.i = select i1 %.7969.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7951.i
  %.7984.i = getelementptr i64, ptr %15, i64 %.7970.i
  %.7985.i = load i64, ptr %.7984.i, align 8, !noalias !7
  %.8004.i = select i1 %.7935.i, i64 %.210.i10493.i, i64 0
  %16 = getelementptr double, ptr %.226.i10491.i, i64 %.7880.i
  %.8018.i = getelementptr double, ptr %16, i64 %.8004.i
  %.8019.i = load double, ptr %.8018.i, align 8, !noalias !7
  %.8035.i = select i1 %.7935.i, i64 %.210.i104211167111675.i, i64 0
  %17 = getelementptr double, ptr %.226.i10419.i, i64 %.7880.i
  %.8049.i = getelementptr double, ptr %17, i64 %.8035.i
  %.8050.i = load double, ptr %.8049.i, align 8, !noalias !7
  %.12.i9633.i = fcmp olt double %best.3.3.i, %.8050.i
  %.13.i9634.i = select i1 %.12.i9633.i, double %best.3.3.i, double %.8050.i
  %.12.i9635.i = fcmp ogt double %.13.i9634.i, %.8019.i
  %.13.i9636.i = select i1 %.12.i9635.i, double %.13.i9634.i, double %.8019.i
  %.8126.i = select i1 %.7935.i, i64 %.210.i10529.i, i64 0
  %18 = getelementptr i64, ptr %.226.i10527.i, i64 %.7880.i
  %.8140.i = getelementptr i64, ptr %18, i64 %.8126.i
  %.8141.i = load i64, ptr %.8140.i, align 8, !noalias !7
  %.8155.i = icmp slt i64 %.8141.i, 0
  %.8156.i = select i1 %.8155.i, i64 %.3114, i64 0
  %19 = getelementptr double, ptr %.3130, i64 %.8141.i
  %.8170.i = getelementptr double, ptr %19, i64 %.8156.i
  %.8171.i = load double, ptr %.8170.i, align 8, !noalias !7
  %.8204.i = fsub double %.13.i9636.i, %.8019.i
  %.8205.i = fadd double %.8171.i, %.8204.i
  store double %.8205.i, ptr %.8170.i, align 8, !noalias !7
  %.8251.i = select i1 %.7969.i, i64 %.3285, i64 0
  %20 = getelementptr double, ptr %.3301, i64 %.7951.i
  %.8265.i = getelementptr double, ptr %20, i64 %.8251.i
  %.8266.i = load double, ptr %.8265.i, align 8, !noalias !7
  %.8297.i = load double, ptr %.8018.i, align 8, !noalias !7
  %.8299.i = fsub double %.13.i9636.i, %.8297.i
  %.8300.i = fadd double %.8266.i, %.8299.i
  store double %.8300.i, ptr %.8265.i, align 8, !noalias !7
  %.8337.i = fcmp ogt double %best.3.3.i, %.13.i9636.i
  %.8341.i = fsub double %best.3.3.i, %.13.i9636.i
  br i1 %.8337.i, label %B3196.i, label %B2922.B3300_crit_edge.i

B2922.B3300_crit_edge.i:                          ; preds = %B2922.i
  %.pre11628.i = select i1 %.7935.i, i64 %.210.i11032.i, i64 0
  br label %B3300.i

B3196.i:                                          ; preds = %B2922.i
  %.8371.i = getelementptr double, ptr %.226.i10922.i, i64 %scheduler.3.3.i
  %.8372.i = load double, ptr %.8371.i, align 8, !noalias !7
  %.8388.i = select i1 %.7935.i, i64 %.210.i11032.i, i64 0
  %21 = getelementptr double, ptr %.226.i11030.i, i64 %.7880.i
  %.8402.i = getelementptr double, ptr %21, i64 %.8388.i
  %.8403.i = load double, ptr %.8402.i, align 8, !noalias !7
  %.8404.i = fsub double %.8372.i, %.8403.i
  %.8408.i = fmul double %.8341.i, %.8404.i
  %.8439.i = load double, ptr %.8018.i, align 8, !noalias !7
  %.8441.i = fsub double %best.3.3.i, %.8439.i
  %.8445.i = fdiv double %.8408.i, %.8441.i
  %.12.i9637.i = fcmp olt double %.8445.i, %.8341.i
  %.13.i9638.i = select i1 %.12.i9637.i, double %.8445.i, double %.8341.i
  br label %B3300.i

B3300.i:                                          ; preds = %B3196.i, %B2922.B3300_crit_edge.i
  %.8687.pre-phi.i = phi i64 [ %.pre11628.i, %B2922.B3300_crit_edge.i ], [ %.8388.i, %B3196.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2922.B3300_crit_edge.i ], [ %.13.i9638.i, %B3196.i ]
  %.8506.i = load double, ptr %.8505.i, align 8, !noalias !7
  %.8508.i = fadd double %held.2.2.i, %.8506.i
  store double %.8508.i, ptr %.8505.i, align 8, !noalias !7
  %.8568.i = load double, ptr %.8567.i, align 8, !noalias !7
  %.8575.i = fsub double %.8341.i, %held.2.2.i
  %.8578.i = fadd double %.8575.i, %.8568.i
  store double %.8578.i, ptr %.8567.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.8018.i, align 8, !noalias !7
  %.8670.i = getelementptr double, ptr %.226.i10922.i, i64 %scheduler.3.3.i
  %.8671.i = load double, ptr %.8670.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i11030.i, i64 %.7880.i
  %.8701.i = getelementptr double, ptr %22, i64 %.8687.pre-phi.i
  store double %.8671.i, ptr %.8701.i, align 8, !noalias !7
  %23 = getelementptr i64, ptr %.940, i64 %.7951.i
  %.8747.i = getelementptr i64, ptr %23, i64 %.7970.i
  %.8748.i = load i64, ptr %.8747.i, align 8, !noalias !7
  %.8753.not.i = icmp eq i64 %.8748.i, 0
  br i1 %.8753.not.i, label %B3690.i, label %B3546.preheader.i

B3546.preheader.i:                                ; preds = %B3300.i
  %.8924.i = mul nsw i64 %.7880.i, 6
  br label %B3546.if.i

B3566.i:                                          ; preds = %B3546.if.i
  %.8926.i = add nsw i64 %.8794.011495.i, %.8924.i
  %.8940.i = icmp slt i64 %.8926.i, 0
  %.8941.i = select i1 %.8940.i, i64 %.210.i10241.i, i64 0
  %24 = getelementptr double, ptr %.226.i10239.i, i64 %.8926.i
  %.8955.i = getelementptr double, ptr %24, i64 %.8941.i
  %.8956.i = load double, ptr %.8955.i, align 8, !noalias !7
  %.8958.i = fcmp ogt double %.8956.i, %need.3.311497.i
  br i1 %.8958.i, label %B3612.i, label %B3688.i

B3612.i:                                          ; preds = %B3566.i
  %.9018.i = select i1 %.8940.i, i64 %.210.i10277.i, i64 0
  %25 = getelementptr i64, ptr %.226.i10275.i, i64 %.8926.i
  %.9032.i = getelementptr i64, ptr %25, i64 %.9018.i
  %.9033.i = load i64, ptr %.9032.i, align 8, !noalias !7
  br label %B3688.i

B3688.i:                                          ; preds = %B3546.if.i, %B3612.i, %B3566.i
  %need.4.4.i = phi double [ %.8956.i, %B3612.i ], [ %need.3.311497.i, %B3566.i ], [ %need.3.311497.i, %B3546.if.i ]
  %why.6.4.i = phi i64 [ %.9033.i, %B3612.i ], [ %why.5.311498.i, %B3566.i ], [ %why.5.311498.i, %B3546.if.i ]
  %exitcond11590.not.i = icmp eq i64 %.8869.i, 6
  br i1 %exitcond11590.not.i, label %B3690.i, label %B3546.if.i

B3690.i:                                          ; preds = %B3688.i, %B3300.i
  %need.5.2.i = phi double [ %best.3.3.i, %B3300.i ], [ %need.4.4.i, %B3688.i ]
  %why.4.2.i = phi i64 [ 2, %B3300.i ], [ %why.6.4.i, %B3688.i ]
  %.9073.i = icmp eq i64 %.7985.i, 15
  br i1 %.9073.i, label %B3722.i, label %B3898.i

B3722.i:                                          ; preds = %B3690.i
  %.9096.i = select i1 %.7935.i, i64 %.210.i10205.i, i64 0
  %26 = getelementptr i64, ptr %.226.i10203.i, i64 %.7880.i
  %.9110.i = getelementptr i64, ptr %26, i64 %.9096.i
  %.9111.i = load i64, ptr %.9110.i, align 8, !noalias !7
  %27 = getelementptr i64, ptr %.1080, i64 %.7951.i
  %.9141.i = getelementptr i64, ptr %27, i64 %.7970.i
  %.9142.i = load i64, ptr %.9141.i, align 8, !noalias !7
  %.9143.i = icmp sgt i64 %.9111.i, %.9142.i
  br i1 %.9143.i, label %B3758.i, label %B3898.i

B3758.i:                                          ; preds = %B3722.i
  %28 = xor i64 %.9142.i, -1
  %.9218.i = add i64 %.9111.i, %28
  %.9229.0.i = and i64 %.9218.i, 15
  %.9274.i = select i1 %.7935.i, i64 %.210.i10169.i, i64 0
  %.idx.i = shl i64 %.7880.i, 7
  %29 = getelementptr i8, ptr %.226.i10167.i, i64 %.idx.i
  %30 = getelementptr double, ptr %29, i64 %.9229.0.i
  %.9288.i = getelementptr double, ptr %30, i64 %.9274.i
  %.9289.i = load double, ptr %.9288.i, align 8, !noalias !7
  %.9295.i = fcmp ogt double %.9289.i, %need.5.2.i
  br i1 %.9295.i, label %B3860.i, label %B3898.i

B3860.i:                                          ; preds = %B3758.i
  br label %B3898.i

B3898.i:                                          ; preds = %B3860.i, %B3758.i, %B3722.i, %B3690.i
  %need.6.2.i = phi double [ %.9289.i, %B3860.i ], [ %need.5.2.i, %B3758.i ], [ %need.5.2.i, %B3722.i ], [ %need.5.2.i, %B3690.i ]
  %why.3.2.i = phi i64 [ 2, %B3860.i ], [ %why.4.2.i, %B3758.i ], [ %why.4.2.i, %B3722.i ], [ %why.4.2.i, %B3690.i ]
  %.9314.i = fadd double %best.3.3.i, 1.000000e-09
  %.9316.i = fcmp ogt double %need.6.2.i, %.9314.i
  br i1 %.9316.i, label %B10589.i, label %B3940.i

B3940.i:                                          ; preds = %B3898.i
  %.9402.i = icmp slt i64 %.7985.i, 5
  br i1 %.9402.i, label %B3972.i, label %B4102.i

B3972.i:                                          ; preds = %B3940.i
  %.9405.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9407.i = add nsw i64 %.7985.i, %.9405.i
  %.9421.i = icmp slt i64 %.9407.i, 0
  %.9422.i = select i1 %.9421.i, i64 %.210.i10853.i, i64 0
  %31 = getelementptr double, ptr %.226.i10851.i, i64 %.9407.i
  %.9436.i = getelementptr double, ptr %31, i64 %.9422.i
  %.9437.i = load double, ptr %.9436.i, align 8, !noalias !7
  %.9440.i = fcmp ogt double %.9437.i, %.9314.i
  br i1 %.9440.i, label %B10589.i, label %B4102.i

B4102.i:                                          ; preds = %B3972.i, %B3940.i
  switch i64 %.7985.i, label %B8.i.i.preheader [
    i64 13, label %B4210.i
    i64 8, label %B4210.i
    i64 7, label %B4210.i
    i64 6, label %B4210.i
  ]

B4210.i:                                          ; preds = %B4102.i, %B4102.i, %B4102.i, %B4102.i
  %.9615.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9645.i = getelementptr i64, ptr %.226.i11281.i, i64 %scheduler.3.3.i
  %.9646.i = load i64, ptr %.9645.i, align 8, !noalias !7
  %.9647.i = add nsw i64 %.9646.i, %.9615.i
  %.9661.i = icmp slt i64 %.9647.i, 0
  %.9662.i = select i1 %.9661.i, i64 %.210.i11247.i, i64 0
  %32 = getelementptr double, ptr %.226.i11245.i, i64 %.9647.i
  %.9676.i = getelementptr double, ptr %32, i64 %.9662.i
  %.9677.i = load double, ptr %.9676.i, align 8, !noalias !7
  %.9680.i = fcmp ogt double %.9677.i, %.9314.i
  br i1 %.9680.i, label %B10589.i, label %B8.i.i.preheader

B8.i.i.preheader:                                 ; preds = %B4210.i, %B4102.i
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.i.i.preheader, %B8.if.i.i
  %.16.0.i.i = phi i64 [ %.70.i.i, %B8.if.i.i ], [ 0, %B8.i.i.preheader ]
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not = icmp ne i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8.if.i.i, label %B4534.i.loopexit

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7985.i
  br i1 %.96.i.i, label %B4400.i, label %B8.i.i

B4400.i:                                          ; preds = %B8.if.i.i
  %.9871.i = mul nsw i64 %scheduler.3.3.i, %.5.i11294.i
  %.9901.i = getelementptr i64, ptr %.226.i11354.i, i64 %scheduler.3.3.i
  %.9902.i = load i64, ptr %.9901.i, align 8, !noalias !7
  %.9903.i = add nsw i64 %.9902.i, %.9871.i
  %.9917.i = icmp slt i64 %.9903.i, 0
  %.9918.i = select i1 %.9917.i, i64 %.210.i11320.i, i64 0
  %33 = getelementptr double, ptr %.226.i11318.i, i64 %.9903.i
  %.9932.i = getelementptr double, ptr %33, i64 %.9918.i
  %.9933.i = load double, ptr %.9932.i, align 8, !noalias !7
  %.9936.i = fcmp ogt double %.9933.i, %.9314.i
  br i1 %.9936.i, label %B10589.i, label %B4534.i

B4534.i.loopexit:                                 ; preds = %B8.i.i
  %.9601.i.le196 = icmp eq i64 %.7985.i, 13
  br label %B4534.i

B4534.i:                                          ; preds = %B4400.i, %B4534.i.loopexit
  %.9601.i170 = phi i1 [ %.9601.i.le196, %B4534.i.loopexit ], [ false, %B4400.i ]
  %.7950.i351 = getelementptr i64, ptr %14, i64 %.7936.i
  %.8670.i357 = getelementptr double, ptr %.226.i10922.i, i64 %scheduler.3.3.i
  %"$phi4172.0.2.3.i172.in" = add i64 %.7985.i, -6
  %"$phi4172.0.2.3.i172" = icmp ult i64 %"$phi4172.0.2.3.i172.in", 3
  %.9567.i174 = icmp slt i64 %.7985.i, 9
  %.9550.i176 = icmp sgt i64 %.7985.i, 5
  %.10119.i = load double, ptr %.3130, align 8, !noalias !7
  %.10120.i = fadd double %.10119.i, 1.000000e+00
  store double %.10120.i, ptr %.3130, align 8, !noalias !7
  %.10152.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.10159.i = shl nuw nsw i64 %.10152.i, 1
  %.10161.not.i = icmp sge i64 %.10159.i, %arg.limit
  %.10167.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond9624.i = select i1 %.10161.not.i, i1 %.10167.i, i1 false
  br i1 %or.cond9624.i, label %B4630.i, label %B4694.i

B4630.i:                                          ; preds = %B4534.i
  %.10204.i = uitofp nneg i64 %.10152.i to double
  store double %.10204.i, ptr %.10203.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.10235.i, align 8, !noalias !7
  br label %B4694.i

B4694.i:                                          ; preds = %B4630.i, %B4534.i
  %half.3.2.i = phi i64 [ %.10152.i, %B4630.i ], [ %half.2.1.i.ph, %B4534.i ]
  %.10241.i = fadd double %best.3.3.i, 1.000000e+00
  %.10271.i = getelementptr double, ptr %.226.i10887.i, i64 %scheduler.3.3.i
  store double %.10241.i, ptr %.10271.i, align 8, !noalias !7
  %34 = getelementptr i64, ptr %.1150, i64 %.7951.i
  %.10302.i = getelementptr i64, ptr %34, i64 %.7970.i
  %.10303.i = load i64, ptr %.10302.i, align 8, !noalias !7
  %.10304.i = and i64 %.10303.i, 16777215
  %.10305.not.i = icmp eq i64 %.10304.i, 16777215
  br i1 %.10305.not.i, label %B4876.i, label %B4760.i

B4760.i:                                          ; preds = %B4694.i
  %.227.i.i = mul nuw nsw i64 %scheduler.3.3.i, 3
  %.239.i.i = shl nsw i64 %.7880.i, 8
  %.241.i9639.i = or disjoint i64 %.239.i.i, 1
  br label %B60.if.i.i

B130.i.i:                                         ; preds = %B60.if.i.i
  %.229.i.i = add nuw nsw i64 %.79.0278.i.i, %.227.i.i
  %.232.i.i = and i64 %.181.i.i, 1
  %.242.i.i = add i64 %.241.i9639.i, %.182.i.i
  %.idx.i.i = shl i64 %.229.i.i, 4
  %35 = getelementptr i8, ptr %.226.i10994.i, i64 %.idx.i.i
  %36 = getelementptr i64, ptr %35, i64 %.232.i.i
  %.276.i.i = load i64, ptr %36, align 8, !noalias !15
  %.278.not.i.i = icmp eq i64 %.276.i.i, %.242.i.i
  br i1 %.278.not.i.i, label %B296.i.i, label %B8.i.i.i

B8.i.i.i:                                         ; preds = %B130.i.i, %B8.if.i.i.i
  %.16.0.i.i.i = phi i64 [ %.70.i.i.i, %B8.if.i.i.i ], [ 0, %B130.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %.16.0.i.i.i, 2
  br i1 %exitcond.not.i.i.i, label %B258.i.i, label %B8.if.i.i.i

B8.if.i.i.i:                                      ; preds = %B8.i.i.i
  %trunc.i.i.i = trunc nuw i64 %.16.0.i.i.i to i1
  %spec.select.i.i.i = select i1 %trunc.i.i.i, i64 %last.2.0282.i.i, i64 %before.2.0281.i.i
  %.70.i.i.i = add nuw nsw i64 %.16.0.i.i.i, 1
  %.96.i.i.i = icmp eq i64 %spec.select.i.i.i, %.182.i.i
  br i1 %.96.i.i.i, label %B296.i.i, label %B8.i.i.i

B258.i.i:                                         ; preds = %B8.i.i.i
  %.337.i.i = add nsw i64 %.232.i.i, %odd.2.0280.i.i
  %.344.i.i = xor i64 %.232.i.i, 1
  %.346.i.i = add nsw i64 %.344.i.i, %even.2.0279.i.i
  br label %B296.i.i

B296.i.i:                                         ; preds = %B8.if.i.i.i, %B258.i.i, %B130.i.i
  %even.4.2.i.i = phi i64 [ %.346.i.i, %B258.i.i ], [ %even.2.0279.i.i, %B130.i.i ], [ %even.2.0279.i.i, %B8.if.i.i.i ]
  %odd.4.2.i.i = phi i64 [ %.337.i.i, %B258.i.i ], [ %odd.2.0280.i.i, %B130.i.i ], [ %odd.2.0280.i.i, %B8.if.i.i.i ]
  %37 = shl nuw nsw i64 16777216, %.79.0278.i.i
  %38 = and i64 %37, %.10303.i
  %.366.not.i.i = icmp eq i64 %38, 0
  %..242.i.i = select i1 %.366.not.i.i, i64 0, i64 %.242.i.i
  store i64 %..242.i.i, ptr %36, align 8, !noalias !15
  br label %B703.i.i

B368.i9642.i:                                     ; preds = %B703.i.i
  %.455.i.i = shl nuw nsw i64 %scheduler.3.3.i, 1
  %.470.i.i = icmp sgt i64 %even.3.1.i.i, 0
  br i1 %.470.i.i, label %B404.i9644.i, label %B470.i.i

B404.i9644.i:                                     ; preds = %B368.i9642.i
  %.501.i.i = getelementptr double, ptr %.226.i10958.i, i64 %.455.i.i
  %.502.i.i = load double, ptr %.501.i.i, align 8, !noalias !15
  %.504.i.i = uitofp nneg i64 %even.3.1.i.i to double
  %.505.i.i = fadd double %.502.i.i, %.504.i.i
  %.507.i.i = fadd double %.505.i.i, -3.000000e+00
  %.12.i.i9645.i = fcmp ogt double %.507.i.i, %best.3.3.i
  %.13.i.i9646.i = select i1 %.12.i.i9645.i, double %.507.i.i, double %best.3.3.i
  br label %B470.i.i

B470.i.i:                                         ; preds = %B404.i9644.i, %B368.i9642.i
  %begin.3.0.i.i = phi double [ %.13.i.i9646.i, %B404.i9644.i ], [ %best.3.3.i, %B368.i9642.i ]
  %.549.i.i = icmp sgt i64 %odd.3.1.i.i, 0
  br i1 %.549.i.i, label %B482.i.i, label %B554.i.i

B482.i.i:                                         ; preds = %B470.i.i
  %39 = getelementptr double, ptr %.226.i10958.i, i64 %.455.i.i
  %.581.i.i = getelementptr i8, ptr %39, i64 8
  %.582.i9643.i = load double, ptr %.581.i.i, align 8, !noalias !15
  %.584.i.i = uitofp nneg i64 %odd.3.1.i.i to double
  %.585.i.i = fadd double %.582.i9643.i, %.584.i.i
  %.587.i.i = fadd double %.585.i.i, -3.000000e+00
  %.12.i269.i.i = fcmp ogt double %.587.i.i, %begin.3.0.i.i
  %.13.i270.i.i = select i1 %.12.i269.i.i, double %.587.i.i, double %begin.3.0.i.i
  br label %B554.i.i

B554.i.i:                                         ; preds = %B482.i.i, %B470.i.i
  %begin.4.0.i.i = phi double [ %.13.i270.i.i, %B482.i.i ], [ %begin.3.0.i.i, %B470.i.i ]
  br i1 %.470.i.i, label %B566.i.i, label %B622.i.i

B566.i.i:                                         ; preds = %B554.i.i
  %.656.i.i = getelementptr double, ptr %.226.i10958.i, i64 %.455.i.i
  %.657.i.i = load double, ptr %.656.i.i, align 8, !noalias !15
  %.12.i271.i.i = fcmp ogt double %begin.4.0.i.i, %.657.i.i
  %.13.i272.i.i = select i1 %.12.i271.i.i, double %begin.4.0.i.i, double %.657.i.i
  %.688.i.i = uitofp nneg i64 %even.3.1.i.i to double
  %.689.i.i = fadd double %.13.i272.i.i, %.688.i.i
  store double %.689.i.i, ptr %.656.i.i, align 8, !noalias !15
  br label %B622.i.i

B622.i.i:                                         ; preds = %B566.i.i, %B554.i.i
  br i1 %.549.i.i, label %B634.i.i, label %B4760.endif.i

B634.i.i:                                         ; preds = %B622.i.i
  %40 = getelementptr double, ptr %.226.i10958.i, i64 %.455.i.i
  %.759.i.i = getelementptr i8, ptr %40, i64 8
  %.760.i.i = load double, ptr %.759.i.i, align 8, !noalias !15
  %.12.i273.i.i = fcmp ogt double %begin.4.0.i.i, %.760.i.i
  %.13.i274.i.i = select i1 %.12.i273.i.i, double %begin.4.0.i.i, double %.760.i.i
  %.791.i.i = uitofp nneg i64 %odd.3.1.i.i to double
  %.792.i.i = fadd double %.13.i274.i.i, %.791.i.i
  store double %.792.i.i, ptr %.759.i.i, align 8, !noalias !15
  br label %B4760.endif.i

B703.i.i:                                         ; preds = %B60.if.i.i, %B296.i.i
  %even.3.1.i.i = phi i64 [ %even.4.2.i.i, %B296.i.i ], [ %even.2.0279.i.i, %B60.if.i.i ]
  %odd.3.1.i.i = phi i64 [ %odd.4.2.i.i, %B296.i.i ], [ %odd.2.0280.i.i, %B60.if.i.i ]
  %before.3.1.i.i = phi i64 [ %last.2.0282.i.i, %B296.i.i ], [ %before.2.0281.i.i, %B60.if.i.i ]
  %last.3.1.i.i = phi i64 [ %.182.i.i, %B296.i.i ], [ %last.2.0282.i.i, %B60.if.i.i ]
  %exitcond.not.i9641.i = icmp eq i64 %.150.i.i, 3
  br i1 %exitcond.not.i9641.i, label %B368.i9642.i, label %B60.if.i.i

B60.if.i.i:                                       ; preds = %B703.i.i, %B4760.i
  %last.2.0282.i.i = phi i64 [ -1, %B4760.i ], [ %last.3.1.i.i, %B703.i.i ]
  %before.2.0281.i.i = phi i64 [ -1, %B4760.i ], [ %before.3.1.i.i, %B703.i.i ]
  %odd.2.0280.i.i = phi i64 [ 0, %B4760.i ], [ %odd.3.1.i.i, %B703.i.i ]
  %even.2.0279.i.i = phi i64 [ 0, %B4760.i ], [ %even.3.1.i.i, %B703.i.i ]
  %.79.0278.i.i = phi i64 [ 0, %B4760.i ], [ %.150.i.i, %B703.i.i ]
  %.150.i.i = add nuw nsw i64 %.79.0278.i.i, 1
  %.179.i.i = shl nuw nsw i64 %.79.0278.i.i, 3
  %.181.i.i = ashr i64 %.10303.i, %.179.i.i
  %.182.i.i = and i64 %.181.i.i, 255
  %.187.i9640.i = icmp eq i64 %.182.i.i, 255
  br i1 %.187.i9640.i, label %B703.i.i, label %B130.i.i

B4876.i:                                          ; preds = %B4760.endif.i, %B4694.i
  %.10529.i = getelementptr i64, ptr %.226.i11066.i, i64 %scheduler.3.3.i
  store i64 %.7880.i, ptr %.10529.i, align 8, !noalias !7
  br i1 %.10533.i, label %B4908.i, label %B4930.i

B4908.i:                                          ; preds = %B4876.i
  %.10537.i = mul nsw i64 %next_block.3.2.i, %.281.fca.7.load.i
  %.10539.i = add nsw i64 %.10537.i, %.10152.i
  %.10555.i = select i1 %.7935.i, i64 %.210.i10457.i, i64 0
  %41 = getelementptr i64, ptr %.226.i10455.i, i64 %.7880.i
  %.10569.i = getelementptr i64, ptr %41, i64 %.10555.i
  store i64 %.10539.i, ptr %.10569.i, align 8, !noalias !7
  br label %B4930.i

B4930.i:                                          ; preds = %B4908.i, %B4876.i
  br i1 %.9402.i, label %B4962.i, label %B5012.i

B4962.i:                                          ; preds = %B4930.i
  %42 = getelementptr double, ptr %arg.cost_at, i64 %.7951.i
  %.10604.i = getelementptr double, ptr %42, i64 %.7970.i
  %.10605.i = load double, ptr %.10604.i, align 8, !noalias !7
  %.10607.i = fadd double %best.3.3.i, %.10605.i
  %.10609.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.10611.i = add nsw i64 %.7985.i, %.10609.i
  %.10625.i = icmp slt i64 %.10611.i, 0
  %.10626.i = select i1 %.10625.i, i64 %.210.i10853.i, i64 0
  %43 = getelementptr double, ptr %.226.i10851.i, i64 %.10611.i
  %.10640.i = getelementptr double, ptr %43, i64 %.10626.i
  store double %.10607.i, ptr %.10640.i, align 8, !noalias !7
  br label %B5012.i

B5012.i:                                          ; preds = %B4962.i, %B4930.i
  %.10669.i = icmp ne i64 %.7880.i, -9223372036854775808
  %.10671.not.i = or i1 %.10670.i, %.10669.i
  %or.cond11519.i = and i1 %.10658.i, %.10671.not.i
  br i1 %or.cond11519.i, label %B5012.else.if.i, label %B5012.endif.i, !prof !18

B5190.i:                                          ; preds = %B5012.endif.endif.endif.endif.i
  %44 = getelementptr i64, ptr %.1010, i64 %.7951.i
  %.10919.i = getelementptr i64, ptr %44, i64 %.7970.i
  %.10920.i = load i64, ptr %.10919.i, align 8, !noalias !7
  %.10921.i = icmp sgt i64 %.10920.i, -1
  br i1 %.10921.i, label %B5214.i, label %B5760.i

B5214.i:                                          ; preds = %B5190.i
  %.10982.i = getelementptr i64, ptr %.2617, i64 %.10920.i
  %.10983.i = load i64, ptr %.10982.i, align 8, !noalias !7
  %.10984.i = icmp sgt i64 %.10983.i, -1
  br i1 %.10984.i, label %B5250.i, label %B5730.i

B5250.i:                                          ; preds = %B5214.i
  %.10990.i = mul nsw i64 %.7880.i, %.596.i
  %.10992.i = add nsw i64 %.10990.i, %.281.fca.8.load.i
  %.11024.i = add nsw i64 %.10992.i, %.10920.i
  %.11038.i = icmp slt i64 %.11024.i, 0
  %.11039.i = select i1 %.11038.i, i64 %.210.i10565.i, i64 0
  %45 = getelementptr i64, ptr %.226.i10563.i, i64 %.11024.i
  %.11053.i = getelementptr i64, ptr %45, i64 %.11039.i
  %.11054.i = load i64, ptr %.11053.i, align 8, !noalias !7
  %.11117.i = add nsw i64 %.10983.i, %.10880.i
  %.11131.i = icmp slt i64 %.11117.i, 0
  %.11132.i = select i1 %.11131.i, i64 %.2771, i64 0
  %46 = getelementptr i64, ptr %.2787, i64 %.11117.i
  %.11146.i = getelementptr i64, ptr %46, i64 %.11132.i
  %.11147.i = load i64, ptr %.11146.i, align 8, !noalias !7
  %.11148.not.i = icmp slt i64 %.11054.i, %.11147.i
  %.11152.i = add nsw i64 %.11054.i, 1
  store i64 %.11152.i, ptr %.11053.i, align 8, !noalias !7
  br i1 %.11148.not.i, label %B5692.i, label %B8526.i

B5398.i:                                          ; preds = %B5012.endif.endif.endif.endif.i
  %or.cond9625.i = or i1 %.9567.i174, %.9601.i170
  %or.cond.i = and i1 %.9550.i176, %or.cond9625.i
  br i1 %or.cond.i, label %B5500.i, label %B7780.i

B5500.i:                                          ; preds = %B5398.i
  %47 = getelementptr i64, ptr %.1010, i64 %.7951.i
  %.11275.i = getelementptr i64, ptr %47, i64 %.7970.i
  %.11276.i = load i64, ptr %.11275.i, align 8, !noalias !7
  %.11277.i = icmp sgt i64 %.11276.i, -1
  br i1 %.11277.i, label %B5524.i, label %B8360.i

B5524.i:                                          ; preds = %B5500.i
  %.11343.i = getelementptr i64, ptr %.2364, i64 %.11276.i
  %.11344.i = load i64, ptr %.11343.i, align 8, !noalias !7
  %.11345.i = icmp sgt i64 %.11344.i, -1
  %.11349.i = mul nsw i64 %.7880.i, %.596.i
  %.11381.i = add nsw i64 %.11276.i, %.11349.i
  br i1 %.11345.i, label %B5650.i, label %B6464.i

B5650.i:                                          ; preds = %B5524.i
  %.11395.i = icmp slt i64 %.11381.i, 0
  %.11396.i = select i1 %.11395.i, i64 %.210.i10565.i, i64 0
  %48 = getelementptr i64, ptr %.226.i10563.i, i64 %.11381.i
  %.11410.i = getelementptr i64, ptr %48, i64 %.11396.i
  %.11411.i = load i64, ptr %.11410.i, align 8, !noalias !7
  %.11474.i = add nsw i64 %.11344.i, %.10880.i
  %.11488.i = icmp slt i64 %.11474.i, 0
  %.11489.i = select i1 %.11488.i, i64 %.2771, i64 0
  %49 = getelementptr i64, ptr %.2787, i64 %.11474.i
  %.11503.i = getelementptr i64, ptr %49, i64 %.11489.i
  %.11504.i = load i64, ptr %.11503.i, align 8, !noalias !7
  %.11505.not.i = icmp slt i64 %.11411.i, %.11504.i
  br i1 %.11505.not.i, label %B6464.i, label %B8360.i

B5692.i:                                          ; preds = %B5250.i
  %.11575.pre.i = load i64, ptr %.10919.i, align 8, !noalias !7
  %.11576.i = icmp sgt i64 %.11575.pre.i, -1
  br i1 %.11576.i, label %B5730.i, label %B5760.i

B5730.i:                                          ; preds = %B5692.i, %B5214.i
  %.1157511636.i = phi i64 [ %.11575.pre.i, %B5692.i ], [ %.10920.i, %B5214.i ]
  %.11643.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1157511636.i
  %.11644.i = load double, ptr %.11643.i, align 8, !noalias !7
  br label %B5760.i

B5760.i:                                          ; preds = %B5730.i, %B5692.i, %B5190.i
  %"$phi5760.3.2.3.i" = phi double [ %.11644.i, %B5730.i ], [ 1.000000e+00, %B5692.i ], [ 1.000000e+00, %B5190.i ]
  %.12.i9647.i = fcmp ogt double %"$phi5760.3.2.3.i", 1.000000e+00
  %.13.i9648.i = select i1 %.12.i9647.i, double %"$phi5760.3.2.3.i", double 1.000000e+00
  %.11697.i = fmul double %.521.fca.25.load.i, %.13.i9648.i
  %.12.i9649.i = fcmp ogt double %.11697.i, %.521.fca.24.load.i
  %.13.i9650.i = select i1 %.12.i9649.i, double %.11697.i, double %.521.fca.24.load.i
  %.11755.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9651.i = fcmp ogt double %best.3.3.i, %.11755.i
  %.13.i9652.i = select i1 %.12.i9651.i, double %best.3.3.i, double %.11755.i
  %.11785.i = fadd double %.13.i9652.i, %.13.i9650.i
  store double %.11785.i, ptr %.226.i990.i.i, align 8, !noalias !7
  %.11845.i = load double, ptr %.12647.i, align 8, !noalias !7
  %.11846.i = fadd double %.11845.i, %.13.i9650.i
  store double %.11846.i, ptr %.12647.i, align 8, !noalias !7
  %.11906.i = load double, ptr %.11905.i, align 8, !noalias !7
  %.11907.i = fadd double %.11906.i, %.13.i9650.i
  store double %.11907.i, ptr %.11905.i, align 8, !noalias !7
  %.11967.i = getelementptr double, ptr %.226.i11209.i, i64 %scheduler.3.3.i
  %.11968.i = load double, ptr %.11967.i, align 8, !noalias !7
  %.12.i9653.i = fcmp ogt double %best.3.3.i, %.11968.i
  %.13.i9654.i = select i1 %.12.i9653.i, double %best.3.3.i, double %.11968.i
  %.12000.i = fmul double %.521.fca.27.load.i, %.13.i9648.i
  %.12001.i = fadd double %.12000.i, %.13.i9654.i
  store double %.12001.i, ptr %.11967.i, align 8, !noalias !7
  %.12062.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i9655.i = fcmp ogt double %.12001.i, %.12062.i
  %.13.i9656.i = select i1 %.12.i9655.i, double %.12001.i, double %.12062.i
  %.12154.i = fadd double %.12062.i, -1.000000e+00
  %.12188.i = fsub double %.12001.i, %.521.fca.27.load.i
  %.12.i9657.i = fcmp ogt double %.12188.i, %.12154.i
  %.13.i9658.i = select i1 %.12.i9657.i, double %.12188.i, double %.12154.i
  %.12219.i = fadd double %.521.fca.3.load.i, %.13.i9658.i
  br label %B8526.i

B6464.i:                                          ; preds = %B5524.i, %B5650.i
  %.12331.i = icmp slt i64 %.10794.i, %.281.fca.6.load.i
  br i1 %.12331.i, label %B6492.i, label %B6568.i

B6492.i:                                          ; preds = %B6464.i
  %.12383.i = icmp slt i64 %.11381.i, 0
  %.12384.i = select i1 %.12383.i, i64 %.210.i10565.i, i64 0
  %50 = getelementptr i64, ptr %.226.i10563.i, i64 %.11381.i
  %.12398.i = getelementptr i64, ptr %50, i64 %.12384.i
  %.12399.i = load i64, ptr %.12398.i, align 8, !noalias !7
  %.12400.i = icmp eq i64 %.12399.i, 0
  %..i = select i1 %.12400.i, i64 2, i64 1
  br label %B6568.i

B6568.i:                                          ; preds = %B6464.i, %B6492.i
  %early.2.4.i = phi i64 [ %..i, %B6492.i ], [ 0, %B6464.i ]
  %.123.i.i = icmp slt i64 %.11381.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i10565.i, i64 0
  %51 = getelementptr i64, ptr %.226.i10563.i, i64 %.11381.i
  %.138.i.i = getelementptr i64, ptr %51, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !19
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !19
  %52 = getelementptr i64, ptr %.2014, i64 %.11276.i
  %.210.i.i = load i64, ptr %52, align 8, !noalias !19
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B6568.i
  %53 = getelementptr i64, ptr %.2084, i64 %.11276.i
  %.262.i.i = load i64, ptr %53, align 8, !noalias !19
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B6568.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i9663.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B6568.i ]
  %54 = getelementptr i64, ptr %arg.sites_at, i64 %.11276.i
  %.457.i11642.i = load i64, ptr %54, align 8, !noalias !19
  %.465.i11643.i = mul nsw i64 %.210.i.i, %.10880.i
  %.471.i11644.i = add nsw i64 %o.3.0.i.ph.i, %.465.i11643.i
  %.474.i11645.i = mul nsw i64 %.471.i11644.i, 36
  %.475.i965911646.i = add nsw i64 %.474.i11645.i, %.457.i11642.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %55 = getelementptr i64, ptr %arg.sites_at, i64 %.11276.i
  %.457.i.i = load i64, ptr %55, align 8, !noalias !19
  %.465.i.i = mul nsw i64 %.210.i.i, %.10880.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i9659.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i9659.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %56 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i9659.i
  %57 = getelementptr i8, ptr %56, i64 16
  %.512.i.i = getelementptr i32, ptr %57, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !19
  %58 = getelementptr i64, ptr %.2154, i64 %.11276.i
  %.549.i9661.i = load i64, ptr %58, align 8, !noalias !19
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i9661.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %59 = getelementptr i64, ptr %.2224, i64 %.11276.i
  %.591.i.i = load i64, ptr %59, align 8, !noalias !19
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i965911648.i = phi i64 [ %.475.i9659.i, %B226.endif.i.i ], [ %.475.i9659.i, %B164.i.i ], [ %.475.i965911646.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond11517.i = and i1 %.10798.i, %.10811.not.i
  br i1 %or.cond11517.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !18

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
  %spec.select.i9663.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i9662.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i9662.i, %.612.i.i
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
  %.682.i.i = sdiv i64 %.10794.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.10794.i, %.281.fca.5.load.i
  %.684.i.i = xor i64 %.683.i.i, %.281.fca.5.load.i
  %.685.i.i = icmp slt i64 %.684.i.i, 0
  %.686.i.i = icmp ne i64 %.683.i.i, 0
  %.687.i.i = and i1 %.686.i.i, %.685.i.i
  %.692.i.i = sext i1 %.687.i.i to i64
  %spec.select254.i.i = add i64 %.682.i.i, %.692.i.i
  %60 = shl nsw i64 %spec.select254.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B310.else.if.i.i, %B310.i.i
  %quot.3.0.i.i = phi i64 [ 0, %B310.i.i ], [ %60, %B310.else.if.i.i ]
  %.710.i.i = add nsw i64 %quot.3.0.i.i, %shift.4.0.i.i
  br label %B8.i9664.i

B8.i9664.i:                                       ; preds = %B8.if.i9667.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9665.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9670.i, %B8.if.i9667.i ]
  %exitcond.not.i9666.i = icmp eq i64 %.16.0.i9665.i, 2
  br i1 %exitcond.not.i9666.i, label %B7184.i, label %B8.if.i9667.i

B8.if.i9667.i:                                    ; preds = %B8.i9664.i
  %trunc.i9668.i = trunc nuw i64 %.16.0.i9665.i to i1
  %spec.select.i9669.i = select i1 %trunc.i9668.i, i64 13, i64 6
  %.70.i9670.i = add nuw nsw i64 %.16.0.i9665.i, 1
  %.96.i9671.i = icmp eq i64 %spec.select.i9669.i, %.7985.i
  br i1 %.96.i9671.i, label %B6726.i, label %B8.i9664.i

B6726.i:                                          ; preds = %B8.if.i9667.i
  %.12648.i = load double, ptr %.12647.i, align 8, !noalias !7
  %.12678.i = load double, ptr %.12677.i, align 8, !noalias !7
  %.12679.i = fsub double %.12648.i, %.12678.i
  %.12712.i = load double, ptr %.12711.i, align 8, !noalias !7
  %.400.i.i = icmp slt i64 %.475.i965911648.i, 0
  %.401.i.i = select i1 %.400.i.i, i64 %.281.fca.9.load.i, i64 0
  %61 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i965911648.i
  %.415.i.i = getelementptr i32, ptr %61, i64 %.401.i.i
  %.416.i.i = load i32, ptr %.415.i.i, align 4, !noalias !22
  %.422.i.i = icmp eq i32 %.416.i.i, 0
  br i1 %.422.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B6726.i
  %.544.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B6726.i
  %62 = getelementptr double, ptr %arg.cost_at, i64 %.7951.i
  %.12746.i = getelementptr double, ptr %62, i64 %.7970.i
  %.12747.i = load double, ptr %.12746.i, align 8, !noalias !7
  %.12748.i = fcmp ule double %.12747.i, 0.000000e+00
  %.421.i.i = sext i32 %.416.i.i to i64
  %.587.i9674.i = load double, ptr %.226.i990.i.i, align 8, !noalias !22
  %.617.i9675.i = load double, ptr %.616.i.i, align 8, !noalias !22
  %.16.i.i.i = fcmp ogt double %.587.i9674.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.587.i9674.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.617.i9675.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.617.i9675.i, double %.17.i.i.i
  %"$phi212.0.2.0.not.i.i" = select i1 %.12748.i, i1 true, i1 %.664.i.i
  %"$phi224.0.2.0.i.i" = select i1 %"$phi212.0.2.0.not.i.i", i64 %.421.i.i, i64 0
  %.7622066.i.i = icmp slt i32 %.416.i.i, 1
  %.762.i.i = or i1 %.7622066.i.i, %"$phi212.0.2.0.not.i.i"
  %spec.select2063.i.i = select i1 %.762.i.i, i64 0, i64 %.421.i.i
  %.8042071.i.i = icmp sgt i64 %spec.select2063.i.i, 0
  br i1 %.8042071.i.i, label %B268.if.lr.ph.i.i, label %B446.i.i

B268.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.913.i.i = add nsw i64 %.475.i965911648.i, 4
  br label %B268.if.i.i

B406.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i
  %.1066.i.i = select i1 %.1018.i.i, i64 %.210.i1099.i.i, i64 0
  %63 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i2043.i.i
  %.1080.i.i = getelementptr double, ptr %63, i64 %.1066.i.i
  %.1081.i.i = load double, ptr %.1080.i.i, align 8, !noalias !22
  %.1086.i.i = fcmp ogt double %.1081.i.i, %.19.i.i.i
  %64 = zext i1 %.1086.i.i to i64
  br label %B438.i.i

B438.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i, %B406.i.i
  %"$phi438.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i ], [ %64, %B406.i.i ]
  %.1099.i.i = add nsw i64 %"$phi438.2.2.1.i.i", %late.2.02074.i.i
  %exitcond.not.i9681.i = icmp eq i64 %.817.i.i, %spec.select2063.i.i
  br i1 %exitcond.not.i9681.i, label %B446.i.i, label %B268.if.i.i

B446.i.i:                                         ; preds = %B438.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi i64 [ %"$phi224.0.2.0.i.i", %B90.i.i ], [ %.1099.i.i, %B438.i.i ]
  %cell.5.0.lcssa.i.i = phi i64 [ 0, %B90.i.i ], [ %.1153.i2043.i.i, %B438.i.i ]
  %.25.i.i.i = icmp sgt i64 %late.2.0.lcssa.i.i, 0
  br i1 %.25.i.i.i, label %B16.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i

B16.i.i.i:                                        ; preds = %B446.i.i
  br i1 %.47.i.i.i, label %B16.endif.thread.i.i.i, label %B16.endif.i.i.i, !prof !6

B16.endif.i.i.i:                                  ; preds = %B16.i.i.i
  %.29.i.i.i = add nsw i64 %late.2.0.lcssa.i.i, -1
  %.1156.i.i = load i64, ptr %.1155.i.i, align 8, !noalias !22
  %.34.i.i.i = add i64 %.29.i.i.i, %.1156.i.i
  %.64.i.i.i = srem i64 %.34.i.i.i, %.210.i1315.i.i
  %.66.i.i.i = icmp slt i64 %.64.i.i.i, 0
  %.75.i.i.i = select i1 %.66.i.i.i, i64 %.210.i1315.i.i, i64 0
  %spec.select.i.i9680.i = add i64 %.75.i.i.i, %.64.i.i.i
  %spec.select.fr.i.i.i = freeze i64 %spec.select.i.i9680.i
  %.98.i.i.i = icmp slt i64 %spec.select.fr.i.i.i, 0
  %spec.select52.i.i.i = select i1 %.98.i.i.i, i64 %.210.i1315.i.i, i64 0
  br label %B16.endif.thread.i.i.i

B16.endif.thread.i.i.i:                           ; preds = %B16.endif.i.i.i, %B16.i.i.i
  %rem.051.i.i.i = phi i64 [ 0, %B16.i.i.i ], [ %spec.select.fr.i.i.i, %B16.endif.i.i.i ]
  %65 = phi i64 [ 0, %B16.i.i.i ], [ %spec.select52.i.i.i, %B16.endif.i.i.i ]
  %66 = getelementptr double, ptr %.226.i1313.i.i, i64 %rem.051.i.i.i
  %.113.i.i.i = getelementptr double, ptr %66, i64 %65
  %.114.i.i.i = load double, ptr %.113.i.i.i, align 8, !noalias !25
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i: ; preds = %B16.endif.thread.i.i.i, %B446.i.i
  %"$phi78.0.2.0.i.i.i" = phi double [ %.114.i.i.i, %B16.endif.thread.i.i.i ], [ 0.000000e+00, %B446.i.i ]
  %.12.i.i9676.i = fcmp ogt double %"$phi78.0.2.0.i.i.i", %.19.i.i.i
  %.13.i.i9677.i = select i1 %.12.i.i9676.i, double %"$phi78.0.2.0.i.i.i", double %.19.i.i.i
  br i1 %.435.i.i.i, label %.501.if.i.i.i, label %.501.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.738.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.718.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i9678.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i9678.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.501.endif.preheader.i.i.i:                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %256, i1 false), !noalias !28
  br label %.501.if.i.i.i

.501.if.i.i.i:                                    ; preds = %.501.endif.preheader.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  br i1 %.7622066.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.501.if.i.i.i
  %.682.i.i.i = add nsw i64 %.475.i965911648.i, 4
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
  %67 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i.i
  %.713.i.i.i = getelementptr i32, ptr %67, i64 %.699.i.i.i
  %.714.i.i.i = load i32, ptr %.713.i.i.i, align 4, !noalias !28
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
  %68 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %69 = getelementptr i64, ptr %.226.i1238.i.i, i64 %rem.0193.i.i.i
  %.804.i.i.i = getelementptr i64, ptr %69, i64 %68
  %.805.i.i.i = load i64, ptr %.804.i.i.i, align 8, !noalias !28
  %.806.i.i.i = add nsw i64 %.805.i.i.i, 1
  store i64 %.806.i.i.i, ptr %.804.i.i.i, align 8, !noalias !28
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %70 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.501.if.i.i.i
  %spec.select2064.i.i = phi i32 [ 0, %.501.if.i.i.i ], [ %.416.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.501.if.i.i.i ], [ %70, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1322.i.i = icmp slt i64 %.475.i965911648.i, -3
  %.1323.i.i = select i1 %.1322.i.i, i64 %.281.fca.9.load.i, i64 0
  %71 = getelementptr i8, ptr %61, i64 12
  %.1337.i.i = getelementptr i32, ptr %71, i64 %.1323.i.i
  %.1338.i.i = load i32, ptr %.1337.i.i, align 4, !noalias !22
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
  %.1508.i.i = load double, ptr %.12677.i, align 8, !noalias !22
  %.13.i1956.i.i = fcmp ogt double %.1478.i.i, %.12.i1948.i.i
  %.14.i1957.i.i = select i1 %.13.i1956.i.i, double %.1478.i.i, double %.12.i1948.i.i
  %.1538.i.i = fsub double %.14.i.i.i, %.14.i1957.i.i
  %.1539.i.i = fadd double %.1508.i.i, %.1538.i.i
  store double %.1539.i.i, ptr %.12677.i, align 8, !noalias !22
  %.1570.i.i = fadd double %.13.i.i9677.i, %.14.i.i.i
  %.1603.i.i = load double, ptr %.12647.i, align 8, !noalias !22
  %.1604.i.i = fadd double %.1603.i.i, %.14.i.i.i
  store double %.1604.i.i, ptr %.12647.i, align 8, !noalias !22
  %.1664.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !22
  %.12.i1958.i.i = fcmp ogt double %best.3.3.i, %.1664.i.i
  %.13.i1959.i.i = select i1 %.12.i1958.i.i, double %best.3.3.i, double %.1664.i.i
  %.1696.i.i = fadd double %.14.i.i.i, %.13.i1959.i.i
  store double %.1696.i.i, ptr %.226.i990.i.i, align 8, !noalias !22
  store double %.1570.i.i, ptr %.616.i.i, align 8, !noalias !22
  %.1761.i.i = fadd double %.521.fca.4.load.i, %.1570.i.i
  %.18542076.i.i = icmp sgt i32 %spec.select2064.i.i, 0
  br i1 %.18542076.i.i, label %B1284.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1284.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1899.i.i = add nsw i64 %.475.i965911648.i, 4
  %.1452.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1452.not.i.i.i, i1 %.1461.i.i.i, i1 false
  %.354.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.444.i.i.i.i = fadd double %.521.fca.9.load.i, %.1570.i.i
  %wide.trip.count.i.i = zext nneg i32 %spec.select2064.i.i to i64
  br label %B1284.if.i.i

B1336.i.i:                                        ; preds = %B1284.if.i.i
  br i1 %.265.i1975.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.548.i.i.i = load i64, ptr %.876.i.i, align 8, !noalias !31
  %.564.i.i.i = select i1 %.444.i.i.i, i64 %.210.i1027.i.i, i64 0
  %72 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i.i
  %.578.i.i.i = getelementptr i64, ptr %72, i64 %.564.i.i.i
  store i64 %.548.i.i.i, ptr %.578.i.i.i, align 8, !noalias !31
  %.586.i.i.i = shl nsw i64 %.331.0708.i.i.i, 2
  br label %B1368.i.i

B270.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.402.i.i.i = add i64 %.331.0708.i.i.i, 1
  %.398.i.i.i = add nsw i64 %.334.0709.i.i.i, -1
  %.615.i.i.i = select i1 %.444.i.i.i, i64 %.210.i1027.i.i, i64 0
  %73 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i.i
  %.629.i.i.i = getelementptr i64, ptr %73, i64 %.615.i.i.i
  %.630.i.i.i = load i64, ptr %.629.i.i.i, align 8, !noalias !31
  %.645.i.i.i = icmp slt i64 %place.2.0710.i.i.i, 0
  %.646.i.i.i = select i1 %.645.i.i.i, i64 %.210.i1027.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i.i
  %.660.i.i.i = getelementptr i64, ptr %74, i64 %.646.i.i.i
  %.661.i.i.i = load i64, ptr %.660.i.i.i, align 8, !noalias !31
  %.664.i.i.i = icmp slt i64 %.630.i.i.i, %.661.i.i.i
  %spec.select.i1960.i.i = select i1 %.664.i.i.i, i64 %.331.0708.i.i.i, i64 %place.2.0710.i.i.i
  %.389.i.i.i = icmp samesign ugt i64 %.334.0709.i.i.i, 1
  br i1 %.389.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i.i.i
  %.699.i1961.i.i = icmp slt i64 %spec.select.i1960.i.i, 0
  %.700.i.i.i = select i1 %.699.i1961.i.i, i64 %.210.i.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1960.i.i
  %.714.i1962.i.i = getelementptr i64, ptr %75, i64 %.700.i.i.i
  store i64 %.pre.i.i, ptr %.714.i1962.i.i, align 8, !noalias !31
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
  %76 = shl nsw i64 %.273.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B1336.i.i
  %.331.0708.i.i.i.ph = phi i64 [ %76, %B0.endif.else.if.i.i.i ], [ 0, %B1336.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i.i.i
  %place.2.0710.i.i.i = phi i64 [ %spec.select.i1960.i.i, %B270.i.i.i ], [ %.331.0708.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.334.0709.i.i.i = phi i64 [ %.398.i.i.i, %B270.i.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.331.0708.i.i.i = phi i64 [ %.402.i.i.i, %B270.i.i.i ], [ %.331.0708.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.444.i.i.i = icmp slt i64 %.331.0708.i.i.i, 0
  %.445.i.i.i = select i1 %.444.i.i.i, i64 %.210.i.i.i, i64 0
  %77 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i.i
  %.459.i.i.i = getelementptr i64, ptr %77, i64 %.445.i.i.i
  %.460.i.i.i = load i64, ptr %.459.i.i.i, align 8, !noalias !31
  %.462.i.i.i = icmp eq i64 %.460.i.i.i, %.pre.i.i
  br i1 %.462.i.i.i, label %B212.i.i.i, label %B270.i.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.938.sroa.13.0.i.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.938.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1059.not711.i.i.i = icmp slt i64 %.938.sroa.0.3.i.i.i, %.938.sroa.13.0.i.i.i
  br i1 %.1059.not711.i.i.i, label %.1029.endif.preheader.i.i.i, label %.1029.if.i.i.i, !prof !34

.1029.endif.preheader.i.i.i:                      ; preds = %B312.endif.endif.i.i.i
  %78 = shl i64 %.938.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %78
  %79 = sub nsw i64 %.938.sroa.13.0.i.i.i, %.938.sroa.0.3.i.i.i
  %80 = shl i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %80, i1 false), !noalias !31
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
  %.1108.i.i.i = load i64, ptr %.876.i.i, align 8, !noalias !31
  %.1124.i.i.i = select i1 %.699.i1961.i.i, i64 %.210.i1027.i.i, i64 0
  %81 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1960.i.i
  %.1138.i.i.i = getelementptr i64, ptr %81, i64 %.1124.i.i.i
  store i64 %.1108.i.i.i, ptr %.1138.i.i.i, align 8, !noalias !31
  br label %B1368.i.i

B1368.i.i:                                        ; preds = %.1029.if.i.i.i, %B212.i.i.i
  %.773.sink.i.i.i = phi i64 [ %.773.i.i.i, %.1029.if.i.i.i ], [ %.586.i.i.i, %B212.i.i.i ]
  %.1150.i.i.i = and i64 %.1934.i.i, 3
  %.1153.i.i.i = or disjoint i64 %.773.sink.i.i.i, %.1150.i.i.i
  %.2014.i.i = icmp slt i64 %.773.sink.i.i.i, 0
  %.2015.i.i = select i1 %.2014.i.i, i64 %.210.i1063.i.i, i64 0
  %82 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i.i
  %.2029.i.i = getelementptr i64, ptr %82, i64 %.2015.i.i
  %.2030.i.i = load i64, ptr %.2029.i.i, align 8, !noalias !22
  %.2031.not.i.i = icmp eq i64 %.2030.i.i, 0
  br i1 %.2031.not.i.i, label %B1512.i.i, label %B1388.i.i

B1388.i.i:                                        ; preds = %B1368.i.i
  %.2076.i.i = load double, ptr %.2075.i.i, align 8, !noalias !22
  %.2078.i.i = fadd double %.2076.i.i, 1.000000e+00
  store double %.2078.i.i, ptr %.2075.i.i, align 8, !noalias !22
  %.2128.i.i = select i1 %.2014.i.i, i64 %.210.i1099.i.i, i64 0
  %83 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i.i
  %.2142.i.i = getelementptr double, ptr %83, i64 %.2128.i.i
  %.2143.i.i = load double, ptr %.2142.i.i, align 8, !noalias !22
  %.12.i1963.i.i = fcmp ogt double %.1761.i.i, %.2143.i.i
  %.13.i1964.i.i = select i1 %.12.i1963.i.i, double %.1761.i.i, double %.2143.i.i
  br label %B2002.i.i

B1512.i.i:                                        ; preds = %B1284.if.i.i, %B1368.i.i
  %cell.3.12057.i.i = phi i64 [ %.1153.i.i.i, %B1368.i.i ], [ %cell.4.02079.i.i, %B1284.if.i.i ]
  %.2216.i.i = load double, ptr %.12711.i, align 8, !noalias !22
  %.2218.i.i = fadd double %.2216.i.i, 1.000000e+00
  store double %.2218.i.i, ptr %.12711.i, align 8, !noalias !22
  %.2261.not.i.i = icmp eq i64 %.pre.i.i, %missed.2.02081.i.i
  %took.2.1.i.i = select i1 %.2261.not.i.i, double %.521.fca.11.load.i, double %.2272.i.i
  %.2285.i.i = ashr i64 %.1934.i.i, 1
  %.2287.not.i.i = icmp eq i64 %.2285.i.i, %missed_half.2.02082.i.i
  br i1 %.2287.not.i.i, label %B1706.i.i, label %B1644.i.i

B1644.i.i:                                        ; preds = %B1512.i.i
  %.2324.i.i = load double, ptr %.2323.i.i, align 8, !noalias !22
  %.2326.i.i = fadd double %.2324.i.i, 1.000000e+00
  store double %.2326.i.i, ptr %.2323.i.i, align 8, !noalias !22
  br label %B1706.i.i

B1706.i.i:                                        ; preds = %B1644.i.i, %B1512.i.i
  %missed_half.4.1.i.i = phi i64 [ %.2285.i.i, %B1644.i.i ], [ %missed_half.2.02082.i.i, %B1512.i.i ]
  %.2393.i.i = load double, ptr %.2392.i.i, align 8, !noalias !22
  %.12.i1965.i.i = fcmp ogt double %.1570.i.i, %.2393.i.i
  %.13.i1966.i.i = select i1 %.12.i1965.i.i, double %.1570.i.i, double %.2393.i.i
  %.2424.i.i = fadd double %took.2.1.i.i, %.13.i1966.i.i
  store double %.2424.i.i, ptr %.2392.i.i, align 8, !noalias !22
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
  %84 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i.i
  %.508.i.i.i = load i64, ptr %84, align 8, !noalias !35
  %.514.i.i.i = icmp eq i64 %.508.i.i.i, %.2285.i.i
  br i1 %.514.i.i.i, label %B216.i.i.i, label %B270.i1967.i.i

B216.i.i.i:                                       ; preds = %B1706.i.i
  %85 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  %.650.i.i.i = load double, ptr %85, align 8, !noalias !35
  %.12.i.i.i.i = fcmp ogt double %.650.i.i.i, %.400.i.i.i
  %.13.i.i1970.i.i = select i1 %.12.i.i.i.i, double %.650.i.i.i, double %.400.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i1967.i.i:                                   ; preds = %B1706.i.i
  %.718.i1969.i.i = load double, ptr %.717.i1968.i.i, align 8, !noalias !35
  %.720.i.i.i = fadd double %.718.i1969.i.i, 1.000000e+00
  store double %.720.i.i.i, ptr %.717.i1968.i.i, align 8, !noalias !35
  %.784.i.i.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !35
  %.787.i.i.i = fadd double %.521.fca.19.load.i, %.784.i.i.i
  store double %.787.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !35
  %.822.i.i.i = sitofp i64 %.pre.i.i to double
  %.863.i.i.i = fcmp ult double %.787.i.i.i, 1.000000e+00
  br i1 %.863.i.i.i, label %B444.i.i.i, label %B500.i.i.i

B444.i.i.i:                                       ; preds = %B270.i1967.i.i
  br i1 %.867.i.i.i, label %B466.i.i.i, label %B702.i.i.i

B466.i.i.i:                                       ; preds = %B444.i.i.i
  %.902.i.i.i = load double, ptr %.901.i.i.i, align 8, !noalias !35
  %.907.i.i.i = fcmp oeq double %.902.i.i.i, %.822.i.i.i
  br i1 %.907.i.i.i, label %B500.i.i.i, label %B652.i.i.i

B500.i.i.i:                                       ; preds = %B466.i.i.i, %B270.i1967.i.i
  store double %.822.i.i.i, ptr %.901.i.i.i, align 8, !noalias !35
  %.985.i.i.i = fadd double %.787.i.i.i, -1.000000e+00
  store double %.985.i.i.i, ptr %.226.i1203.i.i, align 8, !noalias !35
  %.348.i.i.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !38
  %.12.i.i2014.i.i.i = fcmp ogt double %.1570.i.i, %.348.i.i.i.i
  %.13.i.i2015.i.i.i = select i1 %.12.i.i2014.i.i.i, double %.1570.i.i, double %.348.i.i.i.i
  %.381.i.i.i.i = fadd double %.380.i.i.i.i, %.13.i.i2015.i.i.i
  store double %.381.i.i.i.i, ptr %.347.i.i.i.i, align 8, !noalias !38
  %.439.i.i.i.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !38
  %.442.i.i.i.i = fadd double %.380.i.i.i.i, %.439.i.i.i.i
  store double %.442.i.i.i.i, ptr %.438.i.i.i.i, align 8, !noalias !38
  %.531.i.i.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !38
  %.310.i.i.i.i.i = lshr i64 %.1934.i.i, 16
  %.321.0.i.i.i.i.i = and i64 %.310.i.i.i.i.i, 16383
  %86 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i.i
  %.390.i.i.i.i.i = load double, ptr %86, align 8, !noalias !41
  %.394.i.i.i.i.i = fcmp olt double %.390.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.354.i.i.i.i, i1 %.394.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B500.i.i.i
  store double %.444.i.i.i.i, ptr %86, align 8, !noalias !41
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B500.i.i.i
  %.611.i.i.i.i.i = phi double [ %.390.i.i.i.i.i, %B500.i.i.i ], [ %.444.i.i.i.i, %B96.i.i.i.i.i ]
  %.502.i.i.i.i = fmul double %.521.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.611.i.i.i.i.i, %.531.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.611.i.i.i.i.i, double %.531.i.i.i.i
  %.703.i.i.i.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i.i
  %.704.i.i.i.i = fadd double %.502.i.i.i.i, %.703.i.i.i.i
  store i64 %.2285.i.i, ptr %84, align 8, !noalias !38
  %87 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  store double %.704.i.i.i.i, ptr %87, align 8, !noalias !38
  %.12.i2016.i.i.i = fcmp ogt double %.704.i.i.i.i, %.400.i.i.i
  %.13.i2017.i.i.i = select i1 %.12.i2016.i.i.i, double %.704.i.i.i.i, double %.400.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B652.i.i.i:                                       ; preds = %B466.i.i.i
  store i64 %.2285.i.i, ptr %84, align 8, !noalias !35
  %88 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  store double %.400.i.i.i, ptr %88, align 8, !noalias !35
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B702.i.i.i:                                       ; preds = %B444.i.i.i
  br i1 %or.cond.i.i.i, label %B728.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B728.i.i.i:                                       ; preds = %B702.i.i.i
  %.1496.i.i.i = load double, ptr %.2392.i.i, align 8, !noalias !35
  %.310.i.i.i.i = lshr i64 %.1934.i.i, 16
  %.321.0.i.i.i.i = and i64 %.310.i.i.i.i, 16383
  %89 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i
  %.390.i.i.i.i = load double, ptr %89, align 8, !noalias !44
  %.394.i.i.i.i = fcmp olt double %.390.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.354.i.i.i.i, i1 %.394.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B728.i.i.i
  store double %.444.i.i.i.i, ptr %89, align 8, !noalias !44
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B728.i.i.i
  %.611.i.i.i.i = phi double [ %.390.i.i.i.i, %B728.i.i.i ], [ %.444.i.i.i.i, %B96.i.i.i.i ]
  %.12.i2018.i.i.i = fcmp ogt double %.611.i.i.i.i, %.1496.i.i.i
  %.13.i2019.i.i.i = select i1 %.12.i2018.i.i.i, double %.611.i.i.i.i, double %.1496.i.i.i
  %.1683.i.i.i = fadd double %.1682.i.i.i, %.13.i2019.i.i.i
  store i64 %.2285.i.i, ptr %84, align 8, !noalias !35
  %90 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i.i
  store double %.1683.i.i.i, ptr %90, align 8, !noalias !35
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B702.i.i.i, %B652.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i2017.sink.i.i.i = phi double [ %.13.i2017.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1970.i.i, %B216.i.i.i ], [ %.400.i.i.i, %B652.i.i.i ], [ %.1683.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.400.i.i.i, %B702.i.i.i ]
  br i1 %.47.i.i.i, label %B1706.endif.endif.endif.thread.i.i, label %B1706.endif.endif.endif.i.i, !prof !47

B1972.i.i:                                        ; preds = %B1706.endif.endif.endif.thread.i.i
  %.2797.i.i = icmp slt i64 %cell.3.12057.i.i, 0
  %.2798.i.i = select i1 %.2797.i.i, i64 %.210.i1063.i.i, i64 0
  %91 = getelementptr i64, ptr %.226.i1061.i.i, i64 %cell.3.12057.i.i
  %.2812.i.i = getelementptr i64, ptr %91, i64 %.2798.i.i
  store i64 1, ptr %.2812.i.i, align 8, !noalias !22
  %.2834.i.i = select i1 %.2797.i.i, i64 %.210.i1099.i.i, i64 0
  %92 = getelementptr double, ptr %.226.i1097.i.i, i64 %cell.3.12057.i.i
  %.2848.i.i = getelementptr double, ptr %92, i64 %.2834.i.i
  store double %.13.i2017.sink.i.i.i, ptr %.2848.i.i, align 8, !noalias !22
  br label %B2002.i.i

B2002.i.i:                                        ; preds = %B1706.endif.endif.endif.thread.i.i, %B1972.i.i, %B1388.i.i
  %cell.3.12058.i.i = phi i64 [ %.1153.i.i.i, %B1388.i.i ], [ %cell.3.12057.i.i, %B1972.i.i ], [ %cell.3.12057.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %missed.3.1.i.i = phi i64 [ %missed.2.02081.i.i, %B1388.i.i ], [ %.pre.i.i, %B1972.i.i ], [ %.pre.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %missed_half.3.1.i.i = phi i64 [ %missed_half.2.02082.i.i, %B1388.i.i ], [ %missed_half.4.1.i.i, %B1972.i.i ], [ %missed_half.4.1.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1964.i.i, %B1388.i.i ], [ %.13.i2017.sink.i.i.i, %B1972.i.i ], [ %.13.i2017.sink.i.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %.12.i1971.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.02080.i.i
  %.13.i1972.i.i = select i1 %.12.i1971.i.i, double %arrival.2.1.i.i, double %worst.2.02080.i.i
  %exitcond2089.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond2089.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1284.if.i.i

B268.if.i.i:                                      ; preds = %B438.i.i, %B268.if.lr.ph.i.i
  %late.2.02074.i.i = phi i64 [ %"$phi224.0.2.0.i.i", %B268.if.lr.ph.i.i ], [ %.1099.i.i, %B438.i.i ]
  %.748.02073.i.i = phi i64 [ 0, %B268.if.lr.ph.i.i ], [ %.817.i.i, %B438.i.i ]
  %.817.i.i = add nuw nsw i64 %.748.02073.i.i, 1
  %.877.i.i = load i64, ptr %.876.i.i, align 8, !noalias !22
  %.878.i.i = add nsw i64 %.877.i.i, 1
  store i64 %.878.i.i, ptr %.876.i.i, align 8, !noalias !22
  %.914.i.i = add nsw i64 %.913.i.i, %.748.02073.i.i
  %.928.i.i = icmp slt i64 %.914.i.i, 0
  %.929.i.i = select i1 %.928.i.i, i64 %.281.fca.9.load.i, i64 0
  %93 = getelementptr i32, ptr %arg.rows_at, i64 %.914.i.i
  %.943.i.i = getelementptr i32, ptr %93, i64 %.929.i.i
  %.944.i.i = load i32, ptr %.943.i.i, align 4, !noalias !22
  %.946.i.i = sext i32 %.944.i.i to i64
  %.947.i.i = add nsw i64 %.710.i.i, %.946.i.i
  %.206.i1973.i.i = ashr i64 %.947.i.i, 2
  br i1 %.265.i1975.i.i, label %B184.if.i1988.i.i.preheader, label %B0.endif.else.if.i1976.i.i, !prof !6

B212.i2048.i.i:                                   ; preds = %B184.if.i1988.i.i
  %.564.i2051.i.i = select i1 %.444.i1992.i.i, i64 %.210.i1027.i.i, i64 0
  %94 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i1991.i.i
  %.578.i2052.i.i = getelementptr i64, ptr %94, i64 %.564.i2051.i.i
  store i64 %.878.i.i, ptr %.578.i2052.i.i, align 8, !noalias !48
  %.586.i2053.i.i = shl nsw i64 %.331.0708.i1991.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i

B270.i1997.i.i:                                   ; preds = %B184.if.i1988.i.i
  %.402.i1998.i.i = add i64 %.331.0708.i1991.i.i, 1
  %.398.i1999.i.i = add nsw i64 %.334.0709.i1990.i.i, -1
  %.615.i2000.i.i = select i1 %.444.i1992.i.i, i64 %.210.i1027.i.i, i64 0
  %95 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i1991.i.i
  %.629.i2001.i.i = getelementptr i64, ptr %95, i64 %.615.i2000.i.i
  %.630.i2002.i.i = load i64, ptr %.629.i2001.i.i, align 8, !noalias !48
  %.645.i2003.i.i = icmp slt i64 %place.2.0710.i1989.i.i, 0
  %.646.i2004.i.i = select i1 %.645.i2003.i.i, i64 %.210.i1027.i.i, i64 0
  %96 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i1989.i.i
  %.660.i2005.i.i = getelementptr i64, ptr %96, i64 %.646.i2004.i.i
  %.661.i2006.i.i = load i64, ptr %.660.i2005.i.i, align 8, !noalias !48
  %.664.i2007.i.i = icmp slt i64 %.630.i2002.i.i, %.661.i2006.i.i
  %spec.select.i2008.i.i = select i1 %.664.i2007.i.i, i64 %.331.0708.i1991.i.i, i64 %place.2.0710.i1989.i.i
  %.389.i2009.i.i = icmp samesign ugt i64 %.334.0709.i1990.i.i, 1
  br i1 %.389.i2009.i.i, label %B184.if.i1988.i.i, label %B312.i2010.i.i

B312.i2010.i.i:                                   ; preds = %B270.i1997.i.i
  %.699.i2011.i.i = icmp slt i64 %spec.select.i2008.i.i, 0
  %.700.i2012.i.i = select i1 %.699.i2011.i.i, i64 %.210.i.i.i, i64 0
  %97 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i2008.i.i
  %.714.i2013.i.i = getelementptr i64, ptr %97, i64 %.700.i2012.i.i
  store i64 %.206.i1973.i.i, ptr %.714.i2013.i.i, align 8, !noalias !48
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
  %98 = shl nsw i64 %.273.0.i1985.i.i, 4
  br label %B184.if.i1988.i.i.preheader

B184.if.i1988.i.i.preheader:                      ; preds = %B0.endif.else.if.i1976.i.i, %B268.if.i.i
  %.331.0708.i1991.i.i.ph = phi i64 [ %98, %B0.endif.else.if.i1976.i.i ], [ 0, %B268.if.i.i ]
  br label %B184.if.i1988.i.i

B184.if.i1988.i.i:                                ; preds = %B184.if.i1988.i.i.preheader, %B270.i1997.i.i
  %place.2.0710.i1989.i.i = phi i64 [ %spec.select.i2008.i.i, %B270.i1997.i.i ], [ %.331.0708.i1991.i.i.ph, %B184.if.i1988.i.i.preheader ]
  %.334.0709.i1990.i.i = phi i64 [ %.398.i1999.i.i, %B270.i1997.i.i ], [ 16, %B184.if.i1988.i.i.preheader ]
  %.331.0708.i1991.i.i = phi i64 [ %.402.i1998.i.i, %B270.i1997.i.i ], [ %.331.0708.i1991.i.i.ph, %B184.if.i1988.i.i.preheader ]
  %.444.i1992.i.i = icmp slt i64 %.331.0708.i1991.i.i, 0
  %.445.i1993.i.i = select i1 %.444.i1992.i.i, i64 %.210.i.i.i, i64 0
  %99 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i1991.i.i
  %.459.i1994.i.i = getelementptr i64, ptr %99, i64 %.445.i1993.i.i
  %.460.i1995.i.i = load i64, ptr %.459.i1994.i.i, align 8, !noalias !48
  %.462.i1996.i.i = icmp eq i64 %.460.i1995.i.i, %.206.i1973.i.i
  br i1 %.462.i1996.i.i, label %B212.i2048.i.i, label %B270.i1997.i.i

B312.endif.endif.i2033.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i2032.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i
  %.938.sroa.13.0.i2034.i.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i2032.i.i ], [ %.938.sroa.13.1.i2030.i.i, %B312.endif.else.endif.endif.endif.i2029.i.i ]
  %.1059.not711.i2035.i.i = icmp slt i64 %.938.sroa.0.3.i2027.i.i, %.938.sroa.13.0.i2034.i.i
  br i1 %.1059.not711.i2035.i.i, label %.1029.endif.preheader.i2044.i.i, label %.1029.if.i2036.i.i, !prof !34

.1029.endif.preheader.i2044.i.i:                  ; preds = %B312.endif.endif.i2033.i.i
  %100 = shl i64 %.938.sroa.0.3.i2027.i.i, 3
  %scevgep.i2045.i.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %100
  %101 = sub nsw i64 %.938.sroa.13.0.i2034.i.i, %.938.sroa.0.3.i2027.i.i
  %102 = shl i64 %101, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i2045.i.i, i8 0, i64 %102, i1 false), !noalias !48
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
  %.1108.i2038.i.i = load i64, ptr %.876.i.i, align 8, !noalias !48
  %.1124.i2039.i.i = select i1 %.699.i2011.i.i, i64 %.210.i1027.i.i, i64 0
  %103 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i2008.i.i
  %.1138.i2040.i.i = getelementptr i64, ptr %103, i64 %.1124.i2039.i.i
  store i64 %.1108.i2038.i.i, ptr %.1138.i2040.i.i, align 8, !noalias !48
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2054.i.i: ; preds = %.1029.if.i2036.i.i, %B212.i2048.i.i
  %.773.sink.i2041.i.i = phi i64 [ %.773.i2014.i.i, %.1029.if.i2036.i.i ], [ %.586.i2053.i.i, %B212.i2048.i.i ]
  %.1150.i2042.i.i = and i64 %.947.i.i, 3
  %.1153.i2043.i.i = or disjoint i64 %.773.sink.i2041.i.i, %.1150.i2042.i.i
  %.1018.i.i = icmp slt i64 %.773.sink.i2041.i.i, 0
  %.1019.i.i = select i1 %.1018.i.i, i64 %.210.i1063.i.i, i64 0
  %104 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i2043.i.i
  %.1033.i.i = getelementptr i64, ptr %104, i64 %.1019.i.i
  %.1034.i.i = load i64, ptr %.1033.i.i, align 8, !noalias !22
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
  %105 = getelementptr i32, ptr %arg.rows_at, i64 %.1901.i.i
  %.1930.i.i = getelementptr i32, ptr %105, i64 %.1916.i.i
  %.1931.i.i = load i32, ptr %.1930.i.i, align 4, !noalias !22
  %.1933.i.i = sext i32 %.1931.i.i to i64
  %.1934.i.i = add nsw i64 %.710.i.i, %.1933.i.i
  %.pre.i.i = ashr i64 %.1934.i.i, 2
  br i1 %"$phi212.0.2.0.not.i.i", label %B1512.i.i, label %B1336.i.i

B1706.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.2607.i.i = load i64, ptr %.1155.i.i, align 8, !noalias !22
  %.2647.i.i = srem i64 %.2607.i.i, %.210.i1315.i.i
  %.2649.i.i = icmp slt i64 %.2647.i.i, 0
  %.2658.i.i = select i1 %.2649.i.i, i64 %.210.i1315.i.i, i64 0
  %spec.select.i9679.i = add i64 %.2658.i.i, %.2647.i.i
  %spec.select.fr.i.i = freeze i64 %spec.select.i9679.i
  %.2681.i.i = icmp slt i64 %spec.select.fr.i.i, 0
  %spec.select2065.i.i = select i1 %.2681.i.i, i64 %.210.i1315.i.i, i64 0
  br label %B1706.endif.endif.endif.thread.i.i

B1706.endif.endif.endif.thread.i.i:               ; preds = %B1706.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %rem.02062.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %spec.select.fr.i.i, %B1706.endif.endif.endif.i.i ]
  %106 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %spec.select2065.i.i, %B1706.endif.endif.endif.i.i ]
  %107 = getelementptr double, ptr %.226.i1313.i.i, i64 %rem.02062.i.i
  %.2696.i.i = getelementptr double, ptr %107, i64 %106
  store double %.13.i2017.sink.i.i.i, ptr %.2696.i.i, align 8, !noalias !22
  %.2734.i.i = load i64, ptr %.1155.i.i, align 8, !noalias !22
  %.2735.i.i = add nsw i64 %.2734.i.i, 1
  store i64 %.2735.i.i, ptr %.1155.i.i, align 8, !noalias !22
  br i1 %"$phi212.0.2.0.not.i.i", label %B2002.i.i, label %B1972.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B2002.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1570.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1570.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1570.i.i, %B2002.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.544.i.i, %B76.i.i ], [ %.1761.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1972.i.i, %B2002.i.i ]
  %.12907.i = load i64, ptr %.11275.i, align 8, !noalias !7
  %.12921.i = icmp slt i64 %.12907.i, 0
  %.12922.i = select i1 %.12921.i, i64 %.281.fca.8.load.i, i64 0
  %108 = getelementptr i64, ptr %.2294, i64 %.12907.i
  %.12936.i = getelementptr i64, ptr %108, i64 %.12922.i
  %.12937.i = load i64, ptr %.12936.i, align 8, !noalias !7
  %.12938.not.i = icmp eq i64 %.12937.i, 0
  br i1 %.12938.not.i, label %B7026.i, label %B6936.i

B6936.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.12969.i = load double, ptr %.12968.i, align 8, !noalias !7
  %.12999.i = load double, ptr %.12711.i, align 8, !noalias !7
  %.13001.i = fsub double %.12999.i, %.12712.i
  %.13004.i = fadd double %.12969.i, %.13001.i
  store double %.13004.i, ptr %.12968.i, align 8, !noalias !7
  br label %B7026.i

B7026.i:                                          ; preds = %B6936.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  br i1 %.9601.i170, label %B7058.i, label %B8360.i

B7058.i:                                          ; preds = %B7026.i
  %.13074.i = load double, ptr %.12647.i, align 8, !noalias !7
  %.13076.i = fsub double %.13074.i, %.12679.i
  store double %.13076.i, ptr %.12677.i, align 8, !noalias !7
  %.13124.i = select i1 %.7935.i, i64 %.210.i10135.i, i64 0
  %109 = getelementptr double, ptr %.226.i10134.i, i64 %.7880.i
  %.13138.i = getelementptr double, ptr %109, i64 %.13124.i
  %.13139.i = load double, ptr %.13138.i, align 8, !noalias !7
  %.12.i9682.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.13139.i
  %.13.i9683.i = select i1 %.12.i9682.i, double %worst.2.0.lcssa.sink.i.i, double %.13139.i
  store double %.13.i9683.i, ptr %.13138.i, align 8, !noalias !7
  br label %B8364.i

B7184.i:                                          ; preds = %B8.i9664.i
  %.13227.i = icmp eq i64 %.7985.i, 7
  br i1 %.13227.i, label %B7216.i, label %B7538.i

B7216.i:                                          ; preds = %B7184.i
  %.13259.i = load i64, ptr %.11275.i, align 8, !noalias !7
  %.13273.i = icmp slt i64 %.13259.i, 0
  %.13274.i = select i1 %.13273.i, i64 %.281.fca.8.load.i, i64 0
  %110 = getelementptr i64, ptr %.2294, i64 %.13259.i
  %.13288.i = getelementptr i64, ptr %110, i64 %.13274.i
  %.13289.i = load i64, ptr %.13288.i, align 8, !noalias !7
  %.13290.not.i = icmp eq i64 %.13289.i, 0
  %.385.i.i = icmp slt i64 %.475.i965911648.i, 0
  %.386.i.i = select i1 %.385.i.i, i64 %.281.fca.9.load.i, i64 0
  %111 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i965911648.i
  %.400.i9800.i = getelementptr i32, ptr %111, i64 %.386.i.i
  %.401.i9801.i = load i32, ptr %.400.i9800.i, align 4, !noalias !7
  br i1 %.13290.not.i, label %B7328.i, label %B7244.i

B7244.i:                                          ; preds = %B7216.i
  %.390.i.i = icmp eq i32 %.401.i9801.i, 0
  br i1 %.390.i.i, label %B8364.i, label %B70.i.i

B70.i.i:                                          ; preds = %B7244.i
  %.26.i.i.i = icmp sgt i32 %.401.i9801.i, 0
  br i1 %.26.i.i.i, label %B16.i.i9786.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

B16.i.i9786.i:                                    ; preds = %B70.i.i
  br i1 %.49.i.i9994.i, label %B16.endif.thread.i.i9790.i, label %B16.endif.i.i9792.i, !prof !6

B16.endif.i.i9792.i:                              ; preds = %B16.i.i9786.i
  %.25.i.i9788.i = zext nneg i32 %.401.i9801.i to i64
  %.31.i.i.i = add nsw i64 %.25.i.i9788.i, -1
  %.555.i9787.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !51
  %.36.i.i.i = add i64 %.31.i.i.i, %.555.i9787.i
  %.66.i.i9793.i = srem i64 %.36.i.i.i, %.210.i1277.i.i
  %.68.i.i9795.i = icmp slt i64 %.66.i.i9793.i, 0
  %.77.i.i.i = select i1 %.68.i.i9795.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9797.i = add i64 %.77.i.i.i, %.66.i.i9793.i
  %spec.select.fr.i.i9798.i = freeze i64 %spec.select.i.i9797.i
  %.100.i.i.i = icmp slt i64 %spec.select.fr.i.i9798.i, 0
  %spec.select52.i.i9799.i = select i1 %.100.i.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9790.i

B16.endif.thread.i.i9790.i:                       ; preds = %B16.endif.i.i9792.i, %B16.i.i9786.i
  %rem.051.i.i9791.i = phi i64 [ 0, %B16.i.i9786.i ], [ %spec.select.fr.i.i9798.i, %B16.endif.i.i9792.i ]
  %112 = phi i64 [ 0, %B16.i.i9786.i ], [ %spec.select52.i.i9799.i, %B16.endif.i.i9792.i ]
  %113 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9791.i
  %.115.i.i.i = getelementptr double, ptr %113, i64 %112
  %.116.i.i.i = load double, ptr %.115.i.i.i, align 8, !noalias !54
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i: ; preds = %B16.endif.thread.i.i9790.i, %B70.i.i
  %"$phi78.0.2.0.i.i9684.i" = phi double [ %.116.i.i.i, %B16.endif.thread.i.i9790.i ], [ 0.000000e+00, %B70.i.i ]
  %.620.i9685.i = load double, ptr %.226.i990.i.i, align 8, !noalias !51
  %.16.i.i9686.i = fcmp ogt double %.620.i9685.i, %best.3.3.i
  %.17.i.i9687.i = select i1 %.16.i.i9686.i, double %.620.i9685.i, double %best.3.3.i
  %.18.i.i9688.i = fcmp ogt double %"$phi78.0.2.0.i.i9684.i", %.17.i.i9687.i
  %.19.i.i9689.i = select i1 %.18.i.i9688.i, double %"$phi78.0.2.0.i.i9684.i", double %.17.i.i9687.i
  %.667.i.i = icmp slt i64 %.475.i965911648.i, -3
  %.668.i.i = select i1 %.667.i.i, i64 %.281.fca.9.load.i, i64 0
  %114 = getelementptr i8, ptr %111, i64 12
  %.682.i9690.i = getelementptr i32, ptr %114, i64 %.668.i.i
  %.683.i9691.i = load i32, ptr %.682.i9690.i, align 4, !noalias !51
  %.684.i9692.i = sitofp i32 %.683.i9691.i to double
  %.687.i9693.i = sitofp i32 %.401.i9801.i to double
  %.692.i9694.i = fmul double %.687.i9693.i, 2.500000e-01
  %.12.i.i9695.i = fcmp ogt double %.692.i9694.i, %.684.i9692.i
  %.13.i.i9696.i = select i1 %.12.i.i9695.i, double %.692.i9694.i, double %.684.i9692.i
  %.721.i.i = fadd double %.19.i.i9689.i, %.13.i.i9696.i
  %.754.i.i = load double, ptr %.12647.i, align 8, !noalias !51
  %.756.i.i = fsub double %.721.i.i, %.19.i.i9689.i
  %.757.i.i = fadd double %.754.i.i, %.756.i.i
  store double %.757.i.i, ptr %.12647.i, align 8, !noalias !51
  %.817.i9697.i = load double, ptr %.226.i990.i.i, align 8, !noalias !51
  %.12.i1404.i.i = fcmp ogt double %best.3.3.i, %.817.i9697.i
  %.13.i1405.i.i = select i1 %.12.i1404.i.i, double %best.3.3.i, double %.817.i9697.i
  %.850.i.i = fadd double %.721.i.i, %.13.i1405.i.i
  %.851.i.i = fsub double %.850.i.i, %.19.i.i9689.i
  store double %.851.i.i, ptr %.226.i990.i.i, align 8, !noalias !51
  %storemerge.i9698.i = tail call i32 @llvm.smax.i32(i32 %.401.i9801.i, i32 0)
  %.9621416.not.i.i = icmp eq i32 %storemerge.i9698.i, 0
  br i1 %.9621416.not.i.i, label %B678.i.i, label %B500.if.lr.ph.i.i

B500.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1069.i.i = add nsw i64 %.475.i965911648.i, 4
  %wide.trip.count.i9701.i = zext nneg i32 %storemerge.i9698.i to i64
  br label %B500.if.i.i

B678.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1281.i.i = load double, ptr %.1280.i.i, align 8, !noalias !51
  %.1284.i.i = fadd double %.1281.i.i, %.687.i9693.i
  store double %.1284.i.i, ptr %.1280.i.i, align 8, !noalias !51
  %.1325.i.i = fmul double %.521.fca.12.load.i, %.692.i9694.i
  %.1375.i.i = fmul double %.521.fca.13.load.i, %.687.i9693.i
  %.1376.i.i = fadd double %.1375.i.i, %.1325.i.i
  %.1406.i.i = load double, ptr %.1007.i.i, align 8, !noalias !51
  %.1407.i.i = fadd double %.1376.i.i, %.1406.i.i
  store double %.1407.i.i, ptr %.1007.i.i, align 8, !noalias !51
  %.1472.i.i = load double, ptr %.2392.i.i, align 8, !noalias !51
  %.12.i1406.i.i = fcmp ogt double %.721.i.i, %.1472.i.i
  %.13.i1407.i.i = select i1 %.12.i1406.i.i, double %.721.i.i, double %.1472.i.i
  %.1502.i.i = fadd double %.1376.i.i, %.13.i1407.i.i
  store double %.1502.i.i, ptr %.2392.i.i, align 8, !noalias !51
  br i1 %.9621416.not.i.i, label %B8360.i, label %B966.if.lr.ph.i.i

B966.if.lr.ph.i.i:                                ; preds = %B678.i.i
  %.1721.pre.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !51
  br label %B966.if.i.i

B500.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B500.if.lr.ph.i.i
  %indvars.iv.i9702.i = phi i64 [ 0, %B500.if.lr.ph.i.i ], [ %indvars.iv.next.i9703.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %indvars.iv.next.i9703.i = add nuw nsw i64 %indvars.iv.i9702.i, 1
  %.1033.i9704.i = load i64, ptr %.876.i.i, align 8, !noalias !51
  %.1034.i9705.i = add nsw i64 %.1033.i9704.i, 1
  store i64 %.1034.i9705.i, ptr %.876.i.i, align 8, !noalias !51
  %.1071.i.i = add nsw i64 %.1069.i.i, %indvars.iv.i9702.i
  %.1085.i.i = icmp slt i64 %.1071.i.i, 0
  %.1086.i9706.i = select i1 %.1085.i.i, i64 %.281.fca.9.load.i, i64 0
  %115 = getelementptr i32, ptr %arg.rows_at, i64 %.1071.i.i
  %.1100.i.i = getelementptr i32, ptr %115, i64 %.1086.i9706.i
  %.1101.i.i = load i32, ptr %.1100.i.i, align 4, !noalias !51
  %.1103.i.i = sext i32 %.1101.i.i to i64
  %.1104.i.i = add nsw i64 %.710.i.i, %.1103.i.i
  %.206.i.i.i = ashr i64 %.1104.i.i, 2
  br i1 %.265.i1975.i.i, label %B184.if.i.i9719.i.preheader, label %B0.endif.else.if.i.i9707.i, !prof !6

B212.i.i9782.i:                                   ; preds = %B184.if.i.i9719.i
  %.564.i.i9783.i = select i1 %.444.i.i9723.i, i64 %.210.i1027.i.i, i64 0
  %116 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i9722.i
  %.578.i.i9784.i = getelementptr i64, ptr %116, i64 %.564.i.i9783.i
  store i64 %.1034.i9705.i, ptr %.578.i.i9784.i, align 8, !noalias !57
  %.586.i.i9785.i = shl nsw i64 %.331.0708.i.i9722.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i.i9728.i:                                   ; preds = %B184.if.i.i9719.i
  %.402.i.i9729.i = add i64 %.331.0708.i.i9722.i, 1
  %.398.i.i9730.i = add nsw i64 %.334.0709.i.i9721.i, -1
  %.615.i.i9731.i = select i1 %.444.i.i9723.i, i64 %.210.i1027.i.i, i64 0
  %117 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.331.0708.i.i9722.i
  %.629.i.i9732.i = getelementptr i64, ptr %117, i64 %.615.i.i9731.i
  %.630.i.i9733.i = load i64, ptr %.629.i.i9732.i, align 8, !noalias !57
  %.645.i.i9734.i = icmp slt i64 %place.2.0710.i.i9720.i, 0
  %.646.i.i9735.i = select i1 %.645.i.i9734.i, i64 %.210.i1027.i.i, i64 0
  %118 = getelementptr i64, ptr %.226.i1025.i.i, i64 %place.2.0710.i.i9720.i
  %.660.i.i9736.i = getelementptr i64, ptr %118, i64 %.646.i.i9735.i
  %.661.i.i9737.i = load i64, ptr %.660.i.i9736.i, align 8, !noalias !57
  %.664.i.i9738.i = icmp slt i64 %.630.i.i9733.i, %.661.i.i9737.i
  %spec.select.i1408.i.i = select i1 %.664.i.i9738.i, i64 %.331.0708.i.i9722.i, i64 %place.2.0710.i.i9720.i
  %.389.i.i9739.i = icmp samesign ugt i64 %.334.0709.i.i9721.i, 1
  br i1 %.389.i.i9739.i, label %B184.if.i.i9719.i, label %B312.i.i9740.i

B312.i.i9740.i:                                   ; preds = %B270.i.i9728.i
  %.699.i.i9741.i = icmp slt i64 %spec.select.i1408.i.i, 0
  %.700.i.i9742.i = select i1 %.699.i.i9741.i, i64 %.210.i.i.i, i64 0
  %119 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1408.i.i
  %.714.i.i9743.i = getelementptr i64, ptr %119, i64 %.700.i.i9742.i
  store i64 %.206.i.i.i, ptr %.714.i.i9743.i, align 8, !noalias !57
  %.773.i.i9744.i = shl nsw i64 %spec.select.i1408.i.i, 2
  %.776.i.i9745.i = add i64 %.773.i.i9744.i, 4
  %.813.i.i9746.i = select i1 %.699.i.i9741.i, i64 %.210.i1063.i.i, i64 0
  %.814.i.i9747.i = add i64 %.813.i.i9746.i, %.773.i.i9744.i
  %.829.i.i9748.i = icmp slt i64 %.776.i.i9745.i, 0
  %.830.i.i9749.i = select i1 %.829.i.i9748.i, i64 %.210.i1063.i.i, i64 0
  %.831.i.i9750.i = add i64 %.830.i.i9749.i, %.776.i.i9745.i
  %.958.i.i9751.i = icmp slt i64 %.814.i.i9747.i, 0
  br i1 %.958.i.i9751.i, label %B312.endif.else.if.i.i9781.i, label %B312.endif.else.endif.i.i9752.i, !prof !6

B0.endif.else.if.i.i9707.i:                       ; preds = %B500.if.i.i
  %.211.i.i9708.i = mul nsw i64 %.206.i.i.i, 712544676207699905
  %.212.i.i9709.i = ashr i64 %.211.i.i9708.i, 20
  %.282.i.i9710.i = srem i64 %.212.i.i9709.i, %.230.0.i1974.i.i
  %.284.i.i9712.i = icmp slt i64 %.282.i.i9710.i, 0
  %.293.i.i9715.i = select i1 %.284.i.i9712.i, i64 %.230.0.i1974.i.i, i64 0
  %.273.0.i.i9716.i = add nsw i64 %.293.i.i9715.i, %.282.i.i9710.i
  %120 = shl nsw i64 %.273.0.i.i9716.i, 4
  br label %B184.if.i.i9719.i.preheader

B184.if.i.i9719.i.preheader:                      ; preds = %B0.endif.else.if.i.i9707.i, %B500.if.i.i
  %.331.0708.i.i9722.i.ph = phi i64 [ %120, %B0.endif.else.if.i.i9707.i ], [ 0, %B500.if.i.i ]
  br label %B184.if.i.i9719.i

B184.if.i.i9719.i:                                ; preds = %B184.if.i.i9719.i.preheader, %B270.i.i9728.i
  %place.2.0710.i.i9720.i = phi i64 [ %spec.select.i1408.i.i, %B270.i.i9728.i ], [ %.331.0708.i.i9722.i.ph, %B184.if.i.i9719.i.preheader ]
  %.334.0709.i.i9721.i = phi i64 [ %.398.i.i9730.i, %B270.i.i9728.i ], [ 16, %B184.if.i.i9719.i.preheader ]
  %.331.0708.i.i9722.i = phi i64 [ %.402.i.i9729.i, %B270.i.i9728.i ], [ %.331.0708.i.i9722.i.ph, %B184.if.i.i9719.i.preheader ]
  %.444.i.i9723.i = icmp slt i64 %.331.0708.i.i9722.i, 0
  %.445.i.i9724.i = select i1 %.444.i.i9723.i, i64 %.210.i.i.i, i64 0
  %121 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i9722.i
  %.459.i.i9725.i = getelementptr i64, ptr %121, i64 %.445.i.i9724.i
  %.460.i.i9726.i = load i64, ptr %.459.i.i9725.i, align 8, !noalias !57
  %.462.i.i9727.i = icmp eq i64 %.460.i.i9726.i, %.206.i.i.i
  br i1 %.462.i.i9727.i, label %B212.i.i9782.i, label %B270.i.i9728.i

B312.endif.endif.i.i9763.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i9762.i, %B312.endif.else.endif.endif.endif.i.i9759.i
  %.938.sroa.13.0.i.i9764.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.endif.endif.if.i.i9762.i ], [ %.938.sroa.13.1.i.i9760.i, %B312.endif.else.endif.endif.endif.i.i9759.i ]
  %.1059.not711.i.i9765.i = icmp slt i64 %.938.sroa.0.3.i.i9757.i, %.938.sroa.13.0.i.i9764.i
  br i1 %.1059.not711.i.i9765.i, label %.1029.endif.preheader.i.i9778.i, label %.1029.if.i.i9766.i, !prof !34

.1029.endif.preheader.i.i9778.i:                  ; preds = %B312.endif.endif.i.i9763.i
  %122 = shl i64 %.938.sroa.0.3.i.i9757.i, 3
  %scevgep.i.i9779.i = getelementptr i8, ptr %.226.i1061.i.i, i64 %122
  %123 = sub nsw i64 %.938.sroa.13.0.i.i9764.i, %.938.sroa.0.3.i.i9757.i
  %124 = shl i64 %123, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i9779.i, i8 0, i64 %124, i1 false), !noalias !57
  br label %.1029.if.i.i9766.i

B312.endif.else.if.i.i9781.i:                     ; preds = %B312.i.i9740.i
  br label %B312.endif.else.endif.i.i9752.i

B312.endif.else.endif.i.i9752.i:                  ; preds = %B312.endif.else.if.i.i9781.i, %B312.i.i9740.i
  %.938.sroa.0.1.i.i9753.i = phi i64 [ 0, %B312.endif.else.if.i.i9781.i ], [ %.814.i.i9747.i, %B312.i.i9740.i ]
  %.963.not.i.i9754.i = icmp slt i64 %.814.i.i9747.i, %.210.i1063.i.i
  br i1 %.963.not.i.i9754.i, label %B312.endif.else.endif.endif.i.i9756.i, label %B312.endif.else.endif.if.i.i9755.i, !prof !10

B312.endif.else.endif.if.i.i9755.i:               ; preds = %B312.endif.else.endif.i.i9752.i
  br label %B312.endif.else.endif.endif.i.i9756.i

B312.endif.else.endif.endif.i.i9756.i:            ; preds = %B312.endif.else.endif.if.i.i9755.i, %B312.endif.else.endif.i.i9752.i
  %.938.sroa.0.3.i.i9757.i = phi i64 [ %.210.i1063.i.i, %B312.endif.else.endif.if.i.i9755.i ], [ %.938.sroa.0.1.i.i9753.i, %B312.endif.else.endif.i.i9752.i ]
  %.975.i.i9758.i = icmp slt i64 %.831.i.i9750.i, 0
  br i1 %.975.i.i9758.i, label %B312.endif.else.endif.endif.if.i.i9780.i, label %B312.endif.else.endif.endif.endif.i.i9759.i, !prof !6

B312.endif.else.endif.endif.if.i.i9780.i:         ; preds = %B312.endif.else.endif.endif.i.i9756.i
  br label %B312.endif.else.endif.endif.endif.i.i9759.i

B312.endif.else.endif.endif.endif.i.i9759.i:      ; preds = %B312.endif.else.endif.endif.if.i.i9780.i, %B312.endif.else.endif.endif.i.i9756.i
  %.938.sroa.13.1.i.i9760.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i9780.i ], [ %.831.i.i9750.i, %B312.endif.else.endif.endif.i.i9756.i ]
  %.980.not.i.i9761.i = icmp slt i64 %.831.i.i9750.i, %.210.i1063.i.i
  br i1 %.980.not.i.i9761.i, label %B312.endif.endif.i.i9763.i, label %B312.endif.else.endif.endif.endif.if.i.i9762.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i9762.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i9759.i
  br label %B312.endif.endif.i.i9763.i

.1029.if.i.i9766.i:                               ; preds = %.1029.endif.preheader.i.i9778.i, %B312.endif.endif.i.i9763.i
  %.1108.i.i9767.i = load i64, ptr %.876.i.i, align 8, !noalias !57
  %.1124.i.i9768.i = select i1 %.699.i.i9741.i, i64 %.210.i1027.i.i, i64 0
  %125 = getelementptr i64, ptr %.226.i1025.i.i, i64 %spec.select.i1408.i.i
  %.1138.i.i9769.i = getelementptr i64, ptr %125, i64 %.1124.i.i9768.i
  store i64 %.1108.i.i9767.i, ptr %.1138.i.i9769.i, align 8, !noalias !57
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.1029.if.i.i9766.i, %B212.i.i9782.i
  %.773.sink.i.i9770.i = phi i64 [ %.773.i.i9744.i, %.1029.if.i.i9766.i ], [ %.586.i.i9785.i, %B212.i.i9782.i ]
  %.1150.i.i9771.i = and i64 %.1104.i.i, 3
  %.1153.i.i9772.i = or disjoint i64 %.773.sink.i.i9770.i, %.1150.i.i9771.i
  %.1178.i.i = icmp slt i64 %.773.sink.i.i9770.i, 0
  %.1179.i.i = select i1 %.1178.i.i, i64 %.210.i1063.i.i, i64 0
  %126 = getelementptr i64, ptr %.226.i1061.i.i, i64 %.1153.i.i9772.i
  %.1193.i.i = getelementptr i64, ptr %126, i64 %.1179.i.i
  store i64 %.1195.i.i, ptr %.1193.i.i, align 8, !noalias !51
  %.1219.i.i = select i1 %.1178.i.i, i64 %.210.i1099.i.i, i64 0
  %127 = getelementptr double, ptr %.226.i1097.i.i, i64 %.1153.i.i9772.i
  %.1233.i.i = getelementptr double, ptr %127, i64 %.1219.i.i
  store double %.721.i.i, ptr %.1233.i.i, align 8, !noalias !51
  %exitcond.not.i9773.i = icmp eq i64 %indvars.iv.next.i9703.i, %wide.trip.count.i9701.i
  br i1 %exitcond.not.i9773.i, label %B678.i.i, label %B500.if.i.i

B966.if.i.i:                                      ; preds = %B968.endif.thread.i.i, %B966.if.lr.ph.i.i
  %.1721.i.i = phi i64 [ %.1721.pre.i.i, %B966.if.lr.ph.i.i ], [ %.1848.i.i, %B968.endif.thread.i.i ]
  %.1562.01420.i.i = phi i32 [ %storemerge.i9698.i, %B966.if.lr.ph.i.i ], [ %.1624.i.i, %B968.endif.thread.i.i ]
  %.1624.i.i = add nsw i32 %.1562.01420.i.i, -1
  %.1682.i.i = load double, ptr %.2392.i.i, align 8, !noalias !51
  br i1 %.49.i.i9994.i, label %B968.endif.thread.i.i, label %B968.endif.i.i, !prof !47

B968.endif.i.i:                                   ; preds = %B966.if.i.i
  %.1761.i9775.i = srem i64 %.1721.i.i, %.210.i1277.i.i
  %.1763.i.i = icmp slt i64 %.1761.i9775.i, 0
  %.1772.i.i = select i1 %.1763.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i9776.i = add i64 %.1772.i.i, %.1761.i9775.i
  %spec.select.fr.i9777.i = freeze i64 %spec.select.i9776.i
  %.1794.i.i = icmp slt i64 %spec.select.fr.i9777.i, 0
  %spec.select1413.i.i = select i1 %.1794.i.i, i64 %.210.i1277.i.i, i64 0
  br label %B968.endif.thread.i.i

B968.endif.thread.i.i:                            ; preds = %B968.endif.i.i, %B966.if.i.i
  %rem.01412.i.i = phi i64 [ 0, %B966.if.i.i ], [ %spec.select.fr.i9777.i, %B968.endif.i.i ]
  %128 = phi i64 [ 0, %B966.if.i.i ], [ %spec.select1413.i.i, %B968.endif.i.i ]
  %129 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01412.i.i
  %.1809.i.i = getelementptr double, ptr %129, i64 %128
  store double %.1682.i.i, ptr %.1809.i.i, align 8, !noalias !51
  %.1847.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !51
  %.1848.i.i = add nsw i64 %.1847.i.i, 1
  store i64 %.1848.i.i, ptr %.226.i1349.i.i, align 8, !noalias !51
  %.1615.i.i = icmp sgt i32 %.1562.01420.i.i, 1
  br i1 %.1615.i.i, label %B966.if.i.i, label %B8360.i

B7328.i:                                          ; preds = %B7216.i
  %.406.i.i = sext i32 %.401.i9801.i to i64
  %.407.i.i = icmp eq i32 %.401.i9801.i, 0
  br i1 %.407.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B7328.i
  %spec.select1546.i.i = tail call i32 @llvm.smax.i32(i32 %.401.i9801.i, i32 0)
  %.6351549.not.i.i = icmp eq i32 %spec.select1546.i.i, 0
  br i1 %.6351549.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i, label %B206.if.lr.ph.i.i

B206.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.682.i9802.i = add nsw i64 %.475.i965911648.i, 4
  %wide.trip.count.i9803.i = zext nneg i32 %spec.select1546.i.i to i64
  br label %B206.if.i.i

B334.i.i:                                         ; preds = %B334.if.i.i, %B206.if.i.i
  %.770.0.i.i = phi i64 [ 0, %B206.if.i.i ], [ %.843.i.i, %B334.if.i.i ]
  %exitcond.not.i9808.i = icmp eq i64 %.770.0.i.i, 16
  br i1 %exitcond.not.i9808.i, label %B376.i.i, label %B334.if.i.i

B376.i.i:                                         ; preds = %B334.i.i
  %.968.i.i = load i64, ptr %.967.i.i, align 8, !noalias !60
  %.979.0.i.i = and i64 %.968.i.i, 15
  %130 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.979.0.i.i
  store i64 %.717.i.i, ptr %130, align 8, !noalias !60
  %.1072.i.i = add nsw i64 %.968.i.i, 1
  store i64 %.1072.i.i, ptr %.967.i.i, align 8, !noalias !60
  %.1104.i9843.i = add nsw i64 %new.2.01554.i.i, 1
  %.1115.not.i.i = icmp ne i64 %.722.i.i, %previous_new.2.01556.i.i
  %.1125.i.i = zext i1 %.1115.not.i.i to i64
  %spec.select1530.i.i = add nsw i64 %new_lines.2.01553.i.i, %.1125.i.i
  br label %B502.i.i

B502.i.i:                                         ; preds = %B334.if.i.i, %B376.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select1530.i.i, %B376.i.i ], [ %new_lines.2.01553.i.i, %B334.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1104.i9843.i, %B376.i.i ], [ %new.2.01554.i.i, %B334.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.722.i.i, %B376.i.i ], [ %previous_new.2.01556.i.i, %B334.if.i.i ]
  %exitcond1562.not.i.i = icmp eq i64 %indvars.iv.next.i9805.i, %wide.trip.count.i9803.i
  br i1 %exitcond1562.not.i.i, label %B504.i.i, label %B206.if.i.i

B504.i.i:                                         ; preds = %B502.i.i
  %131 = uitofp nneg i64 %spec.select.i9807.i to double
  %132 = sitofp i64 %new_lines.3.1.i.i to double
  %.25.i.i9809.i = icmp sgt i64 %new.3.1.i.i, 0
  br i1 %.25.i.i9809.i, label %B16.i.i9820.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i

B16.i.i9820.i:                                    ; preds = %B504.i.i
  br i1 %.49.i.i9994.i, label %B16.endif.thread.i.i9828.i, label %B16.endif.i.i9832.i, !prof !6

B16.endif.i.i9832.i:                              ; preds = %B16.i.i9820.i
  %.29.i.i9821.i = add nsw i64 %new.3.1.i.i, -1
  %.1222.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !60
  %.34.i.i9822.i = add i64 %.29.i.i9821.i, %.1222.i.i
  %.64.i.i9833.i = srem i64 %.34.i.i9822.i, %.210.i1277.i.i
  %.66.i.i9835.i = icmp slt i64 %.64.i.i9833.i, 0
  %.75.i.i9838.i = select i1 %.66.i.i9835.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i9839.i = add i64 %.75.i.i9838.i, %.64.i.i9833.i
  %spec.select.fr.i.i9840.i = freeze i64 %spec.select.i.i9839.i
  %.98.i.i9841.i = icmp slt i64 %spec.select.fr.i.i9840.i, 0
  %spec.select52.i.i9842.i = select i1 %.98.i.i9841.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9828.i

B16.endif.thread.i.i9828.i:                       ; preds = %B16.endif.i.i9832.i, %B16.i.i9820.i
  %rem.051.i.i9829.i = phi i64 [ 0, %B16.i.i9820.i ], [ %spec.select.fr.i.i9840.i, %B16.endif.i.i9832.i ]
  %133 = phi i64 [ 0, %B16.i.i9820.i ], [ %spec.select52.i.i9842.i, %B16.endif.i.i9832.i ]
  %134 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i9829.i
  %.113.i.i9830.i = getelementptr double, ptr %134, i64 %133
  %.114.i.i9831.i = load double, ptr %.113.i.i9830.i, align 8, !noalias !63
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i: ; preds = %B16.endif.thread.i.i9828.i, %B504.i.i, %B84.i.i
  %new.2.0.lcssa1572.i.i = phi i64 [ %new.3.1.i.i, %B16.endif.thread.i.i9828.i ], [ %new.3.1.i.i, %B504.i.i ], [ 0, %B84.i.i ]
  %new_lines.2.0.lcssa1571.i.i = phi double [ %132, %B16.endif.thread.i.i9828.i ], [ %132, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %lines.2.0.lcssa1570.i.i = phi double [ %131, %B16.endif.thread.i.i9828.i ], [ %131, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %"$phi78.0.2.0.i.i9811.i" = phi double [ %.114.i.i9831.i, %B16.endif.thread.i.i9828.i ], [ 0.000000e+00, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %.1285.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !60
  %.1315.i.i = load double, ptr %.616.i.i, align 8, !noalias !60
  %.20.i.i.i = fcmp ogt double %.1285.i.i, %best.3.3.i
  %.21.i.i.i = select i1 %.20.i.i.i, double %.1285.i.i, double %best.3.3.i
  %.22.i.i.i = fcmp ogt double %.1315.i.i, %.21.i.i.i
  %.23.i.i.i = select i1 %.22.i.i.i, double %.1315.i.i, double %.21.i.i.i
  %.24.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i9811.i", %.23.i.i.i
  %.25.i1532.i.i = select i1 %.24.i.i.i, double %"$phi78.0.2.0.i.i9811.i", double %.23.i.i.i
  %.1355.i.i = fmul double %.521.fca.29.load.i, %lines.2.0.lcssa1570.i.i
  %.12.i.i9812.i = fcmp ogt double %.1355.i.i, %.521.fca.24.load.i
  %.13.i.i9813.i = select i1 %.12.i.i9812.i, double %.1355.i.i, double %.521.fca.24.load.i
  %.1386.i.i = fadd double %.13.i.i9813.i, %.25.i1532.i.i
  %.1419.i.i = load double, ptr %.12647.i, align 8, !noalias !60
  %.1421.i.i = fsub double %.1386.i.i, %.25.i1532.i.i
  %.1422.i.i = fadd double %.1419.i.i, %.1421.i.i
  store double %.1422.i.i, ptr %.12647.i, align 8, !noalias !60
  %.1482.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !60
  %.12.i1533.i.i = fcmp ogt double %best.3.3.i, %.1482.i.i
  %.13.i1534.i.i = select i1 %.12.i1533.i.i, double %best.3.3.i, double %.1482.i.i
  %.1515.i.i = fadd double %.13.i1534.i.i, %.1386.i.i
  %.1516.i.i = fsub double %.1515.i.i, %.25.i1532.i.i
  store double %.1516.i.i, ptr %.226.i990.i.i, align 8, !noalias !60
  store double %.1386.i.i, ptr %.616.i.i, align 8, !noalias !60
  %.1607.i.i = load double, ptr %.1606.i.i, align 8, !noalias !60
  %.1611.i.i = sub nsw i64 %.406.i.i, %new.2.0.lcssa1572.i.i
  %.1612.i.i = sitofp i64 %.1611.i.i to double
  %.1613.i.i = fadd double %.1607.i.i, %.1612.i.i
  store double %.1613.i.i, ptr %.1606.i.i, align 8, !noalias !60
  %.1673.i.i = load double, ptr %.1672.i.i, align 8, !noalias !60
  %.1675.i.i = sitofp i32 %.401.i9801.i to double
  %.1676.i.i = fadd double %.1673.i.i, %.1675.i.i
  store double %.1676.i.i, ptr %.1672.i.i, align 8, !noalias !60
  %.1724.i.i = icmp slt i64 %.475.i965911648.i, -1
  %.1725.i.i = select i1 %.1724.i.i, i64 %.281.fca.9.load.i, i64 0
  %135 = getelementptr i8, ptr %111, i64 4
  %.1739.i.i = getelementptr i32, ptr %135, i64 %.1725.i.i
  %.1740.i.i = load i32, ptr %.1739.i.i, align 4, !noalias !60
  %.1747.i.i = sext i32 %.1740.i.i to i64
  %.1748.i.i = mul nsw i64 %new.2.0.lcssa1572.i.i, %.1747.i.i
  %.1751.i.i = sitofp i64 %.1748.i.i to double
  %.1756.i9814.i = fdiv double %.1751.i.i, %.1675.i.i
  %.1761.i9815.i = fmul double %.521.fca.12.load.i, %new_lines.2.0.lcssa1571.i.i
  %.1765.i9816.i = sitofp i64 %new.2.0.lcssa1572.i.i to double
  %.1766.i.i = fsub double %.1765.i9816.i, %.1756.i9814.i
  %.1769.i.i = fmul double %.521.fca.13.load.i, %.1766.i.i
  %.1770.i.i = fadd double %.1761.i9815.i, %.1769.i.i
  %.1773.i.i = fmul double %.521.fca.14.load.i, %.1756.i9814.i
  %.1774.i.i = fadd double %.1773.i.i, %.1770.i.i
  %.1804.i.i = load double, ptr %.1007.i.i, align 8, !noalias !60
  %.1805.i.i = fadd double %.1804.i.i, %.1774.i.i
  store double %.1805.i.i, ptr %.1007.i.i, align 8, !noalias !60
  %.1865.i.i = load double, ptr %.2392.i.i, align 8, !noalias !60
  %.12.i1535.i.i = fcmp ogt double %.1386.i.i, %.1865.i.i
  %.13.i1536.i.i = select i1 %.12.i1535.i.i, double %.1386.i.i, double %.1865.i.i
  %.1895.i.i = fadd double %.13.i1536.i.i, %.1774.i.i
  store double %.1895.i.i, ptr %.2392.i.i, align 8, !noalias !60
  %.1985.i.i = fmul double %.1982.i.i, %.1675.i.i
  %.1992.i.i = fcmp ogt double %.1985.i.i, 0.000000e+00
  br i1 %.1992.i.i, label %B1382.i.i, label %B1530.i.i

B1382.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i
  %.2023.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !60
  %.12.i1537.i.i = fcmp ogt double %.1386.i.i, %.2023.i.i
  %.13.i1538.i.i = select i1 %.12.i1537.i.i, double %.1386.i.i, double %.2023.i.i
  %.2054.i.i = fadd double %.1985.i.i, %.13.i1538.i.i
  store double %.2054.i.i, ptr %.347.i.i.i.i, align 8, !noalias !60
  %.2114.i.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !60
  %.2116.i.i = fadd double %.1985.i.i, %.2114.i.i
  store double %.2116.i.i, ptr %.438.i.i.i.i, align 8, !noalias !60
  %.2191.pre.i.i = load double, ptr %.2392.i.i, align 8, !noalias !60
  br label %B1530.i.i

B1530.i.i:                                        ; preds = %B1382.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i
  %.2191.i.i = phi double [ %.2191.pre.i.i, %B1382.i.i ], [ %.1895.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9810.i ]
  %.2221.i.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !60
  %.12.i1539.i.i = fcmp ogt double %.2221.i.i, %.2191.i.i
  %.13.i1540.i.i = select i1 %.12.i1539.i.i, double %.2221.i.i, double %.2191.i.i
  %.23351559.not.i.i = icmp slt i64 %new.2.0.lcssa1572.i.i, 1
  br i1 %.23351559.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1656.if.lr.ph.i.i

B1656.if.lr.ph.i.i:                               ; preds = %B1530.i.i
  %.2411.pre.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !60
  br label %B1656.if.i.i

B1788.loopexit.i.i:                               ; preds = %B1658.endif.thread.i.i
  %.2652.pre.i.i = load double, ptr %.2392.i.i, align 8, !noalias !60
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B206.if.i.i:                                      ; preds = %B502.i.i, %B206.if.lr.ph.i.i
  %indvars.iv.i9804.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %indvars.iv.next.i9805.i, %B502.i.i ]
  %previous_new.2.01556.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B502.i.i ]
  %previous.2.01555.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %.722.i.i, %B502.i.i ]
  %new.2.01554.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new.3.1.i.i, %B502.i.i ]
  %new_lines.2.01553.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B502.i.i ]
  %lines.2.01552.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %spec.select.i9807.i, %B502.i.i ]
  %indvars.iv.next.i9805.i = add nuw nsw i64 %indvars.iv.i9804.i, 1
  %.684.i9806.i = add nsw i64 %.682.i9802.i, %indvars.iv.i9804.i
  %.698.i.i = icmp slt i64 %.684.i9806.i, 0
  %.699.i.i = select i1 %.698.i.i, i64 %.281.fca.9.load.i, i64 0
  %136 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i9806.i
  %.713.i.i = getelementptr i32, ptr %136, i64 %.699.i.i
  %.714.i.i = load i32, ptr %.713.i.i, align 4, !noalias !60
  %.716.i.i = sext i32 %.714.i.i to i64
  %.717.i.i = add nsw i64 %.710.i.i, %.716.i.i
  %.722.i.i = ashr i64 %.717.i.i, 2
  %.728.not.i.i = icmp ne i64 %.722.i.i, %previous.2.01555.i.i
  %.733.i.i = zext i1 %.728.not.i.i to i64
  %spec.select.i9807.i = add nuw nsw i64 %lines.2.01552.i.i, %.733.i.i
  br label %B334.i.i

B334.if.i.i:                                      ; preds = %B334.i.i
  %.843.i.i = add nuw nsw i64 %.770.0.i.i, 1
  %137 = getelementptr i64, ptr %.226.i1167.i.i, i64 %.770.0.i.i
  %.899.i.i = load i64, ptr %137, align 8, !noalias !60
  %.901.i.i = icmp eq i64 %.899.i.i, %.717.i.i
  br i1 %.901.i.i, label %B502.i.i, label %B334.i.i

B1656.if.i.i:                                     ; preds = %B1658.endif.thread.i.i, %B1656.if.lr.ph.i.i
  %.2411.i.i = phi i64 [ %.2411.pre.i.i, %B1656.if.lr.ph.i.i ], [ %.2539.i.i, %B1658.endif.thread.i.i ]
  %.2282.01560.i.i = phi i64 [ %new.2.0.lcssa1572.i.i, %B1656.if.lr.ph.i.i ], [ %.2344.i.i, %B1658.endif.thread.i.i ]
  %.2344.i.i = add nsw i64 %.2282.01560.i.i, -1
  br i1 %.49.i.i9994.i, label %B1658.endif.thread.i.i, label %B1658.endif.i.i, !prof !47

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
  %138 = phi i64 [ 0, %B1656.if.i.i ], [ %spec.select1548.i.i, %B1658.endif.i.i ]
  %139 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.1.01545.i.i
  %.2500.i.i = getelementptr double, ptr %139, i64 %138
  store double %.13.i1540.i.i, ptr %.2500.i.i, align 8, !noalias !60
  %.2538.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !60
  %.2539.i.i = add nsw i64 %.2538.i.i, 1
  store i64 %.2539.i.i, ptr %.226.i1349.i.i, align 8, !noalias !60
  %.2335.i.i = icmp samesign ugt i64 %.2282.01560.i.i, 1
  br i1 %.2335.i.i, label %B1656.if.i.i, label %B1788.loopexit.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1788.loopexit.i.i, %B1530.i.i, %B7328.i
  %.1386.sink.i.i = phi double [ %best.3.3.i, %B7328.i ], [ %.1386.i.i, %B1788.loopexit.i.i ], [ %.1386.i.i, %B1530.i.i ]
  %.2652.sink.i.i = phi double [ %best.3.3.i, %B7328.i ], [ %.2652.pre.i.i, %B1788.loopexit.i.i ], [ %.2191.i.i, %B1530.i.i ]
  %.13569.i = select i1 %.7935.i, i64 %.210.i10817.i, i64 0
  %140 = getelementptr double, ptr %.226.i10815.i, i64 %.7880.i
  %.13583.i = getelementptr double, ptr %140, i64 %.13569.i
  store double %.1386.sink.i.i, ptr %.13583.i, align 8, !noalias !7
  %.13600.i = select i1 %.7935.i, i64 %.210.i10781.i, i64 0
  %141 = getelementptr double, ptr %.226.i10779.i, i64 %.7880.i
  %.13614.i = getelementptr double, ptr %141, i64 %.13600.i
  %.13615.i = load double, ptr %.13614.i, align 8, !noalias !7
  %.13621.i = fadd double %.14026.i, %.2652.sink.i.i
  %.12.i9844.i = fcmp ogt double %.13621.i, %.13615.i
  %.13.i9845.i = select i1 %.12.i9844.i, double %.13621.i, double %.13615.i
  store double %.13.i9845.i, ptr %.13614.i, align 8, !noalias !7
  %.13695.i = icmp slt i64 %quot.2.0.i, 0
  %.13696.i = select i1 %.13695.i, i64 %.210.i10673.i, i64 0
  %142 = getelementptr double, ptr %.226.i10671.i, i64 %quot.2.0.i
  %.13710.i = getelementptr double, ptr %142, i64 %.13696.i
  %.13711.i = load double, ptr %.13710.i, align 8, !noalias !7
  %.12.i9846.i = fcmp ogt double %.13.i9845.i, %.13711.i
  %.13.i9847.i = select i1 %.12.i9846.i, double %.13.i9845.i, double %.13711.i
  store double %.13.i9847.i, ptr %.13710.i, align 8, !noalias !7
  br label %B8360.i

B7538.i:                                          ; preds = %B7184.i
  %143 = getelementptr double, ptr %arg.cost_at, i64 %.7951.i
  %.13835.i = getelementptr double, ptr %143, i64 %.7970.i
  %.13836.i = load double, ptr %.13835.i, align 8, !noalias !7
  %.374.i.i = icmp slt i64 %.475.i965911648.i, 0
  %.375.i.i = select i1 %.374.i.i, i64 %.281.fca.9.load.i, i64 0
  %144 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i965911648.i
  %.389.i.i = getelementptr i32, ptr %144, i64 %.375.i.i
  %.390.i9848.i = load i32, ptr %.389.i.i, align 4, !noalias !66
  %.395.i.i = sext i32 %.390.i9848.i to i64
  %.396.i.i = icmp eq i32 %.390.i9848.i, 0
  br i1 %.396.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i9849.i

B70.i9849.i:                                      ; preds = %B7538.i
  %.555.i9850.i = load double, ptr %.226.i990.i.i, align 8, !noalias !66
  %.585.i9852.i = load double, ptr %.616.i.i, align 8, !noalias !66
  %.26.i.i9853.i = icmp sgt i32 %.390.i9848.i, 0
  br i1 %.26.i.i9853.i, label %B16.i.i9990.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9854.i

B16.i.i9990.i:                                    ; preds = %B70.i9849.i
  br i1 %.49.i.i9994.i, label %B16.endif.thread.i.i9999.i, label %B16.endif.i.i10003.i, !prof !6

B16.endif.i.i10003.i:                             ; preds = %B16.i.i9990.i
  %.25.i.i9991.i = zext nneg i32 %.390.i9848.i to i64
  %.31.i.i9992.i = add nsw i64 %.25.i.i9991.i, -1
  %.625.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !66
  %.36.i.i9993.i = add i64 %.31.i.i9992.i, %.625.i.i
  %.66.i.i10004.i = srem i64 %.36.i.i9993.i, %.210.i1277.i.i
  %.68.i.i10006.i = icmp slt i64 %.66.i.i10004.i, 0
  %.77.i.i10009.i = select i1 %.68.i.i10006.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i.i10010.i = add i64 %.77.i.i10009.i, %.66.i.i10004.i
  %spec.select.fr.i.i10011.i = freeze i64 %spec.select.i.i10010.i
  %.100.i.i10012.i = icmp slt i64 %spec.select.fr.i.i10011.i, 0
  %spec.select52.i.i10013.i = select i1 %.100.i.i10012.i, i64 %.210.i1277.i.i, i64 0
  br label %B16.endif.thread.i.i9999.i

B16.endif.thread.i.i9999.i:                       ; preds = %B16.endif.i.i10003.i, %B16.i.i9990.i
  %rem.051.i.i10000.i = phi i64 [ 0, %B16.i.i9990.i ], [ %spec.select.fr.i.i10011.i, %B16.endif.i.i10003.i ]
  %145 = phi i64 [ 0, %B16.i.i9990.i ], [ %spec.select52.i.i10013.i, %B16.endif.i.i10003.i ]
  %146 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.051.i.i10000.i
  %.115.i.i10001.i = getelementptr double, ptr %146, i64 %145
  %.116.i.i10002.i = load double, ptr %.115.i.i10001.i, align 8, !noalias !69
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9854.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9854.i: ; preds = %B16.endif.thread.i.i9999.i, %B70.i9849.i
  %"$phi78.0.2.0.i.i9855.i" = phi double [ %.116.i.i10002.i, %B16.endif.thread.i.i9999.i ], [ 0.000000e+00, %B70.i9849.i ]
  %.20.i.i9856.i = fcmp ogt double %.555.i9850.i, %best.3.3.i
  %.21.i.i9857.i = select i1 %.20.i.i9856.i, double %.555.i9850.i, double %best.3.3.i
  %.22.i.i9858.i = fcmp ogt double %.585.i9852.i, %.21.i.i9857.i
  %.23.i.i9859.i = select i1 %.22.i.i9858.i, double %.585.i9852.i, double %.21.i.i9857.i
  %.24.i.i9860.i = fcmp ogt double %"$phi78.0.2.0.i.i9855.i", %.23.i.i9859.i
  %.25.i1295.i.i = select i1 %.24.i.i9860.i, double %"$phi78.0.2.0.i.i9855.i", double %.23.i.i9859.i
  br i1 %.435.i.i.i, label %.501.if.i.i9863.i, label %.501.endif.preheader.i.i9862.i, !prof !6

B278.i.i9882.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i9867.i
  %previous.3.1.i.i9883.i = phi i64 [ %.718.i.i9877.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i9867.i ]
  %worst.3.1.i.i9884.i = phi i64 [ %.13.i.i.i9881.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i9867.i ]
  %exitcond.not.i.i9885.i = icmp eq i64 %indvars.iv.next.i.i9869.i, %wide.trip.count.i.i9866.i
  br i1 %exitcond.not.i.i9885.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i9867.i

.501.endif.preheader.i.i9862.i:                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9854.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %256, i1 false), !noalias !72
  br label %.501.if.i.i9863.i

.501.if.i.i9863.i:                                ; preds = %.501.endif.preheader.i.i9862.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9854.i
  %.635192.not.i.i.i = icmp slt i32 %.390.i9848.i, 1
  br i1 %.635192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i9864.i

B106.if.lr.ph.i.i9864.i:                          ; preds = %.501.if.i.i9863.i
  %.682.i.i9865.i = add nsw i64 %.475.i965911648.i, 4
  %wide.trip.count.i.i9866.i = zext nneg i32 %.390.i9848.i to i64
  br label %B106.if.i.i9867.i

B106.if.i.i9867.i:                                ; preds = %B106.if.lr.ph.i.i9864.i, %B278.i.i9882.i
  %indvars.iv.i.i9868.i = phi i64 [ 0, %B106.if.lr.ph.i.i9864.i ], [ %indvars.iv.next.i.i9869.i, %B278.i.i9882.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i9864.i ], [ %worst.3.1.i.i9884.i, %B278.i.i9882.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i9864.i ], [ %previous.3.1.i.i9883.i, %B278.i.i9882.i ]
  %indvars.iv.next.i.i9869.i = add nuw nsw i64 %indvars.iv.i.i9868.i, 1
  %.684.i.i9870.i = add nsw i64 %.682.i.i9865.i, %indvars.iv.i.i9868.i
  %.698.i.i9871.i = icmp slt i64 %.684.i.i9870.i, 0
  %.699.i.i9872.i = select i1 %.698.i.i9871.i, i64 %.281.fca.9.load.i, i64 0
  %147 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i9870.i
  %.713.i.i9873.i = getelementptr i32, ptr %147, i64 %.699.i.i9872.i
  %.714.i.i9874.i = load i32, ptr %.713.i.i9873.i, align 4, !noalias !72
  %.716.i.i9875.i = sext i32 %.714.i.i9874.i to i64
  %.717.i.i9876.i = add nsw i64 %.710.i.i, %.716.i.i9875.i
  %.718.i.i9877.i = ashr i64 %.717.i.i9876.i, 2
  %.724.not.i.i9878.i = icmp eq i64 %.718.i.i9877.i, %previous.2.0195.i.i.i
  br i1 %.724.not.i.i9878.i, label %B278.i.i9882.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i9867.i
  %.805.i.i9879.i = load i64, ptr %.226.i1238.i.i, align 8, !noalias !72
  %.806.i.i9880.i = add nsw i64 %.805.i.i9879.i, 1
  store i64 %.806.i.i9880.i, ptr %.226.i1238.i.i, align 8, !noalias !72
  %.13.i.i.i9881.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i9880.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i9882.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i9882.i
  %148 = uitofp nneg i64 %worst.3.1.i.i9884.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.501.if.i.i9863.i
  %spec.select1311.i.i = phi i32 [ 0, %.501.if.i.i9863.i ], [ %.390.i9848.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i9886.i = phi double [ 1.000000e+00, %.501.if.i.i9863.i ], [ %148, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i9887.i = fcmp olt double %.521.fca.24.load.i, %worst.2.0.lcssa.i.i9886.i
  %.10.i.i9888.i = select i1 %.9.i.i9887.i, double %worst.2.0.lcssa.i.i9886.i, double %.521.fca.24.load.i
  %.782.i.i = fadd double %.25.i1295.i.i, %.10.i.i9888.i
  %.815.i.i = load double, ptr %.226.i990.i.i, align 8, !noalias !66
  %.12.i.i9889.i = fcmp ogt double %best.3.3.i, %.815.i.i
  %.13.i.i9890.i = select i1 %.12.i.i9889.i, double %best.3.3.i, double %.815.i.i
  %.848.i.i = fadd double %.13.i.i9890.i, %.782.i.i
  %.849.i.i = fsub double %.848.i.i, %.25.i1295.i.i
  store double %.849.i.i, ptr %.226.i990.i.i, align 8, !noalias !66
  store double %.782.i.i, ptr %.616.i.i, align 8, !noalias !66
  %.914.i9891.i = sitofp i32 %.390.i9848.i to double
  %.915.i.i = fmul double %.521.fca.15.load.i, %.914.i9891.i
  %.945.i.i = load double, ptr %.944.i9892.i, align 8, !noalias !66
  %.948.i.i = fadd double %.945.i.i, %.914.i9891.i
  store double %.948.i.i, ptr %.944.i9892.i, align 8, !noalias !66
  %.1008.i.i = load double, ptr %.1007.i.i, align 8, !noalias !66
  %.1009.i.i = fadd double %.915.i.i, %.1008.i.i
  store double %.1009.i.i, ptr %.1007.i.i, align 8, !noalias !66
  %.1069.i9893.i = load double, ptr %.2392.i.i, align 8, !noalias !66
  %.12.i1296.i.i = fcmp ogt double %.782.i.i, %.1069.i9893.i
  %.13.i1297.i.i = select i1 %.12.i1296.i.i, double %.782.i.i, double %.1069.i9893.i
  %.1099.i9894.i = fadd double %.915.i.i, %.13.i1297.i.i
  store double %.1099.i9894.i, ptr %.2392.i.i, align 8, !noalias !66
  %.1131.i.i = fcmp ogt double %.13836.i, 0.000000e+00
  %"$phi706.0.2.0.i.i" = select i1 %.1131.i.i, double %.521.fca.33.load.i, double %.521.fca.34.load.i
  %.1151.i.i = fmul double %.521.fca.33.load.i, %.914.i9891.i
  %.1167.i.i = icmp slt i64 %.475.i965911648.i, -2
  %.1168.i.i = select i1 %.1167.i.i, i64 %.281.fca.9.load.i, i64 0
  %149 = getelementptr i8, ptr %144, i64 8
  %.1182.i.i = getelementptr i32, ptr %149, i64 %.1168.i.i
  %.1183.i.i = load i32, ptr %.1182.i.i, align 4, !noalias !66
  %.1185.i.i = sext i32 %.1183.i.i to i64
  %.1187.i.i = sub nsw i64 %.1185.i.i, %.395.i.i
  %.1188.i.i = sitofp i64 %.1187.i.i to double
  %.1189.i.i = fmul double %"$phi706.0.2.0.i.i", %.1188.i.i
  %.1190.i.i = fadd double %.1151.i.i, %.1189.i.i
  %.1192.i.i = tail call double @llvm.fabs.f64(double %.13836.i)
  %.1195.i9895.i = fmul double %.1192.i.i, %.1190.i.i
  %.1225.i.i = load double, ptr %.1224.i.i, align 8, !noalias !66
  %.1226.i.i = fadd double %.1225.i.i, %.1195.i9895.i
  store double %.1226.i.i, ptr %.1224.i.i, align 8, !noalias !66
  %.1286.i.i = load double, ptr %.1285.i9896.i, align 8, !noalias !66
  %.12.i1298.i.i = fcmp ogt double %.782.i.i, %.1286.i.i
  %.13.i1299.i.i = select i1 %.12.i1298.i.i, double %.782.i.i, double %.1286.i.i
  %.1316.i.i = fadd double %.13.i1299.i.i, %.1195.i9895.i
  store double %.1316.i.i, ptr %.1285.i9896.i, align 8, !noalias !66
  %.1376.i9897.i = load double, ptr %.2392.i.i, align 8, !noalias !66
  %.12.i1300.i.i = fcmp ogt double %.1316.i.i, %.1376.i9897.i
  %.13.i1301.i.i = select i1 %.12.i1300.i.i, double %.1316.i.i, double %.1376.i9897.i
  %.15251313.i.i = icmp sgt i32 %spec.select1311.i.i, 0
  br i1 %.15251313.i.i, label %B1080.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1080.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1564.i.i = add nsw i64 %.475.i965911648.i, 4
  %.1452.not.i.i9899.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i9901.i = select i1 %.1452.not.i.i9899.i, i1 %.1461.i.i.i, i1 false
  %.354.i.i.i9902.i = icmp eq i64 %early.2.4.i, 2
  %.444.i.i.i9903.i = fadd double %.521.fca.9.load.i, %.782.i.i
  %wide.trip.count.i9909.i = zext nneg i32 %spec.select1311.i.i to i64
  br label %B1080.if.i.i

B1080.if.i.i:                                     ; preds = %B1082.endif.endif.endif.thread.i.i, %B1080.if.lr.ph.i.i
  %indvars.iv.i9910.i = phi i64 [ 0, %B1080.if.lr.ph.i.i ], [ %indvars.iv.next.i9911.i, %B1082.endif.endif.endif.thread.i.i ]
  %end.2.01316.i.i = phi double [ %.13.i1301.i.i, %B1080.if.lr.ph.i.i ], [ %.13.i1306.i.i, %B1082.endif.endif.endif.thread.i.i ]
  %indvars.iv.next.i9911.i = add nuw nsw i64 %indvars.iv.i9910.i, 1
  %.1566.i.i = add nsw i64 %.1564.i.i, %indvars.iv.i9910.i
  %.1580.i.i = icmp slt i64 %.1566.i.i, 0
  %.1581.i.i = select i1 %.1580.i.i, i64 %.281.fca.9.load.i, i64 0
  %150 = getelementptr i32, ptr %arg.rows_at, i64 %.1566.i.i
  %.1595.i.i = getelementptr i32, ptr %150, i64 %.1581.i.i
  %.1596.i.i = load i32, ptr %.1595.i.i, align 4, !noalias !66
  %.1598.i.i = sext i32 %.1596.i.i to i64
  %.1599.i.i = add nsw i64 %.710.i.i, %.1598.i.i
  %.332.i.i.i = ashr i64 %.1599.i.i, 1
  %.5.i.i.i.i9912.i = mul i64 %.332.i.i.i, 8364850718657
  %.6.i.i.i.i9913.i = lshr i64 %.5.i.i.i.i9912.i, 20
  %.7.i.i.i.i9914.i = and i64 %.6.i.i.i.i9913.i, 16777215
  %.32.i.i.i9915.i = uitofp nneg i64 %.7.i.i.i.i9914.i to double
  %.33.i.i.i9916.i = fadd double %.32.i.i.i9915.i, 5.000000e-01
  %.37.i.i.i9917.i = fmul double %.33.i.i.i9916.i, 0x3E70000000000000
  %.45.le.i.i.i9918.i = tail call double @llvm.log.f64(double %.37.i.i.i9917.i)
  %.50.i.i.i9919.i = fneg double %.45.le.i.i.i9918.i
  %.12.i.i.i.i9920.i = fcmp olt double %.50.i.i.i9919.i, 4.000000e+00
  %.13.i.i.i.i9921.i = select i1 %.12.i.i.i.i9920.i, double %.50.i.i.i9919.i, double 4.000000e+00
  %.79.i.i.i9922.i = fadd double %.13.i.i.i.i9921.i, -1.000000e+00
  %.359.i.i9923.i = fmul double %.521.fca.6.load.i, %.79.i.i.i9922.i
  %.393.i.i.i = load double, ptr %.2392.i.i, align 8, !noalias !75
  %.399.i.i9924.i = fadd double %.521.fca.5.load.i, %.393.i.i.i
  %.400.i.i9925.i = fadd double %.399.i.i9924.i, %.359.i.i9923.i
  %.45020202021.i.i9926.i = and i64 %.6.i.i.i.i9913.i, 65535
  %151 = getelementptr i64, ptr %.226.i955.i.i, i64 %.45020202021.i.i9926.i
  %.508.i.i9927.i = load i64, ptr %151, align 8, !noalias !75
  %.514.i.i9928.i = icmp eq i64 %.508.i.i9927.i, %.332.i.i.i
  br i1 %.514.i.i9928.i, label %B216.i.i9987.i, label %B270.i.i9929.i

B216.i.i9987.i:                                   ; preds = %B1080.if.i.i
  %152 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9926.i
  %.650.i.i9988.i = load double, ptr %152, align 8, !noalias !75
  %.12.i.i.i9989.i = fcmp ogt double %.650.i.i9988.i, %.400.i.i9925.i
  %.13.i.i1304.i.i = select i1 %.12.i.i.i9989.i, double %.650.i.i9988.i, double %.400.i.i9925.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i

B270.i.i9929.i:                                   ; preds = %B1080.if.i.i
  %.718.i1303.i.i = load double, ptr %.717.i1968.i.i, align 8, !noalias !75
  %.720.i.i9930.i = fadd double %.718.i1303.i.i, 1.000000e+00
  store double %.720.i.i9930.i, ptr %.717.i1968.i.i, align 8, !noalias !75
  %.784.i.i9931.i = load double, ptr %.226.i1203.i.i, align 8, !noalias !75
  %.787.i.i9932.i = fadd double %.521.fca.19.load.i, %.784.i.i9931.i
  store double %.787.i.i9932.i, ptr %.226.i1203.i.i, align 8, !noalias !75
  %.821.i.i.i = ashr i64 %.1599.i.i, 2
  %.822.i.i9933.i = sitofp i64 %.821.i.i.i to double
  %.863.i.i9934.i = fcmp ult double %.787.i.i9932.i, 1.000000e+00
  br i1 %.863.i.i9934.i, label %B444.i.i9968.i, label %B500.i.i9935.i

B444.i.i9968.i:                                   ; preds = %B270.i.i9929.i
  br i1 %.867.i.i.i, label %B466.i.i9983.i, label %B702.i.i9969.i

B466.i.i9983.i:                                   ; preds = %B444.i.i9968.i
  %.902.i.i9984.i = load double, ptr %.901.i.i.i, align 8, !noalias !75
  %.907.i.i9985.i = fcmp oeq double %.902.i.i9984.i, %.822.i.i9933.i
  br i1 %.907.i.i9985.i, label %B500.i.i9935.i, label %B652.i.i9986.i

B500.i.i9935.i:                                   ; preds = %B466.i.i9983.i, %B270.i.i9929.i
  store double %.822.i.i9933.i, ptr %.901.i.i.i, align 8, !noalias !75
  %.985.i.i9936.i = fadd double %.787.i.i9932.i, -1.000000e+00
  store double %.985.i.i9936.i, ptr %.226.i1203.i.i, align 8, !noalias !75
  %.348.i.i.i9937.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !78
  %.12.i.i2014.i.i9938.i = fcmp ogt double %.782.i.i, %.348.i.i.i9937.i
  %.13.i.i2015.i.i9939.i = select i1 %.12.i.i2014.i.i9938.i, double %.782.i.i, double %.348.i.i.i9937.i
  %.381.i.i.i9940.i = fadd double %.380.i.i.i.i, %.13.i.i2015.i.i9939.i
  store double %.381.i.i.i9940.i, ptr %.347.i.i.i.i, align 8, !noalias !78
  %.439.i.i.i9941.i = load double, ptr %.438.i.i.i.i, align 8, !noalias !78
  %.442.i.i.i9942.i = fadd double %.380.i.i.i.i, %.439.i.i.i9941.i
  store double %.442.i.i.i9942.i, ptr %.438.i.i.i.i, align 8, !noalias !78
  %.531.i.i.i9943.i = load double, ptr %.347.i.i.i.i, align 8, !noalias !78
  %.310.i.i.i.i9944.i = lshr i64 %.1599.i.i, 16
  %.321.0.i.i.i.i9945.i = and i64 %.310.i.i.i.i9944.i, 16383
  %153 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i.i9945.i
  %.390.i.i.i.i9946.i = load double, ptr %153, align 8, !noalias !81
  %.394.i.i.i.i9947.i = fcmp olt double %.390.i.i.i.i9946.i, 0.000000e+00
  %or.cond.i.i.i.i9948.i = select i1 %.354.i.i.i9902.i, i1 %.394.i.i.i.i9947.i, i1 false
  br i1 %or.cond.i.i.i.i9948.i, label %B96.i.i.i.i9967.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9949.i

B96.i.i.i.i9967.i:                                ; preds = %B500.i.i9935.i
  store double %.444.i.i.i9903.i, ptr %153, align 8, !noalias !81
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9949.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9949.i: ; preds = %B96.i.i.i.i9967.i, %B500.i.i9935.i
  %.611.i.i.i.i9950.i = phi double [ %.390.i.i.i.i9946.i, %B500.i.i9935.i ], [ %.444.i.i.i9903.i, %B96.i.i.i.i9967.i ]
  %.502.i.i.i9951.i = fmul double %.521.fca.8.load.i, %.79.i.i.i9922.i
  %.12.i89.i.i.i9952.i = fcmp ogt double %.611.i.i.i.i9950.i, %.531.i.i.i9943.i
  %.13.i90.i.i.i9953.i = select i1 %.12.i89.i.i.i9952.i, double %.611.i.i.i.i9950.i, double %.531.i.i.i9943.i
  %.703.i.i.i9954.i = fadd double %.521.fca.7.load.i, %.13.i90.i.i.i9953.i
  %.704.i.i.i9955.i = fadd double %.502.i.i.i9951.i, %.703.i.i.i9954.i
  store i64 %.332.i.i.i, ptr %151, align 8, !noalias !78
  %154 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9926.i
  store double %.704.i.i.i9955.i, ptr %154, align 8, !noalias !78
  %.12.i2016.i.i9956.i = fcmp ogt double %.704.i.i.i9955.i, %.400.i.i9925.i
  %.13.i2017.i.i9957.i = select i1 %.12.i2016.i.i9956.i, double %.704.i.i.i9955.i, double %.400.i.i9925.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i

B652.i.i9986.i:                                   ; preds = %B466.i.i9983.i
  store i64 %.332.i.i.i, ptr %151, align 8, !noalias !75
  %155 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9926.i
  store double %.400.i.i9925.i, ptr %155, align 8, !noalias !75
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i

B702.i.i9969.i:                                   ; preds = %B444.i.i9968.i
  br i1 %or.cond.i.i9901.i, label %B728.i.i9970.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i

B728.i.i9970.i:                                   ; preds = %B702.i.i9969.i
  %.1496.i.i9971.i = load double, ptr %.2392.i.i, align 8, !noalias !75
  %.310.i.i.i9972.i = lshr i64 %.1599.i.i, 16
  %.321.0.i.i.i9973.i = and i64 %.310.i.i.i9972.i, 16383
  %156 = getelementptr double, ptr %.226.i922.i.i, i64 %.321.0.i.i.i9973.i
  %.390.i.i.i9974.i = load double, ptr %156, align 8, !noalias !84
  %.394.i.i.i9975.i = fcmp olt double %.390.i.i.i9974.i, 0.000000e+00
  %or.cond.i.i.i9976.i = select i1 %.354.i.i.i9902.i, i1 %.394.i.i.i9975.i, i1 false
  br i1 %or.cond.i.i.i9976.i, label %B96.i.i.i9982.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9977.i

B96.i.i.i9982.i:                                  ; preds = %B728.i.i9970.i
  store double %.444.i.i.i9903.i, ptr %156, align 8, !noalias !84
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9977.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9977.i: ; preds = %B96.i.i.i9982.i, %B728.i.i9970.i
  %.611.i.i.i9978.i = phi double [ %.390.i.i.i9974.i, %B728.i.i9970.i ], [ %.444.i.i.i9903.i, %B96.i.i.i9982.i ]
  %.12.i2018.i.i9979.i = fcmp ogt double %.611.i.i.i9978.i, %.1496.i.i9971.i
  %.13.i2019.i.i9980.i = select i1 %.12.i2018.i.i9979.i, double %.611.i.i.i9978.i, double %.1496.i.i9971.i
  %.1683.i.i9981.i = fadd double %.1682.i.i.i, %.13.i2019.i.i9980.i
  store i64 %.332.i.i.i, ptr %151, align 8, !noalias !75
  %157 = getelementptr double, ptr %.226.i1132.i.i, i64 %.45020202021.i.i9926.i
  store double %.1683.i.i9981.i, ptr %157, align 8, !noalias !75
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9977.i, %B702.i.i9969.i, %B652.i.i9986.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9949.i, %B216.i.i9987.i
  %.13.i2017.sink.i.i9959.i = phi double [ %.13.i2017.i.i9957.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9949.i ], [ %.13.i.i1304.i.i, %B216.i.i9987.i ], [ %.400.i.i9925.i, %B652.i.i9986.i ], [ %.1683.i.i9981.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9977.i ], [ %.400.i.i9925.i, %B702.i.i9969.i ]
  %.1705.i.i = fsub double %.13.i2017.sink.i.i9959.i, %.521.fca.5.load.i
  %.12.i1305.i.i = fcmp ogt double %.1705.i.i, %end.2.01316.i.i
  %.13.i1306.i.i = select i1 %.12.i1305.i.i, double %.1705.i.i, double %end.2.01316.i.i
  br i1 %.49.i.i9994.i, label %B1082.endif.endif.endif.thread.i.i, label %B1082.endif.endif.endif.i.i, !prof !47

B1082.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i
  %.1775.i.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !66
  %.1815.i.i = srem i64 %.1775.i.i, %.210.i1277.i.i
  %.1817.i.i = icmp slt i64 %.1815.i.i, 0
  %.1826.i.i = select i1 %.1817.i.i, i64 %.210.i1277.i.i, i64 0
  %spec.select.i9964.i = add i64 %.1826.i.i, %.1815.i.i
  %spec.select.fr.i9965.i = freeze i64 %spec.select.i9964.i
  %.1848.i9966.i = icmp slt i64 %spec.select.fr.i9965.i, 0
  %spec.select1312.i.i = select i1 %.1848.i9966.i, i64 %.210.i1277.i.i, i64 0
  br label %B1082.endif.endif.endif.thread.i.i

B1082.endif.endif.endif.thread.i.i:               ; preds = %B1082.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i
  %rem.01310.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i ], [ %spec.select.fr.i9965.i, %B1082.endif.endif.endif.i.i ]
  %158 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9958.i ], [ %spec.select1312.i.i, %B1082.endif.endif.endif.i.i ]
  %159 = getelementptr double, ptr %.226.i1275.i.i, i64 %rem.01310.i.i
  %.1863.i.i = getelementptr double, ptr %159, i64 %158
  store double %.13.i1306.i.i, ptr %.1863.i.i, align 8, !noalias !66
  %.1901.i9962.i = load i64, ptr %.226.i1349.i.i, align 8, !noalias !66
  %.1902.i.i = add nsw i64 %.1901.i9962.i, 1
  store i64 %.1902.i.i, ptr %.226.i1349.i.i, align 8, !noalias !66
  %exitcond.not.i9963.i = icmp eq i64 %indvars.iv.next.i9911.i, %wide.trip.count.i9909.i
  br i1 %exitcond.not.i9963.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1080.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1082.endif.endif.endif.thread.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B7538.i
  %.782.sink.i.i = phi double [ %best.3.3.i, %B7538.i ], [ %.782.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.782.i.i, %B1082.endif.endif.endif.thread.i.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B7538.i ], [ %.13.i1301.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1306.i.i, %B1082.endif.endif.endif.thread.i.i ]
  %.13975.i = select i1 %.7935.i, i64 %.210.i10817.i, i64 0
  %160 = getelementptr double, ptr %.226.i10815.i, i64 %.7880.i
  %.13989.i = getelementptr double, ptr %160, i64 %.13975.i
  store double %.782.sink.i.i, ptr %.13989.i, align 8, !noalias !7
  %.14006.i = select i1 %.7935.i, i64 %.210.i10781.i, i64 0
  %161 = getelementptr double, ptr %.226.i10779.i, i64 %.7880.i
  %.14020.i = getelementptr double, ptr %161, i64 %.14006.i
  %.14021.i = load double, ptr %.14020.i, align 8, !noalias !7
  %.14027.i = fadd double %.14026.i, %end.2.0.lcssa.sink.i.i
  %.12.i10014.i = fcmp ogt double %.14027.i, %.14021.i
  %.13.i10015.i = select i1 %.12.i10014.i, double %.14027.i, double %.14021.i
  store double %.13.i10015.i, ptr %.14020.i, align 8, !noalias !7
  %.14101.i = icmp slt i64 %quot.2.0.i, 0
  %.14102.i = select i1 %.14101.i, i64 %.210.i10673.i, i64 0
  %162 = getelementptr double, ptr %.226.i10671.i, i64 %quot.2.0.i
  %.14116.i = getelementptr double, ptr %162, i64 %.14102.i
  %.14117.i = load double, ptr %.14116.i, align 8, !noalias !7
  %.12.i10016.i = fcmp ogt double %.13.i10015.i, %.14117.i
  %.13.i10017.i = select i1 %.12.i10016.i, double %.13.i10015.i, double %.14117.i
  store double %.13.i10017.i, ptr %.14116.i, align 8, !noalias !7
  %.14210.i = fadd double %.521.fca.32.load.i, %end.2.0.lcssa.sink.i.i
  br label %B8360.i

B7780.i:                                          ; preds = %B5398.i
  switch i64 %.7985.i, label %B8360.i [
    i64 9, label %B7812.i
    i64 14, label %B7952.i
    i64 12, label %B8232.i
    i64 3, label %B8286.i
    i64 2, label %B8340.i
  ]

B7812.i:                                          ; preds = %B7780.i
  %.14281.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.12.i10018.i = fcmp ogt double %best.3.3.i, %.14281.i
  %.13.i10019.i = select i1 %.12.i10018.i, double %best.3.3.i, double %.14281.i
  %.14313.i = fadd double %.521.fca.38.load.i, %.13.i10019.i
  store double %.14313.i, ptr %.226.i990.i.i, align 8, !noalias !7
  br label %B8526.i

B7952.i:                                          ; preds = %B7780.i
  %.14349.i = shl nsw i64 %.7880.i, 4
  %.14365.i = select i1 %.7935.i, i64 %.210.i10205.i, i64 0
  %163 = getelementptr i64, ptr %.226.i10203.i, i64 %.7880.i
  %.14379.i = getelementptr i64, ptr %163, i64 %.14365.i
  %.14380.i = load i64, ptr %.14379.i, align 8, !noalias !7
  %.14391.0.i = and i64 %.14380.i, 15
  %.14456.i = icmp sgt i64 %.14380.i, 0
  br i1 %.14456.i, label %B8030.i, label %B7952.B8104_crit_edge.i

B7952.B8104_crit_edge.i:                          ; preds = %B7952.i
  %.pre11633.i = select i1 %.7935.i, i64 %.210.i10169.i, i64 0
  br label %B8104.i

B8030.i:                                          ; preds = %B7952.i
  %.14491.i = add nuw i64 %.14380.i, 15
  %.14511.i = and i64 %.14491.i, 15
  %.14547.i = select i1 %.7935.i, i64 %.210.i10169.i, i64 0
  %164 = getelementptr double, ptr %.226.i10167.i, i64 %.14349.i
  %165 = getelementptr double, ptr %164, i64 %.14511.i
  %.14561.i = getelementptr double, ptr %165, i64 %.14547.i
  %.14562.i = load double, ptr %.14561.i, align 8, !noalias !7
  br label %B8104.i

B8104.i:                                          ; preds = %B8030.i, %B7952.B8104_crit_edge.i
  %.14662.pre-phi.i = phi i64 [ %.pre11633.i, %B7952.B8104_crit_edge.i ], [ %.14547.i, %B8030.i ]
  %"$phi8104.0.2.3.i" = phi double [ 0.000000e+00, %B7952.B8104_crit_edge.i ], [ %.14562.i, %B8030.i ]
  %.14603.i = select i1 %.7935.i, i64 %.210.i10135.i, i64 0
  %166 = getelementptr double, ptr %.226.i10134.i, i64 %.7880.i
  %.14617.i = getelementptr double, ptr %166, i64 %.14603.i
  %.14618.i = load double, ptr %.14617.i, align 8, !noalias !7
  %.12.i10020.i = fcmp ogt double %.14618.i, %"$phi8104.0.2.3.i"
  %.13.i10021.i = select i1 %.12.i10020.i, double %.14618.i, double %"$phi8104.0.2.3.i"
  %167 = getelementptr double, ptr %.226.i10167.i, i64 %.14349.i
  %168 = getelementptr double, ptr %167, i64 %.14391.0.i
  %.14676.i = getelementptr double, ptr %168, i64 %.14662.pre-phi.i
  store double %.13.i10021.i, ptr %.14676.i, align 8, !noalias !7
  %.14710.i = load i64, ptr %.14379.i, align 8, !noalias !7
  %.14711.i = add nsw i64 %.14710.i, 1
  store i64 %.14711.i, ptr %.14379.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.14617.i, align 8, !noalias !7
  br label %B8526.i

B8232.i:                                          ; preds = %B7780.i
  %.14793.i = fadd double %.521.fca.40.load.i, %best.3.3.i
  br label %B8526.i

B8286.i:                                          ; preds = %B7780.i
  %.14815.i = fadd double %.521.fca.41.load.i, %best.3.3.i
  br label %B8526.i

B8340.i:                                          ; preds = %B7780.i
  %.14846.i = fadd double %.521.fca.42.load.i, %best.3.3.i
  br label %B8526.i

B8360.i:                                          ; preds = %B968.endif.thread.i.i, %B5500.i, %B7780.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B678.i.i, %B7026.i, %B5650.i
  %end.12.2.i = phi double [ %best.3.3.i, %B7780.i ], [ %best.3.3.i, %B5500.i ], [ %best.3.3.i, %B5650.i ], [ %.721.i.i, %B678.i.i ], [ %.1386.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %B7026.i ], [ %.14210.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.721.i.i, %B968.endif.thread.i.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B7780.i ], [ %best.3.3.i, %B5500.i ], [ %best.3.3.i, %B5650.i ], [ %.721.i.i, %B678.i.i ], [ %.1386.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1570.sink.i.i, %B7026.i ], [ %.782.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.721.i.i, %B968.endif.thread.i.i ]
  %result.2.2.i = phi i64 [ 3, %B7780.i ], [ 2, %B5500.i ], [ 3, %B5650.i ], [ 2, %B678.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B7026.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B968.endif.thread.i.i ]
  switch i64 %.7985.i, label %B8526.i [
    i64 13, label %B8364.i
    i64 8, label %B8364.i
    i64 7, label %B8364.i
    i64 6, label %B8364.i
  ]

B8364.i:                                          ; preds = %B8360.i, %B8360.i, %B8360.i, %B8360.i, %B7244.i, %B7058.i
  %result.2.211667.i = phi i64 [ %result.2.2.i, %B8360.i ], [ %result.2.2.i, %B8360.i ], [ %result.2.2.i, %B8360.i ], [ %result.2.2.i, %B8360.i ], [ 2, %B7244.i ], [ 2, %B7058.i ]
  %released.6.211666.i = phi double [ %released.6.2.i, %B8360.i ], [ %released.6.2.i, %B8360.i ], [ %released.6.2.i, %B8360.i ], [ %released.6.2.i, %B8360.i ], [ %best.3.3.i, %B7244.i ], [ %.1570.sink.i.i, %B7058.i ]
  %end.12.211665.i = phi double [ %end.12.2.i, %B8360.i ], [ %end.12.2.i, %B8360.i ], [ %end.12.2.i, %B8360.i ], [ %end.12.2.i, %B8360.i ], [ %best.3.3.i, %B7244.i ], [ %.1570.sink.i.i, %B7058.i ]
  %.14885.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.14915.i = load double, ptr %.616.i.i, align 8, !noalias !7
  %.12.i10022.i = fcmp ogt double %.14915.i, %.14885.i
  %.13.i10023.i = select i1 %.12.i10022.i, double %.14915.i, double %.14885.i
  %.14946.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.14976.i = getelementptr i64, ptr %.226.i11281.i, i64 %scheduler.3.3.i
  %.14977.i = load i64, ptr %.14976.i, align 8, !noalias !7
  %.14978.i = add nsw i64 %.14977.i, %.14946.i
  %.14992.i = icmp slt i64 %.14978.i, 0
  %.14993.i = select i1 %.14992.i, i64 %.210.i11247.i, i64 0
  %169 = getelementptr double, ptr %.226.i11245.i, i64 %.14978.i
  %.15007.i = getelementptr double, ptr %169, i64 %.14993.i
  store double %.13.i10023.i, ptr %.15007.i, align 8, !noalias !7
  br i1 %.15044.i, label %B8364.endif.endif.i, label %B8364.endif.else.if.i, !prof !6

B8526.i:                                          ; preds = %B8360.i, %B8340.i, %B8286.i, %B8232.i, %B8104.i, %B7812.i, %B5760.i, %B5250.i
  %result.2.211657.i = phi i64 [ %result.2.2.i, %B8360.i ], [ 3, %B5250.i ], [ 3, %B8104.i ], [ 3, %B7812.i ], [ 3, %B5760.i ], [ 3, %B8340.i ], [ 3, %B8286.i ], [ 3, %B8232.i ]
  %released.6.211655.i = phi double [ %released.6.2.i, %B8360.i ], [ %best.3.3.i, %B5250.i ], [ %best.3.3.i, %B8104.i ], [ %best.3.3.i, %B7812.i ], [ %.13.i9656.i, %B5760.i ], [ %best.3.3.i, %B8340.i ], [ %best.3.3.i, %B8286.i ], [ %best.3.3.i, %B8232.i ]
  %end.12.211653.i = phi double [ %end.12.2.i, %B8360.i ], [ %best.3.3.i, %B5250.i ], [ %best.3.3.i, %B8104.i ], [ %best.3.3.i, %B7812.i ], [ %.12219.i, %B5760.i ], [ %.14846.i, %B8340.i ], [ %.14815.i, %B8286.i ], [ %.14793.i, %B8232.i ]
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8530.i, label %B8670.i

B8530.i:                                          ; preds = %B8526.i
  %.15147.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.15177.i = getelementptr double, ptr %.226.i11209.i, i64 %scheduler.3.3.i
  %.15178.i = load double, ptr %.15177.i, align 8, !noalias !7
  %.12.i10024.i = fcmp ogt double %.15178.i, %.15147.i
  %.13.i10025.i = select i1 %.12.i10024.i, double %.15178.i, double %.15147.i
  %.15209.i = mul nsw i64 %scheduler.3.3.i, %.5.i11294.i
  %.15239.i = getelementptr i64, ptr %.226.i11354.i, i64 %scheduler.3.3.i
  %.15240.i = load i64, ptr %.15239.i, align 8, !noalias !7
  %.15241.i = add nsw i64 %.15240.i, %.15209.i
  %.15255.i = icmp slt i64 %.15241.i, 0
  %.15256.i = select i1 %.15255.i, i64 %.210.i11320.i, i64 0
  %170 = getelementptr double, ptr %.226.i11318.i, i64 %.15241.i
  %.15270.i = getelementptr double, ptr %170, i64 %.15256.i
  store double %.13.i10025.i, ptr %.15270.i, align 8, !noalias !7
  br i1 %.15307.i, label %B8530.endif.endif.i, label %B8530.endif.else.if.i, !prof !6

B8670.i:                                          ; preds = %B8530.endif.endif.i, %B8364.endif.endif.i, %B8526.i
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14 = phi i1 [ true, %B8530.endif.endif.i ], [ %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, %B8364.endif.endif.i ], [ false, %B8526.i ]
  %result.2.211656.i = phi i64 [ %result.2.211657.i, %B8530.endif.endif.i ], [ %result.2.211667.i, %B8364.endif.endif.i ], [ %result.2.211657.i, %B8526.i ]
  %released.6.211654.i = phi double [ %released.6.211655.i, %B8530.endif.endif.i ], [ %released.6.211666.i, %B8364.endif.endif.i ], [ %released.6.211655.i, %B8526.i ]
  %end.12.211652.i = phi double [ %end.12.211653.i, %B8530.endif.endif.i ], [ %end.12.211665.i, %B8364.endif.endif.i ], [ %end.12.211653.i, %B8526.i ]
  %171 = getelementptr i64, ptr %.800, i64 %.7951.i
  %.15410.i = getelementptr i64, ptr %171, i64 %.7970.i
  %.15411.i = load i64, ptr %.15410.i, align 8, !noalias !7
  %.15412.i = icmp slt i64 %.15411.i, 6
  br i1 %.15412.i, label %B8704.i, label %B8792.i

B8704.i:                                          ; preds = %B8670.i
  %.15415.i = mul nsw i64 %.7880.i, 6
  %.15447.i = add nsw i64 %.15411.i, %.15415.i
  %.15462.i = icmp slt i64 %.15447.i, 0
  %.15463.i = select i1 %.15462.i, i64 %.210.i10241.i, i64 0
  %172 = getelementptr double, ptr %.226.i10239.i, i64 %.15447.i
  %.15477.i = getelementptr double, ptr %172, i64 %.15463.i
  store double %end.12.211652.i, ptr %.15477.i, align 8, !noalias !7
  %.15513.i = load i64, ptr %.15410.i, align 8, !noalias !7
  %.15514.i = add nsw i64 %.15513.i, %.15415.i
  %.15529.i = icmp slt i64 %.15514.i, 0
  %.15530.i = select i1 %.15529.i, i64 %.210.i10277.i, i64 0
  %173 = getelementptr i64, ptr %.226.i10275.i, i64 %.15514.i
  %.15544.i = getelementptr i64, ptr %173, i64 %.15530.i
  store i64 %result.2.211656.i, ptr %.15544.i, align 8, !noalias !7
  br label %B8792.i

B8792.i:                                          ; preds = %B8704.i, %B8670.i
  %174 = getelementptr i64, ptr %.870, i64 %.7951.i
  %.15578.i = getelementptr i64, ptr %174, i64 %.7970.i
  %.15579.i = load i64, ptr %.15578.i, align 8, !noalias !7
  %.15580.i = icmp slt i64 %.15579.i, 6
  br i1 %.15580.i, label %B8826.i, label %B8932.i

B8826.i:                                          ; preds = %B8792.i
  %175 = or i1 %"$phi4172.0.2.3.i172", %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14
  %brmerge.i = or i1 %175, %.9601.i170
  %"$phi8842.1.2.3.i" = select i1 %brmerge.i, double 1.200000e+01, double 2.000000e+00
  %.15607.i = fadd double %"$phi8842.1.2.3.i", %released.6.211654.i
  %.15613.i = mul nsw i64 %.7880.i, 6
  %.15645.i = add nsw i64 %.15579.i, %.15613.i
  %.15659.i = icmp slt i64 %.15645.i, 0
  %.15660.i = select i1 %.15659.i, i64 %.210.i10241.i, i64 0
  %176 = getelementptr double, ptr %.226.i10239.i, i64 %.15645.i
  %.15674.i = getelementptr double, ptr %176, i64 %.15660.i
  store double %.15607.i, ptr %.15674.i, align 8, !noalias !7
  %.15708.i = load i64, ptr %.15578.i, align 8, !noalias !7
  %.15711.i = add nsw i64 %.15708.i, %.15613.i
  %.15726.i = icmp slt i64 %.15711.i, 0
  %.15727.i = select i1 %.15726.i, i64 %.210.i10277.i, i64 0
  %177 = getelementptr i64, ptr %.226.i10275.i, i64 %.15711.i
  %.15741.i = getelementptr i64, ptr %177, i64 %.15727.i
  store i64 %result.2.211656.i, ptr %.15741.i, align 8, !noalias !7
  br label %B8932.i

B8932.i:                                          ; preds = %B8826.i, %B8792.i
  %.15786.i = load i64, ptr %.7950.i351, align 8, !noalias !7
  %.15787.i = add nsw i64 %.15786.i, 1
  store i64 %.15787.i, ptr %.7950.i351, align 8, !noalias !7
  %.15865.i = select i1 %.7935.i, i64 %.210.i10038.i, i64 0
  %178 = getelementptr i64, ptr %.226.i.i, i64 %.7880.i
  %.15879.i = getelementptr i64, ptr %178, i64 %.15865.i
  %.15880.i = load i64, ptr %.15879.i, align 8, !noalias !7
  %.15894.i = icmp slt i64 %.15880.i, 0
  %.15895.i = select i1 %.15894.i, i64 %.1518, i64 0
  %179 = getelementptr i64, ptr %.1534, i64 %.15880.i
  %.15909.i = getelementptr i64, ptr %179, i64 %.15895.i
  %.15910.i = load i64, ptr %.15909.i, align 8, !noalias !7
  %.15925.i = icmp slt i64 %.15910.i, -1
  %.15926.i = select i1 %.15925.i, i64 %.1348, i64 0
  %180 = getelementptr i64, ptr %.1364, i64 %.15910.i
  %181 = getelementptr i8, ptr %180, i64 8
  %.15940.i = getelementptr i64, ptr %181, i64 %.15926.i
  %.15941.i = load i64, ptr %.15940.i, align 8, !noalias !7
  %.15942.i = icmp eq i64 %.15787.i, %.15941.i
  br i1 %.15942.i, label %B9030.i, label %B8932.B9144_crit_edge.i

B8932.B9144_crit_edge.i:                          ; preds = %B8932.i
  %.pre11629.i = select i1 %.7935.i, i64 %.210.i10064.i, i64 0
  br label %B9144.i

B9030.i:                                          ; preds = %B8932.i
  %.15975.i = add nsw i64 %.15880.i, 1
  store i64 %.15975.i, ptr %.15879.i, align 8, !noalias !7
  %.16053.i = select i1 %.7935.i, i64 %.210.i10064.i, i64 0
  %182 = getelementptr i64, ptr %.226.i10062.i, i64 %.7880.i
  %.16067.i = getelementptr i64, ptr %182, i64 %.16053.i
  %.16068.i = load i64, ptr %.16067.i, align 8, !noalias !7
  %.16069.i = icmp slt i64 %.15975.i, %.16068.i
  br i1 %.16069.i, label %B9098.i, label %B9144.i

B9098.i:                                          ; preds = %B9030.i
  %.16115.i = icmp slt i64 %.15880.i, -1
  %.16116.i = select i1 %.16115.i, i64 %.1518, i64 0
  %183 = getelementptr i64, ptr %.1534, i64 %.15975.i
  %.16130.i = getelementptr i64, ptr %183, i64 %.16116.i
  %.16131.i = load i64, ptr %.16130.i, align 8, !noalias !7
  %.16145.i = icmp slt i64 %.16131.i, 0
  %.16146.i = select i1 %.16145.i, i64 %.1348, i64 0
  %184 = getelementptr i64, ptr %.1364, i64 %.16131.i
  %.16160.i = getelementptr i64, ptr %184, i64 %.16146.i
  %.16161.i = load i64, ptr %.16160.i, align 8, !noalias !7
  store i64 %.16161.i, ptr %.7950.i351, align 8, !noalias !7
  br label %B9144.i

B9144.i:                                          ; preds = %B9098.i, %B9030.i, %B8932.B9144_crit_edge.i
  %.16273.pre-phi.i = phi i64 [ %.pre11629.i, %B8932.B9144_crit_edge.i ], [ %.16053.i, %B9098.i ], [ %.16053.i, %B9030.i ]
  store double %.10241.i, ptr %.8018.i, align 8, !noalias !7
  %.16257.i = load i64, ptr %.15879.i, align 8, !noalias !7
  %185 = getelementptr i64, ptr %.226.i10062.i, i64 %.7880.i
  %.16287.i = getelementptr i64, ptr %185, i64 %.16273.pre-phi.i
  %.16288.i = load i64, ptr %.16287.i, align 8, !noalias !7
  %.16289.not.i = icmp slt i64 %.16257.i, %.16288.i
  br i1 %.16289.not.i, label %B9496.i, label %B9196.i

B9196.i:                                          ; preds = %B9144.i
  %.16310.i = select i1 %.7935.i, i64 %.210.i10313.i, i64 0
  %186 = getelementptr i64, ptr %.226.i10311.i, i64 %.7880.i
  %.16324.i = getelementptr i64, ptr %186, i64 %.16310.i
  store i64 0, ptr %.16324.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.8049.i, align 8, !noalias !7
  %.16371.i = icmp slt i64 %quot.2.0.i, 0
  %.16372.i = select i1 %.16371.i, i64 %.210.i1060111679.i, i64 0
  %187 = getelementptr i64, ptr %.226.i10599.i, i64 %quot.2.0.i
  %.16386.i = getelementptr i64, ptr %187, i64 %.16372.i
  %.16387.i = load i64, ptr %.16386.i, align 8, !noalias !7
  %.16388.i = add nsw i64 %.16387.i, -1
  store i64 %.16388.i, ptr %.16386.i, align 8, !noalias !7
  %.16449.i = load double, ptr %.16448.i, align 8, !noalias !7
  %.16465.i = select i1 %.7935.i, i64 %.210.i10781.i, i64 0
  %188 = getelementptr double, ptr %.226.i10779.i, i64 %.7880.i
  %.16479.i = getelementptr double, ptr %188, i64 %.16465.i
  %.16480.i = load double, ptr %.16479.i, align 8, !noalias !7
  %.12.i10026.i = fcmp ogt double %.16480.i, %best.3.3.i
  %.13.i10027.i = select i1 %.12.i10026.i, double %.16480.i, double %best.3.3.i
  %.16525.i = select i1 %.16371.i, i64 %.210.i10745.i, i64 0
  %189 = getelementptr double, ptr %.226.i10743.i, i64 %quot.2.0.i
  %.16539.i = getelementptr double, ptr %189, i64 %.16525.i
  %.16540.i = load double, ptr %.16539.i, align 8, !noalias !7
  %.16541.i = fsub double %.13.i10027.i, %.16540.i
  br i1 %or.cond11519.i, label %B9196.endif.else.if.i, label %B9196.endif.endif.i, !prof !18

B9496.i:                                          ; preds = %B9144.i
  %.16746.i = icmp eq i64 %.7985.i, 9
  br i1 %.16746.i, label %B9528.i, label %B9664.i

B9528.i:                                          ; preds = %B9496.i
  %.16767.i = select i1 %.7935.i, i64 %.210.i10349.i, i64 0
  %190 = getelementptr i64, ptr %.226.i10347.i, i64 %.7880.i
  %.16781.i = getelementptr i64, ptr %190, i64 %.16767.i
  store i64 1, ptr %.16781.i, align 8, !noalias !7
  %.16797.i = icmp slt i64 %quot.2.0.i, 0
  %.16798.i = select i1 %.16797.i, i64 %.210.i10637.i, i64 0
  %191 = getelementptr i64, ptr %.226.i10635.i, i64 %quot.2.0.i
  %.16812.i = getelementptr i64, ptr %191, i64 %.16798.i
  %.16813.i = load i64, ptr %.16812.i, align 8, !noalias !7
  %.16814.i = add nsw i64 %.16813.i, 1
  store i64 %.16814.i, ptr %.16812.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.8049.i, align 8, !noalias !7
  store i64 7, ptr %.8140.i, align 8, !noalias !7
  %.16939.i = load double, ptr %.226.i990.i.i, align 8, !noalias !7
  %.16955.i = select i1 %.16797.i, i64 %.210.i10709.i, i64 0
  %192 = getelementptr double, ptr %.226.i10707.i, i64 %quot.2.0.i
  %.16969.i = getelementptr double, ptr %192, i64 %.16955.i
  store double %.16939.i, ptr %.16969.i, align 8, !noalias !7
  br label %B9704.i

B9664.i:                                          ; preds = %B9496.i
  store double %.10760.i, ptr %.8049.i, align 8, !noalias !7
  store i64 1, ptr %.8140.i, align 8, !noalias !7
  br label %B9704.i

B9704.i:                                          ; preds = %B9196.endif.endif.i, %B9664.i, %B9528.i
  %.17054.i = icmp slt i64 %quot.2.0.i, 0
  %.17055.i = select i1 %.17054.i, i64 %.210.i10637.i, i64 0
  %193 = getelementptr i64, ptr %.226.i10635.i, i64 %quot.2.0.i
  %.17069.i = getelementptr i64, ptr %193, i64 %.17055.i
  %.17070.i = load i64, ptr %.17069.i, align 8, !noalias !7
  %.17071.i = icmp sgt i64 %.17070.i, 0
  %.17119.i = select i1 %.17054.i, i64 %.210.i1060111679.i, i64 0
  br i1 %.17071.i, label %B9728.i, label %B9956.i

B9728.i:                                          ; preds = %B9704.i
  %194 = getelementptr i64, ptr %.226.i10599.i, i64 %quot.2.0.i
  %.17133.i = getelementptr i64, ptr %194, i64 %.17119.i
  %.17134.i = load i64, ptr %.17133.i, align 8, !noalias !7
  %.17135.i = icmp eq i64 %.17070.i, %.17134.i
  br i1 %.17135.i, label %B9764.i, label %B9956.i

B9764.i:                                          ; preds = %B9728.i
  %.17152.i = select i1 %.17054.i, i64 %.210.i10709.i, i64 0
  %195 = getelementptr double, ptr %.226.i10707.i, i64 %quot.2.0.i
  %.17166.i = getelementptr double, ptr %195, i64 %.17152.i
  %.17167.i = load double, ptr %.17166.i, align 8, !noalias !7
  %.12.i10028.i = fcmp ogt double %.17167.i, %best.3.3.i
  %.13.i10029.i = select i1 %.12.i10028.i, double %.17167.i, double %best.3.3.i
  %.17199.i = fadd double %.521.fca.37.load.i, %.13.i10029.i
  br i1 %.525411485.not.i, label %B9932.i, label %B9874.if.preheader.i

B9874.if.preheader.i:                             ; preds = %B9764.i
  %.17205.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B9874.if.i

B9894.i:                                          ; preds = %B9874.if.i
  %.17378.i = select i1 %.17344.i, i64 %.210.i10349.i, i64 0
  %196 = getelementptr i64, ptr %.226.i10347.i, i64 %.17233.011500.i
  %.17392.i = getelementptr i64, ptr %196, i64 %.17378.i
  %.17393.i = load i64, ptr %.17392.i, align 8, !noalias !7
  %.17394.not.i = icmp eq i64 %.17393.i, 0
  br i1 %.17394.not.i, label %B9930.i, label %B9910.i

B9910.i:                                          ; preds = %B9894.i
  store i64 0, ptr %.17392.i, align 8, !noalias !7
  %.17443.i = select i1 %.17344.i, i64 %.210.i104211167111675.i, i64 0
  %197 = getelementptr double, ptr %.226.i10419.i, i64 %.17233.011500.i
  %.17457.i = getelementptr double, ptr %197, i64 %.17443.i
  store double %.17199.i, ptr %.17457.i, align 8, !noalias !7
  br label %B9930.i

B9930.i:                                          ; preds = %B9874.if.i, %B9910.i, %B9894.i
  %.17289.i = icmp sgt i64 %.17236.011501.i, 1
  br i1 %.17289.i, label %B9874.if.i, label %B9932.i

B9932.i:                                          ; preds = %B9930.i, %B9764.i
  store i64 0, ptr %.17069.i, align 8, !noalias !7
  br i1 %.605.not155.i11174.i, label %B9932.endif.else.endif.endif.endif.if.i, label %.17755.endif.i.preheader, !prof !6

B9956.i:                                          ; preds = %.17755.endif.i, %B9932.endif.else.endif.endif.endif.if.i, %B9728.i, %B9704.i
  %198 = getelementptr i64, ptr %.226.i10599.i, i64 %quot.2.0.i
  %.17840.i = getelementptr i64, ptr %198, i64 %.17119.i
  %.17841.i = load i64, ptr %.17840.i, align 8, !noalias !7
  %.17842.i = icmp eq i64 %.17841.i, 0
  br i1 %.17842.i, label %B9980.i, label %B10082.i

B9980.i:                                          ; preds = %B9956.i
  %.17859.i = select i1 %.17054.i, i64 %.210.i10673.i, i64 0
  %199 = getelementptr double, ptr %.226.i10671.i, i64 %quot.2.0.i
  %.17873.i = getelementptr double, ptr %199, i64 %.17859.i
  %.17874.i = load double, ptr %.17873.i, align 8, !noalias !7
  %.12.i10030.i = fcmp ogt double %.17874.i, %best.3.3.i
  %.13.i10031.i = select i1 %.12.i10030.i, double %.17874.i, double %best.3.3.i
  store double %.13.i10031.i, ptr %.17873.i, align 8, !noalias !7
  %.17982.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.17983.i = select i1 %.17982.i, i64 %.2944, i64 0
  %200 = getelementptr double, ptr %.2960, i64 %finished.3.1.i.ph
  %.17997.i = getelementptr double, ptr %200, i64 %.17983.i
  store double %.13.i10031.i, ptr %.17997.i, align 8, !noalias !7
  %.18000.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.17840.i, align 8, !noalias !7
  %.18039.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B10082.i

B10082.i:                                         ; preds = %B9980.i, %B9956.i
  %finished.4.2.i = phi i64 [ %.18000.i, %B9980.i ], [ %finished.3.1.i.ph, %B9956.i ]
  %waiting_slots.4.2.i = phi i64 [ %.18039.i, %B9980.i ], [ %waiting_slots.5.2.i, %B9956.i ]
  %.18055.not.i = icmp slt i64 %.10152.i, %arg.limit
  %.18475.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond11405.i = select i1 %.18055.not.i, i1 %.18475.i, i1 false
  br i1 %or.cond11405.i, label %B1952.i.outer, label %B10110.i.loopexit

B1952.i.outer:                                    ; preds = %B1952.preheader.lr.ph.i, %B10082.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1952.preheader.lr.ph.i ], [ %dispatched.4.2.i, %B10082.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1952.preheader.lr.ph.i ], [ %.10152.i, %B10082.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1952.preheader.lr.ph.i ], [ %half.3.2.i, %B10082.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1952.preheader.lr.ph.i ], [ %next_block.3.2.i, %B10082.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1952.preheader.lr.ph.i ], [ %finished.4.2.i, %B10082.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1952.preheader.lr.ph.i ], [ %best.3.3.i, %B10082.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1952.preheader.lr.ph.i ], [ %waiting_slots.4.2.i, %B10082.i ]
  %.4829.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1952.i

B10110.i.loopexit:                                ; preds = %B10082.i, %B2906.i, %B10589.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2906.i ], [ %issued.2.1.i.ph, %B10589.i ], [ %.10152.i, %B10082.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2906.i ], [ %finished.3.1.i.ph, %B10589.i ], [ %finished.4.2.i, %B10082.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2906.i ], [ %now.4.1.i.ph, %B10589.i ], [ %best.3.3.i, %B10082.i ]
  %201 = sitofp i64 %issued.4.2.i.ph to double
  br label %B10110.i

B10110.i:                                         ; preds = %B10110.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i ], [ %201, %B10110.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i ], [ %finished.5.2.i.ph, %B10110.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i ], [ %now.2.2.i.ph, %B10110.i.loopexit ]
  %.1893011514.not.i = icmp slt i64 %.568.i, 1
  br i1 %.1893011514.not.i, label %common.ret, label %B10140.if.lr.ph.i

B10140.if.lr.ph.i:                                ; preds = %B10110.i
  %.19032.i = getelementptr i8, ptr %.3472, i64 120
  %.19038.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.19611.i = getelementptr i8, ptr %.3130, i64 64
  %.19057.i = icmp slt i64 %.281.fca.7.load.i, 0
  %202 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B10140.if.i

B10160.i:                                         ; preds = %B10140.if.i
  %.19033.i = load double, ptr %.19032.i, align 8, !noalias !7
  br i1 %.19038.i, label %B10160.endif.endif.i, label %B10160.endif.else.if.i, !prof !6

B10586.i:                                         ; preds = %B10160.endif.endif.i, %B10140.if.i
  %exitcond11591.not.i = icmp eq i64 %.18943.i, %.568.i
  br i1 %exitcond11591.not.i, label %common.ret, label %B10140.if.i

B10589.i:                                         ; preds = %B4400.i, %B4210.i, %B3972.i, %B3898.i
  %.9933.i.sink = phi double [ %.9677.i, %B4210.i ], [ %.9437.i, %B3972.i ], [ %need.6.2.i, %B3898.i ], [ %.9933.i, %B4400.i ]
  %.sink = phi i64 [ 5, %B4210.i ], [ 4, %B3972.i ], [ %why.3.2.i, %B3898.i ], [ 6, %B4400.i ]
  store double %.9933.i.sink, ptr %.8049.i, align 8, !noalias !7
  store i64 %.sink, ptr %.8140.i, align 8, !noalias !7
  br i1 %.4829.i, label %B1952.i, label %B10110.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.738.i, align 8, !noalias !87
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.579.endif.preheader.i.i, label %.579.if.i.i, !prof !34

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.20.endif.endif.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.579.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %203 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %203, i1 false), !noalias !92
  %.57.i899.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !93
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
  store i64 %.87.i900.i.i, ptr %.738.i, align 8, !noalias !93
  %.606.not155.i.i.i = icmp sgt i64 %.201.i921.i.i, 0
  br i1 %.606.not155.i.i.i, label %.939.endif.preheader.i.i, label %.939.if.i.i, !prof !34

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
  %204 = shl i64 %.201.i921.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i922.i.i, i8 0, i64 %204, i1 false), !noalias !93
  %.6761377.i.i = fcmp ogt double %.521.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01378.i.i" = select i1 %.6761377.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.939.endif.i.i

.939.if.i.loopexit.i:                             ; preds = %.939.endif.i.i
  %.57.i932.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !96
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
  store i64 %.87.i933.i.i, ptr %.738.i, align 8, !noalias !96
  %.605.not155.i956.i.i = icmp sgt i64 %.201.i954.i.i, 0
  br i1 %.605.not155.i956.i.i, label %.1282.endif.preheader.i.i, label %.1282.if.i.i, !prof !34

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
  %205 = shl i64 %.201.i954.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i955.i.i, i8 -1, i64 %205, i1 false), !noalias !92
  %.57.i967.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !99
  br label %.1282.if.i.i

.939.endif.i.i:                                   ; preds = %.939.endif.i.i, %.939.endif.preheader.i.i
  %.935.01364.i.i = phi i64 [ %.980.i.i, %.939.endif.i.i ], [ 0, %.939.endif.preheader.i.i ]
  %.975.i.i = getelementptr double, ptr %.226.i922.i.i, i64 %.935.01364.i.i
  store double %"$phi224.0.2.01378.i.i", ptr %.975.i.i, align 8, !noalias !92
  %.980.i.i = add nuw nsw i64 %.935.01364.i.i, 1
  %exitcond.not.i10034.i = icmp eq i64 %.980.i.i, %.201.i921.i.i
  br i1 %exitcond.not.i10034.i, label %.939.if.i.loopexit.i, label %.939.endif.i.i, !prof !102

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
  store i64 %.87.i968.i.i, ptr %.738.i, align 8, !noalias !99
  %.606.not155.i991.i.i = icmp sgt i64 %.201.i989.i.i, 0
  br i1 %.606.not155.i991.i.i, label %.576.endif.preheader.i999.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i, !prof !34

.576.endif.preheader.i999.i.i:                    ; preds = %B0.endif.i987.i.i
  %206 = shl i64 %.201.i989.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i990.i.i, i8 0, i64 %206, i1 false), !noalias !99
  %.57.i1002.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !103
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
  store i64 %.87.i1003.i.i, ptr %.738.i, align 8, !noalias !103
  %.605.not155.i1026.i.i = icmp sgt i64 %.201.i1024.i.i, 0
  br i1 %.605.not155.i1026.i.i, label %.575.endif.preheader.i1034.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1037.i.i, !prof !34

.575.endif.preheader.i1034.i.i:                   ; preds = %B0.endif.i1022.i.i
  %207 = shl i64 %.201.i1024.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1025.i.i, i8 0, i64 %207, i1 false), !noalias !103
  %.57.i1038.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !106
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
  %.1417.i.i = shl nsw i64 %.13.i.i10033.i, 6
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
  store i64 %.87.i1039.i.i, ptr %.738.i, align 8, !noalias !106
  %.605.not155.i1062.i.i = icmp sgt i64 %.201.i1060.i.i, 0
  br i1 %.605.not155.i1062.i.i, label %.575.endif.preheader.i1070.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1073.i.i, !prof !34

.575.endif.preheader.i1070.i.i:                   ; preds = %B0.endif.i1058.i.i
  %208 = shl i64 %.201.i1060.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1061.i.i, i8 0, i64 %208, i1 false), !noalias !106
  %.57.i1074.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !109
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
  store i64 %.87.i1075.i.i, ptr %.738.i, align 8, !noalias !109
  %.606.not155.i1098.i.i = icmp sgt i64 %.201.i1096.i.i, 0
  br i1 %.606.not155.i1098.i.i, label %.576.endif.preheader.i1106.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !34

.576.endif.preheader.i1106.i.i:                   ; preds = %B0.endif.i1094.i.i
  %209 = shl i64 %.201.i1096.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1097.i.i, i8 0, i64 %209, i1 false), !noalias !109
  %.57.i1109.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !112
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
  store i64 %.87.i1110.i.i, ptr %.738.i, align 8, !noalias !112
  %.606.not155.i1133.i.i = icmp sgt i64 %.201.i1131.i.i, 0
  br i1 %.606.not155.i1133.i.i, label %.576.endif.preheader.i1141.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !34

.576.endif.preheader.i1141.i.i:                   ; preds = %B0.endif.i1129.i.i
  %210 = shl i64 %.201.i1131.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1132.i.i, i8 0, i64 %210, i1 false), !noalias !112
  %.57.i1144.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !115
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
  store i64 %.87.i1145.i.i, ptr %.738.i, align 8, !noalias !115
  %.605.not155.i1168.i.i = icmp sgt i64 %.201.i1166.i.i, 0
  br i1 %.605.not155.i1168.i.i, label %.575.endif.preheader.i1176.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1179.i.i, !prof !34

.575.endif.preheader.i1176.i.i:                   ; preds = %B0.endif.i1164.i.i
  %211 = shl i64 %.201.i1166.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1167.i.i, i8 0, i64 %211, i1 false), !noalias !115
  %.57.i1180.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !118
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
  store i64 %.87.i1181.i.i, ptr %.738.i, align 8, !noalias !118
  %.606.not155.i1204.i.i = icmp sgt i64 %.201.i1202.i.i, 0
  br i1 %.606.not155.i1204.i.i, label %.576.endif.preheader.i1212.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29.exit.i.i, !prof !34

.576.endif.preheader.i1212.i.i:                   ; preds = %B0.endif.i1200.i.i
  %212 = shl i64 %.201.i1202.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1203.i.i, i8 0, i64 %212, i1 false), !noalias !118
  %.57.i1215.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !121
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
  store i64 %.87.i1216.i.i, ptr %.738.i, align 8, !noalias !121
  %.605.not155.i1239.i.i = icmp sgt i64 %.201.i1237.i.i, 0
  br i1 %.605.not155.i1239.i.i, label %.575.endif.preheader.i1247.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i, !prof !34

.575.endif.preheader.i1247.i.i:                   ; preds = %B0.endif.i1235.i.i
  %213 = shl i64 %.201.i1237.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1238.i.i, i8 0, i64 %213, i1 false), !noalias !121
  %.57.i1252.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !124
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
  store i64 %.87.i1253.i.i, ptr %.738.i, align 8, !noalias !124
  %.606.not155.i1276.i.i = icmp sgt i64 %.201.i1274.i.i, 0
  br i1 %.606.not155.i1276.i.i, label %.576.endif.preheader.i1284.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1287.i.i, !prof !34

.576.endif.preheader.i1284.i.i:                   ; preds = %B0.endif.i1272.i.i
  %214 = shl i64 %.201.i1274.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1275.i.i, i8 0, i64 %214, i1 false), !noalias !124
  %.57.i1290.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !127
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
  store i64 %.87.i1291.i.i, ptr %.738.i, align 8, !noalias !127
  %.606.not155.i1314.i.i = icmp sgt i64 %.201.i1312.i.i, 0
  br i1 %.606.not155.i1314.i.i, label %.576.endif.preheader.i1322.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1325.i.i, !prof !34

.576.endif.preheader.i1322.i.i:                   ; preds = %B0.endif.i1310.i.i
  %215 = shl i64 %.201.i1312.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1313.i.i, i8 0, i64 %215, i1 false), !noalias !127
  %.57.i1326.pre.i.i = load i64, ptr %.738.i, align 8, !noalias !130
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
  store i64 %.87.i1327.i.i, ptr %.738.i, align 8, !noalias !130
  %.605.not155.i1350.i.i = icmp sgt i64 %.201.i1348.i.i, 0
  br i1 %.605.not155.i1350.i.i, label %.575.endif.preheader.i1358.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !34

.575.endif.preheader.i1358.i.i:                   ; preds = %B0.endif.i1346.i.i
  %216 = shl i64 %.201.i1348.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1349.i.i, i8 0, i64 %216, i1 false), !noalias !130
  %.57.i.pre.i = load i64, ptr %.738.i, align 8, !noalias !133
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
  %.123.i10035.i = icmp slt i64 %.57.i.i, 0
  %.124.i10036.i = select i1 %.123.i10035.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i10036.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.738.i, align 8, !noalias !133
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !34

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %217 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %217, i1 false), !noalias !133
  %.57.i10039.pre.i = load i64, ptr %.738.i, align 8, !noalias !136
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
  %.145.i10037.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i10037.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i10039.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i10039.pre.i, %.575.endif.preheader.i.i ]
  %.210.i10038.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i10040.i = add nsw i64 %.57.i10039.i, %.568.i
  %.123.i10041.i = icmp slt i64 %.57.i10039.i, 0
  %.124.i10042.i = select i1 %.123.i10041.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10043.i = add i64 %.124.i10042.i, %.57.i10039.i
  %.128.i10044.i = icmp slt i64 %.125.i10043.i, 0
  br i1 %.128.i10044.i, label %B0.else.if.i10073.i, label %B0.else.endif.i10045.i, !prof !6

B0.endif.i10059.i:                                ; preds = %B0.else.endif.endif.endif.if.i10058.i, %B0.else.endif.endif.endif.i10055.i
  %.113.sroa.13.0.i10060.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10058.i ], [ %.113.sroa.13.1.i10056.i, %B0.else.endif.endif.endif.i10055.i ]
  %.201.i10061.i = sub i64 %.113.sroa.13.0.i10060.i, %.113.sroa.0.3.i10050.i
  %.226.i10062.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10050.i
  store i64 %.87.i10040.i, ptr %.738.i, align 8, !noalias !136
  %.605.not155.i10063.i = icmp sgt i64 %.201.i10061.i, 0
  br i1 %.605.not155.i10063.i, label %.575.endif.preheader.i10071.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10074.i, !prof !34

.575.endif.preheader.i10071.i:                    ; preds = %B0.endif.i10059.i
  %218 = shl i64 %.201.i10061.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10062.i, i8 0, i64 %218, i1 false), !noalias !136
  %.57.i10075.pre.i = load i64, ptr %.738.i, align 8, !noalias !139
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10074.i

B0.else.if.i10073.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i10045.i

B0.else.endif.i10045.i:                           ; preds = %B0.else.if.i10073.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i10046.i = phi i64 [ 0, %B0.else.if.i10073.i ], [ %.125.i10043.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i10047.i = icmp slt i64 %.125.i10043.i, %.281.fca.12.load.i
  br i1 %.133.not.i10047.i, label %B0.else.endif.endif.i10049.i, label %B0.else.endif.if.i10048.i, !prof !10

B0.else.endif.if.i10048.i:                        ; preds = %B0.else.endif.i10045.i
  br label %B0.else.endif.endif.i10049.i

B0.else.endif.endif.i10049.i:                     ; preds = %B0.else.endif.if.i10048.i, %B0.else.endif.i10045.i
  %.113.sroa.0.3.i10050.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10048.i ], [ %.113.sroa.0.1.i10046.i, %B0.else.endif.i10045.i ]
  %.140.i10051.i = icmp slt i64 %.87.i10040.i, 0
  %.141.i10052.i = select i1 %.140.i10051.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10053.i = add i64 %.141.i10052.i, %.87.i10040.i
  %.145.i10054.i = icmp slt i64 %.142.i10053.i, 0
  br i1 %.145.i10054.i, label %B0.else.endif.endif.if.i10072.i, label %B0.else.endif.endif.endif.i10055.i, !prof !6

B0.else.endif.endif.if.i10072.i:                  ; preds = %B0.else.endif.endif.i10049.i
  br label %B0.else.endif.endif.endif.i10055.i

B0.else.endif.endif.endif.i10055.i:               ; preds = %B0.else.endif.endif.if.i10072.i, %B0.else.endif.endif.i10049.i
  %.113.sroa.13.1.i10056.i = phi i64 [ 0, %B0.else.endif.endif.if.i10072.i ], [ %.142.i10053.i, %B0.else.endif.endif.i10049.i ]
  %.150.not.i10057.i = icmp slt i64 %.142.i10053.i, %.281.fca.12.load.i
  br i1 %.150.not.i10057.i, label %B0.endif.i10059.i, label %B0.else.endif.endif.endif.if.i10058.i, !prof !10

B0.else.endif.endif.endif.if.i10058.i:            ; preds = %B0.else.endif.endif.endif.i10055.i
  br label %B0.endif.i10059.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10074.i: ; preds = %.575.endif.preheader.i10071.i, %B0.endif.i10059.i
  %.57.i10075.i = phi i64 [ %.87.i10040.i, %B0.endif.i10059.i ], [ %.57.i10075.pre.i, %.575.endif.preheader.i10071.i ]
  %.210.i10064.i = tail call i64 @llvm.smax.i64(i64 %.201.i10061.i, i64 0)
  %.87.i10076.i = add nsw i64 %.57.i10075.i, %.568.i
  %.123.i10077.i = icmp slt i64 %.57.i10075.i, 0
  %.124.i10078.i = select i1 %.123.i10077.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10079.i = add i64 %.124.i10078.i, %.57.i10075.i
  %.128.i10080.i = icmp slt i64 %.125.i10079.i, 0
  br i1 %.128.i10080.i, label %B0.else.if.i10109.i, label %B0.else.endif.i10081.i, !prof !6

B0.endif.i10095.i:                                ; preds = %B0.else.endif.endif.endif.if.i10094.i, %B0.else.endif.endif.endif.i10091.i
  %.113.sroa.13.0.i10096.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10094.i ], [ %.113.sroa.13.1.i10092.i, %B0.else.endif.endif.endif.i10091.i ]
  %.201.i10097.i = sub i64 %.113.sroa.13.0.i10096.i, %.113.sroa.0.3.i10086.i
  %.226.i10098.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10086.i
  store i64 %.87.i10076.i, ptr %.738.i, align 8, !noalias !139
  %.605.not155.i10099.i = icmp sgt i64 %.201.i10097.i, 0
  br i1 %.605.not155.i10099.i, label %.575.endif.preheader.i10107.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10110.i, !prof !34

.575.endif.preheader.i10107.i:                    ; preds = %B0.endif.i10095.i
  %219 = shl i64 %.201.i10097.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10098.i, i8 0, i64 %219, i1 false), !noalias !139
  %.57.i10111.pre.i = load i64, ptr %.738.i, align 8, !noalias !142
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10110.i

B0.else.if.i10109.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10074.i
  br label %B0.else.endif.i10081.i

B0.else.endif.i10081.i:                           ; preds = %B0.else.if.i10109.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10074.i
  %.113.sroa.0.1.i10082.i = phi i64 [ 0, %B0.else.if.i10109.i ], [ %.125.i10079.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10074.i ]
  %.133.not.i10083.i = icmp slt i64 %.125.i10079.i, %.281.fca.12.load.i
  br i1 %.133.not.i10083.i, label %B0.else.endif.endif.i10085.i, label %B0.else.endif.if.i10084.i, !prof !10

B0.else.endif.if.i10084.i:                        ; preds = %B0.else.endif.i10081.i
  br label %B0.else.endif.endif.i10085.i

B0.else.endif.endif.i10085.i:                     ; preds = %B0.else.endif.if.i10084.i, %B0.else.endif.i10081.i
  %.113.sroa.0.3.i10086.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10084.i ], [ %.113.sroa.0.1.i10082.i, %B0.else.endif.i10081.i ]
  %.140.i10087.i = icmp slt i64 %.87.i10076.i, 0
  %.141.i10088.i = select i1 %.140.i10087.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10089.i = add i64 %.141.i10088.i, %.87.i10076.i
  %.145.i10090.i = icmp slt i64 %.142.i10089.i, 0
  br i1 %.145.i10090.i, label %B0.else.endif.endif.if.i10108.i, label %B0.else.endif.endif.endif.i10091.i, !prof !6

B0.else.endif.endif.if.i10108.i:                  ; preds = %B0.else.endif.endif.i10085.i
  br label %B0.else.endif.endif.endif.i10091.i

B0.else.endif.endif.endif.i10091.i:               ; preds = %B0.else.endif.endif.if.i10108.i, %B0.else.endif.endif.i10085.i
  %.113.sroa.13.1.i10092.i = phi i64 [ 0, %B0.else.endif.endif.if.i10108.i ], [ %.142.i10089.i, %B0.else.endif.endif.i10085.i ]
  %.150.not.i10093.i = icmp slt i64 %.142.i10089.i, %.281.fca.12.load.i
  br i1 %.150.not.i10093.i, label %B0.endif.i10095.i, label %B0.else.endif.endif.endif.if.i10094.i, !prof !10

B0.else.endif.endif.endif.if.i10094.i:            ; preds = %B0.else.endif.endif.endif.i10091.i
  br label %B0.endif.i10095.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10110.i: ; preds = %.575.endif.preheader.i10107.i, %B0.endif.i10095.i
  %.57.i10111.i = phi i64 [ %.87.i10076.i, %B0.endif.i10095.i ], [ %.57.i10111.pre.i, %.575.endif.preheader.i10107.i ]
  %.210.i10100.i = tail call i64 @llvm.smax.i64(i64 %.201.i10097.i, i64 0)
  %.87.i10112.i = add nsw i64 %.57.i10111.i, %.568.i
  %.123.i10113.i = icmp slt i64 %.57.i10111.i, 0
  %.124.i10114.i = select i1 %.123.i10113.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10115.i = add i64 %.124.i10114.i, %.57.i10111.i
  %.128.i10116.i = icmp slt i64 %.125.i10115.i, 0
  br i1 %.128.i10116.i, label %B0.else.if.i10143.i, label %B0.else.endif.i10117.i, !prof !6

B0.endif.i10131.i:                                ; preds = %B0.else.endif.endif.endif.if.i10130.i, %B0.else.endif.endif.endif.i10127.i
  %.113.sroa.13.0.i10132.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10130.i ], [ %.113.sroa.13.1.i10128.i, %B0.else.endif.endif.endif.i10127.i ]
  %.201.i10133.i = sub i64 %.113.sroa.13.0.i10132.i, %.113.sroa.0.3.i10122.i
  %.226.i10134.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10122.i
  store i64 %.87.i10112.i, ptr %.738.i, align 8, !noalias !142
  %.606.not155.i.i = icmp sgt i64 %.201.i10133.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !34

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i10131.i
  %220 = shl i64 %.201.i10133.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10134.i, i8 0, i64 %220, i1 false), !noalias !142
  %.57.i10144.pre.i = load i64, ptr %.738.i, align 8, !noalias !145
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i10143.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10110.i
  br label %B0.else.endif.i10117.i

B0.else.endif.i10117.i:                           ; preds = %B0.else.if.i10143.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10110.i
  %.113.sroa.0.1.i10118.i = phi i64 [ 0, %B0.else.if.i10143.i ], [ %.125.i10115.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10110.i ]
  %.133.not.i10119.i = icmp slt i64 %.125.i10115.i, %.281.fca.12.load.i
  br i1 %.133.not.i10119.i, label %B0.else.endif.endif.i10121.i, label %B0.else.endif.if.i10120.i, !prof !10

B0.else.endif.if.i10120.i:                        ; preds = %B0.else.endif.i10117.i
  br label %B0.else.endif.endif.i10121.i

B0.else.endif.endif.i10121.i:                     ; preds = %B0.else.endif.if.i10120.i, %B0.else.endif.i10117.i
  %.113.sroa.0.3.i10122.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10120.i ], [ %.113.sroa.0.1.i10118.i, %B0.else.endif.i10117.i ]
  %.140.i10123.i = icmp slt i64 %.87.i10112.i, 0
  %.141.i10124.i = select i1 %.140.i10123.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10125.i = add i64 %.141.i10124.i, %.87.i10112.i
  %.145.i10126.i = icmp slt i64 %.142.i10125.i, 0
  br i1 %.145.i10126.i, label %B0.else.endif.endif.if.i10142.i, label %B0.else.endif.endif.endif.i10127.i, !prof !6

B0.else.endif.endif.if.i10142.i:                  ; preds = %B0.else.endif.endif.i10121.i
  br label %B0.else.endif.endif.endif.i10127.i

B0.else.endif.endif.endif.i10127.i:               ; preds = %B0.else.endif.endif.if.i10142.i, %B0.else.endif.endif.i10121.i
  %.113.sroa.13.1.i10128.i = phi i64 [ 0, %B0.else.endif.endif.if.i10142.i ], [ %.142.i10125.i, %B0.else.endif.endif.i10121.i ]
  %.150.not.i10129.i = icmp slt i64 %.142.i10125.i, %.281.fca.12.load.i
  br i1 %.150.not.i10129.i, label %B0.endif.i10131.i, label %B0.else.endif.endif.endif.if.i10130.i, !prof !10

B0.else.endif.endif.endif.if.i10130.i:            ; preds = %B0.else.endif.endif.endif.i10127.i
  br label %B0.endif.i10131.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i10131.i
  %.57.i10144.i = phi i64 [ %.87.i10112.i, %B0.endif.i10131.i ], [ %.57.i10144.pre.i, %.576.endif.preheader.i.i ]
  %.210.i10135.i = tail call i64 @llvm.smax.i64(i64 %.201.i10133.i, i64 0)
  %.1290.i = shl nsw i64 %.568.i, 4
  %.87.i10145.i = add nsw i64 %.57.i10144.i, %.1290.i
  %.123.i10146.i = icmp slt i64 %.57.i10144.i, 0
  %.124.i10147.i = select i1 %.123.i10146.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10148.i = add i64 %.124.i10147.i, %.57.i10144.i
  %.128.i10149.i = icmp slt i64 %.125.i10148.i, 0
  br i1 %.128.i10149.i, label %B0.else.if.i10178.i, label %B0.else.endif.i10150.i, !prof !6

B0.endif.i10164.i:                                ; preds = %B0.else.endif.endif.endif.if.i10163.i, %B0.else.endif.endif.endif.i10160.i
  %.113.sroa.13.0.i10165.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10163.i ], [ %.113.sroa.13.1.i10161.i, %B0.else.endif.endif.endif.i10160.i ]
  %.201.i10166.i = sub i64 %.113.sroa.13.0.i10165.i, %.113.sroa.0.3.i10155.i
  %.226.i10167.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10155.i
  store i64 %.87.i10145.i, ptr %.738.i, align 8, !noalias !145
  %.606.not155.i10168.i = icmp sgt i64 %.201.i10166.i, 0
  br i1 %.606.not155.i10168.i, label %.576.endif.preheader.i10176.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10179.i, !prof !34

.576.endif.preheader.i10176.i:                    ; preds = %B0.endif.i10164.i
  %221 = shl i64 %.201.i10166.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10167.i, i8 0, i64 %221, i1 false), !noalias !145
  %.57.i10180.pre.i = load i64, ptr %.738.i, align 8, !noalias !148
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10179.i

B0.else.if.i10178.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i10150.i

B0.else.endif.i10150.i:                           ; preds = %B0.else.if.i10178.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i10151.i = phi i64 [ 0, %B0.else.if.i10178.i ], [ %.125.i10148.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i10152.i = icmp slt i64 %.125.i10148.i, %.281.fca.12.load.i
  br i1 %.133.not.i10152.i, label %B0.else.endif.endif.i10154.i, label %B0.else.endif.if.i10153.i, !prof !10

B0.else.endif.if.i10153.i:                        ; preds = %B0.else.endif.i10150.i
  br label %B0.else.endif.endif.i10154.i

B0.else.endif.endif.i10154.i:                     ; preds = %B0.else.endif.if.i10153.i, %B0.else.endif.i10150.i
  %.113.sroa.0.3.i10155.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10153.i ], [ %.113.sroa.0.1.i10151.i, %B0.else.endif.i10150.i ]
  %.140.i10156.i = icmp slt i64 %.87.i10145.i, 0
  %.141.i10157.i = select i1 %.140.i10156.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10158.i = add i64 %.141.i10157.i, %.87.i10145.i
  %.145.i10159.i = icmp slt i64 %.142.i10158.i, 0
  br i1 %.145.i10159.i, label %B0.else.endif.endif.if.i10177.i, label %B0.else.endif.endif.endif.i10160.i, !prof !6

B0.else.endif.endif.if.i10177.i:                  ; preds = %B0.else.endif.endif.i10154.i
  br label %B0.else.endif.endif.endif.i10160.i

B0.else.endif.endif.endif.i10160.i:               ; preds = %B0.else.endif.endif.if.i10177.i, %B0.else.endif.endif.i10154.i
  %.113.sroa.13.1.i10161.i = phi i64 [ 0, %B0.else.endif.endif.if.i10177.i ], [ %.142.i10158.i, %B0.else.endif.endif.i10154.i ]
  %.150.not.i10162.i = icmp slt i64 %.142.i10158.i, %.281.fca.12.load.i
  br i1 %.150.not.i10162.i, label %B0.endif.i10164.i, label %B0.else.endif.endif.endif.if.i10163.i, !prof !10

B0.else.endif.endif.endif.if.i10163.i:            ; preds = %B0.else.endif.endif.endif.i10160.i
  br label %B0.endif.i10164.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10179.i: ; preds = %.576.endif.preheader.i10176.i, %B0.endif.i10164.i
  %.57.i10180.i = phi i64 [ %.87.i10145.i, %B0.endif.i10164.i ], [ %.57.i10180.pre.i, %.576.endif.preheader.i10176.i ]
  %.210.i10169.i = tail call i64 @llvm.smax.i64(i64 %.201.i10166.i, i64 0)
  %.87.i10181.i = add nsw i64 %.57.i10180.i, %.568.i
  %.123.i10182.i = icmp slt i64 %.57.i10180.i, 0
  %.124.i10183.i = select i1 %.123.i10182.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10184.i = add i64 %.124.i10183.i, %.57.i10180.i
  %.128.i10185.i = icmp slt i64 %.125.i10184.i, 0
  br i1 %.128.i10185.i, label %B0.else.if.i10214.i, label %B0.else.endif.i10186.i, !prof !6

B0.endif.i10200.i:                                ; preds = %B0.else.endif.endif.endif.if.i10199.i, %B0.else.endif.endif.endif.i10196.i
  %.113.sroa.13.0.i10201.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10199.i ], [ %.113.sroa.13.1.i10197.i, %B0.else.endif.endif.endif.i10196.i ]
  %.201.i10202.i = sub i64 %.113.sroa.13.0.i10201.i, %.113.sroa.0.3.i10191.i
  %.226.i10203.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10191.i
  store i64 %.87.i10181.i, ptr %.738.i, align 8, !noalias !148
  %.605.not155.i10204.i = icmp sgt i64 %.201.i10202.i, 0
  br i1 %.605.not155.i10204.i, label %.575.endif.preheader.i10212.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10215.i, !prof !34

.575.endif.preheader.i10212.i:                    ; preds = %B0.endif.i10200.i
  %222 = shl i64 %.201.i10202.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10203.i, i8 0, i64 %222, i1 false), !noalias !148
  %.57.i10216.pre.i = load i64, ptr %.738.i, align 8, !noalias !151
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10215.i

B0.else.if.i10214.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10179.i
  br label %B0.else.endif.i10186.i

B0.else.endif.i10186.i:                           ; preds = %B0.else.if.i10214.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10179.i
  %.113.sroa.0.1.i10187.i = phi i64 [ 0, %B0.else.if.i10214.i ], [ %.125.i10184.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10179.i ]
  %.133.not.i10188.i = icmp slt i64 %.125.i10184.i, %.281.fca.12.load.i
  br i1 %.133.not.i10188.i, label %B0.else.endif.endif.i10190.i, label %B0.else.endif.if.i10189.i, !prof !10

B0.else.endif.if.i10189.i:                        ; preds = %B0.else.endif.i10186.i
  br label %B0.else.endif.endif.i10190.i

B0.else.endif.endif.i10190.i:                     ; preds = %B0.else.endif.if.i10189.i, %B0.else.endif.i10186.i
  %.113.sroa.0.3.i10191.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10189.i ], [ %.113.sroa.0.1.i10187.i, %B0.else.endif.i10186.i ]
  %.140.i10192.i = icmp slt i64 %.87.i10181.i, 0
  %.141.i10193.i = select i1 %.140.i10192.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10194.i = add i64 %.141.i10193.i, %.87.i10181.i
  %.145.i10195.i = icmp slt i64 %.142.i10194.i, 0
  br i1 %.145.i10195.i, label %B0.else.endif.endif.if.i10213.i, label %B0.else.endif.endif.endif.i10196.i, !prof !6

B0.else.endif.endif.if.i10213.i:                  ; preds = %B0.else.endif.endif.i10190.i
  br label %B0.else.endif.endif.endif.i10196.i

B0.else.endif.endif.endif.i10196.i:               ; preds = %B0.else.endif.endif.if.i10213.i, %B0.else.endif.endif.i10190.i
  %.113.sroa.13.1.i10197.i = phi i64 [ 0, %B0.else.endif.endif.if.i10213.i ], [ %.142.i10194.i, %B0.else.endif.endif.i10190.i ]
  %.150.not.i10198.i = icmp slt i64 %.142.i10194.i, %.281.fca.12.load.i
  br i1 %.150.not.i10198.i, label %B0.endif.i10200.i, label %B0.else.endif.endif.endif.if.i10199.i, !prof !10

B0.else.endif.endif.endif.if.i10199.i:            ; preds = %B0.else.endif.endif.endif.i10196.i
  br label %B0.endif.i10200.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10215.i: ; preds = %.575.endif.preheader.i10212.i, %B0.endif.i10200.i
  %.57.i10216.i = phi i64 [ %.87.i10181.i, %B0.endif.i10200.i ], [ %.57.i10216.pre.i, %.575.endif.preheader.i10212.i ]
  %.210.i10205.i = tail call i64 @llvm.smax.i64(i64 %.201.i10202.i, i64 0)
  %.1385.i = mul nsw i64 %.568.i, 6
  %.87.i10217.i = add nsw i64 %.57.i10216.i, %.1385.i
  %.123.i10218.i = icmp slt i64 %.57.i10216.i, 0
  %.124.i10219.i = select i1 %.123.i10218.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10220.i = add i64 %.124.i10219.i, %.57.i10216.i
  %.128.i10221.i = icmp slt i64 %.125.i10220.i, 0
  br i1 %.128.i10221.i, label %B0.else.if.i10250.i, label %B0.else.endif.i10222.i, !prof !6

B0.endif.i10236.i:                                ; preds = %B0.else.endif.endif.endif.if.i10235.i, %B0.else.endif.endif.endif.i10232.i
  %.113.sroa.13.0.i10237.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10235.i ], [ %.113.sroa.13.1.i10233.i, %B0.else.endif.endif.endif.i10232.i ]
  %.201.i10238.i = sub i64 %.113.sroa.13.0.i10237.i, %.113.sroa.0.3.i10227.i
  %.226.i10239.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10227.i
  store i64 %.87.i10217.i, ptr %.738.i, align 8, !noalias !151
  %.606.not155.i10240.i = icmp sgt i64 %.201.i10238.i, 0
  br i1 %.606.not155.i10240.i, label %.576.endif.preheader.i10248.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10251.i, !prof !34

.576.endif.preheader.i10248.i:                    ; preds = %B0.endif.i10236.i
  %223 = shl i64 %.201.i10238.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10239.i, i8 0, i64 %223, i1 false), !noalias !151
  %.57.i10252.pre.i = load i64, ptr %.738.i, align 8, !noalias !154
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10251.i

B0.else.if.i10250.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10215.i
  br label %B0.else.endif.i10222.i

B0.else.endif.i10222.i:                           ; preds = %B0.else.if.i10250.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10215.i
  %.113.sroa.0.1.i10223.i = phi i64 [ 0, %B0.else.if.i10250.i ], [ %.125.i10220.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10215.i ]
  %.133.not.i10224.i = icmp slt i64 %.125.i10220.i, %.281.fca.12.load.i
  br i1 %.133.not.i10224.i, label %B0.else.endif.endif.i10226.i, label %B0.else.endif.if.i10225.i, !prof !10

B0.else.endif.if.i10225.i:                        ; preds = %B0.else.endif.i10222.i
  br label %B0.else.endif.endif.i10226.i

B0.else.endif.endif.i10226.i:                     ; preds = %B0.else.endif.if.i10225.i, %B0.else.endif.i10222.i
  %.113.sroa.0.3.i10227.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10225.i ], [ %.113.sroa.0.1.i10223.i, %B0.else.endif.i10222.i ]
  %.140.i10228.i = icmp slt i64 %.87.i10217.i, 0
  %.141.i10229.i = select i1 %.140.i10228.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10230.i = add i64 %.141.i10229.i, %.87.i10217.i
  %.145.i10231.i = icmp slt i64 %.142.i10230.i, 0
  br i1 %.145.i10231.i, label %B0.else.endif.endif.if.i10249.i, label %B0.else.endif.endif.endif.i10232.i, !prof !6

B0.else.endif.endif.if.i10249.i:                  ; preds = %B0.else.endif.endif.i10226.i
  br label %B0.else.endif.endif.endif.i10232.i

B0.else.endif.endif.endif.i10232.i:               ; preds = %B0.else.endif.endif.if.i10249.i, %B0.else.endif.endif.i10226.i
  %.113.sroa.13.1.i10233.i = phi i64 [ 0, %B0.else.endif.endif.if.i10249.i ], [ %.142.i10230.i, %B0.else.endif.endif.i10226.i ]
  %.150.not.i10234.i = icmp slt i64 %.142.i10230.i, %.281.fca.12.load.i
  br i1 %.150.not.i10234.i, label %B0.endif.i10236.i, label %B0.else.endif.endif.endif.if.i10235.i, !prof !10

B0.else.endif.endif.endif.if.i10235.i:            ; preds = %B0.else.endif.endif.endif.i10232.i
  br label %B0.endif.i10236.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10251.i: ; preds = %.576.endif.preheader.i10248.i, %B0.endif.i10236.i
  %.57.i10252.i = phi i64 [ %.87.i10217.i, %B0.endif.i10236.i ], [ %.57.i10252.pre.i, %.576.endif.preheader.i10248.i ]
  %.210.i10241.i = tail call i64 @llvm.smax.i64(i64 %.201.i10238.i, i64 0)
  %.87.i10253.i = add nsw i64 %.57.i10252.i, %.1385.i
  %.123.i10254.i = icmp slt i64 %.57.i10252.i, 0
  %.124.i10255.i = select i1 %.123.i10254.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10256.i = add i64 %.124.i10255.i, %.57.i10252.i
  %.128.i10257.i = icmp slt i64 %.125.i10256.i, 0
  br i1 %.128.i10257.i, label %B0.else.if.i10286.i, label %B0.else.endif.i10258.i, !prof !6

B0.endif.i10272.i:                                ; preds = %B0.else.endif.endif.endif.if.i10271.i, %B0.else.endif.endif.endif.i10268.i
  %.113.sroa.13.0.i10273.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10271.i ], [ %.113.sroa.13.1.i10269.i, %B0.else.endif.endif.endif.i10268.i ]
  %.201.i10274.i = sub i64 %.113.sroa.13.0.i10273.i, %.113.sroa.0.3.i10263.i
  %.226.i10275.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10263.i
  store i64 %.87.i10253.i, ptr %.738.i, align 8, !noalias !154
  %.605.not155.i10276.i = icmp sgt i64 %.201.i10274.i, 0
  br i1 %.605.not155.i10276.i, label %.575.endif.preheader.i10284.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10287.i, !prof !34

.575.endif.preheader.i10284.i:                    ; preds = %B0.endif.i10272.i
  %224 = shl i64 %.201.i10274.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10275.i, i8 0, i64 %224, i1 false), !noalias !154
  %.57.i10288.pre.i = load i64, ptr %.738.i, align 8, !noalias !157
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10287.i

B0.else.if.i10286.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10251.i
  br label %B0.else.endif.i10258.i

B0.else.endif.i10258.i:                           ; preds = %B0.else.if.i10286.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10251.i
  %.113.sroa.0.1.i10259.i = phi i64 [ 0, %B0.else.if.i10286.i ], [ %.125.i10256.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10251.i ]
  %.133.not.i10260.i = icmp slt i64 %.125.i10256.i, %.281.fca.12.load.i
  br i1 %.133.not.i10260.i, label %B0.else.endif.endif.i10262.i, label %B0.else.endif.if.i10261.i, !prof !10

B0.else.endif.if.i10261.i:                        ; preds = %B0.else.endif.i10258.i
  br label %B0.else.endif.endif.i10262.i

B0.else.endif.endif.i10262.i:                     ; preds = %B0.else.endif.if.i10261.i, %B0.else.endif.i10258.i
  %.113.sroa.0.3.i10263.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10261.i ], [ %.113.sroa.0.1.i10259.i, %B0.else.endif.i10258.i ]
  %.140.i10264.i = icmp slt i64 %.87.i10253.i, 0
  %.141.i10265.i = select i1 %.140.i10264.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10266.i = add i64 %.141.i10265.i, %.87.i10253.i
  %.145.i10267.i = icmp slt i64 %.142.i10266.i, 0
  br i1 %.145.i10267.i, label %B0.else.endif.endif.if.i10285.i, label %B0.else.endif.endif.endif.i10268.i, !prof !6

B0.else.endif.endif.if.i10285.i:                  ; preds = %B0.else.endif.endif.i10262.i
  br label %B0.else.endif.endif.endif.i10268.i

B0.else.endif.endif.endif.i10268.i:               ; preds = %B0.else.endif.endif.if.i10285.i, %B0.else.endif.endif.i10262.i
  %.113.sroa.13.1.i10269.i = phi i64 [ 0, %B0.else.endif.endif.if.i10285.i ], [ %.142.i10266.i, %B0.else.endif.endif.i10262.i ]
  %.150.not.i10270.i = icmp slt i64 %.142.i10266.i, %.281.fca.12.load.i
  br i1 %.150.not.i10270.i, label %B0.endif.i10272.i, label %B0.else.endif.endif.endif.if.i10271.i, !prof !10

B0.else.endif.endif.endif.if.i10271.i:            ; preds = %B0.else.endif.endif.endif.i10268.i
  br label %B0.endif.i10272.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10287.i: ; preds = %.575.endif.preheader.i10284.i, %B0.endif.i10272.i
  %.57.i10288.i = phi i64 [ %.87.i10253.i, %B0.endif.i10272.i ], [ %.57.i10288.pre.i, %.575.endif.preheader.i10284.i ]
  %.210.i10277.i = tail call i64 @llvm.smax.i64(i64 %.201.i10274.i, i64 0)
  %.87.i10289.i = add nsw i64 %.57.i10288.i, %.568.i
  %.123.i10290.i = icmp slt i64 %.57.i10288.i, 0
  %.124.i10291.i = select i1 %.123.i10290.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10292.i = add i64 %.124.i10291.i, %.57.i10288.i
  %.128.i10293.i = icmp slt i64 %.125.i10292.i, 0
  br i1 %.128.i10293.i, label %B0.else.if.i10322.i, label %B0.else.endif.i10294.i, !prof !6

B0.endif.i10308.i:                                ; preds = %B0.else.endif.endif.endif.if.i10307.i, %B0.else.endif.endif.endif.i10304.i
  %.113.sroa.13.0.i10309.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10307.i ], [ %.113.sroa.13.1.i10305.i, %B0.else.endif.endif.endif.i10304.i ]
  %.201.i10310.i = sub i64 %.113.sroa.13.0.i10309.i, %.113.sroa.0.3.i10299.i
  %.226.i10311.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10299.i
  store i64 %.87.i10289.i, ptr %.738.i, align 8, !noalias !157
  %.605.not155.i10312.i = icmp sgt i64 %.201.i10310.i, 0
  br i1 %.605.not155.i10312.i, label %.575.endif.preheader.i10320.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10323.i, !prof !34

.575.endif.preheader.i10320.i:                    ; preds = %B0.endif.i10308.i
  %225 = shl i64 %.201.i10310.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10311.i, i8 0, i64 %225, i1 false), !noalias !157
  %.57.i10324.pre.i = load i64, ptr %.738.i, align 8, !noalias !160
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10323.i

B0.else.if.i10322.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10287.i
  br label %B0.else.endif.i10294.i

B0.else.endif.i10294.i:                           ; preds = %B0.else.if.i10322.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10287.i
  %.113.sroa.0.1.i10295.i = phi i64 [ 0, %B0.else.if.i10322.i ], [ %.125.i10292.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10287.i ]
  %.133.not.i10296.i = icmp slt i64 %.125.i10292.i, %.281.fca.12.load.i
  br i1 %.133.not.i10296.i, label %B0.else.endif.endif.i10298.i, label %B0.else.endif.if.i10297.i, !prof !10

B0.else.endif.if.i10297.i:                        ; preds = %B0.else.endif.i10294.i
  br label %B0.else.endif.endif.i10298.i

B0.else.endif.endif.i10298.i:                     ; preds = %B0.else.endif.if.i10297.i, %B0.else.endif.i10294.i
  %.113.sroa.0.3.i10299.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10297.i ], [ %.113.sroa.0.1.i10295.i, %B0.else.endif.i10294.i ]
  %.140.i10300.i = icmp slt i64 %.87.i10289.i, 0
  %.141.i10301.i = select i1 %.140.i10300.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10302.i = add i64 %.141.i10301.i, %.87.i10289.i
  %.145.i10303.i = icmp slt i64 %.142.i10302.i, 0
  br i1 %.145.i10303.i, label %B0.else.endif.endif.if.i10321.i, label %B0.else.endif.endif.endif.i10304.i, !prof !6

B0.else.endif.endif.if.i10321.i:                  ; preds = %B0.else.endif.endif.i10298.i
  br label %B0.else.endif.endif.endif.i10304.i

B0.else.endif.endif.endif.i10304.i:               ; preds = %B0.else.endif.endif.if.i10321.i, %B0.else.endif.endif.i10298.i
  %.113.sroa.13.1.i10305.i = phi i64 [ 0, %B0.else.endif.endif.if.i10321.i ], [ %.142.i10302.i, %B0.else.endif.endif.i10298.i ]
  %.150.not.i10306.i = icmp slt i64 %.142.i10302.i, %.281.fca.12.load.i
  br i1 %.150.not.i10306.i, label %B0.endif.i10308.i, label %B0.else.endif.endif.endif.if.i10307.i, !prof !10

B0.else.endif.endif.endif.if.i10307.i:            ; preds = %B0.else.endif.endif.endif.i10304.i
  br label %B0.endif.i10308.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10323.i: ; preds = %.575.endif.preheader.i10320.i, %B0.endif.i10308.i
  %.57.i10324.i = phi i64 [ %.87.i10289.i, %B0.endif.i10308.i ], [ %.57.i10324.pre.i, %.575.endif.preheader.i10320.i ]
  %.210.i10313.i = tail call i64 @llvm.smax.i64(i64 %.201.i10310.i, i64 0)
  %.87.i10325.i = add nsw i64 %.57.i10324.i, %.568.i
  %.123.i10326.i = icmp slt i64 %.57.i10324.i, 0
  %.124.i10327.i = select i1 %.123.i10326.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10328.i = add i64 %.124.i10327.i, %.57.i10324.i
  %.128.i10329.i = icmp slt i64 %.125.i10328.i, 0
  br i1 %.128.i10329.i, label %B0.else.if.i10358.i, label %B0.else.endif.i10330.i, !prof !6

B0.endif.i10344.i:                                ; preds = %B0.else.endif.endif.endif.if.i10343.i, %B0.else.endif.endif.endif.i10340.i
  %.113.sroa.13.0.i10345.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10343.i ], [ %.113.sroa.13.1.i10341.i, %B0.else.endif.endif.endif.i10340.i ]
  %.201.i10346.i = sub i64 %.113.sroa.13.0.i10345.i, %.113.sroa.0.3.i10335.i
  %.226.i10347.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10335.i
  store i64 %.87.i10325.i, ptr %.738.i, align 8, !noalias !160
  %.605.not155.i10348.i = icmp sgt i64 %.201.i10346.i, 0
  br i1 %.605.not155.i10348.i, label %.575.endif.preheader.i10356.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10359.i, !prof !34

.575.endif.preheader.i10356.i:                    ; preds = %B0.endif.i10344.i
  %226 = shl i64 %.201.i10346.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10347.i, i8 0, i64 %226, i1 false), !noalias !160
  %.57.i10360.pre.i = load i64, ptr %.738.i, align 8, !noalias !163
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10359.i

B0.else.if.i10358.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10323.i
  br label %B0.else.endif.i10330.i

B0.else.endif.i10330.i:                           ; preds = %B0.else.if.i10358.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10323.i
  %.113.sroa.0.1.i10331.i = phi i64 [ 0, %B0.else.if.i10358.i ], [ %.125.i10328.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10323.i ]
  %.133.not.i10332.i = icmp slt i64 %.125.i10328.i, %.281.fca.12.load.i
  br i1 %.133.not.i10332.i, label %B0.else.endif.endif.i10334.i, label %B0.else.endif.if.i10333.i, !prof !10

B0.else.endif.if.i10333.i:                        ; preds = %B0.else.endif.i10330.i
  br label %B0.else.endif.endif.i10334.i

B0.else.endif.endif.i10334.i:                     ; preds = %B0.else.endif.if.i10333.i, %B0.else.endif.i10330.i
  %.113.sroa.0.3.i10335.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10333.i ], [ %.113.sroa.0.1.i10331.i, %B0.else.endif.i10330.i ]
  %.140.i10336.i = icmp slt i64 %.87.i10325.i, 0
  %.141.i10337.i = select i1 %.140.i10336.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10338.i = add i64 %.141.i10337.i, %.87.i10325.i
  %.145.i10339.i = icmp slt i64 %.142.i10338.i, 0
  br i1 %.145.i10339.i, label %B0.else.endif.endif.if.i10357.i, label %B0.else.endif.endif.endif.i10340.i, !prof !6

B0.else.endif.endif.if.i10357.i:                  ; preds = %B0.else.endif.endif.i10334.i
  br label %B0.else.endif.endif.endif.i10340.i

B0.else.endif.endif.endif.i10340.i:               ; preds = %B0.else.endif.endif.if.i10357.i, %B0.else.endif.endif.i10334.i
  %.113.sroa.13.1.i10341.i = phi i64 [ 0, %B0.else.endif.endif.if.i10357.i ], [ %.142.i10338.i, %B0.else.endif.endif.i10334.i ]
  %.150.not.i10342.i = icmp slt i64 %.142.i10338.i, %.281.fca.12.load.i
  br i1 %.150.not.i10342.i, label %B0.endif.i10344.i, label %B0.else.endif.endif.endif.if.i10343.i, !prof !10

B0.else.endif.endif.endif.if.i10343.i:            ; preds = %B0.else.endif.endif.endif.i10340.i
  br label %B0.endif.i10344.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10359.i: ; preds = %.575.endif.preheader.i10356.i, %B0.endif.i10344.i
  %.57.i10360.i = phi i64 [ %.87.i10325.i, %B0.endif.i10344.i ], [ %.57.i10360.pre.i, %.575.endif.preheader.i10356.i ]
  %.210.i10349.i = tail call i64 @llvm.smax.i64(i64 %.201.i10346.i, i64 0)
  %.87.i10361.i = add nsw i64 %.57.i10360.i, %.568.i
  %.123.i10362.i = icmp slt i64 %.57.i10360.i, 0
  %.124.i10363.i = select i1 %.123.i10362.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10364.i = add i64 %.124.i10363.i, %.57.i10360.i
  %.128.i10365.i = icmp slt i64 %.125.i10364.i, 0
  br i1 %.128.i10365.i, label %B0.else.if.i10394.i, label %B0.else.endif.i10366.i, !prof !6

B0.endif.i10380.i:                                ; preds = %B0.else.endif.endif.endif.if.i10379.i, %B0.else.endif.endif.endif.i10376.i
  %.113.sroa.13.0.i10381.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10379.i ], [ %.113.sroa.13.1.i10377.i, %B0.else.endif.endif.endif.i10376.i ]
  %.201.i10382.i = sub i64 %.113.sroa.13.0.i10381.i, %.113.sroa.0.3.i10371.i
  %.226.i10383.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10371.i
  store i64 %.87.i10361.i, ptr %.738.i, align 8, !noalias !163
  %.605.not155.i10384.i = icmp sgt i64 %.201.i10382.i, 0
  br i1 %.605.not155.i10384.i, label %.575.endif.preheader.i10392.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10395.i, !prof !34

.575.endif.preheader.i10392.i:                    ; preds = %B0.endif.i10380.i
  %227 = shl i64 %.201.i10382.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10383.i, i8 0, i64 %227, i1 false), !noalias !163
  %.57.i10396.pre.i = load i64, ptr %.738.i, align 8, !noalias !166
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10395.i

B0.else.if.i10394.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10359.i
  br label %B0.else.endif.i10366.i

B0.else.endif.i10366.i:                           ; preds = %B0.else.if.i10394.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10359.i
  %.113.sroa.0.1.i10367.i = phi i64 [ 0, %B0.else.if.i10394.i ], [ %.125.i10364.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10359.i ]
  %.133.not.i10368.i = icmp slt i64 %.125.i10364.i, %.281.fca.12.load.i
  br i1 %.133.not.i10368.i, label %B0.else.endif.endif.i10370.i, label %B0.else.endif.if.i10369.i, !prof !10

B0.else.endif.if.i10369.i:                        ; preds = %B0.else.endif.i10366.i
  br label %B0.else.endif.endif.i10370.i

B0.else.endif.endif.i10370.i:                     ; preds = %B0.else.endif.if.i10369.i, %B0.else.endif.i10366.i
  %.113.sroa.0.3.i10371.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10369.i ], [ %.113.sroa.0.1.i10367.i, %B0.else.endif.i10366.i ]
  %.140.i10372.i = icmp slt i64 %.87.i10361.i, 0
  %.141.i10373.i = select i1 %.140.i10372.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10374.i = add i64 %.141.i10373.i, %.87.i10361.i
  %.145.i10375.i = icmp slt i64 %.142.i10374.i, 0
  br i1 %.145.i10375.i, label %B0.else.endif.endif.if.i10393.i, label %B0.else.endif.endif.endif.i10376.i, !prof !6

B0.else.endif.endif.if.i10393.i:                  ; preds = %B0.else.endif.endif.i10370.i
  br label %B0.else.endif.endif.endif.i10376.i

B0.else.endif.endif.endif.i10376.i:               ; preds = %B0.else.endif.endif.if.i10393.i, %B0.else.endif.endif.i10370.i
  %.113.sroa.13.1.i10377.i = phi i64 [ 0, %B0.else.endif.endif.if.i10393.i ], [ %.142.i10374.i, %B0.else.endif.endif.i10370.i ]
  %.150.not.i10378.i = icmp slt i64 %.142.i10374.i, %.281.fca.12.load.i
  br i1 %.150.not.i10378.i, label %B0.endif.i10380.i, label %B0.else.endif.endif.endif.if.i10379.i, !prof !10

B0.else.endif.endif.endif.if.i10379.i:            ; preds = %B0.else.endif.endif.endif.i10376.i
  br label %B0.endif.i10380.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10395.i: ; preds = %.575.endif.preheader.i10392.i, %B0.endif.i10380.i
  %.57.i10396.i = phi i64 [ %.87.i10361.i, %B0.endif.i10380.i ], [ %.57.i10396.pre.i, %.575.endif.preheader.i10392.i ]
  %.210.i10385.i = tail call i64 @llvm.smax.i64(i64 %.201.i10382.i, i64 0)
  %.87.i10397.i = add nsw i64 %.57.i10396.i, %.568.i
  %.123.i10398.i = icmp slt i64 %.57.i10396.i, 0
  %.124.i10399.i = select i1 %.123.i10398.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10400.i = add i64 %.124.i10399.i, %.57.i10396.i
  %.128.i10401.i = icmp slt i64 %.125.i10400.i, 0
  br i1 %.128.i10401.i, label %B0.else.if.i10430.i, label %B0.else.endif.i10402.i, !prof !6

B0.endif.i10416.i:                                ; preds = %B0.else.endif.endif.endif.if.i10415.i, %B0.else.endif.endif.endif.i10412.i
  %.113.sroa.13.0.i10417.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10415.i ], [ %.113.sroa.13.1.i10413.i, %B0.else.endif.endif.endif.i10412.i ]
  %.201.i10418.i = sub i64 %.113.sroa.13.0.i10417.i, %.113.sroa.0.3.i10407.i
  %.226.i10419.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10407.i
  store i64 %.87.i10397.i, ptr %.738.i, align 8, !noalias !166
  %.606.not155.i10420.i = icmp sgt i64 %.201.i10418.i, 0
  br i1 %.606.not155.i10420.i, label %.1920.endif.preheader.i, label %.1920.if.i, !prof !34

B0.else.if.i10430.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10395.i
  br label %B0.else.endif.i10402.i

B0.else.endif.i10402.i:                           ; preds = %B0.else.if.i10430.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10395.i
  %.113.sroa.0.1.i10403.i = phi i64 [ 0, %B0.else.if.i10430.i ], [ %.125.i10400.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10395.i ]
  %.133.not.i10404.i = icmp slt i64 %.125.i10400.i, %.281.fca.12.load.i
  br i1 %.133.not.i10404.i, label %B0.else.endif.endif.i10406.i, label %B0.else.endif.if.i10405.i, !prof !10

B0.else.endif.if.i10405.i:                        ; preds = %B0.else.endif.i10402.i
  br label %B0.else.endif.endif.i10406.i

B0.else.endif.endif.i10406.i:                     ; preds = %B0.else.endif.if.i10405.i, %B0.else.endif.i10402.i
  %.113.sroa.0.3.i10407.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10405.i ], [ %.113.sroa.0.1.i10403.i, %B0.else.endif.i10402.i ]
  %.140.i10408.i = icmp slt i64 %.87.i10397.i, 0
  %.141.i10409.i = select i1 %.140.i10408.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10410.i = add i64 %.141.i10409.i, %.87.i10397.i
  %.145.i10411.i = icmp slt i64 %.142.i10410.i, 0
  br i1 %.145.i10411.i, label %B0.else.endif.endif.if.i10429.i, label %B0.else.endif.endif.endif.i10412.i, !prof !6

B0.else.endif.endif.if.i10429.i:                  ; preds = %B0.else.endif.endif.i10406.i
  br label %B0.else.endif.endif.endif.i10412.i

B0.else.endif.endif.endif.i10412.i:               ; preds = %B0.else.endif.endif.if.i10429.i, %B0.else.endif.endif.i10406.i
  %.113.sroa.13.1.i10413.i = phi i64 [ 0, %B0.else.endif.endif.if.i10429.i ], [ %.142.i10410.i, %B0.else.endif.endif.i10406.i ]
  %.150.not.i10414.i = icmp slt i64 %.142.i10410.i, %.281.fca.12.load.i
  br i1 %.150.not.i10414.i, label %B0.endif.i10416.i, label %B0.else.endif.endif.endif.if.i10415.i, !prof !10

B0.else.endif.endif.endif.if.i10415.i:            ; preds = %B0.else.endif.endif.endif.i10412.i
  br label %B0.endif.i10416.i

.1920.endif.preheader.i:                          ; preds = %B0.endif.i10416.i
  %228 = shl i64 %.201.i10418.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10419.i, i8 0, i64 %228, i1 false), !noalias !166
  br label %.1920.endif.i

.1920.if.i.loopexit:                              ; preds = %.1920.endif.i
  %.57.i10432.i.pre = load i64, ptr %.738.i, align 8, !noalias !169
  br label %.1920.if.i

.1920.if.i:                                       ; preds = %.1920.if.i.loopexit, %B0.endif.i10416.i
  %.57.i10432.i = phi i64 [ %.87.i10397.i, %B0.endif.i10416.i ], [ %.57.i10432.i.pre, %.1920.if.i.loopexit ]
  %.210.i104211167111675.i = phi i64 [ 0, %B0.endif.i10416.i ], [ %.201.i10418.i, %.1920.if.i.loopexit ]
  %.87.i10433.i = add nsw i64 %.57.i10432.i, %.568.i
  %.123.i10434.i = icmp slt i64 %.57.i10432.i, 0
  %.124.i10435.i = select i1 %.123.i10434.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10436.i = add i64 %.124.i10435.i, %.57.i10432.i
  %.128.i10437.i = icmp slt i64 %.125.i10436.i, 0
  br i1 %.128.i10437.i, label %B0.else.if.i10466.i, label %B0.else.endif.i10438.i, !prof !6

B0.endif.i10452.i:                                ; preds = %B0.else.endif.endif.endif.if.i10451.i, %B0.else.endif.endif.endif.i10448.i
  %.113.sroa.13.0.i10453.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10451.i ], [ %.113.sroa.13.1.i10449.i, %B0.else.endif.endif.endif.i10448.i ]
  %.201.i10454.i = sub i64 %.113.sroa.13.0.i10453.i, %.113.sroa.0.3.i10443.i
  %.226.i10455.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10443.i
  store i64 %.87.i10433.i, ptr %.738.i, align 8, !noalias !169
  %.605.not155.i10456.i = icmp sgt i64 %.201.i10454.i, 0
  br i1 %.605.not155.i10456.i, label %.575.endif.preheader.i10464.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10467.i, !prof !34

.575.endif.preheader.i10464.i:                    ; preds = %B0.endif.i10452.i
  %229 = shl i64 %.201.i10454.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10455.i, i8 0, i64 %229, i1 false), !noalias !169
  %.57.i10468.pre.i = load i64, ptr %.738.i, align 8, !noalias !172
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10467.i

B0.else.if.i10466.i:                              ; preds = %.1920.if.i
  br label %B0.else.endif.i10438.i

B0.else.endif.i10438.i:                           ; preds = %B0.else.if.i10466.i, %.1920.if.i
  %.113.sroa.0.1.i10439.i = phi i64 [ 0, %B0.else.if.i10466.i ], [ %.125.i10436.i, %.1920.if.i ]
  %.133.not.i10440.i = icmp slt i64 %.125.i10436.i, %.281.fca.12.load.i
  br i1 %.133.not.i10440.i, label %B0.else.endif.endif.i10442.i, label %B0.else.endif.if.i10441.i, !prof !10

B0.else.endif.if.i10441.i:                        ; preds = %B0.else.endif.i10438.i
  br label %B0.else.endif.endif.i10442.i

B0.else.endif.endif.i10442.i:                     ; preds = %B0.else.endif.if.i10441.i, %B0.else.endif.i10438.i
  %.113.sroa.0.3.i10443.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10441.i ], [ %.113.sroa.0.1.i10439.i, %B0.else.endif.i10438.i ]
  %.140.i10444.i = icmp slt i64 %.87.i10433.i, 0
  %.141.i10445.i = select i1 %.140.i10444.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10446.i = add i64 %.141.i10445.i, %.87.i10433.i
  %.145.i10447.i = icmp slt i64 %.142.i10446.i, 0
  br i1 %.145.i10447.i, label %B0.else.endif.endif.if.i10465.i, label %B0.else.endif.endif.endif.i10448.i, !prof !6

B0.else.endif.endif.if.i10465.i:                  ; preds = %B0.else.endif.endif.i10442.i
  br label %B0.else.endif.endif.endif.i10448.i

B0.else.endif.endif.endif.i10448.i:               ; preds = %B0.else.endif.endif.if.i10465.i, %B0.else.endif.endif.i10442.i
  %.113.sroa.13.1.i10449.i = phi i64 [ 0, %B0.else.endif.endif.if.i10465.i ], [ %.142.i10446.i, %B0.else.endif.endif.i10442.i ]
  %.150.not.i10450.i = icmp slt i64 %.142.i10446.i, %.281.fca.12.load.i
  br i1 %.150.not.i10450.i, label %B0.endif.i10452.i, label %B0.else.endif.endif.endif.if.i10451.i, !prof !10

B0.else.endif.endif.endif.if.i10451.i:            ; preds = %B0.else.endif.endif.endif.i10448.i
  br label %B0.endif.i10452.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10467.i: ; preds = %.575.endif.preheader.i10464.i, %B0.endif.i10452.i
  %.57.i10468.i = phi i64 [ %.87.i10433.i, %B0.endif.i10452.i ], [ %.57.i10468.pre.i, %.575.endif.preheader.i10464.i ]
  %.210.i10457.i = tail call i64 @llvm.smax.i64(i64 %.201.i10454.i, i64 0)
  %.87.i10469.i = add nsw i64 %.57.i10468.i, %.568.i
  %.123.i10470.i = icmp slt i64 %.57.i10468.i, 0
  %.124.i10471.i = select i1 %.123.i10470.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10472.i = add i64 %.124.i10471.i, %.57.i10468.i
  %.128.i10473.i = icmp slt i64 %.125.i10472.i, 0
  br i1 %.128.i10473.i, label %B0.else.if.i10502.i, label %B0.else.endif.i10474.i, !prof !6

B0.endif.i10488.i:                                ; preds = %B0.else.endif.endif.endif.if.i10487.i, %B0.else.endif.endif.endif.i10484.i
  %.113.sroa.13.0.i10489.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10487.i ], [ %.113.sroa.13.1.i10485.i, %B0.else.endif.endif.endif.i10484.i ]
  %.201.i10490.i = sub i64 %.113.sroa.13.0.i10489.i, %.113.sroa.0.3.i10479.i
  %.226.i10491.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10479.i
  store i64 %.87.i10469.i, ptr %.738.i, align 8, !noalias !172
  %.606.not155.i10492.i = icmp sgt i64 %.201.i10490.i, 0
  br i1 %.606.not155.i10492.i, label %.576.endif.preheader.i10500.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10503.i, !prof !34

.576.endif.preheader.i10500.i:                    ; preds = %B0.endif.i10488.i
  %230 = shl i64 %.201.i10490.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10491.i, i8 0, i64 %230, i1 false), !noalias !172
  %.57.i10504.pre.i = load i64, ptr %.738.i, align 8, !noalias !175
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10503.i

B0.else.if.i10502.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10467.i
  br label %B0.else.endif.i10474.i

B0.else.endif.i10474.i:                           ; preds = %B0.else.if.i10502.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10467.i
  %.113.sroa.0.1.i10475.i = phi i64 [ 0, %B0.else.if.i10502.i ], [ %.125.i10472.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10467.i ]
  %.133.not.i10476.i = icmp slt i64 %.125.i10472.i, %.281.fca.12.load.i
  br i1 %.133.not.i10476.i, label %B0.else.endif.endif.i10478.i, label %B0.else.endif.if.i10477.i, !prof !10

B0.else.endif.if.i10477.i:                        ; preds = %B0.else.endif.i10474.i
  br label %B0.else.endif.endif.i10478.i

B0.else.endif.endif.i10478.i:                     ; preds = %B0.else.endif.if.i10477.i, %B0.else.endif.i10474.i
  %.113.sroa.0.3.i10479.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10477.i ], [ %.113.sroa.0.1.i10475.i, %B0.else.endif.i10474.i ]
  %.140.i10480.i = icmp slt i64 %.87.i10469.i, 0
  %.141.i10481.i = select i1 %.140.i10480.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10482.i = add i64 %.141.i10481.i, %.87.i10469.i
  %.145.i10483.i = icmp slt i64 %.142.i10482.i, 0
  br i1 %.145.i10483.i, label %B0.else.endif.endif.if.i10501.i, label %B0.else.endif.endif.endif.i10484.i, !prof !6

B0.else.endif.endif.if.i10501.i:                  ; preds = %B0.else.endif.endif.i10478.i
  br label %B0.else.endif.endif.endif.i10484.i

B0.else.endif.endif.endif.i10484.i:               ; preds = %B0.else.endif.endif.if.i10501.i, %B0.else.endif.endif.i10478.i
  %.113.sroa.13.1.i10485.i = phi i64 [ 0, %B0.else.endif.endif.if.i10501.i ], [ %.142.i10482.i, %B0.else.endif.endif.i10478.i ]
  %.150.not.i10486.i = icmp slt i64 %.142.i10482.i, %.281.fca.12.load.i
  br i1 %.150.not.i10486.i, label %B0.endif.i10488.i, label %B0.else.endif.endif.endif.if.i10487.i, !prof !10

B0.else.endif.endif.endif.if.i10487.i:            ; preds = %B0.else.endif.endif.endif.i10484.i
  br label %B0.endif.i10488.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10503.i: ; preds = %.576.endif.preheader.i10500.i, %B0.endif.i10488.i
  %.57.i10504.i = phi i64 [ %.87.i10469.i, %B0.endif.i10488.i ], [ %.57.i10504.pre.i, %.576.endif.preheader.i10500.i ]
  %.210.i10493.i = tail call i64 @llvm.smax.i64(i64 %.201.i10490.i, i64 0)
  %.87.i10505.i = add nsw i64 %.57.i10504.i, %.568.i
  %.123.i10506.i = icmp slt i64 %.57.i10504.i, 0
  %.124.i10507.i = select i1 %.123.i10506.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10508.i = add i64 %.124.i10507.i, %.57.i10504.i
  %.128.i10509.i = icmp slt i64 %.125.i10508.i, 0
  br i1 %.128.i10509.i, label %B0.else.if.i10538.i, label %B0.else.endif.i10510.i, !prof !6

B0.endif.i10524.i:                                ; preds = %B0.else.endif.endif.endif.if.i10523.i, %B0.else.endif.endif.endif.i10520.i
  %.113.sroa.13.0.i10525.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10523.i ], [ %.113.sroa.13.1.i10521.i, %B0.else.endif.endif.endif.i10520.i ]
  %.201.i10526.i = sub i64 %.113.sroa.13.0.i10525.i, %.113.sroa.0.3.i10515.i
  %.226.i10527.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10515.i
  store i64 %.87.i10505.i, ptr %.738.i, align 8, !noalias !175
  %.605.not155.i10528.i = icmp sgt i64 %.201.i10526.i, 0
  br i1 %.605.not155.i10528.i, label %.575.endif.preheader.i10536.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10539.i, !prof !34

.575.endif.preheader.i10536.i:                    ; preds = %B0.endif.i10524.i
  %231 = shl i64 %.201.i10526.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10527.i, i8 0, i64 %231, i1 false), !noalias !175
  %.57.i10540.pre.i = load i64, ptr %.738.i, align 8, !noalias !178
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10539.i

B0.else.if.i10538.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10503.i
  br label %B0.else.endif.i10510.i

B0.else.endif.i10510.i:                           ; preds = %B0.else.if.i10538.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10503.i
  %.113.sroa.0.1.i10511.i = phi i64 [ 0, %B0.else.if.i10538.i ], [ %.125.i10508.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10503.i ]
  %.133.not.i10512.i = icmp slt i64 %.125.i10508.i, %.281.fca.12.load.i
  br i1 %.133.not.i10512.i, label %B0.else.endif.endif.i10514.i, label %B0.else.endif.if.i10513.i, !prof !10

B0.else.endif.if.i10513.i:                        ; preds = %B0.else.endif.i10510.i
  br label %B0.else.endif.endif.i10514.i

B0.else.endif.endif.i10514.i:                     ; preds = %B0.else.endif.if.i10513.i, %B0.else.endif.i10510.i
  %.113.sroa.0.3.i10515.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10513.i ], [ %.113.sroa.0.1.i10511.i, %B0.else.endif.i10510.i ]
  %.140.i10516.i = icmp slt i64 %.87.i10505.i, 0
  %.141.i10517.i = select i1 %.140.i10516.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10518.i = add i64 %.141.i10517.i, %.87.i10505.i
  %.145.i10519.i = icmp slt i64 %.142.i10518.i, 0
  br i1 %.145.i10519.i, label %B0.else.endif.endif.if.i10537.i, label %B0.else.endif.endif.endif.i10520.i, !prof !6

B0.else.endif.endif.if.i10537.i:                  ; preds = %B0.else.endif.endif.i10514.i
  br label %B0.else.endif.endif.endif.i10520.i

B0.else.endif.endif.endif.i10520.i:               ; preds = %B0.else.endif.endif.if.i10537.i, %B0.else.endif.endif.i10514.i
  %.113.sroa.13.1.i10521.i = phi i64 [ 0, %B0.else.endif.endif.if.i10537.i ], [ %.142.i10518.i, %B0.else.endif.endif.i10514.i ]
  %.150.not.i10522.i = icmp slt i64 %.142.i10518.i, %.281.fca.12.load.i
  br i1 %.150.not.i10522.i, label %B0.endif.i10524.i, label %B0.else.endif.endif.endif.if.i10523.i, !prof !10

B0.else.endif.endif.endif.if.i10523.i:            ; preds = %B0.else.endif.endif.endif.i10520.i
  br label %B0.endif.i10524.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10539.i: ; preds = %.575.endif.preheader.i10536.i, %B0.endif.i10524.i
  %.57.i10540.i = phi i64 [ %.87.i10505.i, %B0.endif.i10524.i ], [ %.57.i10540.pre.i, %.575.endif.preheader.i10536.i ]
  %.210.i10529.i = tail call i64 @llvm.smax.i64(i64 %.201.i10526.i, i64 0)
  %.2111.i = mul nsw i64 %.596.i, %.568.i
  %.87.i10541.i = add nsw i64 %.57.i10540.i, %.2111.i
  %.123.i10542.i = icmp slt i64 %.57.i10540.i, 0
  %.124.i10543.i = select i1 %.123.i10542.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10544.i = add i64 %.124.i10543.i, %.57.i10540.i
  %.128.i10545.i = icmp slt i64 %.125.i10544.i, 0
  br i1 %.128.i10545.i, label %B0.else.if.i10574.i, label %B0.else.endif.i10546.i, !prof !6

B0.endif.i10560.i:                                ; preds = %B0.else.endif.endif.endif.if.i10559.i, %B0.else.endif.endif.endif.i10556.i
  %.113.sroa.13.0.i10561.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10559.i ], [ %.113.sroa.13.1.i10557.i, %B0.else.endif.endif.endif.i10556.i ]
  %.201.i10562.i = sub i64 %.113.sroa.13.0.i10561.i, %.113.sroa.0.3.i10551.i
  %.226.i10563.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10551.i
  store i64 %.87.i10541.i, ptr %.738.i, align 8, !noalias !178
  %.605.not155.i10564.i = icmp sgt i64 %.201.i10562.i, 0
  br i1 %.605.not155.i10564.i, label %.575.endif.preheader.i10572.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10575.i, !prof !34

.575.endif.preheader.i10572.i:                    ; preds = %B0.endif.i10560.i
  %232 = shl i64 %.201.i10562.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10563.i, i8 0, i64 %232, i1 false), !noalias !178
  %.57.i10576.pre.i = load i64, ptr %.738.i, align 8, !noalias !181
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10575.i

B0.else.if.i10574.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10539.i
  br label %B0.else.endif.i10546.i

B0.else.endif.i10546.i:                           ; preds = %B0.else.if.i10574.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10539.i
  %.113.sroa.0.1.i10547.i = phi i64 [ 0, %B0.else.if.i10574.i ], [ %.125.i10544.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10539.i ]
  %.133.not.i10548.i = icmp slt i64 %.125.i10544.i, %.281.fca.12.load.i
  br i1 %.133.not.i10548.i, label %B0.else.endif.endif.i10550.i, label %B0.else.endif.if.i10549.i, !prof !10

B0.else.endif.if.i10549.i:                        ; preds = %B0.else.endif.i10546.i
  br label %B0.else.endif.endif.i10550.i

B0.else.endif.endif.i10550.i:                     ; preds = %B0.else.endif.if.i10549.i, %B0.else.endif.i10546.i
  %.113.sroa.0.3.i10551.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10549.i ], [ %.113.sroa.0.1.i10547.i, %B0.else.endif.i10546.i ]
  %.140.i10552.i = icmp slt i64 %.87.i10541.i, 0
  %.141.i10553.i = select i1 %.140.i10552.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10554.i = add i64 %.141.i10553.i, %.87.i10541.i
  %.145.i10555.i = icmp slt i64 %.142.i10554.i, 0
  br i1 %.145.i10555.i, label %B0.else.endif.endif.if.i10573.i, label %B0.else.endif.endif.endif.i10556.i, !prof !6

B0.else.endif.endif.if.i10573.i:                  ; preds = %B0.else.endif.endif.i10550.i
  br label %B0.else.endif.endif.endif.i10556.i

B0.else.endif.endif.endif.i10556.i:               ; preds = %B0.else.endif.endif.if.i10573.i, %B0.else.endif.endif.i10550.i
  %.113.sroa.13.1.i10557.i = phi i64 [ 0, %B0.else.endif.endif.if.i10573.i ], [ %.142.i10554.i, %B0.else.endif.endif.i10550.i ]
  %.150.not.i10558.i = icmp slt i64 %.142.i10554.i, %.281.fca.12.load.i
  br i1 %.150.not.i10558.i, label %B0.endif.i10560.i, label %B0.else.endif.endif.endif.if.i10559.i, !prof !10

B0.else.endif.endif.endif.if.i10559.i:            ; preds = %B0.else.endif.endif.endif.i10556.i
  br label %B0.endif.i10560.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10575.i: ; preds = %.575.endif.preheader.i10572.i, %B0.endif.i10560.i
  %.57.i10576.i = phi i64 [ %.87.i10541.i, %B0.endif.i10560.i ], [ %.57.i10576.pre.i, %.575.endif.preheader.i10572.i ]
  %.210.i10565.i = tail call i64 @llvm.smax.i64(i64 %.201.i10562.i, i64 0)
  %.87.i10577.i = add nsw i64 %.57.i10576.i, %.281.fca.6.load.i
  %.123.i10578.i = icmp slt i64 %.57.i10576.i, 0
  %.124.i10579.i = select i1 %.123.i10578.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10580.i = add i64 %.124.i10579.i, %.57.i10576.i
  %.128.i10581.i = icmp slt i64 %.125.i10580.i, 0
  br i1 %.128.i10581.i, label %B0.else.if.i10610.i, label %B0.else.endif.i10582.i, !prof !6

B0.endif.i10596.i:                                ; preds = %B0.else.endif.endif.endif.if.i10595.i, %B0.else.endif.endif.endif.i10592.i
  %.113.sroa.13.0.i10597.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10595.i ], [ %.113.sroa.13.1.i10593.i, %B0.else.endif.endif.endif.i10592.i ]
  %.201.i10598.i = sub i64 %.113.sroa.13.0.i10597.i, %.113.sroa.0.3.i10587.i
  %.226.i10599.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10587.i
  store i64 %.87.i10577.i, ptr %.738.i, align 8, !noalias !181
  %.605.not155.i10600.i = icmp sgt i64 %.201.i10598.i, 0
  br i1 %.605.not155.i10600.i, label %.2457.endif.preheader.i, label %.2457.if.i, !prof !34

B0.else.if.i10610.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10575.i
  br label %B0.else.endif.i10582.i

B0.else.endif.i10582.i:                           ; preds = %B0.else.if.i10610.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10575.i
  %.113.sroa.0.1.i10583.i = phi i64 [ 0, %B0.else.if.i10610.i ], [ %.125.i10580.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10575.i ]
  %.133.not.i10584.i = icmp slt i64 %.125.i10580.i, %.281.fca.12.load.i
  br i1 %.133.not.i10584.i, label %B0.else.endif.endif.i10586.i, label %B0.else.endif.if.i10585.i, !prof !10

B0.else.endif.if.i10585.i:                        ; preds = %B0.else.endif.i10582.i
  br label %B0.else.endif.endif.i10586.i

B0.else.endif.endif.i10586.i:                     ; preds = %B0.else.endif.if.i10585.i, %B0.else.endif.i10582.i
  %.113.sroa.0.3.i10587.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10585.i ], [ %.113.sroa.0.1.i10583.i, %B0.else.endif.i10582.i ]
  %.140.i10588.i = icmp slt i64 %.87.i10577.i, 0
  %.141.i10589.i = select i1 %.140.i10588.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10590.i = add i64 %.141.i10589.i, %.87.i10577.i
  %.145.i10591.i = icmp slt i64 %.142.i10590.i, 0
  br i1 %.145.i10591.i, label %B0.else.endif.endif.if.i10609.i, label %B0.else.endif.endif.endif.i10592.i, !prof !6

B0.else.endif.endif.if.i10609.i:                  ; preds = %B0.else.endif.endif.i10586.i
  br label %B0.else.endif.endif.endif.i10592.i

B0.else.endif.endif.endif.i10592.i:               ; preds = %B0.else.endif.endif.if.i10609.i, %B0.else.endif.endif.i10586.i
  %.113.sroa.13.1.i10593.i = phi i64 [ 0, %B0.else.endif.endif.if.i10609.i ], [ %.142.i10590.i, %B0.else.endif.endif.i10586.i ]
  %.150.not.i10594.i = icmp slt i64 %.142.i10590.i, %.281.fca.12.load.i
  br i1 %.150.not.i10594.i, label %B0.endif.i10596.i, label %B0.else.endif.endif.endif.if.i10595.i, !prof !10

B0.else.endif.endif.endif.if.i10595.i:            ; preds = %B0.else.endif.endif.endif.i10592.i
  br label %B0.endif.i10596.i

.2457.endif.preheader.i:                          ; preds = %B0.endif.i10596.i
  %233 = shl i64 %.201.i10598.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10599.i, i8 -1, i64 %233, i1 false), !noalias !7
  %.57.i10612.i.pre = load i64, ptr %.738.i, align 8, !noalias !184
  br label %.2457.if.i

.1920.endif.i:                                    ; preds = %.1920.endif.i, %.1920.endif.preheader.i
  %.1916.011470.i = phi i64 [ %.1961.i, %.1920.endif.i ], [ 0, %.1920.endif.preheader.i ]
  %.1956.i = getelementptr double, ptr %.226.i10419.i, i64 %.1916.011470.i
  store double 1.000000e+300, ptr %.1956.i, align 8, !noalias !7
  %.1961.i = add nuw nsw i64 %.1916.011470.i, 1
  %exitcond.not = icmp eq i64 %.1961.i, %.201.i10418.i
  br i1 %exitcond.not, label %.1920.if.i.loopexit, label %.1920.endif.i, !prof !102

.2457.if.i:                                       ; preds = %.2457.endif.preheader.i, %B0.endif.i10596.i
  %.57.i10612.i = phi i64 [ %.57.i10612.i.pre, %.2457.endif.preheader.i ], [ %.87.i10577.i, %B0.endif.i10596.i ]
  %.210.i1060111679.i = phi i64 [ %.201.i10598.i, %.2457.endif.preheader.i ], [ 0, %B0.endif.i10596.i ]
  %.87.i10613.i = add nsw i64 %.57.i10612.i, %.281.fca.6.load.i
  %.123.i10614.i = icmp slt i64 %.57.i10612.i, 0
  %.124.i10615.i = select i1 %.123.i10614.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10616.i = add i64 %.124.i10615.i, %.57.i10612.i
  %.128.i10617.i = icmp slt i64 %.125.i10616.i, 0
  br i1 %.128.i10617.i, label %B0.else.if.i10646.i, label %B0.else.endif.i10618.i, !prof !6

B0.endif.i10632.i:                                ; preds = %B0.else.endif.endif.endif.if.i10631.i, %B0.else.endif.endif.endif.i10628.i
  %.113.sroa.13.0.i10633.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10631.i ], [ %.113.sroa.13.1.i10629.i, %B0.else.endif.endif.endif.i10628.i ]
  %.201.i10634.i = sub i64 %.113.sroa.13.0.i10633.i, %.113.sroa.0.3.i10623.i
  %.226.i10635.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10623.i
  store i64 %.87.i10613.i, ptr %.738.i, align 8, !noalias !184
  %.605.not155.i10636.i = icmp sgt i64 %.201.i10634.i, 0
  br i1 %.605.not155.i10636.i, label %.575.endif.preheader.i10644.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10647.i, !prof !34

.575.endif.preheader.i10644.i:                    ; preds = %B0.endif.i10632.i
  %234 = shl i64 %.201.i10634.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10635.i, i8 0, i64 %234, i1 false), !noalias !184
  %.57.i10648.pre.i = load i64, ptr %.738.i, align 8, !noalias !187
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10647.i

B0.else.if.i10646.i:                              ; preds = %.2457.if.i
  br label %B0.else.endif.i10618.i

B0.else.endif.i10618.i:                           ; preds = %B0.else.if.i10646.i, %.2457.if.i
  %.113.sroa.0.1.i10619.i = phi i64 [ 0, %B0.else.if.i10646.i ], [ %.125.i10616.i, %.2457.if.i ]
  %.133.not.i10620.i = icmp slt i64 %.125.i10616.i, %.281.fca.12.load.i
  br i1 %.133.not.i10620.i, label %B0.else.endif.endif.i10622.i, label %B0.else.endif.if.i10621.i, !prof !10

B0.else.endif.if.i10621.i:                        ; preds = %B0.else.endif.i10618.i
  br label %B0.else.endif.endif.i10622.i

B0.else.endif.endif.i10622.i:                     ; preds = %B0.else.endif.if.i10621.i, %B0.else.endif.i10618.i
  %.113.sroa.0.3.i10623.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10621.i ], [ %.113.sroa.0.1.i10619.i, %B0.else.endif.i10618.i ]
  %.140.i10624.i = icmp slt i64 %.87.i10613.i, 0
  %.141.i10625.i = select i1 %.140.i10624.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10626.i = add i64 %.141.i10625.i, %.87.i10613.i
  %.145.i10627.i = icmp slt i64 %.142.i10626.i, 0
  br i1 %.145.i10627.i, label %B0.else.endif.endif.if.i10645.i, label %B0.else.endif.endif.endif.i10628.i, !prof !6

B0.else.endif.endif.if.i10645.i:                  ; preds = %B0.else.endif.endif.i10622.i
  br label %B0.else.endif.endif.endif.i10628.i

B0.else.endif.endif.endif.i10628.i:               ; preds = %B0.else.endif.endif.if.i10645.i, %B0.else.endif.endif.i10622.i
  %.113.sroa.13.1.i10629.i = phi i64 [ 0, %B0.else.endif.endif.if.i10645.i ], [ %.142.i10626.i, %B0.else.endif.endif.i10622.i ]
  %.150.not.i10630.i = icmp slt i64 %.142.i10626.i, %.281.fca.12.load.i
  br i1 %.150.not.i10630.i, label %B0.endif.i10632.i, label %B0.else.endif.endif.endif.if.i10631.i, !prof !10

B0.else.endif.endif.endif.if.i10631.i:            ; preds = %B0.else.endif.endif.endif.i10628.i
  br label %B0.endif.i10632.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10647.i: ; preds = %.575.endif.preheader.i10644.i, %B0.endif.i10632.i
  %.57.i10648.i = phi i64 [ %.87.i10613.i, %B0.endif.i10632.i ], [ %.57.i10648.pre.i, %.575.endif.preheader.i10644.i ]
  %.210.i10637.i = tail call i64 @llvm.smax.i64(i64 %.201.i10634.i, i64 0)
  %.87.i10649.i = add nsw i64 %.57.i10648.i, %.281.fca.6.load.i
  %.123.i10650.i = icmp slt i64 %.57.i10648.i, 0
  %.124.i10651.i = select i1 %.123.i10650.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10652.i = add i64 %.124.i10651.i, %.57.i10648.i
  %.128.i10653.i = icmp slt i64 %.125.i10652.i, 0
  br i1 %.128.i10653.i, label %B0.else.if.i10682.i, label %B0.else.endif.i10654.i, !prof !6

B0.endif.i10668.i:                                ; preds = %B0.else.endif.endif.endif.if.i10667.i, %B0.else.endif.endif.endif.i10664.i
  %.113.sroa.13.0.i10669.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10667.i ], [ %.113.sroa.13.1.i10665.i, %B0.else.endif.endif.endif.i10664.i ]
  %.201.i10670.i = sub i64 %.113.sroa.13.0.i10669.i, %.113.sroa.0.3.i10659.i
  %.226.i10671.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10659.i
  store i64 %.87.i10649.i, ptr %.738.i, align 8, !noalias !187
  %.606.not155.i10672.i = icmp sgt i64 %.201.i10670.i, 0
  br i1 %.606.not155.i10672.i, label %.576.endif.preheader.i10680.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10683.i, !prof !34

.576.endif.preheader.i10680.i:                    ; preds = %B0.endif.i10668.i
  %235 = shl i64 %.201.i10670.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10671.i, i8 0, i64 %235, i1 false), !noalias !187
  %.57.i10684.pre.i = load i64, ptr %.738.i, align 8, !noalias !190
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10683.i

B0.else.if.i10682.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10647.i
  br label %B0.else.endif.i10654.i

B0.else.endif.i10654.i:                           ; preds = %B0.else.if.i10682.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10647.i
  %.113.sroa.0.1.i10655.i = phi i64 [ 0, %B0.else.if.i10682.i ], [ %.125.i10652.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10647.i ]
  %.133.not.i10656.i = icmp slt i64 %.125.i10652.i, %.281.fca.12.load.i
  br i1 %.133.not.i10656.i, label %B0.else.endif.endif.i10658.i, label %B0.else.endif.if.i10657.i, !prof !10

B0.else.endif.if.i10657.i:                        ; preds = %B0.else.endif.i10654.i
  br label %B0.else.endif.endif.i10658.i

B0.else.endif.endif.i10658.i:                     ; preds = %B0.else.endif.if.i10657.i, %B0.else.endif.i10654.i
  %.113.sroa.0.3.i10659.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10657.i ], [ %.113.sroa.0.1.i10655.i, %B0.else.endif.i10654.i ]
  %.140.i10660.i = icmp slt i64 %.87.i10649.i, 0
  %.141.i10661.i = select i1 %.140.i10660.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10662.i = add i64 %.141.i10661.i, %.87.i10649.i
  %.145.i10663.i = icmp slt i64 %.142.i10662.i, 0
  br i1 %.145.i10663.i, label %B0.else.endif.endif.if.i10681.i, label %B0.else.endif.endif.endif.i10664.i, !prof !6

B0.else.endif.endif.if.i10681.i:                  ; preds = %B0.else.endif.endif.i10658.i
  br label %B0.else.endif.endif.endif.i10664.i

B0.else.endif.endif.endif.i10664.i:               ; preds = %B0.else.endif.endif.if.i10681.i, %B0.else.endif.endif.i10658.i
  %.113.sroa.13.1.i10665.i = phi i64 [ 0, %B0.else.endif.endif.if.i10681.i ], [ %.142.i10662.i, %B0.else.endif.endif.i10658.i ]
  %.150.not.i10666.i = icmp slt i64 %.142.i10662.i, %.281.fca.12.load.i
  br i1 %.150.not.i10666.i, label %B0.endif.i10668.i, label %B0.else.endif.endif.endif.if.i10667.i, !prof !10

B0.else.endif.endif.endif.if.i10667.i:            ; preds = %B0.else.endif.endif.endif.i10664.i
  br label %B0.endif.i10668.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10683.i: ; preds = %.576.endif.preheader.i10680.i, %B0.endif.i10668.i
  %.57.i10684.i = phi i64 [ %.87.i10649.i, %B0.endif.i10668.i ], [ %.57.i10684.pre.i, %.576.endif.preheader.i10680.i ]
  %.210.i10673.i = tail call i64 @llvm.smax.i64(i64 %.201.i10670.i, i64 0)
  %.87.i10685.i = add nsw i64 %.57.i10684.i, %.281.fca.6.load.i
  %.123.i10686.i = icmp slt i64 %.57.i10684.i, 0
  %.124.i10687.i = select i1 %.123.i10686.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10688.i = add i64 %.124.i10687.i, %.57.i10684.i
  %.128.i10689.i = icmp slt i64 %.125.i10688.i, 0
  br i1 %.128.i10689.i, label %B0.else.if.i10718.i, label %B0.else.endif.i10690.i, !prof !6

B0.endif.i10704.i:                                ; preds = %B0.else.endif.endif.endif.if.i10703.i, %B0.else.endif.endif.endif.i10700.i
  %.113.sroa.13.0.i10705.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10703.i ], [ %.113.sroa.13.1.i10701.i, %B0.else.endif.endif.endif.i10700.i ]
  %.201.i10706.i = sub i64 %.113.sroa.13.0.i10705.i, %.113.sroa.0.3.i10695.i
  %.226.i10707.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10695.i
  store i64 %.87.i10685.i, ptr %.738.i, align 8, !noalias !190
  %.606.not155.i10708.i = icmp sgt i64 %.201.i10706.i, 0
  br i1 %.606.not155.i10708.i, label %.576.endif.preheader.i10716.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10719.i, !prof !34

.576.endif.preheader.i10716.i:                    ; preds = %B0.endif.i10704.i
  %236 = shl i64 %.201.i10706.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10707.i, i8 0, i64 %236, i1 false), !noalias !190
  %.57.i10720.pre.i = load i64, ptr %.738.i, align 8, !noalias !193
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10719.i

B0.else.if.i10718.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10683.i
  br label %B0.else.endif.i10690.i

B0.else.endif.i10690.i:                           ; preds = %B0.else.if.i10718.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10683.i
  %.113.sroa.0.1.i10691.i = phi i64 [ 0, %B0.else.if.i10718.i ], [ %.125.i10688.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10683.i ]
  %.133.not.i10692.i = icmp slt i64 %.125.i10688.i, %.281.fca.12.load.i
  br i1 %.133.not.i10692.i, label %B0.else.endif.endif.i10694.i, label %B0.else.endif.if.i10693.i, !prof !10

B0.else.endif.if.i10693.i:                        ; preds = %B0.else.endif.i10690.i
  br label %B0.else.endif.endif.i10694.i

B0.else.endif.endif.i10694.i:                     ; preds = %B0.else.endif.if.i10693.i, %B0.else.endif.i10690.i
  %.113.sroa.0.3.i10695.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10693.i ], [ %.113.sroa.0.1.i10691.i, %B0.else.endif.i10690.i ]
  %.140.i10696.i = icmp slt i64 %.87.i10685.i, 0
  %.141.i10697.i = select i1 %.140.i10696.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10698.i = add i64 %.141.i10697.i, %.87.i10685.i
  %.145.i10699.i = icmp slt i64 %.142.i10698.i, 0
  br i1 %.145.i10699.i, label %B0.else.endif.endif.if.i10717.i, label %B0.else.endif.endif.endif.i10700.i, !prof !6

B0.else.endif.endif.if.i10717.i:                  ; preds = %B0.else.endif.endif.i10694.i
  br label %B0.else.endif.endif.endif.i10700.i

B0.else.endif.endif.endif.i10700.i:               ; preds = %B0.else.endif.endif.if.i10717.i, %B0.else.endif.endif.i10694.i
  %.113.sroa.13.1.i10701.i = phi i64 [ 0, %B0.else.endif.endif.if.i10717.i ], [ %.142.i10698.i, %B0.else.endif.endif.i10694.i ]
  %.150.not.i10702.i = icmp slt i64 %.142.i10698.i, %.281.fca.12.load.i
  br i1 %.150.not.i10702.i, label %B0.endif.i10704.i, label %B0.else.endif.endif.endif.if.i10703.i, !prof !10

B0.else.endif.endif.endif.if.i10703.i:            ; preds = %B0.else.endif.endif.endif.i10700.i
  br label %B0.endif.i10704.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10719.i: ; preds = %.576.endif.preheader.i10716.i, %B0.endif.i10704.i
  %.57.i10720.i = phi i64 [ %.87.i10685.i, %B0.endif.i10704.i ], [ %.57.i10720.pre.i, %.576.endif.preheader.i10716.i ]
  %.210.i10709.i = tail call i64 @llvm.smax.i64(i64 %.201.i10706.i, i64 0)
  %.87.i10721.i = add nsw i64 %.57.i10720.i, %.281.fca.6.load.i
  %.123.i10722.i = icmp slt i64 %.57.i10720.i, 0
  %.124.i10723.i = select i1 %.123.i10722.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10724.i = add i64 %.124.i10723.i, %.57.i10720.i
  %.128.i10725.i = icmp slt i64 %.125.i10724.i, 0
  br i1 %.128.i10725.i, label %B0.else.if.i10754.i, label %B0.else.endif.i10726.i, !prof !6

B0.endif.i10740.i:                                ; preds = %B0.else.endif.endif.endif.if.i10739.i, %B0.else.endif.endif.endif.i10736.i
  %.113.sroa.13.0.i10741.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10739.i ], [ %.113.sroa.13.1.i10737.i, %B0.else.endif.endif.endif.i10736.i ]
  %.201.i10742.i = sub i64 %.113.sroa.13.0.i10741.i, %.113.sroa.0.3.i10731.i
  %.226.i10743.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10731.i
  store i64 %.87.i10721.i, ptr %.738.i, align 8, !noalias !193
  %.606.not155.i10744.i = icmp sgt i64 %.201.i10742.i, 0
  br i1 %.606.not155.i10744.i, label %.576.endif.preheader.i10752.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10755.i, !prof !34

.576.endif.preheader.i10752.i:                    ; preds = %B0.endif.i10740.i
  %237 = shl i64 %.201.i10742.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10743.i, i8 0, i64 %237, i1 false), !noalias !193
  %.57.i10756.pre.i = load i64, ptr %.738.i, align 8, !noalias !196
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10755.i

B0.else.if.i10754.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10719.i
  br label %B0.else.endif.i10726.i

B0.else.endif.i10726.i:                           ; preds = %B0.else.if.i10754.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10719.i
  %.113.sroa.0.1.i10727.i = phi i64 [ 0, %B0.else.if.i10754.i ], [ %.125.i10724.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10719.i ]
  %.133.not.i10728.i = icmp slt i64 %.125.i10724.i, %.281.fca.12.load.i
  br i1 %.133.not.i10728.i, label %B0.else.endif.endif.i10730.i, label %B0.else.endif.if.i10729.i, !prof !10

B0.else.endif.if.i10729.i:                        ; preds = %B0.else.endif.i10726.i
  br label %B0.else.endif.endif.i10730.i

B0.else.endif.endif.i10730.i:                     ; preds = %B0.else.endif.if.i10729.i, %B0.else.endif.i10726.i
  %.113.sroa.0.3.i10731.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10729.i ], [ %.113.sroa.0.1.i10727.i, %B0.else.endif.i10726.i ]
  %.140.i10732.i = icmp slt i64 %.87.i10721.i, 0
  %.141.i10733.i = select i1 %.140.i10732.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10734.i = add i64 %.141.i10733.i, %.87.i10721.i
  %.145.i10735.i = icmp slt i64 %.142.i10734.i, 0
  br i1 %.145.i10735.i, label %B0.else.endif.endif.if.i10753.i, label %B0.else.endif.endif.endif.i10736.i, !prof !6

B0.else.endif.endif.if.i10753.i:                  ; preds = %B0.else.endif.endif.i10730.i
  br label %B0.else.endif.endif.endif.i10736.i

B0.else.endif.endif.endif.i10736.i:               ; preds = %B0.else.endif.endif.if.i10753.i, %B0.else.endif.endif.i10730.i
  %.113.sroa.13.1.i10737.i = phi i64 [ 0, %B0.else.endif.endif.if.i10753.i ], [ %.142.i10734.i, %B0.else.endif.endif.i10730.i ]
  %.150.not.i10738.i = icmp slt i64 %.142.i10734.i, %.281.fca.12.load.i
  br i1 %.150.not.i10738.i, label %B0.endif.i10740.i, label %B0.else.endif.endif.endif.if.i10739.i, !prof !10

B0.else.endif.endif.endif.if.i10739.i:            ; preds = %B0.else.endif.endif.endif.i10736.i
  br label %B0.endif.i10740.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10755.i: ; preds = %.576.endif.preheader.i10752.i, %B0.endif.i10740.i
  %.57.i10756.i = phi i64 [ %.87.i10721.i, %B0.endif.i10740.i ], [ %.57.i10756.pre.i, %.576.endif.preheader.i10752.i ]
  %.210.i10745.i = tail call i64 @llvm.smax.i64(i64 %.201.i10742.i, i64 0)
  %.87.i10757.i = add nsw i64 %.57.i10756.i, %.568.i
  %.123.i10758.i = icmp slt i64 %.57.i10756.i, 0
  %.124.i10759.i = select i1 %.123.i10758.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10760.i = add i64 %.124.i10759.i, %.57.i10756.i
  %.128.i10761.i = icmp slt i64 %.125.i10760.i, 0
  br i1 %.128.i10761.i, label %B0.else.if.i10790.i, label %B0.else.endif.i10762.i, !prof !6

B0.endif.i10776.i:                                ; preds = %B0.else.endif.endif.endif.if.i10775.i, %B0.else.endif.endif.endif.i10772.i
  %.113.sroa.13.0.i10777.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10775.i ], [ %.113.sroa.13.1.i10773.i, %B0.else.endif.endif.endif.i10772.i ]
  %.201.i10778.i = sub i64 %.113.sroa.13.0.i10777.i, %.113.sroa.0.3.i10767.i
  %.226.i10779.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10767.i
  store i64 %.87.i10757.i, ptr %.738.i, align 8, !noalias !196
  %.606.not155.i10780.i = icmp sgt i64 %.201.i10778.i, 0
  br i1 %.606.not155.i10780.i, label %.576.endif.preheader.i10788.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10791.i, !prof !34

.576.endif.preheader.i10788.i:                    ; preds = %B0.endif.i10776.i
  %238 = shl i64 %.201.i10778.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10779.i, i8 0, i64 %238, i1 false), !noalias !196
  %.57.i10792.pre.i = load i64, ptr %.738.i, align 8, !noalias !199
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10791.i

B0.else.if.i10790.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10755.i
  br label %B0.else.endif.i10762.i

B0.else.endif.i10762.i:                           ; preds = %B0.else.if.i10790.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10755.i
  %.113.sroa.0.1.i10763.i = phi i64 [ 0, %B0.else.if.i10790.i ], [ %.125.i10760.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10755.i ]
  %.133.not.i10764.i = icmp slt i64 %.125.i10760.i, %.281.fca.12.load.i
  br i1 %.133.not.i10764.i, label %B0.else.endif.endif.i10766.i, label %B0.else.endif.if.i10765.i, !prof !10

B0.else.endif.if.i10765.i:                        ; preds = %B0.else.endif.i10762.i
  br label %B0.else.endif.endif.i10766.i

B0.else.endif.endif.i10766.i:                     ; preds = %B0.else.endif.if.i10765.i, %B0.else.endif.i10762.i
  %.113.sroa.0.3.i10767.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10765.i ], [ %.113.sroa.0.1.i10763.i, %B0.else.endif.i10762.i ]
  %.140.i10768.i = icmp slt i64 %.87.i10757.i, 0
  %.141.i10769.i = select i1 %.140.i10768.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10770.i = add i64 %.141.i10769.i, %.87.i10757.i
  %.145.i10771.i = icmp slt i64 %.142.i10770.i, 0
  br i1 %.145.i10771.i, label %B0.else.endif.endif.if.i10789.i, label %B0.else.endif.endif.endif.i10772.i, !prof !6

B0.else.endif.endif.if.i10789.i:                  ; preds = %B0.else.endif.endif.i10766.i
  br label %B0.else.endif.endif.endif.i10772.i

B0.else.endif.endif.endif.i10772.i:               ; preds = %B0.else.endif.endif.if.i10789.i, %B0.else.endif.endif.i10766.i
  %.113.sroa.13.1.i10773.i = phi i64 [ 0, %B0.else.endif.endif.if.i10789.i ], [ %.142.i10770.i, %B0.else.endif.endif.i10766.i ]
  %.150.not.i10774.i = icmp slt i64 %.142.i10770.i, %.281.fca.12.load.i
  br i1 %.150.not.i10774.i, label %B0.endif.i10776.i, label %B0.else.endif.endif.endif.if.i10775.i, !prof !10

B0.else.endif.endif.endif.if.i10775.i:            ; preds = %B0.else.endif.endif.endif.i10772.i
  br label %B0.endif.i10776.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10791.i: ; preds = %.576.endif.preheader.i10788.i, %B0.endif.i10776.i
  %.57.i10792.i = phi i64 [ %.87.i10757.i, %B0.endif.i10776.i ], [ %.57.i10792.pre.i, %.576.endif.preheader.i10788.i ]
  %.210.i10781.i = tail call i64 @llvm.smax.i64(i64 %.201.i10778.i, i64 0)
  %.87.i10793.i = add nsw i64 %.57.i10792.i, %.568.i
  %.123.i10794.i = icmp slt i64 %.57.i10792.i, 0
  %.124.i10795.i = select i1 %.123.i10794.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10796.i = add i64 %.124.i10795.i, %.57.i10792.i
  %.128.i10797.i = icmp slt i64 %.125.i10796.i, 0
  br i1 %.128.i10797.i, label %B0.else.if.i10826.i, label %B0.else.endif.i10798.i, !prof !6

B0.endif.i10812.i:                                ; preds = %B0.else.endif.endif.endif.if.i10811.i, %B0.else.endif.endif.endif.i10808.i
  %.113.sroa.13.0.i10813.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10811.i ], [ %.113.sroa.13.1.i10809.i, %B0.else.endif.endif.endif.i10808.i ]
  %.201.i10814.i = sub i64 %.113.sroa.13.0.i10813.i, %.113.sroa.0.3.i10803.i
  %.226.i10815.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10803.i
  store i64 %.87.i10793.i, ptr %.738.i, align 8, !noalias !199
  %.606.not155.i10816.i = icmp sgt i64 %.201.i10814.i, 0
  br i1 %.606.not155.i10816.i, label %.576.endif.preheader.i10824.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10827.i, !prof !34

.576.endif.preheader.i10824.i:                    ; preds = %B0.endif.i10812.i
  %239 = shl i64 %.201.i10814.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10815.i, i8 0, i64 %239, i1 false), !noalias !199
  %.57.i10828.pre.i = load i64, ptr %.738.i, align 8, !noalias !202
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10827.i

B0.else.if.i10826.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10791.i
  br label %B0.else.endif.i10798.i

B0.else.endif.i10798.i:                           ; preds = %B0.else.if.i10826.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10791.i
  %.113.sroa.0.1.i10799.i = phi i64 [ 0, %B0.else.if.i10826.i ], [ %.125.i10796.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10791.i ]
  %.133.not.i10800.i = icmp slt i64 %.125.i10796.i, %.281.fca.12.load.i
  br i1 %.133.not.i10800.i, label %B0.else.endif.endif.i10802.i, label %B0.else.endif.if.i10801.i, !prof !10

B0.else.endif.if.i10801.i:                        ; preds = %B0.else.endif.i10798.i
  br label %B0.else.endif.endif.i10802.i

B0.else.endif.endif.i10802.i:                     ; preds = %B0.else.endif.if.i10801.i, %B0.else.endif.i10798.i
  %.113.sroa.0.3.i10803.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10801.i ], [ %.113.sroa.0.1.i10799.i, %B0.else.endif.i10798.i ]
  %.140.i10804.i = icmp slt i64 %.87.i10793.i, 0
  %.141.i10805.i = select i1 %.140.i10804.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10806.i = add i64 %.141.i10805.i, %.87.i10793.i
  %.145.i10807.i = icmp slt i64 %.142.i10806.i, 0
  br i1 %.145.i10807.i, label %B0.else.endif.endif.if.i10825.i, label %B0.else.endif.endif.endif.i10808.i, !prof !6

B0.else.endif.endif.if.i10825.i:                  ; preds = %B0.else.endif.endif.i10802.i
  br label %B0.else.endif.endif.endif.i10808.i

B0.else.endif.endif.endif.i10808.i:               ; preds = %B0.else.endif.endif.if.i10825.i, %B0.else.endif.endif.i10802.i
  %.113.sroa.13.1.i10809.i = phi i64 [ 0, %B0.else.endif.endif.if.i10825.i ], [ %.142.i10806.i, %B0.else.endif.endif.i10802.i ]
  %.150.not.i10810.i = icmp slt i64 %.142.i10806.i, %.281.fca.12.load.i
  br i1 %.150.not.i10810.i, label %B0.endif.i10812.i, label %B0.else.endif.endif.endif.if.i10811.i, !prof !10

B0.else.endif.endif.endif.if.i10811.i:            ; preds = %B0.else.endif.endif.endif.i10808.i
  br label %B0.endif.i10812.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10827.i: ; preds = %.576.endif.preheader.i10824.i, %B0.endif.i10812.i
  %.57.i10828.i = phi i64 [ %.87.i10793.i, %B0.endif.i10812.i ], [ %.57.i10828.pre.i, %.576.endif.preheader.i10824.i ]
  %.210.i10817.i = tail call i64 @llvm.smax.i64(i64 %.201.i10814.i, i64 0)
  %.87.i10829.i = add nsw i64 %.57.i10828.i, 20
  %.123.i10830.i = icmp slt i64 %.57.i10828.i, 0
  %.124.i10831.i = select i1 %.123.i10830.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10832.i = add i64 %.124.i10831.i, %.57.i10828.i
  %.128.i10833.i = icmp slt i64 %.125.i10832.i, 0
  br i1 %.128.i10833.i, label %B0.else.if.i10862.i, label %B0.else.endif.i10834.i, !prof !6

B0.endif.i10848.i:                                ; preds = %B0.else.endif.endif.endif.if.i10847.i, %B0.else.endif.endif.endif.i10844.i
  %.113.sroa.13.0.i10849.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10847.i ], [ %.113.sroa.13.1.i10845.i, %B0.else.endif.endif.endif.i10844.i ]
  %.201.i10850.i = sub i64 %.113.sroa.13.0.i10849.i, %.113.sroa.0.3.i10839.i
  %.226.i10851.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10839.i
  store i64 %.87.i10829.i, ptr %.738.i, align 8, !noalias !202
  %.606.not155.i10852.i = icmp sgt i64 %.201.i10850.i, 0
  br i1 %.606.not155.i10852.i, label %.576.endif.preheader.i10860.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10863.i, !prof !34

.576.endif.preheader.i10860.i:                    ; preds = %B0.endif.i10848.i
  %240 = shl i64 %.201.i10850.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10851.i, i8 0, i64 %240, i1 false), !noalias !202
  %.57.i10864.pre.i = load i64, ptr %.738.i, align 8, !noalias !205
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10863.i

B0.else.if.i10862.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10827.i
  br label %B0.else.endif.i10834.i

B0.else.endif.i10834.i:                           ; preds = %B0.else.if.i10862.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10827.i
  %.113.sroa.0.1.i10835.i = phi i64 [ 0, %B0.else.if.i10862.i ], [ %.125.i10832.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10827.i ]
  %.133.not.i10836.i = icmp slt i64 %.125.i10832.i, %.281.fca.12.load.i
  br i1 %.133.not.i10836.i, label %B0.else.endif.endif.i10838.i, label %B0.else.endif.if.i10837.i, !prof !10

B0.else.endif.if.i10837.i:                        ; preds = %B0.else.endif.i10834.i
  br label %B0.else.endif.endif.i10838.i

B0.else.endif.endif.i10838.i:                     ; preds = %B0.else.endif.if.i10837.i, %B0.else.endif.i10834.i
  %.113.sroa.0.3.i10839.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10837.i ], [ %.113.sroa.0.1.i10835.i, %B0.else.endif.i10834.i ]
  %.140.i10840.i = icmp slt i64 %.57.i10828.i, -20
  %.141.i10841.i = select i1 %.140.i10840.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10842.i = add i64 %.141.i10841.i, %.87.i10829.i
  %.145.i10843.i = icmp slt i64 %.142.i10842.i, 0
  br i1 %.145.i10843.i, label %B0.else.endif.endif.if.i10861.i, label %B0.else.endif.endif.endif.i10844.i, !prof !6

B0.else.endif.endif.if.i10861.i:                  ; preds = %B0.else.endif.endif.i10838.i
  br label %B0.else.endif.endif.endif.i10844.i

B0.else.endif.endif.endif.i10844.i:               ; preds = %B0.else.endif.endif.if.i10861.i, %B0.else.endif.endif.i10838.i
  %.113.sroa.13.1.i10845.i = phi i64 [ 0, %B0.else.endif.endif.if.i10861.i ], [ %.142.i10842.i, %B0.else.endif.endif.i10838.i ]
  %.150.not.i10846.i = icmp slt i64 %.142.i10842.i, %.281.fca.12.load.i
  br i1 %.150.not.i10846.i, label %B0.endif.i10848.i, label %B0.else.endif.endif.endif.if.i10847.i, !prof !10

B0.else.endif.endif.endif.if.i10847.i:            ; preds = %B0.else.endif.endif.endif.i10844.i
  br label %B0.endif.i10848.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10863.i: ; preds = %.576.endif.preheader.i10860.i, %B0.endif.i10848.i
  %.57.i10864.i = phi i64 [ %.87.i10829.i, %B0.endif.i10848.i ], [ %.57.i10864.pre.i, %.576.endif.preheader.i10860.i ]
  %.210.i10853.i = tail call i64 @llvm.smax.i64(i64 %.201.i10850.i, i64 0)
  %.87.i10865.i = add nsw i64 %.57.i10864.i, 4
  %.123.i10866.i = icmp slt i64 %.57.i10864.i, 0
  %.124.i10867.i = select i1 %.123.i10866.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10868.i = add i64 %.124.i10867.i, %.57.i10864.i
  %.128.i10869.i = icmp slt i64 %.125.i10868.i, 0
  br i1 %.128.i10869.i, label %B0.else.if.i10898.i, label %B0.else.endif.i10870.i, !prof !6

B0.endif.i10884.i:                                ; preds = %B0.else.endif.endif.endif.if.i10883.i, %B0.else.endif.endif.endif.i10880.i
  %.113.sroa.13.0.i10885.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10883.i ], [ %.113.sroa.13.1.i10881.i, %B0.else.endif.endif.endif.i10880.i ]
  %.201.i10886.i = sub i64 %.113.sroa.13.0.i10885.i, %.113.sroa.0.3.i10875.i
  %.226.i10887.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10875.i
  store i64 %.87.i10865.i, ptr %.738.i, align 8, !noalias !205
  %.606.not155.i10888.i = icmp sgt i64 %.201.i10886.i, 0
  br i1 %.606.not155.i10888.i, label %.576.endif.preheader.i10896.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !34

.576.endif.preheader.i10896.i:                    ; preds = %B0.endif.i10884.i
  %241 = shl i64 %.201.i10886.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10887.i, i8 0, i64 %241, i1 false), !noalias !205
  %.57.i10899.pre.i = load i64, ptr %.738.i, align 8, !noalias !208
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i10898.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10863.i
  br label %B0.else.endif.i10870.i

B0.else.endif.i10870.i:                           ; preds = %B0.else.if.i10898.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10863.i
  %.113.sroa.0.1.i10871.i = phi i64 [ 0, %B0.else.if.i10898.i ], [ %.125.i10868.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10863.i ]
  %.133.not.i10872.i = icmp slt i64 %.125.i10868.i, %.281.fca.12.load.i
  br i1 %.133.not.i10872.i, label %B0.else.endif.endif.i10874.i, label %B0.else.endif.if.i10873.i, !prof !10

B0.else.endif.if.i10873.i:                        ; preds = %B0.else.endif.i10870.i
  br label %B0.else.endif.endif.i10874.i

B0.else.endif.endif.i10874.i:                     ; preds = %B0.else.endif.if.i10873.i, %B0.else.endif.i10870.i
  %.113.sroa.0.3.i10875.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10873.i ], [ %.113.sroa.0.1.i10871.i, %B0.else.endif.i10870.i ]
  %.140.i10876.i = icmp slt i64 %.57.i10864.i, -4
  %.141.i10877.i = select i1 %.140.i10876.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10878.i = add i64 %.141.i10877.i, %.87.i10865.i
  %.145.i10879.i = icmp slt i64 %.142.i10878.i, 0
  br i1 %.145.i10879.i, label %B0.else.endif.endif.if.i10897.i, label %B0.else.endif.endif.endif.i10880.i, !prof !6

B0.else.endif.endif.if.i10897.i:                  ; preds = %B0.else.endif.endif.i10874.i
  br label %B0.else.endif.endif.endif.i10880.i

B0.else.endif.endif.endif.i10880.i:               ; preds = %B0.else.endif.endif.if.i10897.i, %B0.else.endif.endif.i10874.i
  %.113.sroa.13.1.i10881.i = phi i64 [ 0, %B0.else.endif.endif.if.i10897.i ], [ %.142.i10878.i, %B0.else.endif.endif.i10874.i ]
  %.150.not.i10882.i = icmp slt i64 %.142.i10878.i, %.281.fca.12.load.i
  br i1 %.150.not.i10882.i, label %B0.endif.i10884.i, label %B0.else.endif.endif.endif.if.i10883.i, !prof !10

B0.else.endif.endif.endif.if.i10883.i:            ; preds = %B0.else.endif.endif.endif.i10880.i
  br label %B0.endif.i10884.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i10896.i, %B0.endif.i10884.i
  %.57.i10899.i = phi i64 [ %.87.i10865.i, %B0.endif.i10884.i ], [ %.57.i10899.pre.i, %.576.endif.preheader.i10896.i ]
  %.87.i10900.i = add nsw i64 %.57.i10899.i, 4
  %.123.i10901.i = icmp slt i64 %.57.i10899.i, 0
  %.124.i10902.i = select i1 %.123.i10901.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10903.i = add i64 %.124.i10902.i, %.57.i10899.i
  %.128.i10904.i = icmp slt i64 %.125.i10903.i, 0
  br i1 %.128.i10904.i, label %B0.else.if.i10933.i, label %B0.else.endif.i10905.i, !prof !6

B0.endif.i10919.i:                                ; preds = %B0.else.endif.endif.endif.if.i10918.i, %B0.else.endif.endif.endif.i10915.i
  %.113.sroa.13.0.i10920.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10918.i ], [ %.113.sroa.13.1.i10916.i, %B0.else.endif.endif.endif.i10915.i ]
  %.201.i10921.i = sub i64 %.113.sroa.13.0.i10920.i, %.113.sroa.0.3.i10910.i
  %.226.i10922.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10910.i
  store i64 %.87.i10900.i, ptr %.738.i, align 8, !noalias !208
  %.606.not155.i10923.i = icmp sgt i64 %.201.i10921.i, 0
  br i1 %.606.not155.i10923.i, label %.576.endif.preheader.i10931.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10934.i, !prof !34

.576.endif.preheader.i10931.i:                    ; preds = %B0.endif.i10919.i
  %242 = shl i64 %.201.i10921.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10922.i, i8 0, i64 %242, i1 false), !noalias !208
  %.57.i10935.pre.i = load i64, ptr %.738.i, align 8, !noalias !211
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10934.i

B0.else.if.i10933.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i10905.i

B0.else.endif.i10905.i:                           ; preds = %B0.else.if.i10933.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i10906.i = phi i64 [ 0, %B0.else.if.i10933.i ], [ %.125.i10903.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i10907.i = icmp slt i64 %.125.i10903.i, %.281.fca.12.load.i
  br i1 %.133.not.i10907.i, label %B0.else.endif.endif.i10909.i, label %B0.else.endif.if.i10908.i, !prof !10

B0.else.endif.if.i10908.i:                        ; preds = %B0.else.endif.i10905.i
  br label %B0.else.endif.endif.i10909.i

B0.else.endif.endif.i10909.i:                     ; preds = %B0.else.endif.if.i10908.i, %B0.else.endif.i10905.i
  %.113.sroa.0.3.i10910.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10908.i ], [ %.113.sroa.0.1.i10906.i, %B0.else.endif.i10905.i ]
  %.140.i10911.i = icmp slt i64 %.57.i10899.i, -4
  %.141.i10912.i = select i1 %.140.i10911.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10913.i = add i64 %.141.i10912.i, %.87.i10900.i
  %.145.i10914.i = icmp slt i64 %.142.i10913.i, 0
  br i1 %.145.i10914.i, label %B0.else.endif.endif.if.i10932.i, label %B0.else.endif.endif.endif.i10915.i, !prof !6

B0.else.endif.endif.if.i10932.i:                  ; preds = %B0.else.endif.endif.i10909.i
  br label %B0.else.endif.endif.endif.i10915.i

B0.else.endif.endif.endif.i10915.i:               ; preds = %B0.else.endif.endif.if.i10932.i, %B0.else.endif.endif.i10909.i
  %.113.sroa.13.1.i10916.i = phi i64 [ 0, %B0.else.endif.endif.if.i10932.i ], [ %.142.i10913.i, %B0.else.endif.endif.i10909.i ]
  %.150.not.i10917.i = icmp slt i64 %.142.i10913.i, %.281.fca.12.load.i
  br i1 %.150.not.i10917.i, label %B0.endif.i10919.i, label %B0.else.endif.endif.endif.if.i10918.i, !prof !10

B0.else.endif.endif.endif.if.i10918.i:            ; preds = %B0.else.endif.endif.endif.i10915.i
  br label %B0.endif.i10919.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10934.i: ; preds = %.576.endif.preheader.i10931.i, %B0.endif.i10919.i
  %.57.i10935.i = phi i64 [ %.87.i10900.i, %B0.endif.i10919.i ], [ %.57.i10935.pre.i, %.576.endif.preheader.i10931.i ]
  %.87.i10936.i = add nsw i64 %.57.i10935.i, 8
  %.123.i10937.i = icmp slt i64 %.57.i10935.i, 0
  %.124.i10938.i = select i1 %.123.i10937.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10939.i = add i64 %.124.i10938.i, %.57.i10935.i
  %.128.i10940.i = icmp slt i64 %.125.i10939.i, 0
  br i1 %.128.i10940.i, label %B0.else.if.i10969.i, label %B0.else.endif.i10941.i, !prof !6

B0.endif.i10955.i:                                ; preds = %B0.else.endif.endif.endif.if.i10954.i, %B0.else.endif.endif.endif.i10951.i
  %.113.sroa.13.0.i10956.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10954.i ], [ %.113.sroa.13.1.i10952.i, %B0.else.endif.endif.endif.i10951.i ]
  %.201.i10957.i = sub i64 %.113.sroa.13.0.i10956.i, %.113.sroa.0.3.i10946.i
  %.226.i10958.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10946.i
  store i64 %.87.i10936.i, ptr %.738.i, align 8, !noalias !211
  %.606.not155.i10959.i = icmp sgt i64 %.201.i10957.i, 0
  br i1 %.606.not155.i10959.i, label %.576.endif.preheader.i10967.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10970.i, !prof !34

.576.endif.preheader.i10967.i:                    ; preds = %B0.endif.i10955.i
  %243 = shl i64 %.201.i10957.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10958.i, i8 0, i64 %243, i1 false), !noalias !211
  %.57.i10971.pre.i = load i64, ptr %.738.i, align 8, !noalias !214
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10970.i

B0.else.if.i10969.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10934.i
  br label %B0.else.endif.i10941.i

B0.else.endif.i10941.i:                           ; preds = %B0.else.if.i10969.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10934.i
  %.113.sroa.0.1.i10942.i = phi i64 [ 0, %B0.else.if.i10969.i ], [ %.125.i10939.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10934.i ]
  %.133.not.i10943.i = icmp slt i64 %.125.i10939.i, %.281.fca.12.load.i
  br i1 %.133.not.i10943.i, label %B0.else.endif.endif.i10945.i, label %B0.else.endif.if.i10944.i, !prof !10

B0.else.endif.if.i10944.i:                        ; preds = %B0.else.endif.i10941.i
  br label %B0.else.endif.endif.i10945.i

B0.else.endif.endif.i10945.i:                     ; preds = %B0.else.endif.if.i10944.i, %B0.else.endif.i10941.i
  %.113.sroa.0.3.i10946.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10944.i ], [ %.113.sroa.0.1.i10942.i, %B0.else.endif.i10941.i ]
  %.140.i10947.i = icmp slt i64 %.57.i10935.i, -8
  %.141.i10948.i = select i1 %.140.i10947.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10949.i = add i64 %.141.i10948.i, %.87.i10936.i
  %.145.i10950.i = icmp slt i64 %.142.i10949.i, 0
  br i1 %.145.i10950.i, label %B0.else.endif.endif.if.i10968.i, label %B0.else.endif.endif.endif.i10951.i, !prof !6

B0.else.endif.endif.if.i10968.i:                  ; preds = %B0.else.endif.endif.i10945.i
  br label %B0.else.endif.endif.endif.i10951.i

B0.else.endif.endif.endif.i10951.i:               ; preds = %B0.else.endif.endif.if.i10968.i, %B0.else.endif.endif.i10945.i
  %.113.sroa.13.1.i10952.i = phi i64 [ 0, %B0.else.endif.endif.if.i10968.i ], [ %.142.i10949.i, %B0.else.endif.endif.i10945.i ]
  %.150.not.i10953.i = icmp slt i64 %.142.i10949.i, %.281.fca.12.load.i
  br i1 %.150.not.i10953.i, label %B0.endif.i10955.i, label %B0.else.endif.endif.endif.if.i10954.i, !prof !10

B0.else.endif.endif.endif.if.i10954.i:            ; preds = %B0.else.endif.endif.endif.i10951.i
  br label %B0.endif.i10955.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10970.i: ; preds = %.576.endif.preheader.i10967.i, %B0.endif.i10955.i
  %.57.i10971.i = phi i64 [ %.87.i10936.i, %B0.endif.i10955.i ], [ %.57.i10971.pre.i, %.576.endif.preheader.i10967.i ]
  %.87.i10972.i = add nsw i64 %.57.i10971.i, 24
  %.123.i10973.i = icmp slt i64 %.57.i10971.i, 0
  %.124.i10974.i = select i1 %.123.i10973.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10975.i = add i64 %.124.i10974.i, %.57.i10971.i
  %.128.i10976.i = icmp slt i64 %.125.i10975.i, 0
  br i1 %.128.i10976.i, label %B0.else.if.i11005.i, label %B0.else.endif.i10977.i, !prof !6

B0.endif.i10991.i:                                ; preds = %B0.else.endif.endif.endif.if.i10990.i, %B0.else.endif.endif.endif.i10987.i
  %.113.sroa.13.0.i10992.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10990.i ], [ %.113.sroa.13.1.i10988.i, %B0.else.endif.endif.endif.i10987.i ]
  %.201.i10993.i = sub i64 %.113.sroa.13.0.i10992.i, %.113.sroa.0.3.i10982.i
  %.226.i10994.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10982.i
  store i64 %.87.i10972.i, ptr %.738.i, align 8, !noalias !214
  %.605.not155.i10995.i = icmp sgt i64 %.201.i10993.i, 0
  br i1 %.605.not155.i10995.i, label %.575.endif.preheader.i11003.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11006.i, !prof !34

.575.endif.preheader.i11003.i:                    ; preds = %B0.endif.i10991.i
  %244 = shl i64 %.201.i10993.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10994.i, i8 0, i64 %244, i1 false), !noalias !214
  %.57.i11007.pre.i = load i64, ptr %.738.i, align 8, !noalias !217
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11006.i

B0.else.if.i11005.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10970.i
  br label %B0.else.endif.i10977.i

B0.else.endif.i10977.i:                           ; preds = %B0.else.if.i11005.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10970.i
  %.113.sroa.0.1.i10978.i = phi i64 [ 0, %B0.else.if.i11005.i ], [ %.125.i10975.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10970.i ]
  %.133.not.i10979.i = icmp slt i64 %.125.i10975.i, %.281.fca.12.load.i
  br i1 %.133.not.i10979.i, label %B0.else.endif.endif.i10981.i, label %B0.else.endif.if.i10980.i, !prof !10

B0.else.endif.if.i10980.i:                        ; preds = %B0.else.endif.i10977.i
  br label %B0.else.endif.endif.i10981.i

B0.else.endif.endif.i10981.i:                     ; preds = %B0.else.endif.if.i10980.i, %B0.else.endif.i10977.i
  %.113.sroa.0.3.i10982.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10980.i ], [ %.113.sroa.0.1.i10978.i, %B0.else.endif.i10977.i ]
  %.140.i10983.i = icmp slt i64 %.57.i10971.i, -24
  %.141.i10984.i = select i1 %.140.i10983.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10985.i = add i64 %.141.i10984.i, %.87.i10972.i
  %.145.i10986.i = icmp slt i64 %.142.i10985.i, 0
  br i1 %.145.i10986.i, label %B0.else.endif.endif.if.i11004.i, label %B0.else.endif.endif.endif.i10987.i, !prof !6

B0.else.endif.endif.if.i11004.i:                  ; preds = %B0.else.endif.endif.i10981.i
  br label %B0.else.endif.endif.endif.i10987.i

B0.else.endif.endif.endif.i10987.i:               ; preds = %B0.else.endif.endif.if.i11004.i, %B0.else.endif.endif.i10981.i
  %.113.sroa.13.1.i10988.i = phi i64 [ 0, %B0.else.endif.endif.if.i11004.i ], [ %.142.i10985.i, %B0.else.endif.endif.i10981.i ]
  %.150.not.i10989.i = icmp slt i64 %.142.i10985.i, %.281.fca.12.load.i
  br i1 %.150.not.i10989.i, label %B0.endif.i10991.i, label %B0.else.endif.endif.endif.if.i10990.i, !prof !10

B0.else.endif.endif.endif.if.i10990.i:            ; preds = %B0.else.endif.endif.endif.i10987.i
  br label %B0.endif.i10991.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11006.i: ; preds = %.575.endif.preheader.i11003.i, %B0.endif.i10991.i
  %.57.i11007.i = phi i64 [ %.87.i10972.i, %B0.endif.i10991.i ], [ %.57.i11007.pre.i, %.575.endif.preheader.i11003.i ]
  %.87.i11008.i = add nsw i64 %.57.i11007.i, %.568.i
  %.123.i11009.i = icmp slt i64 %.57.i11007.i, 0
  %.124.i11010.i = select i1 %.123.i11009.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11011.i = add i64 %.124.i11010.i, %.57.i11007.i
  %.128.i11012.i = icmp slt i64 %.125.i11011.i, 0
  br i1 %.128.i11012.i, label %B0.else.if.i11041.i, label %B0.else.endif.i11013.i, !prof !6

B0.endif.i11027.i:                                ; preds = %B0.else.endif.endif.endif.if.i11026.i, %B0.else.endif.endif.endif.i11023.i
  %.113.sroa.13.0.i11028.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11026.i ], [ %.113.sroa.13.1.i11024.i, %B0.else.endif.endif.endif.i11023.i ]
  %.201.i11029.i = sub i64 %.113.sroa.13.0.i11028.i, %.113.sroa.0.3.i11018.i
  %.226.i11030.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11018.i
  store i64 %.87.i11008.i, ptr %.738.i, align 8, !noalias !217
  %.606.not155.i11031.i = icmp sgt i64 %.201.i11029.i, 0
  br i1 %.606.not155.i11031.i, label %.576.endif.preheader.i11039.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11042.i, !prof !34

.576.endif.preheader.i11039.i:                    ; preds = %B0.endif.i11027.i
  %245 = shl i64 %.201.i11029.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11030.i, i8 0, i64 %245, i1 false), !noalias !217
  %.57.i11043.pre.i = load i64, ptr %.738.i, align 8, !noalias !220
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11042.i

B0.else.if.i11041.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11006.i
  br label %B0.else.endif.i11013.i

B0.else.endif.i11013.i:                           ; preds = %B0.else.if.i11041.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11006.i
  %.113.sroa.0.1.i11014.i = phi i64 [ 0, %B0.else.if.i11041.i ], [ %.125.i11011.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11006.i ]
  %.133.not.i11015.i = icmp slt i64 %.125.i11011.i, %.281.fca.12.load.i
  br i1 %.133.not.i11015.i, label %B0.else.endif.endif.i11017.i, label %B0.else.endif.if.i11016.i, !prof !10

B0.else.endif.if.i11016.i:                        ; preds = %B0.else.endif.i11013.i
  br label %B0.else.endif.endif.i11017.i

B0.else.endif.endif.i11017.i:                     ; preds = %B0.else.endif.if.i11016.i, %B0.else.endif.i11013.i
  %.113.sroa.0.3.i11018.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11016.i ], [ %.113.sroa.0.1.i11014.i, %B0.else.endif.i11013.i ]
  %.140.i11019.i = icmp slt i64 %.87.i11008.i, 0
  %.141.i11020.i = select i1 %.140.i11019.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11021.i = add i64 %.141.i11020.i, %.87.i11008.i
  %.145.i11022.i = icmp slt i64 %.142.i11021.i, 0
  br i1 %.145.i11022.i, label %B0.else.endif.endif.if.i11040.i, label %B0.else.endif.endif.endif.i11023.i, !prof !6

B0.else.endif.endif.if.i11040.i:                  ; preds = %B0.else.endif.endif.i11017.i
  br label %B0.else.endif.endif.endif.i11023.i

B0.else.endif.endif.endif.i11023.i:               ; preds = %B0.else.endif.endif.if.i11040.i, %B0.else.endif.endif.i11017.i
  %.113.sroa.13.1.i11024.i = phi i64 [ 0, %B0.else.endif.endif.if.i11040.i ], [ %.142.i11021.i, %B0.else.endif.endif.i11017.i ]
  %.150.not.i11025.i = icmp slt i64 %.142.i11021.i, %.281.fca.12.load.i
  br i1 %.150.not.i11025.i, label %B0.endif.i11027.i, label %B0.else.endif.endif.endif.if.i11026.i, !prof !10

B0.else.endif.endif.endif.if.i11026.i:            ; preds = %B0.else.endif.endif.endif.i11023.i
  br label %B0.endif.i11027.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11042.i: ; preds = %.576.endif.preheader.i11039.i, %B0.endif.i11027.i
  %.57.i11043.i = phi i64 [ %.87.i11008.i, %B0.endif.i11027.i ], [ %.57.i11043.pre.i, %.576.endif.preheader.i11039.i ]
  %.210.i11032.i = tail call i64 @llvm.smax.i64(i64 %.201.i11029.i, i64 0)
  %.87.i11044.i = add nsw i64 %.57.i11043.i, 4
  %.123.i11045.i = icmp slt i64 %.57.i11043.i, 0
  %.124.i11046.i = select i1 %.123.i11045.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11047.i = add i64 %.124.i11046.i, %.57.i11043.i
  %.128.i11048.i = icmp slt i64 %.125.i11047.i, 0
  br i1 %.128.i11048.i, label %B0.else.if.i11077.i, label %B0.else.endif.i11049.i, !prof !6

B0.endif.i11063.i:                                ; preds = %B0.else.endif.endif.endif.if.i11062.i, %B0.else.endif.endif.endif.i11059.i
  %.113.sroa.13.0.i11064.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11062.i ], [ %.113.sroa.13.1.i11060.i, %B0.else.endif.endif.endif.i11059.i ]
  %.201.i11065.i = sub i64 %.113.sroa.13.0.i11064.i, %.113.sroa.0.3.i11054.i
  %.226.i11066.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11054.i
  store i64 %.87.i11044.i, ptr %.738.i, align 8, !noalias !220
  %.605.not155.i11067.i = icmp sgt i64 %.201.i11065.i, 0
  br i1 %.605.not155.i11067.i, label %.3366.endif.preheader.i, label %.3366.if.i, !prof !34

B0.else.if.i11077.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11042.i
  br label %B0.else.endif.i11049.i

B0.else.endif.i11049.i:                           ; preds = %B0.else.if.i11077.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11042.i
  %.113.sroa.0.1.i11050.i = phi i64 [ 0, %B0.else.if.i11077.i ], [ %.125.i11047.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11042.i ]
  %.133.not.i11051.i = icmp slt i64 %.125.i11047.i, %.281.fca.12.load.i
  br i1 %.133.not.i11051.i, label %B0.else.endif.endif.i11053.i, label %B0.else.endif.if.i11052.i, !prof !10

B0.else.endif.if.i11052.i:                        ; preds = %B0.else.endif.i11049.i
  br label %B0.else.endif.endif.i11053.i

B0.else.endif.endif.i11053.i:                     ; preds = %B0.else.endif.if.i11052.i, %B0.else.endif.i11049.i
  %.113.sroa.0.3.i11054.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11052.i ], [ %.113.sroa.0.1.i11050.i, %B0.else.endif.i11049.i ]
  %.140.i11055.i = icmp slt i64 %.57.i11043.i, -4
  %.141.i11056.i = select i1 %.140.i11055.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11057.i = add i64 %.141.i11056.i, %.87.i11044.i
  %.145.i11058.i = icmp slt i64 %.142.i11057.i, 0
  br i1 %.145.i11058.i, label %B0.else.endif.endif.if.i11076.i, label %B0.else.endif.endif.endif.i11059.i, !prof !6

B0.else.endif.endif.if.i11076.i:                  ; preds = %B0.else.endif.endif.i11053.i
  br label %B0.else.endif.endif.endif.i11059.i

B0.else.endif.endif.endif.i11059.i:               ; preds = %B0.else.endif.endif.if.i11076.i, %B0.else.endif.endif.i11053.i
  %.113.sroa.13.1.i11060.i = phi i64 [ 0, %B0.else.endif.endif.if.i11076.i ], [ %.142.i11057.i, %B0.else.endif.endif.i11053.i ]
  %.150.not.i11061.i = icmp slt i64 %.142.i11057.i, %.281.fca.12.load.i
  br i1 %.150.not.i11061.i, label %B0.endif.i11063.i, label %B0.else.endif.endif.endif.if.i11062.i, !prof !10

B0.else.endif.endif.endif.if.i11062.i:            ; preds = %B0.else.endif.endif.endif.i11059.i
  br label %B0.endif.i11063.i

.3366.endif.preheader.i:                          ; preds = %B0.endif.i11063.i
  %246 = shl i64 %.201.i11065.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11066.i, i8 -1, i64 %246, i1 false), !noalias !7
  %.57.i11078.i.pre = load i64, ptr %.738.i, align 8, !noalias !223
  br label %.3366.if.i

.3366.if.i:                                       ; preds = %.3366.endif.preheader.i, %B0.endif.i11063.i
  %.57.i11078.i = phi i64 [ %.57.i11078.i.pre, %.3366.endif.preheader.i ], [ %.87.i11044.i, %B0.endif.i11063.i ]
  %.87.i11079.i = add nsw i64 %.57.i11078.i, 4
  %.123.i11080.i = icmp slt i64 %.57.i11078.i, 0
  %.124.i11081.i = select i1 %.123.i11080.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11082.i = add i64 %.124.i11081.i, %.57.i11078.i
  %.128.i11083.i = icmp slt i64 %.125.i11082.i, 0
  br i1 %.128.i11083.i, label %B0.else.if.i11112.i, label %B0.else.endif.i11084.i, !prof !6

B0.endif.i11098.i:                                ; preds = %B0.else.endif.endif.endif.if.i11097.i, %B0.else.endif.endif.endif.i11094.i
  %.113.sroa.13.0.i11099.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11097.i ], [ %.113.sroa.13.1.i11095.i, %B0.else.endif.endif.endif.i11094.i ]
  %.201.i11100.i = sub i64 %.113.sroa.13.0.i11099.i, %.113.sroa.0.3.i11089.i
  %.226.i11101.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11089.i
  store i64 %.87.i11079.i, ptr %.738.i, align 8, !noalias !223
  %.605.not155.i11102.i = icmp sgt i64 %.201.i11100.i, 0
  br i1 %.605.not155.i11102.i, label %.3712.endif.preheader.i, label %.3712.if.i, !prof !34

B0.else.if.i11112.i:                              ; preds = %.3366.if.i
  br label %B0.else.endif.i11084.i

B0.else.endif.i11084.i:                           ; preds = %B0.else.if.i11112.i, %.3366.if.i
  %.113.sroa.0.1.i11085.i = phi i64 [ 0, %B0.else.if.i11112.i ], [ %.125.i11082.i, %.3366.if.i ]
  %.133.not.i11086.i = icmp slt i64 %.125.i11082.i, %.281.fca.12.load.i
  br i1 %.133.not.i11086.i, label %B0.else.endif.endif.i11088.i, label %B0.else.endif.if.i11087.i, !prof !10

B0.else.endif.if.i11087.i:                        ; preds = %B0.else.endif.i11084.i
  br label %B0.else.endif.endif.i11088.i

B0.else.endif.endif.i11088.i:                     ; preds = %B0.else.endif.if.i11087.i, %B0.else.endif.i11084.i
  %.113.sroa.0.3.i11089.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11087.i ], [ %.113.sroa.0.1.i11085.i, %B0.else.endif.i11084.i ]
  %.140.i11090.i = icmp slt i64 %.57.i11078.i, -4
  %.141.i11091.i = select i1 %.140.i11090.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11092.i = add i64 %.141.i11091.i, %.87.i11079.i
  %.145.i11093.i = icmp slt i64 %.142.i11092.i, 0
  br i1 %.145.i11093.i, label %B0.else.endif.endif.if.i11111.i, label %B0.else.endif.endif.endif.i11094.i, !prof !6

B0.else.endif.endif.if.i11111.i:                  ; preds = %B0.else.endif.endif.i11088.i
  br label %B0.else.endif.endif.endif.i11094.i

B0.else.endif.endif.endif.i11094.i:               ; preds = %B0.else.endif.endif.if.i11111.i, %B0.else.endif.endif.i11088.i
  %.113.sroa.13.1.i11095.i = phi i64 [ 0, %B0.else.endif.endif.if.i11111.i ], [ %.142.i11092.i, %B0.else.endif.endif.i11088.i ]
  %.150.not.i11096.i = icmp slt i64 %.142.i11092.i, %.281.fca.12.load.i
  br i1 %.150.not.i11096.i, label %B0.endif.i11098.i, label %B0.else.endif.endif.endif.if.i11097.i, !prof !10

B0.else.endif.endif.endif.if.i11097.i:            ; preds = %B0.else.endif.endif.endif.i11094.i
  br label %B0.endif.i11098.i

.3712.endif.preheader.i:                          ; preds = %B0.endif.i11098.i
  %247 = shl i64 %.201.i11100.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11101.i, i8 -1, i64 %247, i1 false), !noalias !7
  %.57.i11114.i.pre = load i64, ptr %.738.i, align 8, !noalias !226
  br label %.3712.if.i

.3712.if.i:                                       ; preds = %.3712.endif.preheader.i, %B0.endif.i11098.i
  %.57.i11114.i = phi i64 [ %.57.i11114.i.pre, %.3712.endif.preheader.i ], [ %.87.i11079.i, %B0.endif.i11098.i ]
  %.87.i11115.i = add nsw i64 %.57.i11114.i, 4
  %.123.i11116.i = icmp slt i64 %.57.i11114.i, 0
  %.124.i11117.i = select i1 %.123.i11116.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11118.i = add i64 %.124.i11117.i, %.57.i11114.i
  %.128.i11119.i = icmp slt i64 %.125.i11118.i, 0
  br i1 %.128.i11119.i, label %B0.else.if.i11148.i, label %B0.else.endif.i11120.i, !prof !6

B0.endif.i11134.i:                                ; preds = %B0.else.endif.endif.endif.if.i11133.i, %B0.else.endif.endif.endif.i11130.i
  %.113.sroa.13.0.i11135.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11133.i ], [ %.113.sroa.13.1.i11131.i, %B0.else.endif.endif.endif.i11130.i ]
  %.201.i11136.i = sub i64 %.113.sroa.13.0.i11135.i, %.113.sroa.0.3.i11125.i
  %.226.i11137.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11125.i
  store i64 %.87.i11115.i, ptr %.738.i, align 8, !noalias !226
  %.606.not155.i11138.i = icmp sgt i64 %.201.i11136.i, 0
  br i1 %.606.not155.i11138.i, label %.4058.endif.preheader.i, label %.4058.if.i, !prof !34

B0.else.if.i11148.i:                              ; preds = %.3712.if.i
  br label %B0.else.endif.i11120.i

B0.else.endif.i11120.i:                           ; preds = %B0.else.if.i11148.i, %.3712.if.i
  %.113.sroa.0.1.i11121.i = phi i64 [ 0, %B0.else.if.i11148.i ], [ %.125.i11118.i, %.3712.if.i ]
  %.133.not.i11122.i = icmp slt i64 %.125.i11118.i, %.281.fca.12.load.i
  br i1 %.133.not.i11122.i, label %B0.else.endif.endif.i11124.i, label %B0.else.endif.if.i11123.i, !prof !10

B0.else.endif.if.i11123.i:                        ; preds = %B0.else.endif.i11120.i
  br label %B0.else.endif.endif.i11124.i

B0.else.endif.endif.i11124.i:                     ; preds = %B0.else.endif.if.i11123.i, %B0.else.endif.i11120.i
  %.113.sroa.0.3.i11125.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11123.i ], [ %.113.sroa.0.1.i11121.i, %B0.else.endif.i11120.i ]
  %.140.i11126.i = icmp slt i64 %.57.i11114.i, -4
  %.141.i11127.i = select i1 %.140.i11126.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11128.i = add i64 %.141.i11127.i, %.87.i11115.i
  %.145.i11129.i = icmp slt i64 %.142.i11128.i, 0
  br i1 %.145.i11129.i, label %B0.else.endif.endif.if.i11147.i, label %B0.else.endif.endif.endif.i11130.i, !prof !6

B0.else.endif.endif.if.i11147.i:                  ; preds = %B0.else.endif.endif.i11124.i
  br label %B0.else.endif.endif.endif.i11130.i

B0.else.endif.endif.endif.i11130.i:               ; preds = %B0.else.endif.endif.if.i11147.i, %B0.else.endif.endif.i11124.i
  %.113.sroa.13.1.i11131.i = phi i64 [ 0, %B0.else.endif.endif.if.i11147.i ], [ %.142.i11128.i, %B0.else.endif.endif.i11124.i ]
  %.150.not.i11132.i = icmp slt i64 %.142.i11128.i, %.281.fca.12.load.i
  br i1 %.150.not.i11132.i, label %B0.endif.i11134.i, label %B0.else.endif.endif.endif.if.i11133.i, !prof !10

B0.else.endif.endif.endif.if.i11133.i:            ; preds = %B0.else.endif.endif.endif.i11130.i
  br label %B0.endif.i11134.i

.4058.endif.preheader.i:                          ; preds = %B0.endif.i11134.i
  %248 = shl i64 %.201.i11136.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11137.i, i8 0, i64 %248, i1 false), !noalias !226
  br label %.4058.endif.i

.4058.if.i.loopexit:                              ; preds = %.4058.endif.i
  %.57.i11150.i.pre = load i64, ptr %.738.i, align 8, !noalias !229
  br label %.4058.if.i

.4058.if.i:                                       ; preds = %.4058.if.i.loopexit, %B0.endif.i11134.i
  %.57.i11150.i = phi i64 [ %.57.i11150.i.pre, %.4058.if.i.loopexit ], [ %.87.i11115.i, %B0.endif.i11134.i ]
  %.87.i11151.i = add nsw i64 %.57.i11150.i, 4
  %.123.i11152.i = icmp slt i64 %.57.i11150.i, 0
  %.124.i11153.i = select i1 %.123.i11152.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11154.i = add i64 %.124.i11153.i, %.57.i11150.i
  %.128.i11155.i = icmp slt i64 %.125.i11154.i, 0
  br i1 %.128.i11155.i, label %B0.else.if.i11184.i, label %B0.else.endif.i11156.i, !prof !6

B0.endif.i11170.i:                                ; preds = %B0.else.endif.endif.endif.if.i11169.i, %B0.else.endif.endif.endif.i11166.i
  %.113.sroa.13.0.i11171.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11169.i ], [ %.113.sroa.13.1.i11167.i, %B0.else.endif.endif.endif.i11166.i ]
  %.201.i11172.i = sub i64 %.113.sroa.13.0.i11171.i, %.113.sroa.0.3.i11161.i
  %.226.i11173.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11161.i
  store i64 %.87.i11151.i, ptr %.738.i, align 8, !noalias !229
  %.605.not155.i11174.i = icmp slt i64 %.201.i11172.i, 1
  br i1 %.605.not155.i11174.i, label %.4404.if.i, label %.4404.endif.preheader.i, !prof !11

B0.else.if.i11184.i:                              ; preds = %.4058.if.i
  br label %B0.else.endif.i11156.i

B0.else.endif.i11156.i:                           ; preds = %B0.else.if.i11184.i, %.4058.if.i
  %.113.sroa.0.1.i11157.i = phi i64 [ 0, %B0.else.if.i11184.i ], [ %.125.i11154.i, %.4058.if.i ]
  %.133.not.i11158.i = icmp slt i64 %.125.i11154.i, %.281.fca.12.load.i
  br i1 %.133.not.i11158.i, label %B0.else.endif.endif.i11160.i, label %B0.else.endif.if.i11159.i, !prof !10

B0.else.endif.if.i11159.i:                        ; preds = %B0.else.endif.i11156.i
  br label %B0.else.endif.endif.i11160.i

B0.else.endif.endif.i11160.i:                     ; preds = %B0.else.endif.if.i11159.i, %B0.else.endif.i11156.i
  %.113.sroa.0.3.i11161.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11159.i ], [ %.113.sroa.0.1.i11157.i, %B0.else.endif.i11156.i ]
  %.140.i11162.i = icmp slt i64 %.57.i11150.i, -4
  %.141.i11163.i = select i1 %.140.i11162.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11164.i = add i64 %.141.i11163.i, %.87.i11151.i
  %.145.i11165.i = icmp slt i64 %.142.i11164.i, 0
  br i1 %.145.i11165.i, label %B0.else.endif.endif.if.i11183.i, label %B0.else.endif.endif.endif.i11166.i, !prof !6

B0.else.endif.endif.if.i11183.i:                  ; preds = %B0.else.endif.endif.i11160.i
  br label %B0.else.endif.endif.endif.i11166.i

B0.else.endif.endif.endif.i11166.i:               ; preds = %B0.else.endif.endif.if.i11183.i, %B0.else.endif.endif.i11160.i
  %.113.sroa.13.1.i11167.i = phi i64 [ 0, %B0.else.endif.endif.if.i11183.i ], [ %.142.i11164.i, %B0.else.endif.endif.i11160.i ]
  %.150.not.i11168.i = icmp slt i64 %.142.i11164.i, %.281.fca.12.load.i
  br i1 %.150.not.i11168.i, label %B0.endif.i11170.i, label %B0.else.endif.endif.endif.if.i11169.i, !prof !10

B0.else.endif.endif.endif.if.i11169.i:            ; preds = %B0.else.endif.endif.endif.i11166.i
  br label %B0.endif.i11170.i

.4404.endif.preheader.i:                          ; preds = %B0.endif.i11170.i
  %249 = shl i64 %.201.i11172.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11173.i, i8 0, i64 %249, i1 false), !noalias !229
  br label %.4404.endif.i

.4058.endif.i:                                    ; preds = %.4058.endif.i, %.4058.endif.preheader.i
  %.4054.011478.i = phi i64 [ %.4099.i, %.4058.endif.i ], [ 0, %.4058.endif.preheader.i ]
  %.4094.i = getelementptr double, ptr %.226.i11137.i, i64 %.4054.011478.i
  store double 1.000000e+300, ptr %.4094.i, align 8, !noalias !7
  %.4099.i = add nuw nsw i64 %.4054.011478.i, 1
  %exitcond.not.i1481 = icmp eq i64 %.4099.i, %.201.i11136.i
  br i1 %exitcond.not.i1481, label %.4058.if.i.loopexit, label %.4058.endif.i, !prof !102

.4404.if.i.loopexit:                              ; preds = %.4404.endif.i
  %.57.i11186.i.pre = load i64, ptr %.738.i, align 8, !noalias !232
  br label %.4404.if.i

.4404.if.i:                                       ; preds = %.4404.if.i.loopexit, %B0.endif.i11170.i
  %.57.i11186.i = phi i64 [ %.87.i11151.i, %B0.endif.i11170.i ], [ %.57.i11186.i.pre, %.4404.if.i.loopexit ]
  %.210.i1117511683.i = phi i64 [ 0, %B0.endif.i11170.i ], [ %.201.i11172.i, %.4404.if.i.loopexit ]
  %.87.i11187.i = add nsw i64 %.57.i11186.i, 4
  %.123.i11188.i = icmp slt i64 %.57.i11186.i, 0
  %.124.i11189.i = select i1 %.123.i11188.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11190.i = add i64 %.124.i11189.i, %.57.i11186.i
  %.128.i11191.i = icmp slt i64 %.125.i11190.i, 0
  br i1 %.128.i11191.i, label %B0.else.if.i11220.i, label %B0.else.endif.i11192.i, !prof !6

B0.endif.i11206.i:                                ; preds = %B0.else.endif.endif.endif.if.i11205.i, %B0.else.endif.endif.endif.i11202.i
  %.113.sroa.13.0.i11207.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11205.i ], [ %.113.sroa.13.1.i11203.i, %B0.else.endif.endif.endif.i11202.i ]
  %.201.i11208.i = sub i64 %.113.sroa.13.0.i11207.i, %.113.sroa.0.3.i11197.i
  %.226.i11209.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11197.i
  store i64 %.87.i11187.i, ptr %.738.i, align 8, !noalias !232
  %.606.not155.i11210.i = icmp sgt i64 %.201.i11208.i, 0
  br i1 %.606.not155.i11210.i, label %.576.endif.preheader.i11218.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11221.i, !prof !34

.576.endif.preheader.i11218.i:                    ; preds = %B0.endif.i11206.i
  %250 = shl i64 %.201.i11208.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11209.i, i8 0, i64 %250, i1 false), !noalias !232
  %.57.i11222.pre.i = load i64, ptr %.738.i, align 8, !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11221.i

B0.else.if.i11220.i:                              ; preds = %.4404.if.i
  br label %B0.else.endif.i11192.i

B0.else.endif.i11192.i:                           ; preds = %B0.else.if.i11220.i, %.4404.if.i
  %.113.sroa.0.1.i11193.i = phi i64 [ 0, %B0.else.if.i11220.i ], [ %.125.i11190.i, %.4404.if.i ]
  %.133.not.i11194.i = icmp slt i64 %.125.i11190.i, %.281.fca.12.load.i
  br i1 %.133.not.i11194.i, label %B0.else.endif.endif.i11196.i, label %B0.else.endif.if.i11195.i, !prof !10

B0.else.endif.if.i11195.i:                        ; preds = %B0.else.endif.i11192.i
  br label %B0.else.endif.endif.i11196.i

B0.else.endif.endif.i11196.i:                     ; preds = %B0.else.endif.if.i11195.i, %B0.else.endif.i11192.i
  %.113.sroa.0.3.i11197.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11195.i ], [ %.113.sroa.0.1.i11193.i, %B0.else.endif.i11192.i ]
  %.140.i11198.i = icmp slt i64 %.57.i11186.i, -4
  %.141.i11199.i = select i1 %.140.i11198.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11200.i = add i64 %.141.i11199.i, %.87.i11187.i
  %.145.i11201.i = icmp slt i64 %.142.i11200.i, 0
  br i1 %.145.i11201.i, label %B0.else.endif.endif.if.i11219.i, label %B0.else.endif.endif.endif.i11202.i, !prof !6

B0.else.endif.endif.if.i11219.i:                  ; preds = %B0.else.endif.endif.i11196.i
  br label %B0.else.endif.endif.endif.i11202.i

B0.else.endif.endif.endif.i11202.i:               ; preds = %B0.else.endif.endif.if.i11219.i, %B0.else.endif.endif.i11196.i
  %.113.sroa.13.1.i11203.i = phi i64 [ 0, %B0.else.endif.endif.if.i11219.i ], [ %.142.i11200.i, %B0.else.endif.endif.i11196.i ]
  %.150.not.i11204.i = icmp slt i64 %.142.i11200.i, %.281.fca.12.load.i
  br i1 %.150.not.i11204.i, label %B0.endif.i11206.i, label %B0.else.endif.endif.endif.if.i11205.i, !prof !10

B0.else.endif.endif.endif.if.i11205.i:            ; preds = %B0.else.endif.endif.endif.i11202.i
  br label %B0.endif.i11206.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11221.i: ; preds = %.576.endif.preheader.i11218.i, %B0.endif.i11206.i
  %.57.i11222.i = phi i64 [ %.87.i11187.i, %B0.endif.i11206.i ], [ %.57.i11222.pre.i, %.576.endif.preheader.i11218.i ]
  %.5.i.i = fptosi double %.521.fca.26.load.i to i64
  %.4528.i = shl nsw i64 %.5.i.i, 2
  %.87.i11223.i = add nsw i64 %.57.i11222.i, %.4528.i
  %.123.i11224.i = icmp slt i64 %.57.i11222.i, 0
  %.124.i11225.i = select i1 %.123.i11224.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11226.i = add i64 %.124.i11225.i, %.57.i11222.i
  %.128.i11227.i = icmp slt i64 %.125.i11226.i, 0
  br i1 %.128.i11227.i, label %B0.else.if.i11256.i, label %B0.else.endif.i11228.i, !prof !6

B0.endif.i11242.i:                                ; preds = %B0.else.endif.endif.endif.if.i11241.i, %B0.else.endif.endif.endif.i11238.i
  %.113.sroa.13.0.i11243.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11241.i ], [ %.113.sroa.13.1.i11239.i, %B0.else.endif.endif.endif.i11238.i ]
  %.201.i11244.i = sub i64 %.113.sroa.13.0.i11243.i, %.113.sroa.0.3.i11233.i
  %.226.i11245.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11233.i
  store i64 %.87.i11223.i, ptr %.738.i, align 8, !noalias !235
  %.606.not155.i11246.i = icmp sgt i64 %.201.i11244.i, 0
  br i1 %.606.not155.i11246.i, label %.576.endif.preheader.i11254.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11257.i, !prof !34

.576.endif.preheader.i11254.i:                    ; preds = %B0.endif.i11242.i
  %251 = shl i64 %.201.i11244.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11245.i, i8 0, i64 %251, i1 false), !noalias !235
  %.57.i11258.pre.i = load i64, ptr %.738.i, align 8, !noalias !238
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11257.i

B0.else.if.i11256.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11221.i
  br label %B0.else.endif.i11228.i

B0.else.endif.i11228.i:                           ; preds = %B0.else.if.i11256.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11221.i
  %.113.sroa.0.1.i11229.i = phi i64 [ 0, %B0.else.if.i11256.i ], [ %.125.i11226.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11221.i ]
  %.133.not.i11230.i = icmp slt i64 %.125.i11226.i, %.281.fca.12.load.i
  br i1 %.133.not.i11230.i, label %B0.else.endif.endif.i11232.i, label %B0.else.endif.if.i11231.i, !prof !10

B0.else.endif.if.i11231.i:                        ; preds = %B0.else.endif.i11228.i
  br label %B0.else.endif.endif.i11232.i

B0.else.endif.endif.i11232.i:                     ; preds = %B0.else.endif.if.i11231.i, %B0.else.endif.i11228.i
  %.113.sroa.0.3.i11233.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11231.i ], [ %.113.sroa.0.1.i11229.i, %B0.else.endif.i11228.i ]
  %.140.i11234.i = icmp slt i64 %.87.i11223.i, 0
  %.141.i11235.i = select i1 %.140.i11234.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11236.i = add i64 %.141.i11235.i, %.87.i11223.i
  %.145.i11237.i = icmp slt i64 %.142.i11236.i, 0
  br i1 %.145.i11237.i, label %B0.else.endif.endif.if.i11255.i, label %B0.else.endif.endif.endif.i11238.i, !prof !6

B0.else.endif.endif.if.i11255.i:                  ; preds = %B0.else.endif.endif.i11232.i
  br label %B0.else.endif.endif.endif.i11238.i

B0.else.endif.endif.endif.i11238.i:               ; preds = %B0.else.endif.endif.if.i11255.i, %B0.else.endif.endif.i11232.i
  %.113.sroa.13.1.i11239.i = phi i64 [ 0, %B0.else.endif.endif.if.i11255.i ], [ %.142.i11236.i, %B0.else.endif.endif.i11232.i ]
  %.150.not.i11240.i = icmp slt i64 %.142.i11236.i, %.281.fca.12.load.i
  br i1 %.150.not.i11240.i, label %B0.endif.i11242.i, label %B0.else.endif.endif.endif.if.i11241.i, !prof !10

B0.else.endif.endif.endif.if.i11241.i:            ; preds = %B0.else.endif.endif.endif.i11238.i
  br label %B0.endif.i11242.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11257.i: ; preds = %.576.endif.preheader.i11254.i, %B0.endif.i11242.i
  %.57.i11258.i = phi i64 [ %.87.i11223.i, %B0.endif.i11242.i ], [ %.57.i11258.pre.i, %.576.endif.preheader.i11254.i ]
  %.210.i11247.i = tail call i64 @llvm.smax.i64(i64 %.201.i11244.i, i64 0)
  %.87.i11259.i = add nsw i64 %.57.i11258.i, 4
  %.123.i11260.i = icmp slt i64 %.57.i11258.i, 0
  %.124.i11261.i = select i1 %.123.i11260.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11262.i = add i64 %.124.i11261.i, %.57.i11258.i
  %.128.i11263.i = icmp slt i64 %.125.i11262.i, 0
  br i1 %.128.i11263.i, label %B0.else.if.i11292.i, label %B0.else.endif.i11264.i, !prof !6

B0.endif.i11278.i:                                ; preds = %B0.else.endif.endif.endif.if.i11277.i, %B0.else.endif.endif.endif.i11274.i
  %.113.sroa.13.0.i11279.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11277.i ], [ %.113.sroa.13.1.i11275.i, %B0.else.endif.endif.endif.i11274.i ]
  %.201.i11280.i = sub i64 %.113.sroa.13.0.i11279.i, %.113.sroa.0.3.i11269.i
  %.226.i11281.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11269.i
  store i64 %.87.i11259.i, ptr %.738.i, align 8, !noalias !238
  %.605.not155.i11282.i = icmp sgt i64 %.201.i11280.i, 0
  br i1 %.605.not155.i11282.i, label %.575.endif.preheader.i11290.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11293.i, !prof !34

.575.endif.preheader.i11290.i:                    ; preds = %B0.endif.i11278.i
  %252 = shl i64 %.201.i11280.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11281.i, i8 0, i64 %252, i1 false), !noalias !238
  %.57.i11295.pre.i = load i64, ptr %.738.i, align 8, !noalias !241
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11293.i

B0.else.if.i11292.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11257.i
  br label %B0.else.endif.i11264.i

B0.else.endif.i11264.i:                           ; preds = %B0.else.if.i11292.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11257.i
  %.113.sroa.0.1.i11265.i = phi i64 [ 0, %B0.else.if.i11292.i ], [ %.125.i11262.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11257.i ]
  %.133.not.i11266.i = icmp slt i64 %.125.i11262.i, %.281.fca.12.load.i
  br i1 %.133.not.i11266.i, label %B0.else.endif.endif.i11268.i, label %B0.else.endif.if.i11267.i, !prof !10

B0.else.endif.if.i11267.i:                        ; preds = %B0.else.endif.i11264.i
  br label %B0.else.endif.endif.i11268.i

B0.else.endif.endif.i11268.i:                     ; preds = %B0.else.endif.if.i11267.i, %B0.else.endif.i11264.i
  %.113.sroa.0.3.i11269.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11267.i ], [ %.113.sroa.0.1.i11265.i, %B0.else.endif.i11264.i ]
  %.140.i11270.i = icmp slt i64 %.57.i11258.i, -4
  %.141.i11271.i = select i1 %.140.i11270.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11272.i = add i64 %.141.i11271.i, %.87.i11259.i
  %.145.i11273.i = icmp slt i64 %.142.i11272.i, 0
  br i1 %.145.i11273.i, label %B0.else.endif.endif.if.i11291.i, label %B0.else.endif.endif.endif.i11274.i, !prof !6

B0.else.endif.endif.if.i11291.i:                  ; preds = %B0.else.endif.endif.i11268.i
  br label %B0.else.endif.endif.endif.i11274.i

B0.else.endif.endif.endif.i11274.i:               ; preds = %B0.else.endif.endif.if.i11291.i, %B0.else.endif.endif.i11268.i
  %.113.sroa.13.1.i11275.i = phi i64 [ 0, %B0.else.endif.endif.if.i11291.i ], [ %.142.i11272.i, %B0.else.endif.endif.i11268.i ]
  %.150.not.i11276.i = icmp slt i64 %.142.i11272.i, %.281.fca.12.load.i
  br i1 %.150.not.i11276.i, label %B0.endif.i11278.i, label %B0.else.endif.endif.endif.if.i11277.i, !prof !10

B0.else.endif.endif.endif.if.i11277.i:            ; preds = %B0.else.endif.endif.endif.i11274.i
  br label %B0.endif.i11278.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11293.i: ; preds = %.575.endif.preheader.i11290.i, %B0.endif.i11278.i
  %.57.i11295.i = phi i64 [ %.87.i11259.i, %B0.endif.i11278.i ], [ %.57.i11295.pre.i, %.575.endif.preheader.i11290.i ]
  %.5.i11294.i = fptosi double %.521.fca.28.load.i to i64
  %.4651.i = shl nsw i64 %.5.i11294.i, 2
  %.87.i11296.i = add nsw i64 %.57.i11295.i, %.4651.i
  %.123.i11297.i = icmp slt i64 %.57.i11295.i, 0
  %.124.i11298.i = select i1 %.123.i11297.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11299.i = add i64 %.124.i11298.i, %.57.i11295.i
  %.128.i11300.i = icmp slt i64 %.125.i11299.i, 0
  br i1 %.128.i11300.i, label %B0.else.if.i11329.i, label %B0.else.endif.i11301.i, !prof !6

B0.endif.i11315.i:                                ; preds = %B0.else.endif.endif.endif.if.i11314.i, %B0.else.endif.endif.endif.i11311.i
  %.113.sroa.13.0.i11316.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11314.i ], [ %.113.sroa.13.1.i11312.i, %B0.else.endif.endif.endif.i11311.i ]
  %.201.i11317.i = sub i64 %.113.sroa.13.0.i11316.i, %.113.sroa.0.3.i11306.i
  %.226.i11318.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11306.i
  store i64 %.87.i11296.i, ptr %.738.i, align 8, !noalias !241
  %.606.not155.i11319.i = icmp sgt i64 %.201.i11317.i, 0
  br i1 %.606.not155.i11319.i, label %.576.endif.preheader.i11327.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11330.i, !prof !34

.576.endif.preheader.i11327.i:                    ; preds = %B0.endif.i11315.i
  %253 = shl i64 %.201.i11317.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11318.i, i8 0, i64 %253, i1 false), !noalias !241
  %.57.i11331.pre.i = load i64, ptr %.738.i, align 8, !noalias !244
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11330.i

B0.else.if.i11329.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11293.i
  br label %B0.else.endif.i11301.i

B0.else.endif.i11301.i:                           ; preds = %B0.else.if.i11329.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11293.i
  %.113.sroa.0.1.i11302.i = phi i64 [ 0, %B0.else.if.i11329.i ], [ %.125.i11299.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11293.i ]
  %.133.not.i11303.i = icmp slt i64 %.125.i11299.i, %.281.fca.12.load.i
  br i1 %.133.not.i11303.i, label %B0.else.endif.endif.i11305.i, label %B0.else.endif.if.i11304.i, !prof !10

B0.else.endif.if.i11304.i:                        ; preds = %B0.else.endif.i11301.i
  br label %B0.else.endif.endif.i11305.i

B0.else.endif.endif.i11305.i:                     ; preds = %B0.else.endif.if.i11304.i, %B0.else.endif.i11301.i
  %.113.sroa.0.3.i11306.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11304.i ], [ %.113.sroa.0.1.i11302.i, %B0.else.endif.i11301.i ]
  %.140.i11307.i = icmp slt i64 %.87.i11296.i, 0
  %.141.i11308.i = select i1 %.140.i11307.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11309.i = add i64 %.141.i11308.i, %.87.i11296.i
  %.145.i11310.i = icmp slt i64 %.142.i11309.i, 0
  br i1 %.145.i11310.i, label %B0.else.endif.endif.if.i11328.i, label %B0.else.endif.endif.endif.i11311.i, !prof !6

B0.else.endif.endif.if.i11328.i:                  ; preds = %B0.else.endif.endif.i11305.i
  br label %B0.else.endif.endif.endif.i11311.i

B0.else.endif.endif.endif.i11311.i:               ; preds = %B0.else.endif.endif.if.i11328.i, %B0.else.endif.endif.i11305.i
  %.113.sroa.13.1.i11312.i = phi i64 [ 0, %B0.else.endif.endif.if.i11328.i ], [ %.142.i11309.i, %B0.else.endif.endif.i11305.i ]
  %.150.not.i11313.i = icmp slt i64 %.142.i11309.i, %.281.fca.12.load.i
  br i1 %.150.not.i11313.i, label %B0.endif.i11315.i, label %B0.else.endif.endif.endif.if.i11314.i, !prof !10

B0.else.endif.endif.endif.if.i11314.i:            ; preds = %B0.else.endif.endif.endif.i11311.i
  br label %B0.endif.i11315.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11330.i: ; preds = %.576.endif.preheader.i11327.i, %B0.endif.i11315.i
  %.57.i11331.i = phi i64 [ %.87.i11296.i, %B0.endif.i11315.i ], [ %.57.i11331.pre.i, %.576.endif.preheader.i11327.i ]
  %.210.i11320.i = tail call i64 @llvm.smax.i64(i64 %.201.i11317.i, i64 0)
  %.87.i11332.i = add nsw i64 %.57.i11331.i, 4
  %.123.i11333.i = icmp slt i64 %.57.i11331.i, 0
  %.124.i11334.i = select i1 %.123.i11333.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11335.i = add i64 %.124.i11334.i, %.57.i11331.i
  %.128.i11336.i = icmp slt i64 %.125.i11335.i, 0
  br i1 %.128.i11336.i, label %B0.else.if.i11365.i, label %B0.else.endif.i11337.i, !prof !6

B0.endif.i11351.i:                                ; preds = %B0.else.endif.endif.endif.if.i11350.i, %B0.else.endif.endif.endif.i11347.i
  %.113.sroa.13.0.i11352.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11350.i ], [ %.113.sroa.13.1.i11348.i, %B0.else.endif.endif.endif.i11347.i ]
  %.201.i11353.i = sub i64 %.113.sroa.13.0.i11352.i, %.113.sroa.0.3.i11342.i
  %.226.i11354.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11342.i
  store i64 %.87.i11332.i, ptr %.738.i, align 8, !noalias !244
  %.605.not155.i11355.i = icmp sgt i64 %.201.i11353.i, 0
  br i1 %.605.not155.i11355.i, label %.575.endif.preheader.i11363.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i, !prof !34

.575.endif.preheader.i11363.i:                    ; preds = %B0.endif.i11351.i
  %254 = shl i64 %.201.i11353.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11354.i, i8 0, i64 %254, i1 false), !noalias !244
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i

B0.else.if.i11365.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11330.i
  br label %B0.else.endif.i11337.i

B0.else.endif.i11337.i:                           ; preds = %B0.else.if.i11365.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11330.i
  %.113.sroa.0.1.i11338.i = phi i64 [ 0, %B0.else.if.i11365.i ], [ %.125.i11335.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11330.i ]
  %.133.not.i11339.i = icmp slt i64 %.125.i11335.i, %.281.fca.12.load.i
  br i1 %.133.not.i11339.i, label %B0.else.endif.endif.i11341.i, label %B0.else.endif.if.i11340.i, !prof !10

B0.else.endif.if.i11340.i:                        ; preds = %B0.else.endif.i11337.i
  br label %B0.else.endif.endif.i11341.i

B0.else.endif.endif.i11341.i:                     ; preds = %B0.else.endif.if.i11340.i, %B0.else.endif.i11337.i
  %.113.sroa.0.3.i11342.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11340.i ], [ %.113.sroa.0.1.i11338.i, %B0.else.endif.i11337.i ]
  %.140.i11343.i = icmp slt i64 %.57.i11331.i, -4
  %.141.i11344.i = select i1 %.140.i11343.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11345.i = add i64 %.141.i11344.i, %.87.i11332.i
  %.145.i11346.i = icmp slt i64 %.142.i11345.i, 0
  br i1 %.145.i11346.i, label %B0.else.endif.endif.if.i11364.i, label %B0.else.endif.endif.endif.i11347.i, !prof !6

B0.else.endif.endif.if.i11364.i:                  ; preds = %B0.else.endif.endif.i11341.i
  br label %B0.else.endif.endif.endif.i11347.i

B0.else.endif.endif.endif.i11347.i:               ; preds = %B0.else.endif.endif.if.i11364.i, %B0.else.endif.endif.i11341.i
  %.113.sroa.13.1.i11348.i = phi i64 [ 0, %B0.else.endif.endif.if.i11364.i ], [ %.142.i11345.i, %B0.else.endif.endif.i11341.i ]
  %.150.not.i11349.i = icmp slt i64 %.142.i11345.i, %.281.fca.12.load.i
  br i1 %.150.not.i11349.i, label %B0.endif.i11351.i, label %B0.else.endif.endif.endif.if.i11350.i, !prof !10

B0.else.endif.endif.endif.if.i11350.i:            ; preds = %B0.else.endif.endif.endif.i11347.i
  br label %B0.endif.i11351.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i: ; preds = %.575.endif.preheader.i11363.i, %B0.endif.i11351.i
  %.482911504.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.482911504.i, label %B1952.preheader.lr.ph.i, label %B10110.i

B1952.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11366.i
  %spec.select11403.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.525411485.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.5360.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.5372.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.8505.i = getelementptr i8, ptr %.3130, i64 72
  %.8567.i = getelementptr i8, ptr %.3130, i64 64
  %.10203.i = getelementptr i8, ptr %.3472, i64 48
  %.10235.i = getelementptr i8, ptr %.3472, i64 56
  %.10533.i = fcmp ogt double %.521.fca.23.load.i, 0.000000e+00
  %.10658.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.10670.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.10798.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.10810.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.12647.i = getelementptr i8, ptr %.3472, i64 72
  %.12677.i = getelementptr i8, ptr %.3472, i64 136
  %.12711.i = getelementptr i8, ptr %.3472, i64 16
  %.616.i.i = getelementptr i8, ptr %.226.i990.i.i, i64 32
  %.664.i.i = fcmp ule double %.521.fca.31.load.i, 0.000000e+00
  %255 = getelementptr i64, ptr %.226.i1025.i.i, i64 %.210.i1027.i.i
  %.876.i.i = getelementptr i8, ptr %255, i64 -8
  %.230.0.i1974.i.i = lshr i64 %.210.i.i.i, 4
  %.265.i1975.i.i = icmp eq i64 %.230.0.i1974.i.i, 0
  %.1155.i.i = getelementptr i8, ptr %.226.i1349.i.i, i64 8
  %.47.i.i.i = icmp slt i64 %.201.i1312.i.i, 1
  %.5.i.i.i = fptosi double %.521.fca.30.load.i to i64
  %.435.i.i.i = icmp slt i64 %.201.i1237.i.i, 1
  %256 = shl i64 %.210.i1240.i.i, 3
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
  %.12968.i = getelementptr i8, ptr %.3472, i64 144
  %.49.i.i9994.i = icmp slt i64 %.201.i1274.i.i, 1
  %.944.i9892.i = getelementptr i8, ptr %.3472, i64 160
  %.1007.i.i = getelementptr i8, ptr %.3472, i64 64
  %.1224.i.i = getelementptr i8, ptr %.3472, i64 80
  %.1285.i9896.i = getelementptr i8, ptr %.226.i990.i.i, i64 24
  %.14026.i = fmul double %.521.fca.5.load.i, %.521.fca.39.load.i
  %.1160.i.i = fcmp ogt double %.521.fca.31.load.i, 0.000000e+00
  %.1195.i.i = zext i1 %.1160.i.i to i64
  %.1280.i.i = getelementptr i8, ptr %.3472, i64 152
  %.967.i.i = getelementptr i8, ptr %.226.i1167.i.i, i64 128
  %.1606.i.i = getelementptr i8, ptr %.3472, i64 96
  %.1672.i.i = getelementptr i8, ptr %.3472, i64 104
  %.1930.i9817.i = fmul double %.521.fca.17.load.i, %.521.fca.21.load.i
  %.1933.i9818.i = fsub double 1.000000e+00, %.521.fca.21.load.i
  %.1981.i.i = fmul double %.521.fca.18.load.i, %.1933.i9818.i
  %.1982.i.i = fadd double %.1930.i9817.i, %.1981.i.i
  %.11905.i = getelementptr i8, ptr %.3472, i64 112
  %.15044.i = icmp eq i64 %.5.i.i, 0
  %.15307.i = icmp eq i64 %.5.i11294.i, 0
  %.16448.i = getelementptr i8, ptr %.3472, i64 120
  %.16648.i = getelementptr i8, ptr %.3130, i64 80
  %257 = shl i64 %.113.sroa.0.3.i10227.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %257
  %258 = shl i64 %.113.sroa.0.3.i10551.i, 3
  %scevgep11585.i = getelementptr i8, ptr %arg.memory_at, i64 %258
  %.17785.not11502.i = icmp sgt i64 %.201.i11172.i, %.210.i1117511683.i
  br label %B1952.i.outer

.4404.endif.i:                                    ; preds = %.4404.endif.i, %.4404.endif.preheader.i
  %.4400.011480.i = phi i64 [ %.4445.i, %.4404.endif.i ], [ 0, %.4404.endif.preheader.i ]
  %.4440.i = getelementptr i64, ptr %.226.i11173.i, i64 %.4400.011480.i
  store i64 1, ptr %.4440.i, align 8, !noalias !7
  %.4445.i = add nuw nsw i64 %.4400.011480.i, 1
  %exitcond11583.not.i = icmp eq i64 %.4445.i, %.201.i11172.i
  br i1 %exitcond11583.not.i, label %.4404.if.i.loopexit, label %.4404.endif.i, !prof !102

B2196.if.i:                                       ; preds = %B2196.loopexit.i, %B2196.if.lr.ph.i
  %.5198.011486.i = phi i64 [ 0, %B2196.if.lr.ph.i ], [ %.5267.i, %B2196.loopexit.i ]
  %.5267.i = add nuw nsw i64 %.5198.011486.i, 1
  %.5295.i = add nsw i64 %.5198.011486.i, %.5294.i
  %.5309.i = icmp slt i64 %.5295.i, 0
  %.5310.i = select i1 %.5309.i, i64 %.210.i10313.i, i64 0
  %259 = getelementptr i64, ptr %.226.i10311.i, i64 %.5295.i
  %.5324.i = getelementptr i64, ptr %259, i64 %.5310.i
  store i64 1, ptr %.5324.i, align 8, !noalias !7
  %.5340.i = select i1 %.5309.i, i64 %.210.i10349.i, i64 0
  %260 = getelementptr i64, ptr %.226.i10347.i, i64 %.5295.i
  %.5354.i = getelementptr i64, ptr %260, i64 %.5340.i
  store i64 0, ptr %.5354.i, align 8, !noalias !7
  br i1 %brmerge11518.i, label %B2198.endif.i, label %B2198.else.if.i, !prof !47

B2198.endif.i:                                    ; preds = %B2198.else.if.i, %B2196.if.i
  %rem.0.i = phi i64 [ 0, %B2196.if.i ], [ %278, %B2198.else.if.i ]
  %.5400.i = add nsw i64 %rem.0.i, %.5198.011486.i
  %.5414.i = icmp slt i64 %.5400.i, 0
  %.5415.i = select i1 %.5414.i, i64 %.1858, i64 0
  %261 = getelementptr i64, ptr %.1874, i64 %.5400.i
  %.5429.i = getelementptr i64, ptr %261, i64 %.5415.i
  %.5430.i = load i64, ptr %.5429.i, align 8, !noalias !7
  %.5444.i = icmp slt i64 %.5430.i, 0
  %.5445.i = select i1 %.5444.i, i64 %.1688, i64 0
  %262 = getelementptr i64, ptr %.1704, i64 %.5430.i
  %.5459.i = getelementptr i64, ptr %262, i64 %.5445.i
  %.5460.i = load i64, ptr %.5459.i, align 8, !noalias !7
  %.5475.i = select i1 %.5309.i, i64 %.210.i10038.i, i64 0
  %263 = getelementptr i64, ptr %.226.i.i, i64 %.5295.i
  %.5489.i = getelementptr i64, ptr %263, i64 %.5475.i
  store i64 %.5460.i, ptr %.5489.i, align 8, !noalias !7
  %.5505.i = icmp slt i64 %.5430.i, -1
  %.5506.i = select i1 %.5505.i, i64 %.1688, i64 0
  %264 = getelementptr i8, ptr %262, i64 8
  %.5520.i = getelementptr i64, ptr %264, i64 %.5506.i
  %.5521.i = load i64, ptr %.5520.i, align 8, !noalias !7
  %.5536.i = select i1 %.5309.i, i64 %.210.i10064.i, i64 0
  %265 = getelementptr i64, ptr %.226.i10062.i, i64 %.5295.i
  %.5550.i = getelementptr i64, ptr %265, i64 %.5536.i
  store i64 %.5521.i, ptr %.5550.i, align 8, !noalias !7
  %.5581.i = load i64, ptr %.5489.i, align 8, !noalias !7
  %.5595.i = icmp slt i64 %.5581.i, 0
  %.5596.i = select i1 %.5595.i, i64 %.1518, i64 0
  %266 = getelementptr i64, ptr %.1534, i64 %.5581.i
  %.5610.i = getelementptr i64, ptr %266, i64 %.5596.i
  %.5611.i = load i64, ptr %.5610.i, align 8, !noalias !7
  %.5625.i = icmp slt i64 %.5611.i, 0
  %.5626.i = select i1 %.5625.i, i64 %.1348, i64 0
  %267 = getelementptr i64, ptr %.1364, i64 %.5611.i
  %.5640.i = getelementptr i64, ptr %267, i64 %.5626.i
  %.5641.i = load i64, ptr %.5640.i, align 8, !noalias !7
  %.5656.i = select i1 %.5309.i, i64 %.210.i10100.i, i64 0
  %268 = getelementptr i64, ptr %.226.i10098.i, i64 %.5295.i
  %.5670.i = getelementptr i64, ptr %268, i64 %.5656.i
  store i64 %.5641.i, ptr %.5670.i, align 8, !noalias !7
  %.5686.i = select i1 %.5309.i, i64 %.210.i10135.i, i64 0
  %269 = getelementptr double, ptr %.226.i10134.i, i64 %.5295.i
  %.5700.i = getelementptr double, ptr %269, i64 %.5686.i
  store double 0.000000e+00, ptr %.5700.i, align 8, !noalias !7
  %.5716.i = select i1 %.5309.i, i64 %.210.i10205.i, i64 0
  %270 = getelementptr i64, ptr %.226.i10203.i, i64 %.5295.i
  %.5730.i = getelementptr i64, ptr %270, i64 %.5716.i
  store i64 0, ptr %.5730.i, align 8, !noalias !7
  %.5747.i = select i1 %.5309.i, i64 %.210.i10385.i, i64 0
  %271 = getelementptr i64, ptr %.226.i10383.i, i64 %.5295.i
  %.5761.i = getelementptr i64, ptr %271, i64 %.5747.i
  store i64 %next_block.5.3.i, ptr %.5761.i, align 8, !noalias !7
  %.5765.i = uitofp nneg i64 %.5198.011486.i to double
  %.5766.i = fmul double %.521.fca.2.load.i, %.5765.i
  %.5768.i = fadd double %.5076.i, %.5766.i
  %.5783.i = select i1 %.5309.i, i64 %.210.i104211167111675.i, i64 0
  %272 = getelementptr double, ptr %.226.i10419.i, i64 %.5295.i
  %.5797.i = getelementptr double, ptr %272, i64 %.5783.i
  store double %.5768.i, ptr %.5797.i, align 8, !noalias !7
  %.5802.i = add nsw i64 %.5198.011486.i, %.5801.i
  %.5817.i = select i1 %.5309.i, i64 %.210.i10457.i, i64 0
  %273 = getelementptr i64, ptr %.226.i10455.i, i64 %.5295.i
  %.5831.i = getelementptr i64, ptr %273, i64 %.5817.i
  store i64 %.5802.i, ptr %.5831.i, align 8, !noalias !7
  %.5862.i = load double, ptr %.5797.i, align 8, !noalias !7
  %.5877.i = select i1 %.5309.i, i64 %.210.i10493.i, i64 0
  %274 = getelementptr double, ptr %.226.i10491.i, i64 %.5295.i
  %.5891.i = getelementptr double, ptr %274, i64 %.5877.i
  store double %.5862.i, ptr %.5891.i, align 8, !noalias !7
  %.5907.i = select i1 %.5309.i, i64 %.210.i10781.i, i64 0
  %275 = getelementptr double, ptr %.226.i10779.i, i64 %.5295.i
  %.5921.i = getelementptr double, ptr %275, i64 %.5907.i
  store double 0.000000e+00, ptr %.5921.i, align 8, !noalias !7
  %.5937.i = select i1 %.5309.i, i64 %.210.i10817.i, i64 0
  %276 = getelementptr double, ptr %.226.i10815.i, i64 %.5295.i
  %.5951.i = getelementptr double, ptr %276, i64 %.5937.i
  store double 0.000000e+00, ptr %.5951.i, align 8, !noalias !7
  %.5967.i = select i1 %.5309.i, i64 %.210.i10529.i, i64 0
  %277 = getelementptr i64, ptr %.226.i10527.i, i64 %.5295.i
  %.5981.i = getelementptr i64, ptr %277, i64 %.5967.i
  store i64 1, ptr %.5981.i, align 8, !noalias !7
  %.5983.i = mul nsw i64 %.5295.i, 6
  %.5984.i = add nsw i64 %.5295.i, 1
  %.5985.i = mul nsw i64 %.5984.i, 6
  %.6023.i = select i1 %.5309.i, i64 %.210.i10241.i, i64 0
  %.6024.i = add i64 %.6023.i, %.5983.i
  %.6039.i = icmp slt i64 %.5295.i, -1
  %.6040.i = select i1 %.6039.i, i64 %.210.i10241.i, i64 0
  %.6041.i = add i64 %.5985.i, %.6040.i
  %.6168.i = icmp slt i64 %.6024.i, 0
  br i1 %.6168.i, label %B2198.endif.endif.else.if.i, label %B2198.endif.endif.else.endif.i, !prof !6

B2198.else.if.i:                                  ; preds = %B2196.if.i
  %.5377.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.5378.i = xor i64 %.5377.i, %.281.fca.5.load.i
  %.5379.i = icmp slt i64 %.5378.i, 0
  %.5380.i = icmp ne i64 %.5377.i, 0
  %.5381.i = and i1 %.5380.i, %.5379.i
  %.5388.i = select i1 %.5381.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.5388.i, %.5377.i
  %278 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B2198.endif.i

B2198.endif.endif.endif.i:                        ; preds = %B2198.endif.endif.else.endif.endif.endif.if.i, %B2198.endif.endif.else.endif.endif.endif.i
  %.6148.sroa.13.0.i = phi i64 [ %.210.i10241.i, %B2198.endif.endif.else.endif.endif.endif.if.i ], [ %.6148.sroa.13.1.i, %B2198.endif.endif.else.endif.endif.endif.i ]
  %.6269.not11481.i = icmp slt i64 %.6148.sroa.0.3.i, %.6148.sroa.13.0.i
  br i1 %.6269.not11481.i, label %.6239.endif.preheader.i, label %.6239.if.i, !prof !34

.6239.endif.preheader.i:                          ; preds = %B2198.endif.endif.endif.i
  %279 = shl i64 %.6148.sroa.0.3.i, 3
  %scevgep11584.i = getelementptr i8, ptr %scevgep.i, i64 %279
  %280 = sub nsw i64 %.6148.sroa.13.0.i, %.6148.sroa.0.3.i
  %281 = shl i64 %280, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11584.i, i8 0, i64 %281, i1 false), !noalias !7
  br label %.6239.if.i

B2198.endif.endif.else.if.i:                      ; preds = %B2198.endif.i
  br label %B2198.endif.endif.else.endif.i

B2198.endif.endif.else.endif.i:                   ; preds = %B2198.endif.endif.else.if.i, %B2198.endif.i
  %.6148.sroa.0.1.i = phi i64 [ 0, %B2198.endif.endif.else.if.i ], [ %.6024.i, %B2198.endif.i ]
  %.6173.not.i = icmp slt i64 %.6024.i, %.210.i10241.i
  br i1 %.6173.not.i, label %B2198.endif.endif.else.endif.endif.i, label %B2198.endif.endif.else.endif.if.i, !prof !10

B2198.endif.endif.else.endif.if.i:                ; preds = %B2198.endif.endif.else.endif.i
  br label %B2198.endif.endif.else.endif.endif.i

B2198.endif.endif.else.endif.endif.i:             ; preds = %B2198.endif.endif.else.endif.if.i, %B2198.endif.endif.else.endif.i
  %.6148.sroa.0.3.i = phi i64 [ %.210.i10241.i, %B2198.endif.endif.else.endif.if.i ], [ %.6148.sroa.0.1.i, %B2198.endif.endif.else.endif.i ]
  %.6185.i = icmp slt i64 %.6041.i, 0
  br i1 %.6185.i, label %B2198.endif.endif.else.endif.endif.if.i, label %B2198.endif.endif.else.endif.endif.endif.i, !prof !6

B2198.endif.endif.else.endif.endif.if.i:          ; preds = %B2198.endif.endif.else.endif.endif.i
  br label %B2198.endif.endif.else.endif.endif.endif.i

B2198.endif.endif.else.endif.endif.endif.i:       ; preds = %B2198.endif.endif.else.endif.endif.if.i, %B2198.endif.endif.else.endif.endif.i
  %.6148.sroa.13.1.i = phi i64 [ 0, %B2198.endif.endif.else.endif.endif.if.i ], [ %.6041.i, %B2198.endif.endif.else.endif.endif.i ]
  %.6190.not.i = icmp slt i64 %.6041.i, %.210.i10241.i
  br i1 %.6190.not.i, label %B2198.endif.endif.endif.i, label %B2198.endif.endif.else.endif.endif.endif.if.i, !prof !10

B2198.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B2198.endif.endif.else.endif.endif.endif.i
  br label %B2198.endif.endif.endif.i

.6239.if.i:                                       ; preds = %.6239.endif.preheader.i, %B2198.endif.endif.endif.i
  %.6287.i = mul nsw i64 %.5295.i, %.596.i
  %.6290.i = mul nsw i64 %.5984.i, %.596.i
  %.6327.i = icmp slt i64 %.6287.i, 0
  %.6328.i = select i1 %.6327.i, i64 %.210.i10565.i, i64 0
  %.6329.i = add i64 %.6328.i, %.6287.i
  %.6344.i = icmp slt i64 %.6290.i, 0
  %.6345.i = select i1 %.6344.i, i64 %.210.i10565.i, i64 0
  %.6346.i = add i64 %.6345.i, %.6290.i
  %.6473.i = icmp slt i64 %.6329.i, 0
  br i1 %.6473.i, label %.6240.endif.else.if.i, label %.6240.endif.else.endif.i, !prof !6

.6240.endif.endif.i:                              ; preds = %.6240.endif.else.endif.endif.endif.if.i, %.6240.endif.else.endif.endif.endif.i
  %.6453.sroa.13.0.i = phi i64 [ %.210.i10565.i, %.6240.endif.else.endif.endif.endif.if.i ], [ %.6453.sroa.13.1.i, %.6240.endif.else.endif.endif.endif.i ]
  %.6574.not11483.i = icmp slt i64 %.6453.sroa.0.3.i, %.6453.sroa.13.0.i
  br i1 %.6574.not11483.i, label %.6544.endif.preheader.i, label %B2196.loopexit.i, !prof !34

.6544.endif.preheader.i:                          ; preds = %.6240.endif.endif.i
  %282 = shl i64 %.6453.sroa.0.3.i, 3
  %scevgep11586.i = getelementptr i8, ptr %scevgep11585.i, i64 %282
  %283 = sub nsw i64 %.6453.sroa.13.0.i, %.6453.sroa.0.3.i
  %284 = shl i64 %283, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11586.i, i8 0, i64 %284, i1 false), !noalias !7
  br label %B2196.loopexit.i

.6240.endif.else.if.i:                            ; preds = %.6239.if.i
  br label %.6240.endif.else.endif.i

.6240.endif.else.endif.i:                         ; preds = %.6240.endif.else.if.i, %.6239.if.i
  %.6453.sroa.0.1.i = phi i64 [ 0, %.6240.endif.else.if.i ], [ %.6329.i, %.6239.if.i ]
  %.6478.not.i = icmp slt i64 %.6329.i, %.210.i10565.i
  br i1 %.6478.not.i, label %.6240.endif.else.endif.endif.i, label %.6240.endif.else.endif.if.i, !prof !10

.6240.endif.else.endif.if.i:                      ; preds = %.6240.endif.else.endif.i
  br label %.6240.endif.else.endif.endif.i

.6240.endif.else.endif.endif.i:                   ; preds = %.6240.endif.else.endif.if.i, %.6240.endif.else.endif.i
  %.6453.sroa.0.3.i = phi i64 [ %.210.i10565.i, %.6240.endif.else.endif.if.i ], [ %.6453.sroa.0.1.i, %.6240.endif.else.endif.i ]
  %.6490.i = icmp slt i64 %.6346.i, 0
  br i1 %.6490.i, label %.6240.endif.else.endif.endif.if.i, label %.6240.endif.else.endif.endif.endif.i, !prof !6

.6240.endif.else.endif.endif.if.i:                ; preds = %.6240.endif.else.endif.endif.i
  br label %.6240.endif.else.endif.endif.endif.i

.6240.endif.else.endif.endif.endif.i:             ; preds = %.6240.endif.else.endif.endif.if.i, %.6240.endif.else.endif.endif.i
  %.6453.sroa.13.1.i = phi i64 [ 0, %.6240.endif.else.endif.endif.if.i ], [ %.6346.i, %.6240.endif.else.endif.endif.i ]
  %.6495.not.i = icmp slt i64 %.6346.i, %.210.i10565.i
  br i1 %.6495.not.i, label %.6240.endif.endif.i, label %.6240.endif.else.endif.endif.endif.if.i, !prof !10

.6240.endif.else.endif.endif.endif.if.i:          ; preds = %.6240.endif.else.endif.endif.endif.i
  br label %.6240.endif.endif.i

.6876.if.i:                                       ; preds = %.6876.endif.i, %B2608.i
  %exitcond1595.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1595.not, label %B2668.i, label %B2654.i

.6876.endif.i:                                    ; preds = %B2608.i, %.6876.endif.i
  %.6872.011489.i = phi i64 [ %.6917.i, %.6876.endif.i ], [ 0, %B2608.i ]
  %.6912.i = getelementptr i64, ptr %.226.i11173.i, i64 %.6872.011489.i
  store i64 1, ptr %.6912.i, align 8, !noalias !7
  %.6917.i = add nuw nsw i64 %.6872.011489.i, 1
  %exitcond11588.not.i = icmp eq i64 %.6917.i, %.201.i11172.i
  br i1 %exitcond11588.not.i, label %.6876.if.i, label %.6876.endif.i, !prof !102

B2726.if.i:                                       ; preds = %B2904.i, %B2668.i
  %scheduler.2.211494.i = phi i64 [ -1, %B2668.i ], [ %scheduler.3.3.i, %B2904.i ]
  %best.2.211493.i = phi double [ 1.000000e+300, %B2668.i ], [ %best.3.3.i, %B2904.i ]
  %.7006.011490.i = phi i64 [ 0, %B2668.i ], [ %.7075.i, %B2904.i ]
  %.7075.i = add nuw nsw i64 %.7006.011490.i, 1
  %285 = getelementptr i64, ptr %.226.i11173.i, i64 %.7006.011490.i
  %.7133.i = load i64, ptr %285, align 8, !noalias !7
  %.7134.not.i = icmp eq i64 %.7133.i, 0
  br i1 %.7134.not.i, label %B2836.i, label %B2746.i

B3546.if.i:                                       ; preds = %B3688.i, %B3546.preheader.i
  %why.5.311498.i = phi i64 [ 2, %B3546.preheader.i ], [ %why.6.4.i, %B3688.i ]
  %need.3.311497.i = phi double [ %best.3.3.i, %B3546.preheader.i ], [ %need.4.4.i, %B3688.i ]
  %.8794.011495.i = phi i64 [ 0, %B3546.preheader.i ], [ %.8869.i, %B3688.i ]
  %.8869.i = add nuw nsw i64 %.8794.011495.i, 1
  %286 = shl nuw i64 1, %.8794.011495.i
  %287 = and i64 %286, %.8748.i
  %.8913.not.i = icmp eq i64 %287, 0
  br i1 %.8913.not.i, label %B3688.i, label %B3566.i

B4760.endif.i:                                    ; preds = %B634.i.i, %B622.i.i
  %.846.i.i = fsub double %begin.4.0.i.i, %best.3.3.i
  %.10402.i = load double, ptr %.10271.i, align 8, !noalias !7
  %.10403.i = fadd double %.846.i.i, %.10402.i
  store double %.10403.i, ptr %.10271.i, align 8, !noalias !7
  %.10465.i = load double, ptr %.8670.i357, align 8, !noalias !7
  %.10466.i = fadd double %.846.i.i, %.10465.i
  store double %.10466.i, ptr %.8670.i357, align 8, !noalias !7
  br label %B4876.i

B5012.endif.i:                                    ; preds = %B5012.else.if.i, %B5012.i
  %quot.2.0.i = phi i64 [ 0, %B5012.i ], [ %spec.select9626.i, %B5012.else.if.i ]
  %288 = getelementptr i64, ptr %.730, i64 %.7951.i
  %.10728.i = getelementptr i64, ptr %288, i64 %.7970.i
  %.10729.i = load i64, ptr %.10728.i, align 8, !noalias !7
  %.13.i11367.i = tail call i64 @llvm.smax.i64(i64 %.10729.i, i64 1)
  %.10759.i = uitofp nneg i64 %.13.i11367.i to double
  %.10760.i = fadd double %best.3.3.i, %.10759.i
  %.10779.i = select i1 %.7935.i, i64 %.210.i10385.i, i64 0
  %289 = getelementptr i64, ptr %.226.i10383.i, i64 %.7880.i
  %.10793.i = getelementptr i64, ptr %289, i64 %.10779.i
  %.10794.i = load i64, ptr %.10793.i, align 8, !noalias !7
  %.10809.i = icmp ne i64 %.10794.i, -9223372036854775808
  %.10811.not.i = or i1 %.10810.i, %.10809.i
  %or.cond11521.i = select i1 %.10798.i, i1 %.10811.not.i, i1 false, !prof !18
  br i1 %or.cond11521.i, label %B5012.endif.endif.else.if.i, label %B5012.endif.endif.endif.i, !prof !18

B5012.else.if.i:                                  ; preds = %B5012.i
  %.10674.i = sdiv i64 %.7880.i, %.281.fca.7.load.i
  %.10675.i = srem i64 %.7880.i, %.281.fca.7.load.i
  %.10676.i = xor i64 %.10675.i, %.281.fca.7.load.i
  %.10677.i = icmp slt i64 %.10676.i, 0
  %.10678.i = icmp ne i64 %.10675.i, 0
  %.10679.i = and i1 %.10678.i, %.10677.i
  %.10684.i = sext i1 %.10679.i to i64
  %spec.select9626.i = add i64 %.10674.i, %.10684.i
  br label %B5012.endif.i

B5012.endif.endif.endif.i:                        ; preds = %B5012.endif.endif.else.if.i, %B5012.endif.i
  %rem.3.0.i = phi i64 [ 0, %B5012.endif.i ], [ %290, %B5012.endif.endif.else.if.i ]
  br i1 %or.cond11519.i, label %B5012.endif.endif.endif.else.if.i, label %B5012.endif.endif.endif.endif.i, !prof !18

B5012.endif.endif.else.if.i:                      ; preds = %B5012.endif.i
  %.10815.i = srem i64 %.10794.i, %.281.fca.5.load.i
  %.10816.i = xor i64 %.10815.i, %.281.fca.5.load.i
  %.10817.i = icmp slt i64 %.10816.i, 0
  %.10818.i = icmp ne i64 %.10815.i, 0
  %.10819.i = and i1 %.10818.i, %.10817.i
  %.10826.i = select i1 %.10819.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select9627.i = add i64 %.10826.i, %.10815.i
  %290 = mul nsw i64 %spec.select9627.i, %.281.fca.7.load.i
  br label %B5012.endif.endif.endif.i

B5012.endif.endif.endif.endif.i:                  ; preds = %B5012.endif.endif.endif.else.if.i, %B5012.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B5012.endif.endif.endif.i ], [ %spec.select9628.i, %B5012.endif.endif.endif.else.if.i ]
  %.10880.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.10888.i = icmp eq i64 %.7985.i, 5
  br i1 %.10888.i, label %B5190.i, label %B5398.i

B5012.endif.endif.endif.else.if.i:                ; preds = %B5012.endif.endif.endif.i
  %.10859.i = srem i64 %.7880.i, %.281.fca.7.load.i
  %.10860.i = xor i64 %.10859.i, %.281.fca.7.load.i
  %.10861.i = icmp slt i64 %.10860.i, 0
  %.10862.i = icmp ne i64 %.10859.i, 0
  %.10863.i = and i1 %.10862.i, %.10861.i
  %.10870.i = select i1 %.10863.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9628.i = add i64 %.10870.i, %.10859.i
  br label %B5012.endif.endif.endif.endif.i

B8364.endif.endif.i:                              ; preds = %B8364.endif.else.if.i, %B8364.i
  %rem.7.0.i = phi i64 [ %.15052.0.i, %B8364.endif.else.if.i ], [ 0, %B8364.i ]
  store i64 %rem.7.0.i, ptr %.14976.i, align 8, !noalias !7
  br label %B8670.i

B8364.endif.else.if.i:                            ; preds = %B8364.i
  %.15039.i = load i64, ptr %.14976.i, align 8, !noalias !7
  %.15040.i = add nsw i64 %.15039.i, 1
  %.15061.i = srem i64 %.15040.i, %.5.i.i
  %.15062.i = xor i64 %.15061.i, %.5.i.i
  %.15063.i = icmp slt i64 %.15062.i, 0
  %.15064.i = icmp ne i64 %.15061.i, 0
  %.15065.i = and i1 %.15064.i, %.15063.i
  %.15072.i = select i1 %.15065.i, i64 %.5.i.i, i64 0
  %.15052.0.i = add i64 %.15072.i, %.15061.i
  br label %B8364.endif.endif.i

B8530.endif.endif.i:                              ; preds = %B8530.endif.else.if.i, %B8530.i
  %rem.8.0.i = phi i64 [ %.15315.0.i, %B8530.endif.else.if.i ], [ 0, %B8530.i ]
  store i64 %rem.8.0.i, ptr %.15239.i, align 8, !noalias !7
  br label %B8670.i

B8530.endif.else.if.i:                            ; preds = %B8530.i
  %.15302.i = load i64, ptr %.15239.i, align 8, !noalias !7
  %.15303.i = add nsw i64 %.15302.i, 1
  %.15324.i = srem i64 %.15303.i, %.5.i11294.i
  %.15325.i = xor i64 %.15324.i, %.5.i11294.i
  %.15326.i = icmp slt i64 %.15325.i, 0
  %.15327.i = icmp ne i64 %.15324.i, 0
  %.15328.i = and i1 %.15327.i, %.15326.i
  %.15335.i = select i1 %.15328.i, i64 %.5.i11294.i, i64 0
  %.15315.0.i = add i64 %.15335.i, %.15324.i
  br label %B8530.endif.endif.i

B9196.endif.endif.i:                              ; preds = %B9196.endif.else.if.i, %B9196.i
  %rem.9.0.i = phi double [ 0.000000e+00, %B9196.i ], [ %292, %B9196.endif.else.if.i ]
  %.16587.i = fmul double %.521.fca.2.load.i, %rem.9.0.i
  %.16588.i = fsub double %.16541.i, %.16587.i
  %.16589.i = fadd double %.16449.i, %.16588.i
  store double %.16589.i, ptr %.16448.i, align 8, !noalias !7
  %.16649.i = load double, ptr %.16648.i, align 8, !noalias !7
  %.16665.i = select i1 %.7935.i, i64 %.210.i10817.i, i64 0
  %291 = getelementptr double, ptr %.226.i10815.i, i64 %.7880.i
  %.16679.i = getelementptr double, ptr %291, i64 %.16665.i
  %.16680.i = load double, ptr %.16679.i, align 8, !noalias !7
  %.16684.i = fsub double %.16680.i, %best.3.3.i
  %.12.i11368.i = fcmp ogt double %.16684.i, 0.000000e+00
  %.13.i11369.i = select i1 %.12.i11368.i, double %.16684.i, double 0.000000e+00
  %.16713.i = fadd double %.16649.i, %.13.i11369.i
  store double %.16713.i, ptr %.16648.i, align 8, !noalias !7
  br label %B9704.i

B9196.endif.else.if.i:                            ; preds = %B9196.i
  %.16565.i = srem i64 %.7880.i, %.281.fca.7.load.i
  %.16566.i = xor i64 %.16565.i, %.281.fca.7.load.i
  %.16567.i = icmp slt i64 %.16566.i, 0
  %.16568.i = icmp ne i64 %.16565.i, 0
  %.16569.i = and i1 %.16568.i, %.16567.i
  %.16576.i = select i1 %.16569.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9629.i = add i64 %.16576.i, %.16565.i
  %292 = sitofp i64 %spec.select9629.i to double
  br label %B9196.endif.endif.i

B9874.if.i:                                       ; preds = %B9930.i, %B9874.if.preheader.i
  %.17236.011501.i = phi i64 [ %.17298.i, %B9930.i ], [ %spec.select11403.i, %B9874.if.preheader.i ]
  %.17233.011500.i = phi i64 [ %.17302.i, %B9930.i ], [ %.17205.i, %B9874.if.preheader.i ]
  %.17298.i = add nsw i64 %.17236.011501.i, -1
  %.17302.i = add i64 %.17233.011500.i, 1
  %.17344.i = icmp slt i64 %.17233.011500.i, 0
  %.17345.i = select i1 %.17344.i, i64 %.210.i10313.i, i64 0
  %293 = getelementptr i64, ptr %.226.i10311.i, i64 %.17233.011500.i
  %.17359.i = getelementptr i64, ptr %293, i64 %.17345.i
  %.17360.i = load i64, ptr %.17359.i, align 8, !noalias !7
  %.17361.not.i = icmp eq i64 %.17360.i, 0
  br i1 %.17361.not.i, label %B9930.i, label %B9894.i

B9932.endif.else.endif.endif.endif.if.i:          ; preds = %B9932.i
  br i1 %.17785.not11502.i, label %.17755.endif.i.preheader, label %B9956.i, !prof !247

.17755.endif.i.preheader:                         ; preds = %B9932.i, %B9932.endif.else.endif.endif.endif.if.i
  %.17751.011503.i.ph = phi i64 [ %.210.i1117511683.i, %B9932.endif.else.endif.endif.endif.if.i ], [ 0, %B9932.i ]
  br label %.17755.endif.i

.17755.endif.i:                                   ; preds = %.17755.endif.i.preheader, %.17755.endif.i
  %.17751.011503.i = phi i64 [ %.17796.i, %.17755.endif.i ], [ %.17751.011503.i.ph, %.17755.endif.i.preheader ]
  %.17791.i = getelementptr i64, ptr %.226.i11173.i, i64 %.17751.011503.i
  store i64 1, ptr %.17791.i, align 8, !noalias !7
  %.17796.i = add nuw nsw i64 %.17751.011503.i, 1
  %.17785.not.i = icmp sgt i64 %.201.i11172.i, %.17796.i
  br i1 %.17785.not.i, label %.17755.endif.i, label %B9956.i, !prof !248

B10140.if.i:                                      ; preds = %B10586.i, %B10140.if.lr.ph.i
  %.18874.011515.i = phi i64 [ 0, %B10140.if.lr.ph.i ], [ %.18943.i, %B10586.i ]
  %.18943.i = add nuw nsw i64 %.18874.011515.i, 1
  %294 = getelementptr i64, ptr %.226.i10311.i, i64 %.18874.011515.i
  %.19001.i = load i64, ptr %294, align 8, !noalias !7
  %.19002.not.i = icmp eq i64 %.19001.i, 0
  br i1 %.19002.not.i, label %B10586.i, label %B10160.i

B10160.endif.endif.i:                             ; preds = %B10160.endif.else.if.i, %B10160.i
  %.1910511395.pn.pn.in.i = phi ptr [ %.1910411394.i, %B10160.endif.else.if.i ], [ %.226.i10743.i, %B10160.i ]
  %rem.11.0.i = phi double [ %302, %B10160.endif.else.if.i ], [ 0.000000e+00, %B10160.i ]
  %.1910511395.pn.pn.i = load double, ptr %.1910511395.pn.pn.in.i, align 8, !noalias !7
  %.1910711398.i = fsub double %now.2.2.i, %.1910511395.pn.pn.i
  %.19153.i = fmul double %.521.fca.2.load.i, %rem.11.0.i
  %.19154.i = fsub double %.1910711398.i, %.19153.i
  %.12.i11370.i = fcmp ogt double %.19154.i, 0.000000e+00
  %.13.i11371.i = select i1 %.12.i11370.i, double %.19154.i, double 0.000000e+00
  %.19183.i = fadd double %.19033.i, %.13.i11371.i
  store double %.19183.i, ptr %.19032.i, align 8, !noalias !7
  %295 = getelementptr double, ptr %.226.i10491.i, i64 %.18874.011515.i
  %.19244.i = load double, ptr %295, align 8, !noalias !7
  %296 = getelementptr double, ptr %.226.i10419.i, i64 %.18874.011515.i
  %.19275.i = load double, ptr %296, align 8, !noalias !7
  %.12.i11372.i = fcmp olt double %now.2.2.i, %.19275.i
  %.13.i11373.i = select i1 %.12.i11372.i, double %now.2.2.i, double %.19275.i
  %.12.i11374.i = fcmp ogt double %.13.i11373.i, %.19244.i
  %.13.i11375.i = select i1 %.12.i11374.i, double %.13.i11373.i, double %.19244.i
  %297 = getelementptr i64, ptr %.226.i10527.i, i64 %.18874.011515.i
  %.19363.i = load i64, ptr %297, align 8, !noalias !7
  %.19377.i = icmp slt i64 %.19363.i, 0
  %.19378.i = select i1 %.19377.i, i64 %.3114, i64 0
  %298 = getelementptr double, ptr %.3130, i64 %.19363.i
  %.19392.i = getelementptr double, ptr %298, i64 %.19378.i
  %.19393.i = load double, ptr %.19392.i, align 8, !noalias !7
  %.19425.i = fsub double %.13.i11375.i, %.19244.i
  %.19426.i = fadd double %.19393.i, %.19425.i
  store double %.19426.i, ptr %.19392.i, align 8, !noalias !7
  %299 = getelementptr i64, ptr %.226.i10098.i, i64 %.18874.011515.i
  %.19487.i = load i64, ptr %299, align 8, !noalias !7
  %.19501.i = icmp slt i64 %.19487.i, 0
  %.19502.i = select i1 %.19501.i, i64 %.3285, i64 0
  %300 = getelementptr double, ptr %.3301, i64 %.19487.i
  %.19516.i = getelementptr double, ptr %300, i64 %.19502.i
  %.19517.i = load double, ptr %.19516.i, align 8, !noalias !7
  %.19548.i = load double, ptr %295, align 8, !noalias !7
  %.19551.i = fsub double %.13.i11375.i, %.19548.i
  %.19552.i = fadd double %.19517.i, %.19551.i
  store double %.19552.i, ptr %.19516.i, align 8, !noalias !7
  %.19612.i = load double, ptr %.19611.i, align 8, !noalias !7
  %.19614.i = fsub double %now.2.2.i, %.13.i11375.i
  %.12.i11376.i = fcmp ogt double %.19614.i, 0.000000e+00
  %.13.i11377.i = select i1 %.12.i11376.i, double %.19614.i, double 0.000000e+00
  %.19643.i = fadd double %.13.i11377.i, %.19612.i
  store double %.19643.i, ptr %.19611.i, align 8, !noalias !7
  br label %B10586.i

B10160.endif.else.if.i:                           ; preds = %B10160.i
  %.19054.i = sdiv i64 %.18874.011515.i, %.281.fca.7.load.i
  %.19055.i = srem i64 %.18874.011515.i, %.281.fca.7.load.i
  %.19058.i = icmp ne i64 %.19055.i, 0
  %.19059.i = and i1 %.19057.i, %.19058.i
  %.19064.i = sext i1 %.19059.i to i64
  %spec.select9630.i = add i64 %.19054.i, %.19064.i
  %spec.select9630.fr.i = freeze i64 %spec.select9630.i
  %301 = getelementptr double, ptr %.226.i10743.i, i64 %spec.select9630.fr.i
  %.19089.i = icmp slt i64 %spec.select9630.fr.i, 0
  %spec.select11407.i = select i1 %.19089.i, i64 %.210.i10745.i, i64 0
  %.1910411394.i = getelementptr double, ptr %301, i64 %spec.select11407.i
  %.19134.not.i = icmp eq i64 %.19055.i, 0
  %.19142.i = select i1 %.19134.not.i, i64 0, i64 %202
  %spec.select9631.i = add nsw i64 %.19142.i, %.19055.i
  %302 = sitofp i64 %spec.select9631.i to double
  br label %B10160.endif.endif.i
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v49B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v50B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi43EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2043_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2043_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!"branch_weights", i32 1, i32 127}
!12 = !{!13, !8}
!13 = distinct !{!13, !14, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!14 = distinct !{!14, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!15 = !{!16, !8}
!16 = distinct !{!16, !17, !"_ZN8warplens4cuda6timing9simulator2sm7hold_upB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN8warplens4cuda6timing9simulator2sm7hold_upB3v47B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxdx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!18 = !{!"branch_weights", i32 9801, i32 199}
!19 = !{!20, !8}
!20 = distinct !{!20, !21, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!21 = distinct !{!21, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!22 = !{!23, !8}
!23 = distinct !{!23, !24, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!24 = distinct !{!24, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!25 = !{!26, !23, !8}
!26 = distinct !{!26, !27, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!27 = distinct !{!27, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!28 = !{!29, !23, !8}
!29 = distinct !{!29, !30, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!30 = distinct !{!30, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!31 = !{!32, !23, !8}
!32 = distinct !{!32, !33, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!33 = distinct !{!33, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!34 = !{!"branch_weights", i32 127, i32 1}
!35 = !{!36, !23, !8}
!36 = distinct !{!36, !37, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!37 = distinct !{!37, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!38 = !{!39, !36, !23, !8}
!39 = distinct !{!39, !40, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!40 = distinct !{!40, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!41 = !{!42, !39, !36, !23, !8}
!42 = distinct !{!42, !43, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!44 = !{!45, !36, !23, !8}
!45 = distinct !{!45, !46, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!46 = distinct !{!46, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!47 = !{!"branch_weights", i32 199, i32 9801}
!48 = !{!49, !23, !8}
!49 = distinct !{!49, !50, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!50 = distinct !{!50, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!51 = !{!52, !8}
!52 = distinct !{!52, !53, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!53 = distinct !{!53, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!54 = !{!55, !52, !8}
!55 = distinct !{!55, !56, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!56 = distinct !{!56, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!57 = !{!58, !52, !8}
!58 = distinct !{!58, !59, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!59 = distinct !{!59, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!60 = !{!61, !8}
!61 = distinct !{!61, !62, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!62 = distinct !{!62, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!63 = !{!64, !61, !8}
!64 = distinct !{!64, !65, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!65 = distinct !{!65, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!66 = !{!67, !8}
!67 = distinct !{!67, !68, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!68 = distinct !{!68, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!69 = !{!70, !67, !8}
!70 = distinct !{!70, !71, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!71 = distinct !{!71, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!72 = !{!73, !67, !8}
!73 = distinct !{!73, !74, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!74 = distinct !{!74, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!75 = !{!76, !67, !8}
!76 = distinct !{!76, !77, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!77 = distinct !{!77, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!78 = !{!79, !76, !67, !8}
!79 = distinct !{!79, !80, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!80 = distinct !{!80, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!81 = !{!82, !79, !76, !67, !8}
!82 = distinct !{!82, !83, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!83 = distinct !{!83, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!84 = !{!85, !76, !67, !8}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2043_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!87 = !{!88, !90, !8}
!88 = distinct !{!88, !89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!90 = distinct !{!90, !91, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!91 = distinct !{!91, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2043_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!92 = !{!90, !8}
!93 = !{!94, !90, !8}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!96 = !{!97, !90, !8}
!97 = distinct !{!97, !98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!98 = distinct !{!98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!99 = !{!100, !90, !8}
!100 = distinct !{!100, !101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29: %retptr"}
!101 = distinct !{!101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29"}
!102 = !{!"branch_weights", i32 127, i32 12545}
!103 = !{!104, !90, !8}
!104 = distinct !{!104, !105, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!105 = distinct !{!105, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!106 = !{!107, !90, !8}
!107 = distinct !{!107, !108, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!108 = distinct !{!108, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!109 = !{!110, !90, !8}
!110 = distinct !{!110, !111, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!111 = distinct !{!111, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!112 = !{!113, !90, !8}
!113 = distinct !{!113, !114, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!114 = distinct !{!114, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!115 = !{!116, !90, !8}
!116 = distinct !{!116, !117, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!117 = distinct !{!117, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!118 = !{!119, !90, !8}
!119 = distinct !{!119, !120, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!120 = distinct !{!120, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!121 = !{!122, !90, !8}
!122 = distinct !{!122, !123, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!123 = distinct !{!123, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!124 = !{!125, !90, !8}
!125 = distinct !{!125, !126, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!126 = distinct !{!126, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!127 = !{!128, !90, !8}
!128 = distinct !{!128, !129, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!129 = distinct !{!129, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!130 = !{!131, !90, !8}
!131 = distinct !{!131, !132, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29: %retptr"}
!132 = distinct !{!132, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_282_29"}
!133 = !{!134, !8}
!134 = distinct !{!134, !135, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!135 = distinct !{!135, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!136 = !{!137, !8}
!137 = distinct !{!137, !138, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!138 = distinct !{!138, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!139 = !{!140, !8}
!140 = distinct !{!140, !141, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!141 = distinct !{!141, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!142 = !{!143, !8}
!143 = distinct !{!143, !144, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!144 = distinct !{!144, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!145 = !{!146, !8}
!146 = distinct !{!146, !147, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!147 = distinct !{!147, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!148 = !{!149, !8}
!149 = distinct !{!149, !150, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!150 = distinct !{!150, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!151 = !{!152, !8}
!152 = distinct !{!152, !153, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!153 = distinct !{!153, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!164 = distinct !{!164, !165, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!165 = distinct !{!165, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!166 = !{!167, !8}
!167 = distinct !{!167, !168, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!168 = distinct !{!168, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!169 = !{!170, !8}
!170 = distinct !{!170, !171, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!171 = distinct !{!171, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!172 = !{!173, !8}
!173 = distinct !{!173, !174, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!174 = distinct !{!174, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!185 = distinct !{!185, !186, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!186 = distinct !{!186, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!203 = distinct !{!203, !204, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!204 = distinct !{!204, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!205 = !{!206, !8}
!206 = distinct !{!206, !207, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!207 = distinct !{!207, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!208 = !{!209, !8}
!209 = distinct !{!209, !210, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!210 = distinct !{!210, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!211 = !{!212, !8}
!212 = distinct !{!212, !213, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!213 = distinct !{!213, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!214 = !{!215, !8}
!215 = distinct !{!215, !216, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!216 = distinct !{!216, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!217 = !{!218, !8}
!218 = distinct !{!218, !219, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!219 = distinct !{!219, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!220 = !{!221, !8}
!221 = distinct !{!221, !222, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!222 = distinct !{!222, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!223 = !{!224, !8}
!224 = distinct !{!224, !225, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!225 = distinct !{!225, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!226 = !{!227, !8}
!227 = distinct !{!227, !228, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!228 = distinct !{!228, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!229 = !{!230, !8}
!230 = distinct !{!230, !231, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!231 = distinct !{!231, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!232 = !{!233, !8}
!233 = distinct !{!233, !234, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!234 = distinct !{!234, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!235 = !{!236, !8}
!236 = distinct !{!236, !237, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!237 = distinct !{!237, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!238 = !{!239, !8}
!239 = distinct !{!239, !240, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!240 = distinct !{!240, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!241 = !{!242, !8}
!242 = distinct !{!242, !243, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!243 = distinct !{!243, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!244 = !{!245, !8}
!245 = distinct !{!245, !246, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!246 = distinct !{!246, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!247 = !{!"branch_weights", i32 469762010, i32 1677721638}
!248 = !{!"branch_weights", i32 12545, i32 127}
