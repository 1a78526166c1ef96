; made by build.py from sm.py, sources 80a6cba07d562c55
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr captures(none) %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.460.i = alloca [36 x double], align 8
  %.252.i = alloca [10 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.252.i)
  %.fca.1.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 16
  %.fca.3.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 24
  %.fca.4.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 32
  %.fca.5.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 40
  %.fca.6.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 48
  %.fca.7.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 56
  %.fca.8.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 64
  %.fca.9.gep.i = getelementptr inbounds nuw i8, ptr %.252.i, i64 72
  br label %B38.if.i

B38.if.i:                                         ; preds = %B38.if.i, %entry
  %out.2.sroa.0.0187.i = phi i64 [ undef, %entry ], [ %.257.fca.0.load.i, %B38.if.i ]
  %out.2.sroa.9.0186.i = phi i64 [ undef, %entry ], [ %.257.fca.1.load.i, %B38.if.i ]
  %out.2.sroa.18.0185.i = phi i64 [ undef, %entry ], [ %.257.fca.2.load.i, %B38.if.i ]
  %out.2.sroa.27.0184.i = phi i64 [ undef, %entry ], [ %.257.fca.3.load.i, %B38.if.i ]
  %out.2.sroa.36.0183.i = phi i64 [ undef, %entry ], [ %.257.fca.4.load.i, %B38.if.i ]
  %out.2.sroa.45.0182.i = phi i64 [ undef, %entry ], [ %.257.fca.5.load.i, %B38.if.i ]
  %out.2.sroa.54.0181.i = phi i64 [ undef, %entry ], [ %.257.fca.6.load.i, %B38.if.i ]
  %out.2.sroa.63.0180.i = phi i64 [ undef, %entry ], [ %.257.fca.7.load.i, %B38.if.i ]
  %out.2.sroa.72.0179.i = phi i64 [ undef, %entry ], [ %.257.fca.8.load.i, %B38.if.i ]
  %out.2.sroa.81.0178.i = phi i64 [ undef, %entry ], [ %.257.fca.9.load.i, %B38.if.i ]
  %.125.0176.i = phi i64 [ 0, %entry ], [ %.196.i, %B38.if.i ]
  %.196.i = add nuw nsw i64 %.125.0176.i, 1
  %0 = getelementptr i64, ptr %arg.sizes_at, i64 %.125.0176.i
  %.250.i = load i64, ptr %0, align 8, !noalias !0
  store i64 %out.2.sroa.0.0187.i, ptr %.252.i, align 8, !noalias !0
  store i64 %out.2.sroa.9.0186.i, ptr %.fca.1.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.18.0185.i, ptr %.fca.2.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.27.0184.i, ptr %.fca.3.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.36.0183.i, ptr %.fca.4.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.45.0182.i, ptr %.fca.5.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.54.0181.i, ptr %.fca.6.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.63.0180.i, ptr %.fca.7.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.72.0179.i, ptr %.fca.8.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.81.0178.i, ptr %.fca.9.gep.i, align 8, !noalias !0
  %.255.i = getelementptr inbounds nuw i64, ptr %.252.i, i64 %.125.0176.i
  store i64 %.250.i, ptr %.255.i, align 8, !noalias !0
  %.257.fca.0.load.i = load i64, ptr %.252.i, align 8, !noalias !0
  %.257.fca.1.load.i = load i64, ptr %.fca.1.gep.i, align 8, !noalias !0
  %.257.fca.2.load.i = load i64, ptr %.fca.2.gep.i, align 8, !noalias !0
  %.257.fca.3.load.i = load i64, ptr %.fca.3.gep.i, align 8, !noalias !0
  %.257.fca.4.load.i = load i64, ptr %.fca.4.gep.i, align 8, !noalias !0
  %.257.fca.5.load.i = load i64, ptr %.fca.5.gep.i, align 8, !noalias !0
  %.257.fca.6.load.i = load i64, ptr %.fca.6.gep.i, align 8, !noalias !0
  %.257.fca.7.load.i = load i64, ptr %.fca.7.gep.i, align 8, !noalias !0
  %.257.fca.8.load.i = load i64, ptr %.fca.8.gep.i, align 8, !noalias !0
  %.257.fca.9.load.i = load i64, ptr %.fca.9.gep.i, align 8, !noalias !0
  %exitcond.not.i = icmp eq i64 %.196.i, 10
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.252.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.460.i)
  %.fca.1.gep.i905 = getelementptr inbounds nuw i8, ptr %.460.i, i64 8
  %.fca.2.gep.i906 = getelementptr inbounds nuw i8, ptr %.460.i, i64 16
  %.fca.3.gep.i907 = getelementptr inbounds nuw i8, ptr %.460.i, i64 24
  %.fca.4.gep.i908 = getelementptr inbounds nuw i8, ptr %.460.i, i64 32
  %.fca.5.gep.i909 = getelementptr inbounds nuw i8, ptr %.460.i, i64 40
  %.fca.6.gep.i910 = getelementptr inbounds nuw i8, ptr %.460.i, i64 48
  %.fca.7.gep.i911 = getelementptr inbounds nuw i8, ptr %.460.i, i64 56
  %.fca.8.gep.i912 = getelementptr inbounds nuw i8, ptr %.460.i, i64 64
  %.fca.9.gep.i913 = getelementptr inbounds nuw i8, ptr %.460.i, i64 72
  %.fca.10.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 80
  %.fca.11.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 88
  %.fca.12.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 96
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 104
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 112
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 120
  %.fca.16.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 128
  %.fca.17.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 136
  %.fca.18.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 144
  %.fca.19.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 152
  %.fca.20.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 160
  %.fca.21.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 168
  %.fca.22.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 176
  %.fca.23.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 184
  %.fca.24.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 192
  %.fca.25.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 200
  %.fca.26.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 208
  %.fca.27.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 216
  %.fca.28.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 224
  %.fca.29.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 232
  %.fca.30.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 240
  %.fca.31.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 248
  %.fca.32.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 256
  %.fca.33.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 264
  %.fca.34.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 272
  %.fca.35.gep.i = getelementptr inbounds nuw i8, ptr %.460.i, i64 280
  br label %B38.if.i914

B38.if.i914:                                      ; preds = %B38.if.i914, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit
  %out.2.sroa.0.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.0.load.i, %B38.if.i914 ]
  %out.2.sroa.9.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.1.load.i, %B38.if.i914 ]
  %out.2.sroa.18.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.2.load.i, %B38.if.i914 ]
  %out.2.sroa.27.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.3.load.i, %B38.if.i914 ]
  %out.2.sroa.36.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.4.load.i, %B38.if.i914 ]
  %out.2.sroa.45.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.5.load.i, %B38.if.i914 ]
  %out.2.sroa.54.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.6.load.i, %B38.if.i914 ]
  %out.2.sroa.63.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.7.load.i, %B38.if.i914 ]
  %out.2.sroa.72.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.8.load.i, %B38.if.i914 ]
  %out.2.sroa.81.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.9.load.i, %B38.if.i914 ]
  %out.2.sroa.90.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.10.load.i, %B38.if.i914 ]
  %out.2.sroa.99.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.11.load.i, %B38.if.i914 ]
  %out.2.sroa.108.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.12.load.i, %B38.if.i914 ]
  %out.2.sroa.117.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.13.load.i, %B38.if.i914 ]
  %out.2.sroa.126.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.14.load.i, %B38.if.i914 ]
  %out.2.sroa.135.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.15.load.i, %B38.if.i914 ]
  %out.2.sroa.144.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.16.load.i, %B38.if.i914 ]
  %out.2.sroa.153.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.17.load.i, %B38.if.i914 ]
  %out.2.sroa.162.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.18.load.i, %B38.if.i914 ]
  %out.2.sroa.171.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.19.load.i, %B38.if.i914 ]
  %out.2.sroa.180.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.20.load.i, %B38.if.i914 ]
  %out.2.sroa.189.0282.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.21.load.i, %B38.if.i914 ]
  %out.2.sroa.198.0281.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.22.load.i, %B38.if.i914 ]
  %out.2.sroa.207.0280.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.23.load.i, %B38.if.i914 ]
  %out.2.sroa.216.0279.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.24.load.i, %B38.if.i914 ]
  %out.2.sroa.225.0278.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.25.load.i, %B38.if.i914 ]
  %out.2.sroa.234.0277.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.26.load.i, %B38.if.i914 ]
  %out.2.sroa.243.0276.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.27.load.i, %B38.if.i914 ]
  %out.2.sroa.252.0275.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.28.load.i, %B38.if.i914 ]
  %out.2.sroa.261.0274.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.29.load.i, %B38.if.i914 ]
  %out.2.sroa.270.0273.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.30.load.i, %B38.if.i914 ]
  %out.2.sroa.279.0272.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.31.load.i, %B38.if.i914 ]
  %out.2.sroa.288.0271.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.32.load.i, %B38.if.i914 ]
  %out.2.sroa.297.0270.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.33.load.i, %B38.if.i914 ]
  %out.2.sroa.306.0269.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.34.load.i, %B38.if.i914 ]
  %out.2.sroa.315.0268.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.35.load.i, %B38.if.i914 ]
  %.333.0266.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.404.i, %B38.if.i914 ]
  %.404.i = add nuw nsw i64 %.333.0266.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.333.0266.i
  %.458.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0303.i, ptr %.460.i, align 8, !noalias !3
  store double %out.2.sroa.9.0302.i, ptr %.fca.1.gep.i905, align 8, !noalias !3
  store double %out.2.sroa.18.0301.i, ptr %.fca.2.gep.i906, align 8, !noalias !3
  store double %out.2.sroa.27.0300.i, ptr %.fca.3.gep.i907, align 8, !noalias !3
  store double %out.2.sroa.36.0299.i, ptr %.fca.4.gep.i908, align 8, !noalias !3
  store double %out.2.sroa.45.0298.i, ptr %.fca.5.gep.i909, align 8, !noalias !3
  store double %out.2.sroa.54.0297.i, ptr %.fca.6.gep.i910, align 8, !noalias !3
  store double %out.2.sroa.63.0296.i, ptr %.fca.7.gep.i911, align 8, !noalias !3
  store double %out.2.sroa.72.0295.i, ptr %.fca.8.gep.i912, align 8, !noalias !3
  store double %out.2.sroa.81.0294.i, ptr %.fca.9.gep.i913, align 8, !noalias !3
  store double %out.2.sroa.90.0293.i, ptr %.fca.10.gep.i, align 8, !noalias !3
  store double %out.2.sroa.99.0292.i, ptr %.fca.11.gep.i, align 8, !noalias !3
  store double %out.2.sroa.108.0291.i, ptr %.fca.12.gep.i, align 8, !noalias !3
  store double %out.2.sroa.117.0290.i, ptr %.fca.13.gep.i, align 8, !noalias !3
  store double %out.2.sroa.126.0289.i, ptr %.fca.14.gep.i, align 8, !noalias !3
  store double %out.2.sroa.135.0288.i, ptr %.fca.15.gep.i, align 8, !noalias !3
  store double %out.2.sroa.144.0287.i, ptr %.fca.16.gep.i, align 8, !noalias !3
  store double %out.2.sroa.153.0286.i, ptr %.fca.17.gep.i, align 8, !noalias !3
  store double %out.2.sroa.162.0285.i, ptr %.fca.18.gep.i, align 8, !noalias !3
  store double %out.2.sroa.171.0284.i, ptr %.fca.19.gep.i, align 8, !noalias !3
  store double %out.2.sroa.180.0283.i, ptr %.fca.20.gep.i, align 8, !noalias !3
  store double %out.2.sroa.189.0282.i, ptr %.fca.21.gep.i, align 8, !noalias !3
  store double %out.2.sroa.198.0281.i, ptr %.fca.22.gep.i, align 8, !noalias !3
  store double %out.2.sroa.207.0280.i, ptr %.fca.23.gep.i, align 8, !noalias !3
  store double %out.2.sroa.216.0279.i, ptr %.fca.24.gep.i, align 8, !noalias !3
  store double %out.2.sroa.225.0278.i, ptr %.fca.25.gep.i, align 8, !noalias !3
  store double %out.2.sroa.234.0277.i, ptr %.fca.26.gep.i, align 8, !noalias !3
  store double %out.2.sroa.243.0276.i, ptr %.fca.27.gep.i, align 8, !noalias !3
  store double %out.2.sroa.252.0275.i, ptr %.fca.28.gep.i, align 8, !noalias !3
  store double %out.2.sroa.261.0274.i, ptr %.fca.29.gep.i, align 8, !noalias !3
  store double %out.2.sroa.270.0273.i, ptr %.fca.30.gep.i, align 8, !noalias !3
  store double %out.2.sroa.279.0272.i, ptr %.fca.31.gep.i, align 8, !noalias !3
  store double %out.2.sroa.288.0271.i, ptr %.fca.32.gep.i, align 8, !noalias !3
  store double %out.2.sroa.297.0270.i, ptr %.fca.33.gep.i, align 8, !noalias !3
  store double %out.2.sroa.306.0269.i, ptr %.fca.34.gep.i, align 8, !noalias !3
  store double %out.2.sroa.315.0268.i, ptr %.fca.35.gep.i, align 8, !noalias !3
  %.463.i = getelementptr inbounds nuw double, ptr %.460.i, i64 %.333.0266.i
  store double %.458.i, ptr %.463.i, align 8, !noalias !3
  %.465.fca.0.load.i = load double, ptr %.460.i, align 8, !noalias !3
  %.465.fca.1.load.i = load double, ptr %.fca.1.gep.i905, align 8, !noalias !3
  %.465.fca.2.load.i = load double, ptr %.fca.2.gep.i906, align 8, !noalias !3
  %.465.fca.3.load.i = load double, ptr %.fca.3.gep.i907, align 8, !noalias !3
  %.465.fca.4.load.i = load double, ptr %.fca.4.gep.i908, align 8, !noalias !3
  %.465.fca.5.load.i = load double, ptr %.fca.5.gep.i909, align 8, !noalias !3
  %.465.fca.6.load.i = load double, ptr %.fca.6.gep.i910, align 8, !noalias !3
  %.465.fca.7.load.i = load double, ptr %.fca.7.gep.i911, align 8, !noalias !3
  %.465.fca.8.load.i = load double, ptr %.fca.8.gep.i912, align 8, !noalias !3
  %.465.fca.9.load.i = load double, ptr %.fca.9.gep.i913, align 8, !noalias !3
  %.465.fca.10.load.i = load double, ptr %.fca.10.gep.i, align 8, !noalias !3
  %.465.fca.11.load.i = load double, ptr %.fca.11.gep.i, align 8, !noalias !3
  %.465.fca.12.load.i = load double, ptr %.fca.12.gep.i, align 8, !noalias !3
  %.465.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !3
  %.465.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !3
  %.465.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !3
  %.465.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !3
  %.465.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !3
  %.465.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !3
  %.465.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !3
  %.465.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !3
  %.465.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !3
  %.465.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !3
  %.465.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !3
  %.465.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !3
  %.465.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !3
  %.465.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !3
  %.465.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !3
  %.465.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !3
  %.465.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !3
  %.465.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !3
  %.465.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !3
  %.465.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !3
  %.465.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !3
  %.465.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !3
  %.465.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !3
  %exitcond.not.i915 = icmp eq i64 %.404.i, 36
  br i1 %exitcond.not.i915, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit, label %B38.if.i914

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit: ; preds = %B38.if.i914
  call void @llvm.lifetime.end.p0(ptr nonnull %.460.i)
  %.482 = add nsw i64 %.257.fca.2.load.i, 11
  %.483 = add nsw i64 %.482, %.257.fca.0.load.i
  %.484 = add nsw i64 %.483, 15
  %.634 = getelementptr i64, ptr %arg.code_at, i64 %.257.fca.0.load.i
  %.704.idx = shl i64 %.257.fca.0.load.i, 4
  %.704 = getelementptr i8, ptr %arg.code_at, i64 %.704.idx
  %.774.idx = mul i64 %.257.fca.0.load.i, 24
  %.774 = getelementptr i8, ptr %arg.code_at, i64 %.774.idx
  %.844.idx = shl i64 %.257.fca.0.load.i, 5
  %.844 = getelementptr i8, ptr %arg.code_at, i64 %.844.idx
  %.914.idx = mul i64 %.257.fca.0.load.i, 40
  %.914 = getelementptr i8, ptr %arg.code_at, i64 %.914.idx
  %.1137 = getelementptr i64, ptr %arg.sites_at, i64 %.257.fca.6.load.i
  %.1207.idx = shl i64 %.257.fca.6.load.i, 4
  %.1207 = getelementptr i8, ptr %arg.sites_at, i64 %.1207.idx
  %.1277.idx = mul i64 %.257.fca.6.load.i, 24
  %.1277 = getelementptr i8, ptr %arg.sites_at, i64 %.1277.idx
  %.1347.idx = shl i64 %.257.fca.6.load.i, 5
  %.1347 = getelementptr i8, ptr %arg.sites_at, i64 %.1347.idx
  %.1507 = icmp slt i64 %.483, -14
  br i1 %.1507, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

common.ret.loopexit:                              ; preds = %B6318.i, %B2050.i, %B6347.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2050.i ], [ %issued.2.1.i.ph, %B6347.i ], [ %.7962.i, %B6318.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2050.i ], [ %finished.3.1.i.ph, %B6347.i ], [ %finished.4.2.i, %B6318.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2050.i ], [ %now.4.1.i.ph, %B6347.i ], [ %best.3.3.i, %B6318.i ]
  %2 = sitofp i64 %issued.4.2.i.ph to double
  br label %common.ret

common.ret:                                       ; preds = %common.ret.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i ], [ %2, %common.ret.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i ], [ %finished.5.2.i.ph, %common.ret.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i ], [ %now.2.2.i.ph, %common.ret.loopexit ]
  store double %issued.4.2.i, ptr %.2112, align 8, !noalias !7
  %.12917.i = getelementptr i8, ptr %.2112, i64 24
  store double %now.2.2.i, ptr %.12917.i, align 8, !noalias !7
  %.12950.i = getelementptr i8, ptr %.2112, i64 40
  %.12951.i = sitofp i64 %finished.5.2.i to double
  store double %.12951.i, ptr %.12950.i, align 8, !noalias !7
  %.2426 = trunc i64 %finished.5.2.i to i32
  store i32 %.2426, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif, %B0.endif.endif.endif.endi...endif.2.endif.if
  %.1487.sroa.13.0 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.2.endif.if ], [ %.1487.sroa.13.1, %B0.endif.endif.endif.endi...endif.2.endif ]
  %.1575 = sub i64 %.1487.sroa.13.0, %.1487.sroa.0.3
  %.1584 = tail call i64 @llvm.smax.i64(i64 %.1575, i64 0)
  %.1600 = getelementptr double, ptr %arg.results_at, i64 %.1487.sroa.0.3
  br i1 %.1519, label %B0.endif.endif.endif.endi...if.4, label %B0.endif.endif.endif.endi...endif.4, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit
  %.1487.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...if.2 ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit ]
  %.1514 = icmp slt i64 %.257.fca.2.load.i, 0
  %.1515 = select i1 %.1514, i64 %.484, i64 0
  %.1516 = add i64 %.1515, %.257.fca.2.load.i
  %.1519 = icmp slt i64 %.1516, 0
  br i1 %.1519, label %B0.endif.endif.endif.endi...endif.2.if, label %B0.endif.endif.endif.endi...endif.2.endif, !prof !6

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.2.endif

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2.if, %B0.endif.endif.endif.endi...endif.2
  %.1487.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1516, %B0.endif.endif.endif.endi...endif.2 ]
  %.1524.not = icmp slt i64 %.1516, %.484
  br i1 %.1524.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.2.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif, %B0.endif.endif.endif.endi...endif.4.endif.endif.if
  %.1657.sroa.13.0 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.4.endif.endif.if ], [ %.1657.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif.endif ]
  %.1745 = sub i64 %.1657.sroa.13.0, %.1657.sroa.0.3
  %.1754 = tail call i64 @llvm.smax.i64(i64 %.1745, i64 0)
  %.1770 = getelementptr double, ptr %arg.results_at, i64 %.1657.sroa.0.3
  br i1 %.1689, label %B0.endif.endif.endif.endi...else.if, label %B0.endif.endif.endif.endi...else.endif, !prof !6

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1657.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.4 ], [ %.1516, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1524.not, label %B0.endif.endif.endif.endi...endif.4.endif, label %B0.endif.endif.endif.endi...endif.4.if, !prof !10

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1657.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1657.sroa.0.1, %B0.endif.endif.endif.endi...endif.4 ]
  %.1684 = icmp slt i64 %.257.fca.2.load.i, -11
  %.1685 = select i1 %.1684, i64 %.484, i64 0
  %.1686 = add i64 %.1685, %.482
  %.1689 = icmp slt i64 %.1686, 0
  br i1 %.1689, label %B0.endif.endif.endif.endi...endif.4.endif.if, label %B0.endif.endif.endif.endi...endif.4.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.4.endif.endif

B0.endif.endif.endif.endi...endif.4.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif.if, %B0.endif.endif.endif.endi...endif.4.endif
  %.1657.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1686, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1694.not = icmp slt i64 %.1686, %.484
  br i1 %.1694.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1828.sroa.13.0 = phi i64 [ %.484, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1828.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1916 = sub i64 %.1828.sroa.13.0, %.1828.sroa.0.3
  %.1925 = tail call i64 @llvm.smax.i64(i64 %.1916, i64 0)
  %.1941 = getelementptr double, ptr %arg.results_at, i64 %.1828.sroa.0.3
  br i1 %.1860, label %B0.endif.endif.endif.endi...endif.6.else.if, label %B0.endif.endif.endif.endi...endif.6.else.endif, !prof !6

B0.endif.endif.endif.endi...else.if:              ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif

B0.endif.endif.endif.endi...else.endif:           ; preds = %B0.endif.endif.endif.endi...else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.1828.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.if ], [ %.1686, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1694.not, label %B0.endif.endif.endif.endi...else.endif.endif, label %B0.endif.endif.endif.endi...else.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %B0.endif.endif.endif.endi...else.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %B0.endif.endif.endif.endi...else.endif
  %.1828.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...else.endif.if ], [ %.1828.sroa.0.1, %B0.endif.endif.endif.endi...else.endif ]
  %.1855 = icmp slt i64 %.483, 0
  %.1856 = select i1 %.1855, i64 %.484, i64 0
  %.1857 = add i64 %.1856, %.483
  %.1860 = icmp slt i64 %.1857, 0
  br i1 %.1860, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1828.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1857, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1865.not = icmp slt i64 %.1857, %.484
  br i1 %.1865.not, label %B0.endif.endif.endif.endi...endif.6, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.else.endif

B0.endif.endif.endif.endi...endif.6.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.6.else.if, %B0.endif.endif.endif.endi...endif.6
  %.1999.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.else.if ], [ %.1857, %B0.endif.endif.endif.endi...endif.6 ]
  br i1 %.1865.not, label %B0.endif.endif.endif.endi...endif.7.if, label %B0.endif.endif.endif.endi...endif.6.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.else.endif
  br label %B0.endif.endif.endif.endi...endif.7.if

B0.endif.endif.endif.endi...endif.7.if:           ; preds = %B0.endif.endif.endif.endi...endif.6.else.endif.if, %B0.endif.endif.endif.endi...endif.6.else.endif
  %.1999.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.6.else.endif.if ], [ %.1999.sroa.0.1, %B0.endif.endif.endif.endi...endif.6.else.endif ]
  %.2112 = getelementptr double, ptr %arg.results_at, i64 %.1999.sroa.0.3
  %.421.i = mul nsw i64 %.257.fca.5.load.i, %.257.fca.4.load.i
  %spec.select7311.i = tail call i64 @llvm.smin.i64(i64 %.257.fca.9.load.i, i64 0)
  %.573.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select7311.i
  %.5.i.i6492.i = fptosi double %.465.fca.25.load.i to i64
  %.188.0.i.i = ashr i64 %.5.i.i6492.i, 4
  %.13.i.i6493.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.188.0.i.i, i64 1)
  %.249.i.i = shl nuw nsw i64 %.13.i.i6493.i, 4
  %.87.i.i.i = or disjoint i64 %.249.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.257.fca.9.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1266.i:                                          ; preds = %B1266.i.outer, %B6347.i
  %dispatched.3.1.i = phi double [ %dispatched.4.2.i, %B6347.i ], [ %dispatched.3.1.i.ph, %B1266.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.3.2.i, %B6347.i ], [ %next_block.2.1.i.ph, %B1266.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B6347.i ], [ %waiting_slots.3.1.i.ph, %B1266.i.outer ]
  %.3906.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.3935.i = icmp slt i64 %next_block.2.1.i, %.257.fca.2.load.i
  %or.cond.i = select i1 %.3906.i, i1 %.3935.i, i1 false
  br i1 %or.cond.i, label %B1294.i.preheader, label %B1812.i

B1294.i.preheader:                                ; preds = %B1266.i
  %3 = add i64 %next_block.2.1.i, -1
  %4 = add i64 %3, %waiting_slots.3.1.i
  br label %B1294.i

B1294.i:                                          ; preds = %B1294.i.preheader, %B1798.i
  %dispatched.2.3.i = phi double [ %.4090.i, %B1798.i ], [ %dispatched.3.1.i, %B1294.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.5218.i, %B1798.i ], [ %next_block.2.1.i, %B1294.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.5228.i, %B1798.i ], [ %waiting_slots.3.1.i, %B1294.i.preheader ]
  %.3983.i = load i64, ptr %.226.i6876.i, align 8, !noalias !7
  %.3984.i = icmp sgt i64 %.3983.i, -1
  br i1 %.3984.i, label %B1322.i, label %B1356.i

B1322.i:                                          ; preds = %B1294.i, %B1322.i
  %slot.4.4.i = phi i64 [ %.3987.i, %B1322.i ], [ 0, %B1294.i ]
  %.3987.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4020.i = getelementptr i64, ptr %.226.i6876.i, i64 %.3987.i
  %.4021.i = load i64, ptr %.4020.i, align 8, !noalias !7
  %.4022.i = icmp sgt i64 %.4021.i, -1
  br i1 %.4022.i, label %B1322.i, label %B1356.i

B1356.i:                                          ; preds = %B1322.i, %B1294.i
  %slot.5.5.i = phi i64 [ 0, %B1294.i ], [ %.3987.i, %B1322.i ]
  %.4055.i = getelementptr double, ptr %.226.i6948.i, i64 %slot.5.5.i
  %.4056.i = load double, ptr %.4055.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4056.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4056.i, double %dispatched.2.3.i
  %.4090.i = fadd double %.465.fca.0.load.i, %.13.i.i
  %.4096.i = fadd double %.465.fca.1.load.i, %.13.i.i
  %.4130.i = getelementptr i64, ptr %.226.i6876.i, i64 %slot.5.5.i
  store i64 %.257.fca.5.load.i, ptr %.4130.i, align 8, !noalias !7
  %.4161.i = getelementptr i64, ptr %.226.i6912.i, i64 %slot.5.5.i
  store i64 0, ptr %.4161.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4055.i, align 8, !noalias !7
  br i1 %.42747375.not.i, label %B1752.i, label %B1500.if.lr.ph.i

B1500.if.lr.ph.i:                                 ; preds = %B1356.i
  %.4314.i = mul nsw i64 %slot.5.5.i, %.257.fca.5.load.i
  %.4475.i = mul nsw i64 %next_block.5.3.i, %.257.fca.5.load.i
  br label %B1500.if.i

B1500.loopexit.i:                                 ; preds = %.5158.endif.preheader.i, %.4854.endif.endif.i
  %exitcond7457.not.i = icmp eq i64 %.257.fca.5.load.i, %.4287.i
  br i1 %exitcond7457.not.i, label %B1752.i, label %B1500.if.i

B1752.i:                                          ; preds = %B1500.loopexit.i, %B1356.i
  %.5218.i = add i64 %next_block.5.3.i, 1
  %.5228.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i7199.i, label %B1752.endif.else.endif.endif.endif.if.i, label %.5490.endif.i.preheader, !prof !6

B1798.i:                                          ; preds = %.5490.if.i
  %exitcond1053.not = icmp eq i64 %.5218.i, %.257.fca.2.load.i
  br i1 %exitcond1053.not, label %B1812.i, label %B1294.i

B1812.i:                                          ; preds = %.5490.if.i, %B1798.i, %B1266.i
  %dispatched.4.2.i = phi double [ %dispatched.3.1.i, %B1266.i ], [ %.4090.i, %B1798.i ], [ %.4090.i, %.5490.if.i ]
  %next_block.3.2.i = phi i64 [ %next_block.2.1.i, %B1266.i ], [ %.5218.i, %.5490.if.i ], [ %.257.fca.2.load.i, %B1798.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1266.i ], [ 0, %.5490.if.i ], [ %.5228.i, %B1798.i ]
  br label %B1870.if.i

B1890.i:                                          ; preds = %B1870.if.i
  %5 = getelementptr double, ptr %.226.i7056.i, i64 %.5620.07380.i
  %.5781.i = load double, ptr %5, align 8, !noalias !7
  %6 = getelementptr i64, ptr %.226.i7091.i, i64 %.5620.07380.i
  %.5812.i = load i64, ptr %6, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i669874837487.i, %.5620.07380.i
  %7 = add nuw i64 %.91.i.i, 3
  %.115.i.i = lshr i64 %7, 2
  %.92.inv.i.i = icmp slt i64 %.91.i.i, 1
  %.136253.not264.i.i = icmp eq i64 %.115.i.i, 0
  %.136253.not.i.i = select i1 %.92.inv.i.i, i1 true, i1 %.136253.not264.i.i
  br i1 %.136253.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B88.if.i.i

B138.i.i:                                         ; preds = %B88.if.i.i
  %.241.i.i = fcmp oeq double %.13.i252.i.i, 1.000000e+300
  br i1 %.241.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B178.i.i

B178.i.i:                                         ; preds = %B138.i.i
  %.12.i.i.i = fcmp ogt double %.5781.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.5781.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.5812.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i6696.i, i64 %.5812.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %8 = getelementptr i64, ptr %.226.i6732.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %8, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i6732.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !11
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B1890.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B1890.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.5620.07380.i, %B1890.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B1890.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %9 = getelementptr double, ptr %.226.i6696.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %9, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.5620.07380.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %10 = getelementptr double, ptr %.226.i6696.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %10, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B1890.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.5812.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B1890.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B1890.i ], [ %.13.i.i.i, %B408.i.i ]
  %11 = getelementptr i64, ptr %.226.i7126.i, i64 %.5620.07380.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %11, align 8, !noalias !7
  %12 = getelementptr double, ptr %.226.i7162.i, i64 %.5620.07380.i
  store double %.13.i.sink.i.i, ptr %12, align 8, !noalias !7
  store i64 0, ptr %173, align 8, !noalias !7
  br label %B1980.i

B1980.i:                                          ; preds = %B1870.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %13 = getelementptr i64, ptr %.226.i7126.i, i64 %.5620.07380.i
  %.5980.i = load i64, ptr %13, align 8, !noalias !7
  %.5981.i = icmp sgt i64 %.5980.i, -1
  br i1 %.5981.i, label %B2004.i, label %B2048.i

B2004.i:                                          ; preds = %B1980.i
  %14 = getelementptr double, ptr %.226.i7162.i, i64 %.5620.07380.i
  %.6021.i = load double, ptr %14, align 8, !noalias !7
  %.6023.i = fcmp olt double %.6021.i, %best.2.27383.i
  br i1 %.6023.i, label %B2028.i, label %B2048.i

B2028.i:                                          ; preds = %B2004.i
  br label %B2048.i

B2048.i:                                          ; preds = %B2028.i, %B2004.i, %B1980.i
  %best.3.3.i = phi double [ %.6021.i, %B2028.i ], [ %best.2.27383.i, %B2004.i ], [ %best.2.27383.i, %B1980.i ]
  %scheduler.3.3.i = phi i64 [ %.5620.07380.i, %B2028.i ], [ %scheduler.2.27384.i, %B2004.i ], [ %scheduler.2.27384.i, %B1980.i ]
  %exitcond7458.not.i = icmp eq i64 %.5689.i, 4
  br i1 %exitcond7458.not.i, label %B2050.i, label %B1870.if.i

B2050.i:                                          ; preds = %B2048.i
  %.6084.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.6084.i, label %common.ret.loopexit, label %B2066.i

B2066.i:                                          ; preds = %B2050.i
  %.6442.i = getelementptr i64, ptr %.226.i7126.i, i64 %scheduler.3.3.i
  %.6443.i = load i64, ptr %.6442.i, align 8, !noalias !7
  %.6476.i = getelementptr i64, ptr %.226.i7198.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.6476.i, align 8, !noalias !7
  %.6498.i = icmp slt i64 %.6443.i, 0
  %.6499.i = select i1 %.6498.i, i64 %.210.i.i, i64 0
  %15 = getelementptr i64, ptr %.226.i.i, i64 %.6443.i
  %.6513.i = getelementptr i64, ptr %15, i64 %.6499.i
  %.6514.i = load i64, ptr %.6513.i, align 8, !noalias !7
  %.6528.i = icmp slt i64 %.6514.i, 0
  %.6529.i = select i1 %.6528.i, i64 %.257.fca.1.load.i, i64 0
  %16 = getelementptr i64, ptr %arg.path_at, i64 %.6514.i
  %.6543.i = getelementptr i64, ptr %16, i64 %.6529.i
  %.6544.i = load i64, ptr %.6543.i, align 8, !noalias !7
  %.6562.i = icmp slt i64 %.6544.i, 0
  %.6563.i = select i1 %.6562.i, i64 %.257.fca.0.load.i, i64 0
  %17 = getelementptr i64, ptr %arg.code_at, i64 %.6544.i
  %.6577.i = getelementptr i64, ptr %17, i64 %.6563.i
  %.6578.i = load i64, ptr %.6577.i, align 8, !noalias !7
  %.6597.i = select i1 %.6498.i, i64 %.210.i6770.i, i64 0
  %18 = getelementptr double, ptr %.226.i6768.i, i64 %.6443.i
  %.6611.i = getelementptr double, ptr %18, i64 %.6597.i
  %.6612.i = load double, ptr %.6611.i, align 8, !noalias !7
  %.6628.i = select i1 %.6498.i, i64 %.210.i669874837487.i, i64 0
  %19 = getelementptr double, ptr %.226.i6696.i, i64 %.6443.i
  %.6642.i = getelementptr double, ptr %19, i64 %.6628.i
  %.6643.i = load double, ptr %.6642.i, align 8, !noalias !7
  %.12.i6337.i = fcmp olt double %best.3.3.i, %.6643.i
  %.13.i6338.i = select i1 %.12.i6337.i, double %best.3.3.i, double %.6643.i
  %.12.i6339.i = fcmp ogt double %.13.i6338.i, %.6612.i
  %.13.i6340.i = select i1 %.12.i6339.i, double %.13.i6338.i, double %.6612.i
  %.6716.i = select i1 %.6498.i, i64 %.210.i6806.i, i64 0
  %20 = getelementptr i64, ptr %.226.i6804.i, i64 %.6443.i
  %.6730.i = getelementptr i64, ptr %20, i64 %.6716.i
  %.6731.i = load i64, ptr %.6730.i, align 8, !noalias !7
  %.6745.i = icmp slt i64 %.6731.i, 0
  %.6746.i = select i1 %.6745.i, i64 %.1754, i64 0
  %21 = getelementptr double, ptr %.1770, i64 %.6731.i
  %.6760.i = getelementptr double, ptr %21, i64 %.6746.i
  %.6761.i = load double, ptr %.6760.i, align 8, !noalias !7
  %.6793.i = fsub double %.13.i6340.i, %.6612.i
  %.6794.i = fadd double %.6761.i, %.6793.i
  store double %.6794.i, ptr %.6760.i, align 8, !noalias !7
  %.6840.i = select i1 %.6562.i, i64 %.1925, i64 0
  %22 = getelementptr double, ptr %.1941, i64 %.6544.i
  %.6854.i = getelementptr double, ptr %22, i64 %.6840.i
  %.6855.i = load double, ptr %.6854.i, align 8, !noalias !7
  %.6886.i = load double, ptr %.6611.i, align 8, !noalias !7
  %.6887.i = fsub double %.13.i6340.i, %.6886.i
  %.6888.i = fadd double %.6855.i, %.6887.i
  store double %.6888.i, ptr %.6854.i, align 8, !noalias !7
  %.6949.i = load double, ptr %.6948.i, align 8, !noalias !7
  %.6951.i = fsub double %best.3.3.i, %.13.i6340.i
  %.6952.i = fadd double %.6951.i, %.6949.i
  store double %.6952.i, ptr %.6948.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.6611.i, align 8, !noalias !7
  %23 = getelementptr i64, ptr %.844, i64 %.6544.i
  %.7059.i = getelementptr i64, ptr %23, i64 %.6563.i
  %.7060.i = load i64, ptr %.7059.i, align 8, !noalias !7
  %.7065.not.i = icmp eq i64 %.7060.i, 0
  br i1 %.7065.not.i, label %B2646.i, label %B2502.preheader.i

B2502.preheader.i:                                ; preds = %B2066.i
  %.7236.i = mul nsw i64 %.6443.i, 6
  br label %B2502.if.i

B2522.i:                                          ; preds = %B2502.if.i
  %.7238.i = add nsw i64 %.7106.07385.i, %.7236.i
  %.7252.i = icmp slt i64 %.7238.i, 0
  %.7253.i = select i1 %.7252.i, i64 %.210.i6520.i, i64 0
  %24 = getelementptr double, ptr %.226.i6519.i, i64 %.7238.i
  %.7267.i = getelementptr double, ptr %24, i64 %.7253.i
  %.7268.i = load double, ptr %.7267.i, align 8, !noalias !7
  %.7270.i = fcmp ogt double %.7268.i, %need.2.27387.i
  br i1 %.7270.i, label %B2568.i, label %B2644.i

B2568.i:                                          ; preds = %B2522.i
  %.7330.i = select i1 %.7252.i, i64 %.210.i6554.i, i64 0
  %25 = getelementptr i64, ptr %.226.i6552.i, i64 %.7238.i
  %.7344.i = getelementptr i64, ptr %25, i64 %.7330.i
  %.7345.i = load i64, ptr %.7344.i, align 8, !noalias !7
  br label %B2644.i

B2644.i:                                          ; preds = %B2502.if.i, %B2568.i, %B2522.i
  %need.3.3.i = phi double [ %.7268.i, %B2568.i ], [ %need.2.27387.i, %B2522.i ], [ %need.2.27387.i, %B2502.if.i ]
  %why.4.3.i = phi i64 [ %.7345.i, %B2568.i ], [ %why.3.27388.i, %B2522.i ], [ %why.3.27388.i, %B2502.if.i ]
  %exitcond7459.not.i = icmp eq i64 %.7181.i, 6
  br i1 %exitcond7459.not.i, label %B2646.i, label %B2502.if.i

B2646.i:                                          ; preds = %B2644.i, %B2066.i
  %need.4.3.i = phi double [ %best.3.3.i, %B2066.i ], [ %need.3.3.i, %B2644.i ]
  %why.2.3.i = phi i64 [ 2, %B2066.i ], [ %why.4.3.i, %B2644.i ]
  %.7377.i = fadd double %best.3.3.i, 1.000000e-09
  %.7379.i = fcmp ogt double %need.4.3.i, %.7377.i
  br i1 %.7379.i, label %B6347.i.sink.split, label %B2688.i

B2688.i:                                          ; preds = %B2646.i
  %.7465.i = icmp sgt i64 %.6578.i, 4
  br i1 %.7465.i, label %B2850.i, label %B2720.i

B2720.i:                                          ; preds = %B2688.i
  %.7468.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.7470.i = add nsw i64 %.6578.i, %.7468.i
  %.7484.i = icmp slt i64 %.7470.i, 0
  %.7485.i = select i1 %.7484.i, i64 %.210.i7022.i, i64 0
  %26 = getelementptr double, ptr %.226.i7020.i, i64 %.7470.i
  %.7499.i = getelementptr double, ptr %26, i64 %.7485.i
  %.7500.i = load double, ptr %.7499.i, align 8, !noalias !7
  %.7503.i = fcmp ogt double %.7500.i, %.7377.i
  br i1 %.7503.i, label %B6347.i.sink.split, label %B3132.i

B2850.i:                                          ; preds = %B2688.i
  %.7620.i = icmp samesign ult i64 %.6578.i, 10
  br i1 %.7620.i, label %B2922.i, label %B3132.i

B2922.i:                                          ; preds = %B2850.i
  %.7632.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.7662.i = getelementptr i64, ptr %.226.i7270.i, i64 %scheduler.3.3.i
  %.7663.i = load i64, ptr %.7662.i, align 8, !noalias !7
  %.7664.i = add nsw i64 %.7663.i, %.7632.i
  %.7678.i = icmp slt i64 %.7664.i, 0
  %.7679.i = select i1 %.7678.i, i64 %.210.i7236.i, i64 0
  %27 = getelementptr double, ptr %.226.i7234.i, i64 %.7664.i
  %.7693.i = getelementptr double, ptr %27, i64 %.7679.i
  %.7694.i = load double, ptr %.7693.i, align 8, !noalias !7
  %.7697.i = fcmp ogt double %.7694.i, %.7377.i
  br i1 %.7697.i, label %B2976.i, label %B3132.i

B2976.i:                                          ; preds = %B2922.i
  store double %.7694.i, ptr %.6642.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B2976.i
  %.16.0.i.i = phi i64 [ 0, %B2976.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B6347.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %28 = icmp eq i64 %spec.select.i.i, %.6578.i
  br i1 %28, label %B6347.i, label %B8.i.i

B3132.i:                                          ; preds = %B2922.i, %B2850.i, %B2720.i
  %or.cond63327300.i = phi i1 [ true, %B2922.i ], [ false, %B2850.i ], [ false, %B2720.i ]
  %.6513.i.le = getelementptr i64, ptr %15, i64 %.6499.i
  %.6611.i.le = getelementptr double, ptr %18, i64 %.6597.i
  %.7929.i = load double, ptr %.1770, align 8, !noalias !7
  %.7930.i = fadd double %.7929.i, 1.000000e+00
  store double %.7930.i, ptr %.1770, align 8, !noalias !7
  %.7962.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.7969.i = shl nuw nsw i64 %.7962.i, 1
  %.7971.not.i = icmp sge i64 %.7969.i, %arg.limit
  %.7977.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond6331.i = select i1 %.7971.not.i, i1 %.7977.i, i1 false
  br i1 %or.cond6331.i, label %B3228.i, label %B3292.i

B3228.i:                                          ; preds = %B3132.i
  %.8014.i = uitofp nneg i64 %.7962.i to double
  store double %.8014.i, ptr %.8013.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.8045.i, align 8, !noalias !7
  br label %B3292.i

B3292.i:                                          ; preds = %B3228.i, %B3132.i
  %half.3.2.i = phi i64 [ %.7962.i, %B3228.i ], [ %half.2.1.i.ph, %B3132.i ]
  %.8051.i = fadd double %best.3.3.i, 1.000000e+00
  %.8081.i = getelementptr double, ptr %.226.i7056.i, i64 %scheduler.3.3.i
  store double %.8051.i, ptr %.8081.i, align 8, !noalias !7
  %.8113.i = getelementptr i64, ptr %.226.i7091.i, i64 %scheduler.3.3.i
  store i64 %.6443.i, ptr %.8113.i, align 8, !noalias !7
  br i1 %.7465.i, label %B3400.i, label %B3350.i

B3350.i:                                          ; preds = %B3292.i
  %29 = getelementptr double, ptr %arg.cost_at, i64 %.6544.i
  %.8147.i = getelementptr double, ptr %29, i64 %.6563.i
  %.8148.i = load double, ptr %.8147.i, align 8, !noalias !7
  %.8150.i = fadd double %best.3.3.i, %.8148.i
  %.8152.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8154.i = add nsw i64 %.6578.i, %.8152.i
  %.8168.i = icmp slt i64 %.8154.i, 0
  %.8169.i = select i1 %.8168.i, i64 %.210.i7022.i, i64 0
  %30 = getelementptr double, ptr %.226.i7020.i, i64 %.8154.i
  %.8183.i = getelementptr double, ptr %30, i64 %.8169.i
  store double %.8150.i, ptr %.8183.i, align 8, !noalias !7
  br label %B3400.i

B3400.i:                                          ; preds = %B3350.i, %B3292.i
  %.8212.i = icmp ne i64 %.6443.i, -9223372036854775808
  %.8214.not.i = or i1 %.8213.i, %.8212.i
  %or.cond7404.i = and i1 %.8201.i, %.8214.not.i
  br i1 %or.cond7404.i, label %B3400.else.if.i, label %B3400.endif.i, !prof !14

B3534.i:                                          ; preds = %B3400.endif.i
  %31 = getelementptr i64, ptr %.914, i64 %.6544.i
  %.8343.i = getelementptr i64, ptr %31, i64 %.6563.i
  %.8344.i = load i64, ptr %.8343.i, align 8, !noalias !7
  %.8345.i = icmp sgt i64 %.8344.i, -1
  br i1 %.8345.i, label %B3572.i, label %B3602.i

B3572.i:                                          ; preds = %B3534.i
  %.8412.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.8344.i
  %.8413.i = load double, ptr %.8412.i, align 8, !noalias !7
  br label %B3602.i

B3602.i:                                          ; preds = %B3572.i, %B3534.i
  %"$phi3602.3.2.2.i" = phi double [ %.8413.i, %B3572.i ], [ 1.000000e+00, %B3534.i ]
  %.12.i6341.i = fcmp ogt double %"$phi3602.3.2.2.i", 1.000000e+00
  %.13.i6342.i = select i1 %.12.i6341.i, double %"$phi3602.3.2.2.i", double 1.000000e+00
  %.8492.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i6343.i = fcmp ogt double %best.3.3.i, %.8492.i
  %.13.i6344.i = select i1 %.12.i6343.i, double %best.3.3.i, double %.8492.i
  %.8522.i = fadd double %.13.i6342.i, %.13.i6344.i
  store double %.8522.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.8582.i = load double, ptr %.1329.i.i, align 8, !noalias !7
  %.8583.i = fadd double %.13.i6342.i, %.8582.i
  store double %.8583.i, ptr %.1329.i.i, align 8, !noalias !7
  %.8643.i = load double, ptr %.8642.i, align 8, !noalias !7
  %.8644.i = fadd double %.13.i6342.i, %.8643.i
  store double %.8644.i, ptr %.8642.i, align 8, !noalias !7
  %.8704.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.8710.i = fadd double %.465.fca.3.load.i, %.8704.i
  %.8711.i = fadd double %.8710.i, -1.000000e+00
  br label %B4936.i

B3884.i:                                          ; preds = %B3400.endif.i
  %32 = add i64 %.6578.i, -6
  %or.cond6333.i = icmp ult i64 %32, 3
  br i1 %or.cond6333.i, label %B3952.i, label %B4636.i

B3952.i:                                          ; preds = %B3884.i
  %33 = getelementptr i64, ptr %.914, i64 %.6544.i
  %.8778.i = getelementptr i64, ptr %33, i64 %.6563.i
  %.8779.i = load i64, ptr %.8778.i, align 8, !noalias !7
  %.8780.i = icmp sgt i64 %.8779.i, -1
  br i1 %.8780.i, label %B4020.i, label %B4936.i

B4020.i:                                          ; preds = %B3952.i
  %.8804.i = select i1 %.6498.i, i64 %.210.i6662.i, i64 0
  %34 = getelementptr i64, ptr %.226.i6660.i, i64 %.6443.i
  %.8818.i = getelementptr i64, ptr %34, i64 %.8804.i
  %.8819.i = load i64, ptr %.8818.i, align 8, !noalias !7
  %.8821.i = icmp slt i64 %.8819.i, %.257.fca.4.load.i
  br i1 %.8821.i, label %B4048.i, label %B4124.i

B4048.i:                                          ; preds = %B4020.i
  %.8827.i = mul nsw i64 %.6443.i, %.257.fca.6.load.i
  %.8859.i = add nsw i64 %.8779.i, %.8827.i
  %.8873.i = icmp slt i64 %.8859.i, 0
  %.8874.i = select i1 %.8873.i, i64 %.210.i6842.i, i64 0
  %35 = getelementptr i64, ptr %.226.i6840.i, i64 %.8859.i
  %.8888.i = getelementptr i64, ptr %35, i64 %.8874.i
  %.8889.i = load i64, ptr %.8888.i, align 8, !noalias !7
  %.8890.i = icmp eq i64 %.8889.i, 0
  %..i = select i1 %.8890.i, i64 2, i64 1
  br label %B4124.i

B4124.i:                                          ; preds = %B4048.i, %B4020.i
  %early.2.3.i = phi i64 [ %..i, %B4048.i ], [ 0, %B4020.i ]
  br i1 %or.cond7404.i, label %B4124.else.if.i, label %B4124.endif.i, !prof !14

B4246.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.331.i.i = icmp slt i64 %.551.i7288.i, 0
  %.332.i.i = select i1 %.331.i.i, i64 %.257.fca.7.load.i, i64 0
  %36 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i7288.i
  %.346.i.i = getelementptr i32, ptr %36, i64 %.332.i.i
  %.347.i.i = load i32, ptr %.346.i.i, align 4, !noalias !15
  %.353.i.i = icmp eq i32 %.347.i.i, 0
  br i1 %.353.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B4246.i
  %.457.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %B4936.i

B90.i.i:                                          ; preds = %B4246.i
  %.500.i.i = load double, ptr %.487.i.i, align 8, !noalias !15
  %.530.i.i = load double, ptr %.517.i.i, align 8, !noalias !15
  %.12.i.i6345.i = fcmp ogt double %.530.i.i, %.500.i.i
  %.13.i.i6346.i = select i1 %.12.i.i6345.i, double %.530.i.i, double %.500.i.i
  %.563.i.i = fsub double %.13.i.i6346.i, %.465.fca.29.load.i
  %.593.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !15
  %.16.i.i.i = fcmp ogt double %.593.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.593.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.563.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.563.i.i, double %.17.i.i.i
  %.671.i.i = icmp sgt i32 %.347.i.i, 0
  %storemerge.i6347.i = tail call i32 @llvm.smax.i32(i32 %.347.i.i, i32 0)
  br i1 %.671.i.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.820.i.i = add nsw i64 %.551.i7288.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i6347.i to i64
  br label %B302.if.i.i

B440.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.968.i.i = select i1 %.920.i.i, i64 %.210.i936.i.i, i64 0
  %37 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.982.i.i = getelementptr double, ptr %37, i64 %.968.i.i
  %.983.i.i = load double, ptr %.982.i.i, align 8, !noalias !15
  %.990.i.i = fcmp ogt double %.983.i.i, %.19.i.i.i
  %38 = zext i1 %.990.i.i to i64
  br label %B472.i.i

B472.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B440.i.i
  %"$phi472.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %38, %B440.i.i ]
  %.1000.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01371.i.i
  %exitcond.not.i6348.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i6348.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %39 = uitofp nneg i64 %.1000.i.i to double
  %40 = fmul double %39, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %40, %B480.loopexit.i.i ]
  %.1027.i.i = icmp slt i64 %.551.i7288.i, -3
  %.1028.i.i = select i1 %.1027.i.i, i64 %.257.fca.7.load.i, i64 0
  %41 = getelementptr i8, ptr %36, i64 12
  %.1042.i.i = getelementptr i32, ptr %41, i64 %.1028.i.i
  %.1043.i.i = load i32, ptr %.1042.i.i, align 4, !noalias !15
  %.1050.i.i = sitofp i32 %.347.i.i to double
  %.1051.i.i = fadd double %late.2.0.lcssa.i.i, %.1050.i.i
  %.1056.i.i = fmul double %.1051.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1043.i.i to double
  %.9.i.i.i = fcmp ogt double %.1056.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1056.i.i, double %.8.i.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B480.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %156, i1 false), !noalias !18
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B480.i.i
  br i1 %.671.i.i, label %B106.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.551.i7288.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.347.i.i to i64
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.lr.ph.i.i.i, %B278.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B278.i.i.i ]
  %worst.2.0201.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B278.i.i.i ]
  %previous.2.0200.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B278.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.639.i.i.i = add nsw i64 %.637.i.i.i, %indvars.iv.i.i.i
  %.653.i.i.i = icmp slt i64 %.639.i.i.i, 0
  %.654.i.i.i = select i1 %.653.i.i.i, i64 %.257.fca.7.load.i, i64 0
  %42 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %42, i64 %.654.i.i.i
  %.669.i.i.i = load i32, ptr %.668.i.i.i, align 4, !noalias !18
  %.671.i.i.i = sext i32 %.669.i.i.i to i64
  %.672.i.i.i = add nsw i64 %.786.i.i, %.671.i.i.i
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
  %43 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %44 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %44, i64 %43
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !18
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !18
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %45 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %45, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i1266.i.i = fcmp ogt double %.10.i.i.i, %worst.2.0.lcssa.i.i.i
  %.10.i1267.i.i = select i1 %.9.i1266.i.i, double %.10.i.i.i, double %worst.2.0.lcssa.i.i.i
  %.1190.i.i = fadd double %.19.i.i.i, %.10.i1267.i.i
  %.1225.i.i = load double, ptr %.1329.i.i, align 8, !noalias !15
  %.1226.i.i = fadd double %.1225.i.i, %.10.i1267.i.i
  store double %.1226.i.i, ptr %.1329.i.i, align 8, !noalias !15
  store double %.1190.i.i, ptr %.226.i827.i.i, align 8, !noalias !15
  %.1291.i.i = fadd double %.465.fca.4.load.i, %.1190.i.i
  %.13811372.not.i.i = icmp eq i32 %storemerge.i6347.i, 0
  br i1 %.13811372.not.i.i, label %B4936.i, label %B866.if.lr.ph.i.i

B866.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1420.i.i = add nsw i64 %.551.i7288.i, 4
  %.297.i.i.i.i.i = icmp eq i64 %early.2.3.i, 2
  %.380.i.i.i.i.i = fadd double %.465.fca.9.load.i, %.1190.i.i
  %.1073.not.i.i.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i.i = select i1 %.1073.not.i.i.i, i1 %.1082.i.i.i, i1 false
  %wide.trip.count1386.i.i = zext nneg i32 %storemerge.i6347.i to i64
  br label %B866.if.i.i

B962.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1363.i.i
  %.1581.i.i = load double, ptr %.1580.i.i, align 8, !noalias !15
  %.1583.i.i = fadd double %.1581.i.i, 1.000000e+00
  store double %.1583.i.i, ptr %.1580.i.i, align 8, !noalias !15
  %.1633.i.i = select i1 %.1525.i.i, i64 %.210.i936.i.i, i64 0
  %46 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1352.i.i
  %.1647.i.i = getelementptr double, ptr %46, i64 %.1633.i.i
  %.1648.i.i = load double, ptr %.1647.i.i, align 8, !noalias !15
  %.12.i1268.i.i = fcmp ogt double %.1291.i.i, %.1648.i.i
  %.13.i1269.i.i = select i1 %.12.i1268.i.i, double %.1291.i.i, double %.1648.i.i
  br label %B1436.i.i

B1086.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1363.i.i
  store i64 %.1728.i.i, ptr %.1540.i.i, align 8, !noalias !15
  %.1759.i.i = load double, ptr %.1758.i.i, align 8, !noalias !15
  %.1761.i.i = fadd double %.1759.i.i, 1.000000e+00
  store double %.1761.i.i, ptr %.1758.i.i, align 8, !noalias !15
  %.1804.not.i.i = icmp eq i64 %.170.i1282.i.i, %missed.2.01376.i.i
  %took.2.1.i.i = select i1 %.1804.not.i.i, double %.465.fca.11.load.i, double %.1815.i.i
  %.1857.i.i = load double, ptr %.1625.i.i, align 8, !noalias !15
  %.1859.i.i = fadd double %took.2.1.i.i, %.1857.i.i
  store double %.1859.i.i, ptr %.1625.i.i, align 8, !noalias !15
  %.1919.i.i = load double, ptr %.487.i.i, align 8, !noalias !15
  %.12.i1270.i.i = fcmp ogt double %.1190.i.i, %.1919.i.i
  %.13.i1271.i.i = select i1 %.12.i1270.i.i, double %.1190.i.i, double %.1919.i.i
  %.1950.i.i = fadd double %took.2.1.i.i, %.13.i1271.i.i
  store double %.1950.i.i, ptr %.487.i.i, align 8, !noalias !15
  %.275.i.i.i = ashr i64 %.1455.i.i, 1
  %.5.i.i.i.i.i = mul i64 %.275.i.i.i, 8364850718657
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
  %.302.i.i.i = fmul double %.465.fca.6.load.i, %.79.i.i.i.i
  %.342.i.i.i = fadd double %.465.fca.5.load.i, %.1950.i.i
  %.343.i.i.i = fadd double %.302.i.i.i, %.342.i.i.i
  %.39312761277.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %47 = getelementptr i64, ptr %.226.i792.i.i, i64 %.39312761277.i.i.i
  %.451.i.i.i = load i64, ptr %47, align 8, !noalias !21
  %.457.i.i.i = icmp eq i64 %.451.i.i.i, %.275.i.i.i
  br i1 %.457.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1086.i.i
  %48 = getelementptr double, ptr %.226.i969.i.i, i64 %.39312761277.i.i.i
  %.577.i.i.i = load double, ptr %48, align 8, !noalias !21
  %.12.i.i.i.i = fcmp ogt double %.577.i.i.i, %.343.i.i.i
  %.13.i.i1274.i.i = select i1 %.12.i.i.i.i, double %.577.i.i.i, double %.343.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i.i.i:                                       ; preds = %B1086.i.i
  %.645.i.i.i = load double, ptr %.644.i.i.i, align 8, !noalias !21
  %.647.i.i.i = fadd double %.645.i.i.i, 1.000000e+00
  store double %.647.i.i.i, ptr %.644.i.i.i, align 8, !noalias !21
  %.711.i1272.i.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.714.i1273.i.i = fadd double %.465.fca.19.load.i, %.711.i1272.i.i
  store double %.714.i1273.i.i, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.784.i.i.i = fcmp ult double %.714.i1273.i.i, 1.000000e+00
  br i1 %.784.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i.i.i
  %.822.i.i.i = fadd double %.714.i1273.i.i, -1.000000e+00
  store double %.822.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.291.i.i.i.i = load double, ptr %.517.i.i, align 8, !noalias !24
  %.12.i.i1270.i.i.i = fcmp ogt double %.1190.i.i, %.291.i.i.i.i
  %.13.i.i1271.i.i.i = select i1 %.12.i.i1270.i.i.i, double %.1190.i.i, double %.291.i.i.i.i
  %.324.i.i.i.i = fadd double %.323.i.i.i.i, %.13.i.i1271.i.i.i
  store double %.324.i.i.i.i, ptr %.517.i.i, align 8, !noalias !24
  %.382.i.i.i.i = load double, ptr %.1928.i.i, align 8, !noalias !24
  %.385.i.i.i.i = fadd double %.323.i.i.i.i, %.382.i.i.i.i
  store double %.385.i.i.i.i, ptr %.1928.i.i, align 8, !noalias !24
  %.474.i.i.i.i = load double, ptr %.517.i.i, align 8, !noalias !24
  %.253.i.i.i.i.i = lshr i64 %.1455.i.i, 16
  %.264.0.i.i.i.i.i = and i64 %.253.i.i.i.i.i, 16383
  %49 = getelementptr double, ptr %.226.i759.i.i, i64 %.264.0.i.i.i.i.i
  %.333.i.i.i.i.i = load double, ptr %49, align 8, !noalias !27
  %.337.i.i.i.i.i = fcmp olt double %.333.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.297.i.i.i.i.i, i1 %.337.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.380.i.i.i.i.i, ptr %49, align 8, !noalias !27
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.531.i.i.i.i.i = phi double [ %.333.i.i.i.i.i, %B408.i.i.i ], [ %.380.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.445.i.i.i.i = fmul double %.465.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.531.i.i.i.i.i, %.474.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.531.i.i.i.i.i, double %.474.i.i.i.i
  %.626.i.i.i.i = fadd double %.465.fca.7.load.i, %.13.i90.i.i.i.i
  %.627.i.i.i.i = fadd double %.445.i.i.i.i, %.626.i.i.i.i
  store i64 %.275.i.i.i, ptr %47, align 8, !noalias !24
  %50 = getelementptr double, ptr %.226.i969.i.i, i64 %.39312761277.i.i.i
  store double %.627.i.i.i.i, ptr %50, align 8, !noalias !24
  %.12.i1272.i.i.i = fcmp ogt double %.627.i.i.i.i, %.343.i.i.i
  %.13.i1273.i.i.i = select i1 %.12.i1272.i.i.i, double %.627.i.i.i.i, double %.343.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1117.i.i.i = load double, ptr %.487.i.i, align 8, !noalias !21
  %.253.i.i.i.i = lshr i64 %.1455.i.i, 16
  %.264.0.i.i.i.i = and i64 %.253.i.i.i.i, 16383
  %51 = getelementptr double, ptr %.226.i759.i.i, i64 %.264.0.i.i.i.i
  %.333.i.i.i.i = load double, ptr %51, align 8, !noalias !30
  %.337.i.i.i.i = fcmp olt double %.333.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.297.i.i.i.i.i, i1 %.337.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.380.i.i.i.i.i, ptr %51, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.531.i.i.i.i = phi double [ %.333.i.i.i.i, %B544.i.i.i ], [ %.380.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1274.i.i.i = fcmp ogt double %.531.i.i.i.i, %.1117.i.i.i
  %.13.i1275.i.i.i = select i1 %.12.i1274.i.i.i, double %.531.i.i.i.i, double %.1117.i.i.i
  %.1284.i.i.i = fadd double %.1283.i.i.i, %.13.i1275.i.i.i
  store i64 %.275.i.i.i, ptr %47, align 8, !noalias !21
  %52 = getelementptr double, ptr %.226.i969.i.i, i64 %.39312761277.i.i.i
  store double %.1284.i.i.i, ptr %52, align 8, !noalias !21
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1273.sink.i.i.i = phi double [ %.13.i1273.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1274.i.i, %B216.i.i.i ], [ %.1284.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.343.i.i.i, %B518.i.i.i ]
  %.2097.i.i = select i1 %.1525.i.i, i64 %.210.i936.i.i, i64 0
  %53 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1352.i.i
  %.2111.i.i = getelementptr double, ptr %53, i64 %.2097.i.i
  store double %.13.i1273.sink.i.i.i, ptr %.2111.i.i, align 8, !noalias !15
  br label %B1436.i.i

B1436.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B962.i.i
  %missed.3.1.i.i = phi i64 [ %missed.2.01376.i.i, %B962.i.i ], [ %.170.i1282.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1269.i.i, %B962.i.i ], [ %.13.i1273.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1275.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01375.i.i
  %.13.i1276.i.i = select i1 %.12.i1275.i.i, double %arrival.2.1.i.i, double %worst.2.01375.i.i
  %exitcond1387.not.i.i = icmp eq i64 %indvars.iv.next1384.i.i, %wide.trip.count1386.i.i
  br i1 %exitcond1387.not.i.i, label %B4936.i, label %B866.if.i.i

B302.if.i.i:                                      ; preds = %B472.i.i, %B302.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B472.i.i ]
  %late.2.01371.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %.1000.i.i, %B472.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.784.i.i = load i64, ptr %.783.i.i, align 8, !noalias !15
  %.785.i.i = add nsw i64 %.784.i.i, 1
  store i64 %.785.i.i, ptr %.783.i.i, align 8, !noalias !15
  %.822.i.i = add nsw i64 %.820.i.i, %indvars.iv.i.i
  %.836.i.i = icmp slt i64 %.822.i.i, 0
  %.837.i.i = select i1 %.836.i.i, i64 %.257.fca.7.load.i, i64 0
  %54 = getelementptr i32, ptr %arg.rows_at, i64 %.822.i.i
  %.851.i.i = getelementptr i32, ptr %54, i64 %.837.i.i
  %.852.i.i = load i32, ptr %.851.i.i, align 4, !noalias !15
  %.854.i.i = sext i32 %.852.i.i to i64
  %.855.i.i = add nsw i64 %.786.i.i, %.854.i.i
  %.170.i.i.i = ashr i64 %.855.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %55 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %55, i64 %.519.i.i.i
  store i64 %.785.i.i, ptr %.533.i.i.i, align 8, !noalias !33
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i1277.i.i:                                   ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %56 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %56, i64 %.570.i.i.i
  %.585.i.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !33
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %57 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %57, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !33
  %.619.i.i.i = icmp slt i64 %.585.i.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i1277.i.i
  %.654.i1278.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1278.i.i, i64 %.210.i.i.i, i64 0
  %58 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1279.i.i = getelementptr i64, ptr %58, i64 %.655.i.i.i
  store i64 %.170.i.i.i, ptr %.669.i1279.i.i, align 8, !noalias !33
  %.719.i.i.i = shl nsw i64 %spec.select.i.i.i, 2
  %.722.i.i.i = add i64 %.719.i.i.i, 4
  %.759.i1280.i.i = select i1 %.654.i1278.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1281.i.i = add i64 %.759.i1280.i.i, %.719.i.i.i
  %.775.i.i.i = icmp slt i64 %.722.i.i.i, 0
  %.776.i.i.i = select i1 %.775.i.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i.i = add i64 %.776.i.i.i, %.722.i.i.i
  %.904.i.i.i = icmp slt i64 %.760.i1281.i.i, 0
  br i1 %.904.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B302.if.i.i
  %.175.i.i.i = mul nsw i64 %.170.i.i.i, 712544676207699905
  %.176.i.i.i = ashr i64 %.175.i.i.i, 20
  %.246.i.i.i = srem i64 %.176.i.i.i, %.194.0.i.i.i
  %.248.i.i.i = icmp slt i64 %.246.i.i.i, 0
  %.257.i.i.i = select i1 %.248.i.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i.i = add nsw i64 %.257.i.i.i, %.246.i.i.i
  %59 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %59, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1277.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1277.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1277.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1277.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %60 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %60, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !33
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1277.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !36

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %61 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %61
  %62 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %63 = shl i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %63, i1 false), !noalias !33
  br label %.975.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.884.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.760.i1281.i.i, %B312.i.i.i ]
  %.909.not.i.i.i = icmp slt i64 %.760.i1281.i.i, %.210.i900.i.i
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
  %.1054.i.i.i = load i64, ptr %.783.i.i, align 8, !noalias !33
  %.1070.i.i.i = select i1 %.654.i1278.i.i, i64 %.210.i864.i.i, i64 0
  %64 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %64, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.855.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.920.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.921.i.i = select i1 %.920.i.i, i64 %.210.i900.i.i, i64 0
  %65 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.935.i.i = getelementptr i64, ptr %65, i64 %.921.i.i
  %.936.i.i = load i64, ptr %.935.i.i, align 8, !noalias !15
  %.937.not.i.i = icmp eq i64 %.936.i.i, 0
  br i1 %.937.not.i.i, label %B472.i.i, label %B440.i.i

B866.if.i.i:                                      ; preds = %B1436.i.i, %B866.if.lr.ph.i.i
  %indvars.iv1383.i.i = phi i64 [ 0, %B866.if.lr.ph.i.i ], [ %indvars.iv.next1384.i.i, %B1436.i.i ]
  %missed.2.01376.i.i = phi i64 [ -1, %B866.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1436.i.i ]
  %worst.2.01375.i.i = phi double [ %.1291.i.i, %B866.if.lr.ph.i.i ], [ %.13.i1276.i.i, %B1436.i.i ]
  %indvars.iv.next1384.i.i = add nuw nsw i64 %indvars.iv1383.i.i, 1
  %.1422.i.i = add nsw i64 %.1420.i.i, %indvars.iv1383.i.i
  %.1436.i.i = icmp slt i64 %.1422.i.i, 0
  %.1437.i.i = select i1 %.1436.i.i, i64 %.257.fca.7.load.i, i64 0
  %66 = getelementptr i32, ptr %arg.rows_at, i64 %.1422.i.i
  %.1451.i.i = getelementptr i32, ptr %66, i64 %.1437.i.i
  %.1452.i.i = load i32, ptr %.1451.i.i, align 4, !noalias !15
  %.1454.i.i = sext i32 %.1452.i.i to i64
  %.1455.i.i = add nsw i64 %.786.i.i, %.1454.i.i
  %.170.i1282.i.i = ashr i64 %.1455.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1297.i.i.preheader, label %B0.endif.else.if.i1285.i.i, !prof !6

B212.i1357.i.i:                                   ; preds = %B184.if.i1297.i.i
  %.503.i1359.i.i = load i64, ptr %.783.i.i, align 8, !noalias !37
  %.519.i1360.i.i = select i1 %.408.i1301.i.i, i64 %.210.i864.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1300.i.i
  %.533.i1361.i.i = getelementptr i64, ptr %67, i64 %.519.i1360.i.i
  store i64 %.503.i1359.i.i, ptr %.533.i1361.i.i, align 8, !noalias !37
  %.541.i1362.i.i = shl nsw i64 %.295.0618.i1300.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1363.i.i

B270.i1306.i.i:                                   ; preds = %B184.if.i1297.i.i
  %.366.i1307.i.i = add i64 %.295.0618.i1300.i.i, 1
  %.362.i1308.i.i = add nsw i64 %.298.0619.i1299.i.i, -1
  %.570.i1309.i.i = select i1 %.408.i1301.i.i, i64 %.210.i864.i.i, i64 0
  %68 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1300.i.i
  %.584.i1310.i.i = getelementptr i64, ptr %68, i64 %.570.i1309.i.i
  %.585.i1311.i.i = load i64, ptr %.584.i1310.i.i, align 8, !noalias !37
  %.600.i1312.i.i = icmp slt i64 %place.2.0620.i1298.i.i, 0
  %.601.i1313.i.i = select i1 %.600.i1312.i.i, i64 %.210.i864.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1298.i.i
  %.615.i1314.i.i = getelementptr i64, ptr %69, i64 %.601.i1313.i.i
  %.616.i1315.i.i = load i64, ptr %.615.i1314.i.i, align 8, !noalias !37
  %.619.i1316.i.i = icmp slt i64 %.585.i1311.i.i, %.616.i1315.i.i
  %spec.select.i1317.i.i = select i1 %.619.i1316.i.i, i64 %.295.0618.i1300.i.i, i64 %place.2.0620.i1298.i.i
  %.353.i1318.i.i = icmp samesign ugt i64 %.298.0619.i1299.i.i, 1
  br i1 %.353.i1318.i.i, label %B184.if.i1297.i.i, label %B312.i1319.i.i

B312.i1319.i.i:                                   ; preds = %B270.i1306.i.i
  %.654.i1320.i.i = icmp slt i64 %spec.select.i1317.i.i, 0
  %.655.i1321.i.i = select i1 %.654.i1320.i.i, i64 %.210.i.i.i, i64 0
  %70 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1317.i.i
  %.669.i1322.i.i = getelementptr i64, ptr %70, i64 %.655.i1321.i.i
  store i64 %.170.i1282.i.i, ptr %.669.i1322.i.i, align 8, !noalias !37
  %.719.i1323.i.i = shl nsw i64 %spec.select.i1317.i.i, 2
  %.722.i1324.i.i = add i64 %.719.i1323.i.i, 4
  %.759.i1325.i.i = select i1 %.654.i1320.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1326.i.i = add i64 %.759.i1325.i.i, %.719.i1323.i.i
  %.775.i1327.i.i = icmp slt i64 %.722.i1324.i.i, 0
  %.776.i1328.i.i = select i1 %.775.i1327.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i1329.i.i = add i64 %.776.i1328.i.i, %.722.i1324.i.i
  %.904.i1330.i.i = icmp slt i64 %.760.i1326.i.i, 0
  br i1 %.904.i1330.i.i, label %B312.endif.else.if.i1356.i.i, label %B312.endif.else.endif.i1331.i.i, !prof !6

B0.endif.else.if.i1285.i.i:                       ; preds = %B866.if.i.i
  %.175.i1286.i.i = mul nsw i64 %.170.i1282.i.i, 712544676207699905
  %.176.i1287.i.i = ashr i64 %.175.i1286.i.i, 20
  %.246.i1288.i.i = srem i64 %.176.i1287.i.i, %.194.0.i.i.i
  %.248.i1290.i.i = icmp slt i64 %.246.i1288.i.i, 0
  %.257.i1293.i.i = select i1 %.248.i1290.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i1294.i.i = add nsw i64 %.257.i1293.i.i, %.246.i1288.i.i
  %71 = shl nsw i64 %.237.0.i1294.i.i, 4
  br label %B184.if.i1297.i.i.preheader

B184.if.i1297.i.i.preheader:                      ; preds = %B0.endif.else.if.i1285.i.i, %B866.if.i.i
  %.295.0618.i1300.i.i.ph = phi i64 [ %71, %B0.endif.else.if.i1285.i.i ], [ 0, %B866.if.i.i ]
  br label %B184.if.i1297.i.i

B184.if.i1297.i.i:                                ; preds = %B184.if.i1297.i.i.preheader, %B270.i1306.i.i
  %place.2.0620.i1298.i.i = phi i64 [ %spec.select.i1317.i.i, %B270.i1306.i.i ], [ %.295.0618.i1300.i.i.ph, %B184.if.i1297.i.i.preheader ]
  %.298.0619.i1299.i.i = phi i64 [ %.362.i1308.i.i, %B270.i1306.i.i ], [ 16, %B184.if.i1297.i.i.preheader ]
  %.295.0618.i1300.i.i = phi i64 [ %.366.i1307.i.i, %B270.i1306.i.i ], [ %.295.0618.i1300.i.i.ph, %B184.if.i1297.i.i.preheader ]
  %.408.i1301.i.i = icmp slt i64 %.295.0618.i1300.i.i, 0
  %.409.i1302.i.i = select i1 %.408.i1301.i.i, i64 %.210.i.i.i, i64 0
  %72 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1300.i.i
  %.423.i1303.i.i = getelementptr i64, ptr %72, i64 %.409.i1302.i.i
  %.424.i1304.i.i = load i64, ptr %.423.i1303.i.i, align 8, !noalias !37
  %.426.i1305.i.i = icmp eq i64 %.424.i1304.i.i, %.170.i1282.i.i
  br i1 %.426.i1305.i.i, label %B212.i1357.i.i, label %B270.i1306.i.i

B312.endif.endif.i1342.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1341.i.i, %B312.endif.else.endif.endif.endif.i1338.i.i
  %.884.sroa.13.0.i1343.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1341.i.i ], [ %.884.sroa.13.1.i1339.i.i, %B312.endif.else.endif.endif.endif.i1338.i.i ]
  %.1005.not621.i1344.i.i = icmp slt i64 %.884.sroa.0.3.i1336.i.i, %.884.sroa.13.0.i1343.i.i
  br i1 %.1005.not621.i1344.i.i, label %.975.endif.preheader.i1353.i.i, label %.975.if.i1345.i.i, !prof !36

.975.endif.preheader.i1353.i.i:                   ; preds = %B312.endif.endif.i1342.i.i
  %73 = shl i64 %.884.sroa.0.3.i1336.i.i, 3
  %scevgep.i1354.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %73
  %74 = sub nsw i64 %.884.sroa.13.0.i1343.i.i, %.884.sroa.0.3.i1336.i.i
  %75 = shl i64 %74, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1354.i.i, i8 0, i64 %75, i1 false), !noalias !37
  br label %.975.if.i1345.i.i

B312.endif.else.if.i1356.i.i:                     ; preds = %B312.i1319.i.i
  br label %B312.endif.else.endif.i1331.i.i

B312.endif.else.endif.i1331.i.i:                  ; preds = %B312.endif.else.if.i1356.i.i, %B312.i1319.i.i
  %.884.sroa.0.1.i1332.i.i = phi i64 [ 0, %B312.endif.else.if.i1356.i.i ], [ %.760.i1326.i.i, %B312.i1319.i.i ]
  %.909.not.i1333.i.i = icmp slt i64 %.760.i1326.i.i, %.210.i900.i.i
  br i1 %.909.not.i1333.i.i, label %B312.endif.else.endif.endif.i1335.i.i, label %B312.endif.else.endif.if.i1334.i.i, !prof !10

B312.endif.else.endif.if.i1334.i.i:               ; preds = %B312.endif.else.endif.i1331.i.i
  br label %B312.endif.else.endif.endif.i1335.i.i

B312.endif.else.endif.endif.i1335.i.i:            ; preds = %B312.endif.else.endif.if.i1334.i.i, %B312.endif.else.endif.i1331.i.i
  %.884.sroa.0.3.i1336.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i1334.i.i ], [ %.884.sroa.0.1.i1332.i.i, %B312.endif.else.endif.i1331.i.i ]
  %.921.i1337.i.i = icmp slt i64 %.777.i1329.i.i, 0
  br i1 %.921.i1337.i.i, label %B312.endif.else.endif.endif.if.i1355.i.i, label %B312.endif.else.endif.endif.endif.i1338.i.i, !prof !6

B312.endif.else.endif.endif.if.i1355.i.i:         ; preds = %B312.endif.else.endif.endif.i1335.i.i
  br label %B312.endif.else.endif.endif.endif.i1338.i.i

B312.endif.else.endif.endif.endif.i1338.i.i:      ; preds = %B312.endif.else.endif.endif.if.i1355.i.i, %B312.endif.else.endif.endif.i1335.i.i
  %.884.sroa.13.1.i1339.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i1355.i.i ], [ %.777.i1329.i.i, %B312.endif.else.endif.endif.i1335.i.i ]
  %.926.not.i1340.i.i = icmp slt i64 %.777.i1329.i.i, %.210.i900.i.i
  br i1 %.926.not.i1340.i.i, label %B312.endif.endif.i1342.i.i, label %B312.endif.else.endif.endif.endif.if.i1341.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i1341.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i1338.i.i
  br label %B312.endif.endif.i1342.i.i

.975.if.i1345.i.i:                                ; preds = %.975.endif.preheader.i1353.i.i, %B312.endif.endif.i1342.i.i
  %.1054.i1347.i.i = load i64, ptr %.783.i.i, align 8, !noalias !37
  %.1070.i1348.i.i = select i1 %.654.i1320.i.i, i64 %.210.i864.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1317.i.i
  %.1084.i1349.i.i = getelementptr i64, ptr %76, i64 %.1070.i1348.i.i
  store i64 %.1054.i1347.i.i, ptr %.1084.i1349.i.i, align 8, !noalias !37
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1363.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1363.i.i: ; preds = %.975.if.i1345.i.i, %B212.i1357.i.i
  %.719.sink.i1350.i.i = phi i64 [ %.719.i1323.i.i, %.975.if.i1345.i.i ], [ %.541.i1362.i.i, %B212.i1357.i.i ]
  %.1096.i1351.i.i = and i64 %.1455.i.i, 3
  %.1099.i1352.i.i = or disjoint i64 %.719.sink.i1350.i.i, %.1096.i1351.i.i
  %.1525.i.i = icmp slt i64 %.719.sink.i1350.i.i, 0
  %.1526.i.i = select i1 %.1525.i.i, i64 %.210.i900.i.i, i64 0
  %77 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1352.i.i
  %.1540.i.i = getelementptr i64, ptr %77, i64 %.1526.i.i
  %.1541.i.i = load i64, ptr %.1540.i.i, align 8, !noalias !15
  %.1542.not.i.i = icmp eq i64 %.1541.i.i, 0
  br i1 %.1542.not.i.i, label %B1086.i.i, label %B962.i.i

B4332.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.357.i.i = icmp slt i64 %.551.i7288.i, 0
  %.358.i.i = select i1 %.357.i.i, i64 %.257.fca.7.load.i, i64 0
  %78 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i7288.i
  %.372.i.i = getelementptr i32, ptr %78, i64 %.358.i.i
  %.373.i.i = load i32, ptr %.372.i.i, align 4, !noalias !40
  %.378.i.i = sext i32 %.373.i.i to i64
  %.379.i.i = icmp eq i32 %.373.i.i, 0
  br i1 %.379.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B4332.i
  %.488.i.i = load double, ptr %.487.i.i, align 8, !noalias !40
  %.518.i.i = load double, ptr %.517.i.i, align 8, !noalias !40
  %.12.i.i6349.i = fcmp ogt double %.518.i.i, %.488.i.i
  %.13.i.i6350.i = select i1 %.12.i.i6349.i, double %.518.i.i, double %.488.i.i
  %.551.i.i = fsub double %.13.i.i6350.i, %.465.fca.29.load.i
  %.581.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !40
  %.16.i.i6351.i = fcmp ogt double %.581.i.i, %best.3.3.i
  %.17.i.i6352.i = select i1 %.16.i.i6351.i, double %.581.i.i, double %best.3.3.i
  %.18.i.i6353.i = fcmp ogt double %.551.i.i, %.17.i.i6352.i
  %.19.i.i6354.i = select i1 %.18.i.i6353.i, double %.551.i.i, double %.17.i.i6352.i
  %spec.select686.i.i = tail call i32 @llvm.smax.i32(i32 %.373.i.i, i32 0)
  %.713687.not.i.i = icmp eq i32 %spec.select686.i.i, 0
  br i1 %.713687.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.760.i.i = add nsw i64 %.551.i7288.i, 4
  %wide.trip.count.i6355.i = zext nneg i32 %spec.select686.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.848.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.921.i6360.i, %B512.if.i.i ]
  %exitcond.not.i6359.i = icmp eq i64 %.848.0.i.i, 16
  br i1 %exitcond.not.i6359.i, label %B554.i.i, label %B512.if.i.i

B554.i.i:                                         ; preds = %B512.i.i
  %.1046.i.i = load i64, ptr %.1045.i.i, align 8, !noalias !40
  %.1057.0.i.i = and i64 %.1046.i.i, 15
  %79 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1057.0.i.i
  store i64 %.795.i.i, ptr %79, align 8, !noalias !40
  %.1150.i.i = add nsw i64 %.1046.i.i, 1
  store i64 %.1150.i.i, ptr %.1045.i.i, align 8, !noalias !40
  %.1182.i.i = add nsw i64 %new.2.0692.i.i, 1
  %.1193.not.i.i = icmp ne i64 %.800.i.i, %previous_new.2.0694.i.i
  %.1203.i.i = zext i1 %.1193.not.i.i to i64
  %spec.select678.i.i = add nsw i64 %new_lines.2.0691.i.i, %.1203.i.i
  br label %B680.i.i

B680.i.i:                                         ; preds = %B512.if.i.i, %B554.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select678.i.i, %B554.i.i ], [ %new_lines.2.0691.i.i, %B512.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1182.i.i, %B554.i.i ], [ %new.2.0692.i.i, %B512.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.800.i.i, %B554.i.i ], [ %previous_new.2.0694.i.i, %B512.if.i.i ]
  %exitcond698.not.i.i = icmp eq i64 %indvars.iv.next.i6357.i, %wide.trip.count.i6355.i
  br i1 %exitcond698.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %80 = uitofp nneg i64 %spec.select.i6358.i to double
  %81 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %80, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %81, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1265.i.i = fmul double %.465.fca.23.load.i, %lines.2.0.lcssa.i.i
  %.12.i680.i.i = fcmp ogt double %.1265.i.i, 1.000000e+00
  %.13.i681.i.i = select i1 %.12.i680.i.i, double %.1265.i.i, double 1.000000e+00
  %.1297.i.i = fadd double %.19.i.i6354.i, %.13.i681.i.i
  %.1330.i.i = load double, ptr %.1329.i.i, align 8, !noalias !40
  %.1333.i.i = fsub double %.1297.i.i, %.19.i.i6354.i
  %.1336.i.i = fadd double %.1330.i.i, %.1333.i.i
  store double %.1336.i.i, ptr %.1329.i.i, align 8, !noalias !40
  store double %.1297.i.i, ptr %.226.i827.i.i, align 8, !noalias !40
  %.1427.i.i = load double, ptr %.1426.i.i, align 8, !noalias !40
  %.1431.i.i = sub nsw i64 %.378.i.i, %new.2.0.lcssa.i.i
  %.1432.i.i = sitofp i64 %.1431.i.i to double
  %.1433.i.i = fadd double %.1427.i.i, %.1432.i.i
  store double %.1433.i.i, ptr %.1426.i.i, align 8, !noalias !40
  %.1493.i.i = load double, ptr %.1492.i.i, align 8, !noalias !40
  %.1495.i.i = sitofp i32 %.373.i.i to double
  %.1496.i.i = fadd double %.1493.i.i, %.1495.i.i
  store double %.1496.i.i, ptr %.1492.i.i, align 8, !noalias !40
  %.1544.i.i = icmp slt i64 %.551.i7288.i, -1
  %.1545.i.i = select i1 %.1544.i.i, i64 %.257.fca.7.load.i, i64 0
  %82 = getelementptr i8, ptr %78, i64 4
  %.1559.i.i = getelementptr i32, ptr %82, i64 %.1545.i.i
  %.1560.i.i = load i32, ptr %.1559.i.i, align 4, !noalias !40
  %.1567.i.i = sext i32 %.1560.i.i to i64
  %.1568.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1567.i.i
  %.1571.i.i = sitofp i64 %.1568.i.i to double
  %.1576.i.i = fdiv double %.1571.i.i, %.1495.i.i
  %.1583.i6361.i = fmul double %.465.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1587.i.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1588.i.i = fsub double %.1587.i.i, %.1576.i.i
  %.1591.i.i = fmul double %.465.fca.13.load.i, %.1588.i.i
  %.1592.i.i = fadd double %.1583.i6361.i, %.1591.i.i
  %.1595.i.i = fmul double %.465.fca.14.load.i, %.1576.i.i
  %.1596.i.i = fadd double %.1595.i.i, %.1592.i.i
  %.1626.i.i = load double, ptr %.1625.i.i, align 8, !noalias !40
  %.1627.i.i = fadd double %.1626.i.i, %.1596.i.i
  store double %.1627.i.i, ptr %.1625.i.i, align 8, !noalias !40
  %.1687.i.i = load double, ptr %.487.i.i, align 8, !noalias !40
  %.12.i682.i.i = fcmp ogt double %.1297.i.i, %.1687.i.i
  %.13.i683.i.i = select i1 %.12.i682.i.i, double %.1297.i.i, double %.1687.i.i
  %.1717.i.i = fadd double %.13.i683.i.i, %.1596.i.i
  store double %.1717.i.i, ptr %.487.i.i, align 8, !noalias !40
  %.1800.i.i = fmul double %.1797.i.i, %.1587.i.i
  %.1807.i.i = fcmp ogt double %.1800.i.i, 0.000000e+00
  br i1 %.1807.i.i, label %B1282.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1282.i.i:                                        ; preds = %B682.i.i
  %.1838.i.i = load double, ptr %.517.i.i, align 8, !noalias !40
  %.12.i684.i.i = fcmp ogt double %.1297.i.i, %.1838.i.i
  %.13.i685.i.i = select i1 %.12.i684.i.i, double %.1297.i.i, double %.1838.i.i
  %.1869.i.i = fadd double %.1800.i.i, %.13.i685.i.i
  store double %.1869.i.i, ptr %.517.i.i, align 8, !noalias !40
  %.1929.i.i = load double, ptr %.1928.i.i, align 8, !noalias !40
  %.1931.i.i = fadd double %.1800.i.i, %.1929.i.i
  store double %.1931.i.i, ptr %.1928.i.i, align 8, !noalias !40
  %.2006.pre.i.i = load double, ptr %.487.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i6356.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i6357.i, %B680.i.i ]
  %previous_new.2.0694.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0693.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.800.i.i, %B680.i.i ]
  %new.2.0692.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0691.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0690.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i6358.i, %B680.i.i ]
  %indvars.iv.next.i6357.i = add nuw nsw i64 %indvars.iv.i6356.i, 1
  %.762.i.i = add nsw i64 %.760.i.i, %indvars.iv.i6356.i
  %.776.i.i = icmp slt i64 %.762.i.i, 0
  %.777.i.i = select i1 %.776.i.i, i64 %.257.fca.7.load.i, i64 0
  %83 = getelementptr i32, ptr %arg.rows_at, i64 %.762.i.i
  %.791.i.i = getelementptr i32, ptr %83, i64 %.777.i.i
  %.792.i.i = load i32, ptr %.791.i.i, align 4, !noalias !40
  %.794.i.i = sext i32 %.792.i.i to i64
  %.795.i.i = add nsw i64 %.786.i.i, %.794.i.i
  %.800.i.i = ashr i64 %.795.i.i, 2
  %.806.not.i.i = icmp ne i64 %.800.i.i, %previous.2.0693.i.i
  %.811.i.i = zext i1 %.806.not.i.i to i64
  %spec.select.i6358.i = add nuw nsw i64 %lines.2.0690.i.i, %.811.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.921.i6360.i = add nuw nsw i64 %.848.0.i.i, 1
  %84 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.848.0.i.i
  %.977.i.i = load i64, ptr %84, align 8, !noalias !40
  %.979.i.i = icmp eq i64 %.977.i.i, %.795.i.i
  br i1 %.979.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1282.i.i, %B682.i.i, %B4332.i
  %.1297.sink.i.i = phi double [ %best.3.3.i, %B4332.i ], [ %.1297.i.i, %B1282.i.i ], [ %.1297.i.i, %B682.i.i ]
  %.2006.sink.i.i = phi double [ %best.3.3.i, %B4332.i ], [ %.2006.pre.i.i, %B1282.i.i ], [ %.1717.i.i, %B682.i.i ]
  %.9326.i = icmp slt i64 %quot.0.i, 0
  %.9327.i = select i1 %.9326.i, i64 %.210.i6950.i, i64 0
  %85 = getelementptr double, ptr %.226.i6948.i, i64 %quot.0.i
  %.9341.i = getelementptr double, ptr %85, i64 %.9327.i
  %.9342.i = load double, ptr %.9341.i, align 8, !noalias !7
  %.9348.i = fadd double %.9347.i, %.2006.sink.i.i
  %.12.i6362.i = fcmp ogt double %.9348.i, %.9342.i
  %.13.i6363.i = select i1 %.12.i6362.i, double %.9348.i, double %.9342.i
  store double %.13.i6363.i, ptr %.9341.i, align 8, !noalias !7
  br label %B4936.i

B4468.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %86 = getelementptr double, ptr %arg.cost_at, i64 %.6544.i
  %.9441.i = getelementptr double, ptr %86, i64 %.6563.i
  %.9442.i = load double, ptr %.9441.i, align 8, !noalias !7
  %.317.i.i = icmp slt i64 %.551.i7288.i, 0
  %.318.i.i = select i1 %.317.i.i, i64 %.257.fca.7.load.i, i64 0
  %87 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i7288.i
  %.332.i6364.i = getelementptr i32, ptr %87, i64 %.318.i.i
  %.333.i.i = load i32, ptr %.332.i6364.i, align 4, !noalias !43
  %.338.i.i = sext i32 %.333.i.i to i64
  %.339.i.i = icmp eq i32 %.333.i.i, 0
  br i1 %.339.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i.i

B70.i.i:                                          ; preds = %B4468.i
  %.482.i.i = load double, ptr %.487.i.i, align 8, !noalias !43
  %.512.i.i = load double, ptr %.511.i.i, align 8, !noalias !43
  %.542.i.i = load double, ptr %.517.i.i, align 8, !noalias !43
  %.16.i.i6366.i = fcmp ogt double %.512.i.i, %.482.i.i
  %.17.i.i6367.i = select i1 %.16.i.i6366.i, double %.512.i.i, double %.482.i.i
  %.18.i.i6368.i = fcmp ogt double %.542.i.i, %.17.i.i6367.i
  %.19.i.i6369.i = select i1 %.18.i.i6368.i, double %.542.i.i, double %.17.i.i6367.i
  %.577.i.i = fsub double %.19.i.i6369.i, %.465.fca.29.load.i
  %.607.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !43
  %.16.i766.i.i = fcmp ogt double %.607.i.i, %best.3.3.i
  %.17.i767.i.i = select i1 %.16.i766.i.i, double %.607.i.i, double %best.3.3.i
  %.18.i768.i.i = fcmp ogt double %.577.i.i, %.17.i767.i.i
  %.19.i769.i.i = select i1 %.18.i768.i.i, double %.577.i.i, double %.17.i767.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i6372.i, label %.456.endif.preheader.i.i6371.i, !prof !6

B278.i.i6391.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i6376.i
  %previous.3.1.i.i6392.i = phi i64 [ %.673.i.i6386.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i6376.i ]
  %worst.3.1.i.i6393.i = phi i64 [ %.13.i.i.i6390.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i6376.i ]
  %exitcond.not.i.i6394.i = icmp eq i64 %indvars.iv.next.i.i6378.i, %wide.trip.count.i.i6375.i
  br i1 %exitcond.not.i.i6394.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i6376.i

.456.endif.preheader.i.i6371.i:                   ; preds = %B70.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %156, i1 false), !noalias !46
  br label %.456.if.i.i6372.i

.456.if.i.i6372.i:                                ; preds = %.456.endif.preheader.i.i6371.i, %B70.i.i
  %.590192.not.i.i.i = icmp slt i32 %.333.i.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i6373.i

B106.if.lr.ph.i.i6373.i:                          ; preds = %.456.if.i.i6372.i
  %.637.i.i6374.i = add nsw i64 %.551.i7288.i, 4
  %wide.trip.count.i.i6375.i = zext nneg i32 %.333.i.i to i64
  br label %B106.if.i.i6376.i

B106.if.i.i6376.i:                                ; preds = %B106.if.lr.ph.i.i6373.i, %B278.i.i6391.i
  %indvars.iv.i.i6377.i = phi i64 [ 0, %B106.if.lr.ph.i.i6373.i ], [ %indvars.iv.next.i.i6378.i, %B278.i.i6391.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i6373.i ], [ %worst.3.1.i.i6393.i, %B278.i.i6391.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i6373.i ], [ %previous.3.1.i.i6392.i, %B278.i.i6391.i ]
  %indvars.iv.next.i.i6378.i = add nuw nsw i64 %indvars.iv.i.i6377.i, 1
  %.639.i.i6379.i = add nsw i64 %.637.i.i6374.i, %indvars.iv.i.i6377.i
  %.653.i.i6380.i = icmp slt i64 %.639.i.i6379.i, 0
  %.654.i.i6381.i = select i1 %.653.i.i6380.i, i64 %.257.fca.7.load.i, i64 0
  %88 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i6379.i
  %.668.i.i6382.i = getelementptr i32, ptr %88, i64 %.654.i.i6381.i
  %.669.i.i6383.i = load i32, ptr %.668.i.i6382.i, align 4, !noalias !46
  %.671.i.i6384.i = sext i32 %.669.i.i6383.i to i64
  %.672.i.i6385.i = add nsw i64 %.786.i.i, %.671.i.i6384.i
  %.673.i.i6386.i = ashr i64 %.672.i.i6385.i, 2
  %.679.not.i.i6387.i = icmp eq i64 %.673.i.i6386.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i6387.i, label %B278.i.i6391.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i6376.i
  %.760.i.i6388.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !46
  %.761.i.i6389.i = add nsw i64 %.760.i.i6388.i, 1
  store i64 %.761.i.i6389.i, ptr %.226.i1075.i.i, align 8, !noalias !46
  %.13.i.i.i6390.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i6389.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i6391.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i6391.i
  %89 = uitofp nneg i64 %worst.3.1.i.i6393.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i6372.i
  %spec.select.i6395.i = phi i32 [ 0, %.456.if.i.i6372.i ], [ %.333.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i6396.i = phi double [ 1.000000e+00, %.456.if.i.i6372.i ], [ %89, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.696.i.i = fadd double %.19.i769.i.i, %worst.2.0.lcssa.i.i6396.i
  store double %.696.i.i, ptr %.226.i827.i.i, align 8, !noalias !43
  %.734.i.i = sitofp i32 %.333.i.i to double
  %.735.i.i = fmul double %.465.fca.15.load.i, %.734.i.i
  %.765.i.i = load double, ptr %.1625.i.i, align 8, !noalias !43
  %.766.i.i = fadd double %.735.i.i, %.765.i.i
  store double %.766.i.i, ptr %.1625.i.i, align 8, !noalias !43
  %.826.i.i = load double, ptr %.487.i.i, align 8, !noalias !43
  %.12.i.i6397.i = fcmp ogt double %.696.i.i, %.826.i.i
  %.13.i.i6398.i = select i1 %.12.i.i6397.i, double %.696.i.i, double %.826.i.i
  %.856.i.i = fadd double %.735.i.i, %.13.i.i6398.i
  store double %.856.i.i, ptr %.487.i.i, align 8, !noalias !43
  %.888.i.i = fcmp ogt double %.9442.i, 0.000000e+00
  %"$phi564.0.2.0.i.i" = select i1 %.888.i.i, double %.465.fca.27.load.i, double %.465.fca.28.load.i
  %.908.i.i = fmul double %.465.fca.27.load.i, %.734.i.i
  %.924.i.i = icmp slt i64 %.551.i7288.i, -2
  %.925.i.i = select i1 %.924.i.i, i64 %.257.fca.7.load.i, i64 0
  %90 = getelementptr i8, ptr %87, i64 8
  %.939.i.i = getelementptr i32, ptr %90, i64 %.925.i.i
  %.940.i.i = load i32, ptr %.939.i.i, align 4, !noalias !43
  %.942.i.i = sext i32 %.940.i.i to i64
  %.944.i.i = sub nsw i64 %.942.i.i, %.338.i.i
  %.945.i.i = sitofp i64 %.944.i.i to double
  %.946.i.i = fmul double %"$phi564.0.2.0.i.i", %.945.i.i
  %.947.i.i = fadd double %.908.i.i, %.946.i.i
  %.949.i.i = tail call double @llvm.fabs.f64(double %.9442.i)
  %.952.i.i = fmul double %.949.i.i, %.947.i.i
  %.982.i6399.i = load double, ptr %.981.i.i, align 8, !noalias !43
  %.983.i6400.i = fadd double %.982.i6399.i, %.952.i.i
  store double %.983.i6400.i, ptr %.981.i.i, align 8, !noalias !43
  %.1043.i6401.i = load double, ptr %.511.i.i, align 8, !noalias !43
  %.12.i770.i.i = fcmp ogt double %.696.i.i, %.1043.i6401.i
  %.13.i771.i.i = select i1 %.12.i770.i.i, double %.696.i.i, double %.1043.i6401.i
  %.1073.i.i = fadd double %.13.i771.i.i, %.952.i.i
  store double %.1073.i.i, ptr %.511.i.i, align 8, !noalias !43
  %.1133.i.i = load double, ptr %.487.i.i, align 8, !noalias !43
  %.12.i772.i.i = fcmp ogt double %.1073.i.i, %.1133.i.i
  %.13.i773.i.i = select i1 %.12.i772.i.i, double %.1073.i.i, double %.1133.i.i
  %.1282777.i.i = icmp sgt i32 %spec.select.i6395.i, 0
  br i1 %.1282777.i.i, label %B938.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B938.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1321.i.i = add nsw i64 %.551.i7288.i, 4
  %.297.i.i.i.i6405.i = icmp eq i64 %early.2.3.i, 2
  %.380.i.i.i.i6406.i = fadd double %.465.fca.9.load.i, %.696.i.i
  %.1073.not.i.i6407.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i6409.i = select i1 %.1073.not.i.i6407.i, i1 %.1082.i.i.i, i1 false
  %wide.trip.count.i6411.i = zext nneg i32 %spec.select.i6395.i to i64
  br label %B938.if.i.i

B938.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i, %B938.if.lr.ph.i.i
  %indvars.iv.i6412.i = phi i64 [ 0, %B938.if.lr.ph.i.i ], [ %indvars.iv.next.i6413.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i ]
  %end.2.0780.i.i = phi double [ %.13.i773.i.i, %B938.if.lr.ph.i.i ], [ %.13.i776.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i ]
  %indvars.iv.next.i6413.i = add nuw nsw i64 %indvars.iv.i6412.i, 1
  %.1323.i.i = add nsw i64 %.1321.i.i, %indvars.iv.i6412.i
  %.1337.i.i = icmp slt i64 %.1323.i.i, 0
  %.1338.i.i = select i1 %.1337.i.i, i64 %.257.fca.7.load.i, i64 0
  %91 = getelementptr i32, ptr %arg.rows_at, i64 %.1323.i.i
  %.1352.i.i = getelementptr i32, ptr %91, i64 %.1338.i.i
  %.1353.i.i = load i32, ptr %.1352.i.i, align 4, !noalias !43
  %.1355.i.i = sext i32 %.1353.i.i to i64
  %.1356.i.i = add nsw i64 %.786.i.i, %.1355.i.i
  %.275.i.i6414.i = ashr i64 %.1356.i.i, 1
  %.5.i.i.i.i6415.i = mul i64 %.275.i.i6414.i, 8364850718657
  %.6.i.i.i.i6416.i = lshr i64 %.5.i.i.i.i6415.i, 20
  %.7.i.i.i.i6417.i = and i64 %.6.i.i.i.i6416.i, 16777215
  %.32.i.i.i6418.i = uitofp nneg i64 %.7.i.i.i.i6417.i to double
  %.33.i.i.i6419.i = fadd double %.32.i.i.i6418.i, 5.000000e-01
  %.37.i.i.i6420.i = fmul double %.33.i.i.i6419.i, 0x3E70000000000000
  %.45.le.i.i.i6421.i = tail call double @llvm.log.f64(double %.37.i.i.i6420.i)
  %.50.i.i.i6422.i = fneg double %.45.le.i.i.i6421.i
  %.12.i.i.i.i6423.i = fcmp olt double %.50.i.i.i6422.i, 4.000000e+00
  %.13.i.i.i.i6424.i = select i1 %.12.i.i.i.i6423.i, double %.50.i.i.i6422.i, double 4.000000e+00
  %.79.i.i.i6425.i = fadd double %.13.i.i.i.i6424.i, -1.000000e+00
  %.302.i.i6426.i = fmul double %.465.fca.6.load.i, %.79.i.i.i6425.i
  %.336.i.i.i = load double, ptr %.487.i.i, align 8, !noalias !49
  %.342.i.i6427.i = fadd double %.465.fca.5.load.i, %.336.i.i.i
  %.343.i.i6428.i = fadd double %.342.i.i6427.i, %.302.i.i6426.i
  %.39312761277.i.i6429.i = and i64 %.6.i.i.i.i6416.i, 65535
  %92 = getelementptr i64, ptr %.226.i792.i.i, i64 %.39312761277.i.i6429.i
  %.451.i.i6430.i = load i64, ptr %92, align 8, !noalias !49
  %.457.i.i6431.i = icmp eq i64 %.451.i.i6430.i, %.275.i.i6414.i
  br i1 %.457.i.i6431.i, label %B216.i.i6479.i, label %B270.i.i6432.i

B216.i.i6479.i:                                   ; preds = %B938.if.i.i
  %93 = getelementptr double, ptr %.226.i969.i.i, i64 %.39312761277.i.i6429.i
  %.577.i.i6480.i = load double, ptr %93, align 8, !noalias !49
  %.12.i.i.i6481.i = fcmp ogt double %.577.i.i6480.i, %.343.i.i6428.i
  %.13.i.i774.i.i = select i1 %.12.i.i.i6481.i, double %.577.i.i6480.i, double %.343.i.i6428.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i

B270.i.i6432.i:                                   ; preds = %B938.if.i.i
  %.645.i.i6433.i = load double, ptr %.644.i.i.i, align 8, !noalias !49
  %.647.i.i6434.i = fadd double %.645.i.i6433.i, 1.000000e+00
  store double %.647.i.i6434.i, ptr %.644.i.i.i, align 8, !noalias !49
  %.711.i.i6435.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !49
  %.714.i.i6436.i = fadd double %.465.fca.19.load.i, %.711.i.i6435.i
  store double %.714.i.i6436.i, ptr %.226.i1040.i.i, align 8, !noalias !49
  %.784.i.i6437.i = fcmp ult double %.714.i.i6436.i, 1.000000e+00
  br i1 %.784.i.i6437.i, label %B518.i.i6465.i, label %B408.i.i6438.i

B408.i.i6438.i:                                   ; preds = %B270.i.i6432.i
  %.822.i.i6439.i = fadd double %.714.i.i6436.i, -1.000000e+00
  store double %.822.i.i6439.i, ptr %.226.i1040.i.i, align 8, !noalias !49
  %.291.i.i.i6440.i = load double, ptr %.517.i.i, align 8, !noalias !52
  %.12.i.i1270.i.i6441.i = fcmp ogt double %.696.i.i, %.291.i.i.i6440.i
  %.13.i.i1271.i.i6442.i = select i1 %.12.i.i1270.i.i6441.i, double %.696.i.i, double %.291.i.i.i6440.i
  %.324.i.i.i6443.i = fadd double %.323.i.i.i.i, %.13.i.i1271.i.i6442.i
  store double %.324.i.i.i6443.i, ptr %.517.i.i, align 8, !noalias !52
  %.382.i.i.i6444.i = load double, ptr %.1928.i.i, align 8, !noalias !52
  %.385.i.i.i6445.i = fadd double %.323.i.i.i.i, %.382.i.i.i6444.i
  store double %.385.i.i.i6445.i, ptr %.1928.i.i, align 8, !noalias !52
  %.474.i.i.i6446.i = load double, ptr %.517.i.i, align 8, !noalias !52
  %.253.i.i.i.i6447.i = lshr i64 %.1356.i.i, 16
  %.264.0.i.i.i.i6448.i = and i64 %.253.i.i.i.i6447.i, 16383
  %94 = getelementptr double, ptr %.226.i759.i.i, i64 %.264.0.i.i.i.i6448.i
  %.333.i.i.i.i6449.i = load double, ptr %94, align 8, !noalias !55
  %.337.i.i.i.i6450.i = fcmp olt double %.333.i.i.i.i6449.i, 0.000000e+00
  %or.cond.i.i.i.i6451.i = select i1 %.297.i.i.i.i6405.i, i1 %.337.i.i.i.i6450.i, i1 false
  br i1 %or.cond.i.i.i.i6451.i, label %B96.i.i.i.i6464.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6452.i

B96.i.i.i.i6464.i:                                ; preds = %B408.i.i6438.i
  store double %.380.i.i.i.i6406.i, ptr %94, align 8, !noalias !55
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6452.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6452.i: ; preds = %B96.i.i.i.i6464.i, %B408.i.i6438.i
  %.531.i.i.i.i6453.i = phi double [ %.333.i.i.i.i6449.i, %B408.i.i6438.i ], [ %.380.i.i.i.i6406.i, %B96.i.i.i.i6464.i ]
  %.445.i.i.i6454.i = fmul double %.465.fca.8.load.i, %.79.i.i.i6425.i
  %.12.i89.i.i.i6455.i = fcmp ogt double %.531.i.i.i.i6453.i, %.474.i.i.i6446.i
  %.13.i90.i.i.i6456.i = select i1 %.12.i89.i.i.i6455.i, double %.531.i.i.i.i6453.i, double %.474.i.i.i6446.i
  %.626.i.i.i6457.i = fadd double %.465.fca.7.load.i, %.13.i90.i.i.i6456.i
  %.627.i.i.i6458.i = fadd double %.445.i.i.i6454.i, %.626.i.i.i6457.i
  store i64 %.275.i.i6414.i, ptr %92, align 8, !noalias !52
  %95 = getelementptr double, ptr %.226.i969.i.i, i64 %.39312761277.i.i6429.i
  store double %.627.i.i.i6458.i, ptr %95, align 8, !noalias !52
  %.12.i1272.i.i6459.i = fcmp ogt double %.627.i.i.i6458.i, %.343.i.i6428.i
  %.13.i1273.i.i6460.i = select i1 %.12.i1272.i.i6459.i, double %.627.i.i.i6458.i, double %.343.i.i6428.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i

B518.i.i6465.i:                                   ; preds = %B270.i.i6432.i
  br i1 %or.cond.i.i6409.i, label %B544.i.i6466.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i

B544.i.i6466.i:                                   ; preds = %B518.i.i6465.i
  %.1117.i.i6467.i = load double, ptr %.487.i.i, align 8, !noalias !49
  %.253.i.i.i6468.i = lshr i64 %.1356.i.i, 16
  %.264.0.i.i.i6469.i = and i64 %.253.i.i.i6468.i, 16383
  %96 = getelementptr double, ptr %.226.i759.i.i, i64 %.264.0.i.i.i6469.i
  %.333.i.i.i6470.i = load double, ptr %96, align 8, !noalias !58
  %.337.i.i.i6471.i = fcmp olt double %.333.i.i.i6470.i, 0.000000e+00
  %or.cond.i.i.i6472.i = select i1 %.297.i.i.i.i6405.i, i1 %.337.i.i.i6471.i, i1 false
  br i1 %or.cond.i.i.i6472.i, label %B96.i.i.i6478.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6473.i

B96.i.i.i6478.i:                                  ; preds = %B544.i.i6466.i
  store double %.380.i.i.i.i6406.i, ptr %96, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6473.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6473.i: ; preds = %B96.i.i.i6478.i, %B544.i.i6466.i
  %.531.i.i.i6474.i = phi double [ %.333.i.i.i6470.i, %B544.i.i6466.i ], [ %.380.i.i.i.i6406.i, %B96.i.i.i6478.i ]
  %.12.i1274.i.i6475.i = fcmp ogt double %.531.i.i.i6474.i, %.1117.i.i6467.i
  %.13.i1275.i.i6476.i = select i1 %.12.i1274.i.i6475.i, double %.531.i.i.i6474.i, double %.1117.i.i6467.i
  %.1284.i.i6477.i = fadd double %.1283.i.i.i, %.13.i1275.i.i6476.i
  store i64 %.275.i.i6414.i, ptr %92, align 8, !noalias !49
  %97 = getelementptr double, ptr %.226.i969.i.i, i64 %.39312761277.i.i6429.i
  store double %.1284.i.i6477.i, ptr %97, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6473.i, %B518.i.i6465.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6452.i, %B216.i.i6479.i
  %.13.i1273.sink.i.i6462.i = phi double [ %.13.i1273.i.i6460.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6452.i ], [ %.13.i.i774.i.i, %B216.i.i6479.i ], [ %.1284.i.i6477.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6473.i ], [ %.343.i.i6428.i, %B518.i.i6465.i ]
  %.1449.i.i = fsub double %.13.i1273.sink.i.i6462.i, %.465.fca.5.load.i
  %.12.i775.i.i = fcmp ogt double %.1449.i.i, %end.2.0780.i.i
  %.13.i776.i.i = select i1 %.12.i775.i.i, double %.1449.i.i, double %end.2.0780.i.i
  %exitcond.not.i6463.i = icmp eq i64 %indvars.iv.next.i6413.i, %wide.trip.count.i6411.i
  br i1 %exitcond.not.i6463.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B938.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B4468.i
  %.696.sink.i.i = phi double [ %best.3.3.i, %B4468.i ], [ %.696.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.696.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B4468.i ], [ %.13.i773.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i776.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6461.i ]
  %.9567.i = icmp slt i64 %quot.0.i, 0
  %.9568.i = select i1 %.9567.i, i64 %.210.i6950.i, i64 0
  %98 = getelementptr double, ptr %.226.i6948.i, i64 %quot.0.i
  %.9582.i = getelementptr double, ptr %98, i64 %.9568.i
  %.9583.i = load double, ptr %.9582.i, align 8, !noalias !7
  %.9589.i = fadd double %.9347.i, %end.2.0.lcssa.sink.i.i
  %.12.i6482.i = fcmp ogt double %.9589.i, %.9583.i
  %.13.i6483.i = select i1 %.12.i6482.i, double %.9589.i, double %.9583.i
  store double %.13.i6483.i, ptr %.9582.i, align 8, !noalias !7
  %.9651.i = fadd double %.465.fca.26.load.i, %end.2.0.lcssa.sink.i.i
  br label %B4936.i

B4636.i:                                          ; preds = %B3884.i
  switch i64 %.6578.i, label %B4936.i [
    i64 9, label %B4668.i
    i64 12, label %B4808.i
    i64 3, label %B4862.i
    i64 2, label %B4916.i
  ]

B4668.i:                                          ; preds = %B4636.i
  %.9718.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i6484.i = fcmp ogt double %best.3.3.i, %.9718.i
  %.13.i6485.i = select i1 %.12.i6484.i, double %best.3.3.i, double %.9718.i
  %.9750.i = fadd double %.465.fca.31.load.i, %.13.i6485.i
  store double %.9750.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B4936.i

B4808.i:                                          ; preds = %B4636.i
  %.9800.i = fadd double %.465.fca.33.load.i, %best.3.3.i
  br label %B4936.i

B4862.i:                                          ; preds = %B4636.i
  %.9822.i = fadd double %.465.fca.34.load.i, %best.3.3.i
  br label %B4936.i

B4916.i:                                          ; preds = %B4636.i
  %.9853.i = fadd double %.465.fca.35.load.i, %best.3.3.i
  br label %B4936.i

B4936.i:                                          ; preds = %B1436.i.i, %B4916.i, %B4862.i, %B4808.i, %B4668.i, %B4636.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i, %B3952.i, %B3602.i
  %result.2.2.i = phi i64 [ 3, %B3602.i ], [ 2, %B3952.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 3, %B4636.i ], [ 3, %B4668.i ], [ 3, %B4808.i ], [ 3, %B4862.i ], [ 3, %B4916.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B76.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ 2, %B1436.i.i ]
  %released.5.2.i = phi double [ %.8704.i, %B3602.i ], [ %best.3.3.i, %B3952.i ], [ %.1297.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B4636.i ], [ %best.3.3.i, %B4668.i ], [ %best.3.3.i, %B4808.i ], [ %best.3.3.i, %B4862.i ], [ %best.3.3.i, %B4916.i ], [ %.696.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B76.i.i ], [ %.1190.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1190.i.i, %B1436.i.i ]
  %end.10.2.i = phi double [ %.8711.i, %B3602.i ], [ %best.3.3.i, %B3952.i ], [ %.1297.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B4636.i ], [ %best.3.3.i, %B4668.i ], [ %.9800.i, %B4808.i ], [ %.9822.i, %B4862.i ], [ %.9853.i, %B4916.i ], [ %.9651.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.457.i.i, %B76.i.i ], [ %.1291.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1276.i.i, %B1436.i.i ]
  br i1 %or.cond63327300.i, label %B5008.i, label %B5108.i

B5008.i:                                          ; preds = %B4936.i
  %.9908.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.9911.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.9941.i = getelementptr i64, ptr %.226.i7270.i, i64 %scheduler.3.3.i
  %.9942.i = load i64, ptr %.9941.i, align 8, !noalias !7
  %.9943.i = add nsw i64 %.9942.i, %.9911.i
  %.9957.i = icmp slt i64 %.9943.i, 0
  %.9958.i = select i1 %.9957.i, i64 %.210.i7236.i, i64 0
  %99 = getelementptr double, ptr %.226.i7234.i, i64 %.9943.i
  %.9972.i = getelementptr double, ptr %99, i64 %.9958.i
  store double %.9908.i, ptr %.9972.i, align 8, !noalias !7
  br i1 %.10009.i, label %B5008.endif.i, label %B5008.else.if.i, !prof !6

B5108.i:                                          ; preds = %B5008.endif.i, %B4936.i
  %100 = getelementptr i64, ptr %.704, i64 %.6544.i
  %.10112.i = getelementptr i64, ptr %100, i64 %.6563.i
  %.10113.i = load i64, ptr %.10112.i, align 8, !noalias !7
  %.10114.i = icmp slt i64 %.10113.i, 6
  br i1 %.10114.i, label %B5142.i, label %B5230.i

B5142.i:                                          ; preds = %B5108.i
  %.10117.i = mul nsw i64 %.6443.i, 6
  %.10149.i = add nsw i64 %.10113.i, %.10117.i
  %.10164.i = icmp slt i64 %.10149.i, 0
  %.10165.i = select i1 %.10164.i, i64 %.210.i6520.i, i64 0
  %101 = getelementptr double, ptr %.226.i6519.i, i64 %.10149.i
  %.10179.i = getelementptr double, ptr %101, i64 %.10165.i
  store double %end.10.2.i, ptr %.10179.i, align 8, !noalias !7
  %.10215.i = load i64, ptr %.10112.i, align 8, !noalias !7
  %.10216.i = add nsw i64 %.10215.i, %.10117.i
  %.10231.i = icmp slt i64 %.10216.i, 0
  %.10232.i = select i1 %.10231.i, i64 %.210.i6554.i, i64 0
  %102 = getelementptr i64, ptr %.226.i6552.i, i64 %.10216.i
  %.10246.i = getelementptr i64, ptr %102, i64 %.10232.i
  store i64 %result.2.2.i, ptr %.10246.i, align 8, !noalias !7
  br label %B5230.i

B5230.i:                                          ; preds = %B5142.i, %B5108.i
  %103 = getelementptr i64, ptr %.774, i64 %.6544.i
  %.10280.i = getelementptr i64, ptr %103, i64 %.6563.i
  %.10281.i = load i64, ptr %.10280.i, align 8, !noalias !7
  %.10282.i = icmp slt i64 %.10281.i, 6
  br i1 %.10282.i, label %B5264.i, label %B5434.i

B5264.i:                                          ; preds = %B5230.i
  %104 = add i64 %.6578.i, -5
  %or.cond6335.i = icmp ult i64 %104, 4
  %"$phi5344.1.2.3.i" = select i1 %or.cond6335.i, double 1.200000e+01, double 2.000000e+00
  %.10315.i = fadd double %"$phi5344.1.2.3.i", %released.5.2.i
  %.10321.i = mul nsw i64 %.6443.i, 6
  %.10353.i = add nsw i64 %.10281.i, %.10321.i
  %.10367.i = icmp slt i64 %.10353.i, 0
  %.10368.i = select i1 %.10367.i, i64 %.210.i6520.i, i64 0
  %105 = getelementptr double, ptr %.226.i6519.i, i64 %.10353.i
  %.10382.i = getelementptr double, ptr %105, i64 %.10368.i
  store double %.10315.i, ptr %.10382.i, align 8, !noalias !7
  %.10416.i = load i64, ptr %.10280.i, align 8, !noalias !7
  %.10419.i = add nsw i64 %.10416.i, %.10321.i
  %.10434.i = icmp slt i64 %.10419.i, 0
  %.10435.i = select i1 %.10434.i, i64 %.210.i6554.i, i64 0
  %106 = getelementptr i64, ptr %.226.i6552.i, i64 %.10419.i
  %.10449.i = getelementptr i64, ptr %106, i64 %.10435.i
  store i64 %result.2.2.i, ptr %.10449.i, align 8, !noalias !7
  br label %B5434.i

B5434.i:                                          ; preds = %B5264.i, %B5230.i
  %.10490.i = load i64, ptr %.6513.i.le, align 8, !noalias !7
  %.10491.i = add nsw i64 %.10490.i, 1
  store i64 %.10491.i, ptr %.6513.i.le, align 8, !noalias !7
  store double %.8051.i, ptr %.6611.i.le, align 8, !noalias !7
  %.10557.i = icmp eq i64 %.6578.i, 10
  br i1 %.10557.i, label %B5538.i, label %B5514.i

B5514.i:                                          ; preds = %B5434.i
  %.10589.i = load i64, ptr %.6513.i.le, align 8, !noalias !7
  %.10591.not.i = icmp slt i64 %.10589.i, %.257.fca.1.load.i
  br i1 %.10591.not.i, label %B5732.i, label %B5538.i

B5538.i:                                          ; preds = %B5514.i, %B5434.i
  %.10612.i = select i1 %.6498.i, i64 %.210.i6590.i, i64 0
  %107 = getelementptr i64, ptr %.226.i6588.i, i64 %.6443.i
  %.10626.i = getelementptr i64, ptr %107, i64 %.10612.i
  store i64 0, ptr %.10626.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.6642.i, align 8, !noalias !7
  %.10675.i = icmp slt i64 %quot.0.i, 0
  %.10676.i = select i1 %.10675.i, i64 %.210.i68787491.i, i64 0
  %108 = getelementptr i64, ptr %.226.i6876.i, i64 %quot.0.i
  %.10690.i = getelementptr i64, ptr %108, i64 %.10676.i
  %.10691.i = load i64, ptr %.10690.i, align 8, !noalias !7
  %.10692.i = add nsw i64 %.10691.i, -1
  store i64 %.10692.i, ptr %.10690.i, align 8, !noalias !7
  %.10753.i = load double, ptr %.10752.i, align 8, !noalias !7
  %.10769.i = select i1 %.10675.i, i64 %.210.i6950.i, i64 0
  %109 = getelementptr double, ptr %.226.i6948.i, i64 %quot.0.i
  %.10783.i = getelementptr double, ptr %109, i64 %.10769.i
  %.10784.i = load double, ptr %.10783.i, align 8, !noalias !7
  %.10790.i = fsub double %.10784.i, %.9347.i
  %.10792.i = fsub double %.10790.i, %best.3.3.i
  %.12.i6486.i = fcmp ogt double %.10792.i, 0.000000e+00
  %.13.i6487.i = select i1 %.12.i6486.i, double %.10792.i, double 0.000000e+00
  %.10821.i = fadd double %.10753.i, %.13.i6487.i
  store double %.10821.i, ptr %.10752.i, align 8, !noalias !7
  br label %B5940.i

B5732.i:                                          ; preds = %B5514.i
  %.10854.i = icmp eq i64 %.6578.i, 9
  br i1 %.10854.i, label %B5764.i, label %B5900.i

B5764.i:                                          ; preds = %B5732.i
  %.10875.i = select i1 %.6498.i, i64 %.210.i6626.i, i64 0
  %110 = getelementptr i64, ptr %.226.i6624.i, i64 %.6443.i
  %.10889.i = getelementptr i64, ptr %110, i64 %.10875.i
  store i64 1, ptr %.10889.i, align 8, !noalias !7
  %.10905.i = icmp slt i64 %quot.0.i, 0
  %.10906.i = select i1 %.10905.i, i64 %.210.i6914.i, i64 0
  %111 = getelementptr i64, ptr %.226.i6912.i, i64 %quot.0.i
  %.10920.i = getelementptr i64, ptr %111, i64 %.10906.i
  %.10921.i = load i64, ptr %.10920.i, align 8, !noalias !7
  %.10922.i = add nsw i64 %.10921.i, 1
  store i64 %.10922.i, ptr %.10920.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.6642.i, align 8, !noalias !7
  store i64 7, ptr %.6730.i, align 8, !noalias !7
  %.11047.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11063.i = select i1 %.10905.i, i64 %.210.i6986.i, i64 0
  %112 = getelementptr double, ptr %.226.i6984.i, i64 %quot.0.i
  %.11077.i = getelementptr double, ptr %112, i64 %.11063.i
  store double %.11047.i, ptr %.11077.i, align 8, !noalias !7
  br label %B5940.i

B5900.i:                                          ; preds = %B5732.i
  store double %.8303.i, ptr %.6642.i, align 8, !noalias !7
  store i64 1, ptr %.6730.i, align 8, !noalias !7
  br label %B5940.i

B5940.i:                                          ; preds = %B5900.i, %B5764.i, %B5538.i
  %.11162.i = icmp slt i64 %quot.0.i, 0
  %.11163.i = select i1 %.11162.i, i64 %.210.i6914.i, i64 0
  %113 = getelementptr i64, ptr %.226.i6912.i, i64 %quot.0.i
  %.11177.i = getelementptr i64, ptr %113, i64 %.11163.i
  %.11178.i = load i64, ptr %.11177.i, align 8, !noalias !7
  %.11179.i = icmp sgt i64 %.11178.i, 0
  %.11227.i = select i1 %.11162.i, i64 %.210.i68787491.i, i64 0
  br i1 %.11179.i, label %B5964.i, label %B6192.i

B5964.i:                                          ; preds = %B5940.i
  %114 = getelementptr i64, ptr %.226.i6876.i, i64 %quot.0.i
  %.11241.i = getelementptr i64, ptr %114, i64 %.11227.i
  %.11242.i = load i64, ptr %.11241.i, align 8, !noalias !7
  %.11243.i = icmp eq i64 %.11178.i, %.11242.i
  br i1 %.11243.i, label %B6000.i, label %B6192.i

B6000.i:                                          ; preds = %B5964.i
  %.11260.i = select i1 %.11162.i, i64 %.210.i6986.i, i64 0
  %115 = getelementptr double, ptr %.226.i6984.i, i64 %quot.0.i
  %.11274.i = getelementptr double, ptr %115, i64 %.11260.i
  %.11275.i = load double, ptr %.11274.i, align 8, !noalias !7
  %.12.i6488.i = fcmp ogt double %.11275.i, %best.3.3.i
  %.13.i6489.i = select i1 %.12.i6488.i, double %.11275.i, double %best.3.3.i
  %.11307.i = fadd double %.465.fca.30.load.i, %.13.i6489.i
  br i1 %.42747375.not.i, label %B6168.i, label %B6110.if.preheader.i

B6110.if.preheader.i:                             ; preds = %B6000.i
  %.11313.i = mul nsw i64 %quot.0.i, %.257.fca.5.load.i
  br label %B6110.if.i

B6130.i:                                          ; preds = %B6110.if.i
  %.11486.i = select i1 %.11452.i, i64 %.210.i6626.i, i64 0
  %116 = getelementptr i64, ptr %.226.i6624.i, i64 %.11341.07390.i
  %.11500.i = getelementptr i64, ptr %116, i64 %.11486.i
  %.11501.i = load i64, ptr %.11500.i, align 8, !noalias !7
  %.11502.not.i = icmp eq i64 %.11501.i, 0
  br i1 %.11502.not.i, label %B6166.i, label %B6146.i

B6146.i:                                          ; preds = %B6130.i
  store i64 0, ptr %.11500.i, align 8, !noalias !7
  %.11551.i = select i1 %.11452.i, i64 %.210.i669874837487.i, i64 0
  %117 = getelementptr double, ptr %.226.i6696.i, i64 %.11341.07390.i
  %.11565.i = getelementptr double, ptr %117, i64 %.11551.i
  store double %.11307.i, ptr %.11565.i, align 8, !noalias !7
  br label %B6166.i

B6166.i:                                          ; preds = %B6110.if.i, %B6146.i, %B6130.i
  %.11397.i = icmp sgt i64 %.11344.07391.i, 1
  br i1 %.11397.i, label %B6110.if.i, label %B6168.i

B6168.i:                                          ; preds = %B6166.i, %B6000.i
  store i64 0, ptr %.11177.i, align 8, !noalias !7
  br i1 %.605.not155.i7199.i, label %B6168.endif.else.endif.endif.endif.if.i, label %.11863.endif.i.preheader, !prof !6

B6192.i:                                          ; preds = %.11863.endif.i, %B6168.endif.else.endif.endif.endif.if.i, %B5964.i, %B5940.i
  %118 = getelementptr i64, ptr %.226.i6876.i, i64 %quot.0.i
  %.11948.i = getelementptr i64, ptr %118, i64 %.11227.i
  %.11949.i = load i64, ptr %.11948.i, align 8, !noalias !7
  %.11950.i = icmp eq i64 %.11949.i, 0
  br i1 %.11950.i, label %B6216.i, label %B6318.i

B6216.i:                                          ; preds = %B6192.i
  %.11967.i = select i1 %.11162.i, i64 %.210.i6950.i, i64 0
  %119 = getelementptr double, ptr %.226.i6948.i, i64 %quot.0.i
  %.11981.i = getelementptr double, ptr %119, i64 %.11967.i
  %.11982.i = load double, ptr %.11981.i, align 8, !noalias !7
  %.12.i6490.i = fcmp ogt double %.11982.i, %best.3.3.i
  %.13.i6491.i = select i1 %.12.i6490.i, double %.11982.i, double %best.3.3.i
  store double %.13.i6491.i, ptr %.11981.i, align 8, !noalias !7
  %.12090.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.12091.i = select i1 %.12090.i, i64 %.1584, i64 0
  %120 = getelementptr double, ptr %.1600, i64 %finished.3.1.i.ph
  %.12105.i = getelementptr double, ptr %120, i64 %.12091.i
  store double %.13.i6491.i, ptr %.12105.i, align 8, !noalias !7
  %.12108.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.11948.i, align 8, !noalias !7
  %.12147.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B6318.i

B6318.i:                                          ; preds = %B6216.i, %B6192.i
  %finished.4.2.i = phi i64 [ %.12108.i, %B6216.i ], [ %finished.3.1.i.ph, %B6192.i ]
  %waiting_slots.4.2.i = phi i64 [ %.12147.i, %B6216.i ], [ %waiting_slots.5.2.i, %B6192.i ]
  %.12163.not.i = icmp slt i64 %.7962.i, %arg.limit
  %.12532.i = icmp slt i64 %finished.4.2.i, %.257.fca.2.load.i
  %or.cond7310.i = select i1 %.12163.not.i, i1 %.12532.i, i1 false
  br i1 %or.cond7310.i, label %B1266.i.outer, label %common.ret.loopexit

B1266.i.outer:                                    ; preds = %B1266.preheader.lr.ph.i, %B6318.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1266.preheader.lr.ph.i ], [ %dispatched.4.2.i, %B6318.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1266.preheader.lr.ph.i ], [ %.7962.i, %B6318.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1266.preheader.lr.ph.i ], [ %half.3.2.i, %B6318.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1266.preheader.lr.ph.i ], [ %next_block.3.2.i, %B6318.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1266.preheader.lr.ph.i ], [ %finished.4.2.i, %B6318.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1266.preheader.lr.ph.i ], [ %best.3.3.i, %B6318.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.257.fca.4.load.i, %B1266.preheader.lr.ph.i ], [ %waiting_slots.4.2.i, %B6318.i ]
  %.3880.i = icmp slt i64 %finished.3.1.i.ph, %.257.fca.2.load.i
  br label %B1266.i

B6347.i.sink.split:                               ; preds = %B2720.i, %B2646.i
  %.7500.i.sink = phi double [ %need.4.3.i, %B2646.i ], [ %.7500.i, %B2720.i ]
  %.sink.ph = phi i64 [ %why.2.3.i, %B2646.i ], [ 4, %B2720.i ]
  store double %.7500.i.sink, ptr %.6642.i, align 8, !noalias !7
  br label %B6347.i

B6347.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B6347.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B6347.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.6730.i, align 8, !noalias !7
  br i1 %.3880.i, label %B1266.i, label %common.ret.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.573.i, align 8, !noalias !61
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.555.endif.preheader.i.i, label %.555.if.i.i, !prof !36

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.7.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.7.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.7.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.555.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %121 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %121, i1 false), !noalias !66
  %.57.i736.i.pre.i = load i64, ptr %.573.i, align 8, !noalias !67
  br label %.555.if.i.i

.555.if.i.i:                                      ; preds = %.555.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i736.i.i = phi i64 [ %.57.i736.i.pre.i, %.555.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
  %.87.i737.i.i = add nsw i64 %.57.i736.i.i, 16384
  %.123.i738.i.i = icmp slt i64 %.57.i736.i.i, 0
  %.124.i739.i.i = select i1 %.123.i738.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i740.i.i = add i64 %.124.i739.i.i, %.57.i736.i.i
  %.128.i741.i.i = icmp slt i64 %.125.i740.i.i, 0
  br i1 %.128.i741.i.i, label %B0.else.if.i768.i.i, label %B0.else.endif.i742.i.i, !prof !6

B0.endif.i756.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i755.i.i, %B0.else.endif.endif.endif.i752.i.i
  %.113.sroa.13.0.i757.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i755.i.i ], [ %.113.sroa.13.1.i753.i.i, %B0.else.endif.endif.endif.i752.i.i ]
  %.201.i758.i.i = sub i64 %.113.sroa.13.0.i757.i.i, %.113.sroa.0.3.i747.i.i
  %.226.i759.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i747.i.i
  store i64 %.87.i737.i.i, ptr %.573.i, align 8, !noalias !67
  %.606.not155.i.i.i = icmp sgt i64 %.201.i758.i.i, 0
  br i1 %.606.not155.i.i.i, label %.950.endif.preheader.i.i, label %.950.if.i.i, !prof !36

B0.else.if.i768.i.i:                              ; preds = %.555.if.i.i
  br label %B0.else.endif.i742.i.i

B0.else.endif.i742.i.i:                           ; preds = %B0.else.if.i768.i.i, %.555.if.i.i
  %.113.sroa.0.1.i743.i.i = phi i64 [ 0, %B0.else.if.i768.i.i ], [ %.125.i740.i.i, %.555.if.i.i ]
  %.133.not.i744.i.i = icmp slt i64 %.125.i740.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i744.i.i, label %B0.else.endif.endif.i746.i.i, label %B0.else.endif.if.i745.i.i, !prof !10

B0.else.endif.if.i745.i.i:                        ; preds = %B0.else.endif.i742.i.i
  br label %B0.else.endif.endif.i746.i.i

B0.else.endif.endif.i746.i.i:                     ; preds = %B0.else.endif.if.i745.i.i, %B0.else.endif.i742.i.i
  %.113.sroa.0.3.i747.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i745.i.i ], [ %.113.sroa.0.1.i743.i.i, %B0.else.endif.i742.i.i ]
  %.140.i748.i.i = icmp slt i64 %.57.i736.i.i, -16384
  %.141.i749.i.i = select i1 %.140.i748.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i750.i.i = add i64 %.141.i749.i.i, %.87.i737.i.i
  %.145.i751.i.i = icmp slt i64 %.142.i750.i.i, 0
  br i1 %.145.i751.i.i, label %B0.else.endif.endif.if.i767.i.i, label %B0.else.endif.endif.endif.i752.i.i, !prof !6

B0.else.endif.endif.if.i767.i.i:                  ; preds = %B0.else.endif.endif.i746.i.i
  br label %B0.else.endif.endif.endif.i752.i.i

B0.else.endif.endif.endif.i752.i.i:               ; preds = %B0.else.endif.endif.if.i767.i.i, %B0.else.endif.endif.i746.i.i
  %.113.sroa.13.1.i753.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i767.i.i ], [ %.142.i750.i.i, %B0.else.endif.endif.i746.i.i ]
  %.150.not.i754.i.i = icmp slt i64 %.142.i750.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i754.i.i, label %B0.endif.i756.i.i, label %B0.else.endif.endif.endif.if.i755.i.i, !prof !10

B0.else.endif.endif.endif.if.i755.i.i:            ; preds = %B0.else.endif.endif.endif.i752.i.i
  br label %B0.endif.i756.i.i

.950.endif.preheader.i.i:                         ; preds = %B0.endif.i756.i.i
  %122 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %122, i1 false), !noalias !67
  %.6871100.i.i = fcmp ogt double %.465.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.6871100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.950.endif.i.i

.950.if.i.loopexit.i:                             ; preds = %.950.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.573.i, align 8, !noalias !70
  br label %.950.if.i.i

.950.if.i.i:                                      ; preds = %.950.if.i.loopexit.i, %B0.endif.i756.i.i
  %.57.i769.i.i = phi i64 [ %.57.i769.i.pre.i, %.950.if.i.loopexit.i ], [ %.87.i737.i.i, %B0.endif.i756.i.i ]
  %.87.i770.i.i = add nsw i64 %.57.i769.i.i, 65536
  %.123.i771.i.i = icmp slt i64 %.57.i769.i.i, 0
  %.124.i772.i.i = select i1 %.123.i771.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i773.i.i = add i64 %.124.i772.i.i, %.57.i769.i.i
  %.128.i774.i.i = icmp slt i64 %.125.i773.i.i, 0
  br i1 %.128.i774.i.i, label %B0.else.if.i803.i.i, label %B0.else.endif.i775.i.i, !prof !6

B0.endif.i789.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i788.i.i, %B0.else.endif.endif.endif.i785.i.i
  %.113.sroa.13.0.i790.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i788.i.i ], [ %.113.sroa.13.1.i786.i.i, %B0.else.endif.endif.endif.i785.i.i ]
  %.201.i791.i.i = sub i64 %.113.sroa.13.0.i790.i.i, %.113.sroa.0.3.i780.i.i
  %.226.i792.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i780.i.i
  store i64 %.87.i770.i.i, ptr %.573.i, align 8, !noalias !70
  %.605.not155.i793.i.i = icmp sgt i64 %.201.i791.i.i, 0
  br i1 %.605.not155.i793.i.i, label %.1293.endif.preheader.i.i, label %.1293.if.i.i, !prof !36

B0.else.if.i803.i.i:                              ; preds = %.950.if.i.i
  br label %B0.else.endif.i775.i.i

B0.else.endif.i775.i.i:                           ; preds = %B0.else.if.i803.i.i, %.950.if.i.i
  %.113.sroa.0.1.i776.i.i = phi i64 [ 0, %B0.else.if.i803.i.i ], [ %.125.i773.i.i, %.950.if.i.i ]
  %.133.not.i777.i.i = icmp slt i64 %.125.i773.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i777.i.i, label %B0.else.endif.endif.i779.i.i, label %B0.else.endif.if.i778.i.i, !prof !10

B0.else.endif.if.i778.i.i:                        ; preds = %B0.else.endif.i775.i.i
  br label %B0.else.endif.endif.i779.i.i

B0.else.endif.endif.i779.i.i:                     ; preds = %B0.else.endif.if.i778.i.i, %B0.else.endif.i775.i.i
  %.113.sroa.0.3.i780.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i778.i.i ], [ %.113.sroa.0.1.i776.i.i, %B0.else.endif.i775.i.i ]
  %.140.i781.i.i = icmp slt i64 %.57.i769.i.i, -65536
  %.141.i782.i.i = select i1 %.140.i781.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i783.i.i = add i64 %.141.i782.i.i, %.87.i770.i.i
  %.145.i784.i.i = icmp slt i64 %.142.i783.i.i, 0
  br i1 %.145.i784.i.i, label %B0.else.endif.endif.if.i802.i.i, label %B0.else.endif.endif.endif.i785.i.i, !prof !6

B0.else.endif.endif.if.i802.i.i:                  ; preds = %B0.else.endif.endif.i779.i.i
  br label %B0.else.endif.endif.endif.i785.i.i

B0.else.endif.endif.endif.i785.i.i:               ; preds = %B0.else.endif.endif.if.i802.i.i, %B0.else.endif.endif.i779.i.i
  %.113.sroa.13.1.i786.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i802.i.i ], [ %.142.i783.i.i, %B0.else.endif.endif.i779.i.i ]
  %.150.not.i787.i.i = icmp slt i64 %.142.i783.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i787.i.i, label %B0.endif.i789.i.i, label %B0.else.endif.endif.endif.if.i788.i.i, !prof !10

B0.else.endif.endif.endif.if.i788.i.i:            ; preds = %B0.else.endif.endif.endif.i785.i.i
  br label %B0.endif.i789.i.i

.1293.endif.preheader.i.i:                        ; preds = %B0.endif.i789.i.i
  %123 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %123, i1 false), !noalias !66
  %.57.i804.i.pre.i = load i64, ptr %.573.i, align 8, !noalias !73
  br label %.1293.if.i.i

.950.endif.i.i:                                   ; preds = %.950.endif.i.i, %.950.endif.preheader.i.i
  %.946.01090.i.i = phi i64 [ %.991.i.i, %.950.endif.i.i ], [ 0, %.950.endif.preheader.i.i ]
  %.986.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.946.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.986.i.i, align 8, !noalias !66
  %.991.i.i = add nuw nsw i64 %.946.01090.i.i, 1
  %exitcond.not.i6494.i = icmp eq i64 %.991.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i6494.i, label %.950.if.i.loopexit.i, label %.950.endif.i.i, !prof !76

.1293.if.i.i:                                     ; preds = %.1293.endif.preheader.i.i, %B0.endif.i789.i.i
  %.57.i804.i.i = phi i64 [ %.57.i804.i.pre.i, %.1293.endif.preheader.i.i ], [ %.87.i770.i.i, %B0.endif.i789.i.i ]
  %.87.i805.i.i = add nsw i64 %.57.i804.i.i, 4
  %.123.i806.i.i = icmp slt i64 %.57.i804.i.i, 0
  %.124.i807.i.i = select i1 %.123.i806.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i808.i.i = add i64 %.124.i807.i.i, %.57.i804.i.i
  %.128.i809.i.i = icmp slt i64 %.125.i808.i.i, 0
  br i1 %.128.i809.i.i, label %B0.else.if.i838.i.i, label %B0.else.endif.i810.i.i, !prof !6

B0.endif.i824.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i823.i.i, %B0.else.endif.endif.endif.i820.i.i
  %.113.sroa.13.0.i825.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i823.i.i ], [ %.113.sroa.13.1.i821.i.i, %B0.else.endif.endif.endif.i820.i.i ]
  %.201.i826.i.i = sub i64 %.113.sroa.13.0.i825.i.i, %.113.sroa.0.3.i815.i.i
  %.226.i827.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i815.i.i
  store i64 %.87.i805.i.i, ptr %.573.i, align 8, !noalias !73
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !36

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %124 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %124, i1 false), !noalias !73
  %.57.i839.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !77
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i

B0.else.if.i838.i.i:                              ; preds = %.1293.if.i.i
  br label %B0.else.endif.i810.i.i

B0.else.endif.i810.i.i:                           ; preds = %B0.else.if.i838.i.i, %.1293.if.i.i
  %.113.sroa.0.1.i811.i.i = phi i64 [ 0, %B0.else.if.i838.i.i ], [ %.125.i808.i.i, %.1293.if.i.i ]
  %.133.not.i812.i.i = icmp slt i64 %.125.i808.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i812.i.i, label %B0.else.endif.endif.i814.i.i, label %B0.else.endif.if.i813.i.i, !prof !10

B0.else.endif.if.i813.i.i:                        ; preds = %B0.else.endif.i810.i.i
  br label %B0.else.endif.endif.i814.i.i

B0.else.endif.endif.i814.i.i:                     ; preds = %B0.else.endif.if.i813.i.i, %B0.else.endif.i810.i.i
  %.113.sroa.0.3.i815.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i813.i.i ], [ %.113.sroa.0.1.i811.i.i, %B0.else.endif.i810.i.i ]
  %.140.i816.i.i = icmp slt i64 %.57.i804.i.i, -4
  %.141.i817.i.i = select i1 %.140.i816.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i818.i.i = add i64 %.141.i817.i.i, %.87.i805.i.i
  %.145.i819.i.i = icmp slt i64 %.142.i818.i.i, 0
  br i1 %.145.i819.i.i, label %B0.else.endif.endif.if.i837.i.i, label %B0.else.endif.endif.endif.i820.i.i, !prof !6

B0.else.endif.endif.if.i837.i.i:                  ; preds = %B0.else.endif.endif.i814.i.i
  br label %B0.else.endif.endif.endif.i820.i.i

B0.else.endif.endif.endif.i820.i.i:               ; preds = %B0.else.endif.endif.if.i837.i.i, %B0.else.endif.endif.i814.i.i
  %.113.sroa.13.1.i821.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i837.i.i ], [ %.142.i818.i.i, %B0.else.endif.endif.i814.i.i ]
  %.150.not.i822.i.i = icmp slt i64 %.142.i818.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i822.i.i, label %B0.endif.i824.i.i, label %B0.else.endif.endif.endif.if.i823.i.i, !prof !10

B0.else.endif.endif.endif.if.i823.i.i:            ; preds = %B0.else.endif.endif.endif.i820.i.i
  br label %B0.endif.i824.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i: ; preds = %.576.endif.preheader.i836.i.i, %B0.endif.i824.i.i
  %.57.i839.i.i = phi i64 [ %.87.i805.i.i, %B0.endif.i824.i.i ], [ %.57.i839.pre.i.i, %.576.endif.preheader.i836.i.i ]
  %.87.i840.i.i = add nsw i64 %.57.i839.i.i, %.87.i.i.i
  %.123.i841.i.i = icmp slt i64 %.57.i839.i.i, 0
  %.124.i842.i.i = select i1 %.123.i841.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i843.i.i = add i64 %.124.i842.i.i, %.57.i839.i.i
  %.128.i844.i.i = icmp slt i64 %.125.i843.i.i, 0
  br i1 %.128.i844.i.i, label %B0.else.if.i873.i.i, label %B0.else.endif.i845.i.i, !prof !6

B0.endif.i859.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i858.i.i, %B0.else.endif.endif.endif.i855.i.i
  %.113.sroa.13.0.i860.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i858.i.i ], [ %.113.sroa.13.1.i856.i.i, %B0.else.endif.endif.endif.i855.i.i ]
  %.201.i861.i.i = sub i64 %.113.sroa.13.0.i860.i.i, %.113.sroa.0.3.i850.i.i
  %.226.i862.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i850.i.i
  store i64 %.87.i840.i.i, ptr %.573.i, align 8, !noalias !77
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !36

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %125 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %125, i1 false), !noalias !77
  %.57.i875.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !80
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i

B0.else.if.i873.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i
  br label %B0.else.endif.i845.i.i

B0.else.endif.i845.i.i:                           ; preds = %B0.else.if.i873.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i
  %.113.sroa.0.1.i846.i.i = phi i64 [ 0, %B0.else.if.i873.i.i ], [ %.125.i843.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i ]
  %.133.not.i847.i.i = icmp slt i64 %.125.i843.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i847.i.i, label %B0.else.endif.endif.i849.i.i, label %B0.else.endif.if.i848.i.i, !prof !10

B0.else.endif.if.i848.i.i:                        ; preds = %B0.else.endif.i845.i.i
  br label %B0.else.endif.endif.i849.i.i

B0.else.endif.endif.i849.i.i:                     ; preds = %B0.else.endif.if.i848.i.i, %B0.else.endif.i845.i.i
  %.113.sroa.0.3.i850.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i848.i.i ], [ %.113.sroa.0.1.i846.i.i, %B0.else.endif.i845.i.i ]
  %.140.i851.i.i = icmp slt i64 %.87.i840.i.i, 0
  %.141.i852.i.i = select i1 %.140.i851.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i853.i.i = add i64 %.141.i852.i.i, %.87.i840.i.i
  %.145.i854.i.i = icmp slt i64 %.142.i853.i.i, 0
  br i1 %.145.i854.i.i, label %B0.else.endif.endif.if.i872.i.i, label %B0.else.endif.endif.endif.i855.i.i, !prof !6

B0.else.endif.endif.if.i872.i.i:                  ; preds = %B0.else.endif.endif.i849.i.i
  br label %B0.else.endif.endif.endif.i855.i.i

B0.else.endif.endif.endif.i855.i.i:               ; preds = %B0.else.endif.endif.if.i872.i.i, %B0.else.endif.endif.i849.i.i
  %.113.sroa.13.1.i856.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i872.i.i ], [ %.142.i853.i.i, %B0.else.endif.endif.i849.i.i ]
  %.150.not.i857.i.i = icmp slt i64 %.142.i853.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i857.i.i, label %B0.endif.i859.i.i, label %B0.else.endif.endif.endif.if.i858.i.i, !prof !10

B0.else.endif.endif.endif.if.i858.i.i:            ; preds = %B0.else.endif.endif.endif.i855.i.i
  br label %B0.endif.i859.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i: ; preds = %.575.endif.preheader.i871.i.i, %B0.endif.i859.i.i
  %.57.i875.i.i = phi i64 [ %.87.i840.i.i, %B0.endif.i859.i.i ], [ %.57.i875.pre.i.i, %.575.endif.preheader.i871.i.i ]
  %.1428.i.i = shl nsw i64 %.13.i.i6493.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1428.i.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.573.i, align 8, !noalias !80
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !36

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %126 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %126, i1 false), !noalias !80
  %.57.i911.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !83
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i

B0.else.if.i909.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i
  br label %B0.else.endif.i881.i.i

B0.else.endif.i881.i.i:                           ; preds = %B0.else.if.i909.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i
  %.113.sroa.0.1.i882.i.i = phi i64 [ 0, %B0.else.if.i909.i.i ], [ %.125.i879.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i ]
  %.133.not.i883.i.i = icmp slt i64 %.125.i879.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i883.i.i, label %B0.else.endif.endif.i885.i.i, label %B0.else.endif.if.i884.i.i, !prof !10

B0.else.endif.if.i884.i.i:                        ; preds = %B0.else.endif.i881.i.i
  br label %B0.else.endif.endif.i885.i.i

B0.else.endif.endif.i885.i.i:                     ; preds = %B0.else.endif.if.i884.i.i, %B0.else.endif.i881.i.i
  %.113.sroa.0.3.i886.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i884.i.i ], [ %.113.sroa.0.1.i882.i.i, %B0.else.endif.i881.i.i ]
  %.140.i887.i.i = icmp slt i64 %.87.i876.i.i, 0
  %.141.i888.i.i = select i1 %.140.i887.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i889.i.i = add i64 %.141.i888.i.i, %.87.i876.i.i
  %.145.i890.i.i = icmp slt i64 %.142.i889.i.i, 0
  br i1 %.145.i890.i.i, label %B0.else.endif.endif.if.i908.i.i, label %B0.else.endif.endif.endif.i891.i.i, !prof !6

B0.else.endif.endif.if.i908.i.i:                  ; preds = %B0.else.endif.endif.i885.i.i
  br label %B0.else.endif.endif.endif.i891.i.i

B0.else.endif.endif.endif.i891.i.i:               ; preds = %B0.else.endif.endif.if.i908.i.i, %B0.else.endif.endif.i885.i.i
  %.113.sroa.13.1.i892.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i908.i.i ], [ %.142.i889.i.i, %B0.else.endif.endif.i885.i.i ]
  %.150.not.i893.i.i = icmp slt i64 %.142.i889.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i893.i.i, label %B0.endif.i895.i.i, label %B0.else.endif.endif.endif.if.i894.i.i, !prof !10

B0.else.endif.endif.endif.if.i894.i.i:            ; preds = %B0.else.endif.endif.endif.i891.i.i
  br label %B0.endif.i895.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i: ; preds = %.575.endif.preheader.i907.i.i, %B0.endif.i895.i.i
  %.57.i911.i.i = phi i64 [ %.87.i876.i.i, %B0.endif.i895.i.i ], [ %.57.i911.pre.i.i, %.575.endif.preheader.i907.i.i ]
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1428.i.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.573.i, align 8, !noalias !83
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !36

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %127 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %127, i1 false), !noalias !83
  %.57.i946.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !86
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i945.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i
  br label %B0.else.endif.i917.i.i

B0.else.endif.i917.i.i:                           ; preds = %B0.else.if.i945.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i
  %.113.sroa.0.1.i918.i.i = phi i64 [ 0, %B0.else.if.i945.i.i ], [ %.125.i915.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i ]
  %.133.not.i919.i.i = icmp slt i64 %.125.i915.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i919.i.i, label %B0.else.endif.endif.i921.i.i, label %B0.else.endif.if.i920.i.i, !prof !10

B0.else.endif.if.i920.i.i:                        ; preds = %B0.else.endif.i917.i.i
  br label %B0.else.endif.endif.i921.i.i

B0.else.endif.endif.i921.i.i:                     ; preds = %B0.else.endif.if.i920.i.i, %B0.else.endif.i917.i.i
  %.113.sroa.0.3.i922.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i920.i.i ], [ %.113.sroa.0.1.i918.i.i, %B0.else.endif.i917.i.i ]
  %.140.i923.i.i = icmp slt i64 %.87.i912.i.i, 0
  %.141.i924.i.i = select i1 %.140.i923.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i925.i.i = add i64 %.141.i924.i.i, %.87.i912.i.i
  %.145.i926.i.i = icmp slt i64 %.142.i925.i.i, 0
  br i1 %.145.i926.i.i, label %B0.else.endif.endif.if.i944.i.i, label %B0.else.endif.endif.endif.i927.i.i, !prof !6

B0.else.endif.endif.if.i944.i.i:                  ; preds = %B0.else.endif.endif.i921.i.i
  br label %B0.else.endif.endif.endif.i927.i.i

B0.else.endif.endif.endif.i927.i.i:               ; preds = %B0.else.endif.endif.if.i944.i.i, %B0.else.endif.endif.i921.i.i
  %.113.sroa.13.1.i928.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i944.i.i ], [ %.142.i925.i.i, %B0.else.endif.endif.i921.i.i ]
  %.150.not.i929.i.i = icmp slt i64 %.142.i925.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i929.i.i, label %B0.endif.i931.i.i, label %B0.else.endif.endif.endif.if.i930.i.i, !prof !10

B0.else.endif.endif.endif.if.i930.i.i:            ; preds = %B0.else.endif.endif.endif.i927.i.i
  br label %B0.endif.i931.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.576.endif.preheader.i943.i.i, %B0.endif.i931.i.i
  %.57.i946.i.i = phi i64 [ %.87.i912.i.i, %B0.endif.i931.i.i ], [ %.57.i946.pre.i.i, %.576.endif.preheader.i943.i.i ]
  %.87.i947.i.i = add nsw i64 %.57.i946.i.i, 65536
  %.123.i948.i.i = icmp slt i64 %.57.i946.i.i, 0
  %.124.i949.i.i = select i1 %.123.i948.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i950.i.i = add i64 %.124.i949.i.i, %.57.i946.i.i
  %.128.i951.i.i = icmp slt i64 %.125.i950.i.i, 0
  br i1 %.128.i951.i.i, label %B0.else.if.i980.i.i, label %B0.else.endif.i952.i.i, !prof !6

B0.endif.i966.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i965.i.i, %B0.else.endif.endif.endif.i962.i.i
  %.113.sroa.13.0.i967.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i965.i.i ], [ %.113.sroa.13.1.i963.i.i, %B0.else.endif.endif.endif.i962.i.i ]
  %.201.i968.i.i = sub i64 %.113.sroa.13.0.i967.i.i, %.113.sroa.0.3.i957.i.i
  %.226.i969.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i957.i.i
  store i64 %.87.i947.i.i, ptr %.573.i, align 8, !noalias !86
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !36

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %128 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %128, i1 false), !noalias !86
  %.57.i981.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !89
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i

B0.else.if.i980.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i952.i.i

B0.else.endif.i952.i.i:                           ; preds = %B0.else.if.i980.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i953.i.i = phi i64 [ 0, %B0.else.if.i980.i.i ], [ %.125.i950.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i954.i.i = icmp slt i64 %.125.i950.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i954.i.i, label %B0.else.endif.endif.i956.i.i, label %B0.else.endif.if.i955.i.i, !prof !10

B0.else.endif.if.i955.i.i:                        ; preds = %B0.else.endif.i952.i.i
  br label %B0.else.endif.endif.i956.i.i

B0.else.endif.endif.i956.i.i:                     ; preds = %B0.else.endif.if.i955.i.i, %B0.else.endif.i952.i.i
  %.113.sroa.0.3.i957.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i955.i.i ], [ %.113.sroa.0.1.i953.i.i, %B0.else.endif.i952.i.i ]
  %.140.i958.i.i = icmp slt i64 %.57.i946.i.i, -65536
  %.141.i959.i.i = select i1 %.140.i958.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i960.i.i = add i64 %.141.i959.i.i, %.87.i947.i.i
  %.145.i961.i.i = icmp slt i64 %.142.i960.i.i, 0
  br i1 %.145.i961.i.i, label %B0.else.endif.endif.if.i979.i.i, label %B0.else.endif.endif.endif.i962.i.i, !prof !6

B0.else.endif.endif.if.i979.i.i:                  ; preds = %B0.else.endif.endif.i956.i.i
  br label %B0.else.endif.endif.endif.i962.i.i

B0.else.endif.endif.endif.i962.i.i:               ; preds = %B0.else.endif.endif.if.i979.i.i, %B0.else.endif.endif.i956.i.i
  %.113.sroa.13.1.i963.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i979.i.i ], [ %.142.i960.i.i, %B0.else.endif.endif.i956.i.i ]
  %.150.not.i964.i.i = icmp slt i64 %.142.i960.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i964.i.i, label %B0.endif.i966.i.i, label %B0.else.endif.endif.endif.if.i965.i.i, !prof !10

B0.else.endif.endif.endif.if.i965.i.i:            ; preds = %B0.else.endif.endif.endif.i962.i.i
  br label %B0.endif.i966.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i: ; preds = %.576.endif.preheader.i978.i.i, %B0.endif.i966.i.i
  %.57.i981.i.i = phi i64 [ %.87.i947.i.i, %B0.endif.i966.i.i ], [ %.57.i981.pre.i.i, %.576.endif.preheader.i978.i.i ]
  %.87.i982.i.i = add nsw i64 %.57.i981.i.i, 17
  %.123.i983.i.i = icmp slt i64 %.57.i981.i.i, 0
  %.124.i984.i.i = select i1 %.123.i983.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i985.i.i = add i64 %.124.i984.i.i, %.57.i981.i.i
  %.128.i986.i.i = icmp slt i64 %.125.i985.i.i, 0
  br i1 %.128.i986.i.i, label %B0.else.if.i1015.i.i, label %B0.else.endif.i987.i.i, !prof !6

B0.endif.i1001.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1000.i.i, %B0.else.endif.endif.endif.i997.i.i
  %.113.sroa.13.0.i1002.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i1000.i.i ], [ %.113.sroa.13.1.i998.i.i, %B0.else.endif.endif.endif.i997.i.i ]
  %.201.i1003.i.i = sub i64 %.113.sroa.13.0.i1002.i.i, %.113.sroa.0.3.i992.i.i
  %.226.i1004.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i992.i.i
  store i64 %.87.i982.i.i, ptr %.573.i, align 8, !noalias !89
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !36

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %129 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %129, i1 false), !noalias !89
  %.57.i1017.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !92
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i

B0.else.if.i1015.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  br label %B0.else.endif.i987.i.i

B0.else.endif.i987.i.i:                           ; preds = %B0.else.if.i1015.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  %.113.sroa.0.1.i988.i.i = phi i64 [ 0, %B0.else.if.i1015.i.i ], [ %.125.i985.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i ]
  %.133.not.i989.i.i = icmp slt i64 %.125.i985.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i989.i.i, label %B0.else.endif.endif.i991.i.i, label %B0.else.endif.if.i990.i.i, !prof !10

B0.else.endif.if.i990.i.i:                        ; preds = %B0.else.endif.i987.i.i
  br label %B0.else.endif.endif.i991.i.i

B0.else.endif.endif.i991.i.i:                     ; preds = %B0.else.endif.if.i990.i.i, %B0.else.endif.i987.i.i
  %.113.sroa.0.3.i992.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i990.i.i ], [ %.113.sroa.0.1.i988.i.i, %B0.else.endif.i987.i.i ]
  %.140.i993.i.i = icmp slt i64 %.57.i981.i.i, -17
  %.141.i994.i.i = select i1 %.140.i993.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i995.i.i = add i64 %.141.i994.i.i, %.87.i982.i.i
  %.145.i996.i.i = icmp slt i64 %.142.i995.i.i, 0
  br i1 %.145.i996.i.i, label %B0.else.endif.endif.if.i1014.i.i, label %B0.else.endif.endif.endif.i997.i.i, !prof !6

B0.else.endif.endif.if.i1014.i.i:                 ; preds = %B0.else.endif.endif.i991.i.i
  br label %B0.else.endif.endif.endif.i997.i.i

B0.else.endif.endif.endif.i997.i.i:               ; preds = %B0.else.endif.endif.if.i1014.i.i, %B0.else.endif.endif.i991.i.i
  %.113.sroa.13.1.i998.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1014.i.i ], [ %.142.i995.i.i, %B0.else.endif.endif.i991.i.i ]
  %.150.not.i999.i.i = icmp slt i64 %.142.i995.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i999.i.i, label %B0.endif.i1001.i.i, label %B0.else.endif.endif.endif.if.i1000.i.i, !prof !10

B0.else.endif.endif.endif.if.i1000.i.i:           ; preds = %B0.else.endif.endif.endif.i997.i.i
  br label %B0.endif.i1001.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i: ; preds = %.575.endif.preheader.i1013.i.i, %B0.endif.i1001.i.i
  %.57.i1017.i.i = phi i64 [ %.87.i982.i.i, %B0.endif.i1001.i.i ], [ %.57.i1017.pre.i.i, %.575.endif.preheader.i1013.i.i ]
  %.87.i1018.i.i = add nsw i64 %.57.i1017.i.i, 1
  %.123.i1019.i.i = icmp slt i64 %.57.i1017.i.i, 0
  %.124.i1020.i.i = select i1 %.123.i1019.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i1021.i.i = add i64 %.124.i1020.i.i, %.57.i1017.i.i
  %.128.i1022.i.i = icmp slt i64 %.125.i1021.i.i, 0
  br i1 %.128.i1022.i.i, label %B0.else.if.i1051.i.i, label %B0.else.endif.i1023.i.i, !prof !6

B0.endif.i1037.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1036.i.i, %B0.else.endif.endif.endif.i1033.i.i
  %.113.sroa.13.0.i1038.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i1036.i.i ], [ %.113.sroa.13.1.i1034.i.i, %B0.else.endif.endif.endif.i1033.i.i ]
  %.201.i1039.i.i = sub i64 %.113.sroa.13.0.i1038.i.i, %.113.sroa.0.3.i1028.i.i
  %.226.i1040.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1028.i.i
  store i64 %.87.i1018.i.i, ptr %.573.i, align 8, !noalias !92
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !36

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %130 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %130, i1 false), !noalias !92
  %.57.i1052.pre.i.i = load i64, ptr %.573.i, align 8, !noalias !95
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i

B0.else.if.i1051.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i
  br label %B0.else.endif.i1023.i.i

B0.else.endif.i1023.i.i:                          ; preds = %B0.else.if.i1051.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i
  %.113.sroa.0.1.i1024.i.i = phi i64 [ 0, %B0.else.if.i1051.i.i ], [ %.125.i1021.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i ]
  %.133.not.i1025.i.i = icmp slt i64 %.125.i1021.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i1025.i.i, label %B0.else.endif.endif.i1027.i.i, label %B0.else.endif.if.i1026.i.i, !prof !10

B0.else.endif.if.i1026.i.i:                       ; preds = %B0.else.endif.i1023.i.i
  br label %B0.else.endif.endif.i1027.i.i

B0.else.endif.endif.i1027.i.i:                    ; preds = %B0.else.endif.if.i1026.i.i, %B0.else.endif.i1023.i.i
  %.113.sroa.0.3.i1028.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i1026.i.i ], [ %.113.sroa.0.1.i1024.i.i, %B0.else.endif.i1023.i.i ]
  %.140.i1029.i.i = icmp slt i64 %.57.i1017.i.i, -1
  %.141.i1030.i.i = select i1 %.140.i1029.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i1031.i.i = add i64 %.141.i1030.i.i, %.87.i1018.i.i
  %.145.i1032.i.i = icmp slt i64 %.142.i1031.i.i, 0
  br i1 %.145.i1032.i.i, label %B0.else.endif.endif.if.i1050.i.i, label %B0.else.endif.endif.endif.i1033.i.i, !prof !6

B0.else.endif.endif.if.i1050.i.i:                 ; preds = %B0.else.endif.endif.i1027.i.i
  br label %B0.else.endif.endif.endif.i1033.i.i

B0.else.endif.endif.endif.i1033.i.i:              ; preds = %B0.else.endif.endif.if.i1050.i.i, %B0.else.endif.endif.i1027.i.i
  %.113.sroa.13.1.i1034.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1050.i.i ], [ %.142.i1031.i.i, %B0.else.endif.endif.i1027.i.i ]
  %.150.not.i1035.i.i = icmp slt i64 %.142.i1031.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i1035.i.i, label %B0.endif.i1037.i.i, label %B0.else.endif.endif.endif.if.i1036.i.i, !prof !10

B0.else.endif.endif.endif.if.i1036.i.i:           ; preds = %B0.else.endif.endif.endif.i1033.i.i
  br label %B0.endif.i1037.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i: ; preds = %.576.endif.preheader.i1049.i.i, %B0.endif.i1037.i.i
  %.57.i1052.i.i = phi i64 [ %.87.i1018.i.i, %B0.endif.i1037.i.i ], [ %.57.i1052.pre.i.i, %.576.endif.preheader.i1049.i.i ]
  %.87.i1053.i.i = add nsw i64 %.57.i1052.i.i, 8
  %.123.i1054.i.i = icmp slt i64 %.57.i1052.i.i, 0
  %.124.i1055.i.i = select i1 %.123.i1054.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i1056.i.i = add i64 %.124.i1055.i.i, %.57.i1052.i.i
  %.128.i1057.i.i = icmp slt i64 %.125.i1056.i.i, 0
  br i1 %.128.i1057.i.i, label %B0.else.if.i1086.i.i, label %B0.else.endif.i1058.i.i, !prof !6

B0.endif.i1072.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1071.i.i, %B0.else.endif.endif.endif.i1068.i.i
  %.113.sroa.13.0.i1073.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i1071.i.i ], [ %.113.sroa.13.1.i1069.i.i, %B0.else.endif.endif.endif.i1068.i.i ]
  %.201.i1074.i.i = sub i64 %.113.sroa.13.0.i1073.i.i, %.113.sroa.0.3.i1063.i.i
  %.226.i1075.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1063.i.i
  store i64 %.87.i1053.i.i, ptr %.573.i, align 8, !noalias !95
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !36

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %131 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %131, i1 false), !noalias !95
  %.57.i.pre.i = load i64, ptr %.573.i, align 8, !noalias !98
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1086.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  br label %B0.else.endif.i1058.i.i

B0.else.endif.i1058.i.i:                          ; preds = %B0.else.if.i1086.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  %.113.sroa.0.1.i1059.i.i = phi i64 [ 0, %B0.else.if.i1086.i.i ], [ %.125.i1056.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i ]
  %.133.not.i1060.i.i = icmp slt i64 %.125.i1056.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i1060.i.i, label %B0.else.endif.endif.i1062.i.i, label %B0.else.endif.if.i1061.i.i, !prof !10

B0.else.endif.if.i1061.i.i:                       ; preds = %B0.else.endif.i1058.i.i
  br label %B0.else.endif.endif.i1062.i.i

B0.else.endif.endif.i1062.i.i:                    ; preds = %B0.else.endif.if.i1061.i.i, %B0.else.endif.i1058.i.i
  %.113.sroa.0.3.i1063.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i1061.i.i ], [ %.113.sroa.0.1.i1059.i.i, %B0.else.endif.i1058.i.i ]
  %.140.i1064.i.i = icmp slt i64 %.57.i1052.i.i, -8
  %.141.i1065.i.i = select i1 %.140.i1064.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i1066.i.i = add i64 %.141.i1065.i.i, %.87.i1053.i.i
  %.145.i1067.i.i = icmp slt i64 %.142.i1066.i.i, 0
  br i1 %.145.i1067.i.i, label %B0.else.endif.endif.if.i1085.i.i, label %B0.else.endif.endif.endif.i1068.i.i, !prof !6

B0.else.endif.endif.if.i1085.i.i:                 ; preds = %B0.else.endif.endif.i1062.i.i
  br label %B0.else.endif.endif.endif.i1068.i.i

B0.else.endif.endif.endif.i1068.i.i:              ; preds = %B0.else.endif.endif.if.i1085.i.i, %B0.else.endif.endif.i1062.i.i
  %.113.sroa.13.1.i1069.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1085.i.i ], [ %.142.i1066.i.i, %B0.else.endif.endif.i1062.i.i ]
  %.150.not.i1070.i.i = icmp slt i64 %.142.i1066.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i1070.i.i, label %B0.endif.i1072.i.i, label %B0.else.endif.endif.endif.if.i1071.i.i, !prof !10

B0.else.endif.endif.endif.if.i1071.i.i:           ; preds = %B0.else.endif.endif.endif.i1068.i.i
  br label %B0.endif.i1072.i.i

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1084.i.i, %B0.endif.i1072.i.i
  %.57.i.i = phi i64 [ %.87.i1053.i.i, %B0.endif.i1072.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1084.i.i ]
  %.210.i936.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i933.i.i, i64 0)
  %.210.i900.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i897.i.i, i64 0)
  %.210.i864.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i861.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.210.i1077.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1074.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.421.i
  %.123.i.i = icmp slt i64 %.57.i.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i.i = add i64 %.124.i.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.573.i, align 8, !noalias !98
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %132 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %132, i1 false), !noalias !98
  %.57.i6496.pre.i = load i64, ptr %.573.i, align 8, !noalias !101
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i6495.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i6495.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i6496.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i6496.pre.i, %.575.endif.preheader.i.i ]
  %.210.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.930.i = mul nsw i64 %.421.i, 6
  %.87.i6497.i = add nsw i64 %.57.i6496.i, %.930.i
  %.123.i6498.i = icmp slt i64 %.57.i6496.i, 0
  %.124.i6499.i = select i1 %.123.i6498.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6500.i = add i64 %.124.i6499.i, %.57.i6496.i
  %.128.i6501.i = icmp slt i64 %.125.i6500.i, 0
  br i1 %.128.i6501.i, label %B0.else.if.i6528.i, label %B0.else.endif.i6502.i, !prof !6

B0.endif.i6516.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6515.i, %B0.else.endif.endif.endif.i6512.i
  %.113.sroa.13.0.i6517.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6515.i ], [ %.113.sroa.13.1.i6513.i, %B0.else.endif.endif.endif.i6512.i ]
  %.201.i6518.i = sub i64 %.113.sroa.13.0.i6517.i, %.113.sroa.0.3.i6507.i
  %.226.i6519.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6507.i
  store i64 %.87.i6497.i, ptr %.573.i, align 8, !noalias !101
  %.606.not155.i.i = icmp sgt i64 %.201.i6518.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i6516.i
  %133 = shl i64 %.201.i6518.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6519.i, i8 0, i64 %133, i1 false), !noalias !101
  %.57.i6529.pre.i = load i64, ptr %.573.i, align 8, !noalias !104
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i6528.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i6502.i

B0.else.endif.i6502.i:                            ; preds = %B0.else.if.i6528.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i6503.i = phi i64 [ 0, %B0.else.if.i6528.i ], [ %.125.i6500.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i6504.i = icmp slt i64 %.125.i6500.i, %.257.fca.9.load.i
  br i1 %.133.not.i6504.i, label %B0.else.endif.endif.i6506.i, label %B0.else.endif.if.i6505.i, !prof !10

B0.else.endif.if.i6505.i:                         ; preds = %B0.else.endif.i6502.i
  br label %B0.else.endif.endif.i6506.i

B0.else.endif.endif.i6506.i:                      ; preds = %B0.else.endif.if.i6505.i, %B0.else.endif.i6502.i
  %.113.sroa.0.3.i6507.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6505.i ], [ %.113.sroa.0.1.i6503.i, %B0.else.endif.i6502.i ]
  %.140.i6508.i = icmp slt i64 %.87.i6497.i, 0
  %.141.i6509.i = select i1 %.140.i6508.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6510.i = add i64 %.141.i6509.i, %.87.i6497.i
  %.145.i6511.i = icmp slt i64 %.142.i6510.i, 0
  br i1 %.145.i6511.i, label %B0.else.endif.endif.if.i6527.i, label %B0.else.endif.endif.endif.i6512.i, !prof !6

B0.else.endif.endif.if.i6527.i:                   ; preds = %B0.else.endif.endif.i6506.i
  br label %B0.else.endif.endif.endif.i6512.i

B0.else.endif.endif.endif.i6512.i:                ; preds = %B0.else.endif.endif.if.i6527.i, %B0.else.endif.endif.i6506.i
  %.113.sroa.13.1.i6513.i = phi i64 [ 0, %B0.else.endif.endif.if.i6527.i ], [ %.142.i6510.i, %B0.else.endif.endif.i6506.i ]
  %.150.not.i6514.i = icmp slt i64 %.142.i6510.i, %.257.fca.9.load.i
  br i1 %.150.not.i6514.i, label %B0.endif.i6516.i, label %B0.else.endif.endif.endif.if.i6515.i, !prof !10

B0.else.endif.endif.endif.if.i6515.i:             ; preds = %B0.else.endif.endif.endif.i6512.i
  br label %B0.endif.i6516.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i6516.i
  %.57.i6529.i = phi i64 [ %.87.i6497.i, %B0.endif.i6516.i ], [ %.57.i6529.pre.i, %.576.endif.preheader.i.i ]
  %.210.i6520.i = tail call i64 @llvm.smax.i64(i64 %.201.i6518.i, i64 0)
  %.87.i6530.i = add nsw i64 %.57.i6529.i, %.930.i
  %.123.i6531.i = icmp slt i64 %.57.i6529.i, 0
  %.124.i6532.i = select i1 %.123.i6531.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6533.i = add i64 %.124.i6532.i, %.57.i6529.i
  %.128.i6534.i = icmp slt i64 %.125.i6533.i, 0
  br i1 %.128.i6534.i, label %B0.else.if.i6563.i, label %B0.else.endif.i6535.i, !prof !6

B0.endif.i6549.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6548.i, %B0.else.endif.endif.endif.i6545.i
  %.113.sroa.13.0.i6550.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6548.i ], [ %.113.sroa.13.1.i6546.i, %B0.else.endif.endif.endif.i6545.i ]
  %.201.i6551.i = sub i64 %.113.sroa.13.0.i6550.i, %.113.sroa.0.3.i6540.i
  %.226.i6552.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6540.i
  store i64 %.87.i6530.i, ptr %.573.i, align 8, !noalias !104
  %.605.not155.i6553.i = icmp sgt i64 %.201.i6551.i, 0
  br i1 %.605.not155.i6553.i, label %.575.endif.preheader.i6561.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6564.i, !prof !36

.575.endif.preheader.i6561.i:                     ; preds = %B0.endif.i6549.i
  %134 = shl i64 %.201.i6551.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6552.i, i8 0, i64 %134, i1 false), !noalias !104
  %.57.i6565.pre.i = load i64, ptr %.573.i, align 8, !noalias !107
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6564.i

B0.else.if.i6563.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i6535.i

B0.else.endif.i6535.i:                            ; preds = %B0.else.if.i6563.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i6536.i = phi i64 [ 0, %B0.else.if.i6563.i ], [ %.125.i6533.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i6537.i = icmp slt i64 %.125.i6533.i, %.257.fca.9.load.i
  br i1 %.133.not.i6537.i, label %B0.else.endif.endif.i6539.i, label %B0.else.endif.if.i6538.i, !prof !10

B0.else.endif.if.i6538.i:                         ; preds = %B0.else.endif.i6535.i
  br label %B0.else.endif.endif.i6539.i

B0.else.endif.endif.i6539.i:                      ; preds = %B0.else.endif.if.i6538.i, %B0.else.endif.i6535.i
  %.113.sroa.0.3.i6540.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6538.i ], [ %.113.sroa.0.1.i6536.i, %B0.else.endif.i6535.i ]
  %.140.i6541.i = icmp slt i64 %.87.i6530.i, 0
  %.141.i6542.i = select i1 %.140.i6541.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6543.i = add i64 %.141.i6542.i, %.87.i6530.i
  %.145.i6544.i = icmp slt i64 %.142.i6543.i, 0
  br i1 %.145.i6544.i, label %B0.else.endif.endif.if.i6562.i, label %B0.else.endif.endif.endif.i6545.i, !prof !6

B0.else.endif.endif.if.i6562.i:                   ; preds = %B0.else.endif.endif.i6539.i
  br label %B0.else.endif.endif.endif.i6545.i

B0.else.endif.endif.endif.i6545.i:                ; preds = %B0.else.endif.endif.if.i6562.i, %B0.else.endif.endif.i6539.i
  %.113.sroa.13.1.i6546.i = phi i64 [ 0, %B0.else.endif.endif.if.i6562.i ], [ %.142.i6543.i, %B0.else.endif.endif.i6539.i ]
  %.150.not.i6547.i = icmp slt i64 %.142.i6543.i, %.257.fca.9.load.i
  br i1 %.150.not.i6547.i, label %B0.endif.i6549.i, label %B0.else.endif.endif.endif.if.i6548.i, !prof !10

B0.else.endif.endif.endif.if.i6548.i:             ; preds = %B0.else.endif.endif.endif.i6545.i
  br label %B0.endif.i6549.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6564.i: ; preds = %.575.endif.preheader.i6561.i, %B0.endif.i6549.i
  %.57.i6565.i = phi i64 [ %.87.i6530.i, %B0.endif.i6549.i ], [ %.57.i6565.pre.i, %.575.endif.preheader.i6561.i ]
  %.210.i6554.i = tail call i64 @llvm.smax.i64(i64 %.201.i6551.i, i64 0)
  %.87.i6566.i = add nsw i64 %.57.i6565.i, %.421.i
  %.123.i6567.i = icmp slt i64 %.57.i6565.i, 0
  %.124.i6568.i = select i1 %.123.i6567.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6569.i = add i64 %.124.i6568.i, %.57.i6565.i
  %.128.i6570.i = icmp slt i64 %.125.i6569.i, 0
  br i1 %.128.i6570.i, label %B0.else.if.i6599.i, label %B0.else.endif.i6571.i, !prof !6

B0.endif.i6585.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6584.i, %B0.else.endif.endif.endif.i6581.i
  %.113.sroa.13.0.i6586.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6584.i ], [ %.113.sroa.13.1.i6582.i, %B0.else.endif.endif.endif.i6581.i ]
  %.201.i6587.i = sub i64 %.113.sroa.13.0.i6586.i, %.113.sroa.0.3.i6576.i
  %.226.i6588.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6576.i
  store i64 %.87.i6566.i, ptr %.573.i, align 8, !noalias !107
  %.605.not155.i6589.i = icmp sgt i64 %.201.i6587.i, 0
  br i1 %.605.not155.i6589.i, label %.575.endif.preheader.i6597.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6600.i, !prof !36

.575.endif.preheader.i6597.i:                     ; preds = %B0.endif.i6585.i
  %135 = shl i64 %.201.i6587.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6588.i, i8 0, i64 %135, i1 false), !noalias !107
  %.57.i6601.pre.i = load i64, ptr %.573.i, align 8, !noalias !110
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6600.i

B0.else.if.i6599.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6564.i
  br label %B0.else.endif.i6571.i

B0.else.endif.i6571.i:                            ; preds = %B0.else.if.i6599.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6564.i
  %.113.sroa.0.1.i6572.i = phi i64 [ 0, %B0.else.if.i6599.i ], [ %.125.i6569.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6564.i ]
  %.133.not.i6573.i = icmp slt i64 %.125.i6569.i, %.257.fca.9.load.i
  br i1 %.133.not.i6573.i, label %B0.else.endif.endif.i6575.i, label %B0.else.endif.if.i6574.i, !prof !10

B0.else.endif.if.i6574.i:                         ; preds = %B0.else.endif.i6571.i
  br label %B0.else.endif.endif.i6575.i

B0.else.endif.endif.i6575.i:                      ; preds = %B0.else.endif.if.i6574.i, %B0.else.endif.i6571.i
  %.113.sroa.0.3.i6576.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6574.i ], [ %.113.sroa.0.1.i6572.i, %B0.else.endif.i6571.i ]
  %.140.i6577.i = icmp slt i64 %.87.i6566.i, 0
  %.141.i6578.i = select i1 %.140.i6577.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6579.i = add i64 %.141.i6578.i, %.87.i6566.i
  %.145.i6580.i = icmp slt i64 %.142.i6579.i, 0
  br i1 %.145.i6580.i, label %B0.else.endif.endif.if.i6598.i, label %B0.else.endif.endif.endif.i6581.i, !prof !6

B0.else.endif.endif.if.i6598.i:                   ; preds = %B0.else.endif.endif.i6575.i
  br label %B0.else.endif.endif.endif.i6581.i

B0.else.endif.endif.endif.i6581.i:                ; preds = %B0.else.endif.endif.if.i6598.i, %B0.else.endif.endif.i6575.i
  %.113.sroa.13.1.i6582.i = phi i64 [ 0, %B0.else.endif.endif.if.i6598.i ], [ %.142.i6579.i, %B0.else.endif.endif.i6575.i ]
  %.150.not.i6583.i = icmp slt i64 %.142.i6579.i, %.257.fca.9.load.i
  br i1 %.150.not.i6583.i, label %B0.endif.i6585.i, label %B0.else.endif.endif.endif.if.i6584.i, !prof !10

B0.else.endif.endif.endif.if.i6584.i:             ; preds = %B0.else.endif.endif.endif.i6581.i
  br label %B0.endif.i6585.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6600.i: ; preds = %.575.endif.preheader.i6597.i, %B0.endif.i6585.i
  %.57.i6601.i = phi i64 [ %.87.i6566.i, %B0.endif.i6585.i ], [ %.57.i6601.pre.i, %.575.endif.preheader.i6597.i ]
  %.210.i6590.i = tail call i64 @llvm.smax.i64(i64 %.201.i6587.i, i64 0)
  %.87.i6602.i = add nsw i64 %.57.i6601.i, %.421.i
  %.123.i6603.i = icmp slt i64 %.57.i6601.i, 0
  %.124.i6604.i = select i1 %.123.i6603.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6605.i = add i64 %.124.i6604.i, %.57.i6601.i
  %.128.i6606.i = icmp slt i64 %.125.i6605.i, 0
  br i1 %.128.i6606.i, label %B0.else.if.i6635.i, label %B0.else.endif.i6607.i, !prof !6

B0.endif.i6621.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6620.i, %B0.else.endif.endif.endif.i6617.i
  %.113.sroa.13.0.i6622.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6620.i ], [ %.113.sroa.13.1.i6618.i, %B0.else.endif.endif.endif.i6617.i ]
  %.201.i6623.i = sub i64 %.113.sroa.13.0.i6622.i, %.113.sroa.0.3.i6612.i
  %.226.i6624.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6612.i
  store i64 %.87.i6602.i, ptr %.573.i, align 8, !noalias !110
  %.605.not155.i6625.i = icmp sgt i64 %.201.i6623.i, 0
  br i1 %.605.not155.i6625.i, label %.575.endif.preheader.i6633.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6636.i, !prof !36

.575.endif.preheader.i6633.i:                     ; preds = %B0.endif.i6621.i
  %136 = shl i64 %.201.i6623.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6624.i, i8 0, i64 %136, i1 false), !noalias !110
  %.57.i6637.pre.i = load i64, ptr %.573.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6636.i

B0.else.if.i6635.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6600.i
  br label %B0.else.endif.i6607.i

B0.else.endif.i6607.i:                            ; preds = %B0.else.if.i6635.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6600.i
  %.113.sroa.0.1.i6608.i = phi i64 [ 0, %B0.else.if.i6635.i ], [ %.125.i6605.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6600.i ]
  %.133.not.i6609.i = icmp slt i64 %.125.i6605.i, %.257.fca.9.load.i
  br i1 %.133.not.i6609.i, label %B0.else.endif.endif.i6611.i, label %B0.else.endif.if.i6610.i, !prof !10

B0.else.endif.if.i6610.i:                         ; preds = %B0.else.endif.i6607.i
  br label %B0.else.endif.endif.i6611.i

B0.else.endif.endif.i6611.i:                      ; preds = %B0.else.endif.if.i6610.i, %B0.else.endif.i6607.i
  %.113.sroa.0.3.i6612.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6610.i ], [ %.113.sroa.0.1.i6608.i, %B0.else.endif.i6607.i ]
  %.140.i6613.i = icmp slt i64 %.87.i6602.i, 0
  %.141.i6614.i = select i1 %.140.i6613.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6615.i = add i64 %.141.i6614.i, %.87.i6602.i
  %.145.i6616.i = icmp slt i64 %.142.i6615.i, 0
  br i1 %.145.i6616.i, label %B0.else.endif.endif.if.i6634.i, label %B0.else.endif.endif.endif.i6617.i, !prof !6

B0.else.endif.endif.if.i6634.i:                   ; preds = %B0.else.endif.endif.i6611.i
  br label %B0.else.endif.endif.endif.i6617.i

B0.else.endif.endif.endif.i6617.i:                ; preds = %B0.else.endif.endif.if.i6634.i, %B0.else.endif.endif.i6611.i
  %.113.sroa.13.1.i6618.i = phi i64 [ 0, %B0.else.endif.endif.if.i6634.i ], [ %.142.i6615.i, %B0.else.endif.endif.i6611.i ]
  %.150.not.i6619.i = icmp slt i64 %.142.i6615.i, %.257.fca.9.load.i
  br i1 %.150.not.i6619.i, label %B0.endif.i6621.i, label %B0.else.endif.endif.endif.if.i6620.i, !prof !10

B0.else.endif.endif.endif.if.i6620.i:             ; preds = %B0.else.endif.endif.endif.i6617.i
  br label %B0.endif.i6621.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6636.i: ; preds = %.575.endif.preheader.i6633.i, %B0.endif.i6621.i
  %.57.i6637.i = phi i64 [ %.87.i6602.i, %B0.endif.i6621.i ], [ %.57.i6637.pre.i, %.575.endif.preheader.i6633.i ]
  %.210.i6626.i = tail call i64 @llvm.smax.i64(i64 %.201.i6623.i, i64 0)
  %.87.i6638.i = add nsw i64 %.57.i6637.i, %.421.i
  %.123.i6639.i = icmp slt i64 %.57.i6637.i, 0
  %.124.i6640.i = select i1 %.123.i6639.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6641.i = add i64 %.124.i6640.i, %.57.i6637.i
  %.128.i6642.i = icmp slt i64 %.125.i6641.i, 0
  br i1 %.128.i6642.i, label %B0.else.if.i6671.i, label %B0.else.endif.i6643.i, !prof !6

B0.endif.i6657.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6656.i, %B0.else.endif.endif.endif.i6653.i
  %.113.sroa.13.0.i6658.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6656.i ], [ %.113.sroa.13.1.i6654.i, %B0.else.endif.endif.endif.i6653.i ]
  %.201.i6659.i = sub i64 %.113.sroa.13.0.i6658.i, %.113.sroa.0.3.i6648.i
  %.226.i6660.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6648.i
  store i64 %.87.i6638.i, ptr %.573.i, align 8, !noalias !113
  %.605.not155.i6661.i = icmp sgt i64 %.201.i6659.i, 0
  br i1 %.605.not155.i6661.i, label %.575.endif.preheader.i6669.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6672.i, !prof !36

.575.endif.preheader.i6669.i:                     ; preds = %B0.endif.i6657.i
  %137 = shl i64 %.201.i6659.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6660.i, i8 0, i64 %137, i1 false), !noalias !113
  %.57.i6673.pre.i = load i64, ptr %.573.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6672.i

B0.else.if.i6671.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6636.i
  br label %B0.else.endif.i6643.i

B0.else.endif.i6643.i:                            ; preds = %B0.else.if.i6671.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6636.i
  %.113.sroa.0.1.i6644.i = phi i64 [ 0, %B0.else.if.i6671.i ], [ %.125.i6641.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6636.i ]
  %.133.not.i6645.i = icmp slt i64 %.125.i6641.i, %.257.fca.9.load.i
  br i1 %.133.not.i6645.i, label %B0.else.endif.endif.i6647.i, label %B0.else.endif.if.i6646.i, !prof !10

B0.else.endif.if.i6646.i:                         ; preds = %B0.else.endif.i6643.i
  br label %B0.else.endif.endif.i6647.i

B0.else.endif.endif.i6647.i:                      ; preds = %B0.else.endif.if.i6646.i, %B0.else.endif.i6643.i
  %.113.sroa.0.3.i6648.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6646.i ], [ %.113.sroa.0.1.i6644.i, %B0.else.endif.i6643.i ]
  %.140.i6649.i = icmp slt i64 %.87.i6638.i, 0
  %.141.i6650.i = select i1 %.140.i6649.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6651.i = add i64 %.141.i6650.i, %.87.i6638.i
  %.145.i6652.i = icmp slt i64 %.142.i6651.i, 0
  br i1 %.145.i6652.i, label %B0.else.endif.endif.if.i6670.i, label %B0.else.endif.endif.endif.i6653.i, !prof !6

B0.else.endif.endif.if.i6670.i:                   ; preds = %B0.else.endif.endif.i6647.i
  br label %B0.else.endif.endif.endif.i6653.i

B0.else.endif.endif.endif.i6653.i:                ; preds = %B0.else.endif.endif.if.i6670.i, %B0.else.endif.endif.i6647.i
  %.113.sroa.13.1.i6654.i = phi i64 [ 0, %B0.else.endif.endif.if.i6670.i ], [ %.142.i6651.i, %B0.else.endif.endif.i6647.i ]
  %.150.not.i6655.i = icmp slt i64 %.142.i6651.i, %.257.fca.9.load.i
  br i1 %.150.not.i6655.i, label %B0.endif.i6657.i, label %B0.else.endif.endif.endif.if.i6656.i, !prof !10

B0.else.endif.endif.endif.if.i6656.i:             ; preds = %B0.else.endif.endif.endif.i6653.i
  br label %B0.endif.i6657.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6672.i: ; preds = %.575.endif.preheader.i6669.i, %B0.endif.i6657.i
  %.57.i6673.i = phi i64 [ %.87.i6638.i, %B0.endif.i6657.i ], [ %.57.i6673.pre.i, %.575.endif.preheader.i6669.i ]
  %.210.i6662.i = tail call i64 @llvm.smax.i64(i64 %.201.i6659.i, i64 0)
  %.87.i6674.i = add nsw i64 %.57.i6673.i, %.421.i
  %.123.i6675.i = icmp slt i64 %.57.i6673.i, 0
  %.124.i6676.i = select i1 %.123.i6675.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6677.i = add i64 %.124.i6676.i, %.57.i6673.i
  %.128.i6678.i = icmp slt i64 %.125.i6677.i, 0
  br i1 %.128.i6678.i, label %B0.else.if.i6707.i, label %B0.else.endif.i6679.i, !prof !6

B0.endif.i6693.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6692.i, %B0.else.endif.endif.endif.i6689.i
  %.113.sroa.13.0.i6694.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6692.i ], [ %.113.sroa.13.1.i6690.i, %B0.else.endif.endif.endif.i6689.i ]
  %.201.i6695.i = sub i64 %.113.sroa.13.0.i6694.i, %.113.sroa.0.3.i6684.i
  %.226.i6696.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6684.i
  store i64 %.87.i6674.i, ptr %.573.i, align 8, !noalias !116
  %.606.not155.i6697.i = icmp sgt i64 %.201.i6695.i, 0
  br i1 %.606.not155.i6697.i, label %.1460.endif.preheader.i, label %.1460.if.i, !prof !36

B0.else.if.i6707.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6672.i
  br label %B0.else.endif.i6679.i

B0.else.endif.i6679.i:                            ; preds = %B0.else.if.i6707.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6672.i
  %.113.sroa.0.1.i6680.i = phi i64 [ 0, %B0.else.if.i6707.i ], [ %.125.i6677.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6672.i ]
  %.133.not.i6681.i = icmp slt i64 %.125.i6677.i, %.257.fca.9.load.i
  br i1 %.133.not.i6681.i, label %B0.else.endif.endif.i6683.i, label %B0.else.endif.if.i6682.i, !prof !10

B0.else.endif.if.i6682.i:                         ; preds = %B0.else.endif.i6679.i
  br label %B0.else.endif.endif.i6683.i

B0.else.endif.endif.i6683.i:                      ; preds = %B0.else.endif.if.i6682.i, %B0.else.endif.i6679.i
  %.113.sroa.0.3.i6684.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6682.i ], [ %.113.sroa.0.1.i6680.i, %B0.else.endif.i6679.i ]
  %.140.i6685.i = icmp slt i64 %.87.i6674.i, 0
  %.141.i6686.i = select i1 %.140.i6685.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6687.i = add i64 %.141.i6686.i, %.87.i6674.i
  %.145.i6688.i = icmp slt i64 %.142.i6687.i, 0
  br i1 %.145.i6688.i, label %B0.else.endif.endif.if.i6706.i, label %B0.else.endif.endif.endif.i6689.i, !prof !6

B0.else.endif.endif.if.i6706.i:                   ; preds = %B0.else.endif.endif.i6683.i
  br label %B0.else.endif.endif.endif.i6689.i

B0.else.endif.endif.endif.i6689.i:                ; preds = %B0.else.endif.endif.if.i6706.i, %B0.else.endif.endif.i6683.i
  %.113.sroa.13.1.i6690.i = phi i64 [ 0, %B0.else.endif.endif.if.i6706.i ], [ %.142.i6687.i, %B0.else.endif.endif.i6683.i ]
  %.150.not.i6691.i = icmp slt i64 %.142.i6687.i, %.257.fca.9.load.i
  br i1 %.150.not.i6691.i, label %B0.endif.i6693.i, label %B0.else.endif.endif.endif.if.i6692.i, !prof !10

B0.else.endif.endif.endif.if.i6692.i:             ; preds = %B0.else.endif.endif.endif.i6689.i
  br label %B0.endif.i6693.i

.1460.endif.preheader.i:                          ; preds = %B0.endif.i6693.i
  %138 = shl i64 %.201.i6695.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6696.i, i8 0, i64 %138, i1 false), !noalias !116
  br label %.1460.endif.i

.1460.if.i.loopexit:                              ; preds = %.1460.endif.i
  %.57.i6709.i.pre = load i64, ptr %.573.i, align 8, !noalias !119
  br label %.1460.if.i

.1460.if.i:                                       ; preds = %.1460.if.i.loopexit, %B0.endif.i6693.i
  %.57.i6709.i = phi i64 [ %.87.i6674.i, %B0.endif.i6693.i ], [ %.57.i6709.i.pre, %.1460.if.i.loopexit ]
  %.210.i669874837487.i = phi i64 [ 0, %B0.endif.i6693.i ], [ %.201.i6695.i, %.1460.if.i.loopexit ]
  %.87.i6710.i = add nsw i64 %.57.i6709.i, %.421.i
  %.123.i6711.i = icmp slt i64 %.57.i6709.i, 0
  %.124.i6712.i = select i1 %.123.i6711.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6713.i = add i64 %.124.i6712.i, %.57.i6709.i
  %.128.i6714.i = icmp slt i64 %.125.i6713.i, 0
  br i1 %.128.i6714.i, label %B0.else.if.i6743.i, label %B0.else.endif.i6715.i, !prof !6

B0.endif.i6729.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6728.i, %B0.else.endif.endif.endif.i6725.i
  %.113.sroa.13.0.i6730.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6728.i ], [ %.113.sroa.13.1.i6726.i, %B0.else.endif.endif.endif.i6725.i ]
  %.201.i6731.i = sub i64 %.113.sroa.13.0.i6730.i, %.113.sroa.0.3.i6720.i
  %.226.i6732.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6720.i
  store i64 %.87.i6710.i, ptr %.573.i, align 8, !noalias !119
  %.605.not155.i6733.i = icmp sgt i64 %.201.i6731.i, 0
  br i1 %.605.not155.i6733.i, label %.575.endif.preheader.i6741.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6744.i, !prof !36

.575.endif.preheader.i6741.i:                     ; preds = %B0.endif.i6729.i
  %139 = shl i64 %.201.i6731.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6732.i, i8 0, i64 %139, i1 false), !noalias !119
  %.57.i6745.pre.i = load i64, ptr %.573.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6744.i

B0.else.if.i6743.i:                               ; preds = %.1460.if.i
  br label %B0.else.endif.i6715.i

B0.else.endif.i6715.i:                            ; preds = %B0.else.if.i6743.i, %.1460.if.i
  %.113.sroa.0.1.i6716.i = phi i64 [ 0, %B0.else.if.i6743.i ], [ %.125.i6713.i, %.1460.if.i ]
  %.133.not.i6717.i = icmp slt i64 %.125.i6713.i, %.257.fca.9.load.i
  br i1 %.133.not.i6717.i, label %B0.else.endif.endif.i6719.i, label %B0.else.endif.if.i6718.i, !prof !10

B0.else.endif.if.i6718.i:                         ; preds = %B0.else.endif.i6715.i
  br label %B0.else.endif.endif.i6719.i

B0.else.endif.endif.i6719.i:                      ; preds = %B0.else.endif.if.i6718.i, %B0.else.endif.i6715.i
  %.113.sroa.0.3.i6720.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6718.i ], [ %.113.sroa.0.1.i6716.i, %B0.else.endif.i6715.i ]
  %.140.i6721.i = icmp slt i64 %.87.i6710.i, 0
  %.141.i6722.i = select i1 %.140.i6721.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6723.i = add i64 %.141.i6722.i, %.87.i6710.i
  %.145.i6724.i = icmp slt i64 %.142.i6723.i, 0
  br i1 %.145.i6724.i, label %B0.else.endif.endif.if.i6742.i, label %B0.else.endif.endif.endif.i6725.i, !prof !6

B0.else.endif.endif.if.i6742.i:                   ; preds = %B0.else.endif.endif.i6719.i
  br label %B0.else.endif.endif.endif.i6725.i

B0.else.endif.endif.endif.i6725.i:                ; preds = %B0.else.endif.endif.if.i6742.i, %B0.else.endif.endif.i6719.i
  %.113.sroa.13.1.i6726.i = phi i64 [ 0, %B0.else.endif.endif.if.i6742.i ], [ %.142.i6723.i, %B0.else.endif.endif.i6719.i ]
  %.150.not.i6727.i = icmp slt i64 %.142.i6723.i, %.257.fca.9.load.i
  br i1 %.150.not.i6727.i, label %B0.endif.i6729.i, label %B0.else.endif.endif.endif.if.i6728.i, !prof !10

B0.else.endif.endif.endif.if.i6728.i:             ; preds = %B0.else.endif.endif.endif.i6725.i
  br label %B0.endif.i6729.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6744.i: ; preds = %.575.endif.preheader.i6741.i, %B0.endif.i6729.i
  %.57.i6745.i = phi i64 [ %.87.i6710.i, %B0.endif.i6729.i ], [ %.57.i6745.pre.i, %.575.endif.preheader.i6741.i ]
  %.210.i6734.i = tail call i64 @llvm.smax.i64(i64 %.201.i6731.i, i64 0)
  %.87.i6746.i = add nsw i64 %.57.i6745.i, %.421.i
  %.123.i6747.i = icmp slt i64 %.57.i6745.i, 0
  %.124.i6748.i = select i1 %.123.i6747.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6749.i = add i64 %.124.i6748.i, %.57.i6745.i
  %.128.i6750.i = icmp slt i64 %.125.i6749.i, 0
  br i1 %.128.i6750.i, label %B0.else.if.i6779.i, label %B0.else.endif.i6751.i, !prof !6

B0.endif.i6765.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6764.i, %B0.else.endif.endif.endif.i6761.i
  %.113.sroa.13.0.i6766.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6764.i ], [ %.113.sroa.13.1.i6762.i, %B0.else.endif.endif.endif.i6761.i ]
  %.201.i6767.i = sub i64 %.113.sroa.13.0.i6766.i, %.113.sroa.0.3.i6756.i
  %.226.i6768.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6756.i
  store i64 %.87.i6746.i, ptr %.573.i, align 8, !noalias !122
  %.606.not155.i6769.i = icmp sgt i64 %.201.i6767.i, 0
  br i1 %.606.not155.i6769.i, label %.576.endif.preheader.i6777.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6780.i, !prof !36

.576.endif.preheader.i6777.i:                     ; preds = %B0.endif.i6765.i
  %140 = shl i64 %.201.i6767.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6768.i, i8 0, i64 %140, i1 false), !noalias !122
  %.57.i6781.pre.i = load i64, ptr %.573.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6780.i

B0.else.if.i6779.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6744.i
  br label %B0.else.endif.i6751.i

B0.else.endif.i6751.i:                            ; preds = %B0.else.if.i6779.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6744.i
  %.113.sroa.0.1.i6752.i = phi i64 [ 0, %B0.else.if.i6779.i ], [ %.125.i6749.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6744.i ]
  %.133.not.i6753.i = icmp slt i64 %.125.i6749.i, %.257.fca.9.load.i
  br i1 %.133.not.i6753.i, label %B0.else.endif.endif.i6755.i, label %B0.else.endif.if.i6754.i, !prof !10

B0.else.endif.if.i6754.i:                         ; preds = %B0.else.endif.i6751.i
  br label %B0.else.endif.endif.i6755.i

B0.else.endif.endif.i6755.i:                      ; preds = %B0.else.endif.if.i6754.i, %B0.else.endif.i6751.i
  %.113.sroa.0.3.i6756.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6754.i ], [ %.113.sroa.0.1.i6752.i, %B0.else.endif.i6751.i ]
  %.140.i6757.i = icmp slt i64 %.87.i6746.i, 0
  %.141.i6758.i = select i1 %.140.i6757.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6759.i = add i64 %.141.i6758.i, %.87.i6746.i
  %.145.i6760.i = icmp slt i64 %.142.i6759.i, 0
  br i1 %.145.i6760.i, label %B0.else.endif.endif.if.i6778.i, label %B0.else.endif.endif.endif.i6761.i, !prof !6

B0.else.endif.endif.if.i6778.i:                   ; preds = %B0.else.endif.endif.i6755.i
  br label %B0.else.endif.endif.endif.i6761.i

B0.else.endif.endif.endif.i6761.i:                ; preds = %B0.else.endif.endif.if.i6778.i, %B0.else.endif.endif.i6755.i
  %.113.sroa.13.1.i6762.i = phi i64 [ 0, %B0.else.endif.endif.if.i6778.i ], [ %.142.i6759.i, %B0.else.endif.endif.i6755.i ]
  %.150.not.i6763.i = icmp slt i64 %.142.i6759.i, %.257.fca.9.load.i
  br i1 %.150.not.i6763.i, label %B0.endif.i6765.i, label %B0.else.endif.endif.endif.if.i6764.i, !prof !10

B0.else.endif.endif.endif.if.i6764.i:             ; preds = %B0.else.endif.endif.endif.i6761.i
  br label %B0.endif.i6765.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6780.i: ; preds = %.576.endif.preheader.i6777.i, %B0.endif.i6765.i
  %.57.i6781.i = phi i64 [ %.87.i6746.i, %B0.endif.i6765.i ], [ %.57.i6781.pre.i, %.576.endif.preheader.i6777.i ]
  %.210.i6770.i = tail call i64 @llvm.smax.i64(i64 %.201.i6767.i, i64 0)
  %.87.i6782.i = add nsw i64 %.57.i6781.i, %.421.i
  %.123.i6783.i = icmp slt i64 %.57.i6781.i, 0
  %.124.i6784.i = select i1 %.123.i6783.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6785.i = add i64 %.124.i6784.i, %.57.i6781.i
  %.128.i6786.i = icmp slt i64 %.125.i6785.i, 0
  br i1 %.128.i6786.i, label %B0.else.if.i6815.i, label %B0.else.endif.i6787.i, !prof !6

B0.endif.i6801.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6800.i, %B0.else.endif.endif.endif.i6797.i
  %.113.sroa.13.0.i6802.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6800.i ], [ %.113.sroa.13.1.i6798.i, %B0.else.endif.endif.endif.i6797.i ]
  %.201.i6803.i = sub i64 %.113.sroa.13.0.i6802.i, %.113.sroa.0.3.i6792.i
  %.226.i6804.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6792.i
  store i64 %.87.i6782.i, ptr %.573.i, align 8, !noalias !125
  %.605.not155.i6805.i = icmp sgt i64 %.201.i6803.i, 0
  br i1 %.605.not155.i6805.i, label %.575.endif.preheader.i6813.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6816.i, !prof !36

.575.endif.preheader.i6813.i:                     ; preds = %B0.endif.i6801.i
  %141 = shl i64 %.201.i6803.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6804.i, i8 0, i64 %141, i1 false), !noalias !125
  %.57.i6817.pre.i = load i64, ptr %.573.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6816.i

B0.else.if.i6815.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6780.i
  br label %B0.else.endif.i6787.i

B0.else.endif.i6787.i:                            ; preds = %B0.else.if.i6815.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6780.i
  %.113.sroa.0.1.i6788.i = phi i64 [ 0, %B0.else.if.i6815.i ], [ %.125.i6785.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6780.i ]
  %.133.not.i6789.i = icmp slt i64 %.125.i6785.i, %.257.fca.9.load.i
  br i1 %.133.not.i6789.i, label %B0.else.endif.endif.i6791.i, label %B0.else.endif.if.i6790.i, !prof !10

B0.else.endif.if.i6790.i:                         ; preds = %B0.else.endif.i6787.i
  br label %B0.else.endif.endif.i6791.i

B0.else.endif.endif.i6791.i:                      ; preds = %B0.else.endif.if.i6790.i, %B0.else.endif.i6787.i
  %.113.sroa.0.3.i6792.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6790.i ], [ %.113.sroa.0.1.i6788.i, %B0.else.endif.i6787.i ]
  %.140.i6793.i = icmp slt i64 %.87.i6782.i, 0
  %.141.i6794.i = select i1 %.140.i6793.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6795.i = add i64 %.141.i6794.i, %.87.i6782.i
  %.145.i6796.i = icmp slt i64 %.142.i6795.i, 0
  br i1 %.145.i6796.i, label %B0.else.endif.endif.if.i6814.i, label %B0.else.endif.endif.endif.i6797.i, !prof !6

B0.else.endif.endif.if.i6814.i:                   ; preds = %B0.else.endif.endif.i6791.i
  br label %B0.else.endif.endif.endif.i6797.i

B0.else.endif.endif.endif.i6797.i:                ; preds = %B0.else.endif.endif.if.i6814.i, %B0.else.endif.endif.i6791.i
  %.113.sroa.13.1.i6798.i = phi i64 [ 0, %B0.else.endif.endif.if.i6814.i ], [ %.142.i6795.i, %B0.else.endif.endif.i6791.i ]
  %.150.not.i6799.i = icmp slt i64 %.142.i6795.i, %.257.fca.9.load.i
  br i1 %.150.not.i6799.i, label %B0.endif.i6801.i, label %B0.else.endif.endif.endif.if.i6800.i, !prof !10

B0.else.endif.endif.endif.if.i6800.i:             ; preds = %B0.else.endif.endif.endif.i6797.i
  br label %B0.endif.i6801.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6816.i: ; preds = %.575.endif.preheader.i6813.i, %B0.endif.i6801.i
  %.57.i6817.i = phi i64 [ %.87.i6782.i, %B0.endif.i6801.i ], [ %.57.i6817.pre.i, %.575.endif.preheader.i6813.i ]
  %.210.i6806.i = tail call i64 @llvm.smax.i64(i64 %.201.i6803.i, i64 0)
  %.1647.i = mul nsw i64 %.257.fca.6.load.i, %.421.i
  %.87.i6818.i = add nsw i64 %.57.i6817.i, %.1647.i
  %.123.i6819.i = icmp slt i64 %.57.i6817.i, 0
  %.124.i6820.i = select i1 %.123.i6819.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6821.i = add i64 %.124.i6820.i, %.57.i6817.i
  %.128.i6822.i = icmp slt i64 %.125.i6821.i, 0
  br i1 %.128.i6822.i, label %B0.else.if.i6851.i, label %B0.else.endif.i6823.i, !prof !6

B0.endif.i6837.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6836.i, %B0.else.endif.endif.endif.i6833.i
  %.113.sroa.13.0.i6838.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6836.i ], [ %.113.sroa.13.1.i6834.i, %B0.else.endif.endif.endif.i6833.i ]
  %.201.i6839.i = sub i64 %.113.sroa.13.0.i6838.i, %.113.sroa.0.3.i6828.i
  %.226.i6840.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6828.i
  store i64 %.87.i6818.i, ptr %.573.i, align 8, !noalias !128
  %.605.not155.i6841.i = icmp sgt i64 %.201.i6839.i, 0
  br i1 %.605.not155.i6841.i, label %.575.endif.preheader.i6849.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6852.i, !prof !36

.575.endif.preheader.i6849.i:                     ; preds = %B0.endif.i6837.i
  %142 = shl i64 %.201.i6839.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6840.i, i8 0, i64 %142, i1 false), !noalias !128
  %.57.i6853.pre.i = load i64, ptr %.573.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6852.i

B0.else.if.i6851.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6816.i
  br label %B0.else.endif.i6823.i

B0.else.endif.i6823.i:                            ; preds = %B0.else.if.i6851.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6816.i
  %.113.sroa.0.1.i6824.i = phi i64 [ 0, %B0.else.if.i6851.i ], [ %.125.i6821.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6816.i ]
  %.133.not.i6825.i = icmp slt i64 %.125.i6821.i, %.257.fca.9.load.i
  br i1 %.133.not.i6825.i, label %B0.else.endif.endif.i6827.i, label %B0.else.endif.if.i6826.i, !prof !10

B0.else.endif.if.i6826.i:                         ; preds = %B0.else.endif.i6823.i
  br label %B0.else.endif.endif.i6827.i

B0.else.endif.endif.i6827.i:                      ; preds = %B0.else.endif.if.i6826.i, %B0.else.endif.i6823.i
  %.113.sroa.0.3.i6828.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6826.i ], [ %.113.sroa.0.1.i6824.i, %B0.else.endif.i6823.i ]
  %.140.i6829.i = icmp slt i64 %.87.i6818.i, 0
  %.141.i6830.i = select i1 %.140.i6829.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6831.i = add i64 %.141.i6830.i, %.87.i6818.i
  %.145.i6832.i = icmp slt i64 %.142.i6831.i, 0
  br i1 %.145.i6832.i, label %B0.else.endif.endif.if.i6850.i, label %B0.else.endif.endif.endif.i6833.i, !prof !6

B0.else.endif.endif.if.i6850.i:                   ; preds = %B0.else.endif.endif.i6827.i
  br label %B0.else.endif.endif.endif.i6833.i

B0.else.endif.endif.endif.i6833.i:                ; preds = %B0.else.endif.endif.if.i6850.i, %B0.else.endif.endif.i6827.i
  %.113.sroa.13.1.i6834.i = phi i64 [ 0, %B0.else.endif.endif.if.i6850.i ], [ %.142.i6831.i, %B0.else.endif.endif.i6827.i ]
  %.150.not.i6835.i = icmp slt i64 %.142.i6831.i, %.257.fca.9.load.i
  br i1 %.150.not.i6835.i, label %B0.endif.i6837.i, label %B0.else.endif.endif.endif.if.i6836.i, !prof !10

B0.else.endif.endif.endif.if.i6836.i:             ; preds = %B0.else.endif.endif.endif.i6833.i
  br label %B0.endif.i6837.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6852.i: ; preds = %.575.endif.preheader.i6849.i, %B0.endif.i6837.i
  %.57.i6853.i = phi i64 [ %.87.i6818.i, %B0.endif.i6837.i ], [ %.57.i6853.pre.i, %.575.endif.preheader.i6849.i ]
  %.210.i6842.i = tail call i64 @llvm.smax.i64(i64 %.201.i6839.i, i64 0)
  %.87.i6854.i = add nsw i64 %.57.i6853.i, %.257.fca.4.load.i
  %.123.i6855.i = icmp slt i64 %.57.i6853.i, 0
  %.124.i6856.i = select i1 %.123.i6855.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6857.i = add i64 %.124.i6856.i, %.57.i6853.i
  %.128.i6858.i = icmp slt i64 %.125.i6857.i, 0
  br i1 %.128.i6858.i, label %B0.else.if.i6887.i, label %B0.else.endif.i6859.i, !prof !6

B0.endif.i6873.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6872.i, %B0.else.endif.endif.endif.i6869.i
  %.113.sroa.13.0.i6874.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6872.i ], [ %.113.sroa.13.1.i6870.i, %B0.else.endif.endif.endif.i6869.i ]
  %.201.i6875.i = sub i64 %.113.sroa.13.0.i6874.i, %.113.sroa.0.3.i6864.i
  %.226.i6876.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6864.i
  store i64 %.87.i6854.i, ptr %.573.i, align 8, !noalias !131
  %.605.not155.i6877.i = icmp sgt i64 %.201.i6875.i, 0
  br i1 %.605.not155.i6877.i, label %.1993.endif.preheader.i, label %.1993.if.i, !prof !36

B0.else.if.i6887.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6852.i
  br label %B0.else.endif.i6859.i

B0.else.endif.i6859.i:                            ; preds = %B0.else.if.i6887.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6852.i
  %.113.sroa.0.1.i6860.i = phi i64 [ 0, %B0.else.if.i6887.i ], [ %.125.i6857.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6852.i ]
  %.133.not.i6861.i = icmp slt i64 %.125.i6857.i, %.257.fca.9.load.i
  br i1 %.133.not.i6861.i, label %B0.else.endif.endif.i6863.i, label %B0.else.endif.if.i6862.i, !prof !10

B0.else.endif.if.i6862.i:                         ; preds = %B0.else.endif.i6859.i
  br label %B0.else.endif.endif.i6863.i

B0.else.endif.endif.i6863.i:                      ; preds = %B0.else.endif.if.i6862.i, %B0.else.endif.i6859.i
  %.113.sroa.0.3.i6864.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6862.i ], [ %.113.sroa.0.1.i6860.i, %B0.else.endif.i6859.i ]
  %.140.i6865.i = icmp slt i64 %.87.i6854.i, 0
  %.141.i6866.i = select i1 %.140.i6865.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6867.i = add i64 %.141.i6866.i, %.87.i6854.i
  %.145.i6868.i = icmp slt i64 %.142.i6867.i, 0
  br i1 %.145.i6868.i, label %B0.else.endif.endif.if.i6886.i, label %B0.else.endif.endif.endif.i6869.i, !prof !6

B0.else.endif.endif.if.i6886.i:                   ; preds = %B0.else.endif.endif.i6863.i
  br label %B0.else.endif.endif.endif.i6869.i

B0.else.endif.endif.endif.i6869.i:                ; preds = %B0.else.endif.endif.if.i6886.i, %B0.else.endif.endif.i6863.i
  %.113.sroa.13.1.i6870.i = phi i64 [ 0, %B0.else.endif.endif.if.i6886.i ], [ %.142.i6867.i, %B0.else.endif.endif.i6863.i ]
  %.150.not.i6871.i = icmp slt i64 %.142.i6867.i, %.257.fca.9.load.i
  br i1 %.150.not.i6871.i, label %B0.endif.i6873.i, label %B0.else.endif.endif.endif.if.i6872.i, !prof !10

B0.else.endif.endif.endif.if.i6872.i:             ; preds = %B0.else.endif.endif.endif.i6869.i
  br label %B0.endif.i6873.i

.1993.endif.preheader.i:                          ; preds = %B0.endif.i6873.i
  %143 = shl i64 %.201.i6875.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6876.i, i8 -1, i64 %143, i1 false), !noalias !7
  %.57.i6889.i.pre = load i64, ptr %.573.i, align 8, !noalias !134
  br label %.1993.if.i

.1460.endif.i:                                    ; preds = %.1460.endif.i, %.1460.endif.preheader.i
  %.1456.07360.i = phi i64 [ %.1501.i, %.1460.endif.i ], [ 0, %.1460.endif.preheader.i ]
  %.1496.i = getelementptr double, ptr %.226.i6696.i, i64 %.1456.07360.i
  store double 1.000000e+300, ptr %.1496.i, align 8, !noalias !7
  %.1501.i = add nuw nsw i64 %.1456.07360.i, 1
  %exitcond.not = icmp eq i64 %.1501.i, %.201.i6695.i
  br i1 %exitcond.not, label %.1460.if.i.loopexit, label %.1460.endif.i, !prof !76

.1993.if.i:                                       ; preds = %.1993.endif.preheader.i, %B0.endif.i6873.i
  %.57.i6889.i = phi i64 [ %.57.i6889.i.pre, %.1993.endif.preheader.i ], [ %.87.i6854.i, %B0.endif.i6873.i ]
  %.210.i68787491.i = phi i64 [ %.201.i6875.i, %.1993.endif.preheader.i ], [ 0, %B0.endif.i6873.i ]
  %.87.i6890.i = add nsw i64 %.57.i6889.i, %.257.fca.4.load.i
  %.123.i6891.i = icmp slt i64 %.57.i6889.i, 0
  %.124.i6892.i = select i1 %.123.i6891.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6893.i = add i64 %.124.i6892.i, %.57.i6889.i
  %.128.i6894.i = icmp slt i64 %.125.i6893.i, 0
  br i1 %.128.i6894.i, label %B0.else.if.i6923.i, label %B0.else.endif.i6895.i, !prof !6

B0.endif.i6909.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6908.i, %B0.else.endif.endif.endif.i6905.i
  %.113.sroa.13.0.i6910.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6908.i ], [ %.113.sroa.13.1.i6906.i, %B0.else.endif.endif.endif.i6905.i ]
  %.201.i6911.i = sub i64 %.113.sroa.13.0.i6910.i, %.113.sroa.0.3.i6900.i
  %.226.i6912.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6900.i
  store i64 %.87.i6890.i, ptr %.573.i, align 8, !noalias !134
  %.605.not155.i6913.i = icmp sgt i64 %.201.i6911.i, 0
  br i1 %.605.not155.i6913.i, label %.575.endif.preheader.i6921.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6924.i, !prof !36

.575.endif.preheader.i6921.i:                     ; preds = %B0.endif.i6909.i
  %144 = shl i64 %.201.i6911.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6912.i, i8 0, i64 %144, i1 false), !noalias !134
  %.57.i6925.pre.i = load i64, ptr %.573.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6924.i

B0.else.if.i6923.i:                               ; preds = %.1993.if.i
  br label %B0.else.endif.i6895.i

B0.else.endif.i6895.i:                            ; preds = %B0.else.if.i6923.i, %.1993.if.i
  %.113.sroa.0.1.i6896.i = phi i64 [ 0, %B0.else.if.i6923.i ], [ %.125.i6893.i, %.1993.if.i ]
  %.133.not.i6897.i = icmp slt i64 %.125.i6893.i, %.257.fca.9.load.i
  br i1 %.133.not.i6897.i, label %B0.else.endif.endif.i6899.i, label %B0.else.endif.if.i6898.i, !prof !10

B0.else.endif.if.i6898.i:                         ; preds = %B0.else.endif.i6895.i
  br label %B0.else.endif.endif.i6899.i

B0.else.endif.endif.i6899.i:                      ; preds = %B0.else.endif.if.i6898.i, %B0.else.endif.i6895.i
  %.113.sroa.0.3.i6900.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6898.i ], [ %.113.sroa.0.1.i6896.i, %B0.else.endif.i6895.i ]
  %.140.i6901.i = icmp slt i64 %.87.i6890.i, 0
  %.141.i6902.i = select i1 %.140.i6901.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6903.i = add i64 %.141.i6902.i, %.87.i6890.i
  %.145.i6904.i = icmp slt i64 %.142.i6903.i, 0
  br i1 %.145.i6904.i, label %B0.else.endif.endif.if.i6922.i, label %B0.else.endif.endif.endif.i6905.i, !prof !6

B0.else.endif.endif.if.i6922.i:                   ; preds = %B0.else.endif.endif.i6899.i
  br label %B0.else.endif.endif.endif.i6905.i

B0.else.endif.endif.endif.i6905.i:                ; preds = %B0.else.endif.endif.if.i6922.i, %B0.else.endif.endif.i6899.i
  %.113.sroa.13.1.i6906.i = phi i64 [ 0, %B0.else.endif.endif.if.i6922.i ], [ %.142.i6903.i, %B0.else.endif.endif.i6899.i ]
  %.150.not.i6907.i = icmp slt i64 %.142.i6903.i, %.257.fca.9.load.i
  br i1 %.150.not.i6907.i, label %B0.endif.i6909.i, label %B0.else.endif.endif.endif.if.i6908.i, !prof !10

B0.else.endif.endif.endif.if.i6908.i:             ; preds = %B0.else.endif.endif.endif.i6905.i
  br label %B0.endif.i6909.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6924.i: ; preds = %.575.endif.preheader.i6921.i, %B0.endif.i6909.i
  %.57.i6925.i = phi i64 [ %.87.i6890.i, %B0.endif.i6909.i ], [ %.57.i6925.pre.i, %.575.endif.preheader.i6921.i ]
  %.210.i6914.i = tail call i64 @llvm.smax.i64(i64 %.201.i6911.i, i64 0)
  %.87.i6926.i = add nsw i64 %.57.i6925.i, %.257.fca.4.load.i
  %.123.i6927.i = icmp slt i64 %.57.i6925.i, 0
  %.124.i6928.i = select i1 %.123.i6927.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6929.i = add i64 %.124.i6928.i, %.57.i6925.i
  %.128.i6930.i = icmp slt i64 %.125.i6929.i, 0
  br i1 %.128.i6930.i, label %B0.else.if.i6959.i, label %B0.else.endif.i6931.i, !prof !6

B0.endif.i6945.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6944.i, %B0.else.endif.endif.endif.i6941.i
  %.113.sroa.13.0.i6946.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6944.i ], [ %.113.sroa.13.1.i6942.i, %B0.else.endif.endif.endif.i6941.i ]
  %.201.i6947.i = sub i64 %.113.sroa.13.0.i6946.i, %.113.sroa.0.3.i6936.i
  %.226.i6948.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6936.i
  store i64 %.87.i6926.i, ptr %.573.i, align 8, !noalias !137
  %.606.not155.i6949.i = icmp sgt i64 %.201.i6947.i, 0
  br i1 %.606.not155.i6949.i, label %.576.endif.preheader.i6957.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6960.i, !prof !36

.576.endif.preheader.i6957.i:                     ; preds = %B0.endif.i6945.i
  %145 = shl i64 %.201.i6947.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6948.i, i8 0, i64 %145, i1 false), !noalias !137
  %.57.i6961.pre.i = load i64, ptr %.573.i, align 8, !noalias !140
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6960.i

B0.else.if.i6959.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6924.i
  br label %B0.else.endif.i6931.i

B0.else.endif.i6931.i:                            ; preds = %B0.else.if.i6959.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6924.i
  %.113.sroa.0.1.i6932.i = phi i64 [ 0, %B0.else.if.i6959.i ], [ %.125.i6929.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6924.i ]
  %.133.not.i6933.i = icmp slt i64 %.125.i6929.i, %.257.fca.9.load.i
  br i1 %.133.not.i6933.i, label %B0.else.endif.endif.i6935.i, label %B0.else.endif.if.i6934.i, !prof !10

B0.else.endif.if.i6934.i:                         ; preds = %B0.else.endif.i6931.i
  br label %B0.else.endif.endif.i6935.i

B0.else.endif.endif.i6935.i:                      ; preds = %B0.else.endif.if.i6934.i, %B0.else.endif.i6931.i
  %.113.sroa.0.3.i6936.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6934.i ], [ %.113.sroa.0.1.i6932.i, %B0.else.endif.i6931.i ]
  %.140.i6937.i = icmp slt i64 %.87.i6926.i, 0
  %.141.i6938.i = select i1 %.140.i6937.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6939.i = add i64 %.141.i6938.i, %.87.i6926.i
  %.145.i6940.i = icmp slt i64 %.142.i6939.i, 0
  br i1 %.145.i6940.i, label %B0.else.endif.endif.if.i6958.i, label %B0.else.endif.endif.endif.i6941.i, !prof !6

B0.else.endif.endif.if.i6958.i:                   ; preds = %B0.else.endif.endif.i6935.i
  br label %B0.else.endif.endif.endif.i6941.i

B0.else.endif.endif.endif.i6941.i:                ; preds = %B0.else.endif.endif.if.i6958.i, %B0.else.endif.endif.i6935.i
  %.113.sroa.13.1.i6942.i = phi i64 [ 0, %B0.else.endif.endif.if.i6958.i ], [ %.142.i6939.i, %B0.else.endif.endif.i6935.i ]
  %.150.not.i6943.i = icmp slt i64 %.142.i6939.i, %.257.fca.9.load.i
  br i1 %.150.not.i6943.i, label %B0.endif.i6945.i, label %B0.else.endif.endif.endif.if.i6944.i, !prof !10

B0.else.endif.endif.endif.if.i6944.i:             ; preds = %B0.else.endif.endif.endif.i6941.i
  br label %B0.endif.i6945.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6960.i: ; preds = %.576.endif.preheader.i6957.i, %B0.endif.i6945.i
  %.57.i6961.i = phi i64 [ %.87.i6926.i, %B0.endif.i6945.i ], [ %.57.i6961.pre.i, %.576.endif.preheader.i6957.i ]
  %.210.i6950.i = tail call i64 @llvm.smax.i64(i64 %.201.i6947.i, i64 0)
  %.87.i6962.i = add nsw i64 %.57.i6961.i, %.257.fca.4.load.i
  %.123.i6963.i = icmp slt i64 %.57.i6961.i, 0
  %.124.i6964.i = select i1 %.123.i6963.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6965.i = add i64 %.124.i6964.i, %.57.i6961.i
  %.128.i6966.i = icmp slt i64 %.125.i6965.i, 0
  br i1 %.128.i6966.i, label %B0.else.if.i6995.i, label %B0.else.endif.i6967.i, !prof !6

B0.endif.i6981.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6980.i, %B0.else.endif.endif.endif.i6977.i
  %.113.sroa.13.0.i6982.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6980.i ], [ %.113.sroa.13.1.i6978.i, %B0.else.endif.endif.endif.i6977.i ]
  %.201.i6983.i = sub i64 %.113.sroa.13.0.i6982.i, %.113.sroa.0.3.i6972.i
  %.226.i6984.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6972.i
  store i64 %.87.i6962.i, ptr %.573.i, align 8, !noalias !140
  %.606.not155.i6985.i = icmp sgt i64 %.201.i6983.i, 0
  br i1 %.606.not155.i6985.i, label %.576.endif.preheader.i6993.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6996.i, !prof !36

.576.endif.preheader.i6993.i:                     ; preds = %B0.endif.i6981.i
  %146 = shl i64 %.201.i6983.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6984.i, i8 0, i64 %146, i1 false), !noalias !140
  %.57.i6997.pre.i = load i64, ptr %.573.i, align 8, !noalias !143
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6996.i

B0.else.if.i6995.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6960.i
  br label %B0.else.endif.i6967.i

B0.else.endif.i6967.i:                            ; preds = %B0.else.if.i6995.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6960.i
  %.113.sroa.0.1.i6968.i = phi i64 [ 0, %B0.else.if.i6995.i ], [ %.125.i6965.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6960.i ]
  %.133.not.i6969.i = icmp slt i64 %.125.i6965.i, %.257.fca.9.load.i
  br i1 %.133.not.i6969.i, label %B0.else.endif.endif.i6971.i, label %B0.else.endif.if.i6970.i, !prof !10

B0.else.endif.if.i6970.i:                         ; preds = %B0.else.endif.i6967.i
  br label %B0.else.endif.endif.i6971.i

B0.else.endif.endif.i6971.i:                      ; preds = %B0.else.endif.if.i6970.i, %B0.else.endif.i6967.i
  %.113.sroa.0.3.i6972.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6970.i ], [ %.113.sroa.0.1.i6968.i, %B0.else.endif.i6967.i ]
  %.140.i6973.i = icmp slt i64 %.87.i6962.i, 0
  %.141.i6974.i = select i1 %.140.i6973.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6975.i = add i64 %.141.i6974.i, %.87.i6962.i
  %.145.i6976.i = icmp slt i64 %.142.i6975.i, 0
  br i1 %.145.i6976.i, label %B0.else.endif.endif.if.i6994.i, label %B0.else.endif.endif.endif.i6977.i, !prof !6

B0.else.endif.endif.if.i6994.i:                   ; preds = %B0.else.endif.endif.i6971.i
  br label %B0.else.endif.endif.endif.i6977.i

B0.else.endif.endif.endif.i6977.i:                ; preds = %B0.else.endif.endif.if.i6994.i, %B0.else.endif.endif.i6971.i
  %.113.sroa.13.1.i6978.i = phi i64 [ 0, %B0.else.endif.endif.if.i6994.i ], [ %.142.i6975.i, %B0.else.endif.endif.i6971.i ]
  %.150.not.i6979.i = icmp slt i64 %.142.i6975.i, %.257.fca.9.load.i
  br i1 %.150.not.i6979.i, label %B0.endif.i6981.i, label %B0.else.endif.endif.endif.if.i6980.i, !prof !10

B0.else.endif.endif.endif.if.i6980.i:             ; preds = %B0.else.endif.endif.endif.i6977.i
  br label %B0.endif.i6981.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6996.i: ; preds = %.576.endif.preheader.i6993.i, %B0.endif.i6981.i
  %.57.i6997.i = phi i64 [ %.87.i6962.i, %B0.endif.i6981.i ], [ %.57.i6997.pre.i, %.576.endif.preheader.i6993.i ]
  %.210.i6986.i = tail call i64 @llvm.smax.i64(i64 %.201.i6983.i, i64 0)
  %.87.i6998.i = add nsw i64 %.57.i6997.i, 20
  %.123.i6999.i = icmp slt i64 %.57.i6997.i, 0
  %.124.i7000.i = select i1 %.123.i6999.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7001.i = add i64 %.124.i7000.i, %.57.i6997.i
  %.128.i7002.i = icmp slt i64 %.125.i7001.i, 0
  br i1 %.128.i7002.i, label %B0.else.if.i7031.i, label %B0.else.endif.i7003.i, !prof !6

B0.endif.i7017.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7016.i, %B0.else.endif.endif.endif.i7013.i
  %.113.sroa.13.0.i7018.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7016.i ], [ %.113.sroa.13.1.i7014.i, %B0.else.endif.endif.endif.i7013.i ]
  %.201.i7019.i = sub i64 %.113.sroa.13.0.i7018.i, %.113.sroa.0.3.i7008.i
  %.226.i7020.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7008.i
  store i64 %.87.i6998.i, ptr %.573.i, align 8, !noalias !143
  %.606.not155.i7021.i = icmp sgt i64 %.201.i7019.i, 0
  br i1 %.606.not155.i7021.i, label %.576.endif.preheader.i7029.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7032.i, !prof !36

.576.endif.preheader.i7029.i:                     ; preds = %B0.endif.i7017.i
  %147 = shl i64 %.201.i7019.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7020.i, i8 0, i64 %147, i1 false), !noalias !143
  %.57.i7033.pre.i = load i64, ptr %.573.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7032.i

B0.else.if.i7031.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6996.i
  br label %B0.else.endif.i7003.i

B0.else.endif.i7003.i:                            ; preds = %B0.else.if.i7031.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6996.i
  %.113.sroa.0.1.i7004.i = phi i64 [ 0, %B0.else.if.i7031.i ], [ %.125.i7001.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6996.i ]
  %.133.not.i7005.i = icmp slt i64 %.125.i7001.i, %.257.fca.9.load.i
  br i1 %.133.not.i7005.i, label %B0.else.endif.endif.i7007.i, label %B0.else.endif.if.i7006.i, !prof !10

B0.else.endif.if.i7006.i:                         ; preds = %B0.else.endif.i7003.i
  br label %B0.else.endif.endif.i7007.i

B0.else.endif.endif.i7007.i:                      ; preds = %B0.else.endif.if.i7006.i, %B0.else.endif.i7003.i
  %.113.sroa.0.3.i7008.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7006.i ], [ %.113.sroa.0.1.i7004.i, %B0.else.endif.i7003.i ]
  %.140.i7009.i = icmp slt i64 %.57.i6997.i, -20
  %.141.i7010.i = select i1 %.140.i7009.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7011.i = add i64 %.141.i7010.i, %.87.i6998.i
  %.145.i7012.i = icmp slt i64 %.142.i7011.i, 0
  br i1 %.145.i7012.i, label %B0.else.endif.endif.if.i7030.i, label %B0.else.endif.endif.endif.i7013.i, !prof !6

B0.else.endif.endif.if.i7030.i:                   ; preds = %B0.else.endif.endif.i7007.i
  br label %B0.else.endif.endif.endif.i7013.i

B0.else.endif.endif.endif.i7013.i:                ; preds = %B0.else.endif.endif.if.i7030.i, %B0.else.endif.endif.i7007.i
  %.113.sroa.13.1.i7014.i = phi i64 [ 0, %B0.else.endif.endif.if.i7030.i ], [ %.142.i7011.i, %B0.else.endif.endif.i7007.i ]
  %.150.not.i7015.i = icmp slt i64 %.142.i7011.i, %.257.fca.9.load.i
  br i1 %.150.not.i7015.i, label %B0.endif.i7017.i, label %B0.else.endif.endif.endif.if.i7016.i, !prof !10

B0.else.endif.endif.endif.if.i7016.i:             ; preds = %B0.else.endif.endif.endif.i7013.i
  br label %B0.endif.i7017.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7032.i: ; preds = %.576.endif.preheader.i7029.i, %B0.endif.i7017.i
  %.57.i7033.i = phi i64 [ %.87.i6998.i, %B0.endif.i7017.i ], [ %.57.i7033.pre.i, %.576.endif.preheader.i7029.i ]
  %.210.i7022.i = tail call i64 @llvm.smax.i64(i64 %.201.i7019.i, i64 0)
  %.87.i7034.i = add nsw i64 %.57.i7033.i, 4
  %.123.i7035.i = icmp slt i64 %.57.i7033.i, 0
  %.124.i7036.i = select i1 %.123.i7035.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7037.i = add i64 %.124.i7036.i, %.57.i7033.i
  %.128.i7038.i = icmp slt i64 %.125.i7037.i, 0
  br i1 %.128.i7038.i, label %B0.else.if.i7067.i, label %B0.else.endif.i7039.i, !prof !6

B0.endif.i7053.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7052.i, %B0.else.endif.endif.endif.i7049.i
  %.113.sroa.13.0.i7054.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7052.i ], [ %.113.sroa.13.1.i7050.i, %B0.else.endif.endif.endif.i7049.i ]
  %.201.i7055.i = sub i64 %.113.sroa.13.0.i7054.i, %.113.sroa.0.3.i7044.i
  %.226.i7056.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7044.i
  store i64 %.87.i7034.i, ptr %.573.i, align 8, !noalias !146
  %.606.not155.i7057.i = icmp sgt i64 %.201.i7055.i, 0
  br i1 %.606.not155.i7057.i, label %.576.endif.preheader.i7065.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !36

.576.endif.preheader.i7065.i:                     ; preds = %B0.endif.i7053.i
  %148 = shl i64 %.201.i7055.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7056.i, i8 0, i64 %148, i1 false), !noalias !146
  %.57.i7068.pre.i = load i64, ptr %.573.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i7067.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7032.i
  br label %B0.else.endif.i7039.i

B0.else.endif.i7039.i:                            ; preds = %B0.else.if.i7067.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7032.i
  %.113.sroa.0.1.i7040.i = phi i64 [ 0, %B0.else.if.i7067.i ], [ %.125.i7037.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7032.i ]
  %.133.not.i7041.i = icmp slt i64 %.125.i7037.i, %.257.fca.9.load.i
  br i1 %.133.not.i7041.i, label %B0.else.endif.endif.i7043.i, label %B0.else.endif.if.i7042.i, !prof !10

B0.else.endif.if.i7042.i:                         ; preds = %B0.else.endif.i7039.i
  br label %B0.else.endif.endif.i7043.i

B0.else.endif.endif.i7043.i:                      ; preds = %B0.else.endif.if.i7042.i, %B0.else.endif.i7039.i
  %.113.sroa.0.3.i7044.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7042.i ], [ %.113.sroa.0.1.i7040.i, %B0.else.endif.i7039.i ]
  %.140.i7045.i = icmp slt i64 %.57.i7033.i, -4
  %.141.i7046.i = select i1 %.140.i7045.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7047.i = add i64 %.141.i7046.i, %.87.i7034.i
  %.145.i7048.i = icmp slt i64 %.142.i7047.i, 0
  br i1 %.145.i7048.i, label %B0.else.endif.endif.if.i7066.i, label %B0.else.endif.endif.endif.i7049.i, !prof !6

B0.else.endif.endif.if.i7066.i:                   ; preds = %B0.else.endif.endif.i7043.i
  br label %B0.else.endif.endif.endif.i7049.i

B0.else.endif.endif.endif.i7049.i:                ; preds = %B0.else.endif.endif.if.i7066.i, %B0.else.endif.endif.i7043.i
  %.113.sroa.13.1.i7050.i = phi i64 [ 0, %B0.else.endif.endif.if.i7066.i ], [ %.142.i7047.i, %B0.else.endif.endif.i7043.i ]
  %.150.not.i7051.i = icmp slt i64 %.142.i7047.i, %.257.fca.9.load.i
  br i1 %.150.not.i7051.i, label %B0.endif.i7053.i, label %B0.else.endif.endif.endif.if.i7052.i, !prof !10

B0.else.endif.endif.endif.if.i7052.i:             ; preds = %B0.else.endif.endif.endif.i7049.i
  br label %B0.endif.i7053.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i7065.i, %B0.endif.i7053.i
  %.57.i7068.i = phi i64 [ %.87.i7034.i, %B0.endif.i7053.i ], [ %.57.i7068.pre.i, %.576.endif.preheader.i7065.i ]
  %.87.i7069.i = add nsw i64 %.57.i7068.i, 4
  %.123.i7070.i = icmp slt i64 %.57.i7068.i, 0
  %.124.i7071.i = select i1 %.123.i7070.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7072.i = add i64 %.124.i7071.i, %.57.i7068.i
  %.128.i7073.i = icmp slt i64 %.125.i7072.i, 0
  br i1 %.128.i7073.i, label %B0.else.if.i7102.i, label %B0.else.endif.i7074.i, !prof !6

B0.endif.i7088.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7087.i, %B0.else.endif.endif.endif.i7084.i
  %.113.sroa.13.0.i7089.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7087.i ], [ %.113.sroa.13.1.i7085.i, %B0.else.endif.endif.endif.i7084.i ]
  %.201.i7090.i = sub i64 %.113.sroa.13.0.i7089.i, %.113.sroa.0.3.i7079.i
  %.226.i7091.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7079.i
  store i64 %.87.i7069.i, ptr %.573.i, align 8, !noalias !149
  %.605.not155.i7092.i = icmp sgt i64 %.201.i7090.i, 0
  br i1 %.605.not155.i7092.i, label %.2573.endif.preheader.i, label %.2573.if.i, !prof !36

B0.else.if.i7102.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i7074.i

B0.else.endif.i7074.i:                            ; preds = %B0.else.if.i7102.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i7075.i = phi i64 [ 0, %B0.else.if.i7102.i ], [ %.125.i7072.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i7076.i = icmp slt i64 %.125.i7072.i, %.257.fca.9.load.i
  br i1 %.133.not.i7076.i, label %B0.else.endif.endif.i7078.i, label %B0.else.endif.if.i7077.i, !prof !10

B0.else.endif.if.i7077.i:                         ; preds = %B0.else.endif.i7074.i
  br label %B0.else.endif.endif.i7078.i

B0.else.endif.endif.i7078.i:                      ; preds = %B0.else.endif.if.i7077.i, %B0.else.endif.i7074.i
  %.113.sroa.0.3.i7079.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7077.i ], [ %.113.sroa.0.1.i7075.i, %B0.else.endif.i7074.i ]
  %.140.i7080.i = icmp slt i64 %.57.i7068.i, -4
  %.141.i7081.i = select i1 %.140.i7080.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7082.i = add i64 %.141.i7081.i, %.87.i7069.i
  %.145.i7083.i = icmp slt i64 %.142.i7082.i, 0
  br i1 %.145.i7083.i, label %B0.else.endif.endif.if.i7101.i, label %B0.else.endif.endif.endif.i7084.i, !prof !6

B0.else.endif.endif.if.i7101.i:                   ; preds = %B0.else.endif.endif.i7078.i
  br label %B0.else.endif.endif.endif.i7084.i

B0.else.endif.endif.endif.i7084.i:                ; preds = %B0.else.endif.endif.if.i7101.i, %B0.else.endif.endif.i7078.i
  %.113.sroa.13.1.i7085.i = phi i64 [ 0, %B0.else.endif.endif.if.i7101.i ], [ %.142.i7082.i, %B0.else.endif.endif.i7078.i ]
  %.150.not.i7086.i = icmp slt i64 %.142.i7082.i, %.257.fca.9.load.i
  br i1 %.150.not.i7086.i, label %B0.endif.i7088.i, label %B0.else.endif.endif.endif.if.i7087.i, !prof !10

B0.else.endif.endif.endif.if.i7087.i:             ; preds = %B0.else.endif.endif.endif.i7084.i
  br label %B0.endif.i7088.i

.2573.endif.preheader.i:                          ; preds = %B0.endif.i7088.i
  %149 = shl i64 %.201.i7090.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7091.i, i8 -1, i64 %149, i1 false), !noalias !7
  %.57.i7103.i.pre = load i64, ptr %.573.i, align 8, !noalias !152
  br label %.2573.if.i

.2573.if.i:                                       ; preds = %.2573.endif.preheader.i, %B0.endif.i7088.i
  %.57.i7103.i = phi i64 [ %.57.i7103.i.pre, %.2573.endif.preheader.i ], [ %.87.i7069.i, %B0.endif.i7088.i ]
  %.87.i7104.i = add nsw i64 %.57.i7103.i, 4
  %.123.i7105.i = icmp slt i64 %.57.i7103.i, 0
  %.124.i7106.i = select i1 %.123.i7105.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7107.i = add i64 %.124.i7106.i, %.57.i7103.i
  %.128.i7108.i = icmp slt i64 %.125.i7107.i, 0
  br i1 %.128.i7108.i, label %B0.else.if.i7137.i, label %B0.else.endif.i7109.i, !prof !6

B0.endif.i7123.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7122.i, %B0.else.endif.endif.endif.i7119.i
  %.113.sroa.13.0.i7124.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7122.i ], [ %.113.sroa.13.1.i7120.i, %B0.else.endif.endif.endif.i7119.i ]
  %.201.i7125.i = sub i64 %.113.sroa.13.0.i7124.i, %.113.sroa.0.3.i7114.i
  %.226.i7126.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7114.i
  store i64 %.87.i7104.i, ptr %.573.i, align 8, !noalias !152
  %.605.not155.i7127.i = icmp sgt i64 %.201.i7125.i, 0
  br i1 %.605.not155.i7127.i, label %.2919.endif.preheader.i, label %.2919.if.i, !prof !36

B0.else.if.i7137.i:                               ; preds = %.2573.if.i
  br label %B0.else.endif.i7109.i

B0.else.endif.i7109.i:                            ; preds = %B0.else.if.i7137.i, %.2573.if.i
  %.113.sroa.0.1.i7110.i = phi i64 [ 0, %B0.else.if.i7137.i ], [ %.125.i7107.i, %.2573.if.i ]
  %.133.not.i7111.i = icmp slt i64 %.125.i7107.i, %.257.fca.9.load.i
  br i1 %.133.not.i7111.i, label %B0.else.endif.endif.i7113.i, label %B0.else.endif.if.i7112.i, !prof !10

B0.else.endif.if.i7112.i:                         ; preds = %B0.else.endif.i7109.i
  br label %B0.else.endif.endif.i7113.i

B0.else.endif.endif.i7113.i:                      ; preds = %B0.else.endif.if.i7112.i, %B0.else.endif.i7109.i
  %.113.sroa.0.3.i7114.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7112.i ], [ %.113.sroa.0.1.i7110.i, %B0.else.endif.i7109.i ]
  %.140.i7115.i = icmp slt i64 %.57.i7103.i, -4
  %.141.i7116.i = select i1 %.140.i7115.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7117.i = add i64 %.141.i7116.i, %.87.i7104.i
  %.145.i7118.i = icmp slt i64 %.142.i7117.i, 0
  br i1 %.145.i7118.i, label %B0.else.endif.endif.if.i7136.i, label %B0.else.endif.endif.endif.i7119.i, !prof !6

B0.else.endif.endif.if.i7136.i:                   ; preds = %B0.else.endif.endif.i7113.i
  br label %B0.else.endif.endif.endif.i7119.i

B0.else.endif.endif.endif.i7119.i:                ; preds = %B0.else.endif.endif.if.i7136.i, %B0.else.endif.endif.i7113.i
  %.113.sroa.13.1.i7120.i = phi i64 [ 0, %B0.else.endif.endif.if.i7136.i ], [ %.142.i7117.i, %B0.else.endif.endif.i7113.i ]
  %.150.not.i7121.i = icmp slt i64 %.142.i7117.i, %.257.fca.9.load.i
  br i1 %.150.not.i7121.i, label %B0.endif.i7123.i, label %B0.else.endif.endif.endif.if.i7122.i, !prof !10

B0.else.endif.endif.endif.if.i7122.i:             ; preds = %B0.else.endif.endif.endif.i7119.i
  br label %B0.endif.i7123.i

.2919.endif.preheader.i:                          ; preds = %B0.endif.i7123.i
  %150 = shl i64 %.201.i7125.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7126.i, i8 -1, i64 %150, i1 false), !noalias !7
  %.57.i7139.i.pre = load i64, ptr %.573.i, align 8, !noalias !155
  br label %.2919.if.i

.2919.if.i:                                       ; preds = %.2919.endif.preheader.i, %B0.endif.i7123.i
  %.57.i7139.i = phi i64 [ %.57.i7139.i.pre, %.2919.endif.preheader.i ], [ %.87.i7104.i, %B0.endif.i7123.i ]
  %.87.i7140.i = add nsw i64 %.57.i7139.i, 4
  %.123.i7141.i = icmp slt i64 %.57.i7139.i, 0
  %.124.i7142.i = select i1 %.123.i7141.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7143.i = add i64 %.124.i7142.i, %.57.i7139.i
  %.128.i7144.i = icmp slt i64 %.125.i7143.i, 0
  br i1 %.128.i7144.i, label %B0.else.if.i7173.i, label %B0.else.endif.i7145.i, !prof !6

B0.endif.i7159.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7158.i, %B0.else.endif.endif.endif.i7155.i
  %.113.sroa.13.0.i7160.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7158.i ], [ %.113.sroa.13.1.i7156.i, %B0.else.endif.endif.endif.i7155.i ]
  %.201.i7161.i = sub i64 %.113.sroa.13.0.i7160.i, %.113.sroa.0.3.i7150.i
  %.226.i7162.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7150.i
  store i64 %.87.i7140.i, ptr %.573.i, align 8, !noalias !155
  %.606.not155.i7163.i = icmp sgt i64 %.201.i7161.i, 0
  br i1 %.606.not155.i7163.i, label %.3265.endif.preheader.i, label %.3265.if.i, !prof !36

B0.else.if.i7173.i:                               ; preds = %.2919.if.i
  br label %B0.else.endif.i7145.i

B0.else.endif.i7145.i:                            ; preds = %B0.else.if.i7173.i, %.2919.if.i
  %.113.sroa.0.1.i7146.i = phi i64 [ 0, %B0.else.if.i7173.i ], [ %.125.i7143.i, %.2919.if.i ]
  %.133.not.i7147.i = icmp slt i64 %.125.i7143.i, %.257.fca.9.load.i
  br i1 %.133.not.i7147.i, label %B0.else.endif.endif.i7149.i, label %B0.else.endif.if.i7148.i, !prof !10

B0.else.endif.if.i7148.i:                         ; preds = %B0.else.endif.i7145.i
  br label %B0.else.endif.endif.i7149.i

B0.else.endif.endif.i7149.i:                      ; preds = %B0.else.endif.if.i7148.i, %B0.else.endif.i7145.i
  %.113.sroa.0.3.i7150.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7148.i ], [ %.113.sroa.0.1.i7146.i, %B0.else.endif.i7145.i ]
  %.140.i7151.i = icmp slt i64 %.57.i7139.i, -4
  %.141.i7152.i = select i1 %.140.i7151.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7153.i = add i64 %.141.i7152.i, %.87.i7140.i
  %.145.i7154.i = icmp slt i64 %.142.i7153.i, 0
  br i1 %.145.i7154.i, label %B0.else.endif.endif.if.i7172.i, label %B0.else.endif.endif.endif.i7155.i, !prof !6

B0.else.endif.endif.if.i7172.i:                   ; preds = %B0.else.endif.endif.i7149.i
  br label %B0.else.endif.endif.endif.i7155.i

B0.else.endif.endif.endif.i7155.i:                ; preds = %B0.else.endif.endif.if.i7172.i, %B0.else.endif.endif.i7149.i
  %.113.sroa.13.1.i7156.i = phi i64 [ 0, %B0.else.endif.endif.if.i7172.i ], [ %.142.i7153.i, %B0.else.endif.endif.i7149.i ]
  %.150.not.i7157.i = icmp slt i64 %.142.i7153.i, %.257.fca.9.load.i
  br i1 %.150.not.i7157.i, label %B0.endif.i7159.i, label %B0.else.endif.endif.endif.if.i7158.i, !prof !10

B0.else.endif.endif.endif.if.i7158.i:             ; preds = %B0.else.endif.endif.endif.i7155.i
  br label %B0.endif.i7159.i

.3265.endif.preheader.i:                          ; preds = %B0.endif.i7159.i
  %151 = shl i64 %.201.i7161.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7162.i, i8 0, i64 %151, i1 false), !noalias !155
  br label %.3265.endif.i

.3265.if.i.loopexit:                              ; preds = %.3265.endif.i
  %.57.i7175.i.pre = load i64, ptr %.573.i, align 8, !noalias !158
  br label %.3265.if.i

.3265.if.i:                                       ; preds = %.3265.if.i.loopexit, %B0.endif.i7159.i
  %.57.i7175.i = phi i64 [ %.57.i7175.i.pre, %.3265.if.i.loopexit ], [ %.87.i7140.i, %B0.endif.i7159.i ]
  %.87.i7176.i = add nsw i64 %.57.i7175.i, 4
  %.123.i7177.i = icmp slt i64 %.57.i7175.i, 0
  %.124.i7178.i = select i1 %.123.i7177.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7179.i = add i64 %.124.i7178.i, %.57.i7175.i
  %.128.i7180.i = icmp slt i64 %.125.i7179.i, 0
  br i1 %.128.i7180.i, label %B0.else.if.i7209.i, label %B0.else.endif.i7181.i, !prof !6

B0.endif.i7195.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7194.i, %B0.else.endif.endif.endif.i7191.i
  %.113.sroa.13.0.i7196.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7194.i ], [ %.113.sroa.13.1.i7192.i, %B0.else.endif.endif.endif.i7191.i ]
  %.201.i7197.i = sub i64 %.113.sroa.13.0.i7196.i, %.113.sroa.0.3.i7186.i
  %.226.i7198.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7186.i
  store i64 %.87.i7176.i, ptr %.573.i, align 8, !noalias !158
  %.605.not155.i7199.i = icmp slt i64 %.201.i7197.i, 1
  br i1 %.605.not155.i7199.i, label %.3611.if.i, label %.3611.endif.preheader.i, !prof !161

B0.else.if.i7209.i:                               ; preds = %.3265.if.i
  br label %B0.else.endif.i7181.i

B0.else.endif.i7181.i:                            ; preds = %B0.else.if.i7209.i, %.3265.if.i
  %.113.sroa.0.1.i7182.i = phi i64 [ 0, %B0.else.if.i7209.i ], [ %.125.i7179.i, %.3265.if.i ]
  %.133.not.i7183.i = icmp slt i64 %.125.i7179.i, %.257.fca.9.load.i
  br i1 %.133.not.i7183.i, label %B0.else.endif.endif.i7185.i, label %B0.else.endif.if.i7184.i, !prof !10

B0.else.endif.if.i7184.i:                         ; preds = %B0.else.endif.i7181.i
  br label %B0.else.endif.endif.i7185.i

B0.else.endif.endif.i7185.i:                      ; preds = %B0.else.endif.if.i7184.i, %B0.else.endif.i7181.i
  %.113.sroa.0.3.i7186.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7184.i ], [ %.113.sroa.0.1.i7182.i, %B0.else.endif.i7181.i ]
  %.140.i7187.i = icmp slt i64 %.57.i7175.i, -4
  %.141.i7188.i = select i1 %.140.i7187.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7189.i = add i64 %.141.i7188.i, %.87.i7176.i
  %.145.i7190.i = icmp slt i64 %.142.i7189.i, 0
  br i1 %.145.i7190.i, label %B0.else.endif.endif.if.i7208.i, label %B0.else.endif.endif.endif.i7191.i, !prof !6

B0.else.endif.endif.if.i7208.i:                   ; preds = %B0.else.endif.endif.i7185.i
  br label %B0.else.endif.endif.endif.i7191.i

B0.else.endif.endif.endif.i7191.i:                ; preds = %B0.else.endif.endif.if.i7208.i, %B0.else.endif.endif.i7185.i
  %.113.sroa.13.1.i7192.i = phi i64 [ 0, %B0.else.endif.endif.if.i7208.i ], [ %.142.i7189.i, %B0.else.endif.endif.i7185.i ]
  %.150.not.i7193.i = icmp slt i64 %.142.i7189.i, %.257.fca.9.load.i
  br i1 %.150.not.i7193.i, label %B0.endif.i7195.i, label %B0.else.endif.endif.endif.if.i7194.i, !prof !10

B0.else.endif.endif.endif.if.i7194.i:             ; preds = %B0.else.endif.endif.endif.i7191.i
  br label %B0.endif.i7195.i

.3611.endif.preheader.i:                          ; preds = %B0.endif.i7195.i
  %152 = shl i64 %.201.i7197.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7198.i, i8 0, i64 %152, i1 false), !noalias !158
  br label %.3611.endif.i

.3265.endif.i:                                    ; preds = %.3265.endif.i, %.3265.endif.preheader.i
  %.3261.07368.i = phi i64 [ %.3306.i, %.3265.endif.i ], [ 0, %.3265.endif.preheader.i ]
  %.3301.i = getelementptr double, ptr %.226.i7162.i, i64 %.3261.07368.i
  store double 1.000000e+300, ptr %.3301.i, align 8, !noalias !7
  %.3306.i = add nuw nsw i64 %.3261.07368.i, 1
  %exitcond.not.i964 = icmp eq i64 %.3306.i, %.201.i7161.i
  br i1 %exitcond.not.i964, label %.3265.if.i.loopexit, label %.3265.endif.i, !prof !76

.3611.if.i.loopexit:                              ; preds = %.3611.endif.i
  %.57.i7211.i.pre = load i64, ptr %.573.i, align 8, !noalias !162
  br label %.3611.if.i

.3611.if.i:                                       ; preds = %.3611.if.i.loopexit, %B0.endif.i7195.i
  %.57.i7211.i = phi i64 [ %.87.i7176.i, %B0.endif.i7195.i ], [ %.57.i7211.i.pre, %.3611.if.i.loopexit ]
  %.210.i72007495.i = phi i64 [ 0, %B0.endif.i7195.i ], [ %.201.i7197.i, %.3611.if.i.loopexit ]
  %.5.i.i = fptosi double %.465.fca.22.load.i to i64
  %.3689.i = shl nsw i64 %.5.i.i, 2
  %.87.i7212.i = add nsw i64 %.57.i7211.i, %.3689.i
  %.123.i7213.i = icmp slt i64 %.57.i7211.i, 0
  %.124.i7214.i = select i1 %.123.i7213.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7215.i = add i64 %.124.i7214.i, %.57.i7211.i
  %.128.i7216.i = icmp slt i64 %.125.i7215.i, 0
  br i1 %.128.i7216.i, label %B0.else.if.i7245.i, label %B0.else.endif.i7217.i, !prof !6

B0.endif.i7231.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7230.i, %B0.else.endif.endif.endif.i7227.i
  %.113.sroa.13.0.i7232.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7230.i ], [ %.113.sroa.13.1.i7228.i, %B0.else.endif.endif.endif.i7227.i ]
  %.201.i7233.i = sub i64 %.113.sroa.13.0.i7232.i, %.113.sroa.0.3.i7222.i
  %.226.i7234.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7222.i
  store i64 %.87.i7212.i, ptr %.573.i, align 8, !noalias !162
  %.606.not155.i7235.i = icmp sgt i64 %.201.i7233.i, 0
  br i1 %.606.not155.i7235.i, label %.576.endif.preheader.i7243.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7246.i, !prof !36

.576.endif.preheader.i7243.i:                     ; preds = %B0.endif.i7231.i
  %153 = shl i64 %.201.i7233.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7234.i, i8 0, i64 %153, i1 false), !noalias !162
  %.57.i7247.pre.i = load i64, ptr %.573.i, align 8, !noalias !165
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7246.i

B0.else.if.i7245.i:                               ; preds = %.3611.if.i
  br label %B0.else.endif.i7217.i

B0.else.endif.i7217.i:                            ; preds = %B0.else.if.i7245.i, %.3611.if.i
  %.113.sroa.0.1.i7218.i = phi i64 [ 0, %B0.else.if.i7245.i ], [ %.125.i7215.i, %.3611.if.i ]
  %.133.not.i7219.i = icmp slt i64 %.125.i7215.i, %.257.fca.9.load.i
  br i1 %.133.not.i7219.i, label %B0.else.endif.endif.i7221.i, label %B0.else.endif.if.i7220.i, !prof !10

B0.else.endif.if.i7220.i:                         ; preds = %B0.else.endif.i7217.i
  br label %B0.else.endif.endif.i7221.i

B0.else.endif.endif.i7221.i:                      ; preds = %B0.else.endif.if.i7220.i, %B0.else.endif.i7217.i
  %.113.sroa.0.3.i7222.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7220.i ], [ %.113.sroa.0.1.i7218.i, %B0.else.endif.i7217.i ]
  %.140.i7223.i = icmp slt i64 %.87.i7212.i, 0
  %.141.i7224.i = select i1 %.140.i7223.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7225.i = add i64 %.141.i7224.i, %.87.i7212.i
  %.145.i7226.i = icmp slt i64 %.142.i7225.i, 0
  br i1 %.145.i7226.i, label %B0.else.endif.endif.if.i7244.i, label %B0.else.endif.endif.endif.i7227.i, !prof !6

B0.else.endif.endif.if.i7244.i:                   ; preds = %B0.else.endif.endif.i7221.i
  br label %B0.else.endif.endif.endif.i7227.i

B0.else.endif.endif.endif.i7227.i:                ; preds = %B0.else.endif.endif.if.i7244.i, %B0.else.endif.endif.i7221.i
  %.113.sroa.13.1.i7228.i = phi i64 [ 0, %B0.else.endif.endif.if.i7244.i ], [ %.142.i7225.i, %B0.else.endif.endif.i7221.i ]
  %.150.not.i7229.i = icmp slt i64 %.142.i7225.i, %.257.fca.9.load.i
  br i1 %.150.not.i7229.i, label %B0.endif.i7231.i, label %B0.else.endif.endif.endif.if.i7230.i, !prof !10

B0.else.endif.endif.endif.if.i7230.i:             ; preds = %B0.else.endif.endif.endif.i7227.i
  br label %B0.endif.i7231.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7246.i: ; preds = %.576.endif.preheader.i7243.i, %B0.endif.i7231.i
  %.57.i7247.i = phi i64 [ %.87.i7212.i, %B0.endif.i7231.i ], [ %.57.i7247.pre.i, %.576.endif.preheader.i7243.i ]
  %.210.i7236.i = tail call i64 @llvm.smax.i64(i64 %.201.i7233.i, i64 0)
  %.87.i7248.i = add nsw i64 %.57.i7247.i, 4
  %.123.i7249.i = icmp slt i64 %.57.i7247.i, 0
  %.124.i7250.i = select i1 %.123.i7249.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7251.i = add i64 %.124.i7250.i, %.57.i7247.i
  %.128.i7252.i = icmp slt i64 %.125.i7251.i, 0
  br i1 %.128.i7252.i, label %B0.else.if.i7281.i, label %B0.else.endif.i7253.i, !prof !6

B0.endif.i7267.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7266.i, %B0.else.endif.endif.endif.i7263.i
  %.113.sroa.13.0.i7268.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7266.i ], [ %.113.sroa.13.1.i7264.i, %B0.else.endif.endif.endif.i7263.i ]
  %.201.i7269.i = sub i64 %.113.sroa.13.0.i7268.i, %.113.sroa.0.3.i7258.i
  %.226.i7270.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7258.i
  store i64 %.87.i7248.i, ptr %.573.i, align 8, !noalias !165
  %.605.not155.i7271.i = icmp sgt i64 %.201.i7269.i, 0
  br i1 %.605.not155.i7271.i, label %.575.endif.preheader.i7279.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i, !prof !36

.575.endif.preheader.i7279.i:                     ; preds = %B0.endif.i7267.i
  %154 = shl i64 %.201.i7269.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7270.i, i8 0, i64 %154, i1 false), !noalias !165
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i

B0.else.if.i7281.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7246.i
  br label %B0.else.endif.i7253.i

B0.else.endif.i7253.i:                            ; preds = %B0.else.if.i7281.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7246.i
  %.113.sroa.0.1.i7254.i = phi i64 [ 0, %B0.else.if.i7281.i ], [ %.125.i7251.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7246.i ]
  %.133.not.i7255.i = icmp slt i64 %.125.i7251.i, %.257.fca.9.load.i
  br i1 %.133.not.i7255.i, label %B0.else.endif.endif.i7257.i, label %B0.else.endif.if.i7256.i, !prof !10

B0.else.endif.if.i7256.i:                         ; preds = %B0.else.endif.i7253.i
  br label %B0.else.endif.endif.i7257.i

B0.else.endif.endif.i7257.i:                      ; preds = %B0.else.endif.if.i7256.i, %B0.else.endif.i7253.i
  %.113.sroa.0.3.i7258.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7256.i ], [ %.113.sroa.0.1.i7254.i, %B0.else.endif.i7253.i ]
  %.140.i7259.i = icmp slt i64 %.57.i7247.i, -4
  %.141.i7260.i = select i1 %.140.i7259.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7261.i = add i64 %.141.i7260.i, %.87.i7248.i
  %.145.i7262.i = icmp slt i64 %.142.i7261.i, 0
  br i1 %.145.i7262.i, label %B0.else.endif.endif.if.i7280.i, label %B0.else.endif.endif.endif.i7263.i, !prof !6

B0.else.endif.endif.if.i7280.i:                   ; preds = %B0.else.endif.endif.i7257.i
  br label %B0.else.endif.endif.endif.i7263.i

B0.else.endif.endif.endif.i7263.i:                ; preds = %B0.else.endif.endif.if.i7280.i, %B0.else.endif.endif.i7257.i
  %.113.sroa.13.1.i7264.i = phi i64 [ 0, %B0.else.endif.endif.if.i7280.i ], [ %.142.i7261.i, %B0.else.endif.endif.i7257.i ]
  %.150.not.i7265.i = icmp slt i64 %.142.i7261.i, %.257.fca.9.load.i
  br i1 %.150.not.i7265.i, label %B0.endif.i7267.i, label %B0.else.endif.endif.endif.if.i7266.i, !prof !10

B0.else.endif.endif.endif.if.i7266.i:             ; preds = %B0.else.endif.endif.endif.i7263.i
  br label %B0.endif.i7267.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i: ; preds = %.575.endif.preheader.i7279.i, %B0.endif.i7267.i
  %.38807394.i = icmp sgt i64 %.257.fca.2.load.i, 0
  br i1 %.38807394.i, label %B1266.preheader.lr.ph.i, label %common.ret

B1266.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7282.i
  %spec.select7308.i = tail call i64 @llvm.smax.i64(i64 %.257.fca.5.load.i, i64 0)
  %.42747375.not.i = icmp slt i64 %.257.fca.5.load.i, 1
  %.6948.i = getelementptr i8, ptr %.1770, i64 64
  %.8013.i = getelementptr i8, ptr %.2112, i64 48
  %.8045.i = getelementptr i8, ptr %.2112, i64 56
  %.8201.i = icmp ne i64 %.257.fca.5.load.i, 0
  %.8213.i = icmp ne i64 %.257.fca.5.load.i, -1
  %.496.i.i = icmp ne i64 %.257.fca.3.load.i, 0
  %.508.i.i = icmp ne i64 %.257.fca.3.load.i, -1
  %.487.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.517.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %.1045.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1329.i.i = getelementptr i8, ptr %.2112, i64 72
  %.1426.i.i = getelementptr i8, ptr %.2112, i64 96
  %.1492.i.i = getelementptr i8, ptr %.2112, i64 104
  %.1625.i.i = getelementptr i8, ptr %.2112, i64 64
  %.1752.i.i = fmul double %.465.fca.17.load.i, %.465.fca.20.load.i
  %.1755.i.i = fsub double 1.000000e+00, %.465.fca.20.load.i
  %.1796.i.i = fmul double %.465.fca.18.load.i, %.1755.i.i
  %.1797.i.i = fadd double %.1752.i.i, %.1796.i.i
  %.1928.i.i = getelementptr i8, ptr %.2112, i64 32
  %.9347.i = fmul double %.465.fca.5.load.i, %.465.fca.32.load.i
  %155 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.783.i.i = getelementptr i8, ptr %155, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.465.fca.24.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %156 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1580.i.i = getelementptr i8, ptr %.2112, i64 8
  %.1696.i.i = fcmp ogt double %.465.fca.25.load.i, 0.000000e+00
  %.1728.i.i = zext i1 %.1696.i.i to i64
  %.1758.i.i = getelementptr i8, ptr %.2112, i64 16
  %.1815.i.i = fadd double %.465.fca.10.load.i, %.465.fca.11.load.i
  %.644.i.i.i = getelementptr i8, ptr %.2112, i64 88
  %.323.i.i.i.i = fmul double %.465.fca.16.load.i, 2.000000e+00
  %.1082.i.i.i = fcmp ogt double %.465.fca.21.load.i, 0.000000e+00
  %.1283.i.i.i = fmul double %.465.fca.7.load.i, %.465.fca.21.load.i
  %.511.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.981.i.i = getelementptr i8, ptr %.2112, i64 80
  %.8642.i = getelementptr i8, ptr %.2112, i64 112
  %.10009.i = icmp eq i64 %.5.i.i, 0
  %.10752.i = getelementptr i8, ptr %.1770, i64 80
  %157 = shl i64 %.113.sroa.0.3.i6507.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %157
  %158 = shl i64 %.113.sroa.0.3.i6828.i, 3
  %scevgep7455.i = getelementptr i8, ptr %arg.memory_at, i64 %158
  %.5520.not7378.i = icmp sgt i64 %.201.i7197.i, %.210.i72007495.i
  br label %B1266.i.outer

.3611.endif.i:                                    ; preds = %.3611.endif.i, %.3611.endif.preheader.i
  %.3607.07370.i = phi i64 [ %.3652.i, %.3611.endif.i ], [ 0, %.3611.endif.preheader.i ]
  %.3647.i = getelementptr i64, ptr %.226.i7198.i, i64 %.3607.07370.i
  store i64 1, ptr %.3647.i, align 8, !noalias !7
  %.3652.i = add nuw nsw i64 %.3607.07370.i, 1
  %exitcond7453.not.i = icmp eq i64 %.3652.i, %.201.i7197.i
  br i1 %exitcond7453.not.i, label %.3611.if.i.loopexit, label %.3611.endif.i, !prof !76

B1500.if.i:                                       ; preds = %B1500.loopexit.i, %B1500.if.lr.ph.i
  %.4218.07376.i = phi i64 [ 0, %B1500.if.lr.ph.i ], [ %.4287.i, %B1500.loopexit.i ]
  %.4287.i = add nuw nsw i64 %.4218.07376.i, 1
  %.4315.i = add nsw i64 %.4218.07376.i, %.4314.i
  %.4329.i = icmp slt i64 %.4315.i, 0
  %.4330.i = select i1 %.4329.i, i64 %.210.i6590.i, i64 0
  %159 = getelementptr i64, ptr %.226.i6588.i, i64 %.4315.i
  %.4344.i = getelementptr i64, ptr %159, i64 %.4330.i
  store i64 1, ptr %.4344.i, align 8, !noalias !7
  %.4360.i = select i1 %.4329.i, i64 %.210.i6626.i, i64 0
  %160 = getelementptr i64, ptr %.226.i6624.i, i64 %.4315.i
  %.4374.i = getelementptr i64, ptr %160, i64 %.4360.i
  store i64 0, ptr %.4374.i, align 8, !noalias !7
  %.4390.i = select i1 %.4329.i, i64 %.210.i.i, i64 0
  %161 = getelementptr i64, ptr %.226.i.i, i64 %.4315.i
  %.4404.i = getelementptr i64, ptr %161, i64 %.4390.i
  store i64 0, ptr %.4404.i, align 8, !noalias !7
  %.4421.i = select i1 %.4329.i, i64 %.210.i6662.i, i64 0
  %162 = getelementptr i64, ptr %.226.i6660.i, i64 %.4315.i
  %.4435.i = getelementptr i64, ptr %162, i64 %.4421.i
  store i64 %next_block.5.3.i, ptr %.4435.i, align 8, !noalias !7
  %.4439.i = uitofp nneg i64 %.4218.07376.i to double
  %.4440.i = fmul double %.465.fca.2.load.i, %.4439.i
  %.4442.i = fadd double %.4096.i, %.4440.i
  %.4457.i = select i1 %.4329.i, i64 %.210.i669874837487.i, i64 0
  %163 = getelementptr double, ptr %.226.i6696.i, i64 %.4315.i
  %.4471.i = getelementptr double, ptr %163, i64 %.4457.i
  store double %.4442.i, ptr %.4471.i, align 8, !noalias !7
  %.4476.i = add nsw i64 %.4218.07376.i, %.4475.i
  %.4491.i = select i1 %.4329.i, i64 %.210.i6734.i, i64 0
  %164 = getelementptr i64, ptr %.226.i6732.i, i64 %.4315.i
  %.4505.i = getelementptr i64, ptr %164, i64 %.4491.i
  store i64 %.4476.i, ptr %.4505.i, align 8, !noalias !7
  %.4536.i = load double, ptr %.4471.i, align 8, !noalias !7
  %.4551.i = select i1 %.4329.i, i64 %.210.i6770.i, i64 0
  %165 = getelementptr double, ptr %.226.i6768.i, i64 %.4315.i
  %.4565.i = getelementptr double, ptr %165, i64 %.4551.i
  store double %.4536.i, ptr %.4565.i, align 8, !noalias !7
  %.4581.i = select i1 %.4329.i, i64 %.210.i6806.i, i64 0
  %166 = getelementptr i64, ptr %.226.i6804.i, i64 %.4315.i
  %.4595.i = getelementptr i64, ptr %166, i64 %.4581.i
  store i64 9, ptr %.4595.i, align 8, !noalias !7
  %.4597.i = mul nsw i64 %.4315.i, 6
  %.4598.i = add nsw i64 %.4315.i, 1
  %.4599.i = mul nsw i64 %.4598.i, 6
  %.4637.i = select i1 %.4329.i, i64 %.210.i6520.i, i64 0
  %.4638.i = add i64 %.4637.i, %.4597.i
  %.4653.i = icmp slt i64 %.4315.i, -1
  %.4654.i = select i1 %.4653.i, i64 %.210.i6520.i, i64 0
  %.4655.i = add i64 %.4599.i, %.4654.i
  %.4782.i = icmp slt i64 %.4638.i, 0
  br i1 %.4782.i, label %B1502.endif.else.if.i, label %B1502.endif.else.endif.i, !prof !6

B1502.endif.endif.i:                              ; preds = %B1502.endif.else.endif.endif.endif.if.i, %B1502.endif.else.endif.endif.endif.i
  %.4762.sroa.13.0.i = phi i64 [ %.210.i6520.i, %B1502.endif.else.endif.endif.endif.if.i ], [ %.4762.sroa.13.1.i, %B1502.endif.else.endif.endif.endif.i ]
  %.4883.not7371.i = icmp slt i64 %.4762.sroa.0.3.i, %.4762.sroa.13.0.i
  br i1 %.4883.not7371.i, label %.4853.endif.preheader.i, label %.4853.if.i, !prof !36

.4853.endif.preheader.i:                          ; preds = %B1502.endif.endif.i
  %167 = shl i64 %.4762.sroa.0.3.i, 3
  %scevgep7454.i = getelementptr i8, ptr %scevgep.i, i64 %167
  %168 = sub nsw i64 %.4762.sroa.13.0.i, %.4762.sroa.0.3.i
  %169 = shl i64 %168, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep7454.i, i8 0, i64 %169, i1 false), !noalias !7
  br label %.4853.if.i

B1502.endif.else.if.i:                            ; preds = %B1500.if.i
  br label %B1502.endif.else.endif.i

B1502.endif.else.endif.i:                         ; preds = %B1502.endif.else.if.i, %B1500.if.i
  %.4762.sroa.0.1.i = phi i64 [ 0, %B1502.endif.else.if.i ], [ %.4638.i, %B1500.if.i ]
  %.4787.not.i = icmp slt i64 %.4638.i, %.210.i6520.i
  br i1 %.4787.not.i, label %B1502.endif.else.endif.endif.i, label %B1502.endif.else.endif.if.i, !prof !10

B1502.endif.else.endif.if.i:                      ; preds = %B1502.endif.else.endif.i
  br label %B1502.endif.else.endif.endif.i

B1502.endif.else.endif.endif.i:                   ; preds = %B1502.endif.else.endif.if.i, %B1502.endif.else.endif.i
  %.4762.sroa.0.3.i = phi i64 [ %.210.i6520.i, %B1502.endif.else.endif.if.i ], [ %.4762.sroa.0.1.i, %B1502.endif.else.endif.i ]
  %.4799.i = icmp slt i64 %.4655.i, 0
  br i1 %.4799.i, label %B1502.endif.else.endif.endif.if.i, label %B1502.endif.else.endif.endif.endif.i, !prof !6

B1502.endif.else.endif.endif.if.i:                ; preds = %B1502.endif.else.endif.endif.i
  br label %B1502.endif.else.endif.endif.endif.i

B1502.endif.else.endif.endif.endif.i:             ; preds = %B1502.endif.else.endif.endif.if.i, %B1502.endif.else.endif.endif.i
  %.4762.sroa.13.1.i = phi i64 [ 0, %B1502.endif.else.endif.endif.if.i ], [ %.4655.i, %B1502.endif.else.endif.endif.i ]
  %.4804.not.i = icmp slt i64 %.4655.i, %.210.i6520.i
  br i1 %.4804.not.i, label %B1502.endif.endif.i, label %B1502.endif.else.endif.endif.endif.if.i, !prof !10

B1502.endif.else.endif.endif.endif.if.i:          ; preds = %B1502.endif.else.endif.endif.endif.i
  br label %B1502.endif.endif.i

.4853.if.i:                                       ; preds = %.4853.endif.preheader.i, %B1502.endif.endif.i
  %.4901.i = mul nsw i64 %.4315.i, %.257.fca.6.load.i
  %.4904.i = mul nsw i64 %.4598.i, %.257.fca.6.load.i
  %.4941.i = icmp slt i64 %.4901.i, 0
  %.4942.i = select i1 %.4941.i, i64 %.210.i6842.i, i64 0
  %.4943.i = add i64 %.4942.i, %.4901.i
  %.4958.i = icmp slt i64 %.4904.i, 0
  %.4959.i = select i1 %.4958.i, i64 %.210.i6842.i, i64 0
  %.4960.i = add i64 %.4959.i, %.4904.i
  %.5087.i = icmp slt i64 %.4943.i, 0
  br i1 %.5087.i, label %.4854.endif.else.if.i, label %.4854.endif.else.endif.i, !prof !6

.4854.endif.endif.i:                              ; preds = %.4854.endif.else.endif.endif.endif.if.i, %.4854.endif.else.endif.endif.endif.i
  %.5067.sroa.13.0.i = phi i64 [ %.210.i6842.i, %.4854.endif.else.endif.endif.endif.if.i ], [ %.5067.sroa.13.1.i, %.4854.endif.else.endif.endif.endif.i ]
  %.5188.not7373.i = icmp slt i64 %.5067.sroa.0.3.i, %.5067.sroa.13.0.i
  br i1 %.5188.not7373.i, label %.5158.endif.preheader.i, label %B1500.loopexit.i, !prof !36

.5158.endif.preheader.i:                          ; preds = %.4854.endif.endif.i
  %170 = shl i64 %.5067.sroa.0.3.i, 3
  %scevgep7456.i = getelementptr i8, ptr %scevgep7455.i, i64 %170
  %171 = sub nsw i64 %.5067.sroa.13.0.i, %.5067.sroa.0.3.i
  %172 = shl i64 %171, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep7456.i, i8 0, i64 %172, i1 false), !noalias !7
  br label %B1500.loopexit.i

.4854.endif.else.if.i:                            ; preds = %.4853.if.i
  br label %.4854.endif.else.endif.i

.4854.endif.else.endif.i:                         ; preds = %.4854.endif.else.if.i, %.4853.if.i
  %.5067.sroa.0.1.i = phi i64 [ 0, %.4854.endif.else.if.i ], [ %.4943.i, %.4853.if.i ]
  %.5092.not.i = icmp slt i64 %.4943.i, %.210.i6842.i
  br i1 %.5092.not.i, label %.4854.endif.else.endif.endif.i, label %.4854.endif.else.endif.if.i, !prof !10

.4854.endif.else.endif.if.i:                      ; preds = %.4854.endif.else.endif.i
  br label %.4854.endif.else.endif.endif.i

.4854.endif.else.endif.endif.i:                   ; preds = %.4854.endif.else.endif.if.i, %.4854.endif.else.endif.i
  %.5067.sroa.0.3.i = phi i64 [ %.210.i6842.i, %.4854.endif.else.endif.if.i ], [ %.5067.sroa.0.1.i, %.4854.endif.else.endif.i ]
  %.5104.i = icmp slt i64 %.4960.i, 0
  br i1 %.5104.i, label %.4854.endif.else.endif.endif.if.i, label %.4854.endif.else.endif.endif.endif.i, !prof !6

.4854.endif.else.endif.endif.if.i:                ; preds = %.4854.endif.else.endif.endif.i
  br label %.4854.endif.else.endif.endif.endif.i

.4854.endif.else.endif.endif.endif.i:             ; preds = %.4854.endif.else.endif.endif.if.i, %.4854.endif.else.endif.endif.i
  %.5067.sroa.13.1.i = phi i64 [ 0, %.4854.endif.else.endif.endif.if.i ], [ %.4960.i, %.4854.endif.else.endif.endif.i ]
  %.5109.not.i = icmp slt i64 %.4960.i, %.210.i6842.i
  br i1 %.5109.not.i, label %.4854.endif.endif.i, label %.4854.endif.else.endif.endif.endif.if.i, !prof !10

.4854.endif.else.endif.endif.endif.if.i:          ; preds = %.4854.endif.else.endif.endif.endif.i
  br label %.4854.endif.endif.i

B1752.endif.else.endif.endif.endif.if.i:          ; preds = %B1752.i
  br i1 %.5520.not7378.i, label %.5490.endif.i.preheader, label %.5490.if.i, !prof !168

.5490.endif.i.preheader:                          ; preds = %B1752.i, %B1752.endif.else.endif.endif.endif.if.i
  %.5486.07379.i.ph = phi i64 [ %.210.i72007495.i, %B1752.endif.else.endif.endif.endif.if.i ], [ 0, %B1752.i ]
  br label %.5490.endif.i

.5490.if.i:                                       ; preds = %.5490.endif.i, %B1752.endif.else.endif.endif.endif.if.i
  %exitcond1051.not = icmp eq i64 %next_block.5.3.i, %4
  br i1 %exitcond1051.not, label %B1812.i, label %B1798.i

.5490.endif.i:                                    ; preds = %.5490.endif.i.preheader, %.5490.endif.i
  %.5486.07379.i = phi i64 [ %.5531.i, %.5490.endif.i ], [ %.5486.07379.i.ph, %.5490.endif.i.preheader ]
  %.5526.i = getelementptr i64, ptr %.226.i7198.i, i64 %.5486.07379.i
  store i64 1, ptr %.5526.i, align 8, !noalias !7
  %.5531.i = add nuw nsw i64 %.5486.07379.i, 1
  %.5520.not.i = icmp sgt i64 %.201.i7197.i, %.5531.i
  br i1 %.5520.not.i, label %.5490.endif.i, label %.5490.if.i, !prof !169

B1870.if.i:                                       ; preds = %B2048.i, %B1812.i
  %scheduler.2.27384.i = phi i64 [ -1, %B1812.i ], [ %scheduler.3.3.i, %B2048.i ]
  %best.2.27383.i = phi double [ 1.000000e+300, %B1812.i ], [ %best.3.3.i, %B2048.i ]
  %.5620.07380.i = phi i64 [ 0, %B1812.i ], [ %.5689.i, %B2048.i ]
  %.5689.i = add nuw nsw i64 %.5620.07380.i, 1
  %173 = getelementptr i64, ptr %.226.i7198.i, i64 %.5620.07380.i
  %.5747.i = load i64, ptr %173, align 8, !noalias !7
  %.5748.not.i = icmp eq i64 %.5747.i, 0
  br i1 %.5748.not.i, label %B1980.i, label %B1890.i

B2502.if.i:                                       ; preds = %B2644.i, %B2502.preheader.i
  %why.3.27388.i = phi i64 [ 2, %B2502.preheader.i ], [ %why.4.3.i, %B2644.i ]
  %need.2.27387.i = phi double [ %best.3.3.i, %B2502.preheader.i ], [ %need.3.3.i, %B2644.i ]
  %.7106.07385.i = phi i64 [ 0, %B2502.preheader.i ], [ %.7181.i, %B2644.i ]
  %.7181.i = add nuw nsw i64 %.7106.07385.i, 1
  %174 = shl nuw i64 1, %.7106.07385.i
  %175 = and i64 %174, %.7060.i
  %.7225.not.i = icmp eq i64 %175, 0
  br i1 %.7225.not.i, label %B2644.i, label %B2522.i

B3400.endif.i:                                    ; preds = %B3400.else.if.i, %B3400.i
  %quot.0.i = phi i64 [ 0, %B3400.i ], [ %spec.select.i, %B3400.else.if.i ]
  %176 = getelementptr i64, ptr %.634, i64 %.6544.i
  %.8271.i = getelementptr i64, ptr %176, i64 %.6563.i
  %.8272.i = load i64, ptr %.8271.i, align 8, !noalias !7
  %.13.i7283.i = tail call i64 @llvm.smax.i64(i64 %.8272.i, i64 1)
  %.8302.i = uitofp nneg i64 %.13.i7283.i to double
  %.8303.i = fadd double %best.3.3.i, %.8302.i
  %.8308.i = icmp eq i64 %.6578.i, 5
  br i1 %.8308.i, label %B3534.i, label %B3884.i

B3400.else.if.i:                                  ; preds = %B3400.i
  %.8217.i = sdiv i64 %.6443.i, %.257.fca.5.load.i
  %.8218.i = srem i64 %.6443.i, %.257.fca.5.load.i
  %.8219.i = xor i64 %.8218.i, %.257.fca.5.load.i
  %.8220.i = icmp slt i64 %.8219.i, 0
  %.8221.i = icmp ne i64 %.8218.i, 0
  %.8222.i = and i1 %.8221.i, %.8220.i
  %.8227.i = sext i1 %.8222.i to i64
  %spec.select.i = add i64 %.8217.i, %.8227.i
  br label %B3400.endif.i

B4124.endif.i:                                    ; preds = %B4124.else.if.i, %B4124.i
  %rem.1.0.i = phi i64 [ 0, %B4124.i ], [ %spec.select6336.i, %B4124.else.if.i ]
  %.124.i7284.i = mul nsw i64 %.6443.i, %.257.fca.6.load.i
  %.126.i.i = add nsw i64 %.8779.i, %.124.i7284.i
  %.139.i.i = icmp slt i64 %.126.i.i, 0
  %.140.i7285.i = select i1 %.139.i.i, i64 %.210.i6842.i, i64 0
  %177 = getelementptr i64, ptr %.226.i6840.i, i64 %.126.i.i
  %.154.i.i = getelementptr i64, ptr %177, i64 %.140.i7285.i
  %.155.i.i = load i64, ptr %.154.i.i, align 8, !noalias !170
  %.164.i.i = add i64 %.155.i.i, 1
  store i64 %.164.i.i, ptr %.154.i.i, align 8, !noalias !170
  %178 = getelementptr i64, ptr %.1137, i64 %.8779.i
  %.239.i.i = load i64, ptr %178, align 8, !noalias !170
  %.255.not.i.i = icmp slt i64 %.155.i.i, %.239.i.i
  br i1 %.255.not.i.i, label %B240.i.i, label %B144.i.i

B144.i.i:                                         ; preds = %B4124.endif.i
  %179 = getelementptr i64, ptr %.1207, i64 %.8779.i
  %.291.i.i = load i64, ptr %179, align 8, !noalias !170
  %.292.i.i = icmp eq i64 %.291.i.i, -4611686018427387904
  br i1 %.292.i.i, label %B178.i7294.i, label %B190.i.i

B178.i7294.i:                                     ; preds = %B144.i.i
  %.308.i.i = icmp eq i64 %.239.i.i, 0
  br i1 %.308.i.i, label %B240.i.i, label %B178.else.i.i, !prof !6

B190.i.i:                                         ; preds = %B144.i.i
  %.358.i7286.i = sub i64 %.164.i.i, %.239.i.i
  %.395.i.i = mul nsw i64 %.291.i.i, %.358.i7286.i
  %.403.0.i.i = ashr i64 %.395.i.i, 5
  %.439.i.i = add nsw i64 %.239.i.i, -1
  br label %B240.i.i

B240.i.i:                                         ; preds = %B178.else.if.i.i, %B178.else.i.i, %B190.i.i, %B178.i7294.i, %B4124.endif.i
  %o.3.0.i.i = phi i64 [ %.155.i.i, %B4124.endif.i ], [ %.439.i.i, %B190.i.i ], [ 0, %B178.i7294.i ], [ %spec.select.i7295.i, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %shift.3.0.i.i = phi i64 [ 0, %B4124.endif.i ], [ %.403.0.i.i, %B190.i.i ], [ 0, %B178.i7294.i ], [ 0, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %180 = getelementptr i64, ptr %arg.sites_at, i64 %.8779.i
  %.486.i.i = load i64, ptr %180, align 8, !noalias !170
  %.507.i.i = icmp ne i64 %.8819.i, -9223372036854775808
  %.509.not.i.i = or i1 %.508.i.i, %.507.i.i
  %or.cond7407.i = and i1 %.496.i.i, %.509.not.i.i
  br i1 %or.cond7407.i, label %B240.else.if.i.i, label %B240.endif.i.i, !prof !14

B320.i.i:                                         ; preds = %B240.endif.i.i
  %.573.i.i = icmp slt i64 %.551.i7288.i, -4
  %.574.i.i = select i1 %.573.i.i, i64 %.257.fca.7.load.i, i64 0
  %181 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i7288.i
  %182 = getelementptr i8, ptr %181, i64 16
  %.588.i.i = getelementptr i32, ptr %182, i64 %.574.i.i
  %.589.i.i = load i32, ptr %.588.i.i, align 4, !noalias !170
  %183 = getelementptr i64, ptr %.1277, i64 %.8779.i
  %.625.i.i = load i64, ptr %183, align 8, !noalias !170
  %.631.i.i = sext i32 %.589.i.i to i64
  %.632.i.i = sub nsw i64 %.631.i.i, %.625.i.i
  %.634.i.i = add nsw i64 %.632.i.i, %shift.3.0.i.i
  %184 = getelementptr i64, ptr %.1347, i64 %.8779.i
  %.667.i.i = load i64, ptr %184, align 8, !noalias !170
  %.677.i.i = icmp eq i64 %.667.i.i, 0
  br i1 %.677.i.i, label %B320.endif.i.i, label %B320.else.i.i, !prof !6

B404.i7289.i:                                     ; preds = %B320.endif.i.i, %B240.endif.i.i
  %shift.4.0.i.i = phi i64 [ %.715.i.i, %B320.endif.i.i ], [ 0, %B240.endif.i.i ]
  br i1 %or.cond7407.i, label %B404.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

B178.else.i.i:                                    ; preds = %B178.i7294.i
  %.319.i.i = icmp ne i64 %.155.i.i, -9223372036854775808
  %.320.i.i = icmp ne i64 %.239.i.i, -1
  %.321.not.i.i = or i1 %.319.i.i, %.320.i.i
  br i1 %.321.not.i.i, label %B178.else.if.i.i, label %B240.i.i, !prof !10

B178.else.if.i.i:                                 ; preds = %B178.else.i.i
  %.325.i.i = srem i64 %.155.i.i, %.239.i.i
  %.326.i.i = xor i64 %.325.i.i, %.239.i.i
  %.327.i.i = icmp slt i64 %.326.i.i, 0
  %.328.i.i = icmp ne i64 %.325.i.i, 0
  %.329.i.i = and i1 %.328.i.i, %.327.i.i
  %.336.i.i = select i1 %.329.i.i, i64 %.239.i.i, i64 0
  %spec.select.i7295.i = add i64 %.336.i.i, %.325.i.i
  br label %B240.i.i

B240.endif.i.i:                                   ; preds = %B240.else.if.i.i, %B240.i.i
  %rem.2.0.i.i = phi i64 [ 0, %B240.i.i ], [ %185, %B240.else.if.i.i ]
  %.539.i.i = add nsw i64 %rem.2.0.i.i, %rem.1.0.i
  %.543.i7287.i = mul nsw i64 %.539.i.i, %.239.i.i
  %.547.i.i = add nsw i64 %.543.i7287.i, %o.3.0.i.i
  %.550.i.i = mul nsw i64 %.547.i.i, 36
  %.551.i7288.i = add nsw i64 %.550.i.i, %.486.i.i
  %.556.not.i.i = icmp eq i64 %shift.3.0.i.i, 0
  br i1 %.556.not.i.i, label %B404.i7289.i, label %B320.i.i

B240.else.if.i.i:                                 ; preds = %B240.i.i
  %.513.i.i = srem i64 %.8819.i, %.257.fca.3.load.i
  %.514.i.i = xor i64 %.513.i.i, %.257.fca.3.load.i
  %.515.i.i = icmp slt i64 %.514.i.i, 0
  %.516.i.i = icmp ne i64 %.513.i.i, 0
  %.517.i7293.i = and i1 %.516.i.i, %.515.i.i
  %.524.i.i = select i1 %.517.i7293.i, i64 %.257.fca.3.load.i, i64 0
  %spec.select280.i.i = add i64 %.524.i.i, %.513.i.i
  %185 = mul nsw i64 %spec.select280.i.i, %.257.fca.5.load.i
  br label %B240.endif.i.i

B320.else.i.i:                                    ; preds = %B320.i.i
  %.688.i.i = icmp ne i64 %.634.i.i, -9223372036854775808
  %.689.i.i = icmp ne i64 %.667.i.i, -1
  %.690.not.i.i = or i1 %.689.i.i, %.688.i.i
  br i1 %.690.not.i.i, label %B320.else.if.i.i, label %B320.endif.i.i, !prof !10

B320.endif.i.i:                                   ; preds = %B320.else.if.i.i, %B320.else.i.i, %B320.i.i
  %rem.3.0.i.i = phi i64 [ 0, %B320.i.i ], [ %spec.select281.i.i, %B320.else.if.i.i ], [ 0, %B320.else.i.i ]
  %.715.i.i = sub nsw i64 %rem.3.0.i.i, %.632.i.i
  br label %B404.i7289.i

B320.else.if.i.i:                                 ; preds = %B320.else.i.i
  %.694.i.i = srem i64 %.634.i.i, %.667.i.i
  %.695.i.i = xor i64 %.694.i.i, %.667.i.i
  %.696.i7292.i = icmp slt i64 %.695.i.i, 0
  %.697.i.i = icmp ne i64 %.694.i.i, 0
  %.698.i.i = and i1 %.697.i.i, %.696.i7292.i
  %.705.i.i = select i1 %.698.i.i, i64 %.667.i.i, i64 0
  %spec.select281.i.i = add i64 %.705.i.i, %.694.i.i
  br label %B320.endif.i.i

B404.else.if.i.i:                                 ; preds = %B404.i7289.i
  %.758.i.i = sdiv i64 %.8819.i, %.257.fca.3.load.i
  %.759.i.i = srem i64 %.8819.i, %.257.fca.3.load.i
  %.760.i7290.i = xor i64 %.759.i.i, %.257.fca.3.load.i
  %.761.i.i = icmp slt i64 %.760.i7290.i, 0
  %.762.i7291.i = icmp ne i64 %.759.i.i, 0
  %.763.i.i = and i1 %.762.i7291.i, %.761.i.i
  %.768.i.i = sext i1 %.763.i.i to i64
  %spec.select282.i.i = add i64 %.758.i.i, %.768.i.i
  %186 = shl nsw i64 %spec.select282.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B404.else.if.i.i, %B404.i7289.i
  %quot.4.0.i.i = phi i64 [ 0, %B404.i7289.i ], [ %186, %B404.else.if.i.i ]
  %.786.i.i = add nsw i64 %quot.4.0.i.i, %shift.4.0.i.i
  switch i64 %.6578.i, label %B4468.i [
    i64 6, label %B4246.i
    i64 7, label %B4332.i
  ]

B4124.else.if.i:                                  ; preds = %B4124.i
  %.8958.i = srem i64 %.6443.i, %.257.fca.5.load.i
  %.8959.i = xor i64 %.8958.i, %.257.fca.5.load.i
  %.8960.i = icmp slt i64 %.8959.i, 0
  %.8961.i = icmp ne i64 %.8958.i, 0
  %.8962.i = and i1 %.8961.i, %.8960.i
  %.8969.i = select i1 %.8962.i, i64 %.257.fca.5.load.i, i64 0
  %spec.select6336.i = add i64 %.8969.i, %.8958.i
  br label %B4124.endif.i

B5008.endif.i:                                    ; preds = %B5008.else.if.i, %B5008.i
  %rem.2.0.i = phi i64 [ %.10017.0.i, %B5008.else.if.i ], [ 0, %B5008.i ]
  store i64 %rem.2.0.i, ptr %.9941.i, align 8, !noalias !7
  br label %B5108.i

B5008.else.if.i:                                  ; preds = %B5008.i
  %.10004.i = load i64, ptr %.9941.i, align 8, !noalias !7
  %.10005.i = add nsw i64 %.10004.i, 1
  %.10026.i = srem i64 %.10005.i, %.5.i.i
  %.10027.i = xor i64 %.10026.i, %.5.i.i
  %.10028.i = icmp slt i64 %.10027.i, 0
  %.10029.i = icmp ne i64 %.10026.i, 0
  %.10030.i = and i1 %.10029.i, %.10028.i
  %.10037.i = select i1 %.10030.i, i64 %.5.i.i, i64 0
  %.10017.0.i = add i64 %.10037.i, %.10026.i
  br label %B5008.endif.i

B6110.if.i:                                       ; preds = %B6166.i, %B6110.if.preheader.i
  %.11344.07391.i = phi i64 [ %.11406.i, %B6166.i ], [ %spec.select7308.i, %B6110.if.preheader.i ]
  %.11341.07390.i = phi i64 [ %.11410.i, %B6166.i ], [ %.11313.i, %B6110.if.preheader.i ]
  %.11406.i = add nsw i64 %.11344.07391.i, -1
  %.11410.i = add i64 %.11341.07390.i, 1
  %.11452.i = icmp slt i64 %.11341.07390.i, 0
  %.11453.i = select i1 %.11452.i, i64 %.210.i6590.i, i64 0
  %187 = getelementptr i64, ptr %.226.i6588.i, i64 %.11341.07390.i
  %.11467.i = getelementptr i64, ptr %187, i64 %.11453.i
  %.11468.i = load i64, ptr %.11467.i, align 8, !noalias !7
  %.11469.not.i = icmp eq i64 %.11468.i, 0
  br i1 %.11469.not.i, label %B6166.i, label %B6130.i

B6168.endif.else.endif.endif.endif.if.i:          ; preds = %B6168.i
  br i1 %.5520.not7378.i, label %.11863.endif.i.preheader, label %B6192.i, !prof !168

.11863.endif.i.preheader:                         ; preds = %B6168.i, %B6168.endif.else.endif.endif.endif.if.i
  %.11859.07393.i.ph = phi i64 [ %.210.i72007495.i, %B6168.endif.else.endif.endif.endif.if.i ], [ 0, %B6168.i ]
  br label %.11863.endif.i

.11863.endif.i:                                   ; preds = %.11863.endif.i.preheader, %.11863.endif.i
  %.11859.07393.i = phi i64 [ %.11904.i, %.11863.endif.i ], [ %.11859.07393.i.ph, %.11863.endif.i.preheader ]
  %.11899.i = getelementptr i64, ptr %.226.i7198.i, i64 %.11859.07393.i
  store i64 1, ptr %.11899.i, align 8, !noalias !7
  %.11904.i = add nuw nsw i64 %.11859.07393.i, 1
  %.11893.not.i = icmp sgt i64 %.201.i7197.i, %.11904.i
  br i1 %.11893.not.i, label %.11863.endif.i, label %B6192.i, !prof !169
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v38B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!12, !8}
!12 = distinct !{!12, !13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!13 = distinct !{!13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!14 = !{!"branch_weights", i32 9801, i32 199}
!15 = !{!16, !8}
!16 = distinct !{!16, !17, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!18 = !{!19, !16, !8}
!19 = distinct !{!19, !20, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!20 = distinct !{!20, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!21 = !{!22, !16, !8}
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !16, !8}
!25 = distinct !{!25, !26, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !25, !22, !16, !8}
!28 = distinct !{!28, !29, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!29 = distinct !{!29, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!30 = !{!31, !22, !16, !8}
!31 = distinct !{!31, !32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!32 = distinct !{!32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!33 = !{!34, !16, !8}
!34 = distinct !{!34, !35, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!35 = distinct !{!35, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!36 = !{!"branch_weights", i32 127, i32 1}
!37 = !{!38, !16, !8}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!40 = !{!41, !8}
!41 = distinct !{!41, !42, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!43 = !{!44, !8}
!44 = distinct !{!44, !45, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!45 = distinct !{!45, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!46 = !{!47, !44, !8}
!47 = distinct !{!47, !48, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!48 = distinct !{!48, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!49 = !{!50, !44, !8}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !50, !44, !8}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!55 = !{!56, !53, !50, !44, !8}
!56 = distinct !{!56, !57, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!57 = distinct !{!57, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!58 = !{!59, !50, !44, !8}
!59 = distinct !{!59, !60, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!60 = distinct !{!60, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!61 = !{!62, !64, !8}
!62 = distinct !{!62, !63, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!63 = distinct !{!63, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!64 = distinct !{!64, !65, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!65 = distinct !{!65, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2036_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!66 = !{!64, !8}
!67 = !{!68, !64, !8}
!68 = distinct !{!68, !69, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!69 = distinct !{!69, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!70 = !{!71, !64, !8}
!71 = distinct !{!71, !72, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!72 = distinct !{!72, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!73 = !{!74, !64, !8}
!74 = distinct !{!74, !75, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!75 = distinct !{!75, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!76 = !{!"branch_weights", i32 127, i32 12545}
!77 = !{!78, !64, !8}
!78 = distinct !{!78, !79, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!79 = distinct !{!79, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!80 = !{!81, !64, !8}
!81 = distinct !{!81, !82, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!82 = distinct !{!82, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!83 = !{!84, !64, !8}
!84 = distinct !{!84, !85, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!85 = distinct !{!85, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!86 = !{!87, !64, !8}
!87 = distinct !{!87, !88, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!88 = distinct !{!88, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!89 = !{!90, !64, !8}
!90 = distinct !{!90, !91, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!91 = distinct !{!91, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!92 = !{!93, !64, !8}
!93 = distinct !{!93, !94, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!94 = distinct !{!94, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!95 = !{!96, !64, !8}
!96 = distinct !{!96, !97, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!97 = distinct !{!97, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!98 = !{!99, !8}
!99 = distinct !{!99, !100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!100 = distinct !{!100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!101 = !{!102, !8}
!102 = distinct !{!102, !103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!103 = distinct !{!103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!104 = !{!105, !8}
!105 = distinct !{!105, !106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!106 = distinct !{!106, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!120 = distinct !{!120, !121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!121 = distinct !{!121, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!122 = !{!123, !8}
!123 = distinct !{!123, !124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!124 = distinct !{!124, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!125 = !{!126, !8}
!126 = distinct !{!126, !127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!127 = distinct !{!127, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!138 = distinct !{!138, !139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!139 = distinct !{!139, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!140 = !{!141, !8}
!141 = distinct !{!141, !142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!142 = distinct !{!142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!143 = !{!144, !8}
!144 = distinct !{!144, !145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!145 = distinct !{!145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!146 = !{!147, !8}
!147 = distinct !{!147, !148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!148 = distinct !{!148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!149 = !{!150, !8}
!150 = distinct !{!150, !151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!151 = distinct !{!151, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!152 = !{!153, !8}
!153 = distinct !{!153, !154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!154 = distinct !{!154, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!155 = !{!156, !8}
!156 = distinct !{!156, !157, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!157 = distinct !{!157, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!158 = !{!159, !8}
!159 = distinct !{!159, !160, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!160 = distinct !{!160, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!161 = !{!"branch_weights", i32 1, i32 127}
!162 = !{!163, !8}
!163 = distinct !{!163, !164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!164 = distinct !{!164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!165 = !{!166, !8}
!166 = distinct !{!166, !167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!167 = distinct !{!167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!168 = !{!"branch_weights", i32 469762010, i32 1677721638}
!169 = !{!"branch_weights", i32 12545, i32 127}
!170 = !{!171, !8}
!171 = distinct !{!171, !172, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!172 = distinct !{!172, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
