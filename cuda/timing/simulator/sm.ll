; made by build.py from sm.py, sources 90c78a6a705acf1b
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr captures(none) %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
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
  %.fca.1.gep.i1372 = getelementptr inbounds nuw i8, ptr %.484.i, i64 8
  %.fca.2.gep.i1373 = getelementptr inbounds nuw i8, ptr %.484.i, i64 16
  %.fca.3.gep.i1374 = getelementptr inbounds nuw i8, ptr %.484.i, i64 24
  %.fca.4.gep.i1375 = getelementptr inbounds nuw i8, ptr %.484.i, i64 32
  %.fca.5.gep.i1376 = getelementptr inbounds nuw i8, ptr %.484.i, i64 40
  %.fca.6.gep.i1377 = getelementptr inbounds nuw i8, ptr %.484.i, i64 48
  %.fca.7.gep.i1378 = getelementptr inbounds nuw i8, ptr %.484.i, i64 56
  %.fca.8.gep.i1379 = getelementptr inbounds nuw i8, ptr %.484.i, i64 64
  %.fca.9.gep.i1380 = getelementptr inbounds nuw i8, ptr %.484.i, i64 72
  %.fca.10.gep.i1381 = getelementptr inbounds nuw i8, ptr %.484.i, i64 80
  %.fca.11.gep.i1382 = getelementptr inbounds nuw i8, ptr %.484.i, i64 88
  %.fca.12.gep.i1383 = getelementptr inbounds nuw i8, ptr %.484.i, i64 96
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
  br label %B38.if.i1384

B38.if.i1384:                                     ; preds = %B38.if.i1384, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit
  %out.2.sroa.0.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.0.load.i, %B38.if.i1384 ]
  %out.2.sroa.9.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.1.load.i, %B38.if.i1384 ]
  %out.2.sroa.18.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.2.load.i, %B38.if.i1384 ]
  %out.2.sroa.27.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.3.load.i, %B38.if.i1384 ]
  %out.2.sroa.36.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.4.load.i, %B38.if.i1384 ]
  %out.2.sroa.45.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.5.load.i, %B38.if.i1384 ]
  %out.2.sroa.54.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.6.load.i, %B38.if.i1384 ]
  %out.2.sroa.63.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.7.load.i, %B38.if.i1384 ]
  %out.2.sroa.72.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.8.load.i, %B38.if.i1384 ]
  %out.2.sroa.81.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.9.load.i, %B38.if.i1384 ]
  %out.2.sroa.90.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.10.load.i, %B38.if.i1384 ]
  %out.2.sroa.99.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.11.load.i, %B38.if.i1384 ]
  %out.2.sroa.108.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.12.load.i, %B38.if.i1384 ]
  %out.2.sroa.117.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.13.load.i, %B38.if.i1384 ]
  %out.2.sroa.126.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.14.load.i, %B38.if.i1384 ]
  %out.2.sroa.135.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.15.load.i, %B38.if.i1384 ]
  %out.2.sroa.144.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.16.load.i, %B38.if.i1384 ]
  %out.2.sroa.153.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.17.load.i, %B38.if.i1384 ]
  %out.2.sroa.162.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.18.load.i, %B38.if.i1384 ]
  %out.2.sroa.171.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.19.load.i, %B38.if.i1384 ]
  %out.2.sroa.180.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.20.load.i, %B38.if.i1384 ]
  %out.2.sroa.189.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.21.load.i, %B38.if.i1384 ]
  %out.2.sroa.198.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.22.load.i, %B38.if.i1384 ]
  %out.2.sroa.207.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.23.load.i, %B38.if.i1384 ]
  %out.2.sroa.216.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.24.load.i, %B38.if.i1384 ]
  %out.2.sroa.225.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.25.load.i, %B38.if.i1384 ]
  %out.2.sroa.234.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.26.load.i, %B38.if.i1384 ]
  %out.2.sroa.243.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.27.load.i, %B38.if.i1384 ]
  %out.2.sroa.252.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.28.load.i, %B38.if.i1384 ]
  %out.2.sroa.261.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.29.load.i, %B38.if.i1384 ]
  %out.2.sroa.270.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.30.load.i, %B38.if.i1384 ]
  %out.2.sroa.279.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.31.load.i, %B38.if.i1384 ]
  %out.2.sroa.288.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.32.load.i, %B38.if.i1384 ]
  %out.2.sroa.297.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.33.load.i, %B38.if.i1384 ]
  %out.2.sroa.306.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.34.load.i, %B38.if.i1384 ]
  %out.2.sroa.315.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.35.load.i, %B38.if.i1384 ]
  %out.2.sroa.324.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.36.load.i, %B38.if.i1384 ]
  %out.2.sroa.333.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.37.load.i, %B38.if.i1384 ]
  %out.2.sroa.342.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.489.fca.38.load.i, %B38.if.i1384 ]
  %.357.0281.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi13EE.exit ], [ %.428.i, %B38.if.i1384 ]
  %.428.i = add nuw nsw i64 %.357.0281.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.357.0281.i
  %.482.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0321.i, ptr %.484.i, align 8, !noalias !3
  store double %out.2.sroa.9.0320.i, ptr %.fca.1.gep.i1372, align 8, !noalias !3
  store double %out.2.sroa.18.0319.i, ptr %.fca.2.gep.i1373, align 8, !noalias !3
  store double %out.2.sroa.27.0318.i, ptr %.fca.3.gep.i1374, align 8, !noalias !3
  store double %out.2.sroa.36.0317.i, ptr %.fca.4.gep.i1375, align 8, !noalias !3
  store double %out.2.sroa.45.0316.i, ptr %.fca.5.gep.i1376, align 8, !noalias !3
  store double %out.2.sroa.54.0315.i, ptr %.fca.6.gep.i1377, align 8, !noalias !3
  store double %out.2.sroa.63.0314.i, ptr %.fca.7.gep.i1378, align 8, !noalias !3
  store double %out.2.sroa.72.0313.i, ptr %.fca.8.gep.i1379, align 8, !noalias !3
  store double %out.2.sroa.81.0312.i, ptr %.fca.9.gep.i1380, align 8, !noalias !3
  store double %out.2.sroa.90.0311.i, ptr %.fca.10.gep.i1381, align 8, !noalias !3
  store double %out.2.sroa.99.0310.i, ptr %.fca.11.gep.i1382, align 8, !noalias !3
  store double %out.2.sroa.108.0309.i, ptr %.fca.12.gep.i1383, align 8, !noalias !3
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
  %.489.fca.1.load.i = load double, ptr %.fca.1.gep.i1372, align 8, !noalias !3
  %.489.fca.2.load.i = load double, ptr %.fca.2.gep.i1373, align 8, !noalias !3
  %.489.fca.3.load.i = load double, ptr %.fca.3.gep.i1374, align 8, !noalias !3
  %.489.fca.4.load.i = load double, ptr %.fca.4.gep.i1375, align 8, !noalias !3
  %.489.fca.5.load.i = load double, ptr %.fca.5.gep.i1376, align 8, !noalias !3
  %.489.fca.6.load.i = load double, ptr %.fca.6.gep.i1377, align 8, !noalias !3
  %.489.fca.7.load.i = load double, ptr %.fca.7.gep.i1378, align 8, !noalias !3
  %.489.fca.8.load.i = load double, ptr %.fca.8.gep.i1379, align 8, !noalias !3
  %.489.fca.9.load.i = load double, ptr %.fca.9.gep.i1380, align 8, !noalias !3
  %.489.fca.10.load.i = load double, ptr %.fca.10.gep.i1381, align 8, !noalias !3
  %.489.fca.11.load.i = load double, ptr %.fca.11.gep.i1382, align 8, !noalias !3
  %.489.fca.12.load.i = load double, ptr %.fca.12.gep.i1383, align 8, !noalias !3
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
  %exitcond.not.i1385 = icmp eq i64 %.428.i, 39
  br i1 %exitcond.not.i1385, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit, label %B38.if.i1384

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit: ; preds = %B38.if.i1384
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
  %.560 = add nsw i64 %.559, 16
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
  %.1181 = icmp slt i64 %.518, 1
  br i1 %.1181, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B8658.i, %B8476.i
  store double %issued.4.2.i, ptr %.3382, align 8, !noalias !7
  %.17013.i = getelementptr i8, ptr %.3382, i64 24
  store double %now.2.2.i, ptr %.17013.i, align 8, !noalias !7
  %.17046.i = getelementptr i8, ptr %.3382, i64 40
  %.17047.i = sitofp i64 %finished.5.2.i to double
  store double %.17047.i, ptr %.17046.i, align 8, !noalias !7
  %.4064 = trunc i64 %finished.5.2.i to i32
  store i32 %.4064, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1161.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1161.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1249 = sub i64 %.1161.sroa.13.0, %.1161.sroa.0.3
  %.1258 = tail call i64 @llvm.smax.i64(i64 %.1249, i64 0)
  %.1274 = getelementptr i64, ptr %arg.path_at, i64 %.1161.sroa.0.3
  br i1 %.1193, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit
  %.1161.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit ]
  %.1188 = icmp slt i64 %.281.fca.1.load.i, 0
  %.1189 = select i1 %.1188, i64 %.518, i64 0
  %.1190 = add i64 %.1189, %.281.fca.1.load.i
  %.1193 = icmp slt i64 %.1190, 0
  br i1 %.1193, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1161.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1190, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1198.not = icmp slt i64 %.1190, %.518
  br i1 %.1198.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1331.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1331.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1419 = sub i64 %.1331.sroa.13.0, %.1331.sroa.0.3
  %.1428 = tail call i64 @llvm.smax.i64(i64 %.1419, i64 0)
  %.1444 = getelementptr i64, ptr %arg.path_at, i64 %.1331.sroa.0.3
  br i1 %.1363, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1331.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1190, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1198.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1331.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1331.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1358 = icmp slt i64 %.512, 0
  %.1359 = select i1 %.1358, i64 %.518, i64 0
  %.1360 = add i64 %.1359, %.512
  %.1363 = icmp slt i64 %.1360, 0
  br i1 %.1363, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1331.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1360, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1368.not = icmp slt i64 %.1360, %.518
  br i1 %.1368.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1501.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1501.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1589 = sub i64 %.1501.sroa.13.0, %.1501.sroa.0.3
  %.1598 = tail call i64 @llvm.smax.i64(i64 %.1589, i64 0)
  %.1614 = getelementptr i64, ptr %arg.path_at, i64 %.1501.sroa.0.3
  br i1 %.1533, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1501.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1360, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1368.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1501.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...if.4 ], [ %.1501.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1528 = icmp slt i64 %.513, -1
  %.1529 = select i1 %.1528, i64 %.518, i64 0
  %.1530 = add i64 %.1529, %.514
  %.1533 = icmp slt i64 %.1530, 0
  br i1 %.1533, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1501.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1530, %B0.endif.endif.endif.endi...endif.4 ]
  %.1538.not = icmp slt i64 %.1530, %.518
  br i1 %.1538.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.1671.sroa.13.0 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ], [ %.1671.sroa.13.1, %B0.endif.endif.endif.endi...endif.6.endif.endif ]
  %.1759 = sub i64 %.1671.sroa.13.0, %.1671.sroa.0.3
  %.1768 = tail call i64 @llvm.smax.i64(i64 %.1759, i64 0)
  %.1784 = getelementptr i64, ptr %arg.path_at, i64 %.1671.sroa.0.3
  %.1924 = getelementptr i64, ptr %arg.sites_at, i64 %.281.fca.8.load.i
  %.1994.idx = shl i64 %.281.fca.8.load.i, 4
  %.1994 = getelementptr i8, ptr %arg.sites_at, i64 %.1994.idx
  %.2064.idx = mul i64 %.281.fca.8.load.i, 24
  %.2064 = getelementptr i8, ptr %arg.sites_at, i64 %.2064.idx
  %.2134.idx = shl i64 %.281.fca.8.load.i, 5
  %.2134 = getelementptr i8, ptr %arg.sites_at, i64 %.2134.idx
  %.2204.idx = mul i64 %.281.fca.8.load.i, 40
  %.2204 = getelementptr i8, ptr %arg.sites_at, i64 %.2204.idx
  %.2274.idx = mul i64 %.281.fca.8.load.i, 48
  %.2274 = getelementptr i8, ptr %arg.sites_at, i64 %.2274.idx
  br i1 %.1703, label %B0.endif.endif.endif.endi...endif.8.endif.else.if, label %B0.endif.endif.endif.endi...endif.8.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1671.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1530, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1538.not, label %B0.endif.endif.endif.endi...endif.6.endif, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.endif:        ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1671.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1671.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1698 = icmp slt i64 %.516, 0
  %.1699 = select i1 %.1698, i64 %.518, i64 0
  %.1700 = add i64 %.1699, %.516
  %.1703 = icmp slt i64 %.1700, 0
  br i1 %.1703, label %B0.endif.endif.endif.endi...endif.6.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.6.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.6.endif.if, %B0.endif.endif.endif.endi...endif.6.endif
  %.1671.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.endif.if ], [ %.1700, %B0.endif.endif.endif.endi...endif.6.endif ]
  %.1708.not = icmp slt i64 %.1700, %.518
  br i1 %.1708.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.else.endif

B0.endif.endif.endif.endi...endif.8.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.2414.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.8.endif.else.if ], [ %.1700, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1708.not, label %B0.endif.endif.endif.endi...endif.9, label %B0.endif.endif.endif.endi...if.9, !prof !10

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.8.endif.else.endif
  %.2414.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...if.9 ], [ %.2414.sroa.0.1, %B0.endif.endif.endif.endi...endif.8.endif.else.endif ]
  %.2441 = icmp slt i64 %.517, 0
  %.2442 = select i1 %.2441, i64 %.518, i64 0
  %.2443 = add i64 %.2442, %.517
  %.2446 = icmp slt i64 %.2443, 0
  %.2451.not = icmp slt i64 %.2443, %.518
  %.2527 = getelementptr i64, ptr %arg.path_at, i64 %.2414.sroa.0.3
  br i1 %.2446, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.9
  %.2584.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2443, %B0.endif.endif.endif.endi...endif.9 ]
  br i1 %.2451.not, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif.if

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2584.sroa.0.3 = phi i64 [ %.518, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2584.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2672 = sub i64 %.518, %.2584.sroa.0.3
  %.2681 = tail call i64 @llvm.smax.i64(i64 %.2672, i64 0)
  %.2697 = getelementptr i64, ptr %arg.path_at, i64 %.2584.sroa.0.3
  %.2777 = icmp slt i64 %.559, -15
  br i1 %.2777, label %B0.endif.endif.endif.endi...else.1.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2757.sroa.13.0 = phi i64 [ %.560, %B0.endif.endif.endif.endi...if.14 ], [ %.2757.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2845 = sub i64 %.2757.sroa.13.0, %.2757.sroa.0.3
  %.2854 = tail call i64 @llvm.smax.i64(i64 %.2845, i64 0)
  %.2870 = getelementptr double, ptr %arg.results_at, i64 %.2757.sroa.0.3
  br i1 %.2789, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2757.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...else.1.endif.if ], [ 0, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ]
  %.2784 = icmp slt i64 %.281.fca.4.load.i, 0
  %.2785 = select i1 %.2784, i64 %.560, i64 0
  %.2786 = add i64 %.2785, %.281.fca.4.load.i
  %.2789 = icmp slt i64 %.2786, 0
  br i1 %.2789, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2757.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2786, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2794.not = icmp slt i64 %.2786, %.560
  br i1 %.2794.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.endif:       ; preds = %B0.endif.endif.endif.endi...endif.16, %B0.endif.endif.endif.endi...endif.16.if
  %.2927.sroa.13.0 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.16.if ], [ %.2927.sroa.13.1, %B0.endif.endif.endif.endi...endif.16 ]
  %.3015 = sub i64 %.2927.sroa.13.0, %.2927.sroa.0.3
  %.3024 = tail call i64 @llvm.smax.i64(i64 %.3015, i64 0)
  %.3040 = getelementptr double, ptr %arg.results_at, i64 %.2927.sroa.0.3
  br i1 %.2959, label %B0.endif.endif.endif.endi...endif.13.endif.else.if, label %B0.endif.endif.endif.endi...endif.13.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.2927.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2786, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2794.not, label %B0.endif.endif.endif.endi...endif.13.else.endif.endif, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.13.else.endif.endif

B0.endif.endif.endif.endi...endif.13.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.2927.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.2927.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.2954 = icmp slt i64 %.281.fca.4.load.i, -11
  %.2955 = select i1 %.2954, i64 %.560, i64 0
  %.2956 = add i64 %.2955, %.558
  %.2959 = icmp slt i64 %.2956, 0
  br i1 %.2959, label %B0.endif.endif.endif.endi...if.16, label %B0.endif.endif.endif.endi...endif.16, !prof !6

B0.endif.endif.endif.endi...if.16:                ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.16

B0.endif.endif.endif.endi...endif.16:             ; preds = %B0.endif.endif.endif.endi...if.16, %B0.endif.endif.endif.endi...endif.13.else.endif.endif
  %.2927.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.16 ], [ %.2956, %B0.endif.endif.endif.endi...endif.13.else.endif.endif ]
  %.2964.not = icmp slt i64 %.2956, %.560
  br i1 %.2964.not, label %B0.endif.endif.endif.endi...endif.13.endif, label %B0.endif.endif.endif.endi...endif.16.if, !prof !10

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.16
  br label %B0.endif.endif.endif.endi...endif.13.endif

B0.endif.endif.endif.endi...endif.13.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.18.endif, %B0.endif.endif.endif.endi...endif.18.endif.if
  %.3098.sroa.13.0 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.18.endif.if ], [ %.3098.sroa.13.1, %B0.endif.endif.endif.endi...endif.18.endif ]
  %.3186 = sub i64 %.3098.sroa.13.0, %.3098.sroa.0.3
  %.3195 = tail call i64 @llvm.smax.i64(i64 %.3186, i64 0)
  %.3211 = getelementptr double, ptr %arg.results_at, i64 %.3098.sroa.0.3
  br i1 %.3130, label %B0.endif.endif.endif.endi...if.20, label %B0.endif.endif.endif.endi...endif.20, !prof !6

B0.endif.endif.endif.endi...endif.13.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.13.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.else.endif

B0.endif.endif.endif.endi...endif.13.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.if, %B0.endif.endif.endif.endi...endif.13.endif
  %.3098.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.endif.else.if ], [ %.2956, %B0.endif.endif.endif.endi...endif.13.endif ]
  br i1 %.2964.not, label %B0.endif.endif.endif.endi...endif.18, label %B0.endif.endif.endif.endi...if.18, !prof !10

B0.endif.endif.endif.endi...if.18:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.18

B0.endif.endif.endif.endi...endif.18:             ; preds = %B0.endif.endif.endif.endi...if.18, %B0.endif.endif.endif.endi...endif.13.endif.else.endif
  %.3098.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...if.18 ], [ %.3098.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.endif.else.endif ]
  %.3125 = icmp slt i64 %.559, 0
  %.3126 = select i1 %.3125, i64 %.560, i64 0
  %.3127 = add i64 %.3126, %.559
  %.3130 = icmp slt i64 %.3127, 0
  br i1 %.3130, label %B0.endif.endif.endif.endi...endif.18.if, label %B0.endif.endif.endif.endi...endif.18.endif, !prof !6

B0.endif.endif.endif.endi...endif.18.if:          ; preds = %B0.endif.endif.endif.endi...endif.18
  br label %B0.endif.endif.endif.endi...endif.18.endif

B0.endif.endif.endif.endi...endif.18.endif:       ; preds = %B0.endif.endif.endif.endi...endif.18.if, %B0.endif.endif.endif.endi...endif.18
  %.3098.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.18.if ], [ %.3127, %B0.endif.endif.endif.endi...endif.18 ]
  %.3135.not = icmp slt i64 %.3127, %.560
  br i1 %.3135.not, label %B0.endif.endif.endif.endi...endif.13.endif.endif, label %B0.endif.endif.endif.endi...endif.18.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.18.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.18.endif
  br label %B0.endif.endif.endif.endi...endif.13.endif.endif

B0.endif.endif.endif.endi...if.20:                ; preds = %B0.endif.endif.endif.endi...endif.13.endif.endif
  br label %B0.endif.endif.endif.endi...endif.20

B0.endif.endif.endif.endi...endif.20:             ; preds = %B0.endif.endif.endif.endi...if.20, %B0.endif.endif.endif.endi...endif.13.endif.endif
  %.3269.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.20 ], [ %.3127, %B0.endif.endif.endif.endi...endif.13.endif.endif ]
  br i1 %.3135.not, label %B0.endif.endif.endif.endi...endif.20.endif.endif.if, label %B0.endif.endif.endif.endi...endif.20.if, !prof !10

B0.endif.endif.endif.endi...endif.20.if:          ; preds = %B0.endif.endif.endif.endi...endif.20
  br label %B0.endif.endif.endif.endi...endif.20.endif.endif.if

B0.endif.endif.endif.endi...endif.20.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.20.if, %B0.endif.endif.endif.endi...endif.20
  %.3269.sroa.0.3 = phi i64 [ %.560, %B0.endif.endif.endif.endi...endif.20.if ], [ %.3269.sroa.0.1, %B0.endif.endif.endif.endi...endif.20 ]
  %.3382 = getelementptr double, ptr %arg.results_at, i64 %.3269.sroa.0.3
  %.542.i = mul i64 %.281.fca.7.load.i, %.281.fca.6.load.i
  %.570.i = add nsw i64 %.281.fca.10.load.i, %.281.fca.8.load.i
  %spec.select9592.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.712.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select9592.i
  %.5.i.i8509.i = fptosi double %.489.fca.28.load.i to i64
  %.197.0.i.i = ashr i64 %.5.i.i8509.i, 4
  %.13.i.i8510.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.197.0.i.i, i64 1)
  %.258.i.i = shl nuw nsw i64 %.13.i.i8510.i, 4
  %.87.i.i.i = or disjoint i64 %.258.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1526.i:                                          ; preds = %B1526.i.outer, %B8661.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B8661.i ], [ %dispatched.3.1.i.ph, %B1526.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B8661.i ], [ %next_block.2.1.i.ph, %B1526.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B8661.i ], [ %waiting_slots.3.1.i.ph, %B1526.i.outer ]
  %.4376.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4405.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond8211.i = select i1 %.4376.i, i1 %.4405.i, i1 false
  br i1 %or.cond8211.i, label %B1554.i.preheader, label %B2232.i

B1554.i.preheader:                                ; preds = %B1526.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1554.i

B1554.i:                                          ; preds = %B1554.i.preheader, %B2218.i
  %dispatched.2.3.i = phi double [ %.4560.i, %B2218.i ], [ %dispatched.3.1.i, %B1554.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6095.i, %B2218.i ], [ %next_block.2.1.i, %B1554.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6105.i, %B2218.i ], [ %waiting_slots.3.1.i, %B1554.i.preheader ]
  %.4453.i = load i64, ptr %.226.i9077.i, align 8, !noalias !7
  %.4454.i = icmp sgt i64 %.4453.i, -1
  br i1 %.4454.i, label %B1582.i, label %B1616.i

B1582.i:                                          ; preds = %B1554.i, %B1582.i
  %slot.4.4.i = phi i64 [ %.4457.i, %B1582.i ], [ 0, %B1554.i ]
  %.4457.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4490.i = getelementptr i64, ptr %.226.i9077.i, i64 %.4457.i
  %.4491.i = load i64, ptr %.4490.i, align 8, !noalias !7
  %.4492.i = icmp sgt i64 %.4491.i, -1
  br i1 %.4492.i, label %B1582.i, label %B1616.i

B1616.i:                                          ; preds = %B1582.i, %B1554.i
  %slot.5.5.i = phi i64 [ 0, %B1554.i ], [ %.4457.i, %B1582.i ]
  %.4525.i = getelementptr double, ptr %.226.i9149.i, i64 %slot.5.5.i
  %.4526.i = load double, ptr %.4525.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4526.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4526.i, double %dispatched.2.3.i
  %.4560.i = fadd double %.489.fca.0.load.i, %.13.i.i
  %.4593.i = getelementptr double, ptr %.226.i9221.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4593.i, align 8, !noalias !7
  %.4597.i = fadd double %.489.fca.1.load.i, %.13.i.i
  %.4631.i = getelementptr i64, ptr %.226.i9077.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.4631.i, align 8, !noalias !7
  %.4662.i = getelementptr i64, ptr %.226.i9113.i, i64 %slot.5.5.i
  store i64 0, ptr %.4662.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4525.i, align 8, !noalias !7
  br i1 %.47759658.not.i, label %B2172.i, label %B1770.if.lr.ph.i

B1770.if.lr.ph.i:                                 ; preds = %B1616.i
  %.4815.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.4892.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.4894.not.not9698.i = and i1 %.4893.i, %.4892.i
  %.5322.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge.i = select i1 %.4881.i, i1 true, i1 %.4894.not.not9698.i, !prof !6
  br label %B1770.if.i

B1770.loopexit.i:                                 ; preds = %.6035.endif.preheader.i, %.5731.endif.endif.i
  %exitcond9748.not.i = icmp eq i64 %.281.fca.7.load.i, %.4788.i
  br i1 %exitcond9748.not.i, label %B2172.i, label %B1770.if.i

B2172.i:                                          ; preds = %B1770.loopexit.i, %B1616.i
  %.6095.i = add i64 %next_block.5.3.i, 1
  %.6105.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i9472.i, label %B2172.endif.else.endif.endif.endif.if.i, label %.6367.endif.i.preheader, !prof !6

B2218.i:                                          ; preds = %.6367.if.i
  %exitcond1527.not = icmp eq i64 %.6095.i, %.281.fca.4.load.i
  br i1 %exitcond1527.not, label %B2232.i, label %B1554.i

B2232.i:                                          ; preds = %.6367.if.i, %B2218.i, %B1526.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1526.i ], [ %.4560.i, %B2218.i ], [ %.4560.i, %.6367.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1526.i ], [ %.6095.i, %.6367.if.i ], [ %.281.fca.4.load.i, %B2218.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1526.i ], [ 0, %.6367.if.i ], [ %.6105.i, %B2218.i ]
  br label %B2290.if.i

B2310.i:                                          ; preds = %B2290.if.i
  %4 = getelementptr double, ptr %.226.i9329.i, i64 %.6497.09663.i
  %.6658.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i9364.i, i64 %.6497.09663.i
  %.6689.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i889998179821.i, %.6497.09663.i
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
  %.12.i.i.i = fcmp ogt double %.6658.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.6658.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.6689.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i8897.i, i64 %.6689.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i8933.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i8933.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !11
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2310.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2310.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6497.09663.i, %B2310.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2310.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i8897.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6497.09663.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i8897.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2310.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.6689.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2310.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2310.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i9399.i, i64 %.6497.09663.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i9435.i, i64 %.6497.09663.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %241, align 8, !noalias !7
  br label %B2400.i

B2400.i:                                          ; preds = %B2290.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i9399.i, i64 %.6497.09663.i
  %.6857.i = load i64, ptr %12, align 8, !noalias !7
  %.6858.i = icmp sgt i64 %.6857.i, -1
  br i1 %.6858.i, label %B2424.i, label %B2468.i

B2424.i:                                          ; preds = %B2400.i
  %13 = getelementptr double, ptr %.226.i9435.i, i64 %.6497.09663.i
  %.6898.i = load double, ptr %13, align 8, !noalias !7
  %.6900.i = fcmp olt double %.6898.i, %best.2.29666.i
  br i1 %.6900.i, label %B2448.i, label %B2468.i

B2448.i:                                          ; preds = %B2424.i
  br label %B2468.i

B2468.i:                                          ; preds = %B2448.i, %B2424.i, %B2400.i
  %best.3.3.i = phi double [ %.6898.i, %B2448.i ], [ %best.2.29666.i, %B2424.i ], [ %best.2.29666.i, %B2400.i ]
  %scheduler.3.3.i = phi i64 [ %.6497.09663.i, %B2448.i ], [ %scheduler.2.29667.i, %B2424.i ], [ %scheduler.2.29667.i, %B2400.i ]
  %exitcond9749.not.i = icmp eq i64 %.6566.i, 4
  br i1 %exitcond9749.not.i, label %B2470.i, label %B2290.if.i

B2470.i:                                          ; preds = %B2468.i
  %.6961.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.6961.i, label %B8476.i.loopexit, label %B2486.i

B2486.i:                                          ; preds = %B2470.i
  %.7344.i = getelementptr i64, ptr %.226.i9399.i, i64 %scheduler.3.3.i
  %.7345.i = load i64, ptr %.7344.i, align 8, !noalias !7
  %.7378.i = getelementptr i64, ptr %.226.i9471.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7378.i, align 8, !noalias !7
  %.7400.i = icmp slt i64 %.7345.i, 0
  %.7401.i = select i1 %.7400.i, i64 %.210.i8578.i, i64 0
  %14 = getelementptr i64, ptr %.226.i8576.i, i64 %.7345.i
  %.7415.i = getelementptr i64, ptr %14, i64 %.7401.i
  %.7416.i = load i64, ptr %.7415.i, align 8, !noalias !7
  %.7434.i = icmp slt i64 %.7416.i, 0
  %.7435.i = select i1 %.7434.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7416.i
  %.7449.i = getelementptr i64, ptr %15, i64 %.7435.i
  %.7450.i = load i64, ptr %.7449.i, align 8, !noalias !7
  %.7469.i = select i1 %.7400.i, i64 %.210.i8971.i, i64 0
  %16 = getelementptr double, ptr %.226.i8969.i, i64 %.7345.i
  %.7483.i = getelementptr double, ptr %16, i64 %.7469.i
  %.7484.i = load double, ptr %.7483.i, align 8, !noalias !7
  %.7500.i = select i1 %.7400.i, i64 %.210.i889998179821.i, i64 0
  %17 = getelementptr double, ptr %.226.i8897.i, i64 %.7345.i
  %.7514.i = getelementptr double, ptr %17, i64 %.7500.i
  %.7515.i = load double, ptr %.7514.i, align 8, !noalias !7
  %.12.i8222.i = fcmp olt double %best.3.3.i, %.7515.i
  %.13.i8223.i = select i1 %.12.i8222.i, double %best.3.3.i, double %.7515.i
  %.12.i8224.i = fcmp ogt double %.13.i8223.i, %.7484.i
  %.13.i8225.i = select i1 %.12.i8224.i, double %.13.i8223.i, double %.7484.i
  %.7588.i = select i1 %.7400.i, i64 %.210.i9007.i, i64 0
  %18 = getelementptr i64, ptr %.226.i9005.i, i64 %.7345.i
  %.7602.i = getelementptr i64, ptr %18, i64 %.7588.i
  %.7603.i = load i64, ptr %.7602.i, align 8, !noalias !7
  %.7617.i = icmp slt i64 %.7603.i, 0
  %.7618.i = select i1 %.7617.i, i64 %.3024, i64 0
  %19 = getelementptr double, ptr %.3040, i64 %.7603.i
  %.7632.i = getelementptr double, ptr %19, i64 %.7618.i
  %.7633.i = load double, ptr %.7632.i, align 8, !noalias !7
  %.7665.i = fsub double %.13.i8225.i, %.7484.i
  %.7666.i = fadd double %.7633.i, %.7665.i
  store double %.7666.i, ptr %.7632.i, align 8, !noalias !7
  %.7712.i = select i1 %.7434.i, i64 %.3195, i64 0
  %20 = getelementptr double, ptr %.3211, i64 %.7416.i
  %.7726.i = getelementptr double, ptr %20, i64 %.7712.i
  %.7727.i = load double, ptr %.7726.i, align 8, !noalias !7
  %.7758.i = load double, ptr %.7483.i, align 8, !noalias !7
  %.7759.i = fsub double %.13.i8225.i, %.7758.i
  %.7760.i = fadd double %.7727.i, %.7759.i
  store double %.7760.i, ptr %.7726.i, align 8, !noalias !7
  %.7821.i = load double, ptr %.7820.i, align 8, !noalias !7
  %.7823.i = fsub double %best.3.3.i, %.13.i8225.i
  %.7824.i = fadd double %.7823.i, %.7821.i
  store double %.7824.i, ptr %.7820.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7483.i, align 8, !noalias !7
  %21 = getelementptr i64, ptr %.920, i64 %.7416.i
  %.7931.i = getelementptr i64, ptr %21, i64 %.7435.i
  %.7932.i = load i64, ptr %.7931.i, align 8, !noalias !7
  %.7937.not.i = icmp eq i64 %.7932.i, 0
  br i1 %.7937.not.i, label %B3054.i, label %B2910.preheader.i

B2910.preheader.i:                                ; preds = %B2486.i
  %.8108.i = mul nsw i64 %.7345.i, 6
  br label %B2910.if.i

B2930.i:                                          ; preds = %B2910.if.i
  %.8110.i = add nsw i64 %.7978.09668.i, %.8108.i
  %.8124.i = icmp slt i64 %.8110.i, 0
  %.8125.i = select i1 %.8124.i, i64 %.210.i8719.i, i64 0
  %22 = getelementptr double, ptr %.226.i8717.i, i64 %.8110.i
  %.8139.i = getelementptr double, ptr %22, i64 %.8125.i
  %.8140.i = load double, ptr %.8139.i, align 8, !noalias !7
  %.8142.i = fcmp ogt double %.8140.i, %need.3.29670.i
  br i1 %.8142.i, label %B2976.i, label %B3052.i

B2976.i:                                          ; preds = %B2930.i
  %.8202.i = select i1 %.8124.i, i64 %.210.i8755.i, i64 0
  %23 = getelementptr i64, ptr %.226.i8753.i, i64 %.8110.i
  %.8216.i = getelementptr i64, ptr %23, i64 %.8202.i
  %.8217.i = load i64, ptr %.8216.i, align 8, !noalias !7
  br label %B3052.i

B3052.i:                                          ; preds = %B2910.if.i, %B2976.i, %B2930.i
  %need.4.3.i = phi double [ %.8140.i, %B2976.i ], [ %need.3.29670.i, %B2930.i ], [ %need.3.29670.i, %B2910.if.i ]
  %why.6.3.i = phi i64 [ %.8217.i, %B2976.i ], [ %why.5.29671.i, %B2930.i ], [ %why.5.29671.i, %B2910.if.i ]
  %exitcond9750.not.i = icmp eq i64 %.8053.i, 6
  br i1 %exitcond9750.not.i, label %B3054.i, label %B2910.if.i

B3054.i:                                          ; preds = %B3052.i, %B2486.i
  %need.5.3.i = phi double [ %best.3.3.i, %B2486.i ], [ %need.4.3.i, %B3052.i ]
  %why.4.3.i = phi i64 [ 2, %B2486.i ], [ %why.6.3.i, %B3052.i ]
  %.8257.i = icmp eq i64 %.7450.i, 15
  br i1 %.8257.i, label %B3086.i, label %B3262.i

B3086.i:                                          ; preds = %B3054.i
  %.8280.i = select i1 %.7400.i, i64 %.210.i8683.i, i64 0
  %24 = getelementptr i64, ptr %.226.i8681.i, i64 %.7345.i
  %.8294.i = getelementptr i64, ptr %24, i64 %.8280.i
  %.8295.i = load i64, ptr %.8294.i, align 8, !noalias !7
  %25 = getelementptr i64, ptr %.1060, i64 %.7416.i
  %.8325.i = getelementptr i64, ptr %25, i64 %.7435.i
  %.8326.i = load i64, ptr %.8325.i, align 8, !noalias !7
  %.8327.i = icmp sgt i64 %.8295.i, %.8326.i
  br i1 %.8327.i, label %B3122.i, label %B3262.i

B3122.i:                                          ; preds = %B3086.i
  %26 = xor i64 %.8326.i, -1
  %.8402.i = add i64 %.8295.i, %26
  %.8413.0.i = and i64 %.8402.i, 15
  %.8458.i = select i1 %.7400.i, i64 %.210.i8647.i, i64 0
  %.idx.i = shl i64 %.7345.i, 7
  %27 = getelementptr i8, ptr %.226.i8645.i, i64 %.idx.i
  %28 = getelementptr double, ptr %27, i64 %.8413.0.i
  %.8472.i = getelementptr double, ptr %28, i64 %.8458.i
  %.8473.i = load double, ptr %.8472.i, align 8, !noalias !7
  %.8479.i = fcmp ogt double %.8473.i, %need.5.3.i
  br i1 %.8479.i, label %B3224.i, label %B3262.i

B3224.i:                                          ; preds = %B3122.i
  br label %B3262.i

B3262.i:                                          ; preds = %B3224.i, %B3122.i, %B3086.i, %B3054.i
  %need.6.2.i = phi double [ %.8473.i, %B3224.i ], [ %need.5.3.i, %B3122.i ], [ %need.5.3.i, %B3086.i ], [ %need.5.3.i, %B3054.i ]
  %why.3.2.i = phi i64 [ 2, %B3224.i ], [ %why.4.3.i, %B3122.i ], [ %why.4.3.i, %B3086.i ], [ %why.4.3.i, %B3054.i ]
  %.8498.i = fadd double %best.3.3.i, 1.000000e-09
  %.8500.i = fcmp ogt double %need.6.2.i, %.8498.i
  br i1 %.8500.i, label %B8661.i.sink.split, label %B3304.i

B3304.i:                                          ; preds = %B3262.i
  %.8586.i = icmp slt i64 %.7450.i, 5
  br i1 %.8586.i, label %B3336.i, label %B3466.i

B3336.i:                                          ; preds = %B3304.i
  %.8589.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8591.i = add nsw i64 %.7450.i, %.8589.i
  %.8605.i = icmp slt i64 %.8591.i, 0
  %.8606.i = select i1 %.8605.i, i64 %.210.i9295.i, i64 0
  %29 = getelementptr double, ptr %.226.i9293.i, i64 %.8591.i
  %.8620.i = getelementptr double, ptr %29, i64 %.8606.i
  %.8621.i = load double, ptr %.8620.i, align 8, !noalias !7
  %.8624.i = fcmp ogt double %.8621.i, %.8498.i
  br i1 %.8624.i, label %B8661.i.sink.split, label %B3466.i

B3466.i:                                          ; preds = %B3336.i, %B3304.i
  switch i64 %.7450.i, label %B3784.i [
    i64 13, label %B3574.i
    i64 9, label %B3574.i
    i64 8, label %B3574.i
    i64 7, label %B3574.i
    i64 6, label %B3574.i
    i64 5, label %B3574.i
  ]

B3574.i:                                          ; preds = %B3466.i, %B3466.i, %B3466.i, %B3466.i, %B3466.i, %B3466.i
  %.8799.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.8829.i = getelementptr i64, ptr %.226.i9543.i, i64 %scheduler.3.3.i
  %.8830.i = load i64, ptr %.8829.i, align 8, !noalias !7
  %.8831.i = add nsw i64 %.8830.i, %.8799.i
  %.8845.i = icmp slt i64 %.8831.i, 0
  %.8846.i = select i1 %.8845.i, i64 %.210.i9509.i, i64 0
  %30 = getelementptr double, ptr %.226.i9507.i, i64 %.8831.i
  %.8860.i = getelementptr double, ptr %30, i64 %.8846.i
  %.8861.i = load double, ptr %.8860.i, align 8, !noalias !7
  %.8864.i = fcmp ogt double %.8861.i, %.8498.i
  br i1 %.8864.i, label %B3628.i, label %B3784.i

B3628.i:                                          ; preds = %B3574.i
  store double %.8861.i, ptr %.7514.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B3628.i
  %.16.0.i.i = phi i64 [ 0, %B3628.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B8661.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7450.i
  br i1 %.96.i.i, label %B8661.i, label %B8.i.i

B3784.i:                                          ; preds = %B3574.i, %B3466.i
  %.7415.i.le = getelementptr i64, ptr %14, i64 %.7401.i
  %.7483.i.le = getelementptr double, ptr %16, i64 %.7469.i
  %31 = add i64 %.7450.i, -5
  %"$phi3536.0.2.3.i.le" = icmp ult i64 %31, 5
  %.8785.i.le = icmp eq i64 %.7450.i, 13
  %spec.select8221.i.le = or i1 %.8785.i.le, %"$phi3536.0.2.3.i.le"
  %.9098.i = load double, ptr %.3040, align 8, !noalias !7
  %.9099.i = fadd double %.9098.i, 1.000000e+00
  store double %.9099.i, ptr %.3040, align 8, !noalias !7
  %.9131.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9138.i = shl nuw nsw i64 %.9131.i, 1
  %.9140.not.i = icmp sge i64 %.9138.i, %arg.limit
  %.9146.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond8212.i = select i1 %.9140.not.i, i1 %.9146.i, i1 false
  br i1 %or.cond8212.i, label %B3880.i, label %B3944.i

B3880.i:                                          ; preds = %B3784.i
  %.9183.i = uitofp nneg i64 %.9131.i to double
  store double %.9183.i, ptr %.9182.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.9214.i, align 8, !noalias !7
  br label %B3944.i

B3944.i:                                          ; preds = %B3880.i, %B3784.i
  %half.4.2.i = phi i64 [ %.9131.i, %B3880.i ], [ %half.2.1.i.ph, %B3784.i ]
  %.9220.i = fadd double %best.3.3.i, 1.000000e+00
  %.9250.i = getelementptr double, ptr %.226.i9329.i, i64 %scheduler.3.3.i
  store double %.9220.i, ptr %.9250.i, align 8, !noalias !7
  %.9282.i = getelementptr i64, ptr %.226.i9364.i, i64 %scheduler.3.3.i
  store i64 %.7345.i, ptr %.9282.i, align 8, !noalias !7
  br i1 %.9286.i, label %B3992.i, label %B4014.i

B3992.i:                                          ; preds = %B3944.i
  %.9290.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.9292.i = add nsw i64 %.9290.i, %.9131.i
  %.9308.i = select i1 %.7400.i, i64 %.210.i8935.i, i64 0
  %32 = getelementptr i64, ptr %.226.i8933.i, i64 %.7345.i
  %.9322.i = getelementptr i64, ptr %32, i64 %.9308.i
  store i64 %.9292.i, ptr %.9322.i, align 8, !noalias !7
  br label %B4014.i

B4014.i:                                          ; preds = %B3992.i, %B3944.i
  br i1 %.8586.i, label %B4046.i, label %B4096.i

B4046.i:                                          ; preds = %B4014.i
  %33 = getelementptr double, ptr %arg.cost_at, i64 %.7416.i
  %.9357.i = getelementptr double, ptr %33, i64 %.7435.i
  %.9358.i = load double, ptr %.9357.i, align 8, !noalias !7
  %.9360.i = fadd double %best.3.3.i, %.9358.i
  %.9362.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9364.i = add nsw i64 %.7450.i, %.9362.i
  %.9378.i = icmp slt i64 %.9364.i, 0
  %.9379.i = select i1 %.9378.i, i64 %.210.i9295.i, i64 0
  %34 = getelementptr double, ptr %.226.i9293.i, i64 %.9364.i
  %.9393.i = getelementptr double, ptr %34, i64 %.9379.i
  store double %.9360.i, ptr %.9393.i, align 8, !noalias !7
  br label %B4096.i

B4096.i:                                          ; preds = %B4046.i, %B4014.i
  %.9422.i = icmp ne i64 %.7345.i, -9223372036854775808
  %.9424.not.i = or i1 %.9423.i, %.9422.i
  %or.cond9691.i = and i1 %.9411.i, %.9424.not.i
  br i1 %or.cond9691.i, label %B4096.else.if.i, label %B4096.endif.i, !prof !14

B4274.i:                                          ; preds = %B4096.endif.endif.endif.endif.i
  %35 = getelementptr i64, ptr %.990, i64 %.7416.i
  %.9672.i = getelementptr i64, ptr %35, i64 %.7435.i
  %.9673.i = load i64, ptr %.9672.i, align 8, !noalias !7
  %.9674.i = icmp sgt i64 %.9673.i, -1
  br i1 %.9674.i, label %B4298.i, label %B4842.i

B4298.i:                                          ; preds = %B4274.i
  %.9735.i = getelementptr i64, ptr %.2527, i64 %.9673.i
  %.9736.i = load i64, ptr %.9735.i, align 8, !noalias !7
  %.9737.i = icmp sgt i64 %.9736.i, -1
  br i1 %.9737.i, label %B4334.i, label %B4812.i

B4334.i:                                          ; preds = %B4298.i
  %.9743.i = mul nsw i64 %.7345.i, %.570.i
  %.9745.i = add nsw i64 %.9743.i, %.281.fca.8.load.i
  %.9777.i = add nsw i64 %.9745.i, %.9673.i
  %.9791.i = icmp slt i64 %.9777.i, 0
  %.9792.i = select i1 %.9791.i, i64 %.210.i9043.i, i64 0
  %36 = getelementptr i64, ptr %.226.i9041.i, i64 %.9777.i
  %.9806.i = getelementptr i64, ptr %36, i64 %.9792.i
  %.9807.i = load i64, ptr %.9806.i, align 8, !noalias !7
  %.9870.i = add nsw i64 %.9736.i, %.9633.i
  %.9884.i = icmp slt i64 %.9870.i, 0
  %.9885.i = select i1 %.9884.i, i64 %.2681, i64 0
  %37 = getelementptr i64, ptr %.2697, i64 %.9870.i
  %.9899.i = getelementptr i64, ptr %37, i64 %.9885.i
  %.9900.i = load i64, ptr %.9899.i, align 8, !noalias !7
  %.9901.not.i = icmp slt i64 %.9807.i, %.9900.i
  %.9905.i = add nsw i64 %.9807.i, 1
  store i64 %.9905.i, ptr %.9806.i, align 8, !noalias !7
  br i1 %.9901.not.i, label %B4774.i, label %B6908.i

B4482.i:                                          ; preds = %B4096.endif.endif.endif.endif.i
  %.9975.i = icmp sgt i64 %.7450.i, 5
  %.9982.i = icmp samesign ult i64 %.7450.i, 9
  %or.cond8213.i = or i1 %.9982.i, %.8785.i.le
  %or.cond.i = select i1 %.9975.i, i1 %or.cond8213.i, i1 false
  br i1 %or.cond.i, label %B4584.i, label %B6324.i

B4584.i:                                          ; preds = %B4482.i
  %38 = getelementptr i64, ptr %.990, i64 %.7416.i
  %.10028.i = getelementptr i64, ptr %38, i64 %.7435.i
  %.10029.i = load i64, ptr %.10028.i, align 8, !noalias !7
  %.10030.i = icmp sgt i64 %.10029.i, -1
  br i1 %.10030.i, label %B4608.i, label %B6904.i

B4608.i:                                          ; preds = %B4584.i
  %.10096.i = getelementptr i64, ptr %.2274, i64 %.10029.i
  %.10097.i = load i64, ptr %.10096.i, align 8, !noalias !7
  %.10098.i = icmp sgt i64 %.10097.i, -1
  %.10102.i = mul nsw i64 %.7345.i, %.570.i
  %.10134.i = add nsw i64 %.10029.i, %.10102.i
  br i1 %.10098.i, label %B4734.i, label %B5346.i

B4734.i:                                          ; preds = %B4608.i
  %.10148.i = icmp slt i64 %.10134.i, 0
  %.10149.i = select i1 %.10148.i, i64 %.210.i9043.i, i64 0
  %39 = getelementptr i64, ptr %.226.i9041.i, i64 %.10134.i
  %.10163.i = getelementptr i64, ptr %39, i64 %.10149.i
  %.10164.i = load i64, ptr %.10163.i, align 8, !noalias !7
  %.10227.i = add nsw i64 %.10097.i, %.9633.i
  %.10241.i = icmp slt i64 %.10227.i, 0
  %.10242.i = select i1 %.10241.i, i64 %.2681, i64 0
  %40 = getelementptr i64, ptr %.2697, i64 %.10227.i
  %.10256.i = getelementptr i64, ptr %40, i64 %.10242.i
  %.10257.i = load i64, ptr %.10256.i, align 8, !noalias !7
  %.10258.not.i = icmp slt i64 %.10164.i, %.10257.i
  br i1 %.10258.not.i, label %B5346.i, label %B6904.i

B4774.i:                                          ; preds = %B4334.i
  %.10328.pre.i = load i64, ptr %.9672.i, align 8, !noalias !7
  %.10329.i = icmp sgt i64 %.10328.pre.i, -1
  br i1 %.10329.i, label %B4812.i, label %B4842.i

B4812.i:                                          ; preds = %B4774.i, %B4298.i
  %.103289786.i = phi i64 [ %.10328.pre.i, %B4774.i ], [ %.9673.i, %B4298.i ]
  %.10396.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.103289786.i
  %.10397.i = load double, ptr %.10396.i, align 8, !noalias !7
  br label %B4842.i

B4842.i:                                          ; preds = %B4812.i, %B4774.i, %B4274.i
  %"$phi4842.3.2.3.i" = phi double [ %.10397.i, %B4812.i ], [ 1.000000e+00, %B4774.i ], [ 1.000000e+00, %B4274.i ]
  %.12.i8226.i = fcmp ogt double %"$phi4842.3.2.3.i", 1.000000e+00
  %.13.i8227.i = select i1 %.12.i8226.i, double %"$phi4842.3.2.3.i", double 1.000000e+00
  %.10448.i = fmul double %.489.fca.24.load.i, %.13.i8227.i
  %.12.i8228.i = fcmp ogt double %.10448.i, %.489.fca.23.load.i
  %.13.i8229.i = select i1 %.12.i8228.i, double %.10448.i, double %.489.fca.23.load.i
  %.10508.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8230.i = fcmp ogt double %best.3.3.i, %.10508.i
  %.13.i8231.i = select i1 %.12.i8230.i, double %best.3.3.i, double %.10508.i
  %.10538.i = fadd double %.13.i8231.i, %.13.i8229.i
  store double %.10538.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.10598.i = load double, ptr %.1242.i.i, align 8, !noalias !7
  %.10599.i = fadd double %.10598.i, %.13.i8229.i
  store double %.10599.i, ptr %.1242.i.i, align 8, !noalias !7
  %.10659.i = load double, ptr %.10658.i, align 8, !noalias !7
  %.10660.i = fadd double %.10659.i, %.13.i8229.i
  store double %.10660.i, ptr %.10658.i, align 8, !noalias !7
  %.10720.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.10725.i = fadd double %.489.fca.3.load.i, %.10720.i
  %.10726.i = fadd double %.10725.i, -1.000000e+00
  br label %B6908.i

B5346.i:                                          ; preds = %B4608.i, %B4734.i
  %.10838.i = icmp slt i64 %.9547.i, %.281.fca.6.load.i
  br i1 %.10838.i, label %B5374.i, label %B5450.i

B5374.i:                                          ; preds = %B5346.i
  %.10890.i = icmp slt i64 %.10134.i, 0
  %.10891.i = select i1 %.10890.i, i64 %.210.i9043.i, i64 0
  %41 = getelementptr i64, ptr %.226.i9041.i, i64 %.10134.i
  %.10905.i = getelementptr i64, ptr %41, i64 %.10891.i
  %.10906.i = load i64, ptr %.10905.i, align 8, !noalias !7
  %.10907.i = icmp eq i64 %.10906.i, 0
  %..i = select i1 %.10907.i, i64 2, i64 1
  br label %B5450.i

B5450.i:                                          ; preds = %B5346.i, %B5374.i
  %early.2.4.i = phi i64 [ %..i, %B5374.i ], [ 0, %B5346.i ]
  %.123.i.i = icmp slt i64 %.10134.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i9043.i, i64 0
  %42 = getelementptr i64, ptr %.226.i9041.i, i64 %.10134.i
  %.138.i.i = getelementptr i64, ptr %42, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !15
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !15
  %43 = getelementptr i64, ptr %.1924, i64 %.10029.i
  %.210.i.i = load i64, ptr %43, align 8, !noalias !15
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B5450.i
  %44 = getelementptr i64, ptr %.1994, i64 %.10029.i
  %.262.i.i = load i64, ptr %44, align 8, !noalias !15
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B5450.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i8235.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B5450.i ]
  %45 = getelementptr i64, ptr %arg.sites_at, i64 %.10029.i
  %.457.i9792.i = load i64, ptr %45, align 8, !noalias !15
  %.465.i9793.i = mul nsw i64 %.210.i.i, %.9633.i
  %.471.i9794.i = add nsw i64 %o.3.0.i.ph.i, %.465.i9793.i
  %.474.i9795.i = mul nsw i64 %.471.i9794.i, 36
  %.475.i82329796.i = add nsw i64 %.474.i9795.i, %.457.i9792.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %46 = getelementptr i64, ptr %arg.sites_at, i64 %.10029.i
  %.457.i.i = load i64, ptr %46, align 8, !noalias !15
  %.465.i.i = mul nsw i64 %.210.i.i, %.9633.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i8232.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i8232.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %47 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i8232.i
  %48 = getelementptr i8, ptr %47, i64 16
  %.512.i.i = getelementptr i32, ptr %48, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !15
  %49 = getelementptr i64, ptr %.2064, i64 %.10029.i
  %.549.i.i = load i64, ptr %49, align 8, !noalias !15
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %50 = getelementptr i64, ptr %.2134, i64 %.10029.i
  %.591.i.i = load i64, ptr %50, align 8, !noalias !15
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i82329798.i = phi i64 [ %.475.i8232.i, %B226.endif.i.i ], [ %.475.i8232.i, %B164.i.i ], [ %.475.i82329796.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond9690.i = and i1 %.9551.i, %.9564.not.i
  br i1 %or.cond9690.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

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
  %spec.select.i8235.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i8234.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i8234.i, %.612.i.i
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
  %.682.i.i = sdiv i64 %.9547.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.9547.i, %.281.fca.5.load.i
  %.684.i.i = xor i64 %.683.i.i, %.281.fca.5.load.i
  %.685.i.i = icmp slt i64 %.684.i.i, 0
  %.686.i.i = icmp ne i64 %.683.i.i, 0
  %.687.i.i = and i1 %.686.i.i, %.685.i.i
  %.692.i.i = sext i1 %.687.i.i to i64
  %spec.select254.i.i = add i64 %.682.i.i, %.692.i.i
  %51 = shl nsw i64 %spec.select254.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B310.else.if.i.i, %B310.i.i
  %quot.3.0.i.i = phi i64 [ 0, %B310.i.i ], [ %51, %B310.else.if.i.i ]
  %.710.i.i = add nsw i64 %quot.3.0.i.i, %shift.4.0.i.i
  br label %B8.i8236.i

B8.i8236.i:                                       ; preds = %B8.if.i8239.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i8237.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i8242.i, %B8.if.i8239.i ]
  %exitcond.not.i8238.i = icmp eq i64 %.16.0.i8237.i, 2
  br i1 %exitcond.not.i8238.i, label %B5748.i, label %B8.if.i8239.i

B8.if.i8239.i:                                    ; preds = %B8.i8236.i
  %trunc.i8240.i = trunc nuw i64 %.16.0.i8237.i to i1
  %spec.select.i8241.i = select i1 %trunc.i8240.i, i64 13, i64 6
  %.70.i8242.i = add nuw nsw i64 %.16.0.i8237.i, 1
  %.96.i8243.i = icmp eq i64 %spec.select.i8241.i, %.7450.i
  br i1 %.96.i8243.i, label %B5608.i, label %B8.i8236.i

B5608.i:                                          ; preds = %B8.if.i8239.i
  %.340.i8246.i = icmp slt i64 %.475.i82329798.i, 0
  %.341.i8247.i = select i1 %.340.i8246.i, i64 %.281.fca.9.load.i, i64 0
  %52 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i82329798.i
  %.355.i.i = getelementptr i32, ptr %52, i64 %.341.i8247.i
  %.356.i.i = load i32, ptr %.355.i.i, align 4, !noalias !18
  %.362.i.i = icmp eq i32 %.356.i.i, 0
  br i1 %.362.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B5608.i
  %.469.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B5608.i
  %.512.i8248.i = load double, ptr %.511.i.i, align 8, !noalias !18
  %.542.i.i = load double, ptr %.541.i8249.i, align 8, !noalias !18
  %.12.i.i8250.i = fcmp ogt double %.542.i.i, %.512.i8248.i
  %.13.i.i8251.i = select i1 %.12.i.i8250.i, double %.542.i.i, double %.512.i8248.i
  %.575.i.i = fsub double %.13.i.i8251.i, %.489.fca.32.load.i
  %.605.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !18
  %.16.i.i.i = fcmp ogt double %.605.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.605.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.575.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.575.i.i, double %.17.i.i.i
  %.683.i8252.i = icmp sgt i32 %.356.i.i, 0
  %storemerge.i8253.i = tail call i32 @llvm.smax.i32(i32 %.356.i.i, i32 0)
  br i1 %.683.i8252.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.832.i.i = add nsw i64 %.475.i82329798.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i8253.i to i64
  br label %B302.if.i.i

B440.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.980.i.i = select i1 %.932.i.i, i64 %.210.i936.i.i, i64 0
  %53 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.994.i.i = getelementptr double, ptr %53, i64 %.980.i.i
  %.995.i.i = load double, ptr %.994.i.i, align 8, !noalias !18
  %.1002.i.i = fcmp ogt double %.995.i.i, %.19.i.i.i
  %54 = zext i1 %.1002.i.i to i64
  br label %B472.i.i

B472.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B440.i.i
  %"$phi472.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %54, %B440.i.i ]
  %.1012.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01375.i.i
  %exitcond.not.i8254.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i8254.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %55 = uitofp nneg i64 %.1012.i.i to double
  %56 = fmul double %55, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %56, %B480.loopexit.i.i ]
  %.1039.i.i = icmp slt i64 %.475.i82329798.i, -3
  %.1040.i.i = select i1 %.1039.i.i, i64 %.281.fca.9.load.i, i64 0
  %57 = getelementptr i8, ptr %52, i64 12
  %.1054.i.i = getelementptr i32, ptr %57, i64 %.1040.i.i
  %.1055.i.i = load i32, ptr %.1054.i.i, align 4, !noalias !18
  %.1062.i.i = sitofp i32 %.356.i.i to double
  %.1063.i.i = fadd double %late.2.0.lcssa.i.i, %.1062.i.i
  %.1068.i.i = fmul double %.1063.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1055.i.i to double
  %.9.i.i.i = fcmp ogt double %.1068.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1068.i.i, double %.8.i.i.i
  %.1097.i.i = fmul double %.489.fca.24.load.i, %.10.i.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B480.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %213, i1 false), !noalias !21
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B480.i.i
  br i1 %.683.i8252.i, label %B106.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.475.i82329798.i, 4
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
  %58 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %58, i64 %.654.i.i.i
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
  %59 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %60 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %60, i64 %59
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !21
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !21
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %61 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %61, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.11.i.i.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1272.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.489.fca.23.load.i
  %.13.i1273.i.i = fcmp ogt double %.1097.i.i, %.12.i1272.i.i
  %.14.i.i.i = select i1 %.13.i1273.i.i, double %.1097.i.i, double %.12.i1272.i.i
  %.1208.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1243.i.i = load double, ptr %.1242.i.i, align 8, !noalias !18
  %.1244.i.i = fadd double %.1243.i.i, %.14.i.i.i
  store double %.1244.i.i, ptr %.1242.i.i, align 8, !noalias !18
  store double %.1208.i.i, ptr %.226.i827.i.i, align 8, !noalias !18
  %.1309.i.i = fadd double %.489.fca.4.load.i, %.1208.i.i
  %.13991376.not.i.i = icmp eq i32 %storemerge.i8253.i, 0
  br i1 %.13991376.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B894.if.lr.ph.i.i

B894.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1438.i.i = add nsw i64 %.475.i82329798.i, 4
  %.306.i.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i.i = fadd double %.489.fca.9.load.i, %.1208.i.i
  %.1091.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1091.not.i.i.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count1390.i.i = zext nneg i32 %storemerge.i8253.i to i64
  br label %B894.if.i.i

B990.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i
  %.1599.i.i = load double, ptr %.1598.i.i, align 8, !noalias !18
  %.1601.i.i = fadd double %.1599.i.i, 1.000000e+00
  store double %.1601.i.i, ptr %.1598.i.i, align 8, !noalias !18
  %.1651.i.i = select i1 %.1543.i.i, i64 %.210.i936.i.i, i64 0
  %62 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1356.i.i
  %.1665.i.i = getelementptr double, ptr %62, i64 %.1651.i.i
  %.1666.i.i = load double, ptr %.1665.i.i, align 8, !noalias !18
  %.12.i1274.i.i = fcmp ogt double %.1309.i.i, %.1666.i.i
  %.13.i1275.i.i = select i1 %.12.i1274.i.i, double %.1309.i.i, double %.1666.i.i
  br label %B1464.i.i

B1114.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i
  store i64 %.1746.i.i, ptr %.1558.i.i, align 8, !noalias !18
  %.1777.i.i = load double, ptr %.1776.i.i, align 8, !noalias !18
  %.1779.i.i = fadd double %.1777.i.i, 1.000000e+00
  store double %.1779.i.i, ptr %.1776.i.i, align 8, !noalias !18
  %.1822.not.i.i = icmp eq i64 %.170.i1286.i.i, %missed.2.01380.i.i
  %took.2.1.i.i = select i1 %.1822.not.i.i, double %.489.fca.11.load.i, double %.1833.i.i
  %.1875.i.i = load double, ptr %.1874.i.i, align 8, !noalias !18
  %.1877.i.i = fadd double %took.2.1.i.i, %.1875.i.i
  store double %.1877.i.i, ptr %.1874.i.i, align 8, !noalias !18
  %.1937.i.i = load double, ptr %.511.i.i, align 8, !noalias !18
  %.12.i1276.i.i = fcmp ogt double %.1208.i.i, %.1937.i.i
  %.13.i1277.i.i = select i1 %.12.i1276.i.i, double %.1208.i.i, double %.1937.i.i
  %.1968.i.i = fadd double %took.2.1.i.i, %.13.i1277.i.i
  store double %.1968.i.i, ptr %.511.i.i, align 8, !noalias !18
  %.284.i.i.i = ashr i64 %.1473.i.i, 1
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
  %.351.i.i.i = fadd double %.489.fca.5.load.i, %.1968.i.i
  %.352.i.i.i = fadd double %.311.i.i.i, %.351.i.i.i
  %.40212881289.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %63 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i.i
  %.460.i.i.i = load i64, ptr %63, align 8, !noalias !24
  %.466.i.i.i = icmp eq i64 %.460.i.i.i, %.284.i.i.i
  br i1 %.466.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1114.i.i
  %64 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  %.589.i.i.i = load double, ptr %64, align 8, !noalias !24
  %.12.i.i.i.i = fcmp ogt double %.589.i.i.i, %.352.i.i.i
  %.13.i.i1278.i.i = select i1 %.12.i.i.i.i, double %.589.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i.i.i:                                       ; preds = %B1114.i.i
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
  %.300.i.i.i.i = load double, ptr %.541.i8249.i, align 8, !noalias !27
  %.12.i.i1282.i.i.i = fcmp ogt double %.1208.i.i, %.300.i.i.i.i
  %.13.i.i1283.i.i.i = select i1 %.12.i.i1282.i.i.i, double %.1208.i.i, double %.300.i.i.i.i
  %.333.i.i.i.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i.i
  store double %.333.i.i.i.i, ptr %.541.i8249.i, align 8, !noalias !27
  %.391.i.i.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !27
  %.394.i.i.i.i = fadd double %.332.i.i.i.i, %.391.i.i.i.i
  store double %.394.i.i.i.i, ptr %.390.i.i.i.i, align 8, !noalias !27
  %.483.i.i.i.i = load double, ptr %.541.i8249.i, align 8, !noalias !27
  %.262.i.i.i.i.i = lshr i64 %.1473.i.i, 16
  %.273.0.i.i.i.i.i = and i64 %.262.i.i.i.i.i, 16383
  %65 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i.i
  %.342.i.i.i.i.i = load double, ptr %65, align 8, !noalias !30
  %.346.i.i.i.i.i = fcmp olt double %.342.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.392.i.i.i.i.i, ptr %65, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.546.i.i.i.i.i = phi double [ %.342.i.i.i.i.i, %B408.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.454.i.i.i.i = fmul double %.489.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.546.i.i.i.i.i, %.483.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.546.i.i.i.i.i, double %.483.i.i.i.i
  %.641.i.i.i.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i.i
  %.642.i.i.i.i = fadd double %.454.i.i.i.i, %.641.i.i.i.i
  store i64 %.284.i.i.i, ptr %63, align 8, !noalias !27
  %66 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.642.i.i.i.i, ptr %66, align 8, !noalias !27
  %.12.i1284.i.i.i = fcmp ogt double %.642.i.i.i.i, %.352.i.i.i
  %.13.i1285.i.i.i = select i1 %.12.i1284.i.i.i, double %.642.i.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1135.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !24
  %.262.i.i.i.i = lshr i64 %.1473.i.i, 16
  %.273.0.i.i.i.i = and i64 %.262.i.i.i.i, 16383
  %67 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i
  %.342.i.i.i.i = load double, ptr %67, align 8, !noalias !33
  %.346.i.i.i.i = fcmp olt double %.342.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.392.i.i.i.i.i, ptr %67, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.546.i.i.i.i = phi double [ %.342.i.i.i.i, %B544.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1286.i.i.i = fcmp ogt double %.546.i.i.i.i, %.1135.i.i.i
  %.13.i1287.i.i.i = select i1 %.12.i1286.i.i.i, double %.546.i.i.i.i, double %.1135.i.i.i
  %.1308.i.i.i = fadd double %.1307.i.i.i, %.13.i1287.i.i.i
  store i64 %.284.i.i.i, ptr %63, align 8, !noalias !24
  %68 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.1308.i.i.i, ptr %68, align 8, !noalias !24
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1285.sink.i.i.i = phi double [ %.13.i1285.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1278.i.i, %B216.i.i.i ], [ %.1308.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.352.i.i.i, %B518.i.i.i ]
  %.2118.i.i = select i1 %.1543.i.i, i64 %.210.i936.i.i, i64 0
  %69 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1356.i.i
  %.2132.i.i = getelementptr double, ptr %69, i64 %.2118.i.i
  store double %.13.i1285.sink.i.i.i, ptr %.2132.i.i, align 8, !noalias !18
  br label %B1464.i.i

B1464.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B990.i.i
  %missed.3.1.i.i = phi i64 [ %missed.2.01380.i.i, %B990.i.i ], [ %.170.i1286.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1275.i.i, %B990.i.i ], [ %.13.i1285.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1279.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01379.i.i
  %.13.i1280.i.i = select i1 %.12.i1279.i.i, double %arrival.2.1.i.i, double %worst.2.01379.i.i
  %exitcond1391.not.i.i = icmp eq i64 %indvars.iv.next1388.i.i, %wide.trip.count1390.i.i
  br i1 %exitcond1391.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B894.if.i.i

B302.if.i.i:                                      ; preds = %B472.i.i, %B302.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B472.i.i ]
  %late.2.01375.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %.1012.i.i, %B472.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.796.i.i = load i64, ptr %.795.i.i, align 8, !noalias !18
  %.797.i.i = add nsw i64 %.796.i.i, 1
  store i64 %.797.i.i, ptr %.795.i.i, align 8, !noalias !18
  %.834.i.i = add nsw i64 %.832.i.i, %indvars.iv.i.i
  %.848.i.i = icmp slt i64 %.834.i.i, 0
  %.849.i.i = select i1 %.848.i.i, i64 %.281.fca.9.load.i, i64 0
  %70 = getelementptr i32, ptr %arg.rows_at, i64 %.834.i.i
  %.863.i.i = getelementptr i32, ptr %70, i64 %.849.i.i
  %.864.i.i = load i32, ptr %.863.i.i, align 4, !noalias !18
  %.866.i.i = sext i32 %.864.i.i to i64
  %.867.i.i = add nsw i64 %.710.i.i, %.866.i.i
  %.170.i.i.i = ashr i64 %.867.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %71 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %71, i64 %.519.i.i.i
  store i64 %.797.i.i, ptr %.533.i.i.i, align 8, !noalias !36
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i1281.i.i:                                   ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %72 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %72, i64 %.570.i.i.i
  %.585.i.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !36
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %73 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %73, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !36
  %.619.i.i.i = icmp slt i64 %.585.i.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i1281.i.i
  %.654.i1282.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1282.i.i, i64 %.210.i.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1283.i.i = getelementptr i64, ptr %74, i64 %.655.i.i.i
  store i64 %.170.i.i.i, ptr %.669.i1283.i.i, align 8, !noalias !36
  %.719.i.i.i = shl nsw i64 %spec.select.i.i.i, 2
  %.722.i.i.i = add i64 %.719.i.i.i, 4
  %.759.i1284.i.i = select i1 %.654.i1282.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1285.i.i = add i64 %.759.i1284.i.i, %.719.i.i.i
  %.775.i.i.i = icmp slt i64 %.722.i.i.i, 0
  %.776.i.i.i = select i1 %.775.i.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i.i = add i64 %.776.i.i.i, %.722.i.i.i
  %.904.i.i.i = icmp slt i64 %.760.i1285.i.i, 0
  br i1 %.904.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B302.if.i.i
  %.175.i.i.i = mul nsw i64 %.170.i.i.i, 712544676207699905
  %.176.i.i.i = ashr i64 %.175.i.i.i, 20
  %.246.i.i.i = srem i64 %.176.i.i.i, %.194.0.i.i.i
  %.248.i.i.i = icmp slt i64 %.246.i.i.i, 0
  %.257.i.i.i = select i1 %.248.i.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i.i = add nsw i64 %.257.i.i.i, %.246.i.i.i
  %75 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %75, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1281.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1281.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1281.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1281.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %76, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !36
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1281.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !39

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %77 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %77
  %78 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %79 = shl i64 %78, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %79, i1 false), !noalias !36
  br label %.975.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.884.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.760.i1285.i.i, %B312.i.i.i ]
  %.909.not.i.i.i = icmp slt i64 %.760.i1285.i.i, %.210.i900.i.i
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
  %.1070.i.i.i = select i1 %.654.i1282.i.i, i64 %.210.i864.i.i, i64 0
  %80 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %80, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !36
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.867.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.932.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.933.i.i = select i1 %.932.i.i, i64 %.210.i900.i.i, i64 0
  %81 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.947.i.i = getelementptr i64, ptr %81, i64 %.933.i.i
  %.948.i.i = load i64, ptr %.947.i.i, align 8, !noalias !18
  %.949.not.i.i = icmp eq i64 %.948.i.i, 0
  br i1 %.949.not.i.i, label %B472.i.i, label %B440.i.i

B894.if.i.i:                                      ; preds = %B1464.i.i, %B894.if.lr.ph.i.i
  %indvars.iv1387.i.i = phi i64 [ 0, %B894.if.lr.ph.i.i ], [ %indvars.iv.next1388.i.i, %B1464.i.i ]
  %missed.2.01380.i.i = phi i64 [ -1, %B894.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1464.i.i ]
  %worst.2.01379.i.i = phi double [ %.1309.i.i, %B894.if.lr.ph.i.i ], [ %.13.i1280.i.i, %B1464.i.i ]
  %indvars.iv.next1388.i.i = add nuw nsw i64 %indvars.iv1387.i.i, 1
  %.1440.i.i = add nsw i64 %.1438.i.i, %indvars.iv1387.i.i
  %.1454.i.i = icmp slt i64 %.1440.i.i, 0
  %.1455.i.i = select i1 %.1454.i.i, i64 %.281.fca.9.load.i, i64 0
  %82 = getelementptr i32, ptr %arg.rows_at, i64 %.1440.i.i
  %.1469.i.i = getelementptr i32, ptr %82, i64 %.1455.i.i
  %.1470.i.i = load i32, ptr %.1469.i.i, align 4, !noalias !18
  %.1472.i.i = sext i32 %.1470.i.i to i64
  %.1473.i.i = add nsw i64 %.710.i.i, %.1472.i.i
  %.170.i1286.i.i = ashr i64 %.1473.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1301.i.i.preheader, label %B0.endif.else.if.i1289.i.i, !prof !6

B212.i1361.i.i:                                   ; preds = %B184.if.i1301.i.i
  %.503.i1363.i.i = load i64, ptr %.795.i.i, align 8, !noalias !40
  %.519.i1364.i.i = select i1 %.408.i1305.i.i, i64 %.210.i864.i.i, i64 0
  %83 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1304.i.i
  %.533.i1365.i.i = getelementptr i64, ptr %83, i64 %.519.i1364.i.i
  store i64 %.503.i1363.i.i, ptr %.533.i1365.i.i, align 8, !noalias !40
  %.541.i1366.i.i = shl nsw i64 %.295.0618.i1304.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i

B270.i1310.i.i:                                   ; preds = %B184.if.i1301.i.i
  %.366.i1311.i.i = add i64 %.295.0618.i1304.i.i, 1
  %.362.i1312.i.i = add nsw i64 %.298.0619.i1303.i.i, -1
  %.570.i1313.i.i = select i1 %.408.i1305.i.i, i64 %.210.i864.i.i, i64 0
  %84 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1304.i.i
  %.584.i1314.i.i = getelementptr i64, ptr %84, i64 %.570.i1313.i.i
  %.585.i1315.i.i = load i64, ptr %.584.i1314.i.i, align 8, !noalias !40
  %.600.i1316.i.i = icmp slt i64 %place.2.0620.i1302.i.i, 0
  %.601.i1317.i.i = select i1 %.600.i1316.i.i, i64 %.210.i864.i.i, i64 0
  %85 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1302.i.i
  %.615.i1318.i.i = getelementptr i64, ptr %85, i64 %.601.i1317.i.i
  %.616.i1319.i.i = load i64, ptr %.615.i1318.i.i, align 8, !noalias !40
  %.619.i1320.i.i = icmp slt i64 %.585.i1315.i.i, %.616.i1319.i.i
  %spec.select.i1321.i.i = select i1 %.619.i1320.i.i, i64 %.295.0618.i1304.i.i, i64 %place.2.0620.i1302.i.i
  %.353.i1322.i.i = icmp samesign ugt i64 %.298.0619.i1303.i.i, 1
  br i1 %.353.i1322.i.i, label %B184.if.i1301.i.i, label %B312.i1323.i.i

B312.i1323.i.i:                                   ; preds = %B270.i1310.i.i
  %.654.i1324.i.i = icmp slt i64 %spec.select.i1321.i.i, 0
  %.655.i1325.i.i = select i1 %.654.i1324.i.i, i64 %.210.i.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1321.i.i
  %.669.i1326.i.i = getelementptr i64, ptr %86, i64 %.655.i1325.i.i
  store i64 %.170.i1286.i.i, ptr %.669.i1326.i.i, align 8, !noalias !40
  %.719.i1327.i.i = shl nsw i64 %spec.select.i1321.i.i, 2
  %.722.i1328.i.i = add i64 %.719.i1327.i.i, 4
  %.759.i1329.i.i = select i1 %.654.i1324.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1330.i.i = add i64 %.759.i1329.i.i, %.719.i1327.i.i
  %.775.i1331.i.i = icmp slt i64 %.722.i1328.i.i, 0
  %.776.i1332.i.i = select i1 %.775.i1331.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i1333.i.i = add i64 %.776.i1332.i.i, %.722.i1328.i.i
  %.904.i1334.i.i = icmp slt i64 %.760.i1330.i.i, 0
  br i1 %.904.i1334.i.i, label %B312.endif.else.if.i1360.i.i, label %B312.endif.else.endif.i1335.i.i, !prof !6

B0.endif.else.if.i1289.i.i:                       ; preds = %B894.if.i.i
  %.175.i1290.i.i = mul nsw i64 %.170.i1286.i.i, 712544676207699905
  %.176.i1291.i.i = ashr i64 %.175.i1290.i.i, 20
  %.246.i1292.i.i = srem i64 %.176.i1291.i.i, %.194.0.i.i.i
  %.248.i1294.i.i = icmp slt i64 %.246.i1292.i.i, 0
  %.257.i1297.i.i = select i1 %.248.i1294.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i1298.i.i = add nsw i64 %.257.i1297.i.i, %.246.i1292.i.i
  %87 = shl nsw i64 %.237.0.i1298.i.i, 4
  br label %B184.if.i1301.i.i.preheader

B184.if.i1301.i.i.preheader:                      ; preds = %B0.endif.else.if.i1289.i.i, %B894.if.i.i
  %.295.0618.i1304.i.i.ph = phi i64 [ %87, %B0.endif.else.if.i1289.i.i ], [ 0, %B894.if.i.i ]
  br label %B184.if.i1301.i.i

B184.if.i1301.i.i:                                ; preds = %B184.if.i1301.i.i.preheader, %B270.i1310.i.i
  %place.2.0620.i1302.i.i = phi i64 [ %spec.select.i1321.i.i, %B270.i1310.i.i ], [ %.295.0618.i1304.i.i.ph, %B184.if.i1301.i.i.preheader ]
  %.298.0619.i1303.i.i = phi i64 [ %.362.i1312.i.i, %B270.i1310.i.i ], [ 16, %B184.if.i1301.i.i.preheader ]
  %.295.0618.i1304.i.i = phi i64 [ %.366.i1311.i.i, %B270.i1310.i.i ], [ %.295.0618.i1304.i.i.ph, %B184.if.i1301.i.i.preheader ]
  %.408.i1305.i.i = icmp slt i64 %.295.0618.i1304.i.i, 0
  %.409.i1306.i.i = select i1 %.408.i1305.i.i, i64 %.210.i.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1304.i.i
  %.423.i1307.i.i = getelementptr i64, ptr %88, i64 %.409.i1306.i.i
  %.424.i1308.i.i = load i64, ptr %.423.i1307.i.i, align 8, !noalias !40
  %.426.i1309.i.i = icmp eq i64 %.424.i1308.i.i, %.170.i1286.i.i
  br i1 %.426.i1309.i.i, label %B212.i1361.i.i, label %B270.i1310.i.i

B312.endif.endif.i1346.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1345.i.i, %B312.endif.else.endif.endif.endif.i1342.i.i
  %.884.sroa.13.0.i1347.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1345.i.i ], [ %.884.sroa.13.1.i1343.i.i, %B312.endif.else.endif.endif.endif.i1342.i.i ]
  %.1005.not621.i1348.i.i = icmp slt i64 %.884.sroa.0.3.i1340.i.i, %.884.sroa.13.0.i1347.i.i
  br i1 %.1005.not621.i1348.i.i, label %.975.endif.preheader.i1357.i.i, label %.975.if.i1349.i.i, !prof !39

.975.endif.preheader.i1357.i.i:                   ; preds = %B312.endif.endif.i1346.i.i
  %89 = shl i64 %.884.sroa.0.3.i1340.i.i, 3
  %scevgep.i1358.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %89
  %90 = sub nsw i64 %.884.sroa.13.0.i1347.i.i, %.884.sroa.0.3.i1340.i.i
  %91 = shl i64 %90, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1358.i.i, i8 0, i64 %91, i1 false), !noalias !40
  br label %.975.if.i1349.i.i

B312.endif.else.if.i1360.i.i:                     ; preds = %B312.i1323.i.i
  br label %B312.endif.else.endif.i1335.i.i

B312.endif.else.endif.i1335.i.i:                  ; preds = %B312.endif.else.if.i1360.i.i, %B312.i1323.i.i
  %.884.sroa.0.1.i1336.i.i = phi i64 [ 0, %B312.endif.else.if.i1360.i.i ], [ %.760.i1330.i.i, %B312.i1323.i.i ]
  %.909.not.i1337.i.i = icmp slt i64 %.760.i1330.i.i, %.210.i900.i.i
  br i1 %.909.not.i1337.i.i, label %B312.endif.else.endif.endif.i1339.i.i, label %B312.endif.else.endif.if.i1338.i.i, !prof !10

B312.endif.else.endif.if.i1338.i.i:               ; preds = %B312.endif.else.endif.i1335.i.i
  br label %B312.endif.else.endif.endif.i1339.i.i

B312.endif.else.endif.endif.i1339.i.i:            ; preds = %B312.endif.else.endif.if.i1338.i.i, %B312.endif.else.endif.i1335.i.i
  %.884.sroa.0.3.i1340.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i1338.i.i ], [ %.884.sroa.0.1.i1336.i.i, %B312.endif.else.endif.i1335.i.i ]
  %.921.i1341.i.i = icmp slt i64 %.777.i1333.i.i, 0
  br i1 %.921.i1341.i.i, label %B312.endif.else.endif.endif.if.i1359.i.i, label %B312.endif.else.endif.endif.endif.i1342.i.i, !prof !6

B312.endif.else.endif.endif.if.i1359.i.i:         ; preds = %B312.endif.else.endif.endif.i1339.i.i
  br label %B312.endif.else.endif.endif.endif.i1342.i.i

B312.endif.else.endif.endif.endif.i1342.i.i:      ; preds = %B312.endif.else.endif.endif.if.i1359.i.i, %B312.endif.else.endif.endif.i1339.i.i
  %.884.sroa.13.1.i1343.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i1359.i.i ], [ %.777.i1333.i.i, %B312.endif.else.endif.endif.i1339.i.i ]
  %.926.not.i1344.i.i = icmp slt i64 %.777.i1333.i.i, %.210.i900.i.i
  br i1 %.926.not.i1344.i.i, label %B312.endif.endif.i1346.i.i, label %B312.endif.else.endif.endif.endif.if.i1345.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i1345.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i1342.i.i
  br label %B312.endif.endif.i1346.i.i

.975.if.i1349.i.i:                                ; preds = %.975.endif.preheader.i1357.i.i, %B312.endif.endif.i1346.i.i
  %.1054.i1351.i.i = load i64, ptr %.795.i.i, align 8, !noalias !40
  %.1070.i1352.i.i = select i1 %.654.i1324.i.i, i64 %.210.i864.i.i, i64 0
  %92 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1321.i.i
  %.1084.i1353.i.i = getelementptr i64, ptr %92, i64 %.1070.i1352.i.i
  store i64 %.1054.i1351.i.i, ptr %.1084.i1353.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i: ; preds = %.975.if.i1349.i.i, %B212.i1361.i.i
  %.719.sink.i1354.i.i = phi i64 [ %.719.i1327.i.i, %.975.if.i1349.i.i ], [ %.541.i1366.i.i, %B212.i1361.i.i ]
  %.1096.i1355.i.i = and i64 %.1473.i.i, 3
  %.1099.i1356.i.i = or disjoint i64 %.719.sink.i1354.i.i, %.1096.i1355.i.i
  %.1543.i.i = icmp slt i64 %.719.sink.i1354.i.i, 0
  %.1544.i.i = select i1 %.1543.i.i, i64 %.210.i900.i.i, i64 0
  %93 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1356.i.i
  %.1558.i.i = getelementptr i64, ptr %93, i64 %.1544.i.i
  %.1559.i.i = load i64, ptr %.1558.i.i, align 8, !noalias !18
  %.1560.not.i.i = icmp eq i64 %.1559.i.i, 0
  br i1 %.1560.not.i.i, label %B1114.i.i, label %B990.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1464.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1208.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1208.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1208.i.i, %B1464.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.469.i.i, %B76.i.i ], [ %.1309.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1280.i.i, %B1464.i.i ]
  br i1 %.8785.i.le, label %B5690.i, label %B6904.i

B5690.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.11266.i = select i1 %.7400.i, i64 %.210.i8613.i, i64 0
  %94 = getelementptr double, ptr %.226.i8612.i, i64 %.7345.i
  %.11280.i = getelementptr double, ptr %94, i64 %.11266.i
  %.11281.i = load double, ptr %.11280.i, align 8, !noalias !7
  %.12.i8255.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.11281.i
  %.13.i8256.i = select i1 %.12.i8255.i, double %worst.2.0.lcssa.sink.i.i, double %.11281.i
  store double %.13.i8256.i, ptr %.11280.i, align 8, !noalias !7
  br label %B6908.i

B5748.i:                                          ; preds = %B8.i8236.i
  %.11367.i = icmp eq i64 %.7450.i, 7
  br i1 %.11367.i, label %B5780.i, label %B6092.i

B5780.i:                                          ; preds = %B5748.i
  %.11399.i = load i64, ptr %.10028.i, align 8, !noalias !7
  %.11413.i = icmp slt i64 %.11399.i, 0
  %.11414.i = select i1 %.11413.i, i64 %.281.fca.8.load.i, i64 0
  %95 = getelementptr i64, ptr %.2204, i64 %.11399.i
  %.11428.i = getelementptr i64, ptr %95, i64 %.11414.i
  %.11429.i = load i64, ptr %.11428.i, align 8, !noalias !7
  %.11430.not.i = icmp eq i64 %.11429.i, 0
  %.366.i8349.i = icmp slt i64 %.475.i82329798.i, 0
  %.367.i.i = select i1 %.366.i8349.i, i64 %.281.fca.9.load.i, i64 0
  %96 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i82329798.i
  %.381.i.i = getelementptr i32, ptr %96, i64 %.367.i.i
  %.382.i.i = load i32, ptr %.381.i.i, align 4, !noalias !7
  br i1 %.11430.not.i, label %B5892.i, label %B5808.i

B5808.i:                                          ; preds = %B5780.i
  %.342.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.342.i.i, label %B6908.i, label %B70.i.i

B70.i.i:                                          ; preds = %B5808.i
  %.484.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !43
  %.12.i.i8257.i = fcmp ogt double %.484.i.i, %best.3.3.i
  %.13.i.i8258.i = select i1 %.12.i.i8257.i, double %.484.i.i, double %best.3.3.i
  %.531.i.i = icmp slt i64 %.475.i82329798.i, -3
  %.532.i.i = select i1 %.531.i.i, i64 %.281.fca.9.load.i, i64 0
  %97 = getelementptr i8, ptr %96, i64 12
  %.546.i.i = getelementptr i32, ptr %97, i64 %.532.i.i
  %.547.i.i = load i32, ptr %.546.i.i, align 4, !noalias !43
  %.548.i8259.i = sitofp i32 %.547.i.i to double
  %.551.i.i = sitofp i32 %.382.i.i to double
  %.556.i8260.i = fmul double %.551.i.i, 2.500000e-01
  %.12.i754.i.i = fcmp ogt double %.556.i8260.i, %.548.i8259.i
  %.13.i755.i.i = select i1 %.12.i754.i.i, double %.556.i8260.i, double %.548.i8259.i
  %.585.i.i = fadd double %.13.i.i8258.i, %.13.i755.i.i
  %.618.i8262.i = load double, ptr %.1242.i.i, align 8, !noalias !43
  %.681.i.i = fsub double %.585.i.i, %.13.i.i8258.i
  %.682.i8263.i = fadd double %.618.i8262.i, %.681.i.i
  store double %.682.i8263.i, ptr %.1242.i.i, align 8, !noalias !43
  store double %.585.i.i, ptr %.226.i827.i.i, align 8, !noalias !43
  %spec.select.i8264.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.836760.not.i.i = icmp eq i32 %spec.select.i8264.i, 0
  br i1 %.836760.not.i.i, label %B6908.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.943.i.i = add nsw i64 %.475.i82329798.i, 4
  %wide.trip.count.i8268.i = zext nneg i32 %spec.select.i8264.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i, %B416.if.lr.ph.i.i
  %indvars.iv.i8269.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i8270.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i ]
  %indvars.iv.next.i8270.i = add nuw nsw i64 %indvars.iv.i8269.i, 1
  %.907.i.i = load i64, ptr %.795.i.i, align 8, !noalias !43
  %.908.i.i = add nsw i64 %.907.i.i, 1
  store i64 %.908.i.i, ptr %.795.i.i, align 8, !noalias !43
  %.945.i.i = add nsw i64 %.943.i.i, %indvars.iv.i8269.i
  %.959.i.i = icmp slt i64 %.945.i.i, 0
  %.960.i.i = select i1 %.959.i.i, i64 %.281.fca.9.load.i, i64 0
  %98 = getelementptr i32, ptr %arg.rows_at, i64 %.945.i.i
  %.974.i.i = getelementptr i32, ptr %98, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i.i, align 4, !noalias !43
  %.977.i.i = sext i32 %.975.i.i to i64
  %.978.i.i = add nsw i64 %.710.i.i, %.977.i.i
  %.170.i.i8271.i = ashr i64 %.978.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i8284.i.preheader, label %B0.endif.else.if.i.i8272.i, !prof !6

B212.i.i8345.i:                                   ; preds = %B184.if.i.i8284.i
  %.519.i.i8346.i = select i1 %.408.i.i8288.i, i64 %.210.i864.i.i, i64 0
  %99 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8287.i
  %.533.i.i8347.i = getelementptr i64, ptr %99, i64 %.519.i.i8346.i
  store i64 %.908.i.i, ptr %.533.i.i8347.i, align 8, !noalias !46
  %.541.i.i8348.i = shl nsw i64 %.295.0618.i.i8287.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i

B270.i.i8293.i:                                   ; preds = %B184.if.i.i8284.i
  %.366.i.i8294.i = add i64 %.295.0618.i.i8287.i, 1
  %.362.i.i8295.i = add nsw i64 %.298.0619.i.i8286.i, -1
  %.570.i.i8296.i = select i1 %.408.i.i8288.i, i64 %.210.i864.i.i, i64 0
  %100 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8287.i
  %.584.i.i8297.i = getelementptr i64, ptr %100, i64 %.570.i.i8296.i
  %.585.i.i8298.i = load i64, ptr %.584.i.i8297.i, align 8, !noalias !46
  %.600.i.i8299.i = icmp slt i64 %place.2.0620.i.i8285.i, 0
  %.601.i.i8300.i = select i1 %.600.i.i8299.i, i64 %.210.i864.i.i, i64 0
  %101 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i8285.i
  %.615.i.i8301.i = getelementptr i64, ptr %101, i64 %.601.i.i8300.i
  %.616.i.i8302.i = load i64, ptr %.615.i.i8301.i, align 8, !noalias !46
  %.619.i.i8303.i = icmp slt i64 %.585.i.i8298.i, %.616.i.i8302.i
  %spec.select.i.i8304.i = select i1 %.619.i.i8303.i, i64 %.295.0618.i.i8287.i, i64 %place.2.0620.i.i8285.i
  %.353.i.i8305.i = icmp samesign ugt i64 %.298.0619.i.i8286.i, 1
  br i1 %.353.i.i8305.i, label %B184.if.i.i8284.i, label %B312.i.i8306.i

B312.i.i8306.i:                                   ; preds = %B270.i.i8293.i
  %.654.i.i8307.i = icmp slt i64 %spec.select.i.i8304.i, 0
  %.655.i.i8308.i = select i1 %.654.i.i8307.i, i64 %.210.i.i.i, i64 0
  %102 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i8304.i
  %.669.i.i8309.i = getelementptr i64, ptr %102, i64 %.655.i.i8308.i
  store i64 %.170.i.i8271.i, ptr %.669.i.i8309.i, align 8, !noalias !46
  %.719.i.i8310.i = shl nsw i64 %spec.select.i.i8304.i, 2
  %.722.i.i8311.i = add i64 %.719.i.i8310.i, 4
  %.759.i.i8312.i = select i1 %.654.i.i8307.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i8313.i = add i64 %.759.i.i8312.i, %.719.i.i8310.i
  %.775.i.i8314.i = icmp slt i64 %.722.i.i8311.i, 0
  %.776.i.i8315.i = select i1 %.775.i.i8314.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i8316.i = add i64 %.776.i.i8315.i, %.722.i.i8311.i
  %.904.i.i8317.i = icmp slt i64 %.760.i.i8313.i, 0
  br i1 %.904.i.i8317.i, label %B312.endif.else.if.i.i8344.i, label %B312.endif.else.endif.i.i8318.i, !prof !6

B0.endif.else.if.i.i8272.i:                       ; preds = %B416.if.i.i
  %.175.i.i8273.i = mul nsw i64 %.170.i.i8271.i, 712544676207699905
  %.176.i.i8274.i = ashr i64 %.175.i.i8273.i, 20
  %.246.i.i8275.i = srem i64 %.176.i.i8274.i, %.194.0.i.i.i
  %.248.i.i8277.i = icmp slt i64 %.246.i.i8275.i, 0
  %.257.i.i8280.i = select i1 %.248.i.i8277.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i8281.i = add nsw i64 %.257.i.i8280.i, %.246.i.i8275.i
  %103 = shl nsw i64 %.237.0.i.i8281.i, 4
  br label %B184.if.i.i8284.i.preheader

B184.if.i.i8284.i.preheader:                      ; preds = %B0.endif.else.if.i.i8272.i, %B416.if.i.i
  %.295.0618.i.i8287.i.ph = phi i64 [ %103, %B0.endif.else.if.i.i8272.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i8284.i

B184.if.i.i8284.i:                                ; preds = %B184.if.i.i8284.i.preheader, %B270.i.i8293.i
  %place.2.0620.i.i8285.i = phi i64 [ %spec.select.i.i8304.i, %B270.i.i8293.i ], [ %.295.0618.i.i8287.i.ph, %B184.if.i.i8284.i.preheader ]
  %.298.0619.i.i8286.i = phi i64 [ %.362.i.i8295.i, %B270.i.i8293.i ], [ 16, %B184.if.i.i8284.i.preheader ]
  %.295.0618.i.i8287.i = phi i64 [ %.366.i.i8294.i, %B270.i.i8293.i ], [ %.295.0618.i.i8287.i.ph, %B184.if.i.i8284.i.preheader ]
  %.408.i.i8288.i = icmp slt i64 %.295.0618.i.i8287.i, 0
  %.409.i.i8289.i = select i1 %.408.i.i8288.i, i64 %.210.i.i.i, i64 0
  %104 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i8287.i
  %.423.i.i8290.i = getelementptr i64, ptr %104, i64 %.409.i.i8289.i
  %.424.i.i8291.i = load i64, ptr %.423.i.i8290.i, align 8, !noalias !46
  %.426.i.i8292.i = icmp eq i64 %.424.i.i8291.i, %.170.i.i8271.i
  br i1 %.426.i.i8292.i, label %B212.i.i8345.i, label %B270.i.i8293.i

B312.endif.endif.i.i8329.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i8328.i, %B312.endif.else.endif.endif.endif.i.i8325.i
  %.884.sroa.13.0.i.i8330.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i8328.i ], [ %.884.sroa.13.1.i.i8326.i, %B312.endif.else.endif.endif.endif.i.i8325.i ]
  %.1005.not621.i.i8331.i = icmp slt i64 %.884.sroa.0.3.i.i8323.i, %.884.sroa.13.0.i.i8330.i
  br i1 %.1005.not621.i.i8331.i, label %.975.endif.preheader.i.i8341.i, label %.975.if.i.i8332.i, !prof !39

.975.endif.preheader.i.i8341.i:                   ; preds = %B312.endif.endif.i.i8329.i
  %105 = shl i64 %.884.sroa.0.3.i.i8323.i, 3
  %scevgep.i.i8342.i = getelementptr i8, ptr %.226.i898.i.i, i64 %105
  %106 = sub nsw i64 %.884.sroa.13.0.i.i8330.i, %.884.sroa.0.3.i.i8323.i
  %107 = shl i64 %106, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i8342.i, i8 0, i64 %107, i1 false), !noalias !46
  br label %.975.if.i.i8332.i

B312.endif.else.if.i.i8344.i:                     ; preds = %B312.i.i8306.i
  br label %B312.endif.else.endif.i.i8318.i

B312.endif.else.endif.i.i8318.i:                  ; preds = %B312.endif.else.if.i.i8344.i, %B312.i.i8306.i
  %.884.sroa.0.1.i.i8319.i = phi i64 [ 0, %B312.endif.else.if.i.i8344.i ], [ %.760.i.i8313.i, %B312.i.i8306.i ]
  %.909.not.i.i8320.i = icmp slt i64 %.760.i.i8313.i, %.210.i900.i.i
  br i1 %.909.not.i.i8320.i, label %B312.endif.else.endif.endif.i.i8322.i, label %B312.endif.else.endif.if.i.i8321.i, !prof !10

B312.endif.else.endif.if.i.i8321.i:               ; preds = %B312.endif.else.endif.i.i8318.i
  br label %B312.endif.else.endif.endif.i.i8322.i

B312.endif.else.endif.endif.i.i8322.i:            ; preds = %B312.endif.else.endif.if.i.i8321.i, %B312.endif.else.endif.i.i8318.i
  %.884.sroa.0.3.i.i8323.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i8321.i ], [ %.884.sroa.0.1.i.i8319.i, %B312.endif.else.endif.i.i8318.i ]
  %.921.i.i8324.i = icmp slt i64 %.777.i.i8316.i, 0
  br i1 %.921.i.i8324.i, label %B312.endif.else.endif.endif.if.i.i8343.i, label %B312.endif.else.endif.endif.endif.i.i8325.i, !prof !6

B312.endif.else.endif.endif.if.i.i8343.i:         ; preds = %B312.endif.else.endif.endif.i.i8322.i
  br label %B312.endif.else.endif.endif.endif.i.i8325.i

B312.endif.else.endif.endif.endif.i.i8325.i:      ; preds = %B312.endif.else.endif.endif.if.i.i8343.i, %B312.endif.else.endif.endif.i.i8322.i
  %.884.sroa.13.1.i.i8326.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i8343.i ], [ %.777.i.i8316.i, %B312.endif.else.endif.endif.i.i8322.i ]
  %.926.not.i.i8327.i = icmp slt i64 %.777.i.i8316.i, %.210.i900.i.i
  br i1 %.926.not.i.i8327.i, label %B312.endif.endif.i.i8329.i, label %B312.endif.else.endif.endif.endif.if.i.i8328.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i8328.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i8325.i
  br label %B312.endif.endif.i.i8329.i

.975.if.i.i8332.i:                                ; preds = %.975.endif.preheader.i.i8341.i, %B312.endif.endif.i.i8329.i
  %.1054.i.i8333.i = load i64, ptr %.795.i.i, align 8, !noalias !46
  %.1070.i.i8334.i = select i1 %.654.i.i8307.i, i64 %.210.i864.i.i, i64 0
  %108 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i8304.i
  %.1084.i.i8335.i = getelementptr i64, ptr %108, i64 %.1070.i.i8334.i
  store i64 %.1054.i.i8333.i, ptr %.1084.i.i8335.i, align 8, !noalias !46
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i: ; preds = %.975.if.i.i8332.i, %B212.i.i8345.i
  %.719.sink.i.i8337.i = phi i64 [ %.719.i.i8310.i, %.975.if.i.i8332.i ], [ %.541.i.i8348.i, %B212.i.i8345.i ]
  %.1096.i.i8338.i = and i64 %.978.i.i, 3
  %.1099.i.i8339.i = or disjoint i64 %.719.sink.i.i8337.i, %.1096.i.i8338.i
  %.1046.i.i = icmp slt i64 %.719.sink.i.i8337.i, 0
  %.1047.i.i = select i1 %.1046.i.i, i64 %.210.i900.i.i, i64 0
  %109 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i8339.i
  %.1061.i.i = getelementptr i64, ptr %109, i64 %.1047.i.i
  store i64 %.1746.i.i, ptr %.1061.i.i, align 8, !noalias !43
  %.1087.i.i = select i1 %.1046.i.i, i64 %.210.i936.i.i, i64 0
  %110 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i8339.i
  %.1101.i.i = getelementptr double, ptr %110, i64 %.1087.i.i
  store double %.585.i.i, ptr %.1101.i.i, align 8, !noalias !43
  %exitcond.not.i8340.i = icmp eq i64 %indvars.iv.next.i8270.i, %wide.trip.count.i8268.i
  br i1 %exitcond.not.i8340.i, label %B6904.i, label %B416.if.i.i

B5892.i:                                          ; preds = %B5780.i
  %.387.i.i = sext i32 %.382.i.i to i64
  %.388.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.388.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B5892.i
  %.500.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.530.i.i = load double, ptr %.541.i8249.i, align 8, !noalias !49
  %.12.i.i8350.i = fcmp ogt double %.530.i.i, %.500.i.i
  %.13.i.i8351.i = select i1 %.12.i.i8350.i, double %.530.i.i, double %.500.i.i
  %.563.i.i = fsub double %.13.i.i8351.i, %.489.fca.32.load.i
  %.593.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !49
  %.16.i.i8352.i = fcmp ogt double %.593.i.i, %best.3.3.i
  %.17.i.i8353.i = select i1 %.16.i.i8352.i, double %.593.i.i, double %best.3.3.i
  %.18.i.i8354.i = fcmp ogt double %.563.i.i, %.17.i.i8353.i
  %.19.i.i8355.i = select i1 %.18.i.i8354.i, double %.563.i.i, double %.17.i.i8353.i
  %spec.select692.i.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.725693.not.i.i = icmp eq i32 %spec.select692.i.i, 0
  br i1 %.725693.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.772.i.i = add nsw i64 %.475.i82329798.i, 4
  %wide.trip.count.i8356.i = zext nneg i32 %spec.select692.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.860.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.933.i8361.i, %B512.if.i.i ]
  %exitcond.not.i8360.i = icmp eq i64 %.860.0.i.i, 16
  br i1 %exitcond.not.i8360.i, label %B554.i.i, label %B512.if.i.i

B554.i.i:                                         ; preds = %B512.i.i
  %.1058.i.i = load i64, ptr %.1057.i.i, align 8, !noalias !49
  %.1069.0.i.i = and i64 %.1058.i.i, 15
  %111 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1069.0.i.i
  store i64 %.807.i.i, ptr %111, align 8, !noalias !49
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
  %exitcond704.not.i.i = icmp eq i64 %indvars.iv.next.i8358.i, %wide.trip.count.i8356.i
  br i1 %exitcond704.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %112 = uitofp nneg i64 %spec.select.i8359.i to double
  %113 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %112, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %113, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1279.i.i = fmul double %.489.fca.26.load.i, %lines.2.0.lcssa.i.i
  %.12.i686.i.i = fcmp ogt double %.1279.i.i, %.489.fca.23.load.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1279.i.i, double %.489.fca.23.load.i
  %.1311.i.i = fadd double %.19.i.i8355.i, %.13.i687.i.i
  %.1344.i.i = load double, ptr %.1242.i.i, align 8, !noalias !49
  %.1347.i.i = fsub double %.1311.i.i, %.19.i.i8355.i
  %.1350.i.i = fadd double %.1344.i.i, %.1347.i.i
  store double %.1350.i.i, ptr %.1242.i.i, align 8, !noalias !49
  store double %.1311.i.i, ptr %.226.i827.i.i, align 8, !noalias !49
  %.1441.i.i = load double, ptr %.1440.i8362.i, align 8, !noalias !49
  %.1445.i.i = sub nsw i64 %.387.i.i, %new.2.0.lcssa.i.i
  %.1446.i.i = sitofp i64 %.1445.i.i to double
  %.1447.i.i = fadd double %.1441.i.i, %.1446.i.i
  store double %.1447.i.i, ptr %.1440.i8362.i, align 8, !noalias !49
  %.1507.i.i = load double, ptr %.1506.i.i, align 8, !noalias !49
  %.1509.i.i = sitofp i32 %.382.i.i to double
  %.1510.i.i = fadd double %.1507.i.i, %.1509.i.i
  store double %.1510.i.i, ptr %.1506.i.i, align 8, !noalias !49
  %.1558.i8363.i = icmp slt i64 %.475.i82329798.i, -1
  %.1559.i8364.i = select i1 %.1558.i8363.i, i64 %.281.fca.9.load.i, i64 0
  %114 = getelementptr i8, ptr %96, i64 4
  %.1573.i.i = getelementptr i32, ptr %114, i64 %.1559.i8364.i
  %.1574.i.i = load i32, ptr %.1573.i.i, align 4, !noalias !49
  %.1581.i.i = sext i32 %.1574.i.i to i64
  %.1582.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1581.i.i
  %.1585.i.i = sitofp i64 %.1582.i.i to double
  %.1590.i.i = fdiv double %.1585.i.i, %.1509.i.i
  %.1597.i.i = fmul double %.489.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1601.i8365.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1602.i.i = fsub double %.1601.i8365.i, %.1590.i.i
  %.1605.i.i = fmul double %.489.fca.13.load.i, %.1602.i.i
  %.1606.i.i = fadd double %.1597.i.i, %.1605.i.i
  %.1609.i.i = fmul double %.489.fca.14.load.i, %.1590.i.i
  %.1610.i.i = fadd double %.1609.i.i, %.1606.i.i
  %.1640.i.i = load double, ptr %.1874.i.i, align 8, !noalias !49
  %.1641.i.i = fadd double %.1640.i.i, %.1610.i.i
  store double %.1641.i.i, ptr %.1874.i.i, align 8, !noalias !49
  %.1701.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.12.i688.i.i = fcmp ogt double %.1311.i.i, %.1701.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1311.i.i, double %.1701.i.i
  %.1731.i.i = fadd double %.13.i689.i.i, %.1610.i.i
  store double %.1731.i.i, ptr %.511.i.i, align 8, !noalias !49
  %.1817.i.i = fmul double %.1814.i.i, %.1601.i8365.i
  %.1824.i.i = fcmp ogt double %.1817.i.i, 0.000000e+00
  br i1 %.1824.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1855.i.i = load double, ptr %.541.i8249.i, align 8, !noalias !49
  %.12.i690.i.i = fcmp ogt double %.1311.i.i, %.1855.i.i
  %.13.i691.i.i = select i1 %.12.i690.i.i, double %.1311.i.i, double %.1855.i.i
  %.1886.i.i = fadd double %.1817.i.i, %.13.i691.i.i
  store double %.1886.i.i, ptr %.541.i8249.i, align 8, !noalias !49
  %.1946.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.1948.i.i = fadd double %.1817.i.i, %.1946.i.i
  store double %.1948.i.i, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.2023.pre.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i8357.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i8358.i, %B680.i.i ]
  %previous_new.2.0700.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0699.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.812.i.i, %B680.i.i ]
  %new.2.0698.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0697.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i8359.i, %B680.i.i ]
  %indvars.iv.next.i8358.i = add nuw nsw i64 %indvars.iv.i8357.i, 1
  %.774.i.i = add nsw i64 %.772.i.i, %indvars.iv.i8357.i
  %.788.i.i = icmp slt i64 %.774.i.i, 0
  %.789.i.i = select i1 %.788.i.i, i64 %.281.fca.9.load.i, i64 0
  %115 = getelementptr i32, ptr %arg.rows_at, i64 %.774.i.i
  %.803.i.i = getelementptr i32, ptr %115, i64 %.789.i.i
  %.804.i.i = load i32, ptr %.803.i.i, align 4, !noalias !49
  %.806.i.i = sext i32 %.804.i.i to i64
  %.807.i.i = add nsw i64 %.710.i.i, %.806.i.i
  %.812.i.i = ashr i64 %.807.i.i, 2
  %.818.not.i.i = icmp ne i64 %.812.i.i, %previous.2.0699.i.i
  %.823.i.i = zext i1 %.818.not.i.i to i64
  %spec.select.i8359.i = add nuw nsw i64 %lines.2.0696.i.i, %.823.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.933.i8361.i = add nuw nsw i64 %.860.0.i.i, 1
  %116 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.860.0.i.i
  %.989.i.i = load i64, ptr %116, align 8, !noalias !49
  %.991.i.i = icmp eq i64 %.989.i.i, %.807.i.i
  br i1 %.991.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B5892.i
  %.1311.sink.i.i = phi double [ %best.3.3.i, %B5892.i ], [ %.1311.i.i, %B1292.i.i ], [ %.1311.i.i, %B682.i.i ]
  %.2023.sink.i.i = phi double [ %best.3.3.i, %B5892.i ], [ %.2023.pre.i.i, %B1292.i.i ], [ %.1731.i.i, %B682.i.i ]
  %.11689.i = select i1 %.7400.i, i64 %.210.i9259.i, i64 0
  %117 = getelementptr double, ptr %.226.i9257.i, i64 %.7345.i
  %.11703.i = getelementptr double, ptr %117, i64 %.11689.i
  %.11704.i = load double, ptr %.11703.i, align 8, !noalias !7
  %.11710.i = fadd double %.12074.i, %.2023.sink.i.i
  %.12.i8366.i = fcmp ogt double %.11710.i, %.11704.i
  %.13.i8367.i = select i1 %.12.i8366.i, double %.11710.i, double %.11704.i
  store double %.13.i8367.i, ptr %.11703.i, align 8, !noalias !7
  %.11784.i = icmp slt i64 %quot.2.0.i, 0
  %.11785.i = select i1 %.11784.i, i64 %.210.i9151.i, i64 0
  %118 = getelementptr double, ptr %.226.i9149.i, i64 %quot.2.0.i
  %.11799.i = getelementptr double, ptr %118, i64 %.11785.i
  %.11800.i = load double, ptr %.11799.i, align 8, !noalias !7
  %.12.i8368.i = fcmp ogt double %.13.i8367.i, %.11800.i
  %.13.i8369.i = select i1 %.12.i8368.i, double %.13.i8367.i, double %.11800.i
  store double %.13.i8369.i, ptr %.11799.i, align 8, !noalias !7
  br label %B6904.i

B6092.i:                                          ; preds = %B5748.i
  %119 = getelementptr double, ptr %arg.cost_at, i64 %.7416.i
  %.11924.i = getelementptr double, ptr %119, i64 %.7435.i
  %.11925.i = load double, ptr %.11924.i, align 8, !noalias !7
  %.326.i.i = icmp slt i64 %.475.i82329798.i, 0
  %.327.i.i = select i1 %.326.i.i, i64 %.281.fca.9.load.i, i64 0
  %120 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i82329798.i
  %.341.i8370.i = getelementptr i32, ptr %120, i64 %.327.i.i
  %.342.i8371.i = load i32, ptr %.341.i8370.i, align 4, !noalias !52
  %.347.i.i = sext i32 %.342.i8371.i to i64
  %.348.i.i = icmp eq i32 %.342.i8371.i, 0
  br i1 %.348.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i8372.i

B70.i8372.i:                                      ; preds = %B6092.i
  %.494.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.524.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.554.i.i = load double, ptr %.541.i8249.i, align 8, !noalias !52
  %.16.i.i8373.i = fcmp ogt double %.524.i.i, %.494.i.i
  %.17.i.i8374.i = select i1 %.16.i.i8373.i, double %.524.i.i, double %.494.i.i
  %.18.i.i8375.i = fcmp ogt double %.554.i.i, %.17.i.i8374.i
  %.19.i.i8376.i = select i1 %.18.i.i8375.i, double %.554.i.i, double %.17.i.i8374.i
  %.589.i.i = fsub double %.19.i.i8376.i, %.489.fca.32.load.i
  %.619.i8377.i = load double, ptr %.226.i827.i.i, align 8, !noalias !52
  %.16.i773.i.i = fcmp ogt double %.619.i8377.i, %best.3.3.i
  %.17.i774.i.i = select i1 %.16.i773.i.i, double %.619.i8377.i, double %best.3.3.i
  %.18.i775.i.i = fcmp ogt double %.589.i.i, %.17.i774.i.i
  %.19.i776.i.i = select i1 %.18.i775.i.i, double %.589.i.i, double %.17.i774.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i8380.i, label %.456.endif.preheader.i.i8379.i, !prof !6

B278.i.i8399.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i8384.i
  %previous.3.1.i.i8400.i = phi i64 [ %.673.i.i8394.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i8384.i ]
  %worst.3.1.i.i8401.i = phi i64 [ %.13.i.i.i8398.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i8384.i ]
  %exitcond.not.i.i8402.i = icmp eq i64 %indvars.iv.next.i.i8386.i, %wide.trip.count.i.i8383.i
  br i1 %exitcond.not.i.i8402.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i8384.i

.456.endif.preheader.i.i8379.i:                   ; preds = %B70.i8372.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %213, i1 false), !noalias !55
  br label %.456.if.i.i8380.i

.456.if.i.i8380.i:                                ; preds = %.456.endif.preheader.i.i8379.i, %B70.i8372.i
  %.590192.not.i.i.i = icmp slt i32 %.342.i8371.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i8381.i

B106.if.lr.ph.i.i8381.i:                          ; preds = %.456.if.i.i8380.i
  %.637.i.i8382.i = add nsw i64 %.475.i82329798.i, 4
  %wide.trip.count.i.i8383.i = zext nneg i32 %.342.i8371.i to i64
  br label %B106.if.i.i8384.i

B106.if.i.i8384.i:                                ; preds = %B106.if.lr.ph.i.i8381.i, %B278.i.i8399.i
  %indvars.iv.i.i8385.i = phi i64 [ 0, %B106.if.lr.ph.i.i8381.i ], [ %indvars.iv.next.i.i8386.i, %B278.i.i8399.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i8381.i ], [ %worst.3.1.i.i8401.i, %B278.i.i8399.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i8381.i ], [ %previous.3.1.i.i8400.i, %B278.i.i8399.i ]
  %indvars.iv.next.i.i8386.i = add nuw nsw i64 %indvars.iv.i.i8385.i, 1
  %.639.i.i8387.i = add nsw i64 %.637.i.i8382.i, %indvars.iv.i.i8385.i
  %.653.i.i8388.i = icmp slt i64 %.639.i.i8387.i, 0
  %.654.i.i8389.i = select i1 %.653.i.i8388.i, i64 %.281.fca.9.load.i, i64 0
  %121 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i8387.i
  %.668.i.i8390.i = getelementptr i32, ptr %121, i64 %.654.i.i8389.i
  %.669.i.i8391.i = load i32, ptr %.668.i.i8390.i, align 4, !noalias !55
  %.671.i.i8392.i = sext i32 %.669.i.i8391.i to i64
  %.672.i.i8393.i = add nsw i64 %.710.i.i, %.671.i.i8392.i
  %.673.i.i8394.i = ashr i64 %.672.i.i8393.i, 2
  %.679.not.i.i8395.i = icmp eq i64 %.673.i.i8394.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i8395.i, label %B278.i.i8399.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i8384.i
  %.760.i.i8396.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.761.i.i8397.i = add nsw i64 %.760.i.i8396.i, 1
  store i64 %.761.i.i8397.i, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.13.i.i.i8398.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i8397.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i8399.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i8399.i
  %122 = uitofp nneg i64 %worst.3.1.i.i8401.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i8380.i
  %spec.select.i8403.i = phi i32 [ 0, %.456.if.i.i8380.i ], [ %.342.i8371.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i8404.i = phi double [ 1.000000e+00, %.456.if.i.i8380.i ], [ %122, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i8405.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i8404.i
  %.10.i.i8406.i = select i1 %.9.i.i8405.i, double %worst.2.0.lcssa.i.i8404.i, double %.489.fca.23.load.i
  %.735.i.i = fadd double %.19.i776.i.i, %.10.i.i8406.i
  store double %.735.i.i, ptr %.226.i827.i.i, align 8, !noalias !52
  %.773.i.i = sitofp i32 %.342.i8371.i to double
  %.774.i8407.i = fmul double %.489.fca.15.load.i, %.773.i.i
  %.804.i8409.i = load double, ptr %.1874.i.i, align 8, !noalias !52
  %.805.i.i = fadd double %.774.i8407.i, %.804.i8409.i
  store double %.805.i.i, ptr %.1874.i.i, align 8, !noalias !52
  %.865.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.12.i.i8410.i = fcmp ogt double %.735.i.i, %.865.i.i
  %.13.i.i8411.i = select i1 %.12.i.i8410.i, double %.735.i.i, double %.865.i.i
  %.895.i.i = fadd double %.774.i8407.i, %.13.i.i8411.i
  store double %.895.i.i, ptr %.511.i.i, align 8, !noalias !52
  %.927.i.i = fcmp ogt double %.11925.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.927.i.i, double %.489.fca.30.load.i, double %.489.fca.31.load.i
  %.947.i8412.i = fmul double %.489.fca.30.load.i, %.773.i.i
  %.963.i.i = icmp slt i64 %.475.i82329798.i, -2
  %.964.i.i = select i1 %.963.i.i, i64 %.281.fca.9.load.i, i64 0
  %123 = getelementptr i8, ptr %120, i64 8
  %.978.i8413.i = getelementptr i32, ptr %123, i64 %.964.i.i
  %.979.i.i = load i32, ptr %.978.i8413.i, align 4, !noalias !52
  %.981.i.i = sext i32 %.979.i.i to i64
  %.983.i.i = sub nsw i64 %.981.i.i, %.347.i.i
  %.984.i.i = sitofp i64 %.983.i.i to double
  %.985.i.i = fmul double %"$phi602.0.2.0.i.i", %.984.i.i
  %.986.i.i = fadd double %.947.i8412.i, %.985.i.i
  %.988.i.i = tail call double @llvm.fabs.f64(double %.11925.i)
  %.991.i8414.i = fmul double %.988.i.i, %.986.i.i
  %.1021.i.i = load double, ptr %.1020.i.i, align 8, !noalias !52
  %.1022.i.i = fadd double %.1021.i.i, %.991.i8414.i
  store double %.1022.i.i, ptr %.1020.i.i, align 8, !noalias !52
  %.1082.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.12.i777.i.i = fcmp ogt double %.735.i.i, %.1082.i.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.735.i.i, double %.1082.i.i
  %.1112.i.i = fadd double %.13.i778.i.i, %.991.i8414.i
  store double %.1112.i.i, ptr %.523.i.i, align 8, !noalias !52
  %.1172.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.12.i779.i.i = fcmp ogt double %.1112.i.i, %.1172.i.i
  %.13.i780.i.i = select i1 %.12.i779.i.i, double %.1112.i.i, double %.1172.i.i
  %.1321784.i.i = icmp sgt i32 %spec.select.i8403.i, 0
  br i1 %.1321784.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1360.i.i = add nsw i64 %.475.i82329798.i, 4
  %.306.i.i.i.i8418.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i8419.i = fadd double %.489.fca.9.load.i, %.735.i.i
  %.1091.not.i.i8420.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i8422.i = select i1 %.1091.not.i.i8420.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count.i8424.i = zext nneg i32 %spec.select.i8403.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i, %B976.if.lr.ph.i.i
  %indvars.iv.i8425.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i8426.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i ]
  %end.2.0787.i.i = phi double [ %.13.i780.i.i, %B976.if.lr.ph.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i ]
  %indvars.iv.next.i8426.i = add nuw nsw i64 %indvars.iv.i8425.i, 1
  %.1362.i.i = add nsw i64 %.1360.i.i, %indvars.iv.i8425.i
  %.1376.i.i = icmp slt i64 %.1362.i.i, 0
  %.1377.i.i = select i1 %.1376.i.i, i64 %.281.fca.9.load.i, i64 0
  %124 = getelementptr i32, ptr %arg.rows_at, i64 %.1362.i.i
  %.1391.i.i = getelementptr i32, ptr %124, i64 %.1377.i.i
  %.1392.i.i = load i32, ptr %.1391.i.i, align 4, !noalias !52
  %.1394.i.i = sext i32 %.1392.i.i to i64
  %.1395.i.i = add nsw i64 %.710.i.i, %.1394.i.i
  %.284.i.i8427.i = ashr i64 %.1395.i.i, 1
  %.5.i.i.i.i8428.i = mul i64 %.284.i.i8427.i, 8364850718657
  %.6.i.i.i.i8429.i = lshr i64 %.5.i.i.i.i8428.i, 20
  %.7.i.i.i.i8430.i = and i64 %.6.i.i.i.i8429.i, 16777215
  %.32.i.i.i8431.i = uitofp nneg i64 %.7.i.i.i.i8430.i to double
  %.33.i.i.i8432.i = fadd double %.32.i.i.i8431.i, 5.000000e-01
  %.37.i.i.i8433.i = fmul double %.33.i.i.i8432.i, 0x3E70000000000000
  %.45.le.i.i.i8434.i = tail call double @llvm.log.f64(double %.37.i.i.i8433.i)
  %.50.i.i.i8435.i = fneg double %.45.le.i.i.i8434.i
  %.12.i.i.i.i8436.i = fcmp olt double %.50.i.i.i8435.i, 4.000000e+00
  %.13.i.i.i.i8437.i = select i1 %.12.i.i.i.i8436.i, double %.50.i.i.i8435.i, double 4.000000e+00
  %.79.i.i.i8438.i = fadd double %.13.i.i.i.i8437.i, -1.000000e+00
  %.311.i.i8439.i = fmul double %.489.fca.6.load.i, %.79.i.i.i8438.i
  %.345.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !58
  %.351.i.i8440.i = fadd double %.489.fca.5.load.i, %.345.i.i.i
  %.352.i.i8441.i = fadd double %.351.i.i8440.i, %.311.i.i8439.i
  %.40212881289.i.i8442.i = and i64 %.6.i.i.i.i8429.i, 65535
  %125 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i8442.i
  %.460.i.i8443.i = load i64, ptr %125, align 8, !noalias !58
  %.466.i.i8444.i = icmp eq i64 %.460.i.i8443.i, %.284.i.i8427.i
  br i1 %.466.i.i8444.i, label %B216.i.i8492.i, label %B270.i.i8445.i

B216.i.i8492.i:                                   ; preds = %B976.if.i.i
  %126 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8442.i
  %.589.i.i8493.i = load double, ptr %126, align 8, !noalias !58
  %.12.i.i.i8494.i = fcmp ogt double %.589.i.i8493.i, %.352.i.i8441.i
  %.13.i.i781.i.i = select i1 %.12.i.i.i8494.i, double %.589.i.i8493.i, double %.352.i.i8441.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i

B270.i.i8445.i:                                   ; preds = %B976.if.i.i
  %.657.i.i8446.i = load double, ptr %.656.i.i.i, align 8, !noalias !58
  %.659.i.i8447.i = fadd double %.657.i.i8446.i, 1.000000e+00
  store double %.659.i.i8447.i, ptr %.656.i.i.i, align 8, !noalias !58
  %.723.i.i8448.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.726.i.i8449.i = fadd double %.489.fca.19.load.i, %.723.i.i8448.i
  store double %.726.i.i8449.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.796.i.i8450.i = fcmp ult double %.726.i.i8449.i, 1.000000e+00
  br i1 %.796.i.i8450.i, label %B518.i.i8478.i, label %B408.i.i8451.i

B408.i.i8451.i:                                   ; preds = %B270.i.i8445.i
  %.834.i.i8452.i = fadd double %.726.i.i8449.i, -1.000000e+00
  store double %.834.i.i8452.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.300.i.i.i8453.i = load double, ptr %.541.i8249.i, align 8, !noalias !61
  %.12.i.i1282.i.i8454.i = fcmp ogt double %.735.i.i, %.300.i.i.i8453.i
  %.13.i.i1283.i.i8455.i = select i1 %.12.i.i1282.i.i8454.i, double %.735.i.i, double %.300.i.i.i8453.i
  %.333.i.i.i8456.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i8455.i
  store double %.333.i.i.i8456.i, ptr %.541.i8249.i, align 8, !noalias !61
  %.391.i.i.i8457.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.394.i.i.i8458.i = fadd double %.332.i.i.i.i, %.391.i.i.i8457.i
  store double %.394.i.i.i8458.i, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.483.i.i.i8459.i = load double, ptr %.541.i8249.i, align 8, !noalias !61
  %.262.i.i.i.i8460.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i.i8461.i = and i64 %.262.i.i.i.i8460.i, 16383
  %127 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i8461.i
  %.342.i.i.i.i8462.i = load double, ptr %127, align 8, !noalias !64
  %.346.i.i.i.i8463.i = fcmp olt double %.342.i.i.i.i8462.i, 0.000000e+00
  %or.cond.i.i.i.i8464.i = select i1 %.306.i.i.i.i8418.i, i1 %.346.i.i.i.i8463.i, i1 false
  br i1 %or.cond.i.i.i.i8464.i, label %B96.i.i.i.i8477.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8465.i

B96.i.i.i.i8477.i:                                ; preds = %B408.i.i8451.i
  store double %.392.i.i.i.i8419.i, ptr %127, align 8, !noalias !64
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8465.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8465.i: ; preds = %B96.i.i.i.i8477.i, %B408.i.i8451.i
  %.546.i.i.i.i8466.i = phi double [ %.342.i.i.i.i8462.i, %B408.i.i8451.i ], [ %.392.i.i.i.i8419.i, %B96.i.i.i.i8477.i ]
  %.454.i.i.i8467.i = fmul double %.489.fca.8.load.i, %.79.i.i.i8438.i
  %.12.i89.i.i.i8468.i = fcmp ogt double %.546.i.i.i.i8466.i, %.483.i.i.i8459.i
  %.13.i90.i.i.i8469.i = select i1 %.12.i89.i.i.i8468.i, double %.546.i.i.i.i8466.i, double %.483.i.i.i8459.i
  %.641.i.i.i8470.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i8469.i
  %.642.i.i.i8471.i = fadd double %.454.i.i.i8467.i, %.641.i.i.i8470.i
  store i64 %.284.i.i8427.i, ptr %125, align 8, !noalias !61
  %128 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8442.i
  store double %.642.i.i.i8471.i, ptr %128, align 8, !noalias !61
  %.12.i1284.i.i8472.i = fcmp ogt double %.642.i.i.i8471.i, %.352.i.i8441.i
  %.13.i1285.i.i8473.i = select i1 %.12.i1284.i.i8472.i, double %.642.i.i.i8471.i, double %.352.i.i8441.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i

B518.i.i8478.i:                                   ; preds = %B270.i.i8445.i
  br i1 %or.cond.i.i8422.i, label %B544.i.i8479.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i

B544.i.i8479.i:                                   ; preds = %B518.i.i8478.i
  %.1135.i.i8480.i = load double, ptr %.511.i.i, align 8, !noalias !58
  %.262.i.i.i8481.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i8482.i = and i64 %.262.i.i.i8481.i, 16383
  %129 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i8482.i
  %.342.i.i.i8483.i = load double, ptr %129, align 8, !noalias !67
  %.346.i.i.i8484.i = fcmp olt double %.342.i.i.i8483.i, 0.000000e+00
  %or.cond.i.i.i8485.i = select i1 %.306.i.i.i.i8418.i, i1 %.346.i.i.i8484.i, i1 false
  br i1 %or.cond.i.i.i8485.i, label %B96.i.i.i8491.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8486.i

B96.i.i.i8491.i:                                  ; preds = %B544.i.i8479.i
  store double %.392.i.i.i.i8419.i, ptr %129, align 8, !noalias !67
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8486.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8486.i: ; preds = %B96.i.i.i8491.i, %B544.i.i8479.i
  %.546.i.i.i8487.i = phi double [ %.342.i.i.i8483.i, %B544.i.i8479.i ], [ %.392.i.i.i.i8419.i, %B96.i.i.i8491.i ]
  %.12.i1286.i.i8488.i = fcmp ogt double %.546.i.i.i8487.i, %.1135.i.i8480.i
  %.13.i1287.i.i8489.i = select i1 %.12.i1286.i.i8488.i, double %.546.i.i.i8487.i, double %.1135.i.i8480.i
  %.1308.i.i8490.i = fadd double %.1307.i.i.i, %.13.i1287.i.i8489.i
  store i64 %.284.i.i8427.i, ptr %125, align 8, !noalias !58
  %130 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8442.i
  store double %.1308.i.i8490.i, ptr %130, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8486.i, %B518.i.i8478.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8465.i, %B216.i.i8492.i
  %.13.i1285.sink.i.i8475.i = phi double [ %.13.i1285.i.i8473.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8465.i ], [ %.13.i.i781.i.i, %B216.i.i8492.i ], [ %.1308.i.i8490.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8486.i ], [ %.352.i.i8441.i, %B518.i.i8478.i ]
  %.1491.i.i = fsub double %.13.i1285.sink.i.i8475.i, %.489.fca.5.load.i
  %.12.i782.i.i = fcmp ogt double %.1491.i.i, %end.2.0787.i.i
  %.13.i783.i.i = select i1 %.12.i782.i.i, double %.1491.i.i, double %end.2.0787.i.i
  %exitcond.not.i8476.i = icmp eq i64 %indvars.iv.next.i8426.i, %wide.trip.count.i8424.i
  br i1 %exitcond.not.i8476.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B6092.i
  %.735.sink.i.i = phi double [ %best.3.3.i, %B6092.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B6092.i ], [ %.13.i780.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8474.i ]
  %.12054.i = select i1 %.7400.i, i64 %.210.i9259.i, i64 0
  %131 = getelementptr double, ptr %.226.i9257.i, i64 %.7345.i
  %.12068.i = getelementptr double, ptr %131, i64 %.12054.i
  %.12069.i = load double, ptr %.12068.i, align 8, !noalias !7
  %.12075.i = fadd double %.12074.i, %end.2.0.lcssa.sink.i.i
  %.12.i8495.i = fcmp ogt double %.12075.i, %.12069.i
  %.13.i8496.i = select i1 %.12.i8495.i, double %.12075.i, double %.12069.i
  store double %.13.i8496.i, ptr %.12068.i, align 8, !noalias !7
  %.12149.i = icmp slt i64 %quot.2.0.i, 0
  %.12150.i = select i1 %.12149.i, i64 %.210.i9151.i, i64 0
  %132 = getelementptr double, ptr %.226.i9149.i, i64 %quot.2.0.i
  %.12164.i = getelementptr double, ptr %132, i64 %.12150.i
  %.12165.i = load double, ptr %.12164.i, align 8, !noalias !7
  %.12.i8497.i = fcmp ogt double %.13.i8496.i, %.12165.i
  %.13.i8498.i = select i1 %.12.i8497.i, double %.13.i8496.i, double %.12165.i
  store double %.13.i8498.i, ptr %.12164.i, align 8, !noalias !7
  %.12258.i = fadd double %.489.fca.29.load.i, %end.2.0.lcssa.sink.i.i
  br label %B6904.i

B6324.i:                                          ; preds = %B4482.i
  switch i64 %.7450.i, label %B6904.i [
    i64 9, label %B6356.i
    i64 14, label %B6496.i
    i64 12, label %B6776.i
    i64 3, label %B6830.i
    i64 2, label %B6884.i
  ]

B6356.i:                                          ; preds = %B6324.i
  %.12329.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8499.i = fcmp ogt double %best.3.3.i, %.12329.i
  %.13.i8500.i = select i1 %.12.i8499.i, double %best.3.3.i, double %.12329.i
  %.12361.i = fadd double %.489.fca.34.load.i, %.13.i8500.i
  store double %.12361.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B6908.i

B6496.i:                                          ; preds = %B6324.i
  %.12397.i = shl nsw i64 %.7345.i, 4
  %.12413.i = select i1 %.7400.i, i64 %.210.i8683.i, i64 0
  %133 = getelementptr i64, ptr %.226.i8681.i, i64 %.7345.i
  %.12427.i = getelementptr i64, ptr %133, i64 %.12413.i
  %.12428.i = load i64, ptr %.12427.i, align 8, !noalias !7
  %.12439.0.i = and i64 %.12428.i, 15
  %.12504.i = icmp sgt i64 %.12428.i, 0
  br i1 %.12504.i, label %B6574.i, label %B6496.B6648_crit_edge.i

B6496.B6648_crit_edge.i:                          ; preds = %B6496.i
  %.pre9783.i = select i1 %.7400.i, i64 %.210.i8647.i, i64 0
  br label %B6648.i

B6574.i:                                          ; preds = %B6496.i
  %.12539.i = add nuw i64 %.12428.i, 15
  %.12559.i = and i64 %.12539.i, 15
  %.12595.i = select i1 %.7400.i, i64 %.210.i8647.i, i64 0
  %134 = getelementptr double, ptr %.226.i8645.i, i64 %.12397.i
  %135 = getelementptr double, ptr %134, i64 %.12559.i
  %.12609.i = getelementptr double, ptr %135, i64 %.12595.i
  %.12610.i = load double, ptr %.12609.i, align 8, !noalias !7
  br label %B6648.i

B6648.i:                                          ; preds = %B6574.i, %B6496.B6648_crit_edge.i
  %.12710.pre-phi.i = phi i64 [ %.pre9783.i, %B6496.B6648_crit_edge.i ], [ %.12595.i, %B6574.i ]
  %"$phi6648.0.2.3.i" = phi double [ 0.000000e+00, %B6496.B6648_crit_edge.i ], [ %.12610.i, %B6574.i ]
  %.12651.i = select i1 %.7400.i, i64 %.210.i8613.i, i64 0
  %136 = getelementptr double, ptr %.226.i8612.i, i64 %.7345.i
  %.12665.i = getelementptr double, ptr %136, i64 %.12651.i
  %.12666.i = load double, ptr %.12665.i, align 8, !noalias !7
  %.12.i8501.i = fcmp ogt double %.12666.i, %"$phi6648.0.2.3.i"
  %.13.i8502.i = select i1 %.12.i8501.i, double %.12666.i, double %"$phi6648.0.2.3.i"
  %137 = getelementptr double, ptr %.226.i8645.i, i64 %.12397.i
  %138 = getelementptr double, ptr %137, i64 %.12439.0.i
  %.12724.i = getelementptr double, ptr %138, i64 %.12710.pre-phi.i
  store double %.13.i8502.i, ptr %.12724.i, align 8, !noalias !7
  %.12758.i = load i64, ptr %.12427.i, align 8, !noalias !7
  %.12759.i = add nsw i64 %.12758.i, 1
  store i64 %.12759.i, ptr %.12427.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.12665.i, align 8, !noalias !7
  br label %B7008.i

B6776.i:                                          ; preds = %B6324.i
  %.12841.i = fadd double %.489.fca.36.load.i, %best.3.3.i
  br label %B7008.i

B6830.i:                                          ; preds = %B6324.i
  %.12863.i = fadd double %.489.fca.37.load.i, %best.3.3.i
  br label %B7008.i

B6884.i:                                          ; preds = %B6324.i
  %.12894.i = fadd double %.489.fca.38.load.i, %best.3.3.i
  br label %B7008.i

B6904.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i, %B4584.i, %B6324.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B4734.i
  %end.12.2.i = phi double [ %best.3.3.i, %B6324.i ], [ %best.3.3.i, %B4584.i ], [ %best.3.3.i, %B4734.i ], [ %.12258.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B6324.i ], [ %best.3.3.i, %B4584.i ], [ %best.3.3.i, %B4734.i ], [ %.735.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1208.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i ]
  %result.2.2.i = phi i64 [ 3, %B6324.i ], [ 2, %B4584.i ], [ 3, %B4734.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8336.i ]
  switch i64 %.7450.i, label %B7008.i [
    i64 13, label %B6908.i
    i64 9, label %B6908.i
    i64 8, label %B6908.i
    i64 7, label %B6908.i
    i64 6, label %B6908.i
    i64 5, label %B6908.i
  ]

B6908.i:                                          ; preds = %B6904.i, %B6904.i, %B6904.i, %B6904.i, %B6904.i, %B6904.i, %B6356.i, %B70.i.i, %B5808.i, %B5690.i, %B4842.i, %B4334.i
  %result.2.29806.i = phi i64 [ %result.2.2.i, %B6904.i ], [ %result.2.2.i, %B6904.i ], [ %result.2.2.i, %B6904.i ], [ %result.2.2.i, %B6904.i ], [ %result.2.2.i, %B6904.i ], [ %result.2.2.i, %B6904.i ], [ 2, %B70.i.i ], [ 2, %B5808.i ], [ 2, %B5690.i ], [ 3, %B6356.i ], [ 3, %B4334.i ], [ 3, %B4842.i ]
  %released.6.29804.i = phi double [ %released.6.2.i, %B6904.i ], [ %released.6.2.i, %B6904.i ], [ %released.6.2.i, %B6904.i ], [ %released.6.2.i, %B6904.i ], [ %released.6.2.i, %B6904.i ], [ %released.6.2.i, %B6904.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B5808.i ], [ %.1208.sink.i.i, %B5690.i ], [ %best.3.3.i, %B6356.i ], [ %best.3.3.i, %B4334.i ], [ %.10720.i, %B4842.i ]
  %end.12.29802.i = phi double [ %end.12.2.i, %B6904.i ], [ %end.12.2.i, %B6904.i ], [ %end.12.2.i, %B6904.i ], [ %end.12.2.i, %B6904.i ], [ %end.12.2.i, %B6904.i ], [ %end.12.2.i, %B6904.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B5808.i ], [ %.1208.sink.i.i, %B5690.i ], [ %best.3.3.i, %B6356.i ], [ %best.3.3.i, %B4334.i ], [ %.10726.i, %B4842.i ]
  %.12933.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12936.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.12966.i = getelementptr i64, ptr %.226.i9543.i, i64 %scheduler.3.3.i
  %.12967.i = load i64, ptr %.12966.i, align 8, !noalias !7
  %.12968.i = add nsw i64 %.12967.i, %.12936.i
  %.12982.i = icmp slt i64 %.12968.i, 0
  %.12983.i = select i1 %.12982.i, i64 %.210.i9509.i, i64 0
  %139 = getelementptr double, ptr %.226.i9507.i, i64 %.12968.i
  %.12997.i = getelementptr double, ptr %139, i64 %.12983.i
  store double %.12933.i, ptr %.12997.i, align 8, !noalias !7
  br i1 %.13034.i, label %B6908.endif.i, label %B6908.else.if.i, !prof !6

B7008.i:                                          ; preds = %B6908.endif.i, %B6904.i, %B6884.i, %B6830.i, %B6776.i, %B6648.i
  %result.2.29807.i = phi i64 [ %result.2.2.i, %B6904.i ], [ %result.2.29806.i, %B6908.endif.i ], [ 3, %B6648.i ], [ 3, %B6884.i ], [ 3, %B6830.i ], [ 3, %B6776.i ]
  %released.6.29805.i = phi double [ %released.6.2.i, %B6904.i ], [ %released.6.29804.i, %B6908.endif.i ], [ %best.3.3.i, %B6648.i ], [ %best.3.3.i, %B6884.i ], [ %best.3.3.i, %B6830.i ], [ %best.3.3.i, %B6776.i ]
  %end.12.29803.i = phi double [ %end.12.2.i, %B6904.i ], [ %end.12.29802.i, %B6908.endif.i ], [ %best.3.3.i, %B6648.i ], [ %.12894.i, %B6884.i ], [ %.12863.i, %B6830.i ], [ %.12841.i, %B6776.i ]
  %140 = getelementptr i64, ptr %.780, i64 %.7416.i
  %.13137.i = getelementptr i64, ptr %140, i64 %.7435.i
  %.13138.i = load i64, ptr %.13137.i, align 8, !noalias !7
  %.13139.i = icmp slt i64 %.13138.i, 6
  br i1 %.13139.i, label %B7042.i, label %B7130.i

B7042.i:                                          ; preds = %B7008.i
  %.13142.i = mul nsw i64 %.7345.i, 6
  %.13174.i = add nsw i64 %.13138.i, %.13142.i
  %.13189.i = icmp slt i64 %.13174.i, 0
  %.13190.i = select i1 %.13189.i, i64 %.210.i8719.i, i64 0
  %141 = getelementptr double, ptr %.226.i8717.i, i64 %.13174.i
  %.13204.i = getelementptr double, ptr %141, i64 %.13190.i
  store double %end.12.29803.i, ptr %.13204.i, align 8, !noalias !7
  %.13240.i = load i64, ptr %.13137.i, align 8, !noalias !7
  %.13241.i = add nsw i64 %.13240.i, %.13142.i
  %.13256.i = icmp slt i64 %.13241.i, 0
  %.13257.i = select i1 %.13256.i, i64 %.210.i8755.i, i64 0
  %142 = getelementptr i64, ptr %.226.i8753.i, i64 %.13241.i
  %.13271.i = getelementptr i64, ptr %142, i64 %.13257.i
  store i64 %result.2.29807.i, ptr %.13271.i, align 8, !noalias !7
  br label %B7130.i

B7130.i:                                          ; preds = %B7042.i, %B7008.i
  %143 = getelementptr i64, ptr %.850, i64 %.7416.i
  %.13305.i = getelementptr i64, ptr %143, i64 %.7435.i
  %.13306.i = load i64, ptr %.13305.i, align 8, !noalias !7
  %.13307.i = icmp slt i64 %.13306.i, 6
  br i1 %.13307.i, label %B7164.i, label %B7266.i

B7164.i:                                          ; preds = %B7130.i
  %.8214.i = select i1 %spec.select8221.i.le, double 1.200000e+01, double 2.000000e+00
  %.13328.i = fadd double %.8214.i, %released.6.29805.i
  %.13334.i = mul nsw i64 %.7345.i, 6
  %.13366.i = add nsw i64 %.13306.i, %.13334.i
  %.13380.i = icmp slt i64 %.13366.i, 0
  %.13381.i = select i1 %.13380.i, i64 %.210.i8719.i, i64 0
  %144 = getelementptr double, ptr %.226.i8717.i, i64 %.13366.i
  %.13395.i = getelementptr double, ptr %144, i64 %.13381.i
  store double %.13328.i, ptr %.13395.i, align 8, !noalias !7
  %.13429.i = load i64, ptr %.13305.i, align 8, !noalias !7
  %.13432.i = add nsw i64 %.13429.i, %.13334.i
  %.13447.i = icmp slt i64 %.13432.i, 0
  %.13448.i = select i1 %.13447.i, i64 %.210.i8755.i, i64 0
  %145 = getelementptr i64, ptr %.226.i8753.i, i64 %.13432.i
  %.13462.i = getelementptr i64, ptr %145, i64 %.13448.i
  store i64 %result.2.29807.i, ptr %.13462.i, align 8, !noalias !7
  br label %B7266.i

B7266.i:                                          ; preds = %B7164.i, %B7130.i
  %.13505.i = load i64, ptr %.7415.i.le, align 8, !noalias !7
  %.13506.i = add nsw i64 %.13505.i, 1
  store i64 %.13506.i, ptr %.7415.i.le, align 8, !noalias !7
  %.13584.i = select i1 %.7400.i, i64 %.210.i8516.i, i64 0
  %146 = getelementptr i64, ptr %.226.i.i, i64 %.7345.i
  %.13598.i = getelementptr i64, ptr %146, i64 %.13584.i
  %.13599.i = load i64, ptr %.13598.i, align 8, !noalias !7
  %.13613.i = icmp slt i64 %.13599.i, 0
  %.13614.i = select i1 %.13613.i, i64 %.1428, i64 0
  %147 = getelementptr i64, ptr %.1444, i64 %.13599.i
  %.13628.i = getelementptr i64, ptr %147, i64 %.13614.i
  %.13629.i = load i64, ptr %.13628.i, align 8, !noalias !7
  %.13644.i = icmp slt i64 %.13629.i, -1
  %.13645.i = select i1 %.13644.i, i64 %.1258, i64 0
  %148 = getelementptr i64, ptr %.1274, i64 %.13629.i
  %149 = getelementptr i8, ptr %148, i64 8
  %.13659.i = getelementptr i64, ptr %149, i64 %.13645.i
  %.13660.i = load i64, ptr %.13659.i, align 8, !noalias !7
  %.13661.i = icmp eq i64 %.13506.i, %.13660.i
  br i1 %.13661.i, label %B7364.i, label %B7266.B7478_crit_edge.i

B7266.B7478_crit_edge.i:                          ; preds = %B7266.i
  %.pre.i = select i1 %.7400.i, i64 %.210.i8542.i, i64 0
  br label %B7478.i

B7364.i:                                          ; preds = %B7266.i
  %.13694.i = add nsw i64 %.13599.i, 1
  store i64 %.13694.i, ptr %.13598.i, align 8, !noalias !7
  %.13772.i = select i1 %.7400.i, i64 %.210.i8542.i, i64 0
  %150 = getelementptr i64, ptr %.226.i8540.i, i64 %.7345.i
  %.13786.i = getelementptr i64, ptr %150, i64 %.13772.i
  %.13787.i = load i64, ptr %.13786.i, align 8, !noalias !7
  %.13788.i = icmp slt i64 %.13694.i, %.13787.i
  br i1 %.13788.i, label %B7432.i, label %B7478.i

B7432.i:                                          ; preds = %B7364.i
  %.13834.i = icmp slt i64 %.13599.i, -1
  %.13835.i = select i1 %.13834.i, i64 %.1428, i64 0
  %151 = getelementptr i64, ptr %.1444, i64 %.13694.i
  %.13849.i = getelementptr i64, ptr %151, i64 %.13835.i
  %.13850.i = load i64, ptr %.13849.i, align 8, !noalias !7
  %.13864.i = icmp slt i64 %.13850.i, 0
  %.13865.i = select i1 %.13864.i, i64 %.1258, i64 0
  %152 = getelementptr i64, ptr %.1274, i64 %.13850.i
  %.13879.i = getelementptr i64, ptr %152, i64 %.13865.i
  %.13880.i = load i64, ptr %.13879.i, align 8, !noalias !7
  store i64 %.13880.i, ptr %.7415.i.le, align 8, !noalias !7
  br label %B7478.i

B7478.i:                                          ; preds = %B7432.i, %B7364.i, %B7266.B7478_crit_edge.i
  %.13992.pre-phi.i = phi i64 [ %.pre.i, %B7266.B7478_crit_edge.i ], [ %.13772.i, %B7432.i ], [ %.13772.i, %B7364.i ]
  store double %.9220.i, ptr %.7483.i.le, align 8, !noalias !7
  %.13976.i = load i64, ptr %.13598.i, align 8, !noalias !7
  %153 = getelementptr i64, ptr %.226.i8540.i, i64 %.7345.i
  %.14006.i = getelementptr i64, ptr %153, i64 %.13992.pre-phi.i
  %.14007.i = load i64, ptr %.14006.i, align 8, !noalias !7
  %.14008.not.i = icmp slt i64 %.13976.i, %.14007.i
  br i1 %.14008.not.i, label %B7862.i, label %B7530.i

B7530.i:                                          ; preds = %B7478.i
  %.14029.i = select i1 %.7400.i, i64 %.210.i8791.i, i64 0
  %154 = getelementptr i64, ptr %.226.i8789.i, i64 %.7345.i
  %.14043.i = getelementptr i64, ptr %154, i64 %.14029.i
  store i64 0, ptr %.14043.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7514.i, align 8, !noalias !7
  %.14090.i = icmp slt i64 %quot.2.0.i, 0
  %.14091.i = select i1 %.14090.i, i64 %.210.i90799825.i, i64 0
  %155 = getelementptr i64, ptr %.226.i9077.i, i64 %quot.2.0.i
  %.14105.i = getelementptr i64, ptr %155, i64 %.14091.i
  %.14106.i = load i64, ptr %.14105.i, align 8, !noalias !7
  %.14107.i = add nsw i64 %.14106.i, -1
  store i64 %.14107.i, ptr %.14105.i, align 8, !noalias !7
  %.14168.i = load double, ptr %.14167.i, align 8, !noalias !7
  %.14184.i = select i1 %.7400.i, i64 %.210.i9259.i, i64 0
  %156 = getelementptr double, ptr %.226.i9257.i, i64 %.7345.i
  %.14198.i = getelementptr double, ptr %156, i64 %.14184.i
  %.14199.i = load double, ptr %.14198.i, align 8, !noalias !7
  %.12.i8503.i = fcmp ogt double %.14199.i, %best.3.3.i
  %.13.i8504.i = select i1 %.12.i8503.i, double %.14199.i, double %best.3.3.i
  %.14244.i = select i1 %.14090.i, i64 %.210.i9223.i, i64 0
  %157 = getelementptr double, ptr %.226.i9221.i, i64 %quot.2.0.i
  %.14258.i = getelementptr double, ptr %157, i64 %.14244.i
  %.14259.i = load double, ptr %.14258.i, align 8, !noalias !7
  %.14260.i = fsub double %.13.i8504.i, %.14259.i
  br i1 %or.cond9691.i, label %B7530.endif.else.if.i, label %B7530.endif.endif.i, !prof !14

B7862.i:                                          ; preds = %B7478.i
  %.14471.i = icmp eq i64 %.7450.i, 9
  br i1 %.14471.i, label %B7894.i, label %B8030.i

B7894.i:                                          ; preds = %B7862.i
  %.14492.i = select i1 %.7400.i, i64 %.210.i8827.i, i64 0
  %158 = getelementptr i64, ptr %.226.i8825.i, i64 %.7345.i
  %.14506.i = getelementptr i64, ptr %158, i64 %.14492.i
  store i64 1, ptr %.14506.i, align 8, !noalias !7
  %.14522.i = icmp slt i64 %quot.2.0.i, 0
  %.14523.i = select i1 %.14522.i, i64 %.210.i9115.i, i64 0
  %159 = getelementptr i64, ptr %.226.i9113.i, i64 %quot.2.0.i
  %.14537.i = getelementptr i64, ptr %159, i64 %.14523.i
  %.14538.i = load i64, ptr %.14537.i, align 8, !noalias !7
  %.14539.i = add nsw i64 %.14538.i, 1
  store i64 %.14539.i, ptr %.14537.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7514.i, align 8, !noalias !7
  store i64 7, ptr %.7602.i, align 8, !noalias !7
  %.14664.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.14680.i = select i1 %.14522.i, i64 %.210.i9187.i, i64 0
  %160 = getelementptr double, ptr %.226.i9185.i, i64 %quot.2.0.i
  %.14694.i = getelementptr double, ptr %160, i64 %.14680.i
  store double %.14664.i, ptr %.14694.i, align 8, !noalias !7
  br label %B8070.i

B8030.i:                                          ; preds = %B7862.i
  store double %.9513.i, ptr %.7514.i, align 8, !noalias !7
  store i64 1, ptr %.7602.i, align 8, !noalias !7
  br label %B8070.i

B8070.i:                                          ; preds = %B7530.endif.endif.i, %B8030.i, %B7894.i
  %.14779.i = icmp slt i64 %quot.2.0.i, 0
  %.14780.i = select i1 %.14779.i, i64 %.210.i9115.i, i64 0
  %161 = getelementptr i64, ptr %.226.i9113.i, i64 %quot.2.0.i
  %.14794.i = getelementptr i64, ptr %161, i64 %.14780.i
  %.14795.i = load i64, ptr %.14794.i, align 8, !noalias !7
  %.14796.i = icmp sgt i64 %.14795.i, 0
  %.14844.i = select i1 %.14779.i, i64 %.210.i90799825.i, i64 0
  br i1 %.14796.i, label %B8094.i, label %B8322.i

B8094.i:                                          ; preds = %B8070.i
  %162 = getelementptr i64, ptr %.226.i9077.i, i64 %quot.2.0.i
  %.14858.i = getelementptr i64, ptr %162, i64 %.14844.i
  %.14859.i = load i64, ptr %.14858.i, align 8, !noalias !7
  %.14860.i = icmp eq i64 %.14795.i, %.14859.i
  br i1 %.14860.i, label %B8130.i, label %B8322.i

B8130.i:                                          ; preds = %B8094.i
  %.14877.i = select i1 %.14779.i, i64 %.210.i9187.i, i64 0
  %163 = getelementptr double, ptr %.226.i9185.i, i64 %quot.2.0.i
  %.14891.i = getelementptr double, ptr %163, i64 %.14877.i
  %.14892.i = load double, ptr %.14891.i, align 8, !noalias !7
  %.12.i8505.i = fcmp ogt double %.14892.i, %best.3.3.i
  %.13.i8506.i = select i1 %.12.i8505.i, double %.14892.i, double %best.3.3.i
  %.14924.i = fadd double %.489.fca.33.load.i, %.13.i8506.i
  br i1 %.47759658.not.i, label %B8298.i, label %B8240.if.preheader.i

B8240.if.preheader.i:                             ; preds = %B8130.i
  %.14930.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B8240.if.i

B8260.i:                                          ; preds = %B8240.if.i
  %.15103.i = select i1 %.15069.i, i64 %.210.i8827.i, i64 0
  %164 = getelementptr i64, ptr %.226.i8825.i, i64 %.14958.09673.i
  %.15117.i = getelementptr i64, ptr %164, i64 %.15103.i
  %.15118.i = load i64, ptr %.15117.i, align 8, !noalias !7
  %.15119.not.i = icmp eq i64 %.15118.i, 0
  br i1 %.15119.not.i, label %B8296.i, label %B8276.i

B8276.i:                                          ; preds = %B8260.i
  store i64 0, ptr %.15117.i, align 8, !noalias !7
  %.15168.i = select i1 %.15069.i, i64 %.210.i889998179821.i, i64 0
  %165 = getelementptr double, ptr %.226.i8897.i, i64 %.14958.09673.i
  %.15182.i = getelementptr double, ptr %165, i64 %.15168.i
  store double %.14924.i, ptr %.15182.i, align 8, !noalias !7
  br label %B8296.i

B8296.i:                                          ; preds = %B8240.if.i, %B8276.i, %B8260.i
  %.15014.i = icmp sgt i64 %.14961.09674.i, 1
  br i1 %.15014.i, label %B8240.if.i, label %B8298.i

B8298.i:                                          ; preds = %B8296.i, %B8130.i
  store i64 0, ptr %.14794.i, align 8, !noalias !7
  br i1 %.605.not155.i9472.i, label %B8298.endif.else.endif.endif.endif.if.i, label %.15480.endif.i.preheader, !prof !6

B8322.i:                                          ; preds = %.15480.endif.i, %B8298.endif.else.endif.endif.endif.if.i, %B8094.i, %B8070.i
  %166 = getelementptr i64, ptr %.226.i9077.i, i64 %quot.2.0.i
  %.15565.i = getelementptr i64, ptr %166, i64 %.14844.i
  %.15566.i = load i64, ptr %.15565.i, align 8, !noalias !7
  %.15567.i = icmp eq i64 %.15566.i, 0
  br i1 %.15567.i, label %B8346.i, label %B8448.i

B8346.i:                                          ; preds = %B8322.i
  %.15584.i = select i1 %.14779.i, i64 %.210.i9151.i, i64 0
  %167 = getelementptr double, ptr %.226.i9149.i, i64 %quot.2.0.i
  %.15598.i = getelementptr double, ptr %167, i64 %.15584.i
  %.15599.i = load double, ptr %.15598.i, align 8, !noalias !7
  %.12.i8507.i = fcmp ogt double %.15599.i, %best.3.3.i
  %.13.i8508.i = select i1 %.12.i8507.i, double %.15599.i, double %best.3.3.i
  store double %.13.i8508.i, ptr %.15598.i, align 8, !noalias !7
  %.15707.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.15708.i = select i1 %.15707.i, i64 %.2854, i64 0
  %168 = getelementptr double, ptr %.2870, i64 %finished.3.1.i.ph
  %.15722.i = getelementptr double, ptr %168, i64 %.15708.i
  store double %.13.i8508.i, ptr %.15722.i, align 8, !noalias !7
  %.15725.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.15565.i, align 8, !noalias !7
  %.15764.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B8448.i

B8448.i:                                          ; preds = %B8346.i, %B8322.i
  %finished.4.2.i = phi i64 [ %.15725.i, %B8346.i ], [ %finished.3.1.i.ph, %B8322.i ]
  %waiting_slots.6.2.i = phi i64 [ %.15764.i, %B8346.i ], [ %waiting_slots.5.2.i, %B8322.i ]
  %.15780.not.i = icmp slt i64 %.9131.i, %arg.limit
  %.16174.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond9589.i = select i1 %.15780.not.i, i1 %.16174.i, i1 false
  br i1 %or.cond9589.i, label %B1526.i.outer, label %B8476.i.loopexit

B1526.i.outer:                                    ; preds = %B1526.preheader.lr.ph.i, %B8448.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1526.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B8448.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %.9131.i, %B8448.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %half.4.2.i, %B8448.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %next_block.4.2.i, %B8448.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %finished.4.2.i, %B8448.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1526.preheader.lr.ph.i ], [ %best.3.3.i, %B8448.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1526.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B8448.i ]
  %.4350.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1526.i

B8476.i.loopexit:                                 ; preds = %B8448.i, %B2470.i, %B8661.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2470.i ], [ %issued.2.1.i.ph, %B8661.i ], [ %.9131.i, %B8448.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2470.i ], [ %finished.3.1.i.ph, %B8661.i ], [ %finished.4.2.i, %B8448.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2470.i ], [ %now.4.1.i.ph, %B8661.i ], [ %best.3.3.i, %B8448.i ]
  %169 = sitofp i64 %issued.4.2.i.ph to double
  br label %B8476.i

B8476.i:                                          ; preds = %B8476.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i ], [ %169, %B8476.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i ], [ %finished.5.2.i.ph, %B8476.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i ], [ %now.2.2.i.ph, %B8476.i.loopexit ]
  %.166039687.not.i = icmp slt i64 %.542.i, 1
  br i1 %.166039687.not.i, label %common.ret, label %B8506.if.lr.ph.i

B8506.if.lr.ph.i:                                 ; preds = %B8476.i
  %.16705.i = getelementptr i8, ptr %.3382, i64 120
  %.16711.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.16730.i = icmp slt i64 %.281.fca.7.load.i, 0
  %170 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B8506.if.i

B8526.i:                                          ; preds = %B8506.if.i
  %.16706.i = load double, ptr %.16705.i, align 8, !noalias !7
  br i1 %.16711.i, label %B8526.endif.endif.i, label %B8526.endif.else.if.i, !prof !6

B8658.i:                                          ; preds = %B8526.endif.endif.i, %B8506.if.i
  %exitcond9751.not.i = icmp eq i64 %.16616.i, %.542.i
  br i1 %exitcond9751.not.i, label %common.ret, label %B8506.if.i

B8661.i.sink.split:                               ; preds = %B3336.i, %B3262.i
  %.8621.i.sink = phi double [ %need.6.2.i, %B3262.i ], [ %.8621.i, %B3336.i ]
  %.sink.ph = phi i64 [ %why.3.2.i, %B3262.i ], [ 4, %B3336.i ]
  store double %.8621.i.sink, ptr %.7514.i, align 8, !noalias !7
  br label %B8661.i

B8661.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B8661.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B8661.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.7602.i, align 8, !noalias !7
  br i1 %.4350.i, label %B1526.i, label %B8476.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.712.i, align 8, !noalias !70
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
  %171 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %171, i1 false), !noalias !75
  %.57.i736.i.pre.i = load i64, ptr %.712.i, align 8, !noalias !76
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
  store i64 %.87.i737.i.i, ptr %.712.i, align 8, !noalias !76
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
  %172 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %172, i1 false), !noalias !76
  %.6991100.i.i = fcmp ogt double %.489.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.6991100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.962.endif.i.i

.962.if.i.loopexit.i:                             ; preds = %.962.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.712.i, align 8, !noalias !79
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
  store i64 %.87.i770.i.i, ptr %.712.i, align 8, !noalias !79
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
  %173 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %173, i1 false), !noalias !75
  %.57.i804.i.pre.i = load i64, ptr %.712.i, align 8, !noalias !82
  br label %.1305.if.i.i

.962.endif.i.i:                                   ; preds = %.962.endif.i.i, %.962.endif.preheader.i.i
  %.958.01090.i.i = phi i64 [ %.1003.i.i, %.962.endif.i.i ], [ 0, %.962.endif.preheader.i.i ]
  %.998.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.958.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.998.i.i, align 8, !noalias !75
  %.1003.i.i = add nuw nsw i64 %.958.01090.i.i, 1
  %exitcond.not.i8512.i = icmp eq i64 %.1003.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i8512.i, label %.962.if.i.loopexit.i, label %.962.endif.i.i, !prof !85

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
  store i64 %.87.i805.i.i, ptr %.712.i, align 8, !noalias !82
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !39

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %174 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %174, i1 false), !noalias !82
  %.57.i839.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !86
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
  store i64 %.87.i840.i.i, ptr %.712.i, align 8, !noalias !86
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !39

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %175 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %175, i1 false), !noalias !86
  %.57.i875.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !89
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
  %.1440.i8511.i = shl nsw i64 %.13.i.i8510.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1440.i8511.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.712.i, align 8, !noalias !89
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !39

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %176 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %176, i1 false), !noalias !89
  %.57.i911.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !92
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
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1440.i8511.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.712.i, align 8, !noalias !92
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !39

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %177 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %177, i1 false), !noalias !92
  %.57.i946.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !95
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
  store i64 %.87.i947.i.i, ptr %.712.i, align 8, !noalias !95
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !39

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %178 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %178, i1 false), !noalias !95
  %.57.i981.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !98
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
  store i64 %.87.i982.i.i, ptr %.712.i, align 8, !noalias !98
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !39

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %179 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %179, i1 false), !noalias !98
  %.57.i1017.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !101
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
  store i64 %.87.i1018.i.i, ptr %.712.i, align 8, !noalias !101
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !39

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %180 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %180, i1 false), !noalias !101
  %.57.i1052.pre.i.i = load i64, ptr %.712.i, align 8, !noalias !104
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
  store i64 %.87.i1053.i.i, ptr %.712.i, align 8, !noalias !104
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !39

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %181 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %181, i1 false), !noalias !104
  %.57.i.pre.i = load i64, ptr %.712.i, align 8, !noalias !107
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
  %.87.i.i = add nsw i64 %.57.i.i, %.542.i
  %.123.i8513.i = icmp slt i64 %.57.i.i, 0
  %.124.i8514.i = select i1 %.123.i8513.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i8514.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.712.i, align 8, !noalias !107
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !39

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %182 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %182, i1 false), !noalias !107
  %.57.i8517.pre.i = load i64, ptr %.712.i, align 8, !noalias !110
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
  %.145.i8515.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i8515.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i8517.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i8517.pre.i, %.575.endif.preheader.i.i ]
  %.210.i8516.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i8518.i = add nsw i64 %.57.i8517.i, %.542.i
  %.123.i8519.i = icmp slt i64 %.57.i8517.i, 0
  %.124.i8520.i = select i1 %.123.i8519.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8521.i = add i64 %.124.i8520.i, %.57.i8517.i
  %.128.i8522.i = icmp slt i64 %.125.i8521.i, 0
  br i1 %.128.i8522.i, label %B0.else.if.i8551.i, label %B0.else.endif.i8523.i, !prof !6

B0.endif.i8537.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8536.i, %B0.else.endif.endif.endif.i8533.i
  %.113.sroa.13.0.i8538.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8536.i ], [ %.113.sroa.13.1.i8534.i, %B0.else.endif.endif.endif.i8533.i ]
  %.201.i8539.i = sub i64 %.113.sroa.13.0.i8538.i, %.113.sroa.0.3.i8528.i
  %.226.i8540.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8528.i
  store i64 %.87.i8518.i, ptr %.712.i, align 8, !noalias !110
  %.605.not155.i8541.i = icmp sgt i64 %.201.i8539.i, 0
  br i1 %.605.not155.i8541.i, label %.575.endif.preheader.i8549.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8552.i, !prof !39

.575.endif.preheader.i8549.i:                     ; preds = %B0.endif.i8537.i
  %183 = shl i64 %.201.i8539.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8540.i, i8 0, i64 %183, i1 false), !noalias !110
  %.57.i8553.pre.i = load i64, ptr %.712.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8552.i

B0.else.if.i8551.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8523.i

B0.else.endif.i8523.i:                            ; preds = %B0.else.if.i8551.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8524.i = phi i64 [ 0, %B0.else.if.i8551.i ], [ %.125.i8521.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8525.i = icmp slt i64 %.125.i8521.i, %.281.fca.12.load.i
  br i1 %.133.not.i8525.i, label %B0.else.endif.endif.i8527.i, label %B0.else.endif.if.i8526.i, !prof !10

B0.else.endif.if.i8526.i:                         ; preds = %B0.else.endif.i8523.i
  br label %B0.else.endif.endif.i8527.i

B0.else.endif.endif.i8527.i:                      ; preds = %B0.else.endif.if.i8526.i, %B0.else.endif.i8523.i
  %.113.sroa.0.3.i8528.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8526.i ], [ %.113.sroa.0.1.i8524.i, %B0.else.endif.i8523.i ]
  %.140.i8529.i = icmp slt i64 %.87.i8518.i, 0
  %.141.i8530.i = select i1 %.140.i8529.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8531.i = add i64 %.141.i8530.i, %.87.i8518.i
  %.145.i8532.i = icmp slt i64 %.142.i8531.i, 0
  br i1 %.145.i8532.i, label %B0.else.endif.endif.if.i8550.i, label %B0.else.endif.endif.endif.i8533.i, !prof !6

B0.else.endif.endif.if.i8550.i:                   ; preds = %B0.else.endif.endif.i8527.i
  br label %B0.else.endif.endif.endif.i8533.i

B0.else.endif.endif.endif.i8533.i:                ; preds = %B0.else.endif.endif.if.i8550.i, %B0.else.endif.endif.i8527.i
  %.113.sroa.13.1.i8534.i = phi i64 [ 0, %B0.else.endif.endif.if.i8550.i ], [ %.142.i8531.i, %B0.else.endif.endif.i8527.i ]
  %.150.not.i8535.i = icmp slt i64 %.142.i8531.i, %.281.fca.12.load.i
  br i1 %.150.not.i8535.i, label %B0.endif.i8537.i, label %B0.else.endif.endif.endif.if.i8536.i, !prof !10

B0.else.endif.endif.endif.if.i8536.i:             ; preds = %B0.else.endif.endif.endif.i8533.i
  br label %B0.endif.i8537.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8552.i: ; preds = %.575.endif.preheader.i8549.i, %B0.endif.i8537.i
  %.57.i8553.i = phi i64 [ %.87.i8518.i, %B0.endif.i8537.i ], [ %.57.i8553.pre.i, %.575.endif.preheader.i8549.i ]
  %.210.i8542.i = tail call i64 @llvm.smax.i64(i64 %.201.i8539.i, i64 0)
  %.87.i8554.i = add nsw i64 %.57.i8553.i, %.542.i
  %.123.i8555.i = icmp slt i64 %.57.i8553.i, 0
  %.124.i8556.i = select i1 %.123.i8555.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8557.i = add i64 %.124.i8556.i, %.57.i8553.i
  %.128.i8558.i = icmp slt i64 %.125.i8557.i, 0
  br i1 %.128.i8558.i, label %B0.else.if.i8587.i, label %B0.else.endif.i8559.i, !prof !6

B0.endif.i8573.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8572.i, %B0.else.endif.endif.endif.i8569.i
  %.113.sroa.13.0.i8574.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8572.i ], [ %.113.sroa.13.1.i8570.i, %B0.else.endif.endif.endif.i8569.i ]
  %.201.i8575.i = sub i64 %.113.sroa.13.0.i8574.i, %.113.sroa.0.3.i8564.i
  %.226.i8576.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8564.i
  store i64 %.87.i8554.i, ptr %.712.i, align 8, !noalias !113
  %.605.not155.i8577.i = icmp sgt i64 %.201.i8575.i, 0
  br i1 %.605.not155.i8577.i, label %.575.endif.preheader.i8585.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8588.i, !prof !39

.575.endif.preheader.i8585.i:                     ; preds = %B0.endif.i8573.i
  %184 = shl i64 %.201.i8575.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8576.i, i8 0, i64 %184, i1 false), !noalias !113
  %.57.i8589.pre.i = load i64, ptr %.712.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8588.i

B0.else.if.i8587.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8552.i
  br label %B0.else.endif.i8559.i

B0.else.endif.i8559.i:                            ; preds = %B0.else.if.i8587.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8552.i
  %.113.sroa.0.1.i8560.i = phi i64 [ 0, %B0.else.if.i8587.i ], [ %.125.i8557.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8552.i ]
  %.133.not.i8561.i = icmp slt i64 %.125.i8557.i, %.281.fca.12.load.i
  br i1 %.133.not.i8561.i, label %B0.else.endif.endif.i8563.i, label %B0.else.endif.if.i8562.i, !prof !10

B0.else.endif.if.i8562.i:                         ; preds = %B0.else.endif.i8559.i
  br label %B0.else.endif.endif.i8563.i

B0.else.endif.endif.i8563.i:                      ; preds = %B0.else.endif.if.i8562.i, %B0.else.endif.i8559.i
  %.113.sroa.0.3.i8564.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8562.i ], [ %.113.sroa.0.1.i8560.i, %B0.else.endif.i8559.i ]
  %.140.i8565.i = icmp slt i64 %.87.i8554.i, 0
  %.141.i8566.i = select i1 %.140.i8565.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8567.i = add i64 %.141.i8566.i, %.87.i8554.i
  %.145.i8568.i = icmp slt i64 %.142.i8567.i, 0
  br i1 %.145.i8568.i, label %B0.else.endif.endif.if.i8586.i, label %B0.else.endif.endif.endif.i8569.i, !prof !6

B0.else.endif.endif.if.i8586.i:                   ; preds = %B0.else.endif.endif.i8563.i
  br label %B0.else.endif.endif.endif.i8569.i

B0.else.endif.endif.endif.i8569.i:                ; preds = %B0.else.endif.endif.if.i8586.i, %B0.else.endif.endif.i8563.i
  %.113.sroa.13.1.i8570.i = phi i64 [ 0, %B0.else.endif.endif.if.i8586.i ], [ %.142.i8567.i, %B0.else.endif.endif.i8563.i ]
  %.150.not.i8571.i = icmp slt i64 %.142.i8567.i, %.281.fca.12.load.i
  br i1 %.150.not.i8571.i, label %B0.endif.i8573.i, label %B0.else.endif.endif.endif.if.i8572.i, !prof !10

B0.else.endif.endif.endif.if.i8572.i:             ; preds = %B0.else.endif.endif.endif.i8569.i
  br label %B0.endif.i8573.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8588.i: ; preds = %.575.endif.preheader.i8585.i, %B0.endif.i8573.i
  %.57.i8589.i = phi i64 [ %.87.i8554.i, %B0.endif.i8573.i ], [ %.57.i8589.pre.i, %.575.endif.preheader.i8585.i ]
  %.210.i8578.i = tail call i64 @llvm.smax.i64(i64 %.201.i8575.i, i64 0)
  %.87.i8590.i = add nsw i64 %.57.i8589.i, %.542.i
  %.123.i8591.i = icmp slt i64 %.57.i8589.i, 0
  %.124.i8592.i = select i1 %.123.i8591.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8593.i = add i64 %.124.i8592.i, %.57.i8589.i
  %.128.i8594.i = icmp slt i64 %.125.i8593.i, 0
  br i1 %.128.i8594.i, label %B0.else.if.i8621.i, label %B0.else.endif.i8595.i, !prof !6

B0.endif.i8609.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8608.i, %B0.else.endif.endif.endif.i8605.i
  %.113.sroa.13.0.i8610.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8608.i ], [ %.113.sroa.13.1.i8606.i, %B0.else.endif.endif.endif.i8605.i ]
  %.201.i8611.i = sub i64 %.113.sroa.13.0.i8610.i, %.113.sroa.0.3.i8600.i
  %.226.i8612.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8600.i
  store i64 %.87.i8590.i, ptr %.712.i, align 8, !noalias !116
  %.606.not155.i.i = icmp sgt i64 %.201.i8611.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !39

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i8609.i
  %185 = shl i64 %.201.i8611.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8612.i, i8 0, i64 %185, i1 false), !noalias !116
  %.57.i8622.pre.i = load i64, ptr %.712.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i8621.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8588.i
  br label %B0.else.endif.i8595.i

B0.else.endif.i8595.i:                            ; preds = %B0.else.if.i8621.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8588.i
  %.113.sroa.0.1.i8596.i = phi i64 [ 0, %B0.else.if.i8621.i ], [ %.125.i8593.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8588.i ]
  %.133.not.i8597.i = icmp slt i64 %.125.i8593.i, %.281.fca.12.load.i
  br i1 %.133.not.i8597.i, label %B0.else.endif.endif.i8599.i, label %B0.else.endif.if.i8598.i, !prof !10

B0.else.endif.if.i8598.i:                         ; preds = %B0.else.endif.i8595.i
  br label %B0.else.endif.endif.i8599.i

B0.else.endif.endif.i8599.i:                      ; preds = %B0.else.endif.if.i8598.i, %B0.else.endif.i8595.i
  %.113.sroa.0.3.i8600.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8598.i ], [ %.113.sroa.0.1.i8596.i, %B0.else.endif.i8595.i ]
  %.140.i8601.i = icmp slt i64 %.87.i8590.i, 0
  %.141.i8602.i = select i1 %.140.i8601.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8603.i = add i64 %.141.i8602.i, %.87.i8590.i
  %.145.i8604.i = icmp slt i64 %.142.i8603.i, 0
  br i1 %.145.i8604.i, label %B0.else.endif.endif.if.i8620.i, label %B0.else.endif.endif.endif.i8605.i, !prof !6

B0.else.endif.endif.if.i8620.i:                   ; preds = %B0.else.endif.endif.i8599.i
  br label %B0.else.endif.endif.endif.i8605.i

B0.else.endif.endif.endif.i8605.i:                ; preds = %B0.else.endif.endif.if.i8620.i, %B0.else.endif.endif.i8599.i
  %.113.sroa.13.1.i8606.i = phi i64 [ 0, %B0.else.endif.endif.if.i8620.i ], [ %.142.i8603.i, %B0.else.endif.endif.i8599.i ]
  %.150.not.i8607.i = icmp slt i64 %.142.i8603.i, %.281.fca.12.load.i
  br i1 %.150.not.i8607.i, label %B0.endif.i8609.i, label %B0.else.endif.endif.endif.if.i8608.i, !prof !10

B0.else.endif.endif.endif.if.i8608.i:             ; preds = %B0.else.endif.endif.endif.i8605.i
  br label %B0.endif.i8609.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i8609.i
  %.57.i8622.i = phi i64 [ %.87.i8590.i, %B0.endif.i8609.i ], [ %.57.i8622.pre.i, %.576.endif.preheader.i.i ]
  %.210.i8613.i = tail call i64 @llvm.smax.i64(i64 %.201.i8611.i, i64 0)
  %.1215.i = shl nsw i64 %.542.i, 4
  %.87.i8623.i = add nsw i64 %.57.i8622.i, %.1215.i
  %.123.i8624.i = icmp slt i64 %.57.i8622.i, 0
  %.124.i8625.i = select i1 %.123.i8624.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8626.i = add i64 %.124.i8625.i, %.57.i8622.i
  %.128.i8627.i = icmp slt i64 %.125.i8626.i, 0
  br i1 %.128.i8627.i, label %B0.else.if.i8656.i, label %B0.else.endif.i8628.i, !prof !6

B0.endif.i8642.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8641.i, %B0.else.endif.endif.endif.i8638.i
  %.113.sroa.13.0.i8643.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8641.i ], [ %.113.sroa.13.1.i8639.i, %B0.else.endif.endif.endif.i8638.i ]
  %.201.i8644.i = sub i64 %.113.sroa.13.0.i8643.i, %.113.sroa.0.3.i8633.i
  %.226.i8645.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8633.i
  store i64 %.87.i8623.i, ptr %.712.i, align 8, !noalias !119
  %.606.not155.i8646.i = icmp sgt i64 %.201.i8644.i, 0
  br i1 %.606.not155.i8646.i, label %.576.endif.preheader.i8654.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8657.i, !prof !39

.576.endif.preheader.i8654.i:                     ; preds = %B0.endif.i8642.i
  %186 = shl i64 %.201.i8644.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8645.i, i8 0, i64 %186, i1 false), !noalias !119
  %.57.i8658.pre.i = load i64, ptr %.712.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8657.i

B0.else.if.i8656.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8628.i

B0.else.endif.i8628.i:                            ; preds = %B0.else.if.i8656.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8629.i = phi i64 [ 0, %B0.else.if.i8656.i ], [ %.125.i8626.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8630.i = icmp slt i64 %.125.i8626.i, %.281.fca.12.load.i
  br i1 %.133.not.i8630.i, label %B0.else.endif.endif.i8632.i, label %B0.else.endif.if.i8631.i, !prof !10

B0.else.endif.if.i8631.i:                         ; preds = %B0.else.endif.i8628.i
  br label %B0.else.endif.endif.i8632.i

B0.else.endif.endif.i8632.i:                      ; preds = %B0.else.endif.if.i8631.i, %B0.else.endif.i8628.i
  %.113.sroa.0.3.i8633.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8631.i ], [ %.113.sroa.0.1.i8629.i, %B0.else.endif.i8628.i ]
  %.140.i8634.i = icmp slt i64 %.87.i8623.i, 0
  %.141.i8635.i = select i1 %.140.i8634.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8636.i = add i64 %.141.i8635.i, %.87.i8623.i
  %.145.i8637.i = icmp slt i64 %.142.i8636.i, 0
  br i1 %.145.i8637.i, label %B0.else.endif.endif.if.i8655.i, label %B0.else.endif.endif.endif.i8638.i, !prof !6

B0.else.endif.endif.if.i8655.i:                   ; preds = %B0.else.endif.endif.i8632.i
  br label %B0.else.endif.endif.endif.i8638.i

B0.else.endif.endif.endif.i8638.i:                ; preds = %B0.else.endif.endif.if.i8655.i, %B0.else.endif.endif.i8632.i
  %.113.sroa.13.1.i8639.i = phi i64 [ 0, %B0.else.endif.endif.if.i8655.i ], [ %.142.i8636.i, %B0.else.endif.endif.i8632.i ]
  %.150.not.i8640.i = icmp slt i64 %.142.i8636.i, %.281.fca.12.load.i
  br i1 %.150.not.i8640.i, label %B0.endif.i8642.i, label %B0.else.endif.endif.endif.if.i8641.i, !prof !10

B0.else.endif.endif.endif.if.i8641.i:             ; preds = %B0.else.endif.endif.endif.i8638.i
  br label %B0.endif.i8642.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8657.i: ; preds = %.576.endif.preheader.i8654.i, %B0.endif.i8642.i
  %.57.i8658.i = phi i64 [ %.87.i8623.i, %B0.endif.i8642.i ], [ %.57.i8658.pre.i, %.576.endif.preheader.i8654.i ]
  %.210.i8647.i = tail call i64 @llvm.smax.i64(i64 %.201.i8644.i, i64 0)
  %.87.i8659.i = add nsw i64 %.57.i8658.i, %.542.i
  %.123.i8660.i = icmp slt i64 %.57.i8658.i, 0
  %.124.i8661.i = select i1 %.123.i8660.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8662.i = add i64 %.124.i8661.i, %.57.i8658.i
  %.128.i8663.i = icmp slt i64 %.125.i8662.i, 0
  br i1 %.128.i8663.i, label %B0.else.if.i8692.i, label %B0.else.endif.i8664.i, !prof !6

B0.endif.i8678.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8677.i, %B0.else.endif.endif.endif.i8674.i
  %.113.sroa.13.0.i8679.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8677.i ], [ %.113.sroa.13.1.i8675.i, %B0.else.endif.endif.endif.i8674.i ]
  %.201.i8680.i = sub i64 %.113.sroa.13.0.i8679.i, %.113.sroa.0.3.i8669.i
  %.226.i8681.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8669.i
  store i64 %.87.i8659.i, ptr %.712.i, align 8, !noalias !122
  %.605.not155.i8682.i = icmp sgt i64 %.201.i8680.i, 0
  br i1 %.605.not155.i8682.i, label %.575.endif.preheader.i8690.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8693.i, !prof !39

.575.endif.preheader.i8690.i:                     ; preds = %B0.endif.i8678.i
  %187 = shl i64 %.201.i8680.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8681.i, i8 0, i64 %187, i1 false), !noalias !122
  %.57.i8694.pre.i = load i64, ptr %.712.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8693.i

B0.else.if.i8692.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8657.i
  br label %B0.else.endif.i8664.i

B0.else.endif.i8664.i:                            ; preds = %B0.else.if.i8692.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8657.i
  %.113.sroa.0.1.i8665.i = phi i64 [ 0, %B0.else.if.i8692.i ], [ %.125.i8662.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8657.i ]
  %.133.not.i8666.i = icmp slt i64 %.125.i8662.i, %.281.fca.12.load.i
  br i1 %.133.not.i8666.i, label %B0.else.endif.endif.i8668.i, label %B0.else.endif.if.i8667.i, !prof !10

B0.else.endif.if.i8667.i:                         ; preds = %B0.else.endif.i8664.i
  br label %B0.else.endif.endif.i8668.i

B0.else.endif.endif.i8668.i:                      ; preds = %B0.else.endif.if.i8667.i, %B0.else.endif.i8664.i
  %.113.sroa.0.3.i8669.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8667.i ], [ %.113.sroa.0.1.i8665.i, %B0.else.endif.i8664.i ]
  %.140.i8670.i = icmp slt i64 %.87.i8659.i, 0
  %.141.i8671.i = select i1 %.140.i8670.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8672.i = add i64 %.141.i8671.i, %.87.i8659.i
  %.145.i8673.i = icmp slt i64 %.142.i8672.i, 0
  br i1 %.145.i8673.i, label %B0.else.endif.endif.if.i8691.i, label %B0.else.endif.endif.endif.i8674.i, !prof !6

B0.else.endif.endif.if.i8691.i:                   ; preds = %B0.else.endif.endif.i8668.i
  br label %B0.else.endif.endif.endif.i8674.i

B0.else.endif.endif.endif.i8674.i:                ; preds = %B0.else.endif.endif.if.i8691.i, %B0.else.endif.endif.i8668.i
  %.113.sroa.13.1.i8675.i = phi i64 [ 0, %B0.else.endif.endif.if.i8691.i ], [ %.142.i8672.i, %B0.else.endif.endif.i8668.i ]
  %.150.not.i8676.i = icmp slt i64 %.142.i8672.i, %.281.fca.12.load.i
  br i1 %.150.not.i8676.i, label %B0.endif.i8678.i, label %B0.else.endif.endif.endif.if.i8677.i, !prof !10

B0.else.endif.endif.endif.if.i8677.i:             ; preds = %B0.else.endif.endif.endif.i8674.i
  br label %B0.endif.i8678.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8693.i: ; preds = %.575.endif.preheader.i8690.i, %B0.endif.i8678.i
  %.57.i8694.i = phi i64 [ %.87.i8659.i, %B0.endif.i8678.i ], [ %.57.i8694.pre.i, %.575.endif.preheader.i8690.i ]
  %.210.i8683.i = tail call i64 @llvm.smax.i64(i64 %.201.i8680.i, i64 0)
  %.1310.i = mul nsw i64 %.542.i, 6
  %.87.i8695.i = add nsw i64 %.57.i8694.i, %.1310.i
  %.123.i8696.i = icmp slt i64 %.57.i8694.i, 0
  %.124.i8697.i = select i1 %.123.i8696.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8698.i = add i64 %.124.i8697.i, %.57.i8694.i
  %.128.i8699.i = icmp slt i64 %.125.i8698.i, 0
  br i1 %.128.i8699.i, label %B0.else.if.i8728.i, label %B0.else.endif.i8700.i, !prof !6

B0.endif.i8714.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8713.i, %B0.else.endif.endif.endif.i8710.i
  %.113.sroa.13.0.i8715.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8713.i ], [ %.113.sroa.13.1.i8711.i, %B0.else.endif.endif.endif.i8710.i ]
  %.201.i8716.i = sub i64 %.113.sroa.13.0.i8715.i, %.113.sroa.0.3.i8705.i
  %.226.i8717.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8705.i
  store i64 %.87.i8695.i, ptr %.712.i, align 8, !noalias !125
  %.606.not155.i8718.i = icmp sgt i64 %.201.i8716.i, 0
  br i1 %.606.not155.i8718.i, label %.576.endif.preheader.i8726.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8729.i, !prof !39

.576.endif.preheader.i8726.i:                     ; preds = %B0.endif.i8714.i
  %188 = shl i64 %.201.i8716.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8717.i, i8 0, i64 %188, i1 false), !noalias !125
  %.57.i8730.pre.i = load i64, ptr %.712.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8729.i

B0.else.if.i8728.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8693.i
  br label %B0.else.endif.i8700.i

B0.else.endif.i8700.i:                            ; preds = %B0.else.if.i8728.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8693.i
  %.113.sroa.0.1.i8701.i = phi i64 [ 0, %B0.else.if.i8728.i ], [ %.125.i8698.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8693.i ]
  %.133.not.i8702.i = icmp slt i64 %.125.i8698.i, %.281.fca.12.load.i
  br i1 %.133.not.i8702.i, label %B0.else.endif.endif.i8704.i, label %B0.else.endif.if.i8703.i, !prof !10

B0.else.endif.if.i8703.i:                         ; preds = %B0.else.endif.i8700.i
  br label %B0.else.endif.endif.i8704.i

B0.else.endif.endif.i8704.i:                      ; preds = %B0.else.endif.if.i8703.i, %B0.else.endif.i8700.i
  %.113.sroa.0.3.i8705.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8703.i ], [ %.113.sroa.0.1.i8701.i, %B0.else.endif.i8700.i ]
  %.140.i8706.i = icmp slt i64 %.87.i8695.i, 0
  %.141.i8707.i = select i1 %.140.i8706.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8708.i = add i64 %.141.i8707.i, %.87.i8695.i
  %.145.i8709.i = icmp slt i64 %.142.i8708.i, 0
  br i1 %.145.i8709.i, label %B0.else.endif.endif.if.i8727.i, label %B0.else.endif.endif.endif.i8710.i, !prof !6

B0.else.endif.endif.if.i8727.i:                   ; preds = %B0.else.endif.endif.i8704.i
  br label %B0.else.endif.endif.endif.i8710.i

B0.else.endif.endif.endif.i8710.i:                ; preds = %B0.else.endif.endif.if.i8727.i, %B0.else.endif.endif.i8704.i
  %.113.sroa.13.1.i8711.i = phi i64 [ 0, %B0.else.endif.endif.if.i8727.i ], [ %.142.i8708.i, %B0.else.endif.endif.i8704.i ]
  %.150.not.i8712.i = icmp slt i64 %.142.i8708.i, %.281.fca.12.load.i
  br i1 %.150.not.i8712.i, label %B0.endif.i8714.i, label %B0.else.endif.endif.endif.if.i8713.i, !prof !10

B0.else.endif.endif.endif.if.i8713.i:             ; preds = %B0.else.endif.endif.endif.i8710.i
  br label %B0.endif.i8714.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8729.i: ; preds = %.576.endif.preheader.i8726.i, %B0.endif.i8714.i
  %.57.i8730.i = phi i64 [ %.87.i8695.i, %B0.endif.i8714.i ], [ %.57.i8730.pre.i, %.576.endif.preheader.i8726.i ]
  %.210.i8719.i = tail call i64 @llvm.smax.i64(i64 %.201.i8716.i, i64 0)
  %.87.i8731.i = add nsw i64 %.57.i8730.i, %.1310.i
  %.123.i8732.i = icmp slt i64 %.57.i8730.i, 0
  %.124.i8733.i = select i1 %.123.i8732.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8734.i = add i64 %.124.i8733.i, %.57.i8730.i
  %.128.i8735.i = icmp slt i64 %.125.i8734.i, 0
  br i1 %.128.i8735.i, label %B0.else.if.i8764.i, label %B0.else.endif.i8736.i, !prof !6

B0.endif.i8750.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8749.i, %B0.else.endif.endif.endif.i8746.i
  %.113.sroa.13.0.i8751.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8749.i ], [ %.113.sroa.13.1.i8747.i, %B0.else.endif.endif.endif.i8746.i ]
  %.201.i8752.i = sub i64 %.113.sroa.13.0.i8751.i, %.113.sroa.0.3.i8741.i
  %.226.i8753.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8741.i
  store i64 %.87.i8731.i, ptr %.712.i, align 8, !noalias !128
  %.605.not155.i8754.i = icmp sgt i64 %.201.i8752.i, 0
  br i1 %.605.not155.i8754.i, label %.575.endif.preheader.i8762.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8765.i, !prof !39

.575.endif.preheader.i8762.i:                     ; preds = %B0.endif.i8750.i
  %189 = shl i64 %.201.i8752.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8753.i, i8 0, i64 %189, i1 false), !noalias !128
  %.57.i8766.pre.i = load i64, ptr %.712.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8765.i

B0.else.if.i8764.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8729.i
  br label %B0.else.endif.i8736.i

B0.else.endif.i8736.i:                            ; preds = %B0.else.if.i8764.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8729.i
  %.113.sroa.0.1.i8737.i = phi i64 [ 0, %B0.else.if.i8764.i ], [ %.125.i8734.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8729.i ]
  %.133.not.i8738.i = icmp slt i64 %.125.i8734.i, %.281.fca.12.load.i
  br i1 %.133.not.i8738.i, label %B0.else.endif.endif.i8740.i, label %B0.else.endif.if.i8739.i, !prof !10

B0.else.endif.if.i8739.i:                         ; preds = %B0.else.endif.i8736.i
  br label %B0.else.endif.endif.i8740.i

B0.else.endif.endif.i8740.i:                      ; preds = %B0.else.endif.if.i8739.i, %B0.else.endif.i8736.i
  %.113.sroa.0.3.i8741.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8739.i ], [ %.113.sroa.0.1.i8737.i, %B0.else.endif.i8736.i ]
  %.140.i8742.i = icmp slt i64 %.87.i8731.i, 0
  %.141.i8743.i = select i1 %.140.i8742.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8744.i = add i64 %.141.i8743.i, %.87.i8731.i
  %.145.i8745.i = icmp slt i64 %.142.i8744.i, 0
  br i1 %.145.i8745.i, label %B0.else.endif.endif.if.i8763.i, label %B0.else.endif.endif.endif.i8746.i, !prof !6

B0.else.endif.endif.if.i8763.i:                   ; preds = %B0.else.endif.endif.i8740.i
  br label %B0.else.endif.endif.endif.i8746.i

B0.else.endif.endif.endif.i8746.i:                ; preds = %B0.else.endif.endif.if.i8763.i, %B0.else.endif.endif.i8740.i
  %.113.sroa.13.1.i8747.i = phi i64 [ 0, %B0.else.endif.endif.if.i8763.i ], [ %.142.i8744.i, %B0.else.endif.endif.i8740.i ]
  %.150.not.i8748.i = icmp slt i64 %.142.i8744.i, %.281.fca.12.load.i
  br i1 %.150.not.i8748.i, label %B0.endif.i8750.i, label %B0.else.endif.endif.endif.if.i8749.i, !prof !10

B0.else.endif.endif.endif.if.i8749.i:             ; preds = %B0.else.endif.endif.endif.i8746.i
  br label %B0.endif.i8750.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8765.i: ; preds = %.575.endif.preheader.i8762.i, %B0.endif.i8750.i
  %.57.i8766.i = phi i64 [ %.87.i8731.i, %B0.endif.i8750.i ], [ %.57.i8766.pre.i, %.575.endif.preheader.i8762.i ]
  %.210.i8755.i = tail call i64 @llvm.smax.i64(i64 %.201.i8752.i, i64 0)
  %.87.i8767.i = add nsw i64 %.57.i8766.i, %.542.i
  %.123.i8768.i = icmp slt i64 %.57.i8766.i, 0
  %.124.i8769.i = select i1 %.123.i8768.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8770.i = add i64 %.124.i8769.i, %.57.i8766.i
  %.128.i8771.i = icmp slt i64 %.125.i8770.i, 0
  br i1 %.128.i8771.i, label %B0.else.if.i8800.i, label %B0.else.endif.i8772.i, !prof !6

B0.endif.i8786.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8785.i, %B0.else.endif.endif.endif.i8782.i
  %.113.sroa.13.0.i8787.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8785.i ], [ %.113.sroa.13.1.i8783.i, %B0.else.endif.endif.endif.i8782.i ]
  %.201.i8788.i = sub i64 %.113.sroa.13.0.i8787.i, %.113.sroa.0.3.i8777.i
  %.226.i8789.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8777.i
  store i64 %.87.i8767.i, ptr %.712.i, align 8, !noalias !131
  %.605.not155.i8790.i = icmp sgt i64 %.201.i8788.i, 0
  br i1 %.605.not155.i8790.i, label %.575.endif.preheader.i8798.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8801.i, !prof !39

.575.endif.preheader.i8798.i:                     ; preds = %B0.endif.i8786.i
  %190 = shl i64 %.201.i8788.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8789.i, i8 0, i64 %190, i1 false), !noalias !131
  %.57.i8802.pre.i = load i64, ptr %.712.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8801.i

B0.else.if.i8800.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8765.i
  br label %B0.else.endif.i8772.i

B0.else.endif.i8772.i:                            ; preds = %B0.else.if.i8800.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8765.i
  %.113.sroa.0.1.i8773.i = phi i64 [ 0, %B0.else.if.i8800.i ], [ %.125.i8770.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8765.i ]
  %.133.not.i8774.i = icmp slt i64 %.125.i8770.i, %.281.fca.12.load.i
  br i1 %.133.not.i8774.i, label %B0.else.endif.endif.i8776.i, label %B0.else.endif.if.i8775.i, !prof !10

B0.else.endif.if.i8775.i:                         ; preds = %B0.else.endif.i8772.i
  br label %B0.else.endif.endif.i8776.i

B0.else.endif.endif.i8776.i:                      ; preds = %B0.else.endif.if.i8775.i, %B0.else.endif.i8772.i
  %.113.sroa.0.3.i8777.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8775.i ], [ %.113.sroa.0.1.i8773.i, %B0.else.endif.i8772.i ]
  %.140.i8778.i = icmp slt i64 %.87.i8767.i, 0
  %.141.i8779.i = select i1 %.140.i8778.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8780.i = add i64 %.141.i8779.i, %.87.i8767.i
  %.145.i8781.i = icmp slt i64 %.142.i8780.i, 0
  br i1 %.145.i8781.i, label %B0.else.endif.endif.if.i8799.i, label %B0.else.endif.endif.endif.i8782.i, !prof !6

B0.else.endif.endif.if.i8799.i:                   ; preds = %B0.else.endif.endif.i8776.i
  br label %B0.else.endif.endif.endif.i8782.i

B0.else.endif.endif.endif.i8782.i:                ; preds = %B0.else.endif.endif.if.i8799.i, %B0.else.endif.endif.i8776.i
  %.113.sroa.13.1.i8783.i = phi i64 [ 0, %B0.else.endif.endif.if.i8799.i ], [ %.142.i8780.i, %B0.else.endif.endif.i8776.i ]
  %.150.not.i8784.i = icmp slt i64 %.142.i8780.i, %.281.fca.12.load.i
  br i1 %.150.not.i8784.i, label %B0.endif.i8786.i, label %B0.else.endif.endif.endif.if.i8785.i, !prof !10

B0.else.endif.endif.endif.if.i8785.i:             ; preds = %B0.else.endif.endif.endif.i8782.i
  br label %B0.endif.i8786.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8801.i: ; preds = %.575.endif.preheader.i8798.i, %B0.endif.i8786.i
  %.57.i8802.i = phi i64 [ %.87.i8767.i, %B0.endif.i8786.i ], [ %.57.i8802.pre.i, %.575.endif.preheader.i8798.i ]
  %.210.i8791.i = tail call i64 @llvm.smax.i64(i64 %.201.i8788.i, i64 0)
  %.87.i8803.i = add nsw i64 %.57.i8802.i, %.542.i
  %.123.i8804.i = icmp slt i64 %.57.i8802.i, 0
  %.124.i8805.i = select i1 %.123.i8804.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8806.i = add i64 %.124.i8805.i, %.57.i8802.i
  %.128.i8807.i = icmp slt i64 %.125.i8806.i, 0
  br i1 %.128.i8807.i, label %B0.else.if.i8836.i, label %B0.else.endif.i8808.i, !prof !6

B0.endif.i8822.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8821.i, %B0.else.endif.endif.endif.i8818.i
  %.113.sroa.13.0.i8823.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8821.i ], [ %.113.sroa.13.1.i8819.i, %B0.else.endif.endif.endif.i8818.i ]
  %.201.i8824.i = sub i64 %.113.sroa.13.0.i8823.i, %.113.sroa.0.3.i8813.i
  %.226.i8825.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8813.i
  store i64 %.87.i8803.i, ptr %.712.i, align 8, !noalias !134
  %.605.not155.i8826.i = icmp sgt i64 %.201.i8824.i, 0
  br i1 %.605.not155.i8826.i, label %.575.endif.preheader.i8834.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8837.i, !prof !39

.575.endif.preheader.i8834.i:                     ; preds = %B0.endif.i8822.i
  %191 = shl i64 %.201.i8824.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8825.i, i8 0, i64 %191, i1 false), !noalias !134
  %.57.i8838.pre.i = load i64, ptr %.712.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8837.i

B0.else.if.i8836.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8801.i
  br label %B0.else.endif.i8808.i

B0.else.endif.i8808.i:                            ; preds = %B0.else.if.i8836.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8801.i
  %.113.sroa.0.1.i8809.i = phi i64 [ 0, %B0.else.if.i8836.i ], [ %.125.i8806.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8801.i ]
  %.133.not.i8810.i = icmp slt i64 %.125.i8806.i, %.281.fca.12.load.i
  br i1 %.133.not.i8810.i, label %B0.else.endif.endif.i8812.i, label %B0.else.endif.if.i8811.i, !prof !10

B0.else.endif.if.i8811.i:                         ; preds = %B0.else.endif.i8808.i
  br label %B0.else.endif.endif.i8812.i

B0.else.endif.endif.i8812.i:                      ; preds = %B0.else.endif.if.i8811.i, %B0.else.endif.i8808.i
  %.113.sroa.0.3.i8813.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8811.i ], [ %.113.sroa.0.1.i8809.i, %B0.else.endif.i8808.i ]
  %.140.i8814.i = icmp slt i64 %.87.i8803.i, 0
  %.141.i8815.i = select i1 %.140.i8814.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8816.i = add i64 %.141.i8815.i, %.87.i8803.i
  %.145.i8817.i = icmp slt i64 %.142.i8816.i, 0
  br i1 %.145.i8817.i, label %B0.else.endif.endif.if.i8835.i, label %B0.else.endif.endif.endif.i8818.i, !prof !6

B0.else.endif.endif.if.i8835.i:                   ; preds = %B0.else.endif.endif.i8812.i
  br label %B0.else.endif.endif.endif.i8818.i

B0.else.endif.endif.endif.i8818.i:                ; preds = %B0.else.endif.endif.if.i8835.i, %B0.else.endif.endif.i8812.i
  %.113.sroa.13.1.i8819.i = phi i64 [ 0, %B0.else.endif.endif.if.i8835.i ], [ %.142.i8816.i, %B0.else.endif.endif.i8812.i ]
  %.150.not.i8820.i = icmp slt i64 %.142.i8816.i, %.281.fca.12.load.i
  br i1 %.150.not.i8820.i, label %B0.endif.i8822.i, label %B0.else.endif.endif.endif.if.i8821.i, !prof !10

B0.else.endif.endif.endif.if.i8821.i:             ; preds = %B0.else.endif.endif.endif.i8818.i
  br label %B0.endif.i8822.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8837.i: ; preds = %.575.endif.preheader.i8834.i, %B0.endif.i8822.i
  %.57.i8838.i = phi i64 [ %.87.i8803.i, %B0.endif.i8822.i ], [ %.57.i8838.pre.i, %.575.endif.preheader.i8834.i ]
  %.210.i8827.i = tail call i64 @llvm.smax.i64(i64 %.201.i8824.i, i64 0)
  %.87.i8839.i = add nsw i64 %.57.i8838.i, %.542.i
  %.123.i8840.i = icmp slt i64 %.57.i8838.i, 0
  %.124.i8841.i = select i1 %.123.i8840.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8842.i = add i64 %.124.i8841.i, %.57.i8838.i
  %.128.i8843.i = icmp slt i64 %.125.i8842.i, 0
  br i1 %.128.i8843.i, label %B0.else.if.i8872.i, label %B0.else.endif.i8844.i, !prof !6

B0.endif.i8858.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8857.i, %B0.else.endif.endif.endif.i8854.i
  %.113.sroa.13.0.i8859.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8857.i ], [ %.113.sroa.13.1.i8855.i, %B0.else.endif.endif.endif.i8854.i ]
  %.201.i8860.i = sub i64 %.113.sroa.13.0.i8859.i, %.113.sroa.0.3.i8849.i
  %.226.i8861.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8849.i
  store i64 %.87.i8839.i, ptr %.712.i, align 8, !noalias !137
  %.605.not155.i8862.i = icmp sgt i64 %.201.i8860.i, 0
  br i1 %.605.not155.i8862.i, label %.575.endif.preheader.i8870.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8873.i, !prof !39

.575.endif.preheader.i8870.i:                     ; preds = %B0.endif.i8858.i
  %192 = shl i64 %.201.i8860.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8861.i, i8 0, i64 %192, i1 false), !noalias !137
  %.57.i8874.pre.i = load i64, ptr %.712.i, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8873.i

B0.else.if.i8872.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8837.i
  br label %B0.else.endif.i8844.i

B0.else.endif.i8844.i:                            ; preds = %B0.else.if.i8872.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8837.i
  %.113.sroa.0.1.i8845.i = phi i64 [ 0, %B0.else.if.i8872.i ], [ %.125.i8842.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8837.i ]
  %.133.not.i8846.i = icmp slt i64 %.125.i8842.i, %.281.fca.12.load.i
  br i1 %.133.not.i8846.i, label %B0.else.endif.endif.i8848.i, label %B0.else.endif.if.i8847.i, !prof !10

B0.else.endif.if.i8847.i:                         ; preds = %B0.else.endif.i8844.i
  br label %B0.else.endif.endif.i8848.i

B0.else.endif.endif.i8848.i:                      ; preds = %B0.else.endif.if.i8847.i, %B0.else.endif.i8844.i
  %.113.sroa.0.3.i8849.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8847.i ], [ %.113.sroa.0.1.i8845.i, %B0.else.endif.i8844.i ]
  %.140.i8850.i = icmp slt i64 %.87.i8839.i, 0
  %.141.i8851.i = select i1 %.140.i8850.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8852.i = add i64 %.141.i8851.i, %.87.i8839.i
  %.145.i8853.i = icmp slt i64 %.142.i8852.i, 0
  br i1 %.145.i8853.i, label %B0.else.endif.endif.if.i8871.i, label %B0.else.endif.endif.endif.i8854.i, !prof !6

B0.else.endif.endif.if.i8871.i:                   ; preds = %B0.else.endif.endif.i8848.i
  br label %B0.else.endif.endif.endif.i8854.i

B0.else.endif.endif.endif.i8854.i:                ; preds = %B0.else.endif.endif.if.i8871.i, %B0.else.endif.endif.i8848.i
  %.113.sroa.13.1.i8855.i = phi i64 [ 0, %B0.else.endif.endif.if.i8871.i ], [ %.142.i8852.i, %B0.else.endif.endif.i8848.i ]
  %.150.not.i8856.i = icmp slt i64 %.142.i8852.i, %.281.fca.12.load.i
  br i1 %.150.not.i8856.i, label %B0.endif.i8858.i, label %B0.else.endif.endif.endif.if.i8857.i, !prof !10

B0.else.endif.endif.endif.if.i8857.i:             ; preds = %B0.else.endif.endif.endif.i8854.i
  br label %B0.endif.i8858.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8873.i: ; preds = %.575.endif.preheader.i8870.i, %B0.endif.i8858.i
  %.57.i8874.i = phi i64 [ %.87.i8839.i, %B0.endif.i8858.i ], [ %.57.i8874.pre.i, %.575.endif.preheader.i8870.i ]
  %.210.i8863.i = tail call i64 @llvm.smax.i64(i64 %.201.i8860.i, i64 0)
  %.87.i8875.i = add nsw i64 %.57.i8874.i, %.542.i
  %.123.i8876.i = icmp slt i64 %.57.i8874.i, 0
  %.124.i8877.i = select i1 %.123.i8876.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8878.i = add i64 %.124.i8877.i, %.57.i8874.i
  %.128.i8879.i = icmp slt i64 %.125.i8878.i, 0
  br i1 %.128.i8879.i, label %B0.else.if.i8908.i, label %B0.else.endif.i8880.i, !prof !6

B0.endif.i8894.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8893.i, %B0.else.endif.endif.endif.i8890.i
  %.113.sroa.13.0.i8895.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8893.i ], [ %.113.sroa.13.1.i8891.i, %B0.else.endif.endif.endif.i8890.i ]
  %.201.i8896.i = sub i64 %.113.sroa.13.0.i8895.i, %.113.sroa.0.3.i8885.i
  %.226.i8897.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8885.i
  store i64 %.87.i8875.i, ptr %.712.i, align 8, !noalias !140
  %.606.not155.i8898.i = icmp sgt i64 %.201.i8896.i, 0
  br i1 %.606.not155.i8898.i, label %.1845.endif.preheader.i, label %.1845.if.i, !prof !39

B0.else.if.i8908.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8873.i
  br label %B0.else.endif.i8880.i

B0.else.endif.i8880.i:                            ; preds = %B0.else.if.i8908.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8873.i
  %.113.sroa.0.1.i8881.i = phi i64 [ 0, %B0.else.if.i8908.i ], [ %.125.i8878.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8873.i ]
  %.133.not.i8882.i = icmp slt i64 %.125.i8878.i, %.281.fca.12.load.i
  br i1 %.133.not.i8882.i, label %B0.else.endif.endif.i8884.i, label %B0.else.endif.if.i8883.i, !prof !10

B0.else.endif.if.i8883.i:                         ; preds = %B0.else.endif.i8880.i
  br label %B0.else.endif.endif.i8884.i

B0.else.endif.endif.i8884.i:                      ; preds = %B0.else.endif.if.i8883.i, %B0.else.endif.i8880.i
  %.113.sroa.0.3.i8885.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8883.i ], [ %.113.sroa.0.1.i8881.i, %B0.else.endif.i8880.i ]
  %.140.i8886.i = icmp slt i64 %.87.i8875.i, 0
  %.141.i8887.i = select i1 %.140.i8886.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8888.i = add i64 %.141.i8887.i, %.87.i8875.i
  %.145.i8889.i = icmp slt i64 %.142.i8888.i, 0
  br i1 %.145.i8889.i, label %B0.else.endif.endif.if.i8907.i, label %B0.else.endif.endif.endif.i8890.i, !prof !6

B0.else.endif.endif.if.i8907.i:                   ; preds = %B0.else.endif.endif.i8884.i
  br label %B0.else.endif.endif.endif.i8890.i

B0.else.endif.endif.endif.i8890.i:                ; preds = %B0.else.endif.endif.if.i8907.i, %B0.else.endif.endif.i8884.i
  %.113.sroa.13.1.i8891.i = phi i64 [ 0, %B0.else.endif.endif.if.i8907.i ], [ %.142.i8888.i, %B0.else.endif.endif.i8884.i ]
  %.150.not.i8892.i = icmp slt i64 %.142.i8888.i, %.281.fca.12.load.i
  br i1 %.150.not.i8892.i, label %B0.endif.i8894.i, label %B0.else.endif.endif.endif.if.i8893.i, !prof !10

B0.else.endif.endif.endif.if.i8893.i:             ; preds = %B0.else.endif.endif.endif.i8890.i
  br label %B0.endif.i8894.i

.1845.endif.preheader.i:                          ; preds = %B0.endif.i8894.i
  %193 = shl i64 %.201.i8896.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8897.i, i8 0, i64 %193, i1 false), !noalias !140
  br label %.1845.endif.i

.1845.if.i.loopexit:                              ; preds = %.1845.endif.i
  %.57.i8910.i.pre = load i64, ptr %.712.i, align 8, !noalias !143
  br label %.1845.if.i

.1845.if.i:                                       ; preds = %.1845.if.i.loopexit, %B0.endif.i8894.i
  %.57.i8910.i = phi i64 [ %.87.i8875.i, %B0.endif.i8894.i ], [ %.57.i8910.i.pre, %.1845.if.i.loopexit ]
  %.210.i889998179821.i = phi i64 [ 0, %B0.endif.i8894.i ], [ %.201.i8896.i, %.1845.if.i.loopexit ]
  %.87.i8911.i = add nsw i64 %.57.i8910.i, %.542.i
  %.123.i8912.i = icmp slt i64 %.57.i8910.i, 0
  %.124.i8913.i = select i1 %.123.i8912.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8914.i = add i64 %.124.i8913.i, %.57.i8910.i
  %.128.i8915.i = icmp slt i64 %.125.i8914.i, 0
  br i1 %.128.i8915.i, label %B0.else.if.i8944.i, label %B0.else.endif.i8916.i, !prof !6

B0.endif.i8930.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8929.i, %B0.else.endif.endif.endif.i8926.i
  %.113.sroa.13.0.i8931.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8929.i ], [ %.113.sroa.13.1.i8927.i, %B0.else.endif.endif.endif.i8926.i ]
  %.201.i8932.i = sub i64 %.113.sroa.13.0.i8931.i, %.113.sroa.0.3.i8921.i
  %.226.i8933.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8921.i
  store i64 %.87.i8911.i, ptr %.712.i, align 8, !noalias !143
  %.605.not155.i8934.i = icmp sgt i64 %.201.i8932.i, 0
  br i1 %.605.not155.i8934.i, label %.575.endif.preheader.i8942.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8945.i, !prof !39

.575.endif.preheader.i8942.i:                     ; preds = %B0.endif.i8930.i
  %194 = shl i64 %.201.i8932.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8933.i, i8 0, i64 %194, i1 false), !noalias !143
  %.57.i8946.pre.i = load i64, ptr %.712.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8945.i

B0.else.if.i8944.i:                               ; preds = %.1845.if.i
  br label %B0.else.endif.i8916.i

B0.else.endif.i8916.i:                            ; preds = %B0.else.if.i8944.i, %.1845.if.i
  %.113.sroa.0.1.i8917.i = phi i64 [ 0, %B0.else.if.i8944.i ], [ %.125.i8914.i, %.1845.if.i ]
  %.133.not.i8918.i = icmp slt i64 %.125.i8914.i, %.281.fca.12.load.i
  br i1 %.133.not.i8918.i, label %B0.else.endif.endif.i8920.i, label %B0.else.endif.if.i8919.i, !prof !10

B0.else.endif.if.i8919.i:                         ; preds = %B0.else.endif.i8916.i
  br label %B0.else.endif.endif.i8920.i

B0.else.endif.endif.i8920.i:                      ; preds = %B0.else.endif.if.i8919.i, %B0.else.endif.i8916.i
  %.113.sroa.0.3.i8921.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8919.i ], [ %.113.sroa.0.1.i8917.i, %B0.else.endif.i8916.i ]
  %.140.i8922.i = icmp slt i64 %.87.i8911.i, 0
  %.141.i8923.i = select i1 %.140.i8922.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8924.i = add i64 %.141.i8923.i, %.87.i8911.i
  %.145.i8925.i = icmp slt i64 %.142.i8924.i, 0
  br i1 %.145.i8925.i, label %B0.else.endif.endif.if.i8943.i, label %B0.else.endif.endif.endif.i8926.i, !prof !6

B0.else.endif.endif.if.i8943.i:                   ; preds = %B0.else.endif.endif.i8920.i
  br label %B0.else.endif.endif.endif.i8926.i

B0.else.endif.endif.endif.i8926.i:                ; preds = %B0.else.endif.endif.if.i8943.i, %B0.else.endif.endif.i8920.i
  %.113.sroa.13.1.i8927.i = phi i64 [ 0, %B0.else.endif.endif.if.i8943.i ], [ %.142.i8924.i, %B0.else.endif.endif.i8920.i ]
  %.150.not.i8928.i = icmp slt i64 %.142.i8924.i, %.281.fca.12.load.i
  br i1 %.150.not.i8928.i, label %B0.endif.i8930.i, label %B0.else.endif.endif.endif.if.i8929.i, !prof !10

B0.else.endif.endif.endif.if.i8929.i:             ; preds = %B0.else.endif.endif.endif.i8926.i
  br label %B0.endif.i8930.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8945.i: ; preds = %.575.endif.preheader.i8942.i, %B0.endif.i8930.i
  %.57.i8946.i = phi i64 [ %.87.i8911.i, %B0.endif.i8930.i ], [ %.57.i8946.pre.i, %.575.endif.preheader.i8942.i ]
  %.210.i8935.i = tail call i64 @llvm.smax.i64(i64 %.201.i8932.i, i64 0)
  %.87.i8947.i = add nsw i64 %.57.i8946.i, %.542.i
  %.123.i8948.i = icmp slt i64 %.57.i8946.i, 0
  %.124.i8949.i = select i1 %.123.i8948.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8950.i = add i64 %.124.i8949.i, %.57.i8946.i
  %.128.i8951.i = icmp slt i64 %.125.i8950.i, 0
  br i1 %.128.i8951.i, label %B0.else.if.i8980.i, label %B0.else.endif.i8952.i, !prof !6

B0.endif.i8966.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8965.i, %B0.else.endif.endif.endif.i8962.i
  %.113.sroa.13.0.i8967.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8965.i ], [ %.113.sroa.13.1.i8963.i, %B0.else.endif.endif.endif.i8962.i ]
  %.201.i8968.i = sub i64 %.113.sroa.13.0.i8967.i, %.113.sroa.0.3.i8957.i
  %.226.i8969.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8957.i
  store i64 %.87.i8947.i, ptr %.712.i, align 8, !noalias !146
  %.606.not155.i8970.i = icmp sgt i64 %.201.i8968.i, 0
  br i1 %.606.not155.i8970.i, label %.576.endif.preheader.i8978.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8981.i, !prof !39

.576.endif.preheader.i8978.i:                     ; preds = %B0.endif.i8966.i
  %195 = shl i64 %.201.i8968.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8969.i, i8 0, i64 %195, i1 false), !noalias !146
  %.57.i8982.pre.i = load i64, ptr %.712.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8981.i

B0.else.if.i8980.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8945.i
  br label %B0.else.endif.i8952.i

B0.else.endif.i8952.i:                            ; preds = %B0.else.if.i8980.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8945.i
  %.113.sroa.0.1.i8953.i = phi i64 [ 0, %B0.else.if.i8980.i ], [ %.125.i8950.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8945.i ]
  %.133.not.i8954.i = icmp slt i64 %.125.i8950.i, %.281.fca.12.load.i
  br i1 %.133.not.i8954.i, label %B0.else.endif.endif.i8956.i, label %B0.else.endif.if.i8955.i, !prof !10

B0.else.endif.if.i8955.i:                         ; preds = %B0.else.endif.i8952.i
  br label %B0.else.endif.endif.i8956.i

B0.else.endif.endif.i8956.i:                      ; preds = %B0.else.endif.if.i8955.i, %B0.else.endif.i8952.i
  %.113.sroa.0.3.i8957.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8955.i ], [ %.113.sroa.0.1.i8953.i, %B0.else.endif.i8952.i ]
  %.140.i8958.i = icmp slt i64 %.87.i8947.i, 0
  %.141.i8959.i = select i1 %.140.i8958.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8960.i = add i64 %.141.i8959.i, %.87.i8947.i
  %.145.i8961.i = icmp slt i64 %.142.i8960.i, 0
  br i1 %.145.i8961.i, label %B0.else.endif.endif.if.i8979.i, label %B0.else.endif.endif.endif.i8962.i, !prof !6

B0.else.endif.endif.if.i8979.i:                   ; preds = %B0.else.endif.endif.i8956.i
  br label %B0.else.endif.endif.endif.i8962.i

B0.else.endif.endif.endif.i8962.i:                ; preds = %B0.else.endif.endif.if.i8979.i, %B0.else.endif.endif.i8956.i
  %.113.sroa.13.1.i8963.i = phi i64 [ 0, %B0.else.endif.endif.if.i8979.i ], [ %.142.i8960.i, %B0.else.endif.endif.i8956.i ]
  %.150.not.i8964.i = icmp slt i64 %.142.i8960.i, %.281.fca.12.load.i
  br i1 %.150.not.i8964.i, label %B0.endif.i8966.i, label %B0.else.endif.endif.endif.if.i8965.i, !prof !10

B0.else.endif.endif.endif.if.i8965.i:             ; preds = %B0.else.endif.endif.endif.i8962.i
  br label %B0.endif.i8966.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8981.i: ; preds = %.576.endif.preheader.i8978.i, %B0.endif.i8966.i
  %.57.i8982.i = phi i64 [ %.87.i8947.i, %B0.endif.i8966.i ], [ %.57.i8982.pre.i, %.576.endif.preheader.i8978.i ]
  %.210.i8971.i = tail call i64 @llvm.smax.i64(i64 %.201.i8968.i, i64 0)
  %.87.i8983.i = add nsw i64 %.57.i8982.i, %.542.i
  %.123.i8984.i = icmp slt i64 %.57.i8982.i, 0
  %.124.i8985.i = select i1 %.123.i8984.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8986.i = add i64 %.124.i8985.i, %.57.i8982.i
  %.128.i8987.i = icmp slt i64 %.125.i8986.i, 0
  br i1 %.128.i8987.i, label %B0.else.if.i9016.i, label %B0.else.endif.i8988.i, !prof !6

B0.endif.i9002.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9001.i, %B0.else.endif.endif.endif.i8998.i
  %.113.sroa.13.0.i9003.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9001.i ], [ %.113.sroa.13.1.i8999.i, %B0.else.endif.endif.endif.i8998.i ]
  %.201.i9004.i = sub i64 %.113.sroa.13.0.i9003.i, %.113.sroa.0.3.i8993.i
  %.226.i9005.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8993.i
  store i64 %.87.i8983.i, ptr %.712.i, align 8, !noalias !149
  %.605.not155.i9006.i = icmp sgt i64 %.201.i9004.i, 0
  br i1 %.605.not155.i9006.i, label %.575.endif.preheader.i9014.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9017.i, !prof !39

.575.endif.preheader.i9014.i:                     ; preds = %B0.endif.i9002.i
  %196 = shl i64 %.201.i9004.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9005.i, i8 0, i64 %196, i1 false), !noalias !149
  %.57.i9018.pre.i = load i64, ptr %.712.i, align 8, !noalias !152
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9017.i

B0.else.if.i9016.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8981.i
  br label %B0.else.endif.i8988.i

B0.else.endif.i8988.i:                            ; preds = %B0.else.if.i9016.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8981.i
  %.113.sroa.0.1.i8989.i = phi i64 [ 0, %B0.else.if.i9016.i ], [ %.125.i8986.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8981.i ]
  %.133.not.i8990.i = icmp slt i64 %.125.i8986.i, %.281.fca.12.load.i
  br i1 %.133.not.i8990.i, label %B0.else.endif.endif.i8992.i, label %B0.else.endif.if.i8991.i, !prof !10

B0.else.endif.if.i8991.i:                         ; preds = %B0.else.endif.i8988.i
  br label %B0.else.endif.endif.i8992.i

B0.else.endif.endif.i8992.i:                      ; preds = %B0.else.endif.if.i8991.i, %B0.else.endif.i8988.i
  %.113.sroa.0.3.i8993.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8991.i ], [ %.113.sroa.0.1.i8989.i, %B0.else.endif.i8988.i ]
  %.140.i8994.i = icmp slt i64 %.87.i8983.i, 0
  %.141.i8995.i = select i1 %.140.i8994.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8996.i = add i64 %.141.i8995.i, %.87.i8983.i
  %.145.i8997.i = icmp slt i64 %.142.i8996.i, 0
  br i1 %.145.i8997.i, label %B0.else.endif.endif.if.i9015.i, label %B0.else.endif.endif.endif.i8998.i, !prof !6

B0.else.endif.endif.if.i9015.i:                   ; preds = %B0.else.endif.endif.i8992.i
  br label %B0.else.endif.endif.endif.i8998.i

B0.else.endif.endif.endif.i8998.i:                ; preds = %B0.else.endif.endif.if.i9015.i, %B0.else.endif.endif.i8992.i
  %.113.sroa.13.1.i8999.i = phi i64 [ 0, %B0.else.endif.endif.if.i9015.i ], [ %.142.i8996.i, %B0.else.endif.endif.i8992.i ]
  %.150.not.i9000.i = icmp slt i64 %.142.i8996.i, %.281.fca.12.load.i
  br i1 %.150.not.i9000.i, label %B0.endif.i9002.i, label %B0.else.endif.endif.endif.if.i9001.i, !prof !10

B0.else.endif.endif.endif.if.i9001.i:             ; preds = %B0.else.endif.endif.endif.i8998.i
  br label %B0.endif.i9002.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9017.i: ; preds = %.575.endif.preheader.i9014.i, %B0.endif.i9002.i
  %.57.i9018.i = phi i64 [ %.87.i8983.i, %B0.endif.i9002.i ], [ %.57.i9018.pre.i, %.575.endif.preheader.i9014.i ]
  %.210.i9007.i = tail call i64 @llvm.smax.i64(i64 %.201.i9004.i, i64 0)
  %.2036.i = mul nsw i64 %.570.i, %.542.i
  %.87.i9019.i = add nsw i64 %.57.i9018.i, %.2036.i
  %.123.i9020.i = icmp slt i64 %.57.i9018.i, 0
  %.124.i9021.i = select i1 %.123.i9020.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9022.i = add i64 %.124.i9021.i, %.57.i9018.i
  %.128.i9023.i = icmp slt i64 %.125.i9022.i, 0
  br i1 %.128.i9023.i, label %B0.else.if.i9052.i, label %B0.else.endif.i9024.i, !prof !6

B0.endif.i9038.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9037.i, %B0.else.endif.endif.endif.i9034.i
  %.113.sroa.13.0.i9039.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9037.i ], [ %.113.sroa.13.1.i9035.i, %B0.else.endif.endif.endif.i9034.i ]
  %.201.i9040.i = sub i64 %.113.sroa.13.0.i9039.i, %.113.sroa.0.3.i9029.i
  %.226.i9041.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9029.i
  store i64 %.87.i9019.i, ptr %.712.i, align 8, !noalias !152
  %.605.not155.i9042.i = icmp sgt i64 %.201.i9040.i, 0
  br i1 %.605.not155.i9042.i, label %.575.endif.preheader.i9050.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9053.i, !prof !39

.575.endif.preheader.i9050.i:                     ; preds = %B0.endif.i9038.i
  %197 = shl i64 %.201.i9040.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9041.i, i8 0, i64 %197, i1 false), !noalias !152
  %.57.i9054.pre.i = load i64, ptr %.712.i, align 8, !noalias !155
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9053.i

B0.else.if.i9052.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9017.i
  br label %B0.else.endif.i9024.i

B0.else.endif.i9024.i:                            ; preds = %B0.else.if.i9052.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9017.i
  %.113.sroa.0.1.i9025.i = phi i64 [ 0, %B0.else.if.i9052.i ], [ %.125.i9022.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9017.i ]
  %.133.not.i9026.i = icmp slt i64 %.125.i9022.i, %.281.fca.12.load.i
  br i1 %.133.not.i9026.i, label %B0.else.endif.endif.i9028.i, label %B0.else.endif.if.i9027.i, !prof !10

B0.else.endif.if.i9027.i:                         ; preds = %B0.else.endif.i9024.i
  br label %B0.else.endif.endif.i9028.i

B0.else.endif.endif.i9028.i:                      ; preds = %B0.else.endif.if.i9027.i, %B0.else.endif.i9024.i
  %.113.sroa.0.3.i9029.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9027.i ], [ %.113.sroa.0.1.i9025.i, %B0.else.endif.i9024.i ]
  %.140.i9030.i = icmp slt i64 %.87.i9019.i, 0
  %.141.i9031.i = select i1 %.140.i9030.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9032.i = add i64 %.141.i9031.i, %.87.i9019.i
  %.145.i9033.i = icmp slt i64 %.142.i9032.i, 0
  br i1 %.145.i9033.i, label %B0.else.endif.endif.if.i9051.i, label %B0.else.endif.endif.endif.i9034.i, !prof !6

B0.else.endif.endif.if.i9051.i:                   ; preds = %B0.else.endif.endif.i9028.i
  br label %B0.else.endif.endif.endif.i9034.i

B0.else.endif.endif.endif.i9034.i:                ; preds = %B0.else.endif.endif.if.i9051.i, %B0.else.endif.endif.i9028.i
  %.113.sroa.13.1.i9035.i = phi i64 [ 0, %B0.else.endif.endif.if.i9051.i ], [ %.142.i9032.i, %B0.else.endif.endif.i9028.i ]
  %.150.not.i9036.i = icmp slt i64 %.142.i9032.i, %.281.fca.12.load.i
  br i1 %.150.not.i9036.i, label %B0.endif.i9038.i, label %B0.else.endif.endif.endif.if.i9037.i, !prof !10

B0.else.endif.endif.endif.if.i9037.i:             ; preds = %B0.else.endif.endif.endif.i9034.i
  br label %B0.endif.i9038.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9053.i: ; preds = %.575.endif.preheader.i9050.i, %B0.endif.i9038.i
  %.57.i9054.i = phi i64 [ %.87.i9019.i, %B0.endif.i9038.i ], [ %.57.i9054.pre.i, %.575.endif.preheader.i9050.i ]
  %.210.i9043.i = tail call i64 @llvm.smax.i64(i64 %.201.i9040.i, i64 0)
  %.87.i9055.i = add nsw i64 %.57.i9054.i, %.281.fca.6.load.i
  %.123.i9056.i = icmp slt i64 %.57.i9054.i, 0
  %.124.i9057.i = select i1 %.123.i9056.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9058.i = add i64 %.124.i9057.i, %.57.i9054.i
  %.128.i9059.i = icmp slt i64 %.125.i9058.i, 0
  br i1 %.128.i9059.i, label %B0.else.if.i9088.i, label %B0.else.endif.i9060.i, !prof !6

B0.endif.i9074.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9073.i, %B0.else.endif.endif.endif.i9070.i
  %.113.sroa.13.0.i9075.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9073.i ], [ %.113.sroa.13.1.i9071.i, %B0.else.endif.endif.endif.i9070.i ]
  %.201.i9076.i = sub i64 %.113.sroa.13.0.i9075.i, %.113.sroa.0.3.i9065.i
  %.226.i9077.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9065.i
  store i64 %.87.i9055.i, ptr %.712.i, align 8, !noalias !155
  %.605.not155.i9078.i = icmp sgt i64 %.201.i9076.i, 0
  br i1 %.605.not155.i9078.i, label %.2382.endif.preheader.i, label %.2382.if.i, !prof !39

B0.else.if.i9088.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9053.i
  br label %B0.else.endif.i9060.i

B0.else.endif.i9060.i:                            ; preds = %B0.else.if.i9088.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9053.i
  %.113.sroa.0.1.i9061.i = phi i64 [ 0, %B0.else.if.i9088.i ], [ %.125.i9058.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9053.i ]
  %.133.not.i9062.i = icmp slt i64 %.125.i9058.i, %.281.fca.12.load.i
  br i1 %.133.not.i9062.i, label %B0.else.endif.endif.i9064.i, label %B0.else.endif.if.i9063.i, !prof !10

B0.else.endif.if.i9063.i:                         ; preds = %B0.else.endif.i9060.i
  br label %B0.else.endif.endif.i9064.i

B0.else.endif.endif.i9064.i:                      ; preds = %B0.else.endif.if.i9063.i, %B0.else.endif.i9060.i
  %.113.sroa.0.3.i9065.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9063.i ], [ %.113.sroa.0.1.i9061.i, %B0.else.endif.i9060.i ]
  %.140.i9066.i = icmp slt i64 %.87.i9055.i, 0
  %.141.i9067.i = select i1 %.140.i9066.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9068.i = add i64 %.141.i9067.i, %.87.i9055.i
  %.145.i9069.i = icmp slt i64 %.142.i9068.i, 0
  br i1 %.145.i9069.i, label %B0.else.endif.endif.if.i9087.i, label %B0.else.endif.endif.endif.i9070.i, !prof !6

B0.else.endif.endif.if.i9087.i:                   ; preds = %B0.else.endif.endif.i9064.i
  br label %B0.else.endif.endif.endif.i9070.i

B0.else.endif.endif.endif.i9070.i:                ; preds = %B0.else.endif.endif.if.i9087.i, %B0.else.endif.endif.i9064.i
  %.113.sroa.13.1.i9071.i = phi i64 [ 0, %B0.else.endif.endif.if.i9087.i ], [ %.142.i9068.i, %B0.else.endif.endif.i9064.i ]
  %.150.not.i9072.i = icmp slt i64 %.142.i9068.i, %.281.fca.12.load.i
  br i1 %.150.not.i9072.i, label %B0.endif.i9074.i, label %B0.else.endif.endif.endif.if.i9073.i, !prof !10

B0.else.endif.endif.endif.if.i9073.i:             ; preds = %B0.else.endif.endif.endif.i9070.i
  br label %B0.endif.i9074.i

.2382.endif.preheader.i:                          ; preds = %B0.endif.i9074.i
  %198 = shl i64 %.201.i9076.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9077.i, i8 -1, i64 %198, i1 false), !noalias !7
  %.57.i9090.i.pre = load i64, ptr %.712.i, align 8, !noalias !158
  br label %.2382.if.i

.1845.endif.i:                                    ; preds = %.1845.endif.i, %.1845.endif.preheader.i
  %.1841.09643.i = phi i64 [ %.1886.i, %.1845.endif.i ], [ 0, %.1845.endif.preheader.i ]
  %.1881.i = getelementptr double, ptr %.226.i8897.i, i64 %.1841.09643.i
  store double 1.000000e+300, ptr %.1881.i, align 8, !noalias !7
  %.1886.i = add nuw nsw i64 %.1841.09643.i, 1
  %exitcond.not = icmp eq i64 %.1886.i, %.201.i8896.i
  br i1 %exitcond.not, label %.1845.if.i.loopexit, label %.1845.endif.i, !prof !85

.2382.if.i:                                       ; preds = %.2382.endif.preheader.i, %B0.endif.i9074.i
  %.57.i9090.i = phi i64 [ %.57.i9090.i.pre, %.2382.endif.preheader.i ], [ %.87.i9055.i, %B0.endif.i9074.i ]
  %.210.i90799825.i = phi i64 [ %.201.i9076.i, %.2382.endif.preheader.i ], [ 0, %B0.endif.i9074.i ]
  %.87.i9091.i = add nsw i64 %.57.i9090.i, %.281.fca.6.load.i
  %.123.i9092.i = icmp slt i64 %.57.i9090.i, 0
  %.124.i9093.i = select i1 %.123.i9092.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9094.i = add i64 %.124.i9093.i, %.57.i9090.i
  %.128.i9095.i = icmp slt i64 %.125.i9094.i, 0
  br i1 %.128.i9095.i, label %B0.else.if.i9124.i, label %B0.else.endif.i9096.i, !prof !6

B0.endif.i9110.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9109.i, %B0.else.endif.endif.endif.i9106.i
  %.113.sroa.13.0.i9111.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9109.i ], [ %.113.sroa.13.1.i9107.i, %B0.else.endif.endif.endif.i9106.i ]
  %.201.i9112.i = sub i64 %.113.sroa.13.0.i9111.i, %.113.sroa.0.3.i9101.i
  %.226.i9113.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9101.i
  store i64 %.87.i9091.i, ptr %.712.i, align 8, !noalias !158
  %.605.not155.i9114.i = icmp sgt i64 %.201.i9112.i, 0
  br i1 %.605.not155.i9114.i, label %.575.endif.preheader.i9122.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9125.i, !prof !39

.575.endif.preheader.i9122.i:                     ; preds = %B0.endif.i9110.i
  %199 = shl i64 %.201.i9112.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9113.i, i8 0, i64 %199, i1 false), !noalias !158
  %.57.i9126.pre.i = load i64, ptr %.712.i, align 8, !noalias !161
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9125.i

B0.else.if.i9124.i:                               ; preds = %.2382.if.i
  br label %B0.else.endif.i9096.i

B0.else.endif.i9096.i:                            ; preds = %B0.else.if.i9124.i, %.2382.if.i
  %.113.sroa.0.1.i9097.i = phi i64 [ 0, %B0.else.if.i9124.i ], [ %.125.i9094.i, %.2382.if.i ]
  %.133.not.i9098.i = icmp slt i64 %.125.i9094.i, %.281.fca.12.load.i
  br i1 %.133.not.i9098.i, label %B0.else.endif.endif.i9100.i, label %B0.else.endif.if.i9099.i, !prof !10

B0.else.endif.if.i9099.i:                         ; preds = %B0.else.endif.i9096.i
  br label %B0.else.endif.endif.i9100.i

B0.else.endif.endif.i9100.i:                      ; preds = %B0.else.endif.if.i9099.i, %B0.else.endif.i9096.i
  %.113.sroa.0.3.i9101.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9099.i ], [ %.113.sroa.0.1.i9097.i, %B0.else.endif.i9096.i ]
  %.140.i9102.i = icmp slt i64 %.87.i9091.i, 0
  %.141.i9103.i = select i1 %.140.i9102.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9104.i = add i64 %.141.i9103.i, %.87.i9091.i
  %.145.i9105.i = icmp slt i64 %.142.i9104.i, 0
  br i1 %.145.i9105.i, label %B0.else.endif.endif.if.i9123.i, label %B0.else.endif.endif.endif.i9106.i, !prof !6

B0.else.endif.endif.if.i9123.i:                   ; preds = %B0.else.endif.endif.i9100.i
  br label %B0.else.endif.endif.endif.i9106.i

B0.else.endif.endif.endif.i9106.i:                ; preds = %B0.else.endif.endif.if.i9123.i, %B0.else.endif.endif.i9100.i
  %.113.sroa.13.1.i9107.i = phi i64 [ 0, %B0.else.endif.endif.if.i9123.i ], [ %.142.i9104.i, %B0.else.endif.endif.i9100.i ]
  %.150.not.i9108.i = icmp slt i64 %.142.i9104.i, %.281.fca.12.load.i
  br i1 %.150.not.i9108.i, label %B0.endif.i9110.i, label %B0.else.endif.endif.endif.if.i9109.i, !prof !10

B0.else.endif.endif.endif.if.i9109.i:             ; preds = %B0.else.endif.endif.endif.i9106.i
  br label %B0.endif.i9110.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9125.i: ; preds = %.575.endif.preheader.i9122.i, %B0.endif.i9110.i
  %.57.i9126.i = phi i64 [ %.87.i9091.i, %B0.endif.i9110.i ], [ %.57.i9126.pre.i, %.575.endif.preheader.i9122.i ]
  %.210.i9115.i = tail call i64 @llvm.smax.i64(i64 %.201.i9112.i, i64 0)
  %.87.i9127.i = add nsw i64 %.57.i9126.i, %.281.fca.6.load.i
  %.123.i9128.i = icmp slt i64 %.57.i9126.i, 0
  %.124.i9129.i = select i1 %.123.i9128.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9130.i = add i64 %.124.i9129.i, %.57.i9126.i
  %.128.i9131.i = icmp slt i64 %.125.i9130.i, 0
  br i1 %.128.i9131.i, label %B0.else.if.i9160.i, label %B0.else.endif.i9132.i, !prof !6

B0.endif.i9146.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9145.i, %B0.else.endif.endif.endif.i9142.i
  %.113.sroa.13.0.i9147.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9145.i ], [ %.113.sroa.13.1.i9143.i, %B0.else.endif.endif.endif.i9142.i ]
  %.201.i9148.i = sub i64 %.113.sroa.13.0.i9147.i, %.113.sroa.0.3.i9137.i
  %.226.i9149.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9137.i
  store i64 %.87.i9127.i, ptr %.712.i, align 8, !noalias !161
  %.606.not155.i9150.i = icmp sgt i64 %.201.i9148.i, 0
  br i1 %.606.not155.i9150.i, label %.576.endif.preheader.i9158.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9161.i, !prof !39

.576.endif.preheader.i9158.i:                     ; preds = %B0.endif.i9146.i
  %200 = shl i64 %.201.i9148.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9149.i, i8 0, i64 %200, i1 false), !noalias !161
  %.57.i9162.pre.i = load i64, ptr %.712.i, align 8, !noalias !164
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9161.i

B0.else.if.i9160.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9125.i
  br label %B0.else.endif.i9132.i

B0.else.endif.i9132.i:                            ; preds = %B0.else.if.i9160.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9125.i
  %.113.sroa.0.1.i9133.i = phi i64 [ 0, %B0.else.if.i9160.i ], [ %.125.i9130.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9125.i ]
  %.133.not.i9134.i = icmp slt i64 %.125.i9130.i, %.281.fca.12.load.i
  br i1 %.133.not.i9134.i, label %B0.else.endif.endif.i9136.i, label %B0.else.endif.if.i9135.i, !prof !10

B0.else.endif.if.i9135.i:                         ; preds = %B0.else.endif.i9132.i
  br label %B0.else.endif.endif.i9136.i

B0.else.endif.endif.i9136.i:                      ; preds = %B0.else.endif.if.i9135.i, %B0.else.endif.i9132.i
  %.113.sroa.0.3.i9137.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9135.i ], [ %.113.sroa.0.1.i9133.i, %B0.else.endif.i9132.i ]
  %.140.i9138.i = icmp slt i64 %.87.i9127.i, 0
  %.141.i9139.i = select i1 %.140.i9138.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9140.i = add i64 %.141.i9139.i, %.87.i9127.i
  %.145.i9141.i = icmp slt i64 %.142.i9140.i, 0
  br i1 %.145.i9141.i, label %B0.else.endif.endif.if.i9159.i, label %B0.else.endif.endif.endif.i9142.i, !prof !6

B0.else.endif.endif.if.i9159.i:                   ; preds = %B0.else.endif.endif.i9136.i
  br label %B0.else.endif.endif.endif.i9142.i

B0.else.endif.endif.endif.i9142.i:                ; preds = %B0.else.endif.endif.if.i9159.i, %B0.else.endif.endif.i9136.i
  %.113.sroa.13.1.i9143.i = phi i64 [ 0, %B0.else.endif.endif.if.i9159.i ], [ %.142.i9140.i, %B0.else.endif.endif.i9136.i ]
  %.150.not.i9144.i = icmp slt i64 %.142.i9140.i, %.281.fca.12.load.i
  br i1 %.150.not.i9144.i, label %B0.endif.i9146.i, label %B0.else.endif.endif.endif.if.i9145.i, !prof !10

B0.else.endif.endif.endif.if.i9145.i:             ; preds = %B0.else.endif.endif.endif.i9142.i
  br label %B0.endif.i9146.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9161.i: ; preds = %.576.endif.preheader.i9158.i, %B0.endif.i9146.i
  %.57.i9162.i = phi i64 [ %.87.i9127.i, %B0.endif.i9146.i ], [ %.57.i9162.pre.i, %.576.endif.preheader.i9158.i ]
  %.210.i9151.i = tail call i64 @llvm.smax.i64(i64 %.201.i9148.i, i64 0)
  %.87.i9163.i = add nsw i64 %.57.i9162.i, %.281.fca.6.load.i
  %.123.i9164.i = icmp slt i64 %.57.i9162.i, 0
  %.124.i9165.i = select i1 %.123.i9164.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9166.i = add i64 %.124.i9165.i, %.57.i9162.i
  %.128.i9167.i = icmp slt i64 %.125.i9166.i, 0
  br i1 %.128.i9167.i, label %B0.else.if.i9196.i, label %B0.else.endif.i9168.i, !prof !6

B0.endif.i9182.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9181.i, %B0.else.endif.endif.endif.i9178.i
  %.113.sroa.13.0.i9183.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9181.i ], [ %.113.sroa.13.1.i9179.i, %B0.else.endif.endif.endif.i9178.i ]
  %.201.i9184.i = sub i64 %.113.sroa.13.0.i9183.i, %.113.sroa.0.3.i9173.i
  %.226.i9185.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9173.i
  store i64 %.87.i9163.i, ptr %.712.i, align 8, !noalias !164
  %.606.not155.i9186.i = icmp sgt i64 %.201.i9184.i, 0
  br i1 %.606.not155.i9186.i, label %.576.endif.preheader.i9194.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9197.i, !prof !39

.576.endif.preheader.i9194.i:                     ; preds = %B0.endif.i9182.i
  %201 = shl i64 %.201.i9184.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9185.i, i8 0, i64 %201, i1 false), !noalias !164
  %.57.i9198.pre.i = load i64, ptr %.712.i, align 8, !noalias !167
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9197.i

B0.else.if.i9196.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9161.i
  br label %B0.else.endif.i9168.i

B0.else.endif.i9168.i:                            ; preds = %B0.else.if.i9196.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9161.i
  %.113.sroa.0.1.i9169.i = phi i64 [ 0, %B0.else.if.i9196.i ], [ %.125.i9166.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9161.i ]
  %.133.not.i9170.i = icmp slt i64 %.125.i9166.i, %.281.fca.12.load.i
  br i1 %.133.not.i9170.i, label %B0.else.endif.endif.i9172.i, label %B0.else.endif.if.i9171.i, !prof !10

B0.else.endif.if.i9171.i:                         ; preds = %B0.else.endif.i9168.i
  br label %B0.else.endif.endif.i9172.i

B0.else.endif.endif.i9172.i:                      ; preds = %B0.else.endif.if.i9171.i, %B0.else.endif.i9168.i
  %.113.sroa.0.3.i9173.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9171.i ], [ %.113.sroa.0.1.i9169.i, %B0.else.endif.i9168.i ]
  %.140.i9174.i = icmp slt i64 %.87.i9163.i, 0
  %.141.i9175.i = select i1 %.140.i9174.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9176.i = add i64 %.141.i9175.i, %.87.i9163.i
  %.145.i9177.i = icmp slt i64 %.142.i9176.i, 0
  br i1 %.145.i9177.i, label %B0.else.endif.endif.if.i9195.i, label %B0.else.endif.endif.endif.i9178.i, !prof !6

B0.else.endif.endif.if.i9195.i:                   ; preds = %B0.else.endif.endif.i9172.i
  br label %B0.else.endif.endif.endif.i9178.i

B0.else.endif.endif.endif.i9178.i:                ; preds = %B0.else.endif.endif.if.i9195.i, %B0.else.endif.endif.i9172.i
  %.113.sroa.13.1.i9179.i = phi i64 [ 0, %B0.else.endif.endif.if.i9195.i ], [ %.142.i9176.i, %B0.else.endif.endif.i9172.i ]
  %.150.not.i9180.i = icmp slt i64 %.142.i9176.i, %.281.fca.12.load.i
  br i1 %.150.not.i9180.i, label %B0.endif.i9182.i, label %B0.else.endif.endif.endif.if.i9181.i, !prof !10

B0.else.endif.endif.endif.if.i9181.i:             ; preds = %B0.else.endif.endif.endif.i9178.i
  br label %B0.endif.i9182.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9197.i: ; preds = %.576.endif.preheader.i9194.i, %B0.endif.i9182.i
  %.57.i9198.i = phi i64 [ %.87.i9163.i, %B0.endif.i9182.i ], [ %.57.i9198.pre.i, %.576.endif.preheader.i9194.i ]
  %.210.i9187.i = tail call i64 @llvm.smax.i64(i64 %.201.i9184.i, i64 0)
  %.87.i9199.i = add nsw i64 %.57.i9198.i, %.281.fca.6.load.i
  %.123.i9200.i = icmp slt i64 %.57.i9198.i, 0
  %.124.i9201.i = select i1 %.123.i9200.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9202.i = add i64 %.124.i9201.i, %.57.i9198.i
  %.128.i9203.i = icmp slt i64 %.125.i9202.i, 0
  br i1 %.128.i9203.i, label %B0.else.if.i9232.i, label %B0.else.endif.i9204.i, !prof !6

B0.endif.i9218.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9217.i, %B0.else.endif.endif.endif.i9214.i
  %.113.sroa.13.0.i9219.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9217.i ], [ %.113.sroa.13.1.i9215.i, %B0.else.endif.endif.endif.i9214.i ]
  %.201.i9220.i = sub i64 %.113.sroa.13.0.i9219.i, %.113.sroa.0.3.i9209.i
  %.226.i9221.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9209.i
  store i64 %.87.i9199.i, ptr %.712.i, align 8, !noalias !167
  %.606.not155.i9222.i = icmp sgt i64 %.201.i9220.i, 0
  br i1 %.606.not155.i9222.i, label %.576.endif.preheader.i9230.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9233.i, !prof !39

.576.endif.preheader.i9230.i:                     ; preds = %B0.endif.i9218.i
  %202 = shl i64 %.201.i9220.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9221.i, i8 0, i64 %202, i1 false), !noalias !167
  %.57.i9234.pre.i = load i64, ptr %.712.i, align 8, !noalias !170
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9233.i

B0.else.if.i9232.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9197.i
  br label %B0.else.endif.i9204.i

B0.else.endif.i9204.i:                            ; preds = %B0.else.if.i9232.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9197.i
  %.113.sroa.0.1.i9205.i = phi i64 [ 0, %B0.else.if.i9232.i ], [ %.125.i9202.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9197.i ]
  %.133.not.i9206.i = icmp slt i64 %.125.i9202.i, %.281.fca.12.load.i
  br i1 %.133.not.i9206.i, label %B0.else.endif.endif.i9208.i, label %B0.else.endif.if.i9207.i, !prof !10

B0.else.endif.if.i9207.i:                         ; preds = %B0.else.endif.i9204.i
  br label %B0.else.endif.endif.i9208.i

B0.else.endif.endif.i9208.i:                      ; preds = %B0.else.endif.if.i9207.i, %B0.else.endif.i9204.i
  %.113.sroa.0.3.i9209.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9207.i ], [ %.113.sroa.0.1.i9205.i, %B0.else.endif.i9204.i ]
  %.140.i9210.i = icmp slt i64 %.87.i9199.i, 0
  %.141.i9211.i = select i1 %.140.i9210.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9212.i = add i64 %.141.i9211.i, %.87.i9199.i
  %.145.i9213.i = icmp slt i64 %.142.i9212.i, 0
  br i1 %.145.i9213.i, label %B0.else.endif.endif.if.i9231.i, label %B0.else.endif.endif.endif.i9214.i, !prof !6

B0.else.endif.endif.if.i9231.i:                   ; preds = %B0.else.endif.endif.i9208.i
  br label %B0.else.endif.endif.endif.i9214.i

B0.else.endif.endif.endif.i9214.i:                ; preds = %B0.else.endif.endif.if.i9231.i, %B0.else.endif.endif.i9208.i
  %.113.sroa.13.1.i9215.i = phi i64 [ 0, %B0.else.endif.endif.if.i9231.i ], [ %.142.i9212.i, %B0.else.endif.endif.i9208.i ]
  %.150.not.i9216.i = icmp slt i64 %.142.i9212.i, %.281.fca.12.load.i
  br i1 %.150.not.i9216.i, label %B0.endif.i9218.i, label %B0.else.endif.endif.endif.if.i9217.i, !prof !10

B0.else.endif.endif.endif.if.i9217.i:             ; preds = %B0.else.endif.endif.endif.i9214.i
  br label %B0.endif.i9218.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9233.i: ; preds = %.576.endif.preheader.i9230.i, %B0.endif.i9218.i
  %.57.i9234.i = phi i64 [ %.87.i9199.i, %B0.endif.i9218.i ], [ %.57.i9234.pre.i, %.576.endif.preheader.i9230.i ]
  %.210.i9223.i = tail call i64 @llvm.smax.i64(i64 %.201.i9220.i, i64 0)
  %.87.i9235.i = add nsw i64 %.57.i9234.i, %.542.i
  %.123.i9236.i = icmp slt i64 %.57.i9234.i, 0
  %.124.i9237.i = select i1 %.123.i9236.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9238.i = add i64 %.124.i9237.i, %.57.i9234.i
  %.128.i9239.i = icmp slt i64 %.125.i9238.i, 0
  br i1 %.128.i9239.i, label %B0.else.if.i9268.i, label %B0.else.endif.i9240.i, !prof !6

B0.endif.i9254.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9253.i, %B0.else.endif.endif.endif.i9250.i
  %.113.sroa.13.0.i9255.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9253.i ], [ %.113.sroa.13.1.i9251.i, %B0.else.endif.endif.endif.i9250.i ]
  %.201.i9256.i = sub i64 %.113.sroa.13.0.i9255.i, %.113.sroa.0.3.i9245.i
  %.226.i9257.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9245.i
  store i64 %.87.i9235.i, ptr %.712.i, align 8, !noalias !170
  %.606.not155.i9258.i = icmp sgt i64 %.201.i9256.i, 0
  br i1 %.606.not155.i9258.i, label %.576.endif.preheader.i9266.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9269.i, !prof !39

.576.endif.preheader.i9266.i:                     ; preds = %B0.endif.i9254.i
  %203 = shl i64 %.201.i9256.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9257.i, i8 0, i64 %203, i1 false), !noalias !170
  %.57.i9270.pre.i = load i64, ptr %.712.i, align 8, !noalias !173
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9269.i

B0.else.if.i9268.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9233.i
  br label %B0.else.endif.i9240.i

B0.else.endif.i9240.i:                            ; preds = %B0.else.if.i9268.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9233.i
  %.113.sroa.0.1.i9241.i = phi i64 [ 0, %B0.else.if.i9268.i ], [ %.125.i9238.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9233.i ]
  %.133.not.i9242.i = icmp slt i64 %.125.i9238.i, %.281.fca.12.load.i
  br i1 %.133.not.i9242.i, label %B0.else.endif.endif.i9244.i, label %B0.else.endif.if.i9243.i, !prof !10

B0.else.endif.if.i9243.i:                         ; preds = %B0.else.endif.i9240.i
  br label %B0.else.endif.endif.i9244.i

B0.else.endif.endif.i9244.i:                      ; preds = %B0.else.endif.if.i9243.i, %B0.else.endif.i9240.i
  %.113.sroa.0.3.i9245.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9243.i ], [ %.113.sroa.0.1.i9241.i, %B0.else.endif.i9240.i ]
  %.140.i9246.i = icmp slt i64 %.87.i9235.i, 0
  %.141.i9247.i = select i1 %.140.i9246.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9248.i = add i64 %.141.i9247.i, %.87.i9235.i
  %.145.i9249.i = icmp slt i64 %.142.i9248.i, 0
  br i1 %.145.i9249.i, label %B0.else.endif.endif.if.i9267.i, label %B0.else.endif.endif.endif.i9250.i, !prof !6

B0.else.endif.endif.if.i9267.i:                   ; preds = %B0.else.endif.endif.i9244.i
  br label %B0.else.endif.endif.endif.i9250.i

B0.else.endif.endif.endif.i9250.i:                ; preds = %B0.else.endif.endif.if.i9267.i, %B0.else.endif.endif.i9244.i
  %.113.sroa.13.1.i9251.i = phi i64 [ 0, %B0.else.endif.endif.if.i9267.i ], [ %.142.i9248.i, %B0.else.endif.endif.i9244.i ]
  %.150.not.i9252.i = icmp slt i64 %.142.i9248.i, %.281.fca.12.load.i
  br i1 %.150.not.i9252.i, label %B0.endif.i9254.i, label %B0.else.endif.endif.endif.if.i9253.i, !prof !10

B0.else.endif.endif.endif.if.i9253.i:             ; preds = %B0.else.endif.endif.endif.i9250.i
  br label %B0.endif.i9254.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9269.i: ; preds = %.576.endif.preheader.i9266.i, %B0.endif.i9254.i
  %.57.i9270.i = phi i64 [ %.87.i9235.i, %B0.endif.i9254.i ], [ %.57.i9270.pre.i, %.576.endif.preheader.i9266.i ]
  %.210.i9259.i = tail call i64 @llvm.smax.i64(i64 %.201.i9256.i, i64 0)
  %.87.i9271.i = add nsw i64 %.57.i9270.i, 20
  %.123.i9272.i = icmp slt i64 %.57.i9270.i, 0
  %.124.i9273.i = select i1 %.123.i9272.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9274.i = add i64 %.124.i9273.i, %.57.i9270.i
  %.128.i9275.i = icmp slt i64 %.125.i9274.i, 0
  br i1 %.128.i9275.i, label %B0.else.if.i9304.i, label %B0.else.endif.i9276.i, !prof !6

B0.endif.i9290.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9289.i, %B0.else.endif.endif.endif.i9286.i
  %.113.sroa.13.0.i9291.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9289.i ], [ %.113.sroa.13.1.i9287.i, %B0.else.endif.endif.endif.i9286.i ]
  %.201.i9292.i = sub i64 %.113.sroa.13.0.i9291.i, %.113.sroa.0.3.i9281.i
  %.226.i9293.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9281.i
  store i64 %.87.i9271.i, ptr %.712.i, align 8, !noalias !173
  %.606.not155.i9294.i = icmp sgt i64 %.201.i9292.i, 0
  br i1 %.606.not155.i9294.i, label %.576.endif.preheader.i9302.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9305.i, !prof !39

.576.endif.preheader.i9302.i:                     ; preds = %B0.endif.i9290.i
  %204 = shl i64 %.201.i9292.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9293.i, i8 0, i64 %204, i1 false), !noalias !173
  %.57.i9306.pre.i = load i64, ptr %.712.i, align 8, !noalias !176
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9305.i

B0.else.if.i9304.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9269.i
  br label %B0.else.endif.i9276.i

B0.else.endif.i9276.i:                            ; preds = %B0.else.if.i9304.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9269.i
  %.113.sroa.0.1.i9277.i = phi i64 [ 0, %B0.else.if.i9304.i ], [ %.125.i9274.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9269.i ]
  %.133.not.i9278.i = icmp slt i64 %.125.i9274.i, %.281.fca.12.load.i
  br i1 %.133.not.i9278.i, label %B0.else.endif.endif.i9280.i, label %B0.else.endif.if.i9279.i, !prof !10

B0.else.endif.if.i9279.i:                         ; preds = %B0.else.endif.i9276.i
  br label %B0.else.endif.endif.i9280.i

B0.else.endif.endif.i9280.i:                      ; preds = %B0.else.endif.if.i9279.i, %B0.else.endif.i9276.i
  %.113.sroa.0.3.i9281.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9279.i ], [ %.113.sroa.0.1.i9277.i, %B0.else.endif.i9276.i ]
  %.140.i9282.i = icmp slt i64 %.57.i9270.i, -20
  %.141.i9283.i = select i1 %.140.i9282.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9284.i = add i64 %.141.i9283.i, %.87.i9271.i
  %.145.i9285.i = icmp slt i64 %.142.i9284.i, 0
  br i1 %.145.i9285.i, label %B0.else.endif.endif.if.i9303.i, label %B0.else.endif.endif.endif.i9286.i, !prof !6

B0.else.endif.endif.if.i9303.i:                   ; preds = %B0.else.endif.endif.i9280.i
  br label %B0.else.endif.endif.endif.i9286.i

B0.else.endif.endif.endif.i9286.i:                ; preds = %B0.else.endif.endif.if.i9303.i, %B0.else.endif.endif.i9280.i
  %.113.sroa.13.1.i9287.i = phi i64 [ 0, %B0.else.endif.endif.if.i9303.i ], [ %.142.i9284.i, %B0.else.endif.endif.i9280.i ]
  %.150.not.i9288.i = icmp slt i64 %.142.i9284.i, %.281.fca.12.load.i
  br i1 %.150.not.i9288.i, label %B0.endif.i9290.i, label %B0.else.endif.endif.endif.if.i9289.i, !prof !10

B0.else.endif.endif.endif.if.i9289.i:             ; preds = %B0.else.endif.endif.endif.i9286.i
  br label %B0.endif.i9290.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9305.i: ; preds = %.576.endif.preheader.i9302.i, %B0.endif.i9290.i
  %.57.i9306.i = phi i64 [ %.87.i9271.i, %B0.endif.i9290.i ], [ %.57.i9306.pre.i, %.576.endif.preheader.i9302.i ]
  %.210.i9295.i = tail call i64 @llvm.smax.i64(i64 %.201.i9292.i, i64 0)
  %.87.i9307.i = add nsw i64 %.57.i9306.i, 4
  %.123.i9308.i = icmp slt i64 %.57.i9306.i, 0
  %.124.i9309.i = select i1 %.123.i9308.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9310.i = add i64 %.124.i9309.i, %.57.i9306.i
  %.128.i9311.i = icmp slt i64 %.125.i9310.i, 0
  br i1 %.128.i9311.i, label %B0.else.if.i9340.i, label %B0.else.endif.i9312.i, !prof !6

B0.endif.i9326.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9325.i, %B0.else.endif.endif.endif.i9322.i
  %.113.sroa.13.0.i9327.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9325.i ], [ %.113.sroa.13.1.i9323.i, %B0.else.endif.endif.endif.i9322.i ]
  %.201.i9328.i = sub i64 %.113.sroa.13.0.i9327.i, %.113.sroa.0.3.i9317.i
  %.226.i9329.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9317.i
  store i64 %.87.i9307.i, ptr %.712.i, align 8, !noalias !176
  %.606.not155.i9330.i = icmp sgt i64 %.201.i9328.i, 0
  br i1 %.606.not155.i9330.i, label %.576.endif.preheader.i9338.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !39

.576.endif.preheader.i9338.i:                     ; preds = %B0.endif.i9326.i
  %205 = shl i64 %.201.i9328.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9329.i, i8 0, i64 %205, i1 false), !noalias !176
  %.57.i9341.pre.i = load i64, ptr %.712.i, align 8, !noalias !179
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i9340.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9305.i
  br label %B0.else.endif.i9312.i

B0.else.endif.i9312.i:                            ; preds = %B0.else.if.i9340.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9305.i
  %.113.sroa.0.1.i9313.i = phi i64 [ 0, %B0.else.if.i9340.i ], [ %.125.i9310.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9305.i ]
  %.133.not.i9314.i = icmp slt i64 %.125.i9310.i, %.281.fca.12.load.i
  br i1 %.133.not.i9314.i, label %B0.else.endif.endif.i9316.i, label %B0.else.endif.if.i9315.i, !prof !10

B0.else.endif.if.i9315.i:                         ; preds = %B0.else.endif.i9312.i
  br label %B0.else.endif.endif.i9316.i

B0.else.endif.endif.i9316.i:                      ; preds = %B0.else.endif.if.i9315.i, %B0.else.endif.i9312.i
  %.113.sroa.0.3.i9317.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9315.i ], [ %.113.sroa.0.1.i9313.i, %B0.else.endif.i9312.i ]
  %.140.i9318.i = icmp slt i64 %.57.i9306.i, -4
  %.141.i9319.i = select i1 %.140.i9318.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9320.i = add i64 %.141.i9319.i, %.87.i9307.i
  %.145.i9321.i = icmp slt i64 %.142.i9320.i, 0
  br i1 %.145.i9321.i, label %B0.else.endif.endif.if.i9339.i, label %B0.else.endif.endif.endif.i9322.i, !prof !6

B0.else.endif.endif.if.i9339.i:                   ; preds = %B0.else.endif.endif.i9316.i
  br label %B0.else.endif.endif.endif.i9322.i

B0.else.endif.endif.endif.i9322.i:                ; preds = %B0.else.endif.endif.if.i9339.i, %B0.else.endif.endif.i9316.i
  %.113.sroa.13.1.i9323.i = phi i64 [ 0, %B0.else.endif.endif.if.i9339.i ], [ %.142.i9320.i, %B0.else.endif.endif.i9316.i ]
  %.150.not.i9324.i = icmp slt i64 %.142.i9320.i, %.281.fca.12.load.i
  br i1 %.150.not.i9324.i, label %B0.endif.i9326.i, label %B0.else.endif.endif.endif.if.i9325.i, !prof !10

B0.else.endif.endif.endif.if.i9325.i:             ; preds = %B0.else.endif.endif.endif.i9322.i
  br label %B0.endif.i9326.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i9338.i, %B0.endif.i9326.i
  %.57.i9341.i = phi i64 [ %.87.i9307.i, %B0.endif.i9326.i ], [ %.57.i9341.pre.i, %.576.endif.preheader.i9338.i ]
  %.87.i9342.i = add nsw i64 %.57.i9341.i, 4
  %.123.i9343.i = icmp slt i64 %.57.i9341.i, 0
  %.124.i9344.i = select i1 %.123.i9343.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9345.i = add i64 %.124.i9344.i, %.57.i9341.i
  %.128.i9346.i = icmp slt i64 %.125.i9345.i, 0
  br i1 %.128.i9346.i, label %B0.else.if.i9375.i, label %B0.else.endif.i9347.i, !prof !6

B0.endif.i9361.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9360.i, %B0.else.endif.endif.endif.i9357.i
  %.113.sroa.13.0.i9362.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9360.i ], [ %.113.sroa.13.1.i9358.i, %B0.else.endif.endif.endif.i9357.i ]
  %.201.i9363.i = sub i64 %.113.sroa.13.0.i9362.i, %.113.sroa.0.3.i9352.i
  %.226.i9364.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9352.i
  store i64 %.87.i9342.i, ptr %.712.i, align 8, !noalias !179
  %.605.not155.i9365.i = icmp sgt i64 %.201.i9363.i, 0
  br i1 %.605.not155.i9365.i, label %.3056.endif.preheader.i, label %.3056.if.i, !prof !39

B0.else.if.i9375.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i9347.i

B0.else.endif.i9347.i:                            ; preds = %B0.else.if.i9375.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i9348.i = phi i64 [ 0, %B0.else.if.i9375.i ], [ %.125.i9345.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i9349.i = icmp slt i64 %.125.i9345.i, %.281.fca.12.load.i
  br i1 %.133.not.i9349.i, label %B0.else.endif.endif.i9351.i, label %B0.else.endif.if.i9350.i, !prof !10

B0.else.endif.if.i9350.i:                         ; preds = %B0.else.endif.i9347.i
  br label %B0.else.endif.endif.i9351.i

B0.else.endif.endif.i9351.i:                      ; preds = %B0.else.endif.if.i9350.i, %B0.else.endif.i9347.i
  %.113.sroa.0.3.i9352.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9350.i ], [ %.113.sroa.0.1.i9348.i, %B0.else.endif.i9347.i ]
  %.140.i9353.i = icmp slt i64 %.57.i9341.i, -4
  %.141.i9354.i = select i1 %.140.i9353.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9355.i = add i64 %.141.i9354.i, %.87.i9342.i
  %.145.i9356.i = icmp slt i64 %.142.i9355.i, 0
  br i1 %.145.i9356.i, label %B0.else.endif.endif.if.i9374.i, label %B0.else.endif.endif.endif.i9357.i, !prof !6

B0.else.endif.endif.if.i9374.i:                   ; preds = %B0.else.endif.endif.i9351.i
  br label %B0.else.endif.endif.endif.i9357.i

B0.else.endif.endif.endif.i9357.i:                ; preds = %B0.else.endif.endif.if.i9374.i, %B0.else.endif.endif.i9351.i
  %.113.sroa.13.1.i9358.i = phi i64 [ 0, %B0.else.endif.endif.if.i9374.i ], [ %.142.i9355.i, %B0.else.endif.endif.i9351.i ]
  %.150.not.i9359.i = icmp slt i64 %.142.i9355.i, %.281.fca.12.load.i
  br i1 %.150.not.i9359.i, label %B0.endif.i9361.i, label %B0.else.endif.endif.endif.if.i9360.i, !prof !10

B0.else.endif.endif.endif.if.i9360.i:             ; preds = %B0.else.endif.endif.endif.i9357.i
  br label %B0.endif.i9361.i

.3056.endif.preheader.i:                          ; preds = %B0.endif.i9361.i
  %206 = shl i64 %.201.i9363.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9364.i, i8 -1, i64 %206, i1 false), !noalias !7
  %.57.i9376.i.pre = load i64, ptr %.712.i, align 8, !noalias !182
  br label %.3056.if.i

.3056.if.i:                                       ; preds = %.3056.endif.preheader.i, %B0.endif.i9361.i
  %.57.i9376.i = phi i64 [ %.57.i9376.i.pre, %.3056.endif.preheader.i ], [ %.87.i9342.i, %B0.endif.i9361.i ]
  %.87.i9377.i = add nsw i64 %.57.i9376.i, 4
  %.123.i9378.i = icmp slt i64 %.57.i9376.i, 0
  %.124.i9379.i = select i1 %.123.i9378.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9380.i = add i64 %.124.i9379.i, %.57.i9376.i
  %.128.i9381.i = icmp slt i64 %.125.i9380.i, 0
  br i1 %.128.i9381.i, label %B0.else.if.i9410.i, label %B0.else.endif.i9382.i, !prof !6

B0.endif.i9396.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9395.i, %B0.else.endif.endif.endif.i9392.i
  %.113.sroa.13.0.i9397.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9395.i ], [ %.113.sroa.13.1.i9393.i, %B0.else.endif.endif.endif.i9392.i ]
  %.201.i9398.i = sub i64 %.113.sroa.13.0.i9397.i, %.113.sroa.0.3.i9387.i
  %.226.i9399.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9387.i
  store i64 %.87.i9377.i, ptr %.712.i, align 8, !noalias !182
  %.605.not155.i9400.i = icmp sgt i64 %.201.i9398.i, 0
  br i1 %.605.not155.i9400.i, label %.3402.endif.preheader.i, label %.3402.if.i, !prof !39

B0.else.if.i9410.i:                               ; preds = %.3056.if.i
  br label %B0.else.endif.i9382.i

B0.else.endif.i9382.i:                            ; preds = %B0.else.if.i9410.i, %.3056.if.i
  %.113.sroa.0.1.i9383.i = phi i64 [ 0, %B0.else.if.i9410.i ], [ %.125.i9380.i, %.3056.if.i ]
  %.133.not.i9384.i = icmp slt i64 %.125.i9380.i, %.281.fca.12.load.i
  br i1 %.133.not.i9384.i, label %B0.else.endif.endif.i9386.i, label %B0.else.endif.if.i9385.i, !prof !10

B0.else.endif.if.i9385.i:                         ; preds = %B0.else.endif.i9382.i
  br label %B0.else.endif.endif.i9386.i

B0.else.endif.endif.i9386.i:                      ; preds = %B0.else.endif.if.i9385.i, %B0.else.endif.i9382.i
  %.113.sroa.0.3.i9387.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9385.i ], [ %.113.sroa.0.1.i9383.i, %B0.else.endif.i9382.i ]
  %.140.i9388.i = icmp slt i64 %.57.i9376.i, -4
  %.141.i9389.i = select i1 %.140.i9388.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9390.i = add i64 %.141.i9389.i, %.87.i9377.i
  %.145.i9391.i = icmp slt i64 %.142.i9390.i, 0
  br i1 %.145.i9391.i, label %B0.else.endif.endif.if.i9409.i, label %B0.else.endif.endif.endif.i9392.i, !prof !6

B0.else.endif.endif.if.i9409.i:                   ; preds = %B0.else.endif.endif.i9386.i
  br label %B0.else.endif.endif.endif.i9392.i

B0.else.endif.endif.endif.i9392.i:                ; preds = %B0.else.endif.endif.if.i9409.i, %B0.else.endif.endif.i9386.i
  %.113.sroa.13.1.i9393.i = phi i64 [ 0, %B0.else.endif.endif.if.i9409.i ], [ %.142.i9390.i, %B0.else.endif.endif.i9386.i ]
  %.150.not.i9394.i = icmp slt i64 %.142.i9390.i, %.281.fca.12.load.i
  br i1 %.150.not.i9394.i, label %B0.endif.i9396.i, label %B0.else.endif.endif.endif.if.i9395.i, !prof !10

B0.else.endif.endif.endif.if.i9395.i:             ; preds = %B0.else.endif.endif.endif.i9392.i
  br label %B0.endif.i9396.i

.3402.endif.preheader.i:                          ; preds = %B0.endif.i9396.i
  %207 = shl i64 %.201.i9398.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9399.i, i8 -1, i64 %207, i1 false), !noalias !7
  %.57.i9412.i.pre = load i64, ptr %.712.i, align 8, !noalias !185
  br label %.3402.if.i

.3402.if.i:                                       ; preds = %.3402.endif.preheader.i, %B0.endif.i9396.i
  %.57.i9412.i = phi i64 [ %.57.i9412.i.pre, %.3402.endif.preheader.i ], [ %.87.i9377.i, %B0.endif.i9396.i ]
  %.87.i9413.i = add nsw i64 %.57.i9412.i, 4
  %.123.i9414.i = icmp slt i64 %.57.i9412.i, 0
  %.124.i9415.i = select i1 %.123.i9414.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9416.i = add i64 %.124.i9415.i, %.57.i9412.i
  %.128.i9417.i = icmp slt i64 %.125.i9416.i, 0
  br i1 %.128.i9417.i, label %B0.else.if.i9446.i, label %B0.else.endif.i9418.i, !prof !6

B0.endif.i9432.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9431.i, %B0.else.endif.endif.endif.i9428.i
  %.113.sroa.13.0.i9433.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9431.i ], [ %.113.sroa.13.1.i9429.i, %B0.else.endif.endif.endif.i9428.i ]
  %.201.i9434.i = sub i64 %.113.sroa.13.0.i9433.i, %.113.sroa.0.3.i9423.i
  %.226.i9435.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9423.i
  store i64 %.87.i9413.i, ptr %.712.i, align 8, !noalias !185
  %.606.not155.i9436.i = icmp sgt i64 %.201.i9434.i, 0
  br i1 %.606.not155.i9436.i, label %.3748.endif.preheader.i, label %.3748.if.i, !prof !39

B0.else.if.i9446.i:                               ; preds = %.3402.if.i
  br label %B0.else.endif.i9418.i

B0.else.endif.i9418.i:                            ; preds = %B0.else.if.i9446.i, %.3402.if.i
  %.113.sroa.0.1.i9419.i = phi i64 [ 0, %B0.else.if.i9446.i ], [ %.125.i9416.i, %.3402.if.i ]
  %.133.not.i9420.i = icmp slt i64 %.125.i9416.i, %.281.fca.12.load.i
  br i1 %.133.not.i9420.i, label %B0.else.endif.endif.i9422.i, label %B0.else.endif.if.i9421.i, !prof !10

B0.else.endif.if.i9421.i:                         ; preds = %B0.else.endif.i9418.i
  br label %B0.else.endif.endif.i9422.i

B0.else.endif.endif.i9422.i:                      ; preds = %B0.else.endif.if.i9421.i, %B0.else.endif.i9418.i
  %.113.sroa.0.3.i9423.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9421.i ], [ %.113.sroa.0.1.i9419.i, %B0.else.endif.i9418.i ]
  %.140.i9424.i = icmp slt i64 %.57.i9412.i, -4
  %.141.i9425.i = select i1 %.140.i9424.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9426.i = add i64 %.141.i9425.i, %.87.i9413.i
  %.145.i9427.i = icmp slt i64 %.142.i9426.i, 0
  br i1 %.145.i9427.i, label %B0.else.endif.endif.if.i9445.i, label %B0.else.endif.endif.endif.i9428.i, !prof !6

B0.else.endif.endif.if.i9445.i:                   ; preds = %B0.else.endif.endif.i9422.i
  br label %B0.else.endif.endif.endif.i9428.i

B0.else.endif.endif.endif.i9428.i:                ; preds = %B0.else.endif.endif.if.i9445.i, %B0.else.endif.endif.i9422.i
  %.113.sroa.13.1.i9429.i = phi i64 [ 0, %B0.else.endif.endif.if.i9445.i ], [ %.142.i9426.i, %B0.else.endif.endif.i9422.i ]
  %.150.not.i9430.i = icmp slt i64 %.142.i9426.i, %.281.fca.12.load.i
  br i1 %.150.not.i9430.i, label %B0.endif.i9432.i, label %B0.else.endif.endif.endif.if.i9431.i, !prof !10

B0.else.endif.endif.endif.if.i9431.i:             ; preds = %B0.else.endif.endif.endif.i9428.i
  br label %B0.endif.i9432.i

.3748.endif.preheader.i:                          ; preds = %B0.endif.i9432.i
  %208 = shl i64 %.201.i9434.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9435.i, i8 0, i64 %208, i1 false), !noalias !185
  br label %.3748.endif.i

.3748.if.i.loopexit:                              ; preds = %.3748.endif.i
  %.57.i9448.i.pre = load i64, ptr %.712.i, align 8, !noalias !188
  br label %.3748.if.i

.3748.if.i:                                       ; preds = %.3748.if.i.loopexit, %B0.endif.i9432.i
  %.57.i9448.i = phi i64 [ %.57.i9448.i.pre, %.3748.if.i.loopexit ], [ %.87.i9413.i, %B0.endif.i9432.i ]
  %.87.i9449.i = add nsw i64 %.57.i9448.i, 4
  %.123.i9450.i = icmp slt i64 %.57.i9448.i, 0
  %.124.i9451.i = select i1 %.123.i9450.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9452.i = add i64 %.124.i9451.i, %.57.i9448.i
  %.128.i9453.i = icmp slt i64 %.125.i9452.i, 0
  br i1 %.128.i9453.i, label %B0.else.if.i9482.i, label %B0.else.endif.i9454.i, !prof !6

B0.endif.i9468.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9467.i, %B0.else.endif.endif.endif.i9464.i
  %.113.sroa.13.0.i9469.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9467.i ], [ %.113.sroa.13.1.i9465.i, %B0.else.endif.endif.endif.i9464.i ]
  %.201.i9470.i = sub i64 %.113.sroa.13.0.i9469.i, %.113.sroa.0.3.i9459.i
  %.226.i9471.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9459.i
  store i64 %.87.i9449.i, ptr %.712.i, align 8, !noalias !188
  %.605.not155.i9472.i = icmp slt i64 %.201.i9470.i, 1
  br i1 %.605.not155.i9472.i, label %.4094.if.i, label %.4094.endif.preheader.i, !prof !191

B0.else.if.i9482.i:                               ; preds = %.3748.if.i
  br label %B0.else.endif.i9454.i

B0.else.endif.i9454.i:                            ; preds = %B0.else.if.i9482.i, %.3748.if.i
  %.113.sroa.0.1.i9455.i = phi i64 [ 0, %B0.else.if.i9482.i ], [ %.125.i9452.i, %.3748.if.i ]
  %.133.not.i9456.i = icmp slt i64 %.125.i9452.i, %.281.fca.12.load.i
  br i1 %.133.not.i9456.i, label %B0.else.endif.endif.i9458.i, label %B0.else.endif.if.i9457.i, !prof !10

B0.else.endif.if.i9457.i:                         ; preds = %B0.else.endif.i9454.i
  br label %B0.else.endif.endif.i9458.i

B0.else.endif.endif.i9458.i:                      ; preds = %B0.else.endif.if.i9457.i, %B0.else.endif.i9454.i
  %.113.sroa.0.3.i9459.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9457.i ], [ %.113.sroa.0.1.i9455.i, %B0.else.endif.i9454.i ]
  %.140.i9460.i = icmp slt i64 %.57.i9448.i, -4
  %.141.i9461.i = select i1 %.140.i9460.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9462.i = add i64 %.141.i9461.i, %.87.i9449.i
  %.145.i9463.i = icmp slt i64 %.142.i9462.i, 0
  br i1 %.145.i9463.i, label %B0.else.endif.endif.if.i9481.i, label %B0.else.endif.endif.endif.i9464.i, !prof !6

B0.else.endif.endif.if.i9481.i:                   ; preds = %B0.else.endif.endif.i9458.i
  br label %B0.else.endif.endif.endif.i9464.i

B0.else.endif.endif.endif.i9464.i:                ; preds = %B0.else.endif.endif.if.i9481.i, %B0.else.endif.endif.i9458.i
  %.113.sroa.13.1.i9465.i = phi i64 [ 0, %B0.else.endif.endif.if.i9481.i ], [ %.142.i9462.i, %B0.else.endif.endif.i9458.i ]
  %.150.not.i9466.i = icmp slt i64 %.142.i9462.i, %.281.fca.12.load.i
  br i1 %.150.not.i9466.i, label %B0.endif.i9468.i, label %B0.else.endif.endif.endif.if.i9467.i, !prof !10

B0.else.endif.endif.endif.if.i9467.i:             ; preds = %B0.else.endif.endif.endif.i9464.i
  br label %B0.endif.i9468.i

.4094.endif.preheader.i:                          ; preds = %B0.endif.i9468.i
  %209 = shl i64 %.201.i9470.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9471.i, i8 0, i64 %209, i1 false), !noalias !188
  br label %.4094.endif.i

.3748.endif.i:                                    ; preds = %.3748.endif.i, %.3748.endif.preheader.i
  %.3744.09651.i = phi i64 [ %.3789.i, %.3748.endif.i ], [ 0, %.3748.endif.preheader.i ]
  %.3784.i = getelementptr double, ptr %.226.i9435.i, i64 %.3744.09651.i
  store double 1.000000e+300, ptr %.3784.i, align 8, !noalias !7
  %.3789.i = add nuw nsw i64 %.3744.09651.i, 1
  %exitcond.not.i1434 = icmp eq i64 %.3789.i, %.201.i9434.i
  br i1 %exitcond.not.i1434, label %.3748.if.i.loopexit, label %.3748.endif.i, !prof !85

.4094.if.i.loopexit:                              ; preds = %.4094.endif.i
  %.57.i9484.i.pre = load i64, ptr %.712.i, align 8, !noalias !192
  br label %.4094.if.i

.4094.if.i:                                       ; preds = %.4094.if.i.loopexit, %B0.endif.i9468.i
  %.57.i9484.i = phi i64 [ %.87.i9449.i, %B0.endif.i9468.i ], [ %.57.i9484.i.pre, %.4094.if.i.loopexit ]
  %.210.i94739829.i = phi i64 [ 0, %B0.endif.i9468.i ], [ %.201.i9470.i, %.4094.if.i.loopexit ]
  %.5.i.i = fptosi double %.489.fca.25.load.i to i64
  %.4172.i = shl nsw i64 %.5.i.i, 2
  %.87.i9485.i = add nsw i64 %.57.i9484.i, %.4172.i
  %.123.i9486.i = icmp slt i64 %.57.i9484.i, 0
  %.124.i9487.i = select i1 %.123.i9486.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9488.i = add i64 %.124.i9487.i, %.57.i9484.i
  %.128.i9489.i = icmp slt i64 %.125.i9488.i, 0
  br i1 %.128.i9489.i, label %B0.else.if.i9518.i, label %B0.else.endif.i9490.i, !prof !6

B0.endif.i9504.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9503.i, %B0.else.endif.endif.endif.i9500.i
  %.113.sroa.13.0.i9505.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9503.i ], [ %.113.sroa.13.1.i9501.i, %B0.else.endif.endif.endif.i9500.i ]
  %.201.i9506.i = sub i64 %.113.sroa.13.0.i9505.i, %.113.sroa.0.3.i9495.i
  %.226.i9507.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9495.i
  store i64 %.87.i9485.i, ptr %.712.i, align 8, !noalias !192
  %.606.not155.i9508.i = icmp sgt i64 %.201.i9506.i, 0
  br i1 %.606.not155.i9508.i, label %.576.endif.preheader.i9516.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9519.i, !prof !39

.576.endif.preheader.i9516.i:                     ; preds = %B0.endif.i9504.i
  %210 = shl i64 %.201.i9506.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9507.i, i8 0, i64 %210, i1 false), !noalias !192
  %.57.i9520.pre.i = load i64, ptr %.712.i, align 8, !noalias !195
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9519.i

B0.else.if.i9518.i:                               ; preds = %.4094.if.i
  br label %B0.else.endif.i9490.i

B0.else.endif.i9490.i:                            ; preds = %B0.else.if.i9518.i, %.4094.if.i
  %.113.sroa.0.1.i9491.i = phi i64 [ 0, %B0.else.if.i9518.i ], [ %.125.i9488.i, %.4094.if.i ]
  %.133.not.i9492.i = icmp slt i64 %.125.i9488.i, %.281.fca.12.load.i
  br i1 %.133.not.i9492.i, label %B0.else.endif.endif.i9494.i, label %B0.else.endif.if.i9493.i, !prof !10

B0.else.endif.if.i9493.i:                         ; preds = %B0.else.endif.i9490.i
  br label %B0.else.endif.endif.i9494.i

B0.else.endif.endif.i9494.i:                      ; preds = %B0.else.endif.if.i9493.i, %B0.else.endif.i9490.i
  %.113.sroa.0.3.i9495.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9493.i ], [ %.113.sroa.0.1.i9491.i, %B0.else.endif.i9490.i ]
  %.140.i9496.i = icmp slt i64 %.87.i9485.i, 0
  %.141.i9497.i = select i1 %.140.i9496.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9498.i = add i64 %.141.i9497.i, %.87.i9485.i
  %.145.i9499.i = icmp slt i64 %.142.i9498.i, 0
  br i1 %.145.i9499.i, label %B0.else.endif.endif.if.i9517.i, label %B0.else.endif.endif.endif.i9500.i, !prof !6

B0.else.endif.endif.if.i9517.i:                   ; preds = %B0.else.endif.endif.i9494.i
  br label %B0.else.endif.endif.endif.i9500.i

B0.else.endif.endif.endif.i9500.i:                ; preds = %B0.else.endif.endif.if.i9517.i, %B0.else.endif.endif.i9494.i
  %.113.sroa.13.1.i9501.i = phi i64 [ 0, %B0.else.endif.endif.if.i9517.i ], [ %.142.i9498.i, %B0.else.endif.endif.i9494.i ]
  %.150.not.i9502.i = icmp slt i64 %.142.i9498.i, %.281.fca.12.load.i
  br i1 %.150.not.i9502.i, label %B0.endif.i9504.i, label %B0.else.endif.endif.endif.if.i9503.i, !prof !10

B0.else.endif.endif.endif.if.i9503.i:             ; preds = %B0.else.endif.endif.endif.i9500.i
  br label %B0.endif.i9504.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9519.i: ; preds = %.576.endif.preheader.i9516.i, %B0.endif.i9504.i
  %.57.i9520.i = phi i64 [ %.87.i9485.i, %B0.endif.i9504.i ], [ %.57.i9520.pre.i, %.576.endif.preheader.i9516.i ]
  %.210.i9509.i = tail call i64 @llvm.smax.i64(i64 %.201.i9506.i, i64 0)
  %.87.i9521.i = add nsw i64 %.57.i9520.i, 4
  %.123.i9522.i = icmp slt i64 %.57.i9520.i, 0
  %.124.i9523.i = select i1 %.123.i9522.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9524.i = add i64 %.124.i9523.i, %.57.i9520.i
  %.128.i9525.i = icmp slt i64 %.125.i9524.i, 0
  br i1 %.128.i9525.i, label %B0.else.if.i9554.i, label %B0.else.endif.i9526.i, !prof !6

B0.endif.i9540.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9539.i, %B0.else.endif.endif.endif.i9536.i
  %.113.sroa.13.0.i9541.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9539.i ], [ %.113.sroa.13.1.i9537.i, %B0.else.endif.endif.endif.i9536.i ]
  %.201.i9542.i = sub i64 %.113.sroa.13.0.i9541.i, %.113.sroa.0.3.i9531.i
  %.226.i9543.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9531.i
  store i64 %.87.i9521.i, ptr %.712.i, align 8, !noalias !195
  %.605.not155.i9544.i = icmp sgt i64 %.201.i9542.i, 0
  br i1 %.605.not155.i9544.i, label %.575.endif.preheader.i9552.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i, !prof !39

.575.endif.preheader.i9552.i:                     ; preds = %B0.endif.i9540.i
  %211 = shl i64 %.201.i9542.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9543.i, i8 0, i64 %211, i1 false), !noalias !195
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i

B0.else.if.i9554.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9519.i
  br label %B0.else.endif.i9526.i

B0.else.endif.i9526.i:                            ; preds = %B0.else.if.i9554.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9519.i
  %.113.sroa.0.1.i9527.i = phi i64 [ 0, %B0.else.if.i9554.i ], [ %.125.i9524.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9519.i ]
  %.133.not.i9528.i = icmp slt i64 %.125.i9524.i, %.281.fca.12.load.i
  br i1 %.133.not.i9528.i, label %B0.else.endif.endif.i9530.i, label %B0.else.endif.if.i9529.i, !prof !10

B0.else.endif.if.i9529.i:                         ; preds = %B0.else.endif.i9526.i
  br label %B0.else.endif.endif.i9530.i

B0.else.endif.endif.i9530.i:                      ; preds = %B0.else.endif.if.i9529.i, %B0.else.endif.i9526.i
  %.113.sroa.0.3.i9531.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9529.i ], [ %.113.sroa.0.1.i9527.i, %B0.else.endif.i9526.i ]
  %.140.i9532.i = icmp slt i64 %.57.i9520.i, -4
  %.141.i9533.i = select i1 %.140.i9532.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9534.i = add i64 %.141.i9533.i, %.87.i9521.i
  %.145.i9535.i = icmp slt i64 %.142.i9534.i, 0
  br i1 %.145.i9535.i, label %B0.else.endif.endif.if.i9553.i, label %B0.else.endif.endif.endif.i9536.i, !prof !6

B0.else.endif.endif.if.i9553.i:                   ; preds = %B0.else.endif.endif.i9530.i
  br label %B0.else.endif.endif.endif.i9536.i

B0.else.endif.endif.endif.i9536.i:                ; preds = %B0.else.endif.endif.if.i9553.i, %B0.else.endif.endif.i9530.i
  %.113.sroa.13.1.i9537.i = phi i64 [ 0, %B0.else.endif.endif.if.i9553.i ], [ %.142.i9534.i, %B0.else.endif.endif.i9530.i ]
  %.150.not.i9538.i = icmp slt i64 %.142.i9534.i, %.281.fca.12.load.i
  br i1 %.150.not.i9538.i, label %B0.endif.i9540.i, label %B0.else.endif.endif.endif.if.i9539.i, !prof !10

B0.else.endif.endif.endif.if.i9539.i:             ; preds = %B0.else.endif.endif.endif.i9536.i
  br label %B0.endif.i9540.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i: ; preds = %.575.endif.preheader.i9552.i, %B0.endif.i9540.i
  %.43509677.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.43509677.i, label %B1526.preheader.lr.ph.i, label %B8476.i

B1526.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9555.i
  %spec.select9587.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.47759658.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.4881.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.4893.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.7820.i = getelementptr i8, ptr %.3040, i64 64
  %.9182.i = getelementptr i8, ptr %.3382, i64 48
  %.9214.i = getelementptr i8, ptr %.3382, i64 56
  %.9286.i = fcmp ogt double %.489.fca.22.load.i, 0.000000e+00
  %.9411.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.9423.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.9551.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.9563.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.511.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.541.i8249.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %212 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.795.i.i = getelementptr i8, ptr %212, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.489.fca.27.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %213 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1242.i.i = getelementptr i8, ptr %.3382, i64 72
  %.1598.i.i = getelementptr i8, ptr %.3382, i64 8
  %.1714.i.i = fcmp ogt double %.489.fca.28.load.i, 0.000000e+00
  %.1746.i.i = zext i1 %.1714.i.i to i64
  %.1776.i.i = getelementptr i8, ptr %.3382, i64 16
  %.1833.i.i = fadd double %.489.fca.10.load.i, %.489.fca.11.load.i
  %.1874.i.i = getelementptr i8, ptr %.3382, i64 64
  %.656.i.i.i = getelementptr i8, ptr %.3382, i64 88
  %.332.i.i.i.i = fmul double %.489.fca.16.load.i, 2.000000e+00
  %.390.i.i.i.i = getelementptr i8, ptr %.3382, i64 32
  %.1100.i.i.i = fcmp ogt double %.489.fca.21.load.i, 0.000000e+00
  %.1307.i.i.i = fmul double %.489.fca.7.load.i, %.489.fca.21.load.i
  %.523.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.1020.i.i = getelementptr i8, ptr %.3382, i64 80
  %.12074.i = fmul double %.489.fca.5.load.i, %.489.fca.35.load.i
  %.1057.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1440.i8362.i = getelementptr i8, ptr %.3382, i64 96
  %.1506.i.i = getelementptr i8, ptr %.3382, i64 104
  %.1766.i.i = fmul double %.489.fca.17.load.i, %.489.fca.20.load.i
  %.1769.i.i = fsub double 1.000000e+00, %.489.fca.20.load.i
  %.1813.i.i = fmul double %.489.fca.18.load.i, %.1769.i.i
  %.1814.i.i = fadd double %.1766.i.i, %.1813.i.i
  %.10658.i = getelementptr i8, ptr %.3382, i64 112
  %.13034.i = icmp eq i64 %.5.i.i, 0
  %.14167.i = getelementptr i8, ptr %.3382, i64 120
  %.14369.i = getelementptr i8, ptr %.3040, i64 80
  %214 = shl i64 %.113.sroa.0.3.i8705.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %214
  %215 = shl i64 %.113.sroa.0.3.i9029.i, 3
  %scevgep9746.i = getelementptr i8, ptr %arg.memory_at, i64 %215
  %.6397.not9661.i = icmp sgt i64 %.201.i9470.i, %.210.i94739829.i
  br label %B1526.i.outer

.4094.endif.i:                                    ; preds = %.4094.endif.i, %.4094.endif.preheader.i
  %.4090.09653.i = phi i64 [ %.4135.i, %.4094.endif.i ], [ 0, %.4094.endif.preheader.i ]
  %.4130.i = getelementptr i64, ptr %.226.i9471.i, i64 %.4090.09653.i
  store i64 1, ptr %.4130.i, align 8, !noalias !7
  %.4135.i = add nuw nsw i64 %.4090.09653.i, 1
  %exitcond9744.not.i = icmp eq i64 %.4135.i, %.201.i9470.i
  br i1 %exitcond9744.not.i, label %.4094.if.i.loopexit, label %.4094.endif.i, !prof !85

B1770.if.i:                                       ; preds = %B1770.loopexit.i, %B1770.if.lr.ph.i
  %.4719.09659.i = phi i64 [ 0, %B1770.if.lr.ph.i ], [ %.4788.i, %B1770.loopexit.i ]
  %.4788.i = add nuw nsw i64 %.4719.09659.i, 1
  %.4816.i = add nsw i64 %.4719.09659.i, %.4815.i
  %.4830.i = icmp slt i64 %.4816.i, 0
  %.4831.i = select i1 %.4830.i, i64 %.210.i8791.i, i64 0
  %216 = getelementptr i64, ptr %.226.i8789.i, i64 %.4816.i
  %.4845.i = getelementptr i64, ptr %216, i64 %.4831.i
  store i64 1, ptr %.4845.i, align 8, !noalias !7
  %.4861.i = select i1 %.4830.i, i64 %.210.i8827.i, i64 0
  %217 = getelementptr i64, ptr %.226.i8825.i, i64 %.4816.i
  %.4875.i = getelementptr i64, ptr %217, i64 %.4861.i
  store i64 0, ptr %.4875.i, align 8, !noalias !7
  br i1 %brmerge.i, label %B1772.endif.i, label %B1772.else.if.i, !prof !198

B1772.endif.i:                                    ; preds = %B1772.else.if.i, %B1770.if.i
  %rem.0.i = phi i64 [ 0, %B1770.if.i ], [ %234, %B1772.else.if.i ]
  %.4921.i = add nsw i64 %rem.0.i, %.4719.09659.i
  %.4935.i = icmp slt i64 %.4921.i, 0
  %.4936.i = select i1 %.4935.i, i64 %.1768, i64 0
  %218 = getelementptr i64, ptr %.1784, i64 %.4921.i
  %.4950.i = getelementptr i64, ptr %218, i64 %.4936.i
  %.4951.i = load i64, ptr %.4950.i, align 8, !noalias !7
  %.4965.i = icmp slt i64 %.4951.i, 0
  %.4966.i = select i1 %.4965.i, i64 %.1598, i64 0
  %219 = getelementptr i64, ptr %.1614, i64 %.4951.i
  %.4980.i = getelementptr i64, ptr %219, i64 %.4966.i
  %.4981.i = load i64, ptr %.4980.i, align 8, !noalias !7
  %.4996.i = select i1 %.4830.i, i64 %.210.i8516.i, i64 0
  %220 = getelementptr i64, ptr %.226.i.i, i64 %.4816.i
  %.5010.i = getelementptr i64, ptr %220, i64 %.4996.i
  store i64 %.4981.i, ptr %.5010.i, align 8, !noalias !7
  %.5026.i = icmp slt i64 %.4951.i, -1
  %.5027.i = select i1 %.5026.i, i64 %.1598, i64 0
  %221 = getelementptr i8, ptr %219, i64 8
  %.5041.i = getelementptr i64, ptr %221, i64 %.5027.i
  %.5042.i = load i64, ptr %.5041.i, align 8, !noalias !7
  %.5057.i = select i1 %.4830.i, i64 %.210.i8542.i, i64 0
  %222 = getelementptr i64, ptr %.226.i8540.i, i64 %.4816.i
  %.5071.i = getelementptr i64, ptr %222, i64 %.5057.i
  store i64 %.5042.i, ptr %.5071.i, align 8, !noalias !7
  %.5102.i = load i64, ptr %.5010.i, align 8, !noalias !7
  %.5116.i = icmp slt i64 %.5102.i, 0
  %.5117.i = select i1 %.5116.i, i64 %.1428, i64 0
  %223 = getelementptr i64, ptr %.1444, i64 %.5102.i
  %.5131.i = getelementptr i64, ptr %223, i64 %.5117.i
  %.5132.i = load i64, ptr %.5131.i, align 8, !noalias !7
  %.5146.i = icmp slt i64 %.5132.i, 0
  %.5147.i = select i1 %.5146.i, i64 %.1258, i64 0
  %224 = getelementptr i64, ptr %.1274, i64 %.5132.i
  %.5161.i = getelementptr i64, ptr %224, i64 %.5147.i
  %.5162.i = load i64, ptr %.5161.i, align 8, !noalias !7
  %.5177.i = select i1 %.4830.i, i64 %.210.i8578.i, i64 0
  %225 = getelementptr i64, ptr %.226.i8576.i, i64 %.4816.i
  %.5191.i = getelementptr i64, ptr %225, i64 %.5177.i
  store i64 %.5162.i, ptr %.5191.i, align 8, !noalias !7
  %.5207.i = select i1 %.4830.i, i64 %.210.i8613.i, i64 0
  %226 = getelementptr double, ptr %.226.i8612.i, i64 %.4816.i
  %.5221.i = getelementptr double, ptr %226, i64 %.5207.i
  store double 0.000000e+00, ptr %.5221.i, align 8, !noalias !7
  %.5237.i = select i1 %.4830.i, i64 %.210.i8683.i, i64 0
  %227 = getelementptr i64, ptr %.226.i8681.i, i64 %.4816.i
  %.5251.i = getelementptr i64, ptr %227, i64 %.5237.i
  store i64 0, ptr %.5251.i, align 8, !noalias !7
  %.5268.i = select i1 %.4830.i, i64 %.210.i8863.i, i64 0
  %228 = getelementptr i64, ptr %.226.i8861.i, i64 %.4816.i
  %.5282.i = getelementptr i64, ptr %228, i64 %.5268.i
  store i64 %next_block.5.3.i, ptr %.5282.i, align 8, !noalias !7
  %.5286.i = uitofp nneg i64 %.4719.09659.i to double
  %.5287.i = fmul double %.489.fca.2.load.i, %.5286.i
  %.5289.i = fadd double %.4597.i, %.5287.i
  %.5304.i = select i1 %.4830.i, i64 %.210.i889998179821.i, i64 0
  %229 = getelementptr double, ptr %.226.i8897.i, i64 %.4816.i
  %.5318.i = getelementptr double, ptr %229, i64 %.5304.i
  store double %.5289.i, ptr %.5318.i, align 8, !noalias !7
  %.5323.i = add nsw i64 %.4719.09659.i, %.5322.i
  %.5338.i = select i1 %.4830.i, i64 %.210.i8935.i, i64 0
  %230 = getelementptr i64, ptr %.226.i8933.i, i64 %.4816.i
  %.5352.i = getelementptr i64, ptr %230, i64 %.5338.i
  store i64 %.5323.i, ptr %.5352.i, align 8, !noalias !7
  %.5383.i = load double, ptr %.5318.i, align 8, !noalias !7
  %.5398.i = select i1 %.4830.i, i64 %.210.i8971.i, i64 0
  %231 = getelementptr double, ptr %.226.i8969.i, i64 %.4816.i
  %.5412.i = getelementptr double, ptr %231, i64 %.5398.i
  store double %.5383.i, ptr %.5412.i, align 8, !noalias !7
  %.5428.i = select i1 %.4830.i, i64 %.210.i9259.i, i64 0
  %232 = getelementptr double, ptr %.226.i9257.i, i64 %.4816.i
  %.5442.i = getelementptr double, ptr %232, i64 %.5428.i
  store double 0.000000e+00, ptr %.5442.i, align 8, !noalias !7
  %.5458.i = select i1 %.4830.i, i64 %.210.i9007.i, i64 0
  %233 = getelementptr i64, ptr %.226.i9005.i, i64 %.4816.i
  %.5472.i = getelementptr i64, ptr %233, i64 %.5458.i
  store i64 9, ptr %.5472.i, align 8, !noalias !7
  %.5474.i = mul nsw i64 %.4816.i, 6
  %.5475.i = add nsw i64 %.4816.i, 1
  %.5476.i = mul nsw i64 %.5475.i, 6
  %.5514.i = select i1 %.4830.i, i64 %.210.i8719.i, i64 0
  %.5515.i = add i64 %.5514.i, %.5474.i
  %.5530.i = icmp slt i64 %.4816.i, -1
  %.5531.i = select i1 %.5530.i, i64 %.210.i8719.i, i64 0
  %.5532.i = add i64 %.5476.i, %.5531.i
  %.5659.i = icmp slt i64 %.5515.i, 0
  br i1 %.5659.i, label %B1772.endif.endif.else.if.i, label %B1772.endif.endif.else.endif.i, !prof !6

B1772.else.if.i:                                  ; preds = %B1770.if.i
  %.4898.i = srem i64 %next_block.5.3.i, %.281.fca.5.load.i
  %.4899.i = xor i64 %.4898.i, %.281.fca.5.load.i
  %.4900.i = icmp slt i64 %.4899.i, 0
  %.4901.i = icmp ne i64 %.4898.i, 0
  %.4902.i = and i1 %.4901.i, %.4900.i
  %.4909.i = select i1 %.4902.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.4909.i, %.4898.i
  %234 = mul nsw i64 %spec.select.i, %.281.fca.7.load.i
  br label %B1772.endif.i

B1772.endif.endif.endif.i:                        ; preds = %B1772.endif.endif.else.endif.endif.endif.if.i, %B1772.endif.endif.else.endif.endif.endif.i
  %.5639.sroa.13.0.i = phi i64 [ %.210.i8719.i, %B1772.endif.endif.else.endif.endif.endif.if.i ], [ %.5639.sroa.13.1.i, %B1772.endif.endif.else.endif.endif.endif.i ]
  %.5760.not9654.i = icmp slt i64 %.5639.sroa.0.3.i, %.5639.sroa.13.0.i
  br i1 %.5760.not9654.i, label %.5730.endif.preheader.i, label %.5730.if.i, !prof !39

.5730.endif.preheader.i:                          ; preds = %B1772.endif.endif.endif.i
  %235 = shl i64 %.5639.sroa.0.3.i, 3
  %scevgep9745.i = getelementptr i8, ptr %scevgep.i, i64 %235
  %236 = sub nsw i64 %.5639.sroa.13.0.i, %.5639.sroa.0.3.i
  %237 = shl i64 %236, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9745.i, i8 0, i64 %237, i1 false), !noalias !7
  br label %.5730.if.i

B1772.endif.endif.else.if.i:                      ; preds = %B1772.endif.i
  br label %B1772.endif.endif.else.endif.i

B1772.endif.endif.else.endif.i:                   ; preds = %B1772.endif.endif.else.if.i, %B1772.endif.i
  %.5639.sroa.0.1.i = phi i64 [ 0, %B1772.endif.endif.else.if.i ], [ %.5515.i, %B1772.endif.i ]
  %.5664.not.i = icmp slt i64 %.5515.i, %.210.i8719.i
  br i1 %.5664.not.i, label %B1772.endif.endif.else.endif.endif.i, label %B1772.endif.endif.else.endif.if.i, !prof !10

B1772.endif.endif.else.endif.if.i:                ; preds = %B1772.endif.endif.else.endif.i
  br label %B1772.endif.endif.else.endif.endif.i

B1772.endif.endif.else.endif.endif.i:             ; preds = %B1772.endif.endif.else.endif.if.i, %B1772.endif.endif.else.endif.i
  %.5639.sroa.0.3.i = phi i64 [ %.210.i8719.i, %B1772.endif.endif.else.endif.if.i ], [ %.5639.sroa.0.1.i, %B1772.endif.endif.else.endif.i ]
  %.5676.i = icmp slt i64 %.5532.i, 0
  br i1 %.5676.i, label %B1772.endif.endif.else.endif.endif.if.i, label %B1772.endif.endif.else.endif.endif.endif.i, !prof !6

B1772.endif.endif.else.endif.endif.if.i:          ; preds = %B1772.endif.endif.else.endif.endif.i
  br label %B1772.endif.endif.else.endif.endif.endif.i

B1772.endif.endif.else.endif.endif.endif.i:       ; preds = %B1772.endif.endif.else.endif.endif.if.i, %B1772.endif.endif.else.endif.endif.i
  %.5639.sroa.13.1.i = phi i64 [ 0, %B1772.endif.endif.else.endif.endif.if.i ], [ %.5532.i, %B1772.endif.endif.else.endif.endif.i ]
  %.5681.not.i = icmp slt i64 %.5532.i, %.210.i8719.i
  br i1 %.5681.not.i, label %B1772.endif.endif.endif.i, label %B1772.endif.endif.else.endif.endif.endif.if.i, !prof !10

B1772.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B1772.endif.endif.else.endif.endif.endif.i
  br label %B1772.endif.endif.endif.i

.5730.if.i:                                       ; preds = %.5730.endif.preheader.i, %B1772.endif.endif.endif.i
  %.5778.i = mul nsw i64 %.4816.i, %.570.i
  %.5781.i = mul nsw i64 %.5475.i, %.570.i
  %.5818.i = icmp slt i64 %.5778.i, 0
  %.5819.i = select i1 %.5818.i, i64 %.210.i9043.i, i64 0
  %.5820.i = add i64 %.5819.i, %.5778.i
  %.5835.i = icmp slt i64 %.5781.i, 0
  %.5836.i = select i1 %.5835.i, i64 %.210.i9043.i, i64 0
  %.5837.i = add i64 %.5836.i, %.5781.i
  %.5964.i = icmp slt i64 %.5820.i, 0
  br i1 %.5964.i, label %.5731.endif.else.if.i, label %.5731.endif.else.endif.i, !prof !6

.5731.endif.endif.i:                              ; preds = %.5731.endif.else.endif.endif.endif.if.i, %.5731.endif.else.endif.endif.endif.i
  %.5944.sroa.13.0.i = phi i64 [ %.210.i9043.i, %.5731.endif.else.endif.endif.endif.if.i ], [ %.5944.sroa.13.1.i, %.5731.endif.else.endif.endif.endif.i ]
  %.6065.not9656.i = icmp slt i64 %.5944.sroa.0.3.i, %.5944.sroa.13.0.i
  br i1 %.6065.not9656.i, label %.6035.endif.preheader.i, label %B1770.loopexit.i, !prof !39

.6035.endif.preheader.i:                          ; preds = %.5731.endif.endif.i
  %238 = shl i64 %.5944.sroa.0.3.i, 3
  %scevgep9747.i = getelementptr i8, ptr %scevgep9746.i, i64 %238
  %239 = sub nsw i64 %.5944.sroa.13.0.i, %.5944.sroa.0.3.i
  %240 = shl i64 %239, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9747.i, i8 0, i64 %240, i1 false), !noalias !7
  br label %B1770.loopexit.i

.5731.endif.else.if.i:                            ; preds = %.5730.if.i
  br label %.5731.endif.else.endif.i

.5731.endif.else.endif.i:                         ; preds = %.5731.endif.else.if.i, %.5730.if.i
  %.5944.sroa.0.1.i = phi i64 [ 0, %.5731.endif.else.if.i ], [ %.5820.i, %.5730.if.i ]
  %.5969.not.i = icmp slt i64 %.5820.i, %.210.i9043.i
  br i1 %.5969.not.i, label %.5731.endif.else.endif.endif.i, label %.5731.endif.else.endif.if.i, !prof !10

.5731.endif.else.endif.if.i:                      ; preds = %.5731.endif.else.endif.i
  br label %.5731.endif.else.endif.endif.i

.5731.endif.else.endif.endif.i:                   ; preds = %.5731.endif.else.endif.if.i, %.5731.endif.else.endif.i
  %.5944.sroa.0.3.i = phi i64 [ %.210.i9043.i, %.5731.endif.else.endif.if.i ], [ %.5944.sroa.0.1.i, %.5731.endif.else.endif.i ]
  %.5981.i = icmp slt i64 %.5837.i, 0
  br i1 %.5981.i, label %.5731.endif.else.endif.endif.if.i, label %.5731.endif.else.endif.endif.endif.i, !prof !6

.5731.endif.else.endif.endif.if.i:                ; preds = %.5731.endif.else.endif.endif.i
  br label %.5731.endif.else.endif.endif.endif.i

.5731.endif.else.endif.endif.endif.i:             ; preds = %.5731.endif.else.endif.endif.if.i, %.5731.endif.else.endif.endif.i
  %.5944.sroa.13.1.i = phi i64 [ 0, %.5731.endif.else.endif.endif.if.i ], [ %.5837.i, %.5731.endif.else.endif.endif.i ]
  %.5986.not.i = icmp slt i64 %.5837.i, %.210.i9043.i
  br i1 %.5986.not.i, label %.5731.endif.endif.i, label %.5731.endif.else.endif.endif.endif.if.i, !prof !10

.5731.endif.else.endif.endif.endif.if.i:          ; preds = %.5731.endif.else.endif.endif.endif.i
  br label %.5731.endif.endif.i

B2172.endif.else.endif.endif.endif.if.i:          ; preds = %B2172.i
  br i1 %.6397.not9661.i, label %.6367.endif.i.preheader, label %.6367.if.i, !prof !199

.6367.endif.i.preheader:                          ; preds = %B2172.i, %B2172.endif.else.endif.endif.endif.if.i
  %.6363.09662.i.ph = phi i64 [ %.210.i94739829.i, %B2172.endif.else.endif.endif.endif.if.i ], [ 0, %B2172.i ]
  br label %.6367.endif.i

.6367.if.i:                                       ; preds = %.6367.endif.i, %B2172.endif.else.endif.endif.endif.if.i
  %exitcond1525.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1525.not, label %B2232.i, label %B2218.i

.6367.endif.i:                                    ; preds = %.6367.endif.i.preheader, %.6367.endif.i
  %.6363.09662.i = phi i64 [ %.6408.i, %.6367.endif.i ], [ %.6363.09662.i.ph, %.6367.endif.i.preheader ]
  %.6403.i = getelementptr i64, ptr %.226.i9471.i, i64 %.6363.09662.i
  store i64 1, ptr %.6403.i, align 8, !noalias !7
  %.6408.i = add nuw nsw i64 %.6363.09662.i, 1
  %.6397.not.i = icmp sgt i64 %.201.i9470.i, %.6408.i
  br i1 %.6397.not.i, label %.6367.endif.i, label %.6367.if.i, !prof !200

B2290.if.i:                                       ; preds = %B2468.i, %B2232.i
  %scheduler.2.29667.i = phi i64 [ -1, %B2232.i ], [ %scheduler.3.3.i, %B2468.i ]
  %best.2.29666.i = phi double [ 1.000000e+300, %B2232.i ], [ %best.3.3.i, %B2468.i ]
  %.6497.09663.i = phi i64 [ 0, %B2232.i ], [ %.6566.i, %B2468.i ]
  %.6566.i = add nuw nsw i64 %.6497.09663.i, 1
  %241 = getelementptr i64, ptr %.226.i9471.i, i64 %.6497.09663.i
  %.6624.i = load i64, ptr %241, align 8, !noalias !7
  %.6625.not.i = icmp eq i64 %.6624.i, 0
  br i1 %.6625.not.i, label %B2400.i, label %B2310.i

B2910.if.i:                                       ; preds = %B3052.i, %B2910.preheader.i
  %why.5.29671.i = phi i64 [ 2, %B2910.preheader.i ], [ %why.6.3.i, %B3052.i ]
  %need.3.29670.i = phi double [ %best.3.3.i, %B2910.preheader.i ], [ %need.4.3.i, %B3052.i ]
  %.7978.09668.i = phi i64 [ 0, %B2910.preheader.i ], [ %.8053.i, %B3052.i ]
  %.8053.i = add nuw nsw i64 %.7978.09668.i, 1
  %242 = shl nuw i64 1, %.7978.09668.i
  %243 = and i64 %242, %.7932.i
  %.8097.not.i = icmp eq i64 %243, 0
  br i1 %.8097.not.i, label %B3052.i, label %B2930.i

B4096.endif.i:                                    ; preds = %B4096.else.if.i, %B4096.i
  %quot.2.0.i = phi i64 [ 0, %B4096.i ], [ %spec.select8215.i, %B4096.else.if.i ]
  %244 = getelementptr i64, ptr %.710, i64 %.7416.i
  %.9481.i = getelementptr i64, ptr %244, i64 %.7435.i
  %.9482.i = load i64, ptr %.9481.i, align 8, !noalias !7
  %.13.i9556.i = tail call i64 @llvm.smax.i64(i64 %.9482.i, i64 1)
  %.9512.i = uitofp nneg i64 %.13.i9556.i to double
  %.9513.i = fadd double %best.3.3.i, %.9512.i
  %.9532.i = select i1 %.7400.i, i64 %.210.i8863.i, i64 0
  %245 = getelementptr i64, ptr %.226.i8861.i, i64 %.7345.i
  %.9546.i = getelementptr i64, ptr %245, i64 %.9532.i
  %.9547.i = load i64, ptr %.9546.i, align 8, !noalias !7
  %.9562.i = icmp ne i64 %.9547.i, -9223372036854775808
  %.9564.not.i = or i1 %.9563.i, %.9562.i
  %or.cond9693.i = select i1 %.9551.i, i1 %.9564.not.i, i1 false, !prof !14
  br i1 %or.cond9693.i, label %B4096.endif.endif.else.if.i, label %B4096.endif.endif.endif.i, !prof !14

B4096.else.if.i:                                  ; preds = %B4096.i
  %.9427.i = sdiv i64 %.7345.i, %.281.fca.7.load.i
  %.9428.i = srem i64 %.7345.i, %.281.fca.7.load.i
  %.9429.i = xor i64 %.9428.i, %.281.fca.7.load.i
  %.9430.i = icmp slt i64 %.9429.i, 0
  %.9431.i = icmp ne i64 %.9428.i, 0
  %.9432.i = and i1 %.9431.i, %.9430.i
  %.9437.i = sext i1 %.9432.i to i64
  %spec.select8215.i = add i64 %.9427.i, %.9437.i
  br label %B4096.endif.i

B4096.endif.endif.endif.i:                        ; preds = %B4096.endif.endif.else.if.i, %B4096.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4096.endif.i ], [ %246, %B4096.endif.endif.else.if.i ]
  br i1 %or.cond9691.i, label %B4096.endif.endif.endif.else.if.i, label %B4096.endif.endif.endif.endif.i, !prof !14

B4096.endif.endif.else.if.i:                      ; preds = %B4096.endif.i
  %.9568.i = srem i64 %.9547.i, %.281.fca.5.load.i
  %.9569.i = xor i64 %.9568.i, %.281.fca.5.load.i
  %.9570.i = icmp slt i64 %.9569.i, 0
  %.9571.i = icmp ne i64 %.9568.i, 0
  %.9572.i = and i1 %.9571.i, %.9570.i
  %.9579.i = select i1 %.9572.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select8216.i = add i64 %.9579.i, %.9568.i
  %246 = mul nsw i64 %spec.select8216.i, %.281.fca.7.load.i
  br label %B4096.endif.endif.endif.i

B4096.endif.endif.endif.endif.i:                  ; preds = %B4096.endif.endif.endif.else.if.i, %B4096.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4096.endif.endif.endif.i ], [ %spec.select8217.i, %B4096.endif.endif.endif.else.if.i ]
  %.9633.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.9641.i = icmp eq i64 %.7450.i, 5
  br i1 %.9641.i, label %B4274.i, label %B4482.i

B4096.endif.endif.endif.else.if.i:                ; preds = %B4096.endif.endif.endif.i
  %.9612.i = srem i64 %.7345.i, %.281.fca.7.load.i
  %.9613.i = xor i64 %.9612.i, %.281.fca.7.load.i
  %.9614.i = icmp slt i64 %.9613.i, 0
  %.9615.i = icmp ne i64 %.9612.i, 0
  %.9616.i = and i1 %.9615.i, %.9614.i
  %.9623.i = select i1 %.9616.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8217.i = add i64 %.9623.i, %.9612.i
  br label %B4096.endif.endif.endif.endif.i

B6908.endif.i:                                    ; preds = %B6908.else.if.i, %B6908.i
  %rem.7.0.i = phi i64 [ %.13042.0.i, %B6908.else.if.i ], [ 0, %B6908.i ]
  store i64 %rem.7.0.i, ptr %.12966.i, align 8, !noalias !7
  br label %B7008.i

B6908.else.if.i:                                  ; preds = %B6908.i
  %.13029.i = load i64, ptr %.12966.i, align 8, !noalias !7
  %.13030.i = add nsw i64 %.13029.i, 1
  %.13051.i = srem i64 %.13030.i, %.5.i.i
  %.13052.i = xor i64 %.13051.i, %.5.i.i
  %.13053.i = icmp slt i64 %.13052.i, 0
  %.13054.i = icmp ne i64 %.13051.i, 0
  %.13055.i = and i1 %.13054.i, %.13053.i
  %.13062.i = select i1 %.13055.i, i64 %.5.i.i, i64 0
  %.13042.0.i = add i64 %.13062.i, %.13051.i
  br label %B6908.endif.i

B7530.endif.endif.i:                              ; preds = %B7530.endif.else.if.i, %B7530.i
  %rem.8.0.i = phi double [ 0.000000e+00, %B7530.i ], [ %248, %B7530.endif.else.if.i ]
  %.14308.i = fmul double %.489.fca.2.load.i, %rem.8.0.i
  %.14309.i = fsub double %.14260.i, %.14308.i
  %.14310.i = fadd double %.14168.i, %.14309.i
  store double %.14310.i, ptr %.14167.i, align 8, !noalias !7
  %.14370.i = load double, ptr %.14369.i, align 8, !noalias !7
  %.14386.i = select i1 %.14090.i, i64 %.210.i9151.i, i64 0
  %247 = getelementptr double, ptr %.226.i9149.i, i64 %quot.2.0.i
  %.14400.i = getelementptr double, ptr %247, i64 %.14386.i
  %.14401.i = load double, ptr %.14400.i, align 8, !noalias !7
  %.14407.i = fsub double %.14401.i, %.12074.i
  %.14409.i = fsub double %.14407.i, %best.3.3.i
  %.12.i9557.i = fcmp ogt double %.14409.i, 0.000000e+00
  %.13.i9558.i = select i1 %.12.i9557.i, double %.14409.i, double 0.000000e+00
  %.14438.i = fadd double %.14370.i, %.13.i9558.i
  store double %.14438.i, ptr %.14369.i, align 8, !noalias !7
  br label %B8070.i

B7530.endif.else.if.i:                            ; preds = %B7530.i
  %.14284.i = srem i64 %.7345.i, %.281.fca.7.load.i
  %.14285.i = xor i64 %.14284.i, %.281.fca.7.load.i
  %.14286.i = icmp slt i64 %.14285.i, 0
  %.14287.i = icmp ne i64 %.14284.i, 0
  %.14288.i = and i1 %.14287.i, %.14286.i
  %.14295.i = select i1 %.14288.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8218.i = add i64 %.14295.i, %.14284.i
  %248 = sitofp i64 %spec.select8218.i to double
  br label %B7530.endif.endif.i

B8240.if.i:                                       ; preds = %B8296.i, %B8240.if.preheader.i
  %.14961.09674.i = phi i64 [ %.15023.i, %B8296.i ], [ %spec.select9587.i, %B8240.if.preheader.i ]
  %.14958.09673.i = phi i64 [ %.15027.i, %B8296.i ], [ %.14930.i, %B8240.if.preheader.i ]
  %.15023.i = add nsw i64 %.14961.09674.i, -1
  %.15027.i = add i64 %.14958.09673.i, 1
  %.15069.i = icmp slt i64 %.14958.09673.i, 0
  %.15070.i = select i1 %.15069.i, i64 %.210.i8791.i, i64 0
  %249 = getelementptr i64, ptr %.226.i8789.i, i64 %.14958.09673.i
  %.15084.i = getelementptr i64, ptr %249, i64 %.15070.i
  %.15085.i = load i64, ptr %.15084.i, align 8, !noalias !7
  %.15086.not.i = icmp eq i64 %.15085.i, 0
  br i1 %.15086.not.i, label %B8296.i, label %B8260.i

B8298.endif.else.endif.endif.endif.if.i:          ; preds = %B8298.i
  br i1 %.6397.not9661.i, label %.15480.endif.i.preheader, label %B8322.i, !prof !199

.15480.endif.i.preheader:                         ; preds = %B8298.i, %B8298.endif.else.endif.endif.endif.if.i
  %.15476.09676.i.ph = phi i64 [ %.210.i94739829.i, %B8298.endif.else.endif.endif.endif.if.i ], [ 0, %B8298.i ]
  br label %.15480.endif.i

.15480.endif.i:                                   ; preds = %.15480.endif.i.preheader, %.15480.endif.i
  %.15476.09676.i = phi i64 [ %.15521.i, %.15480.endif.i ], [ %.15476.09676.i.ph, %.15480.endif.i.preheader ]
  %.15516.i = getelementptr i64, ptr %.226.i9471.i, i64 %.15476.09676.i
  store i64 1, ptr %.15516.i, align 8, !noalias !7
  %.15521.i = add nuw nsw i64 %.15476.09676.i, 1
  %.15510.not.i = icmp sgt i64 %.201.i9470.i, %.15521.i
  br i1 %.15510.not.i, label %.15480.endif.i, label %B8322.i, !prof !200

B8506.if.i:                                       ; preds = %B8658.i, %B8506.if.lr.ph.i
  %.16547.09688.i = phi i64 [ 0, %B8506.if.lr.ph.i ], [ %.16616.i, %B8658.i ]
  %.16616.i = add nuw nsw i64 %.16547.09688.i, 1
  %250 = getelementptr i64, ptr %.226.i8789.i, i64 %.16547.09688.i
  %.16674.i = load i64, ptr %250, align 8, !noalias !7
  %.16675.not.i = icmp eq i64 %.16674.i, 0
  br i1 %.16675.not.i, label %B8658.i, label %B8526.i

B8526.endif.endif.i:                              ; preds = %B8526.endif.else.if.i, %B8526.i
  %.167789579.pn.pn.in.i = phi ptr [ %.167779578.i, %B8526.endif.else.if.i ], [ %.226.i9221.i, %B8526.i ]
  %rem.10.0.i = phi double [ %252, %B8526.endif.else.if.i ], [ 0.000000e+00, %B8526.i ]
  %.167789579.pn.pn.i = load double, ptr %.167789579.pn.pn.in.i, align 8, !noalias !7
  %.167809582.i = fsub double %now.2.2.i, %.167789579.pn.pn.i
  %.16828.i = fmul double %.489.fca.2.load.i, %rem.10.0.i
  %.16829.i = fsub double %.167809582.i, %.16828.i
  %.12.i9559.i = fcmp ogt double %.16829.i, 0.000000e+00
  %.13.i9560.i = select i1 %.12.i9559.i, double %.16829.i, double 0.000000e+00
  %.16858.i = fadd double %.16706.i, %.13.i9560.i
  store double %.16858.i, ptr %.16705.i, align 8, !noalias !7
  br label %B8658.i

B8526.endif.else.if.i:                            ; preds = %B8526.i
  %.16727.i = sdiv i64 %.16547.09688.i, %.281.fca.7.load.i
  %.16728.i = srem i64 %.16547.09688.i, %.281.fca.7.load.i
  %.16731.i = icmp ne i64 %.16728.i, 0
  %.16732.i = and i1 %.16730.i, %.16731.i
  %.16737.i = sext i1 %.16732.i to i64
  %spec.select8219.i = add i64 %.16727.i, %.16737.i
  %spec.select8219.fr.i = freeze i64 %spec.select8219.i
  %251 = getelementptr double, ptr %.226.i9221.i, i64 %spec.select8219.fr.i
  %.16762.i = icmp slt i64 %spec.select8219.fr.i, 0
  %spec.select9591.i = select i1 %.16762.i, i64 %.210.i9223.i, i64 0
  %.167779578.i = getelementptr double, ptr %251, i64 %spec.select9591.i
  %.16807.not.i = icmp eq i64 %.16728.i, 0
  %.16815.i = select i1 %.16807.not.i, i64 0, i64 %170
  %spec.select8220.i = add nsw i64 %.16815.i, %.16728.i
  %252 = sitofp i64 %spec.select8220.i to double
  br label %B8526.endif.endif.i
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @run(i64 %.1, i64 %.2, ptr readonly captures(none) %.3, ptr readonly captures(none) %.4, ptr readonly captures(none) %.5, ptr readonly captures(none) %.6, ptr readonly captures(none) %.7, ptr readonly captures(none) %.8, ptr readonly captures(none) %.9, ptr readonly captures(none) %.10, ptr captures(none) %.11, ptr %.12) local_unnamed_addr #0 {
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
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2039_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Rates_28float64_20x_2039_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
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
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
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
!180 = distinct !{!180, !181, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!181 = distinct !{!181, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!182 = !{!183, !8}
!183 = distinct !{!183, !184, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!184 = distinct !{!184, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!185 = !{!186, !8}
!186 = distinct !{!186, !187, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!187 = distinct !{!187, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!188 = !{!189, !8}
!189 = distinct !{!189, !190, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!190 = distinct !{!190, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!191 = !{!"branch_weights", i32 1, i32 127}
!192 = !{!193, !8}
!193 = distinct !{!193, !194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!194 = distinct !{!194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!195 = !{!196, !8}
!196 = distinct !{!196, !197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!197 = distinct !{!197, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!198 = !{!"branch_weights", i32 199, i32 9801}
!199 = !{!"branch_weights", i32 469762010, i32 1677721638}
!200 = !{!"branch_weights", i32 12545, i32 127}
