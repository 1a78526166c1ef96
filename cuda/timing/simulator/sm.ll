; made by build.py from sm.py, sources e1da0e2d4e781be8
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr captures(none) %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.476.i = alloca [38 x double], align 8
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
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.252.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.476.i)
  %.fca.1.gep.i907 = getelementptr inbounds nuw i8, ptr %.476.i, i64 8
  %.fca.2.gep.i908 = getelementptr inbounds nuw i8, ptr %.476.i, i64 16
  %.fca.3.gep.i909 = getelementptr inbounds nuw i8, ptr %.476.i, i64 24
  %.fca.4.gep.i910 = getelementptr inbounds nuw i8, ptr %.476.i, i64 32
  %.fca.5.gep.i911 = getelementptr inbounds nuw i8, ptr %.476.i, i64 40
  %.fca.6.gep.i912 = getelementptr inbounds nuw i8, ptr %.476.i, i64 48
  %.fca.7.gep.i913 = getelementptr inbounds nuw i8, ptr %.476.i, i64 56
  %.fca.8.gep.i914 = getelementptr inbounds nuw i8, ptr %.476.i, i64 64
  %.fca.9.gep.i915 = getelementptr inbounds nuw i8, ptr %.476.i, i64 72
  %.fca.10.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 80
  %.fca.11.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 88
  %.fca.12.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 96
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 104
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 112
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 120
  %.fca.16.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 128
  %.fca.17.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 136
  %.fca.18.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 144
  %.fca.19.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 152
  %.fca.20.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 160
  %.fca.21.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 168
  %.fca.22.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 176
  %.fca.23.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 184
  %.fca.24.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 192
  %.fca.25.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 200
  %.fca.26.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 208
  %.fca.27.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 216
  %.fca.28.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 224
  %.fca.29.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 232
  %.fca.30.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 240
  %.fca.31.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 248
  %.fca.32.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 256
  %.fca.33.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 264
  %.fca.34.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 272
  %.fca.35.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 280
  %.fca.36.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 288
  %.fca.37.gep.i = getelementptr inbounds nuw i8, ptr %.476.i, i64 296
  br label %B38.if.i916

B38.if.i916:                                      ; preds = %B38.if.i916, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit
  %out.2.sroa.0.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.0.load.i, %B38.if.i916 ]
  %out.2.sroa.9.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.1.load.i, %B38.if.i916 ]
  %out.2.sroa.18.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.2.load.i, %B38.if.i916 ]
  %out.2.sroa.27.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.3.load.i, %B38.if.i916 ]
  %out.2.sroa.36.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.4.load.i, %B38.if.i916 ]
  %out.2.sroa.45.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.5.load.i, %B38.if.i916 ]
  %out.2.sroa.54.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.6.load.i, %B38.if.i916 ]
  %out.2.sroa.63.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.7.load.i, %B38.if.i916 ]
  %out.2.sroa.72.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.8.load.i, %B38.if.i916 ]
  %out.2.sroa.81.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.9.load.i, %B38.if.i916 ]
  %out.2.sroa.90.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.10.load.i, %B38.if.i916 ]
  %out.2.sroa.99.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.11.load.i, %B38.if.i916 ]
  %out.2.sroa.108.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.12.load.i, %B38.if.i916 ]
  %out.2.sroa.117.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.13.load.i, %B38.if.i916 ]
  %out.2.sroa.126.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.14.load.i, %B38.if.i916 ]
  %out.2.sroa.135.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.15.load.i, %B38.if.i916 ]
  %out.2.sroa.144.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.16.load.i, %B38.if.i916 ]
  %out.2.sroa.153.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.17.load.i, %B38.if.i916 ]
  %out.2.sroa.162.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.18.load.i, %B38.if.i916 ]
  %out.2.sroa.171.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.19.load.i, %B38.if.i916 ]
  %out.2.sroa.180.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.20.load.i, %B38.if.i916 ]
  %out.2.sroa.189.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.21.load.i, %B38.if.i916 ]
  %out.2.sroa.198.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.22.load.i, %B38.if.i916 ]
  %out.2.sroa.207.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.23.load.i, %B38.if.i916 ]
  %out.2.sroa.216.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.24.load.i, %B38.if.i916 ]
  %out.2.sroa.225.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.25.load.i, %B38.if.i916 ]
  %out.2.sroa.234.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.26.load.i, %B38.if.i916 ]
  %out.2.sroa.243.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.27.load.i, %B38.if.i916 ]
  %out.2.sroa.252.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.28.load.i, %B38.if.i916 ]
  %out.2.sroa.261.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.29.load.i, %B38.if.i916 ]
  %out.2.sroa.270.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.30.load.i, %B38.if.i916 ]
  %out.2.sroa.279.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.31.load.i, %B38.if.i916 ]
  %out.2.sroa.288.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.32.load.i, %B38.if.i916 ]
  %out.2.sroa.297.0282.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.33.load.i, %B38.if.i916 ]
  %out.2.sroa.306.0281.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.34.load.i, %B38.if.i916 ]
  %out.2.sroa.315.0280.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.35.load.i, %B38.if.i916 ]
  %out.2.sroa.324.0279.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.36.load.i, %B38.if.i916 ]
  %out.2.sroa.333.0278.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.481.fca.37.load.i, %B38.if.i916 ]
  %.349.0276.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE.exit ], [ %.420.i, %B38.if.i916 ]
  %.420.i = add nuw nsw i64 %.349.0276.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.349.0276.i
  %.474.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0315.i, ptr %.476.i, align 8, !noalias !3
  store double %out.2.sroa.9.0314.i, ptr %.fca.1.gep.i907, align 8, !noalias !3
  store double %out.2.sroa.18.0313.i, ptr %.fca.2.gep.i908, align 8, !noalias !3
  store double %out.2.sroa.27.0312.i, ptr %.fca.3.gep.i909, align 8, !noalias !3
  store double %out.2.sroa.36.0311.i, ptr %.fca.4.gep.i910, align 8, !noalias !3
  store double %out.2.sroa.45.0310.i, ptr %.fca.5.gep.i911, align 8, !noalias !3
  store double %out.2.sroa.54.0309.i, ptr %.fca.6.gep.i912, align 8, !noalias !3
  store double %out.2.sroa.63.0308.i, ptr %.fca.7.gep.i913, align 8, !noalias !3
  store double %out.2.sroa.72.0307.i, ptr %.fca.8.gep.i914, align 8, !noalias !3
  store double %out.2.sroa.81.0306.i, ptr %.fca.9.gep.i915, align 8, !noalias !3
  store double %out.2.sroa.90.0305.i, ptr %.fca.10.gep.i, align 8, !noalias !3
  store double %out.2.sroa.99.0304.i, ptr %.fca.11.gep.i, align 8, !noalias !3
  store double %out.2.sroa.108.0303.i, ptr %.fca.12.gep.i, align 8, !noalias !3
  store double %out.2.sroa.117.0302.i, ptr %.fca.13.gep.i, align 8, !noalias !3
  store double %out.2.sroa.126.0301.i, ptr %.fca.14.gep.i, align 8, !noalias !3
  store double %out.2.sroa.135.0300.i, ptr %.fca.15.gep.i, align 8, !noalias !3
  store double %out.2.sroa.144.0299.i, ptr %.fca.16.gep.i, align 8, !noalias !3
  store double %out.2.sroa.153.0298.i, ptr %.fca.17.gep.i, align 8, !noalias !3
  store double %out.2.sroa.162.0297.i, ptr %.fca.18.gep.i, align 8, !noalias !3
  store double %out.2.sroa.171.0296.i, ptr %.fca.19.gep.i, align 8, !noalias !3
  store double %out.2.sroa.180.0295.i, ptr %.fca.20.gep.i, align 8, !noalias !3
  store double %out.2.sroa.189.0294.i, ptr %.fca.21.gep.i, align 8, !noalias !3
  store double %out.2.sroa.198.0293.i, ptr %.fca.22.gep.i, align 8, !noalias !3
  store double %out.2.sroa.207.0292.i, ptr %.fca.23.gep.i, align 8, !noalias !3
  store double %out.2.sroa.216.0291.i, ptr %.fca.24.gep.i, align 8, !noalias !3
  store double %out.2.sroa.225.0290.i, ptr %.fca.25.gep.i, align 8, !noalias !3
  store double %out.2.sroa.234.0289.i, ptr %.fca.26.gep.i, align 8, !noalias !3
  store double %out.2.sroa.243.0288.i, ptr %.fca.27.gep.i, align 8, !noalias !3
  store double %out.2.sroa.252.0287.i, ptr %.fca.28.gep.i, align 8, !noalias !3
  store double %out.2.sroa.261.0286.i, ptr %.fca.29.gep.i, align 8, !noalias !3
  store double %out.2.sroa.270.0285.i, ptr %.fca.30.gep.i, align 8, !noalias !3
  store double %out.2.sroa.279.0284.i, ptr %.fca.31.gep.i, align 8, !noalias !3
  store double %out.2.sroa.288.0283.i, ptr %.fca.32.gep.i, align 8, !noalias !3
  store double %out.2.sroa.297.0282.i, ptr %.fca.33.gep.i, align 8, !noalias !3
  store double %out.2.sroa.306.0281.i, ptr %.fca.34.gep.i, align 8, !noalias !3
  store double %out.2.sroa.315.0280.i, ptr %.fca.35.gep.i, align 8, !noalias !3
  store double %out.2.sroa.324.0279.i, ptr %.fca.36.gep.i, align 8, !noalias !3
  store double %out.2.sroa.333.0278.i, ptr %.fca.37.gep.i, align 8, !noalias !3
  %.479.i = getelementptr inbounds nuw double, ptr %.476.i, i64 %.349.0276.i
  store double %.474.i, ptr %.479.i, align 8, !noalias !3
  %.481.fca.0.load.i = load double, ptr %.476.i, align 8, !noalias !3
  %.481.fca.1.load.i = load double, ptr %.fca.1.gep.i907, align 8, !noalias !3
  %.481.fca.2.load.i = load double, ptr %.fca.2.gep.i908, align 8, !noalias !3
  %.481.fca.3.load.i = load double, ptr %.fca.3.gep.i909, align 8, !noalias !3
  %.481.fca.4.load.i = load double, ptr %.fca.4.gep.i910, align 8, !noalias !3
  %.481.fca.5.load.i = load double, ptr %.fca.5.gep.i911, align 8, !noalias !3
  %.481.fca.6.load.i = load double, ptr %.fca.6.gep.i912, align 8, !noalias !3
  %.481.fca.7.load.i = load double, ptr %.fca.7.gep.i913, align 8, !noalias !3
  %.481.fca.8.load.i = load double, ptr %.fca.8.gep.i914, align 8, !noalias !3
  %.481.fca.9.load.i = load double, ptr %.fca.9.gep.i915, align 8, !noalias !3
  %.481.fca.10.load.i = load double, ptr %.fca.10.gep.i, align 8, !noalias !3
  %.481.fca.11.load.i = load double, ptr %.fca.11.gep.i, align 8, !noalias !3
  %.481.fca.12.load.i = load double, ptr %.fca.12.gep.i, align 8, !noalias !3
  %.481.fca.13.load.i = load double, ptr %.fca.13.gep.i, align 8, !noalias !3
  %.481.fca.14.load.i = load double, ptr %.fca.14.gep.i, align 8, !noalias !3
  %.481.fca.15.load.i = load double, ptr %.fca.15.gep.i, align 8, !noalias !3
  %.481.fca.16.load.i = load double, ptr %.fca.16.gep.i, align 8, !noalias !3
  %.481.fca.17.load.i = load double, ptr %.fca.17.gep.i, align 8, !noalias !3
  %.481.fca.18.load.i = load double, ptr %.fca.18.gep.i, align 8, !noalias !3
  %.481.fca.19.load.i = load double, ptr %.fca.19.gep.i, align 8, !noalias !3
  %.481.fca.20.load.i = load double, ptr %.fca.20.gep.i, align 8, !noalias !3
  %.481.fca.21.load.i = load double, ptr %.fca.21.gep.i, align 8, !noalias !3
  %.481.fca.22.load.i = load double, ptr %.fca.22.gep.i, align 8, !noalias !3
  %.481.fca.23.load.i = load double, ptr %.fca.23.gep.i, align 8, !noalias !3
  %.481.fca.24.load.i = load double, ptr %.fca.24.gep.i, align 8, !noalias !3
  %.481.fca.25.load.i = load double, ptr %.fca.25.gep.i, align 8, !noalias !3
  %.481.fca.26.load.i = load double, ptr %.fca.26.gep.i, align 8, !noalias !3
  %.481.fca.27.load.i = load double, ptr %.fca.27.gep.i, align 8, !noalias !3
  %.481.fca.28.load.i = load double, ptr %.fca.28.gep.i, align 8, !noalias !3
  %.481.fca.29.load.i = load double, ptr %.fca.29.gep.i, align 8, !noalias !3
  %.481.fca.30.load.i = load double, ptr %.fca.30.gep.i, align 8, !noalias !3
  %.481.fca.31.load.i = load double, ptr %.fca.31.gep.i, align 8, !noalias !3
  %.481.fca.32.load.i = load double, ptr %.fca.32.gep.i, align 8, !noalias !3
  %.481.fca.33.load.i = load double, ptr %.fca.33.gep.i, align 8, !noalias !3
  %.481.fca.34.load.i = load double, ptr %.fca.34.gep.i, align 8, !noalias !3
  %.481.fca.35.load.i = load double, ptr %.fca.35.gep.i, align 8, !noalias !3
  %.481.fca.36.load.i = load double, ptr %.fca.36.gep.i, align 8, !noalias !3
  %.481.fca.37.load.i = load double, ptr %.fca.37.gep.i, align 8, !noalias !3
  %exitcond.not.i917 = icmp eq i64 %.420.i, 38
  br i1 %exitcond.not.i917, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit, label %B38.if.i916

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit: ; preds = %B38.if.i916
  call void @llvm.lifetime.end.p0(ptr nonnull %.476.i)
  %.492 = add nsw i64 %.257.fca.2.load.i, 11
  %.493 = add nsw i64 %.492, %.257.fca.0.load.i
  %.494 = add nsw i64 %.493, 16
  %.644 = getelementptr i64, ptr %arg.code_at, i64 %.257.fca.0.load.i
  %.714.idx = shl i64 %.257.fca.0.load.i, 4
  %.714 = getelementptr i8, ptr %arg.code_at, i64 %.714.idx
  %.784.idx = mul i64 %.257.fca.0.load.i, 24
  %.784 = getelementptr i8, ptr %arg.code_at, i64 %.784.idx
  %.854.idx = shl i64 %.257.fca.0.load.i, 5
  %.854 = getelementptr i8, ptr %arg.code_at, i64 %.854.idx
  %.924.idx = mul i64 %.257.fca.0.load.i, 40
  %.924 = getelementptr i8, ptr %arg.code_at, i64 %.924.idx
  %.1147 = getelementptr i64, ptr %arg.sites_at, i64 %.257.fca.6.load.i
  %.1217.idx = shl i64 %.257.fca.6.load.i, 4
  %.1217 = getelementptr i8, ptr %arg.sites_at, i64 %.1217.idx
  %.1287.idx = mul i64 %.257.fca.6.load.i, 24
  %.1287 = getelementptr i8, ptr %arg.sites_at, i64 %.1287.idx
  %.1357.idx = shl i64 %.257.fca.6.load.i, 5
  %.1357 = getelementptr i8, ptr %arg.sites_at, i64 %.1357.idx
  %.1517 = icmp slt i64 %.493, -15
  br i1 %.1517, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

common.ret:                                       ; preds = %B6854.i, %B6728.i
  store double %issued.4.2.i, ptr %.2122, align 8, !noalias !7
  %.13841.i = getelementptr i8, ptr %.2122, i64 24
  store double %now.2.2.i, ptr %.13841.i, align 8, !noalias !7
  %.13874.i = getelementptr i8, ptr %.2122, i64 40
  %.13875.i = sitofp i64 %finished.5.2.i to double
  store double %.13875.i, ptr %.13874.i, align 8, !noalias !7
  %.2440 = trunc i64 %finished.5.2.i to i32
  store i32 %.2440, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif, %B0.endif.endif.endif.endi...endif.2.endif.if
  %.1497.sroa.13.0 = phi i64 [ %.494, %B0.endif.endif.endif.endi...endif.2.endif.if ], [ %.1497.sroa.13.1, %B0.endif.endif.endif.endi...endif.2.endif ]
  %.1585 = sub i64 %.1497.sroa.13.0, %.1497.sroa.0.3
  %.1594 = tail call i64 @llvm.smax.i64(i64 %.1585, i64 0)
  %.1610 = getelementptr double, ptr %arg.results_at, i64 %.1497.sroa.0.3
  br i1 %.1529, label %B0.endif.endif.endif.endi...if.4, label %B0.endif.endif.endif.endi...endif.4, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit
  %.1497.sroa.0.3 = phi i64 [ %.494, %B0.endif.endif.endif.endi...if.2 ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit ]
  %.1524 = icmp slt i64 %.257.fca.2.load.i, 0
  %.1525 = select i1 %.1524, i64 %.494, i64 0
  %.1526 = add i64 %.1525, %.257.fca.2.load.i
  %.1529 = icmp slt i64 %.1526, 0
  br i1 %.1529, label %B0.endif.endif.endif.endi...endif.2.if, label %B0.endif.endif.endif.endi...endif.2.endif, !prof !6

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.2.endif

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2.if, %B0.endif.endif.endif.endi...endif.2
  %.1497.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1526, %B0.endif.endif.endif.endi...endif.2 ]
  %.1534.not = icmp slt i64 %.1526, %.494
  br i1 %.1534.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.2.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif, %B0.endif.endif.endif.endi...endif.4.endif.endif.if
  %.1667.sroa.13.0 = phi i64 [ %.494, %B0.endif.endif.endif.endi...endif.4.endif.endif.if ], [ %.1667.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif.endif ]
  %.1755 = sub i64 %.1667.sroa.13.0, %.1667.sroa.0.3
  %.1764 = tail call i64 @llvm.smax.i64(i64 %.1755, i64 0)
  %.1780 = getelementptr double, ptr %arg.results_at, i64 %.1667.sroa.0.3
  br i1 %.1699, label %B0.endif.endif.endif.endi...else.if, label %B0.endif.endif.endif.endi...else.endif, !prof !6

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1667.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.4 ], [ %.1526, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1534.not, label %B0.endif.endif.endif.endi...endif.4.endif, label %B0.endif.endif.endif.endi...endif.4.if, !prof !10

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1667.sroa.0.3 = phi i64 [ %.494, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1667.sroa.0.1, %B0.endif.endif.endif.endi...endif.4 ]
  %.1694 = icmp slt i64 %.257.fca.2.load.i, -11
  %.1695 = select i1 %.1694, i64 %.494, i64 0
  %.1696 = add i64 %.1695, %.492
  %.1699 = icmp slt i64 %.1696, 0
  br i1 %.1699, label %B0.endif.endif.endif.endi...endif.4.endif.if, label %B0.endif.endif.endif.endi...endif.4.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.4.endif.endif

B0.endif.endif.endif.endi...endif.4.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif.if, %B0.endif.endif.endif.endi...endif.4.endif
  %.1667.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1696, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1704.not = icmp slt i64 %.1696, %.494
  br i1 %.1704.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1838.sroa.13.0 = phi i64 [ %.494, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1838.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1926 = sub i64 %.1838.sroa.13.0, %.1838.sroa.0.3
  %.1935 = tail call i64 @llvm.smax.i64(i64 %.1926, i64 0)
  %.1951 = getelementptr double, ptr %arg.results_at, i64 %.1838.sroa.0.3
  br i1 %.1870, label %B0.endif.endif.endif.endi...endif.6.else.if, label %B0.endif.endif.endif.endi...endif.6.else.endif, !prof !6

B0.endif.endif.endif.endi...else.if:              ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif

B0.endif.endif.endif.endi...else.endif:           ; preds = %B0.endif.endif.endif.endi...else.if, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.1838.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.if ], [ %.1696, %B0.endif.endif.endif.endi...endif.1.endif.endif.endif ]
  br i1 %.1704.not, label %B0.endif.endif.endif.endi...else.endif.endif, label %B0.endif.endif.endif.endi...else.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %B0.endif.endif.endif.endi...else.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %B0.endif.endif.endif.endi...else.endif
  %.1838.sroa.0.3 = phi i64 [ %.494, %B0.endif.endif.endif.endi...else.endif.if ], [ %.1838.sroa.0.1, %B0.endif.endif.endif.endi...else.endif ]
  %.1865 = icmp slt i64 %.493, 0
  %.1866 = select i1 %.1865, i64 %.494, i64 0
  %.1867 = add i64 %.1866, %.493
  %.1870 = icmp slt i64 %.1867, 0
  br i1 %.1870, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1838.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1867, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1875.not = icmp slt i64 %.1867, %.494
  br i1 %.1875.not, label %B0.endif.endif.endif.endi...endif.6, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.else.endif

B0.endif.endif.endif.endi...endif.6.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.6.else.if, %B0.endif.endif.endif.endi...endif.6
  %.2009.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.6.else.if ], [ %.1867, %B0.endif.endif.endif.endi...endif.6 ]
  br i1 %.1875.not, label %B0.endif.endif.endif.endi...endif.7.if, label %B0.endif.endif.endif.endi...endif.6.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.6.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.else.endif
  br label %B0.endif.endif.endif.endi...endif.7.if

B0.endif.endif.endif.endi...endif.7.if:           ; preds = %B0.endif.endif.endif.endi...endif.6.else.endif.if, %B0.endif.endif.endif.endi...endif.6.else.endif
  %.2009.sroa.0.3 = phi i64 [ %.494, %B0.endif.endif.endif.endi...endif.6.else.endif.if ], [ %.2009.sroa.0.1, %B0.endif.endif.endif.endi...endif.6.else.endif ]
  %.2122 = getelementptr double, ptr %arg.results_at, i64 %.2009.sroa.0.3
  %.427.i = mul i64 %.257.fca.5.load.i, %.257.fca.4.load.i
  %spec.select7763.i = tail call i64 @llvm.smin.i64(i64 %.257.fca.9.load.i, i64 0)
  %.582.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select7763.i
  %.5.i.i6864.i = fptosi double %.481.fca.27.load.i to i64
  %.194.0.i.i = ashr i64 %.5.i.i6864.i, 4
  %.13.i.i6865.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.194.0.i.i, i64 1)
  %.255.i.i = shl nuw nsw i64 %.13.i.i6865.i, 4
  %.87.i.i.i = or disjoint i64 %.255.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.257.fca.9.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1334.i:                                          ; preds = %B1334.i.outer, %B6857.i
  %dispatched.3.1.i = phi double [ %dispatched.5.2.i, %B6857.i ], [ %dispatched.3.1.i.ph, %B1334.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.4.2.i, %B6857.i ], [ %next_block.2.1.i.ph, %B1334.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B6857.i ], [ %waiting_slots.3.1.i.ph, %B1334.i.outer ]
  %.4022.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4051.i = icmp slt i64 %next_block.2.1.i, %.257.fca.2.load.i
  %or.cond.i = select i1 %.4022.i, i1 %.4051.i, i1 false
  br i1 %or.cond.i, label %B1362.i.preheader, label %B1900.i

B1362.i.preheader:                                ; preds = %B1334.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1362.i

B1362.i:                                          ; preds = %B1362.i.preheader, %B1886.i
  %dispatched.2.3.i = phi double [ %.4206.i, %B1886.i ], [ %dispatched.3.1.i, %B1362.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.5395.i, %B1886.i ], [ %next_block.2.1.i, %B1362.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.5405.i, %B1886.i ], [ %waiting_slots.3.1.i, %B1362.i.preheader ]
  %.4099.i = load i64, ptr %.226.i7249.i, align 8, !noalias !7
  %.4100.i = icmp sgt i64 %.4099.i, -1
  br i1 %.4100.i, label %B1390.i, label %B1424.i

B1390.i:                                          ; preds = %B1362.i, %B1390.i
  %slot.4.4.i = phi i64 [ %.4103.i, %B1390.i ], [ 0, %B1362.i ]
  %.4103.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4136.i = getelementptr i64, ptr %.226.i7249.i, i64 %.4103.i
  %.4137.i = load i64, ptr %.4136.i, align 8, !noalias !7
  %.4138.i = icmp sgt i64 %.4137.i, -1
  br i1 %.4138.i, label %B1390.i, label %B1424.i

B1424.i:                                          ; preds = %B1390.i, %B1362.i
  %slot.5.5.i = phi i64 [ 0, %B1362.i ], [ %.4103.i, %B1390.i ]
  %.4171.i = getelementptr double, ptr %.226.i7321.i, i64 %slot.5.5.i
  %.4172.i = load double, ptr %.4171.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4172.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4172.i, double %dispatched.2.3.i
  %.4206.i = fadd double %.481.fca.0.load.i, %.13.i.i
  %.4239.i = getelementptr double, ptr %.226.i7393.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4239.i, align 8, !noalias !7
  %.4243.i = fadd double %.481.fca.1.load.i, %.13.i.i
  %.4277.i = getelementptr i64, ptr %.226.i7249.i, i64 %slot.5.5.i
  store i64 %.257.fca.5.load.i, ptr %.4277.i, align 8, !noalias !7
  %.4308.i = getelementptr i64, ptr %.226.i7285.i, i64 %slot.5.5.i
  store i64 0, ptr %.4308.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4171.i, align 8, !noalias !7
  br i1 %.44217827.not.i, label %B1840.i, label %B1578.if.lr.ph.i

B1578.if.lr.ph.i:                                 ; preds = %B1424.i
  %.4461.i = mul nsw i64 %slot.5.5.i, %.257.fca.5.load.i
  %.4622.i = mul nsw i64 %next_block.5.3.i, %.257.fca.5.load.i
  br label %B1578.if.i

B1578.loopexit.i:                                 ; preds = %.5335.endif.preheader.i, %.5031.endif.endif.i
  %exitcond7913.not.i = icmp eq i64 %.257.fca.5.load.i, %.4434.i
  br i1 %exitcond7913.not.i, label %B1840.i, label %B1578.if.i

B1840.i:                                          ; preds = %B1578.loopexit.i, %B1424.i
  %.5395.i = add i64 %next_block.5.3.i, 1
  %.5405.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i7644.i, label %B1840.endif.else.endif.endif.endif.if.i, label %.5667.endif.i.preheader, !prof !6

B1886.i:                                          ; preds = %.5667.if.i
  %exitcond1055.not = icmp eq i64 %.5395.i, %.257.fca.2.load.i
  br i1 %exitcond1055.not, label %B1900.i, label %B1362.i

B1900.i:                                          ; preds = %.5667.if.i, %B1886.i, %B1334.i
  %dispatched.5.2.i = phi double [ %dispatched.3.1.i, %B1334.i ], [ %.4206.i, %B1886.i ], [ %.4206.i, %.5667.if.i ]
  %next_block.4.2.i = phi i64 [ %next_block.2.1.i, %B1334.i ], [ %.5395.i, %.5667.if.i ], [ %.257.fca.2.load.i, %B1886.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1334.i ], [ 0, %.5667.if.i ], [ %.5405.i, %B1886.i ]
  br label %B1958.if.i

B1978.i:                                          ; preds = %B1958.if.i
  %4 = getelementptr double, ptr %.226.i7501.i, i64 %.5797.07832.i
  %.5958.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i7536.i, i64 %.5797.07832.i
  %.5989.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i707179427946.i, %.5797.07832.i
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
  %.12.i.i.i = fcmp ogt double %.5958.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.5958.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.5989.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i7069.i, i64 %.5989.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i7105.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i7105.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !11
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B1978.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B1978.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.5797.07832.i, %B1978.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B1978.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i7069.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.5797.07832.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i7069.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B1978.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.5989.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B1978.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B1978.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i7571.i, i64 %.5797.07832.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i7607.i, i64 %.5797.07832.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %180, align 8, !noalias !7
  br label %B2068.i

B2068.i:                                          ; preds = %B1958.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i7571.i, i64 %.5797.07832.i
  %.6157.i = load i64, ptr %12, align 8, !noalias !7
  %.6158.i = icmp sgt i64 %.6157.i, -1
  br i1 %.6158.i, label %B2092.i, label %B2136.i

B2092.i:                                          ; preds = %B2068.i
  %13 = getelementptr double, ptr %.226.i7607.i, i64 %.5797.07832.i
  %.6198.i = load double, ptr %13, align 8, !noalias !7
  %.6200.i = fcmp olt double %.6198.i, %best.2.27835.i
  br i1 %.6200.i, label %B2116.i, label %B2136.i

B2116.i:                                          ; preds = %B2092.i
  br label %B2136.i

B2136.i:                                          ; preds = %B2116.i, %B2092.i, %B2068.i
  %best.3.3.i = phi double [ %.6198.i, %B2116.i ], [ %best.2.27835.i, %B2092.i ], [ %best.2.27835.i, %B2068.i ]
  %scheduler.3.3.i = phi i64 [ %.5797.07832.i, %B2116.i ], [ %scheduler.2.27836.i, %B2092.i ], [ %scheduler.2.27836.i, %B2068.i ]
  %exitcond7914.not.i = icmp eq i64 %.5866.i, 4
  br i1 %exitcond7914.not.i, label %B2138.i, label %B1958.if.i

B2138.i:                                          ; preds = %B2136.i
  %.6261.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.6261.i, label %B6728.i.loopexit, label %B2154.i

B2154.i:                                          ; preds = %B2138.i
  %.6619.i = getelementptr i64, ptr %.226.i7571.i, i64 %scheduler.3.3.i
  %.6620.i = load i64, ptr %.6619.i, align 8, !noalias !7
  %.6653.i = getelementptr i64, ptr %.226.i7643.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.6653.i, align 8, !noalias !7
  %.6675.i = icmp slt i64 %.6620.i, 0
  %.6676.i = select i1 %.6675.i, i64 %.210.i.i, i64 0
  %14 = getelementptr i64, ptr %.226.i.i, i64 %.6620.i
  %.6690.i = getelementptr i64, ptr %14, i64 %.6676.i
  %.6691.i = load i64, ptr %.6690.i, align 8, !noalias !7
  %.6705.i = icmp slt i64 %.6691.i, 0
  %.6706.i = select i1 %.6705.i, i64 %.257.fca.1.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.path_at, i64 %.6691.i
  %.6720.i = getelementptr i64, ptr %15, i64 %.6706.i
  %.6721.i = load i64, ptr %.6720.i, align 8, !noalias !7
  %.6739.i = icmp slt i64 %.6721.i, 0
  %.6740.i = select i1 %.6739.i, i64 %.257.fca.0.load.i, i64 0
  %16 = getelementptr i64, ptr %arg.code_at, i64 %.6721.i
  %.6754.i = getelementptr i64, ptr %16, i64 %.6740.i
  %.6755.i = load i64, ptr %.6754.i, align 8, !noalias !7
  %.6774.i = select i1 %.6675.i, i64 %.210.i7143.i, i64 0
  %17 = getelementptr double, ptr %.226.i7141.i, i64 %.6620.i
  %.6788.i = getelementptr double, ptr %17, i64 %.6774.i
  %.6789.i = load double, ptr %.6788.i, align 8, !noalias !7
  %.6805.i = select i1 %.6675.i, i64 %.210.i707179427946.i, i64 0
  %18 = getelementptr double, ptr %.226.i7069.i, i64 %.6620.i
  %.6819.i = getelementptr double, ptr %18, i64 %.6805.i
  %.6820.i = load double, ptr %.6819.i, align 8, !noalias !7
  %.12.i6694.i = fcmp olt double %best.3.3.i, %.6820.i
  %.13.i6695.i = select i1 %.12.i6694.i, double %best.3.3.i, double %.6820.i
  %.12.i6696.i = fcmp ogt double %.13.i6695.i, %.6789.i
  %.13.i6697.i = select i1 %.12.i6696.i, double %.13.i6695.i, double %.6789.i
  %.6893.i = select i1 %.6675.i, i64 %.210.i7179.i, i64 0
  %19 = getelementptr i64, ptr %.226.i7177.i, i64 %.6620.i
  %.6907.i = getelementptr i64, ptr %19, i64 %.6893.i
  %.6908.i = load i64, ptr %.6907.i, align 8, !noalias !7
  %.6922.i = icmp slt i64 %.6908.i, 0
  %.6923.i = select i1 %.6922.i, i64 %.1764, i64 0
  %20 = getelementptr double, ptr %.1780, i64 %.6908.i
  %.6937.i = getelementptr double, ptr %20, i64 %.6923.i
  %.6938.i = load double, ptr %.6937.i, align 8, !noalias !7
  %.6970.i = fsub double %.13.i6697.i, %.6789.i
  %.6971.i = fadd double %.6938.i, %.6970.i
  store double %.6971.i, ptr %.6937.i, align 8, !noalias !7
  %.7017.i = select i1 %.6739.i, i64 %.1935, i64 0
  %21 = getelementptr double, ptr %.1951, i64 %.6721.i
  %.7031.i = getelementptr double, ptr %21, i64 %.7017.i
  %.7032.i = load double, ptr %.7031.i, align 8, !noalias !7
  %.7063.i = load double, ptr %.6788.i, align 8, !noalias !7
  %.7064.i = fsub double %.13.i6697.i, %.7063.i
  %.7065.i = fadd double %.7032.i, %.7064.i
  store double %.7065.i, ptr %.7031.i, align 8, !noalias !7
  %.7126.i = load double, ptr %.7125.i, align 8, !noalias !7
  %.7128.i = fsub double %best.3.3.i, %.13.i6697.i
  %.7129.i = fadd double %.7128.i, %.7126.i
  store double %.7129.i, ptr %.7125.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.6788.i, align 8, !noalias !7
  %22 = getelementptr i64, ptr %.854, i64 %.6721.i
  %.7236.i = getelementptr i64, ptr %22, i64 %.6740.i
  %.7237.i = load i64, ptr %.7236.i, align 8, !noalias !7
  %.7242.not.i = icmp eq i64 %.7237.i, 0
  br i1 %.7242.not.i, label %B2734.i, label %B2590.preheader.i

B2590.preheader.i:                                ; preds = %B2154.i
  %.7413.i = mul nsw i64 %.6620.i, 6
  br label %B2590.if.i

B2610.i:                                          ; preds = %B2590.if.i
  %.7415.i = add nsw i64 %.7283.07837.i, %.7413.i
  %.7429.i = icmp slt i64 %.7415.i, 0
  %.7430.i = select i1 %.7429.i, i64 %.210.i6893.i, i64 0
  %23 = getelementptr double, ptr %.226.i6892.i, i64 %.7415.i
  %.7444.i = getelementptr double, ptr %23, i64 %.7430.i
  %.7445.i = load double, ptr %.7444.i, align 8, !noalias !7
  %.7447.i = fcmp ogt double %.7445.i, %need.2.27839.i
  br i1 %.7447.i, label %B2656.i, label %B2732.i

B2656.i:                                          ; preds = %B2610.i
  %.7507.i = select i1 %.7429.i, i64 %.210.i6927.i, i64 0
  %24 = getelementptr i64, ptr %.226.i6925.i, i64 %.7415.i
  %.7521.i = getelementptr i64, ptr %24, i64 %.7507.i
  %.7522.i = load i64, ptr %.7521.i, align 8, !noalias !7
  br label %B2732.i

B2732.i:                                          ; preds = %B2590.if.i, %B2656.i, %B2610.i
  %need.3.3.i = phi double [ %.7445.i, %B2656.i ], [ %need.2.27839.i, %B2610.i ], [ %need.2.27839.i, %B2590.if.i ]
  %why.4.3.i = phi i64 [ %.7522.i, %B2656.i ], [ %why.3.27840.i, %B2610.i ], [ %why.3.27840.i, %B2590.if.i ]
  %exitcond7915.not.i = icmp eq i64 %.7358.i, 6
  br i1 %exitcond7915.not.i, label %B2734.i, label %B2590.if.i

B2734.i:                                          ; preds = %B2732.i, %B2154.i
  %need.4.3.i = phi double [ %best.3.3.i, %B2154.i ], [ %need.3.3.i, %B2732.i ]
  %why.2.3.i = phi i64 [ 2, %B2154.i ], [ %why.4.3.i, %B2732.i ]
  %.7554.i = fadd double %best.3.3.i, 1.000000e-09
  %.7556.i = fcmp ogt double %need.4.3.i, %.7554.i
  br i1 %.7556.i, label %B6857.i.sink.split, label %B2776.i

B2776.i:                                          ; preds = %B2734.i
  %.7642.i = icmp sgt i64 %.6755.i, 4
  br i1 %.7642.i, label %B2938.i, label %B2808.i

B2808.i:                                          ; preds = %B2776.i
  %.7645.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.7647.i = add nsw i64 %.6755.i, %.7645.i
  %.7661.i = icmp slt i64 %.7647.i, 0
  %.7662.i = select i1 %.7661.i, i64 %.210.i7467.i, i64 0
  %25 = getelementptr double, ptr %.226.i7465.i, i64 %.7647.i
  %.7676.i = getelementptr double, ptr %25, i64 %.7662.i
  %.7677.i = load double, ptr %.7676.i, align 8, !noalias !7
  %.7680.i = fcmp ogt double %.7677.i, %.7554.i
  br i1 %.7680.i, label %B6857.i.sink.split, label %B3220.i

B2938.i:                                          ; preds = %B2776.i
  %.7797.i = icmp samesign ult i64 %.6755.i, 10
  br i1 %.7797.i, label %B3010.i, label %B3220.i

B3010.i:                                          ; preds = %B2938.i
  %.7809.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.7839.i = getelementptr i64, ptr %.226.i7715.i, i64 %scheduler.3.3.i
  %.7840.i = load i64, ptr %.7839.i, align 8, !noalias !7
  %.7841.i = add nsw i64 %.7840.i, %.7809.i
  %.7855.i = icmp slt i64 %.7841.i, 0
  %.7856.i = select i1 %.7855.i, i64 %.210.i7681.i, i64 0
  %26 = getelementptr double, ptr %.226.i7679.i, i64 %.7841.i
  %.7870.i = getelementptr double, ptr %26, i64 %.7856.i
  %.7871.i = load double, ptr %.7870.i, align 8, !noalias !7
  %.7874.i = fcmp ogt double %.7871.i, %.7554.i
  br i1 %.7874.i, label %B3064.i, label %B3220.i

B3064.i:                                          ; preds = %B3010.i
  store double %.7871.i, ptr %.6819.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B3064.i
  %.16.0.i.i = phi i64 [ 0, %B3064.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B6857.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %27 = icmp eq i64 %spec.select.i.i, %.6755.i
  br i1 %27, label %B6857.i, label %B8.i.i

B3220.i:                                          ; preds = %B3010.i, %B2938.i, %B2808.i
  %or.cond66887745.i = phi i1 [ true, %B3010.i ], [ false, %B2938.i ], [ false, %B2808.i ]
  %.6690.i.le = getelementptr i64, ptr %14, i64 %.6676.i
  %.6788.i.le = getelementptr double, ptr %17, i64 %.6774.i
  %.8106.i = load double, ptr %.1780, align 8, !noalias !7
  %.8107.i = fadd double %.8106.i, 1.000000e+00
  store double %.8107.i, ptr %.1780, align 8, !noalias !7
  %.8139.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.8146.i = shl nuw nsw i64 %.8139.i, 1
  %.8148.not.i = icmp sge i64 %.8146.i, %arg.limit
  %.8154.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond6687.i = select i1 %.8148.not.i, i1 %.8154.i, i1 false
  br i1 %or.cond6687.i, label %B3316.i, label %B3380.i

B3316.i:                                          ; preds = %B3220.i
  %.8191.i = uitofp nneg i64 %.8139.i to double
  store double %.8191.i, ptr %.8190.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.8222.i, align 8, !noalias !7
  br label %B3380.i

B3380.i:                                          ; preds = %B3316.i, %B3220.i
  %half.4.2.i = phi i64 [ %.8139.i, %B3316.i ], [ %half.2.1.i.ph, %B3220.i ]
  %.8228.i = fadd double %best.3.3.i, 1.000000e+00
  %.8258.i = getelementptr double, ptr %.226.i7501.i, i64 %scheduler.3.3.i
  store double %.8228.i, ptr %.8258.i, align 8, !noalias !7
  %.8290.i = getelementptr i64, ptr %.226.i7536.i, i64 %scheduler.3.3.i
  store i64 %.6620.i, ptr %.8290.i, align 8, !noalias !7
  br i1 %.7642.i, label %B3488.i, label %B3438.i

B3438.i:                                          ; preds = %B3380.i
  %28 = getelementptr double, ptr %arg.cost_at, i64 %.6721.i
  %.8324.i = getelementptr double, ptr %28, i64 %.6740.i
  %.8325.i = load double, ptr %.8324.i, align 8, !noalias !7
  %.8327.i = fadd double %best.3.3.i, %.8325.i
  %.8329.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8331.i = add nsw i64 %.6755.i, %.8329.i
  %.8345.i = icmp slt i64 %.8331.i, 0
  %.8346.i = select i1 %.8345.i, i64 %.210.i7467.i, i64 0
  %29 = getelementptr double, ptr %.226.i7465.i, i64 %.8331.i
  %.8360.i = getelementptr double, ptr %29, i64 %.8346.i
  store double %.8327.i, ptr %.8360.i, align 8, !noalias !7
  br label %B3488.i

B3488.i:                                          ; preds = %B3438.i, %B3380.i
  %.8389.i = icmp ne i64 %.6620.i, -9223372036854775808
  %.8391.not.i = or i1 %.8390.i, %.8389.i
  %or.cond7859.i = and i1 %.8378.i, %.8391.not.i
  br i1 %or.cond7859.i, label %B3488.else.if.i, label %B3488.endif.i, !prof !14

B3622.i:                                          ; preds = %B3488.endif.i
  %30 = getelementptr i64, ptr %.924, i64 %.6721.i
  %.8520.i = getelementptr i64, ptr %30, i64 %.6740.i
  %.8521.i = load i64, ptr %.8520.i, align 8, !noalias !7
  %.8522.i = icmp sgt i64 %.8521.i, -1
  br i1 %.8522.i, label %B3660.i, label %B3690.i

B3660.i:                                          ; preds = %B3622.i
  %.8589.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.8521.i
  %.8590.i = load double, ptr %.8589.i, align 8, !noalias !7
  br label %B3690.i

B3690.i:                                          ; preds = %B3660.i, %B3622.i
  %"$phi3690.3.2.2.i" = phi double [ %.8590.i, %B3660.i ], [ 1.000000e+00, %B3622.i ]
  %.12.i6698.i = fcmp ogt double %"$phi3690.3.2.2.i", 1.000000e+00
  %.13.i6699.i = select i1 %.12.i6698.i, double %"$phi3690.3.2.2.i", double 1.000000e+00
  %.8642.i = fmul double %.481.fca.23.load.i, %.13.i6699.i
  %.12.i6700.i = fcmp ogt double %.8642.i, %.481.fca.22.load.i
  %.13.i6701.i = select i1 %.12.i6700.i, double %.8642.i, double %.481.fca.22.load.i
  %.8702.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i6702.i = fcmp ogt double %best.3.3.i, %.8702.i
  %.13.i6703.i = select i1 %.12.i6702.i, double %best.3.3.i, double %.8702.i
  %.8732.i = fadd double %.13.i6703.i, %.13.i6701.i
  store double %.8732.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.8792.i = load double, ptr %.1339.i.i, align 8, !noalias !7
  %.8793.i = fadd double %.8792.i, %.13.i6701.i
  store double %.8793.i, ptr %.1339.i.i, align 8, !noalias !7
  %.8853.i = load double, ptr %.8852.i, align 8, !noalias !7
  %.8854.i = fadd double %.8853.i, %.13.i6701.i
  store double %.8854.i, ptr %.8852.i, align 8, !noalias !7
  %.8914.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.8920.i = fadd double %.481.fca.3.load.i, %.8914.i
  %.8921.i = fadd double %.8920.i, -1.000000e+00
  br label %B5208.i

B4030.i:                                          ; preds = %B3488.endif.i
  %31 = add i64 %.6755.i, -6
  %or.cond6689.i = icmp ult i64 %31, 3
  br i1 %or.cond6689.i, label %B4098.i, label %B4908.i

B4098.i:                                          ; preds = %B4030.i
  %32 = getelementptr i64, ptr %.924, i64 %.6721.i
  %.8988.i = getelementptr i64, ptr %32, i64 %.6740.i
  %.8989.i = load i64, ptr %.8988.i, align 8, !noalias !7
  %.8990.i = icmp sgt i64 %.8989.i, -1
  br i1 %.8990.i, label %B4166.i, label %B5208.i

B4166.i:                                          ; preds = %B4098.i
  %.9014.i = select i1 %.6675.i, i64 %.210.i7035.i, i64 0
  %33 = getelementptr i64, ptr %.226.i7033.i, i64 %.6620.i
  %.9028.i = getelementptr i64, ptr %33, i64 %.9014.i
  %.9029.i = load i64, ptr %.9028.i, align 8, !noalias !7
  %.9031.i = icmp slt i64 %.9029.i, %.257.fca.4.load.i
  br i1 %.9031.i, label %B4194.i, label %B4270.i

B4194.i:                                          ; preds = %B4166.i
  %.9037.i = mul nsw i64 %.6620.i, %.257.fca.6.load.i
  %.9069.i = add nsw i64 %.8989.i, %.9037.i
  %.9083.i = icmp slt i64 %.9069.i, 0
  %.9084.i = select i1 %.9083.i, i64 %.210.i7215.i, i64 0
  %34 = getelementptr i64, ptr %.226.i7213.i, i64 %.9069.i
  %.9098.i = getelementptr i64, ptr %34, i64 %.9084.i
  %.9099.i = load i64, ptr %.9098.i, align 8, !noalias !7
  %.9100.i = icmp eq i64 %.9099.i, 0
  %..i = select i1 %.9100.i, i64 2, i64 1
  br label %B4270.i

B4270.i:                                          ; preds = %B4194.i, %B4166.i
  %early.2.3.i = phi i64 [ %..i, %B4194.i ], [ 0, %B4166.i ]
  br i1 %or.cond7859.i, label %B4270.else.if.i, label %B4270.endif.i, !prof !14

B4392.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.337.i.i = icmp slt i64 %.551.i.i, 0
  %.338.i.i = select i1 %.337.i.i, i64 %.257.fca.7.load.i, i64 0
  %35 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.352.i.i = getelementptr i32, ptr %35, i64 %.338.i.i
  %.353.i.i = load i32, ptr %.352.i.i, align 4, !noalias !15
  %.359.i.i = icmp eq i32 %.353.i.i, 0
  br i1 %.359.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B4392.i
  %.465.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %B5208.i

B90.i.i:                                          ; preds = %B4392.i
  %.508.i.i = load double, ptr %.495.i.i, align 8, !noalias !15
  %.538.i.i = load double, ptr %.525.i6708.i, align 8, !noalias !15
  %.12.i.i6704.i = fcmp ogt double %.538.i.i, %.508.i.i
  %.13.i.i6705.i = select i1 %.12.i.i6704.i, double %.538.i.i, double %.508.i.i
  %.571.i.i = fsub double %.13.i.i6705.i, %.481.fca.31.load.i
  %.601.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !15
  %.16.i.i.i = fcmp ogt double %.601.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.601.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.571.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.571.i.i, double %.17.i.i.i
  %.679.i.i = icmp sgt i32 %.353.i.i, 0
  %storemerge.i6706.i = tail call i32 @llvm.smax.i32(i32 %.353.i.i, i32 0)
  br i1 %.679.i.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.828.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i6706.i to i64
  br label %B302.if.i.i

B440.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.976.i.i = select i1 %.928.i.i, i64 %.210.i936.i.i, i64 0
  %36 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.990.i.i = getelementptr double, ptr %36, i64 %.976.i.i
  %.991.i.i = load double, ptr %.990.i.i, align 8, !noalias !15
  %.998.i.i = fcmp ogt double %.991.i.i, %.19.i.i.i
  %37 = zext i1 %.998.i.i to i64
  br label %B472.i.i

B472.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B440.i.i
  %"$phi472.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %37, %B440.i.i ]
  %.1008.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01378.i.i
  %exitcond.not.i6707.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i6707.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %38 = uitofp nneg i64 %.1008.i.i to double
  %39 = fmul double %38, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %39, %B480.loopexit.i.i ]
  %.1035.i.i = icmp slt i64 %.551.i.i, -3
  %.1036.i.i = select i1 %.1035.i.i, i64 %.257.fca.7.load.i, i64 0
  %40 = getelementptr i8, ptr %35, i64 12
  %.1050.i.i = getelementptr i32, ptr %40, i64 %.1036.i.i
  %.1051.i.i = load i32, ptr %.1050.i.i, align 4, !noalias !15
  %.1058.i.i = sitofp i32 %.353.i.i to double
  %.1059.i.i = fadd double %late.2.0.lcssa.i.i, %.1058.i.i
  %.1064.i.i = fmul double %.1059.i.i, 2.500000e-01
  %.8.i.i.i = sitofp i32 %.1051.i.i to double
  %.9.i.i.i = fcmp ogt double %.1064.i.i, %.8.i.i.i
  %.10.i.i.i = select i1 %.9.i.i.i, double %.1064.i.i, double %.8.i.i.i
  %.1093.i.i = fmul double %.481.fca.23.load.i, %.10.i.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i.i, label %.456.endif.preheader.i.i.i, !prof !6

B172.i.i.i:                                       ; preds = %B106.if.i.i.i
  br i1 %.693.i.i.i, label %B172.endif.thread.i.i.i, label %B172.endif.i.i.i, !prof !6

B278.i.i.i:                                       ; preds = %B172.endif.thread.i.i.i, %B106.if.i.i.i
  %previous.3.1.i.i.i = phi i64 [ %.673.i.i.i, %B172.endif.thread.i.i.i ], [ %previous.2.0200.i.i.i, %B106.if.i.i.i ]
  %worst.3.1.i.i.i = phi i64 [ %.13.i.i.i.i, %B172.endif.thread.i.i.i ], [ %worst.2.0201.i.i.i, %B106.if.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i.i

.456.endif.preheader.i.i.i:                       ; preds = %B480.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %162, i1 false), !noalias !18
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B480.i.i
  br i1 %.679.i.i, label %B106.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.353.i.i to i64
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.lr.ph.i.i.i, %B278.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B278.i.i.i ]
  %worst.2.0201.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B278.i.i.i ]
  %previous.2.0200.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B278.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.639.i.i.i = add nsw i64 %.637.i.i.i, %indvars.iv.i.i.i
  %.653.i.i.i = icmp slt i64 %.639.i.i.i, 0
  %.654.i.i.i = select i1 %.653.i.i.i, i64 %.257.fca.7.load.i, i64 0
  %41 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %41, i64 %.654.i.i.i
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
  %42 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %43 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %43, i64 %42
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !18
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !18
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %44 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %44, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.11.i.i.i = fcmp olt double %.481.fca.22.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1270.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.481.fca.22.load.i
  %.13.i1271.i.i = fcmp ogt double %.1093.i.i, %.12.i1270.i.i
  %.14.i.i.i = select i1 %.13.i1271.i.i, double %.1093.i.i, double %.12.i1270.i.i
  %.1204.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1239.i.i = load double, ptr %.1339.i.i, align 8, !noalias !15
  %.1240.i.i = fadd double %.1239.i.i, %.14.i.i.i
  store double %.1240.i.i, ptr %.1339.i.i, align 8, !noalias !15
  store double %.1204.i.i, ptr %.226.i827.i.i, align 8, !noalias !15
  %.1305.i.i = fadd double %.481.fca.4.load.i, %.1204.i.i
  %.13951379.not.i.i = icmp eq i32 %storemerge.i6706.i, 0
  br i1 %.13951379.not.i.i, label %B5208.i, label %B894.if.lr.ph.i.i

B894.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1434.i.i = add nsw i64 %.551.i.i, 4
  %.303.i.i.i.i.i = icmp eq i64 %early.2.3.i, 2
  %.388.i.i.i.i.i = fadd double %.481.fca.9.load.i, %.1204.i.i
  %.1085.not.i.i.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i.i = select i1 %.1085.not.i.i.i, i1 %.1094.i.i.i, i1 false
  %wide.trip.count1393.i.i = zext nneg i32 %storemerge.i6706.i to i64
  br label %B894.if.i.i

B990.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i
  %.1595.i.i = load double, ptr %.1594.i.i, align 8, !noalias !15
  %.1597.i.i = fadd double %.1595.i.i, 1.000000e+00
  store double %.1597.i.i, ptr %.1594.i.i, align 8, !noalias !15
  %.1647.i.i = select i1 %.1539.i.i, i64 %.210.i936.i.i, i64 0
  %45 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1359.i.i
  %.1661.i.i = getelementptr double, ptr %45, i64 %.1647.i.i
  %.1662.i.i = load double, ptr %.1661.i.i, align 8, !noalias !15
  %.12.i1272.i.i = fcmp ogt double %.1305.i.i, %.1662.i.i
  %.13.i1273.i.i = select i1 %.12.i1272.i.i, double %.1305.i.i, double %.1662.i.i
  br label %B1464.i.i

B1114.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i
  store i64 %.1742.i.i, ptr %.1554.i.i, align 8, !noalias !15
  %.1773.i.i = load double, ptr %.1772.i.i, align 8, !noalias !15
  %.1775.i.i = fadd double %.1773.i.i, 1.000000e+00
  store double %.1775.i.i, ptr %.1772.i.i, align 8, !noalias !15
  %.1818.not.i.i = icmp eq i64 %.170.i1289.i.i, %missed.2.01383.i.i
  %took.2.1.i.i = select i1 %.1818.not.i.i, double %.481.fca.11.load.i, double %.1829.i.i
  %.1871.i.i = load double, ptr %.1635.i.i, align 8, !noalias !15
  %.1873.i.i = fadd double %took.2.1.i.i, %.1871.i.i
  store double %.1873.i.i, ptr %.1635.i.i, align 8, !noalias !15
  %.1933.i.i = load double, ptr %.495.i.i, align 8, !noalias !15
  %.12.i1274.i.i = fcmp ogt double %.1204.i.i, %.1933.i.i
  %.13.i1275.i.i = select i1 %.12.i1274.i.i, double %.1204.i.i, double %.1933.i.i
  %.1964.i.i = fadd double %took.2.1.i.i, %.13.i1275.i.i
  store double %.1964.i.i, ptr %.495.i.i, align 8, !noalias !15
  %.281.i.i.i = ashr i64 %.1469.i.i, 1
  %.5.i.i.i.i.i = mul i64 %.281.i.i.i, 8364850718657
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
  %.308.i.i.i = fmul double %.481.fca.6.load.i, %.79.i.i.i.i
  %.348.i.i.i = fadd double %.481.fca.5.load.i, %.1964.i.i
  %.349.i.i.i = fadd double %.308.i.i.i, %.348.i.i.i
  %.39912851286.i.i.i = and i64 %.6.i.i.i.i.i, 65535
  %46 = getelementptr i64, ptr %.226.i792.i.i, i64 %.39912851286.i.i.i
  %.457.i.i.i = load i64, ptr %46, align 8, !noalias !21
  %.463.i.i.i = icmp eq i64 %.457.i.i.i, %.281.i.i.i
  br i1 %.463.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1114.i.i
  %47 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i.i
  %.585.i.i.i = load double, ptr %47, align 8, !noalias !21
  %.12.i.i.i.i = fcmp ogt double %.585.i.i.i, %.349.i.i.i
  %.13.i.i1277.i.i = select i1 %.12.i.i.i.i, double %.585.i.i.i, double %.349.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i.i.i:                                       ; preds = %B1114.i.i
  %.653.i1276.i.i = load double, ptr %.652.i.i.i, align 8, !noalias !21
  %.655.i.i.i = fadd double %.653.i1276.i.i, 1.000000e+00
  store double %.655.i.i.i, ptr %.652.i.i.i, align 8, !noalias !21
  %.719.i.i.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.722.i.i.i = fadd double %.481.fca.19.load.i, %.719.i.i.i
  store double %.722.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.792.i.i.i = fcmp ult double %.722.i.i.i, 1.000000e+00
  br i1 %.792.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i.i.i
  %.830.i.i.i = fadd double %.722.i.i.i, -1.000000e+00
  store double %.830.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.297.i.i.i.i = load double, ptr %.525.i6708.i, align 8, !noalias !24
  %.12.i.i1278.i.i.i = fcmp ogt double %.1204.i.i, %.297.i.i.i.i
  %.13.i.i1279.i.i.i = select i1 %.12.i.i1278.i.i.i, double %.1204.i.i, double %.297.i.i.i.i
  %.330.i.i.i.i = fadd double %.329.i.i.i.i, %.13.i.i1279.i.i.i
  store double %.330.i.i.i.i, ptr %.525.i6708.i, align 8, !noalias !24
  %.388.i.i.i.i = load double, ptr %.1940.i.i, align 8, !noalias !24
  %.391.i.i.i.i = fadd double %.329.i.i.i.i, %.388.i.i.i.i
  store double %.391.i.i.i.i, ptr %.1940.i.i, align 8, !noalias !24
  %.480.i.i.i.i = load double, ptr %.525.i6708.i, align 8, !noalias !24
  %.259.i.i.i.i.i = lshr i64 %.1469.i.i, 16
  %.270.0.i.i.i.i.i = and i64 %.259.i.i.i.i.i, 16383
  %48 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i.i.i
  %.339.i.i.i.i.i = load double, ptr %48, align 8, !noalias !27
  %.343.i.i.i.i.i = fcmp olt double %.339.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.303.i.i.i.i.i, i1 %.343.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.388.i.i.i.i.i, ptr %48, align 8, !noalias !27
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.541.i.i.i.i.i = phi double [ %.339.i.i.i.i.i, %B408.i.i.i ], [ %.388.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.451.i.i.i.i = fmul double %.481.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.541.i.i.i.i.i, %.480.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.541.i.i.i.i.i, double %.480.i.i.i.i
  %.636.i.i.i.i = fadd double %.481.fca.7.load.i, %.13.i90.i.i.i.i
  %.637.i.i.i.i = fadd double %.451.i.i.i.i, %.636.i.i.i.i
  store i64 %.281.i.i.i, ptr %46, align 8, !noalias !24
  %49 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i.i
  store double %.637.i.i.i.i, ptr %49, align 8, !noalias !24
  %.12.i1280.i.i.i = fcmp ogt double %.637.i.i.i.i, %.349.i.i.i
  %.13.i1281.i.i.i = select i1 %.12.i1280.i.i.i, double %.637.i.i.i.i, double %.349.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1129.i.i.i = load double, ptr %.495.i.i, align 8, !noalias !21
  %.259.i.i.i.i = lshr i64 %.1469.i.i, 16
  %.270.0.i.i.i.i = and i64 %.259.i.i.i.i, 16383
  %50 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i.i
  %.339.i.i.i.i = load double, ptr %50, align 8, !noalias !30
  %.343.i.i.i.i = fcmp olt double %.339.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.303.i.i.i.i.i, i1 %.343.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.388.i.i.i.i.i, ptr %50, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.541.i.i.i.i = phi double [ %.339.i.i.i.i, %B544.i.i.i ], [ %.388.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1283.i.i.i = fcmp ogt double %.541.i.i.i.i, %.1129.i.i.i
  %.13.i1284.i.i.i = select i1 %.12.i1283.i.i.i, double %.541.i.i.i.i, double %.1129.i.i.i
  %.1300.i.i.i = fadd double %.1299.i.i.i, %.13.i1284.i.i.i
  store i64 %.281.i.i.i, ptr %46, align 8, !noalias !21
  %51 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i.i
  store double %.1300.i.i.i, ptr %51, align 8, !noalias !21
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1281.sink.i.i.i = phi double [ %.13.i1281.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1277.i.i, %B216.i.i.i ], [ %.1300.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.349.i.i.i, %B518.i.i.i ]
  %.2113.i.i = select i1 %.1539.i.i, i64 %.210.i936.i.i, i64 0
  %52 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1359.i.i
  %.2127.i.i = getelementptr double, ptr %52, i64 %.2113.i.i
  store double %.13.i1281.sink.i.i.i, ptr %.2127.i.i, align 8, !noalias !15
  br label %B1464.i.i

B1464.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B990.i.i
  %missed.3.1.i.i = phi i64 [ %missed.2.01383.i.i, %B990.i.i ], [ %.170.i1289.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1273.i.i, %B990.i.i ], [ %.13.i1281.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1278.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01382.i.i
  %.13.i1279.i.i = select i1 %.12.i1278.i.i, double %arrival.2.1.i.i, double %worst.2.01382.i.i
  %exitcond1394.not.i.i = icmp eq i64 %indvars.iv.next1391.i.i, %wide.trip.count1393.i.i
  br i1 %exitcond1394.not.i.i, label %B5208.i, label %B894.if.i.i

B302.if.i.i:                                      ; preds = %B472.i.i, %B302.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B472.i.i ]
  %late.2.01378.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %.1008.i.i, %B472.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.792.i.i = load i64, ptr %.791.i.i, align 8, !noalias !15
  %.793.i.i = add nsw i64 %.792.i.i, 1
  store i64 %.793.i.i, ptr %.791.i.i, align 8, !noalias !15
  %.830.i.i = add nsw i64 %.828.i.i, %indvars.iv.i.i
  %.844.i.i = icmp slt i64 %.830.i.i, 0
  %.845.i.i = select i1 %.844.i.i, i64 %.257.fca.7.load.i, i64 0
  %53 = getelementptr i32, ptr %arg.rows_at, i64 %.830.i.i
  %.859.i.i = getelementptr i32, ptr %53, i64 %.845.i.i
  %.860.i.i = load i32, ptr %.859.i.i, align 4, !noalias !15
  %.862.i.i = sext i32 %.860.i.i to i64
  %.863.i.i = add nsw i64 %.786.i.i, %.862.i.i
  %.170.i.i.i = ashr i64 %.863.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %54 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %54, i64 %.519.i.i.i
  store i64 %.793.i.i, ptr %.533.i.i.i, align 8, !noalias !33
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i1280.i.i:                                   ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %55 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %55, i64 %.570.i.i.i
  %.585.i1281.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !33
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %56 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %56, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !33
  %.619.i.i.i = icmp slt i64 %.585.i1281.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i1280.i.i
  %.654.i1282.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i1283.i.i = select i1 %.654.i1282.i.i, i64 %.210.i.i.i, i64 0
  %57 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1284.i.i = getelementptr i64, ptr %57, i64 %.655.i1283.i.i
  store i64 %.170.i.i.i, ptr %.669.i1284.i.i, align 8, !noalias !33
  %.719.i1285.i.i = shl nsw i64 %spec.select.i.i.i, 2
  %.722.i1286.i.i = add i64 %.719.i1285.i.i, 4
  %.759.i1287.i.i = select i1 %.654.i1282.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1288.i.i = add i64 %.759.i1287.i.i, %.719.i1285.i.i
  %.775.i.i.i = icmp slt i64 %.722.i1286.i.i, 0
  %.776.i.i.i = select i1 %.775.i.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i.i = add i64 %.776.i.i.i, %.722.i1286.i.i
  %.904.i.i.i = icmp slt i64 %.760.i1288.i.i, 0
  br i1 %.904.i.i.i, label %B312.endif.else.if.i.i.i, label %B312.endif.else.endif.i.i.i, !prof !6

B0.endif.else.if.i.i.i:                           ; preds = %B302.if.i.i
  %.175.i.i.i = mul nsw i64 %.170.i.i.i, 712544676207699905
  %.176.i.i.i = ashr i64 %.175.i.i.i, 20
  %.246.i.i.i = srem i64 %.176.i.i.i, %.194.0.i.i.i
  %.248.i.i.i = icmp slt i64 %.246.i.i.i, 0
  %.257.i.i.i = select i1 %.248.i.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i.i = add nsw i64 %.257.i.i.i, %.246.i.i.i
  %58 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %58, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1280.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1280.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1280.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1280.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %59 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %59, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !33
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1280.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !36

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %60 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %60
  %61 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %62 = shl i64 %61, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %62, i1 false), !noalias !33
  br label %.975.if.i.i.i

B312.endif.else.if.i.i.i:                         ; preds = %B312.i.i.i
  br label %B312.endif.else.endif.i.i.i

B312.endif.else.endif.i.i.i:                      ; preds = %B312.endif.else.if.i.i.i, %B312.i.i.i
  %.884.sroa.0.1.i.i.i = phi i64 [ 0, %B312.endif.else.if.i.i.i ], [ %.760.i1288.i.i, %B312.i.i.i ]
  %.909.not.i.i.i = icmp slt i64 %.760.i1288.i.i, %.210.i900.i.i
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
  %.1054.i.i.i = load i64, ptr %.791.i.i, align 8, !noalias !33
  %.1070.i.i.i = select i1 %.654.i1282.i.i, i64 %.210.i864.i.i, i64 0
  %63 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %63, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i1285.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.863.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.928.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.929.i.i = select i1 %.928.i.i, i64 %.210.i900.i.i, i64 0
  %64 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.943.i.i = getelementptr i64, ptr %64, i64 %.929.i.i
  %.944.i.i = load i64, ptr %.943.i.i, align 8, !noalias !15
  %.945.not.i.i = icmp eq i64 %.944.i.i, 0
  br i1 %.945.not.i.i, label %B472.i.i, label %B440.i.i

B894.if.i.i:                                      ; preds = %B1464.i.i, %B894.if.lr.ph.i.i
  %indvars.iv1390.i.i = phi i64 [ 0, %B894.if.lr.ph.i.i ], [ %indvars.iv.next1391.i.i, %B1464.i.i ]
  %missed.2.01383.i.i = phi i64 [ -1, %B894.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1464.i.i ]
  %worst.2.01382.i.i = phi double [ %.1305.i.i, %B894.if.lr.ph.i.i ], [ %.13.i1279.i.i, %B1464.i.i ]
  %indvars.iv.next1391.i.i = add nuw nsw i64 %indvars.iv1390.i.i, 1
  %.1436.i.i = add nsw i64 %.1434.i.i, %indvars.iv1390.i.i
  %.1450.i.i = icmp slt i64 %.1436.i.i, 0
  %.1451.i.i = select i1 %.1450.i.i, i64 %.257.fca.7.load.i, i64 0
  %65 = getelementptr i32, ptr %arg.rows_at, i64 %.1436.i.i
  %.1465.i.i = getelementptr i32, ptr %65, i64 %.1451.i.i
  %.1466.i.i = load i32, ptr %.1465.i.i, align 4, !noalias !15
  %.1468.i.i = sext i32 %.1466.i.i to i64
  %.1469.i.i = add nsw i64 %.786.i.i, %.1468.i.i
  %.170.i1289.i.i = ashr i64 %.1469.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1304.i.i.preheader, label %B0.endif.else.if.i1292.i.i, !prof !6

B212.i1364.i.i:                                   ; preds = %B184.if.i1304.i.i
  %.503.i1366.i.i = load i64, ptr %.791.i.i, align 8, !noalias !37
  %.519.i1367.i.i = select i1 %.408.i1308.i.i, i64 %.210.i864.i.i, i64 0
  %66 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1307.i.i
  %.533.i1368.i.i = getelementptr i64, ptr %66, i64 %.519.i1367.i.i
  store i64 %.503.i1366.i.i, ptr %.533.i1368.i.i, align 8, !noalias !37
  %.541.i1369.i.i = shl nsw i64 %.295.0618.i1307.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i

B270.i1313.i.i:                                   ; preds = %B184.if.i1304.i.i
  %.366.i1314.i.i = add i64 %.295.0618.i1307.i.i, 1
  %.362.i1315.i.i = add nsw i64 %.298.0619.i1306.i.i, -1
  %.570.i1316.i.i = select i1 %.408.i1308.i.i, i64 %.210.i864.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1307.i.i
  %.584.i1317.i.i = getelementptr i64, ptr %67, i64 %.570.i1316.i.i
  %.585.i1318.i.i = load i64, ptr %.584.i1317.i.i, align 8, !noalias !37
  %.600.i1319.i.i = icmp slt i64 %place.2.0620.i1305.i.i, 0
  %.601.i1320.i.i = select i1 %.600.i1319.i.i, i64 %.210.i864.i.i, i64 0
  %68 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1305.i.i
  %.615.i1321.i.i = getelementptr i64, ptr %68, i64 %.601.i1320.i.i
  %.616.i1322.i.i = load i64, ptr %.615.i1321.i.i, align 8, !noalias !37
  %.619.i1323.i.i = icmp slt i64 %.585.i1318.i.i, %.616.i1322.i.i
  %spec.select.i1324.i.i = select i1 %.619.i1323.i.i, i64 %.295.0618.i1307.i.i, i64 %place.2.0620.i1305.i.i
  %.353.i1325.i.i = icmp samesign ugt i64 %.298.0619.i1306.i.i, 1
  br i1 %.353.i1325.i.i, label %B184.if.i1304.i.i, label %B312.i1326.i.i

B312.i1326.i.i:                                   ; preds = %B270.i1313.i.i
  %.654.i1327.i.i = icmp slt i64 %spec.select.i1324.i.i, 0
  %.655.i1328.i.i = select i1 %.654.i1327.i.i, i64 %.210.i.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1324.i.i
  %.669.i1329.i.i = getelementptr i64, ptr %69, i64 %.655.i1328.i.i
  store i64 %.170.i1289.i.i, ptr %.669.i1329.i.i, align 8, !noalias !37
  %.719.i1330.i.i = shl nsw i64 %spec.select.i1324.i.i, 2
  %.722.i1331.i.i = add i64 %.719.i1330.i.i, 4
  %.759.i1332.i.i = select i1 %.654.i1327.i.i, i64 %.210.i900.i.i, i64 0
  %.760.i1333.i.i = add i64 %.759.i1332.i.i, %.719.i1330.i.i
  %.775.i1334.i.i = icmp slt i64 %.722.i1331.i.i, 0
  %.776.i1335.i.i = select i1 %.775.i1334.i.i, i64 %.210.i900.i.i, i64 0
  %.777.i1336.i.i = add i64 %.776.i1335.i.i, %.722.i1331.i.i
  %.904.i1337.i.i = icmp slt i64 %.760.i1333.i.i, 0
  br i1 %.904.i1337.i.i, label %B312.endif.else.if.i1363.i.i, label %B312.endif.else.endif.i1338.i.i, !prof !6

B0.endif.else.if.i1292.i.i:                       ; preds = %B894.if.i.i
  %.175.i1293.i.i = mul nsw i64 %.170.i1289.i.i, 712544676207699905
  %.176.i1294.i.i = ashr i64 %.175.i1293.i.i, 20
  %.246.i1295.i.i = srem i64 %.176.i1294.i.i, %.194.0.i.i.i
  %.248.i1297.i.i = icmp slt i64 %.246.i1295.i.i, 0
  %.257.i1300.i.i = select i1 %.248.i1297.i.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i1301.i.i = add nsw i64 %.257.i1300.i.i, %.246.i1295.i.i
  %70 = shl nsw i64 %.237.0.i1301.i.i, 4
  br label %B184.if.i1304.i.i.preheader

B184.if.i1304.i.i.preheader:                      ; preds = %B0.endif.else.if.i1292.i.i, %B894.if.i.i
  %.295.0618.i1307.i.i.ph = phi i64 [ %70, %B0.endif.else.if.i1292.i.i ], [ 0, %B894.if.i.i ]
  br label %B184.if.i1304.i.i

B184.if.i1304.i.i:                                ; preds = %B184.if.i1304.i.i.preheader, %B270.i1313.i.i
  %place.2.0620.i1305.i.i = phi i64 [ %spec.select.i1324.i.i, %B270.i1313.i.i ], [ %.295.0618.i1307.i.i.ph, %B184.if.i1304.i.i.preheader ]
  %.298.0619.i1306.i.i = phi i64 [ %.362.i1315.i.i, %B270.i1313.i.i ], [ 16, %B184.if.i1304.i.i.preheader ]
  %.295.0618.i1307.i.i = phi i64 [ %.366.i1314.i.i, %B270.i1313.i.i ], [ %.295.0618.i1307.i.i.ph, %B184.if.i1304.i.i.preheader ]
  %.408.i1308.i.i = icmp slt i64 %.295.0618.i1307.i.i, 0
  %.409.i1309.i.i = select i1 %.408.i1308.i.i, i64 %.210.i.i.i, i64 0
  %71 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1307.i.i
  %.423.i1310.i.i = getelementptr i64, ptr %71, i64 %.409.i1309.i.i
  %.424.i1311.i.i = load i64, ptr %.423.i1310.i.i, align 8, !noalias !37
  %.426.i1312.i.i = icmp eq i64 %.424.i1311.i.i, %.170.i1289.i.i
  br i1 %.426.i1312.i.i, label %B212.i1364.i.i, label %B270.i1313.i.i

B312.endif.endif.i1349.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1348.i.i, %B312.endif.else.endif.endif.endif.i1345.i.i
  %.884.sroa.13.0.i1350.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1348.i.i ], [ %.884.sroa.13.1.i1346.i.i, %B312.endif.else.endif.endif.endif.i1345.i.i ]
  %.1005.not621.i1351.i.i = icmp slt i64 %.884.sroa.0.3.i1343.i.i, %.884.sroa.13.0.i1350.i.i
  br i1 %.1005.not621.i1351.i.i, label %.975.endif.preheader.i1360.i.i, label %.975.if.i1352.i.i, !prof !36

.975.endif.preheader.i1360.i.i:                   ; preds = %B312.endif.endif.i1349.i.i
  %72 = shl i64 %.884.sroa.0.3.i1343.i.i, 3
  %scevgep.i1361.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %72
  %73 = sub nsw i64 %.884.sroa.13.0.i1350.i.i, %.884.sroa.0.3.i1343.i.i
  %74 = shl i64 %73, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1361.i.i, i8 0, i64 %74, i1 false), !noalias !37
  br label %.975.if.i1352.i.i

B312.endif.else.if.i1363.i.i:                     ; preds = %B312.i1326.i.i
  br label %B312.endif.else.endif.i1338.i.i

B312.endif.else.endif.i1338.i.i:                  ; preds = %B312.endif.else.if.i1363.i.i, %B312.i1326.i.i
  %.884.sroa.0.1.i1339.i.i = phi i64 [ 0, %B312.endif.else.if.i1363.i.i ], [ %.760.i1333.i.i, %B312.i1326.i.i ]
  %.909.not.i1340.i.i = icmp slt i64 %.760.i1333.i.i, %.210.i900.i.i
  br i1 %.909.not.i1340.i.i, label %B312.endif.else.endif.endif.i1342.i.i, label %B312.endif.else.endif.if.i1341.i.i, !prof !10

B312.endif.else.endif.if.i1341.i.i:               ; preds = %B312.endif.else.endif.i1338.i.i
  br label %B312.endif.else.endif.endif.i1342.i.i

B312.endif.else.endif.endif.i1342.i.i:            ; preds = %B312.endif.else.endif.if.i1341.i.i, %B312.endif.else.endif.i1338.i.i
  %.884.sroa.0.3.i1343.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i1341.i.i ], [ %.884.sroa.0.1.i1339.i.i, %B312.endif.else.endif.i1338.i.i ]
  %.921.i1344.i.i = icmp slt i64 %.777.i1336.i.i, 0
  br i1 %.921.i1344.i.i, label %B312.endif.else.endif.endif.if.i1362.i.i, label %B312.endif.else.endif.endif.endif.i1345.i.i, !prof !6

B312.endif.else.endif.endif.if.i1362.i.i:         ; preds = %B312.endif.else.endif.endif.i1342.i.i
  br label %B312.endif.else.endif.endif.endif.i1345.i.i

B312.endif.else.endif.endif.endif.i1345.i.i:      ; preds = %B312.endif.else.endif.endif.if.i1362.i.i, %B312.endif.else.endif.endif.i1342.i.i
  %.884.sroa.13.1.i1346.i.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i1362.i.i ], [ %.777.i1336.i.i, %B312.endif.else.endif.endif.i1342.i.i ]
  %.926.not.i1347.i.i = icmp slt i64 %.777.i1336.i.i, %.210.i900.i.i
  br i1 %.926.not.i1347.i.i, label %B312.endif.endif.i1349.i.i, label %B312.endif.else.endif.endif.endif.if.i1348.i.i, !prof !10

B312.endif.else.endif.endif.endif.if.i1348.i.i:   ; preds = %B312.endif.else.endif.endif.endif.i1345.i.i
  br label %B312.endif.endif.i1349.i.i

.975.if.i1352.i.i:                                ; preds = %.975.endif.preheader.i1360.i.i, %B312.endif.endif.i1349.i.i
  %.1054.i1354.i.i = load i64, ptr %.791.i.i, align 8, !noalias !37
  %.1070.i1355.i.i = select i1 %.654.i1327.i.i, i64 %.210.i864.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1324.i.i
  %.1084.i1356.i.i = getelementptr i64, ptr %75, i64 %.1070.i1355.i.i
  store i64 %.1054.i1354.i.i, ptr %.1084.i1356.i.i, align 8, !noalias !37
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i: ; preds = %.975.if.i1352.i.i, %B212.i1364.i.i
  %.719.sink.i1357.i.i = phi i64 [ %.719.i1330.i.i, %.975.if.i1352.i.i ], [ %.541.i1369.i.i, %B212.i1364.i.i ]
  %.1096.i1358.i.i = and i64 %.1469.i.i, 3
  %.1099.i1359.i.i = or disjoint i64 %.719.sink.i1357.i.i, %.1096.i1358.i.i
  %.1539.i.i = icmp slt i64 %.719.sink.i1357.i.i, 0
  %.1540.i.i = select i1 %.1539.i.i, i64 %.210.i900.i.i, i64 0
  %76 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1359.i.i
  %.1554.i.i = getelementptr i64, ptr %76, i64 %.1540.i.i
  %.1555.i.i = load i64, ptr %.1554.i.i, align 8, !noalias !15
  %.1556.not.i.i = icmp eq i64 %.1555.i.i, 0
  br i1 %.1556.not.i.i, label %B1114.i.i, label %B990.i.i

B4478.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.363.i.i = icmp slt i64 %.551.i.i, 0
  %.364.i.i = select i1 %.363.i.i, i64 %.257.fca.7.load.i, i64 0
  %77 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.378.i.i = getelementptr i32, ptr %77, i64 %.364.i.i
  %.379.i.i = load i32, ptr %.378.i.i, align 4, !noalias !40
  %.384.i.i = sext i32 %.379.i.i to i64
  %.385.i.i = icmp eq i32 %.379.i.i, 0
  br i1 %.385.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B4478.i
  %.496.i.i = load double, ptr %.495.i.i, align 8, !noalias !40
  %.526.i6709.i = load double, ptr %.525.i6708.i, align 8, !noalias !40
  %.12.i.i6710.i = fcmp ogt double %.526.i6709.i, %.496.i.i
  %.13.i.i6711.i = select i1 %.12.i.i6710.i, double %.526.i6709.i, double %.496.i.i
  %.559.i.i = fsub double %.13.i.i6711.i, %.481.fca.31.load.i
  %.589.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !40
  %.16.i.i6712.i = fcmp ogt double %.589.i.i, %best.3.3.i
  %.17.i.i6713.i = select i1 %.16.i.i6712.i, double %.589.i.i, double %best.3.3.i
  %.18.i.i6714.i = fcmp ogt double %.559.i.i, %.17.i.i6713.i
  %.19.i.i6715.i = select i1 %.18.i.i6714.i, double %.559.i.i, double %.17.i.i6713.i
  %spec.select690.i.i = tail call i32 @llvm.smax.i32(i32 %.379.i.i, i32 0)
  %.721691.not.i.i = icmp eq i32 %spec.select690.i.i, 0
  br i1 %.721691.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.768.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i6716.i = zext nneg i32 %spec.select690.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.856.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.929.i6721.i, %B512.if.i.i ]
  %exitcond.not.i6720.i = icmp eq i64 %.856.0.i.i, 16
  br i1 %exitcond.not.i6720.i, label %B554.i.i, label %B512.if.i.i

B554.i.i:                                         ; preds = %B512.i.i
  %.1054.i.i = load i64, ptr %.1053.i.i, align 8, !noalias !40
  %.1065.0.i.i = and i64 %.1054.i.i, 15
  %78 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1065.0.i.i
  store i64 %.803.i.i, ptr %78, align 8, !noalias !40
  %.1158.i.i = add nsw i64 %.1054.i.i, 1
  store i64 %.1158.i.i, ptr %.1053.i.i, align 8, !noalias !40
  %.1190.i.i = add nsw i64 %new.2.0696.i.i, 1
  %.1201.not.i.i = icmp ne i64 %.808.i.i, %previous_new.2.0698.i.i
  %.1211.i.i = zext i1 %.1201.not.i.i to i64
  %spec.select682.i.i = add nsw i64 %new_lines.2.0695.i.i, %.1211.i.i
  br label %B680.i.i

B680.i.i:                                         ; preds = %B512.if.i.i, %B554.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select682.i.i, %B554.i.i ], [ %new_lines.2.0695.i.i, %B512.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1190.i.i, %B554.i.i ], [ %new.2.0696.i.i, %B512.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.808.i.i, %B554.i.i ], [ %previous_new.2.0698.i.i, %B512.if.i.i ]
  %exitcond702.not.i.i = icmp eq i64 %indvars.iv.next.i6718.i, %wide.trip.count.i6716.i
  br i1 %exitcond702.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %79 = uitofp nneg i64 %spec.select.i6719.i to double
  %80 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %79, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %80, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1275.i.i = fmul double %.481.fca.25.load.i, %lines.2.0.lcssa.i.i
  %.12.i684.i.i = fcmp ogt double %.1275.i.i, %.481.fca.22.load.i
  %.13.i685.i.i = select i1 %.12.i684.i.i, double %.1275.i.i, double %.481.fca.22.load.i
  %.1307.i.i = fadd double %.19.i.i6715.i, %.13.i685.i.i
  %.1340.i.i = load double, ptr %.1339.i.i, align 8, !noalias !40
  %.1343.i.i = fsub double %.1307.i.i, %.19.i.i6715.i
  %.1346.i.i = fadd double %.1340.i.i, %.1343.i.i
  store double %.1346.i.i, ptr %.1339.i.i, align 8, !noalias !40
  store double %.1307.i.i, ptr %.226.i827.i.i, align 8, !noalias !40
  %.1437.i.i = load double, ptr %.1436.i6722.i, align 8, !noalias !40
  %.1441.i.i = sub nsw i64 %.384.i.i, %new.2.0.lcssa.i.i
  %.1442.i.i = sitofp i64 %.1441.i.i to double
  %.1443.i.i = fadd double %.1437.i.i, %.1442.i.i
  store double %.1443.i.i, ptr %.1436.i6722.i, align 8, !noalias !40
  %.1503.i.i = load double, ptr %.1502.i.i, align 8, !noalias !40
  %.1505.i.i = sitofp i32 %.379.i.i to double
  %.1506.i.i = fadd double %.1503.i.i, %.1505.i.i
  store double %.1506.i.i, ptr %.1502.i.i, align 8, !noalias !40
  %.1554.i6723.i = icmp slt i64 %.551.i.i, -1
  %.1555.i6724.i = select i1 %.1554.i6723.i, i64 %.257.fca.7.load.i, i64 0
  %81 = getelementptr i8, ptr %77, i64 4
  %.1569.i.i = getelementptr i32, ptr %81, i64 %.1555.i6724.i
  %.1570.i.i = load i32, ptr %.1569.i.i, align 4, !noalias !40
  %.1577.i.i = sext i32 %.1570.i.i to i64
  %.1578.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1577.i.i
  %.1581.i.i = sitofp i64 %.1578.i.i to double
  %.1586.i.i = fdiv double %.1581.i.i, %.1505.i.i
  %.1593.i.i = fmul double %.481.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1597.i6725.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1598.i.i = fsub double %.1597.i6725.i, %.1586.i.i
  %.1601.i.i = fmul double %.481.fca.13.load.i, %.1598.i.i
  %.1602.i.i = fadd double %.1593.i.i, %.1601.i.i
  %.1605.i.i = fmul double %.481.fca.14.load.i, %.1586.i.i
  %.1606.i.i = fadd double %.1605.i.i, %.1602.i.i
  %.1636.i.i = load double, ptr %.1635.i.i, align 8, !noalias !40
  %.1637.i.i = fadd double %.1636.i.i, %.1606.i.i
  store double %.1637.i.i, ptr %.1635.i.i, align 8, !noalias !40
  %.1697.i.i = load double, ptr %.495.i.i, align 8, !noalias !40
  %.12.i686.i.i = fcmp ogt double %.1307.i.i, %.1697.i.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1307.i.i, double %.1697.i.i
  %.1727.i.i = fadd double %.13.i687.i.i, %.1606.i.i
  store double %.1727.i.i, ptr %.495.i.i, align 8, !noalias !40
  %.1812.i.i = fmul double %.1809.i.i, %.1597.i6725.i
  %.1819.i.i = fcmp ogt double %.1812.i.i, 0.000000e+00
  br i1 %.1819.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1850.i.i = load double, ptr %.525.i6708.i, align 8, !noalias !40
  %.12.i688.i.i = fcmp ogt double %.1307.i.i, %.1850.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1307.i.i, double %.1850.i.i
  %.1881.i.i = fadd double %.1812.i.i, %.13.i689.i.i
  store double %.1881.i.i, ptr %.525.i6708.i, align 8, !noalias !40
  %.1941.i.i = load double, ptr %.1940.i.i, align 8, !noalias !40
  %.1943.i.i = fadd double %.1812.i.i, %.1941.i.i
  store double %.1943.i.i, ptr %.1940.i.i, align 8, !noalias !40
  %.2018.pre.i.i = load double, ptr %.495.i.i, align 8, !noalias !40
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i6717.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i6718.i, %B680.i.i ]
  %previous_new.2.0698.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0697.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.808.i.i, %B680.i.i ]
  %new.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0695.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0694.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i6719.i, %B680.i.i ]
  %indvars.iv.next.i6718.i = add nuw nsw i64 %indvars.iv.i6717.i, 1
  %.770.i.i = add nsw i64 %.768.i.i, %indvars.iv.i6717.i
  %.784.i.i = icmp slt i64 %.770.i.i, 0
  %.785.i.i = select i1 %.784.i.i, i64 %.257.fca.7.load.i, i64 0
  %82 = getelementptr i32, ptr %arg.rows_at, i64 %.770.i.i
  %.799.i.i = getelementptr i32, ptr %82, i64 %.785.i.i
  %.800.i.i = load i32, ptr %.799.i.i, align 4, !noalias !40
  %.802.i.i = sext i32 %.800.i.i to i64
  %.803.i.i = add nsw i64 %.786.i.i, %.802.i.i
  %.808.i.i = ashr i64 %.803.i.i, 2
  %.814.not.i.i = icmp ne i64 %.808.i.i, %previous.2.0697.i.i
  %.819.i.i = zext i1 %.814.not.i.i to i64
  %spec.select.i6719.i = add nuw nsw i64 %lines.2.0694.i.i, %.819.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.929.i6721.i = add nuw nsw i64 %.856.0.i.i, 1
  %83 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.856.0.i.i
  %.985.i.i = load i64, ptr %83, align 8, !noalias !40
  %.987.i.i = icmp eq i64 %.985.i.i, %.803.i.i
  br i1 %.987.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B4478.i
  %.1307.sink.i.i = phi double [ %best.3.3.i, %B4478.i ], [ %.1307.i.i, %B1292.i.i ], [ %.1307.i.i, %B682.i.i ]
  %.2018.sink.i.i = phi double [ %best.3.3.i, %B4478.i ], [ %.2018.pre.i.i, %B1292.i.i ], [ %.1727.i.i, %B682.i.i ]
  %.9541.i = select i1 %.6675.i, i64 %.210.i7431.i, i64 0
  %84 = getelementptr double, ptr %.226.i7429.i, i64 %.6620.i
  %.9555.i = getelementptr double, ptr %84, i64 %.9541.i
  %.9556.i = load double, ptr %.9555.i, align 8, !noalias !7
  %.9562.i = fadd double %.9561.i, %.2018.sink.i.i
  %.12.i6726.i = fcmp ogt double %.9562.i, %.9556.i
  %.13.i6727.i = select i1 %.12.i6726.i, double %.9562.i, double %.9556.i
  store double %.13.i6727.i, ptr %.9555.i, align 8, !noalias !7
  %.9636.i = icmp slt i64 %quot.0.i, 0
  %.9637.i = select i1 %.9636.i, i64 %.210.i7323.i, i64 0
  %85 = getelementptr double, ptr %.226.i7321.i, i64 %quot.0.i
  %.9651.i = getelementptr double, ptr %85, i64 %.9637.i
  %.9652.i = load double, ptr %.9651.i, align 8, !noalias !7
  %.12.i6728.i = fcmp ogt double %.13.i6727.i, %.9652.i
  %.13.i6729.i = select i1 %.12.i6728.i, double %.13.i6727.i, double %.9652.i
  store double %.13.i6729.i, ptr %.9651.i, align 8, !noalias !7
  br label %B5208.i

B4678.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %86 = getelementptr double, ptr %arg.cost_at, i64 %.6721.i
  %.9776.i = getelementptr double, ptr %86, i64 %.6740.i
  %.9777.i = load double, ptr %.9776.i, align 8, !noalias !7
  %.323.i.i = icmp slt i64 %.551.i.i, 0
  %.324.i.i = select i1 %.323.i.i, i64 %.257.fca.7.load.i, i64 0
  %87 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.338.i6730.i = getelementptr i32, ptr %87, i64 %.324.i.i
  %.339.i.i = load i32, ptr %.338.i6730.i, align 4, !noalias !43
  %.344.i.i = sext i32 %.339.i.i to i64
  %.345.i.i = icmp eq i32 %.339.i.i, 0
  br i1 %.345.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i.i

B70.i.i:                                          ; preds = %B4678.i
  %.490.i.i = load double, ptr %.495.i.i, align 8, !noalias !43
  %.520.i.i = load double, ptr %.519.i.i, align 8, !noalias !43
  %.550.i.i = load double, ptr %.525.i6708.i, align 8, !noalias !43
  %.16.i.i6731.i = fcmp ogt double %.520.i.i, %.490.i.i
  %.17.i.i6732.i = select i1 %.16.i.i6731.i, double %.520.i.i, double %.490.i.i
  %.18.i.i6733.i = fcmp ogt double %.550.i.i, %.17.i.i6732.i
  %.19.i.i6734.i = select i1 %.18.i.i6733.i, double %.550.i.i, double %.17.i.i6732.i
  %.585.i.i = fsub double %.19.i.i6734.i, %.481.fca.31.load.i
  %.615.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !43
  %.16.i771.i.i = fcmp ogt double %.615.i.i, %best.3.3.i
  %.17.i772.i.i = select i1 %.16.i771.i.i, double %.615.i.i, double %best.3.3.i
  %.18.i773.i.i = fcmp ogt double %.585.i.i, %.17.i772.i.i
  %.19.i774.i.i = select i1 %.18.i773.i.i, double %.585.i.i, double %.17.i772.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i6737.i, label %.456.endif.preheader.i.i6736.i, !prof !6

B278.i.i6756.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i6741.i
  %previous.3.1.i.i6757.i = phi i64 [ %.673.i.i6751.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i6741.i ]
  %worst.3.1.i.i6758.i = phi i64 [ %.13.i.i.i6755.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i6741.i ]
  %exitcond.not.i.i6759.i = icmp eq i64 %indvars.iv.next.i.i6743.i, %wide.trip.count.i.i6740.i
  br i1 %exitcond.not.i.i6759.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i6741.i

.456.endif.preheader.i.i6736.i:                   ; preds = %B70.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %162, i1 false), !noalias !46
  br label %.456.if.i.i6737.i

.456.if.i.i6737.i:                                ; preds = %.456.endif.preheader.i.i6736.i, %B70.i.i
  %.590192.not.i.i.i = icmp slt i32 %.339.i.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i6738.i

B106.if.lr.ph.i.i6738.i:                          ; preds = %.456.if.i.i6737.i
  %.637.i.i6739.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i6740.i = zext nneg i32 %.339.i.i to i64
  br label %B106.if.i.i6741.i

B106.if.i.i6741.i:                                ; preds = %B106.if.lr.ph.i.i6738.i, %B278.i.i6756.i
  %indvars.iv.i.i6742.i = phi i64 [ 0, %B106.if.lr.ph.i.i6738.i ], [ %indvars.iv.next.i.i6743.i, %B278.i.i6756.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i6738.i ], [ %worst.3.1.i.i6758.i, %B278.i.i6756.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i6738.i ], [ %previous.3.1.i.i6757.i, %B278.i.i6756.i ]
  %indvars.iv.next.i.i6743.i = add nuw nsw i64 %indvars.iv.i.i6742.i, 1
  %.639.i.i6744.i = add nsw i64 %.637.i.i6739.i, %indvars.iv.i.i6742.i
  %.653.i.i6745.i = icmp slt i64 %.639.i.i6744.i, 0
  %.654.i.i6746.i = select i1 %.653.i.i6745.i, i64 %.257.fca.7.load.i, i64 0
  %88 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i6744.i
  %.668.i.i6747.i = getelementptr i32, ptr %88, i64 %.654.i.i6746.i
  %.669.i.i6748.i = load i32, ptr %.668.i.i6747.i, align 4, !noalias !46
  %.671.i.i6749.i = sext i32 %.669.i.i6748.i to i64
  %.672.i.i6750.i = add nsw i64 %.786.i.i, %.671.i.i6749.i
  %.673.i.i6751.i = ashr i64 %.672.i.i6750.i, 2
  %.679.not.i.i6752.i = icmp eq i64 %.673.i.i6751.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i6752.i, label %B278.i.i6756.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i6741.i
  %.760.i.i6753.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !46
  %.761.i.i6754.i = add nsw i64 %.760.i.i6753.i, 1
  store i64 %.761.i.i6754.i, ptr %.226.i1075.i.i, align 8, !noalias !46
  %.13.i.i.i6755.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i6754.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i6756.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i6756.i
  %89 = uitofp nneg i64 %worst.3.1.i.i6758.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i6737.i
  %spec.select.i6760.i = phi i32 [ 0, %.456.if.i.i6737.i ], [ %.339.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i6761.i = phi double [ 1.000000e+00, %.456.if.i.i6737.i ], [ %89, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i6762.i = fcmp olt double %.481.fca.22.load.i, %worst.2.0.lcssa.i.i6761.i
  %.10.i.i6763.i = select i1 %.9.i.i6762.i, double %worst.2.0.lcssa.i.i6761.i, double %.481.fca.22.load.i
  %.731.i.i = fadd double %.19.i774.i.i, %.10.i.i6763.i
  store double %.731.i.i, ptr %.226.i827.i.i, align 8, !noalias !43
  %.769.i.i = sitofp i32 %.339.i.i to double
  %.770.i6764.i = fmul double %.481.fca.15.load.i, %.769.i.i
  %.800.i6766.i = load double, ptr %.1635.i.i, align 8, !noalias !43
  %.801.i.i = fadd double %.770.i6764.i, %.800.i6766.i
  store double %.801.i.i, ptr %.1635.i.i, align 8, !noalias !43
  %.861.i.i = load double, ptr %.495.i.i, align 8, !noalias !43
  %.12.i.i6767.i = fcmp ogt double %.731.i.i, %.861.i.i
  %.13.i.i6768.i = select i1 %.12.i.i6767.i, double %.731.i.i, double %.861.i.i
  %.891.i.i = fadd double %.770.i6764.i, %.13.i.i6768.i
  store double %.891.i.i, ptr %.495.i.i, align 8, !noalias !43
  %.923.i.i = fcmp ogt double %.9777.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.923.i.i, double %.481.fca.29.load.i, double %.481.fca.30.load.i
  %.943.i6769.i = fmul double %.481.fca.29.load.i, %.769.i.i
  %.959.i.i = icmp slt i64 %.551.i.i, -2
  %.960.i.i = select i1 %.959.i.i, i64 %.257.fca.7.load.i, i64 0
  %90 = getelementptr i8, ptr %87, i64 8
  %.974.i.i = getelementptr i32, ptr %90, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i.i, align 4, !noalias !43
  %.977.i.i = sext i32 %.975.i.i to i64
  %.979.i.i = sub nsw i64 %.977.i.i, %.344.i.i
  %.980.i.i = sitofp i64 %.979.i.i to double
  %.981.i.i = fmul double %"$phi602.0.2.0.i.i", %.980.i.i
  %.982.i.i = fadd double %.943.i6769.i, %.981.i.i
  %.984.i.i = tail call double @llvm.fabs.f64(double %.9777.i)
  %.987.i6770.i = fmul double %.984.i.i, %.982.i.i
  %.1017.i.i = load double, ptr %.1016.i.i, align 8, !noalias !43
  %.1018.i.i = fadd double %.1017.i.i, %.987.i6770.i
  store double %.1018.i.i, ptr %.1016.i.i, align 8, !noalias !43
  %.1078.i.i = load double, ptr %.519.i.i, align 8, !noalias !43
  %.12.i775.i.i = fcmp ogt double %.731.i.i, %.1078.i.i
  %.13.i776.i.i = select i1 %.12.i775.i.i, double %.731.i.i, double %.1078.i.i
  %.1108.i.i = fadd double %.13.i776.i.i, %.987.i6770.i
  store double %.1108.i.i, ptr %.519.i.i, align 8, !noalias !43
  %.1168.i.i = load double, ptr %.495.i.i, align 8, !noalias !43
  %.12.i777.i.i = fcmp ogt double %.1108.i.i, %.1168.i.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.1108.i.i, double %.1168.i.i
  %.1317783.i.i = icmp sgt i32 %spec.select.i6760.i, 0
  br i1 %.1317783.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1356.i.i = add nsw i64 %.551.i.i, 4
  %.303.i.i.i.i6774.i = icmp eq i64 %early.2.3.i, 2
  %.388.i.i.i.i6775.i = fadd double %.481.fca.9.load.i, %.731.i.i
  %.1085.not.i.i6776.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i6778.i = select i1 %.1085.not.i.i6776.i, i1 %.1094.i.i.i, i1 false
  %wide.trip.count.i6780.i = zext nneg i32 %spec.select.i6760.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i, %B976.if.lr.ph.i.i
  %indvars.iv.i6781.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i6782.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i ]
  %end.2.0786.i.i = phi double [ %.13.i778.i.i, %B976.if.lr.ph.i.i ], [ %.13.i782.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i ]
  %indvars.iv.next.i6782.i = add nuw nsw i64 %indvars.iv.i6781.i, 1
  %.1358.i.i = add nsw i64 %.1356.i.i, %indvars.iv.i6781.i
  %.1372.i.i = icmp slt i64 %.1358.i.i, 0
  %.1373.i.i = select i1 %.1372.i.i, i64 %.257.fca.7.load.i, i64 0
  %91 = getelementptr i32, ptr %arg.rows_at, i64 %.1358.i.i
  %.1387.i.i = getelementptr i32, ptr %91, i64 %.1373.i.i
  %.1388.i.i = load i32, ptr %.1387.i.i, align 4, !noalias !43
  %.1390.i.i = sext i32 %.1388.i.i to i64
  %.1391.i.i = add nsw i64 %.786.i.i, %.1390.i.i
  %.281.i.i6783.i = ashr i64 %.1391.i.i, 1
  %.5.i.i.i.i6784.i = mul i64 %.281.i.i6783.i, 8364850718657
  %.6.i.i.i.i6785.i = lshr i64 %.5.i.i.i.i6784.i, 20
  %.7.i.i.i.i6786.i = and i64 %.6.i.i.i.i6785.i, 16777215
  %.32.i.i.i6787.i = uitofp nneg i64 %.7.i.i.i.i6786.i to double
  %.33.i.i.i6788.i = fadd double %.32.i.i.i6787.i, 5.000000e-01
  %.37.i.i.i6789.i = fmul double %.33.i.i.i6788.i, 0x3E70000000000000
  %.45.le.i.i.i6790.i = tail call double @llvm.log.f64(double %.37.i.i.i6789.i)
  %.50.i.i.i6791.i = fneg double %.45.le.i.i.i6790.i
  %.12.i.i.i.i6792.i = fcmp olt double %.50.i.i.i6791.i, 4.000000e+00
  %.13.i.i.i.i6793.i = select i1 %.12.i.i.i.i6792.i, double %.50.i.i.i6791.i, double 4.000000e+00
  %.79.i.i.i6794.i = fadd double %.13.i.i.i.i6793.i, -1.000000e+00
  %.308.i.i6795.i = fmul double %.481.fca.6.load.i, %.79.i.i.i6794.i
  %.342.i.i.i = load double, ptr %.495.i.i, align 8, !noalias !49
  %.348.i.i6796.i = fadd double %.481.fca.5.load.i, %.342.i.i.i
  %.349.i.i6797.i = fadd double %.348.i.i6796.i, %.308.i.i6795.i
  %.39912851286.i.i6798.i = and i64 %.6.i.i.i.i6785.i, 65535
  %92 = getelementptr i64, ptr %.226.i792.i.i, i64 %.39912851286.i.i6798.i
  %.457.i.i6799.i = load i64, ptr %92, align 8, !noalias !49
  %.463.i.i6800.i = icmp eq i64 %.457.i.i6799.i, %.281.i.i6783.i
  br i1 %.463.i.i6800.i, label %B216.i.i6847.i, label %B270.i.i6801.i

B216.i.i6847.i:                                   ; preds = %B976.if.i.i
  %93 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i6798.i
  %.585.i.i6848.i = load double, ptr %93, align 8, !noalias !49
  %.12.i.i.i6849.i = fcmp ogt double %.585.i.i6848.i, %.349.i.i6797.i
  %.13.i.i780.i.i = select i1 %.12.i.i.i6849.i, double %.585.i.i6848.i, double %.349.i.i6797.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i

B270.i.i6801.i:                                   ; preds = %B976.if.i.i
  %.653.i779.i.i = load double, ptr %.652.i.i.i, align 8, !noalias !49
  %.655.i.i6802.i = fadd double %.653.i779.i.i, 1.000000e+00
  store double %.655.i.i6802.i, ptr %.652.i.i.i, align 8, !noalias !49
  %.719.i.i6803.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !49
  %.722.i.i6804.i = fadd double %.481.fca.19.load.i, %.719.i.i6803.i
  store double %.722.i.i6804.i, ptr %.226.i1040.i.i, align 8, !noalias !49
  %.792.i.i6805.i = fcmp ult double %.722.i.i6804.i, 1.000000e+00
  br i1 %.792.i.i6805.i, label %B518.i.i6833.i, label %B408.i.i6806.i

B408.i.i6806.i:                                   ; preds = %B270.i.i6801.i
  %.830.i.i6807.i = fadd double %.722.i.i6804.i, -1.000000e+00
  store double %.830.i.i6807.i, ptr %.226.i1040.i.i, align 8, !noalias !49
  %.297.i.i.i6808.i = load double, ptr %.525.i6708.i, align 8, !noalias !52
  %.12.i.i1278.i.i6809.i = fcmp ogt double %.731.i.i, %.297.i.i.i6808.i
  %.13.i.i1279.i.i6810.i = select i1 %.12.i.i1278.i.i6809.i, double %.731.i.i, double %.297.i.i.i6808.i
  %.330.i.i.i6811.i = fadd double %.329.i.i.i.i, %.13.i.i1279.i.i6810.i
  store double %.330.i.i.i6811.i, ptr %.525.i6708.i, align 8, !noalias !52
  %.388.i.i.i6812.i = load double, ptr %.1940.i.i, align 8, !noalias !52
  %.391.i.i.i6813.i = fadd double %.329.i.i.i.i, %.388.i.i.i6812.i
  store double %.391.i.i.i6813.i, ptr %.1940.i.i, align 8, !noalias !52
  %.480.i.i.i6814.i = load double, ptr %.525.i6708.i, align 8, !noalias !52
  %.259.i.i.i.i6815.i = lshr i64 %.1391.i.i, 16
  %.270.0.i.i.i.i6816.i = and i64 %.259.i.i.i.i6815.i, 16383
  %94 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i.i6816.i
  %.339.i.i.i.i6817.i = load double, ptr %94, align 8, !noalias !55
  %.343.i.i.i.i6818.i = fcmp olt double %.339.i.i.i.i6817.i, 0.000000e+00
  %or.cond.i.i.i.i6819.i = select i1 %.303.i.i.i.i6774.i, i1 %.343.i.i.i.i6818.i, i1 false
  br i1 %or.cond.i.i.i.i6819.i, label %B96.i.i.i.i6832.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6820.i

B96.i.i.i.i6832.i:                                ; preds = %B408.i.i6806.i
  store double %.388.i.i.i.i6775.i, ptr %94, align 8, !noalias !55
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6820.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6820.i: ; preds = %B96.i.i.i.i6832.i, %B408.i.i6806.i
  %.541.i.i.i.i6821.i = phi double [ %.339.i.i.i.i6817.i, %B408.i.i6806.i ], [ %.388.i.i.i.i6775.i, %B96.i.i.i.i6832.i ]
  %.451.i.i.i6822.i = fmul double %.481.fca.8.load.i, %.79.i.i.i6794.i
  %.12.i89.i.i.i6823.i = fcmp ogt double %.541.i.i.i.i6821.i, %.480.i.i.i6814.i
  %.13.i90.i.i.i6824.i = select i1 %.12.i89.i.i.i6823.i, double %.541.i.i.i.i6821.i, double %.480.i.i.i6814.i
  %.636.i.i.i6825.i = fadd double %.481.fca.7.load.i, %.13.i90.i.i.i6824.i
  %.637.i.i.i6826.i = fadd double %.451.i.i.i6822.i, %.636.i.i.i6825.i
  store i64 %.281.i.i6783.i, ptr %92, align 8, !noalias !52
  %95 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i6798.i
  store double %.637.i.i.i6826.i, ptr %95, align 8, !noalias !52
  %.12.i1280.i.i6827.i = fcmp ogt double %.637.i.i.i6826.i, %.349.i.i6797.i
  %.13.i1281.i.i6828.i = select i1 %.12.i1280.i.i6827.i, double %.637.i.i.i6826.i, double %.349.i.i6797.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i

B518.i.i6833.i:                                   ; preds = %B270.i.i6801.i
  br i1 %or.cond.i.i6778.i, label %B544.i.i6834.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i

B544.i.i6834.i:                                   ; preds = %B518.i.i6833.i
  %.1129.i.i6835.i = load double, ptr %.495.i.i, align 8, !noalias !49
  %.259.i.i.i6836.i = lshr i64 %.1391.i.i, 16
  %.270.0.i.i.i6837.i = and i64 %.259.i.i.i6836.i, 16383
  %96 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i6837.i
  %.339.i.i.i6838.i = load double, ptr %96, align 8, !noalias !58
  %.343.i.i.i6839.i = fcmp olt double %.339.i.i.i6838.i, 0.000000e+00
  %or.cond.i.i.i6840.i = select i1 %.303.i.i.i.i6774.i, i1 %.343.i.i.i6839.i, i1 false
  br i1 %or.cond.i.i.i6840.i, label %B96.i.i.i6846.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6841.i

B96.i.i.i6846.i:                                  ; preds = %B544.i.i6834.i
  store double %.388.i.i.i.i6775.i, ptr %96, align 8, !noalias !58
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6841.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6841.i: ; preds = %B96.i.i.i6846.i, %B544.i.i6834.i
  %.541.i.i.i6842.i = phi double [ %.339.i.i.i6838.i, %B544.i.i6834.i ], [ %.388.i.i.i.i6775.i, %B96.i.i.i6846.i ]
  %.12.i1283.i.i6843.i = fcmp ogt double %.541.i.i.i6842.i, %.1129.i.i6835.i
  %.13.i1284.i.i6844.i = select i1 %.12.i1283.i.i6843.i, double %.541.i.i.i6842.i, double %.1129.i.i6835.i
  %.1300.i.i6845.i = fadd double %.1299.i.i.i, %.13.i1284.i.i6844.i
  store i64 %.281.i.i6783.i, ptr %92, align 8, !noalias !49
  %97 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i6798.i
  store double %.1300.i.i6845.i, ptr %97, align 8, !noalias !49
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6841.i, %B518.i.i6833.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6820.i, %B216.i.i6847.i
  %.13.i1281.sink.i.i6830.i = phi double [ %.13.i1281.i.i6828.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i6820.i ], [ %.13.i.i780.i.i, %B216.i.i6847.i ], [ %.1300.i.i6845.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i6841.i ], [ %.349.i.i6797.i, %B518.i.i6833.i ]
  %.1486.i.i = fsub double %.13.i1281.sink.i.i6830.i, %.481.fca.5.load.i
  %.12.i781.i.i = fcmp ogt double %.1486.i.i, %end.2.0786.i.i
  %.13.i782.i.i = select i1 %.12.i781.i.i, double %.1486.i.i, double %end.2.0786.i.i
  %exitcond.not.i6831.i = icmp eq i64 %indvars.iv.next.i6782.i, %wide.trip.count.i6780.i
  br i1 %exitcond.not.i6831.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B4678.i
  %.731.sink.i.i = phi double [ %best.3.3.i, %B4678.i ], [ %.731.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.731.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B4678.i ], [ %.13.i778.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i782.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i6829.i ]
  %.9905.i = select i1 %.6675.i, i64 %.210.i7431.i, i64 0
  %98 = getelementptr double, ptr %.226.i7429.i, i64 %.6620.i
  %.9919.i = getelementptr double, ptr %98, i64 %.9905.i
  %.9920.i = load double, ptr %.9919.i, align 8, !noalias !7
  %.9926.i = fadd double %.9561.i, %end.2.0.lcssa.sink.i.i
  %.12.i6850.i = fcmp ogt double %.9926.i, %.9920.i
  %.13.i6851.i = select i1 %.12.i6850.i, double %.9926.i, double %.9920.i
  store double %.13.i6851.i, ptr %.9919.i, align 8, !noalias !7
  %.10000.i = icmp slt i64 %quot.0.i, 0
  %.10001.i = select i1 %.10000.i, i64 %.210.i7323.i, i64 0
  %99 = getelementptr double, ptr %.226.i7321.i, i64 %quot.0.i
  %.10015.i = getelementptr double, ptr %99, i64 %.10001.i
  %.10016.i = load double, ptr %.10015.i, align 8, !noalias !7
  %.12.i6852.i = fcmp ogt double %.13.i6851.i, %.10016.i
  %.13.i6853.i = select i1 %.12.i6852.i, double %.13.i6851.i, double %.10016.i
  store double %.13.i6853.i, ptr %.10015.i, align 8, !noalias !7
  %.10109.i = fadd double %.481.fca.28.load.i, %end.2.0.lcssa.sink.i.i
  br label %B5208.i

B4908.i:                                          ; preds = %B4030.i
  switch i64 %.6755.i, label %B5208.i [
    i64 9, label %B4940.i
    i64 12, label %B5080.i
    i64 3, label %B5134.i
    i64 2, label %B5188.i
  ]

B4940.i:                                          ; preds = %B4908.i
  %.10176.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i6854.i = fcmp ogt double %best.3.3.i, %.10176.i
  %.13.i6855.i = select i1 %.12.i6854.i, double %best.3.3.i, double %.10176.i
  %.10208.i = fadd double %.481.fca.33.load.i, %.13.i6855.i
  store double %.10208.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B5208.i

B5080.i:                                          ; preds = %B4908.i
  %.10258.i = fadd double %.481.fca.35.load.i, %best.3.3.i
  br label %B5208.i

B5134.i:                                          ; preds = %B4908.i
  %.10280.i = fadd double %.481.fca.36.load.i, %best.3.3.i
  br label %B5208.i

B5188.i:                                          ; preds = %B4908.i
  %.10311.i = fadd double %.481.fca.37.load.i, %best.3.3.i
  br label %B5208.i

B5208.i:                                          ; preds = %B1464.i.i, %B5188.i, %B5134.i, %B5080.i, %B4940.i, %B4908.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i, %B4098.i, %B3690.i
  %result.2.2.i = phi i64 [ 3, %B3690.i ], [ 2, %B4098.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 3, %B4908.i ], [ 3, %B4940.i ], [ 3, %B5080.i ], [ 3, %B5134.i ], [ 3, %B5188.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %B76.i.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ 2, %B1464.i.i ]
  %released.5.2.i = phi double [ %.8914.i, %B3690.i ], [ %best.3.3.i, %B4098.i ], [ %.1307.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B4908.i ], [ %best.3.3.i, %B4940.i ], [ %best.3.3.i, %B5080.i ], [ %best.3.3.i, %B5134.i ], [ %best.3.3.i, %B5188.i ], [ %.731.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B76.i.i ], [ %.1204.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1204.i.i, %B1464.i.i ]
  %end.10.2.i = phi double [ %.8921.i, %B3690.i ], [ %best.3.3.i, %B4098.i ], [ %.1307.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B4908.i ], [ %best.3.3.i, %B4940.i ], [ %.10258.i, %B5080.i ], [ %.10280.i, %B5134.i ], [ %.10311.i, %B5188.i ], [ %.10109.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.465.i.i, %B76.i.i ], [ %.1305.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1279.i.i, %B1464.i.i ]
  br i1 %or.cond66887745.i, label %B5280.i, label %B5380.i

B5280.i:                                          ; preds = %B5208.i
  %.10366.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.10369.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.10399.i = getelementptr i64, ptr %.226.i7715.i, i64 %scheduler.3.3.i
  %.10400.i = load i64, ptr %.10399.i, align 8, !noalias !7
  %.10401.i = add nsw i64 %.10400.i, %.10369.i
  %.10415.i = icmp slt i64 %.10401.i, 0
  %.10416.i = select i1 %.10415.i, i64 %.210.i7681.i, i64 0
  %100 = getelementptr double, ptr %.226.i7679.i, i64 %.10401.i
  %.10430.i = getelementptr double, ptr %100, i64 %.10416.i
  store double %.10366.i, ptr %.10430.i, align 8, !noalias !7
  br i1 %.10467.i, label %B5280.endif.i, label %B5280.else.if.i, !prof !6

B5380.i:                                          ; preds = %B5280.endif.i, %B5208.i
  %101 = getelementptr i64, ptr %.714, i64 %.6721.i
  %.10570.i = getelementptr i64, ptr %101, i64 %.6740.i
  %.10571.i = load i64, ptr %.10570.i, align 8, !noalias !7
  %.10572.i = icmp slt i64 %.10571.i, 6
  br i1 %.10572.i, label %B5414.i, label %B5502.i

B5414.i:                                          ; preds = %B5380.i
  %.10575.i = mul nsw i64 %.6620.i, 6
  %.10607.i = add nsw i64 %.10571.i, %.10575.i
  %.10622.i = icmp slt i64 %.10607.i, 0
  %.10623.i = select i1 %.10622.i, i64 %.210.i6893.i, i64 0
  %102 = getelementptr double, ptr %.226.i6892.i, i64 %.10607.i
  %.10637.i = getelementptr double, ptr %102, i64 %.10623.i
  store double %end.10.2.i, ptr %.10637.i, align 8, !noalias !7
  %.10673.i = load i64, ptr %.10570.i, align 8, !noalias !7
  %.10674.i = add nsw i64 %.10673.i, %.10575.i
  %.10689.i = icmp slt i64 %.10674.i, 0
  %.10690.i = select i1 %.10689.i, i64 %.210.i6927.i, i64 0
  %103 = getelementptr i64, ptr %.226.i6925.i, i64 %.10674.i
  %.10704.i = getelementptr i64, ptr %103, i64 %.10690.i
  store i64 %result.2.2.i, ptr %.10704.i, align 8, !noalias !7
  br label %B5502.i

B5502.i:                                          ; preds = %B5414.i, %B5380.i
  %104 = getelementptr i64, ptr %.784, i64 %.6721.i
  %.10738.i = getelementptr i64, ptr %104, i64 %.6740.i
  %.10739.i = load i64, ptr %.10738.i, align 8, !noalias !7
  %.10740.i = icmp slt i64 %.10739.i, 6
  br i1 %.10740.i, label %B5536.i, label %B5706.i

B5536.i:                                          ; preds = %B5502.i
  %105 = add i64 %.6755.i, -5
  %or.cond6691.i = icmp ult i64 %105, 4
  %"$phi5616.1.2.3.i" = select i1 %or.cond6691.i, double 1.200000e+01, double 2.000000e+00
  %.10773.i = fadd double %"$phi5616.1.2.3.i", %released.5.2.i
  %.10779.i = mul nsw i64 %.6620.i, 6
  %.10811.i = add nsw i64 %.10739.i, %.10779.i
  %.10825.i = icmp slt i64 %.10811.i, 0
  %.10826.i = select i1 %.10825.i, i64 %.210.i6893.i, i64 0
  %106 = getelementptr double, ptr %.226.i6892.i, i64 %.10811.i
  %.10840.i = getelementptr double, ptr %106, i64 %.10826.i
  store double %.10773.i, ptr %.10840.i, align 8, !noalias !7
  %.10874.i = load i64, ptr %.10738.i, align 8, !noalias !7
  %.10877.i = add nsw i64 %.10874.i, %.10779.i
  %.10892.i = icmp slt i64 %.10877.i, 0
  %.10893.i = select i1 %.10892.i, i64 %.210.i6927.i, i64 0
  %107 = getelementptr i64, ptr %.226.i6925.i, i64 %.10877.i
  %.10907.i = getelementptr i64, ptr %107, i64 %.10893.i
  store i64 %result.2.2.i, ptr %.10907.i, align 8, !noalias !7
  br label %B5706.i

B5706.i:                                          ; preds = %B5536.i, %B5502.i
  %.10948.i = load i64, ptr %.6690.i.le, align 8, !noalias !7
  %.10949.i = add nsw i64 %.10948.i, 1
  store i64 %.10949.i, ptr %.6690.i.le, align 8, !noalias !7
  store double %.8228.i, ptr %.6788.i.le, align 8, !noalias !7
  %.11015.i = icmp eq i64 %.6755.i, 10
  br i1 %.11015.i, label %B5810.i, label %B5786.i

B5786.i:                                          ; preds = %B5706.i
  %.11047.i = load i64, ptr %.6690.i.le, align 8, !noalias !7
  %.11049.not.i = icmp slt i64 %.11047.i, %.257.fca.1.load.i
  br i1 %.11049.not.i, label %B6114.i, label %B5810.i

B5810.i:                                          ; preds = %B5786.i, %B5706.i
  %.11070.i = select i1 %.6675.i, i64 %.210.i6963.i, i64 0
  %108 = getelementptr i64, ptr %.226.i6961.i, i64 %.6620.i
  %.11084.i = getelementptr i64, ptr %108, i64 %.11070.i
  store i64 0, ptr %.11084.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.6819.i, align 8, !noalias !7
  %.11131.i = icmp slt i64 %quot.0.i, 0
  %.11132.i = select i1 %.11131.i, i64 %.210.i72517950.i, i64 0
  %109 = getelementptr i64, ptr %.226.i7249.i, i64 %quot.0.i
  %.11146.i = getelementptr i64, ptr %109, i64 %.11132.i
  %.11147.i = load i64, ptr %.11146.i, align 8, !noalias !7
  %.11148.i = add nsw i64 %.11147.i, -1
  store i64 %.11148.i, ptr %.11146.i, align 8, !noalias !7
  %.11209.i = load double, ptr %.11208.i, align 8, !noalias !7
  %.11225.i = select i1 %.6675.i, i64 %.210.i7431.i, i64 0
  %110 = getelementptr double, ptr %.226.i7429.i, i64 %.6620.i
  %.11239.i = getelementptr double, ptr %110, i64 %.11225.i
  %.11240.i = load double, ptr %.11239.i, align 8, !noalias !7
  %.12.i6856.i = fcmp ogt double %.11240.i, %best.3.3.i
  %.13.i6857.i = select i1 %.12.i6856.i, double %.11240.i, double %best.3.3.i
  %.11287.i = select i1 %.11131.i, i64 %.210.i7395.i, i64 0
  %111 = getelementptr double, ptr %.226.i7393.i, i64 %quot.0.i
  %.11301.i = getelementptr double, ptr %111, i64 %.11287.i
  %.11302.i = load double, ptr %.11301.i, align 8, !noalias !7
  %.11303.i = fsub double %.13.i6857.i, %.11302.i
  %.11304.i = fadd double %.11209.i, %.11303.i
  store double %.11304.i, ptr %.11208.i, align 8, !noalias !7
  %.11364.i = load double, ptr %.11363.i, align 8, !noalias !7
  %.11380.i = select i1 %.11131.i, i64 %.210.i7323.i, i64 0
  %112 = getelementptr double, ptr %.226.i7321.i, i64 %quot.0.i
  %.11394.i = getelementptr double, ptr %112, i64 %.11380.i
  %.11395.i = load double, ptr %.11394.i, align 8, !noalias !7
  %.11401.i = fsub double %.11395.i, %.9561.i
  %.11403.i = fsub double %.11401.i, %best.3.3.i
  %.12.i6858.i = fcmp ogt double %.11403.i, 0.000000e+00
  %.13.i6859.i = select i1 %.12.i6858.i, double %.11403.i, double 0.000000e+00
  %.11432.i = fadd double %.11364.i, %.13.i6859.i
  store double %.11432.i, ptr %.11363.i, align 8, !noalias !7
  br label %B6322.i

B6114.i:                                          ; preds = %B5786.i
  %.11465.i = icmp eq i64 %.6755.i, 9
  br i1 %.11465.i, label %B6146.i, label %B6282.i

B6146.i:                                          ; preds = %B6114.i
  %.11486.i = select i1 %.6675.i, i64 %.210.i6999.i, i64 0
  %113 = getelementptr i64, ptr %.226.i6997.i, i64 %.6620.i
  %.11500.i = getelementptr i64, ptr %113, i64 %.11486.i
  store i64 1, ptr %.11500.i, align 8, !noalias !7
  %.11516.i = icmp slt i64 %quot.0.i, 0
  %.11517.i = select i1 %.11516.i, i64 %.210.i7287.i, i64 0
  %114 = getelementptr i64, ptr %.226.i7285.i, i64 %quot.0.i
  %.11531.i = getelementptr i64, ptr %114, i64 %.11517.i
  %.11532.i = load i64, ptr %.11531.i, align 8, !noalias !7
  %.11533.i = add nsw i64 %.11532.i, 1
  store i64 %.11533.i, ptr %.11531.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.6819.i, align 8, !noalias !7
  store i64 7, ptr %.6907.i, align 8, !noalias !7
  %.11658.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.11674.i = select i1 %.11516.i, i64 %.210.i7359.i, i64 0
  %115 = getelementptr double, ptr %.226.i7357.i, i64 %quot.0.i
  %.11688.i = getelementptr double, ptr %115, i64 %.11674.i
  store double %.11658.i, ptr %.11688.i, align 8, !noalias !7
  br label %B6322.i

B6282.i:                                          ; preds = %B6114.i
  store double %.8480.i, ptr %.6819.i, align 8, !noalias !7
  store i64 1, ptr %.6907.i, align 8, !noalias !7
  br label %B6322.i

B6322.i:                                          ; preds = %B6282.i, %B6146.i, %B5810.i
  %.11773.i = icmp slt i64 %quot.0.i, 0
  %.11774.i = select i1 %.11773.i, i64 %.210.i7287.i, i64 0
  %116 = getelementptr i64, ptr %.226.i7285.i, i64 %quot.0.i
  %.11788.i = getelementptr i64, ptr %116, i64 %.11774.i
  %.11789.i = load i64, ptr %.11788.i, align 8, !noalias !7
  %.11790.i = icmp sgt i64 %.11789.i, 0
  %.11838.i = select i1 %.11773.i, i64 %.210.i72517950.i, i64 0
  br i1 %.11790.i, label %B6346.i, label %B6574.i

B6346.i:                                          ; preds = %B6322.i
  %117 = getelementptr i64, ptr %.226.i7249.i, i64 %quot.0.i
  %.11852.i = getelementptr i64, ptr %117, i64 %.11838.i
  %.11853.i = load i64, ptr %.11852.i, align 8, !noalias !7
  %.11854.i = icmp eq i64 %.11789.i, %.11853.i
  br i1 %.11854.i, label %B6382.i, label %B6574.i

B6382.i:                                          ; preds = %B6346.i
  %.11871.i = select i1 %.11773.i, i64 %.210.i7359.i, i64 0
  %118 = getelementptr double, ptr %.226.i7357.i, i64 %quot.0.i
  %.11885.i = getelementptr double, ptr %118, i64 %.11871.i
  %.11886.i = load double, ptr %.11885.i, align 8, !noalias !7
  %.12.i6860.i = fcmp ogt double %.11886.i, %best.3.3.i
  %.13.i6861.i = select i1 %.12.i6860.i, double %.11886.i, double %best.3.3.i
  %.11918.i = fadd double %.481.fca.32.load.i, %.13.i6861.i
  br i1 %.44217827.not.i, label %B6550.i, label %B6492.if.preheader.i

B6492.if.preheader.i:                             ; preds = %B6382.i
  %.11924.i = mul nsw i64 %quot.0.i, %.257.fca.5.load.i
  br label %B6492.if.i

B6512.i:                                          ; preds = %B6492.if.i
  %.12097.i = select i1 %.12063.i, i64 %.210.i6999.i, i64 0
  %119 = getelementptr i64, ptr %.226.i6997.i, i64 %.11952.07842.i
  %.12111.i = getelementptr i64, ptr %119, i64 %.12097.i
  %.12112.i = load i64, ptr %.12111.i, align 8, !noalias !7
  %.12113.not.i = icmp eq i64 %.12112.i, 0
  br i1 %.12113.not.i, label %B6548.i, label %B6528.i

B6528.i:                                          ; preds = %B6512.i
  store i64 0, ptr %.12111.i, align 8, !noalias !7
  %.12162.i = select i1 %.12063.i, i64 %.210.i707179427946.i, i64 0
  %120 = getelementptr double, ptr %.226.i7069.i, i64 %.11952.07842.i
  %.12176.i = getelementptr double, ptr %120, i64 %.12162.i
  store double %.11918.i, ptr %.12176.i, align 8, !noalias !7
  br label %B6548.i

B6548.i:                                          ; preds = %B6492.if.i, %B6528.i, %B6512.i
  %.12008.i = icmp sgt i64 %.11955.07843.i, 1
  br i1 %.12008.i, label %B6492.if.i, label %B6550.i

B6550.i:                                          ; preds = %B6548.i, %B6382.i
  store i64 0, ptr %.11788.i, align 8, !noalias !7
  br i1 %.605.not155.i7644.i, label %B6550.endif.else.endif.endif.endif.if.i, label %.12474.endif.i.preheader, !prof !6

B6574.i:                                          ; preds = %.12474.endif.i, %B6550.endif.else.endif.endif.endif.if.i, %B6346.i, %B6322.i
  %121 = getelementptr i64, ptr %.226.i7249.i, i64 %quot.0.i
  %.12559.i = getelementptr i64, ptr %121, i64 %.11838.i
  %.12560.i = load i64, ptr %.12559.i, align 8, !noalias !7
  %.12561.i = icmp eq i64 %.12560.i, 0
  br i1 %.12561.i, label %B6598.i, label %B6700.i

B6598.i:                                          ; preds = %B6574.i
  %.12578.i = select i1 %.11773.i, i64 %.210.i7323.i, i64 0
  %122 = getelementptr double, ptr %.226.i7321.i, i64 %quot.0.i
  %.12592.i = getelementptr double, ptr %122, i64 %.12578.i
  %.12593.i = load double, ptr %.12592.i, align 8, !noalias !7
  %.12.i6862.i = fcmp ogt double %.12593.i, %best.3.3.i
  %.13.i6863.i = select i1 %.12.i6862.i, double %.12593.i, double %best.3.3.i
  store double %.13.i6863.i, ptr %.12592.i, align 8, !noalias !7
  %.12701.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.12702.i = select i1 %.12701.i, i64 %.1594, i64 0
  %123 = getelementptr double, ptr %.1610, i64 %finished.3.1.i.ph
  %.12716.i = getelementptr double, ptr %123, i64 %.12702.i
  store double %.13.i6863.i, ptr %.12716.i, align 8, !noalias !7
  %.12719.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.12559.i, align 8, !noalias !7
  %.12758.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B6700.i

B6700.i:                                          ; preds = %B6598.i, %B6574.i
  %finished.4.2.i = phi i64 [ %.12719.i, %B6598.i ], [ %finished.3.1.i.ph, %B6574.i ]
  %waiting_slots.6.2.i = phi i64 [ %.12758.i, %B6598.i ], [ %waiting_slots.5.2.i, %B6574.i ]
  %.12774.not.i = icmp slt i64 %.8139.i, %arg.limit
  %.13143.i = icmp slt i64 %finished.4.2.i, %.257.fca.2.load.i
  %or.cond7760.i = select i1 %.12774.not.i, i1 %.13143.i, i1 false
  br i1 %or.cond7760.i, label %B1334.i.outer, label %B6728.i.loopexit

B1334.i.outer:                                    ; preds = %B1334.preheader.lr.ph.i, %B6700.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1334.preheader.lr.ph.i ], [ %dispatched.5.2.i, %B6700.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1334.preheader.lr.ph.i ], [ %.8139.i, %B6700.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1334.preheader.lr.ph.i ], [ %half.4.2.i, %B6700.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1334.preheader.lr.ph.i ], [ %next_block.4.2.i, %B6700.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1334.preheader.lr.ph.i ], [ %finished.4.2.i, %B6700.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1334.preheader.lr.ph.i ], [ %best.3.3.i, %B6700.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.257.fca.4.load.i, %B1334.preheader.lr.ph.i ], [ %waiting_slots.6.2.i, %B6700.i ]
  %.3996.i = icmp slt i64 %finished.3.1.i.ph, %.257.fca.2.load.i
  br label %B1334.i

B6728.i.loopexit:                                 ; preds = %B6700.i, %B2138.i, %B6857.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2138.i ], [ %issued.2.1.i.ph, %B6857.i ], [ %.8139.i, %B6700.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2138.i ], [ %finished.3.1.i.ph, %B6857.i ], [ %finished.4.2.i, %B6700.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2138.i ], [ %now.4.1.i.ph, %B6857.i ], [ %best.3.3.i, %B6700.i ]
  %124 = sitofp i64 %issued.4.2.i.ph to double
  br label %B6728.i

B6728.i:                                          ; preds = %B6728.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i ], [ %124, %B6728.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i ], [ %finished.5.2.i.ph, %B6728.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i ], [ %now.2.2.i.ph, %B6728.i.loopexit ]
  %.135477856.not.i = icmp slt i64 %.427.i, 1
  br i1 %.135477856.not.i, label %common.ret, label %B6758.if.lr.ph.i

B6758.if.lr.ph.i:                                 ; preds = %B6728.i
  %.13649.i = getelementptr i8, ptr %.2122, i64 120
  %.13655.not.i = icmp eq i64 %.257.fca.5.load.i, 0
  %.13674.i = icmp slt i64 %.257.fca.5.load.i, 0
  br label %B6758.if.i

B6778.i:                                          ; preds = %B6758.if.i
  %.13650.i = load double, ptr %.13649.i, align 8, !noalias !7
  br i1 %.13655.not.i, label %B6778.endif.thread.i, label %B6778.endif.i, !prof !61

B6854.i:                                          ; preds = %B6778.endif.thread.i, %B6758.if.i
  %exitcond7916.not.i = icmp eq i64 %.13560.i, %.427.i
  br i1 %exitcond7916.not.i, label %common.ret, label %B6758.if.i

B6857.i.sink.split:                               ; preds = %B2808.i, %B2734.i
  %.7677.i.sink = phi double [ %need.4.3.i, %B2734.i ], [ %.7677.i, %B2808.i ]
  %.sink.ph = phi i64 [ %why.2.3.i, %B2734.i ], [ 4, %B2808.i ]
  store double %.7677.i.sink, ptr %.6819.i, align 8, !noalias !7
  br label %B6857.i

B6857.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B6857.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B6857.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.6907.i, align 8, !noalias !7
  br i1 %.3996.i, label %B1334.i, label %B6728.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.582.i, align 8, !noalias !62
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.561.endif.preheader.i.i, label %.561.if.i.i, !prof !36

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.7.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.7.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.7.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.561.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %125 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %125, i1 false), !noalias !67
  %.57.i736.i.pre.i = load i64, ptr %.582.i, align 8, !noalias !68
  br label %.561.if.i.i

.561.if.i.i:                                      ; preds = %.561.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i736.i.i = phi i64 [ %.57.i736.i.pre.i, %.561.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
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
  store i64 %.87.i737.i.i, ptr %.582.i, align 8, !noalias !68
  %.606.not155.i.i.i = icmp sgt i64 %.201.i758.i.i, 0
  br i1 %.606.not155.i.i.i, label %.958.endif.preheader.i.i, label %.958.if.i.i, !prof !36

B0.else.if.i768.i.i:                              ; preds = %.561.if.i.i
  br label %B0.else.endif.i742.i.i

B0.else.endif.i742.i.i:                           ; preds = %B0.else.if.i768.i.i, %.561.if.i.i
  %.113.sroa.0.1.i743.i.i = phi i64 [ 0, %B0.else.if.i768.i.i ], [ %.125.i740.i.i, %.561.if.i.i ]
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

.958.endif.preheader.i.i:                         ; preds = %B0.endif.i756.i.i
  %126 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %126, i1 false), !noalias !68
  %.6951100.i.i = fcmp ogt double %.481.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.6951100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.958.endif.i.i

.958.if.i.loopexit.i:                             ; preds = %.958.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.582.i, align 8, !noalias !71
  br label %.958.if.i.i

.958.if.i.i:                                      ; preds = %.958.if.i.loopexit.i, %B0.endif.i756.i.i
  %.57.i769.i.i = phi i64 [ %.57.i769.i.pre.i, %.958.if.i.loopexit.i ], [ %.87.i737.i.i, %B0.endif.i756.i.i ]
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
  store i64 %.87.i770.i.i, ptr %.582.i, align 8, !noalias !71
  %.605.not155.i793.i.i = icmp sgt i64 %.201.i791.i.i, 0
  br i1 %.605.not155.i793.i.i, label %.1301.endif.preheader.i.i, label %.1301.if.i.i, !prof !36

B0.else.if.i803.i.i:                              ; preds = %.958.if.i.i
  br label %B0.else.endif.i775.i.i

B0.else.endif.i775.i.i:                           ; preds = %B0.else.if.i803.i.i, %.958.if.i.i
  %.113.sroa.0.1.i776.i.i = phi i64 [ 0, %B0.else.if.i803.i.i ], [ %.125.i773.i.i, %.958.if.i.i ]
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

.1301.endif.preheader.i.i:                        ; preds = %B0.endif.i789.i.i
  %127 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %127, i1 false), !noalias !67
  %.57.i804.i.pre.i = load i64, ptr %.582.i, align 8, !noalias !74
  br label %.1301.if.i.i

.958.endif.i.i:                                   ; preds = %.958.endif.i.i, %.958.endif.preheader.i.i
  %.954.01090.i.i = phi i64 [ %.999.i.i, %.958.endif.i.i ], [ 0, %.958.endif.preheader.i.i ]
  %.994.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.954.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.994.i.i, align 8, !noalias !67
  %.999.i.i = add nuw nsw i64 %.954.01090.i.i, 1
  %exitcond.not.i6867.i = icmp eq i64 %.999.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i6867.i, label %.958.if.i.loopexit.i, label %.958.endif.i.i, !prof !77

.1301.if.i.i:                                     ; preds = %.1301.endif.preheader.i.i, %B0.endif.i789.i.i
  %.57.i804.i.i = phi i64 [ %.57.i804.i.pre.i, %.1301.endif.preheader.i.i ], [ %.87.i770.i.i, %B0.endif.i789.i.i ]
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
  store i64 %.87.i805.i.i, ptr %.582.i, align 8, !noalias !74
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !36

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %128 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %128, i1 false), !noalias !74
  %.57.i839.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !78
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i

B0.else.if.i838.i.i:                              ; preds = %.1301.if.i.i
  br label %B0.else.endif.i810.i.i

B0.else.endif.i810.i.i:                           ; preds = %B0.else.if.i838.i.i, %.1301.if.i.i
  %.113.sroa.0.1.i811.i.i = phi i64 [ 0, %B0.else.if.i838.i.i ], [ %.125.i808.i.i, %.1301.if.i.i ]
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
  store i64 %.87.i840.i.i, ptr %.582.i, align 8, !noalias !78
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !36

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %129 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %129, i1 false), !noalias !78
  %.57.i875.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !81
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
  %.1436.i6866.i = shl nsw i64 %.13.i.i6865.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1436.i6866.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.582.i, align 8, !noalias !81
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !36

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %130 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %130, i1 false), !noalias !81
  %.57.i911.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !84
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
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1436.i6866.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.582.i, align 8, !noalias !84
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !36

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %131 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %131, i1 false), !noalias !84
  %.57.i946.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !87
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
  store i64 %.87.i947.i.i, ptr %.582.i, align 8, !noalias !87
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !36

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %132 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %132, i1 false), !noalias !87
  %.57.i981.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !90
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
  store i64 %.87.i982.i.i, ptr %.582.i, align 8, !noalias !90
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !36

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %133 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %133, i1 false), !noalias !90
  %.57.i1017.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !93
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
  store i64 %.87.i1018.i.i, ptr %.582.i, align 8, !noalias !93
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !36

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %134 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %134, i1 false), !noalias !93
  %.57.i1052.pre.i.i = load i64, ptr %.582.i, align 8, !noalias !96
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
  store i64 %.87.i1053.i.i, ptr %.582.i, align 8, !noalias !96
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !36

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %135 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %135, i1 false), !noalias !96
  %.57.i.pre.i = load i64, ptr %.582.i, align 8, !noalias !99
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

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

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1084.i.i, %B0.endif.i1072.i.i
  %.57.i.i = phi i64 [ %.87.i1053.i.i, %B0.endif.i1072.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1084.i.i ]
  %.210.i936.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i933.i.i, i64 0)
  %.210.i900.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i897.i.i, i64 0)
  %.210.i864.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i861.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.210.i1077.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1074.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.427.i
  %.123.i.i = icmp slt i64 %.57.i.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i.i = add i64 %.124.i.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.582.i, align 8, !noalias !99
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %136 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %136, i1 false), !noalias !99
  %.57.i6869.pre.i = load i64, ptr %.582.i, align 8, !noalias !102
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.257.fca.9.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i6868.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i6868.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.257.fca.9.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i6869.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i6869.pre.i, %.575.endif.preheader.i.i ]
  %.210.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.943.i = mul nsw i64 %.427.i, 6
  %.87.i6870.i = add nsw i64 %.57.i6869.i, %.943.i
  %.123.i6871.i = icmp slt i64 %.57.i6869.i, 0
  %.124.i6872.i = select i1 %.123.i6871.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6873.i = add i64 %.124.i6872.i, %.57.i6869.i
  %.128.i6874.i = icmp slt i64 %.125.i6873.i, 0
  br i1 %.128.i6874.i, label %B0.else.if.i6901.i, label %B0.else.endif.i6875.i, !prof !6

B0.endif.i6889.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6888.i, %B0.else.endif.endif.endif.i6885.i
  %.113.sroa.13.0.i6890.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6888.i ], [ %.113.sroa.13.1.i6886.i, %B0.else.endif.endif.endif.i6885.i ]
  %.201.i6891.i = sub i64 %.113.sroa.13.0.i6890.i, %.113.sroa.0.3.i6880.i
  %.226.i6892.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6880.i
  store i64 %.87.i6870.i, ptr %.582.i, align 8, !noalias !102
  %.606.not155.i.i = icmp sgt i64 %.201.i6891.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i6889.i
  %137 = shl i64 %.201.i6891.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6892.i, i8 0, i64 %137, i1 false), !noalias !102
  %.57.i6902.pre.i = load i64, ptr %.582.i, align 8, !noalias !105
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i6901.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i6875.i

B0.else.endif.i6875.i:                            ; preds = %B0.else.if.i6901.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i6876.i = phi i64 [ 0, %B0.else.if.i6901.i ], [ %.125.i6873.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i6877.i = icmp slt i64 %.125.i6873.i, %.257.fca.9.load.i
  br i1 %.133.not.i6877.i, label %B0.else.endif.endif.i6879.i, label %B0.else.endif.if.i6878.i, !prof !10

B0.else.endif.if.i6878.i:                         ; preds = %B0.else.endif.i6875.i
  br label %B0.else.endif.endif.i6879.i

B0.else.endif.endif.i6879.i:                      ; preds = %B0.else.endif.if.i6878.i, %B0.else.endif.i6875.i
  %.113.sroa.0.3.i6880.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6878.i ], [ %.113.sroa.0.1.i6876.i, %B0.else.endif.i6875.i ]
  %.140.i6881.i = icmp slt i64 %.87.i6870.i, 0
  %.141.i6882.i = select i1 %.140.i6881.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6883.i = add i64 %.141.i6882.i, %.87.i6870.i
  %.145.i6884.i = icmp slt i64 %.142.i6883.i, 0
  br i1 %.145.i6884.i, label %B0.else.endif.endif.if.i6900.i, label %B0.else.endif.endif.endif.i6885.i, !prof !6

B0.else.endif.endif.if.i6900.i:                   ; preds = %B0.else.endif.endif.i6879.i
  br label %B0.else.endif.endif.endif.i6885.i

B0.else.endif.endif.endif.i6885.i:                ; preds = %B0.else.endif.endif.if.i6900.i, %B0.else.endif.endif.i6879.i
  %.113.sroa.13.1.i6886.i = phi i64 [ 0, %B0.else.endif.endif.if.i6900.i ], [ %.142.i6883.i, %B0.else.endif.endif.i6879.i ]
  %.150.not.i6887.i = icmp slt i64 %.142.i6883.i, %.257.fca.9.load.i
  br i1 %.150.not.i6887.i, label %B0.endif.i6889.i, label %B0.else.endif.endif.endif.if.i6888.i, !prof !10

B0.else.endif.endif.endif.if.i6888.i:             ; preds = %B0.else.endif.endif.endif.i6885.i
  br label %B0.endif.i6889.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i6889.i
  %.57.i6902.i = phi i64 [ %.87.i6870.i, %B0.endif.i6889.i ], [ %.57.i6902.pre.i, %.576.endif.preheader.i.i ]
  %.210.i6893.i = tail call i64 @llvm.smax.i64(i64 %.201.i6891.i, i64 0)
  %.87.i6903.i = add nsw i64 %.57.i6902.i, %.943.i
  %.123.i6904.i = icmp slt i64 %.57.i6902.i, 0
  %.124.i6905.i = select i1 %.123.i6904.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6906.i = add i64 %.124.i6905.i, %.57.i6902.i
  %.128.i6907.i = icmp slt i64 %.125.i6906.i, 0
  br i1 %.128.i6907.i, label %B0.else.if.i6936.i, label %B0.else.endif.i6908.i, !prof !6

B0.endif.i6922.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6921.i, %B0.else.endif.endif.endif.i6918.i
  %.113.sroa.13.0.i6923.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6921.i ], [ %.113.sroa.13.1.i6919.i, %B0.else.endif.endif.endif.i6918.i ]
  %.201.i6924.i = sub i64 %.113.sroa.13.0.i6923.i, %.113.sroa.0.3.i6913.i
  %.226.i6925.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6913.i
  store i64 %.87.i6903.i, ptr %.582.i, align 8, !noalias !105
  %.605.not155.i6926.i = icmp sgt i64 %.201.i6924.i, 0
  br i1 %.605.not155.i6926.i, label %.575.endif.preheader.i6934.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6937.i, !prof !36

.575.endif.preheader.i6934.i:                     ; preds = %B0.endif.i6922.i
  %138 = shl i64 %.201.i6924.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6925.i, i8 0, i64 %138, i1 false), !noalias !105
  %.57.i6938.pre.i = load i64, ptr %.582.i, align 8, !noalias !108
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6937.i

B0.else.if.i6936.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i6908.i

B0.else.endif.i6908.i:                            ; preds = %B0.else.if.i6936.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i6909.i = phi i64 [ 0, %B0.else.if.i6936.i ], [ %.125.i6906.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i6910.i = icmp slt i64 %.125.i6906.i, %.257.fca.9.load.i
  br i1 %.133.not.i6910.i, label %B0.else.endif.endif.i6912.i, label %B0.else.endif.if.i6911.i, !prof !10

B0.else.endif.if.i6911.i:                         ; preds = %B0.else.endif.i6908.i
  br label %B0.else.endif.endif.i6912.i

B0.else.endif.endif.i6912.i:                      ; preds = %B0.else.endif.if.i6911.i, %B0.else.endif.i6908.i
  %.113.sroa.0.3.i6913.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6911.i ], [ %.113.sroa.0.1.i6909.i, %B0.else.endif.i6908.i ]
  %.140.i6914.i = icmp slt i64 %.87.i6903.i, 0
  %.141.i6915.i = select i1 %.140.i6914.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6916.i = add i64 %.141.i6915.i, %.87.i6903.i
  %.145.i6917.i = icmp slt i64 %.142.i6916.i, 0
  br i1 %.145.i6917.i, label %B0.else.endif.endif.if.i6935.i, label %B0.else.endif.endif.endif.i6918.i, !prof !6

B0.else.endif.endif.if.i6935.i:                   ; preds = %B0.else.endif.endif.i6912.i
  br label %B0.else.endif.endif.endif.i6918.i

B0.else.endif.endif.endif.i6918.i:                ; preds = %B0.else.endif.endif.if.i6935.i, %B0.else.endif.endif.i6912.i
  %.113.sroa.13.1.i6919.i = phi i64 [ 0, %B0.else.endif.endif.if.i6935.i ], [ %.142.i6916.i, %B0.else.endif.endif.i6912.i ]
  %.150.not.i6920.i = icmp slt i64 %.142.i6916.i, %.257.fca.9.load.i
  br i1 %.150.not.i6920.i, label %B0.endif.i6922.i, label %B0.else.endif.endif.endif.if.i6921.i, !prof !10

B0.else.endif.endif.endif.if.i6921.i:             ; preds = %B0.else.endif.endif.endif.i6918.i
  br label %B0.endif.i6922.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6937.i: ; preds = %.575.endif.preheader.i6934.i, %B0.endif.i6922.i
  %.57.i6938.i = phi i64 [ %.87.i6903.i, %B0.endif.i6922.i ], [ %.57.i6938.pre.i, %.575.endif.preheader.i6934.i ]
  %.210.i6927.i = tail call i64 @llvm.smax.i64(i64 %.201.i6924.i, i64 0)
  %.87.i6939.i = add nsw i64 %.57.i6938.i, %.427.i
  %.123.i6940.i = icmp slt i64 %.57.i6938.i, 0
  %.124.i6941.i = select i1 %.123.i6940.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6942.i = add i64 %.124.i6941.i, %.57.i6938.i
  %.128.i6943.i = icmp slt i64 %.125.i6942.i, 0
  br i1 %.128.i6943.i, label %B0.else.if.i6972.i, label %B0.else.endif.i6944.i, !prof !6

B0.endif.i6958.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6957.i, %B0.else.endif.endif.endif.i6954.i
  %.113.sroa.13.0.i6959.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6957.i ], [ %.113.sroa.13.1.i6955.i, %B0.else.endif.endif.endif.i6954.i ]
  %.201.i6960.i = sub i64 %.113.sroa.13.0.i6959.i, %.113.sroa.0.3.i6949.i
  %.226.i6961.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6949.i
  store i64 %.87.i6939.i, ptr %.582.i, align 8, !noalias !108
  %.605.not155.i6962.i = icmp sgt i64 %.201.i6960.i, 0
  br i1 %.605.not155.i6962.i, label %.575.endif.preheader.i6970.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6973.i, !prof !36

.575.endif.preheader.i6970.i:                     ; preds = %B0.endif.i6958.i
  %139 = shl i64 %.201.i6960.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6961.i, i8 0, i64 %139, i1 false), !noalias !108
  %.57.i6974.pre.i = load i64, ptr %.582.i, align 8, !noalias !111
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6973.i

B0.else.if.i6972.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6937.i
  br label %B0.else.endif.i6944.i

B0.else.endif.i6944.i:                            ; preds = %B0.else.if.i6972.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6937.i
  %.113.sroa.0.1.i6945.i = phi i64 [ 0, %B0.else.if.i6972.i ], [ %.125.i6942.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6937.i ]
  %.133.not.i6946.i = icmp slt i64 %.125.i6942.i, %.257.fca.9.load.i
  br i1 %.133.not.i6946.i, label %B0.else.endif.endif.i6948.i, label %B0.else.endif.if.i6947.i, !prof !10

B0.else.endif.if.i6947.i:                         ; preds = %B0.else.endif.i6944.i
  br label %B0.else.endif.endif.i6948.i

B0.else.endif.endif.i6948.i:                      ; preds = %B0.else.endif.if.i6947.i, %B0.else.endif.i6944.i
  %.113.sroa.0.3.i6949.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6947.i ], [ %.113.sroa.0.1.i6945.i, %B0.else.endif.i6944.i ]
  %.140.i6950.i = icmp slt i64 %.87.i6939.i, 0
  %.141.i6951.i = select i1 %.140.i6950.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6952.i = add i64 %.141.i6951.i, %.87.i6939.i
  %.145.i6953.i = icmp slt i64 %.142.i6952.i, 0
  br i1 %.145.i6953.i, label %B0.else.endif.endif.if.i6971.i, label %B0.else.endif.endif.endif.i6954.i, !prof !6

B0.else.endif.endif.if.i6971.i:                   ; preds = %B0.else.endif.endif.i6948.i
  br label %B0.else.endif.endif.endif.i6954.i

B0.else.endif.endif.endif.i6954.i:                ; preds = %B0.else.endif.endif.if.i6971.i, %B0.else.endif.endif.i6948.i
  %.113.sroa.13.1.i6955.i = phi i64 [ 0, %B0.else.endif.endif.if.i6971.i ], [ %.142.i6952.i, %B0.else.endif.endif.i6948.i ]
  %.150.not.i6956.i = icmp slt i64 %.142.i6952.i, %.257.fca.9.load.i
  br i1 %.150.not.i6956.i, label %B0.endif.i6958.i, label %B0.else.endif.endif.endif.if.i6957.i, !prof !10

B0.else.endif.endif.endif.if.i6957.i:             ; preds = %B0.else.endif.endif.endif.i6954.i
  br label %B0.endif.i6958.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6973.i: ; preds = %.575.endif.preheader.i6970.i, %B0.endif.i6958.i
  %.57.i6974.i = phi i64 [ %.87.i6939.i, %B0.endif.i6958.i ], [ %.57.i6974.pre.i, %.575.endif.preheader.i6970.i ]
  %.210.i6963.i = tail call i64 @llvm.smax.i64(i64 %.201.i6960.i, i64 0)
  %.87.i6975.i = add nsw i64 %.57.i6974.i, %.427.i
  %.123.i6976.i = icmp slt i64 %.57.i6974.i, 0
  %.124.i6977.i = select i1 %.123.i6976.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i6978.i = add i64 %.124.i6977.i, %.57.i6974.i
  %.128.i6979.i = icmp slt i64 %.125.i6978.i, 0
  br i1 %.128.i6979.i, label %B0.else.if.i7008.i, label %B0.else.endif.i6980.i, !prof !6

B0.endif.i6994.i:                                 ; preds = %B0.else.endif.endif.endif.if.i6993.i, %B0.else.endif.endif.endif.i6990.i
  %.113.sroa.13.0.i6995.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i6993.i ], [ %.113.sroa.13.1.i6991.i, %B0.else.endif.endif.endif.i6990.i ]
  %.201.i6996.i = sub i64 %.113.sroa.13.0.i6995.i, %.113.sroa.0.3.i6985.i
  %.226.i6997.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i6985.i
  store i64 %.87.i6975.i, ptr %.582.i, align 8, !noalias !111
  %.605.not155.i6998.i = icmp sgt i64 %.201.i6996.i, 0
  br i1 %.605.not155.i6998.i, label %.575.endif.preheader.i7006.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7009.i, !prof !36

.575.endif.preheader.i7006.i:                     ; preds = %B0.endif.i6994.i
  %140 = shl i64 %.201.i6996.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i6997.i, i8 0, i64 %140, i1 false), !noalias !111
  %.57.i7010.pre.i = load i64, ptr %.582.i, align 8, !noalias !114
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7009.i

B0.else.if.i7008.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6973.i
  br label %B0.else.endif.i6980.i

B0.else.endif.i6980.i:                            ; preds = %B0.else.if.i7008.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6973.i
  %.113.sroa.0.1.i6981.i = phi i64 [ 0, %B0.else.if.i7008.i ], [ %.125.i6978.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit6973.i ]
  %.133.not.i6982.i = icmp slt i64 %.125.i6978.i, %.257.fca.9.load.i
  br i1 %.133.not.i6982.i, label %B0.else.endif.endif.i6984.i, label %B0.else.endif.if.i6983.i, !prof !10

B0.else.endif.if.i6983.i:                         ; preds = %B0.else.endif.i6980.i
  br label %B0.else.endif.endif.i6984.i

B0.else.endif.endif.i6984.i:                      ; preds = %B0.else.endif.if.i6983.i, %B0.else.endif.i6980.i
  %.113.sroa.0.3.i6985.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i6983.i ], [ %.113.sroa.0.1.i6981.i, %B0.else.endif.i6980.i ]
  %.140.i6986.i = icmp slt i64 %.87.i6975.i, 0
  %.141.i6987.i = select i1 %.140.i6986.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i6988.i = add i64 %.141.i6987.i, %.87.i6975.i
  %.145.i6989.i = icmp slt i64 %.142.i6988.i, 0
  br i1 %.145.i6989.i, label %B0.else.endif.endif.if.i7007.i, label %B0.else.endif.endif.endif.i6990.i, !prof !6

B0.else.endif.endif.if.i7007.i:                   ; preds = %B0.else.endif.endif.i6984.i
  br label %B0.else.endif.endif.endif.i6990.i

B0.else.endif.endif.endif.i6990.i:                ; preds = %B0.else.endif.endif.if.i7007.i, %B0.else.endif.endif.i6984.i
  %.113.sroa.13.1.i6991.i = phi i64 [ 0, %B0.else.endif.endif.if.i7007.i ], [ %.142.i6988.i, %B0.else.endif.endif.i6984.i ]
  %.150.not.i6992.i = icmp slt i64 %.142.i6988.i, %.257.fca.9.load.i
  br i1 %.150.not.i6992.i, label %B0.endif.i6994.i, label %B0.else.endif.endif.endif.if.i6993.i, !prof !10

B0.else.endif.endif.endif.if.i6993.i:             ; preds = %B0.else.endif.endif.endif.i6990.i
  br label %B0.endif.i6994.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7009.i: ; preds = %.575.endif.preheader.i7006.i, %B0.endif.i6994.i
  %.57.i7010.i = phi i64 [ %.87.i6975.i, %B0.endif.i6994.i ], [ %.57.i7010.pre.i, %.575.endif.preheader.i7006.i ]
  %.210.i6999.i = tail call i64 @llvm.smax.i64(i64 %.201.i6996.i, i64 0)
  %.87.i7011.i = add nsw i64 %.57.i7010.i, %.427.i
  %.123.i7012.i = icmp slt i64 %.57.i7010.i, 0
  %.124.i7013.i = select i1 %.123.i7012.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7014.i = add i64 %.124.i7013.i, %.57.i7010.i
  %.128.i7015.i = icmp slt i64 %.125.i7014.i, 0
  br i1 %.128.i7015.i, label %B0.else.if.i7044.i, label %B0.else.endif.i7016.i, !prof !6

B0.endif.i7030.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7029.i, %B0.else.endif.endif.endif.i7026.i
  %.113.sroa.13.0.i7031.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7029.i ], [ %.113.sroa.13.1.i7027.i, %B0.else.endif.endif.endif.i7026.i ]
  %.201.i7032.i = sub i64 %.113.sroa.13.0.i7031.i, %.113.sroa.0.3.i7021.i
  %.226.i7033.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7021.i
  store i64 %.87.i7011.i, ptr %.582.i, align 8, !noalias !114
  %.605.not155.i7034.i = icmp sgt i64 %.201.i7032.i, 0
  br i1 %.605.not155.i7034.i, label %.575.endif.preheader.i7042.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7045.i, !prof !36

.575.endif.preheader.i7042.i:                     ; preds = %B0.endif.i7030.i
  %141 = shl i64 %.201.i7032.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7033.i, i8 0, i64 %141, i1 false), !noalias !114
  %.57.i7046.pre.i = load i64, ptr %.582.i, align 8, !noalias !117
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7045.i

B0.else.if.i7044.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7009.i
  br label %B0.else.endif.i7016.i

B0.else.endif.i7016.i:                            ; preds = %B0.else.if.i7044.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7009.i
  %.113.sroa.0.1.i7017.i = phi i64 [ 0, %B0.else.if.i7044.i ], [ %.125.i7014.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7009.i ]
  %.133.not.i7018.i = icmp slt i64 %.125.i7014.i, %.257.fca.9.load.i
  br i1 %.133.not.i7018.i, label %B0.else.endif.endif.i7020.i, label %B0.else.endif.if.i7019.i, !prof !10

B0.else.endif.if.i7019.i:                         ; preds = %B0.else.endif.i7016.i
  br label %B0.else.endif.endif.i7020.i

B0.else.endif.endif.i7020.i:                      ; preds = %B0.else.endif.if.i7019.i, %B0.else.endif.i7016.i
  %.113.sroa.0.3.i7021.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7019.i ], [ %.113.sroa.0.1.i7017.i, %B0.else.endif.i7016.i ]
  %.140.i7022.i = icmp slt i64 %.87.i7011.i, 0
  %.141.i7023.i = select i1 %.140.i7022.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7024.i = add i64 %.141.i7023.i, %.87.i7011.i
  %.145.i7025.i = icmp slt i64 %.142.i7024.i, 0
  br i1 %.145.i7025.i, label %B0.else.endif.endif.if.i7043.i, label %B0.else.endif.endif.endif.i7026.i, !prof !6

B0.else.endif.endif.if.i7043.i:                   ; preds = %B0.else.endif.endif.i7020.i
  br label %B0.else.endif.endif.endif.i7026.i

B0.else.endif.endif.endif.i7026.i:                ; preds = %B0.else.endif.endif.if.i7043.i, %B0.else.endif.endif.i7020.i
  %.113.sroa.13.1.i7027.i = phi i64 [ 0, %B0.else.endif.endif.if.i7043.i ], [ %.142.i7024.i, %B0.else.endif.endif.i7020.i ]
  %.150.not.i7028.i = icmp slt i64 %.142.i7024.i, %.257.fca.9.load.i
  br i1 %.150.not.i7028.i, label %B0.endif.i7030.i, label %B0.else.endif.endif.endif.if.i7029.i, !prof !10

B0.else.endif.endif.endif.if.i7029.i:             ; preds = %B0.else.endif.endif.endif.i7026.i
  br label %B0.endif.i7030.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7045.i: ; preds = %.575.endif.preheader.i7042.i, %B0.endif.i7030.i
  %.57.i7046.i = phi i64 [ %.87.i7011.i, %B0.endif.i7030.i ], [ %.57.i7046.pre.i, %.575.endif.preheader.i7042.i ]
  %.210.i7035.i = tail call i64 @llvm.smax.i64(i64 %.201.i7032.i, i64 0)
  %.87.i7047.i = add nsw i64 %.57.i7046.i, %.427.i
  %.123.i7048.i = icmp slt i64 %.57.i7046.i, 0
  %.124.i7049.i = select i1 %.123.i7048.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7050.i = add i64 %.124.i7049.i, %.57.i7046.i
  %.128.i7051.i = icmp slt i64 %.125.i7050.i, 0
  br i1 %.128.i7051.i, label %B0.else.if.i7080.i, label %B0.else.endif.i7052.i, !prof !6

B0.endif.i7066.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7065.i, %B0.else.endif.endif.endif.i7062.i
  %.113.sroa.13.0.i7067.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7065.i ], [ %.113.sroa.13.1.i7063.i, %B0.else.endif.endif.endif.i7062.i ]
  %.201.i7068.i = sub i64 %.113.sroa.13.0.i7067.i, %.113.sroa.0.3.i7057.i
  %.226.i7069.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7057.i
  store i64 %.87.i7047.i, ptr %.582.i, align 8, !noalias !117
  %.606.not155.i7070.i = icmp sgt i64 %.201.i7068.i, 0
  br i1 %.606.not155.i7070.i, label %.1478.endif.preheader.i, label %.1478.if.i, !prof !36

B0.else.if.i7080.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7045.i
  br label %B0.else.endif.i7052.i

B0.else.endif.i7052.i:                            ; preds = %B0.else.if.i7080.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7045.i
  %.113.sroa.0.1.i7053.i = phi i64 [ 0, %B0.else.if.i7080.i ], [ %.125.i7050.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7045.i ]
  %.133.not.i7054.i = icmp slt i64 %.125.i7050.i, %.257.fca.9.load.i
  br i1 %.133.not.i7054.i, label %B0.else.endif.endif.i7056.i, label %B0.else.endif.if.i7055.i, !prof !10

B0.else.endif.if.i7055.i:                         ; preds = %B0.else.endif.i7052.i
  br label %B0.else.endif.endif.i7056.i

B0.else.endif.endif.i7056.i:                      ; preds = %B0.else.endif.if.i7055.i, %B0.else.endif.i7052.i
  %.113.sroa.0.3.i7057.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7055.i ], [ %.113.sroa.0.1.i7053.i, %B0.else.endif.i7052.i ]
  %.140.i7058.i = icmp slt i64 %.87.i7047.i, 0
  %.141.i7059.i = select i1 %.140.i7058.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7060.i = add i64 %.141.i7059.i, %.87.i7047.i
  %.145.i7061.i = icmp slt i64 %.142.i7060.i, 0
  br i1 %.145.i7061.i, label %B0.else.endif.endif.if.i7079.i, label %B0.else.endif.endif.endif.i7062.i, !prof !6

B0.else.endif.endif.if.i7079.i:                   ; preds = %B0.else.endif.endif.i7056.i
  br label %B0.else.endif.endif.endif.i7062.i

B0.else.endif.endif.endif.i7062.i:                ; preds = %B0.else.endif.endif.if.i7079.i, %B0.else.endif.endif.i7056.i
  %.113.sroa.13.1.i7063.i = phi i64 [ 0, %B0.else.endif.endif.if.i7079.i ], [ %.142.i7060.i, %B0.else.endif.endif.i7056.i ]
  %.150.not.i7064.i = icmp slt i64 %.142.i7060.i, %.257.fca.9.load.i
  br i1 %.150.not.i7064.i, label %B0.endif.i7066.i, label %B0.else.endif.endif.endif.if.i7065.i, !prof !10

B0.else.endif.endif.endif.if.i7065.i:             ; preds = %B0.else.endif.endif.endif.i7062.i
  br label %B0.endif.i7066.i

.1478.endif.preheader.i:                          ; preds = %B0.endif.i7066.i
  %142 = shl i64 %.201.i7068.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7069.i, i8 0, i64 %142, i1 false), !noalias !117
  br label %.1478.endif.i

.1478.if.i.loopexit:                              ; preds = %.1478.endif.i
  %.57.i7082.i.pre = load i64, ptr %.582.i, align 8, !noalias !120
  br label %.1478.if.i

.1478.if.i:                                       ; preds = %.1478.if.i.loopexit, %B0.endif.i7066.i
  %.57.i7082.i = phi i64 [ %.87.i7047.i, %B0.endif.i7066.i ], [ %.57.i7082.i.pre, %.1478.if.i.loopexit ]
  %.210.i707179427946.i = phi i64 [ 0, %B0.endif.i7066.i ], [ %.201.i7068.i, %.1478.if.i.loopexit ]
  %.87.i7083.i = add nsw i64 %.57.i7082.i, %.427.i
  %.123.i7084.i = icmp slt i64 %.57.i7082.i, 0
  %.124.i7085.i = select i1 %.123.i7084.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7086.i = add i64 %.124.i7085.i, %.57.i7082.i
  %.128.i7087.i = icmp slt i64 %.125.i7086.i, 0
  br i1 %.128.i7087.i, label %B0.else.if.i7116.i, label %B0.else.endif.i7088.i, !prof !6

B0.endif.i7102.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7101.i, %B0.else.endif.endif.endif.i7098.i
  %.113.sroa.13.0.i7103.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7101.i ], [ %.113.sroa.13.1.i7099.i, %B0.else.endif.endif.endif.i7098.i ]
  %.201.i7104.i = sub i64 %.113.sroa.13.0.i7103.i, %.113.sroa.0.3.i7093.i
  %.226.i7105.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7093.i
  store i64 %.87.i7083.i, ptr %.582.i, align 8, !noalias !120
  %.605.not155.i7106.i = icmp sgt i64 %.201.i7104.i, 0
  br i1 %.605.not155.i7106.i, label %.575.endif.preheader.i7114.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7117.i, !prof !36

.575.endif.preheader.i7114.i:                     ; preds = %B0.endif.i7102.i
  %143 = shl i64 %.201.i7104.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7105.i, i8 0, i64 %143, i1 false), !noalias !120
  %.57.i7118.pre.i = load i64, ptr %.582.i, align 8, !noalias !123
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7117.i

B0.else.if.i7116.i:                               ; preds = %.1478.if.i
  br label %B0.else.endif.i7088.i

B0.else.endif.i7088.i:                            ; preds = %B0.else.if.i7116.i, %.1478.if.i
  %.113.sroa.0.1.i7089.i = phi i64 [ 0, %B0.else.if.i7116.i ], [ %.125.i7086.i, %.1478.if.i ]
  %.133.not.i7090.i = icmp slt i64 %.125.i7086.i, %.257.fca.9.load.i
  br i1 %.133.not.i7090.i, label %B0.else.endif.endif.i7092.i, label %B0.else.endif.if.i7091.i, !prof !10

B0.else.endif.if.i7091.i:                         ; preds = %B0.else.endif.i7088.i
  br label %B0.else.endif.endif.i7092.i

B0.else.endif.endif.i7092.i:                      ; preds = %B0.else.endif.if.i7091.i, %B0.else.endif.i7088.i
  %.113.sroa.0.3.i7093.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7091.i ], [ %.113.sroa.0.1.i7089.i, %B0.else.endif.i7088.i ]
  %.140.i7094.i = icmp slt i64 %.87.i7083.i, 0
  %.141.i7095.i = select i1 %.140.i7094.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7096.i = add i64 %.141.i7095.i, %.87.i7083.i
  %.145.i7097.i = icmp slt i64 %.142.i7096.i, 0
  br i1 %.145.i7097.i, label %B0.else.endif.endif.if.i7115.i, label %B0.else.endif.endif.endif.i7098.i, !prof !6

B0.else.endif.endif.if.i7115.i:                   ; preds = %B0.else.endif.endif.i7092.i
  br label %B0.else.endif.endif.endif.i7098.i

B0.else.endif.endif.endif.i7098.i:                ; preds = %B0.else.endif.endif.if.i7115.i, %B0.else.endif.endif.i7092.i
  %.113.sroa.13.1.i7099.i = phi i64 [ 0, %B0.else.endif.endif.if.i7115.i ], [ %.142.i7096.i, %B0.else.endif.endif.i7092.i ]
  %.150.not.i7100.i = icmp slt i64 %.142.i7096.i, %.257.fca.9.load.i
  br i1 %.150.not.i7100.i, label %B0.endif.i7102.i, label %B0.else.endif.endif.endif.if.i7101.i, !prof !10

B0.else.endif.endif.endif.if.i7101.i:             ; preds = %B0.else.endif.endif.endif.i7098.i
  br label %B0.endif.i7102.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7117.i: ; preds = %.575.endif.preheader.i7114.i, %B0.endif.i7102.i
  %.57.i7118.i = phi i64 [ %.87.i7083.i, %B0.endif.i7102.i ], [ %.57.i7118.pre.i, %.575.endif.preheader.i7114.i ]
  %.210.i7107.i = tail call i64 @llvm.smax.i64(i64 %.201.i7104.i, i64 0)
  %.87.i7119.i = add nsw i64 %.57.i7118.i, %.427.i
  %.123.i7120.i = icmp slt i64 %.57.i7118.i, 0
  %.124.i7121.i = select i1 %.123.i7120.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7122.i = add i64 %.124.i7121.i, %.57.i7118.i
  %.128.i7123.i = icmp slt i64 %.125.i7122.i, 0
  br i1 %.128.i7123.i, label %B0.else.if.i7152.i, label %B0.else.endif.i7124.i, !prof !6

B0.endif.i7138.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7137.i, %B0.else.endif.endif.endif.i7134.i
  %.113.sroa.13.0.i7139.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7137.i ], [ %.113.sroa.13.1.i7135.i, %B0.else.endif.endif.endif.i7134.i ]
  %.201.i7140.i = sub i64 %.113.sroa.13.0.i7139.i, %.113.sroa.0.3.i7129.i
  %.226.i7141.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7129.i
  store i64 %.87.i7119.i, ptr %.582.i, align 8, !noalias !123
  %.606.not155.i7142.i = icmp sgt i64 %.201.i7140.i, 0
  br i1 %.606.not155.i7142.i, label %.576.endif.preheader.i7150.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7153.i, !prof !36

.576.endif.preheader.i7150.i:                     ; preds = %B0.endif.i7138.i
  %144 = shl i64 %.201.i7140.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7141.i, i8 0, i64 %144, i1 false), !noalias !123
  %.57.i7154.pre.i = load i64, ptr %.582.i, align 8, !noalias !126
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7153.i

B0.else.if.i7152.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7117.i
  br label %B0.else.endif.i7124.i

B0.else.endif.i7124.i:                            ; preds = %B0.else.if.i7152.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7117.i
  %.113.sroa.0.1.i7125.i = phi i64 [ 0, %B0.else.if.i7152.i ], [ %.125.i7122.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7117.i ]
  %.133.not.i7126.i = icmp slt i64 %.125.i7122.i, %.257.fca.9.load.i
  br i1 %.133.not.i7126.i, label %B0.else.endif.endif.i7128.i, label %B0.else.endif.if.i7127.i, !prof !10

B0.else.endif.if.i7127.i:                         ; preds = %B0.else.endif.i7124.i
  br label %B0.else.endif.endif.i7128.i

B0.else.endif.endif.i7128.i:                      ; preds = %B0.else.endif.if.i7127.i, %B0.else.endif.i7124.i
  %.113.sroa.0.3.i7129.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7127.i ], [ %.113.sroa.0.1.i7125.i, %B0.else.endif.i7124.i ]
  %.140.i7130.i = icmp slt i64 %.87.i7119.i, 0
  %.141.i7131.i = select i1 %.140.i7130.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7132.i = add i64 %.141.i7131.i, %.87.i7119.i
  %.145.i7133.i = icmp slt i64 %.142.i7132.i, 0
  br i1 %.145.i7133.i, label %B0.else.endif.endif.if.i7151.i, label %B0.else.endif.endif.endif.i7134.i, !prof !6

B0.else.endif.endif.if.i7151.i:                   ; preds = %B0.else.endif.endif.i7128.i
  br label %B0.else.endif.endif.endif.i7134.i

B0.else.endif.endif.endif.i7134.i:                ; preds = %B0.else.endif.endif.if.i7151.i, %B0.else.endif.endif.i7128.i
  %.113.sroa.13.1.i7135.i = phi i64 [ 0, %B0.else.endif.endif.if.i7151.i ], [ %.142.i7132.i, %B0.else.endif.endif.i7128.i ]
  %.150.not.i7136.i = icmp slt i64 %.142.i7132.i, %.257.fca.9.load.i
  br i1 %.150.not.i7136.i, label %B0.endif.i7138.i, label %B0.else.endif.endif.endif.if.i7137.i, !prof !10

B0.else.endif.endif.endif.if.i7137.i:             ; preds = %B0.else.endif.endif.endif.i7134.i
  br label %B0.endif.i7138.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7153.i: ; preds = %.576.endif.preheader.i7150.i, %B0.endif.i7138.i
  %.57.i7154.i = phi i64 [ %.87.i7119.i, %B0.endif.i7138.i ], [ %.57.i7154.pre.i, %.576.endif.preheader.i7150.i ]
  %.210.i7143.i = tail call i64 @llvm.smax.i64(i64 %.201.i7140.i, i64 0)
  %.87.i7155.i = add nsw i64 %.57.i7154.i, %.427.i
  %.123.i7156.i = icmp slt i64 %.57.i7154.i, 0
  %.124.i7157.i = select i1 %.123.i7156.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7158.i = add i64 %.124.i7157.i, %.57.i7154.i
  %.128.i7159.i = icmp slt i64 %.125.i7158.i, 0
  br i1 %.128.i7159.i, label %B0.else.if.i7188.i, label %B0.else.endif.i7160.i, !prof !6

B0.endif.i7174.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7173.i, %B0.else.endif.endif.endif.i7170.i
  %.113.sroa.13.0.i7175.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7173.i ], [ %.113.sroa.13.1.i7171.i, %B0.else.endif.endif.endif.i7170.i ]
  %.201.i7176.i = sub i64 %.113.sroa.13.0.i7175.i, %.113.sroa.0.3.i7165.i
  %.226.i7177.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7165.i
  store i64 %.87.i7155.i, ptr %.582.i, align 8, !noalias !126
  %.605.not155.i7178.i = icmp sgt i64 %.201.i7176.i, 0
  br i1 %.605.not155.i7178.i, label %.575.endif.preheader.i7186.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7189.i, !prof !36

.575.endif.preheader.i7186.i:                     ; preds = %B0.endif.i7174.i
  %145 = shl i64 %.201.i7176.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7177.i, i8 0, i64 %145, i1 false), !noalias !126
  %.57.i7190.pre.i = load i64, ptr %.582.i, align 8, !noalias !129
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7189.i

B0.else.if.i7188.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7153.i
  br label %B0.else.endif.i7160.i

B0.else.endif.i7160.i:                            ; preds = %B0.else.if.i7188.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7153.i
  %.113.sroa.0.1.i7161.i = phi i64 [ 0, %B0.else.if.i7188.i ], [ %.125.i7158.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7153.i ]
  %.133.not.i7162.i = icmp slt i64 %.125.i7158.i, %.257.fca.9.load.i
  br i1 %.133.not.i7162.i, label %B0.else.endif.endif.i7164.i, label %B0.else.endif.if.i7163.i, !prof !10

B0.else.endif.if.i7163.i:                         ; preds = %B0.else.endif.i7160.i
  br label %B0.else.endif.endif.i7164.i

B0.else.endif.endif.i7164.i:                      ; preds = %B0.else.endif.if.i7163.i, %B0.else.endif.i7160.i
  %.113.sroa.0.3.i7165.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7163.i ], [ %.113.sroa.0.1.i7161.i, %B0.else.endif.i7160.i ]
  %.140.i7166.i = icmp slt i64 %.87.i7155.i, 0
  %.141.i7167.i = select i1 %.140.i7166.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7168.i = add i64 %.141.i7167.i, %.87.i7155.i
  %.145.i7169.i = icmp slt i64 %.142.i7168.i, 0
  br i1 %.145.i7169.i, label %B0.else.endif.endif.if.i7187.i, label %B0.else.endif.endif.endif.i7170.i, !prof !6

B0.else.endif.endif.if.i7187.i:                   ; preds = %B0.else.endif.endif.i7164.i
  br label %B0.else.endif.endif.endif.i7170.i

B0.else.endif.endif.endif.i7170.i:                ; preds = %B0.else.endif.endif.if.i7187.i, %B0.else.endif.endif.i7164.i
  %.113.sroa.13.1.i7171.i = phi i64 [ 0, %B0.else.endif.endif.if.i7187.i ], [ %.142.i7168.i, %B0.else.endif.endif.i7164.i ]
  %.150.not.i7172.i = icmp slt i64 %.142.i7168.i, %.257.fca.9.load.i
  br i1 %.150.not.i7172.i, label %B0.endif.i7174.i, label %B0.else.endif.endif.endif.if.i7173.i, !prof !10

B0.else.endif.endif.endif.if.i7173.i:             ; preds = %B0.else.endif.endif.endif.i7170.i
  br label %B0.endif.i7174.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7189.i: ; preds = %.575.endif.preheader.i7186.i, %B0.endif.i7174.i
  %.57.i7190.i = phi i64 [ %.87.i7155.i, %B0.endif.i7174.i ], [ %.57.i7190.pre.i, %.575.endif.preheader.i7186.i ]
  %.210.i7179.i = tail call i64 @llvm.smax.i64(i64 %.201.i7176.i, i64 0)
  %.1669.i = mul nsw i64 %.257.fca.6.load.i, %.427.i
  %.87.i7191.i = add nsw i64 %.57.i7190.i, %.1669.i
  %.123.i7192.i = icmp slt i64 %.57.i7190.i, 0
  %.124.i7193.i = select i1 %.123.i7192.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7194.i = add i64 %.124.i7193.i, %.57.i7190.i
  %.128.i7195.i = icmp slt i64 %.125.i7194.i, 0
  br i1 %.128.i7195.i, label %B0.else.if.i7224.i, label %B0.else.endif.i7196.i, !prof !6

B0.endif.i7210.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7209.i, %B0.else.endif.endif.endif.i7206.i
  %.113.sroa.13.0.i7211.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7209.i ], [ %.113.sroa.13.1.i7207.i, %B0.else.endif.endif.endif.i7206.i ]
  %.201.i7212.i = sub i64 %.113.sroa.13.0.i7211.i, %.113.sroa.0.3.i7201.i
  %.226.i7213.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7201.i
  store i64 %.87.i7191.i, ptr %.582.i, align 8, !noalias !129
  %.605.not155.i7214.i = icmp sgt i64 %.201.i7212.i, 0
  br i1 %.605.not155.i7214.i, label %.575.endif.preheader.i7222.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7225.i, !prof !36

.575.endif.preheader.i7222.i:                     ; preds = %B0.endif.i7210.i
  %146 = shl i64 %.201.i7212.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7213.i, i8 0, i64 %146, i1 false), !noalias !129
  %.57.i7226.pre.i = load i64, ptr %.582.i, align 8, !noalias !132
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7225.i

B0.else.if.i7224.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7189.i
  br label %B0.else.endif.i7196.i

B0.else.endif.i7196.i:                            ; preds = %B0.else.if.i7224.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7189.i
  %.113.sroa.0.1.i7197.i = phi i64 [ 0, %B0.else.if.i7224.i ], [ %.125.i7194.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7189.i ]
  %.133.not.i7198.i = icmp slt i64 %.125.i7194.i, %.257.fca.9.load.i
  br i1 %.133.not.i7198.i, label %B0.else.endif.endif.i7200.i, label %B0.else.endif.if.i7199.i, !prof !10

B0.else.endif.if.i7199.i:                         ; preds = %B0.else.endif.i7196.i
  br label %B0.else.endif.endif.i7200.i

B0.else.endif.endif.i7200.i:                      ; preds = %B0.else.endif.if.i7199.i, %B0.else.endif.i7196.i
  %.113.sroa.0.3.i7201.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7199.i ], [ %.113.sroa.0.1.i7197.i, %B0.else.endif.i7196.i ]
  %.140.i7202.i = icmp slt i64 %.87.i7191.i, 0
  %.141.i7203.i = select i1 %.140.i7202.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7204.i = add i64 %.141.i7203.i, %.87.i7191.i
  %.145.i7205.i = icmp slt i64 %.142.i7204.i, 0
  br i1 %.145.i7205.i, label %B0.else.endif.endif.if.i7223.i, label %B0.else.endif.endif.endif.i7206.i, !prof !6

B0.else.endif.endif.if.i7223.i:                   ; preds = %B0.else.endif.endif.i7200.i
  br label %B0.else.endif.endif.endif.i7206.i

B0.else.endif.endif.endif.i7206.i:                ; preds = %B0.else.endif.endif.if.i7223.i, %B0.else.endif.endif.i7200.i
  %.113.sroa.13.1.i7207.i = phi i64 [ 0, %B0.else.endif.endif.if.i7223.i ], [ %.142.i7204.i, %B0.else.endif.endif.i7200.i ]
  %.150.not.i7208.i = icmp slt i64 %.142.i7204.i, %.257.fca.9.load.i
  br i1 %.150.not.i7208.i, label %B0.endif.i7210.i, label %B0.else.endif.endif.endif.if.i7209.i, !prof !10

B0.else.endif.endif.endif.if.i7209.i:             ; preds = %B0.else.endif.endif.endif.i7206.i
  br label %B0.endif.i7210.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7225.i: ; preds = %.575.endif.preheader.i7222.i, %B0.endif.i7210.i
  %.57.i7226.i = phi i64 [ %.87.i7191.i, %B0.endif.i7210.i ], [ %.57.i7226.pre.i, %.575.endif.preheader.i7222.i ]
  %.210.i7215.i = tail call i64 @llvm.smax.i64(i64 %.201.i7212.i, i64 0)
  %.87.i7227.i = add nsw i64 %.57.i7226.i, %.257.fca.4.load.i
  %.123.i7228.i = icmp slt i64 %.57.i7226.i, 0
  %.124.i7229.i = select i1 %.123.i7228.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7230.i = add i64 %.124.i7229.i, %.57.i7226.i
  %.128.i7231.i = icmp slt i64 %.125.i7230.i, 0
  br i1 %.128.i7231.i, label %B0.else.if.i7260.i, label %B0.else.endif.i7232.i, !prof !6

B0.endif.i7246.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7245.i, %B0.else.endif.endif.endif.i7242.i
  %.113.sroa.13.0.i7247.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7245.i ], [ %.113.sroa.13.1.i7243.i, %B0.else.endif.endif.endif.i7242.i ]
  %.201.i7248.i = sub i64 %.113.sroa.13.0.i7247.i, %.113.sroa.0.3.i7237.i
  %.226.i7249.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7237.i
  store i64 %.87.i7227.i, ptr %.582.i, align 8, !noalias !132
  %.605.not155.i7250.i = icmp sgt i64 %.201.i7248.i, 0
  br i1 %.605.not155.i7250.i, label %.2015.endif.preheader.i, label %.2015.if.i, !prof !36

B0.else.if.i7260.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7225.i
  br label %B0.else.endif.i7232.i

B0.else.endif.i7232.i:                            ; preds = %B0.else.if.i7260.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7225.i
  %.113.sroa.0.1.i7233.i = phi i64 [ 0, %B0.else.if.i7260.i ], [ %.125.i7230.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7225.i ]
  %.133.not.i7234.i = icmp slt i64 %.125.i7230.i, %.257.fca.9.load.i
  br i1 %.133.not.i7234.i, label %B0.else.endif.endif.i7236.i, label %B0.else.endif.if.i7235.i, !prof !10

B0.else.endif.if.i7235.i:                         ; preds = %B0.else.endif.i7232.i
  br label %B0.else.endif.endif.i7236.i

B0.else.endif.endif.i7236.i:                      ; preds = %B0.else.endif.if.i7235.i, %B0.else.endif.i7232.i
  %.113.sroa.0.3.i7237.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7235.i ], [ %.113.sroa.0.1.i7233.i, %B0.else.endif.i7232.i ]
  %.140.i7238.i = icmp slt i64 %.87.i7227.i, 0
  %.141.i7239.i = select i1 %.140.i7238.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7240.i = add i64 %.141.i7239.i, %.87.i7227.i
  %.145.i7241.i = icmp slt i64 %.142.i7240.i, 0
  br i1 %.145.i7241.i, label %B0.else.endif.endif.if.i7259.i, label %B0.else.endif.endif.endif.i7242.i, !prof !6

B0.else.endif.endif.if.i7259.i:                   ; preds = %B0.else.endif.endif.i7236.i
  br label %B0.else.endif.endif.endif.i7242.i

B0.else.endif.endif.endif.i7242.i:                ; preds = %B0.else.endif.endif.if.i7259.i, %B0.else.endif.endif.i7236.i
  %.113.sroa.13.1.i7243.i = phi i64 [ 0, %B0.else.endif.endif.if.i7259.i ], [ %.142.i7240.i, %B0.else.endif.endif.i7236.i ]
  %.150.not.i7244.i = icmp slt i64 %.142.i7240.i, %.257.fca.9.load.i
  br i1 %.150.not.i7244.i, label %B0.endif.i7246.i, label %B0.else.endif.endif.endif.if.i7245.i, !prof !10

B0.else.endif.endif.endif.if.i7245.i:             ; preds = %B0.else.endif.endif.endif.i7242.i
  br label %B0.endif.i7246.i

.2015.endif.preheader.i:                          ; preds = %B0.endif.i7246.i
  %147 = shl i64 %.201.i7248.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7249.i, i8 -1, i64 %147, i1 false), !noalias !7
  %.57.i7262.i.pre = load i64, ptr %.582.i, align 8, !noalias !135
  br label %.2015.if.i

.1478.endif.i:                                    ; preds = %.1478.endif.i, %.1478.endif.preheader.i
  %.1474.07812.i = phi i64 [ %.1519.i, %.1478.endif.i ], [ 0, %.1478.endif.preheader.i ]
  %.1514.i = getelementptr double, ptr %.226.i7069.i, i64 %.1474.07812.i
  store double 1.000000e+300, ptr %.1514.i, align 8, !noalias !7
  %.1519.i = add nuw nsw i64 %.1474.07812.i, 1
  %exitcond.not = icmp eq i64 %.1519.i, %.201.i7068.i
  br i1 %exitcond.not, label %.1478.if.i.loopexit, label %.1478.endif.i, !prof !77

.2015.if.i:                                       ; preds = %.2015.endif.preheader.i, %B0.endif.i7246.i
  %.57.i7262.i = phi i64 [ %.57.i7262.i.pre, %.2015.endif.preheader.i ], [ %.87.i7227.i, %B0.endif.i7246.i ]
  %.210.i72517950.i = phi i64 [ %.201.i7248.i, %.2015.endif.preheader.i ], [ 0, %B0.endif.i7246.i ]
  %.87.i7263.i = add nsw i64 %.57.i7262.i, %.257.fca.4.load.i
  %.123.i7264.i = icmp slt i64 %.57.i7262.i, 0
  %.124.i7265.i = select i1 %.123.i7264.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7266.i = add i64 %.124.i7265.i, %.57.i7262.i
  %.128.i7267.i = icmp slt i64 %.125.i7266.i, 0
  br i1 %.128.i7267.i, label %B0.else.if.i7296.i, label %B0.else.endif.i7268.i, !prof !6

B0.endif.i7282.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7281.i, %B0.else.endif.endif.endif.i7278.i
  %.113.sroa.13.0.i7283.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7281.i ], [ %.113.sroa.13.1.i7279.i, %B0.else.endif.endif.endif.i7278.i ]
  %.201.i7284.i = sub i64 %.113.sroa.13.0.i7283.i, %.113.sroa.0.3.i7273.i
  %.226.i7285.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7273.i
  store i64 %.87.i7263.i, ptr %.582.i, align 8, !noalias !135
  %.605.not155.i7286.i = icmp sgt i64 %.201.i7284.i, 0
  br i1 %.605.not155.i7286.i, label %.575.endif.preheader.i7294.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7297.i, !prof !36

.575.endif.preheader.i7294.i:                     ; preds = %B0.endif.i7282.i
  %148 = shl i64 %.201.i7284.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7285.i, i8 0, i64 %148, i1 false), !noalias !135
  %.57.i7298.pre.i = load i64, ptr %.582.i, align 8, !noalias !138
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7297.i

B0.else.if.i7296.i:                               ; preds = %.2015.if.i
  br label %B0.else.endif.i7268.i

B0.else.endif.i7268.i:                            ; preds = %B0.else.if.i7296.i, %.2015.if.i
  %.113.sroa.0.1.i7269.i = phi i64 [ 0, %B0.else.if.i7296.i ], [ %.125.i7266.i, %.2015.if.i ]
  %.133.not.i7270.i = icmp slt i64 %.125.i7266.i, %.257.fca.9.load.i
  br i1 %.133.not.i7270.i, label %B0.else.endif.endif.i7272.i, label %B0.else.endif.if.i7271.i, !prof !10

B0.else.endif.if.i7271.i:                         ; preds = %B0.else.endif.i7268.i
  br label %B0.else.endif.endif.i7272.i

B0.else.endif.endif.i7272.i:                      ; preds = %B0.else.endif.if.i7271.i, %B0.else.endif.i7268.i
  %.113.sroa.0.3.i7273.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7271.i ], [ %.113.sroa.0.1.i7269.i, %B0.else.endif.i7268.i ]
  %.140.i7274.i = icmp slt i64 %.87.i7263.i, 0
  %.141.i7275.i = select i1 %.140.i7274.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7276.i = add i64 %.141.i7275.i, %.87.i7263.i
  %.145.i7277.i = icmp slt i64 %.142.i7276.i, 0
  br i1 %.145.i7277.i, label %B0.else.endif.endif.if.i7295.i, label %B0.else.endif.endif.endif.i7278.i, !prof !6

B0.else.endif.endif.if.i7295.i:                   ; preds = %B0.else.endif.endif.i7272.i
  br label %B0.else.endif.endif.endif.i7278.i

B0.else.endif.endif.endif.i7278.i:                ; preds = %B0.else.endif.endif.if.i7295.i, %B0.else.endif.endif.i7272.i
  %.113.sroa.13.1.i7279.i = phi i64 [ 0, %B0.else.endif.endif.if.i7295.i ], [ %.142.i7276.i, %B0.else.endif.endif.i7272.i ]
  %.150.not.i7280.i = icmp slt i64 %.142.i7276.i, %.257.fca.9.load.i
  br i1 %.150.not.i7280.i, label %B0.endif.i7282.i, label %B0.else.endif.endif.endif.if.i7281.i, !prof !10

B0.else.endif.endif.endif.if.i7281.i:             ; preds = %B0.else.endif.endif.endif.i7278.i
  br label %B0.endif.i7282.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7297.i: ; preds = %.575.endif.preheader.i7294.i, %B0.endif.i7282.i
  %.57.i7298.i = phi i64 [ %.87.i7263.i, %B0.endif.i7282.i ], [ %.57.i7298.pre.i, %.575.endif.preheader.i7294.i ]
  %.210.i7287.i = tail call i64 @llvm.smax.i64(i64 %.201.i7284.i, i64 0)
  %.87.i7299.i = add nsw i64 %.57.i7298.i, %.257.fca.4.load.i
  %.123.i7300.i = icmp slt i64 %.57.i7298.i, 0
  %.124.i7301.i = select i1 %.123.i7300.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7302.i = add i64 %.124.i7301.i, %.57.i7298.i
  %.128.i7303.i = icmp slt i64 %.125.i7302.i, 0
  br i1 %.128.i7303.i, label %B0.else.if.i7332.i, label %B0.else.endif.i7304.i, !prof !6

B0.endif.i7318.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7317.i, %B0.else.endif.endif.endif.i7314.i
  %.113.sroa.13.0.i7319.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7317.i ], [ %.113.sroa.13.1.i7315.i, %B0.else.endif.endif.endif.i7314.i ]
  %.201.i7320.i = sub i64 %.113.sroa.13.0.i7319.i, %.113.sroa.0.3.i7309.i
  %.226.i7321.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7309.i
  store i64 %.87.i7299.i, ptr %.582.i, align 8, !noalias !138
  %.606.not155.i7322.i = icmp sgt i64 %.201.i7320.i, 0
  br i1 %.606.not155.i7322.i, label %.576.endif.preheader.i7330.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7333.i, !prof !36

.576.endif.preheader.i7330.i:                     ; preds = %B0.endif.i7318.i
  %149 = shl i64 %.201.i7320.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7321.i, i8 0, i64 %149, i1 false), !noalias !138
  %.57.i7334.pre.i = load i64, ptr %.582.i, align 8, !noalias !141
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7333.i

B0.else.if.i7332.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7297.i
  br label %B0.else.endif.i7304.i

B0.else.endif.i7304.i:                            ; preds = %B0.else.if.i7332.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7297.i
  %.113.sroa.0.1.i7305.i = phi i64 [ 0, %B0.else.if.i7332.i ], [ %.125.i7302.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7297.i ]
  %.133.not.i7306.i = icmp slt i64 %.125.i7302.i, %.257.fca.9.load.i
  br i1 %.133.not.i7306.i, label %B0.else.endif.endif.i7308.i, label %B0.else.endif.if.i7307.i, !prof !10

B0.else.endif.if.i7307.i:                         ; preds = %B0.else.endif.i7304.i
  br label %B0.else.endif.endif.i7308.i

B0.else.endif.endif.i7308.i:                      ; preds = %B0.else.endif.if.i7307.i, %B0.else.endif.i7304.i
  %.113.sroa.0.3.i7309.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7307.i ], [ %.113.sroa.0.1.i7305.i, %B0.else.endif.i7304.i ]
  %.140.i7310.i = icmp slt i64 %.87.i7299.i, 0
  %.141.i7311.i = select i1 %.140.i7310.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7312.i = add i64 %.141.i7311.i, %.87.i7299.i
  %.145.i7313.i = icmp slt i64 %.142.i7312.i, 0
  br i1 %.145.i7313.i, label %B0.else.endif.endif.if.i7331.i, label %B0.else.endif.endif.endif.i7314.i, !prof !6

B0.else.endif.endif.if.i7331.i:                   ; preds = %B0.else.endif.endif.i7308.i
  br label %B0.else.endif.endif.endif.i7314.i

B0.else.endif.endif.endif.i7314.i:                ; preds = %B0.else.endif.endif.if.i7331.i, %B0.else.endif.endif.i7308.i
  %.113.sroa.13.1.i7315.i = phi i64 [ 0, %B0.else.endif.endif.if.i7331.i ], [ %.142.i7312.i, %B0.else.endif.endif.i7308.i ]
  %.150.not.i7316.i = icmp slt i64 %.142.i7312.i, %.257.fca.9.load.i
  br i1 %.150.not.i7316.i, label %B0.endif.i7318.i, label %B0.else.endif.endif.endif.if.i7317.i, !prof !10

B0.else.endif.endif.endif.if.i7317.i:             ; preds = %B0.else.endif.endif.endif.i7314.i
  br label %B0.endif.i7318.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7333.i: ; preds = %.576.endif.preheader.i7330.i, %B0.endif.i7318.i
  %.57.i7334.i = phi i64 [ %.87.i7299.i, %B0.endif.i7318.i ], [ %.57.i7334.pre.i, %.576.endif.preheader.i7330.i ]
  %.210.i7323.i = tail call i64 @llvm.smax.i64(i64 %.201.i7320.i, i64 0)
  %.87.i7335.i = add nsw i64 %.57.i7334.i, %.257.fca.4.load.i
  %.123.i7336.i = icmp slt i64 %.57.i7334.i, 0
  %.124.i7337.i = select i1 %.123.i7336.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7338.i = add i64 %.124.i7337.i, %.57.i7334.i
  %.128.i7339.i = icmp slt i64 %.125.i7338.i, 0
  br i1 %.128.i7339.i, label %B0.else.if.i7368.i, label %B0.else.endif.i7340.i, !prof !6

B0.endif.i7354.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7353.i, %B0.else.endif.endif.endif.i7350.i
  %.113.sroa.13.0.i7355.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7353.i ], [ %.113.sroa.13.1.i7351.i, %B0.else.endif.endif.endif.i7350.i ]
  %.201.i7356.i = sub i64 %.113.sroa.13.0.i7355.i, %.113.sroa.0.3.i7345.i
  %.226.i7357.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7345.i
  store i64 %.87.i7335.i, ptr %.582.i, align 8, !noalias !141
  %.606.not155.i7358.i = icmp sgt i64 %.201.i7356.i, 0
  br i1 %.606.not155.i7358.i, label %.576.endif.preheader.i7366.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i, !prof !36

.576.endif.preheader.i7366.i:                     ; preds = %B0.endif.i7354.i
  %150 = shl i64 %.201.i7356.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7357.i, i8 0, i64 %150, i1 false), !noalias !141
  %.57.i7370.pre.i = load i64, ptr %.582.i, align 8, !noalias !144
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i

B0.else.if.i7368.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7333.i
  br label %B0.else.endif.i7340.i

B0.else.endif.i7340.i:                            ; preds = %B0.else.if.i7368.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7333.i
  %.113.sroa.0.1.i7341.i = phi i64 [ 0, %B0.else.if.i7368.i ], [ %.125.i7338.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7333.i ]
  %.133.not.i7342.i = icmp slt i64 %.125.i7338.i, %.257.fca.9.load.i
  br i1 %.133.not.i7342.i, label %B0.else.endif.endif.i7344.i, label %B0.else.endif.if.i7343.i, !prof !10

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
  br i1 %.150.not.i7352.i, label %B0.endif.i7354.i, label %B0.else.endif.endif.endif.if.i7353.i, !prof !10

B0.else.endif.endif.endif.if.i7353.i:             ; preds = %B0.else.endif.endif.endif.i7350.i
  br label %B0.endif.i7354.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i: ; preds = %.576.endif.preheader.i7366.i, %B0.endif.i7354.i
  %.57.i7370.i = phi i64 [ %.87.i7335.i, %B0.endif.i7354.i ], [ %.57.i7370.pre.i, %.576.endif.preheader.i7366.i ]
  %.210.i7359.i = tail call i64 @llvm.smax.i64(i64 %.201.i7356.i, i64 0)
  %.87.i7371.i = add nsw i64 %.57.i7370.i, %.257.fca.4.load.i
  %.123.i7372.i = icmp slt i64 %.57.i7370.i, 0
  %.124.i7373.i = select i1 %.123.i7372.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7374.i = add i64 %.124.i7373.i, %.57.i7370.i
  %.128.i7375.i = icmp slt i64 %.125.i7374.i, 0
  br i1 %.128.i7375.i, label %B0.else.if.i7404.i, label %B0.else.endif.i7376.i, !prof !6

B0.endif.i7390.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7389.i, %B0.else.endif.endif.endif.i7386.i
  %.113.sroa.13.0.i7391.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7389.i ], [ %.113.sroa.13.1.i7387.i, %B0.else.endif.endif.endif.i7386.i ]
  %.201.i7392.i = sub i64 %.113.sroa.13.0.i7391.i, %.113.sroa.0.3.i7381.i
  %.226.i7393.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7381.i
  store i64 %.87.i7371.i, ptr %.582.i, align 8, !noalias !144
  %.606.not155.i7394.i = icmp sgt i64 %.201.i7392.i, 0
  br i1 %.606.not155.i7394.i, label %.576.endif.preheader.i7402.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i, !prof !36

.576.endif.preheader.i7402.i:                     ; preds = %B0.endif.i7390.i
  %151 = shl i64 %.201.i7392.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7393.i, i8 0, i64 %151, i1 false), !noalias !144
  %.57.i7406.pre.i = load i64, ptr %.582.i, align 8, !noalias !147
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i

B0.else.if.i7404.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i
  br label %B0.else.endif.i7376.i

B0.else.endif.i7376.i:                            ; preds = %B0.else.if.i7404.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i
  %.113.sroa.0.1.i7377.i = phi i64 [ 0, %B0.else.if.i7404.i ], [ %.125.i7374.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7369.i ]
  %.133.not.i7378.i = icmp slt i64 %.125.i7374.i, %.257.fca.9.load.i
  br i1 %.133.not.i7378.i, label %B0.else.endif.endif.i7380.i, label %B0.else.endif.if.i7379.i, !prof !10

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
  br i1 %.150.not.i7388.i, label %B0.endif.i7390.i, label %B0.else.endif.endif.endif.if.i7389.i, !prof !10

B0.else.endif.endif.endif.if.i7389.i:             ; preds = %B0.else.endif.endif.endif.i7386.i
  br label %B0.endif.i7390.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i: ; preds = %.576.endif.preheader.i7402.i, %B0.endif.i7390.i
  %.57.i7406.i = phi i64 [ %.87.i7371.i, %B0.endif.i7390.i ], [ %.57.i7406.pre.i, %.576.endif.preheader.i7402.i ]
  %.210.i7395.i = tail call i64 @llvm.smax.i64(i64 %.201.i7392.i, i64 0)
  %.87.i7407.i = add nsw i64 %.57.i7406.i, %.427.i
  %.123.i7408.i = icmp slt i64 %.57.i7406.i, 0
  %.124.i7409.i = select i1 %.123.i7408.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7410.i = add i64 %.124.i7409.i, %.57.i7406.i
  %.128.i7411.i = icmp slt i64 %.125.i7410.i, 0
  br i1 %.128.i7411.i, label %B0.else.if.i7440.i, label %B0.else.endif.i7412.i, !prof !6

B0.endif.i7426.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7425.i, %B0.else.endif.endif.endif.i7422.i
  %.113.sroa.13.0.i7427.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7425.i ], [ %.113.sroa.13.1.i7423.i, %B0.else.endif.endif.endif.i7422.i ]
  %.201.i7428.i = sub i64 %.113.sroa.13.0.i7427.i, %.113.sroa.0.3.i7417.i
  %.226.i7429.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7417.i
  store i64 %.87.i7407.i, ptr %.582.i, align 8, !noalias !147
  %.606.not155.i7430.i = icmp sgt i64 %.201.i7428.i, 0
  br i1 %.606.not155.i7430.i, label %.576.endif.preheader.i7438.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i, !prof !36

.576.endif.preheader.i7438.i:                     ; preds = %B0.endif.i7426.i
  %152 = shl i64 %.201.i7428.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7429.i, i8 0, i64 %152, i1 false), !noalias !147
  %.57.i7442.pre.i = load i64, ptr %.582.i, align 8, !noalias !150
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i

B0.else.if.i7440.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i
  br label %B0.else.endif.i7412.i

B0.else.endif.i7412.i:                            ; preds = %B0.else.if.i7440.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i
  %.113.sroa.0.1.i7413.i = phi i64 [ 0, %B0.else.if.i7440.i ], [ %.125.i7410.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7405.i ]
  %.133.not.i7414.i = icmp slt i64 %.125.i7410.i, %.257.fca.9.load.i
  br i1 %.133.not.i7414.i, label %B0.else.endif.endif.i7416.i, label %B0.else.endif.if.i7415.i, !prof !10

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
  br i1 %.150.not.i7424.i, label %B0.endif.i7426.i, label %B0.else.endif.endif.endif.if.i7425.i, !prof !10

B0.else.endif.endif.endif.if.i7425.i:             ; preds = %B0.else.endif.endif.endif.i7422.i
  br label %B0.endif.i7426.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i: ; preds = %.576.endif.preheader.i7438.i, %B0.endif.i7426.i
  %.57.i7442.i = phi i64 [ %.87.i7407.i, %B0.endif.i7426.i ], [ %.57.i7442.pre.i, %.576.endif.preheader.i7438.i ]
  %.210.i7431.i = tail call i64 @llvm.smax.i64(i64 %.201.i7428.i, i64 0)
  %.87.i7443.i = add nsw i64 %.57.i7442.i, 20
  %.123.i7444.i = icmp slt i64 %.57.i7442.i, 0
  %.124.i7445.i = select i1 %.123.i7444.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7446.i = add i64 %.124.i7445.i, %.57.i7442.i
  %.128.i7447.i = icmp slt i64 %.125.i7446.i, 0
  br i1 %.128.i7447.i, label %B0.else.if.i7476.i, label %B0.else.endif.i7448.i, !prof !6

B0.endif.i7462.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7461.i, %B0.else.endif.endif.endif.i7458.i
  %.113.sroa.13.0.i7463.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7461.i ], [ %.113.sroa.13.1.i7459.i, %B0.else.endif.endif.endif.i7458.i ]
  %.201.i7464.i = sub i64 %.113.sroa.13.0.i7463.i, %.113.sroa.0.3.i7453.i
  %.226.i7465.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7453.i
  store i64 %.87.i7443.i, ptr %.582.i, align 8, !noalias !150
  %.606.not155.i7466.i = icmp sgt i64 %.201.i7464.i, 0
  br i1 %.606.not155.i7466.i, label %.576.endif.preheader.i7474.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i, !prof !36

.576.endif.preheader.i7474.i:                     ; preds = %B0.endif.i7462.i
  %153 = shl i64 %.201.i7464.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7465.i, i8 0, i64 %153, i1 false), !noalias !150
  %.57.i7478.pre.i = load i64, ptr %.582.i, align 8, !noalias !153
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i

B0.else.if.i7476.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i
  br label %B0.else.endif.i7448.i

B0.else.endif.i7448.i:                            ; preds = %B0.else.if.i7476.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i
  %.113.sroa.0.1.i7449.i = phi i64 [ 0, %B0.else.if.i7476.i ], [ %.125.i7446.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7441.i ]
  %.133.not.i7450.i = icmp slt i64 %.125.i7446.i, %.257.fca.9.load.i
  br i1 %.133.not.i7450.i, label %B0.else.endif.endif.i7452.i, label %B0.else.endif.if.i7451.i, !prof !10

B0.else.endif.if.i7451.i:                         ; preds = %B0.else.endif.i7448.i
  br label %B0.else.endif.endif.i7452.i

B0.else.endif.endif.i7452.i:                      ; preds = %B0.else.endif.if.i7451.i, %B0.else.endif.i7448.i
  %.113.sroa.0.3.i7453.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7451.i ], [ %.113.sroa.0.1.i7449.i, %B0.else.endif.i7448.i ]
  %.140.i7454.i = icmp slt i64 %.57.i7442.i, -20
  %.141.i7455.i = select i1 %.140.i7454.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7456.i = add i64 %.141.i7455.i, %.87.i7443.i
  %.145.i7457.i = icmp slt i64 %.142.i7456.i, 0
  br i1 %.145.i7457.i, label %B0.else.endif.endif.if.i7475.i, label %B0.else.endif.endif.endif.i7458.i, !prof !6

B0.else.endif.endif.if.i7475.i:                   ; preds = %B0.else.endif.endif.i7452.i
  br label %B0.else.endif.endif.endif.i7458.i

B0.else.endif.endif.endif.i7458.i:                ; preds = %B0.else.endif.endif.if.i7475.i, %B0.else.endif.endif.i7452.i
  %.113.sroa.13.1.i7459.i = phi i64 [ 0, %B0.else.endif.endif.if.i7475.i ], [ %.142.i7456.i, %B0.else.endif.endif.i7452.i ]
  %.150.not.i7460.i = icmp slt i64 %.142.i7456.i, %.257.fca.9.load.i
  br i1 %.150.not.i7460.i, label %B0.endif.i7462.i, label %B0.else.endif.endif.endif.if.i7461.i, !prof !10

B0.else.endif.endif.endif.if.i7461.i:             ; preds = %B0.else.endif.endif.endif.i7458.i
  br label %B0.endif.i7462.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i: ; preds = %.576.endif.preheader.i7474.i, %B0.endif.i7462.i
  %.57.i7478.i = phi i64 [ %.87.i7443.i, %B0.endif.i7462.i ], [ %.57.i7478.pre.i, %.576.endif.preheader.i7474.i ]
  %.210.i7467.i = tail call i64 @llvm.smax.i64(i64 %.201.i7464.i, i64 0)
  %.87.i7479.i = add nsw i64 %.57.i7478.i, 4
  %.123.i7480.i = icmp slt i64 %.57.i7478.i, 0
  %.124.i7481.i = select i1 %.123.i7480.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7482.i = add i64 %.124.i7481.i, %.57.i7478.i
  %.128.i7483.i = icmp slt i64 %.125.i7482.i, 0
  br i1 %.128.i7483.i, label %B0.else.if.i7512.i, label %B0.else.endif.i7484.i, !prof !6

B0.endif.i7498.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7497.i, %B0.else.endif.endif.endif.i7494.i
  %.113.sroa.13.0.i7499.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7497.i ], [ %.113.sroa.13.1.i7495.i, %B0.else.endif.endif.endif.i7494.i ]
  %.201.i7500.i = sub i64 %.113.sroa.13.0.i7499.i, %.113.sroa.0.3.i7489.i
  %.226.i7501.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7489.i
  store i64 %.87.i7479.i, ptr %.582.i, align 8, !noalias !153
  %.606.not155.i7502.i = icmp sgt i64 %.201.i7500.i, 0
  br i1 %.606.not155.i7502.i, label %.576.endif.preheader.i7510.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !36

.576.endif.preheader.i7510.i:                     ; preds = %B0.endif.i7498.i
  %154 = shl i64 %.201.i7500.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7501.i, i8 0, i64 %154, i1 false), !noalias !153
  %.57.i7513.pre.i = load i64, ptr %.582.i, align 8, !noalias !156
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i7512.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i
  br label %B0.else.endif.i7484.i

B0.else.endif.i7484.i:                            ; preds = %B0.else.if.i7512.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i
  %.113.sroa.0.1.i7485.i = phi i64 [ 0, %B0.else.if.i7512.i ], [ %.125.i7482.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7477.i ]
  %.133.not.i7486.i = icmp slt i64 %.125.i7482.i, %.257.fca.9.load.i
  br i1 %.133.not.i7486.i, label %B0.else.endif.endif.i7488.i, label %B0.else.endif.if.i7487.i, !prof !10

B0.else.endif.if.i7487.i:                         ; preds = %B0.else.endif.i7484.i
  br label %B0.else.endif.endif.i7488.i

B0.else.endif.endif.i7488.i:                      ; preds = %B0.else.endif.if.i7487.i, %B0.else.endif.i7484.i
  %.113.sroa.0.3.i7489.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7487.i ], [ %.113.sroa.0.1.i7485.i, %B0.else.endif.i7484.i ]
  %.140.i7490.i = icmp slt i64 %.57.i7478.i, -4
  %.141.i7491.i = select i1 %.140.i7490.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7492.i = add i64 %.141.i7491.i, %.87.i7479.i
  %.145.i7493.i = icmp slt i64 %.142.i7492.i, 0
  br i1 %.145.i7493.i, label %B0.else.endif.endif.if.i7511.i, label %B0.else.endif.endif.endif.i7494.i, !prof !6

B0.else.endif.endif.if.i7511.i:                   ; preds = %B0.else.endif.endif.i7488.i
  br label %B0.else.endif.endif.endif.i7494.i

B0.else.endif.endif.endif.i7494.i:                ; preds = %B0.else.endif.endif.if.i7511.i, %B0.else.endif.endif.i7488.i
  %.113.sroa.13.1.i7495.i = phi i64 [ 0, %B0.else.endif.endif.if.i7511.i ], [ %.142.i7492.i, %B0.else.endif.endif.i7488.i ]
  %.150.not.i7496.i = icmp slt i64 %.142.i7492.i, %.257.fca.9.load.i
  br i1 %.150.not.i7496.i, label %B0.endif.i7498.i, label %B0.else.endif.endif.endif.if.i7497.i, !prof !10

B0.else.endif.endif.endif.if.i7497.i:             ; preds = %B0.else.endif.endif.endif.i7494.i
  br label %B0.endif.i7498.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i7510.i, %B0.endif.i7498.i
  %.57.i7513.i = phi i64 [ %.87.i7479.i, %B0.endif.i7498.i ], [ %.57.i7513.pre.i, %.576.endif.preheader.i7510.i ]
  %.87.i7514.i = add nsw i64 %.57.i7513.i, 4
  %.123.i7515.i = icmp slt i64 %.57.i7513.i, 0
  %.124.i7516.i = select i1 %.123.i7515.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7517.i = add i64 %.124.i7516.i, %.57.i7513.i
  %.128.i7518.i = icmp slt i64 %.125.i7517.i, 0
  br i1 %.128.i7518.i, label %B0.else.if.i7547.i, label %B0.else.endif.i7519.i, !prof !6

B0.endif.i7533.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7532.i, %B0.else.endif.endif.endif.i7529.i
  %.113.sroa.13.0.i7534.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7532.i ], [ %.113.sroa.13.1.i7530.i, %B0.else.endif.endif.endif.i7529.i ]
  %.201.i7535.i = sub i64 %.113.sroa.13.0.i7534.i, %.113.sroa.0.3.i7524.i
  %.226.i7536.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7524.i
  store i64 %.87.i7514.i, ptr %.582.i, align 8, !noalias !156
  %.605.not155.i7537.i = icmp sgt i64 %.201.i7535.i, 0
  br i1 %.605.not155.i7537.i, label %.2689.endif.preheader.i, label %.2689.if.i, !prof !36

B0.else.if.i7547.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i7519.i

B0.else.endif.i7519.i:                            ; preds = %B0.else.if.i7547.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i7520.i = phi i64 [ 0, %B0.else.if.i7547.i ], [ %.125.i7517.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i7521.i = icmp slt i64 %.125.i7517.i, %.257.fca.9.load.i
  br i1 %.133.not.i7521.i, label %B0.else.endif.endif.i7523.i, label %B0.else.endif.if.i7522.i, !prof !10

B0.else.endif.if.i7522.i:                         ; preds = %B0.else.endif.i7519.i
  br label %B0.else.endif.endif.i7523.i

B0.else.endif.endif.i7523.i:                      ; preds = %B0.else.endif.if.i7522.i, %B0.else.endif.i7519.i
  %.113.sroa.0.3.i7524.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7522.i ], [ %.113.sroa.0.1.i7520.i, %B0.else.endif.i7519.i ]
  %.140.i7525.i = icmp slt i64 %.57.i7513.i, -4
  %.141.i7526.i = select i1 %.140.i7525.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7527.i = add i64 %.141.i7526.i, %.87.i7514.i
  %.145.i7528.i = icmp slt i64 %.142.i7527.i, 0
  br i1 %.145.i7528.i, label %B0.else.endif.endif.if.i7546.i, label %B0.else.endif.endif.endif.i7529.i, !prof !6

B0.else.endif.endif.if.i7546.i:                   ; preds = %B0.else.endif.endif.i7523.i
  br label %B0.else.endif.endif.endif.i7529.i

B0.else.endif.endif.endif.i7529.i:                ; preds = %B0.else.endif.endif.if.i7546.i, %B0.else.endif.endif.i7523.i
  %.113.sroa.13.1.i7530.i = phi i64 [ 0, %B0.else.endif.endif.if.i7546.i ], [ %.142.i7527.i, %B0.else.endif.endif.i7523.i ]
  %.150.not.i7531.i = icmp slt i64 %.142.i7527.i, %.257.fca.9.load.i
  br i1 %.150.not.i7531.i, label %B0.endif.i7533.i, label %B0.else.endif.endif.endif.if.i7532.i, !prof !10

B0.else.endif.endif.endif.if.i7532.i:             ; preds = %B0.else.endif.endif.endif.i7529.i
  br label %B0.endif.i7533.i

.2689.endif.preheader.i:                          ; preds = %B0.endif.i7533.i
  %155 = shl i64 %.201.i7535.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7536.i, i8 -1, i64 %155, i1 false), !noalias !7
  %.57.i7548.i.pre = load i64, ptr %.582.i, align 8, !noalias !159
  br label %.2689.if.i

.2689.if.i:                                       ; preds = %.2689.endif.preheader.i, %B0.endif.i7533.i
  %.57.i7548.i = phi i64 [ %.57.i7548.i.pre, %.2689.endif.preheader.i ], [ %.87.i7514.i, %B0.endif.i7533.i ]
  %.87.i7549.i = add nsw i64 %.57.i7548.i, 4
  %.123.i7550.i = icmp slt i64 %.57.i7548.i, 0
  %.124.i7551.i = select i1 %.123.i7550.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7552.i = add i64 %.124.i7551.i, %.57.i7548.i
  %.128.i7553.i = icmp slt i64 %.125.i7552.i, 0
  br i1 %.128.i7553.i, label %B0.else.if.i7582.i, label %B0.else.endif.i7554.i, !prof !6

B0.endif.i7568.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7567.i, %B0.else.endif.endif.endif.i7564.i
  %.113.sroa.13.0.i7569.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7567.i ], [ %.113.sroa.13.1.i7565.i, %B0.else.endif.endif.endif.i7564.i ]
  %.201.i7570.i = sub i64 %.113.sroa.13.0.i7569.i, %.113.sroa.0.3.i7559.i
  %.226.i7571.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7559.i
  store i64 %.87.i7549.i, ptr %.582.i, align 8, !noalias !159
  %.605.not155.i7572.i = icmp sgt i64 %.201.i7570.i, 0
  br i1 %.605.not155.i7572.i, label %.3035.endif.preheader.i, label %.3035.if.i, !prof !36

B0.else.if.i7582.i:                               ; preds = %.2689.if.i
  br label %B0.else.endif.i7554.i

B0.else.endif.i7554.i:                            ; preds = %B0.else.if.i7582.i, %.2689.if.i
  %.113.sroa.0.1.i7555.i = phi i64 [ 0, %B0.else.if.i7582.i ], [ %.125.i7552.i, %.2689.if.i ]
  %.133.not.i7556.i = icmp slt i64 %.125.i7552.i, %.257.fca.9.load.i
  br i1 %.133.not.i7556.i, label %B0.else.endif.endif.i7558.i, label %B0.else.endif.if.i7557.i, !prof !10

B0.else.endif.if.i7557.i:                         ; preds = %B0.else.endif.i7554.i
  br label %B0.else.endif.endif.i7558.i

B0.else.endif.endif.i7558.i:                      ; preds = %B0.else.endif.if.i7557.i, %B0.else.endif.i7554.i
  %.113.sroa.0.3.i7559.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7557.i ], [ %.113.sroa.0.1.i7555.i, %B0.else.endif.i7554.i ]
  %.140.i7560.i = icmp slt i64 %.57.i7548.i, -4
  %.141.i7561.i = select i1 %.140.i7560.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7562.i = add i64 %.141.i7561.i, %.87.i7549.i
  %.145.i7563.i = icmp slt i64 %.142.i7562.i, 0
  br i1 %.145.i7563.i, label %B0.else.endif.endif.if.i7581.i, label %B0.else.endif.endif.endif.i7564.i, !prof !6

B0.else.endif.endif.if.i7581.i:                   ; preds = %B0.else.endif.endif.i7558.i
  br label %B0.else.endif.endif.endif.i7564.i

B0.else.endif.endif.endif.i7564.i:                ; preds = %B0.else.endif.endif.if.i7581.i, %B0.else.endif.endif.i7558.i
  %.113.sroa.13.1.i7565.i = phi i64 [ 0, %B0.else.endif.endif.if.i7581.i ], [ %.142.i7562.i, %B0.else.endif.endif.i7558.i ]
  %.150.not.i7566.i = icmp slt i64 %.142.i7562.i, %.257.fca.9.load.i
  br i1 %.150.not.i7566.i, label %B0.endif.i7568.i, label %B0.else.endif.endif.endif.if.i7567.i, !prof !10

B0.else.endif.endif.endif.if.i7567.i:             ; preds = %B0.else.endif.endif.endif.i7564.i
  br label %B0.endif.i7568.i

.3035.endif.preheader.i:                          ; preds = %B0.endif.i7568.i
  %156 = shl i64 %.201.i7570.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7571.i, i8 -1, i64 %156, i1 false), !noalias !7
  %.57.i7584.i.pre = load i64, ptr %.582.i, align 8, !noalias !162
  br label %.3035.if.i

.3035.if.i:                                       ; preds = %.3035.endif.preheader.i, %B0.endif.i7568.i
  %.57.i7584.i = phi i64 [ %.57.i7584.i.pre, %.3035.endif.preheader.i ], [ %.87.i7549.i, %B0.endif.i7568.i ]
  %.87.i7585.i = add nsw i64 %.57.i7584.i, 4
  %.123.i7586.i = icmp slt i64 %.57.i7584.i, 0
  %.124.i7587.i = select i1 %.123.i7586.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7588.i = add i64 %.124.i7587.i, %.57.i7584.i
  %.128.i7589.i = icmp slt i64 %.125.i7588.i, 0
  br i1 %.128.i7589.i, label %B0.else.if.i7618.i, label %B0.else.endif.i7590.i, !prof !6

B0.endif.i7604.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7603.i, %B0.else.endif.endif.endif.i7600.i
  %.113.sroa.13.0.i7605.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7603.i ], [ %.113.sroa.13.1.i7601.i, %B0.else.endif.endif.endif.i7600.i ]
  %.201.i7606.i = sub i64 %.113.sroa.13.0.i7605.i, %.113.sroa.0.3.i7595.i
  %.226.i7607.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7595.i
  store i64 %.87.i7585.i, ptr %.582.i, align 8, !noalias !162
  %.606.not155.i7608.i = icmp sgt i64 %.201.i7606.i, 0
  br i1 %.606.not155.i7608.i, label %.3381.endif.preheader.i, label %.3381.if.i, !prof !36

B0.else.if.i7618.i:                               ; preds = %.3035.if.i
  br label %B0.else.endif.i7590.i

B0.else.endif.i7590.i:                            ; preds = %B0.else.if.i7618.i, %.3035.if.i
  %.113.sroa.0.1.i7591.i = phi i64 [ 0, %B0.else.if.i7618.i ], [ %.125.i7588.i, %.3035.if.i ]
  %.133.not.i7592.i = icmp slt i64 %.125.i7588.i, %.257.fca.9.load.i
  br i1 %.133.not.i7592.i, label %B0.else.endif.endif.i7594.i, label %B0.else.endif.if.i7593.i, !prof !10

B0.else.endif.if.i7593.i:                         ; preds = %B0.else.endif.i7590.i
  br label %B0.else.endif.endif.i7594.i

B0.else.endif.endif.i7594.i:                      ; preds = %B0.else.endif.if.i7593.i, %B0.else.endif.i7590.i
  %.113.sroa.0.3.i7595.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7593.i ], [ %.113.sroa.0.1.i7591.i, %B0.else.endif.i7590.i ]
  %.140.i7596.i = icmp slt i64 %.57.i7584.i, -4
  %.141.i7597.i = select i1 %.140.i7596.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7598.i = add i64 %.141.i7597.i, %.87.i7585.i
  %.145.i7599.i = icmp slt i64 %.142.i7598.i, 0
  br i1 %.145.i7599.i, label %B0.else.endif.endif.if.i7617.i, label %B0.else.endif.endif.endif.i7600.i, !prof !6

B0.else.endif.endif.if.i7617.i:                   ; preds = %B0.else.endif.endif.i7594.i
  br label %B0.else.endif.endif.endif.i7600.i

B0.else.endif.endif.endif.i7600.i:                ; preds = %B0.else.endif.endif.if.i7617.i, %B0.else.endif.endif.i7594.i
  %.113.sroa.13.1.i7601.i = phi i64 [ 0, %B0.else.endif.endif.if.i7617.i ], [ %.142.i7598.i, %B0.else.endif.endif.i7594.i ]
  %.150.not.i7602.i = icmp slt i64 %.142.i7598.i, %.257.fca.9.load.i
  br i1 %.150.not.i7602.i, label %B0.endif.i7604.i, label %B0.else.endif.endif.endif.if.i7603.i, !prof !10

B0.else.endif.endif.endif.if.i7603.i:             ; preds = %B0.else.endif.endif.endif.i7600.i
  br label %B0.endif.i7604.i

.3381.endif.preheader.i:                          ; preds = %B0.endif.i7604.i
  %157 = shl i64 %.201.i7606.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7607.i, i8 0, i64 %157, i1 false), !noalias !162
  br label %.3381.endif.i

.3381.if.i.loopexit:                              ; preds = %.3381.endif.i
  %.57.i7620.i.pre = load i64, ptr %.582.i, align 8, !noalias !165
  br label %.3381.if.i

.3381.if.i:                                       ; preds = %.3381.if.i.loopexit, %B0.endif.i7604.i
  %.57.i7620.i = phi i64 [ %.57.i7620.i.pre, %.3381.if.i.loopexit ], [ %.87.i7585.i, %B0.endif.i7604.i ]
  %.87.i7621.i = add nsw i64 %.57.i7620.i, 4
  %.123.i7622.i = icmp slt i64 %.57.i7620.i, 0
  %.124.i7623.i = select i1 %.123.i7622.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7624.i = add i64 %.124.i7623.i, %.57.i7620.i
  %.128.i7625.i = icmp slt i64 %.125.i7624.i, 0
  br i1 %.128.i7625.i, label %B0.else.if.i7654.i, label %B0.else.endif.i7626.i, !prof !6

B0.endif.i7640.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7639.i, %B0.else.endif.endif.endif.i7636.i
  %.113.sroa.13.0.i7641.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7639.i ], [ %.113.sroa.13.1.i7637.i, %B0.else.endif.endif.endif.i7636.i ]
  %.201.i7642.i = sub i64 %.113.sroa.13.0.i7641.i, %.113.sroa.0.3.i7631.i
  %.226.i7643.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7631.i
  store i64 %.87.i7621.i, ptr %.582.i, align 8, !noalias !165
  %.605.not155.i7644.i = icmp slt i64 %.201.i7642.i, 1
  br i1 %.605.not155.i7644.i, label %.3727.if.i, label %.3727.endif.preheader.i, !prof !168

B0.else.if.i7654.i:                               ; preds = %.3381.if.i
  br label %B0.else.endif.i7626.i

B0.else.endif.i7626.i:                            ; preds = %B0.else.if.i7654.i, %.3381.if.i
  %.113.sroa.0.1.i7627.i = phi i64 [ 0, %B0.else.if.i7654.i ], [ %.125.i7624.i, %.3381.if.i ]
  %.133.not.i7628.i = icmp slt i64 %.125.i7624.i, %.257.fca.9.load.i
  br i1 %.133.not.i7628.i, label %B0.else.endif.endif.i7630.i, label %B0.else.endif.if.i7629.i, !prof !10

B0.else.endif.if.i7629.i:                         ; preds = %B0.else.endif.i7626.i
  br label %B0.else.endif.endif.i7630.i

B0.else.endif.endif.i7630.i:                      ; preds = %B0.else.endif.if.i7629.i, %B0.else.endif.i7626.i
  %.113.sroa.0.3.i7631.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7629.i ], [ %.113.sroa.0.1.i7627.i, %B0.else.endif.i7626.i ]
  %.140.i7632.i = icmp slt i64 %.57.i7620.i, -4
  %.141.i7633.i = select i1 %.140.i7632.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7634.i = add i64 %.141.i7633.i, %.87.i7621.i
  %.145.i7635.i = icmp slt i64 %.142.i7634.i, 0
  br i1 %.145.i7635.i, label %B0.else.endif.endif.if.i7653.i, label %B0.else.endif.endif.endif.i7636.i, !prof !6

B0.else.endif.endif.if.i7653.i:                   ; preds = %B0.else.endif.endif.i7630.i
  br label %B0.else.endif.endif.endif.i7636.i

B0.else.endif.endif.endif.i7636.i:                ; preds = %B0.else.endif.endif.if.i7653.i, %B0.else.endif.endif.i7630.i
  %.113.sroa.13.1.i7637.i = phi i64 [ 0, %B0.else.endif.endif.if.i7653.i ], [ %.142.i7634.i, %B0.else.endif.endif.i7630.i ]
  %.150.not.i7638.i = icmp slt i64 %.142.i7634.i, %.257.fca.9.load.i
  br i1 %.150.not.i7638.i, label %B0.endif.i7640.i, label %B0.else.endif.endif.endif.if.i7639.i, !prof !10

B0.else.endif.endif.endif.if.i7639.i:             ; preds = %B0.else.endif.endif.endif.i7636.i
  br label %B0.endif.i7640.i

.3727.endif.preheader.i:                          ; preds = %B0.endif.i7640.i
  %158 = shl i64 %.201.i7642.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7643.i, i8 0, i64 %158, i1 false), !noalias !165
  br label %.3727.endif.i

.3381.endif.i:                                    ; preds = %.3381.endif.i, %.3381.endif.preheader.i
  %.3377.07820.i = phi i64 [ %.3422.i, %.3381.endif.i ], [ 0, %.3381.endif.preheader.i ]
  %.3417.i = getelementptr double, ptr %.226.i7607.i, i64 %.3377.07820.i
  store double 1.000000e+300, ptr %.3417.i, align 8, !noalias !7
  %.3422.i = add nuw nsw i64 %.3377.07820.i, 1
  %exitcond.not.i966 = icmp eq i64 %.3422.i, %.201.i7606.i
  br i1 %exitcond.not.i966, label %.3381.if.i.loopexit, label %.3381.endif.i, !prof !77

.3727.if.i.loopexit:                              ; preds = %.3727.endif.i
  %.57.i7656.i.pre = load i64, ptr %.582.i, align 8, !noalias !169
  br label %.3727.if.i

.3727.if.i:                                       ; preds = %.3727.if.i.loopexit, %B0.endif.i7640.i
  %.57.i7656.i = phi i64 [ %.87.i7621.i, %B0.endif.i7640.i ], [ %.57.i7656.i.pre, %.3727.if.i.loopexit ]
  %.210.i76457954.i = phi i64 [ 0, %B0.endif.i7640.i ], [ %.201.i7642.i, %.3727.if.i.loopexit ]
  %.5.i.i = fptosi double %.481.fca.24.load.i to i64
  %.3805.i = shl nsw i64 %.5.i.i, 2
  %.87.i7657.i = add nsw i64 %.57.i7656.i, %.3805.i
  %.123.i7658.i = icmp slt i64 %.57.i7656.i, 0
  %.124.i7659.i = select i1 %.123.i7658.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7660.i = add i64 %.124.i7659.i, %.57.i7656.i
  %.128.i7661.i = icmp slt i64 %.125.i7660.i, 0
  br i1 %.128.i7661.i, label %B0.else.if.i7690.i, label %B0.else.endif.i7662.i, !prof !6

B0.endif.i7676.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7675.i, %B0.else.endif.endif.endif.i7672.i
  %.113.sroa.13.0.i7677.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7675.i ], [ %.113.sroa.13.1.i7673.i, %B0.else.endif.endif.endif.i7672.i ]
  %.201.i7678.i = sub i64 %.113.sroa.13.0.i7677.i, %.113.sroa.0.3.i7667.i
  %.226.i7679.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7667.i
  store i64 %.87.i7657.i, ptr %.582.i, align 8, !noalias !169
  %.606.not155.i7680.i = icmp sgt i64 %.201.i7678.i, 0
  br i1 %.606.not155.i7680.i, label %.576.endif.preheader.i7688.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7691.i, !prof !36

.576.endif.preheader.i7688.i:                     ; preds = %B0.endif.i7676.i
  %159 = shl i64 %.201.i7678.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7679.i, i8 0, i64 %159, i1 false), !noalias !169
  %.57.i7692.pre.i = load i64, ptr %.582.i, align 8, !noalias !172
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7691.i

B0.else.if.i7690.i:                               ; preds = %.3727.if.i
  br label %B0.else.endif.i7662.i

B0.else.endif.i7662.i:                            ; preds = %B0.else.if.i7690.i, %.3727.if.i
  %.113.sroa.0.1.i7663.i = phi i64 [ 0, %B0.else.if.i7690.i ], [ %.125.i7660.i, %.3727.if.i ]
  %.133.not.i7664.i = icmp slt i64 %.125.i7660.i, %.257.fca.9.load.i
  br i1 %.133.not.i7664.i, label %B0.else.endif.endif.i7666.i, label %B0.else.endif.if.i7665.i, !prof !10

B0.else.endif.if.i7665.i:                         ; preds = %B0.else.endif.i7662.i
  br label %B0.else.endif.endif.i7666.i

B0.else.endif.endif.i7666.i:                      ; preds = %B0.else.endif.if.i7665.i, %B0.else.endif.i7662.i
  %.113.sroa.0.3.i7667.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7665.i ], [ %.113.sroa.0.1.i7663.i, %B0.else.endif.i7662.i ]
  %.140.i7668.i = icmp slt i64 %.87.i7657.i, 0
  %.141.i7669.i = select i1 %.140.i7668.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7670.i = add i64 %.141.i7669.i, %.87.i7657.i
  %.145.i7671.i = icmp slt i64 %.142.i7670.i, 0
  br i1 %.145.i7671.i, label %B0.else.endif.endif.if.i7689.i, label %B0.else.endif.endif.endif.i7672.i, !prof !6

B0.else.endif.endif.if.i7689.i:                   ; preds = %B0.else.endif.endif.i7666.i
  br label %B0.else.endif.endif.endif.i7672.i

B0.else.endif.endif.endif.i7672.i:                ; preds = %B0.else.endif.endif.if.i7689.i, %B0.else.endif.endif.i7666.i
  %.113.sroa.13.1.i7673.i = phi i64 [ 0, %B0.else.endif.endif.if.i7689.i ], [ %.142.i7670.i, %B0.else.endif.endif.i7666.i ]
  %.150.not.i7674.i = icmp slt i64 %.142.i7670.i, %.257.fca.9.load.i
  br i1 %.150.not.i7674.i, label %B0.endif.i7676.i, label %B0.else.endif.endif.endif.if.i7675.i, !prof !10

B0.else.endif.endif.endif.if.i7675.i:             ; preds = %B0.else.endif.endif.endif.i7672.i
  br label %B0.endif.i7676.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7691.i: ; preds = %.576.endif.preheader.i7688.i, %B0.endif.i7676.i
  %.57.i7692.i = phi i64 [ %.87.i7657.i, %B0.endif.i7676.i ], [ %.57.i7692.pre.i, %.576.endif.preheader.i7688.i ]
  %.210.i7681.i = tail call i64 @llvm.smax.i64(i64 %.201.i7678.i, i64 0)
  %.87.i7693.i = add nsw i64 %.57.i7692.i, 4
  %.123.i7694.i = icmp slt i64 %.57.i7692.i, 0
  %.124.i7695.i = select i1 %.123.i7694.i, i64 %.257.fca.9.load.i, i64 0
  %.125.i7696.i = add i64 %.124.i7695.i, %.57.i7692.i
  %.128.i7697.i = icmp slt i64 %.125.i7696.i, 0
  br i1 %.128.i7697.i, label %B0.else.if.i7726.i, label %B0.else.endif.i7698.i, !prof !6

B0.endif.i7712.i:                                 ; preds = %B0.else.endif.endif.endif.if.i7711.i, %B0.else.endif.endif.endif.i7708.i
  %.113.sroa.13.0.i7713.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.endif.endif.if.i7711.i ], [ %.113.sroa.13.1.i7709.i, %B0.else.endif.endif.endif.i7708.i ]
  %.201.i7714.i = sub i64 %.113.sroa.13.0.i7713.i, %.113.sroa.0.3.i7703.i
  %.226.i7715.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i7703.i
  store i64 %.87.i7693.i, ptr %.582.i, align 8, !noalias !172
  %.605.not155.i7716.i = icmp sgt i64 %.201.i7714.i, 0
  br i1 %.605.not155.i7716.i, label %.575.endif.preheader.i7724.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i, !prof !36

.575.endif.preheader.i7724.i:                     ; preds = %B0.endif.i7712.i
  %160 = shl i64 %.201.i7714.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i7715.i, i8 0, i64 %160, i1 false), !noalias !172
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i

B0.else.if.i7726.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7691.i
  br label %B0.else.endif.i7698.i

B0.else.endif.i7698.i:                            ; preds = %B0.else.if.i7726.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7691.i
  %.113.sroa.0.1.i7699.i = phi i64 [ 0, %B0.else.if.i7726.i ], [ %.125.i7696.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit7691.i ]
  %.133.not.i7700.i = icmp slt i64 %.125.i7696.i, %.257.fca.9.load.i
  br i1 %.133.not.i7700.i, label %B0.else.endif.endif.i7702.i, label %B0.else.endif.if.i7701.i, !prof !10

B0.else.endif.if.i7701.i:                         ; preds = %B0.else.endif.i7698.i
  br label %B0.else.endif.endif.i7702.i

B0.else.endif.endif.i7702.i:                      ; preds = %B0.else.endif.if.i7701.i, %B0.else.endif.i7698.i
  %.113.sroa.0.3.i7703.i = phi i64 [ %.257.fca.9.load.i, %B0.else.endif.if.i7701.i ], [ %.113.sroa.0.1.i7699.i, %B0.else.endif.i7698.i ]
  %.140.i7704.i = icmp slt i64 %.57.i7692.i, -4
  %.141.i7705.i = select i1 %.140.i7704.i, i64 %.257.fca.9.load.i, i64 0
  %.142.i7706.i = add i64 %.141.i7705.i, %.87.i7693.i
  %.145.i7707.i = icmp slt i64 %.142.i7706.i, 0
  br i1 %.145.i7707.i, label %B0.else.endif.endif.if.i7725.i, label %B0.else.endif.endif.endif.i7708.i, !prof !6

B0.else.endif.endif.if.i7725.i:                   ; preds = %B0.else.endif.endif.i7702.i
  br label %B0.else.endif.endif.endif.i7708.i

B0.else.endif.endif.endif.i7708.i:                ; preds = %B0.else.endif.endif.if.i7725.i, %B0.else.endif.endif.i7702.i
  %.113.sroa.13.1.i7709.i = phi i64 [ 0, %B0.else.endif.endif.if.i7725.i ], [ %.142.i7706.i, %B0.else.endif.endif.i7702.i ]
  %.150.not.i7710.i = icmp slt i64 %.142.i7706.i, %.257.fca.9.load.i
  br i1 %.150.not.i7710.i, label %B0.endif.i7712.i, label %B0.else.endif.endif.endif.if.i7711.i, !prof !10

B0.else.endif.endif.endif.if.i7711.i:             ; preds = %B0.else.endif.endif.endif.i7708.i
  br label %B0.endif.i7712.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i: ; preds = %.575.endif.preheader.i7724.i, %B0.endif.i7712.i
  %.39967846.i = icmp sgt i64 %.257.fca.2.load.i, 0
  br i1 %.39967846.i, label %B1334.preheader.lr.ph.i, label %B6728.i

B1334.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit7727.i
  %spec.select7758.i = tail call i64 @llvm.smax.i64(i64 %.257.fca.5.load.i, i64 0)
  %.44217827.not.i = icmp slt i64 %.257.fca.5.load.i, 1
  %.7125.i = getelementptr i8, ptr %.1780, i64 64
  %.8190.i = getelementptr i8, ptr %.2122, i64 48
  %.8222.i = getelementptr i8, ptr %.2122, i64 56
  %.8378.i = icmp ne i64 %.257.fca.5.load.i, 0
  %.8390.i = icmp ne i64 %.257.fca.5.load.i, -1
  %.496.i7731.i = icmp ne i64 %.257.fca.3.load.i, 0
  %.508.i7733.i = icmp ne i64 %.257.fca.3.load.i, -1
  %.495.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.525.i6708.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %.1053.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1339.i.i = getelementptr i8, ptr %.2122, i64 72
  %.1436.i6722.i = getelementptr i8, ptr %.2122, i64 96
  %.1502.i.i = getelementptr i8, ptr %.2122, i64 104
  %.1635.i.i = getelementptr i8, ptr %.2122, i64 64
  %.1762.i.i = fmul double %.481.fca.17.load.i, %.481.fca.20.load.i
  %.1765.i.i = fsub double 1.000000e+00, %.481.fca.20.load.i
  %.1808.i.i = fmul double %.481.fca.18.load.i, %.1765.i.i
  %.1809.i.i = fadd double %.1762.i.i, %.1808.i.i
  %.1940.i.i = getelementptr i8, ptr %.2122, i64 32
  %.9561.i = fmul double %.481.fca.5.load.i, %.481.fca.34.load.i
  %161 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.791.i.i = getelementptr i8, ptr %161, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.481.fca.26.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %162 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1594.i.i = getelementptr i8, ptr %.2122, i64 8
  %.1710.i.i = fcmp ogt double %.481.fca.27.load.i, 0.000000e+00
  %.1742.i.i = zext i1 %.1710.i.i to i64
  %.1772.i.i = getelementptr i8, ptr %.2122, i64 16
  %.1829.i.i = fadd double %.481.fca.10.load.i, %.481.fca.11.load.i
  %.652.i.i.i = getelementptr i8, ptr %.2122, i64 88
  %.329.i.i.i.i = fmul double %.481.fca.16.load.i, 2.000000e+00
  %.1094.i.i.i = fcmp ogt double %.481.fca.21.load.i, 0.000000e+00
  %.1299.i.i.i = fmul double %.481.fca.7.load.i, %.481.fca.21.load.i
  %.519.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.1016.i.i = getelementptr i8, ptr %.2122, i64 80
  %.8852.i = getelementptr i8, ptr %.2122, i64 112
  %.10467.i = icmp eq i64 %.5.i.i, 0
  %.11208.i = getelementptr i8, ptr %.2122, i64 120
  %.11363.i = getelementptr i8, ptr %.1780, i64 80
  %163 = shl i64 %.113.sroa.0.3.i6880.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %163
  %164 = shl i64 %.113.sroa.0.3.i7201.i, 3
  %scevgep7911.i = getelementptr i8, ptr %arg.memory_at, i64 %164
  %.5697.not7830.i = icmp sgt i64 %.201.i7642.i, %.210.i76457954.i
  br label %B1334.i.outer

.3727.endif.i:                                    ; preds = %.3727.endif.i, %.3727.endif.preheader.i
  %.3723.07822.i = phi i64 [ %.3768.i, %.3727.endif.i ], [ 0, %.3727.endif.preheader.i ]
  %.3763.i = getelementptr i64, ptr %.226.i7643.i, i64 %.3723.07822.i
  store i64 1, ptr %.3763.i, align 8, !noalias !7
  %.3768.i = add nuw nsw i64 %.3723.07822.i, 1
  %exitcond7909.not.i = icmp eq i64 %.3768.i, %.201.i7642.i
  br i1 %exitcond7909.not.i, label %.3727.if.i.loopexit, label %.3727.endif.i, !prof !77

B1578.if.i:                                       ; preds = %B1578.loopexit.i, %B1578.if.lr.ph.i
  %.4365.07828.i = phi i64 [ 0, %B1578.if.lr.ph.i ], [ %.4434.i, %B1578.loopexit.i ]
  %.4434.i = add nuw nsw i64 %.4365.07828.i, 1
  %.4462.i = add nsw i64 %.4365.07828.i, %.4461.i
  %.4476.i = icmp slt i64 %.4462.i, 0
  %.4477.i = select i1 %.4476.i, i64 %.210.i6963.i, i64 0
  %165 = getelementptr i64, ptr %.226.i6961.i, i64 %.4462.i
  %.4491.i = getelementptr i64, ptr %165, i64 %.4477.i
  store i64 1, ptr %.4491.i, align 8, !noalias !7
  %.4507.i = select i1 %.4476.i, i64 %.210.i6999.i, i64 0
  %166 = getelementptr i64, ptr %.226.i6997.i, i64 %.4462.i
  %.4521.i = getelementptr i64, ptr %166, i64 %.4507.i
  store i64 0, ptr %.4521.i, align 8, !noalias !7
  %.4537.i = select i1 %.4476.i, i64 %.210.i.i, i64 0
  %167 = getelementptr i64, ptr %.226.i.i, i64 %.4462.i
  %.4551.i = getelementptr i64, ptr %167, i64 %.4537.i
  store i64 0, ptr %.4551.i, align 8, !noalias !7
  %.4568.i = select i1 %.4476.i, i64 %.210.i7035.i, i64 0
  %168 = getelementptr i64, ptr %.226.i7033.i, i64 %.4462.i
  %.4582.i = getelementptr i64, ptr %168, i64 %.4568.i
  store i64 %next_block.5.3.i, ptr %.4582.i, align 8, !noalias !7
  %.4586.i = uitofp nneg i64 %.4365.07828.i to double
  %.4587.i = fmul double %.481.fca.2.load.i, %.4586.i
  %.4589.i = fadd double %.4243.i, %.4587.i
  %.4604.i = select i1 %.4476.i, i64 %.210.i707179427946.i, i64 0
  %169 = getelementptr double, ptr %.226.i7069.i, i64 %.4462.i
  %.4618.i = getelementptr double, ptr %169, i64 %.4604.i
  store double %.4589.i, ptr %.4618.i, align 8, !noalias !7
  %.4623.i = add nsw i64 %.4365.07828.i, %.4622.i
  %.4638.i = select i1 %.4476.i, i64 %.210.i7107.i, i64 0
  %170 = getelementptr i64, ptr %.226.i7105.i, i64 %.4462.i
  %.4652.i = getelementptr i64, ptr %170, i64 %.4638.i
  store i64 %.4623.i, ptr %.4652.i, align 8, !noalias !7
  %.4683.i = load double, ptr %.4618.i, align 8, !noalias !7
  %.4698.i = select i1 %.4476.i, i64 %.210.i7143.i, i64 0
  %171 = getelementptr double, ptr %.226.i7141.i, i64 %.4462.i
  %.4712.i = getelementptr double, ptr %171, i64 %.4698.i
  store double %.4683.i, ptr %.4712.i, align 8, !noalias !7
  %.4728.i = select i1 %.4476.i, i64 %.210.i7431.i, i64 0
  %172 = getelementptr double, ptr %.226.i7429.i, i64 %.4462.i
  %.4742.i = getelementptr double, ptr %172, i64 %.4728.i
  store double 0.000000e+00, ptr %.4742.i, align 8, !noalias !7
  %.4758.i = select i1 %.4476.i, i64 %.210.i7179.i, i64 0
  %173 = getelementptr i64, ptr %.226.i7177.i, i64 %.4462.i
  %.4772.i = getelementptr i64, ptr %173, i64 %.4758.i
  store i64 9, ptr %.4772.i, align 8, !noalias !7
  %.4774.i = mul nsw i64 %.4462.i, 6
  %.4775.i = add nsw i64 %.4462.i, 1
  %.4776.i = mul nsw i64 %.4775.i, 6
  %.4814.i = select i1 %.4476.i, i64 %.210.i6893.i, i64 0
  %.4815.i = add i64 %.4814.i, %.4774.i
  %.4830.i = icmp slt i64 %.4462.i, -1
  %.4831.i = select i1 %.4830.i, i64 %.210.i6893.i, i64 0
  %.4832.i = add i64 %.4776.i, %.4831.i
  %.4959.i = icmp slt i64 %.4815.i, 0
  br i1 %.4959.i, label %B1580.endif.else.if.i, label %B1580.endif.else.endif.i, !prof !6

B1580.endif.endif.i:                              ; preds = %B1580.endif.else.endif.endif.endif.if.i, %B1580.endif.else.endif.endif.endif.i
  %.4939.sroa.13.0.i = phi i64 [ %.210.i6893.i, %B1580.endif.else.endif.endif.endif.if.i ], [ %.4939.sroa.13.1.i, %B1580.endif.else.endif.endif.endif.i ]
  %.5060.not7823.i = icmp slt i64 %.4939.sroa.0.3.i, %.4939.sroa.13.0.i
  br i1 %.5060.not7823.i, label %.5030.endif.preheader.i, label %.5030.if.i, !prof !36

.5030.endif.preheader.i:                          ; preds = %B1580.endif.endif.i
  %174 = shl i64 %.4939.sroa.0.3.i, 3
  %scevgep7910.i = getelementptr i8, ptr %scevgep.i, i64 %174
  %175 = sub nsw i64 %.4939.sroa.13.0.i, %.4939.sroa.0.3.i
  %176 = shl i64 %175, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep7910.i, i8 0, i64 %176, i1 false), !noalias !7
  br label %.5030.if.i

B1580.endif.else.if.i:                            ; preds = %B1578.if.i
  br label %B1580.endif.else.endif.i

B1580.endif.else.endif.i:                         ; preds = %B1580.endif.else.if.i, %B1578.if.i
  %.4939.sroa.0.1.i = phi i64 [ 0, %B1580.endif.else.if.i ], [ %.4815.i, %B1578.if.i ]
  %.4964.not.i = icmp slt i64 %.4815.i, %.210.i6893.i
  br i1 %.4964.not.i, label %B1580.endif.else.endif.endif.i, label %B1580.endif.else.endif.if.i, !prof !10

B1580.endif.else.endif.if.i:                      ; preds = %B1580.endif.else.endif.i
  br label %B1580.endif.else.endif.endif.i

B1580.endif.else.endif.endif.i:                   ; preds = %B1580.endif.else.endif.if.i, %B1580.endif.else.endif.i
  %.4939.sroa.0.3.i = phi i64 [ %.210.i6893.i, %B1580.endif.else.endif.if.i ], [ %.4939.sroa.0.1.i, %B1580.endif.else.endif.i ]
  %.4976.i = icmp slt i64 %.4832.i, 0
  br i1 %.4976.i, label %B1580.endif.else.endif.endif.if.i, label %B1580.endif.else.endif.endif.endif.i, !prof !6

B1580.endif.else.endif.endif.if.i:                ; preds = %B1580.endif.else.endif.endif.i
  br label %B1580.endif.else.endif.endif.endif.i

B1580.endif.else.endif.endif.endif.i:             ; preds = %B1580.endif.else.endif.endif.if.i, %B1580.endif.else.endif.endif.i
  %.4939.sroa.13.1.i = phi i64 [ 0, %B1580.endif.else.endif.endif.if.i ], [ %.4832.i, %B1580.endif.else.endif.endif.i ]
  %.4981.not.i = icmp slt i64 %.4832.i, %.210.i6893.i
  br i1 %.4981.not.i, label %B1580.endif.endif.i, label %B1580.endif.else.endif.endif.endif.if.i, !prof !10

B1580.endif.else.endif.endif.endif.if.i:          ; preds = %B1580.endif.else.endif.endif.endif.i
  br label %B1580.endif.endif.i

.5030.if.i:                                       ; preds = %.5030.endif.preheader.i, %B1580.endif.endif.i
  %.5078.i = mul nsw i64 %.4462.i, %.257.fca.6.load.i
  %.5081.i = mul nsw i64 %.4775.i, %.257.fca.6.load.i
  %.5118.i = icmp slt i64 %.5078.i, 0
  %.5119.i = select i1 %.5118.i, i64 %.210.i7215.i, i64 0
  %.5120.i = add i64 %.5119.i, %.5078.i
  %.5135.i = icmp slt i64 %.5081.i, 0
  %.5136.i = select i1 %.5135.i, i64 %.210.i7215.i, i64 0
  %.5137.i = add i64 %.5136.i, %.5081.i
  %.5264.i = icmp slt i64 %.5120.i, 0
  br i1 %.5264.i, label %.5031.endif.else.if.i, label %.5031.endif.else.endif.i, !prof !6

.5031.endif.endif.i:                              ; preds = %.5031.endif.else.endif.endif.endif.if.i, %.5031.endif.else.endif.endif.endif.i
  %.5244.sroa.13.0.i = phi i64 [ %.210.i7215.i, %.5031.endif.else.endif.endif.endif.if.i ], [ %.5244.sroa.13.1.i, %.5031.endif.else.endif.endif.endif.i ]
  %.5365.not7825.i = icmp slt i64 %.5244.sroa.0.3.i, %.5244.sroa.13.0.i
  br i1 %.5365.not7825.i, label %.5335.endif.preheader.i, label %B1578.loopexit.i, !prof !36

.5335.endif.preheader.i:                          ; preds = %.5031.endif.endif.i
  %177 = shl i64 %.5244.sroa.0.3.i, 3
  %scevgep7912.i = getelementptr i8, ptr %scevgep7911.i, i64 %177
  %178 = sub nsw i64 %.5244.sroa.13.0.i, %.5244.sroa.0.3.i
  %179 = shl i64 %178, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep7912.i, i8 0, i64 %179, i1 false), !noalias !7
  br label %B1578.loopexit.i

.5031.endif.else.if.i:                            ; preds = %.5030.if.i
  br label %.5031.endif.else.endif.i

.5031.endif.else.endif.i:                         ; preds = %.5031.endif.else.if.i, %.5030.if.i
  %.5244.sroa.0.1.i = phi i64 [ 0, %.5031.endif.else.if.i ], [ %.5120.i, %.5030.if.i ]
  %.5269.not.i = icmp slt i64 %.5120.i, %.210.i7215.i
  br i1 %.5269.not.i, label %.5031.endif.else.endif.endif.i, label %.5031.endif.else.endif.if.i, !prof !10

.5031.endif.else.endif.if.i:                      ; preds = %.5031.endif.else.endif.i
  br label %.5031.endif.else.endif.endif.i

.5031.endif.else.endif.endif.i:                   ; preds = %.5031.endif.else.endif.if.i, %.5031.endif.else.endif.i
  %.5244.sroa.0.3.i = phi i64 [ %.210.i7215.i, %.5031.endif.else.endif.if.i ], [ %.5244.sroa.0.1.i, %.5031.endif.else.endif.i ]
  %.5281.i = icmp slt i64 %.5137.i, 0
  br i1 %.5281.i, label %.5031.endif.else.endif.endif.if.i, label %.5031.endif.else.endif.endif.endif.i, !prof !6

.5031.endif.else.endif.endif.if.i:                ; preds = %.5031.endif.else.endif.endif.i
  br label %.5031.endif.else.endif.endif.endif.i

.5031.endif.else.endif.endif.endif.i:             ; preds = %.5031.endif.else.endif.endif.if.i, %.5031.endif.else.endif.endif.i
  %.5244.sroa.13.1.i = phi i64 [ 0, %.5031.endif.else.endif.endif.if.i ], [ %.5137.i, %.5031.endif.else.endif.endif.i ]
  %.5286.not.i = icmp slt i64 %.5137.i, %.210.i7215.i
  br i1 %.5286.not.i, label %.5031.endif.endif.i, label %.5031.endif.else.endif.endif.endif.if.i, !prof !10

.5031.endif.else.endif.endif.endif.if.i:          ; preds = %.5031.endif.else.endif.endif.endif.i
  br label %.5031.endif.endif.i

B1840.endif.else.endif.endif.endif.if.i:          ; preds = %B1840.i
  br i1 %.5697.not7830.i, label %.5667.endif.i.preheader, label %.5667.if.i, !prof !175

.5667.endif.i.preheader:                          ; preds = %B1840.i, %B1840.endif.else.endif.endif.endif.if.i
  %.5663.07831.i.ph = phi i64 [ %.210.i76457954.i, %B1840.endif.else.endif.endif.endif.if.i ], [ 0, %B1840.i ]
  br label %.5667.endif.i

.5667.if.i:                                       ; preds = %.5667.endif.i, %B1840.endif.else.endif.endif.endif.if.i
  %exitcond1053.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1053.not, label %B1900.i, label %B1886.i

.5667.endif.i:                                    ; preds = %.5667.endif.i.preheader, %.5667.endif.i
  %.5663.07831.i = phi i64 [ %.5708.i, %.5667.endif.i ], [ %.5663.07831.i.ph, %.5667.endif.i.preheader ]
  %.5703.i = getelementptr i64, ptr %.226.i7643.i, i64 %.5663.07831.i
  store i64 1, ptr %.5703.i, align 8, !noalias !7
  %.5708.i = add nuw nsw i64 %.5663.07831.i, 1
  %.5697.not.i = icmp sgt i64 %.201.i7642.i, %.5708.i
  br i1 %.5697.not.i, label %.5667.endif.i, label %.5667.if.i, !prof !176

B1958.if.i:                                       ; preds = %B2136.i, %B1900.i
  %scheduler.2.27836.i = phi i64 [ -1, %B1900.i ], [ %scheduler.3.3.i, %B2136.i ]
  %best.2.27835.i = phi double [ 1.000000e+300, %B1900.i ], [ %best.3.3.i, %B2136.i ]
  %.5797.07832.i = phi i64 [ 0, %B1900.i ], [ %.5866.i, %B2136.i ]
  %.5866.i = add nuw nsw i64 %.5797.07832.i, 1
  %180 = getelementptr i64, ptr %.226.i7643.i, i64 %.5797.07832.i
  %.5924.i = load i64, ptr %180, align 8, !noalias !7
  %.5925.not.i = icmp eq i64 %.5924.i, 0
  br i1 %.5925.not.i, label %B2068.i, label %B1978.i

B2590.if.i:                                       ; preds = %B2732.i, %B2590.preheader.i
  %why.3.27840.i = phi i64 [ 2, %B2590.preheader.i ], [ %why.4.3.i, %B2732.i ]
  %need.2.27839.i = phi double [ %best.3.3.i, %B2590.preheader.i ], [ %need.3.3.i, %B2732.i ]
  %.7283.07837.i = phi i64 [ 0, %B2590.preheader.i ], [ %.7358.i, %B2732.i ]
  %.7358.i = add nuw nsw i64 %.7283.07837.i, 1
  %181 = shl nuw i64 1, %.7283.07837.i
  %182 = and i64 %181, %.7237.i
  %.7402.not.i = icmp eq i64 %182, 0
  br i1 %.7402.not.i, label %B2732.i, label %B2610.i

B3488.endif.i:                                    ; preds = %B3488.else.if.i, %B3488.i
  %quot.0.i = phi i64 [ 0, %B3488.i ], [ %spec.select.i, %B3488.else.if.i ]
  %183 = getelementptr i64, ptr %.644, i64 %.6721.i
  %.8448.i = getelementptr i64, ptr %183, i64 %.6740.i
  %.8449.i = load i64, ptr %.8448.i, align 8, !noalias !7
  %.13.i7728.i = tail call i64 @llvm.smax.i64(i64 %.8449.i, i64 1)
  %.8479.i = uitofp nneg i64 %.13.i7728.i to double
  %.8480.i = fadd double %best.3.3.i, %.8479.i
  %.8485.i = icmp eq i64 %.6755.i, 5
  br i1 %.8485.i, label %B3622.i, label %B4030.i

B3488.else.if.i:                                  ; preds = %B3488.i
  %.8394.i = sdiv i64 %.6620.i, %.257.fca.5.load.i
  %.8395.i = srem i64 %.6620.i, %.257.fca.5.load.i
  %.8396.i = xor i64 %.8395.i, %.257.fca.5.load.i
  %.8397.i = icmp slt i64 %.8396.i, 0
  %.8398.i = icmp ne i64 %.8395.i, 0
  %.8399.i = and i1 %.8398.i, %.8397.i
  %.8404.i = sext i1 %.8399.i to i64
  %spec.select.i = add i64 %.8394.i, %.8404.i
  br label %B3488.endif.i

B4270.endif.i:                                    ; preds = %B4270.else.if.i, %B4270.i
  %rem.1.0.i = phi i64 [ 0, %B4270.i ], [ %spec.select6692.i, %B4270.else.if.i ]
  %.124.i7729.i = mul nsw i64 %.6620.i, %.257.fca.6.load.i
  %.126.i.i = add nsw i64 %.8989.i, %.124.i7729.i
  %.139.i.i = icmp slt i64 %.126.i.i, 0
  %.140.i7730.i = select i1 %.139.i.i, i64 %.210.i7215.i, i64 0
  %184 = getelementptr i64, ptr %.226.i7213.i, i64 %.126.i.i
  %.154.i.i = getelementptr i64, ptr %184, i64 %.140.i7730.i
  %.155.i.i = load i64, ptr %.154.i.i, align 8, !noalias !177
  %.164.i.i = add i64 %.155.i.i, 1
  store i64 %.164.i.i, ptr %.154.i.i, align 8, !noalias !177
  %185 = getelementptr i64, ptr %.1147, i64 %.8989.i
  %.239.i.i = load i64, ptr %185, align 8, !noalias !177
  %.255.not.i.i = icmp slt i64 %.155.i.i, %.239.i.i
  br i1 %.255.not.i.i, label %B240.i.i, label %B144.i.i

B144.i.i:                                         ; preds = %B4270.endif.i
  %186 = getelementptr i64, ptr %.1217, i64 %.8989.i
  %.291.i.i = load i64, ptr %186, align 8, !noalias !177
  %.292.i.i = icmp eq i64 %.291.i.i, -4611686018427387904
  br i1 %.292.i.i, label %B178.i7739.i, label %B190.i.i

B178.i7739.i:                                     ; preds = %B144.i.i
  %.308.i.i = icmp eq i64 %.239.i.i, 0
  br i1 %.308.i.i, label %B240.i.i, label %B178.else.i.i, !prof !6

B190.i.i:                                         ; preds = %B144.i.i
  %.358.i.i = sub i64 %.164.i.i, %.239.i.i
  %.395.i.i = mul nsw i64 %.291.i.i, %.358.i.i
  %.403.0.i.i = ashr i64 %.395.i.i, 5
  %.439.i.i = add nsw i64 %.239.i.i, -1
  br label %B240.i.i

B240.i.i:                                         ; preds = %B178.else.if.i.i, %B178.else.i.i, %B190.i.i, %B178.i7739.i, %B4270.endif.i
  %o.3.0.i.i = phi i64 [ %.155.i.i, %B4270.endif.i ], [ %.439.i.i, %B190.i.i ], [ 0, %B178.i7739.i ], [ %spec.select.i7740.i, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %shift.3.0.i.i = phi i64 [ 0, %B4270.endif.i ], [ %.403.0.i.i, %B190.i.i ], [ 0, %B178.i7739.i ], [ 0, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %187 = getelementptr i64, ptr %arg.sites_at, i64 %.8989.i
  %.486.i.i = load i64, ptr %187, align 8, !noalias !177
  %.507.i7732.i = icmp ne i64 %.9029.i, -9223372036854775808
  %.509.not.i.i = or i1 %.508.i7733.i, %.507.i7732.i
  %or.cond7862.i = and i1 %.496.i7731.i, %.509.not.i.i
  br i1 %or.cond7862.i, label %B240.else.if.i.i, label %B240.endif.i.i, !prof !14

B320.i.i:                                         ; preds = %B240.endif.i.i
  %.573.i.i = icmp slt i64 %.551.i.i, -4
  %.574.i.i = select i1 %.573.i.i, i64 %.257.fca.7.load.i, i64 0
  %188 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %189 = getelementptr i8, ptr %188, i64 16
  %.588.i.i = getelementptr i32, ptr %189, i64 %.574.i.i
  %.589.i7736.i = load i32, ptr %.588.i.i, align 4, !noalias !177
  %190 = getelementptr i64, ptr %.1287, i64 %.8989.i
  %.625.i.i = load i64, ptr %190, align 8, !noalias !177
  %.631.i.i = sext i32 %.589.i7736.i to i64
  %.632.i.i = sub nsw i64 %.631.i.i, %.625.i.i
  %.634.i.i = add nsw i64 %.632.i.i, %shift.3.0.i.i
  %191 = getelementptr i64, ptr %.1357, i64 %.8989.i
  %.667.i.i = load i64, ptr %191, align 8, !noalias !177
  %.677.i.i = icmp eq i64 %.667.i.i, 0
  br i1 %.677.i.i, label %B320.endif.i.i, label %B320.else.i.i, !prof !6

B404.i7737.i:                                     ; preds = %B320.endif.i.i, %B240.endif.i.i
  %shift.4.0.i.i = phi i64 [ %.715.i.i, %B320.endif.i.i ], [ 0, %B240.endif.i.i ]
  br i1 %or.cond7862.i, label %B404.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

B178.else.i.i:                                    ; preds = %B178.i7739.i
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
  %spec.select.i7740.i = add i64 %.336.i.i, %.325.i.i
  br label %B240.i.i

B240.endif.i.i:                                   ; preds = %B240.else.if.i.i, %B240.i.i
  %rem.2.0.i.i = phi i64 [ 0, %B240.i.i ], [ %192, %B240.else.if.i.i ]
  %.539.i.i = add nsw i64 %rem.2.0.i.i, %rem.1.0.i
  %.543.i7734.i = mul nsw i64 %.539.i.i, %.239.i.i
  %.547.i.i = add nsw i64 %.543.i7734.i, %o.3.0.i.i
  %.550.i7735.i = mul nsw i64 %.547.i.i, 36
  %.551.i.i = add nsw i64 %.550.i7735.i, %.486.i.i
  %.556.not.i.i = icmp eq i64 %shift.3.0.i.i, 0
  br i1 %.556.not.i.i, label %B404.i7737.i, label %B320.i.i

B240.else.if.i.i:                                 ; preds = %B240.i.i
  %.513.i.i = srem i64 %.9029.i, %.257.fca.3.load.i
  %.514.i.i = xor i64 %.513.i.i, %.257.fca.3.load.i
  %.515.i.i = icmp slt i64 %.514.i.i, 0
  %.516.i.i = icmp ne i64 %.513.i.i, 0
  %.517.i.i = and i1 %.516.i.i, %.515.i.i
  %.524.i.i = select i1 %.517.i.i, i64 %.257.fca.3.load.i, i64 0
  %spec.select280.i.i = add i64 %.524.i.i, %.513.i.i
  %192 = mul nsw i64 %spec.select280.i.i, %.257.fca.5.load.i
  br label %B240.endif.i.i

B320.else.i.i:                                    ; preds = %B320.i.i
  %.688.i.i = icmp ne i64 %.634.i.i, -9223372036854775808
  %.689.i.i = icmp ne i64 %.667.i.i, -1
  %.690.not.i.i = or i1 %.689.i.i, %.688.i.i
  br i1 %.690.not.i.i, label %B320.else.if.i.i, label %B320.endif.i.i, !prof !10

B320.endif.i.i:                                   ; preds = %B320.else.if.i.i, %B320.else.i.i, %B320.i.i
  %rem.3.0.i.i = phi i64 [ 0, %B320.i.i ], [ %spec.select281.i.i, %B320.else.if.i.i ], [ 0, %B320.else.i.i ]
  %.715.i.i = sub nsw i64 %rem.3.0.i.i, %.632.i.i
  br label %B404.i7737.i

B320.else.if.i.i:                                 ; preds = %B320.else.i.i
  %.694.i.i = srem i64 %.634.i.i, %.667.i.i
  %.695.i.i = xor i64 %.694.i.i, %.667.i.i
  %.696.i.i = icmp slt i64 %.695.i.i, 0
  %.697.i.i = icmp ne i64 %.694.i.i, 0
  %.698.i.i = and i1 %.697.i.i, %.696.i.i
  %.705.i.i = select i1 %.698.i.i, i64 %.667.i.i, i64 0
  %spec.select281.i.i = add i64 %.705.i.i, %.694.i.i
  br label %B320.endif.i.i

B404.else.if.i.i:                                 ; preds = %B404.i7737.i
  %.758.i.i = sdiv i64 %.9029.i, %.257.fca.3.load.i
  %.759.i.i = srem i64 %.9029.i, %.257.fca.3.load.i
  %.760.i.i = xor i64 %.759.i.i, %.257.fca.3.load.i
  %.761.i.i = icmp slt i64 %.760.i.i, 0
  %.762.i.i = icmp ne i64 %.759.i.i, 0
  %.763.i.i = and i1 %.762.i.i, %.761.i.i
  %.768.i7738.i = sext i1 %.763.i.i to i64
  %spec.select282.i.i = add i64 %.758.i.i, %.768.i7738.i
  %193 = shl nsw i64 %spec.select282.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B404.else.if.i.i, %B404.i7737.i
  %quot.4.0.i.i = phi i64 [ 0, %B404.i7737.i ], [ %193, %B404.else.if.i.i ]
  %.786.i.i = add nsw i64 %quot.4.0.i.i, %shift.4.0.i.i
  switch i64 %.6755.i, label %B4678.i [
    i64 6, label %B4392.i
    i64 7, label %B4478.i
  ]

B4270.else.if.i:                                  ; preds = %B4270.i
  %.9168.i = srem i64 %.6620.i, %.257.fca.5.load.i
  %.9169.i = xor i64 %.9168.i, %.257.fca.5.load.i
  %.9170.i = icmp slt i64 %.9169.i, 0
  %.9171.i = icmp ne i64 %.9168.i, 0
  %.9172.i = and i1 %.9171.i, %.9170.i
  %.9179.i = select i1 %.9172.i, i64 %.257.fca.5.load.i, i64 0
  %spec.select6692.i = add i64 %.9179.i, %.9168.i
  br label %B4270.endif.i

B5280.endif.i:                                    ; preds = %B5280.else.if.i, %B5280.i
  %rem.2.0.i = phi i64 [ %.10475.0.i, %B5280.else.if.i ], [ 0, %B5280.i ]
  store i64 %rem.2.0.i, ptr %.10399.i, align 8, !noalias !7
  br label %B5380.i

B5280.else.if.i:                                  ; preds = %B5280.i
  %.10462.i = load i64, ptr %.10399.i, align 8, !noalias !7
  %.10463.i = add nsw i64 %.10462.i, 1
  %.10484.i = srem i64 %.10463.i, %.5.i.i
  %.10485.i = xor i64 %.10484.i, %.5.i.i
  %.10486.i = icmp slt i64 %.10485.i, 0
  %.10487.i = icmp ne i64 %.10484.i, 0
  %.10488.i = and i1 %.10487.i, %.10486.i
  %.10495.i = select i1 %.10488.i, i64 %.5.i.i, i64 0
  %.10475.0.i = add i64 %.10495.i, %.10484.i
  br label %B5280.endif.i

B6492.if.i:                                       ; preds = %B6548.i, %B6492.if.preheader.i
  %.11955.07843.i = phi i64 [ %.12017.i, %B6548.i ], [ %spec.select7758.i, %B6492.if.preheader.i ]
  %.11952.07842.i = phi i64 [ %.12021.i, %B6548.i ], [ %.11924.i, %B6492.if.preheader.i ]
  %.12017.i = add nsw i64 %.11955.07843.i, -1
  %.12021.i = add i64 %.11952.07842.i, 1
  %.12063.i = icmp slt i64 %.11952.07842.i, 0
  %.12064.i = select i1 %.12063.i, i64 %.210.i6963.i, i64 0
  %194 = getelementptr i64, ptr %.226.i6961.i, i64 %.11952.07842.i
  %.12078.i = getelementptr i64, ptr %194, i64 %.12064.i
  %.12079.i = load i64, ptr %.12078.i, align 8, !noalias !7
  %.12080.not.i = icmp eq i64 %.12079.i, 0
  br i1 %.12080.not.i, label %B6548.i, label %B6512.i

B6550.endif.else.endif.endif.endif.if.i:          ; preds = %B6550.i
  br i1 %.5697.not7830.i, label %.12474.endif.i.preheader, label %B6574.i, !prof !175

.12474.endif.i.preheader:                         ; preds = %B6550.i, %B6550.endif.else.endif.endif.endif.if.i
  %.12470.07845.i.ph = phi i64 [ %.210.i76457954.i, %B6550.endif.else.endif.endif.endif.if.i ], [ 0, %B6550.i ]
  br label %.12474.endif.i

.12474.endif.i:                                   ; preds = %.12474.endif.i.preheader, %.12474.endif.i
  %.12470.07845.i = phi i64 [ %.12515.i, %.12474.endif.i ], [ %.12470.07845.i.ph, %.12474.endif.i.preheader ]
  %.12510.i = getelementptr i64, ptr %.226.i7643.i, i64 %.12470.07845.i
  store i64 1, ptr %.12510.i, align 8, !noalias !7
  %.12515.i = add nuw nsw i64 %.12470.07845.i, 1
  %.12504.not.i = icmp sgt i64 %.201.i7642.i, %.12515.i
  br i1 %.12504.not.i, label %.12474.endif.i, label %B6574.i, !prof !176

B6758.if.i:                                       ; preds = %B6854.i, %B6758.if.lr.ph.i
  %.13491.07857.i = phi i64 [ 0, %B6758.if.lr.ph.i ], [ %.13560.i, %B6854.i ]
  %.13560.i = add nuw nsw i64 %.13491.07857.i, 1
  %195 = getelementptr i64, ptr %.226.i6961.i, i64 %.13491.07857.i
  %.13618.i = load i64, ptr %195, align 8, !noalias !7
  %.13619.not.i = icmp eq i64 %.13618.i, 0
  br i1 %.13619.not.i, label %B6854.i, label %B6778.i

B6778.endif.i:                                    ; preds = %B6778.i
  %.13671.i = sdiv i64 %.13491.07857.i, %.257.fca.5.load.i
  %.13672.i = srem i64 %.13491.07857.i, %.257.fca.5.load.i
  %.13675.i = icmp ne i64 %.13672.i, 0
  %.13676.i = and i1 %.13674.i, %.13675.i
  %.13681.i = sext i1 %.13676.i to i64
  %spec.select6693.i = add i64 %.13671.i, %.13681.i
  %spec.select6693.fr.i = freeze i64 %spec.select6693.i
  %.13708.i = icmp slt i64 %spec.select6693.fr.i, 0
  %spec.select7762.i = select i1 %.13708.i, i64 %.210.i7395.i, i64 0
  br label %B6778.endif.thread.i

B6778.endif.thread.i:                             ; preds = %B6778.endif.i, %B6778.i
  %quot.3.07757.i = phi i64 [ 0, %B6778.i ], [ %spec.select6693.fr.i, %B6778.endif.i ]
  %196 = phi i64 [ 0, %B6778.i ], [ %spec.select7762.i, %B6778.endif.i ]
  %197 = getelementptr double, ptr %.226.i7393.i, i64 %quot.3.07757.i
  %.13723.i = getelementptr double, ptr %197, i64 %196
  %.13724.i = load double, ptr %.13723.i, align 8, !noalias !7
  %.13726.i = fsub double %now.2.2.i, %.13724.i
  %.13727.i = fadd double %.13650.i, %.13726.i
  store double %.13727.i, ptr %.13649.i, align 8, !noalias !7
  br label %B6854.i
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v39B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi10EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2038_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2038_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!12, !8}
!12 = distinct !{!12, !13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!13 = distinct !{!13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!14 = !{!"branch_weights", i32 9801, i32 199}
!15 = !{!16, !8}
!16 = distinct !{!16, !17, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!18 = !{!19, !16, !8}
!19 = distinct !{!19, !20, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!20 = distinct !{!20, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!21 = !{!22, !16, !8}
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !16, !8}
!25 = distinct !{!25, !26, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !25, !22, !16, !8}
!28 = distinct !{!28, !29, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!29 = distinct !{!29, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!30 = !{!31, !22, !16, !8}
!31 = distinct !{!31, !32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!32 = distinct !{!32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!33 = !{!34, !16, !8}
!34 = distinct !{!34, !35, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!35 = distinct !{!35, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!36 = !{!"branch_weights", i32 127, i32 1}
!37 = !{!38, !16, !8}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!40 = !{!41, !8}
!41 = distinct !{!41, !42, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!43 = !{!44, !8}
!44 = distinct !{!44, !45, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!45 = distinct !{!45, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!46 = !{!47, !44, !8}
!47 = distinct !{!47, !48, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!48 = distinct !{!48, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!49 = !{!50, !44, !8}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !50, !44, !8}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!55 = !{!56, !53, !50, !44, !8}
!56 = distinct !{!56, !57, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!57 = distinct !{!57, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!58 = !{!59, !50, !44, !8}
!59 = distinct !{!59, !60, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!60 = distinct !{!60, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!61 = !{!"branch_weights", i32 199, i32 9801}
!62 = !{!63, !65, !8}
!63 = distinct !{!63, !64, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!64 = distinct !{!64, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!65 = distinct !{!65, !66, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!66 = distinct !{!66, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!67 = !{!65, !8}
!68 = !{!69, !65, !8}
!69 = distinct !{!69, !70, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!70 = distinct !{!70, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!71 = !{!72, !65, !8}
!72 = distinct !{!72, !73, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!73 = distinct !{!73, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!74 = !{!75, !65, !8}
!75 = distinct !{!75, !76, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!76 = distinct !{!76, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!77 = !{!"branch_weights", i32 127, i32 12545}
!78 = !{!79, !65, !8}
!79 = distinct !{!79, !80, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!80 = distinct !{!80, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!81 = !{!82, !65, !8}
!82 = distinct !{!82, !83, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!83 = distinct !{!83, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!84 = !{!85, !65, !8}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!87 = !{!88, !65, !8}
!88 = distinct !{!88, !89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!89 = distinct !{!89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!90 = !{!91, !65, !8}
!91 = distinct !{!91, !92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!93 = !{!94, !65, !8}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!96 = !{!97, !65, !8}
!97 = distinct !{!97, !98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!98 = distinct !{!98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
!99 = !{!100, !8}
!100 = distinct !{!100, !101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!101 = distinct !{!101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!102 = !{!103, !8}
!103 = distinct !{!103, !104, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!104 = distinct !{!104, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!105 = !{!106, !8}
!106 = distinct !{!106, !107, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!107 = distinct !{!107, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!121 = distinct !{!121, !122, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!122 = distinct !{!122, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!123 = !{!124, !8}
!124 = distinct !{!124, !125, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!125 = distinct !{!125, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!126 = !{!127, !8}
!127 = distinct !{!127, !128, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!128 = distinct !{!128, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!139 = distinct !{!139, !140, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!140 = distinct !{!140, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!141 = !{!142, !8}
!142 = distinct !{!142, !143, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!143 = distinct !{!143, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!144 = !{!145, !8}
!145 = distinct !{!145, !146, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!146 = distinct !{!146, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!147 = !{!148, !8}
!148 = distinct !{!148, !149, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!150 = !{!151, !8}
!151 = distinct !{!151, !152, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!152 = distinct !{!152, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!153 = !{!154, !8}
!154 = distinct !{!154, !155, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!155 = distinct !{!155, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!156 = !{!157, !8}
!157 = distinct !{!157, !158, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!158 = distinct !{!158, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!159 = !{!160, !8}
!160 = distinct !{!160, !161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!161 = distinct !{!161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!162 = !{!163, !8}
!163 = distinct !{!163, !164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!164 = distinct !{!164, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!165 = !{!166, !8}
!166 = distinct !{!166, !167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!167 = distinct !{!167, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!168 = !{!"branch_weights", i32 1, i32 127}
!169 = !{!170, !8}
!170 = distinct !{!170, !171, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!171 = distinct !{!171, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!172 = !{!173, !8}
!173 = distinct !{!173, !174, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!174 = distinct !{!174, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!175 = !{!"branch_weights", i32 469762010, i32 1677721638}
!176 = !{!"branch_weights", i32 12545, i32 127}
!177 = !{!178, !8}
!178 = distinct !{!178, !179, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!179 = distinct !{!179, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
