; made by build.py from sm.py, sources 1ec76c28276c57ae
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
  %.1181 = icmp slt i64 %.518, 1
  br i1 %.1181, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B9094.i, %B8618.i
  store double %issued.4.2.i, ptr %.3382, align 8, !noalias !7
  %.17541.i = getelementptr i8, ptr %.3382, i64 24
  store double %now.2.2.i, ptr %.17541.i, align 8, !noalias !7
  %.17574.i = getelementptr i8, ptr %.3382, i64 40
  %.17575.i = sitofp i64 %finished.5.2.i to double
  store double %.17575.i, ptr %.17574.i, align 8, !noalias !7
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
  %.2777 = icmp slt i64 %.559, -17
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
  %spec.select9686.i = tail call i64 @llvm.smin.i64(i64 %.281.fca.12.load.i, i64 0)
  %.712.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select9686.i
  %.5.i.i8597.i = fptosi double %.489.fca.28.load.i to i64
  %.197.0.i.i = ashr i64 %.5.i.i8597.i, 4
  %.13.i.i8598.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.197.0.i.i, i64 1)
  %.258.i.i = shl nuw nsw i64 %.13.i.i8598.i, 4
  %.87.i.i.i = or disjoint i64 %.258.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.281.fca.12.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1526.i:                                          ; preds = %B1526.i.outer, %B9097.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B9097.i ], [ %dispatched.3.1.i.ph, %B1526.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B9097.i ], [ %next_block.2.1.i.ph, %B1526.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B9097.i ], [ %waiting_slots.3.1.i.ph, %B1526.i.outer ]
  %.4376.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4405.i = icmp slt i64 %next_block.2.1.i, %.281.fca.4.load.i
  %or.cond8304.i = select i1 %.4376.i, i1 %.4405.i, i1 false
  br i1 %or.cond8304.i, label %B1554.i.preheader, label %B2232.i

B1554.i.preheader:                                ; preds = %B1526.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1554.i

B1554.i:                                          ; preds = %B1554.i.preheader, %B2218.i
  %dispatched.2.3.i = phi double [ %.4560.i, %B2218.i ], [ %dispatched.3.1.i, %B1554.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6095.i, %B2218.i ], [ %next_block.2.1.i, %B1554.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6105.i, %B2218.i ], [ %waiting_slots.3.1.i, %B1554.i.preheader ]
  %.4453.i = load i64, ptr %.226.i9165.i, align 8, !noalias !7
  %.4454.i = icmp sgt i64 %.4453.i, -1
  br i1 %.4454.i, label %B1582.i, label %B1616.i

B1582.i:                                          ; preds = %B1554.i, %B1582.i
  %slot.4.4.i = phi i64 [ %.4457.i, %B1582.i ], [ 0, %B1554.i ]
  %.4457.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4490.i = getelementptr i64, ptr %.226.i9165.i, i64 %.4457.i
  %.4491.i = load i64, ptr %.4490.i, align 8, !noalias !7
  %.4492.i = icmp sgt i64 %.4491.i, -1
  br i1 %.4492.i, label %B1582.i, label %B1616.i

B1616.i:                                          ; preds = %B1582.i, %B1554.i
  %slot.5.5.i = phi i64 [ 0, %B1554.i ], [ %.4457.i, %B1582.i ]
  %.4525.i = getelementptr double, ptr %.226.i9237.i, i64 %slot.5.5.i
  %.4526.i = load double, ptr %.4525.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4526.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4526.i, double %dispatched.2.3.i
  %.4560.i = fadd double %.489.fca.0.load.i, %.13.i.i
  %.4593.i = getelementptr double, ptr %.226.i9309.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4593.i, align 8, !noalias !7
  %.4597.i = fadd double %.489.fca.1.load.i, %.13.i.i
  %.4631.i = getelementptr i64, ptr %.226.i9165.i, i64 %slot.5.5.i
  store i64 %.281.fca.7.load.i, ptr %.4631.i, align 8, !noalias !7
  %.4662.i = getelementptr i64, ptr %.226.i9201.i, i64 %slot.5.5.i
  store i64 0, ptr %.4662.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4525.i, align 8, !noalias !7
  br i1 %.47759752.not.i, label %B2172.i, label %B1770.if.lr.ph.i

B1770.if.lr.ph.i:                                 ; preds = %B1616.i
  %.4815.i = mul nsw i64 %slot.5.5.i, %.281.fca.7.load.i
  %.4892.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.4894.not.not9792.i = and i1 %.4893.i, %.4892.i
  %.5322.i = mul nsw i64 %next_block.5.3.i, %.281.fca.7.load.i
  %brmerge.i = select i1 %.4881.i, i1 true, i1 %.4894.not.not9792.i, !prof !6
  br label %B1770.if.i

B1770.loopexit.i:                                 ; preds = %.6035.endif.preheader.i, %.5731.endif.endif.i
  %exitcond9842.not.i = icmp eq i64 %.281.fca.7.load.i, %.4788.i
  br i1 %exitcond9842.not.i, label %B2172.i, label %B1770.if.i

B2172.i:                                          ; preds = %B1770.loopexit.i, %B1616.i
  %.6095.i = add i64 %next_block.5.3.i, 1
  %.6105.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i9560.i, label %B2172.endif.else.endif.endif.endif.if.i, label %.6367.endif.i.preheader, !prof !6

B2218.i:                                          ; preds = %.6367.if.i
  %exitcond1527.not = icmp eq i64 %.6095.i, %.281.fca.4.load.i
  br i1 %exitcond1527.not, label %B2232.i, label %B1554.i

B2232.i:                                          ; preds = %.6367.if.i, %B2218.i, %B1526.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1526.i ], [ %.4560.i, %B2218.i ], [ %.4560.i, %.6367.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1526.i ], [ %.6095.i, %.6367.if.i ], [ %.281.fca.4.load.i, %B2218.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1526.i ], [ 0, %.6367.if.i ], [ %.6105.i, %B2218.i ]
  br label %B2290.if.i

B2310.i:                                          ; preds = %B2290.if.i
  %4 = getelementptr double, ptr %.226.i9417.i, i64 %.6497.09757.i
  %.6658.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i9452.i, i64 %.6497.09757.i
  %.6689.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i898799119915.i, %.6497.09757.i
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
  %.340.i.i = getelementptr double, ptr %.226.i8985.i, i64 %.6689.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i9021.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i9021.i, i64 %w.2.0260.i.i
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
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6497.09757.i, %B2310.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2310.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i8985.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6497.09757.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i8985.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2310.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.6689.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2310.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2310.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i9487.i, i64 %.6497.09757.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i9523.i, i64 %.6497.09757.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %241, align 8, !noalias !7
  br label %B2400.i

B2400.i:                                          ; preds = %B2290.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i9487.i, i64 %.6497.09757.i
  %.6857.i = load i64, ptr %12, align 8, !noalias !7
  %.6858.i = icmp sgt i64 %.6857.i, -1
  br i1 %.6858.i, label %B2424.i, label %B2468.i

B2424.i:                                          ; preds = %B2400.i
  %13 = getelementptr double, ptr %.226.i9523.i, i64 %.6497.09757.i
  %.6898.i = load double, ptr %13, align 8, !noalias !7
  %.6900.i = fcmp olt double %.6898.i, %best.2.29760.i
  br i1 %.6900.i, label %B2448.i, label %B2468.i

B2448.i:                                          ; preds = %B2424.i
  br label %B2468.i

B2468.i:                                          ; preds = %B2448.i, %B2424.i, %B2400.i
  %best.3.3.i = phi double [ %.6898.i, %B2448.i ], [ %best.2.29760.i, %B2424.i ], [ %best.2.29760.i, %B2400.i ]
  %scheduler.3.3.i = phi i64 [ %.6497.09757.i, %B2448.i ], [ %scheduler.2.29761.i, %B2424.i ], [ %scheduler.2.29761.i, %B2400.i ]
  %exitcond9843.not.i = icmp eq i64 %.6566.i, 4
  br i1 %exitcond9843.not.i, label %B2470.i, label %B2290.if.i

B2470.i:                                          ; preds = %B2468.i
  %.6961.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.6961.i, label %B8618.i.loopexit, label %B2486.i

B2486.i:                                          ; preds = %B2470.i
  %.7314.i = getelementptr i64, ptr %.226.i9487.i, i64 %scheduler.3.3.i
  %.7315.i = load i64, ptr %.7314.i, align 8, !noalias !7
  %.7348.i = getelementptr i64, ptr %.226.i9559.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7348.i, align 8, !noalias !7
  %.7370.i = icmp slt i64 %.7315.i, 0
  %.7371.i = select i1 %.7370.i, i64 %.210.i8666.i, i64 0
  %14 = getelementptr i64, ptr %.226.i8664.i, i64 %.7315.i
  %.7385.i = getelementptr i64, ptr %14, i64 %.7371.i
  %.7386.i = load i64, ptr %.7385.i, align 8, !noalias !7
  %.7404.i = icmp slt i64 %.7386.i, 0
  %.7405.i = select i1 %.7404.i, i64 %.281.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7386.i
  %.7419.i = getelementptr i64, ptr %15, i64 %.7405.i
  %.7420.i = load i64, ptr %.7419.i, align 8, !noalias !7
  %.7439.i = select i1 %.7370.i, i64 %.210.i9059.i, i64 0
  %16 = getelementptr double, ptr %.226.i9057.i, i64 %.7315.i
  %.7453.i = getelementptr double, ptr %16, i64 %.7439.i
  %.7454.i = load double, ptr %.7453.i, align 8, !noalias !7
  %.7470.i = select i1 %.7370.i, i64 %.210.i898799119915.i, i64 0
  %17 = getelementptr double, ptr %.226.i8985.i, i64 %.7315.i
  %.7484.i = getelementptr double, ptr %17, i64 %.7470.i
  %.7485.i = load double, ptr %.7484.i, align 8, !noalias !7
  %.12.i8315.i = fcmp olt double %best.3.3.i, %.7485.i
  %.13.i8316.i = select i1 %.12.i8315.i, double %best.3.3.i, double %.7485.i
  %.12.i8317.i = fcmp ogt double %.13.i8316.i, %.7454.i
  %.13.i8318.i = select i1 %.12.i8317.i, double %.13.i8316.i, double %.7454.i
  %.7558.i = select i1 %.7370.i, i64 %.210.i9095.i, i64 0
  %18 = getelementptr i64, ptr %.226.i9093.i, i64 %.7315.i
  %.7572.i = getelementptr i64, ptr %18, i64 %.7558.i
  %.7573.i = load i64, ptr %.7572.i, align 8, !noalias !7
  %.7587.i = icmp slt i64 %.7573.i, 0
  %.7588.i = select i1 %.7587.i, i64 %.3024, i64 0
  %19 = getelementptr double, ptr %.3040, i64 %.7573.i
  %.7602.i = getelementptr double, ptr %19, i64 %.7588.i
  %.7603.i = load double, ptr %.7602.i, align 8, !noalias !7
  %.7635.i = fsub double %.13.i8318.i, %.7454.i
  %.7636.i = fadd double %.7603.i, %.7635.i
  store double %.7636.i, ptr %.7602.i, align 8, !noalias !7
  %.7682.i = select i1 %.7404.i, i64 %.3195, i64 0
  %20 = getelementptr double, ptr %.3211, i64 %.7386.i
  %.7696.i = getelementptr double, ptr %20, i64 %.7682.i
  %.7697.i = load double, ptr %.7696.i, align 8, !noalias !7
  %.7728.i = load double, ptr %.7453.i, align 8, !noalias !7
  %.7729.i = fsub double %.13.i8318.i, %.7728.i
  %.7730.i = fadd double %.7697.i, %.7729.i
  store double %.7730.i, ptr %.7696.i, align 8, !noalias !7
  %.7791.i = load double, ptr %.7790.i, align 8, !noalias !7
  %.7793.i = fsub double %best.3.3.i, %.13.i8318.i
  %.7794.i = fadd double %.7793.i, %.7791.i
  store double %.7794.i, ptr %.7790.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7453.i, align 8, !noalias !7
  %21 = getelementptr i64, ptr %.920, i64 %.7386.i
  %.7901.i = getelementptr i64, ptr %21, i64 %.7405.i
  %.7902.i = load i64, ptr %.7901.i, align 8, !noalias !7
  %.7907.not.i = icmp eq i64 %.7902.i, 0
  br i1 %.7907.not.i, label %B3054.i, label %B2910.preheader.i

B2910.preheader.i:                                ; preds = %B2486.i
  %.8078.i = mul nsw i64 %.7315.i, 6
  br label %B2910.if.i

B2930.i:                                          ; preds = %B2910.if.i
  %.8080.i = add nsw i64 %.7948.09762.i, %.8078.i
  %.8094.i = icmp slt i64 %.8080.i, 0
  %.8095.i = select i1 %.8094.i, i64 %.210.i8807.i, i64 0
  %22 = getelementptr double, ptr %.226.i8805.i, i64 %.8080.i
  %.8109.i = getelementptr double, ptr %22, i64 %.8095.i
  %.8110.i = load double, ptr %.8109.i, align 8, !noalias !7
  %.8112.i = fcmp ogt double %.8110.i, %need.3.29764.i
  br i1 %.8112.i, label %B2976.i, label %B3052.i

B2976.i:                                          ; preds = %B2930.i
  %.8172.i = select i1 %.8094.i, i64 %.210.i8843.i, i64 0
  %23 = getelementptr i64, ptr %.226.i8841.i, i64 %.8080.i
  %.8186.i = getelementptr i64, ptr %23, i64 %.8172.i
  %.8187.i = load i64, ptr %.8186.i, align 8, !noalias !7
  br label %B3052.i

B3052.i:                                          ; preds = %B2910.if.i, %B2976.i, %B2930.i
  %need.4.3.i = phi double [ %.8110.i, %B2976.i ], [ %need.3.29764.i, %B2930.i ], [ %need.3.29764.i, %B2910.if.i ]
  %why.6.3.i = phi i64 [ %.8187.i, %B2976.i ], [ %why.5.29765.i, %B2930.i ], [ %why.5.29765.i, %B2910.if.i ]
  %exitcond9844.not.i = icmp eq i64 %.8023.i, 6
  br i1 %exitcond9844.not.i, label %B3054.i, label %B2910.if.i

B3054.i:                                          ; preds = %B3052.i, %B2486.i
  %need.5.3.i = phi double [ %best.3.3.i, %B2486.i ], [ %need.4.3.i, %B3052.i ]
  %why.4.3.i = phi i64 [ 2, %B2486.i ], [ %why.6.3.i, %B3052.i ]
  %.8227.i = icmp eq i64 %.7420.i, 15
  br i1 %.8227.i, label %B3086.i, label %B3262.i

B3086.i:                                          ; preds = %B3054.i
  %.8250.i = select i1 %.7370.i, i64 %.210.i8771.i, i64 0
  %24 = getelementptr i64, ptr %.226.i8769.i, i64 %.7315.i
  %.8264.i = getelementptr i64, ptr %24, i64 %.8250.i
  %.8265.i = load i64, ptr %.8264.i, align 8, !noalias !7
  %25 = getelementptr i64, ptr %.1060, i64 %.7386.i
  %.8295.i = getelementptr i64, ptr %25, i64 %.7405.i
  %.8296.i = load i64, ptr %.8295.i, align 8, !noalias !7
  %.8297.i = icmp sgt i64 %.8265.i, %.8296.i
  br i1 %.8297.i, label %B3122.i, label %B3262.i

B3122.i:                                          ; preds = %B3086.i
  %26 = xor i64 %.8296.i, -1
  %.8372.i = add i64 %.8265.i, %26
  %.8383.0.i = and i64 %.8372.i, 15
  %.8428.i = select i1 %.7370.i, i64 %.210.i8735.i, i64 0
  %.idx.i = shl i64 %.7315.i, 7
  %27 = getelementptr i8, ptr %.226.i8733.i, i64 %.idx.i
  %28 = getelementptr double, ptr %27, i64 %.8383.0.i
  %.8442.i = getelementptr double, ptr %28, i64 %.8428.i
  %.8443.i = load double, ptr %.8442.i, align 8, !noalias !7
  %.8449.i = fcmp ogt double %.8443.i, %need.5.3.i
  br i1 %.8449.i, label %B3224.i, label %B3262.i

B3224.i:                                          ; preds = %B3122.i
  br label %B3262.i

B3262.i:                                          ; preds = %B3224.i, %B3122.i, %B3086.i, %B3054.i
  %need.6.2.i = phi double [ %.8443.i, %B3224.i ], [ %need.5.3.i, %B3122.i ], [ %need.5.3.i, %B3086.i ], [ %need.5.3.i, %B3054.i ]
  %why.3.2.i = phi i64 [ 2, %B3224.i ], [ %why.4.3.i, %B3122.i ], [ %why.4.3.i, %B3086.i ], [ %why.4.3.i, %B3054.i ]
  %.8468.i = fadd double %best.3.3.i, 1.000000e-09
  %.8470.i = fcmp ogt double %need.6.2.i, %.8468.i
  br i1 %.8470.i, label %B9097.i.sink.split, label %B3304.i

B3304.i:                                          ; preds = %B3262.i
  %.8556.i = icmp slt i64 %.7420.i, 5
  br i1 %.8556.i, label %B3336.i, label %B3466.i

B3336.i:                                          ; preds = %B3304.i
  %.8559.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8561.i = add nsw i64 %.7420.i, %.8559.i
  %.8575.i = icmp slt i64 %.8561.i, 0
  %.8576.i = select i1 %.8575.i, i64 %.210.i9383.i, i64 0
  %29 = getelementptr double, ptr %.226.i9381.i, i64 %.8561.i
  %.8590.i = getelementptr double, ptr %29, i64 %.8576.i
  %.8591.i = load double, ptr %.8590.i, align 8, !noalias !7
  %.8594.i = fcmp ogt double %.8591.i, %.8468.i
  br i1 %.8594.i, label %B9097.i.sink.split, label %B3466.i

B3466.i:                                          ; preds = %B3336.i, %B3304.i
  switch i64 %.7420.i, label %B3784.i [
    i64 13, label %B3574.i
    i64 9, label %B3574.i
    i64 8, label %B3574.i
    i64 7, label %B3574.i
    i64 6, label %B3574.i
    i64 5, label %B3574.i
  ]

B3574.i:                                          ; preds = %B3466.i, %B3466.i, %B3466.i, %B3466.i, %B3466.i, %B3466.i
  %.8769.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.8799.i = getelementptr i64, ptr %.226.i9631.i, i64 %scheduler.3.3.i
  %.8800.i = load i64, ptr %.8799.i, align 8, !noalias !7
  %.8801.i = add nsw i64 %.8800.i, %.8769.i
  %.8815.i = icmp slt i64 %.8801.i, 0
  %.8816.i = select i1 %.8815.i, i64 %.210.i9597.i, i64 0
  %30 = getelementptr double, ptr %.226.i9595.i, i64 %.8801.i
  %.8830.i = getelementptr double, ptr %30, i64 %.8816.i
  %.8831.i = load double, ptr %.8830.i, align 8, !noalias !7
  %.8834.i = fcmp ogt double %.8831.i, %.8468.i
  br i1 %.8834.i, label %B3628.i, label %B3784.i

B3628.i:                                          ; preds = %B3574.i
  store double %.8831.i, ptr %.7484.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B3628.i
  %.16.0.i.i = phi i64 [ 0, %B3628.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B9097.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7420.i
  br i1 %.96.i.i, label %B9097.i, label %B8.i.i

B3784.i:                                          ; preds = %B3574.i, %B3466.i
  %.7385.i.le = getelementptr i64, ptr %14, i64 %.7371.i
  %.7453.i.le = getelementptr double, ptr %16, i64 %.7439.i
  %31 = add i64 %.7420.i, -5
  %"$phi3536.0.2.3.i.le" = icmp ult i64 %31, 5
  %.8755.i.le = icmp eq i64 %.7420.i, 13
  %spec.select8314.i.le = or i1 %.8755.i.le, %"$phi3536.0.2.3.i.le"
  %.9068.i = load double, ptr %.3040, align 8, !noalias !7
  %.9069.i = fadd double %.9068.i, 1.000000e+00
  store double %.9069.i, ptr %.3040, align 8, !noalias !7
  %.9101.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9108.i = shl nuw nsw i64 %.9101.i, 1
  %.9110.not.i = icmp sge i64 %.9108.i, %arg.limit
  %.9116.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond8305.i = select i1 %.9110.not.i, i1 %.9116.i, i1 false
  br i1 %or.cond8305.i, label %B3880.i, label %B3944.i

B3880.i:                                          ; preds = %B3784.i
  %.9153.i = uitofp nneg i64 %.9101.i to double
  store double %.9153.i, ptr %.9152.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.9184.i, align 8, !noalias !7
  br label %B3944.i

B3944.i:                                          ; preds = %B3880.i, %B3784.i
  %half.4.2.i = phi i64 [ %.9101.i, %B3880.i ], [ %half.2.1.i.ph, %B3784.i ]
  %.9190.i = fadd double %best.3.3.i, 1.000000e+00
  %.9220.i = getelementptr double, ptr %.226.i9417.i, i64 %scheduler.3.3.i
  store double %.9190.i, ptr %.9220.i, align 8, !noalias !7
  %.9252.i = getelementptr i64, ptr %.226.i9452.i, i64 %scheduler.3.3.i
  store i64 %.7315.i, ptr %.9252.i, align 8, !noalias !7
  br i1 %.9256.i, label %B3992.i, label %B4014.i

B3992.i:                                          ; preds = %B3944.i
  %.9260.i = mul nsw i64 %next_block.4.2.i, %.281.fca.7.load.i
  %.9262.i = add nsw i64 %.9260.i, %.9101.i
  %.9278.i = select i1 %.7370.i, i64 %.210.i9023.i, i64 0
  %32 = getelementptr i64, ptr %.226.i9021.i, i64 %.7315.i
  %.9292.i = getelementptr i64, ptr %32, i64 %.9278.i
  store i64 %.9262.i, ptr %.9292.i, align 8, !noalias !7
  br label %B4014.i

B4014.i:                                          ; preds = %B3992.i, %B3944.i
  br i1 %.8556.i, label %B4046.i, label %B4096.i

B4046.i:                                          ; preds = %B4014.i
  %33 = getelementptr double, ptr %arg.cost_at, i64 %.7386.i
  %.9327.i = getelementptr double, ptr %33, i64 %.7405.i
  %.9328.i = load double, ptr %.9327.i, align 8, !noalias !7
  %.9330.i = fadd double %best.3.3.i, %.9328.i
  %.9332.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9334.i = add nsw i64 %.7420.i, %.9332.i
  %.9348.i = icmp slt i64 %.9334.i, 0
  %.9349.i = select i1 %.9348.i, i64 %.210.i9383.i, i64 0
  %34 = getelementptr double, ptr %.226.i9381.i, i64 %.9334.i
  %.9363.i = getelementptr double, ptr %34, i64 %.9349.i
  store double %.9330.i, ptr %.9363.i, align 8, !noalias !7
  br label %B4096.i

B4096.i:                                          ; preds = %B4046.i, %B4014.i
  %.9392.i = icmp ne i64 %.7315.i, -9223372036854775808
  %.9394.not.i = or i1 %.9393.i, %.9392.i
  %or.cond9785.i = and i1 %.9381.i, %.9394.not.i
  br i1 %or.cond9785.i, label %B4096.else.if.i, label %B4096.endif.i, !prof !14

B4274.i:                                          ; preds = %B4096.endif.endif.endif.endif.i
  %35 = getelementptr i64, ptr %.990, i64 %.7386.i
  %.9642.i = getelementptr i64, ptr %35, i64 %.7405.i
  %.9643.i = load i64, ptr %.9642.i, align 8, !noalias !7
  %.9644.i = icmp sgt i64 %.9643.i, -1
  br i1 %.9644.i, label %B4298.i, label %B4842.i

B4298.i:                                          ; preds = %B4274.i
  %.9705.i = getelementptr i64, ptr %.2527, i64 %.9643.i
  %.9706.i = load i64, ptr %.9705.i, align 8, !noalias !7
  %.9707.i = icmp sgt i64 %.9706.i, -1
  br i1 %.9707.i, label %B4334.i, label %B4812.i

B4334.i:                                          ; preds = %B4298.i
  %.9713.i = mul nsw i64 %.7315.i, %.570.i
  %.9715.i = add nsw i64 %.9713.i, %.281.fca.8.load.i
  %.9747.i = add nsw i64 %.9715.i, %.9643.i
  %.9761.i = icmp slt i64 %.9747.i, 0
  %.9762.i = select i1 %.9761.i, i64 %.210.i9131.i, i64 0
  %36 = getelementptr i64, ptr %.226.i9129.i, i64 %.9747.i
  %.9776.i = getelementptr i64, ptr %36, i64 %.9762.i
  %.9777.i = load i64, ptr %.9776.i, align 8, !noalias !7
  %.9840.i = add nsw i64 %.9706.i, %.9603.i
  %.9854.i = icmp slt i64 %.9840.i, 0
  %.9855.i = select i1 %.9854.i, i64 %.2681, i64 0
  %37 = getelementptr i64, ptr %.2697, i64 %.9840.i
  %.9869.i = getelementptr i64, ptr %37, i64 %.9855.i
  %.9870.i = load i64, ptr %.9869.i, align 8, !noalias !7
  %.9871.not.i = icmp slt i64 %.9777.i, %.9870.i
  %.9875.i = add nsw i64 %.9777.i, 1
  store i64 %.9875.i, ptr %.9776.i, align 8, !noalias !7
  br i1 %.9871.not.i, label %B4774.i, label %B7050.i

B4482.i:                                          ; preds = %B4096.endif.endif.endif.endif.i
  %.9945.i = icmp sgt i64 %.7420.i, 5
  %.9952.i = icmp samesign ult i64 %.7420.i, 9
  %or.cond8306.i = or i1 %.9952.i, %.8755.i.le
  %or.cond.i = select i1 %.9945.i, i1 %or.cond8306.i, i1 false
  br i1 %or.cond.i, label %B4584.i, label %B6466.i

B4584.i:                                          ; preds = %B4482.i
  %38 = getelementptr i64, ptr %.990, i64 %.7386.i
  %.9998.i = getelementptr i64, ptr %38, i64 %.7405.i
  %.9999.i = load i64, ptr %.9998.i, align 8, !noalias !7
  %.10000.i = icmp sgt i64 %.9999.i, -1
  br i1 %.10000.i, label %B4608.i, label %B7046.i

B4608.i:                                          ; preds = %B4584.i
  %.10066.i = getelementptr i64, ptr %.2274, i64 %.9999.i
  %.10067.i = load i64, ptr %.10066.i, align 8, !noalias !7
  %.10068.i = icmp sgt i64 %.10067.i, -1
  %.10072.i = mul nsw i64 %.7315.i, %.570.i
  %.10104.i = add nsw i64 %.9999.i, %.10072.i
  br i1 %.10068.i, label %B4734.i, label %B5346.i

B4734.i:                                          ; preds = %B4608.i
  %.10118.i = icmp slt i64 %.10104.i, 0
  %.10119.i = select i1 %.10118.i, i64 %.210.i9131.i, i64 0
  %39 = getelementptr i64, ptr %.226.i9129.i, i64 %.10104.i
  %.10133.i = getelementptr i64, ptr %39, i64 %.10119.i
  %.10134.i = load i64, ptr %.10133.i, align 8, !noalias !7
  %.10197.i = add nsw i64 %.10067.i, %.9603.i
  %.10211.i = icmp slt i64 %.10197.i, 0
  %.10212.i = select i1 %.10211.i, i64 %.2681, i64 0
  %40 = getelementptr i64, ptr %.2697, i64 %.10197.i
  %.10226.i = getelementptr i64, ptr %40, i64 %.10212.i
  %.10227.i = load i64, ptr %.10226.i, align 8, !noalias !7
  %.10228.not.i = icmp slt i64 %.10134.i, %.10227.i
  br i1 %.10228.not.i, label %B5346.i, label %B7046.i

B4774.i:                                          ; preds = %B4334.i
  %.10298.pre.i = load i64, ptr %.9642.i, align 8, !noalias !7
  %.10299.i = icmp sgt i64 %.10298.pre.i, -1
  br i1 %.10299.i, label %B4812.i, label %B4842.i

B4812.i:                                          ; preds = %B4774.i, %B4298.i
  %.102989880.i = phi i64 [ %.10298.pre.i, %B4774.i ], [ %.9643.i, %B4298.i ]
  %.10366.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.102989880.i
  %.10367.i = load double, ptr %.10366.i, align 8, !noalias !7
  br label %B4842.i

B4842.i:                                          ; preds = %B4812.i, %B4774.i, %B4274.i
  %"$phi4842.3.2.3.i" = phi double [ %.10367.i, %B4812.i ], [ 1.000000e+00, %B4774.i ], [ 1.000000e+00, %B4274.i ]
  %.12.i8319.i = fcmp ogt double %"$phi4842.3.2.3.i", 1.000000e+00
  %.13.i8320.i = select i1 %.12.i8319.i, double %"$phi4842.3.2.3.i", double 1.000000e+00
  %.10418.i = fmul double %.489.fca.24.load.i, %.13.i8320.i
  %.12.i8321.i = fcmp ogt double %.10418.i, %.489.fca.23.load.i
  %.13.i8322.i = select i1 %.12.i8321.i, double %.10418.i, double %.489.fca.23.load.i
  %.10478.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8323.i = fcmp ogt double %best.3.3.i, %.10478.i
  %.13.i8324.i = select i1 %.12.i8323.i, double %best.3.3.i, double %.10478.i
  %.10508.i = fadd double %.13.i8324.i, %.13.i8322.i
  store double %.10508.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.10568.i = load double, ptr %.11124.i, align 8, !noalias !7
  %.10569.i = fadd double %.10568.i, %.13.i8322.i
  store double %.10569.i, ptr %.11124.i, align 8, !noalias !7
  %.10629.i = load double, ptr %.10628.i, align 8, !noalias !7
  %.10630.i = fadd double %.10629.i, %.13.i8322.i
  store double %.10630.i, ptr %.10628.i, align 8, !noalias !7
  %.10690.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.10695.i = fadd double %.489.fca.3.load.i, %.10690.i
  %.10696.i = fadd double %.10695.i, -1.000000e+00
  br label %B7050.i

B5346.i:                                          ; preds = %B4608.i, %B4734.i
  %.10808.i = icmp slt i64 %.9517.i, %.281.fca.6.load.i
  br i1 %.10808.i, label %B5374.i, label %B5450.i

B5374.i:                                          ; preds = %B5346.i
  %.10860.i = icmp slt i64 %.10104.i, 0
  %.10861.i = select i1 %.10860.i, i64 %.210.i9131.i, i64 0
  %41 = getelementptr i64, ptr %.226.i9129.i, i64 %.10104.i
  %.10875.i = getelementptr i64, ptr %41, i64 %.10861.i
  %.10876.i = load i64, ptr %.10875.i, align 8, !noalias !7
  %.10877.i = icmp eq i64 %.10876.i, 0
  %..i = select i1 %.10877.i, i64 2, i64 1
  br label %B5450.i

B5450.i:                                          ; preds = %B5346.i, %B5374.i
  %early.2.4.i = phi i64 [ %..i, %B5374.i ], [ 0, %B5346.i ]
  %.123.i.i = icmp slt i64 %.10104.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.210.i9131.i, i64 0
  %42 = getelementptr i64, ptr %.226.i9129.i, i64 %.10104.i
  %.138.i.i = getelementptr i64, ptr %42, i64 %.124.i.i
  %.139.i.i = load i64, ptr %.138.i.i, align 8, !noalias !15
  %.148.i.i = add i64 %.139.i.i, 1
  store i64 %.148.i.i, ptr %.138.i.i, align 8, !noalias !15
  %43 = getelementptr i64, ptr %.1924, i64 %.9999.i
  %.210.i.i = load i64, ptr %43, align 8, !noalias !15
  %.226.not.i.i = icmp slt i64 %.139.i.i, %.210.i.i
  br i1 %.226.not.i.i, label %B164.i.thread.i, label %B68.i.i

B68.i.i:                                          ; preds = %B5450.i
  %44 = getelementptr i64, ptr %.1994, i64 %.9999.i
  %.262.i.i = load i64, ptr %44, align 8, !noalias !15
  %.263.i.i = icmp eq i64 %.262.i.i, -4611686018427387904
  br i1 %.263.i.i, label %B102.i.i, label %B164.i.i

B102.i.i:                                         ; preds = %B68.i.i
  %.279.i.i = icmp eq i64 %.210.i.i, 0
  br i1 %.279.i.i, label %B164.i.thread.i, label %B102.else.i.i, !prof !6

B164.i.thread.i:                                  ; preds = %B102.else.if.i.i, %B102.else.i.i, %B102.i.i, %B5450.i
  %o.3.0.i.ph.i = phi i64 [ 0, %B102.else.i.i ], [ %spec.select.i8328.i, %B102.else.if.i.i ], [ 0, %B102.i.i ], [ %.139.i.i, %B5450.i ]
  %45 = getelementptr i64, ptr %arg.sites_at, i64 %.9999.i
  %.457.i9886.i = load i64, ptr %45, align 8, !noalias !15
  %.465.i9887.i = mul nsw i64 %.210.i.i, %.9603.i
  %.471.i9888.i = add nsw i64 %o.3.0.i.ph.i, %.465.i9887.i
  %.474.i9889.i = mul nsw i64 %.471.i9888.i, 36
  %.475.i83259890.i = add nsw i64 %.474.i9889.i, %.457.i9886.i
  br label %B310.i.i

B164.i.i:                                         ; preds = %B68.i.i
  %.329.i.i = sub i64 %.148.i.i, %.210.i.i
  %.366.i.i = mul nsw i64 %.262.i.i, %.329.i.i
  %.374.0.i.i = ashr i64 %.366.i.i, 5
  %.410.i.i = add nsw i64 %.210.i.i, -1
  %46 = getelementptr i64, ptr %arg.sites_at, i64 %.9999.i
  %.457.i.i = load i64, ptr %46, align 8, !noalias !15
  %.465.i.i = mul nsw i64 %.210.i.i, %.9603.i
  %.471.i.i = add nsw i64 %.410.i.i, %.465.i.i
  %.474.i.i = mul nsw i64 %.471.i.i, 36
  %.475.i8325.i = add nsw i64 %.457.i.i, %.474.i.i
  %.480.not.i.i = icmp eq i64 %.374.0.i.i, 0
  br i1 %.480.not.i.i, label %B310.i.i, label %B226.i.i

B226.i.i:                                         ; preds = %B164.i.i
  %.497.i.i = icmp slt i64 %.475.i8325.i, -4
  %.498.i.i = select i1 %.497.i.i, i64 %.281.fca.9.load.i, i64 0
  %47 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i8325.i
  %48 = getelementptr i8, ptr %47, i64 16
  %.512.i.i = getelementptr i32, ptr %48, i64 %.498.i.i
  %.513.i.i = load i32, ptr %.512.i.i, align 4, !noalias !15
  %49 = getelementptr i64, ptr %.2064, i64 %.9999.i
  %.549.i.i = load i64, ptr %49, align 8, !noalias !15
  %.555.i.i = sext i32 %.513.i.i to i64
  %.556.i.i = sub nsw i64 %.555.i.i, %.549.i.i
  %.558.i.i = add nsw i64 %.556.i.i, %.374.0.i.i
  %50 = getelementptr i64, ptr %.2134, i64 %.9999.i
  %.591.i.i = load i64, ptr %50, align 8, !noalias !15
  %.601.i.i = icmp eq i64 %.591.i.i, 0
  br i1 %.601.i.i, label %B226.endif.i.i, label %B226.else.i.i, !prof !6

B310.i.i:                                         ; preds = %B226.endif.i.i, %B164.i.i, %B164.i.thread.i
  %.475.i83259892.i = phi i64 [ %.475.i8325.i, %B226.endif.i.i ], [ %.475.i8325.i, %B164.i.i ], [ %.475.i83259890.i, %B164.i.thread.i ]
  %shift.4.0.i.i = phi i64 [ %.639.i.i, %B226.endif.i.i ], [ 0, %B164.i.i ], [ 0, %B164.i.thread.i ]
  %or.cond9784.i = and i1 %.9521.i, %.9534.not.i
  br i1 %or.cond9784.i, label %B310.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

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
  %spec.select.i8328.i = add i64 %.307.i.i, %.296.i.i
  br label %B164.i.thread.i

B226.else.i.i:                                    ; preds = %B226.i.i
  %.612.i.i = icmp ne i64 %.558.i.i, -9223372036854775808
  %.613.i8327.i = icmp ne i64 %.591.i.i, -1
  %.614.not.i.i = or i1 %.613.i8327.i, %.612.i.i
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
  %.682.i.i = sdiv i64 %.9517.i, %.281.fca.5.load.i
  %.683.i.i = srem i64 %.9517.i, %.281.fca.5.load.i
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
  br label %B8.i8329.i

B8.i8329.i:                                       ; preds = %B8.if.i8332.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i8330.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i8335.i, %B8.if.i8332.i ]
  %exitcond.not.i8331.i = icmp eq i64 %.16.0.i8330.i, 2
  br i1 %exitcond.not.i8331.i, label %B5890.i, label %B8.if.i8332.i

B8.if.i8332.i:                                    ; preds = %B8.i8329.i
  %trunc.i8333.i = trunc nuw i64 %.16.0.i8330.i to i1
  %spec.select.i8334.i = select i1 %trunc.i8333.i, i64 13, i64 6
  %.70.i8335.i = add nuw nsw i64 %.16.0.i8330.i, 1
  %.96.i8336.i = icmp eq i64 %spec.select.i8334.i, %.7420.i
  br i1 %.96.i8336.i, label %B5608.i, label %B8.i8329.i

B5608.i:                                          ; preds = %B8.if.i8332.i
  %.11125.i = load double, ptr %.11124.i, align 8, !noalias !7
  %.11155.i = load double, ptr %.11154.i, align 8, !noalias !7
  %.11156.i = fsub double %.11125.i, %.11155.i
  %.340.i8339.i = icmp slt i64 %.475.i83259892.i, 0
  %.341.i8340.i = select i1 %.340.i8339.i, i64 %.281.fca.9.load.i, i64 0
  %52 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i83259892.i
  %.355.i.i = getelementptr i32, ptr %52, i64 %.341.i8340.i
  %.356.i.i = load i32, ptr %.355.i.i, align 4, !noalias !18
  %.362.i.i = icmp eq i32 %.356.i.i, 0
  br i1 %.362.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B5608.i
  %.469.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B5608.i
  %.512.i8341.i = load double, ptr %.511.i.i, align 8, !noalias !18
  %.542.i.i = load double, ptr %.541.i8342.i, align 8, !noalias !18
  %.12.i.i8343.i = fcmp ogt double %.542.i.i, %.512.i8341.i
  %.13.i.i8344.i = select i1 %.12.i.i8343.i, double %.542.i.i, double %.512.i8341.i
  %.575.i.i = fsub double %.13.i.i8344.i, %.489.fca.32.load.i
  %.605.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !18
  %.16.i.i.i = fcmp ogt double %.605.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.605.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.575.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.575.i.i, double %.17.i.i.i
  %.683.i8345.i = icmp sgt i32 %.356.i.i, 0
  %storemerge.i8346.i = tail call i32 @llvm.smax.i32(i32 %.356.i.i, i32 0)
  br i1 %.683.i8345.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.832.i.i = add nsw i64 %.475.i83259892.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i8346.i to i64
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
  %.1012.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01426.i.i
  %exitcond.not.i8347.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i8347.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %55 = uitofp nneg i64 %.1012.i.i to double
  %56 = fmul double %55, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %56, %B480.loopexit.i.i ]
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B480.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %213, i1 false), !noalias !21
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B480.i.i
  br i1 %.683.i8345.i, label %B106.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.475.i83259892.i, 4
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
  %57 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %57, i64 %.654.i.i.i
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
  %58 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %59 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %59, i64 %58
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !21
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !21
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %60 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %60, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.1119.i.i = icmp slt i64 %.475.i83259892.i, -3
  %.1120.i.i = select i1 %.1119.i.i, i64 %.281.fca.9.load.i, i64 0
  %61 = getelementptr i8, ptr %52, i64 12
  %.1134.i.i = getelementptr i32, ptr %61, i64 %.1120.i.i
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
  %.1305.i.i = load double, ptr %.11154.i, align 8, !noalias !18
  %.13.i1323.i.i = fcmp ogt double %.1275.i.i, %.12.i1315.i.i
  %.14.i1324.i.i = select i1 %.13.i1323.i.i, double %.1275.i.i, double %.12.i1315.i.i
  %.1335.i.i = fsub double %.14.i.i.i, %.14.i1324.i.i
  %.1336.i.i = fadd double %.1305.i.i, %.1335.i.i
  store double %.1336.i.i, ptr %.11154.i, align 8, !noalias !18
  %.1368.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1403.i.i = load double, ptr %.11124.i, align 8, !noalias !18
  %.1404.i.i = fadd double %.1403.i.i, %.14.i.i.i
  store double %.1404.i.i, ptr %.11124.i, align 8, !noalias !18
  store double %.1368.i.i, ptr %.226.i827.i.i, align 8, !noalias !18
  %.1469.i.i = fadd double %.489.fca.4.load.i, %.1368.i.i
  %.15591427.not.i.i = icmp eq i32 %storemerge.i8346.i, 0
  br i1 %.15591427.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B1088.if.lr.ph.i.i

B1088.if.lr.ph.i.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1598.i.i = add nsw i64 %.475.i83259892.i, 4
  %.306.i.i.i.i.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i.i = fadd double %.489.fca.9.load.i, %.1368.i.i
  %.1091.not.i.i.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i.i = select i1 %.1091.not.i.i.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count1441.i.i = zext nneg i32 %storemerge.i8346.i to i64
  br label %B1088.if.i.i

B1184.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i
  %.1759.i.i = load double, ptr %.1758.i.i, align 8, !noalias !18
  %.1761.i.i = fadd double %.1759.i.i, 1.000000e+00
  store double %.1761.i.i, ptr %.1758.i.i, align 8, !noalias !18
  %.1811.i.i = select i1 %.1703.i.i, i64 %.210.i936.i.i, i64 0
  %62 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1407.i.i
  %.1825.i.i = getelementptr double, ptr %62, i64 %.1811.i.i
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
  %63 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i.i
  %.460.i.i.i = load i64, ptr %63, align 8, !noalias !24
  %.466.i.i.i = icmp eq i64 %.460.i.i.i, %.284.i.i.i
  br i1 %.466.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1502.i.i
  %64 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  %.589.i.i.i = load double, ptr %64, align 8, !noalias !24
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
  %.300.i.i.i.i = load double, ptr %.541.i8342.i, align 8, !noalias !27
  %.12.i.i1282.i.i.i = fcmp ogt double %.1368.i.i, %.300.i.i.i.i
  %.13.i.i1283.i.i.i = select i1 %.12.i.i1282.i.i.i, double %.1368.i.i, double %.300.i.i.i.i
  %.333.i.i.i.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i.i
  store double %.333.i.i.i.i, ptr %.541.i8342.i, align 8, !noalias !27
  %.391.i.i.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !27
  %.394.i.i.i.i = fadd double %.332.i.i.i.i, %.391.i.i.i.i
  store double %.394.i.i.i.i, ptr %.390.i.i.i.i, align 8, !noalias !27
  %.483.i.i.i.i = load double, ptr %.541.i8342.i, align 8, !noalias !27
  %.262.i.i.i.i.i = lshr i64 %.1633.i.i, 16
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
  %.262.i.i.i.i = lshr i64 %.1633.i.i, 16
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
  %.13.i1285.sink.i.i.i = phi double [ %.13.i1285.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1329.i.i, %B216.i.i.i ], [ %.1308.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.352.i.i.i, %B518.i.i.i ]
  %.2278.i.i = select i1 %.1703.i.i, i64 %.210.i936.i.i, i64 0
  %69 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1407.i.i
  %.2292.i.i = getelementptr double, ptr %69, i64 %.2278.i.i
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

B270.i1332.i.i:                                   ; preds = %B184.if.i.i.i
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

B312.i.i.i:                                       ; preds = %B270.i1332.i.i
  %.654.i1333.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1333.i.i, i64 %.210.i.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1334.i.i = getelementptr i64, ptr %74, i64 %.655.i.i.i
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
  %75 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %75, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1332.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1332.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1332.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1332.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %76, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !36
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1332.i.i

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

B1088.if.i.i:                                     ; preds = %B1658.i.i, %B1088.if.lr.ph.i.i
  %indvars.iv1438.i.i = phi i64 [ 0, %B1088.if.lr.ph.i.i ], [ %indvars.iv.next1439.i.i, %B1658.i.i ]
  %missed.2.01431.i.i = phi i64 [ -1, %B1088.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1658.i.i ]
  %worst.2.01430.i.i = phi double [ %.1469.i.i, %B1088.if.lr.ph.i.i ], [ %.13.i1331.i.i, %B1658.i.i ]
  %indvars.iv.next1439.i.i = add nuw nsw i64 %indvars.iv1438.i.i, 1
  %.1600.i.i = add nsw i64 %.1598.i.i, %indvars.iv1438.i.i
  %.1614.i.i = icmp slt i64 %.1600.i.i, 0
  %.1615.i.i = select i1 %.1614.i.i, i64 %.281.fca.9.load.i, i64 0
  %82 = getelementptr i32, ptr %arg.rows_at, i64 %.1600.i.i
  %.1629.i.i = getelementptr i32, ptr %82, i64 %.1615.i.i
  %.1630.i.i = load i32, ptr %.1629.i.i, align 4, !noalias !18
  %.1632.i.i = sext i32 %.1630.i.i to i64
  %.1633.i.i = add nsw i64 %.710.i.i, %.1632.i.i
  %.170.i1337.i.i = ashr i64 %.1633.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1352.i.i.preheader, label %B0.endif.else.if.i1340.i.i, !prof !6

B212.i1412.i.i:                                   ; preds = %B184.if.i1352.i.i
  %.503.i1414.i.i = load i64, ptr %.795.i.i, align 8, !noalias !40
  %.519.i1415.i.i = select i1 %.408.i1356.i.i, i64 %.210.i864.i.i, i64 0
  %83 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1355.i.i
  %.533.i1416.i.i = getelementptr i64, ptr %83, i64 %.519.i1415.i.i
  store i64 %.503.i1414.i.i, ptr %.533.i1416.i.i, align 8, !noalias !40
  %.541.i1417.i.i = shl nsw i64 %.295.0618.i1355.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i

B270.i1361.i.i:                                   ; preds = %B184.if.i1352.i.i
  %.366.i1362.i.i = add i64 %.295.0618.i1355.i.i, 1
  %.362.i1363.i.i = add nsw i64 %.298.0619.i1354.i.i, -1
  %.570.i1364.i.i = select i1 %.408.i1356.i.i, i64 %.210.i864.i.i, i64 0
  %84 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1355.i.i
  %.584.i1365.i.i = getelementptr i64, ptr %84, i64 %.570.i1364.i.i
  %.585.i1366.i.i = load i64, ptr %.584.i1365.i.i, align 8, !noalias !40
  %.600.i1367.i.i = icmp slt i64 %place.2.0620.i1353.i.i, 0
  %.601.i1368.i.i = select i1 %.600.i1367.i.i, i64 %.210.i864.i.i, i64 0
  %85 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1353.i.i
  %.615.i1369.i.i = getelementptr i64, ptr %85, i64 %.601.i1368.i.i
  %.616.i1370.i.i = load i64, ptr %.615.i1369.i.i, align 8, !noalias !40
  %.619.i1371.i.i = icmp slt i64 %.585.i1366.i.i, %.616.i1370.i.i
  %spec.select.i1372.i.i = select i1 %.619.i1371.i.i, i64 %.295.0618.i1355.i.i, i64 %place.2.0620.i1353.i.i
  %.353.i1373.i.i = icmp samesign ugt i64 %.298.0619.i1354.i.i, 1
  br i1 %.353.i1373.i.i, label %B184.if.i1352.i.i, label %B312.i1374.i.i

B312.i1374.i.i:                                   ; preds = %B270.i1361.i.i
  %.654.i1375.i.i = icmp slt i64 %spec.select.i1372.i.i, 0
  %.655.i1376.i.i = select i1 %.654.i1375.i.i, i64 %.210.i.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1372.i.i
  %.669.i1377.i.i = getelementptr i64, ptr %86, i64 %.655.i1376.i.i
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
  %87 = shl nsw i64 %.237.0.i1349.i.i, 4
  br label %B184.if.i1352.i.i.preheader

B184.if.i1352.i.i.preheader:                      ; preds = %B0.endif.else.if.i1340.i.i, %B1088.if.i.i
  %.295.0618.i1355.i.i.ph = phi i64 [ %87, %B0.endif.else.if.i1340.i.i ], [ 0, %B1088.if.i.i ]
  br label %B184.if.i1352.i.i

B184.if.i1352.i.i:                                ; preds = %B184.if.i1352.i.i.preheader, %B270.i1361.i.i
  %place.2.0620.i1353.i.i = phi i64 [ %spec.select.i1372.i.i, %B270.i1361.i.i ], [ %.295.0618.i1355.i.i.ph, %B184.if.i1352.i.i.preheader ]
  %.298.0619.i1354.i.i = phi i64 [ %.362.i1363.i.i, %B270.i1361.i.i ], [ 16, %B184.if.i1352.i.i.preheader ]
  %.295.0618.i1355.i.i = phi i64 [ %.366.i1362.i.i, %B270.i1361.i.i ], [ %.295.0618.i1355.i.i.ph, %B184.if.i1352.i.i.preheader ]
  %.408.i1356.i.i = icmp slt i64 %.295.0618.i1355.i.i, 0
  %.409.i1357.i.i = select i1 %.408.i1356.i.i, i64 %.210.i.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1355.i.i
  %.423.i1358.i.i = getelementptr i64, ptr %88, i64 %.409.i1357.i.i
  %.424.i1359.i.i = load i64, ptr %.423.i1358.i.i, align 8, !noalias !40
  %.426.i1360.i.i = icmp eq i64 %.424.i1359.i.i, %.170.i1337.i.i
  br i1 %.426.i1360.i.i, label %B212.i1412.i.i, label %B270.i1361.i.i

B312.endif.endif.i1397.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1396.i.i, %B312.endif.else.endif.endif.endif.i1393.i.i
  %.884.sroa.13.0.i1398.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1396.i.i ], [ %.884.sroa.13.1.i1394.i.i, %B312.endif.else.endif.endif.endif.i1393.i.i ]
  %.1005.not621.i1399.i.i = icmp slt i64 %.884.sroa.0.3.i1391.i.i, %.884.sroa.13.0.i1398.i.i
  br i1 %.1005.not621.i1399.i.i, label %.975.endif.preheader.i1408.i.i, label %.975.if.i1400.i.i, !prof !39

.975.endif.preheader.i1408.i.i:                   ; preds = %B312.endif.endif.i1397.i.i
  %89 = shl i64 %.884.sroa.0.3.i1391.i.i, 3
  %scevgep.i1409.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %89
  %90 = sub nsw i64 %.884.sroa.13.0.i1398.i.i, %.884.sroa.0.3.i1391.i.i
  %91 = shl i64 %90, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1409.i.i, i8 0, i64 %91, i1 false), !noalias !40
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
  %92 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1372.i.i
  %.1084.i1404.i.i = getelementptr i64, ptr %92, i64 %.1070.i1403.i.i
  store i64 %.1054.i1402.i.i, ptr %.1084.i1404.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1418.i.i: ; preds = %.975.if.i1400.i.i, %B212.i1412.i.i
  %.719.sink.i1405.i.i = phi i64 [ %.719.i1378.i.i, %.975.if.i1400.i.i ], [ %.541.i1417.i.i, %B212.i1412.i.i ]
  %.1096.i1406.i.i = and i64 %.1633.i.i, 3
  %.1099.i1407.i.i = or disjoint i64 %.719.sink.i1405.i.i, %.1096.i1406.i.i
  %.1703.i.i = icmp slt i64 %.719.sink.i1405.i.i, 0
  %.1704.i.i = select i1 %.1703.i.i, i64 %.210.i900.i.i, i64 0
  %93 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1407.i.i
  %.1718.i.i = getelementptr i64, ptr %93, i64 %.1704.i.i
  %.1719.i.i = load i64, ptr %.1718.i.i, align 8, !noalias !18
  %.1720.not.i.i = icmp eq i64 %.1719.i.i, 0
  br i1 %.1720.not.i.i, label %B1308.i.i, label %B1184.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1658.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1368.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1368.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1368.i.i, %B1658.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.469.i.i, %B76.i.i ], [ %.1469.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1331.i.i, %B1658.i.i ]
  br i1 %.8755.i.le, label %B5764.i, label %B7046.i

B5764.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.11314.i = load double, ptr %.11124.i, align 8, !noalias !7
  %.11316.i = fsub double %.11314.i, %.11156.i
  store double %.11316.i, ptr %.11154.i, align 8, !noalias !7
  %.11364.i = select i1 %.7370.i, i64 %.210.i8701.i, i64 0
  %94 = getelementptr double, ptr %.226.i8700.i, i64 %.7315.i
  %.11378.i = getelementptr double, ptr %94, i64 %.11364.i
  %.11379.i = load double, ptr %.11378.i, align 8, !noalias !7
  %.12.i8348.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.11379.i
  %.13.i8349.i = select i1 %.12.i8348.i, double %worst.2.0.lcssa.sink.i.i, double %.11379.i
  store double %.13.i8349.i, ptr %.11378.i, align 8, !noalias !7
  br label %B7050.i

B5890.i:                                          ; preds = %B8.i8329.i
  %.11467.i = icmp eq i64 %.7420.i, 7
  br i1 %.11467.i, label %B5922.i, label %B6234.i

B5922.i:                                          ; preds = %B5890.i
  %.11499.i = load i64, ptr %.9998.i, align 8, !noalias !7
  %.11513.i = icmp slt i64 %.11499.i, 0
  %.11514.i = select i1 %.11513.i, i64 %.281.fca.8.load.i, i64 0
  %95 = getelementptr i64, ptr %.2204, i64 %.11499.i
  %.11528.i = getelementptr i64, ptr %95, i64 %.11514.i
  %.11529.i = load i64, ptr %.11528.i, align 8, !noalias !7
  %.11530.not.i = icmp eq i64 %.11529.i, 0
  %.366.i8441.i = icmp slt i64 %.475.i83259892.i, 0
  %.367.i.i = select i1 %.366.i8441.i, i64 %.281.fca.9.load.i, i64 0
  %96 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i83259892.i
  %.381.i.i = getelementptr i32, ptr %96, i64 %.367.i.i
  %.382.i.i = load i32, ptr %.381.i.i, align 4, !noalias !7
  br i1 %.11530.not.i, label %B6034.i, label %B5950.i

B5950.i:                                          ; preds = %B5922.i
  %.342.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.342.i.i, label %B7050.i, label %B70.i.i

B70.i.i:                                          ; preds = %B5950.i
  %.484.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !43
  %.12.i.i8350.i = fcmp ogt double %.484.i.i, %best.3.3.i
  %.13.i.i8351.i = select i1 %.12.i.i8350.i, double %.484.i.i, double %best.3.3.i
  %.531.i.i = icmp slt i64 %.475.i83259892.i, -3
  %.532.i.i = select i1 %.531.i.i, i64 %.281.fca.9.load.i, i64 0
  %97 = getelementptr i8, ptr %96, i64 12
  %.546.i.i = getelementptr i32, ptr %97, i64 %.532.i.i
  %.547.i.i = load i32, ptr %.546.i.i, align 4, !noalias !43
  %.548.i8352.i = sitofp i32 %.547.i.i to double
  %.551.i.i = sitofp i32 %.382.i.i to double
  %.556.i8353.i = fmul double %.551.i.i, 2.500000e-01
  %.12.i754.i.i = fcmp ogt double %.556.i8353.i, %.548.i8352.i
  %.13.i755.i.i = select i1 %.12.i754.i.i, double %.556.i8353.i, double %.548.i8352.i
  %.585.i.i = fadd double %.13.i.i8351.i, %.13.i755.i.i
  %.618.i8355.i = load double, ptr %.11124.i, align 8, !noalias !43
  %.681.i.i = fsub double %.585.i.i, %.13.i.i8351.i
  %.682.i8356.i = fadd double %.618.i8355.i, %.681.i.i
  store double %.682.i8356.i, ptr %.11124.i, align 8, !noalias !43
  store double %.585.i.i, ptr %.226.i827.i.i, align 8, !noalias !43
  %spec.select.i8357.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.836760.not.i.i = icmp eq i32 %spec.select.i8357.i, 0
  br i1 %.836760.not.i.i, label %B7050.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.943.i.i = add nsw i64 %.475.i83259892.i, 4
  %wide.trip.count.i8360.i = zext nneg i32 %spec.select.i8357.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i, %B416.if.lr.ph.i.i
  %indvars.iv.i8361.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i8362.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i ]
  %indvars.iv.next.i8362.i = add nuw nsw i64 %indvars.iv.i8361.i, 1
  %.907.i.i = load i64, ptr %.795.i.i, align 8, !noalias !43
  %.908.i.i = add nsw i64 %.907.i.i, 1
  store i64 %.908.i.i, ptr %.795.i.i, align 8, !noalias !43
  %.945.i.i = add nsw i64 %.943.i.i, %indvars.iv.i8361.i
  %.959.i.i = icmp slt i64 %.945.i.i, 0
  %.960.i.i = select i1 %.959.i.i, i64 %.281.fca.9.load.i, i64 0
  %98 = getelementptr i32, ptr %arg.rows_at, i64 %.945.i.i
  %.974.i.i = getelementptr i32, ptr %98, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i.i, align 4, !noalias !43
  %.977.i.i = sext i32 %.975.i.i to i64
  %.978.i.i = add nsw i64 %.710.i.i, %.977.i.i
  %.170.i.i8363.i = ashr i64 %.978.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i8376.i.preheader, label %B0.endif.else.if.i.i8364.i, !prof !6

B212.i.i8437.i:                                   ; preds = %B184.if.i.i8376.i
  %.519.i.i8438.i = select i1 %.408.i.i8380.i, i64 %.210.i864.i.i, i64 0
  %99 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8379.i
  %.533.i.i8439.i = getelementptr i64, ptr %99, i64 %.519.i.i8438.i
  store i64 %.908.i.i, ptr %.533.i.i8439.i, align 8, !noalias !46
  %.541.i.i8440.i = shl nsw i64 %.295.0618.i.i8379.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i

B270.i.i8385.i:                                   ; preds = %B184.if.i.i8376.i
  %.366.i.i8386.i = add i64 %.295.0618.i.i8379.i, 1
  %.362.i.i8387.i = add nsw i64 %.298.0619.i.i8378.i, -1
  %.570.i.i8388.i = select i1 %.408.i.i8380.i, i64 %.210.i864.i.i, i64 0
  %100 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i8379.i
  %.584.i.i8389.i = getelementptr i64, ptr %100, i64 %.570.i.i8388.i
  %.585.i.i8390.i = load i64, ptr %.584.i.i8389.i, align 8, !noalias !46
  %.600.i.i8391.i = icmp slt i64 %place.2.0620.i.i8377.i, 0
  %.601.i.i8392.i = select i1 %.600.i.i8391.i, i64 %.210.i864.i.i, i64 0
  %101 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i8377.i
  %.615.i.i8393.i = getelementptr i64, ptr %101, i64 %.601.i.i8392.i
  %.616.i.i8394.i = load i64, ptr %.615.i.i8393.i, align 8, !noalias !46
  %.619.i.i8395.i = icmp slt i64 %.585.i.i8390.i, %.616.i.i8394.i
  %spec.select.i.i8396.i = select i1 %.619.i.i8395.i, i64 %.295.0618.i.i8379.i, i64 %place.2.0620.i.i8377.i
  %.353.i.i8397.i = icmp samesign ugt i64 %.298.0619.i.i8378.i, 1
  br i1 %.353.i.i8397.i, label %B184.if.i.i8376.i, label %B312.i.i8398.i

B312.i.i8398.i:                                   ; preds = %B270.i.i8385.i
  %.654.i.i8399.i = icmp slt i64 %spec.select.i.i8396.i, 0
  %.655.i.i8400.i = select i1 %.654.i.i8399.i, i64 %.210.i.i.i, i64 0
  %102 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i8396.i
  %.669.i.i8401.i = getelementptr i64, ptr %102, i64 %.655.i.i8400.i
  store i64 %.170.i.i8363.i, ptr %.669.i.i8401.i, align 8, !noalias !46
  %.719.i.i8402.i = shl nsw i64 %spec.select.i.i8396.i, 2
  %.722.i.i8403.i = add i64 %.719.i.i8402.i, 4
  %.759.i.i8404.i = select i1 %.654.i.i8399.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i8405.i = add i64 %.759.i.i8404.i, %.719.i.i8402.i
  %.775.i.i8406.i = icmp slt i64 %.722.i.i8403.i, 0
  %.776.i.i8407.i = select i1 %.775.i.i8406.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i8408.i = add i64 %.776.i.i8407.i, %.722.i.i8403.i
  %.904.i.i8409.i = icmp slt i64 %.760.i.i8405.i, 0
  br i1 %.904.i.i8409.i, label %B312.endif.else.if.i.i8436.i, label %B312.endif.else.endif.i.i8410.i, !prof !6

B0.endif.else.if.i.i8364.i:                       ; preds = %B416.if.i.i
  %.175.i.i8365.i = mul nsw i64 %.170.i.i8363.i, 712544676207699905
  %.176.i.i8366.i = ashr i64 %.175.i.i8365.i, 20
  %.246.i.i8367.i = srem i64 %.176.i.i8366.i, %.194.0.i.i.i
  %.248.i.i8369.i = icmp slt i64 %.246.i.i8367.i, 0
  %.257.i.i8372.i = select i1 %.248.i.i8369.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i8373.i = add nsw i64 %.257.i.i8372.i, %.246.i.i8367.i
  %103 = shl nsw i64 %.237.0.i.i8373.i, 4
  br label %B184.if.i.i8376.i.preheader

B184.if.i.i8376.i.preheader:                      ; preds = %B0.endif.else.if.i.i8364.i, %B416.if.i.i
  %.295.0618.i.i8379.i.ph = phi i64 [ %103, %B0.endif.else.if.i.i8364.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i8376.i

B184.if.i.i8376.i:                                ; preds = %B184.if.i.i8376.i.preheader, %B270.i.i8385.i
  %place.2.0620.i.i8377.i = phi i64 [ %spec.select.i.i8396.i, %B270.i.i8385.i ], [ %.295.0618.i.i8379.i.ph, %B184.if.i.i8376.i.preheader ]
  %.298.0619.i.i8378.i = phi i64 [ %.362.i.i8387.i, %B270.i.i8385.i ], [ 16, %B184.if.i.i8376.i.preheader ]
  %.295.0618.i.i8379.i = phi i64 [ %.366.i.i8386.i, %B270.i.i8385.i ], [ %.295.0618.i.i8379.i.ph, %B184.if.i.i8376.i.preheader ]
  %.408.i.i8380.i = icmp slt i64 %.295.0618.i.i8379.i, 0
  %.409.i.i8381.i = select i1 %.408.i.i8380.i, i64 %.210.i.i.i, i64 0
  %104 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i8379.i
  %.423.i.i8382.i = getelementptr i64, ptr %104, i64 %.409.i.i8381.i
  %.424.i.i8383.i = load i64, ptr %.423.i.i8382.i, align 8, !noalias !46
  %.426.i.i8384.i = icmp eq i64 %.424.i.i8383.i, %.170.i.i8363.i
  br i1 %.426.i.i8384.i, label %B212.i.i8437.i, label %B270.i.i8385.i

B312.endif.endif.i.i8421.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i8420.i, %B312.endif.else.endif.endif.endif.i.i8417.i
  %.884.sroa.13.0.i.i8422.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i8420.i ], [ %.884.sroa.13.1.i.i8418.i, %B312.endif.else.endif.endif.endif.i.i8417.i ]
  %.1005.not621.i.i8423.i = icmp slt i64 %.884.sroa.0.3.i.i8415.i, %.884.sroa.13.0.i.i8422.i
  br i1 %.1005.not621.i.i8423.i, label %.975.endif.preheader.i.i8433.i, label %.975.if.i.i8424.i, !prof !39

.975.endif.preheader.i.i8433.i:                   ; preds = %B312.endif.endif.i.i8421.i
  %105 = shl i64 %.884.sroa.0.3.i.i8415.i, 3
  %scevgep.i.i8434.i = getelementptr i8, ptr %.226.i898.i.i, i64 %105
  %106 = sub nsw i64 %.884.sroa.13.0.i.i8422.i, %.884.sroa.0.3.i.i8415.i
  %107 = shl i64 %106, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i8434.i, i8 0, i64 %107, i1 false), !noalias !46
  br label %.975.if.i.i8424.i

B312.endif.else.if.i.i8436.i:                     ; preds = %B312.i.i8398.i
  br label %B312.endif.else.endif.i.i8410.i

B312.endif.else.endif.i.i8410.i:                  ; preds = %B312.endif.else.if.i.i8436.i, %B312.i.i8398.i
  %.884.sroa.0.1.i.i8411.i = phi i64 [ 0, %B312.endif.else.if.i.i8436.i ], [ %.760.i.i8405.i, %B312.i.i8398.i ]
  %.909.not.i.i8412.i = icmp slt i64 %.760.i.i8405.i, %.210.i900.i.i
  br i1 %.909.not.i.i8412.i, label %B312.endif.else.endif.endif.i.i8414.i, label %B312.endif.else.endif.if.i.i8413.i, !prof !10

B312.endif.else.endif.if.i.i8413.i:               ; preds = %B312.endif.else.endif.i.i8410.i
  br label %B312.endif.else.endif.endif.i.i8414.i

B312.endif.else.endif.endif.i.i8414.i:            ; preds = %B312.endif.else.endif.if.i.i8413.i, %B312.endif.else.endif.i.i8410.i
  %.884.sroa.0.3.i.i8415.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i8413.i ], [ %.884.sroa.0.1.i.i8411.i, %B312.endif.else.endif.i.i8410.i ]
  %.921.i.i8416.i = icmp slt i64 %.777.i.i8408.i, 0
  br i1 %.921.i.i8416.i, label %B312.endif.else.endif.endif.if.i.i8435.i, label %B312.endif.else.endif.endif.endif.i.i8417.i, !prof !6

B312.endif.else.endif.endif.if.i.i8435.i:         ; preds = %B312.endif.else.endif.endif.i.i8414.i
  br label %B312.endif.else.endif.endif.endif.i.i8417.i

B312.endif.else.endif.endif.endif.i.i8417.i:      ; preds = %B312.endif.else.endif.endif.if.i.i8435.i, %B312.endif.else.endif.endif.i.i8414.i
  %.884.sroa.13.1.i.i8418.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i8435.i ], [ %.777.i.i8408.i, %B312.endif.else.endif.endif.i.i8414.i ]
  %.926.not.i.i8419.i = icmp slt i64 %.777.i.i8408.i, %.210.i900.i.i
  br i1 %.926.not.i.i8419.i, label %B312.endif.endif.i.i8421.i, label %B312.endif.else.endif.endif.endif.if.i.i8420.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i8420.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i8417.i
  br label %B312.endif.endif.i.i8421.i

.975.if.i.i8424.i:                                ; preds = %.975.endif.preheader.i.i8433.i, %B312.endif.endif.i.i8421.i
  %.1054.i.i8425.i = load i64, ptr %.795.i.i, align 8, !noalias !46
  %.1070.i.i8426.i = select i1 %.654.i.i8399.i, i64 %.210.i864.i.i, i64 0
  %108 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i8396.i
  %.1084.i.i8427.i = getelementptr i64, ptr %108, i64 %.1070.i.i8426.i
  store i64 %.1054.i.i8425.i, ptr %.1084.i.i8427.i, align 8, !noalias !46
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i: ; preds = %.975.if.i.i8424.i, %B212.i.i8437.i
  %.719.sink.i.i8429.i = phi i64 [ %.719.i.i8402.i, %.975.if.i.i8424.i ], [ %.541.i.i8440.i, %B212.i.i8437.i ]
  %.1096.i.i8430.i = and i64 %.978.i.i, 3
  %.1099.i.i8431.i = or disjoint i64 %.719.sink.i.i8429.i, %.1096.i.i8430.i
  %.1046.i.i = icmp slt i64 %.719.sink.i.i8429.i, 0
  %.1047.i.i = select i1 %.1046.i.i, i64 %.210.i900.i.i, i64 0
  %109 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i8431.i
  %.1061.i.i = getelementptr i64, ptr %109, i64 %.1047.i.i
  store i64 %.1906.i.i, ptr %.1061.i.i, align 8, !noalias !43
  %.1087.i.i = select i1 %.1046.i.i, i64 %.210.i936.i.i, i64 0
  %110 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i8431.i
  %.1101.i.i = getelementptr double, ptr %110, i64 %.1087.i.i
  store double %.585.i.i, ptr %.1101.i.i, align 8, !noalias !43
  %exitcond.not.i8432.i = icmp eq i64 %indvars.iv.next.i8362.i, %wide.trip.count.i8360.i
  br i1 %exitcond.not.i8432.i, label %B7046.i, label %B416.if.i.i

B6034.i:                                          ; preds = %B5922.i
  %.387.i.i = sext i32 %.382.i.i to i64
  %.388.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.388.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B6034.i
  %.500.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.530.i.i = load double, ptr %.541.i8342.i, align 8, !noalias !49
  %.12.i.i8442.i = fcmp ogt double %.530.i.i, %.500.i.i
  %.13.i.i8443.i = select i1 %.12.i.i8442.i, double %.530.i.i, double %.500.i.i
  %.563.i.i = fsub double %.13.i.i8443.i, %.489.fca.32.load.i
  %.593.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !49
  %.16.i.i8444.i = fcmp ogt double %.593.i.i, %best.3.3.i
  %.17.i.i8445.i = select i1 %.16.i.i8444.i, double %.593.i.i, double %best.3.3.i
  %.18.i.i8446.i = fcmp ogt double %.563.i.i, %.17.i.i8445.i
  %.19.i.i8447.i = select i1 %.18.i.i8446.i, double %.563.i.i, double %.17.i.i8445.i
  %spec.select692.i.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.725693.not.i.i = icmp eq i32 %spec.select692.i.i, 0
  br i1 %.725693.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.772.i.i = add nsw i64 %.475.i83259892.i, 4
  %wide.trip.count.i8448.i = zext nneg i32 %spec.select692.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.860.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.933.i8453.i, %B512.if.i.i ]
  %exitcond.not.i8452.i = icmp eq i64 %.860.0.i.i, 16
  br i1 %exitcond.not.i8452.i, label %B554.i.i, label %B512.if.i.i

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
  %exitcond704.not.i.i = icmp eq i64 %indvars.iv.next.i8450.i, %wide.trip.count.i8448.i
  br i1 %exitcond704.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %112 = uitofp nneg i64 %spec.select.i8451.i to double
  %113 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %112, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %113, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1279.i.i = fmul double %.489.fca.26.load.i, %lines.2.0.lcssa.i.i
  %.12.i686.i.i = fcmp ogt double %.1279.i.i, %.489.fca.23.load.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1279.i.i, double %.489.fca.23.load.i
  %.1311.i.i = fadd double %.19.i.i8447.i, %.13.i687.i.i
  %.1344.i.i = load double, ptr %.11124.i, align 8, !noalias !49
  %.1347.i.i = fsub double %.1311.i.i, %.19.i.i8447.i
  %.1350.i.i = fadd double %.1344.i.i, %.1347.i.i
  store double %.1350.i.i, ptr %.11124.i, align 8, !noalias !49
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
  %.1558.i.i = icmp slt i64 %.475.i83259892.i, -1
  %.1559.i.i = select i1 %.1558.i.i, i64 %.281.fca.9.load.i, i64 0
  %114 = getelementptr i8, ptr %96, i64 4
  %.1573.i.i = getelementptr i32, ptr %114, i64 %.1559.i.i
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
  %.1640.i.i = load double, ptr %.803.i8496.i, align 8, !noalias !49
  %.1641.i.i = fadd double %.1640.i.i, %.1610.i.i
  store double %.1641.i.i, ptr %.803.i8496.i, align 8, !noalias !49
  %.1701.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.12.i688.i.i = fcmp ogt double %.1311.i.i, %.1701.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1311.i.i, double %.1701.i.i
  %.1731.i.i = fadd double %.13.i689.i.i, %.1610.i.i
  store double %.1731.i.i, ptr %.511.i.i, align 8, !noalias !49
  %.1817.i.i = fmul double %.1814.i.i, %.1601.i.i
  %.1824.i.i = fcmp ogt double %.1817.i.i, 0.000000e+00
  br i1 %.1824.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1855.i.i = load double, ptr %.541.i8342.i, align 8, !noalias !49
  %.12.i690.i.i = fcmp ogt double %.1311.i.i, %.1855.i.i
  %.13.i691.i.i = select i1 %.12.i690.i.i, double %.1311.i.i, double %.1855.i.i
  %.1886.i.i = fadd double %.1817.i.i, %.13.i691.i.i
  store double %.1886.i.i, ptr %.541.i8342.i, align 8, !noalias !49
  %.1946.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.1948.i.i = fadd double %.1817.i.i, %.1946.i.i
  store double %.1948.i.i, ptr %.390.i.i.i.i, align 8, !noalias !49
  %.2023.pre.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i8449.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i8450.i, %B680.i.i ]
  %previous_new.2.0700.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0699.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.812.i.i, %B680.i.i ]
  %new.2.0698.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0697.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i8451.i, %B680.i.i ]
  %indvars.iv.next.i8450.i = add nuw nsw i64 %indvars.iv.i8449.i, 1
  %.774.i.i = add nsw i64 %.772.i.i, %indvars.iv.i8449.i
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
  %spec.select.i8451.i = add nuw nsw i64 %lines.2.0696.i.i, %.823.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.933.i8453.i = add nuw nsw i64 %.860.0.i.i, 1
  %116 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.860.0.i.i
  %.989.i.i = load i64, ptr %116, align 8, !noalias !49
  %.991.i.i = icmp eq i64 %.989.i.i, %.807.i.i
  br i1 %.991.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B6034.i
  %.1311.sink.i.i = phi double [ %best.3.3.i, %B6034.i ], [ %.1311.i.i, %B1292.i.i ], [ %.1311.i.i, %B682.i.i ]
  %.2023.sink.i.i = phi double [ %best.3.3.i, %B6034.i ], [ %.2023.pre.i.i, %B1292.i.i ], [ %.1731.i.i, %B682.i.i ]
  %.11789.i = select i1 %.7370.i, i64 %.210.i9347.i, i64 0
  %117 = getelementptr double, ptr %.226.i9345.i, i64 %.7315.i
  %.11803.i = getelementptr double, ptr %117, i64 %.11789.i
  %.11804.i = load double, ptr %.11803.i, align 8, !noalias !7
  %.11810.i = fadd double %.12174.i, %.2023.sink.i.i
  %.12.i8454.i = fcmp ogt double %.11810.i, %.11804.i
  %.13.i8455.i = select i1 %.12.i8454.i, double %.11810.i, double %.11804.i
  store double %.13.i8455.i, ptr %.11803.i, align 8, !noalias !7
  %.11884.i = icmp slt i64 %quot.2.0.i, 0
  %.11885.i = select i1 %.11884.i, i64 %.210.i9239.i, i64 0
  %118 = getelementptr double, ptr %.226.i9237.i, i64 %quot.2.0.i
  %.11899.i = getelementptr double, ptr %118, i64 %.11885.i
  %.11900.i = load double, ptr %.11899.i, align 8, !noalias !7
  %.12.i8456.i = fcmp ogt double %.13.i8455.i, %.11900.i
  %.13.i8457.i = select i1 %.12.i8456.i, double %.13.i8455.i, double %.11900.i
  store double %.13.i8457.i, ptr %.11899.i, align 8, !noalias !7
  br label %B7046.i

B6234.i:                                          ; preds = %B5890.i
  %119 = getelementptr double, ptr %arg.cost_at, i64 %.7386.i
  %.12024.i = getelementptr double, ptr %119, i64 %.7405.i
  %.12025.i = load double, ptr %.12024.i, align 8, !noalias !7
  %.326.i.i = icmp slt i64 %.475.i83259892.i, 0
  %.327.i.i = select i1 %.326.i.i, i64 %.281.fca.9.load.i, i64 0
  %120 = getelementptr i32, ptr %arg.rows_at, i64 %.475.i83259892.i
  %.341.i8458.i = getelementptr i32, ptr %120, i64 %.327.i.i
  %.342.i8459.i = load i32, ptr %.341.i8458.i, align 4, !noalias !52
  %.347.i.i = sext i32 %.342.i8459.i to i64
  %.348.i.i = icmp eq i32 %.342.i8459.i, 0
  br i1 %.348.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i8460.i

B70.i8460.i:                                      ; preds = %B6234.i
  %.494.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.524.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.554.i.i = load double, ptr %.541.i8342.i, align 8, !noalias !52
  %.16.i.i8461.i = fcmp ogt double %.524.i.i, %.494.i.i
  %.17.i.i8462.i = select i1 %.16.i.i8461.i, double %.524.i.i, double %.494.i.i
  %.18.i.i8463.i = fcmp ogt double %.554.i.i, %.17.i.i8462.i
  %.19.i.i8464.i = select i1 %.18.i.i8463.i, double %.554.i.i, double %.17.i.i8462.i
  %.589.i.i = fsub double %.19.i.i8464.i, %.489.fca.32.load.i
  %.619.i8465.i = load double, ptr %.226.i827.i.i, align 8, !noalias !52
  %.16.i773.i.i = fcmp ogt double %.619.i8465.i, %best.3.3.i
  %.17.i774.i.i = select i1 %.16.i773.i.i, double %.619.i8465.i, double %best.3.3.i
  %.18.i775.i.i = fcmp ogt double %.589.i.i, %.17.i774.i.i
  %.19.i776.i.i = select i1 %.18.i775.i.i, double %.589.i.i, double %.17.i774.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i8468.i, label %.456.endif.preheader.i.i8467.i, !prof !6

B278.i.i8487.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i8472.i
  %previous.3.1.i.i8488.i = phi i64 [ %.673.i.i8482.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i8472.i ]
  %worst.3.1.i.i8489.i = phi i64 [ %.13.i.i.i8486.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i8472.i ]
  %exitcond.not.i.i8490.i = icmp eq i64 %indvars.iv.next.i.i8474.i, %wide.trip.count.i.i8471.i
  br i1 %exitcond.not.i.i8490.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i8472.i

.456.endif.preheader.i.i8467.i:                   ; preds = %B70.i8460.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %213, i1 false), !noalias !55
  br label %.456.if.i.i8468.i

.456.if.i.i8468.i:                                ; preds = %.456.endif.preheader.i.i8467.i, %B70.i8460.i
  %.590192.not.i.i.i = icmp slt i32 %.342.i8459.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i8469.i

B106.if.lr.ph.i.i8469.i:                          ; preds = %.456.if.i.i8468.i
  %.637.i.i8470.i = add nsw i64 %.475.i83259892.i, 4
  %wide.trip.count.i.i8471.i = zext nneg i32 %.342.i8459.i to i64
  br label %B106.if.i.i8472.i

B106.if.i.i8472.i:                                ; preds = %B106.if.lr.ph.i.i8469.i, %B278.i.i8487.i
  %indvars.iv.i.i8473.i = phi i64 [ 0, %B106.if.lr.ph.i.i8469.i ], [ %indvars.iv.next.i.i8474.i, %B278.i.i8487.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i8469.i ], [ %worst.3.1.i.i8489.i, %B278.i.i8487.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i8469.i ], [ %previous.3.1.i.i8488.i, %B278.i.i8487.i ]
  %indvars.iv.next.i.i8474.i = add nuw nsw i64 %indvars.iv.i.i8473.i, 1
  %.639.i.i8475.i = add nsw i64 %.637.i.i8470.i, %indvars.iv.i.i8473.i
  %.653.i.i8476.i = icmp slt i64 %.639.i.i8475.i, 0
  %.654.i.i8477.i = select i1 %.653.i.i8476.i, i64 %.281.fca.9.load.i, i64 0
  %121 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i8475.i
  %.668.i.i8478.i = getelementptr i32, ptr %121, i64 %.654.i.i8477.i
  %.669.i.i8479.i = load i32, ptr %.668.i.i8478.i, align 4, !noalias !55
  %.671.i.i8480.i = sext i32 %.669.i.i8479.i to i64
  %.672.i.i8481.i = add nsw i64 %.710.i.i, %.671.i.i8480.i
  %.673.i.i8482.i = ashr i64 %.672.i.i8481.i, 2
  %.679.not.i.i8483.i = icmp eq i64 %.673.i.i8482.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i8483.i, label %B278.i.i8487.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i8472.i
  %.760.i.i8484.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.761.i.i8485.i = add nsw i64 %.760.i.i8484.i, 1
  store i64 %.761.i.i8485.i, ptr %.226.i1075.i.i, align 8, !noalias !55
  %.13.i.i.i8486.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i8485.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i8487.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i8487.i
  %122 = uitofp nneg i64 %worst.3.1.i.i8489.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i8468.i
  %spec.select.i8491.i = phi i32 [ 0, %.456.if.i.i8468.i ], [ %.342.i8459.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i8492.i = phi double [ 1.000000e+00, %.456.if.i.i8468.i ], [ %122, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i8493.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i8492.i
  %.10.i.i8494.i = select i1 %.9.i.i8493.i, double %worst.2.0.lcssa.i.i8492.i, double %.489.fca.23.load.i
  %.735.i.i = fadd double %.19.i776.i.i, %.10.i.i8494.i
  store double %.735.i.i, ptr %.226.i827.i.i, align 8, !noalias !52
  %.773.i.i = sitofp i32 %.342.i8459.i to double
  %.774.i8495.i = fmul double %.489.fca.15.load.i, %.773.i.i
  %.804.i8497.i = load double, ptr %.803.i8496.i, align 8, !noalias !52
  %.805.i.i = fadd double %.774.i8495.i, %.804.i8497.i
  store double %.805.i.i, ptr %.803.i8496.i, align 8, !noalias !52
  %.865.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.12.i.i8498.i = fcmp ogt double %.735.i.i, %.865.i.i
  %.13.i.i8499.i = select i1 %.12.i.i8498.i, double %.735.i.i, double %.865.i.i
  %.895.i.i = fadd double %.774.i8495.i, %.13.i.i8499.i
  store double %.895.i.i, ptr %.511.i.i, align 8, !noalias !52
  %.927.i.i = fcmp ogt double %.12025.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.927.i.i, double %.489.fca.30.load.i, double %.489.fca.31.load.i
  %.947.i8500.i = fmul double %.489.fca.30.load.i, %.773.i.i
  %.963.i.i = icmp slt i64 %.475.i83259892.i, -2
  %.964.i.i = select i1 %.963.i.i, i64 %.281.fca.9.load.i, i64 0
  %123 = getelementptr i8, ptr %120, i64 8
  %.978.i8501.i = getelementptr i32, ptr %123, i64 %.964.i.i
  %.979.i.i = load i32, ptr %.978.i8501.i, align 4, !noalias !52
  %.981.i.i = sext i32 %.979.i.i to i64
  %.983.i.i = sub nsw i64 %.981.i.i, %.347.i.i
  %.984.i.i = sitofp i64 %.983.i.i to double
  %.985.i.i = fmul double %"$phi602.0.2.0.i.i", %.984.i.i
  %.986.i.i = fadd double %.947.i8500.i, %.985.i.i
  %.988.i.i = tail call double @llvm.fabs.f64(double %.12025.i)
  %.991.i8502.i = fmul double %.988.i.i, %.986.i.i
  %.1021.i.i = load double, ptr %.1020.i.i, align 8, !noalias !52
  %.1022.i.i = fadd double %.1021.i.i, %.991.i8502.i
  store double %.1022.i.i, ptr %.1020.i.i, align 8, !noalias !52
  %.1082.i.i = load double, ptr %.523.i.i, align 8, !noalias !52
  %.12.i777.i.i = fcmp ogt double %.735.i.i, %.1082.i.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.735.i.i, double %.1082.i.i
  %.1112.i.i = fadd double %.13.i778.i.i, %.991.i8502.i
  store double %.1112.i.i, ptr %.523.i.i, align 8, !noalias !52
  %.1172.i.i = load double, ptr %.511.i.i, align 8, !noalias !52
  %.12.i779.i.i = fcmp ogt double %.1112.i.i, %.1172.i.i
  %.13.i780.i.i = select i1 %.12.i779.i.i, double %.1112.i.i, double %.1172.i.i
  %.1321784.i.i = icmp sgt i32 %spec.select.i8491.i, 0
  br i1 %.1321784.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1360.i.i = add nsw i64 %.475.i83259892.i, 4
  %.306.i.i.i.i8506.i = icmp eq i64 %early.2.4.i, 2
  %.392.i.i.i.i8507.i = fadd double %.489.fca.9.load.i, %.735.i.i
  %.1091.not.i.i8508.i = icmp ne i64 %early.2.4.i, 0
  %or.cond.i.i8510.i = select i1 %.1091.not.i.i8508.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count.i8512.i = zext nneg i32 %spec.select.i8491.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i, %B976.if.lr.ph.i.i
  %indvars.iv.i8513.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i8514.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i ]
  %end.2.0787.i.i = phi double [ %.13.i780.i.i, %B976.if.lr.ph.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i ]
  %indvars.iv.next.i8514.i = add nuw nsw i64 %indvars.iv.i8513.i, 1
  %.1362.i.i = add nsw i64 %.1360.i.i, %indvars.iv.i8513.i
  %.1376.i.i = icmp slt i64 %.1362.i.i, 0
  %.1377.i.i = select i1 %.1376.i.i, i64 %.281.fca.9.load.i, i64 0
  %124 = getelementptr i32, ptr %arg.rows_at, i64 %.1362.i.i
  %.1391.i.i = getelementptr i32, ptr %124, i64 %.1377.i.i
  %.1392.i.i = load i32, ptr %.1391.i.i, align 4, !noalias !52
  %.1394.i.i = sext i32 %.1392.i.i to i64
  %.1395.i.i = add nsw i64 %.710.i.i, %.1394.i.i
  %.284.i.i8515.i = ashr i64 %.1395.i.i, 1
  %.5.i.i.i.i8516.i = mul i64 %.284.i.i8515.i, 8364850718657
  %.6.i.i.i.i8517.i = lshr i64 %.5.i.i.i.i8516.i, 20
  %.7.i.i.i.i8518.i = and i64 %.6.i.i.i.i8517.i, 16777215
  %.32.i.i.i8519.i = uitofp nneg i64 %.7.i.i.i.i8518.i to double
  %.33.i.i.i8520.i = fadd double %.32.i.i.i8519.i, 5.000000e-01
  %.37.i.i.i8521.i = fmul double %.33.i.i.i8520.i, 0x3E70000000000000
  %.45.le.i.i.i8522.i = tail call double @llvm.log.f64(double %.37.i.i.i8521.i)
  %.50.i.i.i8523.i = fneg double %.45.le.i.i.i8522.i
  %.12.i.i.i.i8524.i = fcmp olt double %.50.i.i.i8523.i, 4.000000e+00
  %.13.i.i.i.i8525.i = select i1 %.12.i.i.i.i8524.i, double %.50.i.i.i8523.i, double 4.000000e+00
  %.79.i.i.i8526.i = fadd double %.13.i.i.i.i8525.i, -1.000000e+00
  %.311.i.i8527.i = fmul double %.489.fca.6.load.i, %.79.i.i.i8526.i
  %.345.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !58
  %.351.i.i8528.i = fadd double %.489.fca.5.load.i, %.345.i.i.i
  %.352.i.i8529.i = fadd double %.351.i.i8528.i, %.311.i.i8527.i
  %.40212881289.i.i8530.i = and i64 %.6.i.i.i.i8517.i, 65535
  %125 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i8530.i
  %.460.i.i8531.i = load i64, ptr %125, align 8, !noalias !58
  %.466.i.i8532.i = icmp eq i64 %.460.i.i8531.i, %.284.i.i8515.i
  br i1 %.466.i.i8532.i, label %B216.i.i8580.i, label %B270.i.i8533.i

B216.i.i8580.i:                                   ; preds = %B976.if.i.i
  %126 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8530.i
  %.589.i.i8581.i = load double, ptr %126, align 8, !noalias !58
  %.12.i.i.i8582.i = fcmp ogt double %.589.i.i8581.i, %.352.i.i8529.i
  %.13.i.i781.i.i = select i1 %.12.i.i.i8582.i, double %.589.i.i8581.i, double %.352.i.i8529.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i

B270.i.i8533.i:                                   ; preds = %B976.if.i.i
  %.657.i.i8534.i = load double, ptr %.656.i.i.i, align 8, !noalias !58
  %.659.i.i8535.i = fadd double %.657.i.i8534.i, 1.000000e+00
  store double %.659.i.i8535.i, ptr %.656.i.i.i, align 8, !noalias !58
  %.723.i.i8536.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.726.i.i8537.i = fadd double %.489.fca.19.load.i, %.723.i.i8536.i
  store double %.726.i.i8537.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.796.i.i8538.i = fcmp ult double %.726.i.i8537.i, 1.000000e+00
  br i1 %.796.i.i8538.i, label %B518.i.i8566.i, label %B408.i.i8539.i

B408.i.i8539.i:                                   ; preds = %B270.i.i8533.i
  %.834.i.i8540.i = fadd double %.726.i.i8537.i, -1.000000e+00
  store double %.834.i.i8540.i, ptr %.226.i1040.i.i, align 8, !noalias !58
  %.300.i.i.i8541.i = load double, ptr %.541.i8342.i, align 8, !noalias !61
  %.12.i.i1282.i.i8542.i = fcmp ogt double %.735.i.i, %.300.i.i.i8541.i
  %.13.i.i1283.i.i8543.i = select i1 %.12.i.i1282.i.i8542.i, double %.735.i.i, double %.300.i.i.i8541.i
  %.333.i.i.i8544.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i8543.i
  store double %.333.i.i.i8544.i, ptr %.541.i8342.i, align 8, !noalias !61
  %.391.i.i.i8545.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.394.i.i.i8546.i = fadd double %.332.i.i.i.i, %.391.i.i.i8545.i
  store double %.394.i.i.i8546.i, ptr %.390.i.i.i.i, align 8, !noalias !61
  %.483.i.i.i8547.i = load double, ptr %.541.i8342.i, align 8, !noalias !61
  %.262.i.i.i.i8548.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i.i8549.i = and i64 %.262.i.i.i.i8548.i, 16383
  %127 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i8549.i
  %.342.i.i.i.i8550.i = load double, ptr %127, align 8, !noalias !64
  %.346.i.i.i.i8551.i = fcmp olt double %.342.i.i.i.i8550.i, 0.000000e+00
  %or.cond.i.i.i.i8552.i = select i1 %.306.i.i.i.i8506.i, i1 %.346.i.i.i.i8551.i, i1 false
  br i1 %or.cond.i.i.i.i8552.i, label %B96.i.i.i.i8565.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8553.i

B96.i.i.i.i8565.i:                                ; preds = %B408.i.i8539.i
  store double %.392.i.i.i.i8507.i, ptr %127, align 8, !noalias !64
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8553.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8553.i: ; preds = %B96.i.i.i.i8565.i, %B408.i.i8539.i
  %.546.i.i.i.i8554.i = phi double [ %.342.i.i.i.i8550.i, %B408.i.i8539.i ], [ %.392.i.i.i.i8507.i, %B96.i.i.i.i8565.i ]
  %.454.i.i.i8555.i = fmul double %.489.fca.8.load.i, %.79.i.i.i8526.i
  %.12.i89.i.i.i8556.i = fcmp ogt double %.546.i.i.i.i8554.i, %.483.i.i.i8547.i
  %.13.i90.i.i.i8557.i = select i1 %.12.i89.i.i.i8556.i, double %.546.i.i.i.i8554.i, double %.483.i.i.i8547.i
  %.641.i.i.i8558.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i8557.i
  %.642.i.i.i8559.i = fadd double %.454.i.i.i8555.i, %.641.i.i.i8558.i
  store i64 %.284.i.i8515.i, ptr %125, align 8, !noalias !61
  %128 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8530.i
  store double %.642.i.i.i8559.i, ptr %128, align 8, !noalias !61
  %.12.i1284.i.i8560.i = fcmp ogt double %.642.i.i.i8559.i, %.352.i.i8529.i
  %.13.i1285.i.i8561.i = select i1 %.12.i1284.i.i8560.i, double %.642.i.i.i8559.i, double %.352.i.i8529.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i

B518.i.i8566.i:                                   ; preds = %B270.i.i8533.i
  br i1 %or.cond.i.i8510.i, label %B544.i.i8567.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i

B544.i.i8567.i:                                   ; preds = %B518.i.i8566.i
  %.1135.i.i8568.i = load double, ptr %.511.i.i, align 8, !noalias !58
  %.262.i.i.i8569.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i8570.i = and i64 %.262.i.i.i8569.i, 16383
  %129 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i8570.i
  %.342.i.i.i8571.i = load double, ptr %129, align 8, !noalias !67
  %.346.i.i.i8572.i = fcmp olt double %.342.i.i.i8571.i, 0.000000e+00
  %or.cond.i.i.i8573.i = select i1 %.306.i.i.i.i8506.i, i1 %.346.i.i.i8572.i, i1 false
  br i1 %or.cond.i.i.i8573.i, label %B96.i.i.i8579.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8574.i

B96.i.i.i8579.i:                                  ; preds = %B544.i.i8567.i
  store double %.392.i.i.i.i8507.i, ptr %129, align 8, !noalias !67
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8574.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8574.i: ; preds = %B96.i.i.i8579.i, %B544.i.i8567.i
  %.546.i.i.i8575.i = phi double [ %.342.i.i.i8571.i, %B544.i.i8567.i ], [ %.392.i.i.i.i8507.i, %B96.i.i.i8579.i ]
  %.12.i1286.i.i8576.i = fcmp ogt double %.546.i.i.i8575.i, %.1135.i.i8568.i
  %.13.i1287.i.i8577.i = select i1 %.12.i1286.i.i8576.i, double %.546.i.i.i8575.i, double %.1135.i.i8568.i
  %.1308.i.i8578.i = fadd double %.1307.i.i.i, %.13.i1287.i.i8577.i
  store i64 %.284.i.i8515.i, ptr %125, align 8, !noalias !58
  %130 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i8530.i
  store double %.1308.i.i8578.i, ptr %130, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8574.i, %B518.i.i8566.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8553.i, %B216.i.i8580.i
  %.13.i1285.sink.i.i8563.i = phi double [ %.13.i1285.i.i8561.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8553.i ], [ %.13.i.i781.i.i, %B216.i.i8580.i ], [ %.1308.i.i8578.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8574.i ], [ %.352.i.i8529.i, %B518.i.i8566.i ]
  %.1491.i.i = fsub double %.13.i1285.sink.i.i8563.i, %.489.fca.5.load.i
  %.12.i782.i.i = fcmp ogt double %.1491.i.i, %end.2.0787.i.i
  %.13.i783.i.i = select i1 %.12.i782.i.i, double %.1491.i.i, double %end.2.0787.i.i
  %exitcond.not.i8564.i = icmp eq i64 %indvars.iv.next.i8514.i, %wide.trip.count.i8512.i
  br i1 %exitcond.not.i8564.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B6234.i
  %.735.sink.i.i = phi double [ %best.3.3.i, %B6234.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B6234.i ], [ %.13.i780.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8562.i ]
  %.12154.i = select i1 %.7370.i, i64 %.210.i9347.i, i64 0
  %131 = getelementptr double, ptr %.226.i9345.i, i64 %.7315.i
  %.12168.i = getelementptr double, ptr %131, i64 %.12154.i
  %.12169.i = load double, ptr %.12168.i, align 8, !noalias !7
  %.12175.i = fadd double %.12174.i, %end.2.0.lcssa.sink.i.i
  %.12.i8583.i = fcmp ogt double %.12175.i, %.12169.i
  %.13.i8584.i = select i1 %.12.i8583.i, double %.12175.i, double %.12169.i
  store double %.13.i8584.i, ptr %.12168.i, align 8, !noalias !7
  %.12249.i = icmp slt i64 %quot.2.0.i, 0
  %.12250.i = select i1 %.12249.i, i64 %.210.i9239.i, i64 0
  %132 = getelementptr double, ptr %.226.i9237.i, i64 %quot.2.0.i
  %.12264.i = getelementptr double, ptr %132, i64 %.12250.i
  %.12265.i = load double, ptr %.12264.i, align 8, !noalias !7
  %.12.i8585.i = fcmp ogt double %.13.i8584.i, %.12265.i
  %.13.i8586.i = select i1 %.12.i8585.i, double %.13.i8584.i, double %.12265.i
  store double %.13.i8586.i, ptr %.12264.i, align 8, !noalias !7
  %.12358.i = fadd double %.489.fca.29.load.i, %end.2.0.lcssa.sink.i.i
  br label %B7046.i

B6466.i:                                          ; preds = %B4482.i
  switch i64 %.7420.i, label %B7046.i [
    i64 9, label %B6498.i
    i64 14, label %B6638.i
    i64 12, label %B6918.i
    i64 3, label %B6972.i
    i64 2, label %B7026.i
  ]

B6498.i:                                          ; preds = %B6466.i
  %.12429.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8587.i = fcmp ogt double %best.3.3.i, %.12429.i
  %.13.i8588.i = select i1 %.12.i8587.i, double %best.3.3.i, double %.12429.i
  %.12461.i = fadd double %.489.fca.34.load.i, %.13.i8588.i
  store double %.12461.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B7050.i

B6638.i:                                          ; preds = %B6466.i
  %.12497.i = shl nsw i64 %.7315.i, 4
  %.12513.i = select i1 %.7370.i, i64 %.210.i8771.i, i64 0
  %133 = getelementptr i64, ptr %.226.i8769.i, i64 %.7315.i
  %.12527.i = getelementptr i64, ptr %133, i64 %.12513.i
  %.12528.i = load i64, ptr %.12527.i, align 8, !noalias !7
  %.12539.0.i = and i64 %.12528.i, 15
  %.12604.i = icmp sgt i64 %.12528.i, 0
  br i1 %.12604.i, label %B6716.i, label %B6638.B6790_crit_edge.i

B6638.B6790_crit_edge.i:                          ; preds = %B6638.i
  %.pre9877.i = select i1 %.7370.i, i64 %.210.i8735.i, i64 0
  br label %B6790.i

B6716.i:                                          ; preds = %B6638.i
  %.12639.i = add nuw i64 %.12528.i, 15
  %.12659.i = and i64 %.12639.i, 15
  %.12695.i = select i1 %.7370.i, i64 %.210.i8735.i, i64 0
  %134 = getelementptr double, ptr %.226.i8733.i, i64 %.12497.i
  %135 = getelementptr double, ptr %134, i64 %.12659.i
  %.12709.i = getelementptr double, ptr %135, i64 %.12695.i
  %.12710.i = load double, ptr %.12709.i, align 8, !noalias !7
  br label %B6790.i

B6790.i:                                          ; preds = %B6716.i, %B6638.B6790_crit_edge.i
  %.12810.pre-phi.i = phi i64 [ %.pre9877.i, %B6638.B6790_crit_edge.i ], [ %.12695.i, %B6716.i ]
  %"$phi6790.0.2.3.i" = phi double [ 0.000000e+00, %B6638.B6790_crit_edge.i ], [ %.12710.i, %B6716.i ]
  %.12751.i = select i1 %.7370.i, i64 %.210.i8701.i, i64 0
  %136 = getelementptr double, ptr %.226.i8700.i, i64 %.7315.i
  %.12765.i = getelementptr double, ptr %136, i64 %.12751.i
  %.12766.i = load double, ptr %.12765.i, align 8, !noalias !7
  %.12.i8589.i = fcmp ogt double %.12766.i, %"$phi6790.0.2.3.i"
  %.13.i8590.i = select i1 %.12.i8589.i, double %.12766.i, double %"$phi6790.0.2.3.i"
  %137 = getelementptr double, ptr %.226.i8733.i, i64 %.12497.i
  %138 = getelementptr double, ptr %137, i64 %.12539.0.i
  %.12824.i = getelementptr double, ptr %138, i64 %.12810.pre-phi.i
  store double %.13.i8590.i, ptr %.12824.i, align 8, !noalias !7
  %.12858.i = load i64, ptr %.12527.i, align 8, !noalias !7
  %.12859.i = add nsw i64 %.12858.i, 1
  store i64 %.12859.i, ptr %.12527.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.12765.i, align 8, !noalias !7
  br label %B7150.i

B6918.i:                                          ; preds = %B6466.i
  %.12941.i = fadd double %.489.fca.36.load.i, %best.3.3.i
  br label %B7150.i

B6972.i:                                          ; preds = %B6466.i
  %.12963.i = fadd double %.489.fca.37.load.i, %best.3.3.i
  br label %B7150.i

B7026.i:                                          ; preds = %B6466.i
  %.12994.i = fadd double %.489.fca.38.load.i, %best.3.3.i
  br label %B7150.i

B7046.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i, %B4584.i, %B6466.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B4734.i
  %end.12.2.i = phi double [ %best.3.3.i, %B6466.i ], [ %best.3.3.i, %B4584.i ], [ %best.3.3.i, %B4734.i ], [ %.12358.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i ]
  %released.6.2.i = phi double [ %best.3.3.i, %B6466.i ], [ %best.3.3.i, %B4584.i ], [ %best.3.3.i, %B4734.i ], [ %.735.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1368.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i ]
  %result.2.2.i = phi i64 [ 3, %B6466.i ], [ 2, %B4584.i ], [ 3, %B4734.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i8428.i ]
  switch i64 %.7420.i, label %B7150.i [
    i64 13, label %B7050.i
    i64 9, label %B7050.i
    i64 8, label %B7050.i
    i64 7, label %B7050.i
    i64 6, label %B7050.i
    i64 5, label %B7050.i
  ]

B7050.i:                                          ; preds = %B7046.i, %B7046.i, %B7046.i, %B7046.i, %B7046.i, %B7046.i, %B6498.i, %B70.i.i, %B5950.i, %B5764.i, %B4842.i, %B4334.i
  %result.2.29900.i = phi i64 [ %result.2.2.i, %B7046.i ], [ %result.2.2.i, %B7046.i ], [ %result.2.2.i, %B7046.i ], [ %result.2.2.i, %B7046.i ], [ %result.2.2.i, %B7046.i ], [ %result.2.2.i, %B7046.i ], [ 2, %B70.i.i ], [ 2, %B5950.i ], [ 2, %B5764.i ], [ 3, %B6498.i ], [ 3, %B4334.i ], [ 3, %B4842.i ]
  %released.6.29898.i = phi double [ %released.6.2.i, %B7046.i ], [ %released.6.2.i, %B7046.i ], [ %released.6.2.i, %B7046.i ], [ %released.6.2.i, %B7046.i ], [ %released.6.2.i, %B7046.i ], [ %released.6.2.i, %B7046.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B5950.i ], [ %.1368.sink.i.i, %B5764.i ], [ %best.3.3.i, %B6498.i ], [ %best.3.3.i, %B4334.i ], [ %.10690.i, %B4842.i ]
  %end.12.29896.i = phi double [ %end.12.2.i, %B7046.i ], [ %end.12.2.i, %B7046.i ], [ %end.12.2.i, %B7046.i ], [ %end.12.2.i, %B7046.i ], [ %end.12.2.i, %B7046.i ], [ %end.12.2.i, %B7046.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B5950.i ], [ %.1368.sink.i.i, %B5764.i ], [ %best.3.3.i, %B6498.i ], [ %best.3.3.i, %B4334.i ], [ %.10696.i, %B4842.i ]
  %.13033.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.13036.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.13066.i = getelementptr i64, ptr %.226.i9631.i, i64 %scheduler.3.3.i
  %.13067.i = load i64, ptr %.13066.i, align 8, !noalias !7
  %.13068.i = add nsw i64 %.13067.i, %.13036.i
  %.13082.i = icmp slt i64 %.13068.i, 0
  %.13083.i = select i1 %.13082.i, i64 %.210.i9597.i, i64 0
  %139 = getelementptr double, ptr %.226.i9595.i, i64 %.13068.i
  %.13097.i = getelementptr double, ptr %139, i64 %.13083.i
  store double %.13033.i, ptr %.13097.i, align 8, !noalias !7
  br i1 %.13134.i, label %B7050.endif.i, label %B7050.else.if.i, !prof !6

B7150.i:                                          ; preds = %B7050.endif.i, %B7046.i, %B7026.i, %B6972.i, %B6918.i, %B6790.i
  %result.2.29901.i = phi i64 [ %result.2.2.i, %B7046.i ], [ %result.2.29900.i, %B7050.endif.i ], [ 3, %B6790.i ], [ 3, %B7026.i ], [ 3, %B6972.i ], [ 3, %B6918.i ]
  %released.6.29899.i = phi double [ %released.6.2.i, %B7046.i ], [ %released.6.29898.i, %B7050.endif.i ], [ %best.3.3.i, %B6790.i ], [ %best.3.3.i, %B7026.i ], [ %best.3.3.i, %B6972.i ], [ %best.3.3.i, %B6918.i ]
  %end.12.29897.i = phi double [ %end.12.2.i, %B7046.i ], [ %end.12.29896.i, %B7050.endif.i ], [ %best.3.3.i, %B6790.i ], [ %.12994.i, %B7026.i ], [ %.12963.i, %B6972.i ], [ %.12941.i, %B6918.i ]
  %140 = getelementptr i64, ptr %.780, i64 %.7386.i
  %.13237.i = getelementptr i64, ptr %140, i64 %.7405.i
  %.13238.i = load i64, ptr %.13237.i, align 8, !noalias !7
  %.13239.i = icmp slt i64 %.13238.i, 6
  br i1 %.13239.i, label %B7184.i, label %B7272.i

B7184.i:                                          ; preds = %B7150.i
  %.13242.i = mul nsw i64 %.7315.i, 6
  %.13274.i = add nsw i64 %.13238.i, %.13242.i
  %.13289.i = icmp slt i64 %.13274.i, 0
  %.13290.i = select i1 %.13289.i, i64 %.210.i8807.i, i64 0
  %141 = getelementptr double, ptr %.226.i8805.i, i64 %.13274.i
  %.13304.i = getelementptr double, ptr %141, i64 %.13290.i
  store double %end.12.29897.i, ptr %.13304.i, align 8, !noalias !7
  %.13340.i = load i64, ptr %.13237.i, align 8, !noalias !7
  %.13341.i = add nsw i64 %.13340.i, %.13242.i
  %.13356.i = icmp slt i64 %.13341.i, 0
  %.13357.i = select i1 %.13356.i, i64 %.210.i8843.i, i64 0
  %142 = getelementptr i64, ptr %.226.i8841.i, i64 %.13341.i
  %.13371.i = getelementptr i64, ptr %142, i64 %.13357.i
  store i64 %result.2.29901.i, ptr %.13371.i, align 8, !noalias !7
  br label %B7272.i

B7272.i:                                          ; preds = %B7184.i, %B7150.i
  %143 = getelementptr i64, ptr %.850, i64 %.7386.i
  %.13405.i = getelementptr i64, ptr %143, i64 %.7405.i
  %.13406.i = load i64, ptr %.13405.i, align 8, !noalias !7
  %.13407.i = icmp slt i64 %.13406.i, 6
  br i1 %.13407.i, label %B7306.i, label %B7408.i

B7306.i:                                          ; preds = %B7272.i
  %.8307.i = select i1 %spec.select8314.i.le, double 1.200000e+01, double 2.000000e+00
  %.13428.i = fadd double %.8307.i, %released.6.29899.i
  %.13434.i = mul nsw i64 %.7315.i, 6
  %.13466.i = add nsw i64 %.13406.i, %.13434.i
  %.13480.i = icmp slt i64 %.13466.i, 0
  %.13481.i = select i1 %.13480.i, i64 %.210.i8807.i, i64 0
  %144 = getelementptr double, ptr %.226.i8805.i, i64 %.13466.i
  %.13495.i = getelementptr double, ptr %144, i64 %.13481.i
  store double %.13428.i, ptr %.13495.i, align 8, !noalias !7
  %.13529.i = load i64, ptr %.13405.i, align 8, !noalias !7
  %.13532.i = add nsw i64 %.13529.i, %.13434.i
  %.13547.i = icmp slt i64 %.13532.i, 0
  %.13548.i = select i1 %.13547.i, i64 %.210.i8843.i, i64 0
  %145 = getelementptr i64, ptr %.226.i8841.i, i64 %.13532.i
  %.13562.i = getelementptr i64, ptr %145, i64 %.13548.i
  store i64 %result.2.29901.i, ptr %.13562.i, align 8, !noalias !7
  br label %B7408.i

B7408.i:                                          ; preds = %B7306.i, %B7272.i
  %.13605.i = load i64, ptr %.7385.i.le, align 8, !noalias !7
  %.13606.i = add nsw i64 %.13605.i, 1
  store i64 %.13606.i, ptr %.7385.i.le, align 8, !noalias !7
  %.13684.i = select i1 %.7370.i, i64 %.210.i8604.i, i64 0
  %146 = getelementptr i64, ptr %.226.i.i, i64 %.7315.i
  %.13698.i = getelementptr i64, ptr %146, i64 %.13684.i
  %.13699.i = load i64, ptr %.13698.i, align 8, !noalias !7
  %.13713.i = icmp slt i64 %.13699.i, 0
  %.13714.i = select i1 %.13713.i, i64 %.1428, i64 0
  %147 = getelementptr i64, ptr %.1444, i64 %.13699.i
  %.13728.i = getelementptr i64, ptr %147, i64 %.13714.i
  %.13729.i = load i64, ptr %.13728.i, align 8, !noalias !7
  %.13744.i = icmp slt i64 %.13729.i, -1
  %.13745.i = select i1 %.13744.i, i64 %.1258, i64 0
  %148 = getelementptr i64, ptr %.1274, i64 %.13729.i
  %149 = getelementptr i8, ptr %148, i64 8
  %.13759.i = getelementptr i64, ptr %149, i64 %.13745.i
  %.13760.i = load i64, ptr %.13759.i, align 8, !noalias !7
  %.13761.i = icmp eq i64 %.13606.i, %.13760.i
  br i1 %.13761.i, label %B7506.i, label %B7408.B7620_crit_edge.i

B7408.B7620_crit_edge.i:                          ; preds = %B7408.i
  %.pre.i = select i1 %.7370.i, i64 %.210.i8630.i, i64 0
  br label %B7620.i

B7506.i:                                          ; preds = %B7408.i
  %.13794.i = add nsw i64 %.13699.i, 1
  store i64 %.13794.i, ptr %.13698.i, align 8, !noalias !7
  %.13872.i = select i1 %.7370.i, i64 %.210.i8630.i, i64 0
  %150 = getelementptr i64, ptr %.226.i8628.i, i64 %.7315.i
  %.13886.i = getelementptr i64, ptr %150, i64 %.13872.i
  %.13887.i = load i64, ptr %.13886.i, align 8, !noalias !7
  %.13888.i = icmp slt i64 %.13794.i, %.13887.i
  br i1 %.13888.i, label %B7574.i, label %B7620.i

B7574.i:                                          ; preds = %B7506.i
  %.13934.i = icmp slt i64 %.13699.i, -1
  %.13935.i = select i1 %.13934.i, i64 %.1428, i64 0
  %151 = getelementptr i64, ptr %.1444, i64 %.13794.i
  %.13949.i = getelementptr i64, ptr %151, i64 %.13935.i
  %.13950.i = load i64, ptr %.13949.i, align 8, !noalias !7
  %.13964.i = icmp slt i64 %.13950.i, 0
  %.13965.i = select i1 %.13964.i, i64 %.1258, i64 0
  %152 = getelementptr i64, ptr %.1274, i64 %.13950.i
  %.13979.i = getelementptr i64, ptr %152, i64 %.13965.i
  %.13980.i = load i64, ptr %.13979.i, align 8, !noalias !7
  store i64 %.13980.i, ptr %.7385.i.le, align 8, !noalias !7
  br label %B7620.i

B7620.i:                                          ; preds = %B7574.i, %B7506.i, %B7408.B7620_crit_edge.i
  %.14092.pre-phi.i = phi i64 [ %.pre.i, %B7408.B7620_crit_edge.i ], [ %.13872.i, %B7574.i ], [ %.13872.i, %B7506.i ]
  store double %.9190.i, ptr %.7453.i.le, align 8, !noalias !7
  %.14076.i = load i64, ptr %.13698.i, align 8, !noalias !7
  %153 = getelementptr i64, ptr %.226.i8628.i, i64 %.7315.i
  %.14106.i = getelementptr i64, ptr %153, i64 %.14092.pre-phi.i
  %.14107.i = load i64, ptr %.14106.i, align 8, !noalias !7
  %.14108.not.i = icmp slt i64 %.14076.i, %.14107.i
  br i1 %.14108.not.i, label %B8004.i, label %B7672.i

B7672.i:                                          ; preds = %B7620.i
  %.14129.i = select i1 %.7370.i, i64 %.210.i8879.i, i64 0
  %154 = getelementptr i64, ptr %.226.i8877.i, i64 %.7315.i
  %.14143.i = getelementptr i64, ptr %154, i64 %.14129.i
  store i64 0, ptr %.14143.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7484.i, align 8, !noalias !7
  %.14190.i = icmp slt i64 %quot.2.0.i, 0
  %.14191.i = select i1 %.14190.i, i64 %.210.i91679919.i, i64 0
  %155 = getelementptr i64, ptr %.226.i9165.i, i64 %quot.2.0.i
  %.14205.i = getelementptr i64, ptr %155, i64 %.14191.i
  %.14206.i = load i64, ptr %.14205.i, align 8, !noalias !7
  %.14207.i = add nsw i64 %.14206.i, -1
  store i64 %.14207.i, ptr %.14205.i, align 8, !noalias !7
  %.14268.i = load double, ptr %.14267.i, align 8, !noalias !7
  %.14284.i = select i1 %.7370.i, i64 %.210.i9347.i, i64 0
  %156 = getelementptr double, ptr %.226.i9345.i, i64 %.7315.i
  %.14298.i = getelementptr double, ptr %156, i64 %.14284.i
  %.14299.i = load double, ptr %.14298.i, align 8, !noalias !7
  %.12.i8591.i = fcmp ogt double %.14299.i, %best.3.3.i
  %.13.i8592.i = select i1 %.12.i8591.i, double %.14299.i, double %best.3.3.i
  %.14344.i = select i1 %.14190.i, i64 %.210.i9311.i, i64 0
  %157 = getelementptr double, ptr %.226.i9309.i, i64 %quot.2.0.i
  %.14358.i = getelementptr double, ptr %157, i64 %.14344.i
  %.14359.i = load double, ptr %.14358.i, align 8, !noalias !7
  %.14360.i = fsub double %.13.i8592.i, %.14359.i
  br i1 %or.cond9785.i, label %B7672.endif.else.if.i, label %B7672.endif.endif.i, !prof !14

B8004.i:                                          ; preds = %B7620.i
  %.14571.i = icmp eq i64 %.7420.i, 9
  br i1 %.14571.i, label %B8036.i, label %B8172.i

B8036.i:                                          ; preds = %B8004.i
  %.14592.i = select i1 %.7370.i, i64 %.210.i8915.i, i64 0
  %158 = getelementptr i64, ptr %.226.i8913.i, i64 %.7315.i
  %.14606.i = getelementptr i64, ptr %158, i64 %.14592.i
  store i64 1, ptr %.14606.i, align 8, !noalias !7
  %.14622.i = icmp slt i64 %quot.2.0.i, 0
  %.14623.i = select i1 %.14622.i, i64 %.210.i9203.i, i64 0
  %159 = getelementptr i64, ptr %.226.i9201.i, i64 %quot.2.0.i
  %.14637.i = getelementptr i64, ptr %159, i64 %.14623.i
  %.14638.i = load i64, ptr %.14637.i, align 8, !noalias !7
  %.14639.i = add nsw i64 %.14638.i, 1
  store i64 %.14639.i, ptr %.14637.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7484.i, align 8, !noalias !7
  store i64 7, ptr %.7572.i, align 8, !noalias !7
  %.14764.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.14780.i = select i1 %.14622.i, i64 %.210.i9275.i, i64 0
  %160 = getelementptr double, ptr %.226.i9273.i, i64 %quot.2.0.i
  %.14794.i = getelementptr double, ptr %160, i64 %.14780.i
  store double %.14764.i, ptr %.14794.i, align 8, !noalias !7
  br label %B8212.i

B8172.i:                                          ; preds = %B8004.i
  store double %.9483.i, ptr %.7484.i, align 8, !noalias !7
  store i64 1, ptr %.7572.i, align 8, !noalias !7
  br label %B8212.i

B8212.i:                                          ; preds = %B7672.endif.endif.i, %B8172.i, %B8036.i
  %.14879.i = icmp slt i64 %quot.2.0.i, 0
  %.14880.i = select i1 %.14879.i, i64 %.210.i9203.i, i64 0
  %161 = getelementptr i64, ptr %.226.i9201.i, i64 %quot.2.0.i
  %.14894.i = getelementptr i64, ptr %161, i64 %.14880.i
  %.14895.i = load i64, ptr %.14894.i, align 8, !noalias !7
  %.14896.i = icmp sgt i64 %.14895.i, 0
  %.14944.i = select i1 %.14879.i, i64 %.210.i91679919.i, i64 0
  br i1 %.14896.i, label %B8236.i, label %B8464.i

B8236.i:                                          ; preds = %B8212.i
  %162 = getelementptr i64, ptr %.226.i9165.i, i64 %quot.2.0.i
  %.14958.i = getelementptr i64, ptr %162, i64 %.14944.i
  %.14959.i = load i64, ptr %.14958.i, align 8, !noalias !7
  %.14960.i = icmp eq i64 %.14895.i, %.14959.i
  br i1 %.14960.i, label %B8272.i, label %B8464.i

B8272.i:                                          ; preds = %B8236.i
  %.14977.i = select i1 %.14879.i, i64 %.210.i9275.i, i64 0
  %163 = getelementptr double, ptr %.226.i9273.i, i64 %quot.2.0.i
  %.14991.i = getelementptr double, ptr %163, i64 %.14977.i
  %.14992.i = load double, ptr %.14991.i, align 8, !noalias !7
  %.12.i8593.i = fcmp ogt double %.14992.i, %best.3.3.i
  %.13.i8594.i = select i1 %.12.i8593.i, double %.14992.i, double %best.3.3.i
  %.15024.i = fadd double %.489.fca.33.load.i, %.13.i8594.i
  br i1 %.47759752.not.i, label %B8440.i, label %B8382.if.preheader.i

B8382.if.preheader.i:                             ; preds = %B8272.i
  %.15030.i = mul nsw i64 %quot.2.0.i, %.281.fca.7.load.i
  br label %B8382.if.i

B8402.i:                                          ; preds = %B8382.if.i
  %.15203.i = select i1 %.15169.i, i64 %.210.i8915.i, i64 0
  %164 = getelementptr i64, ptr %.226.i8913.i, i64 %.15058.09767.i
  %.15217.i = getelementptr i64, ptr %164, i64 %.15203.i
  %.15218.i = load i64, ptr %.15217.i, align 8, !noalias !7
  %.15219.not.i = icmp eq i64 %.15218.i, 0
  br i1 %.15219.not.i, label %B8438.i, label %B8418.i

B8418.i:                                          ; preds = %B8402.i
  store i64 0, ptr %.15217.i, align 8, !noalias !7
  %.15268.i = select i1 %.15169.i, i64 %.210.i898799119915.i, i64 0
  %165 = getelementptr double, ptr %.226.i8985.i, i64 %.15058.09767.i
  %.15282.i = getelementptr double, ptr %165, i64 %.15268.i
  store double %.15024.i, ptr %.15282.i, align 8, !noalias !7
  br label %B8438.i

B8438.i:                                          ; preds = %B8382.if.i, %B8418.i, %B8402.i
  %.15114.i = icmp sgt i64 %.15061.09768.i, 1
  br i1 %.15114.i, label %B8382.if.i, label %B8440.i

B8440.i:                                          ; preds = %B8438.i, %B8272.i
  store i64 0, ptr %.14894.i, align 8, !noalias !7
  br i1 %.605.not155.i9560.i, label %B8440.endif.else.endif.endif.endif.if.i, label %.15580.endif.i.preheader, !prof !6

B8464.i:                                          ; preds = %.15580.endif.i, %B8440.endif.else.endif.endif.endif.if.i, %B8236.i, %B8212.i
  %166 = getelementptr i64, ptr %.226.i9165.i, i64 %quot.2.0.i
  %.15665.i = getelementptr i64, ptr %166, i64 %.14944.i
  %.15666.i = load i64, ptr %.15665.i, align 8, !noalias !7
  %.15667.i = icmp eq i64 %.15666.i, 0
  br i1 %.15667.i, label %B8488.i, label %B8590.i

B8488.i:                                          ; preds = %B8464.i
  %.15684.i = select i1 %.14879.i, i64 %.210.i9239.i, i64 0
  %167 = getelementptr double, ptr %.226.i9237.i, i64 %quot.2.0.i
  %.15698.i = getelementptr double, ptr %167, i64 %.15684.i
  %.15699.i = load double, ptr %.15698.i, align 8, !noalias !7
  %.12.i8595.i = fcmp ogt double %.15699.i, %best.3.3.i
  %.13.i8596.i = select i1 %.12.i8595.i, double %.15699.i, double %best.3.3.i
  store double %.13.i8596.i, ptr %.15698.i, align 8, !noalias !7
  %.15807.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.15808.i = select i1 %.15807.i, i64 %.2854, i64 0
  %168 = getelementptr double, ptr %.2870, i64 %finished.3.1.i.ph
  %.15822.i = getelementptr double, ptr %168, i64 %.15808.i
  store double %.13.i8596.i, ptr %.15822.i, align 8, !noalias !7
  %.15825.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.15665.i, align 8, !noalias !7
  %.15864.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B8590.i

B8590.i:                                          ; preds = %B8488.i, %B8464.i
  %finished.4.2.i = phi i64 [ %.15825.i, %B8488.i ], [ %finished.3.1.i.ph, %B8464.i ]
  %waiting_slots.6.2.i = phi i64 [ %.15864.i, %B8488.i ], [ %waiting_slots.5.2.i, %B8464.i ]
  %.15880.not.i = icmp slt i64 %.9101.i, %arg.limit
  %.16244.i = icmp slt i64 %finished.4.2.i, %.281.fca.4.load.i
  %or.cond9683.i = select i1 %.15880.not.i, i1 %.16244.i, i1 false
  br i1 %or.cond9683.i, label %B1526.i.outer, label %B8618.i.loopexit

B1526.i.outer:                                    ; preds = %B1526.preheader.lr.ph.i, %B8590.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1526.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B8590.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %.9101.i, %B8590.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %half.4.2.i, %B8590.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %next_block.4.2.i, %B8590.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1526.preheader.lr.ph.i ], [ %finished.4.2.i, %B8590.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1526.preheader.lr.ph.i ], [ %best.3.3.i, %B8590.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.281.fca.6.load.i, %B1526.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B8590.i ]
  %.4350.i = icmp slt i64 %finished.3.1.i.ph, %.281.fca.4.load.i
  br label %B1526.i

B8618.i.loopexit:                                 ; preds = %B8590.i, %B2470.i, %B9097.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2470.i ], [ %issued.2.1.i.ph, %B9097.i ], [ %.9101.i, %B8590.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2470.i ], [ %finished.3.1.i.ph, %B9097.i ], [ %finished.4.2.i, %B8590.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2470.i ], [ %now.4.1.i.ph, %B9097.i ], [ %best.3.3.i, %B8590.i ]
  %169 = sitofp i64 %issued.4.2.i.ph to double
  br label %B8618.i

B8618.i:                                          ; preds = %B8618.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i ], [ %169, %B8618.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i ], [ %finished.5.2.i.ph, %B8618.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i ], [ %now.2.2.i.ph, %B8618.i.loopexit ]
  %.166439781.not.i = icmp slt i64 %.542.i, 1
  br i1 %.166439781.not.i, label %common.ret, label %B8648.if.lr.ph.i

B8648.if.lr.ph.i:                                 ; preds = %B8618.i
  %.16745.i = getelementptr i8, ptr %.3382, i64 120
  %.16751.i = icmp eq i64 %.281.fca.7.load.i, 0
  %.17324.i = getelementptr i8, ptr %.3040, i64 64
  %.16770.i = icmp slt i64 %.281.fca.7.load.i, 0
  %170 = tail call i64 @llvm.smin.i64(i64 %.281.fca.7.load.i, i64 0)
  br label %B8648.if.i

B8668.i:                                          ; preds = %B8648.if.i
  %.16746.i = load double, ptr %.16745.i, align 8, !noalias !7
  br i1 %.16751.i, label %B8668.endif.endif.i, label %B8668.endif.else.if.i, !prof !6

B9094.i:                                          ; preds = %B8668.endif.endif.i, %B8648.if.i
  %exitcond9845.not.i = icmp eq i64 %.16656.i, %.542.i
  br i1 %exitcond9845.not.i, label %common.ret, label %B8648.if.i

B9097.i.sink.split:                               ; preds = %B3336.i, %B3262.i
  %.8591.i.sink = phi double [ %need.6.2.i, %B3262.i ], [ %.8591.i, %B3336.i ]
  %.sink.ph = phi i64 [ %why.3.2.i, %B3262.i ], [ 4, %B3336.i ]
  store double %.8591.i.sink, ptr %.7484.i, align 8, !noalias !7
  br label %B9097.i

B9097.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B9097.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B9097.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.7572.i, align 8, !noalias !7
  br i1 %.4350.i, label %B1526.i, label %B8618.i.loopexit

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
  %exitcond.not.i8600.i = icmp eq i64 %.1003.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i8600.i, label %.962.if.i.loopexit.i, label %.962.endif.i.i, !prof !85

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
  %.1440.i8599.i = shl nsw i64 %.13.i.i8598.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1440.i8599.i
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
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1440.i8599.i
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
  %.123.i8601.i = icmp slt i64 %.57.i.i, 0
  %.124.i8602.i = select i1 %.123.i8601.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i.i = add i64 %.124.i8602.i, %.57.i.i
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
  %.57.i8605.pre.i = load i64, ptr %.712.i, align 8, !noalias !110
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
  %.145.i8603.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i8603.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.281.fca.12.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i8605.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i8605.pre.i, %.575.endif.preheader.i.i ]
  %.210.i8604.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i8606.i = add nsw i64 %.57.i8605.i, %.542.i
  %.123.i8607.i = icmp slt i64 %.57.i8605.i, 0
  %.124.i8608.i = select i1 %.123.i8607.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8609.i = add i64 %.124.i8608.i, %.57.i8605.i
  %.128.i8610.i = icmp slt i64 %.125.i8609.i, 0
  br i1 %.128.i8610.i, label %B0.else.if.i8639.i, label %B0.else.endif.i8611.i, !prof !6

B0.endif.i8625.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8624.i, %B0.else.endif.endif.endif.i8621.i
  %.113.sroa.13.0.i8626.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8624.i ], [ %.113.sroa.13.1.i8622.i, %B0.else.endif.endif.endif.i8621.i ]
  %.201.i8627.i = sub i64 %.113.sroa.13.0.i8626.i, %.113.sroa.0.3.i8616.i
  %.226.i8628.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8616.i
  store i64 %.87.i8606.i, ptr %.712.i, align 8, !noalias !110
  %.605.not155.i8629.i = icmp sgt i64 %.201.i8627.i, 0
  br i1 %.605.not155.i8629.i, label %.575.endif.preheader.i8637.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8640.i, !prof !39

.575.endif.preheader.i8637.i:                     ; preds = %B0.endif.i8625.i
  %183 = shl i64 %.201.i8627.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8628.i, i8 0, i64 %183, i1 false), !noalias !110
  %.57.i8641.pre.i = load i64, ptr %.712.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8640.i

B0.else.if.i8639.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8611.i

B0.else.endif.i8611.i:                            ; preds = %B0.else.if.i8639.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8612.i = phi i64 [ 0, %B0.else.if.i8639.i ], [ %.125.i8609.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8613.i = icmp slt i64 %.125.i8609.i, %.281.fca.12.load.i
  br i1 %.133.not.i8613.i, label %B0.else.endif.endif.i8615.i, label %B0.else.endif.if.i8614.i, !prof !10

B0.else.endif.if.i8614.i:                         ; preds = %B0.else.endif.i8611.i
  br label %B0.else.endif.endif.i8615.i

B0.else.endif.endif.i8615.i:                      ; preds = %B0.else.endif.if.i8614.i, %B0.else.endif.i8611.i
  %.113.sroa.0.3.i8616.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8614.i ], [ %.113.sroa.0.1.i8612.i, %B0.else.endif.i8611.i ]
  %.140.i8617.i = icmp slt i64 %.87.i8606.i, 0
  %.141.i8618.i = select i1 %.140.i8617.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8619.i = add i64 %.141.i8618.i, %.87.i8606.i
  %.145.i8620.i = icmp slt i64 %.142.i8619.i, 0
  br i1 %.145.i8620.i, label %B0.else.endif.endif.if.i8638.i, label %B0.else.endif.endif.endif.i8621.i, !prof !6

B0.else.endif.endif.if.i8638.i:                   ; preds = %B0.else.endif.endif.i8615.i
  br label %B0.else.endif.endif.endif.i8621.i

B0.else.endif.endif.endif.i8621.i:                ; preds = %B0.else.endif.endif.if.i8638.i, %B0.else.endif.endif.i8615.i
  %.113.sroa.13.1.i8622.i = phi i64 [ 0, %B0.else.endif.endif.if.i8638.i ], [ %.142.i8619.i, %B0.else.endif.endif.i8615.i ]
  %.150.not.i8623.i = icmp slt i64 %.142.i8619.i, %.281.fca.12.load.i
  br i1 %.150.not.i8623.i, label %B0.endif.i8625.i, label %B0.else.endif.endif.endif.if.i8624.i, !prof !10

B0.else.endif.endif.endif.if.i8624.i:             ; preds = %B0.else.endif.endif.endif.i8621.i
  br label %B0.endif.i8625.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8640.i: ; preds = %.575.endif.preheader.i8637.i, %B0.endif.i8625.i
  %.57.i8641.i = phi i64 [ %.87.i8606.i, %B0.endif.i8625.i ], [ %.57.i8641.pre.i, %.575.endif.preheader.i8637.i ]
  %.210.i8630.i = tail call i64 @llvm.smax.i64(i64 %.201.i8627.i, i64 0)
  %.87.i8642.i = add nsw i64 %.57.i8641.i, %.542.i
  %.123.i8643.i = icmp slt i64 %.57.i8641.i, 0
  %.124.i8644.i = select i1 %.123.i8643.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8645.i = add i64 %.124.i8644.i, %.57.i8641.i
  %.128.i8646.i = icmp slt i64 %.125.i8645.i, 0
  br i1 %.128.i8646.i, label %B0.else.if.i8675.i, label %B0.else.endif.i8647.i, !prof !6

B0.endif.i8661.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8660.i, %B0.else.endif.endif.endif.i8657.i
  %.113.sroa.13.0.i8662.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8660.i ], [ %.113.sroa.13.1.i8658.i, %B0.else.endif.endif.endif.i8657.i ]
  %.201.i8663.i = sub i64 %.113.sroa.13.0.i8662.i, %.113.sroa.0.3.i8652.i
  %.226.i8664.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8652.i
  store i64 %.87.i8642.i, ptr %.712.i, align 8, !noalias !113
  %.605.not155.i8665.i = icmp sgt i64 %.201.i8663.i, 0
  br i1 %.605.not155.i8665.i, label %.575.endif.preheader.i8673.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8676.i, !prof !39

.575.endif.preheader.i8673.i:                     ; preds = %B0.endif.i8661.i
  %184 = shl i64 %.201.i8663.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8664.i, i8 0, i64 %184, i1 false), !noalias !113
  %.57.i8677.pre.i = load i64, ptr %.712.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8676.i

B0.else.if.i8675.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8640.i
  br label %B0.else.endif.i8647.i

B0.else.endif.i8647.i:                            ; preds = %B0.else.if.i8675.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8640.i
  %.113.sroa.0.1.i8648.i = phi i64 [ 0, %B0.else.if.i8675.i ], [ %.125.i8645.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8640.i ]
  %.133.not.i8649.i = icmp slt i64 %.125.i8645.i, %.281.fca.12.load.i
  br i1 %.133.not.i8649.i, label %B0.else.endif.endif.i8651.i, label %B0.else.endif.if.i8650.i, !prof !10

B0.else.endif.if.i8650.i:                         ; preds = %B0.else.endif.i8647.i
  br label %B0.else.endif.endif.i8651.i

B0.else.endif.endif.i8651.i:                      ; preds = %B0.else.endif.if.i8650.i, %B0.else.endif.i8647.i
  %.113.sroa.0.3.i8652.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8650.i ], [ %.113.sroa.0.1.i8648.i, %B0.else.endif.i8647.i ]
  %.140.i8653.i = icmp slt i64 %.87.i8642.i, 0
  %.141.i8654.i = select i1 %.140.i8653.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8655.i = add i64 %.141.i8654.i, %.87.i8642.i
  %.145.i8656.i = icmp slt i64 %.142.i8655.i, 0
  br i1 %.145.i8656.i, label %B0.else.endif.endif.if.i8674.i, label %B0.else.endif.endif.endif.i8657.i, !prof !6

B0.else.endif.endif.if.i8674.i:                   ; preds = %B0.else.endif.endif.i8651.i
  br label %B0.else.endif.endif.endif.i8657.i

B0.else.endif.endif.endif.i8657.i:                ; preds = %B0.else.endif.endif.if.i8674.i, %B0.else.endif.endif.i8651.i
  %.113.sroa.13.1.i8658.i = phi i64 [ 0, %B0.else.endif.endif.if.i8674.i ], [ %.142.i8655.i, %B0.else.endif.endif.i8651.i ]
  %.150.not.i8659.i = icmp slt i64 %.142.i8655.i, %.281.fca.12.load.i
  br i1 %.150.not.i8659.i, label %B0.endif.i8661.i, label %B0.else.endif.endif.endif.if.i8660.i, !prof !10

B0.else.endif.endif.endif.if.i8660.i:             ; preds = %B0.else.endif.endif.endif.i8657.i
  br label %B0.endif.i8661.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8676.i: ; preds = %.575.endif.preheader.i8673.i, %B0.endif.i8661.i
  %.57.i8677.i = phi i64 [ %.87.i8642.i, %B0.endif.i8661.i ], [ %.57.i8677.pre.i, %.575.endif.preheader.i8673.i ]
  %.210.i8666.i = tail call i64 @llvm.smax.i64(i64 %.201.i8663.i, i64 0)
  %.87.i8678.i = add nsw i64 %.57.i8677.i, %.542.i
  %.123.i8679.i = icmp slt i64 %.57.i8677.i, 0
  %.124.i8680.i = select i1 %.123.i8679.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8681.i = add i64 %.124.i8680.i, %.57.i8677.i
  %.128.i8682.i = icmp slt i64 %.125.i8681.i, 0
  br i1 %.128.i8682.i, label %B0.else.if.i8709.i, label %B0.else.endif.i8683.i, !prof !6

B0.endif.i8697.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8696.i, %B0.else.endif.endif.endif.i8693.i
  %.113.sroa.13.0.i8698.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8696.i ], [ %.113.sroa.13.1.i8694.i, %B0.else.endif.endif.endif.i8693.i ]
  %.201.i8699.i = sub i64 %.113.sroa.13.0.i8698.i, %.113.sroa.0.3.i8688.i
  %.226.i8700.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8688.i
  store i64 %.87.i8678.i, ptr %.712.i, align 8, !noalias !116
  %.606.not155.i.i = icmp sgt i64 %.201.i8699.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !39

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i8697.i
  %185 = shl i64 %.201.i8699.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8700.i, i8 0, i64 %185, i1 false), !noalias !116
  %.57.i8710.pre.i = load i64, ptr %.712.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i8709.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8676.i
  br label %B0.else.endif.i8683.i

B0.else.endif.i8683.i:                            ; preds = %B0.else.if.i8709.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8676.i
  %.113.sroa.0.1.i8684.i = phi i64 [ 0, %B0.else.if.i8709.i ], [ %.125.i8681.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8676.i ]
  %.133.not.i8685.i = icmp slt i64 %.125.i8681.i, %.281.fca.12.load.i
  br i1 %.133.not.i8685.i, label %B0.else.endif.endif.i8687.i, label %B0.else.endif.if.i8686.i, !prof !10

B0.else.endif.if.i8686.i:                         ; preds = %B0.else.endif.i8683.i
  br label %B0.else.endif.endif.i8687.i

B0.else.endif.endif.i8687.i:                      ; preds = %B0.else.endif.if.i8686.i, %B0.else.endif.i8683.i
  %.113.sroa.0.3.i8688.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8686.i ], [ %.113.sroa.0.1.i8684.i, %B0.else.endif.i8683.i ]
  %.140.i8689.i = icmp slt i64 %.87.i8678.i, 0
  %.141.i8690.i = select i1 %.140.i8689.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8691.i = add i64 %.141.i8690.i, %.87.i8678.i
  %.145.i8692.i = icmp slt i64 %.142.i8691.i, 0
  br i1 %.145.i8692.i, label %B0.else.endif.endif.if.i8708.i, label %B0.else.endif.endif.endif.i8693.i, !prof !6

B0.else.endif.endif.if.i8708.i:                   ; preds = %B0.else.endif.endif.i8687.i
  br label %B0.else.endif.endif.endif.i8693.i

B0.else.endif.endif.endif.i8693.i:                ; preds = %B0.else.endif.endif.if.i8708.i, %B0.else.endif.endif.i8687.i
  %.113.sroa.13.1.i8694.i = phi i64 [ 0, %B0.else.endif.endif.if.i8708.i ], [ %.142.i8691.i, %B0.else.endif.endif.i8687.i ]
  %.150.not.i8695.i = icmp slt i64 %.142.i8691.i, %.281.fca.12.load.i
  br i1 %.150.not.i8695.i, label %B0.endif.i8697.i, label %B0.else.endif.endif.endif.if.i8696.i, !prof !10

B0.else.endif.endif.endif.if.i8696.i:             ; preds = %B0.else.endif.endif.endif.i8693.i
  br label %B0.endif.i8697.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i8697.i
  %.57.i8710.i = phi i64 [ %.87.i8678.i, %B0.endif.i8697.i ], [ %.57.i8710.pre.i, %.576.endif.preheader.i.i ]
  %.210.i8701.i = tail call i64 @llvm.smax.i64(i64 %.201.i8699.i, i64 0)
  %.1215.i = shl nsw i64 %.542.i, 4
  %.87.i8711.i = add nsw i64 %.57.i8710.i, %.1215.i
  %.123.i8712.i = icmp slt i64 %.57.i8710.i, 0
  %.124.i8713.i = select i1 %.123.i8712.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8714.i = add i64 %.124.i8713.i, %.57.i8710.i
  %.128.i8715.i = icmp slt i64 %.125.i8714.i, 0
  br i1 %.128.i8715.i, label %B0.else.if.i8744.i, label %B0.else.endif.i8716.i, !prof !6

B0.endif.i8730.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8729.i, %B0.else.endif.endif.endif.i8726.i
  %.113.sroa.13.0.i8731.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8729.i ], [ %.113.sroa.13.1.i8727.i, %B0.else.endif.endif.endif.i8726.i ]
  %.201.i8732.i = sub i64 %.113.sroa.13.0.i8731.i, %.113.sroa.0.3.i8721.i
  %.226.i8733.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8721.i
  store i64 %.87.i8711.i, ptr %.712.i, align 8, !noalias !119
  %.606.not155.i8734.i = icmp sgt i64 %.201.i8732.i, 0
  br i1 %.606.not155.i8734.i, label %.576.endif.preheader.i8742.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8745.i, !prof !39

.576.endif.preheader.i8742.i:                     ; preds = %B0.endif.i8730.i
  %186 = shl i64 %.201.i8732.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8733.i, i8 0, i64 %186, i1 false), !noalias !119
  %.57.i8746.pre.i = load i64, ptr %.712.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8745.i

B0.else.if.i8744.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8716.i

B0.else.endif.i8716.i:                            ; preds = %B0.else.if.i8744.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8717.i = phi i64 [ 0, %B0.else.if.i8744.i ], [ %.125.i8714.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8718.i = icmp slt i64 %.125.i8714.i, %.281.fca.12.load.i
  br i1 %.133.not.i8718.i, label %B0.else.endif.endif.i8720.i, label %B0.else.endif.if.i8719.i, !prof !10

B0.else.endif.if.i8719.i:                         ; preds = %B0.else.endif.i8716.i
  br label %B0.else.endif.endif.i8720.i

B0.else.endif.endif.i8720.i:                      ; preds = %B0.else.endif.if.i8719.i, %B0.else.endif.i8716.i
  %.113.sroa.0.3.i8721.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8719.i ], [ %.113.sroa.0.1.i8717.i, %B0.else.endif.i8716.i ]
  %.140.i8722.i = icmp slt i64 %.87.i8711.i, 0
  %.141.i8723.i = select i1 %.140.i8722.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8724.i = add i64 %.141.i8723.i, %.87.i8711.i
  %.145.i8725.i = icmp slt i64 %.142.i8724.i, 0
  br i1 %.145.i8725.i, label %B0.else.endif.endif.if.i8743.i, label %B0.else.endif.endif.endif.i8726.i, !prof !6

B0.else.endif.endif.if.i8743.i:                   ; preds = %B0.else.endif.endif.i8720.i
  br label %B0.else.endif.endif.endif.i8726.i

B0.else.endif.endif.endif.i8726.i:                ; preds = %B0.else.endif.endif.if.i8743.i, %B0.else.endif.endif.i8720.i
  %.113.sroa.13.1.i8727.i = phi i64 [ 0, %B0.else.endif.endif.if.i8743.i ], [ %.142.i8724.i, %B0.else.endif.endif.i8720.i ]
  %.150.not.i8728.i = icmp slt i64 %.142.i8724.i, %.281.fca.12.load.i
  br i1 %.150.not.i8728.i, label %B0.endif.i8730.i, label %B0.else.endif.endif.endif.if.i8729.i, !prof !10

B0.else.endif.endif.endif.if.i8729.i:             ; preds = %B0.else.endif.endif.endif.i8726.i
  br label %B0.endif.i8730.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8745.i: ; preds = %.576.endif.preheader.i8742.i, %B0.endif.i8730.i
  %.57.i8746.i = phi i64 [ %.87.i8711.i, %B0.endif.i8730.i ], [ %.57.i8746.pre.i, %.576.endif.preheader.i8742.i ]
  %.210.i8735.i = tail call i64 @llvm.smax.i64(i64 %.201.i8732.i, i64 0)
  %.87.i8747.i = add nsw i64 %.57.i8746.i, %.542.i
  %.123.i8748.i = icmp slt i64 %.57.i8746.i, 0
  %.124.i8749.i = select i1 %.123.i8748.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8750.i = add i64 %.124.i8749.i, %.57.i8746.i
  %.128.i8751.i = icmp slt i64 %.125.i8750.i, 0
  br i1 %.128.i8751.i, label %B0.else.if.i8780.i, label %B0.else.endif.i8752.i, !prof !6

B0.endif.i8766.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8765.i, %B0.else.endif.endif.endif.i8762.i
  %.113.sroa.13.0.i8767.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8765.i ], [ %.113.sroa.13.1.i8763.i, %B0.else.endif.endif.endif.i8762.i ]
  %.201.i8768.i = sub i64 %.113.sroa.13.0.i8767.i, %.113.sroa.0.3.i8757.i
  %.226.i8769.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8757.i
  store i64 %.87.i8747.i, ptr %.712.i, align 8, !noalias !122
  %.605.not155.i8770.i = icmp sgt i64 %.201.i8768.i, 0
  br i1 %.605.not155.i8770.i, label %.575.endif.preheader.i8778.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8781.i, !prof !39

.575.endif.preheader.i8778.i:                     ; preds = %B0.endif.i8766.i
  %187 = shl i64 %.201.i8768.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8769.i, i8 0, i64 %187, i1 false), !noalias !122
  %.57.i8782.pre.i = load i64, ptr %.712.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8781.i

B0.else.if.i8780.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8745.i
  br label %B0.else.endif.i8752.i

B0.else.endif.i8752.i:                            ; preds = %B0.else.if.i8780.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8745.i
  %.113.sroa.0.1.i8753.i = phi i64 [ 0, %B0.else.if.i8780.i ], [ %.125.i8750.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8745.i ]
  %.133.not.i8754.i = icmp slt i64 %.125.i8750.i, %.281.fca.12.load.i
  br i1 %.133.not.i8754.i, label %B0.else.endif.endif.i8756.i, label %B0.else.endif.if.i8755.i, !prof !10

B0.else.endif.if.i8755.i:                         ; preds = %B0.else.endif.i8752.i
  br label %B0.else.endif.endif.i8756.i

B0.else.endif.endif.i8756.i:                      ; preds = %B0.else.endif.if.i8755.i, %B0.else.endif.i8752.i
  %.113.sroa.0.3.i8757.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8755.i ], [ %.113.sroa.0.1.i8753.i, %B0.else.endif.i8752.i ]
  %.140.i8758.i = icmp slt i64 %.87.i8747.i, 0
  %.141.i8759.i = select i1 %.140.i8758.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8760.i = add i64 %.141.i8759.i, %.87.i8747.i
  %.145.i8761.i = icmp slt i64 %.142.i8760.i, 0
  br i1 %.145.i8761.i, label %B0.else.endif.endif.if.i8779.i, label %B0.else.endif.endif.endif.i8762.i, !prof !6

B0.else.endif.endif.if.i8779.i:                   ; preds = %B0.else.endif.endif.i8756.i
  br label %B0.else.endif.endif.endif.i8762.i

B0.else.endif.endif.endif.i8762.i:                ; preds = %B0.else.endif.endif.if.i8779.i, %B0.else.endif.endif.i8756.i
  %.113.sroa.13.1.i8763.i = phi i64 [ 0, %B0.else.endif.endif.if.i8779.i ], [ %.142.i8760.i, %B0.else.endif.endif.i8756.i ]
  %.150.not.i8764.i = icmp slt i64 %.142.i8760.i, %.281.fca.12.load.i
  br i1 %.150.not.i8764.i, label %B0.endif.i8766.i, label %B0.else.endif.endif.endif.if.i8765.i, !prof !10

B0.else.endif.endif.endif.if.i8765.i:             ; preds = %B0.else.endif.endif.endif.i8762.i
  br label %B0.endif.i8766.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8781.i: ; preds = %.575.endif.preheader.i8778.i, %B0.endif.i8766.i
  %.57.i8782.i = phi i64 [ %.87.i8747.i, %B0.endif.i8766.i ], [ %.57.i8782.pre.i, %.575.endif.preheader.i8778.i ]
  %.210.i8771.i = tail call i64 @llvm.smax.i64(i64 %.201.i8768.i, i64 0)
  %.1310.i = mul nsw i64 %.542.i, 6
  %.87.i8783.i = add nsw i64 %.57.i8782.i, %.1310.i
  %.123.i8784.i = icmp slt i64 %.57.i8782.i, 0
  %.124.i8785.i = select i1 %.123.i8784.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8786.i = add i64 %.124.i8785.i, %.57.i8782.i
  %.128.i8787.i = icmp slt i64 %.125.i8786.i, 0
  br i1 %.128.i8787.i, label %B0.else.if.i8816.i, label %B0.else.endif.i8788.i, !prof !6

B0.endif.i8802.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8801.i, %B0.else.endif.endif.endif.i8798.i
  %.113.sroa.13.0.i8803.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8801.i ], [ %.113.sroa.13.1.i8799.i, %B0.else.endif.endif.endif.i8798.i ]
  %.201.i8804.i = sub i64 %.113.sroa.13.0.i8803.i, %.113.sroa.0.3.i8793.i
  %.226.i8805.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8793.i
  store i64 %.87.i8783.i, ptr %.712.i, align 8, !noalias !125
  %.606.not155.i8806.i = icmp sgt i64 %.201.i8804.i, 0
  br i1 %.606.not155.i8806.i, label %.576.endif.preheader.i8814.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8817.i, !prof !39

.576.endif.preheader.i8814.i:                     ; preds = %B0.endif.i8802.i
  %188 = shl i64 %.201.i8804.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8805.i, i8 0, i64 %188, i1 false), !noalias !125
  %.57.i8818.pre.i = load i64, ptr %.712.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8817.i

B0.else.if.i8816.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8781.i
  br label %B0.else.endif.i8788.i

B0.else.endif.i8788.i:                            ; preds = %B0.else.if.i8816.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8781.i
  %.113.sroa.0.1.i8789.i = phi i64 [ 0, %B0.else.if.i8816.i ], [ %.125.i8786.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8781.i ]
  %.133.not.i8790.i = icmp slt i64 %.125.i8786.i, %.281.fca.12.load.i
  br i1 %.133.not.i8790.i, label %B0.else.endif.endif.i8792.i, label %B0.else.endif.if.i8791.i, !prof !10

B0.else.endif.if.i8791.i:                         ; preds = %B0.else.endif.i8788.i
  br label %B0.else.endif.endif.i8792.i

B0.else.endif.endif.i8792.i:                      ; preds = %B0.else.endif.if.i8791.i, %B0.else.endif.i8788.i
  %.113.sroa.0.3.i8793.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8791.i ], [ %.113.sroa.0.1.i8789.i, %B0.else.endif.i8788.i ]
  %.140.i8794.i = icmp slt i64 %.87.i8783.i, 0
  %.141.i8795.i = select i1 %.140.i8794.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8796.i = add i64 %.141.i8795.i, %.87.i8783.i
  %.145.i8797.i = icmp slt i64 %.142.i8796.i, 0
  br i1 %.145.i8797.i, label %B0.else.endif.endif.if.i8815.i, label %B0.else.endif.endif.endif.i8798.i, !prof !6

B0.else.endif.endif.if.i8815.i:                   ; preds = %B0.else.endif.endif.i8792.i
  br label %B0.else.endif.endif.endif.i8798.i

B0.else.endif.endif.endif.i8798.i:                ; preds = %B0.else.endif.endif.if.i8815.i, %B0.else.endif.endif.i8792.i
  %.113.sroa.13.1.i8799.i = phi i64 [ 0, %B0.else.endif.endif.if.i8815.i ], [ %.142.i8796.i, %B0.else.endif.endif.i8792.i ]
  %.150.not.i8800.i = icmp slt i64 %.142.i8796.i, %.281.fca.12.load.i
  br i1 %.150.not.i8800.i, label %B0.endif.i8802.i, label %B0.else.endif.endif.endif.if.i8801.i, !prof !10

B0.else.endif.endif.endif.if.i8801.i:             ; preds = %B0.else.endif.endif.endif.i8798.i
  br label %B0.endif.i8802.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8817.i: ; preds = %.576.endif.preheader.i8814.i, %B0.endif.i8802.i
  %.57.i8818.i = phi i64 [ %.87.i8783.i, %B0.endif.i8802.i ], [ %.57.i8818.pre.i, %.576.endif.preheader.i8814.i ]
  %.210.i8807.i = tail call i64 @llvm.smax.i64(i64 %.201.i8804.i, i64 0)
  %.87.i8819.i = add nsw i64 %.57.i8818.i, %.1310.i
  %.123.i8820.i = icmp slt i64 %.57.i8818.i, 0
  %.124.i8821.i = select i1 %.123.i8820.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8822.i = add i64 %.124.i8821.i, %.57.i8818.i
  %.128.i8823.i = icmp slt i64 %.125.i8822.i, 0
  br i1 %.128.i8823.i, label %B0.else.if.i8852.i, label %B0.else.endif.i8824.i, !prof !6

B0.endif.i8838.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8837.i, %B0.else.endif.endif.endif.i8834.i
  %.113.sroa.13.0.i8839.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8837.i ], [ %.113.sroa.13.1.i8835.i, %B0.else.endif.endif.endif.i8834.i ]
  %.201.i8840.i = sub i64 %.113.sroa.13.0.i8839.i, %.113.sroa.0.3.i8829.i
  %.226.i8841.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8829.i
  store i64 %.87.i8819.i, ptr %.712.i, align 8, !noalias !128
  %.605.not155.i8842.i = icmp sgt i64 %.201.i8840.i, 0
  br i1 %.605.not155.i8842.i, label %.575.endif.preheader.i8850.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8853.i, !prof !39

.575.endif.preheader.i8850.i:                     ; preds = %B0.endif.i8838.i
  %189 = shl i64 %.201.i8840.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8841.i, i8 0, i64 %189, i1 false), !noalias !128
  %.57.i8854.pre.i = load i64, ptr %.712.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8853.i

B0.else.if.i8852.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8817.i
  br label %B0.else.endif.i8824.i

B0.else.endif.i8824.i:                            ; preds = %B0.else.if.i8852.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8817.i
  %.113.sroa.0.1.i8825.i = phi i64 [ 0, %B0.else.if.i8852.i ], [ %.125.i8822.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8817.i ]
  %.133.not.i8826.i = icmp slt i64 %.125.i8822.i, %.281.fca.12.load.i
  br i1 %.133.not.i8826.i, label %B0.else.endif.endif.i8828.i, label %B0.else.endif.if.i8827.i, !prof !10

B0.else.endif.if.i8827.i:                         ; preds = %B0.else.endif.i8824.i
  br label %B0.else.endif.endif.i8828.i

B0.else.endif.endif.i8828.i:                      ; preds = %B0.else.endif.if.i8827.i, %B0.else.endif.i8824.i
  %.113.sroa.0.3.i8829.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8827.i ], [ %.113.sroa.0.1.i8825.i, %B0.else.endif.i8824.i ]
  %.140.i8830.i = icmp slt i64 %.87.i8819.i, 0
  %.141.i8831.i = select i1 %.140.i8830.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8832.i = add i64 %.141.i8831.i, %.87.i8819.i
  %.145.i8833.i = icmp slt i64 %.142.i8832.i, 0
  br i1 %.145.i8833.i, label %B0.else.endif.endif.if.i8851.i, label %B0.else.endif.endif.endif.i8834.i, !prof !6

B0.else.endif.endif.if.i8851.i:                   ; preds = %B0.else.endif.endif.i8828.i
  br label %B0.else.endif.endif.endif.i8834.i

B0.else.endif.endif.endif.i8834.i:                ; preds = %B0.else.endif.endif.if.i8851.i, %B0.else.endif.endif.i8828.i
  %.113.sroa.13.1.i8835.i = phi i64 [ 0, %B0.else.endif.endif.if.i8851.i ], [ %.142.i8832.i, %B0.else.endif.endif.i8828.i ]
  %.150.not.i8836.i = icmp slt i64 %.142.i8832.i, %.281.fca.12.load.i
  br i1 %.150.not.i8836.i, label %B0.endif.i8838.i, label %B0.else.endif.endif.endif.if.i8837.i, !prof !10

B0.else.endif.endif.endif.if.i8837.i:             ; preds = %B0.else.endif.endif.endif.i8834.i
  br label %B0.endif.i8838.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8853.i: ; preds = %.575.endif.preheader.i8850.i, %B0.endif.i8838.i
  %.57.i8854.i = phi i64 [ %.87.i8819.i, %B0.endif.i8838.i ], [ %.57.i8854.pre.i, %.575.endif.preheader.i8850.i ]
  %.210.i8843.i = tail call i64 @llvm.smax.i64(i64 %.201.i8840.i, i64 0)
  %.87.i8855.i = add nsw i64 %.57.i8854.i, %.542.i
  %.123.i8856.i = icmp slt i64 %.57.i8854.i, 0
  %.124.i8857.i = select i1 %.123.i8856.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8858.i = add i64 %.124.i8857.i, %.57.i8854.i
  %.128.i8859.i = icmp slt i64 %.125.i8858.i, 0
  br i1 %.128.i8859.i, label %B0.else.if.i8888.i, label %B0.else.endif.i8860.i, !prof !6

B0.endif.i8874.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8873.i, %B0.else.endif.endif.endif.i8870.i
  %.113.sroa.13.0.i8875.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8873.i ], [ %.113.sroa.13.1.i8871.i, %B0.else.endif.endif.endif.i8870.i ]
  %.201.i8876.i = sub i64 %.113.sroa.13.0.i8875.i, %.113.sroa.0.3.i8865.i
  %.226.i8877.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8865.i
  store i64 %.87.i8855.i, ptr %.712.i, align 8, !noalias !131
  %.605.not155.i8878.i = icmp sgt i64 %.201.i8876.i, 0
  br i1 %.605.not155.i8878.i, label %.575.endif.preheader.i8886.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8889.i, !prof !39

.575.endif.preheader.i8886.i:                     ; preds = %B0.endif.i8874.i
  %190 = shl i64 %.201.i8876.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8877.i, i8 0, i64 %190, i1 false), !noalias !131
  %.57.i8890.pre.i = load i64, ptr %.712.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8889.i

B0.else.if.i8888.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8853.i
  br label %B0.else.endif.i8860.i

B0.else.endif.i8860.i:                            ; preds = %B0.else.if.i8888.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8853.i
  %.113.sroa.0.1.i8861.i = phi i64 [ 0, %B0.else.if.i8888.i ], [ %.125.i8858.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8853.i ]
  %.133.not.i8862.i = icmp slt i64 %.125.i8858.i, %.281.fca.12.load.i
  br i1 %.133.not.i8862.i, label %B0.else.endif.endif.i8864.i, label %B0.else.endif.if.i8863.i, !prof !10

B0.else.endif.if.i8863.i:                         ; preds = %B0.else.endif.i8860.i
  br label %B0.else.endif.endif.i8864.i

B0.else.endif.endif.i8864.i:                      ; preds = %B0.else.endif.if.i8863.i, %B0.else.endif.i8860.i
  %.113.sroa.0.3.i8865.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8863.i ], [ %.113.sroa.0.1.i8861.i, %B0.else.endif.i8860.i ]
  %.140.i8866.i = icmp slt i64 %.87.i8855.i, 0
  %.141.i8867.i = select i1 %.140.i8866.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8868.i = add i64 %.141.i8867.i, %.87.i8855.i
  %.145.i8869.i = icmp slt i64 %.142.i8868.i, 0
  br i1 %.145.i8869.i, label %B0.else.endif.endif.if.i8887.i, label %B0.else.endif.endif.endif.i8870.i, !prof !6

B0.else.endif.endif.if.i8887.i:                   ; preds = %B0.else.endif.endif.i8864.i
  br label %B0.else.endif.endif.endif.i8870.i

B0.else.endif.endif.endif.i8870.i:                ; preds = %B0.else.endif.endif.if.i8887.i, %B0.else.endif.endif.i8864.i
  %.113.sroa.13.1.i8871.i = phi i64 [ 0, %B0.else.endif.endif.if.i8887.i ], [ %.142.i8868.i, %B0.else.endif.endif.i8864.i ]
  %.150.not.i8872.i = icmp slt i64 %.142.i8868.i, %.281.fca.12.load.i
  br i1 %.150.not.i8872.i, label %B0.endif.i8874.i, label %B0.else.endif.endif.endif.if.i8873.i, !prof !10

B0.else.endif.endif.endif.if.i8873.i:             ; preds = %B0.else.endif.endif.endif.i8870.i
  br label %B0.endif.i8874.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8889.i: ; preds = %.575.endif.preheader.i8886.i, %B0.endif.i8874.i
  %.57.i8890.i = phi i64 [ %.87.i8855.i, %B0.endif.i8874.i ], [ %.57.i8890.pre.i, %.575.endif.preheader.i8886.i ]
  %.210.i8879.i = tail call i64 @llvm.smax.i64(i64 %.201.i8876.i, i64 0)
  %.87.i8891.i = add nsw i64 %.57.i8890.i, %.542.i
  %.123.i8892.i = icmp slt i64 %.57.i8890.i, 0
  %.124.i8893.i = select i1 %.123.i8892.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8894.i = add i64 %.124.i8893.i, %.57.i8890.i
  %.128.i8895.i = icmp slt i64 %.125.i8894.i, 0
  br i1 %.128.i8895.i, label %B0.else.if.i8924.i, label %B0.else.endif.i8896.i, !prof !6

B0.endif.i8910.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8909.i, %B0.else.endif.endif.endif.i8906.i
  %.113.sroa.13.0.i8911.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8909.i ], [ %.113.sroa.13.1.i8907.i, %B0.else.endif.endif.endif.i8906.i ]
  %.201.i8912.i = sub i64 %.113.sroa.13.0.i8911.i, %.113.sroa.0.3.i8901.i
  %.226.i8913.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8901.i
  store i64 %.87.i8891.i, ptr %.712.i, align 8, !noalias !134
  %.605.not155.i8914.i = icmp sgt i64 %.201.i8912.i, 0
  br i1 %.605.not155.i8914.i, label %.575.endif.preheader.i8922.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8925.i, !prof !39

.575.endif.preheader.i8922.i:                     ; preds = %B0.endif.i8910.i
  %191 = shl i64 %.201.i8912.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8913.i, i8 0, i64 %191, i1 false), !noalias !134
  %.57.i8926.pre.i = load i64, ptr %.712.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8925.i

B0.else.if.i8924.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8889.i
  br label %B0.else.endif.i8896.i

B0.else.endif.i8896.i:                            ; preds = %B0.else.if.i8924.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8889.i
  %.113.sroa.0.1.i8897.i = phi i64 [ 0, %B0.else.if.i8924.i ], [ %.125.i8894.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8889.i ]
  %.133.not.i8898.i = icmp slt i64 %.125.i8894.i, %.281.fca.12.load.i
  br i1 %.133.not.i8898.i, label %B0.else.endif.endif.i8900.i, label %B0.else.endif.if.i8899.i, !prof !10

B0.else.endif.if.i8899.i:                         ; preds = %B0.else.endif.i8896.i
  br label %B0.else.endif.endif.i8900.i

B0.else.endif.endif.i8900.i:                      ; preds = %B0.else.endif.if.i8899.i, %B0.else.endif.i8896.i
  %.113.sroa.0.3.i8901.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8899.i ], [ %.113.sroa.0.1.i8897.i, %B0.else.endif.i8896.i ]
  %.140.i8902.i = icmp slt i64 %.87.i8891.i, 0
  %.141.i8903.i = select i1 %.140.i8902.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8904.i = add i64 %.141.i8903.i, %.87.i8891.i
  %.145.i8905.i = icmp slt i64 %.142.i8904.i, 0
  br i1 %.145.i8905.i, label %B0.else.endif.endif.if.i8923.i, label %B0.else.endif.endif.endif.i8906.i, !prof !6

B0.else.endif.endif.if.i8923.i:                   ; preds = %B0.else.endif.endif.i8900.i
  br label %B0.else.endif.endif.endif.i8906.i

B0.else.endif.endif.endif.i8906.i:                ; preds = %B0.else.endif.endif.if.i8923.i, %B0.else.endif.endif.i8900.i
  %.113.sroa.13.1.i8907.i = phi i64 [ 0, %B0.else.endif.endif.if.i8923.i ], [ %.142.i8904.i, %B0.else.endif.endif.i8900.i ]
  %.150.not.i8908.i = icmp slt i64 %.142.i8904.i, %.281.fca.12.load.i
  br i1 %.150.not.i8908.i, label %B0.endif.i8910.i, label %B0.else.endif.endif.endif.if.i8909.i, !prof !10

B0.else.endif.endif.endif.if.i8909.i:             ; preds = %B0.else.endif.endif.endif.i8906.i
  br label %B0.endif.i8910.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8925.i: ; preds = %.575.endif.preheader.i8922.i, %B0.endif.i8910.i
  %.57.i8926.i = phi i64 [ %.87.i8891.i, %B0.endif.i8910.i ], [ %.57.i8926.pre.i, %.575.endif.preheader.i8922.i ]
  %.210.i8915.i = tail call i64 @llvm.smax.i64(i64 %.201.i8912.i, i64 0)
  %.87.i8927.i = add nsw i64 %.57.i8926.i, %.542.i
  %.123.i8928.i = icmp slt i64 %.57.i8926.i, 0
  %.124.i8929.i = select i1 %.123.i8928.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8930.i = add i64 %.124.i8929.i, %.57.i8926.i
  %.128.i8931.i = icmp slt i64 %.125.i8930.i, 0
  br i1 %.128.i8931.i, label %B0.else.if.i8960.i, label %B0.else.endif.i8932.i, !prof !6

B0.endif.i8946.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8945.i, %B0.else.endif.endif.endif.i8942.i
  %.113.sroa.13.0.i8947.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8945.i ], [ %.113.sroa.13.1.i8943.i, %B0.else.endif.endif.endif.i8942.i ]
  %.201.i8948.i = sub i64 %.113.sroa.13.0.i8947.i, %.113.sroa.0.3.i8937.i
  %.226.i8949.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8937.i
  store i64 %.87.i8927.i, ptr %.712.i, align 8, !noalias !137
  %.605.not155.i8950.i = icmp sgt i64 %.201.i8948.i, 0
  br i1 %.605.not155.i8950.i, label %.575.endif.preheader.i8958.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8961.i, !prof !39

.575.endif.preheader.i8958.i:                     ; preds = %B0.endif.i8946.i
  %192 = shl i64 %.201.i8948.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8949.i, i8 0, i64 %192, i1 false), !noalias !137
  %.57.i8962.pre.i = load i64, ptr %.712.i, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8961.i

B0.else.if.i8960.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8925.i
  br label %B0.else.endif.i8932.i

B0.else.endif.i8932.i:                            ; preds = %B0.else.if.i8960.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8925.i
  %.113.sroa.0.1.i8933.i = phi i64 [ 0, %B0.else.if.i8960.i ], [ %.125.i8930.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8925.i ]
  %.133.not.i8934.i = icmp slt i64 %.125.i8930.i, %.281.fca.12.load.i
  br i1 %.133.not.i8934.i, label %B0.else.endif.endif.i8936.i, label %B0.else.endif.if.i8935.i, !prof !10

B0.else.endif.if.i8935.i:                         ; preds = %B0.else.endif.i8932.i
  br label %B0.else.endif.endif.i8936.i

B0.else.endif.endif.i8936.i:                      ; preds = %B0.else.endif.if.i8935.i, %B0.else.endif.i8932.i
  %.113.sroa.0.3.i8937.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8935.i ], [ %.113.sroa.0.1.i8933.i, %B0.else.endif.i8932.i ]
  %.140.i8938.i = icmp slt i64 %.87.i8927.i, 0
  %.141.i8939.i = select i1 %.140.i8938.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8940.i = add i64 %.141.i8939.i, %.87.i8927.i
  %.145.i8941.i = icmp slt i64 %.142.i8940.i, 0
  br i1 %.145.i8941.i, label %B0.else.endif.endif.if.i8959.i, label %B0.else.endif.endif.endif.i8942.i, !prof !6

B0.else.endif.endif.if.i8959.i:                   ; preds = %B0.else.endif.endif.i8936.i
  br label %B0.else.endif.endif.endif.i8942.i

B0.else.endif.endif.endif.i8942.i:                ; preds = %B0.else.endif.endif.if.i8959.i, %B0.else.endif.endif.i8936.i
  %.113.sroa.13.1.i8943.i = phi i64 [ 0, %B0.else.endif.endif.if.i8959.i ], [ %.142.i8940.i, %B0.else.endif.endif.i8936.i ]
  %.150.not.i8944.i = icmp slt i64 %.142.i8940.i, %.281.fca.12.load.i
  br i1 %.150.not.i8944.i, label %B0.endif.i8946.i, label %B0.else.endif.endif.endif.if.i8945.i, !prof !10

B0.else.endif.endif.endif.if.i8945.i:             ; preds = %B0.else.endif.endif.endif.i8942.i
  br label %B0.endif.i8946.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8961.i: ; preds = %.575.endif.preheader.i8958.i, %B0.endif.i8946.i
  %.57.i8962.i = phi i64 [ %.87.i8927.i, %B0.endif.i8946.i ], [ %.57.i8962.pre.i, %.575.endif.preheader.i8958.i ]
  %.210.i8951.i = tail call i64 @llvm.smax.i64(i64 %.201.i8948.i, i64 0)
  %.87.i8963.i = add nsw i64 %.57.i8962.i, %.542.i
  %.123.i8964.i = icmp slt i64 %.57.i8962.i, 0
  %.124.i8965.i = select i1 %.123.i8964.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i8966.i = add i64 %.124.i8965.i, %.57.i8962.i
  %.128.i8967.i = icmp slt i64 %.125.i8966.i, 0
  br i1 %.128.i8967.i, label %B0.else.if.i8996.i, label %B0.else.endif.i8968.i, !prof !6

B0.endif.i8982.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8981.i, %B0.else.endif.endif.endif.i8978.i
  %.113.sroa.13.0.i8983.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i8981.i ], [ %.113.sroa.13.1.i8979.i, %B0.else.endif.endif.endif.i8978.i ]
  %.201.i8984.i = sub i64 %.113.sroa.13.0.i8983.i, %.113.sroa.0.3.i8973.i
  %.226.i8985.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8973.i
  store i64 %.87.i8963.i, ptr %.712.i, align 8, !noalias !140
  %.606.not155.i8986.i = icmp sgt i64 %.201.i8984.i, 0
  br i1 %.606.not155.i8986.i, label %.1845.endif.preheader.i, label %.1845.if.i, !prof !39

B0.else.if.i8996.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8961.i
  br label %B0.else.endif.i8968.i

B0.else.endif.i8968.i:                            ; preds = %B0.else.if.i8996.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8961.i
  %.113.sroa.0.1.i8969.i = phi i64 [ 0, %B0.else.if.i8996.i ], [ %.125.i8966.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8961.i ]
  %.133.not.i8970.i = icmp slt i64 %.125.i8966.i, %.281.fca.12.load.i
  br i1 %.133.not.i8970.i, label %B0.else.endif.endif.i8972.i, label %B0.else.endif.if.i8971.i, !prof !10

B0.else.endif.if.i8971.i:                         ; preds = %B0.else.endif.i8968.i
  br label %B0.else.endif.endif.i8972.i

B0.else.endif.endif.i8972.i:                      ; preds = %B0.else.endif.if.i8971.i, %B0.else.endif.i8968.i
  %.113.sroa.0.3.i8973.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i8971.i ], [ %.113.sroa.0.1.i8969.i, %B0.else.endif.i8968.i ]
  %.140.i8974.i = icmp slt i64 %.87.i8963.i, 0
  %.141.i8975.i = select i1 %.140.i8974.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i8976.i = add i64 %.141.i8975.i, %.87.i8963.i
  %.145.i8977.i = icmp slt i64 %.142.i8976.i, 0
  br i1 %.145.i8977.i, label %B0.else.endif.endif.if.i8995.i, label %B0.else.endif.endif.endif.i8978.i, !prof !6

B0.else.endif.endif.if.i8995.i:                   ; preds = %B0.else.endif.endif.i8972.i
  br label %B0.else.endif.endif.endif.i8978.i

B0.else.endif.endif.endif.i8978.i:                ; preds = %B0.else.endif.endif.if.i8995.i, %B0.else.endif.endif.i8972.i
  %.113.sroa.13.1.i8979.i = phi i64 [ 0, %B0.else.endif.endif.if.i8995.i ], [ %.142.i8976.i, %B0.else.endif.endif.i8972.i ]
  %.150.not.i8980.i = icmp slt i64 %.142.i8976.i, %.281.fca.12.load.i
  br i1 %.150.not.i8980.i, label %B0.endif.i8982.i, label %B0.else.endif.endif.endif.if.i8981.i, !prof !10

B0.else.endif.endif.endif.if.i8981.i:             ; preds = %B0.else.endif.endif.endif.i8978.i
  br label %B0.endif.i8982.i

.1845.endif.preheader.i:                          ; preds = %B0.endif.i8982.i
  %193 = shl i64 %.201.i8984.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8985.i, i8 0, i64 %193, i1 false), !noalias !140
  br label %.1845.endif.i

.1845.if.i.loopexit:                              ; preds = %.1845.endif.i
  %.57.i8998.i.pre = load i64, ptr %.712.i, align 8, !noalias !143
  br label %.1845.if.i

.1845.if.i:                                       ; preds = %.1845.if.i.loopexit, %B0.endif.i8982.i
  %.57.i8998.i = phi i64 [ %.87.i8963.i, %B0.endif.i8982.i ], [ %.57.i8998.i.pre, %.1845.if.i.loopexit ]
  %.210.i898799119915.i = phi i64 [ 0, %B0.endif.i8982.i ], [ %.201.i8984.i, %.1845.if.i.loopexit ]
  %.87.i8999.i = add nsw i64 %.57.i8998.i, %.542.i
  %.123.i9000.i = icmp slt i64 %.57.i8998.i, 0
  %.124.i9001.i = select i1 %.123.i9000.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9002.i = add i64 %.124.i9001.i, %.57.i8998.i
  %.128.i9003.i = icmp slt i64 %.125.i9002.i, 0
  br i1 %.128.i9003.i, label %B0.else.if.i9032.i, label %B0.else.endif.i9004.i, !prof !6

B0.endif.i9018.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9017.i, %B0.else.endif.endif.endif.i9014.i
  %.113.sroa.13.0.i9019.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9017.i ], [ %.113.sroa.13.1.i9015.i, %B0.else.endif.endif.endif.i9014.i ]
  %.201.i9020.i = sub i64 %.113.sroa.13.0.i9019.i, %.113.sroa.0.3.i9009.i
  %.226.i9021.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9009.i
  store i64 %.87.i8999.i, ptr %.712.i, align 8, !noalias !143
  %.605.not155.i9022.i = icmp sgt i64 %.201.i9020.i, 0
  br i1 %.605.not155.i9022.i, label %.575.endif.preheader.i9030.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9033.i, !prof !39

.575.endif.preheader.i9030.i:                     ; preds = %B0.endif.i9018.i
  %194 = shl i64 %.201.i9020.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9021.i, i8 0, i64 %194, i1 false), !noalias !143
  %.57.i9034.pre.i = load i64, ptr %.712.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9033.i

B0.else.if.i9032.i:                               ; preds = %.1845.if.i
  br label %B0.else.endif.i9004.i

B0.else.endif.i9004.i:                            ; preds = %B0.else.if.i9032.i, %.1845.if.i
  %.113.sroa.0.1.i9005.i = phi i64 [ 0, %B0.else.if.i9032.i ], [ %.125.i9002.i, %.1845.if.i ]
  %.133.not.i9006.i = icmp slt i64 %.125.i9002.i, %.281.fca.12.load.i
  br i1 %.133.not.i9006.i, label %B0.else.endif.endif.i9008.i, label %B0.else.endif.if.i9007.i, !prof !10

B0.else.endif.if.i9007.i:                         ; preds = %B0.else.endif.i9004.i
  br label %B0.else.endif.endif.i9008.i

B0.else.endif.endif.i9008.i:                      ; preds = %B0.else.endif.if.i9007.i, %B0.else.endif.i9004.i
  %.113.sroa.0.3.i9009.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9007.i ], [ %.113.sroa.0.1.i9005.i, %B0.else.endif.i9004.i ]
  %.140.i9010.i = icmp slt i64 %.87.i8999.i, 0
  %.141.i9011.i = select i1 %.140.i9010.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9012.i = add i64 %.141.i9011.i, %.87.i8999.i
  %.145.i9013.i = icmp slt i64 %.142.i9012.i, 0
  br i1 %.145.i9013.i, label %B0.else.endif.endif.if.i9031.i, label %B0.else.endif.endif.endif.i9014.i, !prof !6

B0.else.endif.endif.if.i9031.i:                   ; preds = %B0.else.endif.endif.i9008.i
  br label %B0.else.endif.endif.endif.i9014.i

B0.else.endif.endif.endif.i9014.i:                ; preds = %B0.else.endif.endif.if.i9031.i, %B0.else.endif.endif.i9008.i
  %.113.sroa.13.1.i9015.i = phi i64 [ 0, %B0.else.endif.endif.if.i9031.i ], [ %.142.i9012.i, %B0.else.endif.endif.i9008.i ]
  %.150.not.i9016.i = icmp slt i64 %.142.i9012.i, %.281.fca.12.load.i
  br i1 %.150.not.i9016.i, label %B0.endif.i9018.i, label %B0.else.endif.endif.endif.if.i9017.i, !prof !10

B0.else.endif.endif.endif.if.i9017.i:             ; preds = %B0.else.endif.endif.endif.i9014.i
  br label %B0.endif.i9018.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9033.i: ; preds = %.575.endif.preheader.i9030.i, %B0.endif.i9018.i
  %.57.i9034.i = phi i64 [ %.87.i8999.i, %B0.endif.i9018.i ], [ %.57.i9034.pre.i, %.575.endif.preheader.i9030.i ]
  %.210.i9023.i = tail call i64 @llvm.smax.i64(i64 %.201.i9020.i, i64 0)
  %.87.i9035.i = add nsw i64 %.57.i9034.i, %.542.i
  %.123.i9036.i = icmp slt i64 %.57.i9034.i, 0
  %.124.i9037.i = select i1 %.123.i9036.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9038.i = add i64 %.124.i9037.i, %.57.i9034.i
  %.128.i9039.i = icmp slt i64 %.125.i9038.i, 0
  br i1 %.128.i9039.i, label %B0.else.if.i9068.i, label %B0.else.endif.i9040.i, !prof !6

B0.endif.i9054.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9053.i, %B0.else.endif.endif.endif.i9050.i
  %.113.sroa.13.0.i9055.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9053.i ], [ %.113.sroa.13.1.i9051.i, %B0.else.endif.endif.endif.i9050.i ]
  %.201.i9056.i = sub i64 %.113.sroa.13.0.i9055.i, %.113.sroa.0.3.i9045.i
  %.226.i9057.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9045.i
  store i64 %.87.i9035.i, ptr %.712.i, align 8, !noalias !146
  %.606.not155.i9058.i = icmp sgt i64 %.201.i9056.i, 0
  br i1 %.606.not155.i9058.i, label %.576.endif.preheader.i9066.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i, !prof !39

.576.endif.preheader.i9066.i:                     ; preds = %B0.endif.i9054.i
  %195 = shl i64 %.201.i9056.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9057.i, i8 0, i64 %195, i1 false), !noalias !146
  %.57.i9070.pre.i = load i64, ptr %.712.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9069.i

B0.else.if.i9068.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9033.i
  br label %B0.else.endif.i9040.i

B0.else.endif.i9040.i:                            ; preds = %B0.else.if.i9068.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9033.i
  %.113.sroa.0.1.i9041.i = phi i64 [ 0, %B0.else.if.i9068.i ], [ %.125.i9038.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9033.i ]
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
  %.87.i9071.i = add nsw i64 %.57.i9070.i, %.542.i
  %.123.i9072.i = icmp slt i64 %.57.i9070.i, 0
  %.124.i9073.i = select i1 %.123.i9072.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9074.i = add i64 %.124.i9073.i, %.57.i9070.i
  %.128.i9075.i = icmp slt i64 %.125.i9074.i, 0
  br i1 %.128.i9075.i, label %B0.else.if.i9104.i, label %B0.else.endif.i9076.i, !prof !6

B0.endif.i9090.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9089.i, %B0.else.endif.endif.endif.i9086.i
  %.113.sroa.13.0.i9091.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9089.i ], [ %.113.sroa.13.1.i9087.i, %B0.else.endif.endif.endif.i9086.i ]
  %.201.i9092.i = sub i64 %.113.sroa.13.0.i9091.i, %.113.sroa.0.3.i9081.i
  %.226.i9093.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9081.i
  store i64 %.87.i9071.i, ptr %.712.i, align 8, !noalias !149
  %.605.not155.i9094.i = icmp sgt i64 %.201.i9092.i, 0
  br i1 %.605.not155.i9094.i, label %.575.endif.preheader.i9102.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9105.i, !prof !39

.575.endif.preheader.i9102.i:                     ; preds = %B0.endif.i9090.i
  %196 = shl i64 %.201.i9092.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9093.i, i8 0, i64 %196, i1 false), !noalias !149
  %.57.i9106.pre.i = load i64, ptr %.712.i, align 8, !noalias !152
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
  %.2036.i = mul nsw i64 %.570.i, %.542.i
  %.87.i9107.i = add nsw i64 %.57.i9106.i, %.2036.i
  %.123.i9108.i = icmp slt i64 %.57.i9106.i, 0
  %.124.i9109.i = select i1 %.123.i9108.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9110.i = add i64 %.124.i9109.i, %.57.i9106.i
  %.128.i9111.i = icmp slt i64 %.125.i9110.i, 0
  br i1 %.128.i9111.i, label %B0.else.if.i9140.i, label %B0.else.endif.i9112.i, !prof !6

B0.endif.i9126.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9125.i, %B0.else.endif.endif.endif.i9122.i
  %.113.sroa.13.0.i9127.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9125.i ], [ %.113.sroa.13.1.i9123.i, %B0.else.endif.endif.endif.i9122.i ]
  %.201.i9128.i = sub i64 %.113.sroa.13.0.i9127.i, %.113.sroa.0.3.i9117.i
  %.226.i9129.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9117.i
  store i64 %.87.i9107.i, ptr %.712.i, align 8, !noalias !152
  %.605.not155.i9130.i = icmp sgt i64 %.201.i9128.i, 0
  br i1 %.605.not155.i9130.i, label %.575.endif.preheader.i9138.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i, !prof !39

.575.endif.preheader.i9138.i:                     ; preds = %B0.endif.i9126.i
  %197 = shl i64 %.201.i9128.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9129.i, i8 0, i64 %197, i1 false), !noalias !152
  %.57.i9142.pre.i = load i64, ptr %.712.i, align 8, !noalias !155
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i

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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i: ; preds = %.575.endif.preheader.i9138.i, %B0.endif.i9126.i
  %.57.i9142.i = phi i64 [ %.87.i9107.i, %B0.endif.i9126.i ], [ %.57.i9142.pre.i, %.575.endif.preheader.i9138.i ]
  %.210.i9131.i = tail call i64 @llvm.smax.i64(i64 %.201.i9128.i, i64 0)
  %.87.i9143.i = add nsw i64 %.57.i9142.i, %.281.fca.6.load.i
  %.123.i9144.i = icmp slt i64 %.57.i9142.i, 0
  %.124.i9145.i = select i1 %.123.i9144.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9146.i = add i64 %.124.i9145.i, %.57.i9142.i
  %.128.i9147.i = icmp slt i64 %.125.i9146.i, 0
  br i1 %.128.i9147.i, label %B0.else.if.i9176.i, label %B0.else.endif.i9148.i, !prof !6

B0.endif.i9162.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9161.i, %B0.else.endif.endif.endif.i9158.i
  %.113.sroa.13.0.i9163.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9161.i ], [ %.113.sroa.13.1.i9159.i, %B0.else.endif.endif.endif.i9158.i ]
  %.201.i9164.i = sub i64 %.113.sroa.13.0.i9163.i, %.113.sroa.0.3.i9153.i
  %.226.i9165.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9153.i
  store i64 %.87.i9143.i, ptr %.712.i, align 8, !noalias !155
  %.605.not155.i9166.i = icmp sgt i64 %.201.i9164.i, 0
  br i1 %.605.not155.i9166.i, label %.2382.endif.preheader.i, label %.2382.if.i, !prof !39

B0.else.if.i9176.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i
  br label %B0.else.endif.i9148.i

B0.else.endif.i9148.i:                            ; preds = %B0.else.if.i9176.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i
  %.113.sroa.0.1.i9149.i = phi i64 [ 0, %B0.else.if.i9176.i ], [ %.125.i9146.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9141.i ]
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

.2382.endif.preheader.i:                          ; preds = %B0.endif.i9162.i
  %198 = shl i64 %.201.i9164.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9165.i, i8 -1, i64 %198, i1 false), !noalias !7
  %.57.i9178.i.pre = load i64, ptr %.712.i, align 8, !noalias !158
  br label %.2382.if.i

.1845.endif.i:                                    ; preds = %.1845.endif.i, %.1845.endif.preheader.i
  %.1841.09737.i = phi i64 [ %.1886.i, %.1845.endif.i ], [ 0, %.1845.endif.preheader.i ]
  %.1881.i = getelementptr double, ptr %.226.i8985.i, i64 %.1841.09737.i
  store double 1.000000e+300, ptr %.1881.i, align 8, !noalias !7
  %.1886.i = add nuw nsw i64 %.1841.09737.i, 1
  %exitcond.not = icmp eq i64 %.1886.i, %.201.i8984.i
  br i1 %exitcond.not, label %.1845.if.i.loopexit, label %.1845.endif.i, !prof !85

.2382.if.i:                                       ; preds = %.2382.endif.preheader.i, %B0.endif.i9162.i
  %.57.i9178.i = phi i64 [ %.57.i9178.i.pre, %.2382.endif.preheader.i ], [ %.87.i9143.i, %B0.endif.i9162.i ]
  %.210.i91679919.i = phi i64 [ %.201.i9164.i, %.2382.endif.preheader.i ], [ 0, %B0.endif.i9162.i ]
  %.87.i9179.i = add nsw i64 %.57.i9178.i, %.281.fca.6.load.i
  %.123.i9180.i = icmp slt i64 %.57.i9178.i, 0
  %.124.i9181.i = select i1 %.123.i9180.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9182.i = add i64 %.124.i9181.i, %.57.i9178.i
  %.128.i9183.i = icmp slt i64 %.125.i9182.i, 0
  br i1 %.128.i9183.i, label %B0.else.if.i9212.i, label %B0.else.endif.i9184.i, !prof !6

B0.endif.i9198.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9197.i, %B0.else.endif.endif.endif.i9194.i
  %.113.sroa.13.0.i9199.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9197.i ], [ %.113.sroa.13.1.i9195.i, %B0.else.endif.endif.endif.i9194.i ]
  %.201.i9200.i = sub i64 %.113.sroa.13.0.i9199.i, %.113.sroa.0.3.i9189.i
  %.226.i9201.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9189.i
  store i64 %.87.i9179.i, ptr %.712.i, align 8, !noalias !158
  %.605.not155.i9202.i = icmp sgt i64 %.201.i9200.i, 0
  br i1 %.605.not155.i9202.i, label %.575.endif.preheader.i9210.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i, !prof !39

.575.endif.preheader.i9210.i:                     ; preds = %B0.endif.i9198.i
  %199 = shl i64 %.201.i9200.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9201.i, i8 0, i64 %199, i1 false), !noalias !158
  %.57.i9214.pre.i = load i64, ptr %.712.i, align 8, !noalias !161
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9213.i

B0.else.if.i9212.i:                               ; preds = %.2382.if.i
  br label %B0.else.endif.i9184.i

B0.else.endif.i9184.i:                            ; preds = %B0.else.if.i9212.i, %.2382.if.i
  %.113.sroa.0.1.i9185.i = phi i64 [ 0, %B0.else.if.i9212.i ], [ %.125.i9182.i, %.2382.if.i ]
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
  %.87.i9215.i = add nsw i64 %.57.i9214.i, %.281.fca.6.load.i
  %.123.i9216.i = icmp slt i64 %.57.i9214.i, 0
  %.124.i9217.i = select i1 %.123.i9216.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9218.i = add i64 %.124.i9217.i, %.57.i9214.i
  %.128.i9219.i = icmp slt i64 %.125.i9218.i, 0
  br i1 %.128.i9219.i, label %B0.else.if.i9248.i, label %B0.else.endif.i9220.i, !prof !6

B0.endif.i9234.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9233.i, %B0.else.endif.endif.endif.i9230.i
  %.113.sroa.13.0.i9235.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9233.i ], [ %.113.sroa.13.1.i9231.i, %B0.else.endif.endif.endif.i9230.i ]
  %.201.i9236.i = sub i64 %.113.sroa.13.0.i9235.i, %.113.sroa.0.3.i9225.i
  %.226.i9237.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9225.i
  store i64 %.87.i9215.i, ptr %.712.i, align 8, !noalias !161
  %.606.not155.i9238.i = icmp sgt i64 %.201.i9236.i, 0
  br i1 %.606.not155.i9238.i, label %.576.endif.preheader.i9246.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i, !prof !39

.576.endif.preheader.i9246.i:                     ; preds = %B0.endif.i9234.i
  %200 = shl i64 %.201.i9236.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9237.i, i8 0, i64 %200, i1 false), !noalias !161
  %.57.i9250.pre.i = load i64, ptr %.712.i, align 8, !noalias !164
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i

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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i: ; preds = %.576.endif.preheader.i9246.i, %B0.endif.i9234.i
  %.57.i9250.i = phi i64 [ %.87.i9215.i, %B0.endif.i9234.i ], [ %.57.i9250.pre.i, %.576.endif.preheader.i9246.i ]
  %.210.i9239.i = tail call i64 @llvm.smax.i64(i64 %.201.i9236.i, i64 0)
  %.87.i9251.i = add nsw i64 %.57.i9250.i, %.281.fca.6.load.i
  %.123.i9252.i = icmp slt i64 %.57.i9250.i, 0
  %.124.i9253.i = select i1 %.123.i9252.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9254.i = add i64 %.124.i9253.i, %.57.i9250.i
  %.128.i9255.i = icmp slt i64 %.125.i9254.i, 0
  br i1 %.128.i9255.i, label %B0.else.if.i9284.i, label %B0.else.endif.i9256.i, !prof !6

B0.endif.i9270.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9269.i, %B0.else.endif.endif.endif.i9266.i
  %.113.sroa.13.0.i9271.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9269.i ], [ %.113.sroa.13.1.i9267.i, %B0.else.endif.endif.endif.i9266.i ]
  %.201.i9272.i = sub i64 %.113.sroa.13.0.i9271.i, %.113.sroa.0.3.i9261.i
  %.226.i9273.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9261.i
  store i64 %.87.i9251.i, ptr %.712.i, align 8, !noalias !164
  %.606.not155.i9274.i = icmp sgt i64 %.201.i9272.i, 0
  br i1 %.606.not155.i9274.i, label %.576.endif.preheader.i9282.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i, !prof !39

.576.endif.preheader.i9282.i:                     ; preds = %B0.endif.i9270.i
  %201 = shl i64 %.201.i9272.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9273.i, i8 0, i64 %201, i1 false), !noalias !164
  %.57.i9286.pre.i = load i64, ptr %.712.i, align 8, !noalias !167
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i

B0.else.if.i9284.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i
  br label %B0.else.endif.i9256.i

B0.else.endif.i9256.i:                            ; preds = %B0.else.if.i9284.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i
  %.113.sroa.0.1.i9257.i = phi i64 [ 0, %B0.else.if.i9284.i ], [ %.125.i9254.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9249.i ]
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i: ; preds = %.576.endif.preheader.i9282.i, %B0.endif.i9270.i
  %.57.i9286.i = phi i64 [ %.87.i9251.i, %B0.endif.i9270.i ], [ %.57.i9286.pre.i, %.576.endif.preheader.i9282.i ]
  %.210.i9275.i = tail call i64 @llvm.smax.i64(i64 %.201.i9272.i, i64 0)
  %.87.i9287.i = add nsw i64 %.57.i9286.i, %.281.fca.6.load.i
  %.123.i9288.i = icmp slt i64 %.57.i9286.i, 0
  %.124.i9289.i = select i1 %.123.i9288.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9290.i = add i64 %.124.i9289.i, %.57.i9286.i
  %.128.i9291.i = icmp slt i64 %.125.i9290.i, 0
  br i1 %.128.i9291.i, label %B0.else.if.i9320.i, label %B0.else.endif.i9292.i, !prof !6

B0.endif.i9306.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9305.i, %B0.else.endif.endif.endif.i9302.i
  %.113.sroa.13.0.i9307.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9305.i ], [ %.113.sroa.13.1.i9303.i, %B0.else.endif.endif.endif.i9302.i ]
  %.201.i9308.i = sub i64 %.113.sroa.13.0.i9307.i, %.113.sroa.0.3.i9297.i
  %.226.i9309.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9297.i
  store i64 %.87.i9287.i, ptr %.712.i, align 8, !noalias !167
  %.606.not155.i9310.i = icmp sgt i64 %.201.i9308.i, 0
  br i1 %.606.not155.i9310.i, label %.576.endif.preheader.i9318.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9321.i, !prof !39

.576.endif.preheader.i9318.i:                     ; preds = %B0.endif.i9306.i
  %202 = shl i64 %.201.i9308.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9309.i, i8 0, i64 %202, i1 false), !noalias !167
  %.57.i9322.pre.i = load i64, ptr %.712.i, align 8, !noalias !170
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9321.i

B0.else.if.i9320.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i
  br label %B0.else.endif.i9292.i

B0.else.endif.i9292.i:                            ; preds = %B0.else.if.i9320.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i
  %.113.sroa.0.1.i9293.i = phi i64 [ 0, %B0.else.if.i9320.i ], [ %.125.i9290.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9285.i ]
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9321.i: ; preds = %.576.endif.preheader.i9318.i, %B0.endif.i9306.i
  %.57.i9322.i = phi i64 [ %.87.i9287.i, %B0.endif.i9306.i ], [ %.57.i9322.pre.i, %.576.endif.preheader.i9318.i ]
  %.210.i9311.i = tail call i64 @llvm.smax.i64(i64 %.201.i9308.i, i64 0)
  %.87.i9323.i = add nsw i64 %.57.i9322.i, %.542.i
  %.123.i9324.i = icmp slt i64 %.57.i9322.i, 0
  %.124.i9325.i = select i1 %.123.i9324.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9326.i = add i64 %.124.i9325.i, %.57.i9322.i
  %.128.i9327.i = icmp slt i64 %.125.i9326.i, 0
  br i1 %.128.i9327.i, label %B0.else.if.i9356.i, label %B0.else.endif.i9328.i, !prof !6

B0.endif.i9342.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9341.i, %B0.else.endif.endif.endif.i9338.i
  %.113.sroa.13.0.i9343.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9341.i ], [ %.113.sroa.13.1.i9339.i, %B0.else.endif.endif.endif.i9338.i ]
  %.201.i9344.i = sub i64 %.113.sroa.13.0.i9343.i, %.113.sroa.0.3.i9333.i
  %.226.i9345.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9333.i
  store i64 %.87.i9323.i, ptr %.712.i, align 8, !noalias !170
  %.606.not155.i9346.i = icmp sgt i64 %.201.i9344.i, 0
  br i1 %.606.not155.i9346.i, label %.576.endif.preheader.i9354.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i, !prof !39

.576.endif.preheader.i9354.i:                     ; preds = %B0.endif.i9342.i
  %203 = shl i64 %.201.i9344.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9345.i, i8 0, i64 %203, i1 false), !noalias !170
  %.57.i9358.pre.i = load i64, ptr %.712.i, align 8, !noalias !173
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i

B0.else.if.i9356.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9321.i
  br label %B0.else.endif.i9328.i

B0.else.endif.i9328.i:                            ; preds = %B0.else.if.i9356.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9321.i
  %.113.sroa.0.1.i9329.i = phi i64 [ 0, %B0.else.if.i9356.i ], [ %.125.i9326.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9321.i ]
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i: ; preds = %.576.endif.preheader.i9354.i, %B0.endif.i9342.i
  %.57.i9358.i = phi i64 [ %.87.i9323.i, %B0.endif.i9342.i ], [ %.57.i9358.pre.i, %.576.endif.preheader.i9354.i ]
  %.210.i9347.i = tail call i64 @llvm.smax.i64(i64 %.201.i9344.i, i64 0)
  %.87.i9359.i = add nsw i64 %.57.i9358.i, 20
  %.123.i9360.i = icmp slt i64 %.57.i9358.i, 0
  %.124.i9361.i = select i1 %.123.i9360.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9362.i = add i64 %.124.i9361.i, %.57.i9358.i
  %.128.i9363.i = icmp slt i64 %.125.i9362.i, 0
  br i1 %.128.i9363.i, label %B0.else.if.i9392.i, label %B0.else.endif.i9364.i, !prof !6

B0.endif.i9378.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9377.i, %B0.else.endif.endif.endif.i9374.i
  %.113.sroa.13.0.i9379.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9377.i ], [ %.113.sroa.13.1.i9375.i, %B0.else.endif.endif.endif.i9374.i ]
  %.201.i9380.i = sub i64 %.113.sroa.13.0.i9379.i, %.113.sroa.0.3.i9369.i
  %.226.i9381.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9369.i
  store i64 %.87.i9359.i, ptr %.712.i, align 8, !noalias !173
  %.606.not155.i9382.i = icmp sgt i64 %.201.i9380.i, 0
  br i1 %.606.not155.i9382.i, label %.576.endif.preheader.i9390.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i, !prof !39

.576.endif.preheader.i9390.i:                     ; preds = %B0.endif.i9378.i
  %204 = shl i64 %.201.i9380.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9381.i, i8 0, i64 %204, i1 false), !noalias !173
  %.57.i9394.pre.i = load i64, ptr %.712.i, align 8, !noalias !176
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9393.i

B0.else.if.i9392.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i
  br label %B0.else.endif.i9364.i

B0.else.endif.i9364.i:                            ; preds = %B0.else.if.i9392.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i
  %.113.sroa.0.1.i9365.i = phi i64 [ 0, %B0.else.if.i9392.i ], [ %.125.i9362.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9357.i ]
  %.133.not.i9366.i = icmp slt i64 %.125.i9362.i, %.281.fca.12.load.i
  br i1 %.133.not.i9366.i, label %B0.else.endif.endif.i9368.i, label %B0.else.endif.if.i9367.i, !prof !10

B0.else.endif.if.i9367.i:                         ; preds = %B0.else.endif.i9364.i
  br label %B0.else.endif.endif.i9368.i

B0.else.endif.endif.i9368.i:                      ; preds = %B0.else.endif.if.i9367.i, %B0.else.endif.i9364.i
  %.113.sroa.0.3.i9369.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9367.i ], [ %.113.sroa.0.1.i9365.i, %B0.else.endif.i9364.i ]
  %.140.i9370.i = icmp slt i64 %.57.i9358.i, -20
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
  %.87.i9395.i = add nsw i64 %.57.i9394.i, 4
  %.123.i9396.i = icmp slt i64 %.57.i9394.i, 0
  %.124.i9397.i = select i1 %.123.i9396.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9398.i = add i64 %.124.i9397.i, %.57.i9394.i
  %.128.i9399.i = icmp slt i64 %.125.i9398.i, 0
  br i1 %.128.i9399.i, label %B0.else.if.i9428.i, label %B0.else.endif.i9400.i, !prof !6

B0.endif.i9414.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9413.i, %B0.else.endif.endif.endif.i9410.i
  %.113.sroa.13.0.i9415.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9413.i ], [ %.113.sroa.13.1.i9411.i, %B0.else.endif.endif.endif.i9410.i ]
  %.201.i9416.i = sub i64 %.113.sroa.13.0.i9415.i, %.113.sroa.0.3.i9405.i
  %.226.i9417.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9405.i
  store i64 %.87.i9395.i, ptr %.712.i, align 8, !noalias !176
  %.606.not155.i9418.i = icmp sgt i64 %.201.i9416.i, 0
  br i1 %.606.not155.i9418.i, label %.576.endif.preheader.i9426.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !39

.576.endif.preheader.i9426.i:                     ; preds = %B0.endif.i9414.i
  %205 = shl i64 %.201.i9416.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9417.i, i8 0, i64 %205, i1 false), !noalias !176
  %.57.i9429.pre.i = load i64, ptr %.712.i, align 8, !noalias !179
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

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
  %.140.i9406.i = icmp slt i64 %.57.i9394.i, -4
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

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i9426.i, %B0.endif.i9414.i
  %.57.i9429.i = phi i64 [ %.87.i9395.i, %B0.endif.i9414.i ], [ %.57.i9429.pre.i, %.576.endif.preheader.i9426.i ]
  %.87.i9430.i = add nsw i64 %.57.i9429.i, 4
  %.123.i9431.i = icmp slt i64 %.57.i9429.i, 0
  %.124.i9432.i = select i1 %.123.i9431.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9433.i = add i64 %.124.i9432.i, %.57.i9429.i
  %.128.i9434.i = icmp slt i64 %.125.i9433.i, 0
  br i1 %.128.i9434.i, label %B0.else.if.i9463.i, label %B0.else.endif.i9435.i, !prof !6

B0.endif.i9449.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9448.i, %B0.else.endif.endif.endif.i9445.i
  %.113.sroa.13.0.i9450.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9448.i ], [ %.113.sroa.13.1.i9446.i, %B0.else.endif.endif.endif.i9445.i ]
  %.201.i9451.i = sub i64 %.113.sroa.13.0.i9450.i, %.113.sroa.0.3.i9440.i
  %.226.i9452.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9440.i
  store i64 %.87.i9430.i, ptr %.712.i, align 8, !noalias !179
  %.605.not155.i9453.i = icmp sgt i64 %.201.i9451.i, 0
  br i1 %.605.not155.i9453.i, label %.3056.endif.preheader.i, label %.3056.if.i, !prof !39

B0.else.if.i9463.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i9435.i

B0.else.endif.i9435.i:                            ; preds = %B0.else.if.i9463.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i9436.i = phi i64 [ 0, %B0.else.if.i9463.i ], [ %.125.i9433.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i9437.i = icmp slt i64 %.125.i9433.i, %.281.fca.12.load.i
  br i1 %.133.not.i9437.i, label %B0.else.endif.endif.i9439.i, label %B0.else.endif.if.i9438.i, !prof !10

B0.else.endif.if.i9438.i:                         ; preds = %B0.else.endif.i9435.i
  br label %B0.else.endif.endif.i9439.i

B0.else.endif.endif.i9439.i:                      ; preds = %B0.else.endif.if.i9438.i, %B0.else.endif.i9435.i
  %.113.sroa.0.3.i9440.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9438.i ], [ %.113.sroa.0.1.i9436.i, %B0.else.endif.i9435.i ]
  %.140.i9441.i = icmp slt i64 %.57.i9429.i, -4
  %.141.i9442.i = select i1 %.140.i9441.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9443.i = add i64 %.141.i9442.i, %.87.i9430.i
  %.145.i9444.i = icmp slt i64 %.142.i9443.i, 0
  br i1 %.145.i9444.i, label %B0.else.endif.endif.if.i9462.i, label %B0.else.endif.endif.endif.i9445.i, !prof !6

B0.else.endif.endif.if.i9462.i:                   ; preds = %B0.else.endif.endif.i9439.i
  br label %B0.else.endif.endif.endif.i9445.i

B0.else.endif.endif.endif.i9445.i:                ; preds = %B0.else.endif.endif.if.i9462.i, %B0.else.endif.endif.i9439.i
  %.113.sroa.13.1.i9446.i = phi i64 [ 0, %B0.else.endif.endif.if.i9462.i ], [ %.142.i9443.i, %B0.else.endif.endif.i9439.i ]
  %.150.not.i9447.i = icmp slt i64 %.142.i9443.i, %.281.fca.12.load.i
  br i1 %.150.not.i9447.i, label %B0.endif.i9449.i, label %B0.else.endif.endif.endif.if.i9448.i, !prof !10

B0.else.endif.endif.endif.if.i9448.i:             ; preds = %B0.else.endif.endif.endif.i9445.i
  br label %B0.endif.i9449.i

.3056.endif.preheader.i:                          ; preds = %B0.endif.i9449.i
  %206 = shl i64 %.201.i9451.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9452.i, i8 -1, i64 %206, i1 false), !noalias !7
  %.57.i9464.i.pre = load i64, ptr %.712.i, align 8, !noalias !182
  br label %.3056.if.i

.3056.if.i:                                       ; preds = %.3056.endif.preheader.i, %B0.endif.i9449.i
  %.57.i9464.i = phi i64 [ %.57.i9464.i.pre, %.3056.endif.preheader.i ], [ %.87.i9430.i, %B0.endif.i9449.i ]
  %.87.i9465.i = add nsw i64 %.57.i9464.i, 4
  %.123.i9466.i = icmp slt i64 %.57.i9464.i, 0
  %.124.i9467.i = select i1 %.123.i9466.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9468.i = add i64 %.124.i9467.i, %.57.i9464.i
  %.128.i9469.i = icmp slt i64 %.125.i9468.i, 0
  br i1 %.128.i9469.i, label %B0.else.if.i9498.i, label %B0.else.endif.i9470.i, !prof !6

B0.endif.i9484.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9483.i, %B0.else.endif.endif.endif.i9480.i
  %.113.sroa.13.0.i9485.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9483.i ], [ %.113.sroa.13.1.i9481.i, %B0.else.endif.endif.endif.i9480.i ]
  %.201.i9486.i = sub i64 %.113.sroa.13.0.i9485.i, %.113.sroa.0.3.i9475.i
  %.226.i9487.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9475.i
  store i64 %.87.i9465.i, ptr %.712.i, align 8, !noalias !182
  %.605.not155.i9488.i = icmp sgt i64 %.201.i9486.i, 0
  br i1 %.605.not155.i9488.i, label %.3402.endif.preheader.i, label %.3402.if.i, !prof !39

B0.else.if.i9498.i:                               ; preds = %.3056.if.i
  br label %B0.else.endif.i9470.i

B0.else.endif.i9470.i:                            ; preds = %B0.else.if.i9498.i, %.3056.if.i
  %.113.sroa.0.1.i9471.i = phi i64 [ 0, %B0.else.if.i9498.i ], [ %.125.i9468.i, %.3056.if.i ]
  %.133.not.i9472.i = icmp slt i64 %.125.i9468.i, %.281.fca.12.load.i
  br i1 %.133.not.i9472.i, label %B0.else.endif.endif.i9474.i, label %B0.else.endif.if.i9473.i, !prof !10

B0.else.endif.if.i9473.i:                         ; preds = %B0.else.endif.i9470.i
  br label %B0.else.endif.endif.i9474.i

B0.else.endif.endif.i9474.i:                      ; preds = %B0.else.endif.if.i9473.i, %B0.else.endif.i9470.i
  %.113.sroa.0.3.i9475.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9473.i ], [ %.113.sroa.0.1.i9471.i, %B0.else.endif.i9470.i ]
  %.140.i9476.i = icmp slt i64 %.57.i9464.i, -4
  %.141.i9477.i = select i1 %.140.i9476.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9478.i = add i64 %.141.i9477.i, %.87.i9465.i
  %.145.i9479.i = icmp slt i64 %.142.i9478.i, 0
  br i1 %.145.i9479.i, label %B0.else.endif.endif.if.i9497.i, label %B0.else.endif.endif.endif.i9480.i, !prof !6

B0.else.endif.endif.if.i9497.i:                   ; preds = %B0.else.endif.endif.i9474.i
  br label %B0.else.endif.endif.endif.i9480.i

B0.else.endif.endif.endif.i9480.i:                ; preds = %B0.else.endif.endif.if.i9497.i, %B0.else.endif.endif.i9474.i
  %.113.sroa.13.1.i9481.i = phi i64 [ 0, %B0.else.endif.endif.if.i9497.i ], [ %.142.i9478.i, %B0.else.endif.endif.i9474.i ]
  %.150.not.i9482.i = icmp slt i64 %.142.i9478.i, %.281.fca.12.load.i
  br i1 %.150.not.i9482.i, label %B0.endif.i9484.i, label %B0.else.endif.endif.endif.if.i9483.i, !prof !10

B0.else.endif.endif.endif.if.i9483.i:             ; preds = %B0.else.endif.endif.endif.i9480.i
  br label %B0.endif.i9484.i

.3402.endif.preheader.i:                          ; preds = %B0.endif.i9484.i
  %207 = shl i64 %.201.i9486.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9487.i, i8 -1, i64 %207, i1 false), !noalias !7
  %.57.i9500.i.pre = load i64, ptr %.712.i, align 8, !noalias !185
  br label %.3402.if.i

.3402.if.i:                                       ; preds = %.3402.endif.preheader.i, %B0.endif.i9484.i
  %.57.i9500.i = phi i64 [ %.57.i9500.i.pre, %.3402.endif.preheader.i ], [ %.87.i9465.i, %B0.endif.i9484.i ]
  %.87.i9501.i = add nsw i64 %.57.i9500.i, 4
  %.123.i9502.i = icmp slt i64 %.57.i9500.i, 0
  %.124.i9503.i = select i1 %.123.i9502.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9504.i = add i64 %.124.i9503.i, %.57.i9500.i
  %.128.i9505.i = icmp slt i64 %.125.i9504.i, 0
  br i1 %.128.i9505.i, label %B0.else.if.i9534.i, label %B0.else.endif.i9506.i, !prof !6

B0.endif.i9520.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9519.i, %B0.else.endif.endif.endif.i9516.i
  %.113.sroa.13.0.i9521.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9519.i ], [ %.113.sroa.13.1.i9517.i, %B0.else.endif.endif.endif.i9516.i ]
  %.201.i9522.i = sub i64 %.113.sroa.13.0.i9521.i, %.113.sroa.0.3.i9511.i
  %.226.i9523.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9511.i
  store i64 %.87.i9501.i, ptr %.712.i, align 8, !noalias !185
  %.606.not155.i9524.i = icmp sgt i64 %.201.i9522.i, 0
  br i1 %.606.not155.i9524.i, label %.3748.endif.preheader.i, label %.3748.if.i, !prof !39

B0.else.if.i9534.i:                               ; preds = %.3402.if.i
  br label %B0.else.endif.i9506.i

B0.else.endif.i9506.i:                            ; preds = %B0.else.if.i9534.i, %.3402.if.i
  %.113.sroa.0.1.i9507.i = phi i64 [ 0, %B0.else.if.i9534.i ], [ %.125.i9504.i, %.3402.if.i ]
  %.133.not.i9508.i = icmp slt i64 %.125.i9504.i, %.281.fca.12.load.i
  br i1 %.133.not.i9508.i, label %B0.else.endif.endif.i9510.i, label %B0.else.endif.if.i9509.i, !prof !10

B0.else.endif.if.i9509.i:                         ; preds = %B0.else.endif.i9506.i
  br label %B0.else.endif.endif.i9510.i

B0.else.endif.endif.i9510.i:                      ; preds = %B0.else.endif.if.i9509.i, %B0.else.endif.i9506.i
  %.113.sroa.0.3.i9511.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9509.i ], [ %.113.sroa.0.1.i9507.i, %B0.else.endif.i9506.i ]
  %.140.i9512.i = icmp slt i64 %.57.i9500.i, -4
  %.141.i9513.i = select i1 %.140.i9512.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9514.i = add i64 %.141.i9513.i, %.87.i9501.i
  %.145.i9515.i = icmp slt i64 %.142.i9514.i, 0
  br i1 %.145.i9515.i, label %B0.else.endif.endif.if.i9533.i, label %B0.else.endif.endif.endif.i9516.i, !prof !6

B0.else.endif.endif.if.i9533.i:                   ; preds = %B0.else.endif.endif.i9510.i
  br label %B0.else.endif.endif.endif.i9516.i

B0.else.endif.endif.endif.i9516.i:                ; preds = %B0.else.endif.endif.if.i9533.i, %B0.else.endif.endif.i9510.i
  %.113.sroa.13.1.i9517.i = phi i64 [ 0, %B0.else.endif.endif.if.i9533.i ], [ %.142.i9514.i, %B0.else.endif.endif.i9510.i ]
  %.150.not.i9518.i = icmp slt i64 %.142.i9514.i, %.281.fca.12.load.i
  br i1 %.150.not.i9518.i, label %B0.endif.i9520.i, label %B0.else.endif.endif.endif.if.i9519.i, !prof !10

B0.else.endif.endif.endif.if.i9519.i:             ; preds = %B0.else.endif.endif.endif.i9516.i
  br label %B0.endif.i9520.i

.3748.endif.preheader.i:                          ; preds = %B0.endif.i9520.i
  %208 = shl i64 %.201.i9522.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9523.i, i8 0, i64 %208, i1 false), !noalias !185
  br label %.3748.endif.i

.3748.if.i.loopexit:                              ; preds = %.3748.endif.i
  %.57.i9536.i.pre = load i64, ptr %.712.i, align 8, !noalias !188
  br label %.3748.if.i

.3748.if.i:                                       ; preds = %.3748.if.i.loopexit, %B0.endif.i9520.i
  %.57.i9536.i = phi i64 [ %.57.i9536.i.pre, %.3748.if.i.loopexit ], [ %.87.i9501.i, %B0.endif.i9520.i ]
  %.87.i9537.i = add nsw i64 %.57.i9536.i, 4
  %.123.i9538.i = icmp slt i64 %.57.i9536.i, 0
  %.124.i9539.i = select i1 %.123.i9538.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9540.i = add i64 %.124.i9539.i, %.57.i9536.i
  %.128.i9541.i = icmp slt i64 %.125.i9540.i, 0
  br i1 %.128.i9541.i, label %B0.else.if.i9570.i, label %B0.else.endif.i9542.i, !prof !6

B0.endif.i9556.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9555.i, %B0.else.endif.endif.endif.i9552.i
  %.113.sroa.13.0.i9557.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9555.i ], [ %.113.sroa.13.1.i9553.i, %B0.else.endif.endif.endif.i9552.i ]
  %.201.i9558.i = sub i64 %.113.sroa.13.0.i9557.i, %.113.sroa.0.3.i9547.i
  %.226.i9559.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9547.i
  store i64 %.87.i9537.i, ptr %.712.i, align 8, !noalias !188
  %.605.not155.i9560.i = icmp slt i64 %.201.i9558.i, 1
  br i1 %.605.not155.i9560.i, label %.4094.if.i, label %.4094.endif.preheader.i, !prof !191

B0.else.if.i9570.i:                               ; preds = %.3748.if.i
  br label %B0.else.endif.i9542.i

B0.else.endif.i9542.i:                            ; preds = %B0.else.if.i9570.i, %.3748.if.i
  %.113.sroa.0.1.i9543.i = phi i64 [ 0, %B0.else.if.i9570.i ], [ %.125.i9540.i, %.3748.if.i ]
  %.133.not.i9544.i = icmp slt i64 %.125.i9540.i, %.281.fca.12.load.i
  br i1 %.133.not.i9544.i, label %B0.else.endif.endif.i9546.i, label %B0.else.endif.if.i9545.i, !prof !10

B0.else.endif.if.i9545.i:                         ; preds = %B0.else.endif.i9542.i
  br label %B0.else.endif.endif.i9546.i

B0.else.endif.endif.i9546.i:                      ; preds = %B0.else.endif.if.i9545.i, %B0.else.endif.i9542.i
  %.113.sroa.0.3.i9547.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9545.i ], [ %.113.sroa.0.1.i9543.i, %B0.else.endif.i9542.i ]
  %.140.i9548.i = icmp slt i64 %.57.i9536.i, -4
  %.141.i9549.i = select i1 %.140.i9548.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9550.i = add i64 %.141.i9549.i, %.87.i9537.i
  %.145.i9551.i = icmp slt i64 %.142.i9550.i, 0
  br i1 %.145.i9551.i, label %B0.else.endif.endif.if.i9569.i, label %B0.else.endif.endif.endif.i9552.i, !prof !6

B0.else.endif.endif.if.i9569.i:                   ; preds = %B0.else.endif.endif.i9546.i
  br label %B0.else.endif.endif.endif.i9552.i

B0.else.endif.endif.endif.i9552.i:                ; preds = %B0.else.endif.endif.if.i9569.i, %B0.else.endif.endif.i9546.i
  %.113.sroa.13.1.i9553.i = phi i64 [ 0, %B0.else.endif.endif.if.i9569.i ], [ %.142.i9550.i, %B0.else.endif.endif.i9546.i ]
  %.150.not.i9554.i = icmp slt i64 %.142.i9550.i, %.281.fca.12.load.i
  br i1 %.150.not.i9554.i, label %B0.endif.i9556.i, label %B0.else.endif.endif.endif.if.i9555.i, !prof !10

B0.else.endif.endif.endif.if.i9555.i:             ; preds = %B0.else.endif.endif.endif.i9552.i
  br label %B0.endif.i9556.i

.4094.endif.preheader.i:                          ; preds = %B0.endif.i9556.i
  %209 = shl i64 %.201.i9558.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9559.i, i8 0, i64 %209, i1 false), !noalias !188
  br label %.4094.endif.i

.3748.endif.i:                                    ; preds = %.3748.endif.i, %.3748.endif.preheader.i
  %.3744.09745.i = phi i64 [ %.3789.i, %.3748.endif.i ], [ 0, %.3748.endif.preheader.i ]
  %.3784.i = getelementptr double, ptr %.226.i9523.i, i64 %.3744.09745.i
  store double 1.000000e+300, ptr %.3784.i, align 8, !noalias !7
  %.3789.i = add nuw nsw i64 %.3744.09745.i, 1
  %exitcond.not.i1434 = icmp eq i64 %.3789.i, %.201.i9522.i
  br i1 %exitcond.not.i1434, label %.3748.if.i.loopexit, label %.3748.endif.i, !prof !85

.4094.if.i.loopexit:                              ; preds = %.4094.endif.i
  %.57.i9572.i.pre = load i64, ptr %.712.i, align 8, !noalias !192
  br label %.4094.if.i

.4094.if.i:                                       ; preds = %.4094.if.i.loopexit, %B0.endif.i9556.i
  %.57.i9572.i = phi i64 [ %.87.i9537.i, %B0.endif.i9556.i ], [ %.57.i9572.i.pre, %.4094.if.i.loopexit ]
  %.210.i95619923.i = phi i64 [ 0, %B0.endif.i9556.i ], [ %.201.i9558.i, %.4094.if.i.loopexit ]
  %.5.i.i = fptosi double %.489.fca.25.load.i to i64
  %.4172.i = shl nsw i64 %.5.i.i, 2
  %.87.i9573.i = add nsw i64 %.57.i9572.i, %.4172.i
  %.123.i9574.i = icmp slt i64 %.57.i9572.i, 0
  %.124.i9575.i = select i1 %.123.i9574.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9576.i = add i64 %.124.i9575.i, %.57.i9572.i
  %.128.i9577.i = icmp slt i64 %.125.i9576.i, 0
  br i1 %.128.i9577.i, label %B0.else.if.i9606.i, label %B0.else.endif.i9578.i, !prof !6

B0.endif.i9592.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9591.i, %B0.else.endif.endif.endif.i9588.i
  %.113.sroa.13.0.i9593.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9591.i ], [ %.113.sroa.13.1.i9589.i, %B0.else.endif.endif.endif.i9588.i ]
  %.201.i9594.i = sub i64 %.113.sroa.13.0.i9593.i, %.113.sroa.0.3.i9583.i
  %.226.i9595.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9583.i
  store i64 %.87.i9573.i, ptr %.712.i, align 8, !noalias !192
  %.606.not155.i9596.i = icmp sgt i64 %.201.i9594.i, 0
  br i1 %.606.not155.i9596.i, label %.576.endif.preheader.i9604.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9607.i, !prof !39

.576.endif.preheader.i9604.i:                     ; preds = %B0.endif.i9592.i
  %210 = shl i64 %.201.i9594.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9595.i, i8 0, i64 %210, i1 false), !noalias !192
  %.57.i9608.pre.i = load i64, ptr %.712.i, align 8, !noalias !195
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9607.i

B0.else.if.i9606.i:                               ; preds = %.4094.if.i
  br label %B0.else.endif.i9578.i

B0.else.endif.i9578.i:                            ; preds = %B0.else.if.i9606.i, %.4094.if.i
  %.113.sroa.0.1.i9579.i = phi i64 [ 0, %B0.else.if.i9606.i ], [ %.125.i9576.i, %.4094.if.i ]
  %.133.not.i9580.i = icmp slt i64 %.125.i9576.i, %.281.fca.12.load.i
  br i1 %.133.not.i9580.i, label %B0.else.endif.endif.i9582.i, label %B0.else.endif.if.i9581.i, !prof !10

B0.else.endif.if.i9581.i:                         ; preds = %B0.else.endif.i9578.i
  br label %B0.else.endif.endif.i9582.i

B0.else.endif.endif.i9582.i:                      ; preds = %B0.else.endif.if.i9581.i, %B0.else.endif.i9578.i
  %.113.sroa.0.3.i9583.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9581.i ], [ %.113.sroa.0.1.i9579.i, %B0.else.endif.i9578.i ]
  %.140.i9584.i = icmp slt i64 %.87.i9573.i, 0
  %.141.i9585.i = select i1 %.140.i9584.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9586.i = add i64 %.141.i9585.i, %.87.i9573.i
  %.145.i9587.i = icmp slt i64 %.142.i9586.i, 0
  br i1 %.145.i9587.i, label %B0.else.endif.endif.if.i9605.i, label %B0.else.endif.endif.endif.i9588.i, !prof !6

B0.else.endif.endif.if.i9605.i:                   ; preds = %B0.else.endif.endif.i9582.i
  br label %B0.else.endif.endif.endif.i9588.i

B0.else.endif.endif.endif.i9588.i:                ; preds = %B0.else.endif.endif.if.i9605.i, %B0.else.endif.endif.i9582.i
  %.113.sroa.13.1.i9589.i = phi i64 [ 0, %B0.else.endif.endif.if.i9605.i ], [ %.142.i9586.i, %B0.else.endif.endif.i9582.i ]
  %.150.not.i9590.i = icmp slt i64 %.142.i9586.i, %.281.fca.12.load.i
  br i1 %.150.not.i9590.i, label %B0.endif.i9592.i, label %B0.else.endif.endif.endif.if.i9591.i, !prof !10

B0.else.endif.endif.endif.if.i9591.i:             ; preds = %B0.else.endif.endif.endif.i9588.i
  br label %B0.endif.i9592.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9607.i: ; preds = %.576.endif.preheader.i9604.i, %B0.endif.i9592.i
  %.57.i9608.i = phi i64 [ %.87.i9573.i, %B0.endif.i9592.i ], [ %.57.i9608.pre.i, %.576.endif.preheader.i9604.i ]
  %.210.i9597.i = tail call i64 @llvm.smax.i64(i64 %.201.i9594.i, i64 0)
  %.87.i9609.i = add nsw i64 %.57.i9608.i, 4
  %.123.i9610.i = icmp slt i64 %.57.i9608.i, 0
  %.124.i9611.i = select i1 %.123.i9610.i, i64 %.281.fca.12.load.i, i64 0
  %.125.i9612.i = add i64 %.124.i9611.i, %.57.i9608.i
  %.128.i9613.i = icmp slt i64 %.125.i9612.i, 0
  br i1 %.128.i9613.i, label %B0.else.if.i9642.i, label %B0.else.endif.i9614.i, !prof !6

B0.endif.i9628.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9627.i, %B0.else.endif.endif.endif.i9624.i
  %.113.sroa.13.0.i9629.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.endif.endif.if.i9627.i ], [ %.113.sroa.13.1.i9625.i, %B0.else.endif.endif.endif.i9624.i ]
  %.201.i9630.i = sub i64 %.113.sroa.13.0.i9629.i, %.113.sroa.0.3.i9619.i
  %.226.i9631.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9619.i
  store i64 %.87.i9609.i, ptr %.712.i, align 8, !noalias !195
  %.605.not155.i9632.i = icmp sgt i64 %.201.i9630.i, 0
  br i1 %.605.not155.i9632.i, label %.575.endif.preheader.i9640.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i, !prof !39

.575.endif.preheader.i9640.i:                     ; preds = %B0.endif.i9628.i
  %211 = shl i64 %.201.i9630.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9631.i, i8 0, i64 %211, i1 false), !noalias !195
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i

B0.else.if.i9642.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9607.i
  br label %B0.else.endif.i9614.i

B0.else.endif.i9614.i:                            ; preds = %B0.else.if.i9642.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9607.i
  %.113.sroa.0.1.i9615.i = phi i64 [ 0, %B0.else.if.i9642.i ], [ %.125.i9612.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9607.i ]
  %.133.not.i9616.i = icmp slt i64 %.125.i9612.i, %.281.fca.12.load.i
  br i1 %.133.not.i9616.i, label %B0.else.endif.endif.i9618.i, label %B0.else.endif.if.i9617.i, !prof !10

B0.else.endif.if.i9617.i:                         ; preds = %B0.else.endif.i9614.i
  br label %B0.else.endif.endif.i9618.i

B0.else.endif.endif.i9618.i:                      ; preds = %B0.else.endif.if.i9617.i, %B0.else.endif.i9614.i
  %.113.sroa.0.3.i9619.i = phi i64 [ %.281.fca.12.load.i, %B0.else.endif.if.i9617.i ], [ %.113.sroa.0.1.i9615.i, %B0.else.endif.i9614.i ]
  %.140.i9620.i = icmp slt i64 %.57.i9608.i, -4
  %.141.i9621.i = select i1 %.140.i9620.i, i64 %.281.fca.12.load.i, i64 0
  %.142.i9622.i = add i64 %.141.i9621.i, %.87.i9609.i
  %.145.i9623.i = icmp slt i64 %.142.i9622.i, 0
  br i1 %.145.i9623.i, label %B0.else.endif.endif.if.i9641.i, label %B0.else.endif.endif.endif.i9624.i, !prof !6

B0.else.endif.endif.if.i9641.i:                   ; preds = %B0.else.endif.endif.i9618.i
  br label %B0.else.endif.endif.endif.i9624.i

B0.else.endif.endif.endif.i9624.i:                ; preds = %B0.else.endif.endif.if.i9641.i, %B0.else.endif.endif.i9618.i
  %.113.sroa.13.1.i9625.i = phi i64 [ 0, %B0.else.endif.endif.if.i9641.i ], [ %.142.i9622.i, %B0.else.endif.endif.i9618.i ]
  %.150.not.i9626.i = icmp slt i64 %.142.i9622.i, %.281.fca.12.load.i
  br i1 %.150.not.i9626.i, label %B0.endif.i9628.i, label %B0.else.endif.endif.endif.if.i9627.i, !prof !10

B0.else.endif.endif.endif.if.i9627.i:             ; preds = %B0.else.endif.endif.endif.i9624.i
  br label %B0.endif.i9628.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i: ; preds = %.575.endif.preheader.i9640.i, %B0.endif.i9628.i
  %.43509771.i = icmp sgt i64 %.281.fca.4.load.i, 0
  br i1 %.43509771.i, label %B1526.preheader.lr.ph.i, label %B8618.i

B1526.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9643.i
  %spec.select9681.i = tail call i64 @llvm.smax.i64(i64 %.281.fca.7.load.i, i64 0)
  %.47759752.not.i = icmp slt i64 %.281.fca.7.load.i, 1
  %.4881.i = icmp eq i64 %.281.fca.5.load.i, 0
  %.4893.i = icmp eq i64 %.281.fca.5.load.i, -1
  %.7790.i = getelementptr i8, ptr %.3040, i64 64
  %.9152.i = getelementptr i8, ptr %.3382, i64 48
  %.9184.i = getelementptr i8, ptr %.3382, i64 56
  %.9256.i = fcmp ogt double %.489.fca.22.load.i, 0.000000e+00
  %.9381.i = icmp ne i64 %.281.fca.7.load.i, 0
  %.9393.i = icmp ne i64 %.281.fca.7.load.i, -1
  %.9521.i = icmp ne i64 %.281.fca.5.load.i, 0
  %.9533.i = icmp ne i64 %.281.fca.5.load.i, -1
  %.11124.i = getelementptr i8, ptr %.3382, i64 72
  %.11154.i = getelementptr i8, ptr %.3382, i64 136
  %.511.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.541.i8342.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %212 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.795.i.i = getelementptr i8, ptr %212, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.489.fca.27.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %213 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1758.i.i = getelementptr i8, ptr %.3382, i64 8
  %.1874.i.i = fcmp ogt double %.489.fca.28.load.i, 0.000000e+00
  %.1906.i.i = zext i1 %.1874.i.i to i64
  %.1936.i.i = getelementptr i8, ptr %.3382, i64 16
  %.1993.i.i = fadd double %.489.fca.10.load.i, %.489.fca.11.load.i
  %.2026.i.i = getelementptr i8, ptr %.3382, i64 128
  %.656.i.i.i = getelementptr i8, ptr %.3382, i64 88
  %.332.i.i.i.i = fmul double %.489.fca.16.load.i, 2.000000e+00
  %.390.i.i.i.i = getelementptr i8, ptr %.3382, i64 32
  %.1100.i.i.i = fcmp ogt double %.489.fca.21.load.i, 0.000000e+00
  %.1307.i.i.i = fmul double %.489.fca.7.load.i, %.489.fca.21.load.i
  %.523.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.803.i8496.i = getelementptr i8, ptr %.3382, i64 64
  %.1020.i.i = getelementptr i8, ptr %.3382, i64 80
  %.12174.i = fmul double %.489.fca.5.load.i, %.489.fca.35.load.i
  %.1057.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1440.i.i = getelementptr i8, ptr %.3382, i64 96
  %.1506.i.i = getelementptr i8, ptr %.3382, i64 104
  %.1766.i.i = fmul double %.489.fca.17.load.i, %.489.fca.20.load.i
  %.1769.i.i = fsub double 1.000000e+00, %.489.fca.20.load.i
  %.1813.i.i = fmul double %.489.fca.18.load.i, %.1769.i.i
  %.1814.i.i = fadd double %.1766.i.i, %.1813.i.i
  %.10628.i = getelementptr i8, ptr %.3382, i64 112
  %.13134.i = icmp eq i64 %.5.i.i, 0
  %.14267.i = getelementptr i8, ptr %.3382, i64 120
  %.14469.i = getelementptr i8, ptr %.3040, i64 80
  %214 = shl i64 %.113.sroa.0.3.i8793.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %214
  %215 = shl i64 %.113.sroa.0.3.i9117.i, 3
  %scevgep9840.i = getelementptr i8, ptr %arg.memory_at, i64 %215
  %.6397.not9755.i = icmp sgt i64 %.201.i9558.i, %.210.i95619923.i
  br label %B1526.i.outer

.4094.endif.i:                                    ; preds = %.4094.endif.i, %.4094.endif.preheader.i
  %.4090.09747.i = phi i64 [ %.4135.i, %.4094.endif.i ], [ 0, %.4094.endif.preheader.i ]
  %.4130.i = getelementptr i64, ptr %.226.i9559.i, i64 %.4090.09747.i
  store i64 1, ptr %.4130.i, align 8, !noalias !7
  %.4135.i = add nuw nsw i64 %.4090.09747.i, 1
  %exitcond9838.not.i = icmp eq i64 %.4135.i, %.201.i9558.i
  br i1 %exitcond9838.not.i, label %.4094.if.i.loopexit, label %.4094.endif.i, !prof !85

B1770.if.i:                                       ; preds = %B1770.loopexit.i, %B1770.if.lr.ph.i
  %.4719.09753.i = phi i64 [ 0, %B1770.if.lr.ph.i ], [ %.4788.i, %B1770.loopexit.i ]
  %.4788.i = add nuw nsw i64 %.4719.09753.i, 1
  %.4816.i = add nsw i64 %.4719.09753.i, %.4815.i
  %.4830.i = icmp slt i64 %.4816.i, 0
  %.4831.i = select i1 %.4830.i, i64 %.210.i8879.i, i64 0
  %216 = getelementptr i64, ptr %.226.i8877.i, i64 %.4816.i
  %.4845.i = getelementptr i64, ptr %216, i64 %.4831.i
  store i64 1, ptr %.4845.i, align 8, !noalias !7
  %.4861.i = select i1 %.4830.i, i64 %.210.i8915.i, i64 0
  %217 = getelementptr i64, ptr %.226.i8913.i, i64 %.4816.i
  %.4875.i = getelementptr i64, ptr %217, i64 %.4861.i
  store i64 0, ptr %.4875.i, align 8, !noalias !7
  br i1 %brmerge.i, label %B1772.endif.i, label %B1772.else.if.i, !prof !198

B1772.endif.i:                                    ; preds = %B1772.else.if.i, %B1770.if.i
  %rem.0.i = phi i64 [ 0, %B1770.if.i ], [ %234, %B1772.else.if.i ]
  %.4921.i = add nsw i64 %rem.0.i, %.4719.09753.i
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
  %.4996.i = select i1 %.4830.i, i64 %.210.i8604.i, i64 0
  %220 = getelementptr i64, ptr %.226.i.i, i64 %.4816.i
  %.5010.i = getelementptr i64, ptr %220, i64 %.4996.i
  store i64 %.4981.i, ptr %.5010.i, align 8, !noalias !7
  %.5026.i = icmp slt i64 %.4951.i, -1
  %.5027.i = select i1 %.5026.i, i64 %.1598, i64 0
  %221 = getelementptr i8, ptr %219, i64 8
  %.5041.i = getelementptr i64, ptr %221, i64 %.5027.i
  %.5042.i = load i64, ptr %.5041.i, align 8, !noalias !7
  %.5057.i = select i1 %.4830.i, i64 %.210.i8630.i, i64 0
  %222 = getelementptr i64, ptr %.226.i8628.i, i64 %.4816.i
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
  %.5177.i = select i1 %.4830.i, i64 %.210.i8666.i, i64 0
  %225 = getelementptr i64, ptr %.226.i8664.i, i64 %.4816.i
  %.5191.i = getelementptr i64, ptr %225, i64 %.5177.i
  store i64 %.5162.i, ptr %.5191.i, align 8, !noalias !7
  %.5207.i = select i1 %.4830.i, i64 %.210.i8701.i, i64 0
  %226 = getelementptr double, ptr %.226.i8700.i, i64 %.4816.i
  %.5221.i = getelementptr double, ptr %226, i64 %.5207.i
  store double 0.000000e+00, ptr %.5221.i, align 8, !noalias !7
  %.5237.i = select i1 %.4830.i, i64 %.210.i8771.i, i64 0
  %227 = getelementptr i64, ptr %.226.i8769.i, i64 %.4816.i
  %.5251.i = getelementptr i64, ptr %227, i64 %.5237.i
  store i64 0, ptr %.5251.i, align 8, !noalias !7
  %.5268.i = select i1 %.4830.i, i64 %.210.i8951.i, i64 0
  %228 = getelementptr i64, ptr %.226.i8949.i, i64 %.4816.i
  %.5282.i = getelementptr i64, ptr %228, i64 %.5268.i
  store i64 %next_block.5.3.i, ptr %.5282.i, align 8, !noalias !7
  %.5286.i = uitofp nneg i64 %.4719.09753.i to double
  %.5287.i = fmul double %.489.fca.2.load.i, %.5286.i
  %.5289.i = fadd double %.4597.i, %.5287.i
  %.5304.i = select i1 %.4830.i, i64 %.210.i898799119915.i, i64 0
  %229 = getelementptr double, ptr %.226.i8985.i, i64 %.4816.i
  %.5318.i = getelementptr double, ptr %229, i64 %.5304.i
  store double %.5289.i, ptr %.5318.i, align 8, !noalias !7
  %.5323.i = add nsw i64 %.4719.09753.i, %.5322.i
  %.5338.i = select i1 %.4830.i, i64 %.210.i9023.i, i64 0
  %230 = getelementptr i64, ptr %.226.i9021.i, i64 %.4816.i
  %.5352.i = getelementptr i64, ptr %230, i64 %.5338.i
  store i64 %.5323.i, ptr %.5352.i, align 8, !noalias !7
  %.5383.i = load double, ptr %.5318.i, align 8, !noalias !7
  %.5398.i = select i1 %.4830.i, i64 %.210.i9059.i, i64 0
  %231 = getelementptr double, ptr %.226.i9057.i, i64 %.4816.i
  %.5412.i = getelementptr double, ptr %231, i64 %.5398.i
  store double %.5383.i, ptr %.5412.i, align 8, !noalias !7
  %.5428.i = select i1 %.4830.i, i64 %.210.i9347.i, i64 0
  %232 = getelementptr double, ptr %.226.i9345.i, i64 %.4816.i
  %.5442.i = getelementptr double, ptr %232, i64 %.5428.i
  store double 0.000000e+00, ptr %.5442.i, align 8, !noalias !7
  %.5458.i = select i1 %.4830.i, i64 %.210.i9095.i, i64 0
  %233 = getelementptr i64, ptr %.226.i9093.i, i64 %.4816.i
  %.5472.i = getelementptr i64, ptr %233, i64 %.5458.i
  store i64 9, ptr %.5472.i, align 8, !noalias !7
  %.5474.i = mul nsw i64 %.4816.i, 6
  %.5475.i = add nsw i64 %.4816.i, 1
  %.5476.i = mul nsw i64 %.5475.i, 6
  %.5514.i = select i1 %.4830.i, i64 %.210.i8807.i, i64 0
  %.5515.i = add i64 %.5514.i, %.5474.i
  %.5530.i = icmp slt i64 %.4816.i, -1
  %.5531.i = select i1 %.5530.i, i64 %.210.i8807.i, i64 0
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
  %.5639.sroa.13.0.i = phi i64 [ %.210.i8807.i, %B1772.endif.endif.else.endif.endif.endif.if.i ], [ %.5639.sroa.13.1.i, %B1772.endif.endif.else.endif.endif.endif.i ]
  %.5760.not9748.i = icmp slt i64 %.5639.sroa.0.3.i, %.5639.sroa.13.0.i
  br i1 %.5760.not9748.i, label %.5730.endif.preheader.i, label %.5730.if.i, !prof !39

.5730.endif.preheader.i:                          ; preds = %B1772.endif.endif.endif.i
  %235 = shl i64 %.5639.sroa.0.3.i, 3
  %scevgep9839.i = getelementptr i8, ptr %scevgep.i, i64 %235
  %236 = sub nsw i64 %.5639.sroa.13.0.i, %.5639.sroa.0.3.i
  %237 = shl i64 %236, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9839.i, i8 0, i64 %237, i1 false), !noalias !7
  br label %.5730.if.i

B1772.endif.endif.else.if.i:                      ; preds = %B1772.endif.i
  br label %B1772.endif.endif.else.endif.i

B1772.endif.endif.else.endif.i:                   ; preds = %B1772.endif.endif.else.if.i, %B1772.endif.i
  %.5639.sroa.0.1.i = phi i64 [ 0, %B1772.endif.endif.else.if.i ], [ %.5515.i, %B1772.endif.i ]
  %.5664.not.i = icmp slt i64 %.5515.i, %.210.i8807.i
  br i1 %.5664.not.i, label %B1772.endif.endif.else.endif.endif.i, label %B1772.endif.endif.else.endif.if.i, !prof !10

B1772.endif.endif.else.endif.if.i:                ; preds = %B1772.endif.endif.else.endif.i
  br label %B1772.endif.endif.else.endif.endif.i

B1772.endif.endif.else.endif.endif.i:             ; preds = %B1772.endif.endif.else.endif.if.i, %B1772.endif.endif.else.endif.i
  %.5639.sroa.0.3.i = phi i64 [ %.210.i8807.i, %B1772.endif.endif.else.endif.if.i ], [ %.5639.sroa.0.1.i, %B1772.endif.endif.else.endif.i ]
  %.5676.i = icmp slt i64 %.5532.i, 0
  br i1 %.5676.i, label %B1772.endif.endif.else.endif.endif.if.i, label %B1772.endif.endif.else.endif.endif.endif.i, !prof !6

B1772.endif.endif.else.endif.endif.if.i:          ; preds = %B1772.endif.endif.else.endif.endif.i
  br label %B1772.endif.endif.else.endif.endif.endif.i

B1772.endif.endif.else.endif.endif.endif.i:       ; preds = %B1772.endif.endif.else.endif.endif.if.i, %B1772.endif.endif.else.endif.endif.i
  %.5639.sroa.13.1.i = phi i64 [ 0, %B1772.endif.endif.else.endif.endif.if.i ], [ %.5532.i, %B1772.endif.endif.else.endif.endif.i ]
  %.5681.not.i = icmp slt i64 %.5532.i, %.210.i8807.i
  br i1 %.5681.not.i, label %B1772.endif.endif.endif.i, label %B1772.endif.endif.else.endif.endif.endif.if.i, !prof !10

B1772.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B1772.endif.endif.else.endif.endif.endif.i
  br label %B1772.endif.endif.endif.i

.5730.if.i:                                       ; preds = %.5730.endif.preheader.i, %B1772.endif.endif.endif.i
  %.5778.i = mul nsw i64 %.4816.i, %.570.i
  %.5781.i = mul nsw i64 %.5475.i, %.570.i
  %.5818.i = icmp slt i64 %.5778.i, 0
  %.5819.i = select i1 %.5818.i, i64 %.210.i9131.i, i64 0
  %.5820.i = add i64 %.5819.i, %.5778.i
  %.5835.i = icmp slt i64 %.5781.i, 0
  %.5836.i = select i1 %.5835.i, i64 %.210.i9131.i, i64 0
  %.5837.i = add i64 %.5836.i, %.5781.i
  %.5964.i = icmp slt i64 %.5820.i, 0
  br i1 %.5964.i, label %.5731.endif.else.if.i, label %.5731.endif.else.endif.i, !prof !6

.5731.endif.endif.i:                              ; preds = %.5731.endif.else.endif.endif.endif.if.i, %.5731.endif.else.endif.endif.endif.i
  %.5944.sroa.13.0.i = phi i64 [ %.210.i9131.i, %.5731.endif.else.endif.endif.endif.if.i ], [ %.5944.sroa.13.1.i, %.5731.endif.else.endif.endif.endif.i ]
  %.6065.not9750.i = icmp slt i64 %.5944.sroa.0.3.i, %.5944.sroa.13.0.i
  br i1 %.6065.not9750.i, label %.6035.endif.preheader.i, label %B1770.loopexit.i, !prof !39

.6035.endif.preheader.i:                          ; preds = %.5731.endif.endif.i
  %238 = shl i64 %.5944.sroa.0.3.i, 3
  %scevgep9841.i = getelementptr i8, ptr %scevgep9840.i, i64 %238
  %239 = sub nsw i64 %.5944.sroa.13.0.i, %.5944.sroa.0.3.i
  %240 = shl i64 %239, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9841.i, i8 0, i64 %240, i1 false), !noalias !7
  br label %B1770.loopexit.i

.5731.endif.else.if.i:                            ; preds = %.5730.if.i
  br label %.5731.endif.else.endif.i

.5731.endif.else.endif.i:                         ; preds = %.5731.endif.else.if.i, %.5730.if.i
  %.5944.sroa.0.1.i = phi i64 [ 0, %.5731.endif.else.if.i ], [ %.5820.i, %.5730.if.i ]
  %.5969.not.i = icmp slt i64 %.5820.i, %.210.i9131.i
  br i1 %.5969.not.i, label %.5731.endif.else.endif.endif.i, label %.5731.endif.else.endif.if.i, !prof !10

.5731.endif.else.endif.if.i:                      ; preds = %.5731.endif.else.endif.i
  br label %.5731.endif.else.endif.endif.i

.5731.endif.else.endif.endif.i:                   ; preds = %.5731.endif.else.endif.if.i, %.5731.endif.else.endif.i
  %.5944.sroa.0.3.i = phi i64 [ %.210.i9131.i, %.5731.endif.else.endif.if.i ], [ %.5944.sroa.0.1.i, %.5731.endif.else.endif.i ]
  %.5981.i = icmp slt i64 %.5837.i, 0
  br i1 %.5981.i, label %.5731.endif.else.endif.endif.if.i, label %.5731.endif.else.endif.endif.endif.i, !prof !6

.5731.endif.else.endif.endif.if.i:                ; preds = %.5731.endif.else.endif.endif.i
  br label %.5731.endif.else.endif.endif.endif.i

.5731.endif.else.endif.endif.endif.i:             ; preds = %.5731.endif.else.endif.endif.if.i, %.5731.endif.else.endif.endif.i
  %.5944.sroa.13.1.i = phi i64 [ 0, %.5731.endif.else.endif.endif.if.i ], [ %.5837.i, %.5731.endif.else.endif.endif.i ]
  %.5986.not.i = icmp slt i64 %.5837.i, %.210.i9131.i
  br i1 %.5986.not.i, label %.5731.endif.endif.i, label %.5731.endif.else.endif.endif.endif.if.i, !prof !10

.5731.endif.else.endif.endif.endif.if.i:          ; preds = %.5731.endif.else.endif.endif.endif.i
  br label %.5731.endif.endif.i

B2172.endif.else.endif.endif.endif.if.i:          ; preds = %B2172.i
  br i1 %.6397.not9755.i, label %.6367.endif.i.preheader, label %.6367.if.i, !prof !199

.6367.endif.i.preheader:                          ; preds = %B2172.i, %B2172.endif.else.endif.endif.endif.if.i
  %.6363.09756.i.ph = phi i64 [ %.210.i95619923.i, %B2172.endif.else.endif.endif.endif.if.i ], [ 0, %B2172.i ]
  br label %.6367.endif.i

.6367.if.i:                                       ; preds = %.6367.endif.i, %B2172.endif.else.endif.endif.endif.if.i
  %exitcond1525.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1525.not, label %B2232.i, label %B2218.i

.6367.endif.i:                                    ; preds = %.6367.endif.i.preheader, %.6367.endif.i
  %.6363.09756.i = phi i64 [ %.6408.i, %.6367.endif.i ], [ %.6363.09756.i.ph, %.6367.endif.i.preheader ]
  %.6403.i = getelementptr i64, ptr %.226.i9559.i, i64 %.6363.09756.i
  store i64 1, ptr %.6403.i, align 8, !noalias !7
  %.6408.i = add nuw nsw i64 %.6363.09756.i, 1
  %.6397.not.i = icmp sgt i64 %.201.i9558.i, %.6408.i
  br i1 %.6397.not.i, label %.6367.endif.i, label %.6367.if.i, !prof !200

B2290.if.i:                                       ; preds = %B2468.i, %B2232.i
  %scheduler.2.29761.i = phi i64 [ -1, %B2232.i ], [ %scheduler.3.3.i, %B2468.i ]
  %best.2.29760.i = phi double [ 1.000000e+300, %B2232.i ], [ %best.3.3.i, %B2468.i ]
  %.6497.09757.i = phi i64 [ 0, %B2232.i ], [ %.6566.i, %B2468.i ]
  %.6566.i = add nuw nsw i64 %.6497.09757.i, 1
  %241 = getelementptr i64, ptr %.226.i9559.i, i64 %.6497.09757.i
  %.6624.i = load i64, ptr %241, align 8, !noalias !7
  %.6625.not.i = icmp eq i64 %.6624.i, 0
  br i1 %.6625.not.i, label %B2400.i, label %B2310.i

B2910.if.i:                                       ; preds = %B3052.i, %B2910.preheader.i
  %why.5.29765.i = phi i64 [ 2, %B2910.preheader.i ], [ %why.6.3.i, %B3052.i ]
  %need.3.29764.i = phi double [ %best.3.3.i, %B2910.preheader.i ], [ %need.4.3.i, %B3052.i ]
  %.7948.09762.i = phi i64 [ 0, %B2910.preheader.i ], [ %.8023.i, %B3052.i ]
  %.8023.i = add nuw nsw i64 %.7948.09762.i, 1
  %242 = shl nuw i64 1, %.7948.09762.i
  %243 = and i64 %242, %.7902.i
  %.8067.not.i = icmp eq i64 %243, 0
  br i1 %.8067.not.i, label %B3052.i, label %B2930.i

B4096.endif.i:                                    ; preds = %B4096.else.if.i, %B4096.i
  %quot.2.0.i = phi i64 [ 0, %B4096.i ], [ %spec.select8308.i, %B4096.else.if.i ]
  %244 = getelementptr i64, ptr %.710, i64 %.7386.i
  %.9451.i = getelementptr i64, ptr %244, i64 %.7405.i
  %.9452.i = load i64, ptr %.9451.i, align 8, !noalias !7
  %.13.i9644.i = tail call i64 @llvm.smax.i64(i64 %.9452.i, i64 1)
  %.9482.i = uitofp nneg i64 %.13.i9644.i to double
  %.9483.i = fadd double %best.3.3.i, %.9482.i
  %.9502.i = select i1 %.7370.i, i64 %.210.i8951.i, i64 0
  %245 = getelementptr i64, ptr %.226.i8949.i, i64 %.7315.i
  %.9516.i = getelementptr i64, ptr %245, i64 %.9502.i
  %.9517.i = load i64, ptr %.9516.i, align 8, !noalias !7
  %.9532.i = icmp ne i64 %.9517.i, -9223372036854775808
  %.9534.not.i = or i1 %.9533.i, %.9532.i
  %or.cond9787.i = select i1 %.9521.i, i1 %.9534.not.i, i1 false, !prof !14
  br i1 %or.cond9787.i, label %B4096.endif.endif.else.if.i, label %B4096.endif.endif.endif.i, !prof !14

B4096.else.if.i:                                  ; preds = %B4096.i
  %.9397.i = sdiv i64 %.7315.i, %.281.fca.7.load.i
  %.9398.i = srem i64 %.7315.i, %.281.fca.7.load.i
  %.9399.i = xor i64 %.9398.i, %.281.fca.7.load.i
  %.9400.i = icmp slt i64 %.9399.i, 0
  %.9401.i = icmp ne i64 %.9398.i, 0
  %.9402.i = and i1 %.9401.i, %.9400.i
  %.9407.i = sext i1 %.9402.i to i64
  %spec.select8308.i = add i64 %.9397.i, %.9407.i
  br label %B4096.endif.i

B4096.endif.endif.endif.i:                        ; preds = %B4096.endif.endif.else.if.i, %B4096.endif.i
  %rem.3.0.i = phi i64 [ 0, %B4096.endif.i ], [ %246, %B4096.endif.endif.else.if.i ]
  br i1 %or.cond9785.i, label %B4096.endif.endif.endif.else.if.i, label %B4096.endif.endif.endif.endif.i, !prof !14

B4096.endif.endif.else.if.i:                      ; preds = %B4096.endif.i
  %.9538.i = srem i64 %.9517.i, %.281.fca.5.load.i
  %.9539.i = xor i64 %.9538.i, %.281.fca.5.load.i
  %.9540.i = icmp slt i64 %.9539.i, 0
  %.9541.i = icmp ne i64 %.9538.i, 0
  %.9542.i = and i1 %.9541.i, %.9540.i
  %.9549.i = select i1 %.9542.i, i64 %.281.fca.5.load.i, i64 0
  %spec.select8309.i = add i64 %.9549.i, %.9538.i
  %246 = mul nsw i64 %spec.select8309.i, %.281.fca.7.load.i
  br label %B4096.endif.endif.endif.i

B4096.endif.endif.endif.endif.i:                  ; preds = %B4096.endif.endif.endif.else.if.i, %B4096.endif.endif.endif.i
  %rem.4.0.i = phi i64 [ 0, %B4096.endif.endif.endif.i ], [ %spec.select8310.i, %B4096.endif.endif.endif.else.if.i ]
  %.9603.i = add nsw i64 %rem.4.0.i, %rem.3.0.i
  %.9611.i = icmp eq i64 %.7420.i, 5
  br i1 %.9611.i, label %B4274.i, label %B4482.i

B4096.endif.endif.endif.else.if.i:                ; preds = %B4096.endif.endif.endif.i
  %.9582.i = srem i64 %.7315.i, %.281.fca.7.load.i
  %.9583.i = xor i64 %.9582.i, %.281.fca.7.load.i
  %.9584.i = icmp slt i64 %.9583.i, 0
  %.9585.i = icmp ne i64 %.9582.i, 0
  %.9586.i = and i1 %.9585.i, %.9584.i
  %.9593.i = select i1 %.9586.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8310.i = add i64 %.9593.i, %.9582.i
  br label %B4096.endif.endif.endif.endif.i

B7050.endif.i:                                    ; preds = %B7050.else.if.i, %B7050.i
  %rem.7.0.i = phi i64 [ %.13142.0.i, %B7050.else.if.i ], [ 0, %B7050.i ]
  store i64 %rem.7.0.i, ptr %.13066.i, align 8, !noalias !7
  br label %B7150.i

B7050.else.if.i:                                  ; preds = %B7050.i
  %.13129.i = load i64, ptr %.13066.i, align 8, !noalias !7
  %.13130.i = add nsw i64 %.13129.i, 1
  %.13151.i = srem i64 %.13130.i, %.5.i.i
  %.13152.i = xor i64 %.13151.i, %.5.i.i
  %.13153.i = icmp slt i64 %.13152.i, 0
  %.13154.i = icmp ne i64 %.13151.i, 0
  %.13155.i = and i1 %.13154.i, %.13153.i
  %.13162.i = select i1 %.13155.i, i64 %.5.i.i, i64 0
  %.13142.0.i = add i64 %.13162.i, %.13151.i
  br label %B7050.endif.i

B7672.endif.endif.i:                              ; preds = %B7672.endif.else.if.i, %B7672.i
  %rem.8.0.i = phi double [ 0.000000e+00, %B7672.i ], [ %248, %B7672.endif.else.if.i ]
  %.14408.i = fmul double %.489.fca.2.load.i, %rem.8.0.i
  %.14409.i = fsub double %.14360.i, %.14408.i
  %.14410.i = fadd double %.14268.i, %.14409.i
  store double %.14410.i, ptr %.14267.i, align 8, !noalias !7
  %.14470.i = load double, ptr %.14469.i, align 8, !noalias !7
  %.14486.i = select i1 %.14190.i, i64 %.210.i9239.i, i64 0
  %247 = getelementptr double, ptr %.226.i9237.i, i64 %quot.2.0.i
  %.14500.i = getelementptr double, ptr %247, i64 %.14486.i
  %.14501.i = load double, ptr %.14500.i, align 8, !noalias !7
  %.14507.i = fsub double %.14501.i, %.12174.i
  %.14509.i = fsub double %.14507.i, %best.3.3.i
  %.12.i9645.i = fcmp ogt double %.14509.i, 0.000000e+00
  %.13.i9646.i = select i1 %.12.i9645.i, double %.14509.i, double 0.000000e+00
  %.14538.i = fadd double %.14470.i, %.13.i9646.i
  store double %.14538.i, ptr %.14469.i, align 8, !noalias !7
  br label %B8212.i

B7672.endif.else.if.i:                            ; preds = %B7672.i
  %.14384.i = srem i64 %.7315.i, %.281.fca.7.load.i
  %.14385.i = xor i64 %.14384.i, %.281.fca.7.load.i
  %.14386.i = icmp slt i64 %.14385.i, 0
  %.14387.i = icmp ne i64 %.14384.i, 0
  %.14388.i = and i1 %.14387.i, %.14386.i
  %.14395.i = select i1 %.14388.i, i64 %.281.fca.7.load.i, i64 0
  %spec.select8311.i = add i64 %.14395.i, %.14384.i
  %248 = sitofp i64 %spec.select8311.i to double
  br label %B7672.endif.endif.i

B8382.if.i:                                       ; preds = %B8438.i, %B8382.if.preheader.i
  %.15061.09768.i = phi i64 [ %.15123.i, %B8438.i ], [ %spec.select9681.i, %B8382.if.preheader.i ]
  %.15058.09767.i = phi i64 [ %.15127.i, %B8438.i ], [ %.15030.i, %B8382.if.preheader.i ]
  %.15123.i = add nsw i64 %.15061.09768.i, -1
  %.15127.i = add i64 %.15058.09767.i, 1
  %.15169.i = icmp slt i64 %.15058.09767.i, 0
  %.15170.i = select i1 %.15169.i, i64 %.210.i8879.i, i64 0
  %249 = getelementptr i64, ptr %.226.i8877.i, i64 %.15058.09767.i
  %.15184.i = getelementptr i64, ptr %249, i64 %.15170.i
  %.15185.i = load i64, ptr %.15184.i, align 8, !noalias !7
  %.15186.not.i = icmp eq i64 %.15185.i, 0
  br i1 %.15186.not.i, label %B8438.i, label %B8402.i

B8440.endif.else.endif.endif.endif.if.i:          ; preds = %B8440.i
  br i1 %.6397.not9755.i, label %.15580.endif.i.preheader, label %B8464.i, !prof !199

.15580.endif.i.preheader:                         ; preds = %B8440.i, %B8440.endif.else.endif.endif.endif.if.i
  %.15576.09770.i.ph = phi i64 [ %.210.i95619923.i, %B8440.endif.else.endif.endif.endif.if.i ], [ 0, %B8440.i ]
  br label %.15580.endif.i

.15580.endif.i:                                   ; preds = %.15580.endif.i.preheader, %.15580.endif.i
  %.15576.09770.i = phi i64 [ %.15621.i, %.15580.endif.i ], [ %.15576.09770.i.ph, %.15580.endif.i.preheader ]
  %.15616.i = getelementptr i64, ptr %.226.i9559.i, i64 %.15576.09770.i
  store i64 1, ptr %.15616.i, align 8, !noalias !7
  %.15621.i = add nuw nsw i64 %.15576.09770.i, 1
  %.15610.not.i = icmp sgt i64 %.201.i9558.i, %.15621.i
  br i1 %.15610.not.i, label %.15580.endif.i, label %B8464.i, !prof !200

B8648.if.i:                                       ; preds = %B9094.i, %B8648.if.lr.ph.i
  %.16587.09782.i = phi i64 [ 0, %B8648.if.lr.ph.i ], [ %.16656.i, %B9094.i ]
  %.16656.i = add nuw nsw i64 %.16587.09782.i, 1
  %250 = getelementptr i64, ptr %.226.i8877.i, i64 %.16587.09782.i
  %.16714.i = load i64, ptr %250, align 8, !noalias !7
  %.16715.not.i = icmp eq i64 %.16714.i, 0
  br i1 %.16715.not.i, label %B9094.i, label %B8668.i

B8668.endif.endif.i:                              ; preds = %B8668.endif.else.if.i, %B8668.i
  %.168189673.pn.pn.in.i = phi ptr [ %.168179672.i, %B8668.endif.else.if.i ], [ %.226.i9309.i, %B8668.i ]
  %rem.10.0.i = phi double [ %258, %B8668.endif.else.if.i ], [ 0.000000e+00, %B8668.i ]
  %.168189673.pn.pn.i = load double, ptr %.168189673.pn.pn.in.i, align 8, !noalias !7
  %.168209676.i = fsub double %now.2.2.i, %.168189673.pn.pn.i
  %.16866.i = fmul double %.489.fca.2.load.i, %rem.10.0.i
  %.16867.i = fsub double %.168209676.i, %.16866.i
  %.12.i9647.i = fcmp ogt double %.16867.i, 0.000000e+00
  %.13.i9648.i = select i1 %.12.i9647.i, double %.16867.i, double 0.000000e+00
  %.16896.i = fadd double %.16746.i, %.13.i9648.i
  store double %.16896.i, ptr %.16745.i, align 8, !noalias !7
  %251 = getelementptr double, ptr %.226.i9057.i, i64 %.16587.09782.i
  %.16957.i = load double, ptr %251, align 8, !noalias !7
  %252 = getelementptr double, ptr %.226.i8985.i, i64 %.16587.09782.i
  %.16988.i = load double, ptr %252, align 8, !noalias !7
  %.12.i9649.i = fcmp olt double %now.2.2.i, %.16988.i
  %.13.i9650.i = select i1 %.12.i9649.i, double %now.2.2.i, double %.16988.i
  %.12.i9651.i = fcmp ogt double %.13.i9650.i, %.16957.i
  %.13.i9652.i = select i1 %.12.i9651.i, double %.13.i9650.i, double %.16957.i
  %253 = getelementptr i64, ptr %.226.i9093.i, i64 %.16587.09782.i
  %.17076.i = load i64, ptr %253, align 8, !noalias !7
  %.17090.i = icmp slt i64 %.17076.i, 0
  %.17091.i = select i1 %.17090.i, i64 %.3024, i64 0
  %254 = getelementptr double, ptr %.3040, i64 %.17076.i
  %.17105.i = getelementptr double, ptr %254, i64 %.17091.i
  %.17106.i = load double, ptr %.17105.i, align 8, !noalias !7
  %.17138.i = fsub double %.13.i9652.i, %.16957.i
  %.17139.i = fadd double %.17106.i, %.17138.i
  store double %.17139.i, ptr %.17105.i, align 8, !noalias !7
  %255 = getelementptr i64, ptr %.226.i8664.i, i64 %.16587.09782.i
  %.17200.i = load i64, ptr %255, align 8, !noalias !7
  %.17214.i = icmp slt i64 %.17200.i, 0
  %.17215.i = select i1 %.17214.i, i64 %.3195, i64 0
  %256 = getelementptr double, ptr %.3211, i64 %.17200.i
  %.17229.i = getelementptr double, ptr %256, i64 %.17215.i
  %.17230.i = load double, ptr %.17229.i, align 8, !noalias !7
  %.17261.i = load double, ptr %251, align 8, !noalias !7
  %.17264.i = fsub double %.13.i9652.i, %.17261.i
  %.17265.i = fadd double %.17230.i, %.17264.i
  store double %.17265.i, ptr %.17229.i, align 8, !noalias !7
  %.17325.i = load double, ptr %.17324.i, align 8, !noalias !7
  %.17327.i = fsub double %now.2.2.i, %.13.i9652.i
  %.12.i9653.i = fcmp ogt double %.17327.i, 0.000000e+00
  %.13.i9654.i = select i1 %.12.i9653.i, double %.17327.i, double 0.000000e+00
  %.17356.i = fadd double %.13.i9654.i, %.17325.i
  store double %.17356.i, ptr %.17324.i, align 8, !noalias !7
  br label %B9094.i

B8668.endif.else.if.i:                            ; preds = %B8668.i
  %.16767.i = sdiv i64 %.16587.09782.i, %.281.fca.7.load.i
  %.16768.i = srem i64 %.16587.09782.i, %.281.fca.7.load.i
  %.16771.i = icmp ne i64 %.16768.i, 0
  %.16772.i = and i1 %.16770.i, %.16771.i
  %.16777.i = sext i1 %.16772.i to i64
  %spec.select8312.i = add i64 %.16767.i, %.16777.i
  %spec.select8312.fr.i = freeze i64 %spec.select8312.i
  %257 = getelementptr double, ptr %.226.i9309.i, i64 %spec.select8312.fr.i
  %.16802.i = icmp slt i64 %spec.select8312.fr.i, 0
  %spec.select9685.i = select i1 %.16802.i, i64 %.210.i9311.i, i64 0
  %.168179672.i = getelementptr double, ptr %257, i64 %spec.select9685.i
  %.16847.not.i = icmp eq i64 %.16768.i, 0
  %.16855.i = select i1 %.16847.not.i, i64 0, i64 %170
  %spec.select8313.i = add nsw i64 %.16855.i, %.16768.i
  %258 = sitofp i64 %spec.select8313.i to double
  br label %B8668.endif.endif.i
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
