; made by build.py from sm.py, sources d74ce338978e4bec
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

common.ret:                                       ; preds = %B9456.i, %B8980.i
  store double %issued.4.2.i, ptr %.3452, align 8, !noalias !7
  %.18135.i = getelementptr i8, ptr %.3452, i64 24
  store double %now.2.2.i, ptr %.18135.i, align 8, !noalias !7
  %.18168.i = getelementptr i8, ptr %.3452, i64 40
  %.18169.i = sitofp i64 %finished.5.2.i to double
  store double %.18169.i, ptr %.18168.i, align 8, !noalias !7
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
  %spec.select10103.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.726.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select10103.i
  %.5.i.i8942.i = fptosi double %.489.fca.28.load.i to i64
  %.197.0.i.i = ashr i64 %.5.i.i8942.i, 4
  %.13.i.i8943.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.197.0.i.i, i64 1)
  %.258.i.i = shl nuw nsw i64 %.13.i.i8943.i, 4
  %.87.i.i.i = or disjoint i64 %.258.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1604.i:                                          ; preds = %B1604.i.outer, %B9459.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B9459.i ], [ %dispatched.3.1.i.ph, %B1604.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B9459.i ], [ %next_block.2.1.i.ph, %B1604.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B9459.i ], [ %waiting_slots.3.1.i.ph, %B1604.i.outer ]
  %.4483.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4512.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond8642.i = select i1 %.4483.i, i1 %.4512.i, i1 false
  br i1 %or.cond8642.i, label %B1632.i.preheader, label %B2310.i

B1632.i.preheader:                                ; preds = %B1604.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1632.i

B1632.i:                                          ; preds = %B1632.i.preheader, %B2296.i
  %dispatched.2.3.i = phi double [ %.4667.i, %B2296.i ], [ %dispatched.3.1.i, %B1632.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6202.i, %B2296.i ], [ %next_block.2.1.i, %B1632.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6212.i, %B2296.i ], [ %waiting_slots.3.1.i, %B1632.i.preheader ]
  %.4560.i = load i64, ptr %.226.i9510.i, align 8, !noalias !7
  %.4561.i = icmp sgt i64 %.4560.i, -1
  br i1 %.4561.i, label %B1660.i, label %B1694.i

B1660.i:                                          ; preds = %B1632.i, %B1660.i
  %slot.4.4.i = phi i64 [ %.4564.i, %B1660.i ], [ 0, %B1632.i ]
  %.4564.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4597.i = getelementptr i64, ptr %.226.i9510.i, i64 %.4564.i
  %.4598.i = load i64, ptr %.4597.i, align 8, !noalias !7
  %.4599.i = icmp sgt i64 %.4598.i, -1
  br i1 %.4599.i, label %B1660.i, label %B1694.i

B1694.i:                                          ; preds = %B1660.i, %B1632.i
  %slot.5.5.i = phi i64 [ 0, %B1632.i ], [ %.4564.i, %B1660.i ]
  %.4632.i = getelementptr double, ptr %.226.i9582.i, i64 %slot.5.5.i
  %.4633.i = load double, ptr %.4632.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4633.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4633.i, double %dispatched.2.3.i
  %.4667.i = fadd double %.489.fca.0.load.i, %.13.i.i
  %.4700.i = getelementptr double, ptr %.226.i9654.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4700.i, align 8, !noalias !7
  %.4704.i = fadd double %.489.fca.1.load.i, %.13.i.i
  %.4738.i = getelementptr i64, ptr %.226.i9510.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.4738.i, align 8, !noalias !7
  %.4769.i = getelementptr i64, ptr %.226.i9546.i, i64 %slot.5.5.i
  store i64 0, ptr %.4769.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4632.i, align 8, !noalias !7
  br i1 %.488210169.not.i, label %B2250.i, label %B1848.if.lr.ph.i

B1848.if.lr.ph.i:                                 ; preds = %B1694.i
  %.4922.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.4999.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.5001.not.not10209.i = and i1 %.5000.i, %.4999.i
  %.5429.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge.i = select i1 %.4988.i, i1 true, i1 %.5001.not.not10209.i, !prof !6
  br label %B1848.if.i

B1848.loopexit.i:                                 ; preds = %.6142.endif.preheader.i, %.5838.endif.endif.i
  %exitcond10259.not.i = icmp eq i64 %.281.fca.7.load.i, %.4895.i
  br i1 %exitcond10259.not.i, label %B2250.i, label %B1848.if.i

B2250.i:                                          ; preds = %B1848.loopexit.i, %B1694.i
  %.6202.i = add i64 %next_block.5.3.i, 1
  %.6212.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i9977.i, label %B2250.endif.else.endif.endif.endif.if.i, label %.6474.endif.i.preheader, !prof !6

B2296.i:                                          ; preds = %.6474.if.i
  %exitcond1570.not = icmp eq i64 %.6202.i, %.281.fca.4.load.i
  br i1 %exitcond1570.not, label %B2310.i, label %B1632.i

B2310.i:                                          ; preds = %.6474.if.i, %B2296.i, %B1604.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1604.i ], [ %.4667.i, %B2296.i ], [ %.4667.i, %.6474.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1604.i ], [ %.6202.i, %.6474.if.i ], [ %.281.fca.4.load.i, %B2296.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1604.i ], [ 0, %.6474.if.i ], [ %.6212.i, %B2296.i ]
  br label %B2368.if.i

B2388.i:                                          ; preds = %B2368.if.i
  %4 = getelementptr double, ptr %.226.i9762.i, i64 %.6604.010174.i
  %.6765.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i9869.i, i64 %.6604.010174.i
  %.6796.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i93321033210336.i, %.6604.010174.i
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
  %.340.i.i = getelementptr double, ptr %.226.i9330.i, i64 %.6796.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i9366.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i9366.i, i64 %w.2.0260.i.i
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
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6604.010174.i, %B2388.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2388.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i9330.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6604.010174.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i9330.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2388.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.6796.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2388.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2388.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i9904.i, i64 %.6604.010174.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i9940.i, i64 %.6604.010174.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %246, align 8, !noalias !7
  br label %B2478.i

B2478.i:                                          ; preds = %B2368.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i9904.i, i64 %.6604.010174.i
  %.6964.i = load i64, ptr %12, align 8, !noalias !7
  %.6965.i = icmp sgt i64 %.6964.i, -1
  br i1 %.6965.i, label %B2502.i, label %B2546.i

B2502.i:                                          ; preds = %B2478.i
  %13 = getelementptr double, ptr %.226.i9940.i, i64 %.6604.010174.i
  %.7005.i = load double, ptr %13, align 8, !noalias !7
  %.7007.i = fcmp olt double %.7005.i, %best.2.210177.i
  br i1 %.7007.i, label %B2526.i, label %B2546.i

B2526.i:                                          ; preds = %B2502.i
  br label %B2546.i

B2546.i:                                          ; preds = %B2526.i, %B2502.i, %B2478.i
  %best.3.3.i = phi double [ %.7005.i, %B2526.i ], [ %best.2.210177.i, %B2502.i ], [ %best.2.210177.i, %B2478.i ]
  %scheduler.3.3.i = phi i64 [ %.6604.010174.i, %B2526.i ], [ %scheduler.2.210178.i, %B2502.i ], [ %scheduler.2.210178.i, %B2478.i ]
  %exitcond10260.not.i = icmp eq i64 %.6673.i, 4
  br i1 %exitcond10260.not.i, label %B2548.i, label %B2368.if.i

B2548.i:                                          ; preds = %B2546.i
  %.7068.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7068.i, label %B8980.i.loopexit, label %B2564.i

B2564.i:                                          ; preds = %B2548.i
  %.7436.i = getelementptr i64, ptr %.226.i9904.i, i64 %scheduler.3.3.i
  %.7437.i = load i64, ptr %.7436.i, align 8, !noalias !7
  %.7470.i = getelementptr i64, ptr %.226.i9976.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7470.i, align 8, !noalias !7
  %.7492.i = icmp slt i64 %.7437.i, 0
  %.7493.i = select i1 %.7492.i, i64 %.210.i9011.i, i64 0
  %14 = getelementptr i64, ptr %.226.i9009.i, i64 %.7437.i
  %.7507.i = getelementptr i64, ptr %14, i64 %.7493.i
  %.7508.i = load i64, ptr %.7507.i, align 8, !noalias !7
  %.7526.i = icmp slt i64 %.7508.i, 0
  %.7527.i = select i1 %.7526.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7508.i
  %.7541.i = getelementptr i64, ptr %15, i64 %.7527.i
  %.7542.i = load i64, ptr %.7541.i, align 8, !noalias !7
  %.7561.i = select i1 %.7492.i, i64 %.210.i9404.i, i64 0
  %16 = getelementptr double, ptr %.226.i9402.i, i64 %.7437.i
  %.7575.i = getelementptr double, ptr %16, i64 %.7561.i
  %.7576.i = load double, ptr %.7575.i, align 8, !noalias !7
  %.7592.i = select i1 %.7492.i, i64 %.210.i93321033210336.i, i64 0
  %17 = getelementptr double, ptr %.226.i9330.i, i64 %.7437.i
  %.7606.i = getelementptr double, ptr %17, i64 %.7592.i
  %.7607.i = load double, ptr %.7606.i, align 8, !noalias !7
  %.12.i8653.i = fcmp olt double %best.3.3.i, %.7607.i
  %.13.i8654.i = select i1 %.12.i8653.i, double %best.3.3.i, double %.7607.i
  %.12.i8655.i = fcmp ogt double %.13.i8654.i, %.7576.i
  %.13.i8656.i = select i1 %.12.i8655.i, double %.13.i8654.i, double %.7576.i
  %.7683.i = select i1 %.7492.i, i64 %.210.i9440.i, i64 0
  %18 = getelementptr i64, ptr %.226.i9438.i, i64 %.7437.i
  %.7697.i = getelementptr i64, ptr %18, i64 %.7683.i
  %.7698.i = load i64, ptr %.7697.i, align 8, !noalias !7
  %.7712.i = icmp slt i64 %.7698.i, 0
  %.7713.i = select i1 %.7712.i, i64 %.3094, i64 0
  %19 = getelementptr double, ptr %.3110, i64 %.7698.i
  %.7727.i = getelementptr double, ptr %19, i64 %.7713.i
  %.7728.i = load double, ptr %.7727.i, align 8, !noalias !7
  %.7761.i = fsub double %.13.i8656.i, %.7576.i
  %.7762.i = fadd double %.7728.i, %.7761.i
  store double %.7762.i, ptr %.7727.i, align 8, !noalias !7
  %.7808.i = select i1 %.7526.i, i64 %.3265, i64 0
  %20 = getelementptr double, ptr %.3281, i64 %.7508.i
  %.7822.i = getelementptr double, ptr %20, i64 %.7808.i
  %.7823.i = load double, ptr %.7822.i, align 8, !noalias !7
  %.7854.i = load double, ptr %.7575.i, align 8, !noalias !7
  %.7856.i = fsub double %.13.i8656.i, %.7854.i
  %.7857.i = fadd double %.7823.i, %.7856.i
  store double %.7857.i, ptr %.7822.i, align 8, !noalias !7
  %.7894.i = fcmp ogt double %best.3.3.i, %.13.i8656.i
  %.7898.i = fsub double %best.3.3.i, %.13.i8656.i
  br i1 %.7894.i, label %B2838.i, label %B2564.B2942_crit_edge.i

B2564.B2942_crit_edge.i:                          ; preds = %B2564.i
  %.pre10293.i = select i1 %.7492.i, i64 %.210.i9835.i, i64 0
  br label %B2942.i

B2838.i:                                          ; preds = %B2564.i
  %.7928.i = getelementptr double, ptr %.226.i9797.i, i64 %scheduler.3.3.i
  %.7929.i = load double, ptr %.7928.i, align 8, !noalias !7
  %.7945.i = select i1 %.7492.i, i64 %.210.i9835.i, i64 0
  %21 = getelementptr double, ptr %.226.i9833.i, i64 %.7437.i
  %.7959.i = getelementptr double, ptr %21, i64 %.7945.i
  %.7960.i = load double, ptr %.7959.i, align 8, !noalias !7
  %.7961.i = fsub double %.7929.i, %.7960.i
  %.7965.i = fmul double %.7898.i, %.7961.i
  %.7996.i = load double, ptr %.7575.i, align 8, !noalias !7
  %.7998.i = fsub double %best.3.3.i, %.7996.i
  %.8002.i = fdiv double %.7965.i, %.7998.i
  %.12.i8657.i = fcmp olt double %.8002.i, %.7898.i
  %.13.i8658.i = select i1 %.12.i8657.i, double %.8002.i, double %.7898.i
  br label %B2942.i

B2942.i:                                          ; preds = %B2838.i, %B2564.B2942_crit_edge.i
  %.8244.pre-phi.i = phi i64 [ %.pre10293.i, %B2564.B2942_crit_edge.i ], [ %.7945.i, %B2838.i ]
  %held.2.2.i = phi double [ 0.000000e+00, %B2564.B2942_crit_edge.i ], [ %.13.i8658.i, %B2838.i ]
  %.8063.i = load double, ptr %.8062.i, align 8, !noalias !7
  %.8065.i = fadd double %held.2.2.i, %.8063.i
  store double %.8065.i, ptr %.8062.i, align 8, !noalias !7
  %.8125.i = load double, ptr %.8124.i, align 8, !noalias !7
  %.8132.i = fsub double %.7898.i, %held.2.2.i
  %.8135.i = fadd double %.8132.i, %.8125.i
  store double %.8135.i, ptr %.8124.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7575.i, align 8, !noalias !7
  %.8227.i = getelementptr double, ptr %.226.i9797.i, i64 %scheduler.3.3.i
  %.8228.i = load double, ptr %.8227.i, align 8, !noalias !7
  %22 = getelementptr double, ptr %.226.i9833.i, i64 %.7437.i
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
  %.8483.i = add nsw i64 %.8351.010179.i, %.8481.i
  %.8497.i = icmp slt i64 %.8483.i, 0
  %.8498.i = select i1 %.8497.i, i64 %.210.i9152.i, i64 0
  %24 = getelementptr double, ptr %.226.i9150.i, i64 %.8483.i
  %.8512.i = getelementptr double, ptr %24, i64 %.8498.i
  %.8513.i = load double, ptr %.8512.i, align 8, !noalias !7
  %.8515.i = fcmp ogt double %.8513.i, %need.3.310181.i
  br i1 %.8515.i, label %B3254.i, label %B3330.i

B3254.i:                                          ; preds = %B3208.i
  %.8575.i = select i1 %.8497.i, i64 %.210.i9188.i, i64 0
  %25 = getelementptr i64, ptr %.226.i9186.i, i64 %.8483.i
  %.8589.i = getelementptr i64, ptr %25, i64 %.8575.i
  %.8590.i = load i64, ptr %.8589.i, align 8, !noalias !7
  br label %B3330.i

B3330.i:                                          ; preds = %B3188.if.i, %B3254.i, %B3208.i
  %need.4.4.i = phi double [ %.8513.i, %B3254.i ], [ %need.3.310181.i, %B3208.i ], [ %need.3.310181.i, %B3188.if.i ]
  %why.6.4.i = phi i64 [ %.8590.i, %B3254.i ], [ %why.5.310182.i, %B3208.i ], [ %why.5.310182.i, %B3188.if.i ]
  %exitcond10261.not.i = icmp eq i64 %.8426.i, 6
  br i1 %exitcond10261.not.i, label %B3332.i, label %B3188.if.i

B3332.i:                                          ; preds = %B3330.i, %B2942.i
  %need.5.2.i = phi double [ %best.3.3.i, %B2942.i ], [ %need.4.4.i, %B3330.i ]
  %why.4.2.i = phi i64 [ 2, %B2942.i ], [ %why.6.4.i, %B3330.i ]
  %.8630.i = icmp eq i64 %.7542.i, 15
  br i1 %.8630.i, label %B3364.i, label %B3540.i

B3364.i:                                          ; preds = %B3332.i
  %.8653.i = select i1 %.7492.i, i64 %.210.i9116.i, i64 0
  %26 = getelementptr i64, ptr %.226.i9114.i, i64 %.7437.i
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
  %.8831.i = select i1 %.7492.i, i64 %.210.i9080.i, i64 0
  %.idx.i = shl i64 %.7437.i, 7
  %29 = getelementptr i8, ptr %.226.i9078.i, i64 %.idx.i
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
  br i1 %.8873.i, label %B9459.i.sink.split, label %B3582.i

B3582.i:                                          ; preds = %B3540.i
  %.8959.i = icmp slt i64 %.7542.i, 5
  br i1 %.8959.i, label %B3614.i, label %B3744.i

B3614.i:                                          ; preds = %B3582.i
  %.8962.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8964.i = add nsw i64 %.7542.i, %.8962.i
  %.8978.i = icmp slt i64 %.8964.i, 0
  %.8979.i = select i1 %.8978.i, i64 %.210.i9728.i, i64 0
  %31 = getelementptr double, ptr %.226.i9726.i, i64 %.8964.i
  %.8993.i = getelementptr double, ptr %31, i64 %.8979.i
  %.8994.i = load double, ptr %.8993.i, align 8, !noalias !7
  %.8997.i = fcmp ogt double %.8994.i, %.8871.i
  br i1 %.8997.i, label %B9459.i.sink.split, label %B3744.i

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
  %.9202.i = getelementptr i64, ptr %.226.i10048.i, i64 %scheduler.3.3.i
  %.9203.i = load i64, ptr %.9202.i, align 8, !noalias !7
  %.9204.i = add nsw i64 %.9203.i, %.9172.i
  %.9218.i = icmp slt i64 %.9204.i, 0
  %.9219.i = select i1 %.9218.i, i64 %.210.i10014.i, i64 0
  %32 = getelementptr double, ptr %.226.i10012.i, i64 %.9204.i
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
  br i1 %exitcond.not.i.i, label %B9459.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7542.i
  br i1 %.96.i.i, label %B9459.i, label %B8.i.i

B4062.i:                                          ; preds = %B3852.i, %B3744.i
  %.7507.i.le = getelementptr i64, ptr %14, i64 %.7493.i
  %.8227.i.le = getelementptr double, ptr %.226.i9797.i, i64 %scheduler.3.3.i
  %33 = add i64 %.7542.i, -5
  %"$phi3846.0.4.3.i.le" = icmp ult i64 %33, 5
  %.9158.i.le = icmp eq i64 %.7542.i, 13
  %spec.select8652.i.le = or i1 %.9158.i.le, %"$phi3846.0.4.3.i.le"
  %.9471.i = load double, ptr %.3110, align 8, !noalias !7
  %.9472.i = fadd double %.9471.i, 1.000000e+00
  store double %.9472.i, ptr %.3110, align 8, !noalias !7
  %.9504.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9511.i = shl nuw nsw i64 %.9504.i, 1
  %.9513.not.i = icmp sge i64 %.9511.i, %arg.limit
  %.9519.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond8643.i = select i1 %.9513.not.i, i1 %.9519.i, i1 false
  br i1 %or.cond8643.i, label %B4158.i, label %B4222.i

B4158.i:                                          ; preds = %B4062.i
  %.9556.i = uitofp nneg i64 %.9504.i to double
  store double %.9556.i, ptr %.9555.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.9587.i, align 8, !noalias !7
  br label %B4222.i

B4222.i:                                          ; preds = %B4158.i, %B4062.i
  %half.4.2.i = phi i64 [ %.9504.i, %B4158.i ], [ %half.2.1.i.ph, %B4062.i ]
  %.9593.i = fadd double %best.3.3.i, 1.000000e+00
  %34 = getelementptr i64, ptr %.1130, i64 %.7508.i
  %.9623.i = getelementptr i64, ptr %34, i64 %.7527.i
  %.9624.i = load i64, ptr %.9623.i, align 8, !noalias !7
  %.9625.i = sitofp i64 %.9624.i to double
  %.9626.i = fadd double %.9593.i, %.9625.i
  %.9656.i = getelementptr double, ptr %.226.i9762.i, i64 %scheduler.3.3.i
  store double %.9626.i, ptr %.9656.i, align 8, !noalias !7
  %.9688.i = load double, ptr %.8227.i.le, align 8, !noalias !7
  %.9719.i = load i64, ptr %.9623.i, align 8, !noalias !7
  %.9720.i = sitofp i64 %.9719.i to double
  %.9721.i = fadd double %.9688.i, %.9720.i
  store double %.9721.i, ptr %.8227.i.le, align 8, !noalias !7
  %.9783.i = getelementptr i64, ptr %.226.i9869.i, i64 %scheduler.3.3.i
  store i64 %.7437.i, ptr %.9783.i, align 8, !noalias !7
  br i1 %.9787.i, label %B4332.i, label %B4354.i

B4332.i:                                          ; preds = %B4222.i
  %.9791.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.9793.i = add nsw i64 %.9791.i, %.9504.i
  %.9809.i = select i1 %.7492.i, i64 %.210.i9368.i, i64 0
  %35 = getelementptr i64, ptr %.226.i9366.i, i64 %.7437.i
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
  %.9880.i = select i1 %.9879.i, i64 %.210.i9728.i, i64 0
  %37 = getelementptr double, ptr %.226.i9726.i, i64 %.9865.i
  %.9894.i = getelementptr double, ptr %37, i64 %.9880.i
  store double %.9861.i, ptr %.9894.i, align 8, !noalias !7
  br label %B4436.i

B4436.i:                                          ; preds = %B4386.i, %B4354.i
  %.9923.i = icmp ne i64 %.7437.i, -9223372036854775808
  %.9925.not.i = or i1 %.9924.i, %.9923.i
  %or.cond10202.i = and i1 %.9912.i, %.9925.not.i
  br i1 %or.cond10202.i, label %B4436.else.if.i, label %B4436.endif.i, !prof !14

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
  %.10293.i = select i1 %.10292.i, i64 %.210.i9476.i, i64 0
  %39 = getelementptr i64, ptr %.226.i9474.i, i64 %.10278.i
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
  br i1 %.10402.not.i, label %B5114.i, label %B7412.i

B4822.i:                                          ; preds = %B4436.endif.endif.endif.endif.i
  %.10476.i = icmp sgt i64 %.7542.i, 5
  %.10483.i = icmp samesign ult i64 %.7542.i, 9
  %or.cond8644.i = or i1 %.10483.i, %.9158.i.le
  %or.cond.i = select i1 %.10476.i, i1 %or.cond8644.i, i1 false
  br i1 %or.cond.i, label %B4924.i, label %B6828.i

B4924.i:                                          ; preds = %B4822.i
  %41 = getelementptr i64, ptr %.990, i64 %.7508.i
  %.10529.i = getelementptr i64, ptr %41, i64 %.7527.i
  %.10530.i = load i64, ptr %.10529.i, align 8, !noalias !7
  %.10531.i = icmp sgt i64 %.10530.i, -1
  br i1 %.10531.i, label %B4948.i, label %B7408.i

B4948.i:                                          ; preds = %B4924.i
  %.10597.i = getelementptr i64, ptr %.2344, i64 %.10530.i
  %.10598.i = load i64, ptr %.10597.i, align 8, !noalias !7
  %.10599.i = icmp sgt i64 %.10598.i, -1
  %.10603.i = mul nsw i64 %.7437.i, %.584.i
  %.10635.i = add nsw i64 %.10530.i, %.10603.i
  br i1 %.10599.i, label %B5074.i, label %B5686.i

B5074.i:                                          ; preds = %B4948.i
  %.10649.i = icmp slt i64 %.10635.i, 0
  %.10650.i = select i1 %.10649.i, i64 %.210.i9476.i, i64 0
  %42 = getelementptr i64, ptr %.226.i9474.i, i64 %.10635.i
  %.10664.i = getelementptr i64, ptr %42, i64 %.10650.i
  %.10665.i = load i64, ptr %.10664.i, align 8, !noalias !7
  %.10728.i = add nsw i64 %.10598.i, %.10134.i
  %.10742.i = icmp slt i64 %.10728.i, 0
  %.10743.i = select i1 %.10742.i, i64 %.2751, i64 0
  %43 = getelementptr i64, ptr %.2767, i64 %.10728.i
  %.10757.i = getelementptr i64, ptr %43, i64 %.10743.i
  %.10758.i = load i64, ptr %.10757.i, align 8, !noalias !7
  %.10759.not.i = icmp slt i64 %.10665.i, %.10758.i
  br i1 %.10759.not.i, label %B5686.i, label %B7408.i

B5114.i:                                          ; preds = %B4674.i
  %.10829.pre.i = load i64, ptr %.10173.i, align 8, !noalias !7
  %.10830.i = icmp sgt i64 %.10829.pre.i, -1
  br i1 %.10830.i, label %B5152.i, label %B5182.i

B5152.i:                                          ; preds = %B5114.i, %B4638.i
  %.1082910301.i = phi i64 [ %.10829.pre.i, %B5114.i ], [ %.10174.i, %B4638.i ]
  %.10897.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.1082910301.i
  %.10898.i = load double, ptr %.10897.i, align 8, !noalias !7
  br label %B5182.i

B5182.i:                                          ; preds = %B5152.i, %B5114.i, %B4614.i
  %"$phi5182.3.2.3.i" = phi double [ %.10898.i, %B5152.i ], [ 1.000000e+00, %B5114.i ], [ 1.000000e+00, %B4614.i ]
  %.12.i8659.i = fcmp ogt double %"$phi5182.3.2.3.i", 1.000000e+00
  %.13.i8660.i = select i1 %.12.i8659.i, double %"$phi5182.3.2.3.i", double 1.000000e+00
  %.10949.i = fmul double %.489.fca.24.load.i, %.13.i8660.i
  %.12.i8661.i = fcmp ogt double %.10949.i, %.489.fca.23.load.i
  %.13.i8662.i = select i1 %.12.i8661.i, double %.10949.i, double %.489.fca.23.load.i
  %.11009.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8663.i = fcmp ogt double %best.3.3.i, %.11009.i
  %.13.i8664.i = select i1 %.12.i8663.i, double %best.3.3.i, double %.11009.i
  %.11039.i = fadd double %.13.i8664.i, %.13.i8662.i
  store double %.11039.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11099.i = load double, ptr %.11655.i, align 8, !noalias !7
  %.11100.i = fadd double %.11099.i, %.13.i8662.i
  store double %.11100.i, ptr %.11655.i, align 8, !noalias !7
  %.11160.i = load double, ptr %.11159.i, align 8, !noalias !7
  %.11161.i = fadd double %.11160.i, %.13.i8662.i
  store double %.11161.i, ptr %.11159.i, align 8, !noalias !7
  %.11221.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11226.i = fadd double %.489.fca.3.load.i, %.11221.i
  %.11227.i = fadd double %.11226.i, -1.000000e+00
  br label %B7412.i

B5686.i:                                          ; preds = %B4948.i, %B5074.i
  %.11339.i = icmp slt i64 %.10048.i, %.281.fca.6.load.i
  br i1 %.11339.i, label %B5714.i, label %B5790.i

B5714.i:                                          ; preds = %B5686.i
  %.11391.i = icmp slt i64 %.10635.i, 0
  %.11392.i = select i1 %.11391.i, i64 %.210.i9476.i, i64 0
  %44 = getelementptr i64, ptr %.226.i9474.i, i64 %.10635.i
  %.11406.i = getelementptr i64, ptr %44, i64 %.11392.i
  %.11407.i = load i64, ptr %.11406.i, align 8, !noalias !7
  %.11408.i = icmp eq i64 %.11407.i, 0
  %..i = select i1 %.11408.i, i64 2, i64 1
  br label %B5790.i

B5790.i:                                          ; preds = %B5686.i, %B5714.i
  %early.2.4.i = phi i64 [ %..i, %B5714.i ], [ 0, %B5686.i ]
  %.123.i.i = icmp slt i64 %.10635.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i9476.i, i64 0
  %45 = getelementptr i64, ptr %.226.i9474.i, i64 %.10635.i
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
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i8668.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B5790.i ]
  %48 = getelementptr i64, ptr %arg.sites_at, i64 %.10530.i
  %.457.i10307.i = load i64, ptr %48, align 8, !noalias !15
  %.465.i10308.i = mul nsw i64 %.210.i.i, %.10134.i
  %.471.i10309.i = add nsw i64 %o.3.0.i.ph.i, %.465.i10308.i
  %.474.i10310.i = mul nsw i64 %.471.i10309.i, 36
  %.475.i866510311.i = add nsw i64 %.474.i10310.i, %.457.i10307.i
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
  %.475.i8665.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i8665.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %50 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i8665.i
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
  %.475.i866510313.i = phi i64 [ %.475.i8665.i, %B226.endif.i.i ], [ %.475.i8665.i, %B164.i.i ], [ %.475.i866510311.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond10201.i = and i1 %.10052.i, %.10065.not.i
  br i1 %or.cond10201.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

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
  %spec.select.i8668.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i8667.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i8667.i, %.612.i.i
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
  br label %B8.i8669.i

B8.i8669.i:                                       ; preds = %B8.if.i8672.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i8670.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i8675.i, %B8.if.i8672.i ]
  %exitcond.not.i8671.i = icmp eq i64 %.16.0.i8670.i, 2
  br i1 %exitcond.not.i8671.i, label %B6252.i, label %B8.if.i8672.i

B8.if.i8672.i:                                    ; preds = %B8.i8669.i
  %trunc.i8673.i = trunc nuw i64 %.16.0.i8670.i to i1
  %spec.select.i8674.i = select i1 %trunc.i8673.i, i64 13, i64 6
  %.70.i8675.i = add nuw nsw i64 %.16.0.i8670.i, 1
  %.96.i8676.i = icmp eq i64 %spec.select.i8674.i, %.7542.i
  br i1 %.96.i8676.i, label %B5948.i, label %B8.i8669.i

B5948.i:                                          ; preds = %B8.if.i8672.i
  %.11656.i = load double, ptr %.11655.i, align 8, !noalias !7
  %.11686.i = load double, ptr %.11685.i, align 8, !noalias !7
  %.11687.i = fsub double %.11656.i, %.11686.i
  %.352.i.i = icmp slt i64 %.475.i866510313.i, 0
  %.353.i.i = select i1 %.352.i.i, i64 %.281.fca.9.load.i, i64 0
  %55 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i866510313.i
  %.367.i.i = getelementptr i32, ptr %55, i64 %.353.i.i
  %.368.i.i = load i32, ptr %.367.i.i, align 4, !noalias !18
  %.374.i.i = icmp eq i32 %.368.i.i, 0
  br i1 %.374.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B5948.i
  %.483.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B5948.i
  %56 = getelementptr double, ptr %arg.cost_at, i64 %.7508.i
  %.11721.i = getelementptr double, ptr %56, i64 %.7527.i
  %.11722.i = load double, ptr %.11721.i, align 8, !noalias !7
  %.11723.i = fcmp ule double %.11722.i, 0.000000e+00
  %.373.i.i = sext i32 %.368.i.i to i64
  %.526.i8680.i = load double, ptr %.525.i8679.i, align 8, !noalias !18
  %.556.i8682.i = load double, ptr %.555.i8681.i, align 8, !noalias !18
  %.12.i.i8683.i = fcmp ogt double %.556.i8682.i, %.526.i8680.i
  %.13.i.i8684.i = select i1 %.12.i.i8683.i, double %.556.i8682.i, double %.526.i8680.i
  %.589.i.i = fsub double %.13.i.i8684.i, %.489.fca.32.load.i
  %.619.i8685.i = load double, ptr %.226.i827.i.i, align 8, !noalias !18
  %.16.i.i.i = fcmp ogt double %.619.i8685.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.619.i8685.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.589.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.589.i.i, double %.17.i.i.i
  %"$phi292.0.2.0.not.i.i" = select i1 %.11723.i, i1 true, i1 %.666.i8686.i
  %"$phi304.0.2.0.i.i" = select i1 %"$phi292.0.2.0.not.i.i", i64 %.373.i.i, i64 0
  %.7641446.i.i = icmp slt i32 %.368.i.i, 1
  %.764.i.i = or i1 %.7641446.i.i, %"$phi292.0.2.0.not.i.i"
  %spec.select.i8687.i = select i1 %.764.i.i, i64 0, i64 %.373.i.i
  %.8061451.i.i = icmp sgt i64 %spec.select.i8687.i, 0
  br i1 %.8061451.i.i, label %B348.if.lr.ph.i.i, label %B526.i.i

B348.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.915.i.i = add nsw i64 %.475.i866510313.i, 4
  br label %B348.if.i.i

B486.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1440.i.i
  %.1062.i.i = select i1 %.1014.i.i, i64 %.210.i936.i.i, i64 0
  %57 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1429.i.i
  %.1076.i.i = getelementptr double, ptr %57, i64 %.1062.i.i
  %.1077.i.i = load double, ptr %.1076.i.i, align 8, !noalias !18
  %.1082.i.i = fcmp ogt double %.1077.i.i, %.19.i.i.i
  %58 = zext i1 %.1082.i.i to i64
  br label %B518.i.i

B518.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1440.i.i, %B486.i.i
  %"$phi518.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1440.i.i ], [ %58, %B486.i.i ]
  %.1095.i.i = add nsw i64 %"$phi518.2.2.1.i.i", %late.2.01454.i.i
  %exitcond.not.i8688.i = icmp eq i64 %.819.i.i, %spec.select.i8687.i
  br i1 %exitcond.not.i8688.i, label %B526.i.i, label %B348.if.i.i

B526.i.i:                                         ; preds = %B518.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi i64 [ %"$phi304.0.2.0.i.i", %B90.i.i ], [ %.1095.i.i, %B518.i.i ]
  %cell.5.0.lcssa.i.i = phi i64 [ 0, %B90.i.i ], [ %.1099.i1429.i.i, %B518.i.i ]
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B526.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %218, i1 false), !noalias !21
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B526.i.i
  br i1 %.7641446.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.475.i866510313.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.368.i.i to i64
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
  %60 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %61 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %61, i64 %60
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !21
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !21
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %62 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %spec.select1445.i.i = phi i32 [ 0, %.456.if.i.i.i ], [ %.368.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %62, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1208.i.i = icmp slt i64 %.475.i866510313.i, -3
  %.1209.i.i = select i1 %.1208.i.i, i64 %.281.fca.9.load.i, i64 0
  %63 = getelementptr i8, ptr %55, i64 12
  %.1223.i.i = getelementptr i32, ptr %63, i64 %.1209.i.i
  %.1224.i.i = load i32, ptr %.1223.i.i, align 4, !noalias !18
  %.1226.i.i = sitofp i64 %late.2.0.lcssa.i.i to double
  %.1227.i.i = fmul double %.1226.i.i, 5.000000e-01
  %.1231.i.i = sitofp i32 %.368.i.i to double
  %.1232.i.i = fadd double %.1227.i.i, %.1231.i.i
  %.1237.i.i = fmul double %.1232.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1224.i.i to double
  %.9.i.i.i = fcmp ogt double %.1237.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1237.i.i, double %.8.i.i.i
  %.1266.i.i = fmul double %.489.fca.24.load.i, %.10.i.i.i
  %.11.i.i.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1337.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.489.fca.23.load.i
  %.13.i1338.i.i = fcmp ogt double %.1266.i.i, %.12.i1337.i.i
  %.14.i.i.i = select i1 %.13.i1338.i.i, double %.1266.i.i, double %.12.i1337.i.i
  %.1335.i.i = fmul double %.1231.i.i, 2.500000e-01
  %.9.i1340.i.i = fcmp ogt double %.1335.i.i, %.8.i.i.i
  %.10.i1341.i.i = select i1 %.9.i1340.i.i, double %.1335.i.i, double %.8.i.i.i
  %.1364.i.i = fmul double %.489.fca.24.load.i, %.10.i1341.i.i
  %.1394.i.i = load double, ptr %.11685.i, align 8, !noalias !18
  %.13.i1345.i.i = fcmp ogt double %.1364.i.i, %.12.i1337.i.i
  %.14.i1346.i.i = select i1 %.13.i1345.i.i, double %.1364.i.i, double %.12.i1337.i.i
  %.1424.i.i = fsub double %.14.i.i.i, %.14.i1346.i.i
  %.1425.i.i = fadd double %.1394.i.i, %.1424.i.i
  store double %.1425.i.i, ptr %.11685.i, align 8, !noalias !18
  %.1457.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1492.i.i = load double, ptr %.11655.i, align 8, !noalias !18
  %.1493.i.i = fadd double %.1492.i.i, %.14.i.i.i
  store double %.1493.i.i, ptr %.11655.i, align 8, !noalias !18
  store double %.1457.i.i, ptr %.226.i827.i.i, align 8, !noalias !18
  %.1558.i.i = fadd double %.489.fca.4.load.i, %.1457.i.i
  %.16481456.i.i = icmp sgt i32 %spec.select1445.i.i, 0
  br i1 %.16481456.i.i, label %B1134.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1134.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1693.i.i = add nsw i64 %.475.i866510313.i, 4
  %.306.i.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i.i = fadd double %.489.fca.9.load.i, %.1457.i.i
  %.1091.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1091.not.i.i.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count.i.i = zext nneg i32 %spec.select1445.i.i to i64
  br label %B1134.if.i.i

B1186.i.i:                                        ; preds = %B1134.if.i.i
  br i1 %.229.i1361.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.503.i.i.i = load i64, ptr %.878.i.i, align 8, !noalias !24
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %64 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %64, i64 %.519.i.i.i
  store i64 %.503.i.i.i, ptr %.533.i.i.i, align 8, !noalias !24
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %B1218.i.i

B270.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %65 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %65, i64 %.570.i.i.i
  %.585.i.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !24
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %66 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %66, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !24
  %.619.i.i.i = icmp slt i64 %.585.i.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i.i.i
  %.654.i1347.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1347.i.i, i64 %.210.i.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1348.i.i = getelementptr i64, ptr %67, i64 %.655.i.i.i
  store i64 %.pre.i.i, ptr %.669.i1348.i.i, align 8, !noalias !24
  %.719.i.i.i = shl nsw i64 %spec.select.i.i.i, 2
  %.722.i.i.i = add i64 %.719.i.i.i, 4
  %.759.i1349.i.i = select i1 %.654.i1347.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1350.i.i = add i64 %.759.i1349.i.i, %.719.i.i.i
  %.775.i.i.i = icmp slt i64 %.722.i.i.i, 0
  %.776.i.i.i = select i1 %.775.i.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i.i = add i64 %.776.i.i.i, %.722.i.i.i
  %.904.i.i.i = icmp slt i64 %.760.i1350.i.i, 0
  br i1 %.904.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B1186.i.i
  %.175.i.i.i = mul nsw i64 %.pre.i.i, 712544676207699905
  %.176.i.i.i = ashr i64 %.175.i.i.i, 20
  %.246.i.i.i = srem i64 %.176.i.i.i, %.194.0.i1360.i.i
  %.248.i.i.i = icmp slt i64 %.246.i.i.i, 0
  %.257.i.i.i = select i1 %.248.i.i.i, i64 %.194.0.i1360.i.i, i64 0
  %.237.0.i.i.i = add nsw i64 %.257.i.i.i, %.246.i.i.i
  %68 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B1186.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %68, %B0.endif.else.if.i.i.i ], [ 0, %B1186.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %69, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !24
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.pre.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !27

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %70 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %70
  %71 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %72 = shl i64 %71, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %72, i1 false), !noalias !24
  br label %.975.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.884.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.760.i1350.i.i, %B312.i.i.i ]
  %.909.not.i.i.i = icmp slt i64 %.760.i1350.i.i, %.210.i900.i.i
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
  %.1054.i.i.i = load i64, ptr %.878.i.i, align 8, !noalias !24
  %.1070.i.i.i = select i1 %.654.i1347.i.i, i64 %.210.i864.i.i, i64 0
  %73 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %73, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !24
  br label %B1218.i.i

B1218.i.i:                                        ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.1728.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.1802.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.1803.i.i = select i1 %.1802.i.i, i64 %.210.i900.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.1817.i.i = getelementptr i64, ptr %74, i64 %.1803.i.i
  %.1818.i.i = load i64, ptr %.1817.i.i, align 8, !noalias !18
  %.1819.not.i.i = icmp eq i64 %.1818.i.i, 0
  br i1 %.1819.not.i.i, label %B1362.i.i, label %B1238.i.i

B1238.i.i:                                        ; preds = %B1218.i.i
  %.1858.i.i = load double, ptr %.1857.i.i, align 8, !noalias !18
  %.1860.i.i = fadd double %.1858.i.i, 1.000000e+00
  store double %.1860.i.i, ptr %.1857.i.i, align 8, !noalias !18
  %.1910.i.i = select i1 %.1802.i.i, i64 %.210.i936.i.i, i64 0
  %75 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.1924.i.i = getelementptr double, ptr %75, i64 %.1910.i.i
  %.1925.i.i = load double, ptr %.1924.i.i, align 8, !noalias !18
  %.12.i1351.i.i = fcmp ogt double %.1558.i.i, %.1925.i.i
  %.13.i1352.i.i = select i1 %.12.i1351.i.i, double %.1558.i.i, double %.1925.i.i
  br label %B1698.i.i

B1362.i.i:                                        ; preds = %B1134.if.i.i, %B1218.i.i
  %cell.3.11443.i.i = phi i64 [ %.1099.i.i.i, %B1218.i.i ], [ %cell.4.01459.i.i, %B1134.if.i.i ]
  %.1998.i.i = load double, ptr %.1997.i.i, align 8, !noalias !18
  %.2000.i.i = fadd double %.1998.i.i, 1.000000e+00
  store double %.2000.i.i, ptr %.1997.i.i, align 8, !noalias !18
  %.2043.not.i.i = icmp eq i64 %.pre.i.i, %missed.2.01461.i.i
  br i1 %.2043.not.i.i, label %B1528.i.i, label %B1446.i.i

B1446.i.i:                                        ; preds = %B1362.i.i
  %.2088.i.i = load double, ptr %.2087.i.i, align 8, !noalias !18
  %.2090.i.i = fadd double %.2088.i.i, 1.000000e+00
  store double %.2090.i.i, ptr %.2087.i.i, align 8, !noalias !18
  br label %B1528.i.i

B1528.i.i:                                        ; preds = %B1446.i.i, %B1362.i.i
  %missed.4.1.i.i = phi i64 [ %.pre.i.i, %B1446.i.i ], [ %missed.2.01461.i.i, %B1362.i.i ]
  %took.2.1.i.i = phi double [ %.2054.i.i, %B1446.i.i ], [ %.489.fca.11.load.i, %B1362.i.i ]
  %.2156.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !18
  %.12.i1353.i.i = fcmp ogt double %.1457.i.i, %.2156.i.i
  %.13.i1354.i.i = select i1 %.12.i1353.i.i, double %.1457.i.i, double %.2156.i.i
  %.2187.i.i = fadd double %took.2.1.i.i, %.13.i1354.i.i
  store double %.2187.i.i, ptr %.525.i8679.i, align 8, !noalias !18
  %.284.i.i.i = ashr i64 %.1728.i.i, 1
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
  %.351.i.i.i = fadd double %.489.fca.5.load.i, %.2187.i.i
  %.352.i.i.i = fadd double %.311.i.i.i, %.351.i.i.i
  %.40212881289.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %76 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i.i
  %.460.i.i.i = load i64, ptr %76, align 8, !noalias !28
  %.466.i.i.i = icmp eq i64 %.460.i.i.i, %.284.i.i.i
  br i1 %.466.i.i.i, label %B216.i.i.i, label %B270.i1355.i.i

B216.i.i.i:                                       ; preds = %B1528.i.i
  %77 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  %.589.i.i.i = load double, ptr %77, align 8, !noalias !28
  %.12.i.i.i.i = fcmp ogt double %.589.i.i.i, %.352.i.i.i
  %.13.i.i1356.i.i = select i1 %.12.i.i.i.i, double %.589.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i1355.i.i:                                   ; preds = %B1528.i.i
  %.657.i.i.i = load double, ptr %.656.i.i.i, align 8, !noalias !28
  %.659.i.i.i = fadd double %.657.i.i.i, 1.000000e+00
  store double %.659.i.i.i, ptr %.656.i.i.i, align 8, !noalias !28
  %.723.i.i.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !28
  %.726.i.i.i = fadd double %.489.fca.19.load.i, %.723.i.i.i
  store double %.726.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !28
  %.796.i.i.i = fcmp ult double %.726.i.i.i, 1.000000e+00
  br i1 %.796.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i1355.i.i
  %.834.i.i.i = fadd double %.726.i.i.i, -1.000000e+00
  store double %.834.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !28
  %.300.i.i.i.i = load double, ptr %.555.i8681.i, align 8, !noalias !31
  %.12.i.i1282.i.i.i = fcmp ogt double %.1457.i.i, %.300.i.i.i.i
  %.13.i.i1283.i.i.i = select i1 %.12.i.i1282.i.i.i, double %.1457.i.i, double %.300.i.i.i.i
  %.333.i.i.i.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i.i
  store double %.333.i.i.i.i, ptr %.555.i8681.i, align 8, !noalias !31
  %.391.i.i.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !31
  %.394.i.i.i.i = fadd double %.332.i.i.i.i, %.391.i.i.i.i
  store double %.394.i.i.i.i, ptr %.390.i.i.i.i, align 8, !noalias !31
  %.483.i.i.i.i = load double, ptr %.555.i8681.i, align 8, !noalias !31
  %.262.i.i.i.i.i = lshr i64 %.1728.i.i, 16
  %.273.0.i.i.i.i.i = and i64 %.262.i.i.i.i.i, 16383
  %78 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i.i
  %.342.i.i.i.i.i = load double, ptr %78, align 8, !noalias !34
  %.346.i.i.i.i.i = fcmp olt double %.342.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.392.i.i.i.i.i, ptr %78, align 8, !noalias !34
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.546.i.i.i.i.i = phi double [ %.342.i.i.i.i.i, %B408.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.454.i.i.i.i = fmul double %.489.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.546.i.i.i.i.i, %.483.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.546.i.i.i.i.i, double %.483.i.i.i.i
  %.641.i.i.i.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i.i
  %.642.i.i.i.i = fadd double %.454.i.i.i.i, %.641.i.i.i.i
  store i64 %.284.i.i.i, ptr %76, align 8, !noalias !31
  %79 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.642.i.i.i.i, ptr %79, align 8, !noalias !31
  %.12.i1284.i.i.i = fcmp ogt double %.642.i.i.i.i, %.352.i.i.i
  %.13.i1285.i.i.i = select i1 %.12.i1284.i.i.i, double %.642.i.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i1355.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1135.i.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !28
  %.262.i.i.i.i = lshr i64 %.1728.i.i, 16
  %.273.0.i.i.i.i = and i64 %.262.i.i.i.i, 16383
  %80 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i
  %.342.i.i.i.i = load double, ptr %80, align 8, !noalias !37
  %.346.i.i.i.i = fcmp olt double %.342.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.392.i.i.i.i.i, ptr %80, align 8, !noalias !37
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.546.i.i.i.i = phi double [ %.342.i.i.i.i, %B544.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1286.i.i.i = fcmp ogt double %.546.i.i.i.i, %.1135.i.i.i
  %.13.i1287.i.i.i = select i1 %.12.i1286.i.i.i, double %.546.i.i.i.i, double %.1135.i.i.i
  %.1308.i.i.i = fadd double %.1307.i.i.i, %.13.i1287.i.i.i
  store i64 %.284.i.i.i, ptr %76, align 8, !noalias !28
  %81 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.1308.i.i.i, ptr %81, align 8, !noalias !28
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1285.sink.i.i.i = phi double [ %.13.i1285.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1356.i.i, %B216.i.i.i ], [ %.1308.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.352.i.i.i, %B518.i.i.i ]
  br i1 %"$phi292.0.2.0.not.i.i", label %B1698.i.i, label %B1668.i.i

B1668.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i
  %.2346.i.i = icmp slt i64 %cell.3.11443.i.i, 0
  %.2347.i.i = select i1 %.2346.i.i, i64 %.210.i900.i.i, i64 0
  %82 = getelementptr i64, ptr %.226.i898.i.i, i64 %cell.3.11443.i.i
  %.2361.i.i = getelementptr i64, ptr %82, i64 %.2347.i.i
  store i64 1, ptr %.2361.i.i, align 8, !noalias !18
  %.2383.i.i = select i1 %.2346.i.i, i64 %.210.i936.i.i, i64 0
  %83 = getelementptr double, ptr %.226.i934.i.i, i64 %cell.3.11443.i.i
  %.2397.i.i = getelementptr double, ptr %83, i64 %.2383.i.i
  store double %.13.i1285.sink.i.i.i, ptr %.2397.i.i, align 8, !noalias !18
  br label %B1698.i.i

B1698.i.i:                                        ; preds = %B1668.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B1238.i.i
  %cell.3.11444.i.i = phi i64 [ %.1099.i.i.i, %B1238.i.i ], [ %cell.3.11443.i.i, %B1668.i.i ], [ %cell.3.11443.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %missed.3.1.i.i = phi i64 [ %missed.2.01461.i.i, %B1238.i.i ], [ %missed.4.1.i.i, %B1668.i.i ], [ %missed.4.1.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1352.i.i, %B1238.i.i ], [ %.13.i1285.sink.i.i.i, %B1668.i.i ], [ %.13.i1285.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1357.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01460.i.i
  %.13.i1358.i.i = select i1 %.12.i1357.i.i, double %arrival.2.1.i.i, double %worst.2.01460.i.i
  %exitcond1468.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond1468.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1134.if.i.i

B348.if.i.i:                                      ; preds = %B518.i.i, %B348.if.lr.ph.i.i
  %late.2.01454.i.i = phi i64 [ %"$phi304.0.2.0.i.i", %B348.if.lr.ph.i.i ], [ %.1095.i.i, %B518.i.i ]
  %.750.01453.i.i = phi i64 [ 0, %B348.if.lr.ph.i.i ], [ %.819.i.i, %B518.i.i ]
  %.819.i.i = add nuw nsw i64 %.750.01453.i.i, 1
  %.879.i.i = load i64, ptr %.878.i.i, align 8, !noalias !18
  %.880.i.i = add nsw i64 %.879.i.i, 1
  store i64 %.880.i.i, ptr %.878.i.i, align 8, !noalias !18
  %.916.i.i = add nsw i64 %.915.i.i, %.750.01453.i.i
  %.930.i.i = icmp slt i64 %.916.i.i, 0
  %.931.i.i = select i1 %.930.i.i, i64 %.281.fca.9.load.i, i64 0
  %84 = getelementptr i32, ptr %arg.rows_at, i64 %.916.i.i
  %.945.i.i = getelementptr i32, ptr %84, i64 %.931.i.i
  %.946.i.i = load i32, ptr %.945.i.i, align 4, !noalias !18
  %.948.i.i = sext i32 %.946.i.i to i64
  %.949.i.i = add nsw i64 %.710.i.i, %.948.i.i
  %.170.i1359.i.i = ashr i64 %.949.i.i, 2
  br i1 %.229.i1361.i.i, label %B184.if.i1374.i.i.preheader, label %B0.endif.else.if.i1362.i.i, !prof !6

B212.i1434.i.i:                                   ; preds = %B184.if.i1374.i.i
  %.519.i1437.i.i = select i1 %.408.i1378.i.i, i64 %.210.i864.i.i, i64 0
  %85 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1377.i.i
  %.533.i1438.i.i = getelementptr i64, ptr %85, i64 %.519.i1437.i.i
  store i64 %.880.i.i, ptr %.533.i1438.i.i, align 8, !noalias !40
  %.541.i1439.i.i = shl nsw i64 %.295.0618.i1377.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1440.i.i

B270.i1383.i.i:                                   ; preds = %B184.if.i1374.i.i
  %.366.i1384.i.i = add i64 %.295.0618.i1377.i.i, 1
  %.362.i1385.i.i = add nsw i64 %.298.0619.i1376.i.i, -1
  %.570.i1386.i.i = select i1 %.408.i1378.i.i, i64 %.210.i864.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1377.i.i
  %.584.i1387.i.i = getelementptr i64, ptr %86, i64 %.570.i1386.i.i
  %.585.i1388.i.i = load i64, ptr %.584.i1387.i.i, align 8, !noalias !40
  %.600.i1389.i.i = icmp slt i64 %place.2.0620.i1375.i.i, 0
  %.601.i1390.i.i = select i1 %.600.i1389.i.i, i64 %.210.i864.i.i, i64 0
  %87 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1375.i.i
  %.615.i1391.i.i = getelementptr i64, ptr %87, i64 %.601.i1390.i.i
  %.616.i1392.i.i = load i64, ptr %.615.i1391.i.i, align 8, !noalias !40
  %.619.i1393.i.i = icmp slt i64 %.585.i1388.i.i, %.616.i1392.i.i
  %spec.select.i1394.i.i = select i1 %.619.i1393.i.i, i64 %.295.0618.i1377.i.i, i64 %place.2.0620.i1375.i.i
  %.353.i1395.i.i = icmp samesign ugt i64 %.298.0619.i1376.i.i, 1
  br i1 %.353.i1395.i.i, label %B184.if.i1374.i.i, label %B312.i1396.i.i

B312.i1396.i.i:                                   ; preds = %B270.i1383.i.i
  %.654.i1397.i.i = icmp slt i64 %spec.select.i1394.i.i, 0
  %.655.i1398.i.i = select i1 %.654.i1397.i.i, i64 %.210.i.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1394.i.i
  %.669.i1399.i.i = getelementptr i64, ptr %88, i64 %.655.i1398.i.i
  store i64 %.170.i1359.i.i, ptr %.669.i1399.i.i, align 8, !noalias !40
  %.719.i1400.i.i = shl nsw i64 %spec.select.i1394.i.i, 2
  %.722.i1401.i.i = add i64 %.719.i1400.i.i, 4
  %.759.i1402.i.i = select i1 %.654.i1397.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1403.i.i = add i64 %.759.i1402.i.i, %.719.i1400.i.i
  %.775.i1404.i.i = icmp slt i64 %.722.i1401.i.i, 0
  %.776.i1405.i.i = select i1 %.775.i1404.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i1406.i.i = add i64 %.776.i1405.i.i, %.722.i1401.i.i
  %.904.i1407.i.i = icmp slt i64 %.760.i1403.i.i, 0
  br i1 %.904.i1407.i.i, label %B312.endif.else.if.i1433.i.i, label %B312.endif.else.endif.i1408.i.i, !prof !6

B0.endif.else.if.i1362.i.i:                       ; preds = %B348.if.i.i
  %.175.i1363.i.i = mul nsw i64 %.170.i1359.i.i, 712544676207699905
  %.176.i1364.i.i = ashr i64 %.175.i1363.i.i, 20
  %.246.i1365.i.i = srem i64 %.176.i1364.i.i, %.194.0.i1360.i.i
  %.248.i1367.i.i = icmp slt i64 %.246.i1365.i.i, 0
  %.257.i1370.i.i = select i1 %.248.i1367.i.i, i64 %.194.0.i1360.i.i, i64 0
  %.237.0.i1371.i.i = add nsw i64 %.257.i1370.i.i, %.246.i1365.i.i
  %89 = shl nsw i64 %.237.0.i1371.i.i, 4
  br label %B184.if.i1374.i.i.preheader

B184.if.i1374.i.i.preheader:                      ; preds = %B0.endif.else.if.i1362.i.i, %B348.if.i.i
  %.295.0618.i1377.i.i.ph = phi i64 [ %89, %B0.endif.else.if.i1362.i.i ], [ 0, %B348.if.i.i ]
  br label %B184.if.i1374.i.i

B184.if.i1374.i.i:                                ; preds = %B184.if.i1374.i.i.preheader, %B270.i1383.i.i
  %place.2.0620.i1375.i.i = phi i64 [ %spec.select.i1394.i.i, %B270.i1383.i.i ], [ %.295.0618.i1377.i.i.ph, %B184.if.i1374.i.i.preheader ]
  %.298.0619.i1376.i.i = phi i64 [ %.362.i1385.i.i, %B270.i1383.i.i ], [ 16, %B184.if.i1374.i.i.preheader ]
  %.295.0618.i1377.i.i = phi i64 [ %.366.i1384.i.i, %B270.i1383.i.i ], [ %.295.0618.i1377.i.i.ph, %B184.if.i1374.i.i.preheader ]
  %.408.i1378.i.i = icmp slt i64 %.295.0618.i1377.i.i, 0
  %.409.i1379.i.i = select i1 %.408.i1378.i.i, i64 %.210.i.i.i, i64 0
  %90 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1377.i.i
  %.423.i1380.i.i = getelementptr i64, ptr %90, i64 %.409.i1379.i.i
  %.424.i1381.i.i = load i64, ptr %.423.i1380.i.i, align 8, !noalias !40
  %.426.i1382.i.i = icmp eq i64 %.424.i1381.i.i, %.170.i1359.i.i
  br i1 %.426.i1382.i.i, label %B212.i1434.i.i, label %B270.i1383.i.i

B312.endif.endif.i1419.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1418.i.i, %B312.endif.else.endif.endif.endif.i1415.i.i
  %.884.sroa.13.0.i1420.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1418.i.i ], [ %.884.sroa.13.1.i1416.i.i, %B312.endif.else.endif.endif.endif.i1415.i.i ]
  %.1005.not621.i1421.i.i = icmp slt i64 %.884.sroa.0.3.i1413.i.i, %.884.sroa.13.0.i1420.i.i
  br i1 %.1005.not621.i1421.i.i, label %.975.endif.preheader.i1430.i.i, label %.975.if.i1422.i.i, !prof !27

.975.endif.preheader.i1430.i.i:                   ; preds = %B312.endif.endif.i1419.i.i
  %91 = shl i64 %.884.sroa.0.3.i1413.i.i, 3
  %scevgep.i1431.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %91
  %92 = sub nsw i64 %.884.sroa.13.0.i1420.i.i, %.884.sroa.0.3.i1413.i.i
  %93 = shl i64 %92, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1431.i.i, i8 0, i64 %93, i1 false), !noalias !40
  br label %.975.if.i1422.i.i

B312.endif.else.if.i1433.i.i:                     ; preds = %B312.i1396.i.i
  br label %B312.endif.else.endif.i1408.i.i

B312.endif.else.endif.i1408.i.i:                  ; preds = %B312.endif.else.if.i1433.i.i, %B312.i1396.i.i
  %.884.sroa.0.1.i1409.i.i = phi i64 [ 0, %B312.endif.else.if.i1433.i.i ], [ %.760.i1403.i.i, %B312.i1396.i.i ]
  %.909.not.i1410.i.i = icmp slt i64 %.760.i1403.i.i, %.210.i900.i.i
  br i1 %.909.not.i1410.i.i, label %B312.endif.else.endif.endif.i1412.i.i, label %B312.endif.else.endif.if.i1411.i.i, !prof !10

B312.endif.else.endif.if.i1411.i.i:               ; preds = %B312.endif.else.endif.i1408.i.i
  br label %B312.endif.else.endif.endif.i1412.i.i

B312.endif.else.endif.endif.i1412.i.i:            ; preds = %B312.endif.else.endif.if.i1411.i.i, %B312.endif.else.endif.i1408.i.i
  %.884.sroa.0.3.i1413.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i1411.i.i ], [ %.884.sroa.0.1.i1409.i.i, %B312.endif.else.endif.i1408.i.i ]
  %.921.i1414.i.i = icmp slt i64 %.777.i1406.i.i, 0
  br i1 %.921.i1414.i.i, label %B312.endif.else.endif.endif.if.i1432.i.i, label %B312.endif.else.endif.endif.endif.i1415.i.i, !prof !6

B312.endif.else.endif.endif.if.i1432.i.i:         ; preds = %B312.endif.else.endif.endif.i1412.i.i
  br label %B312.endif.else.endif.endif.endif.i1415.i.i

B312.endif.else.endif.endif.endif.i1415.i.i:      ; preds = %B312.endif.else.endif.endif.if.i1432.i.i, %B312.endif.else.endif.endif.i1412.i.i
  %.884.sroa.13.1.i1416.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i1432.i.i ], [ %.777.i1406.i.i, %B312.endif.else.endif.endif.i1412.i.i ]
  %.926.not.i1417.i.i = icmp slt i64 %.777.i1406.i.i, %.210.i900.i.i
  br i1 %.926.not.i1417.i.i, label %B312.endif.endif.i1419.i.i, label %B312.endif.else.endif.endif.endif.if.i1418.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i1418.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i1415.i.i
  br label %B312.endif.endif.i1419.i.i

.975.if.i1422.i.i:                                ; preds = %.975.endif.preheader.i1430.i.i, %B312.endif.endif.i1419.i.i
  %.1054.i1424.i.i = load i64, ptr %.878.i.i, align 8, !noalias !40
  %.1070.i1425.i.i = select i1 %.654.i1397.i.i, i64 %.210.i864.i.i, i64 0
  %94 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1394.i.i
  %.1084.i1426.i.i = getelementptr i64, ptr %94, i64 %.1070.i1425.i.i
  store i64 %.1054.i1424.i.i, ptr %.1084.i1426.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1440.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1440.i.i: ; preds = %.975.if.i1422.i.i, %B212.i1434.i.i
  %.719.sink.i1427.i.i = phi i64 [ %.719.i1400.i.i, %.975.if.i1422.i.i ], [ %.541.i1439.i.i, %B212.i1434.i.i ]
  %.1096.i1428.i.i = and i64 %.949.i.i, 3
  %.1099.i1429.i.i = or disjoint i64 %.719.sink.i1427.i.i, %.1096.i1428.i.i
  %.1014.i.i = icmp slt i64 %.719.sink.i1427.i.i, 0
  %.1015.i.i = select i1 %.1014.i.i, i64 %.210.i900.i.i, i64 0
  %95 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1429.i.i
  %.1029.i.i = getelementptr i64, ptr %95, i64 %.1015.i.i
  %.1030.i.i = load i64, ptr %.1029.i.i, align 8, !noalias !18
  %.1031.not.i.i = icmp eq i64 %.1030.i.i, 0
  br i1 %.1031.not.i.i, label %B518.i.i, label %B486.i.i

B1134.if.i.i:                                     ; preds = %B1698.i.i, %B1134.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B1134.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B1698.i.i ]
  %missed.2.01461.i.i = phi i64 [ -1, %B1134.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1698.i.i ]
  %worst.2.01460.i.i = phi double [ %.1558.i.i, %B1134.if.lr.ph.i.i ], [ %.13.i1358.i.i, %B1698.i.i ]
  %cell.4.01459.i.i = phi i64 [ %cell.5.0.lcssa.i.i, %B1134.if.lr.ph.i.i ], [ %cell.3.11444.i.i, %B1698.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.1695.i.i = add nsw i64 %.1693.i.i, %indvars.iv.i.i
  %.1709.i.i = icmp slt i64 %.1695.i.i, 0
  %.1710.i.i = select i1 %.1709.i.i, i64 %.281.fca.9.load.i, i64 0
  %96 = getelementptr i32, ptr %arg.rows_at, i64 %.1695.i.i
  %.1724.i.i = getelementptr i32, ptr %96, i64 %.1710.i.i
  %.1725.i.i = load i32, ptr %.1724.i.i, align 4, !noalias !18
  %.1727.i.i = sext i32 %.1725.i.i to i64
  %.1728.i.i = add nsw i64 %.710.i.i, %.1727.i.i
  %.pre.i.i = ashr i64 %.1728.i.i, 2
  br i1 %"$phi292.0.2.0.not.i.i", label %B1362.i.i, label %B1186.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1698.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1457.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1457.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1457.i.i, %B1698.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.483.i.i, %B76.i.i ], [ %.1558.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1358.i.i, %B1698.i.i ]
  br i1 %.9158.i.le, label %B6126.i, label %B7408.i

B6126.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.11878.i = load double, ptr %.11655.i, align 8, !noalias !7
  %.11880.i = fsub double %.11878.i, %.11687.i
  store double %.11880.i, ptr %.11685.i, align 8, !noalias !7
  %.11928.i = select i1 %.7492.i, i64 %.210.i9046.i, i64 0
  %97 = getelementptr double, ptr %.226.i9045.i, i64 %.7437.i
  %.11942.i = getelementptr double, ptr %97, i64 %.11928.i
  %.11943.i = load double, ptr %.11942.i, align 8, !noalias !7
  %.12.i8689.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.11943.i
  %.13.i8690.i = select i1 %.12.i8689.i, double %worst.2.0.lcssa.sink.i.i, double %.11943.i
  store double %.13.i8690.i, ptr %.11942.i, align 8, !noalias !7
  br label %B7412.i

B6252.i:                                          ; preds = %B8.i8669.i
  %.12031.i = icmp eq i64 %.7542.i, 7
  br i1 %.12031.i, label %B6284.i, label %B6596.i

B6284.i:                                          ; preds = %B6252.i
  %.12063.i = load i64, ptr %.10529.i, align 8, !noalias !7
  %.12077.i = icmp slt i64 %.12063.i, 0
  %.12078.i = select i1 %.12077.i, i64 %.281.fca.8.load.i, i64 0
  %98 = getelementptr i64, ptr %.2274, i64 %.12063.i
  %.12092.i = getelementptr i64, ptr %98, i64 %.12078.i
  %.12093.i = load i64, ptr %.12092.i, align 8, !noalias !7
  %.12094.not.i = icmp eq i64 %.12093.i, 0
  %.366.i8781.i = icmp slt i64 %.475.i866510313.i, 0
  %.367.i8782.i = select i1 %.366.i8781.i, i64 %.281.fca.9.load.i, i64 0
  %99 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i866510313.i
  %.381.i.i = getelementptr i32, ptr %99, i64 %.367.i8782.i
  %.382.i.i = load i32, ptr %.381.i.i, align 4, !noalias !7
  br i1 %.12094.not.i, label %B6396.i, label %B6312.i

B6312.i:                                          ; preds = %B6284.i
  %.342.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.342.i.i, label %B7412.i, label %B70.i.i

B70.i.i:                                          ; preds = %B6312.i
  %.484.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !43
  %.12.i.i8691.i = fcmp ogt double %.484.i.i, %best.3.3.i
  %.13.i.i8692.i = select i1 %.12.i.i8691.i, double %.484.i.i, double %best.3.3.i
  %.531.i.i = icmp slt i64 %.475.i866510313.i, -3
  %.532.i.i = select i1 %.531.i.i, i64 %.281.fca.9.load.i, i64 0
  %100 = getelementptr i8, ptr %99, i64 12
  %.546.i.i = getelementptr i32, ptr %100, i64 %.532.i.i
  %.547.i.i = load i32, ptr %.546.i.i, align 4, !noalias !43
  %.548.i8693.i = sitofp i32 %.547.i.i to double
  %.551.i.i = sitofp i32 %.382.i.i to double
  %.556.i8694.i = fmul double %.551.i.i, 2.500000e-01
  %.12.i754.i.i = fcmp ogt double %.556.i8694.i, %.548.i8693.i
  %.13.i755.i.i = select i1 %.12.i754.i.i, double %.556.i8694.i, double %.548.i8693.i
  %.585.i.i = fadd double %.13.i.i8692.i, %.13.i755.i.i
  %.618.i8696.i = load double, ptr %.11655.i, align 8, !noalias !43
  %.681.i.i = fsub double %.585.i.i, %.13.i.i8692.i
  %.682.i8697.i = fadd double %.618.i8696.i, %.681.i.i
  store double %.682.i8697.i, ptr %.11655.i, align 8, !noalias !43
  store double %.585.i.i, ptr %.226.i827.i.i, align 8, !noalias !43
  %spec.select.i8698.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.836760.not.i.i = icmp eq i32 %spec.select.i8698.i, 0
  br i1 %.836760.not.i.i, label %B7412.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.943.i.i = add nsw i64 %.475.i866510313.i, 4
  %wide.trip.count.i8701.i = zext nneg i32 %spec.select.i8698.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B416.if.lr.ph.i.i
  %indvars.iv.i8702.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i8703.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %indvars.iv.next.i8703.i = add nuw nsw i64 %indvars.iv.i8702.i, 1
  %.907.i.i = load i64, ptr %.878.i.i, align 8, !noalias !43
  %.908.i.i = add nsw i64 %.907.i.i, 1
  store i64 %.908.i.i, ptr %.878.i.i, align 8, !noalias !43
  %.945.i8704.i = add nsw i64 %.943.i.i, %indvars.iv.i8702.i
  %.959.i.i = icmp slt i64 %.945.i8704.i, 0
  %.960.i.i = select i1 %.959.i.i, i64 %.281.fca.9.load.i, i64 0
  %101 = getelementptr i32, ptr %arg.rows_at, i64 %.945.i8704.i
  %.974.i.i = getelementptr i32, ptr %101, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i.i, align 4, !noalias !43
  %.977.i.i = sext i32 %.975.i.i to i64
  %.978.i.i = add nsw i64 %.710.i.i, %.977.i.i
  %.170.i.i.i = ashr i64 %.978.i.i, 2
  br i1 %.229.i1361.i.i, label %B184.if.i.i8717.i.preheader, label %B0.endif.else.if.i.i8705.i, !prof !6

B212.i.i8777.i:                                   ; preds = %B184.if.i.i8717.i
  %.519.i.i8778.i = select i1 %.408.i.i8721.i, i64 %.210.i864.i.i, i64 0
  %102 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8720.i
  %.533.i.i8779.i = getelementptr i64, ptr %102, i64 %.519.i.i8778.i
  store i64 %.908.i.i, ptr %.533.i.i8779.i, align 8, !noalias !46
  %.541.i.i8780.i = shl nsw i64 %.295.0618.i.i8720.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i.i8726.i:                                   ; preds = %B184.if.i.i8717.i
  %.366.i.i8727.i = add i64 %.295.0618.i.i8720.i, 1
  %.362.i.i8728.i = add nsw i64 %.298.0619.i.i8719.i, -1
  %.570.i.i8729.i = select i1 %.408.i.i8721.i, i64 %.210.i864.i.i, i64 0
  %103 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8720.i
  %.584.i.i8730.i = getelementptr i64, ptr %103, i64 %.570.i.i8729.i
  %.585.i.i8731.i = load i64, ptr %.584.i.i8730.i, align 8, !noalias !46
  %.600.i.i8732.i = icmp slt i64 %place.2.0620.i.i8718.i, 0
  %.601.i.i8733.i = select i1 %.600.i.i8732.i, i64 %.210.i864.i.i, i64 0
  %104 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i8718.i
  %.615.i.i8734.i = getelementptr i64, ptr %104, i64 %.601.i.i8733.i
  %.616.i.i8735.i = load i64, ptr %.615.i.i8734.i, align 8, !noalias !46
  %.619.i.i8736.i = icmp slt i64 %.585.i.i8731.i, %.616.i.i8735.i
  %spec.select.i.i8737.i = select i1 %.619.i.i8736.i, i64 %.295.0618.i.i8720.i, i64 %place.2.0620.i.i8718.i
  %.353.i.i8738.i = icmp samesign ugt i64 %.298.0619.i.i8719.i, 1
  br i1 %.353.i.i8738.i, label %B184.if.i.i8717.i, label %B312.i.i8739.i

B312.i.i8739.i:                                   ; preds = %B270.i.i8726.i
  %.654.i.i8740.i = icmp slt i64 %spec.select.i.i8737.i, 0
  %.655.i.i8741.i = select i1 %.654.i.i8740.i, i64 %.210.i.i.i, i64 0
  %105 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i8737.i
  %.669.i.i8742.i = getelementptr i64, ptr %105, i64 %.655.i.i8741.i
  store i64 %.170.i.i.i, ptr %.669.i.i8742.i, align 8, !noalias !46
  %.719.i.i8743.i = shl nsw i64 %spec.select.i.i8737.i, 2
  %.722.i.i8744.i = add i64 %.719.i.i8743.i, 4
  %.759.i.i8745.i = select i1 %.654.i.i8740.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i8746.i = add i64 %.759.i.i8745.i, %.719.i.i8743.i
  %.775.i.i8747.i = icmp slt i64 %.722.i.i8744.i, 0
  %.776.i.i8748.i = select i1 %.775.i.i8747.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i8749.i = add i64 %.776.i.i8748.i, %.722.i.i8744.i
  %.904.i.i8750.i = icmp slt i64 %.760.i.i8746.i, 0
  br i1 %.904.i.i8750.i, label %B312.endif.else.if.i.i8776.i, label %B312.endif.else.endif.i.i8751.i, !prof !6

B0.endif.else.if.i.i8705.i:                       ; preds = %B416.if.i.i
  %.175.i.i8706.i = mul nsw i64 %.170.i.i.i, 712544676207699905
  %.176.i.i8707.i = ashr i64 %.175.i.i8706.i, 20
  %.246.i.i8708.i = srem i64 %.176.i.i8707.i, %.194.0.i1360.i.i
  %.248.i.i8710.i = icmp slt i64 %.246.i.i8708.i, 0
  %.257.i.i8713.i = select i1 %.248.i.i8710.i, i64 %.194.0.i1360.i.i, i64 0
  %.237.0.i.i8714.i = add nsw i64 %.257.i.i8713.i, %.246.i.i8708.i
  %106 = shl nsw i64 %.237.0.i.i8714.i, 4
  br label %B184.if.i.i8717.i.preheader

B184.if.i.i8717.i.preheader:                      ; preds = %B0.endif.else.if.i.i8705.i, %B416.if.i.i
  %.295.0618.i.i8720.i.ph = phi i64 [ %106, %B0.endif.else.if.i.i8705.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i8717.i

B184.if.i.i8717.i:                                ; preds = %B184.if.i.i8717.i.preheader, %B270.i.i8726.i
  %place.2.0620.i.i8718.i = phi i64 [ %spec.select.i.i8737.i, %B270.i.i8726.i ], [ %.295.0618.i.i8720.i.ph, %B184.if.i.i8717.i.preheader ]
  %.298.0619.i.i8719.i = phi i64 [ %.362.i.i8728.i, %B270.i.i8726.i ], [ 16, %B184.if.i.i8717.i.preheader ]
  %.295.0618.i.i8720.i = phi i64 [ %.366.i.i8727.i, %B270.i.i8726.i ], [ %.295.0618.i.i8720.i.ph, %B184.if.i.i8717.i.preheader ]
  %.408.i.i8721.i = icmp slt i64 %.295.0618.i.i8720.i, 0
  %.409.i.i8722.i = select i1 %.408.i.i8721.i, i64 %.210.i.i.i, i64 0
  %107 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i8720.i
  %.423.i.i8723.i = getelementptr i64, ptr %107, i64 %.409.i.i8722.i
  %.424.i.i8724.i = load i64, ptr %.423.i.i8723.i, align 8, !noalias !46
  %.426.i.i8725.i = icmp eq i64 %.424.i.i8724.i, %.170.i.i.i
  br i1 %.426.i.i8725.i, label %B212.i.i8777.i, label %B270.i.i8726.i

B312.endif.endif.i.i8762.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i8761.i, %B312.endif.else.endif.endif.endif.i.i8758.i
  %.884.sroa.13.0.i.i8763.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i8761.i ], [ %.884.sroa.13.1.i.i8759.i, %B312.endif.else.endif.endif.endif.i.i8758.i ]
  %.1005.not621.i.i8764.i = icmp slt i64 %.884.sroa.0.3.i.i8756.i, %.884.sroa.13.0.i.i8763.i
  br i1 %.1005.not621.i.i8764.i, label %.975.endif.preheader.i.i8773.i, label %.975.if.i.i8765.i, !prof !27

.975.endif.preheader.i.i8773.i:                   ; preds = %B312.endif.endif.i.i8762.i
  %108 = shl i64 %.884.sroa.0.3.i.i8756.i, 3
  %scevgep.i.i8774.i = getelementptr i8, ptr %.226.i898.i.i, i64 %108
  %109 = sub nsw i64 %.884.sroa.13.0.i.i8763.i, %.884.sroa.0.3.i.i8756.i
  %110 = shl i64 %109, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i8774.i, i8 0, i64 %110, i1 false), !noalias !46
  br label %.975.if.i.i8765.i

B312.endif.else.if.i.i8776.i:                     ; preds = %B312.i.i8739.i
  br label %B312.endif.else.endif.i.i8751.i

B312.endif.else.endif.i.i8751.i:                  ; preds = %B312.endif.else.if.i.i8776.i, %B312.i.i8739.i
  %.884.sroa.0.1.i.i8752.i = phi i64 [ 0, %B312.endif.else.if.i.i8776.i ], [ %.760.i.i8746.i, %B312.i.i8739.i ]
  %.909.not.i.i8753.i = icmp slt i64 %.760.i.i8746.i, %.210.i900.i.i
  br i1 %.909.not.i.i8753.i, label %B312.endif.else.endif.endif.i.i8755.i, label %B312.endif.else.endif.if.i.i8754.i, !prof !10

B312.endif.else.endif.if.i.i8754.i:               ; preds = %B312.endif.else.endif.i.i8751.i
  br label %B312.endif.else.endif.endif.i.i8755.i

B312.endif.else.endif.endif.i.i8755.i:            ; preds = %B312.endif.else.endif.if.i.i8754.i, %B312.endif.else.endif.i.i8751.i
  %.884.sroa.0.3.i.i8756.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i8754.i ], [ %.884.sroa.0.1.i.i8752.i, %B312.endif.else.endif.i.i8751.i ]
  %.921.i.i8757.i = icmp slt i64 %.777.i.i8749.i, 0
  br i1 %.921.i.i8757.i, label %B312.endif.else.endif.endif.if.i.i8775.i, label %B312.endif.else.endif.endif.endif.i.i8758.i, !prof !6

B312.endif.else.endif.endif.if.i.i8775.i:         ; preds = %B312.endif.else.endif.endif.i.i8755.i
  br label %B312.endif.else.endif.endif.endif.i.i8758.i

B312.endif.else.endif.endif.endif.i.i8758.i:      ; preds = %B312.endif.else.endif.endif.if.i.i8775.i, %B312.endif.else.endif.endif.i.i8755.i
  %.884.sroa.13.1.i.i8759.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i8775.i ], [ %.777.i.i8749.i, %B312.endif.else.endif.endif.i.i8755.i ]
  %.926.not.i.i8760.i = icmp slt i64 %.777.i.i8749.i, %.210.i900.i.i
  br i1 %.926.not.i.i8760.i, label %B312.endif.endif.i.i8762.i, label %B312.endif.else.endif.endif.endif.if.i.i8761.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i8761.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i8758.i
  br label %B312.endif.endif.i.i8762.i

.975.if.i.i8765.i:                                ; preds = %.975.endif.preheader.i.i8773.i, %B312.endif.endif.i.i8762.i
  %.1054.i.i8766.i = load i64, ptr %.878.i.i, align 8, !noalias !46
  %.1070.i.i8767.i = select i1 %.654.i.i8740.i, i64 %.210.i864.i.i, i64 0
  %111 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i8737.i
  %.1084.i.i8768.i = getelementptr i64, ptr %111, i64 %.1070.i.i8767.i
  store i64 %.1054.i.i8766.i, ptr %.1084.i.i8768.i, align 8, !noalias !46
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i8765.i, %B212.i.i8777.i
  %.719.sink.i.i8769.i = phi i64 [ %.719.i.i8743.i, %.975.if.i.i8765.i ], [ %.541.i.i8780.i, %B212.i.i8777.i ]
  %.1096.i.i8770.i = and i64 %.978.i.i, 3
  %.1099.i.i8771.i = or disjoint i64 %.719.sink.i.i8769.i, %.1096.i.i8770.i
  %.1046.i.i = icmp slt i64 %.719.sink.i.i8769.i, 0
  %.1047.i.i = select i1 %.1046.i.i, i64 %.210.i900.i.i, i64 0
  %112 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i8771.i
  %.1061.i.i = getelementptr i64, ptr %112, i64 %.1047.i.i
  store i64 %.1063.i.i, ptr %.1061.i.i, align 8, !noalias !43
  %.1087.i.i = select i1 %.1046.i.i, i64 %.210.i936.i.i, i64 0
  %113 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i8771.i
  %.1101.i.i = getelementptr double, ptr %113, i64 %.1087.i.i
  store double %.585.i.i, ptr %.1101.i.i, align 8, !noalias !43
  %exitcond.not.i8772.i = icmp eq i64 %indvars.iv.next.i8703.i, %wide.trip.count.i8701.i
  br i1 %exitcond.not.i8772.i, label %B7408.i, label %B416.if.i.i

B6396.i:                                          ; preds = %B6284.i
  %.387.i.i = sext i32 %.382.i.i to i64
  %.388.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.388.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B6396.i
  %.500.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !49
  %.530.i.i = load double, ptr %.555.i8681.i, align 8, !noalias !49
  %.12.i.i8783.i = fcmp ogt double %.530.i.i, %.500.i.i
  %.13.i.i8784.i = select i1 %.12.i.i8783.i, double %.530.i.i, double %.500.i.i
  %.563.i.i = fsub double %.13.i.i8784.i, %.489.fca.32.load.i
  %.593.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !49
  %.16.i.i8785.i = fcmp ogt double %.593.i.i, %best.3.3.i
  %.17.i.i8786.i = select i1 %.16.i.i8785.i, double %.593.i.i, double %best.3.3.i
  %.18.i.i8787.i = fcmp ogt double %.563.i.i, %.17.i.i8786.i
  %.19.i.i8788.i = select i1 %.18.i.i8787.i, double %.563.i.i, double %.17.i.i8786.i
  %spec.select692.i.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.725693.not.i.i = icmp eq i32 %spec.select692.i.i, 0
  br i1 %.725693.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.772.i.i = add nsw i64 %.475.i866510313.i, 4
  %wide.trip.count.i8789.i = zext nneg i32 %spec.select692.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.860.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.933.i.i, %B512.if.i.i ]
  %exitcond.not.i8793.i = icmp eq i64 %.860.0.i.i, 16
  br i1 %exitcond.not.i8793.i, label %B554.i.i, label %B512.if.i.i

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
  %exitcond704.not.i.i = icmp eq i64 %indvars.iv.next.i8791.i, %wide.trip.count.i8789.i
  br i1 %exitcond704.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %115 = uitofp nneg i64 %spec.select.i8792.i to double
  %116 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %115, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %116, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1279.i.i = fmul double %.489.fca.26.load.i, %lines.2.0.lcssa.i.i
  %.12.i686.i.i = fcmp ogt double %.1279.i.i, %.489.fca.23.load.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1279.i.i, double %.489.fca.23.load.i
  %.1311.i.i = fadd double %.19.i.i8788.i, %.13.i687.i.i
  %.1344.i.i = load double, ptr %.11655.i, align 8, !noalias !49
  %.1347.i.i = fsub double %.1311.i.i, %.19.i.i8788.i
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
  %.1558.i8794.i = icmp slt i64 %.475.i866510313.i, -1
  %.1559.i.i = select i1 %.1558.i8794.i, i64 %.281.fca.9.load.i, i64 0
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
  %.1640.i.i = load double, ptr %.803.i8839.i, align 8, !noalias !49
  %.1641.i.i = fadd double %.1640.i.i, %.1610.i.i
  store double %.1641.i.i, ptr %.803.i8839.i, align 8, !noalias !49
  %.1701.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !49
  %.12.i688.i.i = fcmp ogt double %.1311.i.i, %.1701.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1311.i.i, double %.1701.i.i
  %.1731.i.i = fadd double %.13.i689.i.i, %.1610.i.i
  store double %.1731.i.i, ptr %.525.i8679.i, align 8, !noalias !49
  %.1817.i8795.i = fmul double %.1814.i.i, %.1601.i.i
  %.1824.i.i = fcmp ogt double %.1817.i8795.i, 0.000000e+00
  br i1 %.1824.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1855.i.i = load double, ptr %.555.i8681.i, align 8, !noalias !49
  %.12.i690.i.i = fcmp ogt double %.1311.i.i, %.1855.i.i
  %.13.i691.i.i = select i1 %.12.i690.i.i, double %.1311.i.i, double %.1855.i.i
  %.1886.i.i = fadd double %.1817.i8795.i, %.13.i691.i.i
  store double %.1886.i.i, ptr %.555.i8681.i, align 8, !noalias !49
  %.1946.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.1948.i.i = fadd double %.1817.i8795.i, %.1946.i.i
  store double %.1948.i.i, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.2023.pre.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i8790.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i8791.i, %B680.i.i ]
  %previous_new.2.0700.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0699.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.812.i.i, %B680.i.i ]
  %new.2.0698.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0697.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i8792.i, %B680.i.i ]
  %indvars.iv.next.i8791.i = add nuw nsw i64 %indvars.iv.i8790.i, 1
  %.774.i.i = add nsw i64 %.772.i.i, %indvars.iv.i8790.i
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
  %spec.select.i8792.i = add nuw nsw i64 %lines.2.0696.i.i, %.823.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.933.i.i = add nuw nsw i64 %.860.0.i.i, 1
  %119 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.860.0.i.i
  %.989.i.i = load i64, ptr %119, align 8, !noalias !49
  %.991.i.i = icmp eq i64 %.989.i.i, %.807.i.i
  br i1 %.991.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B6396.i
  %.1311.sink.i.i = phi double [ %best.3.3.i, %B6396.i ], [ %.1311.i.i, %B1292.i.i ], [ %.1311.i.i, %B682.i.i ]
  %.2023.sink.i.i = phi double [ %best.3.3.i, %B6396.i ], [ %.2023.pre.i.i, %B1292.i.i ], [ %.1731.i.i, %B682.i.i ]
  %.12353.i = select i1 %.7492.i, i64 %.210.i9692.i, i64 0
  %120 = getelementptr double, ptr %.226.i9690.i, i64 %.7437.i
  %.12367.i = getelementptr double, ptr %120, i64 %.12353.i
  %.12368.i = load double, ptr %.12367.i, align 8, !noalias !7
  %.12374.i = fadd double %.12738.i, %.2023.sink.i.i
  %.12.i8796.i = fcmp ogt double %.12374.i, %.12368.i
  %.13.i8797.i = select i1 %.12.i8796.i, double %.12374.i, double %.12368.i
  store double %.13.i8797.i, ptr %.12367.i, align 8, !noalias !7
  %.12448.i = icmp slt i64 %quot.2.0.i, 0
  %.12449.i = select i1 %.12448.i, i64 %.210.i9584.i, i64 0
  %121 = getelementptr double, ptr %.226.i9582.i, i64 %quot.2.0.i
  %.12463.i = getelementptr double, ptr %121, i64 %.12449.i
  %.12464.i = load double, ptr %.12463.i, align 8, !noalias !7
  %.12.i8798.i = fcmp ogt double %.13.i8797.i, %.12464.i
  %.13.i8799.i = select i1 %.12.i8798.i, double %.13.i8797.i, double %.12464.i
  store double %.13.i8799.i, ptr %.12463.i, align 8, !noalias !7
  br label %B7408.i

B6596.i:                                          ; preds = %B6252.i
  %122 = getelementptr double, ptr %arg.cost_at, i64 %.7508.i
  %.12588.i = getelementptr double, ptr %122, i64 %.7527.i
  %.12589.i = load double, ptr %.12588.i, align 8, !noalias !7
  %.326.i.i = icmp slt i64 %.475.i866510313.i, 0
  %.327.i.i = select i1 %.326.i.i, i64 %.281.fca.9.load.i, i64 0
  %123 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i866510313.i
  %.341.i8800.i = getelementptr i32, ptr %123, i64 %.327.i.i
  %.342.i8801.i = load i32, ptr %.341.i8800.i, align 4, !noalias !52
  %.347.i.i = sext i32 %.342.i8801.i to i64
  %.348.i.i = icmp eq i32 %.342.i8801.i, 0
  br i1 %.348.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i8802.i

B70.i8802.i:                                      ; preds = %B6596.i
  %.494.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !52
  %.524.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.554.i.i = load double, ptr %.555.i8681.i, align 8, !noalias !52
  %.16.i.i8803.i = fcmp ogt double %.524.i.i, %.494.i.i
  %.17.i.i8804.i = select i1 %.16.i.i8803.i, double %.524.i.i, double %.494.i.i
  %.18.i.i8805.i = fcmp ogt double %.554.i.i, %.17.i.i8804.i
  %.19.i.i8806.i = select i1 %.18.i.i8805.i, double %.554.i.i, double %.17.i.i8804.i
  %.589.i8807.i = fsub double %.19.i.i8806.i, %.489.fca.32.load.i
  %.619.i8808.i = load double, ptr %.226.i827.i.i, align 8, !noalias !52
  %.16.i773.i.i = fcmp ogt double %.619.i8808.i, %best.3.3.i
  %.17.i774.i.i = select i1 %.16.i773.i.i, double %.619.i8808.i, double %best.3.3.i
  %.18.i775.i.i = fcmp ogt double %.589.i8807.i, %.17.i774.i.i
  %.19.i776.i.i = select i1 %.18.i775.i.i, double %.589.i8807.i, double %.17.i774.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i8811.i, label %.456.endif.preheader.i.i8810.i, !prof !6

B278.i.i8830.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i8815.i
  %previous.3.1.i.i8831.i = phi i64 [ %.673.i.i8825.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i8815.i ]
  %worst.3.1.i.i8832.i = phi i64 [ %.13.i.i.i8829.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i8815.i ]
  %exitcond.not.i.i8833.i = icmp eq i64 %indvars.iv.next.i.i8817.i, %wide.trip.count.i.i8814.i
  br i1 %exitcond.not.i.i8833.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i8815.i

.456.endif.preheader.i.i8810.i:                   ; preds = %B70.i8802.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %218, i1 false), !noalias !55
  br label %.456.if.i.i8811.i

.456.if.i.i8811.i:                                ; preds = %.456.endif.preheader.i.i8810.i, %B70.i8802.i
  %.590192.not.i.i.i = icmp slt i32 %.342.i8801.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i8812.i

B106.if.lr.ph.i.i8812.i:                          ; preds = %.456.if.i.i8811.i
  %.637.i.i8813.i = add nsw i64 %.475.i866510313.i, 4
  %wide.trip.count.i.i8814.i = zext nneg i32 %.342.i8801.i to i64
  br label %B106.if.i.i8815.i

B106.if.i.i8815.i:                                ; preds = %B106.if.lr.ph.i.i8812.i, %B278.i.i8830.i
  %indvars.iv.i.i8816.i = phi i64 [ 0, %B106.if.lr.ph.i.i8812.i ], [ %indvars.iv.next.i.i8817.i, %B278.i.i8830.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i8812.i ], [ %worst.3.1.i.i8832.i, %B278.i.i8830.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i8812.i ], [ %previous.3.1.i.i8831.i, %B278.i.i8830.i ]
  %indvars.iv.next.i.i8817.i = add nuw nsw i64 %indvars.iv.i.i8816.i, 1
  %.639.i.i8818.i = add nsw i64 %.637.i.i8813.i, %indvars.iv.i.i8816.i
  %.653.i.i8819.i = icmp slt i64 %.639.i.i8818.i, 0
  %.654.i.i8820.i = select i1 %.653.i.i8819.i, i64 %.281.fca.9.load.i, i64 0
  %124 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i8818.i
  %.668.i.i8821.i = getelementptr i32, ptr %124, i64 %.654.i.i8820.i
  %.669.i.i8822.i = load i32, ptr %.668.i.i8821.i, align 4, !noalias !55
  %.671.i.i8823.i = sext i32 %.669.i.i8822.i to i64
  %.672.i.i8824.i = add nsw i64 %.710.i.i, %.671.i.i8823.i
  %.673.i.i8825.i = ashr i64 %.672.i.i8824.i, 2
  %.679.not.i.i8826.i = icmp eq i64 %.673.i.i8825.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i8826.i, label %B278.i.i8830.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i8815.i
  %.760.i.i8827.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.761.i.i8828.i = add nsw i64 %.760.i.i8827.i, 1
  store i64 %.761.i.i8828.i, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.13.i.i.i8829.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i8828.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i8830.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i8830.i
  %125 = uitofp nneg i64 %worst.3.1.i.i8832.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i8811.i
  %spec.select.i8834.i = phi i32 [ 0, %.456.if.i.i8811.i ], [ %.342.i8801.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i8835.i = phi double [ 1.000000e+00, %.456.if.i.i8811.i ], [ %125, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i8836.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i8835.i
  %.10.i.i8837.i = select i1 %.9.i.i8836.i, double %worst.2.0.lcssa.i.i8835.i, double %.489.fca.23.load.i
  %.735.i.i = fadd double %.19.i776.i.i, %.10.i.i8837.i
  store double %.735.i.i, ptr %.226.i827.i.i, align 8, !noalias !52
  %.773.i.i = sitofp i32 %.342.i8801.i to double
  %.774.i8838.i = fmul double %.489.fca.15.load.i, %.773.i.i
  %.804.i8840.i = load double, ptr %.803.i8839.i, align 8, !noalias !52
  %.805.i.i = fadd double %.774.i8838.i, %.804.i8840.i
  store double %.805.i.i, ptr %.803.i8839.i, align 8, !noalias !52
  %.865.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !52
  %.12.i.i8841.i = fcmp ogt double %.735.i.i, %.865.i.i
  %.13.i.i8842.i = select i1 %.12.i.i8841.i, double %.735.i.i, double %.865.i.i
  %.895.i.i = fadd double %.774.i8838.i, %.13.i.i8842.i
  store double %.895.i.i, ptr %.525.i8679.i, align 8, !noalias !52
  %.927.i.i = fcmp ogt double %.12589.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.927.i.i, double %.489.fca.30.load.i, double %.489.fca.31.load.i
  %.947.i.i = fmul double %.489.fca.30.load.i, %.773.i.i
  %.963.i.i = icmp slt i64 %.475.i866510313.i, -2
  %.964.i.i = select i1 %.963.i.i, i64 %.281.fca.9.load.i, i64 0
  %126 = getelementptr i8, ptr %123, i64 8
  %.978.i8843.i = getelementptr i32, ptr %126, i64 %.964.i.i
  %.979.i.i = load i32, ptr %.978.i8843.i, align 4, !noalias !52
  %.981.i.i = sext i32 %.979.i.i to i64
  %.983.i.i = sub nsw i64 %.981.i.i, %.347.i.i
  %.984.i.i = sitofp i64 %.983.i.i to double
  %.985.i.i = fmul double %"$phi602.0.2.0.i.i", %.984.i.i
  %.986.i.i = fadd double %.947.i.i, %.985.i.i
  %.988.i.i = tail call double @llvm.fabs.f64(double %.12589.i)
  %.991.i8844.i = fmul double %.988.i.i, %.986.i.i
  %.1021.i.i = load double, ptr %.1020.i.i, align 8, !noalias !52
  %.1022.i.i = fadd double %.1021.i.i, %.991.i8844.i
  store double %.1022.i.i, ptr %.1020.i.i, align 8, !noalias !52
  %.1082.i8845.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.12.i777.i.i = fcmp ogt double %.735.i.i, %.1082.i8845.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.735.i.i, double %.1082.i8845.i
  %.1112.i.i = fadd double %.13.i778.i.i, %.991.i8844.i
  store double %.1112.i.i, ptr %.523.i.i, align 8, !noalias !52
  %.1172.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !52
  %.12.i779.i.i = fcmp ogt double %.1112.i.i, %.1172.i.i
  %.13.i780.i.i = select i1 %.12.i779.i.i, double %.1112.i.i, double %.1172.i.i
  %.1321784.i.i = icmp sgt i32 %spec.select.i8834.i, 0
  br i1 %.1321784.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1360.i.i = add nsw i64 %.475.i866510313.i, 4
  %.306.i.i.i.i8849.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i8850.i = fadd double %.489.fca.9.load.i, %.735.i.i
  %.1091.not.i.i8851.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i8853.i = select i1 %.1091.not.i.i8851.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count.i8855.i = zext nneg i32 %spec.select.i8834.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i, %B976.if.lr.ph.i.i
  %indvars.iv.i8856.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i8857.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i ]
  %end.2.0787.i.i = phi double [ %.13.i780.i.i, %B976.if.lr.ph.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i ]
  %indvars.iv.next.i8857.i = add nuw nsw i64 %indvars.iv.i8856.i, 1
  %.1362.i.i = add nsw i64 %.1360.i.i, %indvars.iv.i8856.i
  %.1376.i.i = icmp slt i64 %.1362.i.i, 0
  %.1377.i.i = select i1 %.1376.i.i, i64 %.281.fca.9.load.i, i64 0
  %127 = getelementptr i32, ptr %arg.rows_at, i64 %.1362.i.i
  %.1391.i.i = getelementptr i32, ptr %127, i64 %.1377.i.i
  %.1392.i.i = load i32, ptr %.1391.i.i, align 4, !noalias !52
  %.1394.i8858.i = sext i32 %.1392.i.i to i64
  %.1395.i.i = add nsw i64 %.710.i.i, %.1394.i8858.i
  %.284.i.i8859.i = ashr i64 %.1395.i.i, 1
  %.5.i.i.i.i8860.i = mul i64 %.284.i.i8859.i, 8364850718657
  %.6.i.i.i.i8861.i = lshr i64 %.5.i.i.i.i8860.i, 20
  %.7.i.i.i.i8862.i = and i64 %.6.i.i.i.i8861.i, 16777215
  %.32.i.i.i8863.i = uitofp nneg i64 %.7.i.i.i.i8862.i to double
  %.33.i.i.i8864.i = fadd double %.32.i.i.i8863.i, 5.000000e-01
  %.37.i.i.i8865.i = fmul double %.33.i.i.i8864.i, 0x3E70000000000000
  %.45.le.i.i.i8866.i = tail call double @llvm.log.f64(double %.37.i.i.i8865.i)
  %.50.i.i.i8867.i = fneg double %.45.le.i.i.i8866.i
  %.12.i.i.i.i8868.i = fcmp olt double %.50.i.i.i8867.i, 4.000000e+00
  %.13.i.i.i.i8869.i = select i1 %.12.i.i.i.i8868.i, double %.50.i.i.i8867.i, double 4.000000e+00
  %.79.i.i.i8870.i = fadd double %.13.i.i.i.i8869.i, -1.000000e+00
  %.311.i.i8871.i = fmul double %.489.fca.6.load.i, %.79.i.i.i8870.i
  %.345.i.i.i = load double, ptr %.525.i8679.i, align 8, !noalias !58
  %.351.i.i8872.i = fadd double %.489.fca.5.load.i, %.345.i.i.i
  %.352.i.i8873.i = fadd double %.351.i.i8872.i, %.311.i.i8871.i
  %.40212881289.i.i8874.i = and i64 %.6.i.i.i.i8861.i, 65535
  %128 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i8874.i
  %.460.i.i8875.i = load i64, ptr %128, align 8, !noalias !58
  %.466.i.i8876.i = icmp eq i64 %.460.i.i8875.i, %.284.i.i8859.i
  br i1 %.466.i.i8876.i, label %B216.i.i8925.i, label %B270.i.i8877.i

B216.i.i8925.i:                                   ; preds = %B976.if.i.i
  %129 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8874.i
  %.589.i.i8926.i = load double, ptr %129, align 8, !noalias !58
  %.12.i.i.i8927.i = fcmp ogt double %.589.i.i8926.i, %.352.i.i8873.i
  %.13.i.i781.i.i = select i1 %.12.i.i.i8927.i, double %.589.i.i8926.i, double %.352.i.i8873.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i

B270.i.i8877.i:                                   ; preds = %B976.if.i.i
  %.657.i.i8878.i = load double, ptr %.656.i.i.i, align 8, !noalias !58
  %.659.i.i8879.i = fadd double %.657.i.i8878.i, 1.000000e+00
  store double %.659.i.i8879.i, ptr %.656.i.i.i, align 8, !noalias !58
  %.723.i.i8880.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.726.i.i8881.i = fadd double %.489.fca.19.load.i, %.723.i.i8880.i
  store double %.726.i.i8881.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.796.i.i8882.i = fcmp ult double %.726.i.i8881.i, 1.000000e+00
  br i1 %.796.i.i8882.i, label %B518.i.i8911.i, label %B408.i.i8883.i

B408.i.i8883.i:                                   ; preds = %B270.i.i8877.i
  %.834.i.i8884.i = fadd double %.726.i.i8881.i, -1.000000e+00
  store double %.834.i.i8884.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.300.i.i.i8885.i = load double, ptr %.555.i8681.i, align 8, !noalias !61
  %.12.i.i1282.i.i8886.i = fcmp ogt double %.735.i.i, %.300.i.i.i8885.i
  %.13.i.i1283.i.i8887.i = select i1 %.12.i.i1282.i.i8886.i, double %.735.i.i, double %.300.i.i.i8885.i
  %.333.i.i.i8888.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i8887.i
  store double %.333.i.i.i8888.i, ptr %.555.i8681.i, align 8, !noalias !61
  %.391.i.i.i8889.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.394.i.i.i8890.i = fadd double %.332.i.i.i.i, %.391.i.i.i8889.i
  store double %.394.i.i.i8890.i, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.483.i.i.i8891.i = load double, ptr %.555.i8681.i, align 8, !noalias !61
  %.262.i.i.i.i8892.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i.i8893.i = and i64 %.262.i.i.i.i8892.i, 16383
  %130 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i8893.i
  %.342.i.i.i.i8894.i = load double, ptr %130, align 8, !noalias !64
  %.346.i.i.i.i8895.i = fcmp olt double %.342.i.i.i.i8894.i, 0.000000e+00
  %or.cond.i.i.i.i8896.i = select i1 %.306.i.i.i.i8849.i, i1 %.346.i.i.i.i8895.i, i1 false
  br i1 %or.cond.i.i.i.i8896.i, label %B96.i.i.i.i8910.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8897.i

B96.i.i.i.i8910.i:                                ; preds = %B408.i.i8883.i
  store double %.392.i.i.i.i8850.i, ptr %130, align 8, !noalias !64
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8897.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8897.i: ; preds = %B96.i.i.i.i8910.i, %B408.i.i8883.i
  %.546.i.i.i.i8898.i = phi double [ %.342.i.i.i.i8894.i, %B408.i.i8883.i ], [ %.392.i.i.i.i8850.i, %B96.i.i.i.i8910.i ]
  %.454.i.i.i8899.i = fmul double %.489.fca.8.load.i, %.79.i.i.i8870.i
  %.12.i89.i.i.i8900.i = fcmp ogt double %.546.i.i.i.i8898.i, %.483.i.i.i8891.i
  %.13.i90.i.i.i8901.i = select i1 %.12.i89.i.i.i8900.i, double %.546.i.i.i.i8898.i, double %.483.i.i.i8891.i
  %.641.i.i.i8902.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i8901.i
  %.642.i.i.i8903.i = fadd double %.454.i.i.i8899.i, %.641.i.i.i8902.i
  store i64 %.284.i.i8859.i, ptr %128, align 8, !noalias !61
  %131 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8874.i
  store double %.642.i.i.i8903.i, ptr %131, align 8, !noalias !61
  %.12.i1284.i.i8904.i = fcmp ogt double %.642.i.i.i8903.i, %.352.i.i8873.i
  %.13.i1285.i.i8905.i = select i1 %.12.i1284.i.i8904.i, double %.642.i.i.i8903.i, double %.352.i.i8873.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i

B518.i.i8911.i:                                   ; preds = %B270.i.i8877.i
  br i1 %or.cond.i.i8853.i, label %B544.i.i8912.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i

B544.i.i8912.i:                                   ; preds = %B518.i.i8911.i
  %.1135.i.i8913.i = load double, ptr %.525.i8679.i, align 8, !noalias !58
  %.262.i.i.i8914.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i8915.i = and i64 %.262.i.i.i8914.i, 16383
  %132 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i8915.i
  %.342.i.i.i8916.i = load double, ptr %132, align 8, !noalias !67
  %.346.i.i.i8917.i = fcmp olt double %.342.i.i.i8916.i, 0.000000e+00
  %or.cond.i.i.i8918.i = select i1 %.306.i.i.i.i8849.i, i1 %.346.i.i.i8917.i, i1 false
  br i1 %or.cond.i.i.i8918.i, label %B96.i.i.i8924.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8919.i

B96.i.i.i8924.i:                                  ; preds = %B544.i.i8912.i
  store double %.392.i.i.i.i8850.i, ptr %132, align 8, !noalias !67
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8919.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8919.i: ; preds = %B96.i.i.i8924.i, %B544.i.i8912.i
  %.546.i.i.i8920.i = phi double [ %.342.i.i.i8916.i, %B544.i.i8912.i ], [ %.392.i.i.i.i8850.i, %B96.i.i.i8924.i ]
  %.12.i1286.i.i8921.i = fcmp ogt double %.546.i.i.i8920.i, %.1135.i.i8913.i
  %.13.i1287.i.i8922.i = select i1 %.12.i1286.i.i8921.i, double %.546.i.i.i8920.i, double %.1135.i.i8913.i
  %.1308.i.i8923.i = fadd double %.1307.i.i.i, %.13.i1287.i.i8922.i
  store i64 %.284.i.i8859.i, ptr %128, align 8, !noalias !58
  %133 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8874.i
  store double %.1308.i.i8923.i, ptr %133, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8919.i, %B518.i.i8911.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8897.i, %B216.i.i8925.i
  %.13.i1285.sink.i.i8907.i = phi double [ %.13.i1285.i.i8905.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8897.i ], [ %.13.i.i781.i.i, %B216.i.i8925.i ], [ %.1308.i.i8923.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8919.i ], [ %.352.i.i8873.i, %B518.i.i8911.i ]
  %.1491.i8908.i = fsub double %.13.i1285.sink.i.i8907.i, %.489.fca.5.load.i
  %.12.i782.i.i = fcmp ogt double %.1491.i8908.i, %end.2.0787.i.i
  %.13.i783.i.i = select i1 %.12.i782.i.i, double %.1491.i8908.i, double %end.2.0787.i.i
  %exitcond.not.i8909.i = icmp eq i64 %indvars.iv.next.i8857.i, %wide.trip.count.i8855.i
  br i1 %exitcond.not.i8909.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B6596.i
  %.735.sink.i.i = phi double [ %best.3.3.i, %B6596.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B6596.i ], [ %.13.i780.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8906.i ]
  %.12718.i = select i1 %.7492.i, i64 %.210.i9692.i, i64 0
  %134 = getelementptr double, ptr %.226.i9690.i, i64 %.7437.i
  %.12732.i = getelementptr double, ptr %134, i64 %.12718.i
  %.12733.i = load double, ptr %.12732.i, align 8, !noalias !7
  %.12739.i = fadd double %.12738.i, %end.2.0.lcssa.sink.i.i
  %.12.i8928.i = fcmp ogt double %.12739.i, %.12733.i
  %.13.i8929.i = select i1 %.12.i8928.i, double %.12739.i, double %.12733.i
  store double %.13.i8929.i, ptr %.12732.i, align 8, !noalias !7
  %.12813.i = icmp slt i64 %quot.2.0.i, 0
  %.12814.i = select i1 %.12813.i, i64 %.210.i9584.i, i64 0
  %135 = getelementptr double, ptr %.226.i9582.i, i64 %quot.2.0.i
  %.12828.i = getelementptr double, ptr %135, i64 %.12814.i
  %.12829.i = load double, ptr %.12828.i, align 8, !noalias !7
  %.12.i8930.i = fcmp ogt double %.13.i8929.i, %.12829.i
  %.13.i8931.i = select i1 %.12.i8930.i, double %.13.i8929.i, double %.12829.i
  store double %.13.i8931.i, ptr %.12828.i, align 8, !noalias !7
  %.12922.i = fadd double %.489.fca.29.load.i, %end.2.0.lcssa.sink.i.i
  br label %B7408.i

B6828.i:                                          ; preds = %B4822.i
  switch i64 %.7542.i, label %B7408.i [
    i64 9, label %B6860.i
    i64 14, label %B7000.i
    i64 12, label %B7280.i
    i64 3, label %B7334.i
    i64 2, label %B7388.i
  ]

B6860.i:                                          ; preds = %B6828.i
  %.12993.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8932.i = fcmp ogt double %best.3.3.i, %.12993.i
  %.13.i8933.i = select i1 %.12.i8932.i, double %best.3.3.i, double %.12993.i
  %.13025.i = fadd double %.489.fca.34.load.i, %.13.i8933.i
  store double %.13025.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B7412.i

B7000.i:                                          ; preds = %B6828.i
  %.13061.i = shl nsw i64 %.7437.i, 4
  %.13077.i = select i1 %.7492.i, i64 %.210.i9116.i, i64 0
  %136 = getelementptr i64, ptr %.226.i9114.i, i64 %.7437.i
  %.13091.i = getelementptr i64, ptr %136, i64 %.13077.i
  %.13092.i = load i64, ptr %.13091.i, align 8, !noalias !7
  %.13103.0.i = and i64 %.13092.i, 15
  %.13168.i = icmp sgt i64 %.13092.i, 0
  br i1 %.13168.i, label %B7078.i, label %B7000.B7152_crit_edge.i

B7000.B7152_crit_edge.i:                          ; preds = %B7000.i
  %.pre10298.i = select i1 %.7492.i, i64 %.210.i9080.i, i64 0
  br label %B7152.i

B7078.i:                                          ; preds = %B7000.i
  %.13203.i = add nuw i64 %.13092.i, 15
  %.13223.i = and i64 %.13203.i, 15
  %.13259.i = select i1 %.7492.i, i64 %.210.i9080.i, i64 0
  %137 = getelementptr double, ptr %.226.i9078.i, i64 %.13061.i
  %138 = getelementptr double, ptr %137, i64 %.13223.i
  %.13273.i = getelementptr double, ptr %138, i64 %.13259.i
  %.13274.i = load double, ptr %.13273.i, align 8, !noalias !7
  br label %B7152.i

B7152.i:                                          ; preds = %B7078.i, %B7000.B7152_crit_edge.i
  %.13374.pre-phi.i = phi i64 [ %.pre10298.i, %B7000.B7152_crit_edge.i ], [ %.13259.i, %B7078.i ]
  %"$phi7152.0.2.3.i" = phi double [ 0.000000e+00, %B7000.B7152_crit_edge.i ], [ %.13274.i, %B7078.i ]
  %.13315.i = select i1 %.7492.i, i64 %.210.i9046.i, i64 0
  %139 = getelementptr double, ptr %.226.i9045.i, i64 %.7437.i
  %.13329.i = getelementptr double, ptr %139, i64 %.13315.i
  %.13330.i = load double, ptr %.13329.i, align 8, !noalias !7
  %.12.i8934.i = fcmp ogt double %.13330.i, %"$phi7152.0.2.3.i"
  %.13.i8935.i = select i1 %.12.i8934.i, double %.13330.i, double %"$phi7152.0.2.3.i"
  %140 = getelementptr double, ptr %.226.i9078.i, i64 %.13061.i
  %141 = getelementptr double, ptr %140, i64 %.13103.0.i
  %.13388.i = getelementptr double, ptr %141, i64 %.13374.pre-phi.i
  store double %.13.i8935.i, ptr %.13388.i, align 8, !noalias !7
  %.13422.i = load i64, ptr %.13091.i, align 8, !noalias !7
  %.13423.i = add nsw i64 %.13422.i, 1
  store i64 %.13423.i, ptr %.13091.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.13329.i, align 8, !noalias !7
  br label %B7512.i

B7280.i:                                          ; preds = %B6828.i
  %.13505.i = fadd double %.489.fca.36.load.i, %best.3.3.i
  br label %B7512.i

B7334.i:                                          ; preds = %B6828.i
  %.13527.i = fadd double %.489.fca.37.load.i, %best.3.3.i
  br label %B7512.i

B7388.i:                                          ; preds = %B6828.i
  %.13558.i = fadd double %.489.fca.38.load.i, %best.3.3.i
  br label %B7512.i

B7408.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B4924.i, %B6828.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B5074.i
  %end.12.2.i = phi double [ %best.3.3.i, %B6828.i ], [ %best.3.3.i, %B4924.i ], [ %best.3.3.i, %B5074.i ], [ %.12922.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B6828.i ], [ %best.3.3.i, %B4924.i ], [ %best.3.3.i, %B5074.i ], [ %.735.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1457.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  %result.2.2.i = phi i64 [ 3, %B6828.i ], [ 2, %B4924.i ], [ 3, %B5074.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ]
  switch i64 %.7542.i, label %B7512.i [
    i64 13, label %B7412.i
    i64 9, label %B7412.i
    i64 8, label %B7412.i
    i64 7, label %B7412.i
    i64 6, label %B7412.i
    i64 5, label %B7412.i
  ]

B7412.i:                                          ; preds = %B7408.i, %B7408.i, %B7408.i, %B7408.i, %B7408.i, %B7408.i, %B6860.i, %B70.i.i, %B6312.i, %B6126.i, %B5182.i, %B4674.i
  %result.2.210321.i = phi i64 [ %result.2.2.i, %B7408.i ], [ %result.2.2.i, %B7408.i ], [ %result.2.2.i, %B7408.i ], [ %result.2.2.i, %B7408.i ], [ %result.2.2.i, %B7408.i ], [ %result.2.2.i, %B7408.i ], [ 2, %B70.i.i ], [ 2, %B6312.i ], [ 2, %B6126.i ], [ 3, %B6860.i ], [ 3, %B4674.i ], [ 3, %B5182.i ]
  %released.6.210319.i = phi double [ %released.6.2.i, %B7408.i ], [ %released.6.2.i, %B7408.i ], [ %released.6.2.i, %B7408.i ], [ %released.6.2.i, %B7408.i ], [ %released.6.2.i, %B7408.i ], [ %released.6.2.i, %B7408.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B6312.i ], [ %.1457.sink.i.i, %B6126.i ], [ %best.3.3.i, %B6860.i ], [ %best.3.3.i, %B4674.i ], [ %.11221.i, %B5182.i ]
  %end.12.210317.i = phi double [ %end.12.2.i, %B7408.i ], [ %end.12.2.i, %B7408.i ], [ %end.12.2.i, %B7408.i ], [ %end.12.2.i, %B7408.i ], [ %end.12.2.i, %B7408.i ], [ %end.12.2.i, %B7408.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B6312.i ], [ %.1457.sink.i.i, %B6126.i ], [ %best.3.3.i, %B6860.i ], [ %best.3.3.i, %B4674.i ], [ %.11227.i, %B5182.i ]
  %.13597.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.13600.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.13630.i = getelementptr i64, ptr %.226.i10048.i, i64 %scheduler.3.3.i
  %.13631.i = load i64, ptr %.13630.i, align 8, !noalias !7
  %.13632.i = add nsw i64 %.13631.i, %.13600.i
  %.13646.i = icmp slt i64 %.13632.i, 0
  %.13647.i = select i1 %.13646.i, i64 %.210.i10014.i, i64 0
  %142 = getelementptr double, ptr %.226.i10012.i, i64 %.13632.i
  %.13661.i = getelementptr double, ptr %142, i64 %.13647.i
  store double %.13597.i, ptr %.13661.i, align 8, !noalias !7
  br i1 %.13698.i, label %B7412.endif.i, label %B7412.else.if.i, !prof !6

B7512.i:                                          ; preds = %B7412.endif.i, %B7408.i, %B7388.i, %B7334.i, %B7280.i, %B7152.i
  %result.2.210322.i = phi i64 [ %result.2.2.i, %B7408.i ], [ %result.2.210321.i, %B7412.endif.i ], [ 3, %B7152.i ], [ 3, %B7388.i ], [ 3, %B7334.i ], [ 3, %B7280.i ]
  %released.6.210320.i = phi double [ %released.6.2.i, %B7408.i ], [ %released.6.210319.i, %B7412.endif.i ], [ %best.3.3.i, %B7152.i ], [ %best.3.3.i, %B7388.i ], [ %best.3.3.i, %B7334.i ], [ %best.3.3.i, %B7280.i ]
  %end.12.210318.i = phi double [ %end.12.2.i, %B7408.i ], [ %end.12.210317.i, %B7412.endif.i ], [ %best.3.3.i, %B7152.i ], [ %.13558.i, %B7388.i ], [ %.13527.i, %B7334.i ], [ %.13505.i, %B7280.i ]
  %143 = getelementptr i64, ptr %.780, i64 %.7508.i
  %.13801.i = getelementptr i64, ptr %143, i64 %.7527.i
  %.13802.i = load i64, ptr %.13801.i, align 8, !noalias !7
  %.13803.i = icmp slt i64 %.13802.i, 6
  br i1 %.13803.i, label %B7546.i, label %B7634.i

B7546.i:                                          ; preds = %B7512.i
  %.13806.i = mul nsw i64 %.7437.i, 6
  %.13838.i = add nsw i64 %.13802.i, %.13806.i
  %.13853.i = icmp slt i64 %.13838.i, 0
  %.13854.i = select i1 %.13853.i, i64 %.210.i9152.i, i64 0
  %144 = getelementptr double, ptr %.226.i9150.i, i64 %.13838.i
  %.13868.i = getelementptr double, ptr %144, i64 %.13854.i
  store double %end.12.210318.i, ptr %.13868.i, align 8, !noalias !7
  %.13904.i = load i64, ptr %.13801.i, align 8, !noalias !7
  %.13905.i = add nsw i64 %.13904.i, %.13806.i
  %.13920.i = icmp slt i64 %.13905.i, 0
  %.13921.i = select i1 %.13920.i, i64 %.210.i9188.i, i64 0
  %145 = getelementptr i64, ptr %.226.i9186.i, i64 %.13905.i
  %.13935.i = getelementptr i64, ptr %145, i64 %.13921.i
  store i64 %result.2.210322.i, ptr %.13935.i, align 8, !noalias !7
  br label %B7634.i

B7634.i:                                          ; preds = %B7546.i, %B7512.i
  %146 = getelementptr i64, ptr %.850, i64 %.7508.i
  %.13969.i = getelementptr i64, ptr %146, i64 %.7527.i
  %.13970.i = load i64, ptr %.13969.i, align 8, !noalias !7
  %.13971.i = icmp slt i64 %.13970.i, 6
  br i1 %.13971.i, label %B7668.i, label %B7770.i

B7668.i:                                          ; preds = %B7634.i
  %.8645.i = select i1 %spec.select8652.i.le, double 1.200000e+01, double 2.000000e+00
  %.13992.i = fadd double %.8645.i, %released.6.210320.i
  %.13998.i = mul nsw i64 %.7437.i, 6
  %.14030.i = add nsw i64 %.13970.i, %.13998.i
  %.14044.i = icmp slt i64 %.14030.i, 0
  %.14045.i = select i1 %.14044.i, i64 %.210.i9152.i, i64 0
  %147 = getelementptr double, ptr %.226.i9150.i, i64 %.14030.i
  %.14059.i = getelementptr double, ptr %147, i64 %.14045.i
  store double %.13992.i, ptr %.14059.i, align 8, !noalias !7
  %.14093.i = load i64, ptr %.13969.i, align 8, !noalias !7
  %.14096.i = add nsw i64 %.14093.i, %.13998.i
  %.14111.i = icmp slt i64 %.14096.i, 0
  %.14112.i = select i1 %.14111.i, i64 %.210.i9188.i, i64 0
  %148 = getelementptr i64, ptr %.226.i9186.i, i64 %.14096.i
  %.14126.i = getelementptr i64, ptr %148, i64 %.14112.i
  store i64 %result.2.210322.i, ptr %.14126.i, align 8, !noalias !7
  br label %B7770.i

B7770.i:                                          ; preds = %B7668.i, %B7634.i
  %.14169.i = load i64, ptr %.7507.i.le, align 8, !noalias !7
  %.14170.i = add nsw i64 %.14169.i, 1
  store i64 %.14170.i, ptr %.7507.i.le, align 8, !noalias !7
  %.14248.i = select i1 %.7492.i, i64 %.210.i8949.i, i64 0
  %149 = getelementptr i64, ptr %.226.i.i, i64 %.7437.i
  %.14262.i = getelementptr i64, ptr %149, i64 %.14248.i
  %.14263.i = load i64, ptr %.14262.i, align 8, !noalias !7
  %.14277.i = icmp slt i64 %.14263.i, 0
  %.14278.i = select i1 %.14277.i, i64 %.1498, i64 0
  %150 = getelementptr i64, ptr %.1514, i64 %.14263.i
  %.14292.i = getelementptr i64, ptr %150, i64 %.14278.i
  %.14293.i = load i64, ptr %.14292.i, align 8, !noalias !7
  %.14308.i = icmp slt i64 %.14293.i, -1
  %.14309.i = select i1 %.14308.i, i64 %.1328, i64 0
  %151 = getelementptr i64, ptr %.1344, i64 %.14293.i
  %152 = getelementptr i8, ptr %151, i64 8
  %.14323.i = getelementptr i64, ptr %152, i64 %.14309.i
  %.14324.i = load i64, ptr %.14323.i, align 8, !noalias !7
  %.14325.i = icmp eq i64 %.14170.i, %.14324.i
  br i1 %.14325.i, label %B7868.i, label %B7770.B7982_crit_edge.i

B7770.B7982_crit_edge.i:                          ; preds = %B7770.i
  %.pre10294.i = select i1 %.7492.i, i64 %.210.i8975.i, i64 0
  br label %B7982.i

B7868.i:                                          ; preds = %B7770.i
  %.14358.i = add nsw i64 %.14263.i, 1
  store i64 %.14358.i, ptr %.14262.i, align 8, !noalias !7
  %.14436.i = select i1 %.7492.i, i64 %.210.i8975.i, i64 0
  %153 = getelementptr i64, ptr %.226.i8973.i, i64 %.7437.i
  %.14450.i = getelementptr i64, ptr %153, i64 %.14436.i
  %.14451.i = load i64, ptr %.14450.i, align 8, !noalias !7
  %.14452.i = icmp slt i64 %.14358.i, %.14451.i
  br i1 %.14452.i, label %B7936.i, label %B7982.i

B7936.i:                                          ; preds = %B7868.i
  %.14498.i = icmp slt i64 %.14263.i, -1
  %.14499.i = select i1 %.14498.i, i64 %.1498, i64 0
  %154 = getelementptr i64, ptr %.1514, i64 %.14358.i
  %.14513.i = getelementptr i64, ptr %154, i64 %.14499.i
  %.14514.i = load i64, ptr %.14513.i, align 8, !noalias !7
  %.14528.i = icmp slt i64 %.14514.i, 0
  %.14529.i = select i1 %.14528.i, i64 %.1328, i64 0
  %155 = getelementptr i64, ptr %.1344, i64 %.14514.i
  %.14543.i = getelementptr i64, ptr %155, i64 %.14529.i
  %.14544.i = load i64, ptr %.14543.i, align 8, !noalias !7
  store i64 %.14544.i, ptr %.7507.i.le, align 8, !noalias !7
  br label %B7982.i

B7982.i:                                          ; preds = %B7936.i, %B7868.i, %B7770.B7982_crit_edge.i
  %.14656.pre-phi.i = phi i64 [ %.pre10294.i, %B7770.B7982_crit_edge.i ], [ %.14436.i, %B7936.i ], [ %.14436.i, %B7868.i ]
  store double %.9593.i, ptr %.7575.i, align 8, !noalias !7
  %.14640.i = load i64, ptr %.14262.i, align 8, !noalias !7
  %156 = getelementptr i64, ptr %.226.i8973.i, i64 %.7437.i
  %.14670.i = getelementptr i64, ptr %156, i64 %.14656.pre-phi.i
  %.14671.i = load i64, ptr %.14670.i, align 8, !noalias !7
  %.14672.not.i = icmp slt i64 %.14640.i, %.14671.i
  br i1 %.14672.not.i, label %B8366.i, label %B8034.i

B8034.i:                                          ; preds = %B7982.i
  %.14693.i = select i1 %.7492.i, i64 %.210.i9224.i, i64 0
  %157 = getelementptr i64, ptr %.226.i9222.i, i64 %.7437.i
  %.14707.i = getelementptr i64, ptr %157, i64 %.14693.i
  store i64 0, ptr %.14707.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7606.i, align 8, !noalias !7
  %.14754.i = icmp slt i64 %quot.2.0.i, 0
  %.14755.i = select i1 %.14754.i, i64 %.210.i951210340.i, i64 0
  %158 = getelementptr i64, ptr %.226.i9510.i, i64 %quot.2.0.i
  %.14769.i = getelementptr i64, ptr %158, i64 %.14755.i
  %.14770.i = load i64, ptr %.14769.i, align 8, !noalias !7
  %.14771.i = add nsw i64 %.14770.i, -1
  store i64 %.14771.i, ptr %.14769.i, align 8, !noalias !7
  %.14832.i = load double, ptr %.14831.i, align 8, !noalias !7
  %.14848.i = select i1 %.7492.i, i64 %.210.i9692.i, i64 0
  %159 = getelementptr double, ptr %.226.i9690.i, i64 %.7437.i
  %.14862.i = getelementptr double, ptr %159, i64 %.14848.i
  %.14863.i = load double, ptr %.14862.i, align 8, !noalias !7
  %.12.i8936.i = fcmp ogt double %.14863.i, %best.3.3.i
  %.13.i8937.i = select i1 %.12.i8936.i, double %.14863.i, double %best.3.3.i
  %.14908.i = select i1 %.14754.i, i64 %.210.i9656.i, i64 0
  %160 = getelementptr double, ptr %.226.i9654.i, i64 %quot.2.0.i
  %.14922.i = getelementptr double, ptr %160, i64 %.14908.i
  %.14923.i = load double, ptr %.14922.i, align 8, !noalias !7
  %.14924.i = fsub double %.13.i8937.i, %.14923.i
  br i1 %or.cond10202.i, label %B8034.endif.else.if.i, label %B8034.endif.endif.i, !prof !14

B8366.i:                                          ; preds = %B7982.i
  %.15135.i = icmp eq i64 %.7542.i, 9
  br i1 %.15135.i, label %B8398.i, label %B8534.i

B8398.i:                                          ; preds = %B8366.i
  %.15156.i = select i1 %.7492.i, i64 %.210.i9260.i, i64 0
  %161 = getelementptr i64, ptr %.226.i9258.i, i64 %.7437.i
  %.15170.i = getelementptr i64, ptr %161, i64 %.15156.i
  store i64 1, ptr %.15170.i, align 8, !noalias !7
  %.15186.i = icmp slt i64 %quot.2.0.i, 0
  %.15187.i = select i1 %.15186.i, i64 %.210.i9548.i, i64 0
  %162 = getelementptr i64, ptr %.226.i9546.i, i64 %quot.2.0.i
  %.15201.i = getelementptr i64, ptr %162, i64 %.15187.i
  %.15202.i = load i64, ptr %.15201.i, align 8, !noalias !7
  %.15203.i = add nsw i64 %.15202.i, 1
  store i64 %.15203.i, ptr %.15201.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7606.i, align 8, !noalias !7
  store i64 7, ptr %.7697.i, align 8, !noalias !7
  %.15328.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.15344.i = select i1 %.15186.i, i64 %.210.i9620.i, i64 0
  %163 = getelementptr double, ptr %.226.i9618.i, i64 %quot.2.0.i
  %.15358.i = getelementptr double, ptr %163, i64 %.15344.i
  store double %.15328.i, ptr %.15358.i, align 8, !noalias !7
  br label %B8574.i

B8534.i:                                          ; preds = %B8366.i
  store double %.10014.i, ptr %.7606.i, align 8, !noalias !7
  store i64 1, ptr %.7697.i, align 8, !noalias !7
  br label %B8574.i

B8574.i:                                          ; preds = %B8034.endif.endif.i, %B8534.i, %B8398.i
  %.15443.i = icmp slt i64 %quot.2.0.i, 0
  %.15444.i = select i1 %.15443.i, i64 %.210.i9548.i, i64 0
  %164 = getelementptr i64, ptr %.226.i9546.i, i64 %quot.2.0.i
  %.15458.i = getelementptr i64, ptr %164, i64 %.15444.i
  %.15459.i = load i64, ptr %.15458.i, align 8, !noalias !7
  %.15460.i = icmp sgt i64 %.15459.i, 0
  %.15508.i = select i1 %.15443.i, i64 %.210.i951210340.i, i64 0
  br i1 %.15460.i, label %B8598.i, label %B8826.i

B8598.i:                                          ; preds = %B8574.i
  %165 = getelementptr i64, ptr %.226.i9510.i, i64 %quot.2.0.i
  %.15522.i = getelementptr i64, ptr %165, i64 %.15508.i
  %.15523.i = load i64, ptr %.15522.i, align 8, !noalias !7
  %.15524.i = icmp eq i64 %.15459.i, %.15523.i
  br i1 %.15524.i, label %B8634.i, label %B8826.i

B8634.i:                                          ; preds = %B8598.i
  %.15541.i = select i1 %.15443.i, i64 %.210.i9620.i, i64 0
  %166 = getelementptr double, ptr %.226.i9618.i, i64 %quot.2.0.i
  %.15555.i = getelementptr double, ptr %166, i64 %.15541.i
  %.15556.i = load double, ptr %.15555.i, align 8, !noalias !7
  %.12.i8938.i = fcmp ogt double %.15556.i, %best.3.3.i
  %.13.i8939.i = select i1 %.12.i8938.i, double %.15556.i, double %best.3.3.i
  %.15588.i = fadd double %.489.fca.33.load.i, %.13.i8939.i
  br i1 %.488210169.not.i, label %B8802.i, label %B8744.if.preheader.i

B8744.if.preheader.i:                             ; preds = %B8634.i
  %.15594.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B8744.if.i

B8764.i:                                          ; preds = %B8744.if.i
  %.15767.i = select i1 %.15733.i, i64 %.210.i9260.i, i64 0
  %167 = getelementptr i64, ptr %.226.i9258.i, i64 %.15622.010184.i
  %.15781.i = getelementptr i64, ptr %167, i64 %.15767.i
  %.15782.i = load i64, ptr %.15781.i, align 8, !noalias !7
  %.15783.not.i = icmp eq i64 %.15782.i, 0
  br i1 %.15783.not.i, label %B8800.i, label %B8780.i

B8780.i:                                          ; preds = %B8764.i
  store i64 0, ptr %.15781.i, align 8, !noalias !7
  %.15832.i = select i1 %.15733.i, i64 %.210.i93321033210336.i, i64 0
  %168 = getelementptr double, ptr %.226.i9330.i, i64 %.15622.010184.i
  %.15846.i = getelementptr double, ptr %168, i64 %.15832.i
  store double %.15588.i, ptr %.15846.i, align 8, !noalias !7
  br label %B8800.i

B8800.i:                                          ; preds = %B8744.if.i, %B8780.i, %B8764.i
  %.15678.i = icmp sgt i64 %.15625.010185.i, 1
  br i1 %.15678.i, label %B8744.if.i, label %B8802.i

B8802.i:                                          ; preds = %B8800.i, %B8634.i
  store i64 0, ptr %.15458.i, align 8, !noalias !7
  br i1 %.605.not155.i9977.i, label %B8802.endif.else.endif.endif.endif.if.i, label %.16144.endif.i.preheader, !prof !6

B8826.i:                                          ; preds = %.16144.endif.i, %B8802.endif.else.endif.endif.endif.if.i, %B8598.i, %B8574.i
  %169 = getelementptr i64, ptr %.226.i9510.i, i64 %quot.2.0.i
  %.16229.i = getelementptr i64, ptr %169, i64 %.15508.i
  %.16230.i = load i64, ptr %.16229.i, align 8, !noalias !7
  %.16231.i = icmp eq i64 %.16230.i, 0
  br i1 %.16231.i, label %B8850.i, label %B8952.i

B8850.i:                                          ; preds = %B8826.i
  %.16248.i = select i1 %.15443.i, i64 %.210.i9584.i, i64 0
  %170 = getelementptr double, ptr %.226.i9582.i, i64 %quot.2.0.i
  %.16262.i = getelementptr double, ptr %170, i64 %.16248.i
  %.16263.i = load double, ptr %.16262.i, align 8, !noalias !7
  %.12.i8940.i = fcmp ogt double %.16263.i, %best.3.3.i
  %.13.i8941.i = select i1 %.12.i8940.i, double %.16263.i, double %best.3.3.i
  store double %.13.i8941.i, ptr %.16262.i, align 8, !noalias !7
  %.16371.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.16372.i = select i1 %.16371.i, i64 %.2924, i64 0
  %171 = getelementptr double, ptr %.2940, i64 %finished.3.1.i.ph
  %.16386.i = getelementptr double, ptr %171, i64 %.16372.i
  store double %.13.i8941.i, ptr %.16386.i, align 8, !noalias !7
  %.16389.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.16229.i, align 8, !noalias !7
  %.16428.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B8952.i

B8952.i:                                          ; preds = %B8850.i, %B8826.i
  %finished.4.2.i = phi i64 [ %.16389.i, %B8850.i ], [ %finished.3.1.i.ph, %B8826.i ]
  %waiting_slots.6.2.i = phi i64 [ %.16428.i, %B8850.i ], [ %waiting_slots.5.2.i, %B8826.i ]
  %.16444.not.i = icmp slt i64 %.9504.i, %arg.limit
  %.16823.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond10100.i = select i1 %.16444.not.i, i1 %.16823.i, i1 false
  br i1 %or.cond10100.i, label %B1604.i.outer, label %B8980.i.loopexit

B1604.i.outer:                                    ; preds = %B1604.preheader.lr.ph.i, %B8952.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1604.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B8952.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %.9504.i, %B8952.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %half.4.2.i, %B8952.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %next_block.4.2.i, %B8952.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1604.preheader.lr.ph.i ], [ %finished.4.2.i, %B8952.i ]
  %now.3.1.i.ph = phi double [ 0.000000e+00, %B1604.preheader.lr.ph.i ], [ %best.3.3.i, %B8952.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1604.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B8952.i ]
  %.4457.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1604.i

B8980.i.loopexit:                                 ; preds = %B8952.i, %B2548.i, %B9459.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2548.i ], [ %issued.2.1.i.ph, %B9459.i ], [ %.9504.i, %B8952.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2548.i ], [ %finished.3.1.i.ph, %B9459.i ], [ %finished.4.2.i, %B8952.i ]
  %now.2.2.i.ph = phi double [ %now.3.1.i.ph, %B2548.i ], [ %now.3.1.i.ph, %B9459.i ], [ %best.3.3.i, %B8952.i ]
  %172 = sitofp i64 %issued.4.2.i.ph to double
  br label %B8980.i

B8980.i:                                          ; preds = %B8980.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i ], [ %172, %B8980.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i ], [ %finished.5.2.i.ph, %B8980.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i ], [ %now.2.2.i.ph, %B8980.i.loopexit ]
  %.1723710198.not.i = icmp slt i64 %.556.i, 1
  br i1 %.1723710198.not.i, label %common.ret, label %B9010.if.lr.ph.i

B9010.if.lr.ph.i:                                 ; preds = %B8980.i
  %.17339.i = getelementptr i8, ptr %.3452, i64 120
  %.17345.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.17918.i = getelementptr i8, ptr %.3110, i64 64
  %.17364.i = icmp slt i64 %.281.fca.7.load.i, 0
  %173 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B9010.if.i

B9030.i:                                          ; preds = %B9010.if.i
  %.17340.i = load double, ptr %.17339.i, align 8, !noalias !7
  br i1 %.17345.i, label %B9030.endif.endif.i, label %B9030.endif.else.if.i, !prof !6

B9456.i:                                          ; preds = %B9030.endif.endif.i, %B9010.if.i
  %exitcond10262.not.i = icmp eq i64 %.17250.i, %.556.i
  br i1 %exitcond10262.not.i, label %common.ret, label %B9010.if.i

B9459.i.sink.split:                               ; preds = %B3614.i, %B3540.i
  %.8994.i.sink = phi double [ %need.6.2.i, %B3540.i ], [ %.8994.i, %B3614.i ]
  %.sink.ph = phi i64 [ %why.3.2.i, %B3540.i ], [ 4, %B3614.i ]
  store double %.8994.i.sink, ptr %.7606.i, align 8, !noalias !7
  br label %B9459.i

B9459.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B9459.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B9459.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.7697.i, align 8, !noalias !7
  br i1 %.4457.i, label %B1604.i, label %B8980.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.726.i, align 8, !noalias !70
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.564.endif.preheader.i.i, label %.564.if.i.i, !prof !27

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
  br i1 %.606.not155.i.i.i, label %.962.endif.preheader.i.i, label %.962.if.i.i, !prof !27

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
  br i1 %.605.not155.i793.i.i, label %.1305.endif.preheader.i.i, label %.1305.if.i.i, !prof !27

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
  %exitcond.not.i8945.i = icmp eq i64 %.1003.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i8945.i, label %.962.if.i.loopexit.i, label %.962.endif.i.i, !prof !85

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
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !27

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
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !27

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
  %.1440.i8944.i = shl nsw i64 %.13.i.i8943.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1440.i8944.i
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
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !27

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
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1440.i8944.i
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
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !27

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
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !27

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
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !27

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
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !27

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
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !27

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
  %.123.i8946.i = icmp slt i64 %.57.i.i, 0
  %.124.i8947.i = select i1 %.123.i8946.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i8947.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.726.i, align 8, !noalias !107
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !27

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %185 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %185, i1 false), !noalias !107
  %.57.i8950.pre.i = load i64, ptr %.726.i, align 8, !noalias !110
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
  %.145.i8948.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i8948.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i8950.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i8950.pre.i, %.575.endif.preheader.i.i ]
  %.210.i8949.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i8951.i = add nsw i64 %.57.i8950.i, %.556.i
  %.123.i8952.i = icmp slt i64 %.57.i8950.i, 0
  %.124.i8953.i = select i1 %.123.i8952.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8954.i = add i64 %.124.i8953.i, %.57.i8950.i
  %.128.i8955.i = icmp slt i64 %.125.i8954.i, 0
  br i1 %.128.i8955.i, label %B0.else.if.i8984.i, label %B0.else.endif.i8956.i, !prof !6

B0.endif.i8970.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8969.i, %B0.else.endif.endif.endif.i8966.i
  %.113.sroa.13.0.i8971.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8969.i ], [ %.113.sroa.13.1.i8967.i, %B0.else.endif.endif.endif.i8966.i ]
  %.201.i8972.i = sub i64 %.113.sroa.13.0.i8971.i, %.113.sroa.0.3.i8961.i
  %.226.i8973.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8961.i
  store i64 %.87.i8951.i, ptr %.726.i, align 8, !noalias !110
  %.605.not155.i8974.i = icmp sgt i64 %.201.i8972.i, 0
  br i1 %.605.not155.i8974.i, label %.575.endif.preheader.i8982.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8985.i, !prof !27

.575.endif.preheader.i8982.i:                     ; preds = %B0.endif.i8970.i
  %186 = shl i64 %.201.i8972.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8973.i, i8 0, i64 %186, i1 false), !noalias !110
  %.57.i8986.pre.i = load i64, ptr %.726.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8985.i

B0.else.if.i8984.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8956.i

B0.else.endif.i8956.i:                            ; preds = %B0.else.if.i8984.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8957.i = phi i64 [ 0, %B0.else.if.i8984.i ], [ %.125.i8954.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8958.i = icmp slt i64 %.125.i8954.i, %.281.fca.12.load.i
  br i1 %.133.not.i8958.i, label %B0.else.endif.endif.i8960.i, label %B0.else.endif.if.i8959.i, !prof !10

B0.else.endif.if.i8959.i:                         ; preds = %B0.else.endif.i8956.i
  br label %B0.else.endif.endif.i8960.i

B0.else.endif.endif.i8960.i:                      ; preds = %B0.else.endif.if.i8959.i, %B0.else.endif.i8956.i
  %.113.sroa.0.3.i8961.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8959.i ], [ %.113.sroa.0.1.i8957.i, %B0.else.endif.i8956.i ]
  %.140.i8962.i = icmp slt i64 %.87.i8951.i, 0
  %.141.i8963.i = select i1 %.140.i8962.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8964.i = add i64 %.141.i8963.i, %.87.i8951.i
  %.145.i8965.i = icmp slt i64 %.142.i8964.i, 0
  br i1 %.145.i8965.i, label %B0.else.endif.endif.if.i8983.i, label %B0.else.endif.endif.endif.i8966.i, !prof !6

B0.else.endif.endif.if.i8983.i:                   ; preds = %B0.else.endif.endif.i8960.i
  br label %B0.else.endif.endif.endif.i8966.i

B0.else.endif.endif.endif.i8966.i:                ; preds = %B0.else.endif.endif.if.i8983.i, %B0.else.endif.endif.i8960.i
  %.113.sroa.13.1.i8967.i = phi i64 [ 0, %B0.else.endif.endif.if.i8983.i ], [ %.142.i8964.i, %B0.else.endif.endif.i8960.i ]
  %.150.not.i8968.i = icmp slt i64 %.142.i8964.i, %.281.fca.12.load.i
  br i1 %.150.not.i8968.i, label %B0.endif.i8970.i, label %B0.else.endif.endif.endif.if.i8969.i, !prof !10

B0.else.endif.endif.endif.if.i8969.i:             ; preds = %B0.else.endif.endif.endif.i8966.i
  br label %B0.endif.i8970.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8985.i: ; preds = %.575.endif.preheader.i8982.i, %B0.endif.i8970.i
  %.57.i8986.i = phi i64 [ %.87.i8951.i, %B0.endif.i8970.i ], [ %.57.i8986.pre.i, %.575.endif.preheader.i8982.i ]
  %.210.i8975.i = tail call i64 @llvm.smax.i64(i64 %.201.i8972.i, i64 0)
  %.87.i8987.i = add nsw i64 %.57.i8986.i, %.556.i
  %.123.i8988.i = icmp slt i64 %.57.i8986.i, 0
  %.124.i8989.i = select i1 %.123.i8988.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8990.i = add i64 %.124.i8989.i, %.57.i8986.i
  %.128.i8991.i = icmp slt i64 %.125.i8990.i, 0
  br i1 %.128.i8991.i, label %B0.else.if.i9020.i, label %B0.else.endif.i8992.i, !prof !6

B0.endif.i9006.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9005.i, %B0.else.endif.endif.endif.i9002.i
  %.113.sroa.13.0.i9007.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9005.i ], [ %.113.sroa.13.1.i9003.i, %B0.else.endif.endif.endif.i9002.i ]
  %.201.i9008.i = sub i64 %.113.sroa.13.0.i9007.i, %.113.sroa.0.3.i8997.i
  %.226.i9009.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8997.i
  store i64 %.87.i8987.i, ptr %.726.i, align 8, !noalias !113
  %.605.not155.i9010.i = icmp sgt i64 %.201.i9008.i, 0
  br i1 %.605.not155.i9010.i, label %.575.endif.preheader.i9018.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9021.i, !prof !27

.575.endif.preheader.i9018.i:                     ; preds = %B0.endif.i9006.i
  %187 = shl i64 %.201.i9008.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9009.i, i8 0, i64 %187, i1 false), !noalias !113
  %.57.i9022.pre.i = load i64, ptr %.726.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9021.i

B0.else.if.i9020.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8985.i
  br label %B0.else.endif.i8992.i

B0.else.endif.i8992.i:                            ; preds = %B0.else.if.i9020.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8985.i
  %.113.sroa.0.1.i8993.i = phi i64 [ 0, %B0.else.if.i9020.i ], [ %.125.i8990.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8985.i ]
  %.133.not.i8994.i = icmp slt i64 %.125.i8990.i, %.281.fca.12.load.i
  br i1 %.133.not.i8994.i, label %B0.else.endif.endif.i8996.i, label %B0.else.endif.if.i8995.i, !prof !10

B0.else.endif.if.i8995.i:                         ; preds = %B0.else.endif.i8992.i
  br label %B0.else.endif.endif.i8996.i

B0.else.endif.endif.i8996.i:                      ; preds = %B0.else.endif.if.i8995.i, %B0.else.endif.i8992.i
  %.113.sroa.0.3.i8997.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8995.i ], [ %.113.sroa.0.1.i8993.i, %B0.else.endif.i8992.i ]
  %.140.i8998.i = icmp slt i64 %.87.i8987.i, 0
  %.141.i8999.i = select i1 %.140.i8998.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9000.i = add i64 %.141.i8999.i, %.87.i8987.i
  %.145.i9001.i = icmp slt i64 %.142.i9000.i, 0
  br i1 %.145.i9001.i, label %B0.else.endif.endif.if.i9019.i, label %B0.else.endif.endif.endif.i9002.i, !prof !6

B0.else.endif.endif.if.i9019.i:                   ; preds = %B0.else.endif.endif.i8996.i
  br label %B0.else.endif.endif.endif.i9002.i

B0.else.endif.endif.endif.i9002.i:                ; preds = %B0.else.endif.endif.if.i9019.i, %B0.else.endif.endif.i8996.i
  %.113.sroa.13.1.i9003.i = phi i64 [ 0, %B0.else.endif.endif.if.i9019.i ], [ %.142.i9000.i, %B0.else.endif.endif.i8996.i ]
  %.150.not.i9004.i = icmp slt i64 %.142.i9000.i, %.281.fca.12.load.i
  br i1 %.150.not.i9004.i, label %B0.endif.i9006.i, label %B0.else.endif.endif.endif.if.i9005.i, !prof !10

B0.else.endif.endif.endif.if.i9005.i:             ; preds = %B0.else.endif.endif.endif.i9002.i
  br label %B0.endif.i9006.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9021.i: ; preds = %.575.endif.preheader.i9018.i, %B0.endif.i9006.i
  %.57.i9022.i = phi i64 [ %.87.i8987.i, %B0.endif.i9006.i ], [ %.57.i9022.pre.i, %.575.endif.preheader.i9018.i ]
  %.210.i9011.i = tail call i64 @llvm.smax.i64(i64 %.201.i9008.i, i64 0)
  %.87.i9023.i = add nsw i64 %.57.i9022.i, %.556.i
  %.123.i9024.i = icmp slt i64 %.57.i9022.i, 0
  %.124.i9025.i = select i1 %.123.i9024.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9026.i = add i64 %.124.i9025.i, %.57.i9022.i
  %.128.i9027.i = icmp slt i64 %.125.i9026.i, 0
  br i1 %.128.i9027.i, label %B0.else.if.i9054.i, label %B0.else.endif.i9028.i, !prof !6

B0.endif.i9042.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9041.i, %B0.else.endif.endif.endif.i9038.i
  %.113.sroa.13.0.i9043.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9041.i ], [ %.113.sroa.13.1.i9039.i, %B0.else.endif.endif.endif.i9038.i ]
  %.201.i9044.i = sub i64 %.113.sroa.13.0.i9043.i, %.113.sroa.0.3.i9033.i
  %.226.i9045.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9033.i
  store i64 %.87.i9023.i, ptr %.726.i, align 8, !noalias !116
  %.606.not155.i.i = icmp sgt i64 %.201.i9044.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !27

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i9042.i
  %188 = shl i64 %.201.i9044.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9045.i, i8 0, i64 %188, i1 false), !noalias !116
  %.57.i9055.pre.i = load i64, ptr %.726.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i9054.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9021.i
  br label %B0.else.endif.i9028.i

B0.else.endif.i9028.i:                            ; preds = %B0.else.if.i9054.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9021.i
  %.113.sroa.0.1.i9029.i = phi i64 [ 0, %B0.else.if.i9054.i ], [ %.125.i9026.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9021.i ]
  %.133.not.i9030.i = icmp slt i64 %.125.i9026.i, %.281.fca.12.load.i
  br i1 %.133.not.i9030.i, label %B0.else.endif.endif.i9032.i, label %B0.else.endif.if.i9031.i, !prof !10

B0.else.endif.if.i9031.i:                         ; preds = %B0.else.endif.i9028.i
  br label %B0.else.endif.endif.i9032.i

B0.else.endif.endif.i9032.i:                      ; preds = %B0.else.endif.if.i9031.i, %B0.else.endif.i9028.i
  %.113.sroa.0.3.i9033.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9031.i ], [ %.113.sroa.0.1.i9029.i, %B0.else.endif.i9028.i ]
  %.140.i9034.i = icmp slt i64 %.87.i9023.i, 0
  %.141.i9035.i = select i1 %.140.i9034.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9036.i = add i64 %.141.i9035.i, %.87.i9023.i
  %.145.i9037.i = icmp slt i64 %.142.i9036.i, 0
  br i1 %.145.i9037.i, label %B0.else.endif.endif.if.i9053.i, label %B0.else.endif.endif.endif.i9038.i, !prof !6

B0.else.endif.endif.if.i9053.i:                   ; preds = %B0.else.endif.endif.i9032.i
  br label %B0.else.endif.endif.endif.i9038.i

B0.else.endif.endif.endif.i9038.i:                ; preds = %B0.else.endif.endif.if.i9053.i, %B0.else.endif.endif.i9032.i
  %.113.sroa.13.1.i9039.i = phi i64 [ 0, %B0.else.endif.endif.if.i9053.i ], [ %.142.i9036.i, %B0.else.endif.endif.i9032.i ]
  %.150.not.i9040.i = icmp slt i64 %.142.i9036.i, %.281.fca.12.load.i
  br i1 %.150.not.i9040.i, label %B0.endif.i9042.i, label %B0.else.endif.endif.endif.if.i9041.i, !prof !10

B0.else.endif.endif.endif.if.i9041.i:             ; preds = %B0.else.endif.endif.endif.i9038.i
  br label %B0.endif.i9042.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i9042.i
  %.57.i9055.i = phi i64 [ %.87.i9023.i, %B0.endif.i9042.i ], [ %.57.i9055.pre.i, %.576.endif.preheader.i.i ]
  %.210.i9046.i = tail call i64 @llvm.smax.i64(i64 %.201.i9044.i, i64 0)
  %.1229.i = shl nsw i64 %.556.i, 4
  %.87.i9056.i = add nsw i64 %.57.i9055.i, %.1229.i
  %.123.i9057.i = icmp slt i64 %.57.i9055.i, 0
  %.124.i9058.i = select i1 %.123.i9057.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9059.i = add i64 %.124.i9058.i, %.57.i9055.i
  %.128.i9060.i = icmp slt i64 %.125.i9059.i, 0
  br i1 %.128.i9060.i, label %B0.else.if.i9089.i, label %B0.else.endif.i9061.i, !prof !6

B0.endif.i9075.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9074.i, %B0.else.endif.endif.endif.i9071.i
  %.113.sroa.13.0.i9076.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9074.i ], [ %.113.sroa.13.1.i9072.i, %B0.else.endif.endif.endif.i9071.i ]
  %.201.i9077.i = sub i64 %.113.sroa.13.0.i9076.i, %.113.sroa.0.3.i9066.i
  %.226.i9078.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9066.i
  store i64 %.87.i9056.i, ptr %.726.i, align 8, !noalias !119
  %.606.not155.i9079.i = icmp sgt i64 %.201.i9077.i, 0
  br i1 %.606.not155.i9079.i, label %.576.endif.preheader.i9087.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9090.i, !prof !27

.576.endif.preheader.i9087.i:                     ; preds = %B0.endif.i9075.i
  %189 = shl i64 %.201.i9077.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9078.i, i8 0, i64 %189, i1 false), !noalias !119
  %.57.i9091.pre.i = load i64, ptr %.726.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9090.i

B0.else.if.i9089.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i9061.i

B0.else.endif.i9061.i:                            ; preds = %B0.else.if.i9089.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i9062.i = phi i64 [ 0, %B0.else.if.i9089.i ], [ %.125.i9059.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i9063.i = icmp slt i64 %.125.i9059.i, %.281.fca.12.load.i
  br i1 %.133.not.i9063.i, label %B0.else.endif.endif.i9065.i, label %B0.else.endif.if.i9064.i, !prof !10

B0.else.endif.if.i9064.i:                         ; preds = %B0.else.endif.i9061.i
  br label %B0.else.endif.endif.i9065.i

B0.else.endif.endif.i9065.i:                      ; preds = %B0.else.endif.if.i9064.i, %B0.else.endif.i9061.i
  %.113.sroa.0.3.i9066.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9064.i ], [ %.113.sroa.0.1.i9062.i, %B0.else.endif.i9061.i ]
  %.140.i9067.i = icmp slt i64 %.87.i9056.i, 0
  %.141.i9068.i = select i1 %.140.i9067.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9069.i = add i64 %.141.i9068.i, %.87.i9056.i
  %.145.i9070.i = icmp slt i64 %.142.i9069.i, 0
  br i1 %.145.i9070.i, label %B0.else.endif.endif.if.i9088.i, label %B0.else.endif.endif.endif.i9071.i, !prof !6

B0.else.endif.endif.if.i9088.i:                   ; preds = %B0.else.endif.endif.i9065.i
  br label %B0.else.endif.endif.endif.i9071.i

B0.else.endif.endif.endif.i9071.i:                ; preds = %B0.else.endif.endif.if.i9088.i, %B0.else.endif.endif.i9065.i
  %.113.sroa.13.1.i9072.i = phi i64 [ 0, %B0.else.endif.endif.if.i9088.i ], [ %.142.i9069.i, %B0.else.endif.endif.i9065.i ]
  %.150.not.i9073.i = icmp slt i64 %.142.i9069.i, %.281.fca.12.load.i
  br i1 %.150.not.i9073.i, label %B0.endif.i9075.i, label %B0.else.endif.endif.endif.if.i9074.i, !prof !10

B0.else.endif.endif.endif.if.i9074.i:             ; preds = %B0.else.endif.endif.endif.i9071.i
  br label %B0.endif.i9075.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9090.i: ; preds = %.576.endif.preheader.i9087.i, %B0.endif.i9075.i
  %.57.i9091.i = phi i64 [ %.87.i9056.i, %B0.endif.i9075.i ], [ %.57.i9091.pre.i, %.576.endif.preheader.i9087.i ]
  %.210.i9080.i = tail call i64 @llvm.smax.i64(i64 %.201.i9077.i, i64 0)
  %.87.i9092.i = add nsw i64 %.57.i9091.i, %.556.i
  %.123.i9093.i = icmp slt i64 %.57.i9091.i, 0
  %.124.i9094.i = select i1 %.123.i9093.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9095.i = add i64 %.124.i9094.i, %.57.i9091.i
  %.128.i9096.i = icmp slt i64 %.125.i9095.i, 0
  br i1 %.128.i9096.i, label %B0.else.if.i9125.i, label %B0.else.endif.i9097.i, !prof !6

B0.endif.i9111.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9110.i, %B0.else.endif.endif.endif.i9107.i
  %.113.sroa.13.0.i9112.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9110.i ], [ %.113.sroa.13.1.i9108.i, %B0.else.endif.endif.endif.i9107.i ]
  %.201.i9113.i = sub i64 %.113.sroa.13.0.i9112.i, %.113.sroa.0.3.i9102.i
  %.226.i9114.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9102.i
  store i64 %.87.i9092.i, ptr %.726.i, align 8, !noalias !122
  %.605.not155.i9115.i = icmp sgt i64 %.201.i9113.i, 0
  br i1 %.605.not155.i9115.i, label %.575.endif.preheader.i9123.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9126.i, !prof !27

.575.endif.preheader.i9123.i:                     ; preds = %B0.endif.i9111.i
  %190 = shl i64 %.201.i9113.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9114.i, i8 0, i64 %190, i1 false), !noalias !122
  %.57.i9127.pre.i = load i64, ptr %.726.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9126.i

B0.else.if.i9125.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9090.i
  br label %B0.else.endif.i9097.i

B0.else.endif.i9097.i:                            ; preds = %B0.else.if.i9125.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9090.i
  %.113.sroa.0.1.i9098.i = phi i64 [ 0, %B0.else.if.i9125.i ], [ %.125.i9095.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9090.i ]
  %.133.not.i9099.i = icmp slt i64 %.125.i9095.i, %.281.fca.12.load.i
  br i1 %.133.not.i9099.i, label %B0.else.endif.endif.i9101.i, label %B0.else.endif.if.i9100.i, !prof !10

B0.else.endif.if.i9100.i:                         ; preds = %B0.else.endif.i9097.i
  br label %B0.else.endif.endif.i9101.i

B0.else.endif.endif.i9101.i:                      ; preds = %B0.else.endif.if.i9100.i, %B0.else.endif.i9097.i
  %.113.sroa.0.3.i9102.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9100.i ], [ %.113.sroa.0.1.i9098.i, %B0.else.endif.i9097.i ]
  %.140.i9103.i = icmp slt i64 %.87.i9092.i, 0
  %.141.i9104.i = select i1 %.140.i9103.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9105.i = add i64 %.141.i9104.i, %.87.i9092.i
  %.145.i9106.i = icmp slt i64 %.142.i9105.i, 0
  br i1 %.145.i9106.i, label %B0.else.endif.endif.if.i9124.i, label %B0.else.endif.endif.endif.i9107.i, !prof !6

B0.else.endif.endif.if.i9124.i:                   ; preds = %B0.else.endif.endif.i9101.i
  br label %B0.else.endif.endif.endif.i9107.i

B0.else.endif.endif.endif.i9107.i:                ; preds = %B0.else.endif.endif.if.i9124.i, %B0.else.endif.endif.i9101.i
  %.113.sroa.13.1.i9108.i = phi i64 [ 0, %B0.else.endif.endif.if.i9124.i ], [ %.142.i9105.i, %B0.else.endif.endif.i9101.i ]
  %.150.not.i9109.i = icmp slt i64 %.142.i9105.i, %.281.fca.12.load.i
  br i1 %.150.not.i9109.i, label %B0.endif.i9111.i, label %B0.else.endif.endif.endif.if.i9110.i, !prof !10

B0.else.endif.endif.endif.if.i9110.i:             ; preds = %B0.else.endif.endif.endif.i9107.i
  br label %B0.endif.i9111.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9126.i: ; preds = %.575.endif.preheader.i9123.i, %B0.endif.i9111.i
  %.57.i9127.i = phi i64 [ %.87.i9092.i, %B0.endif.i9111.i ], [ %.57.i9127.pre.i, %.575.endif.preheader.i9123.i ]
  %.210.i9116.i = tail call i64 @llvm.smax.i64(i64 %.201.i9113.i, i64 0)
  %.1324.i = mul nsw i64 %.556.i, 6
  %.87.i9128.i = add nsw i64 %.57.i9127.i, %.1324.i
  %.123.i9129.i = icmp slt i64 %.57.i9127.i, 0
  %.124.i9130.i = select i1 %.123.i9129.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9131.i = add i64 %.124.i9130.i, %.57.i9127.i
  %.128.i9132.i = icmp slt i64 %.125.i9131.i, 0
  br i1 %.128.i9132.i, label %B0.else.if.i9161.i, label %B0.else.endif.i9133.i, !prof !6

B0.endif.i9147.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9146.i, %B0.else.endif.endif.endif.i9143.i
  %.113.sroa.13.0.i9148.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9146.i ], [ %.113.sroa.13.1.i9144.i, %B0.else.endif.endif.endif.i9143.i ]
  %.201.i9149.i = sub i64 %.113.sroa.13.0.i9148.i, %.113.sroa.0.3.i9138.i
  %.226.i9150.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9138.i
  store i64 %.87.i9128.i, ptr %.726.i, align 8, !noalias !125
  %.606.not155.i9151.i = icmp sgt i64 %.201.i9149.i, 0
  br i1 %.606.not155.i9151.i, label %.576.endif.preheader.i9159.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9162.i, !prof !27

.576.endif.preheader.i9159.i:                     ; preds = %B0.endif.i9147.i
  %191 = shl i64 %.201.i9149.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9150.i, i8 0, i64 %191, i1 false), !noalias !125
  %.57.i9163.pre.i = load i64, ptr %.726.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9162.i

B0.else.if.i9161.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9126.i
  br label %B0.else.endif.i9133.i

B0.else.endif.i9133.i:                            ; preds = %B0.else.if.i9161.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9126.i
  %.113.sroa.0.1.i9134.i = phi i64 [ 0, %B0.else.if.i9161.i ], [ %.125.i9131.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9126.i ]
  %.133.not.i9135.i = icmp slt i64 %.125.i9131.i, %.281.fca.12.load.i
  br i1 %.133.not.i9135.i, label %B0.else.endif.endif.i9137.i, label %B0.else.endif.if.i9136.i, !prof !10

B0.else.endif.if.i9136.i:                         ; preds = %B0.else.endif.i9133.i
  br label %B0.else.endif.endif.i9137.i

B0.else.endif.endif.i9137.i:                      ; preds = %B0.else.endif.if.i9136.i, %B0.else.endif.i9133.i
  %.113.sroa.0.3.i9138.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9136.i ], [ %.113.sroa.0.1.i9134.i, %B0.else.endif.i9133.i ]
  %.140.i9139.i = icmp slt i64 %.87.i9128.i, 0
  %.141.i9140.i = select i1 %.140.i9139.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9141.i = add i64 %.141.i9140.i, %.87.i9128.i
  %.145.i9142.i = icmp slt i64 %.142.i9141.i, 0
  br i1 %.145.i9142.i, label %B0.else.endif.endif.if.i9160.i, label %B0.else.endif.endif.endif.i9143.i, !prof !6

B0.else.endif.endif.if.i9160.i:                   ; preds = %B0.else.endif.endif.i9137.i
  br label %B0.else.endif.endif.endif.i9143.i

B0.else.endif.endif.endif.i9143.i:                ; preds = %B0.else.endif.endif.if.i9160.i, %B0.else.endif.endif.i9137.i
  %.113.sroa.13.1.i9144.i = phi i64 [ 0, %B0.else.endif.endif.if.i9160.i ], [ %.142.i9141.i, %B0.else.endif.endif.i9137.i ]
  %.150.not.i9145.i = icmp slt i64 %.142.i9141.i, %.281.fca.12.load.i
  br i1 %.150.not.i9145.i, label %B0.endif.i9147.i, label %B0.else.endif.endif.endif.if.i9146.i, !prof !10

B0.else.endif.endif.endif.if.i9146.i:             ; preds = %B0.else.endif.endif.endif.i9143.i
  br label %B0.endif.i9147.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9162.i: ; preds = %.576.endif.preheader.i9159.i, %B0.endif.i9147.i
  %.57.i9163.i = phi i64 [ %.87.i9128.i, %B0.endif.i9147.i ], [ %.57.i9163.pre.i, %.576.endif.preheader.i9159.i ]
  %.210.i9152.i = tail call i64 @llvm.smax.i64(i64 %.201.i9149.i, i64 0)
  %.87.i9164.i = add nsw i64 %.57.i9163.i, %.1324.i
  %.123.i9165.i = icmp slt i64 %.57.i9163.i, 0
  %.124.i9166.i = select i1 %.123.i9165.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9167.i = add i64 %.124.i9166.i, %.57.i9163.i
  %.128.i9168.i = icmp slt i64 %.125.i9167.i, 0
  br i1 %.128.i9168.i, label %B0.else.if.i9197.i, label %B0.else.endif.i9169.i, !prof !6

B0.endif.i9183.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9182.i, %B0.else.endif.endif.endif.i9179.i
  %.113.sroa.13.0.i9184.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9182.i ], [ %.113.sroa.13.1.i9180.i, %B0.else.endif.endif.endif.i9179.i ]
  %.201.i9185.i = sub i64 %.113.sroa.13.0.i9184.i, %.113.sroa.0.3.i9174.i
  %.226.i9186.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9174.i
  store i64 %.87.i9164.i, ptr %.726.i, align 8, !noalias !128
  %.605.not155.i9187.i = icmp sgt i64 %.201.i9185.i, 0
  br i1 %.605.not155.i9187.i, label %.575.endif.preheader.i9195.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9198.i, !prof !27

.575.endif.preheader.i9195.i:                     ; preds = %B0.endif.i9183.i
  %192 = shl i64 %.201.i9185.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9186.i, i8 0, i64 %192, i1 false), !noalias !128
  %.57.i9199.pre.i = load i64, ptr %.726.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9198.i

B0.else.if.i9197.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9162.i
  br label %B0.else.endif.i9169.i

B0.else.endif.i9169.i:                            ; preds = %B0.else.if.i9197.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9162.i
  %.113.sroa.0.1.i9170.i = phi i64 [ 0, %B0.else.if.i9197.i ], [ %.125.i9167.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9162.i ]
  %.133.not.i9171.i = icmp slt i64 %.125.i9167.i, %.281.fca.12.load.i
  br i1 %.133.not.i9171.i, label %B0.else.endif.endif.i9173.i, label %B0.else.endif.if.i9172.i, !prof !10

B0.else.endif.if.i9172.i:                         ; preds = %B0.else.endif.i9169.i
  br label %B0.else.endif.endif.i9173.i

B0.else.endif.endif.i9173.i:                      ; preds = %B0.else.endif.if.i9172.i, %B0.else.endif.i9169.i
  %.113.sroa.0.3.i9174.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9172.i ], [ %.113.sroa.0.1.i9170.i, %B0.else.endif.i9169.i ]
  %.140.i9175.i = icmp slt i64 %.87.i9164.i, 0
  %.141.i9176.i = select i1 %.140.i9175.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9177.i = add i64 %.141.i9176.i, %.87.i9164.i
  %.145.i9178.i = icmp slt i64 %.142.i9177.i, 0
  br i1 %.145.i9178.i, label %B0.else.endif.endif.if.i9196.i, label %B0.else.endif.endif.endif.i9179.i, !prof !6

B0.else.endif.endif.if.i9196.i:                   ; preds = %B0.else.endif.endif.i9173.i
  br label %B0.else.endif.endif.endif.i9179.i

B0.else.endif.endif.endif.i9179.i:                ; preds = %B0.else.endif.endif.if.i9196.i, %B0.else.endif.endif.i9173.i
  %.113.sroa.13.1.i9180.i = phi i64 [ 0, %B0.else.endif.endif.if.i9196.i ], [ %.142.i9177.i, %B0.else.endif.endif.i9173.i ]
  %.150.not.i9181.i = icmp slt i64 %.142.i9177.i, %.281.fca.12.load.i
  br i1 %.150.not.i9181.i, label %B0.endif.i9183.i, label %B0.else.endif.endif.endif.if.i9182.i, !prof !10

B0.else.endif.endif.endif.if.i9182.i:             ; preds = %B0.else.endif.endif.endif.i9179.i
  br label %B0.endif.i9183.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9198.i: ; preds = %.575.endif.preheader.i9195.i, %B0.endif.i9183.i
  %.57.i9199.i = phi i64 [ %.87.i9164.i, %B0.endif.i9183.i ], [ %.57.i9199.pre.i, %.575.endif.preheader.i9195.i ]
  %.210.i9188.i = tail call i64 @llvm.smax.i64(i64 %.201.i9185.i, i64 0)
  %.87.i9200.i = add nsw i64 %.57.i9199.i, %.556.i
  %.123.i9201.i = icmp slt i64 %.57.i9199.i, 0
  %.124.i9202.i = select i1 %.123.i9201.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9203.i = add i64 %.124.i9202.i, %.57.i9199.i
  %.128.i9204.i = icmp slt i64 %.125.i9203.i, 0
  br i1 %.128.i9204.i, label %B0.else.if.i9233.i, label %B0.else.endif.i9205.i, !prof !6

B0.endif.i9219.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9218.i, %B0.else.endif.endif.endif.i9215.i
  %.113.sroa.13.0.i9220.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9218.i ], [ %.113.sroa.13.1.i9216.i, %B0.else.endif.endif.endif.i9215.i ]
  %.201.i9221.i = sub i64 %.113.sroa.13.0.i9220.i, %.113.sroa.0.3.i9210.i
  %.226.i9222.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9210.i
  store i64 %.87.i9200.i, ptr %.726.i, align 8, !noalias !131
  %.605.not155.i9223.i = icmp sgt i64 %.201.i9221.i, 0
  br i1 %.605.not155.i9223.i, label %.575.endif.preheader.i9231.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9234.i, !prof !27

.575.endif.preheader.i9231.i:                     ; preds = %B0.endif.i9219.i
  %193 = shl i64 %.201.i9221.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9222.i, i8 0, i64 %193, i1 false), !noalias !131
  %.57.i9235.pre.i = load i64, ptr %.726.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9234.i

B0.else.if.i9233.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9198.i
  br label %B0.else.endif.i9205.i

B0.else.endif.i9205.i:                            ; preds = %B0.else.if.i9233.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9198.i
  %.113.sroa.0.1.i9206.i = phi i64 [ 0, %B0.else.if.i9233.i ], [ %.125.i9203.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9198.i ]
  %.133.not.i9207.i = icmp slt i64 %.125.i9203.i, %.281.fca.12.load.i
  br i1 %.133.not.i9207.i, label %B0.else.endif.endif.i9209.i, label %B0.else.endif.if.i9208.i, !prof !10

B0.else.endif.if.i9208.i:                         ; preds = %B0.else.endif.i9205.i
  br label %B0.else.endif.endif.i9209.i

B0.else.endif.endif.i9209.i:                      ; preds = %B0.else.endif.if.i9208.i, %B0.else.endif.i9205.i
  %.113.sroa.0.3.i9210.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9208.i ], [ %.113.sroa.0.1.i9206.i, %B0.else.endif.i9205.i ]
  %.140.i9211.i = icmp slt i64 %.87.i9200.i, 0
  %.141.i9212.i = select i1 %.140.i9211.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9213.i = add i64 %.141.i9212.i, %.87.i9200.i
  %.145.i9214.i = icmp slt i64 %.142.i9213.i, 0
  br i1 %.145.i9214.i, label %B0.else.endif.endif.if.i9232.i, label %B0.else.endif.endif.endif.i9215.i, !prof !6

B0.else.endif.endif.if.i9232.i:                   ; preds = %B0.else.endif.endif.i9209.i
  br label %B0.else.endif.endif.endif.i9215.i

B0.else.endif.endif.endif.i9215.i:                ; preds = %B0.else.endif.endif.if.i9232.i, %B0.else.endif.endif.i9209.i
  %.113.sroa.13.1.i9216.i = phi i64 [ 0, %B0.else.endif.endif.if.i9232.i ], [ %.142.i9213.i, %B0.else.endif.endif.i9209.i ]
  %.150.not.i9217.i = icmp slt i64 %.142.i9213.i, %.281.fca.12.load.i
  br i1 %.150.not.i9217.i, label %B0.endif.i9219.i, label %B0.else.endif.endif.endif.if.i9218.i, !prof !10

B0.else.endif.endif.endif.if.i9218.i:             ; preds = %B0.else.endif.endif.endif.i9215.i
  br label %B0.endif.i9219.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9234.i: ; preds = %.575.endif.preheader.i9231.i, %B0.endif.i9219.i
  %.57.i9235.i = phi i64 [ %.87.i9200.i, %B0.endif.i9219.i ], [ %.57.i9235.pre.i, %.575.endif.preheader.i9231.i ]
  %.210.i9224.i = tail call i64 @llvm.smax.i64(i64 %.201.i9221.i, i64 0)
  %.87.i9236.i = add nsw i64 %.57.i9235.i, %.556.i
  %.123.i9237.i = icmp slt i64 %.57.i9235.i, 0
  %.124.i9238.i = select i1 %.123.i9237.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9239.i = add i64 %.124.i9238.i, %.57.i9235.i
  %.128.i9240.i = icmp slt i64 %.125.i9239.i, 0
  br i1 %.128.i9240.i, label %B0.else.if.i9269.i, label %B0.else.endif.i9241.i, !prof !6

B0.endif.i9255.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9254.i, %B0.else.endif.endif.endif.i9251.i
  %.113.sroa.13.0.i9256.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9254.i ], [ %.113.sroa.13.1.i9252.i, %B0.else.endif.endif.endif.i9251.i ]
  %.201.i9257.i = sub i64 %.113.sroa.13.0.i9256.i, %.113.sroa.0.3.i9246.i
  %.226.i9258.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9246.i
  store i64 %.87.i9236.i, ptr %.726.i, align 8, !noalias !134
  %.605.not155.i9259.i = icmp sgt i64 %.201.i9257.i, 0
  br i1 %.605.not155.i9259.i, label %.575.endif.preheader.i9267.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9270.i, !prof !27

.575.endif.preheader.i9267.i:                     ; preds = %B0.endif.i9255.i
  %194 = shl i64 %.201.i9257.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9258.i, i8 0, i64 %194, i1 false), !noalias !134
  %.57.i9271.pre.i = load i64, ptr %.726.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9270.i

B0.else.if.i9269.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9234.i
  br label %B0.else.endif.i9241.i

B0.else.endif.i9241.i:                            ; preds = %B0.else.if.i9269.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9234.i
  %.113.sroa.0.1.i9242.i = phi i64 [ 0, %B0.else.if.i9269.i ], [ %.125.i9239.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9234.i ]
  %.133.not.i9243.i = icmp slt i64 %.125.i9239.i, %.281.fca.12.load.i
  br i1 %.133.not.i9243.i, label %B0.else.endif.endif.i9245.i, label %B0.else.endif.if.i9244.i, !prof !10

B0.else.endif.if.i9244.i:                         ; preds = %B0.else.endif.i9241.i
  br label %B0.else.endif.endif.i9245.i

B0.else.endif.endif.i9245.i:                      ; preds = %B0.else.endif.if.i9244.i, %B0.else.endif.i9241.i
  %.113.sroa.0.3.i9246.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9244.i ], [ %.113.sroa.0.1.i9242.i, %B0.else.endif.i9241.i ]
  %.140.i9247.i = icmp slt i64 %.87.i9236.i, 0
  %.141.i9248.i = select i1 %.140.i9247.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9249.i = add i64 %.141.i9248.i, %.87.i9236.i
  %.145.i9250.i = icmp slt i64 %.142.i9249.i, 0
  br i1 %.145.i9250.i, label %B0.else.endif.endif.if.i9268.i, label %B0.else.endif.endif.endif.i9251.i, !prof !6

B0.else.endif.endif.if.i9268.i:                   ; preds = %B0.else.endif.endif.i9245.i
  br label %B0.else.endif.endif.endif.i9251.i

B0.else.endif.endif.endif.i9251.i:                ; preds = %B0.else.endif.endif.if.i9268.i, %B0.else.endif.endif.i9245.i
  %.113.sroa.13.1.i9252.i = phi i64 [ 0, %B0.else.endif.endif.if.i9268.i ], [ %.142.i9249.i, %B0.else.endif.endif.i9245.i ]
  %.150.not.i9253.i = icmp slt i64 %.142.i9249.i, %.281.fca.12.load.i
  br i1 %.150.not.i9253.i, label %B0.endif.i9255.i, label %B0.else.endif.endif.endif.if.i9254.i, !prof !10

B0.else.endif.endif.endif.if.i9254.i:             ; preds = %B0.else.endif.endif.endif.i9251.i
  br label %B0.endif.i9255.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9270.i: ; preds = %.575.endif.preheader.i9267.i, %B0.endif.i9255.i
  %.57.i9271.i = phi i64 [ %.87.i9236.i, %B0.endif.i9255.i ], [ %.57.i9271.pre.i, %.575.endif.preheader.i9267.i ]
  %.210.i9260.i = tail call i64 @llvm.smax.i64(i64 %.201.i9257.i, i64 0)
  %.87.i9272.i = add nsw i64 %.57.i9271.i, %.556.i
  %.123.i9273.i = icmp slt i64 %.57.i9271.i, 0
  %.124.i9274.i = select i1 %.123.i9273.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9275.i = add i64 %.124.i9274.i, %.57.i9271.i
  %.128.i9276.i = icmp slt i64 %.125.i9275.i, 0
  br i1 %.128.i9276.i, label %B0.else.if.i9305.i, label %B0.else.endif.i9277.i, !prof !6

B0.endif.i9291.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9290.i, %B0.else.endif.endif.endif.i9287.i
  %.113.sroa.13.0.i9292.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9290.i ], [ %.113.sroa.13.1.i9288.i, %B0.else.endif.endif.endif.i9287.i ]
  %.201.i9293.i = sub i64 %.113.sroa.13.0.i9292.i, %.113.sroa.0.3.i9282.i
  %.226.i9294.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9282.i
  store i64 %.87.i9272.i, ptr %.726.i, align 8, !noalias !137
  %.605.not155.i9295.i = icmp sgt i64 %.201.i9293.i, 0
  br i1 %.605.not155.i9295.i, label %.575.endif.preheader.i9303.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9306.i, !prof !27

.575.endif.preheader.i9303.i:                     ; preds = %B0.endif.i9291.i
  %195 = shl i64 %.201.i9293.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9294.i, i8 0, i64 %195, i1 false), !noalias !137
  %.57.i9307.pre.i = load i64, ptr %.726.i, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9306.i

B0.else.if.i9305.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9270.i
  br label %B0.else.endif.i9277.i

B0.else.endif.i9277.i:                            ; preds = %B0.else.if.i9305.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9270.i
  %.113.sroa.0.1.i9278.i = phi i64 [ 0, %B0.else.if.i9305.i ], [ %.125.i9275.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9270.i ]
  %.133.not.i9279.i = icmp slt i64 %.125.i9275.i, %.281.fca.12.load.i
  br i1 %.133.not.i9279.i, label %B0.else.endif.endif.i9281.i, label %B0.else.endif.if.i9280.i, !prof !10

B0.else.endif.if.i9280.i:                         ; preds = %B0.else.endif.i9277.i
  br label %B0.else.endif.endif.i9281.i

B0.else.endif.endif.i9281.i:                      ; preds = %B0.else.endif.if.i9280.i, %B0.else.endif.i9277.i
  %.113.sroa.0.3.i9282.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9280.i ], [ %.113.sroa.0.1.i9278.i, %B0.else.endif.i9277.i ]
  %.140.i9283.i = icmp slt i64 %.87.i9272.i, 0
  %.141.i9284.i = select i1 %.140.i9283.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9285.i = add i64 %.141.i9284.i, %.87.i9272.i
  %.145.i9286.i = icmp slt i64 %.142.i9285.i, 0
  br i1 %.145.i9286.i, label %B0.else.endif.endif.if.i9304.i, label %B0.else.endif.endif.endif.i9287.i, !prof !6

B0.else.endif.endif.if.i9304.i:                   ; preds = %B0.else.endif.endif.i9281.i
  br label %B0.else.endif.endif.endif.i9287.i

B0.else.endif.endif.endif.i9287.i:                ; preds = %B0.else.endif.endif.if.i9304.i, %B0.else.endif.endif.i9281.i
  %.113.sroa.13.1.i9288.i = phi i64 [ 0, %B0.else.endif.endif.if.i9304.i ], [ %.142.i9285.i, %B0.else.endif.endif.i9281.i ]
  %.150.not.i9289.i = icmp slt i64 %.142.i9285.i, %.281.fca.12.load.i
  br i1 %.150.not.i9289.i, label %B0.endif.i9291.i, label %B0.else.endif.endif.endif.if.i9290.i, !prof !10

B0.else.endif.endif.endif.if.i9290.i:             ; preds = %B0.else.endif.endif.endif.i9287.i
  br label %B0.endif.i9291.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9306.i: ; preds = %.575.endif.preheader.i9303.i, %B0.endif.i9291.i
  %.57.i9307.i = phi i64 [ %.87.i9272.i, %B0.endif.i9291.i ], [ %.57.i9307.pre.i, %.575.endif.preheader.i9303.i ]
  %.210.i9296.i = tail call i64 @llvm.smax.i64(i64 %.201.i9293.i, i64 0)
  %.87.i9308.i = add nsw i64 %.57.i9307.i, %.556.i
  %.123.i9309.i = icmp slt i64 %.57.i9307.i, 0
  %.124.i9310.i = select i1 %.123.i9309.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9311.i = add i64 %.124.i9310.i, %.57.i9307.i
  %.128.i9312.i = icmp slt i64 %.125.i9311.i, 0
  br i1 %.128.i9312.i, label %B0.else.if.i9341.i, label %B0.else.endif.i9313.i, !prof !6

B0.endif.i9327.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9326.i, %B0.else.endif.endif.endif.i9323.i
  %.113.sroa.13.0.i9328.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9326.i ], [ %.113.sroa.13.1.i9324.i, %B0.else.endif.endif.endif.i9323.i ]
  %.201.i9329.i = sub i64 %.113.sroa.13.0.i9328.i, %.113.sroa.0.3.i9318.i
  %.226.i9330.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9318.i
  store i64 %.87.i9308.i, ptr %.726.i, align 8, !noalias !140
  %.606.not155.i9331.i = icmp sgt i64 %.201.i9329.i, 0
  br i1 %.606.not155.i9331.i, label %.1859.endif.preheader.i, label %.1859.if.i, !prof !27

B0.else.if.i9341.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9306.i
  br label %B0.else.endif.i9313.i

B0.else.endif.i9313.i:                            ; preds = %B0.else.if.i9341.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9306.i
  %.113.sroa.0.1.i9314.i = phi i64 [ 0, %B0.else.if.i9341.i ], [ %.125.i9311.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9306.i ]
  %.133.not.i9315.i = icmp slt i64 %.125.i9311.i, %.281.fca.12.load.i
  br i1 %.133.not.i9315.i, label %B0.else.endif.endif.i9317.i, label %B0.else.endif.if.i9316.i, !prof !10

B0.else.endif.if.i9316.i:                         ; preds = %B0.else.endif.i9313.i
  br label %B0.else.endif.endif.i9317.i

B0.else.endif.endif.i9317.i:                      ; preds = %B0.else.endif.if.i9316.i, %B0.else.endif.i9313.i
  %.113.sroa.0.3.i9318.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9316.i ], [ %.113.sroa.0.1.i9314.i, %B0.else.endif.i9313.i ]
  %.140.i9319.i = icmp slt i64 %.87.i9308.i, 0
  %.141.i9320.i = select i1 %.140.i9319.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9321.i = add i64 %.141.i9320.i, %.87.i9308.i
  %.145.i9322.i = icmp slt i64 %.142.i9321.i, 0
  br i1 %.145.i9322.i, label %B0.else.endif.endif.if.i9340.i, label %B0.else.endif.endif.endif.i9323.i, !prof !6

B0.else.endif.endif.if.i9340.i:                   ; preds = %B0.else.endif.endif.i9317.i
  br label %B0.else.endif.endif.endif.i9323.i

B0.else.endif.endif.endif.i9323.i:                ; preds = %B0.else.endif.endif.if.i9340.i, %B0.else.endif.endif.i9317.i
  %.113.sroa.13.1.i9324.i = phi i64 [ 0, %B0.else.endif.endif.if.i9340.i ], [ %.142.i9321.i, %B0.else.endif.endif.i9317.i ]
  %.150.not.i9325.i = icmp slt i64 %.142.i9321.i, %.281.fca.12.load.i
  br i1 %.150.not.i9325.i, label %B0.endif.i9327.i, label %B0.else.endif.endif.endif.if.i9326.i, !prof !10

B0.else.endif.endif.endif.if.i9326.i:             ; preds = %B0.else.endif.endif.endif.i9323.i
  br label %B0.endif.i9327.i

.1859.endif.preheader.i:                          ; preds = %B0.endif.i9327.i
  %196 = shl i64 %.201.i9329.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9330.i, i8 0, i64 %196, i1 false), !noalias !140
  br label %.1859.endif.i

.1859.if.i.loopexit:                              ; preds = %.1859.endif.i
  %.57.i9343.i.pre = load i64, ptr %.726.i, align 8, !noalias !143
  br label %.1859.if.i

.1859.if.i:                                       ; preds = %.1859.if.i.loopexit, %B0.endif.i9327.i
  %.57.i9343.i = phi i64 [ %.87.i9308.i, %B0.endif.i9327.i ], [ %.57.i9343.i.pre, %.1859.if.i.loopexit ]
  %.210.i93321033210336.i = phi i64 [ 0, %B0.endif.i9327.i ], [ %.201.i9329.i, %.1859.if.i.loopexit ]
  %.87.i9344.i = add nsw i64 %.57.i9343.i, %.556.i
  %.123.i9345.i = icmp slt i64 %.57.i9343.i, 0
  %.124.i9346.i = select i1 %.123.i9345.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9347.i = add i64 %.124.i9346.i, %.57.i9343.i
  %.128.i9348.i = icmp slt i64 %.125.i9347.i, 0
  br i1 %.128.i9348.i, label %B0.else.if.i9377.i, label %B0.else.endif.i9349.i, !prof !6

B0.endif.i9363.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9362.i, %B0.else.endif.endif.endif.i9359.i
  %.113.sroa.13.0.i9364.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9362.i ], [ %.113.sroa.13.1.i9360.i, %B0.else.endif.endif.endif.i9359.i ]
  %.201.i9365.i = sub i64 %.113.sroa.13.0.i9364.i, %.113.sroa.0.3.i9354.i
  %.226.i9366.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9354.i
  store i64 %.87.i9344.i, ptr %.726.i, align 8, !noalias !143
  %.605.not155.i9367.i = icmp sgt i64 %.201.i9365.i, 0
  br i1 %.605.not155.i9367.i, label %.575.endif.preheader.i9375.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9378.i, !prof !27

.575.endif.preheader.i9375.i:                     ; preds = %B0.endif.i9363.i
  %197 = shl i64 %.201.i9365.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9366.i, i8 0, i64 %197, i1 false), !noalias !143
  %.57.i9379.pre.i = load i64, ptr %.726.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9378.i

B0.else.if.i9377.i:                               ; preds = %.1859.if.i
  br label %B0.else.endif.i9349.i

B0.else.endif.i9349.i:                            ; preds = %B0.else.if.i9377.i, %.1859.if.i
  %.113.sroa.0.1.i9350.i = phi i64 [ 0, %B0.else.if.i9377.i ], [ %.125.i9347.i, %.1859.if.i ]
  %.133.not.i9351.i = icmp slt i64 %.125.i9347.i, %.281.fca.12.load.i
  br i1 %.133.not.i9351.i, label %B0.else.endif.endif.i9353.i, label %B0.else.endif.if.i9352.i, !prof !10

B0.else.endif.if.i9352.i:                         ; preds = %B0.else.endif.i9349.i
  br label %B0.else.endif.endif.i9353.i

B0.else.endif.endif.i9353.i:                      ; preds = %B0.else.endif.if.i9352.i, %B0.else.endif.i9349.i
  %.113.sroa.0.3.i9354.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9352.i ], [ %.113.sroa.0.1.i9350.i, %B0.else.endif.i9349.i ]
  %.140.i9355.i = icmp slt i64 %.87.i9344.i, 0
  %.141.i9356.i = select i1 %.140.i9355.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9357.i = add i64 %.141.i9356.i, %.87.i9344.i
  %.145.i9358.i = icmp slt i64 %.142.i9357.i, 0
  br i1 %.145.i9358.i, label %B0.else.endif.endif.if.i9376.i, label %B0.else.endif.endif.endif.i9359.i, !prof !6

B0.else.endif.endif.if.i9376.i:                   ; preds = %B0.else.endif.endif.i9353.i
  br label %B0.else.endif.endif.endif.i9359.i

B0.else.endif.endif.endif.i9359.i:                ; preds = %B0.else.endif.endif.if.i9376.i, %B0.else.endif.endif.i9353.i
  %.113.sroa.13.1.i9360.i = phi i64 [ 0, %B0.else.endif.endif.if.i9376.i ], [ %.142.i9357.i, %B0.else.endif.endif.i9353.i ]
  %.150.not.i9361.i = icmp slt i64 %.142.i9357.i, %.281.fca.12.load.i
  br i1 %.150.not.i9361.i, label %B0.endif.i9363.i, label %B0.else.endif.endif.endif.if.i9362.i, !prof !10

B0.else.endif.endif.endif.if.i9362.i:             ; preds = %B0.else.endif.endif.endif.i9359.i
  br label %B0.endif.i9363.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9378.i: ; preds = %.575.endif.preheader.i9375.i, %B0.endif.i9363.i
  %.57.i9379.i = phi i64 [ %.87.i9344.i, %B0.endif.i9363.i ], [ %.57.i9379.pre.i, %.575.endif.preheader.i9375.i ]
  %.210.i9368.i = tail call i64 @llvm.smax.i64(i64 %.201.i9365.i, i64 0)
  %.87.i9380.i = add nsw i64 %.57.i9379.i, %.556.i
  %.123.i9381.i = icmp slt i64 %.57.i9379.i, 0
  %.124.i9382.i = select i1 %.123.i9381.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9383.i = add i64 %.124.i9382.i, %.57.i9379.i
  %.128.i9384.i = icmp slt i64 %.125.i9383.i, 0
  br i1 %.128.i9384.i, label %B0.else.if.i9413.i, label %B0.else.endif.i9385.i, !prof !6

B0.endif.i9399.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9398.i, %B0.else.endif.endif.endif.i9395.i
  %.113.sroa.13.0.i9400.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9398.i ], [ %.113.sroa.13.1.i9396.i, %B0.else.endif.endif.endif.i9395.i ]
  %.201.i9401.i = sub i64 %.113.sroa.13.0.i9400.i, %.113.sroa.0.3.i9390.i
  %.226.i9402.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9390.i
  store i64 %.87.i9380.i, ptr %.726.i, align 8, !noalias !146
  %.606.not155.i9403.i = icmp sgt i64 %.201.i9401.i, 0
  br i1 %.606.not155.i9403.i, label %.576.endif.preheader.i9411.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9414.i, !prof !27

.576.endif.preheader.i9411.i:                     ; preds = %B0.endif.i9399.i
  %198 = shl i64 %.201.i9401.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9402.i, i8 0, i64 %198, i1 false), !noalias !146
  %.57.i9415.pre.i = load i64, ptr %.726.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9414.i

B0.else.if.i9413.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9378.i
  br label %B0.else.endif.i9385.i

B0.else.endif.i9385.i:                            ; preds = %B0.else.if.i9413.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9378.i
  %.113.sroa.0.1.i9386.i = phi i64 [ 0, %B0.else.if.i9413.i ], [ %.125.i9383.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9378.i ]
  %.133.not.i9387.i = icmp slt i64 %.125.i9383.i, %.281.fca.12.load.i
  br i1 %.133.not.i9387.i, label %B0.else.endif.endif.i9389.i, label %B0.else.endif.if.i9388.i, !prof !10

B0.else.endif.if.i9388.i:                         ; preds = %B0.else.endif.i9385.i
  br label %B0.else.endif.endif.i9389.i

B0.else.endif.endif.i9389.i:                      ; preds = %B0.else.endif.if.i9388.i, %B0.else.endif.i9385.i
  %.113.sroa.0.3.i9390.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9388.i ], [ %.113.sroa.0.1.i9386.i, %B0.else.endif.i9385.i ]
  %.140.i9391.i = icmp slt i64 %.87.i9380.i, 0
  %.141.i9392.i = select i1 %.140.i9391.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9393.i = add i64 %.141.i9392.i, %.87.i9380.i
  %.145.i9394.i = icmp slt i64 %.142.i9393.i, 0
  br i1 %.145.i9394.i, label %B0.else.endif.endif.if.i9412.i, label %B0.else.endif.endif.endif.i9395.i, !prof !6

B0.else.endif.endif.if.i9412.i:                   ; preds = %B0.else.endif.endif.i9389.i
  br label %B0.else.endif.endif.endif.i9395.i

B0.else.endif.endif.endif.i9395.i:                ; preds = %B0.else.endif.endif.if.i9412.i, %B0.else.endif.endif.i9389.i
  %.113.sroa.13.1.i9396.i = phi i64 [ 0, %B0.else.endif.endif.if.i9412.i ], [ %.142.i9393.i, %B0.else.endif.endif.i9389.i ]
  %.150.not.i9397.i = icmp slt i64 %.142.i9393.i, %.281.fca.12.load.i
  br i1 %.150.not.i9397.i, label %B0.endif.i9399.i, label %B0.else.endif.endif.endif.if.i9398.i, !prof !10

B0.else.endif.endif.endif.if.i9398.i:             ; preds = %B0.else.endif.endif.endif.i9395.i
  br label %B0.endif.i9399.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9414.i: ; preds = %.576.endif.preheader.i9411.i, %B0.endif.i9399.i
  %.57.i9415.i = phi i64 [ %.87.i9380.i, %B0.endif.i9399.i ], [ %.57.i9415.pre.i, %.576.endif.preheader.i9411.i ]
  %.210.i9404.i = tail call i64 @llvm.smax.i64(i64 %.201.i9401.i, i64 0)
  %.87.i9416.i = add nsw i64 %.57.i9415.i, %.556.i
  %.123.i9417.i = icmp slt i64 %.57.i9415.i, 0
  %.124.i9418.i = select i1 %.123.i9417.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9419.i = add i64 %.124.i9418.i, %.57.i9415.i
  %.128.i9420.i = icmp slt i64 %.125.i9419.i, 0
  br i1 %.128.i9420.i, label %B0.else.if.i9449.i, label %B0.else.endif.i9421.i, !prof !6

B0.endif.i9435.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9434.i, %B0.else.endif.endif.endif.i9431.i
  %.113.sroa.13.0.i9436.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9434.i ], [ %.113.sroa.13.1.i9432.i, %B0.else.endif.endif.endif.i9431.i ]
  %.201.i9437.i = sub i64 %.113.sroa.13.0.i9436.i, %.113.sroa.0.3.i9426.i
  %.226.i9438.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9426.i
  store i64 %.87.i9416.i, ptr %.726.i, align 8, !noalias !149
  %.605.not155.i9439.i = icmp sgt i64 %.201.i9437.i, 0
  br i1 %.605.not155.i9439.i, label %.575.endif.preheader.i9447.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9450.i, !prof !27

.575.endif.preheader.i9447.i:                     ; preds = %B0.endif.i9435.i
  %199 = shl i64 %.201.i9437.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9438.i, i8 0, i64 %199, i1 false), !noalias !149
  %.57.i9451.pre.i = load i64, ptr %.726.i, align 8, !noalias !152
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9450.i

B0.else.if.i9449.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9414.i
  br label %B0.else.endif.i9421.i

B0.else.endif.i9421.i:                            ; preds = %B0.else.if.i9449.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9414.i
  %.113.sroa.0.1.i9422.i = phi i64 [ 0, %B0.else.if.i9449.i ], [ %.125.i9419.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9414.i ]
  %.133.not.i9423.i = icmp slt i64 %.125.i9419.i, %.281.fca.12.load.i
  br i1 %.133.not.i9423.i, label %B0.else.endif.endif.i9425.i, label %B0.else.endif.if.i9424.i, !prof !10

B0.else.endif.if.i9424.i:                         ; preds = %B0.else.endif.i9421.i
  br label %B0.else.endif.endif.i9425.i

B0.else.endif.endif.i9425.i:                      ; preds = %B0.else.endif.if.i9424.i, %B0.else.endif.i9421.i
  %.113.sroa.0.3.i9426.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9424.i ], [ %.113.sroa.0.1.i9422.i, %B0.else.endif.i9421.i ]
  %.140.i9427.i = icmp slt i64 %.87.i9416.i, 0
  %.141.i9428.i = select i1 %.140.i9427.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9429.i = add i64 %.141.i9428.i, %.87.i9416.i
  %.145.i9430.i = icmp slt i64 %.142.i9429.i, 0
  br i1 %.145.i9430.i, label %B0.else.endif.endif.if.i9448.i, label %B0.else.endif.endif.endif.i9431.i, !prof !6

B0.else.endif.endif.if.i9448.i:                   ; preds = %B0.else.endif.endif.i9425.i
  br label %B0.else.endif.endif.endif.i9431.i

B0.else.endif.endif.endif.i9431.i:                ; preds = %B0.else.endif.endif.if.i9448.i, %B0.else.endif.endif.i9425.i
  %.113.sroa.13.1.i9432.i = phi i64 [ 0, %B0.else.endif.endif.if.i9448.i ], [ %.142.i9429.i, %B0.else.endif.endif.i9425.i ]
  %.150.not.i9433.i = icmp slt i64 %.142.i9429.i, %.281.fca.12.load.i
  br i1 %.150.not.i9433.i, label %B0.endif.i9435.i, label %B0.else.endif.endif.endif.if.i9434.i, !prof !10

B0.else.endif.endif.endif.if.i9434.i:             ; preds = %B0.else.endif.endif.endif.i9431.i
  br label %B0.endif.i9435.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9450.i: ; preds = %.575.endif.preheader.i9447.i, %B0.endif.i9435.i
  %.57.i9451.i = phi i64 [ %.87.i9416.i, %B0.endif.i9435.i ], [ %.57.i9451.pre.i, %.575.endif.preheader.i9447.i ]
  %.210.i9440.i = tail call i64 @llvm.smax.i64(i64 %.201.i9437.i, i64 0)
  %.2050.i = mul nsw i64 %.584.i, %.556.i
  %.87.i9452.i = add nsw i64 %.57.i9451.i, %.2050.i
  %.123.i9453.i = icmp slt i64 %.57.i9451.i, 0
  %.124.i9454.i = select i1 %.123.i9453.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9455.i = add i64 %.124.i9454.i, %.57.i9451.i
  %.128.i9456.i = icmp slt i64 %.125.i9455.i, 0
  br i1 %.128.i9456.i, label %B0.else.if.i9485.i, label %B0.else.endif.i9457.i, !prof !6

B0.endif.i9471.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9470.i, %B0.else.endif.endif.endif.i9467.i
  %.113.sroa.13.0.i9472.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9470.i ], [ %.113.sroa.13.1.i9468.i, %B0.else.endif.endif.endif.i9467.i ]
  %.201.i9473.i = sub i64 %.113.sroa.13.0.i9472.i, %.113.sroa.0.3.i9462.i
  %.226.i9474.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9462.i
  store i64 %.87.i9452.i, ptr %.726.i, align 8, !noalias !152
  %.605.not155.i9475.i = icmp sgt i64 %.201.i9473.i, 0
  br i1 %.605.not155.i9475.i, label %.575.endif.preheader.i9483.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9486.i, !prof !27

.575.endif.preheader.i9483.i:                     ; preds = %B0.endif.i9471.i
  %200 = shl i64 %.201.i9473.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9474.i, i8 0, i64 %200, i1 false), !noalias !152
  %.57.i9487.pre.i = load i64, ptr %.726.i, align 8, !noalias !155
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9486.i

B0.else.if.i9485.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9450.i
  br label %B0.else.endif.i9457.i

B0.else.endif.i9457.i:                            ; preds = %B0.else.if.i9485.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9450.i
  %.113.sroa.0.1.i9458.i = phi i64 [ 0, %B0.else.if.i9485.i ], [ %.125.i9455.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9450.i ]
  %.133.not.i9459.i = icmp slt i64 %.125.i9455.i, %.281.fca.12.load.i
  br i1 %.133.not.i9459.i, label %B0.else.endif.endif.i9461.i, label %B0.else.endif.if.i9460.i, !prof !10

B0.else.endif.if.i9460.i:                         ; preds = %B0.else.endif.i9457.i
  br label %B0.else.endif.endif.i9461.i

B0.else.endif.endif.i9461.i:                      ; preds = %B0.else.endif.if.i9460.i, %B0.else.endif.i9457.i
  %.113.sroa.0.3.i9462.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9460.i ], [ %.113.sroa.0.1.i9458.i, %B0.else.endif.i9457.i ]
  %.140.i9463.i = icmp slt i64 %.87.i9452.i, 0
  %.141.i9464.i = select i1 %.140.i9463.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9465.i = add i64 %.141.i9464.i, %.87.i9452.i
  %.145.i9466.i = icmp slt i64 %.142.i9465.i, 0
  br i1 %.145.i9466.i, label %B0.else.endif.endif.if.i9484.i, label %B0.else.endif.endif.endif.i9467.i, !prof !6

B0.else.endif.endif.if.i9484.i:                   ; preds = %B0.else.endif.endif.i9461.i
  br label %B0.else.endif.endif.endif.i9467.i

B0.else.endif.endif.endif.i9467.i:                ; preds = %B0.else.endif.endif.if.i9484.i, %B0.else.endif.endif.i9461.i
  %.113.sroa.13.1.i9468.i = phi i64 [ 0, %B0.else.endif.endif.if.i9484.i ], [ %.142.i9465.i, %B0.else.endif.endif.i9461.i ]
  %.150.not.i9469.i = icmp slt i64 %.142.i9465.i, %.281.fca.12.load.i
  br i1 %.150.not.i9469.i, label %B0.endif.i9471.i, label %B0.else.endif.endif.endif.if.i9470.i, !prof !10

B0.else.endif.endif.endif.if.i9470.i:             ; preds = %B0.else.endif.endif.endif.i9467.i
  br label %B0.endif.i9471.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9486.i: ; preds = %.575.endif.preheader.i9483.i, %B0.endif.i9471.i
  %.57.i9487.i = phi i64 [ %.87.i9452.i, %B0.endif.i9471.i ], [ %.57.i9487.pre.i, %.575.endif.preheader.i9483.i ]
  %.210.i9476.i = tail call i64 @llvm.smax.i64(i64 %.201.i9473.i, i64 0)
  %.87.i9488.i = add nsw i64 %.57.i9487.i, %.281.fca.6.load.i
  %.123.i9489.i = icmp slt i64 %.57.i9487.i, 0
  %.124.i9490.i = select i1 %.123.i9489.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9491.i = add i64 %.124.i9490.i, %.57.i9487.i
  %.128.i9492.i = icmp slt i64 %.125.i9491.i, 0
  br i1 %.128.i9492.i, label %B0.else.if.i9521.i, label %B0.else.endif.i9493.i, !prof !6

B0.endif.i9507.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9506.i, %B0.else.endif.endif.endif.i9503.i
  %.113.sroa.13.0.i9508.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9506.i ], [ %.113.sroa.13.1.i9504.i, %B0.else.endif.endif.endif.i9503.i ]
  %.201.i9509.i = sub i64 %.113.sroa.13.0.i9508.i, %.113.sroa.0.3.i9498.i
  %.226.i9510.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9498.i
  store i64 %.87.i9488.i, ptr %.726.i, align 8, !noalias !155
  %.605.not155.i9511.i = icmp sgt i64 %.201.i9509.i, 0
  br i1 %.605.not155.i9511.i, label %.2396.endif.preheader.i, label %.2396.if.i, !prof !27

B0.else.if.i9521.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9486.i
  br label %B0.else.endif.i9493.i

B0.else.endif.i9493.i:                            ; preds = %B0.else.if.i9521.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9486.i
  %.113.sroa.0.1.i9494.i = phi i64 [ 0, %B0.else.if.i9521.i ], [ %.125.i9491.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9486.i ]
  %.133.not.i9495.i = icmp slt i64 %.125.i9491.i, %.281.fca.12.load.i
  br i1 %.133.not.i9495.i, label %B0.else.endif.endif.i9497.i, label %B0.else.endif.if.i9496.i, !prof !10

B0.else.endif.if.i9496.i:                         ; preds = %B0.else.endif.i9493.i
  br label %B0.else.endif.endif.i9497.i

B0.else.endif.endif.i9497.i:                      ; preds = %B0.else.endif.if.i9496.i, %B0.else.endif.i9493.i
  %.113.sroa.0.3.i9498.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9496.i ], [ %.113.sroa.0.1.i9494.i, %B0.else.endif.i9493.i ]
  %.140.i9499.i = icmp slt i64 %.87.i9488.i, 0
  %.141.i9500.i = select i1 %.140.i9499.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9501.i = add i64 %.141.i9500.i, %.87.i9488.i
  %.145.i9502.i = icmp slt i64 %.142.i9501.i, 0
  br i1 %.145.i9502.i, label %B0.else.endif.endif.if.i9520.i, label %B0.else.endif.endif.endif.i9503.i, !prof !6

B0.else.endif.endif.if.i9520.i:                   ; preds = %B0.else.endif.endif.i9497.i
  br label %B0.else.endif.endif.endif.i9503.i

B0.else.endif.endif.endif.i9503.i:                ; preds = %B0.else.endif.endif.if.i9520.i, %B0.else.endif.endif.i9497.i
  %.113.sroa.13.1.i9504.i = phi i64 [ 0, %B0.else.endif.endif.if.i9520.i ], [ %.142.i9501.i, %B0.else.endif.endif.i9497.i ]
  %.150.not.i9505.i = icmp slt i64 %.142.i9501.i, %.281.fca.12.load.i
  br i1 %.150.not.i9505.i, label %B0.endif.i9507.i, label %B0.else.endif.endif.endif.if.i9506.i, !prof !10

B0.else.endif.endif.endif.if.i9506.i:             ; preds = %B0.else.endif.endif.endif.i9503.i
  br label %B0.endif.i9507.i

.2396.endif.preheader.i:                          ; preds = %B0.endif.i9507.i
  %201 = shl i64 %.201.i9509.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9510.i, i8 -1, i64 %201, i1 false), !noalias !7
  %.57.i9523.i.pre = load i64, ptr %.726.i, align 8, !noalias !158
  br label %.2396.if.i

.1859.endif.i:                                    ; preds = %.1859.endif.i, %.1859.endif.preheader.i
  %.1855.010154.i = phi i64 [ %.1900.i, %.1859.endif.i ], [ 0, %.1859.endif.preheader.i ]
  %.1895.i = getelementptr double, ptr %.226.i9330.i, i64 %.1855.010154.i
  store double 1.000000e+300, ptr %.1895.i, align 8, !noalias !7
  %.1900.i = add nuw nsw i64 %.1855.010154.i, 1
  %exitcond.not = icmp eq i64 %.1900.i, %.201.i9329.i
  br i1 %exitcond.not, label %.1859.if.i.loopexit, label %.1859.endif.i, !prof !85

.2396.if.i:                                       ; preds = %.2396.endif.preheader.i, %B0.endif.i9507.i
  %.57.i9523.i = phi i64 [ %.57.i9523.i.pre, %.2396.endif.preheader.i ], [ %.87.i9488.i, %B0.endif.i9507.i ]
  %.210.i951210340.i = phi i64 [ %.201.i9509.i, %.2396.endif.preheader.i ], [ 0, %B0.endif.i9507.i ]
  %.87.i9524.i = add nsw i64 %.57.i9523.i, %.281.fca.6.load.i
  %.123.i9525.i = icmp slt i64 %.57.i9523.i, 0
  %.124.i9526.i = select i1 %.123.i9525.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9527.i = add i64 %.124.i9526.i, %.57.i9523.i
  %.128.i9528.i = icmp slt i64 %.125.i9527.i, 0
  br i1 %.128.i9528.i, label %B0.else.if.i9557.i, label %B0.else.endif.i9529.i, !prof !6

B0.endif.i9543.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9542.i, %B0.else.endif.endif.endif.i9539.i
  %.113.sroa.13.0.i9544.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9542.i ], [ %.113.sroa.13.1.i9540.i, %B0.else.endif.endif.endif.i9539.i ]
  %.201.i9545.i = sub i64 %.113.sroa.13.0.i9544.i, %.113.sroa.0.3.i9534.i
  %.226.i9546.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9534.i
  store i64 %.87.i9524.i, ptr %.726.i, align 8, !noalias !158
  %.605.not155.i9547.i = icmp sgt i64 %.201.i9545.i, 0
  br i1 %.605.not155.i9547.i, label %.575.endif.preheader.i9555.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9558.i, !prof !27

.575.endif.preheader.i9555.i:                     ; preds = %B0.endif.i9543.i
  %202 = shl i64 %.201.i9545.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9546.i, i8 0, i64 %202, i1 false), !noalias !158
  %.57.i9559.pre.i = load i64, ptr %.726.i, align 8, !noalias !161
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9558.i

B0.else.if.i9557.i:                               ; preds = %.2396.if.i
  br label %B0.else.endif.i9529.i

B0.else.endif.i9529.i:                            ; preds = %B0.else.if.i9557.i, %.2396.if.i
  %.113.sroa.0.1.i9530.i = phi i64 [ 0, %B0.else.if.i9557.i ], [ %.125.i9527.i, %.2396.if.i ]
  %.133.not.i9531.i = icmp slt i64 %.125.i9527.i, %.281.fca.12.load.i
  br i1 %.133.not.i9531.i, label %B0.else.endif.endif.i9533.i, label %B0.else.endif.if.i9532.i, !prof !10

B0.else.endif.if.i9532.i:                         ; preds = %B0.else.endif.i9529.i
  br label %B0.else.endif.endif.i9533.i

B0.else.endif.endif.i9533.i:                      ; preds = %B0.else.endif.if.i9532.i, %B0.else.endif.i9529.i
  %.113.sroa.0.3.i9534.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9532.i ], [ %.113.sroa.0.1.i9530.i, %B0.else.endif.i9529.i ]
  %.140.i9535.i = icmp slt i64 %.87.i9524.i, 0
  %.141.i9536.i = select i1 %.140.i9535.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9537.i = add i64 %.141.i9536.i, %.87.i9524.i
  %.145.i9538.i = icmp slt i64 %.142.i9537.i, 0
  br i1 %.145.i9538.i, label %B0.else.endif.endif.if.i9556.i, label %B0.else.endif.endif.endif.i9539.i, !prof !6

B0.else.endif.endif.if.i9556.i:                   ; preds = %B0.else.endif.endif.i9533.i
  br label %B0.else.endif.endif.endif.i9539.i

B0.else.endif.endif.endif.i9539.i:                ; preds = %B0.else.endif.endif.if.i9556.i, %B0.else.endif.endif.i9533.i
  %.113.sroa.13.1.i9540.i = phi i64 [ 0, %B0.else.endif.endif.if.i9556.i ], [ %.142.i9537.i, %B0.else.endif.endif.i9533.i ]
  %.150.not.i9541.i = icmp slt i64 %.142.i9537.i, %.281.fca.12.load.i
  br i1 %.150.not.i9541.i, label %B0.endif.i9543.i, label %B0.else.endif.endif.endif.if.i9542.i, !prof !10

B0.else.endif.endif.endif.if.i9542.i:             ; preds = %B0.else.endif.endif.endif.i9539.i
  br label %B0.endif.i9543.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9558.i: ; preds = %.575.endif.preheader.i9555.i, %B0.endif.i9543.i
  %.57.i9559.i = phi i64 [ %.87.i9524.i, %B0.endif.i9543.i ], [ %.57.i9559.pre.i, %.575.endif.preheader.i9555.i ]
  %.210.i9548.i = tail call i64 @llvm.smax.i64(i64 %.201.i9545.i, i64 0)
  %.87.i9560.i = add nsw i64 %.57.i9559.i, %.281.fca.6.load.i
  %.123.i9561.i = icmp slt i64 %.57.i9559.i, 0
  %.124.i9562.i = select i1 %.123.i9561.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9563.i = add i64 %.124.i9562.i, %.57.i9559.i
  %.128.i9564.i = icmp slt i64 %.125.i9563.i, 0
  br i1 %.128.i9564.i, label %B0.else.if.i9593.i, label %B0.else.endif.i9565.i, !prof !6

B0.endif.i9579.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9578.i, %B0.else.endif.endif.endif.i9575.i
  %.113.sroa.13.0.i9580.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9578.i ], [ %.113.sroa.13.1.i9576.i, %B0.else.endif.endif.endif.i9575.i ]
  %.201.i9581.i = sub i64 %.113.sroa.13.0.i9580.i, %.113.sroa.0.3.i9570.i
  %.226.i9582.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9570.i
  store i64 %.87.i9560.i, ptr %.726.i, align 8, !noalias !161
  %.606.not155.i9583.i = icmp sgt i64 %.201.i9581.i, 0
  br i1 %.606.not155.i9583.i, label %.576.endif.preheader.i9591.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9594.i, !prof !27

.576.endif.preheader.i9591.i:                     ; preds = %B0.endif.i9579.i
  %203 = shl i64 %.201.i9581.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9582.i, i8 0, i64 %203, i1 false), !noalias !161
  %.57.i9595.pre.i = load i64, ptr %.726.i, align 8, !noalias !164
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9594.i

B0.else.if.i9593.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9558.i
  br label %B0.else.endif.i9565.i

B0.else.endif.i9565.i:                            ; preds = %B0.else.if.i9593.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9558.i
  %.113.sroa.0.1.i9566.i = phi i64 [ 0, %B0.else.if.i9593.i ], [ %.125.i9563.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9558.i ]
  %.133.not.i9567.i = icmp slt i64 %.125.i9563.i, %.281.fca.12.load.i
  br i1 %.133.not.i9567.i, label %B0.else.endif.endif.i9569.i, label %B0.else.endif.if.i9568.i, !prof !10

B0.else.endif.if.i9568.i:                         ; preds = %B0.else.endif.i9565.i
  br label %B0.else.endif.endif.i9569.i

B0.else.endif.endif.i9569.i:                      ; preds = %B0.else.endif.if.i9568.i, %B0.else.endif.i9565.i
  %.113.sroa.0.3.i9570.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9568.i ], [ %.113.sroa.0.1.i9566.i, %B0.else.endif.i9565.i ]
  %.140.i9571.i = icmp slt i64 %.87.i9560.i, 0
  %.141.i9572.i = select i1 %.140.i9571.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9573.i = add i64 %.141.i9572.i, %.87.i9560.i
  %.145.i9574.i = icmp slt i64 %.142.i9573.i, 0
  br i1 %.145.i9574.i, label %B0.else.endif.endif.if.i9592.i, label %B0.else.endif.endif.endif.i9575.i, !prof !6

B0.else.endif.endif.if.i9592.i:                   ; preds = %B0.else.endif.endif.i9569.i
  br label %B0.else.endif.endif.endif.i9575.i

B0.else.endif.endif.endif.i9575.i:                ; preds = %B0.else.endif.endif.if.i9592.i, %B0.else.endif.endif.i9569.i
  %.113.sroa.13.1.i9576.i = phi i64 [ 0, %B0.else.endif.endif.if.i9592.i ], [ %.142.i9573.i, %B0.else.endif.endif.i9569.i ]
  %.150.not.i9577.i = icmp slt i64 %.142.i9573.i, %.281.fca.12.load.i
  br i1 %.150.not.i9577.i, label %B0.endif.i9579.i, label %B0.else.endif.endif.endif.if.i9578.i, !prof !10

B0.else.endif.endif.endif.if.i9578.i:             ; preds = %B0.else.endif.endif.endif.i9575.i
  br label %B0.endif.i9579.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9594.i: ; preds = %.576.endif.preheader.i9591.i, %B0.endif.i9579.i
  %.57.i9595.i = phi i64 [ %.87.i9560.i, %B0.endif.i9579.i ], [ %.57.i9595.pre.i, %.576.endif.preheader.i9591.i ]
  %.210.i9584.i = tail call i64 @llvm.smax.i64(i64 %.201.i9581.i, i64 0)
  %.87.i9596.i = add nsw i64 %.57.i9595.i, %.281.fca.6.load.i
  %.123.i9597.i = icmp slt i64 %.57.i9595.i, 0
  %.124.i9598.i = select i1 %.123.i9597.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9599.i = add i64 %.124.i9598.i, %.57.i9595.i
  %.128.i9600.i = icmp slt i64 %.125.i9599.i, 0
  br i1 %.128.i9600.i, label %B0.else.if.i9629.i, label %B0.else.endif.i9601.i, !prof !6

B0.endif.i9615.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9614.i, %B0.else.endif.endif.endif.i9611.i
  %.113.sroa.13.0.i9616.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9614.i ], [ %.113.sroa.13.1.i9612.i, %B0.else.endif.endif.endif.i9611.i ]
  %.201.i9617.i = sub i64 %.113.sroa.13.0.i9616.i, %.113.sroa.0.3.i9606.i
  %.226.i9618.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9606.i
  store i64 %.87.i9596.i, ptr %.726.i, align 8, !noalias !164
  %.606.not155.i9619.i = icmp sgt i64 %.201.i9617.i, 0
  br i1 %.606.not155.i9619.i, label %.576.endif.preheader.i9627.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9630.i, !prof !27

.576.endif.preheader.i9627.i:                     ; preds = %B0.endif.i9615.i
  %204 = shl i64 %.201.i9617.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9618.i, i8 0, i64 %204, i1 false), !noalias !164
  %.57.i9631.pre.i = load i64, ptr %.726.i, align 8, !noalias !167
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9630.i

B0.else.if.i9629.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9594.i
  br label %B0.else.endif.i9601.i

B0.else.endif.i9601.i:                            ; preds = %B0.else.if.i9629.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9594.i
  %.113.sroa.0.1.i9602.i = phi i64 [ 0, %B0.else.if.i9629.i ], [ %.125.i9599.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9594.i ]
  %.133.not.i9603.i = icmp slt i64 %.125.i9599.i, %.281.fca.12.load.i
  br i1 %.133.not.i9603.i, label %B0.else.endif.endif.i9605.i, label %B0.else.endif.if.i9604.i, !prof !10

B0.else.endif.if.i9604.i:                         ; preds = %B0.else.endif.i9601.i
  br label %B0.else.endif.endif.i9605.i

B0.else.endif.endif.i9605.i:                      ; preds = %B0.else.endif.if.i9604.i, %B0.else.endif.i9601.i
  %.113.sroa.0.3.i9606.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9604.i ], [ %.113.sroa.0.1.i9602.i, %B0.else.endif.i9601.i ]
  %.140.i9607.i = icmp slt i64 %.87.i9596.i, 0
  %.141.i9608.i = select i1 %.140.i9607.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9609.i = add i64 %.141.i9608.i, %.87.i9596.i
  %.145.i9610.i = icmp slt i64 %.142.i9609.i, 0
  br i1 %.145.i9610.i, label %B0.else.endif.endif.if.i9628.i, label %B0.else.endif.endif.endif.i9611.i, !prof !6

B0.else.endif.endif.if.i9628.i:                   ; preds = %B0.else.endif.endif.i9605.i
  br label %B0.else.endif.endif.endif.i9611.i

B0.else.endif.endif.endif.i9611.i:                ; preds = %B0.else.endif.endif.if.i9628.i, %B0.else.endif.endif.i9605.i
  %.113.sroa.13.1.i9612.i = phi i64 [ 0, %B0.else.endif.endif.if.i9628.i ], [ %.142.i9609.i, %B0.else.endif.endif.i9605.i ]
  %.150.not.i9613.i = icmp slt i64 %.142.i9609.i, %.281.fca.12.load.i
  br i1 %.150.not.i9613.i, label %B0.endif.i9615.i, label %B0.else.endif.endif.endif.if.i9614.i, !prof !10

B0.else.endif.endif.endif.if.i9614.i:             ; preds = %B0.else.endif.endif.endif.i9611.i
  br label %B0.endif.i9615.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9630.i: ; preds = %.576.endif.preheader.i9627.i, %B0.endif.i9615.i
  %.57.i9631.i = phi i64 [ %.87.i9596.i, %B0.endif.i9615.i ], [ %.57.i9631.pre.i, %.576.endif.preheader.i9627.i ]
  %.210.i9620.i = tail call i64 @llvm.smax.i64(i64 %.201.i9617.i, i64 0)
  %.87.i9632.i = add nsw i64 %.57.i9631.i, %.281.fca.6.load.i
  %.123.i9633.i = icmp slt i64 %.57.i9631.i, 0
  %.124.i9634.i = select i1 %.123.i9633.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9635.i = add i64 %.124.i9634.i, %.57.i9631.i
  %.128.i9636.i = icmp slt i64 %.125.i9635.i, 0
  br i1 %.128.i9636.i, label %B0.else.if.i9665.i, label %B0.else.endif.i9637.i, !prof !6

B0.endif.i9651.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9650.i, %B0.else.endif.endif.endif.i9647.i
  %.113.sroa.13.0.i9652.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9650.i ], [ %.113.sroa.13.1.i9648.i, %B0.else.endif.endif.endif.i9647.i ]
  %.201.i9653.i = sub i64 %.113.sroa.13.0.i9652.i, %.113.sroa.0.3.i9642.i
  %.226.i9654.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9642.i
  store i64 %.87.i9632.i, ptr %.726.i, align 8, !noalias !167
  %.606.not155.i9655.i = icmp sgt i64 %.201.i9653.i, 0
  br i1 %.606.not155.i9655.i, label %.576.endif.preheader.i9663.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9666.i, !prof !27

.576.endif.preheader.i9663.i:                     ; preds = %B0.endif.i9651.i
  %205 = shl i64 %.201.i9653.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9654.i, i8 0, i64 %205, i1 false), !noalias !167
  %.57.i9667.pre.i = load i64, ptr %.726.i, align 8, !noalias !170
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9666.i

B0.else.if.i9665.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9630.i
  br label %B0.else.endif.i9637.i

B0.else.endif.i9637.i:                            ; preds = %B0.else.if.i9665.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9630.i
  %.113.sroa.0.1.i9638.i = phi i64 [ 0, %B0.else.if.i9665.i ], [ %.125.i9635.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9630.i ]
  %.133.not.i9639.i = icmp slt i64 %.125.i9635.i, %.281.fca.12.load.i
  br i1 %.133.not.i9639.i, label %B0.else.endif.endif.i9641.i, label %B0.else.endif.if.i9640.i, !prof !10

B0.else.endif.if.i9640.i:                         ; preds = %B0.else.endif.i9637.i
  br label %B0.else.endif.endif.i9641.i

B0.else.endif.endif.i9641.i:                      ; preds = %B0.else.endif.if.i9640.i, %B0.else.endif.i9637.i
  %.113.sroa.0.3.i9642.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9640.i ], [ %.113.sroa.0.1.i9638.i, %B0.else.endif.i9637.i ]
  %.140.i9643.i = icmp slt i64 %.87.i9632.i, 0
  %.141.i9644.i = select i1 %.140.i9643.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9645.i = add i64 %.141.i9644.i, %.87.i9632.i
  %.145.i9646.i = icmp slt i64 %.142.i9645.i, 0
  br i1 %.145.i9646.i, label %B0.else.endif.endif.if.i9664.i, label %B0.else.endif.endif.endif.i9647.i, !prof !6

B0.else.endif.endif.if.i9664.i:                   ; preds = %B0.else.endif.endif.i9641.i
  br label %B0.else.endif.endif.endif.i9647.i

B0.else.endif.endif.endif.i9647.i:                ; preds = %B0.else.endif.endif.if.i9664.i, %B0.else.endif.endif.i9641.i
  %.113.sroa.13.1.i9648.i = phi i64 [ 0, %B0.else.endif.endif.if.i9664.i ], [ %.142.i9645.i, %B0.else.endif.endif.i9641.i ]
  %.150.not.i9649.i = icmp slt i64 %.142.i9645.i, %.281.fca.12.load.i
  br i1 %.150.not.i9649.i, label %B0.endif.i9651.i, label %B0.else.endif.endif.endif.if.i9650.i, !prof !10

B0.else.endif.endif.endif.if.i9650.i:             ; preds = %B0.else.endif.endif.endif.i9647.i
  br label %B0.endif.i9651.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9666.i: ; preds = %.576.endif.preheader.i9663.i, %B0.endif.i9651.i
  %.57.i9667.i = phi i64 [ %.87.i9632.i, %B0.endif.i9651.i ], [ %.57.i9667.pre.i, %.576.endif.preheader.i9663.i ]
  %.210.i9656.i = tail call i64 @llvm.smax.i64(i64 %.201.i9653.i, i64 0)
  %.87.i9668.i = add nsw i64 %.57.i9667.i, %.556.i
  %.123.i9669.i = icmp slt i64 %.57.i9667.i, 0
  %.124.i9670.i = select i1 %.123.i9669.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9671.i = add i64 %.124.i9670.i, %.57.i9667.i
  %.128.i9672.i = icmp slt i64 %.125.i9671.i, 0
  br i1 %.128.i9672.i, label %B0.else.if.i9701.i, label %B0.else.endif.i9673.i, !prof !6

B0.endif.i9687.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9686.i, %B0.else.endif.endif.endif.i9683.i
  %.113.sroa.13.0.i9688.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9686.i ], [ %.113.sroa.13.1.i9684.i, %B0.else.endif.endif.endif.i9683.i ]
  %.201.i9689.i = sub i64 %.113.sroa.13.0.i9688.i, %.113.sroa.0.3.i9678.i
  %.226.i9690.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9678.i
  store i64 %.87.i9668.i, ptr %.726.i, align 8, !noalias !170
  %.606.not155.i9691.i = icmp sgt i64 %.201.i9689.i, 0
  br i1 %.606.not155.i9691.i, label %.576.endif.preheader.i9699.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9702.i, !prof !27

.576.endif.preheader.i9699.i:                     ; preds = %B0.endif.i9687.i
  %206 = shl i64 %.201.i9689.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9690.i, i8 0, i64 %206, i1 false), !noalias !170
  %.57.i9703.pre.i = load i64, ptr %.726.i, align 8, !noalias !173
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9702.i

B0.else.if.i9701.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9666.i
  br label %B0.else.endif.i9673.i

B0.else.endif.i9673.i:                            ; preds = %B0.else.if.i9701.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9666.i
  %.113.sroa.0.1.i9674.i = phi i64 [ 0, %B0.else.if.i9701.i ], [ %.125.i9671.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9666.i ]
  %.133.not.i9675.i = icmp slt i64 %.125.i9671.i, %.281.fca.12.load.i
  br i1 %.133.not.i9675.i, label %B0.else.endif.endif.i9677.i, label %B0.else.endif.if.i9676.i, !prof !10

B0.else.endif.if.i9676.i:                         ; preds = %B0.else.endif.i9673.i
  br label %B0.else.endif.endif.i9677.i

B0.else.endif.endif.i9677.i:                      ; preds = %B0.else.endif.if.i9676.i, %B0.else.endif.i9673.i
  %.113.sroa.0.3.i9678.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9676.i ], [ %.113.sroa.0.1.i9674.i, %B0.else.endif.i9673.i ]
  %.140.i9679.i = icmp slt i64 %.87.i9668.i, 0
  %.141.i9680.i = select i1 %.140.i9679.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9681.i = add i64 %.141.i9680.i, %.87.i9668.i
  %.145.i9682.i = icmp slt i64 %.142.i9681.i, 0
  br i1 %.145.i9682.i, label %B0.else.endif.endif.if.i9700.i, label %B0.else.endif.endif.endif.i9683.i, !prof !6

B0.else.endif.endif.if.i9700.i:                   ; preds = %B0.else.endif.endif.i9677.i
  br label %B0.else.endif.endif.endif.i9683.i

B0.else.endif.endif.endif.i9683.i:                ; preds = %B0.else.endif.endif.if.i9700.i, %B0.else.endif.endif.i9677.i
  %.113.sroa.13.1.i9684.i = phi i64 [ 0, %B0.else.endif.endif.if.i9700.i ], [ %.142.i9681.i, %B0.else.endif.endif.i9677.i ]
  %.150.not.i9685.i = icmp slt i64 %.142.i9681.i, %.281.fca.12.load.i
  br i1 %.150.not.i9685.i, label %B0.endif.i9687.i, label %B0.else.endif.endif.endif.if.i9686.i, !prof !10

B0.else.endif.endif.endif.if.i9686.i:             ; preds = %B0.else.endif.endif.endif.i9683.i
  br label %B0.endif.i9687.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9702.i: ; preds = %.576.endif.preheader.i9699.i, %B0.endif.i9687.i
  %.57.i9703.i = phi i64 [ %.87.i9668.i, %B0.endif.i9687.i ], [ %.57.i9703.pre.i, %.576.endif.preheader.i9699.i ]
  %.210.i9692.i = tail call i64 @llvm.smax.i64(i64 %.201.i9689.i, i64 0)
  %.87.i9704.i = add nsw i64 %.57.i9703.i, 20
  %.123.i9705.i = icmp slt i64 %.57.i9703.i, 0
  %.124.i9706.i = select i1 %.123.i9705.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9707.i = add i64 %.124.i9706.i, %.57.i9703.i
  %.128.i9708.i = icmp slt i64 %.125.i9707.i, 0
  br i1 %.128.i9708.i, label %B0.else.if.i9737.i, label %B0.else.endif.i9709.i, !prof !6

B0.endif.i9723.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9722.i, %B0.else.endif.endif.endif.i9719.i
  %.113.sroa.13.0.i9724.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9722.i ], [ %.113.sroa.13.1.i9720.i, %B0.else.endif.endif.endif.i9719.i ]
  %.201.i9725.i = sub i64 %.113.sroa.13.0.i9724.i, %.113.sroa.0.3.i9714.i
  %.226.i9726.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9714.i
  store i64 %.87.i9704.i, ptr %.726.i, align 8, !noalias !173
  %.606.not155.i9727.i = icmp sgt i64 %.201.i9725.i, 0
  br i1 %.606.not155.i9727.i, label %.576.endif.preheader.i9735.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9738.i, !prof !27

.576.endif.preheader.i9735.i:                     ; preds = %B0.endif.i9723.i
  %207 = shl i64 %.201.i9725.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9726.i, i8 0, i64 %207, i1 false), !noalias !173
  %.57.i9739.pre.i = load i64, ptr %.726.i, align 8, !noalias !176
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9738.i

B0.else.if.i9737.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9702.i
  br label %B0.else.endif.i9709.i

B0.else.endif.i9709.i:                            ; preds = %B0.else.if.i9737.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9702.i
  %.113.sroa.0.1.i9710.i = phi i64 [ 0, %B0.else.if.i9737.i ], [ %.125.i9707.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9702.i ]
  %.133.not.i9711.i = icmp slt i64 %.125.i9707.i, %.281.fca.12.load.i
  br i1 %.133.not.i9711.i, label %B0.else.endif.endif.i9713.i, label %B0.else.endif.if.i9712.i, !prof !10

B0.else.endif.if.i9712.i:                         ; preds = %B0.else.endif.i9709.i
  br label %B0.else.endif.endif.i9713.i

B0.else.endif.endif.i9713.i:                      ; preds = %B0.else.endif.if.i9712.i, %B0.else.endif.i9709.i
  %.113.sroa.0.3.i9714.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9712.i ], [ %.113.sroa.0.1.i9710.i, %B0.else.endif.i9709.i ]
  %.140.i9715.i = icmp slt i64 %.57.i9703.i, -20
  %.141.i9716.i = select i1 %.140.i9715.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9717.i = add i64 %.141.i9716.i, %.87.i9704.i
  %.145.i9718.i = icmp slt i64 %.142.i9717.i, 0
  br i1 %.145.i9718.i, label %B0.else.endif.endif.if.i9736.i, label %B0.else.endif.endif.endif.i9719.i, !prof !6

B0.else.endif.endif.if.i9736.i:                   ; preds = %B0.else.endif.endif.i9713.i
  br label %B0.else.endif.endif.endif.i9719.i

B0.else.endif.endif.endif.i9719.i:                ; preds = %B0.else.endif.endif.if.i9736.i, %B0.else.endif.endif.i9713.i
  %.113.sroa.13.1.i9720.i = phi i64 [ 0, %B0.else.endif.endif.if.i9736.i ], [ %.142.i9717.i, %B0.else.endif.endif.i9713.i ]
  %.150.not.i9721.i = icmp slt i64 %.142.i9717.i, %.281.fca.12.load.i
  br i1 %.150.not.i9721.i, label %B0.endif.i9723.i, label %B0.else.endif.endif.endif.if.i9722.i, !prof !10

B0.else.endif.endif.endif.if.i9722.i:             ; preds = %B0.else.endif.endif.endif.i9719.i
  br label %B0.endif.i9723.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9738.i: ; preds = %.576.endif.preheader.i9735.i, %B0.endif.i9723.i
  %.57.i9739.i = phi i64 [ %.87.i9704.i, %B0.endif.i9723.i ], [ %.57.i9739.pre.i, %.576.endif.preheader.i9735.i ]
  %.210.i9728.i = tail call i64 @llvm.smax.i64(i64 %.201.i9725.i, i64 0)
  %.87.i9740.i = add nsw i64 %.57.i9739.i, 4
  %.123.i9741.i = icmp slt i64 %.57.i9739.i, 0
  %.124.i9742.i = select i1 %.123.i9741.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9743.i = add i64 %.124.i9742.i, %.57.i9739.i
  %.128.i9744.i = icmp slt i64 %.125.i9743.i, 0
  br i1 %.128.i9744.i, label %B0.else.if.i9773.i, label %B0.else.endif.i9745.i, !prof !6

B0.endif.i9759.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9758.i, %B0.else.endif.endif.endif.i9755.i
  %.113.sroa.13.0.i9760.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9758.i ], [ %.113.sroa.13.1.i9756.i, %B0.else.endif.endif.endif.i9755.i ]
  %.201.i9761.i = sub i64 %.113.sroa.13.0.i9760.i, %.113.sroa.0.3.i9750.i
  %.226.i9762.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9750.i
  store i64 %.87.i9740.i, ptr %.726.i, align 8, !noalias !176
  %.606.not155.i9763.i = icmp sgt i64 %.201.i9761.i, 0
  br i1 %.606.not155.i9763.i, label %.576.endif.preheader.i9771.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !27

.576.endif.preheader.i9771.i:                     ; preds = %B0.endif.i9759.i
  %208 = shl i64 %.201.i9761.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9762.i, i8 0, i64 %208, i1 false), !noalias !176
  %.57.i9774.pre.i = load i64, ptr %.726.i, align 8, !noalias !179
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i9773.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9738.i
  br label %B0.else.endif.i9745.i

B0.else.endif.i9745.i:                            ; preds = %B0.else.if.i9773.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9738.i
  %.113.sroa.0.1.i9746.i = phi i64 [ 0, %B0.else.if.i9773.i ], [ %.125.i9743.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9738.i ]
  %.133.not.i9747.i = icmp slt i64 %.125.i9743.i, %.281.fca.12.load.i
  br i1 %.133.not.i9747.i, label %B0.else.endif.endif.i9749.i, label %B0.else.endif.if.i9748.i, !prof !10

B0.else.endif.if.i9748.i:                         ; preds = %B0.else.endif.i9745.i
  br label %B0.else.endif.endif.i9749.i

B0.else.endif.endif.i9749.i:                      ; preds = %B0.else.endif.if.i9748.i, %B0.else.endif.i9745.i
  %.113.sroa.0.3.i9750.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9748.i ], [ %.113.sroa.0.1.i9746.i, %B0.else.endif.i9745.i ]
  %.140.i9751.i = icmp slt i64 %.57.i9739.i, -4
  %.141.i9752.i = select i1 %.140.i9751.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9753.i = add i64 %.141.i9752.i, %.87.i9740.i
  %.145.i9754.i = icmp slt i64 %.142.i9753.i, 0
  br i1 %.145.i9754.i, label %B0.else.endif.endif.if.i9772.i, label %B0.else.endif.endif.endif.i9755.i, !prof !6

B0.else.endif.endif.if.i9772.i:                   ; preds = %B0.else.endif.endif.i9749.i
  br label %B0.else.endif.endif.endif.i9755.i

B0.else.endif.endif.endif.i9755.i:                ; preds = %B0.else.endif.endif.if.i9772.i, %B0.else.endif.endif.i9749.i
  %.113.sroa.13.1.i9756.i = phi i64 [ 0, %B0.else.endif.endif.if.i9772.i ], [ %.142.i9753.i, %B0.else.endif.endif.i9749.i ]
  %.150.not.i9757.i = icmp slt i64 %.142.i9753.i, %.281.fca.12.load.i
  br i1 %.150.not.i9757.i, label %B0.endif.i9759.i, label %B0.else.endif.endif.endif.if.i9758.i, !prof !10

B0.else.endif.endif.endif.if.i9758.i:             ; preds = %B0.else.endif.endif.endif.i9755.i
  br label %B0.endif.i9759.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i9771.i, %B0.endif.i9759.i
  %.57.i9774.i = phi i64 [ %.87.i9740.i, %B0.endif.i9759.i ], [ %.57.i9774.pre.i, %.576.endif.preheader.i9771.i ]
  %.87.i9775.i = add nsw i64 %.57.i9774.i, 4
  %.123.i9776.i = icmp slt i64 %.57.i9774.i, 0
  %.124.i9777.i = select i1 %.123.i9776.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9778.i = add i64 %.124.i9777.i, %.57.i9774.i
  %.128.i9779.i = icmp slt i64 %.125.i9778.i, 0
  br i1 %.128.i9779.i, label %B0.else.if.i9808.i, label %B0.else.endif.i9780.i, !prof !6

B0.endif.i9794.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9793.i, %B0.else.endif.endif.endif.i9790.i
  %.113.sroa.13.0.i9795.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9793.i ], [ %.113.sroa.13.1.i9791.i, %B0.else.endif.endif.endif.i9790.i ]
  %.201.i9796.i = sub i64 %.113.sroa.13.0.i9795.i, %.113.sroa.0.3.i9785.i
  %.226.i9797.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9785.i
  store i64 %.87.i9775.i, ptr %.726.i, align 8, !noalias !179
  %.606.not155.i9798.i = icmp sgt i64 %.201.i9796.i, 0
  br i1 %.606.not155.i9798.i, label %.576.endif.preheader.i9806.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9809.i, !prof !27

.576.endif.preheader.i9806.i:                     ; preds = %B0.endif.i9794.i
  %209 = shl i64 %.201.i9796.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9797.i, i8 0, i64 %209, i1 false), !noalias !179
  %.57.i9810.pre.i = load i64, ptr %.726.i, align 8, !noalias !182
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9809.i

B0.else.if.i9808.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i9780.i

B0.else.endif.i9780.i:                            ; preds = %B0.else.if.i9808.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i9781.i = phi i64 [ 0, %B0.else.if.i9808.i ], [ %.125.i9778.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i9782.i = icmp slt i64 %.125.i9778.i, %.281.fca.12.load.i
  br i1 %.133.not.i9782.i, label %B0.else.endif.endif.i9784.i, label %B0.else.endif.if.i9783.i, !prof !10

B0.else.endif.if.i9783.i:                         ; preds = %B0.else.endif.i9780.i
  br label %B0.else.endif.endif.i9784.i

B0.else.endif.endif.i9784.i:                      ; preds = %B0.else.endif.if.i9783.i, %B0.else.endif.i9780.i
  %.113.sroa.0.3.i9785.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9783.i ], [ %.113.sroa.0.1.i9781.i, %B0.else.endif.i9780.i ]
  %.140.i9786.i = icmp slt i64 %.57.i9774.i, -4
  %.141.i9787.i = select i1 %.140.i9786.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9788.i = add i64 %.141.i9787.i, %.87.i9775.i
  %.145.i9789.i = icmp slt i64 %.142.i9788.i, 0
  br i1 %.145.i9789.i, label %B0.else.endif.endif.if.i9807.i, label %B0.else.endif.endif.endif.i9790.i, !prof !6

B0.else.endif.endif.if.i9807.i:                   ; preds = %B0.else.endif.endif.i9784.i
  br label %B0.else.endif.endif.endif.i9790.i

B0.else.endif.endif.endif.i9790.i:                ; preds = %B0.else.endif.endif.if.i9807.i, %B0.else.endif.endif.i9784.i
  %.113.sroa.13.1.i9791.i = phi i64 [ 0, %B0.else.endif.endif.if.i9807.i ], [ %.142.i9788.i, %B0.else.endif.endif.i9784.i ]
  %.150.not.i9792.i = icmp slt i64 %.142.i9788.i, %.281.fca.12.load.i
  br i1 %.150.not.i9792.i, label %B0.endif.i9794.i, label %B0.else.endif.endif.endif.if.i9793.i, !prof !10

B0.else.endif.endif.endif.if.i9793.i:             ; preds = %B0.else.endif.endif.endif.i9790.i
  br label %B0.endif.i9794.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9809.i: ; preds = %.576.endif.preheader.i9806.i, %B0.endif.i9794.i
  %.57.i9810.i = phi i64 [ %.87.i9775.i, %B0.endif.i9794.i ], [ %.57.i9810.pre.i, %.576.endif.preheader.i9806.i ]
  %.87.i9811.i = add nsw i64 %.57.i9810.i, %.556.i
  %.123.i9812.i = icmp slt i64 %.57.i9810.i, 0
  %.124.i9813.i = select i1 %.123.i9812.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9814.i = add i64 %.124.i9813.i, %.57.i9810.i
  %.128.i9815.i = icmp slt i64 %.125.i9814.i, 0
  br i1 %.128.i9815.i, label %B0.else.if.i9844.i, label %B0.else.endif.i9816.i, !prof !6

B0.endif.i9830.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9829.i, %B0.else.endif.endif.endif.i9826.i
  %.113.sroa.13.0.i9831.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9829.i ], [ %.113.sroa.13.1.i9827.i, %B0.else.endif.endif.endif.i9826.i ]
  %.201.i9832.i = sub i64 %.113.sroa.13.0.i9831.i, %.113.sroa.0.3.i9821.i
  %.226.i9833.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9821.i
  store i64 %.87.i9811.i, ptr %.726.i, align 8, !noalias !182
  %.606.not155.i9834.i = icmp sgt i64 %.201.i9832.i, 0
  br i1 %.606.not155.i9834.i, label %.576.endif.preheader.i9842.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9845.i, !prof !27

.576.endif.preheader.i9842.i:                     ; preds = %B0.endif.i9830.i
  %210 = shl i64 %.201.i9832.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9833.i, i8 0, i64 %210, i1 false), !noalias !182
  %.57.i9846.pre.i = load i64, ptr %.726.i, align 8, !noalias !185
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9845.i

B0.else.if.i9844.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9809.i
  br label %B0.else.endif.i9816.i

B0.else.endif.i9816.i:                            ; preds = %B0.else.if.i9844.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9809.i
  %.113.sroa.0.1.i9817.i = phi i64 [ 0, %B0.else.if.i9844.i ], [ %.125.i9814.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9809.i ]
  %.133.not.i9818.i = icmp slt i64 %.125.i9814.i, %.281.fca.12.load.i
  br i1 %.133.not.i9818.i, label %B0.else.endif.endif.i9820.i, label %B0.else.endif.if.i9819.i, !prof !10

B0.else.endif.if.i9819.i:                         ; preds = %B0.else.endif.i9816.i
  br label %B0.else.endif.endif.i9820.i

B0.else.endif.endif.i9820.i:                      ; preds = %B0.else.endif.if.i9819.i, %B0.else.endif.i9816.i
  %.113.sroa.0.3.i9821.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9819.i ], [ %.113.sroa.0.1.i9817.i, %B0.else.endif.i9816.i ]
  %.140.i9822.i = icmp slt i64 %.87.i9811.i, 0
  %.141.i9823.i = select i1 %.140.i9822.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9824.i = add i64 %.141.i9823.i, %.87.i9811.i
  %.145.i9825.i = icmp slt i64 %.142.i9824.i, 0
  br i1 %.145.i9825.i, label %B0.else.endif.endif.if.i9843.i, label %B0.else.endif.endif.endif.i9826.i, !prof !6

B0.else.endif.endif.if.i9843.i:                   ; preds = %B0.else.endif.endif.i9820.i
  br label %B0.else.endif.endif.endif.i9826.i

B0.else.endif.endif.endif.i9826.i:                ; preds = %B0.else.endif.endif.if.i9843.i, %B0.else.endif.endif.i9820.i
  %.113.sroa.13.1.i9827.i = phi i64 [ 0, %B0.else.endif.endif.if.i9843.i ], [ %.142.i9824.i, %B0.else.endif.endif.i9820.i ]
  %.150.not.i9828.i = icmp slt i64 %.142.i9824.i, %.281.fca.12.load.i
  br i1 %.150.not.i9828.i, label %B0.endif.i9830.i, label %B0.else.endif.endif.endif.if.i9829.i, !prof !10

B0.else.endif.endif.endif.if.i9829.i:             ; preds = %B0.else.endif.endif.endif.i9826.i
  br label %B0.endif.i9830.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9845.i: ; preds = %.576.endif.preheader.i9842.i, %B0.endif.i9830.i
  %.57.i9846.i = phi i64 [ %.87.i9811.i, %B0.endif.i9830.i ], [ %.57.i9846.pre.i, %.576.endif.preheader.i9842.i ]
  %.210.i9835.i = tail call i64 @llvm.smax.i64(i64 %.201.i9832.i, i64 0)
  %.87.i9847.i = add nsw i64 %.57.i9846.i, 4
  %.123.i9848.i = icmp slt i64 %.57.i9846.i, 0
  %.124.i9849.i = select i1 %.123.i9848.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9850.i = add i64 %.124.i9849.i, %.57.i9846.i
  %.128.i9851.i = icmp slt i64 %.125.i9850.i, 0
  br i1 %.128.i9851.i, label %B0.else.if.i9880.i, label %B0.else.endif.i9852.i, !prof !6

B0.endif.i9866.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9865.i, %B0.else.endif.endif.endif.i9862.i
  %.113.sroa.13.0.i9867.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9865.i ], [ %.113.sroa.13.1.i9863.i, %B0.else.endif.endif.endif.i9862.i ]
  %.201.i9868.i = sub i64 %.113.sroa.13.0.i9867.i, %.113.sroa.0.3.i9857.i
  %.226.i9869.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9857.i
  store i64 %.87.i9847.i, ptr %.726.i, align 8, !noalias !185
  %.605.not155.i9870.i = icmp sgt i64 %.201.i9868.i, 0
  br i1 %.605.not155.i9870.i, label %.3163.endif.preheader.i, label %.3163.if.i, !prof !27

B0.else.if.i9880.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9845.i
  br label %B0.else.endif.i9852.i

B0.else.endif.i9852.i:                            ; preds = %B0.else.if.i9880.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9845.i
  %.113.sroa.0.1.i9853.i = phi i64 [ 0, %B0.else.if.i9880.i ], [ %.125.i9850.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9845.i ]
  %.133.not.i9854.i = icmp slt i64 %.125.i9850.i, %.281.fca.12.load.i
  br i1 %.133.not.i9854.i, label %B0.else.endif.endif.i9856.i, label %B0.else.endif.if.i9855.i, !prof !10

B0.else.endif.if.i9855.i:                         ; preds = %B0.else.endif.i9852.i
  br label %B0.else.endif.endif.i9856.i

B0.else.endif.endif.i9856.i:                      ; preds = %B0.else.endif.if.i9855.i, %B0.else.endif.i9852.i
  %.113.sroa.0.3.i9857.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9855.i ], [ %.113.sroa.0.1.i9853.i, %B0.else.endif.i9852.i ]
  %.140.i9858.i = icmp slt i64 %.57.i9846.i, -4
  %.141.i9859.i = select i1 %.140.i9858.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9860.i = add i64 %.141.i9859.i, %.87.i9847.i
  %.145.i9861.i = icmp slt i64 %.142.i9860.i, 0
  br i1 %.145.i9861.i, label %B0.else.endif.endif.if.i9879.i, label %B0.else.endif.endif.endif.i9862.i, !prof !6

B0.else.endif.endif.if.i9879.i:                   ; preds = %B0.else.endif.endif.i9856.i
  br label %B0.else.endif.endif.endif.i9862.i

B0.else.endif.endif.endif.i9862.i:                ; preds = %B0.else.endif.endif.if.i9879.i, %B0.else.endif.endif.i9856.i
  %.113.sroa.13.1.i9863.i = phi i64 [ 0, %B0.else.endif.endif.if.i9879.i ], [ %.142.i9860.i, %B0.else.endif.endif.i9856.i ]
  %.150.not.i9864.i = icmp slt i64 %.142.i9860.i, %.281.fca.12.load.i
  br i1 %.150.not.i9864.i, label %B0.endif.i9866.i, label %B0.else.endif.endif.endif.if.i9865.i, !prof !10

B0.else.endif.endif.endif.if.i9865.i:             ; preds = %B0.else.endif.endif.endif.i9862.i
  br label %B0.endif.i9866.i

.3163.endif.preheader.i:                          ; preds = %B0.endif.i9866.i
  %211 = shl i64 %.201.i9868.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9869.i, i8 -1, i64 %211, i1 false), !noalias !7
  %.57.i9881.i.pre = load i64, ptr %.726.i, align 8, !noalias !188
  br label %.3163.if.i

.3163.if.i:                                       ; preds = %.3163.endif.preheader.i, %B0.endif.i9866.i
  %.57.i9881.i = phi i64 [ %.57.i9881.i.pre, %.3163.endif.preheader.i ], [ %.87.i9847.i, %B0.endif.i9866.i ]
  %.87.i9882.i = add nsw i64 %.57.i9881.i, 4
  %.123.i9883.i = icmp slt i64 %.57.i9881.i, 0
  %.124.i9884.i = select i1 %.123.i9883.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9885.i = add i64 %.124.i9884.i, %.57.i9881.i
  %.128.i9886.i = icmp slt i64 %.125.i9885.i, 0
  br i1 %.128.i9886.i, label %B0.else.if.i9915.i, label %B0.else.endif.i9887.i, !prof !6

B0.endif.i9901.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9900.i, %B0.else.endif.endif.endif.i9897.i
  %.113.sroa.13.0.i9902.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9900.i ], [ %.113.sroa.13.1.i9898.i, %B0.else.endif.endif.endif.i9897.i ]
  %.201.i9903.i = sub i64 %.113.sroa.13.0.i9902.i, %.113.sroa.0.3.i9892.i
  %.226.i9904.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9892.i
  store i64 %.87.i9882.i, ptr %.726.i, align 8, !noalias !188
  %.605.not155.i9905.i = icmp sgt i64 %.201.i9903.i, 0
  br i1 %.605.not155.i9905.i, label %.3509.endif.preheader.i, label %.3509.if.i, !prof !27

B0.else.if.i9915.i:                               ; preds = %.3163.if.i
  br label %B0.else.endif.i9887.i

B0.else.endif.i9887.i:                            ; preds = %B0.else.if.i9915.i, %.3163.if.i
  %.113.sroa.0.1.i9888.i = phi i64 [ 0, %B0.else.if.i9915.i ], [ %.125.i9885.i, %.3163.if.i ]
  %.133.not.i9889.i = icmp slt i64 %.125.i9885.i, %.281.fca.12.load.i
  br i1 %.133.not.i9889.i, label %B0.else.endif.endif.i9891.i, label %B0.else.endif.if.i9890.i, !prof !10

B0.else.endif.if.i9890.i:                         ; preds = %B0.else.endif.i9887.i
  br label %B0.else.endif.endif.i9891.i

B0.else.endif.endif.i9891.i:                      ; preds = %B0.else.endif.if.i9890.i, %B0.else.endif.i9887.i
  %.113.sroa.0.3.i9892.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9890.i ], [ %.113.sroa.0.1.i9888.i, %B0.else.endif.i9887.i ]
  %.140.i9893.i = icmp slt i64 %.57.i9881.i, -4
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

.3509.endif.preheader.i:                          ; preds = %B0.endif.i9901.i
  %212 = shl i64 %.201.i9903.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9904.i, i8 -1, i64 %212, i1 false), !noalias !7
  %.57.i9917.i.pre = load i64, ptr %.726.i, align 8, !noalias !191
  br label %.3509.if.i

.3509.if.i:                                       ; preds = %.3509.endif.preheader.i, %B0.endif.i9901.i
  %.57.i9917.i = phi i64 [ %.57.i9917.i.pre, %.3509.endif.preheader.i ], [ %.87.i9882.i, %B0.endif.i9901.i ]
  %.87.i9918.i = add nsw i64 %.57.i9917.i, 4
  %.123.i9919.i = icmp slt i64 %.57.i9917.i, 0
  %.124.i9920.i = select i1 %.123.i9919.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9921.i = add i64 %.124.i9920.i, %.57.i9917.i
  %.128.i9922.i = icmp slt i64 %.125.i9921.i, 0
  br i1 %.128.i9922.i, label %B0.else.if.i9951.i, label %B0.else.endif.i9923.i, !prof !6

B0.endif.i9937.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9936.i, %B0.else.endif.endif.endif.i9933.i
  %.113.sroa.13.0.i9938.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9936.i ], [ %.113.sroa.13.1.i9934.i, %B0.else.endif.endif.endif.i9933.i ]
  %.201.i9939.i = sub i64 %.113.sroa.13.0.i9938.i, %.113.sroa.0.3.i9928.i
  %.226.i9940.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9928.i
  store i64 %.87.i9918.i, ptr %.726.i, align 8, !noalias !191
  %.606.not155.i9941.i = icmp sgt i64 %.201.i9939.i, 0
  br i1 %.606.not155.i9941.i, label %.3855.endif.preheader.i, label %.3855.if.i, !prof !27

B0.else.if.i9951.i:                               ; preds = %.3509.if.i
  br label %B0.else.endif.i9923.i

B0.else.endif.i9923.i:                            ; preds = %B0.else.if.i9951.i, %.3509.if.i
  %.113.sroa.0.1.i9924.i = phi i64 [ 0, %B0.else.if.i9951.i ], [ %.125.i9921.i, %.3509.if.i ]
  %.133.not.i9925.i = icmp slt i64 %.125.i9921.i, %.281.fca.12.load.i
  br i1 %.133.not.i9925.i, label %B0.else.endif.endif.i9927.i, label %B0.else.endif.if.i9926.i, !prof !10

B0.else.endif.if.i9926.i:                         ; preds = %B0.else.endif.i9923.i
  br label %B0.else.endif.endif.i9927.i

B0.else.endif.endif.i9927.i:                      ; preds = %B0.else.endif.if.i9926.i, %B0.else.endif.i9923.i
  %.113.sroa.0.3.i9928.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9926.i ], [ %.113.sroa.0.1.i9924.i, %B0.else.endif.i9923.i ]
  %.140.i9929.i = icmp slt i64 %.57.i9917.i, -4
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

.3855.endif.preheader.i:                          ; preds = %B0.endif.i9937.i
  %213 = shl i64 %.201.i9939.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9940.i, i8 0, i64 %213, i1 false), !noalias !191
  br label %.3855.endif.i

.3855.if.i.loopexit:                              ; preds = %.3855.endif.i
  %.57.i9953.i.pre = load i64, ptr %.726.i, align 8, !noalias !194
  br label %.3855.if.i

.3855.if.i:                                       ; preds = %.3855.if.i.loopexit, %B0.endif.i9937.i
  %.57.i9953.i = phi i64 [ %.57.i9953.i.pre, %.3855.if.i.loopexit ], [ %.87.i9918.i, %B0.endif.i9937.i ]
  %.87.i9954.i = add nsw i64 %.57.i9953.i, 4
  %.123.i9955.i = icmp slt i64 %.57.i9953.i, 0
  %.124.i9956.i = select i1 %.123.i9955.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9957.i = add i64 %.124.i9956.i, %.57.i9953.i
  %.128.i9958.i = icmp slt i64 %.125.i9957.i, 0
  br i1 %.128.i9958.i, label %B0.else.if.i9987.i, label %B0.else.endif.i9959.i, !prof !6

B0.endif.i9973.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9972.i, %B0.else.endif.endif.endif.i9969.i
  %.113.sroa.13.0.i9974.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9972.i ], [ %.113.sroa.13.1.i9970.i, %B0.else.endif.endif.endif.i9969.i ]
  %.201.i9975.i = sub i64 %.113.sroa.13.0.i9974.i, %.113.sroa.0.3.i9964.i
  %.226.i9976.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9964.i
  store i64 %.87.i9954.i, ptr %.726.i, align 8, !noalias !194
  %.605.not155.i9977.i = icmp slt i64 %.201.i9975.i, 1
  br i1 %.605.not155.i9977.i, label %.4201.if.i, label %.4201.endif.preheader.i, !prof !197

B0.else.if.i9987.i:                               ; preds = %.3855.if.i
  br label %B0.else.endif.i9959.i

B0.else.endif.i9959.i:                            ; preds = %B0.else.if.i9987.i, %.3855.if.i
  %.113.sroa.0.1.i9960.i = phi i64 [ 0, %B0.else.if.i9987.i ], [ %.125.i9957.i, %.3855.if.i ]
  %.133.not.i9961.i = icmp slt i64 %.125.i9957.i, %.281.fca.12.load.i
  br i1 %.133.not.i9961.i, label %B0.else.endif.endif.i9963.i, label %B0.else.endif.if.i9962.i, !prof !10

B0.else.endif.if.i9962.i:                         ; preds = %B0.else.endif.i9959.i
  br label %B0.else.endif.endif.i9963.i

B0.else.endif.endif.i9963.i:                      ; preds = %B0.else.endif.if.i9962.i, %B0.else.endif.i9959.i
  %.113.sroa.0.3.i9964.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9962.i ], [ %.113.sroa.0.1.i9960.i, %B0.else.endif.i9959.i ]
  %.140.i9965.i = icmp slt i64 %.57.i9953.i, -4
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

.4201.endif.preheader.i:                          ; preds = %B0.endif.i9973.i
  %214 = shl i64 %.201.i9975.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9976.i, i8 0, i64 %214, i1 false), !noalias !194
  br label %.4201.endif.i

.3855.endif.i:                                    ; preds = %.3855.endif.i, %.3855.endif.preheader.i
  %.3851.010162.i = phi i64 [ %.3896.i, %.3855.endif.i ], [ 0, %.3855.endif.preheader.i ]
  %.3891.i = getelementptr double, ptr %.226.i9940.i, i64 %.3851.010162.i
  store double 1.000000e+300, ptr %.3891.i, align 8, !noalias !7
  %.3896.i = add nuw nsw i64 %.3851.010162.i, 1
  %exitcond.not.i1477 = icmp eq i64 %.3896.i, %.201.i9939.i
  br i1 %exitcond.not.i1477, label %.3855.if.i.loopexit, label %.3855.endif.i, !prof !85

.4201.if.i.loopexit:                              ; preds = %.4201.endif.i
  %.57.i9989.i.pre = load i64, ptr %.726.i, align 8, !noalias !198
  br label %.4201.if.i

.4201.if.i:                                       ; preds = %.4201.if.i.loopexit, %B0.endif.i9973.i
  %.57.i9989.i = phi i64 [ %.87.i9954.i, %B0.endif.i9973.i ], [ %.57.i9989.i.pre, %.4201.if.i.loopexit ]
  %.210.i997810344.i = phi i64 [ 0, %B0.endif.i9973.i ], [ %.201.i9975.i, %.4201.if.i.loopexit ]
  %.5.i.i = fptosi double %.489.fca.25.load.i to i64
  %.4279.i = shl nsw i64 %.5.i.i, 2
  %.87.i9990.i = add nsw i64 %.57.i9989.i, %.4279.i
  %.123.i9991.i = icmp slt i64 %.57.i9989.i, 0
  %.124.i9992.i = select i1 %.123.i9991.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9993.i = add i64 %.124.i9992.i, %.57.i9989.i
  %.128.i9994.i = icmp slt i64 %.125.i9993.i, 0
  br i1 %.128.i9994.i, label %B0.else.if.i10023.i, label %B0.else.endif.i9995.i, !prof !6

B0.endif.i10009.i:                                ; preds = %B0.else.endif.endif.endif.if.i10008.i, %B0.else.endif.endif.endif.i10005.i
  %.113.sroa.13.0.i10010.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10008.i ], [ %.113.sroa.13.1.i10006.i, %B0.else.endif.endif.endif.i10005.i ]
  %.201.i10011.i = sub i64 %.113.sroa.13.0.i10010.i, %.113.sroa.0.3.i10000.i
  %.226.i10012.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10000.i
  store i64 %.87.i9990.i, ptr %.726.i, align 8, !noalias !198
  %.606.not155.i10013.i = icmp sgt i64 %.201.i10011.i, 0
  br i1 %.606.not155.i10013.i, label %.576.endif.preheader.i10021.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i, !prof !27

.576.endif.preheader.i10021.i:                    ; preds = %B0.endif.i10009.i
  %215 = shl i64 %.201.i10011.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10012.i, i8 0, i64 %215, i1 false), !noalias !198
  %.57.i10025.pre.i = load i64, ptr %.726.i, align 8, !noalias !201
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i

B0.else.if.i10023.i:                              ; preds = %.4201.if.i
  br label %B0.else.endif.i9995.i

B0.else.endif.i9995.i:                            ; preds = %B0.else.if.i10023.i, %.4201.if.i
  %.113.sroa.0.1.i9996.i = phi i64 [ 0, %B0.else.if.i10023.i ], [ %.125.i9993.i, %.4201.if.i ]
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i: ; preds = %.576.endif.preheader.i10021.i, %B0.endif.i10009.i
  %.57.i10025.i = phi i64 [ %.87.i9990.i, %B0.endif.i10009.i ], [ %.57.i10025.pre.i, %.576.endif.preheader.i10021.i ]
  %.210.i10014.i = tail call i64 @llvm.smax.i64(i64 %.201.i10011.i, i64 0)
  %.87.i10026.i = add nsw i64 %.57.i10025.i, 4
  %.123.i10027.i = icmp slt i64 %.57.i10025.i, 0
  %.124.i10028.i = select i1 %.123.i10027.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i10029.i = add i64 %.124.i10028.i, %.57.i10025.i
  %.128.i10030.i = icmp slt i64 %.125.i10029.i, 0
  br i1 %.128.i10030.i, label %B0.else.if.i10059.i, label %B0.else.endif.i10031.i, !prof !6

B0.endif.i10045.i:                                ; preds = %B0.else.endif.endif.endif.if.i10044.i, %B0.else.endif.endif.endif.i10041.i
  %.113.sroa.13.0.i10046.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i10044.i ], [ %.113.sroa.13.1.i10042.i, %B0.else.endif.endif.endif.i10041.i ]
  %.201.i10047.i = sub i64 %.113.sroa.13.0.i10046.i, %.113.sroa.0.3.i10036.i
  %.226.i10048.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i10036.i
  store i64 %.87.i10026.i, ptr %.726.i, align 8, !noalias !201
  %.605.not155.i10049.i = icmp sgt i64 %.201.i10047.i, 0
  br i1 %.605.not155.i10049.i, label %.575.endif.preheader.i10057.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i, !prof !27

.575.endif.preheader.i10057.i:                    ; preds = %B0.endif.i10045.i
  %216 = shl i64 %.201.i10047.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i10048.i, i8 0, i64 %216, i1 false), !noalias !201
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i

B0.else.if.i10059.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i
  br label %B0.else.endif.i10031.i

B0.else.endif.i10031.i:                           ; preds = %B0.else.if.i10059.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i
  %.113.sroa.0.1.i10032.i = phi i64 [ 0, %B0.else.if.i10059.i ], [ %.125.i10029.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit10024.i ]
  %.133.not.i10033.i = icmp slt i64 %.125.i10029.i, %.281.fca.12.load.i
  br i1 %.133.not.i10033.i, label %B0.else.endif.endif.i10035.i, label %B0.else.endif.if.i10034.i, !prof !10

B0.else.endif.if.i10034.i:                        ; preds = %B0.else.endif.i10031.i
  br label %B0.else.endif.endif.i10035.i

B0.else.endif.endif.i10035.i:                     ; preds = %B0.else.endif.if.i10034.i, %B0.else.endif.i10031.i
  %.113.sroa.0.3.i10036.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i10034.i ], [ %.113.sroa.0.1.i10032.i, %B0.else.endif.i10031.i ]
  %.140.i10037.i = icmp slt i64 %.57.i10025.i, -4
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i: ; preds = %.575.endif.preheader.i10057.i, %B0.endif.i10045.i
  %.445710188.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.445710188.i, label %B1604.preheader.lr.ph.i, label %B8980.i

B1604.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit10060.i
  %spec.select10098.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.488210169.not.i = icmp slt i64 %.281.fca.7.load.i, 1
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
  %.525.i8679.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.555.i8681.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %.666.i8686.i = fcmp ule double %.489.fca.28.load.i, 0.000000e+00
  %217 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.878.i.i = getelementptr i8, ptr %217, i64 -8
  %.194.0.i1360.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i1361.i.i = icmp eq i64 %.194.0.i1360.i.i, 0
  %.5.i.i.i = fptosi double %.489.fca.27.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %218 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1857.i.i = getelementptr i8, ptr %.3452, i64 8
  %.1997.i.i = getelementptr i8, ptr %.3452, i64 16
  %.2054.i.i = fadd double %.489.fca.10.load.i, %.489.fca.11.load.i
  %.2087.i.i = getelementptr i8, ptr %.3452, i64 128
  %.656.i.i.i = getelementptr i8, ptr %.3452, i64 88
  %.332.i.i.i.i = fmul double %.489.fca.16.load.i, 2.000000e+00
  %.390.i.i.i.i = getelementptr i8, ptr %.3452, i64 32
  %.1100.i.i.i = fcmp ogt double %.489.fca.21.load.i, 0.000000e+00
  %.1307.i.i.i = fmul double %.489.fca.7.load.i, %.489.fca.21.load.i
  %.523.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.803.i8839.i = getelementptr i8, ptr %.3452, i64 64
  %.1020.i.i = getelementptr i8, ptr %.3452, i64 80
  %.12738.i = fmul double %.489.fca.5.load.i, %.489.fca.35.load.i
  %.1028.i.i = fcmp ogt double %.489.fca.28.load.i, 0.000000e+00
  %.1063.i.i = zext i1 %.1028.i.i to i64
  %.1057.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1440.i.i = getelementptr i8, ptr %.3452, i64 96
  %.1506.i.i = getelementptr i8, ptr %.3452, i64 104
  %.1766.i.i = fmul double %.489.fca.17.load.i, %.489.fca.20.load.i
  %.1769.i.i = fsub double 1.000000e+00, %.489.fca.20.load.i
  %.1813.i.i = fmul double %.489.fca.18.load.i, %.1769.i.i
  %.1814.i.i = fadd double %.1766.i.i, %.1813.i.i
  %.11159.i = getelementptr i8, ptr %.3452, i64 112
  %.13698.i = icmp eq i64 %.5.i.i, 0
  %.14831.i = getelementptr i8, ptr %.3452, i64 120
  %.15033.i = getelementptr i8, ptr %.3110, i64 80
  %219 = shl i64 %.113.sroa.0.3.i9138.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %219
  %220 = shl i64 %.113.sroa.0.3.i9462.i, 3
  %scevgep10257.i = getelementptr i8, ptr %arg.memory_at, i64 %220
  %.6504.not10172.i = icmp sgt i64 %.201.i9975.i, %.210.i997810344.i
  br label %B1604.i.outer

.4201.endif.i:                                    ; preds = %.4201.endif.i, %.4201.endif.preheader.i
  %.4197.010164.i = phi i64 [ %.4242.i, %.4201.endif.i ], [ 0, %.4201.endif.preheader.i ]
  %.4237.i = getelementptr i64, ptr %.226.i9976.i, i64 %.4197.010164.i
  store i64 1, ptr %.4237.i, align 8, !noalias !7
  %.4242.i = add nuw nsw i64 %.4197.010164.i, 1
  %exitcond10255.not.i = icmp eq i64 %.4242.i, %.201.i9975.i
  br i1 %exitcond10255.not.i, label %.4201.if.i.loopexit, label %.4201.endif.i, !prof !85

B1848.if.i:                                       ; preds = %B1848.loopexit.i, %B1848.if.lr.ph.i
  %.4826.010170.i = phi i64 [ 0, %B1848.if.lr.ph.i ], [ %.4895.i, %B1848.loopexit.i ]
  %.4895.i = add nuw nsw i64 %.4826.010170.i, 1
  %.4923.i = add nsw i64 %.4826.010170.i, %.4922.i
  %.4937.i = icmp slt i64 %.4923.i, 0
  %.4938.i = select i1 %.4937.i, i64 %.210.i9224.i, i64 0
  %221 = getelementptr i64, ptr %.226.i9222.i, i64 %.4923.i
  %.4952.i = getelementptr i64, ptr %221, i64 %.4938.i
  store i64 1, ptr %.4952.i, align 8, !noalias !7
  %.4968.i = select i1 %.4937.i, i64 %.210.i9260.i, i64 0
  %222 = getelementptr i64, ptr %.226.i9258.i, i64 %.4923.i
  %.4982.i = getelementptr i64, ptr %222, i64 %.4968.i
  store i64 0, ptr %.4982.i, align 8, !noalias !7
  br i1 %brmerge.i, label %B1850.endif.i, label %B1850.else.if.i, !prof !204

B1850.endif.i:                                    ; preds = %B1850.else.if.i, %B1848.if.i
  %rem.0.i = phi i64 [ 0, %B1848.if.i ], [ %239, %B1850.else.if.i ]
  %.5028.i = add nsw i64 %rem.0.i, %.4826.010170.i
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
  %.5103.i = select i1 %.4937.i, i64 %.210.i8949.i, i64 0
  %225 = getelementptr i64, ptr %.226.i.i, i64 %.4923.i
  %.5117.i = getelementptr i64, ptr %225, i64 %.5103.i
  store i64 %.5088.i, ptr %.5117.i, align 8, !noalias !7
  %.5133.i = icmp slt i64 %.5058.i, -1
  %.5134.i = select i1 %.5133.i, i64 %.1668, i64 0
  %226 = getelementptr i8, ptr %224, i64 8
  %.5148.i = getelementptr i64, ptr %226, i64 %.5134.i
  %.5149.i = load i64, ptr %.5148.i, align 8, !noalias !7
  %.5164.i = select i1 %.4937.i, i64 %.210.i8975.i, i64 0
  %227 = getelementptr i64, ptr %.226.i8973.i, i64 %.4923.i
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
  %.5284.i = select i1 %.4937.i, i64 %.210.i9011.i, i64 0
  %230 = getelementptr i64, ptr %.226.i9009.i, i64 %.4923.i
  %.5298.i = getelementptr i64, ptr %230, i64 %.5284.i
  store i64 %.5269.i, ptr %.5298.i, align 8, !noalias !7
  %.5314.i = select i1 %.4937.i, i64 %.210.i9046.i, i64 0
  %231 = getelementptr double, ptr %.226.i9045.i, i64 %.4923.i
  %.5328.i = getelementptr double, ptr %231, i64 %.5314.i
  store double 0.000000e+00, ptr %.5328.i, align 8, !noalias !7
  %.5344.i = select i1 %.4937.i, i64 %.210.i9116.i, i64 0
  %232 = getelementptr i64, ptr %.226.i9114.i, i64 %.4923.i
  %.5358.i = getelementptr i64, ptr %232, i64 %.5344.i
  store i64 0, ptr %.5358.i, align 8, !noalias !7
  %.5375.i = select i1 %.4937.i, i64 %.210.i9296.i, i64 0
  %233 = getelementptr i64, ptr %.226.i9294.i, i64 %.4923.i
  %.5389.i = getelementptr i64, ptr %233, i64 %.5375.i
  store i64 %next_block.5.3.i, ptr %.5389.i, align 8, !noalias !7
  %.5393.i = uitofp nneg i64 %.4826.010170.i to double
  %.5394.i = fmul double %.489.fca.2.load.i, %.5393.i
  %.5396.i = fadd double %.4704.i, %.5394.i
  %.5411.i = select i1 %.4937.i, i64 %.210.i93321033210336.i, i64 0
  %234 = getelementptr double, ptr %.226.i9330.i, i64 %.4923.i
  %.5425.i = getelementptr double, ptr %234, i64 %.5411.i
  store double %.5396.i, ptr %.5425.i, align 8, !noalias !7
  %.5430.i = add nsw i64 %.4826.010170.i, %.5429.i
  %.5445.i = select i1 %.4937.i, i64 %.210.i9368.i, i64 0
  %235 = getelementptr i64, ptr %.226.i9366.i, i64 %.4923.i
  %.5459.i = getelementptr i64, ptr %235, i64 %.5445.i
  store i64 %.5430.i, ptr %.5459.i, align 8, !noalias !7
  %.5490.i = load double, ptr %.5425.i, align 8, !noalias !7
  %.5505.i = select i1 %.4937.i, i64 %.210.i9404.i, i64 0
  %236 = getelementptr double, ptr %.226.i9402.i, i64 %.4923.i
  %.5519.i = getelementptr double, ptr %236, i64 %.5505.i
  store double %.5490.i, ptr %.5519.i, align 8, !noalias !7
  %.5535.i = select i1 %.4937.i, i64 %.210.i9692.i, i64 0
  %237 = getelementptr double, ptr %.226.i9690.i, i64 %.4923.i
  %.5549.i = getelementptr double, ptr %237, i64 %.5535.i
  store double 0.000000e+00, ptr %.5549.i, align 8, !noalias !7
  %.5565.i = select i1 %.4937.i, i64 %.210.i9440.i, i64 0
  %238 = getelementptr i64, ptr %.226.i9438.i, i64 %.4923.i
  %.5579.i = getelementptr i64, ptr %238, i64 %.5565.i
  store i64 1, ptr %.5579.i, align 8, !noalias !7
  %.5581.i = mul nsw i64 %.4923.i, 6
  %.5582.i = add nsw i64 %.4923.i, 1
  %.5583.i = mul nsw i64 %.5582.i, 6
  %.5621.i = select i1 %.4937.i, i64 %.210.i9152.i, i64 0
  %.5622.i = add i64 %.5621.i, %.5581.i
  %.5637.i = icmp slt i64 %.4923.i, -1
  %.5638.i = select i1 %.5637.i, i64 %.210.i9152.i, i64 0
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
  %.5746.sroa.13.0.i = phi i64 [ %.210.i9152.i, %B1850.endif.endif.else.endif.endif.endif.if.i ], [ %.5746.sroa.13.1.i, %B1850.endif.endif.else.endif.endif.endif.i ]
  %.5867.not10165.i = icmp slt i64 %.5746.sroa.0.3.i, %.5746.sroa.13.0.i
  br i1 %.5867.not10165.i, label %.5837.endif.preheader.i, label %.5837.if.i, !prof !27

.5837.endif.preheader.i:                          ; preds = %B1850.endif.endif.endif.i
  %240 = shl i64 %.5746.sroa.0.3.i, 3
  %scevgep10256.i = getelementptr i8, ptr %scevgep.i, i64 %240
  %241 = sub nsw i64 %.5746.sroa.13.0.i, %.5746.sroa.0.3.i
  %242 = shl i64 %241, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep10256.i, i8 0, i64 %242, i1 false), !noalias !7
  br label %.5837.if.i

B1850.endif.endif.else.if.i:                      ; preds = %B1850.endif.i
  br label %B1850.endif.endif.else.endif.i

B1850.endif.endif.else.endif.i:                   ; preds = %B1850.endif.endif.else.if.i, %B1850.endif.i
  %.5746.sroa.0.1.i = phi i64 [ 0, %B1850.endif.endif.else.if.i ], [ %.5622.i, %B1850.endif.i ]
  %.5771.not.i = icmp slt i64 %.5622.i, %.210.i9152.i
  br i1 %.5771.not.i, label %B1850.endif.endif.else.endif.endif.i, label %B1850.endif.endif.else.endif.if.i, !prof !10

B1850.endif.endif.else.endif.if.i:                ; preds = %B1850.endif.endif.else.endif.i
  br label %B1850.endif.endif.else.endif.endif.i

B1850.endif.endif.else.endif.endif.i:             ; preds = %B1850.endif.endif.else.endif.if.i, %B1850.endif.endif.else.endif.i
  %.5746.sroa.0.3.i = phi i64 [ %.210.i9152.i, %B1850.endif.endif.else.endif.if.i ], [ %.5746.sroa.0.1.i, %B1850.endif.endif.else.endif.i ]
  %.5783.i = icmp slt i64 %.5639.i, 0
  br i1 %.5783.i, label %B1850.endif.endif.else.endif.endif.if.i, label %B1850.endif.endif.else.endif.endif.endif.i, !prof !6

B1850.endif.endif.else.endif.endif.if.i:          ; preds = %B1850.endif.endif.else.endif.endif.i
  br label %B1850.endif.endif.else.endif.endif.endif.i

B1850.endif.endif.else.endif.endif.endif.i:       ; preds = %B1850.endif.endif.else.endif.endif.if.i, %B1850.endif.endif.else.endif.endif.i
  %.5746.sroa.13.1.i = phi i64 [ 0, %B1850.endif.endif.else.endif.endif.if.i ], [ %.5639.i, %B1850.endif.endif.else.endif.endif.i ]
  %.5788.not.i = icmp slt i64 %.5639.i, %.210.i9152.i
  br i1 %.5788.not.i, label %B1850.endif.endif.endif.i, label %B1850.endif.endif.else.endif.endif.endif.if.i, !prof !10

B1850.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B1850.endif.endif.else.endif.endif.endif.i
  br label %B1850.endif.endif.endif.i

.5837.if.i:                                       ; preds = %.5837.endif.preheader.i, %B1850.endif.endif.endif.i
  %.5885.i = mul nsw i64 %.4923.i, %.584.i
  %.5888.i = mul nsw i64 %.5582.i, %.584.i
  %.5925.i = icmp slt i64 %.5885.i, 0
  %.5926.i = select i1 %.5925.i, i64 %.210.i9476.i, i64 0
  %.5927.i = add i64 %.5926.i, %.5885.i
  %.5942.i = icmp slt i64 %.5888.i, 0
  %.5943.i = select i1 %.5942.i, i64 %.210.i9476.i, i64 0
  %.5944.i = add i64 %.5943.i, %.5888.i
  %.6071.i = icmp slt i64 %.5927.i, 0
  br i1 %.6071.i, label %.5838.endif.else.if.i, label %.5838.endif.else.endif.i, !prof !6

.5838.endif.endif.i:                              ; preds = %.5838.endif.else.endif.endif.endif.if.i, %.5838.endif.else.endif.endif.endif.i
  %.6051.sroa.13.0.i = phi i64 [ %.210.i9476.i, %.5838.endif.else.endif.endif.endif.if.i ], [ %.6051.sroa.13.1.i, %.5838.endif.else.endif.endif.endif.i ]
  %.6172.not10167.i = icmp slt i64 %.6051.sroa.0.3.i, %.6051.sroa.13.0.i
  br i1 %.6172.not10167.i, label %.6142.endif.preheader.i, label %B1848.loopexit.i, !prof !27

.6142.endif.preheader.i:                          ; preds = %.5838.endif.endif.i
  %243 = shl i64 %.6051.sroa.0.3.i, 3
  %scevgep10258.i = getelementptr i8, ptr %scevgep10257.i, i64 %243
  %244 = sub nsw i64 %.6051.sroa.13.0.i, %.6051.sroa.0.3.i
  %245 = shl i64 %244, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep10258.i, i8 0, i64 %245, i1 false), !noalias !7
  br label %B1848.loopexit.i

.5838.endif.else.if.i:                            ; preds = %.5837.if.i
  br label %.5838.endif.else.endif.i

.5838.endif.else.endif.i:                         ; preds = %.5838.endif.else.if.i, %.5837.if.i
  %.6051.sroa.0.1.i = phi i64 [ 0, %.5838.endif.else.if.i ], [ %.5927.i, %.5837.if.i ]
  %.6076.not.i = icmp slt i64 %.5927.i, %.210.i9476.i
  br i1 %.6076.not.i, label %.5838.endif.else.endif.endif.i, label %.5838.endif.else.endif.if.i, !prof !10

.5838.endif.else.endif.if.i:                      ; preds = %.5838.endif.else.endif.i
  br label %.5838.endif.else.endif.endif.i

.5838.endif.else.endif.endif.i:                   ; preds = %.5838.endif.else.endif.if.i, %.5838.endif.else.endif.i
  %.6051.sroa.0.3.i = phi i64 [ %.210.i9476.i, %.5838.endif.else.endif.if.i ], [ %.6051.sroa.0.1.i, %.5838.endif.else.endif.i ]
  %.6088.i = icmp slt i64 %.5944.i, 0
  br i1 %.6088.i, label %.5838.endif.else.endif.endif.if.i, label %.5838.endif.else.endif.endif.endif.i, !prof !6

.5838.endif.else.endif.endif.if.i:                ; preds = %.5838.endif.else.endif.endif.i
  br label %.5838.endif.else.endif.endif.endif.i

.5838.endif.else.endif.endif.endif.i:             ; preds = %.5838.endif.else.endif.endif.if.i, %.5838.endif.else.endif.endif.i
  %.6051.sroa.13.1.i = phi i64 [ 0, %.5838.endif.else.endif.endif.if.i ], [ %.5944.i, %.5838.endif.else.endif.endif.i ]
  %.6093.not.i = icmp slt i64 %.5944.i, %.210.i9476.i
  br i1 %.6093.not.i, label %.5838.endif.endif.i, label %.5838.endif.else.endif.endif.endif.if.i, !prof !10

.5838.endif.else.endif.endif.endif.if.i:          ; preds = %.5838.endif.else.endif.endif.endif.i
  br label %.5838.endif.endif.i

B2250.endif.else.endif.endif.endif.if.i:          ; preds = %B2250.i
  br i1 %.6504.not10172.i, label %.6474.endif.i.preheader, label %.6474.if.i, !prof !205

.6474.endif.i.preheader:                          ; preds = %B2250.i, %B2250.endif.else.endif.endif.endif.if.i
  %.6470.010173.i.ph = phi i64 [ %.210.i997810344.i, %B2250.endif.else.endif.endif.endif.if.i ], [ 0, %B2250.i ]
  br label %.6474.endif.i

.6474.if.i:                                       ; preds = %.6474.endif.i, %B2250.endif.else.endif.endif.endif.if.i
  %exitcond1568.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1568.not, label %B2310.i, label %B2296.i

.6474.endif.i:                                    ; preds = %.6474.endif.i.preheader, %.6474.endif.i
  %.6470.010173.i = phi i64 [ %.6515.i, %.6474.endif.i ], [ %.6470.010173.i.ph, %.6474.endif.i.preheader ]
  %.6510.i = getelementptr i64, ptr %.226.i9976.i, i64 %.6470.010173.i
  store i64 1, ptr %.6510.i, align 8, !noalias !7
  %.6515.i = add nuw nsw i64 %.6470.010173.i, 1
  %.6504.not.i = icmp sgt i64 %.201.i9975.i, %.6515.i
  br i1 %.6504.not.i, label %.6474.endif.i, label %.6474.if.i, !prof !206

B2368.if.i:                                       ; preds = %B2546.i, %B2310.i
  %scheduler.2.210178.i = phi i64 [ -1, %B2310.i ], [ %scheduler.3.3.i, %B2546.i ]
  %best.2.210177.i = phi double [ 1.000000e+300, %B2310.i ], [ %best.3.3.i, %B2546.i ]
  %.6604.010174.i = phi i64 [ 0, %B2310.i ], [ %.6673.i, %B2546.i ]
  %.6673.i = add nuw nsw i64 %.6604.010174.i, 1
  %246 = getelementptr i64, ptr %.226.i9976.i, i64 %.6604.010174.i
  %.6731.i = load i64, ptr %246, align 8, !noalias !7
  %.6732.not.i = icmp eq i64 %.6731.i, 0
  br i1 %.6732.not.i, label %B2478.i, label %B2388.i

B3188.if.i:                                       ; preds = %B3330.i, %B3188.preheader.i
  %why.5.310182.i = phi i64 [ 2, %B3188.preheader.i ], [ %why.6.4.i, %B3330.i ]
  %need.3.310181.i = phi double [ %best.3.3.i, %B3188.preheader.i ], [ %need.4.4.i, %B3330.i ]
  %.8351.010179.i = phi i64 [ 0, %B3188.preheader.i ], [ %.8426.i, %B3330.i ]
  %.8426.i = add nuw nsw i64 %.8351.010179.i, 1
  %247 = shl nuw i64 1, %.8351.010179.i
  %248 = and i64 %247, %.8305.i
  %.8470.not.i = icmp eq i64 %248, 0
  br i1 %.8470.not.i, label %B3330.i, label %B3208.i

B4436.endif.i:                                    ; preds = %B4436.else.if.i, %B4436.i
  %quot.2.0.i = phi i64 [ 0, %B4436.i ], [ %spec.select8646.i, %B4436.else.if.i ]
  %249 = getelementptr i64, ptr %.710, i64 %.7508.i
  %.9982.i = getelementptr i64, ptr %249, i64 %.7527.i
  %.9983.i = load i64, ptr %.9982.i, align 8, !noalias !7
  %.13.i10061.i = tail call i64 @llvm.smax.i64(i64 %.9983.i, i64 1)
  %.10013.i = uitofp nneg i64 %.13.i10061.i to double
  %.10014.i = fadd double %best.3.3.i, %.10013.i
  %.10033.i = select i1 %.7492.i, i64 %.210.i9296.i, i64 0
  %250 = getelementptr i64, ptr %.226.i9294.i, i64 %.7437.i
  %.10047.i = getelementptr i64, ptr %250, i64 %.10033.i
  %.10048.i = load i64, ptr %.10047.i, align 8, !noalias !7
  %.10063.i = icmp ne i64 %.10048.i, -9223372036854775808
  %.10065.not.i = or i1 %.10064.i, %.10063.i
  %or.cond10204.i = select i1 %.10052.i, i1 %.10065.not.i, i1 false, !prof !14
  br i1 %or.cond10204.i, label %B4436.endif.endif.else.if.i, label %B4436.endif.endif.endif.i, !prof !14

B4436.else.if.i:                                  ; preds = %B4436.i
  %.9928.i = sdiv i64 %.7437.i, %.281.fca.7.load.i
  %.9929.i = srem i64 %.7437.i, %.281.fca.7.load.i
  %.9930.i = xor i64 %.9929.i, %.281.fca.7.load.i
  %.9931.i = icmp slt i64 %.9930.i, 0
  %.9932.i = icmp ne i64 %.9929.i, 0
  %.9933.i = and i1 %.9932.i, %.9931.i
  %.9938.i = sext i1 %.9933.i to i64
  %spec.select8646.i = add i64 %.9928.i, %.9938.i
  br label %B4436.endif.i

B4436.endif.endif.endif.i:                        ; preds = %B4436.endif.endif.else.if.i, %B4436.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4436.endif.i ], [ %251, %B4436.endif.endif.else.if.i ]
  br i1 %or.cond10202.i, label %B4436.endif.endif.endif.else.if.i, label %B4436.endif.endif.endif.endif.i, !prof !14

B4436.endif.endif.else.if.i:                      ; preds = %B4436.endif.i
  %.10069.i = srem i64 %.10048.i, %.281.fca.5.load.i
  %.10070.i = xor i64 %.10069.i, %.281.fca.5.load.i
  %.10071.i = icmp slt i64 %.10070.i, 0
  %.10072.i = icmp ne i64 %.10069.i, 0
  %.10073.i = and i1 %.10072.i, %.10071.i
  %.10080.i = select i1 %.10073.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select8647.i = add i64 %.10080.i, %.10069.i
  %251 = mul nsw i64 %spec.select8647.i, %.281.fca.7.load.i
  br label %B4436.endif.endif.endif.i

B4436.endif.endif.endif.endif.i:                  ; preds = %B4436.endif.endif.endif.else.if.i, %B4436.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4436.endif.endif.endif.i ], [ %spec.select8648.i, %B4436.endif.endif.endif.else.if.i ]
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
  %spec.select8648.i = add i64 %.10124.i, %.10113.i
  br label %B4436.endif.endif.endif.endif.i

B7412.endif.i:                                    ; preds = %B7412.else.if.i, %B7412.i
  %rem.7.0.i = phi i64 [ %.13706.0.i, %B7412.else.if.i ], [ 0, %B7412.i ]
  store i64 %rem.7.0.i, ptr %.13630.i, align 8, !noalias !7
  br label %B7512.i

B7412.else.if.i:                                  ; preds = %B7412.i
  %.13693.i = load i64, ptr %.13630.i, align 8, !noalias !7
  %.13694.i = add nsw i64 %.13693.i, 1
  %.13715.i = srem i64 %.13694.i, %.5.i.i
  %.13716.i = xor i64 %.13715.i, %.5.i.i
  %.13717.i = icmp slt i64 %.13716.i, 0
  %.13718.i = icmp ne i64 %.13715.i, 0
  %.13719.i = and i1 %.13718.i, %.13717.i
  %.13726.i = select i1 %.13719.i, i64 %.5.i.i, i64 0
  %.13706.0.i = add i64 %.13726.i, %.13715.i
  br label %B7412.endif.i

B8034.endif.endif.i:                              ; preds = %B8034.endif.else.if.i, %B8034.i
  %rem.8.0.i = phi double [ 0.000000e+00, %B8034.i ], [ %253, %B8034.endif.else.if.i ]
  %.14972.i = fmul double %.489.fca.2.load.i, %rem.8.0.i
  %.14973.i = fsub double %.14924.i, %.14972.i
  %.14974.i = fadd double %.14832.i, %.14973.i
  store double %.14974.i, ptr %.14831.i, align 8, !noalias !7
  %.15034.i = load double, ptr %.15033.i, align 8, !noalias !7
  %.15050.i = select i1 %.14754.i, i64 %.210.i9584.i, i64 0
  %252 = getelementptr double, ptr %.226.i9582.i, i64 %quot.2.0.i
  %.15064.i = getelementptr double, ptr %252, i64 %.15050.i
  %.15065.i = load double, ptr %.15064.i, align 8, !noalias !7
  %.15071.i = fsub double %.15065.i, %.12738.i
  %.15073.i = fsub double %.15071.i, %best.3.3.i
  %.12.i10062.i = fcmp ogt double %.15073.i, 0.000000e+00
  %.13.i10063.i = select i1 %.12.i10062.i, double %.15073.i, double 0.000000e+00
  %.15102.i = fadd double %.15034.i, %.13.i10063.i
  store double %.15102.i, ptr %.15033.i, align 8, !noalias !7
  br label %B8574.i

B8034.endif.else.if.i:                            ; preds = %B8034.i
  %.14948.i = srem i64 %.7437.i, %.281.fca.7.load.i
  %.14949.i = xor i64 %.14948.i, %.281.fca.7.load.i
  %.14950.i = icmp slt i64 %.14949.i, 0
  %.14951.i = icmp ne i64 %.14948.i, 0
  %.14952.i = and i1 %.14951.i, %.14950.i
  %.14959.i = select i1 %.14952.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8649.i = add i64 %.14959.i, %.14948.i
  %253 = sitofp i64 %spec.select8649.i to double
  br label %B8034.endif.endif.i

B8744.if.i:                                       ; preds = %B8800.i, %B8744.if.preheader.i
  %.15625.010185.i = phi i64 [ %.15687.i, %B8800.i ], [ %spec.select10098.i, %B8744.if.preheader.i ]
  %.15622.010184.i = phi i64 [ %.15691.i, %B8800.i ], [ %.15594.i, %B8744.if.preheader.i ]
  %.15687.i = add nsw i64 %.15625.010185.i, -1
  %.15691.i = add i64 %.15622.010184.i, 1
  %.15733.i = icmp slt i64 %.15622.010184.i, 0
  %.15734.i = select i1 %.15733.i, i64 %.210.i9224.i, i64 0
  %254 = getelementptr i64, ptr %.226.i9222.i, i64 %.15622.010184.i
  %.15748.i = getelementptr i64, ptr %254, i64 %.15734.i
  %.15749.i = load i64, ptr %.15748.i, align 8, !noalias !7
  %.15750.not.i = icmp eq i64 %.15749.i, 0
  br i1 %.15750.not.i, label %B8800.i, label %B8764.i

B8802.endif.else.endif.endif.endif.if.i:          ; preds = %B8802.i
  br i1 %.6504.not10172.i, label %.16144.endif.i.preheader, label %B8826.i, !prof !205

.16144.endif.i.preheader:                         ; preds = %B8802.i, %B8802.endif.else.endif.endif.endif.if.i
  %.16140.010187.i.ph = phi i64 [ %.210.i997810344.i, %B8802.endif.else.endif.endif.endif.if.i ], [ 0, %B8802.i ]
  br label %.16144.endif.i

.16144.endif.i:                                   ; preds = %.16144.endif.i.preheader, %.16144.endif.i
  %.16140.010187.i = phi i64 [ %.16185.i, %.16144.endif.i ], [ %.16140.010187.i.ph, %.16144.endif.i.preheader ]
  %.16180.i = getelementptr i64, ptr %.226.i9976.i, i64 %.16140.010187.i
  store i64 1, ptr %.16180.i, align 8, !noalias !7
  %.16185.i = add nuw nsw i64 %.16140.010187.i, 1
  %.16174.not.i = icmp sgt i64 %.201.i9975.i, %.16185.i
  br i1 %.16174.not.i, label %.16144.endif.i, label %B8826.i, !prof !206

B9010.if.i:                                       ; preds = %B9456.i, %B9010.if.lr.ph.i
  %.17181.010199.i = phi i64 [ 0, %B9010.if.lr.ph.i ], [ %.17250.i, %B9456.i ]
  %.17250.i = add nuw nsw i64 %.17181.010199.i, 1
  %255 = getelementptr i64, ptr %.226.i9222.i, i64 %.17181.010199.i
  %.17308.i = load i64, ptr %255, align 8, !noalias !7
  %.17309.not.i = icmp eq i64 %.17308.i, 0
  br i1 %.17309.not.i, label %B9456.i, label %B9030.i

B9030.endif.endif.i:                              ; preds = %B9030.endif.else.if.i, %B9030.i
  %.1741210090.pn.pn.in.i = phi ptr [ %.1741110089.i, %B9030.endif.else.if.i ], [ %.226.i9654.i, %B9030.i ]
  %rem.10.0.i = phi double [ %263, %B9030.endif.else.if.i ], [ 0.000000e+00, %B9030.i ]
  %.1741210090.pn.pn.i = load double, ptr %.1741210090.pn.pn.in.i, align 8, !noalias !7
  %.1741410093.i = fsub double %now.2.2.i, %.1741210090.pn.pn.i
  %.17460.i = fmul double %.489.fca.2.load.i, %rem.10.0.i
  %.17461.i = fsub double %.1741410093.i, %.17460.i
  %.12.i10064.i = fcmp ogt double %.17461.i, 0.000000e+00
  %.13.i10065.i = select i1 %.12.i10064.i, double %.17461.i, double 0.000000e+00
  %.17490.i = fadd double %.17340.i, %.13.i10065.i
  store double %.17490.i, ptr %.17339.i, align 8, !noalias !7
  %256 = getelementptr double, ptr %.226.i9402.i, i64 %.17181.010199.i
  %.17551.i = load double, ptr %256, align 8, !noalias !7
  %257 = getelementptr double, ptr %.226.i9330.i, i64 %.17181.010199.i
  %.17582.i = load double, ptr %257, align 8, !noalias !7
  %.12.i10066.i = fcmp olt double %now.2.2.i, %.17582.i
  %.13.i10067.i = select i1 %.12.i10066.i, double %now.2.2.i, double %.17582.i
  %.12.i10068.i = fcmp ogt double %.13.i10067.i, %.17551.i
  %.13.i10069.i = select i1 %.12.i10068.i, double %.13.i10067.i, double %.17551.i
  %258 = getelementptr i64, ptr %.226.i9438.i, i64 %.17181.010199.i
  %.17670.i = load i64, ptr %258, align 8, !noalias !7
  %.17684.i = icmp slt i64 %.17670.i, 0
  %.17685.i = select i1 %.17684.i, i64 %.3094, i64 0
  %259 = getelementptr double, ptr %.3110, i64 %.17670.i
  %.17699.i = getelementptr double, ptr %259, i64 %.17685.i
  %.17700.i = load double, ptr %.17699.i, align 8, !noalias !7
  %.17732.i = fsub double %.13.i10069.i, %.17551.i
  %.17733.i = fadd double %.17700.i, %.17732.i
  store double %.17733.i, ptr %.17699.i, align 8, !noalias !7
  %260 = getelementptr i64, ptr %.226.i9009.i, i64 %.17181.010199.i
  %.17794.i = load i64, ptr %260, align 8, !noalias !7
  %.17808.i = icmp slt i64 %.17794.i, 0
  %.17809.i = select i1 %.17808.i, i64 %.3265, i64 0
  %261 = getelementptr double, ptr %.3281, i64 %.17794.i
  %.17823.i = getelementptr double, ptr %261, i64 %.17809.i
  %.17824.i = load double, ptr %.17823.i, align 8, !noalias !7
  %.17855.i = load double, ptr %256, align 8, !noalias !7
  %.17858.i = fsub double %.13.i10069.i, %.17855.i
  %.17859.i = fadd double %.17824.i, %.17858.i
  store double %.17859.i, ptr %.17823.i, align 8, !noalias !7
  %.17919.i = load double, ptr %.17918.i, align 8, !noalias !7
  %.17921.i = fsub double %now.2.2.i, %.13.i10069.i
  %.12.i10070.i = fcmp ogt double %.17921.i, 0.000000e+00
  %.13.i10071.i = select i1 %.12.i10070.i, double %.17921.i, double 0.000000e+00
  %.17950.i = fadd double %.13.i10071.i, %.17919.i
  store double %.17950.i, ptr %.17918.i, align 8, !noalias !7
  br label %B9456.i

B9030.endif.else.if.i:                            ; preds = %B9030.i
  %.17361.i = sdiv i64 %.17181.010199.i, %.281.fca.7.load.i
  %.17362.i = srem i64 %.17181.010199.i, %.281.fca.7.load.i
  %.17365.i = icmp ne i64 %.17362.i, 0
  %.17366.i = and i1 %.17364.i, %.17365.i
  %.17371.i = sext i1 %.17366.i to i64
  %spec.select8650.i = add i64 %.17361.i, %.17371.i
  %spec.select8650.fr.i = freeze i64 %spec.select8650.i
  %262 = getelementptr double, ptr %.226.i9654.i, i64 %spec.select8650.fr.i
  %.17396.i = icmp slt i64 %spec.select8650.fr.i, 0
  %spec.select10102.i = select i1 %.17396.i, i64 %.210.i9656.i, i64 0
  %.1741110089.i = getelementptr double, ptr %262, i64 %spec.select10102.i
  %.17441.not.i = icmp eq i64 %.17362.i, 0
  %.17449.i = select i1 %.17441.not.i, i64 0, i64 %173
  %spec.select8651.i = add nsw i64 %.17449.i, %.17362.i
  %263 = sitofp i64 %spec.select8651.i to double
  br label %B9030.endif.endif.i
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
!19 = distinct !{!19, !20, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxbxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!21 = !{!22, !19, !8}
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!24 = !{!25, !19, !8}
!25 = distinct !{!25, !26, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!26 = distinct !{!26, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!27 = !{!"branch_weights", i32 127, i32 1}
!28 = !{!29, !19, !8}
!29 = distinct !{!29, !30, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!30 = distinct !{!30, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!31 = !{!32, !29, !19, !8}
!32 = distinct !{!32, !33, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!33 = distinct !{!33, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!34 = !{!35, !32, !29, !19, !8}
!35 = distinct !{!35, !36, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!36 = distinct !{!36, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!37 = !{!38, !29, !19, !8}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
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
