; made by build.py from sm.py, sources 4fde9e13add6f1ca
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.500.i = alloca [41 x double], align 8
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.276.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.500.i)
  %.fca.1.gep.i1417 = getelementptr inbounds nuw i8, ptr %.500.i, i64 8
  %.fca.2.gep.i1418 = getelementptr inbounds nuw i8, ptr %.500.i, i64 16
  %.fca.3.gep.i1419 = getelementptr inbounds nuw i8, ptr %.500.i, i64 24
  %.fca.4.gep.i1420 = getelementptr inbounds nuw i8, ptr %.500.i, i64 32
  %.fca.5.gep.i1421 = getelementptr inbounds nuw i8, ptr %.500.i, i64 40
  %.fca.6.gep.i1422 = getelementptr inbounds nuw i8, ptr %.500.i, i64 48
  %.fca.7.gep.i1423 = getelementptr inbounds nuw i8, ptr %.500.i, i64 56
  %.fca.8.gep.i1424 = getelementptr inbounds nuw i8, ptr %.500.i, i64 64
  %.fca.9.gep.i1425 = getelementptr inbounds nuw i8, ptr %.500.i, i64 72
  %.fca.10.gep.i1426 = getelementptr inbounds nuw i8, ptr %.500.i, i64 80
  %.fca.11.gep.i1427 = getelementptr inbounds nuw i8, ptr %.500.i, i64 88
  %.fca.12.gep.i1428 = getelementptr inbounds nuw i8, ptr %.500.i, i64 96
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 104
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 112
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 120
  %.fca.16.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 128
  %.fca.17.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 136
  %.fca.18.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 144
  %.fca.19.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 152
  %.fca.20.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 160
  %.fca.21.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 168
  %.fca.22.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 176
  %.fca.23.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 184
  %.fca.24.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 192
  %.fca.25.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 200
  %.fca.26.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 208
  %.fca.27.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 216
  %.fca.28.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 224
  %.fca.29.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 232
  %.fca.30.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 240
  %.fca.31.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 248
  %.fca.32.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 256
  %.fca.33.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 264
  %.fca.34.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 272
  %.fca.35.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 280
  %.fca.36.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 288
  %.fca.37.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 296
  %.fca.38.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 304
  %.fca.39.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 312
  %.fca.40.gep.i = getelementptr inbounds nuw i8, ptr %.500.i, i64 320
  br label %B38.if.i1429

B38.if.i1429:                                     ; preds = %B38.if.i1429, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %out.2.sroa.0.0333.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.0.load.i, %B38.if.i1429 ]
  %out.2.sroa.9.0332.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.1.load.i, %B38.if.i1429 ]
  %out.2.sroa.18.0331.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.2.load.i, %B38.if.i1429 ]
  %out.2.sroa.27.0330.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.3.load.i, %B38.if.i1429 ]
  %out.2.sroa.36.0329.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.4.load.i, %B38.if.i1429 ]
  %out.2.sroa.45.0328.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.5.load.i, %B38.if.i1429 ]
  %out.2.sroa.54.0327.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.6.load.i, %B38.if.i1429 ]
  %out.2.sroa.63.0326.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.7.load.i, %B38.if.i1429 ]
  %out.2.sroa.72.0325.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.8.load.i, %B38.if.i1429 ]
  %out.2.sroa.81.0324.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.9.load.i, %B38.if.i1429 ]
  %out.2.sroa.90.0323.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.10.load.i, %B38.if.i1429 ]
  %out.2.sroa.99.0322.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.11.load.i, %B38.if.i1429 ]
  %out.2.sroa.108.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.12.load.i, %B38.if.i1429 ]
  %out.2.sroa.117.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.13.load.i, %B38.if.i1429 ]
  %out.2.sroa.126.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.14.load.i, %B38.if.i1429 ]
  %out.2.sroa.135.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.15.load.i, %B38.if.i1429 ]
  %out.2.sroa.144.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.16.load.i, %B38.if.i1429 ]
  %out.2.sroa.153.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.17.load.i, %B38.if.i1429 ]
  %out.2.sroa.162.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.18.load.i, %B38.if.i1429 ]
  %out.2.sroa.171.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.19.load.i, %B38.if.i1429 ]
  %out.2.sroa.180.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.20.load.i, %B38.if.i1429 ]
  %out.2.sroa.189.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.21.load.i, %B38.if.i1429 ]
  %out.2.sroa.198.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.22.load.i, %B38.if.i1429 ]
  %out.2.sroa.207.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.23.load.i, %B38.if.i1429 ]
  %out.2.sroa.216.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.24.load.i, %B38.if.i1429 ]
  %out.2.sroa.225.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.25.load.i, %B38.if.i1429 ]
  %out.2.sroa.234.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.26.load.i, %B38.if.i1429 ]
  %out.2.sroa.243.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.27.load.i, %B38.if.i1429 ]
  %out.2.sroa.252.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.28.load.i, %B38.if.i1429 ]
  %out.2.sroa.261.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.29.load.i, %B38.if.i1429 ]
  %out.2.sroa.270.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.30.load.i, %B38.if.i1429 ]
  %out.2.sroa.279.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.31.load.i, %B38.if.i1429 ]
  %out.2.sroa.288.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.32.load.i, %B38.if.i1429 ]
  %out.2.sroa.297.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.33.load.i, %B38.if.i1429 ]
  %out.2.sroa.306.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.34.load.i, %B38.if.i1429 ]
  %out.2.sroa.315.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.35.load.i, %B38.if.i1429 ]
  %out.2.sroa.324.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.36.load.i, %B38.if.i1429 ]
  %out.2.sroa.333.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.37.load.i, %B38.if.i1429 ]
  %out.2.sroa.342.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.38.load.i, %B38.if.i1429 ]
  %out.2.sroa.351.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.39.load.i, %B38.if.i1429 ]
  %out.2.sroa.360.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.505.fca.40.load.i, %B38.if.i1429 ]
  %.373.0291.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.444.i, %B38.if.i1429 ]
  %.444.i = add nuw nsw i64 %.373.0291.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.373.0291.i
  %.498.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0333.i, ptr %.500.i, align 8, !noalias !3
  store double %out.2.sroa.9.0332.i, ptr %.fca.1.gep.i1417, align 8, !noalias !3
  store double %out.2.sroa.18.0331.i, ptr %.fca.2.gep.i1418, align 8, !noalias !3
  store double %out.2.sroa.27.0330.i, ptr %.fca.3.gep.i1419, align 8, !noalias !3
  store double %out.2.sroa.36.0329.i, ptr %.fca.4.gep.i1420, align 8, !noalias !3
  store double %out.2.sroa.45.0328.i, ptr %.fca.5.gep.i1421, align 8, !noalias !3
  store double %out.2.sroa.54.0327.i, ptr %.fca.6.gep.i1422, align 8, !noalias !3
  store double %out.2.sroa.63.0326.i, ptr %.fca.7.gep.i1423, align 8, !noalias !3
  store double %out.2.sroa.72.0325.i, ptr %.fca.8.gep.i1424, align 8, !noalias !3
  store double %out.2.sroa.81.0324.i, ptr %.fca.9.gep.i1425, align 8, !noalias !3
  store double %out.2.sroa.90.0323.i, ptr %.fca.10.gep.i1426, align 8, !noalias !3
  store double %out.2.sroa.99.0322.i, ptr %.fca.11.gep.i1427, align 8, !noalias !3
  store double %out.2.sroa.108.0321.i, ptr %.fca.12.gep.i1428, align 8, !noalias !3
  store double %out.2.sroa.117.0320.i, ptr %.fca.13.gep.i, align 8, !noalias !3
  store double %out.2.sroa.126.0319.i, ptr %.fca.14.gep.i, align 8, !noalias !3
  store double %out.2.sroa.135.0318.i, ptr %.fca.15.gep.i, align 8, !noalias !3
  store double %out.2.sroa.144.0317.i, ptr %.fca.16.gep.i, align 8, !noalias !3
  store double %out.2.sroa.153.0316.i, ptr %.fca.17.gep.i, align 8, !noalias !3
  store double %out.2.sroa.162.0315.i, ptr %.fca.18.gep.i, align 8, !noalias !3
  store double %out.2.sroa.171.0314.i, ptr %.fca.19.gep.i, align 8, !noalias !3
  store double %out.2.sroa.180.0313.i, ptr %.fca.20.gep.i, align 8, !noalias !3
  store double %out.2.sroa.189.0312.i, ptr %.fca.21.gep.i, align 8, !noalias !3
  store double %out.2.sroa.198.0311.i, ptr %.fca.22.gep.i, align 8, !noalias !3
  store double %out.2.sroa.207.0310.i, ptr %.fca.23.gep.i, align 8, !noalias !3
  store double %out.2.sroa.216.0309.i, ptr %.fca.24.gep.i, align 8, !noalias !3
  store double %out.2.sroa.225.0308.i, ptr %.fca.25.gep.i, align 8, !noalias !3
  store double %out.2.sroa.234.0307.i, ptr %.fca.26.gep.i, align 8, !noalias !3
  store double %out.2.sroa.243.0306.i, ptr %.fca.27.gep.i, align 8, !noalias !3
  store double %out.2.sroa.252.0305.i, ptr %.fca.28.gep.i, align 8, !noalias !3
  store double %out.2.sroa.261.0304.i, ptr %.fca.29.gep.i, align 8, !noalias !3
  store double %out.2.sroa.270.0303.i, ptr %.fca.30.gep.i, align 8, !noalias !3
  store double %out.2.sroa.279.0302.i, ptr %.fca.31.gep.i, align 8, !noalias !3
  store double %out.2.sroa.288.0301.i, ptr %.fca.32.gep.i, align 8, !noalias !3
  store double %out.2.sroa.297.0300.i, ptr %.fca.33.gep.i, align 8, !noalias !3
  store double %out.2.sroa.306.0299.i, ptr %.fca.34.gep.i, align 8, !noalias !3
  store double %out.2.sroa.315.0298.i, ptr %.fca.35.gep.i, align 8, !noalias !3
  store double %out.2.sroa.324.0297.i, ptr %.fca.36.gep.i, align 8, !noalias !3
  store double %out.2.sroa.333.0296.i, ptr %.fca.37.gep.i, align 8, !noalias !3
  store double %out.2.sroa.342.0295.i, ptr %.fca.38.gep.i, align 8, !noalias !3
  store double %out.2.sroa.351.0294.i, ptr %.fca.39.gep.i, align 8, !noalias !3
  store double %out.2.sroa.360.0293.i, ptr %.fca.40.gep.i, align 8, !noalias !3
  %.503.i = getelementptr inbounds nuw double, ptr %.500.i, i64 %.373.0291.i
  store double %.498.i, ptr %.503.i, align 8, !noalias !3
  %.505.fca.0.load.i = load double, ptr %.500.i, align 8, !noalias !3
  %.505.fca.1.load.i = load double, ptr %.fca.1.gep.i1417, align 8, !noalias !3
  %.505.fca.2.load.i = load double, ptr %.fca.2.gep.i1418, align 8, !noalias !3
  %.505.fca.3.load.i = load double, ptr %.fca.3.gep.i1419, align 8, !noalias !3
  %.505.fca.4.load.i = load double, ptr %.fca.4.gep.i1420, align 8, !noalias !3
  %.505.fca.5.load.i = load double, ptr %.fca.5.gep.i1421, align 8, !noalias !3
  %.505.fca.6.load.i = load double, ptr %.fca.6.gep.i1422, align 8, !noalias !3
  %.505.fca.7.load.i = load double, ptr %.fca.7.gep.i1423, align 8, !noalias !3
  %.505.fca.8.load.i = load double, ptr %.fca.8.gep.i1424, align 8, !noalias !3
  %.505.fca.9.load.i = load double, ptr %.fca.9.gep.i1425, align 8, !noalias !3
  %.505.fca.10.load.i = load double, ptr %.fca.10.gep.i1426, align 8, !noalias !3
  %.505.fca.11.load.i = load double, ptr %.fca.11.gep.i1427, align 8, !noalias !3
  %.505.fca.12.load.i = load double, ptr %.fca.12.gep.i1428, align 8, !noalias !3
  %.505.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !3
  %.505.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !3
  %.505.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !3
  %.505.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !3
  %.505.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !3
  %.505.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !3
  %.505.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !3
  %.505.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !3
  %.505.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !3
  %.505.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !3
  %.505.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !3
  %.505.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !3
  %.505.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !3
  %.505.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !3
  %.505.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !3
  %.505.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !3
  %.505.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !3
  %.505.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !3
  %.505.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !3
  %.505.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !3
  %.505.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !3
  %.505.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !3
  %.505.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !3
  %.505.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !3
  %.505.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !3
  %.505.fca.38.load.i = load double, ptr %.fca.38.gep.i, align 8, !noalias !3
  %.505.fca.39.load.i = load double, ptr %.fca.39.gep.i, align 8, !noalias !3
  %.505.fca.40.load.i = load double, ptr %.fca.40.gep.i, align 8, !noalias !3
  %exitcond.not.i1430 = icmp eq i64 %.444.i, 41
  br i1 %exitcond.not.i1430, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE.exit, label %B38.if.i1429

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE.exit: ; preds = %B38.if.i1429
  call void @llvm.lifetime.end.p0(ptr nonnull %.500.i)
  %.522 = add nsw i64 %.281.fca.2.load.i, %.281.fca.1.load.i
  %.523 = add nsw i64 %.522, %.281.fca.3.load.i
  %.524 = add nsw i64 %.523, 1
  %.525 = mul nsw i64 %.281.fca.7.load.i, %.281.fca.5.load.i
  %.526 = add nsw i64 %.525, %.524
  %.527 = add nsw i64 %.281.fca.10.load.i, %.526
  %.528 = add nsw i64 %.527, %.281.fca.11.load.i
  %.568 = add nsw i64 %.281.fca.4.load.i, 11
  %.569 = add nsw i64 %.568, %.281.fca.0.load.i
  %.570 = add nsw i64 %.569, 18
  %.720 = getelementptr i64, ptr %arg.code_at, i64 %.281.fca.0.load.i
  %.790.idx = shl i64 %.281.fca.0.load.i, 4
  %.790 = getelementptr i8, ptr %arg.code_at, i64 %.790.idx
  %.860.idx = mul i64 %.281.fca.0.load.i, 24
  %.860 = getelementptr i8, ptr %arg.code_at, i64 %.860.idx
  %.930.idx = shl i64 %.281.fca.0.load.i, 5
  %.930 = getelementptr i8, ptr %arg.code_at, i64 %.930.idx
  %.1000.idx = mul i64 %.281.fca.0.load.i, 40
  %.1000 = getelementptr i8, ptr %arg.code_at, i64 %.1000.idx
  %.1070.idx = mul i64 %.281.fca.0.load.i, 48
  %.1070 = getelementptr i8, ptr %arg.code_at, i64 %.1070.idx
  %.1140.idx = mul i64 %.281.fca.0.load.i, 56
  %.1140 = getelementptr i8, ptr %arg.code_at, i64 %.1140.idx
  %.1261 = icmp slt i64 %.528, 1
  br i1 %.1261, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B10192.i, %B9716.i
  store double %issued.4.2.i, ptr %.3462, align 8, !noalias !7
  %.19301.i = getelementptr i8, ptr %.3462, i64 24
  store double %now.2.2.i, ptr %.19301.i, align 8, !noalias !7
  %.19334.i = getelementptr i8, ptr %.3462, i64 40
  %.19335.i = sitofp i64 %finished.5.2.i to double
  store double %.19335.i, ptr %.19334.i, align 8, !noalias !7
  %.4165 = trunc i64 %finished.5.2.i to i32
  store i32 %.4165, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1241.sroa.13.0 = phi i64 [ %.528, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1241.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1329 = sub i64 %.1241.sroa.13.0, %.1241.sroa.0.3
  %.1338 = tail call i64 @llvm.smax.i64(i64 %.1329, i64 0)
  %.1354 = getelementptr i64, ptr %arg.path_at, i64 %.1241.sroa.0.3
  br i1 %.1273, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE.exit
  %.1241.sroa.0.3 = phi i64 [ %.528, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE.exit ]
  %.1268 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1269 = select i1 %.1268, i64 %.528, i64 0
  %.1270 = add i64 %.1269, %.281.fca.1.load.i
  %.1273 = icmp slt i64 %.1270, 0
  br i1 %.1273, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1241.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1270, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1278.not = icmp slt i64 %.1270, %.528
  br i1 %.1278.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1411.sroa.13.0 = phi i64 [ %.528, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1411.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1499 = sub i64 %.1411.sroa.13.0, %.1411.sroa.0.3
  %.1508 = tail call i64 @llvm.smax.i64(i64 %.1499, i64 0)
  %.1524 = getelementptr i64, ptr %arg.path_at, i64 %.1411.sroa.0.3
  br i1 %.1443, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1411.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1270, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1278.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1411.sroa.0.3 = phi i64 [ %.528, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1411.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1438 = icmp slt i64 %.522, 0
  %.1439 = select i1 %.1438, i64 %.528, i64 0
  %.1440 = add i64 %.1439, %.522
  %.1443 = icmp slt i64 %.1440, 0
  br i1 %.1443, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1411.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1440, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1448.not = icmp slt i64 %.1440, %.528
  br i1 %.1448.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1581.sroa.13.0 = phi i64 [ %.528, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1581.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1669 = sub i64 %.1581.sroa.13.0, %.1581.sroa.0.3
  %.1678 = tail call i64 @llvm.smax.i64(i64 %.1669, i64 0)
  %.1694 = getelementptr i64, ptr %arg.path_at, i64 %.1581.sroa.0.3
  br i1 %.1613, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1581.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1440, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1448.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1581.sroa.0.3 = phi i64 [ %.528, %B0.endif.endif.endif.endi...if.4 ], [ %.1581.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1608 = icmp slt i64 %.523, -1
  %.1609 = select i1 %.1608, i64 %.528, i64 0
  %.1610 = add i64 %.1609, %.524
  %.1613 = icmp slt i64 %.1610, 0
  br i1 %.1613, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1581.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1610, %B0.endif.endif.endif.endi...endif.4 ]
  %.1618.not = icmp slt i64 %.1610, %.528
  br i1 %.1618.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.1751.sroa.13.0 = phi i64 [ %.528, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ], [ %.1751.sroa.13.1, %B0.endif.endif.endif.endi...endif.6.endif.endif ]
  %.1839 = sub i64 %.1751.sroa.13.0, %.1751.sroa.0.3
  %.1848 = tail call i64 @llvm.smax.i64(i64 %.1839, i64 0)
  %.1864 = getelementptr i64, ptr %arg.path_at, i64 %.1751.sroa.0.3
  %.2004 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.2074.idx = shl i64 %.281.fca.8.load.i, 4
  %.2074 = getelementptr i8, ptr %arg.sites_at, i64 %.2074.idx
  %.2144.idx = mul i64 %.281.fca.8.load.i, 24
  %.2144 = getelementptr i8, ptr %arg.sites_at, i64 %.2144.idx
  %.2214.idx = shl i64 %.281.fca.8.load.i, 5
  %.2214 = getelementptr i8, ptr %arg.sites_at, i64 %.2214.idx
  %.2284.idx = mul i64 %.281.fca.8.load.i, 40
  %.2284 = getelementptr i8, ptr %arg.sites_at, i64 %.2284.idx
  %.2354.idx = mul i64 %.281.fca.8.load.i, 48
  %.2354 = getelementptr i8, ptr %arg.sites_at, i64 %.2354.idx
  br i1 %.1783, label %B0.endif.endif.endif.endi...endif.8.endif.else.if, label %B0.endif.endif.endif.endi...endif.8.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1751.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1610, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1618.not, label %B0.endif.endif.endif.endi...endif.6.endif, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.endif:        ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1751.sroa.0.3 = phi i64 [ %.528, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1751.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1778 = icmp slt i64 %.526, 0
  %.1779 = select i1 %.1778, i64 %.528, i64 0
  %.1780 = add i64 %.1779, %.526
  %.1783 = icmp slt i64 %.1780, 0
  br i1 %.1783, label %B0.endif.endif.endif.endi...endif.6.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.6.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.6.endif.if, %B0.endif.endif.endif.endi...endif.6.endif
  %.1751.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.endif.if ], [ %.1780, %B0.endif.endif.endif.endi...endif.6.endif ]
  %.1788.not = icmp slt i64 %.1780, %.528
  br i1 %.1788.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.else.endif

B0.endif.endif.endif.endi...endif.8.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.2494.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.8.endif.else.if ], [ %.1780, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1788.not, label %B0.endif.endif.endif.endi...endif.9, label %B0.endif.endif.endif.endi...if.9, !prof !10

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  %.2494.sroa.0.3 = phi i64 [ %.528, %B0.endif.endif.endif.endi...if.9 ], [ %.2494.sroa.0.1, %B0.endif.endif.endif.endi...endif.8.endif.else.endif ]
  %.2521 = icmp slt i64 %.527, 0
  %.2522 = select i1 %.2521, i64 %.528, i64 0
  %.2523 = add i64 %.2522, %.527
  %.2526 = icmp slt i64 %.2523, 0
  %.2531.not = icmp slt i64 %.2523, %.528
  %.2607 = getelementptr i64, ptr %arg.path_at, i64 %.2494.sroa.0.3
  br i1 %.2526, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.9
  %.2664.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2523, %B0.endif.endif.endif.endi...endif.9 ]
  br i1 %.2531.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif.if

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2664.sroa.0.3 = phi i64 [ %.528, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2664.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2752 = sub i64 %.528, %.2664.sroa.0.3
  %.2761 = tail call i64 @llvm.smax.i64(i64 %.2752, i64 0)
  %.2777 = getelementptr i64, ptr %arg.path_at, i64 %.2664.sroa.0.3
  %.2857 = icmp slt i64 %.569, -17
  br i1 %.2857, label %B0.endif.endif.endif.endi...else.1.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2837.sroa.13.0 = phi i64 [ %.570, %B0.endif.endif.endif.endi...if.14 ], [ %.2837.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2925 = sub i64 %.2837.sroa.13.0, %.2837.sroa.0.3
  %.2934 = tail call i64 @llvm.smax.i64(i64 %.2925, i64 0)
  %.2950 = getelementptr double, ptr %arg.results_at, i64 %.2837.sroa.0.3
  br i1 %.2869, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2837.sroa.0.3 = phi i64 [ %.570, %B0.endif.endif.endif.endi...else.1.endif.if ], [ 0, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ]
  %.2864 = icmp slt i64 %.281.fca.4.load.i, 0
  %.2865 = select i1 %.2864, i64 %.570, i64 0
  %.2866 = add i64 %.2865, %.281.fca.4.load.i
  %.2869 = icmp slt i64 %.2866, 0
  br i1 %.2869, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2837.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2866, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2874.not = icmp slt i64 %.2866, %.570
  br i1 %.2874.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16, %B0.endif.endif.endif.endi...endif.16.if
  %.3007.sroa.13.0 = phi i64 [ %.570, %B0.endif.endif.endif.endi...endif.16.if ], [ %.3007.sroa.13.1, %B0.endif.endif.endif.endi...endif.16 ]
  %.3095 = sub i64 %.3007.sroa.13.0, %.3007.sroa.0.3
  %.3104 = tail call i64 @llvm.smax.i64(i64 %.3095, i64 0)
  %.3120 = getelementptr double, ptr %arg.results_at, i64 %.3007.sroa.0.3
  br i1 %.3039, label %B0.endif.endif.endif.endi...endif.13.endif.else.if, label %B0.endif.endif.endif.endi...endif.13.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.3007.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2866, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2874.not, label %B0.endif.endif.endif.endi...endif.13.else.endif.endif, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.13.else.endif.endif

B0.endif.endif.endif.endi...endif.13.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.3007.sroa.0.3 = phi i64 [ %.570, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.3007.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.3034 = icmp slt i64 %.281.fca.4.load.i, -11
  %.3035 = select i1 %.3034, i64 %.570, i64 0
  %.3036 = add i64 %.3035, %.568
  %.3039 = icmp slt i64 %.3036, 0
  br i1 %.3039, label %B0.endif.endif.endif.endi...if.16, label %B0.endif.endif.endif.endi...endif.16, !prof !6

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  %.3007.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.16 ], [ %.3036, %B0.endif.endif.endif.endi...endif.13.else.endif.endif ]
  %.3044.not = icmp slt i64 %.3036, %.570
  br i1 %.3044.not, label %B0.endif.endif.endif.endi...endif.13.endif, label %B0.endif.endif.endif.endi...endif.16.if, !prof !10

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.13.endif

B0.endif.endif.endif.endi...endif.13.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif, %B0.endif.endif.endif.endi...endif.18.endif.if
  %.3178.sroa.13.0 = phi i64 [ %.570, %B0.endif.endif.endif.endi...endif.18.endif.if ], [ %.3178.sroa.13.1, %B0.endif.endif.endif.endi...endif.18.endif ]
  %.3266 = sub i64 %.3178.sroa.13.0, %.3178.sroa.0.3
  %.3275 = tail call i64 @llvm.smax.i64(i64 %.3266, i64 0)
  %.3291 = getelementptr double, ptr %arg.results_at, i64 %.3178.sroa.0.3
  br i1 %.3210, label %B0.endif.endif.endif.endi...if.20, label %B0.endif.endif.endif.endi...endif.20, !prof !6

B0.endif.endif.endif.endi...endif.13.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.13.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.else.endif

B0.endif.endif.endif.endi...endif.13.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.if, %B0.endif.endif.endif.endi...endif.13.endif
  %.3178.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.endif.else.if ], [ %.3036, %B0.endif.endif.endif.endi...endif.13.endif ]
  br i1 %.3044.not, label %B0.endif.endif.endif.endi...endif.18, label %B0.endif.endif.endif.endi...if.18, !prof !10

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  %.3178.sroa.0.3 = phi i64 [ %.570, %B0.endif.endif.endif.endi...if.18 ], [ %.3178.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.endif.else.endif ]
  %.3205 = icmp slt i64 %.569, 0
  %.3206 = select i1 %.3205, i64 %.570, i64 0
  %.3207 = add i64 %.3206, %.569
  %.3210 = icmp slt i64 %.3207, 0
  br i1 %.3210, label %B0.endif.endif.endif.endi...endif.18.if, label %B0.endif.endif.endif.endi...endif.18.endif, !prof !6

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif

B0.endif.endif.endif.endi...endif.18.endif:       ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3178.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3207, %B0.endif.endif.endif.endi...endif.18 ]
  %.3215.not = icmp slt i64 %.3207, %.570
  br i1 %.3215.not, label %B0.endif.endif.endif.endi...endif.13.endif.endif, label %B0.endif.endif.endif.endi...endif.18.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.18.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.18.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.endif

B0.endif.endif.endif.endi...if.20:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20

B0.endif.endif.endif.endi...endif.20:             ; preds = %B0.endif.endif.endif.endi...if.20, %B0.endif.endif.endif.endi...endif.13.endif.endif
  %.3349.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.20 ], [ %.3207, %B0.endif.endif.endif.endi...endif.13.endif.endif ]
  br i1 %.3215.not, label %B0.endif.endif.endif.endi...endif.20.endif.endif.if, label %B0.endif.endif.endif.endi...endif.20.if, !prof !10

B0.endif.endif.endif.endi...endif.20.if:          ; preds = %B0.endif.endif.endif.endi...endif.20
  br label %B0.endif.endif.endif.endi...endif.20.endif.endif.if

B0.endif.endif.endif.endi...endif.20.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.20.if, %B0.endif.endif.endif.endi...endif.20
  %.3349.sroa.0.3 = phi i64 [ %.570, %B0.endif.endif.endif.endi...endif.20.if ], [ %.3349.sroa.0.1, %B0.endif.endif.endif.endi...endif.20 ]
  %.3462 = getelementptr double, ptr %arg.results_at, i64 %.3349.sroa.0.3
  %.562.i = mul i64 %.281.fca.7.load.i, %.281.fca.6.load.i
  %.590.i = add nsw i64 %.281.fca.10.load.i, %.281.fca.8.load.i
  %spec.select10813.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.732.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select10813.i
  %.5.i.i9509.i = fptosi double %.505.fca.30.load.i to i64
  %.203.0.i.i = ashr i64 %.5.i.i9509.i, 4
  %.13.i.i9510.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.203.0.i.i, i64 1)
  %.264.i.i = shl nuw nsw i64 %.13.i.i9510.i, 4
  %.87.i.i.i = or disjoint i64 %.264.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1816.i:                                          ; preds = %B1816.i.outer, %B10195.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B10195.i ], [ %dispatched.3.1.i.ph, %B1816.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B10195.i ], [ %next_block.2.1.i.ph, %B1816.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B10195.i ], [ %waiting_slots.3.1.i.ph, %B1816.i.outer ]
  %.4707.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4736.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond9197.i = select i1 %.4707.i, i1 %.4736.i, i1 false
  br i1 %or.cond9197.i, label %B1844.i.preheader, label %B2532.i

B1844.i.preheader:                                ; preds = %B1816.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1844.i

B1844.i:                                          ; preds = %B1844.i.preheader, %B2518.i
  %dispatched.2.3.i = phi double [ %.4891.i, %B2518.i ], [ %dispatched.3.1.i, %B1844.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6456.i, %B2518.i ], [ %next_block.2.1.i, %B1844.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6466.i, %B2518.i ], [ %waiting_slots.3.1.i, %B1844.i.preheader ]
  %.4784.i = load i64, ptr %.226.i10076.i, align 8, !noalias !7
  %.4785.i = icmp sgt i64 %.4784.i, -1
  br i1 %.4785.i, label %B1872.i, label %B1906.i

B1872.i:                                          ; preds = %B1844.i, %B1872.i
  %slot.4.4.i = phi i64 [ %.4788.i, %B1872.i ], [ 0, %B1844.i ]
  %.4788.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4821.i = getelementptr i64, ptr %.226.i10076.i, i64 %.4788.i
  %.4822.i = load i64, ptr %.4821.i, align 8, !noalias !7
  %.4823.i = icmp sgt i64 %.4822.i, -1
  br i1 %.4823.i, label %B1872.i, label %B1906.i

B1906.i:                                          ; preds = %B1872.i, %B1844.i
  %slot.5.5.i = phi i64 [ 0, %B1844.i ], [ %.4788.i, %B1872.i ]
  %.4856.i = getelementptr double, ptr %.226.i10148.i, i64 %slot.5.5.i
  %.4857.i = load double, ptr %.4856.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4857.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4857.i, double %dispatched.2.3.i
  %.4891.i = fadd double %.505.fca.0.load.i, %.13.i.i
  %.4924.i = getelementptr double, ptr %.226.i10220.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4924.i, align 8, !noalias !7
  %.4928.i = fadd double %.505.fca.1.load.i, %.13.i.i
  %.4962.i = getelementptr i64, ptr %.226.i10076.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.4962.i, align 8, !noalias !7
  %.4993.i = getelementptr i64, ptr %.226.i10112.i, i64 %slot.5.5.i
  store i64 0, ptr %.4993.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4856.i, align 8, !noalias !7
  br i1 %.510610890.not.i, label %B2472.i, label %B2060.if.lr.ph.i

B2060.if.lr.ph.i:                                 ; preds = %B1906.i
  %.5146.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.5223.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5225.not.not10931.i = and i1 %.5224.i, %.5223.i
  %.5653.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge10923.i = select i1 %.5212.i, i1 true, i1 %.5225.not.not10931.i, !prof !6
  br label %B2060.if.i

B2060.loopexit.i:                                 ; preds = %.6396.endif.preheader.i, %.6092.endif.endif.i
  %exitcond10992.not.i = icmp eq i64 %.281.fca.7.load.i, %.5119.i
  br i1 %exitcond10992.not.i, label %B2472.i, label %B2060.if.i

B2472.i:                                          ; preds = %B2060.loopexit.i, %B1906.i
  %.6456.i = add i64 %next_block.5.3.i, 1
  %.6466.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i10579.i, label %.6728.if.i, label %.6728.endif.i, !prof !11

B2518.i:                                          ; preds = %.6728.if.i
  %exitcond1595.not = icmp eq i64 %.6456.i, %.281.fca.4.load.i
  br i1 %exitcond1595.not, label %B2532.i, label %B1844.i

B2532.i:                                          ; preds = %.6728.if.i, %B2518.i, %B1816.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1816.i ], [ %.4891.i, %B2518.i ], [ %.4891.i, %.6728.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1816.i ], [ %.6456.i, %.6728.if.i ], [ %.281.fca.4.load.i, %B2518.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1816.i ], [ 0, %.6728.if.i ], [ %.6466.i, %B2518.i ]
  br label %B2590.if.i

B2610.i:                                          ; preds = %B2590.if.i
  %4 = getelementptr double, ptr %.226.i10364.i, i64 %.6858.010895.i
  %.7019.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i10471.i, i64 %.6858.010895.i
  %.7050.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i98981107411078.i, %.6858.010895.i
  %6 = add nuw i64 %.91.i.i, 3
  %.115.i.i = lshr i64 %6, 2
  %.92.inv.i.i = icmp slt i64 %.91.i.i, 1
  %.136253.not264.i.i = icmp eq i64 %.115.i.i, 0
  %.136253.not.i.i = select i1 %.92.inv.i.i, i1 true, i1 %.136253.not264.i.i
  br i1 %.136253.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B88.if.i.i

B138.i.i:                                         ; preds = %B88.if.i.i
  %.241.i.i = fcmp oeq double %.13.i252.i.i, 1.000000e+300
  br i1 %.241.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B178.i.i

B178.i.i:                                         ; preds = %B138.i.i
  %.12.i.i.i = fcmp ogt double %.7019.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.7019.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.7050.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i9896.i, i64 %.7050.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !12
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i9932.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !12
  %.613.i.i = getelementptr i64, ptr %.226.i9932.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !12
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2610.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2610.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6858.010895.i, %B2610.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2610.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i9896.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !12
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6858.010895.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i9896.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !12
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2610.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.7050.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2610.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2610.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i10506.i, i64 %.6858.010895.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i10542.i, i64 %.6858.010895.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %255, align 8, !noalias !7
  br label %B2700.i

B2700.i:                                          ; preds = %B2590.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i10506.i, i64 %.6858.010895.i
  %.7218.i = load i64, ptr %12, align 8, !noalias !7
  %.7219.i = icmp sgt i64 %.7218.i, -1
  br i1 %.7219.i, label %B2724.i, label %B2768.i

B2724.i:                                          ; preds = %B2700.i
  %13 = getelementptr double, ptr %.226.i10542.i, i64 %.6858.010895.i
  %.7259.i = load double, ptr %13, align 8, !noalias !7
  %.7261.i = fcmp olt double %.7259.i, %best.2.210898.i
  br i1 %.7261.i, label %B2748.i, label %B2768.i

B2748.i:                                          ; preds = %B2724.i
  br label %B2768.i

B2768.i:                                          ; preds = %B2748.i, %B2724.i, %B2700.i
  %best.3.3.i = phi double [ %.7259.i, %B2748.i ], [ %best.2.210898.i, %B2724.i ], [ %best.2.210898.i, %B2700.i ]
  %scheduler.3.3.i = phi i64 [ %.6858.010895.i, %B2748.i ], [ %scheduler.2.210899.i, %B2724.i ], [ %scheduler.2.210899.i, %B2700.i ]
  %exitcond10994.not.i = icmp eq i64 %.6927.i, 4
  br i1 %exitcond10994.not.i, label %B2770.i, label %B2590.if.i

B2770.i:                                          ; preds = %B2768.i
  %.7322.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7322.i, label %B9716.i.loopexit, label %B2786.i

B2786.i:                                          ; preds = %B2770.i
  %.7712.i = getelementptr i64, ptr %.226.i10506.i, i64 %scheduler.3.3.i
  %.7713.i = load i64, ptr %.7712.i, align 8, !noalias !7
  %.7746.i = getelementptr i64, ptr %.226.i10578.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7746.i, align 8, !noalias !7
  %.7768.i = icmp slt i64 %.7713.i, 0
  %.7769.i = select i1 %.7768.i, i64 %.210.i9577.i, i64 0
  %14 = getelementptr i64, ptr %.226.i9575.i, i64 %.7713.i
  %.7783.i = getelementptr i64, ptr %14, i64 %.7769.i
  %.7784.i = load i64, ptr %.7783.i, align 8, !noalias !7
  %.7802.i = icmp slt i64 %.7784.i, 0
  %.7803.i = select i1 %.7802.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7784.i
  %.7817.i = getelementptr i64, ptr %15, i64 %.7803.i
  %.7818.i = load i64, ptr %.7817.i, align 8, !noalias !7
  %.7837.i = select i1 %.7768.i, i64 %.210.i9970.i, i64 0
  %16 = getelementptr double, ptr %.226.i9968.i, i64 %.7713.i
  %.7851.i = getelementptr double, ptr %16, i64 %.7837.i
  %.7852.i = load double, ptr %.7851.i, align 8, !noalias !7
  %.7868.i = select i1 %.7768.i, i64 %.210.i98981107411078.i, i64 0
  %17 = getelementptr double, ptr %.226.i9896.i, i64 %.7713.i
  %.7882.i = getelementptr double, ptr %17, i64 %.7868.i
  %.7883.i = load double, ptr %.7882.i, align 8, !noalias !7
  %.12.i9207.i = fcmp olt double %best.3.3.i, %.7883.i
  %.13.i9208.i = select i1 %.12.i9207.i, double %best.3.3.i, double %.7883.i
  %.12.i9209.i = fcmp ogt double %.13.i9208.i, %.7852.i
  %.13.i9210.i = select i1 %.12.i9209.i, double %.13.i9208.i, double %.7852.i
  %.7959.i = select i1 %.7768.i, i64 %.210.i10006.i, i64 0
  %18 = getelementptr i64, ptr %.226.i10004.i, i64 %.7713.i
  %.7973.i = getelementptr i64, ptr %18, i64 %.7959.i
  %.7974.i = load i64, ptr %.7973.i, align 8, !noalias !7
  %.7988.i = icmp slt i64 %.7974.i, 0
  %.7989.i = select i1 %.7988.i, i64 %.3104, i64 0
  %19 = getelementptr double, ptr %.3120, i64 %.7974.i
  %.8003.i = getelementptr double, ptr %19, i64 %.7989.i
  %.8004.i = load double, ptr %.8003.i, align 8, !noalias !7
  %.8037.i = fsub double %.13.i9210.i, %.7852.i
  %.8038.i = fadd double %.8004.i, %.8037.i
  store double %.8038.i, ptr %.8003.i, align 8, !noalias !7
  %.8084.i = select i1 %.7802.i, i64 %.3275, i64 0
  %20 = getelementptr double, ptr %.3291, i64 %.7784.i
  %.8098.i = getelementptr double, ptr %20, i64 %.8084.i
  %.8099.i = load double, ptr %.8098.i, align 8, !noalias !7
  %.8130.i = load double, ptr %.7851.i, align 8, !noalias !7
  %.8132.i = fsub double %.13.i9210.i, %.8130.i
  %.8133.i = fadd double %.8099.i, %.8132.i
  store double %.8133.i, ptr %.8098.i, align 8, !noalias !7
  %.8170.i = fcmp ogt double %best.3.3.i, %.13.i9210.i
  %.8174.i = fsub double %best.3.3.i, %.13.i9210.i
  br i1 %.8170.i, label %B3060.i, label %B2786.B3164_crit_edge.i

B2786.B3164_crit_edge.i:                          ; preds = %B2786.i
  %.pre11031.i = select i1 %.7768.i, i64 %.210.i10437.i, i64 0
  br label %B3164.i

B3060.i:                                          ; preds = %B2786.i
  %.8204.i = getelementptr double, ptr %.226.i10399.i, i64 %scheduler.3.3.i
  %.8205.i = load double, ptr %.8204.i, align 8, !noalias !7
  %.8221.i = select i1 %.7768.i, i64 %.210.i10437.i, i64 0
  %21 = getelementptr double, ptr %.226.i10435.i, i64 %.7713.i
  %.8235.i = getelementptr double, ptr %21, i64 %.8221.i
  %.8236.i = load double, ptr %.8235.i, align 8, !noalias !7
  %.8237.i = fsub double %.8205.i, %.8236.i
  %.8241.i = fmul double %.8174.i, %.8237.i
  %.8272.i = load double, ptr %.7851.i, align 8, !noalias !7
  %.8274.i = fsub double %best.3.3.i, %.8272.i
  %.8278.i = fdiv double %.8241.i, %.8274.i
  %.12.i9211.i = fcmp olt double %.8278.i, %.8174.i
  %.13.i9212.i = select i1 %.12.i9211.i, double %.8278.i, double %.8174.i
  br label %B3164.i

B3164.i:                                          ; preds = %B3060.i, %B2786.B3164_crit_edge.i
  %.8520.pre-phi.i = phi i64 [ %.pre11031.i, %B2786.B3164_crit_edge.i ], [ %.8221.i, %B3060.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2786.B3164_crit_edge.i ], [ %.13.i9212.i, %B3060.i ]
  %.8339.i = load double, ptr %.8338.i, align 8, !noalias !7
  %.8341.i = fadd double %held.2.2.i, %.8339.i
  store double %.8341.i, ptr %.8338.i, align 8, !noalias !7
  %.8401.i = load double, ptr %.8400.i, align 8, !noalias !7
  %.8408.i = fsub double %.8174.i, %held.2.2.i
  %.8411.i = fadd double %.8408.i, %.8401.i
  store double %.8411.i, ptr %.8400.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7851.i, align 8, !noalias !7
  %.8503.i = getelementptr double, ptr %.226.i10399.i, i64 %scheduler.3.3.i
  %.8504.i = load double, ptr %.8503.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i10435.i, i64 %.7713.i
  %.8534.i = getelementptr double, ptr %22, i64 %.8520.pre-phi.i
  store double %.8504.i, ptr %.8534.i, align 8, !noalias !7
  %23 = getelementptr i64, ptr %.930, i64 %.7784.i
  %.8580.i = getelementptr i64, ptr %23, i64 %.7803.i
  %.8581.i = load i64, ptr %.8580.i, align 8, !noalias !7
  %.8586.not.i = icmp eq i64 %.8581.i, 0
  br i1 %.8586.not.i, label %B3554.i, label %B3410.preheader.i

B3410.preheader.i:                                ; preds = %B3164.i
  %.8757.i = mul nsw i64 %.7713.i, 6
  br label %B3410.if.i

B3430.i:                                          ; preds = %B3410.if.i
  %.8759.i = add nsw i64 %.8627.010900.i, %.8757.i
  %.8773.i = icmp slt i64 %.8759.i, 0
  %.8774.i = select i1 %.8773.i, i64 %.210.i9718.i, i64 0
  %24 = getelementptr double, ptr %.226.i9716.i, i64 %.8759.i
  %.8788.i = getelementptr double, ptr %24, i64 %.8774.i
  %.8789.i = load double, ptr %.8788.i, align 8, !noalias !7
  %.8791.i = fcmp ogt double %.8789.i, %need.3.310902.i
  br i1 %.8791.i, label %B3476.i, label %B3552.i

B3476.i:                                          ; preds = %B3430.i
  %.8851.i = select i1 %.8773.i, i64 %.210.i9754.i, i64 0
  %25 = getelementptr i64, ptr %.226.i9752.i, i64 %.8759.i
  %.8865.i = getelementptr i64, ptr %25, i64 %.8851.i
  %.8866.i = load i64, ptr %.8865.i, align 8, !noalias !7
  br label %B3552.i

B3552.i:                                          ; preds = %B3410.if.i, %B3476.i, %B3430.i
  %need.4.4.i = phi double [ %.8789.i, %B3476.i ], [ %need.3.310902.i, %B3430.i ], [ %need.3.310902.i, %B3410.if.i ]
  %why.6.4.i = phi i64 [ %.8866.i, %B3476.i ], [ %why.5.310903.i, %B3430.i ], [ %why.5.310903.i, %B3410.if.i ]
  %exitcond10995.not.i = icmp eq i64 %.8702.i, 6
  br i1 %exitcond10995.not.i, label %B3554.i, label %B3410.if.i

B3554.i:                                          ; preds = %B3552.i, %B3164.i
  %need.5.2.i = phi double [ %best.3.3.i, %B3164.i ], [ %need.4.4.i, %B3552.i ]
  %why.4.2.i = phi i64 [ 2, %B3164.i ], [ %why.6.4.i, %B3552.i ]
  %.8906.i = icmp eq i64 %.7818.i, 15
  br i1 %.8906.i, label %B3586.i, label %B3762.i

B3586.i:                                          ; preds = %B3554.i
  %.8929.i = select i1 %.7768.i, i64 %.210.i9682.i, i64 0
  %26 = getelementptr i64, ptr %.226.i9680.i, i64 %.7713.i
  %.8943.i = getelementptr i64, ptr %26, i64 %.8929.i
  %.8944.i = load i64, ptr %.8943.i, align 8, !noalias !7
  %27 = getelementptr i64, ptr %.1070, i64 %.7784.i
  %.8974.i = getelementptr i64, ptr %27, i64 %.7803.i
  %.8975.i = load i64, ptr %.8974.i, align 8, !noalias !7
  %.8976.i = icmp sgt i64 %.8944.i, %.8975.i
  br i1 %.8976.i, label %B3622.i, label %B3762.i

B3622.i:                                          ; preds = %B3586.i
  %28 = xor i64 %.8975.i, -1
  %.9051.i = add i64 %.8944.i, %28
  %.9062.0.i = and i64 %.9051.i, 15
  %.9107.i = select i1 %.7768.i, i64 %.210.i9646.i, i64 0
  %.idx.i = shl i64 %.7713.i, 7
  %29 = getelementptr i8, ptr %.226.i9644.i, i64 %.idx.i
  %30 = getelementptr double, ptr %29, i64 %.9062.0.i
  %.9121.i = getelementptr double, ptr %30, i64 %.9107.i
  %.9122.i = load double, ptr %.9121.i, align 8, !noalias !7
  %.9128.i = fcmp ogt double %.9122.i, %need.5.2.i
  br i1 %.9128.i, label %B3724.i, label %B3762.i

B3724.i:                                          ; preds = %B3622.i
  br label %B3762.i

B3762.i:                                          ; preds = %B3724.i, %B3622.i, %B3586.i, %B3554.i
  %need.6.2.i = phi double [ %.9122.i, %B3724.i ], [ %need.5.2.i, %B3622.i ], [ %need.5.2.i, %B3586.i ], [ %need.5.2.i, %B3554.i ]
  %why.3.2.i = phi i64 [ 2, %B3724.i ], [ %why.4.2.i, %B3622.i ], [ %why.4.2.i, %B3586.i ], [ %why.4.2.i, %B3554.i ]
  %.9147.i = fadd double %best.3.3.i, 1.000000e-09
  %.9149.i = fcmp ogt double %need.6.2.i, %.9147.i
  br i1 %.9149.i, label %B10195.i, label %B3804.i

B3804.i:                                          ; preds = %B3762.i
  %.9235.i = icmp slt i64 %.7818.i, 5
  br i1 %.9235.i, label %B3836.i, label %B3966.i

B3836.i:                                          ; preds = %B3804.i
  %.9238.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9240.i = add nsw i64 %.7818.i, %.9238.i
  %.9254.i = icmp slt i64 %.9240.i, 0
  %.9255.i = select i1 %.9254.i, i64 %.210.i10330.i, i64 0
  %31 = getelementptr double, ptr %.226.i10328.i, i64 %.9240.i
  %.9269.i = getelementptr double, ptr %31, i64 %.9255.i
  %.9270.i = load double, ptr %.9269.i, align 8, !noalias !7
  %.9273.i = fcmp ogt double %.9270.i, %.9147.i
  br i1 %.9273.i, label %B10195.i, label %B3966.i

B3966.i:                                          ; preds = %B3836.i, %B3804.i
  switch i64 %.7818.i, label %B8.i.i.preheader [
    i64 13, label %B4074.i
    i64 8, label %B4074.i
    i64 7, label %B4074.i
    i64 6, label %B4074.i
  ]

B4074.i:                                          ; preds = %B3966.i, %B3966.i, %B3966.i, %B3966.i
  %.9448.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9478.i = getelementptr i64, ptr %.226.i10686.i, i64 %scheduler.3.3.i
  %.9479.i = load i64, ptr %.9478.i, align 8, !noalias !7
  %.9480.i = add nsw i64 %.9479.i, %.9448.i
  %.9494.i = icmp slt i64 %.9480.i, 0
  %.9495.i = select i1 %.9494.i, i64 %.210.i10652.i, i64 0
  %32 = getelementptr double, ptr %.226.i10650.i, i64 %.9480.i
  %.9509.i = getelementptr double, ptr %32, i64 %.9495.i
  %.9510.i = load double, ptr %.9509.i, align 8, !noalias !7
  %.9513.i = fcmp ogt double %.9510.i, %.9147.i
  br i1 %.9513.i, label %B10195.i, label %B8.i.i.preheader

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
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7818.i
  br i1 %.96.i.i, label %B4264.i, label %B8.i.i

B4264.i:                                          ; preds = %B8.if.i.i
  %.9704.i = mul nsw i64 %scheduler.3.3.i, %.5.i10699.i
  %.9734.i = getelementptr i64, ptr %.226.i10759.i, i64 %scheduler.3.3.i
  %.9735.i = load i64, ptr %.9734.i, align 8, !noalias !7
  %.9736.i = add nsw i64 %.9735.i, %.9704.i
  %.9750.i = icmp slt i64 %.9736.i, 0
  %.9751.i = select i1 %.9750.i, i64 %.210.i10725.i, i64 0
  %33 = getelementptr double, ptr %.226.i10723.i, i64 %.9736.i
  %.9765.i = getelementptr double, ptr %33, i64 %.9751.i
  %.9766.i = load double, ptr %.9765.i, align 8, !noalias !7
  %.9769.i = fcmp ogt double %.9766.i, %.9147.i
  br i1 %.9769.i, label %B10195.i, label %B4398.i

B4398.i.loopexit:                                 ; preds = %B8.i.i
  %.9434.i.le196 = icmp eq i64 %.7818.i, 13
  br label %B4398.i

B4398.i:                                          ; preds = %B4264.i, %B4398.i.loopexit
  %.9434.i170 = phi i1 [ %.9434.i.le196, %B4398.i.loopexit ], [ false, %B4264.i ]
  %.7783.i351 = getelementptr i64, ptr %14, i64 %.7769.i
  %.8503.i357 = getelementptr double, ptr %.226.i10399.i, i64 %scheduler.3.3.i
  %"$phi4036.0.2.3.i172.in" = add i64 %.7818.i, -6
  %"$phi4036.0.2.3.i172" = icmp ult i64 %"$phi4036.0.2.3.i172.in", 3
  %.9400.i174 = icmp slt i64 %.7818.i, 9
  %.9383.i176 = icmp sgt i64 %.7818.i, 5
  %.9952.i = load double, ptr %.3120, align 8, !noalias !7
  %.9953.i = fadd double %.9952.i, 1.000000e+00
  store double %.9953.i, ptr %.3120, align 8, !noalias !7
  %.9985.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9992.i = shl nuw nsw i64 %.9985.i, 1
  %.9994.not.i = icmp sge i64 %.9992.i, %arg.limit
  %.10000.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond9198.i = select i1 %.9994.not.i, i1 %.10000.i, i1 false
  br i1 %or.cond9198.i, label %B4494.i, label %B4558.i

B4494.i:                                          ; preds = %B4398.i
  %.10037.i = uitofp nneg i64 %.9985.i to double
  store double %.10037.i, ptr %.10036.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.10068.i, align 8, !noalias !7
  br label %B4558.i

B4558.i:                                          ; preds = %B4494.i, %B4398.i
  %half.4.2.i = phi i64 [ %.9985.i, %B4494.i ], [ %half.2.1.i.ph, %B4398.i ]
  %.10074.i = fadd double %best.3.3.i, 1.000000e+00
  %34 = getelementptr i64, ptr %.1140, i64 %.7784.i
  %.10104.i = getelementptr i64, ptr %34, i64 %.7803.i
  %.10105.i = load i64, ptr %.10104.i, align 8, !noalias !7
  %.10106.i = sitofp i64 %.10105.i to double
  %.10107.i = fadd double %.10074.i, %.10106.i
  %.10137.i = getelementptr double, ptr %.226.i10364.i, i64 %scheduler.3.3.i
  store double %.10107.i, ptr %.10137.i, align 8, !noalias !7
  %.10169.i = load double, ptr %.8503.i357, align 8, !noalias !7
  %.10200.i = load i64, ptr %.10104.i, align 8, !noalias !7
  %.10201.i = sitofp i64 %.10200.i to double
  %.10202.i = fadd double %.10169.i, %.10201.i
  store double %.10202.i, ptr %.8503.i357, align 8, !noalias !7
  %.10264.i = getelementptr i64, ptr %.226.i10471.i, i64 %scheduler.3.3.i
  store i64 %.7713.i, ptr %.10264.i, align 8, !noalias !7
  br i1 %.10268.i, label %B4668.i, label %B4690.i

B4668.i:                                          ; preds = %B4558.i
  %.10272.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.10274.i = add nsw i64 %.10272.i, %.9985.i
  %.10290.i = select i1 %.7768.i, i64 %.210.i9934.i, i64 0
  %35 = getelementptr i64, ptr %.226.i9932.i, i64 %.7713.i
  %.10304.i = getelementptr i64, ptr %35, i64 %.10290.i
  store i64 %.10274.i, ptr %.10304.i, align 8, !noalias !7
  br label %B4690.i

B4690.i:                                          ; preds = %B4668.i, %B4558.i
  br i1 %.9235.i, label %B4722.i, label %B4772.i

B4722.i:                                          ; preds = %B4690.i
  %36 = getelementptr double, ptr %arg.cost_at, i64 %.7784.i
  %.10339.i = getelementptr double, ptr %36, i64 %.7803.i
  %.10340.i = load double, ptr %.10339.i, align 8, !noalias !7
  %.10342.i = fadd double %best.3.3.i, %.10340.i
  %.10344.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.10346.i = add nsw i64 %.7818.i, %.10344.i
  %.10360.i = icmp slt i64 %.10346.i, 0
  %.10361.i = select i1 %.10360.i, i64 %.210.i10330.i, i64 0
  %37 = getelementptr double, ptr %.226.i10328.i, i64 %.10346.i
  %.10375.i = getelementptr double, ptr %37, i64 %.10361.i
  store double %.10342.i, ptr %.10375.i, align 8, !noalias !7
  br label %B4772.i

B4772.i:                                          ; preds = %B4722.i, %B4690.i
  %.10404.i = icmp ne i64 %.7713.i, -9223372036854775808
  %.10406.not.i = or i1 %.10405.i, %.10404.i
  %or.cond10924.i = and i1 %.10393.i, %.10406.not.i
  br i1 %or.cond10924.i, label %B4772.else.if.i, label %B4772.endif.i, !prof !15

B4950.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %38 = getelementptr i64, ptr %.1000, i64 %.7784.i
  %.10654.i = getelementptr i64, ptr %38, i64 %.7803.i
  %.10655.i = load i64, ptr %.10654.i, align 8, !noalias !7
  %.10656.i = icmp sgt i64 %.10655.i, -1
  br i1 %.10656.i, label %B4974.i, label %B5520.i

B4974.i:                                          ; preds = %B4950.i
  %.10717.i = getelementptr i64, ptr %.2607, i64 %.10655.i
  %.10718.i = load i64, ptr %.10717.i, align 8, !noalias !7
  %.10719.i = icmp sgt i64 %.10718.i, -1
  br i1 %.10719.i, label %B5010.i, label %B5490.i

B5010.i:                                          ; preds = %B4974.i
  %.10725.i = mul nsw i64 %.7713.i, %.590.i
  %.10727.i = add nsw i64 %.10725.i, %.281.fca.8.load.i
  %.10759.i = add nsw i64 %.10727.i, %.10655.i
  %.10773.i = icmp slt i64 %.10759.i, 0
  %.10774.i = select i1 %.10773.i, i64 %.210.i10042.i, i64 0
  %39 = getelementptr i64, ptr %.226.i10040.i, i64 %.10759.i
  %.10788.i = getelementptr i64, ptr %39, i64 %.10774.i
  %.10789.i = load i64, ptr %.10788.i, align 8, !noalias !7
  %.10852.i = add nsw i64 %.10718.i, %.10615.i
  %.10866.i = icmp slt i64 %.10852.i, 0
  %.10867.i = select i1 %.10866.i, i64 %.2761, i64 0
  %40 = getelementptr i64, ptr %.2777, i64 %.10852.i
  %.10881.i = getelementptr i64, ptr %40, i64 %.10867.i
  %.10882.i = load i64, ptr %.10881.i, align 8, !noalias !7
  %.10883.not.i = icmp slt i64 %.10789.i, %.10882.i
  %.10887.i = add nsw i64 %.10789.i, 1
  store i64 %.10887.i, ptr %.10788.i, align 8, !noalias !7
  br i1 %.10883.not.i, label %B5452.i, label %B8132.i

B5158.i:                                          ; preds = %B4772.endif.endif.endif.endif.i
  %or.cond9199.i = or i1 %.9400.i174, %.9434.i170
  %or.cond.i = and i1 %.9383.i176, %or.cond9199.i
  br i1 %or.cond.i, label %B5260.i, label %B7386.i

B5260.i:                                          ; preds = %B5158.i
  %41 = getelementptr i64, ptr %.1000, i64 %.7784.i
  %.11010.i = getelementptr i64, ptr %41, i64 %.7803.i
  %.11011.i = load i64, ptr %.11010.i, align 8, !noalias !7
  %.11012.i = icmp sgt i64 %.11011.i, -1
  br i1 %.11012.i, label %B5284.i, label %B7966.i

B5284.i:                                          ; preds = %B5260.i
  %.11078.i = getelementptr i64, ptr %.2354, i64 %.11011.i
  %.11079.i = load i64, ptr %.11078.i, align 8, !noalias !7
  %.11080.i = icmp sgt i64 %.11079.i, -1
  %.11084.i = mul nsw i64 %.7713.i, %.590.i
  %.11116.i = add nsw i64 %.11011.i, %.11084.i
  br i1 %.11080.i, label %B5410.i, label %B6224.i

B5410.i:                                          ; preds = %B5284.i
  %.11130.i = icmp slt i64 %.11116.i, 0
  %.11131.i = select i1 %.11130.i, i64 %.210.i10042.i, i64 0
  %42 = getelementptr i64, ptr %.226.i10040.i, i64 %.11116.i
  %.11145.i = getelementptr i64, ptr %42, i64 %.11131.i
  %.11146.i = load i64, ptr %.11145.i, align 8, !noalias !7
  %.11209.i = add nsw i64 %.11079.i, %.10615.i
  %.11223.i = icmp slt i64 %.11209.i, 0
  %.11224.i = select i1 %.11223.i, i64 %.2761, i64 0
  %43 = getelementptr i64, ptr %.2777, i64 %.11209.i
  %.11238.i = getelementptr i64, ptr %43, i64 %.11224.i
  %.11239.i = load i64, ptr %.11238.i, align 8, !noalias !7
  %.11240.not.i = icmp slt i64 %.11146.i, %.11239.i
  br i1 %.11240.not.i, label %B6224.i, label %B7966.i

B5452.i:                                          ; preds = %B5010.i
  %.11310.pre.i = load i64, ptr %.10654.i, align 8, !noalias !7
  %.11311.i = icmp sgt i64 %.11310.pre.i, -1
  br i1 %.11311.i, label %B5490.i, label %B5520.i

B5490.i:                                          ; preds = %B5452.i, %B4974.i
  %.1131011039.i = phi i64 [ %.11310.pre.i, %B5452.i ], [ %.10655.i, %B4974.i ]
  %.11378.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1131011039.i
  %.11379.i = load double, ptr %.11378.i, align 8, !noalias !7
  br label %B5520.i

B5520.i:                                          ; preds = %B5490.i, %B5452.i, %B4950.i
  %"$phi5520.3.2.3.i" = phi double [ %.11379.i, %B5490.i ], [ 1.000000e+00, %B5452.i ], [ 1.000000e+00, %B4950.i ]
  %.12.i9213.i = fcmp ogt double %"$phi5520.3.2.3.i", 1.000000e+00
  %.13.i9214.i = select i1 %.12.i9213.i, double %"$phi5520.3.2.3.i", double 1.000000e+00
  %.11432.i = fmul double %.505.fca.24.load.i, %.13.i9214.i
  %.12.i9215.i = fcmp ogt double %.11432.i, %.505.fca.23.load.i
  %.13.i9216.i = select i1 %.12.i9215.i, double %.11432.i, double %.505.fca.23.load.i
  %.11490.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i9217.i = fcmp ogt double %best.3.3.i, %.11490.i
  %.13.i9218.i = select i1 %.12.i9217.i, double %best.3.3.i, double %.11490.i
  %.11520.i = fadd double %.13.i9218.i, %.13.i9216.i
  store double %.11520.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11580.i = load double, ptr %.12382.i, align 8, !noalias !7
  %.11581.i = fadd double %.11580.i, %.13.i9216.i
  store double %.11581.i, ptr %.12382.i, align 8, !noalias !7
  %.11641.i = load double, ptr %.11640.i, align 8, !noalias !7
  %.11642.i = fadd double %.11641.i, %.13.i9216.i
  store double %.11642.i, ptr %.11640.i, align 8, !noalias !7
  %.11702.i = getelementptr double, ptr %.226.i10614.i, i64 %scheduler.3.3.i
  %.11703.i = load double, ptr %.11702.i, align 8, !noalias !7
  %.12.i9219.i = fcmp ogt double %best.3.3.i, %.11703.i
  %.13.i9220.i = select i1 %.12.i9219.i, double %best.3.3.i, double %.11703.i
  %.11735.i = fmul double %.505.fca.26.load.i, %.13.i9214.i
  %.11736.i = fadd double %.11735.i, %.13.i9220.i
  store double %.11736.i, ptr %.11702.i, align 8, !noalias !7
  %.11797.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i9221.i = fcmp ogt double %.11736.i, %.11797.i
  %.13.i9222.i = select i1 %.12.i9221.i, double %.11736.i, double %.11797.i
  %.11889.i = fadd double %.11797.i, -1.000000e+00
  %.11923.i = fsub double %.11736.i, %.505.fca.26.load.i
  %.12.i9223.i = fcmp ogt double %.11923.i, %.11889.i
  %.13.i9224.i = select i1 %.12.i9223.i, double %.11923.i, double %.11889.i
  %.11954.i = fadd double %.505.fca.3.load.i, %.13.i9224.i
  br label %B8132.i

B6224.i:                                          ; preds = %B5284.i, %B5410.i
  %.12066.i = icmp slt i64 %.10529.i, %.281.fca.6.load.i
  br i1 %.12066.i, label %B6252.i, label %B6328.i

B6252.i:                                          ; preds = %B6224.i
  %.12118.i = icmp slt i64 %.11116.i, 0
  %.12119.i = select i1 %.12118.i, i64 %.210.i10042.i, i64 0
  %44 = getelementptr i64, ptr %.226.i10040.i, i64 %.11116.i
  %.12133.i = getelementptr i64, ptr %44, i64 %.12119.i
  %.12134.i = load i64, ptr %.12133.i, align 8, !noalias !7
  %.12135.i = icmp eq i64 %.12134.i, 0
  %..i = select i1 %.12135.i, i64 2, i64 1
  br label %B6328.i

B6328.i:                                          ; preds = %B6224.i, %B6252.i
  %early.2.4.i = phi i64 [ %..i, %B6252.i ], [ 0, %B6224.i ]
  %.123.i.i = icmp slt i64 %.11116.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i10042.i, i64 0
  %45 = getelementptr i64, ptr %.226.i10040.i, i64 %.11116.i
  %.138.i.i = getelementptr i64, ptr %45, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !16
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !16
  %46 = getelementptr i64, ptr %.2004, i64 %.11011.i
  %.210.i.i = load i64, ptr %46, align 8, !noalias !16
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B6328.i
  %47 = getelementptr i64, ptr %.2074, i64 %.11011.i
  %.262.i.i = load i64, ptr %47, align 8, !noalias !16
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B6328.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i9228.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B6328.i ]
  %48 = getelementptr i64, ptr %arg.sites_at, i64 %.11011.i
  %.457.i11045.i = load i64, ptr %48, align 8, !noalias !16
  %.465.i11046.i = mul nsw i64 %.210.i.i, %.10615.i
  %.471.i11047.i = add nsw i64 %o.3.0.i.ph.i, %.465.i11046.i
  %.474.i11048.i = mul nsw i64 %.471.i11047.i, 36
  %.475.i922511049.i = add nsw i64 %.474.i11048.i, %.457.i11045.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %49 = getelementptr i64, ptr %arg.sites_at, i64 %.11011.i
  %.457.i.i = load i64, ptr %49, align 8, !noalias !16
  %.465.i.i = mul nsw i64 %.210.i.i, %.10615.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i9225.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i9225.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %50 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i9225.i
  %51 = getelementptr i8, ptr %50, i64 16
  %.512.i.i = getelementptr i32, ptr %51, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !16
  %52 = getelementptr i64, ptr %.2144, i64 %.11011.i
  %.549.i.i = load i64, ptr %52, align 8, !noalias !16
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %53 = getelementptr i64, ptr %.2214, i64 %.11011.i
  %.591.i.i = load i64, ptr %53, align 8, !noalias !16
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i922511051.i = phi i64 [ %.475.i9225.i, %B226.endif.i.i ], [ %.475.i9225.i, %B164.i.i ], [ %.475.i922511049.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond10922.i = and i1 %.10533.i, %.10546.not.i
  br i1 %or.cond10922.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !15

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
  %spec.select.i9228.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i9227.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i9227.i, %.612.i.i
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
  %.682.i.i = sdiv i64 %.10529.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.10529.i, %.281.fca.5.load.i
  %.684.i.i = xor i64 %.683.i.i, %.281.fca.5.load.i
  %.685.i.i = icmp slt i64 %.684.i.i, 0
  %.686.i.i = icmp ne i64 %.683.i.i, 0
  %.687.i.i = and i1 %.686.i.i, %.685.i.i
  %.692.i.i = sext i1 %.687.i.i to i64
  %spec.select254.i.i = add i64 %.682.i.i, %.692.i.i
  %54 = shl nsw i64 %spec.select254.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B310.else.if.i.i, %B310.i.i
  %quot.3.0.i.i = phi i64 [ 0, %B310.i.i ], [ %54, %B310.else.if.i.i ]
  %.710.i.i = add nsw i64 %quot.3.0.i.i, %shift.4.0.i.i
  br label %B8.i9229.i

B8.i9229.i:                                       ; preds = %B8.if.i9232.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9230.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9235.i, %B8.if.i9232.i ]
  %exitcond.not.i9231.i = icmp eq i64 %.16.0.i9230.i, 2
  br i1 %exitcond.not.i9231.i, label %B6790.i, label %B8.if.i9232.i

B8.if.i9232.i:                                    ; preds = %B8.i9229.i
  %trunc.i9233.i = trunc nuw i64 %.16.0.i9230.i to i1
  %spec.select.i9234.i = select i1 %trunc.i9233.i, i64 13, i64 6
  %.70.i9235.i = add nuw nsw i64 %.16.0.i9230.i, 1
  %.96.i9236.i = icmp eq i64 %spec.select.i9234.i, %.7818.i
  br i1 %.96.i9236.i, label %B6486.i, label %B8.i9229.i

B6486.i:                                          ; preds = %B8.if.i9232.i
  %.12383.i = load double, ptr %.12382.i, align 8, !noalias !7
  %.12413.i = load double, ptr %.12412.i, align 8, !noalias !7
  %.12414.i = fsub double %.12383.i, %.12413.i
  %.358.i.i = icmp slt i64 %.475.i922511051.i, 0
  %.359.i.i = select i1 %.358.i.i, i64 %.281.fca.9.load.i, i64 0
  %55 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i922511051.i
  %.373.i.i = getelementptr i32, ptr %55, i64 %.359.i.i
  %.374.i.i = load i32, ptr %.373.i.i, align 4, !noalias !19
  %.380.i.i = icmp eq i32 %.374.i.i, 0
  br i1 %.380.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B6486.i
  %.491.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B6486.i
  %56 = getelementptr double, ptr %arg.cost_at, i64 %.7784.i
  %.12448.i = getelementptr double, ptr %56, i64 %.7803.i
  %.12449.i = load double, ptr %.12448.i, align 8, !noalias !7
  %.12450.i = fcmp ule double %.12449.i, 0.000000e+00
  %.379.i.i = sext i32 %.374.i.i to i64
  %.534.i9239.i = load double, ptr %.533.i.i, align 8, !noalias !19
  %.564.i.i = load double, ptr %.563.i.i, align 8, !noalias !19
  %.12.i.i9240.i = fcmp ogt double %.564.i.i, %.534.i9239.i
  %.13.i.i9241.i = select i1 %.12.i.i9240.i, double %.564.i.i, double %.534.i9239.i
  %.597.i.i = fsub double %.13.i.i9241.i, %.505.fca.34.load.i
  %.627.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !19
  %.657.i.i = load double, ptr %.656.i.i, align 8, !noalias !19
  %.20.i.i.i = fcmp ogt double %.627.i.i, %best.3.3.i
  %.21.i.i.i = select i1 %.20.i.i.i, double %.627.i.i, double %best.3.3.i
  %.22.i.i.i = fcmp ogt double %.657.i.i, %.21.i.i.i
  %.23.i.i.i = select i1 %.22.i.i.i, double %.657.i.i, double %.21.i.i.i
  %.24.i.i.i = fcmp ogt double %.597.i.i, %.23.i.i.i
  %.25.i.i.i = select i1 %.24.i.i.i, double %.597.i.i, double %.23.i.i.i
  %"$phi326.0.2.0.not.i.i" = select i1 %.12450.i, i1 true, i1 %.704.i.i
  %"$phi338.0.2.0.i.i" = select i1 %"$phi326.0.2.0.not.i.i", i64 %.379.i.i, i64 0
  %.8021492.i.i = icmp slt i32 %.374.i.i, 1
  %.802.i.i = or i1 %.8021492.i.i, %"$phi326.0.2.0.not.i.i"
  %spec.select.i9242.i = select i1 %.802.i.i, i64 0, i64 %.379.i.i
  %.8441497.i.i = icmp sgt i64 %spec.select.i9242.i, 0
  br i1 %.8441497.i.i, label %B382.if.lr.ph.i.i, label %B560.i.i

B382.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.953.i.i = add nsw i64 %.475.i922511051.i, 4
  br label %B382.if.i.i

B520.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1486.i.i
  %.1100.i.i = select i1 %.1052.i.i, i64 %.210.i936.i.i, i64 0
  %57 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1475.i.i
  %.1114.i.i = getelementptr double, ptr %57, i64 %.1100.i.i
  %.1115.i.i = load double, ptr %.1114.i.i, align 8, !noalias !19
  %.1120.i.i = fcmp ogt double %.1115.i.i, %.25.i.i.i
  %58 = zext i1 %.1120.i.i to i64
  br label %B552.i.i

B552.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1486.i.i, %B520.i.i
  %"$phi552.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1486.i.i ], [ %58, %B520.i.i ]
  %.1133.i.i = add nsw i64 %"$phi552.2.2.1.i.i", %late.2.01500.i.i
  %exitcond.not.i9243.i = icmp eq i64 %.857.i.i, %spec.select.i9242.i
  br i1 %exitcond.not.i9243.i, label %B560.i.i, label %B382.if.i.i

B560.i.i:                                         ; preds = %B552.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi i64 [ %"$phi338.0.2.0.i.i", %B90.i.i ], [ %.1133.i.i, %B552.i.i ]
  %cell.5.0.lcssa.i.i = phi i64 [ 0, %B90.i.i ], [ %.1099.i1475.i.i, %B552.i.i ]
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B560.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %226, i1 false), !noalias !22
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B560.i.i
  br i1 %.8021492.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.475.i922511051.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.374.i.i to i64
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.lr.ph.i.i.i, %B278.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B278.i.i.i ]
  %worst.2.0201.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B278.i.i.i ]
  %previous.2.0200.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B278.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.639.i.i.i = add nsw i64 %.637.i.i.i, %indvars.iv.i.i.i
  %.653.i.i.i = icmp slt i64 %.639.i.i.i, 0
  %.654.i.i.i = select i1 %.653.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %59 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %59, i64 %.654.i.i.i
  %.669.i.i.i = load i32, ptr %.668.i.i.i, align 4, !noalias !22
  %.671.i.i.i = sext i32 %.669.i.i.i to i64
  %.672.i.i.i = add nsw i64 %.710.i.i, %.671.i.i.i
  %.673.i.i.i = ashr i64 %.672.i.i.i, 2
  %.679.not.i.i.i = icmp eq i64 %.673.i.i.i, %previous.2.0200.i.i.i
  br i1 %.679.not.i.i.i, label %B278.i.i.i, label %B172.i.i.i

B172.endif.i.i.i:                                 ; preds = %B172.i.i.i
  %.687.i.i.i = ashr i64 %.672.i.i.i, 3
  %.710.i.i.i = srem i64 %.687.i.i.i, %.5.i.i.i
  %.711.i.i.i = xor i64 %.710.i.i.i, %.5.i.i.i
  %.712.i.i.i = icmp slt i64 %.711.i.i.i, 0
  %.713.i.i.i = icmp ne i64 %.710.i.i.i, 0
  %.714.i.i.i = and i1 %.713.i.i.i, %.712.i.i.i
  %.721.i.i.i = select i1 %.714.i.i.i, i64 %.5.i.i.i, i64 0
  %.701.0.i.i.i = add i64 %.721.i.i.i, %.710.i.i.i
  %.701.0.fr.i.i.i = freeze i64 %.701.0.i.i.i
  %.744.i.i.i = icmp slt i64 %.701.0.fr.i.i.i, 0
  %spec.select194.i.i.i = select i1 %.744.i.i.i, i64 %.210.i1077.i.i, i64 0
  br label %B172.endif.thread.i.i.i

B172.endif.thread.i.i.i:                          ; preds = %B172.endif.i.i.i, %B172.i.i.i
  %rem.0193.i.i.i = phi i64 [ 0, %B172.i.i.i ], [ %.701.0.fr.i.i.i, %B172.endif.i.i.i ]
  %60 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %61 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %61, i64 %60
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !22
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !22
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %62 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %spec.select1491.i.i = phi i32 [ 0, %.456.if.i.i.i ], [ %.374.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %62, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1246.i.i = icmp slt i64 %.475.i922511051.i, -3
  %.1247.i.i = select i1 %.1246.i.i, i64 %.281.fca.9.load.i, i64 0
  %63 = getelementptr i8, ptr %55, i64 12
  %.1261.i.i = getelementptr i32, ptr %63, i64 %.1247.i.i
  %.1262.i.i = load i32, ptr %.1261.i.i, align 4, !noalias !19
  %.1264.i.i = sitofp i64 %late.2.0.lcssa.i.i to double
  %.1265.i.i = fmul double %.1264.i.i, 5.000000e-01
  %.1269.i.i = sitofp i32 %.374.i.i to double
  %.1270.i.i = fadd double %.1265.i.i, %.1269.i.i
  %.1275.i.i = fmul double %.1270.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1262.i.i to double
  %.9.i.i.i = fcmp ogt double %.1275.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1275.i.i, double %.8.i.i.i
  %.1304.i.i = fmul double %.505.fca.24.load.i, %.10.i.i.i
  %.11.i.i.i = fcmp olt double %.505.fca.23.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1381.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.505.fca.23.load.i
  %.13.i1382.i.i = fcmp ogt double %.1304.i.i, %.12.i1381.i.i
  %.14.i.i.i = select i1 %.13.i1382.i.i, double %.1304.i.i, double %.12.i1381.i.i
  %.1373.i.i = fmul double %.1269.i.i, 2.500000e-01
  %.9.i1384.i.i = fcmp ogt double %.1373.i.i, %.8.i.i.i
  %.10.i1385.i.i = select i1 %.9.i1384.i.i, double %.1373.i.i, double %.8.i.i.i
  %.1402.i.i = fmul double %.505.fca.24.load.i, %.10.i1385.i.i
  %.1432.i.i = load double, ptr %.12412.i, align 8, !noalias !19
  %.13.i1389.i.i = fcmp ogt double %.1402.i.i, %.12.i1381.i.i
  %.14.i1390.i.i = select i1 %.13.i1389.i.i, double %.1402.i.i, double %.12.i1381.i.i
  %.1462.i.i = fsub double %.14.i.i.i, %.14.i1390.i.i
  %.1463.i.i = fadd double %.1432.i.i, %.1462.i.i
  store double %.1463.i.i, ptr %.12412.i, align 8, !noalias !19
  %.1495.i.i = fadd double %.25.i.i.i, %.14.i.i.i
  %.1530.i.i = load double, ptr %.12382.i, align 8, !noalias !19
  %.1531.i.i = fadd double %.1530.i.i, %.14.i.i.i
  store double %.1531.i.i, ptr %.12382.i, align 8, !noalias !19
  %.1591.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !19
  %.12.i1391.i.i = fcmp ogt double %best.3.3.i, %.1591.i.i
  %.13.i1392.i.i = select i1 %.12.i1391.i.i, double %best.3.3.i, double %.1591.i.i
  %.1623.i.i = fadd double %.14.i.i.i, %.13.i1392.i.i
  store double %.1623.i.i, ptr %.226.i827.i.i, align 8, !noalias !19
  store double %.1495.i.i, ptr %.656.i.i, align 8, !noalias !19
  %.1688.i.i = fadd double %.505.fca.4.load.i, %.1495.i.i
  %.17781502.i.i = icmp sgt i32 %spec.select1491.i.i, 0
  br i1 %.17781502.i.i, label %B1264.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1264.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1823.i.i = add nsw i64 %.475.i922511051.i, 4
  %.312.i.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.400.i.i.i.i.i = fadd double %.505.fca.9.load.i, %.1495.i.i
  %.1103.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1103.not.i.i.i, i1 %.1112.i.i.i, i1 false
  %wide.trip.count.i.i = zext nneg i32 %spec.select1491.i.i to i64
  br label %B1264.if.i.i

B1316.i.i:                                        ; preds = %B1264.if.i.i
  br i1 %.229.i1407.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.503.i.i.i = load i64, ptr %.916.i.i, align 8, !noalias !25
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %64 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %64, i64 %.519.i.i.i
  store i64 %.503.i.i.i, ptr %.533.i.i.i, align 8, !noalias !25
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %B1348.i.i

B270.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %65 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %65, i64 %.570.i.i.i
  %.585.i.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !25
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %66 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %66, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !25
  %.619.i.i.i = icmp slt i64 %.585.i.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i.i.i
  %.654.i1393.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1393.i.i, i64 %.210.i.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1394.i.i = getelementptr i64, ptr %67, i64 %.655.i.i.i
  store i64 %.pre.i.i, ptr %.669.i1394.i.i, align 8, !noalias !25
  %.719.i.i.i = shl nsw i64 %spec.select.i.i.i, 2
  %.722.i.i.i = add i64 %.719.i.i.i, 4
  %.759.i1395.i.i = select i1 %.654.i1393.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1396.i.i = add i64 %.759.i1395.i.i, %.719.i.i.i
  %.775.i.i.i = icmp slt i64 %.722.i.i.i, 0
  %.776.i.i.i = select i1 %.775.i.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i.i = add i64 %.776.i.i.i, %.722.i.i.i
  %.904.i.i.i = icmp slt i64 %.760.i1396.i.i, 0
  br i1 %.904.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B1316.i.i
  %.175.i.i.i = mul nsw i64 %.pre.i.i, 712544676207699905
  %.176.i.i.i = ashr i64 %.175.i.i.i, 20
  %.246.i.i.i = srem i64 %.176.i.i.i, %.194.0.i1406.i.i
  %.248.i.i.i = icmp slt i64 %.246.i.i.i, 0
  %.257.i.i.i = select i1 %.248.i.i.i, i64 %.194.0.i1406.i.i, i64 0
  %.237.0.i.i.i = add nsw i64 %.257.i.i.i, %.246.i.i.i
  %68 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B1316.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %68, %B0.endif.else.if.i.i.i ], [ 0, %B1316.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %69, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !25
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.pre.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !28

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %70 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %70
  %71 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %72 = shl i64 %71, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %72, i1 false), !noalias !25
  br label %.975.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.884.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.760.i1396.i.i, %B312.i.i.i ]
  %.909.not.i.i.i = icmp slt i64 %.760.i1396.i.i, %.210.i900.i.i
  br i1 %.909.not.i.i.i, label %B312.endif.else.endif.endif.i.i.i, label %B312.endif.else.endif.if.i.i.i, !prof !10

B312.endif.else.endif.if.i.i.i:                   ; preds = %B312.endif.else.endif.i.i.i
  br label %B312.endif.else.endif.endif.i.i.i

B312.endif.else.endif.endif.i.i.i:                ; preds = %B312.endif.else.endif.if.i.i.i, %B312.endif.else.endif.i.i.i
  %.884.sroa.0.3.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i.i ], [ %.884.sroa.0.1.i.i.i, %B312.endif.else.endif.i.i.i ]
  %.921.i.i.i = icmp slt i64 %.777.i.i.i, 0
  br i1 %.921.i.i.i, label %B312.endif.else.endif.endif.if.i.i.i, label %B312.endif.else.endif.endif.endif.i.i.i, !prof !6

B312.endif.else.endif.endif.if.i.i.i:             ; preds = %B312.endif.else.endif.endif.i.i.i
  br label %B312.endif.else.endif.endif.endif.i.i.i

B312.endif.else.endif.endif.endif.i.i.i:          ; preds = %B312.endif.else.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.i.i.i
  %.884.sroa.13.1.i.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i.i ], [ %.777.i.i.i, %B312.endif.else.endif.endif.i.i.i ]
  %.926.not.i.i.i = icmp slt i64 %.777.i.i.i, %.210.i900.i.i
  br i1 %.926.not.i.i.i, label %B312.endif.endif.i.i.i, label %B312.endif.else.endif.endif.endif.if.i.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i.i:       ; preds = %B312.endif.else.endif.endif.endif.i.i.i
  br label %B312.endif.endif.i.i.i

.975.if.i.i.i:                                    ; preds = %.975.endif.preheader.i.i.i, %B312.endif.endif.i.i.i
  %.1054.i.i.i = load i64, ptr %.916.i.i, align 8, !noalias !25
  %.1070.i.i.i = select i1 %.654.i1393.i.i, i64 %.210.i864.i.i, i64 0
  %73 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %73, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !25
  br label %B1348.i.i

B1348.i.i:                                        ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.1858.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.1932.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.1933.i.i = select i1 %.1932.i.i, i64 %.210.i900.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.1947.i.i = getelementptr i64, ptr %74, i64 %.1933.i.i
  %.1948.i.i = load i64, ptr %.1947.i.i, align 8, !noalias !19
  %.1949.not.i.i = icmp eq i64 %.1948.i.i, 0
  br i1 %.1949.not.i.i, label %B1492.i.i, label %B1368.i.i

B1368.i.i:                                        ; preds = %B1348.i.i
  %.1988.i.i = load double, ptr %.1987.i.i, align 8, !noalias !19
  %.1990.i.i = fadd double %.1988.i.i, 1.000000e+00
  store double %.1990.i.i, ptr %.1987.i.i, align 8, !noalias !19
  %.2040.i.i = select i1 %.1932.i.i, i64 %.210.i936.i.i, i64 0
  %75 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.2054.i.i = getelementptr double, ptr %75, i64 %.2040.i.i
  %.2055.i.i = load double, ptr %.2054.i.i, align 8, !noalias !19
  %.12.i1397.i.i = fcmp ogt double %.1688.i.i, %.2055.i.i
  %.13.i1398.i.i = select i1 %.12.i1397.i.i, double %.1688.i.i, double %.2055.i.i
  br label %B1828.i.i

B1492.i.i:                                        ; preds = %B1264.if.i.i, %B1348.i.i
  %cell.3.11489.i.i = phi i64 [ %.1099.i.i.i, %B1348.i.i ], [ %cell.4.01505.i.i, %B1264.if.i.i ]
  %.2128.i.i = load double, ptr %.2127.i.i, align 8, !noalias !19
  %.2130.i.i = fadd double %.2128.i.i, 1.000000e+00
  store double %.2130.i.i, ptr %.2127.i.i, align 8, !noalias !19
  %.2173.not.i.i = icmp eq i64 %.pre.i.i, %missed.2.01507.i.i
  br i1 %.2173.not.i.i, label %B1658.i.i, label %B1576.i.i

B1576.i.i:                                        ; preds = %B1492.i.i
  %.2218.i.i = load double, ptr %.2217.i.i, align 8, !noalias !19
  %.2220.i.i = fadd double %.2218.i.i, 1.000000e+00
  store double %.2220.i.i, ptr %.2217.i.i, align 8, !noalias !19
  br label %B1658.i.i

B1658.i.i:                                        ; preds = %B1576.i.i, %B1492.i.i
  %missed.4.1.i.i = phi i64 [ %.pre.i.i, %B1576.i.i ], [ %missed.2.01507.i.i, %B1492.i.i ]
  %took.2.1.i.i = phi double [ %.2184.i.i, %B1576.i.i ], [ %.505.fca.11.load.i, %B1492.i.i ]
  %.2286.i.i = load double, ptr %.533.i.i, align 8, !noalias !19
  %.12.i1399.i.i = fcmp ogt double %.1495.i.i, %.2286.i.i
  %.13.i1400.i.i = select i1 %.12.i1399.i.i, double %.1495.i.i, double %.2286.i.i
  %.2317.i.i = fadd double %took.2.1.i.i, %.13.i1400.i.i
  store double %.2317.i.i, ptr %.533.i.i, align 8, !noalias !19
  %.290.i.i.i = ashr i64 %.1858.i.i, 1
  %.5.i.i.i.i.i = mul i64 %.290.i.i.i, 8364850718657
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
  %.317.i.i.i = fmul double %.505.fca.6.load.i, %.79.i.i.i.i
  %.357.i.i.i = fadd double %.505.fca.5.load.i, %.2317.i.i
  %.358.i.i.i = fadd double %.317.i.i.i, %.357.i.i.i
  %.40812971298.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %76 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40812971298.i.i.i
  %.466.i.i.i = load i64, ptr %76, align 8, !noalias !29
  %.472.i.i.i = icmp eq i64 %.466.i.i.i, %.290.i.i.i
  br i1 %.472.i.i.i, label %B216.i.i.i, label %B270.i1401.i.i

B216.i.i.i:                                       ; preds = %B1658.i.i
  %77 = getelementptr double, ptr %.226.i969.i.i, i64 %.40812971298.i.i.i
  %.597.i.i.i = load double, ptr %77, align 8, !noalias !29
  %.12.i.i.i.i = fcmp ogt double %.597.i.i.i, %.358.i.i.i
  %.13.i.i1402.i.i = select i1 %.12.i.i.i.i, double %.597.i.i.i, double %.358.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i1401.i.i:                                   ; preds = %B1658.i.i
  %.665.i.i.i = load double, ptr %.664.i.i.i, align 8, !noalias !29
  %.667.i.i.i = fadd double %.665.i.i.i, 1.000000e+00
  store double %.667.i.i.i, ptr %.664.i.i.i, align 8, !noalias !29
  %.731.i.i.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !29
  %.734.i.i.i = fadd double %.505.fca.19.load.i, %.731.i.i.i
  store double %.734.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !29
  %.804.i.i.i = fcmp ult double %.734.i.i.i, 1.000000e+00
  br i1 %.804.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i1401.i.i
  %.842.i.i.i = fadd double %.734.i.i.i, -1.000000e+00
  store double %.842.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !29
  %.306.i.i.i.i = load double, ptr %.563.i.i, align 8, !noalias !32
  %.12.i.i1290.i.i.i = fcmp ogt double %.1495.i.i, %.306.i.i.i.i
  %.13.i.i1291.i.i.i = select i1 %.12.i.i1290.i.i.i, double %.1495.i.i, double %.306.i.i.i.i
  %.339.i.i.i.i = fadd double %.338.i.i.i.i, %.13.i.i1291.i.i.i
  store double %.339.i.i.i.i, ptr %.563.i.i, align 8, !noalias !32
  %.397.i.i.i.i = load double, ptr %.396.i.i.i.i, align 8, !noalias !32
  %.400.i.i.i.i = fadd double %.338.i.i.i.i, %.397.i.i.i.i
  store double %.400.i.i.i.i, ptr %.396.i.i.i.i, align 8, !noalias !32
  %.489.i.i.i.i = load double, ptr %.563.i.i, align 8, !noalias !32
  %.268.i.i.i.i.i = lshr i64 %.1858.i.i, 16
  %.279.0.i.i.i.i.i = and i64 %.268.i.i.i.i.i, 16383
  %78 = getelementptr double, ptr %.226.i759.i.i, i64 %.279.0.i.i.i.i.i
  %.348.i.i.i.i.i = load double, ptr %78, align 8, !noalias !35
  %.352.i.i.i.i.i = fcmp olt double %.348.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.312.i.i.i.i.i, i1 %.352.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.400.i.i.i.i.i, ptr %78, align 8, !noalias !35
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.556.i.i.i.i.i = phi double [ %.348.i.i.i.i.i, %B408.i.i.i ], [ %.400.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.460.i.i.i.i = fmul double %.505.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.556.i.i.i.i.i, %.489.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.556.i.i.i.i.i, double %.489.i.i.i.i
  %.651.i.i.i.i = fadd double %.505.fca.7.load.i, %.13.i90.i.i.i.i
  %.652.i.i.i.i = fadd double %.460.i.i.i.i, %.651.i.i.i.i
  store i64 %.290.i.i.i, ptr %76, align 8, !noalias !32
  %79 = getelementptr double, ptr %.226.i969.i.i, i64 %.40812971298.i.i.i
  store double %.652.i.i.i.i, ptr %79, align 8, !noalias !32
  %.12.i1292.i.i.i = fcmp ogt double %.652.i.i.i.i, %.358.i.i.i
  %.13.i1293.i.i.i = select i1 %.12.i1292.i.i.i, double %.652.i.i.i.i, double %.358.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i1401.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1147.i.i.i = load double, ptr %.533.i.i, align 8, !noalias !29
  %.268.i.i.i.i = lshr i64 %.1858.i.i, 16
  %.279.0.i.i.i.i = and i64 %.268.i.i.i.i, 16383
  %80 = getelementptr double, ptr %.226.i759.i.i, i64 %.279.0.i.i.i.i
  %.348.i.i.i.i = load double, ptr %80, align 8, !noalias !38
  %.352.i.i.i.i = fcmp olt double %.348.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.312.i.i.i.i.i, i1 %.352.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.400.i.i.i.i.i, ptr %80, align 8, !noalias !38
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.556.i.i.i.i = phi double [ %.348.i.i.i.i, %B544.i.i.i ], [ %.400.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1295.i.i.i = fcmp ogt double %.556.i.i.i.i, %.1147.i.i.i
  %.13.i1296.i.i.i = select i1 %.12.i1295.i.i.i, double %.556.i.i.i.i, double %.1147.i.i.i
  %.1324.i.i.i = fadd double %.1323.i.i.i, %.13.i1296.i.i.i
  store i64 %.290.i.i.i, ptr %76, align 8, !noalias !29
  %81 = getelementptr double, ptr %.226.i969.i.i, i64 %.40812971298.i.i.i
  store double %.1324.i.i.i, ptr %81, align 8, !noalias !29
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1293.sink.i.i.i = phi double [ %.13.i1293.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1402.i.i, %B216.i.i.i ], [ %.1324.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.358.i.i.i, %B518.i.i.i ]
  br i1 %"$phi326.0.2.0.not.i.i", label %B1828.i.i, label %B1798.i.i

B1798.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.2478.i.i = icmp slt i64 %cell.3.11489.i.i, 0
  %.2479.i.i = select i1 %.2478.i.i, i64 %.210.i900.i.i, i64 0
  %82 = getelementptr i64, ptr %.226.i898.i.i, i64 %cell.3.11489.i.i
  %.2493.i.i = getelementptr i64, ptr %82, i64 %.2479.i.i
  store i64 1, ptr %.2493.i.i, align 8, !noalias !19
  %.2515.i.i = select i1 %.2478.i.i, i64 %.210.i936.i.i, i64 0
  %83 = getelementptr double, ptr %.226.i934.i.i, i64 %cell.3.11489.i.i
  %.2529.i.i = getelementptr double, ptr %83, i64 %.2515.i.i
  store double %.13.i1293.sink.i.i.i, ptr %.2529.i.i, align 8, !noalias !19
  br label %B1828.i.i

B1828.i.i:                                        ; preds = %B1798.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B1368.i.i
  %cell.3.11490.i.i = phi i64 [ %.1099.i.i.i, %B1368.i.i ], [ %cell.3.11489.i.i, %B1798.i.i ], [ %cell.3.11489.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %missed.3.1.i.i = phi i64 [ %missed.2.01507.i.i, %B1368.i.i ], [ %missed.4.1.i.i, %B1798.i.i ], [ %missed.4.1.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1398.i.i, %B1368.i.i ], [ %.13.i1293.sink.i.i.i, %B1798.i.i ], [ %.13.i1293.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1403.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01506.i.i
  %.13.i1404.i.i = select i1 %.12.i1403.i.i, double %arrival.2.1.i.i, double %worst.2.01506.i.i
  %exitcond1514.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond1514.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1264.if.i.i

B382.if.i.i:                                      ; preds = %B552.i.i, %B382.if.lr.ph.i.i
  %late.2.01500.i.i = phi i64 [ %"$phi338.0.2.0.i.i", %B382.if.lr.ph.i.i ], [ %.1133.i.i, %B552.i.i ]
  %.788.01499.i.i = phi i64 [ 0, %B382.if.lr.ph.i.i ], [ %.857.i.i, %B552.i.i ]
  %.857.i.i = add nuw nsw i64 %.788.01499.i.i, 1
  %.917.i.i = load i64, ptr %.916.i.i, align 8, !noalias !19
  %.918.i.i = add nsw i64 %.917.i.i, 1
  store i64 %.918.i.i, ptr %.916.i.i, align 8, !noalias !19
  %.954.i.i = add nsw i64 %.953.i.i, %.788.01499.i.i
  %.968.i.i = icmp slt i64 %.954.i.i, 0
  %.969.i.i = select i1 %.968.i.i, i64 %.281.fca.9.load.i, i64 0
  %84 = getelementptr i32, ptr %arg.rows_at, i64 %.954.i.i
  %.983.i.i = getelementptr i32, ptr %84, i64 %.969.i.i
  %.984.i.i = load i32, ptr %.983.i.i, align 4, !noalias !19
  %.986.i.i = sext i32 %.984.i.i to i64
  %.987.i.i = add nsw i64 %.710.i.i, %.986.i.i
  %.170.i1405.i.i = ashr i64 %.987.i.i, 2
  br i1 %.229.i1407.i.i, label %B184.if.i1420.i.i.preheader, label %B0.endif.else.if.i1408.i.i, !prof !6

B212.i1480.i.i:                                   ; preds = %B184.if.i1420.i.i
  %.519.i1483.i.i = select i1 %.408.i1424.i.i, i64 %.210.i864.i.i, i64 0
  %85 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1423.i.i
  %.533.i1484.i.i = getelementptr i64, ptr %85, i64 %.519.i1483.i.i
  store i64 %.918.i.i, ptr %.533.i1484.i.i, align 8, !noalias !41
  %.541.i1485.i.i = shl nsw i64 %.295.0618.i1423.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1486.i.i

B270.i1429.i.i:                                   ; preds = %B184.if.i1420.i.i
  %.366.i1430.i.i = add i64 %.295.0618.i1423.i.i, 1
  %.362.i1431.i.i = add nsw i64 %.298.0619.i1422.i.i, -1
  %.570.i1432.i.i = select i1 %.408.i1424.i.i, i64 %.210.i864.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1423.i.i
  %.584.i1433.i.i = getelementptr i64, ptr %86, i64 %.570.i1432.i.i
  %.585.i1434.i.i = load i64, ptr %.584.i1433.i.i, align 8, !noalias !41
  %.600.i1435.i.i = icmp slt i64 %place.2.0620.i1421.i.i, 0
  %.601.i1436.i.i = select i1 %.600.i1435.i.i, i64 %.210.i864.i.i, i64 0
  %87 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1421.i.i
  %.615.i1437.i.i = getelementptr i64, ptr %87, i64 %.601.i1436.i.i
  %.616.i1438.i.i = load i64, ptr %.615.i1437.i.i, align 8, !noalias !41
  %.619.i1439.i.i = icmp slt i64 %.585.i1434.i.i, %.616.i1438.i.i
  %spec.select.i1440.i.i = select i1 %.619.i1439.i.i, i64 %.295.0618.i1423.i.i, i64 %place.2.0620.i1421.i.i
  %.353.i1441.i.i = icmp samesign ugt i64 %.298.0619.i1422.i.i, 1
  br i1 %.353.i1441.i.i, label %B184.if.i1420.i.i, label %B312.i1442.i.i

B312.i1442.i.i:                                   ; preds = %B270.i1429.i.i
  %.654.i1443.i.i = icmp slt i64 %spec.select.i1440.i.i, 0
  %.655.i1444.i.i = select i1 %.654.i1443.i.i, i64 %.210.i.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1440.i.i
  %.669.i1445.i.i = getelementptr i64, ptr %88, i64 %.655.i1444.i.i
  store i64 %.170.i1405.i.i, ptr %.669.i1445.i.i, align 8, !noalias !41
  %.719.i1446.i.i = shl nsw i64 %spec.select.i1440.i.i, 2
  %.722.i1447.i.i = add i64 %.719.i1446.i.i, 4
  %.759.i1448.i.i = select i1 %.654.i1443.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1449.i.i = add i64 %.759.i1448.i.i, %.719.i1446.i.i
  %.775.i1450.i.i = icmp slt i64 %.722.i1447.i.i, 0
  %.776.i1451.i.i = select i1 %.775.i1450.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i1452.i.i = add i64 %.776.i1451.i.i, %.722.i1447.i.i
  %.904.i1453.i.i = icmp slt i64 %.760.i1449.i.i, 0
  br i1 %.904.i1453.i.i, label %B312.endif.else.if.i1479.i.i, label %B312.endif.else.endif.i1454.i.i, !prof !6

B0.endif.else.if.i1408.i.i:                       ; preds = %B382.if.i.i
  %.175.i1409.i.i = mul nsw i64 %.170.i1405.i.i, 712544676207699905
  %.176.i1410.i.i = ashr i64 %.175.i1409.i.i, 20
  %.246.i1411.i.i = srem i64 %.176.i1410.i.i, %.194.0.i1406.i.i
  %.248.i1413.i.i = icmp slt i64 %.246.i1411.i.i, 0
  %.257.i1416.i.i = select i1 %.248.i1413.i.i, i64 %.194.0.i1406.i.i, i64 0
  %.237.0.i1417.i.i = add nsw i64 %.257.i1416.i.i, %.246.i1411.i.i
  %89 = shl nsw i64 %.237.0.i1417.i.i, 4
  br label %B184.if.i1420.i.i.preheader

B184.if.i1420.i.i.preheader:                      ; preds = %B0.endif.else.if.i1408.i.i, %B382.if.i.i
  %.295.0618.i1423.i.i.ph = phi i64 [ %89, %B0.endif.else.if.i1408.i.i ], [ 0, %B382.if.i.i ]
  br label %B184.if.i1420.i.i

B184.if.i1420.i.i:                                ; preds = %B184.if.i1420.i.i.preheader, %B270.i1429.i.i
  %place.2.0620.i1421.i.i = phi i64 [ %spec.select.i1440.i.i, %B270.i1429.i.i ], [ %.295.0618.i1423.i.i.ph, %B184.if.i1420.i.i.preheader ]
  %.298.0619.i1422.i.i = phi i64 [ %.362.i1431.i.i, %B270.i1429.i.i ], [ 16, %B184.if.i1420.i.i.preheader ]
  %.295.0618.i1423.i.i = phi i64 [ %.366.i1430.i.i, %B270.i1429.i.i ], [ %.295.0618.i1423.i.i.ph, %B184.if.i1420.i.i.preheader ]
  %.408.i1424.i.i = icmp slt i64 %.295.0618.i1423.i.i, 0
  %.409.i1425.i.i = select i1 %.408.i1424.i.i, i64 %.210.i.i.i, i64 0
  %90 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1423.i.i
  %.423.i1426.i.i = getelementptr i64, ptr %90, i64 %.409.i1425.i.i
  %.424.i1427.i.i = load i64, ptr %.423.i1426.i.i, align 8, !noalias !41
  %.426.i1428.i.i = icmp eq i64 %.424.i1427.i.i, %.170.i1405.i.i
  br i1 %.426.i1428.i.i, label %B212.i1480.i.i, label %B270.i1429.i.i

B312.endif.endif.i1465.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1464.i.i, %B312.endif.else.endif.endif.endif.i1461.i.i
  %.884.sroa.13.0.i1466.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1464.i.i ], [ %.884.sroa.13.1.i1462.i.i, %B312.endif.else.endif.endif.endif.i1461.i.i ]
  %.1005.not621.i1467.i.i = icmp slt i64 %.884.sroa.0.3.i1459.i.i, %.884.sroa.13.0.i1466.i.i
  br i1 %.1005.not621.i1467.i.i, label %.975.endif.preheader.i1476.i.i, label %.975.if.i1468.i.i, !prof !28

.975.endif.preheader.i1476.i.i:                   ; preds = %B312.endif.endif.i1465.i.i
  %91 = shl i64 %.884.sroa.0.3.i1459.i.i, 3
  %scevgep.i1477.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %91
  %92 = sub nsw i64 %.884.sroa.13.0.i1466.i.i, %.884.sroa.0.3.i1459.i.i
  %93 = shl i64 %92, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1477.i.i, i8 0, i64 %93, i1 false), !noalias !41
  br label %.975.if.i1468.i.i

B312.endif.else.if.i1479.i.i:                     ; preds = %B312.i1442.i.i
  br label %B312.endif.else.endif.i1454.i.i

B312.endif.else.endif.i1454.i.i:                  ; preds = %B312.endif.else.if.i1479.i.i, %B312.i1442.i.i
  %.884.sroa.0.1.i1455.i.i = phi i64 [ 0, %B312.endif.else.if.i1479.i.i ], [ %.760.i1449.i.i, %B312.i1442.i.i ]
  %.909.not.i1456.i.i = icmp slt i64 %.760.i1449.i.i, %.210.i900.i.i
  br i1 %.909.not.i1456.i.i, label %B312.endif.else.endif.endif.i1458.i.i, label %B312.endif.else.endif.if.i1457.i.i, !prof !10

B312.endif.else.endif.if.i1457.i.i:               ; preds = %B312.endif.else.endif.i1454.i.i
  br label %B312.endif.else.endif.endif.i1458.i.i

B312.endif.else.endif.endif.i1458.i.i:            ; preds = %B312.endif.else.endif.if.i1457.i.i, %B312.endif.else.endif.i1454.i.i
  %.884.sroa.0.3.i1459.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i1457.i.i ], [ %.884.sroa.0.1.i1455.i.i, %B312.endif.else.endif.i1454.i.i ]
  %.921.i1460.i.i = icmp slt i64 %.777.i1452.i.i, 0
  br i1 %.921.i1460.i.i, label %B312.endif.else.endif.endif.if.i1478.i.i, label %B312.endif.else.endif.endif.endif.i1461.i.i, !prof !6

B312.endif.else.endif.endif.if.i1478.i.i:         ; preds = %B312.endif.else.endif.endif.i1458.i.i
  br label %B312.endif.else.endif.endif.endif.i1461.i.i

B312.endif.else.endif.endif.endif.i1461.i.i:      ; preds = %B312.endif.else.endif.endif.if.i1478.i.i, %B312.endif.else.endif.endif.i1458.i.i
  %.884.sroa.13.1.i1462.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i1478.i.i ], [ %.777.i1452.i.i, %B312.endif.else.endif.endif.i1458.i.i ]
  %.926.not.i1463.i.i = icmp slt i64 %.777.i1452.i.i, %.210.i900.i.i
  br i1 %.926.not.i1463.i.i, label %B312.endif.endif.i1465.i.i, label %B312.endif.else.endif.endif.endif.if.i1464.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i1464.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i1461.i.i
  br label %B312.endif.endif.i1465.i.i

.975.if.i1468.i.i:                                ; preds = %.975.endif.preheader.i1476.i.i, %B312.endif.endif.i1465.i.i
  %.1054.i1470.i.i = load i64, ptr %.916.i.i, align 8, !noalias !41
  %.1070.i1471.i.i = select i1 %.654.i1443.i.i, i64 %.210.i864.i.i, i64 0
  %94 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1440.i.i
  %.1084.i1472.i.i = getelementptr i64, ptr %94, i64 %.1070.i1471.i.i
  store i64 %.1054.i1470.i.i, ptr %.1084.i1472.i.i, align 8, !noalias !41
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1486.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1486.i.i: ; preds = %.975.if.i1468.i.i, %B212.i1480.i.i
  %.719.sink.i1473.i.i = phi i64 [ %.719.i1446.i.i, %.975.if.i1468.i.i ], [ %.541.i1485.i.i, %B212.i1480.i.i ]
  %.1096.i1474.i.i = and i64 %.987.i.i, 3
  %.1099.i1475.i.i = or disjoint i64 %.719.sink.i1473.i.i, %.1096.i1474.i.i
  %.1052.i.i = icmp slt i64 %.719.sink.i1473.i.i, 0
  %.1053.i.i = select i1 %.1052.i.i, i64 %.210.i900.i.i, i64 0
  %95 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1475.i.i
  %.1067.i.i = getelementptr i64, ptr %95, i64 %.1053.i.i
  %.1068.i.i = load i64, ptr %.1067.i.i, align 8, !noalias !19
  %.1069.not.i.i = icmp eq i64 %.1068.i.i, 0
  br i1 %.1069.not.i.i, label %B552.i.i, label %B520.i.i

B1264.if.i.i:                                     ; preds = %B1828.i.i, %B1264.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B1264.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B1828.i.i ]
  %missed.2.01507.i.i = phi i64 [ -1, %B1264.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1828.i.i ]
  %worst.2.01506.i.i = phi double [ %.1688.i.i, %B1264.if.lr.ph.i.i ], [ %.13.i1404.i.i, %B1828.i.i ]
  %cell.4.01505.i.i = phi i64 [ %cell.5.0.lcssa.i.i, %B1264.if.lr.ph.i.i ], [ %cell.3.11490.i.i, %B1828.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.1825.i.i = add nsw i64 %.1823.i.i, %indvars.iv.i.i
  %.1839.i.i = icmp slt i64 %.1825.i.i, 0
  %.1840.i.i = select i1 %.1839.i.i, i64 %.281.fca.9.load.i, i64 0
  %96 = getelementptr i32, ptr %arg.rows_at, i64 %.1825.i.i
  %.1854.i.i = getelementptr i32, ptr %96, i64 %.1840.i.i
  %.1855.i.i = load i32, ptr %.1854.i.i, align 4, !noalias !19
  %.1857.i.i = sext i32 %.1855.i.i to i64
  %.1858.i.i = add nsw i64 %.710.i.i, %.1857.i.i
  %.pre.i.i = ashr i64 %.1858.i.i, 2
  br i1 %"$phi326.0.2.0.not.i.i", label %B1492.i.i, label %B1316.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1828.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1495.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1495.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1495.i.i, %B1828.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.491.i.i, %B76.i.i ], [ %.1688.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1404.i.i, %B1828.i.i ]
  br i1 %.9434.i170, label %B6664.i, label %B7966.i

B6664.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.12607.i = load double, ptr %.12382.i, align 8, !noalias !7
  %.12609.i = fsub double %.12607.i, %.12414.i
  store double %.12609.i, ptr %.12412.i, align 8, !noalias !7
  %.12657.i = select i1 %.7768.i, i64 %.210.i9612.i, i64 0
  %97 = getelementptr double, ptr %.226.i9611.i, i64 %.7713.i
  %.12671.i = getelementptr double, ptr %97, i64 %.12657.i
  %.12672.i = load double, ptr %.12671.i, align 8, !noalias !7
  %.12.i9244.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.12672.i
  %.13.i9245.i = select i1 %.12.i9244.i, double %worst.2.0.lcssa.sink.i.i, double %.12672.i
  store double %.13.i9245.i, ptr %.12671.i, align 8, !noalias !7
  br label %B7970.i

B6790.i:                                          ; preds = %B8.i9229.i
  %.12760.i = icmp eq i64 %.7818.i, 7
  br i1 %.12760.i, label %B6822.i, label %B7144.i

B6822.i:                                          ; preds = %B6790.i
  %.12792.i = load i64, ptr %.11010.i, align 8, !noalias !7
  %.12806.i = icmp slt i64 %.12792.i, 0
  %.12807.i = select i1 %.12806.i, i64 %.281.fca.8.load.i, i64 0
  %98 = getelementptr i64, ptr %.2284, i64 %.12792.i
  %.12821.i = getelementptr i64, ptr %98, i64 %.12807.i
  %.12822.i = load i64, ptr %.12821.i, align 8, !noalias !7
  %.12823.not.i = icmp eq i64 %.12822.i, 0
  %.372.i.i = icmp slt i64 %.475.i922511051.i, 0
  %.373.i9340.i = select i1 %.372.i.i, i64 %.281.fca.9.load.i, i64 0
  %99 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i922511051.i
  %.387.i.i = getelementptr i32, ptr %99, i64 %.373.i9340.i
  %.388.i.i = load i32, ptr %.387.i.i, align 4, !noalias !7
  br i1 %.12823.not.i, label %B6934.i, label %B6850.i

B6850.i:                                          ; preds = %B6822.i
  %.348.i.i = icmp eq i32 %.388.i.i, 0
  br i1 %.348.i.i, label %B7970.i, label %B70.i.i

B70.i.i:                                          ; preds = %B6850.i
  %.492.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !44
  %.12.i.i9247.i = fcmp ogt double %.492.i.i, %best.3.3.i
  %.13.i.i9248.i = select i1 %.12.i.i9247.i, double %.492.i.i, double %best.3.3.i
  %.539.i.i = icmp slt i64 %.475.i922511051.i, -3
  %.540.i9249.i = select i1 %.539.i.i, i64 %.281.fca.9.load.i, i64 0
  %100 = getelementptr i8, ptr %99, i64 12
  %.554.i.i = getelementptr i32, ptr %100, i64 %.540.i9249.i
  %.555.i9250.i = load i32, ptr %.554.i.i, align 4, !noalias !44
  %.556.i9251.i = sitofp i32 %.555.i9250.i to double
  %.559.i.i = sitofp i32 %.388.i.i to double
  %.564.i9252.i = fmul double %.559.i.i, 2.500000e-01
  %.12.i758.i.i = fcmp ogt double %.564.i9252.i, %.556.i9251.i
  %.13.i759.i.i = select i1 %.12.i758.i.i, double %.564.i9252.i, double %.556.i9251.i
  %.593.i.i = fadd double %.13.i.i9248.i, %.13.i759.i.i
  %.626.i.i = load double, ptr %.12382.i, align 8, !noalias !44
  %.689.i.i = fsub double %.593.i.i, %.13.i.i9248.i
  %.690.i.i = fadd double %.626.i.i, %.689.i.i
  store double %.690.i.i, ptr %.12382.i, align 8, !noalias !44
  store double %.593.i.i, ptr %.226.i827.i.i, align 8, !noalias !44
  %spec.select.i9253.i = tail call i32 @llvm.smax.i32(i32 %.388.i.i, i32 0)
  %.844764.not.i.i = icmp eq i32 %spec.select.i9253.i, 0
  br i1 %.844764.not.i.i, label %B7970.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.951.i.i = add nsw i64 %.475.i922511051.i, 4
  %wide.trip.count.i9256.i = zext nneg i32 %spec.select.i9253.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B416.if.lr.ph.i.i
  %indvars.iv.i9257.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i9258.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %indvars.iv.next.i9258.i = add nuw nsw i64 %indvars.iv.i9257.i, 1
  %.915.i.i = load i64, ptr %.916.i.i, align 8, !noalias !44
  %.916.i9259.i = add nsw i64 %.915.i.i, 1
  store i64 %.916.i9259.i, ptr %.916.i.i, align 8, !noalias !44
  %.953.i9260.i = add nsw i64 %.951.i.i, %indvars.iv.i9257.i
  %.967.i.i = icmp slt i64 %.953.i9260.i, 0
  %.968.i9261.i = select i1 %.967.i.i, i64 %.281.fca.9.load.i, i64 0
  %101 = getelementptr i32, ptr %arg.rows_at, i64 %.953.i9260.i
  %.982.i.i = getelementptr i32, ptr %101, i64 %.968.i9261.i
  %.983.i9262.i = load i32, ptr %.982.i.i, align 4, !noalias !44
  %.985.i.i = sext i32 %.983.i9262.i to i64
  %.986.i9263.i = add nsw i64 %.710.i.i, %.985.i.i
  %.170.i.i.i = ashr i64 %.986.i9263.i, 2
  br i1 %.229.i1407.i.i, label %B184.if.i.i9276.i.preheader, label %B0.endif.else.if.i.i9264.i, !prof !6

B212.i.i9336.i:                                   ; preds = %B184.if.i.i9276.i
  %.519.i.i9337.i = select i1 %.408.i.i9280.i, i64 %.210.i864.i.i, i64 0
  %102 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i9279.i
  %.533.i.i9338.i = getelementptr i64, ptr %102, i64 %.519.i.i9337.i
  store i64 %.916.i9259.i, ptr %.533.i.i9338.i, align 8, !noalias !47
  %.541.i.i9339.i = shl nsw i64 %.295.0618.i.i9279.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i.i9285.i:                                   ; preds = %B184.if.i.i9276.i
  %.366.i.i9286.i = add i64 %.295.0618.i.i9279.i, 1
  %.362.i.i9287.i = add nsw i64 %.298.0619.i.i9278.i, -1
  %.570.i.i9288.i = select i1 %.408.i.i9280.i, i64 %.210.i864.i.i, i64 0
  %103 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i9279.i
  %.584.i.i9289.i = getelementptr i64, ptr %103, i64 %.570.i.i9288.i
  %.585.i.i9290.i = load i64, ptr %.584.i.i9289.i, align 8, !noalias !47
  %.600.i.i9291.i = icmp slt i64 %place.2.0620.i.i9277.i, 0
  %.601.i.i9292.i = select i1 %.600.i.i9291.i, i64 %.210.i864.i.i, i64 0
  %104 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i9277.i
  %.615.i.i9293.i = getelementptr i64, ptr %104, i64 %.601.i.i9292.i
  %.616.i.i9294.i = load i64, ptr %.615.i.i9293.i, align 8, !noalias !47
  %.619.i.i9295.i = icmp slt i64 %.585.i.i9290.i, %.616.i.i9294.i
  %spec.select.i.i9296.i = select i1 %.619.i.i9295.i, i64 %.295.0618.i.i9279.i, i64 %place.2.0620.i.i9277.i
  %.353.i.i9297.i = icmp samesign ugt i64 %.298.0619.i.i9278.i, 1
  br i1 %.353.i.i9297.i, label %B184.if.i.i9276.i, label %B312.i.i9298.i

B312.i.i9298.i:                                   ; preds = %B270.i.i9285.i
  %.654.i.i9299.i = icmp slt i64 %spec.select.i.i9296.i, 0
  %.655.i.i9300.i = select i1 %.654.i.i9299.i, i64 %.210.i.i.i, i64 0
  %105 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i9296.i
  %.669.i.i9301.i = getelementptr i64, ptr %105, i64 %.655.i.i9300.i
  store i64 %.170.i.i.i, ptr %.669.i.i9301.i, align 8, !noalias !47
  %.719.i.i9302.i = shl nsw i64 %spec.select.i.i9296.i, 2
  %.722.i.i9303.i = add i64 %.719.i.i9302.i, 4
  %.759.i.i9304.i = select i1 %.654.i.i9299.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i9305.i = add i64 %.759.i.i9304.i, %.719.i.i9302.i
  %.775.i.i9306.i = icmp slt i64 %.722.i.i9303.i, 0
  %.776.i.i9307.i = select i1 %.775.i.i9306.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i9308.i = add i64 %.776.i.i9307.i, %.722.i.i9303.i
  %.904.i.i9309.i = icmp slt i64 %.760.i.i9305.i, 0
  br i1 %.904.i.i9309.i, label %B312.endif.else.if.i.i9335.i, label %B312.endif.else.endif.i.i9310.i, !prof !6

B0.endif.else.if.i.i9264.i:                       ; preds = %B416.if.i.i
  %.175.i.i9265.i = mul nsw i64 %.170.i.i.i, 712544676207699905
  %.176.i.i9266.i = ashr i64 %.175.i.i9265.i, 20
  %.246.i.i9267.i = srem i64 %.176.i.i9266.i, %.194.0.i1406.i.i
  %.248.i.i9269.i = icmp slt i64 %.246.i.i9267.i, 0
  %.257.i.i9272.i = select i1 %.248.i.i9269.i, i64 %.194.0.i1406.i.i, i64 0
  %.237.0.i.i9273.i = add nsw i64 %.257.i.i9272.i, %.246.i.i9267.i
  %106 = shl nsw i64 %.237.0.i.i9273.i, 4
  br label %B184.if.i.i9276.i.preheader

B184.if.i.i9276.i.preheader:                      ; preds = %B0.endif.else.if.i.i9264.i, %B416.if.i.i
  %.295.0618.i.i9279.i.ph = phi i64 [ %106, %B0.endif.else.if.i.i9264.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i9276.i

B184.if.i.i9276.i:                                ; preds = %B184.if.i.i9276.i.preheader, %B270.i.i9285.i
  %place.2.0620.i.i9277.i = phi i64 [ %spec.select.i.i9296.i, %B270.i.i9285.i ], [ %.295.0618.i.i9279.i.ph, %B184.if.i.i9276.i.preheader ]
  %.298.0619.i.i9278.i = phi i64 [ %.362.i.i9287.i, %B270.i.i9285.i ], [ 16, %B184.if.i.i9276.i.preheader ]
  %.295.0618.i.i9279.i = phi i64 [ %.366.i.i9286.i, %B270.i.i9285.i ], [ %.295.0618.i.i9279.i.ph, %B184.if.i.i9276.i.preheader ]
  %.408.i.i9280.i = icmp slt i64 %.295.0618.i.i9279.i, 0
  %.409.i.i9281.i = select i1 %.408.i.i9280.i, i64 %.210.i.i.i, i64 0
  %107 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i9279.i
  %.423.i.i9282.i = getelementptr i64, ptr %107, i64 %.409.i.i9281.i
  %.424.i.i9283.i = load i64, ptr %.423.i.i9282.i, align 8, !noalias !47
  %.426.i.i9284.i = icmp eq i64 %.424.i.i9283.i, %.170.i.i.i
  br i1 %.426.i.i9284.i, label %B212.i.i9336.i, label %B270.i.i9285.i

B312.endif.endif.i.i9321.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i9320.i, %B312.endif.else.endif.endif.endif.i.i9317.i
  %.884.sroa.13.0.i.i9322.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i9320.i ], [ %.884.sroa.13.1.i.i9318.i, %B312.endif.else.endif.endif.endif.i.i9317.i ]
  %.1005.not621.i.i9323.i = icmp slt i64 %.884.sroa.0.3.i.i9315.i, %.884.sroa.13.0.i.i9322.i
  br i1 %.1005.not621.i.i9323.i, label %.975.endif.preheader.i.i9332.i, label %.975.if.i.i9324.i, !prof !28

.975.endif.preheader.i.i9332.i:                   ; preds = %B312.endif.endif.i.i9321.i
  %108 = shl i64 %.884.sroa.0.3.i.i9315.i, 3
  %scevgep.i.i9333.i = getelementptr i8, ptr %.226.i898.i.i, i64 %108
  %109 = sub nsw i64 %.884.sroa.13.0.i.i9322.i, %.884.sroa.0.3.i.i9315.i
  %110 = shl i64 %109, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i9333.i, i8 0, i64 %110, i1 false), !noalias !47
  br label %.975.if.i.i9324.i

B312.endif.else.if.i.i9335.i:                     ; preds = %B312.i.i9298.i
  br label %B312.endif.else.endif.i.i9310.i

B312.endif.else.endif.i.i9310.i:                  ; preds = %B312.endif.else.if.i.i9335.i, %B312.i.i9298.i
  %.884.sroa.0.1.i.i9311.i = phi i64 [ 0, %B312.endif.else.if.i.i9335.i ], [ %.760.i.i9305.i, %B312.i.i9298.i ]
  %.909.not.i.i9312.i = icmp slt i64 %.760.i.i9305.i, %.210.i900.i.i
  br i1 %.909.not.i.i9312.i, label %B312.endif.else.endif.endif.i.i9314.i, label %B312.endif.else.endif.if.i.i9313.i, !prof !10

B312.endif.else.endif.if.i.i9313.i:               ; preds = %B312.endif.else.endif.i.i9310.i
  br label %B312.endif.else.endif.endif.i.i9314.i

B312.endif.else.endif.endif.i.i9314.i:            ; preds = %B312.endif.else.endif.if.i.i9313.i, %B312.endif.else.endif.i.i9310.i
  %.884.sroa.0.3.i.i9315.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i9313.i ], [ %.884.sroa.0.1.i.i9311.i, %B312.endif.else.endif.i.i9310.i ]
  %.921.i.i9316.i = icmp slt i64 %.777.i.i9308.i, 0
  br i1 %.921.i.i9316.i, label %B312.endif.else.endif.endif.if.i.i9334.i, label %B312.endif.else.endif.endif.endif.i.i9317.i, !prof !6

B312.endif.else.endif.endif.if.i.i9334.i:         ; preds = %B312.endif.else.endif.endif.i.i9314.i
  br label %B312.endif.else.endif.endif.endif.i.i9317.i

B312.endif.else.endif.endif.endif.i.i9317.i:      ; preds = %B312.endif.else.endif.endif.if.i.i9334.i, %B312.endif.else.endif.endif.i.i9314.i
  %.884.sroa.13.1.i.i9318.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i9334.i ], [ %.777.i.i9308.i, %B312.endif.else.endif.endif.i.i9314.i ]
  %.926.not.i.i9319.i = icmp slt i64 %.777.i.i9308.i, %.210.i900.i.i
  br i1 %.926.not.i.i9319.i, label %B312.endif.endif.i.i9321.i, label %B312.endif.else.endif.endif.endif.if.i.i9320.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i9320.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i9317.i
  br label %B312.endif.endif.i.i9321.i

.975.if.i.i9324.i:                                ; preds = %.975.endif.preheader.i.i9332.i, %B312.endif.endif.i.i9321.i
  %.1054.i.i9325.i = load i64, ptr %.916.i.i, align 8, !noalias !47
  %.1070.i.i9326.i = select i1 %.654.i.i9299.i, i64 %.210.i864.i.i, i64 0
  %111 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i9296.i
  %.1084.i.i9327.i = getelementptr i64, ptr %111, i64 %.1070.i.i9326.i
  store i64 %.1054.i.i9325.i, ptr %.1084.i.i9327.i, align 8, !noalias !47
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i9324.i, %B212.i.i9336.i
  %.719.sink.i.i9328.i = phi i64 [ %.719.i.i9302.i, %.975.if.i.i9324.i ], [ %.541.i.i9339.i, %B212.i.i9336.i ]
  %.1096.i.i9329.i = and i64 %.986.i9263.i, 3
  %.1099.i.i9330.i = or disjoint i64 %.719.sink.i.i9328.i, %.1096.i.i9329.i
  %.1054.i.i = icmp slt i64 %.719.sink.i.i9328.i, 0
  %.1055.i.i = select i1 %.1054.i.i, i64 %.210.i900.i.i, i64 0
  %112 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i9330.i
  %.1069.i.i = getelementptr i64, ptr %112, i64 %.1055.i.i
  store i64 %.1071.i.i, ptr %.1069.i.i, align 8, !noalias !44
  %.1095.i.i = select i1 %.1054.i.i, i64 %.210.i936.i.i, i64 0
  %113 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i9330.i
  %.1109.i.i = getelementptr double, ptr %113, i64 %.1095.i.i
  store double %.593.i.i, ptr %.1109.i.i, align 8, !noalias !44
  %exitcond.not.i9331.i = icmp eq i64 %indvars.iv.next.i9258.i, %wide.trip.count.i9256.i
  br i1 %exitcond.not.i9331.i, label %B7966.i, label %B416.if.i.i

B6934.i:                                          ; preds = %B6822.i
  %.393.i.i = sext i32 %.388.i.i to i64
  %.394.i.i = icmp eq i32 %.388.i.i, 0
  br i1 %.394.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B6934.i
  %.508.i.i = load double, ptr %.533.i.i, align 8, !noalias !50
  %.538.i.i = load double, ptr %.563.i.i, align 8, !noalias !50
  %.12.i.i9341.i = fcmp ogt double %.538.i.i, %.508.i.i
  %.13.i.i9342.i = select i1 %.12.i.i9341.i, double %.538.i.i, double %.508.i.i
  %.571.i.i = fsub double %.13.i.i9342.i, %.505.fca.34.load.i
  %.601.i9343.i = load double, ptr %.226.i827.i.i, align 8, !noalias !50
  %.631.i.i = load double, ptr %.656.i.i, align 8, !noalias !50
  %.20.i.i9344.i = fcmp ogt double %.601.i9343.i, %best.3.3.i
  %.21.i.i9345.i = select i1 %.20.i.i9344.i, double %.601.i9343.i, double %best.3.3.i
  %.22.i.i9346.i = fcmp ogt double %.631.i.i, %.21.i.i9345.i
  %.23.i.i9347.i = select i1 %.22.i.i9346.i, double %.631.i.i, double %.21.i.i9345.i
  %.24.i.i9348.i = fcmp ogt double %.571.i.i, %.23.i.i9347.i
  %.25.i.i9349.i = select i1 %.24.i.i9348.i, double %.571.i.i, double %.23.i.i9347.i
  %spec.select738.i.i = tail call i32 @llvm.smax.i32(i32 %.388.i.i, i32 0)
  %.763739.not.i.i = icmp eq i32 %spec.select738.i.i, 0
  br i1 %.763739.not.i.i, label %B716.i.i, label %B418.if.lr.ph.i.i

B418.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.810.i.i = add nsw i64 %.475.i922511051.i, 4
  %wide.trip.count.i9351.i = zext nneg i32 %spec.select738.i.i to i64
  br label %B418.if.i.i

B546.i.i:                                         ; preds = %B546.if.i.i, %B418.if.i.i
  %.898.0.i.i = phi i64 [ 0, %B418.if.i.i ], [ %.971.i.i, %B546.if.i.i ]
  %exitcond.not.i9355.i = icmp eq i64 %.898.0.i.i, 16
  br i1 %exitcond.not.i9355.i, label %B588.i.i, label %B546.if.i.i

B588.i.i:                                         ; preds = %B546.i.i
  %.1096.i.i = load i64, ptr %.1095.i9350.i, align 8, !noalias !50
  %.1107.0.i.i = and i64 %.1096.i.i, 15
  %114 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1107.0.i.i
  store i64 %.845.i.i, ptr %114, align 8, !noalias !50
  %.1200.i.i = add nsw i64 %.1096.i.i, 1
  store i64 %.1200.i.i, ptr %.1095.i9350.i, align 8, !noalias !50
  %.1232.i.i = add nsw i64 %new.2.0744.i.i, 1
  %.1243.not.i.i = icmp ne i64 %.850.i.i, %previous_new.2.0746.i.i
  %.1253.i.i = zext i1 %.1243.not.i.i to i64
  %spec.select728.i.i = add nsw i64 %new_lines.2.0743.i.i, %.1253.i.i
  br label %B714.i.i

B714.i.i:                                         ; preds = %B546.if.i.i, %B588.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select728.i.i, %B588.i.i ], [ %new_lines.2.0743.i.i, %B546.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1232.i.i, %B588.i.i ], [ %new.2.0744.i.i, %B546.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.850.i.i, %B588.i.i ], [ %previous_new.2.0746.i.i, %B546.if.i.i ]
  %exitcond750.not.i.i = icmp eq i64 %indvars.iv.next.i9353.i, %wide.trip.count.i9351.i
  br i1 %exitcond750.not.i.i, label %B716.loopexit.i.i, label %B418.if.i.i

B716.loopexit.i.i:                                ; preds = %B714.i.i
  %115 = uitofp nneg i64 %spec.select.i9354.i to double
  %116 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B716.i.i

B716.i.i:                                         ; preds = %B716.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %115, %B716.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %116, %B716.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B716.loopexit.i.i ]
  %.1317.i.i = fmul double %.505.fca.28.load.i, %lines.2.0.lcssa.i.i
  %.12.i730.i.i = fcmp ogt double %.1317.i.i, %.505.fca.23.load.i
  %.13.i731.i.i = select i1 %.12.i730.i.i, double %.1317.i.i, double %.505.fca.23.load.i
  %.1349.i.i = fadd double %.25.i.i9349.i, %.13.i731.i.i
  %.1382.i.i = load double, ptr %.12382.i, align 8, !noalias !50
  %.1385.i.i = fsub double %.1349.i.i, %.25.i.i9349.i
  %.1386.i.i = fadd double %.1382.i.i, %.1385.i.i
  store double %.1386.i.i, ptr %.12382.i, align 8, !noalias !50
  %.1446.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !50
  %.12.i732.i.i = fcmp ogt double %best.3.3.i, %.1446.i.i
  %.13.i733.i.i = select i1 %.12.i732.i.i, double %best.3.3.i, double %.1446.i.i
  %.1479.i.i = fadd double %.1349.i.i, %.13.i733.i.i
  %.1481.i.i = fsub double %.1479.i.i, %.25.i.i9349.i
  store double %.1481.i.i, ptr %.226.i827.i.i, align 8, !noalias !50
  store double %.1349.i.i, ptr %.656.i.i, align 8, !noalias !50
  %.1574.i.i = load double, ptr %.1573.i.i, align 8, !noalias !50
  %.1578.i.i = sub nsw i64 %.393.i.i, %new.2.0.lcssa.i.i
  %.1579.i.i = sitofp i64 %.1578.i.i to double
  %.1580.i.i = fadd double %.1574.i.i, %.1579.i.i
  store double %.1580.i.i, ptr %.1573.i.i, align 8, !noalias !50
  %.1640.i.i = load double, ptr %.1639.i.i, align 8, !noalias !50
  %.1642.i.i = sitofp i32 %.388.i.i to double
  %.1643.i.i = fadd double %.1640.i.i, %.1642.i.i
  store double %.1643.i.i, ptr %.1639.i.i, align 8, !noalias !50
  %.1691.i.i = icmp slt i64 %.475.i922511051.i, -1
  %.1692.i.i = select i1 %.1691.i.i, i64 %.281.fca.9.load.i, i64 0
  %117 = getelementptr i8, ptr %99, i64 4
  %.1706.i.i = getelementptr i32, ptr %117, i64 %.1692.i.i
  %.1707.i.i = load i32, ptr %.1706.i.i, align 4, !noalias !50
  %.1714.i.i = sext i32 %.1707.i.i to i64
  %.1715.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1714.i.i
  %.1718.i.i = sitofp i64 %.1715.i.i to double
  %.1723.i.i = fdiv double %.1718.i.i, %.1642.i.i
  %.1730.i.i = fmul double %.505.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1734.i.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1735.i.i = fsub double %.1734.i.i, %.1723.i.i
  %.1738.i.i = fmul double %.505.fca.13.load.i, %.1735.i.i
  %.1739.i.i = fadd double %.1730.i.i, %.1738.i.i
  %.1742.i.i = fmul double %.505.fca.14.load.i, %.1723.i.i
  %.1743.i.i = fadd double %.1742.i.i, %.1739.i.i
  %.1773.i.i = load double, ptr %.935.i.i, align 8, !noalias !50
  %.1774.i.i = fadd double %.1773.i.i, %.1743.i.i
  store double %.1774.i.i, ptr %.935.i.i, align 8, !noalias !50
  %.1834.i.i = load double, ptr %.533.i.i, align 8, !noalias !50
  %.12.i734.i.i = fcmp ogt double %.1349.i.i, %.1834.i.i
  %.13.i735.i.i = select i1 %.12.i734.i.i, double %.1349.i.i, double %.1834.i.i
  %.1864.i.i = fadd double %.13.i735.i.i, %.1743.i.i
  store double %.1864.i.i, ptr %.533.i.i, align 8, !noalias !50
  %.1952.i.i = fmul double %.1949.i.i, %.1734.i.i
  %.1959.i.i = fcmp ogt double %.1952.i.i, 0.000000e+00
  br i1 %.1959.i.i, label %B1428.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1428.i.i:                                        ; preds = %B716.i.i
  %.1990.i9357.i = load double, ptr %.563.i.i, align 8, !noalias !50
  %.12.i736.i.i = fcmp ogt double %.1349.i.i, %.1990.i9357.i
  %.13.i737.i.i = select i1 %.12.i736.i.i, double %.1349.i.i, double %.1990.i9357.i
  %.2021.i.i = fadd double %.1952.i.i, %.13.i737.i.i
  store double %.2021.i.i, ptr %.563.i.i, align 8, !noalias !50
  %.2081.i.i = load double, ptr %.396.i.i.i.i, align 8, !noalias !50
  %.2083.i.i = fadd double %.1952.i.i, %.2081.i.i
  store double %.2083.i.i, ptr %.396.i.i.i.i, align 8, !noalias !50
  %.2158.pre.i.i = load double, ptr %.533.i.i, align 8, !noalias !50
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B418.if.i.i:                                      ; preds = %B714.i.i, %B418.if.lr.ph.i.i
  %indvars.iv.i9352.i = phi i64 [ 0, %B418.if.lr.ph.i.i ], [ %indvars.iv.next.i9353.i, %B714.i.i ]
  %previous_new.2.0746.i.i = phi i64 [ -1, %B418.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B714.i.i ]
  %previous.2.0745.i.i = phi i64 [ -1, %B418.if.lr.ph.i.i ], [ %.850.i.i, %B714.i.i ]
  %new.2.0744.i.i = phi i64 [ 0, %B418.if.lr.ph.i.i ], [ %new.3.1.i.i, %B714.i.i ]
  %new_lines.2.0743.i.i = phi i64 [ 0, %B418.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B714.i.i ]
  %lines.2.0742.i.i = phi i64 [ 0, %B418.if.lr.ph.i.i ], [ %spec.select.i9354.i, %B714.i.i ]
  %indvars.iv.next.i9353.i = add nuw nsw i64 %indvars.iv.i9352.i, 1
  %.812.i.i = add nsw i64 %.810.i.i, %indvars.iv.i9352.i
  %.826.i.i = icmp slt i64 %.812.i.i, 0
  %.827.i.i = select i1 %.826.i.i, i64 %.281.fca.9.load.i, i64 0
  %118 = getelementptr i32, ptr %arg.rows_at, i64 %.812.i.i
  %.841.i.i = getelementptr i32, ptr %118, i64 %.827.i.i
  %.842.i.i = load i32, ptr %.841.i.i, align 4, !noalias !50
  %.844.i.i = sext i32 %.842.i.i to i64
  %.845.i.i = add nsw i64 %.710.i.i, %.844.i.i
  %.850.i.i = ashr i64 %.845.i.i, 2
  %.856.not.i.i = icmp ne i64 %.850.i.i, %previous.2.0745.i.i
  %.861.i.i = zext i1 %.856.not.i.i to i64
  %spec.select.i9354.i = add nuw nsw i64 %lines.2.0742.i.i, %.861.i.i
  br label %B546.i.i

B546.if.i.i:                                      ; preds = %B546.i.i
  %.971.i.i = add nuw nsw i64 %.898.0.i.i, 1
  %119 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.898.0.i.i
  %.1027.i.i = load i64, ptr %119, align 8, !noalias !50
  %.1029.i.i = icmp eq i64 %.1027.i.i, %.845.i.i
  br i1 %.1029.i.i, label %B714.i.i, label %B546.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1428.i.i, %B716.i.i, %B6934.i
  %.1349.sink.i.i = phi double [ %best.3.3.i, %B6934.i ], [ %.1349.i.i, %B1428.i.i ], [ %.1349.i.i, %B716.i.i ]
  %.2158.sink.i.i = phi double [ %best.3.3.i, %B6934.i ], [ %.2158.pre.i.i, %B1428.i.i ], [ %.1864.i.i, %B716.i.i ]
  %.13086.i = select i1 %.7768.i, i64 %.210.i10294.i, i64 0
  %120 = getelementptr double, ptr %.226.i10292.i, i64 %.7713.i
  %.13100.i = getelementptr double, ptr %120, i64 %.13086.i
  store double %.1349.sink.i.i, ptr %.13100.i, align 8, !noalias !7
  %.13117.i = select i1 %.7768.i, i64 %.210.i10258.i, i64 0
  %121 = getelementptr double, ptr %.226.i10256.i, i64 %.7713.i
  %.13131.i = getelementptr double, ptr %121, i64 %.13117.i
  %.13132.i = load double, ptr %.13131.i, align 8, !noalias !7
  %.13138.i = fadd double %.13535.i, %.2158.sink.i.i
  %.12.i9358.i = fcmp ogt double %.13138.i, %.13132.i
  %.13.i9359.i = select i1 %.12.i9358.i, double %.13138.i, double %.13132.i
  store double %.13.i9359.i, ptr %.13131.i, align 8, !noalias !7
  %.13212.i = icmp slt i64 %quot.2.0.i, 0
  %.13213.i = select i1 %.13212.i, i64 %.210.i10150.i, i64 0
  %122 = getelementptr double, ptr %.226.i10148.i, i64 %quot.2.0.i
  %.13227.i = getelementptr double, ptr %122, i64 %.13213.i
  %.13228.i = load double, ptr %.13227.i, align 8, !noalias !7
  %.12.i9360.i = fcmp ogt double %.13.i9359.i, %.13228.i
  %.13.i9361.i = select i1 %.12.i9360.i, double %.13.i9359.i, double %.13228.i
  store double %.13.i9361.i, ptr %.13227.i, align 8, !noalias !7
  br label %B7966.i

B7144.i:                                          ; preds = %B6790.i
  %123 = getelementptr double, ptr %arg.cost_at, i64 %.7784.i
  %.13352.i = getelementptr double, ptr %123, i64 %.7803.i
  %.13353.i = load double, ptr %.13352.i, align 8, !noalias !7
  %.332.i.i = icmp slt i64 %.475.i922511051.i, 0
  %.333.i.i = select i1 %.332.i.i, i64 %.281.fca.9.load.i, i64 0
  %124 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i922511051.i
  %.347.i.i = getelementptr i32, ptr %124, i64 %.333.i.i
  %.348.i9362.i = load i32, ptr %.347.i.i, align 4, !noalias !53
  %.353.i.i = sext i32 %.348.i9362.i to i64
  %.354.i.i = icmp eq i32 %.348.i9362.i, 0
  br i1 %.354.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i9363.i

B70.i9363.i:                                      ; preds = %B7144.i
  %.502.i.i = load double, ptr %.533.i.i, align 8, !noalias !53
  %.532.i.i = load double, ptr %.531.i.i, align 8, !noalias !53
  %.562.i.i = load double, ptr %.563.i.i, align 8, !noalias !53
  %.16.i.i.i = fcmp ogt double %.532.i.i, %.502.i.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.532.i.i, double %.502.i.i
  %.18.i.i.i = fcmp ogt double %.562.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.562.i.i, double %.17.i.i.i
  %.597.i9364.i = fsub double %.19.i.i.i, %.505.fca.34.load.i
  %.627.i9365.i = load double, ptr %.226.i827.i.i, align 8, !noalias !53
  %.657.i9367.i = load double, ptr %.656.i.i, align 8, !noalias !53
  %.20.i.i9368.i = fcmp ogt double %.627.i9365.i, %best.3.3.i
  %.21.i.i9369.i = select i1 %.20.i.i9368.i, double %.627.i9365.i, double %best.3.3.i
  %.22.i.i9370.i = fcmp ogt double %.657.i9367.i, %.21.i.i9369.i
  %.23.i.i9371.i = select i1 %.22.i.i9370.i, double %.657.i9367.i, double %.21.i.i9369.i
  %.24.i.i9372.i = fcmp ogt double %.597.i9364.i, %.23.i.i9371.i
  %.25.i.i9373.i = select i1 %.24.i.i9372.i, double %.597.i9364.i, double %.23.i.i9371.i
  br i1 %.390.i.i.i, label %.456.if.i.i9376.i, label %.456.endif.preheader.i.i9375.i, !prof !6

B278.i.i9395.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i9380.i
  %previous.3.1.i.i9396.i = phi i64 [ %.673.i.i9390.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i9380.i ]
  %worst.3.1.i.i9397.i = phi i64 [ %.13.i.i.i9394.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i9380.i ]
  %exitcond.not.i.i9398.i = icmp eq i64 %indvars.iv.next.i.i9382.i, %wide.trip.count.i.i9379.i
  br i1 %exitcond.not.i.i9398.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i9380.i

.456.endif.preheader.i.i9375.i:                   ; preds = %B70.i9363.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %226, i1 false), !noalias !56
  br label %.456.if.i.i9376.i

.456.if.i.i9376.i:                                ; preds = %.456.endif.preheader.i.i9375.i, %B70.i9363.i
  %.590192.not.i.i.i = icmp slt i32 %.348.i9362.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i9377.i

B106.if.lr.ph.i.i9377.i:                          ; preds = %.456.if.i.i9376.i
  %.637.i.i9378.i = add nsw i64 %.475.i922511051.i, 4
  %wide.trip.count.i.i9379.i = zext nneg i32 %.348.i9362.i to i64
  br label %B106.if.i.i9380.i

B106.if.i.i9380.i:                                ; preds = %B106.if.lr.ph.i.i9377.i, %B278.i.i9395.i
  %indvars.iv.i.i9381.i = phi i64 [ 0, %B106.if.lr.ph.i.i9377.i ], [ %indvars.iv.next.i.i9382.i, %B278.i.i9395.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i9377.i ], [ %worst.3.1.i.i9397.i, %B278.i.i9395.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i9377.i ], [ %previous.3.1.i.i9396.i, %B278.i.i9395.i ]
  %indvars.iv.next.i.i9382.i = add nuw nsw i64 %indvars.iv.i.i9381.i, 1
  %.639.i.i9383.i = add nsw i64 %.637.i.i9378.i, %indvars.iv.i.i9381.i
  %.653.i.i9384.i = icmp slt i64 %.639.i.i9383.i, 0
  %.654.i.i9385.i = select i1 %.653.i.i9384.i, i64 %.281.fca.9.load.i, i64 0
  %125 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i9383.i
  %.668.i.i9386.i = getelementptr i32, ptr %125, i64 %.654.i.i9385.i
  %.669.i.i9387.i = load i32, ptr %.668.i.i9386.i, align 4, !noalias !56
  %.671.i.i9388.i = sext i32 %.669.i.i9387.i to i64
  %.672.i.i9389.i = add nsw i64 %.710.i.i, %.671.i.i9388.i
  %.673.i.i9390.i = ashr i64 %.672.i.i9389.i, 2
  %.679.not.i.i9391.i = icmp eq i64 %.673.i.i9390.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i9391.i, label %B278.i.i9395.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i9380.i
  %.760.i.i9392.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !56
  %.761.i.i9393.i = add nsw i64 %.760.i.i9392.i, 1
  store i64 %.761.i.i9393.i, ptr %.226.i1075.i.i, align 8, !noalias !56
  %.13.i.i.i9394.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i9393.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i9395.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i9395.i
  %126 = uitofp nneg i64 %worst.3.1.i.i9397.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i9376.i
  %spec.select.i9399.i = phi i32 [ 0, %.456.if.i.i9376.i ], [ %.348.i9362.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i9400.i = phi double [ 1.000000e+00, %.456.if.i.i9376.i ], [ %126, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i9401.i = fcmp olt double %.505.fca.23.load.i, %worst.2.0.lcssa.i.i9400.i
  %.10.i.i9402.i = select i1 %.9.i.i9401.i, double %worst.2.0.lcssa.i.i9400.i, double %.505.fca.23.load.i
  %.773.i.i = fadd double %.25.i.i9373.i, %.10.i.i9402.i
  %.806.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !53
  %.12.i.i9403.i = fcmp ogt double %best.3.3.i, %.806.i.i
  %.13.i.i9404.i = select i1 %.12.i.i9403.i, double %best.3.3.i, double %.806.i.i
  %.839.i.i = fadd double %.13.i.i9404.i, %.773.i.i
  %.840.i.i = fsub double %.839.i.i, %.25.i.i9373.i
  store double %.840.i.i, ptr %.226.i827.i.i, align 8, !noalias !53
  store double %.773.i.i, ptr %.656.i.i, align 8, !noalias !53
  %.905.i.i = sitofp i32 %.348.i9362.i to double
  %.906.i.i = fmul double %.505.fca.15.load.i, %.905.i.i
  %.936.i.i = load double, ptr %.935.i.i, align 8, !noalias !53
  %.937.i.i = fadd double %.906.i.i, %.936.i.i
  store double %.937.i.i, ptr %.935.i.i, align 8, !noalias !53
  %.997.i.i = load double, ptr %.533.i.i, align 8, !noalias !53
  %.12.i817.i.i = fcmp ogt double %.773.i.i, %.997.i.i
  %.13.i818.i.i = select i1 %.12.i817.i.i, double %.773.i.i, double %.997.i.i
  %.1027.i9405.i = fadd double %.906.i.i, %.13.i818.i.i
  store double %.1027.i9405.i, ptr %.533.i.i, align 8, !noalias !53
  %.1059.i.i = fcmp ogt double %.13353.i, 0.000000e+00
  %"$phi738.0.2.0.i.i" = select i1 %.1059.i.i, double %.505.fca.32.load.i, double %.505.fca.33.load.i
  %.1079.i.i = fmul double %.505.fca.32.load.i, %.905.i.i
  %.1095.i9406.i = icmp slt i64 %.475.i922511051.i, -2
  %.1096.i9407.i = select i1 %.1095.i9406.i, i64 %.281.fca.9.load.i, i64 0
  %127 = getelementptr i8, ptr %124, i64 8
  %.1110.i.i = getelementptr i32, ptr %127, i64 %.1096.i9407.i
  %.1111.i.i = load i32, ptr %.1110.i.i, align 4, !noalias !53
  %.1113.i.i = sext i32 %.1111.i.i to i64
  %.1115.i9408.i = sub nsw i64 %.1113.i.i, %.353.i.i
  %.1116.i.i = sitofp i64 %.1115.i9408.i to double
  %.1117.i.i = fmul double %"$phi738.0.2.0.i.i", %.1116.i.i
  %.1118.i.i = fadd double %.1079.i.i, %.1117.i.i
  %.1120.i9409.i = tail call double @llvm.fabs.f64(double %.13353.i)
  %.1123.i.i = fmul double %.1120.i9409.i, %.1118.i.i
  %.1153.i.i = load double, ptr %.1152.i.i, align 8, !noalias !53
  %.1154.i.i = fadd double %.1153.i.i, %.1123.i.i
  store double %.1154.i.i, ptr %.1152.i.i, align 8, !noalias !53
  %.1214.i.i = load double, ptr %.531.i.i, align 8, !noalias !53
  %.12.i819.i.i = fcmp ogt double %.773.i.i, %.1214.i.i
  %.13.i820.i.i = select i1 %.12.i819.i.i, double %.773.i.i, double %.1214.i.i
  %.1244.i.i = fadd double %.13.i820.i.i, %.1123.i.i
  store double %.1244.i.i, ptr %.531.i.i, align 8, !noalias !53
  %.1304.i9410.i = load double, ptr %.533.i.i, align 8, !noalias !53
  %.12.i821.i.i = fcmp ogt double %.1244.i.i, %.1304.i9410.i
  %.13.i822.i.i = select i1 %.12.i821.i.i, double %.1244.i.i, double %.1304.i9410.i
  %.1453826.i.i = icmp sgt i32 %spec.select.i9399.i, 0
  br i1 %.1453826.i.i, label %B1112.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1112.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1492.i.i = add nsw i64 %.475.i922511051.i, 4
  %.312.i.i.i.i9414.i = icmp eq i64 %early.2.4.i, 2
  %.400.i.i.i.i9415.i = fadd double %.505.fca.9.load.i, %.773.i.i
  %.1103.not.i.i9416.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i9418.i = select i1 %.1103.not.i.i9416.i, i1 %.1112.i.i.i, i1 false
  %wide.trip.count.i9420.i = zext nneg i32 %spec.select.i9399.i to i64
  br label %B1112.if.i.i

B1112.if.i.i:                                     ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i, %B1112.if.lr.ph.i.i
  %indvars.iv.i9421.i = phi i64 [ 0, %B1112.if.lr.ph.i.i ], [ %indvars.iv.next.i9422.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i ]
  %end.2.0829.i.i = phi double [ %.13.i822.i.i, %B1112.if.lr.ph.i.i ], [ %.13.i825.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i ]
  %indvars.iv.next.i9422.i = add nuw nsw i64 %indvars.iv.i9421.i, 1
  %.1494.i.i = add nsw i64 %.1492.i.i, %indvars.iv.i9421.i
  %.1508.i.i = icmp slt i64 %.1494.i.i, 0
  %.1509.i.i = select i1 %.1508.i.i, i64 %.281.fca.9.load.i, i64 0
  %128 = getelementptr i32, ptr %arg.rows_at, i64 %.1494.i.i
  %.1523.i.i = getelementptr i32, ptr %128, i64 %.1509.i.i
  %.1524.i.i = load i32, ptr %.1523.i.i, align 4, !noalias !53
  %.1526.i.i = sext i32 %.1524.i.i to i64
  %.1527.i.i = add nsw i64 %.710.i.i, %.1526.i.i
  %.290.i.i9423.i = ashr i64 %.1527.i.i, 1
  %.5.i.i.i.i9424.i = mul i64 %.290.i.i9423.i, 8364850718657
  %.6.i.i.i.i9425.i = lshr i64 %.5.i.i.i.i9424.i, 20
  %.7.i.i.i.i9426.i = and i64 %.6.i.i.i.i9425.i, 16777215
  %.32.i.i.i9427.i = uitofp nneg i64 %.7.i.i.i.i9426.i to double
  %.33.i.i.i9428.i = fadd double %.32.i.i.i9427.i, 5.000000e-01
  %.37.i.i.i9429.i = fmul double %.33.i.i.i9428.i, 0x3E70000000000000
  %.45.le.i.i.i9430.i = tail call double @llvm.log.f64(double %.37.i.i.i9429.i)
  %.50.i.i.i9431.i = fneg double %.45.le.i.i.i9430.i
  %.12.i.i.i.i9432.i = fcmp olt double %.50.i.i.i9431.i, 4.000000e+00
  %.13.i.i.i.i9433.i = select i1 %.12.i.i.i.i9432.i, double %.50.i.i.i9431.i, double 4.000000e+00
  %.79.i.i.i9434.i = fadd double %.13.i.i.i.i9433.i, -1.000000e+00
  %.317.i.i9435.i = fmul double %.505.fca.6.load.i, %.79.i.i.i9434.i
  %.351.i.i.i = load double, ptr %.533.i.i, align 8, !noalias !59
  %.357.i.i9436.i = fadd double %.505.fca.5.load.i, %.351.i.i.i
  %.358.i.i9437.i = fadd double %.357.i.i9436.i, %.317.i.i9435.i
  %.40812971298.i.i9438.i = and i64 %.6.i.i.i.i9425.i, 65535
  %129 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40812971298.i.i9438.i
  %.466.i.i9439.i = load i64, ptr %129, align 8, !noalias !59
  %.472.i.i9440.i = icmp eq i64 %.466.i.i9439.i, %.290.i.i9423.i
  br i1 %.472.i.i9440.i, label %B216.i.i9488.i, label %B270.i.i9441.i

B216.i.i9488.i:                                   ; preds = %B1112.if.i.i
  %130 = getelementptr double, ptr %.226.i969.i.i, i64 %.40812971298.i.i9438.i
  %.597.i.i9489.i = load double, ptr %130, align 8, !noalias !59
  %.12.i.i.i9490.i = fcmp ogt double %.597.i.i9489.i, %.358.i.i9437.i
  %.13.i.i823.i.i = select i1 %.12.i.i.i9490.i, double %.597.i.i9489.i, double %.358.i.i9437.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i

B270.i.i9441.i:                                   ; preds = %B1112.if.i.i
  %.665.i.i9442.i = load double, ptr %.664.i.i.i, align 8, !noalias !59
  %.667.i.i9443.i = fadd double %.665.i.i9442.i, 1.000000e+00
  store double %.667.i.i9443.i, ptr %.664.i.i.i, align 8, !noalias !59
  %.731.i.i9444.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !59
  %.734.i.i9445.i = fadd double %.505.fca.19.load.i, %.731.i.i9444.i
  store double %.734.i.i9445.i, ptr %.226.i1040.i.i, align 8, !noalias !59
  %.804.i.i9446.i = fcmp ult double %.734.i.i9445.i, 1.000000e+00
  br i1 %.804.i.i9446.i, label %B518.i.i9474.i, label %B408.i.i9447.i

B408.i.i9447.i:                                   ; preds = %B270.i.i9441.i
  %.842.i.i9448.i = fadd double %.734.i.i9445.i, -1.000000e+00
  store double %.842.i.i9448.i, ptr %.226.i1040.i.i, align 8, !noalias !59
  %.306.i.i.i9449.i = load double, ptr %.563.i.i, align 8, !noalias !62
  %.12.i.i1290.i.i9450.i = fcmp ogt double %.773.i.i, %.306.i.i.i9449.i
  %.13.i.i1291.i.i9451.i = select i1 %.12.i.i1290.i.i9450.i, double %.773.i.i, double %.306.i.i.i9449.i
  %.339.i.i.i9452.i = fadd double %.338.i.i.i.i, %.13.i.i1291.i.i9451.i
  store double %.339.i.i.i9452.i, ptr %.563.i.i, align 8, !noalias !62
  %.397.i.i.i9453.i = load double, ptr %.396.i.i.i.i, align 8, !noalias !62
  %.400.i.i.i9454.i = fadd double %.338.i.i.i.i, %.397.i.i.i9453.i
  store double %.400.i.i.i9454.i, ptr %.396.i.i.i.i, align 8, !noalias !62
  %.489.i.i.i9455.i = load double, ptr %.563.i.i, align 8, !noalias !62
  %.268.i.i.i.i9456.i = lshr i64 %.1527.i.i, 16
  %.279.0.i.i.i.i9457.i = and i64 %.268.i.i.i.i9456.i, 16383
  %131 = getelementptr double, ptr %.226.i759.i.i, i64 %.279.0.i.i.i.i9457.i
  %.348.i.i.i.i9458.i = load double, ptr %131, align 8, !noalias !65
  %.352.i.i.i.i9459.i = fcmp olt double %.348.i.i.i.i9458.i, 0.000000e+00
  %or.cond.i.i.i.i9460.i = select i1 %.312.i.i.i.i9414.i, i1 %.352.i.i.i.i9459.i, i1 false
  br i1 %or.cond.i.i.i.i9460.i, label %B96.i.i.i.i9473.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9461.i

B96.i.i.i.i9473.i:                                ; preds = %B408.i.i9447.i
  store double %.400.i.i.i.i9415.i, ptr %131, align 8, !noalias !65
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9461.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9461.i: ; preds = %B96.i.i.i.i9473.i, %B408.i.i9447.i
  %.556.i.i.i.i9462.i = phi double [ %.348.i.i.i.i9458.i, %B408.i.i9447.i ], [ %.400.i.i.i.i9415.i, %B96.i.i.i.i9473.i ]
  %.460.i.i.i9463.i = fmul double %.505.fca.8.load.i, %.79.i.i.i9434.i
  %.12.i89.i.i.i9464.i = fcmp ogt double %.556.i.i.i.i9462.i, %.489.i.i.i9455.i
  %.13.i90.i.i.i9465.i = select i1 %.12.i89.i.i.i9464.i, double %.556.i.i.i.i9462.i, double %.489.i.i.i9455.i
  %.651.i.i.i9466.i = fadd double %.505.fca.7.load.i, %.13.i90.i.i.i9465.i
  %.652.i.i.i9467.i = fadd double %.460.i.i.i9463.i, %.651.i.i.i9466.i
  store i64 %.290.i.i9423.i, ptr %129, align 8, !noalias !62
  %132 = getelementptr double, ptr %.226.i969.i.i, i64 %.40812971298.i.i9438.i
  store double %.652.i.i.i9467.i, ptr %132, align 8, !noalias !62
  %.12.i1292.i.i9468.i = fcmp ogt double %.652.i.i.i9467.i, %.358.i.i9437.i
  %.13.i1293.i.i9469.i = select i1 %.12.i1292.i.i9468.i, double %.652.i.i.i9467.i, double %.358.i.i9437.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i

B518.i.i9474.i:                                   ; preds = %B270.i.i9441.i
  br i1 %or.cond.i.i9418.i, label %B544.i.i9475.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i

B544.i.i9475.i:                                   ; preds = %B518.i.i9474.i
  %.1147.i.i9476.i = load double, ptr %.533.i.i, align 8, !noalias !59
  %.268.i.i.i9477.i = lshr i64 %.1527.i.i, 16
  %.279.0.i.i.i9478.i = and i64 %.268.i.i.i9477.i, 16383
  %133 = getelementptr double, ptr %.226.i759.i.i, i64 %.279.0.i.i.i9478.i
  %.348.i.i.i9479.i = load double, ptr %133, align 8, !noalias !68
  %.352.i.i.i9480.i = fcmp olt double %.348.i.i.i9479.i, 0.000000e+00
  %or.cond.i.i.i9481.i = select i1 %.312.i.i.i.i9414.i, i1 %.352.i.i.i9480.i, i1 false
  br i1 %or.cond.i.i.i9481.i, label %B96.i.i.i9487.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9482.i

B96.i.i.i9487.i:                                  ; preds = %B544.i.i9475.i
  store double %.400.i.i.i.i9415.i, ptr %133, align 8, !noalias !68
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9482.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9482.i: ; preds = %B96.i.i.i9487.i, %B544.i.i9475.i
  %.556.i.i.i9483.i = phi double [ %.348.i.i.i9479.i, %B544.i.i9475.i ], [ %.400.i.i.i.i9415.i, %B96.i.i.i9487.i ]
  %.12.i1295.i.i9484.i = fcmp ogt double %.556.i.i.i9483.i, %.1147.i.i9476.i
  %.13.i1296.i.i9485.i = select i1 %.12.i1295.i.i9484.i, double %.556.i.i.i9483.i, double %.1147.i.i9476.i
  %.1324.i.i9486.i = fadd double %.1323.i.i.i, %.13.i1296.i.i9485.i
  store i64 %.290.i.i9423.i, ptr %129, align 8, !noalias !59
  %134 = getelementptr double, ptr %.226.i969.i.i, i64 %.40812971298.i.i9438.i
  store double %.1324.i.i9486.i, ptr %134, align 8, !noalias !59
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9482.i, %B518.i.i9474.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9461.i, %B216.i.i9488.i
  %.13.i1293.sink.i.i9471.i = phi double [ %.13.i1293.i.i9469.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i9461.i ], [ %.13.i.i823.i.i, %B216.i.i9488.i ], [ %.1324.i.i9486.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i9482.i ], [ %.358.i.i9437.i, %B518.i.i9474.i ]
  %.1625.i.i = fsub double %.13.i1293.sink.i.i9471.i, %.505.fca.5.load.i
  %.12.i824.i.i = fcmp ogt double %.1625.i.i, %end.2.0829.i.i
  %.13.i825.i.i = select i1 %.12.i824.i.i, double %.1625.i.i, double %end.2.0829.i.i
  %exitcond.not.i9472.i = icmp eq i64 %indvars.iv.next.i9422.i, %wide.trip.count.i9420.i
  br i1 %exitcond.not.i9472.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1112.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B7144.i
  %.773.sink.i.i = phi double [ %best.3.3.i, %B7144.i ], [ %.773.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.773.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B7144.i ], [ %.13.i822.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i825.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i9470.i ]
  %.13484.i = select i1 %.7768.i, i64 %.210.i10294.i, i64 0
  %135 = getelementptr double, ptr %.226.i10292.i, i64 %.7713.i
  %.13498.i = getelementptr double, ptr %135, i64 %.13484.i
  store double %.773.sink.i.i, ptr %.13498.i, align 8, !noalias !7
  %.13515.i = select i1 %.7768.i, i64 %.210.i10258.i, i64 0
  %136 = getelementptr double, ptr %.226.i10256.i, i64 %.7713.i
  %.13529.i = getelementptr double, ptr %136, i64 %.13515.i
  %.13530.i = load double, ptr %.13529.i, align 8, !noalias !7
  %.13536.i = fadd double %.13535.i, %end.2.0.lcssa.sink.i.i
  %.12.i9491.i = fcmp ogt double %.13536.i, %.13530.i
  %.13.i9492.i = select i1 %.12.i9491.i, double %.13536.i, double %.13530.i
  store double %.13.i9492.i, ptr %.13529.i, align 8, !noalias !7
  %.13610.i = icmp slt i64 %quot.2.0.i, 0
  %.13611.i = select i1 %.13610.i, i64 %.210.i10150.i, i64 0
  %137 = getelementptr double, ptr %.226.i10148.i, i64 %quot.2.0.i
  %.13625.i = getelementptr double, ptr %137, i64 %.13611.i
  %.13626.i = load double, ptr %.13625.i, align 8, !noalias !7
  %.12.i9493.i = fcmp ogt double %.13.i9492.i, %.13626.i
  %.13.i9494.i = select i1 %.12.i9493.i, double %.13.i9492.i, double %.13626.i
  store double %.13.i9494.i, ptr %.13625.i, align 8, !noalias !7
  %.13719.i = fadd double %.505.fca.31.load.i, %end.2.0.lcssa.sink.i.i
  br label %B7966.i

B7386.i:                                          ; preds = %B5158.i
  switch i64 %.7818.i, label %B7966.i [
    i64 9, label %B7418.i
    i64 14, label %B7558.i
    i64 12, label %B7838.i
    i64 3, label %B7892.i
    i64 2, label %B7946.i
  ]

B7418.i:                                          ; preds = %B7386.i
  %.13790.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i9495.i = fcmp ogt double %best.3.3.i, %.13790.i
  %.13.i9496.i = select i1 %.12.i9495.i, double %best.3.3.i, double %.13790.i
  %.13822.i = fadd double %.505.fca.36.load.i, %.13.i9496.i
  store double %.13822.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B8132.i

B7558.i:                                          ; preds = %B7386.i
  %.13858.i = shl nsw i64 %.7713.i, 4
  %.13874.i = select i1 %.7768.i, i64 %.210.i9682.i, i64 0
  %138 = getelementptr i64, ptr %.226.i9680.i, i64 %.7713.i
  %.13888.i = getelementptr i64, ptr %138, i64 %.13874.i
  %.13889.i = load i64, ptr %.13888.i, align 8, !noalias !7
  %.13900.0.i = and i64 %.13889.i, 15
  %.13965.i = icmp sgt i64 %.13889.i, 0
  br i1 %.13965.i, label %B7636.i, label %B7558.B7710_crit_edge.i

B7558.B7710_crit_edge.i:                          ; preds = %B7558.i
  %.pre11036.i = select i1 %.7768.i, i64 %.210.i9646.i, i64 0
  br label %B7710.i

B7636.i:                                          ; preds = %B7558.i
  %.14000.i = add nuw i64 %.13889.i, 15
  %.14020.i = and i64 %.14000.i, 15
  %.14056.i = select i1 %.7768.i, i64 %.210.i9646.i, i64 0
  %139 = getelementptr double, ptr %.226.i9644.i, i64 %.13858.i
  %140 = getelementptr double, ptr %139, i64 %.14020.i
  %.14070.i = getelementptr double, ptr %140, i64 %.14056.i
  %.14071.i = load double, ptr %.14070.i, align 8, !noalias !7
  br label %B7710.i

B7710.i:                                          ; preds = %B7636.i, %B7558.B7710_crit_edge.i
  %.14171.pre-phi.i = phi i64 [ %.pre11036.i, %B7558.B7710_crit_edge.i ], [ %.14056.i, %B7636.i ]
  %"$phi7710.0.2.3.i" = phi double [ 0.000000e+00, %B7558.B7710_crit_edge.i ], [ %.14071.i, %B7636.i ]
  %.14112.i = select i1 %.7768.i, i64 %.210.i9612.i, i64 0
  %141 = getelementptr double, ptr %.226.i9611.i, i64 %.7713.i
  %.14126.i = getelementptr double, ptr %141, i64 %.14112.i
  %.14127.i = load double, ptr %.14126.i, align 8, !noalias !7
  %.12.i9497.i = fcmp ogt double %.14127.i, %"$phi7710.0.2.3.i"
  %.13.i9498.i = select i1 %.12.i9497.i, double %.14127.i, double %"$phi7710.0.2.3.i"
  %142 = getelementptr double, ptr %.226.i9644.i, i64 %.13858.i
  %143 = getelementptr double, ptr %142, i64 %.13900.0.i
  %.14185.i = getelementptr double, ptr %143, i64 %.14171.pre-phi.i
  store double %.13.i9498.i, ptr %.14185.i, align 8, !noalias !7
  %.14219.i = load i64, ptr %.13888.i, align 8, !noalias !7
  %.14220.i = add nsw i64 %.14219.i, 1
  store i64 %.14220.i, ptr %.13888.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.14126.i, align 8, !noalias !7
  br label %B8132.i

B7838.i:                                          ; preds = %B7386.i
  %.14302.i = fadd double %.505.fca.38.load.i, %best.3.3.i
  br label %B8132.i

B7892.i:                                          ; preds = %B7386.i
  %.14324.i = fadd double %.505.fca.39.load.i, %best.3.3.i
  br label %B8132.i

B7946.i:                                          ; preds = %B7386.i
  %.14355.i = fadd double %.505.fca.40.load.i, %best.3.3.i
  br label %B8132.i

B7966.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B5260.i, %B7386.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B5410.i
  %end.12.2.i = phi double [ %best.3.3.i, %B7386.i ], [ %.13719.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5410.i ], [ %best.3.3.i, %B5260.i ], [ %.1349.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.593.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B7386.i ], [ %.773.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5410.i ], [ %best.3.3.i, %B5260.i ], [ %.1349.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1495.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.593.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %result.2.2.i = phi i64 [ 3, %B7386.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 3, %B5410.i ], [ 2, %B5260.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  switch i64 %.7818.i, label %B8132.i [
    i64 13, label %B7970.i
    i64 8, label %B7970.i
    i64 7, label %B7970.i
    i64 6, label %B7970.i
  ]

B7970.i:                                          ; preds = %B7966.i, %B7966.i, %B7966.i, %B7966.i, %B70.i.i, %B6850.i, %B6664.i
  %result.2.211070.i = phi i64 [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ %result.2.2.i, %B7966.i ], [ 2, %B70.i.i ], [ 2, %B6850.i ], [ 2, %B6664.i ]
  %released.6.211069.i = phi double [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %released.6.2.i, %B7966.i ], [ %.593.i.i, %B70.i.i ], [ %best.3.3.i, %B6850.i ], [ %.1495.sink.i.i, %B6664.i ]
  %end.12.211068.i = phi double [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %end.12.2.i, %B7966.i ], [ %.593.i.i, %B70.i.i ], [ %best.3.3.i, %B6850.i ], [ %.1495.sink.i.i, %B6664.i ]
  %.14394.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.14424.i = load double, ptr %.656.i.i, align 8, !noalias !7
  %.12.i9499.i = fcmp ogt double %.14424.i, %.14394.i
  %.13.i9500.i = select i1 %.12.i9499.i, double %.14424.i, double %.14394.i
  %.14455.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.14485.i = getelementptr i64, ptr %.226.i10686.i, i64 %scheduler.3.3.i
  %.14486.i = load i64, ptr %.14485.i, align 8, !noalias !7
  %.14487.i = add nsw i64 %.14486.i, %.14455.i
  %.14501.i = icmp slt i64 %.14487.i, 0
  %.14502.i = select i1 %.14501.i, i64 %.210.i10652.i, i64 0
  %144 = getelementptr double, ptr %.226.i10650.i, i64 %.14487.i
  %.14516.i = getelementptr double, ptr %144, i64 %.14502.i
  store double %.13.i9500.i, ptr %.14516.i, align 8, !noalias !7
  br i1 %.14553.i, label %B7970.endif.endif.i, label %B7970.endif.else.if.i, !prof !6

B8132.i:                                          ; preds = %B7966.i, %B7946.i, %B7892.i, %B7838.i, %B7710.i, %B7418.i, %B5520.i, %B5010.i
  %result.2.211060.i = phi i64 [ %result.2.2.i, %B7966.i ], [ 3, %B5010.i ], [ 3, %B7710.i ], [ 3, %B7418.i ], [ 3, %B5520.i ], [ 3, %B7946.i ], [ 3, %B7892.i ], [ 3, %B7838.i ]
  %released.6.211058.i = phi double [ %released.6.2.i, %B7966.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7710.i ], [ %best.3.3.i, %B7418.i ], [ %.13.i9222.i, %B5520.i ], [ %best.3.3.i, %B7946.i ], [ %best.3.3.i, %B7892.i ], [ %best.3.3.i, %B7838.i ]
  %end.12.211056.i = phi double [ %end.12.2.i, %B7966.i ], [ %best.3.3.i, %B5010.i ], [ %best.3.3.i, %B7710.i ], [ %best.3.3.i, %B7418.i ], [ %.11954.i, %B5520.i ], [ %.14355.i, %B7946.i ], [ %.14324.i, %B7892.i ], [ %.14302.i, %B7838.i ]
  br i1 %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, label %B8136.i, label %B8276.i

B8136.i:                                          ; preds = %B8132.i
  %.14656.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.14686.i = getelementptr double, ptr %.226.i10614.i, i64 %scheduler.3.3.i
  %.14687.i = load double, ptr %.14686.i, align 8, !noalias !7
  %.12.i9501.i = fcmp ogt double %.14687.i, %.14656.i
  %.13.i9502.i = select i1 %.12.i9501.i, double %.14687.i, double %.14656.i
  %.14718.i = mul nsw i64 %scheduler.3.3.i, %.5.i10699.i
  %.14748.i = getelementptr i64, ptr %.226.i10759.i, i64 %scheduler.3.3.i
  %.14749.i = load i64, ptr %.14748.i, align 8, !noalias !7
  %.14750.i = add nsw i64 %.14749.i, %.14718.i
  %.14764.i = icmp slt i64 %.14750.i, 0
  %.14765.i = select i1 %.14764.i, i64 %.210.i10725.i, i64 0
  %145 = getelementptr double, ptr %.226.i10723.i, i64 %.14750.i
  %.14779.i = getelementptr double, ptr %145, i64 %.14765.i
  store double %.13.i9502.i, ptr %.14779.i, align 8, !noalias !7
  br i1 %.14816.i, label %B8136.endif.endif.i, label %B8136.endif.else.if.i, !prof !6

B8276.i:                                          ; preds = %B8136.endif.endif.i, %B7970.endif.endif.i, %B8132.i
  %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14 = phi i1 [ true, %B8136.endif.endif.i ], [ %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not.not.not, %B7970.endif.endif.i ], [ false, %B8132.i ]
  %result.2.211059.i = phi i64 [ %result.2.211060.i, %B8136.endif.endif.i ], [ %result.2.211070.i, %B7970.endif.endif.i ], [ %result.2.211060.i, %B8132.i ]
  %released.6.211057.i = phi double [ %released.6.211058.i, %B8136.endif.endif.i ], [ %released.6.211069.i, %B7970.endif.endif.i ], [ %released.6.211058.i, %B8132.i ]
  %end.12.211055.i = phi double [ %end.12.211056.i, %B8136.endif.endif.i ], [ %end.12.211068.i, %B7970.endif.endif.i ], [ %end.12.211056.i, %B8132.i ]
  %146 = getelementptr i64, ptr %.790, i64 %.7784.i
  %.14919.i = getelementptr i64, ptr %146, i64 %.7803.i
  %.14920.i = load i64, ptr %.14919.i, align 8, !noalias !7
  %.14921.i = icmp slt i64 %.14920.i, 6
  br i1 %.14921.i, label %B8310.i, label %B8398.i

B8310.i:                                          ; preds = %B8276.i
  %.14924.i = mul nsw i64 %.7713.i, 6
  %.14956.i = add nsw i64 %.14920.i, %.14924.i
  %.14971.i = icmp slt i64 %.14956.i, 0
  %.14972.i = select i1 %.14971.i, i64 %.210.i9718.i, i64 0
  %147 = getelementptr double, ptr %.226.i9716.i, i64 %.14956.i
  %.14986.i = getelementptr double, ptr %147, i64 %.14972.i
  store double %end.12.211055.i, ptr %.14986.i, align 8, !noalias !7
  %.15022.i = load i64, ptr %.14919.i, align 8, !noalias !7
  %.15023.i = add nsw i64 %.15022.i, %.14924.i
  %.15038.i = icmp slt i64 %.15023.i, 0
  %.15039.i = select i1 %.15038.i, i64 %.210.i9754.i, i64 0
  %148 = getelementptr i64, ptr %.226.i9752.i, i64 %.15023.i
  %.15053.i = getelementptr i64, ptr %148, i64 %.15039.i
  store i64 %result.2.211059.i, ptr %.15053.i, align 8, !noalias !7
  br label %B8398.i

B8398.i:                                          ; preds = %B8310.i, %B8276.i
  %149 = getelementptr i64, ptr %.860, i64 %.7784.i
  %.15087.i = getelementptr i64, ptr %149, i64 %.7803.i
  %.15088.i = load i64, ptr %.15087.i, align 8, !noalias !7
  %.15089.i = icmp slt i64 %.15088.i, 6
  br i1 %.15089.i, label %B8432.i, label %B8538.i

B8432.i:                                          ; preds = %B8398.i
  %150 = or i1 %"$phi4036.0.2.3.i172", %exitcond.not.i.not.not.not.i.not.not.not.not.not.not.not.not14
  %brmerge.i = or i1 %150, %.9434.i170
  %"$phi8448.1.2.3.i" = select i1 %brmerge.i, double 1.200000e+01, double 2.000000e+00
  %.15116.i = fadd double %"$phi8448.1.2.3.i", %released.6.211057.i
  %.15122.i = mul nsw i64 %.7713.i, 6
  %.15154.i = add nsw i64 %.15088.i, %.15122.i
  %.15168.i = icmp slt i64 %.15154.i, 0
  %.15169.i = select i1 %.15168.i, i64 %.210.i9718.i, i64 0
  %151 = getelementptr double, ptr %.226.i9716.i, i64 %.15154.i
  %.15183.i = getelementptr double, ptr %151, i64 %.15169.i
  store double %.15116.i, ptr %.15183.i, align 8, !noalias !7
  %.15217.i = load i64, ptr %.15087.i, align 8, !noalias !7
  %.15220.i = add nsw i64 %.15217.i, %.15122.i
  %.15235.i = icmp slt i64 %.15220.i, 0
  %.15236.i = select i1 %.15235.i, i64 %.210.i9754.i, i64 0
  %152 = getelementptr i64, ptr %.226.i9752.i, i64 %.15220.i
  %.15250.i = getelementptr i64, ptr %152, i64 %.15236.i
  store i64 %result.2.211059.i, ptr %.15250.i, align 8, !noalias !7
  br label %B8538.i

B8538.i:                                          ; preds = %B8432.i, %B8398.i
  %.15295.i = load i64, ptr %.7783.i351, align 8, !noalias !7
  %.15296.i = add nsw i64 %.15295.i, 1
  store i64 %.15296.i, ptr %.7783.i351, align 8, !noalias !7
  %.15374.i = select i1 %.7768.i, i64 %.210.i9515.i, i64 0
  %153 = getelementptr i64, ptr %.226.i.i, i64 %.7713.i
  %.15388.i = getelementptr i64, ptr %153, i64 %.15374.i
  %.15389.i = load i64, ptr %.15388.i, align 8, !noalias !7
  %.15403.i = icmp slt i64 %.15389.i, 0
  %.15404.i = select i1 %.15403.i, i64 %.1508, i64 0
  %154 = getelementptr i64, ptr %.1524, i64 %.15389.i
  %.15418.i = getelementptr i64, ptr %154, i64 %.15404.i
  %.15419.i = load i64, ptr %.15418.i, align 8, !noalias !7
  %.15434.i = icmp slt i64 %.15419.i, -1
  %.15435.i = select i1 %.15434.i, i64 %.1338, i64 0
  %155 = getelementptr i64, ptr %.1354, i64 %.15419.i
  %156 = getelementptr i8, ptr %155, i64 8
  %.15449.i = getelementptr i64, ptr %156, i64 %.15435.i
  %.15450.i = load i64, ptr %.15449.i, align 8, !noalias !7
  %.15451.i = icmp eq i64 %.15296.i, %.15450.i
  br i1 %.15451.i, label %B8636.i, label %B8538.B8750_crit_edge.i

B8538.B8750_crit_edge.i:                          ; preds = %B8538.i
  %.pre11032.i = select i1 %.7768.i, i64 %.210.i9541.i, i64 0
  br label %B8750.i

B8636.i:                                          ; preds = %B8538.i
  %.15484.i = add nsw i64 %.15389.i, 1
  store i64 %.15484.i, ptr %.15388.i, align 8, !noalias !7
  %.15562.i = select i1 %.7768.i, i64 %.210.i9541.i, i64 0
  %157 = getelementptr i64, ptr %.226.i9539.i, i64 %.7713.i
  %.15576.i = getelementptr i64, ptr %157, i64 %.15562.i
  %.15577.i = load i64, ptr %.15576.i, align 8, !noalias !7
  %.15578.i = icmp slt i64 %.15484.i, %.15577.i
  br i1 %.15578.i, label %B8704.i, label %B8750.i

B8704.i:                                          ; preds = %B8636.i
  %.15624.i = icmp slt i64 %.15389.i, -1
  %.15625.i = select i1 %.15624.i, i64 %.1508, i64 0
  %158 = getelementptr i64, ptr %.1524, i64 %.15484.i
  %.15639.i = getelementptr i64, ptr %158, i64 %.15625.i
  %.15640.i = load i64, ptr %.15639.i, align 8, !noalias !7
  %.15654.i = icmp slt i64 %.15640.i, 0
  %.15655.i = select i1 %.15654.i, i64 %.1338, i64 0
  %159 = getelementptr i64, ptr %.1354, i64 %.15640.i
  %.15669.i = getelementptr i64, ptr %159, i64 %.15655.i
  %.15670.i = load i64, ptr %.15669.i, align 8, !noalias !7
  store i64 %.15670.i, ptr %.7783.i351, align 8, !noalias !7
  br label %B8750.i

B8750.i:                                          ; preds = %B8704.i, %B8636.i, %B8538.B8750_crit_edge.i
  %.15782.pre-phi.i = phi i64 [ %.pre11032.i, %B8538.B8750_crit_edge.i ], [ %.15562.i, %B8704.i ], [ %.15562.i, %B8636.i ]
  store double %.10074.i, ptr %.7851.i, align 8, !noalias !7
  %.15766.i = load i64, ptr %.15388.i, align 8, !noalias !7
  %160 = getelementptr i64, ptr %.226.i9539.i, i64 %.7713.i
  %.15796.i = getelementptr i64, ptr %160, i64 %.15782.pre-phi.i
  %.15797.i = load i64, ptr %.15796.i, align 8, !noalias !7
  %.15798.not.i = icmp slt i64 %.15766.i, %.15797.i
  br i1 %.15798.not.i, label %B9102.i, label %B8802.i

B8802.i:                                          ; preds = %B8750.i
  %.15819.i = select i1 %.7768.i, i64 %.210.i9790.i, i64 0
  %161 = getelementptr i64, ptr %.226.i9788.i, i64 %.7713.i
  %.15833.i = getelementptr i64, ptr %161, i64 %.15819.i
  store i64 0, ptr %.15833.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7882.i, align 8, !noalias !7
  %.15880.i = icmp slt i64 %quot.2.0.i, 0
  %.15881.i = select i1 %.15880.i, i64 %.210.i1007811082.i, i64 0
  %162 = getelementptr i64, ptr %.226.i10076.i, i64 %quot.2.0.i
  %.15895.i = getelementptr i64, ptr %162, i64 %.15881.i
  %.15896.i = load i64, ptr %.15895.i, align 8, !noalias !7
  %.15897.i = add nsw i64 %.15896.i, -1
  store i64 %.15897.i, ptr %.15895.i, align 8, !noalias !7
  %.15958.i = load double, ptr %.15957.i, align 8, !noalias !7
  %.15974.i = select i1 %.7768.i, i64 %.210.i10258.i, i64 0
  %163 = getelementptr double, ptr %.226.i10256.i, i64 %.7713.i
  %.15988.i = getelementptr double, ptr %163, i64 %.15974.i
  %.15989.i = load double, ptr %.15988.i, align 8, !noalias !7
  %.12.i9503.i = fcmp ogt double %.15989.i, %best.3.3.i
  %.13.i9504.i = select i1 %.12.i9503.i, double %.15989.i, double %best.3.3.i
  %.16034.i = select i1 %.15880.i, i64 %.210.i10222.i, i64 0
  %164 = getelementptr double, ptr %.226.i10220.i, i64 %quot.2.0.i
  %.16048.i = getelementptr double, ptr %164, i64 %.16034.i
  %.16049.i = load double, ptr %.16048.i, align 8, !noalias !7
  %.16050.i = fsub double %.13.i9504.i, %.16049.i
  br i1 %or.cond10924.i, label %B8802.endif.else.if.i, label %B8802.endif.endif.i, !prof !15

B9102.i:                                          ; preds = %B8750.i
  %.16255.i = icmp eq i64 %.7818.i, 9
  br i1 %.16255.i, label %B9134.i, label %B9270.i

B9134.i:                                          ; preds = %B9102.i
  %.16276.i = select i1 %.7768.i, i64 %.210.i9826.i, i64 0
  %165 = getelementptr i64, ptr %.226.i9824.i, i64 %.7713.i
  %.16290.i = getelementptr i64, ptr %165, i64 %.16276.i
  store i64 1, ptr %.16290.i, align 8, !noalias !7
  %.16306.i = icmp slt i64 %quot.2.0.i, 0
  %.16307.i = select i1 %.16306.i, i64 %.210.i10114.i, i64 0
  %166 = getelementptr i64, ptr %.226.i10112.i, i64 %quot.2.0.i
  %.16321.i = getelementptr i64, ptr %166, i64 %.16307.i
  %.16322.i = load i64, ptr %.16321.i, align 8, !noalias !7
  %.16323.i = add nsw i64 %.16322.i, 1
  store i64 %.16323.i, ptr %.16321.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7882.i, align 8, !noalias !7
  store i64 7, ptr %.7973.i, align 8, !noalias !7
  %.16448.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.16464.i = select i1 %.16306.i, i64 %.210.i10186.i, i64 0
  %167 = getelementptr double, ptr %.226.i10184.i, i64 %quot.2.0.i
  %.16478.i = getelementptr double, ptr %167, i64 %.16464.i
  store double %.16448.i, ptr %.16478.i, align 8, !noalias !7
  br label %B9310.i

B9270.i:                                          ; preds = %B9102.i
  store double %.10495.i, ptr %.7882.i, align 8, !noalias !7
  store i64 1, ptr %.7973.i, align 8, !noalias !7
  br label %B9310.i

B9310.i:                                          ; preds = %B8802.endif.endif.i, %B9270.i, %B9134.i
  %.16563.i = icmp slt i64 %quot.2.0.i, 0
  %.16564.i = select i1 %.16563.i, i64 %.210.i10114.i, i64 0
  %168 = getelementptr i64, ptr %.226.i10112.i, i64 %quot.2.0.i
  %.16578.i = getelementptr i64, ptr %168, i64 %.16564.i
  %.16579.i = load i64, ptr %.16578.i, align 8, !noalias !7
  %.16580.i = icmp sgt i64 %.16579.i, 0
  %.16628.i = select i1 %.16563.i, i64 %.210.i1007811082.i, i64 0
  br i1 %.16580.i, label %B9334.i, label %B9562.i

B9334.i:                                          ; preds = %B9310.i
  %169 = getelementptr i64, ptr %.226.i10076.i, i64 %quot.2.0.i
  %.16642.i = getelementptr i64, ptr %169, i64 %.16628.i
  %.16643.i = load i64, ptr %.16642.i, align 8, !noalias !7
  %.16644.i = icmp eq i64 %.16579.i, %.16643.i
  br i1 %.16644.i, label %B9370.i, label %B9562.i

B9370.i:                                          ; preds = %B9334.i
  %.16661.i = select i1 %.16563.i, i64 %.210.i10186.i, i64 0
  %170 = getelementptr double, ptr %.226.i10184.i, i64 %quot.2.0.i
  %.16675.i = getelementptr double, ptr %170, i64 %.16661.i
  %.16676.i = load double, ptr %.16675.i, align 8, !noalias !7
  %.12.i9505.i = fcmp ogt double %.16676.i, %best.3.3.i
  %.13.i9506.i = select i1 %.12.i9505.i, double %.16676.i, double %best.3.3.i
  %.16708.i = fadd double %.505.fca.35.load.i, %.13.i9506.i
  br i1 %.510610890.not.i, label %B9538.i, label %B9480.if.preheader.i

B9480.if.preheader.i:                             ; preds = %B9370.i
  %.16714.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B9480.if.i

B9500.i:                                          ; preds = %B9480.if.i
  %.16887.i = select i1 %.16853.i, i64 %.210.i9826.i, i64 0
  %171 = getelementptr i64, ptr %.226.i9824.i, i64 %.16742.010905.i
  %.16901.i = getelementptr i64, ptr %171, i64 %.16887.i
  %.16902.i = load i64, ptr %.16901.i, align 8, !noalias !7
  %.16903.not.i = icmp eq i64 %.16902.i, 0
  br i1 %.16903.not.i, label %B9536.i, label %B9516.i

B9516.i:                                          ; preds = %B9500.i
  store i64 0, ptr %.16901.i, align 8, !noalias !7
  %.16952.i = select i1 %.16853.i, i64 %.210.i98981107411078.i, i64 0
  %172 = getelementptr double, ptr %.226.i9896.i, i64 %.16742.010905.i
  %.16966.i = getelementptr double, ptr %172, i64 %.16952.i
  store double %.16708.i, ptr %.16966.i, align 8, !noalias !7
  br label %B9536.i

B9536.i:                                          ; preds = %B9480.if.i, %B9516.i, %B9500.i
  %.16798.i = icmp sgt i64 %.16745.010906.i, 1
  br i1 %.16798.i, label %B9480.if.i, label %B9538.i

B9538.i:                                          ; preds = %B9536.i, %B9370.i
  store i64 0, ptr %.16578.i, align 8, !noalias !7
  br i1 %.605.not155.i10579.i, label %B9538.endif.else.endif.endif.endif.if.i, label %.17264.endif.i.preheader, !prof !6

B9562.i:                                          ; preds = %.17264.endif.i, %B9538.endif.else.endif.endif.endif.if.i, %B9334.i, %B9310.i
  %173 = getelementptr i64, ptr %.226.i10076.i, i64 %quot.2.0.i
  %.17349.i = getelementptr i64, ptr %173, i64 %.16628.i
  %.17350.i = load i64, ptr %.17349.i, align 8, !noalias !7
  %.17351.i = icmp eq i64 %.17350.i, 0
  br i1 %.17351.i, label %B9586.i, label %B9688.i

B9586.i:                                          ; preds = %B9562.i
  %.17368.i = select i1 %.16563.i, i64 %.210.i10150.i, i64 0
  %174 = getelementptr double, ptr %.226.i10148.i, i64 %quot.2.0.i
  %.17382.i = getelementptr double, ptr %174, i64 %.17368.i
  %.17383.i = load double, ptr %.17382.i, align 8, !noalias !7
  %.12.i9507.i = fcmp ogt double %.17383.i, %best.3.3.i
  %.13.i9508.i = select i1 %.12.i9507.i, double %.17383.i, double %best.3.3.i
  store double %.13.i9508.i, ptr %.17382.i, align 8, !noalias !7
  %.17491.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.17492.i = select i1 %.17491.i, i64 %.2934, i64 0
  %175 = getelementptr double, ptr %.2950, i64 %finished.3.1.i.ph
  %.17506.i = getelementptr double, ptr %175, i64 %.17492.i
  store double %.13.i9508.i, ptr %.17506.i, align 8, !noalias !7
  %.17509.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.17349.i, align 8, !noalias !7
  %.17548.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B9688.i

B9688.i:                                          ; preds = %B9586.i, %B9562.i
  %finished.4.2.i = phi i64 [ %.17509.i, %B9586.i ], [ %finished.3.1.i.ph, %B9562.i ]
  %waiting_slots.6.2.i = phi i64 [ %.17548.i, %B9586.i ], [ %waiting_slots.5.2.i, %B9562.i ]
  %.17564.not.i = icmp slt i64 %.9985.i, %arg.limit
  %.17965.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond10810.i = select i1 %.17564.not.i, i1 %.17965.i, i1 false
  br i1 %or.cond10810.i, label %B1816.i.outer, label %B9716.i.loopexit

B1816.i.outer:                                    ; preds = %B1816.preheader.lr.ph.i, %B9688.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B9688.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %.9985.i, %B9688.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %half.4.2.i, %B9688.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %next_block.4.2.i, %B9688.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1816.preheader.lr.ph.i ], [ %finished.4.2.i, %B9688.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1816.preheader.lr.ph.i ], [ %best.3.3.i, %B9688.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1816.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B9688.i ]
  %.4681.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1816.i

B9716.i.loopexit:                                 ; preds = %B9688.i, %B2770.i, %B10195.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2770.i ], [ %issued.2.1.i.ph, %B10195.i ], [ %.9985.i, %B9688.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2770.i ], [ %finished.3.1.i.ph, %B10195.i ], [ %finished.4.2.i, %B9688.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2770.i ], [ %now.4.1.i.ph, %B10195.i ], [ %best.3.3.i, %B9688.i ]
  %176 = sitofp i64 %issued.4.2.i.ph to double
  br label %B9716.i

B9716.i:                                          ; preds = %B9716.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i ], [ %176, %B9716.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i ], [ %finished.5.2.i.ph, %B9716.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i ], [ %now.2.2.i.ph, %B9716.i.loopexit ]
  %.1840110919.not.i = icmp slt i64 %.562.i, 1
  br i1 %.1840110919.not.i, label %common.ret, label %B9746.if.lr.ph.i

B9746.if.lr.ph.i:                                 ; preds = %B9716.i
  %.18503.i = getelementptr i8, ptr %.3462, i64 120
  %.18509.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.19082.i = getelementptr i8, ptr %.3120, i64 64
  %.18528.i = icmp slt i64 %.281.fca.7.load.i, 0
  %177 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B9746.if.i

B9766.i:                                          ; preds = %B9746.if.i
  %.18504.i = load double, ptr %.18503.i, align 8, !noalias !7
  br i1 %.18509.i, label %B9766.endif.endif.i, label %B9766.endif.else.if.i, !prof !6

B10192.i:                                         ; preds = %B9766.endif.endif.i, %B9746.if.i
  %exitcond10996.not.i = icmp eq i64 %.18414.i, %.562.i
  br i1 %exitcond10996.not.i, label %common.ret, label %B9746.if.i

B10195.i:                                         ; preds = %B4264.i, %B4074.i, %B3836.i, %B3762.i
  %.9766.i.sink = phi double [ %.9510.i, %B4074.i ], [ %.9270.i, %B3836.i ], [ %need.6.2.i, %B3762.i ], [ %.9766.i, %B4264.i ]
  %.sink = phi i64 [ 5, %B4074.i ], [ 4, %B3836.i ], [ %why.3.2.i, %B3762.i ], [ 6, %B4264.i ]
  store double %.9766.i.sink, ptr %.7882.i, align 8, !noalias !7
  store i64 %.sink, ptr %.7973.i, align 8, !noalias !7
  br i1 %.4681.i, label %B1816.i, label %B9716.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.732.i, align 8, !noalias !71
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.570.endif.preheader.i.i, label %.570.if.i.i, !prof !28

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.20.endif.endif.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.570.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %178 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %178, i1 false), !noalias !76
  %.57.i736.i.pre.i = load i64, ptr %.732.i, align 8, !noalias !77
  br label %.570.if.i.i

.570.if.i.i:                                      ; preds = %.570.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i736.i.i = phi i64 [ %.57.i736.i.pre.i, %.570.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
  %.87.i737.i.i = add nsw i64 %.57.i736.i.i, 16384
  %.123.i738.i.i = icmp slt i64 %.57.i736.i.i, 0
  %.124.i739.i.i = select i1 %.123.i738.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i740.i.i = add i64 %.124.i739.i.i, %.57.i736.i.i
  %.128.i741.i.i = icmp slt i64 %.125.i740.i.i, 0
  br i1 %.128.i741.i.i, label %B0.else.if.i768.i.i, label %B0.else.endif.i742.i.i, !prof !6

B0.endif.i756.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i755.i.i, %B0.else.endif.endif.endif.i752.i.i
  %.113.sroa.13.0.i757.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i755.i.i ], [ %.113.sroa.13.1.i753.i.i, %B0.else.endif.endif.endif.i752.i.i ]
  %.201.i758.i.i = sub i64 %.113.sroa.13.0.i757.i.i, %.113.sroa.0.3.i747.i.i
  %.226.i759.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i747.i.i
  store i64 %.87.i737.i.i, ptr %.732.i, align 8, !noalias !77
  %.606.not155.i.i.i = icmp sgt i64 %.201.i758.i.i, 0
  br i1 %.606.not155.i.i.i, label %.970.endif.preheader.i.i, label %.970.if.i.i, !prof !28

B0.else.if.i768.i.i:                              ; preds = %.570.if.i.i
  br label %B0.else.endif.i742.i.i

B0.else.endif.i742.i.i:                           ; preds = %B0.else.if.i768.i.i, %.570.if.i.i
  %.113.sroa.0.1.i743.i.i = phi i64 [ 0, %B0.else.if.i768.i.i ], [ %.125.i740.i.i, %.570.if.i.i ]
  %.133.not.i744.i.i = icmp slt i64 %.125.i740.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i744.i.i, label %B0.else.endif.endif.i746.i.i, label %B0.else.endif.if.i745.i.i, !prof !10

B0.else.endif.if.i745.i.i:                        ; preds = %B0.else.endif.i742.i.i
  br label %B0.else.endif.endif.i746.i.i

B0.else.endif.endif.i746.i.i:                     ; preds = %B0.else.endif.if.i745.i.i, %B0.else.endif.i742.i.i
  %.113.sroa.0.3.i747.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i745.i.i ], [ %.113.sroa.0.1.i743.i.i, %B0.else.endif.i742.i.i ]
  %.140.i748.i.i = icmp slt i64 %.57.i736.i.i, -16384
  %.141.i749.i.i = select i1 %.140.i748.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i750.i.i = add i64 %.141.i749.i.i, %.87.i737.i.i
  %.145.i751.i.i = icmp slt i64 %.142.i750.i.i, 0
  br i1 %.145.i751.i.i, label %B0.else.endif.endif.if.i767.i.i, label %B0.else.endif.endif.endif.i752.i.i, !prof !6

B0.else.endif.endif.if.i767.i.i:                  ; preds = %B0.else.endif.endif.i746.i.i
  br label %B0.else.endif.endif.endif.i752.i.i

B0.else.endif.endif.endif.i752.i.i:               ; preds = %B0.else.endif.endif.if.i767.i.i, %B0.else.endif.endif.i746.i.i
  %.113.sroa.13.1.i753.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i767.i.i ], [ %.142.i750.i.i, %B0.else.endif.endif.i746.i.i ]
  %.150.not.i754.i.i = icmp slt i64 %.142.i750.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i754.i.i, label %B0.endif.i756.i.i, label %B0.else.endif.endif.endif.if.i755.i.i, !prof !10

B0.else.endif.endif.endif.if.i755.i.i:            ; preds = %B0.else.endif.endif.endif.i752.i.i
  br label %B0.endif.i756.i.i

.970.endif.preheader.i.i:                         ; preds = %B0.endif.i756.i.i
  %179 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %179, i1 false), !noalias !77
  %.7071100.i.i = fcmp ogt double %.505.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.7071100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.970.endif.i.i

.970.if.i.loopexit.i:                             ; preds = %.970.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.732.i, align 8, !noalias !80
  br label %.970.if.i.i

.970.if.i.i:                                      ; preds = %.970.if.i.loopexit.i, %B0.endif.i756.i.i
  %.57.i769.i.i = phi i64 [ %.57.i769.i.pre.i, %.970.if.i.loopexit.i ], [ %.87.i737.i.i, %B0.endif.i756.i.i ]
  %.87.i770.i.i = add nsw i64 %.57.i769.i.i, 65536
  %.123.i771.i.i = icmp slt i64 %.57.i769.i.i, 0
  %.124.i772.i.i = select i1 %.123.i771.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i773.i.i = add i64 %.124.i772.i.i, %.57.i769.i.i
  %.128.i774.i.i = icmp slt i64 %.125.i773.i.i, 0
  br i1 %.128.i774.i.i, label %B0.else.if.i803.i.i, label %B0.else.endif.i775.i.i, !prof !6

B0.endif.i789.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i788.i.i, %B0.else.endif.endif.endif.i785.i.i
  %.113.sroa.13.0.i790.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i788.i.i ], [ %.113.sroa.13.1.i786.i.i, %B0.else.endif.endif.endif.i785.i.i ]
  %.201.i791.i.i = sub i64 %.113.sroa.13.0.i790.i.i, %.113.sroa.0.3.i780.i.i
  %.226.i792.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i780.i.i
  store i64 %.87.i770.i.i, ptr %.732.i, align 8, !noalias !80
  %.605.not155.i793.i.i = icmp sgt i64 %.201.i791.i.i, 0
  br i1 %.605.not155.i793.i.i, label %.1313.endif.preheader.i.i, label %.1313.if.i.i, !prof !28

B0.else.if.i803.i.i:                              ; preds = %.970.if.i.i
  br label %B0.else.endif.i775.i.i

B0.else.endif.i775.i.i:                           ; preds = %B0.else.if.i803.i.i, %.970.if.i.i
  %.113.sroa.0.1.i776.i.i = phi i64 [ 0, %B0.else.if.i803.i.i ], [ %.125.i773.i.i, %.970.if.i.i ]
  %.133.not.i777.i.i = icmp slt i64 %.125.i773.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i777.i.i, label %B0.else.endif.endif.i779.i.i, label %B0.else.endif.if.i778.i.i, !prof !10

B0.else.endif.if.i778.i.i:                        ; preds = %B0.else.endif.i775.i.i
  br label %B0.else.endif.endif.i779.i.i

B0.else.endif.endif.i779.i.i:                     ; preds = %B0.else.endif.if.i778.i.i, %B0.else.endif.i775.i.i
  %.113.sroa.0.3.i780.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i778.i.i ], [ %.113.sroa.0.1.i776.i.i, %B0.else.endif.i775.i.i ]
  %.140.i781.i.i = icmp slt i64 %.57.i769.i.i, -65536
  %.141.i782.i.i = select i1 %.140.i781.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i783.i.i = add i64 %.141.i782.i.i, %.87.i770.i.i
  %.145.i784.i.i = icmp slt i64 %.142.i783.i.i, 0
  br i1 %.145.i784.i.i, label %B0.else.endif.endif.if.i802.i.i, label %B0.else.endif.endif.endif.i785.i.i, !prof !6

B0.else.endif.endif.if.i802.i.i:                  ; preds = %B0.else.endif.endif.i779.i.i
  br label %B0.else.endif.endif.endif.i785.i.i

B0.else.endif.endif.endif.i785.i.i:               ; preds = %B0.else.endif.endif.if.i802.i.i, %B0.else.endif.endif.i779.i.i
  %.113.sroa.13.1.i786.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i802.i.i ], [ %.142.i783.i.i, %B0.else.endif.endif.i779.i.i ]
  %.150.not.i787.i.i = icmp slt i64 %.142.i783.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i787.i.i, label %B0.endif.i789.i.i, label %B0.else.endif.endif.endif.if.i788.i.i, !prof !10

B0.else.endif.endif.endif.if.i788.i.i:            ; preds = %B0.else.endif.endif.endif.i785.i.i
  br label %B0.endif.i789.i.i

.1313.endif.preheader.i.i:                        ; preds = %B0.endif.i789.i.i
  %180 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %180, i1 false), !noalias !76
  %.57.i804.i.pre.i = load i64, ptr %.732.i, align 8, !noalias !83
  br label %.1313.if.i.i

.970.endif.i.i:                                   ; preds = %.970.endif.i.i, %.970.endif.preheader.i.i
  %.966.01090.i.i = phi i64 [ %.1011.i.i, %.970.endif.i.i ], [ 0, %.970.endif.preheader.i.i ]
  %.1006.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.966.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.1006.i.i, align 8, !noalias !76
  %.1011.i.i = add nuw nsw i64 %.966.01090.i.i, 1
  %exitcond.not.i9511.i = icmp eq i64 %.1011.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i9511.i, label %.970.if.i.loopexit.i, label %.970.endif.i.i, !prof !86

.1313.if.i.i:                                     ; preds = %.1313.endif.preheader.i.i, %B0.endif.i789.i.i
  %.57.i804.i.i = phi i64 [ %.57.i804.i.pre.i, %.1313.endif.preheader.i.i ], [ %.87.i770.i.i, %B0.endif.i789.i.i ]
  %.87.i805.i.i = add nsw i64 %.57.i804.i.i, 5
  %.123.i806.i.i = icmp slt i64 %.57.i804.i.i, 0
  %.124.i807.i.i = select i1 %.123.i806.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i808.i.i = add i64 %.124.i807.i.i, %.57.i804.i.i
  %.128.i809.i.i = icmp slt i64 %.125.i808.i.i, 0
  br i1 %.128.i809.i.i, label %B0.else.if.i838.i.i, label %B0.else.endif.i810.i.i, !prof !6

B0.endif.i824.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i823.i.i, %B0.else.endif.endif.endif.i820.i.i
  %.113.sroa.13.0.i825.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i823.i.i ], [ %.113.sroa.13.1.i821.i.i, %B0.else.endif.endif.endif.i820.i.i ]
  %.201.i826.i.i = sub i64 %.113.sroa.13.0.i825.i.i, %.113.sroa.0.3.i815.i.i
  %.226.i827.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i815.i.i
  store i64 %.87.i805.i.i, ptr %.732.i, align 8, !noalias !83
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i, !prof !28

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %181 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %181, i1 false), !noalias !83
  %.57.i839.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !87
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i

B0.else.if.i838.i.i:                              ; preds = %.1313.if.i.i
  br label %B0.else.endif.i810.i.i

B0.else.endif.i810.i.i:                           ; preds = %B0.else.if.i838.i.i, %.1313.if.i.i
  %.113.sroa.0.1.i811.i.i = phi i64 [ 0, %B0.else.if.i838.i.i ], [ %.125.i808.i.i, %.1313.if.i.i ]
  %.133.not.i812.i.i = icmp slt i64 %.125.i808.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i812.i.i, label %B0.else.endif.endif.i814.i.i, label %B0.else.endif.if.i813.i.i, !prof !10

B0.else.endif.if.i813.i.i:                        ; preds = %B0.else.endif.i810.i.i
  br label %B0.else.endif.endif.i814.i.i

B0.else.endif.endif.i814.i.i:                     ; preds = %B0.else.endif.if.i813.i.i, %B0.else.endif.i810.i.i
  %.113.sroa.0.3.i815.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i813.i.i ], [ %.113.sroa.0.1.i811.i.i, %B0.else.endif.i810.i.i ]
  %.140.i816.i.i = icmp slt i64 %.57.i804.i.i, -5
  %.141.i817.i.i = select i1 %.140.i816.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i818.i.i = add i64 %.141.i817.i.i, %.87.i805.i.i
  %.145.i819.i.i = icmp slt i64 %.142.i818.i.i, 0
  br i1 %.145.i819.i.i, label %B0.else.endif.endif.if.i837.i.i, label %B0.else.endif.endif.endif.i820.i.i, !prof !6

B0.else.endif.endif.if.i837.i.i:                  ; preds = %B0.else.endif.endif.i814.i.i
  br label %B0.else.endif.endif.endif.i820.i.i

B0.else.endif.endif.endif.i820.i.i:               ; preds = %B0.else.endif.endif.if.i837.i.i, %B0.else.endif.endif.i814.i.i
  %.113.sroa.13.1.i821.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i837.i.i ], [ %.142.i818.i.i, %B0.else.endif.endif.i814.i.i ]
  %.150.not.i822.i.i = icmp slt i64 %.142.i818.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i822.i.i, label %B0.endif.i824.i.i, label %B0.else.endif.endif.endif.if.i823.i.i, !prof !10

B0.else.endif.endif.endif.if.i823.i.i:            ; preds = %B0.else.endif.endif.endif.i820.i.i
  br label %B0.endif.i824.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i: ; preds = %.576.endif.preheader.i836.i.i, %B0.endif.i824.i.i
  %.57.i839.i.i = phi i64 [ %.87.i805.i.i, %B0.endif.i824.i.i ], [ %.57.i839.pre.i.i, %.576.endif.preheader.i836.i.i ]
  %.87.i840.i.i = add nsw i64 %.57.i839.i.i, %.87.i.i.i
  %.123.i841.i.i = icmp slt i64 %.57.i839.i.i, 0
  %.124.i842.i.i = select i1 %.123.i841.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i843.i.i = add i64 %.124.i842.i.i, %.57.i839.i.i
  %.128.i844.i.i = icmp slt i64 %.125.i843.i.i, 0
  br i1 %.128.i844.i.i, label %B0.else.if.i873.i.i, label %B0.else.endif.i845.i.i, !prof !6

B0.endif.i859.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i858.i.i, %B0.else.endif.endif.endif.i855.i.i
  %.113.sroa.13.0.i860.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i858.i.i ], [ %.113.sroa.13.1.i856.i.i, %B0.else.endif.endif.endif.i855.i.i ]
  %.201.i861.i.i = sub i64 %.113.sroa.13.0.i860.i.i, %.113.sroa.0.3.i850.i.i
  %.226.i862.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i850.i.i
  store i64 %.87.i840.i.i, ptr %.732.i, align 8, !noalias !87
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !28

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %182 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %182, i1 false), !noalias !87
  %.57.i875.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !90
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i

B0.else.if.i873.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  br label %B0.else.endif.i845.i.i

B0.else.endif.i845.i.i:                           ; preds = %B0.else.if.i873.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i
  %.113.sroa.0.1.i846.i.i = phi i64 [ 0, %B0.else.if.i873.i.i ], [ %.125.i843.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29.exit.i.i ]
  %.133.not.i847.i.i = icmp slt i64 %.125.i843.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i847.i.i, label %B0.else.endif.endif.i849.i.i, label %B0.else.endif.if.i848.i.i, !prof !10

B0.else.endif.if.i848.i.i:                        ; preds = %B0.else.endif.i845.i.i
  br label %B0.else.endif.endif.i849.i.i

B0.else.endif.endif.i849.i.i:                     ; preds = %B0.else.endif.if.i848.i.i, %B0.else.endif.i845.i.i
  %.113.sroa.0.3.i850.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i848.i.i ], [ %.113.sroa.0.1.i846.i.i, %B0.else.endif.i845.i.i ]
  %.140.i851.i.i = icmp slt i64 %.87.i840.i.i, 0
  %.141.i852.i.i = select i1 %.140.i851.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i853.i.i = add i64 %.141.i852.i.i, %.87.i840.i.i
  %.145.i854.i.i = icmp slt i64 %.142.i853.i.i, 0
  br i1 %.145.i854.i.i, label %B0.else.endif.endif.if.i872.i.i, label %B0.else.endif.endif.endif.i855.i.i, !prof !6

B0.else.endif.endif.if.i872.i.i:                  ; preds = %B0.else.endif.endif.i849.i.i
  br label %B0.else.endif.endif.endif.i855.i.i

B0.else.endif.endif.endif.i855.i.i:               ; preds = %B0.else.endif.endif.if.i872.i.i, %B0.else.endif.endif.i849.i.i
  %.113.sroa.13.1.i856.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i872.i.i ], [ %.142.i853.i.i, %B0.else.endif.endif.i849.i.i ]
  %.150.not.i857.i.i = icmp slt i64 %.142.i853.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i857.i.i, label %B0.endif.i859.i.i, label %B0.else.endif.endif.endif.if.i858.i.i, !prof !10

B0.else.endif.endif.endif.if.i858.i.i:            ; preds = %B0.else.endif.endif.endif.i855.i.i
  br label %B0.endif.i859.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i: ; preds = %.575.endif.preheader.i871.i.i, %B0.endif.i859.i.i
  %.57.i875.i.i = phi i64 [ %.87.i840.i.i, %B0.endif.i859.i.i ], [ %.57.i875.pre.i.i, %.575.endif.preheader.i871.i.i ]
  %.1448.i.i = shl nsw i64 %.13.i.i9510.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1448.i.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.732.i, align 8, !noalias !90
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !28

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %183 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %183, i1 false), !noalias !90
  %.57.i911.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !93
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i

B0.else.if.i909.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i
  br label %B0.else.endif.i881.i.i

B0.else.endif.i881.i.i:                           ; preds = %B0.else.if.i909.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i
  %.113.sroa.0.1.i882.i.i = phi i64 [ 0, %B0.else.if.i909.i.i ], [ %.125.i879.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i ]
  %.133.not.i883.i.i = icmp slt i64 %.125.i879.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i883.i.i, label %B0.else.endif.endif.i885.i.i, label %B0.else.endif.if.i884.i.i, !prof !10

B0.else.endif.if.i884.i.i:                        ; preds = %B0.else.endif.i881.i.i
  br label %B0.else.endif.endif.i885.i.i

B0.else.endif.endif.i885.i.i:                     ; preds = %B0.else.endif.if.i884.i.i, %B0.else.endif.i881.i.i
  %.113.sroa.0.3.i886.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i884.i.i ], [ %.113.sroa.0.1.i882.i.i, %B0.else.endif.i881.i.i ]
  %.140.i887.i.i = icmp slt i64 %.87.i876.i.i, 0
  %.141.i888.i.i = select i1 %.140.i887.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i889.i.i = add i64 %.141.i888.i.i, %.87.i876.i.i
  %.145.i890.i.i = icmp slt i64 %.142.i889.i.i, 0
  br i1 %.145.i890.i.i, label %B0.else.endif.endif.if.i908.i.i, label %B0.else.endif.endif.endif.i891.i.i, !prof !6

B0.else.endif.endif.if.i908.i.i:                  ; preds = %B0.else.endif.endif.i885.i.i
  br label %B0.else.endif.endif.endif.i891.i.i

B0.else.endif.endif.endif.i891.i.i:               ; preds = %B0.else.endif.endif.if.i908.i.i, %B0.else.endif.endif.i885.i.i
  %.113.sroa.13.1.i892.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i908.i.i ], [ %.142.i889.i.i, %B0.else.endif.endif.i885.i.i ]
  %.150.not.i893.i.i = icmp slt i64 %.142.i889.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i893.i.i, label %B0.endif.i895.i.i, label %B0.else.endif.endif.endif.if.i894.i.i, !prof !10

B0.else.endif.endif.endif.if.i894.i.i:            ; preds = %B0.else.endif.endif.endif.i891.i.i
  br label %B0.endif.i895.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i: ; preds = %.575.endif.preheader.i907.i.i, %B0.endif.i895.i.i
  %.57.i911.i.i = phi i64 [ %.87.i876.i.i, %B0.endif.i895.i.i ], [ %.57.i911.pre.i.i, %.575.endif.preheader.i907.i.i ]
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1448.i.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.732.i, align 8, !noalias !93
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !28

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %184 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %184, i1 false), !noalias !93
  %.57.i946.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !96
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i945.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i
  br label %B0.else.endif.i917.i.i

B0.else.endif.i917.i.i:                           ; preds = %B0.else.if.i945.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i
  %.113.sroa.0.1.i918.i.i = phi i64 [ 0, %B0.else.if.i945.i.i ], [ %.125.i915.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i ]
  %.133.not.i919.i.i = icmp slt i64 %.125.i915.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i919.i.i, label %B0.else.endif.endif.i921.i.i, label %B0.else.endif.if.i920.i.i, !prof !10

B0.else.endif.if.i920.i.i:                        ; preds = %B0.else.endif.i917.i.i
  br label %B0.else.endif.endif.i921.i.i

B0.else.endif.endif.i921.i.i:                     ; preds = %B0.else.endif.if.i920.i.i, %B0.else.endif.i917.i.i
  %.113.sroa.0.3.i922.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i920.i.i ], [ %.113.sroa.0.1.i918.i.i, %B0.else.endif.i917.i.i ]
  %.140.i923.i.i = icmp slt i64 %.87.i912.i.i, 0
  %.141.i924.i.i = select i1 %.140.i923.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i925.i.i = add i64 %.141.i924.i.i, %.87.i912.i.i
  %.145.i926.i.i = icmp slt i64 %.142.i925.i.i, 0
  br i1 %.145.i926.i.i, label %B0.else.endif.endif.if.i944.i.i, label %B0.else.endif.endif.endif.i927.i.i, !prof !6

B0.else.endif.endif.if.i944.i.i:                  ; preds = %B0.else.endif.endif.i921.i.i
  br label %B0.else.endif.endif.endif.i927.i.i

B0.else.endif.endif.endif.i927.i.i:               ; preds = %B0.else.endif.endif.if.i944.i.i, %B0.else.endif.endif.i921.i.i
  %.113.sroa.13.1.i928.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i944.i.i ], [ %.142.i925.i.i, %B0.else.endif.endif.i921.i.i ]
  %.150.not.i929.i.i = icmp slt i64 %.142.i925.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i929.i.i, label %B0.endif.i931.i.i, label %B0.else.endif.endif.endif.if.i930.i.i, !prof !10

B0.else.endif.endif.endif.if.i930.i.i:            ; preds = %B0.else.endif.endif.endif.i927.i.i
  br label %B0.endif.i931.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.576.endif.preheader.i943.i.i, %B0.endif.i931.i.i
  %.57.i946.i.i = phi i64 [ %.87.i912.i.i, %B0.endif.i931.i.i ], [ %.57.i946.pre.i.i, %.576.endif.preheader.i943.i.i ]
  %.87.i947.i.i = add nsw i64 %.57.i946.i.i, 65536
  %.123.i948.i.i = icmp slt i64 %.57.i946.i.i, 0
  %.124.i949.i.i = select i1 %.123.i948.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i950.i.i = add i64 %.124.i949.i.i, %.57.i946.i.i
  %.128.i951.i.i = icmp slt i64 %.125.i950.i.i, 0
  br i1 %.128.i951.i.i, label %B0.else.if.i980.i.i, label %B0.else.endif.i952.i.i, !prof !6

B0.endif.i966.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i965.i.i, %B0.else.endif.endif.endif.i962.i.i
  %.113.sroa.13.0.i967.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i965.i.i ], [ %.113.sroa.13.1.i963.i.i, %B0.else.endif.endif.endif.i962.i.i ]
  %.201.i968.i.i = sub i64 %.113.sroa.13.0.i967.i.i, %.113.sroa.0.3.i957.i.i
  %.226.i969.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i957.i.i
  store i64 %.87.i947.i.i, ptr %.732.i, align 8, !noalias !96
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !28

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %185 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %185, i1 false), !noalias !96
  %.57.i981.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !99
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i

B0.else.if.i980.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i952.i.i

B0.else.endif.i952.i.i:                           ; preds = %B0.else.if.i980.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i953.i.i = phi i64 [ 0, %B0.else.if.i980.i.i ], [ %.125.i950.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i954.i.i = icmp slt i64 %.125.i950.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i954.i.i, label %B0.else.endif.endif.i956.i.i, label %B0.else.endif.if.i955.i.i, !prof !10

B0.else.endif.if.i955.i.i:                        ; preds = %B0.else.endif.i952.i.i
  br label %B0.else.endif.endif.i956.i.i

B0.else.endif.endif.i956.i.i:                     ; preds = %B0.else.endif.if.i955.i.i, %B0.else.endif.i952.i.i
  %.113.sroa.0.3.i957.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i955.i.i ], [ %.113.sroa.0.1.i953.i.i, %B0.else.endif.i952.i.i ]
  %.140.i958.i.i = icmp slt i64 %.57.i946.i.i, -65536
  %.141.i959.i.i = select i1 %.140.i958.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i960.i.i = add i64 %.141.i959.i.i, %.87.i947.i.i
  %.145.i961.i.i = icmp slt i64 %.142.i960.i.i, 0
  br i1 %.145.i961.i.i, label %B0.else.endif.endif.if.i979.i.i, label %B0.else.endif.endif.endif.i962.i.i, !prof !6

B0.else.endif.endif.if.i979.i.i:                  ; preds = %B0.else.endif.endif.i956.i.i
  br label %B0.else.endif.endif.endif.i962.i.i

B0.else.endif.endif.endif.i962.i.i:               ; preds = %B0.else.endif.endif.if.i979.i.i, %B0.else.endif.endif.i956.i.i
  %.113.sroa.13.1.i963.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i979.i.i ], [ %.142.i960.i.i, %B0.else.endif.endif.i956.i.i ]
  %.150.not.i964.i.i = icmp slt i64 %.142.i960.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i964.i.i, label %B0.endif.i966.i.i, label %B0.else.endif.endif.endif.if.i965.i.i, !prof !10

B0.else.endif.endif.endif.if.i965.i.i:            ; preds = %B0.else.endif.endif.endif.i962.i.i
  br label %B0.endif.i966.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i: ; preds = %.576.endif.preheader.i978.i.i, %B0.endif.i966.i.i
  %.57.i981.i.i = phi i64 [ %.87.i947.i.i, %B0.endif.i966.i.i ], [ %.57.i981.pre.i.i, %.576.endif.preheader.i978.i.i ]
  %.87.i982.i.i = add nsw i64 %.57.i981.i.i, 17
  %.123.i983.i.i = icmp slt i64 %.57.i981.i.i, 0
  %.124.i984.i.i = select i1 %.123.i983.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i985.i.i = add i64 %.124.i984.i.i, %.57.i981.i.i
  %.128.i986.i.i = icmp slt i64 %.125.i985.i.i, 0
  br i1 %.128.i986.i.i, label %B0.else.if.i1015.i.i, label %B0.else.endif.i987.i.i, !prof !6

B0.endif.i1001.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1000.i.i, %B0.else.endif.endif.endif.i997.i.i
  %.113.sroa.13.0.i1002.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1000.i.i ], [ %.113.sroa.13.1.i998.i.i, %B0.else.endif.endif.endif.i997.i.i ]
  %.201.i1003.i.i = sub i64 %.113.sroa.13.0.i1002.i.i, %.113.sroa.0.3.i992.i.i
  %.226.i1004.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i992.i.i
  store i64 %.87.i982.i.i, ptr %.732.i, align 8, !noalias !99
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !28

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %186 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %186, i1 false), !noalias !99
  %.57.i1017.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !102
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i

B0.else.if.i1015.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  br label %B0.else.endif.i987.i.i

B0.else.endif.i987.i.i:                           ; preds = %B0.else.if.i1015.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  %.113.sroa.0.1.i988.i.i = phi i64 [ 0, %B0.else.if.i1015.i.i ], [ %.125.i985.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i ]
  %.133.not.i989.i.i = icmp slt i64 %.125.i985.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i989.i.i, label %B0.else.endif.endif.i991.i.i, label %B0.else.endif.if.i990.i.i, !prof !10

B0.else.endif.if.i990.i.i:                        ; preds = %B0.else.endif.i987.i.i
  br label %B0.else.endif.endif.i991.i.i

B0.else.endif.endif.i991.i.i:                     ; preds = %B0.else.endif.if.i990.i.i, %B0.else.endif.i987.i.i
  %.113.sroa.0.3.i992.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i990.i.i ], [ %.113.sroa.0.1.i988.i.i, %B0.else.endif.i987.i.i ]
  %.140.i993.i.i = icmp slt i64 %.57.i981.i.i, -17
  %.141.i994.i.i = select i1 %.140.i993.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i995.i.i = add i64 %.141.i994.i.i, %.87.i982.i.i
  %.145.i996.i.i = icmp slt i64 %.142.i995.i.i, 0
  br i1 %.145.i996.i.i, label %B0.else.endif.endif.if.i1014.i.i, label %B0.else.endif.endif.endif.i997.i.i, !prof !6

B0.else.endif.endif.if.i1014.i.i:                 ; preds = %B0.else.endif.endif.i991.i.i
  br label %B0.else.endif.endif.endif.i997.i.i

B0.else.endif.endif.endif.i997.i.i:               ; preds = %B0.else.endif.endif.if.i1014.i.i, %B0.else.endif.endif.i991.i.i
  %.113.sroa.13.1.i998.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1014.i.i ], [ %.142.i995.i.i, %B0.else.endif.endif.i991.i.i ]
  %.150.not.i999.i.i = icmp slt i64 %.142.i995.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i999.i.i, label %B0.endif.i1001.i.i, label %B0.else.endif.endif.endif.if.i1000.i.i, !prof !10

B0.else.endif.endif.endif.if.i1000.i.i:           ; preds = %B0.else.endif.endif.endif.i997.i.i
  br label %B0.endif.i1001.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i: ; preds = %.575.endif.preheader.i1013.i.i, %B0.endif.i1001.i.i
  %.57.i1017.i.i = phi i64 [ %.87.i982.i.i, %B0.endif.i1001.i.i ], [ %.57.i1017.pre.i.i, %.575.endif.preheader.i1013.i.i ]
  %.87.i1018.i.i = add nsw i64 %.57.i1017.i.i, 1
  %.123.i1019.i.i = icmp slt i64 %.57.i1017.i.i, 0
  %.124.i1020.i.i = select i1 %.123.i1019.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1021.i.i = add i64 %.124.i1020.i.i, %.57.i1017.i.i
  %.128.i1022.i.i = icmp slt i64 %.125.i1021.i.i, 0
  br i1 %.128.i1022.i.i, label %B0.else.if.i1051.i.i, label %B0.else.endif.i1023.i.i, !prof !6

B0.endif.i1037.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1036.i.i, %B0.else.endif.endif.endif.i1033.i.i
  %.113.sroa.13.0.i1038.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1036.i.i ], [ %.113.sroa.13.1.i1034.i.i, %B0.else.endif.endif.endif.i1033.i.i ]
  %.201.i1039.i.i = sub i64 %.113.sroa.13.0.i1038.i.i, %.113.sroa.0.3.i1028.i.i
  %.226.i1040.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1028.i.i
  store i64 %.87.i1018.i.i, ptr %.732.i, align 8, !noalias !102
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !28

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %187 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %187, i1 false), !noalias !102
  %.57.i1052.pre.i.i = load i64, ptr %.732.i, align 8, !noalias !105
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i

B0.else.if.i1051.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i
  br label %B0.else.endif.i1023.i.i

B0.else.endif.i1023.i.i:                          ; preds = %B0.else.if.i1051.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i
  %.113.sroa.0.1.i1024.i.i = phi i64 [ 0, %B0.else.if.i1051.i.i ], [ %.125.i1021.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i ]
  %.133.not.i1025.i.i = icmp slt i64 %.125.i1021.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1025.i.i, label %B0.else.endif.endif.i1027.i.i, label %B0.else.endif.if.i1026.i.i, !prof !10

B0.else.endif.if.i1026.i.i:                       ; preds = %B0.else.endif.i1023.i.i
  br label %B0.else.endif.endif.i1027.i.i

B0.else.endif.endif.i1027.i.i:                    ; preds = %B0.else.endif.if.i1026.i.i, %B0.else.endif.i1023.i.i
  %.113.sroa.0.3.i1028.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1026.i.i ], [ %.113.sroa.0.1.i1024.i.i, %B0.else.endif.i1023.i.i ]
  %.140.i1029.i.i = icmp slt i64 %.57.i1017.i.i, -1
  %.141.i1030.i.i = select i1 %.140.i1029.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1031.i.i = add i64 %.141.i1030.i.i, %.87.i1018.i.i
  %.145.i1032.i.i = icmp slt i64 %.142.i1031.i.i, 0
  br i1 %.145.i1032.i.i, label %B0.else.endif.endif.if.i1050.i.i, label %B0.else.endif.endif.endif.i1033.i.i, !prof !6

B0.else.endif.endif.if.i1050.i.i:                 ; preds = %B0.else.endif.endif.i1027.i.i
  br label %B0.else.endif.endif.endif.i1033.i.i

B0.else.endif.endif.endif.i1033.i.i:              ; preds = %B0.else.endif.endif.if.i1050.i.i, %B0.else.endif.endif.i1027.i.i
  %.113.sroa.13.1.i1034.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1050.i.i ], [ %.142.i1031.i.i, %B0.else.endif.endif.i1027.i.i ]
  %.150.not.i1035.i.i = icmp slt i64 %.142.i1031.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1035.i.i, label %B0.endif.i1037.i.i, label %B0.else.endif.endif.endif.if.i1036.i.i, !prof !10

B0.else.endif.endif.endif.if.i1036.i.i:           ; preds = %B0.else.endif.endif.endif.i1033.i.i
  br label %B0.endif.i1037.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i: ; preds = %.576.endif.preheader.i1049.i.i, %B0.endif.i1037.i.i
  %.57.i1052.i.i = phi i64 [ %.87.i1018.i.i, %B0.endif.i1037.i.i ], [ %.57.i1052.pre.i.i, %.576.endif.preheader.i1049.i.i ]
  %.87.i1053.i.i = add nsw i64 %.57.i1052.i.i, 8
  %.123.i1054.i.i = icmp slt i64 %.57.i1052.i.i, 0
  %.124.i1055.i.i = select i1 %.123.i1054.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i1056.i.i = add i64 %.124.i1055.i.i, %.57.i1052.i.i
  %.128.i1057.i.i = icmp slt i64 %.125.i1056.i.i, 0
  br i1 %.128.i1057.i.i, label %B0.else.if.i1086.i.i, label %B0.else.endif.i1058.i.i, !prof !6

B0.endif.i1072.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1071.i.i, %B0.else.endif.endif.endif.i1068.i.i
  %.113.sroa.13.0.i1073.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i1071.i.i ], [ %.113.sroa.13.1.i1069.i.i, %B0.else.endif.endif.endif.i1068.i.i ]
  %.201.i1074.i.i = sub i64 %.113.sroa.13.0.i1073.i.i, %.113.sroa.0.3.i1063.i.i
  %.226.i1075.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1063.i.i
  store i64 %.87.i1053.i.i, ptr %.732.i, align 8, !noalias !105
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !28

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %188 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %188, i1 false), !noalias !105
  %.57.i.pre.i = load i64, ptr %.732.i, align 8, !noalias !108
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1086.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  br label %B0.else.endif.i1058.i.i

B0.else.endif.i1058.i.i:                          ; preds = %B0.else.if.i1086.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  %.113.sroa.0.1.i1059.i.i = phi i64 [ 0, %B0.else.if.i1086.i.i ], [ %.125.i1056.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i ]
  %.133.not.i1060.i.i = icmp slt i64 %.125.i1056.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i1060.i.i, label %B0.else.endif.endif.i1062.i.i, label %B0.else.endif.if.i1061.i.i, !prof !10

B0.else.endif.if.i1061.i.i:                       ; preds = %B0.else.endif.i1058.i.i
  br label %B0.else.endif.endif.i1062.i.i

B0.else.endif.endif.i1062.i.i:                    ; preds = %B0.else.endif.if.i1061.i.i, %B0.else.endif.i1058.i.i
  %.113.sroa.0.3.i1063.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i1061.i.i ], [ %.113.sroa.0.1.i1059.i.i, %B0.else.endif.i1058.i.i ]
  %.140.i1064.i.i = icmp slt i64 %.57.i1052.i.i, -8
  %.141.i1065.i.i = select i1 %.140.i1064.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i1066.i.i = add i64 %.141.i1065.i.i, %.87.i1053.i.i
  %.145.i1067.i.i = icmp slt i64 %.142.i1066.i.i, 0
  br i1 %.145.i1067.i.i, label %B0.else.endif.endif.if.i1085.i.i, label %B0.else.endif.endif.endif.i1068.i.i, !prof !6

B0.else.endif.endif.if.i1085.i.i:                 ; preds = %B0.else.endif.endif.i1062.i.i
  br label %B0.else.endif.endif.endif.i1068.i.i

B0.else.endif.endif.endif.i1068.i.i:              ; preds = %B0.else.endif.endif.if.i1085.i.i, %B0.else.endif.endif.i1062.i.i
  %.113.sroa.13.1.i1069.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1085.i.i ], [ %.142.i1066.i.i, %B0.else.endif.endif.i1062.i.i ]
  %.150.not.i1070.i.i = icmp slt i64 %.142.i1066.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i1070.i.i, label %B0.endif.i1072.i.i, label %B0.else.endif.endif.endif.if.i1071.i.i, !prof !10

B0.else.endif.endif.endif.if.i1071.i.i:           ; preds = %B0.else.endif.endif.endif.i1068.i.i
  br label %B0.endif.i1072.i.i

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1084.i.i, %B0.endif.i1072.i.i
  %.57.i.i = phi i64 [ %.87.i1053.i.i, %B0.endif.i1072.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1084.i.i ]
  %.210.i936.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i933.i.i, i64 0)
  %.210.i900.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i897.i.i, i64 0)
  %.210.i864.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i861.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.210.i1077.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1074.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.562.i
  %.123.i9512.i = icmp slt i64 %.57.i.i, 0
  %.124.i9513.i = select i1 %.123.i9512.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i9513.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.732.i, align 8, !noalias !108
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !28

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %189 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %189, i1 false), !noalias !108
  %.57.i9516.pre.i = load i64, ptr %.732.i, align 8, !noalias !111
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i9514.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i9514.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i9516.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i9516.pre.i, %.575.endif.preheader.i.i ]
  %.210.i9515.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i9517.i = add nsw i64 %.57.i9516.i, %.562.i
  %.123.i9518.i = icmp slt i64 %.57.i9516.i, 0
  %.124.i9519.i = select i1 %.123.i9518.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9520.i = add i64 %.124.i9519.i, %.57.i9516.i
  %.128.i9521.i = icmp slt i64 %.125.i9520.i, 0
  br i1 %.128.i9521.i, label %B0.else.if.i9550.i, label %B0.else.endif.i9522.i, !prof !6

B0.endif.i9536.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9535.i, %B0.else.endif.endif.endif.i9532.i
  %.113.sroa.13.0.i9537.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9535.i ], [ %.113.sroa.13.1.i9533.i, %B0.else.endif.endif.endif.i9532.i ]
  %.201.i9538.i = sub i64 %.113.sroa.13.0.i9537.i, %.113.sroa.0.3.i9527.i
  %.226.i9539.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9527.i
  store i64 %.87.i9517.i, ptr %.732.i, align 8, !noalias !111
  %.605.not155.i9540.i = icmp sgt i64 %.201.i9538.i, 0
  br i1 %.605.not155.i9540.i, label %.575.endif.preheader.i9548.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9551.i, !prof !28

.575.endif.preheader.i9548.i:                     ; preds = %B0.endif.i9536.i
  %190 = shl i64 %.201.i9538.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9539.i, i8 0, i64 %190, i1 false), !noalias !111
  %.57.i9552.pre.i = load i64, ptr %.732.i, align 8, !noalias !114
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9551.i

B0.else.if.i9550.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9522.i

B0.else.endif.i9522.i:                            ; preds = %B0.else.if.i9550.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9523.i = phi i64 [ 0, %B0.else.if.i9550.i ], [ %.125.i9520.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9524.i = icmp slt i64 %.125.i9520.i, %.281.fca.12.load.i
  br i1 %.133.not.i9524.i, label %B0.else.endif.endif.i9526.i, label %B0.else.endif.if.i9525.i, !prof !10

B0.else.endif.if.i9525.i:                         ; preds = %B0.else.endif.i9522.i
  br label %B0.else.endif.endif.i9526.i

B0.else.endif.endif.i9526.i:                      ; preds = %B0.else.endif.if.i9525.i, %B0.else.endif.i9522.i
  %.113.sroa.0.3.i9527.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9525.i ], [ %.113.sroa.0.1.i9523.i, %B0.else.endif.i9522.i ]
  %.140.i9528.i = icmp slt i64 %.87.i9517.i, 0
  %.141.i9529.i = select i1 %.140.i9528.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9530.i = add i64 %.141.i9529.i, %.87.i9517.i
  %.145.i9531.i = icmp slt i64 %.142.i9530.i, 0
  br i1 %.145.i9531.i, label %B0.else.endif.endif.if.i9549.i, label %B0.else.endif.endif.endif.i9532.i, !prof !6

B0.else.endif.endif.if.i9549.i:                   ; preds = %B0.else.endif.endif.i9526.i
  br label %B0.else.endif.endif.endif.i9532.i

B0.else.endif.endif.endif.i9532.i:                ; preds = %B0.else.endif.endif.if.i9549.i, %B0.else.endif.endif.i9526.i
  %.113.sroa.13.1.i9533.i = phi i64 [ 0, %B0.else.endif.endif.if.i9549.i ], [ %.142.i9530.i, %B0.else.endif.endif.i9526.i ]
  %.150.not.i9534.i = icmp slt i64 %.142.i9530.i, %.281.fca.12.load.i
  br i1 %.150.not.i9534.i, label %B0.endif.i9536.i, label %B0.else.endif.endif.endif.if.i9535.i, !prof !10

B0.else.endif.endif.endif.if.i9535.i:             ; preds = %B0.else.endif.endif.endif.i9532.i
  br label %B0.endif.i9536.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9551.i: ; preds = %.575.endif.preheader.i9548.i, %B0.endif.i9536.i
  %.57.i9552.i = phi i64 [ %.87.i9517.i, %B0.endif.i9536.i ], [ %.57.i9552.pre.i, %.575.endif.preheader.i9548.i ]
  %.210.i9541.i = tail call i64 @llvm.smax.i64(i64 %.201.i9538.i, i64 0)
  %.87.i9553.i = add nsw i64 %.57.i9552.i, %.562.i
  %.123.i9554.i = icmp slt i64 %.57.i9552.i, 0
  %.124.i9555.i = select i1 %.123.i9554.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9556.i = add i64 %.124.i9555.i, %.57.i9552.i
  %.128.i9557.i = icmp slt i64 %.125.i9556.i, 0
  br i1 %.128.i9557.i, label %B0.else.if.i9586.i, label %B0.else.endif.i9558.i, !prof !6

B0.endif.i9572.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9571.i, %B0.else.endif.endif.endif.i9568.i
  %.113.sroa.13.0.i9573.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9571.i ], [ %.113.sroa.13.1.i9569.i, %B0.else.endif.endif.endif.i9568.i ]
  %.201.i9574.i = sub i64 %.113.sroa.13.0.i9573.i, %.113.sroa.0.3.i9563.i
  %.226.i9575.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9563.i
  store i64 %.87.i9553.i, ptr %.732.i, align 8, !noalias !114
  %.605.not155.i9576.i = icmp sgt i64 %.201.i9574.i, 0
  br i1 %.605.not155.i9576.i, label %.575.endif.preheader.i9584.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9587.i, !prof !28

.575.endif.preheader.i9584.i:                     ; preds = %B0.endif.i9572.i
  %191 = shl i64 %.201.i9574.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9575.i, i8 0, i64 %191, i1 false), !noalias !114
  %.57.i9588.pre.i = load i64, ptr %.732.i, align 8, !noalias !117
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9587.i

B0.else.if.i9586.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9551.i
  br label %B0.else.endif.i9558.i

B0.else.endif.i9558.i:                            ; preds = %B0.else.if.i9586.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9551.i
  %.113.sroa.0.1.i9559.i = phi i64 [ 0, %B0.else.if.i9586.i ], [ %.125.i9556.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9551.i ]
  %.133.not.i9560.i = icmp slt i64 %.125.i9556.i, %.281.fca.12.load.i
  br i1 %.133.not.i9560.i, label %B0.else.endif.endif.i9562.i, label %B0.else.endif.if.i9561.i, !prof !10

B0.else.endif.if.i9561.i:                         ; preds = %B0.else.endif.i9558.i
  br label %B0.else.endif.endif.i9562.i

B0.else.endif.endif.i9562.i:                      ; preds = %B0.else.endif.if.i9561.i, %B0.else.endif.i9558.i
  %.113.sroa.0.3.i9563.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9561.i ], [ %.113.sroa.0.1.i9559.i, %B0.else.endif.i9558.i ]
  %.140.i9564.i = icmp slt i64 %.87.i9553.i, 0
  %.141.i9565.i = select i1 %.140.i9564.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9566.i = add i64 %.141.i9565.i, %.87.i9553.i
  %.145.i9567.i = icmp slt i64 %.142.i9566.i, 0
  br i1 %.145.i9567.i, label %B0.else.endif.endif.if.i9585.i, label %B0.else.endif.endif.endif.i9568.i, !prof !6

B0.else.endif.endif.if.i9585.i:                   ; preds = %B0.else.endif.endif.i9562.i
  br label %B0.else.endif.endif.endif.i9568.i

B0.else.endif.endif.endif.i9568.i:                ; preds = %B0.else.endif.endif.if.i9585.i, %B0.else.endif.endif.i9562.i
  %.113.sroa.13.1.i9569.i = phi i64 [ 0, %B0.else.endif.endif.if.i9585.i ], [ %.142.i9566.i, %B0.else.endif.endif.i9562.i ]
  %.150.not.i9570.i = icmp slt i64 %.142.i9566.i, %.281.fca.12.load.i
  br i1 %.150.not.i9570.i, label %B0.endif.i9572.i, label %B0.else.endif.endif.endif.if.i9571.i, !prof !10

B0.else.endif.endif.endif.if.i9571.i:             ; preds = %B0.else.endif.endif.endif.i9568.i
  br label %B0.endif.i9572.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9587.i: ; preds = %.575.endif.preheader.i9584.i, %B0.endif.i9572.i
  %.57.i9588.i = phi i64 [ %.87.i9553.i, %B0.endif.i9572.i ], [ %.57.i9588.pre.i, %.575.endif.preheader.i9584.i ]
  %.210.i9577.i = tail call i64 @llvm.smax.i64(i64 %.201.i9574.i, i64 0)
  %.87.i9589.i = add nsw i64 %.57.i9588.i, %.562.i
  %.123.i9590.i = icmp slt i64 %.57.i9588.i, 0
  %.124.i9591.i = select i1 %.123.i9590.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9592.i = add i64 %.124.i9591.i, %.57.i9588.i
  %.128.i9593.i = icmp slt i64 %.125.i9592.i, 0
  br i1 %.128.i9593.i, label %B0.else.if.i9620.i, label %B0.else.endif.i9594.i, !prof !6

B0.endif.i9608.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9607.i, %B0.else.endif.endif.endif.i9604.i
  %.113.sroa.13.0.i9609.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9607.i ], [ %.113.sroa.13.1.i9605.i, %B0.else.endif.endif.endif.i9604.i ]
  %.201.i9610.i = sub i64 %.113.sroa.13.0.i9609.i, %.113.sroa.0.3.i9599.i
  %.226.i9611.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9599.i
  store i64 %.87.i9589.i, ptr %.732.i, align 8, !noalias !117
  %.606.not155.i.i = icmp sgt i64 %.201.i9610.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !28

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i9608.i
  %192 = shl i64 %.201.i9610.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9611.i, i8 0, i64 %192, i1 false), !noalias !117
  %.57.i9621.pre.i = load i64, ptr %.732.i, align 8, !noalias !120
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i9620.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9587.i
  br label %B0.else.endif.i9594.i

B0.else.endif.i9594.i:                            ; preds = %B0.else.if.i9620.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9587.i
  %.113.sroa.0.1.i9595.i = phi i64 [ 0, %B0.else.if.i9620.i ], [ %.125.i9592.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9587.i ]
  %.133.not.i9596.i = icmp slt i64 %.125.i9592.i, %.281.fca.12.load.i
  br i1 %.133.not.i9596.i, label %B0.else.endif.endif.i9598.i, label %B0.else.endif.if.i9597.i, !prof !10

B0.else.endif.if.i9597.i:                         ; preds = %B0.else.endif.i9594.i
  br label %B0.else.endif.endif.i9598.i

B0.else.endif.endif.i9598.i:                      ; preds = %B0.else.endif.if.i9597.i, %B0.else.endif.i9594.i
  %.113.sroa.0.3.i9599.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9597.i ], [ %.113.sroa.0.1.i9595.i, %B0.else.endif.i9594.i ]
  %.140.i9600.i = icmp slt i64 %.87.i9589.i, 0
  %.141.i9601.i = select i1 %.140.i9600.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9602.i = add i64 %.141.i9601.i, %.87.i9589.i
  %.145.i9603.i = icmp slt i64 %.142.i9602.i, 0
  br i1 %.145.i9603.i, label %B0.else.endif.endif.if.i9619.i, label %B0.else.endif.endif.endif.i9604.i, !prof !6

B0.else.endif.endif.if.i9619.i:                   ; preds = %B0.else.endif.endif.i9598.i
  br label %B0.else.endif.endif.endif.i9604.i

B0.else.endif.endif.endif.i9604.i:                ; preds = %B0.else.endif.endif.if.i9619.i, %B0.else.endif.endif.i9598.i
  %.113.sroa.13.1.i9605.i = phi i64 [ 0, %B0.else.endif.endif.if.i9619.i ], [ %.142.i9602.i, %B0.else.endif.endif.i9598.i ]
  %.150.not.i9606.i = icmp slt i64 %.142.i9602.i, %.281.fca.12.load.i
  br i1 %.150.not.i9606.i, label %B0.endif.i9608.i, label %B0.else.endif.endif.endif.if.i9607.i, !prof !10

B0.else.endif.endif.endif.if.i9607.i:             ; preds = %B0.else.endif.endif.endif.i9604.i
  br label %B0.endif.i9608.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i9608.i
  %.57.i9621.i = phi i64 [ %.87.i9589.i, %B0.endif.i9608.i ], [ %.57.i9621.pre.i, %.576.endif.preheader.i.i ]
  %.210.i9612.i = tail call i64 @llvm.smax.i64(i64 %.201.i9610.i, i64 0)
  %.1237.i = shl nsw i64 %.562.i, 4
  %.87.i9622.i = add nsw i64 %.57.i9621.i, %.1237.i
  %.123.i9623.i = icmp slt i64 %.57.i9621.i, 0
  %.124.i9624.i = select i1 %.123.i9623.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9625.i = add i64 %.124.i9624.i, %.57.i9621.i
  %.128.i9626.i = icmp slt i64 %.125.i9625.i, 0
  br i1 %.128.i9626.i, label %B0.else.if.i9655.i, label %B0.else.endif.i9627.i, !prof !6

B0.endif.i9641.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9640.i, %B0.else.endif.endif.endif.i9637.i
  %.113.sroa.13.0.i9642.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9640.i ], [ %.113.sroa.13.1.i9638.i, %B0.else.endif.endif.endif.i9637.i ]
  %.201.i9643.i = sub i64 %.113.sroa.13.0.i9642.i, %.113.sroa.0.3.i9632.i
  %.226.i9644.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9632.i
  store i64 %.87.i9622.i, ptr %.732.i, align 8, !noalias !120
  %.606.not155.i9645.i = icmp sgt i64 %.201.i9643.i, 0
  br i1 %.606.not155.i9645.i, label %.576.endif.preheader.i9653.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9656.i, !prof !28

.576.endif.preheader.i9653.i:                     ; preds = %B0.endif.i9641.i
  %193 = shl i64 %.201.i9643.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9644.i, i8 0, i64 %193, i1 false), !noalias !120
  %.57.i9657.pre.i = load i64, ptr %.732.i, align 8, !noalias !123
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9656.i

B0.else.if.i9655.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9627.i

B0.else.endif.i9627.i:                            ; preds = %B0.else.if.i9655.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9628.i = phi i64 [ 0, %B0.else.if.i9655.i ], [ %.125.i9625.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9629.i = icmp slt i64 %.125.i9625.i, %.281.fca.12.load.i
  br i1 %.133.not.i9629.i, label %B0.else.endif.endif.i9631.i, label %B0.else.endif.if.i9630.i, !prof !10

B0.else.endif.if.i9630.i:                         ; preds = %B0.else.endif.i9627.i
  br label %B0.else.endif.endif.i9631.i

B0.else.endif.endif.i9631.i:                      ; preds = %B0.else.endif.if.i9630.i, %B0.else.endif.i9627.i
  %.113.sroa.0.3.i9632.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9630.i ], [ %.113.sroa.0.1.i9628.i, %B0.else.endif.i9627.i ]
  %.140.i9633.i = icmp slt i64 %.87.i9622.i, 0
  %.141.i9634.i = select i1 %.140.i9633.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9635.i = add i64 %.141.i9634.i, %.87.i9622.i
  %.145.i9636.i = icmp slt i64 %.142.i9635.i, 0
  br i1 %.145.i9636.i, label %B0.else.endif.endif.if.i9654.i, label %B0.else.endif.endif.endif.i9637.i, !prof !6

B0.else.endif.endif.if.i9654.i:                   ; preds = %B0.else.endif.endif.i9631.i
  br label %B0.else.endif.endif.endif.i9637.i

B0.else.endif.endif.endif.i9637.i:                ; preds = %B0.else.endif.endif.if.i9654.i, %B0.else.endif.endif.i9631.i
  %.113.sroa.13.1.i9638.i = phi i64 [ 0, %B0.else.endif.endif.if.i9654.i ], [ %.142.i9635.i, %B0.else.endif.endif.i9631.i ]
  %.150.not.i9639.i = icmp slt i64 %.142.i9635.i, %.281.fca.12.load.i
  br i1 %.150.not.i9639.i, label %B0.endif.i9641.i, label %B0.else.endif.endif.endif.if.i9640.i, !prof !10

B0.else.endif.endif.endif.if.i9640.i:             ; preds = %B0.else.endif.endif.endif.i9637.i
  br label %B0.endif.i9641.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9656.i: ; preds = %.576.endif.preheader.i9653.i, %B0.endif.i9641.i
  %.57.i9657.i = phi i64 [ %.87.i9622.i, %B0.endif.i9641.i ], [ %.57.i9657.pre.i, %.576.endif.preheader.i9653.i ]
  %.210.i9646.i = tail call i64 @llvm.smax.i64(i64 %.201.i9643.i, i64 0)
  %.87.i9658.i = add nsw i64 %.57.i9657.i, %.562.i
  %.123.i9659.i = icmp slt i64 %.57.i9657.i, 0
  %.124.i9660.i = select i1 %.123.i9659.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9661.i = add i64 %.124.i9660.i, %.57.i9657.i
  %.128.i9662.i = icmp slt i64 %.125.i9661.i, 0
  br i1 %.128.i9662.i, label %B0.else.if.i9691.i, label %B0.else.endif.i9663.i, !prof !6

B0.endif.i9677.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9676.i, %B0.else.endif.endif.endif.i9673.i
  %.113.sroa.13.0.i9678.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9676.i ], [ %.113.sroa.13.1.i9674.i, %B0.else.endif.endif.endif.i9673.i ]
  %.201.i9679.i = sub i64 %.113.sroa.13.0.i9678.i, %.113.sroa.0.3.i9668.i
  %.226.i9680.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9668.i
  store i64 %.87.i9658.i, ptr %.732.i, align 8, !noalias !123
  %.605.not155.i9681.i = icmp sgt i64 %.201.i9679.i, 0
  br i1 %.605.not155.i9681.i, label %.575.endif.preheader.i9689.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9692.i, !prof !28

.575.endif.preheader.i9689.i:                     ; preds = %B0.endif.i9677.i
  %194 = shl i64 %.201.i9679.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9680.i, i8 0, i64 %194, i1 false), !noalias !123
  %.57.i9693.pre.i = load i64, ptr %.732.i, align 8, !noalias !126
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9692.i

B0.else.if.i9691.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9656.i
  br label %B0.else.endif.i9663.i

B0.else.endif.i9663.i:                            ; preds = %B0.else.if.i9691.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9656.i
  %.113.sroa.0.1.i9664.i = phi i64 [ 0, %B0.else.if.i9691.i ], [ %.125.i9661.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9656.i ]
  %.133.not.i9665.i = icmp slt i64 %.125.i9661.i, %.281.fca.12.load.i
  br i1 %.133.not.i9665.i, label %B0.else.endif.endif.i9667.i, label %B0.else.endif.if.i9666.i, !prof !10

B0.else.endif.if.i9666.i:                         ; preds = %B0.else.endif.i9663.i
  br label %B0.else.endif.endif.i9667.i

B0.else.endif.endif.i9667.i:                      ; preds = %B0.else.endif.if.i9666.i, %B0.else.endif.i9663.i
  %.113.sroa.0.3.i9668.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9666.i ], [ %.113.sroa.0.1.i9664.i, %B0.else.endif.i9663.i ]
  %.140.i9669.i = icmp slt i64 %.87.i9658.i, 0
  %.141.i9670.i = select i1 %.140.i9669.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9671.i = add i64 %.141.i9670.i, %.87.i9658.i
  %.145.i9672.i = icmp slt i64 %.142.i9671.i, 0
  br i1 %.145.i9672.i, label %B0.else.endif.endif.if.i9690.i, label %B0.else.endif.endif.endif.i9673.i, !prof !6

B0.else.endif.endif.if.i9690.i:                   ; preds = %B0.else.endif.endif.i9667.i
  br label %B0.else.endif.endif.endif.i9673.i

B0.else.endif.endif.endif.i9673.i:                ; preds = %B0.else.endif.endif.if.i9690.i, %B0.else.endif.endif.i9667.i
  %.113.sroa.13.1.i9674.i = phi i64 [ 0, %B0.else.endif.endif.if.i9690.i ], [ %.142.i9671.i, %B0.else.endif.endif.i9667.i ]
  %.150.not.i9675.i = icmp slt i64 %.142.i9671.i, %.281.fca.12.load.i
  br i1 %.150.not.i9675.i, label %B0.endif.i9677.i, label %B0.else.endif.endif.endif.if.i9676.i, !prof !10

B0.else.endif.endif.endif.if.i9676.i:             ; preds = %B0.else.endif.endif.endif.i9673.i
  br label %B0.endif.i9677.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9692.i: ; preds = %.575.endif.preheader.i9689.i, %B0.endif.i9677.i
  %.57.i9693.i = phi i64 [ %.87.i9658.i, %B0.endif.i9677.i ], [ %.57.i9693.pre.i, %.575.endif.preheader.i9689.i ]
  %.210.i9682.i = tail call i64 @llvm.smax.i64(i64 %.201.i9679.i, i64 0)
  %.1332.i = mul nsw i64 %.562.i, 6
  %.87.i9694.i = add nsw i64 %.57.i9693.i, %.1332.i
  %.123.i9695.i = icmp slt i64 %.57.i9693.i, 0
  %.124.i9696.i = select i1 %.123.i9695.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9697.i = add i64 %.124.i9696.i, %.57.i9693.i
  %.128.i9698.i = icmp slt i64 %.125.i9697.i, 0
  br i1 %.128.i9698.i, label %B0.else.if.i9727.i, label %B0.else.endif.i9699.i, !prof !6

B0.endif.i9713.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9712.i, %B0.else.endif.endif.endif.i9709.i
  %.113.sroa.13.0.i9714.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9712.i ], [ %.113.sroa.13.1.i9710.i, %B0.else.endif.endif.endif.i9709.i ]
  %.201.i9715.i = sub i64 %.113.sroa.13.0.i9714.i, %.113.sroa.0.3.i9704.i
  %.226.i9716.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9704.i
  store i64 %.87.i9694.i, ptr %.732.i, align 8, !noalias !126
  %.606.not155.i9717.i = icmp sgt i64 %.201.i9715.i, 0
  br i1 %.606.not155.i9717.i, label %.576.endif.preheader.i9725.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9728.i, !prof !28

.576.endif.preheader.i9725.i:                     ; preds = %B0.endif.i9713.i
  %195 = shl i64 %.201.i9715.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9716.i, i8 0, i64 %195, i1 false), !noalias !126
  %.57.i9729.pre.i = load i64, ptr %.732.i, align 8, !noalias !129
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9728.i

B0.else.if.i9727.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9692.i
  br label %B0.else.endif.i9699.i

B0.else.endif.i9699.i:                            ; preds = %B0.else.if.i9727.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9692.i
  %.113.sroa.0.1.i9700.i = phi i64 [ 0, %B0.else.if.i9727.i ], [ %.125.i9697.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9692.i ]
  %.133.not.i9701.i = icmp slt i64 %.125.i9697.i, %.281.fca.12.load.i
  br i1 %.133.not.i9701.i, label %B0.else.endif.endif.i9703.i, label %B0.else.endif.if.i9702.i, !prof !10

B0.else.endif.if.i9702.i:                         ; preds = %B0.else.endif.i9699.i
  br label %B0.else.endif.endif.i9703.i

B0.else.endif.endif.i9703.i:                      ; preds = %B0.else.endif.if.i9702.i, %B0.else.endif.i9699.i
  %.113.sroa.0.3.i9704.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9702.i ], [ %.113.sroa.0.1.i9700.i, %B0.else.endif.i9699.i ]
  %.140.i9705.i = icmp slt i64 %.87.i9694.i, 0
  %.141.i9706.i = select i1 %.140.i9705.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9707.i = add i64 %.141.i9706.i, %.87.i9694.i
  %.145.i9708.i = icmp slt i64 %.142.i9707.i, 0
  br i1 %.145.i9708.i, label %B0.else.endif.endif.if.i9726.i, label %B0.else.endif.endif.endif.i9709.i, !prof !6

B0.else.endif.endif.if.i9726.i:                   ; preds = %B0.else.endif.endif.i9703.i
  br label %B0.else.endif.endif.endif.i9709.i

B0.else.endif.endif.endif.i9709.i:                ; preds = %B0.else.endif.endif.if.i9726.i, %B0.else.endif.endif.i9703.i
  %.113.sroa.13.1.i9710.i = phi i64 [ 0, %B0.else.endif.endif.if.i9726.i ], [ %.142.i9707.i, %B0.else.endif.endif.i9703.i ]
  %.150.not.i9711.i = icmp slt i64 %.142.i9707.i, %.281.fca.12.load.i
  br i1 %.150.not.i9711.i, label %B0.endif.i9713.i, label %B0.else.endif.endif.endif.if.i9712.i, !prof !10

B0.else.endif.endif.endif.if.i9712.i:             ; preds = %B0.else.endif.endif.endif.i9709.i
  br label %B0.endif.i9713.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9728.i: ; preds = %.576.endif.preheader.i9725.i, %B0.endif.i9713.i
  %.57.i9729.i = phi i64 [ %.87.i9694.i, %B0.endif.i9713.i ], [ %.57.i9729.pre.i, %.576.endif.preheader.i9725.i ]
  %.210.i9718.i = tail call i64 @llvm.smax.i64(i64 %.201.i9715.i, i64 0)
  %.87.i9730.i = add nsw i64 %.57.i9729.i, %.1332.i
  %.123.i9731.i = icmp slt i64 %.57.i9729.i, 0
  %.124.i9732.i = select i1 %.123.i9731.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9733.i = add i64 %.124.i9732.i, %.57.i9729.i
  %.128.i9734.i = icmp slt i64 %.125.i9733.i, 0
  br i1 %.128.i9734.i, label %B0.else.if.i9763.i, label %B0.else.endif.i9735.i, !prof !6

B0.endif.i9749.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9748.i, %B0.else.endif.endif.endif.i9745.i
  %.113.sroa.13.0.i9750.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9748.i ], [ %.113.sroa.13.1.i9746.i, %B0.else.endif.endif.endif.i9745.i ]
  %.201.i9751.i = sub i64 %.113.sroa.13.0.i9750.i, %.113.sroa.0.3.i9740.i
  %.226.i9752.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9740.i
  store i64 %.87.i9730.i, ptr %.732.i, align 8, !noalias !129
  %.605.not155.i9753.i = icmp sgt i64 %.201.i9751.i, 0
  br i1 %.605.not155.i9753.i, label %.575.endif.preheader.i9761.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9764.i, !prof !28

.575.endif.preheader.i9761.i:                     ; preds = %B0.endif.i9749.i
  %196 = shl i64 %.201.i9751.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9752.i, i8 0, i64 %196, i1 false), !noalias !129
  %.57.i9765.pre.i = load i64, ptr %.732.i, align 8, !noalias !132
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9764.i

B0.else.if.i9763.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9728.i
  br label %B0.else.endif.i9735.i

B0.else.endif.i9735.i:                            ; preds = %B0.else.if.i9763.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9728.i
  %.113.sroa.0.1.i9736.i = phi i64 [ 0, %B0.else.if.i9763.i ], [ %.125.i9733.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9728.i ]
  %.133.not.i9737.i = icmp slt i64 %.125.i9733.i, %.281.fca.12.load.i
  br i1 %.133.not.i9737.i, label %B0.else.endif.endif.i9739.i, label %B0.else.endif.if.i9738.i, !prof !10

B0.else.endif.if.i9738.i:                         ; preds = %B0.else.endif.i9735.i
  br label %B0.else.endif.endif.i9739.i

B0.else.endif.endif.i9739.i:                      ; preds = %B0.else.endif.if.i9738.i, %B0.else.endif.i9735.i
  %.113.sroa.0.3.i9740.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9738.i ], [ %.113.sroa.0.1.i9736.i, %B0.else.endif.i9735.i ]
  %.140.i9741.i = icmp slt i64 %.87.i9730.i, 0
  %.141.i9742.i = select i1 %.140.i9741.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9743.i = add i64 %.141.i9742.i, %.87.i9730.i
  %.145.i9744.i = icmp slt i64 %.142.i9743.i, 0
  br i1 %.145.i9744.i, label %B0.else.endif.endif.if.i9762.i, label %B0.else.endif.endif.endif.i9745.i, !prof !6

B0.else.endif.endif.if.i9762.i:                   ; preds = %B0.else.endif.endif.i9739.i
  br label %B0.else.endif.endif.endif.i9745.i

B0.else.endif.endif.endif.i9745.i:                ; preds = %B0.else.endif.endif.if.i9762.i, %B0.else.endif.endif.i9739.i
  %.113.sroa.13.1.i9746.i = phi i64 [ 0, %B0.else.endif.endif.if.i9762.i ], [ %.142.i9743.i, %B0.else.endif.endif.i9739.i ]
  %.150.not.i9747.i = icmp slt i64 %.142.i9743.i, %.281.fca.12.load.i
  br i1 %.150.not.i9747.i, label %B0.endif.i9749.i, label %B0.else.endif.endif.endif.if.i9748.i, !prof !10

B0.else.endif.endif.endif.if.i9748.i:             ; preds = %B0.else.endif.endif.endif.i9745.i
  br label %B0.endif.i9749.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9764.i: ; preds = %.575.endif.preheader.i9761.i, %B0.endif.i9749.i
  %.57.i9765.i = phi i64 [ %.87.i9730.i, %B0.endif.i9749.i ], [ %.57.i9765.pre.i, %.575.endif.preheader.i9761.i ]
  %.210.i9754.i = tail call i64 @llvm.smax.i64(i64 %.201.i9751.i, i64 0)
  %.87.i9766.i = add nsw i64 %.57.i9765.i, %.562.i
  %.123.i9767.i = icmp slt i64 %.57.i9765.i, 0
  %.124.i9768.i = select i1 %.123.i9767.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9769.i = add i64 %.124.i9768.i, %.57.i9765.i
  %.128.i9770.i = icmp slt i64 %.125.i9769.i, 0
  br i1 %.128.i9770.i, label %B0.else.if.i9799.i, label %B0.else.endif.i9771.i, !prof !6

B0.endif.i9785.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9784.i, %B0.else.endif.endif.endif.i9781.i
  %.113.sroa.13.0.i9786.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9784.i ], [ %.113.sroa.13.1.i9782.i, %B0.else.endif.endif.endif.i9781.i ]
  %.201.i9787.i = sub i64 %.113.sroa.13.0.i9786.i, %.113.sroa.0.3.i9776.i
  %.226.i9788.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9776.i
  store i64 %.87.i9766.i, ptr %.732.i, align 8, !noalias !132
  %.605.not155.i9789.i = icmp sgt i64 %.201.i9787.i, 0
  br i1 %.605.not155.i9789.i, label %.575.endif.preheader.i9797.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9800.i, !prof !28

.575.endif.preheader.i9797.i:                     ; preds = %B0.endif.i9785.i
  %197 = shl i64 %.201.i9787.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9788.i, i8 0, i64 %197, i1 false), !noalias !132
  %.57.i9801.pre.i = load i64, ptr %.732.i, align 8, !noalias !135
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9800.i

B0.else.if.i9799.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9764.i
  br label %B0.else.endif.i9771.i

B0.else.endif.i9771.i:                            ; preds = %B0.else.if.i9799.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9764.i
  %.113.sroa.0.1.i9772.i = phi i64 [ 0, %B0.else.if.i9799.i ], [ %.125.i9769.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9764.i ]
  %.133.not.i9773.i = icmp slt i64 %.125.i9769.i, %.281.fca.12.load.i
  br i1 %.133.not.i9773.i, label %B0.else.endif.endif.i9775.i, label %B0.else.endif.if.i9774.i, !prof !10

B0.else.endif.if.i9774.i:                         ; preds = %B0.else.endif.i9771.i
  br label %B0.else.endif.endif.i9775.i

B0.else.endif.endif.i9775.i:                      ; preds = %B0.else.endif.if.i9774.i, %B0.else.endif.i9771.i
  %.113.sroa.0.3.i9776.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9774.i ], [ %.113.sroa.0.1.i9772.i, %B0.else.endif.i9771.i ]
  %.140.i9777.i = icmp slt i64 %.87.i9766.i, 0
  %.141.i9778.i = select i1 %.140.i9777.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9779.i = add i64 %.141.i9778.i, %.87.i9766.i
  %.145.i9780.i = icmp slt i64 %.142.i9779.i, 0
  br i1 %.145.i9780.i, label %B0.else.endif.endif.if.i9798.i, label %B0.else.endif.endif.endif.i9781.i, !prof !6

B0.else.endif.endif.if.i9798.i:                   ; preds = %B0.else.endif.endif.i9775.i
  br label %B0.else.endif.endif.endif.i9781.i

B0.else.endif.endif.endif.i9781.i:                ; preds = %B0.else.endif.endif.if.i9798.i, %B0.else.endif.endif.i9775.i
  %.113.sroa.13.1.i9782.i = phi i64 [ 0, %B0.else.endif.endif.if.i9798.i ], [ %.142.i9779.i, %B0.else.endif.endif.i9775.i ]
  %.150.not.i9783.i = icmp slt i64 %.142.i9779.i, %.281.fca.12.load.i
  br i1 %.150.not.i9783.i, label %B0.endif.i9785.i, label %B0.else.endif.endif.endif.if.i9784.i, !prof !10

B0.else.endif.endif.endif.if.i9784.i:             ; preds = %B0.else.endif.endif.endif.i9781.i
  br label %B0.endif.i9785.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9800.i: ; preds = %.575.endif.preheader.i9797.i, %B0.endif.i9785.i
  %.57.i9801.i = phi i64 [ %.87.i9766.i, %B0.endif.i9785.i ], [ %.57.i9801.pre.i, %.575.endif.preheader.i9797.i ]
  %.210.i9790.i = tail call i64 @llvm.smax.i64(i64 %.201.i9787.i, i64 0)
  %.87.i9802.i = add nsw i64 %.57.i9801.i, %.562.i
  %.123.i9803.i = icmp slt i64 %.57.i9801.i, 0
  %.124.i9804.i = select i1 %.123.i9803.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9805.i = add i64 %.124.i9804.i, %.57.i9801.i
  %.128.i9806.i = icmp slt i64 %.125.i9805.i, 0
  br i1 %.128.i9806.i, label %B0.else.if.i9835.i, label %B0.else.endif.i9807.i, !prof !6

B0.endif.i9821.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9820.i, %B0.else.endif.endif.endif.i9817.i
  %.113.sroa.13.0.i9822.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9820.i ], [ %.113.sroa.13.1.i9818.i, %B0.else.endif.endif.endif.i9817.i ]
  %.201.i9823.i = sub i64 %.113.sroa.13.0.i9822.i, %.113.sroa.0.3.i9812.i
  %.226.i9824.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9812.i
  store i64 %.87.i9802.i, ptr %.732.i, align 8, !noalias !135
  %.605.not155.i9825.i = icmp sgt i64 %.201.i9823.i, 0
  br i1 %.605.not155.i9825.i, label %.575.endif.preheader.i9833.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9836.i, !prof !28

.575.endif.preheader.i9833.i:                     ; preds = %B0.endif.i9821.i
  %198 = shl i64 %.201.i9823.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9824.i, i8 0, i64 %198, i1 false), !noalias !135
  %.57.i9837.pre.i = load i64, ptr %.732.i, align 8, !noalias !138
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9836.i

B0.else.if.i9835.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9800.i
  br label %B0.else.endif.i9807.i

B0.else.endif.i9807.i:                            ; preds = %B0.else.if.i9835.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9800.i
  %.113.sroa.0.1.i9808.i = phi i64 [ 0, %B0.else.if.i9835.i ], [ %.125.i9805.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9800.i ]
  %.133.not.i9809.i = icmp slt i64 %.125.i9805.i, %.281.fca.12.load.i
  br i1 %.133.not.i9809.i, label %B0.else.endif.endif.i9811.i, label %B0.else.endif.if.i9810.i, !prof !10

B0.else.endif.if.i9810.i:                         ; preds = %B0.else.endif.i9807.i
  br label %B0.else.endif.endif.i9811.i

B0.else.endif.endif.i9811.i:                      ; preds = %B0.else.endif.if.i9810.i, %B0.else.endif.i9807.i
  %.113.sroa.0.3.i9812.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9810.i ], [ %.113.sroa.0.1.i9808.i, %B0.else.endif.i9807.i ]
  %.140.i9813.i = icmp slt i64 %.87.i9802.i, 0
  %.141.i9814.i = select i1 %.140.i9813.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9815.i = add i64 %.141.i9814.i, %.87.i9802.i
  %.145.i9816.i = icmp slt i64 %.142.i9815.i, 0
  br i1 %.145.i9816.i, label %B0.else.endif.endif.if.i9834.i, label %B0.else.endif.endif.endif.i9817.i, !prof !6

B0.else.endif.endif.if.i9834.i:                   ; preds = %B0.else.endif.endif.i9811.i
  br label %B0.else.endif.endif.endif.i9817.i

B0.else.endif.endif.endif.i9817.i:                ; preds = %B0.else.endif.endif.if.i9834.i, %B0.else.endif.endif.i9811.i
  %.113.sroa.13.1.i9818.i = phi i64 [ 0, %B0.else.endif.endif.if.i9834.i ], [ %.142.i9815.i, %B0.else.endif.endif.i9811.i ]
  %.150.not.i9819.i = icmp slt i64 %.142.i9815.i, %.281.fca.12.load.i
  br i1 %.150.not.i9819.i, label %B0.endif.i9821.i, label %B0.else.endif.endif.endif.if.i9820.i, !prof !10

B0.else.endif.endif.endif.if.i9820.i:             ; preds = %B0.else.endif.endif.endif.i9817.i
  br label %B0.endif.i9821.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9836.i: ; preds = %.575.endif.preheader.i9833.i, %B0.endif.i9821.i
  %.57.i9837.i = phi i64 [ %.87.i9802.i, %B0.endif.i9821.i ], [ %.57.i9837.pre.i, %.575.endif.preheader.i9833.i ]
  %.210.i9826.i = tail call i64 @llvm.smax.i64(i64 %.201.i9823.i, i64 0)
  %.87.i9838.i = add nsw i64 %.57.i9837.i, %.562.i
  %.123.i9839.i = icmp slt i64 %.57.i9837.i, 0
  %.124.i9840.i = select i1 %.123.i9839.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9841.i = add i64 %.124.i9840.i, %.57.i9837.i
  %.128.i9842.i = icmp slt i64 %.125.i9841.i, 0
  br i1 %.128.i9842.i, label %B0.else.if.i9871.i, label %B0.else.endif.i9843.i, !prof !6

B0.endif.i9857.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9856.i, %B0.else.endif.endif.endif.i9853.i
  %.113.sroa.13.0.i9858.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9856.i ], [ %.113.sroa.13.1.i9854.i, %B0.else.endif.endif.endif.i9853.i ]
  %.201.i9859.i = sub i64 %.113.sroa.13.0.i9858.i, %.113.sroa.0.3.i9848.i
  %.226.i9860.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9848.i
  store i64 %.87.i9838.i, ptr %.732.i, align 8, !noalias !138
  %.605.not155.i9861.i = icmp sgt i64 %.201.i9859.i, 0
  br i1 %.605.not155.i9861.i, label %.575.endif.preheader.i9869.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9872.i, !prof !28

.575.endif.preheader.i9869.i:                     ; preds = %B0.endif.i9857.i
  %199 = shl i64 %.201.i9859.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9860.i, i8 0, i64 %199, i1 false), !noalias !138
  %.57.i9873.pre.i = load i64, ptr %.732.i, align 8, !noalias !141
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9872.i

B0.else.if.i9871.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9836.i
  br label %B0.else.endif.i9843.i

B0.else.endif.i9843.i:                            ; preds = %B0.else.if.i9871.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9836.i
  %.113.sroa.0.1.i9844.i = phi i64 [ 0, %B0.else.if.i9871.i ], [ %.125.i9841.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9836.i ]
  %.133.not.i9845.i = icmp slt i64 %.125.i9841.i, %.281.fca.12.load.i
  br i1 %.133.not.i9845.i, label %B0.else.endif.endif.i9847.i, label %B0.else.endif.if.i9846.i, !prof !10

B0.else.endif.if.i9846.i:                         ; preds = %B0.else.endif.i9843.i
  br label %B0.else.endif.endif.i9847.i

B0.else.endif.endif.i9847.i:                      ; preds = %B0.else.endif.if.i9846.i, %B0.else.endif.i9843.i
  %.113.sroa.0.3.i9848.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9846.i ], [ %.113.sroa.0.1.i9844.i, %B0.else.endif.i9843.i ]
  %.140.i9849.i = icmp slt i64 %.87.i9838.i, 0
  %.141.i9850.i = select i1 %.140.i9849.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9851.i = add i64 %.141.i9850.i, %.87.i9838.i
  %.145.i9852.i = icmp slt i64 %.142.i9851.i, 0
  br i1 %.145.i9852.i, label %B0.else.endif.endif.if.i9870.i, label %B0.else.endif.endif.endif.i9853.i, !prof !6

B0.else.endif.endif.if.i9870.i:                   ; preds = %B0.else.endif.endif.i9847.i
  br label %B0.else.endif.endif.endif.i9853.i

B0.else.endif.endif.endif.i9853.i:                ; preds = %B0.else.endif.endif.if.i9870.i, %B0.else.endif.endif.i9847.i
  %.113.sroa.13.1.i9854.i = phi i64 [ 0, %B0.else.endif.endif.if.i9870.i ], [ %.142.i9851.i, %B0.else.endif.endif.i9847.i ]
  %.150.not.i9855.i = icmp slt i64 %.142.i9851.i, %.281.fca.12.load.i
  br i1 %.150.not.i9855.i, label %B0.endif.i9857.i, label %B0.else.endif.endif.endif.if.i9856.i, !prof !10

B0.else.endif.endif.endif.if.i9856.i:             ; preds = %B0.else.endif.endif.endif.i9853.i
  br label %B0.endif.i9857.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9872.i: ; preds = %.575.endif.preheader.i9869.i, %B0.endif.i9857.i
  %.57.i9873.i = phi i64 [ %.87.i9838.i, %B0.endif.i9857.i ], [ %.57.i9873.pre.i, %.575.endif.preheader.i9869.i ]
  %.210.i9862.i = tail call i64 @llvm.smax.i64(i64 %.201.i9859.i, i64 0)
  %.87.i9874.i = add nsw i64 %.57.i9873.i, %.562.i
  %.123.i9875.i = icmp slt i64 %.57.i9873.i, 0
  %.124.i9876.i = select i1 %.123.i9875.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9877.i = add i64 %.124.i9876.i, %.57.i9873.i
  %.128.i9878.i = icmp slt i64 %.125.i9877.i, 0
  br i1 %.128.i9878.i, label %B0.else.if.i9907.i, label %B0.else.endif.i9879.i, !prof !6

B0.endif.i9893.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9892.i, %B0.else.endif.endif.endif.i9889.i
  %.113.sroa.13.0.i9894.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9892.i ], [ %.113.sroa.13.1.i9890.i, %B0.else.endif.endif.endif.i9889.i ]
  %.201.i9895.i = sub i64 %.113.sroa.13.0.i9894.i, %.113.sroa.0.3.i9884.i
  %.226.i9896.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9884.i
  store i64 %.87.i9874.i, ptr %.732.i, align 8, !noalias !141
  %.606.not155.i9897.i = icmp sgt i64 %.201.i9895.i, 0
  br i1 %.606.not155.i9897.i, label %.1867.endif.preheader.i, label %.1867.if.i, !prof !28

B0.else.if.i9907.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9872.i
  br label %B0.else.endif.i9879.i

B0.else.endif.i9879.i:                            ; preds = %B0.else.if.i9907.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9872.i
  %.113.sroa.0.1.i9880.i = phi i64 [ 0, %B0.else.if.i9907.i ], [ %.125.i9877.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9872.i ]
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
  br i1 %.145.i9888.i, label %B0.else.endif.endif.if.i9906.i, label %B0.else.endif.endif.endif.i9889.i, !prof !6

B0.else.endif.endif.if.i9906.i:                   ; preds = %B0.else.endif.endif.i9883.i
  br label %B0.else.endif.endif.endif.i9889.i

B0.else.endif.endif.endif.i9889.i:                ; preds = %B0.else.endif.endif.if.i9906.i, %B0.else.endif.endif.i9883.i
  %.113.sroa.13.1.i9890.i = phi i64 [ 0, %B0.else.endif.endif.if.i9906.i ], [ %.142.i9887.i, %B0.else.endif.endif.i9883.i ]
  %.150.not.i9891.i = icmp slt i64 %.142.i9887.i, %.281.fca.12.load.i
  br i1 %.150.not.i9891.i, label %B0.endif.i9893.i, label %B0.else.endif.endif.endif.if.i9892.i, !prof !10

B0.else.endif.endif.endif.if.i9892.i:             ; preds = %B0.else.endif.endif.endif.i9889.i
  br label %B0.endif.i9893.i

.1867.endif.preheader.i:                          ; preds = %B0.endif.i9893.i
  %200 = shl i64 %.201.i9895.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9896.i, i8 0, i64 %200, i1 false), !noalias !141
  br label %.1867.endif.i

.1867.if.i.loopexit:                              ; preds = %.1867.endif.i
  %.57.i9909.i.pre = load i64, ptr %.732.i, align 8, !noalias !144
  br label %.1867.if.i

.1867.if.i:                                       ; preds = %.1867.if.i.loopexit, %B0.endif.i9893.i
  %.57.i9909.i = phi i64 [ %.87.i9874.i, %B0.endif.i9893.i ], [ %.57.i9909.i.pre, %.1867.if.i.loopexit ]
  %.210.i98981107411078.i = phi i64 [ 0, %B0.endif.i9893.i ], [ %.201.i9895.i, %.1867.if.i.loopexit ]
  %.87.i9910.i = add nsw i64 %.57.i9909.i, %.562.i
  %.123.i9911.i = icmp slt i64 %.57.i9909.i, 0
  %.124.i9912.i = select i1 %.123.i9911.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9913.i = add i64 %.124.i9912.i, %.57.i9909.i
  %.128.i9914.i = icmp slt i64 %.125.i9913.i, 0
  br i1 %.128.i9914.i, label %B0.else.if.i9943.i, label %B0.else.endif.i9915.i, !prof !6

B0.endif.i9929.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9928.i, %B0.else.endif.endif.endif.i9925.i
  %.113.sroa.13.0.i9930.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9928.i ], [ %.113.sroa.13.1.i9926.i, %B0.else.endif.endif.endif.i9925.i ]
  %.201.i9931.i = sub i64 %.113.sroa.13.0.i9930.i, %.113.sroa.0.3.i9920.i
  %.226.i9932.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9920.i
  store i64 %.87.i9910.i, ptr %.732.i, align 8, !noalias !144
  %.605.not155.i9933.i = icmp sgt i64 %.201.i9931.i, 0
  br i1 %.605.not155.i9933.i, label %.575.endif.preheader.i9941.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9944.i, !prof !28

.575.endif.preheader.i9941.i:                     ; preds = %B0.endif.i9929.i
  %201 = shl i64 %.201.i9931.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9932.i, i8 0, i64 %201, i1 false), !noalias !144
  %.57.i9945.pre.i = load i64, ptr %.732.i, align 8, !noalias !147
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9944.i

B0.else.if.i9943.i:                               ; preds = %.1867.if.i
  br label %B0.else.endif.i9915.i

B0.else.endif.i9915.i:                            ; preds = %B0.else.if.i9943.i, %.1867.if.i
  %.113.sroa.0.1.i9916.i = phi i64 [ 0, %B0.else.if.i9943.i ], [ %.125.i9913.i, %.1867.if.i ]
  %.133.not.i9917.i = icmp slt i64 %.125.i9913.i, %.281.fca.12.load.i
  br i1 %.133.not.i9917.i, label %B0.else.endif.endif.i9919.i, label %B0.else.endif.if.i9918.i, !prof !10

B0.else.endif.if.i9918.i:                         ; preds = %B0.else.endif.i9915.i
  br label %B0.else.endif.endif.i9919.i

B0.else.endif.endif.i9919.i:                      ; preds = %B0.else.endif.if.i9918.i, %B0.else.endif.i9915.i
  %.113.sroa.0.3.i9920.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9918.i ], [ %.113.sroa.0.1.i9916.i, %B0.else.endif.i9915.i ]
  %.140.i9921.i = icmp slt i64 %.87.i9910.i, 0
  %.141.i9922.i = select i1 %.140.i9921.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9923.i = add i64 %.141.i9922.i, %.87.i9910.i
  %.145.i9924.i = icmp slt i64 %.142.i9923.i, 0
  br i1 %.145.i9924.i, label %B0.else.endif.endif.if.i9942.i, label %B0.else.endif.endif.endif.i9925.i, !prof !6

B0.else.endif.endif.if.i9942.i:                   ; preds = %B0.else.endif.endif.i9919.i
  br label %B0.else.endif.endif.endif.i9925.i

B0.else.endif.endif.endif.i9925.i:                ; preds = %B0.else.endif.endif.if.i9942.i, %B0.else.endif.endif.i9919.i
  %.113.sroa.13.1.i9926.i = phi i64 [ 0, %B0.else.endif.endif.if.i9942.i ], [ %.142.i9923.i, %B0.else.endif.endif.i9919.i ]
  %.150.not.i9927.i = icmp slt i64 %.142.i9923.i, %.281.fca.12.load.i
  br i1 %.150.not.i9927.i, label %B0.endif.i9929.i, label %B0.else.endif.endif.endif.if.i9928.i, !prof !10

B0.else.endif.endif.endif.if.i9928.i:             ; preds = %B0.else.endif.endif.endif.i9925.i
  br label %B0.endif.i9929.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9944.i: ; preds = %.575.endif.preheader.i9941.i, %B0.endif.i9929.i
  %.57.i9945.i = phi i64 [ %.87.i9910.i, %B0.endif.i9929.i ], [ %.57.i9945.pre.i, %.575.endif.preheader.i9941.i ]
  %.210.i9934.i = tail call i64 @llvm.smax.i64(i64 %.201.i9931.i, i64 0)
  %.87.i9946.i = add nsw i64 %.57.i9945.i, %.562.i
  %.123.i9947.i = icmp slt i64 %.57.i9945.i, 0
  %.124.i9948.i = select i1 %.123.i9947.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9949.i = add i64 %.124.i9948.i, %.57.i9945.i
  %.128.i9950.i = icmp slt i64 %.125.i9949.i, 0
  br i1 %.128.i9950.i, label %B0.else.if.i9979.i, label %B0.else.endif.i9951.i, !prof !6

B0.endif.i9965.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9964.i, %B0.else.endif.endif.endif.i9961.i
  %.113.sroa.13.0.i9966.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9964.i ], [ %.113.sroa.13.1.i9962.i, %B0.else.endif.endif.endif.i9961.i ]
  %.201.i9967.i = sub i64 %.113.sroa.13.0.i9966.i, %.113.sroa.0.3.i9956.i
  %.226.i9968.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9956.i
  store i64 %.87.i9946.i, ptr %.732.i, align 8, !noalias !147
  %.606.not155.i9969.i = icmp sgt i64 %.201.i9967.i, 0
  br i1 %.606.not155.i9969.i, label %.576.endif.preheader.i9977.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9980.i, !prof !28

.576.endif.preheader.i9977.i:                     ; preds = %B0.endif.i9965.i
  %202 = shl i64 %.201.i9967.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9968.i, i8 0, i64 %202, i1 false), !noalias !147
  %.57.i9981.pre.i = load i64, ptr %.732.i, align 8, !noalias !150
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9980.i

B0.else.if.i9979.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9944.i
  br label %B0.else.endif.i9951.i

B0.else.endif.i9951.i:                            ; preds = %B0.else.if.i9979.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9944.i
  %.113.sroa.0.1.i9952.i = phi i64 [ 0, %B0.else.if.i9979.i ], [ %.125.i9949.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9944.i ]
  %.133.not.i9953.i = icmp slt i64 %.125.i9949.i, %.281.fca.12.load.i
  br i1 %.133.not.i9953.i, label %B0.else.endif.endif.i9955.i, label %B0.else.endif.if.i9954.i, !prof !10

B0.else.endif.if.i9954.i:                         ; preds = %B0.else.endif.i9951.i
  br label %B0.else.endif.endif.i9955.i

B0.else.endif.endif.i9955.i:                      ; preds = %B0.else.endif.if.i9954.i, %B0.else.endif.i9951.i
  %.113.sroa.0.3.i9956.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9954.i ], [ %.113.sroa.0.1.i9952.i, %B0.else.endif.i9951.i ]
  %.140.i9957.i = icmp slt i64 %.87.i9946.i, 0
  %.141.i9958.i = select i1 %.140.i9957.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9959.i = add i64 %.141.i9958.i, %.87.i9946.i
  %.145.i9960.i = icmp slt i64 %.142.i9959.i, 0
  br i1 %.145.i9960.i, label %B0.else.endif.endif.if.i9978.i, label %B0.else.endif.endif.endif.i9961.i, !prof !6

B0.else.endif.endif.if.i9978.i:                   ; preds = %B0.else.endif.endif.i9955.i
  br label %B0.else.endif.endif.endif.i9961.i

B0.else.endif.endif.endif.i9961.i:                ; preds = %B0.else.endif.endif.if.i9978.i, %B0.else.endif.endif.i9955.i
  %.113.sroa.13.1.i9962.i = phi i64 [ 0, %B0.else.endif.endif.if.i9978.i ], [ %.142.i9959.i, %B0.else.endif.endif.i9955.i ]
  %.150.not.i9963.i = icmp slt i64 %.142.i9959.i, %.281.fca.12.load.i
  br i1 %.150.not.i9963.i, label %B0.endif.i9965.i, label %B0.else.endif.endif.endif.if.i9964.i, !prof !10

B0.else.endif.endif.endif.if.i9964.i:             ; preds = %B0.else.endif.endif.endif.i9961.i
  br label %B0.endif.i9965.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9980.i: ; preds = %.576.endif.preheader.i9977.i, %B0.endif.i9965.i
  %.57.i9981.i = phi i64 [ %.87.i9946.i, %B0.endif.i9965.i ], [ %.57.i9981.pre.i, %.576.endif.preheader.i9977.i ]
  %.210.i9970.i = tail call i64 @llvm.smax.i64(i64 %.201.i9967.i, i64 0)
  %.87.i9982.i = add nsw i64 %.57.i9981.i, %.562.i
  %.123.i9983.i = icmp slt i64 %.57.i9981.i, 0
  %.124.i9984.i = select i1 %.123.i9983.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9985.i = add i64 %.124.i9984.i, %.57.i9981.i
  %.128.i9986.i = icmp slt i64 %.125.i9985.i, 0
  br i1 %.128.i9986.i, label %B0.else.if.i10015.i, label %B0.else.endif.i9987.i, !prof !6

B0.endif.i10001.i:                                ; preds = %B0.else.endif.endif.endif.if.i10000.i, %B0.else.endif.endif.endif.i9997.i
  %.113.sroa.13.0.i10002.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10000.i ], [ %.113.sroa.13.1.i9998.i, %B0.else.endif.endif.endif.i9997.i ]
  %.201.i10003.i = sub i64 %.113.sroa.13.0.i10002.i, %.113.sroa.0.3.i9992.i
  %.226.i10004.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9992.i
  store i64 %.87.i9982.i, ptr %.732.i, align 8, !noalias !150
  %.605.not155.i10005.i = icmp sgt i64 %.201.i10003.i, 0
  br i1 %.605.not155.i10005.i, label %.575.endif.preheader.i10013.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10016.i, !prof !28

.575.endif.preheader.i10013.i:                    ; preds = %B0.endif.i10001.i
  %203 = shl i64 %.201.i10003.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10004.i, i8 0, i64 %203, i1 false), !noalias !150
  %.57.i10017.pre.i = load i64, ptr %.732.i, align 8, !noalias !153
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10016.i

B0.else.if.i10015.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9980.i
  br label %B0.else.endif.i9987.i

B0.else.endif.i9987.i:                            ; preds = %B0.else.if.i10015.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9980.i
  %.113.sroa.0.1.i9988.i = phi i64 [ 0, %B0.else.if.i10015.i ], [ %.125.i9985.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9980.i ]
  %.133.not.i9989.i = icmp slt i64 %.125.i9985.i, %.281.fca.12.load.i
  br i1 %.133.not.i9989.i, label %B0.else.endif.endif.i9991.i, label %B0.else.endif.if.i9990.i, !prof !10

B0.else.endif.if.i9990.i:                         ; preds = %B0.else.endif.i9987.i
  br label %B0.else.endif.endif.i9991.i

B0.else.endif.endif.i9991.i:                      ; preds = %B0.else.endif.if.i9990.i, %B0.else.endif.i9987.i
  %.113.sroa.0.3.i9992.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9990.i ], [ %.113.sroa.0.1.i9988.i, %B0.else.endif.i9987.i ]
  %.140.i9993.i = icmp slt i64 %.87.i9982.i, 0
  %.141.i9994.i = select i1 %.140.i9993.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9995.i = add i64 %.141.i9994.i, %.87.i9982.i
  %.145.i9996.i = icmp slt i64 %.142.i9995.i, 0
  br i1 %.145.i9996.i, label %B0.else.endif.endif.if.i10014.i, label %B0.else.endif.endif.endif.i9997.i, !prof !6

B0.else.endif.endif.if.i10014.i:                  ; preds = %B0.else.endif.endif.i9991.i
  br label %B0.else.endif.endif.endif.i9997.i

B0.else.endif.endif.endif.i9997.i:                ; preds = %B0.else.endif.endif.if.i10014.i, %B0.else.endif.endif.i9991.i
  %.113.sroa.13.1.i9998.i = phi i64 [ 0, %B0.else.endif.endif.if.i10014.i ], [ %.142.i9995.i, %B0.else.endif.endif.i9991.i ]
  %.150.not.i9999.i = icmp slt i64 %.142.i9995.i, %.281.fca.12.load.i
  br i1 %.150.not.i9999.i, label %B0.endif.i10001.i, label %B0.else.endif.endif.endif.if.i10000.i, !prof !10

B0.else.endif.endif.endif.if.i10000.i:            ; preds = %B0.else.endif.endif.endif.i9997.i
  br label %B0.endif.i10001.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10016.i: ; preds = %.575.endif.preheader.i10013.i, %B0.endif.i10001.i
  %.57.i10017.i = phi i64 [ %.87.i9982.i, %B0.endif.i10001.i ], [ %.57.i10017.pre.i, %.575.endif.preheader.i10013.i ]
  %.210.i10006.i = tail call i64 @llvm.smax.i64(i64 %.201.i10003.i, i64 0)
  %.2058.i = mul nsw i64 %.590.i, %.562.i
  %.87.i10018.i = add nsw i64 %.57.i10017.i, %.2058.i
  %.123.i10019.i = icmp slt i64 %.57.i10017.i, 0
  %.124.i10020.i = select i1 %.123.i10019.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10021.i = add i64 %.124.i10020.i, %.57.i10017.i
  %.128.i10022.i = icmp slt i64 %.125.i10021.i, 0
  br i1 %.128.i10022.i, label %B0.else.if.i10051.i, label %B0.else.endif.i10023.i, !prof !6

B0.endif.i10037.i:                                ; preds = %B0.else.endif.endif.endif.if.i10036.i, %B0.else.endif.endif.endif.i10033.i
  %.113.sroa.13.0.i10038.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10036.i ], [ %.113.sroa.13.1.i10034.i, %B0.else.endif.endif.endif.i10033.i ]
  %.201.i10039.i = sub i64 %.113.sroa.13.0.i10038.i, %.113.sroa.0.3.i10028.i
  %.226.i10040.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10028.i
  store i64 %.87.i10018.i, ptr %.732.i, align 8, !noalias !153
  %.605.not155.i10041.i = icmp sgt i64 %.201.i10039.i, 0
  br i1 %.605.not155.i10041.i, label %.575.endif.preheader.i10049.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10052.i, !prof !28

.575.endif.preheader.i10049.i:                    ; preds = %B0.endif.i10037.i
  %204 = shl i64 %.201.i10039.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10040.i, i8 0, i64 %204, i1 false), !noalias !153
  %.57.i10053.pre.i = load i64, ptr %.732.i, align 8, !noalias !156
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10052.i

B0.else.if.i10051.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10016.i
  br label %B0.else.endif.i10023.i

B0.else.endif.i10023.i:                           ; preds = %B0.else.if.i10051.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10016.i
  %.113.sroa.0.1.i10024.i = phi i64 [ 0, %B0.else.if.i10051.i ], [ %.125.i10021.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10016.i ]
  %.133.not.i10025.i = icmp slt i64 %.125.i10021.i, %.281.fca.12.load.i
  br i1 %.133.not.i10025.i, label %B0.else.endif.endif.i10027.i, label %B0.else.endif.if.i10026.i, !prof !10

B0.else.endif.if.i10026.i:                        ; preds = %B0.else.endif.i10023.i
  br label %B0.else.endif.endif.i10027.i

B0.else.endif.endif.i10027.i:                     ; preds = %B0.else.endif.if.i10026.i, %B0.else.endif.i10023.i
  %.113.sroa.0.3.i10028.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10026.i ], [ %.113.sroa.0.1.i10024.i, %B0.else.endif.i10023.i ]
  %.140.i10029.i = icmp slt i64 %.87.i10018.i, 0
  %.141.i10030.i = select i1 %.140.i10029.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10031.i = add i64 %.141.i10030.i, %.87.i10018.i
  %.145.i10032.i = icmp slt i64 %.142.i10031.i, 0
  br i1 %.145.i10032.i, label %B0.else.endif.endif.if.i10050.i, label %B0.else.endif.endif.endif.i10033.i, !prof !6

B0.else.endif.endif.if.i10050.i:                  ; preds = %B0.else.endif.endif.i10027.i
  br label %B0.else.endif.endif.endif.i10033.i

B0.else.endif.endif.endif.i10033.i:               ; preds = %B0.else.endif.endif.if.i10050.i, %B0.else.endif.endif.i10027.i
  %.113.sroa.13.1.i10034.i = phi i64 [ 0, %B0.else.endif.endif.if.i10050.i ], [ %.142.i10031.i, %B0.else.endif.endif.i10027.i ]
  %.150.not.i10035.i = icmp slt i64 %.142.i10031.i, %.281.fca.12.load.i
  br i1 %.150.not.i10035.i, label %B0.endif.i10037.i, label %B0.else.endif.endif.endif.if.i10036.i, !prof !10

B0.else.endif.endif.endif.if.i10036.i:            ; preds = %B0.else.endif.endif.endif.i10033.i
  br label %B0.endif.i10037.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10052.i: ; preds = %.575.endif.preheader.i10049.i, %B0.endif.i10037.i
  %.57.i10053.i = phi i64 [ %.87.i10018.i, %B0.endif.i10037.i ], [ %.57.i10053.pre.i, %.575.endif.preheader.i10049.i ]
  %.210.i10042.i = tail call i64 @llvm.smax.i64(i64 %.201.i10039.i, i64 0)
  %.87.i10054.i = add nsw i64 %.57.i10053.i, %.281.fca.6.load.i
  %.123.i10055.i = icmp slt i64 %.57.i10053.i, 0
  %.124.i10056.i = select i1 %.123.i10055.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10057.i = add i64 %.124.i10056.i, %.57.i10053.i
  %.128.i10058.i = icmp slt i64 %.125.i10057.i, 0
  br i1 %.128.i10058.i, label %B0.else.if.i10087.i, label %B0.else.endif.i10059.i, !prof !6

B0.endif.i10073.i:                                ; preds = %B0.else.endif.endif.endif.if.i10072.i, %B0.else.endif.endif.endif.i10069.i
  %.113.sroa.13.0.i10074.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10072.i ], [ %.113.sroa.13.1.i10070.i, %B0.else.endif.endif.endif.i10069.i ]
  %.201.i10075.i = sub i64 %.113.sroa.13.0.i10074.i, %.113.sroa.0.3.i10064.i
  %.226.i10076.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10064.i
  store i64 %.87.i10054.i, ptr %.732.i, align 8, !noalias !156
  %.605.not155.i10077.i = icmp sgt i64 %.201.i10075.i, 0
  br i1 %.605.not155.i10077.i, label %.2404.endif.preheader.i, label %.2404.if.i, !prof !28

B0.else.if.i10087.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10052.i
  br label %B0.else.endif.i10059.i

B0.else.endif.i10059.i:                           ; preds = %B0.else.if.i10087.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10052.i
  %.113.sroa.0.1.i10060.i = phi i64 [ 0, %B0.else.if.i10087.i ], [ %.125.i10057.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10052.i ]
  %.133.not.i10061.i = icmp slt i64 %.125.i10057.i, %.281.fca.12.load.i
  br i1 %.133.not.i10061.i, label %B0.else.endif.endif.i10063.i, label %B0.else.endif.if.i10062.i, !prof !10

B0.else.endif.if.i10062.i:                        ; preds = %B0.else.endif.i10059.i
  br label %B0.else.endif.endif.i10063.i

B0.else.endif.endif.i10063.i:                     ; preds = %B0.else.endif.if.i10062.i, %B0.else.endif.i10059.i
  %.113.sroa.0.3.i10064.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10062.i ], [ %.113.sroa.0.1.i10060.i, %B0.else.endif.i10059.i ]
  %.140.i10065.i = icmp slt i64 %.87.i10054.i, 0
  %.141.i10066.i = select i1 %.140.i10065.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10067.i = add i64 %.141.i10066.i, %.87.i10054.i
  %.145.i10068.i = icmp slt i64 %.142.i10067.i, 0
  br i1 %.145.i10068.i, label %B0.else.endif.endif.if.i10086.i, label %B0.else.endif.endif.endif.i10069.i, !prof !6

B0.else.endif.endif.if.i10086.i:                  ; preds = %B0.else.endif.endif.i10063.i
  br label %B0.else.endif.endif.endif.i10069.i

B0.else.endif.endif.endif.i10069.i:               ; preds = %B0.else.endif.endif.if.i10086.i, %B0.else.endif.endif.i10063.i
  %.113.sroa.13.1.i10070.i = phi i64 [ 0, %B0.else.endif.endif.if.i10086.i ], [ %.142.i10067.i, %B0.else.endif.endif.i10063.i ]
  %.150.not.i10071.i = icmp slt i64 %.142.i10067.i, %.281.fca.12.load.i
  br i1 %.150.not.i10071.i, label %B0.endif.i10073.i, label %B0.else.endif.endif.endif.if.i10072.i, !prof !10

B0.else.endif.endif.endif.if.i10072.i:            ; preds = %B0.else.endif.endif.endif.i10069.i
  br label %B0.endif.i10073.i

.2404.endif.preheader.i:                          ; preds = %B0.endif.i10073.i
  %205 = shl i64 %.201.i10075.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10076.i, i8 -1, i64 %205, i1 false), !noalias !7
  %.57.i10089.i.pre = load i64, ptr %.732.i, align 8, !noalias !159
  br label %.2404.if.i

.1867.endif.i:                                    ; preds = %.1867.endif.i, %.1867.endif.preheader.i
  %.1863.010875.i = phi i64 [ %.1908.i, %.1867.endif.i ], [ 0, %.1867.endif.preheader.i ]
  %.1903.i = getelementptr double, ptr %.226.i9896.i, i64 %.1863.010875.i
  store double 1.000000e+300, ptr %.1903.i, align 8, !noalias !7
  %.1908.i = add nuw nsw i64 %.1863.010875.i, 1
  %exitcond.not = icmp eq i64 %.1908.i, %.201.i9895.i
  br i1 %exitcond.not, label %.1867.if.i.loopexit, label %.1867.endif.i, !prof !86

.2404.if.i:                                       ; preds = %.2404.endif.preheader.i, %B0.endif.i10073.i
  %.57.i10089.i = phi i64 [ %.57.i10089.i.pre, %.2404.endif.preheader.i ], [ %.87.i10054.i, %B0.endif.i10073.i ]
  %.210.i1007811082.i = phi i64 [ %.201.i10075.i, %.2404.endif.preheader.i ], [ 0, %B0.endif.i10073.i ]
  %.87.i10090.i = add nsw i64 %.57.i10089.i, %.281.fca.6.load.i
  %.123.i10091.i = icmp slt i64 %.57.i10089.i, 0
  %.124.i10092.i = select i1 %.123.i10091.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10093.i = add i64 %.124.i10092.i, %.57.i10089.i
  %.128.i10094.i = icmp slt i64 %.125.i10093.i, 0
  br i1 %.128.i10094.i, label %B0.else.if.i10123.i, label %B0.else.endif.i10095.i, !prof !6

B0.endif.i10109.i:                                ; preds = %B0.else.endif.endif.endif.if.i10108.i, %B0.else.endif.endif.endif.i10105.i
  %.113.sroa.13.0.i10110.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10108.i ], [ %.113.sroa.13.1.i10106.i, %B0.else.endif.endif.endif.i10105.i ]
  %.201.i10111.i = sub i64 %.113.sroa.13.0.i10110.i, %.113.sroa.0.3.i10100.i
  %.226.i10112.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10100.i
  store i64 %.87.i10090.i, ptr %.732.i, align 8, !noalias !159
  %.605.not155.i10113.i = icmp sgt i64 %.201.i10111.i, 0
  br i1 %.605.not155.i10113.i, label %.575.endif.preheader.i10121.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10124.i, !prof !28

.575.endif.preheader.i10121.i:                    ; preds = %B0.endif.i10109.i
  %206 = shl i64 %.201.i10111.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10112.i, i8 0, i64 %206, i1 false), !noalias !159
  %.57.i10125.pre.i = load i64, ptr %.732.i, align 8, !noalias !162
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10124.i

B0.else.if.i10123.i:                              ; preds = %.2404.if.i
  br label %B0.else.endif.i10095.i

B0.else.endif.i10095.i:                           ; preds = %B0.else.if.i10123.i, %.2404.if.i
  %.113.sroa.0.1.i10096.i = phi i64 [ 0, %B0.else.if.i10123.i ], [ %.125.i10093.i, %.2404.if.i ]
  %.133.not.i10097.i = icmp slt i64 %.125.i10093.i, %.281.fca.12.load.i
  br i1 %.133.not.i10097.i, label %B0.else.endif.endif.i10099.i, label %B0.else.endif.if.i10098.i, !prof !10

B0.else.endif.if.i10098.i:                        ; preds = %B0.else.endif.i10095.i
  br label %B0.else.endif.endif.i10099.i

B0.else.endif.endif.i10099.i:                     ; preds = %B0.else.endif.if.i10098.i, %B0.else.endif.i10095.i
  %.113.sroa.0.3.i10100.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10098.i ], [ %.113.sroa.0.1.i10096.i, %B0.else.endif.i10095.i ]
  %.140.i10101.i = icmp slt i64 %.87.i10090.i, 0
  %.141.i10102.i = select i1 %.140.i10101.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10103.i = add i64 %.141.i10102.i, %.87.i10090.i
  %.145.i10104.i = icmp slt i64 %.142.i10103.i, 0
  br i1 %.145.i10104.i, label %B0.else.endif.endif.if.i10122.i, label %B0.else.endif.endif.endif.i10105.i, !prof !6

B0.else.endif.endif.if.i10122.i:                  ; preds = %B0.else.endif.endif.i10099.i
  br label %B0.else.endif.endif.endif.i10105.i

B0.else.endif.endif.endif.i10105.i:               ; preds = %B0.else.endif.endif.if.i10122.i, %B0.else.endif.endif.i10099.i
  %.113.sroa.13.1.i10106.i = phi i64 [ 0, %B0.else.endif.endif.if.i10122.i ], [ %.142.i10103.i, %B0.else.endif.endif.i10099.i ]
  %.150.not.i10107.i = icmp slt i64 %.142.i10103.i, %.281.fca.12.load.i
  br i1 %.150.not.i10107.i, label %B0.endif.i10109.i, label %B0.else.endif.endif.endif.if.i10108.i, !prof !10

B0.else.endif.endif.endif.if.i10108.i:            ; preds = %B0.else.endif.endif.endif.i10105.i
  br label %B0.endif.i10109.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10124.i: ; preds = %.575.endif.preheader.i10121.i, %B0.endif.i10109.i
  %.57.i10125.i = phi i64 [ %.87.i10090.i, %B0.endif.i10109.i ], [ %.57.i10125.pre.i, %.575.endif.preheader.i10121.i ]
  %.210.i10114.i = tail call i64 @llvm.smax.i64(i64 %.201.i10111.i, i64 0)
  %.87.i10126.i = add nsw i64 %.57.i10125.i, %.281.fca.6.load.i
  %.123.i10127.i = icmp slt i64 %.57.i10125.i, 0
  %.124.i10128.i = select i1 %.123.i10127.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10129.i = add i64 %.124.i10128.i, %.57.i10125.i
  %.128.i10130.i = icmp slt i64 %.125.i10129.i, 0
  br i1 %.128.i10130.i, label %B0.else.if.i10159.i, label %B0.else.endif.i10131.i, !prof !6

B0.endif.i10145.i:                                ; preds = %B0.else.endif.endif.endif.if.i10144.i, %B0.else.endif.endif.endif.i10141.i
  %.113.sroa.13.0.i10146.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10144.i ], [ %.113.sroa.13.1.i10142.i, %B0.else.endif.endif.endif.i10141.i ]
  %.201.i10147.i = sub i64 %.113.sroa.13.0.i10146.i, %.113.sroa.0.3.i10136.i
  %.226.i10148.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10136.i
  store i64 %.87.i10126.i, ptr %.732.i, align 8, !noalias !162
  %.606.not155.i10149.i = icmp sgt i64 %.201.i10147.i, 0
  br i1 %.606.not155.i10149.i, label %.576.endif.preheader.i10157.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10160.i, !prof !28

.576.endif.preheader.i10157.i:                    ; preds = %B0.endif.i10145.i
  %207 = shl i64 %.201.i10147.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10148.i, i8 0, i64 %207, i1 false), !noalias !162
  %.57.i10161.pre.i = load i64, ptr %.732.i, align 8, !noalias !165
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10160.i

B0.else.if.i10159.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10124.i
  br label %B0.else.endif.i10131.i

B0.else.endif.i10131.i:                           ; preds = %B0.else.if.i10159.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10124.i
  %.113.sroa.0.1.i10132.i = phi i64 [ 0, %B0.else.if.i10159.i ], [ %.125.i10129.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10124.i ]
  %.133.not.i10133.i = icmp slt i64 %.125.i10129.i, %.281.fca.12.load.i
  br i1 %.133.not.i10133.i, label %B0.else.endif.endif.i10135.i, label %B0.else.endif.if.i10134.i, !prof !10

B0.else.endif.if.i10134.i:                        ; preds = %B0.else.endif.i10131.i
  br label %B0.else.endif.endif.i10135.i

B0.else.endif.endif.i10135.i:                     ; preds = %B0.else.endif.if.i10134.i, %B0.else.endif.i10131.i
  %.113.sroa.0.3.i10136.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10134.i ], [ %.113.sroa.0.1.i10132.i, %B0.else.endif.i10131.i ]
  %.140.i10137.i = icmp slt i64 %.87.i10126.i, 0
  %.141.i10138.i = select i1 %.140.i10137.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10139.i = add i64 %.141.i10138.i, %.87.i10126.i
  %.145.i10140.i = icmp slt i64 %.142.i10139.i, 0
  br i1 %.145.i10140.i, label %B0.else.endif.endif.if.i10158.i, label %B0.else.endif.endif.endif.i10141.i, !prof !6

B0.else.endif.endif.if.i10158.i:                  ; preds = %B0.else.endif.endif.i10135.i
  br label %B0.else.endif.endif.endif.i10141.i

B0.else.endif.endif.endif.i10141.i:               ; preds = %B0.else.endif.endif.if.i10158.i, %B0.else.endif.endif.i10135.i
  %.113.sroa.13.1.i10142.i = phi i64 [ 0, %B0.else.endif.endif.if.i10158.i ], [ %.142.i10139.i, %B0.else.endif.endif.i10135.i ]
  %.150.not.i10143.i = icmp slt i64 %.142.i10139.i, %.281.fca.12.load.i
  br i1 %.150.not.i10143.i, label %B0.endif.i10145.i, label %B0.else.endif.endif.endif.if.i10144.i, !prof !10

B0.else.endif.endif.endif.if.i10144.i:            ; preds = %B0.else.endif.endif.endif.i10141.i
  br label %B0.endif.i10145.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10160.i: ; preds = %.576.endif.preheader.i10157.i, %B0.endif.i10145.i
  %.57.i10161.i = phi i64 [ %.87.i10126.i, %B0.endif.i10145.i ], [ %.57.i10161.pre.i, %.576.endif.preheader.i10157.i ]
  %.210.i10150.i = tail call i64 @llvm.smax.i64(i64 %.201.i10147.i, i64 0)
  %.87.i10162.i = add nsw i64 %.57.i10161.i, %.281.fca.6.load.i
  %.123.i10163.i = icmp slt i64 %.57.i10161.i, 0
  %.124.i10164.i = select i1 %.123.i10163.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10165.i = add i64 %.124.i10164.i, %.57.i10161.i
  %.128.i10166.i = icmp slt i64 %.125.i10165.i, 0
  br i1 %.128.i10166.i, label %B0.else.if.i10195.i, label %B0.else.endif.i10167.i, !prof !6

B0.endif.i10181.i:                                ; preds = %B0.else.endif.endif.endif.if.i10180.i, %B0.else.endif.endif.endif.i10177.i
  %.113.sroa.13.0.i10182.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10180.i ], [ %.113.sroa.13.1.i10178.i, %B0.else.endif.endif.endif.i10177.i ]
  %.201.i10183.i = sub i64 %.113.sroa.13.0.i10182.i, %.113.sroa.0.3.i10172.i
  %.226.i10184.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10172.i
  store i64 %.87.i10162.i, ptr %.732.i, align 8, !noalias !165
  %.606.not155.i10185.i = icmp sgt i64 %.201.i10183.i, 0
  br i1 %.606.not155.i10185.i, label %.576.endif.preheader.i10193.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10196.i, !prof !28

.576.endif.preheader.i10193.i:                    ; preds = %B0.endif.i10181.i
  %208 = shl i64 %.201.i10183.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10184.i, i8 0, i64 %208, i1 false), !noalias !165
  %.57.i10197.pre.i = load i64, ptr %.732.i, align 8, !noalias !168
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10196.i

B0.else.if.i10195.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10160.i
  br label %B0.else.endif.i10167.i

B0.else.endif.i10167.i:                           ; preds = %B0.else.if.i10195.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10160.i
  %.113.sroa.0.1.i10168.i = phi i64 [ 0, %B0.else.if.i10195.i ], [ %.125.i10165.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10160.i ]
  %.133.not.i10169.i = icmp slt i64 %.125.i10165.i, %.281.fca.12.load.i
  br i1 %.133.not.i10169.i, label %B0.else.endif.endif.i10171.i, label %B0.else.endif.if.i10170.i, !prof !10

B0.else.endif.if.i10170.i:                        ; preds = %B0.else.endif.i10167.i
  br label %B0.else.endif.endif.i10171.i

B0.else.endif.endif.i10171.i:                     ; preds = %B0.else.endif.if.i10170.i, %B0.else.endif.i10167.i
  %.113.sroa.0.3.i10172.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10170.i ], [ %.113.sroa.0.1.i10168.i, %B0.else.endif.i10167.i ]
  %.140.i10173.i = icmp slt i64 %.87.i10162.i, 0
  %.141.i10174.i = select i1 %.140.i10173.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10175.i = add i64 %.141.i10174.i, %.87.i10162.i
  %.145.i10176.i = icmp slt i64 %.142.i10175.i, 0
  br i1 %.145.i10176.i, label %B0.else.endif.endif.if.i10194.i, label %B0.else.endif.endif.endif.i10177.i, !prof !6

B0.else.endif.endif.if.i10194.i:                  ; preds = %B0.else.endif.endif.i10171.i
  br label %B0.else.endif.endif.endif.i10177.i

B0.else.endif.endif.endif.i10177.i:               ; preds = %B0.else.endif.endif.if.i10194.i, %B0.else.endif.endif.i10171.i
  %.113.sroa.13.1.i10178.i = phi i64 [ 0, %B0.else.endif.endif.if.i10194.i ], [ %.142.i10175.i, %B0.else.endif.endif.i10171.i ]
  %.150.not.i10179.i = icmp slt i64 %.142.i10175.i, %.281.fca.12.load.i
  br i1 %.150.not.i10179.i, label %B0.endif.i10181.i, label %B0.else.endif.endif.endif.if.i10180.i, !prof !10

B0.else.endif.endif.endif.if.i10180.i:            ; preds = %B0.else.endif.endif.endif.i10177.i
  br label %B0.endif.i10181.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10196.i: ; preds = %.576.endif.preheader.i10193.i, %B0.endif.i10181.i
  %.57.i10197.i = phi i64 [ %.87.i10162.i, %B0.endif.i10181.i ], [ %.57.i10197.pre.i, %.576.endif.preheader.i10193.i ]
  %.210.i10186.i = tail call i64 @llvm.smax.i64(i64 %.201.i10183.i, i64 0)
  %.87.i10198.i = add nsw i64 %.57.i10197.i, %.281.fca.6.load.i
  %.123.i10199.i = icmp slt i64 %.57.i10197.i, 0
  %.124.i10200.i = select i1 %.123.i10199.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10201.i = add i64 %.124.i10200.i, %.57.i10197.i
  %.128.i10202.i = icmp slt i64 %.125.i10201.i, 0
  br i1 %.128.i10202.i, label %B0.else.if.i10231.i, label %B0.else.endif.i10203.i, !prof !6

B0.endif.i10217.i:                                ; preds = %B0.else.endif.endif.endif.if.i10216.i, %B0.else.endif.endif.endif.i10213.i
  %.113.sroa.13.0.i10218.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10216.i ], [ %.113.sroa.13.1.i10214.i, %B0.else.endif.endif.endif.i10213.i ]
  %.201.i10219.i = sub i64 %.113.sroa.13.0.i10218.i, %.113.sroa.0.3.i10208.i
  %.226.i10220.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10208.i
  store i64 %.87.i10198.i, ptr %.732.i, align 8, !noalias !168
  %.606.not155.i10221.i = icmp sgt i64 %.201.i10219.i, 0
  br i1 %.606.not155.i10221.i, label %.576.endif.preheader.i10229.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10232.i, !prof !28

.576.endif.preheader.i10229.i:                    ; preds = %B0.endif.i10217.i
  %209 = shl i64 %.201.i10219.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10220.i, i8 0, i64 %209, i1 false), !noalias !168
  %.57.i10233.pre.i = load i64, ptr %.732.i, align 8, !noalias !171
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10232.i

B0.else.if.i10231.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10196.i
  br label %B0.else.endif.i10203.i

B0.else.endif.i10203.i:                           ; preds = %B0.else.if.i10231.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10196.i
  %.113.sroa.0.1.i10204.i = phi i64 [ 0, %B0.else.if.i10231.i ], [ %.125.i10201.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10196.i ]
  %.133.not.i10205.i = icmp slt i64 %.125.i10201.i, %.281.fca.12.load.i
  br i1 %.133.not.i10205.i, label %B0.else.endif.endif.i10207.i, label %B0.else.endif.if.i10206.i, !prof !10

B0.else.endif.if.i10206.i:                        ; preds = %B0.else.endif.i10203.i
  br label %B0.else.endif.endif.i10207.i

B0.else.endif.endif.i10207.i:                     ; preds = %B0.else.endif.if.i10206.i, %B0.else.endif.i10203.i
  %.113.sroa.0.3.i10208.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10206.i ], [ %.113.sroa.0.1.i10204.i, %B0.else.endif.i10203.i ]
  %.140.i10209.i = icmp slt i64 %.87.i10198.i, 0
  %.141.i10210.i = select i1 %.140.i10209.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10211.i = add i64 %.141.i10210.i, %.87.i10198.i
  %.145.i10212.i = icmp slt i64 %.142.i10211.i, 0
  br i1 %.145.i10212.i, label %B0.else.endif.endif.if.i10230.i, label %B0.else.endif.endif.endif.i10213.i, !prof !6

B0.else.endif.endif.if.i10230.i:                  ; preds = %B0.else.endif.endif.i10207.i
  br label %B0.else.endif.endif.endif.i10213.i

B0.else.endif.endif.endif.i10213.i:               ; preds = %B0.else.endif.endif.if.i10230.i, %B0.else.endif.endif.i10207.i
  %.113.sroa.13.1.i10214.i = phi i64 [ 0, %B0.else.endif.endif.if.i10230.i ], [ %.142.i10211.i, %B0.else.endif.endif.i10207.i ]
  %.150.not.i10215.i = icmp slt i64 %.142.i10211.i, %.281.fca.12.load.i
  br i1 %.150.not.i10215.i, label %B0.endif.i10217.i, label %B0.else.endif.endif.endif.if.i10216.i, !prof !10

B0.else.endif.endif.endif.if.i10216.i:            ; preds = %B0.else.endif.endif.endif.i10213.i
  br label %B0.endif.i10217.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10232.i: ; preds = %.576.endif.preheader.i10229.i, %B0.endif.i10217.i
  %.57.i10233.i = phi i64 [ %.87.i10198.i, %B0.endif.i10217.i ], [ %.57.i10233.pre.i, %.576.endif.preheader.i10229.i ]
  %.210.i10222.i = tail call i64 @llvm.smax.i64(i64 %.201.i10219.i, i64 0)
  %.87.i10234.i = add nsw i64 %.57.i10233.i, %.562.i
  %.123.i10235.i = icmp slt i64 %.57.i10233.i, 0
  %.124.i10236.i = select i1 %.123.i10235.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10237.i = add i64 %.124.i10236.i, %.57.i10233.i
  %.128.i10238.i = icmp slt i64 %.125.i10237.i, 0
  br i1 %.128.i10238.i, label %B0.else.if.i10267.i, label %B0.else.endif.i10239.i, !prof !6

B0.endif.i10253.i:                                ; preds = %B0.else.endif.endif.endif.if.i10252.i, %B0.else.endif.endif.endif.i10249.i
  %.113.sroa.13.0.i10254.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10252.i ], [ %.113.sroa.13.1.i10250.i, %B0.else.endif.endif.endif.i10249.i ]
  %.201.i10255.i = sub i64 %.113.sroa.13.0.i10254.i, %.113.sroa.0.3.i10244.i
  %.226.i10256.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10244.i
  store i64 %.87.i10234.i, ptr %.732.i, align 8, !noalias !171
  %.606.not155.i10257.i = icmp sgt i64 %.201.i10255.i, 0
  br i1 %.606.not155.i10257.i, label %.576.endif.preheader.i10265.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10268.i, !prof !28

.576.endif.preheader.i10265.i:                    ; preds = %B0.endif.i10253.i
  %210 = shl i64 %.201.i10255.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10256.i, i8 0, i64 %210, i1 false), !noalias !171
  %.57.i10269.pre.i = load i64, ptr %.732.i, align 8, !noalias !174
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10268.i

B0.else.if.i10267.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10232.i
  br label %B0.else.endif.i10239.i

B0.else.endif.i10239.i:                           ; preds = %B0.else.if.i10267.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10232.i
  %.113.sroa.0.1.i10240.i = phi i64 [ 0, %B0.else.if.i10267.i ], [ %.125.i10237.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10232.i ]
  %.133.not.i10241.i = icmp slt i64 %.125.i10237.i, %.281.fca.12.load.i
  br i1 %.133.not.i10241.i, label %B0.else.endif.endif.i10243.i, label %B0.else.endif.if.i10242.i, !prof !10

B0.else.endif.if.i10242.i:                        ; preds = %B0.else.endif.i10239.i
  br label %B0.else.endif.endif.i10243.i

B0.else.endif.endif.i10243.i:                     ; preds = %B0.else.endif.if.i10242.i, %B0.else.endif.i10239.i
  %.113.sroa.0.3.i10244.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10242.i ], [ %.113.sroa.0.1.i10240.i, %B0.else.endif.i10239.i ]
  %.140.i10245.i = icmp slt i64 %.87.i10234.i, 0
  %.141.i10246.i = select i1 %.140.i10245.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10247.i = add i64 %.141.i10246.i, %.87.i10234.i
  %.145.i10248.i = icmp slt i64 %.142.i10247.i, 0
  br i1 %.145.i10248.i, label %B0.else.endif.endif.if.i10266.i, label %B0.else.endif.endif.endif.i10249.i, !prof !6

B0.else.endif.endif.if.i10266.i:                  ; preds = %B0.else.endif.endif.i10243.i
  br label %B0.else.endif.endif.endif.i10249.i

B0.else.endif.endif.endif.i10249.i:               ; preds = %B0.else.endif.endif.if.i10266.i, %B0.else.endif.endif.i10243.i
  %.113.sroa.13.1.i10250.i = phi i64 [ 0, %B0.else.endif.endif.if.i10266.i ], [ %.142.i10247.i, %B0.else.endif.endif.i10243.i ]
  %.150.not.i10251.i = icmp slt i64 %.142.i10247.i, %.281.fca.12.load.i
  br i1 %.150.not.i10251.i, label %B0.endif.i10253.i, label %B0.else.endif.endif.endif.if.i10252.i, !prof !10

B0.else.endif.endif.endif.if.i10252.i:            ; preds = %B0.else.endif.endif.endif.i10249.i
  br label %B0.endif.i10253.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10268.i: ; preds = %.576.endif.preheader.i10265.i, %B0.endif.i10253.i
  %.57.i10269.i = phi i64 [ %.87.i10234.i, %B0.endif.i10253.i ], [ %.57.i10269.pre.i, %.576.endif.preheader.i10265.i ]
  %.210.i10258.i = tail call i64 @llvm.smax.i64(i64 %.201.i10255.i, i64 0)
  %.87.i10270.i = add nsw i64 %.57.i10269.i, %.562.i
  %.123.i10271.i = icmp slt i64 %.57.i10269.i, 0
  %.124.i10272.i = select i1 %.123.i10271.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10273.i = add i64 %.124.i10272.i, %.57.i10269.i
  %.128.i10274.i = icmp slt i64 %.125.i10273.i, 0
  br i1 %.128.i10274.i, label %B0.else.if.i10303.i, label %B0.else.endif.i10275.i, !prof !6

B0.endif.i10289.i:                                ; preds = %B0.else.endif.endif.endif.if.i10288.i, %B0.else.endif.endif.endif.i10285.i
  %.113.sroa.13.0.i10290.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10288.i ], [ %.113.sroa.13.1.i10286.i, %B0.else.endif.endif.endif.i10285.i ]
  %.201.i10291.i = sub i64 %.113.sroa.13.0.i10290.i, %.113.sroa.0.3.i10280.i
  %.226.i10292.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10280.i
  store i64 %.87.i10270.i, ptr %.732.i, align 8, !noalias !174
  %.606.not155.i10293.i = icmp sgt i64 %.201.i10291.i, 0
  br i1 %.606.not155.i10293.i, label %.576.endif.preheader.i10301.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10304.i, !prof !28

.576.endif.preheader.i10301.i:                    ; preds = %B0.endif.i10289.i
  %211 = shl i64 %.201.i10291.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10292.i, i8 0, i64 %211, i1 false), !noalias !174
  %.57.i10305.pre.i = load i64, ptr %.732.i, align 8, !noalias !177
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10304.i

B0.else.if.i10303.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10268.i
  br label %B0.else.endif.i10275.i

B0.else.endif.i10275.i:                           ; preds = %B0.else.if.i10303.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10268.i
  %.113.sroa.0.1.i10276.i = phi i64 [ 0, %B0.else.if.i10303.i ], [ %.125.i10273.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10268.i ]
  %.133.not.i10277.i = icmp slt i64 %.125.i10273.i, %.281.fca.12.load.i
  br i1 %.133.not.i10277.i, label %B0.else.endif.endif.i10279.i, label %B0.else.endif.if.i10278.i, !prof !10

B0.else.endif.if.i10278.i:                        ; preds = %B0.else.endif.i10275.i
  br label %B0.else.endif.endif.i10279.i

B0.else.endif.endif.i10279.i:                     ; preds = %B0.else.endif.if.i10278.i, %B0.else.endif.i10275.i
  %.113.sroa.0.3.i10280.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10278.i ], [ %.113.sroa.0.1.i10276.i, %B0.else.endif.i10275.i ]
  %.140.i10281.i = icmp slt i64 %.87.i10270.i, 0
  %.141.i10282.i = select i1 %.140.i10281.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10283.i = add i64 %.141.i10282.i, %.87.i10270.i
  %.145.i10284.i = icmp slt i64 %.142.i10283.i, 0
  br i1 %.145.i10284.i, label %B0.else.endif.endif.if.i10302.i, label %B0.else.endif.endif.endif.i10285.i, !prof !6

B0.else.endif.endif.if.i10302.i:                  ; preds = %B0.else.endif.endif.i10279.i
  br label %B0.else.endif.endif.endif.i10285.i

B0.else.endif.endif.endif.i10285.i:               ; preds = %B0.else.endif.endif.if.i10302.i, %B0.else.endif.endif.i10279.i
  %.113.sroa.13.1.i10286.i = phi i64 [ 0, %B0.else.endif.endif.if.i10302.i ], [ %.142.i10283.i, %B0.else.endif.endif.i10279.i ]
  %.150.not.i10287.i = icmp slt i64 %.142.i10283.i, %.281.fca.12.load.i
  br i1 %.150.not.i10287.i, label %B0.endif.i10289.i, label %B0.else.endif.endif.endif.if.i10288.i, !prof !10

B0.else.endif.endif.endif.if.i10288.i:            ; preds = %B0.else.endif.endif.endif.i10285.i
  br label %B0.endif.i10289.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10304.i: ; preds = %.576.endif.preheader.i10301.i, %B0.endif.i10289.i
  %.57.i10305.i = phi i64 [ %.87.i10270.i, %B0.endif.i10289.i ], [ %.57.i10305.pre.i, %.576.endif.preheader.i10301.i ]
  %.210.i10294.i = tail call i64 @llvm.smax.i64(i64 %.201.i10291.i, i64 0)
  %.87.i10306.i = add nsw i64 %.57.i10305.i, 20
  %.123.i10307.i = icmp slt i64 %.57.i10305.i, 0
  %.124.i10308.i = select i1 %.123.i10307.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10309.i = add i64 %.124.i10308.i, %.57.i10305.i
  %.128.i10310.i = icmp slt i64 %.125.i10309.i, 0
  br i1 %.128.i10310.i, label %B0.else.if.i10339.i, label %B0.else.endif.i10311.i, !prof !6

B0.endif.i10325.i:                                ; preds = %B0.else.endif.endif.endif.if.i10324.i, %B0.else.endif.endif.endif.i10321.i
  %.113.sroa.13.0.i10326.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10324.i ], [ %.113.sroa.13.1.i10322.i, %B0.else.endif.endif.endif.i10321.i ]
  %.201.i10327.i = sub i64 %.113.sroa.13.0.i10326.i, %.113.sroa.0.3.i10316.i
  %.226.i10328.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10316.i
  store i64 %.87.i10306.i, ptr %.732.i, align 8, !noalias !177
  %.606.not155.i10329.i = icmp sgt i64 %.201.i10327.i, 0
  br i1 %.606.not155.i10329.i, label %.576.endif.preheader.i10337.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10340.i, !prof !28

.576.endif.preheader.i10337.i:                    ; preds = %B0.endif.i10325.i
  %212 = shl i64 %.201.i10327.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10328.i, i8 0, i64 %212, i1 false), !noalias !177
  %.57.i10341.pre.i = load i64, ptr %.732.i, align 8, !noalias !180
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10340.i

B0.else.if.i10339.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10304.i
  br label %B0.else.endif.i10311.i

B0.else.endif.i10311.i:                           ; preds = %B0.else.if.i10339.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10304.i
  %.113.sroa.0.1.i10312.i = phi i64 [ 0, %B0.else.if.i10339.i ], [ %.125.i10309.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10304.i ]
  %.133.not.i10313.i = icmp slt i64 %.125.i10309.i, %.281.fca.12.load.i
  br i1 %.133.not.i10313.i, label %B0.else.endif.endif.i10315.i, label %B0.else.endif.if.i10314.i, !prof !10

B0.else.endif.if.i10314.i:                        ; preds = %B0.else.endif.i10311.i
  br label %B0.else.endif.endif.i10315.i

B0.else.endif.endif.i10315.i:                     ; preds = %B0.else.endif.if.i10314.i, %B0.else.endif.i10311.i
  %.113.sroa.0.3.i10316.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10314.i ], [ %.113.sroa.0.1.i10312.i, %B0.else.endif.i10311.i ]
  %.140.i10317.i = icmp slt i64 %.57.i10305.i, -20
  %.141.i10318.i = select i1 %.140.i10317.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10319.i = add i64 %.141.i10318.i, %.87.i10306.i
  %.145.i10320.i = icmp slt i64 %.142.i10319.i, 0
  br i1 %.145.i10320.i, label %B0.else.endif.endif.if.i10338.i, label %B0.else.endif.endif.endif.i10321.i, !prof !6

B0.else.endif.endif.if.i10338.i:                  ; preds = %B0.else.endif.endif.i10315.i
  br label %B0.else.endif.endif.endif.i10321.i

B0.else.endif.endif.endif.i10321.i:               ; preds = %B0.else.endif.endif.if.i10338.i, %B0.else.endif.endif.i10315.i
  %.113.sroa.13.1.i10322.i = phi i64 [ 0, %B0.else.endif.endif.if.i10338.i ], [ %.142.i10319.i, %B0.else.endif.endif.i10315.i ]
  %.150.not.i10323.i = icmp slt i64 %.142.i10319.i, %.281.fca.12.load.i
  br i1 %.150.not.i10323.i, label %B0.endif.i10325.i, label %B0.else.endif.endif.endif.if.i10324.i, !prof !10

B0.else.endif.endif.endif.if.i10324.i:            ; preds = %B0.else.endif.endif.endif.i10321.i
  br label %B0.endif.i10325.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10340.i: ; preds = %.576.endif.preheader.i10337.i, %B0.endif.i10325.i
  %.57.i10341.i = phi i64 [ %.87.i10306.i, %B0.endif.i10325.i ], [ %.57.i10341.pre.i, %.576.endif.preheader.i10337.i ]
  %.210.i10330.i = tail call i64 @llvm.smax.i64(i64 %.201.i10327.i, i64 0)
  %.87.i10342.i = add nsw i64 %.57.i10341.i, 4
  %.123.i10343.i = icmp slt i64 %.57.i10341.i, 0
  %.124.i10344.i = select i1 %.123.i10343.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10345.i = add i64 %.124.i10344.i, %.57.i10341.i
  %.128.i10346.i = icmp slt i64 %.125.i10345.i, 0
  br i1 %.128.i10346.i, label %B0.else.if.i10375.i, label %B0.else.endif.i10347.i, !prof !6

B0.endif.i10361.i:                                ; preds = %B0.else.endif.endif.endif.if.i10360.i, %B0.else.endif.endif.endif.i10357.i
  %.113.sroa.13.0.i10362.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10360.i ], [ %.113.sroa.13.1.i10358.i, %B0.else.endif.endif.endif.i10357.i ]
  %.201.i10363.i = sub i64 %.113.sroa.13.0.i10362.i, %.113.sroa.0.3.i10352.i
  %.226.i10364.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10352.i
  store i64 %.87.i10342.i, ptr %.732.i, align 8, !noalias !180
  %.606.not155.i10365.i = icmp sgt i64 %.201.i10363.i, 0
  br i1 %.606.not155.i10365.i, label %.576.endif.preheader.i10373.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !28

.576.endif.preheader.i10373.i:                    ; preds = %B0.endif.i10361.i
  %213 = shl i64 %.201.i10363.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10364.i, i8 0, i64 %213, i1 false), !noalias !180
  %.57.i10376.pre.i = load i64, ptr %.732.i, align 8, !noalias !183
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i10375.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10340.i
  br label %B0.else.endif.i10347.i

B0.else.endif.i10347.i:                           ; preds = %B0.else.if.i10375.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10340.i
  %.113.sroa.0.1.i10348.i = phi i64 [ 0, %B0.else.if.i10375.i ], [ %.125.i10345.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10340.i ]
  %.133.not.i10349.i = icmp slt i64 %.125.i10345.i, %.281.fca.12.load.i
  br i1 %.133.not.i10349.i, label %B0.else.endif.endif.i10351.i, label %B0.else.endif.if.i10350.i, !prof !10

B0.else.endif.if.i10350.i:                        ; preds = %B0.else.endif.i10347.i
  br label %B0.else.endif.endif.i10351.i

B0.else.endif.endif.i10351.i:                     ; preds = %B0.else.endif.if.i10350.i, %B0.else.endif.i10347.i
  %.113.sroa.0.3.i10352.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10350.i ], [ %.113.sroa.0.1.i10348.i, %B0.else.endif.i10347.i ]
  %.140.i10353.i = icmp slt i64 %.57.i10341.i, -4
  %.141.i10354.i = select i1 %.140.i10353.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10355.i = add i64 %.141.i10354.i, %.87.i10342.i
  %.145.i10356.i = icmp slt i64 %.142.i10355.i, 0
  br i1 %.145.i10356.i, label %B0.else.endif.endif.if.i10374.i, label %B0.else.endif.endif.endif.i10357.i, !prof !6

B0.else.endif.endif.if.i10374.i:                  ; preds = %B0.else.endif.endif.i10351.i
  br label %B0.else.endif.endif.endif.i10357.i

B0.else.endif.endif.endif.i10357.i:               ; preds = %B0.else.endif.endif.if.i10374.i, %B0.else.endif.endif.i10351.i
  %.113.sroa.13.1.i10358.i = phi i64 [ 0, %B0.else.endif.endif.if.i10374.i ], [ %.142.i10355.i, %B0.else.endif.endif.i10351.i ]
  %.150.not.i10359.i = icmp slt i64 %.142.i10355.i, %.281.fca.12.load.i
  br i1 %.150.not.i10359.i, label %B0.endif.i10361.i, label %B0.else.endif.endif.endif.if.i10360.i, !prof !10

B0.else.endif.endif.endif.if.i10360.i:            ; preds = %B0.else.endif.endif.endif.i10357.i
  br label %B0.endif.i10361.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i10373.i, %B0.endif.i10361.i
  %.57.i10376.i = phi i64 [ %.87.i10342.i, %B0.endif.i10361.i ], [ %.57.i10376.pre.i, %.576.endif.preheader.i10373.i ]
  %.87.i10377.i = add nsw i64 %.57.i10376.i, 4
  %.123.i10378.i = icmp slt i64 %.57.i10376.i, 0
  %.124.i10379.i = select i1 %.123.i10378.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10380.i = add i64 %.124.i10379.i, %.57.i10376.i
  %.128.i10381.i = icmp slt i64 %.125.i10380.i, 0
  br i1 %.128.i10381.i, label %B0.else.if.i10410.i, label %B0.else.endif.i10382.i, !prof !6

B0.endif.i10396.i:                                ; preds = %B0.else.endif.endif.endif.if.i10395.i, %B0.else.endif.endif.endif.i10392.i
  %.113.sroa.13.0.i10397.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10395.i ], [ %.113.sroa.13.1.i10393.i, %B0.else.endif.endif.endif.i10392.i ]
  %.201.i10398.i = sub i64 %.113.sroa.13.0.i10397.i, %.113.sroa.0.3.i10387.i
  %.226.i10399.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10387.i
  store i64 %.87.i10377.i, ptr %.732.i, align 8, !noalias !183
  %.606.not155.i10400.i = icmp sgt i64 %.201.i10398.i, 0
  br i1 %.606.not155.i10400.i, label %.576.endif.preheader.i10408.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10411.i, !prof !28

.576.endif.preheader.i10408.i:                    ; preds = %B0.endif.i10396.i
  %214 = shl i64 %.201.i10398.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10399.i, i8 0, i64 %214, i1 false), !noalias !183
  %.57.i10412.pre.i = load i64, ptr %.732.i, align 8, !noalias !186
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10411.i

B0.else.if.i10410.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i10382.i

B0.else.endif.i10382.i:                           ; preds = %B0.else.if.i10410.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i10383.i = phi i64 [ 0, %B0.else.if.i10410.i ], [ %.125.i10380.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i10384.i = icmp slt i64 %.125.i10380.i, %.281.fca.12.load.i
  br i1 %.133.not.i10384.i, label %B0.else.endif.endif.i10386.i, label %B0.else.endif.if.i10385.i, !prof !10

B0.else.endif.if.i10385.i:                        ; preds = %B0.else.endif.i10382.i
  br label %B0.else.endif.endif.i10386.i

B0.else.endif.endif.i10386.i:                     ; preds = %B0.else.endif.if.i10385.i, %B0.else.endif.i10382.i
  %.113.sroa.0.3.i10387.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10385.i ], [ %.113.sroa.0.1.i10383.i, %B0.else.endif.i10382.i ]
  %.140.i10388.i = icmp slt i64 %.57.i10376.i, -4
  %.141.i10389.i = select i1 %.140.i10388.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10390.i = add i64 %.141.i10389.i, %.87.i10377.i
  %.145.i10391.i = icmp slt i64 %.142.i10390.i, 0
  br i1 %.145.i10391.i, label %B0.else.endif.endif.if.i10409.i, label %B0.else.endif.endif.endif.i10392.i, !prof !6

B0.else.endif.endif.if.i10409.i:                  ; preds = %B0.else.endif.endif.i10386.i
  br label %B0.else.endif.endif.endif.i10392.i

B0.else.endif.endif.endif.i10392.i:               ; preds = %B0.else.endif.endif.if.i10409.i, %B0.else.endif.endif.i10386.i
  %.113.sroa.13.1.i10393.i = phi i64 [ 0, %B0.else.endif.endif.if.i10409.i ], [ %.142.i10390.i, %B0.else.endif.endif.i10386.i ]
  %.150.not.i10394.i = icmp slt i64 %.142.i10390.i, %.281.fca.12.load.i
  br i1 %.150.not.i10394.i, label %B0.endif.i10396.i, label %B0.else.endif.endif.endif.if.i10395.i, !prof !10

B0.else.endif.endif.endif.if.i10395.i:            ; preds = %B0.else.endif.endif.endif.i10392.i
  br label %B0.endif.i10396.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10411.i: ; preds = %.576.endif.preheader.i10408.i, %B0.endif.i10396.i
  %.57.i10412.i = phi i64 [ %.87.i10377.i, %B0.endif.i10396.i ], [ %.57.i10412.pre.i, %.576.endif.preheader.i10408.i ]
  %.87.i10413.i = add nsw i64 %.57.i10412.i, %.562.i
  %.123.i10414.i = icmp slt i64 %.57.i10412.i, 0
  %.124.i10415.i = select i1 %.123.i10414.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10416.i = add i64 %.124.i10415.i, %.57.i10412.i
  %.128.i10417.i = icmp slt i64 %.125.i10416.i, 0
  br i1 %.128.i10417.i, label %B0.else.if.i10446.i, label %B0.else.endif.i10418.i, !prof !6

B0.endif.i10432.i:                                ; preds = %B0.else.endif.endif.endif.if.i10431.i, %B0.else.endif.endif.endif.i10428.i
  %.113.sroa.13.0.i10433.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10431.i ], [ %.113.sroa.13.1.i10429.i, %B0.else.endif.endif.endif.i10428.i ]
  %.201.i10434.i = sub i64 %.113.sroa.13.0.i10433.i, %.113.sroa.0.3.i10423.i
  %.226.i10435.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10423.i
  store i64 %.87.i10413.i, ptr %.732.i, align 8, !noalias !186
  %.606.not155.i10436.i = icmp sgt i64 %.201.i10434.i, 0
  br i1 %.606.not155.i10436.i, label %.576.endif.preheader.i10444.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10447.i, !prof !28

.576.endif.preheader.i10444.i:                    ; preds = %B0.endif.i10432.i
  %215 = shl i64 %.201.i10434.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10435.i, i8 0, i64 %215, i1 false), !noalias !186
  %.57.i10448.pre.i = load i64, ptr %.732.i, align 8, !noalias !189
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10447.i

B0.else.if.i10446.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10411.i
  br label %B0.else.endif.i10418.i

B0.else.endif.i10418.i:                           ; preds = %B0.else.if.i10446.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10411.i
  %.113.sroa.0.1.i10419.i = phi i64 [ 0, %B0.else.if.i10446.i ], [ %.125.i10416.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10411.i ]
  %.133.not.i10420.i = icmp slt i64 %.125.i10416.i, %.281.fca.12.load.i
  br i1 %.133.not.i10420.i, label %B0.else.endif.endif.i10422.i, label %B0.else.endif.if.i10421.i, !prof !10

B0.else.endif.if.i10421.i:                        ; preds = %B0.else.endif.i10418.i
  br label %B0.else.endif.endif.i10422.i

B0.else.endif.endif.i10422.i:                     ; preds = %B0.else.endif.if.i10421.i, %B0.else.endif.i10418.i
  %.113.sroa.0.3.i10423.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10421.i ], [ %.113.sroa.0.1.i10419.i, %B0.else.endif.i10418.i ]
  %.140.i10424.i = icmp slt i64 %.87.i10413.i, 0
  %.141.i10425.i = select i1 %.140.i10424.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10426.i = add i64 %.141.i10425.i, %.87.i10413.i
  %.145.i10427.i = icmp slt i64 %.142.i10426.i, 0
  br i1 %.145.i10427.i, label %B0.else.endif.endif.if.i10445.i, label %B0.else.endif.endif.endif.i10428.i, !prof !6

B0.else.endif.endif.if.i10445.i:                  ; preds = %B0.else.endif.endif.i10422.i
  br label %B0.else.endif.endif.endif.i10428.i

B0.else.endif.endif.endif.i10428.i:               ; preds = %B0.else.endif.endif.if.i10445.i, %B0.else.endif.endif.i10422.i
  %.113.sroa.13.1.i10429.i = phi i64 [ 0, %B0.else.endif.endif.if.i10445.i ], [ %.142.i10426.i, %B0.else.endif.endif.i10422.i ]
  %.150.not.i10430.i = icmp slt i64 %.142.i10426.i, %.281.fca.12.load.i
  br i1 %.150.not.i10430.i, label %B0.endif.i10432.i, label %B0.else.endif.endif.endif.if.i10431.i, !prof !10

B0.else.endif.endif.endif.if.i10431.i:            ; preds = %B0.else.endif.endif.endif.i10428.i
  br label %B0.endif.i10432.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10447.i: ; preds = %.576.endif.preheader.i10444.i, %B0.endif.i10432.i
  %.57.i10448.i = phi i64 [ %.87.i10413.i, %B0.endif.i10432.i ], [ %.57.i10448.pre.i, %.576.endif.preheader.i10444.i ]
  %.210.i10437.i = tail call i64 @llvm.smax.i64(i64 %.201.i10434.i, i64 0)
  %.87.i10449.i = add nsw i64 %.57.i10448.i, 4
  %.123.i10450.i = icmp slt i64 %.57.i10448.i, 0
  %.124.i10451.i = select i1 %.123.i10450.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10452.i = add i64 %.124.i10451.i, %.57.i10448.i
  %.128.i10453.i = icmp slt i64 %.125.i10452.i, 0
  br i1 %.128.i10453.i, label %B0.else.if.i10482.i, label %B0.else.endif.i10454.i, !prof !6

B0.endif.i10468.i:                                ; preds = %B0.else.endif.endif.endif.if.i10467.i, %B0.else.endif.endif.endif.i10464.i
  %.113.sroa.13.0.i10469.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10467.i ], [ %.113.sroa.13.1.i10465.i, %B0.else.endif.endif.endif.i10464.i ]
  %.201.i10470.i = sub i64 %.113.sroa.13.0.i10469.i, %.113.sroa.0.3.i10459.i
  %.226.i10471.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10459.i
  store i64 %.87.i10449.i, ptr %.732.i, align 8, !noalias !189
  %.605.not155.i10472.i = icmp sgt i64 %.201.i10470.i, 0
  br i1 %.605.not155.i10472.i, label %.3218.endif.preheader.i, label %.3218.if.i, !prof !28

B0.else.if.i10482.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10447.i
  br label %B0.else.endif.i10454.i

B0.else.endif.i10454.i:                           ; preds = %B0.else.if.i10482.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10447.i
  %.113.sroa.0.1.i10455.i = phi i64 [ 0, %B0.else.if.i10482.i ], [ %.125.i10452.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10447.i ]
  %.133.not.i10456.i = icmp slt i64 %.125.i10452.i, %.281.fca.12.load.i
  br i1 %.133.not.i10456.i, label %B0.else.endif.endif.i10458.i, label %B0.else.endif.if.i10457.i, !prof !10

B0.else.endif.if.i10457.i:                        ; preds = %B0.else.endif.i10454.i
  br label %B0.else.endif.endif.i10458.i

B0.else.endif.endif.i10458.i:                     ; preds = %B0.else.endif.if.i10457.i, %B0.else.endif.i10454.i
  %.113.sroa.0.3.i10459.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10457.i ], [ %.113.sroa.0.1.i10455.i, %B0.else.endif.i10454.i ]
  %.140.i10460.i = icmp slt i64 %.57.i10448.i, -4
  %.141.i10461.i = select i1 %.140.i10460.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10462.i = add i64 %.141.i10461.i, %.87.i10449.i
  %.145.i10463.i = icmp slt i64 %.142.i10462.i, 0
  br i1 %.145.i10463.i, label %B0.else.endif.endif.if.i10481.i, label %B0.else.endif.endif.endif.i10464.i, !prof !6

B0.else.endif.endif.if.i10481.i:                  ; preds = %B0.else.endif.endif.i10458.i
  br label %B0.else.endif.endif.endif.i10464.i

B0.else.endif.endif.endif.i10464.i:               ; preds = %B0.else.endif.endif.if.i10481.i, %B0.else.endif.endif.i10458.i
  %.113.sroa.13.1.i10465.i = phi i64 [ 0, %B0.else.endif.endif.if.i10481.i ], [ %.142.i10462.i, %B0.else.endif.endif.i10458.i ]
  %.150.not.i10466.i = icmp slt i64 %.142.i10462.i, %.281.fca.12.load.i
  br i1 %.150.not.i10466.i, label %B0.endif.i10468.i, label %B0.else.endif.endif.endif.if.i10467.i, !prof !10

B0.else.endif.endif.endif.if.i10467.i:            ; preds = %B0.else.endif.endif.endif.i10464.i
  br label %B0.endif.i10468.i

.3218.endif.preheader.i:                          ; preds = %B0.endif.i10468.i
  %216 = shl i64 %.201.i10470.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10471.i, i8 -1, i64 %216, i1 false), !noalias !7
  %.57.i10483.i.pre = load i64, ptr %.732.i, align 8, !noalias !192
  br label %.3218.if.i

.3218.if.i:                                       ; preds = %.3218.endif.preheader.i, %B0.endif.i10468.i
  %.57.i10483.i = phi i64 [ %.57.i10483.i.pre, %.3218.endif.preheader.i ], [ %.87.i10449.i, %B0.endif.i10468.i ]
  %.87.i10484.i = add nsw i64 %.57.i10483.i, 4
  %.123.i10485.i = icmp slt i64 %.57.i10483.i, 0
  %.124.i10486.i = select i1 %.123.i10485.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10487.i = add i64 %.124.i10486.i, %.57.i10483.i
  %.128.i10488.i = icmp slt i64 %.125.i10487.i, 0
  br i1 %.128.i10488.i, label %B0.else.if.i10517.i, label %B0.else.endif.i10489.i, !prof !6

B0.endif.i10503.i:                                ; preds = %B0.else.endif.endif.endif.if.i10502.i, %B0.else.endif.endif.endif.i10499.i
  %.113.sroa.13.0.i10504.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10502.i ], [ %.113.sroa.13.1.i10500.i, %B0.else.endif.endif.endif.i10499.i ]
  %.201.i10505.i = sub i64 %.113.sroa.13.0.i10504.i, %.113.sroa.0.3.i10494.i
  %.226.i10506.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10494.i
  store i64 %.87.i10484.i, ptr %.732.i, align 8, !noalias !192
  %.605.not155.i10507.i = icmp sgt i64 %.201.i10505.i, 0
  br i1 %.605.not155.i10507.i, label %.3564.endif.preheader.i, label %.3564.if.i, !prof !28

B0.else.if.i10517.i:                              ; preds = %.3218.if.i
  br label %B0.else.endif.i10489.i

B0.else.endif.i10489.i:                           ; preds = %B0.else.if.i10517.i, %.3218.if.i
  %.113.sroa.0.1.i10490.i = phi i64 [ 0, %B0.else.if.i10517.i ], [ %.125.i10487.i, %.3218.if.i ]
  %.133.not.i10491.i = icmp slt i64 %.125.i10487.i, %.281.fca.12.load.i
  br i1 %.133.not.i10491.i, label %B0.else.endif.endif.i10493.i, label %B0.else.endif.if.i10492.i, !prof !10

B0.else.endif.if.i10492.i:                        ; preds = %B0.else.endif.i10489.i
  br label %B0.else.endif.endif.i10493.i

B0.else.endif.endif.i10493.i:                     ; preds = %B0.else.endif.if.i10492.i, %B0.else.endif.i10489.i
  %.113.sroa.0.3.i10494.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10492.i ], [ %.113.sroa.0.1.i10490.i, %B0.else.endif.i10489.i ]
  %.140.i10495.i = icmp slt i64 %.57.i10483.i, -4
  %.141.i10496.i = select i1 %.140.i10495.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10497.i = add i64 %.141.i10496.i, %.87.i10484.i
  %.145.i10498.i = icmp slt i64 %.142.i10497.i, 0
  br i1 %.145.i10498.i, label %B0.else.endif.endif.if.i10516.i, label %B0.else.endif.endif.endif.i10499.i, !prof !6

B0.else.endif.endif.if.i10516.i:                  ; preds = %B0.else.endif.endif.i10493.i
  br label %B0.else.endif.endif.endif.i10499.i

B0.else.endif.endif.endif.i10499.i:               ; preds = %B0.else.endif.endif.if.i10516.i, %B0.else.endif.endif.i10493.i
  %.113.sroa.13.1.i10500.i = phi i64 [ 0, %B0.else.endif.endif.if.i10516.i ], [ %.142.i10497.i, %B0.else.endif.endif.i10493.i ]
  %.150.not.i10501.i = icmp slt i64 %.142.i10497.i, %.281.fca.12.load.i
  br i1 %.150.not.i10501.i, label %B0.endif.i10503.i, label %B0.else.endif.endif.endif.if.i10502.i, !prof !10

B0.else.endif.endif.endif.if.i10502.i:            ; preds = %B0.else.endif.endif.endif.i10499.i
  br label %B0.endif.i10503.i

.3564.endif.preheader.i:                          ; preds = %B0.endif.i10503.i
  %217 = shl i64 %.201.i10505.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10506.i, i8 -1, i64 %217, i1 false), !noalias !7
  %.57.i10519.i.pre = load i64, ptr %.732.i, align 8, !noalias !195
  br label %.3564.if.i

.3564.if.i:                                       ; preds = %.3564.endif.preheader.i, %B0.endif.i10503.i
  %.57.i10519.i = phi i64 [ %.57.i10519.i.pre, %.3564.endif.preheader.i ], [ %.87.i10484.i, %B0.endif.i10503.i ]
  %.87.i10520.i = add nsw i64 %.57.i10519.i, 4
  %.123.i10521.i = icmp slt i64 %.57.i10519.i, 0
  %.124.i10522.i = select i1 %.123.i10521.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10523.i = add i64 %.124.i10522.i, %.57.i10519.i
  %.128.i10524.i = icmp slt i64 %.125.i10523.i, 0
  br i1 %.128.i10524.i, label %B0.else.if.i10553.i, label %B0.else.endif.i10525.i, !prof !6

B0.endif.i10539.i:                                ; preds = %B0.else.endif.endif.endif.if.i10538.i, %B0.else.endif.endif.endif.i10535.i
  %.113.sroa.13.0.i10540.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10538.i ], [ %.113.sroa.13.1.i10536.i, %B0.else.endif.endif.endif.i10535.i ]
  %.201.i10541.i = sub i64 %.113.sroa.13.0.i10540.i, %.113.sroa.0.3.i10530.i
  %.226.i10542.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10530.i
  store i64 %.87.i10520.i, ptr %.732.i, align 8, !noalias !195
  %.606.not155.i10543.i = icmp sgt i64 %.201.i10541.i, 0
  br i1 %.606.not155.i10543.i, label %.3910.endif.preheader.i, label %.3910.if.i, !prof !28

B0.else.if.i10553.i:                              ; preds = %.3564.if.i
  br label %B0.else.endif.i10525.i

B0.else.endif.i10525.i:                           ; preds = %B0.else.if.i10553.i, %.3564.if.i
  %.113.sroa.0.1.i10526.i = phi i64 [ 0, %B0.else.if.i10553.i ], [ %.125.i10523.i, %.3564.if.i ]
  %.133.not.i10527.i = icmp slt i64 %.125.i10523.i, %.281.fca.12.load.i
  br i1 %.133.not.i10527.i, label %B0.else.endif.endif.i10529.i, label %B0.else.endif.if.i10528.i, !prof !10

B0.else.endif.if.i10528.i:                        ; preds = %B0.else.endif.i10525.i
  br label %B0.else.endif.endif.i10529.i

B0.else.endif.endif.i10529.i:                     ; preds = %B0.else.endif.if.i10528.i, %B0.else.endif.i10525.i
  %.113.sroa.0.3.i10530.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10528.i ], [ %.113.sroa.0.1.i10526.i, %B0.else.endif.i10525.i ]
  %.140.i10531.i = icmp slt i64 %.57.i10519.i, -4
  %.141.i10532.i = select i1 %.140.i10531.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10533.i = add i64 %.141.i10532.i, %.87.i10520.i
  %.145.i10534.i = icmp slt i64 %.142.i10533.i, 0
  br i1 %.145.i10534.i, label %B0.else.endif.endif.if.i10552.i, label %B0.else.endif.endif.endif.i10535.i, !prof !6

B0.else.endif.endif.if.i10552.i:                  ; preds = %B0.else.endif.endif.i10529.i
  br label %B0.else.endif.endif.endif.i10535.i

B0.else.endif.endif.endif.i10535.i:               ; preds = %B0.else.endif.endif.if.i10552.i, %B0.else.endif.endif.i10529.i
  %.113.sroa.13.1.i10536.i = phi i64 [ 0, %B0.else.endif.endif.if.i10552.i ], [ %.142.i10533.i, %B0.else.endif.endif.i10529.i ]
  %.150.not.i10537.i = icmp slt i64 %.142.i10533.i, %.281.fca.12.load.i
  br i1 %.150.not.i10537.i, label %B0.endif.i10539.i, label %B0.else.endif.endif.endif.if.i10538.i, !prof !10

B0.else.endif.endif.endif.if.i10538.i:            ; preds = %B0.else.endif.endif.endif.i10535.i
  br label %B0.endif.i10539.i

.3910.endif.preheader.i:                          ; preds = %B0.endif.i10539.i
  %218 = shl i64 %.201.i10541.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10542.i, i8 0, i64 %218, i1 false), !noalias !195
  br label %.3910.endif.i

.3910.if.i.loopexit:                              ; preds = %.3910.endif.i
  %.57.i10555.i.pre = load i64, ptr %.732.i, align 8, !noalias !198
  br label %.3910.if.i

.3910.if.i:                                       ; preds = %.3910.if.i.loopexit, %B0.endif.i10539.i
  %.57.i10555.i = phi i64 [ %.57.i10555.i.pre, %.3910.if.i.loopexit ], [ %.87.i10520.i, %B0.endif.i10539.i ]
  %.87.i10556.i = add nsw i64 %.57.i10555.i, 4
  %.123.i10557.i = icmp slt i64 %.57.i10555.i, 0
  %.124.i10558.i = select i1 %.123.i10557.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10559.i = add i64 %.124.i10558.i, %.57.i10555.i
  %.128.i10560.i = icmp slt i64 %.125.i10559.i, 0
  br i1 %.128.i10560.i, label %B0.else.if.i10589.i, label %B0.else.endif.i10561.i, !prof !6

B0.endif.i10575.i:                                ; preds = %B0.else.endif.endif.endif.if.i10574.i, %B0.else.endif.endif.endif.i10571.i
  %.113.sroa.13.0.i10576.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10574.i ], [ %.113.sroa.13.1.i10572.i, %B0.else.endif.endif.endif.i10571.i ]
  %.201.i10577.i = sub i64 %.113.sroa.13.0.i10576.i, %.113.sroa.0.3.i10566.i
  %.226.i10578.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10566.i
  store i64 %.87.i10556.i, ptr %.732.i, align 8, !noalias !198
  %.605.not155.i10579.i = icmp slt i64 %.201.i10577.i, 1
  br i1 %.605.not155.i10579.i, label %.4256.if.i, label %.4256.endif.preheader.i, !prof !11

B0.else.if.i10589.i:                              ; preds = %.3910.if.i
  br label %B0.else.endif.i10561.i

B0.else.endif.i10561.i:                           ; preds = %B0.else.if.i10589.i, %.3910.if.i
  %.113.sroa.0.1.i10562.i = phi i64 [ 0, %B0.else.if.i10589.i ], [ %.125.i10559.i, %.3910.if.i ]
  %.133.not.i10563.i = icmp slt i64 %.125.i10559.i, %.281.fca.12.load.i
  br i1 %.133.not.i10563.i, label %B0.else.endif.endif.i10565.i, label %B0.else.endif.if.i10564.i, !prof !10

B0.else.endif.if.i10564.i:                        ; preds = %B0.else.endif.i10561.i
  br label %B0.else.endif.endif.i10565.i

B0.else.endif.endif.i10565.i:                     ; preds = %B0.else.endif.if.i10564.i, %B0.else.endif.i10561.i
  %.113.sroa.0.3.i10566.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10564.i ], [ %.113.sroa.0.1.i10562.i, %B0.else.endif.i10561.i ]
  %.140.i10567.i = icmp slt i64 %.57.i10555.i, -4
  %.141.i10568.i = select i1 %.140.i10567.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10569.i = add i64 %.141.i10568.i, %.87.i10556.i
  %.145.i10570.i = icmp slt i64 %.142.i10569.i, 0
  br i1 %.145.i10570.i, label %B0.else.endif.endif.if.i10588.i, label %B0.else.endif.endif.endif.i10571.i, !prof !6

B0.else.endif.endif.if.i10588.i:                  ; preds = %B0.else.endif.endif.i10565.i
  br label %B0.else.endif.endif.endif.i10571.i

B0.else.endif.endif.endif.i10571.i:               ; preds = %B0.else.endif.endif.if.i10588.i, %B0.else.endif.endif.i10565.i
  %.113.sroa.13.1.i10572.i = phi i64 [ 0, %B0.else.endif.endif.if.i10588.i ], [ %.142.i10569.i, %B0.else.endif.endif.i10565.i ]
  %.150.not.i10573.i = icmp slt i64 %.142.i10569.i, %.281.fca.12.load.i
  br i1 %.150.not.i10573.i, label %B0.endif.i10575.i, label %B0.else.endif.endif.endif.if.i10574.i, !prof !10

B0.else.endif.endif.endif.if.i10574.i:            ; preds = %B0.else.endif.endif.endif.i10571.i
  br label %B0.endif.i10575.i

.4256.endif.preheader.i:                          ; preds = %B0.endif.i10575.i
  %219 = shl i64 %.201.i10577.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10578.i, i8 0, i64 %219, i1 false), !noalias !198
  br label %.4256.endif.i

.3910.endif.i:                                    ; preds = %.3910.endif.i, %.3910.endif.preheader.i
  %.3906.010883.i = phi i64 [ %.3951.i, %.3910.endif.i ], [ 0, %.3910.endif.preheader.i ]
  %.3946.i = getelementptr double, ptr %.226.i10542.i, i64 %.3906.010883.i
  store double 1.000000e+300, ptr %.3946.i, align 8, !noalias !7
  %.3951.i = add nuw nsw i64 %.3906.010883.i, 1
  %exitcond.not.i1479 = icmp eq i64 %.3951.i, %.201.i10541.i
  br i1 %exitcond.not.i1479, label %.3910.if.i.loopexit, label %.3910.endif.i, !prof !86

.4256.if.i.loopexit:                              ; preds = %.4256.endif.i
  %.57.i10591.i.pre = load i64, ptr %.732.i, align 8, !noalias !201
  br label %.4256.if.i

.4256.if.i:                                       ; preds = %.4256.if.i.loopexit, %B0.endif.i10575.i
  %.57.i10591.i = phi i64 [ %.87.i10556.i, %B0.endif.i10575.i ], [ %.57.i10591.i.pre, %.4256.if.i.loopexit ]
  %.210.i1058011086.i = phi i64 [ 0, %B0.endif.i10575.i ], [ %.201.i10577.i, %.4256.if.i.loopexit ]
  %.87.i10592.i = add nsw i64 %.57.i10591.i, 4
  %.123.i10593.i = icmp slt i64 %.57.i10591.i, 0
  %.124.i10594.i = select i1 %.123.i10593.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10595.i = add i64 %.124.i10594.i, %.57.i10591.i
  %.128.i10596.i = icmp slt i64 %.125.i10595.i, 0
  br i1 %.128.i10596.i, label %B0.else.if.i10625.i, label %B0.else.endif.i10597.i, !prof !6

B0.endif.i10611.i:                                ; preds = %B0.else.endif.endif.endif.if.i10610.i, %B0.else.endif.endif.endif.i10607.i
  %.113.sroa.13.0.i10612.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10610.i ], [ %.113.sroa.13.1.i10608.i, %B0.else.endif.endif.endif.i10607.i ]
  %.201.i10613.i = sub i64 %.113.sroa.13.0.i10612.i, %.113.sroa.0.3.i10602.i
  %.226.i10614.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10602.i
  store i64 %.87.i10592.i, ptr %.732.i, align 8, !noalias !201
  %.606.not155.i10615.i = icmp sgt i64 %.201.i10613.i, 0
  br i1 %.606.not155.i10615.i, label %.576.endif.preheader.i10623.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10626.i, !prof !28

.576.endif.preheader.i10623.i:                    ; preds = %B0.endif.i10611.i
  %220 = shl i64 %.201.i10613.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10614.i, i8 0, i64 %220, i1 false), !noalias !201
  %.57.i10627.pre.i = load i64, ptr %.732.i, align 8, !noalias !204
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10626.i

B0.else.if.i10625.i:                              ; preds = %.4256.if.i
  br label %B0.else.endif.i10597.i

B0.else.endif.i10597.i:                           ; preds = %B0.else.if.i10625.i, %.4256.if.i
  %.113.sroa.0.1.i10598.i = phi i64 [ 0, %B0.else.if.i10625.i ], [ %.125.i10595.i, %.4256.if.i ]
  %.133.not.i10599.i = icmp slt i64 %.125.i10595.i, %.281.fca.12.load.i
  br i1 %.133.not.i10599.i, label %B0.else.endif.endif.i10601.i, label %B0.else.endif.if.i10600.i, !prof !10

B0.else.endif.if.i10600.i:                        ; preds = %B0.else.endif.i10597.i
  br label %B0.else.endif.endif.i10601.i

B0.else.endif.endif.i10601.i:                     ; preds = %B0.else.endif.if.i10600.i, %B0.else.endif.i10597.i
  %.113.sroa.0.3.i10602.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10600.i ], [ %.113.sroa.0.1.i10598.i, %B0.else.endif.i10597.i ]
  %.140.i10603.i = icmp slt i64 %.57.i10591.i, -4
  %.141.i10604.i = select i1 %.140.i10603.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10605.i = add i64 %.141.i10604.i, %.87.i10592.i
  %.145.i10606.i = icmp slt i64 %.142.i10605.i, 0
  br i1 %.145.i10606.i, label %B0.else.endif.endif.if.i10624.i, label %B0.else.endif.endif.endif.i10607.i, !prof !6

B0.else.endif.endif.if.i10624.i:                  ; preds = %B0.else.endif.endif.i10601.i
  br label %B0.else.endif.endif.endif.i10607.i

B0.else.endif.endif.endif.i10607.i:               ; preds = %B0.else.endif.endif.if.i10624.i, %B0.else.endif.endif.i10601.i
  %.113.sroa.13.1.i10608.i = phi i64 [ 0, %B0.else.endif.endif.if.i10624.i ], [ %.142.i10605.i, %B0.else.endif.endif.i10601.i ]
  %.150.not.i10609.i = icmp slt i64 %.142.i10605.i, %.281.fca.12.load.i
  br i1 %.150.not.i10609.i, label %B0.endif.i10611.i, label %B0.else.endif.endif.endif.if.i10610.i, !prof !10

B0.else.endif.endif.endif.if.i10610.i:            ; preds = %B0.else.endif.endif.endif.i10607.i
  br label %B0.endif.i10611.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10626.i: ; preds = %.576.endif.preheader.i10623.i, %B0.endif.i10611.i
  %.57.i10627.i = phi i64 [ %.87.i10592.i, %B0.endif.i10611.i ], [ %.57.i10627.pre.i, %.576.endif.preheader.i10623.i ]
  %.5.i.i = fptosi double %.505.fca.25.load.i to i64
  %.4380.i = shl nsw i64 %.5.i.i, 2
  %.87.i10628.i = add nsw i64 %.57.i10627.i, %.4380.i
  %.123.i10629.i = icmp slt i64 %.57.i10627.i, 0
  %.124.i10630.i = select i1 %.123.i10629.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10631.i = add i64 %.124.i10630.i, %.57.i10627.i
  %.128.i10632.i = icmp slt i64 %.125.i10631.i, 0
  br i1 %.128.i10632.i, label %B0.else.if.i10661.i, label %B0.else.endif.i10633.i, !prof !6

B0.endif.i10647.i:                                ; preds = %B0.else.endif.endif.endif.if.i10646.i, %B0.else.endif.endif.endif.i10643.i
  %.113.sroa.13.0.i10648.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10646.i ], [ %.113.sroa.13.1.i10644.i, %B0.else.endif.endif.endif.i10643.i ]
  %.201.i10649.i = sub i64 %.113.sroa.13.0.i10648.i, %.113.sroa.0.3.i10638.i
  %.226.i10650.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10638.i
  store i64 %.87.i10628.i, ptr %.732.i, align 8, !noalias !204
  %.606.not155.i10651.i = icmp sgt i64 %.201.i10649.i, 0
  br i1 %.606.not155.i10651.i, label %.576.endif.preheader.i10659.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10662.i, !prof !28

.576.endif.preheader.i10659.i:                    ; preds = %B0.endif.i10647.i
  %221 = shl i64 %.201.i10649.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10650.i, i8 0, i64 %221, i1 false), !noalias !204
  %.57.i10663.pre.i = load i64, ptr %.732.i, align 8, !noalias !207
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10662.i

B0.else.if.i10661.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10626.i
  br label %B0.else.endif.i10633.i

B0.else.endif.i10633.i:                           ; preds = %B0.else.if.i10661.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10626.i
  %.113.sroa.0.1.i10634.i = phi i64 [ 0, %B0.else.if.i10661.i ], [ %.125.i10631.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10626.i ]
  %.133.not.i10635.i = icmp slt i64 %.125.i10631.i, %.281.fca.12.load.i
  br i1 %.133.not.i10635.i, label %B0.else.endif.endif.i10637.i, label %B0.else.endif.if.i10636.i, !prof !10

B0.else.endif.if.i10636.i:                        ; preds = %B0.else.endif.i10633.i
  br label %B0.else.endif.endif.i10637.i

B0.else.endif.endif.i10637.i:                     ; preds = %B0.else.endif.if.i10636.i, %B0.else.endif.i10633.i
  %.113.sroa.0.3.i10638.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10636.i ], [ %.113.sroa.0.1.i10634.i, %B0.else.endif.i10633.i ]
  %.140.i10639.i = icmp slt i64 %.87.i10628.i, 0
  %.141.i10640.i = select i1 %.140.i10639.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10641.i = add i64 %.141.i10640.i, %.87.i10628.i
  %.145.i10642.i = icmp slt i64 %.142.i10641.i, 0
  br i1 %.145.i10642.i, label %B0.else.endif.endif.if.i10660.i, label %B0.else.endif.endif.endif.i10643.i, !prof !6

B0.else.endif.endif.if.i10660.i:                  ; preds = %B0.else.endif.endif.i10637.i
  br label %B0.else.endif.endif.endif.i10643.i

B0.else.endif.endif.endif.i10643.i:               ; preds = %B0.else.endif.endif.if.i10660.i, %B0.else.endif.endif.i10637.i
  %.113.sroa.13.1.i10644.i = phi i64 [ 0, %B0.else.endif.endif.if.i10660.i ], [ %.142.i10641.i, %B0.else.endif.endif.i10637.i ]
  %.150.not.i10645.i = icmp slt i64 %.142.i10641.i, %.281.fca.12.load.i
  br i1 %.150.not.i10645.i, label %B0.endif.i10647.i, label %B0.else.endif.endif.endif.if.i10646.i, !prof !10

B0.else.endif.endif.endif.if.i10646.i:            ; preds = %B0.else.endif.endif.endif.i10643.i
  br label %B0.endif.i10647.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10662.i: ; preds = %.576.endif.preheader.i10659.i, %B0.endif.i10647.i
  %.57.i10663.i = phi i64 [ %.87.i10628.i, %B0.endif.i10647.i ], [ %.57.i10663.pre.i, %.576.endif.preheader.i10659.i ]
  %.210.i10652.i = tail call i64 @llvm.smax.i64(i64 %.201.i10649.i, i64 0)
  %.87.i10664.i = add nsw i64 %.57.i10663.i, 4
  %.123.i10665.i = icmp slt i64 %.57.i10663.i, 0
  %.124.i10666.i = select i1 %.123.i10665.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10667.i = add i64 %.124.i10666.i, %.57.i10663.i
  %.128.i10668.i = icmp slt i64 %.125.i10667.i, 0
  br i1 %.128.i10668.i, label %B0.else.if.i10697.i, label %B0.else.endif.i10669.i, !prof !6

B0.endif.i10683.i:                                ; preds = %B0.else.endif.endif.endif.if.i10682.i, %B0.else.endif.endif.endif.i10679.i
  %.113.sroa.13.0.i10684.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10682.i ], [ %.113.sroa.13.1.i10680.i, %B0.else.endif.endif.endif.i10679.i ]
  %.201.i10685.i = sub i64 %.113.sroa.13.0.i10684.i, %.113.sroa.0.3.i10674.i
  %.226.i10686.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10674.i
  store i64 %.87.i10664.i, ptr %.732.i, align 8, !noalias !207
  %.605.not155.i10687.i = icmp sgt i64 %.201.i10685.i, 0
  br i1 %.605.not155.i10687.i, label %.575.endif.preheader.i10695.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10698.i, !prof !28

.575.endif.preheader.i10695.i:                    ; preds = %B0.endif.i10683.i
  %222 = shl i64 %.201.i10685.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10686.i, i8 0, i64 %222, i1 false), !noalias !207
  %.57.i10700.pre.i = load i64, ptr %.732.i, align 8, !noalias !210
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10698.i

B0.else.if.i10697.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10662.i
  br label %B0.else.endif.i10669.i

B0.else.endif.i10669.i:                           ; preds = %B0.else.if.i10697.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10662.i
  %.113.sroa.0.1.i10670.i = phi i64 [ 0, %B0.else.if.i10697.i ], [ %.125.i10667.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10662.i ]
  %.133.not.i10671.i = icmp slt i64 %.125.i10667.i, %.281.fca.12.load.i
  br i1 %.133.not.i10671.i, label %B0.else.endif.endif.i10673.i, label %B0.else.endif.if.i10672.i, !prof !10

B0.else.endif.if.i10672.i:                        ; preds = %B0.else.endif.i10669.i
  br label %B0.else.endif.endif.i10673.i

B0.else.endif.endif.i10673.i:                     ; preds = %B0.else.endif.if.i10672.i, %B0.else.endif.i10669.i
  %.113.sroa.0.3.i10674.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10672.i ], [ %.113.sroa.0.1.i10670.i, %B0.else.endif.i10669.i ]
  %.140.i10675.i = icmp slt i64 %.57.i10663.i, -4
  %.141.i10676.i = select i1 %.140.i10675.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10677.i = add i64 %.141.i10676.i, %.87.i10664.i
  %.145.i10678.i = icmp slt i64 %.142.i10677.i, 0
  br i1 %.145.i10678.i, label %B0.else.endif.endif.if.i10696.i, label %B0.else.endif.endif.endif.i10679.i, !prof !6

B0.else.endif.endif.if.i10696.i:                  ; preds = %B0.else.endif.endif.i10673.i
  br label %B0.else.endif.endif.endif.i10679.i

B0.else.endif.endif.endif.i10679.i:               ; preds = %B0.else.endif.endif.if.i10696.i, %B0.else.endif.endif.i10673.i
  %.113.sroa.13.1.i10680.i = phi i64 [ 0, %B0.else.endif.endif.if.i10696.i ], [ %.142.i10677.i, %B0.else.endif.endif.i10673.i ]
  %.150.not.i10681.i = icmp slt i64 %.142.i10677.i, %.281.fca.12.load.i
  br i1 %.150.not.i10681.i, label %B0.endif.i10683.i, label %B0.else.endif.endif.endif.if.i10682.i, !prof !10

B0.else.endif.endif.endif.if.i10682.i:            ; preds = %B0.else.endif.endif.endif.i10679.i
  br label %B0.endif.i10683.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10698.i: ; preds = %.575.endif.preheader.i10695.i, %B0.endif.i10683.i
  %.57.i10700.i = phi i64 [ %.87.i10664.i, %B0.endif.i10683.i ], [ %.57.i10700.pre.i, %.575.endif.preheader.i10695.i ]
  %.5.i10699.i = fptosi double %.505.fca.27.load.i to i64
  %.4503.i = shl nsw i64 %.5.i10699.i, 2
  %.87.i10701.i = add nsw i64 %.57.i10700.i, %.4503.i
  %.123.i10702.i = icmp slt i64 %.57.i10700.i, 0
  %.124.i10703.i = select i1 %.123.i10702.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10704.i = add i64 %.124.i10703.i, %.57.i10700.i
  %.128.i10705.i = icmp slt i64 %.125.i10704.i, 0
  br i1 %.128.i10705.i, label %B0.else.if.i10734.i, label %B0.else.endif.i10706.i, !prof !6

B0.endif.i10720.i:                                ; preds = %B0.else.endif.endif.endif.if.i10719.i, %B0.else.endif.endif.endif.i10716.i
  %.113.sroa.13.0.i10721.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10719.i ], [ %.113.sroa.13.1.i10717.i, %B0.else.endif.endif.endif.i10716.i ]
  %.201.i10722.i = sub i64 %.113.sroa.13.0.i10721.i, %.113.sroa.0.3.i10711.i
  %.226.i10723.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10711.i
  store i64 %.87.i10701.i, ptr %.732.i, align 8, !noalias !210
  %.606.not155.i10724.i = icmp sgt i64 %.201.i10722.i, 0
  br i1 %.606.not155.i10724.i, label %.576.endif.preheader.i10732.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10735.i, !prof !28

.576.endif.preheader.i10732.i:                    ; preds = %B0.endif.i10720.i
  %223 = shl i64 %.201.i10722.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10723.i, i8 0, i64 %223, i1 false), !noalias !210
  %.57.i10736.pre.i = load i64, ptr %.732.i, align 8, !noalias !213
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10735.i

B0.else.if.i10734.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10698.i
  br label %B0.else.endif.i10706.i

B0.else.endif.i10706.i:                           ; preds = %B0.else.if.i10734.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10698.i
  %.113.sroa.0.1.i10707.i = phi i64 [ 0, %B0.else.if.i10734.i ], [ %.125.i10704.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10698.i ]
  %.133.not.i10708.i = icmp slt i64 %.125.i10704.i, %.281.fca.12.load.i
  br i1 %.133.not.i10708.i, label %B0.else.endif.endif.i10710.i, label %B0.else.endif.if.i10709.i, !prof !10

B0.else.endif.if.i10709.i:                        ; preds = %B0.else.endif.i10706.i
  br label %B0.else.endif.endif.i10710.i

B0.else.endif.endif.i10710.i:                     ; preds = %B0.else.endif.if.i10709.i, %B0.else.endif.i10706.i
  %.113.sroa.0.3.i10711.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10709.i ], [ %.113.sroa.0.1.i10707.i, %B0.else.endif.i10706.i ]
  %.140.i10712.i = icmp slt i64 %.87.i10701.i, 0
  %.141.i10713.i = select i1 %.140.i10712.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10714.i = add i64 %.141.i10713.i, %.87.i10701.i
  %.145.i10715.i = icmp slt i64 %.142.i10714.i, 0
  br i1 %.145.i10715.i, label %B0.else.endif.endif.if.i10733.i, label %B0.else.endif.endif.endif.i10716.i, !prof !6

B0.else.endif.endif.if.i10733.i:                  ; preds = %B0.else.endif.endif.i10710.i
  br label %B0.else.endif.endif.endif.i10716.i

B0.else.endif.endif.endif.i10716.i:               ; preds = %B0.else.endif.endif.if.i10733.i, %B0.else.endif.endif.i10710.i
  %.113.sroa.13.1.i10717.i = phi i64 [ 0, %B0.else.endif.endif.if.i10733.i ], [ %.142.i10714.i, %B0.else.endif.endif.i10710.i ]
  %.150.not.i10718.i = icmp slt i64 %.142.i10714.i, %.281.fca.12.load.i
  br i1 %.150.not.i10718.i, label %B0.endif.i10720.i, label %B0.else.endif.endif.endif.if.i10719.i, !prof !10

B0.else.endif.endif.endif.if.i10719.i:            ; preds = %B0.else.endif.endif.endif.i10716.i
  br label %B0.endif.i10720.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10735.i: ; preds = %.576.endif.preheader.i10732.i, %B0.endif.i10720.i
  %.57.i10736.i = phi i64 [ %.87.i10701.i, %B0.endif.i10720.i ], [ %.57.i10736.pre.i, %.576.endif.preheader.i10732.i ]
  %.210.i10725.i = tail call i64 @llvm.smax.i64(i64 %.201.i10722.i, i64 0)
  %.87.i10737.i = add nsw i64 %.57.i10736.i, 4
  %.123.i10738.i = icmp slt i64 %.57.i10736.i, 0
  %.124.i10739.i = select i1 %.123.i10738.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10740.i = add i64 %.124.i10739.i, %.57.i10736.i
  %.128.i10741.i = icmp slt i64 %.125.i10740.i, 0
  br i1 %.128.i10741.i, label %B0.else.if.i10770.i, label %B0.else.endif.i10742.i, !prof !6

B0.endif.i10756.i:                                ; preds = %B0.else.endif.endif.endif.if.i10755.i, %B0.else.endif.endif.endif.i10752.i
  %.113.sroa.13.0.i10757.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10755.i ], [ %.113.sroa.13.1.i10753.i, %B0.else.endif.endif.endif.i10752.i ]
  %.201.i10758.i = sub i64 %.113.sroa.13.0.i10757.i, %.113.sroa.0.3.i10747.i
  %.226.i10759.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10747.i
  store i64 %.87.i10737.i, ptr %.732.i, align 8, !noalias !213
  %.605.not155.i10760.i = icmp sgt i64 %.201.i10758.i, 0
  br i1 %.605.not155.i10760.i, label %.575.endif.preheader.i10768.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i, !prof !28

.575.endif.preheader.i10768.i:                    ; preds = %B0.endif.i10756.i
  %224 = shl i64 %.201.i10758.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10759.i, i8 0, i64 %224, i1 false), !noalias !213
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i

B0.else.if.i10770.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10735.i
  br label %B0.else.endif.i10742.i

B0.else.endif.i10742.i:                           ; preds = %B0.else.if.i10770.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10735.i
  %.113.sroa.0.1.i10743.i = phi i64 [ 0, %B0.else.if.i10770.i ], [ %.125.i10740.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10735.i ]
  %.133.not.i10744.i = icmp slt i64 %.125.i10740.i, %.281.fca.12.load.i
  br i1 %.133.not.i10744.i, label %B0.else.endif.endif.i10746.i, label %B0.else.endif.if.i10745.i, !prof !10

B0.else.endif.if.i10745.i:                        ; preds = %B0.else.endif.i10742.i
  br label %B0.else.endif.endif.i10746.i

B0.else.endif.endif.i10746.i:                     ; preds = %B0.else.endif.if.i10745.i, %B0.else.endif.i10742.i
  %.113.sroa.0.3.i10747.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10745.i ], [ %.113.sroa.0.1.i10743.i, %B0.else.endif.i10742.i ]
  %.140.i10748.i = icmp slt i64 %.57.i10736.i, -4
  %.141.i10749.i = select i1 %.140.i10748.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10750.i = add i64 %.141.i10749.i, %.87.i10737.i
  %.145.i10751.i = icmp slt i64 %.142.i10750.i, 0
  br i1 %.145.i10751.i, label %B0.else.endif.endif.if.i10769.i, label %B0.else.endif.endif.endif.i10752.i, !prof !6

B0.else.endif.endif.if.i10769.i:                  ; preds = %B0.else.endif.endif.i10746.i
  br label %B0.else.endif.endif.endif.i10752.i

B0.else.endif.endif.endif.i10752.i:               ; preds = %B0.else.endif.endif.if.i10769.i, %B0.else.endif.endif.i10746.i
  %.113.sroa.13.1.i10753.i = phi i64 [ 0, %B0.else.endif.endif.if.i10769.i ], [ %.142.i10750.i, %B0.else.endif.endif.i10746.i ]
  %.150.not.i10754.i = icmp slt i64 %.142.i10750.i, %.281.fca.12.load.i
  br i1 %.150.not.i10754.i, label %B0.endif.i10756.i, label %B0.else.endif.endif.endif.if.i10755.i, !prof !10

B0.else.endif.endif.endif.if.i10755.i:            ; preds = %B0.else.endif.endif.endif.i10752.i
  br label %B0.endif.i10756.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i: ; preds = %.575.endif.preheader.i10768.i, %B0.endif.i10756.i
  %.468110909.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.468110909.i, label %B1816.preheader.lr.ph.i, label %B9716.i

B1816.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10771.i
  %spec.select10808.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.510610890.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.5212.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.5224.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.8338.i = getelementptr i8, ptr %.3120, i64 72
  %.8400.i = getelementptr i8, ptr %.3120, i64 64
  %.10036.i = getelementptr i8, ptr %.3462, i64 48
  %.10068.i = getelementptr i8, ptr %.3462, i64 56
  %.10268.i = fcmp ogt double %.505.fca.22.load.i, 0.000000e+00
  %.10393.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.10405.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.10533.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.10545.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.12382.i = getelementptr i8, ptr %.3462, i64 72
  %.12412.i = getelementptr i8, ptr %.3462, i64 136
  %.533.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.563.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %.656.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 32
  %.704.i.i = fcmp ule double %.505.fca.30.load.i, 0.000000e+00
  %225 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.916.i.i = getelementptr i8, ptr %225, i64 -8
  %.194.0.i1406.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i1407.i.i = icmp eq i64 %.194.0.i1406.i.i, 0
  %.5.i.i.i = fptosi double %.505.fca.29.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %226 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1987.i.i = getelementptr i8, ptr %.3462, i64 8
  %.2127.i.i = getelementptr i8, ptr %.3462, i64 16
  %.2184.i.i = fadd double %.505.fca.10.load.i, %.505.fca.11.load.i
  %.2217.i.i = getelementptr i8, ptr %.3462, i64 128
  %.664.i.i.i = getelementptr i8, ptr %.3462, i64 88
  %.338.i.i.i.i = fmul double %.505.fca.16.load.i, 2.000000e+00
  %.396.i.i.i.i = getelementptr i8, ptr %.3462, i64 32
  %.1112.i.i.i = fcmp ogt double %.505.fca.21.load.i, 0.000000e+00
  %.1323.i.i.i = fmul double %.505.fca.7.load.i, %.505.fca.21.load.i
  %.531.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.935.i.i = getelementptr i8, ptr %.3462, i64 64
  %.1152.i.i = getelementptr i8, ptr %.3462, i64 80
  %.13535.i = fmul double %.505.fca.5.load.i, %.505.fca.37.load.i
  %.1036.i.i = fcmp ogt double %.505.fca.30.load.i, 0.000000e+00
  %.1071.i.i = zext i1 %.1036.i.i to i64
  %.1095.i9350.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1573.i.i = getelementptr i8, ptr %.3462, i64 96
  %.1639.i.i = getelementptr i8, ptr %.3462, i64 104
  %.1899.i.i = fmul double %.505.fca.17.load.i, %.505.fca.20.load.i
  %.1902.i.i = fsub double 1.000000e+00, %.505.fca.20.load.i
  %.1948.i9356.i = fmul double %.505.fca.18.load.i, %.1902.i.i
  %.1949.i.i = fadd double %.1899.i.i, %.1948.i9356.i
  %.11640.i = getelementptr i8, ptr %.3462, i64 112
  %.14553.i = icmp eq i64 %.5.i.i, 0
  %.14816.i = icmp eq i64 %.5.i10699.i, 0
  %.15957.i = getelementptr i8, ptr %.3462, i64 120
  %.16157.i = getelementptr i8, ptr %.3120, i64 80
  %227 = shl i64 %.113.sroa.0.3.i9704.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %227
  %228 = shl i64 %.113.sroa.0.3.i10028.i, 3
  %scevgep10990.i = getelementptr i8, ptr %arg.memory_at, i64 %228
  %.17294.not10907.i = icmp sgt i64 %.201.i10577.i, %.210.i1058011086.i
  br label %B1816.i.outer

.4256.endif.i:                                    ; preds = %.4256.endif.i, %.4256.endif.preheader.i
  %.4252.010885.i = phi i64 [ %.4297.i, %.4256.endif.i ], [ 0, %.4256.endif.preheader.i ]
  %.4292.i = getelementptr i64, ptr %.226.i10578.i, i64 %.4252.010885.i
  store i64 1, ptr %.4292.i, align 8, !noalias !7
  %.4297.i = add nuw nsw i64 %.4252.010885.i, 1
  %exitcond10988.not.i = icmp eq i64 %.4297.i, %.201.i10577.i
  br i1 %exitcond10988.not.i, label %.4256.if.i.loopexit, label %.4256.endif.i, !prof !86

B2060.if.i:                                       ; preds = %B2060.loopexit.i, %B2060.if.lr.ph.i
  %.5050.010891.i = phi i64 [ 0, %B2060.if.lr.ph.i ], [ %.5119.i, %B2060.loopexit.i ]
  %.5119.i = add nuw nsw i64 %.5050.010891.i, 1
  %.5147.i = add nsw i64 %.5050.010891.i, %.5146.i
  %.5161.i = icmp slt i64 %.5147.i, 0
  %.5162.i = select i1 %.5161.i, i64 %.210.i9790.i, i64 0
  %229 = getelementptr i64, ptr %.226.i9788.i, i64 %.5147.i
  %.5176.i = getelementptr i64, ptr %229, i64 %.5162.i
  store i64 1, ptr %.5176.i, align 8, !noalias !7
  %.5192.i = select i1 %.5161.i, i64 %.210.i9826.i, i64 0
  %230 = getelementptr i64, ptr %.226.i9824.i, i64 %.5147.i
  %.5206.i = getelementptr i64, ptr %230, i64 %.5192.i
  store i64 0, ptr %.5206.i, align 8, !noalias !7
  br i1 %brmerge10923.i, label %B2062.endif.i, label %B2062.else.if.i, !prof !216

B2062.endif.i:                                    ; preds = %B2062.else.if.i, %B2060.if.i
  %rem.0.i = phi i64 [ 0, %B2060.if.i ], [ %248, %B2062.else.if.i ]
  %.5252.i = add nsw i64 %rem.0.i, %.5050.010891.i
  %.5266.i = icmp slt i64 %.5252.i, 0
  %.5267.i = select i1 %.5266.i, i64 %.1848, i64 0
  %231 = getelementptr i64, ptr %.1864, i64 %.5252.i
  %.5281.i = getelementptr i64, ptr %231, i64 %.5267.i
  %.5282.i = load i64, ptr %.5281.i, align 8, !noalias !7
  %.5296.i = icmp slt i64 %.5282.i, 0
  %.5297.i = select i1 %.5296.i, i64 %.1678, i64 0
  %232 = getelementptr i64, ptr %.1694, i64 %.5282.i
  %.5311.i = getelementptr i64, ptr %232, i64 %.5297.i
  %.5312.i = load i64, ptr %.5311.i, align 8, !noalias !7
  %.5327.i = select i1 %.5161.i, i64 %.210.i9515.i, i64 0
  %233 = getelementptr i64, ptr %.226.i.i, i64 %.5147.i
  %.5341.i = getelementptr i64, ptr %233, i64 %.5327.i
  store i64 %.5312.i, ptr %.5341.i, align 8, !noalias !7
  %.5357.i = icmp slt i64 %.5282.i, -1
  %.5358.i = select i1 %.5357.i, i64 %.1678, i64 0
  %234 = getelementptr i8, ptr %232, i64 8
  %.5372.i = getelementptr i64, ptr %234, i64 %.5358.i
  %.5373.i = load i64, ptr %.5372.i, align 8, !noalias !7
  %.5388.i = select i1 %.5161.i, i64 %.210.i9541.i, i64 0
  %235 = getelementptr i64, ptr %.226.i9539.i, i64 %.5147.i
  %.5402.i = getelementptr i64, ptr %235, i64 %.5388.i
  store i64 %.5373.i, ptr %.5402.i, align 8, !noalias !7
  %.5433.i = load i64, ptr %.5341.i, align 8, !noalias !7
  %.5447.i = icmp slt i64 %.5433.i, 0
  %.5448.i = select i1 %.5447.i, i64 %.1508, i64 0
  %236 = getelementptr i64, ptr %.1524, i64 %.5433.i
  %.5462.i = getelementptr i64, ptr %236, i64 %.5448.i
  %.5463.i = load i64, ptr %.5462.i, align 8, !noalias !7
  %.5477.i = icmp slt i64 %.5463.i, 0
  %.5478.i = select i1 %.5477.i, i64 %.1338, i64 0
  %237 = getelementptr i64, ptr %.1354, i64 %.5463.i
  %.5492.i = getelementptr i64, ptr %237, i64 %.5478.i
  %.5493.i = load i64, ptr %.5492.i, align 8, !noalias !7
  %.5508.i = select i1 %.5161.i, i64 %.210.i9577.i, i64 0
  %238 = getelementptr i64, ptr %.226.i9575.i, i64 %.5147.i
  %.5522.i = getelementptr i64, ptr %238, i64 %.5508.i
  store i64 %.5493.i, ptr %.5522.i, align 8, !noalias !7
  %.5538.i = select i1 %.5161.i, i64 %.210.i9612.i, i64 0
  %239 = getelementptr double, ptr %.226.i9611.i, i64 %.5147.i
  %.5552.i = getelementptr double, ptr %239, i64 %.5538.i
  store double 0.000000e+00, ptr %.5552.i, align 8, !noalias !7
  %.5568.i = select i1 %.5161.i, i64 %.210.i9682.i, i64 0
  %240 = getelementptr i64, ptr %.226.i9680.i, i64 %.5147.i
  %.5582.i = getelementptr i64, ptr %240, i64 %.5568.i
  store i64 0, ptr %.5582.i, align 8, !noalias !7
  %.5599.i = select i1 %.5161.i, i64 %.210.i9862.i, i64 0
  %241 = getelementptr i64, ptr %.226.i9860.i, i64 %.5147.i
  %.5613.i = getelementptr i64, ptr %241, i64 %.5599.i
  store i64 %next_block.5.3.i, ptr %.5613.i, align 8, !noalias !7
  %.5617.i = uitofp nneg i64 %.5050.010891.i to double
  %.5618.i = fmul double %.505.fca.2.load.i, %.5617.i
  %.5620.i = fadd double %.4928.i, %.5618.i
  %.5635.i = select i1 %.5161.i, i64 %.210.i98981107411078.i, i64 0
  %242 = getelementptr double, ptr %.226.i9896.i, i64 %.5147.i
  %.5649.i = getelementptr double, ptr %242, i64 %.5635.i
  store double %.5620.i, ptr %.5649.i, align 8, !noalias !7
  %.5654.i = add nsw i64 %.5050.010891.i, %.5653.i
  %.5669.i = select i1 %.5161.i, i64 %.210.i9934.i, i64 0
  %243 = getelementptr i64, ptr %.226.i9932.i, i64 %.5147.i
  %.5683.i = getelementptr i64, ptr %243, i64 %.5669.i
  store i64 %.5654.i, ptr %.5683.i, align 8, !noalias !7
  %.5714.i = load double, ptr %.5649.i, align 8, !noalias !7
  %.5729.i = select i1 %.5161.i, i64 %.210.i9970.i, i64 0
  %244 = getelementptr double, ptr %.226.i9968.i, i64 %.5147.i
  %.5743.i = getelementptr double, ptr %244, i64 %.5729.i
  store double %.5714.i, ptr %.5743.i, align 8, !noalias !7
  %.5759.i = select i1 %.5161.i, i64 %.210.i10258.i, i64 0
  %245 = getelementptr double, ptr %.226.i10256.i, i64 %.5147.i
  %.5773.i = getelementptr double, ptr %245, i64 %.5759.i
  store double 0.000000e+00, ptr %.5773.i, align 8, !noalias !7
  %.5789.i = select i1 %.5161.i, i64 %.210.i10294.i, i64 0
  %246 = getelementptr double, ptr %.226.i10292.i, i64 %.5147.i
  %.5803.i = getelementptr double, ptr %246, i64 %.5789.i
  store double 0.000000e+00, ptr %.5803.i, align 8, !noalias !7
  %.5819.i = select i1 %.5161.i, i64 %.210.i10006.i, i64 0
  %247 = getelementptr i64, ptr %.226.i10004.i, i64 %.5147.i
  %.5833.i = getelementptr i64, ptr %247, i64 %.5819.i
  store i64 1, ptr %.5833.i, align 8, !noalias !7
  %.5835.i = mul nsw i64 %.5147.i, 6
  %.5836.i = add nsw i64 %.5147.i, 1
  %.5837.i = mul nsw i64 %.5836.i, 6
  %.5875.i = select i1 %.5161.i, i64 %.210.i9718.i, i64 0
  %.5876.i = add i64 %.5875.i, %.5835.i
  %.5891.i = icmp slt i64 %.5147.i, -1
  %.5892.i = select i1 %.5891.i, i64 %.210.i9718.i, i64 0
  %.5893.i = add i64 %.5837.i, %.5892.i
  %.6020.i = icmp slt i64 %.5876.i, 0
  br i1 %.6020.i, label %B2062.endif.endif.else.if.i, label %B2062.endif.endif.else.endif.i, !prof !6

B2062.else.if.i:                                  ; preds = %B2060.if.i
  %.5229.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.5230.i = xor i64 %.5229.i, %.281.fca.5.load.i
  %.5231.i = icmp slt i64 %.5230.i, 0
  %.5232.i = icmp ne i64 %.5229.i, 0
  %.5233.i = and i1 %.5232.i, %.5231.i
  %.5240.i = select i1 %.5233.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.5240.i, %.5229.i
  %248 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B2062.endif.i

B2062.endif.endif.endif.i:                        ; preds = %B2062.endif.endif.else.endif.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.endif.i
  %.6000.sroa.13.0.i = phi i64 [ %.210.i9718.i, %B2062.endif.endif.else.endif.endif.endif.if.i ], [ %.6000.sroa.13.1.i, %B2062.endif.endif.else.endif.endif.endif.i ]
  %.6121.not10886.i = icmp slt i64 %.6000.sroa.0.3.i, %.6000.sroa.13.0.i
  br i1 %.6121.not10886.i, label %.6091.endif.preheader.i, label %.6091.if.i, !prof !28

.6091.endif.preheader.i:                          ; preds = %B2062.endif.endif.endif.i
  %249 = shl i64 %.6000.sroa.0.3.i, 3
  %scevgep10989.i = getelementptr i8, ptr %scevgep.i, i64 %249
  %250 = sub nsw i64 %.6000.sroa.13.0.i, %.6000.sroa.0.3.i
  %251 = shl i64 %250, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep10989.i, i8 0, i64 %251, i1 false), !noalias !7
  br label %.6091.if.i

B2062.endif.endif.else.if.i:                      ; preds = %B2062.endif.i
  br label %B2062.endif.endif.else.endif.i

B2062.endif.endif.else.endif.i:                   ; preds = %B2062.endif.endif.else.if.i, %B2062.endif.i
  %.6000.sroa.0.1.i = phi i64 [ 0, %B2062.endif.endif.else.if.i ], [ %.5876.i, %B2062.endif.i ]
  %.6025.not.i = icmp slt i64 %.5876.i, %.210.i9718.i
  br i1 %.6025.not.i, label %B2062.endif.endif.else.endif.endif.i, label %B2062.endif.endif.else.endif.if.i, !prof !10

B2062.endif.endif.else.endif.if.i:                ; preds = %B2062.endif.endif.else.endif.i
  br label %B2062.endif.endif.else.endif.endif.i

B2062.endif.endif.else.endif.endif.i:             ; preds = %B2062.endif.endif.else.endif.if.i, %B2062.endif.endif.else.endif.i
  %.6000.sroa.0.3.i = phi i64 [ %.210.i9718.i, %B2062.endif.endif.else.endif.if.i ], [ %.6000.sroa.0.1.i, %B2062.endif.endif.else.endif.i ]
  %.6037.i = icmp slt i64 %.5893.i, 0
  br i1 %.6037.i, label %B2062.endif.endif.else.endif.endif.if.i, label %B2062.endif.endif.else.endif.endif.endif.i, !prof !6

B2062.endif.endif.else.endif.endif.if.i:          ; preds = %B2062.endif.endif.else.endif.endif.i
  br label %B2062.endif.endif.else.endif.endif.endif.i

B2062.endif.endif.else.endif.endif.endif.i:       ; preds = %B2062.endif.endif.else.endif.endif.if.i, %B2062.endif.endif.else.endif.endif.i
  %.6000.sroa.13.1.i = phi i64 [ 0, %B2062.endif.endif.else.endif.endif.if.i ], [ %.5893.i, %B2062.endif.endif.else.endif.endif.i ]
  %.6042.not.i = icmp slt i64 %.5893.i, %.210.i9718.i
  br i1 %.6042.not.i, label %B2062.endif.endif.endif.i, label %B2062.endif.endif.else.endif.endif.endif.if.i, !prof !10

B2062.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B2062.endif.endif.else.endif.endif.endif.i
  br label %B2062.endif.endif.endif.i

.6091.if.i:                                       ; preds = %.6091.endif.preheader.i, %B2062.endif.endif.endif.i
  %.6139.i = mul nsw i64 %.5147.i, %.590.i
  %.6142.i = mul nsw i64 %.5836.i, %.590.i
  %.6179.i = icmp slt i64 %.6139.i, 0
  %.6180.i = select i1 %.6179.i, i64 %.210.i10042.i, i64 0
  %.6181.i = add i64 %.6180.i, %.6139.i
  %.6196.i = icmp slt i64 %.6142.i, 0
  %.6197.i = select i1 %.6196.i, i64 %.210.i10042.i, i64 0
  %.6198.i = add i64 %.6197.i, %.6142.i
  %.6325.i = icmp slt i64 %.6181.i, 0
  br i1 %.6325.i, label %.6092.endif.else.if.i, label %.6092.endif.else.endif.i, !prof !6

.6092.endif.endif.i:                              ; preds = %.6092.endif.else.endif.endif.endif.if.i, %.6092.endif.else.endif.endif.endif.i
  %.6305.sroa.13.0.i = phi i64 [ %.210.i10042.i, %.6092.endif.else.endif.endif.endif.if.i ], [ %.6305.sroa.13.1.i, %.6092.endif.else.endif.endif.endif.i ]
  %.6426.not10888.i = icmp slt i64 %.6305.sroa.0.3.i, %.6305.sroa.13.0.i
  br i1 %.6426.not10888.i, label %.6396.endif.preheader.i, label %B2060.loopexit.i, !prof !28

.6396.endif.preheader.i:                          ; preds = %.6092.endif.endif.i
  %252 = shl i64 %.6305.sroa.0.3.i, 3
  %scevgep10991.i = getelementptr i8, ptr %scevgep10990.i, i64 %252
  %253 = sub nsw i64 %.6305.sroa.13.0.i, %.6305.sroa.0.3.i
  %254 = shl i64 %253, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep10991.i, i8 0, i64 %254, i1 false), !noalias !7
  br label %B2060.loopexit.i

.6092.endif.else.if.i:                            ; preds = %.6091.if.i
  br label %.6092.endif.else.endif.i

.6092.endif.else.endif.i:                         ; preds = %.6092.endif.else.if.i, %.6091.if.i
  %.6305.sroa.0.1.i = phi i64 [ 0, %.6092.endif.else.if.i ], [ %.6181.i, %.6091.if.i ]
  %.6330.not.i = icmp slt i64 %.6181.i, %.210.i10042.i
  br i1 %.6330.not.i, label %.6092.endif.else.endif.endif.i, label %.6092.endif.else.endif.if.i, !prof !10

.6092.endif.else.endif.if.i:                      ; preds = %.6092.endif.else.endif.i
  br label %.6092.endif.else.endif.endif.i

.6092.endif.else.endif.endif.i:                   ; preds = %.6092.endif.else.endif.if.i, %.6092.endif.else.endif.i
  %.6305.sroa.0.3.i = phi i64 [ %.210.i10042.i, %.6092.endif.else.endif.if.i ], [ %.6305.sroa.0.1.i, %.6092.endif.else.endif.i ]
  %.6342.i = icmp slt i64 %.6198.i, 0
  br i1 %.6342.i, label %.6092.endif.else.endif.endif.if.i, label %.6092.endif.else.endif.endif.endif.i, !prof !6

.6092.endif.else.endif.endif.if.i:                ; preds = %.6092.endif.else.endif.endif.i
  br label %.6092.endif.else.endif.endif.endif.i

.6092.endif.else.endif.endif.endif.i:             ; preds = %.6092.endif.else.endif.endif.if.i, %.6092.endif.else.endif.endif.i
  %.6305.sroa.13.1.i = phi i64 [ 0, %.6092.endif.else.endif.endif.if.i ], [ %.6198.i, %.6092.endif.else.endif.endif.i ]
  %.6347.not.i = icmp slt i64 %.6198.i, %.210.i10042.i
  br i1 %.6347.not.i, label %.6092.endif.endif.i, label %.6092.endif.else.endif.endif.endif.if.i, !prof !10

.6092.endif.else.endif.endif.endif.if.i:          ; preds = %.6092.endif.else.endif.endif.endif.i
  br label %.6092.endif.endif.i

.6728.if.i:                                       ; preds = %.6728.endif.i, %B2472.i
  %exitcond1593.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1593.not, label %B2532.i, label %B2518.i

.6728.endif.i:                                    ; preds = %B2472.i, %.6728.endif.i
  %.6724.010894.i = phi i64 [ %.6769.i, %.6728.endif.i ], [ 0, %B2472.i ]
  %.6764.i = getelementptr i64, ptr %.226.i10578.i, i64 %.6724.010894.i
  store i64 1, ptr %.6764.i, align 8, !noalias !7
  %.6769.i = add nuw nsw i64 %.6724.010894.i, 1
  %exitcond10993.not.i = icmp eq i64 %.6769.i, %.201.i10577.i
  br i1 %exitcond10993.not.i, label %.6728.if.i, label %.6728.endif.i, !prof !86

B2590.if.i:                                       ; preds = %B2768.i, %B2532.i
  %scheduler.2.210899.i = phi i64 [ -1, %B2532.i ], [ %scheduler.3.3.i, %B2768.i ]
  %best.2.210898.i = phi double [ 1.000000e+300, %B2532.i ], [ %best.3.3.i, %B2768.i ]
  %.6858.010895.i = phi i64 [ 0, %B2532.i ], [ %.6927.i, %B2768.i ]
  %.6927.i = add nuw nsw i64 %.6858.010895.i, 1
  %255 = getelementptr i64, ptr %.226.i10578.i, i64 %.6858.010895.i
  %.6985.i = load i64, ptr %255, align 8, !noalias !7
  %.6986.not.i = icmp eq i64 %.6985.i, 0
  br i1 %.6986.not.i, label %B2700.i, label %B2610.i

B3410.if.i:                                       ; preds = %B3552.i, %B3410.preheader.i
  %why.5.310903.i = phi i64 [ 2, %B3410.preheader.i ], [ %why.6.4.i, %B3552.i ]
  %need.3.310902.i = phi double [ %best.3.3.i, %B3410.preheader.i ], [ %need.4.4.i, %B3552.i ]
  %.8627.010900.i = phi i64 [ 0, %B3410.preheader.i ], [ %.8702.i, %B3552.i ]
  %.8702.i = add nuw nsw i64 %.8627.010900.i, 1
  %256 = shl nuw i64 1, %.8627.010900.i
  %257 = and i64 %256, %.8581.i
  %.8746.not.i = icmp eq i64 %257, 0
  br i1 %.8746.not.i, label %B3552.i, label %B3430.i

B4772.endif.i:                                    ; preds = %B4772.else.if.i, %B4772.i
  %quot.2.0.i = phi i64 [ 0, %B4772.i ], [ %spec.select9200.i, %B4772.else.if.i ]
  %258 = getelementptr i64, ptr %.720, i64 %.7784.i
  %.10463.i = getelementptr i64, ptr %258, i64 %.7803.i
  %.10464.i = load i64, ptr %.10463.i, align 8, !noalias !7
  %.13.i10772.i = tail call i64 @llvm.smax.i64(i64 %.10464.i, i64 1)
  %.10494.i = uitofp nneg i64 %.13.i10772.i to double
  %.10495.i = fadd double %best.3.3.i, %.10494.i
  %.10514.i = select i1 %.7768.i, i64 %.210.i9862.i, i64 0
  %259 = getelementptr i64, ptr %.226.i9860.i, i64 %.7713.i
  %.10528.i = getelementptr i64, ptr %259, i64 %.10514.i
  %.10529.i = load i64, ptr %.10528.i, align 8, !noalias !7
  %.10544.i = icmp ne i64 %.10529.i, -9223372036854775808
  %.10546.not.i = or i1 %.10545.i, %.10544.i
  %or.cond10926.i = select i1 %.10533.i, i1 %.10546.not.i, i1 false, !prof !15
  br i1 %or.cond10926.i, label %B4772.endif.endif.else.if.i, label %B4772.endif.endif.endif.i, !prof !15

B4772.else.if.i:                                  ; preds = %B4772.i
  %.10409.i = sdiv i64 %.7713.i, %.281.fca.7.load.i
  %.10410.i = srem i64 %.7713.i, %.281.fca.7.load.i
  %.10411.i = xor i64 %.10410.i, %.281.fca.7.load.i
  %.10412.i = icmp slt i64 %.10411.i, 0
  %.10413.i = icmp ne i64 %.10410.i, 0
  %.10414.i = and i1 %.10413.i, %.10412.i
  %.10419.i = sext i1 %.10414.i to i64
  %spec.select9200.i = add i64 %.10409.i, %.10419.i
  br label %B4772.endif.i

B4772.endif.endif.endif.i:                        ; preds = %B4772.endif.endif.else.if.i, %B4772.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4772.endif.i ], [ %260, %B4772.endif.endif.else.if.i ]
  br i1 %or.cond10924.i, label %B4772.endif.endif.endif.else.if.i, label %B4772.endif.endif.endif.endif.i, !prof !15

B4772.endif.endif.else.if.i:                      ; preds = %B4772.endif.i
  %.10550.i = srem i64 %.10529.i, %.281.fca.5.load.i
  %.10551.i = xor i64 %.10550.i, %.281.fca.5.load.i
  %.10552.i = icmp slt i64 %.10551.i, 0
  %.10553.i = icmp ne i64 %.10550.i, 0
  %.10554.i = and i1 %.10553.i, %.10552.i
  %.10561.i = select i1 %.10554.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select9201.i = add i64 %.10561.i, %.10550.i
  %260 = mul nsw i64 %spec.select9201.i, %.281.fca.7.load.i
  br label %B4772.endif.endif.endif.i

B4772.endif.endif.endif.endif.i:                  ; preds = %B4772.endif.endif.endif.else.if.i, %B4772.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4772.endif.endif.endif.i ], [ %spec.select9202.i, %B4772.endif.endif.endif.else.if.i ]
  %.10615.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.10623.i = icmp eq i64 %.7818.i, 5
  br i1 %.10623.i, label %B4950.i, label %B5158.i

B4772.endif.endif.endif.else.if.i:                ; preds = %B4772.endif.endif.endif.i
  %.10594.i = srem i64 %.7713.i, %.281.fca.7.load.i
  %.10595.i = xor i64 %.10594.i, %.281.fca.7.load.i
  %.10596.i = icmp slt i64 %.10595.i, 0
  %.10597.i = icmp ne i64 %.10594.i, 0
  %.10598.i = and i1 %.10597.i, %.10596.i
  %.10605.i = select i1 %.10598.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9202.i = add i64 %.10605.i, %.10594.i
  br label %B4772.endif.endif.endif.endif.i

B7970.endif.endif.i:                              ; preds = %B7970.endif.else.if.i, %B7970.i
  %rem.7.0.i = phi i64 [ %.14561.0.i, %B7970.endif.else.if.i ], [ 0, %B7970.i ]
  store i64 %rem.7.0.i, ptr %.14485.i, align 8, !noalias !7
  br label %B8276.i

B7970.endif.else.if.i:                            ; preds = %B7970.i
  %.14548.i = load i64, ptr %.14485.i, align 8, !noalias !7
  %.14549.i = add nsw i64 %.14548.i, 1
  %.14570.i = srem i64 %.14549.i, %.5.i.i
  %.14571.i = xor i64 %.14570.i, %.5.i.i
  %.14572.i = icmp slt i64 %.14571.i, 0
  %.14573.i = icmp ne i64 %.14570.i, 0
  %.14574.i = and i1 %.14573.i, %.14572.i
  %.14581.i = select i1 %.14574.i, i64 %.5.i.i, i64 0
  %.14561.0.i = add i64 %.14581.i, %.14570.i
  br label %B7970.endif.endif.i

B8136.endif.endif.i:                              ; preds = %B8136.endif.else.if.i, %B8136.i
  %rem.8.0.i = phi i64 [ %.14824.0.i, %B8136.endif.else.if.i ], [ 0, %B8136.i ]
  store i64 %rem.8.0.i, ptr %.14748.i, align 8, !noalias !7
  br label %B8276.i

B8136.endif.else.if.i:                            ; preds = %B8136.i
  %.14811.i = load i64, ptr %.14748.i, align 8, !noalias !7
  %.14812.i = add nsw i64 %.14811.i, 1
  %.14833.i = srem i64 %.14812.i, %.5.i10699.i
  %.14834.i = xor i64 %.14833.i, %.5.i10699.i
  %.14835.i = icmp slt i64 %.14834.i, 0
  %.14836.i = icmp ne i64 %.14833.i, 0
  %.14837.i = and i1 %.14836.i, %.14835.i
  %.14844.i = select i1 %.14837.i, i64 %.5.i10699.i, i64 0
  %.14824.0.i = add i64 %.14844.i, %.14833.i
  br label %B8136.endif.endif.i

B8802.endif.endif.i:                              ; preds = %B8802.endif.else.if.i, %B8802.i
  %rem.9.0.i = phi double [ 0.000000e+00, %B8802.i ], [ %262, %B8802.endif.else.if.i ]
  %.16096.i = fmul double %.505.fca.2.load.i, %rem.9.0.i
  %.16097.i = fsub double %.16050.i, %.16096.i
  %.16098.i = fadd double %.15958.i, %.16097.i
  store double %.16098.i, ptr %.15957.i, align 8, !noalias !7
  %.16158.i = load double, ptr %.16157.i, align 8, !noalias !7
  %.16174.i = select i1 %.7768.i, i64 %.210.i10294.i, i64 0
  %261 = getelementptr double, ptr %.226.i10292.i, i64 %.7713.i
  %.16188.i = getelementptr double, ptr %261, i64 %.16174.i
  %.16189.i = load double, ptr %.16188.i, align 8, !noalias !7
  %.16193.i = fsub double %.16189.i, %best.3.3.i
  %.12.i10773.i = fcmp ogt double %.16193.i, 0.000000e+00
  %.13.i10774.i = select i1 %.12.i10773.i, double %.16193.i, double 0.000000e+00
  %.16222.i = fadd double %.16158.i, %.13.i10774.i
  store double %.16222.i, ptr %.16157.i, align 8, !noalias !7
  br label %B9310.i

B8802.endif.else.if.i:                            ; preds = %B8802.i
  %.16074.i = srem i64 %.7713.i, %.281.fca.7.load.i
  %.16075.i = xor i64 %.16074.i, %.281.fca.7.load.i
  %.16076.i = icmp slt i64 %.16075.i, 0
  %.16077.i = icmp ne i64 %.16074.i, 0
  %.16078.i = and i1 %.16077.i, %.16076.i
  %.16085.i = select i1 %.16078.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select9203.i = add i64 %.16085.i, %.16074.i
  %262 = sitofp i64 %spec.select9203.i to double
  br label %B8802.endif.endif.i

B9480.if.i:                                       ; preds = %B9536.i, %B9480.if.preheader.i
  %.16745.010906.i = phi i64 [ %.16807.i, %B9536.i ], [ %spec.select10808.i, %B9480.if.preheader.i ]
  %.16742.010905.i = phi i64 [ %.16811.i, %B9536.i ], [ %.16714.i, %B9480.if.preheader.i ]
  %.16807.i = add nsw i64 %.16745.010906.i, -1
  %.16811.i = add i64 %.16742.010905.i, 1
  %.16853.i = icmp slt i64 %.16742.010905.i, 0
  %.16854.i = select i1 %.16853.i, i64 %.210.i9790.i, i64 0
  %263 = getelementptr i64, ptr %.226.i9788.i, i64 %.16742.010905.i
  %.16868.i = getelementptr i64, ptr %263, i64 %.16854.i
  %.16869.i = load i64, ptr %.16868.i, align 8, !noalias !7
  %.16870.not.i = icmp eq i64 %.16869.i, 0
  br i1 %.16870.not.i, label %B9536.i, label %B9500.i

B9538.endif.else.endif.endif.endif.if.i:          ; preds = %B9538.i
  br i1 %.17294.not10907.i, label %.17264.endif.i.preheader, label %B9562.i, !prof !217

.17264.endif.i.preheader:                         ; preds = %B9538.i, %B9538.endif.else.endif.endif.endif.if.i
  %.17260.010908.i.ph = phi i64 [ %.210.i1058011086.i, %B9538.endif.else.endif.endif.endif.if.i ], [ 0, %B9538.i ]
  br label %.17264.endif.i

.17264.endif.i:                                   ; preds = %.17264.endif.i.preheader, %.17264.endif.i
  %.17260.010908.i = phi i64 [ %.17305.i, %.17264.endif.i ], [ %.17260.010908.i.ph, %.17264.endif.i.preheader ]
  %.17300.i = getelementptr i64, ptr %.226.i10578.i, i64 %.17260.010908.i
  store i64 1, ptr %.17300.i, align 8, !noalias !7
  %.17305.i = add nuw nsw i64 %.17260.010908.i, 1
  %.17294.not.i = icmp sgt i64 %.201.i10577.i, %.17305.i
  br i1 %.17294.not.i, label %.17264.endif.i, label %B9562.i, !prof !218

B9746.if.i:                                       ; preds = %B10192.i, %B9746.if.lr.ph.i
  %.18345.010920.i = phi i64 [ 0, %B9746.if.lr.ph.i ], [ %.18414.i, %B10192.i ]
  %.18414.i = add nuw nsw i64 %.18345.010920.i, 1
  %264 = getelementptr i64, ptr %.226.i9788.i, i64 %.18345.010920.i
  %.18472.i = load i64, ptr %264, align 8, !noalias !7
  %.18473.not.i = icmp eq i64 %.18472.i, 0
  br i1 %.18473.not.i, label %B10192.i, label %B9766.i

B9766.endif.endif.i:                              ; preds = %B9766.endif.else.if.i, %B9766.i
  %.1857610800.pn.pn.in.i = phi ptr [ %.1857510799.i, %B9766.endif.else.if.i ], [ %.226.i10220.i, %B9766.i ]
  %rem.11.0.i = phi double [ %272, %B9766.endif.else.if.i ], [ 0.000000e+00, %B9766.i ]
  %.1857610800.pn.pn.i = load double, ptr %.1857610800.pn.pn.in.i, align 8, !noalias !7
  %.1857810803.i = fsub double %now.2.2.i, %.1857610800.pn.pn.i
  %.18624.i = fmul double %.505.fca.2.load.i, %rem.11.0.i
  %.18625.i = fsub double %.1857810803.i, %.18624.i
  %.12.i10775.i = fcmp ogt double %.18625.i, 0.000000e+00
  %.13.i10776.i = select i1 %.12.i10775.i, double %.18625.i, double 0.000000e+00
  %.18654.i = fadd double %.18504.i, %.13.i10776.i
  store double %.18654.i, ptr %.18503.i, align 8, !noalias !7
  %265 = getelementptr double, ptr %.226.i9968.i, i64 %.18345.010920.i
  %.18715.i = load double, ptr %265, align 8, !noalias !7
  %266 = getelementptr double, ptr %.226.i9896.i, i64 %.18345.010920.i
  %.18746.i = load double, ptr %266, align 8, !noalias !7
  %.12.i10777.i = fcmp olt double %now.2.2.i, %.18746.i
  %.13.i10778.i = select i1 %.12.i10777.i, double %now.2.2.i, double %.18746.i
  %.12.i10779.i = fcmp ogt double %.13.i10778.i, %.18715.i
  %.13.i10780.i = select i1 %.12.i10779.i, double %.13.i10778.i, double %.18715.i
  %267 = getelementptr i64, ptr %.226.i10004.i, i64 %.18345.010920.i
  %.18834.i = load i64, ptr %267, align 8, !noalias !7
  %.18848.i = icmp slt i64 %.18834.i, 0
  %.18849.i = select i1 %.18848.i, i64 %.3104, i64 0
  %268 = getelementptr double, ptr %.3120, i64 %.18834.i
  %.18863.i = getelementptr double, ptr %268, i64 %.18849.i
  %.18864.i = load double, ptr %.18863.i, align 8, !noalias !7
  %.18896.i = fsub double %.13.i10780.i, %.18715.i
  %.18897.i = fadd double %.18864.i, %.18896.i
  store double %.18897.i, ptr %.18863.i, align 8, !noalias !7
  %269 = getelementptr i64, ptr %.226.i9575.i, i64 %.18345.010920.i
  %.18958.i = load i64, ptr %269, align 8, !noalias !7
  %.18972.i = icmp slt i64 %.18958.i, 0
  %.18973.i = select i1 %.18972.i, i64 %.3275, i64 0
  %270 = getelementptr double, ptr %.3291, i64 %.18958.i
  %.18987.i = getelementptr double, ptr %270, i64 %.18973.i
  %.18988.i = load double, ptr %.18987.i, align 8, !noalias !7
  %.19019.i = load double, ptr %265, align 8, !noalias !7
  %.19022.i = fsub double %.13.i10780.i, %.19019.i
  %.19023.i = fadd double %.18988.i, %.19022.i
  store double %.19023.i, ptr %.18987.i, align 8, !noalias !7
  %.19083.i = load double, ptr %.19082.i, align 8, !noalias !7
  %.19085.i = fsub double %now.2.2.i, %.13.i10780.i
  %.12.i10781.i = fcmp ogt double %.19085.i, 0.000000e+00
  %.13.i10782.i = select i1 %.12.i10781.i, double %.19085.i, double 0.000000e+00
  %.19114.i = fadd double %.13.i10782.i, %.19083.i
  store double %.19114.i, ptr %.19082.i, align 8, !noalias !7
  br label %B10192.i

B9766.endif.else.if.i:                            ; preds = %B9766.i
  %.18525.i = sdiv i64 %.18345.010920.i, %.281.fca.7.load.i
  %.18526.i = srem i64 %.18345.010920.i, %.281.fca.7.load.i
  %.18529.i = icmp ne i64 %.18526.i, 0
  %.18530.i = and i1 %.18528.i, %.18529.i
  %.18535.i = sext i1 %.18530.i to i64
  %spec.select9204.i = add i64 %.18525.i, %.18535.i
  %spec.select9204.fr.i = freeze i64 %spec.select9204.i
  %271 = getelementptr double, ptr %.226.i10220.i, i64 %spec.select9204.fr.i
  %.18560.i = icmp slt i64 %spec.select9204.fr.i, 0
  %spec.select10812.i = select i1 %.18560.i, i64 %.210.i10222.i, i64 0
  %.1857510799.i = getelementptr double, ptr %271, i64 %spec.select10812.i
  %.18605.not.i = icmp eq i64 %.18526.i, 0
  %.18613.i = select i1 %.18605.not.i, i64 0, i64 %177
  %spec.select9205.i = add nsw i64 %.18613.i, %.18526.i
  %272 = sitofp i64 %spec.select9205.i to double
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v42B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v43B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi41EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2041_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2041_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!"branch_weights", i32 1, i32 127}
!12 = !{!13, !8}
!13 = distinct !{!13, !14, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!14 = distinct !{!14, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!15 = !{!"branch_weights", i32 9801, i32 199}
!16 = !{!17, !8}
!17 = distinct !{!17, !18, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!18 = distinct !{!18, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!19 = !{!20, !8}
!20 = distinct !{!20, !21, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!21 = distinct !{!21, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!22 = !{!23, !20, !8}
!23 = distinct !{!23, !24, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!24 = distinct !{!24, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!25 = !{!26, !20, !8}
!26 = distinct !{!26, !27, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!27 = distinct !{!27, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!28 = !{!"branch_weights", i32 127, i32 1}
!29 = !{!30, !20, !8}
!30 = distinct !{!30, !31, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!31 = distinct !{!31, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!32 = !{!33, !30, !20, !8}
!33 = distinct !{!33, !34, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!34 = distinct !{!34, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!35 = !{!36, !33, !30, !20, !8}
!36 = distinct !{!36, !37, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!37 = distinct !{!37, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!38 = !{!39, !30, !20, !8}
!39 = distinct !{!39, !40, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!40 = distinct !{!40, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!41 = !{!42, !20, !8}
!42 = distinct !{!42, !43, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!44 = !{!45, !8}
!45 = distinct !{!45, !46, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!46 = distinct !{!46, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!47 = !{!48, !45, !8}
!48 = distinct !{!48, !49, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!49 = distinct !{!49, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!50 = !{!51, !8}
!51 = distinct !{!51, !52, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!52 = distinct !{!52, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!53 = !{!54, !8}
!54 = distinct !{!54, !55, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!55 = distinct !{!55, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!56 = !{!57, !54, !8}
!57 = distinct !{!57, !58, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!58 = distinct !{!58, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!59 = !{!60, !54, !8}
!60 = distinct !{!60, !61, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!61 = distinct !{!61, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!62 = !{!63, !60, !54, !8}
!63 = distinct !{!63, !64, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!64 = distinct !{!64, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!65 = !{!66, !63, !60, !54, !8}
!66 = distinct !{!66, !67, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!67 = distinct !{!67, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!68 = !{!69, !60, !54, !8}
!69 = distinct !{!69, !70, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!70 = distinct !{!70, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2041_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!71 = !{!72, !74, !8}
!72 = distinct !{!72, !73, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!73 = distinct !{!73, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!74 = distinct !{!74, !75, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!75 = distinct !{!75, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2041_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!76 = !{!74, !8}
!77 = !{!78, !74, !8}
!78 = distinct !{!78, !79, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!79 = distinct !{!79, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!80 = !{!81, !74, !8}
!81 = distinct !{!81, !82, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!82 = distinct !{!82, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!83 = !{!84, !74, !8}
!84 = distinct !{!84, !85, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29: %retptr"}
!85 = distinct !{!85, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_285_29"}
!86 = !{!"branch_weights", i32 127, i32 12545}
!87 = !{!88, !74, !8}
!88 = distinct !{!88, !89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!90 = !{!91, !74, !8}
!91 = distinct !{!91, !92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!93 = !{!94, !74, !8}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!96 = !{!97, !74, !8}
!97 = distinct !{!97, !98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!98 = distinct !{!98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!99 = !{!100, !74, !8}
!100 = distinct !{!100, !101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!101 = distinct !{!101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!102 = !{!103, !74, !8}
!103 = distinct !{!103, !104, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!104 = distinct !{!104, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!105 = !{!106, !74, !8}
!106 = distinct !{!106, !107, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!107 = distinct !{!107, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!108 = !{!109, !8}
!109 = distinct !{!109, !110, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!110 = distinct !{!110, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!111 = !{!112, !8}
!112 = distinct !{!112, !113, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!113 = distinct !{!113, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!114 = !{!115, !8}
!115 = distinct !{!115, !116, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!116 = distinct !{!116, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!117 = !{!118, !8}
!118 = distinct !{!118, !119, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!119 = distinct !{!119, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!120 = !{!121, !8}
!121 = distinct !{!121, !122, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!122 = distinct !{!122, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!123 = !{!124, !8}
!124 = distinct !{!124, !125, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!125 = distinct !{!125, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!126 = !{!127, !8}
!127 = distinct !{!127, !128, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!128 = distinct !{!128, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!129 = !{!130, !8}
!130 = distinct !{!130, !131, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!131 = distinct !{!131, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!132 = !{!133, !8}
!133 = distinct !{!133, !134, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!134 = distinct !{!134, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!135 = !{!136, !8}
!136 = distinct !{!136, !137, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!137 = distinct !{!137, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!138 = !{!139, !8}
!139 = distinct !{!139, !140, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!140 = distinct !{!140, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!141 = !{!142, !8}
!142 = distinct !{!142, !143, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!143 = distinct !{!143, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!144 = !{!145, !8}
!145 = distinct !{!145, !146, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!146 = distinct !{!146, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!147 = !{!148, !8}
!148 = distinct !{!148, !149, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!150 = !{!151, !8}
!151 = distinct !{!151, !152, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!152 = distinct !{!152, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!153 = !{!154, !8}
!154 = distinct !{!154, !155, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!155 = distinct !{!155, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!156 = !{!157, !8}
!157 = distinct !{!157, !158, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!158 = distinct !{!158, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!159 = !{!160, !8}
!160 = distinct !{!160, !161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!162 = !{!163, !8}
!163 = distinct !{!163, !164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!164 = distinct !{!164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!165 = !{!166, !8}
!166 = distinct !{!166, !167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!167 = distinct !{!167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!168 = !{!169, !8}
!169 = distinct !{!169, !170, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!170 = distinct !{!170, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!171 = !{!172, !8}
!172 = distinct !{!172, !173, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!173 = distinct !{!173, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!174 = !{!175, !8}
!175 = distinct !{!175, !176, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!176 = distinct !{!176, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!177 = !{!178, !8}
!178 = distinct !{!178, !179, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!179 = distinct !{!179, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!180 = !{!181, !8}
!181 = distinct !{!181, !182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!182 = distinct !{!182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!183 = !{!184, !8}
!184 = distinct !{!184, !185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!185 = distinct !{!185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!186 = !{!187, !8}
!187 = distinct !{!187, !188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!188 = distinct !{!188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!189 = !{!190, !8}
!190 = distinct !{!190, !191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!191 = distinct !{!191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!192 = !{!193, !8}
!193 = distinct !{!193, !194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!194 = distinct !{!194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!195 = !{!196, !8}
!196 = distinct !{!196, !197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!197 = distinct !{!197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!198 = !{!199, !8}
!199 = distinct !{!199, !200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!200 = distinct !{!200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!201 = !{!202, !8}
!202 = distinct !{!202, !203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!203 = distinct !{!203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!204 = !{!205, !8}
!205 = distinct !{!205, !206, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!206 = distinct !{!206, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!207 = !{!208, !8}
!208 = distinct !{!208, !209, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!209 = distinct !{!209, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!210 = !{!211, !8}
!211 = distinct !{!211, !212, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!212 = distinct !{!212, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!213 = !{!214, !8}
!214 = distinct !{!214, !215, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!215 = distinct !{!215, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!216 = !{!"branch_weights", i32 199, i32 9801}
!217 = !{!"branch_weights", i32 469762010, i32 1677721638}
!218 = !{!"branch_weights", i32 12545, i32 127}
