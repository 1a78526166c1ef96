; made by build.py from sm.py, sources ae02647352a38cca
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.484.i = alloca [39 x double], align 8
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.276.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.484.i)
  %.fca.1.gep.i1415 = getelementptr inbounds nuw i8, ptr %.484.i, i64 8
  %.fca.2.gep.i1416 = getelementptr inbounds nuw i8, ptr %.484.i, i64 16
  %.fca.3.gep.i1417 = getelementptr inbounds nuw i8, ptr %.484.i, i64 24
  %.fca.4.gep.i1418 = getelementptr inbounds nuw i8, ptr %.484.i, i64 32
  %.fca.5.gep.i1419 = getelementptr inbounds nuw i8, ptr %.484.i, i64 40
  %.fca.6.gep.i1420 = getelementptr inbounds nuw i8, ptr %.484.i, i64 48
  %.fca.7.gep.i1421 = getelementptr inbounds nuw i8, ptr %.484.i, i64 56
  %.fca.8.gep.i1422 = getelementptr inbounds nuw i8, ptr %.484.i, i64 64
  %.fca.9.gep.i1423 = getelementptr inbounds nuw i8, ptr %.484.i, i64 72
  %.fca.10.gep.i1424 = getelementptr inbounds nuw i8, ptr %.484.i, i64 80
  %.fca.11.gep.i1425 = getelementptr inbounds nuw i8, ptr %.484.i, i64 88
  %.fca.12.gep.i1426 = getelementptr inbounds nuw i8, ptr %.484.i, i64 96
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 104
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 112
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 120
  %.fca.16.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 128
  %.fca.17.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 136
  %.fca.18.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 144
  %.fca.19.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 152
  %.fca.20.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 160
  %.fca.21.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 168
  %.fca.22.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 176
  %.fca.23.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 184
  %.fca.24.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 192
  %.fca.25.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 200
  %.fca.26.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 208
  %.fca.27.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 216
  %.fca.28.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 224
  %.fca.29.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 232
  %.fca.30.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 240
  %.fca.31.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 248
  %.fca.32.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 256
  %.fca.33.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 264
  %.fca.34.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 272
  %.fca.35.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 280
  %.fca.36.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 288
  %.fca.37.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 296
  %.fca.38.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 304
  br label %B38.if.i1427

B38.if.i1427:                                     ; preds = %B38.if.i1427, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %out.2.sroa.0.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.0.load.i, %B38.if.i1427 ]
  %out.2.sroa.9.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.1.load.i, %B38.if.i1427 ]
  %out.2.sroa.18.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.2.load.i, %B38.if.i1427 ]
  %out.2.sroa.27.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.3.load.i, %B38.if.i1427 ]
  %out.2.sroa.36.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.4.load.i, %B38.if.i1427 ]
  %out.2.sroa.45.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.5.load.i, %B38.if.i1427 ]
  %out.2.sroa.54.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.6.load.i, %B38.if.i1427 ]
  %out.2.sroa.63.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.7.load.i, %B38.if.i1427 ]
  %out.2.sroa.72.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.8.load.i, %B38.if.i1427 ]
  %out.2.sroa.81.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.9.load.i, %B38.if.i1427 ]
  %out.2.sroa.90.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.10.load.i, %B38.if.i1427 ]
  %out.2.sroa.99.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.11.load.i, %B38.if.i1427 ]
  %out.2.sroa.108.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.12.load.i, %B38.if.i1427 ]
  %out.2.sroa.117.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.13.load.i, %B38.if.i1427 ]
  %out.2.sroa.126.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.14.load.i, %B38.if.i1427 ]
  %out.2.sroa.135.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.15.load.i, %B38.if.i1427 ]
  %out.2.sroa.144.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.16.load.i, %B38.if.i1427 ]
  %out.2.sroa.153.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.17.load.i, %B38.if.i1427 ]
  %out.2.sroa.162.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.18.load.i, %B38.if.i1427 ]
  %out.2.sroa.171.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.19.load.i, %B38.if.i1427 ]
  %out.2.sroa.180.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.20.load.i, %B38.if.i1427 ]
  %out.2.sroa.189.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.21.load.i, %B38.if.i1427 ]
  %out.2.sroa.198.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.22.load.i, %B38.if.i1427 ]
  %out.2.sroa.207.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.23.load.i, %B38.if.i1427 ]
  %out.2.sroa.216.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.24.load.i, %B38.if.i1427 ]
  %out.2.sroa.225.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.25.load.i, %B38.if.i1427 ]
  %out.2.sroa.234.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.26.load.i, %B38.if.i1427 ]
  %out.2.sroa.243.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.27.load.i, %B38.if.i1427 ]
  %out.2.sroa.252.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.28.load.i, %B38.if.i1427 ]
  %out.2.sroa.261.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.29.load.i, %B38.if.i1427 ]
  %out.2.sroa.270.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.30.load.i, %B38.if.i1427 ]
  %out.2.sroa.279.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.31.load.i, %B38.if.i1427 ]
  %out.2.sroa.288.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.32.load.i, %B38.if.i1427 ]
  %out.2.sroa.297.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.33.load.i, %B38.if.i1427 ]
  %out.2.sroa.306.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.34.load.i, %B38.if.i1427 ]
  %out.2.sroa.315.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.35.load.i, %B38.if.i1427 ]
  %out.2.sroa.324.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.36.load.i, %B38.if.i1427 ]
  %out.2.sroa.333.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.37.load.i, %B38.if.i1427 ]
  %out.2.sroa.342.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.38.load.i, %B38.if.i1427 ]
  %.357.0281.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.428.i, %B38.if.i1427 ]
  %.428.i = add nuw nsw i64 %.357.0281.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.357.0281.i
  %.482.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0321.i, ptr %.484.i, align 8, !noalias !3
  store double %out.2.sroa.9.0320.i, ptr %.fca.1.gep.i1415, align 8, !noalias !3
  store double %out.2.sroa.18.0319.i, ptr %.fca.2.gep.i1416, align 8, !noalias !3
  store double %out.2.sroa.27.0318.i, ptr %.fca.3.gep.i1417, align 8, !noalias !3
  store double %out.2.sroa.36.0317.i, ptr %.fca.4.gep.i1418, align 8, !noalias !3
  store double %out.2.sroa.45.0316.i, ptr %.fca.5.gep.i1419, align 8, !noalias !3
  store double %out.2.sroa.54.0315.i, ptr %.fca.6.gep.i1420, align 8, !noalias !3
  store double %out.2.sroa.63.0314.i, ptr %.fca.7.gep.i1421, align 8, !noalias !3
  store double %out.2.sroa.72.0313.i, ptr %.fca.8.gep.i1422, align 8, !noalias !3
  store double %out.2.sroa.81.0312.i, ptr %.fca.9.gep.i1423, align 8, !noalias !3
  store double %out.2.sroa.90.0311.i, ptr %.fca.10.gep.i1424, align 8, !noalias !3
  store double %out.2.sroa.99.0310.i, ptr %.fca.11.gep.i1425, align 8, !noalias !3
  store double %out.2.sroa.108.0309.i, ptr %.fca.12.gep.i1426, align 8, !noalias !3
  store double %out.2.sroa.117.0308.i, ptr %.fca.13.gep.i, align 8, !noalias !3
  store double %out.2.sroa.126.0307.i, ptr %.fca.14.gep.i, align 8, !noalias !3
  store double %out.2.sroa.135.0306.i, ptr %.fca.15.gep.i, align 8, !noalias !3
  store double %out.2.sroa.144.0305.i, ptr %.fca.16.gep.i, align 8, !noalias !3
  store double %out.2.sroa.153.0304.i, ptr %.fca.17.gep.i, align 8, !noalias !3
  store double %out.2.sroa.162.0303.i, ptr %.fca.18.gep.i, align 8, !noalias !3
  store double %out.2.sroa.171.0302.i, ptr %.fca.19.gep.i, align 8, !noalias !3
  store double %out.2.sroa.180.0301.i, ptr %.fca.20.gep.i, align 8, !noalias !3
  store double %out.2.sroa.189.0300.i, ptr %.fca.21.gep.i, align 8, !noalias !3
  store double %out.2.sroa.198.0299.i, ptr %.fca.22.gep.i, align 8, !noalias !3
  store double %out.2.sroa.207.0298.i, ptr %.fca.23.gep.i, align 8, !noalias !3
  store double %out.2.sroa.216.0297.i, ptr %.fca.24.gep.i, align 8, !noalias !3
  store double %out.2.sroa.225.0296.i, ptr %.fca.25.gep.i, align 8, !noalias !3
  store double %out.2.sroa.234.0295.i, ptr %.fca.26.gep.i, align 8, !noalias !3
  store double %out.2.sroa.243.0294.i, ptr %.fca.27.gep.i, align 8, !noalias !3
  store double %out.2.sroa.252.0293.i, ptr %.fca.28.gep.i, align 8, !noalias !3
  store double %out.2.sroa.261.0292.i, ptr %.fca.29.gep.i, align 8, !noalias !3
  store double %out.2.sroa.270.0291.i, ptr %.fca.30.gep.i, align 8, !noalias !3
  store double %out.2.sroa.279.0290.i, ptr %.fca.31.gep.i, align 8, !noalias !3
  store double %out.2.sroa.288.0289.i, ptr %.fca.32.gep.i, align 8, !noalias !3
  store double %out.2.sroa.297.0288.i, ptr %.fca.33.gep.i, align 8, !noalias !3
  store double %out.2.sroa.306.0287.i, ptr %.fca.34.gep.i, align 8, !noalias !3
  store double %out.2.sroa.315.0286.i, ptr %.fca.35.gep.i, align 8, !noalias !3
  store double %out.2.sroa.324.0285.i, ptr %.fca.36.gep.i, align 8, !noalias !3
  store double %out.2.sroa.333.0284.i, ptr %.fca.37.gep.i, align 8, !noalias !3
  store double %out.2.sroa.342.0283.i, ptr %.fca.38.gep.i, align 8, !noalias !3
  %.487.i = getelementptr inbounds nuw double, ptr %.484.i, i64 %.357.0281.i
  store double %.482.i, ptr %.487.i, align 8, !noalias !3
  %.489.fca.0.load.i = load double, ptr %.484.i, align 8, !noalias !3
  %.489.fca.1.load.i = load double, ptr %.fca.1.gep.i1415, align 8, !noalias !3
  %.489.fca.2.load.i = load double, ptr %.fca.2.gep.i1416, align 8, !noalias !3
  %.489.fca.3.load.i = load double, ptr %.fca.3.gep.i1417, align 8, !noalias !3
  %.489.fca.4.load.i = load double, ptr %.fca.4.gep.i1418, align 8, !noalias !3
  %.489.fca.5.load.i = load double, ptr %.fca.5.gep.i1419, align 8, !noalias !3
  %.489.fca.6.load.i = load double, ptr %.fca.6.gep.i1420, align 8, !noalias !3
  %.489.fca.7.load.i = load double, ptr %.fca.7.gep.i1421, align 8, !noalias !3
  %.489.fca.8.load.i = load double, ptr %.fca.8.gep.i1422, align 8, !noalias !3
  %.489.fca.9.load.i = load double, ptr %.fca.9.gep.i1423, align 8, !noalias !3
  %.489.fca.10.load.i = load double, ptr %.fca.10.gep.i1424, align 8, !noalias !3
  %.489.fca.11.load.i = load double, ptr %.fca.11.gep.i1425, align 8, !noalias !3
  %.489.fca.12.load.i = load double, ptr %.fca.12.gep.i1426, align 8, !noalias !3
  %.489.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !3
  %.489.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !3
  %.489.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !3
  %.489.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !3
  %.489.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !3
  %.489.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !3
  %.489.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !3
  %.489.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !3
  %.489.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !3
  %.489.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !3
  %.489.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !3
  %.489.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !3
  %.489.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !3
  %.489.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !3
  %.489.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !3
  %.489.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !3
  %.489.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !3
  %.489.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !3
  %.489.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !3
  %.489.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !3
  %.489.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !3
  %.489.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !3
  %.489.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !3
  %.489.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !3
  %.489.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !3
  %.489.fca.38.load.i = load double, ptr %.fca.38.gep.i, align 8, !noalias !3
  %exitcond.not.i1428 = icmp eq i64 %.428.i, 39
  br i1 %exitcond.not.i1428, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit, label %B38.if.i1427

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit: ; preds = %B38.if.i1427
  call void @llvm.lifetime.end.p0(ptr nonnull %.484.i)
  %.512 = add nsw i64 %.281.fca.2.load.i, %.281.fca.1.load.i
  %.513 = add nsw i64 %.512, %.281.fca.3.load.i
  %.514 = add nsw i64 %.513, 1
  %.515 = mul nsw i64 %.281.fca.7.load.i, %.281.fca.5.load.i
  %.516 = add nsw i64 %.515, %.514
  %.517 = add nsw i64 %.281.fca.10.load.i, %.516
  %.518 = add nsw i64 %.517, %.281.fca.11.load.i
  %.558 = add nsw i64 %.281.fca.4.load.i, 11
  %.559 = add nsw i64 %.558, %.281.fca.0.load.i
  %.560 = add nsw i64 %.559, 18
  %.710 = getelementptr i64, ptr %arg.code_at, i64 %.281.fca.0.load.i
  %.780.idx = shl i64 %.281.fca.0.load.i, 4
  %.780 = getelementptr i8, ptr %arg.code_at, i64 %.780.idx
  %.850.idx = mul i64 %.281.fca.0.load.i, 24
  %.850 = getelementptr i8, ptr %arg.code_at, i64 %.850.idx
  %.920.idx = shl i64 %.281.fca.0.load.i, 5
  %.920 = getelementptr i8, ptr %arg.code_at, i64 %.920.idx
  %.990.idx = mul i64 %.281.fca.0.load.i, 40
  %.990 = getelementptr i8, ptr %arg.code_at, i64 %.990.idx
  %.1060.idx = mul i64 %.281.fca.0.load.i, 48
  %.1060 = getelementptr i8, ptr %arg.code_at, i64 %.1060.idx
  %.1130.idx = mul i64 %.281.fca.0.load.i, 56
  %.1130 = getelementptr i8, ptr %arg.code_at, i64 %.1130.idx
  %.1251 = icmp slt i64 %.518, 1
  br i1 %.1251, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B9434.i, %B8958.i
  store double %issued.4.2.i, ptr %.3452, align 8, !noalias !7
  %.18102.i = getelementptr i8, ptr %.3452, i64 24
  store double %now.2.2.i, ptr %.18102.i, align 8, !noalias !7
  %.18135.i = getelementptr i8, ptr %.3452, i64 40
  %.18136.i = sitofp i64 %finished.5.2.i to double
  store double %.18136.i, ptr %.18135.i, align 8, !noalias !7
  %.4147 = trunc i64 %finished.5.2.i to i32
  store i32 %.4147, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1231.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1231.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1319 = sub i64 %.1231.sroa.13.0, %.1231.sroa.0.3
  %.1328 = tail call i64 @llvm.smax.i64(i64 %.1319, i64 0)
  %.1344 = getelementptr i64, ptr %arg.path_at, i64 %.1231.sroa.0.3
  br i1 %.1263, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit
  %.1231.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit ]
  %.1258 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1259 = select i1 %.1258, i64 %.518, i64 0
  %.1260 = add i64 %.1259, %.281.fca.1.load.i
  %.1263 = icmp slt i64 %.1260, 0
  br i1 %.1263, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1231.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1260, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1268.not = icmp slt i64 %.1260, %.518
  br i1 %.1268.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1401.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1401.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1489 = sub i64 %.1401.sroa.13.0, %.1401.sroa.0.3
  %.1498 = tail call i64 @llvm.smax.i64(i64 %.1489, i64 0)
  %.1514 = getelementptr i64, ptr %arg.path_at, i64 %.1401.sroa.0.3
  br i1 %.1433, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1401.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1260, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1268.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1401.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1401.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1428 = icmp slt i64 %.512, 0
  %.1429 = select i1 %.1428, i64 %.518, i64 0
  %.1430 = add i64 %.1429, %.512
  %.1433 = icmp slt i64 %.1430, 0
  br i1 %.1433, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1401.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1430, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1438.not = icmp slt i64 %.1430, %.518
  br i1 %.1438.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1571.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1571.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1659 = sub i64 %.1571.sroa.13.0, %.1571.sroa.0.3
  %.1668 = tail call i64 @llvm.smax.i64(i64 %.1659, i64 0)
  %.1684 = getelementptr i64, ptr %arg.path_at, i64 %.1571.sroa.0.3
  br i1 %.1603, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1571.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1430, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1438.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1571.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...if.4 ], [ %.1571.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1598 = icmp slt i64 %.513, -1
  %.1599 = select i1 %.1598, i64 %.518, i64 0
  %.1600 = add i64 %.1599, %.514
  %.1603 = icmp slt i64 %.1600, 0
  br i1 %.1603, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1571.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1600, %B0.endif.endif.endif.endi...endif.4 ]
  %.1608.not = icmp slt i64 %.1600, %.518
  br i1 %.1608.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.1741.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ], [ %.1741.sroa.13.1, %B0.endif.endif.endif.endi...endif.6.endif.endif ]
  %.1829 = sub i64 %.1741.sroa.13.0, %.1741.sroa.0.3
  %.1838 = tail call i64 @llvm.smax.i64(i64 %.1829, i64 0)
  %.1854 = getelementptr i64, ptr %arg.path_at, i64 %.1741.sroa.0.3
  %.1994 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.2064.idx = shl i64 %.281.fca.8.load.i, 4
  %.2064 = getelementptr i8, ptr %arg.sites_at, i64 %.2064.idx
  %.2134.idx = mul i64 %.281.fca.8.load.i, 24
  %.2134 = getelementptr i8, ptr %arg.sites_at, i64 %.2134.idx
  %.2204.idx = shl i64 %.281.fca.8.load.i, 5
  %.2204 = getelementptr i8, ptr %arg.sites_at, i64 %.2204.idx
  %.2274.idx = mul i64 %.281.fca.8.load.i, 40
  %.2274 = getelementptr i8, ptr %arg.sites_at, i64 %.2274.idx
  %.2344.idx = mul i64 %.281.fca.8.load.i, 48
  %.2344 = getelementptr i8, ptr %arg.sites_at, i64 %.2344.idx
  br i1 %.1773, label %B0.endif.endif.endif.endi...endif.8.endif.else.if, label %B0.endif.endif.endif.endi...endif.8.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1741.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1600, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1608.not, label %B0.endif.endif.endif.endi...endif.6.endif, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.endif:        ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1741.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1741.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1768 = icmp slt i64 %.516, 0
  %.1769 = select i1 %.1768, i64 %.518, i64 0
  %.1770 = add i64 %.1769, %.516
  %.1773 = icmp slt i64 %.1770, 0
  br i1 %.1773, label %B0.endif.endif.endif.endi...endif.6.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.6.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.6.endif.if, %B0.endif.endif.endif.endi...endif.6.endif
  %.1741.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.endif.if ], [ %.1770, %B0.endif.endif.endif.endi...endif.6.endif ]
  %.1778.not = icmp slt i64 %.1770, %.518
  br i1 %.1778.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.else.endif

B0.endif.endif.endif.endi...endif.8.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.2484.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.8.endif.else.if ], [ %.1770, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1778.not, label %B0.endif.endif.endif.endi...endif.9, label %B0.endif.endif.endif.endi...if.9, !prof !10

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  %.2484.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...if.9 ], [ %.2484.sroa.0.1, %B0.endif.endif.endif.endi...endif.8.endif.else.endif ]
  %.2511 = icmp slt i64 %.517, 0
  %.2512 = select i1 %.2511, i64 %.518, i64 0
  %.2513 = add i64 %.2512, %.517
  %.2516 = icmp slt i64 %.2513, 0
  %.2521.not = icmp slt i64 %.2513, %.518
  %.2597 = getelementptr i64, ptr %arg.path_at, i64 %.2484.sroa.0.3
  br i1 %.2516, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.9
  %.2654.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2513, %B0.endif.endif.endif.endi...endif.9 ]
  br i1 %.2521.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif.if

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2654.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2654.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2742 = sub i64 %.518, %.2654.sroa.0.3
  %.2751 = tail call i64 @llvm.smax.i64(i64 %.2742, i64 0)
  %.2767 = getelementptr i64, ptr %arg.path_at, i64 %.2654.sroa.0.3
  %.2847 = icmp slt i64 %.559, -17
  br i1 %.2847, label %B0.endif.endif.endif.endi...else.1.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2827.sroa.13.0 = phi i64 [ %.560, %B0.endif.endif.endif.endi...if.14 ], [ %.2827.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2915 = sub i64 %.2827.sroa.13.0, %.2827.sroa.0.3
  %.2924 = tail call i64 @llvm.smax.i64(i64 %.2915, i64 0)
  %.2940 = getelementptr double, ptr %arg.results_at, i64 %.2827.sroa.0.3
  br i1 %.2859, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2827.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...else.1.endif.if ], [ 0, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ]
  %.2854 = icmp slt i64 %.281.fca.4.load.i, 0
  %.2855 = select i1 %.2854, i64 %.560, i64 0
  %.2856 = add i64 %.2855, %.281.fca.4.load.i
  %.2859 = icmp slt i64 %.2856, 0
  br i1 %.2859, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2827.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2856, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2864.not = icmp slt i64 %.2856, %.560
  br i1 %.2864.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16, %B0.endif.endif.endif.endi...endif.16.if
  %.2997.sroa.13.0 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.16.if ], [ %.2997.sroa.13.1, %B0.endif.endif.endif.endi...endif.16 ]
  %.3085 = sub i64 %.2997.sroa.13.0, %.2997.sroa.0.3
  %.3094 = tail call i64 @llvm.smax.i64(i64 %.3085, i64 0)
  %.3110 = getelementptr double, ptr %arg.results_at, i64 %.2997.sroa.0.3
  br i1 %.3029, label %B0.endif.endif.endif.endi...endif.13.endif.else.if, label %B0.endif.endif.endif.endi...endif.13.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.2997.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2856, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2864.not, label %B0.endif.endif.endif.endi...endif.13.else.endif.endif, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.13.else.endif.endif

B0.endif.endif.endif.endi...endif.13.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.2997.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.2997.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.3024 = icmp slt i64 %.281.fca.4.load.i, -11
  %.3025 = select i1 %.3024, i64 %.560, i64 0
  %.3026 = add i64 %.3025, %.558
  %.3029 = icmp slt i64 %.3026, 0
  br i1 %.3029, label %B0.endif.endif.endif.endi...if.16, label %B0.endif.endif.endif.endi...endif.16, !prof !6

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  %.2997.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.16 ], [ %.3026, %B0.endif.endif.endif.endi...endif.13.else.endif.endif ]
  %.3034.not = icmp slt i64 %.3026, %.560
  br i1 %.3034.not, label %B0.endif.endif.endif.endi...endif.13.endif, label %B0.endif.endif.endif.endi...endif.16.if, !prof !10

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.13.endif

B0.endif.endif.endif.endi...endif.13.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif, %B0.endif.endif.endif.endi...endif.18.endif.if
  %.3168.sroa.13.0 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.18.endif.if ], [ %.3168.sroa.13.1, %B0.endif.endif.endif.endi...endif.18.endif ]
  %.3256 = sub i64 %.3168.sroa.13.0, %.3168.sroa.0.3
  %.3265 = tail call i64 @llvm.smax.i64(i64 %.3256, i64 0)
  %.3281 = getelementptr double, ptr %arg.results_at, i64 %.3168.sroa.0.3
  br i1 %.3200, label %B0.endif.endif.endif.endi...if.20, label %B0.endif.endif.endif.endi...endif.20, !prof !6

B0.endif.endif.endif.endi...endif.13.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.13.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.else.endif

B0.endif.endif.endif.endi...endif.13.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.if, %B0.endif.endif.endif.endi...endif.13.endif
  %.3168.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.endif.else.if ], [ %.3026, %B0.endif.endif.endif.endi...endif.13.endif ]
  br i1 %.3034.not, label %B0.endif.endif.endif.endi...endif.18, label %B0.endif.endif.endif.endi...if.18, !prof !10

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  %.3168.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...if.18 ], [ %.3168.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.endif.else.endif ]
  %.3195 = icmp slt i64 %.559, 0
  %.3196 = select i1 %.3195, i64 %.560, i64 0
  %.3197 = add i64 %.3196, %.559
  %.3200 = icmp slt i64 %.3197, 0
  br i1 %.3200, label %B0.endif.endif.endif.endi...endif.18.if, label %B0.endif.endif.endif.endi...endif.18.endif, !prof !6

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif

B0.endif.endif.endif.endi...endif.18.endif:       ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3168.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3197, %B0.endif.endif.endif.endi...endif.18 ]
  %.3205.not = icmp slt i64 %.3197, %.560
  br i1 %.3205.not, label %B0.endif.endif.endif.endi...endif.13.endif.endif, label %B0.endif.endif.endif.endi...endif.18.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.18.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.18.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.endif

B0.endif.endif.endif.endi...if.20:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20

B0.endif.endif.endif.endi...endif.20:             ; preds = %B0.endif.endif.endif.endi...if.20, %B0.endif.endif.endif.endi...endif.13.endif.endif
  %.3339.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.20 ], [ %.3197, %B0.endif.endif.endif.endi...endif.13.endif.endif ]
  br i1 %.3205.not, label %B0.endif.endif.endif.endi...endif.20.endif.endif.if, label %B0.endif.endif.endif.endi...endif.20.if, !prof !10

B0.endif.endif.endif.endi...endif.20.if:          ; preds = %B0.endif.endif.endif.endi...endif.20
  br label %B0.endif.endif.endif.endi...endif.20.endif.endif.if

B0.endif.endif.endif.endi...endif.20.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.20.if, %B0.endif.endif.endif.endi...endif.20
  %.3339.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.20.if ], [ %.3339.sroa.0.1, %B0.endif.endif.endif.endi...endif.20 ]
  %.3452 = getelementptr double, ptr %arg.results_at, i64 %.3339.sroa.0.3
  %.556.i = mul i64 %.281.fca.7.load.i, %.281.fca.6.load.i
  %.584.i = add nsw i64 %.281.fca.10.load.i, %.281.fca.8.load.i
  %spec.select10082.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.726.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select10082.i
  %.5.i.i8921.i = fptosi double %.489.fca.28.load.i to i64
  %.197.0.i.i = ashr i64 %.5.i.i8921.i, 4
  %.13.i.i8922.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.197.0.i.i, i64 1)
  %.258.i.i = shl nuw nsw i64 %.13.i.i8922.i, 4
  %.87.i.i.i = or disjoint i64 %.258.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1604.i:                                          ; preds = %B1604.i.outer, %B9437.i
  %dispatched.3.1.i = phi double [ %dispatched.4.2.i, %B9437.i ], [ %dispatched.3.1.i.ph, %B1604.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.3.2.i, %B9437.i ], [ %next_block.2.1.i.ph, %B1604.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B9437.i ], [ %waiting_slots.3.1.i.ph, %B1604.i.outer ]
  %.4483.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4512.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond8626.i = select i1 %.4483.i, i1 %.4512.i, i1 false
  br i1 %or.cond8626.i, label %B1632.i.preheader, label %B2310.i

B1632.i.preheader:                                ; preds = %B1604.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1632.i

B1632.i:                                          ; preds = %B1632.i.preheader, %B2296.i
  %dispatched.2.3.i = phi double [ %.4667.i, %B2296.i ], [ %dispatched.3.1.i, %B1632.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6202.i, %B2296.i ], [ %next_block.2.1.i, %B1632.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6212.i, %B2296.i ], [ %waiting_slots.3.1.i, %B1632.i.preheader ]
  %.4560.i = load i64, ptr %.226.i9489.i, align 8, !noalias !7
  %.4561.i = icmp sgt i64 %.4560.i, -1
  br i1 %.4561.i, label %B1660.i, label %B1694.i

B1660.i:                                          ; preds = %B1632.i, %B1660.i
  %slot.4.4.i = phi i64 [ %.4564.i, %B1660.i ], [ 0, %B1632.i ]
  %.4564.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4597.i = getelementptr i64, ptr %.226.i9489.i, i64 %.4564.i
  %.4598.i = load i64, ptr %.4597.i, align 8, !noalias !7
  %.4599.i = icmp sgt i64 %.4598.i, -1
  br i1 %.4599.i, label %B1660.i, label %B1694.i

B1694.i:                                          ; preds = %B1660.i, %B1632.i
  %slot.5.5.i = phi i64 [ 0, %B1632.i ], [ %.4564.i, %B1660.i ]
  %.4632.i = getelementptr double, ptr %.226.i9561.i, i64 %slot.5.5.i
  %.4633.i = load double, ptr %.4632.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4633.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4633.i, double %dispatched.2.3.i
  %.4667.i = fadd double %.489.fca.0.load.i, %.13.i.i
  %.4700.i = getelementptr double, ptr %.226.i9633.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4700.i, align 8, !noalias !7
  %.4704.i = fadd double %.489.fca.1.load.i, %.13.i.i
  %.4738.i = getelementptr i64, ptr %.226.i9489.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.4738.i, align 8, !noalias !7
  %.4769.i = getelementptr i64, ptr %.226.i9525.i, i64 %slot.5.5.i
  store i64 0, ptr %.4769.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4632.i, align 8, !noalias !7
  br i1 %.488210148.not.i, label %B2250.i, label %B1848.if.lr.ph.i

B1848.if.lr.ph.i:                                 ; preds = %B1694.i
  %.4922.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.4999.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5001.not.not10188.i = and i1 %.5000.i, %.4999.i
  %.5429.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge.i = select i1 %.4988.i, i1 true, i1 %.5001.not.not10188.i, !prof !6
  br label %B1848.if.i

B1848.loopexit.i:                                 ; preds = %.6142.endif.preheader.i, %.5838.endif.endif.i
  %exitcond10238.not.i = icmp eq i64 %.281.fca.7.load.i, %.4895.i
  br i1 %exitcond10238.not.i, label %B2250.i, label %B1848.if.i

B2250.i:                                          ; preds = %B1848.loopexit.i, %B1694.i
  %.6202.i = add i64 %next_block.5.3.i, 1
  %.6212.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i9956.i, label %B2250.endif.else.endif.endif.endif.if.i, label %.6474.endif.i.preheader, !prof !6

B2296.i:                                          ; preds = %.6474.if.i
  %exitcond1570.not = icmp eq i64 %.6202.i, %.281.fca.4.load.i
  br i1 %exitcond1570.not, label %B2310.i, label %B1632.i

B2310.i:                                          ; preds = %.6474.if.i, %B2296.i, %B1604.i
  %dispatched.4.2.i = phi double [ %dispatched.3.1.i, %B1604.i ], [ %.4667.i, %B2296.i ], [ %.4667.i, %.6474.if.i ]
  %next_block.3.2.i = phi i64 [ %next_block.2.1.i, %B1604.i ], [ %.6202.i, %.6474.if.i ], [ %.281.fca.4.load.i, %B2296.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1604.i ], [ 0, %.6474.if.i ], [ %.6212.i, %B2296.i ]
  br label %B2368.if.i

B2388.i:                                          ; preds = %B2368.if.i
  %4 = getelementptr double, ptr %.226.i9741.i, i64 %.6604.010153.i
  %.6765.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i9848.i, i64 %.6604.010153.i
  %.6796.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i93111031110315.i, %.6604.010153.i
  %6 = add nuw i64 %.91.i.i, 3
  %.115.i.i = lshr i64 %6, 2
  %.92.inv.i.i = icmp slt i64 %.91.i.i, 1
  %.136253.not264.i.i = icmp eq i64 %.115.i.i, 0
  %.136253.not.i.i = select i1 %.92.inv.i.i, i1 true, i1 %.136253.not264.i.i
  br i1 %.136253.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B88.if.i.i

B138.i.i:                                         ; preds = %B88.if.i.i
  %.241.i.i = fcmp oeq double %.13.i252.i.i, 1.000000e+300
  br i1 %.241.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B178.i.i

B178.i.i:                                         ; preds = %B138.i.i
  %.12.i.i.i = fcmp ogt double %.6765.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.6765.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.6796.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i9309.i, i64 %.6796.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i9345.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i9345.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !11
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2388.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2388.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6604.010153.i, %B2388.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2388.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i9309.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6604.010153.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i9309.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2388.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.6796.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2388.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2388.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i9883.i, i64 %.6604.010153.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i9919.i, i64 %.6604.010153.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %246, align 8, !noalias !7
  br label %B2478.i

B2478.i:                                          ; preds = %B2368.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i9883.i, i64 %.6604.010153.i
  %.6964.i = load i64, ptr %12, align 8, !noalias !7
  %.6965.i = icmp sgt i64 %.6964.i, -1
  br i1 %.6965.i, label %B2502.i, label %B2546.i

B2502.i:                                          ; preds = %B2478.i
  %13 = getelementptr double, ptr %.226.i9919.i, i64 %.6604.010153.i
  %.7005.i = load double, ptr %13, align 8, !noalias !7
  %.7007.i = fcmp olt double %.7005.i, %best.2.210156.i
  br i1 %.7007.i, label %B2526.i, label %B2546.i

B2526.i:                                          ; preds = %B2502.i
  br label %B2546.i

B2546.i:                                          ; preds = %B2526.i, %B2502.i, %B2478.i
  %best.3.3.i = phi double [ %.7005.i, %B2526.i ], [ %best.2.210156.i, %B2502.i ], [ %best.2.210156.i, %B2478.i ]
  %scheduler.3.3.i = phi i64 [ %.6604.010153.i, %B2526.i ], [ %scheduler.2.210157.i, %B2502.i ], [ %scheduler.2.210157.i, %B2478.i ]
  %exitcond10239.not.i = icmp eq i64 %.6673.i, 4
  br i1 %exitcond10239.not.i, label %B2548.i, label %B2368.if.i

B2548.i:                                          ; preds = %B2546.i
  %.7068.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7068.i, label %B8958.i.loopexit, label %B2564.i

B2564.i:                                          ; preds = %B2548.i
  %.7436.i = getelementptr i64, ptr %.226.i9883.i, i64 %scheduler.3.3.i
  %.7437.i = load i64, ptr %.7436.i, align 8, !noalias !7
  %.7470.i = getelementptr i64, ptr %.226.i9955.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7470.i, align 8, !noalias !7
  %.7492.i = icmp slt i64 %.7437.i, 0
  %.7493.i = select i1 %.7492.i, i64 %.210.i8990.i, i64 0
  %14 = getelementptr i64, ptr %.226.i8988.i, i64 %.7437.i
  %.7507.i = getelementptr i64, ptr %14, i64 %.7493.i
  %.7508.i = load i64, ptr %.7507.i, align 8, !noalias !7
  %.7526.i = icmp slt i64 %.7508.i, 0
  %.7527.i = select i1 %.7526.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7508.i
  %.7541.i = getelementptr i64, ptr %15, i64 %.7527.i
  %.7542.i = load i64, ptr %.7541.i, align 8, !noalias !7
  %.7561.i = select i1 %.7492.i, i64 %.210.i9383.i, i64 0
  %16 = getelementptr double, ptr %.226.i9381.i, i64 %.7437.i
  %.7575.i = getelementptr double, ptr %16, i64 %.7561.i
  %.7576.i = load double, ptr %.7575.i, align 8, !noalias !7
  %.7592.i = select i1 %.7492.i, i64 %.210.i93111031110315.i, i64 0
  %17 = getelementptr double, ptr %.226.i9309.i, i64 %.7437.i
  %.7606.i = getelementptr double, ptr %17, i64 %.7592.i
  %.7607.i = load double, ptr %.7606.i, align 8, !noalias !7
  %.12.i8637.i = fcmp olt double %best.3.3.i, %.7607.i
  %.13.i8638.i = select i1 %.12.i8637.i, double %best.3.3.i, double %.7607.i
  %.12.i8639.i = fcmp ogt double %.13.i8638.i, %.7576.i
  %.13.i8640.i = select i1 %.12.i8639.i, double %.13.i8638.i, double %.7576.i
  %.7683.i = select i1 %.7492.i, i64 %.210.i9419.i, i64 0
  %18 = getelementptr i64, ptr %.226.i9417.i, i64 %.7437.i
  %.7697.i = getelementptr i64, ptr %18, i64 %.7683.i
  %.7698.i = load i64, ptr %.7697.i, align 8, !noalias !7
  %.7712.i = icmp slt i64 %.7698.i, 0
  %.7713.i = select i1 %.7712.i, i64 %.3094, i64 0
  %19 = getelementptr double, ptr %.3110, i64 %.7698.i
  %.7727.i = getelementptr double, ptr %19, i64 %.7713.i
  %.7728.i = load double, ptr %.7727.i, align 8, !noalias !7
  %.7761.i = fsub double %.13.i8640.i, %.7576.i
  %.7762.i = fadd double %.7728.i, %.7761.i
  store double %.7762.i, ptr %.7727.i, align 8, !noalias !7
  %.7808.i = select i1 %.7526.i, i64 %.3265, i64 0
  %20 = getelementptr double, ptr %.3281, i64 %.7508.i
  %.7822.i = getelementptr double, ptr %20, i64 %.7808.i
  %.7823.i = load double, ptr %.7822.i, align 8, !noalias !7
  %.7854.i = load double, ptr %.7575.i, align 8, !noalias !7
  %.7856.i = fsub double %.13.i8640.i, %.7854.i
  %.7857.i = fadd double %.7823.i, %.7856.i
  store double %.7857.i, ptr %.7822.i, align 8, !noalias !7
  %.7894.i = fcmp ogt double %best.3.3.i, %.13.i8640.i
  %.7898.i = fsub double %best.3.3.i, %.13.i8640.i
  br i1 %.7894.i, label %B2838.i, label %B2564.B2942_crit_edge.i

B2564.B2942_crit_edge.i:                          ; preds = %B2564.i
  %.pre10272.i = select i1 %.7492.i, i64 %.210.i9814.i, i64 0
  br label %B2942.i

B2838.i:                                          ; preds = %B2564.i
  %.7928.i = getelementptr double, ptr %.226.i9776.i, i64 %scheduler.3.3.i
  %.7929.i = load double, ptr %.7928.i, align 8, !noalias !7
  %.7945.i = select i1 %.7492.i, i64 %.210.i9814.i, i64 0
  %21 = getelementptr double, ptr %.226.i9812.i, i64 %.7437.i
  %.7959.i = getelementptr double, ptr %21, i64 %.7945.i
  %.7960.i = load double, ptr %.7959.i, align 8, !noalias !7
  %.7961.i = fsub double %.7929.i, %.7960.i
  %.7965.i = fmul double %.7898.i, %.7961.i
  %.7996.i = load double, ptr %.7575.i, align 8, !noalias !7
  %.7998.i = fsub double %best.3.3.i, %.7996.i
  %.8002.i = fdiv double %.7965.i, %.7998.i
  %.12.i8641.i = fcmp olt double %.8002.i, %.7898.i
  %.13.i8642.i = select i1 %.12.i8641.i, double %.8002.i, double %.7898.i
  br label %B2942.i

B2942.i:                                          ; preds = %B2838.i, %B2564.B2942_crit_edge.i
  %.8244.pre-phi.i = phi i64 [ %.pre10272.i, %B2564.B2942_crit_edge.i ], [ %.7945.i, %B2838.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2564.B2942_crit_edge.i ], [ %.13.i8642.i, %B2838.i ]
  %.8063.i = load double, ptr %.8062.i, align 8, !noalias !7
  %.8065.i = fadd double %held.2.2.i, %.8063.i
  store double %.8065.i, ptr %.8062.i, align 8, !noalias !7
  %.8125.i = load double, ptr %.8124.i, align 8, !noalias !7
  %.8132.i = fsub double %.7898.i, %held.2.2.i
  %.8135.i = fadd double %.8132.i, %.8125.i
  store double %.8135.i, ptr %.8124.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7575.i, align 8, !noalias !7
  %.8227.i = getelementptr double, ptr %.226.i9776.i, i64 %scheduler.3.3.i
  %.8228.i = load double, ptr %.8227.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i9812.i, i64 %.7437.i
  %.8258.i = getelementptr double, ptr %22, i64 %.8244.pre-phi.i
  store double %.8228.i, ptr %.8258.i, align 8, !noalias !7
  %23 = getelementptr i64, ptr %.920, i64 %.7508.i
  %.8304.i = getelementptr i64, ptr %23, i64 %.7527.i
  %.8305.i = load i64, ptr %.8304.i, align 8, !noalias !7
  %.8310.not.i = icmp eq i64 %.8305.i, 0
  br i1 %.8310.not.i, label %B3332.i, label %B3188.preheader.i

B3188.preheader.i:                                ; preds = %B2942.i
  %.8481.i = mul nsw i64 %.7437.i, 6
  br label %B3188.if.i

B3208.i:                                          ; preds = %B3188.if.i
  %.8483.i = add nsw i64 %.8351.010158.i, %.8481.i
  %.8497.i = icmp slt i64 %.8483.i, 0
  %.8498.i = select i1 %.8497.i, i64 %.210.i9131.i, i64 0
  %24 = getelementptr double, ptr %.226.i9129.i, i64 %.8483.i
  %.8512.i = getelementptr double, ptr %24, i64 %.8498.i
  %.8513.i = load double, ptr %.8512.i, align 8, !noalias !7
  %.8515.i = fcmp ogt double %.8513.i, %need.3.310160.i
  br i1 %.8515.i, label %B3254.i, label %B3330.i

B3254.i:                                          ; preds = %B3208.i
  %.8575.i = select i1 %.8497.i, i64 %.210.i9167.i, i64 0
  %25 = getelementptr i64, ptr %.226.i9165.i, i64 %.8483.i
  %.8589.i = getelementptr i64, ptr %25, i64 %.8575.i
  %.8590.i = load i64, ptr %.8589.i, align 8, !noalias !7
  br label %B3330.i

B3330.i:                                          ; preds = %B3188.if.i, %B3254.i, %B3208.i
  %need.4.4.i = phi double [ %.8513.i, %B3254.i ], [ %need.3.310160.i, %B3208.i ], [ %need.3.310160.i, %B3188.if.i ]
  %why.6.4.i = phi i64 [ %.8590.i, %B3254.i ], [ %why.5.310161.i, %B3208.i ], [ %why.5.310161.i, %B3188.if.i ]
  %exitcond10240.not.i = icmp eq i64 %.8426.i, 6
  br i1 %exitcond10240.not.i, label %B3332.i, label %B3188.if.i

B3332.i:                                          ; preds = %B3330.i, %B2942.i
  %need.5.2.i = phi double [ %best.3.3.i, %B2942.i ], [ %need.4.4.i, %B3330.i ]
  %why.4.2.i = phi i64 [ 2, %B2942.i ], [ %why.6.4.i, %B3330.i ]
  %.8630.i = icmp eq i64 %.7542.i, 15
  br i1 %.8630.i, label %B3364.i, label %B3540.i

B3364.i:                                          ; preds = %B3332.i
  %.8653.i = select i1 %.7492.i, i64 %.210.i9095.i, i64 0
  %26 = getelementptr i64, ptr %.226.i9093.i, i64 %.7437.i
  %.8667.i = getelementptr i64, ptr %26, i64 %.8653.i
  %.8668.i = load i64, ptr %.8667.i, align 8, !noalias !7
  %27 = getelementptr i64, ptr %.1060, i64 %.7508.i
  %.8698.i = getelementptr i64, ptr %27, i64 %.7527.i
  %.8699.i = load i64, ptr %.8698.i, align 8, !noalias !7
  %.8700.i = icmp sgt i64 %.8668.i, %.8699.i
  br i1 %.8700.i, label %B3400.i, label %B3540.i

B3400.i:                                          ; preds = %B3364.i
  %28 = xor i64 %.8699.i, -1
  %.8775.i = add i64 %.8668.i, %28
  %.8786.0.i = and i64 %.8775.i, 15
  %.8831.i = select i1 %.7492.i, i64 %.210.i9059.i, i64 0
  %.idx.i = shl i64 %.7437.i, 7
  %29 = getelementptr i8, ptr %.226.i9057.i, i64 %.idx.i
  %30 = getelementptr double, ptr %29, i64 %.8786.0.i
  %.8845.i = getelementptr double, ptr %30, i64 %.8831.i
  %.8846.i = load double, ptr %.8845.i, align 8, !noalias !7
  %.8852.i = fcmp ogt double %.8846.i, %need.5.2.i
  br i1 %.8852.i, label %B3502.i, label %B3540.i

B3502.i:                                          ; preds = %B3400.i
  br label %B3540.i

B3540.i:                                          ; preds = %B3502.i, %B3400.i, %B3364.i, %B3332.i
  %need.6.2.i = phi double [ %.8846.i, %B3502.i ], [ %need.5.2.i, %B3400.i ], [ %need.5.2.i, %B3364.i ], [ %need.5.2.i, %B3332.i ]
  %why.3.2.i = phi i64 [ 2, %B3502.i ], [ %why.4.2.i, %B3400.i ], [ %why.4.2.i, %B3364.i ], [ %why.4.2.i, %B3332.i ]
  %.8871.i = fadd double %best.3.3.i, 1.000000e-09
  %.8873.i = fcmp ogt double %need.6.2.i, %.8871.i
  br i1 %.8873.i, label %B9437.i.sink.split, label %B3582.i

B3582.i:                                          ; preds = %B3540.i
  %.8959.i = icmp slt i64 %.7542.i, 5
  br i1 %.8959.i, label %B3614.i, label %B3744.i

B3614.i:                                          ; preds = %B3582.i
  %.8962.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8964.i = add nsw i64 %.7542.i, %.8962.i
  %.8978.i = icmp slt i64 %.8964.i, 0
  %.8979.i = select i1 %.8978.i, i64 %.210.i9707.i, i64 0
  %31 = getelementptr double, ptr %.226.i9705.i, i64 %.8964.i
  %.8993.i = getelementptr double, ptr %31, i64 %.8979.i
  %.8994.i = load double, ptr %.8993.i, align 8, !noalias !7
  %.8997.i = fcmp ogt double %.8994.i, %.8871.i
  br i1 %.8997.i, label %B9437.i.sink.split, label %B3744.i

B3744.i:                                          ; preds = %B3614.i, %B3582.i
  switch i64 %.7542.i, label %B4062.i [
    i64 13, label %B3852.i
    i64 9, label %B3852.i
    i64 8, label %B3852.i
    i64 7, label %B3852.i
    i64 6, label %B3852.i
    i64 5, label %B3852.i
  ]

B3852.i:                                          ; preds = %B3744.i, %B3744.i, %B3744.i, %B3744.i, %B3744.i, %B3744.i
  %.9172.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9202.i = getelementptr i64, ptr %.226.i10027.i, i64 %scheduler.3.3.i
  %.9203.i = load i64, ptr %.9202.i, align 8, !noalias !7
  %.9204.i = add nsw i64 %.9203.i, %.9172.i
  %.9218.i = icmp slt i64 %.9204.i, 0
  %.9219.i = select i1 %.9218.i, i64 %.210.i9993.i, i64 0
  %32 = getelementptr double, ptr %.226.i9991.i, i64 %.9204.i
  %.9233.i = getelementptr double, ptr %32, i64 %.9219.i
  %.9234.i = load double, ptr %.9233.i, align 8, !noalias !7
  %.9237.i = fcmp ogt double %.9234.i, %.8871.i
  br i1 %.9237.i, label %B3906.i, label %B4062.i

B3906.i:                                          ; preds = %B3852.i
  store double %.9234.i, ptr %.7606.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B3906.i
  %.16.0.i.i = phi i64 [ 0, %B3906.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B9437.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7542.i
  br i1 %.96.i.i, label %B9437.i, label %B8.i.i

B4062.i:                                          ; preds = %B3852.i, %B3744.i
  %.7507.i.le = getelementptr i64, ptr %14, i64 %.7493.i
  %.8227.i.le = getelementptr double, ptr %.226.i9776.i, i64 %scheduler.3.3.i
  %33 = add i64 %.7542.i, -5
  %"$phi3846.0.4.3.i.le" = icmp ult i64 %33, 5
  %.9158.i.le = icmp eq i64 %.7542.i, 13
  %spec.select8636.i.le = or i1 %.9158.i.le, %"$phi3846.0.4.3.i.le"
  %.9471.i = load double, ptr %.3110, align 8, !noalias !7
  %.9472.i = fadd double %.9471.i, 1.000000e+00
  store double %.9472.i, ptr %.3110, align 8, !noalias !7
  %.9504.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9511.i = shl nuw nsw i64 %.9504.i, 1
  %.9513.not.i = icmp sge i64 %.9511.i, %arg.limit
  %.9519.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond8627.i = select i1 %.9513.not.i, i1 %.9519.i, i1 false
  br i1 %or.cond8627.i, label %B4158.i, label %B4222.i

B4158.i:                                          ; preds = %B4062.i
  %.9556.i = uitofp nneg i64 %.9504.i to double
  store double %.9556.i, ptr %.9555.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.9587.i, align 8, !noalias !7
  br label %B4222.i

B4222.i:                                          ; preds = %B4158.i, %B4062.i
  %half.3.2.i = phi i64 [ %.9504.i, %B4158.i ], [ %half.2.1.i.ph, %B4062.i ]
  %.9593.i = fadd double %best.3.3.i, 1.000000e+00
  %34 = getelementptr i64, ptr %.1130, i64 %.7508.i
  %.9623.i = getelementptr i64, ptr %34, i64 %.7527.i
  %.9624.i = load i64, ptr %.9623.i, align 8, !noalias !7
  %.9625.i = sitofp i64 %.9624.i to double
  %.9626.i = fadd double %.9593.i, %.9625.i
  %.9656.i = getelementptr double, ptr %.226.i9741.i, i64 %scheduler.3.3.i
  store double %.9626.i, ptr %.9656.i, align 8, !noalias !7
  %.9688.i = load double, ptr %.8227.i.le, align 8, !noalias !7
  %.9719.i = load i64, ptr %.9623.i, align 8, !noalias !7
  %.9720.i = sitofp i64 %.9719.i to double
  %.9721.i = fadd double %.9688.i, %.9720.i
  store double %.9721.i, ptr %.8227.i.le, align 8, !noalias !7
  %.9783.i = getelementptr i64, ptr %.226.i9848.i, i64 %scheduler.3.3.i
  store i64 %.7437.i, ptr %.9783.i, align 8, !noalias !7
  br i1 %.9787.i, label %B4332.i, label %B4354.i

B4332.i:                                          ; preds = %B4222.i
  %.9791.i = mul nsw i64 %next_block.3.2.i, %.281.fca.7.load.i
  %.9793.i = add nsw i64 %.9791.i, %.9504.i
  %.9809.i = select i1 %.7492.i, i64 %.210.i9347.i, i64 0
  %35 = getelementptr i64, ptr %.226.i9345.i, i64 %.7437.i
  %.9823.i = getelementptr i64, ptr %35, i64 %.9809.i
  store i64 %.9793.i, ptr %.9823.i, align 8, !noalias !7
  br label %B4354.i

B4354.i:                                          ; preds = %B4332.i, %B4222.i
  br i1 %.8959.i, label %B4386.i, label %B4436.i

B4386.i:                                          ; preds = %B4354.i
  %36 = getelementptr double, ptr %arg.cost_at, i64 %.7508.i
  %.9858.i = getelementptr double, ptr %36, i64 %.7527.i
  %.9859.i = load double, ptr %.9858.i, align 8, !noalias !7
  %.9861.i = fadd double %best.3.3.i, %.9859.i
  %.9863.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9865.i = add nsw i64 %.7542.i, %.9863.i
  %.9879.i = icmp slt i64 %.9865.i, 0
  %.9880.i = select i1 %.9879.i, i64 %.210.i9707.i, i64 0
  %37 = getelementptr double, ptr %.226.i9705.i, i64 %.9865.i
  %.9894.i = getelementptr double, ptr %37, i64 %.9880.i
  store double %.9861.i, ptr %.9894.i, align 8, !noalias !7
  br label %B4436.i

B4436.i:                                          ; preds = %B4386.i, %B4354.i
  %.9923.i = icmp ne i64 %.7437.i, -9223372036854775808
  %.9925.not.i = or i1 %.9924.i, %.9923.i
  %or.cond10181.i = and i1 %.9912.i, %.9925.not.i
  br i1 %or.cond10181.i, label %B4436.else.if.i, label %B4436.endif.i, !prof !14

B4614.i:                                          ; preds = %B4436.endif.endif.endif.endif.i
  %38 = getelementptr i64, ptr %.990, i64 %.7508.i
  %.10173.i = getelementptr i64, ptr %38, i64 %.7527.i
  %.10174.i = load i64, ptr %.10173.i, align 8, !noalias !7
  %.10175.i = icmp sgt i64 %.10174.i, -1
  br i1 %.10175.i, label %B4638.i, label %B5182.i

B4638.i:                                          ; preds = %B4614.i
  %.10236.i = getelementptr i64, ptr %.2597, i64 %.10174.i
  %.10237.i = load i64, ptr %.10236.i, align 8, !noalias !7
  %.10238.i = icmp sgt i64 %.10237.i, -1
  br i1 %.10238.i, label %B4674.i, label %B5152.i

B4674.i:                                          ; preds = %B4638.i
  %.10244.i = mul nsw i64 %.7437.i, %.584.i
  %.10246.i = add nsw i64 %.10244.i, %.281.fca.8.load.i
  %.10278.i = add nsw i64 %.10246.i, %.10174.i
  %.10292.i = icmp slt i64 %.10278.i, 0
  %.10293.i = select i1 %.10292.i, i64 %.210.i9455.i, i64 0
  %39 = getelementptr i64, ptr %.226.i9453.i, i64 %.10278.i
  %.10307.i = getelementptr i64, ptr %39, i64 %.10293.i
  %.10308.i = load i64, ptr %.10307.i, align 8, !noalias !7
  %.10371.i = add nsw i64 %.10237.i, %.10134.i
  %.10385.i = icmp slt i64 %.10371.i, 0
  %.10386.i = select i1 %.10385.i, i64 %.2751, i64 0
  %40 = getelementptr i64, ptr %.2767, i64 %.10371.i
  %.10400.i = getelementptr i64, ptr %40, i64 %.10386.i
  %.10401.i = load i64, ptr %.10400.i, align 8, !noalias !7
  %.10402.not.i = icmp slt i64 %.10308.i, %.10401.i
  %.10406.i = add nsw i64 %.10308.i, 1
  store i64 %.10406.i, ptr %.10307.i, align 8, !noalias !7
  br i1 %.10402.not.i, label %B5114.i, label %B7390.i

B4822.i:                                          ; preds = %B4436.endif.endif.endif.endif.i
  %.10476.i = icmp sgt i64 %.7542.i, 5
  %.10483.i = icmp samesign ult i64 %.7542.i, 9
  %or.cond8628.i = or i1 %.10483.i, %.9158.i.le
  %or.cond.i = select i1 %.10476.i, i1 %or.cond8628.i, i1 false
  br i1 %or.cond.i, label %B4924.i, label %B6806.i

B4924.i:                                          ; preds = %B4822.i
  %41 = getelementptr i64, ptr %.990, i64 %.7508.i
  %.10529.i = getelementptr i64, ptr %41, i64 %.7527.i
  %.10530.i = load i64, ptr %.10529.i, align 8, !noalias !7
  %.10531.i = icmp sgt i64 %.10530.i, -1
  br i1 %.10531.i, label %B4948.i, label %B7386.i

B4948.i:                                          ; preds = %B4924.i
  %.10597.i = getelementptr i64, ptr %.2344, i64 %.10530.i
  %.10598.i = load i64, ptr %.10597.i, align 8, !noalias !7
  %.10599.i = icmp sgt i64 %.10598.i, -1
  %.10603.i = mul nsw i64 %.7437.i, %.584.i
  %.10635.i = add nsw i64 %.10530.i, %.10603.i
  br i1 %.10599.i, label %B5074.i, label %B5686.i

B5074.i:                                          ; preds = %B4948.i
  %.10649.i = icmp slt i64 %.10635.i, 0
  %.10650.i = select i1 %.10649.i, i64 %.210.i9455.i, i64 0
  %42 = getelementptr i64, ptr %.226.i9453.i, i64 %.10635.i
  %.10664.i = getelementptr i64, ptr %42, i64 %.10650.i
  %.10665.i = load i64, ptr %.10664.i, align 8, !noalias !7
  %.10728.i = add nsw i64 %.10598.i, %.10134.i
  %.10742.i = icmp slt i64 %.10728.i, 0
  %.10743.i = select i1 %.10742.i, i64 %.2751, i64 0
  %43 = getelementptr i64, ptr %.2767, i64 %.10728.i
  %.10757.i = getelementptr i64, ptr %43, i64 %.10743.i
  %.10758.i = load i64, ptr %.10757.i, align 8, !noalias !7
  %.10759.not.i = icmp slt i64 %.10665.i, %.10758.i
  br i1 %.10759.not.i, label %B5686.i, label %B7386.i

B5114.i:                                          ; preds = %B4674.i
  %.10829.pre.i = load i64, ptr %.10173.i, align 8, !noalias !7
  %.10830.i = icmp sgt i64 %.10829.pre.i, -1
  br i1 %.10830.i, label %B5152.i, label %B5182.i

B5152.i:                                          ; preds = %B5114.i, %B4638.i
  %.1082910280.i = phi i64 [ %.10829.pre.i, %B5114.i ], [ %.10174.i, %B4638.i ]
  %.10897.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1082910280.i
  %.10898.i = load double, ptr %.10897.i, align 8, !noalias !7
  br label %B5182.i

B5182.i:                                          ; preds = %B5152.i, %B5114.i, %B4614.i
  %"$phi5182.3.2.3.i" = phi double [ %.10898.i, %B5152.i ], [ 1.000000e+00, %B5114.i ], [ 1.000000e+00, %B4614.i ]
  %.12.i8643.i = fcmp ogt double %"$phi5182.3.2.3.i", 1.000000e+00
  %.13.i8644.i = select i1 %.12.i8643.i, double %"$phi5182.3.2.3.i", double 1.000000e+00
  %.10949.i = fmul double %.489.fca.24.load.i, %.13.i8644.i
  %.12.i8645.i = fcmp ogt double %.10949.i, %.489.fca.23.load.i
  %.13.i8646.i = select i1 %.12.i8645.i, double %.10949.i, double %.489.fca.23.load.i
  %.11009.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8647.i = fcmp ogt double %best.3.3.i, %.11009.i
  %.13.i8648.i = select i1 %.12.i8647.i, double %best.3.3.i, double %.11009.i
  %.11039.i = fadd double %.13.i8648.i, %.13.i8646.i
  store double %.11039.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11099.i = load double, ptr %.11655.i, align 8, !noalias !7
  %.11100.i = fadd double %.11099.i, %.13.i8646.i
  store double %.11100.i, ptr %.11655.i, align 8, !noalias !7
  %.11160.i = load double, ptr %.11159.i, align 8, !noalias !7
  %.11161.i = fadd double %.11160.i, %.13.i8646.i
  store double %.11161.i, ptr %.11159.i, align 8, !noalias !7
  %.11221.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11226.i = fadd double %.489.fca.3.load.i, %.11221.i
  %.11227.i = fadd double %.11226.i, -1.000000e+00
  br label %B7390.i

B5686.i:                                          ; preds = %B4948.i, %B5074.i
  %.11339.i = icmp slt i64 %.10048.i, %.281.fca.6.load.i
  br i1 %.11339.i, label %B5714.i, label %B5790.i

B5714.i:                                          ; preds = %B5686.i
  %.11391.i = icmp slt i64 %.10635.i, 0
  %.11392.i = select i1 %.11391.i, i64 %.210.i9455.i, i64 0
  %44 = getelementptr i64, ptr %.226.i9453.i, i64 %.10635.i
  %.11406.i = getelementptr i64, ptr %44, i64 %.11392.i
  %.11407.i = load i64, ptr %.11406.i, align 8, !noalias !7
  %.11408.i = icmp eq i64 %.11407.i, 0
  %..i = select i1 %.11408.i, i64 2, i64 1
  br label %B5790.i

B5790.i:                                          ; preds = %B5686.i, %B5714.i
  %early.2.4.i = phi i64 [ %..i, %B5714.i ], [ 0, %B5686.i ]
  %.123.i.i = icmp slt i64 %.10635.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i9455.i, i64 0
  %45 = getelementptr i64, ptr %.226.i9453.i, i64 %.10635.i
  %.138.i.i = getelementptr i64, ptr %45, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !15
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !15
  %46 = getelementptr i64, ptr %.1994, i64 %.10530.i
  %.210.i.i = load i64, ptr %46, align 8, !noalias !15
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B5790.i
  %47 = getelementptr i64, ptr %.2064, i64 %.10530.i
  %.262.i.i = load i64, ptr %47, align 8, !noalias !15
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B5790.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i8652.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B5790.i ]
  %48 = getelementptr i64, ptr %arg.sites_at, i64 %.10530.i
  %.457.i10286.i = load i64, ptr %48, align 8, !noalias !15
  %.465.i10287.i = mul nsw i64 %.210.i.i, %.10134.i
  %.471.i10288.i = add nsw i64 %o.3.0.i.ph.i, %.465.i10287.i
  %.474.i10289.i = mul nsw i64 %.471.i10288.i, 36
  %.475.i864910290.i = add nsw i64 %.474.i10289.i, %.457.i10286.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %49 = getelementptr i64, ptr %arg.sites_at, i64 %.10530.i
  %.457.i.i = load i64, ptr %49, align 8, !noalias !15
  %.465.i.i = mul nsw i64 %.210.i.i, %.10134.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i8649.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i8649.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %50 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i8649.i
  %51 = getelementptr i8, ptr %50, i64 16
  %.512.i.i = getelementptr i32, ptr %51, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !15
  %52 = getelementptr i64, ptr %.2134, i64 %.10530.i
  %.549.i.i = load i64, ptr %52, align 8, !noalias !15
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %53 = getelementptr i64, ptr %.2204, i64 %.10530.i
  %.591.i.i = load i64, ptr %53, align 8, !noalias !15
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i864910292.i = phi i64 [ %.475.i8649.i, %B226.endif.i.i ], [ %.475.i8649.i, %B164.i.i ], [ %.475.i864910290.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond10180.i = and i1 %.10052.i, %.10065.not.i
  br i1 %or.cond10180.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

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
  %spec.select.i8652.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i8651.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i8651.i, %.612.i.i
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
  %.682.i.i = sdiv i64 %.10048.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.10048.i, %.281.fca.5.load.i
  %.684.i.i = xor i64 %.683.i.i, %.281.fca.5.load.i
  %.685.i.i = icmp slt i64 %.684.i.i, 0
  %.686.i.i = icmp ne i64 %.683.i.i, 0
  %.687.i.i = and i1 %.686.i.i, %.685.i.i
  %.692.i.i = sext i1 %.687.i.i to i64
  %spec.select254.i.i = add i64 %.682.i.i, %.692.i.i
  %54 = shl nsw i64 %spec.select254.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B310.else.if.i.i, %B310.i.i
  %quot.3.0.i.i = phi i64 [ 0, %B310.i.i ], [ %54, %B310.else.if.i.i ]
  %.710.i.i = add nsw i64 %quot.3.0.i.i, %shift.4.0.i.i
  br label %B8.i8653.i

B8.i8653.i:                                       ; preds = %B8.if.i8656.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i8654.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i8659.i, %B8.if.i8656.i ]
  %exitcond.not.i8655.i = icmp eq i64 %.16.0.i8654.i, 2
  br i1 %exitcond.not.i8655.i, label %B6230.i, label %B8.if.i8656.i

B8.if.i8656.i:                                    ; preds = %B8.i8653.i
  %trunc.i8657.i = trunc nuw i64 %.16.0.i8654.i to i1
  %spec.select.i8658.i = select i1 %trunc.i8657.i, i64 13, i64 6
  %.70.i8659.i = add nuw nsw i64 %.16.0.i8654.i, 1
  %.96.i8660.i = icmp eq i64 %spec.select.i8658.i, %.7542.i
  br i1 %.96.i8660.i, label %B5948.i, label %B8.i8653.i

B5948.i:                                          ; preds = %B8.if.i8656.i
  %.11656.i = load double, ptr %.11655.i, align 8, !noalias !7
  %.11686.i = load double, ptr %.11685.i, align 8, !noalias !7
  %.11687.i = fsub double %.11656.i, %.11686.i
  %.340.i8663.i = icmp slt i64 %.475.i864910292.i, 0
  %.341.i8664.i = select i1 %.340.i8663.i, i64 %.281.fca.9.load.i, i64 0
  %55 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i864910292.i
  %.355.i.i = getelementptr i32, ptr %55, i64 %.341.i8664.i
  %.356.i.i = load i32, ptr %.355.i.i, align 4, !noalias !18
  %.362.i.i = icmp eq i32 %.356.i.i, 0
  br i1 %.362.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B5948.i
  %.469.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B5948.i
  %.512.i8665.i = load double, ptr %.511.i.i, align 8, !noalias !18
  %.542.i.i = load double, ptr %.541.i8666.i, align 8, !noalias !18
  %.12.i.i8667.i = fcmp ogt double %.542.i.i, %.512.i8665.i
  %.13.i.i8668.i = select i1 %.12.i.i8667.i, double %.542.i.i, double %.512.i8665.i
  %.575.i.i = fsub double %.13.i.i8668.i, %.489.fca.32.load.i
  %.605.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !18
  %.16.i.i.i = fcmp ogt double %.605.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.605.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.575.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.575.i.i, double %.17.i.i.i
  %.683.i8669.i = icmp sgt i32 %.356.i.i, 0
  %storemerge.i8670.i = tail call i32 @llvm.smax.i32(i32 %.356.i.i, i32 0)
  br i1 %.683.i8669.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.832.i.i = add nsw i64 %.475.i864910292.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i8670.i to i64
  br label %B302.if.i.i

B440.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.980.i.i = select i1 %.932.i.i, i64 %.210.i936.i.i, i64 0
  %56 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.994.i.i = getelementptr double, ptr %56, i64 %.980.i.i
  %.995.i.i = load double, ptr %.994.i.i, align 8, !noalias !18
  %.1002.i.i = fcmp ogt double %.995.i.i, %.19.i.i.i
  %57 = zext i1 %.1002.i.i to i64
  br label %B472.i.i

B472.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B440.i.i
  %"$phi472.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %57, %B440.i.i ]
  %.1012.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01426.i.i
  %exitcond.not.i8671.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i8671.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %58 = uitofp nneg i64 %.1012.i.i to double
  %59 = fmul double %58, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %59, %B480.loopexit.i.i ]
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B480.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %218, i1 false), !noalias !21
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B480.i.i
  br i1 %.683.i8669.i, label %B106.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.475.i864910292.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.356.i.i to i64
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.lr.ph.i.i.i, %B278.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B278.i.i.i ]
  %worst.2.0201.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B278.i.i.i ]
  %previous.2.0200.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B278.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.639.i.i.i = add nsw i64 %.637.i.i.i, %indvars.iv.i.i.i
  %.653.i.i.i = icmp slt i64 %.639.i.i.i, 0
  %.654.i.i.i = select i1 %.653.i.i.i, i64 %.281.fca.9.load.i, i64 0
  %60 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %60, i64 %.654.i.i.i
  %.669.i.i.i = load i32, ptr %.668.i.i.i, align 4, !noalias !21
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
  %61 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %62 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %62, i64 %61
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !21
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !21
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %63 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %63, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1119.i.i = icmp slt i64 %.475.i864910292.i, -3
  %.1120.i.i = select i1 %.1119.i.i, i64 %.281.fca.9.load.i, i64 0
  %64 = getelementptr i8, ptr %55, i64 12
  %.1134.i.i = getelementptr i32, ptr %64, i64 %.1120.i.i
  %.1135.i.i = load i32, ptr %.1134.i.i, align 4, !noalias !18
  %.1142.i.i = sitofp i32 %.356.i.i to double
  %.1143.i.i = fadd double %late.2.0.lcssa.i.i, %.1142.i.i
  %.1148.i.i = fmul double %.1143.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1135.i.i to double
  %.9.i.i.i = fcmp ogt double %.1148.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1148.i.i, double %.8.i.i.i
  %.1177.i.i = fmul double %.489.fca.24.load.i, %.10.i.i.i
  %.11.i.i.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1315.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.489.fca.23.load.i
  %.13.i1316.i.i = fcmp ogt double %.1177.i.i, %.12.i1315.i.i
  %.14.i.i.i = select i1 %.13.i1316.i.i, double %.1177.i.i, double %.12.i1315.i.i
  %.1246.i.i = fmul double %.1142.i.i, 2.500000e-01
  %.9.i1318.i.i = fcmp ogt double %.1246.i.i, %.8.i.i.i
  %.10.i1319.i.i = select i1 %.9.i1318.i.i, double %.1246.i.i, double %.8.i.i.i
  %.1275.i.i = fmul double %.489.fca.24.load.i, %.10.i1319.i.i
  %.1305.i.i = load double, ptr %.11685.i, align 8, !noalias !18
  %.13.i1323.i.i = fcmp ogt double %.1275.i.i, %.12.i1315.i.i
  %.14.i1324.i.i = select i1 %.13.i1323.i.i, double %.1275.i.i, double %.12.i1315.i.i
  %.1335.i.i = fsub double %.14.i.i.i, %.14.i1324.i.i
  %.1336.i.i = fadd double %.1305.i.i, %.1335.i.i
  store double %.1336.i.i, ptr %.11685.i, align 8, !noalias !18
  %.1368.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1403.i.i = load double, ptr %.11655.i, align 8, !noalias !18
  %.1404.i.i = fadd double %.1403.i.i, %.14.i.i.i
  store double %.1404.i.i, ptr %.11655.i, align 8, !noalias !18
  store double %.1368.i.i, ptr %.226.i827.i.i, align 8, !noalias !18
  %.1469.i.i = fadd double %.489.fca.4.load.i, %.1368.i.i
  %.15591427.not.i.i = icmp eq i32 %storemerge.i8670.i, 0
  br i1 %.15591427.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1088.if.lr.ph.i.i

B1088.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1598.i.i = add nsw i64 %.475.i864910292.i, 4
  %.306.i.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i.i = fadd double %.489.fca.9.load.i, %.1368.i.i
  %.1091.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1091.not.i.i.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count1441.i.i = zext nneg i32 %storemerge.i8670.i to i64
  br label %B1088.if.i.i

B1184.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i
  %.1759.i.i = load double, ptr %.1758.i.i, align 8, !noalias !18
  %.1761.i.i = fadd double %.1759.i.i, 1.000000e+00
  store double %.1761.i.i, ptr %.1758.i.i, align 8, !noalias !18
  %.1811.i.i = select i1 %.1703.i.i, i64 %.210.i936.i.i, i64 0
  %65 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1407.i.i
  %.1825.i.i = getelementptr double, ptr %65, i64 %.1811.i.i
  %.1826.i.i = load double, ptr %.1825.i.i, align 8, !noalias !18
  %.12.i1325.i.i = fcmp ogt double %.1469.i.i, %.1826.i.i
  %.13.i1326.i.i = select i1 %.12.i1325.i.i, double %.1469.i.i, double %.1826.i.i
  br label %B1658.i.i

B1308.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i
  store i64 %.1906.i.i, ptr %.1718.i.i, align 8, !noalias !18
  %.1937.i.i = load double, ptr %.1936.i.i, align 8, !noalias !18
  %.1939.i.i = fadd double %.1937.i.i, 1.000000e+00
  store double %.1939.i.i, ptr %.1936.i.i, align 8, !noalias !18
  %.1982.not.i.i = icmp eq i64 %.170.i1337.i.i, %missed.2.01431.i.i
  br i1 %.1982.not.i.i, label %B1502.i.i, label %B1420.i.i

B1420.i.i:                                        ; preds = %B1308.i.i
  %.2027.i.i = load double, ptr %.2026.i.i, align 8, !noalias !18
  %.2029.i.i = fadd double %.2027.i.i, 1.000000e+00
  store double %.2029.i.i, ptr %.2026.i.i, align 8, !noalias !18
  br label %B1502.i.i

B1502.i.i:                                        ; preds = %B1420.i.i, %B1308.i.i
  %missed.4.1.i.i = phi i64 [ %.170.i1337.i.i, %B1420.i.i ], [ %missed.2.01431.i.i, %B1308.i.i ]
  %took.2.1.i.i = phi double [ %.1993.i.i, %B1420.i.i ], [ %.489.fca.11.load.i, %B1308.i.i ]
  %.2097.i.i = load double, ptr %.511.i.i, align 8, !noalias !18
  %.12.i1327.i.i = fcmp ogt double %.1368.i.i, %.2097.i.i
  %.13.i1328.i.i = select i1 %.12.i1327.i.i, double %.1368.i.i, double %.2097.i.i
  %.2128.i.i = fadd double %took.2.1.i.i, %.13.i1328.i.i
  store double %.2128.i.i, ptr %.511.i.i, align 8, !noalias !18
  %.284.i.i.i = ashr i64 %.1633.i.i, 1
  %.5.i.i.i.i.i = mul i64 %.284.i.i.i, 8364850718657
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
  %.311.i.i.i = fmul double %.489.fca.6.load.i, %.79.i.i.i.i
  %.351.i.i.i = fadd double %.489.fca.5.load.i, %.2128.i.i
  %.352.i.i.i = fadd double %.311.i.i.i, %.351.i.i.i
  %.40212881289.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %66 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i.i
  %.460.i.i.i = load i64, ptr %66, align 8, !noalias !24
  %.466.i.i.i = icmp eq i64 %.460.i.i.i, %.284.i.i.i
  br i1 %.466.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1502.i.i
  %67 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  %.589.i.i.i = load double, ptr %67, align 8, !noalias !24
  %.12.i.i.i.i = fcmp ogt double %.589.i.i.i, %.352.i.i.i
  %.13.i.i1329.i.i = select i1 %.12.i.i.i.i, double %.589.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i.i.i:                                       ; preds = %B1502.i.i
  %.657.i.i.i = load double, ptr %.656.i.i.i, align 8, !noalias !24
  %.659.i.i.i = fadd double %.657.i.i.i, 1.000000e+00
  store double %.659.i.i.i, ptr %.656.i.i.i, align 8, !noalias !24
  %.723.i.i.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !24
  %.726.i.i.i = fadd double %.489.fca.19.load.i, %.723.i.i.i
  store double %.726.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !24
  %.796.i.i.i = fcmp ult double %.726.i.i.i, 1.000000e+00
  br i1 %.796.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i.i.i
  %.834.i.i.i = fadd double %.726.i.i.i, -1.000000e+00
  store double %.834.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !24
  %.300.i.i.i.i = load double, ptr %.541.i8666.i, align 8, !noalias !27
  %.12.i.i1282.i.i.i = fcmp ogt double %.1368.i.i, %.300.i.i.i.i
  %.13.i.i1283.i.i.i = select i1 %.12.i.i1282.i.i.i, double %.1368.i.i, double %.300.i.i.i.i
  %.333.i.i.i.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i.i
  store double %.333.i.i.i.i, ptr %.541.i8666.i, align 8, !noalias !27
  %.391.i.i.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !27
  %.394.i.i.i.i = fadd double %.332.i.i.i.i, %.391.i.i.i.i
  store double %.394.i.i.i.i, ptr %.390.i.i.i.i, align 8, !noalias !27
  %.483.i.i.i.i = load double, ptr %.541.i8666.i, align 8, !noalias !27
  %.262.i.i.i.i.i = lshr i64 %.1633.i.i, 16
  %.273.0.i.i.i.i.i = and i64 %.262.i.i.i.i.i, 16383
  %68 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i.i
  %.342.i.i.i.i.i = load double, ptr %68, align 8, !noalias !30
  %.346.i.i.i.i.i = fcmp olt double %.342.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.392.i.i.i.i.i, ptr %68, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.546.i.i.i.i.i = phi double [ %.342.i.i.i.i.i, %B408.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.454.i.i.i.i = fmul double %.489.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.546.i.i.i.i.i, %.483.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.546.i.i.i.i.i, double %.483.i.i.i.i
  %.641.i.i.i.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i.i
  %.642.i.i.i.i = fadd double %.454.i.i.i.i, %.641.i.i.i.i
  store i64 %.284.i.i.i, ptr %66, align 8, !noalias !27
  %69 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.642.i.i.i.i, ptr %69, align 8, !noalias !27
  %.12.i1284.i.i.i = fcmp ogt double %.642.i.i.i.i, %.352.i.i.i
  %.13.i1285.i.i.i = select i1 %.12.i1284.i.i.i, double %.642.i.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1135.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !24
  %.262.i.i.i.i = lshr i64 %.1633.i.i, 16
  %.273.0.i.i.i.i = and i64 %.262.i.i.i.i, 16383
  %70 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i
  %.342.i.i.i.i = load double, ptr %70, align 8, !noalias !33
  %.346.i.i.i.i = fcmp olt double %.342.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.392.i.i.i.i.i, ptr %70, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.546.i.i.i.i = phi double [ %.342.i.i.i.i, %B544.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1286.i.i.i = fcmp ogt double %.546.i.i.i.i, %.1135.i.i.i
  %.13.i1287.i.i.i = select i1 %.12.i1286.i.i.i, double %.546.i.i.i.i, double %.1135.i.i.i
  %.1308.i.i.i = fadd double %.1307.i.i.i, %.13.i1287.i.i.i
  store i64 %.284.i.i.i, ptr %66, align 8, !noalias !24
  %71 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.1308.i.i.i, ptr %71, align 8, !noalias !24
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1285.sink.i.i.i = phi double [ %.13.i1285.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1329.i.i, %B216.i.i.i ], [ %.1308.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.352.i.i.i, %B518.i.i.i ]
  %.2278.i.i = select i1 %.1703.i.i, i64 %.210.i936.i.i, i64 0
  %72 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1407.i.i
  %.2292.i.i = getelementptr double, ptr %72, i64 %.2278.i.i
  store double %.13.i1285.sink.i.i.i, ptr %.2292.i.i, align 8, !noalias !18
  br label %B1658.i.i

B1658.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B1184.i.i
  %missed.3.1.i.i = phi i64 [ %missed.2.01431.i.i, %B1184.i.i ], [ %missed.4.1.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1326.i.i, %B1184.i.i ], [ %.13.i1285.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1330.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01430.i.i
  %.13.i1331.i.i = select i1 %.12.i1330.i.i, double %arrival.2.1.i.i, double %worst.2.01430.i.i
  %exitcond1442.not.i.i = icmp eq i64 %indvars.iv.next1439.i.i, %wide.trip.count1441.i.i
  br i1 %exitcond1442.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1088.if.i.i

B302.if.i.i:                                      ; preds = %B472.i.i, %B302.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B472.i.i ]
  %late.2.01426.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %.1012.i.i, %B472.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.796.i.i = load i64, ptr %.795.i.i, align 8, !noalias !18
  %.797.i.i = add nsw i64 %.796.i.i, 1
  store i64 %.797.i.i, ptr %.795.i.i, align 8, !noalias !18
  %.834.i.i = add nsw i64 %.832.i.i, %indvars.iv.i.i
  %.848.i.i = icmp slt i64 %.834.i.i, 0
  %.849.i.i = select i1 %.848.i.i, i64 %.281.fca.9.load.i, i64 0
  %73 = getelementptr i32, ptr %arg.rows_at, i64 %.834.i.i
  %.863.i.i = getelementptr i32, ptr %73, i64 %.849.i.i
  %.864.i.i = load i32, ptr %.863.i.i, align 4, !noalias !18
  %.866.i.i = sext i32 %.864.i.i to i64
  %.867.i.i = add nsw i64 %.710.i.i, %.866.i.i
  %.170.i.i.i = ashr i64 %.867.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %74, i64 %.519.i.i.i
  store i64 %.797.i.i, ptr %.533.i.i.i, align 8, !noalias !36
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i1332.i.i:                                   ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %75, i64 %.570.i.i.i
  %.585.i.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !36
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %76, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !36
  %.619.i.i.i = icmp slt i64 %.585.i.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i1332.i.i
  %.654.i1333.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1333.i.i, i64 %.210.i.i.i, i64 0
  %77 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1334.i.i = getelementptr i64, ptr %77, i64 %.655.i.i.i
  store i64 %.170.i.i.i, ptr %.669.i1334.i.i, align 8, !noalias !36
  %.719.i.i.i = shl nsw i64 %spec.select.i.i.i, 2
  %.722.i.i.i = add i64 %.719.i.i.i, 4
  %.759.i1335.i.i = select i1 %.654.i1333.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1336.i.i = add i64 %.759.i1335.i.i, %.719.i.i.i
  %.775.i.i.i = icmp slt i64 %.722.i.i.i, 0
  %.776.i.i.i = select i1 %.775.i.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i.i = add i64 %.776.i.i.i, %.722.i.i.i
  %.904.i.i.i = icmp slt i64 %.760.i1336.i.i, 0
  br i1 %.904.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B302.if.i.i
  %.175.i.i.i = mul nsw i64 %.170.i.i.i, 712544676207699905
  %.176.i.i.i = ashr i64 %.175.i.i.i, 20
  %.246.i.i.i = srem i64 %.176.i.i.i, %.194.0.i.i.i
  %.248.i.i.i = icmp slt i64 %.246.i.i.i, 0
  %.257.i.i.i = select i1 %.248.i.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i.i = add nsw i64 %.257.i.i.i, %.246.i.i.i
  %78 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %78, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1332.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1332.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1332.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1332.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %79 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %79, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !36
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1332.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !39

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %80 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %80
  %81 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %82 = shl i64 %81, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %82, i1 false), !noalias !36
  br label %.975.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.884.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.760.i1336.i.i, %B312.i.i.i ]
  %.909.not.i.i.i = icmp slt i64 %.760.i1336.i.i, %.210.i900.i.i
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
  %.1054.i.i.i = load i64, ptr %.795.i.i, align 8, !noalias !36
  %.1070.i.i.i = select i1 %.654.i1333.i.i, i64 %.210.i864.i.i, i64 0
  %83 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %83, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !36
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.867.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.932.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.933.i.i = select i1 %.932.i.i, i64 %.210.i900.i.i, i64 0
  %84 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.947.i.i = getelementptr i64, ptr %84, i64 %.933.i.i
  %.948.i.i = load i64, ptr %.947.i.i, align 8, !noalias !18
  %.949.not.i.i = icmp eq i64 %.948.i.i, 0
  br i1 %.949.not.i.i, label %B472.i.i, label %B440.i.i

B1088.if.i.i:                                     ; preds = %B1658.i.i, %B1088.if.lr.ph.i.i
  %indvars.iv1438.i.i = phi i64 [ 0, %B1088.if.lr.ph.i.i ], [ %indvars.iv.next1439.i.i, %B1658.i.i ]
  %missed.2.01431.i.i = phi i64 [ -1, %B1088.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1658.i.i ]
  %worst.2.01430.i.i = phi double [ %.1469.i.i, %B1088.if.lr.ph.i.i ], [ %.13.i1331.i.i, %B1658.i.i ]
  %indvars.iv.next1439.i.i = add nuw nsw i64 %indvars.iv1438.i.i, 1
  %.1600.i.i = add nsw i64 %.1598.i.i, %indvars.iv1438.i.i
  %.1614.i.i = icmp slt i64 %.1600.i.i, 0
  %.1615.i.i = select i1 %.1614.i.i, i64 %.281.fca.9.load.i, i64 0
  %85 = getelementptr i32, ptr %arg.rows_at, i64 %.1600.i.i
  %.1629.i.i = getelementptr i32, ptr %85, i64 %.1615.i.i
  %.1630.i.i = load i32, ptr %.1629.i.i, align 4, !noalias !18
  %.1632.i.i = sext i32 %.1630.i.i to i64
  %.1633.i.i = add nsw i64 %.710.i.i, %.1632.i.i
  %.170.i1337.i.i = ashr i64 %.1633.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1352.i.i.preheader, label %B0.endif.else.if.i1340.i.i, !prof !6

B212.i1412.i.i:                                   ; preds = %B184.if.i1352.i.i
  %.503.i1414.i.i = load i64, ptr %.795.i.i, align 8, !noalias !40
  %.519.i1415.i.i = select i1 %.408.i1356.i.i, i64 %.210.i864.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1355.i.i
  %.533.i1416.i.i = getelementptr i64, ptr %86, i64 %.519.i1415.i.i
  store i64 %.503.i1414.i.i, ptr %.533.i1416.i.i, align 8, !noalias !40
  %.541.i1417.i.i = shl nsw i64 %.295.0618.i1355.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i

B270.i1361.i.i:                                   ; preds = %B184.if.i1352.i.i
  %.366.i1362.i.i = add i64 %.295.0618.i1355.i.i, 1
  %.362.i1363.i.i = add nsw i64 %.298.0619.i1354.i.i, -1
  %.570.i1364.i.i = select i1 %.408.i1356.i.i, i64 %.210.i864.i.i, i64 0
  %87 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1355.i.i
  %.584.i1365.i.i = getelementptr i64, ptr %87, i64 %.570.i1364.i.i
  %.585.i1366.i.i = load i64, ptr %.584.i1365.i.i, align 8, !noalias !40
  %.600.i1367.i.i = icmp slt i64 %place.2.0620.i1353.i.i, 0
  %.601.i1368.i.i = select i1 %.600.i1367.i.i, i64 %.210.i864.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1353.i.i
  %.615.i1369.i.i = getelementptr i64, ptr %88, i64 %.601.i1368.i.i
  %.616.i1370.i.i = load i64, ptr %.615.i1369.i.i, align 8, !noalias !40
  %.619.i1371.i.i = icmp slt i64 %.585.i1366.i.i, %.616.i1370.i.i
  %spec.select.i1372.i.i = select i1 %.619.i1371.i.i, i64 %.295.0618.i1355.i.i, i64 %place.2.0620.i1353.i.i
  %.353.i1373.i.i = icmp samesign ugt i64 %.298.0619.i1354.i.i, 1
  br i1 %.353.i1373.i.i, label %B184.if.i1352.i.i, label %B312.i1374.i.i

B312.i1374.i.i:                                   ; preds = %B270.i1361.i.i
  %.654.i1375.i.i = icmp slt i64 %spec.select.i1372.i.i, 0
  %.655.i1376.i.i = select i1 %.654.i1375.i.i, i64 %.210.i.i.i, i64 0
  %89 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1372.i.i
  %.669.i1377.i.i = getelementptr i64, ptr %89, i64 %.655.i1376.i.i
  store i64 %.170.i1337.i.i, ptr %.669.i1377.i.i, align 8, !noalias !40
  %.719.i1378.i.i = shl nsw i64 %spec.select.i1372.i.i, 2
  %.722.i1379.i.i = add i64 %.719.i1378.i.i, 4
  %.759.i1380.i.i = select i1 %.654.i1375.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1381.i.i = add i64 %.759.i1380.i.i, %.719.i1378.i.i
  %.775.i1382.i.i = icmp slt i64 %.722.i1379.i.i, 0
  %.776.i1383.i.i = select i1 %.775.i1382.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i1384.i.i = add i64 %.776.i1383.i.i, %.722.i1379.i.i
  %.904.i1385.i.i = icmp slt i64 %.760.i1381.i.i, 0
  br i1 %.904.i1385.i.i, label %B312.endif.else.if.i1411.i.i, label %B312.endif.else.endif.i1386.i.i, !prof !6

B0.endif.else.if.i1340.i.i:                       ; preds = %B1088.if.i.i
  %.175.i1341.i.i = mul nsw i64 %.170.i1337.i.i, 712544676207699905
  %.176.i1342.i.i = ashr i64 %.175.i1341.i.i, 20
  %.246.i1343.i.i = srem i64 %.176.i1342.i.i, %.194.0.i.i.i
  %.248.i1345.i.i = icmp slt i64 %.246.i1343.i.i, 0
  %.257.i1348.i.i = select i1 %.248.i1345.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i1349.i.i = add nsw i64 %.257.i1348.i.i, %.246.i1343.i.i
  %90 = shl nsw i64 %.237.0.i1349.i.i, 4
  br label %B184.if.i1352.i.i.preheader

B184.if.i1352.i.i.preheader:                      ; preds = %B0.endif.else.if.i1340.i.i, %B1088.if.i.i
  %.295.0618.i1355.i.i.ph = phi i64 [ %90, %B0.endif.else.if.i1340.i.i ], [ 0, %B1088.if.i.i ]
  br label %B184.if.i1352.i.i

B184.if.i1352.i.i:                                ; preds = %B184.if.i1352.i.i.preheader, %B270.i1361.i.i
  %place.2.0620.i1353.i.i = phi i64 [ %spec.select.i1372.i.i, %B270.i1361.i.i ], [ %.295.0618.i1355.i.i.ph, %B184.if.i1352.i.i.preheader ]
  %.298.0619.i1354.i.i = phi i64 [ %.362.i1363.i.i, %B270.i1361.i.i ], [ 16, %B184.if.i1352.i.i.preheader ]
  %.295.0618.i1355.i.i = phi i64 [ %.366.i1362.i.i, %B270.i1361.i.i ], [ %.295.0618.i1355.i.i.ph, %B184.if.i1352.i.i.preheader ]
  %.408.i1356.i.i = icmp slt i64 %.295.0618.i1355.i.i, 0
  %.409.i1357.i.i = select i1 %.408.i1356.i.i, i64 %.210.i.i.i, i64 0
  %91 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1355.i.i
  %.423.i1358.i.i = getelementptr i64, ptr %91, i64 %.409.i1357.i.i
  %.424.i1359.i.i = load i64, ptr %.423.i1358.i.i, align 8, !noalias !40
  %.426.i1360.i.i = icmp eq i64 %.424.i1359.i.i, %.170.i1337.i.i
  br i1 %.426.i1360.i.i, label %B212.i1412.i.i, label %B270.i1361.i.i

B312.endif.endif.i1397.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1396.i.i, %B312.endif.else.endif.endif.endif.i1393.i.i
  %.884.sroa.13.0.i1398.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1396.i.i ], [ %.884.sroa.13.1.i1394.i.i, %B312.endif.else.endif.endif.endif.i1393.i.i ]
  %.1005.not621.i1399.i.i = icmp slt i64 %.884.sroa.0.3.i1391.i.i, %.884.sroa.13.0.i1398.i.i
  br i1 %.1005.not621.i1399.i.i, label %.975.endif.preheader.i1408.i.i, label %.975.if.i1400.i.i, !prof !39

.975.endif.preheader.i1408.i.i:                   ; preds = %B312.endif.endif.i1397.i.i
  %92 = shl i64 %.884.sroa.0.3.i1391.i.i, 3
  %scevgep.i1409.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %92
  %93 = sub nsw i64 %.884.sroa.13.0.i1398.i.i, %.884.sroa.0.3.i1391.i.i
  %94 = shl i64 %93, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1409.i.i, i8 0, i64 %94, i1 false), !noalias !40
  br label %.975.if.i1400.i.i

B312.endif.else.if.i1411.i.i:                     ; preds = %B312.i1374.i.i
  br label %B312.endif.else.endif.i1386.i.i

B312.endif.else.endif.i1386.i.i:                  ; preds = %B312.endif.else.if.i1411.i.i, %B312.i1374.i.i
  %.884.sroa.0.1.i1387.i.i = phi i64 [ 0, %B312.endif.else.if.i1411.i.i ], [ %.760.i1381.i.i, %B312.i1374.i.i ]
  %.909.not.i1388.i.i = icmp slt i64 %.760.i1381.i.i, %.210.i900.i.i
  br i1 %.909.not.i1388.i.i, label %B312.endif.else.endif.endif.i1390.i.i, label %B312.endif.else.endif.if.i1389.i.i, !prof !10

B312.endif.else.endif.if.i1389.i.i:               ; preds = %B312.endif.else.endif.i1386.i.i
  br label %B312.endif.else.endif.endif.i1390.i.i

B312.endif.else.endif.endif.i1390.i.i:            ; preds = %B312.endif.else.endif.if.i1389.i.i, %B312.endif.else.endif.i1386.i.i
  %.884.sroa.0.3.i1391.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i1389.i.i ], [ %.884.sroa.0.1.i1387.i.i, %B312.endif.else.endif.i1386.i.i ]
  %.921.i1392.i.i = icmp slt i64 %.777.i1384.i.i, 0
  br i1 %.921.i1392.i.i, label %B312.endif.else.endif.endif.if.i1410.i.i, label %B312.endif.else.endif.endif.endif.i1393.i.i, !prof !6

B312.endif.else.endif.endif.if.i1410.i.i:         ; preds = %B312.endif.else.endif.endif.i1390.i.i
  br label %B312.endif.else.endif.endif.endif.i1393.i.i

B312.endif.else.endif.endif.endif.i1393.i.i:      ; preds = %B312.endif.else.endif.endif.if.i1410.i.i, %B312.endif.else.endif.endif.i1390.i.i
  %.884.sroa.13.1.i1394.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i1410.i.i ], [ %.777.i1384.i.i, %B312.endif.else.endif.endif.i1390.i.i ]
  %.926.not.i1395.i.i = icmp slt i64 %.777.i1384.i.i, %.210.i900.i.i
  br i1 %.926.not.i1395.i.i, label %B312.endif.endif.i1397.i.i, label %B312.endif.else.endif.endif.endif.if.i1396.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i1396.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i1393.i.i
  br label %B312.endif.endif.i1397.i.i

.975.if.i1400.i.i:                                ; preds = %.975.endif.preheader.i1408.i.i, %B312.endif.endif.i1397.i.i
  %.1054.i1402.i.i = load i64, ptr %.795.i.i, align 8, !noalias !40
  %.1070.i1403.i.i = select i1 %.654.i1375.i.i, i64 %.210.i864.i.i, i64 0
  %95 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1372.i.i
  %.1084.i1404.i.i = getelementptr i64, ptr %95, i64 %.1070.i1403.i.i
  store i64 %.1054.i1402.i.i, ptr %.1084.i1404.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i: ; preds = %.975.if.i1400.i.i, %B212.i1412.i.i
  %.719.sink.i1405.i.i = phi i64 [ %.719.i1378.i.i, %.975.if.i1400.i.i ], [ %.541.i1417.i.i, %B212.i1412.i.i ]
  %.1096.i1406.i.i = and i64 %.1633.i.i, 3
  %.1099.i1407.i.i = or disjoint i64 %.719.sink.i1405.i.i, %.1096.i1406.i.i
  %.1703.i.i = icmp slt i64 %.719.sink.i1405.i.i, 0
  %.1704.i.i = select i1 %.1703.i.i, i64 %.210.i900.i.i, i64 0
  %96 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1407.i.i
  %.1718.i.i = getelementptr i64, ptr %96, i64 %.1704.i.i
  %.1719.i.i = load i64, ptr %.1718.i.i, align 8, !noalias !18
  %.1720.not.i.i = icmp eq i64 %.1719.i.i, 0
  br i1 %.1720.not.i.i, label %B1308.i.i, label %B1184.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1658.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1368.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1368.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1368.i.i, %B1658.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.469.i.i, %B76.i.i ], [ %.1469.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1331.i.i, %B1658.i.i ]
  br i1 %.9158.i.le, label %B6104.i, label %B7386.i

B6104.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.11845.i = load double, ptr %.11655.i, align 8, !noalias !7
  %.11847.i = fsub double %.11845.i, %.11687.i
  store double %.11847.i, ptr %.11685.i, align 8, !noalias !7
  %.11895.i = select i1 %.7492.i, i64 %.210.i9025.i, i64 0
  %97 = getelementptr double, ptr %.226.i9024.i, i64 %.7437.i
  %.11909.i = getelementptr double, ptr %97, i64 %.11895.i
  %.11910.i = load double, ptr %.11909.i, align 8, !noalias !7
  %.12.i8672.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.11910.i
  %.13.i8673.i = select i1 %.12.i8672.i, double %worst.2.0.lcssa.sink.i.i, double %.11910.i
  store double %.13.i8673.i, ptr %.11909.i, align 8, !noalias !7
  br label %B7390.i

B6230.i:                                          ; preds = %B8.i8653.i
  %.11998.i = icmp eq i64 %.7542.i, 7
  br i1 %.11998.i, label %B6262.i, label %B6574.i

B6262.i:                                          ; preds = %B6230.i
  %.12030.i = load i64, ptr %.10529.i, align 8, !noalias !7
  %.12044.i = icmp slt i64 %.12030.i, 0
  %.12045.i = select i1 %.12044.i, i64 %.281.fca.8.load.i, i64 0
  %98 = getelementptr i64, ptr %.2274, i64 %.12030.i
  %.12059.i = getelementptr i64, ptr %98, i64 %.12045.i
  %.12060.i = load i64, ptr %.12059.i, align 8, !noalias !7
  %.12061.not.i = icmp eq i64 %.12060.i, 0
  %.366.i8765.i = icmp slt i64 %.475.i864910292.i, 0
  %.367.i.i = select i1 %.366.i8765.i, i64 %.281.fca.9.load.i, i64 0
  %99 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i864910292.i
  %.381.i.i = getelementptr i32, ptr %99, i64 %.367.i.i
  %.382.i.i = load i32, ptr %.381.i.i, align 4, !noalias !7
  br i1 %.12061.not.i, label %B6374.i, label %B6290.i

B6290.i:                                          ; preds = %B6262.i
  %.342.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.342.i.i, label %B7390.i, label %B70.i.i

B70.i.i:                                          ; preds = %B6290.i
  %.484.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !43
  %.12.i.i8674.i = fcmp ogt double %.484.i.i, %best.3.3.i
  %.13.i.i8675.i = select i1 %.12.i.i8674.i, double %.484.i.i, double %best.3.3.i
  %.531.i.i = icmp slt i64 %.475.i864910292.i, -3
  %.532.i.i = select i1 %.531.i.i, i64 %.281.fca.9.load.i, i64 0
  %100 = getelementptr i8, ptr %99, i64 12
  %.546.i.i = getelementptr i32, ptr %100, i64 %.532.i.i
  %.547.i.i = load i32, ptr %.546.i.i, align 4, !noalias !43
  %.548.i8676.i = sitofp i32 %.547.i.i to double
  %.551.i.i = sitofp i32 %.382.i.i to double
  %.556.i8677.i = fmul double %.551.i.i, 2.500000e-01
  %.12.i754.i.i = fcmp ogt double %.556.i8677.i, %.548.i8676.i
  %.13.i755.i.i = select i1 %.12.i754.i.i, double %.556.i8677.i, double %.548.i8676.i
  %.585.i.i = fadd double %.13.i.i8675.i, %.13.i755.i.i
  %.618.i8679.i = load double, ptr %.11655.i, align 8, !noalias !43
  %.681.i.i = fsub double %.585.i.i, %.13.i.i8675.i
  %.682.i8680.i = fadd double %.618.i8679.i, %.681.i.i
  store double %.682.i8680.i, ptr %.11655.i, align 8, !noalias !43
  store double %.585.i.i, ptr %.226.i827.i.i, align 8, !noalias !43
  %spec.select.i8681.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.836760.not.i.i = icmp eq i32 %spec.select.i8681.i, 0
  br i1 %.836760.not.i.i, label %B7390.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.943.i.i = add nsw i64 %.475.i864910292.i, 4
  %wide.trip.count.i8684.i = zext nneg i32 %spec.select.i8681.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i, %B416.if.lr.ph.i.i
  %indvars.iv.i8685.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i8686.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i ]
  %indvars.iv.next.i8686.i = add nuw nsw i64 %indvars.iv.i8685.i, 1
  %.907.i.i = load i64, ptr %.795.i.i, align 8, !noalias !43
  %.908.i.i = add nsw i64 %.907.i.i, 1
  store i64 %.908.i.i, ptr %.795.i.i, align 8, !noalias !43
  %.945.i.i = add nsw i64 %.943.i.i, %indvars.iv.i8685.i
  %.959.i.i = icmp slt i64 %.945.i.i, 0
  %.960.i.i = select i1 %.959.i.i, i64 %.281.fca.9.load.i, i64 0
  %101 = getelementptr i32, ptr %arg.rows_at, i64 %.945.i.i
  %.974.i.i = getelementptr i32, ptr %101, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i.i, align 4, !noalias !43
  %.977.i.i = sext i32 %.975.i.i to i64
  %.978.i.i = add nsw i64 %.710.i.i, %.977.i.i
  %.170.i.i8687.i = ashr i64 %.978.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i8700.i.preheader, label %B0.endif.else.if.i.i8688.i, !prof !6

B212.i.i8761.i:                                   ; preds = %B184.if.i.i8700.i
  %.519.i.i8762.i = select i1 %.408.i.i8704.i, i64 %.210.i864.i.i, i64 0
  %102 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8703.i
  %.533.i.i8763.i = getelementptr i64, ptr %102, i64 %.519.i.i8762.i
  store i64 %.908.i.i, ptr %.533.i.i8763.i, align 8, !noalias !46
  %.541.i.i8764.i = shl nsw i64 %.295.0618.i.i8703.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i

B270.i.i8709.i:                                   ; preds = %B184.if.i.i8700.i
  %.366.i.i8710.i = add i64 %.295.0618.i.i8703.i, 1
  %.362.i.i8711.i = add nsw i64 %.298.0619.i.i8702.i, -1
  %.570.i.i8712.i = select i1 %.408.i.i8704.i, i64 %.210.i864.i.i, i64 0
  %103 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8703.i
  %.584.i.i8713.i = getelementptr i64, ptr %103, i64 %.570.i.i8712.i
  %.585.i.i8714.i = load i64, ptr %.584.i.i8713.i, align 8, !noalias !46
  %.600.i.i8715.i = icmp slt i64 %place.2.0620.i.i8701.i, 0
  %.601.i.i8716.i = select i1 %.600.i.i8715.i, i64 %.210.i864.i.i, i64 0
  %104 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i8701.i
  %.615.i.i8717.i = getelementptr i64, ptr %104, i64 %.601.i.i8716.i
  %.616.i.i8718.i = load i64, ptr %.615.i.i8717.i, align 8, !noalias !46
  %.619.i.i8719.i = icmp slt i64 %.585.i.i8714.i, %.616.i.i8718.i
  %spec.select.i.i8720.i = select i1 %.619.i.i8719.i, i64 %.295.0618.i.i8703.i, i64 %place.2.0620.i.i8701.i
  %.353.i.i8721.i = icmp samesign ugt i64 %.298.0619.i.i8702.i, 1
  br i1 %.353.i.i8721.i, label %B184.if.i.i8700.i, label %B312.i.i8722.i

B312.i.i8722.i:                                   ; preds = %B270.i.i8709.i
  %.654.i.i8723.i = icmp slt i64 %spec.select.i.i8720.i, 0
  %.655.i.i8724.i = select i1 %.654.i.i8723.i, i64 %.210.i.i.i, i64 0
  %105 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i8720.i
  %.669.i.i8725.i = getelementptr i64, ptr %105, i64 %.655.i.i8724.i
  store i64 %.170.i.i8687.i, ptr %.669.i.i8725.i, align 8, !noalias !46
  %.719.i.i8726.i = shl nsw i64 %spec.select.i.i8720.i, 2
  %.722.i.i8727.i = add i64 %.719.i.i8726.i, 4
  %.759.i.i8728.i = select i1 %.654.i.i8723.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i8729.i = add i64 %.759.i.i8728.i, %.719.i.i8726.i
  %.775.i.i8730.i = icmp slt i64 %.722.i.i8727.i, 0
  %.776.i.i8731.i = select i1 %.775.i.i8730.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i8732.i = add i64 %.776.i.i8731.i, %.722.i.i8727.i
  %.904.i.i8733.i = icmp slt i64 %.760.i.i8729.i, 0
  br i1 %.904.i.i8733.i, label %B312.endif.else.if.i.i8760.i, label %B312.endif.else.endif.i.i8734.i, !prof !6

B0.endif.else.if.i.i8688.i:                       ; preds = %B416.if.i.i
  %.175.i.i8689.i = mul nsw i64 %.170.i.i8687.i, 712544676207699905
  %.176.i.i8690.i = ashr i64 %.175.i.i8689.i, 20
  %.246.i.i8691.i = srem i64 %.176.i.i8690.i, %.194.0.i.i.i
  %.248.i.i8693.i = icmp slt i64 %.246.i.i8691.i, 0
  %.257.i.i8696.i = select i1 %.248.i.i8693.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i8697.i = add nsw i64 %.257.i.i8696.i, %.246.i.i8691.i
  %106 = shl nsw i64 %.237.0.i.i8697.i, 4
  br label %B184.if.i.i8700.i.preheader

B184.if.i.i8700.i.preheader:                      ; preds = %B0.endif.else.if.i.i8688.i, %B416.if.i.i
  %.295.0618.i.i8703.i.ph = phi i64 [ %106, %B0.endif.else.if.i.i8688.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i8700.i

B184.if.i.i8700.i:                                ; preds = %B184.if.i.i8700.i.preheader, %B270.i.i8709.i
  %place.2.0620.i.i8701.i = phi i64 [ %spec.select.i.i8720.i, %B270.i.i8709.i ], [ %.295.0618.i.i8703.i.ph, %B184.if.i.i8700.i.preheader ]
  %.298.0619.i.i8702.i = phi i64 [ %.362.i.i8711.i, %B270.i.i8709.i ], [ 16, %B184.if.i.i8700.i.preheader ]
  %.295.0618.i.i8703.i = phi i64 [ %.366.i.i8710.i, %B270.i.i8709.i ], [ %.295.0618.i.i8703.i.ph, %B184.if.i.i8700.i.preheader ]
  %.408.i.i8704.i = icmp slt i64 %.295.0618.i.i8703.i, 0
  %.409.i.i8705.i = select i1 %.408.i.i8704.i, i64 %.210.i.i.i, i64 0
  %107 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i8703.i
  %.423.i.i8706.i = getelementptr i64, ptr %107, i64 %.409.i.i8705.i
  %.424.i.i8707.i = load i64, ptr %.423.i.i8706.i, align 8, !noalias !46
  %.426.i.i8708.i = icmp eq i64 %.424.i.i8707.i, %.170.i.i8687.i
  br i1 %.426.i.i8708.i, label %B212.i.i8761.i, label %B270.i.i8709.i

B312.endif.endif.i.i8745.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i8744.i, %B312.endif.else.endif.endif.endif.i.i8741.i
  %.884.sroa.13.0.i.i8746.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i8744.i ], [ %.884.sroa.13.1.i.i8742.i, %B312.endif.else.endif.endif.endif.i.i8741.i ]
  %.1005.not621.i.i8747.i = icmp slt i64 %.884.sroa.0.3.i.i8739.i, %.884.sroa.13.0.i.i8746.i
  br i1 %.1005.not621.i.i8747.i, label %.975.endif.preheader.i.i8757.i, label %.975.if.i.i8748.i, !prof !39

.975.endif.preheader.i.i8757.i:                   ; preds = %B312.endif.endif.i.i8745.i
  %108 = shl i64 %.884.sroa.0.3.i.i8739.i, 3
  %scevgep.i.i8758.i = getelementptr i8, ptr %.226.i898.i.i, i64 %108
  %109 = sub nsw i64 %.884.sroa.13.0.i.i8746.i, %.884.sroa.0.3.i.i8739.i
  %110 = shl i64 %109, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i8758.i, i8 0, i64 %110, i1 false), !noalias !46
  br label %.975.if.i.i8748.i

B312.endif.else.if.i.i8760.i:                     ; preds = %B312.i.i8722.i
  br label %B312.endif.else.endif.i.i8734.i

B312.endif.else.endif.i.i8734.i:                  ; preds = %B312.endif.else.if.i.i8760.i, %B312.i.i8722.i
  %.884.sroa.0.1.i.i8735.i = phi i64 [ 0, %B312.endif.else.if.i.i8760.i ], [ %.760.i.i8729.i, %B312.i.i8722.i ]
  %.909.not.i.i8736.i = icmp slt i64 %.760.i.i8729.i, %.210.i900.i.i
  br i1 %.909.not.i.i8736.i, label %B312.endif.else.endif.endif.i.i8738.i, label %B312.endif.else.endif.if.i.i8737.i, !prof !10

B312.endif.else.endif.if.i.i8737.i:               ; preds = %B312.endif.else.endif.i.i8734.i
  br label %B312.endif.else.endif.endif.i.i8738.i

B312.endif.else.endif.endif.i.i8738.i:            ; preds = %B312.endif.else.endif.if.i.i8737.i, %B312.endif.else.endif.i.i8734.i
  %.884.sroa.0.3.i.i8739.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i8737.i ], [ %.884.sroa.0.1.i.i8735.i, %B312.endif.else.endif.i.i8734.i ]
  %.921.i.i8740.i = icmp slt i64 %.777.i.i8732.i, 0
  br i1 %.921.i.i8740.i, label %B312.endif.else.endif.endif.if.i.i8759.i, label %B312.endif.else.endif.endif.endif.i.i8741.i, !prof !6

B312.endif.else.endif.endif.if.i.i8759.i:         ; preds = %B312.endif.else.endif.endif.i.i8738.i
  br label %B312.endif.else.endif.endif.endif.i.i8741.i

B312.endif.else.endif.endif.endif.i.i8741.i:      ; preds = %B312.endif.else.endif.endif.if.i.i8759.i, %B312.endif.else.endif.endif.i.i8738.i
  %.884.sroa.13.1.i.i8742.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i8759.i ], [ %.777.i.i8732.i, %B312.endif.else.endif.endif.i.i8738.i ]
  %.926.not.i.i8743.i = icmp slt i64 %.777.i.i8732.i, %.210.i900.i.i
  br i1 %.926.not.i.i8743.i, label %B312.endif.endif.i.i8745.i, label %B312.endif.else.endif.endif.endif.if.i.i8744.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i8744.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i8741.i
  br label %B312.endif.endif.i.i8745.i

.975.if.i.i8748.i:                                ; preds = %.975.endif.preheader.i.i8757.i, %B312.endif.endif.i.i8745.i
  %.1054.i.i8749.i = load i64, ptr %.795.i.i, align 8, !noalias !46
  %.1070.i.i8750.i = select i1 %.654.i.i8723.i, i64 %.210.i864.i.i, i64 0
  %111 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i8720.i
  %.1084.i.i8751.i = getelementptr i64, ptr %111, i64 %.1070.i.i8750.i
  store i64 %.1054.i.i8749.i, ptr %.1084.i.i8751.i, align 8, !noalias !46
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i: ; preds = %.975.if.i.i8748.i, %B212.i.i8761.i
  %.719.sink.i.i8753.i = phi i64 [ %.719.i.i8726.i, %.975.if.i.i8748.i ], [ %.541.i.i8764.i, %B212.i.i8761.i ]
  %.1096.i.i8754.i = and i64 %.978.i.i, 3
  %.1099.i.i8755.i = or disjoint i64 %.719.sink.i.i8753.i, %.1096.i.i8754.i
  %.1046.i.i = icmp slt i64 %.719.sink.i.i8753.i, 0
  %.1047.i.i = select i1 %.1046.i.i, i64 %.210.i900.i.i, i64 0
  %112 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i8755.i
  %.1061.i.i = getelementptr i64, ptr %112, i64 %.1047.i.i
  store i64 %.1906.i.i, ptr %.1061.i.i, align 8, !noalias !43
  %.1087.i.i = select i1 %.1046.i.i, i64 %.210.i936.i.i, i64 0
  %113 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i8755.i
  %.1101.i.i = getelementptr double, ptr %113, i64 %.1087.i.i
  store double %.585.i.i, ptr %.1101.i.i, align 8, !noalias !43
  %exitcond.not.i8756.i = icmp eq i64 %indvars.iv.next.i8686.i, %wide.trip.count.i8684.i
  br i1 %exitcond.not.i8756.i, label %B7386.i, label %B416.if.i.i

B6374.i:                                          ; preds = %B6262.i
  %.387.i.i = sext i32 %.382.i.i to i64
  %.388.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.388.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B6374.i
  %.500.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.530.i.i = load double, ptr %.541.i8666.i, align 8, !noalias !49
  %.12.i.i8766.i = fcmp ogt double %.530.i.i, %.500.i.i
  %.13.i.i8767.i = select i1 %.12.i.i8766.i, double %.530.i.i, double %.500.i.i
  %.563.i.i = fsub double %.13.i.i8767.i, %.489.fca.32.load.i
  %.593.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !49
  %.16.i.i8768.i = fcmp ogt double %.593.i.i, %best.3.3.i
  %.17.i.i8769.i = select i1 %.16.i.i8768.i, double %.593.i.i, double %best.3.3.i
  %.18.i.i8770.i = fcmp ogt double %.563.i.i, %.17.i.i8769.i
  %.19.i.i8771.i = select i1 %.18.i.i8770.i, double %.563.i.i, double %.17.i.i8769.i
  %spec.select692.i.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.725693.not.i.i = icmp eq i32 %spec.select692.i.i, 0
  br i1 %.725693.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.772.i.i = add nsw i64 %.475.i864910292.i, 4
  %wide.trip.count.i8772.i = zext nneg i32 %spec.select692.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.860.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.933.i8777.i, %B512.if.i.i ]
  %exitcond.not.i8776.i = icmp eq i64 %.860.0.i.i, 16
  br i1 %exitcond.not.i8776.i, label %B554.i.i, label %B512.if.i.i

B554.i.i:                                         ; preds = %B512.i.i
  %.1058.i.i = load i64, ptr %.1057.i.i, align 8, !noalias !49
  %.1069.0.i.i = and i64 %.1058.i.i, 15
  %114 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1069.0.i.i
  store i64 %.807.i.i, ptr %114, align 8, !noalias !49
  %.1162.i.i = add nsw i64 %.1058.i.i, 1
  store i64 %.1162.i.i, ptr %.1057.i.i, align 8, !noalias !49
  %.1194.i.i = add nsw i64 %new.2.0698.i.i, 1
  %.1205.not.i.i = icmp ne i64 %.812.i.i, %previous_new.2.0700.i.i
  %.1215.i.i = zext i1 %.1205.not.i.i to i64
  %spec.select684.i.i = add nsw i64 %new_lines.2.0697.i.i, %.1215.i.i
  br label %B680.i.i

B680.i.i:                                         ; preds = %B512.if.i.i, %B554.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select684.i.i, %B554.i.i ], [ %new_lines.2.0697.i.i, %B512.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1194.i.i, %B554.i.i ], [ %new.2.0698.i.i, %B512.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.812.i.i, %B554.i.i ], [ %previous_new.2.0700.i.i, %B512.if.i.i ]
  %exitcond704.not.i.i = icmp eq i64 %indvars.iv.next.i8774.i, %wide.trip.count.i8772.i
  br i1 %exitcond704.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %115 = uitofp nneg i64 %spec.select.i8775.i to double
  %116 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %115, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %116, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1279.i.i = fmul double %.489.fca.26.load.i, %lines.2.0.lcssa.i.i
  %.12.i686.i.i = fcmp ogt double %.1279.i.i, %.489.fca.23.load.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1279.i.i, double %.489.fca.23.load.i
  %.1311.i.i = fadd double %.19.i.i8771.i, %.13.i687.i.i
  %.1344.i.i = load double, ptr %.11655.i, align 8, !noalias !49
  %.1347.i.i = fsub double %.1311.i.i, %.19.i.i8771.i
  %.1350.i.i = fadd double %.1344.i.i, %.1347.i.i
  store double %.1350.i.i, ptr %.11655.i, align 8, !noalias !49
  store double %.1311.i.i, ptr %.226.i827.i.i, align 8, !noalias !49
  %.1441.i.i = load double, ptr %.1440.i.i, align 8, !noalias !49
  %.1445.i.i = sub nsw i64 %.387.i.i, %new.2.0.lcssa.i.i
  %.1446.i.i = sitofp i64 %.1445.i.i to double
  %.1447.i.i = fadd double %.1441.i.i, %.1446.i.i
  store double %.1447.i.i, ptr %.1440.i.i, align 8, !noalias !49
  %.1507.i.i = load double, ptr %.1506.i.i, align 8, !noalias !49
  %.1509.i.i = sitofp i32 %.382.i.i to double
  %.1510.i.i = fadd double %.1507.i.i, %.1509.i.i
  store double %.1510.i.i, ptr %.1506.i.i, align 8, !noalias !49
  %.1558.i.i = icmp slt i64 %.475.i864910292.i, -1
  %.1559.i.i = select i1 %.1558.i.i, i64 %.281.fca.9.load.i, i64 0
  %117 = getelementptr i8, ptr %99, i64 4
  %.1573.i.i = getelementptr i32, ptr %117, i64 %.1559.i.i
  %.1574.i.i = load i32, ptr %.1573.i.i, align 4, !noalias !49
  %.1581.i.i = sext i32 %.1574.i.i to i64
  %.1582.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1581.i.i
  %.1585.i.i = sitofp i64 %.1582.i.i to double
  %.1590.i.i = fdiv double %.1585.i.i, %.1509.i.i
  %.1597.i.i = fmul double %.489.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1601.i.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1602.i.i = fsub double %.1601.i.i, %.1590.i.i
  %.1605.i.i = fmul double %.489.fca.13.load.i, %.1602.i.i
  %.1606.i.i = fadd double %.1597.i.i, %.1605.i.i
  %.1609.i.i = fmul double %.489.fca.14.load.i, %.1590.i.i
  %.1610.i.i = fadd double %.1609.i.i, %.1606.i.i
  %.1640.i.i = load double, ptr %.803.i8820.i, align 8, !noalias !49
  %.1641.i.i = fadd double %.1640.i.i, %.1610.i.i
  store double %.1641.i.i, ptr %.803.i8820.i, align 8, !noalias !49
  %.1701.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.12.i688.i.i = fcmp ogt double %.1311.i.i, %.1701.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1311.i.i, double %.1701.i.i
  %.1731.i.i = fadd double %.13.i689.i.i, %.1610.i.i
  store double %.1731.i.i, ptr %.511.i.i, align 8, !noalias !49
  %.1817.i.i = fmul double %.1814.i.i, %.1601.i.i
  %.1824.i.i = fcmp ogt double %.1817.i.i, 0.000000e+00
  br i1 %.1824.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1855.i.i = load double, ptr %.541.i8666.i, align 8, !noalias !49
  %.12.i690.i.i = fcmp ogt double %.1311.i.i, %.1855.i.i
  %.13.i691.i.i = select i1 %.12.i690.i.i, double %.1311.i.i, double %.1855.i.i
  %.1886.i.i = fadd double %.1817.i.i, %.13.i691.i.i
  store double %.1886.i.i, ptr %.541.i8666.i, align 8, !noalias !49
  %.1946.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.1948.i.i = fadd double %.1817.i.i, %.1946.i.i
  store double %.1948.i.i, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.2023.pre.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i8773.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i8774.i, %B680.i.i ]
  %previous_new.2.0700.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0699.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.812.i.i, %B680.i.i ]
  %new.2.0698.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0697.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i8775.i, %B680.i.i ]
  %indvars.iv.next.i8774.i = add nuw nsw i64 %indvars.iv.i8773.i, 1
  %.774.i.i = add nsw i64 %.772.i.i, %indvars.iv.i8773.i
  %.788.i.i = icmp slt i64 %.774.i.i, 0
  %.789.i.i = select i1 %.788.i.i, i64 %.281.fca.9.load.i, i64 0
  %118 = getelementptr i32, ptr %arg.rows_at, i64 %.774.i.i
  %.803.i.i = getelementptr i32, ptr %118, i64 %.789.i.i
  %.804.i.i = load i32, ptr %.803.i.i, align 4, !noalias !49
  %.806.i.i = sext i32 %.804.i.i to i64
  %.807.i.i = add nsw i64 %.710.i.i, %.806.i.i
  %.812.i.i = ashr i64 %.807.i.i, 2
  %.818.not.i.i = icmp ne i64 %.812.i.i, %previous.2.0699.i.i
  %.823.i.i = zext i1 %.818.not.i.i to i64
  %spec.select.i8775.i = add nuw nsw i64 %lines.2.0696.i.i, %.823.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.933.i8777.i = add nuw nsw i64 %.860.0.i.i, 1
  %119 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.860.0.i.i
  %.989.i.i = load i64, ptr %119, align 8, !noalias !49
  %.991.i.i = icmp eq i64 %.989.i.i, %.807.i.i
  br i1 %.991.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B6374.i
  %.1311.sink.i.i = phi double [ %best.3.3.i, %B6374.i ], [ %.1311.i.i, %B1292.i.i ], [ %.1311.i.i, %B682.i.i ]
  %.2023.sink.i.i = phi double [ %best.3.3.i, %B6374.i ], [ %.2023.pre.i.i, %B1292.i.i ], [ %.1731.i.i, %B682.i.i ]
  %.12320.i = select i1 %.7492.i, i64 %.210.i9671.i, i64 0
  %120 = getelementptr double, ptr %.226.i9669.i, i64 %.7437.i
  %.12334.i = getelementptr double, ptr %120, i64 %.12320.i
  %.12335.i = load double, ptr %.12334.i, align 8, !noalias !7
  %.12341.i = fadd double %.12705.i, %.2023.sink.i.i
  %.12.i8778.i = fcmp ogt double %.12341.i, %.12335.i
  %.13.i8779.i = select i1 %.12.i8778.i, double %.12341.i, double %.12335.i
  store double %.13.i8779.i, ptr %.12334.i, align 8, !noalias !7
  %.12415.i = icmp slt i64 %quot.2.0.i, 0
  %.12416.i = select i1 %.12415.i, i64 %.210.i9563.i, i64 0
  %121 = getelementptr double, ptr %.226.i9561.i, i64 %quot.2.0.i
  %.12430.i = getelementptr double, ptr %121, i64 %.12416.i
  %.12431.i = load double, ptr %.12430.i, align 8, !noalias !7
  %.12.i8780.i = fcmp ogt double %.13.i8779.i, %.12431.i
  %.13.i8781.i = select i1 %.12.i8780.i, double %.13.i8779.i, double %.12431.i
  store double %.13.i8781.i, ptr %.12430.i, align 8, !noalias !7
  br label %B7386.i

B6574.i:                                          ; preds = %B6230.i
  %122 = getelementptr double, ptr %arg.cost_at, i64 %.7508.i
  %.12555.i = getelementptr double, ptr %122, i64 %.7527.i
  %.12556.i = load double, ptr %.12555.i, align 8, !noalias !7
  %.326.i.i = icmp slt i64 %.475.i864910292.i, 0
  %.327.i.i = select i1 %.326.i.i, i64 %.281.fca.9.load.i, i64 0
  %123 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i864910292.i
  %.341.i8782.i = getelementptr i32, ptr %123, i64 %.327.i.i
  %.342.i8783.i = load i32, ptr %.341.i8782.i, align 4, !noalias !52
  %.347.i.i = sext i32 %.342.i8783.i to i64
  %.348.i.i = icmp eq i32 %.342.i8783.i, 0
  br i1 %.348.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i8784.i

B70.i8784.i:                                      ; preds = %B6574.i
  %.494.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.524.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.554.i.i = load double, ptr %.541.i8666.i, align 8, !noalias !52
  %.16.i.i8785.i = fcmp ogt double %.524.i.i, %.494.i.i
  %.17.i.i8786.i = select i1 %.16.i.i8785.i, double %.524.i.i, double %.494.i.i
  %.18.i.i8787.i = fcmp ogt double %.554.i.i, %.17.i.i8786.i
  %.19.i.i8788.i = select i1 %.18.i.i8787.i, double %.554.i.i, double %.17.i.i8786.i
  %.589.i.i = fsub double %.19.i.i8788.i, %.489.fca.32.load.i
  %.619.i8789.i = load double, ptr %.226.i827.i.i, align 8, !noalias !52
  %.16.i773.i.i = fcmp ogt double %.619.i8789.i, %best.3.3.i
  %.17.i774.i.i = select i1 %.16.i773.i.i, double %.619.i8789.i, double %best.3.3.i
  %.18.i775.i.i = fcmp ogt double %.589.i.i, %.17.i774.i.i
  %.19.i776.i.i = select i1 %.18.i775.i.i, double %.589.i.i, double %.17.i774.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i8792.i, label %.456.endif.preheader.i.i8791.i, !prof !6

B278.i.i8811.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i8796.i
  %previous.3.1.i.i8812.i = phi i64 [ %.673.i.i8806.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i8796.i ]
  %worst.3.1.i.i8813.i = phi i64 [ %.13.i.i.i8810.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i8796.i ]
  %exitcond.not.i.i8814.i = icmp eq i64 %indvars.iv.next.i.i8798.i, %wide.trip.count.i.i8795.i
  br i1 %exitcond.not.i.i8814.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i8796.i

.456.endif.preheader.i.i8791.i:                   ; preds = %B70.i8784.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %218, i1 false), !noalias !55
  br label %.456.if.i.i8792.i

.456.if.i.i8792.i:                                ; preds = %.456.endif.preheader.i.i8791.i, %B70.i8784.i
  %.590192.not.i.i.i = icmp slt i32 %.342.i8783.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i8793.i

B106.if.lr.ph.i.i8793.i:                          ; preds = %.456.if.i.i8792.i
  %.637.i.i8794.i = add nsw i64 %.475.i864910292.i, 4
  %wide.trip.count.i.i8795.i = zext nneg i32 %.342.i8783.i to i64
  br label %B106.if.i.i8796.i

B106.if.i.i8796.i:                                ; preds = %B106.if.lr.ph.i.i8793.i, %B278.i.i8811.i
  %indvars.iv.i.i8797.i = phi i64 [ 0, %B106.if.lr.ph.i.i8793.i ], [ %indvars.iv.next.i.i8798.i, %B278.i.i8811.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i8793.i ], [ %worst.3.1.i.i8813.i, %B278.i.i8811.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i8793.i ], [ %previous.3.1.i.i8812.i, %B278.i.i8811.i ]
  %indvars.iv.next.i.i8798.i = add nuw nsw i64 %indvars.iv.i.i8797.i, 1
  %.639.i.i8799.i = add nsw i64 %.637.i.i8794.i, %indvars.iv.i.i8797.i
  %.653.i.i8800.i = icmp slt i64 %.639.i.i8799.i, 0
  %.654.i.i8801.i = select i1 %.653.i.i8800.i, i64 %.281.fca.9.load.i, i64 0
  %124 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i8799.i
  %.668.i.i8802.i = getelementptr i32, ptr %124, i64 %.654.i.i8801.i
  %.669.i.i8803.i = load i32, ptr %.668.i.i8802.i, align 4, !noalias !55
  %.671.i.i8804.i = sext i32 %.669.i.i8803.i to i64
  %.672.i.i8805.i = add nsw i64 %.710.i.i, %.671.i.i8804.i
  %.673.i.i8806.i = ashr i64 %.672.i.i8805.i, 2
  %.679.not.i.i8807.i = icmp eq i64 %.673.i.i8806.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i8807.i, label %B278.i.i8811.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i8796.i
  %.760.i.i8808.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.761.i.i8809.i = add nsw i64 %.760.i.i8808.i, 1
  store i64 %.761.i.i8809.i, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.13.i.i.i8810.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i8809.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i8811.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i8811.i
  %125 = uitofp nneg i64 %worst.3.1.i.i8813.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i8792.i
  %spec.select.i8815.i = phi i32 [ 0, %.456.if.i.i8792.i ], [ %.342.i8783.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i8816.i = phi double [ 1.000000e+00, %.456.if.i.i8792.i ], [ %125, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i8817.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i8816.i
  %.10.i.i8818.i = select i1 %.9.i.i8817.i, double %worst.2.0.lcssa.i.i8816.i, double %.489.fca.23.load.i
  %.735.i.i = fadd double %.19.i776.i.i, %.10.i.i8818.i
  store double %.735.i.i, ptr %.226.i827.i.i, align 8, !noalias !52
  %.773.i.i = sitofp i32 %.342.i8783.i to double
  %.774.i8819.i = fmul double %.489.fca.15.load.i, %.773.i.i
  %.804.i8821.i = load double, ptr %.803.i8820.i, align 8, !noalias !52
  %.805.i.i = fadd double %.774.i8819.i, %.804.i8821.i
  store double %.805.i.i, ptr %.803.i8820.i, align 8, !noalias !52
  %.865.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.12.i.i8822.i = fcmp ogt double %.735.i.i, %.865.i.i
  %.13.i.i8823.i = select i1 %.12.i.i8822.i, double %.735.i.i, double %.865.i.i
  %.895.i.i = fadd double %.774.i8819.i, %.13.i.i8823.i
  store double %.895.i.i, ptr %.511.i.i, align 8, !noalias !52
  %.927.i.i = fcmp ogt double %.12556.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.927.i.i, double %.489.fca.30.load.i, double %.489.fca.31.load.i
  %.947.i8824.i = fmul double %.489.fca.30.load.i, %.773.i.i
  %.963.i.i = icmp slt i64 %.475.i864910292.i, -2
  %.964.i.i = select i1 %.963.i.i, i64 %.281.fca.9.load.i, i64 0
  %126 = getelementptr i8, ptr %123, i64 8
  %.978.i8825.i = getelementptr i32, ptr %126, i64 %.964.i.i
  %.979.i.i = load i32, ptr %.978.i8825.i, align 4, !noalias !52
  %.981.i.i = sext i32 %.979.i.i to i64
  %.983.i.i = sub nsw i64 %.981.i.i, %.347.i.i
  %.984.i.i = sitofp i64 %.983.i.i to double
  %.985.i.i = fmul double %"$phi602.0.2.0.i.i", %.984.i.i
  %.986.i.i = fadd double %.947.i8824.i, %.985.i.i
  %.988.i.i = tail call double @llvm.fabs.f64(double %.12556.i)
  %.991.i8826.i = fmul double %.988.i.i, %.986.i.i
  %.1021.i.i = load double, ptr %.1020.i.i, align 8, !noalias !52
  %.1022.i.i = fadd double %.1021.i.i, %.991.i8826.i
  store double %.1022.i.i, ptr %.1020.i.i, align 8, !noalias !52
  %.1082.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.12.i777.i.i = fcmp ogt double %.735.i.i, %.1082.i.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.735.i.i, double %.1082.i.i
  %.1112.i.i = fadd double %.13.i778.i.i, %.991.i8826.i
  store double %.1112.i.i, ptr %.523.i.i, align 8, !noalias !52
  %.1172.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.12.i779.i.i = fcmp ogt double %.1112.i.i, %.1172.i.i
  %.13.i780.i.i = select i1 %.12.i779.i.i, double %.1112.i.i, double %.1172.i.i
  %.1321784.i.i = icmp sgt i32 %spec.select.i8815.i, 0
  br i1 %.1321784.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1360.i.i = add nsw i64 %.475.i864910292.i, 4
  %.306.i.i.i.i8830.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i8831.i = fadd double %.489.fca.9.load.i, %.735.i.i
  %.1091.not.i.i8832.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i8834.i = select i1 %.1091.not.i.i8832.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count.i8836.i = zext nneg i32 %spec.select.i8815.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i, %B976.if.lr.ph.i.i
  %indvars.iv.i8837.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i8838.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i ]
  %end.2.0787.i.i = phi double [ %.13.i780.i.i, %B976.if.lr.ph.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i ]
  %indvars.iv.next.i8838.i = add nuw nsw i64 %indvars.iv.i8837.i, 1
  %.1362.i.i = add nsw i64 %.1360.i.i, %indvars.iv.i8837.i
  %.1376.i.i = icmp slt i64 %.1362.i.i, 0
  %.1377.i.i = select i1 %.1376.i.i, i64 %.281.fca.9.load.i, i64 0
  %127 = getelementptr i32, ptr %arg.rows_at, i64 %.1362.i.i
  %.1391.i.i = getelementptr i32, ptr %127, i64 %.1377.i.i
  %.1392.i.i = load i32, ptr %.1391.i.i, align 4, !noalias !52
  %.1394.i.i = sext i32 %.1392.i.i to i64
  %.1395.i.i = add nsw i64 %.710.i.i, %.1394.i.i
  %.284.i.i8839.i = ashr i64 %.1395.i.i, 1
  %.5.i.i.i.i8840.i = mul i64 %.284.i.i8839.i, 8364850718657
  %.6.i.i.i.i8841.i = lshr i64 %.5.i.i.i.i8840.i, 20
  %.7.i.i.i.i8842.i = and i64 %.6.i.i.i.i8841.i, 16777215
  %.32.i.i.i8843.i = uitofp nneg i64 %.7.i.i.i.i8842.i to double
  %.33.i.i.i8844.i = fadd double %.32.i.i.i8843.i, 5.000000e-01
  %.37.i.i.i8845.i = fmul double %.33.i.i.i8844.i, 0x3E70000000000000
  %.45.le.i.i.i8846.i = tail call double @llvm.log.f64(double %.37.i.i.i8845.i)
  %.50.i.i.i8847.i = fneg double %.45.le.i.i.i8846.i
  %.12.i.i.i.i8848.i = fcmp olt double %.50.i.i.i8847.i, 4.000000e+00
  %.13.i.i.i.i8849.i = select i1 %.12.i.i.i.i8848.i, double %.50.i.i.i8847.i, double 4.000000e+00
  %.79.i.i.i8850.i = fadd double %.13.i.i.i.i8849.i, -1.000000e+00
  %.311.i.i8851.i = fmul double %.489.fca.6.load.i, %.79.i.i.i8850.i
  %.345.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !58
  %.351.i.i8852.i = fadd double %.489.fca.5.load.i, %.345.i.i.i
  %.352.i.i8853.i = fadd double %.351.i.i8852.i, %.311.i.i8851.i
  %.40212881289.i.i8854.i = and i64 %.6.i.i.i.i8841.i, 65535
  %128 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i8854.i
  %.460.i.i8855.i = load i64, ptr %128, align 8, !noalias !58
  %.466.i.i8856.i = icmp eq i64 %.460.i.i8855.i, %.284.i.i8839.i
  br i1 %.466.i.i8856.i, label %B216.i.i8904.i, label %B270.i.i8857.i

B216.i.i8904.i:                                   ; preds = %B976.if.i.i
  %129 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8854.i
  %.589.i.i8905.i = load double, ptr %129, align 8, !noalias !58
  %.12.i.i.i8906.i = fcmp ogt double %.589.i.i8905.i, %.352.i.i8853.i
  %.13.i.i781.i.i = select i1 %.12.i.i.i8906.i, double %.589.i.i8905.i, double %.352.i.i8853.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i

B270.i.i8857.i:                                   ; preds = %B976.if.i.i
  %.657.i.i8858.i = load double, ptr %.656.i.i.i, align 8, !noalias !58
  %.659.i.i8859.i = fadd double %.657.i.i8858.i, 1.000000e+00
  store double %.659.i.i8859.i, ptr %.656.i.i.i, align 8, !noalias !58
  %.723.i.i8860.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.726.i.i8861.i = fadd double %.489.fca.19.load.i, %.723.i.i8860.i
  store double %.726.i.i8861.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.796.i.i8862.i = fcmp ult double %.726.i.i8861.i, 1.000000e+00
  br i1 %.796.i.i8862.i, label %B518.i.i8890.i, label %B408.i.i8863.i

B408.i.i8863.i:                                   ; preds = %B270.i.i8857.i
  %.834.i.i8864.i = fadd double %.726.i.i8861.i, -1.000000e+00
  store double %.834.i.i8864.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.300.i.i.i8865.i = load double, ptr %.541.i8666.i, align 8, !noalias !61
  %.12.i.i1282.i.i8866.i = fcmp ogt double %.735.i.i, %.300.i.i.i8865.i
  %.13.i.i1283.i.i8867.i = select i1 %.12.i.i1282.i.i8866.i, double %.735.i.i, double %.300.i.i.i8865.i
  %.333.i.i.i8868.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i8867.i
  store double %.333.i.i.i8868.i, ptr %.541.i8666.i, align 8, !noalias !61
  %.391.i.i.i8869.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.394.i.i.i8870.i = fadd double %.332.i.i.i.i, %.391.i.i.i8869.i
  store double %.394.i.i.i8870.i, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.483.i.i.i8871.i = load double, ptr %.541.i8666.i, align 8, !noalias !61
  %.262.i.i.i.i8872.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i.i8873.i = and i64 %.262.i.i.i.i8872.i, 16383
  %130 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i8873.i
  %.342.i.i.i.i8874.i = load double, ptr %130, align 8, !noalias !64
  %.346.i.i.i.i8875.i = fcmp olt double %.342.i.i.i.i8874.i, 0.000000e+00
  %or.cond.i.i.i.i8876.i = select i1 %.306.i.i.i.i8830.i, i1 %.346.i.i.i.i8875.i, i1 false
  br i1 %or.cond.i.i.i.i8876.i, label %B96.i.i.i.i8889.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8877.i

B96.i.i.i.i8889.i:                                ; preds = %B408.i.i8863.i
  store double %.392.i.i.i.i8831.i, ptr %130, align 8, !noalias !64
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8877.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8877.i: ; preds = %B96.i.i.i.i8889.i, %B408.i.i8863.i
  %.546.i.i.i.i8878.i = phi double [ %.342.i.i.i.i8874.i, %B408.i.i8863.i ], [ %.392.i.i.i.i8831.i, %B96.i.i.i.i8889.i ]
  %.454.i.i.i8879.i = fmul double %.489.fca.8.load.i, %.79.i.i.i8850.i
  %.12.i89.i.i.i8880.i = fcmp ogt double %.546.i.i.i.i8878.i, %.483.i.i.i8871.i
  %.13.i90.i.i.i8881.i = select i1 %.12.i89.i.i.i8880.i, double %.546.i.i.i.i8878.i, double %.483.i.i.i8871.i
  %.641.i.i.i8882.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i8881.i
  %.642.i.i.i8883.i = fadd double %.454.i.i.i8879.i, %.641.i.i.i8882.i
  store i64 %.284.i.i8839.i, ptr %128, align 8, !noalias !61
  %131 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8854.i
  store double %.642.i.i.i8883.i, ptr %131, align 8, !noalias !61
  %.12.i1284.i.i8884.i = fcmp ogt double %.642.i.i.i8883.i, %.352.i.i8853.i
  %.13.i1285.i.i8885.i = select i1 %.12.i1284.i.i8884.i, double %.642.i.i.i8883.i, double %.352.i.i8853.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i

B518.i.i8890.i:                                   ; preds = %B270.i.i8857.i
  br i1 %or.cond.i.i8834.i, label %B544.i.i8891.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i

B544.i.i8891.i:                                   ; preds = %B518.i.i8890.i
  %.1135.i.i8892.i = load double, ptr %.511.i.i, align 8, !noalias !58
  %.262.i.i.i8893.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i8894.i = and i64 %.262.i.i.i8893.i, 16383
  %132 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i8894.i
  %.342.i.i.i8895.i = load double, ptr %132, align 8, !noalias !67
  %.346.i.i.i8896.i = fcmp olt double %.342.i.i.i8895.i, 0.000000e+00
  %or.cond.i.i.i8897.i = select i1 %.306.i.i.i.i8830.i, i1 %.346.i.i.i8896.i, i1 false
  br i1 %or.cond.i.i.i8897.i, label %B96.i.i.i8903.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8898.i

B96.i.i.i8903.i:                                  ; preds = %B544.i.i8891.i
  store double %.392.i.i.i.i8831.i, ptr %132, align 8, !noalias !67
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8898.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8898.i: ; preds = %B96.i.i.i8903.i, %B544.i.i8891.i
  %.546.i.i.i8899.i = phi double [ %.342.i.i.i8895.i, %B544.i.i8891.i ], [ %.392.i.i.i.i8831.i, %B96.i.i.i8903.i ]
  %.12.i1286.i.i8900.i = fcmp ogt double %.546.i.i.i8899.i, %.1135.i.i8892.i
  %.13.i1287.i.i8901.i = select i1 %.12.i1286.i.i8900.i, double %.546.i.i.i8899.i, double %.1135.i.i8892.i
  %.1308.i.i8902.i = fadd double %.1307.i.i.i, %.13.i1287.i.i8901.i
  store i64 %.284.i.i8839.i, ptr %128, align 8, !noalias !58
  %133 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8854.i
  store double %.1308.i.i8902.i, ptr %133, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8898.i, %B518.i.i8890.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8877.i, %B216.i.i8904.i
  %.13.i1285.sink.i.i8887.i = phi double [ %.13.i1285.i.i8885.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8877.i ], [ %.13.i.i781.i.i, %B216.i.i8904.i ], [ %.1308.i.i8902.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8898.i ], [ %.352.i.i8853.i, %B518.i.i8890.i ]
  %.1491.i.i = fsub double %.13.i1285.sink.i.i8887.i, %.489.fca.5.load.i
  %.12.i782.i.i = fcmp ogt double %.1491.i.i, %end.2.0787.i.i
  %.13.i783.i.i = select i1 %.12.i782.i.i, double %.1491.i.i, double %end.2.0787.i.i
  %exitcond.not.i8888.i = icmp eq i64 %indvars.iv.next.i8838.i, %wide.trip.count.i8836.i
  br i1 %exitcond.not.i8888.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B6574.i
  %.735.sink.i.i = phi double [ %best.3.3.i, %B6574.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B6574.i ], [ %.13.i780.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8886.i ]
  %.12685.i = select i1 %.7492.i, i64 %.210.i9671.i, i64 0
  %134 = getelementptr double, ptr %.226.i9669.i, i64 %.7437.i
  %.12699.i = getelementptr double, ptr %134, i64 %.12685.i
  %.12700.i = load double, ptr %.12699.i, align 8, !noalias !7
  %.12706.i = fadd double %.12705.i, %end.2.0.lcssa.sink.i.i
  %.12.i8907.i = fcmp ogt double %.12706.i, %.12700.i
  %.13.i8908.i = select i1 %.12.i8907.i, double %.12706.i, double %.12700.i
  store double %.13.i8908.i, ptr %.12699.i, align 8, !noalias !7
  %.12780.i = icmp slt i64 %quot.2.0.i, 0
  %.12781.i = select i1 %.12780.i, i64 %.210.i9563.i, i64 0
  %135 = getelementptr double, ptr %.226.i9561.i, i64 %quot.2.0.i
  %.12795.i = getelementptr double, ptr %135, i64 %.12781.i
  %.12796.i = load double, ptr %.12795.i, align 8, !noalias !7
  %.12.i8909.i = fcmp ogt double %.13.i8908.i, %.12796.i
  %.13.i8910.i = select i1 %.12.i8909.i, double %.13.i8908.i, double %.12796.i
  store double %.13.i8910.i, ptr %.12795.i, align 8, !noalias !7
  %.12889.i = fadd double %.489.fca.29.load.i, %end.2.0.lcssa.sink.i.i
  br label %B7386.i

B6806.i:                                          ; preds = %B4822.i
  switch i64 %.7542.i, label %B7386.i [
    i64 9, label %B6838.i
    i64 14, label %B6978.i
    i64 12, label %B7258.i
    i64 3, label %B7312.i
    i64 2, label %B7366.i
  ]

B6838.i:                                          ; preds = %B6806.i
  %.12960.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8911.i = fcmp ogt double %best.3.3.i, %.12960.i
  %.13.i8912.i = select i1 %.12.i8911.i, double %best.3.3.i, double %.12960.i
  %.12992.i = fadd double %.489.fca.34.load.i, %.13.i8912.i
  store double %.12992.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B7390.i

B6978.i:                                          ; preds = %B6806.i
  %.13028.i = shl nsw i64 %.7437.i, 4
  %.13044.i = select i1 %.7492.i, i64 %.210.i9095.i, i64 0
  %136 = getelementptr i64, ptr %.226.i9093.i, i64 %.7437.i
  %.13058.i = getelementptr i64, ptr %136, i64 %.13044.i
  %.13059.i = load i64, ptr %.13058.i, align 8, !noalias !7
  %.13070.0.i = and i64 %.13059.i, 15
  %.13135.i = icmp sgt i64 %.13059.i, 0
  br i1 %.13135.i, label %B7056.i, label %B6978.B7130_crit_edge.i

B6978.B7130_crit_edge.i:                          ; preds = %B6978.i
  %.pre10277.i = select i1 %.7492.i, i64 %.210.i9059.i, i64 0
  br label %B7130.i

B7056.i:                                          ; preds = %B6978.i
  %.13170.i = add nuw i64 %.13059.i, 15
  %.13190.i = and i64 %.13170.i, 15
  %.13226.i = select i1 %.7492.i, i64 %.210.i9059.i, i64 0
  %137 = getelementptr double, ptr %.226.i9057.i, i64 %.13028.i
  %138 = getelementptr double, ptr %137, i64 %.13190.i
  %.13240.i = getelementptr double, ptr %138, i64 %.13226.i
  %.13241.i = load double, ptr %.13240.i, align 8, !noalias !7
  br label %B7130.i

B7130.i:                                          ; preds = %B7056.i, %B6978.B7130_crit_edge.i
  %.13341.pre-phi.i = phi i64 [ %.pre10277.i, %B6978.B7130_crit_edge.i ], [ %.13226.i, %B7056.i ]
  %"$phi7130.0.2.3.i" = phi double [ 0.000000e+00, %B6978.B7130_crit_edge.i ], [ %.13241.i, %B7056.i ]
  %.13282.i = select i1 %.7492.i, i64 %.210.i9025.i, i64 0
  %139 = getelementptr double, ptr %.226.i9024.i, i64 %.7437.i
  %.13296.i = getelementptr double, ptr %139, i64 %.13282.i
  %.13297.i = load double, ptr %.13296.i, align 8, !noalias !7
  %.12.i8913.i = fcmp ogt double %.13297.i, %"$phi7130.0.2.3.i"
  %.13.i8914.i = select i1 %.12.i8913.i, double %.13297.i, double %"$phi7130.0.2.3.i"
  %140 = getelementptr double, ptr %.226.i9057.i, i64 %.13028.i
  %141 = getelementptr double, ptr %140, i64 %.13070.0.i
  %.13355.i = getelementptr double, ptr %141, i64 %.13341.pre-phi.i
  store double %.13.i8914.i, ptr %.13355.i, align 8, !noalias !7
  %.13389.i = load i64, ptr %.13058.i, align 8, !noalias !7
  %.13390.i = add nsw i64 %.13389.i, 1
  store i64 %.13390.i, ptr %.13058.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.13296.i, align 8, !noalias !7
  br label %B7490.i

B7258.i:                                          ; preds = %B6806.i
  %.13472.i = fadd double %.489.fca.36.load.i, %best.3.3.i
  br label %B7490.i

B7312.i:                                          ; preds = %B6806.i
  %.13494.i = fadd double %.489.fca.37.load.i, %best.3.3.i
  br label %B7490.i

B7366.i:                                          ; preds = %B6806.i
  %.13525.i = fadd double %.489.fca.38.load.i, %best.3.3.i
  br label %B7490.i

B7386.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i, %B4924.i, %B6806.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B5074.i
  %end.12.2.i = phi double [ %best.3.3.i, %B6806.i ], [ %best.3.3.i, %B4924.i ], [ %best.3.3.i, %B5074.i ], [ %.12889.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B6806.i ], [ %best.3.3.i, %B4924.i ], [ %best.3.3.i, %B5074.i ], [ %.735.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1368.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i ]
  %result.2.2.i = phi i64 [ 3, %B6806.i ], [ 2, %B4924.i ], [ 3, %B5074.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8752.i ]
  switch i64 %.7542.i, label %B7490.i [
    i64 13, label %B7390.i
    i64 9, label %B7390.i
    i64 8, label %B7390.i
    i64 7, label %B7390.i
    i64 6, label %B7390.i
    i64 5, label %B7390.i
  ]

B7390.i:                                          ; preds = %B7386.i, %B7386.i, %B7386.i, %B7386.i, %B7386.i, %B7386.i, %B6838.i, %B70.i.i, %B6290.i, %B6104.i, %B5182.i, %B4674.i
  %result.2.210300.i = phi i64 [ %result.2.2.i, %B7386.i ], [ %result.2.2.i, %B7386.i ], [ %result.2.2.i, %B7386.i ], [ %result.2.2.i, %B7386.i ], [ %result.2.2.i, %B7386.i ], [ %result.2.2.i, %B7386.i ], [ 2, %B70.i.i ], [ 2, %B6290.i ], [ 2, %B6104.i ], [ 3, %B6838.i ], [ 3, %B4674.i ], [ 3, %B5182.i ]
  %released.6.210298.i = phi double [ %released.6.2.i, %B7386.i ], [ %released.6.2.i, %B7386.i ], [ %released.6.2.i, %B7386.i ], [ %released.6.2.i, %B7386.i ], [ %released.6.2.i, %B7386.i ], [ %released.6.2.i, %B7386.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B6290.i ], [ %.1368.sink.i.i, %B6104.i ], [ %best.3.3.i, %B6838.i ], [ %best.3.3.i, %B4674.i ], [ %.11221.i, %B5182.i ]
  %end.12.210296.i = phi double [ %end.12.2.i, %B7386.i ], [ %end.12.2.i, %B7386.i ], [ %end.12.2.i, %B7386.i ], [ %end.12.2.i, %B7386.i ], [ %end.12.2.i, %B7386.i ], [ %end.12.2.i, %B7386.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B6290.i ], [ %.1368.sink.i.i, %B6104.i ], [ %best.3.3.i, %B6838.i ], [ %best.3.3.i, %B4674.i ], [ %.11227.i, %B5182.i ]
  %.13564.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.13567.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.13597.i = getelementptr i64, ptr %.226.i10027.i, i64 %scheduler.3.3.i
  %.13598.i = load i64, ptr %.13597.i, align 8, !noalias !7
  %.13599.i = add nsw i64 %.13598.i, %.13567.i
  %.13613.i = icmp slt i64 %.13599.i, 0
  %.13614.i = select i1 %.13613.i, i64 %.210.i9993.i, i64 0
  %142 = getelementptr double, ptr %.226.i9991.i, i64 %.13599.i
  %.13628.i = getelementptr double, ptr %142, i64 %.13614.i
  store double %.13564.i, ptr %.13628.i, align 8, !noalias !7
  br i1 %.13665.i, label %B7390.endif.i, label %B7390.else.if.i, !prof !6

B7490.i:                                          ; preds = %B7390.endif.i, %B7386.i, %B7366.i, %B7312.i, %B7258.i, %B7130.i
  %result.2.210301.i = phi i64 [ %result.2.2.i, %B7386.i ], [ %result.2.210300.i, %B7390.endif.i ], [ 3, %B7130.i ], [ 3, %B7366.i ], [ 3, %B7312.i ], [ 3, %B7258.i ]
  %released.6.210299.i = phi double [ %released.6.2.i, %B7386.i ], [ %released.6.210298.i, %B7390.endif.i ], [ %best.3.3.i, %B7130.i ], [ %best.3.3.i, %B7366.i ], [ %best.3.3.i, %B7312.i ], [ %best.3.3.i, %B7258.i ]
  %end.12.210297.i = phi double [ %end.12.2.i, %B7386.i ], [ %end.12.210296.i, %B7390.endif.i ], [ %best.3.3.i, %B7130.i ], [ %.13525.i, %B7366.i ], [ %.13494.i, %B7312.i ], [ %.13472.i, %B7258.i ]
  %143 = getelementptr i64, ptr %.780, i64 %.7508.i
  %.13768.i = getelementptr i64, ptr %143, i64 %.7527.i
  %.13769.i = load i64, ptr %.13768.i, align 8, !noalias !7
  %.13770.i = icmp slt i64 %.13769.i, 6
  br i1 %.13770.i, label %B7524.i, label %B7612.i

B7524.i:                                          ; preds = %B7490.i
  %.13773.i = mul nsw i64 %.7437.i, 6
  %.13805.i = add nsw i64 %.13769.i, %.13773.i
  %.13820.i = icmp slt i64 %.13805.i, 0
  %.13821.i = select i1 %.13820.i, i64 %.210.i9131.i, i64 0
  %144 = getelementptr double, ptr %.226.i9129.i, i64 %.13805.i
  %.13835.i = getelementptr double, ptr %144, i64 %.13821.i
  store double %end.12.210297.i, ptr %.13835.i, align 8, !noalias !7
  %.13871.i = load i64, ptr %.13768.i, align 8, !noalias !7
  %.13872.i = add nsw i64 %.13871.i, %.13773.i
  %.13887.i = icmp slt i64 %.13872.i, 0
  %.13888.i = select i1 %.13887.i, i64 %.210.i9167.i, i64 0
  %145 = getelementptr i64, ptr %.226.i9165.i, i64 %.13872.i
  %.13902.i = getelementptr i64, ptr %145, i64 %.13888.i
  store i64 %result.2.210301.i, ptr %.13902.i, align 8, !noalias !7
  br label %B7612.i

B7612.i:                                          ; preds = %B7524.i, %B7490.i
  %146 = getelementptr i64, ptr %.850, i64 %.7508.i
  %.13936.i = getelementptr i64, ptr %146, i64 %.7527.i
  %.13937.i = load i64, ptr %.13936.i, align 8, !noalias !7
  %.13938.i = icmp slt i64 %.13937.i, 6
  br i1 %.13938.i, label %B7646.i, label %B7748.i

B7646.i:                                          ; preds = %B7612.i
  %.8629.i = select i1 %spec.select8636.i.le, double 1.200000e+01, double 2.000000e+00
  %.13959.i = fadd double %.8629.i, %released.6.210299.i
  %.13965.i = mul nsw i64 %.7437.i, 6
  %.13997.i = add nsw i64 %.13937.i, %.13965.i
  %.14011.i = icmp slt i64 %.13997.i, 0
  %.14012.i = select i1 %.14011.i, i64 %.210.i9131.i, i64 0
  %147 = getelementptr double, ptr %.226.i9129.i, i64 %.13997.i
  %.14026.i = getelementptr double, ptr %147, i64 %.14012.i
  store double %.13959.i, ptr %.14026.i, align 8, !noalias !7
  %.14060.i = load i64, ptr %.13936.i, align 8, !noalias !7
  %.14063.i = add nsw i64 %.14060.i, %.13965.i
  %.14078.i = icmp slt i64 %.14063.i, 0
  %.14079.i = select i1 %.14078.i, i64 %.210.i9167.i, i64 0
  %148 = getelementptr i64, ptr %.226.i9165.i, i64 %.14063.i
  %.14093.i = getelementptr i64, ptr %148, i64 %.14079.i
  store i64 %result.2.210301.i, ptr %.14093.i, align 8, !noalias !7
  br label %B7748.i

B7748.i:                                          ; preds = %B7646.i, %B7612.i
  %.14136.i = load i64, ptr %.7507.i.le, align 8, !noalias !7
  %.14137.i = add nsw i64 %.14136.i, 1
  store i64 %.14137.i, ptr %.7507.i.le, align 8, !noalias !7
  %.14215.i = select i1 %.7492.i, i64 %.210.i8928.i, i64 0
  %149 = getelementptr i64, ptr %.226.i.i, i64 %.7437.i
  %.14229.i = getelementptr i64, ptr %149, i64 %.14215.i
  %.14230.i = load i64, ptr %.14229.i, align 8, !noalias !7
  %.14244.i = icmp slt i64 %.14230.i, 0
  %.14245.i = select i1 %.14244.i, i64 %.1498, i64 0
  %150 = getelementptr i64, ptr %.1514, i64 %.14230.i
  %.14259.i = getelementptr i64, ptr %150, i64 %.14245.i
  %.14260.i = load i64, ptr %.14259.i, align 8, !noalias !7
  %.14275.i = icmp slt i64 %.14260.i, -1
  %.14276.i = select i1 %.14275.i, i64 %.1328, i64 0
  %151 = getelementptr i64, ptr %.1344, i64 %.14260.i
  %152 = getelementptr i8, ptr %151, i64 8
  %.14290.i = getelementptr i64, ptr %152, i64 %.14276.i
  %.14291.i = load i64, ptr %.14290.i, align 8, !noalias !7
  %.14292.i = icmp eq i64 %.14137.i, %.14291.i
  br i1 %.14292.i, label %B7846.i, label %B7748.B7960_crit_edge.i

B7748.B7960_crit_edge.i:                          ; preds = %B7748.i
  %.pre10273.i = select i1 %.7492.i, i64 %.210.i8954.i, i64 0
  br label %B7960.i

B7846.i:                                          ; preds = %B7748.i
  %.14325.i = add nsw i64 %.14230.i, 1
  store i64 %.14325.i, ptr %.14229.i, align 8, !noalias !7
  %.14403.i = select i1 %.7492.i, i64 %.210.i8954.i, i64 0
  %153 = getelementptr i64, ptr %.226.i8952.i, i64 %.7437.i
  %.14417.i = getelementptr i64, ptr %153, i64 %.14403.i
  %.14418.i = load i64, ptr %.14417.i, align 8, !noalias !7
  %.14419.i = icmp slt i64 %.14325.i, %.14418.i
  br i1 %.14419.i, label %B7914.i, label %B7960.i

B7914.i:                                          ; preds = %B7846.i
  %.14465.i = icmp slt i64 %.14230.i, -1
  %.14466.i = select i1 %.14465.i, i64 %.1498, i64 0
  %154 = getelementptr i64, ptr %.1514, i64 %.14325.i
  %.14480.i = getelementptr i64, ptr %154, i64 %.14466.i
  %.14481.i = load i64, ptr %.14480.i, align 8, !noalias !7
  %.14495.i = icmp slt i64 %.14481.i, 0
  %.14496.i = select i1 %.14495.i, i64 %.1328, i64 0
  %155 = getelementptr i64, ptr %.1344, i64 %.14481.i
  %.14510.i = getelementptr i64, ptr %155, i64 %.14496.i
  %.14511.i = load i64, ptr %.14510.i, align 8, !noalias !7
  store i64 %.14511.i, ptr %.7507.i.le, align 8, !noalias !7
  br label %B7960.i

B7960.i:                                          ; preds = %B7914.i, %B7846.i, %B7748.B7960_crit_edge.i
  %.14623.pre-phi.i = phi i64 [ %.pre10273.i, %B7748.B7960_crit_edge.i ], [ %.14403.i, %B7914.i ], [ %.14403.i, %B7846.i ]
  store double %.9593.i, ptr %.7575.i, align 8, !noalias !7
  %.14607.i = load i64, ptr %.14229.i, align 8, !noalias !7
  %156 = getelementptr i64, ptr %.226.i8952.i, i64 %.7437.i
  %.14637.i = getelementptr i64, ptr %156, i64 %.14623.pre-phi.i
  %.14638.i = load i64, ptr %.14637.i, align 8, !noalias !7
  %.14639.not.i = icmp slt i64 %.14607.i, %.14638.i
  br i1 %.14639.not.i, label %B8344.i, label %B8012.i

B8012.i:                                          ; preds = %B7960.i
  %.14660.i = select i1 %.7492.i, i64 %.210.i9203.i, i64 0
  %157 = getelementptr i64, ptr %.226.i9201.i, i64 %.7437.i
  %.14674.i = getelementptr i64, ptr %157, i64 %.14660.i
  store i64 0, ptr %.14674.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7606.i, align 8, !noalias !7
  %.14721.i = icmp slt i64 %quot.2.0.i, 0
  %.14722.i = select i1 %.14721.i, i64 %.210.i949110319.i, i64 0
  %158 = getelementptr i64, ptr %.226.i9489.i, i64 %quot.2.0.i
  %.14736.i = getelementptr i64, ptr %158, i64 %.14722.i
  %.14737.i = load i64, ptr %.14736.i, align 8, !noalias !7
  %.14738.i = add nsw i64 %.14737.i, -1
  store i64 %.14738.i, ptr %.14736.i, align 8, !noalias !7
  %.14799.i = load double, ptr %.14798.i, align 8, !noalias !7
  %.14815.i = select i1 %.7492.i, i64 %.210.i9671.i, i64 0
  %159 = getelementptr double, ptr %.226.i9669.i, i64 %.7437.i
  %.14829.i = getelementptr double, ptr %159, i64 %.14815.i
  %.14830.i = load double, ptr %.14829.i, align 8, !noalias !7
  %.12.i8915.i = fcmp ogt double %.14830.i, %best.3.3.i
  %.13.i8916.i = select i1 %.12.i8915.i, double %.14830.i, double %best.3.3.i
  %.14875.i = select i1 %.14721.i, i64 %.210.i9635.i, i64 0
  %160 = getelementptr double, ptr %.226.i9633.i, i64 %quot.2.0.i
  %.14889.i = getelementptr double, ptr %160, i64 %.14875.i
  %.14890.i = load double, ptr %.14889.i, align 8, !noalias !7
  %.14891.i = fsub double %.13.i8916.i, %.14890.i
  br i1 %or.cond10181.i, label %B8012.endif.else.if.i, label %B8012.endif.endif.i, !prof !14

B8344.i:                                          ; preds = %B7960.i
  %.15102.i = icmp eq i64 %.7542.i, 9
  br i1 %.15102.i, label %B8376.i, label %B8512.i

B8376.i:                                          ; preds = %B8344.i
  %.15123.i = select i1 %.7492.i, i64 %.210.i9239.i, i64 0
  %161 = getelementptr i64, ptr %.226.i9237.i, i64 %.7437.i
  %.15137.i = getelementptr i64, ptr %161, i64 %.15123.i
  store i64 1, ptr %.15137.i, align 8, !noalias !7
  %.15153.i = icmp slt i64 %quot.2.0.i, 0
  %.15154.i = select i1 %.15153.i, i64 %.210.i9527.i, i64 0
  %162 = getelementptr i64, ptr %.226.i9525.i, i64 %quot.2.0.i
  %.15168.i = getelementptr i64, ptr %162, i64 %.15154.i
  %.15169.i = load i64, ptr %.15168.i, align 8, !noalias !7
  %.15170.i = add nsw i64 %.15169.i, 1
  store i64 %.15170.i, ptr %.15168.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7606.i, align 8, !noalias !7
  store i64 7, ptr %.7697.i, align 8, !noalias !7
  %.15295.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.15311.i = select i1 %.15153.i, i64 %.210.i9599.i, i64 0
  %163 = getelementptr double, ptr %.226.i9597.i, i64 %quot.2.0.i
  %.15325.i = getelementptr double, ptr %163, i64 %.15311.i
  store double %.15295.i, ptr %.15325.i, align 8, !noalias !7
  br label %B8552.i

B8512.i:                                          ; preds = %B8344.i
  store double %.10014.i, ptr %.7606.i, align 8, !noalias !7
  store i64 1, ptr %.7697.i, align 8, !noalias !7
  br label %B8552.i

B8552.i:                                          ; preds = %B8012.endif.endif.i, %B8512.i, %B8376.i
  %.15410.i = icmp slt i64 %quot.2.0.i, 0
  %.15411.i = select i1 %.15410.i, i64 %.210.i9527.i, i64 0
  %164 = getelementptr i64, ptr %.226.i9525.i, i64 %quot.2.0.i
  %.15425.i = getelementptr i64, ptr %164, i64 %.15411.i
  %.15426.i = load i64, ptr %.15425.i, align 8, !noalias !7
  %.15427.i = icmp sgt i64 %.15426.i, 0
  %.15475.i = select i1 %.15410.i, i64 %.210.i949110319.i, i64 0
  br i1 %.15427.i, label %B8576.i, label %B8804.i

B8576.i:                                          ; preds = %B8552.i
  %165 = getelementptr i64, ptr %.226.i9489.i, i64 %quot.2.0.i
  %.15489.i = getelementptr i64, ptr %165, i64 %.15475.i
  %.15490.i = load i64, ptr %.15489.i, align 8, !noalias !7
  %.15491.i = icmp eq i64 %.15426.i, %.15490.i
  br i1 %.15491.i, label %B8612.i, label %B8804.i

B8612.i:                                          ; preds = %B8576.i
  %.15508.i = select i1 %.15410.i, i64 %.210.i9599.i, i64 0
  %166 = getelementptr double, ptr %.226.i9597.i, i64 %quot.2.0.i
  %.15522.i = getelementptr double, ptr %166, i64 %.15508.i
  %.15523.i = load double, ptr %.15522.i, align 8, !noalias !7
  %.12.i8917.i = fcmp ogt double %.15523.i, %best.3.3.i
  %.13.i8918.i = select i1 %.12.i8917.i, double %.15523.i, double %best.3.3.i
  %.15555.i = fadd double %.489.fca.33.load.i, %.13.i8918.i
  br i1 %.488210148.not.i, label %B8780.i, label %B8722.if.preheader.i

B8722.if.preheader.i:                             ; preds = %B8612.i
  %.15561.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B8722.if.i

B8742.i:                                          ; preds = %B8722.if.i
  %.15734.i = select i1 %.15700.i, i64 %.210.i9239.i, i64 0
  %167 = getelementptr i64, ptr %.226.i9237.i, i64 %.15589.010163.i
  %.15748.i = getelementptr i64, ptr %167, i64 %.15734.i
  %.15749.i = load i64, ptr %.15748.i, align 8, !noalias !7
  %.15750.not.i = icmp eq i64 %.15749.i, 0
  br i1 %.15750.not.i, label %B8778.i, label %B8758.i

B8758.i:                                          ; preds = %B8742.i
  store i64 0, ptr %.15748.i, align 8, !noalias !7
  %.15799.i = select i1 %.15700.i, i64 %.210.i93111031110315.i, i64 0
  %168 = getelementptr double, ptr %.226.i9309.i, i64 %.15589.010163.i
  %.15813.i = getelementptr double, ptr %168, i64 %.15799.i
  store double %.15555.i, ptr %.15813.i, align 8, !noalias !7
  br label %B8778.i

B8778.i:                                          ; preds = %B8722.if.i, %B8758.i, %B8742.i
  %.15645.i = icmp sgt i64 %.15592.010164.i, 1
  br i1 %.15645.i, label %B8722.if.i, label %B8780.i

B8780.i:                                          ; preds = %B8778.i, %B8612.i
  store i64 0, ptr %.15425.i, align 8, !noalias !7
  br i1 %.605.not155.i9956.i, label %B8780.endif.else.endif.endif.endif.if.i, label %.16111.endif.i.preheader, !prof !6

B8804.i:                                          ; preds = %.16111.endif.i, %B8780.endif.else.endif.endif.endif.if.i, %B8576.i, %B8552.i
  %169 = getelementptr i64, ptr %.226.i9489.i, i64 %quot.2.0.i
  %.16196.i = getelementptr i64, ptr %169, i64 %.15475.i
  %.16197.i = load i64, ptr %.16196.i, align 8, !noalias !7
  %.16198.i = icmp eq i64 %.16197.i, 0
  br i1 %.16198.i, label %B8828.i, label %B8930.i

B8828.i:                                          ; preds = %B8804.i
  %.16215.i = select i1 %.15410.i, i64 %.210.i9563.i, i64 0
  %170 = getelementptr double, ptr %.226.i9561.i, i64 %quot.2.0.i
  %.16229.i = getelementptr double, ptr %170, i64 %.16215.i
  %.16230.i = load double, ptr %.16229.i, align 8, !noalias !7
  %.12.i8919.i = fcmp ogt double %.16230.i, %best.3.3.i
  %.13.i8920.i = select i1 %.12.i8919.i, double %.16230.i, double %best.3.3.i
  store double %.13.i8920.i, ptr %.16229.i, align 8, !noalias !7
  %.16338.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.16339.i = select i1 %.16338.i, i64 %.2924, i64 0
  %171 = getelementptr double, ptr %.2940, i64 %finished.3.1.i.ph
  %.16353.i = getelementptr double, ptr %171, i64 %.16339.i
  store double %.13.i8920.i, ptr %.16353.i, align 8, !noalias !7
  %.16356.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.16196.i, align 8, !noalias !7
  %.16395.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B8930.i

B8930.i:                                          ; preds = %B8828.i, %B8804.i
  %finished.4.2.i = phi i64 [ %.16356.i, %B8828.i ], [ %finished.3.1.i.ph, %B8804.i ]
  %waiting_slots.4.2.i = phi i64 [ %.16395.i, %B8828.i ], [ %waiting_slots.5.2.i, %B8804.i ]
  %.16411.not.i = icmp slt i64 %.9504.i, %arg.limit
  %.16790.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond10079.i = select i1 %.16411.not.i, i1 %.16790.i, i1 false
  br i1 %or.cond10079.i, label %B1604.i.outer, label %B8958.i.loopexit

B1604.i.outer:                                    ; preds = %B1604.preheader.lr.ph.i, %B8930.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1604.preheader.lr.ph.i ], [ %dispatched.4.2.i, %B8930.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %.9504.i, %B8930.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %half.3.2.i, %B8930.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %next_block.3.2.i, %B8930.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %finished.4.2.i, %B8930.i ]
  %now.3.1.i.ph = phi double [ 0.000000e+00, %B1604.preheader.lr.ph.i ], [ %best.3.3.i, %B8930.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1604.preheader.lr.ph.i ], [ %waiting_slots.4.2.i, %B8930.i ]
  %.4457.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1604.i

B8958.i.loopexit:                                 ; preds = %B8930.i, %B2548.i, %B9437.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2548.i ], [ %issued.2.1.i.ph, %B9437.i ], [ %.9504.i, %B8930.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2548.i ], [ %finished.3.1.i.ph, %B9437.i ], [ %finished.4.2.i, %B8930.i ]
  %now.2.2.i.ph = phi double [ %now.3.1.i.ph, %B2548.i ], [ %now.3.1.i.ph, %B9437.i ], [ %best.3.3.i, %B8930.i ]
  %172 = sitofp i64 %issued.4.2.i.ph to double
  br label %B8958.i

B8958.i:                                          ; preds = %B8958.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i ], [ %172, %B8958.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i ], [ %finished.5.2.i.ph, %B8958.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i ], [ %now.2.2.i.ph, %B8958.i.loopexit ]
  %.1720410177.not.i = icmp slt i64 %.556.i, 1
  br i1 %.1720410177.not.i, label %common.ret, label %B8988.if.lr.ph.i

B8988.if.lr.ph.i:                                 ; preds = %B8958.i
  %.17306.i = getelementptr i8, ptr %.3452, i64 120
  %.17312.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.17885.i = getelementptr i8, ptr %.3110, i64 64
  %.17331.i = icmp slt i64 %.281.fca.7.load.i, 0
  %173 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B8988.if.i

B9008.i:                                          ; preds = %B8988.if.i
  %.17307.i = load double, ptr %.17306.i, align 8, !noalias !7
  br i1 %.17312.i, label %B9008.endif.endif.i, label %B9008.endif.else.if.i, !prof !6

B9434.i:                                          ; preds = %B9008.endif.endif.i, %B8988.if.i
  %exitcond10241.not.i = icmp eq i64 %.17217.i, %.556.i
  br i1 %exitcond10241.not.i, label %common.ret, label %B8988.if.i

B9437.i.sink.split:                               ; preds = %B3614.i, %B3540.i
  %.8994.i.sink = phi double [ %need.6.2.i, %B3540.i ], [ %.8994.i, %B3614.i ]
  %.sink.ph = phi i64 [ %why.3.2.i, %B3540.i ], [ 4, %B3614.i ]
  store double %.8994.i.sink, ptr %.7606.i, align 8, !noalias !7
  br label %B9437.i

B9437.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B9437.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B9437.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.7697.i, align 8, !noalias !7
  br i1 %.4457.i, label %B1604.i, label %B8958.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.726.i, align 8, !noalias !70
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.564.endif.preheader.i.i, label %.564.if.i.i, !prof !39

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.20.endif.endif.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.20.endif.endif.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.564.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %174 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %174, i1 false), !noalias !75
  %.57.i736.i.pre.i = load i64, ptr %.726.i, align 8, !noalias !76
  br label %.564.if.i.i

.564.if.i.i:                                      ; preds = %.564.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i736.i.i = phi i64 [ %.57.i736.i.pre.i, %.564.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
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
  store i64 %.87.i737.i.i, ptr %.726.i, align 8, !noalias !76
  %.606.not155.i.i.i = icmp sgt i64 %.201.i758.i.i, 0
  br i1 %.606.not155.i.i.i, label %.962.endif.preheader.i.i, label %.962.if.i.i, !prof !39

B0.else.if.i768.i.i:                              ; preds = %.564.if.i.i
  br label %B0.else.endif.i742.i.i

B0.else.endif.i742.i.i:                           ; preds = %B0.else.if.i768.i.i, %.564.if.i.i
  %.113.sroa.0.1.i743.i.i = phi i64 [ 0, %B0.else.if.i768.i.i ], [ %.125.i740.i.i, %.564.if.i.i ]
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

.962.endif.preheader.i.i:                         ; preds = %B0.endif.i756.i.i
  %175 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %175, i1 false), !noalias !76
  %.6991100.i.i = fcmp ogt double %.489.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.6991100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.962.endif.i.i

.962.if.i.loopexit.i:                             ; preds = %.962.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.726.i, align 8, !noalias !79
  br label %.962.if.i.i

.962.if.i.i:                                      ; preds = %.962.if.i.loopexit.i, %B0.endif.i756.i.i
  %.57.i769.i.i = phi i64 [ %.57.i769.i.pre.i, %.962.if.i.loopexit.i ], [ %.87.i737.i.i, %B0.endif.i756.i.i ]
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
  store i64 %.87.i770.i.i, ptr %.726.i, align 8, !noalias !79
  %.605.not155.i793.i.i = icmp sgt i64 %.201.i791.i.i, 0
  br i1 %.605.not155.i793.i.i, label %.1305.endif.preheader.i.i, label %.1305.if.i.i, !prof !39

B0.else.if.i803.i.i:                              ; preds = %.962.if.i.i
  br label %B0.else.endif.i775.i.i

B0.else.endif.i775.i.i:                           ; preds = %B0.else.if.i803.i.i, %.962.if.i.i
  %.113.sroa.0.1.i776.i.i = phi i64 [ 0, %B0.else.if.i803.i.i ], [ %.125.i773.i.i, %.962.if.i.i ]
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

.1305.endif.preheader.i.i:                        ; preds = %B0.endif.i789.i.i
  %176 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %176, i1 false), !noalias !75
  %.57.i804.i.pre.i = load i64, ptr %.726.i, align 8, !noalias !82
  br label %.1305.if.i.i

.962.endif.i.i:                                   ; preds = %.962.endif.i.i, %.962.endif.preheader.i.i
  %.958.01090.i.i = phi i64 [ %.1003.i.i, %.962.endif.i.i ], [ 0, %.962.endif.preheader.i.i ]
  %.998.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.958.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.998.i.i, align 8, !noalias !75
  %.1003.i.i = add nuw nsw i64 %.958.01090.i.i, 1
  %exitcond.not.i8924.i = icmp eq i64 %.1003.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i8924.i, label %.962.if.i.loopexit.i, label %.962.endif.i.i, !prof !85

.1305.if.i.i:                                     ; preds = %.1305.endif.preheader.i.i, %B0.endif.i789.i.i
  %.57.i804.i.i = phi i64 [ %.57.i804.i.pre.i, %.1305.endif.preheader.i.i ], [ %.87.i770.i.i, %B0.endif.i789.i.i ]
  %.87.i805.i.i = add nsw i64 %.57.i804.i.i, 4
  %.123.i806.i.i = icmp slt i64 %.57.i804.i.i, 0
  %.124.i807.i.i = select i1 %.123.i806.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i808.i.i = add i64 %.124.i807.i.i, %.57.i804.i.i
  %.128.i809.i.i = icmp slt i64 %.125.i808.i.i, 0
  br i1 %.128.i809.i.i, label %B0.else.if.i838.i.i, label %B0.else.endif.i810.i.i, !prof !6

B0.endif.i824.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i823.i.i, %B0.else.endif.endif.endif.i820.i.i
  %.113.sroa.13.0.i825.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i823.i.i ], [ %.113.sroa.13.1.i821.i.i, %B0.else.endif.endif.endif.i820.i.i ]
  %.201.i826.i.i = sub i64 %.113.sroa.13.0.i825.i.i, %.113.sroa.0.3.i815.i.i
  %.226.i827.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i815.i.i
  store i64 %.87.i805.i.i, ptr %.726.i, align 8, !noalias !82
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !39

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %177 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %177, i1 false), !noalias !82
  %.57.i839.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !86
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i

B0.else.if.i838.i.i:                              ; preds = %.1305.if.i.i
  br label %B0.else.endif.i810.i.i

B0.else.endif.i810.i.i:                           ; preds = %B0.else.if.i838.i.i, %.1305.if.i.i
  %.113.sroa.0.1.i811.i.i = phi i64 [ 0, %B0.else.if.i838.i.i ], [ %.125.i808.i.i, %.1305.if.i.i ]
  %.133.not.i812.i.i = icmp slt i64 %.125.i808.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i812.i.i, label %B0.else.endif.endif.i814.i.i, label %B0.else.endif.if.i813.i.i, !prof !10

B0.else.endif.if.i813.i.i:                        ; preds = %B0.else.endif.i810.i.i
  br label %B0.else.endif.endif.i814.i.i

B0.else.endif.endif.i814.i.i:                     ; preds = %B0.else.endif.if.i813.i.i, %B0.else.endif.i810.i.i
  %.113.sroa.0.3.i815.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i813.i.i ], [ %.113.sroa.0.1.i811.i.i, %B0.else.endif.i810.i.i ]
  %.140.i816.i.i = icmp slt i64 %.57.i804.i.i, -4
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i: ; preds = %.576.endif.preheader.i836.i.i, %B0.endif.i824.i.i
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
  store i64 %.87.i840.i.i, ptr %.726.i, align 8, !noalias !86
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !39

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %178 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %178, i1 false), !noalias !86
  %.57.i875.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !89
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i

B0.else.if.i873.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i
  br label %B0.else.endif.i845.i.i

B0.else.endif.i845.i.i:                           ; preds = %B0.else.if.i873.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i
  %.113.sroa.0.1.i846.i.i = phi i64 [ 0, %B0.else.if.i873.i.i ], [ %.125.i843.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i ]
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
  %.1440.i8923.i = shl nsw i64 %.13.i.i8922.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1440.i8923.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.726.i, align 8, !noalias !89
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !39

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %179 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %179, i1 false), !noalias !89
  %.57.i911.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !92
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
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1440.i8923.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.726.i, align 8, !noalias !92
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !39

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %180 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %180, i1 false), !noalias !92
  %.57.i946.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !95
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
  store i64 %.87.i947.i.i, ptr %.726.i, align 8, !noalias !95
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !39

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %181 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %181, i1 false), !noalias !95
  %.57.i981.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !98
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
  store i64 %.87.i982.i.i, ptr %.726.i, align 8, !noalias !98
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !39

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %182 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %182, i1 false), !noalias !98
  %.57.i1017.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !101
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
  store i64 %.87.i1018.i.i, ptr %.726.i, align 8, !noalias !101
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !39

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %183 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %183, i1 false), !noalias !101
  %.57.i1052.pre.i.i = load i64, ptr %.726.i, align 8, !noalias !104
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
  store i64 %.87.i1053.i.i, ptr %.726.i, align 8, !noalias !104
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !39

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %184 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %184, i1 false), !noalias !104
  %.57.i.pre.i = load i64, ptr %.726.i, align 8, !noalias !107
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

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

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1084.i.i, %B0.endif.i1072.i.i
  %.57.i.i = phi i64 [ %.87.i1053.i.i, %B0.endif.i1072.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1084.i.i ]
  %.210.i936.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i933.i.i, i64 0)
  %.210.i900.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i897.i.i, i64 0)
  %.210.i864.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i861.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.210.i1077.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1074.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.556.i
  %.123.i8925.i = icmp slt i64 %.57.i.i, 0
  %.124.i8926.i = select i1 %.123.i8925.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i8926.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.726.i, align 8, !noalias !107
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !39

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %185 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %185, i1 false), !noalias !107
  %.57.i8929.pre.i = load i64, ptr %.726.i, align 8, !noalias !110
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.281.fca.12.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i8927.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i8927.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i8929.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i8929.pre.i, %.575.endif.preheader.i.i ]
  %.210.i8928.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i8930.i = add nsw i64 %.57.i8929.i, %.556.i
  %.123.i8931.i = icmp slt i64 %.57.i8929.i, 0
  %.124.i8932.i = select i1 %.123.i8931.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8933.i = add i64 %.124.i8932.i, %.57.i8929.i
  %.128.i8934.i = icmp slt i64 %.125.i8933.i, 0
  br i1 %.128.i8934.i, label %B0.else.if.i8963.i, label %B0.else.endif.i8935.i, !prof !6

B0.endif.i8949.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8948.i, %B0.else.endif.endif.endif.i8945.i
  %.113.sroa.13.0.i8950.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8948.i ], [ %.113.sroa.13.1.i8946.i, %B0.else.endif.endif.endif.i8945.i ]
  %.201.i8951.i = sub i64 %.113.sroa.13.0.i8950.i, %.113.sroa.0.3.i8940.i
  %.226.i8952.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8940.i
  store i64 %.87.i8930.i, ptr %.726.i, align 8, !noalias !110
  %.605.not155.i8953.i = icmp sgt i64 %.201.i8951.i, 0
  br i1 %.605.not155.i8953.i, label %.575.endif.preheader.i8961.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8964.i, !prof !39

.575.endif.preheader.i8961.i:                     ; preds = %B0.endif.i8949.i
  %186 = shl i64 %.201.i8951.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8952.i, i8 0, i64 %186, i1 false), !noalias !110
  %.57.i8965.pre.i = load i64, ptr %.726.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8964.i

B0.else.if.i8963.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8935.i

B0.else.endif.i8935.i:                            ; preds = %B0.else.if.i8963.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8936.i = phi i64 [ 0, %B0.else.if.i8963.i ], [ %.125.i8933.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8937.i = icmp slt i64 %.125.i8933.i, %.281.fca.12.load.i
  br i1 %.133.not.i8937.i, label %B0.else.endif.endif.i8939.i, label %B0.else.endif.if.i8938.i, !prof !10

B0.else.endif.if.i8938.i:                         ; preds = %B0.else.endif.i8935.i
  br label %B0.else.endif.endif.i8939.i

B0.else.endif.endif.i8939.i:                      ; preds = %B0.else.endif.if.i8938.i, %B0.else.endif.i8935.i
  %.113.sroa.0.3.i8940.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8938.i ], [ %.113.sroa.0.1.i8936.i, %B0.else.endif.i8935.i ]
  %.140.i8941.i = icmp slt i64 %.87.i8930.i, 0
  %.141.i8942.i = select i1 %.140.i8941.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8943.i = add i64 %.141.i8942.i, %.87.i8930.i
  %.145.i8944.i = icmp slt i64 %.142.i8943.i, 0
  br i1 %.145.i8944.i, label %B0.else.endif.endif.if.i8962.i, label %B0.else.endif.endif.endif.i8945.i, !prof !6

B0.else.endif.endif.if.i8962.i:                   ; preds = %B0.else.endif.endif.i8939.i
  br label %B0.else.endif.endif.endif.i8945.i

B0.else.endif.endif.endif.i8945.i:                ; preds = %B0.else.endif.endif.if.i8962.i, %B0.else.endif.endif.i8939.i
  %.113.sroa.13.1.i8946.i = phi i64 [ 0, %B0.else.endif.endif.if.i8962.i ], [ %.142.i8943.i, %B0.else.endif.endif.i8939.i ]
  %.150.not.i8947.i = icmp slt i64 %.142.i8943.i, %.281.fca.12.load.i
  br i1 %.150.not.i8947.i, label %B0.endif.i8949.i, label %B0.else.endif.endif.endif.if.i8948.i, !prof !10

B0.else.endif.endif.endif.if.i8948.i:             ; preds = %B0.else.endif.endif.endif.i8945.i
  br label %B0.endif.i8949.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8964.i: ; preds = %.575.endif.preheader.i8961.i, %B0.endif.i8949.i
  %.57.i8965.i = phi i64 [ %.87.i8930.i, %B0.endif.i8949.i ], [ %.57.i8965.pre.i, %.575.endif.preheader.i8961.i ]
  %.210.i8954.i = tail call i64 @llvm.smax.i64(i64 %.201.i8951.i, i64 0)
  %.87.i8966.i = add nsw i64 %.57.i8965.i, %.556.i
  %.123.i8967.i = icmp slt i64 %.57.i8965.i, 0
  %.124.i8968.i = select i1 %.123.i8967.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8969.i = add i64 %.124.i8968.i, %.57.i8965.i
  %.128.i8970.i = icmp slt i64 %.125.i8969.i, 0
  br i1 %.128.i8970.i, label %B0.else.if.i8999.i, label %B0.else.endif.i8971.i, !prof !6

B0.endif.i8985.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8984.i, %B0.else.endif.endif.endif.i8981.i
  %.113.sroa.13.0.i8986.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8984.i ], [ %.113.sroa.13.1.i8982.i, %B0.else.endif.endif.endif.i8981.i ]
  %.201.i8987.i = sub i64 %.113.sroa.13.0.i8986.i, %.113.sroa.0.3.i8976.i
  %.226.i8988.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8976.i
  store i64 %.87.i8966.i, ptr %.726.i, align 8, !noalias !113
  %.605.not155.i8989.i = icmp sgt i64 %.201.i8987.i, 0
  br i1 %.605.not155.i8989.i, label %.575.endif.preheader.i8997.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9000.i, !prof !39

.575.endif.preheader.i8997.i:                     ; preds = %B0.endif.i8985.i
  %187 = shl i64 %.201.i8987.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8988.i, i8 0, i64 %187, i1 false), !noalias !113
  %.57.i9001.pre.i = load i64, ptr %.726.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9000.i

B0.else.if.i8999.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8964.i
  br label %B0.else.endif.i8971.i

B0.else.endif.i8971.i:                            ; preds = %B0.else.if.i8999.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8964.i
  %.113.sroa.0.1.i8972.i = phi i64 [ 0, %B0.else.if.i8999.i ], [ %.125.i8969.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8964.i ]
  %.133.not.i8973.i = icmp slt i64 %.125.i8969.i, %.281.fca.12.load.i
  br i1 %.133.not.i8973.i, label %B0.else.endif.endif.i8975.i, label %B0.else.endif.if.i8974.i, !prof !10

B0.else.endif.if.i8974.i:                         ; preds = %B0.else.endif.i8971.i
  br label %B0.else.endif.endif.i8975.i

B0.else.endif.endif.i8975.i:                      ; preds = %B0.else.endif.if.i8974.i, %B0.else.endif.i8971.i
  %.113.sroa.0.3.i8976.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8974.i ], [ %.113.sroa.0.1.i8972.i, %B0.else.endif.i8971.i ]
  %.140.i8977.i = icmp slt i64 %.87.i8966.i, 0
  %.141.i8978.i = select i1 %.140.i8977.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8979.i = add i64 %.141.i8978.i, %.87.i8966.i
  %.145.i8980.i = icmp slt i64 %.142.i8979.i, 0
  br i1 %.145.i8980.i, label %B0.else.endif.endif.if.i8998.i, label %B0.else.endif.endif.endif.i8981.i, !prof !6

B0.else.endif.endif.if.i8998.i:                   ; preds = %B0.else.endif.endif.i8975.i
  br label %B0.else.endif.endif.endif.i8981.i

B0.else.endif.endif.endif.i8981.i:                ; preds = %B0.else.endif.endif.if.i8998.i, %B0.else.endif.endif.i8975.i
  %.113.sroa.13.1.i8982.i = phi i64 [ 0, %B0.else.endif.endif.if.i8998.i ], [ %.142.i8979.i, %B0.else.endif.endif.i8975.i ]
  %.150.not.i8983.i = icmp slt i64 %.142.i8979.i, %.281.fca.12.load.i
  br i1 %.150.not.i8983.i, label %B0.endif.i8985.i, label %B0.else.endif.endif.endif.if.i8984.i, !prof !10

B0.else.endif.endif.endif.if.i8984.i:             ; preds = %B0.else.endif.endif.endif.i8981.i
  br label %B0.endif.i8985.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9000.i: ; preds = %.575.endif.preheader.i8997.i, %B0.endif.i8985.i
  %.57.i9001.i = phi i64 [ %.87.i8966.i, %B0.endif.i8985.i ], [ %.57.i9001.pre.i, %.575.endif.preheader.i8997.i ]
  %.210.i8990.i = tail call i64 @llvm.smax.i64(i64 %.201.i8987.i, i64 0)
  %.87.i9002.i = add nsw i64 %.57.i9001.i, %.556.i
  %.123.i9003.i = icmp slt i64 %.57.i9001.i, 0
  %.124.i9004.i = select i1 %.123.i9003.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9005.i = add i64 %.124.i9004.i, %.57.i9001.i
  %.128.i9006.i = icmp slt i64 %.125.i9005.i, 0
  br i1 %.128.i9006.i, label %B0.else.if.i9033.i, label %B0.else.endif.i9007.i, !prof !6

B0.endif.i9021.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9020.i, %B0.else.endif.endif.endif.i9017.i
  %.113.sroa.13.0.i9022.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9020.i ], [ %.113.sroa.13.1.i9018.i, %B0.else.endif.endif.endif.i9017.i ]
  %.201.i9023.i = sub i64 %.113.sroa.13.0.i9022.i, %.113.sroa.0.3.i9012.i
  %.226.i9024.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9012.i
  store i64 %.87.i9002.i, ptr %.726.i, align 8, !noalias !116
  %.606.not155.i.i = icmp sgt i64 %.201.i9023.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !39

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i9021.i
  %188 = shl i64 %.201.i9023.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9024.i, i8 0, i64 %188, i1 false), !noalias !116
  %.57.i9034.pre.i = load i64, ptr %.726.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i9033.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9000.i
  br label %B0.else.endif.i9007.i

B0.else.endif.i9007.i:                            ; preds = %B0.else.if.i9033.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9000.i
  %.113.sroa.0.1.i9008.i = phi i64 [ 0, %B0.else.if.i9033.i ], [ %.125.i9005.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9000.i ]
  %.133.not.i9009.i = icmp slt i64 %.125.i9005.i, %.281.fca.12.load.i
  br i1 %.133.not.i9009.i, label %B0.else.endif.endif.i9011.i, label %B0.else.endif.if.i9010.i, !prof !10

B0.else.endif.if.i9010.i:                         ; preds = %B0.else.endif.i9007.i
  br label %B0.else.endif.endif.i9011.i

B0.else.endif.endif.i9011.i:                      ; preds = %B0.else.endif.if.i9010.i, %B0.else.endif.i9007.i
  %.113.sroa.0.3.i9012.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9010.i ], [ %.113.sroa.0.1.i9008.i, %B0.else.endif.i9007.i ]
  %.140.i9013.i = icmp slt i64 %.87.i9002.i, 0
  %.141.i9014.i = select i1 %.140.i9013.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9015.i = add i64 %.141.i9014.i, %.87.i9002.i
  %.145.i9016.i = icmp slt i64 %.142.i9015.i, 0
  br i1 %.145.i9016.i, label %B0.else.endif.endif.if.i9032.i, label %B0.else.endif.endif.endif.i9017.i, !prof !6

B0.else.endif.endif.if.i9032.i:                   ; preds = %B0.else.endif.endif.i9011.i
  br label %B0.else.endif.endif.endif.i9017.i

B0.else.endif.endif.endif.i9017.i:                ; preds = %B0.else.endif.endif.if.i9032.i, %B0.else.endif.endif.i9011.i
  %.113.sroa.13.1.i9018.i = phi i64 [ 0, %B0.else.endif.endif.if.i9032.i ], [ %.142.i9015.i, %B0.else.endif.endif.i9011.i ]
  %.150.not.i9019.i = icmp slt i64 %.142.i9015.i, %.281.fca.12.load.i
  br i1 %.150.not.i9019.i, label %B0.endif.i9021.i, label %B0.else.endif.endif.endif.if.i9020.i, !prof !10

B0.else.endif.endif.endif.if.i9020.i:             ; preds = %B0.else.endif.endif.endif.i9017.i
  br label %B0.endif.i9021.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i9021.i
  %.57.i9034.i = phi i64 [ %.87.i9002.i, %B0.endif.i9021.i ], [ %.57.i9034.pre.i, %.576.endif.preheader.i.i ]
  %.210.i9025.i = tail call i64 @llvm.smax.i64(i64 %.201.i9023.i, i64 0)
  %.1229.i = shl nsw i64 %.556.i, 4
  %.87.i9035.i = add nsw i64 %.57.i9034.i, %.1229.i
  %.123.i9036.i = icmp slt i64 %.57.i9034.i, 0
  %.124.i9037.i = select i1 %.123.i9036.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9038.i = add i64 %.124.i9037.i, %.57.i9034.i
  %.128.i9039.i = icmp slt i64 %.125.i9038.i, 0
  br i1 %.128.i9039.i, label %B0.else.if.i9068.i, label %B0.else.endif.i9040.i, !prof !6

B0.endif.i9054.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9053.i, %B0.else.endif.endif.endif.i9050.i
  %.113.sroa.13.0.i9055.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9053.i ], [ %.113.sroa.13.1.i9051.i, %B0.else.endif.endif.endif.i9050.i ]
  %.201.i9056.i = sub i64 %.113.sroa.13.0.i9055.i, %.113.sroa.0.3.i9045.i
  %.226.i9057.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9045.i
  store i64 %.87.i9035.i, ptr %.726.i, align 8, !noalias !119
  %.606.not155.i9058.i = icmp sgt i64 %.201.i9056.i, 0
  br i1 %.606.not155.i9058.i, label %.576.endif.preheader.i9066.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i, !prof !39

.576.endif.preheader.i9066.i:                     ; preds = %B0.endif.i9054.i
  %189 = shl i64 %.201.i9056.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9057.i, i8 0, i64 %189, i1 false), !noalias !119
  %.57.i9070.pre.i = load i64, ptr %.726.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i

B0.else.if.i9068.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9040.i

B0.else.endif.i9040.i:                            ; preds = %B0.else.if.i9068.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9041.i = phi i64 [ 0, %B0.else.if.i9068.i ], [ %.125.i9038.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9042.i = icmp slt i64 %.125.i9038.i, %.281.fca.12.load.i
  br i1 %.133.not.i9042.i, label %B0.else.endif.endif.i9044.i, label %B0.else.endif.if.i9043.i, !prof !10

B0.else.endif.if.i9043.i:                         ; preds = %B0.else.endif.i9040.i
  br label %B0.else.endif.endif.i9044.i

B0.else.endif.endif.i9044.i:                      ; preds = %B0.else.endif.if.i9043.i, %B0.else.endif.i9040.i
  %.113.sroa.0.3.i9045.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9043.i ], [ %.113.sroa.0.1.i9041.i, %B0.else.endif.i9040.i ]
  %.140.i9046.i = icmp slt i64 %.87.i9035.i, 0
  %.141.i9047.i = select i1 %.140.i9046.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9048.i = add i64 %.141.i9047.i, %.87.i9035.i
  %.145.i9049.i = icmp slt i64 %.142.i9048.i, 0
  br i1 %.145.i9049.i, label %B0.else.endif.endif.if.i9067.i, label %B0.else.endif.endif.endif.i9050.i, !prof !6

B0.else.endif.endif.if.i9067.i:                   ; preds = %B0.else.endif.endif.i9044.i
  br label %B0.else.endif.endif.endif.i9050.i

B0.else.endif.endif.endif.i9050.i:                ; preds = %B0.else.endif.endif.if.i9067.i, %B0.else.endif.endif.i9044.i
  %.113.sroa.13.1.i9051.i = phi i64 [ 0, %B0.else.endif.endif.if.i9067.i ], [ %.142.i9048.i, %B0.else.endif.endif.i9044.i ]
  %.150.not.i9052.i = icmp slt i64 %.142.i9048.i, %.281.fca.12.load.i
  br i1 %.150.not.i9052.i, label %B0.endif.i9054.i, label %B0.else.endif.endif.endif.if.i9053.i, !prof !10

B0.else.endif.endif.endif.if.i9053.i:             ; preds = %B0.else.endif.endif.endif.i9050.i
  br label %B0.endif.i9054.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i: ; preds = %.576.endif.preheader.i9066.i, %B0.endif.i9054.i
  %.57.i9070.i = phi i64 [ %.87.i9035.i, %B0.endif.i9054.i ], [ %.57.i9070.pre.i, %.576.endif.preheader.i9066.i ]
  %.210.i9059.i = tail call i64 @llvm.smax.i64(i64 %.201.i9056.i, i64 0)
  %.87.i9071.i = add nsw i64 %.57.i9070.i, %.556.i
  %.123.i9072.i = icmp slt i64 %.57.i9070.i, 0
  %.124.i9073.i = select i1 %.123.i9072.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9074.i = add i64 %.124.i9073.i, %.57.i9070.i
  %.128.i9075.i = icmp slt i64 %.125.i9074.i, 0
  br i1 %.128.i9075.i, label %B0.else.if.i9104.i, label %B0.else.endif.i9076.i, !prof !6

B0.endif.i9090.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9089.i, %B0.else.endif.endif.endif.i9086.i
  %.113.sroa.13.0.i9091.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9089.i ], [ %.113.sroa.13.1.i9087.i, %B0.else.endif.endif.endif.i9086.i ]
  %.201.i9092.i = sub i64 %.113.sroa.13.0.i9091.i, %.113.sroa.0.3.i9081.i
  %.226.i9093.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9081.i
  store i64 %.87.i9071.i, ptr %.726.i, align 8, !noalias !122
  %.605.not155.i9094.i = icmp sgt i64 %.201.i9092.i, 0
  br i1 %.605.not155.i9094.i, label %.575.endif.preheader.i9102.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i, !prof !39

.575.endif.preheader.i9102.i:                     ; preds = %B0.endif.i9090.i
  %190 = shl i64 %.201.i9092.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9093.i, i8 0, i64 %190, i1 false), !noalias !122
  %.57.i9106.pre.i = load i64, ptr %.726.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i

B0.else.if.i9104.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i
  br label %B0.else.endif.i9076.i

B0.else.endif.i9076.i:                            ; preds = %B0.else.if.i9104.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i
  %.113.sroa.0.1.i9077.i = phi i64 [ 0, %B0.else.if.i9104.i ], [ %.125.i9074.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i ]
  %.133.not.i9078.i = icmp slt i64 %.125.i9074.i, %.281.fca.12.load.i
  br i1 %.133.not.i9078.i, label %B0.else.endif.endif.i9080.i, label %B0.else.endif.if.i9079.i, !prof !10

B0.else.endif.if.i9079.i:                         ; preds = %B0.else.endif.i9076.i
  br label %B0.else.endif.endif.i9080.i

B0.else.endif.endif.i9080.i:                      ; preds = %B0.else.endif.if.i9079.i, %B0.else.endif.i9076.i
  %.113.sroa.0.3.i9081.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9079.i ], [ %.113.sroa.0.1.i9077.i, %B0.else.endif.i9076.i ]
  %.140.i9082.i = icmp slt i64 %.87.i9071.i, 0
  %.141.i9083.i = select i1 %.140.i9082.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9084.i = add i64 %.141.i9083.i, %.87.i9071.i
  %.145.i9085.i = icmp slt i64 %.142.i9084.i, 0
  br i1 %.145.i9085.i, label %B0.else.endif.endif.if.i9103.i, label %B0.else.endif.endif.endif.i9086.i, !prof !6

B0.else.endif.endif.if.i9103.i:                   ; preds = %B0.else.endif.endif.i9080.i
  br label %B0.else.endif.endif.endif.i9086.i

B0.else.endif.endif.endif.i9086.i:                ; preds = %B0.else.endif.endif.if.i9103.i, %B0.else.endif.endif.i9080.i
  %.113.sroa.13.1.i9087.i = phi i64 [ 0, %B0.else.endif.endif.if.i9103.i ], [ %.142.i9084.i, %B0.else.endif.endif.i9080.i ]
  %.150.not.i9088.i = icmp slt i64 %.142.i9084.i, %.281.fca.12.load.i
  br i1 %.150.not.i9088.i, label %B0.endif.i9090.i, label %B0.else.endif.endif.endif.if.i9089.i, !prof !10

B0.else.endif.endif.endif.if.i9089.i:             ; preds = %B0.else.endif.endif.endif.i9086.i
  br label %B0.endif.i9090.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i: ; preds = %.575.endif.preheader.i9102.i, %B0.endif.i9090.i
  %.57.i9106.i = phi i64 [ %.87.i9071.i, %B0.endif.i9090.i ], [ %.57.i9106.pre.i, %.575.endif.preheader.i9102.i ]
  %.210.i9095.i = tail call i64 @llvm.smax.i64(i64 %.201.i9092.i, i64 0)
  %.1324.i = mul nsw i64 %.556.i, 6
  %.87.i9107.i = add nsw i64 %.57.i9106.i, %.1324.i
  %.123.i9108.i = icmp slt i64 %.57.i9106.i, 0
  %.124.i9109.i = select i1 %.123.i9108.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9110.i = add i64 %.124.i9109.i, %.57.i9106.i
  %.128.i9111.i = icmp slt i64 %.125.i9110.i, 0
  br i1 %.128.i9111.i, label %B0.else.if.i9140.i, label %B0.else.endif.i9112.i, !prof !6

B0.endif.i9126.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9125.i, %B0.else.endif.endif.endif.i9122.i
  %.113.sroa.13.0.i9127.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9125.i ], [ %.113.sroa.13.1.i9123.i, %B0.else.endif.endif.endif.i9122.i ]
  %.201.i9128.i = sub i64 %.113.sroa.13.0.i9127.i, %.113.sroa.0.3.i9117.i
  %.226.i9129.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9117.i
  store i64 %.87.i9107.i, ptr %.726.i, align 8, !noalias !125
  %.606.not155.i9130.i = icmp sgt i64 %.201.i9128.i, 0
  br i1 %.606.not155.i9130.i, label %.576.endif.preheader.i9138.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i, !prof !39

.576.endif.preheader.i9138.i:                     ; preds = %B0.endif.i9126.i
  %191 = shl i64 %.201.i9128.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9129.i, i8 0, i64 %191, i1 false), !noalias !125
  %.57.i9142.pre.i = load i64, ptr %.726.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i

B0.else.if.i9140.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i
  br label %B0.else.endif.i9112.i

B0.else.endif.i9112.i:                            ; preds = %B0.else.if.i9140.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i
  %.113.sroa.0.1.i9113.i = phi i64 [ 0, %B0.else.if.i9140.i ], [ %.125.i9110.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i ]
  %.133.not.i9114.i = icmp slt i64 %.125.i9110.i, %.281.fca.12.load.i
  br i1 %.133.not.i9114.i, label %B0.else.endif.endif.i9116.i, label %B0.else.endif.if.i9115.i, !prof !10

B0.else.endif.if.i9115.i:                         ; preds = %B0.else.endif.i9112.i
  br label %B0.else.endif.endif.i9116.i

B0.else.endif.endif.i9116.i:                      ; preds = %B0.else.endif.if.i9115.i, %B0.else.endif.i9112.i
  %.113.sroa.0.3.i9117.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9115.i ], [ %.113.sroa.0.1.i9113.i, %B0.else.endif.i9112.i ]
  %.140.i9118.i = icmp slt i64 %.87.i9107.i, 0
  %.141.i9119.i = select i1 %.140.i9118.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9120.i = add i64 %.141.i9119.i, %.87.i9107.i
  %.145.i9121.i = icmp slt i64 %.142.i9120.i, 0
  br i1 %.145.i9121.i, label %B0.else.endif.endif.if.i9139.i, label %B0.else.endif.endif.endif.i9122.i, !prof !6

B0.else.endif.endif.if.i9139.i:                   ; preds = %B0.else.endif.endif.i9116.i
  br label %B0.else.endif.endif.endif.i9122.i

B0.else.endif.endif.endif.i9122.i:                ; preds = %B0.else.endif.endif.if.i9139.i, %B0.else.endif.endif.i9116.i
  %.113.sroa.13.1.i9123.i = phi i64 [ 0, %B0.else.endif.endif.if.i9139.i ], [ %.142.i9120.i, %B0.else.endif.endif.i9116.i ]
  %.150.not.i9124.i = icmp slt i64 %.142.i9120.i, %.281.fca.12.load.i
  br i1 %.150.not.i9124.i, label %B0.endif.i9126.i, label %B0.else.endif.endif.endif.if.i9125.i, !prof !10

B0.else.endif.endif.endif.if.i9125.i:             ; preds = %B0.else.endif.endif.endif.i9122.i
  br label %B0.endif.i9126.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i: ; preds = %.576.endif.preheader.i9138.i, %B0.endif.i9126.i
  %.57.i9142.i = phi i64 [ %.87.i9107.i, %B0.endif.i9126.i ], [ %.57.i9142.pre.i, %.576.endif.preheader.i9138.i ]
  %.210.i9131.i = tail call i64 @llvm.smax.i64(i64 %.201.i9128.i, i64 0)
  %.87.i9143.i = add nsw i64 %.57.i9142.i, %.1324.i
  %.123.i9144.i = icmp slt i64 %.57.i9142.i, 0
  %.124.i9145.i = select i1 %.123.i9144.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9146.i = add i64 %.124.i9145.i, %.57.i9142.i
  %.128.i9147.i = icmp slt i64 %.125.i9146.i, 0
  br i1 %.128.i9147.i, label %B0.else.if.i9176.i, label %B0.else.endif.i9148.i, !prof !6

B0.endif.i9162.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9161.i, %B0.else.endif.endif.endif.i9158.i
  %.113.sroa.13.0.i9163.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9161.i ], [ %.113.sroa.13.1.i9159.i, %B0.else.endif.endif.endif.i9158.i ]
  %.201.i9164.i = sub i64 %.113.sroa.13.0.i9163.i, %.113.sroa.0.3.i9153.i
  %.226.i9165.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9153.i
  store i64 %.87.i9143.i, ptr %.726.i, align 8, !noalias !128
  %.605.not155.i9166.i = icmp sgt i64 %.201.i9164.i, 0
  br i1 %.605.not155.i9166.i, label %.575.endif.preheader.i9174.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9177.i, !prof !39

.575.endif.preheader.i9174.i:                     ; preds = %B0.endif.i9162.i
  %192 = shl i64 %.201.i9164.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9165.i, i8 0, i64 %192, i1 false), !noalias !128
  %.57.i9178.pre.i = load i64, ptr %.726.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9177.i

B0.else.if.i9176.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i
  br label %B0.else.endif.i9148.i

B0.else.endif.i9148.i:                            ; preds = %B0.else.if.i9176.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i
  %.113.sroa.0.1.i9149.i = phi i64 [ 0, %B0.else.if.i9176.i ], [ %.125.i9146.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i ]
  %.133.not.i9150.i = icmp slt i64 %.125.i9146.i, %.281.fca.12.load.i
  br i1 %.133.not.i9150.i, label %B0.else.endif.endif.i9152.i, label %B0.else.endif.if.i9151.i, !prof !10

B0.else.endif.if.i9151.i:                         ; preds = %B0.else.endif.i9148.i
  br label %B0.else.endif.endif.i9152.i

B0.else.endif.endif.i9152.i:                      ; preds = %B0.else.endif.if.i9151.i, %B0.else.endif.i9148.i
  %.113.sroa.0.3.i9153.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9151.i ], [ %.113.sroa.0.1.i9149.i, %B0.else.endif.i9148.i ]
  %.140.i9154.i = icmp slt i64 %.87.i9143.i, 0
  %.141.i9155.i = select i1 %.140.i9154.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9156.i = add i64 %.141.i9155.i, %.87.i9143.i
  %.145.i9157.i = icmp slt i64 %.142.i9156.i, 0
  br i1 %.145.i9157.i, label %B0.else.endif.endif.if.i9175.i, label %B0.else.endif.endif.endif.i9158.i, !prof !6

B0.else.endif.endif.if.i9175.i:                   ; preds = %B0.else.endif.endif.i9152.i
  br label %B0.else.endif.endif.endif.i9158.i

B0.else.endif.endif.endif.i9158.i:                ; preds = %B0.else.endif.endif.if.i9175.i, %B0.else.endif.endif.i9152.i
  %.113.sroa.13.1.i9159.i = phi i64 [ 0, %B0.else.endif.endif.if.i9175.i ], [ %.142.i9156.i, %B0.else.endif.endif.i9152.i ]
  %.150.not.i9160.i = icmp slt i64 %.142.i9156.i, %.281.fca.12.load.i
  br i1 %.150.not.i9160.i, label %B0.endif.i9162.i, label %B0.else.endif.endif.endif.if.i9161.i, !prof !10

B0.else.endif.endif.endif.if.i9161.i:             ; preds = %B0.else.endif.endif.endif.i9158.i
  br label %B0.endif.i9162.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9177.i: ; preds = %.575.endif.preheader.i9174.i, %B0.endif.i9162.i
  %.57.i9178.i = phi i64 [ %.87.i9143.i, %B0.endif.i9162.i ], [ %.57.i9178.pre.i, %.575.endif.preheader.i9174.i ]
  %.210.i9167.i = tail call i64 @llvm.smax.i64(i64 %.201.i9164.i, i64 0)
  %.87.i9179.i = add nsw i64 %.57.i9178.i, %.556.i
  %.123.i9180.i = icmp slt i64 %.57.i9178.i, 0
  %.124.i9181.i = select i1 %.123.i9180.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9182.i = add i64 %.124.i9181.i, %.57.i9178.i
  %.128.i9183.i = icmp slt i64 %.125.i9182.i, 0
  br i1 %.128.i9183.i, label %B0.else.if.i9212.i, label %B0.else.endif.i9184.i, !prof !6

B0.endif.i9198.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9197.i, %B0.else.endif.endif.endif.i9194.i
  %.113.sroa.13.0.i9199.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9197.i ], [ %.113.sroa.13.1.i9195.i, %B0.else.endif.endif.endif.i9194.i ]
  %.201.i9200.i = sub i64 %.113.sroa.13.0.i9199.i, %.113.sroa.0.3.i9189.i
  %.226.i9201.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9189.i
  store i64 %.87.i9179.i, ptr %.726.i, align 8, !noalias !131
  %.605.not155.i9202.i = icmp sgt i64 %.201.i9200.i, 0
  br i1 %.605.not155.i9202.i, label %.575.endif.preheader.i9210.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i, !prof !39

.575.endif.preheader.i9210.i:                     ; preds = %B0.endif.i9198.i
  %193 = shl i64 %.201.i9200.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9201.i, i8 0, i64 %193, i1 false), !noalias !131
  %.57.i9214.pre.i = load i64, ptr %.726.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i

B0.else.if.i9212.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9177.i
  br label %B0.else.endif.i9184.i

B0.else.endif.i9184.i:                            ; preds = %B0.else.if.i9212.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9177.i
  %.113.sroa.0.1.i9185.i = phi i64 [ 0, %B0.else.if.i9212.i ], [ %.125.i9182.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9177.i ]
  %.133.not.i9186.i = icmp slt i64 %.125.i9182.i, %.281.fca.12.load.i
  br i1 %.133.not.i9186.i, label %B0.else.endif.endif.i9188.i, label %B0.else.endif.if.i9187.i, !prof !10

B0.else.endif.if.i9187.i:                         ; preds = %B0.else.endif.i9184.i
  br label %B0.else.endif.endif.i9188.i

B0.else.endif.endif.i9188.i:                      ; preds = %B0.else.endif.if.i9187.i, %B0.else.endif.i9184.i
  %.113.sroa.0.3.i9189.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9187.i ], [ %.113.sroa.0.1.i9185.i, %B0.else.endif.i9184.i ]
  %.140.i9190.i = icmp slt i64 %.87.i9179.i, 0
  %.141.i9191.i = select i1 %.140.i9190.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9192.i = add i64 %.141.i9191.i, %.87.i9179.i
  %.145.i9193.i = icmp slt i64 %.142.i9192.i, 0
  br i1 %.145.i9193.i, label %B0.else.endif.endif.if.i9211.i, label %B0.else.endif.endif.endif.i9194.i, !prof !6

B0.else.endif.endif.if.i9211.i:                   ; preds = %B0.else.endif.endif.i9188.i
  br label %B0.else.endif.endif.endif.i9194.i

B0.else.endif.endif.endif.i9194.i:                ; preds = %B0.else.endif.endif.if.i9211.i, %B0.else.endif.endif.i9188.i
  %.113.sroa.13.1.i9195.i = phi i64 [ 0, %B0.else.endif.endif.if.i9211.i ], [ %.142.i9192.i, %B0.else.endif.endif.i9188.i ]
  %.150.not.i9196.i = icmp slt i64 %.142.i9192.i, %.281.fca.12.load.i
  br i1 %.150.not.i9196.i, label %B0.endif.i9198.i, label %B0.else.endif.endif.endif.if.i9197.i, !prof !10

B0.else.endif.endif.endif.if.i9197.i:             ; preds = %B0.else.endif.endif.endif.i9194.i
  br label %B0.endif.i9198.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i: ; preds = %.575.endif.preheader.i9210.i, %B0.endif.i9198.i
  %.57.i9214.i = phi i64 [ %.87.i9179.i, %B0.endif.i9198.i ], [ %.57.i9214.pre.i, %.575.endif.preheader.i9210.i ]
  %.210.i9203.i = tail call i64 @llvm.smax.i64(i64 %.201.i9200.i, i64 0)
  %.87.i9215.i = add nsw i64 %.57.i9214.i, %.556.i
  %.123.i9216.i = icmp slt i64 %.57.i9214.i, 0
  %.124.i9217.i = select i1 %.123.i9216.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9218.i = add i64 %.124.i9217.i, %.57.i9214.i
  %.128.i9219.i = icmp slt i64 %.125.i9218.i, 0
  br i1 %.128.i9219.i, label %B0.else.if.i9248.i, label %B0.else.endif.i9220.i, !prof !6

B0.endif.i9234.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9233.i, %B0.else.endif.endif.endif.i9230.i
  %.113.sroa.13.0.i9235.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9233.i ], [ %.113.sroa.13.1.i9231.i, %B0.else.endif.endif.endif.i9230.i ]
  %.201.i9236.i = sub i64 %.113.sroa.13.0.i9235.i, %.113.sroa.0.3.i9225.i
  %.226.i9237.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9225.i
  store i64 %.87.i9215.i, ptr %.726.i, align 8, !noalias !134
  %.605.not155.i9238.i = icmp sgt i64 %.201.i9236.i, 0
  br i1 %.605.not155.i9238.i, label %.575.endif.preheader.i9246.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i, !prof !39

.575.endif.preheader.i9246.i:                     ; preds = %B0.endif.i9234.i
  %194 = shl i64 %.201.i9236.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9237.i, i8 0, i64 %194, i1 false), !noalias !134
  %.57.i9250.pre.i = load i64, ptr %.726.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i

B0.else.if.i9248.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i
  br label %B0.else.endif.i9220.i

B0.else.endif.i9220.i:                            ; preds = %B0.else.if.i9248.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i
  %.113.sroa.0.1.i9221.i = phi i64 [ 0, %B0.else.if.i9248.i ], [ %.125.i9218.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i ]
  %.133.not.i9222.i = icmp slt i64 %.125.i9218.i, %.281.fca.12.load.i
  br i1 %.133.not.i9222.i, label %B0.else.endif.endif.i9224.i, label %B0.else.endif.if.i9223.i, !prof !10

B0.else.endif.if.i9223.i:                         ; preds = %B0.else.endif.i9220.i
  br label %B0.else.endif.endif.i9224.i

B0.else.endif.endif.i9224.i:                      ; preds = %B0.else.endif.if.i9223.i, %B0.else.endif.i9220.i
  %.113.sroa.0.3.i9225.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9223.i ], [ %.113.sroa.0.1.i9221.i, %B0.else.endif.i9220.i ]
  %.140.i9226.i = icmp slt i64 %.87.i9215.i, 0
  %.141.i9227.i = select i1 %.140.i9226.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9228.i = add i64 %.141.i9227.i, %.87.i9215.i
  %.145.i9229.i = icmp slt i64 %.142.i9228.i, 0
  br i1 %.145.i9229.i, label %B0.else.endif.endif.if.i9247.i, label %B0.else.endif.endif.endif.i9230.i, !prof !6

B0.else.endif.endif.if.i9247.i:                   ; preds = %B0.else.endif.endif.i9224.i
  br label %B0.else.endif.endif.endif.i9230.i

B0.else.endif.endif.endif.i9230.i:                ; preds = %B0.else.endif.endif.if.i9247.i, %B0.else.endif.endif.i9224.i
  %.113.sroa.13.1.i9231.i = phi i64 [ 0, %B0.else.endif.endif.if.i9247.i ], [ %.142.i9228.i, %B0.else.endif.endif.i9224.i ]
  %.150.not.i9232.i = icmp slt i64 %.142.i9228.i, %.281.fca.12.load.i
  br i1 %.150.not.i9232.i, label %B0.endif.i9234.i, label %B0.else.endif.endif.endif.if.i9233.i, !prof !10

B0.else.endif.endif.endif.if.i9233.i:             ; preds = %B0.else.endif.endif.endif.i9230.i
  br label %B0.endif.i9234.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i: ; preds = %.575.endif.preheader.i9246.i, %B0.endif.i9234.i
  %.57.i9250.i = phi i64 [ %.87.i9215.i, %B0.endif.i9234.i ], [ %.57.i9250.pre.i, %.575.endif.preheader.i9246.i ]
  %.210.i9239.i = tail call i64 @llvm.smax.i64(i64 %.201.i9236.i, i64 0)
  %.87.i9251.i = add nsw i64 %.57.i9250.i, %.556.i
  %.123.i9252.i = icmp slt i64 %.57.i9250.i, 0
  %.124.i9253.i = select i1 %.123.i9252.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9254.i = add i64 %.124.i9253.i, %.57.i9250.i
  %.128.i9255.i = icmp slt i64 %.125.i9254.i, 0
  br i1 %.128.i9255.i, label %B0.else.if.i9284.i, label %B0.else.endif.i9256.i, !prof !6

B0.endif.i9270.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9269.i, %B0.else.endif.endif.endif.i9266.i
  %.113.sroa.13.0.i9271.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9269.i ], [ %.113.sroa.13.1.i9267.i, %B0.else.endif.endif.endif.i9266.i ]
  %.201.i9272.i = sub i64 %.113.sroa.13.0.i9271.i, %.113.sroa.0.3.i9261.i
  %.226.i9273.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9261.i
  store i64 %.87.i9251.i, ptr %.726.i, align 8, !noalias !137
  %.605.not155.i9274.i = icmp sgt i64 %.201.i9272.i, 0
  br i1 %.605.not155.i9274.i, label %.575.endif.preheader.i9282.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i, !prof !39

.575.endif.preheader.i9282.i:                     ; preds = %B0.endif.i9270.i
  %195 = shl i64 %.201.i9272.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9273.i, i8 0, i64 %195, i1 false), !noalias !137
  %.57.i9286.pre.i = load i64, ptr %.726.i, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i

B0.else.if.i9284.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i
  br label %B0.else.endif.i9256.i

B0.else.endif.i9256.i:                            ; preds = %B0.else.if.i9284.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i
  %.113.sroa.0.1.i9257.i = phi i64 [ 0, %B0.else.if.i9284.i ], [ %.125.i9254.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i ]
  %.133.not.i9258.i = icmp slt i64 %.125.i9254.i, %.281.fca.12.load.i
  br i1 %.133.not.i9258.i, label %B0.else.endif.endif.i9260.i, label %B0.else.endif.if.i9259.i, !prof !10

B0.else.endif.if.i9259.i:                         ; preds = %B0.else.endif.i9256.i
  br label %B0.else.endif.endif.i9260.i

B0.else.endif.endif.i9260.i:                      ; preds = %B0.else.endif.if.i9259.i, %B0.else.endif.i9256.i
  %.113.sroa.0.3.i9261.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9259.i ], [ %.113.sroa.0.1.i9257.i, %B0.else.endif.i9256.i ]
  %.140.i9262.i = icmp slt i64 %.87.i9251.i, 0
  %.141.i9263.i = select i1 %.140.i9262.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9264.i = add i64 %.141.i9263.i, %.87.i9251.i
  %.145.i9265.i = icmp slt i64 %.142.i9264.i, 0
  br i1 %.145.i9265.i, label %B0.else.endif.endif.if.i9283.i, label %B0.else.endif.endif.endif.i9266.i, !prof !6

B0.else.endif.endif.if.i9283.i:                   ; preds = %B0.else.endif.endif.i9260.i
  br label %B0.else.endif.endif.endif.i9266.i

B0.else.endif.endif.endif.i9266.i:                ; preds = %B0.else.endif.endif.if.i9283.i, %B0.else.endif.endif.i9260.i
  %.113.sroa.13.1.i9267.i = phi i64 [ 0, %B0.else.endif.endif.if.i9283.i ], [ %.142.i9264.i, %B0.else.endif.endif.i9260.i ]
  %.150.not.i9268.i = icmp slt i64 %.142.i9264.i, %.281.fca.12.load.i
  br i1 %.150.not.i9268.i, label %B0.endif.i9270.i, label %B0.else.endif.endif.endif.if.i9269.i, !prof !10

B0.else.endif.endif.endif.if.i9269.i:             ; preds = %B0.else.endif.endif.endif.i9266.i
  br label %B0.endif.i9270.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i: ; preds = %.575.endif.preheader.i9282.i, %B0.endif.i9270.i
  %.57.i9286.i = phi i64 [ %.87.i9251.i, %B0.endif.i9270.i ], [ %.57.i9286.pre.i, %.575.endif.preheader.i9282.i ]
  %.210.i9275.i = tail call i64 @llvm.smax.i64(i64 %.201.i9272.i, i64 0)
  %.87.i9287.i = add nsw i64 %.57.i9286.i, %.556.i
  %.123.i9288.i = icmp slt i64 %.57.i9286.i, 0
  %.124.i9289.i = select i1 %.123.i9288.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9290.i = add i64 %.124.i9289.i, %.57.i9286.i
  %.128.i9291.i = icmp slt i64 %.125.i9290.i, 0
  br i1 %.128.i9291.i, label %B0.else.if.i9320.i, label %B0.else.endif.i9292.i, !prof !6

B0.endif.i9306.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9305.i, %B0.else.endif.endif.endif.i9302.i
  %.113.sroa.13.0.i9307.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9305.i ], [ %.113.sroa.13.1.i9303.i, %B0.else.endif.endif.endif.i9302.i ]
  %.201.i9308.i = sub i64 %.113.sroa.13.0.i9307.i, %.113.sroa.0.3.i9297.i
  %.226.i9309.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9297.i
  store i64 %.87.i9287.i, ptr %.726.i, align 8, !noalias !140
  %.606.not155.i9310.i = icmp sgt i64 %.201.i9308.i, 0
  br i1 %.606.not155.i9310.i, label %.1859.endif.preheader.i, label %.1859.if.i, !prof !39

B0.else.if.i9320.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i
  br label %B0.else.endif.i9292.i

B0.else.endif.i9292.i:                            ; preds = %B0.else.if.i9320.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i
  %.113.sroa.0.1.i9293.i = phi i64 [ 0, %B0.else.if.i9320.i ], [ %.125.i9290.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i ]
  %.133.not.i9294.i = icmp slt i64 %.125.i9290.i, %.281.fca.12.load.i
  br i1 %.133.not.i9294.i, label %B0.else.endif.endif.i9296.i, label %B0.else.endif.if.i9295.i, !prof !10

B0.else.endif.if.i9295.i:                         ; preds = %B0.else.endif.i9292.i
  br label %B0.else.endif.endif.i9296.i

B0.else.endif.endif.i9296.i:                      ; preds = %B0.else.endif.if.i9295.i, %B0.else.endif.i9292.i
  %.113.sroa.0.3.i9297.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9295.i ], [ %.113.sroa.0.1.i9293.i, %B0.else.endif.i9292.i ]
  %.140.i9298.i = icmp slt i64 %.87.i9287.i, 0
  %.141.i9299.i = select i1 %.140.i9298.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9300.i = add i64 %.141.i9299.i, %.87.i9287.i
  %.145.i9301.i = icmp slt i64 %.142.i9300.i, 0
  br i1 %.145.i9301.i, label %B0.else.endif.endif.if.i9319.i, label %B0.else.endif.endif.endif.i9302.i, !prof !6

B0.else.endif.endif.if.i9319.i:                   ; preds = %B0.else.endif.endif.i9296.i
  br label %B0.else.endif.endif.endif.i9302.i

B0.else.endif.endif.endif.i9302.i:                ; preds = %B0.else.endif.endif.if.i9319.i, %B0.else.endif.endif.i9296.i
  %.113.sroa.13.1.i9303.i = phi i64 [ 0, %B0.else.endif.endif.if.i9319.i ], [ %.142.i9300.i, %B0.else.endif.endif.i9296.i ]
  %.150.not.i9304.i = icmp slt i64 %.142.i9300.i, %.281.fca.12.load.i
  br i1 %.150.not.i9304.i, label %B0.endif.i9306.i, label %B0.else.endif.endif.endif.if.i9305.i, !prof !10

B0.else.endif.endif.endif.if.i9305.i:             ; preds = %B0.else.endif.endif.endif.i9302.i
  br label %B0.endif.i9306.i

.1859.endif.preheader.i:                          ; preds = %B0.endif.i9306.i
  %196 = shl i64 %.201.i9308.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9309.i, i8 0, i64 %196, i1 false), !noalias !140
  br label %.1859.endif.i

.1859.if.i.loopexit:                              ; preds = %.1859.endif.i
  %.57.i9322.i.pre = load i64, ptr %.726.i, align 8, !noalias !143
  br label %.1859.if.i

.1859.if.i:                                       ; preds = %.1859.if.i.loopexit, %B0.endif.i9306.i
  %.57.i9322.i = phi i64 [ %.87.i9287.i, %B0.endif.i9306.i ], [ %.57.i9322.i.pre, %.1859.if.i.loopexit ]
  %.210.i93111031110315.i = phi i64 [ 0, %B0.endif.i9306.i ], [ %.201.i9308.i, %.1859.if.i.loopexit ]
  %.87.i9323.i = add nsw i64 %.57.i9322.i, %.556.i
  %.123.i9324.i = icmp slt i64 %.57.i9322.i, 0
  %.124.i9325.i = select i1 %.123.i9324.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9326.i = add i64 %.124.i9325.i, %.57.i9322.i
  %.128.i9327.i = icmp slt i64 %.125.i9326.i, 0
  br i1 %.128.i9327.i, label %B0.else.if.i9356.i, label %B0.else.endif.i9328.i, !prof !6

B0.endif.i9342.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9341.i, %B0.else.endif.endif.endif.i9338.i
  %.113.sroa.13.0.i9343.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9341.i ], [ %.113.sroa.13.1.i9339.i, %B0.else.endif.endif.endif.i9338.i ]
  %.201.i9344.i = sub i64 %.113.sroa.13.0.i9343.i, %.113.sroa.0.3.i9333.i
  %.226.i9345.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9333.i
  store i64 %.87.i9323.i, ptr %.726.i, align 8, !noalias !143
  %.605.not155.i9346.i = icmp sgt i64 %.201.i9344.i, 0
  br i1 %.605.not155.i9346.i, label %.575.endif.preheader.i9354.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i, !prof !39

.575.endif.preheader.i9354.i:                     ; preds = %B0.endif.i9342.i
  %197 = shl i64 %.201.i9344.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9345.i, i8 0, i64 %197, i1 false), !noalias !143
  %.57.i9358.pre.i = load i64, ptr %.726.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i

B0.else.if.i9356.i:                               ; preds = %.1859.if.i
  br label %B0.else.endif.i9328.i

B0.else.endif.i9328.i:                            ; preds = %B0.else.if.i9356.i, %.1859.if.i
  %.113.sroa.0.1.i9329.i = phi i64 [ 0, %B0.else.if.i9356.i ], [ %.125.i9326.i, %.1859.if.i ]
  %.133.not.i9330.i = icmp slt i64 %.125.i9326.i, %.281.fca.12.load.i
  br i1 %.133.not.i9330.i, label %B0.else.endif.endif.i9332.i, label %B0.else.endif.if.i9331.i, !prof !10

B0.else.endif.if.i9331.i:                         ; preds = %B0.else.endif.i9328.i
  br label %B0.else.endif.endif.i9332.i

B0.else.endif.endif.i9332.i:                      ; preds = %B0.else.endif.if.i9331.i, %B0.else.endif.i9328.i
  %.113.sroa.0.3.i9333.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9331.i ], [ %.113.sroa.0.1.i9329.i, %B0.else.endif.i9328.i ]
  %.140.i9334.i = icmp slt i64 %.87.i9323.i, 0
  %.141.i9335.i = select i1 %.140.i9334.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9336.i = add i64 %.141.i9335.i, %.87.i9323.i
  %.145.i9337.i = icmp slt i64 %.142.i9336.i, 0
  br i1 %.145.i9337.i, label %B0.else.endif.endif.if.i9355.i, label %B0.else.endif.endif.endif.i9338.i, !prof !6

B0.else.endif.endif.if.i9355.i:                   ; preds = %B0.else.endif.endif.i9332.i
  br label %B0.else.endif.endif.endif.i9338.i

B0.else.endif.endif.endif.i9338.i:                ; preds = %B0.else.endif.endif.if.i9355.i, %B0.else.endif.endif.i9332.i
  %.113.sroa.13.1.i9339.i = phi i64 [ 0, %B0.else.endif.endif.if.i9355.i ], [ %.142.i9336.i, %B0.else.endif.endif.i9332.i ]
  %.150.not.i9340.i = icmp slt i64 %.142.i9336.i, %.281.fca.12.load.i
  br i1 %.150.not.i9340.i, label %B0.endif.i9342.i, label %B0.else.endif.endif.endif.if.i9341.i, !prof !10

B0.else.endif.endif.endif.if.i9341.i:             ; preds = %B0.else.endif.endif.endif.i9338.i
  br label %B0.endif.i9342.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i: ; preds = %.575.endif.preheader.i9354.i, %B0.endif.i9342.i
  %.57.i9358.i = phi i64 [ %.87.i9323.i, %B0.endif.i9342.i ], [ %.57.i9358.pre.i, %.575.endif.preheader.i9354.i ]
  %.210.i9347.i = tail call i64 @llvm.smax.i64(i64 %.201.i9344.i, i64 0)
  %.87.i9359.i = add nsw i64 %.57.i9358.i, %.556.i
  %.123.i9360.i = icmp slt i64 %.57.i9358.i, 0
  %.124.i9361.i = select i1 %.123.i9360.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9362.i = add i64 %.124.i9361.i, %.57.i9358.i
  %.128.i9363.i = icmp slt i64 %.125.i9362.i, 0
  br i1 %.128.i9363.i, label %B0.else.if.i9392.i, label %B0.else.endif.i9364.i, !prof !6

B0.endif.i9378.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9377.i, %B0.else.endif.endif.endif.i9374.i
  %.113.sroa.13.0.i9379.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9377.i ], [ %.113.sroa.13.1.i9375.i, %B0.else.endif.endif.endif.i9374.i ]
  %.201.i9380.i = sub i64 %.113.sroa.13.0.i9379.i, %.113.sroa.0.3.i9369.i
  %.226.i9381.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9369.i
  store i64 %.87.i9359.i, ptr %.726.i, align 8, !noalias !146
  %.606.not155.i9382.i = icmp sgt i64 %.201.i9380.i, 0
  br i1 %.606.not155.i9382.i, label %.576.endif.preheader.i9390.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i, !prof !39

.576.endif.preheader.i9390.i:                     ; preds = %B0.endif.i9378.i
  %198 = shl i64 %.201.i9380.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9381.i, i8 0, i64 %198, i1 false), !noalias !146
  %.57.i9394.pre.i = load i64, ptr %.726.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i

B0.else.if.i9392.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i
  br label %B0.else.endif.i9364.i

B0.else.endif.i9364.i:                            ; preds = %B0.else.if.i9392.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i
  %.113.sroa.0.1.i9365.i = phi i64 [ 0, %B0.else.if.i9392.i ], [ %.125.i9362.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i ]
  %.133.not.i9366.i = icmp slt i64 %.125.i9362.i, %.281.fca.12.load.i
  br i1 %.133.not.i9366.i, label %B0.else.endif.endif.i9368.i, label %B0.else.endif.if.i9367.i, !prof !10

B0.else.endif.if.i9367.i:                         ; preds = %B0.else.endif.i9364.i
  br label %B0.else.endif.endif.i9368.i

B0.else.endif.endif.i9368.i:                      ; preds = %B0.else.endif.if.i9367.i, %B0.else.endif.i9364.i
  %.113.sroa.0.3.i9369.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9367.i ], [ %.113.sroa.0.1.i9365.i, %B0.else.endif.i9364.i ]
  %.140.i9370.i = icmp slt i64 %.87.i9359.i, 0
  %.141.i9371.i = select i1 %.140.i9370.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9372.i = add i64 %.141.i9371.i, %.87.i9359.i
  %.145.i9373.i = icmp slt i64 %.142.i9372.i, 0
  br i1 %.145.i9373.i, label %B0.else.endif.endif.if.i9391.i, label %B0.else.endif.endif.endif.i9374.i, !prof !6

B0.else.endif.endif.if.i9391.i:                   ; preds = %B0.else.endif.endif.i9368.i
  br label %B0.else.endif.endif.endif.i9374.i

B0.else.endif.endif.endif.i9374.i:                ; preds = %B0.else.endif.endif.if.i9391.i, %B0.else.endif.endif.i9368.i
  %.113.sroa.13.1.i9375.i = phi i64 [ 0, %B0.else.endif.endif.if.i9391.i ], [ %.142.i9372.i, %B0.else.endif.endif.i9368.i ]
  %.150.not.i9376.i = icmp slt i64 %.142.i9372.i, %.281.fca.12.load.i
  br i1 %.150.not.i9376.i, label %B0.endif.i9378.i, label %B0.else.endif.endif.endif.if.i9377.i, !prof !10

B0.else.endif.endif.endif.if.i9377.i:             ; preds = %B0.else.endif.endif.endif.i9374.i
  br label %B0.endif.i9378.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i: ; preds = %.576.endif.preheader.i9390.i, %B0.endif.i9378.i
  %.57.i9394.i = phi i64 [ %.87.i9359.i, %B0.endif.i9378.i ], [ %.57.i9394.pre.i, %.576.endif.preheader.i9390.i ]
  %.210.i9383.i = tail call i64 @llvm.smax.i64(i64 %.201.i9380.i, i64 0)
  %.87.i9395.i = add nsw i64 %.57.i9394.i, %.556.i
  %.123.i9396.i = icmp slt i64 %.57.i9394.i, 0
  %.124.i9397.i = select i1 %.123.i9396.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9398.i = add i64 %.124.i9397.i, %.57.i9394.i
  %.128.i9399.i = icmp slt i64 %.125.i9398.i, 0
  br i1 %.128.i9399.i, label %B0.else.if.i9428.i, label %B0.else.endif.i9400.i, !prof !6

B0.endif.i9414.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9413.i, %B0.else.endif.endif.endif.i9410.i
  %.113.sroa.13.0.i9415.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9413.i ], [ %.113.sroa.13.1.i9411.i, %B0.else.endif.endif.endif.i9410.i ]
  %.201.i9416.i = sub i64 %.113.sroa.13.0.i9415.i, %.113.sroa.0.3.i9405.i
  %.226.i9417.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9405.i
  store i64 %.87.i9395.i, ptr %.726.i, align 8, !noalias !149
  %.605.not155.i9418.i = icmp sgt i64 %.201.i9416.i, 0
  br i1 %.605.not155.i9418.i, label %.575.endif.preheader.i9426.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9429.i, !prof !39

.575.endif.preheader.i9426.i:                     ; preds = %B0.endif.i9414.i
  %199 = shl i64 %.201.i9416.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9417.i, i8 0, i64 %199, i1 false), !noalias !149
  %.57.i9430.pre.i = load i64, ptr %.726.i, align 8, !noalias !152
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9429.i

B0.else.if.i9428.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i
  br label %B0.else.endif.i9400.i

B0.else.endif.i9400.i:                            ; preds = %B0.else.if.i9428.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i
  %.113.sroa.0.1.i9401.i = phi i64 [ 0, %B0.else.if.i9428.i ], [ %.125.i9398.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i ]
  %.133.not.i9402.i = icmp slt i64 %.125.i9398.i, %.281.fca.12.load.i
  br i1 %.133.not.i9402.i, label %B0.else.endif.endif.i9404.i, label %B0.else.endif.if.i9403.i, !prof !10

B0.else.endif.if.i9403.i:                         ; preds = %B0.else.endif.i9400.i
  br label %B0.else.endif.endif.i9404.i

B0.else.endif.endif.i9404.i:                      ; preds = %B0.else.endif.if.i9403.i, %B0.else.endif.i9400.i
  %.113.sroa.0.3.i9405.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9403.i ], [ %.113.sroa.0.1.i9401.i, %B0.else.endif.i9400.i ]
  %.140.i9406.i = icmp slt i64 %.87.i9395.i, 0
  %.141.i9407.i = select i1 %.140.i9406.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9408.i = add i64 %.141.i9407.i, %.87.i9395.i
  %.145.i9409.i = icmp slt i64 %.142.i9408.i, 0
  br i1 %.145.i9409.i, label %B0.else.endif.endif.if.i9427.i, label %B0.else.endif.endif.endif.i9410.i, !prof !6

B0.else.endif.endif.if.i9427.i:                   ; preds = %B0.else.endif.endif.i9404.i
  br label %B0.else.endif.endif.endif.i9410.i

B0.else.endif.endif.endif.i9410.i:                ; preds = %B0.else.endif.endif.if.i9427.i, %B0.else.endif.endif.i9404.i
  %.113.sroa.13.1.i9411.i = phi i64 [ 0, %B0.else.endif.endif.if.i9427.i ], [ %.142.i9408.i, %B0.else.endif.endif.i9404.i ]
  %.150.not.i9412.i = icmp slt i64 %.142.i9408.i, %.281.fca.12.load.i
  br i1 %.150.not.i9412.i, label %B0.endif.i9414.i, label %B0.else.endif.endif.endif.if.i9413.i, !prof !10

B0.else.endif.endif.endif.if.i9413.i:             ; preds = %B0.else.endif.endif.endif.i9410.i
  br label %B0.endif.i9414.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9429.i: ; preds = %.575.endif.preheader.i9426.i, %B0.endif.i9414.i
  %.57.i9430.i = phi i64 [ %.87.i9395.i, %B0.endif.i9414.i ], [ %.57.i9430.pre.i, %.575.endif.preheader.i9426.i ]
  %.210.i9419.i = tail call i64 @llvm.smax.i64(i64 %.201.i9416.i, i64 0)
  %.2050.i = mul nsw i64 %.584.i, %.556.i
  %.87.i9431.i = add nsw i64 %.57.i9430.i, %.2050.i
  %.123.i9432.i = icmp slt i64 %.57.i9430.i, 0
  %.124.i9433.i = select i1 %.123.i9432.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9434.i = add i64 %.124.i9433.i, %.57.i9430.i
  %.128.i9435.i = icmp slt i64 %.125.i9434.i, 0
  br i1 %.128.i9435.i, label %B0.else.if.i9464.i, label %B0.else.endif.i9436.i, !prof !6

B0.endif.i9450.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9449.i, %B0.else.endif.endif.endif.i9446.i
  %.113.sroa.13.0.i9451.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9449.i ], [ %.113.sroa.13.1.i9447.i, %B0.else.endif.endif.endif.i9446.i ]
  %.201.i9452.i = sub i64 %.113.sroa.13.0.i9451.i, %.113.sroa.0.3.i9441.i
  %.226.i9453.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9441.i
  store i64 %.87.i9431.i, ptr %.726.i, align 8, !noalias !152
  %.605.not155.i9454.i = icmp sgt i64 %.201.i9452.i, 0
  br i1 %.605.not155.i9454.i, label %.575.endif.preheader.i9462.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9465.i, !prof !39

.575.endif.preheader.i9462.i:                     ; preds = %B0.endif.i9450.i
  %200 = shl i64 %.201.i9452.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9453.i, i8 0, i64 %200, i1 false), !noalias !152
  %.57.i9466.pre.i = load i64, ptr %.726.i, align 8, !noalias !155
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9465.i

B0.else.if.i9464.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9429.i
  br label %B0.else.endif.i9436.i

B0.else.endif.i9436.i:                            ; preds = %B0.else.if.i9464.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9429.i
  %.113.sroa.0.1.i9437.i = phi i64 [ 0, %B0.else.if.i9464.i ], [ %.125.i9434.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9429.i ]
  %.133.not.i9438.i = icmp slt i64 %.125.i9434.i, %.281.fca.12.load.i
  br i1 %.133.not.i9438.i, label %B0.else.endif.endif.i9440.i, label %B0.else.endif.if.i9439.i, !prof !10

B0.else.endif.if.i9439.i:                         ; preds = %B0.else.endif.i9436.i
  br label %B0.else.endif.endif.i9440.i

B0.else.endif.endif.i9440.i:                      ; preds = %B0.else.endif.if.i9439.i, %B0.else.endif.i9436.i
  %.113.sroa.0.3.i9441.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9439.i ], [ %.113.sroa.0.1.i9437.i, %B0.else.endif.i9436.i ]
  %.140.i9442.i = icmp slt i64 %.87.i9431.i, 0
  %.141.i9443.i = select i1 %.140.i9442.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9444.i = add i64 %.141.i9443.i, %.87.i9431.i
  %.145.i9445.i = icmp slt i64 %.142.i9444.i, 0
  br i1 %.145.i9445.i, label %B0.else.endif.endif.if.i9463.i, label %B0.else.endif.endif.endif.i9446.i, !prof !6

B0.else.endif.endif.if.i9463.i:                   ; preds = %B0.else.endif.endif.i9440.i
  br label %B0.else.endif.endif.endif.i9446.i

B0.else.endif.endif.endif.i9446.i:                ; preds = %B0.else.endif.endif.if.i9463.i, %B0.else.endif.endif.i9440.i
  %.113.sroa.13.1.i9447.i = phi i64 [ 0, %B0.else.endif.endif.if.i9463.i ], [ %.142.i9444.i, %B0.else.endif.endif.i9440.i ]
  %.150.not.i9448.i = icmp slt i64 %.142.i9444.i, %.281.fca.12.load.i
  br i1 %.150.not.i9448.i, label %B0.endif.i9450.i, label %B0.else.endif.endif.endif.if.i9449.i, !prof !10

B0.else.endif.endif.endif.if.i9449.i:             ; preds = %B0.else.endif.endif.endif.i9446.i
  br label %B0.endif.i9450.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9465.i: ; preds = %.575.endif.preheader.i9462.i, %B0.endif.i9450.i
  %.57.i9466.i = phi i64 [ %.87.i9431.i, %B0.endif.i9450.i ], [ %.57.i9466.pre.i, %.575.endif.preheader.i9462.i ]
  %.210.i9455.i = tail call i64 @llvm.smax.i64(i64 %.201.i9452.i, i64 0)
  %.87.i9467.i = add nsw i64 %.57.i9466.i, %.281.fca.6.load.i
  %.123.i9468.i = icmp slt i64 %.57.i9466.i, 0
  %.124.i9469.i = select i1 %.123.i9468.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9470.i = add i64 %.124.i9469.i, %.57.i9466.i
  %.128.i9471.i = icmp slt i64 %.125.i9470.i, 0
  br i1 %.128.i9471.i, label %B0.else.if.i9500.i, label %B0.else.endif.i9472.i, !prof !6

B0.endif.i9486.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9485.i, %B0.else.endif.endif.endif.i9482.i
  %.113.sroa.13.0.i9487.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9485.i ], [ %.113.sroa.13.1.i9483.i, %B0.else.endif.endif.endif.i9482.i ]
  %.201.i9488.i = sub i64 %.113.sroa.13.0.i9487.i, %.113.sroa.0.3.i9477.i
  %.226.i9489.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9477.i
  store i64 %.87.i9467.i, ptr %.726.i, align 8, !noalias !155
  %.605.not155.i9490.i = icmp sgt i64 %.201.i9488.i, 0
  br i1 %.605.not155.i9490.i, label %.2396.endif.preheader.i, label %.2396.if.i, !prof !39

B0.else.if.i9500.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9465.i
  br label %B0.else.endif.i9472.i

B0.else.endif.i9472.i:                            ; preds = %B0.else.if.i9500.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9465.i
  %.113.sroa.0.1.i9473.i = phi i64 [ 0, %B0.else.if.i9500.i ], [ %.125.i9470.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9465.i ]
  %.133.not.i9474.i = icmp slt i64 %.125.i9470.i, %.281.fca.12.load.i
  br i1 %.133.not.i9474.i, label %B0.else.endif.endif.i9476.i, label %B0.else.endif.if.i9475.i, !prof !10

B0.else.endif.if.i9475.i:                         ; preds = %B0.else.endif.i9472.i
  br label %B0.else.endif.endif.i9476.i

B0.else.endif.endif.i9476.i:                      ; preds = %B0.else.endif.if.i9475.i, %B0.else.endif.i9472.i
  %.113.sroa.0.3.i9477.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9475.i ], [ %.113.sroa.0.1.i9473.i, %B0.else.endif.i9472.i ]
  %.140.i9478.i = icmp slt i64 %.87.i9467.i, 0
  %.141.i9479.i = select i1 %.140.i9478.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9480.i = add i64 %.141.i9479.i, %.87.i9467.i
  %.145.i9481.i = icmp slt i64 %.142.i9480.i, 0
  br i1 %.145.i9481.i, label %B0.else.endif.endif.if.i9499.i, label %B0.else.endif.endif.endif.i9482.i, !prof !6

B0.else.endif.endif.if.i9499.i:                   ; preds = %B0.else.endif.endif.i9476.i
  br label %B0.else.endif.endif.endif.i9482.i

B0.else.endif.endif.endif.i9482.i:                ; preds = %B0.else.endif.endif.if.i9499.i, %B0.else.endif.endif.i9476.i
  %.113.sroa.13.1.i9483.i = phi i64 [ 0, %B0.else.endif.endif.if.i9499.i ], [ %.142.i9480.i, %B0.else.endif.endif.i9476.i ]
  %.150.not.i9484.i = icmp slt i64 %.142.i9480.i, %.281.fca.12.load.i
  br i1 %.150.not.i9484.i, label %B0.endif.i9486.i, label %B0.else.endif.endif.endif.if.i9485.i, !prof !10

B0.else.endif.endif.endif.if.i9485.i:             ; preds = %B0.else.endif.endif.endif.i9482.i
  br label %B0.endif.i9486.i

.2396.endif.preheader.i:                          ; preds = %B0.endif.i9486.i
  %201 = shl i64 %.201.i9488.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9489.i, i8 -1, i64 %201, i1 false), !noalias !7
  %.57.i9502.i.pre = load i64, ptr %.726.i, align 8, !noalias !158
  br label %.2396.if.i

.1859.endif.i:                                    ; preds = %.1859.endif.i, %.1859.endif.preheader.i
  %.1855.010133.i = phi i64 [ %.1900.i, %.1859.endif.i ], [ 0, %.1859.endif.preheader.i ]
  %.1895.i = getelementptr double, ptr %.226.i9309.i, i64 %.1855.010133.i
  store double 1.000000e+300, ptr %.1895.i, align 8, !noalias !7
  %.1900.i = add nuw nsw i64 %.1855.010133.i, 1
  %exitcond.not = icmp eq i64 %.1900.i, %.201.i9308.i
  br i1 %exitcond.not, label %.1859.if.i.loopexit, label %.1859.endif.i, !prof !85

.2396.if.i:                                       ; preds = %.2396.endif.preheader.i, %B0.endif.i9486.i
  %.57.i9502.i = phi i64 [ %.57.i9502.i.pre, %.2396.endif.preheader.i ], [ %.87.i9467.i, %B0.endif.i9486.i ]
  %.210.i949110319.i = phi i64 [ %.201.i9488.i, %.2396.endif.preheader.i ], [ 0, %B0.endif.i9486.i ]
  %.87.i9503.i = add nsw i64 %.57.i9502.i, %.281.fca.6.load.i
  %.123.i9504.i = icmp slt i64 %.57.i9502.i, 0
  %.124.i9505.i = select i1 %.123.i9504.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9506.i = add i64 %.124.i9505.i, %.57.i9502.i
  %.128.i9507.i = icmp slt i64 %.125.i9506.i, 0
  br i1 %.128.i9507.i, label %B0.else.if.i9536.i, label %B0.else.endif.i9508.i, !prof !6

B0.endif.i9522.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9521.i, %B0.else.endif.endif.endif.i9518.i
  %.113.sroa.13.0.i9523.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9521.i ], [ %.113.sroa.13.1.i9519.i, %B0.else.endif.endif.endif.i9518.i ]
  %.201.i9524.i = sub i64 %.113.sroa.13.0.i9523.i, %.113.sroa.0.3.i9513.i
  %.226.i9525.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9513.i
  store i64 %.87.i9503.i, ptr %.726.i, align 8, !noalias !158
  %.605.not155.i9526.i = icmp sgt i64 %.201.i9524.i, 0
  br i1 %.605.not155.i9526.i, label %.575.endif.preheader.i9534.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9537.i, !prof !39

.575.endif.preheader.i9534.i:                     ; preds = %B0.endif.i9522.i
  %202 = shl i64 %.201.i9524.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9525.i, i8 0, i64 %202, i1 false), !noalias !158
  %.57.i9538.pre.i = load i64, ptr %.726.i, align 8, !noalias !161
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9537.i

B0.else.if.i9536.i:                               ; preds = %.2396.if.i
  br label %B0.else.endif.i9508.i

B0.else.endif.i9508.i:                            ; preds = %B0.else.if.i9536.i, %.2396.if.i
  %.113.sroa.0.1.i9509.i = phi i64 [ 0, %B0.else.if.i9536.i ], [ %.125.i9506.i, %.2396.if.i ]
  %.133.not.i9510.i = icmp slt i64 %.125.i9506.i, %.281.fca.12.load.i
  br i1 %.133.not.i9510.i, label %B0.else.endif.endif.i9512.i, label %B0.else.endif.if.i9511.i, !prof !10

B0.else.endif.if.i9511.i:                         ; preds = %B0.else.endif.i9508.i
  br label %B0.else.endif.endif.i9512.i

B0.else.endif.endif.i9512.i:                      ; preds = %B0.else.endif.if.i9511.i, %B0.else.endif.i9508.i
  %.113.sroa.0.3.i9513.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9511.i ], [ %.113.sroa.0.1.i9509.i, %B0.else.endif.i9508.i ]
  %.140.i9514.i = icmp slt i64 %.87.i9503.i, 0
  %.141.i9515.i = select i1 %.140.i9514.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9516.i = add i64 %.141.i9515.i, %.87.i9503.i
  %.145.i9517.i = icmp slt i64 %.142.i9516.i, 0
  br i1 %.145.i9517.i, label %B0.else.endif.endif.if.i9535.i, label %B0.else.endif.endif.endif.i9518.i, !prof !6

B0.else.endif.endif.if.i9535.i:                   ; preds = %B0.else.endif.endif.i9512.i
  br label %B0.else.endif.endif.endif.i9518.i

B0.else.endif.endif.endif.i9518.i:                ; preds = %B0.else.endif.endif.if.i9535.i, %B0.else.endif.endif.i9512.i
  %.113.sroa.13.1.i9519.i = phi i64 [ 0, %B0.else.endif.endif.if.i9535.i ], [ %.142.i9516.i, %B0.else.endif.endif.i9512.i ]
  %.150.not.i9520.i = icmp slt i64 %.142.i9516.i, %.281.fca.12.load.i
  br i1 %.150.not.i9520.i, label %B0.endif.i9522.i, label %B0.else.endif.endif.endif.if.i9521.i, !prof !10

B0.else.endif.endif.endif.if.i9521.i:             ; preds = %B0.else.endif.endif.endif.i9518.i
  br label %B0.endif.i9522.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9537.i: ; preds = %.575.endif.preheader.i9534.i, %B0.endif.i9522.i
  %.57.i9538.i = phi i64 [ %.87.i9503.i, %B0.endif.i9522.i ], [ %.57.i9538.pre.i, %.575.endif.preheader.i9534.i ]
  %.210.i9527.i = tail call i64 @llvm.smax.i64(i64 %.201.i9524.i, i64 0)
  %.87.i9539.i = add nsw i64 %.57.i9538.i, %.281.fca.6.load.i
  %.123.i9540.i = icmp slt i64 %.57.i9538.i, 0
  %.124.i9541.i = select i1 %.123.i9540.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9542.i = add i64 %.124.i9541.i, %.57.i9538.i
  %.128.i9543.i = icmp slt i64 %.125.i9542.i, 0
  br i1 %.128.i9543.i, label %B0.else.if.i9572.i, label %B0.else.endif.i9544.i, !prof !6

B0.endif.i9558.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9557.i, %B0.else.endif.endif.endif.i9554.i
  %.113.sroa.13.0.i9559.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9557.i ], [ %.113.sroa.13.1.i9555.i, %B0.else.endif.endif.endif.i9554.i ]
  %.201.i9560.i = sub i64 %.113.sroa.13.0.i9559.i, %.113.sroa.0.3.i9549.i
  %.226.i9561.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9549.i
  store i64 %.87.i9539.i, ptr %.726.i, align 8, !noalias !161
  %.606.not155.i9562.i = icmp sgt i64 %.201.i9560.i, 0
  br i1 %.606.not155.i9562.i, label %.576.endif.preheader.i9570.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9573.i, !prof !39

.576.endif.preheader.i9570.i:                     ; preds = %B0.endif.i9558.i
  %203 = shl i64 %.201.i9560.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9561.i, i8 0, i64 %203, i1 false), !noalias !161
  %.57.i9574.pre.i = load i64, ptr %.726.i, align 8, !noalias !164
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9573.i

B0.else.if.i9572.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9537.i
  br label %B0.else.endif.i9544.i

B0.else.endif.i9544.i:                            ; preds = %B0.else.if.i9572.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9537.i
  %.113.sroa.0.1.i9545.i = phi i64 [ 0, %B0.else.if.i9572.i ], [ %.125.i9542.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9537.i ]
  %.133.not.i9546.i = icmp slt i64 %.125.i9542.i, %.281.fca.12.load.i
  br i1 %.133.not.i9546.i, label %B0.else.endif.endif.i9548.i, label %B0.else.endif.if.i9547.i, !prof !10

B0.else.endif.if.i9547.i:                         ; preds = %B0.else.endif.i9544.i
  br label %B0.else.endif.endif.i9548.i

B0.else.endif.endif.i9548.i:                      ; preds = %B0.else.endif.if.i9547.i, %B0.else.endif.i9544.i
  %.113.sroa.0.3.i9549.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9547.i ], [ %.113.sroa.0.1.i9545.i, %B0.else.endif.i9544.i ]
  %.140.i9550.i = icmp slt i64 %.87.i9539.i, 0
  %.141.i9551.i = select i1 %.140.i9550.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9552.i = add i64 %.141.i9551.i, %.87.i9539.i
  %.145.i9553.i = icmp slt i64 %.142.i9552.i, 0
  br i1 %.145.i9553.i, label %B0.else.endif.endif.if.i9571.i, label %B0.else.endif.endif.endif.i9554.i, !prof !6

B0.else.endif.endif.if.i9571.i:                   ; preds = %B0.else.endif.endif.i9548.i
  br label %B0.else.endif.endif.endif.i9554.i

B0.else.endif.endif.endif.i9554.i:                ; preds = %B0.else.endif.endif.if.i9571.i, %B0.else.endif.endif.i9548.i
  %.113.sroa.13.1.i9555.i = phi i64 [ 0, %B0.else.endif.endif.if.i9571.i ], [ %.142.i9552.i, %B0.else.endif.endif.i9548.i ]
  %.150.not.i9556.i = icmp slt i64 %.142.i9552.i, %.281.fca.12.load.i
  br i1 %.150.not.i9556.i, label %B0.endif.i9558.i, label %B0.else.endif.endif.endif.if.i9557.i, !prof !10

B0.else.endif.endif.endif.if.i9557.i:             ; preds = %B0.else.endif.endif.endif.i9554.i
  br label %B0.endif.i9558.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9573.i: ; preds = %.576.endif.preheader.i9570.i, %B0.endif.i9558.i
  %.57.i9574.i = phi i64 [ %.87.i9539.i, %B0.endif.i9558.i ], [ %.57.i9574.pre.i, %.576.endif.preheader.i9570.i ]
  %.210.i9563.i = tail call i64 @llvm.smax.i64(i64 %.201.i9560.i, i64 0)
  %.87.i9575.i = add nsw i64 %.57.i9574.i, %.281.fca.6.load.i
  %.123.i9576.i = icmp slt i64 %.57.i9574.i, 0
  %.124.i9577.i = select i1 %.123.i9576.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9578.i = add i64 %.124.i9577.i, %.57.i9574.i
  %.128.i9579.i = icmp slt i64 %.125.i9578.i, 0
  br i1 %.128.i9579.i, label %B0.else.if.i9608.i, label %B0.else.endif.i9580.i, !prof !6

B0.endif.i9594.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9593.i, %B0.else.endif.endif.endif.i9590.i
  %.113.sroa.13.0.i9595.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9593.i ], [ %.113.sroa.13.1.i9591.i, %B0.else.endif.endif.endif.i9590.i ]
  %.201.i9596.i = sub i64 %.113.sroa.13.0.i9595.i, %.113.sroa.0.3.i9585.i
  %.226.i9597.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9585.i
  store i64 %.87.i9575.i, ptr %.726.i, align 8, !noalias !164
  %.606.not155.i9598.i = icmp sgt i64 %.201.i9596.i, 0
  br i1 %.606.not155.i9598.i, label %.576.endif.preheader.i9606.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9609.i, !prof !39

.576.endif.preheader.i9606.i:                     ; preds = %B0.endif.i9594.i
  %204 = shl i64 %.201.i9596.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9597.i, i8 0, i64 %204, i1 false), !noalias !164
  %.57.i9610.pre.i = load i64, ptr %.726.i, align 8, !noalias !167
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9609.i

B0.else.if.i9608.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9573.i
  br label %B0.else.endif.i9580.i

B0.else.endif.i9580.i:                            ; preds = %B0.else.if.i9608.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9573.i
  %.113.sroa.0.1.i9581.i = phi i64 [ 0, %B0.else.if.i9608.i ], [ %.125.i9578.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9573.i ]
  %.133.not.i9582.i = icmp slt i64 %.125.i9578.i, %.281.fca.12.load.i
  br i1 %.133.not.i9582.i, label %B0.else.endif.endif.i9584.i, label %B0.else.endif.if.i9583.i, !prof !10

B0.else.endif.if.i9583.i:                         ; preds = %B0.else.endif.i9580.i
  br label %B0.else.endif.endif.i9584.i

B0.else.endif.endif.i9584.i:                      ; preds = %B0.else.endif.if.i9583.i, %B0.else.endif.i9580.i
  %.113.sroa.0.3.i9585.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9583.i ], [ %.113.sroa.0.1.i9581.i, %B0.else.endif.i9580.i ]
  %.140.i9586.i = icmp slt i64 %.87.i9575.i, 0
  %.141.i9587.i = select i1 %.140.i9586.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9588.i = add i64 %.141.i9587.i, %.87.i9575.i
  %.145.i9589.i = icmp slt i64 %.142.i9588.i, 0
  br i1 %.145.i9589.i, label %B0.else.endif.endif.if.i9607.i, label %B0.else.endif.endif.endif.i9590.i, !prof !6

B0.else.endif.endif.if.i9607.i:                   ; preds = %B0.else.endif.endif.i9584.i
  br label %B0.else.endif.endif.endif.i9590.i

B0.else.endif.endif.endif.i9590.i:                ; preds = %B0.else.endif.endif.if.i9607.i, %B0.else.endif.endif.i9584.i
  %.113.sroa.13.1.i9591.i = phi i64 [ 0, %B0.else.endif.endif.if.i9607.i ], [ %.142.i9588.i, %B0.else.endif.endif.i9584.i ]
  %.150.not.i9592.i = icmp slt i64 %.142.i9588.i, %.281.fca.12.load.i
  br i1 %.150.not.i9592.i, label %B0.endif.i9594.i, label %B0.else.endif.endif.endif.if.i9593.i, !prof !10

B0.else.endif.endif.endif.if.i9593.i:             ; preds = %B0.else.endif.endif.endif.i9590.i
  br label %B0.endif.i9594.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9609.i: ; preds = %.576.endif.preheader.i9606.i, %B0.endif.i9594.i
  %.57.i9610.i = phi i64 [ %.87.i9575.i, %B0.endif.i9594.i ], [ %.57.i9610.pre.i, %.576.endif.preheader.i9606.i ]
  %.210.i9599.i = tail call i64 @llvm.smax.i64(i64 %.201.i9596.i, i64 0)
  %.87.i9611.i = add nsw i64 %.57.i9610.i, %.281.fca.6.load.i
  %.123.i9612.i = icmp slt i64 %.57.i9610.i, 0
  %.124.i9613.i = select i1 %.123.i9612.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9614.i = add i64 %.124.i9613.i, %.57.i9610.i
  %.128.i9615.i = icmp slt i64 %.125.i9614.i, 0
  br i1 %.128.i9615.i, label %B0.else.if.i9644.i, label %B0.else.endif.i9616.i, !prof !6

B0.endif.i9630.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9629.i, %B0.else.endif.endif.endif.i9626.i
  %.113.sroa.13.0.i9631.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9629.i ], [ %.113.sroa.13.1.i9627.i, %B0.else.endif.endif.endif.i9626.i ]
  %.201.i9632.i = sub i64 %.113.sroa.13.0.i9631.i, %.113.sroa.0.3.i9621.i
  %.226.i9633.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9621.i
  store i64 %.87.i9611.i, ptr %.726.i, align 8, !noalias !167
  %.606.not155.i9634.i = icmp sgt i64 %.201.i9632.i, 0
  br i1 %.606.not155.i9634.i, label %.576.endif.preheader.i9642.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9645.i, !prof !39

.576.endif.preheader.i9642.i:                     ; preds = %B0.endif.i9630.i
  %205 = shl i64 %.201.i9632.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9633.i, i8 0, i64 %205, i1 false), !noalias !167
  %.57.i9646.pre.i = load i64, ptr %.726.i, align 8, !noalias !170
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9645.i

B0.else.if.i9644.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9609.i
  br label %B0.else.endif.i9616.i

B0.else.endif.i9616.i:                            ; preds = %B0.else.if.i9644.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9609.i
  %.113.sroa.0.1.i9617.i = phi i64 [ 0, %B0.else.if.i9644.i ], [ %.125.i9614.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9609.i ]
  %.133.not.i9618.i = icmp slt i64 %.125.i9614.i, %.281.fca.12.load.i
  br i1 %.133.not.i9618.i, label %B0.else.endif.endif.i9620.i, label %B0.else.endif.if.i9619.i, !prof !10

B0.else.endif.if.i9619.i:                         ; preds = %B0.else.endif.i9616.i
  br label %B0.else.endif.endif.i9620.i

B0.else.endif.endif.i9620.i:                      ; preds = %B0.else.endif.if.i9619.i, %B0.else.endif.i9616.i
  %.113.sroa.0.3.i9621.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9619.i ], [ %.113.sroa.0.1.i9617.i, %B0.else.endif.i9616.i ]
  %.140.i9622.i = icmp slt i64 %.87.i9611.i, 0
  %.141.i9623.i = select i1 %.140.i9622.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9624.i = add i64 %.141.i9623.i, %.87.i9611.i
  %.145.i9625.i = icmp slt i64 %.142.i9624.i, 0
  br i1 %.145.i9625.i, label %B0.else.endif.endif.if.i9643.i, label %B0.else.endif.endif.endif.i9626.i, !prof !6

B0.else.endif.endif.if.i9643.i:                   ; preds = %B0.else.endif.endif.i9620.i
  br label %B0.else.endif.endif.endif.i9626.i

B0.else.endif.endif.endif.i9626.i:                ; preds = %B0.else.endif.endif.if.i9643.i, %B0.else.endif.endif.i9620.i
  %.113.sroa.13.1.i9627.i = phi i64 [ 0, %B0.else.endif.endif.if.i9643.i ], [ %.142.i9624.i, %B0.else.endif.endif.i9620.i ]
  %.150.not.i9628.i = icmp slt i64 %.142.i9624.i, %.281.fca.12.load.i
  br i1 %.150.not.i9628.i, label %B0.endif.i9630.i, label %B0.else.endif.endif.endif.if.i9629.i, !prof !10

B0.else.endif.endif.endif.if.i9629.i:             ; preds = %B0.else.endif.endif.endif.i9626.i
  br label %B0.endif.i9630.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9645.i: ; preds = %.576.endif.preheader.i9642.i, %B0.endif.i9630.i
  %.57.i9646.i = phi i64 [ %.87.i9611.i, %B0.endif.i9630.i ], [ %.57.i9646.pre.i, %.576.endif.preheader.i9642.i ]
  %.210.i9635.i = tail call i64 @llvm.smax.i64(i64 %.201.i9632.i, i64 0)
  %.87.i9647.i = add nsw i64 %.57.i9646.i, %.556.i
  %.123.i9648.i = icmp slt i64 %.57.i9646.i, 0
  %.124.i9649.i = select i1 %.123.i9648.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9650.i = add i64 %.124.i9649.i, %.57.i9646.i
  %.128.i9651.i = icmp slt i64 %.125.i9650.i, 0
  br i1 %.128.i9651.i, label %B0.else.if.i9680.i, label %B0.else.endif.i9652.i, !prof !6

B0.endif.i9666.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9665.i, %B0.else.endif.endif.endif.i9662.i
  %.113.sroa.13.0.i9667.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9665.i ], [ %.113.sroa.13.1.i9663.i, %B0.else.endif.endif.endif.i9662.i ]
  %.201.i9668.i = sub i64 %.113.sroa.13.0.i9667.i, %.113.sroa.0.3.i9657.i
  %.226.i9669.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9657.i
  store i64 %.87.i9647.i, ptr %.726.i, align 8, !noalias !170
  %.606.not155.i9670.i = icmp sgt i64 %.201.i9668.i, 0
  br i1 %.606.not155.i9670.i, label %.576.endif.preheader.i9678.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9681.i, !prof !39

.576.endif.preheader.i9678.i:                     ; preds = %B0.endif.i9666.i
  %206 = shl i64 %.201.i9668.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9669.i, i8 0, i64 %206, i1 false), !noalias !170
  %.57.i9682.pre.i = load i64, ptr %.726.i, align 8, !noalias !173
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9681.i

B0.else.if.i9680.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9645.i
  br label %B0.else.endif.i9652.i

B0.else.endif.i9652.i:                            ; preds = %B0.else.if.i9680.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9645.i
  %.113.sroa.0.1.i9653.i = phi i64 [ 0, %B0.else.if.i9680.i ], [ %.125.i9650.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9645.i ]
  %.133.not.i9654.i = icmp slt i64 %.125.i9650.i, %.281.fca.12.load.i
  br i1 %.133.not.i9654.i, label %B0.else.endif.endif.i9656.i, label %B0.else.endif.if.i9655.i, !prof !10

B0.else.endif.if.i9655.i:                         ; preds = %B0.else.endif.i9652.i
  br label %B0.else.endif.endif.i9656.i

B0.else.endif.endif.i9656.i:                      ; preds = %B0.else.endif.if.i9655.i, %B0.else.endif.i9652.i
  %.113.sroa.0.3.i9657.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9655.i ], [ %.113.sroa.0.1.i9653.i, %B0.else.endif.i9652.i ]
  %.140.i9658.i = icmp slt i64 %.87.i9647.i, 0
  %.141.i9659.i = select i1 %.140.i9658.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9660.i = add i64 %.141.i9659.i, %.87.i9647.i
  %.145.i9661.i = icmp slt i64 %.142.i9660.i, 0
  br i1 %.145.i9661.i, label %B0.else.endif.endif.if.i9679.i, label %B0.else.endif.endif.endif.i9662.i, !prof !6

B0.else.endif.endif.if.i9679.i:                   ; preds = %B0.else.endif.endif.i9656.i
  br label %B0.else.endif.endif.endif.i9662.i

B0.else.endif.endif.endif.i9662.i:                ; preds = %B0.else.endif.endif.if.i9679.i, %B0.else.endif.endif.i9656.i
  %.113.sroa.13.1.i9663.i = phi i64 [ 0, %B0.else.endif.endif.if.i9679.i ], [ %.142.i9660.i, %B0.else.endif.endif.i9656.i ]
  %.150.not.i9664.i = icmp slt i64 %.142.i9660.i, %.281.fca.12.load.i
  br i1 %.150.not.i9664.i, label %B0.endif.i9666.i, label %B0.else.endif.endif.endif.if.i9665.i, !prof !10

B0.else.endif.endif.endif.if.i9665.i:             ; preds = %B0.else.endif.endif.endif.i9662.i
  br label %B0.endif.i9666.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9681.i: ; preds = %.576.endif.preheader.i9678.i, %B0.endif.i9666.i
  %.57.i9682.i = phi i64 [ %.87.i9647.i, %B0.endif.i9666.i ], [ %.57.i9682.pre.i, %.576.endif.preheader.i9678.i ]
  %.210.i9671.i = tail call i64 @llvm.smax.i64(i64 %.201.i9668.i, i64 0)
  %.87.i9683.i = add nsw i64 %.57.i9682.i, 20
  %.123.i9684.i = icmp slt i64 %.57.i9682.i, 0
  %.124.i9685.i = select i1 %.123.i9684.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9686.i = add i64 %.124.i9685.i, %.57.i9682.i
  %.128.i9687.i = icmp slt i64 %.125.i9686.i, 0
  br i1 %.128.i9687.i, label %B0.else.if.i9716.i, label %B0.else.endif.i9688.i, !prof !6

B0.endif.i9702.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9701.i, %B0.else.endif.endif.endif.i9698.i
  %.113.sroa.13.0.i9703.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9701.i ], [ %.113.sroa.13.1.i9699.i, %B0.else.endif.endif.endif.i9698.i ]
  %.201.i9704.i = sub i64 %.113.sroa.13.0.i9703.i, %.113.sroa.0.3.i9693.i
  %.226.i9705.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9693.i
  store i64 %.87.i9683.i, ptr %.726.i, align 8, !noalias !173
  %.606.not155.i9706.i = icmp sgt i64 %.201.i9704.i, 0
  br i1 %.606.not155.i9706.i, label %.576.endif.preheader.i9714.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9717.i, !prof !39

.576.endif.preheader.i9714.i:                     ; preds = %B0.endif.i9702.i
  %207 = shl i64 %.201.i9704.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9705.i, i8 0, i64 %207, i1 false), !noalias !173
  %.57.i9718.pre.i = load i64, ptr %.726.i, align 8, !noalias !176
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9717.i

B0.else.if.i9716.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9681.i
  br label %B0.else.endif.i9688.i

B0.else.endif.i9688.i:                            ; preds = %B0.else.if.i9716.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9681.i
  %.113.sroa.0.1.i9689.i = phi i64 [ 0, %B0.else.if.i9716.i ], [ %.125.i9686.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9681.i ]
  %.133.not.i9690.i = icmp slt i64 %.125.i9686.i, %.281.fca.12.load.i
  br i1 %.133.not.i9690.i, label %B0.else.endif.endif.i9692.i, label %B0.else.endif.if.i9691.i, !prof !10

B0.else.endif.if.i9691.i:                         ; preds = %B0.else.endif.i9688.i
  br label %B0.else.endif.endif.i9692.i

B0.else.endif.endif.i9692.i:                      ; preds = %B0.else.endif.if.i9691.i, %B0.else.endif.i9688.i
  %.113.sroa.0.3.i9693.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9691.i ], [ %.113.sroa.0.1.i9689.i, %B0.else.endif.i9688.i ]
  %.140.i9694.i = icmp slt i64 %.57.i9682.i, -20
  %.141.i9695.i = select i1 %.140.i9694.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9696.i = add i64 %.141.i9695.i, %.87.i9683.i
  %.145.i9697.i = icmp slt i64 %.142.i9696.i, 0
  br i1 %.145.i9697.i, label %B0.else.endif.endif.if.i9715.i, label %B0.else.endif.endif.endif.i9698.i, !prof !6

B0.else.endif.endif.if.i9715.i:                   ; preds = %B0.else.endif.endif.i9692.i
  br label %B0.else.endif.endif.endif.i9698.i

B0.else.endif.endif.endif.i9698.i:                ; preds = %B0.else.endif.endif.if.i9715.i, %B0.else.endif.endif.i9692.i
  %.113.sroa.13.1.i9699.i = phi i64 [ 0, %B0.else.endif.endif.if.i9715.i ], [ %.142.i9696.i, %B0.else.endif.endif.i9692.i ]
  %.150.not.i9700.i = icmp slt i64 %.142.i9696.i, %.281.fca.12.load.i
  br i1 %.150.not.i9700.i, label %B0.endif.i9702.i, label %B0.else.endif.endif.endif.if.i9701.i, !prof !10

B0.else.endif.endif.endif.if.i9701.i:             ; preds = %B0.else.endif.endif.endif.i9698.i
  br label %B0.endif.i9702.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9717.i: ; preds = %.576.endif.preheader.i9714.i, %B0.endif.i9702.i
  %.57.i9718.i = phi i64 [ %.87.i9683.i, %B0.endif.i9702.i ], [ %.57.i9718.pre.i, %.576.endif.preheader.i9714.i ]
  %.210.i9707.i = tail call i64 @llvm.smax.i64(i64 %.201.i9704.i, i64 0)
  %.87.i9719.i = add nsw i64 %.57.i9718.i, 4
  %.123.i9720.i = icmp slt i64 %.57.i9718.i, 0
  %.124.i9721.i = select i1 %.123.i9720.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9722.i = add i64 %.124.i9721.i, %.57.i9718.i
  %.128.i9723.i = icmp slt i64 %.125.i9722.i, 0
  br i1 %.128.i9723.i, label %B0.else.if.i9752.i, label %B0.else.endif.i9724.i, !prof !6

B0.endif.i9738.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9737.i, %B0.else.endif.endif.endif.i9734.i
  %.113.sroa.13.0.i9739.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9737.i ], [ %.113.sroa.13.1.i9735.i, %B0.else.endif.endif.endif.i9734.i ]
  %.201.i9740.i = sub i64 %.113.sroa.13.0.i9739.i, %.113.sroa.0.3.i9729.i
  %.226.i9741.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9729.i
  store i64 %.87.i9719.i, ptr %.726.i, align 8, !noalias !176
  %.606.not155.i9742.i = icmp sgt i64 %.201.i9740.i, 0
  br i1 %.606.not155.i9742.i, label %.576.endif.preheader.i9750.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !39

.576.endif.preheader.i9750.i:                     ; preds = %B0.endif.i9738.i
  %208 = shl i64 %.201.i9740.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9741.i, i8 0, i64 %208, i1 false), !noalias !176
  %.57.i9753.pre.i = load i64, ptr %.726.i, align 8, !noalias !179
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i9752.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9717.i
  br label %B0.else.endif.i9724.i

B0.else.endif.i9724.i:                            ; preds = %B0.else.if.i9752.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9717.i
  %.113.sroa.0.1.i9725.i = phi i64 [ 0, %B0.else.if.i9752.i ], [ %.125.i9722.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9717.i ]
  %.133.not.i9726.i = icmp slt i64 %.125.i9722.i, %.281.fca.12.load.i
  br i1 %.133.not.i9726.i, label %B0.else.endif.endif.i9728.i, label %B0.else.endif.if.i9727.i, !prof !10

B0.else.endif.if.i9727.i:                         ; preds = %B0.else.endif.i9724.i
  br label %B0.else.endif.endif.i9728.i

B0.else.endif.endif.i9728.i:                      ; preds = %B0.else.endif.if.i9727.i, %B0.else.endif.i9724.i
  %.113.sroa.0.3.i9729.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9727.i ], [ %.113.sroa.0.1.i9725.i, %B0.else.endif.i9724.i ]
  %.140.i9730.i = icmp slt i64 %.57.i9718.i, -4
  %.141.i9731.i = select i1 %.140.i9730.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9732.i = add i64 %.141.i9731.i, %.87.i9719.i
  %.145.i9733.i = icmp slt i64 %.142.i9732.i, 0
  br i1 %.145.i9733.i, label %B0.else.endif.endif.if.i9751.i, label %B0.else.endif.endif.endif.i9734.i, !prof !6

B0.else.endif.endif.if.i9751.i:                   ; preds = %B0.else.endif.endif.i9728.i
  br label %B0.else.endif.endif.endif.i9734.i

B0.else.endif.endif.endif.i9734.i:                ; preds = %B0.else.endif.endif.if.i9751.i, %B0.else.endif.endif.i9728.i
  %.113.sroa.13.1.i9735.i = phi i64 [ 0, %B0.else.endif.endif.if.i9751.i ], [ %.142.i9732.i, %B0.else.endif.endif.i9728.i ]
  %.150.not.i9736.i = icmp slt i64 %.142.i9732.i, %.281.fca.12.load.i
  br i1 %.150.not.i9736.i, label %B0.endif.i9738.i, label %B0.else.endif.endif.endif.if.i9737.i, !prof !10

B0.else.endif.endif.endif.if.i9737.i:             ; preds = %B0.else.endif.endif.endif.i9734.i
  br label %B0.endif.i9738.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i9750.i, %B0.endif.i9738.i
  %.57.i9753.i = phi i64 [ %.87.i9719.i, %B0.endif.i9738.i ], [ %.57.i9753.pre.i, %.576.endif.preheader.i9750.i ]
  %.87.i9754.i = add nsw i64 %.57.i9753.i, 4
  %.123.i9755.i = icmp slt i64 %.57.i9753.i, 0
  %.124.i9756.i = select i1 %.123.i9755.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9757.i = add i64 %.124.i9756.i, %.57.i9753.i
  %.128.i9758.i = icmp slt i64 %.125.i9757.i, 0
  br i1 %.128.i9758.i, label %B0.else.if.i9787.i, label %B0.else.endif.i9759.i, !prof !6

B0.endif.i9773.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9772.i, %B0.else.endif.endif.endif.i9769.i
  %.113.sroa.13.0.i9774.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9772.i ], [ %.113.sroa.13.1.i9770.i, %B0.else.endif.endif.endif.i9769.i ]
  %.201.i9775.i = sub i64 %.113.sroa.13.0.i9774.i, %.113.sroa.0.3.i9764.i
  %.226.i9776.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9764.i
  store i64 %.87.i9754.i, ptr %.726.i, align 8, !noalias !179
  %.606.not155.i9777.i = icmp sgt i64 %.201.i9775.i, 0
  br i1 %.606.not155.i9777.i, label %.576.endif.preheader.i9785.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9788.i, !prof !39

.576.endif.preheader.i9785.i:                     ; preds = %B0.endif.i9773.i
  %209 = shl i64 %.201.i9775.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9776.i, i8 0, i64 %209, i1 false), !noalias !179
  %.57.i9789.pre.i = load i64, ptr %.726.i, align 8, !noalias !182
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9788.i

B0.else.if.i9787.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i9759.i

B0.else.endif.i9759.i:                            ; preds = %B0.else.if.i9787.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i9760.i = phi i64 [ 0, %B0.else.if.i9787.i ], [ %.125.i9757.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i9761.i = icmp slt i64 %.125.i9757.i, %.281.fca.12.load.i
  br i1 %.133.not.i9761.i, label %B0.else.endif.endif.i9763.i, label %B0.else.endif.if.i9762.i, !prof !10

B0.else.endif.if.i9762.i:                         ; preds = %B0.else.endif.i9759.i
  br label %B0.else.endif.endif.i9763.i

B0.else.endif.endif.i9763.i:                      ; preds = %B0.else.endif.if.i9762.i, %B0.else.endif.i9759.i
  %.113.sroa.0.3.i9764.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9762.i ], [ %.113.sroa.0.1.i9760.i, %B0.else.endif.i9759.i ]
  %.140.i9765.i = icmp slt i64 %.57.i9753.i, -4
  %.141.i9766.i = select i1 %.140.i9765.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9767.i = add i64 %.141.i9766.i, %.87.i9754.i
  %.145.i9768.i = icmp slt i64 %.142.i9767.i, 0
  br i1 %.145.i9768.i, label %B0.else.endif.endif.if.i9786.i, label %B0.else.endif.endif.endif.i9769.i, !prof !6

B0.else.endif.endif.if.i9786.i:                   ; preds = %B0.else.endif.endif.i9763.i
  br label %B0.else.endif.endif.endif.i9769.i

B0.else.endif.endif.endif.i9769.i:                ; preds = %B0.else.endif.endif.if.i9786.i, %B0.else.endif.endif.i9763.i
  %.113.sroa.13.1.i9770.i = phi i64 [ 0, %B0.else.endif.endif.if.i9786.i ], [ %.142.i9767.i, %B0.else.endif.endif.i9763.i ]
  %.150.not.i9771.i = icmp slt i64 %.142.i9767.i, %.281.fca.12.load.i
  br i1 %.150.not.i9771.i, label %B0.endif.i9773.i, label %B0.else.endif.endif.endif.if.i9772.i, !prof !10

B0.else.endif.endif.endif.if.i9772.i:             ; preds = %B0.else.endif.endif.endif.i9769.i
  br label %B0.endif.i9773.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9788.i: ; preds = %.576.endif.preheader.i9785.i, %B0.endif.i9773.i
  %.57.i9789.i = phi i64 [ %.87.i9754.i, %B0.endif.i9773.i ], [ %.57.i9789.pre.i, %.576.endif.preheader.i9785.i ]
  %.87.i9790.i = add nsw i64 %.57.i9789.i, %.556.i
  %.123.i9791.i = icmp slt i64 %.57.i9789.i, 0
  %.124.i9792.i = select i1 %.123.i9791.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9793.i = add i64 %.124.i9792.i, %.57.i9789.i
  %.128.i9794.i = icmp slt i64 %.125.i9793.i, 0
  br i1 %.128.i9794.i, label %B0.else.if.i9823.i, label %B0.else.endif.i9795.i, !prof !6

B0.endif.i9809.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9808.i, %B0.else.endif.endif.endif.i9805.i
  %.113.sroa.13.0.i9810.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9808.i ], [ %.113.sroa.13.1.i9806.i, %B0.else.endif.endif.endif.i9805.i ]
  %.201.i9811.i = sub i64 %.113.sroa.13.0.i9810.i, %.113.sroa.0.3.i9800.i
  %.226.i9812.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9800.i
  store i64 %.87.i9790.i, ptr %.726.i, align 8, !noalias !182
  %.606.not155.i9813.i = icmp sgt i64 %.201.i9811.i, 0
  br i1 %.606.not155.i9813.i, label %.576.endif.preheader.i9821.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9824.i, !prof !39

.576.endif.preheader.i9821.i:                     ; preds = %B0.endif.i9809.i
  %210 = shl i64 %.201.i9811.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9812.i, i8 0, i64 %210, i1 false), !noalias !182
  %.57.i9825.pre.i = load i64, ptr %.726.i, align 8, !noalias !185
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9824.i

B0.else.if.i9823.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9788.i
  br label %B0.else.endif.i9795.i

B0.else.endif.i9795.i:                            ; preds = %B0.else.if.i9823.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9788.i
  %.113.sroa.0.1.i9796.i = phi i64 [ 0, %B0.else.if.i9823.i ], [ %.125.i9793.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9788.i ]
  %.133.not.i9797.i = icmp slt i64 %.125.i9793.i, %.281.fca.12.load.i
  br i1 %.133.not.i9797.i, label %B0.else.endif.endif.i9799.i, label %B0.else.endif.if.i9798.i, !prof !10

B0.else.endif.if.i9798.i:                         ; preds = %B0.else.endif.i9795.i
  br label %B0.else.endif.endif.i9799.i

B0.else.endif.endif.i9799.i:                      ; preds = %B0.else.endif.if.i9798.i, %B0.else.endif.i9795.i
  %.113.sroa.0.3.i9800.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9798.i ], [ %.113.sroa.0.1.i9796.i, %B0.else.endif.i9795.i ]
  %.140.i9801.i = icmp slt i64 %.87.i9790.i, 0
  %.141.i9802.i = select i1 %.140.i9801.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9803.i = add i64 %.141.i9802.i, %.87.i9790.i
  %.145.i9804.i = icmp slt i64 %.142.i9803.i, 0
  br i1 %.145.i9804.i, label %B0.else.endif.endif.if.i9822.i, label %B0.else.endif.endif.endif.i9805.i, !prof !6

B0.else.endif.endif.if.i9822.i:                   ; preds = %B0.else.endif.endif.i9799.i
  br label %B0.else.endif.endif.endif.i9805.i

B0.else.endif.endif.endif.i9805.i:                ; preds = %B0.else.endif.endif.if.i9822.i, %B0.else.endif.endif.i9799.i
  %.113.sroa.13.1.i9806.i = phi i64 [ 0, %B0.else.endif.endif.if.i9822.i ], [ %.142.i9803.i, %B0.else.endif.endif.i9799.i ]
  %.150.not.i9807.i = icmp slt i64 %.142.i9803.i, %.281.fca.12.load.i
  br i1 %.150.not.i9807.i, label %B0.endif.i9809.i, label %B0.else.endif.endif.endif.if.i9808.i, !prof !10

B0.else.endif.endif.endif.if.i9808.i:             ; preds = %B0.else.endif.endif.endif.i9805.i
  br label %B0.endif.i9809.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9824.i: ; preds = %.576.endif.preheader.i9821.i, %B0.endif.i9809.i
  %.57.i9825.i = phi i64 [ %.87.i9790.i, %B0.endif.i9809.i ], [ %.57.i9825.pre.i, %.576.endif.preheader.i9821.i ]
  %.210.i9814.i = tail call i64 @llvm.smax.i64(i64 %.201.i9811.i, i64 0)
  %.87.i9826.i = add nsw i64 %.57.i9825.i, 4
  %.123.i9827.i = icmp slt i64 %.57.i9825.i, 0
  %.124.i9828.i = select i1 %.123.i9827.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9829.i = add i64 %.124.i9828.i, %.57.i9825.i
  %.128.i9830.i = icmp slt i64 %.125.i9829.i, 0
  br i1 %.128.i9830.i, label %B0.else.if.i9859.i, label %B0.else.endif.i9831.i, !prof !6

B0.endif.i9845.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9844.i, %B0.else.endif.endif.endif.i9841.i
  %.113.sroa.13.0.i9846.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9844.i ], [ %.113.sroa.13.1.i9842.i, %B0.else.endif.endif.endif.i9841.i ]
  %.201.i9847.i = sub i64 %.113.sroa.13.0.i9846.i, %.113.sroa.0.3.i9836.i
  %.226.i9848.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9836.i
  store i64 %.87.i9826.i, ptr %.726.i, align 8, !noalias !185
  %.605.not155.i9849.i = icmp sgt i64 %.201.i9847.i, 0
  br i1 %.605.not155.i9849.i, label %.3163.endif.preheader.i, label %.3163.if.i, !prof !39

B0.else.if.i9859.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9824.i
  br label %B0.else.endif.i9831.i

B0.else.endif.i9831.i:                            ; preds = %B0.else.if.i9859.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9824.i
  %.113.sroa.0.1.i9832.i = phi i64 [ 0, %B0.else.if.i9859.i ], [ %.125.i9829.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9824.i ]
  %.133.not.i9833.i = icmp slt i64 %.125.i9829.i, %.281.fca.12.load.i
  br i1 %.133.not.i9833.i, label %B0.else.endif.endif.i9835.i, label %B0.else.endif.if.i9834.i, !prof !10

B0.else.endif.if.i9834.i:                         ; preds = %B0.else.endif.i9831.i
  br label %B0.else.endif.endif.i9835.i

B0.else.endif.endif.i9835.i:                      ; preds = %B0.else.endif.if.i9834.i, %B0.else.endif.i9831.i
  %.113.sroa.0.3.i9836.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9834.i ], [ %.113.sroa.0.1.i9832.i, %B0.else.endif.i9831.i ]
  %.140.i9837.i = icmp slt i64 %.57.i9825.i, -4
  %.141.i9838.i = select i1 %.140.i9837.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9839.i = add i64 %.141.i9838.i, %.87.i9826.i
  %.145.i9840.i = icmp slt i64 %.142.i9839.i, 0
  br i1 %.145.i9840.i, label %B0.else.endif.endif.if.i9858.i, label %B0.else.endif.endif.endif.i9841.i, !prof !6

B0.else.endif.endif.if.i9858.i:                   ; preds = %B0.else.endif.endif.i9835.i
  br label %B0.else.endif.endif.endif.i9841.i

B0.else.endif.endif.endif.i9841.i:                ; preds = %B0.else.endif.endif.if.i9858.i, %B0.else.endif.endif.i9835.i
  %.113.sroa.13.1.i9842.i = phi i64 [ 0, %B0.else.endif.endif.if.i9858.i ], [ %.142.i9839.i, %B0.else.endif.endif.i9835.i ]
  %.150.not.i9843.i = icmp slt i64 %.142.i9839.i, %.281.fca.12.load.i
  br i1 %.150.not.i9843.i, label %B0.endif.i9845.i, label %B0.else.endif.endif.endif.if.i9844.i, !prof !10

B0.else.endif.endif.endif.if.i9844.i:             ; preds = %B0.else.endif.endif.endif.i9841.i
  br label %B0.endif.i9845.i

.3163.endif.preheader.i:                          ; preds = %B0.endif.i9845.i
  %211 = shl i64 %.201.i9847.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9848.i, i8 -1, i64 %211, i1 false), !noalias !7
  %.57.i9860.i.pre = load i64, ptr %.726.i, align 8, !noalias !188
  br label %.3163.if.i

.3163.if.i:                                       ; preds = %.3163.endif.preheader.i, %B0.endif.i9845.i
  %.57.i9860.i = phi i64 [ %.57.i9860.i.pre, %.3163.endif.preheader.i ], [ %.87.i9826.i, %B0.endif.i9845.i ]
  %.87.i9861.i = add nsw i64 %.57.i9860.i, 4
  %.123.i9862.i = icmp slt i64 %.57.i9860.i, 0
  %.124.i9863.i = select i1 %.123.i9862.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9864.i = add i64 %.124.i9863.i, %.57.i9860.i
  %.128.i9865.i = icmp slt i64 %.125.i9864.i, 0
  br i1 %.128.i9865.i, label %B0.else.if.i9894.i, label %B0.else.endif.i9866.i, !prof !6

B0.endif.i9880.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9879.i, %B0.else.endif.endif.endif.i9876.i
  %.113.sroa.13.0.i9881.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9879.i ], [ %.113.sroa.13.1.i9877.i, %B0.else.endif.endif.endif.i9876.i ]
  %.201.i9882.i = sub i64 %.113.sroa.13.0.i9881.i, %.113.sroa.0.3.i9871.i
  %.226.i9883.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9871.i
  store i64 %.87.i9861.i, ptr %.726.i, align 8, !noalias !188
  %.605.not155.i9884.i = icmp sgt i64 %.201.i9882.i, 0
  br i1 %.605.not155.i9884.i, label %.3509.endif.preheader.i, label %.3509.if.i, !prof !39

B0.else.if.i9894.i:                               ; preds = %.3163.if.i
  br label %B0.else.endif.i9866.i

B0.else.endif.i9866.i:                            ; preds = %B0.else.if.i9894.i, %.3163.if.i
  %.113.sroa.0.1.i9867.i = phi i64 [ 0, %B0.else.if.i9894.i ], [ %.125.i9864.i, %.3163.if.i ]
  %.133.not.i9868.i = icmp slt i64 %.125.i9864.i, %.281.fca.12.load.i
  br i1 %.133.not.i9868.i, label %B0.else.endif.endif.i9870.i, label %B0.else.endif.if.i9869.i, !prof !10

B0.else.endif.if.i9869.i:                         ; preds = %B0.else.endif.i9866.i
  br label %B0.else.endif.endif.i9870.i

B0.else.endif.endif.i9870.i:                      ; preds = %B0.else.endif.if.i9869.i, %B0.else.endif.i9866.i
  %.113.sroa.0.3.i9871.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9869.i ], [ %.113.sroa.0.1.i9867.i, %B0.else.endif.i9866.i ]
  %.140.i9872.i = icmp slt i64 %.57.i9860.i, -4
  %.141.i9873.i = select i1 %.140.i9872.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9874.i = add i64 %.141.i9873.i, %.87.i9861.i
  %.145.i9875.i = icmp slt i64 %.142.i9874.i, 0
  br i1 %.145.i9875.i, label %B0.else.endif.endif.if.i9893.i, label %B0.else.endif.endif.endif.i9876.i, !prof !6

B0.else.endif.endif.if.i9893.i:                   ; preds = %B0.else.endif.endif.i9870.i
  br label %B0.else.endif.endif.endif.i9876.i

B0.else.endif.endif.endif.i9876.i:                ; preds = %B0.else.endif.endif.if.i9893.i, %B0.else.endif.endif.i9870.i
  %.113.sroa.13.1.i9877.i = phi i64 [ 0, %B0.else.endif.endif.if.i9893.i ], [ %.142.i9874.i, %B0.else.endif.endif.i9870.i ]
  %.150.not.i9878.i = icmp slt i64 %.142.i9874.i, %.281.fca.12.load.i
  br i1 %.150.not.i9878.i, label %B0.endif.i9880.i, label %B0.else.endif.endif.endif.if.i9879.i, !prof !10

B0.else.endif.endif.endif.if.i9879.i:             ; preds = %B0.else.endif.endif.endif.i9876.i
  br label %B0.endif.i9880.i

.3509.endif.preheader.i:                          ; preds = %B0.endif.i9880.i
  %212 = shl i64 %.201.i9882.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9883.i, i8 -1, i64 %212, i1 false), !noalias !7
  %.57.i9896.i.pre = load i64, ptr %.726.i, align 8, !noalias !191
  br label %.3509.if.i

.3509.if.i:                                       ; preds = %.3509.endif.preheader.i, %B0.endif.i9880.i
  %.57.i9896.i = phi i64 [ %.57.i9896.i.pre, %.3509.endif.preheader.i ], [ %.87.i9861.i, %B0.endif.i9880.i ]
  %.87.i9897.i = add nsw i64 %.57.i9896.i, 4
  %.123.i9898.i = icmp slt i64 %.57.i9896.i, 0
  %.124.i9899.i = select i1 %.123.i9898.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9900.i = add i64 %.124.i9899.i, %.57.i9896.i
  %.128.i9901.i = icmp slt i64 %.125.i9900.i, 0
  br i1 %.128.i9901.i, label %B0.else.if.i9930.i, label %B0.else.endif.i9902.i, !prof !6

B0.endif.i9916.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9915.i, %B0.else.endif.endif.endif.i9912.i
  %.113.sroa.13.0.i9917.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9915.i ], [ %.113.sroa.13.1.i9913.i, %B0.else.endif.endif.endif.i9912.i ]
  %.201.i9918.i = sub i64 %.113.sroa.13.0.i9917.i, %.113.sroa.0.3.i9907.i
  %.226.i9919.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9907.i
  store i64 %.87.i9897.i, ptr %.726.i, align 8, !noalias !191
  %.606.not155.i9920.i = icmp sgt i64 %.201.i9918.i, 0
  br i1 %.606.not155.i9920.i, label %.3855.endif.preheader.i, label %.3855.if.i, !prof !39

B0.else.if.i9930.i:                               ; preds = %.3509.if.i
  br label %B0.else.endif.i9902.i

B0.else.endif.i9902.i:                            ; preds = %B0.else.if.i9930.i, %.3509.if.i
  %.113.sroa.0.1.i9903.i = phi i64 [ 0, %B0.else.if.i9930.i ], [ %.125.i9900.i, %.3509.if.i ]
  %.133.not.i9904.i = icmp slt i64 %.125.i9900.i, %.281.fca.12.load.i
  br i1 %.133.not.i9904.i, label %B0.else.endif.endif.i9906.i, label %B0.else.endif.if.i9905.i, !prof !10

B0.else.endif.if.i9905.i:                         ; preds = %B0.else.endif.i9902.i
  br label %B0.else.endif.endif.i9906.i

B0.else.endif.endif.i9906.i:                      ; preds = %B0.else.endif.if.i9905.i, %B0.else.endif.i9902.i
  %.113.sroa.0.3.i9907.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9905.i ], [ %.113.sroa.0.1.i9903.i, %B0.else.endif.i9902.i ]
  %.140.i9908.i = icmp slt i64 %.57.i9896.i, -4
  %.141.i9909.i = select i1 %.140.i9908.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9910.i = add i64 %.141.i9909.i, %.87.i9897.i
  %.145.i9911.i = icmp slt i64 %.142.i9910.i, 0
  br i1 %.145.i9911.i, label %B0.else.endif.endif.if.i9929.i, label %B0.else.endif.endif.endif.i9912.i, !prof !6

B0.else.endif.endif.if.i9929.i:                   ; preds = %B0.else.endif.endif.i9906.i
  br label %B0.else.endif.endif.endif.i9912.i

B0.else.endif.endif.endif.i9912.i:                ; preds = %B0.else.endif.endif.if.i9929.i, %B0.else.endif.endif.i9906.i
  %.113.sroa.13.1.i9913.i = phi i64 [ 0, %B0.else.endif.endif.if.i9929.i ], [ %.142.i9910.i, %B0.else.endif.endif.i9906.i ]
  %.150.not.i9914.i = icmp slt i64 %.142.i9910.i, %.281.fca.12.load.i
  br i1 %.150.not.i9914.i, label %B0.endif.i9916.i, label %B0.else.endif.endif.endif.if.i9915.i, !prof !10

B0.else.endif.endif.endif.if.i9915.i:             ; preds = %B0.else.endif.endif.endif.i9912.i
  br label %B0.endif.i9916.i

.3855.endif.preheader.i:                          ; preds = %B0.endif.i9916.i
  %213 = shl i64 %.201.i9918.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9919.i, i8 0, i64 %213, i1 false), !noalias !191
  br label %.3855.endif.i

.3855.if.i.loopexit:                              ; preds = %.3855.endif.i
  %.57.i9932.i.pre = load i64, ptr %.726.i, align 8, !noalias !194
  br label %.3855.if.i

.3855.if.i:                                       ; preds = %.3855.if.i.loopexit, %B0.endif.i9916.i
  %.57.i9932.i = phi i64 [ %.57.i9932.i.pre, %.3855.if.i.loopexit ], [ %.87.i9897.i, %B0.endif.i9916.i ]
  %.87.i9933.i = add nsw i64 %.57.i9932.i, 4
  %.123.i9934.i = icmp slt i64 %.57.i9932.i, 0
  %.124.i9935.i = select i1 %.123.i9934.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9936.i = add i64 %.124.i9935.i, %.57.i9932.i
  %.128.i9937.i = icmp slt i64 %.125.i9936.i, 0
  br i1 %.128.i9937.i, label %B0.else.if.i9966.i, label %B0.else.endif.i9938.i, !prof !6

B0.endif.i9952.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9951.i, %B0.else.endif.endif.endif.i9948.i
  %.113.sroa.13.0.i9953.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9951.i ], [ %.113.sroa.13.1.i9949.i, %B0.else.endif.endif.endif.i9948.i ]
  %.201.i9954.i = sub i64 %.113.sroa.13.0.i9953.i, %.113.sroa.0.3.i9943.i
  %.226.i9955.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9943.i
  store i64 %.87.i9933.i, ptr %.726.i, align 8, !noalias !194
  %.605.not155.i9956.i = icmp slt i64 %.201.i9954.i, 1
  br i1 %.605.not155.i9956.i, label %.4201.if.i, label %.4201.endif.preheader.i, !prof !197

B0.else.if.i9966.i:                               ; preds = %.3855.if.i
  br label %B0.else.endif.i9938.i

B0.else.endif.i9938.i:                            ; preds = %B0.else.if.i9966.i, %.3855.if.i
  %.113.sroa.0.1.i9939.i = phi i64 [ 0, %B0.else.if.i9966.i ], [ %.125.i9936.i, %.3855.if.i ]
  %.133.not.i9940.i = icmp slt i64 %.125.i9936.i, %.281.fca.12.load.i
  br i1 %.133.not.i9940.i, label %B0.else.endif.endif.i9942.i, label %B0.else.endif.if.i9941.i, !prof !10

B0.else.endif.if.i9941.i:                         ; preds = %B0.else.endif.i9938.i
  br label %B0.else.endif.endif.i9942.i

B0.else.endif.endif.i9942.i:                      ; preds = %B0.else.endif.if.i9941.i, %B0.else.endif.i9938.i
  %.113.sroa.0.3.i9943.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9941.i ], [ %.113.sroa.0.1.i9939.i, %B0.else.endif.i9938.i ]
  %.140.i9944.i = icmp slt i64 %.57.i9932.i, -4
  %.141.i9945.i = select i1 %.140.i9944.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9946.i = add i64 %.141.i9945.i, %.87.i9933.i
  %.145.i9947.i = icmp slt i64 %.142.i9946.i, 0
  br i1 %.145.i9947.i, label %B0.else.endif.endif.if.i9965.i, label %B0.else.endif.endif.endif.i9948.i, !prof !6

B0.else.endif.endif.if.i9965.i:                   ; preds = %B0.else.endif.endif.i9942.i
  br label %B0.else.endif.endif.endif.i9948.i

B0.else.endif.endif.endif.i9948.i:                ; preds = %B0.else.endif.endif.if.i9965.i, %B0.else.endif.endif.i9942.i
  %.113.sroa.13.1.i9949.i = phi i64 [ 0, %B0.else.endif.endif.if.i9965.i ], [ %.142.i9946.i, %B0.else.endif.endif.i9942.i ]
  %.150.not.i9950.i = icmp slt i64 %.142.i9946.i, %.281.fca.12.load.i
  br i1 %.150.not.i9950.i, label %B0.endif.i9952.i, label %B0.else.endif.endif.endif.if.i9951.i, !prof !10

B0.else.endif.endif.endif.if.i9951.i:             ; preds = %B0.else.endif.endif.endif.i9948.i
  br label %B0.endif.i9952.i

.4201.endif.preheader.i:                          ; preds = %B0.endif.i9952.i
  %214 = shl i64 %.201.i9954.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9955.i, i8 0, i64 %214, i1 false), !noalias !194
  br label %.4201.endif.i

.3855.endif.i:                                    ; preds = %.3855.endif.i, %.3855.endif.preheader.i
  %.3851.010141.i = phi i64 [ %.3896.i, %.3855.endif.i ], [ 0, %.3855.endif.preheader.i ]
  %.3891.i = getelementptr double, ptr %.226.i9919.i, i64 %.3851.010141.i
  store double 1.000000e+300, ptr %.3891.i, align 8, !noalias !7
  %.3896.i = add nuw nsw i64 %.3851.010141.i, 1
  %exitcond.not.i1477 = icmp eq i64 %.3896.i, %.201.i9918.i
  br i1 %exitcond.not.i1477, label %.3855.if.i.loopexit, label %.3855.endif.i, !prof !85

.4201.if.i.loopexit:                              ; preds = %.4201.endif.i
  %.57.i9968.i.pre = load i64, ptr %.726.i, align 8, !noalias !198
  br label %.4201.if.i

.4201.if.i:                                       ; preds = %.4201.if.i.loopexit, %B0.endif.i9952.i
  %.57.i9968.i = phi i64 [ %.87.i9933.i, %B0.endif.i9952.i ], [ %.57.i9968.i.pre, %.4201.if.i.loopexit ]
  %.210.i995710323.i = phi i64 [ 0, %B0.endif.i9952.i ], [ %.201.i9954.i, %.4201.if.i.loopexit ]
  %.5.i.i = fptosi double %.489.fca.25.load.i to i64
  %.4279.i = shl nsw i64 %.5.i.i, 2
  %.87.i9969.i = add nsw i64 %.57.i9968.i, %.4279.i
  %.123.i9970.i = icmp slt i64 %.57.i9968.i, 0
  %.124.i9971.i = select i1 %.123.i9970.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9972.i = add i64 %.124.i9971.i, %.57.i9968.i
  %.128.i9973.i = icmp slt i64 %.125.i9972.i, 0
  br i1 %.128.i9973.i, label %B0.else.if.i10002.i, label %B0.else.endif.i9974.i, !prof !6

B0.endif.i9988.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9987.i, %B0.else.endif.endif.endif.i9984.i
  %.113.sroa.13.0.i9989.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9987.i ], [ %.113.sroa.13.1.i9985.i, %B0.else.endif.endif.endif.i9984.i ]
  %.201.i9990.i = sub i64 %.113.sroa.13.0.i9989.i, %.113.sroa.0.3.i9979.i
  %.226.i9991.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9979.i
  store i64 %.87.i9969.i, ptr %.726.i, align 8, !noalias !198
  %.606.not155.i9992.i = icmp sgt i64 %.201.i9990.i, 0
  br i1 %.606.not155.i9992.i, label %.576.endif.preheader.i10000.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10003.i, !prof !39

.576.endif.preheader.i10000.i:                    ; preds = %B0.endif.i9988.i
  %215 = shl i64 %.201.i9990.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9991.i, i8 0, i64 %215, i1 false), !noalias !198
  %.57.i10004.pre.i = load i64, ptr %.726.i, align 8, !noalias !201
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10003.i

B0.else.if.i10002.i:                              ; preds = %.4201.if.i
  br label %B0.else.endif.i9974.i

B0.else.endif.i9974.i:                            ; preds = %B0.else.if.i10002.i, %.4201.if.i
  %.113.sroa.0.1.i9975.i = phi i64 [ 0, %B0.else.if.i10002.i ], [ %.125.i9972.i, %.4201.if.i ]
  %.133.not.i9976.i = icmp slt i64 %.125.i9972.i, %.281.fca.12.load.i
  br i1 %.133.not.i9976.i, label %B0.else.endif.endif.i9978.i, label %B0.else.endif.if.i9977.i, !prof !10

B0.else.endif.if.i9977.i:                         ; preds = %B0.else.endif.i9974.i
  br label %B0.else.endif.endif.i9978.i

B0.else.endif.endif.i9978.i:                      ; preds = %B0.else.endif.if.i9977.i, %B0.else.endif.i9974.i
  %.113.sroa.0.3.i9979.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9977.i ], [ %.113.sroa.0.1.i9975.i, %B0.else.endif.i9974.i ]
  %.140.i9980.i = icmp slt i64 %.87.i9969.i, 0
  %.141.i9981.i = select i1 %.140.i9980.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9982.i = add i64 %.141.i9981.i, %.87.i9969.i
  %.145.i9983.i = icmp slt i64 %.142.i9982.i, 0
  br i1 %.145.i9983.i, label %B0.else.endif.endif.if.i10001.i, label %B0.else.endif.endif.endif.i9984.i, !prof !6

B0.else.endif.endif.if.i10001.i:                  ; preds = %B0.else.endif.endif.i9978.i
  br label %B0.else.endif.endif.endif.i9984.i

B0.else.endif.endif.endif.i9984.i:                ; preds = %B0.else.endif.endif.if.i10001.i, %B0.else.endif.endif.i9978.i
  %.113.sroa.13.1.i9985.i = phi i64 [ 0, %B0.else.endif.endif.if.i10001.i ], [ %.142.i9982.i, %B0.else.endif.endif.i9978.i ]
  %.150.not.i9986.i = icmp slt i64 %.142.i9982.i, %.281.fca.12.load.i
  br i1 %.150.not.i9986.i, label %B0.endif.i9988.i, label %B0.else.endif.endif.endif.if.i9987.i, !prof !10

B0.else.endif.endif.endif.if.i9987.i:             ; preds = %B0.else.endif.endif.endif.i9984.i
  br label %B0.endif.i9988.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10003.i: ; preds = %.576.endif.preheader.i10000.i, %B0.endif.i9988.i
  %.57.i10004.i = phi i64 [ %.87.i9969.i, %B0.endif.i9988.i ], [ %.57.i10004.pre.i, %.576.endif.preheader.i10000.i ]
  %.210.i9993.i = tail call i64 @llvm.smax.i64(i64 %.201.i9990.i, i64 0)
  %.87.i10005.i = add nsw i64 %.57.i10004.i, 4
  %.123.i10006.i = icmp slt i64 %.57.i10004.i, 0
  %.124.i10007.i = select i1 %.123.i10006.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10008.i = add i64 %.124.i10007.i, %.57.i10004.i
  %.128.i10009.i = icmp slt i64 %.125.i10008.i, 0
  br i1 %.128.i10009.i, label %B0.else.if.i10038.i, label %B0.else.endif.i10010.i, !prof !6

B0.endif.i10024.i:                                ; preds = %B0.else.endif.endif.endif.if.i10023.i, %B0.else.endif.endif.endif.i10020.i
  %.113.sroa.13.0.i10025.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10023.i ], [ %.113.sroa.13.1.i10021.i, %B0.else.endif.endif.endif.i10020.i ]
  %.201.i10026.i = sub i64 %.113.sroa.13.0.i10025.i, %.113.sroa.0.3.i10015.i
  %.226.i10027.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10015.i
  store i64 %.87.i10005.i, ptr %.726.i, align 8, !noalias !201
  %.605.not155.i10028.i = icmp sgt i64 %.201.i10026.i, 0
  br i1 %.605.not155.i10028.i, label %.575.endif.preheader.i10036.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i, !prof !39

.575.endif.preheader.i10036.i:                    ; preds = %B0.endif.i10024.i
  %216 = shl i64 %.201.i10026.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10027.i, i8 0, i64 %216, i1 false), !noalias !201
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i

B0.else.if.i10038.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10003.i
  br label %B0.else.endif.i10010.i

B0.else.endif.i10010.i:                           ; preds = %B0.else.if.i10038.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10003.i
  %.113.sroa.0.1.i10011.i = phi i64 [ 0, %B0.else.if.i10038.i ], [ %.125.i10008.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10003.i ]
  %.133.not.i10012.i = icmp slt i64 %.125.i10008.i, %.281.fca.12.load.i
  br i1 %.133.not.i10012.i, label %B0.else.endif.endif.i10014.i, label %B0.else.endif.if.i10013.i, !prof !10

B0.else.endif.if.i10013.i:                        ; preds = %B0.else.endif.i10010.i
  br label %B0.else.endif.endif.i10014.i

B0.else.endif.endif.i10014.i:                     ; preds = %B0.else.endif.if.i10013.i, %B0.else.endif.i10010.i
  %.113.sroa.0.3.i10015.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10013.i ], [ %.113.sroa.0.1.i10011.i, %B0.else.endif.i10010.i ]
  %.140.i10016.i = icmp slt i64 %.57.i10004.i, -4
  %.141.i10017.i = select i1 %.140.i10016.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i10018.i = add i64 %.141.i10017.i, %.87.i10005.i
  %.145.i10019.i = icmp slt i64 %.142.i10018.i, 0
  br i1 %.145.i10019.i, label %B0.else.endif.endif.if.i10037.i, label %B0.else.endif.endif.endif.i10020.i, !prof !6

B0.else.endif.endif.if.i10037.i:                  ; preds = %B0.else.endif.endif.i10014.i
  br label %B0.else.endif.endif.endif.i10020.i

B0.else.endif.endif.endif.i10020.i:               ; preds = %B0.else.endif.endif.if.i10037.i, %B0.else.endif.endif.i10014.i
  %.113.sroa.13.1.i10021.i = phi i64 [ 0, %B0.else.endif.endif.if.i10037.i ], [ %.142.i10018.i, %B0.else.endif.endif.i10014.i ]
  %.150.not.i10022.i = icmp slt i64 %.142.i10018.i, %.281.fca.12.load.i
  br i1 %.150.not.i10022.i, label %B0.endif.i10024.i, label %B0.else.endif.endif.endif.if.i10023.i, !prof !10

B0.else.endif.endif.endif.if.i10023.i:            ; preds = %B0.else.endif.endif.endif.i10020.i
  br label %B0.endif.i10024.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i: ; preds = %.575.endif.preheader.i10036.i, %B0.endif.i10024.i
  %.445710167.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.445710167.i, label %B1604.preheader.lr.ph.i, label %B8958.i

B1604.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10039.i
  %spec.select10077.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.488210148.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.4988.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.5000.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.8062.i = getelementptr i8, ptr %.3110, i64 72
  %.8124.i = getelementptr i8, ptr %.3110, i64 64
  %.9555.i = getelementptr i8, ptr %.3452, i64 48
  %.9587.i = getelementptr i8, ptr %.3452, i64 56
  %.9787.i = fcmp ogt double %.489.fca.22.load.i, 0.000000e+00
  %.9912.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.9924.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.10052.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.10064.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.11655.i = getelementptr i8, ptr %.3452, i64 72
  %.11685.i = getelementptr i8, ptr %.3452, i64 136
  %.511.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.541.i8666.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %217 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.795.i.i = getelementptr i8, ptr %217, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.489.fca.27.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %218 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1758.i.i = getelementptr i8, ptr %.3452, i64 8
  %.1874.i.i = fcmp ogt double %.489.fca.28.load.i, 0.000000e+00
  %.1906.i.i = zext i1 %.1874.i.i to i64
  %.1936.i.i = getelementptr i8, ptr %.3452, i64 16
  %.1993.i.i = fadd double %.489.fca.10.load.i, %.489.fca.11.load.i
  %.2026.i.i = getelementptr i8, ptr %.3452, i64 128
  %.656.i.i.i = getelementptr i8, ptr %.3452, i64 88
  %.332.i.i.i.i = fmul double %.489.fca.16.load.i, 2.000000e+00
  %.390.i.i.i.i = getelementptr i8, ptr %.3452, i64 32
  %.1100.i.i.i = fcmp ogt double %.489.fca.21.load.i, 0.000000e+00
  %.1307.i.i.i = fmul double %.489.fca.7.load.i, %.489.fca.21.load.i
  %.523.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.803.i8820.i = getelementptr i8, ptr %.3452, i64 64
  %.1020.i.i = getelementptr i8, ptr %.3452, i64 80
  %.12705.i = fmul double %.489.fca.5.load.i, %.489.fca.35.load.i
  %.1057.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1440.i.i = getelementptr i8, ptr %.3452, i64 96
  %.1506.i.i = getelementptr i8, ptr %.3452, i64 104
  %.1766.i.i = fmul double %.489.fca.17.load.i, %.489.fca.20.load.i
  %.1769.i.i = fsub double 1.000000e+00, %.489.fca.20.load.i
  %.1813.i.i = fmul double %.489.fca.18.load.i, %.1769.i.i
  %.1814.i.i = fadd double %.1766.i.i, %.1813.i.i
  %.11159.i = getelementptr i8, ptr %.3452, i64 112
  %.13665.i = icmp eq i64 %.5.i.i, 0
  %.14798.i = getelementptr i8, ptr %.3452, i64 120
  %.15000.i = getelementptr i8, ptr %.3110, i64 80
  %219 = shl i64 %.113.sroa.0.3.i9117.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %219
  %220 = shl i64 %.113.sroa.0.3.i9441.i, 3
  %scevgep10236.i = getelementptr i8, ptr %arg.memory_at, i64 %220
  %.6504.not10151.i = icmp sgt i64 %.201.i9954.i, %.210.i995710323.i
  br label %B1604.i.outer

.4201.endif.i:                                    ; preds = %.4201.endif.i, %.4201.endif.preheader.i
  %.4197.010143.i = phi i64 [ %.4242.i, %.4201.endif.i ], [ 0, %.4201.endif.preheader.i ]
  %.4237.i = getelementptr i64, ptr %.226.i9955.i, i64 %.4197.010143.i
  store i64 1, ptr %.4237.i, align 8, !noalias !7
  %.4242.i = add nuw nsw i64 %.4197.010143.i, 1
  %exitcond10234.not.i = icmp eq i64 %.4242.i, %.201.i9954.i
  br i1 %exitcond10234.not.i, label %.4201.if.i.loopexit, label %.4201.endif.i, !prof !85

B1848.if.i:                                       ; preds = %B1848.loopexit.i, %B1848.if.lr.ph.i
  %.4826.010149.i = phi i64 [ 0, %B1848.if.lr.ph.i ], [ %.4895.i, %B1848.loopexit.i ]
  %.4895.i = add nuw nsw i64 %.4826.010149.i, 1
  %.4923.i = add nsw i64 %.4826.010149.i, %.4922.i
  %.4937.i = icmp slt i64 %.4923.i, 0
  %.4938.i = select i1 %.4937.i, i64 %.210.i9203.i, i64 0
  %221 = getelementptr i64, ptr %.226.i9201.i, i64 %.4923.i
  %.4952.i = getelementptr i64, ptr %221, i64 %.4938.i
  store i64 1, ptr %.4952.i, align 8, !noalias !7
  %.4968.i = select i1 %.4937.i, i64 %.210.i9239.i, i64 0
  %222 = getelementptr i64, ptr %.226.i9237.i, i64 %.4923.i
  %.4982.i = getelementptr i64, ptr %222, i64 %.4968.i
  store i64 0, ptr %.4982.i, align 8, !noalias !7
  br i1 %brmerge.i, label %B1850.endif.i, label %B1850.else.if.i, !prof !204

B1850.endif.i:                                    ; preds = %B1850.else.if.i, %B1848.if.i
  %rem.0.i = phi i64 [ 0, %B1848.if.i ], [ %239, %B1850.else.if.i ]
  %.5028.i = add nsw i64 %rem.0.i, %.4826.010149.i
  %.5042.i = icmp slt i64 %.5028.i, 0
  %.5043.i = select i1 %.5042.i, i64 %.1838, i64 0
  %223 = getelementptr i64, ptr %.1854, i64 %.5028.i
  %.5057.i = getelementptr i64, ptr %223, i64 %.5043.i
  %.5058.i = load i64, ptr %.5057.i, align 8, !noalias !7
  %.5072.i = icmp slt i64 %.5058.i, 0
  %.5073.i = select i1 %.5072.i, i64 %.1668, i64 0
  %224 = getelementptr i64, ptr %.1684, i64 %.5058.i
  %.5087.i = getelementptr i64, ptr %224, i64 %.5073.i
  %.5088.i = load i64, ptr %.5087.i, align 8, !noalias !7
  %.5103.i = select i1 %.4937.i, i64 %.210.i8928.i, i64 0
  %225 = getelementptr i64, ptr %.226.i.i, i64 %.4923.i
  %.5117.i = getelementptr i64, ptr %225, i64 %.5103.i
  store i64 %.5088.i, ptr %.5117.i, align 8, !noalias !7
  %.5133.i = icmp slt i64 %.5058.i, -1
  %.5134.i = select i1 %.5133.i, i64 %.1668, i64 0
  %226 = getelementptr i8, ptr %224, i64 8
  %.5148.i = getelementptr i64, ptr %226, i64 %.5134.i
  %.5149.i = load i64, ptr %.5148.i, align 8, !noalias !7
  %.5164.i = select i1 %.4937.i, i64 %.210.i8954.i, i64 0
  %227 = getelementptr i64, ptr %.226.i8952.i, i64 %.4923.i
  %.5178.i = getelementptr i64, ptr %227, i64 %.5164.i
  store i64 %.5149.i, ptr %.5178.i, align 8, !noalias !7
  %.5209.i = load i64, ptr %.5117.i, align 8, !noalias !7
  %.5223.i = icmp slt i64 %.5209.i, 0
  %.5224.i = select i1 %.5223.i, i64 %.1498, i64 0
  %228 = getelementptr i64, ptr %.1514, i64 %.5209.i
  %.5238.i = getelementptr i64, ptr %228, i64 %.5224.i
  %.5239.i = load i64, ptr %.5238.i, align 8, !noalias !7
  %.5253.i = icmp slt i64 %.5239.i, 0
  %.5254.i = select i1 %.5253.i, i64 %.1328, i64 0
  %229 = getelementptr i64, ptr %.1344, i64 %.5239.i
  %.5268.i = getelementptr i64, ptr %229, i64 %.5254.i
  %.5269.i = load i64, ptr %.5268.i, align 8, !noalias !7
  %.5284.i = select i1 %.4937.i, i64 %.210.i8990.i, i64 0
  %230 = getelementptr i64, ptr %.226.i8988.i, i64 %.4923.i
  %.5298.i = getelementptr i64, ptr %230, i64 %.5284.i
  store i64 %.5269.i, ptr %.5298.i, align 8, !noalias !7
  %.5314.i = select i1 %.4937.i, i64 %.210.i9025.i, i64 0
  %231 = getelementptr double, ptr %.226.i9024.i, i64 %.4923.i
  %.5328.i = getelementptr double, ptr %231, i64 %.5314.i
  store double 0.000000e+00, ptr %.5328.i, align 8, !noalias !7
  %.5344.i = select i1 %.4937.i, i64 %.210.i9095.i, i64 0
  %232 = getelementptr i64, ptr %.226.i9093.i, i64 %.4923.i
  %.5358.i = getelementptr i64, ptr %232, i64 %.5344.i
  store i64 0, ptr %.5358.i, align 8, !noalias !7
  %.5375.i = select i1 %.4937.i, i64 %.210.i9275.i, i64 0
  %233 = getelementptr i64, ptr %.226.i9273.i, i64 %.4923.i
  %.5389.i = getelementptr i64, ptr %233, i64 %.5375.i
  store i64 %next_block.5.3.i, ptr %.5389.i, align 8, !noalias !7
  %.5393.i = uitofp nneg i64 %.4826.010149.i to double
  %.5394.i = fmul double %.489.fca.2.load.i, %.5393.i
  %.5396.i = fadd double %.4704.i, %.5394.i
  %.5411.i = select i1 %.4937.i, i64 %.210.i93111031110315.i, i64 0
  %234 = getelementptr double, ptr %.226.i9309.i, i64 %.4923.i
  %.5425.i = getelementptr double, ptr %234, i64 %.5411.i
  store double %.5396.i, ptr %.5425.i, align 8, !noalias !7
  %.5430.i = add nsw i64 %.4826.010149.i, %.5429.i
  %.5445.i = select i1 %.4937.i, i64 %.210.i9347.i, i64 0
  %235 = getelementptr i64, ptr %.226.i9345.i, i64 %.4923.i
  %.5459.i = getelementptr i64, ptr %235, i64 %.5445.i
  store i64 %.5430.i, ptr %.5459.i, align 8, !noalias !7
  %.5490.i = load double, ptr %.5425.i, align 8, !noalias !7
  %.5505.i = select i1 %.4937.i, i64 %.210.i9383.i, i64 0
  %236 = getelementptr double, ptr %.226.i9381.i, i64 %.4923.i
  %.5519.i = getelementptr double, ptr %236, i64 %.5505.i
  store double %.5490.i, ptr %.5519.i, align 8, !noalias !7
  %.5535.i = select i1 %.4937.i, i64 %.210.i9671.i, i64 0
  %237 = getelementptr double, ptr %.226.i9669.i, i64 %.4923.i
  %.5549.i = getelementptr double, ptr %237, i64 %.5535.i
  store double 0.000000e+00, ptr %.5549.i, align 8, !noalias !7
  %.5565.i = select i1 %.4937.i, i64 %.210.i9419.i, i64 0
  %238 = getelementptr i64, ptr %.226.i9417.i, i64 %.4923.i
  %.5579.i = getelementptr i64, ptr %238, i64 %.5565.i
  store i64 1, ptr %.5579.i, align 8, !noalias !7
  %.5581.i = mul nsw i64 %.4923.i, 6
  %.5582.i = add nsw i64 %.4923.i, 1
  %.5583.i = mul nsw i64 %.5582.i, 6
  %.5621.i = select i1 %.4937.i, i64 %.210.i9131.i, i64 0
  %.5622.i = add i64 %.5621.i, %.5581.i
  %.5637.i = icmp slt i64 %.4923.i, -1
  %.5638.i = select i1 %.5637.i, i64 %.210.i9131.i, i64 0
  %.5639.i = add i64 %.5583.i, %.5638.i
  %.5766.i = icmp slt i64 %.5622.i, 0
  br i1 %.5766.i, label %B1850.endif.endif.else.if.i, label %B1850.endif.endif.else.endif.i, !prof !6

B1850.else.if.i:                                  ; preds = %B1848.if.i
  %.5005.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.5006.i = xor i64 %.5005.i, %.281.fca.5.load.i
  %.5007.i = icmp slt i64 %.5006.i, 0
  %.5008.i = icmp ne i64 %.5005.i, 0
  %.5009.i = and i1 %.5008.i, %.5007.i
  %.5016.i = select i1 %.5009.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.5016.i, %.5005.i
  %239 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B1850.endif.i

B1850.endif.endif.endif.i:                        ; preds = %B1850.endif.endif.else.endif.endif.endif.if.i, %B1850.endif.endif.else.endif.endif.endif.i
  %.5746.sroa.13.0.i = phi i64 [ %.210.i9131.i, %B1850.endif.endif.else.endif.endif.endif.if.i ], [ %.5746.sroa.13.1.i, %B1850.endif.endif.else.endif.endif.endif.i ]
  %.5867.not10144.i = icmp slt i64 %.5746.sroa.0.3.i, %.5746.sroa.13.0.i
  br i1 %.5867.not10144.i, label %.5837.endif.preheader.i, label %.5837.if.i, !prof !39

.5837.endif.preheader.i:                          ; preds = %B1850.endif.endif.endif.i
  %240 = shl i64 %.5746.sroa.0.3.i, 3
  %scevgep10235.i = getelementptr i8, ptr %scevgep.i, i64 %240
  %241 = sub nsw i64 %.5746.sroa.13.0.i, %.5746.sroa.0.3.i
  %242 = shl i64 %241, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep10235.i, i8 0, i64 %242, i1 false), !noalias !7
  br label %.5837.if.i

B1850.endif.endif.else.if.i:                      ; preds = %B1850.endif.i
  br label %B1850.endif.endif.else.endif.i

B1850.endif.endif.else.endif.i:                   ; preds = %B1850.endif.endif.else.if.i, %B1850.endif.i
  %.5746.sroa.0.1.i = phi i64 [ 0, %B1850.endif.endif.else.if.i ], [ %.5622.i, %B1850.endif.i ]
  %.5771.not.i = icmp slt i64 %.5622.i, %.210.i9131.i
  br i1 %.5771.not.i, label %B1850.endif.endif.else.endif.endif.i, label %B1850.endif.endif.else.endif.if.i, !prof !10

B1850.endif.endif.else.endif.if.i:                ; preds = %B1850.endif.endif.else.endif.i
  br label %B1850.endif.endif.else.endif.endif.i

B1850.endif.endif.else.endif.endif.i:             ; preds = %B1850.endif.endif.else.endif.if.i, %B1850.endif.endif.else.endif.i
  %.5746.sroa.0.3.i = phi i64 [ %.210.i9131.i, %B1850.endif.endif.else.endif.if.i ], [ %.5746.sroa.0.1.i, %B1850.endif.endif.else.endif.i ]
  %.5783.i = icmp slt i64 %.5639.i, 0
  br i1 %.5783.i, label %B1850.endif.endif.else.endif.endif.if.i, label %B1850.endif.endif.else.endif.endif.endif.i, !prof !6

B1850.endif.endif.else.endif.endif.if.i:          ; preds = %B1850.endif.endif.else.endif.endif.i
  br label %B1850.endif.endif.else.endif.endif.endif.i

B1850.endif.endif.else.endif.endif.endif.i:       ; preds = %B1850.endif.endif.else.endif.endif.if.i, %B1850.endif.endif.else.endif.endif.i
  %.5746.sroa.13.1.i = phi i64 [ 0, %B1850.endif.endif.else.endif.endif.if.i ], [ %.5639.i, %B1850.endif.endif.else.endif.endif.i ]
  %.5788.not.i = icmp slt i64 %.5639.i, %.210.i9131.i
  br i1 %.5788.not.i, label %B1850.endif.endif.endif.i, label %B1850.endif.endif.else.endif.endif.endif.if.i, !prof !10

B1850.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B1850.endif.endif.else.endif.endif.endif.i
  br label %B1850.endif.endif.endif.i

.5837.if.i:                                       ; preds = %.5837.endif.preheader.i, %B1850.endif.endif.endif.i
  %.5885.i = mul nsw i64 %.4923.i, %.584.i
  %.5888.i = mul nsw i64 %.5582.i, %.584.i
  %.5925.i = icmp slt i64 %.5885.i, 0
  %.5926.i = select i1 %.5925.i, i64 %.210.i9455.i, i64 0
  %.5927.i = add i64 %.5926.i, %.5885.i
  %.5942.i = icmp slt i64 %.5888.i, 0
  %.5943.i = select i1 %.5942.i, i64 %.210.i9455.i, i64 0
  %.5944.i = add i64 %.5943.i, %.5888.i
  %.6071.i = icmp slt i64 %.5927.i, 0
  br i1 %.6071.i, label %.5838.endif.else.if.i, label %.5838.endif.else.endif.i, !prof !6

.5838.endif.endif.i:                              ; preds = %.5838.endif.else.endif.endif.endif.if.i, %.5838.endif.else.endif.endif.endif.i
  %.6051.sroa.13.0.i = phi i64 [ %.210.i9455.i, %.5838.endif.else.endif.endif.endif.if.i ], [ %.6051.sroa.13.1.i, %.5838.endif.else.endif.endif.endif.i ]
  %.6172.not10146.i = icmp slt i64 %.6051.sroa.0.3.i, %.6051.sroa.13.0.i
  br i1 %.6172.not10146.i, label %.6142.endif.preheader.i, label %B1848.loopexit.i, !prof !39

.6142.endif.preheader.i:                          ; preds = %.5838.endif.endif.i
  %243 = shl i64 %.6051.sroa.0.3.i, 3
  %scevgep10237.i = getelementptr i8, ptr %scevgep10236.i, i64 %243
  %244 = sub nsw i64 %.6051.sroa.13.0.i, %.6051.sroa.0.3.i
  %245 = shl i64 %244, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep10237.i, i8 0, i64 %245, i1 false), !noalias !7
  br label %B1848.loopexit.i

.5838.endif.else.if.i:                            ; preds = %.5837.if.i
  br label %.5838.endif.else.endif.i

.5838.endif.else.endif.i:                         ; preds = %.5838.endif.else.if.i, %.5837.if.i
  %.6051.sroa.0.1.i = phi i64 [ 0, %.5838.endif.else.if.i ], [ %.5927.i, %.5837.if.i ]
  %.6076.not.i = icmp slt i64 %.5927.i, %.210.i9455.i
  br i1 %.6076.not.i, label %.5838.endif.else.endif.endif.i, label %.5838.endif.else.endif.if.i, !prof !10

.5838.endif.else.endif.if.i:                      ; preds = %.5838.endif.else.endif.i
  br label %.5838.endif.else.endif.endif.i

.5838.endif.else.endif.endif.i:                   ; preds = %.5838.endif.else.endif.if.i, %.5838.endif.else.endif.i
  %.6051.sroa.0.3.i = phi i64 [ %.210.i9455.i, %.5838.endif.else.endif.if.i ], [ %.6051.sroa.0.1.i, %.5838.endif.else.endif.i ]
  %.6088.i = icmp slt i64 %.5944.i, 0
  br i1 %.6088.i, label %.5838.endif.else.endif.endif.if.i, label %.5838.endif.else.endif.endif.endif.i, !prof !6

.5838.endif.else.endif.endif.if.i:                ; preds = %.5838.endif.else.endif.endif.i
  br label %.5838.endif.else.endif.endif.endif.i

.5838.endif.else.endif.endif.endif.i:             ; preds = %.5838.endif.else.endif.endif.if.i, %.5838.endif.else.endif.endif.i
  %.6051.sroa.13.1.i = phi i64 [ 0, %.5838.endif.else.endif.endif.if.i ], [ %.5944.i, %.5838.endif.else.endif.endif.i ]
  %.6093.not.i = icmp slt i64 %.5944.i, %.210.i9455.i
  br i1 %.6093.not.i, label %.5838.endif.endif.i, label %.5838.endif.else.endif.endif.endif.if.i, !prof !10

.5838.endif.else.endif.endif.endif.if.i:          ; preds = %.5838.endif.else.endif.endif.endif.i
  br label %.5838.endif.endif.i

B2250.endif.else.endif.endif.endif.if.i:          ; preds = %B2250.i
  br i1 %.6504.not10151.i, label %.6474.endif.i.preheader, label %.6474.if.i, !prof !205

.6474.endif.i.preheader:                          ; preds = %B2250.i, %B2250.endif.else.endif.endif.endif.if.i
  %.6470.010152.i.ph = phi i64 [ %.210.i995710323.i, %B2250.endif.else.endif.endif.endif.if.i ], [ 0, %B2250.i ]
  br label %.6474.endif.i

.6474.if.i:                                       ; preds = %.6474.endif.i, %B2250.endif.else.endif.endif.endif.if.i
  %exitcond1568.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1568.not, label %B2310.i, label %B2296.i

.6474.endif.i:                                    ; preds = %.6474.endif.i.preheader, %.6474.endif.i
  %.6470.010152.i = phi i64 [ %.6515.i, %.6474.endif.i ], [ %.6470.010152.i.ph, %.6474.endif.i.preheader ]
  %.6510.i = getelementptr i64, ptr %.226.i9955.i, i64 %.6470.010152.i
  store i64 1, ptr %.6510.i, align 8, !noalias !7
  %.6515.i = add nuw nsw i64 %.6470.010152.i, 1
  %.6504.not.i = icmp sgt i64 %.201.i9954.i, %.6515.i
  br i1 %.6504.not.i, label %.6474.endif.i, label %.6474.if.i, !prof !206

B2368.if.i:                                       ; preds = %B2546.i, %B2310.i
  %scheduler.2.210157.i = phi i64 [ -1, %B2310.i ], [ %scheduler.3.3.i, %B2546.i ]
  %best.2.210156.i = phi double [ 1.000000e+300, %B2310.i ], [ %best.3.3.i, %B2546.i ]
  %.6604.010153.i = phi i64 [ 0, %B2310.i ], [ %.6673.i, %B2546.i ]
  %.6673.i = add nuw nsw i64 %.6604.010153.i, 1
  %246 = getelementptr i64, ptr %.226.i9955.i, i64 %.6604.010153.i
  %.6731.i = load i64, ptr %246, align 8, !noalias !7
  %.6732.not.i = icmp eq i64 %.6731.i, 0
  br i1 %.6732.not.i, label %B2478.i, label %B2388.i

B3188.if.i:                                       ; preds = %B3330.i, %B3188.preheader.i
  %why.5.310161.i = phi i64 [ 2, %B3188.preheader.i ], [ %why.6.4.i, %B3330.i ]
  %need.3.310160.i = phi double [ %best.3.3.i, %B3188.preheader.i ], [ %need.4.4.i, %B3330.i ]
  %.8351.010158.i = phi i64 [ 0, %B3188.preheader.i ], [ %.8426.i, %B3330.i ]
  %.8426.i = add nuw nsw i64 %.8351.010158.i, 1
  %247 = shl nuw i64 1, %.8351.010158.i
  %248 = and i64 %247, %.8305.i
  %.8470.not.i = icmp eq i64 %248, 0
  br i1 %.8470.not.i, label %B3330.i, label %B3208.i

B4436.endif.i:                                    ; preds = %B4436.else.if.i, %B4436.i
  %quot.2.0.i = phi i64 [ 0, %B4436.i ], [ %spec.select8630.i, %B4436.else.if.i ]
  %249 = getelementptr i64, ptr %.710, i64 %.7508.i
  %.9982.i = getelementptr i64, ptr %249, i64 %.7527.i
  %.9983.i = load i64, ptr %.9982.i, align 8, !noalias !7
  %.13.i10040.i = tail call i64 @llvm.smax.i64(i64 %.9983.i, i64 1)
  %.10013.i = uitofp nneg i64 %.13.i10040.i to double
  %.10014.i = fadd double %best.3.3.i, %.10013.i
  %.10033.i = select i1 %.7492.i, i64 %.210.i9275.i, i64 0
  %250 = getelementptr i64, ptr %.226.i9273.i, i64 %.7437.i
  %.10047.i = getelementptr i64, ptr %250, i64 %.10033.i
  %.10048.i = load i64, ptr %.10047.i, align 8, !noalias !7
  %.10063.i = icmp ne i64 %.10048.i, -9223372036854775808
  %.10065.not.i = or i1 %.10064.i, %.10063.i
  %or.cond10183.i = select i1 %.10052.i, i1 %.10065.not.i, i1 false, !prof !14
  br i1 %or.cond10183.i, label %B4436.endif.endif.else.if.i, label %B4436.endif.endif.endif.i, !prof !14

B4436.else.if.i:                                  ; preds = %B4436.i
  %.9928.i = sdiv i64 %.7437.i, %.281.fca.7.load.i
  %.9929.i = srem i64 %.7437.i, %.281.fca.7.load.i
  %.9930.i = xor i64 %.9929.i, %.281.fca.7.load.i
  %.9931.i = icmp slt i64 %.9930.i, 0
  %.9932.i = icmp ne i64 %.9929.i, 0
  %.9933.i = and i1 %.9932.i, %.9931.i
  %.9938.i = sext i1 %.9933.i to i64
  %spec.select8630.i = add i64 %.9928.i, %.9938.i
  br label %B4436.endif.i

B4436.endif.endif.endif.i:                        ; preds = %B4436.endif.endif.else.if.i, %B4436.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4436.endif.i ], [ %251, %B4436.endif.endif.else.if.i ]
  br i1 %or.cond10181.i, label %B4436.endif.endif.endif.else.if.i, label %B4436.endif.endif.endif.endif.i, !prof !14

B4436.endif.endif.else.if.i:                      ; preds = %B4436.endif.i
  %.10069.i = srem i64 %.10048.i, %.281.fca.5.load.i
  %.10070.i = xor i64 %.10069.i, %.281.fca.5.load.i
  %.10071.i = icmp slt i64 %.10070.i, 0
  %.10072.i = icmp ne i64 %.10069.i, 0
  %.10073.i = and i1 %.10072.i, %.10071.i
  %.10080.i = select i1 %.10073.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select8631.i = add i64 %.10080.i, %.10069.i
  %251 = mul nsw i64 %spec.select8631.i, %.281.fca.7.load.i
  br label %B4436.endif.endif.endif.i

B4436.endif.endif.endif.endif.i:                  ; preds = %B4436.endif.endif.endif.else.if.i, %B4436.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4436.endif.endif.endif.i ], [ %spec.select8632.i, %B4436.endif.endif.endif.else.if.i ]
  %.10134.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.10142.i = icmp eq i64 %.7542.i, 5
  br i1 %.10142.i, label %B4614.i, label %B4822.i

B4436.endif.endif.endif.else.if.i:                ; preds = %B4436.endif.endif.endif.i
  %.10113.i = srem i64 %.7437.i, %.281.fca.7.load.i
  %.10114.i = xor i64 %.10113.i, %.281.fca.7.load.i
  %.10115.i = icmp slt i64 %.10114.i, 0
  %.10116.i = icmp ne i64 %.10113.i, 0
  %.10117.i = and i1 %.10116.i, %.10115.i
  %.10124.i = select i1 %.10117.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8632.i = add i64 %.10124.i, %.10113.i
  br label %B4436.endif.endif.endif.endif.i

B7390.endif.i:                                    ; preds = %B7390.else.if.i, %B7390.i
  %rem.7.0.i = phi i64 [ %.13673.0.i, %B7390.else.if.i ], [ 0, %B7390.i ]
  store i64 %rem.7.0.i, ptr %.13597.i, align 8, !noalias !7
  br label %B7490.i

B7390.else.if.i:                                  ; preds = %B7390.i
  %.13660.i = load i64, ptr %.13597.i, align 8, !noalias !7
  %.13661.i = add nsw i64 %.13660.i, 1
  %.13682.i = srem i64 %.13661.i, %.5.i.i
  %.13683.i = xor i64 %.13682.i, %.5.i.i
  %.13684.i = icmp slt i64 %.13683.i, 0
  %.13685.i = icmp ne i64 %.13682.i, 0
  %.13686.i = and i1 %.13685.i, %.13684.i
  %.13693.i = select i1 %.13686.i, i64 %.5.i.i, i64 0
  %.13673.0.i = add i64 %.13693.i, %.13682.i
  br label %B7390.endif.i

B8012.endif.endif.i:                              ; preds = %B8012.endif.else.if.i, %B8012.i
  %rem.8.0.i = phi double [ 0.000000e+00, %B8012.i ], [ %253, %B8012.endif.else.if.i ]
  %.14939.i = fmul double %.489.fca.2.load.i, %rem.8.0.i
  %.14940.i = fsub double %.14891.i, %.14939.i
  %.14941.i = fadd double %.14799.i, %.14940.i
  store double %.14941.i, ptr %.14798.i, align 8, !noalias !7
  %.15001.i = load double, ptr %.15000.i, align 8, !noalias !7
  %.15017.i = select i1 %.14721.i, i64 %.210.i9563.i, i64 0
  %252 = getelementptr double, ptr %.226.i9561.i, i64 %quot.2.0.i
  %.15031.i = getelementptr double, ptr %252, i64 %.15017.i
  %.15032.i = load double, ptr %.15031.i, align 8, !noalias !7
  %.15038.i = fsub double %.15032.i, %.12705.i
  %.15040.i = fsub double %.15038.i, %best.3.3.i
  %.12.i10041.i = fcmp ogt double %.15040.i, 0.000000e+00
  %.13.i10042.i = select i1 %.12.i10041.i, double %.15040.i, double 0.000000e+00
  %.15069.i = fadd double %.15001.i, %.13.i10042.i
  store double %.15069.i, ptr %.15000.i, align 8, !noalias !7
  br label %B8552.i

B8012.endif.else.if.i:                            ; preds = %B8012.i
  %.14915.i = srem i64 %.7437.i, %.281.fca.7.load.i
  %.14916.i = xor i64 %.14915.i, %.281.fca.7.load.i
  %.14917.i = icmp slt i64 %.14916.i, 0
  %.14918.i = icmp ne i64 %.14915.i, 0
  %.14919.i = and i1 %.14918.i, %.14917.i
  %.14926.i = select i1 %.14919.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8633.i = add i64 %.14926.i, %.14915.i
  %253 = sitofp i64 %spec.select8633.i to double
  br label %B8012.endif.endif.i

B8722.if.i:                                       ; preds = %B8778.i, %B8722.if.preheader.i
  %.15592.010164.i = phi i64 [ %.15654.i, %B8778.i ], [ %spec.select10077.i, %B8722.if.preheader.i ]
  %.15589.010163.i = phi i64 [ %.15658.i, %B8778.i ], [ %.15561.i, %B8722.if.preheader.i ]
  %.15654.i = add nsw i64 %.15592.010164.i, -1
  %.15658.i = add i64 %.15589.010163.i, 1
  %.15700.i = icmp slt i64 %.15589.010163.i, 0
  %.15701.i = select i1 %.15700.i, i64 %.210.i9203.i, i64 0
  %254 = getelementptr i64, ptr %.226.i9201.i, i64 %.15589.010163.i
  %.15715.i = getelementptr i64, ptr %254, i64 %.15701.i
  %.15716.i = load i64, ptr %.15715.i, align 8, !noalias !7
  %.15717.not.i = icmp eq i64 %.15716.i, 0
  br i1 %.15717.not.i, label %B8778.i, label %B8742.i

B8780.endif.else.endif.endif.endif.if.i:          ; preds = %B8780.i
  br i1 %.6504.not10151.i, label %.16111.endif.i.preheader, label %B8804.i, !prof !205

.16111.endif.i.preheader:                         ; preds = %B8780.i, %B8780.endif.else.endif.endif.endif.if.i
  %.16107.010166.i.ph = phi i64 [ %.210.i995710323.i, %B8780.endif.else.endif.endif.endif.if.i ], [ 0, %B8780.i ]
  br label %.16111.endif.i

.16111.endif.i:                                   ; preds = %.16111.endif.i.preheader, %.16111.endif.i
  %.16107.010166.i = phi i64 [ %.16152.i, %.16111.endif.i ], [ %.16107.010166.i.ph, %.16111.endif.i.preheader ]
  %.16147.i = getelementptr i64, ptr %.226.i9955.i, i64 %.16107.010166.i
  store i64 1, ptr %.16147.i, align 8, !noalias !7
  %.16152.i = add nuw nsw i64 %.16107.010166.i, 1
  %.16141.not.i = icmp sgt i64 %.201.i9954.i, %.16152.i
  br i1 %.16141.not.i, label %.16111.endif.i, label %B8804.i, !prof !206

B8988.if.i:                                       ; preds = %B9434.i, %B8988.if.lr.ph.i
  %.17148.010178.i = phi i64 [ 0, %B8988.if.lr.ph.i ], [ %.17217.i, %B9434.i ]
  %.17217.i = add nuw nsw i64 %.17148.010178.i, 1
  %255 = getelementptr i64, ptr %.226.i9201.i, i64 %.17148.010178.i
  %.17275.i = load i64, ptr %255, align 8, !noalias !7
  %.17276.not.i = icmp eq i64 %.17275.i, 0
  br i1 %.17276.not.i, label %B9434.i, label %B9008.i

B9008.endif.endif.i:                              ; preds = %B9008.endif.else.if.i, %B9008.i
  %.1737910069.pn.pn.in.i = phi ptr [ %.1737810068.i, %B9008.endif.else.if.i ], [ %.226.i9633.i, %B9008.i ]
  %rem.10.0.i = phi double [ %263, %B9008.endif.else.if.i ], [ 0.000000e+00, %B9008.i ]
  %.1737910069.pn.pn.i = load double, ptr %.1737910069.pn.pn.in.i, align 8, !noalias !7
  %.1738110072.i = fsub double %now.2.2.i, %.1737910069.pn.pn.i
  %.17427.i = fmul double %.489.fca.2.load.i, %rem.10.0.i
  %.17428.i = fsub double %.1738110072.i, %.17427.i
  %.12.i10043.i = fcmp ogt double %.17428.i, 0.000000e+00
  %.13.i10044.i = select i1 %.12.i10043.i, double %.17428.i, double 0.000000e+00
  %.17457.i = fadd double %.17307.i, %.13.i10044.i
  store double %.17457.i, ptr %.17306.i, align 8, !noalias !7
  %256 = getelementptr double, ptr %.226.i9381.i, i64 %.17148.010178.i
  %.17518.i = load double, ptr %256, align 8, !noalias !7
  %257 = getelementptr double, ptr %.226.i9309.i, i64 %.17148.010178.i
  %.17549.i = load double, ptr %257, align 8, !noalias !7
  %.12.i10045.i = fcmp olt double %now.2.2.i, %.17549.i
  %.13.i10046.i = select i1 %.12.i10045.i, double %now.2.2.i, double %.17549.i
  %.12.i10047.i = fcmp ogt double %.13.i10046.i, %.17518.i
  %.13.i10048.i = select i1 %.12.i10047.i, double %.13.i10046.i, double %.17518.i
  %258 = getelementptr i64, ptr %.226.i9417.i, i64 %.17148.010178.i
  %.17637.i = load i64, ptr %258, align 8, !noalias !7
  %.17651.i = icmp slt i64 %.17637.i, 0
  %.17652.i = select i1 %.17651.i, i64 %.3094, i64 0
  %259 = getelementptr double, ptr %.3110, i64 %.17637.i
  %.17666.i = getelementptr double, ptr %259, i64 %.17652.i
  %.17667.i = load double, ptr %.17666.i, align 8, !noalias !7
  %.17699.i = fsub double %.13.i10048.i, %.17518.i
  %.17700.i = fadd double %.17667.i, %.17699.i
  store double %.17700.i, ptr %.17666.i, align 8, !noalias !7
  %260 = getelementptr i64, ptr %.226.i8988.i, i64 %.17148.010178.i
  %.17761.i = load i64, ptr %260, align 8, !noalias !7
  %.17775.i = icmp slt i64 %.17761.i, 0
  %.17776.i = select i1 %.17775.i, i64 %.3265, i64 0
  %261 = getelementptr double, ptr %.3281, i64 %.17761.i
  %.17790.i = getelementptr double, ptr %261, i64 %.17776.i
  %.17791.i = load double, ptr %.17790.i, align 8, !noalias !7
  %.17822.i = load double, ptr %256, align 8, !noalias !7
  %.17825.i = fsub double %.13.i10048.i, %.17822.i
  %.17826.i = fadd double %.17791.i, %.17825.i
  store double %.17826.i, ptr %.17790.i, align 8, !noalias !7
  %.17886.i = load double, ptr %.17885.i, align 8, !noalias !7
  %.17888.i = fsub double %now.2.2.i, %.13.i10048.i
  %.12.i10049.i = fcmp ogt double %.17888.i, 0.000000e+00
  %.13.i10050.i = select i1 %.12.i10049.i, double %.17888.i, double 0.000000e+00
  %.17917.i = fadd double %.13.i10050.i, %.17886.i
  store double %.17917.i, ptr %.17885.i, align 8, !noalias !7
  br label %B9434.i

B9008.endif.else.if.i:                            ; preds = %B9008.i
  %.17328.i = sdiv i64 %.17148.010178.i, %.281.fca.7.load.i
  %.17329.i = srem i64 %.17148.010178.i, %.281.fca.7.load.i
  %.17332.i = icmp ne i64 %.17329.i, 0
  %.17333.i = and i1 %.17331.i, %.17332.i
  %.17338.i = sext i1 %.17333.i to i64
  %spec.select8634.i = add i64 %.17328.i, %.17338.i
  %spec.select8634.fr.i = freeze i64 %spec.select8634.i
  %262 = getelementptr double, ptr %.226.i9633.i, i64 %spec.select8634.fr.i
  %.17363.i = icmp slt i64 %spec.select8634.fr.i, 0
  %spec.select10081.i = select i1 %.17363.i, i64 %.210.i9635.i, i64 0
  %.1737810068.i = getelementptr double, ptr %262, i64 %spec.select10081.i
  %.17408.not.i = icmp eq i64 %.17329.i, 0
  %.17416.i = select i1 %.17408.not.i, i64 0, i64 %173
  %spec.select8635.i = add nsw i64 %.17416.i, %.17329.i
  %263 = sitofp i64 %spec.select8635.i to double
  br label %B9008.endif.endif.i
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2039_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2039_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!12, !8}
!12 = distinct !{!12, !13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!13 = distinct !{!13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!14 = !{!"branch_weights", i32 9801, i32 199}
!15 = !{!16, !8}
!16 = distinct !{!16, !17, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!18 = !{!19, !8}
!19 = distinct !{!19, !20, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!21 = !{!22, !19, !8}
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!24 = !{!25, !19, !8}
!25 = distinct !{!25, !26, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !25, !19, !8}
!28 = distinct !{!28, !29, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!29 = distinct !{!29, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!30 = !{!31, !28, !25, !19, !8}
!31 = distinct !{!31, !32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!32 = distinct !{!32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!33 = !{!34, !25, !19, !8}
!34 = distinct !{!34, !35, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!35 = distinct !{!35, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!36 = !{!37, !19, !8}
!37 = distinct !{!37, !38, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!38 = distinct !{!38, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!39 = !{!"branch_weights", i32 127, i32 1}
!40 = !{!41, !19, !8}
!41 = distinct !{!41, !42, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!42 = distinct !{!42, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!43 = !{!44, !8}
!44 = distinct !{!44, !45, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!45 = distinct !{!45, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!46 = !{!47, !44, !8}
!47 = distinct !{!47, !48, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!48 = distinct !{!48, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!49 = !{!50, !8}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !8}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!55 = !{!56, !53, !8}
!56 = distinct !{!56, !57, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!57 = distinct !{!57, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!58 = !{!59, !53, !8}
!59 = distinct !{!59, !60, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!60 = distinct !{!60, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!61 = !{!62, !59, !53, !8}
!62 = distinct !{!62, !63, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!63 = distinct !{!63, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!64 = !{!65, !62, !59, !53, !8}
!65 = distinct !{!65, !66, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!66 = distinct !{!66, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!67 = !{!68, !59, !53, !8}
!68 = distinct !{!68, !69, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!69 = distinct !{!69, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!70 = !{!71, !73, !8}
!71 = distinct !{!71, !72, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!72 = distinct !{!72, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!73 = distinct !{!73, !74, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!74 = distinct !{!74, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!75 = !{!73, !8}
!76 = !{!77, !73, !8}
!77 = distinct !{!77, !78, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!78 = distinct !{!78, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!79 = !{!80, !73, !8}
!80 = distinct !{!80, !81, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!81 = distinct !{!81, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!82 = !{!83, !73, !8}
!83 = distinct !{!83, !84, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!84 = distinct !{!84, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!85 = !{!"branch_weights", i32 127, i32 12545}
!86 = !{!87, !73, !8}
!87 = distinct !{!87, !88, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!88 = distinct !{!88, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!89 = !{!90, !73, !8}
!90 = distinct !{!90, !91, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!91 = distinct !{!91, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!92 = !{!93, !73, !8}
!93 = distinct !{!93, !94, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!94 = distinct !{!94, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!95 = !{!96, !73, !8}
!96 = distinct !{!96, !97, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!97 = distinct !{!97, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!98 = !{!99, !73, !8}
!99 = distinct !{!99, !100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!100 = distinct !{!100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!101 = !{!102, !73, !8}
!102 = distinct !{!102, !103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!103 = distinct !{!103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!104 = !{!105, !73, !8}
!105 = distinct !{!105, !106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!106 = distinct !{!106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!107 = !{!108, !8}
!108 = distinct !{!108, !109, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!109 = distinct !{!109, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!110 = !{!111, !8}
!111 = distinct !{!111, !112, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!112 = distinct !{!112, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!113 = !{!114, !8}
!114 = distinct !{!114, !115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!115 = distinct !{!115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!116 = !{!117, !8}
!117 = distinct !{!117, !118, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!118 = distinct !{!118, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!119 = !{!120, !8}
!120 = distinct !{!120, !121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!121 = distinct !{!121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!122 = !{!123, !8}
!123 = distinct !{!123, !124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!124 = distinct !{!124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!125 = !{!126, !8}
!126 = distinct !{!126, !127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!127 = distinct !{!127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!128 = !{!129, !8}
!129 = distinct !{!129, !130, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!130 = distinct !{!130, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!131 = !{!132, !8}
!132 = distinct !{!132, !133, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!133 = distinct !{!133, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!134 = !{!135, !8}
!135 = distinct !{!135, !136, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!136 = distinct !{!136, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!137 = !{!138, !8}
!138 = distinct !{!138, !139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!139 = distinct !{!139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!140 = !{!141, !8}
!141 = distinct !{!141, !142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!142 = distinct !{!142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!143 = !{!144, !8}
!144 = distinct !{!144, !145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!145 = distinct !{!145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!146 = !{!147, !8}
!147 = distinct !{!147, !148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!148 = distinct !{!148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!149 = !{!150, !8}
!150 = distinct !{!150, !151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!151 = distinct !{!151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!152 = !{!153, !8}
!153 = distinct !{!153, !154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!154 = distinct !{!154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!155 = !{!156, !8}
!156 = distinct !{!156, !157, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!157 = distinct !{!157, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!158 = !{!159, !8}
!159 = distinct !{!159, !160, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!160 = distinct !{!160, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!161 = !{!162, !8}
!162 = distinct !{!162, !163, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!163 = distinct !{!163, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!164 = !{!165, !8}
!165 = distinct !{!165, !166, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!166 = distinct !{!166, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!167 = !{!168, !8}
!168 = distinct !{!168, !169, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!169 = distinct !{!169, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!170 = !{!171, !8}
!171 = distinct !{!171, !172, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!172 = distinct !{!172, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!173 = !{!174, !8}
!174 = distinct !{!174, !175, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!175 = distinct !{!175, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!176 = !{!177, !8}
!177 = distinct !{!177, !178, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!178 = distinct !{!178, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!179 = !{!180, !8}
!180 = distinct !{!180, !181, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!181 = distinct !{!181, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!182 = !{!183, !8}
!183 = distinct !{!183, !184, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!184 = distinct !{!184, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!185 = !{!186, !8}
!186 = distinct !{!186, !187, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!187 = distinct !{!187, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!188 = !{!189, !8}
!189 = distinct !{!189, !190, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!190 = distinct !{!190, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!191 = !{!192, !8}
!192 = distinct !{!192, !193, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!193 = distinct !{!193, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!194 = !{!195, !8}
!195 = distinct !{!195, !196, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!196 = distinct !{!196, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!197 = !{!"branch_weights", i32 1, i32 127}
!198 = !{!199, !8}
!199 = distinct !{!199, !200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!200 = distinct !{!200, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!201 = !{!202, !8}
!202 = distinct !{!202, !203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!203 = distinct !{!203, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!204 = !{!"branch_weights", i32 199, i32 9801}
!205 = !{!"branch_weights", i32 469762010, i32 1677721638}
!206 = !{!"branch_weights", i32 12545, i32 127}
