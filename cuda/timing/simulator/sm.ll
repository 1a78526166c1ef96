; made by build.py from sm.py, sources 0c6b6db715cef57d
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.508.i = alloca [42 x double], align 8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %.508.i)
  %.fca.1.gep.i1418 = getelementptr inbounds nuw i8, ptr %.508.i, i64 8
  %.fca.2.gep.i1419 = getelementptr inbounds nuw i8, ptr %.508.i, i64 16
  %.fca.3.gep.i1420 = getelementptr inbounds nuw i8, ptr %.508.i, i64 24
  %.fca.4.gep.i1421 = getelementptr inbounds nuw i8, ptr %.508.i, i64 32
  %.fca.5.gep.i1422 = getelementptr inbounds nuw i8, ptr %.508.i, i64 40
  %.fca.6.gep.i1423 = getelementptr inbounds nuw i8, ptr %.508.i, i64 48
  %.fca.7.gep.i1424 = getelementptr inbounds nuw i8, ptr %.508.i, i64 56
  %.fca.8.gep.i1425 = getelementptr inbounds nuw i8, ptr %.508.i, i64 64
  %.fca.9.gep.i1426 = getelementptr inbounds nuw i8, ptr %.508.i, i64 72
  %.fca.10.gep.i1427 = getelementptr inbounds nuw i8, ptr %.508.i, i64 80
  %.fca.11.gep.i1428 = getelementptr inbounds nuw i8, ptr %.508.i, i64 88
  %.fca.12.gep.i1429 = getelementptr inbounds nuw i8, ptr %.508.i, i64 96
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 104
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 112
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 120
  %.fca.16.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 128
  %.fca.17.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 136
  %.fca.18.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 144
  %.fca.19.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 152
  %.fca.20.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 160
  %.fca.21.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 168
  %.fca.22.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 176
  %.fca.23.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 184
  %.fca.24.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 192
  %.fca.25.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 200
  %.fca.26.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 208
  %.fca.27.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 216
  %.fca.28.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 224
  %.fca.29.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 232
  %.fca.30.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 240
  %.fca.31.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 248
  %.fca.32.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 256
  %.fca.33.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 264
  %.fca.34.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 272
  %.fca.35.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 280
  %.fca.36.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 288
  %.fca.37.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 296
  %.fca.38.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 304
  %.fca.39.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 312
  %.fca.40.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 320
  %.fca.41.gep.i = getelementptr inbounds nuw i8, ptr %.508.i, i64 328
  br label %B38.if.i1430

B38.if.i1430:                                     ; preds = %B38.if.i1430, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %out.2.sroa.0.0339.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.0.load.i, %B38.if.i1430 ]
  %out.2.sroa.9.0338.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.1.load.i, %B38.if.i1430 ]
  %out.2.sroa.18.0337.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.2.load.i, %B38.if.i1430 ]
  %out.2.sroa.27.0336.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.3.load.i, %B38.if.i1430 ]
  %out.2.sroa.36.0335.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.4.load.i, %B38.if.i1430 ]
  %out.2.sroa.45.0334.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.5.load.i, %B38.if.i1430 ]
  %out.2.sroa.54.0333.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.6.load.i, %B38.if.i1430 ]
  %out.2.sroa.63.0332.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.7.load.i, %B38.if.i1430 ]
  %out.2.sroa.72.0331.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.8.load.i, %B38.if.i1430 ]
  %out.2.sroa.81.0330.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.9.load.i, %B38.if.i1430 ]
  %out.2.sroa.90.0329.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.10.load.i, %B38.if.i1430 ]
  %out.2.sroa.99.0328.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.11.load.i, %B38.if.i1430 ]
  %out.2.sroa.108.0327.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.12.load.i, %B38.if.i1430 ]
  %out.2.sroa.117.0326.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.13.load.i, %B38.if.i1430 ]
  %out.2.sroa.126.0325.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.14.load.i, %B38.if.i1430 ]
  %out.2.sroa.135.0324.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.15.load.i, %B38.if.i1430 ]
  %out.2.sroa.144.0323.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.16.load.i, %B38.if.i1430 ]
  %out.2.sroa.153.0322.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.17.load.i, %B38.if.i1430 ]
  %out.2.sroa.162.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.18.load.i, %B38.if.i1430 ]
  %out.2.sroa.171.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.19.load.i, %B38.if.i1430 ]
  %out.2.sroa.180.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.20.load.i, %B38.if.i1430 ]
  %out.2.sroa.189.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.21.load.i, %B38.if.i1430 ]
  %out.2.sroa.198.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.22.load.i, %B38.if.i1430 ]
  %out.2.sroa.207.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.23.load.i, %B38.if.i1430 ]
  %out.2.sroa.216.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.24.load.i, %B38.if.i1430 ]
  %out.2.sroa.225.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.25.load.i, %B38.if.i1430 ]
  %out.2.sroa.234.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.26.load.i, %B38.if.i1430 ]
  %out.2.sroa.243.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.27.load.i, %B38.if.i1430 ]
  %out.2.sroa.252.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.28.load.i, %B38.if.i1430 ]
  %out.2.sroa.261.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.29.load.i, %B38.if.i1430 ]
  %out.2.sroa.270.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.30.load.i, %B38.if.i1430 ]
  %out.2.sroa.279.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.31.load.i, %B38.if.i1430 ]
  %out.2.sroa.288.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.32.load.i, %B38.if.i1430 ]
  %out.2.sroa.297.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.33.load.i, %B38.if.i1430 ]
  %out.2.sroa.306.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.34.load.i, %B38.if.i1430 ]
  %out.2.sroa.315.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.35.load.i, %B38.if.i1430 ]
  %out.2.sroa.324.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.36.load.i, %B38.if.i1430 ]
  %out.2.sroa.333.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.37.load.i, %B38.if.i1430 ]
  %out.2.sroa.342.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.38.load.i, %B38.if.i1430 ]
  %out.2.sroa.351.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.39.load.i, %B38.if.i1430 ]
  %out.2.sroa.360.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.40.load.i, %B38.if.i1430 ]
  %out.2.sroa.369.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.513.fca.41.load.i, %B38.if.i1430 ]
  %.381.0296.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v46B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.452.i, %B38.if.i1430 ]
  %.452.i = add nuw nsw i64 %.381.0296.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.381.0296.i
  %.506.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0339.i, ptr %.508.i, align 8, !noalias !3
  store double %out.2.sroa.9.0338.i, ptr %.fca.1.gep.i1418, align 8, !noalias !3
  store double %out.2.sroa.18.0337.i, ptr %.fca.2.gep.i1419, align 8, !noalias !3
  store double %out.2.sroa.27.0336.i, ptr %.fca.3.gep.i1420, align 8, !noalias !3
  store double %out.2.sroa.36.0335.i, ptr %.fca.4.gep.i1421, align 8, !noalias !3
  store double %out.2.sroa.45.0334.i, ptr %.fca.5.gep.i1422, align 8, !noalias !3
  store double %out.2.sroa.54.0333.i, ptr %.fca.6.gep.i1423, align 8, !noalias !3
  store double %out.2.sroa.63.0332.i, ptr %.fca.7.gep.i1424, align 8, !noalias !3
  store double %out.2.sroa.72.0331.i, ptr %.fca.8.gep.i1425, align 8, !noalias !3
  store double %out.2.sroa.81.0330.i, ptr %.fca.9.gep.i1426, align 8, !noalias !3
  store double %out.2.sroa.90.0329.i, ptr %.fca.10.gep.i1427, align 8, !noalias !3
  store double %out.2.sroa.99.0328.i, ptr %.fca.11.gep.i1428, align 8, !noalias !3
  store double %out.2.sroa.108.0327.i, ptr %.fca.12.gep.i1429, align 8, !noalias !3
  store double %out.2.sroa.117.0326.i, ptr %.fca.13.gep.i, align 8, !noalias !3
  store double %out.2.sroa.126.0325.i, ptr %.fca.14.gep.i, align 8, !noalias !3
  store double %out.2.sroa.135.0324.i, ptr %.fca.15.gep.i, align 8, !noalias !3
  store double %out.2.sroa.144.0323.i, ptr %.fca.16.gep.i, align 8, !noalias !3
  store double %out.2.sroa.153.0322.i, ptr %.fca.17.gep.i, align 8, !noalias !3
  store double %out.2.sroa.162.0321.i, ptr %.fca.18.gep.i, align 8, !noalias !3
  store double %out.2.sroa.171.0320.i, ptr %.fca.19.gep.i, align 8, !noalias !3
  store double %out.2.sroa.180.0319.i, ptr %.fca.20.gep.i, align 8, !noalias !3
  store double %out.2.sroa.189.0318.i, ptr %.fca.21.gep.i, align 8, !noalias !3
  store double %out.2.sroa.198.0317.i, ptr %.fca.22.gep.i, align 8, !noalias !3
  store double %out.2.sroa.207.0316.i, ptr %.fca.23.gep.i, align 8, !noalias !3
  store double %out.2.sroa.216.0315.i, ptr %.fca.24.gep.i, align 8, !noalias !3
  store double %out.2.sroa.225.0314.i, ptr %.fca.25.gep.i, align 8, !noalias !3
  store double %out.2.sroa.234.0313.i, ptr %.fca.26.gep.i, align 8, !noalias !3
  store double %out.2.sroa.243.0312.i, ptr %.fca.27.gep.i, align 8, !noalias !3
  store double %out.2.sroa.252.0311.i, ptr %.fca.28.gep.i, align 8, !noalias !3
  store double %out.2.sroa.261.0310.i, ptr %.fca.29.gep.i, align 8, !noalias !3
  store double %out.2.sroa.270.0309.i, ptr %.fca.30.gep.i, align 8, !noalias !3
  store double %out.2.sroa.279.0308.i, ptr %.fca.31.gep.i, align 8, !noalias !3
  store double %out.2.sroa.288.0307.i, ptr %.fca.32.gep.i, align 8, !noalias !3
  store double %out.2.sroa.297.0306.i, ptr %.fca.33.gep.i, align 8, !noalias !3
  store double %out.2.sroa.306.0305.i, ptr %.fca.34.gep.i, align 8, !noalias !3
  store double %out.2.sroa.315.0304.i, ptr %.fca.35.gep.i, align 8, !noalias !3
  store double %out.2.sroa.324.0303.i, ptr %.fca.36.gep.i, align 8, !noalias !3
  store double %out.2.sroa.333.0302.i, ptr %.fca.37.gep.i, align 8, !noalias !3
  store double %out.2.sroa.342.0301.i, ptr %.fca.38.gep.i, align 8, !noalias !3
  store double %out.2.sroa.351.0300.i, ptr %.fca.39.gep.i, align 8, !noalias !3
  store double %out.2.sroa.360.0299.i, ptr %.fca.40.gep.i, align 8, !noalias !3
  store double %out.2.sroa.369.0298.i, ptr %.fca.41.gep.i, align 8, !noalias !3
  %.511.i = getelementptr inbounds nuw double, ptr %.508.i, i64 %.381.0296.i
  store double %.506.i, ptr %.511.i, align 8, !noalias !3
  %.513.fca.0.load.i = load double, ptr %.508.i, align 8, !noalias !3
  %.513.fca.1.load.i = load double, ptr %.fca.1.gep.i1418, align 8, !noalias !3
  %.513.fca.2.load.i = load double, ptr %.fca.2.gep.i1419, align 8, !noalias !3
  %.513.fca.3.load.i = load double, ptr %.fca.3.gep.i1420, align 8, !noalias !3
  %.513.fca.4.load.i = load double, ptr %.fca.4.gep.i1421, align 8, !noalias !3
  %.513.fca.5.load.i = load double, ptr %.fca.5.gep.i1422, align 8, !noalias !3
  %.513.fca.6.load.i = load double, ptr %.fca.6.gep.i1423, align 8, !noalias !3
  %.513.fca.7.load.i = load double, ptr %.fca.7.gep.i1424, align 8, !noalias !3
  %.513.fca.8.load.i = load double, ptr %.fca.8.gep.i1425, align 8, !noalias !3
  %.513.fca.9.load.i = load double, ptr %.fca.9.gep.i1426, align 8, !noalias !3
  %.513.fca.10.load.i = load double, ptr %.fca.10.gep.i1427, align 8, !noalias !3
  %.513.fca.11.load.i = load double, ptr %.fca.11.gep.i1428, align 8, !noalias !3
  %.513.fca.12.load.i = load double, ptr %.fca.12.gep.i1429, align 8, !noalias !3
  %.513.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !3
  %.513.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !3
  %.513.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !3
  %.513.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !3
  %.513.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !3
  %.513.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !3
  %.513.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !3
  %.513.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !3
  %.513.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !3
  %.513.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !3
  %.513.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !3
  %.513.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !3
  %.513.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !3
  %.513.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !3
  %.513.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !3
  %.513.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !3
  %.513.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !3
  %.513.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !3
  %.513.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !3
  %.513.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !3
  %.513.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !3
  %.513.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !3
  %.513.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !3
  %.513.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !3
  %.513.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !3
  %.513.fca.38.load.i = load double, ptr %.fca.38.gep.i, align 8, !noalias !3
  %.513.fca.39.load.i = load double, ptr %.fca.39.gep.i, align 8, !noalias !3
  %.513.fca.40.load.i = load double, ptr %.fca.40.gep.i, align 8, !noalias !3
  %.513.fca.41.load.i = load double, ptr %.fca.41.gep.i, align 8, !noalias !3
  %exitcond.not.i1431 = icmp eq i64 %.452.i, 42
  br i1 %exitcond.not.i1431, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE.exit, label %B38.if.i1430

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE.exit: ; preds = %B38.if.i1430
  call void @llvm.lifetime.end.p0(ptr nonnull %.508.i)
  %.527 = add nsw i64 %.281.fca.2.load.i, %.281.fca.1.load.i
  %.528 = add nsw i64 %.527, %.281.fca.3.load.i
  %.529 = add nsw i64 %.528, 1
  %.530 = mul nsw i64 %.281.fca.7.load.i, %.281.fca.5.load.i
  %.531 = add nsw i64 %.530, %.529
  %.532 = add nsw i64 %.281.fca.10.load.i, %.531
  %.533 = add nsw i64 %.532, %.281.fca.11.load.i
  %.573 = add nsw i64 %.281.fca.4.load.i, 11
  %.574 = add nsw i64 %.573, %.281.fca.0.load.i
  %.575 = add nsw i64 %.574, 18
  %.725 = getelementptr i64, ptr %arg.code_at, i64 %.281.fca.0.load.i
  %.795.idx = shl i64 %.281.fca.0.load.i, 4
  %.795 = getelementptr i8, ptr %arg.code_at, i64 %.795.idx
  %.865.idx = mul i64 %.281.fca.0.load.i, 24
  %.865 = getelementptr i8, ptr %arg.code_at, i64 %.865.idx
  %.935.idx = shl i64 %.281.fca.0.load.i, 5
  %.935 = getelementptr i8, ptr %arg.code_at, i64 %.935.idx
  %.1005.idx = mul i64 %.281.fca.0.load.i, 40
  %.1005 = getelementptr i8, ptr %arg.code_at, i64 %.1005.idx
  %.1075.idx = mul i64 %.281.fca.0.load.i, 48
  %.1075 = getelementptr i8, ptr %arg.code_at, i64 %.1075.idx
  %.1145.idx = mul i64 %.281.fca.0.load.i, 56
  %.1145 = getelementptr i8, ptr %arg.code_at, i64 %.1145.idx
  %.1266 = icmp slt i64 %.533, 1
  br i1 %.1266, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B10192.i, %B9716.i
  store double %issued.4.2.i, ptr %.3467, align 8, !noalias !7
  %.19406.i = getelementptr i8, ptr %.3467, i64 24
  store double %now.2.2.i, ptr %.19406.i, align 8, !noalias !7
  %.19439.i = getelementptr i8, ptr %.3467, i64 40
  %.19440.i = sitofp i64 %finished.5.2.i to double
  store double %.19440.i, ptr %.19439.i, align 8, !noalias !7
  %.4174 = trunc i64 %finished.5.2.i to i32
  store i32 %.4174, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1246.sroa.13.0 = phi i64 [ %.533, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1246.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1334 = sub i64 %.1246.sroa.13.0, %.1246.sroa.0.3
  %.1343 = tail call i64 @llvm.smax.i64(i64 %.1334, i64 0)
  %.1359 = getelementptr i64, ptr %arg.path_at, i64 %.1246.sroa.0.3
  br i1 %.1278, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE.exit
  %.1246.sroa.0.3 = phi i64 [ %.533, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE.exit ]
  %.1273 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1274 = select i1 %.1273, i64 %.533, i64 0
  %.1275 = add i64 %.1274, %.281.fca.1.load.i
  %.1278 = icmp slt i64 %.1275, 0
  br i1 %.1278, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1246.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1275, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1283.not = icmp slt i64 %.1275, %.533
  br i1 %.1283.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1416.sroa.13.0 = phi i64 [ %.533, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1416.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1504 = sub i64 %.1416.sroa.13.0, %.1416.sroa.0.3
  %.1513 = tail call i64 @llvm.smax.i64(i64 %.1504, i64 0)
  %.1529 = getelementptr i64, ptr %arg.path_at, i64 %.1416.sroa.0.3
  br i1 %.1448, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1416.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1275, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1283.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1416.sroa.0.3 = phi i64 [ %.533, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1416.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1443 = icmp slt i64 %.527, 0
  %.1444 = select i1 %.1443, i64 %.533, i64 0
  %.1445 = add i64 %.1444, %.527
  %.1448 = icmp slt i64 %.1445, 0
  br i1 %.1448, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1416.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1445, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1453.not = icmp slt i64 %.1445, %.533
  br i1 %.1453.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1586.sroa.13.0 = phi i64 [ %.533, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1586.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1674 = sub i64 %.1586.sroa.13.0, %.1586.sroa.0.3
  %.1683 = tail call i64 @llvm.smax.i64(i64 %.1674, i64 0)
  %.1699 = getelementptr i64, ptr %arg.path_at, i64 %.1586.sroa.0.3
  br i1 %.1618, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1586.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1445, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1453.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1586.sroa.0.3 = phi i64 [ %.533, %B0.endif.endif.endif.endi...if.4 ], [ %.1586.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1613 = icmp slt i64 %.528, -1
  %.1614 = select i1 %.1613, i64 %.533, i64 0
  %.1615 = add i64 %.1614, %.529
  %.1618 = icmp slt i64 %.1615, 0
  br i1 %.1618, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1586.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1615, %B0.endif.endif.endif.endi...endif.4 ]
  %.1623.not = icmp slt i64 %.1615, %.533
  br i1 %.1623.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.1756.sroa.13.0 = phi i64 [ %.533, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ], [ %.1756.sroa.13.1, %B0.endif.endif.endif.endi...endif.6.endif.endif ]
  %.1844 = sub i64 %.1756.sroa.13.0, %.1756.sroa.0.3
  %.1853 = tail call i64 @llvm.smax.i64(i64 %.1844, i64 0)
  %.1869 = getelementptr i64, ptr %arg.path_at, i64 %.1756.sroa.0.3
  %.2009 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.2079.idx = shl i64 %.281.fca.8.load.i, 4
  %.2079 = getelementptr i8, ptr %arg.sites_at, i64 %.2079.idx
  %.2149.idx = mul i64 %.281.fca.8.load.i, 24
  %.2149 = getelementptr i8, ptr %arg.sites_at, i64 %.2149.idx
  %.2219.idx = shl i64 %.281.fca.8.load.i, 5
  %.2219 = getelementptr i8, ptr %arg.sites_at, i64 %.2219.idx
  %.2289.idx = mul i64 %.281.fca.8.load.i, 40
  %.2289 = getelementptr i8, ptr %arg.sites_at, i64 %.2289.idx
  %.2359.idx = mul i64 %.281.fca.8.load.i, 48
  %.2359 = getelementptr i8, ptr %arg.sites_at, i64 %.2359.idx
  br i1 %.1788, label %B0.endif.endif.endif.endi...endif.8.endif.else.if, label %B0.endif.endif.endif.endi...endif.8.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1756.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1615, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1623.not, label %B0.endif.endif.endif.endi...endif.6.endif, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.endif:        ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1756.sroa.0.3 = phi i64 [ %.533, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1756.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1783 = icmp slt i64 %.531, 0
  %.1784 = select i1 %.1783, i64 %.533, i64 0
  %.1785 = add i64 %.1784, %.531
  %.1788 = icmp slt i64 %.1785, 0
  br i1 %.1788, label %B0.endif.endif.endif.endi...endif.6.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.6.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.6.endif.if, %B0.endif.endif.endif.endi...endif.6.endif
  %.1756.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.endif.if ], [ %.1785, %B0.endif.endif.endif.endi...endif.6.endif ]
  %.1793.not = icmp slt i64 %.1785, %.533
  br i1 %.1793.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.else.endif

B0.endif.endif.endif.endi...endif.8.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.2499.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.8.endif.else.if ], [ %.1785, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1793.not, label %B0.endif.endif.endif.endi...endif.9, label %B0.endif.endif.endif.endi...if.9, !prof !10

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  %.2499.sroa.0.3 = phi i64 [ %.533, %B0.endif.endif.endif.endi...if.9 ], [ %.2499.sroa.0.1, %B0.endif.endif.endif.endi...endif.8.endif.else.endif ]
  %.2526 = icmp slt i64 %.532, 0
  %.2527 = select i1 %.2526, i64 %.533, i64 0
  %.2528 = add i64 %.2527, %.532
  %.2531 = icmp slt i64 %.2528, 0
  %.2536.not = icmp slt i64 %.2528, %.533
  %.2612 = getelementptr i64, ptr %arg.path_at, i64 %.2499.sroa.0.3
  br i1 %.2531, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.9
  %.2669.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2528, %B0.endif.endif.endif.endi...endif.9 ]
  br i1 %.2536.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif.if

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2669.sroa.0.3 = phi i64 [ %.533, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2669.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2757 = sub i64 %.533, %.2669.sroa.0.3
  %.2766 = tail call i64 @llvm.smax.i64(i64 %.2757, i64 0)
  %.2782 = getelementptr i64, ptr %arg.path_at, i64 %.2669.sroa.0.3
  %.2862 = icmp slt i64 %.574, -17
  br i1 %.2862, label %B0.endif.endif.endif.endi...else.1.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2842.sroa.13.0 = phi i64 [ %.575, %B0.endif.endif.endif.endi...if.14 ], [ %.2842.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2930 = sub i64 %.2842.sroa.13.0, %.2842.sroa.0.3
  %.2939 = tail call i64 @llvm.smax.i64(i64 %.2930, i64 0)
  %.2955 = getelementptr double, ptr %arg.results_at, i64 %.2842.sroa.0.3
  br i1 %.2874, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2842.sroa.0.3 = phi i64 [ %.575, %B0.endif.endif.endif.endi...else.1.endif.if ], [ 0, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ]
  %.2869 = icmp slt i64 %.281.fca.4.load.i, 0
  %.2870 = select i1 %.2869, i64 %.575, i64 0
  %.2871 = add i64 %.2870, %.281.fca.4.load.i
  %.2874 = icmp slt i64 %.2871, 0
  br i1 %.2874, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2842.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2871, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2879.not = icmp slt i64 %.2871, %.575
  br i1 %.2879.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16, %B0.endif.endif.endif.endi...endif.16.if
  %.3012.sroa.13.0 = phi i64 [ %.575, %B0.endif.endif.endif.endi...endif.16.if ], [ %.3012.sroa.13.1, %B0.endif.endif.endif.endi...endif.16 ]
  %.3100 = sub i64 %.3012.sroa.13.0, %.3012.sroa.0.3
  %.3109 = tail call i64 @llvm.smax.i64(i64 %.3100, i64 0)
  %.3125 = getelementptr double, ptr %arg.results_at, i64 %.3012.sroa.0.3
  br i1 %.3044, label %B0.endif.endif.endif.endi...endif.13.endif.else.if, label %B0.endif.endif.endif.endi...endif.13.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.3012.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2871, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2879.not, label %B0.endif.endif.endif.endi...endif.13.else.endif.endif, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.13.else.endif.endif

B0.endif.endif.endif.endi...endif.13.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.3012.sroa.0.3 = phi i64 [ %.575, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.3012.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.3039 = icmp slt i64 %.281.fca.4.load.i, -11
  %.3040 = select i1 %.3039, i64 %.575, i64 0
  %.3041 = add i64 %.3040, %.573
  %.3044 = icmp slt i64 %.3041, 0
  br i1 %.3044, label %B0.endif.endif.endif.endi...if.16, label %B0.endif.endif.endif.endi...endif.16, !prof !6

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  %.3012.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.16 ], [ %.3041, %B0.endif.endif.endif.endi...endif.13.else.endif.endif ]
  %.3049.not = icmp slt i64 %.3041, %.575
  br i1 %.3049.not, label %B0.endif.endif.endif.endi...endif.13.endif, label %B0.endif.endif.endif.endi...endif.16.if, !prof !10

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.13.endif

B0.endif.endif.endif.endi...endif.13.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif, %B0.endif.endif.endif.endi...endif.18.endif.if
  %.3183.sroa.13.0 = phi i64 [ %.575, %B0.endif.endif.endif.endi...endif.18.endif.if ], [ %.3183.sroa.13.1, %B0.endif.endif.endif.endi...endif.18.endif ]
  %.3271 = sub i64 %.3183.sroa.13.0, %.3183.sroa.0.3
  %.3280 = tail call i64 @llvm.smax.i64(i64 %.3271, i64 0)
  %.3296 = getelementptr double, ptr %arg.results_at, i64 %.3183.sroa.0.3
  br i1 %.3215, label %B0.endif.endif.endif.endi...if.20, label %B0.endif.endif.endif.endi...endif.20, !prof !6

B0.endif.endif.endif.endi...endif.13.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.13.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.else.endif

B0.endif.endif.endif.endi...endif.13.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.if, %B0.endif.endif.endif.endi...endif.13.endif
  %.3183.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.endif.else.if ], [ %.3041, %B0.endif.endif.endif.endi...endif.13.endif ]
  br i1 %.3049.not, label %B0.endif.endif.endif.endi...endif.18, label %B0.endif.endif.endif.endi...if.18, !prof !10

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  %.3183.sroa.0.3 = phi i64 [ %.575, %B0.endif.endif.endif.endi...if.18 ], [ %.3183.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.endif.else.endif ]
  %.3210 = icmp slt i64 %.574, 0
  %.3211 = select i1 %.3210, i64 %.575, i64 0
  %.3212 = add i64 %.3211, %.574
  %.3215 = icmp slt i64 %.3212, 0
  br i1 %.3215, label %B0.endif.endif.endif.endi...endif.18.if, label %B0.endif.endif.endif.endi...endif.18.endif, !prof !6

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif

B0.endif.endif.endif.endi...endif.18.endif:       ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3183.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3212, %B0.endif.endif.endif.endi...endif.18 ]
  %.3220.not = icmp slt i64 %.3212, %.575
  br i1 %.3220.not, label %B0.endif.endif.endif.endi...endif.13.endif.endif, label %B0.endif.endif.endif.endi...endif.18.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.18.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.18.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.endif

B0.endif.endif.endif.endi...if.20:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20

B0.endif.endif.endif.endi...endif.20:             ; preds = %B0.endif.endif.endif.endi...if.20, %B0.endif.endif.endif.endi...endif.13.endif.endif
  %.3354.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.20 ], [ %.3212, %B0.endif.endif.endif.endi...endif.13.endif.endif ]
  br i1 %.3220.not, label %B0.endif.endif.endif.endi...endif.20.endif.endif.if, label %B0.endif.endif.endif.endi...endif.20.if, !prof !10

B0.endif.endif.endif.endi...endif.20.if:          ; preds = %B0.endif.endif.endif.endi...endif.20
  br label %B0.endif.endif.endif.endi...endif.20.endif.endif.if

B0.endif.endif.endif.endi...endif.20.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.20.if, %B0.endif.endif.endif.endi...endif.20
  %.3354.sroa.0.3 = phi i64 [ %.575, %B0.endif.endif.endif.endi...endif.20.if ], [ %.3354.sroa.0.1, %B0.endif.endif.endif.endi...endif.20 ]
  %.3467 = getelementptr double, ptr %arg.results_at, i64 %.3354.sroa.0.3
  %.565.i = mul i64 %.281.fca.7.load.i, %.281.fca.6.load.i
  %.593.i = add nsw i64 %.281.fca.10.load.i, %.281.fca.8.load.i
  %spec.select11082.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.735.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select11082.i
  %.5.i.i9758.i = fptosi double %.513.fca.30.load.i to i64
  %.209.0.i.i = ashr i64 %.5.i.i9758.i, 4
  %.13.i.i9759.i = tail call i64 @llvm.smax.i64(i64 %.209.0.i.i, i64 1)
  %.270.i.i = shl nuw nsw i64 %.13.i.i9759.i, 4
  %.87.i.i.i = or disjoint i64 %.270.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1816.i:                                          ; preds = %B1816.i.outer, %B10195.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B10195.i ], [ %dispatched.3.1.i.ph, %B1816.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B10195.i ], [ %next_block.2.1.i.ph, %B1816.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B10195.i ], [ %waiting_slots.3.1.i.ph, %B1816.i.outer ]
  %.4756.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4785.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond9378.i = select i1 %.4756.i, i1 %.4785.i, i1 false
  br i1 %or.cond9378.i, label %B1844.i.preheader, label %B2532.i

B1844.i.preheader:                                ; preds = %B1816.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1844.i

B1844.i:                                          ; preds = %B1844.i.preheader, %B2518.i
  %dispatched.2.3.i = phi double [ %.4940.i, %B2518.i ], [ %dispatched.3.1.i, %B1844.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6505.i, %B2518.i ], [ %next_block.2.1.i, %B1844.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6515.i, %B2518.i ], [ %waiting_slots.3.1.i, %B1844.i.preheader ]
  %.4833.i = load i64, ptr %.226.i10332.i, align 8, !noalias !7
  %.4834.i = icmp sgt i64 %.4833.i, -1
  br i1 %.4834.i, label %B1872.i, label %B1906.i

B1872.i:                                          ; preds = %B1844.i, %B1872.i
  %slot.4.4.i = phi i64 [ %.4837.i, %B1872.i ], [ 0, %B1844.i ]
  %.4837.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4870.i = getelementptr i64, ptr %.226.i10332.i, i64 %.4837.i
  %.4871.i = load i64, ptr %.4870.i, align 8, !noalias !7
  %.4872.i = icmp sgt i64 %.4871.i, -1
  br i1 %.4872.i, label %B1872.i, label %B1906.i

B1906.i:                                          ; preds = %B1872.i, %B1844.i
  %slot.5.5.i = phi i64 [ 0, %B1844.i ], [ %.4837.i, %B1872.i ]
  %.4905.i = getelementptr double, ptr %.226.i10404.i, i64 %slot.5.5.i
  %.4906.i = load double, ptr %.4905.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4906.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4906.i, double %dispatched.2.3.i
  %.4940.i = fadd double %.513.fca.0.load.i, %.13.i.i
  %.4973.i = getelementptr double, ptr %.226.i10478.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4973.i, align 8, !noalias !7
  %.4977.i = fadd double %.513.fca.1.load.i, %.13.i.i
  %.5011.i = getelementptr i64, ptr %.226.i10332.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.5011.i, align 8, !noalias !7
  %.5042.i = getelementptr i64, ptr %.226.i10368.i, i64 %slot.5.5.i
  store i64 0, ptr %.5042.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4905.i, align 8, !noalias !7
  br i1 %.515511159.not.i, label %B2472.i, label %B2060.if.lr.ph.i

B2060.if.lr.ph.i:                                 ; preds = %B1906.i
  %.5195.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.5272.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5274.not.not11200.i = and i1 %.5273.i, %.5272.i
  %.5702.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge11192.i = select i1 %.5261.i, i1 true, i1 %.5274.not.not11200.i, !prof !6
  br label %B2060.if.i

B2060.loopexit.i:                                 ; preds = %.6445.endif.preheader.i, %.6141.endif.endif.i
  %exitcond11261.not.i = icmp eq i64 %.281.fca.7.load.i, %.5168.i
  br i1 %exitcond11261.not.i, label %B2472.i, label %B2060.if.i

B2472.i:                                          ; preds = %B2060.loopexit.i, %B1906.i
  %.6505.i = add i64 %next_block.5.3.i, 1
  %.6515.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i10845.i, label %.6777.if.i, label %.6777.endif.i, !prof !11

B2518.i:                                          ; preds = %.6777.if.i
  %exitcond1596.not = icmp eq i64 %.6505.i, %.281.fca.4.load.i
  br i1 %exitcond1596.not, label %B2532.i, label %B1844.i

B2532.i:                                          ; preds = %.6777.if.i, %B2518.i, %B1816.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1816.i ], [ %.4940.i, %B2518.i ], [ %.4940.i, %.6777.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1816.i ], [ %.6505.i, %.6777.if.i ], [ %.281.fca.4.load.i, %B2518.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1816.i ], [ 0, %.6777.if.i ], [ %.6515.i, %B2518.i ]
  br label %B2590.if.i

B2610.i:                                          ; preds = %B2590.if.i
  %4 = getelementptr double, ptr %.226.i10626.i, i64 %.6907.011164.i
  %.7068.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i10736.i, i64 %.6907.011164.i
  %.7099.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i101531134311347.i, %.6907.011164.i
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
  %.12.i.i.i = fcmp ogt double %.7068.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.7068.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.7099.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i10150.i, i64 %.7099.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !12
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i10187.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !12
  %.613.i.i = getelementptr i64, ptr %.226.i10187.i, i64 %w.2.0260.i.i
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
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6907.011164.i, %B2610.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2610.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i10150.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !12
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6907.011164.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i10150.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !12
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2610.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.7099.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2610.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2610.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i10771.i, i64 %.6907.011164.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i10807.i, i64 %.6907.011164.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %274, align 8, !noalias !7
  br label %B2700.i

B2700.i:                                          ; preds = %B2590.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i10771.i, i64 %.6907.011164.i
  %.7267.i = load i64, ptr %12, align 8, !noalias !7
  %.7268.i = icmp sgt i64 %.7267.i, -1
  br i1 %.7268.i, label %B2724.i, label %B2768.i

B2724.i:                                          ; preds = %B2700.i
  %13 = getelementptr double, ptr %.226.i10807.i, i64 %.6907.011164.i
  %.7308.i = load double, ptr %13, align 8, !noalias !7
  %.7310.i = fcmp olt double %.7308.i, %best.2.211167.i
  br i1 %.7310.i, label %B2748.i, label %B2768.i

B2748.i:                                          ; preds = %B2724.i
  br label %B2768.i

B2768.i:                                          ; preds = %B2748.i, %B2724.i, %B2700.i
  %best.3.3.i = phi double [ %.7308.i, %B2748.i ], [ %best.2.211167.i, %B2724.i ], [ %best.2.211167.i, %B2700.i ]
  %scheduler.3.3.i = phi i64 [ %.6907.011164.i, %B2748.i ], [ %scheduler.2.211168.i, %B2724.i ], [ %scheduler.2.211168.i, %B2700.i ]
  %exitcond11263.not.i = icmp eq i64 %.6976.i, 4
  br i1 %exitcond11263.not.i, label %B2770.i, label %B2590.if.i

B2770.i:                                          ; preds = %B2768.i
  %.7371.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7371.i, label %B9716.i.loopexit, label %B2786.i

B2786.i:                                          ; preds = %B2770.i
  %.7770.i = getelementptr i64, ptr %.226.i10771.i, i64 %scheduler.3.3.i
  %.7771.i = load i64, ptr %.7770.i, align 8, !noalias !7
  %.7804.i = getelementptr i64, ptr %.226.i10844.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7804.i, align 8, !noalias !7
  %.7826.i = icmp slt i64 %.7771.i, 0
  %.7827.i = select i1 %.7826.i, i64 %.210.i9827.i, i64 0
  %14 = getelementptr i64, ptr %.226.i9825.i, i64 %.7771.i
  %.7841.i = getelementptr i64, ptr %14, i64 %.7827.i
  %.7842.i = load i64, ptr %.7841.i, align 8, !noalias !7
  %.7860.i = icmp slt i64 %.7842.i, 0
  %.7861.i = select i1 %.7860.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7842.i
  %.7875.i = getelementptr i64, ptr %15, i64 %.7861.i
  %.7876.i = load i64, ptr %.7875.i, align 8, !noalias !7
  %.7895.i = select i1 %.7826.i, i64 %.210.i10226.i, i64 0
  %16 = getelementptr double, ptr %.226.i10223.i, i64 %.7771.i
  %.7909.i = getelementptr double, ptr %16, i64 %.7895.i
  %.7910.i = load double, ptr %.7909.i, align 8, !noalias !7
  %.7926.i = select i1 %.7826.i, i64 %.210.i101531134311347.i, i64 0
  %17 = getelementptr double, ptr %.226.i10150.i, i64 %.7771.i
  %.7940.i = getelementptr double, ptr %17, i64 %.7926.i
  %.7941.i = load double, ptr %.7940.i, align 8, !noalias !7
  %.12.i9388.i = fcmp olt double %best.3.3.i, %.7941.i
  %.13.i9389.i = select i1 %.12.i9388.i, double %best.3.3.i, double %.7941.i
  %.12.i9390.i = fcmp ogt double %.13.i9389.i, %.7910.i
  %.13.i9391.i = select i1 %.12.i9390.i, double %.13.i9389.i, double %.7910.i
  %.8017.i = select i1 %.7826.i, i64 %.210.i10262.i, i64 0
  %18 = getelementptr i64, ptr %.226.i10260.i, i64 %.7771.i
  %.8031.i = getelementptr i64, ptr %18, i64 %.8017.i
  %.8032.i = load i64, ptr %.8031.i, align 8, !noalias !7
  %.8046.i = icmp slt i64 %.8032.i, 0
  %.8047.i = select i1 %.8046.i, i64 %.3109, i64 0
  %19 = getelementptr double, ptr %.3125, i64 %.8032.i
  %.8061.i = getelementptr double, ptr %19, i64 %.8047.i
  %.8062.i = load double, ptr %.8061.i, align 8, !noalias !7
  %.8095.i = fsub double %.13.i9391.i, %.7910.i
  %.8096.i = fadd double %.8062.i, %.8095.i
  store double %.8096.i, ptr %.8061.i, align 8, !noalias !7
  %.8142.i = select i1 %.7860.i, i64 %.3280, i64 0
  %20 = getelementptr double, ptr %.3296, i64 %.7842.i
  %.8156.i = getelementptr double, ptr %20, i64 %.8142.i
  %.8157.i = load double, ptr %.8156.i, align 8, !noalias !7
  %.8188.i = load double, ptr %.7909.i, align 8, !noalias !7
  %.8190.i = fsub double %.13.i9391.i, %.8188.i
  %.8191.i = fadd double %.8157.i, %.8190.i
  store double %.8191.i, ptr %.8156.i, align 8, !noalias !7
  %.8228.i = fcmp ogt double %best.3.3.i, %.13.i9391.i
  %.8232.i = fsub double %best.3.3.i, %.13.i9391.i
  br i1 %.8228.i, label %B3060.i, label %B2786.B3164_crit_edge.i

B2786.B3164_crit_edge.i:                          ; preds = %B2786.i
  %.pre11300.i = select i1 %.7826.i, i64 %.210.i10702.i, i64 0
  br label %B3164.i

B3060.i:                                          ; preds = %B2786.i
  %.8262.i = getelementptr double, ptr %.226.i10662.i, i64 %scheduler.3.3.i
  %.8263.i = load double, ptr %.8262.i, align 8, !noalias !7
  %.8279.i = select i1 %.7826.i, i64 %.210.i10702.i, i64 0
  %21 = getelementptr double, ptr %.226.i10699.i, i64 %.7771.i
  %.8293.i = getelementptr double, ptr %21, i64 %.8279.i
  %.8294.i = load double, ptr %.8293.i, align 8, !noalias !7
  %.8295.i = fsub double %.8263.i, %.8294.i
  %.8299.i = fmul double %.8232.i, %.8295.i
  %.8330.i = load double, ptr %.7909.i, align 8, !noalias !7
  %.8332.i = fsub double %best.3.3.i, %.8330.i
  %.8336.i = fdiv double %.8299.i, %.8332.i
  %.12.i9392.i = fcmp olt double %.8336.i, %.8232.i
  %.13.i9393.i = select i1 %.12.i9392.i, double %.8336.i, double %.8232.i
  br label %B3164.i

B3164.i:                                          ; preds = %B3060.i, %B2786.B3164_crit_edge.i
  %.8578.pre-phi.i = phi i64 [ %.pre11300.i, %B2786.B3164_crit_edge.i ], [ %.8279.i, %B3060.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2786.B3164_crit_edge.i ], [ %.13.i9393.i, %B3060.i ]
  %.8397.i = load double, ptr %.8396.i, align 8, !noalias !7
  %.8399.i = fadd double %held.2.2.i, %.8397.i
  store double %.8399.i, ptr %.8396.i, align 8, !noalias !7
  %.8459.i = load double, ptr %.8458.i, align 8, !noalias !7
  %.8466.i = fsub double %.8232.i, %held.2.2.i
  %.8469.i = fadd double %.8466.i, %.8459.i
  store double %.8469.i, ptr %.8458.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7909.i, align 8, !noalias !7
  %.8561.i = getelementptr double, ptr %.226.i10662.i, i64 %scheduler.3.3.i
  %.8562.i = load double, ptr %.8561.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i10699.i, i64 %.7771.i
  %.8592.i = getelementptr double, ptr %22, i64 %.8578.pre-phi.i
  store double %.8562.i, ptr %.8592.i, align 8, !noalias !7
  %23 = getelementptr i64, ptr %.935, i64 %.7842.i
  %.8638.i = getelementptr i64, ptr %23, i64 %.7861.i
  %.8639.i = load i64, ptr %.8638.i, align 8, !noalias !7
  %.8644.not.i = icmp eq i64 %.8639.i, 0
  br i1 %.8644.not.i, label %B3554.i, label %B3410.preheader.i

B3410.preheader.i:                                ; preds = %B3164.i
  %.8815.i = mul nsw i64 %.7771.i, 6
  br label %B3410.if.i

B3430.i:                                          ; preds = %B3410.if.i
  %.8817.i = add nsw i64 %.8685.011169.i, %.8815.i
  %.8831.i = icmp slt i64 %.8817.i, 0
  %.8832.i = select i1 %.8831.i, i64 %.210.i9972.i, i64 0
  %24 = getelementptr double, ptr %.226.i9969.i, i64 %.8817.i
  %.8846.i = getelementptr double, ptr %24, i64 %.8832.i
  %.8847.i = load double, ptr %.8846.i, align 8, !noalias !7
  %.8849.i = fcmp ogt double %.8847.i, %need.3.311171.i
  br i1 %.8849.i, label %B3476.i, label %B3552.i

B3476.i:                                          ; preds = %B3430.i
  %.8909.i = select i1 %.8831.i, i64 %.210.i10008.i, i64 0
  %25 = getelementptr i64, ptr %.226.i10006.i, i64 %.8817.i
  %.8923.i = getelementptr i64, ptr %25, i64 %.8909.i
  %.8924.i = load i64, ptr %.8923.i, align 8, !noalias !7
  br label %B3552.i

B3552.i:                                          ; preds = %B3410.if.i, %B3476.i, %B3430.i
  %need.4.4.i = phi double [ %.8847.i, %B3476.i ], [ %need.3.311171.i, %B3430.i ], [ %need.3.311171.i, %B3410.if.i ]
  %why.6.4.i = phi i64 [ %.8924.i, %B3476.i ], [ %why.5.311172.i, %B3430.i ], [ %why.5.311172.i, %B3410.if.i ]
  %exitcond11264.not.i = icmp eq i64 %.8760.i, 6
  br i1 %exitcond11264.not.i, label %B3554.i, label %B3410.if.i

B3554.i:                                          ; preds = %B3552.i, %B3164.i
  %need.5.2.i = phi double [ %best.3.3.i, %B3164.i ], [ %need.4.4.i, %B3552.i ]
  %why.4.2.i = phi i64 [ 2, %B3164.i ], [ %why.6.4.i, %B3552.i ]
  %.8964.i = icmp eq i64 %.7876.i, 15
  br i1 %.8964.i, label %B3586.i, label %B3762.i

B3586.i:                                          ; preds = %B3554.i
  %.8987.i = select i1 %.7826.i, i64 %.210.i9935.i, i64 0
  %26 = getelementptr i64, ptr %.226.i9933.i, i64 %.7771.i
  %.9001.i = getelementptr i64, ptr %26, i64 %.8987.i
  %.9002.i = load i64, ptr %.9001.i, align 8, !noalias !7
  %27 = getelementptr i64, ptr %.1075, i64 %.7842.i
  %.9032.i = getelementptr i64, ptr %27, i64 %.7861.i
  %.9033.i = load i64, ptr %.9032.i, align 8, !noalias !7
  %.9034.i = icmp sgt i64 %.9002.i, %.9033.i
  br i1 %.9034.i, label %B3622.i, label %B3762.i

B3622.i:                                          ; preds = %B3586.i
  %28 = xor i64 %.9033.i, -1
  %.9109.i = add i64 %.9002.i, %28
  %.9120.0.i = and i64 %.9109.i, 15
  %.9165.i = select i1 %.7826.i, i64 %.210.i9899.i, i64 0
  %.idx.i = shl i64 %.7771.i, 7
  %29 = getelementptr i8, ptr %.226.i9896.i, i64 %.idx.i
  %30 = getelementptr double, ptr %29, i64 %.9120.0.i
  %.9179.i = getelementptr double, ptr %30, i64 %.9165.i
  %.9180.i = load double, ptr %.9179.i, align 8, !noalias !7
  %.9186.i = fcmp ogt double %.9180.i, %need.5.2.i
  br i1 %.9186.i, label %B3724.i, label %B3762.i

B3724.i:                                          ; preds = %B3622.i
  br label %B3762.i

B3762.i:                                          ; preds = %B3724.i, %B3622.i, %B3586.i, %B3554.i
  %need.6.2.i = phi double [ %.9180.i, %B3724.i ], [ %need.5.2.i, %B3622.i ], [ %need.5.2.i, %B3586.i ], [ %need.5.2.i, %B3554.i ]
  %why.3.2.i = phi i64 [ 2, %B3724.i ], [ %why.4.2.i, %B3622.i ], [ %why.4.2.i, %B3586.i ], [ %why.4.2.i, %B3554.i ]
  %.9205.i = fadd double %best.3.3.i, 1.000000e-09
  %.9207.i = fcmp ogt double %need.6.2.i, %.9205.i
  br i1 %.9207.i, label %B10195.i, label %B3804.i

B3804.i:                                          ; preds = %B3762.i
  %.9293.i = icmp slt i64 %.7876.i, 5
  br i1 %.9293.i, label %B3836.i, label %B3966.i

B3836.i:                                          ; preds = %B3804.i
  %.9296.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9298.i = add nsw i64 %.7876.i, %.9296.i
  %.9312.i = icmp slt i64 %.9298.i, 0
  %.9313.i = select i1 %.9312.i, i64 %.210.i10592.i, i64 0
  %31 = getelementptr double, ptr %.226.i10589.i, i64 %.9298.i
  %.9327.i = getelementptr double, ptr %31, i64 %.9313.i
  %.9328.i = load double, ptr %.9327.i, align 8, !noalias !7
  %.9331.i = fcmp ogt double %.9328.i, %.9205.i
  br i1 %.9331.i, label %B10195.i, label %B3966.i

B3966.i:                                          ; preds = %B3836.i, %B3804.i
  switch i64 %.7876.i, label %B8.i.i.preheader [
    i64 13, label %B4074.i
    i64 8, label %B4074.i
    i64 7, label %B4074.i
    i64 6, label %B4074.i
  ]

B4074.i:                                          ; preds = %B3966.i, %B3966.i, %B3966.i, %B3966.i
  %.9506.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9536.i = getelementptr i64, ptr %.226.i10954.i, i64 %scheduler.3.3.i
  %.9537.i = load i64, ptr %.9536.i, align 8, !noalias !7
  %.9538.i = add nsw i64 %.9537.i, %.9506.i
  %.9552.i = icmp slt i64 %.9538.i, 0
  %.9553.i = select i1 %.9552.i, i64 %.210.i10920.i, i64 0
  %32 = getelementptr double, ptr %.226.i10917.i, i64 %.9538.i
  %.9567.i = getelementptr double, ptr %32, i64 %.9553.i
  %.9568.i = load double, ptr %.9567.i, align 8, !noalias !7
  %.9571.i = fcmp ogt double %.9568.i, %.9205.i
  br i1 %.9571.i, label %B10195.i, label %B8.i.i.preheader

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
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7876.i
  br i1 %.96.i.i, label %B4264.i, label %B8.i.i

B4264.i:                                          ; preds = %B8.if.i.i
  %.9762.i = mul nsw i64 %scheduler.3.3.i, %.5.i10967.i
  %.9792.i = getelementptr i64, ptr %.226.i11028.i, i64 %scheduler.3.3.i
  %.9793.i = load i64, ptr %.9792.i, align 8, !noalias !7
  %.9794.i = add nsw i64 %.9793.i, %.9762.i
  %.9808.i = icmp slt i64 %.9794.i, 0
  %.9809.i = select i1 %.9808.i, i64 %.210.i10994.i, i64 0
  %33 = getelementptr double, ptr %.226.i10991.i, i64 %.9794.i
  %.9823.i = getelementptr double, ptr %33, i64 %.9809.i
  %.9824.i = load double, ptr %.9823.i, align 8, !noalias !7
  %.9827.i = fcmp ogt double %.9824.i, %.9205.i
  br i1 %.9827.i, label %B10195.i, label %B4398.i

B4398.i.loopexit:                                 ; preds = %B8.i.i
  %.9492.i.le196 = icmp eq i64 %.7876.i, 13
  br label %B4398.i

B4398.i:                                          ; preds = %B4264.i, %B4398.i.loopexit
  %.9492.i170 = phi i1 [ %.9492.i.le196, %B4398.i.loopexit ], [ false, %B4264.i ]
  %.7841.i351 = getelementptr i64, ptr %14, i64 %.7827.i
  %.8561.i357 = getelementptr double, ptr %.226.i10662.i, i64 %scheduler.3.3.i
  %"$phi4036.0.2.3.i172.in" = add i64 %.7876.i, -6
  %"$phi4036.0.2.3.i172" = icmp ult i64 %"$phi4036.0.2.3.i172.in", 3
  %.9458.i174 = icmp slt i64 %.7876.i, 9
  %.9441.i176 = icmp sgt i64 %.7876.i, 5
  %.10010.i = load double, ptr %.3125, align 8, !noalias !7
  %.10011.i = fadd double %.10010.i, 1.000000e+00
  store double %.10011.i, ptr %.3125, align 8, !noalias !7
  %.10043.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.10050.i = shl nuw nsw i64 %.10043.i, 1
  %.10052.not.i = icmp sge i64 %.10050.i, %arg.limit
  %.10058.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond9379.i = select i1 %.10052.not.i, i1 %.10058.i, i1 false
  br i1 %or.cond9379.i, label %B4494.i, label %B4558.i

B4494.i:                                          ; preds = %B4398.i
  %.10095.i = uitofp nneg i64 %.10043.i to double
  store double %.10095.i, ptr %.10094.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.10126.i, align 8, !noalias !7
  br label %B4558.i

B4558.i:                                          ; preds = %B4494.i, %B4398.i
  %half.4.2.i = phi i64 [ %.10043.i, %B4494.i ], [ %half.2.1.i.ph, %B4398.i ]
  %.10132.i = fadd double %best.3.3.i, 1.000000e+00
  %34 = getelementptr i64, ptr %.1145, i64 %.7842.i
  %.10162.i = getelementptr i64, ptr %34, i64 %.7861.i
  %.10163.i = load i64, ptr %.10162.i, align 8, !noalias !7
  %.10164.i = sitofp i64 %.10163.i to double
  %.10165.i = fadd double %.10132.i, %.10164.i
  %.10195.i = getelementptr double, ptr %.226.i10626.i, i64 %scheduler.3.3.i
  store double %.10165.i, ptr %.10195.i, align 8, !noalias !7
  %.10227.i = load double, ptr %.8561.i357, align 8, !noalias !7
  %.10258.i = load i64, ptr %.10162.i, align 8, !noalias !7
  %.10259.i = sitofp i64 %.10258.i to double
  %.10260.i = fadd double %.10227.i, %.10259.i
  store double %.10260.i, ptr %.8561.i357, align 8, !noalias !7
  %.10322.i = getelementptr i64, ptr %.226.i10736.i, i64 %scheduler.3.3.i
  store i64 %.7771.i, ptr %.10322.i, align 8, !noalias !7
  br i1 %.10326.i, label %B4668.i, label %B4690.i

B4668.i:                                          ; preds = %B4558.i
  %.10330.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.10332.i = add nsw i64 %.10330.i, %.10043.i
  %.10348.i = select i1 %.7826.i, i64 %.210.i10189.i, i64 0
  %35 = getelementptr i64, ptr %.226.i10187.i, i64 %.7771.i
  %.10362.i = getelementptr i64, ptr %35, i64 %.10348.i
  store i64 %.10332.i, ptr %.10362.i, align 8, !noalias !7
  br label %B4690.i

B4690.i:                                          ; preds = %B4668.i, %B4558.i
  br i1 %.9293.i, label %B4722.i, label %B4772.i

B4722.i:                                          ; preds = %B4690.i
  %36 = getelementptr double, ptr %arg.cost_at, i64 %.7842.i
  %.10397.i = getelementptr double, ptr %36, i64 %.7861.i
  %.10398.i = load double, ptr %.10397.i, align 8, !noalias !7
  %.10400.i = fadd double %best.3.3.i, %.10398.i
  %.10402.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.10404.i = add nsw i64 %.7876.i, %.10402.i
  %.10418.i = icmp slt i64 %.10404.i, 0
  %.10419.i = select i1 %.10418.i, i64 %.210.i10592.i, i64 0
  %37 = getelementptr double, ptr %.226.i10589.i, i64 %.10404.i
  %.10433.i = getelementptr double, ptr %37, i64 %.10419.i
  store double %.10400.i, ptr %.10433.i, align 8, !noalias !7
  br label %B4772.i

B4772.i:                                          ; preds = %B4722.i, %B4690.i
  %.10462.i = icmp ne i64 %.7771.i, -9223372036854775808
  %.10464.not.i = or i1 %.10463.i, %.10462.i
  %or.cond11193.i = and i1 %.10451.i, %.10464.not.i
  br i1 %or.cond11193.i, label %B4772.else.if.i, label %B4772.endif.i, !prof !15

B4950.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %38 = getelementptr i64, ptr %.1005, i64 %.7842.i
  %.10712.i = getelementptr i64, ptr %38, i64 %.7861.i
  %.10713.i = load i64, ptr %.10712.i, align 8, !noalias !7
  %.10714.i = icmp sgt i64 %.10713.i, -1
  br i1 %.10714.i, label %B4974.i, label %B5520.i

B4974.i:                                          ; preds = %B4950.i
  %.10775.i = getelementptr i64, ptr %.2612, i64 %.10713.i
  %.10776.i = load i64, ptr %.10775.i, align 8, !noalias !7
  %.10777.i = icmp sgt i64 %.10776.i, -1
  br i1 %.10777.i, label %B5010.i, label %B5490.i

B5010.i:                                          ; preds = %B4974.i
  %.10783.i = mul nsw i64 %.7771.i, %.593.i
  %.10785.i = add nsw i64 %.10783.i, %.281.fca.8.load.i
  %.10817.i = add nsw i64 %.10785.i, %.10713.i
  %.10831.i = icmp slt i64 %.10817.i, 0
  %.10832.i = select i1 %.10831.i, i64 %.210.i10298.i, i64 0
  %39 = getelementptr i64, ptr %.226.i10296.i, i64 %.10817.i
  %.10846.i = getelementptr i64, ptr %39, i64 %.10832.i
  %.10847.i = load i64, ptr %.10846.i, align 8, !noalias !7
  %.10910.i = add nsw i64 %.10776.i, %.10673.i
  %.10924.i = icmp slt i64 %.10910.i, 0
  %.10925.i = select i1 %.10924.i, i64 %.2766, i64 0
  %40 = getelementptr i64, ptr %.2782, i64 %.10910.i
  %.10939.i = getelementptr i64, ptr %40, i64 %.10925.i
  %.10940.i = load i64, ptr %.10939.i, align 8, !noalias !7
  %.10941.not.i = icmp slt i64 %.10847.i, %.10940.i
  %.10945.i = add nsw i64 %.10847.i, 1
  store i64 %.10945.i, ptr %.10846.i, align 8, !noalias !7
  br i1 %.10941.not.i, label %B5452.i, label %B8132.i

B5158.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %or.cond9380.i = or i1 %.9458.i174, %.9492.i170
  %or.cond.i = and i1 %.9441.i176, %or.cond9380.i
  br i1 %or.cond.i, label %B5260.i, label %B7386.i

B5260.i:                                          ; preds = %B5158.i
  %41 = getelementptr i64, ptr %.1005, i64 %.7842.i
  %.11068.i = getelementptr i64, ptr %41, i64 %.7861.i
  %.11069.i = load i64, ptr %.11068.i, align 8, !noalias !7
  %.11070.i = icmp sgt i64 %.11069.i, -1
  br i1 %.11070.i, label %B5284.i, label %B7966.i

B5284.i:                                          ; preds = %B5260.i
  %.11136.i = getelementptr i64, ptr %.2359, i64 %.11069.i
  %.11137.i = load i64, ptr %.11136.i, align 8, !noalias !7
  %.11138.i = icmp sgt i64 %.11137.i, -1
  %.11142.i = mul nsw i64 %.7771.i, %.593.i
  %.11174.i = add nsw i64 %.11069.i, %.11142.i
  br i1 %.11138.i, label %B5410.i, label %B6224.i

B5410.i:                                          ; preds = %B5284.i
  %.11188.i = icmp slt i64 %.11174.i, 0
  %.11189.i = select i1 %.11188.i, i64 %.210.i10298.i, i64 0
  %42 = getelementptr i64, ptr %.226.i10296.i, i64 %.11174.i
  %.11203.i = getelementptr i64, ptr %42, i64 %.11189.i
  %.11204.i = load i64, ptr %.11203.i, align 8, !noalias !7
  %.11267.i = add nsw i64 %.11137.i, %.10673.i
  %.11281.i = icmp slt i64 %.11267.i, 0
  %.11282.i = select i1 %.11281.i, i64 %.2766, i64 0
  %43 = getelementptr i64, ptr %.2782, i64 %.11267.i
  %.11296.i = getelementptr i64, ptr %43, i64 %.11282.i
  %.11297.i = load i64, ptr %.11296.i, align 8, !noalias !7
  %.11298.not.i = icmp slt i64 %.11204.i, %.11297.i
  br i1 %.11298.not.i, label %B6224.i, label %B7966.i

B5452.i:                                          ; preds = %B5010.i
  %.11368.pre.i = load i64, ptr %.10712.i, align 8, !noalias !7
  %.11369.i = icmp sgt i64 %.11368.pre.i, -1
  br i1 %.11369.i, label %B5490.i, label %B5520.i

B5490.i:                                          ; preds = %B5452.i, %B4974.i
  %.1136811308.i = phi i64 [ %.11368.pre.i, %B5452.i ], [ %.10713.i, %B4974.i ]
  %.11436.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1136811308.i
  %.11437.i = load double, ptr %.11436.i, align 8, !noalias !7
  br label %B5520.i

B5520.i:                                          ; preds = %B5490.i, %B5452.i, %B4950.i
  %"$phi5520.3.2.3.i" = phi double [ %.11437.i, %B5490.i ], [ 1.000000e+00, %B5452.i ], [ 1.000000e+00, %B4950.i ]
  %.12.i9394.i = fcmp ogt double %"$phi5520.3.2.3.i", 1.000000e+00
  %.13.i9395.i = select i1 %.12.i9394.i, double %"$phi5520.3.2.3.i", double 1.000000e+00
  %.11490.i = fmul double %.513.fca.24.load.i, %.13.i9395.i
  %.12.i9396.i = fcmp ogt double %.11490.i, %.513.fca.23.load.i
  %.13.i9397.i = select i1 %.12.i9396.i, double %.11490.i, double %.513.fca.23.load.i
  %.11548.i = load double, ptr %.226.i989.i.i, align 8, !noalias !7
  %.12.i9398.i = fcmp ogt double %best.3.3.i, %.11548.i
  %.13.i9399.i = select i1 %.12.i9398.i, double %best.3.3.i, double %.11548.i
  %.11578.i = fadd double %.13.i9399.i, %.13.i9397.i
  store double %.11578.i, ptr %.226.i989.i.i, align 8, !noalias !7
  %.11638.i = load double, ptr %.12440.i, align 8, !noalias !7
  %.11639.i = fadd double %.11638.i, %.13.i9397.i
  store double %.11639.i, ptr %.12440.i, align 8, !noalias !7
  %.11699.i = load double, ptr %.11698.i, align 8, !noalias !7
  %.11700.i = fadd double %.11699.i, %.13.i9397.i
  store double %.11700.i, ptr %.11698.i, align 8, !noalias !7
  %.11760.i = getelementptr double, ptr %.226.i10880.i, i64 %scheduler.3.3.i
  %.11761.i = load double, ptr %.11760.i, align 8, !noalias !7
  %.12.i9400.i = fcmp ogt double %best.3.3.i, %.11761.i
  %.13.i9401.i = select i1 %.12.i9400.i, double %best.3.3.i, double %.11761.i
  %.11793.i = fmul double %.513.fca.26.load.i, %.13.i9395.i
  %.11794.i = fadd double %.11793.i, %.13.i9401.i
  store double %.11794.i, ptr %.11760.i, align 8, !noalias !7
  %.11855.i = load double, ptr %.226.i989.i.i, align 8, !noalias !7
  %.12.i9402.i = fcmp ogt double %.11794.i, %.11855.i
  %.13.i9403.i = select i1 %.12.i9402.i, double %.11794.i, double %.11855.i
  %.11947.i = fadd double %.11855.i, -1.000000e+00
  %.11981.i = fsub double %.11794.i, %.513.fca.26.load.i
  %.12.i9404.i = fcmp ogt double %.11981.i, %.11947.i
  %.13.i9405.i = select i1 %.12.i9404.i, double %.11981.i, double %.11947.i
  %.12012.i = fadd double %.513.fca.3.load.i, %.13.i9405.i
  br label %B8132.i

B6224.i:                                          ; preds = %B5284.i, %B5410.i
  %.12124.i = icmp slt i64 %.10587.i, %.281.fca.6.load.i
  br i1 %.12124.i, label %B6252.i, label %B6328.i

B6252.i:                                          ; preds = %B6224.i
  %.12176.i = icmp slt i64 %.11174.i, 0
  %.12177.i = select i1 %.12176.i, i64 %.210.i10298.i, i64 0
  %44 = getelementptr i64, ptr %.226.i10296.i, i64 %.11174.i
  %.12191.i = getelementptr i64, ptr %44, i64 %.12177.i
  %.12192.i = load i64, ptr %.12191.i, align 8, !noalias !7
  %.12193.i = icmp eq i64 %.12192.i, 0
  %..i = select i1 %.12193.i, i64 2, i64 1
  br label %B6328.i

B6328.i:                                          ; preds = %B6224.i, %B6252.i
  %early.2.4.i = phi i64 [ %..i, %B6252.i ], [ 0, %B6224.i ]
  %.123.i.i = icmp slt i64 %.11174.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i10298.i, i64 0
  %45 = getelementptr i64, ptr %.226.i10296.i, i64 %.11174.i
  %.138.i.i = getelementptr i64, ptr %45, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !16
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !16
  %46 = getelementptr i64, ptr %.2009, i64 %.11069.i
  %.210.i.i = load i64, ptr %46, align 8, !noalias !16
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B6328.i
  %47 = getelementptr i64, ptr %.2079, i64 %.11069.i
  %.262.i.i = load i64, ptr %47, align 8, !noalias !16
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B6328.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i9409.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B6328.i ]
  %48 = getelementptr i64, ptr %arg.sites_at, i64 %.11069.i
  %.457.i11314.i = load i64, ptr %48, align 8, !noalias !16
  %.465.i11315.i = mul nsw i64 %.210.i.i, %.10673.i
  %.471.i11316.i = add nsw i64 %o.3.0.i.ph.i, %.465.i11315.i
  %.474.i11317.i = mul nsw i64 %.471.i11316.i, 36
  %.475.i940611318.i = add nsw i64 %.474.i11317.i, %.457.i11314.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %49 = getelementptr i64, ptr %arg.sites_at, i64 %.11069.i
  %.457.i.i = load i64, ptr %49, align 8, !noalias !16
  %.465.i.i = mul nsw i64 %.210.i.i, %.10673.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i9406.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i9406.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %50 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i9406.i
  %51 = getelementptr i8, ptr %50, i64 16
  %.512.i.i = getelementptr i32, ptr %51, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !16
  %52 = getelementptr i64, ptr %.2149, i64 %.11069.i
  %.549.i.i = load i64, ptr %52, align 8, !noalias !16
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %53 = getelementptr i64, ptr %.2219, i64 %.11069.i
  %.591.i.i = load i64, ptr %53, align 8, !noalias !16
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i940611320.i = phi i64 [ %.475.i9406.i, %B226.endif.i.i ], [ %.475.i9406.i, %B164.i.i ], [ %.475.i940611318.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond11191.i = and i1 %.10591.i, %.10604.not.i
  br i1 %or.cond11191.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

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
  %spec.select.i9409.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i9408.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i9408.i, %.612.i.i
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
  %.682.i.i = sdiv i64 %.10587.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.10587.i, %.281.fca.5.load.i
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
  br label %B8.i9410.i

B8.i9410.i:                                       ; preds = %B8.if.i9413.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9411.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9416.i, %B8.if.i9413.i ]
  %exitcond.not.i9412.i = icmp eq i64 %.16.0.i9411.i, 2
  br i1 %exitcond.not.i9412.i, label %B6790.i, label %B8.if.i9413.i

B8.if.i9413.i:                                    ; preds = %B8.i9410.i
  %trunc.i9414.i = trunc nuw i64 %.16.0.i9411.i to i1
  %spec.select.i9415.i = select i1 %trunc.i9414.i, i64 13, i64 6
  %.70.i9416.i = add nuw nsw i64 %.16.0.i9411.i, 1
  %.96.i9417.i = icmp eq i64 %spec.select.i9415.i, %.7876.i
  br i1 %.96.i9417.i, label %B6486.i, label %B8.i9410.i

B6486.i:                                          ; preds = %B8.if.i9413.i
  %.12441.i = load double, ptr %.12440.i, align 8, !noalias !7
  %.12471.i = load double, ptr %.12470.i, align 8, !noalias !7
  %.12472.i = fsub double %.12441.i, %.12471.i
  %.397.i.i = icmp slt i64 %.475.i940611320.i, 0
  %.398.i.i = select i1 %.397.i.i, i64 %.281.fca.9.load.i, i64 0
  %55 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i940611320.i
  %.412.i.i = getelementptr i32, ptr %55, i64 %.398.i.i
  %.413.i.i = load i32, ptr %.412.i.i, align 4, !noalias !19
  %.419.i.i = icmp eq i32 %.413.i.i, 0
  br i1 %.419.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B6486.i
  %.540.i9427.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B6486.i
  %56 = getelementptr double, ptr %arg.cost_at, i64 %.7842.i
  %.12506.i = getelementptr double, ptr %56, i64 %.7861.i
  %.12507.i = load double, ptr %.12506.i, align 8, !noalias !7
  %.12508.i = fcmp ule double %.12507.i, 0.000000e+00
  %.418.i.i = sext i32 %.413.i.i to i64
  %.583.i9420.i = load double, ptr %.226.i989.i.i, align 8, !noalias !19
  %.613.i9422.i = load double, ptr %.612.i9421.i, align 8, !noalias !19
  %.16.i.i.i = fcmp ogt double %.583.i9420.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.583.i9420.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.613.i9422.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.613.i9422.i, double %.17.i.i.i
  %"$phi212.0.2.0.not.i.i" = select i1 %.12508.i, i1 true, i1 %.660.i.i
  %"$phi224.0.2.0.i.i" = select i1 %"$phi212.0.2.0.not.i.i", i64 %.418.i.i, i64 0
  %.7582067.i.i = icmp slt i32 %.413.i.i, 1
  %.758.i.i = or i1 %.7582067.i.i, %"$phi212.0.2.0.not.i.i"
  %spec.select2064.i.i = select i1 %.758.i.i, i64 0, i64 %.418.i.i
  %.8002072.i.i = icmp sgt i64 %spec.select2064.i.i, 0
  br i1 %.8002072.i.i, label %B268.if.lr.ph.i.i, label %B446.i.i

B268.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.909.i.i = add nsw i64 %.475.i940611320.i, 4
  br label %B268.if.i.i

B406.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2055.i.i
  %.1062.i.i = select i1 %.1014.i.i, i64 %.210.i1098.i.i, i64 0
  %57 = getelementptr double, ptr %.226.i1096.i.i, i64 %.1153.i2044.i.i
  %.1076.i.i = getelementptr double, ptr %57, i64 %.1062.i.i
  %.1077.i.i = load double, ptr %.1076.i.i, align 8, !noalias !19
  %.1082.i.i = fcmp ogt double %.1077.i.i, %.19.i.i.i
  %58 = zext i1 %.1082.i.i to i64
  br label %B438.i.i

B438.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2055.i.i, %B406.i.i
  %"$phi438.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2055.i.i ], [ %58, %B406.i.i ]
  %.1095.i.i = add nsw i64 %"$phi438.2.2.1.i.i", %late.2.02075.i.i
  %exitcond.not.i9426.i = icmp eq i64 %.813.i.i, %spec.select2064.i.i
  br i1 %exitcond.not.i9426.i, label %B446.i.i, label %B268.if.i.i

B446.i.i:                                         ; preds = %B438.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi i64 [ %"$phi224.0.2.0.i.i", %B90.i.i ], [ %.1095.i.i, %B438.i.i ]
  %cell.5.0.lcssa.i.i = phi i64 [ 0, %B90.i.i ], [ %.1153.i2044.i.i, %B438.i.i ]
  %.25.i.i.i = icmp sgt i64 %late.2.0.lcssa.i.i, 0
  br i1 %.25.i.i.i, label %B16.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i

B16.i.i.i:                                        ; preds = %B446.i.i
  br i1 %.47.i.i.i, label %B16.endif.thread.i.i.i, label %B16.endif.i.i.i, !prof !6

B16.endif.i.i.i:                                  ; preds = %B16.i.i.i
  %.29.i.i.i = add nsw i64 %late.2.0.lcssa.i.i, -1
  %.1152.i.i = load i64, ptr %.1151.i.i, align 8, !noalias !19
  %.34.i.i.i = add i64 %.29.i.i.i, %.1152.i.i
  %.64.i.i.i = srem i64 %.34.i.i.i, %.210.i1314.i.i
  %.66.i.i.i = icmp slt i64 %.64.i.i.i, 0
  %.75.i.i.i = select i1 %.66.i.i.i, i64 %.210.i1314.i.i, i64 0
  %spec.select.i.i.i = add i64 %.75.i.i.i, %.64.i.i.i
  %spec.select.fr.i.i.i = freeze i64 %spec.select.i.i.i
  %.98.i.i.i = icmp slt i64 %spec.select.fr.i.i.i, 0
  %spec.select52.i.i.i = select i1 %.98.i.i.i, i64 %.210.i1314.i.i, i64 0
  br label %B16.endif.thread.i.i.i

B16.endif.thread.i.i.i:                           ; preds = %B16.endif.i.i.i, %B16.i.i.i
  %rem.051.i.i.i = phi i64 [ 0, %B16.i.i.i ], [ %spec.select.fr.i.i.i, %B16.endif.i.i.i ]
  %59 = phi i64 [ 0, %B16.i.i.i ], [ %spec.select52.i.i.i, %B16.endif.i.i.i ]
  %60 = getelementptr double, ptr %.226.i1312.i.i, i64 %rem.051.i.i.i
  %.113.i.i.i = getelementptr double, ptr %60, i64 %59
  %.114.i.i.i = load double, ptr %.113.i.i.i, align 8, !noalias !22
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i: ; preds = %B16.endif.thread.i.i.i, %B446.i.i
  %"$phi78.0.2.0.i.i.i" = phi double [ %.114.i.i.i, %B16.endif.thread.i.i.i ], [ 0.000000e+00, %B446.i.i ]
  %.12.i.i9423.i = fcmp ogt double %"$phi78.0.2.0.i.i.i", %.19.i.i.i
  %.13.i.i9424.i = select i1 %.12.i.i9423.i, double %"$phi78.0.2.0.i.i.i", double %.19.i.i.i
  br i1 %.435.i.i.i, label %.501.if.i.i.i, label %.501.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.738.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.718.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.501.endif.preheader.i.i.i:                       ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1237.i.i, i8 0, i64 %245, i1 false), !noalias !25
  br label %.501.if.i.i.i

.501.if.i.i.i:                                    ; preds = %.501.endif.preheader.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i.i
  br i1 %.7582067.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.501.if.i.i.i
  %.682.i.i.i = add nsw i64 %.475.i940611320.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.413.i.i to i64
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
  %spec.select194.i.i.i = select i1 %.789.i.i.i, i64 %.210.i1239.i.i, i64 0
  br label %B172.endif.thread.i.i.i

B172.endif.thread.i.i.i:                          ; preds = %B172.endif.i.i.i, %B172.i.i.i
  %rem.0193.i.i.i = phi i64 [ 0, %B172.i.i.i ], [ %.746.0.fr.i.i.i, %B172.endif.i.i.i ]
  %62 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %63 = getelementptr i64, ptr %.226.i1237.i.i, i64 %rem.0193.i.i.i
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
  %spec.select2065.i.i = phi i32 [ 0, %.501.if.i.i.i ], [ %.413.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.501.if.i.i.i ], [ %64, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1318.i.i = icmp slt i64 %.475.i940611320.i, -3
  %.1319.i.i = select i1 %.1318.i.i, i64 %.281.fca.9.load.i, i64 0
  %65 = getelementptr i8, ptr %55, i64 12
  %.1333.i.i = getelementptr i32, ptr %65, i64 %.1319.i.i
  %.1334.i.i = load i32, ptr %.1333.i.i, align 4, !noalias !19
  %.1336.i.i = sitofp i64 %late.2.0.lcssa.i.i to double
  %.1337.i.i = fmul double %.1336.i.i, 5.000000e-01
  %.1341.i.i = sitofp i32 %.413.i.i to double
  %.1342.i.i = fadd double %.1337.i.i, %.1341.i.i
  %.1347.i.i = fmul double %.1342.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1334.i.i to double
  %.9.i.i.i = fcmp ogt double %.1347.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1347.i.i, double %.8.i.i.i
  %.1376.i.i = fmul double %.513.fca.24.load.i, %.10.i.i.i
  %.11.i.i.i = fcmp olt double %.513.fca.23.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1946.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.513.fca.23.load.i
  %.13.i1947.i.i = fcmp ogt double %.1376.i.i, %.12.i1946.i.i
  %.14.i.i.i = select i1 %.13.i1947.i.i, double %.1376.i.i, double %.12.i1946.i.i
  %.1445.i.i = fmul double %.1341.i.i, 2.500000e-01
  %.9.i1949.i.i = fcmp ogt double %.1445.i.i, %.8.i.i.i
  %.10.i1950.i.i = select i1 %.9.i1949.i.i, double %.1445.i.i, double %.8.i.i.i
  %.1474.i.i = fmul double %.513.fca.24.load.i, %.10.i1950.i.i
  %.1504.i.i = load double, ptr %.12470.i, align 8, !noalias !19
  %.13.i1954.i.i = fcmp ogt double %.1474.i.i, %.12.i1946.i.i
  %.14.i1955.i.i = select i1 %.13.i1954.i.i, double %.1474.i.i, double %.12.i1946.i.i
  %.1534.i.i = fsub double %.14.i.i.i, %.14.i1955.i.i
  %.1535.i.i = fadd double %.1504.i.i, %.1534.i.i
  store double %.1535.i.i, ptr %.12470.i, align 8, !noalias !19
  %.1566.i.i = fadd double %.13.i.i9424.i, %.14.i.i.i
  %.1599.i.i = load double, ptr %.12440.i, align 8, !noalias !19
  %.1600.i.i = fadd double %.1599.i.i, %.14.i.i.i
  store double %.1600.i.i, ptr %.12440.i, align 8, !noalias !19
  %.1660.i.i = load double, ptr %.226.i989.i.i, align 8, !noalias !19
  %.12.i1956.i.i = fcmp ogt double %best.3.3.i, %.1660.i.i
  %.13.i1957.i.i = select i1 %.12.i1956.i.i, double %best.3.3.i, double %.1660.i.i
  %.1692.i.i = fadd double %.14.i.i.i, %.13.i1957.i.i
  store double %.1692.i.i, ptr %.226.i989.i.i, align 8, !noalias !19
  store double %.1566.i.i, ptr %.612.i9421.i, align 8, !noalias !19
  %.1757.i.i = fadd double %.513.fca.4.load.i, %.1566.i.i
  %.18502077.i.i = icmp sgt i32 %spec.select2065.i.i, 0
  br i1 %.18502077.i.i, label %B1284.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1284.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1895.i.i = add nsw i64 %.475.i940611320.i, 4
  %.351.i.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.440.i.i.i.i.i = fadd double %.513.fca.9.load.i, %.1566.i.i
  %.1169.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1169.not.i.i.i, i1 %.1178.i.i.i, i1 false
  %wide.trip.count.i.i = zext nneg i32 %spec.select2065.i.i to i64
  br label %B1284.if.i.i

B1336.i.i:                                        ; preds = %B1284.if.i.i
  br i1 %.265.i1976.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.548.i.i.i = load i64, ptr %.872.i.i, align 8, !noalias !28
  %.564.i.i.i = select i1 %.444.i.i.i, i64 %.210.i1026.i.i, i64 0
  %66 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.331.0708.i.i.i
  %.578.i.i.i = getelementptr i64, ptr %66, i64 %.564.i.i.i
  store i64 %.548.i.i.i, ptr %.578.i.i.i, align 8, !noalias !28
  %.586.i.i.i = shl nsw i64 %.331.0708.i.i.i, 2
  br label %B1368.i.i

B270.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.402.i.i.i = add i64 %.331.0708.i.i.i, 1
  %.398.i.i.i = add nsw i64 %.334.0709.i.i.i, -1
  %.615.i.i.i = select i1 %.444.i.i.i, i64 %.210.i1026.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.331.0708.i.i.i
  %.629.i.i.i = getelementptr i64, ptr %67, i64 %.615.i.i.i
  %.630.i.i.i = load i64, ptr %.629.i.i.i, align 8, !noalias !28
  %.645.i.i.i = icmp slt i64 %place.2.0710.i.i.i, 0
  %.646.i.i.i = select i1 %.645.i.i.i, i64 %.210.i1026.i.i, i64 0
  %68 = getelementptr i64, ptr %.226.i1024.i.i, i64 %place.2.0710.i.i.i
  %.660.i.i.i = getelementptr i64, ptr %68, i64 %.646.i.i.i
  %.661.i.i.i = load i64, ptr %.660.i.i.i, align 8, !noalias !28
  %.664.i.i.i = icmp slt i64 %.630.i.i.i, %.661.i.i.i
  %spec.select.i1958.i.i = select i1 %.664.i.i.i, i64 %.331.0708.i.i.i, i64 %place.2.0710.i.i.i
  %.389.i.i.i = icmp samesign ugt i64 %.334.0709.i.i.i, 1
  br i1 %.389.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i.i.i
  %.699.i1959.i.i = icmp slt i64 %spec.select.i1958.i.i, 0
  %.700.i.i.i = select i1 %.699.i1959.i.i, i64 %.210.i.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1958.i.i
  %.714.i1960.i.i = getelementptr i64, ptr %69, i64 %.700.i.i.i
  store i64 %.pre.i.i, ptr %.714.i1960.i.i, align 8, !noalias !28
  %.773.i.i.i = shl nsw i64 %spec.select.i1958.i.i, 2
  %.776.i.i.i = add i64 %.773.i.i.i, 4
  %.813.i.i.i = select i1 %.699.i1959.i.i, i64 %.210.i1062.i.i, i64 0
  %.814.i.i.i = add i64 %.813.i.i.i, %.773.i.i.i
  %.829.i.i.i = icmp slt i64 %.776.i.i.i, 0
  %.830.i.i.i = select i1 %.829.i.i.i, i64 %.210.i1062.i.i, i64 0
  %.831.i.i.i = add i64 %.830.i.i.i, %.776.i.i.i
  %.958.i.i.i = icmp slt i64 %.814.i.i.i, 0
  br i1 %.958.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B1336.i.i
  %.211.i.i.i = mul nsw i64 %.pre.i.i, 712544676207699905
  %.212.i.i.i = ashr i64 %.211.i.i.i, 20
  %.282.i.i.i = srem i64 %.212.i.i.i, %.230.0.i1975.i.i
  %.284.i.i.i = icmp slt i64 %.282.i.i.i, 0
  %.293.i.i.i = select i1 %.284.i.i.i, i64 %.230.0.i1975.i.i, i64 0
  %.273.0.i.i.i = add nsw i64 %.293.i.i.i, %.282.i.i.i
  %70 = shl nsw i64 %.273.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B1336.i.i
  %.331.0708.i.i.i.ph = phi i64 [ %70, %B0.endif.else.if.i.i.i ], [ 0, %B1336.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i.i.i
  %place.2.0710.i.i.i = phi i64 [ %spec.select.i1958.i.i, %B270.i.i.i ], [ %.331.0708.i.i.i.ph, %B184.if.i.i.i.preheader ]
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
  %.938.sroa.13.0.i.i.i = phi i64 [ %.210.i1062.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.938.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1059.not711.i.i.i = icmp slt i64 %.938.sroa.0.3.i.i.i, %.938.sroa.13.0.i.i.i
  br i1 %.1059.not711.i.i.i, label %.1029.endif.preheader.i.i.i, label %.1029.if.i.i.i, !prof !31

.1029.endif.preheader.i.i.i:                      ; preds = %B312.endif.endif.i.i.i
  %72 = shl i64 %.938.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i1060.i.i, i64 %72
  %73 = sub nsw i64 %.938.sroa.13.0.i.i.i, %.938.sroa.0.3.i.i.i
  %74 = shl i64 %73, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %74, i1 false), !noalias !28
  br label %.1029.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.938.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.814.i.i.i, %B312.i.i.i ]
  %.963.not.i.i.i = icmp slt i64 %.814.i.i.i, %.210.i1062.i.i
  br i1 %.963.not.i.i.i, label %B312.endif.else.endif.endif.i.i.i, label %B312.endif.else.endif.if.i.i.i, !prof !10

B312.endif.else.endif.if.i.i.i:                   ; preds = %B312.endif.else.endif.i.i.i
  br label %B312.endif.else.endif.endif.i.i.i

B312.endif.else.endif.endif.i.i.i:                ; preds = %B312.endif.else.endif.if.i.i.i, %B312.endif.else.endif.i.i.i
  %.938.sroa.0.3.i.i.i = phi i64 [ %.210.i1062.i.i, %B312.endif.else.endif.if.i.i.i ], [ %.938.sroa.0.1.i.i.i, %B312.endif.else.endif.i.i.i ]
  %.975.i.i.i = icmp slt i64 %.831.i.i.i, 0
  br i1 %.975.i.i.i, label %B312.endif.else.endif.endif.if.i.i.i, label %B312.endif.else.endif.endif.endif.i.i.i, !prof !6

B312.endif.else.endif.endif.if.i.i.i:             ; preds = %B312.endif.else.endif.endif.i.i.i
  br label %B312.endif.else.endif.endif.endif.i.i.i

B312.endif.else.endif.endif.endif.i.i.i:          ; preds = %B312.endif.else.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.i.i.i
  %.938.sroa.13.1.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i.i ], [ %.831.i.i.i, %B312.endif.else.endif.endif.i.i.i ]
  %.980.not.i.i.i = icmp slt i64 %.831.i.i.i, %.210.i1062.i.i
  br i1 %.980.not.i.i.i, label %B312.endif.endif.i.i.i, label %B312.endif.else.endif.endif.endif.if.i.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i.i:       ; preds = %B312.endif.else.endif.endif.endif.i.i.i
  br label %B312.endif.endif.i.i.i

.1029.if.i.i.i:                                   ; preds = %.1029.endif.preheader.i.i.i, %B312.endif.endif.i.i.i
  %.1108.i.i.i = load i64, ptr %.872.i.i, align 8, !noalias !28
  %.1124.i.i.i = select i1 %.699.i1959.i.i, i64 %.210.i1026.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i1024.i.i, i64 %spec.select.i1958.i.i
  %.1138.i.i.i = getelementptr i64, ptr %75, i64 %.1124.i.i.i
  store i64 %.1108.i.i.i, ptr %.1138.i.i.i, align 8, !noalias !28
  br label %B1368.i.i

B1368.i.i:                                        ; preds = %.1029.if.i.i.i, %B212.i.i.i
  %.773.sink.i.i.i = phi i64 [ %.773.i.i.i, %.1029.if.i.i.i ], [ %.586.i.i.i, %B212.i.i.i ]
  %.1150.i.i.i = and i64 %.1930.i.i, 3
  %.1153.i.i.i = or disjoint i64 %.773.sink.i.i.i, %.1150.i.i.i
  %.2010.i.i = icmp slt i64 %.773.sink.i.i.i, 0
  %.2011.i.i = select i1 %.2010.i.i, i64 %.210.i1062.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i1060.i.i, i64 %.1153.i.i.i
  %.2025.i.i = getelementptr i64, ptr %76, i64 %.2011.i.i
  %.2026.i.i = load i64, ptr %.2025.i.i, align 8, !noalias !19
  %.2027.not.i.i = icmp eq i64 %.2026.i.i, 0
  br i1 %.2027.not.i.i, label %B1512.i.i, label %B1388.i.i

B1388.i.i:                                        ; preds = %B1368.i.i
  %.2072.i.i = load double, ptr %.2071.i.i, align 8, !noalias !19
  %.2074.i.i = fadd double %.2072.i.i, 1.000000e+00
  store double %.2074.i.i, ptr %.2071.i.i, align 8, !noalias !19
  %.2124.i.i = select i1 %.2010.i.i, i64 %.210.i1098.i.i, i64 0
  %77 = getelementptr double, ptr %.226.i1096.i.i, i64 %.1153.i.i.i
  %.2138.i.i = getelementptr double, ptr %77, i64 %.2124.i.i
  %.2139.i.i = load double, ptr %.2138.i.i, align 8, !noalias !19
  %.12.i1961.i.i = fcmp ogt double %.1757.i.i, %.2139.i.i
  %.13.i1962.i.i = select i1 %.12.i1961.i.i, double %.1757.i.i, double %.2139.i.i
  br label %B2002.i.i

B1512.i.i:                                        ; preds = %B1284.if.i.i, %B1368.i.i
  %cell.3.12058.i.i = phi i64 [ %.1153.i.i.i, %B1368.i.i ], [ %cell.4.02080.i.i, %B1284.if.i.i ]
  %.2212.i.i = load double, ptr %.2211.i.i, align 8, !noalias !19
  %.2214.i.i = fadd double %.2212.i.i, 1.000000e+00
  store double %.2214.i.i, ptr %.2211.i.i, align 8, !noalias !19
  %.2257.not.i.i = icmp eq i64 %.pre.i.i, %missed.2.02082.i.i
  %took.2.1.i.i = select i1 %.2257.not.i.i, double %.513.fca.11.load.i, double %.2268.i.i
  %.2281.i.i = ashr i64 %.1930.i.i, 1
  %.2283.not.i.i = icmp eq i64 %.2281.i.i, %missed_half.2.02083.i.i
  br i1 %.2283.not.i.i, label %B1706.i.i, label %B1644.i.i

B1644.i.i:                                        ; preds = %B1512.i.i
  %.2320.i.i = load double, ptr %.2319.i.i, align 8, !noalias !19
  %.2322.i.i = fadd double %.2320.i.i, 1.000000e+00
  store double %.2322.i.i, ptr %.2319.i.i, align 8, !noalias !19
  br label %B1706.i.i

B1706.i.i:                                        ; preds = %B1644.i.i, %B1512.i.i
  %missed_half.4.1.i.i = phi i64 [ %.2281.i.i, %B1644.i.i ], [ %missed_half.2.02083.i.i, %B1512.i.i ]
  %.2389.i.i = load double, ptr %.2388.i.i, align 8, !noalias !19
  %.12.i1963.i.i = fcmp ogt double %.1566.i.i, %.2389.i.i
  %.13.i1964.i.i = select i1 %.12.i1963.i.i, double %.1566.i.i, double %.2389.i.i
  %.2420.i.i = fadd double %took.2.1.i.i, %.13.i1964.i.i
  store double %.2420.i.i, ptr %.2388.i.i, align 8, !noalias !19
  %.5.i.i.i.i.i = mul i64 %.2281.i.i, 8364850718657
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
  %.356.i.i.i = fmul double %.513.fca.6.load.i, %.79.i.i.i.i
  %.396.i.i.i = fadd double %.513.fca.5.load.i, %.2420.i.i
  %.397.i.i.i = fadd double %.356.i.i.i, %.396.i.i.i
  %.44715521553.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %78 = getelementptr i64, ptr %.226.i954.i.i, i64 %.44715521553.i.i.i
  %.505.i.i.i = load i64, ptr %78, align 8, !noalias !32
  %.511.i.i.i = icmp eq i64 %.505.i.i.i, %.2281.i.i
  br i1 %.511.i.i.i, label %B216.i.i.i, label %B270.i1966.i.i

B216.i.i.i:                                       ; preds = %B1706.i.i
  %79 = getelementptr double, ptr %.226.i1131.i.i, i64 %.44715521553.i.i.i
  %.646.i1970.i.i = load double, ptr %79, align 8, !noalias !32
  %.12.i.i.i.i = fcmp ogt double %.646.i1970.i.i, %.397.i.i.i
  %.13.i.i1971.i.i = select i1 %.12.i.i.i.i, double %.646.i1970.i.i, double %.397.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i1966.i.i:                                   ; preds = %B1706.i.i
  %.714.i1968.i.i = load double, ptr %.713.i1967.i.i, align 8, !noalias !32
  %.716.i1969.i.i = fadd double %.714.i1968.i.i, 1.000000e+00
  store double %.716.i1969.i.i, ptr %.713.i1967.i.i, align 8, !noalias !32
  %.780.i.i.i = load double, ptr %.226.i1202.i.i, align 8, !noalias !32
  %.783.i.i.i = fadd double %.513.fca.19.load.i, %.780.i.i.i
  store double %.783.i.i.i, ptr %.226.i1202.i.i, align 8, !noalias !32
  %.853.i.i.i = fcmp ult double %.783.i.i.i, 1.000000e+00
  br i1 %.853.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i1966.i.i
  %.891.i.i.i = fadd double %.783.i.i.i, -1.000000e+00
  store double %.891.i.i.i, ptr %.226.i1202.i.i, align 8, !noalias !32
  %.345.i.i.i.i = load double, ptr %.344.i.i.i.i, align 8, !noalias !35
  %.12.i.i1546.i.i.i = fcmp ogt double %.1566.i.i, %.345.i.i.i.i
  %.13.i.i1547.i.i.i = select i1 %.12.i.i1546.i.i.i, double %.1566.i.i, double %.345.i.i.i.i
  %.378.i.i.i.i = fadd double %.377.i.i.i.i, %.13.i.i1547.i.i.i
  store double %.378.i.i.i.i, ptr %.344.i.i.i.i, align 8, !noalias !35
  %.436.i.i.i.i = load double, ptr %.435.i.i.i.i, align 8, !noalias !35
  %.439.i.i.i.i = fadd double %.377.i.i.i.i, %.436.i.i.i.i
  store double %.439.i.i.i.i, ptr %.435.i.i.i.i, align 8, !noalias !35
  %.528.i.i.i.i = load double, ptr %.344.i.i.i.i, align 8, !noalias !35
  %.307.i.i.i.i.i = lshr i64 %.1930.i.i, 16
  %.318.0.i.i.i.i.i = and i64 %.307.i.i.i.i.i, 16383
  %80 = getelementptr double, ptr %.226.i921.i.i, i64 %.318.0.i.i.i.i.i
  %.387.i.i.i.i.i = load double, ptr %80, align 8, !noalias !38
  %.391.i.i.i.i.i = fcmp olt double %.387.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.351.i.i.i.i.i, i1 %.391.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.440.i.i.i.i.i, ptr %80, align 8, !noalias !38
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.606.i.i.i.i.i = phi double [ %.387.i.i.i.i.i, %B408.i.i.i ], [ %.440.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.499.i.i.i.i = fmul double %.513.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.606.i.i.i.i.i, %.528.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.606.i.i.i.i.i, double %.528.i.i.i.i
  %.698.i.i.i.i = fadd double %.513.fca.7.load.i, %.13.i90.i.i.i.i
  %.699.i.i.i.i = fadd double %.499.i.i.i.i, %.698.i.i.i.i
  store i64 %.2281.i.i, ptr %78, align 8, !noalias !35
  %81 = getelementptr double, ptr %.226.i1131.i.i, i64 %.44715521553.i.i.i
  store double %.699.i.i.i.i, ptr %81, align 8, !noalias !35
  %.12.i1548.i.i.i = fcmp ogt double %.699.i.i.i.i, %.397.i.i.i
  %.13.i1549.i.i.i = select i1 %.12.i1548.i.i.i, double %.699.i.i.i.i, double %.397.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i1966.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1213.i.i.i = load double, ptr %.2388.i.i, align 8, !noalias !32
  %.307.i.i.i.i = lshr i64 %.1930.i.i, 16
  %.318.0.i.i.i.i = and i64 %.307.i.i.i.i, 16383
  %82 = getelementptr double, ptr %.226.i921.i.i, i64 %.318.0.i.i.i.i
  %.387.i.i.i.i = load double, ptr %82, align 8, !noalias !41
  %.391.i.i.i.i = fcmp olt double %.387.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.351.i.i.i.i.i, i1 %.391.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.440.i.i.i.i.i, ptr %82, align 8, !noalias !41
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.606.i.i.i.i = phi double [ %.387.i.i.i.i, %B544.i.i.i ], [ %.440.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1550.i.i.i = fcmp ogt double %.606.i.i.i.i, %.1213.i.i.i
  %.13.i1551.i.i.i = select i1 %.12.i1550.i.i.i, double %.606.i.i.i.i, double %.1213.i.i.i
  %.1398.i.i.i = fadd double %.1397.i.i.i, %.13.i1551.i.i.i
  store i64 %.2281.i.i, ptr %78, align 8, !noalias !32
  %83 = getelementptr double, ptr %.226.i1131.i.i, i64 %.44715521553.i.i.i
  store double %.1398.i.i.i, ptr %83, align 8, !noalias !32
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1549.sink.i.i.i = phi double [ %.13.i1549.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1971.i.i, %B216.i.i.i ], [ %.1398.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.397.i.i.i, %B518.i.i.i ]
  br i1 %.47.i.i.i, label %B1706.endif.endif.endif.thread.i.i, label %B1706.endif.endif.endif.i.i, !prof !44

B1972.i.i:                                        ; preds = %B1706.endif.endif.endif.thread.i.i
  %.2792.i.i = icmp slt i64 %cell.3.12058.i.i, 0
  %.2793.i.i = select i1 %.2792.i.i, i64 %.210.i1062.i.i, i64 0
  %84 = getelementptr i64, ptr %.226.i1060.i.i, i64 %cell.3.12058.i.i
  %.2807.i.i = getelementptr i64, ptr %84, i64 %.2793.i.i
  store i64 1, ptr %.2807.i.i, align 8, !noalias !19
  %.2829.i.i = select i1 %.2792.i.i, i64 %.210.i1098.i.i, i64 0
  %85 = getelementptr double, ptr %.226.i1096.i.i, i64 %cell.3.12058.i.i
  %.2843.i.i = getelementptr double, ptr %85, i64 %.2829.i.i
  store double %.13.i1549.sink.i.i.i, ptr %.2843.i.i, align 8, !noalias !19
  br label %B2002.i.i

B2002.i.i:                                        ; preds = %B1706.endif.endif.endif.thread.i.i, %B1972.i.i, %B1388.i.i
  %cell.3.12059.i.i = phi i64 [ %.1153.i.i.i, %B1388.i.i ], [ %cell.3.12058.i.i, %B1972.i.i ], [ %cell.3.12058.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %missed.3.1.i.i = phi i64 [ %missed.2.02082.i.i, %B1388.i.i ], [ %.pre.i.i, %B1972.i.i ], [ %.pre.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %missed_half.3.1.i.i = phi i64 [ %missed_half.2.02083.i.i, %B1388.i.i ], [ %missed_half.4.1.i.i, %B1972.i.i ], [ %missed_half.4.1.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1962.i.i, %B1388.i.i ], [ %.13.i1549.sink.i.i.i, %B1972.i.i ], [ %.13.i1549.sink.i.i.i, %B1706.endif.endif.endif.thread.i.i ]
  %.12.i1972.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.02081.i.i
  %.13.i1973.i.i = select i1 %.12.i1972.i.i, double %arrival.2.1.i.i, double %worst.2.02081.i.i
  %exitcond2090.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond2090.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1284.if.i.i

B268.if.i.i:                                      ; preds = %B438.i.i, %B268.if.lr.ph.i.i
  %late.2.02075.i.i = phi i64 [ %"$phi224.0.2.0.i.i", %B268.if.lr.ph.i.i ], [ %.1095.i.i, %B438.i.i ]
  %.744.02074.i.i = phi i64 [ 0, %B268.if.lr.ph.i.i ], [ %.813.i.i, %B438.i.i ]
  %.813.i.i = add nuw nsw i64 %.744.02074.i.i, 1
  %.873.i.i = load i64, ptr %.872.i.i, align 8, !noalias !19
  %.874.i.i = add nsw i64 %.873.i.i, 1
  store i64 %.874.i.i, ptr %.872.i.i, align 8, !noalias !19
  %.910.i.i = add nsw i64 %.909.i.i, %.744.02074.i.i
  %.924.i.i = icmp slt i64 %.910.i.i, 0
  %.925.i.i = select i1 %.924.i.i, i64 %.281.fca.9.load.i, i64 0
  %86 = getelementptr i32, ptr %arg.rows_at, i64 %.910.i.i
  %.939.i.i = getelementptr i32, ptr %86, i64 %.925.i.i
  %.940.i.i = load i32, ptr %.939.i.i, align 4, !noalias !19
  %.942.i.i = sext i32 %.940.i.i to i64
  %.943.i.i = add nsw i64 %.710.i.i, %.942.i.i
  %.206.i1974.i.i = ashr i64 %.943.i.i, 2
  br i1 %.265.i1976.i.i, label %B184.if.i1989.i.i.preheader, label %B0.endif.else.if.i1977.i.i, !prof !6

B212.i2049.i.i:                                   ; preds = %B184.if.i1989.i.i
  %.564.i2052.i.i = select i1 %.444.i1993.i.i, i64 %.210.i1026.i.i, i64 0
  %87 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.331.0708.i1992.i.i
  %.578.i2053.i.i = getelementptr i64, ptr %87, i64 %.564.i2052.i.i
  store i64 %.874.i.i, ptr %.578.i2053.i.i, align 8, !noalias !45
  %.586.i2054.i.i = shl nsw i64 %.331.0708.i1992.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2055.i.i

B270.i1998.i.i:                                   ; preds = %B184.if.i1989.i.i
  %.402.i1999.i.i = add i64 %.331.0708.i1992.i.i, 1
  %.398.i2000.i.i = add nsw i64 %.334.0709.i1991.i.i, -1
  %.615.i2001.i.i = select i1 %.444.i1993.i.i, i64 %.210.i1026.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.331.0708.i1992.i.i
  %.629.i2002.i.i = getelementptr i64, ptr %88, i64 %.615.i2001.i.i
  %.630.i2003.i.i = load i64, ptr %.629.i2002.i.i, align 8, !noalias !45
  %.645.i2004.i.i = icmp slt i64 %place.2.0710.i1990.i.i, 0
  %.646.i2005.i.i = select i1 %.645.i2004.i.i, i64 %.210.i1026.i.i, i64 0
  %89 = getelementptr i64, ptr %.226.i1024.i.i, i64 %place.2.0710.i1990.i.i
  %.660.i2006.i.i = getelementptr i64, ptr %89, i64 %.646.i2005.i.i
  %.661.i2007.i.i = load i64, ptr %.660.i2006.i.i, align 8, !noalias !45
  %.664.i2008.i.i = icmp slt i64 %.630.i2003.i.i, %.661.i2007.i.i
  %spec.select.i2009.i.i = select i1 %.664.i2008.i.i, i64 %.331.0708.i1992.i.i, i64 %place.2.0710.i1990.i.i
  %.389.i2010.i.i = icmp samesign ugt i64 %.334.0709.i1991.i.i, 1
  br i1 %.389.i2010.i.i, label %B184.if.i1989.i.i, label %B312.i2011.i.i

B312.i2011.i.i:                                   ; preds = %B270.i1998.i.i
  %.699.i2012.i.i = icmp slt i64 %spec.select.i2009.i.i, 0
  %.700.i2013.i.i = select i1 %.699.i2012.i.i, i64 %.210.i.i.i, i64 0
  %90 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i2009.i.i
  %.714.i2014.i.i = getelementptr i64, ptr %90, i64 %.700.i2013.i.i
  store i64 %.206.i1974.i.i, ptr %.714.i2014.i.i, align 8, !noalias !45
  %.773.i2015.i.i = shl nsw i64 %spec.select.i2009.i.i, 2
  %.776.i2016.i.i = add i64 %.773.i2015.i.i, 4
  %.813.i2017.i.i = select i1 %.699.i2012.i.i, i64 %.210.i1062.i.i, i64 0
  %.814.i2018.i.i = add i64 %.813.i2017.i.i, %.773.i2015.i.i
  %.829.i2019.i.i = icmp slt i64 %.776.i2016.i.i, 0
  %.830.i2020.i.i = select i1 %.829.i2019.i.i, i64 %.210.i1062.i.i, i64 0
  %.831.i2021.i.i = add i64 %.830.i2020.i.i, %.776.i2016.i.i
  %.958.i2022.i.i = icmp slt i64 %.814.i2018.i.i, 0
  br i1 %.958.i2022.i.i, label %B312.endif.else.if.i2048.i.i, label %B312.endif.else.endif.i2023.i.i, !prof !6

B0.endif.else.if.i1977.i.i:                       ; preds = %B268.if.i.i
  %.211.i1978.i.i = mul nsw i64 %.206.i1974.i.i, 712544676207699905
  %.212.i1979.i.i = ashr i64 %.211.i1978.i.i, 20
  %.282.i1980.i.i = srem i64 %.212.i1979.i.i, %.230.0.i1975.i.i
  %.284.i1982.i.i = icmp slt i64 %.282.i1980.i.i, 0
  %.293.i1985.i.i = select i1 %.284.i1982.i.i, i64 %.230.0.i1975.i.i, i64 0
  %.273.0.i1986.i.i = add nsw i64 %.293.i1985.i.i, %.282.i1980.i.i
  %91 = shl nsw i64 %.273.0.i1986.i.i, 4
  br label %B184.if.i1989.i.i.preheader

B184.if.i1989.i.i.preheader:                      ; preds = %B0.endif.else.if.i1977.i.i, %B268.if.i.i
  %.331.0708.i1992.i.i.ph = phi i64 [ %91, %B0.endif.else.if.i1977.i.i ], [ 0, %B268.if.i.i ]
  br label %B184.if.i1989.i.i

B184.if.i1989.i.i:                                ; preds = %B184.if.i1989.i.i.preheader, %B270.i1998.i.i
  %place.2.0710.i1990.i.i = phi i64 [ %spec.select.i2009.i.i, %B270.i1998.i.i ], [ %.331.0708.i1992.i.i.ph, %B184.if.i1989.i.i.preheader ]
  %.334.0709.i1991.i.i = phi i64 [ %.398.i2000.i.i, %B270.i1998.i.i ], [ 16, %B184.if.i1989.i.i.preheader ]
  %.331.0708.i1992.i.i = phi i64 [ %.402.i1999.i.i, %B270.i1998.i.i ], [ %.331.0708.i1992.i.i.ph, %B184.if.i1989.i.i.preheader ]
  %.444.i1993.i.i = icmp slt i64 %.331.0708.i1992.i.i, 0
  %.445.i1994.i.i = select i1 %.444.i1993.i.i, i64 %.210.i.i.i, i64 0
  %92 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i1992.i.i
  %.459.i1995.i.i = getelementptr i64, ptr %92, i64 %.445.i1994.i.i
  %.460.i1996.i.i = load i64, ptr %.459.i1995.i.i, align 8, !noalias !45
  %.462.i1997.i.i = icmp eq i64 %.460.i1996.i.i, %.206.i1974.i.i
  br i1 %.462.i1997.i.i, label %B212.i2049.i.i, label %B270.i1998.i.i

B312.endif.endif.i2034.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i2033.i.i, %B312.endif.else.endif.endif.endif.i2030.i.i
  %.938.sroa.13.0.i2035.i.i = phi i64 [ %.210.i1062.i.i, %B312.endif.else.endif.endif.endif.if.i2033.i.i ], [ %.938.sroa.13.1.i2031.i.i, %B312.endif.else.endif.endif.endif.i2030.i.i ]
  %.1059.not711.i2036.i.i = icmp slt i64 %.938.sroa.0.3.i2028.i.i, %.938.sroa.13.0.i2035.i.i
  br i1 %.1059.not711.i2036.i.i, label %.1029.endif.preheader.i2045.i.i, label %.1029.if.i2037.i.i, !prof !31

.1029.endif.preheader.i2045.i.i:                  ; preds = %B312.endif.endif.i2034.i.i
  %93 = shl i64 %.938.sroa.0.3.i2028.i.i, 3
  %scevgep.i2046.i.i = getelementptr i8, ptr %.226.i1060.i.i, i64 %93
  %94 = sub nsw i64 %.938.sroa.13.0.i2035.i.i, %.938.sroa.0.3.i2028.i.i
  %95 = shl i64 %94, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i2046.i.i, i8 0, i64 %95, i1 false), !noalias !45
  br label %.1029.if.i2037.i.i

B312.endif.else.if.i2048.i.i:                     ; preds = %B312.i2011.i.i
  br label %B312.endif.else.endif.i2023.i.i

B312.endif.else.endif.i2023.i.i:                  ; preds = %B312.endif.else.if.i2048.i.i, %B312.i2011.i.i
  %.938.sroa.0.1.i2024.i.i = phi i64 [ 0, %B312.endif.else.if.i2048.i.i ], [ %.814.i2018.i.i, %B312.i2011.i.i ]
  %.963.not.i2025.i.i = icmp slt i64 %.814.i2018.i.i, %.210.i1062.i.i
  br i1 %.963.not.i2025.i.i, label %B312.endif.else.endif.endif.i2027.i.i, label %B312.endif.else.endif.if.i2026.i.i, !prof !10

B312.endif.else.endif.if.i2026.i.i:               ; preds = %B312.endif.else.endif.i2023.i.i
  br label %B312.endif.else.endif.endif.i2027.i.i

B312.endif.else.endif.endif.i2027.i.i:            ; preds = %B312.endif.else.endif.if.i2026.i.i, %B312.endif.else.endif.i2023.i.i
  %.938.sroa.0.3.i2028.i.i = phi i64 [ %.210.i1062.i.i, %B312.endif.else.endif.if.i2026.i.i ], [ %.938.sroa.0.1.i2024.i.i, %B312.endif.else.endif.i2023.i.i ]
  %.975.i2029.i.i = icmp slt i64 %.831.i2021.i.i, 0
  br i1 %.975.i2029.i.i, label %B312.endif.else.endif.endif.if.i2047.i.i, label %B312.endif.else.endif.endif.endif.i2030.i.i, !prof !6

B312.endif.else.endif.endif.if.i2047.i.i:         ; preds = %B312.endif.else.endif.endif.i2027.i.i
  br label %B312.endif.else.endif.endif.endif.i2030.i.i

B312.endif.else.endif.endif.endif.i2030.i.i:      ; preds = %B312.endif.else.endif.endif.if.i2047.i.i, %B312.endif.else.endif.endif.i2027.i.i
  %.938.sroa.13.1.i2031.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i2047.i.i ], [ %.831.i2021.i.i, %B312.endif.else.endif.endif.i2027.i.i ]
  %.980.not.i2032.i.i = icmp slt i64 %.831.i2021.i.i, %.210.i1062.i.i
  br i1 %.980.not.i2032.i.i, label %B312.endif.endif.i2034.i.i, label %B312.endif.else.endif.endif.endif.if.i2033.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i2033.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i2030.i.i
  br label %B312.endif.endif.i2034.i.i

.1029.if.i2037.i.i:                               ; preds = %.1029.endif.preheader.i2045.i.i, %B312.endif.endif.i2034.i.i
  %.1108.i2039.i.i = load i64, ptr %.872.i.i, align 8, !noalias !45
  %.1124.i2040.i.i = select i1 %.699.i2012.i.i, i64 %.210.i1026.i.i, i64 0
  %96 = getelementptr i64, ptr %.226.i1024.i.i, i64 %spec.select.i2009.i.i
  %.1138.i2041.i.i = getelementptr i64, ptr %96, i64 %.1124.i2040.i.i
  store i64 %.1108.i2039.i.i, ptr %.1138.i2041.i.i, align 8, !noalias !45
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2055.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit2055.i.i: ; preds = %.1029.if.i2037.i.i, %B212.i2049.i.i
  %.773.sink.i2042.i.i = phi i64 [ %.773.i2015.i.i, %.1029.if.i2037.i.i ], [ %.586.i2054.i.i, %B212.i2049.i.i ]
  %.1150.i2043.i.i = and i64 %.943.i.i, 3
  %.1153.i2044.i.i = or disjoint i64 %.773.sink.i2042.i.i, %.1150.i2043.i.i
  %.1014.i.i = icmp slt i64 %.773.sink.i2042.i.i, 0
  %.1015.i.i = select i1 %.1014.i.i, i64 %.210.i1062.i.i, i64 0
  %97 = getelementptr i64, ptr %.226.i1060.i.i, i64 %.1153.i2044.i.i
  %.1029.i.i = getelementptr i64, ptr %97, i64 %.1015.i.i
  %.1030.i.i = load i64, ptr %.1029.i.i, align 8, !noalias !19
  %.1031.not.i.i = icmp eq i64 %.1030.i.i, 0
  br i1 %.1031.not.i.i, label %B438.i.i, label %B406.i.i

B1284.if.i.i:                                     ; preds = %B2002.i.i, %B1284.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B1284.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B2002.i.i ]
  %missed_half.2.02083.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i ], [ %missed_half.3.1.i.i, %B2002.i.i ]
  %missed.2.02082.i.i = phi i64 [ -1, %B1284.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B2002.i.i ]
  %worst.2.02081.i.i = phi double [ %.1757.i.i, %B1284.if.lr.ph.i.i ], [ %.13.i1973.i.i, %B2002.i.i ]
  %cell.4.02080.i.i = phi i64 [ %cell.5.0.lcssa.i.i, %B1284.if.lr.ph.i.i ], [ %cell.3.12059.i.i, %B2002.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.1897.i.i = add nsw i64 %.1895.i.i, %indvars.iv.i.i
  %.1911.i.i = icmp slt i64 %.1897.i.i, 0
  %.1912.i.i = select i1 %.1911.i.i, i64 %.281.fca.9.load.i, i64 0
  %98 = getelementptr i32, ptr %arg.rows_at, i64 %.1897.i.i
  %.1926.i.i = getelementptr i32, ptr %98, i64 %.1912.i.i
  %.1927.i.i = load i32, ptr %.1926.i.i, align 4, !noalias !19
  %.1929.i.i = sext i32 %.1927.i.i to i64
  %.1930.i.i = add nsw i64 %.710.i.i, %.1929.i.i
  %.pre.i.i = ashr i64 %.1930.i.i, 2
  br i1 %"$phi212.0.2.0.not.i.i", label %B1512.i.i, label %B1336.i.i

B1706.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.2602.i.i = load i64, ptr %.1151.i.i, align 8, !noalias !19
  %.2642.i.i = srem i64 %.2602.i.i, %.210.i1314.i.i
  %.2644.i.i = icmp slt i64 %.2642.i.i, 0
  %.2653.i.i = select i1 %.2644.i.i, i64 %.210.i1314.i.i, i64 0
  %spec.select.i9425.i = add i64 %.2653.i.i, %.2642.i.i
  %spec.select.fr.i.i = freeze i64 %spec.select.i9425.i
  %.2676.i.i = icmp slt i64 %spec.select.fr.i.i, 0
  %spec.select2066.i.i = select i1 %.2676.i.i, i64 %.210.i1314.i.i, i64 0
  br label %B1706.endif.endif.endif.thread.i.i

B1706.endif.endif.endif.thread.i.i:               ; preds = %B1706.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %rem.02063.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %spec.select.fr.i.i, %B1706.endif.endif.endif.i.i ]
  %99 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ], [ %spec.select2066.i.i, %B1706.endif.endif.endif.i.i ]
  %100 = getelementptr double, ptr %.226.i1312.i.i, i64 %rem.02063.i.i
  %.2691.i.i = getelementptr double, ptr %100, i64 %99
  store double %.13.i1549.sink.i.i.i, ptr %.2691.i.i, align 8, !noalias !19
  %.2729.i.i = load i64, ptr %.1151.i.i, align 8, !noalias !19
  %.2730.i.i = add nsw i64 %.2729.i.i, 1
  store i64 %.2730.i.i, ptr %.1151.i.i, align 8, !noalias !19
  br i1 %"$phi212.0.2.0.not.i.i", label %B2002.i.i, label %B1972.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B2002.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1566.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1566.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1566.i.i, %B2002.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.540.i9427.i, %B76.i.i ], [ %.1757.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1973.i.i, %B2002.i.i ]
  br i1 %.9492.i170, label %B6664.i, label %B7966.i

B6664.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.12672.i = load double, ptr %.12440.i, align 8, !noalias !7
  %.12674.i = fsub double %.12672.i, %.12472.i
  store double %.12674.i, ptr %.12470.i, align 8, !noalias !7
  %.12722.i = select i1 %.7826.i, i64 %.210.i9863.i, i64 0
  %101 = getelementptr double, ptr %.226.i9861.i, i64 %.7771.i
  %.12736.i = getelementptr double, ptr %101, i64 %.12722.i
  %.12737.i = load double, ptr %.12736.i, align 8, !noalias !7
  %.12.i9428.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.12737.i
  %.13.i9429.i = select i1 %.12.i9428.i, double %worst.2.0.lcssa.sink.i.i, double %.12737.i
  store double %.13.i9429.i, ptr %.12736.i, align 8, !noalias !7
  br label %B7970.i

B6790.i:                                          ; preds = %B8.i9410.i
  %.12825.i = icmp eq i64 %.7876.i, 7
  br i1 %.12825.i, label %B6822.i, label %B7144.i

B6822.i:                                          ; preds = %B6790.i
  %.12857.i = load i64, ptr %.11068.i, align 8, !noalias !7
  %.12871.i = icmp slt i64 %.12857.i, 0
  %.12872.i = select i1 %.12871.i, i64 %.281.fca.8.load.i, i64 0
  %102 = getelementptr i64, ptr %.2289, i64 %.12857.i
  %.12886.i = getelementptr i64, ptr %102, i64 %.12872.i
  %.12887.i = load i64, ptr %.12886.i, align 8, !noalias !7
  %.12888.not.i = icmp eq i64 %.12887.i, 0
  %.382.i.i = icmp slt i64 %.475.i940611320.i, 0
  %.383.i.i = select i1 %.382.i.i, i64 %.281.fca.9.load.i, i64 0
  %103 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i940611320.i
  %.397.i9541.i = getelementptr i32, ptr %103, i64 %.383.i.i
  %.398.i9542.i = load i32, ptr %.397.i9541.i, align 4, !noalias !7
  br i1 %.12888.not.i, label %B6934.i, label %B6850.i

B6850.i:                                          ; preds = %B6822.i
  %.387.i.i = icmp eq i32 %.398.i9542.i, 0
  br i1 %.387.i.i, label %B7970.i, label %B70.i.i

B70.i.i:                                          ; preds = %B6850.i
  %.26.i.i.i = icmp sgt i32 %.398.i9542.i, 0
  br i1 %.26.i.i.i, label %B16.i.i9529.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

B16.i.i9529.i:                                    ; preds = %B70.i.i
  br i1 %.49.i.i9720.i, label %B16.endif.thread.i.i9532.i, label %B16.endif.i.i9534.i, !prof !6

B16.endif.i.i9534.i:                              ; preds = %B16.i.i9529.i
  %.25.i.i9530.i = zext nneg i32 %.398.i9542.i to i64
  %.31.i.i.i = add nsw i64 %.25.i.i9530.i, -1
  %.551.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !48
  %.36.i.i.i = add i64 %.31.i.i.i, %.551.i.i
  %.66.i.i9535.i = srem i64 %.36.i.i.i, %.210.i1276.i.i
  %.68.i.i9537.i = icmp slt i64 %.66.i.i9535.i, 0
  %.77.i.i.i = select i1 %.68.i.i9537.i, i64 %.210.i1276.i.i, i64 0
  %spec.select.i.i9538.i = add i64 %.77.i.i.i, %.66.i.i9535.i
  %spec.select.fr.i.i9539.i = freeze i64 %spec.select.i.i9538.i
  %.100.i.i.i = icmp slt i64 %spec.select.fr.i.i9539.i, 0
  %spec.select52.i.i9540.i = select i1 %.100.i.i.i, i64 %.210.i1276.i.i, i64 0
  br label %B16.endif.thread.i.i9532.i

B16.endif.thread.i.i9532.i:                       ; preds = %B16.endif.i.i9534.i, %B16.i.i9529.i
  %rem.051.i.i9533.i = phi i64 [ 0, %B16.i.i9529.i ], [ %spec.select.fr.i.i9539.i, %B16.endif.i.i9534.i ]
  %104 = phi i64 [ 0, %B16.i.i9529.i ], [ %spec.select52.i.i9540.i, %B16.endif.i.i9534.i ]
  %105 = getelementptr double, ptr %.226.i1274.i.i, i64 %rem.051.i.i9533.i
  %.115.i.i.i = getelementptr double, ptr %105, i64 %104
  %.116.i.i.i = load double, ptr %.115.i.i.i, align 8, !noalias !51
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i: ; preds = %B16.endif.thread.i.i9532.i, %B70.i.i
  %"$phi78.0.2.0.i.i9431.i" = phi double [ %.116.i.i.i, %B16.endif.thread.i.i9532.i ], [ 0.000000e+00, %B70.i.i ]
  %.616.i.i = load double, ptr %.226.i989.i.i, align 8, !noalias !48
  %.16.i.i9432.i = fcmp ogt double %.616.i.i, %best.3.3.i
  %.17.i.i9433.i = select i1 %.16.i.i9432.i, double %.616.i.i, double %best.3.3.i
  %.18.i.i9434.i = fcmp ogt double %"$phi78.0.2.0.i.i9431.i", %.17.i.i9433.i
  %.19.i.i9435.i = select i1 %.18.i.i9434.i, double %"$phi78.0.2.0.i.i9431.i", double %.17.i.i9433.i
  %.663.i.i = icmp slt i64 %.475.i940611320.i, -3
  %.664.i.i = select i1 %.663.i.i, i64 %.281.fca.9.load.i, i64 0
  %106 = getelementptr i8, ptr %103, i64 12
  %.678.i9436.i = getelementptr i32, ptr %106, i64 %.664.i.i
  %.679.i.i = load i32, ptr %.678.i9436.i, align 4, !noalias !48
  %.680.i.i = sitofp i32 %.679.i.i to double
  %.683.i9437.i = sitofp i32 %.398.i9542.i to double
  %.688.i.i = fmul double %.683.i9437.i, 2.500000e-01
  %.12.i.i9438.i = fcmp ogt double %.688.i.i, %.680.i.i
  %.13.i.i9439.i = select i1 %.12.i.i9438.i, double %.688.i.i, double %.680.i.i
  %.717.i.i = fadd double %.19.i.i9435.i, %.13.i.i9439.i
  %.750.i.i = load double, ptr %.12440.i, align 8, !noalias !48
  %.752.i.i = fsub double %.717.i.i, %.19.i.i9435.i
  %.753.i.i = fadd double %.750.i.i, %.752.i.i
  store double %.753.i.i, ptr %.12440.i, align 8, !noalias !48
  %.813.i9440.i = load double, ptr %.226.i989.i.i, align 8, !noalias !48
  %.12.i1375.i.i = fcmp ogt double %best.3.3.i, %.813.i9440.i
  %.13.i1376.i.i = select i1 %.12.i1375.i.i, double %best.3.3.i, double %.813.i9440.i
  %.846.i.i = fadd double %.717.i.i, %.13.i1376.i.i
  %.847.i.i = fsub double %.846.i.i, %.19.i.i9435.i
  store double %.847.i.i, ptr %.226.i989.i.i, align 8, !noalias !48
  %storemerge.i9441.i = tail call i32 @llvm.smax.i32(i32 %.398.i9542.i, i32 0)
  %.9581387.not.i.i = icmp eq i32 %storemerge.i9441.i, 0
  br i1 %.9581387.not.i.i, label %B678.i.i, label %B500.if.lr.ph.i.i

B500.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1065.i.i = add nsw i64 %.475.i940611320.i, 4
  %wide.trip.count.i9444.i = zext nneg i32 %storemerge.i9441.i to i64
  br label %B500.if.i.i

B678.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i.i
  %.1258.i.i = fmul double %.513.fca.12.load.i, %.688.i.i
  %.1307.i.i = fmul double %.513.fca.13.load.i, %.683.i9437.i
  %.1308.i.i = fadd double %.1307.i.i, %.1258.i.i
  %.1338.i.i = load double, ptr %.940.i9627.i, align 8, !noalias !48
  %.1339.i.i = fadd double %.1308.i.i, %.1338.i.i
  store double %.1339.i.i, ptr %.940.i9627.i, align 8, !noalias !48
  %.1404.i.i = load double, ptr %.2388.i.i, align 8, !noalias !48
  %.12.i1377.i.i = fcmp ogt double %.717.i.i, %.1404.i.i
  %.13.i1378.i.i = select i1 %.12.i1377.i.i, double %.717.i.i, double %.1404.i.i
  %.1434.i.i = fadd double %.1308.i.i, %.13.i1378.i.i
  store double %.1434.i.i, ptr %.2388.i.i, align 8, !noalias !48
  br i1 %.9581387.not.i.i, label %B7966.i, label %B914.if.lr.ph.i.i

B914.if.lr.ph.i.i:                                ; preds = %B678.i.i
  %.1653.pre.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !48
  br label %B914.if.i.i

B500.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B500.if.lr.ph.i.i
  %indvars.iv.i9445.i = phi i64 [ 0, %B500.if.lr.ph.i.i ], [ %indvars.iv.next.i9446.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %indvars.iv.next.i9446.i = add nuw nsw i64 %indvars.iv.i9445.i, 1
  %.1029.i9447.i = load i64, ptr %.872.i.i, align 8, !noalias !48
  %.1030.i9448.i = add nsw i64 %.1029.i9447.i, 1
  store i64 %.1030.i9448.i, ptr %.872.i.i, align 8, !noalias !48
  %.1067.i.i = add nsw i64 %.1065.i.i, %indvars.iv.i9445.i
  %.1081.i.i = icmp slt i64 %.1067.i.i, 0
  %.1082.i9449.i = select i1 %.1081.i.i, i64 %.281.fca.9.load.i, i64 0
  %107 = getelementptr i32, ptr %arg.rows_at, i64 %.1067.i.i
  %.1096.i.i = getelementptr i32, ptr %107, i64 %.1082.i9449.i
  %.1097.i.i = load i32, ptr %.1096.i.i, align 4, !noalias !48
  %.1099.i.i = sext i32 %.1097.i.i to i64
  %.1100.i.i = add nsw i64 %.710.i.i, %.1099.i.i
  %.206.i.i.i = ashr i64 %.1100.i.i, 2
  br i1 %.265.i1976.i.i, label %B184.if.i.i9462.i.preheader, label %B0.endif.else.if.i.i9450.i, !prof !6

B212.i.i9525.i:                                   ; preds = %B184.if.i.i9462.i
  %.564.i.i9526.i = select i1 %.444.i.i9466.i, i64 %.210.i1026.i.i, i64 0
  %108 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.331.0708.i.i9465.i
  %.578.i.i9527.i = getelementptr i64, ptr %108, i64 %.564.i.i9526.i
  store i64 %.1030.i9448.i, ptr %.578.i.i9527.i, align 8, !noalias !54
  %.586.i.i9528.i = shl nsw i64 %.331.0708.i.i9465.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i.i9471.i:                                   ; preds = %B184.if.i.i9462.i
  %.402.i.i9472.i = add i64 %.331.0708.i.i9465.i, 1
  %.398.i.i9473.i = add nsw i64 %.334.0709.i.i9464.i, -1
  %.615.i.i9474.i = select i1 %.444.i.i9466.i, i64 %.210.i1026.i.i, i64 0
  %109 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.331.0708.i.i9465.i
  %.629.i.i9475.i = getelementptr i64, ptr %109, i64 %.615.i.i9474.i
  %.630.i.i9476.i = load i64, ptr %.629.i.i9475.i, align 8, !noalias !54
  %.645.i.i9477.i = icmp slt i64 %place.2.0710.i.i9463.i, 0
  %.646.i.i9478.i = select i1 %.645.i.i9477.i, i64 %.210.i1026.i.i, i64 0
  %110 = getelementptr i64, ptr %.226.i1024.i.i, i64 %place.2.0710.i.i9463.i
  %.660.i.i9479.i = getelementptr i64, ptr %110, i64 %.646.i.i9478.i
  %.661.i.i9480.i = load i64, ptr %.660.i.i9479.i, align 8, !noalias !54
  %.664.i.i9481.i = icmp slt i64 %.630.i.i9476.i, %.661.i.i9480.i
  %spec.select.i1379.i.i = select i1 %.664.i.i9481.i, i64 %.331.0708.i.i9465.i, i64 %place.2.0710.i.i9463.i
  %.389.i.i9482.i = icmp samesign ugt i64 %.334.0709.i.i9464.i, 1
  br i1 %.389.i.i9482.i, label %B184.if.i.i9462.i, label %B312.i.i9483.i

B312.i.i9483.i:                                   ; preds = %B270.i.i9471.i
  %.699.i.i9484.i = icmp slt i64 %spec.select.i1379.i.i, 0
  %.700.i.i9485.i = select i1 %.699.i.i9484.i, i64 %.210.i.i.i, i64 0
  %111 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1379.i.i
  %.714.i.i9486.i = getelementptr i64, ptr %111, i64 %.700.i.i9485.i
  store i64 %.206.i.i.i, ptr %.714.i.i9486.i, align 8, !noalias !54
  %.773.i.i9487.i = shl nsw i64 %spec.select.i1379.i.i, 2
  %.776.i.i9488.i = add i64 %.773.i.i9487.i, 4
  %.813.i.i9489.i = select i1 %.699.i.i9484.i, i64 %.210.i1062.i.i, i64 0
  %.814.i.i9490.i = add i64 %.813.i.i9489.i, %.773.i.i9487.i
  %.829.i.i9491.i = icmp slt i64 %.776.i.i9488.i, 0
  %.830.i.i9492.i = select i1 %.829.i.i9491.i, i64 %.210.i1062.i.i, i64 0
  %.831.i.i9493.i = add i64 %.830.i.i9492.i, %.776.i.i9488.i
  %.958.i.i9494.i = icmp slt i64 %.814.i.i9490.i, 0
  br i1 %.958.i.i9494.i, label %B312.endif.else.if.i.i9524.i, label %B312.endif.else.endif.i.i9495.i, !prof !6

B0.endif.else.if.i.i9450.i:                       ; preds = %B500.if.i.i
  %.211.i.i9451.i = mul nsw i64 %.206.i.i.i, 712544676207699905
  %.212.i.i9452.i = ashr i64 %.211.i.i9451.i, 20
  %.282.i.i9453.i = srem i64 %.212.i.i9452.i, %.230.0.i1975.i.i
  %.284.i.i9455.i = icmp slt i64 %.282.i.i9453.i, 0
  %.293.i.i9458.i = select i1 %.284.i.i9455.i, i64 %.230.0.i1975.i.i, i64 0
  %.273.0.i.i9459.i = add nsw i64 %.293.i.i9458.i, %.282.i.i9453.i
  %112 = shl nsw i64 %.273.0.i.i9459.i, 4
  br label %B184.if.i.i9462.i.preheader

B184.if.i.i9462.i.preheader:                      ; preds = %B0.endif.else.if.i.i9450.i, %B500.if.i.i
  %.331.0708.i.i9465.i.ph = phi i64 [ %112, %B0.endif.else.if.i.i9450.i ], [ 0, %B500.if.i.i ]
  br label %B184.if.i.i9462.i

B184.if.i.i9462.i:                                ; preds = %B184.if.i.i9462.i.preheader, %B270.i.i9471.i
  %place.2.0710.i.i9463.i = phi i64 [ %spec.select.i1379.i.i, %B270.i.i9471.i ], [ %.331.0708.i.i9465.i.ph, %B184.if.i.i9462.i.preheader ]
  %.334.0709.i.i9464.i = phi i64 [ %.398.i.i9473.i, %B270.i.i9471.i ], [ 16, %B184.if.i.i9462.i.preheader ]
  %.331.0708.i.i9465.i = phi i64 [ %.402.i.i9472.i, %B270.i.i9471.i ], [ %.331.0708.i.i9465.i.ph, %B184.if.i.i9462.i.preheader ]
  %.444.i.i9466.i = icmp slt i64 %.331.0708.i.i9465.i, 0
  %.445.i.i9467.i = select i1 %.444.i.i9466.i, i64 %.210.i.i.i, i64 0
  %113 = getelementptr i64, ptr %.226.i.i.i, i64 %.331.0708.i.i9465.i
  %.459.i.i9468.i = getelementptr i64, ptr %113, i64 %.445.i.i9467.i
  %.460.i.i9469.i = load i64, ptr %.459.i.i9468.i, align 8, !noalias !54
  %.462.i.i9470.i = icmp eq i64 %.460.i.i9469.i, %.206.i.i.i
  br i1 %.462.i.i9470.i, label %B212.i.i9525.i, label %B270.i.i9471.i

B312.endif.endif.i.i9506.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i9505.i, %B312.endif.else.endif.endif.endif.i.i9502.i
  %.938.sroa.13.0.i.i9507.i = phi i64 [ %.210.i1062.i.i, %B312.endif.else.endif.endif.endif.if.i.i9505.i ], [ %.938.sroa.13.1.i.i9503.i, %B312.endif.else.endif.endif.endif.i.i9502.i ]
  %.1059.not711.i.i9508.i = icmp slt i64 %.938.sroa.0.3.i.i9500.i, %.938.sroa.13.0.i.i9507.i
  br i1 %.1059.not711.i.i9508.i, label %.1029.endif.preheader.i.i9521.i, label %.1029.if.i.i9509.i, !prof !31

.1029.endif.preheader.i.i9521.i:                  ; preds = %B312.endif.endif.i.i9506.i
  %114 = shl i64 %.938.sroa.0.3.i.i9500.i, 3
  %scevgep.i.i9522.i = getelementptr i8, ptr %.226.i1060.i.i, i64 %114
  %115 = sub nsw i64 %.938.sroa.13.0.i.i9507.i, %.938.sroa.0.3.i.i9500.i
  %116 = shl i64 %115, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i9522.i, i8 0, i64 %116, i1 false), !noalias !54
  br label %.1029.if.i.i9509.i

B312.endif.else.if.i.i9524.i:                     ; preds = %B312.i.i9483.i
  br label %B312.endif.else.endif.i.i9495.i

B312.endif.else.endif.i.i9495.i:                  ; preds = %B312.endif.else.if.i.i9524.i, %B312.i.i9483.i
  %.938.sroa.0.1.i.i9496.i = phi i64 [ 0, %B312.endif.else.if.i.i9524.i ], [ %.814.i.i9490.i, %B312.i.i9483.i ]
  %.963.not.i.i9497.i = icmp slt i64 %.814.i.i9490.i, %.210.i1062.i.i
  br i1 %.963.not.i.i9497.i, label %B312.endif.else.endif.endif.i.i9499.i, label %B312.endif.else.endif.if.i.i9498.i, !prof !10

B312.endif.else.endif.if.i.i9498.i:               ; preds = %B312.endif.else.endif.i.i9495.i
  br label %B312.endif.else.endif.endif.i.i9499.i

B312.endif.else.endif.endif.i.i9499.i:            ; preds = %B312.endif.else.endif.if.i.i9498.i, %B312.endif.else.endif.i.i9495.i
  %.938.sroa.0.3.i.i9500.i = phi i64 [ %.210.i1062.i.i, %B312.endif.else.endif.if.i.i9498.i ], [ %.938.sroa.0.1.i.i9496.i, %B312.endif.else.endif.i.i9495.i ]
  %.975.i.i9501.i = icmp slt i64 %.831.i.i9493.i, 0
  br i1 %.975.i.i9501.i, label %B312.endif.else.endif.endif.if.i.i9523.i, label %B312.endif.else.endif.endif.endif.i.i9502.i, !prof !6

B312.endif.else.endif.endif.if.i.i9523.i:         ; preds = %B312.endif.else.endif.endif.i.i9499.i
  br label %B312.endif.else.endif.endif.endif.i.i9502.i

B312.endif.else.endif.endif.endif.i.i9502.i:      ; preds = %B312.endif.else.endif.endif.if.i.i9523.i, %B312.endif.else.endif.endif.i.i9499.i
  %.938.sroa.13.1.i.i9503.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i9523.i ], [ %.831.i.i9493.i, %B312.endif.else.endif.endif.i.i9499.i ]
  %.980.not.i.i9504.i = icmp slt i64 %.831.i.i9493.i, %.210.i1062.i.i
  br i1 %.980.not.i.i9504.i, label %B312.endif.endif.i.i9506.i, label %B312.endif.else.endif.endif.endif.if.i.i9505.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i9505.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i9502.i
  br label %B312.endif.endif.i.i9506.i

.1029.if.i.i9509.i:                               ; preds = %.1029.endif.preheader.i.i9521.i, %B312.endif.endif.i.i9506.i
  %.1108.i.i9510.i = load i64, ptr %.872.i.i, align 8, !noalias !54
  %.1124.i.i9511.i = select i1 %.699.i.i9484.i, i64 %.210.i1026.i.i, i64 0
  %117 = getelementptr i64, ptr %.226.i1024.i.i, i64 %spec.select.i1379.i.i
  %.1138.i.i9512.i = getelementptr i64, ptr %117, i64 %.1124.i.i9511.i
  store i64 %.1108.i.i9510.i, ptr %.1138.i.i9512.i, align 8, !noalias !54
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.1029.if.i.i9509.i, %B212.i.i9525.i
  %.773.sink.i.i9513.i = phi i64 [ %.773.i.i9487.i, %.1029.if.i.i9509.i ], [ %.586.i.i9528.i, %B212.i.i9525.i ]
  %.1150.i.i9514.i = and i64 %.1100.i.i, 3
  %.1153.i.i9515.i = or disjoint i64 %.773.sink.i.i9513.i, %.1150.i.i9514.i
  %.1174.i.i = icmp slt i64 %.773.sink.i.i9513.i, 0
  %.1175.i.i = select i1 %.1174.i.i, i64 %.210.i1062.i.i, i64 0
  %118 = getelementptr i64, ptr %.226.i1060.i.i, i64 %.1153.i.i9515.i
  %.1189.i.i = getelementptr i64, ptr %118, i64 %.1175.i.i
  store i64 %.1191.i.i, ptr %.1189.i.i, align 8, !noalias !48
  %.1215.i.i = select i1 %.1174.i.i, i64 %.210.i1098.i.i, i64 0
  %119 = getelementptr double, ptr %.226.i1096.i.i, i64 %.1153.i.i9515.i
  %.1229.i.i = getelementptr double, ptr %119, i64 %.1215.i.i
  store double %.717.i.i, ptr %.1229.i.i, align 8, !noalias !48
  %exitcond.not.i9516.i = icmp eq i64 %indvars.iv.next.i9446.i, %wide.trip.count.i9444.i
  br i1 %exitcond.not.i9516.i, label %B678.i.i, label %B500.if.i.i

B914.if.i.i:                                      ; preds = %B916.endif.thread.i.i, %B914.if.lr.ph.i.i
  %.1653.i.i = phi i64 [ %.1653.pre.i.i, %B914.if.lr.ph.i.i ], [ %.1780.i.i, %B916.endif.thread.i.i ]
  %.1494.01391.i.i = phi i32 [ %storemerge.i9441.i, %B914.if.lr.ph.i.i ], [ %.1556.i.i, %B916.endif.thread.i.i ]
  %.1556.i.i = add nsw i32 %.1494.01391.i.i, -1
  %.1614.i.i = load double, ptr %.2388.i.i, align 8, !noalias !48
  br i1 %.49.i.i9720.i, label %B916.endif.thread.i.i, label %B916.endif.i.i, !prof !44

B916.endif.i.i:                                   ; preds = %B914.if.i.i
  %.1693.i.i = srem i64 %.1653.i.i, %.210.i1276.i.i
  %.1695.i.i = icmp slt i64 %.1693.i.i, 0
  %.1704.i.i = select i1 %.1695.i.i, i64 %.210.i1276.i.i, i64 0
  %spec.select.i9519.i = add i64 %.1704.i.i, %.1693.i.i
  %spec.select.fr.i9520.i = freeze i64 %spec.select.i9519.i
  %.1726.i.i = icmp slt i64 %spec.select.fr.i9520.i, 0
  %spec.select1384.i.i = select i1 %.1726.i.i, i64 %.210.i1276.i.i, i64 0
  br label %B916.endif.thread.i.i

B916.endif.thread.i.i:                            ; preds = %B916.endif.i.i, %B914.if.i.i
  %rem.01383.i.i = phi i64 [ 0, %B914.if.i.i ], [ %spec.select.fr.i9520.i, %B916.endif.i.i ]
  %120 = phi i64 [ 0, %B914.if.i.i ], [ %spec.select1384.i.i, %B916.endif.i.i ]
  %121 = getelementptr double, ptr %.226.i1274.i.i, i64 %rem.01383.i.i
  %.1741.i.i = getelementptr double, ptr %121, i64 %120
  store double %.1614.i.i, ptr %.1741.i.i, align 8, !noalias !48
  %.1779.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !48
  %.1780.i.i = add nsw i64 %.1779.i.i, 1
  store i64 %.1780.i.i, ptr %.226.i1348.i.i, align 8, !noalias !48
  %.1547.i.i = icmp sgt i32 %.1494.01391.i.i, 1
  br i1 %.1547.i.i, label %B914.if.i.i, label %B7966.i

B6934.i:                                          ; preds = %B6822.i
  %.403.i.i = sext i32 %.398.i9542.i to i64
  %.404.i.i = icmp eq i32 %.398.i9542.i, 0
  br i1 %.404.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B6934.i
  %spec.select1544.i.i = tail call i32 @llvm.smax.i32(i32 %.398.i9542.i, i32 0)
  %.6311547.not.i.i = icmp eq i32 %spec.select1544.i.i, 0
  br i1 %.6311547.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i, label %B206.if.lr.ph.i.i

B206.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.678.i9543.i = add nsw i64 %.475.i940611320.i, 4
  %wide.trip.count.i9544.i = zext nneg i32 %spec.select1544.i.i to i64
  br label %B206.if.i.i

B334.i.i:                                         ; preds = %B334.if.i.i, %B206.if.i.i
  %.766.0.i.i = phi i64 [ 0, %B206.if.i.i ], [ %.839.i.i, %B334.if.i.i ]
  %exitcond.not.i9550.i = icmp eq i64 %.766.0.i.i, 16
  br i1 %exitcond.not.i9550.i, label %B376.i.i, label %B334.if.i.i

B376.i.i:                                         ; preds = %B334.i.i
  %.964.i.i = load i64, ptr %.963.i.i, align 8, !noalias !57
  %.975.0.i.i = and i64 %.964.i.i, 15
  %122 = getelementptr i64, ptr %.226.i1166.i.i, i64 %.975.0.i.i
  store i64 %.713.i.i, ptr %122, align 8, !noalias !57
  %.1068.i.i = add nsw i64 %.964.i.i, 1
  store i64 %.1068.i.i, ptr %.963.i.i, align 8, !noalias !57
  %.1100.i9580.i = add nsw i64 %new.2.01552.i.i, 1
  %.1111.not.i.i = icmp ne i64 %.718.i.i, %previous_new.2.01554.i.i
  %.1121.i.i = zext i1 %.1111.not.i.i to i64
  %spec.select1528.i.i = add nsw i64 %new_lines.2.01551.i.i, %.1121.i.i
  br label %B502.i.i

B502.i.i:                                         ; preds = %B334.if.i.i, %B376.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select1528.i.i, %B376.i.i ], [ %new_lines.2.01551.i.i, %B334.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1100.i9580.i, %B376.i.i ], [ %new.2.01552.i.i, %B334.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.718.i.i, %B376.i.i ], [ %previous_new.2.01554.i.i, %B334.if.i.i ]
  %exitcond1560.not.i.i = icmp eq i64 %indvars.iv.next.i9546.i, %wide.trip.count.i9544.i
  br i1 %exitcond1560.not.i.i, label %B504.i.i, label %B206.if.i.i

B504.i.i:                                         ; preds = %B502.i.i
  %123 = uitofp nneg i64 %spec.select.i9549.i to double
  %124 = sitofp i64 %new_lines.3.1.i.i to double
  %.25.i.i9551.i = icmp sgt i64 %new.3.1.i.i, 0
  br i1 %.25.i.i9551.i, label %B16.i.i9557.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i

B16.i.i9557.i:                                    ; preds = %B504.i.i
  br i1 %.49.i.i9720.i, label %B16.endif.thread.i.i9565.i, label %B16.endif.i.i9569.i, !prof !6

B16.endif.i.i9569.i:                              ; preds = %B16.i.i9557.i
  %.29.i.i9558.i = add nsw i64 %new.3.1.i.i, -1
  %.1218.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !57
  %.34.i.i9559.i = add i64 %.29.i.i9558.i, %.1218.i.i
  %.64.i.i9570.i = srem i64 %.34.i.i9559.i, %.210.i1276.i.i
  %.66.i.i9572.i = icmp slt i64 %.64.i.i9570.i, 0
  %.75.i.i9575.i = select i1 %.66.i.i9572.i, i64 %.210.i1276.i.i, i64 0
  %spec.select.i.i9576.i = add i64 %.75.i.i9575.i, %.64.i.i9570.i
  %spec.select.fr.i.i9577.i = freeze i64 %spec.select.i.i9576.i
  %.98.i.i9578.i = icmp slt i64 %spec.select.fr.i.i9577.i, 0
  %spec.select52.i.i9579.i = select i1 %.98.i.i9578.i, i64 %.210.i1276.i.i, i64 0
  br label %B16.endif.thread.i.i9565.i

B16.endif.thread.i.i9565.i:                       ; preds = %B16.endif.i.i9569.i, %B16.i.i9557.i
  %rem.051.i.i9566.i = phi i64 [ 0, %B16.i.i9557.i ], [ %spec.select.fr.i.i9577.i, %B16.endif.i.i9569.i ]
  %125 = phi i64 [ 0, %B16.i.i9557.i ], [ %spec.select52.i.i9579.i, %B16.endif.i.i9569.i ]
  %126 = getelementptr double, ptr %.226.i1274.i.i, i64 %rem.051.i.i9566.i
  %.113.i.i9567.i = getelementptr double, ptr %126, i64 %125
  %.114.i.i9568.i = load double, ptr %.113.i.i9567.i, align 8, !noalias !60
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i: ; preds = %B16.endif.thread.i.i9565.i, %B504.i.i, %B84.i.i
  %new.2.0.lcssa1570.i.i = phi i64 [ %new.3.1.i.i, %B16.endif.thread.i.i9565.i ], [ %new.3.1.i.i, %B504.i.i ], [ 0, %B84.i.i ]
  %new_lines.2.0.lcssa1569.i.i = phi double [ %124, %B16.endif.thread.i.i9565.i ], [ %124, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %lines.2.0.lcssa1568.i.i = phi double [ %123, %B16.endif.thread.i.i9565.i ], [ %123, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %"$phi78.0.2.0.i.i9553.i" = phi double [ %.114.i.i9568.i, %B16.endif.thread.i.i9565.i ], [ 0.000000e+00, %B504.i.i ], [ 0.000000e+00, %B84.i.i ]
  %.1281.i.i = load double, ptr %.226.i989.i.i, align 8, !noalias !57
  %.1311.i.i = load double, ptr %.612.i9421.i, align 8, !noalias !57
  %.20.i.i.i = fcmp ogt double %.1281.i.i, %best.3.3.i
  %.21.i.i.i = select i1 %.20.i.i.i, double %.1281.i.i, double %best.3.3.i
  %.22.i.i.i = fcmp ogt double %.1311.i.i, %.21.i.i.i
  %.23.i.i.i = select i1 %.22.i.i.i, double %.1311.i.i, double %.21.i.i.i
  %.24.i.i.i = fcmp ogt double %"$phi78.0.2.0.i.i9553.i", %.23.i.i.i
  %.25.i1530.i.i = select i1 %.24.i.i.i, double %"$phi78.0.2.0.i.i9553.i", double %.23.i.i.i
  %.1351.i.i = fmul double %.513.fca.28.load.i, %lines.2.0.lcssa1568.i.i
  %.12.i.i9554.i = fcmp ogt double %.1351.i.i, %.513.fca.23.load.i
  %.13.i.i9555.i = select i1 %.12.i.i9554.i, double %.1351.i.i, double %.513.fca.23.load.i
  %.1382.i.i = fadd double %.13.i.i9555.i, %.25.i1530.i.i
  %.1415.i.i = load double, ptr %.12440.i, align 8, !noalias !57
  %.1417.i.i = fsub double %.1382.i.i, %.25.i1530.i.i
  %.1418.i.i = fadd double %.1415.i.i, %.1417.i.i
  store double %.1418.i.i, ptr %.12440.i, align 8, !noalias !57
  %.1478.i.i = load double, ptr %.226.i989.i.i, align 8, !noalias !57
  %.12.i1531.i.i = fcmp ogt double %best.3.3.i, %.1478.i.i
  %.13.i1532.i.i = select i1 %.12.i1531.i.i, double %best.3.3.i, double %.1478.i.i
  %.1511.i.i = fadd double %.13.i1532.i.i, %.1382.i.i
  %.1512.i.i = fsub double %.1511.i.i, %.25.i1530.i.i
  store double %.1512.i.i, ptr %.226.i989.i.i, align 8, !noalias !57
  store double %.1382.i.i, ptr %.612.i9421.i, align 8, !noalias !57
  %.1603.i.i = load double, ptr %.1602.i.i, align 8, !noalias !57
  %.1607.i.i = sub nsw i64 %.403.i.i, %new.2.0.lcssa1570.i.i
  %.1608.i.i = sitofp i64 %.1607.i.i to double
  %.1609.i.i = fadd double %.1603.i.i, %.1608.i.i
  store double %.1609.i.i, ptr %.1602.i.i, align 8, !noalias !57
  %.1669.i.i = load double, ptr %.1668.i.i, align 8, !noalias !57
  %.1671.i.i = sitofp i32 %.398.i9542.i to double
  %.1672.i.i = fadd double %.1669.i.i, %.1671.i.i
  store double %.1672.i.i, ptr %.1668.i.i, align 8, !noalias !57
  %.1720.i.i = icmp slt i64 %.475.i940611320.i, -1
  %.1721.i.i = select i1 %.1720.i.i, i64 %.281.fca.9.load.i, i64 0
  %127 = getelementptr i8, ptr %103, i64 4
  %.1735.i.i = getelementptr i32, ptr %127, i64 %.1721.i.i
  %.1736.i.i = load i32, ptr %.1735.i.i, align 4, !noalias !57
  %.1743.i.i = sext i32 %.1736.i.i to i64
  %.1744.i.i = mul nsw i64 %new.2.0.lcssa1570.i.i, %.1743.i.i
  %.1747.i.i = sitofp i64 %.1744.i.i to double
  %.1752.i.i = fdiv double %.1747.i.i, %.1671.i.i
  %.1759.i.i = fmul double %.513.fca.12.load.i, %new_lines.2.0.lcssa1569.i.i
  %.1763.i.i = sitofp i64 %new.2.0.lcssa1570.i.i to double
  %.1764.i.i = fsub double %.1763.i.i, %.1752.i.i
  %.1767.i.i = fmul double %.513.fca.13.load.i, %.1764.i.i
  %.1768.i.i = fadd double %.1759.i.i, %.1767.i.i
  %.1771.i.i = fmul double %.513.fca.14.load.i, %.1752.i.i
  %.1772.i.i = fadd double %.1771.i.i, %.1768.i.i
  %.1802.i.i = load double, ptr %.940.i9627.i, align 8, !noalias !57
  %.1803.i.i = fadd double %.1802.i.i, %.1772.i.i
  store double %.1803.i.i, ptr %.940.i9627.i, align 8, !noalias !57
  %.1863.i.i = load double, ptr %.2388.i.i, align 8, !noalias !57
  %.12.i1533.i.i = fcmp ogt double %.1382.i.i, %.1863.i.i
  %.13.i1534.i.i = select i1 %.12.i1533.i.i, double %.1382.i.i, double %.1863.i.i
  %.1893.i.i = fadd double %.13.i1534.i.i, %.1772.i.i
  store double %.1893.i.i, ptr %.2388.i.i, align 8, !noalias !57
  %.1982.i.i = fmul double %.1979.i.i, %.1763.i.i
  %.1987.i.i = fcmp ogt double %.1982.i.i, 0.000000e+00
  br i1 %.1987.i.i, label %B1382.i.i, label %B1530.i.i

B1382.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i
  %.2018.i.i = load double, ptr %.344.i.i.i.i, align 8, !noalias !57
  %.12.i1535.i.i = fcmp ogt double %.1382.i.i, %.2018.i.i
  %.13.i1536.i.i = select i1 %.12.i1535.i.i, double %.1382.i.i, double %.2018.i.i
  %.2049.i.i = fadd double %.1982.i.i, %.13.i1536.i.i
  store double %.2049.i.i, ptr %.344.i.i.i.i, align 8, !noalias !57
  %.2109.i.i = load double, ptr %.435.i.i.i.i, align 8, !noalias !57
  %.2111.i.i = fadd double %.1982.i.i, %.2109.i.i
  store double %.2111.i.i, ptr %.435.i.i.i.i, align 8, !noalias !57
  %.2186.pre.i.i = load double, ptr %.2388.i.i, align 8, !noalias !57
  br label %B1530.i.i

B1530.i.i:                                        ; preds = %B1382.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i
  %.2186.i.i = phi double [ %.2186.pre.i.i, %B1382.i.i ], [ %.1893.i.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx.exit.i9552.i ]
  %.2216.i.i = load double, ptr %.344.i.i.i.i, align 8, !noalias !57
  %.12.i1537.i.i = fcmp ogt double %.2216.i.i, %.2186.i.i
  %.13.i1538.i.i = select i1 %.12.i1537.i.i, double %.2216.i.i, double %.2186.i.i
  %.23301557.not.i.i = icmp slt i64 %new.2.0.lcssa1570.i.i, 1
  br i1 %.23301557.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1656.if.lr.ph.i.i

B1656.if.lr.ph.i.i:                               ; preds = %B1530.i.i
  %.2406.pre.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !57
  br label %B1656.if.i.i

B1788.loopexit.i.i:                               ; preds = %B1658.endif.thread.i.i
  %.2647.pre.i.i = load double, ptr %.2388.i.i, align 8, !noalias !57
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B206.if.i.i:                                      ; preds = %B502.i.i, %B206.if.lr.ph.i.i
  %indvars.iv.i9545.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %indvars.iv.next.i9546.i, %B502.i.i ]
  %previous_new.2.01554.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B502.i.i ]
  %previous.2.01553.i.i = phi i64 [ -1, %B206.if.lr.ph.i.i ], [ %.718.i.i, %B502.i.i ]
  %new.2.01552.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new.3.1.i.i, %B502.i.i ]
  %new_lines.2.01551.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B502.i.i ]
  %lines.2.01550.i.i = phi i64 [ 0, %B206.if.lr.ph.i.i ], [ %spec.select.i9549.i, %B502.i.i ]
  %indvars.iv.next.i9546.i = add nuw nsw i64 %indvars.iv.i9545.i, 1
  %.680.i9547.i = add nsw i64 %.678.i9543.i, %indvars.iv.i9545.i
  %.694.i.i = icmp slt i64 %.680.i9547.i, 0
  %.695.i.i = select i1 %.694.i.i, i64 %.281.fca.9.load.i, i64 0
  %128 = getelementptr i32, ptr %arg.rows_at, i64 %.680.i9547.i
  %.709.i.i = getelementptr i32, ptr %128, i64 %.695.i.i
  %.710.i9548.i = load i32, ptr %.709.i.i, align 4, !noalias !57
  %.712.i.i = sext i32 %.710.i9548.i to i64
  %.713.i.i = add nsw i64 %.710.i.i, %.712.i.i
  %.718.i.i = ashr i64 %.713.i.i, 2
  %.724.not.i.i = icmp ne i64 %.718.i.i, %previous.2.01553.i.i
  %.729.i.i = zext i1 %.724.not.i.i to i64
  %spec.select.i9549.i = add nuw nsw i64 %lines.2.01550.i.i, %.729.i.i
  br label %B334.i.i

B334.if.i.i:                                      ; preds = %B334.i.i
  %.839.i.i = add nuw nsw i64 %.766.0.i.i, 1
  %129 = getelementptr i64, ptr %.226.i1166.i.i, i64 %.766.0.i.i
  %.895.i.i = load i64, ptr %129, align 8, !noalias !57
  %.897.i.i = icmp eq i64 %.895.i.i, %.713.i.i
  br i1 %.897.i.i, label %B502.i.i, label %B334.i.i

B1656.if.i.i:                                     ; preds = %B1658.endif.thread.i.i, %B1656.if.lr.ph.i.i
  %.2406.i.i = phi i64 [ %.2406.pre.i.i, %B1656.if.lr.ph.i.i ], [ %.2534.i.i, %B1658.endif.thread.i.i ]
  %.2277.01558.i.i = phi i64 [ %new.2.0.lcssa1570.i.i, %B1656.if.lr.ph.i.i ], [ %.2339.i.i, %B1658.endif.thread.i.i ]
  %.2339.i.i = add nsw i64 %.2277.01558.i.i, -1
  br i1 %.49.i.i9720.i, label %B1658.endif.thread.i.i, label %B1658.endif.i.i, !prof !44

B1658.endif.i.i:                                  ; preds = %B1656.if.i.i
  %.2446.i.i = srem i64 %.2406.i.i, %.210.i1276.i.i
  %.2448.i.i = icmp slt i64 %.2446.i.i, 0
  %.2457.i.i = select i1 %.2448.i.i, i64 %.210.i1276.i.i, i64 0
  %spec.select1527.i.i = add i64 %.2457.i.i, %.2446.i.i
  %spec.select1527.fr.i.i = freeze i64 %spec.select1527.i.i
  %.2480.i.i = icmp slt i64 %spec.select1527.fr.i.i, 0
  %spec.select1546.i.i = select i1 %.2480.i.i, i64 %.210.i1276.i.i, i64 0
  br label %B1658.endif.thread.i.i

B1658.endif.thread.i.i:                           ; preds = %B1658.endif.i.i, %B1656.if.i.i
  %rem.1.01543.i.i = phi i64 [ 0, %B1656.if.i.i ], [ %spec.select1527.fr.i.i, %B1658.endif.i.i ]
  %130 = phi i64 [ 0, %B1656.if.i.i ], [ %spec.select1546.i.i, %B1658.endif.i.i ]
  %131 = getelementptr double, ptr %.226.i1274.i.i, i64 %rem.1.01543.i.i
  %.2495.i.i = getelementptr double, ptr %131, i64 %130
  store double %.13.i1538.i.i, ptr %.2495.i.i, align 8, !noalias !57
  %.2533.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !57
  %.2534.i.i = add nsw i64 %.2533.i.i, 1
  store i64 %.2534.i.i, ptr %.226.i1348.i.i, align 8, !noalias !57
  %.2330.i.i = icmp samesign ugt i64 %.2277.01558.i.i, 1
  br i1 %.2330.i.i, label %B1656.if.i.i, label %B1788.loopexit.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1788.loopexit.i.i, %B1530.i.i, %B6934.i
  %.1382.sink.i.i = phi double [ %best.3.3.i, %B6934.i ], [ %.1382.i.i, %B1788.loopexit.i.i ], [ %.1382.i.i, %B1530.i.i ]
  %.2647.sink.i.i = phi double [ %best.3.3.i, %B6934.i ], [ %.2647.pre.i.i, %B1788.loopexit.i.i ], [ %.2186.i.i, %B1530.i.i ]
  %.13165.i = select i1 %.7826.i, i64 %.210.i10555.i, i64 0
  %132 = getelementptr double, ptr %.226.i10552.i, i64 %.7771.i
  %.13179.i = getelementptr double, ptr %132, i64 %.13165.i
  store double %.1382.sink.i.i, ptr %.13179.i, align 8, !noalias !7
  %.13196.i = select i1 %.7826.i, i64 %.210.i10518.i, i64 0
  %133 = getelementptr double, ptr %.226.i10515.i, i64 %.7771.i
  %.13210.i = getelementptr double, ptr %133, i64 %.13196.i
  %.13211.i = load double, ptr %.13210.i, align 8, !noalias !7
  %.13217.i = fadd double %.13621.i, %.2647.sink.i.i
  %.12.i9581.i = fcmp ogt double %.13217.i, %.13211.i
  %.13.i9582.i = select i1 %.12.i9581.i, double %.13217.i, double %.13211.i
  store double %.13.i9582.i, ptr %.13210.i, align 8, !noalias !7
  %.13291.i = icmp slt i64 %quot.2.0.i, 0
  %.13292.i = select i1 %.13291.i, i64 %.210.i10407.i, i64 0
  %134 = getelementptr double, ptr %.226.i10404.i, i64 %quot.2.0.i
  %.13306.i = getelementptr double, ptr %134, i64 %.13292.i
  %.13307.i = load double, ptr %.13306.i, align 8, !noalias !7
  %.12.i9583.i = fcmp ogt double %.13.i9582.i, %.13307.i
  %.13.i9584.i = select i1 %.12.i9583.i, double %.13.i9582.i, double %.13307.i
  store double %.13.i9584.i, ptr %.13306.i, align 8, !noalias !7
  br label %B7966.i

B7144.i:                                          ; preds = %B6790.i
  %135 = getelementptr double, ptr %arg.cost_at, i64 %.7842.i
  %.13431.i = getelementptr double, ptr %135, i64 %.7861.i
  %.13432.i = load double, ptr %.13431.i, align 8, !noalias !7
  %.371.i.i = icmp slt i64 %.475.i940611320.i, 0
  %.372.i.i = select i1 %.371.i.i, i64 %.281.fca.9.load.i, i64 0
  %136 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i940611320.i
  %.386.i.i = getelementptr i32, ptr %136, i64 %.372.i.i
  %.387.i9585.i = load i32, ptr %.386.i.i, align 4, !noalias !63
  %.392.i.i = sext i32 %.387.i9585.i to i64
  %.393.i.i = icmp eq i32 %.387.i9585.i, 0
  br i1 %.393.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i9586.i

B70.i9586.i:                                      ; preds = %B7144.i
  %.551.i9587.i = load double, ptr %.226.i989.i.i, align 8, !noalias !63
  %.581.i.i = load double, ptr %.612.i9421.i, align 8, !noalias !63
  %.26.i.i9588.i = icmp sgt i32 %.387.i9585.i, 0
  br i1 %.26.i.i9588.i, label %B16.i.i9715.i, label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i

B16.i.i9715.i:                                    ; preds = %B70.i9586.i
  br i1 %.49.i.i9720.i, label %B16.endif.thread.i.i9725.i, label %B16.endif.i.i9729.i, !prof !6

B16.endif.i.i9729.i:                              ; preds = %B16.i.i9715.i
  %.25.i.i9717.i = zext nneg i32 %.387.i9585.i to i64
  %.31.i.i9718.i = add nsw i64 %.25.i.i9717.i, -1
  %.621.i9716.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !63
  %.36.i.i9719.i = add i64 %.31.i.i9718.i, %.621.i9716.i
  %.66.i.i9730.i = srem i64 %.36.i.i9719.i, %.210.i1276.i.i
  %.68.i.i9732.i = icmp slt i64 %.66.i.i9730.i, 0
  %.77.i.i9735.i = select i1 %.68.i.i9732.i, i64 %.210.i1276.i.i, i64 0
  %spec.select.i.i9736.i = add i64 %.77.i.i9735.i, %.66.i.i9730.i
  %spec.select.fr.i.i9737.i = freeze i64 %spec.select.i.i9736.i
  %.100.i.i9738.i = icmp slt i64 %spec.select.fr.i.i9737.i, 0
  %spec.select52.i.i9739.i = select i1 %.100.i.i9738.i, i64 %.210.i1276.i.i, i64 0
  br label %B16.endif.thread.i.i9725.i

B16.endif.thread.i.i9725.i:                       ; preds = %B16.endif.i.i9729.i, %B16.i.i9715.i
  %rem.051.i.i9726.i = phi i64 [ 0, %B16.i.i9715.i ], [ %spec.select.fr.i.i9737.i, %B16.endif.i.i9729.i ]
  %137 = phi i64 [ 0, %B16.i.i9715.i ], [ %spec.select52.i.i9739.i, %B16.endif.i.i9729.i ]
  %138 = getelementptr double, ptr %.226.i1274.i.i, i64 %rem.051.i.i9726.i
  %.115.i.i9727.i = getelementptr double, ptr %138, i64 %137
  %.116.i.i9728.i = load double, ptr %.115.i.i9727.i, align 8, !noalias !66
  br label %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i

_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i: ; preds = %B16.endif.thread.i.i9725.i, %B70.i9586.i
  %"$phi78.0.2.0.i.i9590.i" = phi double [ %.116.i.i9728.i, %B16.endif.thread.i.i9725.i ], [ 0.000000e+00, %B70.i9586.i ]
  %.20.i.i9591.i = fcmp ogt double %.551.i9587.i, %best.3.3.i
  %.21.i.i9592.i = select i1 %.20.i.i9591.i, double %.551.i9587.i, double %best.3.3.i
  %.22.i.i9593.i = fcmp ogt double %.581.i.i, %.21.i.i9592.i
  %.23.i.i9594.i = select i1 %.22.i.i9593.i, double %.581.i.i, double %.21.i.i9592.i
  %.24.i.i9595.i = fcmp ogt double %"$phi78.0.2.0.i.i9590.i", %.23.i.i9594.i
  %.25.i1266.i.i = select i1 %.24.i.i9595.i, double %"$phi78.0.2.0.i.i9590.i", double %.23.i.i9594.i
  br i1 %.435.i.i.i, label %.501.if.i.i9598.i, label %.501.endif.preheader.i.i9597.i, !prof !6

B278.i.i9617.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i9602.i
  %previous.3.1.i.i9618.i = phi i64 [ %.718.i.i9612.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i9602.i ]
  %worst.3.1.i.i9619.i = phi i64 [ %.13.i.i.i9616.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i9602.i ]
  %exitcond.not.i.i9620.i = icmp eq i64 %indvars.iv.next.i.i9604.i, %wide.trip.count.i.i9601.i
  br i1 %exitcond.not.i.i9620.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i9602.i

.501.endif.preheader.i.i9597.i:                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1237.i.i, i8 0, i64 %245, i1 false), !noalias !69
  br label %.501.if.i.i9598.i

.501.if.i.i9598.i:                                ; preds = %.501.endif.preheader.i.i9597.i, %_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi.exit.i9589.i
  %.635192.not.i.i.i = icmp slt i32 %.387.i9585.i, 1
  br i1 %.635192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i9599.i

B106.if.lr.ph.i.i9599.i:                          ; preds = %.501.if.i.i9598.i
  %.682.i.i9600.i = add nsw i64 %.475.i940611320.i, 4
  %wide.trip.count.i.i9601.i = zext nneg i32 %.387.i9585.i to i64
  br label %B106.if.i.i9602.i

B106.if.i.i9602.i:                                ; preds = %B106.if.lr.ph.i.i9599.i, %B278.i.i9617.i
  %indvars.iv.i.i9603.i = phi i64 [ 0, %B106.if.lr.ph.i.i9599.i ], [ %indvars.iv.next.i.i9604.i, %B278.i.i9617.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i9599.i ], [ %worst.3.1.i.i9619.i, %B278.i.i9617.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i9599.i ], [ %previous.3.1.i.i9618.i, %B278.i.i9617.i ]
  %indvars.iv.next.i.i9604.i = add nuw nsw i64 %indvars.iv.i.i9603.i, 1
  %.684.i.i9605.i = add nsw i64 %.682.i.i9600.i, %indvars.iv.i.i9603.i
  %.698.i.i9606.i = icmp slt i64 %.684.i.i9605.i, 0
  %.699.i.i9607.i = select i1 %.698.i.i9606.i, i64 %.281.fca.9.load.i, i64 0
  %139 = getelementptr i32, ptr %arg.rows_at, i64 %.684.i.i9605.i
  %.713.i.i9608.i = getelementptr i32, ptr %139, i64 %.699.i.i9607.i
  %.714.i.i9609.i = load i32, ptr %.713.i.i9608.i, align 4, !noalias !69
  %.716.i.i9610.i = sext i32 %.714.i.i9609.i to i64
  %.717.i.i9611.i = add nsw i64 %.710.i.i, %.716.i.i9610.i
  %.718.i.i9612.i = ashr i64 %.717.i.i9611.i, 2
  %.724.not.i.i9613.i = icmp eq i64 %.718.i.i9612.i, %previous.2.0195.i.i.i
  br i1 %.724.not.i.i9613.i, label %B278.i.i9617.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i9602.i
  %.805.i.i9614.i = load i64, ptr %.226.i1237.i.i, align 8, !noalias !69
  %.806.i.i9615.i = add nsw i64 %.805.i.i9614.i, 1
  store i64 %.806.i.i9615.i, ptr %.226.i1237.i.i, align 8, !noalias !69
  %.13.i.i.i9616.i = tail call i64 @llvm.smax.i64(i64 %.806.i.i9615.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i9617.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i9617.i
  %140 = uitofp nneg i64 %worst.3.1.i.i9619.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.501.if.i.i9598.i
  %spec.select1283.i.i = phi i32 [ 0, %.501.if.i.i9598.i ], [ %.387.i9585.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i9621.i = phi double [ 1.000000e+00, %.501.if.i.i9598.i ], [ %140, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i9622.i = fcmp olt double %.513.fca.23.load.i, %worst.2.0.lcssa.i.i9621.i
  %.10.i.i9623.i = select i1 %.9.i.i9622.i, double %worst.2.0.lcssa.i.i9621.i, double %.513.fca.23.load.i
  %.778.i.i = fadd double %.25.i1266.i.i, %.10.i.i9623.i
  %.811.i.i = load double, ptr %.226.i989.i.i, align 8, !noalias !63
  %.12.i.i9624.i = fcmp ogt double %best.3.3.i, %.811.i.i
  %.13.i.i9625.i = select i1 %.12.i.i9624.i, double %best.3.3.i, double %.811.i.i
  %.844.i.i = fadd double %.13.i.i9625.i, %.778.i.i
  %.845.i.i = fsub double %.844.i.i, %.25.i1266.i.i
  store double %.845.i.i, ptr %.226.i989.i.i, align 8, !noalias !63
  store double %.778.i.i, ptr %.612.i9421.i, align 8, !noalias !63
  %.910.i9626.i = sitofp i32 %.387.i9585.i to double
  %.911.i.i = fmul double %.513.fca.15.load.i, %.910.i9626.i
  %.941.i.i = load double, ptr %.940.i9627.i, align 8, !noalias !63
  %.942.i9628.i = fadd double %.911.i.i, %.941.i.i
  store double %.942.i9628.i, ptr %.940.i9627.i, align 8, !noalias !63
  %.1002.i.i = load double, ptr %.2388.i.i, align 8, !noalias !63
  %.12.i1267.i.i = fcmp ogt double %.778.i.i, %.1002.i.i
  %.13.i1268.i.i = select i1 %.12.i1267.i.i, double %.778.i.i, double %.1002.i.i
  %.1032.i.i = fadd double %.911.i.i, %.13.i1268.i.i
  store double %.1032.i.i, ptr %.2388.i.i, align 8, !noalias !63
  %.1064.i.i = fcmp ogt double %.13432.i, 0.000000e+00
  %"$phi654.0.2.0.i.i" = select i1 %.1064.i.i, double %.513.fca.32.load.i, double %.513.fca.33.load.i
  %.1084.i.i = fmul double %.513.fca.32.load.i, %.910.i9626.i
  %.1100.i9629.i = icmp slt i64 %.475.i940611320.i, -2
  %.1101.i.i = select i1 %.1100.i9629.i, i64 %.281.fca.9.load.i, i64 0
  %141 = getelementptr i8, ptr %136, i64 8
  %.1115.i.i = getelementptr i32, ptr %141, i64 %.1101.i.i
  %.1116.i.i = load i32, ptr %.1115.i.i, align 4, !noalias !63
  %.1118.i.i = sext i32 %.1116.i.i to i64
  %.1120.i.i = sub nsw i64 %.1118.i.i, %.392.i.i
  %.1121.i9630.i = sitofp i64 %.1120.i.i to double
  %.1122.i.i = fmul double %"$phi654.0.2.0.i.i", %.1121.i9630.i
  %.1123.i.i = fadd double %.1084.i.i, %.1122.i.i
  %.1125.i.i = tail call double @llvm.fabs.f64(double %.13432.i)
  %.1128.i.i = fmul double %.1125.i.i, %.1123.i.i
  %.1158.i.i = load double, ptr %.1157.i.i, align 8, !noalias !63
  %.1159.i.i = fadd double %.1158.i.i, %.1128.i.i
  store double %.1159.i.i, ptr %.1157.i.i, align 8, !noalias !63
  %.1219.i.i = load double, ptr %.1218.i9631.i, align 8, !noalias !63
  %.12.i1269.i.i = fcmp ogt double %.778.i.i, %.1219.i.i
  %.13.i1270.i.i = select i1 %.12.i1269.i.i, double %.778.i.i, double %.1219.i.i
  %.1249.i.i = fadd double %.13.i1270.i.i, %.1128.i.i
  store double %.1249.i.i, ptr %.1218.i9631.i, align 8, !noalias !63
  %.1309.i.i = load double, ptr %.2388.i.i, align 8, !noalias !63
  %.12.i1271.i.i = fcmp ogt double %.1249.i.i, %.1309.i.i
  %.13.i1272.i.i = select i1 %.12.i1271.i.i, double %.1249.i.i, double %.1309.i.i
  %.14581285.i.i = icmp sgt i32 %spec.select1283.i.i, 0
  br i1 %.14581285.i.i, label %B1028.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1028.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1497.i.i = add nsw i64 %.475.i940611320.i, 4
  %.351.i.i.i.i9635.i = icmp eq i64 %early.2.4.i, 2
  %.440.i.i.i.i9636.i = fadd double %.513.fca.9.load.i, %.778.i.i
  %.1169.not.i.i9637.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i9639.i = select i1 %.1169.not.i.i9637.i, i1 %.1178.i.i.i, i1 false
  %wide.trip.count.i9641.i = zext nneg i32 %spec.select1283.i.i to i64
  br label %B1028.if.i.i

B1028.if.i.i:                                     ; preds = %B1030.endif.endif.endif.thread.i.i, %B1028.if.lr.ph.i.i
  %indvars.iv.i9642.i = phi i64 [ 0, %B1028.if.lr.ph.i.i ], [ %indvars.iv.next.i9643.i, %B1030.endif.endif.endif.thread.i.i ]
  %end.2.01288.i.i = phi double [ %.13.i1272.i.i, %B1028.if.lr.ph.i.i ], [ %.13.i1278.i.i, %B1030.endif.endif.endif.thread.i.i ]
  %indvars.iv.next.i9643.i = add nuw nsw i64 %indvars.iv.i9642.i, 1
  %.1499.i.i = add nsw i64 %.1497.i.i, %indvars.iv.i9642.i
  %.1513.i.i = icmp slt i64 %.1499.i.i, 0
  %.1514.i.i = select i1 %.1513.i.i, i64 %.281.fca.9.load.i, i64 0
  %142 = getelementptr i32, ptr %arg.rows_at, i64 %.1499.i.i
  %.1528.i.i = getelementptr i32, ptr %142, i64 %.1514.i.i
  %.1529.i.i = load i32, ptr %.1528.i.i, align 4, !noalias !63
  %.1531.i.i = sext i32 %.1529.i.i to i64
  %.1532.i.i = add nsw i64 %.710.i.i, %.1531.i.i
  %.329.i.i.i = ashr i64 %.1532.i.i, 1
  %.5.i.i.i.i9644.i = mul i64 %.329.i.i.i, 8364850718657
  %.6.i.i.i.i9645.i = lshr i64 %.5.i.i.i.i9644.i, 20
  %.7.i.i.i.i9646.i = and i64 %.6.i.i.i.i9645.i, 16777215
  %.32.i.i.i9647.i = uitofp nneg i64 %.7.i.i.i.i9646.i to double
  %.33.i.i.i9648.i = fadd double %.32.i.i.i9647.i, 5.000000e-01
  %.37.i.i.i9649.i = fmul double %.33.i.i.i9648.i, 0x3E70000000000000
  %.45.le.i.i.i9650.i = tail call double @llvm.log.f64(double %.37.i.i.i9649.i)
  %.50.i.i.i9651.i = fneg double %.45.le.i.i.i9650.i
  %.12.i.i.i.i9652.i = fcmp olt double %.50.i.i.i9651.i, 4.000000e+00
  %.13.i.i.i.i9653.i = select i1 %.12.i.i.i.i9652.i, double %.50.i.i.i9651.i, double 4.000000e+00
  %.79.i.i.i9654.i = fadd double %.13.i.i.i.i9653.i, -1.000000e+00
  %.356.i.i9655.i = fmul double %.513.fca.6.load.i, %.79.i.i.i9654.i
  %.390.i.i.i = load double, ptr %.2388.i.i, align 8, !noalias !72
  %.396.i.i9656.i = fadd double %.513.fca.5.load.i, %.390.i.i.i
  %.397.i.i9657.i = fadd double %.396.i.i9656.i, %.356.i.i9655.i
  %.44715521553.i.i9658.i = and i64 %.6.i.i.i.i9645.i, 65535
  %143 = getelementptr i64, ptr %.226.i954.i.i, i64 %.44715521553.i.i9658.i
  %.505.i.i9659.i = load i64, ptr %143, align 8, !noalias !72
  %.511.i.i9660.i = icmp eq i64 %.505.i.i9659.i, %.329.i.i.i
  br i1 %.511.i.i9660.i, label %B216.i.i9712.i, label %B270.i.i9661.i

B216.i.i9712.i:                                   ; preds = %B1028.if.i.i
  %144 = getelementptr double, ptr %.226.i1131.i.i, i64 %.44715521553.i.i9658.i
  %.646.i.i9713.i = load double, ptr %144, align 8, !noalias !72
  %.12.i.i.i9714.i = fcmp ogt double %.646.i.i9713.i, %.397.i.i9657.i
  %.13.i.i1276.i.i = select i1 %.12.i.i.i9714.i, double %.646.i.i9713.i, double %.397.i.i9657.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i

B270.i.i9661.i:                                   ; preds = %B1028.if.i.i
  %.714.i1274.i.i = load double, ptr %.713.i1967.i.i, align 8, !noalias !72
  %.716.i1275.i.i = fadd double %.714.i1274.i.i, 1.000000e+00
  store double %.716.i1275.i.i, ptr %.713.i1967.i.i, align 8, !noalias !72
  %.780.i.i9662.i = load double, ptr %.226.i1202.i.i, align 8, !noalias !72
  %.783.i.i9663.i = fadd double %.513.fca.19.load.i, %.780.i.i9662.i
  store double %.783.i.i9663.i, ptr %.226.i1202.i.i, align 8, !noalias !72
  %.853.i.i9664.i = fcmp ult double %.783.i.i9663.i, 1.000000e+00
  br i1 %.853.i.i9664.i, label %B518.i.i9698.i, label %B408.i.i9665.i

B408.i.i9665.i:                                   ; preds = %B270.i.i9661.i
  %.891.i.i9666.i = fadd double %.783.i.i9663.i, -1.000000e+00
  store double %.891.i.i9666.i, ptr %.226.i1202.i.i, align 8, !noalias !72
  %.345.i.i.i9667.i = load double, ptr %.344.i.i.i.i, align 8, !noalias !75
  %.12.i.i1546.i.i9668.i = fcmp ogt double %.778.i.i, %.345.i.i.i9667.i
  %.13.i.i1547.i.i9669.i = select i1 %.12.i.i1546.i.i9668.i, double %.778.i.i, double %.345.i.i.i9667.i
  %.378.i.i.i9670.i = fadd double %.377.i.i.i.i, %.13.i.i1547.i.i9669.i
  store double %.378.i.i.i9670.i, ptr %.344.i.i.i.i, align 8, !noalias !75
  %.436.i.i.i9671.i = load double, ptr %.435.i.i.i.i, align 8, !noalias !75
  %.439.i.i.i9672.i = fadd double %.377.i.i.i.i, %.436.i.i.i9671.i
  store double %.439.i.i.i9672.i, ptr %.435.i.i.i.i, align 8, !noalias !75
  %.528.i.i.i9673.i = load double, ptr %.344.i.i.i.i, align 8, !noalias !75
  %.307.i.i.i.i9674.i = lshr i64 %.1532.i.i, 16
  %.318.0.i.i.i.i9675.i = and i64 %.307.i.i.i.i9674.i, 16383
  %145 = getelementptr double, ptr %.226.i921.i.i, i64 %.318.0.i.i.i.i9675.i
  %.387.i.i.i.i9676.i = load double, ptr %145, align 8, !noalias !78
  %.391.i.i.i.i9677.i = fcmp olt double %.387.i.i.i.i9676.i, 0.000000e+00
  %or.cond.i.i.i.i9678.i = select i1 %.351.i.i.i.i9635.i, i1 %.391.i.i.i.i9677.i, i1 false
  br i1 %or.cond.i.i.i.i9678.i, label %B96.i.i.i.i9697.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9679.i

B96.i.i.i.i9697.i:                                ; preds = %B408.i.i9665.i
  store double %.440.i.i.i.i9636.i, ptr %145, align 8, !noalias !78
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9679.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9679.i: ; preds = %B96.i.i.i.i9697.i, %B408.i.i9665.i
  %.606.i.i.i.i9680.i = phi double [ %.387.i.i.i.i9676.i, %B408.i.i9665.i ], [ %.440.i.i.i.i9636.i, %B96.i.i.i.i9697.i ]
  %.499.i.i.i9681.i = fmul double %.513.fca.8.load.i, %.79.i.i.i9654.i
  %.12.i89.i.i.i9682.i = fcmp ogt double %.606.i.i.i.i9680.i, %.528.i.i.i9673.i
  %.13.i90.i.i.i9683.i = select i1 %.12.i89.i.i.i9682.i, double %.606.i.i.i.i9680.i, double %.528.i.i.i9673.i
  %.698.i.i.i9684.i = fadd double %.513.fca.7.load.i, %.13.i90.i.i.i9683.i
  %.699.i.i.i9685.i = fadd double %.499.i.i.i9681.i, %.698.i.i.i9684.i
  store i64 %.329.i.i.i, ptr %143, align 8, !noalias !75
  %146 = getelementptr double, ptr %.226.i1131.i.i, i64 %.44715521553.i.i9658.i
  store double %.699.i.i.i9685.i, ptr %146, align 8, !noalias !75
  %.12.i1548.i.i9686.i = fcmp ogt double %.699.i.i.i9685.i, %.397.i.i9657.i
  %.13.i1549.i.i9687.i = select i1 %.12.i1548.i.i9686.i, double %.699.i.i.i9685.i, double %.397.i.i9657.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i

B518.i.i9698.i:                                   ; preds = %B270.i.i9661.i
  br i1 %or.cond.i.i9639.i, label %B544.i.i9699.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i

B544.i.i9699.i:                                   ; preds = %B518.i.i9698.i
  %.1213.i.i9700.i = load double, ptr %.2388.i.i, align 8, !noalias !72
  %.307.i.i.i9701.i = lshr i64 %.1532.i.i, 16
  %.318.0.i.i.i9702.i = and i64 %.307.i.i.i9701.i, 16383
  %147 = getelementptr double, ptr %.226.i921.i.i, i64 %.318.0.i.i.i9702.i
  %.387.i.i.i9703.i = load double, ptr %147, align 8, !noalias !81
  %.391.i.i.i9704.i = fcmp olt double %.387.i.i.i9703.i, 0.000000e+00
  %or.cond.i.i.i9705.i = select i1 %.351.i.i.i.i9635.i, i1 %.391.i.i.i9704.i, i1 false
  br i1 %or.cond.i.i.i9705.i, label %B96.i.i.i9711.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9706.i

B96.i.i.i9711.i:                                  ; preds = %B544.i.i9699.i
  store double %.440.i.i.i.i9636.i, ptr %147, align 8, !noalias !81
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9706.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9706.i: ; preds = %B96.i.i.i9711.i, %B544.i.i9699.i
  %.606.i.i.i9707.i = phi double [ %.387.i.i.i9703.i, %B544.i.i9699.i ], [ %.440.i.i.i.i9636.i, %B96.i.i.i9711.i ]
  %.12.i1550.i.i9708.i = fcmp ogt double %.606.i.i.i9707.i, %.1213.i.i9700.i
  %.13.i1551.i.i9709.i = select i1 %.12.i1550.i.i9708.i, double %.606.i.i.i9707.i, double %.1213.i.i9700.i
  %.1398.i.i9710.i = fadd double %.1397.i.i.i, %.13.i1551.i.i9709.i
  store i64 %.329.i.i.i, ptr %143, align 8, !noalias !72
  %148 = getelementptr double, ptr %.226.i1131.i.i, i64 %.44715521553.i.i9658.i
  store double %.1398.i.i9710.i, ptr %148, align 8, !noalias !72
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9706.i, %B518.i.i9698.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9679.i, %B216.i.i9712.i
  %.13.i1549.sink.i.i9689.i = phi double [ %.13.i1549.i.i9687.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9679.i ], [ %.13.i.i1276.i.i, %B216.i.i9712.i ], [ %.1398.i.i9710.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9706.i ], [ %.397.i.i9657.i, %B518.i.i9698.i ]
  %.1637.i.i = fsub double %.13.i1549.sink.i.i9689.i, %.513.fca.5.load.i
  %.12.i1277.i.i = fcmp ogt double %.1637.i.i, %end.2.01288.i.i
  %.13.i1278.i.i = select i1 %.12.i1277.i.i, double %.1637.i.i, double %end.2.01288.i.i
  br i1 %.49.i.i9720.i, label %B1030.endif.endif.endif.thread.i.i, label %B1030.endif.endif.endif.i.i, !prof !44

B1030.endif.endif.endif.i.i:                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i
  %.1707.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !63
  %.1747.i9693.i = srem i64 %.1707.i.i, %.210.i1276.i.i
  %.1749.i.i = icmp slt i64 %.1747.i9693.i, 0
  %.1758.i.i = select i1 %.1749.i.i, i64 %.210.i1276.i.i, i64 0
  %spec.select.i9694.i = add i64 %.1758.i.i, %.1747.i9693.i
  %spec.select.fr.i9695.i = freeze i64 %spec.select.i9694.i
  %.1780.i9696.i = icmp slt i64 %spec.select.fr.i9695.i, 0
  %spec.select1284.i.i = select i1 %.1780.i9696.i, i64 %.210.i1276.i.i, i64 0
  br label %B1030.endif.endif.endif.thread.i.i

B1030.endif.endif.endif.thread.i.i:               ; preds = %B1030.endif.endif.endif.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i
  %rem.01282.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i ], [ %spec.select.fr.i9695.i, %B1030.endif.endif.endif.i.i ]
  %149 = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9688.i ], [ %spec.select1284.i.i, %B1030.endif.endif.endif.i.i ]
  %150 = getelementptr double, ptr %.226.i1274.i.i, i64 %rem.01282.i.i
  %.1795.i.i = getelementptr double, ptr %150, i64 %149
  store double %.13.i1278.i.i, ptr %.1795.i.i, align 8, !noalias !63
  %.1833.i.i = load i64, ptr %.226.i1348.i.i, align 8, !noalias !63
  %.1834.i.i = add nsw i64 %.1833.i.i, 1
  store i64 %.1834.i.i, ptr %.226.i1348.i.i, align 8, !noalias !63
  %exitcond.not.i9692.i = icmp eq i64 %indvars.iv.next.i9643.i, %wide.trip.count.i9641.i
  br i1 %exitcond.not.i9692.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1028.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1030.endif.endif.endif.thread.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B7144.i
  %.778.sink.i.i = phi double [ %best.3.3.i, %B7144.i ], [ %.778.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.778.i.i, %B1030.endif.endif.endif.thread.i.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B7144.i ], [ %.13.i1272.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1278.i.i, %B1030.endif.endif.endif.thread.i.i ]
  %.13570.i = select i1 %.7826.i, i64 %.210.i10555.i, i64 0
  %151 = getelementptr double, ptr %.226.i10552.i, i64 %.7771.i
  %.13584.i = getelementptr double, ptr %151, i64 %.13570.i
  store double %.778.sink.i.i, ptr %.13584.i, align 8, !noalias !7
  %.13601.i = select i1 %.7826.i, i64 %.210.i10518.i, i64 0
  %152 = getelementptr double, ptr %.226.i10515.i, i64 %.7771.i
  %.13615.i = getelementptr double, ptr %152, i64 %.13601.i
  %.13616.i = load double, ptr %.13615.i, align 8, !noalias !7
  %.13622.i = fadd double %.13621.i, %end.2.0.lcssa.sink.i.i
  %.12.i9740.i = fcmp ogt double %.13622.i, %.13616.i
  %.13.i9741.i = select i1 %.12.i9740.i, double %.13622.i, double %.13616.i
  store double %.13.i9741.i, ptr %.13615.i, align 8, !noalias !7
  %.13696.i = icmp slt i64 %quot.2.0.i, 0
  %.13697.i = select i1 %.13696.i, i64 %.210.i10407.i, i64 0
  %153 = getelementptr double, ptr %.226.i10404.i, i64 %quot.2.0.i
  %.13711.i = getelementptr double, ptr %153, i64 %.13697.i
  %.13712.i = load double, ptr %.13711.i, align 8, !noalias !7
  %.12.i9742.i = fcmp ogt double %.13.i9741.i, %.13712.i
  %.13.i9743.i = select i1 %.12.i9742.i, double %.13.i9741.i, double %.13712.i
  store double %.13.i9743.i, ptr %.13711.i, align 8, !noalias !7
  %.13805.i = fadd double %.513.fca.31.load.i, %end.2.0.lcssa.sink.i.i
  br label %B7966.i

B7386.i:                                          ; preds = %B5158.i
  switch i64 %.7876.i, label %B7966.i [
    i64 9, label %B7418.i
    i64 14, label %B7558.i
    i64 12, label %B7838.i
    i64 3, label %B7892.i
    i64 2, label %B7946.i
  ]

B7418.i:                                          ; preds = %B7386.i
  %.13876.i = load double, ptr %.226.i989.i.i, align 8, !noalias !7
  %.12.i9744.i = fcmp ogt double %best.3.3.i, %.13876.i
  %.13.i9745.i = select i1 %.12.i9744.i, double %best.3.3.i, double %.13876.i
  %.13908.i = fadd double %.513.fca.37.load.i, %.13.i9745.i
  store double %.13908.i, ptr %.226.i989.i.i, align 8, !noalias !7
  br label %B8132.i

B7558.i:                                          ; preds = %B7386.i
  %.13944.i = shl nsw i64 %.7771.i, 4
  %.13960.i = select i1 %.7826.i, i64 %.210.i9935.i, i64 0
  %154 = getelementptr i64, ptr %.226.i9933.i, i64 %.7771.i
  %.13974.i = getelementptr i64, ptr %154, i64 %.13960.i
  %.13975.i = load i64, ptr %.13974.i, align 8, !noalias !7
  %.13986.0.i = and i64 %.13975.i, 15
  %.14051.i = icmp sgt i64 %.13975.i, 0
  br i1 %.14051.i, label %B7636.i, label %B7558.B7710_crit_edge.i

B7558.B7710_crit_edge.i:                          ; preds = %B7558.i
  %.pre11305.i = select i1 %.7826.i, i64 %.210.i9899.i, i64 0
  br label %B7710.i

B7636.i:                                          ; preds = %B7558.i
  %.14086.i = add nuw i64 %.13975.i, 15
  %.14106.i = and i64 %.14086.i, 15
  %.14142.i = select i1 %.7826.i, i64 %.210.i9899.i, i64 0
  %155 = getelementptr double, ptr %.226.i9896.i, i64 %.13944.i
  %156 = getelementptr double, ptr %155, i64 %.14106.i
  %.14156.i = getelementptr double, ptr %156, i64 %.14142.i
  %.14157.i = load double, ptr %.14156.i, align 8, !noalias !7
  br label %B7710.i

B7710.i:                                          ; preds = %B7636.i, %B7558.B7710_crit_edge.i
  %.14257.pre-phi.i = phi i64 [ %.pre11305.i, %B7558.B7710_crit_edge.i ], [ %.14142.i, %B7636.i ]
  %"$phi7710.0.2.3.i" = phi double [ 0.000000e+00, %B7558.B7710_crit_edge.i ], [ %.14157.i, %B7636.i ]
  %.14198.i = select i1 %.7826.i, i64 %.210.i9863.i, i64 0
  %157 = getelementptr double, ptr %.226.i9861.i, i64 %.7771.i
  %.14212.i = getelementptr double, ptr %157, i64 %.14198.i
  %.14213.i = load double, ptr %.14212.i, align 8, !noalias !7
  %.12.i9746.i = fcmp ogt double %.14213.i, %"$phi7710.0.2.3.i"
  %.13.i9747.i = select i1 %.12.i9746.i, double %.14213.i, double %"$phi7710.0.2.3.i"
  %158 = getelementptr double, ptr %.226.i9896.i, i64 %.13944.i
  %159 = getelementptr double, ptr %158, i64 %.13986.0.i
  %.14271.i = getelementptr double, ptr %159, i64 %.14257.pre-phi.i
  store double %.13.i9747.i, ptr %.14271.i, align 8, !noalias !7
  %.14305.i = load i64, ptr %.13974.i, align 8, !noalias !7
  %.14306.i = add nsw i64 %.14305.i, 1
  store i64 %.14306.i, ptr %.13974.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.14212.i, align 8, !noalias !7
  br label %B8132.i

B7838.i:                                          ; preds = %B7386.i
  %.14388.i = fadd double %.513.fca.39.load.i, %best.3.3.i
  br label %B8132.i

B7892.i:                                          ; preds = %B7386.i
  %.14410.i = fadd double %.513.fca.40.load.i, %best.3.3.i
  br label %B8132.i

B7946.i:                                          ; preds = %B7386.i
  %.14441.i = fadd double %.513.fca.41.load.i, %best.3.3.i
  br label %B8132.i

B7966.i:                                          ; preds = %B916.endif.thread.i.i, %B5260.i, %B7386.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B678.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B5410.i
  %end.12.2.i = phi double [ %best.3.3.i, %B7386.i ], [ %best.3.3.i, %B5260.i ], [ %best.3.3.i, %B5410.i ], [ %.717.i.i, %B678.i.i ], [ %.1382.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.13805.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.717.i.i, %B916.endif.thread.i.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B7386.i ], [ %best.3.3.i, %B5260.i ], [ %best.3.3.i, %B5410.i ], [ %.717.i.i, %B678.i.i ], [ %.1382.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1566.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.778.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.717.i.i, %B916.endif.thread.i.i ]
  %result.2.2.i = phi i64 [ 3, %B7386.i ], [ 2, %B5260.i ], [ 3, %B5410.i ], [ 2, %B678.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B916.endif.thread.i.i ]
  switch i64 %.7876.i, label %B8132.i [
    i64 13, label %B7970.i
    i64 8, label %B7970.i
    i64 7, label %B7970.i
    i64 6, label %B7970.i
  ]

B7970.i:                                          ; preds = %B7966.i, %B7966.i, %B7966.i, %B7966.i, %B6850.i, %B6664.i
  %result.2.211339.i = phi i64 [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ 2, %B6850.i ], [ 2, %B6664.i ]
  %released.6.211338.i = phi double [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %best.3.3.i, %B6850.i ], [ %.1566.sink.i.i, %B6664.i ]
  %end.12.211337.i = phi double [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %best.3.3.i, %B6850.i ], [ %.1566.sink.i.i, %B6664.i ]
  %.14480.i = load double, ptr %.226.i989.i.i, align 8, !noalias !7
  %.14510.i = load double, ptr %.612.i9421.i, align 8, !noalias !7
  %.12.i9748.i = fcmp ogt double %.14510.i, %.14480.i
  %.13.i9749.i = select i1 %.12.i9748.i, double %.14510.i, double %.14480.i
  %.14541.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.14571.i = getelementptr i64, ptr %.226.i10954.i, i64 %scheduler.3.3.i
  %.14572.i = load i64, ptr %.14571.i, align 8, !noalias !7
  %.14573.i = add nsw i64 %.14572.i, %.14541.i
  %.14587.i = icmp slt i64 %.14573.i, 0
  %.14588.i = select i1 %.14587.i, i64 %.210.i10920.i, i64 0
  %160 = getelementptr double, ptr %.226.i10917.i, i64 %.14573.i
  %.14602.i = getelementptr double, ptr %160, i64 %.14588.i
  store double %.13.i9749.i, ptr %.14602.i, align 8, !noalias !7
  br i1 %.14639.i, label %B7970.endif.endif.i, label %B7970.endif.else.if.i, !prof !6

B8132.i:                                          ; preds = %B7966.i, %B7946.i, %B7892.i, %B7838.i, %B7710.i, %B7418.i, %B5520.i, %B5010.i
  %result.2.211329.i = phi i64 [ %result.2.2.i, %B7966.i ], [ 3, %B5010.i ], [ 3, %B7710.i ], [ 3, %B7418.i ], [ 3, %B5520.i ], [ 3, %B7946.i ], [ 3, %B7892.i ], [ 3, %B7838.i ]
  %released.6.211327.i = phi double [ %released.6.2.i, %B7966.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7710.i ], [ %best.3.3.i, %B7418.i ], [ %.13.i9403.i, %B5520.i ], [ %best.3.3.i, %B7946.i ], [ %best.3.3.i, %B7892.i ], [ %best.3.3.i, %B7838.i ]
  %end.12.211325.i = phi double [ %end.12.2.i, %B7966.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7710.i ], [ %best.3.3.i, %B7418.i ], [ %.12012.i, %B5520.i ], [ %.14441.i, %B7946.i ], [ %.14410.i, %B7892.i ], [ %.14388.i, %B7838.i ]
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8136.i, label %B8276.i

B8136.i:                                          ; preds = %B8132.i
  %.14742.i = load double, ptr %.226.i989.i.i, align 8, !noalias !7
  %.14772.i = getelementptr double, ptr %.226.i10880.i, i64 %scheduler.3.3.i
  %.14773.i = load double, ptr %.14772.i, align 8, !noalias !7
  %.12.i9750.i = fcmp ogt double %.14773.i, %.14742.i
  %.13.i9751.i = select i1 %.12.i9750.i, double %.14773.i, double %.14742.i
  %.14804.i = mul nsw i64 %scheduler.3.3.i, %.5.i10967.i
  %.14834.i = getelementptr i64, ptr %.226.i11028.i, i64 %scheduler.3.3.i
  %.14835.i = load i64, ptr %.14834.i, align 8, !noalias !7
  %.14836.i = add nsw i64 %.14835.i, %.14804.i
  %.14850.i = icmp slt i64 %.14836.i, 0
  %.14851.i = select i1 %.14850.i, i64 %.210.i10994.i, i64 0
  %161 = getelementptr double, ptr %.226.i10991.i, i64 %.14836.i
  %.14865.i = getelementptr double, ptr %161, i64 %.14851.i
  store double %.13.i9751.i, ptr %.14865.i, align 8, !noalias !7
  br i1 %.14902.i, label %B8136.endif.endif.i, label %B8136.endif.else.if.i, !prof !6

B8276.i:                                          ; preds = %B8136.endif.endif.i, %B7970.endif.endif.i, %B8132.i
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14 = phi i1 [ true, %B8136.endif.endif.i ], [ %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, %B7970.endif.endif.i ], [ false, %B8132.i ]
  %result.2.211328.i = phi i64 [ %result.2.211329.i, %B8136.endif.endif.i ], [ %result.2.211339.i, %B7970.endif.endif.i ], [ %result.2.211329.i, %B8132.i ]
  %released.6.211326.i = phi double [ %released.6.211327.i, %B8136.endif.endif.i ], [ %released.6.211338.i, %B7970.endif.endif.i ], [ %released.6.211327.i, %B8132.i ]
  %end.12.211324.i = phi double [ %end.12.211325.i, %B8136.endif.endif.i ], [ %end.12.211337.i, %B7970.endif.endif.i ], [ %end.12.211325.i, %B8132.i ]
  %162 = getelementptr i64, ptr %.795, i64 %.7842.i
  %.15005.i = getelementptr i64, ptr %162, i64 %.7861.i
  %.15006.i = load i64, ptr %.15005.i, align 8, !noalias !7
  %.15007.i = icmp slt i64 %.15006.i, 6
  br i1 %.15007.i, label %B8310.i, label %B8398.i

B8310.i:                                          ; preds = %B8276.i
  %.15010.i = mul nsw i64 %.7771.i, 6
  %.15042.i = add nsw i64 %.15006.i, %.15010.i
  %.15057.i = icmp slt i64 %.15042.i, 0
  %.15058.i = select i1 %.15057.i, i64 %.210.i9972.i, i64 0
  %163 = getelementptr double, ptr %.226.i9969.i, i64 %.15042.i
  %.15072.i = getelementptr double, ptr %163, i64 %.15058.i
  store double %end.12.211324.i, ptr %.15072.i, align 8, !noalias !7
  %.15108.i = load i64, ptr %.15005.i, align 8, !noalias !7
  %.15109.i = add nsw i64 %.15108.i, %.15010.i
  %.15124.i = icmp slt i64 %.15109.i, 0
  %.15125.i = select i1 %.15124.i, i64 %.210.i10008.i, i64 0
  %164 = getelementptr i64, ptr %.226.i10006.i, i64 %.15109.i
  %.15139.i = getelementptr i64, ptr %164, i64 %.15125.i
  store i64 %result.2.211328.i, ptr %.15139.i, align 8, !noalias !7
  br label %B8398.i

B8398.i:                                          ; preds = %B8310.i, %B8276.i
  %165 = getelementptr i64, ptr %.865, i64 %.7842.i
  %.15173.i = getelementptr i64, ptr %165, i64 %.7861.i
  %.15174.i = load i64, ptr %.15173.i, align 8, !noalias !7
  %.15175.i = icmp slt i64 %.15174.i, 6
  br i1 %.15175.i, label %B8432.i, label %B8538.i

B8432.i:                                          ; preds = %B8398.i
  %166 = or i1 %"$phi4036.0.2.3.i172", %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14
  %brmerge.i = or i1 %166, %.9492.i170
  %"$phi8448.1.2.3.i" = select i1 %brmerge.i, double 1.200000e+01, double 2.000000e+00
  %.15202.i = fadd double %"$phi8448.1.2.3.i", %released.6.211326.i
  %.15208.i = mul nsw i64 %.7771.i, 6
  %.15240.i = add nsw i64 %.15174.i, %.15208.i
  %.15254.i = icmp slt i64 %.15240.i, 0
  %.15255.i = select i1 %.15254.i, i64 %.210.i9972.i, i64 0
  %167 = getelementptr double, ptr %.226.i9969.i, i64 %.15240.i
  %.15269.i = getelementptr double, ptr %167, i64 %.15255.i
  store double %.15202.i, ptr %.15269.i, align 8, !noalias !7
  %.15303.i = load i64, ptr %.15173.i, align 8, !noalias !7
  %.15306.i = add nsw i64 %.15303.i, %.15208.i
  %.15321.i = icmp slt i64 %.15306.i, 0
  %.15322.i = select i1 %.15321.i, i64 %.210.i10008.i, i64 0
  %168 = getelementptr i64, ptr %.226.i10006.i, i64 %.15306.i
  %.15336.i = getelementptr i64, ptr %168, i64 %.15322.i
  store i64 %result.2.211328.i, ptr %.15336.i, align 8, !noalias !7
  br label %B8538.i

B8538.i:                                          ; preds = %B8432.i, %B8398.i
  %.15381.i = load i64, ptr %.7841.i351, align 8, !noalias !7
  %.15382.i = add nsw i64 %.15381.i, 1
  store i64 %.15382.i, ptr %.7841.i351, align 8, !noalias !7
  %.15460.i = select i1 %.7826.i, i64 %.210.i9765.i, i64 0
  %169 = getelementptr i64, ptr %.226.i.i, i64 %.7771.i
  %.15474.i = getelementptr i64, ptr %169, i64 %.15460.i
  %.15475.i = load i64, ptr %.15474.i, align 8, !noalias !7
  %.15489.i = icmp slt i64 %.15475.i, 0
  %.15490.i = select i1 %.15489.i, i64 %.1513, i64 0
  %170 = getelementptr i64, ptr %.1529, i64 %.15475.i
  %.15504.i = getelementptr i64, ptr %170, i64 %.15490.i
  %.15505.i = load i64, ptr %.15504.i, align 8, !noalias !7
  %.15520.i = icmp slt i64 %.15505.i, -1
  %.15521.i = select i1 %.15520.i, i64 %.1343, i64 0
  %171 = getelementptr i64, ptr %.1359, i64 %.15505.i
  %172 = getelementptr i8, ptr %171, i64 8
  %.15535.i = getelementptr i64, ptr %172, i64 %.15521.i
  %.15536.i = load i64, ptr %.15535.i, align 8, !noalias !7
  %.15537.i = icmp eq i64 %.15382.i, %.15536.i
  br i1 %.15537.i, label %B8636.i, label %B8538.B8750_crit_edge.i

B8538.B8750_crit_edge.i:                          ; preds = %B8538.i
  %.pre11301.i = select i1 %.7826.i, i64 %.210.i9791.i, i64 0
  br label %B8750.i

B8636.i:                                          ; preds = %B8538.i
  %.15570.i = add nsw i64 %.15475.i, 1
  store i64 %.15570.i, ptr %.15474.i, align 8, !noalias !7
  %.15648.i = select i1 %.7826.i, i64 %.210.i9791.i, i64 0
  %173 = getelementptr i64, ptr %.226.i9789.i, i64 %.7771.i
  %.15662.i = getelementptr i64, ptr %173, i64 %.15648.i
  %.15663.i = load i64, ptr %.15662.i, align 8, !noalias !7
  %.15664.i = icmp slt i64 %.15570.i, %.15663.i
  br i1 %.15664.i, label %B8704.i, label %B8750.i

B8704.i:                                          ; preds = %B8636.i
  %.15710.i = icmp slt i64 %.15475.i, -1
  %.15711.i = select i1 %.15710.i, i64 %.1513, i64 0
  %174 = getelementptr i64, ptr %.1529, i64 %.15570.i
  %.15725.i = getelementptr i64, ptr %174, i64 %.15711.i
  %.15726.i = load i64, ptr %.15725.i, align 8, !noalias !7
  %.15740.i = icmp slt i64 %.15726.i, 0
  %.15741.i = select i1 %.15740.i, i64 %.1343, i64 0
  %175 = getelementptr i64, ptr %.1359, i64 %.15726.i
  %.15755.i = getelementptr i64, ptr %175, i64 %.15741.i
  %.15756.i = load i64, ptr %.15755.i, align 8, !noalias !7
  store i64 %.15756.i, ptr %.7841.i351, align 8, !noalias !7
  br label %B8750.i

B8750.i:                                          ; preds = %B8704.i, %B8636.i, %B8538.B8750_crit_edge.i
  %.15868.pre-phi.i = phi i64 [ %.pre11301.i, %B8538.B8750_crit_edge.i ], [ %.15648.i, %B8704.i ], [ %.15648.i, %B8636.i ]
  store double %.10132.i, ptr %.7909.i, align 8, !noalias !7
  %.15852.i = load i64, ptr %.15474.i, align 8, !noalias !7
  %176 = getelementptr i64, ptr %.226.i9789.i, i64 %.7771.i
  %.15882.i = getelementptr i64, ptr %176, i64 %.15868.pre-phi.i
  %.15883.i = load i64, ptr %.15882.i, align 8, !noalias !7
  %.15884.not.i = icmp slt i64 %.15852.i, %.15883.i
  br i1 %.15884.not.i, label %B9102.i, label %B8802.i

B8802.i:                                          ; preds = %B8750.i
  %.15905.i = select i1 %.7826.i, i64 %.210.i10044.i, i64 0
  %177 = getelementptr i64, ptr %.226.i10042.i, i64 %.7771.i
  %.15919.i = getelementptr i64, ptr %177, i64 %.15905.i
  store i64 0, ptr %.15919.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7940.i, align 8, !noalias !7
  %.15966.i = icmp slt i64 %quot.2.0.i, 0
  %.15967.i = select i1 %.15966.i, i64 %.210.i1033411351.i, i64 0
  %178 = getelementptr i64, ptr %.226.i10332.i, i64 %quot.2.0.i
  %.15981.i = getelementptr i64, ptr %178, i64 %.15967.i
  %.15982.i = load i64, ptr %.15981.i, align 8, !noalias !7
  %.15983.i = add nsw i64 %.15982.i, -1
  store i64 %.15983.i, ptr %.15981.i, align 8, !noalias !7
  %.16044.i = load double, ptr %.16043.i, align 8, !noalias !7
  %.16060.i = select i1 %.7826.i, i64 %.210.i10518.i, i64 0
  %179 = getelementptr double, ptr %.226.i10515.i, i64 %.7771.i
  %.16074.i = getelementptr double, ptr %179, i64 %.16060.i
  %.16075.i = load double, ptr %.16074.i, align 8, !noalias !7
  %.12.i9752.i = fcmp ogt double %.16075.i, %best.3.3.i
  %.13.i9753.i = select i1 %.12.i9752.i, double %.16075.i, double %best.3.3.i
  %.16120.i = select i1 %.15966.i, i64 %.210.i10481.i, i64 0
  %180 = getelementptr double, ptr %.226.i10478.i, i64 %quot.2.0.i
  %.16134.i = getelementptr double, ptr %180, i64 %.16120.i
  %.16135.i = load double, ptr %.16134.i, align 8, !noalias !7
  %.16136.i = fsub double %.13.i9753.i, %.16135.i
  br i1 %or.cond11193.i, label %B8802.endif.else.if.i, label %B8802.endif.endif.i, !prof !15

B9102.i:                                          ; preds = %B8750.i
  %.16341.i = icmp eq i64 %.7876.i, 9
  br i1 %.16341.i, label %B9134.i, label %B9270.i

B9134.i:                                          ; preds = %B9102.i
  %.16362.i = select i1 %.7826.i, i64 %.210.i10080.i, i64 0
  %181 = getelementptr i64, ptr %.226.i10078.i, i64 %.7771.i
  %.16376.i = getelementptr i64, ptr %181, i64 %.16362.i
  store i64 1, ptr %.16376.i, align 8, !noalias !7
  %.16392.i = icmp slt i64 %quot.2.0.i, 0
  %.16393.i = select i1 %.16392.i, i64 %.210.i10370.i, i64 0
  %182 = getelementptr i64, ptr %.226.i10368.i, i64 %quot.2.0.i
  %.16407.i = getelementptr i64, ptr %182, i64 %.16393.i
  %.16408.i = load i64, ptr %.16407.i, align 8, !noalias !7
  %.16409.i = add nsw i64 %.16408.i, 1
  store i64 %.16409.i, ptr %.16407.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7940.i, align 8, !noalias !7
  store i64 7, ptr %.8031.i, align 8, !noalias !7
  %.16534.i = load double, ptr %.226.i989.i.i, align 8, !noalias !7
  %.16550.i = select i1 %.16392.i, i64 %.210.i10444.i, i64 0
  %183 = getelementptr double, ptr %.226.i10441.i, i64 %quot.2.0.i
  %.16564.i = getelementptr double, ptr %183, i64 %.16550.i
  store double %.16534.i, ptr %.16564.i, align 8, !noalias !7
  br label %B9310.i

B9270.i:                                          ; preds = %B9102.i
  store double %.10553.i, ptr %.7940.i, align 8, !noalias !7
  store i64 1, ptr %.8031.i, align 8, !noalias !7
  br label %B9310.i

B9310.i:                                          ; preds = %B8802.endif.endif.i, %B9270.i, %B9134.i
  %.16649.i = icmp slt i64 %quot.2.0.i, 0
  %.16650.i = select i1 %.16649.i, i64 %.210.i10370.i, i64 0
  %184 = getelementptr i64, ptr %.226.i10368.i, i64 %quot.2.0.i
  %.16664.i = getelementptr i64, ptr %184, i64 %.16650.i
  %.16665.i = load i64, ptr %.16664.i, align 8, !noalias !7
  %.16666.i = icmp sgt i64 %.16665.i, 0
  %.16714.i = select i1 %.16649.i, i64 %.210.i1033411351.i, i64 0
  br i1 %.16666.i, label %B9334.i, label %B9562.i

B9334.i:                                          ; preds = %B9310.i
  %185 = getelementptr i64, ptr %.226.i10332.i, i64 %quot.2.0.i
  %.16728.i = getelementptr i64, ptr %185, i64 %.16714.i
  %.16729.i = load i64, ptr %.16728.i, align 8, !noalias !7
  %.16730.i = icmp eq i64 %.16665.i, %.16729.i
  br i1 %.16730.i, label %B9370.i, label %B9562.i

B9370.i:                                          ; preds = %B9334.i
  %.16747.i = select i1 %.16649.i, i64 %.210.i10444.i, i64 0
  %186 = getelementptr double, ptr %.226.i10441.i, i64 %quot.2.0.i
  %.16761.i = getelementptr double, ptr %186, i64 %.16747.i
  %.16762.i = load double, ptr %.16761.i, align 8, !noalias !7
  %.12.i9754.i = fcmp ogt double %.16762.i, %best.3.3.i
  %.13.i9755.i = select i1 %.12.i9754.i, double %.16762.i, double %best.3.3.i
  %.16794.i = fadd double %.513.fca.36.load.i, %.13.i9755.i
  br i1 %.515511159.not.i, label %B9538.i, label %B9480.if.preheader.i

B9480.if.preheader.i:                             ; preds = %B9370.i
  %.16800.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B9480.if.i

B9500.i:                                          ; preds = %B9480.if.i
  %.16973.i = select i1 %.16939.i, i64 %.210.i10080.i, i64 0
  %187 = getelementptr i64, ptr %.226.i10078.i, i64 %.16828.011174.i
  %.16987.i = getelementptr i64, ptr %187, i64 %.16973.i
  %.16988.i = load i64, ptr %.16987.i, align 8, !noalias !7
  %.16989.not.i = icmp eq i64 %.16988.i, 0
  br i1 %.16989.not.i, label %B9536.i, label %B9516.i

B9516.i:                                          ; preds = %B9500.i
  store i64 0, ptr %.16987.i, align 8, !noalias !7
  %.17038.i = select i1 %.16939.i, i64 %.210.i101531134311347.i, i64 0
  %188 = getelementptr double, ptr %.226.i10150.i, i64 %.16828.011174.i
  %.17052.i = getelementptr double, ptr %188, i64 %.17038.i
  store double %.16794.i, ptr %.17052.i, align 8, !noalias !7
  br label %B9536.i

B9536.i:                                          ; preds = %B9480.if.i, %B9516.i, %B9500.i
  %.16884.i = icmp sgt i64 %.16831.011175.i, 1
  br i1 %.16884.i, label %B9480.if.i, label %B9538.i

B9538.i:                                          ; preds = %B9536.i, %B9370.i
  store i64 0, ptr %.16664.i, align 8, !noalias !7
  br i1 %.605.not155.i10845.i, label %B9538.endif.else.endif.endif.endif.if.i, label %.17350.endif.i.preheader, !prof !6

B9562.i:                                          ; preds = %.17350.endif.i, %B9538.endif.else.endif.endif.endif.if.i, %B9334.i, %B9310.i
  %189 = getelementptr i64, ptr %.226.i10332.i, i64 %quot.2.0.i
  %.17435.i = getelementptr i64, ptr %189, i64 %.16714.i
  %.17436.i = load i64, ptr %.17435.i, align 8, !noalias !7
  %.17437.i = icmp eq i64 %.17436.i, 0
  br i1 %.17437.i, label %B9586.i, label %B9688.i

B9586.i:                                          ; preds = %B9562.i
  %.17454.i = select i1 %.16649.i, i64 %.210.i10407.i, i64 0
  %190 = getelementptr double, ptr %.226.i10404.i, i64 %quot.2.0.i
  %.17468.i = getelementptr double, ptr %190, i64 %.17454.i
  %.17469.i = load double, ptr %.17468.i, align 8, !noalias !7
  %.12.i9756.i = fcmp ogt double %.17469.i, %best.3.3.i
  %.13.i9757.i = select i1 %.12.i9756.i, double %.17469.i, double %best.3.3.i
  store double %.13.i9757.i, ptr %.17468.i, align 8, !noalias !7
  %.17577.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.17578.i = select i1 %.17577.i, i64 %.2939, i64 0
  %191 = getelementptr double, ptr %.2955, i64 %finished.3.1.i.ph
  %.17592.i = getelementptr double, ptr %191, i64 %.17578.i
  store double %.13.i9757.i, ptr %.17592.i, align 8, !noalias !7
  %.17595.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.17435.i, align 8, !noalias !7
  %.17634.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B9688.i

B9688.i:                                          ; preds = %B9586.i, %B9562.i
  %finished.4.2.i = phi i64 [ %.17595.i, %B9586.i ], [ %finished.3.1.i.ph, %B9562.i ]
  %waiting_slots.6.2.i = phi i64 [ %.17634.i, %B9586.i ], [ %waiting_slots.5.2.i, %B9562.i ]
  %.17650.not.i = icmp slt i64 %.10043.i, %arg.limit
  %.18060.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond11079.i = select i1 %.17650.not.i, i1 %.18060.i, i1 false
  br i1 %or.cond11079.i, label %B1816.i.outer, label %B9716.i.loopexit

B1816.i.outer:                                    ; preds = %B1816.preheader.lr.ph.i, %B9688.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B9688.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %.10043.i, %B9688.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %half.4.2.i, %B9688.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %next_block.4.2.i, %B9688.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %finished.4.2.i, %B9688.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %best.3.3.i, %B9688.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1816.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B9688.i ]
  %.4730.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1816.i

B9716.i.loopexit:                                 ; preds = %B9688.i, %B2770.i, %B10195.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2770.i ], [ %issued.2.1.i.ph, %B10195.i ], [ %.10043.i, %B9688.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2770.i ], [ %finished.3.1.i.ph, %B10195.i ], [ %finished.4.2.i, %B9688.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2770.i ], [ %now.4.1.i.ph, %B10195.i ], [ %best.3.3.i, %B9688.i ]
  %192 = sitofp i64 %issued.4.2.i.ph to double
  br label %B9716.i

B9716.i:                                          ; preds = %B9716.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i ], [ %192, %B9716.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i ], [ %finished.5.2.i.ph, %B9716.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i ], [ %now.2.2.i.ph, %B9716.i.loopexit ]
  %.1850511188.not.i = icmp slt i64 %.565.i, 1
  br i1 %.1850511188.not.i, label %common.ret, label %B9746.if.lr.ph.i

B9746.if.lr.ph.i:                                 ; preds = %B9716.i
  %.18607.i = getelementptr i8, ptr %.3467, i64 120
  %.18613.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.19186.i = getelementptr i8, ptr %.3125, i64 64
  %.18632.i = icmp slt i64 %.281.fca.7.load.i, 0
  %193 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B9746.if.i

B9766.i:                                          ; preds = %B9746.if.i
  %.18608.i = load double, ptr %.18607.i, align 8, !noalias !7
  br i1 %.18613.i, label %B9766.endif.endif.i, label %B9766.endif.else.if.i, !prof !6

B10192.i:                                         ; preds = %B9766.endif.endif.i, %B9746.if.i
  %exitcond11265.not.i = icmp eq i64 %.18518.i, %.565.i
  br i1 %exitcond11265.not.i, label %common.ret, label %B9746.if.i

B10195.i:                                         ; preds = %B4264.i, %B4074.i, %B3836.i, %B3762.i
  %.9824.i.sink = phi double [ %.9568.i, %B4074.i ], [ %.9328.i, %B3836.i ], [ %need.6.2.i, %B3762.i ], [ %.9824.i, %B4264.i ]
  %.sink = phi i64 [ 5, %B4074.i ], [ 4, %B3836.i ], [ %why.3.2.i, %B3762.i ], [ 6, %B4264.i ]
  store double %.9824.i.sink, ptr %.7940.i, align 8, !noalias !7
  store i64 %.sink, ptr %.8031.i, align 8, !noalias !7
  br i1 %.4730.i, label %B1816.i, label %B9716.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.735.i, align 8, !noalias !84
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.576.endif.preheader.i.i, label %.576.if.i.i, !prof !31

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.20.endif.endif.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %194 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %194, i1 false), !noalias !89
  %.57.i898.i.pre.i = load i64, ptr %.735.i, align 8, !noalias !90
  br label %.576.if.i.i

.576.if.i.i:                                      ; preds = %.576.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i898.i.i = phi i64 [ %.57.i898.i.pre.i, %.576.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
  %.87.i899.i.i = add nsw i64 %.57.i898.i.i, 16384
  %.123.i900.i.i = icmp slt i64 %.57.i898.i.i, 0
  %.124.i901.i.i = select i1 %.123.i900.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i902.i.i = add i64 %.124.i901.i.i, %.57.i898.i.i
  %.128.i903.i.i = icmp slt i64 %.125.i902.i.i, 0
  br i1 %.128.i903.i.i, label %B0.else.if.i930.i.i, label %B0.else.endif.i904.i.i, !prof !6

B0.endif.i918.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i917.i.i, %B0.else.endif.endif.endif.i914.i.i
  %.113.sroa.13.0.i919.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i917.i.i ], [ %.113.sroa.13.1.i915.i.i, %B0.else.endif.endif.endif.i914.i.i ]
  %.201.i920.i.i = sub i64 %.113.sroa.13.0.i919.i.i, %.113.sroa.0.3.i909.i.i
  %.226.i921.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i909.i.i
  store i64 %.87.i899.i.i, ptr %.735.i, align 8, !noalias !90
  %.606.not155.i.i.i = icmp sgt i64 %.201.i920.i.i, 0
  br i1 %.606.not155.i.i.i, label %.936.endif.preheader.i.i, label %.936.if.i.i, !prof !31

B0.else.if.i930.i.i:                              ; preds = %.576.if.i.i
  br label %B0.else.endif.i904.i.i

B0.else.endif.i904.i.i:                           ; preds = %B0.else.if.i930.i.i, %.576.if.i.i
  %.113.sroa.0.1.i905.i.i = phi i64 [ 0, %B0.else.if.i930.i.i ], [ %.125.i902.i.i, %.576.if.i.i ]
  %.133.not.i906.i.i = icmp slt i64 %.125.i902.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i906.i.i, label %B0.else.endif.endif.i908.i.i, label %B0.else.endif.if.i907.i.i, !prof !10

B0.else.endif.if.i907.i.i:                        ; preds = %B0.else.endif.i904.i.i
  br label %B0.else.endif.endif.i908.i.i

B0.else.endif.endif.i908.i.i:                     ; preds = %B0.else.endif.if.i907.i.i, %B0.else.endif.i904.i.i
  %.113.sroa.0.3.i909.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i907.i.i ], [ %.113.sroa.0.1.i905.i.i, %B0.else.endif.i904.i.i ]
  %.140.i910.i.i = icmp slt i64 %.57.i898.i.i, -16384
  %.141.i911.i.i = select i1 %.140.i910.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i912.i.i = add i64 %.141.i911.i.i, %.87.i899.i.i
  %.145.i913.i.i = icmp slt i64 %.142.i912.i.i, 0
  br i1 %.145.i913.i.i, label %B0.else.endif.endif.if.i929.i.i, label %B0.else.endif.endif.endif.i914.i.i, !prof !6

B0.else.endif.endif.if.i929.i.i:                  ; preds = %B0.else.endif.endif.i908.i.i
  br label %B0.else.endif.endif.endif.i914.i.i

B0.else.endif.endif.endif.i914.i.i:               ; preds = %B0.else.endif.endif.if.i929.i.i, %B0.else.endif.endif.i908.i.i
  %.113.sroa.13.1.i915.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i929.i.i ], [ %.142.i912.i.i, %B0.else.endif.endif.i908.i.i ]
  %.150.not.i916.i.i = icmp slt i64 %.142.i912.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i916.i.i, label %B0.endif.i918.i.i, label %B0.else.endif.endif.endif.if.i917.i.i, !prof !10

B0.else.endif.endif.endif.if.i917.i.i:            ; preds = %B0.else.endif.endif.endif.i914.i.i
  br label %B0.endif.i918.i.i

.936.endif.preheader.i.i:                         ; preds = %B0.endif.i918.i.i
  %195 = shl i64 %.201.i920.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i921.i.i, i8 0, i64 %195, i1 false), !noalias !90
  %.6731376.i.i = fcmp ogt double %.513.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01377.i.i" = select i1 %.6731376.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.936.endif.i.i

.936.if.i.loopexit.i:                             ; preds = %.936.endif.i.i
  %.57.i931.i.pre.i = load i64, ptr %.735.i, align 8, !noalias !93
  br label %.936.if.i.i

.936.if.i.i:                                      ; preds = %.936.if.i.loopexit.i, %B0.endif.i918.i.i
  %.57.i931.i.i = phi i64 [ %.57.i931.i.pre.i, %.936.if.i.loopexit.i ], [ %.87.i899.i.i, %B0.endif.i918.i.i ]
  %.87.i932.i.i = add nsw i64 %.57.i931.i.i, 65536
  %.123.i933.i.i = icmp slt i64 %.57.i931.i.i, 0
  %.124.i934.i.i = select i1 %.123.i933.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i935.i.i = add i64 %.124.i934.i.i, %.57.i931.i.i
  %.128.i936.i.i = icmp slt i64 %.125.i935.i.i, 0
  br i1 %.128.i936.i.i, label %B0.else.if.i965.i.i, label %B0.else.endif.i937.i.i, !prof !6

B0.endif.i951.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i950.i.i, %B0.else.endif.endif.endif.i947.i.i
  %.113.sroa.13.0.i952.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i950.i.i ], [ %.113.sroa.13.1.i948.i.i, %B0.else.endif.endif.endif.i947.i.i ]
  %.201.i953.i.i = sub i64 %.113.sroa.13.0.i952.i.i, %.113.sroa.0.3.i942.i.i
  %.226.i954.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i942.i.i
  store i64 %.87.i932.i.i, ptr %.735.i, align 8, !noalias !93
  %.605.not155.i955.i.i = icmp sgt i64 %.201.i953.i.i, 0
  br i1 %.605.not155.i955.i.i, label %.1279.endif.preheader.i.i, label %.1279.if.i.i, !prof !31

B0.else.if.i965.i.i:                              ; preds = %.936.if.i.i
  br label %B0.else.endif.i937.i.i

B0.else.endif.i937.i.i:                           ; preds = %B0.else.if.i965.i.i, %.936.if.i.i
  %.113.sroa.0.1.i938.i.i = phi i64 [ 0, %B0.else.if.i965.i.i ], [ %.125.i935.i.i, %.936.if.i.i ]
  %.133.not.i939.i.i = icmp slt i64 %.125.i935.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i939.i.i, label %B0.else.endif.endif.i941.i.i, label %B0.else.endif.if.i940.i.i, !prof !10

B0.else.endif.if.i940.i.i:                        ; preds = %B0.else.endif.i937.i.i
  br label %B0.else.endif.endif.i941.i.i

B0.else.endif.endif.i941.i.i:                     ; preds = %B0.else.endif.if.i940.i.i, %B0.else.endif.i937.i.i
  %.113.sroa.0.3.i942.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i940.i.i ], [ %.113.sroa.0.1.i938.i.i, %B0.else.endif.i937.i.i ]
  %.140.i943.i.i = icmp slt i64 %.57.i931.i.i, -65536
  %.141.i944.i.i = select i1 %.140.i943.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i945.i.i = add i64 %.141.i944.i.i, %.87.i932.i.i
  %.145.i946.i.i = icmp slt i64 %.142.i945.i.i, 0
  br i1 %.145.i946.i.i, label %B0.else.endif.endif.if.i964.i.i, label %B0.else.endif.endif.endif.i947.i.i, !prof !6

B0.else.endif.endif.if.i964.i.i:                  ; preds = %B0.else.endif.endif.i941.i.i
  br label %B0.else.endif.endif.endif.i947.i.i

B0.else.endif.endif.endif.i947.i.i:               ; preds = %B0.else.endif.endif.if.i964.i.i, %B0.else.endif.endif.i941.i.i
  %.113.sroa.13.1.i948.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i964.i.i ], [ %.142.i945.i.i, %B0.else.endif.endif.i941.i.i ]
  %.150.not.i949.i.i = icmp slt i64 %.142.i945.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i949.i.i, label %B0.endif.i951.i.i, label %B0.else.endif.endif.endif.if.i950.i.i, !prof !10

B0.else.endif.endif.endif.if.i950.i.i:            ; preds = %B0.else.endif.endif.endif.i947.i.i
  br label %B0.endif.i951.i.i

.1279.endif.preheader.i.i:                        ; preds = %B0.endif.i951.i.i
  %196 = shl i64 %.201.i953.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i954.i.i, i8 -1, i64 %196, i1 false), !noalias !89
  %.57.i966.i.pre.i = load i64, ptr %.735.i, align 8, !noalias !96
  br label %.1279.if.i.i

.936.endif.i.i:                                   ; preds = %.936.endif.i.i, %.936.endif.preheader.i.i
  %.932.01363.i.i = phi i64 [ %.977.i.i, %.936.endif.i.i ], [ 0, %.936.endif.preheader.i.i ]
  %.972.i.i = getelementptr double, ptr %.226.i921.i.i, i64 %.932.01363.i.i
  store double %"$phi224.0.2.01377.i.i", ptr %.972.i.i, align 8, !noalias !89
  %.977.i.i = add nuw nsw i64 %.932.01363.i.i, 1
  %exitcond.not.i9761.i = icmp eq i64 %.977.i.i, %.201.i920.i.i
  br i1 %exitcond.not.i9761.i, label %.936.if.i.loopexit.i, label %.936.endif.i.i, !prof !99

.1279.if.i.i:                                     ; preds = %.1279.endif.preheader.i.i, %B0.endif.i951.i.i
  %.57.i966.i.i = phi i64 [ %.57.i966.i.pre.i, %.1279.endif.preheader.i.i ], [ %.87.i932.i.i, %B0.endif.i951.i.i ]
  %.87.i967.i.i = add nsw i64 %.57.i966.i.i, 5
  %.123.i968.i.i = icmp slt i64 %.57.i966.i.i, 0
  %.124.i969.i.i = select i1 %.123.i968.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i970.i.i = add i64 %.124.i969.i.i, %.57.i966.i.i
  %.128.i971.i.i = icmp slt i64 %.125.i970.i.i, 0
  br i1 %.128.i971.i.i, label %B0.else.if.i1000.i.i, label %B0.else.endif.i972.i.i, !prof !6

B0.endif.i986.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i985.i.i, %B0.else.endif.endif.endif.i982.i.i
  %.113.sroa.13.0.i987.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i985.i.i ], [ %.113.sroa.13.1.i983.i.i, %B0.else.endif.endif.endif.i982.i.i ]
  %.201.i988.i.i = sub i64 %.113.sroa.13.0.i987.i.i, %.113.sroa.0.3.i977.i.i
  %.226.i989.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i977.i.i
  store i64 %.87.i967.i.i, ptr %.735.i, align 8, !noalias !96
  %.606.not155.i990.i.i = icmp sgt i64 %.201.i988.i.i, 0
  br i1 %.606.not155.i990.i.i, label %.576.endif.preheader.i998.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i, !prof !31

.576.endif.preheader.i998.i.i:                    ; preds = %B0.endif.i986.i.i
  %197 = shl i64 %.201.i988.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i989.i.i, i8 0, i64 %197, i1 false), !noalias !96
  %.57.i1001.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !100
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i

B0.else.if.i1000.i.i:                             ; preds = %.1279.if.i.i
  br label %B0.else.endif.i972.i.i

B0.else.endif.i972.i.i:                           ; preds = %B0.else.if.i1000.i.i, %.1279.if.i.i
  %.113.sroa.0.1.i973.i.i = phi i64 [ 0, %B0.else.if.i1000.i.i ], [ %.125.i970.i.i, %.1279.if.i.i ]
  %.133.not.i974.i.i = icmp slt i64 %.125.i970.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i974.i.i, label %B0.else.endif.endif.i976.i.i, label %B0.else.endif.if.i975.i.i, !prof !10

B0.else.endif.if.i975.i.i:                        ; preds = %B0.else.endif.i972.i.i
  br label %B0.else.endif.endif.i976.i.i

B0.else.endif.endif.i976.i.i:                     ; preds = %B0.else.endif.if.i975.i.i, %B0.else.endif.i972.i.i
  %.113.sroa.0.3.i977.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i975.i.i ], [ %.113.sroa.0.1.i973.i.i, %B0.else.endif.i972.i.i ]
  %.140.i978.i.i = icmp slt i64 %.57.i966.i.i, -5
  %.141.i979.i.i = select i1 %.140.i978.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i980.i.i = add i64 %.141.i979.i.i, %.87.i967.i.i
  %.145.i981.i.i = icmp slt i64 %.142.i980.i.i, 0
  br i1 %.145.i981.i.i, label %B0.else.endif.endif.if.i999.i.i, label %B0.else.endif.endif.endif.i982.i.i, !prof !6

B0.else.endif.endif.if.i999.i.i:                  ; preds = %B0.else.endif.endif.i976.i.i
  br label %B0.else.endif.endif.endif.i982.i.i

B0.else.endif.endif.endif.i982.i.i:               ; preds = %B0.else.endif.endif.if.i999.i.i, %B0.else.endif.endif.i976.i.i
  %.113.sroa.13.1.i983.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i999.i.i ], [ %.142.i980.i.i, %B0.else.endif.endif.i976.i.i ]
  %.150.not.i984.i.i = icmp slt i64 %.142.i980.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i984.i.i, label %B0.endif.i986.i.i, label %B0.else.endif.endif.endif.if.i985.i.i, !prof !10

B0.else.endif.endif.endif.if.i985.i.i:            ; preds = %B0.else.endif.endif.endif.i982.i.i
  br label %B0.endif.i986.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i: ; preds = %.576.endif.preheader.i998.i.i, %B0.endif.i986.i.i
  %.57.i1001.i.i = phi i64 [ %.87.i967.i.i, %B0.endif.i986.i.i ], [ %.57.i1001.pre.i.i, %.576.endif.preheader.i998.i.i ]
  %.87.i1002.i.i = add nsw i64 %.57.i1001.i.i, %.87.i.i.i
  %.123.i1003.i.i = icmp slt i64 %.57.i1001.i.i, 0
  %.124.i1004.i.i = select i1 %.123.i1003.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1005.i.i = add i64 %.124.i1004.i.i, %.57.i1001.i.i
  %.128.i1006.i.i = icmp slt i64 %.125.i1005.i.i, 0
  br i1 %.128.i1006.i.i, label %B0.else.if.i1035.i.i, label %B0.else.endif.i1007.i.i, !prof !6

B0.endif.i1021.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1020.i.i, %B0.else.endif.endif.endif.i1017.i.i
  %.113.sroa.13.0.i1022.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1020.i.i ], [ %.113.sroa.13.1.i1018.i.i, %B0.else.endif.endif.endif.i1017.i.i ]
  %.201.i1023.i.i = sub i64 %.113.sroa.13.0.i1022.i.i, %.113.sroa.0.3.i1012.i.i
  %.226.i1024.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1012.i.i
  store i64 %.87.i1002.i.i, ptr %.735.i, align 8, !noalias !100
  %.605.not155.i1025.i.i = icmp sgt i64 %.201.i1023.i.i, 0
  br i1 %.605.not155.i1025.i.i, label %.575.endif.preheader.i1033.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1036.i.i, !prof !31

.575.endif.preheader.i1033.i.i:                   ; preds = %B0.endif.i1021.i.i
  %198 = shl i64 %.201.i1023.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1024.i.i, i8 0, i64 %198, i1 false), !noalias !100
  %.57.i1037.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !103
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1036.i.i

B0.else.if.i1035.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  br label %B0.else.endif.i1007.i.i

B0.else.endif.i1007.i.i:                          ; preds = %B0.else.if.i1035.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  %.113.sroa.0.1.i1008.i.i = phi i64 [ 0, %B0.else.if.i1035.i.i ], [ %.125.i1005.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i ]
  %.133.not.i1009.i.i = icmp slt i64 %.125.i1005.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1009.i.i, label %B0.else.endif.endif.i1011.i.i, label %B0.else.endif.if.i1010.i.i, !prof !10

B0.else.endif.if.i1010.i.i:                       ; preds = %B0.else.endif.i1007.i.i
  br label %B0.else.endif.endif.i1011.i.i

B0.else.endif.endif.i1011.i.i:                    ; preds = %B0.else.endif.if.i1010.i.i, %B0.else.endif.i1007.i.i
  %.113.sroa.0.3.i1012.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1010.i.i ], [ %.113.sroa.0.1.i1008.i.i, %B0.else.endif.i1007.i.i ]
  %.140.i1013.i.i = icmp slt i64 %.87.i1002.i.i, 0
  %.141.i1014.i.i = select i1 %.140.i1013.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1015.i.i = add i64 %.141.i1014.i.i, %.87.i1002.i.i
  %.145.i1016.i.i = icmp slt i64 %.142.i1015.i.i, 0
  br i1 %.145.i1016.i.i, label %B0.else.endif.endif.if.i1034.i.i, label %B0.else.endif.endif.endif.i1017.i.i, !prof !6

B0.else.endif.endif.if.i1034.i.i:                 ; preds = %B0.else.endif.endif.i1011.i.i
  br label %B0.else.endif.endif.endif.i1017.i.i

B0.else.endif.endif.endif.i1017.i.i:              ; preds = %B0.else.endif.endif.if.i1034.i.i, %B0.else.endif.endif.i1011.i.i
  %.113.sroa.13.1.i1018.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1034.i.i ], [ %.142.i1015.i.i, %B0.else.endif.endif.i1011.i.i ]
  %.150.not.i1019.i.i = icmp slt i64 %.142.i1015.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1019.i.i, label %B0.endif.i1021.i.i, label %B0.else.endif.endif.endif.if.i1020.i.i, !prof !10

B0.else.endif.endif.endif.if.i1020.i.i:           ; preds = %B0.else.endif.endif.endif.i1017.i.i
  br label %B0.endif.i1021.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1036.i.i: ; preds = %.575.endif.preheader.i1033.i.i, %B0.endif.i1021.i.i
  %.57.i1037.i.i = phi i64 [ %.87.i1002.i.i, %B0.endif.i1021.i.i ], [ %.57.i1037.pre.i.i, %.575.endif.preheader.i1033.i.i ]
  %.1414.i9760.i = shl nsw i64 %.13.i.i9759.i, 6
  %.87.i1038.i.i = add nsw i64 %.57.i1037.i.i, %.1414.i9760.i
  %.123.i1039.i.i = icmp slt i64 %.57.i1037.i.i, 0
  %.124.i1040.i.i = select i1 %.123.i1039.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1041.i.i = add i64 %.124.i1040.i.i, %.57.i1037.i.i
  %.128.i1042.i.i = icmp slt i64 %.125.i1041.i.i, 0
  br i1 %.128.i1042.i.i, label %B0.else.if.i1071.i.i, label %B0.else.endif.i1043.i.i, !prof !6

B0.endif.i1057.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1056.i.i, %B0.else.endif.endif.endif.i1053.i.i
  %.113.sroa.13.0.i1058.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1056.i.i ], [ %.113.sroa.13.1.i1054.i.i, %B0.else.endif.endif.endif.i1053.i.i ]
  %.201.i1059.i.i = sub i64 %.113.sroa.13.0.i1058.i.i, %.113.sroa.0.3.i1048.i.i
  %.226.i1060.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1048.i.i
  store i64 %.87.i1038.i.i, ptr %.735.i, align 8, !noalias !103
  %.605.not155.i1061.i.i = icmp sgt i64 %.201.i1059.i.i, 0
  br i1 %.605.not155.i1061.i.i, label %.575.endif.preheader.i1069.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1072.i.i, !prof !31

.575.endif.preheader.i1069.i.i:                   ; preds = %B0.endif.i1057.i.i
  %199 = shl i64 %.201.i1059.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1060.i.i, i8 0, i64 %199, i1 false), !noalias !103
  %.57.i1073.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !106
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1072.i.i

B0.else.if.i1071.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1036.i.i
  br label %B0.else.endif.i1043.i.i

B0.else.endif.i1043.i.i:                          ; preds = %B0.else.if.i1071.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1036.i.i
  %.113.sroa.0.1.i1044.i.i = phi i64 [ 0, %B0.else.if.i1071.i.i ], [ %.125.i1041.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1036.i.i ]
  %.133.not.i1045.i.i = icmp slt i64 %.125.i1041.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1045.i.i, label %B0.else.endif.endif.i1047.i.i, label %B0.else.endif.if.i1046.i.i, !prof !10

B0.else.endif.if.i1046.i.i:                       ; preds = %B0.else.endif.i1043.i.i
  br label %B0.else.endif.endif.i1047.i.i

B0.else.endif.endif.i1047.i.i:                    ; preds = %B0.else.endif.if.i1046.i.i, %B0.else.endif.i1043.i.i
  %.113.sroa.0.3.i1048.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1046.i.i ], [ %.113.sroa.0.1.i1044.i.i, %B0.else.endif.i1043.i.i ]
  %.140.i1049.i.i = icmp slt i64 %.87.i1038.i.i, 0
  %.141.i1050.i.i = select i1 %.140.i1049.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1051.i.i = add i64 %.141.i1050.i.i, %.87.i1038.i.i
  %.145.i1052.i.i = icmp slt i64 %.142.i1051.i.i, 0
  br i1 %.145.i1052.i.i, label %B0.else.endif.endif.if.i1070.i.i, label %B0.else.endif.endif.endif.i1053.i.i, !prof !6

B0.else.endif.endif.if.i1070.i.i:                 ; preds = %B0.else.endif.endif.i1047.i.i
  br label %B0.else.endif.endif.endif.i1053.i.i

B0.else.endif.endif.endif.i1053.i.i:              ; preds = %B0.else.endif.endif.if.i1070.i.i, %B0.else.endif.endif.i1047.i.i
  %.113.sroa.13.1.i1054.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1070.i.i ], [ %.142.i1051.i.i, %B0.else.endif.endif.i1047.i.i ]
  %.150.not.i1055.i.i = icmp slt i64 %.142.i1051.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1055.i.i, label %B0.endif.i1057.i.i, label %B0.else.endif.endif.endif.if.i1056.i.i, !prof !10

B0.else.endif.endif.endif.if.i1056.i.i:           ; preds = %B0.else.endif.endif.endif.i1053.i.i
  br label %B0.endif.i1057.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1072.i.i: ; preds = %.575.endif.preheader.i1069.i.i, %B0.endif.i1057.i.i
  %.57.i1073.i.i = phi i64 [ %.87.i1038.i.i, %B0.endif.i1057.i.i ], [ %.57.i1073.pre.i.i, %.575.endif.preheader.i1069.i.i ]
  %.87.i1074.i.i = add nsw i64 %.57.i1073.i.i, %.1414.i9760.i
  %.123.i1075.i.i = icmp slt i64 %.57.i1073.i.i, 0
  %.124.i1076.i.i = select i1 %.123.i1075.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1077.i.i = add i64 %.124.i1076.i.i, %.57.i1073.i.i
  %.128.i1078.i.i = icmp slt i64 %.125.i1077.i.i, 0
  br i1 %.128.i1078.i.i, label %B0.else.if.i1107.i.i, label %B0.else.endif.i1079.i.i, !prof !6

B0.endif.i1093.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1092.i.i, %B0.else.endif.endif.endif.i1089.i.i
  %.113.sroa.13.0.i1094.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1092.i.i ], [ %.113.sroa.13.1.i1090.i.i, %B0.else.endif.endif.endif.i1089.i.i ]
  %.201.i1095.i.i = sub i64 %.113.sroa.13.0.i1094.i.i, %.113.sroa.0.3.i1084.i.i
  %.226.i1096.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1084.i.i
  store i64 %.87.i1074.i.i, ptr %.735.i, align 8, !noalias !106
  %.606.not155.i1097.i.i = icmp sgt i64 %.201.i1095.i.i, 0
  br i1 %.606.not155.i1097.i.i, label %.576.endif.preheader.i1105.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !31

.576.endif.preheader.i1105.i.i:                   ; preds = %B0.endif.i1093.i.i
  %200 = shl i64 %.201.i1095.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1096.i.i, i8 0, i64 %200, i1 false), !noalias !106
  %.57.i1108.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !109
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i1107.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1072.i.i
  br label %B0.else.endif.i1079.i.i

B0.else.endif.i1079.i.i:                          ; preds = %B0.else.if.i1107.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1072.i.i
  %.113.sroa.0.1.i1080.i.i = phi i64 [ 0, %B0.else.if.i1107.i.i ], [ %.125.i1077.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1072.i.i ]
  %.133.not.i1081.i.i = icmp slt i64 %.125.i1077.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1081.i.i, label %B0.else.endif.endif.i1083.i.i, label %B0.else.endif.if.i1082.i.i, !prof !10

B0.else.endif.if.i1082.i.i:                       ; preds = %B0.else.endif.i1079.i.i
  br label %B0.else.endif.endif.i1083.i.i

B0.else.endif.endif.i1083.i.i:                    ; preds = %B0.else.endif.if.i1082.i.i, %B0.else.endif.i1079.i.i
  %.113.sroa.0.3.i1084.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1082.i.i ], [ %.113.sroa.0.1.i1080.i.i, %B0.else.endif.i1079.i.i ]
  %.140.i1085.i.i = icmp slt i64 %.87.i1074.i.i, 0
  %.141.i1086.i.i = select i1 %.140.i1085.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1087.i.i = add i64 %.141.i1086.i.i, %.87.i1074.i.i
  %.145.i1088.i.i = icmp slt i64 %.142.i1087.i.i, 0
  br i1 %.145.i1088.i.i, label %B0.else.endif.endif.if.i1106.i.i, label %B0.else.endif.endif.endif.i1089.i.i, !prof !6

B0.else.endif.endif.if.i1106.i.i:                 ; preds = %B0.else.endif.endif.i1083.i.i
  br label %B0.else.endif.endif.endif.i1089.i.i

B0.else.endif.endif.endif.i1089.i.i:              ; preds = %B0.else.endif.endif.if.i1106.i.i, %B0.else.endif.endif.i1083.i.i
  %.113.sroa.13.1.i1090.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1106.i.i ], [ %.142.i1087.i.i, %B0.else.endif.endif.i1083.i.i ]
  %.150.not.i1091.i.i = icmp slt i64 %.142.i1087.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1091.i.i, label %B0.endif.i1093.i.i, label %B0.else.endif.endif.endif.if.i1092.i.i, !prof !10

B0.else.endif.endif.endif.if.i1092.i.i:           ; preds = %B0.else.endif.endif.endif.i1089.i.i
  br label %B0.endif.i1093.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.576.endif.preheader.i1105.i.i, %B0.endif.i1093.i.i
  %.57.i1108.i.i = phi i64 [ %.87.i1074.i.i, %B0.endif.i1093.i.i ], [ %.57.i1108.pre.i.i, %.576.endif.preheader.i1105.i.i ]
  %.87.i1109.i.i = add nsw i64 %.57.i1108.i.i, 65536
  %.123.i1110.i.i = icmp slt i64 %.57.i1108.i.i, 0
  %.124.i1111.i.i = select i1 %.123.i1110.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1112.i.i = add i64 %.124.i1111.i.i, %.57.i1108.i.i
  %.128.i1113.i.i = icmp slt i64 %.125.i1112.i.i, 0
  br i1 %.128.i1113.i.i, label %B0.else.if.i1142.i.i, label %B0.else.endif.i1114.i.i, !prof !6

B0.endif.i1128.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1127.i.i, %B0.else.endif.endif.endif.i1124.i.i
  %.113.sroa.13.0.i1129.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1127.i.i ], [ %.113.sroa.13.1.i1125.i.i, %B0.else.endif.endif.endif.i1124.i.i ]
  %.201.i1130.i.i = sub i64 %.113.sroa.13.0.i1129.i.i, %.113.sroa.0.3.i1119.i.i
  %.226.i1131.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1119.i.i
  store i64 %.87.i1109.i.i, ptr %.735.i, align 8, !noalias !109
  %.606.not155.i1132.i.i = icmp sgt i64 %.201.i1130.i.i, 0
  br i1 %.606.not155.i1132.i.i, label %.576.endif.preheader.i1140.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !31

.576.endif.preheader.i1140.i.i:                   ; preds = %B0.endif.i1128.i.i
  %201 = shl i64 %.201.i1130.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1131.i.i, i8 0, i64 %201, i1 false), !noalias !109
  %.57.i1143.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !112
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i

B0.else.if.i1142.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i1114.i.i

B0.else.endif.i1114.i.i:                          ; preds = %B0.else.if.i1142.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i1115.i.i = phi i64 [ 0, %B0.else.if.i1142.i.i ], [ %.125.i1112.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i1116.i.i = icmp slt i64 %.125.i1112.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1116.i.i, label %B0.else.endif.endif.i1118.i.i, label %B0.else.endif.if.i1117.i.i, !prof !10

B0.else.endif.if.i1117.i.i:                       ; preds = %B0.else.endif.i1114.i.i
  br label %B0.else.endif.endif.i1118.i.i

B0.else.endif.endif.i1118.i.i:                    ; preds = %B0.else.endif.if.i1117.i.i, %B0.else.endif.i1114.i.i
  %.113.sroa.0.3.i1119.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1117.i.i ], [ %.113.sroa.0.1.i1115.i.i, %B0.else.endif.i1114.i.i ]
  %.140.i1120.i.i = icmp slt i64 %.57.i1108.i.i, -65536
  %.141.i1121.i.i = select i1 %.140.i1120.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1122.i.i = add i64 %.141.i1121.i.i, %.87.i1109.i.i
  %.145.i1123.i.i = icmp slt i64 %.142.i1122.i.i, 0
  br i1 %.145.i1123.i.i, label %B0.else.endif.endif.if.i1141.i.i, label %B0.else.endif.endif.endif.i1124.i.i, !prof !6

B0.else.endif.endif.if.i1141.i.i:                 ; preds = %B0.else.endif.endif.i1118.i.i
  br label %B0.else.endif.endif.endif.i1124.i.i

B0.else.endif.endif.endif.i1124.i.i:              ; preds = %B0.else.endif.endif.if.i1141.i.i, %B0.else.endif.endif.i1118.i.i
  %.113.sroa.13.1.i1125.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1141.i.i ], [ %.142.i1122.i.i, %B0.else.endif.endif.i1118.i.i ]
  %.150.not.i1126.i.i = icmp slt i64 %.142.i1122.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1126.i.i, label %B0.endif.i1128.i.i, label %B0.else.endif.endif.endif.if.i1127.i.i, !prof !10

B0.else.endif.endif.endif.if.i1127.i.i:           ; preds = %B0.else.endif.endif.endif.i1124.i.i
  br label %B0.endif.i1128.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i: ; preds = %.576.endif.preheader.i1140.i.i, %B0.endif.i1128.i.i
  %.57.i1143.i.i = phi i64 [ %.87.i1109.i.i, %B0.endif.i1128.i.i ], [ %.57.i1143.pre.i.i, %.576.endif.preheader.i1140.i.i ]
  %.87.i1144.i.i = add nsw i64 %.57.i1143.i.i, 17
  %.123.i1145.i.i = icmp slt i64 %.57.i1143.i.i, 0
  %.124.i1146.i.i = select i1 %.123.i1145.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1147.i.i = add i64 %.124.i1146.i.i, %.57.i1143.i.i
  %.128.i1148.i.i = icmp slt i64 %.125.i1147.i.i, 0
  br i1 %.128.i1148.i.i, label %B0.else.if.i1177.i.i, label %B0.else.endif.i1149.i.i, !prof !6

B0.endif.i1163.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1162.i.i, %B0.else.endif.endif.endif.i1159.i.i
  %.113.sroa.13.0.i1164.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1162.i.i ], [ %.113.sroa.13.1.i1160.i.i, %B0.else.endif.endif.endif.i1159.i.i ]
  %.201.i1165.i.i = sub i64 %.113.sroa.13.0.i1164.i.i, %.113.sroa.0.3.i1154.i.i
  %.226.i1166.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1154.i.i
  store i64 %.87.i1144.i.i, ptr %.735.i, align 8, !noalias !112
  %.605.not155.i1167.i.i = icmp sgt i64 %.201.i1165.i.i, 0
  br i1 %.605.not155.i1167.i.i, label %.575.endif.preheader.i1175.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1178.i.i, !prof !31

.575.endif.preheader.i1175.i.i:                   ; preds = %B0.endif.i1163.i.i
  %202 = shl i64 %.201.i1165.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1166.i.i, i8 0, i64 %202, i1 false), !noalias !112
  %.57.i1179.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !115
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1178.i.i

B0.else.if.i1177.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  br label %B0.else.endif.i1149.i.i

B0.else.endif.i1149.i.i:                          ; preds = %B0.else.if.i1177.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  %.113.sroa.0.1.i1150.i.i = phi i64 [ 0, %B0.else.if.i1177.i.i ], [ %.125.i1147.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i ]
  %.133.not.i1151.i.i = icmp slt i64 %.125.i1147.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1151.i.i, label %B0.else.endif.endif.i1153.i.i, label %B0.else.endif.if.i1152.i.i, !prof !10

B0.else.endif.if.i1152.i.i:                       ; preds = %B0.else.endif.i1149.i.i
  br label %B0.else.endif.endif.i1153.i.i

B0.else.endif.endif.i1153.i.i:                    ; preds = %B0.else.endif.if.i1152.i.i, %B0.else.endif.i1149.i.i
  %.113.sroa.0.3.i1154.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1152.i.i ], [ %.113.sroa.0.1.i1150.i.i, %B0.else.endif.i1149.i.i ]
  %.140.i1155.i.i = icmp slt i64 %.57.i1143.i.i, -17
  %.141.i1156.i.i = select i1 %.140.i1155.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1157.i.i = add i64 %.141.i1156.i.i, %.87.i1144.i.i
  %.145.i1158.i.i = icmp slt i64 %.142.i1157.i.i, 0
  br i1 %.145.i1158.i.i, label %B0.else.endif.endif.if.i1176.i.i, label %B0.else.endif.endif.endif.i1159.i.i, !prof !6

B0.else.endif.endif.if.i1176.i.i:                 ; preds = %B0.else.endif.endif.i1153.i.i
  br label %B0.else.endif.endif.endif.i1159.i.i

B0.else.endif.endif.endif.i1159.i.i:              ; preds = %B0.else.endif.endif.if.i1176.i.i, %B0.else.endif.endif.i1153.i.i
  %.113.sroa.13.1.i1160.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1176.i.i ], [ %.142.i1157.i.i, %B0.else.endif.endif.i1153.i.i ]
  %.150.not.i1161.i.i = icmp slt i64 %.142.i1157.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1161.i.i, label %B0.endif.i1163.i.i, label %B0.else.endif.endif.endif.if.i1162.i.i, !prof !10

B0.else.endif.endif.endif.if.i1162.i.i:           ; preds = %B0.else.endif.endif.endif.i1159.i.i
  br label %B0.endif.i1163.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1178.i.i: ; preds = %.575.endif.preheader.i1175.i.i, %B0.endif.i1163.i.i
  %.57.i1179.i.i = phi i64 [ %.87.i1144.i.i, %B0.endif.i1163.i.i ], [ %.57.i1179.pre.i.i, %.575.endif.preheader.i1175.i.i ]
  %.87.i1180.i.i = add nsw i64 %.57.i1179.i.i, 1
  %.123.i1181.i.i = icmp slt i64 %.57.i1179.i.i, 0
  %.124.i1182.i.i = select i1 %.123.i1181.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1183.i.i = add i64 %.124.i1182.i.i, %.57.i1179.i.i
  %.128.i1184.i.i = icmp slt i64 %.125.i1183.i.i, 0
  br i1 %.128.i1184.i.i, label %B0.else.if.i1213.i.i, label %B0.else.endif.i1185.i.i, !prof !6

B0.endif.i1199.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1198.i.i, %B0.else.endif.endif.endif.i1195.i.i
  %.113.sroa.13.0.i1200.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1198.i.i ], [ %.113.sroa.13.1.i1196.i.i, %B0.else.endif.endif.endif.i1195.i.i ]
  %.201.i1201.i.i = sub i64 %.113.sroa.13.0.i1200.i.i, %.113.sroa.0.3.i1190.i.i
  %.226.i1202.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1190.i.i
  store i64 %.87.i1180.i.i, ptr %.735.i, align 8, !noalias !115
  %.606.not155.i1203.i.i = icmp sgt i64 %.201.i1201.i.i, 0
  br i1 %.606.not155.i1203.i.i, label %.576.endif.preheader.i1211.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !31

.576.endif.preheader.i1211.i.i:                   ; preds = %B0.endif.i1199.i.i
  %203 = shl i64 %.201.i1201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1202.i.i, i8 0, i64 %203, i1 false), !noalias !115
  %.57.i1214.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !118
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i

B0.else.if.i1213.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1178.i.i
  br label %B0.else.endif.i1185.i.i

B0.else.endif.i1185.i.i:                          ; preds = %B0.else.if.i1213.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1178.i.i
  %.113.sroa.0.1.i1186.i.i = phi i64 [ 0, %B0.else.if.i1213.i.i ], [ %.125.i1183.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1178.i.i ]
  %.133.not.i1187.i.i = icmp slt i64 %.125.i1183.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1187.i.i, label %B0.else.endif.endif.i1189.i.i, label %B0.else.endif.if.i1188.i.i, !prof !10

B0.else.endif.if.i1188.i.i:                       ; preds = %B0.else.endif.i1185.i.i
  br label %B0.else.endif.endif.i1189.i.i

B0.else.endif.endif.i1189.i.i:                    ; preds = %B0.else.endif.if.i1188.i.i, %B0.else.endif.i1185.i.i
  %.113.sroa.0.3.i1190.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1188.i.i ], [ %.113.sroa.0.1.i1186.i.i, %B0.else.endif.i1185.i.i ]
  %.140.i1191.i.i = icmp slt i64 %.57.i1179.i.i, -1
  %.141.i1192.i.i = select i1 %.140.i1191.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1193.i.i = add i64 %.141.i1192.i.i, %.87.i1180.i.i
  %.145.i1194.i.i = icmp slt i64 %.142.i1193.i.i, 0
  br i1 %.145.i1194.i.i, label %B0.else.endif.endif.if.i1212.i.i, label %B0.else.endif.endif.endif.i1195.i.i, !prof !6

B0.else.endif.endif.if.i1212.i.i:                 ; preds = %B0.else.endif.endif.i1189.i.i
  br label %B0.else.endif.endif.endif.i1195.i.i

B0.else.endif.endif.endif.i1195.i.i:              ; preds = %B0.else.endif.endif.if.i1212.i.i, %B0.else.endif.endif.i1189.i.i
  %.113.sroa.13.1.i1196.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1212.i.i ], [ %.142.i1193.i.i, %B0.else.endif.endif.i1189.i.i ]
  %.150.not.i1197.i.i = icmp slt i64 %.142.i1193.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1197.i.i, label %B0.endif.i1199.i.i, label %B0.else.endif.endif.endif.if.i1198.i.i, !prof !10

B0.else.endif.endif.endif.if.i1198.i.i:           ; preds = %B0.else.endif.endif.endif.i1195.i.i
  br label %B0.endif.i1199.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i: ; preds = %.576.endif.preheader.i1211.i.i, %B0.endif.i1199.i.i
  %.57.i1214.i.i = phi i64 [ %.87.i1180.i.i, %B0.endif.i1199.i.i ], [ %.57.i1214.pre.i.i, %.576.endif.preheader.i1211.i.i ]
  %.87.i1215.i.i = add nsw i64 %.57.i1214.i.i, 8
  %.123.i1216.i.i = icmp slt i64 %.57.i1214.i.i, 0
  %.124.i1217.i.i = select i1 %.123.i1216.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1218.i.i = add i64 %.124.i1217.i.i, %.57.i1214.i.i
  %.128.i1219.i.i = icmp slt i64 %.125.i1218.i.i, 0
  br i1 %.128.i1219.i.i, label %B0.else.if.i1248.i.i, label %B0.else.endif.i1220.i.i, !prof !6

B0.endif.i1234.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1233.i.i, %B0.else.endif.endif.endif.i1230.i.i
  %.113.sroa.13.0.i1235.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1233.i.i ], [ %.113.sroa.13.1.i1231.i.i, %B0.else.endif.endif.endif.i1230.i.i ]
  %.201.i1236.i.i = sub i64 %.113.sroa.13.0.i1235.i.i, %.113.sroa.0.3.i1225.i.i
  %.226.i1237.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1225.i.i
  store i64 %.87.i1215.i.i, ptr %.735.i, align 8, !noalias !118
  %.605.not155.i1238.i.i = icmp sgt i64 %.201.i1236.i.i, 0
  br i1 %.605.not155.i1238.i.i, label %.575.endif.preheader.i1246.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i, !prof !31

.575.endif.preheader.i1246.i.i:                   ; preds = %B0.endif.i1234.i.i
  %204 = shl i64 %.201.i1236.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1237.i.i, i8 0, i64 %204, i1 false), !noalias !118
  %.57.i1251.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !121
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i

B0.else.if.i1248.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  br label %B0.else.endif.i1220.i.i

B0.else.endif.i1220.i.i:                          ; preds = %B0.else.if.i1248.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  %.113.sroa.0.1.i1221.i.i = phi i64 [ 0, %B0.else.if.i1248.i.i ], [ %.125.i1218.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i ]
  %.133.not.i1222.i.i = icmp slt i64 %.125.i1218.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1222.i.i, label %B0.else.endif.endif.i1224.i.i, label %B0.else.endif.if.i1223.i.i, !prof !10

B0.else.endif.if.i1223.i.i:                       ; preds = %B0.else.endif.i1220.i.i
  br label %B0.else.endif.endif.i1224.i.i

B0.else.endif.endif.i1224.i.i:                    ; preds = %B0.else.endif.if.i1223.i.i, %B0.else.endif.i1220.i.i
  %.113.sroa.0.3.i1225.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1223.i.i ], [ %.113.sroa.0.1.i1221.i.i, %B0.else.endif.i1220.i.i ]
  %.140.i1226.i.i = icmp slt i64 %.57.i1214.i.i, -8
  %.141.i1227.i.i = select i1 %.140.i1226.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1228.i.i = add i64 %.141.i1227.i.i, %.87.i1215.i.i
  %.145.i1229.i.i = icmp slt i64 %.142.i1228.i.i, 0
  br i1 %.145.i1229.i.i, label %B0.else.endif.endif.if.i1247.i.i, label %B0.else.endif.endif.endif.i1230.i.i, !prof !6

B0.else.endif.endif.if.i1247.i.i:                 ; preds = %B0.else.endif.endif.i1224.i.i
  br label %B0.else.endif.endif.endif.i1230.i.i

B0.else.endif.endif.endif.i1230.i.i:              ; preds = %B0.else.endif.endif.if.i1247.i.i, %B0.else.endif.endif.i1224.i.i
  %.113.sroa.13.1.i1231.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1247.i.i ], [ %.142.i1228.i.i, %B0.else.endif.endif.i1224.i.i ]
  %.150.not.i1232.i.i = icmp slt i64 %.142.i1228.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1232.i.i, label %B0.endif.i1234.i.i, label %B0.else.endif.endif.endif.if.i1233.i.i, !prof !10

B0.else.endif.endif.endif.if.i1233.i.i:           ; preds = %B0.else.endif.endif.endif.i1230.i.i
  br label %B0.endif.i1234.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i: ; preds = %.575.endif.preheader.i1246.i.i, %B0.endif.i1234.i.i
  %.57.i1251.i.i = phi i64 [ %.87.i1215.i.i, %B0.endif.i1234.i.i ], [ %.57.i1251.pre.i.i, %.575.endif.preheader.i1246.i.i ]
  %.5.i1249.i.i = fptosi double %.513.fca.34.load.i to i64
  %.13.i1250.i.i = tail call i64 @llvm.smax.i64(i64 %.5.i1249.i.i, i64 1)
  %.87.i1252.i.i = add nsw i64 %.57.i1251.i.i, %.13.i1250.i.i
  %.123.i1253.i.i = icmp slt i64 %.57.i1251.i.i, 0
  %.124.i1254.i.i = select i1 %.123.i1253.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1255.i.i = add i64 %.124.i1254.i.i, %.57.i1251.i.i
  %.128.i1256.i.i = icmp slt i64 %.125.i1255.i.i, 0
  br i1 %.128.i1256.i.i, label %B0.else.if.i1285.i.i, label %B0.else.endif.i1257.i.i, !prof !6

B0.endif.i1271.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1270.i.i, %B0.else.endif.endif.endif.i1267.i.i
  %.113.sroa.13.0.i1272.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1270.i.i ], [ %.113.sroa.13.1.i1268.i.i, %B0.else.endif.endif.endif.i1267.i.i ]
  %.201.i1273.i.i = sub i64 %.113.sroa.13.0.i1272.i.i, %.113.sroa.0.3.i1262.i.i
  %.226.i1274.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1262.i.i
  store i64 %.87.i1252.i.i, ptr %.735.i, align 8, !noalias !121
  %.606.not155.i1275.i.i = icmp sgt i64 %.201.i1273.i.i, 0
  br i1 %.606.not155.i1275.i.i, label %.576.endif.preheader.i1283.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1286.i.i, !prof !31

.576.endif.preheader.i1283.i.i:                   ; preds = %B0.endif.i1271.i.i
  %205 = shl i64 %.201.i1273.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1274.i.i, i8 0, i64 %205, i1 false), !noalias !121
  %.57.i1289.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !124
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1286.i.i

B0.else.if.i1285.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i
  br label %B0.else.endif.i1257.i.i

B0.else.endif.i1257.i.i:                          ; preds = %B0.else.if.i1285.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i
  %.113.sroa.0.1.i1258.i.i = phi i64 [ 0, %B0.else.if.i1285.i.i ], [ %.125.i1255.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i.i ]
  %.133.not.i1259.i.i = icmp slt i64 %.125.i1255.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1259.i.i, label %B0.else.endif.endif.i1261.i.i, label %B0.else.endif.if.i1260.i.i, !prof !10

B0.else.endif.if.i1260.i.i:                       ; preds = %B0.else.endif.i1257.i.i
  br label %B0.else.endif.endif.i1261.i.i

B0.else.endif.endif.i1261.i.i:                    ; preds = %B0.else.endif.if.i1260.i.i, %B0.else.endif.i1257.i.i
  %.113.sroa.0.3.i1262.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1260.i.i ], [ %.113.sroa.0.1.i1258.i.i, %B0.else.endif.i1257.i.i ]
  %.140.i1263.i.i = icmp slt i64 %.87.i1252.i.i, 0
  %.141.i1264.i.i = select i1 %.140.i1263.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1265.i.i = add i64 %.141.i1264.i.i, %.87.i1252.i.i
  %.145.i1266.i.i = icmp slt i64 %.142.i1265.i.i, 0
  br i1 %.145.i1266.i.i, label %B0.else.endif.endif.if.i1284.i.i, label %B0.else.endif.endif.endif.i1267.i.i, !prof !6

B0.else.endif.endif.if.i1284.i.i:                 ; preds = %B0.else.endif.endif.i1261.i.i
  br label %B0.else.endif.endif.endif.i1267.i.i

B0.else.endif.endif.endif.i1267.i.i:              ; preds = %B0.else.endif.endif.if.i1284.i.i, %B0.else.endif.endif.i1261.i.i
  %.113.sroa.13.1.i1268.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1284.i.i ], [ %.142.i1265.i.i, %B0.else.endif.endif.i1261.i.i ]
  %.150.not.i1269.i.i = icmp slt i64 %.142.i1265.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1269.i.i, label %B0.endif.i1271.i.i, label %B0.else.endif.endif.endif.if.i1270.i.i, !prof !10

B0.else.endif.endif.endif.if.i1270.i.i:           ; preds = %B0.else.endif.endif.endif.i1267.i.i
  br label %B0.endif.i1271.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1286.i.i: ; preds = %.576.endif.preheader.i1283.i.i, %B0.endif.i1271.i.i
  %.57.i1289.i.i = phi i64 [ %.87.i1252.i.i, %B0.endif.i1271.i.i ], [ %.57.i1289.pre.i.i, %.576.endif.preheader.i1283.i.i ]
  %.5.i1287.i.i = fptosi double %.513.fca.35.load.i to i64
  %.13.i1288.i.i = tail call i64 @llvm.smax.i64(i64 %.5.i1287.i.i, i64 1)
  %.87.i1290.i.i = add nsw i64 %.57.i1289.i.i, %.13.i1288.i.i
  %.123.i1291.i.i = icmp slt i64 %.57.i1289.i.i, 0
  %.124.i1292.i.i = select i1 %.123.i1291.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1293.i.i = add i64 %.124.i1292.i.i, %.57.i1289.i.i
  %.128.i1294.i.i = icmp slt i64 %.125.i1293.i.i, 0
  br i1 %.128.i1294.i.i, label %B0.else.if.i1323.i.i, label %B0.else.endif.i1295.i.i, !prof !6

B0.endif.i1309.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1308.i.i, %B0.else.endif.endif.endif.i1305.i.i
  %.113.sroa.13.0.i1310.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1308.i.i ], [ %.113.sroa.13.1.i1306.i.i, %B0.else.endif.endif.endif.i1305.i.i ]
  %.201.i1311.i.i = sub i64 %.113.sroa.13.0.i1310.i.i, %.113.sroa.0.3.i1300.i.i
  %.226.i1312.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1300.i.i
  store i64 %.87.i1290.i.i, ptr %.735.i, align 8, !noalias !124
  %.606.not155.i1313.i.i = icmp sgt i64 %.201.i1311.i.i, 0
  br i1 %.606.not155.i1313.i.i, label %.576.endif.preheader.i1321.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1324.i.i, !prof !31

.576.endif.preheader.i1321.i.i:                   ; preds = %B0.endif.i1309.i.i
  %206 = shl i64 %.201.i1311.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1312.i.i, i8 0, i64 %206, i1 false), !noalias !124
  %.57.i1325.pre.i.i = load i64, ptr %.735.i, align 8, !noalias !127
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1324.i.i

B0.else.if.i1323.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1286.i.i
  br label %B0.else.endif.i1295.i.i

B0.else.endif.i1295.i.i:                          ; preds = %B0.else.if.i1323.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1286.i.i
  %.113.sroa.0.1.i1296.i.i = phi i64 [ 0, %B0.else.if.i1323.i.i ], [ %.125.i1293.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1286.i.i ]
  %.133.not.i1297.i.i = icmp slt i64 %.125.i1293.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1297.i.i, label %B0.else.endif.endif.i1299.i.i, label %B0.else.endif.if.i1298.i.i, !prof !10

B0.else.endif.if.i1298.i.i:                       ; preds = %B0.else.endif.i1295.i.i
  br label %B0.else.endif.endif.i1299.i.i

B0.else.endif.endif.i1299.i.i:                    ; preds = %B0.else.endif.if.i1298.i.i, %B0.else.endif.i1295.i.i
  %.113.sroa.0.3.i1300.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1298.i.i ], [ %.113.sroa.0.1.i1296.i.i, %B0.else.endif.i1295.i.i ]
  %.140.i1301.i.i = icmp slt i64 %.87.i1290.i.i, 0
  %.141.i1302.i.i = select i1 %.140.i1301.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1303.i.i = add i64 %.141.i1302.i.i, %.87.i1290.i.i
  %.145.i1304.i.i = icmp slt i64 %.142.i1303.i.i, 0
  br i1 %.145.i1304.i.i, label %B0.else.endif.endif.if.i1322.i.i, label %B0.else.endif.endif.endif.i1305.i.i, !prof !6

B0.else.endif.endif.if.i1322.i.i:                 ; preds = %B0.else.endif.endif.i1299.i.i
  br label %B0.else.endif.endif.endif.i1305.i.i

B0.else.endif.endif.endif.i1305.i.i:              ; preds = %B0.else.endif.endif.if.i1322.i.i, %B0.else.endif.endif.i1299.i.i
  %.113.sroa.13.1.i1306.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1322.i.i ], [ %.142.i1303.i.i, %B0.else.endif.endif.i1299.i.i ]
  %.150.not.i1307.i.i = icmp slt i64 %.142.i1303.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1307.i.i, label %B0.endif.i1309.i.i, label %B0.else.endif.endif.endif.if.i1308.i.i, !prof !10

B0.else.endif.endif.endif.if.i1308.i.i:           ; preds = %B0.else.endif.endif.endif.i1305.i.i
  br label %B0.endif.i1309.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1324.i.i: ; preds = %.576.endif.preheader.i1321.i.i, %B0.endif.i1309.i.i
  %.57.i1325.i.i = phi i64 [ %.87.i1290.i.i, %B0.endif.i1309.i.i ], [ %.57.i1325.pre.i.i, %.576.endif.preheader.i1321.i.i ]
  %.87.i1326.i.i = add nsw i64 %.57.i1325.i.i, 2
  %.123.i1327.i.i = icmp slt i64 %.57.i1325.i.i, 0
  %.124.i1328.i.i = select i1 %.123.i1327.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1329.i.i = add i64 %.124.i1328.i.i, %.57.i1325.i.i
  %.128.i1330.i.i = icmp slt i64 %.125.i1329.i.i, 0
  br i1 %.128.i1330.i.i, label %B0.else.if.i1359.i.i, label %B0.else.endif.i1331.i.i, !prof !6

B0.endif.i1345.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1344.i.i, %B0.else.endif.endif.endif.i1341.i.i
  %.113.sroa.13.0.i1346.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1344.i.i ], [ %.113.sroa.13.1.i1342.i.i, %B0.else.endif.endif.endif.i1341.i.i ]
  %.201.i1347.i.i = sub i64 %.113.sroa.13.0.i1346.i.i, %.113.sroa.0.3.i1336.i.i
  %.226.i1348.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1336.i.i
  store i64 %.87.i1326.i.i, ptr %.735.i, align 8, !noalias !127
  %.605.not155.i1349.i.i = icmp sgt i64 %.201.i1347.i.i, 0
  br i1 %.605.not155.i1349.i.i, label %.575.endif.preheader.i1357.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !31

.575.endif.preheader.i1357.i.i:                   ; preds = %B0.endif.i1345.i.i
  %207 = shl i64 %.201.i1347.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1348.i.i, i8 0, i64 %207, i1 false), !noalias !127
  %.57.i.pre.i = load i64, ptr %.735.i, align 8, !noalias !130
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1359.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1324.i.i
  br label %B0.else.endif.i1331.i.i

B0.else.endif.i1331.i.i:                          ; preds = %B0.else.if.i1359.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1324.i.i
  %.113.sroa.0.1.i1332.i.i = phi i64 [ 0, %B0.else.if.i1359.i.i ], [ %.125.i1329.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1324.i.i ]
  %.133.not.i1333.i.i = icmp slt i64 %.125.i1329.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1333.i.i, label %B0.else.endif.endif.i1335.i.i, label %B0.else.endif.if.i1334.i.i, !prof !10

B0.else.endif.if.i1334.i.i:                       ; preds = %B0.else.endif.i1331.i.i
  br label %B0.else.endif.endif.i1335.i.i

B0.else.endif.endif.i1335.i.i:                    ; preds = %B0.else.endif.if.i1334.i.i, %B0.else.endif.i1331.i.i
  %.113.sroa.0.3.i1336.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1334.i.i ], [ %.113.sroa.0.1.i1332.i.i, %B0.else.endif.i1331.i.i ]
  %.140.i1337.i.i = icmp slt i64 %.57.i1325.i.i, -2
  %.141.i1338.i.i = select i1 %.140.i1337.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1339.i.i = add i64 %.141.i1338.i.i, %.87.i1326.i.i
  %.145.i1340.i.i = icmp slt i64 %.142.i1339.i.i, 0
  br i1 %.145.i1340.i.i, label %B0.else.endif.endif.if.i1358.i.i, label %B0.else.endif.endif.endif.i1341.i.i, !prof !6

B0.else.endif.endif.if.i1358.i.i:                 ; preds = %B0.else.endif.endif.i1335.i.i
  br label %B0.else.endif.endif.endif.i1341.i.i

B0.else.endif.endif.endif.i1341.i.i:              ; preds = %B0.else.endif.endif.if.i1358.i.i, %B0.else.endif.endif.i1335.i.i
  %.113.sroa.13.1.i1342.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1358.i.i ], [ %.142.i1339.i.i, %B0.else.endif.endif.i1335.i.i ]
  %.150.not.i1343.i.i = icmp slt i64 %.142.i1339.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1343.i.i, label %B0.endif.i1345.i.i, label %B0.else.endif.endif.endif.if.i1344.i.i, !prof !10

B0.else.endif.endif.endif.if.i1344.i.i:           ; preds = %B0.else.endif.endif.endif.i1341.i.i
  br label %B0.endif.i1345.i.i

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1357.i.i, %B0.endif.i1345.i.i
  %.57.i.i = phi i64 [ %.87.i1326.i.i, %B0.endif.i1345.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1357.i.i ]
  %.210.i1314.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1311.i.i, i64 0)
  %.210.i1276.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1273.i.i, i64 0)
  %.210.i1239.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1236.i.i, i64 0)
  %.210.i1098.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1095.i.i, i64 0)
  %.210.i1062.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1059.i.i, i64 0)
  %.210.i1026.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1023.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.565.i
  %.123.i9762.i = icmp slt i64 %.57.i.i, 0
  %.124.i9763.i = select i1 %.123.i9762.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i9763.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.735.i, align 8, !noalias !130
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !31

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %208 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %208, i1 false), !noalias !130
  %.57.i9766.pre.i = load i64, ptr %.735.i, align 8, !noalias !133
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i9764.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i9764.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i9766.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i9766.pre.i, %.575.endif.preheader.i.i ]
  %.210.i9765.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i9767.i = add nsw i64 %.57.i9766.i, %.565.i
  %.123.i9768.i = icmp slt i64 %.57.i9766.i, 0
  %.124.i9769.i = select i1 %.123.i9768.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9770.i = add i64 %.124.i9769.i, %.57.i9766.i
  %.128.i9771.i = icmp slt i64 %.125.i9770.i, 0
  br i1 %.128.i9771.i, label %B0.else.if.i9800.i, label %B0.else.endif.i9772.i, !prof !6

B0.endif.i9786.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9785.i, %B0.else.endif.endif.endif.i9782.i
  %.113.sroa.13.0.i9787.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9785.i ], [ %.113.sroa.13.1.i9783.i, %B0.else.endif.endif.endif.i9782.i ]
  %.201.i9788.i = sub i64 %.113.sroa.13.0.i9787.i, %.113.sroa.0.3.i9777.i
  %.226.i9789.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9777.i
  store i64 %.87.i9767.i, ptr %.735.i, align 8, !noalias !133
  %.605.not155.i9790.i = icmp sgt i64 %.201.i9788.i, 0
  br i1 %.605.not155.i9790.i, label %.575.endif.preheader.i9798.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9801.i, !prof !31

.575.endif.preheader.i9798.i:                     ; preds = %B0.endif.i9786.i
  %209 = shl i64 %.201.i9788.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9789.i, i8 0, i64 %209, i1 false), !noalias !133
  %.57.i9802.pre.i = load i64, ptr %.735.i, align 8, !noalias !136
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9801.i

B0.else.if.i9800.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9772.i

B0.else.endif.i9772.i:                            ; preds = %B0.else.if.i9800.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9773.i = phi i64 [ 0, %B0.else.if.i9800.i ], [ %.125.i9770.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9774.i = icmp slt i64 %.125.i9770.i, %.281.fca.12.load.i
  br i1 %.133.not.i9774.i, label %B0.else.endif.endif.i9776.i, label %B0.else.endif.if.i9775.i, !prof !10

B0.else.endif.if.i9775.i:                         ; preds = %B0.else.endif.i9772.i
  br label %B0.else.endif.endif.i9776.i

B0.else.endif.endif.i9776.i:                      ; preds = %B0.else.endif.if.i9775.i, %B0.else.endif.i9772.i
  %.113.sroa.0.3.i9777.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9775.i ], [ %.113.sroa.0.1.i9773.i, %B0.else.endif.i9772.i ]
  %.140.i9778.i = icmp slt i64 %.87.i9767.i, 0
  %.141.i9779.i = select i1 %.140.i9778.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9780.i = add i64 %.141.i9779.i, %.87.i9767.i
  %.145.i9781.i = icmp slt i64 %.142.i9780.i, 0
  br i1 %.145.i9781.i, label %B0.else.endif.endif.if.i9799.i, label %B0.else.endif.endif.endif.i9782.i, !prof !6

B0.else.endif.endif.if.i9799.i:                   ; preds = %B0.else.endif.endif.i9776.i
  br label %B0.else.endif.endif.endif.i9782.i

B0.else.endif.endif.endif.i9782.i:                ; preds = %B0.else.endif.endif.if.i9799.i, %B0.else.endif.endif.i9776.i
  %.113.sroa.13.1.i9783.i = phi i64 [ 0, %B0.else.endif.endif.if.i9799.i ], [ %.142.i9780.i, %B0.else.endif.endif.i9776.i ]
  %.150.not.i9784.i = icmp slt i64 %.142.i9780.i, %.281.fca.12.load.i
  br i1 %.150.not.i9784.i, label %B0.endif.i9786.i, label %B0.else.endif.endif.endif.if.i9785.i, !prof !10

B0.else.endif.endif.endif.if.i9785.i:             ; preds = %B0.else.endif.endif.endif.i9782.i
  br label %B0.endif.i9786.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9801.i: ; preds = %.575.endif.preheader.i9798.i, %B0.endif.i9786.i
  %.57.i9802.i = phi i64 [ %.87.i9767.i, %B0.endif.i9786.i ], [ %.57.i9802.pre.i, %.575.endif.preheader.i9798.i ]
  %.210.i9791.i = tail call i64 @llvm.smax.i64(i64 %.201.i9788.i, i64 0)
  %.87.i9803.i = add nsw i64 %.57.i9802.i, %.565.i
  %.123.i9804.i = icmp slt i64 %.57.i9802.i, 0
  %.124.i9805.i = select i1 %.123.i9804.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9806.i = add i64 %.124.i9805.i, %.57.i9802.i
  %.128.i9807.i = icmp slt i64 %.125.i9806.i, 0
  br i1 %.128.i9807.i, label %B0.else.if.i9836.i, label %B0.else.endif.i9808.i, !prof !6

B0.endif.i9822.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9821.i, %B0.else.endif.endif.endif.i9818.i
  %.113.sroa.13.0.i9823.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9821.i ], [ %.113.sroa.13.1.i9819.i, %B0.else.endif.endif.endif.i9818.i ]
  %.201.i9824.i = sub i64 %.113.sroa.13.0.i9823.i, %.113.sroa.0.3.i9813.i
  %.226.i9825.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9813.i
  store i64 %.87.i9803.i, ptr %.735.i, align 8, !noalias !136
  %.605.not155.i9826.i = icmp sgt i64 %.201.i9824.i, 0
  br i1 %.605.not155.i9826.i, label %.575.endif.preheader.i9834.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9837.i, !prof !31

.575.endif.preheader.i9834.i:                     ; preds = %B0.endif.i9822.i
  %210 = shl i64 %.201.i9824.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9825.i, i8 0, i64 %210, i1 false), !noalias !136
  %.57.i9838.pre.i = load i64, ptr %.735.i, align 8, !noalias !139
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9837.i

B0.else.if.i9836.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9801.i
  br label %B0.else.endif.i9808.i

B0.else.endif.i9808.i:                            ; preds = %B0.else.if.i9836.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9801.i
  %.113.sroa.0.1.i9809.i = phi i64 [ 0, %B0.else.if.i9836.i ], [ %.125.i9806.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9801.i ]
  %.133.not.i9810.i = icmp slt i64 %.125.i9806.i, %.281.fca.12.load.i
  br i1 %.133.not.i9810.i, label %B0.else.endif.endif.i9812.i, label %B0.else.endif.if.i9811.i, !prof !10

B0.else.endif.if.i9811.i:                         ; preds = %B0.else.endif.i9808.i
  br label %B0.else.endif.endif.i9812.i

B0.else.endif.endif.i9812.i:                      ; preds = %B0.else.endif.if.i9811.i, %B0.else.endif.i9808.i
  %.113.sroa.0.3.i9813.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9811.i ], [ %.113.sroa.0.1.i9809.i, %B0.else.endif.i9808.i ]
  %.140.i9814.i = icmp slt i64 %.87.i9803.i, 0
  %.141.i9815.i = select i1 %.140.i9814.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9816.i = add i64 %.141.i9815.i, %.87.i9803.i
  %.145.i9817.i = icmp slt i64 %.142.i9816.i, 0
  br i1 %.145.i9817.i, label %B0.else.endif.endif.if.i9835.i, label %B0.else.endif.endif.endif.i9818.i, !prof !6

B0.else.endif.endif.if.i9835.i:                   ; preds = %B0.else.endif.endif.i9812.i
  br label %B0.else.endif.endif.endif.i9818.i

B0.else.endif.endif.endif.i9818.i:                ; preds = %B0.else.endif.endif.if.i9835.i, %B0.else.endif.endif.i9812.i
  %.113.sroa.13.1.i9819.i = phi i64 [ 0, %B0.else.endif.endif.if.i9835.i ], [ %.142.i9816.i, %B0.else.endif.endif.i9812.i ]
  %.150.not.i9820.i = icmp slt i64 %.142.i9816.i, %.281.fca.12.load.i
  br i1 %.150.not.i9820.i, label %B0.endif.i9822.i, label %B0.else.endif.endif.endif.if.i9821.i, !prof !10

B0.else.endif.endif.endif.if.i9821.i:             ; preds = %B0.else.endif.endif.endif.i9818.i
  br label %B0.endif.i9822.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9837.i: ; preds = %.575.endif.preheader.i9834.i, %B0.endif.i9822.i
  %.57.i9838.i = phi i64 [ %.87.i9803.i, %B0.endif.i9822.i ], [ %.57.i9838.pre.i, %.575.endif.preheader.i9834.i ]
  %.210.i9827.i = tail call i64 @llvm.smax.i64(i64 %.201.i9824.i, i64 0)
  %.87.i9839.i = add nsw i64 %.57.i9838.i, %.565.i
  %.123.i9840.i = icmp slt i64 %.57.i9838.i, 0
  %.124.i9841.i = select i1 %.123.i9840.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9842.i = add i64 %.124.i9841.i, %.57.i9838.i
  %.128.i9843.i = icmp slt i64 %.125.i9842.i, 0
  br i1 %.128.i9843.i, label %B0.else.if.i9872.i, label %B0.else.endif.i9844.i, !prof !6

B0.endif.i9858.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9857.i, %B0.else.endif.endif.endif.i9854.i
  %.113.sroa.13.0.i9859.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9857.i ], [ %.113.sroa.13.1.i9855.i, %B0.else.endif.endif.endif.i9854.i ]
  %.201.i9860.i = sub i64 %.113.sroa.13.0.i9859.i, %.113.sroa.0.3.i9849.i
  %.226.i9861.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9849.i
  store i64 %.87.i9839.i, ptr %.735.i, align 8, !noalias !139
  %.606.not155.i.i = icmp sgt i64 %.201.i9860.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i9870.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !31

.576.endif.preheader.i9870.i:                     ; preds = %B0.endif.i9858.i
  %211 = shl i64 %.201.i9860.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9861.i, i8 0, i64 %211, i1 false), !noalias !139
  %.57.i9873.pre.i = load i64, ptr %.735.i, align 8, !noalias !142
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i9872.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9837.i
  br label %B0.else.endif.i9844.i

B0.else.endif.i9844.i:                            ; preds = %B0.else.if.i9872.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9837.i
  %.113.sroa.0.1.i9845.i = phi i64 [ 0, %B0.else.if.i9872.i ], [ %.125.i9842.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9837.i ]
  %.133.not.i9846.i = icmp slt i64 %.125.i9842.i, %.281.fca.12.load.i
  br i1 %.133.not.i9846.i, label %B0.else.endif.endif.i9848.i, label %B0.else.endif.if.i9847.i, !prof !10

B0.else.endif.if.i9847.i:                         ; preds = %B0.else.endif.i9844.i
  br label %B0.else.endif.endif.i9848.i

B0.else.endif.endif.i9848.i:                      ; preds = %B0.else.endif.if.i9847.i, %B0.else.endif.i9844.i
  %.113.sroa.0.3.i9849.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9847.i ], [ %.113.sroa.0.1.i9845.i, %B0.else.endif.i9844.i ]
  %.140.i9850.i = icmp slt i64 %.87.i9839.i, 0
  %.141.i9851.i = select i1 %.140.i9850.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9852.i = add i64 %.141.i9851.i, %.87.i9839.i
  %.145.i9853.i = icmp slt i64 %.142.i9852.i, 0
  br i1 %.145.i9853.i, label %B0.else.endif.endif.if.i9871.i, label %B0.else.endif.endif.endif.i9854.i, !prof !6

B0.else.endif.endif.if.i9871.i:                   ; preds = %B0.else.endif.endif.i9848.i
  br label %B0.else.endif.endif.endif.i9854.i

B0.else.endif.endif.endif.i9854.i:                ; preds = %B0.else.endif.endif.if.i9871.i, %B0.else.endif.endif.i9848.i
  %.113.sroa.13.1.i9855.i = phi i64 [ 0, %B0.else.endif.endif.if.i9871.i ], [ %.142.i9852.i, %B0.else.endif.endif.i9848.i ]
  %.150.not.i9856.i = icmp slt i64 %.142.i9852.i, %.281.fca.12.load.i
  br i1 %.150.not.i9856.i, label %B0.endif.i9858.i, label %B0.else.endif.endif.endif.if.i9857.i, !prof !10

B0.else.endif.endif.endif.if.i9857.i:             ; preds = %B0.else.endif.endif.endif.i9854.i
  br label %B0.endif.i9858.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i9870.i, %B0.endif.i9858.i
  %.57.i9873.i = phi i64 [ %.87.i9839.i, %B0.endif.i9858.i ], [ %.57.i9873.pre.i, %.576.endif.preheader.i9870.i ]
  %.210.i9863.i = tail call i64 @llvm.smax.i64(i64 %.201.i9860.i, i64 0)
  %.1286.i = shl nsw i64 %.565.i, 4
  %.87.i9874.i = add nsw i64 %.57.i9873.i, %.1286.i
  %.123.i9875.i = icmp slt i64 %.57.i9873.i, 0
  %.124.i9876.i = select i1 %.123.i9875.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9877.i = add i64 %.124.i9876.i, %.57.i9873.i
  %.128.i9878.i = icmp slt i64 %.125.i9877.i, 0
  br i1 %.128.i9878.i, label %B0.else.if.i9908.i, label %B0.else.endif.i9879.i, !prof !6

B0.endif.i9893.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9892.i, %B0.else.endif.endif.endif.i9889.i
  %.113.sroa.13.0.i9894.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9892.i ], [ %.113.sroa.13.1.i9890.i, %B0.else.endif.endif.endif.i9889.i ]
  %.201.i9895.i = sub i64 %.113.sroa.13.0.i9894.i, %.113.sroa.0.3.i9884.i
  %.226.i9896.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9884.i
  store i64 %.87.i9874.i, ptr %.735.i, align 8, !noalias !142
  %.606.not155.i9897.i = icmp sgt i64 %.201.i9895.i, 0
  br i1 %.606.not155.i9897.i, label %.576.endif.preheader.i9906.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9909.i, !prof !31

.576.endif.preheader.i9906.i:                     ; preds = %B0.endif.i9893.i
  %212 = shl i64 %.201.i9895.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9896.i, i8 0, i64 %212, i1 false), !noalias !142
  %.57.i9910.pre.i = load i64, ptr %.735.i, align 8, !noalias !145
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9909.i

B0.else.if.i9908.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9879.i

B0.else.endif.i9879.i:                            ; preds = %B0.else.if.i9908.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9880.i = phi i64 [ 0, %B0.else.if.i9908.i ], [ %.125.i9877.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9881.i = icmp slt i64 %.125.i9877.i, %.281.fca.12.load.i
  br i1 %.133.not.i9881.i, label %B0.else.endif.endif.i9883.i, label %B0.else.endif.if.i9882.i, !prof !10

B0.else.endif.if.i9882.i:                         ; preds = %B0.else.endif.i9879.i
  br label %B0.else.endif.endif.i9883.i

B0.else.endif.endif.i9883.i:                      ; preds = %B0.else.endif.if.i9882.i, %B0.else.endif.i9879.i
  %.113.sroa.0.3.i9884.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9882.i ], [ %.113.sroa.0.1.i9880.i, %B0.else.endif.i9879.i ]
  %.140.i9885.i = icmp slt i64 %.87.i9874.i, 0
  %.141.i9886.i = select i1 %.140.i9885.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9887.i = add i64 %.141.i9886.i, %.87.i9874.i
  %.145.i9888.i = icmp slt i64 %.142.i9887.i, 0
  br i1 %.145.i9888.i, label %B0.else.endif.endif.if.i9907.i, label %B0.else.endif.endif.endif.i9889.i, !prof !6

B0.else.endif.endif.if.i9907.i:                   ; preds = %B0.else.endif.endif.i9883.i
  br label %B0.else.endif.endif.endif.i9889.i

B0.else.endif.endif.endif.i9889.i:                ; preds = %B0.else.endif.endif.if.i9907.i, %B0.else.endif.endif.i9883.i
  %.113.sroa.13.1.i9890.i = phi i64 [ 0, %B0.else.endif.endif.if.i9907.i ], [ %.142.i9887.i, %B0.else.endif.endif.i9883.i ]
  %.150.not.i9891.i = icmp slt i64 %.142.i9887.i, %.281.fca.12.load.i
  br i1 %.150.not.i9891.i, label %B0.endif.i9893.i, label %B0.else.endif.endif.endif.if.i9892.i, !prof !10

B0.else.endif.endif.endif.if.i9892.i:             ; preds = %B0.else.endif.endif.endif.i9889.i
  br label %B0.endif.i9893.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9909.i: ; preds = %.576.endif.preheader.i9906.i, %B0.endif.i9893.i
  %.57.i9910.i = phi i64 [ %.87.i9874.i, %B0.endif.i9893.i ], [ %.57.i9910.pre.i, %.576.endif.preheader.i9906.i ]
  %.210.i9899.i = tail call i64 @llvm.smax.i64(i64 %.201.i9895.i, i64 0)
  %.87.i9911.i = add nsw i64 %.57.i9910.i, %.565.i
  %.123.i9912.i = icmp slt i64 %.57.i9910.i, 0
  %.124.i9913.i = select i1 %.123.i9912.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9914.i = add i64 %.124.i9913.i, %.57.i9910.i
  %.128.i9915.i = icmp slt i64 %.125.i9914.i, 0
  br i1 %.128.i9915.i, label %B0.else.if.i9944.i, label %B0.else.endif.i9916.i, !prof !6

B0.endif.i9930.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9929.i, %B0.else.endif.endif.endif.i9926.i
  %.113.sroa.13.0.i9931.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9929.i ], [ %.113.sroa.13.1.i9927.i, %B0.else.endif.endif.endif.i9926.i ]
  %.201.i9932.i = sub i64 %.113.sroa.13.0.i9931.i, %.113.sroa.0.3.i9921.i
  %.226.i9933.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9921.i
  store i64 %.87.i9911.i, ptr %.735.i, align 8, !noalias !145
  %.605.not155.i9934.i = icmp sgt i64 %.201.i9932.i, 0
  br i1 %.605.not155.i9934.i, label %.575.endif.preheader.i9942.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9945.i, !prof !31

.575.endif.preheader.i9942.i:                     ; preds = %B0.endif.i9930.i
  %213 = shl i64 %.201.i9932.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9933.i, i8 0, i64 %213, i1 false), !noalias !145
  %.57.i9946.pre.i = load i64, ptr %.735.i, align 8, !noalias !148
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9945.i

B0.else.if.i9944.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9909.i
  br label %B0.else.endif.i9916.i

B0.else.endif.i9916.i:                            ; preds = %B0.else.if.i9944.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9909.i
  %.113.sroa.0.1.i9917.i = phi i64 [ 0, %B0.else.if.i9944.i ], [ %.125.i9914.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9909.i ]
  %.133.not.i9918.i = icmp slt i64 %.125.i9914.i, %.281.fca.12.load.i
  br i1 %.133.not.i9918.i, label %B0.else.endif.endif.i9920.i, label %B0.else.endif.if.i9919.i, !prof !10

B0.else.endif.if.i9919.i:                         ; preds = %B0.else.endif.i9916.i
  br label %B0.else.endif.endif.i9920.i

B0.else.endif.endif.i9920.i:                      ; preds = %B0.else.endif.if.i9919.i, %B0.else.endif.i9916.i
  %.113.sroa.0.3.i9921.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9919.i ], [ %.113.sroa.0.1.i9917.i, %B0.else.endif.i9916.i ]
  %.140.i9922.i = icmp slt i64 %.87.i9911.i, 0
  %.141.i9923.i = select i1 %.140.i9922.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9924.i = add i64 %.141.i9923.i, %.87.i9911.i
  %.145.i9925.i = icmp slt i64 %.142.i9924.i, 0
  br i1 %.145.i9925.i, label %B0.else.endif.endif.if.i9943.i, label %B0.else.endif.endif.endif.i9926.i, !prof !6

B0.else.endif.endif.if.i9943.i:                   ; preds = %B0.else.endif.endif.i9920.i
  br label %B0.else.endif.endif.endif.i9926.i

B0.else.endif.endif.endif.i9926.i:                ; preds = %B0.else.endif.endif.if.i9943.i, %B0.else.endif.endif.i9920.i
  %.113.sroa.13.1.i9927.i = phi i64 [ 0, %B0.else.endif.endif.if.i9943.i ], [ %.142.i9924.i, %B0.else.endif.endif.i9920.i ]
  %.150.not.i9928.i = icmp slt i64 %.142.i9924.i, %.281.fca.12.load.i
  br i1 %.150.not.i9928.i, label %B0.endif.i9930.i, label %B0.else.endif.endif.endif.if.i9929.i, !prof !10

B0.else.endif.endif.endif.if.i9929.i:             ; preds = %B0.else.endif.endif.endif.i9926.i
  br label %B0.endif.i9930.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9945.i: ; preds = %.575.endif.preheader.i9942.i, %B0.endif.i9930.i
  %.57.i9946.i = phi i64 [ %.87.i9911.i, %B0.endif.i9930.i ], [ %.57.i9946.pre.i, %.575.endif.preheader.i9942.i ]
  %.210.i9935.i = tail call i64 @llvm.smax.i64(i64 %.201.i9932.i, i64 0)
  %.1381.i = mul nsw i64 %.565.i, 6
  %.87.i9947.i = add nsw i64 %.57.i9946.i, %.1381.i
  %.123.i9948.i = icmp slt i64 %.57.i9946.i, 0
  %.124.i9949.i = select i1 %.123.i9948.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9950.i = add i64 %.124.i9949.i, %.57.i9946.i
  %.128.i9951.i = icmp slt i64 %.125.i9950.i, 0
  br i1 %.128.i9951.i, label %B0.else.if.i9981.i, label %B0.else.endif.i9952.i, !prof !6

B0.endif.i9966.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9965.i, %B0.else.endif.endif.endif.i9962.i
  %.113.sroa.13.0.i9967.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9965.i ], [ %.113.sroa.13.1.i9963.i, %B0.else.endif.endif.endif.i9962.i ]
  %.201.i9968.i = sub i64 %.113.sroa.13.0.i9967.i, %.113.sroa.0.3.i9957.i
  %.226.i9969.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9957.i
  store i64 %.87.i9947.i, ptr %.735.i, align 8, !noalias !148
  %.606.not155.i9970.i = icmp sgt i64 %.201.i9968.i, 0
  br i1 %.606.not155.i9970.i, label %.576.endif.preheader.i9979.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9982.i, !prof !31

.576.endif.preheader.i9979.i:                     ; preds = %B0.endif.i9966.i
  %214 = shl i64 %.201.i9968.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9969.i, i8 0, i64 %214, i1 false), !noalias !148
  %.57.i9983.pre.i = load i64, ptr %.735.i, align 8, !noalias !151
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9982.i

B0.else.if.i9981.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9945.i
  br label %B0.else.endif.i9952.i

B0.else.endif.i9952.i:                            ; preds = %B0.else.if.i9981.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9945.i
  %.113.sroa.0.1.i9953.i = phi i64 [ 0, %B0.else.if.i9981.i ], [ %.125.i9950.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9945.i ]
  %.133.not.i9954.i = icmp slt i64 %.125.i9950.i, %.281.fca.12.load.i
  br i1 %.133.not.i9954.i, label %B0.else.endif.endif.i9956.i, label %B0.else.endif.if.i9955.i, !prof !10

B0.else.endif.if.i9955.i:                         ; preds = %B0.else.endif.i9952.i
  br label %B0.else.endif.endif.i9956.i

B0.else.endif.endif.i9956.i:                      ; preds = %B0.else.endif.if.i9955.i, %B0.else.endif.i9952.i
  %.113.sroa.0.3.i9957.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9955.i ], [ %.113.sroa.0.1.i9953.i, %B0.else.endif.i9952.i ]
  %.140.i9958.i = icmp slt i64 %.87.i9947.i, 0
  %.141.i9959.i = select i1 %.140.i9958.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9960.i = add i64 %.141.i9959.i, %.87.i9947.i
  %.145.i9961.i = icmp slt i64 %.142.i9960.i, 0
  br i1 %.145.i9961.i, label %B0.else.endif.endif.if.i9980.i, label %B0.else.endif.endif.endif.i9962.i, !prof !6

B0.else.endif.endif.if.i9980.i:                   ; preds = %B0.else.endif.endif.i9956.i
  br label %B0.else.endif.endif.endif.i9962.i

B0.else.endif.endif.endif.i9962.i:                ; preds = %B0.else.endif.endif.if.i9980.i, %B0.else.endif.endif.i9956.i
  %.113.sroa.13.1.i9963.i = phi i64 [ 0, %B0.else.endif.endif.if.i9980.i ], [ %.142.i9960.i, %B0.else.endif.endif.i9956.i ]
  %.150.not.i9964.i = icmp slt i64 %.142.i9960.i, %.281.fca.12.load.i
  br i1 %.150.not.i9964.i, label %B0.endif.i9966.i, label %B0.else.endif.endif.endif.if.i9965.i, !prof !10

B0.else.endif.endif.endif.if.i9965.i:             ; preds = %B0.else.endif.endif.endif.i9962.i
  br label %B0.endif.i9966.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9982.i: ; preds = %.576.endif.preheader.i9979.i, %B0.endif.i9966.i
  %.57.i9983.i = phi i64 [ %.87.i9947.i, %B0.endif.i9966.i ], [ %.57.i9983.pre.i, %.576.endif.preheader.i9979.i ]
  %.210.i9972.i = tail call i64 @llvm.smax.i64(i64 %.201.i9968.i, i64 0)
  %.87.i9984.i = add nsw i64 %.57.i9983.i, %.1381.i
  %.123.i9985.i = icmp slt i64 %.57.i9983.i, 0
  %.124.i9986.i = select i1 %.123.i9985.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9987.i = add i64 %.124.i9986.i, %.57.i9983.i
  %.128.i9988.i = icmp slt i64 %.125.i9987.i, 0
  br i1 %.128.i9988.i, label %B0.else.if.i10017.i, label %B0.else.endif.i9989.i, !prof !6

B0.endif.i10003.i:                                ; preds = %B0.else.endif.endif.endif.if.i10002.i, %B0.else.endif.endif.endif.i9999.i
  %.113.sroa.13.0.i10004.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10002.i ], [ %.113.sroa.13.1.i10000.i, %B0.else.endif.endif.endif.i9999.i ]
  %.201.i10005.i = sub i64 %.113.sroa.13.0.i10004.i, %.113.sroa.0.3.i9994.i
  %.226.i10006.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9994.i
  store i64 %.87.i9984.i, ptr %.735.i, align 8, !noalias !151
  %.605.not155.i10007.i = icmp sgt i64 %.201.i10005.i, 0
  br i1 %.605.not155.i10007.i, label %.575.endif.preheader.i10015.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10018.i, !prof !31

.575.endif.preheader.i10015.i:                    ; preds = %B0.endif.i10003.i
  %215 = shl i64 %.201.i10005.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10006.i, i8 0, i64 %215, i1 false), !noalias !151
  %.57.i10019.pre.i = load i64, ptr %.735.i, align 8, !noalias !154
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10018.i

B0.else.if.i10017.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9982.i
  br label %B0.else.endif.i9989.i

B0.else.endif.i9989.i:                            ; preds = %B0.else.if.i10017.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9982.i
  %.113.sroa.0.1.i9990.i = phi i64 [ 0, %B0.else.if.i10017.i ], [ %.125.i9987.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9982.i ]
  %.133.not.i9991.i = icmp slt i64 %.125.i9987.i, %.281.fca.12.load.i
  br i1 %.133.not.i9991.i, label %B0.else.endif.endif.i9993.i, label %B0.else.endif.if.i9992.i, !prof !10

B0.else.endif.if.i9992.i:                         ; preds = %B0.else.endif.i9989.i
  br label %B0.else.endif.endif.i9993.i

B0.else.endif.endif.i9993.i:                      ; preds = %B0.else.endif.if.i9992.i, %B0.else.endif.i9989.i
  %.113.sroa.0.3.i9994.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9992.i ], [ %.113.sroa.0.1.i9990.i, %B0.else.endif.i9989.i ]
  %.140.i9995.i = icmp slt i64 %.87.i9984.i, 0
  %.141.i9996.i = select i1 %.140.i9995.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9997.i = add i64 %.141.i9996.i, %.87.i9984.i
  %.145.i9998.i = icmp slt i64 %.142.i9997.i, 0
  br i1 %.145.i9998.i, label %B0.else.endif.endif.if.i10016.i, label %B0.else.endif.endif.endif.i9999.i, !prof !6

B0.else.endif.endif.if.i10016.i:                  ; preds = %B0.else.endif.endif.i9993.i
  br label %B0.else.endif.endif.endif.i9999.i

B0.else.endif.endif.endif.i9999.i:                ; preds = %B0.else.endif.endif.if.i10016.i, %B0.else.endif.endif.i9993.i
  %.113.sroa.13.1.i10000.i = phi i64 [ 0, %B0.else.endif.endif.if.i10016.i ], [ %.142.i9997.i, %B0.else.endif.endif.i9993.i ]
  %.150.not.i10001.i = icmp slt i64 %.142.i9997.i, %.281.fca.12.load.i
  br i1 %.150.not.i10001.i, label %B0.endif.i10003.i, label %B0.else.endif.endif.endif.if.i10002.i, !prof !10

B0.else.endif.endif.endif.if.i10002.i:            ; preds = %B0.else.endif.endif.endif.i9999.i
  br label %B0.endif.i10003.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10018.i: ; preds = %.575.endif.preheader.i10015.i, %B0.endif.i10003.i
  %.57.i10019.i = phi i64 [ %.87.i9984.i, %B0.endif.i10003.i ], [ %.57.i10019.pre.i, %.575.endif.preheader.i10015.i ]
  %.210.i10008.i = tail call i64 @llvm.smax.i64(i64 %.201.i10005.i, i64 0)
  %.87.i10020.i = add nsw i64 %.57.i10019.i, %.565.i
  %.123.i10021.i = icmp slt i64 %.57.i10019.i, 0
  %.124.i10022.i = select i1 %.123.i10021.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10023.i = add i64 %.124.i10022.i, %.57.i10019.i
  %.128.i10024.i = icmp slt i64 %.125.i10023.i, 0
  br i1 %.128.i10024.i, label %B0.else.if.i10053.i, label %B0.else.endif.i10025.i, !prof !6

B0.endif.i10039.i:                                ; preds = %B0.else.endif.endif.endif.if.i10038.i, %B0.else.endif.endif.endif.i10035.i
  %.113.sroa.13.0.i10040.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10038.i ], [ %.113.sroa.13.1.i10036.i, %B0.else.endif.endif.endif.i10035.i ]
  %.201.i10041.i = sub i64 %.113.sroa.13.0.i10040.i, %.113.sroa.0.3.i10030.i
  %.226.i10042.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10030.i
  store i64 %.87.i10020.i, ptr %.735.i, align 8, !noalias !154
  %.605.not155.i10043.i = icmp sgt i64 %.201.i10041.i, 0
  br i1 %.605.not155.i10043.i, label %.575.endif.preheader.i10051.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10054.i, !prof !31

.575.endif.preheader.i10051.i:                    ; preds = %B0.endif.i10039.i
  %216 = shl i64 %.201.i10041.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10042.i, i8 0, i64 %216, i1 false), !noalias !154
  %.57.i10055.pre.i = load i64, ptr %.735.i, align 8, !noalias !157
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10054.i

B0.else.if.i10053.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10018.i
  br label %B0.else.endif.i10025.i

B0.else.endif.i10025.i:                           ; preds = %B0.else.if.i10053.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10018.i
  %.113.sroa.0.1.i10026.i = phi i64 [ 0, %B0.else.if.i10053.i ], [ %.125.i10023.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10018.i ]
  %.133.not.i10027.i = icmp slt i64 %.125.i10023.i, %.281.fca.12.load.i
  br i1 %.133.not.i10027.i, label %B0.else.endif.endif.i10029.i, label %B0.else.endif.if.i10028.i, !prof !10

B0.else.endif.if.i10028.i:                        ; preds = %B0.else.endif.i10025.i
  br label %B0.else.endif.endif.i10029.i

B0.else.endif.endif.i10029.i:                     ; preds = %B0.else.endif.if.i10028.i, %B0.else.endif.i10025.i
  %.113.sroa.0.3.i10030.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10028.i ], [ %.113.sroa.0.1.i10026.i, %B0.else.endif.i10025.i ]
  %.140.i10031.i = icmp slt i64 %.87.i10020.i, 0
  %.141.i10032.i = select i1 %.140.i10031.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10033.i = add i64 %.141.i10032.i, %.87.i10020.i
  %.145.i10034.i = icmp slt i64 %.142.i10033.i, 0
  br i1 %.145.i10034.i, label %B0.else.endif.endif.if.i10052.i, label %B0.else.endif.endif.endif.i10035.i, !prof !6

B0.else.endif.endif.if.i10052.i:                  ; preds = %B0.else.endif.endif.i10029.i
  br label %B0.else.endif.endif.endif.i10035.i

B0.else.endif.endif.endif.i10035.i:               ; preds = %B0.else.endif.endif.if.i10052.i, %B0.else.endif.endif.i10029.i
  %.113.sroa.13.1.i10036.i = phi i64 [ 0, %B0.else.endif.endif.if.i10052.i ], [ %.142.i10033.i, %B0.else.endif.endif.i10029.i ]
  %.150.not.i10037.i = icmp slt i64 %.142.i10033.i, %.281.fca.12.load.i
  br i1 %.150.not.i10037.i, label %B0.endif.i10039.i, label %B0.else.endif.endif.endif.if.i10038.i, !prof !10

B0.else.endif.endif.endif.if.i10038.i:            ; preds = %B0.else.endif.endif.endif.i10035.i
  br label %B0.endif.i10039.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10054.i: ; preds = %.575.endif.preheader.i10051.i, %B0.endif.i10039.i
  %.57.i10055.i = phi i64 [ %.87.i10020.i, %B0.endif.i10039.i ], [ %.57.i10055.pre.i, %.575.endif.preheader.i10051.i ]
  %.210.i10044.i = tail call i64 @llvm.smax.i64(i64 %.201.i10041.i, i64 0)
  %.87.i10056.i = add nsw i64 %.57.i10055.i, %.565.i
  %.123.i10057.i = icmp slt i64 %.57.i10055.i, 0
  %.124.i10058.i = select i1 %.123.i10057.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10059.i = add i64 %.124.i10058.i, %.57.i10055.i
  %.128.i10060.i = icmp slt i64 %.125.i10059.i, 0
  br i1 %.128.i10060.i, label %B0.else.if.i10089.i, label %B0.else.endif.i10061.i, !prof !6

B0.endif.i10075.i:                                ; preds = %B0.else.endif.endif.endif.if.i10074.i, %B0.else.endif.endif.endif.i10071.i
  %.113.sroa.13.0.i10076.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10074.i ], [ %.113.sroa.13.1.i10072.i, %B0.else.endif.endif.endif.i10071.i ]
  %.201.i10077.i = sub i64 %.113.sroa.13.0.i10076.i, %.113.sroa.0.3.i10066.i
  %.226.i10078.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10066.i
  store i64 %.87.i10056.i, ptr %.735.i, align 8, !noalias !157
  %.605.not155.i10079.i = icmp sgt i64 %.201.i10077.i, 0
  br i1 %.605.not155.i10079.i, label %.575.endif.preheader.i10087.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10090.i, !prof !31

.575.endif.preheader.i10087.i:                    ; preds = %B0.endif.i10075.i
  %217 = shl i64 %.201.i10077.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10078.i, i8 0, i64 %217, i1 false), !noalias !157
  %.57.i10091.pre.i = load i64, ptr %.735.i, align 8, !noalias !160
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10090.i

B0.else.if.i10089.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10054.i
  br label %B0.else.endif.i10061.i

B0.else.endif.i10061.i:                           ; preds = %B0.else.if.i10089.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10054.i
  %.113.sroa.0.1.i10062.i = phi i64 [ 0, %B0.else.if.i10089.i ], [ %.125.i10059.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10054.i ]
  %.133.not.i10063.i = icmp slt i64 %.125.i10059.i, %.281.fca.12.load.i
  br i1 %.133.not.i10063.i, label %B0.else.endif.endif.i10065.i, label %B0.else.endif.if.i10064.i, !prof !10

B0.else.endif.if.i10064.i:                        ; preds = %B0.else.endif.i10061.i
  br label %B0.else.endif.endif.i10065.i

B0.else.endif.endif.i10065.i:                     ; preds = %B0.else.endif.if.i10064.i, %B0.else.endif.i10061.i
  %.113.sroa.0.3.i10066.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10064.i ], [ %.113.sroa.0.1.i10062.i, %B0.else.endif.i10061.i ]
  %.140.i10067.i = icmp slt i64 %.87.i10056.i, 0
  %.141.i10068.i = select i1 %.140.i10067.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10069.i = add i64 %.141.i10068.i, %.87.i10056.i
  %.145.i10070.i = icmp slt i64 %.142.i10069.i, 0
  br i1 %.145.i10070.i, label %B0.else.endif.endif.if.i10088.i, label %B0.else.endif.endif.endif.i10071.i, !prof !6

B0.else.endif.endif.if.i10088.i:                  ; preds = %B0.else.endif.endif.i10065.i
  br label %B0.else.endif.endif.endif.i10071.i

B0.else.endif.endif.endif.i10071.i:               ; preds = %B0.else.endif.endif.if.i10088.i, %B0.else.endif.endif.i10065.i
  %.113.sroa.13.1.i10072.i = phi i64 [ 0, %B0.else.endif.endif.if.i10088.i ], [ %.142.i10069.i, %B0.else.endif.endif.i10065.i ]
  %.150.not.i10073.i = icmp slt i64 %.142.i10069.i, %.281.fca.12.load.i
  br i1 %.150.not.i10073.i, label %B0.endif.i10075.i, label %B0.else.endif.endif.endif.if.i10074.i, !prof !10

B0.else.endif.endif.endif.if.i10074.i:            ; preds = %B0.else.endif.endif.endif.i10071.i
  br label %B0.endif.i10075.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10090.i: ; preds = %.575.endif.preheader.i10087.i, %B0.endif.i10075.i
  %.57.i10091.i = phi i64 [ %.87.i10056.i, %B0.endif.i10075.i ], [ %.57.i10091.pre.i, %.575.endif.preheader.i10087.i ]
  %.210.i10080.i = tail call i64 @llvm.smax.i64(i64 %.201.i10077.i, i64 0)
  %.87.i10092.i = add nsw i64 %.57.i10091.i, %.565.i
  %.123.i10093.i = icmp slt i64 %.57.i10091.i, 0
  %.124.i10094.i = select i1 %.123.i10093.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10095.i = add i64 %.124.i10094.i, %.57.i10091.i
  %.128.i10096.i = icmp slt i64 %.125.i10095.i, 0
  br i1 %.128.i10096.i, label %B0.else.if.i10125.i, label %B0.else.endif.i10097.i, !prof !6

B0.endif.i10111.i:                                ; preds = %B0.else.endif.endif.endif.if.i10110.i, %B0.else.endif.endif.endif.i10107.i
  %.113.sroa.13.0.i10112.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10110.i ], [ %.113.sroa.13.1.i10108.i, %B0.else.endif.endif.endif.i10107.i ]
  %.201.i10113.i = sub i64 %.113.sroa.13.0.i10112.i, %.113.sroa.0.3.i10102.i
  %.226.i10114.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10102.i
  store i64 %.87.i10092.i, ptr %.735.i, align 8, !noalias !160
  %.605.not155.i10115.i = icmp sgt i64 %.201.i10113.i, 0
  br i1 %.605.not155.i10115.i, label %.575.endif.preheader.i10123.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10126.i, !prof !31

.575.endif.preheader.i10123.i:                    ; preds = %B0.endif.i10111.i
  %218 = shl i64 %.201.i10113.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10114.i, i8 0, i64 %218, i1 false), !noalias !160
  %.57.i10127.pre.i = load i64, ptr %.735.i, align 8, !noalias !163
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10126.i

B0.else.if.i10125.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10090.i
  br label %B0.else.endif.i10097.i

B0.else.endif.i10097.i:                           ; preds = %B0.else.if.i10125.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10090.i
  %.113.sroa.0.1.i10098.i = phi i64 [ 0, %B0.else.if.i10125.i ], [ %.125.i10095.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10090.i ]
  %.133.not.i10099.i = icmp slt i64 %.125.i10095.i, %.281.fca.12.load.i
  br i1 %.133.not.i10099.i, label %B0.else.endif.endif.i10101.i, label %B0.else.endif.if.i10100.i, !prof !10

B0.else.endif.if.i10100.i:                        ; preds = %B0.else.endif.i10097.i
  br label %B0.else.endif.endif.i10101.i

B0.else.endif.endif.i10101.i:                     ; preds = %B0.else.endif.if.i10100.i, %B0.else.endif.i10097.i
  %.113.sroa.0.3.i10102.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10100.i ], [ %.113.sroa.0.1.i10098.i, %B0.else.endif.i10097.i ]
  %.140.i10103.i = icmp slt i64 %.87.i10092.i, 0
  %.141.i10104.i = select i1 %.140.i10103.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10105.i = add i64 %.141.i10104.i, %.87.i10092.i
  %.145.i10106.i = icmp slt i64 %.142.i10105.i, 0
  br i1 %.145.i10106.i, label %B0.else.endif.endif.if.i10124.i, label %B0.else.endif.endif.endif.i10107.i, !prof !6

B0.else.endif.endif.if.i10124.i:                  ; preds = %B0.else.endif.endif.i10101.i
  br label %B0.else.endif.endif.endif.i10107.i

B0.else.endif.endif.endif.i10107.i:               ; preds = %B0.else.endif.endif.if.i10124.i, %B0.else.endif.endif.i10101.i
  %.113.sroa.13.1.i10108.i = phi i64 [ 0, %B0.else.endif.endif.if.i10124.i ], [ %.142.i10105.i, %B0.else.endif.endif.i10101.i ]
  %.150.not.i10109.i = icmp slt i64 %.142.i10105.i, %.281.fca.12.load.i
  br i1 %.150.not.i10109.i, label %B0.endif.i10111.i, label %B0.else.endif.endif.endif.if.i10110.i, !prof !10

B0.else.endif.endif.endif.if.i10110.i:            ; preds = %B0.else.endif.endif.endif.i10107.i
  br label %B0.endif.i10111.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10126.i: ; preds = %.575.endif.preheader.i10123.i, %B0.endif.i10111.i
  %.57.i10127.i = phi i64 [ %.87.i10092.i, %B0.endif.i10111.i ], [ %.57.i10127.pre.i, %.575.endif.preheader.i10123.i ]
  %.210.i10116.i = tail call i64 @llvm.smax.i64(i64 %.201.i10113.i, i64 0)
  %.87.i10128.i = add nsw i64 %.57.i10127.i, %.565.i
  %.123.i10129.i = icmp slt i64 %.57.i10127.i, 0
  %.124.i10130.i = select i1 %.123.i10129.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10131.i = add i64 %.124.i10130.i, %.57.i10127.i
  %.128.i10132.i = icmp slt i64 %.125.i10131.i, 0
  br i1 %.128.i10132.i, label %B0.else.if.i10162.i, label %B0.else.endif.i10133.i, !prof !6

B0.endif.i10147.i:                                ; preds = %B0.else.endif.endif.endif.if.i10146.i, %B0.else.endif.endif.endif.i10143.i
  %.113.sroa.13.0.i10148.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10146.i ], [ %.113.sroa.13.1.i10144.i, %B0.else.endif.endif.endif.i10143.i ]
  %.201.i10149.i = sub i64 %.113.sroa.13.0.i10148.i, %.113.sroa.0.3.i10138.i
  %.226.i10150.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10138.i
  store i64 %.87.i10128.i, ptr %.735.i, align 8, !noalias !163
  %.606.not155.i10151.i = icmp sgt i64 %.201.i10149.i, 0
  br i1 %.606.not155.i10151.i, label %.1916.endif.preheader.i, label %.1916.if.i, !prof !31

B0.else.if.i10162.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10126.i
  br label %B0.else.endif.i10133.i

B0.else.endif.i10133.i:                           ; preds = %B0.else.if.i10162.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10126.i
  %.113.sroa.0.1.i10134.i = phi i64 [ 0, %B0.else.if.i10162.i ], [ %.125.i10131.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10126.i ]
  %.133.not.i10135.i = icmp slt i64 %.125.i10131.i, %.281.fca.12.load.i
  br i1 %.133.not.i10135.i, label %B0.else.endif.endif.i10137.i, label %B0.else.endif.if.i10136.i, !prof !10

B0.else.endif.if.i10136.i:                        ; preds = %B0.else.endif.i10133.i
  br label %B0.else.endif.endif.i10137.i

B0.else.endif.endif.i10137.i:                     ; preds = %B0.else.endif.if.i10136.i, %B0.else.endif.i10133.i
  %.113.sroa.0.3.i10138.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10136.i ], [ %.113.sroa.0.1.i10134.i, %B0.else.endif.i10133.i ]
  %.140.i10139.i = icmp slt i64 %.87.i10128.i, 0
  %.141.i10140.i = select i1 %.140.i10139.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10141.i = add i64 %.141.i10140.i, %.87.i10128.i
  %.145.i10142.i = icmp slt i64 %.142.i10141.i, 0
  br i1 %.145.i10142.i, label %B0.else.endif.endif.if.i10161.i, label %B0.else.endif.endif.endif.i10143.i, !prof !6

B0.else.endif.endif.if.i10161.i:                  ; preds = %B0.else.endif.endif.i10137.i
  br label %B0.else.endif.endif.endif.i10143.i

B0.else.endif.endif.endif.i10143.i:               ; preds = %B0.else.endif.endif.if.i10161.i, %B0.else.endif.endif.i10137.i
  %.113.sroa.13.1.i10144.i = phi i64 [ 0, %B0.else.endif.endif.if.i10161.i ], [ %.142.i10141.i, %B0.else.endif.endif.i10137.i ]
  %.150.not.i10145.i = icmp slt i64 %.142.i10141.i, %.281.fca.12.load.i
  br i1 %.150.not.i10145.i, label %B0.endif.i10147.i, label %B0.else.endif.endif.endif.if.i10146.i, !prof !10

B0.else.endif.endif.endif.if.i10146.i:            ; preds = %B0.else.endif.endif.endif.i10143.i
  br label %B0.endif.i10147.i

.1916.endif.preheader.i:                          ; preds = %B0.endif.i10147.i
  %219 = shl i64 %.201.i10149.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10150.i, i8 0, i64 %219, i1 false), !noalias !163
  br label %.1916.endif.i

.1916.if.i.loopexit:                              ; preds = %.1916.endif.i
  %.57.i10164.i.pre = load i64, ptr %.735.i, align 8, !noalias !166
  br label %.1916.if.i

.1916.if.i:                                       ; preds = %.1916.if.i.loopexit, %B0.endif.i10147.i
  %.57.i10164.i = phi i64 [ %.87.i10128.i, %B0.endif.i10147.i ], [ %.57.i10164.i.pre, %.1916.if.i.loopexit ]
  %.210.i101531134311347.i = phi i64 [ 0, %B0.endif.i10147.i ], [ %.201.i10149.i, %.1916.if.i.loopexit ]
  %.87.i10165.i = add nsw i64 %.57.i10164.i, %.565.i
  %.123.i10166.i = icmp slt i64 %.57.i10164.i, 0
  %.124.i10167.i = select i1 %.123.i10166.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10168.i = add i64 %.124.i10167.i, %.57.i10164.i
  %.128.i10169.i = icmp slt i64 %.125.i10168.i, 0
  br i1 %.128.i10169.i, label %B0.else.if.i10198.i, label %B0.else.endif.i10170.i, !prof !6

B0.endif.i10184.i:                                ; preds = %B0.else.endif.endif.endif.if.i10183.i, %B0.else.endif.endif.endif.i10180.i
  %.113.sroa.13.0.i10185.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10183.i ], [ %.113.sroa.13.1.i10181.i, %B0.else.endif.endif.endif.i10180.i ]
  %.201.i10186.i = sub i64 %.113.sroa.13.0.i10185.i, %.113.sroa.0.3.i10175.i
  %.226.i10187.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10175.i
  store i64 %.87.i10165.i, ptr %.735.i, align 8, !noalias !166
  %.605.not155.i10188.i = icmp sgt i64 %.201.i10186.i, 0
  br i1 %.605.not155.i10188.i, label %.575.endif.preheader.i10196.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10199.i, !prof !31

.575.endif.preheader.i10196.i:                    ; preds = %B0.endif.i10184.i
  %220 = shl i64 %.201.i10186.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10187.i, i8 0, i64 %220, i1 false), !noalias !166
  %.57.i10200.pre.i = load i64, ptr %.735.i, align 8, !noalias !169
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10199.i

B0.else.if.i10198.i:                              ; preds = %.1916.if.i
  br label %B0.else.endif.i10170.i

B0.else.endif.i10170.i:                           ; preds = %B0.else.if.i10198.i, %.1916.if.i
  %.113.sroa.0.1.i10171.i = phi i64 [ 0, %B0.else.if.i10198.i ], [ %.125.i10168.i, %.1916.if.i ]
  %.133.not.i10172.i = icmp slt i64 %.125.i10168.i, %.281.fca.12.load.i
  br i1 %.133.not.i10172.i, label %B0.else.endif.endif.i10174.i, label %B0.else.endif.if.i10173.i, !prof !10

B0.else.endif.if.i10173.i:                        ; preds = %B0.else.endif.i10170.i
  br label %B0.else.endif.endif.i10174.i

B0.else.endif.endif.i10174.i:                     ; preds = %B0.else.endif.if.i10173.i, %B0.else.endif.i10170.i
  %.113.sroa.0.3.i10175.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10173.i ], [ %.113.sroa.0.1.i10171.i, %B0.else.endif.i10170.i ]
  %.140.i10176.i = icmp slt i64 %.87.i10165.i, 0
  %.141.i10177.i = select i1 %.140.i10176.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10178.i = add i64 %.141.i10177.i, %.87.i10165.i
  %.145.i10179.i = icmp slt i64 %.142.i10178.i, 0
  br i1 %.145.i10179.i, label %B0.else.endif.endif.if.i10197.i, label %B0.else.endif.endif.endif.i10180.i, !prof !6

B0.else.endif.endif.if.i10197.i:                  ; preds = %B0.else.endif.endif.i10174.i
  br label %B0.else.endif.endif.endif.i10180.i

B0.else.endif.endif.endif.i10180.i:               ; preds = %B0.else.endif.endif.if.i10197.i, %B0.else.endif.endif.i10174.i
  %.113.sroa.13.1.i10181.i = phi i64 [ 0, %B0.else.endif.endif.if.i10197.i ], [ %.142.i10178.i, %B0.else.endif.endif.i10174.i ]
  %.150.not.i10182.i = icmp slt i64 %.142.i10178.i, %.281.fca.12.load.i
  br i1 %.150.not.i10182.i, label %B0.endif.i10184.i, label %B0.else.endif.endif.endif.if.i10183.i, !prof !10

B0.else.endif.endif.endif.if.i10183.i:            ; preds = %B0.else.endif.endif.endif.i10180.i
  br label %B0.endif.i10184.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10199.i: ; preds = %.575.endif.preheader.i10196.i, %B0.endif.i10184.i
  %.57.i10200.i = phi i64 [ %.87.i10165.i, %B0.endif.i10184.i ], [ %.57.i10200.pre.i, %.575.endif.preheader.i10196.i ]
  %.210.i10189.i = tail call i64 @llvm.smax.i64(i64 %.201.i10186.i, i64 0)
  %.87.i10201.i = add nsw i64 %.57.i10200.i, %.565.i
  %.123.i10202.i = icmp slt i64 %.57.i10200.i, 0
  %.124.i10203.i = select i1 %.123.i10202.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10204.i = add i64 %.124.i10203.i, %.57.i10200.i
  %.128.i10205.i = icmp slt i64 %.125.i10204.i, 0
  br i1 %.128.i10205.i, label %B0.else.if.i10235.i, label %B0.else.endif.i10206.i, !prof !6

B0.endif.i10220.i:                                ; preds = %B0.else.endif.endif.endif.if.i10219.i, %B0.else.endif.endif.endif.i10216.i
  %.113.sroa.13.0.i10221.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10219.i ], [ %.113.sroa.13.1.i10217.i, %B0.else.endif.endif.endif.i10216.i ]
  %.201.i10222.i = sub i64 %.113.sroa.13.0.i10221.i, %.113.sroa.0.3.i10211.i
  %.226.i10223.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10211.i
  store i64 %.87.i10201.i, ptr %.735.i, align 8, !noalias !169
  %.606.not155.i10224.i = icmp sgt i64 %.201.i10222.i, 0
  br i1 %.606.not155.i10224.i, label %.576.endif.preheader.i10233.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10236.i, !prof !31

.576.endif.preheader.i10233.i:                    ; preds = %B0.endif.i10220.i
  %221 = shl i64 %.201.i10222.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10223.i, i8 0, i64 %221, i1 false), !noalias !169
  %.57.i10237.pre.i = load i64, ptr %.735.i, align 8, !noalias !172
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10236.i

B0.else.if.i10235.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10199.i
  br label %B0.else.endif.i10206.i

B0.else.endif.i10206.i:                           ; preds = %B0.else.if.i10235.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10199.i
  %.113.sroa.0.1.i10207.i = phi i64 [ 0, %B0.else.if.i10235.i ], [ %.125.i10204.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10199.i ]
  %.133.not.i10208.i = icmp slt i64 %.125.i10204.i, %.281.fca.12.load.i
  br i1 %.133.not.i10208.i, label %B0.else.endif.endif.i10210.i, label %B0.else.endif.if.i10209.i, !prof !10

B0.else.endif.if.i10209.i:                        ; preds = %B0.else.endif.i10206.i
  br label %B0.else.endif.endif.i10210.i

B0.else.endif.endif.i10210.i:                     ; preds = %B0.else.endif.if.i10209.i, %B0.else.endif.i10206.i
  %.113.sroa.0.3.i10211.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10209.i ], [ %.113.sroa.0.1.i10207.i, %B0.else.endif.i10206.i ]
  %.140.i10212.i = icmp slt i64 %.87.i10201.i, 0
  %.141.i10213.i = select i1 %.140.i10212.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10214.i = add i64 %.141.i10213.i, %.87.i10201.i
  %.145.i10215.i = icmp slt i64 %.142.i10214.i, 0
  br i1 %.145.i10215.i, label %B0.else.endif.endif.if.i10234.i, label %B0.else.endif.endif.endif.i10216.i, !prof !6

B0.else.endif.endif.if.i10234.i:                  ; preds = %B0.else.endif.endif.i10210.i
  br label %B0.else.endif.endif.endif.i10216.i

B0.else.endif.endif.endif.i10216.i:               ; preds = %B0.else.endif.endif.if.i10234.i, %B0.else.endif.endif.i10210.i
  %.113.sroa.13.1.i10217.i = phi i64 [ 0, %B0.else.endif.endif.if.i10234.i ], [ %.142.i10214.i, %B0.else.endif.endif.i10210.i ]
  %.150.not.i10218.i = icmp slt i64 %.142.i10214.i, %.281.fca.12.load.i
  br i1 %.150.not.i10218.i, label %B0.endif.i10220.i, label %B0.else.endif.endif.endif.if.i10219.i, !prof !10

B0.else.endif.endif.endif.if.i10219.i:            ; preds = %B0.else.endif.endif.endif.i10216.i
  br label %B0.endif.i10220.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10236.i: ; preds = %.576.endif.preheader.i10233.i, %B0.endif.i10220.i
  %.57.i10237.i = phi i64 [ %.87.i10201.i, %B0.endif.i10220.i ], [ %.57.i10237.pre.i, %.576.endif.preheader.i10233.i ]
  %.210.i10226.i = tail call i64 @llvm.smax.i64(i64 %.201.i10222.i, i64 0)
  %.87.i10238.i = add nsw i64 %.57.i10237.i, %.565.i
  %.123.i10239.i = icmp slt i64 %.57.i10237.i, 0
  %.124.i10240.i = select i1 %.123.i10239.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10241.i = add i64 %.124.i10240.i, %.57.i10237.i
  %.128.i10242.i = icmp slt i64 %.125.i10241.i, 0
  br i1 %.128.i10242.i, label %B0.else.if.i10271.i, label %B0.else.endif.i10243.i, !prof !6

B0.endif.i10257.i:                                ; preds = %B0.else.endif.endif.endif.if.i10256.i, %B0.else.endif.endif.endif.i10253.i
  %.113.sroa.13.0.i10258.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10256.i ], [ %.113.sroa.13.1.i10254.i, %B0.else.endif.endif.endif.i10253.i ]
  %.201.i10259.i = sub i64 %.113.sroa.13.0.i10258.i, %.113.sroa.0.3.i10248.i
  %.226.i10260.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10248.i
  store i64 %.87.i10238.i, ptr %.735.i, align 8, !noalias !172
  %.605.not155.i10261.i = icmp sgt i64 %.201.i10259.i, 0
  br i1 %.605.not155.i10261.i, label %.575.endif.preheader.i10269.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10272.i, !prof !31

.575.endif.preheader.i10269.i:                    ; preds = %B0.endif.i10257.i
  %222 = shl i64 %.201.i10259.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10260.i, i8 0, i64 %222, i1 false), !noalias !172
  %.57.i10273.pre.i = load i64, ptr %.735.i, align 8, !noalias !175
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10272.i

B0.else.if.i10271.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10236.i
  br label %B0.else.endif.i10243.i

B0.else.endif.i10243.i:                           ; preds = %B0.else.if.i10271.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10236.i
  %.113.sroa.0.1.i10244.i = phi i64 [ 0, %B0.else.if.i10271.i ], [ %.125.i10241.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10236.i ]
  %.133.not.i10245.i = icmp slt i64 %.125.i10241.i, %.281.fca.12.load.i
  br i1 %.133.not.i10245.i, label %B0.else.endif.endif.i10247.i, label %B0.else.endif.if.i10246.i, !prof !10

B0.else.endif.if.i10246.i:                        ; preds = %B0.else.endif.i10243.i
  br label %B0.else.endif.endif.i10247.i

B0.else.endif.endif.i10247.i:                     ; preds = %B0.else.endif.if.i10246.i, %B0.else.endif.i10243.i
  %.113.sroa.0.3.i10248.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10246.i ], [ %.113.sroa.0.1.i10244.i, %B0.else.endif.i10243.i ]
  %.140.i10249.i = icmp slt i64 %.87.i10238.i, 0
  %.141.i10250.i = select i1 %.140.i10249.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10251.i = add i64 %.141.i10250.i, %.87.i10238.i
  %.145.i10252.i = icmp slt i64 %.142.i10251.i, 0
  br i1 %.145.i10252.i, label %B0.else.endif.endif.if.i10270.i, label %B0.else.endif.endif.endif.i10253.i, !prof !6

B0.else.endif.endif.if.i10270.i:                  ; preds = %B0.else.endif.endif.i10247.i
  br label %B0.else.endif.endif.endif.i10253.i

B0.else.endif.endif.endif.i10253.i:               ; preds = %B0.else.endif.endif.if.i10270.i, %B0.else.endif.endif.i10247.i
  %.113.sroa.13.1.i10254.i = phi i64 [ 0, %B0.else.endif.endif.if.i10270.i ], [ %.142.i10251.i, %B0.else.endif.endif.i10247.i ]
  %.150.not.i10255.i = icmp slt i64 %.142.i10251.i, %.281.fca.12.load.i
  br i1 %.150.not.i10255.i, label %B0.endif.i10257.i, label %B0.else.endif.endif.endif.if.i10256.i, !prof !10

B0.else.endif.endif.endif.if.i10256.i:            ; preds = %B0.else.endif.endif.endif.i10253.i
  br label %B0.endif.i10257.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10272.i: ; preds = %.575.endif.preheader.i10269.i, %B0.endif.i10257.i
  %.57.i10273.i = phi i64 [ %.87.i10238.i, %B0.endif.i10257.i ], [ %.57.i10273.pre.i, %.575.endif.preheader.i10269.i ]
  %.210.i10262.i = tail call i64 @llvm.smax.i64(i64 %.201.i10259.i, i64 0)
  %.2107.i = mul nsw i64 %.593.i, %.565.i
  %.87.i10274.i = add nsw i64 %.57.i10273.i, %.2107.i
  %.123.i10275.i = icmp slt i64 %.57.i10273.i, 0
  %.124.i10276.i = select i1 %.123.i10275.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10277.i = add i64 %.124.i10276.i, %.57.i10273.i
  %.128.i10278.i = icmp slt i64 %.125.i10277.i, 0
  br i1 %.128.i10278.i, label %B0.else.if.i10307.i, label %B0.else.endif.i10279.i, !prof !6

B0.endif.i10293.i:                                ; preds = %B0.else.endif.endif.endif.if.i10292.i, %B0.else.endif.endif.endif.i10289.i
  %.113.sroa.13.0.i10294.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10292.i ], [ %.113.sroa.13.1.i10290.i, %B0.else.endif.endif.endif.i10289.i ]
  %.201.i10295.i = sub i64 %.113.sroa.13.0.i10294.i, %.113.sroa.0.3.i10284.i
  %.226.i10296.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10284.i
  store i64 %.87.i10274.i, ptr %.735.i, align 8, !noalias !175
  %.605.not155.i10297.i = icmp sgt i64 %.201.i10295.i, 0
  br i1 %.605.not155.i10297.i, label %.575.endif.preheader.i10305.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10308.i, !prof !31

.575.endif.preheader.i10305.i:                    ; preds = %B0.endif.i10293.i
  %223 = shl i64 %.201.i10295.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10296.i, i8 0, i64 %223, i1 false), !noalias !175
  %.57.i10309.pre.i = load i64, ptr %.735.i, align 8, !noalias !178
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10308.i

B0.else.if.i10307.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10272.i
  br label %B0.else.endif.i10279.i

B0.else.endif.i10279.i:                           ; preds = %B0.else.if.i10307.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10272.i
  %.113.sroa.0.1.i10280.i = phi i64 [ 0, %B0.else.if.i10307.i ], [ %.125.i10277.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10272.i ]
  %.133.not.i10281.i = icmp slt i64 %.125.i10277.i, %.281.fca.12.load.i
  br i1 %.133.not.i10281.i, label %B0.else.endif.endif.i10283.i, label %B0.else.endif.if.i10282.i, !prof !10

B0.else.endif.if.i10282.i:                        ; preds = %B0.else.endif.i10279.i
  br label %B0.else.endif.endif.i10283.i

B0.else.endif.endif.i10283.i:                     ; preds = %B0.else.endif.if.i10282.i, %B0.else.endif.i10279.i
  %.113.sroa.0.3.i10284.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10282.i ], [ %.113.sroa.0.1.i10280.i, %B0.else.endif.i10279.i ]
  %.140.i10285.i = icmp slt i64 %.87.i10274.i, 0
  %.141.i10286.i = select i1 %.140.i10285.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10287.i = add i64 %.141.i10286.i, %.87.i10274.i
  %.145.i10288.i = icmp slt i64 %.142.i10287.i, 0
  br i1 %.145.i10288.i, label %B0.else.endif.endif.if.i10306.i, label %B0.else.endif.endif.endif.i10289.i, !prof !6

B0.else.endif.endif.if.i10306.i:                  ; preds = %B0.else.endif.endif.i10283.i
  br label %B0.else.endif.endif.endif.i10289.i

B0.else.endif.endif.endif.i10289.i:               ; preds = %B0.else.endif.endif.if.i10306.i, %B0.else.endif.endif.i10283.i
  %.113.sroa.13.1.i10290.i = phi i64 [ 0, %B0.else.endif.endif.if.i10306.i ], [ %.142.i10287.i, %B0.else.endif.endif.i10283.i ]
  %.150.not.i10291.i = icmp slt i64 %.142.i10287.i, %.281.fca.12.load.i
  br i1 %.150.not.i10291.i, label %B0.endif.i10293.i, label %B0.else.endif.endif.endif.if.i10292.i, !prof !10

B0.else.endif.endif.endif.if.i10292.i:            ; preds = %B0.else.endif.endif.endif.i10289.i
  br label %B0.endif.i10293.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10308.i: ; preds = %.575.endif.preheader.i10305.i, %B0.endif.i10293.i
  %.57.i10309.i = phi i64 [ %.87.i10274.i, %B0.endif.i10293.i ], [ %.57.i10309.pre.i, %.575.endif.preheader.i10305.i ]
  %.210.i10298.i = tail call i64 @llvm.smax.i64(i64 %.201.i10295.i, i64 0)
  %.87.i10310.i = add nsw i64 %.57.i10309.i, %.281.fca.6.load.i
  %.123.i10311.i = icmp slt i64 %.57.i10309.i, 0
  %.124.i10312.i = select i1 %.123.i10311.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10313.i = add i64 %.124.i10312.i, %.57.i10309.i
  %.128.i10314.i = icmp slt i64 %.125.i10313.i, 0
  br i1 %.128.i10314.i, label %B0.else.if.i10343.i, label %B0.else.endif.i10315.i, !prof !6

B0.endif.i10329.i:                                ; preds = %B0.else.endif.endif.endif.if.i10328.i, %B0.else.endif.endif.endif.i10325.i
  %.113.sroa.13.0.i10330.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10328.i ], [ %.113.sroa.13.1.i10326.i, %B0.else.endif.endif.endif.i10325.i ]
  %.201.i10331.i = sub i64 %.113.sroa.13.0.i10330.i, %.113.sroa.0.3.i10320.i
  %.226.i10332.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10320.i
  store i64 %.87.i10310.i, ptr %.735.i, align 8, !noalias !178
  %.605.not155.i10333.i = icmp sgt i64 %.201.i10331.i, 0
  br i1 %.605.not155.i10333.i, label %.2453.endif.preheader.i, label %.2453.if.i, !prof !31

B0.else.if.i10343.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10308.i
  br label %B0.else.endif.i10315.i

B0.else.endif.i10315.i:                           ; preds = %B0.else.if.i10343.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10308.i
  %.113.sroa.0.1.i10316.i = phi i64 [ 0, %B0.else.if.i10343.i ], [ %.125.i10313.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10308.i ]
  %.133.not.i10317.i = icmp slt i64 %.125.i10313.i, %.281.fca.12.load.i
  br i1 %.133.not.i10317.i, label %B0.else.endif.endif.i10319.i, label %B0.else.endif.if.i10318.i, !prof !10

B0.else.endif.if.i10318.i:                        ; preds = %B0.else.endif.i10315.i
  br label %B0.else.endif.endif.i10319.i

B0.else.endif.endif.i10319.i:                     ; preds = %B0.else.endif.if.i10318.i, %B0.else.endif.i10315.i
  %.113.sroa.0.3.i10320.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10318.i ], [ %.113.sroa.0.1.i10316.i, %B0.else.endif.i10315.i ]
  %.140.i10321.i = icmp slt i64 %.87.i10310.i, 0
  %.141.i10322.i = select i1 %.140.i10321.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10323.i = add i64 %.141.i10322.i, %.87.i10310.i
  %.145.i10324.i = icmp slt i64 %.142.i10323.i, 0
  br i1 %.145.i10324.i, label %B0.else.endif.endif.if.i10342.i, label %B0.else.endif.endif.endif.i10325.i, !prof !6

B0.else.endif.endif.if.i10342.i:                  ; preds = %B0.else.endif.endif.i10319.i
  br label %B0.else.endif.endif.endif.i10325.i

B0.else.endif.endif.endif.i10325.i:               ; preds = %B0.else.endif.endif.if.i10342.i, %B0.else.endif.endif.i10319.i
  %.113.sroa.13.1.i10326.i = phi i64 [ 0, %B0.else.endif.endif.if.i10342.i ], [ %.142.i10323.i, %B0.else.endif.endif.i10319.i ]
  %.150.not.i10327.i = icmp slt i64 %.142.i10323.i, %.281.fca.12.load.i
  br i1 %.150.not.i10327.i, label %B0.endif.i10329.i, label %B0.else.endif.endif.endif.if.i10328.i, !prof !10

B0.else.endif.endif.endif.if.i10328.i:            ; preds = %B0.else.endif.endif.endif.i10325.i
  br label %B0.endif.i10329.i

.2453.endif.preheader.i:                          ; preds = %B0.endif.i10329.i
  %224 = shl i64 %.201.i10331.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10332.i, i8 -1, i64 %224, i1 false), !noalias !7
  %.57.i10345.i.pre = load i64, ptr %.735.i, align 8, !noalias !181
  br label %.2453.if.i

.1916.endif.i:                                    ; preds = %.1916.endif.i, %.1916.endif.preheader.i
  %.1912.011144.i = phi i64 [ %.1957.i, %.1916.endif.i ], [ 0, %.1916.endif.preheader.i ]
  %.1952.i = getelementptr double, ptr %.226.i10150.i, i64 %.1912.011144.i
  store double 1.000000e+300, ptr %.1952.i, align 8, !noalias !7
  %.1957.i = add nuw nsw i64 %.1912.011144.i, 1
  %exitcond.not = icmp eq i64 %.1957.i, %.201.i10149.i
  br i1 %exitcond.not, label %.1916.if.i.loopexit, label %.1916.endif.i, !prof !99

.2453.if.i:                                       ; preds = %.2453.endif.preheader.i, %B0.endif.i10329.i
  %.57.i10345.i = phi i64 [ %.57.i10345.i.pre, %.2453.endif.preheader.i ], [ %.87.i10310.i, %B0.endif.i10329.i ]
  %.210.i1033411351.i = phi i64 [ %.201.i10331.i, %.2453.endif.preheader.i ], [ 0, %B0.endif.i10329.i ]
  %.87.i10346.i = add nsw i64 %.57.i10345.i, %.281.fca.6.load.i
  %.123.i10347.i = icmp slt i64 %.57.i10345.i, 0
  %.124.i10348.i = select i1 %.123.i10347.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10349.i = add i64 %.124.i10348.i, %.57.i10345.i
  %.128.i10350.i = icmp slt i64 %.125.i10349.i, 0
  br i1 %.128.i10350.i, label %B0.else.if.i10379.i, label %B0.else.endif.i10351.i, !prof !6

B0.endif.i10365.i:                                ; preds = %B0.else.endif.endif.endif.if.i10364.i, %B0.else.endif.endif.endif.i10361.i
  %.113.sroa.13.0.i10366.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10364.i ], [ %.113.sroa.13.1.i10362.i, %B0.else.endif.endif.endif.i10361.i ]
  %.201.i10367.i = sub i64 %.113.sroa.13.0.i10366.i, %.113.sroa.0.3.i10356.i
  %.226.i10368.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10356.i
  store i64 %.87.i10346.i, ptr %.735.i, align 8, !noalias !181
  %.605.not155.i10369.i = icmp sgt i64 %.201.i10367.i, 0
  br i1 %.605.not155.i10369.i, label %.575.endif.preheader.i10377.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10380.i, !prof !31

.575.endif.preheader.i10377.i:                    ; preds = %B0.endif.i10365.i
  %225 = shl i64 %.201.i10367.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10368.i, i8 0, i64 %225, i1 false), !noalias !181
  %.57.i10381.pre.i = load i64, ptr %.735.i, align 8, !noalias !184
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10380.i

B0.else.if.i10379.i:                              ; preds = %.2453.if.i
  br label %B0.else.endif.i10351.i

B0.else.endif.i10351.i:                           ; preds = %B0.else.if.i10379.i, %.2453.if.i
  %.113.sroa.0.1.i10352.i = phi i64 [ 0, %B0.else.if.i10379.i ], [ %.125.i10349.i, %.2453.if.i ]
  %.133.not.i10353.i = icmp slt i64 %.125.i10349.i, %.281.fca.12.load.i
  br i1 %.133.not.i10353.i, label %B0.else.endif.endif.i10355.i, label %B0.else.endif.if.i10354.i, !prof !10

B0.else.endif.if.i10354.i:                        ; preds = %B0.else.endif.i10351.i
  br label %B0.else.endif.endif.i10355.i

B0.else.endif.endif.i10355.i:                     ; preds = %B0.else.endif.if.i10354.i, %B0.else.endif.i10351.i
  %.113.sroa.0.3.i10356.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10354.i ], [ %.113.sroa.0.1.i10352.i, %B0.else.endif.i10351.i ]
  %.140.i10357.i = icmp slt i64 %.87.i10346.i, 0
  %.141.i10358.i = select i1 %.140.i10357.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10359.i = add i64 %.141.i10358.i, %.87.i10346.i
  %.145.i10360.i = icmp slt i64 %.142.i10359.i, 0
  br i1 %.145.i10360.i, label %B0.else.endif.endif.if.i10378.i, label %B0.else.endif.endif.endif.i10361.i, !prof !6

B0.else.endif.endif.if.i10378.i:                  ; preds = %B0.else.endif.endif.i10355.i
  br label %B0.else.endif.endif.endif.i10361.i

B0.else.endif.endif.endif.i10361.i:               ; preds = %B0.else.endif.endif.if.i10378.i, %B0.else.endif.endif.i10355.i
  %.113.sroa.13.1.i10362.i = phi i64 [ 0, %B0.else.endif.endif.if.i10378.i ], [ %.142.i10359.i, %B0.else.endif.endif.i10355.i ]
  %.150.not.i10363.i = icmp slt i64 %.142.i10359.i, %.281.fca.12.load.i
  br i1 %.150.not.i10363.i, label %B0.endif.i10365.i, label %B0.else.endif.endif.endif.if.i10364.i, !prof !10

B0.else.endif.endif.endif.if.i10364.i:            ; preds = %B0.else.endif.endif.endif.i10361.i
  br label %B0.endif.i10365.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10380.i: ; preds = %.575.endif.preheader.i10377.i, %B0.endif.i10365.i
  %.57.i10381.i = phi i64 [ %.87.i10346.i, %B0.endif.i10365.i ], [ %.57.i10381.pre.i, %.575.endif.preheader.i10377.i ]
  %.210.i10370.i = tail call i64 @llvm.smax.i64(i64 %.201.i10367.i, i64 0)
  %.87.i10382.i = add nsw i64 %.57.i10381.i, %.281.fca.6.load.i
  %.123.i10383.i = icmp slt i64 %.57.i10381.i, 0
  %.124.i10384.i = select i1 %.123.i10383.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10385.i = add i64 %.124.i10384.i, %.57.i10381.i
  %.128.i10386.i = icmp slt i64 %.125.i10385.i, 0
  br i1 %.128.i10386.i, label %B0.else.if.i10416.i, label %B0.else.endif.i10387.i, !prof !6

B0.endif.i10401.i:                                ; preds = %B0.else.endif.endif.endif.if.i10400.i, %B0.else.endif.endif.endif.i10397.i
  %.113.sroa.13.0.i10402.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10400.i ], [ %.113.sroa.13.1.i10398.i, %B0.else.endif.endif.endif.i10397.i ]
  %.201.i10403.i = sub i64 %.113.sroa.13.0.i10402.i, %.113.sroa.0.3.i10392.i
  %.226.i10404.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10392.i
  store i64 %.87.i10382.i, ptr %.735.i, align 8, !noalias !184
  %.606.not155.i10405.i = icmp sgt i64 %.201.i10403.i, 0
  br i1 %.606.not155.i10405.i, label %.576.endif.preheader.i10414.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10417.i, !prof !31

.576.endif.preheader.i10414.i:                    ; preds = %B0.endif.i10401.i
  %226 = shl i64 %.201.i10403.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10404.i, i8 0, i64 %226, i1 false), !noalias !184
  %.57.i10418.pre.i = load i64, ptr %.735.i, align 8, !noalias !187
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10417.i

B0.else.if.i10416.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10380.i
  br label %B0.else.endif.i10387.i

B0.else.endif.i10387.i:                           ; preds = %B0.else.if.i10416.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10380.i
  %.113.sroa.0.1.i10388.i = phi i64 [ 0, %B0.else.if.i10416.i ], [ %.125.i10385.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10380.i ]
  %.133.not.i10389.i = icmp slt i64 %.125.i10385.i, %.281.fca.12.load.i
  br i1 %.133.not.i10389.i, label %B0.else.endif.endif.i10391.i, label %B0.else.endif.if.i10390.i, !prof !10

B0.else.endif.if.i10390.i:                        ; preds = %B0.else.endif.i10387.i
  br label %B0.else.endif.endif.i10391.i

B0.else.endif.endif.i10391.i:                     ; preds = %B0.else.endif.if.i10390.i, %B0.else.endif.i10387.i
  %.113.sroa.0.3.i10392.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10390.i ], [ %.113.sroa.0.1.i10388.i, %B0.else.endif.i10387.i ]
  %.140.i10393.i = icmp slt i64 %.87.i10382.i, 0
  %.141.i10394.i = select i1 %.140.i10393.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10395.i = add i64 %.141.i10394.i, %.87.i10382.i
  %.145.i10396.i = icmp slt i64 %.142.i10395.i, 0
  br i1 %.145.i10396.i, label %B0.else.endif.endif.if.i10415.i, label %B0.else.endif.endif.endif.i10397.i, !prof !6

B0.else.endif.endif.if.i10415.i:                  ; preds = %B0.else.endif.endif.i10391.i
  br label %B0.else.endif.endif.endif.i10397.i

B0.else.endif.endif.endif.i10397.i:               ; preds = %B0.else.endif.endif.if.i10415.i, %B0.else.endif.endif.i10391.i
  %.113.sroa.13.1.i10398.i = phi i64 [ 0, %B0.else.endif.endif.if.i10415.i ], [ %.142.i10395.i, %B0.else.endif.endif.i10391.i ]
  %.150.not.i10399.i = icmp slt i64 %.142.i10395.i, %.281.fca.12.load.i
  br i1 %.150.not.i10399.i, label %B0.endif.i10401.i, label %B0.else.endif.endif.endif.if.i10400.i, !prof !10

B0.else.endif.endif.endif.if.i10400.i:            ; preds = %B0.else.endif.endif.endif.i10397.i
  br label %B0.endif.i10401.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10417.i: ; preds = %.576.endif.preheader.i10414.i, %B0.endif.i10401.i
  %.57.i10418.i = phi i64 [ %.87.i10382.i, %B0.endif.i10401.i ], [ %.57.i10418.pre.i, %.576.endif.preheader.i10414.i ]
  %.210.i10407.i = tail call i64 @llvm.smax.i64(i64 %.201.i10403.i, i64 0)
  %.87.i10419.i = add nsw i64 %.57.i10418.i, %.281.fca.6.load.i
  %.123.i10420.i = icmp slt i64 %.57.i10418.i, 0
  %.124.i10421.i = select i1 %.123.i10420.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10422.i = add i64 %.124.i10421.i, %.57.i10418.i
  %.128.i10423.i = icmp slt i64 %.125.i10422.i, 0
  br i1 %.128.i10423.i, label %B0.else.if.i10453.i, label %B0.else.endif.i10424.i, !prof !6

B0.endif.i10438.i:                                ; preds = %B0.else.endif.endif.endif.if.i10437.i, %B0.else.endif.endif.endif.i10434.i
  %.113.sroa.13.0.i10439.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10437.i ], [ %.113.sroa.13.1.i10435.i, %B0.else.endif.endif.endif.i10434.i ]
  %.201.i10440.i = sub i64 %.113.sroa.13.0.i10439.i, %.113.sroa.0.3.i10429.i
  %.226.i10441.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10429.i
  store i64 %.87.i10419.i, ptr %.735.i, align 8, !noalias !187
  %.606.not155.i10442.i = icmp sgt i64 %.201.i10440.i, 0
  br i1 %.606.not155.i10442.i, label %.576.endif.preheader.i10451.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10454.i, !prof !31

.576.endif.preheader.i10451.i:                    ; preds = %B0.endif.i10438.i
  %227 = shl i64 %.201.i10440.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10441.i, i8 0, i64 %227, i1 false), !noalias !187
  %.57.i10455.pre.i = load i64, ptr %.735.i, align 8, !noalias !190
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10454.i

B0.else.if.i10453.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10417.i
  br label %B0.else.endif.i10424.i

B0.else.endif.i10424.i:                           ; preds = %B0.else.if.i10453.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10417.i
  %.113.sroa.0.1.i10425.i = phi i64 [ 0, %B0.else.if.i10453.i ], [ %.125.i10422.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10417.i ]
  %.133.not.i10426.i = icmp slt i64 %.125.i10422.i, %.281.fca.12.load.i
  br i1 %.133.not.i10426.i, label %B0.else.endif.endif.i10428.i, label %B0.else.endif.if.i10427.i, !prof !10

B0.else.endif.if.i10427.i:                        ; preds = %B0.else.endif.i10424.i
  br label %B0.else.endif.endif.i10428.i

B0.else.endif.endif.i10428.i:                     ; preds = %B0.else.endif.if.i10427.i, %B0.else.endif.i10424.i
  %.113.sroa.0.3.i10429.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10427.i ], [ %.113.sroa.0.1.i10425.i, %B0.else.endif.i10424.i ]
  %.140.i10430.i = icmp slt i64 %.87.i10419.i, 0
  %.141.i10431.i = select i1 %.140.i10430.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10432.i = add i64 %.141.i10431.i, %.87.i10419.i
  %.145.i10433.i = icmp slt i64 %.142.i10432.i, 0
  br i1 %.145.i10433.i, label %B0.else.endif.endif.if.i10452.i, label %B0.else.endif.endif.endif.i10434.i, !prof !6

B0.else.endif.endif.if.i10452.i:                  ; preds = %B0.else.endif.endif.i10428.i
  br label %B0.else.endif.endif.endif.i10434.i

B0.else.endif.endif.endif.i10434.i:               ; preds = %B0.else.endif.endif.if.i10452.i, %B0.else.endif.endif.i10428.i
  %.113.sroa.13.1.i10435.i = phi i64 [ 0, %B0.else.endif.endif.if.i10452.i ], [ %.142.i10432.i, %B0.else.endif.endif.i10428.i ]
  %.150.not.i10436.i = icmp slt i64 %.142.i10432.i, %.281.fca.12.load.i
  br i1 %.150.not.i10436.i, label %B0.endif.i10438.i, label %B0.else.endif.endif.endif.if.i10437.i, !prof !10

B0.else.endif.endif.endif.if.i10437.i:            ; preds = %B0.else.endif.endif.endif.i10434.i
  br label %B0.endif.i10438.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10454.i: ; preds = %.576.endif.preheader.i10451.i, %B0.endif.i10438.i
  %.57.i10455.i = phi i64 [ %.87.i10419.i, %B0.endif.i10438.i ], [ %.57.i10455.pre.i, %.576.endif.preheader.i10451.i ]
  %.210.i10444.i = tail call i64 @llvm.smax.i64(i64 %.201.i10440.i, i64 0)
  %.87.i10456.i = add nsw i64 %.57.i10455.i, %.281.fca.6.load.i
  %.123.i10457.i = icmp slt i64 %.57.i10455.i, 0
  %.124.i10458.i = select i1 %.123.i10457.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10459.i = add i64 %.124.i10458.i, %.57.i10455.i
  %.128.i10460.i = icmp slt i64 %.125.i10459.i, 0
  br i1 %.128.i10460.i, label %B0.else.if.i10490.i, label %B0.else.endif.i10461.i, !prof !6

B0.endif.i10475.i:                                ; preds = %B0.else.endif.endif.endif.if.i10474.i, %B0.else.endif.endif.endif.i10471.i
  %.113.sroa.13.0.i10476.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10474.i ], [ %.113.sroa.13.1.i10472.i, %B0.else.endif.endif.endif.i10471.i ]
  %.201.i10477.i = sub i64 %.113.sroa.13.0.i10476.i, %.113.sroa.0.3.i10466.i
  %.226.i10478.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10466.i
  store i64 %.87.i10456.i, ptr %.735.i, align 8, !noalias !190
  %.606.not155.i10479.i = icmp sgt i64 %.201.i10477.i, 0
  br i1 %.606.not155.i10479.i, label %.576.endif.preheader.i10488.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10491.i, !prof !31

.576.endif.preheader.i10488.i:                    ; preds = %B0.endif.i10475.i
  %228 = shl i64 %.201.i10477.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10478.i, i8 0, i64 %228, i1 false), !noalias !190
  %.57.i10492.pre.i = load i64, ptr %.735.i, align 8, !noalias !193
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10491.i

B0.else.if.i10490.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10454.i
  br label %B0.else.endif.i10461.i

B0.else.endif.i10461.i:                           ; preds = %B0.else.if.i10490.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10454.i
  %.113.sroa.0.1.i10462.i = phi i64 [ 0, %B0.else.if.i10490.i ], [ %.125.i10459.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10454.i ]
  %.133.not.i10463.i = icmp slt i64 %.125.i10459.i, %.281.fca.12.load.i
  br i1 %.133.not.i10463.i, label %B0.else.endif.endif.i10465.i, label %B0.else.endif.if.i10464.i, !prof !10

B0.else.endif.if.i10464.i:                        ; preds = %B0.else.endif.i10461.i
  br label %B0.else.endif.endif.i10465.i

B0.else.endif.endif.i10465.i:                     ; preds = %B0.else.endif.if.i10464.i, %B0.else.endif.i10461.i
  %.113.sroa.0.3.i10466.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10464.i ], [ %.113.sroa.0.1.i10462.i, %B0.else.endif.i10461.i ]
  %.140.i10467.i = icmp slt i64 %.87.i10456.i, 0
  %.141.i10468.i = select i1 %.140.i10467.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10469.i = add i64 %.141.i10468.i, %.87.i10456.i
  %.145.i10470.i = icmp slt i64 %.142.i10469.i, 0
  br i1 %.145.i10470.i, label %B0.else.endif.endif.if.i10489.i, label %B0.else.endif.endif.endif.i10471.i, !prof !6

B0.else.endif.endif.if.i10489.i:                  ; preds = %B0.else.endif.endif.i10465.i
  br label %B0.else.endif.endif.endif.i10471.i

B0.else.endif.endif.endif.i10471.i:               ; preds = %B0.else.endif.endif.if.i10489.i, %B0.else.endif.endif.i10465.i
  %.113.sroa.13.1.i10472.i = phi i64 [ 0, %B0.else.endif.endif.if.i10489.i ], [ %.142.i10469.i, %B0.else.endif.endif.i10465.i ]
  %.150.not.i10473.i = icmp slt i64 %.142.i10469.i, %.281.fca.12.load.i
  br i1 %.150.not.i10473.i, label %B0.endif.i10475.i, label %B0.else.endif.endif.endif.if.i10474.i, !prof !10

B0.else.endif.endif.endif.if.i10474.i:            ; preds = %B0.else.endif.endif.endif.i10471.i
  br label %B0.endif.i10475.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10491.i: ; preds = %.576.endif.preheader.i10488.i, %B0.endif.i10475.i
  %.57.i10492.i = phi i64 [ %.87.i10456.i, %B0.endif.i10475.i ], [ %.57.i10492.pre.i, %.576.endif.preheader.i10488.i ]
  %.210.i10481.i = tail call i64 @llvm.smax.i64(i64 %.201.i10477.i, i64 0)
  %.87.i10493.i = add nsw i64 %.57.i10492.i, %.565.i
  %.123.i10494.i = icmp slt i64 %.57.i10492.i, 0
  %.124.i10495.i = select i1 %.123.i10494.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10496.i = add i64 %.124.i10495.i, %.57.i10492.i
  %.128.i10497.i = icmp slt i64 %.125.i10496.i, 0
  br i1 %.128.i10497.i, label %B0.else.if.i10527.i, label %B0.else.endif.i10498.i, !prof !6

B0.endif.i10512.i:                                ; preds = %B0.else.endif.endif.endif.if.i10511.i, %B0.else.endif.endif.endif.i10508.i
  %.113.sroa.13.0.i10513.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10511.i ], [ %.113.sroa.13.1.i10509.i, %B0.else.endif.endif.endif.i10508.i ]
  %.201.i10514.i = sub i64 %.113.sroa.13.0.i10513.i, %.113.sroa.0.3.i10503.i
  %.226.i10515.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10503.i
  store i64 %.87.i10493.i, ptr %.735.i, align 8, !noalias !193
  %.606.not155.i10516.i = icmp sgt i64 %.201.i10514.i, 0
  br i1 %.606.not155.i10516.i, label %.576.endif.preheader.i10525.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i, !prof !31

.576.endif.preheader.i10525.i:                    ; preds = %B0.endif.i10512.i
  %229 = shl i64 %.201.i10514.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10515.i, i8 0, i64 %229, i1 false), !noalias !193
  %.57.i10529.pre.i = load i64, ptr %.735.i, align 8, !noalias !196
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i

B0.else.if.i10527.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10491.i
  br label %B0.else.endif.i10498.i

B0.else.endif.i10498.i:                           ; preds = %B0.else.if.i10527.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10491.i
  %.113.sroa.0.1.i10499.i = phi i64 [ 0, %B0.else.if.i10527.i ], [ %.125.i10496.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10491.i ]
  %.133.not.i10500.i = icmp slt i64 %.125.i10496.i, %.281.fca.12.load.i
  br i1 %.133.not.i10500.i, label %B0.else.endif.endif.i10502.i, label %B0.else.endif.if.i10501.i, !prof !10

B0.else.endif.if.i10501.i:                        ; preds = %B0.else.endif.i10498.i
  br label %B0.else.endif.endif.i10502.i

B0.else.endif.endif.i10502.i:                     ; preds = %B0.else.endif.if.i10501.i, %B0.else.endif.i10498.i
  %.113.sroa.0.3.i10503.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10501.i ], [ %.113.sroa.0.1.i10499.i, %B0.else.endif.i10498.i ]
  %.140.i10504.i = icmp slt i64 %.87.i10493.i, 0
  %.141.i10505.i = select i1 %.140.i10504.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10506.i = add i64 %.141.i10505.i, %.87.i10493.i
  %.145.i10507.i = icmp slt i64 %.142.i10506.i, 0
  br i1 %.145.i10507.i, label %B0.else.endif.endif.if.i10526.i, label %B0.else.endif.endif.endif.i10508.i, !prof !6

B0.else.endif.endif.if.i10526.i:                  ; preds = %B0.else.endif.endif.i10502.i
  br label %B0.else.endif.endif.endif.i10508.i

B0.else.endif.endif.endif.i10508.i:               ; preds = %B0.else.endif.endif.if.i10526.i, %B0.else.endif.endif.i10502.i
  %.113.sroa.13.1.i10509.i = phi i64 [ 0, %B0.else.endif.endif.if.i10526.i ], [ %.142.i10506.i, %B0.else.endif.endif.i10502.i ]
  %.150.not.i10510.i = icmp slt i64 %.142.i10506.i, %.281.fca.12.load.i
  br i1 %.150.not.i10510.i, label %B0.endif.i10512.i, label %B0.else.endif.endif.endif.if.i10511.i, !prof !10

B0.else.endif.endif.endif.if.i10511.i:            ; preds = %B0.else.endif.endif.endif.i10508.i
  br label %B0.endif.i10512.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i: ; preds = %.576.endif.preheader.i10525.i, %B0.endif.i10512.i
  %.57.i10529.i = phi i64 [ %.87.i10493.i, %B0.endif.i10512.i ], [ %.57.i10529.pre.i, %.576.endif.preheader.i10525.i ]
  %.210.i10518.i = tail call i64 @llvm.smax.i64(i64 %.201.i10514.i, i64 0)
  %.87.i10530.i = add nsw i64 %.57.i10529.i, %.565.i
  %.123.i10531.i = icmp slt i64 %.57.i10529.i, 0
  %.124.i10532.i = select i1 %.123.i10531.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10533.i = add i64 %.124.i10532.i, %.57.i10529.i
  %.128.i10534.i = icmp slt i64 %.125.i10533.i, 0
  br i1 %.128.i10534.i, label %B0.else.if.i10564.i, label %B0.else.endif.i10535.i, !prof !6

B0.endif.i10549.i:                                ; preds = %B0.else.endif.endif.endif.if.i10548.i, %B0.else.endif.endif.endif.i10545.i
  %.113.sroa.13.0.i10550.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10548.i ], [ %.113.sroa.13.1.i10546.i, %B0.else.endif.endif.endif.i10545.i ]
  %.201.i10551.i = sub i64 %.113.sroa.13.0.i10550.i, %.113.sroa.0.3.i10540.i
  %.226.i10552.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10540.i
  store i64 %.87.i10530.i, ptr %.735.i, align 8, !noalias !196
  %.606.not155.i10553.i = icmp sgt i64 %.201.i10551.i, 0
  br i1 %.606.not155.i10553.i, label %.576.endif.preheader.i10562.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10565.i, !prof !31

.576.endif.preheader.i10562.i:                    ; preds = %B0.endif.i10549.i
  %230 = shl i64 %.201.i10551.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10552.i, i8 0, i64 %230, i1 false), !noalias !196
  %.57.i10566.pre.i = load i64, ptr %.735.i, align 8, !noalias !199
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10565.i

B0.else.if.i10564.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i
  br label %B0.else.endif.i10535.i

B0.else.endif.i10535.i:                           ; preds = %B0.else.if.i10564.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i
  %.113.sroa.0.1.i10536.i = phi i64 [ 0, %B0.else.if.i10564.i ], [ %.125.i10533.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10528.i ]
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
  br i1 %.145.i10544.i, label %B0.else.endif.endif.if.i10563.i, label %B0.else.endif.endif.endif.i10545.i, !prof !6

B0.else.endif.endif.if.i10563.i:                  ; preds = %B0.else.endif.endif.i10539.i
  br label %B0.else.endif.endif.endif.i10545.i

B0.else.endif.endif.endif.i10545.i:               ; preds = %B0.else.endif.endif.if.i10563.i, %B0.else.endif.endif.i10539.i
  %.113.sroa.13.1.i10546.i = phi i64 [ 0, %B0.else.endif.endif.if.i10563.i ], [ %.142.i10543.i, %B0.else.endif.endif.i10539.i ]
  %.150.not.i10547.i = icmp slt i64 %.142.i10543.i, %.281.fca.12.load.i
  br i1 %.150.not.i10547.i, label %B0.endif.i10549.i, label %B0.else.endif.endif.endif.if.i10548.i, !prof !10

B0.else.endif.endif.endif.if.i10548.i:            ; preds = %B0.else.endif.endif.endif.i10545.i
  br label %B0.endif.i10549.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10565.i: ; preds = %.576.endif.preheader.i10562.i, %B0.endif.i10549.i
  %.57.i10566.i = phi i64 [ %.87.i10530.i, %B0.endif.i10549.i ], [ %.57.i10566.pre.i, %.576.endif.preheader.i10562.i ]
  %.210.i10555.i = tail call i64 @llvm.smax.i64(i64 %.201.i10551.i, i64 0)
  %.87.i10567.i = add nsw i64 %.57.i10566.i, 20
  %.123.i10568.i = icmp slt i64 %.57.i10566.i, 0
  %.124.i10569.i = select i1 %.123.i10568.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10570.i = add i64 %.124.i10569.i, %.57.i10566.i
  %.128.i10571.i = icmp slt i64 %.125.i10570.i, 0
  br i1 %.128.i10571.i, label %B0.else.if.i10601.i, label %B0.else.endif.i10572.i, !prof !6

B0.endif.i10586.i:                                ; preds = %B0.else.endif.endif.endif.if.i10585.i, %B0.else.endif.endif.endif.i10582.i
  %.113.sroa.13.0.i10587.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10585.i ], [ %.113.sroa.13.1.i10583.i, %B0.else.endif.endif.endif.i10582.i ]
  %.201.i10588.i = sub i64 %.113.sroa.13.0.i10587.i, %.113.sroa.0.3.i10577.i
  %.226.i10589.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10577.i
  store i64 %.87.i10567.i, ptr %.735.i, align 8, !noalias !199
  %.606.not155.i10590.i = icmp sgt i64 %.201.i10588.i, 0
  br i1 %.606.not155.i10590.i, label %.576.endif.preheader.i10599.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10602.i, !prof !31

.576.endif.preheader.i10599.i:                    ; preds = %B0.endif.i10586.i
  %231 = shl i64 %.201.i10588.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10589.i, i8 0, i64 %231, i1 false), !noalias !199
  %.57.i10603.pre.i = load i64, ptr %.735.i, align 8, !noalias !202
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10602.i

B0.else.if.i10601.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10565.i
  br label %B0.else.endif.i10572.i

B0.else.endif.i10572.i:                           ; preds = %B0.else.if.i10601.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10565.i
  %.113.sroa.0.1.i10573.i = phi i64 [ 0, %B0.else.if.i10601.i ], [ %.125.i10570.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10565.i ]
  %.133.not.i10574.i = icmp slt i64 %.125.i10570.i, %.281.fca.12.load.i
  br i1 %.133.not.i10574.i, label %B0.else.endif.endif.i10576.i, label %B0.else.endif.if.i10575.i, !prof !10

B0.else.endif.if.i10575.i:                        ; preds = %B0.else.endif.i10572.i
  br label %B0.else.endif.endif.i10576.i

B0.else.endif.endif.i10576.i:                     ; preds = %B0.else.endif.if.i10575.i, %B0.else.endif.i10572.i
  %.113.sroa.0.3.i10577.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10575.i ], [ %.113.sroa.0.1.i10573.i, %B0.else.endif.i10572.i ]
  %.140.i10578.i = icmp slt i64 %.57.i10566.i, -20
  %.141.i10579.i = select i1 %.140.i10578.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10580.i = add i64 %.141.i10579.i, %.87.i10567.i
  %.145.i10581.i = icmp slt i64 %.142.i10580.i, 0
  br i1 %.145.i10581.i, label %B0.else.endif.endif.if.i10600.i, label %B0.else.endif.endif.endif.i10582.i, !prof !6

B0.else.endif.endif.if.i10600.i:                  ; preds = %B0.else.endif.endif.i10576.i
  br label %B0.else.endif.endif.endif.i10582.i

B0.else.endif.endif.endif.i10582.i:               ; preds = %B0.else.endif.endif.if.i10600.i, %B0.else.endif.endif.i10576.i
  %.113.sroa.13.1.i10583.i = phi i64 [ 0, %B0.else.endif.endif.if.i10600.i ], [ %.142.i10580.i, %B0.else.endif.endif.i10576.i ]
  %.150.not.i10584.i = icmp slt i64 %.142.i10580.i, %.281.fca.12.load.i
  br i1 %.150.not.i10584.i, label %B0.endif.i10586.i, label %B0.else.endif.endif.endif.if.i10585.i, !prof !10

B0.else.endif.endif.endif.if.i10585.i:            ; preds = %B0.else.endif.endif.endif.i10582.i
  br label %B0.endif.i10586.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10602.i: ; preds = %.576.endif.preheader.i10599.i, %B0.endif.i10586.i
  %.57.i10603.i = phi i64 [ %.87.i10567.i, %B0.endif.i10586.i ], [ %.57.i10603.pre.i, %.576.endif.preheader.i10599.i ]
  %.210.i10592.i = tail call i64 @llvm.smax.i64(i64 %.201.i10588.i, i64 0)
  %.87.i10604.i = add nsw i64 %.57.i10603.i, 4
  %.123.i10605.i = icmp slt i64 %.57.i10603.i, 0
  %.124.i10606.i = select i1 %.123.i10605.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10607.i = add i64 %.124.i10606.i, %.57.i10603.i
  %.128.i10608.i = icmp slt i64 %.125.i10607.i, 0
  br i1 %.128.i10608.i, label %B0.else.if.i10638.i, label %B0.else.endif.i10609.i, !prof !6

B0.endif.i10623.i:                                ; preds = %B0.else.endif.endif.endif.if.i10622.i, %B0.else.endif.endif.endif.i10619.i
  %.113.sroa.13.0.i10624.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10622.i ], [ %.113.sroa.13.1.i10620.i, %B0.else.endif.endif.endif.i10619.i ]
  %.201.i10625.i = sub i64 %.113.sroa.13.0.i10624.i, %.113.sroa.0.3.i10614.i
  %.226.i10626.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10614.i
  store i64 %.87.i10604.i, ptr %.735.i, align 8, !noalias !202
  %.606.not155.i10627.i = icmp sgt i64 %.201.i10625.i, 0
  br i1 %.606.not155.i10627.i, label %.576.endif.preheader.i10636.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !31

.576.endif.preheader.i10636.i:                    ; preds = %B0.endif.i10623.i
  %232 = shl i64 %.201.i10625.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10626.i, i8 0, i64 %232, i1 false), !noalias !202
  %.57.i10639.pre.i = load i64, ptr %.735.i, align 8, !noalias !205
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i10638.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10602.i
  br label %B0.else.endif.i10609.i

B0.else.endif.i10609.i:                           ; preds = %B0.else.if.i10638.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10602.i
  %.113.sroa.0.1.i10610.i = phi i64 [ 0, %B0.else.if.i10638.i ], [ %.125.i10607.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10602.i ]
  %.133.not.i10611.i = icmp slt i64 %.125.i10607.i, %.281.fca.12.load.i
  br i1 %.133.not.i10611.i, label %B0.else.endif.endif.i10613.i, label %B0.else.endif.if.i10612.i, !prof !10

B0.else.endif.if.i10612.i:                        ; preds = %B0.else.endif.i10609.i
  br label %B0.else.endif.endif.i10613.i

B0.else.endif.endif.i10613.i:                     ; preds = %B0.else.endif.if.i10612.i, %B0.else.endif.i10609.i
  %.113.sroa.0.3.i10614.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10612.i ], [ %.113.sroa.0.1.i10610.i, %B0.else.endif.i10609.i ]
  %.140.i10615.i = icmp slt i64 %.57.i10603.i, -4
  %.141.i10616.i = select i1 %.140.i10615.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10617.i = add i64 %.141.i10616.i, %.87.i10604.i
  %.145.i10618.i = icmp slt i64 %.142.i10617.i, 0
  br i1 %.145.i10618.i, label %B0.else.endif.endif.if.i10637.i, label %B0.else.endif.endif.endif.i10619.i, !prof !6

B0.else.endif.endif.if.i10637.i:                  ; preds = %B0.else.endif.endif.i10613.i
  br label %B0.else.endif.endif.endif.i10619.i

B0.else.endif.endif.endif.i10619.i:               ; preds = %B0.else.endif.endif.if.i10637.i, %B0.else.endif.endif.i10613.i
  %.113.sroa.13.1.i10620.i = phi i64 [ 0, %B0.else.endif.endif.if.i10637.i ], [ %.142.i10617.i, %B0.else.endif.endif.i10613.i ]
  %.150.not.i10621.i = icmp slt i64 %.142.i10617.i, %.281.fca.12.load.i
  br i1 %.150.not.i10621.i, label %B0.endif.i10623.i, label %B0.else.endif.endif.endif.if.i10622.i, !prof !10

B0.else.endif.endif.endif.if.i10622.i:            ; preds = %B0.else.endif.endif.endif.i10619.i
  br label %B0.endif.i10623.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i10636.i, %B0.endif.i10623.i
  %.57.i10639.i = phi i64 [ %.87.i10604.i, %B0.endif.i10623.i ], [ %.57.i10639.pre.i, %.576.endif.preheader.i10636.i ]
  %.87.i10640.i = add nsw i64 %.57.i10639.i, 4
  %.123.i10641.i = icmp slt i64 %.57.i10639.i, 0
  %.124.i10642.i = select i1 %.123.i10641.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10643.i = add i64 %.124.i10642.i, %.57.i10639.i
  %.128.i10644.i = icmp slt i64 %.125.i10643.i, 0
  br i1 %.128.i10644.i, label %B0.else.if.i10674.i, label %B0.else.endif.i10645.i, !prof !6

B0.endif.i10659.i:                                ; preds = %B0.else.endif.endif.endif.if.i10658.i, %B0.else.endif.endif.endif.i10655.i
  %.113.sroa.13.0.i10660.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10658.i ], [ %.113.sroa.13.1.i10656.i, %B0.else.endif.endif.endif.i10655.i ]
  %.201.i10661.i = sub i64 %.113.sroa.13.0.i10660.i, %.113.sroa.0.3.i10650.i
  %.226.i10662.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10650.i
  store i64 %.87.i10640.i, ptr %.735.i, align 8, !noalias !205
  %.606.not155.i10663.i = icmp sgt i64 %.201.i10661.i, 0
  br i1 %.606.not155.i10663.i, label %.576.endif.preheader.i10672.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10675.i, !prof !31

.576.endif.preheader.i10672.i:                    ; preds = %B0.endif.i10659.i
  %233 = shl i64 %.201.i10661.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10662.i, i8 0, i64 %233, i1 false), !noalias !205
  %.57.i10676.pre.i = load i64, ptr %.735.i, align 8, !noalias !208
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10675.i

B0.else.if.i10674.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i10645.i

B0.else.endif.i10645.i:                           ; preds = %B0.else.if.i10674.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i10646.i = phi i64 [ 0, %B0.else.if.i10674.i ], [ %.125.i10643.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i10647.i = icmp slt i64 %.125.i10643.i, %.281.fca.12.load.i
  br i1 %.133.not.i10647.i, label %B0.else.endif.endif.i10649.i, label %B0.else.endif.if.i10648.i, !prof !10

B0.else.endif.if.i10648.i:                        ; preds = %B0.else.endif.i10645.i
  br label %B0.else.endif.endif.i10649.i

B0.else.endif.endif.i10649.i:                     ; preds = %B0.else.endif.if.i10648.i, %B0.else.endif.i10645.i
  %.113.sroa.0.3.i10650.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10648.i ], [ %.113.sroa.0.1.i10646.i, %B0.else.endif.i10645.i ]
  %.140.i10651.i = icmp slt i64 %.57.i10639.i, -4
  %.141.i10652.i = select i1 %.140.i10651.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10653.i = add i64 %.141.i10652.i, %.87.i10640.i
  %.145.i10654.i = icmp slt i64 %.142.i10653.i, 0
  br i1 %.145.i10654.i, label %B0.else.endif.endif.if.i10673.i, label %B0.else.endif.endif.endif.i10655.i, !prof !6

B0.else.endif.endif.if.i10673.i:                  ; preds = %B0.else.endif.endif.i10649.i
  br label %B0.else.endif.endif.endif.i10655.i

B0.else.endif.endif.endif.i10655.i:               ; preds = %B0.else.endif.endif.if.i10673.i, %B0.else.endif.endif.i10649.i
  %.113.sroa.13.1.i10656.i = phi i64 [ 0, %B0.else.endif.endif.if.i10673.i ], [ %.142.i10653.i, %B0.else.endif.endif.i10649.i ]
  %.150.not.i10657.i = icmp slt i64 %.142.i10653.i, %.281.fca.12.load.i
  br i1 %.150.not.i10657.i, label %B0.endif.i10659.i, label %B0.else.endif.endif.endif.if.i10658.i, !prof !10

B0.else.endif.endif.endif.if.i10658.i:            ; preds = %B0.else.endif.endif.endif.i10655.i
  br label %B0.endif.i10659.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10675.i: ; preds = %.576.endif.preheader.i10672.i, %B0.endif.i10659.i
  %.57.i10676.i = phi i64 [ %.87.i10640.i, %B0.endif.i10659.i ], [ %.57.i10676.pre.i, %.576.endif.preheader.i10672.i ]
  %.87.i10677.i = add nsw i64 %.57.i10676.i, %.565.i
  %.123.i10678.i = icmp slt i64 %.57.i10676.i, 0
  %.124.i10679.i = select i1 %.123.i10678.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10680.i = add i64 %.124.i10679.i, %.57.i10676.i
  %.128.i10681.i = icmp slt i64 %.125.i10680.i, 0
  br i1 %.128.i10681.i, label %B0.else.if.i10711.i, label %B0.else.endif.i10682.i, !prof !6

B0.endif.i10696.i:                                ; preds = %B0.else.endif.endif.endif.if.i10695.i, %B0.else.endif.endif.endif.i10692.i
  %.113.sroa.13.0.i10697.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10695.i ], [ %.113.sroa.13.1.i10693.i, %B0.else.endif.endif.endif.i10692.i ]
  %.201.i10698.i = sub i64 %.113.sroa.13.0.i10697.i, %.113.sroa.0.3.i10687.i
  %.226.i10699.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10687.i
  store i64 %.87.i10677.i, ptr %.735.i, align 8, !noalias !208
  %.606.not155.i10700.i = icmp sgt i64 %.201.i10698.i, 0
  br i1 %.606.not155.i10700.i, label %.576.endif.preheader.i10709.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10712.i, !prof !31

.576.endif.preheader.i10709.i:                    ; preds = %B0.endif.i10696.i
  %234 = shl i64 %.201.i10698.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10699.i, i8 0, i64 %234, i1 false), !noalias !208
  %.57.i10713.pre.i = load i64, ptr %.735.i, align 8, !noalias !211
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10712.i

B0.else.if.i10711.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10675.i
  br label %B0.else.endif.i10682.i

B0.else.endif.i10682.i:                           ; preds = %B0.else.if.i10711.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10675.i
  %.113.sroa.0.1.i10683.i = phi i64 [ 0, %B0.else.if.i10711.i ], [ %.125.i10680.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10675.i ]
  %.133.not.i10684.i = icmp slt i64 %.125.i10680.i, %.281.fca.12.load.i
  br i1 %.133.not.i10684.i, label %B0.else.endif.endif.i10686.i, label %B0.else.endif.if.i10685.i, !prof !10

B0.else.endif.if.i10685.i:                        ; preds = %B0.else.endif.i10682.i
  br label %B0.else.endif.endif.i10686.i

B0.else.endif.endif.i10686.i:                     ; preds = %B0.else.endif.if.i10685.i, %B0.else.endif.i10682.i
  %.113.sroa.0.3.i10687.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10685.i ], [ %.113.sroa.0.1.i10683.i, %B0.else.endif.i10682.i ]
  %.140.i10688.i = icmp slt i64 %.87.i10677.i, 0
  %.141.i10689.i = select i1 %.140.i10688.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10690.i = add i64 %.141.i10689.i, %.87.i10677.i
  %.145.i10691.i = icmp slt i64 %.142.i10690.i, 0
  br i1 %.145.i10691.i, label %B0.else.endif.endif.if.i10710.i, label %B0.else.endif.endif.endif.i10692.i, !prof !6

B0.else.endif.endif.if.i10710.i:                  ; preds = %B0.else.endif.endif.i10686.i
  br label %B0.else.endif.endif.endif.i10692.i

B0.else.endif.endif.endif.i10692.i:               ; preds = %B0.else.endif.endif.if.i10710.i, %B0.else.endif.endif.i10686.i
  %.113.sroa.13.1.i10693.i = phi i64 [ 0, %B0.else.endif.endif.if.i10710.i ], [ %.142.i10690.i, %B0.else.endif.endif.i10686.i ]
  %.150.not.i10694.i = icmp slt i64 %.142.i10690.i, %.281.fca.12.load.i
  br i1 %.150.not.i10694.i, label %B0.endif.i10696.i, label %B0.else.endif.endif.endif.if.i10695.i, !prof !10

B0.else.endif.endif.endif.if.i10695.i:            ; preds = %B0.else.endif.endif.endif.i10692.i
  br label %B0.endif.i10696.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10712.i: ; preds = %.576.endif.preheader.i10709.i, %B0.endif.i10696.i
  %.57.i10713.i = phi i64 [ %.87.i10677.i, %B0.endif.i10696.i ], [ %.57.i10713.pre.i, %.576.endif.preheader.i10709.i ]
  %.210.i10702.i = tail call i64 @llvm.smax.i64(i64 %.201.i10698.i, i64 0)
  %.87.i10714.i = add nsw i64 %.57.i10713.i, 4
  %.123.i10715.i = icmp slt i64 %.57.i10713.i, 0
  %.124.i10716.i = select i1 %.123.i10715.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10717.i = add i64 %.124.i10716.i, %.57.i10713.i
  %.128.i10718.i = icmp slt i64 %.125.i10717.i, 0
  br i1 %.128.i10718.i, label %B0.else.if.i10747.i, label %B0.else.endif.i10719.i, !prof !6

B0.endif.i10733.i:                                ; preds = %B0.else.endif.endif.endif.if.i10732.i, %B0.else.endif.endif.endif.i10729.i
  %.113.sroa.13.0.i10734.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10732.i ], [ %.113.sroa.13.1.i10730.i, %B0.else.endif.endif.endif.i10729.i ]
  %.201.i10735.i = sub i64 %.113.sroa.13.0.i10734.i, %.113.sroa.0.3.i10724.i
  %.226.i10736.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10724.i
  store i64 %.87.i10714.i, ptr %.735.i, align 8, !noalias !211
  %.605.not155.i10737.i = icmp sgt i64 %.201.i10735.i, 0
  br i1 %.605.not155.i10737.i, label %.3267.endif.preheader.i, label %.3267.if.i, !prof !31

B0.else.if.i10747.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10712.i
  br label %B0.else.endif.i10719.i

B0.else.endif.i10719.i:                           ; preds = %B0.else.if.i10747.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10712.i
  %.113.sroa.0.1.i10720.i = phi i64 [ 0, %B0.else.if.i10747.i ], [ %.125.i10717.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10712.i ]
  %.133.not.i10721.i = icmp slt i64 %.125.i10717.i, %.281.fca.12.load.i
  br i1 %.133.not.i10721.i, label %B0.else.endif.endif.i10723.i, label %B0.else.endif.if.i10722.i, !prof !10

B0.else.endif.if.i10722.i:                        ; preds = %B0.else.endif.i10719.i
  br label %B0.else.endif.endif.i10723.i

B0.else.endif.endif.i10723.i:                     ; preds = %B0.else.endif.if.i10722.i, %B0.else.endif.i10719.i
  %.113.sroa.0.3.i10724.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10722.i ], [ %.113.sroa.0.1.i10720.i, %B0.else.endif.i10719.i ]
  %.140.i10725.i = icmp slt i64 %.57.i10713.i, -4
  %.141.i10726.i = select i1 %.140.i10725.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10727.i = add i64 %.141.i10726.i, %.87.i10714.i
  %.145.i10728.i = icmp slt i64 %.142.i10727.i, 0
  br i1 %.145.i10728.i, label %B0.else.endif.endif.if.i10746.i, label %B0.else.endif.endif.endif.i10729.i, !prof !6

B0.else.endif.endif.if.i10746.i:                  ; preds = %B0.else.endif.endif.i10723.i
  br label %B0.else.endif.endif.endif.i10729.i

B0.else.endif.endif.endif.i10729.i:               ; preds = %B0.else.endif.endif.if.i10746.i, %B0.else.endif.endif.i10723.i
  %.113.sroa.13.1.i10730.i = phi i64 [ 0, %B0.else.endif.endif.if.i10746.i ], [ %.142.i10727.i, %B0.else.endif.endif.i10723.i ]
  %.150.not.i10731.i = icmp slt i64 %.142.i10727.i, %.281.fca.12.load.i
  br i1 %.150.not.i10731.i, label %B0.endif.i10733.i, label %B0.else.endif.endif.endif.if.i10732.i, !prof !10

B0.else.endif.endif.endif.if.i10732.i:            ; preds = %B0.else.endif.endif.endif.i10729.i
  br label %B0.endif.i10733.i

.3267.endif.preheader.i:                          ; preds = %B0.endif.i10733.i
  %235 = shl i64 %.201.i10735.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10736.i, i8 -1, i64 %235, i1 false), !noalias !7
  %.57.i10748.i.pre = load i64, ptr %.735.i, align 8, !noalias !214
  br label %.3267.if.i

.3267.if.i:                                       ; preds = %.3267.endif.preheader.i, %B0.endif.i10733.i
  %.57.i10748.i = phi i64 [ %.57.i10748.i.pre, %.3267.endif.preheader.i ], [ %.87.i10714.i, %B0.endif.i10733.i ]
  %.87.i10749.i = add nsw i64 %.57.i10748.i, 4
  %.123.i10750.i = icmp slt i64 %.57.i10748.i, 0
  %.124.i10751.i = select i1 %.123.i10750.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10752.i = add i64 %.124.i10751.i, %.57.i10748.i
  %.128.i10753.i = icmp slt i64 %.125.i10752.i, 0
  br i1 %.128.i10753.i, label %B0.else.if.i10782.i, label %B0.else.endif.i10754.i, !prof !6

B0.endif.i10768.i:                                ; preds = %B0.else.endif.endif.endif.if.i10767.i, %B0.else.endif.endif.endif.i10764.i
  %.113.sroa.13.0.i10769.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10767.i ], [ %.113.sroa.13.1.i10765.i, %B0.else.endif.endif.endif.i10764.i ]
  %.201.i10770.i = sub i64 %.113.sroa.13.0.i10769.i, %.113.sroa.0.3.i10759.i
  %.226.i10771.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10759.i
  store i64 %.87.i10749.i, ptr %.735.i, align 8, !noalias !214
  %.605.not155.i10772.i = icmp sgt i64 %.201.i10770.i, 0
  br i1 %.605.not155.i10772.i, label %.3613.endif.preheader.i, label %.3613.if.i, !prof !31

B0.else.if.i10782.i:                              ; preds = %.3267.if.i
  br label %B0.else.endif.i10754.i

B0.else.endif.i10754.i:                           ; preds = %B0.else.if.i10782.i, %.3267.if.i
  %.113.sroa.0.1.i10755.i = phi i64 [ 0, %B0.else.if.i10782.i ], [ %.125.i10752.i, %.3267.if.i ]
  %.133.not.i10756.i = icmp slt i64 %.125.i10752.i, %.281.fca.12.load.i
  br i1 %.133.not.i10756.i, label %B0.else.endif.endif.i10758.i, label %B0.else.endif.if.i10757.i, !prof !10

B0.else.endif.if.i10757.i:                        ; preds = %B0.else.endif.i10754.i
  br label %B0.else.endif.endif.i10758.i

B0.else.endif.endif.i10758.i:                     ; preds = %B0.else.endif.if.i10757.i, %B0.else.endif.i10754.i
  %.113.sroa.0.3.i10759.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10757.i ], [ %.113.sroa.0.1.i10755.i, %B0.else.endif.i10754.i ]
  %.140.i10760.i = icmp slt i64 %.57.i10748.i, -4
  %.141.i10761.i = select i1 %.140.i10760.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10762.i = add i64 %.141.i10761.i, %.87.i10749.i
  %.145.i10763.i = icmp slt i64 %.142.i10762.i, 0
  br i1 %.145.i10763.i, label %B0.else.endif.endif.if.i10781.i, label %B0.else.endif.endif.endif.i10764.i, !prof !6

B0.else.endif.endif.if.i10781.i:                  ; preds = %B0.else.endif.endif.i10758.i
  br label %B0.else.endif.endif.endif.i10764.i

B0.else.endif.endif.endif.i10764.i:               ; preds = %B0.else.endif.endif.if.i10781.i, %B0.else.endif.endif.i10758.i
  %.113.sroa.13.1.i10765.i = phi i64 [ 0, %B0.else.endif.endif.if.i10781.i ], [ %.142.i10762.i, %B0.else.endif.endif.i10758.i ]
  %.150.not.i10766.i = icmp slt i64 %.142.i10762.i, %.281.fca.12.load.i
  br i1 %.150.not.i10766.i, label %B0.endif.i10768.i, label %B0.else.endif.endif.endif.if.i10767.i, !prof !10

B0.else.endif.endif.endif.if.i10767.i:            ; preds = %B0.else.endif.endif.endif.i10764.i
  br label %B0.endif.i10768.i

.3613.endif.preheader.i:                          ; preds = %B0.endif.i10768.i
  %236 = shl i64 %.201.i10770.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10771.i, i8 -1, i64 %236, i1 false), !noalias !7
  %.57.i10784.i.pre = load i64, ptr %.735.i, align 8, !noalias !217
  br label %.3613.if.i

.3613.if.i:                                       ; preds = %.3613.endif.preheader.i, %B0.endif.i10768.i
  %.57.i10784.i = phi i64 [ %.57.i10784.i.pre, %.3613.endif.preheader.i ], [ %.87.i10749.i, %B0.endif.i10768.i ]
  %.87.i10785.i = add nsw i64 %.57.i10784.i, 4
  %.123.i10786.i = icmp slt i64 %.57.i10784.i, 0
  %.124.i10787.i = select i1 %.123.i10786.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10788.i = add i64 %.124.i10787.i, %.57.i10784.i
  %.128.i10789.i = icmp slt i64 %.125.i10788.i, 0
  br i1 %.128.i10789.i, label %B0.else.if.i10819.i, label %B0.else.endif.i10790.i, !prof !6

B0.endif.i10804.i:                                ; preds = %B0.else.endif.endif.endif.if.i10803.i, %B0.else.endif.endif.endif.i10800.i
  %.113.sroa.13.0.i10805.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10803.i ], [ %.113.sroa.13.1.i10801.i, %B0.else.endif.endif.endif.i10800.i ]
  %.201.i10806.i = sub i64 %.113.sroa.13.0.i10805.i, %.113.sroa.0.3.i10795.i
  %.226.i10807.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10795.i
  store i64 %.87.i10785.i, ptr %.735.i, align 8, !noalias !217
  %.606.not155.i10808.i = icmp sgt i64 %.201.i10806.i, 0
  br i1 %.606.not155.i10808.i, label %.3959.endif.preheader.i, label %.3959.if.i, !prof !31

B0.else.if.i10819.i:                              ; preds = %.3613.if.i
  br label %B0.else.endif.i10790.i

B0.else.endif.i10790.i:                           ; preds = %B0.else.if.i10819.i, %.3613.if.i
  %.113.sroa.0.1.i10791.i = phi i64 [ 0, %B0.else.if.i10819.i ], [ %.125.i10788.i, %.3613.if.i ]
  %.133.not.i10792.i = icmp slt i64 %.125.i10788.i, %.281.fca.12.load.i
  br i1 %.133.not.i10792.i, label %B0.else.endif.endif.i10794.i, label %B0.else.endif.if.i10793.i, !prof !10

B0.else.endif.if.i10793.i:                        ; preds = %B0.else.endif.i10790.i
  br label %B0.else.endif.endif.i10794.i

B0.else.endif.endif.i10794.i:                     ; preds = %B0.else.endif.if.i10793.i, %B0.else.endif.i10790.i
  %.113.sroa.0.3.i10795.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10793.i ], [ %.113.sroa.0.1.i10791.i, %B0.else.endif.i10790.i ]
  %.140.i10796.i = icmp slt i64 %.57.i10784.i, -4
  %.141.i10797.i = select i1 %.140.i10796.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10798.i = add i64 %.141.i10797.i, %.87.i10785.i
  %.145.i10799.i = icmp slt i64 %.142.i10798.i, 0
  br i1 %.145.i10799.i, label %B0.else.endif.endif.if.i10818.i, label %B0.else.endif.endif.endif.i10800.i, !prof !6

B0.else.endif.endif.if.i10818.i:                  ; preds = %B0.else.endif.endif.i10794.i
  br label %B0.else.endif.endif.endif.i10800.i

B0.else.endif.endif.endif.i10800.i:               ; preds = %B0.else.endif.endif.if.i10818.i, %B0.else.endif.endif.i10794.i
  %.113.sroa.13.1.i10801.i = phi i64 [ 0, %B0.else.endif.endif.if.i10818.i ], [ %.142.i10798.i, %B0.else.endif.endif.i10794.i ]
  %.150.not.i10802.i = icmp slt i64 %.142.i10798.i, %.281.fca.12.load.i
  br i1 %.150.not.i10802.i, label %B0.endif.i10804.i, label %B0.else.endif.endif.endif.if.i10803.i, !prof !10

B0.else.endif.endif.endif.if.i10803.i:            ; preds = %B0.else.endif.endif.endif.i10800.i
  br label %B0.endif.i10804.i

.3959.endif.preheader.i:                          ; preds = %B0.endif.i10804.i
  %237 = shl i64 %.201.i10806.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10807.i, i8 0, i64 %237, i1 false), !noalias !217
  br label %.3959.endif.i

.3959.if.i.loopexit:                              ; preds = %.3959.endif.i
  %.57.i10821.i.pre = load i64, ptr %.735.i, align 8, !noalias !220
  br label %.3959.if.i

.3959.if.i:                                       ; preds = %.3959.if.i.loopexit, %B0.endif.i10804.i
  %.57.i10821.i = phi i64 [ %.57.i10821.i.pre, %.3959.if.i.loopexit ], [ %.87.i10785.i, %B0.endif.i10804.i ]
  %.87.i10822.i = add nsw i64 %.57.i10821.i, 4
  %.123.i10823.i = icmp slt i64 %.57.i10821.i, 0
  %.124.i10824.i = select i1 %.123.i10823.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10825.i = add i64 %.124.i10824.i, %.57.i10821.i
  %.128.i10826.i = icmp slt i64 %.125.i10825.i, 0
  br i1 %.128.i10826.i, label %B0.else.if.i10855.i, label %B0.else.endif.i10827.i, !prof !6

B0.endif.i10841.i:                                ; preds = %B0.else.endif.endif.endif.if.i10840.i, %B0.else.endif.endif.endif.i10837.i
  %.113.sroa.13.0.i10842.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10840.i ], [ %.113.sroa.13.1.i10838.i, %B0.else.endif.endif.endif.i10837.i ]
  %.201.i10843.i = sub i64 %.113.sroa.13.0.i10842.i, %.113.sroa.0.3.i10832.i
  %.226.i10844.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10832.i
  store i64 %.87.i10822.i, ptr %.735.i, align 8, !noalias !220
  %.605.not155.i10845.i = icmp slt i64 %.201.i10843.i, 1
  br i1 %.605.not155.i10845.i, label %.4305.if.i, label %.4305.endif.preheader.i, !prof !11

B0.else.if.i10855.i:                              ; preds = %.3959.if.i
  br label %B0.else.endif.i10827.i

B0.else.endif.i10827.i:                           ; preds = %B0.else.if.i10855.i, %.3959.if.i
  %.113.sroa.0.1.i10828.i = phi i64 [ 0, %B0.else.if.i10855.i ], [ %.125.i10825.i, %.3959.if.i ]
  %.133.not.i10829.i = icmp slt i64 %.125.i10825.i, %.281.fca.12.load.i
  br i1 %.133.not.i10829.i, label %B0.else.endif.endif.i10831.i, label %B0.else.endif.if.i10830.i, !prof !10

B0.else.endif.if.i10830.i:                        ; preds = %B0.else.endif.i10827.i
  br label %B0.else.endif.endif.i10831.i

B0.else.endif.endif.i10831.i:                     ; preds = %B0.else.endif.if.i10830.i, %B0.else.endif.i10827.i
  %.113.sroa.0.3.i10832.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10830.i ], [ %.113.sroa.0.1.i10828.i, %B0.else.endif.i10827.i ]
  %.140.i10833.i = icmp slt i64 %.57.i10821.i, -4
  %.141.i10834.i = select i1 %.140.i10833.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10835.i = add i64 %.141.i10834.i, %.87.i10822.i
  %.145.i10836.i = icmp slt i64 %.142.i10835.i, 0
  br i1 %.145.i10836.i, label %B0.else.endif.endif.if.i10854.i, label %B0.else.endif.endif.endif.i10837.i, !prof !6

B0.else.endif.endif.if.i10854.i:                  ; preds = %B0.else.endif.endif.i10831.i
  br label %B0.else.endif.endif.endif.i10837.i

B0.else.endif.endif.endif.i10837.i:               ; preds = %B0.else.endif.endif.if.i10854.i, %B0.else.endif.endif.i10831.i
  %.113.sroa.13.1.i10838.i = phi i64 [ 0, %B0.else.endif.endif.if.i10854.i ], [ %.142.i10835.i, %B0.else.endif.endif.i10831.i ]
  %.150.not.i10839.i = icmp slt i64 %.142.i10835.i, %.281.fca.12.load.i
  br i1 %.150.not.i10839.i, label %B0.endif.i10841.i, label %B0.else.endif.endif.endif.if.i10840.i, !prof !10

B0.else.endif.endif.endif.if.i10840.i:            ; preds = %B0.else.endif.endif.endif.i10837.i
  br label %B0.endif.i10841.i

.4305.endif.preheader.i:                          ; preds = %B0.endif.i10841.i
  %238 = shl i64 %.201.i10843.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10844.i, i8 0, i64 %238, i1 false), !noalias !220
  br label %.4305.endif.i

.3959.endif.i:                                    ; preds = %.3959.endif.i, %.3959.endif.preheader.i
  %.3955.011152.i = phi i64 [ %.4000.i, %.3959.endif.i ], [ 0, %.3959.endif.preheader.i ]
  %.3995.i = getelementptr double, ptr %.226.i10807.i, i64 %.3955.011152.i
  store double 1.000000e+300, ptr %.3995.i, align 8, !noalias !7
  %.4000.i = add nuw nsw i64 %.3955.011152.i, 1
  %exitcond.not.i1480 = icmp eq i64 %.4000.i, %.201.i10806.i
  br i1 %exitcond.not.i1480, label %.3959.if.i.loopexit, label %.3959.endif.i, !prof !99

.4305.if.i.loopexit:                              ; preds = %.4305.endif.i
  %.57.i10857.i.pre = load i64, ptr %.735.i, align 8, !noalias !223
  br label %.4305.if.i

.4305.if.i:                                       ; preds = %.4305.if.i.loopexit, %B0.endif.i10841.i
  %.57.i10857.i = phi i64 [ %.87.i10822.i, %B0.endif.i10841.i ], [ %.57.i10857.i.pre, %.4305.if.i.loopexit ]
  %.210.i1084611355.i = phi i64 [ 0, %B0.endif.i10841.i ], [ %.201.i10843.i, %.4305.if.i.loopexit ]
  %.87.i10858.i = add nsw i64 %.57.i10857.i, 4
  %.123.i10859.i = icmp slt i64 %.57.i10857.i, 0
  %.124.i10860.i = select i1 %.123.i10859.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10861.i = add i64 %.124.i10860.i, %.57.i10857.i
  %.128.i10862.i = icmp slt i64 %.125.i10861.i, 0
  br i1 %.128.i10862.i, label %B0.else.if.i10892.i, label %B0.else.endif.i10863.i, !prof !6

B0.endif.i10877.i:                                ; preds = %B0.else.endif.endif.endif.if.i10876.i, %B0.else.endif.endif.endif.i10873.i
  %.113.sroa.13.0.i10878.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10876.i ], [ %.113.sroa.13.1.i10874.i, %B0.else.endif.endif.endif.i10873.i ]
  %.201.i10879.i = sub i64 %.113.sroa.13.0.i10878.i, %.113.sroa.0.3.i10868.i
  %.226.i10880.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10868.i
  store i64 %.87.i10858.i, ptr %.735.i, align 8, !noalias !223
  %.606.not155.i10881.i = icmp sgt i64 %.201.i10879.i, 0
  br i1 %.606.not155.i10881.i, label %.576.endif.preheader.i10890.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10893.i, !prof !31

.576.endif.preheader.i10890.i:                    ; preds = %B0.endif.i10877.i
  %239 = shl i64 %.201.i10879.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10880.i, i8 0, i64 %239, i1 false), !noalias !223
  %.57.i10894.pre.i = load i64, ptr %.735.i, align 8, !noalias !226
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10893.i

B0.else.if.i10892.i:                              ; preds = %.4305.if.i
  br label %B0.else.endif.i10863.i

B0.else.endif.i10863.i:                           ; preds = %B0.else.if.i10892.i, %.4305.if.i
  %.113.sroa.0.1.i10864.i = phi i64 [ 0, %B0.else.if.i10892.i ], [ %.125.i10861.i, %.4305.if.i ]
  %.133.not.i10865.i = icmp slt i64 %.125.i10861.i, %.281.fca.12.load.i
  br i1 %.133.not.i10865.i, label %B0.else.endif.endif.i10867.i, label %B0.else.endif.if.i10866.i, !prof !10

B0.else.endif.if.i10866.i:                        ; preds = %B0.else.endif.i10863.i
  br label %B0.else.endif.endif.i10867.i

B0.else.endif.endif.i10867.i:                     ; preds = %B0.else.endif.if.i10866.i, %B0.else.endif.i10863.i
  %.113.sroa.0.3.i10868.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10866.i ], [ %.113.sroa.0.1.i10864.i, %B0.else.endif.i10863.i ]
  %.140.i10869.i = icmp slt i64 %.57.i10857.i, -4
  %.141.i10870.i = select i1 %.140.i10869.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10871.i = add i64 %.141.i10870.i, %.87.i10858.i
  %.145.i10872.i = icmp slt i64 %.142.i10871.i, 0
  br i1 %.145.i10872.i, label %B0.else.endif.endif.if.i10891.i, label %B0.else.endif.endif.endif.i10873.i, !prof !6

B0.else.endif.endif.if.i10891.i:                  ; preds = %B0.else.endif.endif.i10867.i
  br label %B0.else.endif.endif.endif.i10873.i

B0.else.endif.endif.endif.i10873.i:               ; preds = %B0.else.endif.endif.if.i10891.i, %B0.else.endif.endif.i10867.i
  %.113.sroa.13.1.i10874.i = phi i64 [ 0, %B0.else.endif.endif.if.i10891.i ], [ %.142.i10871.i, %B0.else.endif.endif.i10867.i ]
  %.150.not.i10875.i = icmp slt i64 %.142.i10871.i, %.281.fca.12.load.i
  br i1 %.150.not.i10875.i, label %B0.endif.i10877.i, label %B0.else.endif.endif.endif.if.i10876.i, !prof !10

B0.else.endif.endif.endif.if.i10876.i:            ; preds = %B0.else.endif.endif.endif.i10873.i
  br label %B0.endif.i10877.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10893.i: ; preds = %.576.endif.preheader.i10890.i, %B0.endif.i10877.i
  %.57.i10894.i = phi i64 [ %.87.i10858.i, %B0.endif.i10877.i ], [ %.57.i10894.pre.i, %.576.endif.preheader.i10890.i ]
  %.5.i.i = fptosi double %.513.fca.25.load.i to i64
  %.4429.i = shl nsw i64 %.5.i.i, 2
  %.87.i10895.i = add nsw i64 %.57.i10894.i, %.4429.i
  %.123.i10896.i = icmp slt i64 %.57.i10894.i, 0
  %.124.i10897.i = select i1 %.123.i10896.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10898.i = add i64 %.124.i10897.i, %.57.i10894.i
  %.128.i10899.i = icmp slt i64 %.125.i10898.i, 0
  br i1 %.128.i10899.i, label %B0.else.if.i10929.i, label %B0.else.endif.i10900.i, !prof !6

B0.endif.i10914.i:                                ; preds = %B0.else.endif.endif.endif.if.i10913.i, %B0.else.endif.endif.endif.i10910.i
  %.113.sroa.13.0.i10915.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10913.i ], [ %.113.sroa.13.1.i10911.i, %B0.else.endif.endif.endif.i10910.i ]
  %.201.i10916.i = sub i64 %.113.sroa.13.0.i10915.i, %.113.sroa.0.3.i10905.i
  %.226.i10917.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10905.i
  store i64 %.87.i10895.i, ptr %.735.i, align 8, !noalias !226
  %.606.not155.i10918.i = icmp sgt i64 %.201.i10916.i, 0
  br i1 %.606.not155.i10918.i, label %.576.endif.preheader.i10927.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10930.i, !prof !31

.576.endif.preheader.i10927.i:                    ; preds = %B0.endif.i10914.i
  %240 = shl i64 %.201.i10916.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10917.i, i8 0, i64 %240, i1 false), !noalias !226
  %.57.i10931.pre.i = load i64, ptr %.735.i, align 8, !noalias !229
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10930.i

B0.else.if.i10929.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10893.i
  br label %B0.else.endif.i10900.i

B0.else.endif.i10900.i:                           ; preds = %B0.else.if.i10929.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10893.i
  %.113.sroa.0.1.i10901.i = phi i64 [ 0, %B0.else.if.i10929.i ], [ %.125.i10898.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10893.i ]
  %.133.not.i10902.i = icmp slt i64 %.125.i10898.i, %.281.fca.12.load.i
  br i1 %.133.not.i10902.i, label %B0.else.endif.endif.i10904.i, label %B0.else.endif.if.i10903.i, !prof !10

B0.else.endif.if.i10903.i:                        ; preds = %B0.else.endif.i10900.i
  br label %B0.else.endif.endif.i10904.i

B0.else.endif.endif.i10904.i:                     ; preds = %B0.else.endif.if.i10903.i, %B0.else.endif.i10900.i
  %.113.sroa.0.3.i10905.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10903.i ], [ %.113.sroa.0.1.i10901.i, %B0.else.endif.i10900.i ]
  %.140.i10906.i = icmp slt i64 %.87.i10895.i, 0
  %.141.i10907.i = select i1 %.140.i10906.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10908.i = add i64 %.141.i10907.i, %.87.i10895.i
  %.145.i10909.i = icmp slt i64 %.142.i10908.i, 0
  br i1 %.145.i10909.i, label %B0.else.endif.endif.if.i10928.i, label %B0.else.endif.endif.endif.i10910.i, !prof !6

B0.else.endif.endif.if.i10928.i:                  ; preds = %B0.else.endif.endif.i10904.i
  br label %B0.else.endif.endif.endif.i10910.i

B0.else.endif.endif.endif.i10910.i:               ; preds = %B0.else.endif.endif.if.i10928.i, %B0.else.endif.endif.i10904.i
  %.113.sroa.13.1.i10911.i = phi i64 [ 0, %B0.else.endif.endif.if.i10928.i ], [ %.142.i10908.i, %B0.else.endif.endif.i10904.i ]
  %.150.not.i10912.i = icmp slt i64 %.142.i10908.i, %.281.fca.12.load.i
  br i1 %.150.not.i10912.i, label %B0.endif.i10914.i, label %B0.else.endif.endif.endif.if.i10913.i, !prof !10

B0.else.endif.endif.endif.if.i10913.i:            ; preds = %B0.else.endif.endif.endif.i10910.i
  br label %B0.endif.i10914.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10930.i: ; preds = %.576.endif.preheader.i10927.i, %B0.endif.i10914.i
  %.57.i10931.i = phi i64 [ %.87.i10895.i, %B0.endif.i10914.i ], [ %.57.i10931.pre.i, %.576.endif.preheader.i10927.i ]
  %.210.i10920.i = tail call i64 @llvm.smax.i64(i64 %.201.i10916.i, i64 0)
  %.87.i10932.i = add nsw i64 %.57.i10931.i, 4
  %.123.i10933.i = icmp slt i64 %.57.i10931.i, 0
  %.124.i10934.i = select i1 %.123.i10933.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10935.i = add i64 %.124.i10934.i, %.57.i10931.i
  %.128.i10936.i = icmp slt i64 %.125.i10935.i, 0
  br i1 %.128.i10936.i, label %B0.else.if.i10965.i, label %B0.else.endif.i10937.i, !prof !6

B0.endif.i10951.i:                                ; preds = %B0.else.endif.endif.endif.if.i10950.i, %B0.else.endif.endif.endif.i10947.i
  %.113.sroa.13.0.i10952.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10950.i ], [ %.113.sroa.13.1.i10948.i, %B0.else.endif.endif.endif.i10947.i ]
  %.201.i10953.i = sub i64 %.113.sroa.13.0.i10952.i, %.113.sroa.0.3.i10942.i
  %.226.i10954.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10942.i
  store i64 %.87.i10932.i, ptr %.735.i, align 8, !noalias !229
  %.605.not155.i10955.i = icmp sgt i64 %.201.i10953.i, 0
  br i1 %.605.not155.i10955.i, label %.575.endif.preheader.i10963.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10966.i, !prof !31

.575.endif.preheader.i10963.i:                    ; preds = %B0.endif.i10951.i
  %241 = shl i64 %.201.i10953.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10954.i, i8 0, i64 %241, i1 false), !noalias !229
  %.57.i10968.pre.i = load i64, ptr %.735.i, align 8, !noalias !232
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10966.i

B0.else.if.i10965.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10930.i
  br label %B0.else.endif.i10937.i

B0.else.endif.i10937.i:                           ; preds = %B0.else.if.i10965.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10930.i
  %.113.sroa.0.1.i10938.i = phi i64 [ 0, %B0.else.if.i10965.i ], [ %.125.i10935.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10930.i ]
  %.133.not.i10939.i = icmp slt i64 %.125.i10935.i, %.281.fca.12.load.i
  br i1 %.133.not.i10939.i, label %B0.else.endif.endif.i10941.i, label %B0.else.endif.if.i10940.i, !prof !10

B0.else.endif.if.i10940.i:                        ; preds = %B0.else.endif.i10937.i
  br label %B0.else.endif.endif.i10941.i

B0.else.endif.endif.i10941.i:                     ; preds = %B0.else.endif.if.i10940.i, %B0.else.endif.i10937.i
  %.113.sroa.0.3.i10942.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10940.i ], [ %.113.sroa.0.1.i10938.i, %B0.else.endif.i10937.i ]
  %.140.i10943.i = icmp slt i64 %.57.i10931.i, -4
  %.141.i10944.i = select i1 %.140.i10943.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10945.i = add i64 %.141.i10944.i, %.87.i10932.i
  %.145.i10946.i = icmp slt i64 %.142.i10945.i, 0
  br i1 %.145.i10946.i, label %B0.else.endif.endif.if.i10964.i, label %B0.else.endif.endif.endif.i10947.i, !prof !6

B0.else.endif.endif.if.i10964.i:                  ; preds = %B0.else.endif.endif.i10941.i
  br label %B0.else.endif.endif.endif.i10947.i

B0.else.endif.endif.endif.i10947.i:               ; preds = %B0.else.endif.endif.if.i10964.i, %B0.else.endif.endif.i10941.i
  %.113.sroa.13.1.i10948.i = phi i64 [ 0, %B0.else.endif.endif.if.i10964.i ], [ %.142.i10945.i, %B0.else.endif.endif.i10941.i ]
  %.150.not.i10949.i = icmp slt i64 %.142.i10945.i, %.281.fca.12.load.i
  br i1 %.150.not.i10949.i, label %B0.endif.i10951.i, label %B0.else.endif.endif.endif.if.i10950.i, !prof !10

B0.else.endif.endif.endif.if.i10950.i:            ; preds = %B0.else.endif.endif.endif.i10947.i
  br label %B0.endif.i10951.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10966.i: ; preds = %.575.endif.preheader.i10963.i, %B0.endif.i10951.i
  %.57.i10968.i = phi i64 [ %.87.i10932.i, %B0.endif.i10951.i ], [ %.57.i10968.pre.i, %.575.endif.preheader.i10963.i ]
  %.5.i10967.i = fptosi double %.513.fca.27.load.i to i64
  %.4552.i = shl nsw i64 %.5.i10967.i, 2
  %.87.i10969.i = add nsw i64 %.57.i10968.i, %.4552.i
  %.123.i10970.i = icmp slt i64 %.57.i10968.i, 0
  %.124.i10971.i = select i1 %.123.i10970.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10972.i = add i64 %.124.i10971.i, %.57.i10968.i
  %.128.i10973.i = icmp slt i64 %.125.i10972.i, 0
  br i1 %.128.i10973.i, label %B0.else.if.i11003.i, label %B0.else.endif.i10974.i, !prof !6

B0.endif.i10988.i:                                ; preds = %B0.else.endif.endif.endif.if.i10987.i, %B0.else.endif.endif.endif.i10984.i
  %.113.sroa.13.0.i10989.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10987.i ], [ %.113.sroa.13.1.i10985.i, %B0.else.endif.endif.endif.i10984.i ]
  %.201.i10990.i = sub i64 %.113.sroa.13.0.i10989.i, %.113.sroa.0.3.i10979.i
  %.226.i10991.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10979.i
  store i64 %.87.i10969.i, ptr %.735.i, align 8, !noalias !232
  %.606.not155.i10992.i = icmp sgt i64 %.201.i10990.i, 0
  br i1 %.606.not155.i10992.i, label %.576.endif.preheader.i11001.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11004.i, !prof !31

.576.endif.preheader.i11001.i:                    ; preds = %B0.endif.i10988.i
  %242 = shl i64 %.201.i10990.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10991.i, i8 0, i64 %242, i1 false), !noalias !232
  %.57.i11005.pre.i = load i64, ptr %.735.i, align 8, !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11004.i

B0.else.if.i11003.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10966.i
  br label %B0.else.endif.i10974.i

B0.else.endif.i10974.i:                           ; preds = %B0.else.if.i11003.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10966.i
  %.113.sroa.0.1.i10975.i = phi i64 [ 0, %B0.else.if.i11003.i ], [ %.125.i10972.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10966.i ]
  %.133.not.i10976.i = icmp slt i64 %.125.i10972.i, %.281.fca.12.load.i
  br i1 %.133.not.i10976.i, label %B0.else.endif.endif.i10978.i, label %B0.else.endif.if.i10977.i, !prof !10

B0.else.endif.if.i10977.i:                        ; preds = %B0.else.endif.i10974.i
  br label %B0.else.endif.endif.i10978.i

B0.else.endif.endif.i10978.i:                     ; preds = %B0.else.endif.if.i10977.i, %B0.else.endif.i10974.i
  %.113.sroa.0.3.i10979.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10977.i ], [ %.113.sroa.0.1.i10975.i, %B0.else.endif.i10974.i ]
  %.140.i10980.i = icmp slt i64 %.87.i10969.i, 0
  %.141.i10981.i = select i1 %.140.i10980.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10982.i = add i64 %.141.i10981.i, %.87.i10969.i
  %.145.i10983.i = icmp slt i64 %.142.i10982.i, 0
  br i1 %.145.i10983.i, label %B0.else.endif.endif.if.i11002.i, label %B0.else.endif.endif.endif.i10984.i, !prof !6

B0.else.endif.endif.if.i11002.i:                  ; preds = %B0.else.endif.endif.i10978.i
  br label %B0.else.endif.endif.endif.i10984.i

B0.else.endif.endif.endif.i10984.i:               ; preds = %B0.else.endif.endif.if.i11002.i, %B0.else.endif.endif.i10978.i
  %.113.sroa.13.1.i10985.i = phi i64 [ 0, %B0.else.endif.endif.if.i11002.i ], [ %.142.i10982.i, %B0.else.endif.endif.i10978.i ]
  %.150.not.i10986.i = icmp slt i64 %.142.i10982.i, %.281.fca.12.load.i
  br i1 %.150.not.i10986.i, label %B0.endif.i10988.i, label %B0.else.endif.endif.endif.if.i10987.i, !prof !10

B0.else.endif.endif.endif.if.i10987.i:            ; preds = %B0.else.endif.endif.endif.i10984.i
  br label %B0.endif.i10988.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11004.i: ; preds = %.576.endif.preheader.i11001.i, %B0.endif.i10988.i
  %.57.i11005.i = phi i64 [ %.87.i10969.i, %B0.endif.i10988.i ], [ %.57.i11005.pre.i, %.576.endif.preheader.i11001.i ]
  %.210.i10994.i = tail call i64 @llvm.smax.i64(i64 %.201.i10990.i, i64 0)
  %.87.i11006.i = add nsw i64 %.57.i11005.i, 4
  %.123.i11007.i = icmp slt i64 %.57.i11005.i, 0
  %.124.i11008.i = select i1 %.123.i11007.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i11009.i = add i64 %.124.i11008.i, %.57.i11005.i
  %.128.i11010.i = icmp slt i64 %.125.i11009.i, 0
  br i1 %.128.i11010.i, label %B0.else.if.i11039.i, label %B0.else.endif.i11011.i, !prof !6

B0.endif.i11025.i:                                ; preds = %B0.else.endif.endif.endif.if.i11024.i, %B0.else.endif.endif.endif.i11021.i
  %.113.sroa.13.0.i11026.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i11024.i ], [ %.113.sroa.13.1.i11022.i, %B0.else.endif.endif.endif.i11021.i ]
  %.201.i11027.i = sub i64 %.113.sroa.13.0.i11026.i, %.113.sroa.0.3.i11016.i
  %.226.i11028.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i11016.i
  store i64 %.87.i11006.i, ptr %.735.i, align 8, !noalias !235
  %.605.not155.i11029.i = icmp sgt i64 %.201.i11027.i, 0
  br i1 %.605.not155.i11029.i, label %.575.endif.preheader.i11037.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i, !prof !31

.575.endif.preheader.i11037.i:                    ; preds = %B0.endif.i11025.i
  %243 = shl i64 %.201.i11027.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i11028.i, i8 0, i64 %243, i1 false), !noalias !235
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i

B0.else.if.i11039.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11004.i
  br label %B0.else.endif.i11011.i

B0.else.endif.i11011.i:                           ; preds = %B0.else.if.i11039.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11004.i
  %.113.sroa.0.1.i11012.i = phi i64 [ 0, %B0.else.if.i11039.i ], [ %.125.i11009.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit11004.i ]
  %.133.not.i11013.i = icmp slt i64 %.125.i11009.i, %.281.fca.12.load.i
  br i1 %.133.not.i11013.i, label %B0.else.endif.endif.i11015.i, label %B0.else.endif.if.i11014.i, !prof !10

B0.else.endif.if.i11014.i:                        ; preds = %B0.else.endif.i11011.i
  br label %B0.else.endif.endif.i11015.i

B0.else.endif.endif.i11015.i:                     ; preds = %B0.else.endif.if.i11014.i, %B0.else.endif.i11011.i
  %.113.sroa.0.3.i11016.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i11014.i ], [ %.113.sroa.0.1.i11012.i, %B0.else.endif.i11011.i ]
  %.140.i11017.i = icmp slt i64 %.57.i11005.i, -4
  %.141.i11018.i = select i1 %.140.i11017.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i11019.i = add i64 %.141.i11018.i, %.87.i11006.i
  %.145.i11020.i = icmp slt i64 %.142.i11019.i, 0
  br i1 %.145.i11020.i, label %B0.else.endif.endif.if.i11038.i, label %B0.else.endif.endif.endif.i11021.i, !prof !6

B0.else.endif.endif.if.i11038.i:                  ; preds = %B0.else.endif.endif.i11015.i
  br label %B0.else.endif.endif.endif.i11021.i

B0.else.endif.endif.endif.i11021.i:               ; preds = %B0.else.endif.endif.if.i11038.i, %B0.else.endif.endif.i11015.i
  %.113.sroa.13.1.i11022.i = phi i64 [ 0, %B0.else.endif.endif.if.i11038.i ], [ %.142.i11019.i, %B0.else.endif.endif.i11015.i ]
  %.150.not.i11023.i = icmp slt i64 %.142.i11019.i, %.281.fca.12.load.i
  br i1 %.150.not.i11023.i, label %B0.endif.i11025.i, label %B0.else.endif.endif.endif.if.i11024.i, !prof !10

B0.else.endif.endif.endif.if.i11024.i:            ; preds = %B0.else.endif.endif.endif.i11021.i
  br label %B0.endif.i11025.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i: ; preds = %.575.endif.preheader.i11037.i, %B0.endif.i11025.i
  %.473011178.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.473011178.i, label %B1816.preheader.lr.ph.i, label %B9716.i

B1816.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit11040.i
  %spec.select11077.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.515511159.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.5261.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.5273.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.8396.i = getelementptr i8, ptr %.3125, i64 72
  %.8458.i = getelementptr i8, ptr %.3125, i64 64
  %.10094.i = getelementptr i8, ptr %.3467, i64 48
  %.10126.i = getelementptr i8, ptr %.3467, i64 56
  %.10326.i = fcmp ogt double %.513.fca.22.load.i, 0.000000e+00
  %.10451.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.10463.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.10591.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.10603.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.12440.i = getelementptr i8, ptr %.3467, i64 72
  %.12470.i = getelementptr i8, ptr %.3467, i64 136
  %.612.i9421.i = getelementptr i8, ptr %.226.i989.i.i, i64 32
  %.660.i.i = fcmp ule double %.513.fca.30.load.i, 0.000000e+00
  %244 = getelementptr i64, ptr %.226.i1024.i.i, i64 %.210.i1026.i.i
  %.872.i.i = getelementptr i8, ptr %244, i64 -8
  %.230.0.i1975.i.i = lshr i64 %.210.i.i.i, 4
  %.265.i1976.i.i = icmp eq i64 %.230.0.i1975.i.i, 0
  %.1151.i.i = getelementptr i8, ptr %.226.i1348.i.i, i64 8
  %.47.i.i.i = icmp slt i64 %.201.i1311.i.i, 1
  %.5.i.i.i = fptosi double %.513.fca.29.load.i to i64
  %.435.i.i.i = icmp slt i64 %.201.i1236.i.i, 1
  %245 = shl i64 %.210.i1239.i.i, 3
  %.738.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.2071.i.i = getelementptr i8, ptr %.3467, i64 8
  %.2211.i.i = getelementptr i8, ptr %.3467, i64 16
  %.2268.i.i = fadd double %.513.fca.10.load.i, %.513.fca.11.load.i
  %.2319.i.i = getelementptr i8, ptr %.3467, i64 128
  %.2388.i.i = getelementptr i8, ptr %.226.i989.i.i, i64 8
  %.713.i1967.i.i = getelementptr i8, ptr %.3467, i64 88
  %.344.i.i.i.i = getelementptr i8, ptr %.226.i989.i.i, i64 16
  %.377.i.i.i.i = fmul double %.513.fca.16.load.i, 2.000000e+00
  %.435.i.i.i.i = getelementptr i8, ptr %.3467, i64 32
  %.1178.i.i.i = fcmp ogt double %.513.fca.21.load.i, 0.000000e+00
  %.1397.i.i.i = fmul double %.513.fca.7.load.i, %.513.fca.21.load.i
  %.49.i.i9720.i = icmp slt i64 %.201.i1273.i.i, 1
  %.940.i9627.i = getelementptr i8, ptr %.3467, i64 64
  %.1157.i.i = getelementptr i8, ptr %.3467, i64 80
  %.1218.i9631.i = getelementptr i8, ptr %.226.i989.i.i, i64 24
  %.13621.i = fmul double %.513.fca.5.load.i, %.513.fca.38.load.i
  %.1156.i.i = fcmp ogt double %.513.fca.30.load.i, 0.000000e+00
  %.1191.i.i = zext i1 %.1156.i.i to i64
  %.963.i.i = getelementptr i8, ptr %.226.i1166.i.i, i64 128
  %.1602.i.i = getelementptr i8, ptr %.3467, i64 96
  %.1668.i.i = getelementptr i8, ptr %.3467, i64 104
  %.1928.i.i = fmul double %.513.fca.17.load.i, %.513.fca.20.load.i
  %.1931.i.i = fsub double 1.000000e+00, %.513.fca.20.load.i
  %.1978.i.i = fmul double %.513.fca.18.load.i, %.1931.i.i
  %.1979.i.i = fadd double %.1928.i.i, %.1978.i.i
  %.11698.i = getelementptr i8, ptr %.3467, i64 112
  %.14639.i = icmp eq i64 %.5.i.i, 0
  %.14902.i = icmp eq i64 %.5.i10967.i, 0
  %.16043.i = getelementptr i8, ptr %.3467, i64 120
  %.16243.i = getelementptr i8, ptr %.3125, i64 80
  %246 = shl i64 %.113.sroa.0.3.i9957.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %246
  %247 = shl i64 %.113.sroa.0.3.i10284.i, 3
  %scevgep11259.i = getelementptr i8, ptr %arg.memory_at, i64 %247
  %.17380.not11176.i = icmp sgt i64 %.201.i10843.i, %.210.i1084611355.i
  br label %B1816.i.outer

.4305.endif.i:                                    ; preds = %.4305.endif.i, %.4305.endif.preheader.i
  %.4301.011154.i = phi i64 [ %.4346.i, %.4305.endif.i ], [ 0, %.4305.endif.preheader.i ]
  %.4341.i = getelementptr i64, ptr %.226.i10844.i, i64 %.4301.011154.i
  store i64 1, ptr %.4341.i, align 8, !noalias !7
  %.4346.i = add nuw nsw i64 %.4301.011154.i, 1
  %exitcond11257.not.i = icmp eq i64 %.4346.i, %.201.i10843.i
  br i1 %exitcond11257.not.i, label %.4305.if.i.loopexit, label %.4305.endif.i, !prof !99

B2060.if.i:                                       ; preds = %B2060.loopexit.i, %B2060.if.lr.ph.i
  %.5099.011160.i = phi i64 [ 0, %B2060.if.lr.ph.i ], [ %.5168.i, %B2060.loopexit.i ]
  %.5168.i = add nuw nsw i64 %.5099.011160.i, 1
  %.5196.i = add nsw i64 %.5099.011160.i, %.5195.i
  %.5210.i = icmp slt i64 %.5196.i, 0
  %.5211.i = select i1 %.5210.i, i64 %.210.i10044.i, i64 0
  %248 = getelementptr i64, ptr %.226.i10042.i, i64 %.5196.i
  %.5225.i = getelementptr i64, ptr %248, i64 %.5211.i
  store i64 1, ptr %.5225.i, align 8, !noalias !7
  %.5241.i = select i1 %.5210.i, i64 %.210.i10080.i, i64 0
  %249 = getelementptr i64, ptr %.226.i10078.i, i64 %.5196.i
  %.5255.i = getelementptr i64, ptr %249, i64 %.5241.i
  store i64 0, ptr %.5255.i, align 8, !noalias !7
  br i1 %brmerge11192.i, label %B2062.endif.i, label %B2062.else.if.i, !prof !44

B2062.endif.i:                                    ; preds = %B2062.else.if.i, %B2060.if.i
  %rem.0.i = phi i64 [ 0, %B2060.if.i ], [ %267, %B2062.else.if.i ]
  %.5301.i = add nsw i64 %rem.0.i, %.5099.011160.i
  %.5315.i = icmp slt i64 %.5301.i, 0
  %.5316.i = select i1 %.5315.i, i64 %.1853, i64 0
  %250 = getelementptr i64, ptr %.1869, i64 %.5301.i
  %.5330.i = getelementptr i64, ptr %250, i64 %.5316.i
  %.5331.i = load i64, ptr %.5330.i, align 8, !noalias !7
  %.5345.i = icmp slt i64 %.5331.i, 0
  %.5346.i = select i1 %.5345.i, i64 %.1683, i64 0
  %251 = getelementptr i64, ptr %.1699, i64 %.5331.i
  %.5360.i = getelementptr i64, ptr %251, i64 %.5346.i
  %.5361.i = load i64, ptr %.5360.i, align 8, !noalias !7
  %.5376.i = select i1 %.5210.i, i64 %.210.i9765.i, i64 0
  %252 = getelementptr i64, ptr %.226.i.i, i64 %.5196.i
  %.5390.i = getelementptr i64, ptr %252, i64 %.5376.i
  store i64 %.5361.i, ptr %.5390.i, align 8, !noalias !7
  %.5406.i = icmp slt i64 %.5331.i, -1
  %.5407.i = select i1 %.5406.i, i64 %.1683, i64 0
  %253 = getelementptr i8, ptr %251, i64 8
  %.5421.i = getelementptr i64, ptr %253, i64 %.5407.i
  %.5422.i = load i64, ptr %.5421.i, align 8, !noalias !7
  %.5437.i = select i1 %.5210.i, i64 %.210.i9791.i, i64 0
  %254 = getelementptr i64, ptr %.226.i9789.i, i64 %.5196.i
  %.5451.i = getelementptr i64, ptr %254, i64 %.5437.i
  store i64 %.5422.i, ptr %.5451.i, align 8, !noalias !7
  %.5482.i = load i64, ptr %.5390.i, align 8, !noalias !7
  %.5496.i = icmp slt i64 %.5482.i, 0
  %.5497.i = select i1 %.5496.i, i64 %.1513, i64 0
  %255 = getelementptr i64, ptr %.1529, i64 %.5482.i
  %.5511.i = getelementptr i64, ptr %255, i64 %.5497.i
  %.5512.i = load i64, ptr %.5511.i, align 8, !noalias !7
  %.5526.i = icmp slt i64 %.5512.i, 0
  %.5527.i = select i1 %.5526.i, i64 %.1343, i64 0
  %256 = getelementptr i64, ptr %.1359, i64 %.5512.i
  %.5541.i = getelementptr i64, ptr %256, i64 %.5527.i
  %.5542.i = load i64, ptr %.5541.i, align 8, !noalias !7
  %.5557.i = select i1 %.5210.i, i64 %.210.i9827.i, i64 0
  %257 = getelementptr i64, ptr %.226.i9825.i, i64 %.5196.i
  %.5571.i = getelementptr i64, ptr %257, i64 %.5557.i
  store i64 %.5542.i, ptr %.5571.i, align 8, !noalias !7
  %.5587.i = select i1 %.5210.i, i64 %.210.i9863.i, i64 0
  %258 = getelementptr double, ptr %.226.i9861.i, i64 %.5196.i
  %.5601.i = getelementptr double, ptr %258, i64 %.5587.i
  store double 0.000000e+00, ptr %.5601.i, align 8, !noalias !7
  %.5617.i = select i1 %.5210.i, i64 %.210.i9935.i, i64 0
  %259 = getelementptr i64, ptr %.226.i9933.i, i64 %.5196.i
  %.5631.i = getelementptr i64, ptr %259, i64 %.5617.i
  store i64 0, ptr %.5631.i, align 8, !noalias !7
  %.5648.i = select i1 %.5210.i, i64 %.210.i10116.i, i64 0
  %260 = getelementptr i64, ptr %.226.i10114.i, i64 %.5196.i
  %.5662.i = getelementptr i64, ptr %260, i64 %.5648.i
  store i64 %next_block.5.3.i, ptr %.5662.i, align 8, !noalias !7
  %.5666.i = uitofp nneg i64 %.5099.011160.i to double
  %.5667.i = fmul double %.513.fca.2.load.i, %.5666.i
  %.5669.i = fadd double %.4977.i, %.5667.i
  %.5684.i = select i1 %.5210.i, i64 %.210.i101531134311347.i, i64 0
  %261 = getelementptr double, ptr %.226.i10150.i, i64 %.5196.i
  %.5698.i = getelementptr double, ptr %261, i64 %.5684.i
  store double %.5669.i, ptr %.5698.i, align 8, !noalias !7
  %.5703.i = add nsw i64 %.5099.011160.i, %.5702.i
  %.5718.i = select i1 %.5210.i, i64 %.210.i10189.i, i64 0
  %262 = getelementptr i64, ptr %.226.i10187.i, i64 %.5196.i
  %.5732.i = getelementptr i64, ptr %262, i64 %.5718.i
  store i64 %.5703.i, ptr %.5732.i, align 8, !noalias !7
  %.5763.i = load double, ptr %.5698.i, align 8, !noalias !7
  %.5778.i = select i1 %.5210.i, i64 %.210.i10226.i, i64 0
  %263 = getelementptr double, ptr %.226.i10223.i, i64 %.5196.i
  %.5792.i = getelementptr double, ptr %263, i64 %.5778.i
  store double %.5763.i, ptr %.5792.i, align 8, !noalias !7
  %.5808.i = select i1 %.5210.i, i64 %.210.i10518.i, i64 0
  %264 = getelementptr double, ptr %.226.i10515.i, i64 %.5196.i
  %.5822.i = getelementptr double, ptr %264, i64 %.5808.i
  store double 0.000000e+00, ptr %.5822.i, align 8, !noalias !7
  %.5838.i = select i1 %.5210.i, i64 %.210.i10555.i, i64 0
  %265 = getelementptr double, ptr %.226.i10552.i, i64 %.5196.i
  %.5852.i = getelementptr double, ptr %265, i64 %.5838.i
  store double 0.000000e+00, ptr %.5852.i, align 8, !noalias !7
  %.5868.i = select i1 %.5210.i, i64 %.210.i10262.i, i64 0
  %266 = getelementptr i64, ptr %.226.i10260.i, i64 %.5196.i
  %.5882.i = getelementptr i64, ptr %266, i64 %.5868.i
  store i64 1, ptr %.5882.i, align 8, !noalias !7
  %.5884.i = mul nsw i64 %.5196.i, 6
  %.5885.i = add nsw i64 %.5196.i, 1
  %.5886.i = mul nsw i64 %.5885.i, 6
  %.5924.i = select i1 %.5210.i, i64 %.210.i9972.i, i64 0
  %.5925.i = add i64 %.5924.i, %.5884.i
  %.5940.i = icmp slt i64 %.5196.i, -1
  %.5941.i = select i1 %.5940.i, i64 %.210.i9972.i, i64 0
  %.5942.i = add i64 %.5886.i, %.5941.i
  %.6069.i = icmp slt i64 %.5925.i, 0
  br i1 %.6069.i, label %B2062.endif.endif.else.if.i, label %B2062.endif.endif.else.endif.i, !prof !6

B2062.else.if.i:                                  ; preds = %B2060.if.i
  %.5278.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.5279.i = xor i64 %.5278.i, %.281.fca.5.load.i
  %.5280.i = icmp slt i64 %.5279.i, 0
  %.5281.i = icmp ne i64 %.5278.i, 0
  %.5282.i = and i1 %.5281.i, %.5280.i
  %.5289.i = select i1 %.5282.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.5289.i, %.5278.i
  %267 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B2062.endif.i

B2062.endif.endif.endif.i:                        ; preds = %B2062.endif.endif.else.endif.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.endif.i
  %.6049.sroa.13.0.i = phi i64 [ %.210.i9972.i, %B2062.endif.endif.else.endif.endif.endif.if.i ], [ %.6049.sroa.13.1.i, %B2062.endif.endif.else.endif.endif.endif.i ]
  %.6170.not11155.i = icmp slt i64 %.6049.sroa.0.3.i, %.6049.sroa.13.0.i
  br i1 %.6170.not11155.i, label %.6140.endif.preheader.i, label %.6140.if.i, !prof !31

.6140.endif.preheader.i:                          ; preds = %B2062.endif.endif.endif.i
  %268 = shl i64 %.6049.sroa.0.3.i, 3
  %scevgep11258.i = getelementptr i8, ptr %scevgep.i, i64 %268
  %269 = sub nsw i64 %.6049.sroa.13.0.i, %.6049.sroa.0.3.i
  %270 = shl i64 %269, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11258.i, i8 0, i64 %270, i1 false), !noalias !7
  br label %.6140.if.i

B2062.endif.endif.else.if.i:                      ; preds = %B2062.endif.i
  br label %B2062.endif.endif.else.endif.i

B2062.endif.endif.else.endif.i:                   ; preds = %B2062.endif.endif.else.if.i, %B2062.endif.i
  %.6049.sroa.0.1.i = phi i64 [ 0, %B2062.endif.endif.else.if.i ], [ %.5925.i, %B2062.endif.i ]
  %.6074.not.i = icmp slt i64 %.5925.i, %.210.i9972.i
  br i1 %.6074.not.i, label %B2062.endif.endif.else.endif.endif.i, label %B2062.endif.endif.else.endif.if.i, !prof !10

B2062.endif.endif.else.endif.if.i:                ; preds = %B2062.endif.endif.else.endif.i
  br label %B2062.endif.endif.else.endif.endif.i

B2062.endif.endif.else.endif.endif.i:             ; preds = %B2062.endif.endif.else.endif.if.i, %B2062.endif.endif.else.endif.i
  %.6049.sroa.0.3.i = phi i64 [ %.210.i9972.i, %B2062.endif.endif.else.endif.if.i ], [ %.6049.sroa.0.1.i, %B2062.endif.endif.else.endif.i ]
  %.6086.i = icmp slt i64 %.5942.i, 0
  br i1 %.6086.i, label %B2062.endif.endif.else.endif.endif.if.i, label %B2062.endif.endif.else.endif.endif.endif.i, !prof !6

B2062.endif.endif.else.endif.endif.if.i:          ; preds = %B2062.endif.endif.else.endif.endif.i
  br label %B2062.endif.endif.else.endif.endif.endif.i

B2062.endif.endif.else.endif.endif.endif.i:       ; preds = %B2062.endif.endif.else.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.i
  %.6049.sroa.13.1.i = phi i64 [ 0, %B2062.endif.endif.else.endif.endif.if.i ], [ %.5942.i, %B2062.endif.endif.else.endif.endif.i ]
  %.6091.not.i = icmp slt i64 %.5942.i, %.210.i9972.i
  br i1 %.6091.not.i, label %B2062.endif.endif.endif.i, label %B2062.endif.endif.else.endif.endif.endif.if.i, !prof !10

B2062.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B2062.endif.endif.else.endif.endif.endif.i
  br label %B2062.endif.endif.endif.i

.6140.if.i:                                       ; preds = %.6140.endif.preheader.i, %B2062.endif.endif.endif.i
  %.6188.i = mul nsw i64 %.5196.i, %.593.i
  %.6191.i = mul nsw i64 %.5885.i, %.593.i
  %.6228.i = icmp slt i64 %.6188.i, 0
  %.6229.i = select i1 %.6228.i, i64 %.210.i10298.i, i64 0
  %.6230.i = add i64 %.6229.i, %.6188.i
  %.6245.i = icmp slt i64 %.6191.i, 0
  %.6246.i = select i1 %.6245.i, i64 %.210.i10298.i, i64 0
  %.6247.i = add i64 %.6246.i, %.6191.i
  %.6374.i = icmp slt i64 %.6230.i, 0
  br i1 %.6374.i, label %.6141.endif.else.if.i, label %.6141.endif.else.endif.i, !prof !6

.6141.endif.endif.i:                              ; preds = %.6141.endif.else.endif.endif.endif.if.i, %.6141.endif.else.endif.endif.endif.i
  %.6354.sroa.13.0.i = phi i64 [ %.210.i10298.i, %.6141.endif.else.endif.endif.endif.if.i ], [ %.6354.sroa.13.1.i, %.6141.endif.else.endif.endif.endif.i ]
  %.6475.not11157.i = icmp slt i64 %.6354.sroa.0.3.i, %.6354.sroa.13.0.i
  br i1 %.6475.not11157.i, label %.6445.endif.preheader.i, label %B2060.loopexit.i, !prof !31

.6445.endif.preheader.i:                          ; preds = %.6141.endif.endif.i
  %271 = shl i64 %.6354.sroa.0.3.i, 3
  %scevgep11260.i = getelementptr i8, ptr %scevgep11259.i, i64 %271
  %272 = sub nsw i64 %.6354.sroa.13.0.i, %.6354.sroa.0.3.i
  %273 = shl i64 %272, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep11260.i, i8 0, i64 %273, i1 false), !noalias !7
  br label %B2060.loopexit.i

.6141.endif.else.if.i:                            ; preds = %.6140.if.i
  br label %.6141.endif.else.endif.i

.6141.endif.else.endif.i:                         ; preds = %.6141.endif.else.if.i, %.6140.if.i
  %.6354.sroa.0.1.i = phi i64 [ 0, %.6141.endif.else.if.i ], [ %.6230.i, %.6140.if.i ]
  %.6379.not.i = icmp slt i64 %.6230.i, %.210.i10298.i
  br i1 %.6379.not.i, label %.6141.endif.else.endif.endif.i, label %.6141.endif.else.endif.if.i, !prof !10

.6141.endif.else.endif.if.i:                      ; preds = %.6141.endif.else.endif.i
  br label %.6141.endif.else.endif.endif.i

.6141.endif.else.endif.endif.i:                   ; preds = %.6141.endif.else.endif.if.i, %.6141.endif.else.endif.i
  %.6354.sroa.0.3.i = phi i64 [ %.210.i10298.i, %.6141.endif.else.endif.if.i ], [ %.6354.sroa.0.1.i, %.6141.endif.else.endif.i ]
  %.6391.i = icmp slt i64 %.6247.i, 0
  br i1 %.6391.i, label %.6141.endif.else.endif.endif.if.i, label %.6141.endif.else.endif.endif.endif.i, !prof !6

.6141.endif.else.endif.endif.if.i:                ; preds = %.6141.endif.else.endif.endif.i
  br label %.6141.endif.else.endif.endif.endif.i

.6141.endif.else.endif.endif.endif.i:             ; preds = %.6141.endif.else.endif.endif.if.i, %.6141.endif.else.endif.endif.i
  %.6354.sroa.13.1.i = phi i64 [ 0, %.6141.endif.else.endif.endif.if.i ], [ %.6247.i, %.6141.endif.else.endif.endif.i ]
  %.6396.not.i = icmp slt i64 %.6247.i, %.210.i10298.i
  br i1 %.6396.not.i, label %.6141.endif.endif.i, label %.6141.endif.else.endif.endif.endif.if.i, !prof !10

.6141.endif.else.endif.endif.endif.if.i:          ; preds = %.6141.endif.else.endif.endif.endif.i
  br label %.6141.endif.endif.i

.6777.if.i:                                       ; preds = %.6777.endif.i, %B2472.i
  %exitcond1594.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1594.not, label %B2532.i, label %B2518.i

.6777.endif.i:                                    ; preds = %B2472.i, %.6777.endif.i
  %.6773.011163.i = phi i64 [ %.6818.i, %.6777.endif.i ], [ 0, %B2472.i ]
  %.6813.i = getelementptr i64, ptr %.226.i10844.i, i64 %.6773.011163.i
  store i64 1, ptr %.6813.i, align 8, !noalias !7
  %.6818.i = add nuw nsw i64 %.6773.011163.i, 1
  %exitcond11262.not.i = icmp eq i64 %.6818.i, %.201.i10843.i
  br i1 %exitcond11262.not.i, label %.6777.if.i, label %.6777.endif.i, !prof !99

B2590.if.i:                                       ; preds = %B2768.i, %B2532.i
  %scheduler.2.211168.i = phi i64 [ -1, %B2532.i ], [ %scheduler.3.3.i, %B2768.i ]
  %best.2.211167.i = phi double [ 1.000000e+300, %B2532.i ], [ %best.3.3.i, %B2768.i ]
  %.6907.011164.i = phi i64 [ 0, %B2532.i ], [ %.6976.i, %B2768.i ]
  %.6976.i = add nuw nsw i64 %.6907.011164.i, 1
  %274 = getelementptr i64, ptr %.226.i10844.i, i64 %.6907.011164.i
  %.7034.i = load i64, ptr %274, align 8, !noalias !7
  %.7035.not.i = icmp eq i64 %.7034.i, 0
  br i1 %.7035.not.i, label %B2700.i, label %B2610.i

B3410.if.i:                                       ; preds = %B3552.i, %B3410.preheader.i
  %why.5.311172.i = phi i64 [ 2, %B3410.preheader.i ], [ %why.6.4.i, %B3552.i ]
  %need.3.311171.i = phi double [ %best.3.3.i, %B3410.preheader.i ], [ %need.4.4.i, %B3552.i ]
  %.8685.011169.i = phi i64 [ 0, %B3410.preheader.i ], [ %.8760.i, %B3552.i ]
  %.8760.i = add nuw nsw i64 %.8685.011169.i, 1
  %275 = shl nuw i64 1, %.8685.011169.i
  %276 = and i64 %275, %.8639.i
  %.8804.not.i = icmp eq i64 %276, 0
  br i1 %.8804.not.i, label %B3552.i, label %B3430.i

B4772.endif.i:                                    ; preds = %B4772.else.if.i, %B4772.i
  %quot.2.0.i = phi i64 [ 0, %B4772.i ], [ %spec.select9381.i, %B4772.else.if.i ]
  %277 = getelementptr i64, ptr %.725, i64 %.7842.i
  %.10521.i = getelementptr i64, ptr %277, i64 %.7861.i
  %.10522.i = load i64, ptr %.10521.i, align 8, !noalias !7
  %.13.i11041.i = tail call i64 @llvm.smax.i64(i64 %.10522.i, i64 1)
  %.10552.i = uitofp nneg i64 %.13.i11041.i to double
  %.10553.i = fadd double %best.3.3.i, %.10552.i
  %.10572.i = select i1 %.7826.i, i64 %.210.i10116.i, i64 0
  %278 = getelementptr i64, ptr %.226.i10114.i, i64 %.7771.i
  %.10586.i = getelementptr i64, ptr %278, i64 %.10572.i
  %.10587.i = load i64, ptr %.10586.i, align 8, !noalias !7
  %.10602.i = icmp ne i64 %.10587.i, -9223372036854775808
  %.10604.not.i = or i1 %.10603.i, %.10602.i
  %or.cond11195.i = select i1 %.10591.i, i1 %.10604.not.i, i1 false, !prof !15
  br i1 %or.cond11195.i, label %B4772.endif.endif.else.if.i, label %B4772.endif.endif.endif.i, !prof !15

B4772.else.if.i:                                  ; preds = %B4772.i
  %.10467.i = sdiv i64 %.7771.i, %.281.fca.7.load.i
  %.10468.i = srem i64 %.7771.i, %.281.fca.7.load.i
  %.10469.i = xor i64 %.10468.i, %.281.fca.7.load.i
  %.10470.i = icmp slt i64 %.10469.i, 0
  %.10471.i = icmp ne i64 %.10468.i, 0
  %.10472.i = and i1 %.10471.i, %.10470.i
  %.10477.i = sext i1 %.10472.i to i64
  %spec.select9381.i = add i64 %.10467.i, %.10477.i
  br label %B4772.endif.i

B4772.endif.endif.endif.i:                        ; preds = %B4772.endif.endif.else.if.i, %B4772.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4772.endif.i ], [ %279, %B4772.endif.endif.else.if.i ]
  br i1 %or.cond11193.i, label %B4772.endif.endif.endif.else.if.i, label %B4772.endif.endif.endif.endif.i, !prof !15

B4772.endif.endif.else.if.i:                      ; preds = %B4772.endif.i
  %.10608.i = srem i64 %.10587.i, %.281.fca.5.load.i
  %.10609.i = xor i64 %.10608.i, %.281.fca.5.load.i
  %.10610.i = icmp slt i64 %.10609.i, 0
  %.10611.i = icmp ne i64 %.10608.i, 0
  %.10612.i = and i1 %.10611.i, %.10610.i
  %.10619.i = select i1 %.10612.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select9382.i = add i64 %.10619.i, %.10608.i
  %279 = mul nsw i64 %spec.select9382.i, %.281.fca.7.load.i
  br label %B4772.endif.endif.endif.i

B4772.endif.endif.endif.endif.i:                  ; preds = %B4772.endif.endif.endif.else.if.i, %B4772.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4772.endif.endif.endif.i ], [ %spec.select9383.i, %B4772.endif.endif.endif.else.if.i ]
  %.10673.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.10681.i = icmp eq i64 %.7876.i, 5
  br i1 %.10681.i, label %B4950.i, label %B5158.i

B4772.endif.endif.endif.else.if.i:                ; preds = %B4772.endif.endif.endif.i
  %.10652.i = srem i64 %.7771.i, %.281.fca.7.load.i
  %.10653.i = xor i64 %.10652.i, %.281.fca.7.load.i
  %.10654.i = icmp slt i64 %.10653.i, 0
  %.10655.i = icmp ne i64 %.10652.i, 0
  %.10656.i = and i1 %.10655.i, %.10654.i
  %.10663.i = select i1 %.10656.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9383.i = add i64 %.10663.i, %.10652.i
  br label %B4772.endif.endif.endif.endif.i

B7970.endif.endif.i:                              ; preds = %B7970.endif.else.if.i, %B7970.i
  %rem.7.0.i = phi i64 [ %.14647.0.i, %B7970.endif.else.if.i ], [ 0, %B7970.i ]
  store i64 %rem.7.0.i, ptr %.14571.i, align 8, !noalias !7
  br label %B8276.i

B7970.endif.else.if.i:                            ; preds = %B7970.i
  %.14634.i = load i64, ptr %.14571.i, align 8, !noalias !7
  %.14635.i = add nsw i64 %.14634.i, 1
  %.14656.i = srem i64 %.14635.i, %.5.i.i
  %.14657.i = xor i64 %.14656.i, %.5.i.i
  %.14658.i = icmp slt i64 %.14657.i, 0
  %.14659.i = icmp ne i64 %.14656.i, 0
  %.14660.i = and i1 %.14659.i, %.14658.i
  %.14667.i = select i1 %.14660.i, i64 %.5.i.i, i64 0
  %.14647.0.i = add i64 %.14667.i, %.14656.i
  br label %B7970.endif.endif.i

B8136.endif.endif.i:                              ; preds = %B8136.endif.else.if.i, %B8136.i
  %rem.8.0.i = phi i64 [ %.14910.0.i, %B8136.endif.else.if.i ], [ 0, %B8136.i ]
  store i64 %rem.8.0.i, ptr %.14834.i, align 8, !noalias !7
  br label %B8276.i

B8136.endif.else.if.i:                            ; preds = %B8136.i
  %.14897.i = load i64, ptr %.14834.i, align 8, !noalias !7
  %.14898.i = add nsw i64 %.14897.i, 1
  %.14919.i = srem i64 %.14898.i, %.5.i10967.i
  %.14920.i = xor i64 %.14919.i, %.5.i10967.i
  %.14921.i = icmp slt i64 %.14920.i, 0
  %.14922.i = icmp ne i64 %.14919.i, 0
  %.14923.i = and i1 %.14922.i, %.14921.i
  %.14930.i = select i1 %.14923.i, i64 %.5.i10967.i, i64 0
  %.14910.0.i = add i64 %.14930.i, %.14919.i
  br label %B8136.endif.endif.i

B8802.endif.endif.i:                              ; preds = %B8802.endif.else.if.i, %B8802.i
  %rem.9.0.i = phi double [ 0.000000e+00, %B8802.i ], [ %281, %B8802.endif.else.if.i ]
  %.16182.i = fmul double %.513.fca.2.load.i, %rem.9.0.i
  %.16183.i = fsub double %.16136.i, %.16182.i
  %.16184.i = fadd double %.16044.i, %.16183.i
  store double %.16184.i, ptr %.16043.i, align 8, !noalias !7
  %.16244.i = load double, ptr %.16243.i, align 8, !noalias !7
  %.16260.i = select i1 %.7826.i, i64 %.210.i10555.i, i64 0
  %280 = getelementptr double, ptr %.226.i10552.i, i64 %.7771.i
  %.16274.i = getelementptr double, ptr %280, i64 %.16260.i
  %.16275.i = load double, ptr %.16274.i, align 8, !noalias !7
  %.16279.i = fsub double %.16275.i, %best.3.3.i
  %.12.i11042.i = fcmp ogt double %.16279.i, 0.000000e+00
  %.13.i11043.i = select i1 %.12.i11042.i, double %.16279.i, double 0.000000e+00
  %.16308.i = fadd double %.16244.i, %.13.i11043.i
  store double %.16308.i, ptr %.16243.i, align 8, !noalias !7
  br label %B9310.i

B8802.endif.else.if.i:                            ; preds = %B8802.i
  %.16160.i = srem i64 %.7771.i, %.281.fca.7.load.i
  %.16161.i = xor i64 %.16160.i, %.281.fca.7.load.i
  %.16162.i = icmp slt i64 %.16161.i, 0
  %.16163.i = icmp ne i64 %.16160.i, 0
  %.16164.i = and i1 %.16163.i, %.16162.i
  %.16171.i = select i1 %.16164.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9384.i = add i64 %.16171.i, %.16160.i
  %281 = sitofp i64 %spec.select9384.i to double
  br label %B8802.endif.endif.i

B9480.if.i:                                       ; preds = %B9536.i, %B9480.if.preheader.i
  %.16831.011175.i = phi i64 [ %.16893.i, %B9536.i ], [ %spec.select11077.i, %B9480.if.preheader.i ]
  %.16828.011174.i = phi i64 [ %.16897.i, %B9536.i ], [ %.16800.i, %B9480.if.preheader.i ]
  %.16893.i = add nsw i64 %.16831.011175.i, -1
  %.16897.i = add i64 %.16828.011174.i, 1
  %.16939.i = icmp slt i64 %.16828.011174.i, 0
  %.16940.i = select i1 %.16939.i, i64 %.210.i10044.i, i64 0
  %282 = getelementptr i64, ptr %.226.i10042.i, i64 %.16828.011174.i
  %.16954.i = getelementptr i64, ptr %282, i64 %.16940.i
  %.16955.i = load i64, ptr %.16954.i, align 8, !noalias !7
  %.16956.not.i = icmp eq i64 %.16955.i, 0
  br i1 %.16956.not.i, label %B9536.i, label %B9500.i

B9538.endif.else.endif.endif.endif.if.i:          ; preds = %B9538.i
  br i1 %.17380.not11176.i, label %.17350.endif.i.preheader, label %B9562.i, !prof !238

.17350.endif.i.preheader:                         ; preds = %B9538.i, %B9538.endif.else.endif.endif.endif.if.i
  %.17346.011177.i.ph = phi i64 [ %.210.i1084611355.i, %B9538.endif.else.endif.endif.endif.if.i ], [ 0, %B9538.i ]
  br label %.17350.endif.i

.17350.endif.i:                                   ; preds = %.17350.endif.i.preheader, %.17350.endif.i
  %.17346.011177.i = phi i64 [ %.17391.i, %.17350.endif.i ], [ %.17346.011177.i.ph, %.17350.endif.i.preheader ]
  %.17386.i = getelementptr i64, ptr %.226.i10844.i, i64 %.17346.011177.i
  store i64 1, ptr %.17386.i, align 8, !noalias !7
  %.17391.i = add nuw nsw i64 %.17346.011177.i, 1
  %.17380.not.i = icmp sgt i64 %.201.i10843.i, %.17391.i
  br i1 %.17380.not.i, label %.17350.endif.i, label %B9562.i, !prof !239

B9746.if.i:                                       ; preds = %B10192.i, %B9746.if.lr.ph.i
  %.18449.011189.i = phi i64 [ 0, %B9746.if.lr.ph.i ], [ %.18518.i, %B10192.i ]
  %.18518.i = add nuw nsw i64 %.18449.011189.i, 1
  %283 = getelementptr i64, ptr %.226.i10042.i, i64 %.18449.011189.i
  %.18576.i = load i64, ptr %283, align 8, !noalias !7
  %.18577.not.i = icmp eq i64 %.18576.i, 0
  br i1 %.18577.not.i, label %B10192.i, label %B9766.i

B9766.endif.endif.i:                              ; preds = %B9766.endif.else.if.i, %B9766.i
  %.1868011069.pn.pn.in.i = phi ptr [ %.1867911068.i, %B9766.endif.else.if.i ], [ %.226.i10478.i, %B9766.i ]
  %rem.11.0.i = phi double [ %291, %B9766.endif.else.if.i ], [ 0.000000e+00, %B9766.i ]
  %.1868011069.pn.pn.i = load double, ptr %.1868011069.pn.pn.in.i, align 8, !noalias !7
  %.1868211072.i = fsub double %now.2.2.i, %.1868011069.pn.pn.i
  %.18728.i = fmul double %.513.fca.2.load.i, %rem.11.0.i
  %.18729.i = fsub double %.1868211072.i, %.18728.i
  %.12.i11044.i = fcmp ogt double %.18729.i, 0.000000e+00
  %.13.i11045.i = select i1 %.12.i11044.i, double %.18729.i, double 0.000000e+00
  %.18758.i = fadd double %.18608.i, %.13.i11045.i
  store double %.18758.i, ptr %.18607.i, align 8, !noalias !7
  %284 = getelementptr double, ptr %.226.i10223.i, i64 %.18449.011189.i
  %.18819.i = load double, ptr %284, align 8, !noalias !7
  %285 = getelementptr double, ptr %.226.i10150.i, i64 %.18449.011189.i
  %.18850.i = load double, ptr %285, align 8, !noalias !7
  %.12.i11046.i = fcmp olt double %now.2.2.i, %.18850.i
  %.13.i11047.i = select i1 %.12.i11046.i, double %now.2.2.i, double %.18850.i
  %.12.i11048.i = fcmp ogt double %.13.i11047.i, %.18819.i
  %.13.i11049.i = select i1 %.12.i11048.i, double %.13.i11047.i, double %.18819.i
  %286 = getelementptr i64, ptr %.226.i10260.i, i64 %.18449.011189.i
  %.18938.i = load i64, ptr %286, align 8, !noalias !7
  %.18952.i = icmp slt i64 %.18938.i, 0
  %.18953.i = select i1 %.18952.i, i64 %.3109, i64 0
  %287 = getelementptr double, ptr %.3125, i64 %.18938.i
  %.18967.i = getelementptr double, ptr %287, i64 %.18953.i
  %.18968.i = load double, ptr %.18967.i, align 8, !noalias !7
  %.19000.i = fsub double %.13.i11049.i, %.18819.i
  %.19001.i = fadd double %.18968.i, %.19000.i
  store double %.19001.i, ptr %.18967.i, align 8, !noalias !7
  %288 = getelementptr i64, ptr %.226.i9825.i, i64 %.18449.011189.i
  %.19062.i = load i64, ptr %288, align 8, !noalias !7
  %.19076.i = icmp slt i64 %.19062.i, 0
  %.19077.i = select i1 %.19076.i, i64 %.3280, i64 0
  %289 = getelementptr double, ptr %.3296, i64 %.19062.i
  %.19091.i = getelementptr double, ptr %289, i64 %.19077.i
  %.19092.i = load double, ptr %.19091.i, align 8, !noalias !7
  %.19123.i = load double, ptr %284, align 8, !noalias !7
  %.19126.i = fsub double %.13.i11049.i, %.19123.i
  %.19127.i = fadd double %.19092.i, %.19126.i
  store double %.19127.i, ptr %.19091.i, align 8, !noalias !7
  %.19187.i = load double, ptr %.19186.i, align 8, !noalias !7
  %.19189.i = fsub double %now.2.2.i, %.13.i11049.i
  %.12.i11050.i = fcmp ogt double %.19189.i, 0.000000e+00
  %.13.i11051.i = select i1 %.12.i11050.i, double %.19189.i, double 0.000000e+00
  %.19218.i = fadd double %.13.i11051.i, %.19187.i
  store double %.19218.i, ptr %.19186.i, align 8, !noalias !7
  br label %B10192.i

B9766.endif.else.if.i:                            ; preds = %B9766.i
  %.18629.i = sdiv i64 %.18449.011189.i, %.281.fca.7.load.i
  %.18630.i = srem i64 %.18449.011189.i, %.281.fca.7.load.i
  %.18633.i = icmp ne i64 %.18630.i, 0
  %.18634.i = and i1 %.18632.i, %.18633.i
  %.18639.i = sext i1 %.18634.i to i64
  %spec.select9385.i = add i64 %.18629.i, %.18639.i
  %spec.select9385.fr.i = freeze i64 %spec.select9385.i
  %290 = getelementptr double, ptr %.226.i10478.i, i64 %spec.select9385.fr.i
  %.18664.i = icmp slt i64 %spec.select9385.fr.i, 0
  %spec.select11081.i = select i1 %.18664.i, i64 %.210.i10481.i, i64 0
  %.1867911068.i = getelementptr double, ptr %290, i64 %spec.select11081.i
  %.18709.not.i = icmp eq i64 %.18630.i, 0
  %.18717.i = select i1 %.18709.not.i, i64 0, i64 %193
  %spec.select9386.i = add nsw i64 %.18717.i, %.18630.i
  %291 = sitofp i64 %spec.select9386.i to double
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
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi42EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2042_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2042_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
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
!20 = distinct !{!20, !21, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!21 = distinct !{!21, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
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
!33 = distinct !{!33, !34, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!34 = distinct !{!34, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!35 = !{!36, !33, !20, !8}
!36 = distinct !{!36, !37, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!37 = distinct !{!37, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!38 = !{!39, !36, !33, !20, !8}
!39 = distinct !{!39, !40, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!40 = distinct !{!40, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!41 = !{!42, !33, !20, !8}
!42 = distinct !{!42, !43, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!44 = !{!"branch_weights", i32 199, i32 9801}
!45 = !{!46, !20, !8}
!46 = distinct !{!46, !47, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!47 = distinct !{!47, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!48 = !{!49, !8}
!49 = distinct !{!49, !50, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!50 = distinct !{!50, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!51 = !{!52, !49, !8}
!52 = distinct !{!52, !53, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!53 = distinct !{!53, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!54 = !{!55, !49, !8}
!55 = distinct !{!55, !56, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!56 = distinct !{!56, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!57 = !{!58, !8}
!58 = distinct !{!58, !59, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!59 = distinct !{!59, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!60 = !{!61, !58, !8}
!61 = distinct !{!61, !62, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx: %retptr"}
!62 = distinct !{!62, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExx"}
!63 = !{!64, !8}
!64 = distinct !{!64, !65, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!65 = distinct !{!65, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!66 = !{!67, !64, !8}
!67 = distinct !{!67, !68, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi: %retptr"}
!68 = distinct !{!68, !"_ZN8warplens4cuda6timing9simulator6memory7room_atB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExi"}
!69 = !{!70, !64, !8}
!70 = distinct !{!70, !71, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!71 = distinct !{!71, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!72 = !{!73, !64, !8}
!73 = distinct !{!73, !74, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!74 = distinct !{!74, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!75 = !{!76, !73, !64, !8}
!76 = distinct !{!76, !77, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!77 = distinct !{!77, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!78 = !{!79, !76, !73, !64, !8}
!79 = distinct !{!79, !80, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!80 = distinct !{!80, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!81 = !{!82, !73, !64, !8}
!82 = distinct !{!82, !83, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!83 = distinct !{!83, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2042_29538Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!84 = !{!85, !87, !8}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!87 = distinct !{!87, !88, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!88 = distinct !{!88, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2042_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
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
!116 = distinct !{!116, !117, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!117 = distinct !{!117, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
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
