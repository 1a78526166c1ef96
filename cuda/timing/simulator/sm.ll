; made by build.py from sm.py, sources d2e559f974f5c716
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit: ; preds = %B38.if.i
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

B38.if.i914:                                      ; preds = %B38.if.i914, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit
  %out.2.sroa.0.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.0.load.i, %B38.if.i914 ]
  %out.2.sroa.9.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.1.load.i, %B38.if.i914 ]
  %out.2.sroa.18.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.2.load.i, %B38.if.i914 ]
  %out.2.sroa.27.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.3.load.i, %B38.if.i914 ]
  %out.2.sroa.36.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.4.load.i, %B38.if.i914 ]
  %out.2.sroa.45.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.5.load.i, %B38.if.i914 ]
  %out.2.sroa.54.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.6.load.i, %B38.if.i914 ]
  %out.2.sroa.63.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.7.load.i, %B38.if.i914 ]
  %out.2.sroa.72.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.8.load.i, %B38.if.i914 ]
  %out.2.sroa.81.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.9.load.i, %B38.if.i914 ]
  %out.2.sroa.90.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.10.load.i, %B38.if.i914 ]
  %out.2.sroa.99.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.11.load.i, %B38.if.i914 ]
  %out.2.sroa.108.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.12.load.i, %B38.if.i914 ]
  %out.2.sroa.117.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.13.load.i, %B38.if.i914 ]
  %out.2.sroa.126.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.14.load.i, %B38.if.i914 ]
  %out.2.sroa.135.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.15.load.i, %B38.if.i914 ]
  %out.2.sroa.144.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.16.load.i, %B38.if.i914 ]
  %out.2.sroa.153.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.17.load.i, %B38.if.i914 ]
  %out.2.sroa.162.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.18.load.i, %B38.if.i914 ]
  %out.2.sroa.171.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.19.load.i, %B38.if.i914 ]
  %out.2.sroa.180.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.20.load.i, %B38.if.i914 ]
  %out.2.sroa.189.0282.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.21.load.i, %B38.if.i914 ]
  %out.2.sroa.198.0281.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.22.load.i, %B38.if.i914 ]
  %out.2.sroa.207.0280.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.23.load.i, %B38.if.i914 ]
  %out.2.sroa.216.0279.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.24.load.i, %B38.if.i914 ]
  %out.2.sroa.225.0278.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.25.load.i, %B38.if.i914 ]
  %out.2.sroa.234.0277.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.26.load.i, %B38.if.i914 ]
  %out.2.sroa.243.0276.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.27.load.i, %B38.if.i914 ]
  %out.2.sroa.252.0275.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.28.load.i, %B38.if.i914 ]
  %out.2.sroa.261.0274.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.29.load.i, %B38.if.i914 ]
  %out.2.sroa.270.0273.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.30.load.i, %B38.if.i914 ]
  %out.2.sroa.279.0272.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.31.load.i, %B38.if.i914 ]
  %out.2.sroa.288.0271.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.32.load.i, %B38.if.i914 ]
  %out.2.sroa.297.0270.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.33.load.i, %B38.if.i914 ]
  %out.2.sroa.306.0269.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.34.load.i, %B38.if.i914 ]
  %out.2.sroa.315.0268.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.465.fca.35.load.i, %B38.if.i914 ]
  %.333.0266.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.404.i, %B38.if.i914 ]
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
  br i1 %exitcond.not.i915, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit, label %B38.if.i914

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit: ; preds = %B38.if.i914
  call void @llvm.lifetime.end.p0(ptr nonnull %.460.i)
  %.482 = add nsw i64 %.257.fca.2.load.i, 11
  %.483 = add nsw i64 %.482, %.257.fca.0.load.i
  %.484 = add nsw i64 %.483, 15
  %.635 = getelementptr i64, ptr %arg.code_at, i64 %.257.fca.0.load.i
  %.705.idx = shl i64 %.257.fca.0.load.i, 4
  %.705 = getelementptr i8, ptr %arg.code_at, i64 %.705.idx
  %.775.idx = mul i64 %.257.fca.0.load.i, 24
  %.775 = getelementptr i8, ptr %arg.code_at, i64 %.775.idx
  %.845.idx = shl i64 %.257.fca.0.load.i, 5
  %.845 = getelementptr i8, ptr %arg.code_at, i64 %.845.idx
  %.915.idx = mul i64 %.257.fca.0.load.i, 40
  %.915 = getelementptr i8, ptr %arg.code_at, i64 %.915.idx
  %.1138 = getelementptr i64, ptr %arg.sites_at, i64 %.257.fca.6.load.i
  %.1208.idx = shl i64 %.257.fca.6.load.i, 4
  %.1208 = getelementptr i8, ptr %arg.sites_at, i64 %.1208.idx
  %.1278.idx = mul i64 %.257.fca.6.load.i, 24
  %.1278 = getelementptr i8, ptr %arg.sites_at, i64 %.1278.idx
  %.1348.idx = shl i64 %.257.fca.6.load.i, 5
  %.1348 = getelementptr i8, ptr %arg.sites_at, i64 %.1348.idx
  %.1508 = icmp slt i64 %.483, -14
  br i1 %.1508, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif, %B0.endif.endif.endif.endi...endif.2.endif.if
  %.1488.sroa.13.0 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.2.endif.if ], [ %.1488.sroa.13.1, %B0.endif.endif.endif.endi...endif.2.endif ]
  %.1576 = sub i64 %.1488.sroa.13.0, %.1488.sroa.0.3
  %.1585 = tail call i64 @llvm.smax.i64(i64 %.1576, i64 0)
  %.1601 = getelementptr double, ptr %arg.results_at, i64 %.1488.sroa.0.3
  br i1 %.1520, label %B0.endif.endif.endif.endi...if.4, label %B0.endif.endif.endif.endi...endif.4, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit
  %.1488.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...if.2 ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE.exit ]
  %.1515 = icmp slt i64 %.257.fca.2.load.i, 0
  %.1516 = select i1 %.1515, i64 %.484, i64 0
  %.1517 = add i64 %.1516, %.257.fca.2.load.i
  %.1520 = icmp slt i64 %.1517, 0
  br i1 %.1520, label %B0.endif.endif.endif.endi...endif.2.if, label %B0.endif.endif.endif.endi...endif.2.endif, !prof !6

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.2.endif

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2.if, %B0.endif.endif.endif.endi...endif.2
  %.1488.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1517, %B0.endif.endif.endif.endi...endif.2 ]
  %.1525.not = icmp slt i64 %.1517, %.484
  br i1 %.1525.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.2.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif, %B0.endif.endif.endif.endi...endif.4.endif.endif.if
  %.1659.sroa.13.0 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.4.endif.endif.if ], [ %.1659.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif.endif ]
  %.1747 = sub i64 %.1659.sroa.13.0, %.1659.sroa.0.3
  %.1756 = tail call i64 @llvm.smax.i64(i64 %.1747, i64 0)
  %.1772 = getelementptr double, ptr %arg.results_at, i64 %.1659.sroa.0.3
  br i1 %.1691, label %B0.endif.endif.endif.endi...else.if, label %B0.endif.endif.endif.endi...else.endif, !prof !6

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1659.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.4 ], [ %.1517, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1525.not, label %B0.endif.endif.endif.endi...endif.4.endif, label %B0.endif.endif.endif.endi...endif.4.if, !prof !7

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1659.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1659.sroa.0.1, %B0.endif.endif.endif.endi...endif.4 ]
  %.1686 = icmp slt i64 %.257.fca.2.load.i, -11
  %.1687 = select i1 %.1686, i64 %.484, i64 0
  %.1688 = add i64 %.1687, %.482
  %.1691 = icmp slt i64 %.1688, 0
  br i1 %.1691, label %B0.endif.endif.endif.endi...endif.4.endif.if, label %B0.endif.endif.endif.endi...endif.4.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.4.endif.endif

B0.endif.endif.endif.endi...endif.4.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif.if, %B0.endif.endif.endif.endi...endif.4.endif
  %.1659.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1688, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1696.not = icmp slt i64 %.1688, %.484
  br i1 %.1696.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.4.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1830.sroa.13.0 = phi i64 [ %.484, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1830.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1918 = sub i64 %.1830.sroa.13.0, %.1830.sroa.0.3
  %.1927 = tail call i64 @llvm.smax.i64(i64 %.1918, i64 0)
  %.1943 = getelementptr double, ptr %arg.results_at, i64 %.1830.sroa.0.3
  br i1 %.1862, label %B0.endif.endif.endif.endi...endif.6.else.if, label %B0.endif.endif.endif.endi...endif.6.else.endif, !prof !6

B0.endif.endif.endif.endi...else.if:              ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif

B0.endif.endif.endif.endi...else.endif:           ; preds = %B0.endif.endif.endif.endi...else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.1830.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.if ], [ %.1688, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1696.not, label %B0.endif.endif.endif.endi...else.endif.endif, label %B0.endif.endif.endif.endi...else.endif.if, !prof !7

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %B0.endif.endif.endif.endi...else.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %B0.endif.endif.endif.endi...else.endif
  %.1830.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...else.endif.if ], [ %.1830.sroa.0.1, %B0.endif.endif.endif.endi...else.endif ]
  %.1857 = icmp slt i64 %.483, 0
  %.1858 = select i1 %.1857, i64 %.484, i64 0
  %.1859 = add i64 %.1858, %.483
  %.1862 = icmp slt i64 %.1859, 0
  br i1 %.1862, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1830.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1859, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1867.not = icmp slt i64 %.1859, %.484
  br i1 %.1867.not, label %B0.endif.endif.endif.endi...endif.6, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !7

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.else.endif

B0.endif.endif.endif.endi...endif.6.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.6.else.if, %B0.endif.endif.endif.endi...endif.6
  %.2000.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.else.if ], [ %.1859, %B0.endif.endif.endif.endi...endif.6 ]
  br i1 %.1867.not, label %B0.endif.endif.endif.endi...endif.7.if, label %B0.endif.endif.endif.endi...endif.6.else.endif.if, !prof !7

B0.endif.endif.endif.endi...endif.6.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.else.endif
  br label %B0.endif.endif.endif.endi...endif.7.if

B0.endif.endif.endif.endi...endif.7.if:           ; preds = %B0.endif.endif.endif.endi...endif.6.else.endif.if, %B0.endif.endif.endif.endi...endif.6.else.endif
  %.2000.sroa.0.3 = phi i64 [ %.484, %B0.endif.endif.endif.endi...endif.6.else.endif.if ], [ %.2000.sroa.0.1, %B0.endif.endif.endif.endi...endif.6.else.endif ]
  %.2113 = getelementptr double, ptr %arg.results_at, i64 %.2000.sroa.0.3
  %spec.select8293.i = tail call i64 @llvm.smin.i64(i64 %.257.fca.9.load.i, i64 0)
  %.562.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select8293.i
  %.632.i = mul nsw i64 %.257.fca.5.load.i, %.257.fca.4.load.i
  %.5.i.i = fptosi double %.465.fca.25.load.i to i64
  %.684.0.i = ashr i64 %.5.i.i, 4
  %.13.i7086.i = tail call i64 @llvm.smax.i64(i64 %.684.0.i, i64 1)
  %.746.i = shl nuw nsw i64 %.13.i7086.i, 4
  %.87.i.i = or disjoint i64 %.746.i, 1
  %.133.not.i.i = icmp sgt i64 %.257.fca.9.load.i, 1
  br i1 %.133.not.i.i, label %B0.else.endif.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !7

B1912.i:                                          ; preds = %B1912.i.outer, %B7005.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B7005.i ], [ %dispatched.3.1.i.ph, %B1912.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B7005.i ], [ %next_block.2.1.i.ph, %B1912.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B7005.i ], [ %waiting_slots.3.1.i.ph, %B1912.i.outer ]
  %.5319.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.5348.i = icmp slt i64 %next_block.2.1.i, %.257.fca.2.load.i
  %or.cond.i = select i1 %.5319.i, i1 %.5348.i, i1 false
  br i1 %or.cond.i, label %B1940.i.preheader, label %B2458.i

B1940.i.preheader:                                ; preds = %B1912.i
  %2 = add nsw i64 %waiting_slots.3.1.i, -1
  %3 = add i64 %2, %next_block.2.1.i
  br label %B1940.i

B1940.i:                                          ; preds = %B1940.i.preheader, %B2444.i
  %dispatched.2.3.i = phi double [ %.5503.i, %B2444.i ], [ %dispatched.3.1.i, %B1940.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6631.i, %B2444.i ], [ %next_block.2.1.i, %B1940.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6641.i, %B2444.i ], [ %waiting_slots.3.1.i, %B1940.i.preheader ]
  %.5396.i = load i64, ptr %.226.i7753.i, align 8, !noalias !8
  %.5397.i = icmp sgt i64 %.5396.i, -1
  br i1 %.5397.i, label %B1968.i, label %B2002.i

B1968.i:                                          ; preds = %B1940.i, %B1968.i
  %slot.4.4.i = phi i64 [ %.5400.i, %B1968.i ], [ 0, %B1940.i ]
  %.5400.i = add nuw nsw i64 %slot.4.4.i, 1
  %.5433.i = getelementptr i64, ptr %.226.i7753.i, i64 %.5400.i
  %.5434.i = load i64, ptr %.5433.i, align 8, !noalias !8
  %.5435.i = icmp sgt i64 %.5434.i, -1
  br i1 %.5435.i, label %B1968.i, label %B2002.i

B2002.i:                                          ; preds = %B1968.i, %B1940.i
  %slot.5.5.i = phi i64 [ 0, %B1940.i ], [ %.5400.i, %B1968.i ]
  %.5468.i = getelementptr double, ptr %.226.i7825.i, i64 %slot.5.5.i
  %.5469.i = load double, ptr %.5468.i, align 8, !noalias !8
  %.12.i.i = fcmp ogt double %.5469.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.5469.i, double %dispatched.2.3.i
  %.5503.i = fadd double %.465.fca.0.load.i, %.13.i.i
  %.5509.i = fadd double %.465.fca.1.load.i, %.13.i.i
  %.5543.i = getelementptr i64, ptr %.226.i7753.i, i64 %slot.5.5.i
  store i64 %.257.fca.5.load.i, ptr %.5543.i, align 8, !noalias !8
  %.5574.i = getelementptr i64, ptr %.226.i7789.i, i64 %slot.5.5.i
  store i64 0, ptr %.5574.i, align 8, !noalias !8
  store double 0.000000e+00, ptr %.5468.i, align 8, !noalias !8
  br i1 %.56878363.not.i, label %B2398.i, label %B2146.if.lr.ph.i

B2146.if.lr.ph.i:                                 ; preds = %B2002.i
  %.5727.i = mul nsw i64 %slot.5.5.i, %.257.fca.5.load.i
  %.5888.i = mul nsw i64 %next_block.5.3.i, %.257.fca.5.load.i
  br label %B2146.if.i

B2146.loopexit.i:                                 ; preds = %.6571.endif.preheader.i, %.6267.endif.endif.i
  %exitcond8447.not.i = icmp eq i64 %.257.fca.5.load.i, %.5700.i
  br i1 %exitcond8447.not.i, label %B2398.i, label %B2146.if.i

B2398.i:                                          ; preds = %B2146.loopexit.i, %B2002.i
  %.6631.i = add i64 %next_block.5.3.i, 1
  %.6641.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i8076.i, label %B2398.endif.else.endif.endif.endif.if.i, label %.6903.endif.i.preheader, !prof !6

B2444.i:                                          ; preds = %.6903.if.i
  %exitcond1052.not = icmp eq i64 %.6631.i, %.257.fca.2.load.i
  br i1 %exitcond1052.not, label %B2458.i, label %B1940.i

B2458.i:                                          ; preds = %.6903.if.i, %B2444.i, %B1912.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1912.i ], [ %.5503.i, %B2444.i ], [ %.5503.i, %.6903.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1912.i ], [ %.6631.i, %.6903.if.i ], [ %.257.fca.2.load.i, %B2444.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1912.i ], [ 0, %.6903.if.i ], [ %.6641.i, %B2444.i ]
  br label %B2516.if.i

B2536.i:                                          ; preds = %B2516.if.i
  %4 = getelementptr double, ptr %.226.i7933.i, i64 %.7033.08368.i
  %.7194.i = load double, ptr %4, align 8, !noalias !8
  %5 = getelementptr i64, ptr %.226.i7968.i, i64 %.7033.08368.i
  %.7225.i = load i64, ptr %5, align 8, !noalias !8
  %.91.i.i = sub nsw i64 %.210.i75758484.i, %.7033.08368.i
  %6 = add nuw i64 %.91.i.i, 3
  %.115.i.i = lshr i64 %6, 2
  %.92.inv.i.i = icmp slt i64 %.91.i.i, 1
  %.136253.not264.i.i = icmp eq i64 %.115.i.i, 0
  %.136253.not.i.i = select i1 %.92.inv.i.i, i1 true, i1 %.136253.not264.i.i
  br i1 %.136253.not.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B88.if.i.i

B138.i.i:                                         ; preds = %B88.if.i.i
  %.241.i.i = fcmp oeq double %.13.i252.i.i, 1.000000e+300
  br i1 %.241.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i, label %B178.i.i

B178.i.i:                                         ; preds = %B138.i.i
  %.12.i.i.i = fcmp ogt double %.7194.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.7194.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.7225.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i7573.i, i64 %.7225.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i7609.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i7609.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !11
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2536.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2536.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.7033.08368.i, %B2536.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2536.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i7573.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.7033.08368.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i7573.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2536.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.7225.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2536.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2536.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i8003.i, i64 %.7033.08368.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !8
  %11 = getelementptr double, ptr %.226.i8039.i, i64 %.7033.08368.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !8
  store i64 0, ptr %174, align 8, !noalias !8
  br label %B2626.i

B2626.i:                                          ; preds = %B2516.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i8003.i, i64 %.7033.08368.i
  %.7393.i = load i64, ptr %12, align 8, !noalias !8
  %.7394.i = icmp sgt i64 %.7393.i, -1
  br i1 %.7394.i, label %B2650.i, label %B2694.i

B2650.i:                                          ; preds = %B2626.i
  %13 = getelementptr double, ptr %.226.i8039.i, i64 %.7033.08368.i
  %.7434.i = load double, ptr %13, align 8, !noalias !8
  %.7436.i = fcmp olt double %.7434.i, %best.2.28371.i
  br i1 %.7436.i, label %B2674.i, label %B2694.i

B2674.i:                                          ; preds = %B2650.i
  br label %B2694.i

B2694.i:                                          ; preds = %B2674.i, %B2650.i, %B2626.i
  %best.3.3.i = phi double [ %.7434.i, %B2674.i ], [ %best.2.28371.i, %B2650.i ], [ %best.2.28371.i, %B2626.i ]
  %scheduler.3.3.i = phi i64 [ %.7033.08368.i, %B2674.i ], [ %scheduler.2.28372.i, %B2650.i ], [ %scheduler.2.28372.i, %B2626.i ]
  %exitcond8448.not.i = icmp eq i64 %.7102.i, 4
  br i1 %exitcond8448.not.i, label %B2696.i, label %B2516.if.i

B2696.i:                                          ; preds = %B2694.i
  %.7497.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.7497.i, label %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit, label %B2712.i

B2712.i:                                          ; preds = %B2696.i
  %.7866.i = getelementptr i64, ptr %.226.i8003.i, i64 %scheduler.3.3.i
  %.7867.i = load i64, ptr %.7866.i, align 8, !noalias !8
  %.7900.i = getelementptr i64, ptr %.226.i8075.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7900.i, align 8, !noalias !8
  %.7922.i = icmp slt i64 %.7867.i, 0
  %.7923.i = select i1 %.7922.i, i64 %.210.i7359.i, i64 0
  %14 = getelementptr i64, ptr %.226.i7357.i, i64 %.7867.i
  %.7937.i = getelementptr i64, ptr %14, i64 %.7923.i
  %.7938.i = load i64, ptr %.7937.i, align 8, !noalias !8
  %.7952.i = icmp slt i64 %.7938.i, 0
  %.7953.i = select i1 %.7952.i, i64 %.257.fca.1.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.path_at, i64 %.7938.i
  %.7967.i = getelementptr i64, ptr %15, i64 %.7953.i
  %.7968.i = load i64, ptr %.7967.i, align 8, !noalias !8
  %.7986.i = icmp slt i64 %.7968.i, 0
  %.7987.i = select i1 %.7986.i, i64 %.257.fca.0.load.i, i64 0
  %16 = getelementptr i64, ptr %arg.code_at, i64 %.7968.i
  %.8001.i = getelementptr i64, ptr %16, i64 %.7987.i
  %.8002.i = load i64, ptr %.8001.i, align 8, !noalias !8
  %.8021.i = select i1 %.7922.i, i64 %.210.i7647.i, i64 0
  %17 = getelementptr double, ptr %.226.i7645.i, i64 %.7867.i
  %.8035.i = getelementptr double, ptr %17, i64 %.8021.i
  %.8036.i = load double, ptr %.8035.i, align 8, !noalias !8
  %.8052.i = select i1 %.7922.i, i64 %.210.i75758484.i, i64 0
  %18 = getelementptr double, ptr %.226.i7573.i, i64 %.7867.i
  %.8066.i = getelementptr double, ptr %18, i64 %.8052.i
  %.8067.i = load double, ptr %.8066.i, align 8, !noalias !8
  %.12.i6905.i = fcmp olt double %best.3.3.i, %.8067.i
  %.13.i6906.i = select i1 %.12.i6905.i, double %best.3.3.i, double %.8067.i
  %.12.i6907.i = fcmp ogt double %.13.i6906.i, %.8036.i
  %.13.i6908.i = select i1 %.12.i6907.i, double %.13.i6906.i, double %.8036.i
  %.8140.i = select i1 %.7922.i, i64 %.210.i7683.i, i64 0
  %19 = getelementptr i64, ptr %.226.i7681.i, i64 %.7867.i
  %.8154.i = getelementptr i64, ptr %19, i64 %.8140.i
  %.8155.i = load i64, ptr %.8154.i, align 8, !noalias !8
  %.8169.i = icmp slt i64 %.8155.i, 0
  %.8170.i = select i1 %.8169.i, i64 %.1756, i64 0
  %20 = getelementptr double, ptr %.1772, i64 %.8155.i
  %.8184.i = getelementptr double, ptr %20, i64 %.8170.i
  %.8185.i = load double, ptr %.8184.i, align 8, !noalias !8
  %.8217.i = fsub double %.13.i6908.i, %.8036.i
  %.8218.i = fadd double %.8185.i, %.8217.i
  store double %.8218.i, ptr %.8184.i, align 8, !noalias !8
  %.8264.i = select i1 %.7986.i, i64 %.1927, i64 0
  %21 = getelementptr double, ptr %.1943, i64 %.7968.i
  %.8278.i = getelementptr double, ptr %21, i64 %.8264.i
  %.8279.i = load double, ptr %.8278.i, align 8, !noalias !8
  %.8310.i = load double, ptr %.8035.i, align 8, !noalias !8
  %.8311.i = fsub double %.13.i6908.i, %.8310.i
  %.8312.i = fadd double %.8279.i, %.8311.i
  store double %.8312.i, ptr %.8278.i, align 8, !noalias !8
  %.8373.i = load double, ptr %.8372.i, align 8, !noalias !8
  %.8375.i = fsub double %best.3.3.i, %.13.i6908.i
  %.8376.i = fadd double %.8375.i, %.8373.i
  store double %.8376.i, ptr %.8372.i, align 8, !noalias !8
  store double %best.3.3.i, ptr %.8035.i, align 8, !noalias !8
  %22 = getelementptr i64, ptr %.845, i64 %.7968.i
  %.8483.i = getelementptr i64, ptr %22, i64 %.7987.i
  %.8484.i = load i64, ptr %.8483.i, align 8, !noalias !8
  %.8489.not.i = icmp eq i64 %.8484.i, 0
  br i1 %.8489.not.i, label %B3292.i, label %B3148.preheader.i

B3148.preheader.i:                                ; preds = %B2712.i
  %.8660.i = mul nsw i64 %.7867.i, 6
  br label %B3148.if.i

B3168.i:                                          ; preds = %B3148.if.i
  %.8662.i = add nsw i64 %.8530.08373.i, %.8660.i
  %.8676.i = icmp slt i64 %.8662.i, 0
  %.8677.i = select i1 %.8676.i, i64 %.210.i7395.i, i64 0
  %23 = getelementptr double, ptr %.226.i7393.i, i64 %.8662.i
  %.8691.i = getelementptr double, ptr %23, i64 %.8677.i
  %.8692.i = load double, ptr %.8691.i, align 8, !noalias !8
  %.8694.i = fcmp ogt double %.8692.i, %need.2.28375.i
  br i1 %.8694.i, label %B3214.i, label %B3290.i

B3214.i:                                          ; preds = %B3168.i
  %.8754.i = select i1 %.8676.i, i64 %.210.i7431.i, i64 0
  %24 = getelementptr i64, ptr %.226.i7429.i, i64 %.8662.i
  %.8768.i = getelementptr i64, ptr %24, i64 %.8754.i
  %.8769.i = load i64, ptr %.8768.i, align 8, !noalias !8
  br label %B3290.i

B3290.i:                                          ; preds = %B3148.if.i, %B3214.i, %B3168.i
  %need.3.3.i = phi double [ %.8692.i, %B3214.i ], [ %need.2.28375.i, %B3168.i ], [ %need.2.28375.i, %B3148.if.i ]
  %why.4.3.i = phi i64 [ %.8769.i, %B3214.i ], [ %why.3.28376.i, %B3168.i ], [ %why.3.28376.i, %B3148.if.i ]
  %exitcond8449.not.i = icmp eq i64 %.8605.i, 6
  br i1 %exitcond8449.not.i, label %B3292.i, label %B3148.if.i

B3292.i:                                          ; preds = %B3290.i, %B2712.i
  %need.4.3.i = phi double [ %best.3.3.i, %B2712.i ], [ %need.3.3.i, %B3290.i ]
  %why.2.3.i = phi i64 [ 2, %B2712.i ], [ %why.4.3.i, %B3290.i ]
  %.8801.i = fadd double %best.3.3.i, 1.000000e-09
  %.8803.i = fcmp ogt double %need.4.3.i, %.8801.i
  br i1 %.8803.i, label %B3310.i, label %B3334.i

B3310.i:                                          ; preds = %B3292.i
  store double %need.4.3.i, ptr %.8066.i, align 8, !noalias !8
  br label %B7005.i

B3334.i:                                          ; preds = %B3292.i
  %.8889.i = icmp sgt i64 %.8002.i, 4
  br i1 %.8889.i, label %B3496.i, label %B3366.i

B3366.i:                                          ; preds = %B3334.i
  %.8892.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8894.i = add nsw i64 %.8002.i, %.8892.i
  %.8908.i = icmp slt i64 %.8894.i, 0
  %.8909.i = select i1 %.8908.i, i64 %.210.i7899.i, i64 0
  %25 = getelementptr double, ptr %.226.i7897.i, i64 %.8894.i
  %.8923.i = getelementptr double, ptr %25, i64 %.8909.i
  %.8924.i = load double, ptr %.8923.i, align 8, !noalias !8
  %.8927.i = fcmp ogt double %.8924.i, %.8801.i
  br i1 %.8927.i, label %B3418.i, label %B3790.i

B3418.i:                                          ; preds = %B3366.i
  store double %.8924.i, ptr %.8066.i, align 8, !noalias !8
  br label %B7005.i

B3496.i:                                          ; preds = %B3334.i
  %.9044.i = icmp samesign ult i64 %.8002.i, 10
  br i1 %.9044.i, label %B3568.i, label %B3790.i

B3568.i:                                          ; preds = %B3496.i
  %.9056.i = mul nsw i64 %scheduler.3.3.i, %.5.i8124.i
  %.9086.i = getelementptr i64, ptr %.226.i8184.i, i64 %scheduler.3.3.i
  %.9087.i = load i64, ptr %.9086.i, align 8, !noalias !8
  %.9088.i = add nsw i64 %.9087.i, %.9056.i
  %.9102.i = icmp slt i64 %.9088.i, 0
  %.9103.i = select i1 %.9102.i, i64 %.210.i8150.i, i64 0
  %26 = getelementptr double, ptr %.226.i8148.i, i64 %.9088.i
  %.9117.i = getelementptr double, ptr %26, i64 %.9103.i
  %.9118.i = load double, ptr %.9117.i, align 8, !noalias !8
  %.9121.i = fcmp ogt double %.9118.i, %.8801.i
  br i1 %.9121.i, label %B3622.i, label %B3790.i

B3622.i:                                          ; preds = %B3568.i
  store double %.9118.i, ptr %.8066.i, align 8, !noalias !8
  %27 = add nsw i64 %.8002.i, -5
  %switch.and.i = and i64 %27, -5
  %switch.selectcmp.i = icmp eq i64 %switch.and.i, 0
  %28 = select i1 %switch.selectcmp.i, i64 6, i64 5
  br label %B7005.i

B3790.i:                                          ; preds = %B3568.i, %B3496.i, %B3366.i
  %or.cond69008284.i = phi i1 [ true, %B3568.i ], [ false, %B3496.i ], [ false, %B3366.i ]
  %.7937.i.le = getelementptr i64, ptr %14, i64 %.7923.i
  %.8035.i.le = getelementptr double, ptr %17, i64 %.8021.i
  %.9318.i = load double, ptr %.1772, align 8, !noalias !8
  %.9319.i = fadd double %.9318.i, 1.000000e+00
  store double %.9319.i, ptr %.1772, align 8, !noalias !8
  %.9351.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9358.i = shl nuw nsw i64 %.9351.i, 1
  %.9360.not.i = icmp sge i64 %.9358.i, %arg.limit
  %.9366.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond6899.i = select i1 %.9360.not.i, i1 %.9366.i, i1 false
  br i1 %or.cond6899.i, label %B3886.i, label %B3950.i

B3886.i:                                          ; preds = %B3790.i
  %.9403.i = uitofp nneg i64 %.9351.i to double
  store double %.9403.i, ptr %.9402.i, align 8, !noalias !8
  store double %best.3.3.i, ptr %.9434.i, align 8, !noalias !8
  br label %B3950.i

B3950.i:                                          ; preds = %B3886.i, %B3790.i
  %half.4.2.i = phi i64 [ %.9351.i, %B3886.i ], [ %half.2.1.i.ph, %B3790.i ]
  %.9440.i = fadd double %best.3.3.i, 1.000000e+00
  %.9470.i = getelementptr double, ptr %.226.i7933.i, i64 %scheduler.3.3.i
  store double %.9440.i, ptr %.9470.i, align 8, !noalias !8
  %.9502.i = getelementptr i64, ptr %.226.i7968.i, i64 %scheduler.3.3.i
  store i64 %.7867.i, ptr %.9502.i, align 8, !noalias !8
  br i1 %.8889.i, label %B4058.i, label %B4008.i

B4008.i:                                          ; preds = %B3950.i
  %29 = getelementptr double, ptr %arg.cost_at, i64 %.7968.i
  %.9536.i = getelementptr double, ptr %29, i64 %.7987.i
  %.9537.i = load double, ptr %.9536.i, align 8, !noalias !8
  %.9539.i = fadd double %best.3.3.i, %.9537.i
  %.9541.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9543.i = add nsw i64 %.8002.i, %.9541.i
  %.9557.i = icmp slt i64 %.9543.i, 0
  %.9558.i = select i1 %.9557.i, i64 %.210.i7899.i, i64 0
  %30 = getelementptr double, ptr %.226.i7897.i, i64 %.9543.i
  %.9572.i = getelementptr double, ptr %30, i64 %.9558.i
  store double %.9539.i, ptr %.9572.i, align 8, !noalias !8
  br label %B4058.i

B4058.i:                                          ; preds = %B4008.i, %B3950.i
  %.9601.i = icmp ne i64 %.7867.i, -9223372036854775808
  %.9603.not.i = or i1 %.9602.i, %.9601.i
  %or.cond8392.i = and i1 %.9590.i, %.9603.not.i
  br i1 %or.cond8392.i, label %B4058.else.if.i, label %B4058.endif.i, !prof !14

B4192.i:                                          ; preds = %B4058.endif.i
  %31 = getelementptr i64, ptr %.915, i64 %.7968.i
  %.9732.i = getelementptr i64, ptr %31, i64 %.7987.i
  %.9733.i = load i64, ptr %.9732.i, align 8, !noalias !8
  %.9734.i = icmp sgt i64 %.9733.i, -1
  br i1 %.9734.i, label %B4230.i, label %B4260.i

B4230.i:                                          ; preds = %B4192.i
  %.9801.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.9733.i
  %.9802.i = load double, ptr %.9801.i, align 8, !noalias !8
  br label %B4260.i

B4260.i:                                          ; preds = %B4230.i, %B4192.i
  %"$phi4260.3.2.2.i" = phi double [ %.9802.i, %B4230.i ], [ 1.000000e+00, %B4192.i ]
  %.12.i6909.i = fcmp ogt double %"$phi4260.3.2.2.i", 1.000000e+00
  %.13.i6910.i = select i1 %.12.i6909.i, double %"$phi4260.3.2.2.i", double 1.000000e+00
  %.9881.i = load double, ptr %.226.i8111.i, align 8, !noalias !8
  %.12.i6911.i = fcmp ogt double %best.3.3.i, %.9881.i
  %.13.i6912.i = select i1 %.12.i6911.i, double %best.3.3.i, double %.9881.i
  %.9911.i = fadd double %.13.i6910.i, %.13.i6912.i
  store double %.9911.i, ptr %.226.i8111.i, align 8, !noalias !8
  %.9971.i = load double, ptr %.1166.i.i, align 8, !noalias !8
  %.9972.i = fadd double %.13.i6910.i, %.9971.i
  store double %.9972.i, ptr %.1166.i.i, align 8, !noalias !8
  %.10032.i = load double, ptr %.10031.i, align 8, !noalias !8
  %.10033.i = fadd double %.13.i6910.i, %.10032.i
  store double %.10033.i, ptr %.10031.i, align 8, !noalias !8
  %.10093.i = load double, ptr %.226.i8111.i, align 8, !noalias !8
  %.10099.i = fadd double %.465.fca.3.load.i, %.10093.i
  %.10100.i = fadd double %.10099.i, -1.000000e+00
  br label %B5626.i

B4542.i:                                          ; preds = %B4058.endif.i
  %32 = add i64 %.8002.i, -6
  %or.cond6901.i = icmp ult i64 %32, 3
  br i1 %or.cond6901.i, label %B4610.i, label %B5326.i

B4610.i:                                          ; preds = %B4542.i
  %33 = getelementptr i64, ptr %.915, i64 %.7968.i
  %.10167.i = getelementptr i64, ptr %33, i64 %.7987.i
  %.10168.i = load i64, ptr %.10167.i, align 8, !noalias !8
  %.10169.i = icmp sgt i64 %.10168.i, -1
  br i1 %.10169.i, label %B4678.i, label %B5626.i

B4678.i:                                          ; preds = %B4610.i
  %.10193.i = select i1 %.7922.i, i64 %.210.i7539.i, i64 0
  %34 = getelementptr i64, ptr %.226.i7537.i, i64 %.7867.i
  %.10207.i = getelementptr i64, ptr %34, i64 %.10193.i
  %.10208.i = load i64, ptr %.10207.i, align 8, !noalias !8
  %.10210.i = icmp slt i64 %.10208.i, %.257.fca.4.load.i
  br i1 %.10210.i, label %B4706.i, label %B4782.i

B4706.i:                                          ; preds = %B4678.i
  %.10216.i = mul nsw i64 %.7867.i, %.257.fca.6.load.i
  %.10248.i = add nsw i64 %.10168.i, %.10216.i
  %.10262.i = icmp slt i64 %.10248.i, 0
  %.10263.i = select i1 %.10262.i, i64 %.210.i7719.i, i64 0
  %35 = getelementptr i64, ptr %.226.i7717.i, i64 %.10248.i
  %.10277.i = getelementptr i64, ptr %35, i64 %.10263.i
  %.10278.i = load i64, ptr %.10277.i, align 8, !noalias !8
  %.10279.i = icmp eq i64 %.10278.i, 0
  %..i = select i1 %.10279.i, i64 2, i64 1
  br label %B4782.i

B4782.i:                                          ; preds = %B4706.i, %B4678.i
  %early.2.3.i = phi i64 [ %..i, %B4706.i ], [ 0, %B4678.i ]
  br i1 %or.cond8392.i, label %B4782.else.if.i, label %B4782.endif.i, !prof !14

B4904.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.419.i.i = icmp slt i64 %.551.i.i, 0
  %.420.i.i = select i1 %.419.i.i, i64 %.257.fca.7.load.i, i64 0
  %36 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.434.i.i = getelementptr i32, ptr %36, i64 %.420.i.i
  %.435.i.i = load i32, ptr %.434.i.i, align 4, !noalias !15
  %.441.i.i = icmp eq i32 %.435.i.i, 0
  br i1 %.441.i.i, label %B62.i.i, label %B76.i.i

B62.i.i:                                          ; preds = %B4904.i
  %.548.i6915.i = fadd double %best.3.3.i, 4.000000e+00
  br label %B5626.i

B76.i.i:                                          ; preds = %B4904.i
  %.591.i.i = load double, ptr %.324.i.i, align 8, !noalias !15
  %.621.i.i = load double, ptr %.354.i.i, align 8, !noalias !15
  %.12.i.i6913.i = fcmp ogt double %.621.i.i, %.591.i.i
  %.13.i.i6914.i = select i1 %.12.i.i6913.i, double %.621.i.i, double %.591.i.i
  %.654.i.i = fsub double %.13.i.i6914.i, %.465.fca.29.load.i
  %.684.i.i = load double, ptr %.226.i8111.i, align 8, !noalias !15
  %.16.i.i.i = fcmp ogt double %.684.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.684.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.654.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.654.i.i, double %.17.i.i.i
  %.815.i.i = icmp sgt i32 %.435.i.i, 0
  %storemerge.i.i = tail call i32 @llvm.smax.i32(i32 %.435.i.i, i32 0)
  br i1 %.815.i.i, label %B334.if.lr.ph.i.i, label %B512.i.i

B334.if.lr.ph.i.i:                                ; preds = %B76.i.i
  %.958.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i.i to i64
  br label %B334.if.i.i

B482.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit.i.i
  %.1119.i.i = select i1 %.1075.i.i, i64 %.210.i7149.i, i64 0
  %37 = getelementptr double, ptr %.226.i7148.i, i64 %.812.i.i.i
  %.1133.i.i = getelementptr double, ptr %37, i64 %.1119.i.i
  %.1134.i.i = load double, ptr %.1133.i.i, align 8, !noalias !15
  %.1138.i.i = fcmp ogt double %.1134.i.i, %.19.i.i.i
  %38 = zext i1 %.1138.i.i to i64
  br label %B504.i.i

B504.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit.i.i, %B482.i.i
  %"$phi504.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit.i.i ], [ %38, %B482.i.i ]
  %.1148.i.i = add nuw nsw i64 %"$phi504.2.2.1.i.i", %late.2.0976.i.i
  %exitcond.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i.i, label %B512.loopexit.i.i, label %B334.if.i.i

B512.loopexit.i.i:                                ; preds = %B504.i.i
  %39 = uitofp nneg i64 %.1148.i.i to double
  %40 = fmul double %39, 5.000000e-01
  br label %B512.i.i

B512.i.i:                                         ; preds = %B512.loopexit.i.i, %B76.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B76.i.i ], [ %40, %B512.loopexit.i.i ]
  br i1 %.229.i.i.i, label %.295.if.i.i.i, label %.295.endif.preheader.i.i.i, !prof !6

B158.i.i.i:                                       ; preds = %B92.if.i.i.i
  br i1 %.529.i.i.i, label %B158.endif.endif.thread.i.i.i, label %B158.endif.endif.i.i.i, !prof !6

B250.i.i.i:                                       ; preds = %43, %B92.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.512.i.i.i, %43 ], [ %previous.2.0198.i.i.i, %B92.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %43 ], [ %worst.2.0199.i.i.i, %B92.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i, label %B92.if.i.i.i

.295.endif.preheader.i.i.i:                       ; preds = %B512.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7217.i, i8 0, i64 %157, i1 false), !noalias !18
  br label %.295.if.i.i.i

.295.if.i.i.i:                                    ; preds = %.295.endif.preheader.i.i.i, %B512.i.i
  br i1 %.815.i.i, label %B92.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i

B92.if.lr.ph.i.i.i:                               ; preds = %.295.if.i.i.i
  %.476.i.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.435.i.i to i64
  br label %B92.if.i.i.i

B92.if.i.i.i:                                     ; preds = %B92.if.lr.ph.i.i.i, %B250.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B92.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B250.i.i.i ]
  %worst.2.0199.i.i.i = phi i64 [ 1, %B92.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B250.i.i.i ]
  %previous.2.0198.i.i.i = phi i64 [ -1, %B92.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B250.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.478.i.i.i = add nsw i64 %.476.i.i.i, %indvars.iv.i.i.i
  %.492.i.i.i = icmp slt i64 %.478.i.i.i, 0
  %.493.i.i.i = select i1 %.492.i.i.i, i64 %.257.fca.7.load.i, i64 0
  %41 = getelementptr i32, ptr %arg.rows_at, i64 %.478.i.i.i
  %.507.i.i.i = getelementptr i32, ptr %41, i64 %.493.i.i.i
  %.508.i.i.i = load i32, ptr %.507.i.i.i, align 4, !noalias !18
  %.510.i.i.i = sext i32 %.508.i.i.i to i64
  %.511.i.i.i = add nsw i64 %.786.i.i, %.510.i.i.i
  %.512.i.i.i = ashr i64 %.511.i.i.i, 2
  %.518.not.i.i.i = icmp eq i64 %.512.i.i.i, %previous.2.0198.i.i.i
  br i1 %.518.not.i.i.i, label %B250.i.i.i, label %B158.i.i.i

B158.endif.endif.thread.i.i.i:                    ; preds = %B158.i.i.i
  %.596.c.i.i.i = load i64, ptr %.226.i7217.i, align 8, !noalias !18
  %.597.c.i.i.i = add nsw i64 %.596.c.i.i.i, 1
  store i64 %.597.c.i.i.i, ptr %.226.i7217.i, align 8, !noalias !18
  br label %43

B158.endif.endif.i.i.i:                           ; preds = %B158.i.i.i
  %.546.i.i.i = srem i64 %.512.i.i.i, %.5.i.i.i
  %.547.i.i.i = xor i64 %.546.i.i.i, %.5.i.i.i
  %.548.i.i.i = icmp slt i64 %.547.i.i.i, 0
  %.549.i.i.i = icmp ne i64 %.546.i.i.i, 0
  %.550.i.i.i = and i1 %.549.i.i.i, %.548.i.i.i
  %.557.i.i.i = select i1 %.550.i.i.i, i64 %.5.i.i.i, i64 0
  %.537.0.i.i.i = add i64 %.557.i.i.i, %.546.i.i.i
  %.537.0.fr.i.i.i = freeze i64 %.537.0.i.i.i
  %.580.i.i.i = icmp slt i64 %.537.0.fr.i.i.i, 0
  %.581.i.i.i = select i1 %.580.i.i.i, i64 %.210.i7219.i, i64 0
  %42 = getelementptr i64, ptr %.226.i7217.i, i64 %.537.0.fr.i.i.i
  %.595.i.i.i = getelementptr i64, ptr %42, i64 %.581.i.i.i
  %.596.i.i.i = load i64, ptr %.595.i.i.i, align 8, !noalias !18
  %.597.i.i.i = add nsw i64 %.596.i.i.i, 1
  store i64 %.597.i.i.i, ptr %.595.i.i.i, align 8, !noalias !18
  br label %43

43:                                               ; preds = %B158.endif.endif.i.i.i, %B158.endif.endif.thread.i.i.i
  %.701.i.i.i = phi i64 [ %.597.c.i.i.i, %B158.endif.endif.thread.i.i.i ], [ %.597.i.i.i, %B158.endif.endif.i.i.i ]
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.701.i.i.i, i64 %worst.2.0199.i.i.i)
  br label %B250.i.i.i

_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i: ; preds = %B250.i.i.i, %.295.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi i64 [ 1, %.295.if.i.i.i ], [ %worst.3.1.i.i.i, %B250.i.i.i ]
  %.1240.i.i = icmp slt i64 %.551.i.i, -3
  %.1241.i.i = select i1 %.1240.i.i, i64 %.257.fca.7.load.i, i64 0
  %44 = getelementptr i8, ptr %36, i64 12
  %.1255.i.i = getelementptr i32, ptr %44, i64 %.1241.i.i
  %.1256.i.i = load i32, ptr %.1255.i.i, align 4, !noalias !15
  %.1263.i.i = sitofp i32 %.435.i.i to double
  %.1264.i.i = fadd double %late.2.0.lcssa.i.i, %.1263.i.i
  %.1269.i.i = fmul double %.1264.i.i, 2.500000e-01
  %.10.i.i.i = sext i32 %.1256.i.i to i64
  %.12.i879.i.i = tail call i64 @llvm.smax.i64(i64 %worst.2.0.lcssa.i.i.i, i64 %.10.i.i.i)
  %.13.i880.i.i = uitofp nneg i64 %.12.i879.i.i to double
  %.14.i.i.i = fcmp ogt double %.1269.i.i, %.13.i880.i.i
  %.15.i.i.i = select i1 %.14.i.i.i, double %.1269.i.i, double %.13.i880.i.i
  %.1298.i.i = fadd double %.19.i.i.i, %.15.i.i.i
  %.1333.i.i = load double, ptr %.1166.i.i, align 8, !noalias !15
  %.1334.i.i = fadd double %.1333.i.i, %.15.i.i.i
  store double %.1334.i.i, ptr %.1166.i.i, align 8, !noalias !15
  store double %.1298.i.i, ptr %.226.i8111.i, align 8, !noalias !15
  %.1399.i.i = fadd double %.465.fca.4.load.i, %.1298.i.i
  %.1489977.not.i.i = icmp eq i32 %storemerge.i.i, 0
  br i1 %.1489977.not.i.i, label %B5626.i, label %B858.if.lr.ph.i.i

B858.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i
  %.1528.i.i = add nsw i64 %.551.i.i, 4
  %.177.i.i.i.i.i = icmp eq i64 %early.2.3.i, 2
  %.253.i.i.i.i.i = fadd double %.465.fca.9.load.i, %.1298.i.i
  %.1019.not.i.i.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i.i = select i1 %.1019.not.i.i.i, i1 %.1028.i.i.i, i1 false
  %wide.trip.count991.i.i = zext nneg i32 %storemerge.i.i to i64
  br label %B858.if.i.i

B974.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit968.i.i
  %.1706.i.i = load double, ptr %.1705.i.i, align 8, !noalias !15
  %.1708.i.i = fadd double %.1706.i.i, 1.000000e+00
  store double %.1708.i.i, ptr %.1705.i.i, align 8, !noalias !15
  %.1754.i.i = select i1 %.1650.i.i, i64 %.210.i7149.i, i64 0
  %45 = getelementptr double, ptr %.226.i7148.i, i64 %.812.i959.i.i
  %.1768.i.i = getelementptr double, ptr %45, i64 %.1754.i.i
  %.1769.i.i = load double, ptr %.1768.i.i, align 8, !noalias !15
  %.12.i881.i.i = fcmp ogt double %.1399.i.i, %.1769.i.i
  %.13.i882.i.i = select i1 %.12.i881.i.i, double %.1399.i.i, double %.1769.i.i
  br label %B1416.i.i

B1088.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit968.i.i
  store i64 1, ptr %.1665.i.i, align 8, !noalias !15
  %.1872.i.i = load double, ptr %.1871.i.i, align 8, !noalias !15
  %.1874.i.i = fadd double %.1872.i.i, 1.000000e+00
  store double %.1874.i.i, ptr %.1871.i.i, align 8, !noalias !15
  %.1917.not.i.i = icmp eq i64 %.54.i892.i.i, %missed.2.0981.i.i
  %took.2.1.i.i = select i1 %.1917.not.i.i, double %.465.fca.11.load.i, double %.1928.i.i
  %.1970.i.i = load double, ptr %.1462.i.i, align 8, !noalias !15
  %.1972.i.i = fadd double %took.2.1.i.i, %.1970.i.i
  store double %.1972.i.i, ptr %.1462.i.i, align 8, !noalias !15
  %.2032.i.i = load double, ptr %.324.i.i, align 8, !noalias !15
  %.12.i883.i.i = fcmp ogt double %.1298.i.i, %.2032.i.i
  %.13.i884.i.i = select i1 %.12.i883.i.i, double %.1298.i.i, double %.2032.i.i
  %.2063.i.i = fadd double %took.2.1.i.i, %.13.i884.i.i
  store double %.2063.i.i, ptr %.324.i.i, align 8, !noalias !15
  %.209.i.i.i = ashr i64 %.1563.i.i, 1
  %.5.i.i.i.i.i = mul i64 %.209.i.i.i, 8364850718657
  %.6.i.i.i.i.i = lshr i64 %.5.i.i.i.i.i, 20
  %.7.i.i.i.i.i = and i64 %.6.i.i.i.i.i, 16777215
  %.32.i.i.i.i = uitofp nneg i64 %.7.i.i.i.i.i to double
  %.33.i.i.i.i = fadd double %.32.i.i.i.i, 5.000000e-01
  %.37.i.i.i.i = fmul double %.33.i.i.i.i, 0x3E70000000000000
  %.45.le.i.i.i.i = tail call double @llvm.log.f64(double %.37.i.i.i.i)
  %.51.i.i.i.i = fsub double -1.000000e+00, %.45.le.i.i.i.i
  %.236.i.i.i = fmul double %.465.fca.6.load.i, %.51.i.i.i.i
  %.269.i.i.i = fadd double %.465.fca.5.load.i, %.2063.i.i
  %.270.i.i.i = fadd double %.236.i.i.i, %.269.i.i.i
  br i1 %.358.i.i.i, label %B0.endif.endif.endif.i.i.i, label %B0.endif.endif.else.if.i.i.i, !prof !6

B222.i.i.i:                                       ; preds = %B0.endif.endif.endif.i.i.i
  %46 = getelementptr double, ptr %.226.i7287.i, i64 %rem.0.i.i.i
  %.541.i.i.i = load double, ptr %46, align 8, !noalias !21
  %.12.i.i.i.i = fcmp ogt double %.541.i.i.i, %.270.i.i.i
  %.13.i.i885.i.i = select i1 %.12.i.i.i.i, double %.541.i.i.i, double %.270.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B266.i.i.i:                                       ; preds = %B0.endif.endif.endif.i.i.i
  %.611.i.i.i = load double, ptr %.610.i.i.i, align 8, !noalias !21
  %.613.i.i.i = fadd double %.611.i.i.i, 1.000000e+00
  store double %.613.i.i.i, ptr %.610.i.i.i, align 8, !noalias !21
  %.673.i.i.i = load double, ptr %.226.i8256.i, align 8, !noalias !21
  %.676.i.i.i = fadd double %.465.fca.19.load.i, %.673.i.i.i
  store double %.676.i.i.i, ptr %.226.i8256.i, align 8, !noalias !21
  %.737.i.i.i = fcmp ult double %.676.i.i.i, 1.000000e+00
  br i1 %.737.i.i.i, label %B488.i.i.i, label %B384.i.i.i

B384.i.i.i:                                       ; preds = %B266.i.i.i
  %.781.i.i.i = fadd double %.676.i.i.i, -1.000000e+00
  store double %.781.i.i.i, ptr %.226.i8256.i, align 8, !noalias !21
  %.203.i.i.i.i = load double, ptr %.354.i.i, align 8, !noalias !24
  %.12.i.i.i.i.i = fcmp ogt double %.1298.i.i, %.203.i.i.i.i
  %.13.i.i.i.i.i = select i1 %.12.i.i.i.i.i, double %.1298.i.i, double %.203.i.i.i.i
  %.236.i.i.i.i = fadd double %.235.i.i.i.i, %.13.i.i.i.i.i
  store double %.236.i.i.i.i, ptr %.354.i.i, align 8, !noalias !24
  %.294.i.i.i.i = load double, ptr %.1765.i.i, align 8, !noalias !24
  %.297.i.i.i.i = fadd double %.235.i.i.i.i, %.294.i.i.i.i
  store double %.297.i.i.i.i, ptr %.1765.i.i, align 8, !noalias !24
  %.386.i.i.i.i = load double, ptr %.354.i.i, align 8, !noalias !24
  %.133.i.i.i.i.i = lshr i64 %.1563.i.i, 16
  %.144.0.i.i.i.i.i = and i64 %.133.i.i.i.i.i, 16383
  %47 = getelementptr double, ptr %.226.i7322.i, i64 %.144.0.i.i.i.i.i
  %.209.i.i.i.i.i = load double, ptr %47, align 8, !noalias !27
  %.210.i.i.i.i.i = fcmp olt double %.209.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.177.i.i.i.i.i, i1 %.210.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B76.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

B76.i.i.i.i.i:                                    ; preds = %B384.i.i.i
  store double %.253.i.i.i.i.i, ptr %47, align 8, !noalias !27
  br label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i

_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i: ; preds = %B76.i.i.i.i.i, %B384.i.i.i
  %.358.i.i.i.i.i = phi double [ %.209.i.i.i.i.i, %B384.i.i.i ], [ %.253.i.i.i.i.i, %B76.i.i.i.i.i ]
  br i1 %.358.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, label %B0.endif.endif.endif.endif.endif.else.if.i.i.i.i, !prof !6

B0.endif.endif.endif.endif.endif.else.if.i.i.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i
  %.615.i.i.i.i = urem i64 %.7.i.i.i.i.i, %.210.i72548478.i
  br label %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B0.endif.endif.endif.endif.endif.else.if.i.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i
  %rem.0.i.i.i.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i.i ], [ %.615.i.i.i.i, %B0.endif.endif.endif.endif.endif.else.if.i.i.i.i ]
  %.12.i103.i.i.i.i = fcmp ogt double %.358.i.i.i.i.i, %.386.i.i.i.i
  %.13.i104.i.i.i.i = select i1 %.12.i103.i.i.i.i, double %.358.i.i.i.i.i, double %.386.i.i.i.i
  %.521.i.i.i.i = fadd double %.465.fca.7.load.i, %.13.i104.i.i.i.i
  %.357.i.i.i.i = fmul double %.465.fca.8.load.i, %.51.i.i.i.i
  %.522.i.i.i.i = fadd double %.357.i.i.i.i, %.521.i.i.i.i
  %48 = getelementptr i64, ptr %.226.i7252.i, i64 %rem.0.i.i.i.i
  store i64 %.209.i.i.i, ptr %48, align 8, !noalias !24
  %49 = getelementptr double, ptr %.226.i7287.i, i64 %rem.0.i.i.i.i
  store double %.522.i.i.i.i, ptr %49, align 8, !noalias !24
  %.12.i670.i.i.i = fcmp ogt double %.522.i.i.i.i, %.270.i.i.i
  %.13.i671.i.i.i = select i1 %.12.i670.i.i.i, double %.522.i.i.i.i, double %.270.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B488.i.i.i:                                       ; preds = %B266.i.i.i
  br i1 %or.cond.i.i.i, label %B514.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B514.i.i.i:                                       ; preds = %B488.i.i.i
  %.1059.i.i.i = load double, ptr %.324.i.i, align 8, !noalias !21
  %.133.i.i.i.i = lshr i64 %.1563.i.i, 16
  %.144.0.i.i.i.i = and i64 %.133.i.i.i.i, 16383
  %50 = getelementptr double, ptr %.226.i7322.i, i64 %.144.0.i.i.i.i
  %.209.i.i.i.i = load double, ptr %50, align 8, !noalias !30
  %.210.i.i.i.i = fcmp olt double %.209.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.177.i.i.i.i.i, i1 %.210.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B76.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B76.i.i.i.i:                                      ; preds = %B514.i.i.i
  store double %.253.i.i.i.i.i, ptr %50, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B76.i.i.i.i, %B514.i.i.i
  %.358.i.i.i.i = phi double [ %.209.i.i.i.i, %B514.i.i.i ], [ %.253.i.i.i.i.i, %B76.i.i.i.i ]
  %.12.i672.i.i.i = fcmp ogt double %.358.i.i.i.i, %.1059.i.i.i
  %.13.i673.i.i.i = select i1 %.12.i672.i.i.i, double %.358.i.i.i.i, double %.1059.i.i.i
  %.1213.i.i.i = fadd double %.1212.i.i.i, %.13.i673.i.i.i
  store i64 %.209.i.i.i, ptr %52, align 8, !noalias !21
  %51 = getelementptr double, ptr %.226.i7287.i, i64 %rem.0.i.i.i
  store double %.1213.i.i.i, ptr %51, align 8, !noalias !21
  br label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B0.endif.endif.endif.i.i.i:                       ; preds = %B0.endif.endif.else.if.i.i.i, %B1088.i.i
  %rem.0.i.i.i = phi i64 [ 0, %B1088.i.i ], [ %.375.i.i.i, %B0.endif.endif.else.if.i.i.i ]
  %52 = getelementptr i64, ptr %.226.i7252.i, i64 %rem.0.i.i.i
  %.429.i.i.i = load i64, ptr %52, align 8, !noalias !21
  %.432.i.i.i = icmp eq i64 %.429.i.i.i, %.209.i.i.i
  br i1 %.432.i.i.i, label %B222.i.i.i, label %B266.i.i.i

B0.endif.endif.else.if.i.i.i:                     ; preds = %B1088.i.i
  %.375.i.i.i = urem i64 %.7.i.i.i.i.i, %.210.i72548478.i
  br label %B0.endif.endif.endif.i.i.i

_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B488.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B222.i.i.i
  %.13.i671.sink.i.i.i = phi double [ %.13.i671.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i885.i.i, %B222.i.i.i ], [ %.1213.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.270.i.i.i, %B488.i.i.i ]
  %.2197.i.i = select i1 %.1650.i.i, i64 %.210.i7149.i, i64 0
  %53 = getelementptr double, ptr %.226.i7148.i, i64 %.812.i959.i.i
  %.2211.i.i = getelementptr double, ptr %53, i64 %.2197.i.i
  store double %.13.i671.sink.i.i.i, ptr %.2211.i.i, align 8, !noalias !15
  br label %B1416.i.i

B1416.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B974.i.i
  %missed.3.1.i.i = phi i64 [ %missed.2.0981.i.i, %B974.i.i ], [ %.54.i892.i.i, %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i882.i.i, %B974.i.i ], [ %.13.i671.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i886.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.0980.i.i
  %.13.i887.i.i = select i1 %.12.i886.i.i, double %arrival.2.1.i.i, double %worst.2.0980.i.i
  %exitcond992.not.i.i = icmp eq i64 %indvars.iv.next989.i.i, %wide.trip.count991.i.i
  br i1 %exitcond992.not.i.i, label %B5626.i, label %B858.if.i.i

B334.if.i.i:                                      ; preds = %B504.i.i, %B334.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B334.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B504.i.i ]
  %late.2.0976.i.i = phi i64 [ 0, %B334.if.lr.ph.i.i ], [ %.1148.i.i, %B504.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.924.i.i = load i64, ptr %.923.i.i, align 8, !noalias !15
  %.925.i.i = add nsw i64 %.924.i.i, 1
  store i64 %.925.i.i, ptr %.923.i.i, align 8, !noalias !15
  %.960.i.i = add nsw i64 %.958.i.i, %indvars.iv.i.i
  %.974.i.i = icmp slt i64 %.960.i.i, 0
  %.975.i.i = select i1 %.974.i.i, i64 %.257.fca.7.load.i, i64 0
  %54 = getelementptr i32, ptr %arg.rows_at, i64 %.960.i.i
  %.989.i.i = getelementptr i32, ptr %54, i64 %.975.i.i
  %.990.i.i = load i32, ptr %.989.i.i, align 4, !noalias !15
  %.992.i.i = sext i32 %.990.i.i to i64
  %.993.i.i = add nsw i64 %.786.i.i, %.992.i.i
  %.54.i.i.i = ashr i64 %.993.i.i, 2
  br i1 %.63.i.i.i, label %B114.if.i.i.i.preheader, label %B0.else.if.i.i.i, !prof !6

B142.i.i.i:                                       ; preds = %B114.if.i.i.i
  %.294.i.i.i = select i1 %.242.i.i.i, i64 %.210.i7183.i, i64 0
  %55 = getelementptr i64, ptr %.226.i7181.i, i64 %.129.0268.i.i.i
  %.308.i.i.i = getelementptr i64, ptr %55, i64 %.294.i.i.i
  store i64 %.925.i.i, ptr %.308.i.i.i, align 8, !noalias !33
  %.318.i.i.i = shl nsw i64 %.129.0268.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit.i.i

B188.i.i.i:                                       ; preds = %B114.if.i.i.i
  %.200.i.i.i = add i64 %.129.0268.i.i.i, 1
  %.196.i.i.i = add nsw i64 %.132.0269.i.i.i, -1
  %.347.i.i.i = select i1 %.242.i.i.i, i64 %.210.i7183.i, i64 0
  %56 = getelementptr i64, ptr %.226.i7181.i, i64 %.129.0268.i.i.i
  %.361.i.i.i = getelementptr i64, ptr %56, i64 %.347.i.i.i
  %.362.i.i.i = load i64, ptr %.361.i.i.i, align 8, !noalias !33
  %.377.i.i.i = icmp slt i64 %place.2.0270.i.i.i, 0
  %.378.i.i.i = select i1 %.377.i.i.i, i64 %.210.i7183.i, i64 0
  %57 = getelementptr i64, ptr %.226.i7181.i, i64 %place.2.0270.i.i.i
  %.392.i.i.i = getelementptr i64, ptr %57, i64 %.378.i.i.i
  %.393.i.i.i = load i64, ptr %.392.i.i.i, align 8, !noalias !33
  %.396.i.i.i = icmp slt i64 %.362.i.i.i, %.393.i.i.i
  %spec.select.i889.i.i = select i1 %.396.i.i.i, i64 %.129.0268.i.i.i, i64 %place.2.0270.i.i.i
  %.187.i.i.i = icmp samesign ugt i64 %.132.0269.i.i.i, 1
  br i1 %.187.i.i.i, label %B114.if.i.i.i, label %B230.i.i.i

B230.i.i.i:                                       ; preds = %B188.i.i.i
  %.431.i.i.i = icmp slt i64 %spec.select.i889.i.i, 0
  %.432.i890.i.i = select i1 %.431.i.i.i, i64 %.210.i70888475.i, i64 0
  %58 = getelementptr i64, ptr %.226.i.i, i64 %spec.select.i889.i.i
  %.446.i.i.i = getelementptr i64, ptr %58, i64 %.432.i890.i.i
  store i64 %.54.i.i.i, ptr %.446.i.i.i, align 8, !noalias !33
  %.456.i.i.i = shl nsw i64 %spec.select.i889.i.i, 2
  %.459.i.i.i = add i64 %.456.i.i.i, 4
  %.497.i.i.i = select i1 %.431.i.i.i, i64 %.210.i7114.i, i64 0
  %.498.i.i.i = add i64 %.497.i.i.i, %.456.i.i.i
  %.513.i.i.i = icmp slt i64 %.459.i.i.i, 0
  %.514.i.i.i = select i1 %.513.i.i.i, i64 %.210.i7114.i, i64 0
  %.515.i.i.i = add i64 %.514.i.i.i, %.459.i.i.i
  %.642.i.i.i = icmp slt i64 %.498.i.i.i, 0
  br i1 %.642.i.i.i, label %B230.endif.else.if.i.i.i, label %B230.endif.else.endif.i.i.i, !prof !6

B0.else.if.i.i.i:                                 ; preds = %B334.if.i.i
  %.59.i.i.i = mul nsw i64 %.54.i.i.i, 712544676207699905
  %.60.i.i.i = ashr i64 %.59.i.i.i, 20
  %.80.i.i.i = srem i64 %.60.i.i.i, %.738.0.i.i
  %.82.i.i.i = icmp slt i64 %.80.i.i.i, 0
  %.91.i.i.i = select i1 %.82.i.i.i, i64 %.738.0.i.i, i64 0
  %.71.0.i.i.i = add nsw i64 %.91.i.i.i, %.80.i.i.i
  %59 = shl nsw i64 %.71.0.i.i.i, 4
  br label %B114.if.i.i.i.preheader

B114.if.i.i.i.preheader:                          ; preds = %B0.else.if.i.i.i, %B334.if.i.i
  %.129.0268.i.i.i.ph = phi i64 [ 0, %B334.if.i.i ], [ %59, %B0.else.if.i.i.i ]
  br label %B114.if.i.i.i

B114.if.i.i.i:                                    ; preds = %B114.if.i.i.i.preheader, %B188.i.i.i
  %place.2.0270.i.i.i = phi i64 [ %spec.select.i889.i.i, %B188.i.i.i ], [ %.129.0268.i.i.i.ph, %B114.if.i.i.i.preheader ]
  %.132.0269.i.i.i = phi i64 [ %.196.i.i.i, %B188.i.i.i ], [ 16, %B114.if.i.i.i.preheader ]
  %.129.0268.i.i.i = phi i64 [ %.200.i.i.i, %B188.i.i.i ], [ %.129.0268.i.i.i.ph, %B114.if.i.i.i.preheader ]
  %.242.i.i.i = icmp slt i64 %.129.0268.i.i.i, 0
  %.243.i.i.i = select i1 %.242.i.i.i, i64 %.210.i70888475.i, i64 0
  %60 = getelementptr i64, ptr %.226.i.i, i64 %.129.0268.i.i.i
  %.257.i.i.i = getelementptr i64, ptr %60, i64 %.243.i.i.i
  %.258.i.i.i = load i64, ptr %.257.i.i.i, align 8, !noalias !33
  %.260.i.i.i = icmp eq i64 %.258.i.i.i, %.54.i.i.i
  br i1 %.260.i.i.i, label %B142.i.i.i, label %B188.i.i.i

B230.endif.endif.i.i.i:                           ; preds = %B230.endif.else.endif.endif.endif.if.i.i.i, %B230.endif.else.endif.endif.endif.i.i.i
  %.622.sroa.13.0.i.i.i = phi i64 [ %.210.i7114.i, %B230.endif.else.endif.endif.endif.if.i.i.i ], [ %.622.sroa.13.1.i.i.i, %B230.endif.else.endif.endif.endif.i.i.i ]
  %.743.not271.i.i.i = icmp slt i64 %.622.sroa.0.3.i.i.i, %.622.sroa.13.0.i.i.i
  br i1 %.743.not271.i.i.i, label %.713.endif.preheader.i.i.i, label %.713.if.i.i.i, !prof !36

.713.endif.preheader.i.i.i:                       ; preds = %B230.endif.endif.i.i.i
  %61 = shl i64 %.622.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i7112.i, i64 %61
  %62 = sub nsw i64 %.622.sroa.13.0.i.i.i, %.622.sroa.0.3.i.i.i
  %63 = shl i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %63, i1 false), !noalias !33
  br label %.713.if.i.i.i

B230.endif.else.if.i.i.i:                         ; preds = %B230.i.i.i
  br label %B230.endif.else.endif.i.i.i

B230.endif.else.endif.i.i.i:                      ; preds = %B230.endif.else.if.i.i.i, %B230.i.i.i
  %.622.sroa.0.1.i.i.i = phi i64 [ 0, %B230.endif.else.if.i.i.i ], [ %.498.i.i.i, %B230.i.i.i ]
  %.647.not.i.i.i = icmp slt i64 %.498.i.i.i, %.210.i7114.i
  br i1 %.647.not.i.i.i, label %B230.endif.else.endif.endif.i.i.i, label %B230.endif.else.endif.if.i.i.i, !prof !7

B230.endif.else.endif.if.i.i.i:                   ; preds = %B230.endif.else.endif.i.i.i
  br label %B230.endif.else.endif.endif.i.i.i

B230.endif.else.endif.endif.i.i.i:                ; preds = %B230.endif.else.endif.if.i.i.i, %B230.endif.else.endif.i.i.i
  %.622.sroa.0.3.i.i.i = phi i64 [ %.210.i7114.i, %B230.endif.else.endif.if.i.i.i ], [ %.622.sroa.0.1.i.i.i, %B230.endif.else.endif.i.i.i ]
  %.659.i.i.i = icmp slt i64 %.515.i.i.i, 0
  br i1 %.659.i.i.i, label %B230.endif.else.endif.endif.if.i.i.i, label %B230.endif.else.endif.endif.endif.i.i.i, !prof !6

B230.endif.else.endif.endif.if.i.i.i:             ; preds = %B230.endif.else.endif.endif.i.i.i
  br label %B230.endif.else.endif.endif.endif.i.i.i

B230.endif.else.endif.endif.endif.i.i.i:          ; preds = %B230.endif.else.endif.endif.if.i.i.i, %B230.endif.else.endif.endif.i.i.i
  %.622.sroa.13.1.i.i.i = phi i64 [ 0, %B230.endif.else.endif.endif.if.i.i.i ], [ %.515.i.i.i, %B230.endif.else.endif.endif.i.i.i ]
  %.664.not.i.i.i = icmp slt i64 %.515.i.i.i, %.210.i7114.i
  br i1 %.664.not.i.i.i, label %B230.endif.endif.i.i.i, label %B230.endif.else.endif.endif.endif.if.i.i.i, !prof !7

B230.endif.else.endif.endif.endif.if.i.i.i:       ; preds = %B230.endif.else.endif.endif.endif.i.i.i
  br label %B230.endif.endif.i.i.i

.713.if.i.i.i:                                    ; preds = %.713.endif.preheader.i.i.i, %B230.endif.endif.i.i.i
  %.781.i891.i.i = select i1 %.431.i.i.i, i64 %.210.i7183.i, i64 0
  %64 = getelementptr i64, ptr %.226.i7181.i, i64 %spec.select.i889.i.i
  %.795.i.i.i = getelementptr i64, ptr %64, i64 %.781.i891.i.i
  store i64 %.925.i.i, ptr %.795.i.i.i, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit.i.i

_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit.i.i: ; preds = %.713.if.i.i.i, %B142.i.i.i
  %.456.sink.i.i.i = phi i64 [ %.456.i.i.i, %.713.if.i.i.i ], [ %.318.i.i.i, %B142.i.i.i ]
  %.809.i.i.i = and i64 %.993.i.i, 3
  %.812.i.i.i = or disjoint i64 %.456.sink.i.i.i, %.809.i.i.i
  %.1075.i.i = icmp slt i64 %.456.sink.i.i.i, 0
  %.1076.i.i = select i1 %.1075.i.i, i64 %.210.i7114.i, i64 0
  %65 = getelementptr i64, ptr %.226.i7112.i, i64 %.812.i.i.i
  %.1090.i.i = getelementptr i64, ptr %65, i64 %.1076.i.i
  %.1091.i.i = load i64, ptr %.1090.i.i, align 8, !noalias !15
  %.1092.not.i.i = icmp eq i64 %.1091.i.i, 0
  br i1 %.1092.not.i.i, label %B504.i.i, label %B482.i.i

B858.if.i.i:                                      ; preds = %B1416.i.i, %B858.if.lr.ph.i.i
  %indvars.iv988.i.i = phi i64 [ 0, %B858.if.lr.ph.i.i ], [ %indvars.iv.next989.i.i, %B1416.i.i ]
  %missed.2.0981.i.i = phi i64 [ -1, %B858.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1416.i.i ]
  %worst.2.0980.i.i = phi double [ %.1399.i.i, %B858.if.lr.ph.i.i ], [ %.13.i887.i.i, %B1416.i.i ]
  %indvars.iv.next989.i.i = add nuw nsw i64 %indvars.iv988.i.i, 1
  %.1530.i.i = add nsw i64 %.1528.i.i, %indvars.iv988.i.i
  %.1544.i.i = icmp slt i64 %.1530.i.i, 0
  %.1545.i.i = select i1 %.1544.i.i, i64 %.257.fca.7.load.i, i64 0
  %66 = getelementptr i32, ptr %arg.rows_at, i64 %.1530.i.i
  %.1559.i.i = getelementptr i32, ptr %66, i64 %.1545.i.i
  %.1560.i.i = load i32, ptr %.1559.i.i, align 4, !noalias !15
  %.1562.i.i = sext i32 %.1560.i.i to i64
  %.1563.i.i = add nsw i64 %.786.i.i, %.1562.i.i
  %.1597.i.i = load i64, ptr %.923.i.i, align 8, !noalias !15
  %.54.i892.i.i = ashr i64 %.1563.i.i, 2
  br i1 %.63.i.i.i, label %B114.if.i906.i.i.preheader, label %B0.else.if.i894.i.i, !prof !6

B142.i964.i.i:                                    ; preds = %B114.if.i906.i.i
  %.294.i965.i.i = select i1 %.242.i910.i.i, i64 %.210.i7183.i, i64 0
  %67 = getelementptr i64, ptr %.226.i7181.i, i64 %.129.0268.i909.i.i
  %.308.i966.i.i = getelementptr i64, ptr %67, i64 %.294.i965.i.i
  store i64 %.1597.i.i, ptr %.308.i966.i.i, align 8, !noalias !37
  %.318.i967.i.i = shl nsw i64 %.129.0268.i909.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit968.i.i

B188.i915.i.i:                                    ; preds = %B114.if.i906.i.i
  %.200.i916.i.i = add i64 %.129.0268.i909.i.i, 1
  %.196.i917.i.i = add nsw i64 %.132.0269.i908.i.i, -1
  %.347.i918.i.i = select i1 %.242.i910.i.i, i64 %.210.i7183.i, i64 0
  %68 = getelementptr i64, ptr %.226.i7181.i, i64 %.129.0268.i909.i.i
  %.361.i919.i.i = getelementptr i64, ptr %68, i64 %.347.i918.i.i
  %.362.i920.i.i = load i64, ptr %.361.i919.i.i, align 8, !noalias !37
  %.377.i921.i.i = icmp slt i64 %place.2.0270.i907.i.i, 0
  %.378.i922.i.i = select i1 %.377.i921.i.i, i64 %.210.i7183.i, i64 0
  %69 = getelementptr i64, ptr %.226.i7181.i, i64 %place.2.0270.i907.i.i
  %.392.i923.i.i = getelementptr i64, ptr %69, i64 %.378.i922.i.i
  %.393.i924.i.i = load i64, ptr %.392.i923.i.i, align 8, !noalias !37
  %.396.i925.i.i = icmp slt i64 %.362.i920.i.i, %.393.i924.i.i
  %spec.select.i926.i.i = select i1 %.396.i925.i.i, i64 %.129.0268.i909.i.i, i64 %place.2.0270.i907.i.i
  %.187.i927.i.i = icmp samesign ugt i64 %.132.0269.i908.i.i, 1
  br i1 %.187.i927.i.i, label %B114.if.i906.i.i, label %B230.i928.i.i

B230.i928.i.i:                                    ; preds = %B188.i915.i.i
  %.431.i929.i.i = icmp slt i64 %spec.select.i926.i.i, 0
  %.432.i930.i.i = select i1 %.431.i929.i.i, i64 %.210.i70888475.i, i64 0
  %70 = getelementptr i64, ptr %.226.i.i, i64 %spec.select.i926.i.i
  %.446.i931.i.i = getelementptr i64, ptr %70, i64 %.432.i930.i.i
  store i64 %.54.i892.i.i, ptr %.446.i931.i.i, align 8, !noalias !37
  %.456.i932.i.i = shl nsw i64 %spec.select.i926.i.i, 2
  %.459.i933.i.i = add i64 %.456.i932.i.i, 4
  %.497.i934.i.i = select i1 %.431.i929.i.i, i64 %.210.i7114.i, i64 0
  %.498.i935.i.i = add i64 %.497.i934.i.i, %.456.i932.i.i
  %.513.i936.i.i = icmp slt i64 %.459.i933.i.i, 0
  %.514.i937.i.i = select i1 %.513.i936.i.i, i64 %.210.i7114.i, i64 0
  %.515.i938.i.i = add i64 %.514.i937.i.i, %.459.i933.i.i
  %.642.i939.i.i = icmp slt i64 %.498.i935.i.i, 0
  br i1 %.642.i939.i.i, label %B230.endif.else.if.i963.i.i, label %B230.endif.else.endif.i940.i.i, !prof !6

B0.else.if.i894.i.i:                              ; preds = %B858.if.i.i
  %.59.i895.i.i = mul nsw i64 %.54.i892.i.i, 712544676207699905
  %.60.i896.i.i = ashr i64 %.59.i895.i.i, 20
  %.80.i897.i.i = srem i64 %.60.i896.i.i, %.738.0.i.i
  %.82.i899.i.i = icmp slt i64 %.80.i897.i.i, 0
  %.91.i902.i.i = select i1 %.82.i899.i.i, i64 %.738.0.i.i, i64 0
  %.71.0.i903.i.i = add nsw i64 %.91.i902.i.i, %.80.i897.i.i
  %71 = shl nsw i64 %.71.0.i903.i.i, 4
  br label %B114.if.i906.i.i.preheader

B114.if.i906.i.i.preheader:                       ; preds = %B0.else.if.i894.i.i, %B858.if.i.i
  %.129.0268.i909.i.i.ph = phi i64 [ 0, %B858.if.i.i ], [ %71, %B0.else.if.i894.i.i ]
  br label %B114.if.i906.i.i

B114.if.i906.i.i:                                 ; preds = %B114.if.i906.i.i.preheader, %B188.i915.i.i
  %place.2.0270.i907.i.i = phi i64 [ %spec.select.i926.i.i, %B188.i915.i.i ], [ %.129.0268.i909.i.i.ph, %B114.if.i906.i.i.preheader ]
  %.132.0269.i908.i.i = phi i64 [ %.196.i917.i.i, %B188.i915.i.i ], [ 16, %B114.if.i906.i.i.preheader ]
  %.129.0268.i909.i.i = phi i64 [ %.200.i916.i.i, %B188.i915.i.i ], [ %.129.0268.i909.i.i.ph, %B114.if.i906.i.i.preheader ]
  %.242.i910.i.i = icmp slt i64 %.129.0268.i909.i.i, 0
  %.243.i911.i.i = select i1 %.242.i910.i.i, i64 %.210.i70888475.i, i64 0
  %72 = getelementptr i64, ptr %.226.i.i, i64 %.129.0268.i909.i.i
  %.257.i912.i.i = getelementptr i64, ptr %72, i64 %.243.i911.i.i
  %.258.i913.i.i = load i64, ptr %.257.i912.i.i, align 8, !noalias !37
  %.260.i914.i.i = icmp eq i64 %.258.i913.i.i, %.54.i892.i.i
  br i1 %.260.i914.i.i, label %B142.i964.i.i, label %B188.i915.i.i

B230.endif.endif.i951.i.i:                        ; preds = %B230.endif.else.endif.endif.endif.if.i950.i.i, %B230.endif.else.endif.endif.endif.i947.i.i
  %.622.sroa.13.0.i952.i.i = phi i64 [ %.210.i7114.i, %B230.endif.else.endif.endif.endif.if.i950.i.i ], [ %.622.sroa.13.1.i948.i.i, %B230.endif.else.endif.endif.endif.i947.i.i ]
  %.743.not271.i953.i.i = icmp slt i64 %.622.sroa.0.3.i945.i.i, %.622.sroa.13.0.i952.i.i
  br i1 %.743.not271.i953.i.i, label %.713.endif.preheader.i960.i.i, label %.713.if.i954.i.i, !prof !36

.713.endif.preheader.i960.i.i:                    ; preds = %B230.endif.endif.i951.i.i
  %73 = shl i64 %.622.sroa.0.3.i945.i.i, 3
  %scevgep.i961.i.i = getelementptr i8, ptr %.226.i7112.i, i64 %73
  %74 = sub nsw i64 %.622.sroa.13.0.i952.i.i, %.622.sroa.0.3.i945.i.i
  %75 = shl i64 %74, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i961.i.i, i8 0, i64 %75, i1 false), !noalias !37
  br label %.713.if.i954.i.i

B230.endif.else.if.i963.i.i:                      ; preds = %B230.i928.i.i
  br label %B230.endif.else.endif.i940.i.i

B230.endif.else.endif.i940.i.i:                   ; preds = %B230.endif.else.if.i963.i.i, %B230.i928.i.i
  %.622.sroa.0.1.i941.i.i = phi i64 [ 0, %B230.endif.else.if.i963.i.i ], [ %.498.i935.i.i, %B230.i928.i.i ]
  %.647.not.i942.i.i = icmp slt i64 %.498.i935.i.i, %.210.i7114.i
  br i1 %.647.not.i942.i.i, label %B230.endif.else.endif.endif.i944.i.i, label %B230.endif.else.endif.if.i943.i.i, !prof !7

B230.endif.else.endif.if.i943.i.i:                ; preds = %B230.endif.else.endif.i940.i.i
  br label %B230.endif.else.endif.endif.i944.i.i

B230.endif.else.endif.endif.i944.i.i:             ; preds = %B230.endif.else.endif.if.i943.i.i, %B230.endif.else.endif.i940.i.i
  %.622.sroa.0.3.i945.i.i = phi i64 [ %.210.i7114.i, %B230.endif.else.endif.if.i943.i.i ], [ %.622.sroa.0.1.i941.i.i, %B230.endif.else.endif.i940.i.i ]
  %.659.i946.i.i = icmp slt i64 %.515.i938.i.i, 0
  br i1 %.659.i946.i.i, label %B230.endif.else.endif.endif.if.i962.i.i, label %B230.endif.else.endif.endif.endif.i947.i.i, !prof !6

B230.endif.else.endif.endif.if.i962.i.i:          ; preds = %B230.endif.else.endif.endif.i944.i.i
  br label %B230.endif.else.endif.endif.endif.i947.i.i

B230.endif.else.endif.endif.endif.i947.i.i:       ; preds = %B230.endif.else.endif.endif.if.i962.i.i, %B230.endif.else.endif.endif.i944.i.i
  %.622.sroa.13.1.i948.i.i = phi i64 [ 0, %B230.endif.else.endif.endif.if.i962.i.i ], [ %.515.i938.i.i, %B230.endif.else.endif.endif.i944.i.i ]
  %.664.not.i949.i.i = icmp slt i64 %.515.i938.i.i, %.210.i7114.i
  br i1 %.664.not.i949.i.i, label %B230.endif.endif.i951.i.i, label %B230.endif.else.endif.endif.endif.if.i950.i.i, !prof !7

B230.endif.else.endif.endif.endif.if.i950.i.i:    ; preds = %B230.endif.else.endif.endif.endif.i947.i.i
  br label %B230.endif.endif.i951.i.i

.713.if.i954.i.i:                                 ; preds = %.713.endif.preheader.i960.i.i, %B230.endif.endif.i951.i.i
  %.781.i955.i.i = select i1 %.431.i929.i.i, i64 %.210.i7183.i, i64 0
  %76 = getelementptr i64, ptr %.226.i7181.i, i64 %spec.select.i926.i.i
  %.795.i956.i.i = getelementptr i64, ptr %76, i64 %.781.i955.i.i
  store i64 %.1597.i.i, ptr %.795.i956.i.i, align 8, !noalias !37
  br label %_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit968.i.i

_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx.exit968.i.i: ; preds = %.713.if.i954.i.i, %B142.i964.i.i
  %.456.sink.i957.i.i = phi i64 [ %.456.i932.i.i, %.713.if.i954.i.i ], [ %.318.i967.i.i, %B142.i964.i.i ]
  %.809.i958.i.i = and i64 %.1563.i.i, 3
  %.812.i959.i.i = or disjoint i64 %.456.sink.i957.i.i, %.809.i958.i.i
  %.1650.i.i = icmp slt i64 %.456.sink.i957.i.i, 0
  %.1651.i.i = select i1 %.1650.i.i, i64 %.210.i7114.i, i64 0
  %77 = getelementptr i64, ptr %.226.i7112.i, i64 %.812.i959.i.i
  %.1665.i.i = getelementptr i64, ptr %77, i64 %.1651.i.i
  %.1666.i.i = load i64, ptr %.1665.i.i, align 8, !noalias !15
  %.1667.not.i.i = icmp eq i64 %.1666.i.i, 0
  br i1 %.1667.not.i.i, label %B1088.i.i, label %B974.i.i

B5000.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.194.i.i = icmp slt i64 %.551.i.i, 0
  %.195.i.i = select i1 %.194.i.i, i64 %.257.fca.7.load.i, i64 0
  %78 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.209.i.i = getelementptr i32, ptr %78, i64 %.195.i.i
  %.210.i.i = load i32, ptr %.209.i.i, align 4, !noalias !40
  %.215.i.i = sext i32 %.210.i.i to i64
  %.216.i.i = icmp eq i32 %.210.i.i, 0
  br i1 %.216.i.i, label %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B56.i.i

B56.i.i:                                          ; preds = %B5000.i
  %.325.i.i = load double, ptr %.324.i.i, align 8, !noalias !40
  %.355.i.i = load double, ptr %.354.i.i, align 8, !noalias !40
  %.12.i.i6916.i = fcmp ogt double %.355.i.i, %.325.i.i
  %.13.i.i6917.i = select i1 %.12.i.i6916.i, double %.355.i.i, double %.325.i.i
  %.388.i.i = fsub double %.13.i.i6917.i, %.465.fca.29.load.i
  %.418.i.i = load double, ptr %.226.i8111.i, align 8, !noalias !40
  %.16.i.i6918.i = fcmp ogt double %.418.i.i, %best.3.3.i
  %.17.i.i6919.i = select i1 %.16.i.i6918.i, double %.418.i.i, double %best.3.3.i
  %.18.i.i6920.i = fcmp ogt double %.388.i.i, %.17.i.i6919.i
  %.19.i.i6921.i = select i1 %.18.i.i6920.i, double %.388.i.i, double %.17.i.i6919.i
  %spec.select678.i.i = tail call i32 @llvm.smax.i32(i32 %.210.i.i, i32 0)
  %.550679.not.i.i = icmp eq i32 %spec.select678.i.i, 0
  br i1 %.550679.not.i.i, label %B654.i.i, label %B356.if.lr.ph.i.i

B356.if.lr.ph.i.i:                                ; preds = %B56.i.i
  %.597.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i6922.i = zext nneg i32 %spec.select678.i.i to i64
  br label %B356.if.i.i

B484.i.i:                                         ; preds = %B484.if.i.i, %B356.if.i.i
  %.685.0.i.i = phi i64 [ 0, %B356.if.i.i ], [ %.758.i.i, %B484.if.i.i ]
  %exitcond.not.i6927.i = icmp eq i64 %.685.0.i.i, 16
  br i1 %exitcond.not.i6927.i, label %B526.i.i, label %B484.if.i.i

B526.i.i:                                         ; preds = %B484.i.i
  %.883.i.i = load i64, ptr %.882.i.i, align 8, !noalias !40
  %.894.0.i.i = and i64 %.883.i.i, 15
  %79 = getelementptr i64, ptr %.226.i8220.i, i64 %.894.0.i.i
  store i64 %.632.i.i, ptr %79, align 8, !noalias !40
  %.987.i.i = add nsw i64 %.883.i.i, 1
  store i64 %.987.i.i, ptr %.882.i.i, align 8, !noalias !40
  %.1019.i.i = add nsw i64 %new.2.0684.i.i, 1
  %.1030.not.i.i = icmp ne i64 %.637.i.i, %previous_new.2.0686.i.i
  %.1040.i.i = zext i1 %.1030.not.i.i to i64
  %spec.select670.i.i = add nsw i64 %new_lines.2.0683.i.i, %.1040.i.i
  br label %B652.i.i

B652.i.i:                                         ; preds = %B484.if.i.i, %B526.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select670.i.i, %B526.i.i ], [ %new_lines.2.0683.i.i, %B484.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1019.i.i, %B526.i.i ], [ %new.2.0684.i.i, %B484.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.637.i.i, %B526.i.i ], [ %previous_new.2.0686.i.i, %B484.if.i.i ]
  %exitcond690.not.i.i = icmp eq i64 %indvars.iv.next.i6924.i, %wide.trip.count.i6922.i
  br i1 %exitcond690.not.i.i, label %B654.loopexit.i.i, label %B356.if.i.i

B654.loopexit.i.i:                                ; preds = %B652.i.i
  %80 = uitofp nneg i64 %spec.select.i.i to double
  %81 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B654.i.i

B654.i.i:                                         ; preds = %B654.loopexit.i.i, %B56.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B56.i.i ], [ %80, %B654.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B56.i.i ], [ %81, %B654.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B56.i.i ], [ %new.3.1.i.i, %B654.loopexit.i.i ]
  %.1102.i.i = fmul double %.465.fca.23.load.i, %lines.2.0.lcssa.i.i
  %.12.i672.i.i = fcmp ogt double %.1102.i.i, 1.000000e+00
  %.13.i673.i.i = select i1 %.12.i672.i.i, double %.1102.i.i, double 1.000000e+00
  %.1134.i6928.i = fadd double %.19.i.i6921.i, %.13.i673.i.i
  %.1167.i.i = load double, ptr %.1166.i.i, align 8, !noalias !40
  %.1170.i.i = fsub double %.1134.i6928.i, %.19.i.i6921.i
  %.1173.i.i = fadd double %.1167.i.i, %.1170.i.i
  store double %.1173.i.i, ptr %.1166.i.i, align 8, !noalias !40
  store double %.1134.i6928.i, ptr %.226.i8111.i, align 8, !noalias !40
  %.1264.i6930.i = load double, ptr %.1263.i6929.i, align 8, !noalias !40
  %.1268.i.i = sub nsw i64 %.215.i.i, %new.2.0.lcssa.i.i
  %.1269.i6931.i = sitofp i64 %.1268.i.i to double
  %.1270.i.i = fadd double %.1264.i6930.i, %.1269.i6931.i
  store double %.1270.i.i, ptr %.1263.i6929.i, align 8, !noalias !40
  %.1330.i.i = load double, ptr %.1329.i.i, align 8, !noalias !40
  %.1332.i6932.i = sitofp i32 %.210.i.i to double
  %.1333.i6933.i = fadd double %.1330.i.i, %.1332.i6932.i
  store double %.1333.i6933.i, ptr %.1329.i.i, align 8, !noalias !40
  %.1381.i.i = icmp slt i64 %.551.i.i, -1
  %.1382.i.i = select i1 %.1381.i.i, i64 %.257.fca.7.load.i, i64 0
  %82 = getelementptr i8, ptr %78, i64 4
  %.1396.i.i = getelementptr i32, ptr %82, i64 %.1382.i.i
  %.1397.i.i = load i32, ptr %.1396.i.i, align 4, !noalias !40
  %.1404.i.i = sext i32 %.1397.i.i to i64
  %.1405.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1404.i.i
  %.1408.i.i = sitofp i64 %.1405.i.i to double
  %.1413.i.i = fdiv double %.1408.i.i, %.1332.i6932.i
  %.1420.i.i = fmul double %.465.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1424.i.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1425.i.i = fsub double %.1424.i.i, %.1413.i.i
  %.1428.i.i = fmul double %.465.fca.13.load.i, %.1425.i.i
  %.1429.i.i = fadd double %.1420.i.i, %.1428.i.i
  %.1432.i.i = fmul double %.465.fca.14.load.i, %.1413.i.i
  %.1433.i.i = fadd double %.1432.i.i, %.1429.i.i
  %.1463.i.i = load double, ptr %.1462.i.i, align 8, !noalias !40
  %.1464.i.i = fadd double %.1463.i.i, %.1433.i.i
  store double %.1464.i.i, ptr %.1462.i.i, align 8, !noalias !40
  %.1524.i.i = load double, ptr %.324.i.i, align 8, !noalias !40
  %.12.i674.i.i = fcmp ogt double %.1134.i6928.i, %.1524.i.i
  %.13.i675.i.i = select i1 %.12.i674.i.i, double %.1134.i6928.i, double %.1524.i.i
  %.1554.i.i = fadd double %.13.i675.i.i, %.1433.i.i
  store double %.1554.i.i, ptr %.324.i.i, align 8, !noalias !40
  %.1637.i.i = fmul double %.1634.i.i, %.1424.i.i
  %.1644.i.i = fcmp ogt double %.1637.i.i, 0.000000e+00
  br i1 %.1644.i.i, label %B1254.i.i, label %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

B1254.i.i:                                        ; preds = %B654.i.i
  %.1675.i.i = load double, ptr %.354.i.i, align 8, !noalias !40
  %.12.i676.i.i = fcmp ogt double %.1134.i6928.i, %.1675.i.i
  %.13.i677.i.i = select i1 %.12.i676.i.i, double %.1134.i6928.i, double %.1675.i.i
  %.1706.i6934.i = fadd double %.1637.i.i, %.13.i677.i.i
  store double %.1706.i6934.i, ptr %.354.i.i, align 8, !noalias !40
  %.1766.i.i = load double, ptr %.1765.i.i, align 8, !noalias !40
  %.1768.i6935.i = fadd double %.1637.i.i, %.1766.i.i
  store double %.1768.i6935.i, ptr %.1765.i.i, align 8, !noalias !40
  %.1843.pre.i.i = load double, ptr %.324.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

B356.if.i.i:                                      ; preds = %B652.i.i, %B356.if.lr.ph.i.i
  %indvars.iv.i6923.i = phi i64 [ 0, %B356.if.lr.ph.i.i ], [ %indvars.iv.next.i6924.i, %B652.i.i ]
  %previous_new.2.0686.i.i = phi i64 [ -1, %B356.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B652.i.i ]
  %previous.2.0685.i.i = phi i64 [ -1, %B356.if.lr.ph.i.i ], [ %.637.i.i, %B652.i.i ]
  %new.2.0684.i.i = phi i64 [ 0, %B356.if.lr.ph.i.i ], [ %new.3.1.i.i, %B652.i.i ]
  %new_lines.2.0683.i.i = phi i64 [ 0, %B356.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B652.i.i ]
  %lines.2.0682.i.i = phi i64 [ 0, %B356.if.lr.ph.i.i ], [ %spec.select.i.i, %B652.i.i ]
  %indvars.iv.next.i6924.i = add nuw nsw i64 %indvars.iv.i6923.i, 1
  %.599.i.i = add nsw i64 %.597.i.i, %indvars.iv.i6923.i
  %.613.i6925.i = icmp slt i64 %.599.i.i, 0
  %.614.i6926.i = select i1 %.613.i6925.i, i64 %.257.fca.7.load.i, i64 0
  %83 = getelementptr i32, ptr %arg.rows_at, i64 %.599.i.i
  %.628.i.i = getelementptr i32, ptr %83, i64 %.614.i6926.i
  %.629.i.i = load i32, ptr %.628.i.i, align 4, !noalias !40
  %.631.i.i = sext i32 %.629.i.i to i64
  %.632.i.i = add nsw i64 %.786.i.i, %.631.i.i
  %.637.i.i = ashr i64 %.632.i.i, 2
  %.643.not.i.i = icmp ne i64 %.637.i.i, %previous.2.0685.i.i
  %.648.i.i = zext i1 %.643.not.i.i to i64
  %spec.select.i.i = add nuw nsw i64 %lines.2.0682.i.i, %.648.i.i
  br label %B484.i.i

B484.if.i.i:                                      ; preds = %B484.i.i
  %.758.i.i = add nuw nsw i64 %.685.0.i.i, 1
  %84 = getelementptr i64, ptr %.226.i8220.i, i64 %.685.0.i.i
  %.814.i.i = load i64, ptr %84, align 8, !noalias !40
  %.816.i.i = icmp eq i64 %.814.i.i, %.632.i.i
  br i1 %.816.i.i, label %B652.i.i, label %B484.i.i

_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1254.i.i, %B654.i.i, %B5000.i
  %.1134.sink.i.i = phi double [ %best.3.3.i, %B5000.i ], [ %.1134.i6928.i, %B1254.i.i ], [ %.1134.i6928.i, %B654.i.i ]
  %.1843.sink.i.i = phi double [ %best.3.3.i, %B5000.i ], [ %.1843.pre.i.i, %B1254.i.i ], [ %.1554.i.i, %B654.i.i ]
  %.10705.i = icmp slt i64 %quot.1.0.i, 0
  %.10706.i = select i1 %.10705.i, i64 %.210.i7827.i, i64 0
  %85 = getelementptr double, ptr %.226.i7825.i, i64 %quot.1.0.i
  %.10720.i = getelementptr double, ptr %85, i64 %.10706.i
  %.10721.i = load double, ptr %.10720.i, align 8, !noalias !8
  %.10727.i = fadd double %.10726.i, %.1843.sink.i.i
  %.12.i6936.i = fcmp ogt double %.10727.i, %.10721.i
  %.13.i6937.i = select i1 %.12.i6936.i, double %.10727.i, double %.10721.i
  store double %.13.i6937.i, ptr %.10720.i, align 8, !noalias !8
  br label %B5626.i

B5138.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %86 = getelementptr double, ptr %arg.cost_at, i64 %.7968.i
  %.10820.i = getelementptr double, ptr %86, i64 %.7987.i
  %.10821.i = load double, ptr %.10820.i, align 8, !noalias !8
  %.254.i.i = icmp slt i64 %.551.i.i, 0
  %.255.i.i = select i1 %.254.i.i, i64 %.257.fca.7.load.i, i64 0
  %87 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.269.i.i = getelementptr i32, ptr %87, i64 %.255.i.i
  %.270.i.i = load i32, ptr %.269.i.i, align 4, !noalias !43
  %.275.i.i = sext i32 %.270.i.i to i64
  %.276.i.i = icmp eq i32 %.270.i.i, 0
  br i1 %.276.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B56.i6938.i

B56.i6938.i:                                      ; preds = %B5138.i
  %.407.i.i = load double, ptr %.324.i.i, align 8, !noalias !43
  %.437.i.i = load double, ptr %.436.i.i, align 8, !noalias !43
  %.467.i.i = load double, ptr %.354.i.i, align 8, !noalias !43
  %.16.i.i6940.i = fcmp ogt double %.437.i.i, %.407.i.i
  %.17.i.i6941.i = select i1 %.16.i.i6940.i, double %.437.i.i, double %.407.i.i
  %.18.i.i6942.i = fcmp ogt double %.467.i.i, %.17.i.i6941.i
  %.19.i.i6943.i = select i1 %.18.i.i6942.i, double %.467.i.i, double %.17.i.i6941.i
  %.502.i.i = fsub double %.19.i.i6943.i, %.465.fca.29.load.i
  %.532.i.i = load double, ptr %.226.i8111.i, align 8, !noalias !43
  %.16.i546.i.i = fcmp ogt double %.532.i.i, %best.3.3.i
  %.17.i547.i.i = select i1 %.16.i546.i.i, double %.532.i.i, double %best.3.3.i
  %.18.i548.i.i = fcmp ogt double %.502.i.i, %.17.i547.i.i
  %.19.i549.i.i = select i1 %.18.i548.i.i, double %.502.i.i, double %.17.i547.i.i
  br i1 %.229.i.i.i, label %.295.if.i.i6946.i, label %.295.endif.preheader.i.i6945.i, !prof !6

B250.i.i6965.i:                                   ; preds = %B158.else.if.else.i.i.i, %B92.if.i.i6950.i
  %previous.3.1.i.i6966.i = phi i64 [ %.512.i.i6960.i, %B158.else.if.else.i.i.i ], [ %previous.2.0193.i.i.i, %B92.if.i.i6950.i ]
  %worst.3.1.i.i6967.i = phi i64 [ %.13.i.i.i6964.i, %B158.else.if.else.i.i.i ], [ %worst.2.0194.i.i.i, %B92.if.i.i6950.i ]
  %exitcond.not.i.i6968.i = icmp eq i64 %indvars.iv.next.i.i6952.i, %wide.trip.count.i.i6949.i
  br i1 %exitcond.not.i.i6968.i, label %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.loopexit.i.i, label %B92.if.i.i6950.i

.295.endif.preheader.i.i6945.i:                   ; preds = %B56.i6938.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7217.i, i8 0, i64 %157, i1 false), !noalias !46
  br label %.295.if.i.i6946.i

.295.if.i.i6946.i:                                ; preds = %.295.endif.preheader.i.i6945.i, %B56.i6938.i
  %.429190.not.i.i.i = icmp slt i32 %.270.i.i, 1
  br i1 %.429190.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i, label %B92.if.lr.ph.i.i6947.i

B92.if.lr.ph.i.i6947.i:                           ; preds = %.295.if.i.i6946.i
  %.476.i.i6948.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i6949.i = zext nneg i32 %.270.i.i to i64
  br label %B92.if.i.i6950.i

B92.if.i.i6950.i:                                 ; preds = %B92.if.lr.ph.i.i6947.i, %B250.i.i6965.i
  %indvars.iv.i.i6951.i = phi i64 [ 0, %B92.if.lr.ph.i.i6947.i ], [ %indvars.iv.next.i.i6952.i, %B250.i.i6965.i ]
  %worst.2.0194.i.i.i = phi i64 [ 1, %B92.if.lr.ph.i.i6947.i ], [ %worst.3.1.i.i6967.i, %B250.i.i6965.i ]
  %previous.2.0193.i.i.i = phi i64 [ -1, %B92.if.lr.ph.i.i6947.i ], [ %previous.3.1.i.i6966.i, %B250.i.i6965.i ]
  %indvars.iv.next.i.i6952.i = add nuw nsw i64 %indvars.iv.i.i6951.i, 1
  %.478.i.i6953.i = add nsw i64 %.476.i.i6948.i, %indvars.iv.i.i6951.i
  %.492.i.i6954.i = icmp slt i64 %.478.i.i6953.i, 0
  %.493.i.i6955.i = select i1 %.492.i.i6954.i, i64 %.257.fca.7.load.i, i64 0
  %88 = getelementptr i32, ptr %arg.rows_at, i64 %.478.i.i6953.i
  %.507.i.i6956.i = getelementptr i32, ptr %88, i64 %.493.i.i6955.i
  %.508.i.i6957.i = load i32, ptr %.507.i.i6956.i, align 4, !noalias !46
  %.510.i.i6958.i = sext i32 %.508.i.i6957.i to i64
  %.511.i.i6959.i = add nsw i64 %.786.i.i, %.510.i.i6958.i
  %.512.i.i6960.i = ashr i64 %.511.i.i6959.i, 2
  %.518.not.i.i6961.i = icmp eq i64 %.512.i.i6960.i, %previous.2.0193.i.i.i
  br i1 %.518.not.i.i6961.i, label %B250.i.i6965.i, label %B158.else.if.else.i.i.i

B158.else.if.else.i.i.i:                          ; preds = %B92.if.i.i6950.i
  %.596.i.i6962.i = load i64, ptr %.226.i7217.i, align 8, !noalias !46
  %.597.i.i6963.i = add nsw i64 %.596.i.i6962.i, 1
  store i64 %.597.i.i6963.i, ptr %.226.i7217.i, align 8, !noalias !46
  %.13.i.i.i6964.i = tail call i64 @llvm.smax.i64(i64 %.597.i.i6963.i, i64 %worst.2.0194.i.i.i)
  br label %B250.i.i6965.i

_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.loopexit.i.i: ; preds = %B250.i.i6965.i
  %89 = uitofp nneg i64 %worst.3.1.i.i6967.i to double
  br label %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.loopexit.i.i, %.295.if.i.i6946.i
  %spec.select.i6969.i = phi i32 [ 0, %.295.if.i.i6946.i ], [ %.270.i.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i6970.i = phi double [ 1.000000e+00, %.295.if.i.i6946.i ], [ %89, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.loopexit.i.i ]
  %.606.i.i = fadd double %.19.i549.i.i, %worst.2.0.lcssa.i.i6970.i
  store double %.606.i.i, ptr %.226.i8111.i, align 8, !noalias !43
  %.644.i.i = sitofp i32 %.270.i.i to double
  %.645.i.i = fmul double %.465.fca.15.load.i, %.644.i.i
  %.675.i.i = load double, ptr %.1462.i.i, align 8, !noalias !43
  %.676.i.i = fadd double %.645.i.i, %.675.i.i
  store double %.676.i.i, ptr %.1462.i.i, align 8, !noalias !43
  %.736.i.i = load double, ptr %.324.i.i, align 8, !noalias !43
  %.12.i.i6971.i = fcmp ogt double %.606.i.i, %.736.i.i
  %.13.i.i6972.i = select i1 %.12.i.i6971.i, double %.606.i.i, double %.736.i.i
  %.766.i.i = fadd double %.645.i.i, %.13.i.i6972.i
  store double %.766.i.i, ptr %.324.i.i, align 8, !noalias !43
  %.798.i.i = fcmp ogt double %.10821.i, 0.000000e+00
  %"$phi550.0.2.0.i.i" = select i1 %.798.i.i, double %.465.fca.27.load.i, double %.465.fca.28.load.i
  %.818.i.i = fmul double %.465.fca.27.load.i, %.644.i.i
  %.834.i.i = icmp slt i64 %.551.i.i, -2
  %.835.i.i = select i1 %.834.i.i, i64 %.257.fca.7.load.i, i64 0
  %90 = getelementptr i8, ptr %87, i64 8
  %.849.i.i = getelementptr i32, ptr %90, i64 %.835.i.i
  %.850.i.i = load i32, ptr %.849.i.i, align 4, !noalias !43
  %.852.i.i = sext i32 %.850.i.i to i64
  %.854.i.i = sub nsw i64 %.852.i.i, %.275.i.i
  %.855.i.i = sitofp i64 %.854.i.i to double
  %.856.i.i = fmul double %"$phi550.0.2.0.i.i", %.855.i.i
  %.857.i.i = fadd double %.818.i.i, %.856.i.i
  %.859.i.i = tail call double @llvm.fabs.f64(double %.10821.i)
  %.862.i.i = fmul double %.859.i.i, %.857.i.i
  %.892.i.i = load double, ptr %.891.i.i, align 8, !noalias !43
  %.893.i.i = fadd double %.892.i.i, %.862.i.i
  store double %.893.i.i, ptr %.891.i.i, align 8, !noalias !43
  %.953.i.i = load double, ptr %.436.i.i, align 8, !noalias !43
  %.12.i550.i.i = fcmp ogt double %.606.i.i, %.953.i.i
  %.13.i551.i.i = select i1 %.12.i550.i.i, double %.606.i.i, double %.953.i.i
  %.983.i.i = fadd double %.13.i551.i.i, %.862.i.i
  store double %.983.i.i, ptr %.436.i.i, align 8, !noalias !43
  %.1043.i.i = load double, ptr %.324.i.i, align 8, !noalias !43
  %.12.i552.i.i = fcmp ogt double %.983.i.i, %.1043.i.i
  %.13.i553.i.i = select i1 %.12.i552.i.i, double %.983.i.i, double %.1043.i.i
  %.1187557.i.i = icmp sgt i32 %spec.select.i6969.i, 0
  br i1 %.1187557.i.i, label %B924.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

B924.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i
  %.1226.i.i = add nsw i64 %.551.i.i, 4
  %.177.i.i.i.i6977.i = icmp eq i64 %early.2.3.i, 2
  %.253.i.i.i.i6978.i = fadd double %.465.fca.9.load.i, %.606.i.i
  %.1019.not.i.i6979.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i6981.i = select i1 %.1019.not.i.i6979.i, i1 %.1028.i.i.i, i1 false
  %wide.trip.count.i6983.i = zext nneg i32 %spec.select.i6969.i to i64
  br label %B924.if.i.i

B924.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i, %B924.if.lr.ph.i.i
  %indvars.iv.i6984.i = phi i64 [ 0, %B924.if.lr.ph.i.i ], [ %indvars.iv.next.i6985.i, %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i ]
  %end.2.0560.i.i = phi double [ %.13.i553.i.i, %B924.if.lr.ph.i.i ], [ %.13.i556.i.i, %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i ]
  %indvars.iv.next.i6985.i = add nuw nsw i64 %indvars.iv.i6984.i, 1
  %.1228.i.i = add nsw i64 %.1226.i.i, %indvars.iv.i6984.i
  %.1242.i.i = icmp slt i64 %.1228.i.i, 0
  %.1243.i.i = select i1 %.1242.i.i, i64 %.257.fca.7.load.i, i64 0
  %91 = getelementptr i32, ptr %arg.rows_at, i64 %.1228.i.i
  %.1257.i.i = getelementptr i32, ptr %91, i64 %.1243.i.i
  %.1258.i.i = load i32, ptr %.1257.i.i, align 4, !noalias !43
  %.1260.i.i = sext i32 %.1258.i.i to i64
  %.1261.i.i = add nsw i64 %.786.i.i, %.1260.i.i
  %.209.i.i6986.i = ashr i64 %.1261.i.i, 1
  %.5.i.i.i.i6987.i = mul i64 %.209.i.i6986.i, 8364850718657
  %.6.i.i.i.i6988.i = lshr i64 %.5.i.i.i.i6987.i, 20
  %.7.i.i.i.i6989.i = and i64 %.6.i.i.i.i6988.i, 16777215
  %.32.i.i.i6990.i = uitofp nneg i64 %.7.i.i.i.i6989.i to double
  %.33.i.i.i6991.i = fadd double %.32.i.i.i6990.i, 5.000000e-01
  %.37.i.i.i6992.i = fmul double %.33.i.i.i6991.i, 0x3E70000000000000
  %.45.le.i.i.i6993.i = tail call double @llvm.log.f64(double %.37.i.i.i6992.i)
  %.51.i.i.i6994.i = fsub double -1.000000e+00, %.45.le.i.i.i6993.i
  %.236.i.i6995.i = fmul double %.465.fca.6.load.i, %.51.i.i.i6994.i
  %.266.i.i.i = load double, ptr %.324.i.i, align 8, !noalias !49
  %.269.i.i6996.i = fadd double %.465.fca.5.load.i, %.266.i.i.i
  %.270.i.i6997.i = fadd double %.269.i.i6996.i, %.236.i.i6995.i
  br i1 %.358.i.i.i, label %B0.endif.endif.endif.i.i7003.i, label %B0.endif.endif.else.if.i.i6998.i, !prof !6

B222.i.i7071.i:                                   ; preds = %B0.endif.endif.endif.i.i7003.i
  %92 = getelementptr double, ptr %.226.i7287.i, i64 %rem.0.i.i7004.i
  %.541.i.i7074.i = load double, ptr %92, align 8, !noalias !49
  %.12.i.i.i7075.i = fcmp ogt double %.541.i.i7074.i, %.270.i.i6997.i
  %.13.i.i554.i.i = select i1 %.12.i.i.i7075.i, double %.541.i.i7074.i, double %.270.i.i6997.i
  br label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i

B266.i.i7010.i:                                   ; preds = %B0.endif.endif.endif.i.i7003.i
  %.611.i.i7011.i = load double, ptr %.610.i.i.i, align 8, !noalias !49
  %.613.i.i7012.i = fadd double %.611.i.i7011.i, 1.000000e+00
  store double %.613.i.i7012.i, ptr %.610.i.i.i, align 8, !noalias !49
  %.673.i.i7013.i = load double, ptr %.226.i8256.i, align 8, !noalias !49
  %.676.i.i7014.i = fadd double %.465.fca.19.load.i, %.673.i.i7013.i
  store double %.676.i.i7014.i, ptr %.226.i8256.i, align 8, !noalias !49
  %.737.i.i7015.i = fcmp ult double %.676.i.i7014.i, 1.000000e+00
  br i1 %.737.i.i7015.i, label %B488.i.i7055.i, label %B384.i.i7016.i

B384.i.i7016.i:                                   ; preds = %B266.i.i7010.i
  %.781.i.i7017.i = fadd double %.676.i.i7014.i, -1.000000e+00
  store double %.781.i.i7017.i, ptr %.226.i8256.i, align 8, !noalias !49
  %.203.i.i.i7018.i = load double, ptr %.354.i.i, align 8, !noalias !52
  %.12.i.i.i.i7019.i = fcmp ogt double %.606.i.i, %.203.i.i.i7018.i
  %.13.i.i.i.i7020.i = select i1 %.12.i.i.i.i7019.i, double %.606.i.i, double %.203.i.i.i7018.i
  %.236.i.i.i7021.i = fadd double %.235.i.i.i.i, %.13.i.i.i.i7020.i
  store double %.236.i.i.i7021.i, ptr %.354.i.i, align 8, !noalias !52
  %.294.i.i.i7022.i = load double, ptr %.1765.i.i, align 8, !noalias !52
  %.297.i.i.i7023.i = fadd double %.235.i.i.i.i, %.294.i.i.i7022.i
  store double %.297.i.i.i7023.i, ptr %.1765.i.i, align 8, !noalias !52
  %.386.i.i.i7024.i = load double, ptr %.354.i.i, align 8, !noalias !52
  %.133.i.i.i.i7025.i = lshr i64 %.1261.i.i, 16
  %.144.0.i.i.i.i7026.i = and i64 %.133.i.i.i.i7025.i, 16383
  %93 = getelementptr double, ptr %.226.i7322.i, i64 %.144.0.i.i.i.i7026.i
  %.209.i.i.i.i7027.i = load double, ptr %93, align 8, !noalias !55
  %.210.i.i.i.i7028.i = fcmp olt double %.209.i.i.i.i7027.i, 0.000000e+00
  %or.cond.i.i.i.i7029.i = select i1 %.177.i.i.i.i6977.i, i1 %.210.i.i.i.i7028.i, i1 false
  br i1 %or.cond.i.i.i.i7029.i, label %B76.i.i.i.i7054.i, label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i7030.i

B76.i.i.i.i7054.i:                                ; preds = %B384.i.i7016.i
  store double %.253.i.i.i.i6978.i, ptr %93, align 8, !noalias !55
  br label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i7030.i

_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i7030.i: ; preds = %B76.i.i.i.i7054.i, %B384.i.i7016.i
  %.358.i.i.i.i7031.i = phi double [ %.209.i.i.i.i7027.i, %B384.i.i7016.i ], [ %.253.i.i.i.i6978.i, %B76.i.i.i.i7054.i ]
  br i1 %.358.i.i.i, label %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i7037.i, label %B0.endif.endif.endif.endif.endif.else.if.i.i.i7032.i, !prof !6

B0.endif.endif.endif.endif.endif.else.if.i.i.i7032.i: ; preds = %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i7030.i
  %.615.i.i.i7033.i = urem i64 %.7.i.i.i.i6989.i, %.210.i72548478.i
  br label %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i7037.i

_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i7037.i: ; preds = %B0.endif.endif.endif.endif.endif.else.if.i.i.i7032.i, %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i7030.i
  %rem.0.i.i.i7038.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i7030.i ], [ %.615.i.i.i7033.i, %B0.endif.endif.endif.endif.endif.else.if.i.i.i7032.i ]
  %.12.i103.i.i.i7039.i = fcmp ogt double %.358.i.i.i.i7031.i, %.386.i.i.i7024.i
  %.13.i104.i.i.i7040.i = select i1 %.12.i103.i.i.i7039.i, double %.358.i.i.i.i7031.i, double %.386.i.i.i7024.i
  %.521.i.i.i7041.i = fadd double %.465.fca.7.load.i, %.13.i104.i.i.i7040.i
  %.357.i.i.i7042.i = fmul double %.465.fca.8.load.i, %.51.i.i.i6994.i
  %.522.i.i.i7043.i = fadd double %.357.i.i.i7042.i, %.521.i.i.i7041.i
  %94 = getelementptr i64, ptr %.226.i7252.i, i64 %rem.0.i.i.i7038.i
  store i64 %.209.i.i6986.i, ptr %94, align 8, !noalias !52
  %95 = getelementptr double, ptr %.226.i7287.i, i64 %rem.0.i.i.i7038.i
  store double %.522.i.i.i7043.i, ptr %95, align 8, !noalias !52
  %.12.i670.i.i7049.i = fcmp ogt double %.522.i.i.i7043.i, %.270.i.i6997.i
  %.13.i671.i.i7050.i = select i1 %.12.i670.i.i7049.i, double %.522.i.i.i7043.i, double %.270.i.i6997.i
  br label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i

B488.i.i7055.i:                                   ; preds = %B266.i.i7010.i
  br i1 %or.cond.i.i6981.i, label %B514.i.i7056.i, label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i

B514.i.i7056.i:                                   ; preds = %B488.i.i7055.i
  %.1059.i.i7057.i = load double, ptr %.324.i.i, align 8, !noalias !49
  %.133.i.i.i7058.i = lshr i64 %.1261.i.i, 16
  %.144.0.i.i.i7059.i = and i64 %.133.i.i.i7058.i, 16383
  %96 = getelementptr double, ptr %.226.i7322.i, i64 %.144.0.i.i.i7059.i
  %.209.i.i.i7060.i = load double, ptr %96, align 8, !noalias !58
  %.210.i.i.i7061.i = fcmp olt double %.209.i.i.i7060.i, 0.000000e+00
  %or.cond.i.i.i7062.i = select i1 %.177.i.i.i.i6977.i, i1 %.210.i.i.i7061.i, i1 false
  br i1 %or.cond.i.i.i7062.i, label %B76.i.i.i7070.i, label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7063.i

B76.i.i.i7070.i:                                  ; preds = %B514.i.i7056.i
  store double %.253.i.i.i.i6978.i, ptr %96, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7063.i

_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7063.i: ; preds = %B76.i.i.i7070.i, %B514.i.i7056.i
  %.358.i.i.i7064.i = phi double [ %.209.i.i.i7060.i, %B514.i.i7056.i ], [ %.253.i.i.i.i6978.i, %B76.i.i.i7070.i ]
  %.12.i672.i.i7065.i = fcmp ogt double %.358.i.i.i7064.i, %.1059.i.i7057.i
  %.13.i673.i.i7066.i = select i1 %.12.i672.i.i7065.i, double %.358.i.i.i7064.i, double %.1059.i.i7057.i
  %.1213.i.i7067.i = fadd double %.1212.i.i.i, %.13.i673.i.i7066.i
  store i64 %.209.i.i6986.i, ptr %98, align 8, !noalias !49
  %97 = getelementptr double, ptr %.226.i7287.i, i64 %rem.0.i.i7004.i
  store double %.1213.i.i7067.i, ptr %97, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i

B0.endif.endif.endif.i.i7003.i:                   ; preds = %B0.endif.endif.else.if.i.i6998.i, %B924.if.i.i
  %rem.0.i.i7004.i = phi i64 [ 0, %B924.if.i.i ], [ %.375.i.i6999.i, %B0.endif.endif.else.if.i.i6998.i ]
  %98 = getelementptr i64, ptr %.226.i7252.i, i64 %rem.0.i.i7004.i
  %.429.i.i7008.i = load i64, ptr %98, align 8, !noalias !49
  %.432.i.i7009.i = icmp eq i64 %.429.i.i7008.i, %.209.i.i6986.i
  br i1 %.432.i.i7009.i, label %B222.i.i7071.i, label %B266.i.i7010.i

B0.endif.endif.else.if.i.i6998.i:                 ; preds = %B924.if.i.i
  %.375.i.i6999.i = urem i64 %.7.i.i.i.i6989.i, %.210.i72548478.i
  br label %B0.endif.endif.endif.i.i7003.i

_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i: ; preds = %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7063.i, %B488.i.i7055.i, %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i7037.i, %B222.i.i7071.i
  %.13.i671.sink.i.i7052.i = phi double [ %.13.i671.i.i7050.i, %_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE.exit.i.i7037.i ], [ %.13.i.i554.i.i, %B222.i.i7071.i ], [ %.1213.i.i7067.i, %_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7063.i ], [ %.270.i.i6997.i, %B488.i.i7055.i ]
  %.1345.i.i = fsub double %.13.i671.sink.i.i7052.i, %.465.fca.5.load.i
  %.12.i555.i.i = fcmp ogt double %.1345.i.i, %end.2.0560.i.i
  %.13.i556.i.i = select i1 %.12.i555.i.i, double %.1345.i.i, double %end.2.0560.i.i
  %exitcond.not.i7053.i = icmp eq i64 %indvars.iv.next.i6985.i, %wide.trip.count.i6983.i
  br i1 %exitcond.not.i7053.i, label %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B924.if.i.i

_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i, %B5138.i
  %.606.sink.i.i = phi double [ %best.3.3.i, %B5138.i ], [ %.606.i.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i ], [ %.606.i.i, %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B5138.i ], [ %.13.i553.i.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE.exit.i.i ], [ %.13.i556.i.i, %_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i7051.i ]
  %.10947.i = icmp slt i64 %quot.1.0.i, 0
  %.10948.i = select i1 %.10947.i, i64 %.210.i7827.i, i64 0
  %99 = getelementptr double, ptr %.226.i7825.i, i64 %quot.1.0.i
  %.10962.i = getelementptr double, ptr %99, i64 %.10948.i
  %.10963.i = load double, ptr %.10962.i, align 8, !noalias !8
  %.10969.i = fadd double %.10726.i, %end.2.0.lcssa.sink.i.i
  %.12.i7076.i = fcmp ogt double %.10969.i, %.10963.i
  %.13.i7077.i = select i1 %.12.i7076.i, double %.10969.i, double %.10963.i
  store double %.13.i7077.i, ptr %.10962.i, align 8, !noalias !8
  %.11031.i = fadd double %.465.fca.26.load.i, %end.2.0.lcssa.sink.i.i
  br label %B5626.i

B5326.i:                                          ; preds = %B4542.i
  switch i64 %.8002.i, label %B5626.i [
    i64 9, label %B5358.i
    i64 12, label %B5498.i
    i64 3, label %B5552.i
    i64 2, label %B5606.i
  ]

B5358.i:                                          ; preds = %B5326.i
  %.11098.i = load double, ptr %.226.i8111.i, align 8, !noalias !8
  %.12.i7078.i = fcmp ogt double %best.3.3.i, %.11098.i
  %.13.i7079.i = select i1 %.12.i7078.i, double %best.3.3.i, double %.11098.i
  %.11130.i = fadd double %.465.fca.31.load.i, %.13.i7079.i
  store double %.11130.i, ptr %.226.i8111.i, align 8, !noalias !8
  br label %B5626.i

B5498.i:                                          ; preds = %B5326.i
  %.11180.i = fadd double %.465.fca.33.load.i, %best.3.3.i
  br label %B5626.i

B5552.i:                                          ; preds = %B5326.i
  %.11202.i = fadd double %.465.fca.34.load.i, %best.3.3.i
  br label %B5626.i

B5606.i:                                          ; preds = %B5326.i
  %.11233.i = fadd double %.465.fca.35.load.i, %best.3.3.i
  br label %B5626.i

B5626.i:                                          ; preds = %B1416.i.i, %B5606.i, %B5552.i, %B5498.i, %B5358.i, %B5326.i, %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i, %B62.i.i, %B4610.i, %B4260.i
  %result.2.2.i = phi i64 [ 3, %B4260.i ], [ 2, %B4610.i ], [ 2, %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 3, %B5326.i ], [ 3, %B5358.i ], [ 3, %B5498.i ], [ 3, %B5552.i ], [ 3, %B5606.i ], [ 2, %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B62.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i ], [ 2, %B1416.i.i ]
  %released.5.2.i = phi double [ %.10093.i, %B4260.i ], [ %best.3.3.i, %B4610.i ], [ %.1134.sink.i.i, %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5326.i ], [ %best.3.3.i, %B5358.i ], [ %best.3.3.i, %B5498.i ], [ %best.3.3.i, %B5552.i ], [ %best.3.3.i, %B5606.i ], [ %.606.sink.i.i, %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B62.i.i ], [ %.1298.i.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i ], [ %.1298.i.i, %B1416.i.i ]
  %end.10.2.i = phi double [ %.10100.i, %B4260.i ], [ %best.3.3.i, %B4610.i ], [ %.1134.sink.i.i, %_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5326.i ], [ %best.3.3.i, %B5358.i ], [ %.11180.i, %B5498.i ], [ %.11202.i, %B5552.i ], [ %.11233.i, %B5606.i ], [ %.11031.i, %_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.548.i6915.i, %B62.i.i ], [ %.1399.i.i, %_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE.exit.i.i ], [ %.13.i887.i.i, %B1416.i.i ]
  br i1 %or.cond69008284.i, label %B5698.i, label %B5798.i

B5698.i:                                          ; preds = %B5626.i
  %.11288.i = load double, ptr %.226.i8111.i, align 8, !noalias !8
  %.11291.i = mul nsw i64 %scheduler.3.3.i, %.5.i8124.i
  %.11321.i = getelementptr i64, ptr %.226.i8184.i, i64 %scheduler.3.3.i
  %.11322.i = load i64, ptr %.11321.i, align 8, !noalias !8
  %.11323.i = add nsw i64 %.11322.i, %.11291.i
  %.11337.i = icmp slt i64 %.11323.i, 0
  %.11338.i = select i1 %.11337.i, i64 %.210.i8150.i, i64 0
  %100 = getelementptr double, ptr %.226.i8148.i, i64 %.11323.i
  %.11352.i = getelementptr double, ptr %100, i64 %.11338.i
  store double %.11288.i, ptr %.11352.i, align 8, !noalias !8
  br i1 %.11389.i, label %B5698.endif.i, label %B5698.else.if.i, !prof !6

B5798.i:                                          ; preds = %B5698.endif.i, %B5626.i
  %101 = getelementptr i64, ptr %.705, i64 %.7968.i
  %.11492.i = getelementptr i64, ptr %101, i64 %.7987.i
  %.11493.i = load i64, ptr %.11492.i, align 8, !noalias !8
  %.11494.i = icmp slt i64 %.11493.i, 6
  br i1 %.11494.i, label %B5832.i, label %B5920.i

B5832.i:                                          ; preds = %B5798.i
  %.11497.i = mul nsw i64 %.7867.i, 6
  %.11529.i = add nsw i64 %.11493.i, %.11497.i
  %.11544.i = icmp slt i64 %.11529.i, 0
  %.11545.i = select i1 %.11544.i, i64 %.210.i7395.i, i64 0
  %102 = getelementptr double, ptr %.226.i7393.i, i64 %.11529.i
  %.11559.i = getelementptr double, ptr %102, i64 %.11545.i
  store double %end.10.2.i, ptr %.11559.i, align 8, !noalias !8
  %.11595.i = load i64, ptr %.11492.i, align 8, !noalias !8
  %.11596.i = add nsw i64 %.11595.i, %.11497.i
  %.11611.i = icmp slt i64 %.11596.i, 0
  %.11612.i = select i1 %.11611.i, i64 %.210.i7431.i, i64 0
  %103 = getelementptr i64, ptr %.226.i7429.i, i64 %.11596.i
  %.11626.i = getelementptr i64, ptr %103, i64 %.11612.i
  store i64 %result.2.2.i, ptr %.11626.i, align 8, !noalias !8
  br label %B5920.i

B5920.i:                                          ; preds = %B5832.i, %B5798.i
  %104 = getelementptr i64, ptr %.775, i64 %.7968.i
  %.11660.i = getelementptr i64, ptr %104, i64 %.7987.i
  %.11661.i = load i64, ptr %.11660.i, align 8, !noalias !8
  %.11662.i = icmp slt i64 %.11661.i, 6
  br i1 %.11662.i, label %B5954.i, label %B6124.i

B5954.i:                                          ; preds = %B5920.i
  %105 = add i64 %.8002.i, -5
  %or.cond6903.i = icmp ult i64 %105, 4
  %"$phi6034.1.2.3.i" = select i1 %or.cond6903.i, double 1.200000e+01, double 2.000000e+00
  %.11695.i = fadd double %"$phi6034.1.2.3.i", %released.5.2.i
  %.11701.i = mul nsw i64 %.7867.i, 6
  %.11733.i = add nsw i64 %.11661.i, %.11701.i
  %.11747.i = icmp slt i64 %.11733.i, 0
  %.11748.i = select i1 %.11747.i, i64 %.210.i7395.i, i64 0
  %106 = getelementptr double, ptr %.226.i7393.i, i64 %.11733.i
  %.11762.i = getelementptr double, ptr %106, i64 %.11748.i
  store double %.11695.i, ptr %.11762.i, align 8, !noalias !8
  %.11796.i = load i64, ptr %.11660.i, align 8, !noalias !8
  %.11799.i = add nsw i64 %.11796.i, %.11701.i
  %.11814.i = icmp slt i64 %.11799.i, 0
  %.11815.i = select i1 %.11814.i, i64 %.210.i7431.i, i64 0
  %107 = getelementptr i64, ptr %.226.i7429.i, i64 %.11799.i
  %.11829.i = getelementptr i64, ptr %107, i64 %.11815.i
  store i64 %result.2.2.i, ptr %.11829.i, align 8, !noalias !8
  br label %B6124.i

B6124.i:                                          ; preds = %B5954.i, %B5920.i
  %.11870.i = load i64, ptr %.7937.i.le, align 8, !noalias !8
  %.11871.i = add nsw i64 %.11870.i, 1
  store i64 %.11871.i, ptr %.7937.i.le, align 8, !noalias !8
  store double %.9440.i, ptr %.8035.i.le, align 8, !noalias !8
  %.11937.i = icmp eq i64 %.8002.i, 10
  br i1 %.11937.i, label %B6228.i, label %B6204.i

B6204.i:                                          ; preds = %B6124.i
  %.11969.i = load i64, ptr %.7937.i.le, align 8, !noalias !8
  %.11971.not.i = icmp slt i64 %.11969.i, %.257.fca.1.load.i
  br i1 %.11971.not.i, label %B6390.i, label %B6228.i

B6228.i:                                          ; preds = %B6204.i, %B6124.i
  %.11992.i = select i1 %.7922.i, i64 %.210.i7467.i, i64 0
  %108 = getelementptr i64, ptr %.226.i7465.i, i64 %.7867.i
  %.12006.i = getelementptr i64, ptr %108, i64 %.11992.i
  store i64 0, ptr %.12006.i, align 8, !noalias !8
  store double 1.000000e+300, ptr %.8066.i, align 8, !noalias !8
  %.12055.i = icmp slt i64 %quot.1.0.i, 0
  %.12056.i = select i1 %.12055.i, i64 %.210.i77558487.i, i64 0
  %109 = getelementptr i64, ptr %.226.i7753.i, i64 %quot.1.0.i
  %.12070.i = getelementptr i64, ptr %109, i64 %.12056.i
  %.12071.i = load i64, ptr %.12070.i, align 8, !noalias !8
  %.12072.i = add nsw i64 %.12071.i, -1
  store i64 %.12072.i, ptr %.12070.i, align 8, !noalias !8
  %.12133.i = load double, ptr %.12132.i, align 8, !noalias !8
  %.12149.i = select i1 %.12055.i, i64 %.210.i7827.i, i64 0
  %110 = getelementptr double, ptr %.226.i7825.i, i64 %quot.1.0.i
  %.12163.i = getelementptr double, ptr %110, i64 %.12149.i
  %.12164.i = load double, ptr %.12163.i, align 8, !noalias !8
  %.12166.i = fsub double %.12164.i, %best.3.3.i
  %.12.i7080.i = fcmp ogt double %.12166.i, 0.000000e+00
  %.13.i7081.i = select i1 %.12.i7080.i, double %.12166.i, double 0.000000e+00
  %.12195.i = fadd double %.12133.i, %.13.i7081.i
  store double %.12195.i, ptr %.12132.i, align 8, !noalias !8
  br label %B6598.i

B6390.i:                                          ; preds = %B6204.i
  %.12228.i = icmp eq i64 %.8002.i, 9
  br i1 %.12228.i, label %B6422.i, label %B6558.i

B6422.i:                                          ; preds = %B6390.i
  %.12249.i = select i1 %.7922.i, i64 %.210.i7503.i, i64 0
  %111 = getelementptr i64, ptr %.226.i7501.i, i64 %.7867.i
  %.12263.i = getelementptr i64, ptr %111, i64 %.12249.i
  store i64 1, ptr %.12263.i, align 8, !noalias !8
  %.12279.i = icmp slt i64 %quot.1.0.i, 0
  %.12280.i = select i1 %.12279.i, i64 %.210.i7791.i, i64 0
  %112 = getelementptr i64, ptr %.226.i7789.i, i64 %quot.1.0.i
  %.12294.i = getelementptr i64, ptr %112, i64 %.12280.i
  %.12295.i = load i64, ptr %.12294.i, align 8, !noalias !8
  %.12296.i = add nsw i64 %.12295.i, 1
  store i64 %.12296.i, ptr %.12294.i, align 8, !noalias !8
  store double 1.000000e+300, ptr %.8066.i, align 8, !noalias !8
  store i64 7, ptr %.8154.i, align 8, !noalias !8
  %.12421.i = load double, ptr %.226.i8111.i, align 8, !noalias !8
  %.12437.i = select i1 %.12279.i, i64 %.210.i7863.i, i64 0
  %113 = getelementptr double, ptr %.226.i7861.i, i64 %quot.1.0.i
  %.12451.i = getelementptr double, ptr %113, i64 %.12437.i
  store double %.12421.i, ptr %.12451.i, align 8, !noalias !8
  br label %B6598.i

B6558.i:                                          ; preds = %B6390.i
  store double %.9692.i, ptr %.8066.i, align 8, !noalias !8
  store i64 1, ptr %.8154.i, align 8, !noalias !8
  br label %B6598.i

B6598.i:                                          ; preds = %B6558.i, %B6422.i, %B6228.i
  %.12536.i = icmp slt i64 %quot.1.0.i, 0
  %.12537.i = select i1 %.12536.i, i64 %.210.i7791.i, i64 0
  %114 = getelementptr i64, ptr %.226.i7789.i, i64 %quot.1.0.i
  %.12551.i = getelementptr i64, ptr %114, i64 %.12537.i
  %.12552.i = load i64, ptr %.12551.i, align 8, !noalias !8
  %.12553.i = icmp sgt i64 %.12552.i, 0
  %.12601.i = select i1 %.12536.i, i64 %.210.i77558487.i, i64 0
  br i1 %.12553.i, label %B6622.i, label %B6850.i

B6622.i:                                          ; preds = %B6598.i
  %115 = getelementptr i64, ptr %.226.i7753.i, i64 %quot.1.0.i
  %.12615.i = getelementptr i64, ptr %115, i64 %.12601.i
  %.12616.i = load i64, ptr %.12615.i, align 8, !noalias !8
  %.12617.i = icmp eq i64 %.12552.i, %.12616.i
  br i1 %.12617.i, label %B6658.i, label %B6850.i

B6658.i:                                          ; preds = %B6622.i
  %.12634.i = select i1 %.12536.i, i64 %.210.i7863.i, i64 0
  %116 = getelementptr double, ptr %.226.i7861.i, i64 %quot.1.0.i
  %.12648.i = getelementptr double, ptr %116, i64 %.12634.i
  %.12649.i = load double, ptr %.12648.i, align 8, !noalias !8
  %.12.i7082.i = fcmp ogt double %.12649.i, %best.3.3.i
  %.13.i7083.i = select i1 %.12.i7082.i, double %.12649.i, double %best.3.3.i
  %.12681.i = fadd double %.465.fca.30.load.i, %.13.i7083.i
  br i1 %.56878363.not.i, label %B6826.i, label %B6768.if.preheader.i

B6768.if.preheader.i:                             ; preds = %B6658.i
  %.12687.i = mul nsw i64 %quot.1.0.i, %.257.fca.5.load.i
  br label %B6768.if.i

B6788.i:                                          ; preds = %B6768.if.i
  %.12860.i = select i1 %.12826.i, i64 %.210.i7503.i, i64 0
  %117 = getelementptr i64, ptr %.226.i7501.i, i64 %.12715.08378.i
  %.12874.i = getelementptr i64, ptr %117, i64 %.12860.i
  %.12875.i = load i64, ptr %.12874.i, align 8, !noalias !8
  %.12876.not.i = icmp eq i64 %.12875.i, 0
  br i1 %.12876.not.i, label %B6824.i, label %B6804.i

B6804.i:                                          ; preds = %B6788.i
  store i64 0, ptr %.12874.i, align 8, !noalias !8
  %.12925.i = select i1 %.12826.i, i64 %.210.i75758484.i, i64 0
  %118 = getelementptr double, ptr %.226.i7573.i, i64 %.12715.08378.i
  %.12939.i = getelementptr double, ptr %118, i64 %.12925.i
  store double %.12681.i, ptr %.12939.i, align 8, !noalias !8
  br label %B6824.i

B6824.i:                                          ; preds = %B6768.if.i, %B6804.i, %B6788.i
  %.12771.i = icmp sgt i64 %.12718.08379.i, 1
  br i1 %.12771.i, label %B6768.if.i, label %B6826.i

B6826.i:                                          ; preds = %B6824.i, %B6658.i
  store i64 0, ptr %.12551.i, align 8, !noalias !8
  br i1 %.605.not155.i8076.i, label %B6826.endif.else.endif.endif.endif.if.i, label %.13237.endif.i.preheader, !prof !6

B6850.i:                                          ; preds = %.13237.endif.i, %B6826.endif.else.endif.endif.endif.if.i, %B6622.i, %B6598.i
  %119 = getelementptr i64, ptr %.226.i7753.i, i64 %quot.1.0.i
  %.13322.i = getelementptr i64, ptr %119, i64 %.12601.i
  %.13323.i = load i64, ptr %.13322.i, align 8, !noalias !8
  %.13324.i = icmp eq i64 %.13323.i, 0
  br i1 %.13324.i, label %B6874.i, label %B6976.i

B6874.i:                                          ; preds = %B6850.i
  %.13341.i = select i1 %.12536.i, i64 %.210.i7827.i, i64 0
  %120 = getelementptr double, ptr %.226.i7825.i, i64 %quot.1.0.i
  %.13355.i = getelementptr double, ptr %120, i64 %.13341.i
  %.13356.i = load double, ptr %.13355.i, align 8, !noalias !8
  %.12.i7084.i = fcmp ogt double %.13356.i, %best.3.3.i
  %.13.i7085.i = select i1 %.12.i7084.i, double %.13356.i, double %best.3.3.i
  store double %.13.i7085.i, ptr %.13355.i, align 8, !noalias !8
  %.13464.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.13465.i = select i1 %.13464.i, i64 %.1585, i64 0
  %121 = getelementptr double, ptr %.1601, i64 %finished.3.1.i.ph
  %.13479.i = getelementptr double, ptr %121, i64 %.13465.i
  store double %.13.i7085.i, ptr %.13479.i, align 8, !noalias !8
  %.13482.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.13322.i, align 8, !noalias !8
  %.13521.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B6976.i

B6976.i:                                          ; preds = %B6874.i, %B6850.i
  %finished.4.2.i = phi i64 [ %.13482.i, %B6874.i ], [ %finished.3.1.i.ph, %B6850.i ]
  %waiting_slots.6.2.i = phi i64 [ %.13521.i, %B6874.i ], [ %waiting_slots.5.2.i, %B6850.i ]
  %.13537.not.i = icmp slt i64 %.9351.i, %arg.limit
  %.13917.i = icmp slt i64 %finished.4.2.i, %.257.fca.2.load.i
  %or.cond8292.i = select i1 %.13537.not.i, i1 %.13917.i, i1 false
  br i1 %or.cond8292.i, label %B1912.i.outer, label %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit

B1912.i.outer:                                    ; preds = %B1912.preheader.lr.ph.i, %B6976.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1912.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B6976.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1912.preheader.lr.ph.i ], [ %.9351.i, %B6976.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1912.preheader.lr.ph.i ], [ %half.4.2.i, %B6976.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1912.preheader.lr.ph.i ], [ %next_block.4.2.i, %B6976.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1912.preheader.lr.ph.i ], [ %finished.4.2.i, %B6976.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1912.preheader.lr.ph.i ], [ %best.3.3.i, %B6976.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.257.fca.4.load.i, %B1912.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B6976.i ]
  %.5293.i = icmp slt i64 %finished.3.1.i.ph, %.257.fca.2.load.i
  br label %B1912.i

B7005.i:                                          ; preds = %B3622.i, %B3418.i, %B3310.i
  %.sink = phi i64 [ %28, %B3622.i ], [ 4, %B3418.i ], [ %why.2.3.i, %B3310.i ]
  store i64 %.sink, ptr %.8154.i, align 8, !noalias !8
  br i1 %.5293.i, label %B1912.i, label %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.87.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.562.i, align 8, !noalias !61
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.1040.endif.preheader.i, label %.1040.if.i, !prof !36

B0.else.endif.if.i.i:                             ; preds = %B0.endif.endif.endif.endi...endif.7.if
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.if.i.i, %B0.endif.endif.endif.endi...endif.7.if
  %.113.sroa.0.3.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.7.if ]
  %.150.not.i.i = icmp slt i64 %.87.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !7

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

.1040.endif.preheader.i:                          ; preds = %B0.endif.i.i
  %122 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 -1, i64 %122, i1 false), !noalias !8
  %.57.i7089.i.pre = load i64, ptr %.562.i, align 8, !noalias !64
  br label %.1040.if.i

.1040.if.i:                                       ; preds = %.1040.endif.preheader.i, %B0.endif.i.i
  %.57.i7089.i = phi i64 [ %.57.i7089.i.pre, %.1040.endif.preheader.i ], [ %.87.i.i, %B0.endif.i.i ]
  %.210.i70888475.i = phi i64 [ %.201.i.i, %.1040.endif.preheader.i ], [ 0, %B0.endif.i.i ]
  %.1089.i = shl nsw i64 %.13.i7086.i, 6
  %.87.i7090.i = add nsw i64 %.57.i7089.i, %.1089.i
  %.123.i7091.i = icmp slt i64 %.57.i7089.i, 0
  %.124.i7092.i = select i1 %.123.i7091.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7093.i = add i64 %.124.i7092.i, %.57.i7089.i
  %.128.i7094.i = icmp slt i64 %.125.i7093.i, 0
  br i1 %.128.i7094.i, label %B0.else.if.i7123.i, label %B0.else.endif.i7095.i, !prof !6

B0.endif.i7109.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7108.i, %B0.else.endif.endif.endif.i7105.i
  %.113.sroa.13.0.i7110.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7108.i ], [ %.113.sroa.13.1.i7106.i, %B0.else.endif.endif.endif.i7105.i ]
  %.201.i7111.i = sub i64 %.113.sroa.13.0.i7110.i, %.113.sroa.0.3.i7100.i
  %.226.i7112.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7100.i
  store i64 %.87.i7090.i, ptr %.562.i, align 8, !noalias !64
  %.605.not155.i7113.i = icmp sgt i64 %.201.i7111.i, 0
  br i1 %.605.not155.i7113.i, label %.575.endif.preheader.i7121.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7124.i, !prof !36

.575.endif.preheader.i7121.i:                     ; preds = %B0.endif.i7109.i
  %123 = shl i64 %.201.i7111.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7112.i, i8 0, i64 %123, i1 false), !noalias !64
  %.57.i7125.pre.i = load i64, ptr %.562.i, align 8, !noalias !67
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7124.i

B0.else.if.i7123.i:                               ; preds = %.1040.if.i
  br label %B0.else.endif.i7095.i

B0.else.endif.i7095.i:                            ; preds = %B0.else.if.i7123.i, %.1040.if.i
  %.113.sroa.0.1.i7096.i = phi i64 [ 0, %B0.else.if.i7123.i ], [ %.125.i7093.i, %.1040.if.i ]
  %.133.not.i7097.i = icmp slt i64 %.125.i7093.i, %.257.fca.9.load.i
  br i1 %.133.not.i7097.i, label %B0.else.endif.endif.i7099.i, label %B0.else.endif.if.i7098.i, !prof !7

B0.else.endif.if.i7098.i:                         ; preds = %B0.else.endif.i7095.i
  br label %B0.else.endif.endif.i7099.i

B0.else.endif.endif.i7099.i:                      ; preds = %B0.else.endif.if.i7098.i, %B0.else.endif.i7095.i
  %.113.sroa.0.3.i7100.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7098.i ], [ %.113.sroa.0.1.i7096.i, %B0.else.endif.i7095.i ]
  %.140.i7101.i = icmp slt i64 %.87.i7090.i, 0
  %.141.i7102.i = select i1 %.140.i7101.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7103.i = add i64 %.141.i7102.i, %.87.i7090.i
  %.145.i7104.i = icmp slt i64 %.142.i7103.i, 0
  br i1 %.145.i7104.i, label %B0.else.endif.endif.if.i7122.i, label %B0.else.endif.endif.endif.i7105.i, !prof !6

B0.else.endif.endif.if.i7122.i:                   ; preds = %B0.else.endif.endif.i7099.i
  br label %B0.else.endif.endif.endif.i7105.i

B0.else.endif.endif.endif.i7105.i:                ; preds = %B0.else.endif.endif.if.i7122.i, %B0.else.endif.endif.i7099.i
  %.113.sroa.13.1.i7106.i = phi i64 [ 0, %B0.else.endif.endif.if.i7122.i ], [ %.142.i7103.i, %B0.else.endif.endif.i7099.i ]
  %.150.not.i7107.i = icmp slt i64 %.142.i7103.i, %.257.fca.9.load.i
  br i1 %.150.not.i7107.i, label %B0.endif.i7109.i, label %B0.else.endif.endif.endif.if.i7108.i, !prof !7

B0.else.endif.endif.endif.if.i7108.i:             ; preds = %B0.else.endif.endif.endif.i7105.i
  br label %B0.endif.i7109.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7124.i: ; preds = %.575.endif.preheader.i7121.i, %B0.endif.i7109.i
  %.57.i7125.i = phi i64 [ %.87.i7090.i, %B0.endif.i7109.i ], [ %.57.i7125.pre.i, %.575.endif.preheader.i7121.i ]
  %.210.i7114.i = tail call i64 @llvm.smax.i64(i64 %.201.i7111.i, i64 0)
  %.87.i7126.i = add nsw i64 %.57.i7125.i, %.1089.i
  %.123.i7127.i = icmp slt i64 %.57.i7125.i, 0
  %.124.i7128.i = select i1 %.123.i7127.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7129.i = add i64 %.124.i7128.i, %.57.i7125.i
  %.128.i7130.i = icmp slt i64 %.125.i7129.i, 0
  br i1 %.128.i7130.i, label %B0.else.if.i7157.i, label %B0.else.endif.i7131.i, !prof !6

B0.endif.i7145.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7144.i, %B0.else.endif.endif.endif.i7141.i
  %.113.sroa.13.0.i7146.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7144.i ], [ %.113.sroa.13.1.i7142.i, %B0.else.endif.endif.endif.i7141.i ]
  %.201.i7147.i = sub i64 %.113.sroa.13.0.i7146.i, %.113.sroa.0.3.i7136.i
  %.226.i7148.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7136.i
  store i64 %.87.i7126.i, ptr %.562.i, align 8, !noalias !67
  %.606.not155.i.i = icmp sgt i64 %.201.i7147.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i7145.i
  %124 = shl i64 %.201.i7147.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7148.i, i8 0, i64 %124, i1 false), !noalias !67
  %.57.i7158.pre.i = load i64, ptr %.562.i, align 8, !noalias !70
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i7157.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7124.i
  br label %B0.else.endif.i7131.i

B0.else.endif.i7131.i:                            ; preds = %B0.else.if.i7157.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7124.i
  %.113.sroa.0.1.i7132.i = phi i64 [ 0, %B0.else.if.i7157.i ], [ %.125.i7129.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7124.i ]
  %.133.not.i7133.i = icmp slt i64 %.125.i7129.i, %.257.fca.9.load.i
  br i1 %.133.not.i7133.i, label %B0.else.endif.endif.i7135.i, label %B0.else.endif.if.i7134.i, !prof !7

B0.else.endif.if.i7134.i:                         ; preds = %B0.else.endif.i7131.i
  br label %B0.else.endif.endif.i7135.i

B0.else.endif.endif.i7135.i:                      ; preds = %B0.else.endif.if.i7134.i, %B0.else.endif.i7131.i
  %.113.sroa.0.3.i7136.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7134.i ], [ %.113.sroa.0.1.i7132.i, %B0.else.endif.i7131.i ]
  %.140.i7137.i = icmp slt i64 %.87.i7126.i, 0
  %.141.i7138.i = select i1 %.140.i7137.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7139.i = add i64 %.141.i7138.i, %.87.i7126.i
  %.145.i7140.i = icmp slt i64 %.142.i7139.i, 0
  br i1 %.145.i7140.i, label %B0.else.endif.endif.if.i7156.i, label %B0.else.endif.endif.endif.i7141.i, !prof !6

B0.else.endif.endif.if.i7156.i:                   ; preds = %B0.else.endif.endif.i7135.i
  br label %B0.else.endif.endif.endif.i7141.i

B0.else.endif.endif.endif.i7141.i:                ; preds = %B0.else.endif.endif.if.i7156.i, %B0.else.endif.endif.i7135.i
  %.113.sroa.13.1.i7142.i = phi i64 [ 0, %B0.else.endif.endif.if.i7156.i ], [ %.142.i7139.i, %B0.else.endif.endif.i7135.i ]
  %.150.not.i7143.i = icmp slt i64 %.142.i7139.i, %.257.fca.9.load.i
  br i1 %.150.not.i7143.i, label %B0.endif.i7145.i, label %B0.else.endif.endif.endif.if.i7144.i, !prof !7

B0.else.endif.endif.endif.if.i7144.i:             ; preds = %B0.else.endif.endif.endif.i7141.i
  br label %B0.endif.i7145.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i7145.i
  %.57.i7158.i = phi i64 [ %.87.i7126.i, %B0.endif.i7145.i ], [ %.57.i7158.pre.i, %.576.endif.preheader.i.i ]
  %.210.i7149.i = tail call i64 @llvm.smax.i64(i64 %.201.i7147.i, i64 0)
  %.87.i7159.i = add nsw i64 %.57.i7158.i, %.87.i.i
  %.123.i7160.i = icmp slt i64 %.57.i7158.i, 0
  %.124.i7161.i = select i1 %.123.i7160.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7162.i = add i64 %.124.i7161.i, %.57.i7158.i
  %.128.i7163.i = icmp slt i64 %.125.i7162.i, 0
  br i1 %.128.i7163.i, label %B0.else.if.i7192.i, label %B0.else.endif.i7164.i, !prof !6

B0.endif.i7178.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7177.i, %B0.else.endif.endif.endif.i7174.i
  %.113.sroa.13.0.i7179.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7177.i ], [ %.113.sroa.13.1.i7175.i, %B0.else.endif.endif.endif.i7174.i ]
  %.201.i7180.i = sub i64 %.113.sroa.13.0.i7179.i, %.113.sroa.0.3.i7169.i
  %.226.i7181.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7169.i
  store i64 %.87.i7159.i, ptr %.562.i, align 8, !noalias !70
  %.605.not155.i7182.i = icmp sgt i64 %.201.i7180.i, 0
  br i1 %.605.not155.i7182.i, label %.575.endif.preheader.i7190.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7193.i, !prof !36

.575.endif.preheader.i7190.i:                     ; preds = %B0.endif.i7178.i
  %125 = shl i64 %.201.i7180.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7181.i, i8 0, i64 %125, i1 false), !noalias !70
  %.57.i7194.pre.i = load i64, ptr %.562.i, align 8, !noalias !73
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7193.i

B0.else.if.i7192.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i7164.i

B0.else.endif.i7164.i:                            ; preds = %B0.else.if.i7192.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i7165.i = phi i64 [ 0, %B0.else.if.i7192.i ], [ %.125.i7162.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i7166.i = icmp slt i64 %.125.i7162.i, %.257.fca.9.load.i
  br i1 %.133.not.i7166.i, label %B0.else.endif.endif.i7168.i, label %B0.else.endif.if.i7167.i, !prof !7

B0.else.endif.if.i7167.i:                         ; preds = %B0.else.endif.i7164.i
  br label %B0.else.endif.endif.i7168.i

B0.else.endif.endif.i7168.i:                      ; preds = %B0.else.endif.if.i7167.i, %B0.else.endif.i7164.i
  %.113.sroa.0.3.i7169.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7167.i ], [ %.113.sroa.0.1.i7165.i, %B0.else.endif.i7164.i ]
  %.140.i7170.i = icmp slt i64 %.87.i7159.i, 0
  %.141.i7171.i = select i1 %.140.i7170.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7172.i = add i64 %.141.i7171.i, %.87.i7159.i
  %.145.i7173.i = icmp slt i64 %.142.i7172.i, 0
  br i1 %.145.i7173.i, label %B0.else.endif.endif.if.i7191.i, label %B0.else.endif.endif.endif.i7174.i, !prof !6

B0.else.endif.endif.if.i7191.i:                   ; preds = %B0.else.endif.endif.i7168.i
  br label %B0.else.endif.endif.endif.i7174.i

B0.else.endif.endif.endif.i7174.i:                ; preds = %B0.else.endif.endif.if.i7191.i, %B0.else.endif.endif.i7168.i
  %.113.sroa.13.1.i7175.i = phi i64 [ 0, %B0.else.endif.endif.if.i7191.i ], [ %.142.i7172.i, %B0.else.endif.endif.i7168.i ]
  %.150.not.i7176.i = icmp slt i64 %.142.i7172.i, %.257.fca.9.load.i
  br i1 %.150.not.i7176.i, label %B0.endif.i7178.i, label %B0.else.endif.endif.endif.if.i7177.i, !prof !7

B0.else.endif.endif.endif.if.i7177.i:             ; preds = %B0.else.endif.endif.endif.i7174.i
  br label %B0.endif.i7178.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7193.i: ; preds = %.575.endif.preheader.i7190.i, %B0.endif.i7178.i
  %.57.i7194.i = phi i64 [ %.87.i7159.i, %B0.endif.i7178.i ], [ %.57.i7194.pre.i, %.575.endif.preheader.i7190.i ]
  %.210.i7183.i = tail call i64 @llvm.smax.i64(i64 %.201.i7180.i, i64 0)
  %.87.i7195.i = add nsw i64 %.57.i7194.i, 8
  %.123.i7196.i = icmp slt i64 %.57.i7194.i, 0
  %.124.i7197.i = select i1 %.123.i7196.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7198.i = add i64 %.124.i7197.i, %.57.i7194.i
  %.128.i7199.i = icmp slt i64 %.125.i7198.i, 0
  br i1 %.128.i7199.i, label %B0.else.if.i7228.i, label %B0.else.endif.i7200.i, !prof !6

B0.endif.i7214.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7213.i, %B0.else.endif.endif.endif.i7210.i
  %.113.sroa.13.0.i7215.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7213.i ], [ %.113.sroa.13.1.i7211.i, %B0.else.endif.endif.endif.i7210.i ]
  %.201.i7216.i = sub i64 %.113.sroa.13.0.i7215.i, %.113.sroa.0.3.i7205.i
  %.226.i7217.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7205.i
  store i64 %.87.i7195.i, ptr %.562.i, align 8, !noalias !73
  %.605.not155.i7218.i = icmp sgt i64 %.201.i7216.i, 0
  br i1 %.605.not155.i7218.i, label %.575.endif.preheader.i7226.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i, !prof !36

.575.endif.preheader.i7226.i:                     ; preds = %B0.endif.i7214.i
  %126 = shl i64 %.201.i7216.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7217.i, i8 0, i64 %126, i1 false), !noalias !73
  %.57.i7229.pre.i = load i64, ptr %.562.i, align 8, !noalias !76
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i

B0.else.if.i7228.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7193.i
  br label %B0.else.endif.i7200.i

B0.else.endif.i7200.i:                            ; preds = %B0.else.if.i7228.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7193.i
  %.113.sroa.0.1.i7201.i = phi i64 [ 0, %B0.else.if.i7228.i ], [ %.125.i7198.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7193.i ]
  %.133.not.i7202.i = icmp slt i64 %.125.i7198.i, %.257.fca.9.load.i
  br i1 %.133.not.i7202.i, label %B0.else.endif.endif.i7204.i, label %B0.else.endif.if.i7203.i, !prof !7

B0.else.endif.if.i7203.i:                         ; preds = %B0.else.endif.i7200.i
  br label %B0.else.endif.endif.i7204.i

B0.else.endif.endif.i7204.i:                      ; preds = %B0.else.endif.if.i7203.i, %B0.else.endif.i7200.i
  %.113.sroa.0.3.i7205.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7203.i ], [ %.113.sroa.0.1.i7201.i, %B0.else.endif.i7200.i ]
  %.140.i7206.i = icmp slt i64 %.57.i7194.i, -8
  %.141.i7207.i = select i1 %.140.i7206.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7208.i = add i64 %.141.i7207.i, %.87.i7195.i
  %.145.i7209.i = icmp slt i64 %.142.i7208.i, 0
  br i1 %.145.i7209.i, label %B0.else.endif.endif.if.i7227.i, label %B0.else.endif.endif.endif.i7210.i, !prof !6

B0.else.endif.endif.if.i7227.i:                   ; preds = %B0.else.endif.endif.i7204.i
  br label %B0.else.endif.endif.endif.i7210.i

B0.else.endif.endif.endif.i7210.i:                ; preds = %B0.else.endif.endif.if.i7227.i, %B0.else.endif.endif.i7204.i
  %.113.sroa.13.1.i7211.i = phi i64 [ 0, %B0.else.endif.endif.if.i7227.i ], [ %.142.i7208.i, %B0.else.endif.endif.i7204.i ]
  %.150.not.i7212.i = icmp slt i64 %.142.i7208.i, %.257.fca.9.load.i
  br i1 %.150.not.i7212.i, label %B0.endif.i7214.i, label %B0.else.endif.endif.endif.if.i7213.i, !prof !7

B0.else.endif.endif.endif.if.i7213.i:             ; preds = %B0.else.endif.endif.endif.i7210.i
  br label %B0.endif.i7214.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i: ; preds = %.575.endif.preheader.i7226.i, %B0.endif.i7214.i
  %.57.i7229.i = phi i64 [ %.87.i7195.i, %B0.endif.i7214.i ], [ %.57.i7229.pre.i, %.575.endif.preheader.i7226.i ]
  %.210.i7219.i = tail call i64 @llvm.smax.i64(i64 %.201.i7216.i, i64 0)
  %.87.i7230.i = add nsw i64 %.57.i7229.i, 65536
  %.123.i7231.i = icmp slt i64 %.57.i7229.i, 0
  %.124.i7232.i = select i1 %.123.i7231.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7233.i = add i64 %.124.i7232.i, %.57.i7229.i
  %.128.i7234.i = icmp slt i64 %.125.i7233.i, 0
  br i1 %.128.i7234.i, label %B0.else.if.i7263.i, label %B0.else.endif.i7235.i, !prof !6

B0.endif.i7249.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7248.i, %B0.else.endif.endif.endif.i7245.i
  %.113.sroa.13.0.i7250.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7248.i ], [ %.113.sroa.13.1.i7246.i, %B0.else.endif.endif.endif.i7245.i ]
  %.201.i7251.i = sub i64 %.113.sroa.13.0.i7250.i, %.113.sroa.0.3.i7240.i
  %.226.i7252.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7240.i
  store i64 %.87.i7230.i, ptr %.562.i, align 8, !noalias !76
  %.605.not155.i7253.i = icmp sgt i64 %.201.i7251.i, 0
  br i1 %.605.not155.i7253.i, label %.1612.endif.preheader.i, label %.1612.if.i, !prof !36

B0.else.if.i7263.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i
  br label %B0.else.endif.i7235.i

B0.else.endif.i7235.i:                            ; preds = %B0.else.if.i7263.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i
  %.113.sroa.0.1.i7236.i = phi i64 [ 0, %B0.else.if.i7263.i ], [ %.125.i7233.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29.exit.i ]
  %.133.not.i7237.i = icmp slt i64 %.125.i7233.i, %.257.fca.9.load.i
  br i1 %.133.not.i7237.i, label %B0.else.endif.endif.i7239.i, label %B0.else.endif.if.i7238.i, !prof !7

B0.else.endif.if.i7238.i:                         ; preds = %B0.else.endif.i7235.i
  br label %B0.else.endif.endif.i7239.i

B0.else.endif.endif.i7239.i:                      ; preds = %B0.else.endif.if.i7238.i, %B0.else.endif.i7235.i
  %.113.sroa.0.3.i7240.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7238.i ], [ %.113.sroa.0.1.i7236.i, %B0.else.endif.i7235.i ]
  %.140.i7241.i = icmp slt i64 %.57.i7229.i, -65536
  %.141.i7242.i = select i1 %.140.i7241.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7243.i = add i64 %.141.i7242.i, %.87.i7230.i
  %.145.i7244.i = icmp slt i64 %.142.i7243.i, 0
  br i1 %.145.i7244.i, label %B0.else.endif.endif.if.i7262.i, label %B0.else.endif.endif.endif.i7245.i, !prof !6

B0.else.endif.endif.if.i7262.i:                   ; preds = %B0.else.endif.endif.i7239.i
  br label %B0.else.endif.endif.endif.i7245.i

B0.else.endif.endif.endif.i7245.i:                ; preds = %B0.else.endif.endif.if.i7262.i, %B0.else.endif.endif.i7239.i
  %.113.sroa.13.1.i7246.i = phi i64 [ 0, %B0.else.endif.endif.if.i7262.i ], [ %.142.i7243.i, %B0.else.endif.endif.i7239.i ]
  %.150.not.i7247.i = icmp slt i64 %.142.i7243.i, %.257.fca.9.load.i
  br i1 %.150.not.i7247.i, label %B0.endif.i7249.i, label %B0.else.endif.endif.endif.if.i7248.i, !prof !7

B0.else.endif.endif.endif.if.i7248.i:             ; preds = %B0.else.endif.endif.endif.i7245.i
  br label %B0.endif.i7249.i

.1612.endif.preheader.i:                          ; preds = %B0.endif.i7249.i
  %127 = shl i64 %.201.i7251.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7252.i, i8 -1, i64 %127, i1 false), !noalias !8
  %.57.i7264.i.pre = load i64, ptr %.562.i, align 8, !noalias !79
  br label %.1612.if.i

.1612.if.i:                                       ; preds = %.1612.endif.preheader.i, %B0.endif.i7249.i
  %.57.i7264.i = phi i64 [ %.57.i7264.i.pre, %.1612.endif.preheader.i ], [ %.87.i7230.i, %B0.endif.i7249.i ]
  %.210.i72548478.i = phi i64 [ %.201.i7251.i, %.1612.endif.preheader.i ], [ 0, %B0.endif.i7249.i ]
  %.87.i7265.i = add nsw i64 %.57.i7264.i, 65536
  %.123.i7266.i = icmp slt i64 %.57.i7264.i, 0
  %.124.i7267.i = select i1 %.123.i7266.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7268.i = add i64 %.124.i7267.i, %.57.i7264.i
  %.128.i7269.i = icmp slt i64 %.125.i7268.i, 0
  br i1 %.128.i7269.i, label %B0.else.if.i7298.i, label %B0.else.endif.i7270.i, !prof !6

B0.endif.i7284.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7283.i, %B0.else.endif.endif.endif.i7280.i
  %.113.sroa.13.0.i7285.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7283.i ], [ %.113.sroa.13.1.i7281.i, %B0.else.endif.endif.endif.i7280.i ]
  %.201.i7286.i = sub i64 %.113.sroa.13.0.i7285.i, %.113.sroa.0.3.i7275.i
  %.226.i7287.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7275.i
  store i64 %.87.i7265.i, ptr %.562.i, align 8, !noalias !79
  %.606.not155.i7288.i = icmp sgt i64 %.201.i7286.i, 0
  br i1 %.606.not155.i7288.i, label %.576.endif.preheader.i7296.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i, !prof !36

.576.endif.preheader.i7296.i:                     ; preds = %B0.endif.i7284.i
  %128 = shl i64 %.201.i7286.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7287.i, i8 0, i64 %128, i1 false), !noalias !79
  %.57.i7299.pre.i = load i64, ptr %.562.i, align 8, !noalias !82
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i

B0.else.if.i7298.i:                               ; preds = %.1612.if.i
  br label %B0.else.endif.i7270.i

B0.else.endif.i7270.i:                            ; preds = %B0.else.if.i7298.i, %.1612.if.i
  %.113.sroa.0.1.i7271.i = phi i64 [ 0, %B0.else.if.i7298.i ], [ %.125.i7268.i, %.1612.if.i ]
  %.133.not.i7272.i = icmp slt i64 %.125.i7268.i, %.257.fca.9.load.i
  br i1 %.133.not.i7272.i, label %B0.else.endif.endif.i7274.i, label %B0.else.endif.if.i7273.i, !prof !7

B0.else.endif.if.i7273.i:                         ; preds = %B0.else.endif.i7270.i
  br label %B0.else.endif.endif.i7274.i

B0.else.endif.endif.i7274.i:                      ; preds = %B0.else.endif.if.i7273.i, %B0.else.endif.i7270.i
  %.113.sroa.0.3.i7275.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7273.i ], [ %.113.sroa.0.1.i7271.i, %B0.else.endif.i7270.i ]
  %.140.i7276.i = icmp slt i64 %.57.i7264.i, -65536
  %.141.i7277.i = select i1 %.140.i7276.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7278.i = add i64 %.141.i7277.i, %.87.i7265.i
  %.145.i7279.i = icmp slt i64 %.142.i7278.i, 0
  br i1 %.145.i7279.i, label %B0.else.endif.endif.if.i7297.i, label %B0.else.endif.endif.endif.i7280.i, !prof !6

B0.else.endif.endif.if.i7297.i:                   ; preds = %B0.else.endif.endif.i7274.i
  br label %B0.else.endif.endif.endif.i7280.i

B0.else.endif.endif.endif.i7280.i:                ; preds = %B0.else.endif.endif.if.i7297.i, %B0.else.endif.endif.i7274.i
  %.113.sroa.13.1.i7281.i = phi i64 [ 0, %B0.else.endif.endif.if.i7297.i ], [ %.142.i7278.i, %B0.else.endif.endif.i7274.i ]
  %.150.not.i7282.i = icmp slt i64 %.142.i7278.i, %.257.fca.9.load.i
  br i1 %.150.not.i7282.i, label %B0.endif.i7284.i, label %B0.else.endif.endif.endif.if.i7283.i, !prof !7

B0.else.endif.endif.endif.if.i7283.i:             ; preds = %B0.else.endif.endif.endif.i7280.i
  br label %B0.endif.i7284.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i: ; preds = %.576.endif.preheader.i7296.i, %B0.endif.i7284.i
  %.57.i7299.i = phi i64 [ %.87.i7265.i, %B0.endif.i7284.i ], [ %.57.i7299.pre.i, %.576.endif.preheader.i7296.i ]
  %.87.i7300.i = add nsw i64 %.57.i7299.i, 16384
  %.123.i7301.i = icmp slt i64 %.57.i7299.i, 0
  %.124.i7302.i = select i1 %.123.i7301.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7303.i = add i64 %.124.i7302.i, %.57.i7299.i
  %.128.i7304.i = icmp slt i64 %.125.i7303.i, 0
  br i1 %.128.i7304.i, label %B0.else.if.i7333.i, label %B0.else.endif.i7305.i, !prof !6

B0.endif.i7319.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7318.i, %B0.else.endif.endif.endif.i7315.i
  %.113.sroa.13.0.i7320.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7318.i ], [ %.113.sroa.13.1.i7316.i, %B0.else.endif.endif.endif.i7315.i ]
  %.201.i7321.i = sub i64 %.113.sroa.13.0.i7320.i, %.113.sroa.0.3.i7310.i
  %.226.i7322.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7310.i
  store i64 %.87.i7300.i, ptr %.562.i, align 8, !noalias !82
  %.606.not155.i7323.i = icmp sgt i64 %.201.i7321.i, 0
  br i1 %.606.not155.i7323.i, label %.2037.endif.preheader.i, label %.2037.if.i, !prof !36

B0.else.if.i7333.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i
  br label %B0.else.endif.i7305.i

B0.else.endif.i7305.i:                            ; preds = %B0.else.if.i7333.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i
  %.113.sroa.0.1.i7306.i = phi i64 [ 0, %B0.else.if.i7333.i ], [ %.125.i7303.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i ]
  %.133.not.i7307.i = icmp slt i64 %.125.i7303.i, %.257.fca.9.load.i
  br i1 %.133.not.i7307.i, label %B0.else.endif.endif.i7309.i, label %B0.else.endif.if.i7308.i, !prof !7

B0.else.endif.if.i7308.i:                         ; preds = %B0.else.endif.i7305.i
  br label %B0.else.endif.endif.i7309.i

B0.else.endif.endif.i7309.i:                      ; preds = %B0.else.endif.if.i7308.i, %B0.else.endif.i7305.i
  %.113.sroa.0.3.i7310.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7308.i ], [ %.113.sroa.0.1.i7306.i, %B0.else.endif.i7305.i ]
  %.140.i7311.i = icmp slt i64 %.57.i7299.i, -16384
  %.141.i7312.i = select i1 %.140.i7311.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7313.i = add i64 %.141.i7312.i, %.87.i7300.i
  %.145.i7314.i = icmp slt i64 %.142.i7313.i, 0
  br i1 %.145.i7314.i, label %B0.else.endif.endif.if.i7332.i, label %B0.else.endif.endif.endif.i7315.i, !prof !6

B0.else.endif.endif.if.i7332.i:                   ; preds = %B0.else.endif.endif.i7309.i
  br label %B0.else.endif.endif.endif.i7315.i

B0.else.endif.endif.endif.i7315.i:                ; preds = %B0.else.endif.endif.if.i7332.i, %B0.else.endif.endif.i7309.i
  %.113.sroa.13.1.i7316.i = phi i64 [ 0, %B0.else.endif.endif.if.i7332.i ], [ %.142.i7313.i, %B0.else.endif.endif.i7309.i ]
  %.150.not.i7317.i = icmp slt i64 %.142.i7313.i, %.257.fca.9.load.i
  br i1 %.150.not.i7317.i, label %B0.endif.i7319.i, label %B0.else.endif.endif.endif.if.i7318.i, !prof !7

B0.else.endif.endif.endif.if.i7318.i:             ; preds = %B0.else.endif.endif.endif.i7315.i
  br label %B0.endif.i7319.i

.2037.endif.preheader.i:                          ; preds = %B0.endif.i7319.i
  %129 = shl i64 %.201.i7321.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7322.i, i8 0, i64 %129, i1 false), !noalias !82
  %.17748480.i = fcmp ogt double %.465.fca.9.load.i, 0.000000e+00
  %"$phi640.0.2.08481.i" = select i1 %.17748480.i, double -1.000000e+00, double 0.000000e+00
  br label %.2037.endif.i

.2037.if.i.loopexit:                              ; preds = %.2037.endif.i
  %.57.i7334.i.pre = load i64, ptr %.562.i, align 8, !noalias !85
  br label %.2037.if.i

.2037.if.i:                                       ; preds = %.2037.if.i.loopexit, %B0.endif.i7319.i
  %.57.i7334.i = phi i64 [ %.57.i7334.i.pre, %.2037.if.i.loopexit ], [ %.87.i7300.i, %B0.endif.i7319.i ]
  %.87.i7335.i = add nsw i64 %.57.i7334.i, %.632.i
  %.123.i7336.i = icmp slt i64 %.57.i7334.i, 0
  %.124.i7337.i = select i1 %.123.i7336.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7338.i = add i64 %.124.i7337.i, %.57.i7334.i
  %.128.i7339.i = icmp slt i64 %.125.i7338.i, 0
  br i1 %.128.i7339.i, label %B0.else.if.i7368.i, label %B0.else.endif.i7340.i, !prof !6

B0.endif.i7354.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7353.i, %B0.else.endif.endif.endif.i7350.i
  %.113.sroa.13.0.i7355.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7353.i ], [ %.113.sroa.13.1.i7351.i, %B0.else.endif.endif.endif.i7350.i ]
  %.201.i7356.i = sub i64 %.113.sroa.13.0.i7355.i, %.113.sroa.0.3.i7345.i
  %.226.i7357.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7345.i
  store i64 %.87.i7335.i, ptr %.562.i, align 8, !noalias !85
  %.605.not155.i7358.i = icmp sgt i64 %.201.i7356.i, 0
  br i1 %.605.not155.i7358.i, label %.575.endif.preheader.i7366.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i, !prof !36

.575.endif.preheader.i7366.i:                     ; preds = %B0.endif.i7354.i
  %130 = shl i64 %.201.i7356.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7357.i, i8 0, i64 %130, i1 false), !noalias !85
  %.57.i7370.pre.i = load i64, ptr %.562.i, align 8, !noalias !88
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i

B0.else.if.i7368.i:                               ; preds = %.2037.if.i
  br label %B0.else.endif.i7340.i

B0.else.endif.i7340.i:                            ; preds = %B0.else.if.i7368.i, %.2037.if.i
  %.113.sroa.0.1.i7341.i = phi i64 [ 0, %B0.else.if.i7368.i ], [ %.125.i7338.i, %.2037.if.i ]
  %.133.not.i7342.i = icmp slt i64 %.125.i7338.i, %.257.fca.9.load.i
  br i1 %.133.not.i7342.i, label %B0.else.endif.endif.i7344.i, label %B0.else.endif.if.i7343.i, !prof !7

B0.else.endif.if.i7343.i:                         ; preds = %B0.else.endif.i7340.i
  br label %B0.else.endif.endif.i7344.i

B0.else.endif.endif.i7344.i:                      ; preds = %B0.else.endif.if.i7343.i, %B0.else.endif.i7340.i
  %.113.sroa.0.3.i7345.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7343.i ], [ %.113.sroa.0.1.i7341.i, %B0.else.endif.i7340.i ]
  %.140.i7346.i = icmp slt i64 %.87.i7335.i, 0
  %.141.i7347.i = select i1 %.140.i7346.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7348.i = add i64 %.141.i7347.i, %.87.i7335.i
  %.145.i7349.i = icmp slt i64 %.142.i7348.i, 0
  br i1 %.145.i7349.i, label %B0.else.endif.endif.if.i7367.i, label %B0.else.endif.endif.endif.i7350.i, !prof !6

B0.else.endif.endif.if.i7367.i:                   ; preds = %B0.else.endif.endif.i7344.i
  br label %B0.else.endif.endif.endif.i7350.i

B0.else.endif.endif.endif.i7350.i:                ; preds = %B0.else.endif.endif.if.i7367.i, %B0.else.endif.endif.i7344.i
  %.113.sroa.13.1.i7351.i = phi i64 [ 0, %B0.else.endif.endif.if.i7367.i ], [ %.142.i7348.i, %B0.else.endif.endif.i7344.i ]
  %.150.not.i7352.i = icmp slt i64 %.142.i7348.i, %.257.fca.9.load.i
  br i1 %.150.not.i7352.i, label %B0.endif.i7354.i, label %B0.else.endif.endif.endif.if.i7353.i, !prof !7

B0.else.endif.endif.endif.if.i7353.i:             ; preds = %B0.else.endif.endif.endif.i7350.i
  br label %B0.endif.i7354.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i: ; preds = %.575.endif.preheader.i7366.i, %B0.endif.i7354.i
  %.57.i7370.i = phi i64 [ %.87.i7335.i, %B0.endif.i7354.i ], [ %.57.i7370.pre.i, %.575.endif.preheader.i7366.i ]
  %.210.i7359.i = tail call i64 @llvm.smax.i64(i64 %.201.i7356.i, i64 0)
  %.2137.i = mul nsw i64 %.632.i, 6
  %.87.i7371.i = add nsw i64 %.57.i7370.i, %.2137.i
  %.123.i7372.i = icmp slt i64 %.57.i7370.i, 0
  %.124.i7373.i = select i1 %.123.i7372.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7374.i = add i64 %.124.i7373.i, %.57.i7370.i
  %.128.i7375.i = icmp slt i64 %.125.i7374.i, 0
  br i1 %.128.i7375.i, label %B0.else.if.i7404.i, label %B0.else.endif.i7376.i, !prof !6

B0.endif.i7390.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7389.i, %B0.else.endif.endif.endif.i7386.i
  %.113.sroa.13.0.i7391.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7389.i ], [ %.113.sroa.13.1.i7387.i, %B0.else.endif.endif.endif.i7386.i ]
  %.201.i7392.i = sub i64 %.113.sroa.13.0.i7391.i, %.113.sroa.0.3.i7381.i
  %.226.i7393.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7381.i
  store i64 %.87.i7371.i, ptr %.562.i, align 8, !noalias !88
  %.606.not155.i7394.i = icmp sgt i64 %.201.i7392.i, 0
  br i1 %.606.not155.i7394.i, label %.576.endif.preheader.i7402.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i, !prof !36

.576.endif.preheader.i7402.i:                     ; preds = %B0.endif.i7390.i
  %131 = shl i64 %.201.i7392.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7393.i, i8 0, i64 %131, i1 false), !noalias !88
  %.57.i7406.pre.i = load i64, ptr %.562.i, align 8, !noalias !91
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i

B0.else.if.i7404.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i
  br label %B0.else.endif.i7376.i

B0.else.endif.i7376.i:                            ; preds = %B0.else.if.i7404.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i
  %.113.sroa.0.1.i7377.i = phi i64 [ 0, %B0.else.if.i7404.i ], [ %.125.i7374.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i ]
  %.133.not.i7378.i = icmp slt i64 %.125.i7374.i, %.257.fca.9.load.i
  br i1 %.133.not.i7378.i, label %B0.else.endif.endif.i7380.i, label %B0.else.endif.if.i7379.i, !prof !7

B0.else.endif.if.i7379.i:                         ; preds = %B0.else.endif.i7376.i
  br label %B0.else.endif.endif.i7380.i

B0.else.endif.endif.i7380.i:                      ; preds = %B0.else.endif.if.i7379.i, %B0.else.endif.i7376.i
  %.113.sroa.0.3.i7381.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7379.i ], [ %.113.sroa.0.1.i7377.i, %B0.else.endif.i7376.i ]
  %.140.i7382.i = icmp slt i64 %.87.i7371.i, 0
  %.141.i7383.i = select i1 %.140.i7382.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7384.i = add i64 %.141.i7383.i, %.87.i7371.i
  %.145.i7385.i = icmp slt i64 %.142.i7384.i, 0
  br i1 %.145.i7385.i, label %B0.else.endif.endif.if.i7403.i, label %B0.else.endif.endif.endif.i7386.i, !prof !6

B0.else.endif.endif.if.i7403.i:                   ; preds = %B0.else.endif.endif.i7380.i
  br label %B0.else.endif.endif.endif.i7386.i

B0.else.endif.endif.endif.i7386.i:                ; preds = %B0.else.endif.endif.if.i7403.i, %B0.else.endif.endif.i7380.i
  %.113.sroa.13.1.i7387.i = phi i64 [ 0, %B0.else.endif.endif.if.i7403.i ], [ %.142.i7384.i, %B0.else.endif.endif.i7380.i ]
  %.150.not.i7388.i = icmp slt i64 %.142.i7384.i, %.257.fca.9.load.i
  br i1 %.150.not.i7388.i, label %B0.endif.i7390.i, label %B0.else.endif.endif.endif.if.i7389.i, !prof !7

B0.else.endif.endif.endif.if.i7389.i:             ; preds = %B0.else.endif.endif.endif.i7386.i
  br label %B0.endif.i7390.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i: ; preds = %.576.endif.preheader.i7402.i, %B0.endif.i7390.i
  %.57.i7406.i = phi i64 [ %.87.i7371.i, %B0.endif.i7390.i ], [ %.57.i7406.pre.i, %.576.endif.preheader.i7402.i ]
  %.210.i7395.i = tail call i64 @llvm.smax.i64(i64 %.201.i7392.i, i64 0)
  %.87.i7407.i = add nsw i64 %.57.i7406.i, %.2137.i
  %.123.i7408.i = icmp slt i64 %.57.i7406.i, 0
  %.124.i7409.i = select i1 %.123.i7408.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7410.i = add i64 %.124.i7409.i, %.57.i7406.i
  %.128.i7411.i = icmp slt i64 %.125.i7410.i, 0
  br i1 %.128.i7411.i, label %B0.else.if.i7440.i, label %B0.else.endif.i7412.i, !prof !6

B0.endif.i7426.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7425.i, %B0.else.endif.endif.endif.i7422.i
  %.113.sroa.13.0.i7427.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7425.i ], [ %.113.sroa.13.1.i7423.i, %B0.else.endif.endif.endif.i7422.i ]
  %.201.i7428.i = sub i64 %.113.sroa.13.0.i7427.i, %.113.sroa.0.3.i7417.i
  %.226.i7429.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7417.i
  store i64 %.87.i7407.i, ptr %.562.i, align 8, !noalias !91
  %.605.not155.i7430.i = icmp sgt i64 %.201.i7428.i, 0
  br i1 %.605.not155.i7430.i, label %.575.endif.preheader.i7438.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i, !prof !36

.575.endif.preheader.i7438.i:                     ; preds = %B0.endif.i7426.i
  %132 = shl i64 %.201.i7428.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7429.i, i8 0, i64 %132, i1 false), !noalias !91
  %.57.i7442.pre.i = load i64, ptr %.562.i, align 8, !noalias !94
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i

B0.else.if.i7440.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i
  br label %B0.else.endif.i7412.i

B0.else.endif.i7412.i:                            ; preds = %B0.else.if.i7440.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i
  %.113.sroa.0.1.i7413.i = phi i64 [ 0, %B0.else.if.i7440.i ], [ %.125.i7410.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i ]
  %.133.not.i7414.i = icmp slt i64 %.125.i7410.i, %.257.fca.9.load.i
  br i1 %.133.not.i7414.i, label %B0.else.endif.endif.i7416.i, label %B0.else.endif.if.i7415.i, !prof !7

B0.else.endif.if.i7415.i:                         ; preds = %B0.else.endif.i7412.i
  br label %B0.else.endif.endif.i7416.i

B0.else.endif.endif.i7416.i:                      ; preds = %B0.else.endif.if.i7415.i, %B0.else.endif.i7412.i
  %.113.sroa.0.3.i7417.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7415.i ], [ %.113.sroa.0.1.i7413.i, %B0.else.endif.i7412.i ]
  %.140.i7418.i = icmp slt i64 %.87.i7407.i, 0
  %.141.i7419.i = select i1 %.140.i7418.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7420.i = add i64 %.141.i7419.i, %.87.i7407.i
  %.145.i7421.i = icmp slt i64 %.142.i7420.i, 0
  br i1 %.145.i7421.i, label %B0.else.endif.endif.if.i7439.i, label %B0.else.endif.endif.endif.i7422.i, !prof !6

B0.else.endif.endif.if.i7439.i:                   ; preds = %B0.else.endif.endif.i7416.i
  br label %B0.else.endif.endif.endif.i7422.i

B0.else.endif.endif.endif.i7422.i:                ; preds = %B0.else.endif.endif.if.i7439.i, %B0.else.endif.endif.i7416.i
  %.113.sroa.13.1.i7423.i = phi i64 [ 0, %B0.else.endif.endif.if.i7439.i ], [ %.142.i7420.i, %B0.else.endif.endif.i7416.i ]
  %.150.not.i7424.i = icmp slt i64 %.142.i7420.i, %.257.fca.9.load.i
  br i1 %.150.not.i7424.i, label %B0.endif.i7426.i, label %B0.else.endif.endif.endif.if.i7425.i, !prof !7

B0.else.endif.endif.endif.if.i7425.i:             ; preds = %B0.else.endif.endif.endif.i7422.i
  br label %B0.endif.i7426.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i: ; preds = %.575.endif.preheader.i7438.i, %B0.endif.i7426.i
  %.57.i7442.i = phi i64 [ %.87.i7407.i, %B0.endif.i7426.i ], [ %.57.i7442.pre.i, %.575.endif.preheader.i7438.i ]
  %.210.i7431.i = tail call i64 @llvm.smax.i64(i64 %.201.i7428.i, i64 0)
  %.87.i7443.i = add nsw i64 %.57.i7442.i, %.632.i
  %.123.i7444.i = icmp slt i64 %.57.i7442.i, 0
  %.124.i7445.i = select i1 %.123.i7444.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7446.i = add i64 %.124.i7445.i, %.57.i7442.i
  %.128.i7447.i = icmp slt i64 %.125.i7446.i, 0
  br i1 %.128.i7447.i, label %B0.else.if.i7476.i, label %B0.else.endif.i7448.i, !prof !6

B0.endif.i7462.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7461.i, %B0.else.endif.endif.endif.i7458.i
  %.113.sroa.13.0.i7463.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7461.i ], [ %.113.sroa.13.1.i7459.i, %B0.else.endif.endif.endif.i7458.i ]
  %.201.i7464.i = sub i64 %.113.sroa.13.0.i7463.i, %.113.sroa.0.3.i7453.i
  %.226.i7465.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7453.i
  store i64 %.87.i7443.i, ptr %.562.i, align 8, !noalias !94
  %.605.not155.i7466.i = icmp sgt i64 %.201.i7464.i, 0
  br i1 %.605.not155.i7466.i, label %.575.endif.preheader.i7474.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i, !prof !36

.575.endif.preheader.i7474.i:                     ; preds = %B0.endif.i7462.i
  %133 = shl i64 %.201.i7464.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7465.i, i8 0, i64 %133, i1 false), !noalias !94
  %.57.i7478.pre.i = load i64, ptr %.562.i, align 8, !noalias !97
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i

B0.else.if.i7476.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i
  br label %B0.else.endif.i7448.i

B0.else.endif.i7448.i:                            ; preds = %B0.else.if.i7476.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i
  %.113.sroa.0.1.i7449.i = phi i64 [ 0, %B0.else.if.i7476.i ], [ %.125.i7446.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i ]
  %.133.not.i7450.i = icmp slt i64 %.125.i7446.i, %.257.fca.9.load.i
  br i1 %.133.not.i7450.i, label %B0.else.endif.endif.i7452.i, label %B0.else.endif.if.i7451.i, !prof !7

B0.else.endif.if.i7451.i:                         ; preds = %B0.else.endif.i7448.i
  br label %B0.else.endif.endif.i7452.i

B0.else.endif.endif.i7452.i:                      ; preds = %B0.else.endif.if.i7451.i, %B0.else.endif.i7448.i
  %.113.sroa.0.3.i7453.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7451.i ], [ %.113.sroa.0.1.i7449.i, %B0.else.endif.i7448.i ]
  %.140.i7454.i = icmp slt i64 %.87.i7443.i, 0
  %.141.i7455.i = select i1 %.140.i7454.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7456.i = add i64 %.141.i7455.i, %.87.i7443.i
  %.145.i7457.i = icmp slt i64 %.142.i7456.i, 0
  br i1 %.145.i7457.i, label %B0.else.endif.endif.if.i7475.i, label %B0.else.endif.endif.endif.i7458.i, !prof !6

B0.else.endif.endif.if.i7475.i:                   ; preds = %B0.else.endif.endif.i7452.i
  br label %B0.else.endif.endif.endif.i7458.i

B0.else.endif.endif.endif.i7458.i:                ; preds = %B0.else.endif.endif.if.i7475.i, %B0.else.endif.endif.i7452.i
  %.113.sroa.13.1.i7459.i = phi i64 [ 0, %B0.else.endif.endif.if.i7475.i ], [ %.142.i7456.i, %B0.else.endif.endif.i7452.i ]
  %.150.not.i7460.i = icmp slt i64 %.142.i7456.i, %.257.fca.9.load.i
  br i1 %.150.not.i7460.i, label %B0.endif.i7462.i, label %B0.else.endif.endif.endif.if.i7461.i, !prof !7

B0.else.endif.endif.endif.if.i7461.i:             ; preds = %B0.else.endif.endif.endif.i7458.i
  br label %B0.endif.i7462.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i: ; preds = %.575.endif.preheader.i7474.i, %B0.endif.i7462.i
  %.57.i7478.i = phi i64 [ %.87.i7443.i, %B0.endif.i7462.i ], [ %.57.i7478.pre.i, %.575.endif.preheader.i7474.i ]
  %.210.i7467.i = tail call i64 @llvm.smax.i64(i64 %.201.i7464.i, i64 0)
  %.87.i7479.i = add nsw i64 %.57.i7478.i, %.632.i
  %.123.i7480.i = icmp slt i64 %.57.i7478.i, 0
  %.124.i7481.i = select i1 %.123.i7480.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7482.i = add i64 %.124.i7481.i, %.57.i7478.i
  %.128.i7483.i = icmp slt i64 %.125.i7482.i, 0
  br i1 %.128.i7483.i, label %B0.else.if.i7512.i, label %B0.else.endif.i7484.i, !prof !6

B0.endif.i7498.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7497.i, %B0.else.endif.endif.endif.i7494.i
  %.113.sroa.13.0.i7499.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7497.i ], [ %.113.sroa.13.1.i7495.i, %B0.else.endif.endif.endif.i7494.i ]
  %.201.i7500.i = sub i64 %.113.sroa.13.0.i7499.i, %.113.sroa.0.3.i7489.i
  %.226.i7501.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7489.i
  store i64 %.87.i7479.i, ptr %.562.i, align 8, !noalias !97
  %.605.not155.i7502.i = icmp sgt i64 %.201.i7500.i, 0
  br i1 %.605.not155.i7502.i, label %.575.endif.preheader.i7510.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7513.i, !prof !36

.575.endif.preheader.i7510.i:                     ; preds = %B0.endif.i7498.i
  %134 = shl i64 %.201.i7500.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7501.i, i8 0, i64 %134, i1 false), !noalias !97
  %.57.i7514.pre.i = load i64, ptr %.562.i, align 8, !noalias !100
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7513.i

B0.else.if.i7512.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i
  br label %B0.else.endif.i7484.i

B0.else.endif.i7484.i:                            ; preds = %B0.else.if.i7512.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i
  %.113.sroa.0.1.i7485.i = phi i64 [ 0, %B0.else.if.i7512.i ], [ %.125.i7482.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i ]
  %.133.not.i7486.i = icmp slt i64 %.125.i7482.i, %.257.fca.9.load.i
  br i1 %.133.not.i7486.i, label %B0.else.endif.endif.i7488.i, label %B0.else.endif.if.i7487.i, !prof !7

B0.else.endif.if.i7487.i:                         ; preds = %B0.else.endif.i7484.i
  br label %B0.else.endif.endif.i7488.i

B0.else.endif.endif.i7488.i:                      ; preds = %B0.else.endif.if.i7487.i, %B0.else.endif.i7484.i
  %.113.sroa.0.3.i7489.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7487.i ], [ %.113.sroa.0.1.i7485.i, %B0.else.endif.i7484.i ]
  %.140.i7490.i = icmp slt i64 %.87.i7479.i, 0
  %.141.i7491.i = select i1 %.140.i7490.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7492.i = add i64 %.141.i7491.i, %.87.i7479.i
  %.145.i7493.i = icmp slt i64 %.142.i7492.i, 0
  br i1 %.145.i7493.i, label %B0.else.endif.endif.if.i7511.i, label %B0.else.endif.endif.endif.i7494.i, !prof !6

B0.else.endif.endif.if.i7511.i:                   ; preds = %B0.else.endif.endif.i7488.i
  br label %B0.else.endif.endif.endif.i7494.i

B0.else.endif.endif.endif.i7494.i:                ; preds = %B0.else.endif.endif.if.i7511.i, %B0.else.endif.endif.i7488.i
  %.113.sroa.13.1.i7495.i = phi i64 [ 0, %B0.else.endif.endif.if.i7511.i ], [ %.142.i7492.i, %B0.else.endif.endif.i7488.i ]
  %.150.not.i7496.i = icmp slt i64 %.142.i7492.i, %.257.fca.9.load.i
  br i1 %.150.not.i7496.i, label %B0.endif.i7498.i, label %B0.else.endif.endif.endif.if.i7497.i, !prof !7

B0.else.endif.endif.endif.if.i7497.i:             ; preds = %B0.else.endif.endif.endif.i7494.i
  br label %B0.endif.i7498.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7513.i: ; preds = %.575.endif.preheader.i7510.i, %B0.endif.i7498.i
  %.57.i7514.i = phi i64 [ %.87.i7479.i, %B0.endif.i7498.i ], [ %.57.i7514.pre.i, %.575.endif.preheader.i7510.i ]
  %.210.i7503.i = tail call i64 @llvm.smax.i64(i64 %.201.i7500.i, i64 0)
  %.87.i7515.i = add nsw i64 %.57.i7514.i, %.632.i
  %.123.i7516.i = icmp slt i64 %.57.i7514.i, 0
  %.124.i7517.i = select i1 %.123.i7516.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7518.i = add i64 %.124.i7517.i, %.57.i7514.i
  %.128.i7519.i = icmp slt i64 %.125.i7518.i, 0
  br i1 %.128.i7519.i, label %B0.else.if.i7548.i, label %B0.else.endif.i7520.i, !prof !6

B0.endif.i7534.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7533.i, %B0.else.endif.endif.endif.i7530.i
  %.113.sroa.13.0.i7535.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7533.i ], [ %.113.sroa.13.1.i7531.i, %B0.else.endif.endif.endif.i7530.i ]
  %.201.i7536.i = sub i64 %.113.sroa.13.0.i7535.i, %.113.sroa.0.3.i7525.i
  %.226.i7537.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7525.i
  store i64 %.87.i7515.i, ptr %.562.i, align 8, !noalias !100
  %.605.not155.i7538.i = icmp sgt i64 %.201.i7536.i, 0
  br i1 %.605.not155.i7538.i, label %.575.endif.preheader.i7546.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7549.i, !prof !36

.575.endif.preheader.i7546.i:                     ; preds = %B0.endif.i7534.i
  %135 = shl i64 %.201.i7536.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7537.i, i8 0, i64 %135, i1 false), !noalias !100
  %.57.i7550.pre.i = load i64, ptr %.562.i, align 8, !noalias !103
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7549.i

B0.else.if.i7548.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7513.i
  br label %B0.else.endif.i7520.i

B0.else.endif.i7520.i:                            ; preds = %B0.else.if.i7548.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7513.i
  %.113.sroa.0.1.i7521.i = phi i64 [ 0, %B0.else.if.i7548.i ], [ %.125.i7518.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7513.i ]
  %.133.not.i7522.i = icmp slt i64 %.125.i7518.i, %.257.fca.9.load.i
  br i1 %.133.not.i7522.i, label %B0.else.endif.endif.i7524.i, label %B0.else.endif.if.i7523.i, !prof !7

B0.else.endif.if.i7523.i:                         ; preds = %B0.else.endif.i7520.i
  br label %B0.else.endif.endif.i7524.i

B0.else.endif.endif.i7524.i:                      ; preds = %B0.else.endif.if.i7523.i, %B0.else.endif.i7520.i
  %.113.sroa.0.3.i7525.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7523.i ], [ %.113.sroa.0.1.i7521.i, %B0.else.endif.i7520.i ]
  %.140.i7526.i = icmp slt i64 %.87.i7515.i, 0
  %.141.i7527.i = select i1 %.140.i7526.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7528.i = add i64 %.141.i7527.i, %.87.i7515.i
  %.145.i7529.i = icmp slt i64 %.142.i7528.i, 0
  br i1 %.145.i7529.i, label %B0.else.endif.endif.if.i7547.i, label %B0.else.endif.endif.endif.i7530.i, !prof !6

B0.else.endif.endif.if.i7547.i:                   ; preds = %B0.else.endif.endif.i7524.i
  br label %B0.else.endif.endif.endif.i7530.i

B0.else.endif.endif.endif.i7530.i:                ; preds = %B0.else.endif.endif.if.i7547.i, %B0.else.endif.endif.i7524.i
  %.113.sroa.13.1.i7531.i = phi i64 [ 0, %B0.else.endif.endif.if.i7547.i ], [ %.142.i7528.i, %B0.else.endif.endif.i7524.i ]
  %.150.not.i7532.i = icmp slt i64 %.142.i7528.i, %.257.fca.9.load.i
  br i1 %.150.not.i7532.i, label %B0.endif.i7534.i, label %B0.else.endif.endif.endif.if.i7533.i, !prof !7

B0.else.endif.endif.endif.if.i7533.i:             ; preds = %B0.else.endif.endif.endif.i7530.i
  br label %B0.endif.i7534.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7549.i: ; preds = %.575.endif.preheader.i7546.i, %B0.endif.i7534.i
  %.57.i7550.i = phi i64 [ %.87.i7515.i, %B0.endif.i7534.i ], [ %.57.i7550.pre.i, %.575.endif.preheader.i7546.i ]
  %.210.i7539.i = tail call i64 @llvm.smax.i64(i64 %.201.i7536.i, i64 0)
  %.87.i7551.i = add nsw i64 %.57.i7550.i, %.632.i
  %.123.i7552.i = icmp slt i64 %.57.i7550.i, 0
  %.124.i7553.i = select i1 %.123.i7552.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7554.i = add i64 %.124.i7553.i, %.57.i7550.i
  %.128.i7555.i = icmp slt i64 %.125.i7554.i, 0
  br i1 %.128.i7555.i, label %B0.else.if.i7584.i, label %B0.else.endif.i7556.i, !prof !6

B0.endif.i7570.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7569.i, %B0.else.endif.endif.endif.i7566.i
  %.113.sroa.13.0.i7571.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7569.i ], [ %.113.sroa.13.1.i7567.i, %B0.else.endif.endif.endif.i7566.i ]
  %.201.i7572.i = sub i64 %.113.sroa.13.0.i7571.i, %.113.sroa.0.3.i7561.i
  %.226.i7573.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7561.i
  store i64 %.87.i7551.i, ptr %.562.i, align 8, !noalias !103
  %.606.not155.i7574.i = icmp sgt i64 %.201.i7572.i, 0
  br i1 %.606.not155.i7574.i, label %.2684.endif.preheader.i, label %.2684.if.i, !prof !36

B0.else.if.i7584.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7549.i
  br label %B0.else.endif.i7556.i

B0.else.endif.i7556.i:                            ; preds = %B0.else.if.i7584.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7549.i
  %.113.sroa.0.1.i7557.i = phi i64 [ 0, %B0.else.if.i7584.i ], [ %.125.i7554.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7549.i ]
  %.133.not.i7558.i = icmp slt i64 %.125.i7554.i, %.257.fca.9.load.i
  br i1 %.133.not.i7558.i, label %B0.else.endif.endif.i7560.i, label %B0.else.endif.if.i7559.i, !prof !7

B0.else.endif.if.i7559.i:                         ; preds = %B0.else.endif.i7556.i
  br label %B0.else.endif.endif.i7560.i

B0.else.endif.endif.i7560.i:                      ; preds = %B0.else.endif.if.i7559.i, %B0.else.endif.i7556.i
  %.113.sroa.0.3.i7561.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7559.i ], [ %.113.sroa.0.1.i7557.i, %B0.else.endif.i7556.i ]
  %.140.i7562.i = icmp slt i64 %.87.i7551.i, 0
  %.141.i7563.i = select i1 %.140.i7562.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7564.i = add i64 %.141.i7563.i, %.87.i7551.i
  %.145.i7565.i = icmp slt i64 %.142.i7564.i, 0
  br i1 %.145.i7565.i, label %B0.else.endif.endif.if.i7583.i, label %B0.else.endif.endif.endif.i7566.i, !prof !6

B0.else.endif.endif.if.i7583.i:                   ; preds = %B0.else.endif.endif.i7560.i
  br label %B0.else.endif.endif.endif.i7566.i

B0.else.endif.endif.endif.i7566.i:                ; preds = %B0.else.endif.endif.if.i7583.i, %B0.else.endif.endif.i7560.i
  %.113.sroa.13.1.i7567.i = phi i64 [ 0, %B0.else.endif.endif.if.i7583.i ], [ %.142.i7564.i, %B0.else.endif.endif.i7560.i ]
  %.150.not.i7568.i = icmp slt i64 %.142.i7564.i, %.257.fca.9.load.i
  br i1 %.150.not.i7568.i, label %B0.endif.i7570.i, label %B0.else.endif.endif.endif.if.i7569.i, !prof !7

B0.else.endif.endif.endif.if.i7569.i:             ; preds = %B0.else.endif.endif.endif.i7566.i
  br label %B0.endif.i7570.i

.2684.endif.preheader.i:                          ; preds = %B0.endif.i7570.i
  %136 = shl i64 %.201.i7572.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7573.i, i8 0, i64 %136, i1 false), !noalias !103
  br label %.2684.endif.i

.2037.endif.i:                                    ; preds = %.2037.endif.i, %.2037.endif.preheader.i
  %.2033.08346.i = phi i64 [ %.2078.i, %.2037.endif.i ], [ 0, %.2037.endif.preheader.i ]
  %.2073.i = getelementptr double, ptr %.226.i7322.i, i64 %.2033.08346.i
  store double %"$phi640.0.2.08481.i", ptr %.2073.i, align 8, !noalias !8
  %.2078.i = add nuw nsw i64 %.2033.08346.i, 1
  %exitcond.not.i964 = icmp eq i64 %.2078.i, %.201.i7321.i
  br i1 %exitcond.not.i964, label %.2037.if.i.loopexit, label %.2037.endif.i, !prof !106

.2684.if.i.loopexit:                              ; preds = %.2684.endif.i
  %.57.i7586.i.pre = load i64, ptr %.562.i, align 8, !noalias !107
  br label %.2684.if.i

.2684.if.i:                                       ; preds = %.2684.if.i.loopexit, %B0.endif.i7570.i
  %.57.i7586.i = phi i64 [ %.87.i7551.i, %B0.endif.i7570.i ], [ %.57.i7586.i.pre, %.2684.if.i.loopexit ]
  %.210.i75758484.i = phi i64 [ 0, %B0.endif.i7570.i ], [ %.201.i7572.i, %.2684.if.i.loopexit ]
  %.87.i7587.i = add nsw i64 %.57.i7586.i, %.632.i
  %.123.i7588.i = icmp slt i64 %.57.i7586.i, 0
  %.124.i7589.i = select i1 %.123.i7588.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7590.i = add i64 %.124.i7589.i, %.57.i7586.i
  %.128.i7591.i = icmp slt i64 %.125.i7590.i, 0
  br i1 %.128.i7591.i, label %B0.else.if.i7620.i, label %B0.else.endif.i7592.i, !prof !6

B0.endif.i7606.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7605.i, %B0.else.endif.endif.endif.i7602.i
  %.113.sroa.13.0.i7607.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7605.i ], [ %.113.sroa.13.1.i7603.i, %B0.else.endif.endif.endif.i7602.i ]
  %.201.i7608.i = sub i64 %.113.sroa.13.0.i7607.i, %.113.sroa.0.3.i7597.i
  %.226.i7609.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7597.i
  store i64 %.87.i7587.i, ptr %.562.i, align 8, !noalias !107
  %.605.not155.i7610.i = icmp sgt i64 %.201.i7608.i, 0
  br i1 %.605.not155.i7610.i, label %.575.endif.preheader.i7618.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7621.i, !prof !36

.575.endif.preheader.i7618.i:                     ; preds = %B0.endif.i7606.i
  %137 = shl i64 %.201.i7608.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7609.i, i8 0, i64 %137, i1 false), !noalias !107
  %.57.i7622.pre.i = load i64, ptr %.562.i, align 8, !noalias !110
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7621.i

B0.else.if.i7620.i:                               ; preds = %.2684.if.i
  br label %B0.else.endif.i7592.i

B0.else.endif.i7592.i:                            ; preds = %B0.else.if.i7620.i, %.2684.if.i
  %.113.sroa.0.1.i7593.i = phi i64 [ 0, %B0.else.if.i7620.i ], [ %.125.i7590.i, %.2684.if.i ]
  %.133.not.i7594.i = icmp slt i64 %.125.i7590.i, %.257.fca.9.load.i
  br i1 %.133.not.i7594.i, label %B0.else.endif.endif.i7596.i, label %B0.else.endif.if.i7595.i, !prof !7

B0.else.endif.if.i7595.i:                         ; preds = %B0.else.endif.i7592.i
  br label %B0.else.endif.endif.i7596.i

B0.else.endif.endif.i7596.i:                      ; preds = %B0.else.endif.if.i7595.i, %B0.else.endif.i7592.i
  %.113.sroa.0.3.i7597.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7595.i ], [ %.113.sroa.0.1.i7593.i, %B0.else.endif.i7592.i ]
  %.140.i7598.i = icmp slt i64 %.87.i7587.i, 0
  %.141.i7599.i = select i1 %.140.i7598.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7600.i = add i64 %.141.i7599.i, %.87.i7587.i
  %.145.i7601.i = icmp slt i64 %.142.i7600.i, 0
  br i1 %.145.i7601.i, label %B0.else.endif.endif.if.i7619.i, label %B0.else.endif.endif.endif.i7602.i, !prof !6

B0.else.endif.endif.if.i7619.i:                   ; preds = %B0.else.endif.endif.i7596.i
  br label %B0.else.endif.endif.endif.i7602.i

B0.else.endif.endif.endif.i7602.i:                ; preds = %B0.else.endif.endif.if.i7619.i, %B0.else.endif.endif.i7596.i
  %.113.sroa.13.1.i7603.i = phi i64 [ 0, %B0.else.endif.endif.if.i7619.i ], [ %.142.i7600.i, %B0.else.endif.endif.i7596.i ]
  %.150.not.i7604.i = icmp slt i64 %.142.i7600.i, %.257.fca.9.load.i
  br i1 %.150.not.i7604.i, label %B0.endif.i7606.i, label %B0.else.endif.endif.endif.if.i7605.i, !prof !7

B0.else.endif.endif.endif.if.i7605.i:             ; preds = %B0.else.endif.endif.endif.i7602.i
  br label %B0.endif.i7606.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7621.i: ; preds = %.575.endif.preheader.i7618.i, %B0.endif.i7606.i
  %.57.i7622.i = phi i64 [ %.87.i7587.i, %B0.endif.i7606.i ], [ %.57.i7622.pre.i, %.575.endif.preheader.i7618.i ]
  %.210.i7611.i = tail call i64 @llvm.smax.i64(i64 %.201.i7608.i, i64 0)
  %.87.i7623.i = add nsw i64 %.57.i7622.i, %.632.i
  %.123.i7624.i = icmp slt i64 %.57.i7622.i, 0
  %.124.i7625.i = select i1 %.123.i7624.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7626.i = add i64 %.124.i7625.i, %.57.i7622.i
  %.128.i7627.i = icmp slt i64 %.125.i7626.i, 0
  br i1 %.128.i7627.i, label %B0.else.if.i7656.i, label %B0.else.endif.i7628.i, !prof !6

B0.endif.i7642.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7641.i, %B0.else.endif.endif.endif.i7638.i
  %.113.sroa.13.0.i7643.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7641.i ], [ %.113.sroa.13.1.i7639.i, %B0.else.endif.endif.endif.i7638.i ]
  %.201.i7644.i = sub i64 %.113.sroa.13.0.i7643.i, %.113.sroa.0.3.i7633.i
  %.226.i7645.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7633.i
  store i64 %.87.i7623.i, ptr %.562.i, align 8, !noalias !110
  %.606.not155.i7646.i = icmp sgt i64 %.201.i7644.i, 0
  br i1 %.606.not155.i7646.i, label %.576.endif.preheader.i7654.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7657.i, !prof !36

.576.endif.preheader.i7654.i:                     ; preds = %B0.endif.i7642.i
  %138 = shl i64 %.201.i7644.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7645.i, i8 0, i64 %138, i1 false), !noalias !110
  %.57.i7658.pre.i = load i64, ptr %.562.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7657.i

B0.else.if.i7656.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7621.i
  br label %B0.else.endif.i7628.i

B0.else.endif.i7628.i:                            ; preds = %B0.else.if.i7656.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7621.i
  %.113.sroa.0.1.i7629.i = phi i64 [ 0, %B0.else.if.i7656.i ], [ %.125.i7626.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7621.i ]
  %.133.not.i7630.i = icmp slt i64 %.125.i7626.i, %.257.fca.9.load.i
  br i1 %.133.not.i7630.i, label %B0.else.endif.endif.i7632.i, label %B0.else.endif.if.i7631.i, !prof !7

B0.else.endif.if.i7631.i:                         ; preds = %B0.else.endif.i7628.i
  br label %B0.else.endif.endif.i7632.i

B0.else.endif.endif.i7632.i:                      ; preds = %B0.else.endif.if.i7631.i, %B0.else.endif.i7628.i
  %.113.sroa.0.3.i7633.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7631.i ], [ %.113.sroa.0.1.i7629.i, %B0.else.endif.i7628.i ]
  %.140.i7634.i = icmp slt i64 %.87.i7623.i, 0
  %.141.i7635.i = select i1 %.140.i7634.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7636.i = add i64 %.141.i7635.i, %.87.i7623.i
  %.145.i7637.i = icmp slt i64 %.142.i7636.i, 0
  br i1 %.145.i7637.i, label %B0.else.endif.endif.if.i7655.i, label %B0.else.endif.endif.endif.i7638.i, !prof !6

B0.else.endif.endif.if.i7655.i:                   ; preds = %B0.else.endif.endif.i7632.i
  br label %B0.else.endif.endif.endif.i7638.i

B0.else.endif.endif.endif.i7638.i:                ; preds = %B0.else.endif.endif.if.i7655.i, %B0.else.endif.endif.i7632.i
  %.113.sroa.13.1.i7639.i = phi i64 [ 0, %B0.else.endif.endif.if.i7655.i ], [ %.142.i7636.i, %B0.else.endif.endif.i7632.i ]
  %.150.not.i7640.i = icmp slt i64 %.142.i7636.i, %.257.fca.9.load.i
  br i1 %.150.not.i7640.i, label %B0.endif.i7642.i, label %B0.else.endif.endif.endif.if.i7641.i, !prof !7

B0.else.endif.endif.endif.if.i7641.i:             ; preds = %B0.else.endif.endif.endif.i7638.i
  br label %B0.endif.i7642.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7657.i: ; preds = %.576.endif.preheader.i7654.i, %B0.endif.i7642.i
  %.57.i7658.i = phi i64 [ %.87.i7623.i, %B0.endif.i7642.i ], [ %.57.i7658.pre.i, %.576.endif.preheader.i7654.i ]
  %.210.i7647.i = tail call i64 @llvm.smax.i64(i64 %.201.i7644.i, i64 0)
  %.87.i7659.i = add nsw i64 %.57.i7658.i, %.632.i
  %.123.i7660.i = icmp slt i64 %.57.i7658.i, 0
  %.124.i7661.i = select i1 %.123.i7660.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7662.i = add i64 %.124.i7661.i, %.57.i7658.i
  %.128.i7663.i = icmp slt i64 %.125.i7662.i, 0
  br i1 %.128.i7663.i, label %B0.else.if.i7692.i, label %B0.else.endif.i7664.i, !prof !6

B0.endif.i7678.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7677.i, %B0.else.endif.endif.endif.i7674.i
  %.113.sroa.13.0.i7679.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7677.i ], [ %.113.sroa.13.1.i7675.i, %B0.else.endif.endif.endif.i7674.i ]
  %.201.i7680.i = sub i64 %.113.sroa.13.0.i7679.i, %.113.sroa.0.3.i7669.i
  %.226.i7681.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7669.i
  store i64 %.87.i7659.i, ptr %.562.i, align 8, !noalias !113
  %.605.not155.i7682.i = icmp sgt i64 %.201.i7680.i, 0
  br i1 %.605.not155.i7682.i, label %.575.endif.preheader.i7690.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7693.i, !prof !36

.575.endif.preheader.i7690.i:                     ; preds = %B0.endif.i7678.i
  %139 = shl i64 %.201.i7680.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7681.i, i8 0, i64 %139, i1 false), !noalias !113
  %.57.i7694.pre.i = load i64, ptr %.562.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7693.i

B0.else.if.i7692.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7657.i
  br label %B0.else.endif.i7664.i

B0.else.endif.i7664.i:                            ; preds = %B0.else.if.i7692.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7657.i
  %.113.sroa.0.1.i7665.i = phi i64 [ 0, %B0.else.if.i7692.i ], [ %.125.i7662.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7657.i ]
  %.133.not.i7666.i = icmp slt i64 %.125.i7662.i, %.257.fca.9.load.i
  br i1 %.133.not.i7666.i, label %B0.else.endif.endif.i7668.i, label %B0.else.endif.if.i7667.i, !prof !7

B0.else.endif.if.i7667.i:                         ; preds = %B0.else.endif.i7664.i
  br label %B0.else.endif.endif.i7668.i

B0.else.endif.endif.i7668.i:                      ; preds = %B0.else.endif.if.i7667.i, %B0.else.endif.i7664.i
  %.113.sroa.0.3.i7669.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7667.i ], [ %.113.sroa.0.1.i7665.i, %B0.else.endif.i7664.i ]
  %.140.i7670.i = icmp slt i64 %.87.i7659.i, 0
  %.141.i7671.i = select i1 %.140.i7670.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7672.i = add i64 %.141.i7671.i, %.87.i7659.i
  %.145.i7673.i = icmp slt i64 %.142.i7672.i, 0
  br i1 %.145.i7673.i, label %B0.else.endif.endif.if.i7691.i, label %B0.else.endif.endif.endif.i7674.i, !prof !6

B0.else.endif.endif.if.i7691.i:                   ; preds = %B0.else.endif.endif.i7668.i
  br label %B0.else.endif.endif.endif.i7674.i

B0.else.endif.endif.endif.i7674.i:                ; preds = %B0.else.endif.endif.if.i7691.i, %B0.else.endif.endif.i7668.i
  %.113.sroa.13.1.i7675.i = phi i64 [ 0, %B0.else.endif.endif.if.i7691.i ], [ %.142.i7672.i, %B0.else.endif.endif.i7668.i ]
  %.150.not.i7676.i = icmp slt i64 %.142.i7672.i, %.257.fca.9.load.i
  br i1 %.150.not.i7676.i, label %B0.endif.i7678.i, label %B0.else.endif.endif.endif.if.i7677.i, !prof !7

B0.else.endif.endif.endif.if.i7677.i:             ; preds = %B0.else.endif.endif.endif.i7674.i
  br label %B0.endif.i7678.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7693.i: ; preds = %.575.endif.preheader.i7690.i, %B0.endif.i7678.i
  %.57.i7694.i = phi i64 [ %.87.i7659.i, %B0.endif.i7678.i ], [ %.57.i7694.pre.i, %.575.endif.preheader.i7690.i ]
  %.210.i7683.i = tail call i64 @llvm.smax.i64(i64 %.201.i7680.i, i64 0)
  %.2881.i = mul nsw i64 %.257.fca.6.load.i, %.632.i
  %.87.i7695.i = add nsw i64 %.57.i7694.i, %.2881.i
  %.123.i7696.i = icmp slt i64 %.57.i7694.i, 0
  %.124.i7697.i = select i1 %.123.i7696.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7698.i = add i64 %.124.i7697.i, %.57.i7694.i
  %.128.i7699.i = icmp slt i64 %.125.i7698.i, 0
  br i1 %.128.i7699.i, label %B0.else.if.i7728.i, label %B0.else.endif.i7700.i, !prof !6

B0.endif.i7714.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7713.i, %B0.else.endif.endif.endif.i7710.i
  %.113.sroa.13.0.i7715.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7713.i ], [ %.113.sroa.13.1.i7711.i, %B0.else.endif.endif.endif.i7710.i ]
  %.201.i7716.i = sub i64 %.113.sroa.13.0.i7715.i, %.113.sroa.0.3.i7705.i
  %.226.i7717.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7705.i
  store i64 %.87.i7695.i, ptr %.562.i, align 8, !noalias !116
  %.605.not155.i7718.i = icmp sgt i64 %.201.i7716.i, 0
  br i1 %.605.not155.i7718.i, label %.575.endif.preheader.i7726.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7729.i, !prof !36

.575.endif.preheader.i7726.i:                     ; preds = %B0.endif.i7714.i
  %140 = shl i64 %.201.i7716.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7717.i, i8 0, i64 %140, i1 false), !noalias !116
  %.57.i7730.pre.i = load i64, ptr %.562.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7729.i

B0.else.if.i7728.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7693.i
  br label %B0.else.endif.i7700.i

B0.else.endif.i7700.i:                            ; preds = %B0.else.if.i7728.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7693.i
  %.113.sroa.0.1.i7701.i = phi i64 [ 0, %B0.else.if.i7728.i ], [ %.125.i7698.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7693.i ]
  %.133.not.i7702.i = icmp slt i64 %.125.i7698.i, %.257.fca.9.load.i
  br i1 %.133.not.i7702.i, label %B0.else.endif.endif.i7704.i, label %B0.else.endif.if.i7703.i, !prof !7

B0.else.endif.if.i7703.i:                         ; preds = %B0.else.endif.i7700.i
  br label %B0.else.endif.endif.i7704.i

B0.else.endif.endif.i7704.i:                      ; preds = %B0.else.endif.if.i7703.i, %B0.else.endif.i7700.i
  %.113.sroa.0.3.i7705.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7703.i ], [ %.113.sroa.0.1.i7701.i, %B0.else.endif.i7700.i ]
  %.140.i7706.i = icmp slt i64 %.87.i7695.i, 0
  %.141.i7707.i = select i1 %.140.i7706.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7708.i = add i64 %.141.i7707.i, %.87.i7695.i
  %.145.i7709.i = icmp slt i64 %.142.i7708.i, 0
  br i1 %.145.i7709.i, label %B0.else.endif.endif.if.i7727.i, label %B0.else.endif.endif.endif.i7710.i, !prof !6

B0.else.endif.endif.if.i7727.i:                   ; preds = %B0.else.endif.endif.i7704.i
  br label %B0.else.endif.endif.endif.i7710.i

B0.else.endif.endif.endif.i7710.i:                ; preds = %B0.else.endif.endif.if.i7727.i, %B0.else.endif.endif.i7704.i
  %.113.sroa.13.1.i7711.i = phi i64 [ 0, %B0.else.endif.endif.if.i7727.i ], [ %.142.i7708.i, %B0.else.endif.endif.i7704.i ]
  %.150.not.i7712.i = icmp slt i64 %.142.i7708.i, %.257.fca.9.load.i
  br i1 %.150.not.i7712.i, label %B0.endif.i7714.i, label %B0.else.endif.endif.endif.if.i7713.i, !prof !7

B0.else.endif.endif.endif.if.i7713.i:             ; preds = %B0.else.endif.endif.endif.i7710.i
  br label %B0.endif.i7714.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7729.i: ; preds = %.575.endif.preheader.i7726.i, %B0.endif.i7714.i
  %.57.i7730.i = phi i64 [ %.87.i7695.i, %B0.endif.i7714.i ], [ %.57.i7730.pre.i, %.575.endif.preheader.i7726.i ]
  %.210.i7719.i = tail call i64 @llvm.smax.i64(i64 %.201.i7716.i, i64 0)
  %.87.i7731.i = add nsw i64 %.57.i7730.i, %.257.fca.4.load.i
  %.123.i7732.i = icmp slt i64 %.57.i7730.i, 0
  %.124.i7733.i = select i1 %.123.i7732.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7734.i = add i64 %.124.i7733.i, %.57.i7730.i
  %.128.i7735.i = icmp slt i64 %.125.i7734.i, 0
  br i1 %.128.i7735.i, label %B0.else.if.i7764.i, label %B0.else.endif.i7736.i, !prof !6

B0.endif.i7750.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7749.i, %B0.else.endif.endif.endif.i7746.i
  %.113.sroa.13.0.i7751.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7749.i ], [ %.113.sroa.13.1.i7747.i, %B0.else.endif.endif.endif.i7746.i ]
  %.201.i7752.i = sub i64 %.113.sroa.13.0.i7751.i, %.113.sroa.0.3.i7741.i
  %.226.i7753.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7741.i
  store i64 %.87.i7731.i, ptr %.562.i, align 8, !noalias !119
  %.605.not155.i7754.i = icmp sgt i64 %.201.i7752.i, 0
  br i1 %.605.not155.i7754.i, label %.3233.endif.preheader.i, label %.3233.if.i, !prof !36

B0.else.if.i7764.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7729.i
  br label %B0.else.endif.i7736.i

B0.else.endif.i7736.i:                            ; preds = %B0.else.if.i7764.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7729.i
  %.113.sroa.0.1.i7737.i = phi i64 [ 0, %B0.else.if.i7764.i ], [ %.125.i7734.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7729.i ]
  %.133.not.i7738.i = icmp slt i64 %.125.i7734.i, %.257.fca.9.load.i
  br i1 %.133.not.i7738.i, label %B0.else.endif.endif.i7740.i, label %B0.else.endif.if.i7739.i, !prof !7

B0.else.endif.if.i7739.i:                         ; preds = %B0.else.endif.i7736.i
  br label %B0.else.endif.endif.i7740.i

B0.else.endif.endif.i7740.i:                      ; preds = %B0.else.endif.if.i7739.i, %B0.else.endif.i7736.i
  %.113.sroa.0.3.i7741.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7739.i ], [ %.113.sroa.0.1.i7737.i, %B0.else.endif.i7736.i ]
  %.140.i7742.i = icmp slt i64 %.87.i7731.i, 0
  %.141.i7743.i = select i1 %.140.i7742.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7744.i = add i64 %.141.i7743.i, %.87.i7731.i
  %.145.i7745.i = icmp slt i64 %.142.i7744.i, 0
  br i1 %.145.i7745.i, label %B0.else.endif.endif.if.i7763.i, label %B0.else.endif.endif.endif.i7746.i, !prof !6

B0.else.endif.endif.if.i7763.i:                   ; preds = %B0.else.endif.endif.i7740.i
  br label %B0.else.endif.endif.endif.i7746.i

B0.else.endif.endif.endif.i7746.i:                ; preds = %B0.else.endif.endif.if.i7763.i, %B0.else.endif.endif.i7740.i
  %.113.sroa.13.1.i7747.i = phi i64 [ 0, %B0.else.endif.endif.if.i7763.i ], [ %.142.i7744.i, %B0.else.endif.endif.i7740.i ]
  %.150.not.i7748.i = icmp slt i64 %.142.i7744.i, %.257.fca.9.load.i
  br i1 %.150.not.i7748.i, label %B0.endif.i7750.i, label %B0.else.endif.endif.endif.if.i7749.i, !prof !7

B0.else.endif.endif.endif.if.i7749.i:             ; preds = %B0.else.endif.endif.endif.i7746.i
  br label %B0.endif.i7750.i

.3233.endif.preheader.i:                          ; preds = %B0.endif.i7750.i
  %141 = shl i64 %.201.i7752.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7753.i, i8 -1, i64 %141, i1 false), !noalias !8
  %.57.i7766.i.pre = load i64, ptr %.562.i, align 8, !noalias !122
  br label %.3233.if.i

.2684.endif.i:                                    ; preds = %.2684.endif.i, %.2684.endif.preheader.i
  %.2680.08348.i = phi i64 [ %.2725.i, %.2684.endif.i ], [ 0, %.2684.endif.preheader.i ]
  %.2720.i = getelementptr double, ptr %.226.i7573.i, i64 %.2680.08348.i
  store double 1.000000e+300, ptr %.2720.i, align 8, !noalias !8
  %.2725.i = add nuw nsw i64 %.2680.08348.i, 1
  %exitcond8441.not.i = icmp eq i64 %.2725.i, %.201.i7572.i
  br i1 %exitcond8441.not.i, label %.2684.if.i.loopexit, label %.2684.endif.i, !prof !106

.3233.if.i:                                       ; preds = %.3233.endif.preheader.i, %B0.endif.i7750.i
  %.57.i7766.i = phi i64 [ %.57.i7766.i.pre, %.3233.endif.preheader.i ], [ %.87.i7731.i, %B0.endif.i7750.i ]
  %.210.i77558487.i = phi i64 [ %.201.i7752.i, %.3233.endif.preheader.i ], [ 0, %B0.endif.i7750.i ]
  %.87.i7767.i = add nsw i64 %.57.i7766.i, %.257.fca.4.load.i
  %.123.i7768.i = icmp slt i64 %.57.i7766.i, 0
  %.124.i7769.i = select i1 %.123.i7768.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7770.i = add i64 %.124.i7769.i, %.57.i7766.i
  %.128.i7771.i = icmp slt i64 %.125.i7770.i, 0
  br i1 %.128.i7771.i, label %B0.else.if.i7800.i, label %B0.else.endif.i7772.i, !prof !6

B0.endif.i7786.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7785.i, %B0.else.endif.endif.endif.i7782.i
  %.113.sroa.13.0.i7787.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7785.i ], [ %.113.sroa.13.1.i7783.i, %B0.else.endif.endif.endif.i7782.i ]
  %.201.i7788.i = sub i64 %.113.sroa.13.0.i7787.i, %.113.sroa.0.3.i7777.i
  %.226.i7789.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7777.i
  store i64 %.87.i7767.i, ptr %.562.i, align 8, !noalias !122
  %.605.not155.i7790.i = icmp sgt i64 %.201.i7788.i, 0
  br i1 %.605.not155.i7790.i, label %.575.endif.preheader.i7798.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7801.i, !prof !36

.575.endif.preheader.i7798.i:                     ; preds = %B0.endif.i7786.i
  %142 = shl i64 %.201.i7788.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7789.i, i8 0, i64 %142, i1 false), !noalias !122
  %.57.i7802.pre.i = load i64, ptr %.562.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7801.i

B0.else.if.i7800.i:                               ; preds = %.3233.if.i
  br label %B0.else.endif.i7772.i

B0.else.endif.i7772.i:                            ; preds = %B0.else.if.i7800.i, %.3233.if.i
  %.113.sroa.0.1.i7773.i = phi i64 [ 0, %B0.else.if.i7800.i ], [ %.125.i7770.i, %.3233.if.i ]
  %.133.not.i7774.i = icmp slt i64 %.125.i7770.i, %.257.fca.9.load.i
  br i1 %.133.not.i7774.i, label %B0.else.endif.endif.i7776.i, label %B0.else.endif.if.i7775.i, !prof !7

B0.else.endif.if.i7775.i:                         ; preds = %B0.else.endif.i7772.i
  br label %B0.else.endif.endif.i7776.i

B0.else.endif.endif.i7776.i:                      ; preds = %B0.else.endif.if.i7775.i, %B0.else.endif.i7772.i
  %.113.sroa.0.3.i7777.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7775.i ], [ %.113.sroa.0.1.i7773.i, %B0.else.endif.i7772.i ]
  %.140.i7778.i = icmp slt i64 %.87.i7767.i, 0
  %.141.i7779.i = select i1 %.140.i7778.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7780.i = add i64 %.141.i7779.i, %.87.i7767.i
  %.145.i7781.i = icmp slt i64 %.142.i7780.i, 0
  br i1 %.145.i7781.i, label %B0.else.endif.endif.if.i7799.i, label %B0.else.endif.endif.endif.i7782.i, !prof !6

B0.else.endif.endif.if.i7799.i:                   ; preds = %B0.else.endif.endif.i7776.i
  br label %B0.else.endif.endif.endif.i7782.i

B0.else.endif.endif.endif.i7782.i:                ; preds = %B0.else.endif.endif.if.i7799.i, %B0.else.endif.endif.i7776.i
  %.113.sroa.13.1.i7783.i = phi i64 [ 0, %B0.else.endif.endif.if.i7799.i ], [ %.142.i7780.i, %B0.else.endif.endif.i7776.i ]
  %.150.not.i7784.i = icmp slt i64 %.142.i7780.i, %.257.fca.9.load.i
  br i1 %.150.not.i7784.i, label %B0.endif.i7786.i, label %B0.else.endif.endif.endif.if.i7785.i, !prof !7

B0.else.endif.endif.endif.if.i7785.i:             ; preds = %B0.else.endif.endif.endif.i7782.i
  br label %B0.endif.i7786.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7801.i: ; preds = %.575.endif.preheader.i7798.i, %B0.endif.i7786.i
  %.57.i7802.i = phi i64 [ %.87.i7767.i, %B0.endif.i7786.i ], [ %.57.i7802.pre.i, %.575.endif.preheader.i7798.i ]
  %.210.i7791.i = tail call i64 @llvm.smax.i64(i64 %.201.i7788.i, i64 0)
  %.87.i7803.i = add nsw i64 %.57.i7802.i, %.257.fca.4.load.i
  %.123.i7804.i = icmp slt i64 %.57.i7802.i, 0
  %.124.i7805.i = select i1 %.123.i7804.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7806.i = add i64 %.124.i7805.i, %.57.i7802.i
  %.128.i7807.i = icmp slt i64 %.125.i7806.i, 0
  br i1 %.128.i7807.i, label %B0.else.if.i7836.i, label %B0.else.endif.i7808.i, !prof !6

B0.endif.i7822.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7821.i, %B0.else.endif.endif.endif.i7818.i
  %.113.sroa.13.0.i7823.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7821.i ], [ %.113.sroa.13.1.i7819.i, %B0.else.endif.endif.endif.i7818.i ]
  %.201.i7824.i = sub i64 %.113.sroa.13.0.i7823.i, %.113.sroa.0.3.i7813.i
  %.226.i7825.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7813.i
  store i64 %.87.i7803.i, ptr %.562.i, align 8, !noalias !125
  %.606.not155.i7826.i = icmp sgt i64 %.201.i7824.i, 0
  br i1 %.606.not155.i7826.i, label %.576.endif.preheader.i7834.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7837.i, !prof !36

.576.endif.preheader.i7834.i:                     ; preds = %B0.endif.i7822.i
  %143 = shl i64 %.201.i7824.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7825.i, i8 0, i64 %143, i1 false), !noalias !125
  %.57.i7838.pre.i = load i64, ptr %.562.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7837.i

B0.else.if.i7836.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7801.i
  br label %B0.else.endif.i7808.i

B0.else.endif.i7808.i:                            ; preds = %B0.else.if.i7836.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7801.i
  %.113.sroa.0.1.i7809.i = phi i64 [ 0, %B0.else.if.i7836.i ], [ %.125.i7806.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7801.i ]
  %.133.not.i7810.i = icmp slt i64 %.125.i7806.i, %.257.fca.9.load.i
  br i1 %.133.not.i7810.i, label %B0.else.endif.endif.i7812.i, label %B0.else.endif.if.i7811.i, !prof !7

B0.else.endif.if.i7811.i:                         ; preds = %B0.else.endif.i7808.i
  br label %B0.else.endif.endif.i7812.i

B0.else.endif.endif.i7812.i:                      ; preds = %B0.else.endif.if.i7811.i, %B0.else.endif.i7808.i
  %.113.sroa.0.3.i7813.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7811.i ], [ %.113.sroa.0.1.i7809.i, %B0.else.endif.i7808.i ]
  %.140.i7814.i = icmp slt i64 %.87.i7803.i, 0
  %.141.i7815.i = select i1 %.140.i7814.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7816.i = add i64 %.141.i7815.i, %.87.i7803.i
  %.145.i7817.i = icmp slt i64 %.142.i7816.i, 0
  br i1 %.145.i7817.i, label %B0.else.endif.endif.if.i7835.i, label %B0.else.endif.endif.endif.i7818.i, !prof !6

B0.else.endif.endif.if.i7835.i:                   ; preds = %B0.else.endif.endif.i7812.i
  br label %B0.else.endif.endif.endif.i7818.i

B0.else.endif.endif.endif.i7818.i:                ; preds = %B0.else.endif.endif.if.i7835.i, %B0.else.endif.endif.i7812.i
  %.113.sroa.13.1.i7819.i = phi i64 [ 0, %B0.else.endif.endif.if.i7835.i ], [ %.142.i7816.i, %B0.else.endif.endif.i7812.i ]
  %.150.not.i7820.i = icmp slt i64 %.142.i7816.i, %.257.fca.9.load.i
  br i1 %.150.not.i7820.i, label %B0.endif.i7822.i, label %B0.else.endif.endif.endif.if.i7821.i, !prof !7

B0.else.endif.endif.endif.if.i7821.i:             ; preds = %B0.else.endif.endif.endif.i7818.i
  br label %B0.endif.i7822.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7837.i: ; preds = %.576.endif.preheader.i7834.i, %B0.endif.i7822.i
  %.57.i7838.i = phi i64 [ %.87.i7803.i, %B0.endif.i7822.i ], [ %.57.i7838.pre.i, %.576.endif.preheader.i7834.i ]
  %.210.i7827.i = tail call i64 @llvm.smax.i64(i64 %.201.i7824.i, i64 0)
  %.87.i7839.i = add nsw i64 %.57.i7838.i, %.257.fca.4.load.i
  %.123.i7840.i = icmp slt i64 %.57.i7838.i, 0
  %.124.i7841.i = select i1 %.123.i7840.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7842.i = add i64 %.124.i7841.i, %.57.i7838.i
  %.128.i7843.i = icmp slt i64 %.125.i7842.i, 0
  br i1 %.128.i7843.i, label %B0.else.if.i7872.i, label %B0.else.endif.i7844.i, !prof !6

B0.endif.i7858.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7857.i, %B0.else.endif.endif.endif.i7854.i
  %.113.sroa.13.0.i7859.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7857.i ], [ %.113.sroa.13.1.i7855.i, %B0.else.endif.endif.endif.i7854.i ]
  %.201.i7860.i = sub i64 %.113.sroa.13.0.i7859.i, %.113.sroa.0.3.i7849.i
  %.226.i7861.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7849.i
  store i64 %.87.i7839.i, ptr %.562.i, align 8, !noalias !128
  %.606.not155.i7862.i = icmp sgt i64 %.201.i7860.i, 0
  br i1 %.606.not155.i7862.i, label %.576.endif.preheader.i7870.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7873.i, !prof !36

.576.endif.preheader.i7870.i:                     ; preds = %B0.endif.i7858.i
  %144 = shl i64 %.201.i7860.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7861.i, i8 0, i64 %144, i1 false), !noalias !128
  %.57.i7874.pre.i = load i64, ptr %.562.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7873.i

B0.else.if.i7872.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7837.i
  br label %B0.else.endif.i7844.i

B0.else.endif.i7844.i:                            ; preds = %B0.else.if.i7872.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7837.i
  %.113.sroa.0.1.i7845.i = phi i64 [ 0, %B0.else.if.i7872.i ], [ %.125.i7842.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7837.i ]
  %.133.not.i7846.i = icmp slt i64 %.125.i7842.i, %.257.fca.9.load.i
  br i1 %.133.not.i7846.i, label %B0.else.endif.endif.i7848.i, label %B0.else.endif.if.i7847.i, !prof !7

B0.else.endif.if.i7847.i:                         ; preds = %B0.else.endif.i7844.i
  br label %B0.else.endif.endif.i7848.i

B0.else.endif.endif.i7848.i:                      ; preds = %B0.else.endif.if.i7847.i, %B0.else.endif.i7844.i
  %.113.sroa.0.3.i7849.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7847.i ], [ %.113.sroa.0.1.i7845.i, %B0.else.endif.i7844.i ]
  %.140.i7850.i = icmp slt i64 %.87.i7839.i, 0
  %.141.i7851.i = select i1 %.140.i7850.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7852.i = add i64 %.141.i7851.i, %.87.i7839.i
  %.145.i7853.i = icmp slt i64 %.142.i7852.i, 0
  br i1 %.145.i7853.i, label %B0.else.endif.endif.if.i7871.i, label %B0.else.endif.endif.endif.i7854.i, !prof !6

B0.else.endif.endif.if.i7871.i:                   ; preds = %B0.else.endif.endif.i7848.i
  br label %B0.else.endif.endif.endif.i7854.i

B0.else.endif.endif.endif.i7854.i:                ; preds = %B0.else.endif.endif.if.i7871.i, %B0.else.endif.endif.i7848.i
  %.113.sroa.13.1.i7855.i = phi i64 [ 0, %B0.else.endif.endif.if.i7871.i ], [ %.142.i7852.i, %B0.else.endif.endif.i7848.i ]
  %.150.not.i7856.i = icmp slt i64 %.142.i7852.i, %.257.fca.9.load.i
  br i1 %.150.not.i7856.i, label %B0.endif.i7858.i, label %B0.else.endif.endif.endif.if.i7857.i, !prof !7

B0.else.endif.endif.endif.if.i7857.i:             ; preds = %B0.else.endif.endif.endif.i7854.i
  br label %B0.endif.i7858.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7873.i: ; preds = %.576.endif.preheader.i7870.i, %B0.endif.i7858.i
  %.57.i7874.i = phi i64 [ %.87.i7839.i, %B0.endif.i7858.i ], [ %.57.i7874.pre.i, %.576.endif.preheader.i7870.i ]
  %.210.i7863.i = tail call i64 @llvm.smax.i64(i64 %.201.i7860.i, i64 0)
  %.87.i7875.i = add nsw i64 %.57.i7874.i, 20
  %.123.i7876.i = icmp slt i64 %.57.i7874.i, 0
  %.124.i7877.i = select i1 %.123.i7876.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7878.i = add i64 %.124.i7877.i, %.57.i7874.i
  %.128.i7879.i = icmp slt i64 %.125.i7878.i, 0
  br i1 %.128.i7879.i, label %B0.else.if.i7908.i, label %B0.else.endif.i7880.i, !prof !6

B0.endif.i7894.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7893.i, %B0.else.endif.endif.endif.i7890.i
  %.113.sroa.13.0.i7895.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7893.i ], [ %.113.sroa.13.1.i7891.i, %B0.else.endif.endif.endif.i7890.i ]
  %.201.i7896.i = sub i64 %.113.sroa.13.0.i7895.i, %.113.sroa.0.3.i7885.i
  %.226.i7897.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7885.i
  store i64 %.87.i7875.i, ptr %.562.i, align 8, !noalias !131
  %.606.not155.i7898.i = icmp sgt i64 %.201.i7896.i, 0
  br i1 %.606.not155.i7898.i, label %.576.endif.preheader.i7906.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7909.i, !prof !36

.576.endif.preheader.i7906.i:                     ; preds = %B0.endif.i7894.i
  %145 = shl i64 %.201.i7896.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7897.i, i8 0, i64 %145, i1 false), !noalias !131
  %.57.i7910.pre.i = load i64, ptr %.562.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7909.i

B0.else.if.i7908.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7873.i
  br label %B0.else.endif.i7880.i

B0.else.endif.i7880.i:                            ; preds = %B0.else.if.i7908.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7873.i
  %.113.sroa.0.1.i7881.i = phi i64 [ 0, %B0.else.if.i7908.i ], [ %.125.i7878.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7873.i ]
  %.133.not.i7882.i = icmp slt i64 %.125.i7878.i, %.257.fca.9.load.i
  br i1 %.133.not.i7882.i, label %B0.else.endif.endif.i7884.i, label %B0.else.endif.if.i7883.i, !prof !7

B0.else.endif.if.i7883.i:                         ; preds = %B0.else.endif.i7880.i
  br label %B0.else.endif.endif.i7884.i

B0.else.endif.endif.i7884.i:                      ; preds = %B0.else.endif.if.i7883.i, %B0.else.endif.i7880.i
  %.113.sroa.0.3.i7885.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7883.i ], [ %.113.sroa.0.1.i7881.i, %B0.else.endif.i7880.i ]
  %.140.i7886.i = icmp slt i64 %.57.i7874.i, -20
  %.141.i7887.i = select i1 %.140.i7886.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7888.i = add i64 %.141.i7887.i, %.87.i7875.i
  %.145.i7889.i = icmp slt i64 %.142.i7888.i, 0
  br i1 %.145.i7889.i, label %B0.else.endif.endif.if.i7907.i, label %B0.else.endif.endif.endif.i7890.i, !prof !6

B0.else.endif.endif.if.i7907.i:                   ; preds = %B0.else.endif.endif.i7884.i
  br label %B0.else.endif.endif.endif.i7890.i

B0.else.endif.endif.endif.i7890.i:                ; preds = %B0.else.endif.endif.if.i7907.i, %B0.else.endif.endif.i7884.i
  %.113.sroa.13.1.i7891.i = phi i64 [ 0, %B0.else.endif.endif.if.i7907.i ], [ %.142.i7888.i, %B0.else.endif.endif.i7884.i ]
  %.150.not.i7892.i = icmp slt i64 %.142.i7888.i, %.257.fca.9.load.i
  br i1 %.150.not.i7892.i, label %B0.endif.i7894.i, label %B0.else.endif.endif.endif.if.i7893.i, !prof !7

B0.else.endif.endif.endif.if.i7893.i:             ; preds = %B0.else.endif.endif.endif.i7890.i
  br label %B0.endif.i7894.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7909.i: ; preds = %.576.endif.preheader.i7906.i, %B0.endif.i7894.i
  %.57.i7910.i = phi i64 [ %.87.i7875.i, %B0.endif.i7894.i ], [ %.57.i7910.pre.i, %.576.endif.preheader.i7906.i ]
  %.210.i7899.i = tail call i64 @llvm.smax.i64(i64 %.201.i7896.i, i64 0)
  %.87.i7911.i = add nsw i64 %.57.i7910.i, 4
  %.123.i7912.i = icmp slt i64 %.57.i7910.i, 0
  %.124.i7913.i = select i1 %.123.i7912.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7914.i = add i64 %.124.i7913.i, %.57.i7910.i
  %.128.i7915.i = icmp slt i64 %.125.i7914.i, 0
  br i1 %.128.i7915.i, label %B0.else.if.i7944.i, label %B0.else.endif.i7916.i, !prof !6

B0.endif.i7930.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7929.i, %B0.else.endif.endif.endif.i7926.i
  %.113.sroa.13.0.i7931.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7929.i ], [ %.113.sroa.13.1.i7927.i, %B0.else.endif.endif.endif.i7926.i ]
  %.201.i7932.i = sub i64 %.113.sroa.13.0.i7931.i, %.113.sroa.0.3.i7921.i
  %.226.i7933.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7921.i
  store i64 %.87.i7911.i, ptr %.562.i, align 8, !noalias !134
  %.606.not155.i7934.i = icmp sgt i64 %.201.i7932.i, 0
  br i1 %.606.not155.i7934.i, label %.576.endif.preheader.i7942.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !36

.576.endif.preheader.i7942.i:                     ; preds = %B0.endif.i7930.i
  %146 = shl i64 %.201.i7932.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7933.i, i8 0, i64 %146, i1 false), !noalias !134
  %.57.i7945.pre.i = load i64, ptr %.562.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i7944.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7909.i
  br label %B0.else.endif.i7916.i

B0.else.endif.i7916.i:                            ; preds = %B0.else.if.i7944.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7909.i
  %.113.sroa.0.1.i7917.i = phi i64 [ 0, %B0.else.if.i7944.i ], [ %.125.i7914.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7909.i ]
  %.133.not.i7918.i = icmp slt i64 %.125.i7914.i, %.257.fca.9.load.i
  br i1 %.133.not.i7918.i, label %B0.else.endif.endif.i7920.i, label %B0.else.endif.if.i7919.i, !prof !7

B0.else.endif.if.i7919.i:                         ; preds = %B0.else.endif.i7916.i
  br label %B0.else.endif.endif.i7920.i

B0.else.endif.endif.i7920.i:                      ; preds = %B0.else.endif.if.i7919.i, %B0.else.endif.i7916.i
  %.113.sroa.0.3.i7921.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7919.i ], [ %.113.sroa.0.1.i7917.i, %B0.else.endif.i7916.i ]
  %.140.i7922.i = icmp slt i64 %.57.i7910.i, -4
  %.141.i7923.i = select i1 %.140.i7922.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7924.i = add i64 %.141.i7923.i, %.87.i7911.i
  %.145.i7925.i = icmp slt i64 %.142.i7924.i, 0
  br i1 %.145.i7925.i, label %B0.else.endif.endif.if.i7943.i, label %B0.else.endif.endif.endif.i7926.i, !prof !6

B0.else.endif.endif.if.i7943.i:                   ; preds = %B0.else.endif.endif.i7920.i
  br label %B0.else.endif.endif.endif.i7926.i

B0.else.endif.endif.endif.i7926.i:                ; preds = %B0.else.endif.endif.if.i7943.i, %B0.else.endif.endif.i7920.i
  %.113.sroa.13.1.i7927.i = phi i64 [ 0, %B0.else.endif.endif.if.i7943.i ], [ %.142.i7924.i, %B0.else.endif.endif.i7920.i ]
  %.150.not.i7928.i = icmp slt i64 %.142.i7924.i, %.257.fca.9.load.i
  br i1 %.150.not.i7928.i, label %B0.endif.i7930.i, label %B0.else.endif.endif.endif.if.i7929.i, !prof !7

B0.else.endif.endif.endif.if.i7929.i:             ; preds = %B0.else.endif.endif.endif.i7926.i
  br label %B0.endif.i7930.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i7942.i, %B0.endif.i7930.i
  %.57.i7945.i = phi i64 [ %.87.i7911.i, %B0.endif.i7930.i ], [ %.57.i7945.pre.i, %.576.endif.preheader.i7942.i ]
  %.87.i7946.i = add nsw i64 %.57.i7945.i, 4
  %.123.i7947.i = icmp slt i64 %.57.i7945.i, 0
  %.124.i7948.i = select i1 %.123.i7947.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7949.i = add i64 %.124.i7948.i, %.57.i7945.i
  %.128.i7950.i = icmp slt i64 %.125.i7949.i, 0
  br i1 %.128.i7950.i, label %B0.else.if.i7979.i, label %B0.else.endif.i7951.i, !prof !6

B0.endif.i7965.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7964.i, %B0.else.endif.endif.endif.i7961.i
  %.113.sroa.13.0.i7966.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7964.i ], [ %.113.sroa.13.1.i7962.i, %B0.else.endif.endif.endif.i7961.i ]
  %.201.i7967.i = sub i64 %.113.sroa.13.0.i7966.i, %.113.sroa.0.3.i7956.i
  %.226.i7968.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7956.i
  store i64 %.87.i7946.i, ptr %.562.i, align 8, !noalias !137
  %.605.not155.i7969.i = icmp sgt i64 %.201.i7967.i, 0
  br i1 %.605.not155.i7969.i, label %.3825.endif.preheader.i, label %.3825.if.i, !prof !36

B0.else.if.i7979.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i7951.i

B0.else.endif.i7951.i:                            ; preds = %B0.else.if.i7979.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i7952.i = phi i64 [ 0, %B0.else.if.i7979.i ], [ %.125.i7949.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i7953.i = icmp slt i64 %.125.i7949.i, %.257.fca.9.load.i
  br i1 %.133.not.i7953.i, label %B0.else.endif.endif.i7955.i, label %B0.else.endif.if.i7954.i, !prof !7

B0.else.endif.if.i7954.i:                         ; preds = %B0.else.endif.i7951.i
  br label %B0.else.endif.endif.i7955.i

B0.else.endif.endif.i7955.i:                      ; preds = %B0.else.endif.if.i7954.i, %B0.else.endif.i7951.i
  %.113.sroa.0.3.i7956.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7954.i ], [ %.113.sroa.0.1.i7952.i, %B0.else.endif.i7951.i ]
  %.140.i7957.i = icmp slt i64 %.57.i7945.i, -4
  %.141.i7958.i = select i1 %.140.i7957.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7959.i = add i64 %.141.i7958.i, %.87.i7946.i
  %.145.i7960.i = icmp slt i64 %.142.i7959.i, 0
  br i1 %.145.i7960.i, label %B0.else.endif.endif.if.i7978.i, label %B0.else.endif.endif.endif.i7961.i, !prof !6

B0.else.endif.endif.if.i7978.i:                   ; preds = %B0.else.endif.endif.i7955.i
  br label %B0.else.endif.endif.endif.i7961.i

B0.else.endif.endif.endif.i7961.i:                ; preds = %B0.else.endif.endif.if.i7978.i, %B0.else.endif.endif.i7955.i
  %.113.sroa.13.1.i7962.i = phi i64 [ 0, %B0.else.endif.endif.if.i7978.i ], [ %.142.i7959.i, %B0.else.endif.endif.i7955.i ]
  %.150.not.i7963.i = icmp slt i64 %.142.i7959.i, %.257.fca.9.load.i
  br i1 %.150.not.i7963.i, label %B0.endif.i7965.i, label %B0.else.endif.endif.endif.if.i7964.i, !prof !7

B0.else.endif.endif.endif.if.i7964.i:             ; preds = %B0.else.endif.endif.endif.i7961.i
  br label %B0.endif.i7965.i

.3825.endif.preheader.i:                          ; preds = %B0.endif.i7965.i
  %147 = shl i64 %.201.i7967.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7968.i, i8 -1, i64 %147, i1 false), !noalias !8
  %.57.i7980.i.pre = load i64, ptr %.562.i, align 8, !noalias !140
  br label %.3825.if.i

.3825.if.i:                                       ; preds = %.3825.endif.preheader.i, %B0.endif.i7965.i
  %.57.i7980.i = phi i64 [ %.57.i7980.i.pre, %.3825.endif.preheader.i ], [ %.87.i7946.i, %B0.endif.i7965.i ]
  %.87.i7981.i = add nsw i64 %.57.i7980.i, 4
  %.123.i7982.i = icmp slt i64 %.57.i7980.i, 0
  %.124.i7983.i = select i1 %.123.i7982.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7984.i = add i64 %.124.i7983.i, %.57.i7980.i
  %.128.i7985.i = icmp slt i64 %.125.i7984.i, 0
  br i1 %.128.i7985.i, label %B0.else.if.i8014.i, label %B0.else.endif.i7986.i, !prof !6

B0.endif.i8000.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7999.i, %B0.else.endif.endif.endif.i7996.i
  %.113.sroa.13.0.i8001.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7999.i ], [ %.113.sroa.13.1.i7997.i, %B0.else.endif.endif.endif.i7996.i ]
  %.201.i8002.i = sub i64 %.113.sroa.13.0.i8001.i, %.113.sroa.0.3.i7991.i
  %.226.i8003.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7991.i
  store i64 %.87.i7981.i, ptr %.562.i, align 8, !noalias !140
  %.605.not155.i8004.i = icmp sgt i64 %.201.i8002.i, 0
  br i1 %.605.not155.i8004.i, label %.4173.endif.preheader.i, label %.4173.if.i, !prof !36

B0.else.if.i8014.i:                               ; preds = %.3825.if.i
  br label %B0.else.endif.i7986.i

B0.else.endif.i7986.i:                            ; preds = %B0.else.if.i8014.i, %.3825.if.i
  %.113.sroa.0.1.i7987.i = phi i64 [ 0, %B0.else.if.i8014.i ], [ %.125.i7984.i, %.3825.if.i ]
  %.133.not.i7988.i = icmp slt i64 %.125.i7984.i, %.257.fca.9.load.i
  br i1 %.133.not.i7988.i, label %B0.else.endif.endif.i7990.i, label %B0.else.endif.if.i7989.i, !prof !7

B0.else.endif.if.i7989.i:                         ; preds = %B0.else.endif.i7986.i
  br label %B0.else.endif.endif.i7990.i

B0.else.endif.endif.i7990.i:                      ; preds = %B0.else.endif.if.i7989.i, %B0.else.endif.i7986.i
  %.113.sroa.0.3.i7991.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7989.i ], [ %.113.sroa.0.1.i7987.i, %B0.else.endif.i7986.i ]
  %.140.i7992.i = icmp slt i64 %.57.i7980.i, -4
  %.141.i7993.i = select i1 %.140.i7992.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7994.i = add i64 %.141.i7993.i, %.87.i7981.i
  %.145.i7995.i = icmp slt i64 %.142.i7994.i, 0
  br i1 %.145.i7995.i, label %B0.else.endif.endif.if.i8013.i, label %B0.else.endif.endif.endif.i7996.i, !prof !6

B0.else.endif.endif.if.i8013.i:                   ; preds = %B0.else.endif.endif.i7990.i
  br label %B0.else.endif.endif.endif.i7996.i

B0.else.endif.endif.endif.i7996.i:                ; preds = %B0.else.endif.endif.if.i8013.i, %B0.else.endif.endif.i7990.i
  %.113.sroa.13.1.i7997.i = phi i64 [ 0, %B0.else.endif.endif.if.i8013.i ], [ %.142.i7994.i, %B0.else.endif.endif.i7990.i ]
  %.150.not.i7998.i = icmp slt i64 %.142.i7994.i, %.257.fca.9.load.i
  br i1 %.150.not.i7998.i, label %B0.endif.i8000.i, label %B0.else.endif.endif.endif.if.i7999.i, !prof !7

B0.else.endif.endif.endif.if.i7999.i:             ; preds = %B0.else.endif.endif.endif.i7996.i
  br label %B0.endif.i8000.i

.4173.endif.preheader.i:                          ; preds = %B0.endif.i8000.i
  %148 = shl i64 %.201.i8002.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8003.i, i8 -1, i64 %148, i1 false), !noalias !8
  %.57.i8016.i.pre = load i64, ptr %.562.i, align 8, !noalias !143
  br label %.4173.if.i

.4173.if.i:                                       ; preds = %.4173.endif.preheader.i, %B0.endif.i8000.i
  %.57.i8016.i = phi i64 [ %.57.i8016.i.pre, %.4173.endif.preheader.i ], [ %.87.i7981.i, %B0.endif.i8000.i ]
  %.87.i8017.i = add nsw i64 %.57.i8016.i, 4
  %.123.i8018.i = icmp slt i64 %.57.i8016.i, 0
  %.124.i8019.i = select i1 %.123.i8018.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8020.i = add i64 %.124.i8019.i, %.57.i8016.i
  %.128.i8021.i = icmp slt i64 %.125.i8020.i, 0
  br i1 %.128.i8021.i, label %B0.else.if.i8050.i, label %B0.else.endif.i8022.i, !prof !6

B0.endif.i8036.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8035.i, %B0.else.endif.endif.endif.i8032.i
  %.113.sroa.13.0.i8037.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8035.i ], [ %.113.sroa.13.1.i8033.i, %B0.else.endif.endif.endif.i8032.i ]
  %.201.i8038.i = sub i64 %.113.sroa.13.0.i8037.i, %.113.sroa.0.3.i8027.i
  %.226.i8039.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8027.i
  store i64 %.87.i8017.i, ptr %.562.i, align 8, !noalias !143
  %.606.not155.i8040.i = icmp sgt i64 %.201.i8038.i, 0
  br i1 %.606.not155.i8040.i, label %.4521.endif.preheader.i, label %.4521.if.i, !prof !36

B0.else.if.i8050.i:                               ; preds = %.4173.if.i
  br label %B0.else.endif.i8022.i

B0.else.endif.i8022.i:                            ; preds = %B0.else.if.i8050.i, %.4173.if.i
  %.113.sroa.0.1.i8023.i = phi i64 [ 0, %B0.else.if.i8050.i ], [ %.125.i8020.i, %.4173.if.i ]
  %.133.not.i8024.i = icmp slt i64 %.125.i8020.i, %.257.fca.9.load.i
  br i1 %.133.not.i8024.i, label %B0.else.endif.endif.i8026.i, label %B0.else.endif.if.i8025.i, !prof !7

B0.else.endif.if.i8025.i:                         ; preds = %B0.else.endif.i8022.i
  br label %B0.else.endif.endif.i8026.i

B0.else.endif.endif.i8026.i:                      ; preds = %B0.else.endif.if.i8025.i, %B0.else.endif.i8022.i
  %.113.sroa.0.3.i8027.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8025.i ], [ %.113.sroa.0.1.i8023.i, %B0.else.endif.i8022.i ]
  %.140.i8028.i = icmp slt i64 %.57.i8016.i, -4
  %.141.i8029.i = select i1 %.140.i8028.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8030.i = add i64 %.141.i8029.i, %.87.i8017.i
  %.145.i8031.i = icmp slt i64 %.142.i8030.i, 0
  br i1 %.145.i8031.i, label %B0.else.endif.endif.if.i8049.i, label %B0.else.endif.endif.endif.i8032.i, !prof !6

B0.else.endif.endif.if.i8049.i:                   ; preds = %B0.else.endif.endif.i8026.i
  br label %B0.else.endif.endif.endif.i8032.i

B0.else.endif.endif.endif.i8032.i:                ; preds = %B0.else.endif.endif.if.i8049.i, %B0.else.endif.endif.i8026.i
  %.113.sroa.13.1.i8033.i = phi i64 [ 0, %B0.else.endif.endif.if.i8049.i ], [ %.142.i8030.i, %B0.else.endif.endif.i8026.i ]
  %.150.not.i8034.i = icmp slt i64 %.142.i8030.i, %.257.fca.9.load.i
  br i1 %.150.not.i8034.i, label %B0.endif.i8036.i, label %B0.else.endif.endif.endif.if.i8035.i, !prof !7

B0.else.endif.endif.endif.if.i8035.i:             ; preds = %B0.else.endif.endif.endif.i8032.i
  br label %B0.endif.i8036.i

.4521.endif.preheader.i:                          ; preds = %B0.endif.i8036.i
  %149 = shl i64 %.201.i8038.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8039.i, i8 0, i64 %149, i1 false), !noalias !143
  br label %.4521.endif.i

.4521.if.i.loopexit:                              ; preds = %.4521.endif.i
  %.57.i8052.i.pre = load i64, ptr %.562.i, align 8, !noalias !146
  br label %.4521.if.i

.4521.if.i:                                       ; preds = %.4521.if.i.loopexit, %B0.endif.i8036.i
  %.57.i8052.i = phi i64 [ %.57.i8052.i.pre, %.4521.if.i.loopexit ], [ %.87.i8017.i, %B0.endif.i8036.i ]
  %.87.i8053.i = add nsw i64 %.57.i8052.i, 4
  %.123.i8054.i = icmp slt i64 %.57.i8052.i, 0
  %.124.i8055.i = select i1 %.123.i8054.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8056.i = add i64 %.124.i8055.i, %.57.i8052.i
  %.128.i8057.i = icmp slt i64 %.125.i8056.i, 0
  br i1 %.128.i8057.i, label %B0.else.if.i8086.i, label %B0.else.endif.i8058.i, !prof !6

B0.endif.i8072.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8071.i, %B0.else.endif.endif.endif.i8068.i
  %.113.sroa.13.0.i8073.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8071.i ], [ %.113.sroa.13.1.i8069.i, %B0.else.endif.endif.endif.i8068.i ]
  %.201.i8074.i = sub i64 %.113.sroa.13.0.i8073.i, %.113.sroa.0.3.i8063.i
  %.226.i8075.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8063.i
  store i64 %.87.i8053.i, ptr %.562.i, align 8, !noalias !146
  %.605.not155.i8076.i = icmp slt i64 %.201.i8074.i, 1
  br i1 %.605.not155.i8076.i, label %.4869.if.i, label %.4869.endif.preheader.i, !prof !149

B0.else.if.i8086.i:                               ; preds = %.4521.if.i
  br label %B0.else.endif.i8058.i

B0.else.endif.i8058.i:                            ; preds = %B0.else.if.i8086.i, %.4521.if.i
  %.113.sroa.0.1.i8059.i = phi i64 [ 0, %B0.else.if.i8086.i ], [ %.125.i8056.i, %.4521.if.i ]
  %.133.not.i8060.i = icmp slt i64 %.125.i8056.i, %.257.fca.9.load.i
  br i1 %.133.not.i8060.i, label %B0.else.endif.endif.i8062.i, label %B0.else.endif.if.i8061.i, !prof !7

B0.else.endif.if.i8061.i:                         ; preds = %B0.else.endif.i8058.i
  br label %B0.else.endif.endif.i8062.i

B0.else.endif.endif.i8062.i:                      ; preds = %B0.else.endif.if.i8061.i, %B0.else.endif.i8058.i
  %.113.sroa.0.3.i8063.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8061.i ], [ %.113.sroa.0.1.i8059.i, %B0.else.endif.i8058.i ]
  %.140.i8064.i = icmp slt i64 %.57.i8052.i, -4
  %.141.i8065.i = select i1 %.140.i8064.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8066.i = add i64 %.141.i8065.i, %.87.i8053.i
  %.145.i8067.i = icmp slt i64 %.142.i8066.i, 0
  br i1 %.145.i8067.i, label %B0.else.endif.endif.if.i8085.i, label %B0.else.endif.endif.endif.i8068.i, !prof !6

B0.else.endif.endif.if.i8085.i:                   ; preds = %B0.else.endif.endif.i8062.i
  br label %B0.else.endif.endif.endif.i8068.i

B0.else.endif.endif.endif.i8068.i:                ; preds = %B0.else.endif.endif.if.i8085.i, %B0.else.endif.endif.i8062.i
  %.113.sroa.13.1.i8069.i = phi i64 [ 0, %B0.else.endif.endif.if.i8085.i ], [ %.142.i8066.i, %B0.else.endif.endif.i8062.i ]
  %.150.not.i8070.i = icmp slt i64 %.142.i8066.i, %.257.fca.9.load.i
  br i1 %.150.not.i8070.i, label %B0.endif.i8072.i, label %B0.else.endif.endif.endif.if.i8071.i, !prof !7

B0.else.endif.endif.endif.if.i8071.i:             ; preds = %B0.else.endif.endif.endif.i8068.i
  br label %B0.endif.i8072.i

.4869.endif.preheader.i:                          ; preds = %B0.endif.i8072.i
  %150 = shl i64 %.201.i8074.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8075.i, i8 0, i64 %150, i1 false), !noalias !146
  br label %.4869.endif.i

.4521.endif.i:                                    ; preds = %.4521.endif.i, %.4521.endif.preheader.i
  %.4517.08356.i = phi i64 [ %.4562.i, %.4521.endif.i ], [ 0, %.4521.endif.preheader.i ]
  %.4557.i = getelementptr double, ptr %.226.i8039.i, i64 %.4517.08356.i
  store double 1.000000e+300, ptr %.4557.i, align 8, !noalias !8
  %.4562.i = add nuw nsw i64 %.4517.08356.i, 1
  %exitcond8442.not.i = icmp eq i64 %.4562.i, %.201.i8038.i
  br i1 %exitcond8442.not.i, label %.4521.if.i.loopexit, label %.4521.endif.i, !prof !106

.4869.if.i.loopexit:                              ; preds = %.4869.endif.i
  %.57.i8088.i.pre = load i64, ptr %.562.i, align 8, !noalias !150
  br label %.4869.if.i

.4869.if.i:                                       ; preds = %.4869.if.i.loopexit, %B0.endif.i8072.i
  %.57.i8088.i = phi i64 [ %.87.i8053.i, %B0.endif.i8072.i ], [ %.57.i8088.i.pre, %.4869.if.i.loopexit ]
  %.210.i80778491.i = phi i64 [ 0, %B0.endif.i8072.i ], [ %.201.i8074.i, %.4869.if.i.loopexit ]
  %.87.i8089.i = add nsw i64 %.57.i8088.i, 4
  %.123.i8090.i = icmp slt i64 %.57.i8088.i, 0
  %.124.i8091.i = select i1 %.123.i8090.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8092.i = add i64 %.124.i8091.i, %.57.i8088.i
  %.128.i8093.i = icmp slt i64 %.125.i8092.i, 0
  br i1 %.128.i8093.i, label %B0.else.if.i8122.i, label %B0.else.endif.i8094.i, !prof !6

B0.endif.i8108.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8107.i, %B0.else.endif.endif.endif.i8104.i
  %.113.sroa.13.0.i8109.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8107.i ], [ %.113.sroa.13.1.i8105.i, %B0.else.endif.endif.endif.i8104.i ]
  %.201.i8110.i = sub i64 %.113.sroa.13.0.i8109.i, %.113.sroa.0.3.i8099.i
  %.226.i8111.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8099.i
  store i64 %.87.i8089.i, ptr %.562.i, align 8, !noalias !150
  %.606.not155.i8112.i = icmp sgt i64 %.201.i8110.i, 0
  br i1 %.606.not155.i8112.i, label %.576.endif.preheader.i8120.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8123.i, !prof !36

.576.endif.preheader.i8120.i:                     ; preds = %B0.endif.i8108.i
  %151 = shl i64 %.201.i8110.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8111.i, i8 0, i64 %151, i1 false), !noalias !150
  %.57.i8125.pre.i = load i64, ptr %.562.i, align 8, !noalias !153
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8123.i

B0.else.if.i8122.i:                               ; preds = %.4869.if.i
  br label %B0.else.endif.i8094.i

B0.else.endif.i8094.i:                            ; preds = %B0.else.if.i8122.i, %.4869.if.i
  %.113.sroa.0.1.i8095.i = phi i64 [ 0, %B0.else.if.i8122.i ], [ %.125.i8092.i, %.4869.if.i ]
  %.133.not.i8096.i = icmp slt i64 %.125.i8092.i, %.257.fca.9.load.i
  br i1 %.133.not.i8096.i, label %B0.else.endif.endif.i8098.i, label %B0.else.endif.if.i8097.i, !prof !7

B0.else.endif.if.i8097.i:                         ; preds = %B0.else.endif.i8094.i
  br label %B0.else.endif.endif.i8098.i

B0.else.endif.endif.i8098.i:                      ; preds = %B0.else.endif.if.i8097.i, %B0.else.endif.i8094.i
  %.113.sroa.0.3.i8099.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8097.i ], [ %.113.sroa.0.1.i8095.i, %B0.else.endif.i8094.i ]
  %.140.i8100.i = icmp slt i64 %.57.i8088.i, -4
  %.141.i8101.i = select i1 %.140.i8100.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8102.i = add i64 %.141.i8101.i, %.87.i8089.i
  %.145.i8103.i = icmp slt i64 %.142.i8102.i, 0
  br i1 %.145.i8103.i, label %B0.else.endif.endif.if.i8121.i, label %B0.else.endif.endif.endif.i8104.i, !prof !6

B0.else.endif.endif.if.i8121.i:                   ; preds = %B0.else.endif.endif.i8098.i
  br label %B0.else.endif.endif.endif.i8104.i

B0.else.endif.endif.endif.i8104.i:                ; preds = %B0.else.endif.endif.if.i8121.i, %B0.else.endif.endif.i8098.i
  %.113.sroa.13.1.i8105.i = phi i64 [ 0, %B0.else.endif.endif.if.i8121.i ], [ %.142.i8102.i, %B0.else.endif.endif.i8098.i ]
  %.150.not.i8106.i = icmp slt i64 %.142.i8102.i, %.257.fca.9.load.i
  br i1 %.150.not.i8106.i, label %B0.endif.i8108.i, label %B0.else.endif.endif.endif.if.i8107.i, !prof !7

B0.else.endif.endif.endif.if.i8107.i:             ; preds = %B0.else.endif.endif.endif.i8104.i
  br label %B0.endif.i8108.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8123.i: ; preds = %.576.endif.preheader.i8120.i, %B0.endif.i8108.i
  %.57.i8125.i = phi i64 [ %.87.i8089.i, %B0.endif.i8108.i ], [ %.57.i8125.pre.i, %.576.endif.preheader.i8120.i ]
  %.5.i8124.i = fptosi double %.465.fca.22.load.i to i64
  %.4995.i = shl nsw i64 %.5.i8124.i, 2
  %.87.i8126.i = add nsw i64 %.57.i8125.i, %.4995.i
  %.123.i8127.i = icmp slt i64 %.57.i8125.i, 0
  %.124.i8128.i = select i1 %.123.i8127.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8129.i = add i64 %.124.i8128.i, %.57.i8125.i
  %.128.i8130.i = icmp slt i64 %.125.i8129.i, 0
  br i1 %.128.i8130.i, label %B0.else.if.i8159.i, label %B0.else.endif.i8131.i, !prof !6

B0.endif.i8145.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8144.i, %B0.else.endif.endif.endif.i8141.i
  %.113.sroa.13.0.i8146.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8144.i ], [ %.113.sroa.13.1.i8142.i, %B0.else.endif.endif.endif.i8141.i ]
  %.201.i8147.i = sub i64 %.113.sroa.13.0.i8146.i, %.113.sroa.0.3.i8136.i
  %.226.i8148.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8136.i
  store i64 %.87.i8126.i, ptr %.562.i, align 8, !noalias !153
  %.606.not155.i8149.i = icmp sgt i64 %.201.i8147.i, 0
  br i1 %.606.not155.i8149.i, label %.576.endif.preheader.i8157.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8160.i, !prof !36

.576.endif.preheader.i8157.i:                     ; preds = %B0.endif.i8145.i
  %152 = shl i64 %.201.i8147.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8148.i, i8 0, i64 %152, i1 false), !noalias !153
  %.57.i8161.pre.i = load i64, ptr %.562.i, align 8, !noalias !156
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8160.i

B0.else.if.i8159.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8123.i
  br label %B0.else.endif.i8131.i

B0.else.endif.i8131.i:                            ; preds = %B0.else.if.i8159.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8123.i
  %.113.sroa.0.1.i8132.i = phi i64 [ 0, %B0.else.if.i8159.i ], [ %.125.i8129.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8123.i ]
  %.133.not.i8133.i = icmp slt i64 %.125.i8129.i, %.257.fca.9.load.i
  br i1 %.133.not.i8133.i, label %B0.else.endif.endif.i8135.i, label %B0.else.endif.if.i8134.i, !prof !7

B0.else.endif.if.i8134.i:                         ; preds = %B0.else.endif.i8131.i
  br label %B0.else.endif.endif.i8135.i

B0.else.endif.endif.i8135.i:                      ; preds = %B0.else.endif.if.i8134.i, %B0.else.endif.i8131.i
  %.113.sroa.0.3.i8136.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8134.i ], [ %.113.sroa.0.1.i8132.i, %B0.else.endif.i8131.i ]
  %.140.i8137.i = icmp slt i64 %.87.i8126.i, 0
  %.141.i8138.i = select i1 %.140.i8137.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8139.i = add i64 %.141.i8138.i, %.87.i8126.i
  %.145.i8140.i = icmp slt i64 %.142.i8139.i, 0
  br i1 %.145.i8140.i, label %B0.else.endif.endif.if.i8158.i, label %B0.else.endif.endif.endif.i8141.i, !prof !6

B0.else.endif.endif.if.i8158.i:                   ; preds = %B0.else.endif.endif.i8135.i
  br label %B0.else.endif.endif.endif.i8141.i

B0.else.endif.endif.endif.i8141.i:                ; preds = %B0.else.endif.endif.if.i8158.i, %B0.else.endif.endif.i8135.i
  %.113.sroa.13.1.i8142.i = phi i64 [ 0, %B0.else.endif.endif.if.i8158.i ], [ %.142.i8139.i, %B0.else.endif.endif.i8135.i ]
  %.150.not.i8143.i = icmp slt i64 %.142.i8139.i, %.257.fca.9.load.i
  br i1 %.150.not.i8143.i, label %B0.endif.i8145.i, label %B0.else.endif.endif.endif.if.i8144.i, !prof !7

B0.else.endif.endif.endif.if.i8144.i:             ; preds = %B0.else.endif.endif.endif.i8141.i
  br label %B0.endif.i8145.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8160.i: ; preds = %.576.endif.preheader.i8157.i, %B0.endif.i8145.i
  %.57.i8161.i = phi i64 [ %.87.i8126.i, %B0.endif.i8145.i ], [ %.57.i8161.pre.i, %.576.endif.preheader.i8157.i ]
  %.210.i8150.i = tail call i64 @llvm.smax.i64(i64 %.201.i8147.i, i64 0)
  %.87.i8162.i = add nsw i64 %.57.i8161.i, 4
  %.123.i8163.i = icmp slt i64 %.57.i8161.i, 0
  %.124.i8164.i = select i1 %.123.i8163.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8165.i = add i64 %.124.i8164.i, %.57.i8161.i
  %.128.i8166.i = icmp slt i64 %.125.i8165.i, 0
  br i1 %.128.i8166.i, label %B0.else.if.i8195.i, label %B0.else.endif.i8167.i, !prof !6

B0.endif.i8181.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8180.i, %B0.else.endif.endif.endif.i8177.i
  %.113.sroa.13.0.i8182.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8180.i ], [ %.113.sroa.13.1.i8178.i, %B0.else.endif.endif.endif.i8177.i ]
  %.201.i8183.i = sub i64 %.113.sroa.13.0.i8182.i, %.113.sroa.0.3.i8172.i
  %.226.i8184.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8172.i
  store i64 %.87.i8162.i, ptr %.562.i, align 8, !noalias !156
  %.605.not155.i8185.i = icmp sgt i64 %.201.i8183.i, 0
  br i1 %.605.not155.i8185.i, label %.575.endif.preheader.i8193.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8196.i, !prof !36

.575.endif.preheader.i8193.i:                     ; preds = %B0.endif.i8181.i
  %153 = shl i64 %.201.i8183.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8184.i, i8 0, i64 %153, i1 false), !noalias !156
  %.57.i8197.pre.i = load i64, ptr %.562.i, align 8, !noalias !159
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8196.i

B0.else.if.i8195.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8160.i
  br label %B0.else.endif.i8167.i

B0.else.endif.i8167.i:                            ; preds = %B0.else.if.i8195.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8160.i
  %.113.sroa.0.1.i8168.i = phi i64 [ 0, %B0.else.if.i8195.i ], [ %.125.i8165.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8160.i ]
  %.133.not.i8169.i = icmp slt i64 %.125.i8165.i, %.257.fca.9.load.i
  br i1 %.133.not.i8169.i, label %B0.else.endif.endif.i8171.i, label %B0.else.endif.if.i8170.i, !prof !7

B0.else.endif.if.i8170.i:                         ; preds = %B0.else.endif.i8167.i
  br label %B0.else.endif.endif.i8171.i

B0.else.endif.endif.i8171.i:                      ; preds = %B0.else.endif.if.i8170.i, %B0.else.endif.i8167.i
  %.113.sroa.0.3.i8172.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8170.i ], [ %.113.sroa.0.1.i8168.i, %B0.else.endif.i8167.i ]
  %.140.i8173.i = icmp slt i64 %.57.i8161.i, -4
  %.141.i8174.i = select i1 %.140.i8173.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8175.i = add i64 %.141.i8174.i, %.87.i8162.i
  %.145.i8176.i = icmp slt i64 %.142.i8175.i, 0
  br i1 %.145.i8176.i, label %B0.else.endif.endif.if.i8194.i, label %B0.else.endif.endif.endif.i8177.i, !prof !6

B0.else.endif.endif.if.i8194.i:                   ; preds = %B0.else.endif.endif.i8171.i
  br label %B0.else.endif.endif.endif.i8177.i

B0.else.endif.endif.endif.i8177.i:                ; preds = %B0.else.endif.endif.if.i8194.i, %B0.else.endif.endif.i8171.i
  %.113.sroa.13.1.i8178.i = phi i64 [ 0, %B0.else.endif.endif.if.i8194.i ], [ %.142.i8175.i, %B0.else.endif.endif.i8171.i ]
  %.150.not.i8179.i = icmp slt i64 %.142.i8175.i, %.257.fca.9.load.i
  br i1 %.150.not.i8179.i, label %B0.endif.i8181.i, label %B0.else.endif.endif.endif.if.i8180.i, !prof !7

B0.else.endif.endif.endif.if.i8180.i:             ; preds = %B0.else.endif.endif.endif.i8177.i
  br label %B0.endif.i8181.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8196.i: ; preds = %.575.endif.preheader.i8193.i, %B0.endif.i8181.i
  %.57.i8197.i = phi i64 [ %.87.i8162.i, %B0.endif.i8181.i ], [ %.57.i8197.pre.i, %.575.endif.preheader.i8193.i ]
  %.87.i8198.i = add nsw i64 %.57.i8197.i, 17
  %.123.i8199.i = icmp slt i64 %.57.i8197.i, 0
  %.124.i8200.i = select i1 %.123.i8199.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8201.i = add i64 %.124.i8200.i, %.57.i8197.i
  %.128.i8202.i = icmp slt i64 %.125.i8201.i, 0
  br i1 %.128.i8202.i, label %B0.else.if.i8231.i, label %B0.else.endif.i8203.i, !prof !6

B0.endif.i8217.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8216.i, %B0.else.endif.endif.endif.i8213.i
  %.113.sroa.13.0.i8218.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8216.i ], [ %.113.sroa.13.1.i8214.i, %B0.else.endif.endif.endif.i8213.i ]
  %.201.i8219.i = sub i64 %.113.sroa.13.0.i8218.i, %.113.sroa.0.3.i8208.i
  %.226.i8220.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8208.i
  store i64 %.87.i8198.i, ptr %.562.i, align 8, !noalias !159
  %.605.not155.i8221.i = icmp sgt i64 %.201.i8219.i, 0
  br i1 %.605.not155.i8221.i, label %.575.endif.preheader.i8229.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8232.i, !prof !36

.575.endif.preheader.i8229.i:                     ; preds = %B0.endif.i8217.i
  %154 = shl i64 %.201.i8219.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8220.i, i8 0, i64 %154, i1 false), !noalias !159
  %.57.i8233.pre.i = load i64, ptr %.562.i, align 8, !noalias !162
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8232.i

B0.else.if.i8231.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8196.i
  br label %B0.else.endif.i8203.i

B0.else.endif.i8203.i:                            ; preds = %B0.else.if.i8231.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8196.i
  %.113.sroa.0.1.i8204.i = phi i64 [ 0, %B0.else.if.i8231.i ], [ %.125.i8201.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit8196.i ]
  %.133.not.i8205.i = icmp slt i64 %.125.i8201.i, %.257.fca.9.load.i
  br i1 %.133.not.i8205.i, label %B0.else.endif.endif.i8207.i, label %B0.else.endif.if.i8206.i, !prof !7

B0.else.endif.if.i8206.i:                         ; preds = %B0.else.endif.i8203.i
  br label %B0.else.endif.endif.i8207.i

B0.else.endif.endif.i8207.i:                      ; preds = %B0.else.endif.if.i8206.i, %B0.else.endif.i8203.i
  %.113.sroa.0.3.i8208.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8206.i ], [ %.113.sroa.0.1.i8204.i, %B0.else.endif.i8203.i ]
  %.140.i8209.i = icmp slt i64 %.57.i8197.i, -17
  %.141.i8210.i = select i1 %.140.i8209.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8211.i = add i64 %.141.i8210.i, %.87.i8198.i
  %.145.i8212.i = icmp slt i64 %.142.i8211.i, 0
  br i1 %.145.i8212.i, label %B0.else.endif.endif.if.i8230.i, label %B0.else.endif.endif.endif.i8213.i, !prof !6

B0.else.endif.endif.if.i8230.i:                   ; preds = %B0.else.endif.endif.i8207.i
  br label %B0.else.endif.endif.endif.i8213.i

B0.else.endif.endif.endif.i8213.i:                ; preds = %B0.else.endif.endif.if.i8230.i, %B0.else.endif.endif.i8207.i
  %.113.sroa.13.1.i8214.i = phi i64 [ 0, %B0.else.endif.endif.if.i8230.i ], [ %.142.i8211.i, %B0.else.endif.endif.i8207.i ]
  %.150.not.i8215.i = icmp slt i64 %.142.i8211.i, %.257.fca.9.load.i
  br i1 %.150.not.i8215.i, label %B0.endif.i8217.i, label %B0.else.endif.endif.endif.if.i8216.i, !prof !7

B0.else.endif.endif.endif.if.i8216.i:             ; preds = %B0.else.endif.endif.endif.i8213.i
  br label %B0.endif.i8217.i

_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8232.i: ; preds = %.575.endif.preheader.i8229.i, %B0.endif.i8217.i
  %.57.i8233.i = phi i64 [ %.87.i8198.i, %B0.endif.i8217.i ], [ %.57.i8233.pre.i, %.575.endif.preheader.i8229.i ]
  %.87.i8234.i = add nsw i64 %.57.i8233.i, 1
  %.123.i8235.i = icmp slt i64 %.57.i8233.i, 0
  %.124.i8236.i = select i1 %.123.i8235.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i8237.i = add i64 %.124.i8236.i, %.57.i8233.i
  %.128.i8238.i = icmp slt i64 %.125.i8237.i, 0
  br i1 %.128.i8238.i, label %B0.else.if.i8267.i, label %B0.else.endif.i8239.i, !prof !6

B0.endif.i8253.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8252.i, %B0.else.endif.endif.endif.i8249.i
  %.113.sroa.13.0.i8254.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i8252.i ], [ %.113.sroa.13.1.i8250.i, %B0.else.endif.endif.endif.i8249.i ]
  %.201.i8255.i = sub i64 %.113.sroa.13.0.i8254.i, %.113.sroa.0.3.i8244.i
  %.226.i8256.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8244.i
  store i64 %.87.i8234.i, ptr %.562.i, align 8, !noalias !162
  %.606.not155.i8257.i = icmp sgt i64 %.201.i8255.i, 0
  br i1 %.606.not155.i8257.i, label %.576.endif.preheader.i8265.i, label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i, !prof !36

.576.endif.preheader.i8265.i:                     ; preds = %B0.endif.i8253.i
  %155 = shl i64 %.201.i8255.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8256.i, i8 0, i64 %155, i1 false), !noalias !162
  br label %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i

B0.else.if.i8267.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8232.i
  br label %B0.else.endif.i8239.i

B0.else.endif.i8239.i:                            ; preds = %B0.else.if.i8267.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8232.i
  %.113.sroa.0.1.i8240.i = phi i64 [ 0, %B0.else.if.i8267.i ], [ %.125.i8237.i, %_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8232.i ]
  %.133.not.i8241.i = icmp slt i64 %.125.i8237.i, %.257.fca.9.load.i
  br i1 %.133.not.i8241.i, label %B0.else.endif.endif.i8243.i, label %B0.else.endif.if.i8242.i, !prof !7

B0.else.endif.if.i8242.i:                         ; preds = %B0.else.endif.i8239.i
  br label %B0.else.endif.endif.i8243.i

B0.else.endif.endif.i8243.i:                      ; preds = %B0.else.endif.if.i8242.i, %B0.else.endif.i8239.i
  %.113.sroa.0.3.i8244.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i8242.i ], [ %.113.sroa.0.1.i8240.i, %B0.else.endif.i8239.i ]
  %.140.i8245.i = icmp slt i64 %.57.i8233.i, -1
  %.141.i8246.i = select i1 %.140.i8245.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i8247.i = add i64 %.141.i8246.i, %.87.i8234.i
  %.145.i8248.i = icmp slt i64 %.142.i8247.i, 0
  br i1 %.145.i8248.i, label %B0.else.endif.endif.if.i8266.i, label %B0.else.endif.endif.endif.i8249.i, !prof !6

B0.else.endif.endif.if.i8266.i:                   ; preds = %B0.else.endif.endif.i8243.i
  br label %B0.else.endif.endif.endif.i8249.i

B0.else.endif.endif.endif.i8249.i:                ; preds = %B0.else.endif.endif.if.i8266.i, %B0.else.endif.endif.i8243.i
  %.113.sroa.13.1.i8250.i = phi i64 [ 0, %B0.else.endif.endif.if.i8266.i ], [ %.142.i8247.i, %B0.else.endif.endif.i8243.i ]
  %.150.not.i8251.i = icmp slt i64 %.142.i8247.i, %.257.fca.9.load.i
  br i1 %.150.not.i8251.i, label %B0.endif.i8253.i, label %B0.else.endif.endif.endif.if.i8252.i, !prof !7

B0.else.endif.endif.endif.if.i8252.i:             ; preds = %B0.else.endif.endif.endif.i8249.i
  br label %B0.endif.i8253.i

_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i: ; preds = %.576.endif.preheader.i8265.i, %B0.endif.i8253.i
  %.52938382.i = icmp sgt i64 %.257.fca.2.load.i, 0
  br i1 %.52938382.i, label %B1912.preheader.lr.ph.i, label %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

B1912.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i
  %spec.select8290.i = tail call i64 @llvm.smax.i64(i64 %.257.fca.5.load.i, i64 0)
  %.56878363.not.i = icmp slt i64 %.257.fca.5.load.i, 1
  %.8372.i = getelementptr i8, ptr %.1772, i64 64
  %.9402.i = getelementptr i8, ptr %.2113, i64 48
  %.9434.i = getelementptr i8, ptr %.2113, i64 56
  %.9590.i = icmp ne i64 %.257.fca.5.load.i, 0
  %.9602.i = icmp ne i64 %.257.fca.5.load.i, -1
  %.496.i.i = icmp ne i64 %.257.fca.3.load.i, 0
  %.508.i.i = icmp ne i64 %.257.fca.3.load.i, -1
  %.324.i.i = getelementptr i8, ptr %.226.i8111.i, i64 8
  %.354.i.i = getelementptr i8, ptr %.226.i8111.i, i64 16
  %.882.i.i = getelementptr i8, ptr %.226.i8220.i, i64 128
  %.1166.i.i = getelementptr i8, ptr %.2113, i64 72
  %.1263.i6929.i = getelementptr i8, ptr %.2113, i64 96
  %.1329.i.i = getelementptr i8, ptr %.2113, i64 104
  %.1462.i.i = getelementptr i8, ptr %.2113, i64 64
  %.1589.i.i = fmul double %.465.fca.17.load.i, %.465.fca.20.load.i
  %.1592.i.i = fsub double 1.000000e+00, %.465.fca.20.load.i
  %.1633.i.i = fmul double %.465.fca.18.load.i, %.1592.i.i
  %.1634.i.i = fadd double %.1589.i.i, %.1633.i.i
  %.1765.i.i = getelementptr i8, ptr %.2113, i64 32
  %.10726.i = fmul double %.465.fca.5.load.i, %.465.fca.32.load.i
  %.738.0.i.i = lshr i64 %.210.i70888475.i, 4
  %156 = getelementptr i64, ptr %.226.i7181.i, i64 %.210.i7183.i
  %.923.i.i = getelementptr i8, ptr %156, i64 -8
  %.63.i.i.i = icmp eq i64 %.738.0.i.i, 0
  %.5.i.i.i = fptosi double %.465.fca.24.load.i to i64
  %.229.i.i.i = icmp slt i64 %.201.i7216.i, 1
  %157 = shl i64 %.210.i7219.i, 3
  %.529.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1705.i.i = getelementptr i8, ptr %.2113, i64 8
  %.1871.i.i = getelementptr i8, ptr %.2113, i64 16
  %.1928.i.i = fadd double %.465.fca.10.load.i, %.465.fca.11.load.i
  %.358.i.i.i = icmp slt i64 %.201.i7251.i, 1
  %.610.i.i.i = getelementptr i8, ptr %.2113, i64 88
  %.235.i.i.i.i = fmul double %.465.fca.16.load.i, 2.000000e+00
  %.1028.i.i.i = fcmp ogt double %.465.fca.21.load.i, 0.000000e+00
  %.1212.i.i.i = fmul double %.465.fca.7.load.i, %.465.fca.21.load.i
  %.436.i.i = getelementptr i8, ptr %.226.i8111.i, i64 24
  %.891.i.i = getelementptr i8, ptr %.2113, i64 80
  %.10031.i = getelementptr i8, ptr %.2113, i64 112
  %.11389.i = icmp eq i64 %.5.i8124.i, 0
  %.12132.i = getelementptr i8, ptr %.1772, i64 80
  %158 = shl i64 %.113.sroa.0.3.i7381.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %158
  %159 = shl i64 %.113.sroa.0.3.i7705.i, 3
  %scevgep8445.i = getelementptr i8, ptr %arg.memory_at, i64 %159
  %.6933.not8366.i = icmp sgt i64 %.201.i8074.i, %.210.i80778491.i
  %.13267.not8380.i = icmp sgt i64 %.201.i8074.i, %.210.i80778491.i
  br label %B1912.i.outer

.4869.endif.i:                                    ; preds = %.4869.endif.i, %.4869.endif.preheader.i
  %.4865.08358.i = phi i64 [ %.4910.i, %.4869.endif.i ], [ 0, %.4869.endif.preheader.i ]
  %.4905.i = getelementptr i64, ptr %.226.i8075.i, i64 %.4865.08358.i
  store i64 1, ptr %.4905.i, align 8, !noalias !8
  %.4910.i = add nuw nsw i64 %.4865.08358.i, 1
  %exitcond8443.not.i = icmp eq i64 %.4910.i, %.201.i8074.i
  br i1 %exitcond8443.not.i, label %.4869.if.i.loopexit, label %.4869.endif.i, !prof !106

B2146.if.i:                                       ; preds = %B2146.loopexit.i, %B2146.if.lr.ph.i
  %.5631.08364.i = phi i64 [ 0, %B2146.if.lr.ph.i ], [ %.5700.i, %B2146.loopexit.i ]
  %.5700.i = add nuw nsw i64 %.5631.08364.i, 1
  %.5728.i = add nsw i64 %.5631.08364.i, %.5727.i
  %.5742.i = icmp slt i64 %.5728.i, 0
  %.5743.i = select i1 %.5742.i, i64 %.210.i7467.i, i64 0
  %160 = getelementptr i64, ptr %.226.i7465.i, i64 %.5728.i
  %.5757.i = getelementptr i64, ptr %160, i64 %.5743.i
  store i64 1, ptr %.5757.i, align 8, !noalias !8
  %.5773.i = select i1 %.5742.i, i64 %.210.i7503.i, i64 0
  %161 = getelementptr i64, ptr %.226.i7501.i, i64 %.5728.i
  %.5787.i = getelementptr i64, ptr %161, i64 %.5773.i
  store i64 0, ptr %.5787.i, align 8, !noalias !8
  %.5803.i = select i1 %.5742.i, i64 %.210.i7359.i, i64 0
  %162 = getelementptr i64, ptr %.226.i7357.i, i64 %.5728.i
  %.5817.i = getelementptr i64, ptr %162, i64 %.5803.i
  store i64 0, ptr %.5817.i, align 8, !noalias !8
  %.5834.i = select i1 %.5742.i, i64 %.210.i7539.i, i64 0
  %163 = getelementptr i64, ptr %.226.i7537.i, i64 %.5728.i
  %.5848.i = getelementptr i64, ptr %163, i64 %.5834.i
  store i64 %next_block.5.3.i, ptr %.5848.i, align 8, !noalias !8
  %.5852.i = uitofp nneg i64 %.5631.08364.i to double
  %.5853.i = fmul double %.465.fca.2.load.i, %.5852.i
  %.5855.i = fadd double %.5509.i, %.5853.i
  %.5870.i = select i1 %.5742.i, i64 %.210.i75758484.i, i64 0
  %164 = getelementptr double, ptr %.226.i7573.i, i64 %.5728.i
  %.5884.i = getelementptr double, ptr %164, i64 %.5870.i
  store double %.5855.i, ptr %.5884.i, align 8, !noalias !8
  %.5889.i = add nsw i64 %.5631.08364.i, %.5888.i
  %.5904.i = select i1 %.5742.i, i64 %.210.i7611.i, i64 0
  %165 = getelementptr i64, ptr %.226.i7609.i, i64 %.5728.i
  %.5918.i = getelementptr i64, ptr %165, i64 %.5904.i
  store i64 %.5889.i, ptr %.5918.i, align 8, !noalias !8
  %.5949.i = load double, ptr %.5884.i, align 8, !noalias !8
  %.5964.i = select i1 %.5742.i, i64 %.210.i7647.i, i64 0
  %166 = getelementptr double, ptr %.226.i7645.i, i64 %.5728.i
  %.5978.i = getelementptr double, ptr %166, i64 %.5964.i
  store double %.5949.i, ptr %.5978.i, align 8, !noalias !8
  %.5994.i = select i1 %.5742.i, i64 %.210.i7683.i, i64 0
  %167 = getelementptr i64, ptr %.226.i7681.i, i64 %.5728.i
  %.6008.i = getelementptr i64, ptr %167, i64 %.5994.i
  store i64 9, ptr %.6008.i, align 8, !noalias !8
  %.6010.i = mul nsw i64 %.5728.i, 6
  %.6011.i = add nsw i64 %.5728.i, 1
  %.6012.i = mul nsw i64 %.6011.i, 6
  %.6050.i = select i1 %.5742.i, i64 %.210.i7395.i, i64 0
  %.6051.i = add i64 %.6050.i, %.6010.i
  %.6066.i = icmp slt i64 %.5728.i, -1
  %.6067.i = select i1 %.6066.i, i64 %.210.i7395.i, i64 0
  %.6068.i = add i64 %.6012.i, %.6067.i
  %.6195.i = icmp slt i64 %.6051.i, 0
  br i1 %.6195.i, label %B2148.endif.else.if.i, label %B2148.endif.else.endif.i, !prof !6

B2148.endif.endif.i:                              ; preds = %B2148.endif.else.endif.endif.endif.if.i, %B2148.endif.else.endif.endif.endif.i
  %.6175.sroa.13.0.i = phi i64 [ %.210.i7395.i, %B2148.endif.else.endif.endif.endif.if.i ], [ %.6175.sroa.13.1.i, %B2148.endif.else.endif.endif.endif.i ]
  %.6296.not8359.i = icmp slt i64 %.6175.sroa.0.3.i, %.6175.sroa.13.0.i
  br i1 %.6296.not8359.i, label %.6266.endif.preheader.i, label %.6266.if.i, !prof !36

.6266.endif.preheader.i:                          ; preds = %B2148.endif.endif.i
  %168 = shl i64 %.6175.sroa.0.3.i, 3
  %scevgep8444.i = getelementptr i8, ptr %scevgep.i, i64 %168
  %169 = sub nsw i64 %.6175.sroa.13.0.i, %.6175.sroa.0.3.i
  %170 = shl i64 %169, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep8444.i, i8 0, i64 %170, i1 false), !noalias !8
  br label %.6266.if.i

B2148.endif.else.if.i:                            ; preds = %B2146.if.i
  br label %B2148.endif.else.endif.i

B2148.endif.else.endif.i:                         ; preds = %B2148.endif.else.if.i, %B2146.if.i
  %.6175.sroa.0.1.i = phi i64 [ 0, %B2148.endif.else.if.i ], [ %.6051.i, %B2146.if.i ]
  %.6200.not.i = icmp slt i64 %.6051.i, %.210.i7395.i
  br i1 %.6200.not.i, label %B2148.endif.else.endif.endif.i, label %B2148.endif.else.endif.if.i, !prof !7

B2148.endif.else.endif.if.i:                      ; preds = %B2148.endif.else.endif.i
  br label %B2148.endif.else.endif.endif.i

B2148.endif.else.endif.endif.i:                   ; preds = %B2148.endif.else.endif.if.i, %B2148.endif.else.endif.i
  %.6175.sroa.0.3.i = phi i64 [ %.210.i7395.i, %B2148.endif.else.endif.if.i ], [ %.6175.sroa.0.1.i, %B2148.endif.else.endif.i ]
  %.6212.i = icmp slt i64 %.6068.i, 0
  br i1 %.6212.i, label %B2148.endif.else.endif.endif.if.i, label %B2148.endif.else.endif.endif.endif.i, !prof !6

B2148.endif.else.endif.endif.if.i:                ; preds = %B2148.endif.else.endif.endif.i
  br label %B2148.endif.else.endif.endif.endif.i

B2148.endif.else.endif.endif.endif.i:             ; preds = %B2148.endif.else.endif.endif.if.i, %B2148.endif.else.endif.endif.i
  %.6175.sroa.13.1.i = phi i64 [ 0, %B2148.endif.else.endif.endif.if.i ], [ %.6068.i, %B2148.endif.else.endif.endif.i ]
  %.6217.not.i = icmp slt i64 %.6068.i, %.210.i7395.i
  br i1 %.6217.not.i, label %B2148.endif.endif.i, label %B2148.endif.else.endif.endif.endif.if.i, !prof !7

B2148.endif.else.endif.endif.endif.if.i:          ; preds = %B2148.endif.else.endif.endif.endif.i
  br label %B2148.endif.endif.i

.6266.if.i:                                       ; preds = %.6266.endif.preheader.i, %B2148.endif.endif.i
  %.6314.i = mul nsw i64 %.5728.i, %.257.fca.6.load.i
  %.6317.i = mul nsw i64 %.6011.i, %.257.fca.6.load.i
  %.6354.i = icmp slt i64 %.6314.i, 0
  %.6355.i = select i1 %.6354.i, i64 %.210.i7719.i, i64 0
  %.6356.i = add i64 %.6355.i, %.6314.i
  %.6371.i = icmp slt i64 %.6317.i, 0
  %.6372.i = select i1 %.6371.i, i64 %.210.i7719.i, i64 0
  %.6373.i = add i64 %.6372.i, %.6317.i
  %.6500.i = icmp slt i64 %.6356.i, 0
  br i1 %.6500.i, label %.6267.endif.else.if.i, label %.6267.endif.else.endif.i, !prof !6

.6267.endif.endif.i:                              ; preds = %.6267.endif.else.endif.endif.endif.if.i, %.6267.endif.else.endif.endif.endif.i
  %.6480.sroa.13.0.i = phi i64 [ %.210.i7719.i, %.6267.endif.else.endif.endif.endif.if.i ], [ %.6480.sroa.13.1.i, %.6267.endif.else.endif.endif.endif.i ]
  %.6601.not8361.i = icmp slt i64 %.6480.sroa.0.3.i, %.6480.sroa.13.0.i
  br i1 %.6601.not8361.i, label %.6571.endif.preheader.i, label %B2146.loopexit.i, !prof !36

.6571.endif.preheader.i:                          ; preds = %.6267.endif.endif.i
  %171 = shl i64 %.6480.sroa.0.3.i, 3
  %scevgep8446.i = getelementptr i8, ptr %scevgep8445.i, i64 %171
  %172 = sub nsw i64 %.6480.sroa.13.0.i, %.6480.sroa.0.3.i
  %173 = shl i64 %172, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep8446.i, i8 0, i64 %173, i1 false), !noalias !8
  br label %B2146.loopexit.i

.6267.endif.else.if.i:                            ; preds = %.6266.if.i
  br label %.6267.endif.else.endif.i

.6267.endif.else.endif.i:                         ; preds = %.6267.endif.else.if.i, %.6266.if.i
  %.6480.sroa.0.1.i = phi i64 [ 0, %.6267.endif.else.if.i ], [ %.6356.i, %.6266.if.i ]
  %.6505.not.i = icmp slt i64 %.6356.i, %.210.i7719.i
  br i1 %.6505.not.i, label %.6267.endif.else.endif.endif.i, label %.6267.endif.else.endif.if.i, !prof !7

.6267.endif.else.endif.if.i:                      ; preds = %.6267.endif.else.endif.i
  br label %.6267.endif.else.endif.endif.i

.6267.endif.else.endif.endif.i:                   ; preds = %.6267.endif.else.endif.if.i, %.6267.endif.else.endif.i
  %.6480.sroa.0.3.i = phi i64 [ %.210.i7719.i, %.6267.endif.else.endif.if.i ], [ %.6480.sroa.0.1.i, %.6267.endif.else.endif.i ]
  %.6517.i = icmp slt i64 %.6373.i, 0
  br i1 %.6517.i, label %.6267.endif.else.endif.endif.if.i, label %.6267.endif.else.endif.endif.endif.i, !prof !6

.6267.endif.else.endif.endif.if.i:                ; preds = %.6267.endif.else.endif.endif.i
  br label %.6267.endif.else.endif.endif.endif.i

.6267.endif.else.endif.endif.endif.i:             ; preds = %.6267.endif.else.endif.endif.if.i, %.6267.endif.else.endif.endif.i
  %.6480.sroa.13.1.i = phi i64 [ 0, %.6267.endif.else.endif.endif.if.i ], [ %.6373.i, %.6267.endif.else.endif.endif.i ]
  %.6522.not.i = icmp slt i64 %.6373.i, %.210.i7719.i
  br i1 %.6522.not.i, label %.6267.endif.endif.i, label %.6267.endif.else.endif.endif.endif.if.i, !prof !7

.6267.endif.else.endif.endif.endif.if.i:          ; preds = %.6267.endif.else.endif.endif.endif.i
  br label %.6267.endif.endif.i

B2398.endif.else.endif.endif.endif.if.i:          ; preds = %B2398.i
  br i1 %.6933.not8366.i, label %.6903.endif.i.preheader, label %.6903.if.i, !prof !165

.6903.endif.i.preheader:                          ; preds = %B2398.i, %B2398.endif.else.endif.endif.endif.if.i
  %.6899.08367.i.ph = phi i64 [ 0, %B2398.i ], [ %.210.i80778491.i, %B2398.endif.else.endif.endif.endif.if.i ]
  br label %.6903.endif.i

.6903.if.i:                                       ; preds = %.6903.endif.i, %B2398.endif.else.endif.endif.endif.if.i
  %exitcond.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond.not, label %B2458.i, label %B2444.i

.6903.endif.i:                                    ; preds = %.6903.endif.i.preheader, %.6903.endif.i
  %.6899.08367.i = phi i64 [ %.6944.i, %.6903.endif.i ], [ %.6899.08367.i.ph, %.6903.endif.i.preheader ]
  %.6939.i = getelementptr i64, ptr %.226.i8075.i, i64 %.6899.08367.i
  store i64 1, ptr %.6939.i, align 8, !noalias !8
  %.6944.i = add nuw nsw i64 %.6899.08367.i, 1
  %.6933.not.i = icmp sgt i64 %.201.i8074.i, %.6944.i
  br i1 %.6933.not.i, label %.6903.endif.i, label %.6903.if.i, !prof !166

B2516.if.i:                                       ; preds = %B2694.i, %B2458.i
  %scheduler.2.28372.i = phi i64 [ -1, %B2458.i ], [ %scheduler.3.3.i, %B2694.i ]
  %best.2.28371.i = phi double [ 1.000000e+300, %B2458.i ], [ %best.3.3.i, %B2694.i ]
  %.7033.08368.i = phi i64 [ 0, %B2458.i ], [ %.7102.i, %B2694.i ]
  %.7102.i = add nuw nsw i64 %.7033.08368.i, 1
  %174 = getelementptr i64, ptr %.226.i8075.i, i64 %.7033.08368.i
  %.7160.i = load i64, ptr %174, align 8, !noalias !8
  %.7161.not.i = icmp eq i64 %.7160.i, 0
  br i1 %.7161.not.i, label %B2626.i, label %B2536.i

B3148.if.i:                                       ; preds = %B3290.i, %B3148.preheader.i
  %why.3.28376.i = phi i64 [ 2, %B3148.preheader.i ], [ %why.4.3.i, %B3290.i ]
  %need.2.28375.i = phi double [ %best.3.3.i, %B3148.preheader.i ], [ %need.3.3.i, %B3290.i ]
  %.8530.08373.i = phi i64 [ 0, %B3148.preheader.i ], [ %.8605.i, %B3290.i ]
  %.8605.i = add nuw nsw i64 %.8530.08373.i, 1
  %175 = shl nuw i64 1, %.8530.08373.i
  %176 = and i64 %175, %.8484.i
  %.8649.not.i = icmp eq i64 %176, 0
  br i1 %.8649.not.i, label %B3290.i, label %B3168.i

B4058.endif.i:                                    ; preds = %B4058.else.if.i, %B4058.i
  %quot.1.0.i = phi i64 [ 0, %B4058.i ], [ %spec.select.i, %B4058.else.if.i ]
  %177 = getelementptr i64, ptr %.635, i64 %.7968.i
  %.9660.i = getelementptr i64, ptr %177, i64 %.7987.i
  %.9661.i = load i64, ptr %.9660.i, align 8, !noalias !8
  %.13.i8268.i = tail call i64 @llvm.smax.i64(i64 %.9661.i, i64 1)
  %.9691.i = uitofp nneg i64 %.13.i8268.i to double
  %.9692.i = fadd double %best.3.3.i, %.9691.i
  %.9697.i = icmp eq i64 %.8002.i, 5
  br i1 %.9697.i, label %B4192.i, label %B4542.i

B4058.else.if.i:                                  ; preds = %B4058.i
  %.9606.i = sdiv i64 %.7867.i, %.257.fca.5.load.i
  %.9607.i = srem i64 %.7867.i, %.257.fca.5.load.i
  %.9608.i = xor i64 %.9607.i, %.257.fca.5.load.i
  %.9609.i = icmp slt i64 %.9608.i, 0
  %.9610.i = icmp ne i64 %.9607.i, 0
  %.9611.i = and i1 %.9610.i, %.9609.i
  %.9616.i = sext i1 %.9611.i to i64
  %spec.select.i = add i64 %.9606.i, %.9616.i
  br label %B4058.endif.i

B4782.endif.i:                                    ; preds = %B4782.else.if.i, %B4782.i
  %rem.2.0.i = phi i64 [ 0, %B4782.i ], [ %spec.select6904.i, %B4782.else.if.i ]
  %.124.i8269.i = mul nsw i64 %.7867.i, %.257.fca.6.load.i
  %.126.i.i = add nsw i64 %.10168.i, %.124.i8269.i
  %.139.i.i = icmp slt i64 %.126.i.i, 0
  %.140.i8270.i = select i1 %.139.i.i, i64 %.210.i7719.i, i64 0
  %178 = getelementptr i64, ptr %.226.i7717.i, i64 %.126.i.i
  %.154.i.i = getelementptr i64, ptr %178, i64 %.140.i8270.i
  %.155.i.i = load i64, ptr %.154.i.i, align 8, !noalias !167
  %.164.i.i = add i64 %.155.i.i, 1
  store i64 %.164.i.i, ptr %.154.i.i, align 8, !noalias !167
  %179 = getelementptr i64, ptr %.1138, i64 %.10168.i
  %.239.i.i = load i64, ptr %179, align 8, !noalias !167
  %.255.not.i.i = icmp slt i64 %.155.i.i, %.239.i.i
  br i1 %.255.not.i.i, label %B240.i.i, label %B144.i.i

B144.i.i:                                         ; preds = %B4782.endif.i
  %180 = getelementptr i64, ptr %.1208, i64 %.10168.i
  %.291.i.i = load i64, ptr %180, align 8, !noalias !167
  %.292.i.i = icmp eq i64 %.291.i.i, -4611686018427387904
  br i1 %.292.i.i, label %B178.i8277.i, label %B190.i.i

B178.i8277.i:                                     ; preds = %B144.i.i
  %.308.i.i = icmp eq i64 %.239.i.i, 0
  br i1 %.308.i.i, label %B240.i.i, label %B178.else.i.i, !prof !6

B190.i.i:                                         ; preds = %B144.i.i
  %.358.i.i = sub i64 %.164.i.i, %.239.i.i
  %.395.i.i = mul nsw i64 %.291.i.i, %.358.i.i
  %.403.0.i.i = ashr i64 %.395.i.i, 5
  %.439.i.i = add nsw i64 %.239.i.i, -1
  br label %B240.i.i

B240.i.i:                                         ; preds = %B178.else.if.i.i, %B178.else.i.i, %B190.i.i, %B178.i8277.i, %B4782.endif.i
  %o.3.0.i.i = phi i64 [ %.155.i.i, %B4782.endif.i ], [ %.439.i.i, %B190.i.i ], [ 0, %B178.i8277.i ], [ %spec.select.i8279.i, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %shift.3.0.i.i = phi i64 [ 0, %B4782.endif.i ], [ %.403.0.i.i, %B190.i.i ], [ 0, %B178.i8277.i ], [ 0, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %181 = getelementptr i64, ptr %arg.sites_at, i64 %.10168.i
  %.486.i.i = load i64, ptr %181, align 8, !noalias !167
  %.507.i.i = icmp ne i64 %.10208.i, -9223372036854775808
  %.509.not.i.i = or i1 %.508.i.i, %.507.i.i
  %or.cond8395.i = and i1 %.496.i.i, %.509.not.i.i
  br i1 %or.cond8395.i, label %B240.else.if.i.i, label %B240.endif.i.i, !prof !14

B320.i.i:                                         ; preds = %B240.endif.i.i
  %.573.i.i = icmp slt i64 %.551.i.i, -4
  %.574.i.i = select i1 %.573.i.i, i64 %.257.fca.7.load.i, i64 0
  %182 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %183 = getelementptr i8, ptr %182, i64 16
  %.588.i.i = getelementptr i32, ptr %183, i64 %.574.i.i
  %.589.i.i = load i32, ptr %.588.i.i, align 4, !noalias !167
  %184 = getelementptr i64, ptr %.1278, i64 %.10168.i
  %.625.i.i = load i64, ptr %184, align 8, !noalias !167
  %.631.i8273.i = sext i32 %.589.i.i to i64
  %.632.i8274.i = sub nsw i64 %.631.i8273.i, %.625.i.i
  %.634.i.i = add nsw i64 %.632.i8274.i, %shift.3.0.i.i
  %185 = getelementptr i64, ptr %.1348, i64 %.10168.i
  %.667.i.i = load i64, ptr %185, align 8, !noalias !167
  %.677.i.i = icmp eq i64 %.667.i.i, 0
  br i1 %.677.i.i, label %B320.endif.i.i, label %B320.else.i.i, !prof !6

B404.i8275.i:                                     ; preds = %B320.endif.i.i, %B240.endif.i.i
  %shift.4.0.i.i = phi i64 [ %.715.i.i, %B320.endif.i.i ], [ 0, %B240.endif.i.i ]
  br i1 %or.cond8395.i, label %B404.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

B178.else.i.i:                                    ; preds = %B178.i8277.i
  %.319.i.i = icmp ne i64 %.155.i.i, -9223372036854775808
  %.320.i.i = icmp ne i64 %.239.i.i, -1
  %.321.not.i.i = or i1 %.319.i.i, %.320.i.i
  br i1 %.321.not.i.i, label %B178.else.if.i.i, label %B240.i.i, !prof !7

B178.else.if.i.i:                                 ; preds = %B178.else.i.i
  %.325.i8278.i = srem i64 %.155.i.i, %.239.i.i
  %.326.i.i = xor i64 %.325.i8278.i, %.239.i.i
  %.327.i.i = icmp slt i64 %.326.i.i, 0
  %.328.i.i = icmp ne i64 %.325.i8278.i, 0
  %.329.i.i = and i1 %.328.i.i, %.327.i.i
  %.336.i.i = select i1 %.329.i.i, i64 %.239.i.i, i64 0
  %spec.select.i8279.i = add i64 %.336.i.i, %.325.i8278.i
  br label %B240.i.i

B240.endif.i.i:                                   ; preds = %B240.else.if.i.i, %B240.i.i
  %rem.2.0.i.i = phi i64 [ 0, %B240.i.i ], [ %186, %B240.else.if.i.i ]
  %.539.i.i = add nsw i64 %rem.2.0.i.i, %rem.2.0.i
  %.543.i8272.i = mul nsw i64 %.539.i.i, %.239.i.i
  %.547.i.i = add nsw i64 %.543.i8272.i, %o.3.0.i.i
  %.550.i.i = mul nsw i64 %.547.i.i, 36
  %.551.i.i = add nsw i64 %.550.i.i, %.486.i.i
  %.556.not.i.i = icmp eq i64 %shift.3.0.i.i, 0
  br i1 %.556.not.i.i, label %B404.i8275.i, label %B320.i.i

B240.else.if.i.i:                                 ; preds = %B240.i.i
  %.513.i.i = srem i64 %.10208.i, %.257.fca.3.load.i
  %.514.i.i = xor i64 %.513.i.i, %.257.fca.3.load.i
  %.515.i.i = icmp slt i64 %.514.i.i, 0
  %.516.i.i = icmp ne i64 %.513.i.i, 0
  %.517.i.i = and i1 %.516.i.i, %.515.i.i
  %.524.i.i = select i1 %.517.i.i, i64 %.257.fca.3.load.i, i64 0
  %spec.select280.i.i = add i64 %.524.i.i, %.513.i.i
  %186 = mul nsw i64 %spec.select280.i.i, %.257.fca.5.load.i
  br label %B240.endif.i.i

B320.else.i.i:                                    ; preds = %B320.i.i
  %.688.i.i = icmp ne i64 %.634.i.i, -9223372036854775808
  %.689.i.i = icmp ne i64 %.667.i.i, -1
  %.690.not.i.i = or i1 %.689.i.i, %.688.i.i
  br i1 %.690.not.i.i, label %B320.else.if.i.i, label %B320.endif.i.i, !prof !7

B320.endif.i.i:                                   ; preds = %B320.else.if.i.i, %B320.else.i.i, %B320.i.i
  %rem.3.0.i.i = phi i64 [ 0, %B320.i.i ], [ %spec.select281.i.i, %B320.else.if.i.i ], [ 0, %B320.else.i.i ]
  %.715.i.i = sub nsw i64 %rem.3.0.i.i, %.632.i8274.i
  br label %B404.i8275.i

B320.else.if.i.i:                                 ; preds = %B320.else.i.i
  %.694.i.i = srem i64 %.634.i.i, %.667.i.i
  %.695.i.i = xor i64 %.694.i.i, %.667.i.i
  %.696.i.i = icmp slt i64 %.695.i.i, 0
  %.697.i.i = icmp ne i64 %.694.i.i, 0
  %.698.i.i = and i1 %.697.i.i, %.696.i.i
  %.705.i.i = select i1 %.698.i.i, i64 %.667.i.i, i64 0
  %spec.select281.i.i = add i64 %.705.i.i, %.694.i.i
  br label %B320.endif.i.i

B404.else.if.i.i:                                 ; preds = %B404.i8275.i
  %.758.i8276.i = sdiv i64 %.10208.i, %.257.fca.3.load.i
  %.759.i.i = srem i64 %.10208.i, %.257.fca.3.load.i
  %.760.i.i = xor i64 %.759.i.i, %.257.fca.3.load.i
  %.761.i.i = icmp slt i64 %.760.i.i, 0
  %.762.i.i = icmp ne i64 %.759.i.i, 0
  %.763.i.i = and i1 %.762.i.i, %.761.i.i
  %.768.i.i = sext i1 %.763.i.i to i64
  %spec.select282.i.i = add i64 %.758.i8276.i, %.768.i.i
  %187 = shl nsw i64 %spec.select282.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B404.else.if.i.i, %B404.i8275.i
  %quot.4.0.i.i = phi i64 [ 0, %B404.i8275.i ], [ %187, %B404.else.if.i.i ]
  %.786.i.i = add nsw i64 %quot.4.0.i.i, %shift.4.0.i.i
  switch i64 %.8002.i, label %B5138.i [
    i64 6, label %B4904.i
    i64 7, label %B5000.i
  ]

B4782.else.if.i:                                  ; preds = %B4782.i
  %.10347.i = srem i64 %.7867.i, %.257.fca.5.load.i
  %.10348.i = xor i64 %.10347.i, %.257.fca.5.load.i
  %.10349.i = icmp slt i64 %.10348.i, 0
  %.10350.i = icmp ne i64 %.10347.i, 0
  %.10351.i = and i1 %.10350.i, %.10349.i
  %.10358.i = select i1 %.10351.i, i64 %.257.fca.5.load.i, i64 0
  %spec.select6904.i = add i64 %.10358.i, %.10347.i
  br label %B4782.endif.i

B5698.endif.i:                                    ; preds = %B5698.else.if.i, %B5698.i
  %rem.3.0.i = phi i64 [ %.11397.0.i, %B5698.else.if.i ], [ 0, %B5698.i ]
  store i64 %rem.3.0.i, ptr %.11321.i, align 8, !noalias !8
  br label %B5798.i

B5698.else.if.i:                                  ; preds = %B5698.i
  %.11384.i = load i64, ptr %.11321.i, align 8, !noalias !8
  %.11385.i = add nsw i64 %.11384.i, 1
  %.11406.i = srem i64 %.11385.i, %.5.i8124.i
  %.11407.i = xor i64 %.11406.i, %.5.i8124.i
  %.11408.i = icmp slt i64 %.11407.i, 0
  %.11409.i = icmp ne i64 %.11406.i, 0
  %.11410.i = and i1 %.11409.i, %.11408.i
  %.11417.i = select i1 %.11410.i, i64 %.5.i8124.i, i64 0
  %.11397.0.i = add i64 %.11417.i, %.11406.i
  br label %B5698.endif.i

B6768.if.i:                                       ; preds = %B6824.i, %B6768.if.preheader.i
  %.12718.08379.i = phi i64 [ %.12780.i, %B6824.i ], [ %spec.select8290.i, %B6768.if.preheader.i ]
  %.12715.08378.i = phi i64 [ %.12784.i, %B6824.i ], [ %.12687.i, %B6768.if.preheader.i ]
  %.12780.i = add nsw i64 %.12718.08379.i, -1
  %.12784.i = add i64 %.12715.08378.i, 1
  %.12826.i = icmp slt i64 %.12715.08378.i, 0
  %.12827.i = select i1 %.12826.i, i64 %.210.i7467.i, i64 0
  %188 = getelementptr i64, ptr %.226.i7465.i, i64 %.12715.08378.i
  %.12841.i = getelementptr i64, ptr %188, i64 %.12827.i
  %.12842.i = load i64, ptr %.12841.i, align 8, !noalias !8
  %.12843.not.i = icmp eq i64 %.12842.i, 0
  br i1 %.12843.not.i, label %B6824.i, label %B6788.i

B6826.endif.else.endif.endif.endif.if.i:          ; preds = %B6826.i
  br i1 %.13267.not8380.i, label %.13237.endif.i.preheader, label %B6850.i, !prof !165

.13237.endif.i.preheader:                         ; preds = %B6826.i, %B6826.endif.else.endif.endif.endif.if.i
  %.13233.08381.i.ph = phi i64 [ 0, %B6826.i ], [ %.210.i80778491.i, %B6826.endif.else.endif.endif.endif.if.i ]
  br label %.13237.endif.i

.13237.endif.i:                                   ; preds = %.13237.endif.i.preheader, %.13237.endif.i
  %.13233.08381.i = phi i64 [ %.13278.i, %.13237.endif.i ], [ %.13233.08381.i.ph, %.13237.endif.i.preheader ]
  %.13273.i = getelementptr i64, ptr %.226.i8075.i, i64 %.13233.08381.i
  store i64 1, ptr %.13273.i, align 8, !noalias !8
  %.13278.i = add nuw nsw i64 %.13233.08381.i, 1
  %.13267.not.i = icmp sgt i64 %.201.i8074.i, %.13278.i
  br i1 %.13267.not.i, label %.13237.endif.i, label %B6850.i, !prof !166

_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit: ; preds = %B6976.i, %B2696.i, %B7005.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2696.i ], [ %issued.2.1.i.ph, %B7005.i ], [ %.9351.i, %B6976.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2696.i ], [ %finished.3.1.i.ph, %B7005.i ], [ %finished.4.2.i, %B6976.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2696.i ], [ %now.4.1.i.ph, %B7005.i ], [ %best.3.3.i, %B6976.i ]
  %189 = sitofp i64 %issued.4.2.i.ph to double
  br label %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i ], [ %189, %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i ], [ %finished.5.2.i.ph, %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i ], [ %now.2.2.i.ph, %_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.loopexit ]
  store double %issued.4.2.i, ptr %.2113, align 8, !noalias !8
  %.14313.i = getelementptr i8, ptr %.2113, i64 24
  store double %now.2.2.i, ptr %.14313.i, align 8, !noalias !8
  %.14346.i = getelementptr i8, ptr %.2113, i64 40
  %.14347.i = sitofp i64 %finished.5.2.i to double
  store double %.14347.i, ptr %.14346.i, align 8, !noalias !8
  %.2427 = trunc i64 %finished.5.2.i to i32
  store i32 %.2427, ptr %retptr, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @run(i64 %.1, i64 %.2, ptr readonly captures(none) %.3, ptr readonly captures(none) %.4, ptr readonly captures(none) %.5, ptr readonly captures(none) %.6, ptr readonly captures(none) %.7, ptr readonly captures(none) %.8, ptr readonly captures(none) %.9, ptr readonly captures(none) %.10, ptr captures(none) %.11, ptr %.12) local_unnamed_addr #0 {
entry:
  %.14 = alloca i32, align 4
  store i32 0, ptr %.14, align 4
  call fastcc void @entry(ptr %.14, i64 %.1, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12) #5
  %.28 = load i32, ptr %.14, align 4
  ret i32 %.28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v35B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v36B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi36EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!"branch_weights", i32 99, i32 1}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!10 = distinct !{!10, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2036_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!11 = !{!12, !9}
!12 = distinct !{!12, !13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!13 = distinct !{!13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!14 = !{!"branch_weights", i32 9801, i32 199}
!15 = !{!16, !9}
!16 = distinct !{!16, !17, !"_ZN8warplens4cuda6timing9simulator2sm4loadB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE8UniTupleI5ArrayIxLi1E1C7mutable7alignedELi4EE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN8warplens4cuda6timing9simulator2sm4loadB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE8UniTupleI5ArrayIxLi1E1C7mutable7alignedELi4EE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!18 = !{!19, !16, !9}
!19 = distinct !{!19, !20, !"_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx5ArrayIxLi1E1C7mutable7alignedE"}
!21 = !{!22, !16, !9}
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !16, !9}
!25 = distinct !{!25, !26, !"_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !25, !22, !16, !9}
!28 = distinct !{!28, !29, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!29 = distinct !{!29, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE"}
!30 = !{!31, !22, !16, !9}
!31 = distinct !{!31, !32, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!32 = distinct !{!32, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE"}
!33 = !{!34, !16, !9}
!34 = distinct !{!34, !35, !"_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx: %retptr"}
!35 = distinct !{!35, !"_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx"}
!36 = !{!"branch_weights", i32 127, i32 1}
!37 = !{!38, !16, !9}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator2sm7l1_cellB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx"}
!40 = !{!41, !9}
!41 = distinct !{!41, !42, !"_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN8warplens4cuda6timing9simulator2sm5storeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!43 = !{!44, !9}
!44 = distinct !{!44, !45, !"_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!45 = distinct !{!45, !"_ZN8warplens4cuda6timing9simulator2sm6atomicB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!46 = !{!47, !44, !9}
!47 = distinct !{!47, !48, !"_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!48 = distinct !{!48, !"_ZN8warplens4cuda6timing9simulator2sm10tag_passesB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_295ArrayIxLi1E1C7mutable7alignedE"}
!49 = !{!50, !44, !9}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator2sm9behind_l1B3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !50, !44, !9}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator2sm11dram_sectorB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5TupleI5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEE5ArrayIdLi1E1C7mutable7alignedE"}
!55 = !{!56, !53, !50, !44, !9}
!56 = distinct !{!56, !57, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!57 = distinct !{!57, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE"}
!58 = !{!59, !50, !44, !9}
!59 = distinct !{!59, !60, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!60 = distinct !{!60, !"_ZN8warplens4cuda6timing9simulator2sm10translatedB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2036_295ArrayIdLi1E1C7mutable7alignedE"}
!61 = !{!62, !9}
!62 = distinct !{!62, !63, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!63 = distinct !{!63, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!64 = !{!65, !9}
!65 = distinct !{!65, !66, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!66 = distinct !{!66, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!67 = !{!68, !9}
!68 = distinct !{!68, !69, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!69 = distinct !{!69, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!70 = !{!71, !9}
!71 = distinct !{!71, !72, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!72 = distinct !{!72, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!73 = !{!74, !9}
!74 = distinct !{!74, !75, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!75 = distinct !{!75, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!76 = !{!77, !9}
!77 = distinct !{!77, !78, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!78 = distinct !{!78, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!79 = !{!80, !9}
!80 = distinct !{!80, !81, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!81 = distinct !{!81, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!82 = !{!83, !9}
!83 = distinct !{!83, !84, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!84 = distinct !{!84, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!85 = !{!86, !9}
!86 = distinct !{!86, !87, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!87 = distinct !{!87, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!88 = !{!89, !9}
!89 = distinct !{!89, !90, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!90 = distinct !{!90, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!91 = !{!92, !9}
!92 = distinct !{!92, !93, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!93 = distinct !{!93, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!94 = !{!95, !9}
!95 = distinct !{!95, !96, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!96 = distinct !{!96, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!97 = !{!98, !9}
!98 = distinct !{!98, !99, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!99 = distinct !{!99, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!100 = !{!101, !9}
!101 = distinct !{!101, !102, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!102 = distinct !{!102, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!103 = !{!104, !9}
!104 = distinct !{!104, !105, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!105 = distinct !{!105, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!106 = !{!"branch_weights", i32 127, i32 12545}
!107 = !{!108, !9}
!108 = distinct !{!108, !109, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!109 = distinct !{!109, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!110 = !{!111, !9}
!111 = distinct !{!111, !112, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!112 = distinct !{!112, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!113 = !{!114, !9}
!114 = distinct !{!114, !115, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!115 = distinct !{!115, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!116 = !{!117, !9}
!117 = distinct !{!117, !118, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!118 = distinct !{!118, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!119 = !{!120, !9}
!120 = distinct !{!120, !121, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!121 = distinct !{!121, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!122 = !{!123, !9}
!123 = distinct !{!123, !124, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!124 = distinct !{!124, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!125 = !{!126, !9}
!126 = distinct !{!126, !127, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!127 = distinct !{!127, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!128 = !{!129, !9}
!129 = distinct !{!129, !130, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!130 = distinct !{!130, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!131 = !{!132, !9}
!132 = distinct !{!132, !133, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!133 = distinct !{!133, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!134 = !{!135, !9}
!135 = distinct !{!135, !136, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!136 = distinct !{!136, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!137 = !{!138, !9}
!138 = distinct !{!138, !139, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!139 = distinct !{!139, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!140 = !{!141, !9}
!141 = distinct !{!141, !142, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!142 = distinct !{!142, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!143 = !{!144, !9}
!144 = distinct !{!144, !145, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!145 = distinct !{!145, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!146 = !{!147, !9}
!147 = distinct !{!147, !148, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!148 = distinct !{!148, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!149 = !{!"branch_weights", i32 1, i32 127}
!150 = !{!151, !9}
!151 = distinct !{!151, !152, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!152 = distinct !{!152, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!153 = !{!154, !9}
!154 = distinct !{!154, !155, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!155 = distinct !{!155, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!156 = !{!157, !9}
!157 = distinct !{!157, !158, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!158 = distinct !{!158, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!159 = !{!160, !9}
!160 = distinct !{!160, !161, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN8warplens4cuda6timing9simulator2sm4takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!162 = !{!163, !9}
!163 = distinct !{!163, !164, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!164 = distinct !{!164, !"_ZN8warplens4cuda6timing9simulator2sm4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!165 = !{!"branch_weights", i32 469762010, i32 1677721638}
!166 = !{!"branch_weights", i32 12545, i32 127}
!167 = !{!168, !9}
!168 = distinct !{!168, !169, !"_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!169 = distinct !{!169, !"_ZN8warplens4cuda6timing9simulator2sm10request_atB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
