; made by build.py from sm.py, sources c2d1a2d5b086a617
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr captures(none) %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.476.i = alloca [38 x double], align 8
  %.268.i = alloca [12 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.268.i)
  %.fca.1.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 16
  %.fca.3.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 24
  %.fca.4.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 32
  %.fca.5.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 40
  %.fca.6.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 48
  %.fca.7.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 56
  %.fca.8.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 64
  %.fca.9.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 72
  %.fca.10.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 80
  %.fca.11.gep.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 88
  br label %B38.if.i

B38.if.i:                                         ; preds = %B38.if.i, %entry
  %out.2.sroa.0.0207.i = phi i64 [ undef, %entry ], [ %.273.fca.0.load.i, %B38.if.i ]
  %out.2.sroa.9.0206.i = phi i64 [ undef, %entry ], [ %.273.fca.1.load.i, %B38.if.i ]
  %out.2.sroa.18.0205.i = phi i64 [ undef, %entry ], [ %.273.fca.2.load.i, %B38.if.i ]
  %out.2.sroa.27.0204.i = phi i64 [ undef, %entry ], [ %.273.fca.3.load.i, %B38.if.i ]
  %out.2.sroa.36.0203.i = phi i64 [ undef, %entry ], [ %.273.fca.4.load.i, %B38.if.i ]
  %out.2.sroa.45.0202.i = phi i64 [ undef, %entry ], [ %.273.fca.5.load.i, %B38.if.i ]
  %out.2.sroa.54.0201.i = phi i64 [ undef, %entry ], [ %.273.fca.6.load.i, %B38.if.i ]
  %out.2.sroa.63.0200.i = phi i64 [ undef, %entry ], [ %.273.fca.7.load.i, %B38.if.i ]
  %out.2.sroa.72.0199.i = phi i64 [ undef, %entry ], [ %.273.fca.8.load.i, %B38.if.i ]
  %out.2.sroa.81.0198.i = phi i64 [ undef, %entry ], [ %.273.fca.9.load.i, %B38.if.i ]
  %out.2.sroa.90.0197.i = phi i64 [ undef, %entry ], [ %.273.fca.10.load.i, %B38.if.i ]
  %out.2.sroa.99.0196.i = phi i64 [ undef, %entry ], [ %.273.fca.11.load.i, %B38.if.i ]
  %.141.0194.i = phi i64 [ 0, %entry ], [ %.212.i, %B38.if.i ]
  %.212.i = add nuw nsw i64 %.141.0194.i, 1
  %0 = getelementptr i64, ptr %arg.sizes_at, i64 %.141.0194.i
  %.266.i = load i64, ptr %0, align 8, !noalias !0
  store i64 %out.2.sroa.0.0207.i, ptr %.268.i, align 8, !noalias !0
  store i64 %out.2.sroa.9.0206.i, ptr %.fca.1.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.18.0205.i, ptr %.fca.2.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.27.0204.i, ptr %.fca.3.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.36.0203.i, ptr %.fca.4.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.45.0202.i, ptr %.fca.5.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.54.0201.i, ptr %.fca.6.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.63.0200.i, ptr %.fca.7.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.72.0199.i, ptr %.fca.8.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.81.0198.i, ptr %.fca.9.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.90.0197.i, ptr %.fca.10.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.99.0196.i, ptr %.fca.11.gep.i, align 8, !noalias !0
  %.271.i = getelementptr inbounds nuw i64, ptr %.268.i, i64 %.141.0194.i
  store i64 %.266.i, ptr %.271.i, align 8, !noalias !0
  %.273.fca.0.load.i = load i64, ptr %.268.i, align 8, !noalias !0
  %.273.fca.1.load.i = load i64, ptr %.fca.1.gep.i, align 8, !noalias !0
  %.273.fca.2.load.i = load i64, ptr %.fca.2.gep.i, align 8, !noalias !0
  %.273.fca.3.load.i = load i64, ptr %.fca.3.gep.i, align 8, !noalias !0
  %.273.fca.4.load.i = load i64, ptr %.fca.4.gep.i, align 8, !noalias !0
  %.273.fca.5.load.i = load i64, ptr %.fca.5.gep.i, align 8, !noalias !0
  %.273.fca.6.load.i = load i64, ptr %.fca.6.gep.i, align 8, !noalias !0
  %.273.fca.7.load.i = load i64, ptr %.fca.7.gep.i, align 8, !noalias !0
  %.273.fca.8.load.i = load i64, ptr %.fca.8.gep.i, align 8, !noalias !0
  %.273.fca.9.load.i = load i64, ptr %.fca.9.gep.i, align 8, !noalias !0
  %.273.fca.10.load.i = load i64, ptr %.fca.10.gep.i, align 8, !noalias !0
  %.273.fca.11.load.i = load i64, ptr %.fca.11.gep.i, align 8, !noalias !0
  %exitcond.not.i = icmp eq i64 %.212.i, 12
  br i1 %exitcond.not.i, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit, label %B38.if.i

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.268.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.476.i)
  %.fca.1.gep.i1214 = getelementptr inbounds nuw i8, ptr %.476.i, i64 8
  %.fca.2.gep.i1215 = getelementptr inbounds nuw i8, ptr %.476.i, i64 16
  %.fca.3.gep.i1216 = getelementptr inbounds nuw i8, ptr %.476.i, i64 24
  %.fca.4.gep.i1217 = getelementptr inbounds nuw i8, ptr %.476.i, i64 32
  %.fca.5.gep.i1218 = getelementptr inbounds nuw i8, ptr %.476.i, i64 40
  %.fca.6.gep.i1219 = getelementptr inbounds nuw i8, ptr %.476.i, i64 48
  %.fca.7.gep.i1220 = getelementptr inbounds nuw i8, ptr %.476.i, i64 56
  %.fca.8.gep.i1221 = getelementptr inbounds nuw i8, ptr %.476.i, i64 64
  %.fca.9.gep.i1222 = getelementptr inbounds nuw i8, ptr %.476.i, i64 72
  %.fca.10.gep.i1223 = getelementptr inbounds nuw i8, ptr %.476.i, i64 80
  %.fca.11.gep.i1224 = getelementptr inbounds nuw i8, ptr %.476.i, i64 88
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
  br label %B38.if.i1225

B38.if.i1225:                                     ; preds = %B38.if.i1225, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit
  %out.2.sroa.0.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.0.load.i, %B38.if.i1225 ]
  %out.2.sroa.9.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.1.load.i, %B38.if.i1225 ]
  %out.2.sroa.18.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.2.load.i, %B38.if.i1225 ]
  %out.2.sroa.27.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.3.load.i, %B38.if.i1225 ]
  %out.2.sroa.36.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.4.load.i, %B38.if.i1225 ]
  %out.2.sroa.45.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.5.load.i, %B38.if.i1225 ]
  %out.2.sroa.54.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.6.load.i, %B38.if.i1225 ]
  %out.2.sroa.63.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.7.load.i, %B38.if.i1225 ]
  %out.2.sroa.72.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.8.load.i, %B38.if.i1225 ]
  %out.2.sroa.81.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.9.load.i, %B38.if.i1225 ]
  %out.2.sroa.90.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.10.load.i, %B38.if.i1225 ]
  %out.2.sroa.99.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.11.load.i, %B38.if.i1225 ]
  %out.2.sroa.108.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.12.load.i, %B38.if.i1225 ]
  %out.2.sroa.117.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.13.load.i, %B38.if.i1225 ]
  %out.2.sroa.126.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.14.load.i, %B38.if.i1225 ]
  %out.2.sroa.135.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.15.load.i, %B38.if.i1225 ]
  %out.2.sroa.144.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.16.load.i, %B38.if.i1225 ]
  %out.2.sroa.153.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.17.load.i, %B38.if.i1225 ]
  %out.2.sroa.162.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.18.load.i, %B38.if.i1225 ]
  %out.2.sroa.171.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.19.load.i, %B38.if.i1225 ]
  %out.2.sroa.180.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.20.load.i, %B38.if.i1225 ]
  %out.2.sroa.189.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.21.load.i, %B38.if.i1225 ]
  %out.2.sroa.198.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.22.load.i, %B38.if.i1225 ]
  %out.2.sroa.207.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.23.load.i, %B38.if.i1225 ]
  %out.2.sroa.216.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.24.load.i, %B38.if.i1225 ]
  %out.2.sroa.225.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.25.load.i, %B38.if.i1225 ]
  %out.2.sroa.234.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.26.load.i, %B38.if.i1225 ]
  %out.2.sroa.243.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.27.load.i, %B38.if.i1225 ]
  %out.2.sroa.252.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.28.load.i, %B38.if.i1225 ]
  %out.2.sroa.261.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.29.load.i, %B38.if.i1225 ]
  %out.2.sroa.270.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.30.load.i, %B38.if.i1225 ]
  %out.2.sroa.279.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.31.load.i, %B38.if.i1225 ]
  %out.2.sroa.288.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.32.load.i, %B38.if.i1225 ]
  %out.2.sroa.297.0282.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.33.load.i, %B38.if.i1225 ]
  %out.2.sroa.306.0281.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.34.load.i, %B38.if.i1225 ]
  %out.2.sroa.315.0280.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.35.load.i, %B38.if.i1225 ]
  %out.2.sroa.324.0279.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.36.load.i, %B38.if.i1225 ]
  %out.2.sroa.333.0278.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.481.fca.37.load.i, %B38.if.i1225 ]
  %.349.0276.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.420.i, %B38.if.i1225 ]
  %.420.i = add nuw nsw i64 %.349.0276.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.349.0276.i
  %.474.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0315.i, ptr %.476.i, align 8, !noalias !3
  store double %out.2.sroa.9.0314.i, ptr %.fca.1.gep.i1214, align 8, !noalias !3
  store double %out.2.sroa.18.0313.i, ptr %.fca.2.gep.i1215, align 8, !noalias !3
  store double %out.2.sroa.27.0312.i, ptr %.fca.3.gep.i1216, align 8, !noalias !3
  store double %out.2.sroa.36.0311.i, ptr %.fca.4.gep.i1217, align 8, !noalias !3
  store double %out.2.sroa.45.0310.i, ptr %.fca.5.gep.i1218, align 8, !noalias !3
  store double %out.2.sroa.54.0309.i, ptr %.fca.6.gep.i1219, align 8, !noalias !3
  store double %out.2.sroa.63.0308.i, ptr %.fca.7.gep.i1220, align 8, !noalias !3
  store double %out.2.sroa.72.0307.i, ptr %.fca.8.gep.i1221, align 8, !noalias !3
  store double %out.2.sroa.81.0306.i, ptr %.fca.9.gep.i1222, align 8, !noalias !3
  store double %out.2.sroa.90.0305.i, ptr %.fca.10.gep.i1223, align 8, !noalias !3
  store double %out.2.sroa.99.0304.i, ptr %.fca.11.gep.i1224, align 8, !noalias !3
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
  %.481.fca.1.load.i = load double, ptr %.fca.1.gep.i1214, align 8, !noalias !3
  %.481.fca.2.load.i = load double, ptr %.fca.2.gep.i1215, align 8, !noalias !3
  %.481.fca.3.load.i = load double, ptr %.fca.3.gep.i1216, align 8, !noalias !3
  %.481.fca.4.load.i = load double, ptr %.fca.4.gep.i1217, align 8, !noalias !3
  %.481.fca.5.load.i = load double, ptr %.fca.5.gep.i1218, align 8, !noalias !3
  %.481.fca.6.load.i = load double, ptr %.fca.6.gep.i1219, align 8, !noalias !3
  %.481.fca.7.load.i = load double, ptr %.fca.7.gep.i1220, align 8, !noalias !3
  %.481.fca.8.load.i = load double, ptr %.fca.8.gep.i1221, align 8, !noalias !3
  %.481.fca.9.load.i = load double, ptr %.fca.9.gep.i1222, align 8, !noalias !3
  %.481.fca.10.load.i = load double, ptr %.fca.10.gep.i1223, align 8, !noalias !3
  %.481.fca.11.load.i = load double, ptr %.fca.11.gep.i1224, align 8, !noalias !3
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
  %exitcond.not.i1226 = icmp eq i64 %.420.i, 38
  br i1 %exitcond.not.i1226, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit, label %B38.if.i1225

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit: ; preds = %B38.if.i1225
  call void @llvm.lifetime.end.p0(ptr nonnull %.476.i)
  %.502 = add nsw i64 %.273.fca.2.load.i, %.273.fca.1.load.i
  %.503 = add nsw i64 %.502, %.273.fca.3.load.i
  %.504 = add nsw i64 %.503, 1
  %.505 = mul nsw i64 %.273.fca.7.load.i, %.273.fca.5.load.i
  %.506 = add nsw i64 %.505, %.504
  %.547 = add nsw i64 %.273.fca.4.load.i, 11
  %.548 = add nsw i64 %.547, %.273.fca.0.load.i
  %.549 = add nsw i64 %.548, 16
  %.699 = getelementptr i64, ptr %arg.code_at, i64 %.273.fca.0.load.i
  %.769.idx = shl i64 %.273.fca.0.load.i, 4
  %.769 = getelementptr i8, ptr %arg.code_at, i64 %.769.idx
  %.839.idx = mul i64 %.273.fca.0.load.i, 24
  %.839 = getelementptr i8, ptr %arg.code_at, i64 %.839.idx
  %.909.idx = shl i64 %.273.fca.0.load.i, 5
  %.909 = getelementptr i8, ptr %arg.code_at, i64 %.909.idx
  %.979.idx = mul i64 %.273.fca.0.load.i, 40
  %.979 = getelementptr i8, ptr %arg.code_at, i64 %.979.idx
  %.1049.idx = mul i64 %.273.fca.0.load.i, 48
  %.1049 = getelementptr i8, ptr %arg.code_at, i64 %.1049.idx
  %.1170 = icmp slt i64 %.506, 1
  br i1 %.1170, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B7934.i, %B7808.i
  store double %issued.4.2.i, ptr %.2965, align 8, !noalias !7
  %.16044.i = getelementptr i8, ptr %.2965, i64 24
  store double %now.2.2.i, ptr %.16044.i, align 8, !noalias !7
  %.16077.i = getelementptr i8, ptr %.2965, i64 40
  %.16078.i = sitofp i64 %finished.5.2.i to double
  store double %.16078.i, ptr %.16077.i, align 8, !noalias !7
  %.3604 = trunc i64 %finished.5.2.i to i32
  store i32 %.3604, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1150.sroa.13.0 = phi i64 [ %.506, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1150.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1238 = sub i64 %.1150.sroa.13.0, %.1150.sroa.0.3
  %.1247 = tail call i64 @llvm.smax.i64(i64 %.1238, i64 0)
  %.1263 = getelementptr i64, ptr %arg.path_at, i64 %.1150.sroa.0.3
  br i1 %.1182, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit
  %.1150.sroa.0.3 = phi i64 [ %.506, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE.exit ]
  %.1177 = icmp slt i64 %.273.fca.1.load.i, 0
  %.1178 = select i1 %.1177, i64 %.506, i64 0
  %.1179 = add i64 %.1178, %.273.fca.1.load.i
  %.1182 = icmp slt i64 %.1179, 0
  br i1 %.1182, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1150.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1179, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1187.not = icmp slt i64 %.1179, %.506
  br i1 %.1187.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1320.sroa.13.0 = phi i64 [ %.506, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1320.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1408 = sub i64 %.1320.sroa.13.0, %.1320.sroa.0.3
  %.1417 = tail call i64 @llvm.smax.i64(i64 %.1408, i64 0)
  %.1433 = getelementptr i64, ptr %arg.path_at, i64 %.1320.sroa.0.3
  br i1 %.1352, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1320.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1179, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1187.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1320.sroa.0.3 = phi i64 [ %.506, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1320.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1347 = icmp slt i64 %.502, 0
  %.1348 = select i1 %.1347, i64 %.506, i64 0
  %.1349 = add i64 %.1348, %.502
  %.1352 = icmp slt i64 %.1349, 0
  br i1 %.1352, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1320.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1349, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1357.not = icmp slt i64 %.1349, %.506
  br i1 %.1357.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1492.sroa.13.0 = phi i64 [ %.506, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1492.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1580 = sub i64 %.1492.sroa.13.0, %.1492.sroa.0.3
  %.1589 = tail call i64 @llvm.smax.i64(i64 %.1580, i64 0)
  %.1605 = getelementptr i64, ptr %arg.path_at, i64 %.1492.sroa.0.3
  br i1 %.1524, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1492.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1349, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1357.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1492.sroa.0.3 = phi i64 [ %.506, %B0.endif.endif.endif.endi...if.4 ], [ %.1492.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1519 = icmp slt i64 %.503, -1
  %.1520 = select i1 %.1519, i64 %.506, i64 0
  %.1521 = add i64 %.1520, %.504
  %.1524 = icmp slt i64 %.1521, 0
  br i1 %.1524, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1492.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1521, %B0.endif.endif.endif.endi...endif.4 ]
  %.1529.not = icmp slt i64 %.1521, %.506
  br i1 %.1529.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1664.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1521, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1529.not, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif.if

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1664.sroa.0.3 = phi i64 [ %.506, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1664.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1752 = sub i64 %.506, %.1664.sroa.0.3
  %.1761 = tail call i64 @llvm.smax.i64(i64 %.1752, i64 0)
  %.1777 = getelementptr i64, ptr %arg.path_at, i64 %.1664.sroa.0.3
  %.1920 = getelementptr i64, ptr %arg.sites_at, i64 %.273.fca.8.load.i
  %.1990.idx = shl i64 %.273.fca.8.load.i, 4
  %.1990 = getelementptr i8, ptr %arg.sites_at, i64 %.1990.idx
  %.2060.idx = mul i64 %.273.fca.8.load.i, 24
  %.2060 = getelementptr i8, ptr %arg.sites_at, i64 %.2060.idx
  %.2130.idx = shl i64 %.273.fca.8.load.i, 5
  %.2130 = getelementptr i8, ptr %arg.sites_at, i64 %.2130.idx
  %.2200.idx = mul i64 %.273.fca.8.load.i, 40
  %.2200 = getelementptr i8, ptr %arg.sites_at, i64 %.2200.idx
  %.2360 = icmp slt i64 %.548, -15
  br i1 %.2360, label %B0.endif.endif.endif.endi...if.9, label %B0.endif.endif.endif.endi...endif.9, !prof !6

B0.endif.endif.endif.endi...endif.8.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.9.endif, %B0.endif.endif.endif.endi...endif.9.endif.if
  %.2340.sroa.13.0 = phi i64 [ %.549, %B0.endif.endif.endif.endi...endif.9.endif.if ], [ %.2340.sroa.13.1, %B0.endif.endif.endif.endi...endif.9.endif ]
  %.2428 = sub i64 %.2340.sroa.13.0, %.2340.sroa.0.3
  %.2437 = tail call i64 @llvm.smax.i64(i64 %.2428, i64 0)
  %.2453 = getelementptr double, ptr %arg.results_at, i64 %.2340.sroa.0.3
  br i1 %.2372, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.2340.sroa.0.3 = phi i64 [ %.549, %B0.endif.endif.endif.endi...if.9 ], [ 0, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ]
  %.2367 = icmp slt i64 %.273.fca.4.load.i, 0
  %.2368 = select i1 %.2367, i64 %.549, i64 0
  %.2369 = add i64 %.2368, %.273.fca.4.load.i
  %.2372 = icmp slt i64 %.2369, 0
  br i1 %.2372, label %B0.endif.endif.endif.endi...endif.9.if, label %B0.endif.endif.endif.endi...endif.9.endif, !prof !6

B0.endif.endif.endif.endi...endif.9.if:           ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.9.endif

B0.endif.endif.endif.endi...endif.9.endif:        ; preds = %B0.endif.endif.endif.endi...endif.9.if, %B0.endif.endif.endif.endi...endif.9
  %.2340.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.9.if ], [ %.2369, %B0.endif.endif.endif.endi...endif.9 ]
  %.2377.not = icmp slt i64 %.2369, %.549
  br i1 %.2377.not, label %B0.endif.endif.endif.endi...endif.8.endif.endif, label %B0.endif.endif.endif.endi...endif.9.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.9.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.9.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2510.sroa.13.0 = phi i64 [ %.549, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ], [ %.2510.sroa.13.1, %B0.endif.endif.endif.endi...endif.11.endif.endif ]
  %.2598 = sub i64 %.2510.sroa.13.0, %.2510.sroa.0.3
  %.2607 = tail call i64 @llvm.smax.i64(i64 %.2598, i64 0)
  %.2623 = getelementptr double, ptr %arg.results_at, i64 %.2510.sroa.0.3
  br i1 %.2542, label %B0.endif.endif.endif.endi...else.1.if, label %B0.endif.endif.endif.endi...else.1.endif, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.8.endif.endif
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.8.endif.endif
  %.2510.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2369, %B0.endif.endif.endif.endi...endif.8.endif.endif ]
  br i1 %.2377.not, label %B0.endif.endif.endif.endi...endif.11.endif, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif

B0.endif.endif.endif.endi...endif.11.endif:       ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2510.sroa.0.3 = phi i64 [ %.549, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2510.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2537 = icmp slt i64 %.273.fca.4.load.i, -11
  %.2538 = select i1 %.2537, i64 %.549, i64 0
  %.2539 = add i64 %.2538, %.547
  %.2542 = icmp slt i64 %.2539, 0
  br i1 %.2542, label %B0.endif.endif.endif.endi...endif.11.endif.if, label %B0.endif.endif.endif.endi...endif.11.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.11.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.11.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif

B0.endif.endif.endif.endi...endif.11.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.if, %B0.endif.endif.endif.endi...endif.11.endif
  %.2510.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.11.endif.if ], [ %.2539, %B0.endif.endif.endif.endi...endif.11.endif ]
  %.2547.not = icmp slt i64 %.2539, %.549
  br i1 %.2547.not, label %B0.endif.endif.endif.endi...endif.8.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.endif.endif

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2681.sroa.13.0 = phi i64 [ %.549, %B0.endif.endif.endif.endi...if.14 ], [ %.2681.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2769 = sub i64 %.2681.sroa.13.0, %.2681.sroa.0.3
  %.2778 = tail call i64 @llvm.smax.i64(i64 %.2769, i64 0)
  %.2794 = getelementptr double, ptr %arg.results_at, i64 %.2681.sroa.0.3
  br i1 %.2713, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.if:            ; preds = %B0.endif.endif.endif.endi...endif.8.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif

B0.endif.endif.endif.endi...else.1.endif:         ; preds = %B0.endif.endif.endif.endi...else.1.if, %B0.endif.endif.endif.endi...endif.8.endif.endif.endif
  %.2681.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.if ], [ %.2539, %B0.endif.endif.endif.endi...endif.8.endif.endif.endif ]
  br i1 %.2547.not, label %B0.endif.endif.endif.endi...else.1.endif.endif, label %B0.endif.endif.endif.endi...else.1.endif.if, !prof !10

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...else.1.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...else.1.endif
  %.2681.sroa.0.3 = phi i64 [ %.549, %B0.endif.endif.endif.endi...else.1.endif.if ], [ %.2681.sroa.0.1, %B0.endif.endif.endif.endi...else.1.endif ]
  %.2708 = icmp slt i64 %.548, 0
  %.2709 = select i1 %.2708, i64 %.549, i64 0
  %.2710 = add i64 %.2709, %.548
  %.2713 = icmp slt i64 %.2710, 0
  br i1 %.2713, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2681.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2710, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2718.not = icmp slt i64 %.2710, %.549
  br i1 %.2718.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.2852.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2710, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2718.not, label %B0.endif.endif.endif.endi...endif.16.if, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.16.if

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.2852.sroa.0.3 = phi i64 [ %.549, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.2852.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.2965 = getelementptr double, ptr %arg.results_at, i64 %.2852.sroa.0.3
  %.497.i = mul i64 %.273.fca.7.load.i, %.273.fca.6.load.i
  %spec.select9156.i = tail call i64 @llvm.smin.i64(i64 %.273.fca.11.load.i, i64 0)
  %.652.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select9156.i
  %.5.i.i8067.i = fptosi double %.481.fca.27.load.i to i64
  %.194.0.i.i = ashr i64 %.5.i.i8067.i, 4
  %.13.i.i8068.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.194.0.i.i, i64 1)
  %.255.i.i = shl nuw nsw i64 %.13.i.i8068.i, 4
  %.87.i.i.i = or disjoint i64 %.255.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.273.fca.11.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1490.i:                                          ; preds = %B1490.i.outer, %B7937.i
  %dispatched.3.1.i = phi double [ %dispatched.4.2.i, %B7937.i ], [ %dispatched.3.1.i.ph, %B1490.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.3.2.i, %B7937.i ], [ %next_block.2.1.i.ph, %B1490.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B7937.i ], [ %waiting_slots.3.1.i.ph, %B1490.i.outer ]
  %.4315.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4344.i = icmp slt i64 %next_block.2.1.i, %.273.fca.4.load.i
  %or.cond7793.i = select i1 %.4315.i, i1 %.4344.i, i1 false
  br i1 %or.cond7793.i, label %B1518.i.preheader, label %B2196.i

B1518.i.preheader:                                ; preds = %B1490.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1518.i

B1518.i:                                          ; preds = %B1518.i.preheader, %B2182.i
  %dispatched.2.3.i = phi double [ %.4499.i, %B2182.i ], [ %dispatched.3.1.i, %B1518.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6034.i, %B2182.i ], [ %next_block.2.1.i, %B1518.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6044.i, %B2182.i ], [ %waiting_slots.3.1.i, %B1518.i.preheader ]
  %.4392.i = load i64, ptr %.226.i8632.i, align 8, !noalias !7
  %.4393.i = icmp sgt i64 %.4392.i, -1
  br i1 %.4393.i, label %B1546.i, label %B1580.i

B1546.i:                                          ; preds = %B1518.i, %B1546.i
  %slot.4.4.i = phi i64 [ %.4396.i, %B1546.i ], [ 0, %B1518.i ]
  %.4396.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4429.i = getelementptr i64, ptr %.226.i8632.i, i64 %.4396.i
  %.4430.i = load i64, ptr %.4429.i, align 8, !noalias !7
  %.4431.i = icmp sgt i64 %.4430.i, -1
  br i1 %.4431.i, label %B1546.i, label %B1580.i

B1580.i:                                          ; preds = %B1546.i, %B1518.i
  %slot.5.5.i = phi i64 [ 0, %B1518.i ], [ %.4396.i, %B1546.i ]
  %.4464.i = getelementptr double, ptr %.226.i8704.i, i64 %slot.5.5.i
  %.4465.i = load double, ptr %.4464.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4465.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4465.i, double %dispatched.2.3.i
  %.4499.i = fadd double %.481.fca.0.load.i, %.13.i.i
  %.4532.i = getelementptr double, ptr %.226.i8776.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4532.i, align 8, !noalias !7
  %.4536.i = fadd double %.481.fca.1.load.i, %.13.i.i
  %.4570.i = getelementptr i64, ptr %.226.i8632.i, i64 %slot.5.5.i
  store i64 %.273.fca.7.load.i, ptr %.4570.i, align 8, !noalias !7
  %.4601.i = getelementptr i64, ptr %.226.i8668.i, i64 %slot.5.5.i
  store i64 0, ptr %.4601.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4464.i, align 8, !noalias !7
  br i1 %.47149222.not.i, label %B2136.i, label %B1734.if.lr.ph.i

B1734.if.lr.ph.i:                                 ; preds = %B1580.i
  %.4754.i = mul nsw i64 %slot.5.5.i, %.273.fca.7.load.i
  %.4831.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.4833.not.not9261.i = and i1 %.4832.i, %.4831.i
  %.5261.i = mul nsw i64 %next_block.5.3.i, %.273.fca.7.load.i
  %brmerge.i = select i1 %.4820.i, i1 true, i1 %.4833.not.not9261.i, !prof !6
  br label %B1734.if.i

B1734.loopexit.i:                                 ; preds = %.5974.endif.preheader.i, %.5670.endif.endif.i
  %exitcond9311.not.i = icmp eq i64 %.273.fca.7.load.i, %.4727.i
  br i1 %exitcond9311.not.i, label %B2136.i, label %B1734.if.i

B2136.i:                                          ; preds = %B1734.loopexit.i, %B1580.i
  %.6034.i = add i64 %next_block.5.3.i, 1
  %.6044.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i9027.i, label %B2136.endif.else.endif.endif.endif.if.i, label %.6306.endif.i.preheader, !prof !6

B2182.i:                                          ; preds = %.6306.if.i
  %exitcond1368.not = icmp eq i64 %.6034.i, %.273.fca.4.load.i
  br i1 %exitcond1368.not, label %B2196.i, label %B1518.i

B2196.i:                                          ; preds = %.6306.if.i, %B2182.i, %B1490.i
  %dispatched.4.2.i = phi double [ %dispatched.3.1.i, %B1490.i ], [ %.4499.i, %B2182.i ], [ %.4499.i, %.6306.if.i ]
  %next_block.3.2.i = phi i64 [ %next_block.2.1.i, %B1490.i ], [ %.6034.i, %.6306.if.i ], [ %.273.fca.4.load.i, %B2182.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1490.i ], [ 0, %.6306.if.i ], [ %.6044.i, %B2182.i ]
  br label %B2254.if.i

B2274.i:                                          ; preds = %B2254.if.i
  %4 = getelementptr double, ptr %.226.i8884.i, i64 %.6436.09227.i
  %.6597.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i8919.i, i64 %.6436.09227.i
  %.6628.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i845493629366.i, %.6436.09227.i
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
  %.12.i.i.i = fcmp ogt double %.6597.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.6597.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.6628.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i8452.i, i64 %.6628.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i8488.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i8488.i, i64 %w.2.0260.i.i
  %.614.i.i = load i64, ptr %.613.i.i, align 8, !noalias !11
  %.617.i.i = icmp slt i64 %.583.i.i, %.614.i.i
  br i1 %.617.i.i, label %B404.i.i, label %B408.i.i

B404.i.i:                                         ; preds = %B368.i.i, %B356.i.i
  br label %B408.i.i

B408.i.i:                                         ; preds = %B328.if.i.i, %B404.i.i, %B368.i.i
  %w.3.1.i.i = phi i64 [ %.410.0258.i.i, %B404.i.i ], [ %w.2.0260.i.i, %B368.i.i ], [ %w.2.0260.i.i, %B328.if.i.i ]
  %.466.i.i = icmp samesign ugt i64 %.413.0259.i.i, 1
  br i1 %.466.i.i, label %B328.if.i.i, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B88.if.i.i:                                       ; preds = %B2274.i, %B88.if.i.i
  %earliest.2.0256.i.i = phi double [ %.13.i252.i.i, %B88.if.i.i ], [ 1.000000e+300, %B2274.i ]
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6436.09227.i, %B2274.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2274.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i8452.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6436.09227.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i8452.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2274.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.6628.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2274.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2274.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i8954.i, i64 %.6436.09227.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i8990.i, i64 %.6436.09227.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %227, align 8, !noalias !7
  br label %B2364.i

B2364.i:                                          ; preds = %B2254.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i8954.i, i64 %.6436.09227.i
  %.6796.i = load i64, ptr %12, align 8, !noalias !7
  %.6797.i = icmp sgt i64 %.6796.i, -1
  br i1 %.6797.i, label %B2388.i, label %B2432.i

B2388.i:                                          ; preds = %B2364.i
  %13 = getelementptr double, ptr %.226.i8990.i, i64 %.6436.09227.i
  %.6837.i = load double, ptr %13, align 8, !noalias !7
  %.6839.i = fcmp olt double %.6837.i, %best.2.29230.i
  br i1 %.6839.i, label %B2412.i, label %B2432.i

B2412.i:                                          ; preds = %B2388.i
  br label %B2432.i

B2432.i:                                          ; preds = %B2412.i, %B2388.i, %B2364.i
  %best.3.3.i = phi double [ %.6837.i, %B2412.i ], [ %best.2.29230.i, %B2388.i ], [ %best.2.29230.i, %B2364.i ]
  %scheduler.3.3.i = phi i64 [ %.6436.09227.i, %B2412.i ], [ %scheduler.2.29231.i, %B2388.i ], [ %scheduler.2.29231.i, %B2364.i ]
  %exitcond9312.not.i = icmp eq i64 %.6505.i, 4
  br i1 %exitcond9312.not.i, label %B2434.i, label %B2254.if.i

B2434.i:                                          ; preds = %B2432.i
  %.6900.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.6900.i, label %B7808.i.loopexit, label %B2450.i

B2450.i:                                          ; preds = %B2434.i
  %.7306.i = getelementptr i64, ptr %.226.i8954.i, i64 %scheduler.3.3.i
  %.7307.i = load i64, ptr %.7306.i, align 8, !noalias !7
  %.7340.i = getelementptr i64, ptr %.226.i9026.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7340.i, align 8, !noalias !7
  %.7362.i = icmp slt i64 %.7307.i, 0
  %.7363.i = select i1 %.7362.i, i64 %.210.i8133.i, i64 0
  %14 = getelementptr i64, ptr %.226.i8131.i, i64 %.7307.i
  %.7377.i = getelementptr i64, ptr %14, i64 %.7363.i
  %.7378.i = load i64, ptr %.7377.i, align 8, !noalias !7
  %.7396.i = icmp slt i64 %.7378.i, 0
  %.7397.i = select i1 %.7396.i, i64 %.273.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7378.i
  %.7411.i = getelementptr i64, ptr %15, i64 %.7397.i
  %.7412.i = load i64, ptr %.7411.i, align 8, !noalias !7
  %.7431.i = select i1 %.7362.i, i64 %.210.i8526.i, i64 0
  %16 = getelementptr double, ptr %.226.i8524.i, i64 %.7307.i
  %.7445.i = getelementptr double, ptr %16, i64 %.7431.i
  %.7446.i = load double, ptr %.7445.i, align 8, !noalias !7
  %.7462.i = select i1 %.7362.i, i64 %.210.i845493629366.i, i64 0
  %17 = getelementptr double, ptr %.226.i8452.i, i64 %.7307.i
  %.7476.i = getelementptr double, ptr %17, i64 %.7462.i
  %.7477.i = load double, ptr %.7476.i, align 8, !noalias !7
  %.12.i7800.i = fcmp olt double %best.3.3.i, %.7477.i
  %.13.i7801.i = select i1 %.12.i7800.i, double %best.3.3.i, double %.7477.i
  %.12.i7802.i = fcmp ogt double %.13.i7801.i, %.7446.i
  %.13.i7803.i = select i1 %.12.i7802.i, double %.13.i7801.i, double %.7446.i
  %.7550.i = select i1 %.7362.i, i64 %.210.i8562.i, i64 0
  %18 = getelementptr i64, ptr %.226.i8560.i, i64 %.7307.i
  %.7564.i = getelementptr i64, ptr %18, i64 %.7550.i
  %.7565.i = load i64, ptr %.7564.i, align 8, !noalias !7
  %.7579.i = icmp slt i64 %.7565.i, 0
  %.7580.i = select i1 %.7579.i, i64 %.2607, i64 0
  %19 = getelementptr double, ptr %.2623, i64 %.7565.i
  %.7594.i = getelementptr double, ptr %19, i64 %.7580.i
  %.7595.i = load double, ptr %.7594.i, align 8, !noalias !7
  %.7627.i = fsub double %.13.i7803.i, %.7446.i
  %.7628.i = fadd double %.7595.i, %.7627.i
  store double %.7628.i, ptr %.7594.i, align 8, !noalias !7
  %.7674.i = select i1 %.7396.i, i64 %.2778, i64 0
  %20 = getelementptr double, ptr %.2794, i64 %.7378.i
  %.7688.i = getelementptr double, ptr %20, i64 %.7674.i
  %.7689.i = load double, ptr %.7688.i, align 8, !noalias !7
  %.7720.i = load double, ptr %.7445.i, align 8, !noalias !7
  %.7721.i = fsub double %.13.i7803.i, %.7720.i
  %.7722.i = fadd double %.7689.i, %.7721.i
  store double %.7722.i, ptr %.7688.i, align 8, !noalias !7
  %.7783.i = load double, ptr %.7782.i, align 8, !noalias !7
  %.7785.i = fsub double %best.3.3.i, %.13.i7803.i
  %.7786.i = fadd double %.7785.i, %.7783.i
  store double %.7786.i, ptr %.7782.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7445.i, align 8, !noalias !7
  %21 = getelementptr i64, ptr %.909, i64 %.7378.i
  %.7893.i = getelementptr i64, ptr %21, i64 %.7397.i
  %.7894.i = load i64, ptr %.7893.i, align 8, !noalias !7
  %.7899.not.i = icmp eq i64 %.7894.i, 0
  br i1 %.7899.not.i, label %B3018.i, label %B2874.preheader.i

B2874.preheader.i:                                ; preds = %B2450.i
  %.8070.i = mul nsw i64 %.7307.i, 6
  br label %B2874.if.i

B2894.i:                                          ; preds = %B2874.if.i
  %.8072.i = add nsw i64 %.7940.09232.i, %.8070.i
  %.8086.i = icmp slt i64 %.8072.i, 0
  %.8087.i = select i1 %.8086.i, i64 %.210.i8274.i, i64 0
  %22 = getelementptr double, ptr %.226.i8272.i, i64 %.8072.i
  %.8101.i = getelementptr double, ptr %22, i64 %.8087.i
  %.8102.i = load double, ptr %.8101.i, align 8, !noalias !7
  %.8104.i = fcmp ogt double %.8102.i, %need.3.29234.i
  br i1 %.8104.i, label %B2940.i, label %B3016.i

B2940.i:                                          ; preds = %B2894.i
  %.8164.i = select i1 %.8086.i, i64 %.210.i8310.i, i64 0
  %23 = getelementptr i64, ptr %.226.i8308.i, i64 %.8072.i
  %.8178.i = getelementptr i64, ptr %23, i64 %.8164.i
  %.8179.i = load i64, ptr %.8178.i, align 8, !noalias !7
  br label %B3016.i

B3016.i:                                          ; preds = %B2874.if.i, %B2940.i, %B2894.i
  %need.4.3.i = phi double [ %.8102.i, %B2940.i ], [ %need.3.29234.i, %B2894.i ], [ %need.3.29234.i, %B2874.if.i ]
  %why.6.3.i = phi i64 [ %.8179.i, %B2940.i ], [ %why.5.29235.i, %B2894.i ], [ %why.5.29235.i, %B2874.if.i ]
  %exitcond9313.not.i = icmp eq i64 %.8015.i, 6
  br i1 %exitcond9313.not.i, label %B3018.i, label %B2874.if.i

B3018.i:                                          ; preds = %B3016.i, %B2450.i
  %need.5.3.i = phi double [ %best.3.3.i, %B2450.i ], [ %need.4.3.i, %B3016.i ]
  %why.4.3.i = phi i64 [ 2, %B2450.i ], [ %why.6.3.i, %B3016.i ]
  %.8219.i = icmp eq i64 %.7412.i, 15
  br i1 %.8219.i, label %B3050.i, label %B3226.i

B3050.i:                                          ; preds = %B3018.i
  %.8242.i = select i1 %.7362.i, i64 %.210.i8238.i, i64 0
  %24 = getelementptr i64, ptr %.226.i8236.i, i64 %.7307.i
  %.8256.i = getelementptr i64, ptr %24, i64 %.8242.i
  %.8257.i = load i64, ptr %.8256.i, align 8, !noalias !7
  %25 = getelementptr i64, ptr %.1049, i64 %.7378.i
  %.8287.i = getelementptr i64, ptr %25, i64 %.7397.i
  %.8288.i = load i64, ptr %.8287.i, align 8, !noalias !7
  %.8289.i = icmp sgt i64 %.8257.i, %.8288.i
  br i1 %.8289.i, label %B3086.i, label %B3226.i

B3086.i:                                          ; preds = %B3050.i
  %26 = xor i64 %.8288.i, -1
  %.8364.i = add i64 %.8257.i, %26
  %.8375.0.i = and i64 %.8364.i, 15
  %.8420.i = select i1 %.7362.i, i64 %.210.i8202.i, i64 0
  %.idx.i = shl i64 %.7307.i, 7
  %27 = getelementptr i8, ptr %.226.i8200.i, i64 %.idx.i
  %28 = getelementptr double, ptr %27, i64 %.8375.0.i
  %.8434.i = getelementptr double, ptr %28, i64 %.8420.i
  %.8435.i = load double, ptr %.8434.i, align 8, !noalias !7
  %.8441.i = fcmp ogt double %.8435.i, %need.5.3.i
  br i1 %.8441.i, label %B3188.i, label %B3226.i

B3188.i:                                          ; preds = %B3086.i
  br label %B3226.i

B3226.i:                                          ; preds = %B3188.i, %B3086.i, %B3050.i, %B3018.i
  %need.6.2.i = phi double [ %.8435.i, %B3188.i ], [ %need.5.3.i, %B3086.i ], [ %need.5.3.i, %B3050.i ], [ %need.5.3.i, %B3018.i ]
  %why.3.2.i = phi i64 [ 2, %B3188.i ], [ %why.4.3.i, %B3086.i ], [ %why.4.3.i, %B3050.i ], [ %why.4.3.i, %B3018.i ]
  %.8460.i = fadd double %best.3.3.i, 1.000000e-09
  %.8462.i = fcmp ogt double %need.6.2.i, %.8460.i
  br i1 %.8462.i, label %B7937.i.sink.split, label %B3268.i

B3268.i:                                          ; preds = %B3226.i
  %.8548.i = icmp slt i64 %.7412.i, 5
  br i1 %.8548.i, label %B3300.i, label %B3430.i

B3300.i:                                          ; preds = %B3268.i
  %.8551.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8553.i = add nsw i64 %.7412.i, %.8551.i
  %.8567.i = icmp slt i64 %.8553.i, 0
  %.8568.i = select i1 %.8567.i, i64 %.210.i8850.i, i64 0
  %29 = getelementptr double, ptr %.226.i8848.i, i64 %.8553.i
  %.8582.i = getelementptr double, ptr %29, i64 %.8568.i
  %.8583.i = load double, ptr %.8582.i, align 8, !noalias !7
  %.8586.i = fcmp ogt double %.8583.i, %.8460.i
  br i1 %.8586.i, label %B7937.i.sink.split, label %B3430.i

B3430.i:                                          ; preds = %B3300.i, %B3268.i
  switch i64 %.7412.i, label %B3748.i [
    i64 13, label %B3538.i
    i64 9, label %B3538.i
    i64 8, label %B3538.i
    i64 7, label %B3538.i
    i64 6, label %B3538.i
    i64 5, label %B3538.i
  ]

B3538.i:                                          ; preds = %B3430.i, %B3430.i, %B3430.i, %B3430.i, %B3430.i, %B3430.i
  %.8761.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.8791.i = getelementptr i64, ptr %.226.i9098.i, i64 %scheduler.3.3.i
  %.8792.i = load i64, ptr %.8791.i, align 8, !noalias !7
  %.8793.i = add nsw i64 %.8792.i, %.8761.i
  %.8807.i = icmp slt i64 %.8793.i, 0
  %.8808.i = select i1 %.8807.i, i64 %.210.i9064.i, i64 0
  %30 = getelementptr double, ptr %.226.i9062.i, i64 %.8793.i
  %.8822.i = getelementptr double, ptr %30, i64 %.8808.i
  %.8823.i = load double, ptr %.8822.i, align 8, !noalias !7
  %.8826.i = fcmp ogt double %.8823.i, %.8460.i
  br i1 %.8826.i, label %B3592.i, label %B3748.i

B3592.i:                                          ; preds = %B3538.i
  store double %.8823.i, ptr %.7476.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B3592.i
  %.16.0.i.i = phi i64 [ 0, %B3592.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B7937.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7412.i
  br i1 %.96.i.i, label %B7937.i, label %B8.i.i

B3748.i:                                          ; preds = %B3538.i, %B3430.i
  %.7377.i.le = getelementptr i64, ptr %14, i64 %.7363.i
  %.7445.i.le = getelementptr double, ptr %16, i64 %.7431.i
  %31 = add i64 %.7412.i, -5
  %"$phi3500.0.2.3.i.le" = icmp ult i64 %31, 5
  %.8747.i.le = icmp eq i64 %.7412.i, 13
  %spec.select7799.i.le = or i1 %.8747.i.le, %"$phi3500.0.2.3.i.le"
  %.9060.i = load double, ptr %.2623, align 8, !noalias !7
  %.9061.i = fadd double %.9060.i, 1.000000e+00
  store double %.9061.i, ptr %.2623, align 8, !noalias !7
  %.9093.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9100.i = shl nuw nsw i64 %.9093.i, 1
  %.9102.not.i = icmp sge i64 %.9100.i, %arg.limit
  %.9108.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond7794.i = select i1 %.9102.not.i, i1 %.9108.i, i1 false
  br i1 %or.cond7794.i, label %B3844.i, label %B3908.i

B3844.i:                                          ; preds = %B3748.i
  %.9145.i = uitofp nneg i64 %.9093.i to double
  store double %.9145.i, ptr %.9144.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.9176.i, align 8, !noalias !7
  br label %B3908.i

B3908.i:                                          ; preds = %B3844.i, %B3748.i
  %half.3.2.i = phi i64 [ %.9093.i, %B3844.i ], [ %half.2.1.i.ph, %B3748.i ]
  %.9182.i = fadd double %best.3.3.i, 1.000000e+00
  %.9212.i = getelementptr double, ptr %.226.i8884.i, i64 %scheduler.3.3.i
  store double %.9182.i, ptr %.9212.i, align 8, !noalias !7
  %.9244.i = getelementptr i64, ptr %.226.i8919.i, i64 %scheduler.3.3.i
  store i64 %.7307.i, ptr %.9244.i, align 8, !noalias !7
  br i1 %.8548.i, label %B3966.i, label %B4016.i

B3966.i:                                          ; preds = %B3908.i
  %32 = getelementptr double, ptr %arg.cost_at, i64 %.7378.i
  %.9278.i = getelementptr double, ptr %32, i64 %.7397.i
  %.9279.i = load double, ptr %.9278.i, align 8, !noalias !7
  %.9281.i = fadd double %best.3.3.i, %.9279.i
  %.9283.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9285.i = add nsw i64 %.7412.i, %.9283.i
  %.9299.i = icmp slt i64 %.9285.i, 0
  %.9300.i = select i1 %.9299.i, i64 %.210.i8850.i, i64 0
  %33 = getelementptr double, ptr %.226.i8848.i, i64 %.9285.i
  %.9314.i = getelementptr double, ptr %33, i64 %.9300.i
  store double %.9281.i, ptr %.9314.i, align 8, !noalias !7
  br label %B4016.i

B4016.i:                                          ; preds = %B3966.i, %B3908.i
  %.9343.i = icmp ne i64 %.7307.i, -9223372036854775808
  %.9345.not.i = or i1 %.9344.i, %.9343.i
  %or.cond9254.i = and i1 %.9332.i, %.9345.not.i
  br i1 %or.cond9254.i, label %B4016.else.if.i, label %B4016.endif.i, !prof !14

B4150.i:                                          ; preds = %B4016.endif.i
  %34 = getelementptr i64, ptr %.979, i64 %.7378.i
  %.9474.i = getelementptr i64, ptr %34, i64 %.7397.i
  %.9475.i = load i64, ptr %.9474.i, align 8, !noalias !7
  %.9476.i = icmp sgt i64 %.9475.i, -1
  br i1 %.9476.i, label %B4188.i, label %B4218.i

B4188.i:                                          ; preds = %B4150.i
  %.9543.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.9475.i
  %.9544.i = load double, ptr %.9543.i, align 8, !noalias !7
  br label %B4218.i

B4218.i:                                          ; preds = %B4188.i, %B4150.i
  %"$phi4218.3.2.2.i" = phi double [ %.9544.i, %B4188.i ], [ 1.000000e+00, %B4150.i ]
  %.12.i7804.i = fcmp ogt double %"$phi4218.3.2.2.i", 1.000000e+00
  %.13.i7805.i = select i1 %.12.i7804.i, double %"$phi4218.3.2.2.i", double 1.000000e+00
  %.9596.i = fmul double %.481.fca.23.load.i, %.13.i7805.i
  %.12.i7806.i = fcmp ogt double %.9596.i, %.481.fca.22.load.i
  %.13.i7807.i = select i1 %.12.i7806.i, double %.9596.i, double %.481.fca.22.load.i
  %.9656.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i7808.i = fcmp ogt double %best.3.3.i, %.9656.i
  %.13.i7809.i = select i1 %.12.i7808.i, double %best.3.3.i, double %.9656.i
  %.9686.i = fadd double %.13.i7809.i, %.13.i7807.i
  store double %.9686.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.9746.i = load double, ptr %.1238.i.i, align 8, !noalias !7
  %.9747.i = fadd double %.9746.i, %.13.i7807.i
  store double %.9747.i, ptr %.1238.i.i, align 8, !noalias !7
  %.9807.i = load double, ptr %.9806.i, align 8, !noalias !7
  %.9808.i = fadd double %.9807.i, %.13.i7807.i
  store double %.9808.i, ptr %.9806.i, align 8, !noalias !7
  %.9868.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.9874.i = fadd double %.481.fca.3.load.i, %.9868.i
  %.9875.i = fadd double %.9874.i, -1.000000e+00
  br label %B6268.i

B4558.i:                                          ; preds = %B4016.endif.i
  %.9881.i = icmp sgt i64 %.7412.i, 5
  %.9888.i = icmp samesign ult i64 %.7412.i, 9
  %or.cond.i = or i1 %.9888.i, %.8747.i.le
  %or.cond9151.i = select i1 %.9881.i, i1 %or.cond.i, i1 false
  br i1 %or.cond9151.i, label %B4662.i, label %B5684.i

B4662.i:                                          ; preds = %B4558.i
  %35 = getelementptr i64, ptr %.979, i64 %.7378.i
  %.9945.i = getelementptr i64, ptr %35, i64 %.7397.i
  %.9946.i = load i64, ptr %.9945.i, align 8, !noalias !7
  %.9947.i = icmp sgt i64 %.9946.i, -1
  br i1 %.9947.i, label %B4722.i, label %B6264.i

B4722.i:                                          ; preds = %B4662.i
  %.9971.i = select i1 %.7362.i, i64 %.210.i8418.i, i64 0
  %36 = getelementptr i64, ptr %.226.i8416.i, i64 %.7307.i
  %.9985.i = getelementptr i64, ptr %36, i64 %.9971.i
  %.9986.i = load i64, ptr %.9985.i, align 8, !noalias !7
  %.9988.i = icmp slt i64 %.9986.i, %.273.fca.6.load.i
  br i1 %.9988.i, label %B4750.i, label %B4826.i

B4750.i:                                          ; preds = %B4722.i
  %.9994.i = mul nsw i64 %.7307.i, %.273.fca.8.load.i
  %.10026.i = add nsw i64 %.9946.i, %.9994.i
  %.10040.i = icmp slt i64 %.10026.i, 0
  %.10041.i = select i1 %.10040.i, i64 %.210.i8598.i, i64 0
  %37 = getelementptr i64, ptr %.226.i8596.i, i64 %.10026.i
  %.10055.i = getelementptr i64, ptr %37, i64 %.10041.i
  %.10056.i = load i64, ptr %.10055.i, align 8, !noalias !7
  %.10057.i = icmp eq i64 %.10056.i, 0
  %..i = select i1 %.10057.i, i64 2, i64 1
  br label %B4826.i

B4826.i:                                          ; preds = %B4750.i, %B4722.i
  %early.2.3.i = phi i64 [ %..i, %B4750.i ], [ 0, %B4722.i ]
  br i1 %or.cond9254.i, label %B4826.else.if.i, label %B4826.endif.i, !prof !14

B4968.i:                                          ; preds = %B8.if.i9129.i
  %.337.i.i = icmp slt i64 %.551.i.i, 0
  %.338.i.i = select i1 %.337.i.i, i64 %.273.fca.9.load.i, i64 0
  %38 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.352.i.i = getelementptr i32, ptr %38, i64 %.338.i.i
  %.353.i.i = load i32, ptr %.352.i.i, align 4, !noalias !15
  %.359.i.i = icmp eq i32 %.353.i.i, 0
  br i1 %.359.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B4968.i
  %.465.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B4968.i
  %.508.i.i = load double, ptr %.507.i.i, align 8, !noalias !15
  %.538.i.i = load double, ptr %.537.i.i, align 8, !noalias !15
  %.12.i.i7810.i = fcmp ogt double %.538.i.i, %.508.i.i
  %.13.i.i7811.i = select i1 %.12.i.i7810.i, double %.538.i.i, double %.508.i.i
  %.571.i.i = fsub double %.13.i.i7811.i, %.481.fca.31.load.i
  %.601.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !15
  %.16.i.i.i = fcmp ogt double %.601.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.601.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.571.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.571.i.i, double %.17.i.i.i
  %.679.i.i = icmp sgt i32 %.353.i.i, 0
  %storemerge.i7812.i = tail call i32 @llvm.smax.i32(i32 %.353.i.i, i32 0)
  br i1 %.679.i.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.828.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i7812.i to i64
  br label %B302.if.i.i

B440.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.976.i.i = select i1 %.928.i.i, i64 %.210.i936.i.i, i64 0
  %39 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.990.i.i = getelementptr double, ptr %39, i64 %.976.i.i
  %.991.i.i = load double, ptr %.990.i.i, align 8, !noalias !15
  %.998.i.i = fcmp ogt double %.991.i.i, %.19.i.i.i
  %40 = zext i1 %.998.i.i to i64
  br label %B472.i.i

B472.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B440.i.i
  %"$phi472.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %40, %B440.i.i ]
  %.1008.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01378.i.i
  %exitcond.not.i7813.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i7813.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %41 = uitofp nneg i64 %.1008.i.i to double
  %42 = fmul double %41, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %42, %B480.loopexit.i.i ]
  %.1035.i.i = icmp slt i64 %.551.i.i, -3
  %.1036.i.i = select i1 %.1035.i.i, i64 %.273.fca.9.load.i, i64 0
  %43 = getelementptr i8, ptr %38, i64 12
  %.1050.i.i = getelementptr i32, ptr %43, i64 %.1036.i.i
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
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %199, i1 false), !noalias !18
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
  %.654.i.i.i = select i1 %.653.i.i.i, i64 %.273.fca.9.load.i, i64 0
  %44 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %44, i64 %.654.i.i.i
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
  %45 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %46 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %46, i64 %45
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !18
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !18
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %47 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %47, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.11.i.i.i = fcmp olt double %.481.fca.22.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1270.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.481.fca.22.load.i
  %.13.i1271.i.i = fcmp ogt double %.1093.i.i, %.12.i1270.i.i
  %.14.i.i.i = select i1 %.13.i1271.i.i, double %.1093.i.i, double %.12.i1270.i.i
  %.1204.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1239.i.i = load double, ptr %.1238.i.i, align 8, !noalias !15
  %.1240.i.i = fadd double %.1239.i.i, %.14.i.i.i
  store double %.1240.i.i, ptr %.1238.i.i, align 8, !noalias !15
  store double %.1204.i.i, ptr %.226.i827.i.i, align 8, !noalias !15
  %.1305.i.i = fadd double %.481.fca.4.load.i, %.1204.i.i
  %.13951379.not.i.i = icmp eq i32 %storemerge.i7812.i, 0
  br i1 %.13951379.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B894.if.lr.ph.i.i

B894.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1434.i.i = add nsw i64 %.551.i.i, 4
  %.303.i.i.i.i.i = icmp eq i64 %early.2.3.i, 2
  %.388.i.i.i.i.i = fadd double %.481.fca.9.load.i, %.1204.i.i
  %.1085.not.i.i.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i.i = select i1 %.1085.not.i.i.i, i1 %.1094.i.i.i, i1 false
  %wide.trip.count1393.i.i = zext nneg i32 %storemerge.i7812.i to i64
  br label %B894.if.i.i

B990.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i
  %.1595.i.i = load double, ptr %.1594.i.i, align 8, !noalias !15
  %.1597.i.i = fadd double %.1595.i.i, 1.000000e+00
  store double %.1597.i.i, ptr %.1594.i.i, align 8, !noalias !15
  %.1647.i.i = select i1 %.1539.i.i, i64 %.210.i936.i.i, i64 0
  %48 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1359.i.i
  %.1661.i.i = getelementptr double, ptr %48, i64 %.1647.i.i
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
  %.1871.i.i = load double, ptr %.1870.i.i, align 8, !noalias !15
  %.1873.i.i = fadd double %took.2.1.i.i, %.1871.i.i
  store double %.1873.i.i, ptr %.1870.i.i, align 8, !noalias !15
  %.1933.i.i = load double, ptr %.507.i.i, align 8, !noalias !15
  %.12.i1274.i.i = fcmp ogt double %.1204.i.i, %.1933.i.i
  %.13.i1275.i.i = select i1 %.12.i1274.i.i, double %.1204.i.i, double %.1933.i.i
  %.1964.i.i = fadd double %took.2.1.i.i, %.13.i1275.i.i
  store double %.1964.i.i, ptr %.507.i.i, align 8, !noalias !15
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
  %49 = getelementptr i64, ptr %.226.i792.i.i, i64 %.39912851286.i.i.i
  %.457.i.i.i = load i64, ptr %49, align 8, !noalias !21
  %.463.i.i.i = icmp eq i64 %.457.i.i.i, %.281.i.i.i
  br i1 %.463.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1114.i.i
  %50 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i.i
  %.585.i.i.i = load double, ptr %50, align 8, !noalias !21
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
  %.297.i.i.i.i = load double, ptr %.537.i.i, align 8, !noalias !24
  %.12.i.i1278.i.i.i = fcmp ogt double %.1204.i.i, %.297.i.i.i.i
  %.13.i.i1279.i.i.i = select i1 %.12.i.i1278.i.i.i, double %.1204.i.i, double %.297.i.i.i.i
  %.330.i.i.i.i = fadd double %.329.i.i.i.i, %.13.i.i1279.i.i.i
  store double %.330.i.i.i.i, ptr %.537.i.i, align 8, !noalias !24
  %.388.i.i.i.i = load double, ptr %.387.i.i.i.i, align 8, !noalias !24
  %.391.i.i.i.i = fadd double %.329.i.i.i.i, %.388.i.i.i.i
  store double %.391.i.i.i.i, ptr %.387.i.i.i.i, align 8, !noalias !24
  %.480.i.i.i.i = load double, ptr %.537.i.i, align 8, !noalias !24
  %.259.i.i.i.i.i = lshr i64 %.1469.i.i, 16
  %.270.0.i.i.i.i.i = and i64 %.259.i.i.i.i.i, 16383
  %51 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i.i.i
  %.339.i.i.i.i.i = load double, ptr %51, align 8, !noalias !27
  %.343.i.i.i.i.i = fcmp olt double %.339.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.303.i.i.i.i.i, i1 %.343.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.388.i.i.i.i.i, ptr %51, align 8, !noalias !27
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.541.i.i.i.i.i = phi double [ %.339.i.i.i.i.i, %B408.i.i.i ], [ %.388.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.451.i.i.i.i = fmul double %.481.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.541.i.i.i.i.i, %.480.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.541.i.i.i.i.i, double %.480.i.i.i.i
  %.636.i.i.i.i = fadd double %.481.fca.7.load.i, %.13.i90.i.i.i.i
  %.637.i.i.i.i = fadd double %.451.i.i.i.i, %.636.i.i.i.i
  store i64 %.281.i.i.i, ptr %49, align 8, !noalias !24
  %52 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i.i
  store double %.637.i.i.i.i, ptr %52, align 8, !noalias !24
  %.12.i1280.i.i.i = fcmp ogt double %.637.i.i.i.i, %.349.i.i.i
  %.13.i1281.i.i.i = select i1 %.12.i1280.i.i.i, double %.637.i.i.i.i, double %.349.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1129.i.i.i = load double, ptr %.507.i.i, align 8, !noalias !21
  %.259.i.i.i.i = lshr i64 %.1469.i.i, 16
  %.270.0.i.i.i.i = and i64 %.259.i.i.i.i, 16383
  %53 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i.i
  %.339.i.i.i.i = load double, ptr %53, align 8, !noalias !30
  %.343.i.i.i.i = fcmp olt double %.339.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.303.i.i.i.i.i, i1 %.343.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.388.i.i.i.i.i, ptr %53, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.541.i.i.i.i = phi double [ %.339.i.i.i.i, %B544.i.i.i ], [ %.388.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1283.i.i.i = fcmp ogt double %.541.i.i.i.i, %.1129.i.i.i
  %.13.i1284.i.i.i = select i1 %.12.i1283.i.i.i, double %.541.i.i.i.i, double %.1129.i.i.i
  %.1300.i.i.i = fadd double %.1299.i.i.i, %.13.i1284.i.i.i
  store i64 %.281.i.i.i, ptr %49, align 8, !noalias !21
  %54 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i.i
  store double %.1300.i.i.i, ptr %54, align 8, !noalias !21
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1281.sink.i.i.i = phi double [ %.13.i1281.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1277.i.i, %B216.i.i.i ], [ %.1300.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.349.i.i.i, %B518.i.i.i ]
  %.2113.i.i = select i1 %.1539.i.i, i64 %.210.i936.i.i, i64 0
  %55 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1359.i.i
  %.2127.i.i = getelementptr double, ptr %55, i64 %.2113.i.i
  store double %.13.i1281.sink.i.i.i, ptr %.2127.i.i, align 8, !noalias !15
  br label %B1464.i.i

B1464.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i, %B990.i.i
  %missed.3.1.i.i = phi i64 [ %missed.2.01383.i.i, %B990.i.i ], [ %.170.i1289.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %arrival.2.1.i.i = phi double [ %.13.i1273.i.i, %B990.i.i ], [ %.13.i1281.sink.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i ]
  %.12.i1278.i.i = fcmp ogt double %arrival.2.1.i.i, %worst.2.01382.i.i
  %.13.i1279.i.i = select i1 %.12.i1278.i.i, double %arrival.2.1.i.i, double %worst.2.01382.i.i
  %exitcond1394.not.i.i = icmp eq i64 %indvars.iv.next1391.i.i, %wide.trip.count1393.i.i
  br i1 %exitcond1394.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B894.if.i.i

B302.if.i.i:                                      ; preds = %B472.i.i, %B302.if.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %indvars.iv.next.i.i, %B472.i.i ]
  %late.2.01378.i.i = phi i64 [ 0, %B302.if.lr.ph.i.i ], [ %.1008.i.i, %B472.i.i ]
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %.792.i.i = load i64, ptr %.791.i.i, align 8, !noalias !15
  %.793.i.i = add nsw i64 %.792.i.i, 1
  store i64 %.793.i.i, ptr %.791.i.i, align 8, !noalias !15
  %.830.i.i = add nsw i64 %.828.i.i, %indvars.iv.i.i
  %.844.i.i = icmp slt i64 %.830.i.i, 0
  %.845.i.i = select i1 %.844.i.i, i64 %.273.fca.9.load.i, i64 0
  %56 = getelementptr i32, ptr %arg.rows_at, i64 %.830.i.i
  %.859.i.i = getelementptr i32, ptr %56, i64 %.845.i.i
  %.860.i.i = load i32, ptr %.859.i.i, align 4, !noalias !15
  %.862.i.i = sext i32 %.860.i.i to i64
  %.863.i.i = add nsw i64 %.786.i.i, %.862.i.i
  %.170.i.i.i = ashr i64 %.863.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %57 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %57, i64 %.519.i.i.i
  store i64 %.793.i.i, ptr %.533.i.i.i, align 8, !noalias !33
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i1280.i.i:                                   ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %58 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %58, i64 %.570.i.i.i
  %.585.i1281.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !33
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %59 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %59, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !33
  %.619.i.i.i = icmp slt i64 %.585.i1281.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i1280.i.i
  %.654.i1282.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i1283.i.i = select i1 %.654.i1282.i.i, i64 %.210.i.i.i, i64 0
  %60 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1284.i.i = getelementptr i64, ptr %60, i64 %.655.i1283.i.i
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
  %61 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %61, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1280.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1280.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1280.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1280.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %62 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %62, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !33
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1280.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !36

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %63 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %63
  %64 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %65 = shl i64 %64, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %65, i1 false), !noalias !33
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
  %66 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %66, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i1285.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.863.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.928.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.929.i.i = select i1 %.928.i.i, i64 %.210.i900.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.943.i.i = getelementptr i64, ptr %67, i64 %.929.i.i
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
  %.1451.i.i = select i1 %.1450.i.i, i64 %.273.fca.9.load.i, i64 0
  %68 = getelementptr i32, ptr %arg.rows_at, i64 %.1436.i.i
  %.1465.i.i = getelementptr i32, ptr %68, i64 %.1451.i.i
  %.1466.i.i = load i32, ptr %.1465.i.i, align 4, !noalias !15
  %.1468.i.i = sext i32 %.1466.i.i to i64
  %.1469.i.i = add nsw i64 %.786.i.i, %.1468.i.i
  %.170.i1289.i.i = ashr i64 %.1469.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1304.i.i.preheader, label %B0.endif.else.if.i1292.i.i, !prof !6

B212.i1364.i.i:                                   ; preds = %B184.if.i1304.i.i
  %.503.i1366.i.i = load i64, ptr %.791.i.i, align 8, !noalias !37
  %.519.i1367.i.i = select i1 %.408.i1308.i.i, i64 %.210.i864.i.i, i64 0
  %69 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1307.i.i
  %.533.i1368.i.i = getelementptr i64, ptr %69, i64 %.519.i1367.i.i
  store i64 %.503.i1366.i.i, ptr %.533.i1368.i.i, align 8, !noalias !37
  %.541.i1369.i.i = shl nsw i64 %.295.0618.i1307.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i

B270.i1313.i.i:                                   ; preds = %B184.if.i1304.i.i
  %.366.i1314.i.i = add i64 %.295.0618.i1307.i.i, 1
  %.362.i1315.i.i = add nsw i64 %.298.0619.i1306.i.i, -1
  %.570.i1316.i.i = select i1 %.408.i1308.i.i, i64 %.210.i864.i.i, i64 0
  %70 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1307.i.i
  %.584.i1317.i.i = getelementptr i64, ptr %70, i64 %.570.i1316.i.i
  %.585.i1318.i.i = load i64, ptr %.584.i1317.i.i, align 8, !noalias !37
  %.600.i1319.i.i = icmp slt i64 %place.2.0620.i1305.i.i, 0
  %.601.i1320.i.i = select i1 %.600.i1319.i.i, i64 %.210.i864.i.i, i64 0
  %71 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1305.i.i
  %.615.i1321.i.i = getelementptr i64, ptr %71, i64 %.601.i1320.i.i
  %.616.i1322.i.i = load i64, ptr %.615.i1321.i.i, align 8, !noalias !37
  %.619.i1323.i.i = icmp slt i64 %.585.i1318.i.i, %.616.i1322.i.i
  %spec.select.i1324.i.i = select i1 %.619.i1323.i.i, i64 %.295.0618.i1307.i.i, i64 %place.2.0620.i1305.i.i
  %.353.i1325.i.i = icmp samesign ugt i64 %.298.0619.i1306.i.i, 1
  br i1 %.353.i1325.i.i, label %B184.if.i1304.i.i, label %B312.i1326.i.i

B312.i1326.i.i:                                   ; preds = %B270.i1313.i.i
  %.654.i1327.i.i = icmp slt i64 %spec.select.i1324.i.i, 0
  %.655.i1328.i.i = select i1 %.654.i1327.i.i, i64 %.210.i.i.i, i64 0
  %72 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1324.i.i
  %.669.i1329.i.i = getelementptr i64, ptr %72, i64 %.655.i1328.i.i
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
  %73 = shl nsw i64 %.237.0.i1301.i.i, 4
  br label %B184.if.i1304.i.i.preheader

B184.if.i1304.i.i.preheader:                      ; preds = %B0.endif.else.if.i1292.i.i, %B894.if.i.i
  %.295.0618.i1307.i.i.ph = phi i64 [ %73, %B0.endif.else.if.i1292.i.i ], [ 0, %B894.if.i.i ]
  br label %B184.if.i1304.i.i

B184.if.i1304.i.i:                                ; preds = %B184.if.i1304.i.i.preheader, %B270.i1313.i.i
  %place.2.0620.i1305.i.i = phi i64 [ %spec.select.i1324.i.i, %B270.i1313.i.i ], [ %.295.0618.i1307.i.i.ph, %B184.if.i1304.i.i.preheader ]
  %.298.0619.i1306.i.i = phi i64 [ %.362.i1315.i.i, %B270.i1313.i.i ], [ 16, %B184.if.i1304.i.i.preheader ]
  %.295.0618.i1307.i.i = phi i64 [ %.366.i1314.i.i, %B270.i1313.i.i ], [ %.295.0618.i1307.i.i.ph, %B184.if.i1304.i.i.preheader ]
  %.408.i1308.i.i = icmp slt i64 %.295.0618.i1307.i.i, 0
  %.409.i1309.i.i = select i1 %.408.i1308.i.i, i64 %.210.i.i.i, i64 0
  %74 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1307.i.i
  %.423.i1310.i.i = getelementptr i64, ptr %74, i64 %.409.i1309.i.i
  %.424.i1311.i.i = load i64, ptr %.423.i1310.i.i, align 8, !noalias !37
  %.426.i1312.i.i = icmp eq i64 %.424.i1311.i.i, %.170.i1289.i.i
  br i1 %.426.i1312.i.i, label %B212.i1364.i.i, label %B270.i1313.i.i

B312.endif.endif.i1349.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1348.i.i, %B312.endif.else.endif.endif.endif.i1345.i.i
  %.884.sroa.13.0.i1350.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1348.i.i ], [ %.884.sroa.13.1.i1346.i.i, %B312.endif.else.endif.endif.endif.i1345.i.i ]
  %.1005.not621.i1351.i.i = icmp slt i64 %.884.sroa.0.3.i1343.i.i, %.884.sroa.13.0.i1350.i.i
  br i1 %.1005.not621.i1351.i.i, label %.975.endif.preheader.i1360.i.i, label %.975.if.i1352.i.i, !prof !36

.975.endif.preheader.i1360.i.i:                   ; preds = %B312.endif.endif.i1349.i.i
  %75 = shl i64 %.884.sroa.0.3.i1343.i.i, 3
  %scevgep.i1361.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %75
  %76 = sub nsw i64 %.884.sroa.13.0.i1350.i.i, %.884.sroa.0.3.i1343.i.i
  %77 = shl i64 %76, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1361.i.i, i8 0, i64 %77, i1 false), !noalias !37
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
  %78 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1324.i.i
  %.1084.i1356.i.i = getelementptr i64, ptr %78, i64 %.1070.i1355.i.i
  store i64 %.1054.i1354.i.i, ptr %.1084.i1356.i.i, align 8, !noalias !37
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1370.i.i: ; preds = %.975.if.i1352.i.i, %B212.i1364.i.i
  %.719.sink.i1357.i.i = phi i64 [ %.719.i1330.i.i, %.975.if.i1352.i.i ], [ %.541.i1369.i.i, %B212.i1364.i.i ]
  %.1096.i1358.i.i = and i64 %.1469.i.i, 3
  %.1099.i1359.i.i = or disjoint i64 %.719.sink.i1357.i.i, %.1096.i1358.i.i
  %.1539.i.i = icmp slt i64 %.719.sink.i1357.i.i, 0
  %.1540.i.i = select i1 %.1539.i.i, i64 %.210.i900.i.i, i64 0
  %79 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1359.i.i
  %.1554.i.i = getelementptr i64, ptr %79, i64 %.1540.i.i
  %.1555.i.i = load i64, ptr %.1554.i.i, align 8, !noalias !15
  %.1556.not.i.i = icmp eq i64 %.1555.i.i, 0
  br i1 %.1556.not.i.i, label %B1114.i.i, label %B990.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1464.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1204.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1204.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1204.i.i, %B1464.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.465.i.i, %B76.i.i ], [ %.1305.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1279.i.i, %B1464.i.i ]
  br i1 %.8747.i.le, label %B5050.i, label %B6264.i

B5050.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.10421.i = select i1 %.7362.i, i64 %.210.i8168.i, i64 0
  %80 = getelementptr double, ptr %.226.i8167.i, i64 %.7307.i
  %.10435.i = getelementptr double, ptr %80, i64 %.10421.i
  %.10436.i = load double, ptr %.10435.i, align 8, !noalias !7
  %.12.i7814.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.10436.i
  %.13.i7815.i = select i1 %.12.i7814.i, double %worst.2.0.lcssa.sink.i.i, double %.10436.i
  store double %.13.i7815.i, ptr %.10435.i, align 8, !noalias !7
  br label %B6268.i

B5108.i:                                          ; preds = %B8.i9126.i
  %.10522.i = icmp eq i64 %.7412.i, 7
  br i1 %.10522.i, label %B5140.i, label %B5452.i

B5140.i:                                          ; preds = %B5108.i
  %.10554.i = load i64, ptr %.9945.i, align 8, !noalias !7
  %.10568.i = icmp slt i64 %.10554.i, 0
  %.10569.i = select i1 %.10568.i, i64 %.273.fca.8.load.i, i64 0
  %81 = getelementptr i64, ptr %.2200, i64 %.10554.i
  %.10583.i = getelementptr i64, ptr %81, i64 %.10569.i
  %.10584.i = load i64, ptr %.10583.i, align 8, !noalias !7
  %.10585.not.i = icmp eq i64 %.10584.i, 0
  %.363.i.i = icmp slt i64 %.551.i.i, 0
  %.364.i.i = select i1 %.363.i.i, i64 %.273.fca.9.load.i, i64 0
  %82 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.378.i.i = getelementptr i32, ptr %82, i64 %.364.i.i
  %.379.i.i = load i32, ptr %.378.i.i, align 4, !noalias !7
  br i1 %.10585.not.i, label %B5252.i, label %B5168.i

B5168.i:                                          ; preds = %B5140.i
  %.339.i.i = icmp eq i32 %.379.i.i, 0
  br i1 %.339.i.i, label %B6268.i, label %B70.i.i

B70.i.i:                                          ; preds = %B5168.i
  %.480.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !40
  %.12.i.i7816.i = fcmp ogt double %.480.i.i, %best.3.3.i
  %.13.i.i7817.i = select i1 %.12.i.i7816.i, double %.480.i.i, double %best.3.3.i
  %.527.i.i = icmp slt i64 %.551.i.i, -3
  %.528.i.i = select i1 %.527.i.i, i64 %.273.fca.9.load.i, i64 0
  %83 = getelementptr i8, ptr %82, i64 12
  %.542.i.i = getelementptr i32, ptr %83, i64 %.528.i.i
  %.543.i7818.i = load i32, ptr %.542.i.i, align 4, !noalias !40
  %.544.i.i = sitofp i32 %.543.i7818.i to double
  %.547.i.i = sitofp i32 %.379.i.i to double
  %.552.i.i = fmul double %.547.i.i, 2.500000e-01
  %.12.i752.i.i = fcmp ogt double %.552.i.i, %.544.i.i
  %.13.i753.i.i = select i1 %.12.i752.i.i, double %.552.i.i, double %.544.i.i
  %.581.i.i = fadd double %.13.i.i7817.i, %.13.i753.i.i
  %.614.i7820.i = load double, ptr %.1238.i.i, align 8, !noalias !40
  %.677.i.i = fsub double %.581.i.i, %.13.i.i7817.i
  %.678.i.i = fadd double %.614.i7820.i, %.677.i.i
  store double %.678.i.i, ptr %.1238.i.i, align 8, !noalias !40
  store double %.581.i.i, ptr %.226.i827.i.i, align 8, !noalias !40
  %spec.select.i7821.i = tail call i32 @llvm.smax.i32(i32 %.379.i.i, i32 0)
  %.832758.not.i.i = icmp eq i32 %spec.select.i7821.i, 0
  br i1 %.832758.not.i.i, label %B6268.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.939.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i7825.i = zext nneg i32 %spec.select.i7821.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i, %B416.if.lr.ph.i.i
  %indvars.iv.i7826.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i7827.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i ]
  %indvars.iv.next.i7827.i = add nuw nsw i64 %indvars.iv.i7826.i, 1
  %.903.i.i = load i64, ptr %.791.i.i, align 8, !noalias !40
  %.904.i.i = add nsw i64 %.903.i.i, 1
  store i64 %.904.i.i, ptr %.791.i.i, align 8, !noalias !40
  %.941.i.i = add nsw i64 %.939.i.i, %indvars.iv.i7826.i
  %.955.i.i = icmp slt i64 %.941.i.i, 0
  %.956.i.i = select i1 %.955.i.i, i64 %.273.fca.9.load.i, i64 0
  %84 = getelementptr i32, ptr %arg.rows_at, i64 %.941.i.i
  %.970.i.i = getelementptr i32, ptr %84, i64 %.956.i.i
  %.971.i.i = load i32, ptr %.970.i.i, align 4, !noalias !40
  %.973.i.i = sext i32 %.971.i.i to i64
  %.974.i.i = add nsw i64 %.786.i.i, %.973.i.i
  %.170.i.i7828.i = ashr i64 %.974.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i7841.i.preheader, label %B0.endif.else.if.i.i7829.i, !prof !6

B212.i.i7902.i:                                   ; preds = %B184.if.i.i7841.i
  %.519.i.i7903.i = select i1 %.408.i.i7845.i, i64 %.210.i864.i.i, i64 0
  %85 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i7844.i
  %.533.i.i7904.i = getelementptr i64, ptr %85, i64 %.519.i.i7903.i
  store i64 %.904.i.i, ptr %.533.i.i7904.i, align 8, !noalias !43
  %.541.i.i7905.i = shl nsw i64 %.295.0618.i.i7844.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i

B270.i.i7850.i:                                   ; preds = %B184.if.i.i7841.i
  %.366.i.i7851.i = add i64 %.295.0618.i.i7844.i, 1
  %.362.i.i7852.i = add nsw i64 %.298.0619.i.i7843.i, -1
  %.570.i.i7853.i = select i1 %.408.i.i7845.i, i64 %.210.i864.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i7844.i
  %.584.i.i7854.i = getelementptr i64, ptr %86, i64 %.570.i.i7853.i
  %.585.i.i7855.i = load i64, ptr %.584.i.i7854.i, align 8, !noalias !43
  %.600.i.i7856.i = icmp slt i64 %place.2.0620.i.i7842.i, 0
  %.601.i.i7857.i = select i1 %.600.i.i7856.i, i64 %.210.i864.i.i, i64 0
  %87 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i7842.i
  %.615.i.i7858.i = getelementptr i64, ptr %87, i64 %.601.i.i7857.i
  %.616.i.i7859.i = load i64, ptr %.615.i.i7858.i, align 8, !noalias !43
  %.619.i.i7860.i = icmp slt i64 %.585.i.i7855.i, %.616.i.i7859.i
  %spec.select.i.i7861.i = select i1 %.619.i.i7860.i, i64 %.295.0618.i.i7844.i, i64 %place.2.0620.i.i7842.i
  %.353.i.i7862.i = icmp samesign ugt i64 %.298.0619.i.i7843.i, 1
  br i1 %.353.i.i7862.i, label %B184.if.i.i7841.i, label %B312.i.i7863.i

B312.i.i7863.i:                                   ; preds = %B270.i.i7850.i
  %.654.i.i7864.i = icmp slt i64 %spec.select.i.i7861.i, 0
  %.655.i.i7865.i = select i1 %.654.i.i7864.i, i64 %.210.i.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i7861.i
  %.669.i.i7866.i = getelementptr i64, ptr %88, i64 %.655.i.i7865.i
  store i64 %.170.i.i7828.i, ptr %.669.i.i7866.i, align 8, !noalias !43
  %.719.i.i7867.i = shl nsw i64 %spec.select.i.i7861.i, 2
  %.722.i.i7868.i = add i64 %.719.i.i7867.i, 4
  %.759.i.i7869.i = select i1 %.654.i.i7864.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i7870.i = add i64 %.759.i.i7869.i, %.719.i.i7867.i
  %.775.i.i7871.i = icmp slt i64 %.722.i.i7868.i, 0
  %.776.i.i7872.i = select i1 %.775.i.i7871.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i7873.i = add i64 %.776.i.i7872.i, %.722.i.i7868.i
  %.904.i.i7874.i = icmp slt i64 %.760.i.i7870.i, 0
  br i1 %.904.i.i7874.i, label %B312.endif.else.if.i.i7901.i, label %B312.endif.else.endif.i.i7875.i, !prof !6

B0.endif.else.if.i.i7829.i:                       ; preds = %B416.if.i.i
  %.175.i.i7830.i = mul nsw i64 %.170.i.i7828.i, 712544676207699905
  %.176.i.i7831.i = ashr i64 %.175.i.i7830.i, 20
  %.246.i.i7832.i = srem i64 %.176.i.i7831.i, %.194.0.i.i.i
  %.248.i.i7834.i = icmp slt i64 %.246.i.i7832.i, 0
  %.257.i.i7837.i = select i1 %.248.i.i7834.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i7838.i = add nsw i64 %.257.i.i7837.i, %.246.i.i7832.i
  %89 = shl nsw i64 %.237.0.i.i7838.i, 4
  br label %B184.if.i.i7841.i.preheader

B184.if.i.i7841.i.preheader:                      ; preds = %B0.endif.else.if.i.i7829.i, %B416.if.i.i
  %.295.0618.i.i7844.i.ph = phi i64 [ %89, %B0.endif.else.if.i.i7829.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i7841.i

B184.if.i.i7841.i:                                ; preds = %B184.if.i.i7841.i.preheader, %B270.i.i7850.i
  %place.2.0620.i.i7842.i = phi i64 [ %spec.select.i.i7861.i, %B270.i.i7850.i ], [ %.295.0618.i.i7844.i.ph, %B184.if.i.i7841.i.preheader ]
  %.298.0619.i.i7843.i = phi i64 [ %.362.i.i7852.i, %B270.i.i7850.i ], [ 16, %B184.if.i.i7841.i.preheader ]
  %.295.0618.i.i7844.i = phi i64 [ %.366.i.i7851.i, %B270.i.i7850.i ], [ %.295.0618.i.i7844.i.ph, %B184.if.i.i7841.i.preheader ]
  %.408.i.i7845.i = icmp slt i64 %.295.0618.i.i7844.i, 0
  %.409.i.i7846.i = select i1 %.408.i.i7845.i, i64 %.210.i.i.i, i64 0
  %90 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i7844.i
  %.423.i.i7847.i = getelementptr i64, ptr %90, i64 %.409.i.i7846.i
  %.424.i.i7848.i = load i64, ptr %.423.i.i7847.i, align 8, !noalias !43
  %.426.i.i7849.i = icmp eq i64 %.424.i.i7848.i, %.170.i.i7828.i
  br i1 %.426.i.i7849.i, label %B212.i.i7902.i, label %B270.i.i7850.i

B312.endif.endif.i.i7886.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i7885.i, %B312.endif.else.endif.endif.endif.i.i7882.i
  %.884.sroa.13.0.i.i7887.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i7885.i ], [ %.884.sroa.13.1.i.i7883.i, %B312.endif.else.endif.endif.endif.i.i7882.i ]
  %.1005.not621.i.i7888.i = icmp slt i64 %.884.sroa.0.3.i.i7880.i, %.884.sroa.13.0.i.i7887.i
  br i1 %.1005.not621.i.i7888.i, label %.975.endif.preheader.i.i7898.i, label %.975.if.i.i7889.i, !prof !36

.975.endif.preheader.i.i7898.i:                   ; preds = %B312.endif.endif.i.i7886.i
  %91 = shl i64 %.884.sroa.0.3.i.i7880.i, 3
  %scevgep.i.i7899.i = getelementptr i8, ptr %.226.i898.i.i, i64 %91
  %92 = sub nsw i64 %.884.sroa.13.0.i.i7887.i, %.884.sroa.0.3.i.i7880.i
  %93 = shl i64 %92, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i7899.i, i8 0, i64 %93, i1 false), !noalias !43
  br label %.975.if.i.i7889.i

B312.endif.else.if.i.i7901.i:                     ; preds = %B312.i.i7863.i
  br label %B312.endif.else.endif.i.i7875.i

B312.endif.else.endif.i.i7875.i:                  ; preds = %B312.endif.else.if.i.i7901.i, %B312.i.i7863.i
  %.884.sroa.0.1.i.i7876.i = phi i64 [ 0, %B312.endif.else.if.i.i7901.i ], [ %.760.i.i7870.i, %B312.i.i7863.i ]
  %.909.not.i.i7877.i = icmp slt i64 %.760.i.i7870.i, %.210.i900.i.i
  br i1 %.909.not.i.i7877.i, label %B312.endif.else.endif.endif.i.i7879.i, label %B312.endif.else.endif.if.i.i7878.i, !prof !10

B312.endif.else.endif.if.i.i7878.i:               ; preds = %B312.endif.else.endif.i.i7875.i
  br label %B312.endif.else.endif.endif.i.i7879.i

B312.endif.else.endif.endif.i.i7879.i:            ; preds = %B312.endif.else.endif.if.i.i7878.i, %B312.endif.else.endif.i.i7875.i
  %.884.sroa.0.3.i.i7880.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i7878.i ], [ %.884.sroa.0.1.i.i7876.i, %B312.endif.else.endif.i.i7875.i ]
  %.921.i.i7881.i = icmp slt i64 %.777.i.i7873.i, 0
  br i1 %.921.i.i7881.i, label %B312.endif.else.endif.endif.if.i.i7900.i, label %B312.endif.else.endif.endif.endif.i.i7882.i, !prof !6

B312.endif.else.endif.endif.if.i.i7900.i:         ; preds = %B312.endif.else.endif.endif.i.i7879.i
  br label %B312.endif.else.endif.endif.endif.i.i7882.i

B312.endif.else.endif.endif.endif.i.i7882.i:      ; preds = %B312.endif.else.endif.endif.if.i.i7900.i, %B312.endif.else.endif.endif.i.i7879.i
  %.884.sroa.13.1.i.i7883.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i7900.i ], [ %.777.i.i7873.i, %B312.endif.else.endif.endif.i.i7879.i ]
  %.926.not.i.i7884.i = icmp slt i64 %.777.i.i7873.i, %.210.i900.i.i
  br i1 %.926.not.i.i7884.i, label %B312.endif.endif.i.i7886.i, label %B312.endif.else.endif.endif.endif.if.i.i7885.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i7885.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i7882.i
  br label %B312.endif.endif.i.i7886.i

.975.if.i.i7889.i:                                ; preds = %.975.endif.preheader.i.i7898.i, %B312.endif.endif.i.i7886.i
  %.1054.i.i7890.i = load i64, ptr %.791.i.i, align 8, !noalias !43
  %.1070.i.i7891.i = select i1 %.654.i.i7864.i, i64 %.210.i864.i.i, i64 0
  %94 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i7861.i
  %.1084.i.i7892.i = getelementptr i64, ptr %94, i64 %.1070.i.i7891.i
  store i64 %.1054.i.i7890.i, ptr %.1084.i.i7892.i, align 8, !noalias !43
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i: ; preds = %.975.if.i.i7889.i, %B212.i.i7902.i
  %.719.sink.i.i7894.i = phi i64 [ %.719.i.i7867.i, %.975.if.i.i7889.i ], [ %.541.i.i7905.i, %B212.i.i7902.i ]
  %.1096.i.i7895.i = and i64 %.974.i.i, 3
  %.1099.i.i7896.i = or disjoint i64 %.719.sink.i.i7894.i, %.1096.i.i7895.i
  %.1042.i.i = icmp slt i64 %.719.sink.i.i7894.i, 0
  %.1043.i.i = select i1 %.1042.i.i, i64 %.210.i900.i.i, i64 0
  %95 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i7896.i
  %.1057.i.i = getelementptr i64, ptr %95, i64 %.1043.i.i
  store i64 %.1742.i.i, ptr %.1057.i.i, align 8, !noalias !40
  %.1083.i.i = select i1 %.1042.i.i, i64 %.210.i936.i.i, i64 0
  %96 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i7896.i
  %.1097.i.i = getelementptr double, ptr %96, i64 %.1083.i.i
  store double %.581.i.i, ptr %.1097.i.i, align 8, !noalias !40
  %exitcond.not.i7897.i = icmp eq i64 %indvars.iv.next.i7827.i, %wide.trip.count.i7825.i
  br i1 %exitcond.not.i7897.i, label %B6264.i, label %B416.if.i.i

B5252.i:                                          ; preds = %B5140.i
  %.384.i.i = sext i32 %.379.i.i to i64
  %.385.i.i = icmp eq i32 %.379.i.i, 0
  br i1 %.385.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B5252.i
  %.496.i.i = load double, ptr %.507.i.i, align 8, !noalias !46
  %.526.i7907.i = load double, ptr %.537.i.i, align 8, !noalias !46
  %.12.i.i7908.i = fcmp ogt double %.526.i7907.i, %.496.i.i
  %.13.i.i7909.i = select i1 %.12.i.i7908.i, double %.526.i7907.i, double %.496.i.i
  %.559.i.i = fsub double %.13.i.i7909.i, %.481.fca.31.load.i
  %.589.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !46
  %.16.i.i7910.i = fcmp ogt double %.589.i.i, %best.3.3.i
  %.17.i.i7911.i = select i1 %.16.i.i7910.i, double %.589.i.i, double %best.3.3.i
  %.18.i.i7912.i = fcmp ogt double %.559.i.i, %.17.i.i7911.i
  %.19.i.i7913.i = select i1 %.18.i.i7912.i, double %.559.i.i, double %.17.i.i7911.i
  %spec.select690.i.i = tail call i32 @llvm.smax.i32(i32 %.379.i.i, i32 0)
  %.721691.not.i.i = icmp eq i32 %spec.select690.i.i, 0
  br i1 %.721691.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.768.i.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i7914.i = zext nneg i32 %spec.select690.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.856.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.929.i7919.i, %B512.if.i.i ]
  %exitcond.not.i7918.i = icmp eq i64 %.856.0.i.i, 16
  br i1 %exitcond.not.i7918.i, label %B554.i.i, label %B512.if.i.i

B554.i.i:                                         ; preds = %B512.i.i
  %.1054.i.i = load i64, ptr %.1053.i.i, align 8, !noalias !46
  %.1065.0.i.i = and i64 %.1054.i.i, 15
  %97 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1065.0.i.i
  store i64 %.803.i.i, ptr %97, align 8, !noalias !46
  %.1158.i.i = add nsw i64 %.1054.i.i, 1
  store i64 %.1158.i.i, ptr %.1053.i.i, align 8, !noalias !46
  %.1190.i.i = add nsw i64 %new.2.0696.i.i, 1
  %.1201.not.i.i = icmp ne i64 %.808.i.i, %previous_new.2.0698.i.i
  %.1211.i.i = zext i1 %.1201.not.i.i to i64
  %spec.select682.i.i = add nsw i64 %new_lines.2.0695.i.i, %.1211.i.i
  br label %B680.i.i

B680.i.i:                                         ; preds = %B512.if.i.i, %B554.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select682.i.i, %B554.i.i ], [ %new_lines.2.0695.i.i, %B512.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1190.i.i, %B554.i.i ], [ %new.2.0696.i.i, %B512.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.808.i.i, %B554.i.i ], [ %previous_new.2.0698.i.i, %B512.if.i.i ]
  %exitcond702.not.i.i = icmp eq i64 %indvars.iv.next.i7916.i, %wide.trip.count.i7914.i
  br i1 %exitcond702.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %98 = uitofp nneg i64 %spec.select.i7917.i to double
  %99 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %98, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %99, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1275.i.i = fmul double %.481.fca.25.load.i, %lines.2.0.lcssa.i.i
  %.12.i684.i.i = fcmp ogt double %.1275.i.i, %.481.fca.22.load.i
  %.13.i685.i.i = select i1 %.12.i684.i.i, double %.1275.i.i, double %.481.fca.22.load.i
  %.1307.i.i = fadd double %.19.i.i7913.i, %.13.i685.i.i
  %.1340.i.i = load double, ptr %.1238.i.i, align 8, !noalias !46
  %.1343.i.i = fsub double %.1307.i.i, %.19.i.i7913.i
  %.1346.i.i = fadd double %.1340.i.i, %.1343.i.i
  store double %.1346.i.i, ptr %.1238.i.i, align 8, !noalias !46
  store double %.1307.i.i, ptr %.226.i827.i.i, align 8, !noalias !46
  %.1437.i.i = load double, ptr %.1436.i7920.i, align 8, !noalias !46
  %.1441.i.i = sub nsw i64 %.384.i.i, %new.2.0.lcssa.i.i
  %.1442.i.i = sitofp i64 %.1441.i.i to double
  %.1443.i.i = fadd double %.1437.i.i, %.1442.i.i
  store double %.1443.i.i, ptr %.1436.i7920.i, align 8, !noalias !46
  %.1503.i.i = load double, ptr %.1502.i.i, align 8, !noalias !46
  %.1505.i.i = sitofp i32 %.379.i.i to double
  %.1506.i.i = fadd double %.1503.i.i, %.1505.i.i
  store double %.1506.i.i, ptr %.1502.i.i, align 8, !noalias !46
  %.1554.i7921.i = icmp slt i64 %.551.i.i, -1
  %.1555.i7922.i = select i1 %.1554.i7921.i, i64 %.273.fca.9.load.i, i64 0
  %100 = getelementptr i8, ptr %82, i64 4
  %.1569.i.i = getelementptr i32, ptr %100, i64 %.1555.i7922.i
  %.1570.i.i = load i32, ptr %.1569.i.i, align 4, !noalias !46
  %.1577.i.i = sext i32 %.1570.i.i to i64
  %.1578.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1577.i.i
  %.1581.i.i = sitofp i64 %.1578.i.i to double
  %.1586.i.i = fdiv double %.1581.i.i, %.1505.i.i
  %.1593.i.i = fmul double %.481.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1597.i7923.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1598.i.i = fsub double %.1597.i7923.i, %.1586.i.i
  %.1601.i.i = fmul double %.481.fca.13.load.i, %.1598.i.i
  %.1602.i.i = fadd double %.1593.i.i, %.1601.i.i
  %.1605.i.i = fmul double %.481.fca.14.load.i, %.1586.i.i
  %.1606.i.i = fadd double %.1605.i.i, %.1602.i.i
  %.1636.i.i = load double, ptr %.1870.i.i, align 8, !noalias !46
  %.1637.i.i = fadd double %.1636.i.i, %.1606.i.i
  store double %.1637.i.i, ptr %.1870.i.i, align 8, !noalias !46
  %.1697.i.i = load double, ptr %.507.i.i, align 8, !noalias !46
  %.12.i686.i.i = fcmp ogt double %.1307.i.i, %.1697.i.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1307.i.i, double %.1697.i.i
  %.1727.i.i = fadd double %.13.i687.i.i, %.1606.i.i
  store double %.1727.i.i, ptr %.507.i.i, align 8, !noalias !46
  %.1812.i.i = fmul double %.1809.i.i, %.1597.i7923.i
  %.1819.i.i = fcmp ogt double %.1812.i.i, 0.000000e+00
  br i1 %.1819.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1850.i.i = load double, ptr %.537.i.i, align 8, !noalias !46
  %.12.i688.i.i = fcmp ogt double %.1307.i.i, %.1850.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1307.i.i, double %.1850.i.i
  %.1881.i.i = fadd double %.1812.i.i, %.13.i689.i.i
  store double %.1881.i.i, ptr %.537.i.i, align 8, !noalias !46
  %.1941.i.i = load double, ptr %.387.i.i.i.i, align 8, !noalias !46
  %.1943.i.i = fadd double %.1812.i.i, %.1941.i.i
  store double %.1943.i.i, ptr %.387.i.i.i.i, align 8, !noalias !46
  %.2018.pre.i.i = load double, ptr %.507.i.i, align 8, !noalias !46
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i7915.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i7916.i, %B680.i.i ]
  %previous_new.2.0698.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0697.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.808.i.i, %B680.i.i ]
  %new.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0695.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0694.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i7917.i, %B680.i.i ]
  %indvars.iv.next.i7916.i = add nuw nsw i64 %indvars.iv.i7915.i, 1
  %.770.i.i = add nsw i64 %.768.i.i, %indvars.iv.i7915.i
  %.784.i.i = icmp slt i64 %.770.i.i, 0
  %.785.i.i = select i1 %.784.i.i, i64 %.273.fca.9.load.i, i64 0
  %101 = getelementptr i32, ptr %arg.rows_at, i64 %.770.i.i
  %.799.i.i = getelementptr i32, ptr %101, i64 %.785.i.i
  %.800.i.i = load i32, ptr %.799.i.i, align 4, !noalias !46
  %.802.i.i = sext i32 %.800.i.i to i64
  %.803.i.i = add nsw i64 %.786.i.i, %.802.i.i
  %.808.i.i = ashr i64 %.803.i.i, 2
  %.814.not.i.i = icmp ne i64 %.808.i.i, %previous.2.0697.i.i
  %.819.i.i = zext i1 %.814.not.i.i to i64
  %spec.select.i7917.i = add nuw nsw i64 %lines.2.0694.i.i, %.819.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.929.i7919.i = add nuw nsw i64 %.856.0.i.i, 1
  %102 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.856.0.i.i
  %.985.i.i = load i64, ptr %102, align 8, !noalias !46
  %.987.i.i = icmp eq i64 %.985.i.i, %.803.i.i
  br i1 %.987.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B5252.i
  %.1307.sink.i.i = phi double [ %best.3.3.i, %B5252.i ], [ %.1307.i.i, %B1292.i.i ], [ %.1307.i.i, %B682.i.i ]
  %.2018.sink.i.i = phi double [ %best.3.3.i, %B5252.i ], [ %.2018.pre.i.i, %B1292.i.i ], [ %.1727.i.i, %B682.i.i ]
  %.10842.i = select i1 %.7362.i, i64 %.210.i8814.i, i64 0
  %103 = getelementptr double, ptr %.226.i8812.i, i64 %.7307.i
  %.10856.i = getelementptr double, ptr %103, i64 %.10842.i
  %.10857.i = load double, ptr %.10856.i, align 8, !noalias !7
  %.10863.i = fadd double %.11226.i, %.2018.sink.i.i
  %.12.i7924.i = fcmp ogt double %.10863.i, %.10857.i
  %.13.i7925.i = select i1 %.12.i7924.i, double %.10863.i, double %.10857.i
  store double %.13.i7925.i, ptr %.10856.i, align 8, !noalias !7
  %.10937.i = icmp slt i64 %quot.2.0.i, 0
  %.10938.i = select i1 %.10937.i, i64 %.210.i8706.i, i64 0
  %104 = getelementptr double, ptr %.226.i8704.i, i64 %quot.2.0.i
  %.10952.i = getelementptr double, ptr %104, i64 %.10938.i
  %.10953.i = load double, ptr %.10952.i, align 8, !noalias !7
  %.12.i7926.i = fcmp ogt double %.13.i7925.i, %.10953.i
  %.13.i7927.i = select i1 %.12.i7926.i, double %.13.i7925.i, double %.10953.i
  store double %.13.i7927.i, ptr %.10952.i, align 8, !noalias !7
  br label %B6264.i

B5452.i:                                          ; preds = %B5108.i
  %105 = getelementptr double, ptr %arg.cost_at, i64 %.7378.i
  %.11077.i = getelementptr double, ptr %105, i64 %.7397.i
  %.11078.i = load double, ptr %.11077.i, align 8, !noalias !7
  %.323.i.i = icmp slt i64 %.551.i.i, 0
  %.324.i.i = select i1 %.323.i.i, i64 %.273.fca.9.load.i, i64 0
  %106 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %.338.i7928.i = getelementptr i32, ptr %106, i64 %.324.i.i
  %.339.i7929.i = load i32, ptr %.338.i7928.i, align 4, !noalias !49
  %.344.i.i = sext i32 %.339.i7929.i to i64
  %.345.i.i = icmp eq i32 %.339.i7929.i, 0
  br i1 %.345.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i7930.i

B70.i7930.i:                                      ; preds = %B5452.i
  %.490.i.i = load double, ptr %.507.i.i, align 8, !noalias !49
  %.520.i.i = load double, ptr %.519.i.i, align 8, !noalias !49
  %.550.i.i = load double, ptr %.537.i.i, align 8, !noalias !49
  %.16.i.i7931.i = fcmp ogt double %.520.i.i, %.490.i.i
  %.17.i.i7932.i = select i1 %.16.i.i7931.i, double %.520.i.i, double %.490.i.i
  %.18.i.i7933.i = fcmp ogt double %.550.i.i, %.17.i.i7932.i
  %.19.i.i7934.i = select i1 %.18.i.i7933.i, double %.550.i.i, double %.17.i.i7932.i
  %.585.i.i = fsub double %.19.i.i7934.i, %.481.fca.31.load.i
  %.615.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !49
  %.16.i771.i.i = fcmp ogt double %.615.i.i, %best.3.3.i
  %.17.i772.i.i = select i1 %.16.i771.i.i, double %.615.i.i, double %best.3.3.i
  %.18.i773.i.i = fcmp ogt double %.585.i.i, %.17.i772.i.i
  %.19.i774.i.i = select i1 %.18.i773.i.i, double %.585.i.i, double %.17.i772.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i7937.i, label %.456.endif.preheader.i.i7936.i, !prof !6

B278.i.i7956.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i7941.i
  %previous.3.1.i.i7957.i = phi i64 [ %.673.i.i7951.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i7941.i ]
  %worst.3.1.i.i7958.i = phi i64 [ %.13.i.i.i7955.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i7941.i ]
  %exitcond.not.i.i7959.i = icmp eq i64 %indvars.iv.next.i.i7943.i, %wide.trip.count.i.i7940.i
  br i1 %exitcond.not.i.i7959.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i7941.i

.456.endif.preheader.i.i7936.i:                   ; preds = %B70.i7930.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %199, i1 false), !noalias !52
  br label %.456.if.i.i7937.i

.456.if.i.i7937.i:                                ; preds = %.456.endif.preheader.i.i7936.i, %B70.i7930.i
  %.590192.not.i.i.i = icmp slt i32 %.339.i7929.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i7938.i

B106.if.lr.ph.i.i7938.i:                          ; preds = %.456.if.i.i7937.i
  %.637.i.i7939.i = add nsw i64 %.551.i.i, 4
  %wide.trip.count.i.i7940.i = zext nneg i32 %.339.i7929.i to i64
  br label %B106.if.i.i7941.i

B106.if.i.i7941.i:                                ; preds = %B106.if.lr.ph.i.i7938.i, %B278.i.i7956.i
  %indvars.iv.i.i7942.i = phi i64 [ 0, %B106.if.lr.ph.i.i7938.i ], [ %indvars.iv.next.i.i7943.i, %B278.i.i7956.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i7938.i ], [ %worst.3.1.i.i7958.i, %B278.i.i7956.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i7938.i ], [ %previous.3.1.i.i7957.i, %B278.i.i7956.i ]
  %indvars.iv.next.i.i7943.i = add nuw nsw i64 %indvars.iv.i.i7942.i, 1
  %.639.i.i7944.i = add nsw i64 %.637.i.i7939.i, %indvars.iv.i.i7942.i
  %.653.i.i7945.i = icmp slt i64 %.639.i.i7944.i, 0
  %.654.i.i7946.i = select i1 %.653.i.i7945.i, i64 %.273.fca.9.load.i, i64 0
  %107 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i7944.i
  %.668.i.i7947.i = getelementptr i32, ptr %107, i64 %.654.i.i7946.i
  %.669.i.i7948.i = load i32, ptr %.668.i.i7947.i, align 4, !noalias !52
  %.671.i.i7949.i = sext i32 %.669.i.i7948.i to i64
  %.672.i.i7950.i = add nsw i64 %.786.i.i, %.671.i.i7949.i
  %.673.i.i7951.i = ashr i64 %.672.i.i7950.i, 2
  %.679.not.i.i7952.i = icmp eq i64 %.673.i.i7951.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i7952.i, label %B278.i.i7956.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i7941.i
  %.760.i.i7953.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !52
  %.761.i.i7954.i = add nsw i64 %.760.i.i7953.i, 1
  store i64 %.761.i.i7954.i, ptr %.226.i1075.i.i, align 8, !noalias !52
  %.13.i.i.i7955.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i7954.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i7956.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i7956.i
  %108 = uitofp nneg i64 %worst.3.1.i.i7958.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i7937.i
  %spec.select.i7960.i = phi i32 [ 0, %.456.if.i.i7937.i ], [ %.339.i7929.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i7961.i = phi double [ 1.000000e+00, %.456.if.i.i7937.i ], [ %108, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i7962.i = fcmp olt double %.481.fca.22.load.i, %worst.2.0.lcssa.i.i7961.i
  %.10.i.i7963.i = select i1 %.9.i.i7962.i, double %worst.2.0.lcssa.i.i7961.i, double %.481.fca.22.load.i
  %.731.i.i = fadd double %.19.i774.i.i, %.10.i.i7963.i
  store double %.731.i.i, ptr %.226.i827.i.i, align 8, !noalias !49
  %.769.i.i = sitofp i32 %.339.i7929.i to double
  %.770.i7964.i = fmul double %.481.fca.15.load.i, %.769.i.i
  %.800.i7966.i = load double, ptr %.1870.i.i, align 8, !noalias !49
  %.801.i.i = fadd double %.770.i7964.i, %.800.i7966.i
  store double %.801.i.i, ptr %.1870.i.i, align 8, !noalias !49
  %.861.i.i = load double, ptr %.507.i.i, align 8, !noalias !49
  %.12.i.i7967.i = fcmp ogt double %.731.i.i, %.861.i.i
  %.13.i.i7968.i = select i1 %.12.i.i7967.i, double %.731.i.i, double %.861.i.i
  %.891.i.i = fadd double %.770.i7964.i, %.13.i.i7968.i
  store double %.891.i.i, ptr %.507.i.i, align 8, !noalias !49
  %.923.i.i = fcmp ogt double %.11078.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.923.i.i, double %.481.fca.29.load.i, double %.481.fca.30.load.i
  %.943.i7969.i = fmul double %.481.fca.29.load.i, %.769.i.i
  %.959.i.i = icmp slt i64 %.551.i.i, -2
  %.960.i.i = select i1 %.959.i.i, i64 %.273.fca.9.load.i, i64 0
  %109 = getelementptr i8, ptr %106, i64 8
  %.974.i7970.i = getelementptr i32, ptr %109, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i7970.i, align 4, !noalias !49
  %.977.i.i = sext i32 %.975.i.i to i64
  %.979.i.i = sub nsw i64 %.977.i.i, %.344.i.i
  %.980.i.i = sitofp i64 %.979.i.i to double
  %.981.i.i = fmul double %"$phi602.0.2.0.i.i", %.980.i.i
  %.982.i.i = fadd double %.943.i7969.i, %.981.i.i
  %.984.i.i = tail call double @llvm.fabs.f64(double %.11078.i)
  %.987.i7971.i = fmul double %.984.i.i, %.982.i.i
  %.1017.i.i = load double, ptr %.1016.i.i, align 8, !noalias !49
  %.1018.i.i = fadd double %.1017.i.i, %.987.i7971.i
  store double %.1018.i.i, ptr %.1016.i.i, align 8, !noalias !49
  %.1078.i.i = load double, ptr %.519.i.i, align 8, !noalias !49
  %.12.i775.i.i = fcmp ogt double %.731.i.i, %.1078.i.i
  %.13.i776.i.i = select i1 %.12.i775.i.i, double %.731.i.i, double %.1078.i.i
  %.1108.i.i = fadd double %.13.i776.i.i, %.987.i7971.i
  store double %.1108.i.i, ptr %.519.i.i, align 8, !noalias !49
  %.1168.i.i = load double, ptr %.507.i.i, align 8, !noalias !49
  %.12.i777.i.i = fcmp ogt double %.1108.i.i, %.1168.i.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.1108.i.i, double %.1168.i.i
  %.1317783.i.i = icmp sgt i32 %spec.select.i7960.i, 0
  br i1 %.1317783.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1356.i.i = add nsw i64 %.551.i.i, 4
  %.303.i.i.i.i7975.i = icmp eq i64 %early.2.3.i, 2
  %.388.i.i.i.i7976.i = fadd double %.481.fca.9.load.i, %.731.i.i
  %.1085.not.i.i7977.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i7979.i = select i1 %.1085.not.i.i7977.i, i1 %.1094.i.i.i, i1 false
  %wide.trip.count.i7981.i = zext nneg i32 %spec.select.i7960.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i, %B976.if.lr.ph.i.i
  %indvars.iv.i7982.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i7983.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i ]
  %end.2.0786.i.i = phi double [ %.13.i778.i.i, %B976.if.lr.ph.i.i ], [ %.13.i782.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i ]
  %indvars.iv.next.i7983.i = add nuw nsw i64 %indvars.iv.i7982.i, 1
  %.1358.i.i = add nsw i64 %.1356.i.i, %indvars.iv.i7982.i
  %.1372.i.i = icmp slt i64 %.1358.i.i, 0
  %.1373.i.i = select i1 %.1372.i.i, i64 %.273.fca.9.load.i, i64 0
  %110 = getelementptr i32, ptr %arg.rows_at, i64 %.1358.i.i
  %.1387.i.i = getelementptr i32, ptr %110, i64 %.1373.i.i
  %.1388.i.i = load i32, ptr %.1387.i.i, align 4, !noalias !49
  %.1390.i.i = sext i32 %.1388.i.i to i64
  %.1391.i.i = add nsw i64 %.786.i.i, %.1390.i.i
  %.281.i.i7984.i = ashr i64 %.1391.i.i, 1
  %.5.i.i.i.i7985.i = mul i64 %.281.i.i7984.i, 8364850718657
  %.6.i.i.i.i7986.i = lshr i64 %.5.i.i.i.i7985.i, 20
  %.7.i.i.i.i7987.i = and i64 %.6.i.i.i.i7986.i, 16777215
  %.32.i.i.i7988.i = uitofp nneg i64 %.7.i.i.i.i7987.i to double
  %.33.i.i.i7989.i = fadd double %.32.i.i.i7988.i, 5.000000e-01
  %.37.i.i.i7990.i = fmul double %.33.i.i.i7989.i, 0x3E70000000000000
  %.45.le.i.i.i7991.i = tail call double @llvm.log.f64(double %.37.i.i.i7990.i)
  %.50.i.i.i7992.i = fneg double %.45.le.i.i.i7991.i
  %.12.i.i.i.i7993.i = fcmp olt double %.50.i.i.i7992.i, 4.000000e+00
  %.13.i.i.i.i7994.i = select i1 %.12.i.i.i.i7993.i, double %.50.i.i.i7992.i, double 4.000000e+00
  %.79.i.i.i7995.i = fadd double %.13.i.i.i.i7994.i, -1.000000e+00
  %.308.i.i7996.i = fmul double %.481.fca.6.load.i, %.79.i.i.i7995.i
  %.342.i.i.i = load double, ptr %.507.i.i, align 8, !noalias !55
  %.348.i.i7997.i = fadd double %.481.fca.5.load.i, %.342.i.i.i
  %.349.i.i7998.i = fadd double %.348.i.i7997.i, %.308.i.i7996.i
  %.39912851286.i.i7999.i = and i64 %.6.i.i.i.i7986.i, 65535
  %111 = getelementptr i64, ptr %.226.i792.i.i, i64 %.39912851286.i.i7999.i
  %.457.i.i8000.i = load i64, ptr %111, align 8, !noalias !55
  %.463.i.i8001.i = icmp eq i64 %.457.i.i8000.i, %.281.i.i7984.i
  br i1 %.463.i.i8001.i, label %B216.i.i8048.i, label %B270.i.i8002.i

B216.i.i8048.i:                                   ; preds = %B976.if.i.i
  %112 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i7999.i
  %.585.i.i8049.i = load double, ptr %112, align 8, !noalias !55
  %.12.i.i.i8050.i = fcmp ogt double %.585.i.i8049.i, %.349.i.i7998.i
  %.13.i.i780.i.i = select i1 %.12.i.i.i8050.i, double %.585.i.i8049.i, double %.349.i.i7998.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i

B270.i.i8002.i:                                   ; preds = %B976.if.i.i
  %.653.i779.i.i = load double, ptr %.652.i.i.i, align 8, !noalias !55
  %.655.i.i8003.i = fadd double %.653.i779.i.i, 1.000000e+00
  store double %.655.i.i8003.i, ptr %.652.i.i.i, align 8, !noalias !55
  %.719.i.i8004.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !55
  %.722.i.i8005.i = fadd double %.481.fca.19.load.i, %.719.i.i8004.i
  store double %.722.i.i8005.i, ptr %.226.i1040.i.i, align 8, !noalias !55
  %.792.i.i8006.i = fcmp ult double %.722.i.i8005.i, 1.000000e+00
  br i1 %.792.i.i8006.i, label %B518.i.i8034.i, label %B408.i.i8007.i

B408.i.i8007.i:                                   ; preds = %B270.i.i8002.i
  %.830.i.i8008.i = fadd double %.722.i.i8005.i, -1.000000e+00
  store double %.830.i.i8008.i, ptr %.226.i1040.i.i, align 8, !noalias !55
  %.297.i.i.i8009.i = load double, ptr %.537.i.i, align 8, !noalias !58
  %.12.i.i1278.i.i8010.i = fcmp ogt double %.731.i.i, %.297.i.i.i8009.i
  %.13.i.i1279.i.i8011.i = select i1 %.12.i.i1278.i.i8010.i, double %.731.i.i, double %.297.i.i.i8009.i
  %.330.i.i.i8012.i = fadd double %.329.i.i.i.i, %.13.i.i1279.i.i8011.i
  store double %.330.i.i.i8012.i, ptr %.537.i.i, align 8, !noalias !58
  %.388.i.i.i8013.i = load double, ptr %.387.i.i.i.i, align 8, !noalias !58
  %.391.i.i.i8014.i = fadd double %.329.i.i.i.i, %.388.i.i.i8013.i
  store double %.391.i.i.i8014.i, ptr %.387.i.i.i.i, align 8, !noalias !58
  %.480.i.i.i8015.i = load double, ptr %.537.i.i, align 8, !noalias !58
  %.259.i.i.i.i8016.i = lshr i64 %.1391.i.i, 16
  %.270.0.i.i.i.i8017.i = and i64 %.259.i.i.i.i8016.i, 16383
  %113 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i.i8017.i
  %.339.i.i.i.i8018.i = load double, ptr %113, align 8, !noalias !61
  %.343.i.i.i.i8019.i = fcmp olt double %.339.i.i.i.i8018.i, 0.000000e+00
  %or.cond.i.i.i.i8020.i = select i1 %.303.i.i.i.i7975.i, i1 %.343.i.i.i.i8019.i, i1 false
  br i1 %or.cond.i.i.i.i8020.i, label %B96.i.i.i.i8033.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8021.i

B96.i.i.i.i8033.i:                                ; preds = %B408.i.i8007.i
  store double %.388.i.i.i.i7976.i, ptr %113, align 8, !noalias !61
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8021.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8021.i: ; preds = %B96.i.i.i.i8033.i, %B408.i.i8007.i
  %.541.i.i.i.i8022.i = phi double [ %.339.i.i.i.i8018.i, %B408.i.i8007.i ], [ %.388.i.i.i.i7976.i, %B96.i.i.i.i8033.i ]
  %.451.i.i.i8023.i = fmul double %.481.fca.8.load.i, %.79.i.i.i7995.i
  %.12.i89.i.i.i8024.i = fcmp ogt double %.541.i.i.i.i8022.i, %.480.i.i.i8015.i
  %.13.i90.i.i.i8025.i = select i1 %.12.i89.i.i.i8024.i, double %.541.i.i.i.i8022.i, double %.480.i.i.i8015.i
  %.636.i.i.i8026.i = fadd double %.481.fca.7.load.i, %.13.i90.i.i.i8025.i
  %.637.i.i.i8027.i = fadd double %.451.i.i.i8023.i, %.636.i.i.i8026.i
  store i64 %.281.i.i7984.i, ptr %111, align 8, !noalias !58
  %114 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i7999.i
  store double %.637.i.i.i8027.i, ptr %114, align 8, !noalias !58
  %.12.i1280.i.i8028.i = fcmp ogt double %.637.i.i.i8027.i, %.349.i.i7998.i
  %.13.i1281.i.i8029.i = select i1 %.12.i1280.i.i8028.i, double %.637.i.i.i8027.i, double %.349.i.i7998.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i

B518.i.i8034.i:                                   ; preds = %B270.i.i8002.i
  br i1 %or.cond.i.i7979.i, label %B544.i.i8035.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i

B544.i.i8035.i:                                   ; preds = %B518.i.i8034.i
  %.1129.i.i8036.i = load double, ptr %.507.i.i, align 8, !noalias !55
  %.259.i.i.i8037.i = lshr i64 %.1391.i.i, 16
  %.270.0.i.i.i8038.i = and i64 %.259.i.i.i8037.i, 16383
  %115 = getelementptr double, ptr %.226.i759.i.i, i64 %.270.0.i.i.i8038.i
  %.339.i.i.i8039.i = load double, ptr %115, align 8, !noalias !64
  %.343.i.i.i8040.i = fcmp olt double %.339.i.i.i8039.i, 0.000000e+00
  %or.cond.i.i.i8041.i = select i1 %.303.i.i.i.i7975.i, i1 %.343.i.i.i8040.i, i1 false
  br i1 %or.cond.i.i.i8041.i, label %B96.i.i.i8047.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8042.i

B96.i.i.i8047.i:                                  ; preds = %B544.i.i8035.i
  store double %.388.i.i.i.i7976.i, ptr %115, align 8, !noalias !64
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8042.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8042.i: ; preds = %B96.i.i.i8047.i, %B544.i.i8035.i
  %.541.i.i.i8043.i = phi double [ %.339.i.i.i8039.i, %B544.i.i8035.i ], [ %.388.i.i.i.i7976.i, %B96.i.i.i8047.i ]
  %.12.i1283.i.i8044.i = fcmp ogt double %.541.i.i.i8043.i, %.1129.i.i8036.i
  %.13.i1284.i.i8045.i = select i1 %.12.i1283.i.i8044.i, double %.541.i.i.i8043.i, double %.1129.i.i8036.i
  %.1300.i.i8046.i = fadd double %.1299.i.i.i, %.13.i1284.i.i8045.i
  store i64 %.281.i.i7984.i, ptr %111, align 8, !noalias !55
  %116 = getelementptr double, ptr %.226.i969.i.i, i64 %.39912851286.i.i7999.i
  store double %.1300.i.i8046.i, ptr %116, align 8, !noalias !55
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8042.i, %B518.i.i8034.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8021.i, %B216.i.i8048.i
  %.13.i1281.sink.i.i8031.i = phi double [ %.13.i1281.i.i8029.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i8021.i ], [ %.13.i.i780.i.i, %B216.i.i8048.i ], [ %.1300.i.i8046.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i8042.i ], [ %.349.i.i7998.i, %B518.i.i8034.i ]
  %.1486.i.i = fsub double %.13.i1281.sink.i.i8031.i, %.481.fca.5.load.i
  %.12.i781.i.i = fcmp ogt double %.1486.i.i, %end.2.0786.i.i
  %.13.i782.i.i = select i1 %.12.i781.i.i, double %.1486.i.i, double %end.2.0786.i.i
  %exitcond.not.i8032.i = icmp eq i64 %indvars.iv.next.i7983.i, %wide.trip.count.i7981.i
  br i1 %exitcond.not.i8032.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B5452.i
  %.731.sink.i.i = phi double [ %best.3.3.i, %B5452.i ], [ %.731.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.731.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B5452.i ], [ %.13.i778.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i782.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i8030.i ]
  %.11206.i = select i1 %.7362.i, i64 %.210.i8814.i, i64 0
  %117 = getelementptr double, ptr %.226.i8812.i, i64 %.7307.i
  %.11220.i = getelementptr double, ptr %117, i64 %.11206.i
  %.11221.i = load double, ptr %.11220.i, align 8, !noalias !7
  %.11227.i = fadd double %.11226.i, %end.2.0.lcssa.sink.i.i
  %.12.i8051.i = fcmp ogt double %.11227.i, %.11221.i
  %.13.i8052.i = select i1 %.12.i8051.i, double %.11227.i, double %.11221.i
  store double %.13.i8052.i, ptr %.11220.i, align 8, !noalias !7
  %.11301.i = icmp slt i64 %quot.2.0.i, 0
  %.11302.i = select i1 %.11301.i, i64 %.210.i8706.i, i64 0
  %118 = getelementptr double, ptr %.226.i8704.i, i64 %quot.2.0.i
  %.11316.i = getelementptr double, ptr %118, i64 %.11302.i
  %.11317.i = load double, ptr %.11316.i, align 8, !noalias !7
  %.12.i8053.i = fcmp ogt double %.13.i8052.i, %.11317.i
  %.13.i8054.i = select i1 %.12.i8053.i, double %.13.i8052.i, double %.11317.i
  store double %.13.i8054.i, ptr %.11316.i, align 8, !noalias !7
  %.11410.i = fadd double %.481.fca.28.load.i, %end.2.0.lcssa.sink.i.i
  br label %B6264.i

B5684.i:                                          ; preds = %B4558.i
  switch i64 %.7412.i, label %B6264.i [
    i64 9, label %B5716.i
    i64 14, label %B5856.i
    i64 12, label %B6136.i
    i64 3, label %B6190.i
    i64 2, label %B6244.i
  ]

B5716.i:                                          ; preds = %B5684.i
  %.11477.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8055.i = fcmp ogt double %best.3.3.i, %.11477.i
  %.13.i8056.i = select i1 %.12.i8055.i, double %best.3.3.i, double %.11477.i
  %.11509.i = fadd double %.481.fca.33.load.i, %.13.i8056.i
  store double %.11509.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B6268.i

B5856.i:                                          ; preds = %B5684.i
  %.11545.i = shl nsw i64 %.7307.i, 4
  %.11561.i = select i1 %.7362.i, i64 %.210.i8238.i, i64 0
  %119 = getelementptr i64, ptr %.226.i8236.i, i64 %.7307.i
  %.11575.i = getelementptr i64, ptr %119, i64 %.11561.i
  %.11576.i = load i64, ptr %.11575.i, align 8, !noalias !7
  %.11587.0.i = and i64 %.11576.i, 15
  %.11652.i = icmp sgt i64 %.11576.i, 0
  br i1 %.11652.i, label %B5934.i, label %B5856.B6008_crit_edge.i

B5856.B6008_crit_edge.i:                          ; preds = %B5856.i
  %.pre9343.i = select i1 %.7362.i, i64 %.210.i8202.i, i64 0
  br label %B6008.i

B5934.i:                                          ; preds = %B5856.i
  %.11687.i = add nuw i64 %.11576.i, 15
  %.11707.i = and i64 %.11687.i, 15
  %.11743.i = select i1 %.7362.i, i64 %.210.i8202.i, i64 0
  %120 = getelementptr double, ptr %.226.i8200.i, i64 %.11545.i
  %121 = getelementptr double, ptr %120, i64 %.11707.i
  %.11757.i = getelementptr double, ptr %121, i64 %.11743.i
  %.11758.i = load double, ptr %.11757.i, align 8, !noalias !7
  br label %B6008.i

B6008.i:                                          ; preds = %B5934.i, %B5856.B6008_crit_edge.i
  %.11858.pre-phi.i = phi i64 [ %.pre9343.i, %B5856.B6008_crit_edge.i ], [ %.11743.i, %B5934.i ]
  %"$phi6008.0.2.3.i" = phi double [ 0.000000e+00, %B5856.B6008_crit_edge.i ], [ %.11758.i, %B5934.i ]
  %.11799.i = select i1 %.7362.i, i64 %.210.i8168.i, i64 0
  %122 = getelementptr double, ptr %.226.i8167.i, i64 %.7307.i
  %.11813.i = getelementptr double, ptr %122, i64 %.11799.i
  %.11814.i = load double, ptr %.11813.i, align 8, !noalias !7
  %.12.i8057.i = fcmp ogt double %.11814.i, %"$phi6008.0.2.3.i"
  %.13.i8058.i = select i1 %.12.i8057.i, double %.11814.i, double %"$phi6008.0.2.3.i"
  %123 = getelementptr double, ptr %.226.i8200.i, i64 %.11545.i
  %124 = getelementptr double, ptr %123, i64 %.11587.0.i
  %.11872.i = getelementptr double, ptr %124, i64 %.11858.pre-phi.i
  store double %.13.i8058.i, ptr %.11872.i, align 8, !noalias !7
  %.11906.i = load i64, ptr %.11575.i, align 8, !noalias !7
  %.11907.i = add nsw i64 %.11906.i, 1
  store i64 %.11907.i, ptr %.11575.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.11813.i, align 8, !noalias !7
  br label %B6368.i

B6136.i:                                          ; preds = %B5684.i
  %.11989.i = fadd double %.481.fca.35.load.i, %best.3.3.i
  br label %B6368.i

B6190.i:                                          ; preds = %B5684.i
  %.12011.i = fadd double %.481.fca.36.load.i, %best.3.3.i
  br label %B6368.i

B6244.i:                                          ; preds = %B5684.i
  %.12042.i = fadd double %.481.fca.37.load.i, %best.3.3.i
  br label %B6368.i

B6264.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i, %B5684.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B4662.i
  %result.2.2.i = phi i64 [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 3, %B5684.i ], [ 2, %B4662.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i ]
  %released.6.2.i = phi double [ %.731.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5684.i ], [ %best.3.3.i, %B4662.i ], [ %.1307.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1204.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.581.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i ]
  %end.12.2.i = phi double [ %.11410.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5684.i ], [ %best.3.3.i, %B4662.i ], [ %.1307.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.581.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7893.i ]
  switch i64 %.7412.i, label %B6368.i [
    i64 13, label %B6268.i
    i64 9, label %B6268.i
    i64 8, label %B6268.i
    i64 7, label %B6268.i
    i64 6, label %B6268.i
    i64 5, label %B6268.i
  ]

B6268.i:                                          ; preds = %B6264.i, %B6264.i, %B6264.i, %B6264.i, %B6264.i, %B6264.i, %B5716.i, %B70.i.i, %B5168.i, %B5050.i, %B4218.i
  %end.12.29351.i = phi double [ %end.12.2.i, %B6264.i ], [ %end.12.2.i, %B6264.i ], [ %end.12.2.i, %B6264.i ], [ %end.12.2.i, %B6264.i ], [ %end.12.2.i, %B6264.i ], [ %end.12.2.i, %B6264.i ], [ %.581.i.i, %B70.i.i ], [ %best.3.3.i, %B5168.i ], [ %.1204.sink.i.i, %B5050.i ], [ %best.3.3.i, %B5716.i ], [ %.9875.i, %B4218.i ]
  %released.6.29349.i = phi double [ %released.6.2.i, %B6264.i ], [ %released.6.2.i, %B6264.i ], [ %released.6.2.i, %B6264.i ], [ %released.6.2.i, %B6264.i ], [ %released.6.2.i, %B6264.i ], [ %released.6.2.i, %B6264.i ], [ %.581.i.i, %B70.i.i ], [ %best.3.3.i, %B5168.i ], [ %.1204.sink.i.i, %B5050.i ], [ %best.3.3.i, %B5716.i ], [ %.9868.i, %B4218.i ]
  %result.2.29347.i = phi i64 [ %result.2.2.i, %B6264.i ], [ %result.2.2.i, %B6264.i ], [ %result.2.2.i, %B6264.i ], [ %result.2.2.i, %B6264.i ], [ %result.2.2.i, %B6264.i ], [ %result.2.2.i, %B6264.i ], [ 2, %B70.i.i ], [ 2, %B5168.i ], [ 2, %B5050.i ], [ 3, %B5716.i ], [ 3, %B4218.i ]
  %.12081.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12084.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.12114.i = getelementptr i64, ptr %.226.i9098.i, i64 %scheduler.3.3.i
  %.12115.i = load i64, ptr %.12114.i, align 8, !noalias !7
  %.12116.i = add nsw i64 %.12115.i, %.12084.i
  %.12130.i = icmp slt i64 %.12116.i, 0
  %.12131.i = select i1 %.12130.i, i64 %.210.i9064.i, i64 0
  %125 = getelementptr double, ptr %.226.i9062.i, i64 %.12116.i
  %.12145.i = getelementptr double, ptr %125, i64 %.12131.i
  store double %.12081.i, ptr %.12145.i, align 8, !noalias !7
  br i1 %.12182.i, label %B6268.endif.i, label %B6268.else.if.i, !prof !6

B6368.i:                                          ; preds = %B6268.endif.i, %B6264.i, %B6244.i, %B6190.i, %B6136.i, %B6008.i
  %end.12.29352.i = phi double [ %end.12.2.i, %B6264.i ], [ %end.12.29351.i, %B6268.endif.i ], [ %.12042.i, %B6244.i ], [ %.12011.i, %B6190.i ], [ %.11989.i, %B6136.i ], [ %best.3.3.i, %B6008.i ]
  %released.6.29350.i = phi double [ %released.6.2.i, %B6264.i ], [ %released.6.29349.i, %B6268.endif.i ], [ %best.3.3.i, %B6244.i ], [ %best.3.3.i, %B6190.i ], [ %best.3.3.i, %B6136.i ], [ %best.3.3.i, %B6008.i ]
  %result.2.29348.i = phi i64 [ %result.2.2.i, %B6264.i ], [ %result.2.29347.i, %B6268.endif.i ], [ 3, %B6244.i ], [ 3, %B6190.i ], [ 3, %B6136.i ], [ 3, %B6008.i ]
  %126 = getelementptr i64, ptr %.769, i64 %.7378.i
  %.12285.i = getelementptr i64, ptr %126, i64 %.7397.i
  %.12286.i = load i64, ptr %.12285.i, align 8, !noalias !7
  %.12287.i = icmp slt i64 %.12286.i, 6
  br i1 %.12287.i, label %B6402.i, label %B6490.i

B6402.i:                                          ; preds = %B6368.i
  %.12290.i = mul nsw i64 %.7307.i, 6
  %.12322.i = add nsw i64 %.12286.i, %.12290.i
  %.12337.i = icmp slt i64 %.12322.i, 0
  %.12338.i = select i1 %.12337.i, i64 %.210.i8274.i, i64 0
  %127 = getelementptr double, ptr %.226.i8272.i, i64 %.12322.i
  %.12352.i = getelementptr double, ptr %127, i64 %.12338.i
  store double %end.12.29352.i, ptr %.12352.i, align 8, !noalias !7
  %.12388.i = load i64, ptr %.12285.i, align 8, !noalias !7
  %.12389.i = add nsw i64 %.12388.i, %.12290.i
  %.12404.i = icmp slt i64 %.12389.i, 0
  %.12405.i = select i1 %.12404.i, i64 %.210.i8310.i, i64 0
  %128 = getelementptr i64, ptr %.226.i8308.i, i64 %.12389.i
  %.12419.i = getelementptr i64, ptr %128, i64 %.12405.i
  store i64 %result.2.29348.i, ptr %.12419.i, align 8, !noalias !7
  br label %B6490.i

B6490.i:                                          ; preds = %B6402.i, %B6368.i
  %129 = getelementptr i64, ptr %.839, i64 %.7378.i
  %.12453.i = getelementptr i64, ptr %129, i64 %.7397.i
  %.12454.i = load i64, ptr %.12453.i, align 8, !noalias !7
  %.12455.i = icmp slt i64 %.12454.i, 6
  br i1 %.12455.i, label %B6524.i, label %B6626.i

B6524.i:                                          ; preds = %B6490.i
  %.7795.i = select i1 %spec.select7799.i.le, double 1.200000e+01, double 2.000000e+00
  %.12476.i = fadd double %.7795.i, %released.6.29350.i
  %.12482.i = mul nsw i64 %.7307.i, 6
  %.12514.i = add nsw i64 %.12454.i, %.12482.i
  %.12528.i = icmp slt i64 %.12514.i, 0
  %.12529.i = select i1 %.12528.i, i64 %.210.i8274.i, i64 0
  %130 = getelementptr double, ptr %.226.i8272.i, i64 %.12514.i
  %.12543.i = getelementptr double, ptr %130, i64 %.12529.i
  store double %.12476.i, ptr %.12543.i, align 8, !noalias !7
  %.12577.i = load i64, ptr %.12453.i, align 8, !noalias !7
  %.12580.i = add nsw i64 %.12577.i, %.12482.i
  %.12595.i = icmp slt i64 %.12580.i, 0
  %.12596.i = select i1 %.12595.i, i64 %.210.i8310.i, i64 0
  %131 = getelementptr i64, ptr %.226.i8308.i, i64 %.12580.i
  %.12610.i = getelementptr i64, ptr %131, i64 %.12596.i
  store i64 %result.2.29348.i, ptr %.12610.i, align 8, !noalias !7
  br label %B6626.i

B6626.i:                                          ; preds = %B6524.i, %B6490.i
  %.12653.i = load i64, ptr %.7377.i.le, align 8, !noalias !7
  %.12654.i = add nsw i64 %.12653.i, 1
  store i64 %.12654.i, ptr %.7377.i.le, align 8, !noalias !7
  %.12732.i = select i1 %.7362.i, i64 %.210.i.i, i64 0
  %132 = getelementptr i64, ptr %.226.i.i, i64 %.7307.i
  %.12746.i = getelementptr i64, ptr %132, i64 %.12732.i
  %.12747.i = load i64, ptr %.12746.i, align 8, !noalias !7
  %.12761.i = icmp slt i64 %.12747.i, 0
  %.12762.i = select i1 %.12761.i, i64 %.1417, i64 0
  %133 = getelementptr i64, ptr %.1433, i64 %.12747.i
  %.12776.i = getelementptr i64, ptr %133, i64 %.12762.i
  %.12777.i = load i64, ptr %.12776.i, align 8, !noalias !7
  %.12792.i = icmp slt i64 %.12777.i, -1
  %.12793.i = select i1 %.12792.i, i64 %.1247, i64 0
  %134 = getelementptr i64, ptr %.1263, i64 %.12777.i
  %135 = getelementptr i8, ptr %134, i64 8
  %.12807.i = getelementptr i64, ptr %135, i64 %.12793.i
  %.12808.i = load i64, ptr %.12807.i, align 8, !noalias !7
  %.12809.i = icmp eq i64 %.12654.i, %.12808.i
  br i1 %.12809.i, label %B6724.i, label %B6626.B6838_crit_edge.i

B6626.B6838_crit_edge.i:                          ; preds = %B6626.i
  %.pre.i = select i1 %.7362.i, i64 %.210.i8097.i, i64 0
  br label %B6838.i

B6724.i:                                          ; preds = %B6626.i
  %.12842.i = add nsw i64 %.12747.i, 1
  store i64 %.12842.i, ptr %.12746.i, align 8, !noalias !7
  %.12920.i = select i1 %.7362.i, i64 %.210.i8097.i, i64 0
  %136 = getelementptr i64, ptr %.226.i8095.i, i64 %.7307.i
  %.12934.i = getelementptr i64, ptr %136, i64 %.12920.i
  %.12935.i = load i64, ptr %.12934.i, align 8, !noalias !7
  %.12936.i = icmp slt i64 %.12842.i, %.12935.i
  br i1 %.12936.i, label %B6792.i, label %B6838.i

B6792.i:                                          ; preds = %B6724.i
  %.12982.i = icmp slt i64 %.12747.i, -1
  %.12983.i = select i1 %.12982.i, i64 %.1417, i64 0
  %137 = getelementptr i64, ptr %.1433, i64 %.12842.i
  %.12997.i = getelementptr i64, ptr %137, i64 %.12983.i
  %.12998.i = load i64, ptr %.12997.i, align 8, !noalias !7
  %.13012.i = icmp slt i64 %.12998.i, 0
  %.13013.i = select i1 %.13012.i, i64 %.1247, i64 0
  %138 = getelementptr i64, ptr %.1263, i64 %.12998.i
  %.13027.i = getelementptr i64, ptr %138, i64 %.13013.i
  %.13028.i = load i64, ptr %.13027.i, align 8, !noalias !7
  store i64 %.13028.i, ptr %.7377.i.le, align 8, !noalias !7
  br label %B6838.i

B6838.i:                                          ; preds = %B6792.i, %B6724.i, %B6626.B6838_crit_edge.i
  %.13140.pre-phi.i = phi i64 [ %.pre.i, %B6626.B6838_crit_edge.i ], [ %.12920.i, %B6792.i ], [ %.12920.i, %B6724.i ]
  store double %.9182.i, ptr %.7445.i.le, align 8, !noalias !7
  %.13124.i = load i64, ptr %.12746.i, align 8, !noalias !7
  %139 = getelementptr i64, ptr %.226.i8095.i, i64 %.7307.i
  %.13154.i = getelementptr i64, ptr %139, i64 %.13140.pre-phi.i
  %.13155.i = load i64, ptr %.13154.i, align 8, !noalias !7
  %.13156.not.i = icmp slt i64 %.13124.i, %.13155.i
  br i1 %.13156.not.i, label %B7194.i, label %B6890.i

B6890.i:                                          ; preds = %B6838.i
  %.13177.i = select i1 %.7362.i, i64 %.210.i8346.i, i64 0
  %140 = getelementptr i64, ptr %.226.i8344.i, i64 %.7307.i
  %.13191.i = getelementptr i64, ptr %140, i64 %.13177.i
  store i64 0, ptr %.13191.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7476.i, align 8, !noalias !7
  %.13238.i = icmp slt i64 %quot.2.0.i, 0
  %.13239.i = select i1 %.13238.i, i64 %.210.i86349370.i, i64 0
  %141 = getelementptr i64, ptr %.226.i8632.i, i64 %quot.2.0.i
  %.13253.i = getelementptr i64, ptr %141, i64 %.13239.i
  %.13254.i = load i64, ptr %.13253.i, align 8, !noalias !7
  %.13255.i = add nsw i64 %.13254.i, -1
  store i64 %.13255.i, ptr %.13253.i, align 8, !noalias !7
  %.13316.i = load double, ptr %.13315.i, align 8, !noalias !7
  %.13332.i = select i1 %.7362.i, i64 %.210.i8814.i, i64 0
  %142 = getelementptr double, ptr %.226.i8812.i, i64 %.7307.i
  %.13346.i = getelementptr double, ptr %142, i64 %.13332.i
  %.13347.i = load double, ptr %.13346.i, align 8, !noalias !7
  %.12.i8059.i = fcmp ogt double %.13347.i, %best.3.3.i
  %.13.i8060.i = select i1 %.12.i8059.i, double %.13347.i, double %best.3.3.i
  %.13394.i = select i1 %.13238.i, i64 %.210.i8778.i, i64 0
  %143 = getelementptr double, ptr %.226.i8776.i, i64 %quot.2.0.i
  %.13408.i = getelementptr double, ptr %143, i64 %.13394.i
  %.13409.i = load double, ptr %.13408.i, align 8, !noalias !7
  %.13410.i = fsub double %.13.i8060.i, %.13409.i
  %.13411.i = fadd double %.13316.i, %.13410.i
  store double %.13411.i, ptr %.13315.i, align 8, !noalias !7
  %.13471.i = load double, ptr %.13470.i, align 8, !noalias !7
  %.13487.i = select i1 %.13238.i, i64 %.210.i8706.i, i64 0
  %144 = getelementptr double, ptr %.226.i8704.i, i64 %quot.2.0.i
  %.13501.i = getelementptr double, ptr %144, i64 %.13487.i
  %.13502.i = load double, ptr %.13501.i, align 8, !noalias !7
  %.13508.i = fsub double %.13502.i, %.11226.i
  %.13510.i = fsub double %.13508.i, %best.3.3.i
  %.12.i8061.i = fcmp ogt double %.13510.i, 0.000000e+00
  %.13.i8062.i = select i1 %.12.i8061.i, double %.13510.i, double 0.000000e+00
  %.13539.i = fadd double %.13471.i, %.13.i8062.i
  store double %.13539.i, ptr %.13470.i, align 8, !noalias !7
  br label %B7402.i

B7194.i:                                          ; preds = %B6838.i
  %.13572.i = icmp eq i64 %.7412.i, 9
  br i1 %.13572.i, label %B7226.i, label %B7362.i

B7226.i:                                          ; preds = %B7194.i
  %.13593.i = select i1 %.7362.i, i64 %.210.i8382.i, i64 0
  %145 = getelementptr i64, ptr %.226.i8380.i, i64 %.7307.i
  %.13607.i = getelementptr i64, ptr %145, i64 %.13593.i
  store i64 1, ptr %.13607.i, align 8, !noalias !7
  %.13623.i = icmp slt i64 %quot.2.0.i, 0
  %.13624.i = select i1 %.13623.i, i64 %.210.i8670.i, i64 0
  %146 = getelementptr i64, ptr %.226.i8668.i, i64 %quot.2.0.i
  %.13638.i = getelementptr i64, ptr %146, i64 %.13624.i
  %.13639.i = load i64, ptr %.13638.i, align 8, !noalias !7
  %.13640.i = add nsw i64 %.13639.i, 1
  store i64 %.13640.i, ptr %.13638.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7476.i, align 8, !noalias !7
  store i64 7, ptr %.7564.i, align 8, !noalias !7
  %.13765.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.13781.i = select i1 %.13623.i, i64 %.210.i8742.i, i64 0
  %147 = getelementptr double, ptr %.226.i8740.i, i64 %quot.2.0.i
  %.13795.i = getelementptr double, ptr %147, i64 %.13781.i
  store double %.13765.i, ptr %.13795.i, align 8, !noalias !7
  br label %B7402.i

B7362.i:                                          ; preds = %B7194.i
  store double %.9434.i, ptr %.7476.i, align 8, !noalias !7
  store i64 1, ptr %.7564.i, align 8, !noalias !7
  br label %B7402.i

B7402.i:                                          ; preds = %B7362.i, %B7226.i, %B6890.i
  %.13880.i = icmp slt i64 %quot.2.0.i, 0
  %.13881.i = select i1 %.13880.i, i64 %.210.i8670.i, i64 0
  %148 = getelementptr i64, ptr %.226.i8668.i, i64 %quot.2.0.i
  %.13895.i = getelementptr i64, ptr %148, i64 %.13881.i
  %.13896.i = load i64, ptr %.13895.i, align 8, !noalias !7
  %.13897.i = icmp sgt i64 %.13896.i, 0
  %.13945.i = select i1 %.13880.i, i64 %.210.i86349370.i, i64 0
  br i1 %.13897.i, label %B7426.i, label %B7654.i

B7426.i:                                          ; preds = %B7402.i
  %149 = getelementptr i64, ptr %.226.i8632.i, i64 %quot.2.0.i
  %.13959.i = getelementptr i64, ptr %149, i64 %.13945.i
  %.13960.i = load i64, ptr %.13959.i, align 8, !noalias !7
  %.13961.i = icmp eq i64 %.13896.i, %.13960.i
  br i1 %.13961.i, label %B7462.i, label %B7654.i

B7462.i:                                          ; preds = %B7426.i
  %.13978.i = select i1 %.13880.i, i64 %.210.i8742.i, i64 0
  %150 = getelementptr double, ptr %.226.i8740.i, i64 %quot.2.0.i
  %.13992.i = getelementptr double, ptr %150, i64 %.13978.i
  %.13993.i = load double, ptr %.13992.i, align 8, !noalias !7
  %.12.i8063.i = fcmp ogt double %.13993.i, %best.3.3.i
  %.13.i8064.i = select i1 %.12.i8063.i, double %.13993.i, double %best.3.3.i
  %.14025.i = fadd double %.481.fca.32.load.i, %.13.i8064.i
  br i1 %.47149222.not.i, label %B7630.i, label %B7572.if.preheader.i

B7572.if.preheader.i:                             ; preds = %B7462.i
  %.14031.i = mul nsw i64 %quot.2.0.i, %.273.fca.7.load.i
  br label %B7572.if.i

B7592.i:                                          ; preds = %B7572.if.i
  %.14204.i = select i1 %.14170.i, i64 %.210.i8382.i, i64 0
  %151 = getelementptr i64, ptr %.226.i8380.i, i64 %.14059.09237.i
  %.14218.i = getelementptr i64, ptr %151, i64 %.14204.i
  %.14219.i = load i64, ptr %.14218.i, align 8, !noalias !7
  %.14220.not.i = icmp eq i64 %.14219.i, 0
  br i1 %.14220.not.i, label %B7628.i, label %B7608.i

B7608.i:                                          ; preds = %B7592.i
  store i64 0, ptr %.14218.i, align 8, !noalias !7
  %.14269.i = select i1 %.14170.i, i64 %.210.i845493629366.i, i64 0
  %152 = getelementptr double, ptr %.226.i8452.i, i64 %.14059.09237.i
  %.14283.i = getelementptr double, ptr %152, i64 %.14269.i
  store double %.14025.i, ptr %.14283.i, align 8, !noalias !7
  br label %B7628.i

B7628.i:                                          ; preds = %B7572.if.i, %B7608.i, %B7592.i
  %.14115.i = icmp sgt i64 %.14062.09238.i, 1
  br i1 %.14115.i, label %B7572.if.i, label %B7630.i

B7630.i:                                          ; preds = %B7628.i, %B7462.i
  store i64 0, ptr %.13895.i, align 8, !noalias !7
  br i1 %.605.not155.i9027.i, label %B7630.endif.else.endif.endif.endif.if.i, label %.14581.endif.i.preheader, !prof !6

B7654.i:                                          ; preds = %.14581.endif.i, %B7630.endif.else.endif.endif.endif.if.i, %B7426.i, %B7402.i
  %153 = getelementptr i64, ptr %.226.i8632.i, i64 %quot.2.0.i
  %.14666.i = getelementptr i64, ptr %153, i64 %.13945.i
  %.14667.i = load i64, ptr %.14666.i, align 8, !noalias !7
  %.14668.i = icmp eq i64 %.14667.i, 0
  br i1 %.14668.i, label %B7678.i, label %B7780.i

B7678.i:                                          ; preds = %B7654.i
  %.14685.i = select i1 %.13880.i, i64 %.210.i8706.i, i64 0
  %154 = getelementptr double, ptr %.226.i8704.i, i64 %quot.2.0.i
  %.14699.i = getelementptr double, ptr %154, i64 %.14685.i
  %.14700.i = load double, ptr %.14699.i, align 8, !noalias !7
  %.12.i8065.i = fcmp ogt double %.14700.i, %best.3.3.i
  %.13.i8066.i = select i1 %.12.i8065.i, double %.14700.i, double %best.3.3.i
  store double %.13.i8066.i, ptr %.14699.i, align 8, !noalias !7
  %.14808.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.14809.i = select i1 %.14808.i, i64 %.2437, i64 0
  %155 = getelementptr double, ptr %.2453, i64 %finished.3.1.i.ph
  %.14823.i = getelementptr double, ptr %155, i64 %.14809.i
  store double %.13.i8066.i, ptr %.14823.i, align 8, !noalias !7
  %.14826.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.14666.i, align 8, !noalias !7
  %.14865.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B7780.i

B7780.i:                                          ; preds = %B7678.i, %B7654.i
  %finished.4.2.i = phi i64 [ %.14826.i, %B7678.i ], [ %finished.3.1.i.ph, %B7654.i ]
  %waiting_slots.4.2.i = phi i64 [ %.14865.i, %B7678.i ], [ %waiting_slots.5.2.i, %B7654.i ]
  %.14881.not.i = icmp slt i64 %.9093.i, %arg.limit
  %.15298.i = icmp slt i64 %finished.4.2.i, %.273.fca.4.load.i
  %or.cond9153.i = select i1 %.14881.not.i, i1 %.15298.i, i1 false
  br i1 %or.cond9153.i, label %B1490.i.outer, label %B7808.i.loopexit

B1490.i.outer:                                    ; preds = %B1490.preheader.lr.ph.i, %B7780.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1490.preheader.lr.ph.i ], [ %dispatched.4.2.i, %B7780.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %.9093.i, %B7780.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %half.3.2.i, %B7780.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %next_block.3.2.i, %B7780.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %finished.4.2.i, %B7780.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1490.preheader.lr.ph.i ], [ %best.3.3.i, %B7780.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.273.fca.6.load.i, %B1490.preheader.lr.ph.i ], [ %waiting_slots.4.2.i, %B7780.i ]
  %.4289.i = icmp slt i64 %finished.3.1.i.ph, %.273.fca.4.load.i
  br label %B1490.i

B7808.i.loopexit:                                 ; preds = %B7780.i, %B2434.i, %B7937.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2434.i ], [ %issued.2.1.i.ph, %B7937.i ], [ %.9093.i, %B7780.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2434.i ], [ %finished.3.1.i.ph, %B7937.i ], [ %finished.4.2.i, %B7780.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2434.i ], [ %now.4.1.i.ph, %B7937.i ], [ %best.3.3.i, %B7780.i ]
  %156 = sitofp i64 %issued.4.2.i.ph to double
  br label %B7808.i

B7808.i:                                          ; preds = %B7808.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i ], [ %156, %B7808.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i ], [ %finished.5.2.i.ph, %B7808.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i ], [ %now.2.2.i.ph, %B7808.i.loopexit ]
  %.157509251.not.i = icmp slt i64 %.497.i, 1
  br i1 %.157509251.not.i, label %common.ret, label %B7838.if.lr.ph.i

B7838.if.lr.ph.i:                                 ; preds = %B7808.i
  %.15852.i = getelementptr i8, ptr %.2965, i64 120
  %.15858.not.i = icmp eq i64 %.273.fca.7.load.i, 0
  %.15877.i = icmp slt i64 %.273.fca.7.load.i, 0
  br label %B7838.if.i

B7858.i:                                          ; preds = %B7838.if.i
  %.15853.i = load double, ptr %.15852.i, align 8, !noalias !7
  br i1 %.15858.not.i, label %B7858.endif.thread.i, label %B7858.endif.i, !prof !67

B7934.i:                                          ; preds = %B7858.endif.thread.i, %B7838.if.i
  %exitcond9314.not.i = icmp eq i64 %.15763.i, %.497.i
  br i1 %exitcond9314.not.i, label %common.ret, label %B7838.if.i

B7937.i.sink.split:                               ; preds = %B3300.i, %B3226.i
  %.8583.i.sink = phi double [ %need.6.2.i, %B3226.i ], [ %.8583.i, %B3300.i ]
  %.sink.ph = phi i64 [ %why.3.2.i, %B3226.i ], [ 4, %B3300.i ]
  store double %.8583.i.sink, ptr %.7476.i, align 8, !noalias !7
  br label %B7937.i

B7937.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B7937.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B7937.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.7564.i, align 8, !noalias !7
  br i1 %.4289.i, label %B1490.i, label %B7808.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.652.i, align 8, !noalias !68
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.561.endif.preheader.i.i, label %.561.if.i.i, !prof !36

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.16.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.16.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.16.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.561.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %157 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %157, i1 false), !noalias !73
  %.57.i736.i.pre.i = load i64, ptr %.652.i, align 8, !noalias !74
  br label %.561.if.i.i

.561.if.i.i:                                      ; preds = %.561.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i736.i.i = phi i64 [ %.57.i736.i.pre.i, %.561.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
  %.87.i737.i.i = add nsw i64 %.57.i736.i.i, 16384
  %.123.i738.i.i = icmp slt i64 %.57.i736.i.i, 0
  %.124.i739.i.i = select i1 %.123.i738.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i740.i.i = add i64 %.124.i739.i.i, %.57.i736.i.i
  %.128.i741.i.i = icmp slt i64 %.125.i740.i.i, 0
  br i1 %.128.i741.i.i, label %B0.else.if.i768.i.i, label %B0.else.endif.i742.i.i, !prof !6

B0.endif.i756.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i755.i.i, %B0.else.endif.endif.endif.i752.i.i
  %.113.sroa.13.0.i757.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i755.i.i ], [ %.113.sroa.13.1.i753.i.i, %B0.else.endif.endif.endif.i752.i.i ]
  %.201.i758.i.i = sub i64 %.113.sroa.13.0.i757.i.i, %.113.sroa.0.3.i747.i.i
  %.226.i759.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i747.i.i
  store i64 %.87.i737.i.i, ptr %.652.i, align 8, !noalias !74
  %.606.not155.i.i.i = icmp sgt i64 %.201.i758.i.i, 0
  br i1 %.606.not155.i.i.i, label %.958.endif.preheader.i.i, label %.958.if.i.i, !prof !36

B0.else.if.i768.i.i:                              ; preds = %.561.if.i.i
  br label %B0.else.endif.i742.i.i

B0.else.endif.i742.i.i:                           ; preds = %B0.else.if.i768.i.i, %.561.if.i.i
  %.113.sroa.0.1.i743.i.i = phi i64 [ 0, %B0.else.if.i768.i.i ], [ %.125.i740.i.i, %.561.if.i.i ]
  %.133.not.i744.i.i = icmp slt i64 %.125.i740.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i744.i.i, label %B0.else.endif.endif.i746.i.i, label %B0.else.endif.if.i745.i.i, !prof !10

B0.else.endif.if.i745.i.i:                        ; preds = %B0.else.endif.i742.i.i
  br label %B0.else.endif.endif.i746.i.i

B0.else.endif.endif.i746.i.i:                     ; preds = %B0.else.endif.if.i745.i.i, %B0.else.endif.i742.i.i
  %.113.sroa.0.3.i747.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i745.i.i ], [ %.113.sroa.0.1.i743.i.i, %B0.else.endif.i742.i.i ]
  %.140.i748.i.i = icmp slt i64 %.57.i736.i.i, -16384
  %.141.i749.i.i = select i1 %.140.i748.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i750.i.i = add i64 %.141.i749.i.i, %.87.i737.i.i
  %.145.i751.i.i = icmp slt i64 %.142.i750.i.i, 0
  br i1 %.145.i751.i.i, label %B0.else.endif.endif.if.i767.i.i, label %B0.else.endif.endif.endif.i752.i.i, !prof !6

B0.else.endif.endif.if.i767.i.i:                  ; preds = %B0.else.endif.endif.i746.i.i
  br label %B0.else.endif.endif.endif.i752.i.i

B0.else.endif.endif.endif.i752.i.i:               ; preds = %B0.else.endif.endif.if.i767.i.i, %B0.else.endif.endif.i746.i.i
  %.113.sroa.13.1.i753.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i767.i.i ], [ %.142.i750.i.i, %B0.else.endif.endif.i746.i.i ]
  %.150.not.i754.i.i = icmp slt i64 %.142.i750.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i754.i.i, label %B0.endif.i756.i.i, label %B0.else.endif.endif.endif.if.i755.i.i, !prof !10

B0.else.endif.endif.endif.if.i755.i.i:            ; preds = %B0.else.endif.endif.endif.i752.i.i
  br label %B0.endif.i756.i.i

.958.endif.preheader.i.i:                         ; preds = %B0.endif.i756.i.i
  %158 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %158, i1 false), !noalias !74
  %.6951100.i.i = fcmp ogt double %.481.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.6951100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.958.endif.i.i

.958.if.i.loopexit.i:                             ; preds = %.958.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.652.i, align 8, !noalias !77
  br label %.958.if.i.i

.958.if.i.i:                                      ; preds = %.958.if.i.loopexit.i, %B0.endif.i756.i.i
  %.57.i769.i.i = phi i64 [ %.57.i769.i.pre.i, %.958.if.i.loopexit.i ], [ %.87.i737.i.i, %B0.endif.i756.i.i ]
  %.87.i770.i.i = add nsw i64 %.57.i769.i.i, 65536
  %.123.i771.i.i = icmp slt i64 %.57.i769.i.i, 0
  %.124.i772.i.i = select i1 %.123.i771.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i773.i.i = add i64 %.124.i772.i.i, %.57.i769.i.i
  %.128.i774.i.i = icmp slt i64 %.125.i773.i.i, 0
  br i1 %.128.i774.i.i, label %B0.else.if.i803.i.i, label %B0.else.endif.i775.i.i, !prof !6

B0.endif.i789.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i788.i.i, %B0.else.endif.endif.endif.i785.i.i
  %.113.sroa.13.0.i790.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i788.i.i ], [ %.113.sroa.13.1.i786.i.i, %B0.else.endif.endif.endif.i785.i.i ]
  %.201.i791.i.i = sub i64 %.113.sroa.13.0.i790.i.i, %.113.sroa.0.3.i780.i.i
  %.226.i792.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i780.i.i
  store i64 %.87.i770.i.i, ptr %.652.i, align 8, !noalias !77
  %.605.not155.i793.i.i = icmp sgt i64 %.201.i791.i.i, 0
  br i1 %.605.not155.i793.i.i, label %.1301.endif.preheader.i.i, label %.1301.if.i.i, !prof !36

B0.else.if.i803.i.i:                              ; preds = %.958.if.i.i
  br label %B0.else.endif.i775.i.i

B0.else.endif.i775.i.i:                           ; preds = %B0.else.if.i803.i.i, %.958.if.i.i
  %.113.sroa.0.1.i776.i.i = phi i64 [ 0, %B0.else.if.i803.i.i ], [ %.125.i773.i.i, %.958.if.i.i ]
  %.133.not.i777.i.i = icmp slt i64 %.125.i773.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i777.i.i, label %B0.else.endif.endif.i779.i.i, label %B0.else.endif.if.i778.i.i, !prof !10

B0.else.endif.if.i778.i.i:                        ; preds = %B0.else.endif.i775.i.i
  br label %B0.else.endif.endif.i779.i.i

B0.else.endif.endif.i779.i.i:                     ; preds = %B0.else.endif.if.i778.i.i, %B0.else.endif.i775.i.i
  %.113.sroa.0.3.i780.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i778.i.i ], [ %.113.sroa.0.1.i776.i.i, %B0.else.endif.i775.i.i ]
  %.140.i781.i.i = icmp slt i64 %.57.i769.i.i, -65536
  %.141.i782.i.i = select i1 %.140.i781.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i783.i.i = add i64 %.141.i782.i.i, %.87.i770.i.i
  %.145.i784.i.i = icmp slt i64 %.142.i783.i.i, 0
  br i1 %.145.i784.i.i, label %B0.else.endif.endif.if.i802.i.i, label %B0.else.endif.endif.endif.i785.i.i, !prof !6

B0.else.endif.endif.if.i802.i.i:                  ; preds = %B0.else.endif.endif.i779.i.i
  br label %B0.else.endif.endif.endif.i785.i.i

B0.else.endif.endif.endif.i785.i.i:               ; preds = %B0.else.endif.endif.if.i802.i.i, %B0.else.endif.endif.i779.i.i
  %.113.sroa.13.1.i786.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i802.i.i ], [ %.142.i783.i.i, %B0.else.endif.endif.i779.i.i ]
  %.150.not.i787.i.i = icmp slt i64 %.142.i783.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i787.i.i, label %B0.endif.i789.i.i, label %B0.else.endif.endif.endif.if.i788.i.i, !prof !10

B0.else.endif.endif.endif.if.i788.i.i:            ; preds = %B0.else.endif.endif.endif.i785.i.i
  br label %B0.endif.i789.i.i

.1301.endif.preheader.i.i:                        ; preds = %B0.endif.i789.i.i
  %159 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %159, i1 false), !noalias !73
  %.57.i804.i.pre.i = load i64, ptr %.652.i, align 8, !noalias !80
  br label %.1301.if.i.i

.958.endif.i.i:                                   ; preds = %.958.endif.i.i, %.958.endif.preheader.i.i
  %.954.01090.i.i = phi i64 [ %.999.i.i, %.958.endif.i.i ], [ 0, %.958.endif.preheader.i.i ]
  %.994.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.954.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.994.i.i, align 8, !noalias !73
  %.999.i.i = add nuw nsw i64 %.954.01090.i.i, 1
  %exitcond.not.i8070.i = icmp eq i64 %.999.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i8070.i, label %.958.if.i.loopexit.i, label %.958.endif.i.i, !prof !83

.1301.if.i.i:                                     ; preds = %.1301.endif.preheader.i.i, %B0.endif.i789.i.i
  %.57.i804.i.i = phi i64 [ %.57.i804.i.pre.i, %.1301.endif.preheader.i.i ], [ %.87.i770.i.i, %B0.endif.i789.i.i ]
  %.87.i805.i.i = add nsw i64 %.57.i804.i.i, 4
  %.123.i806.i.i = icmp slt i64 %.57.i804.i.i, 0
  %.124.i807.i.i = select i1 %.123.i806.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i808.i.i = add i64 %.124.i807.i.i, %.57.i804.i.i
  %.128.i809.i.i = icmp slt i64 %.125.i808.i.i, 0
  br i1 %.128.i809.i.i, label %B0.else.if.i838.i.i, label %B0.else.endif.i810.i.i, !prof !6

B0.endif.i824.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i823.i.i, %B0.else.endif.endif.endif.i820.i.i
  %.113.sroa.13.0.i825.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i823.i.i ], [ %.113.sroa.13.1.i821.i.i, %B0.else.endif.endif.endif.i820.i.i ]
  %.201.i826.i.i = sub i64 %.113.sroa.13.0.i825.i.i, %.113.sroa.0.3.i815.i.i
  %.226.i827.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i815.i.i
  store i64 %.87.i805.i.i, ptr %.652.i, align 8, !noalias !80
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !36

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %160 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %160, i1 false), !noalias !80
  %.57.i839.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !84
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i

B0.else.if.i838.i.i:                              ; preds = %.1301.if.i.i
  br label %B0.else.endif.i810.i.i

B0.else.endif.i810.i.i:                           ; preds = %B0.else.if.i838.i.i, %.1301.if.i.i
  %.113.sroa.0.1.i811.i.i = phi i64 [ 0, %B0.else.if.i838.i.i ], [ %.125.i808.i.i, %.1301.if.i.i ]
  %.133.not.i812.i.i = icmp slt i64 %.125.i808.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i812.i.i, label %B0.else.endif.endif.i814.i.i, label %B0.else.endif.if.i813.i.i, !prof !10

B0.else.endif.if.i813.i.i:                        ; preds = %B0.else.endif.i810.i.i
  br label %B0.else.endif.endif.i814.i.i

B0.else.endif.endif.i814.i.i:                     ; preds = %B0.else.endif.if.i813.i.i, %B0.else.endif.i810.i.i
  %.113.sroa.0.3.i815.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i813.i.i ], [ %.113.sroa.0.1.i811.i.i, %B0.else.endif.i810.i.i ]
  %.140.i816.i.i = icmp slt i64 %.57.i804.i.i, -4
  %.141.i817.i.i = select i1 %.140.i816.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i818.i.i = add i64 %.141.i817.i.i, %.87.i805.i.i
  %.145.i819.i.i = icmp slt i64 %.142.i818.i.i, 0
  br i1 %.145.i819.i.i, label %B0.else.endif.endif.if.i837.i.i, label %B0.else.endif.endif.endif.i820.i.i, !prof !6

B0.else.endif.endif.if.i837.i.i:                  ; preds = %B0.else.endif.endif.i814.i.i
  br label %B0.else.endif.endif.endif.i820.i.i

B0.else.endif.endif.endif.i820.i.i:               ; preds = %B0.else.endif.endif.if.i837.i.i, %B0.else.endif.endif.i814.i.i
  %.113.sroa.13.1.i821.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i837.i.i ], [ %.142.i818.i.i, %B0.else.endif.endif.i814.i.i ]
  %.150.not.i822.i.i = icmp slt i64 %.142.i818.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i822.i.i, label %B0.endif.i824.i.i, label %B0.else.endif.endif.endif.if.i823.i.i, !prof !10

B0.else.endif.endif.endif.if.i823.i.i:            ; preds = %B0.else.endif.endif.endif.i820.i.i
  br label %B0.endif.i824.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i: ; preds = %.576.endif.preheader.i836.i.i, %B0.endif.i824.i.i
  %.57.i839.i.i = phi i64 [ %.87.i805.i.i, %B0.endif.i824.i.i ], [ %.57.i839.pre.i.i, %.576.endif.preheader.i836.i.i ]
  %.87.i840.i.i = add nsw i64 %.57.i839.i.i, %.87.i.i.i
  %.123.i841.i.i = icmp slt i64 %.57.i839.i.i, 0
  %.124.i842.i.i = select i1 %.123.i841.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i843.i.i = add i64 %.124.i842.i.i, %.57.i839.i.i
  %.128.i844.i.i = icmp slt i64 %.125.i843.i.i, 0
  br i1 %.128.i844.i.i, label %B0.else.if.i873.i.i, label %B0.else.endif.i845.i.i, !prof !6

B0.endif.i859.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i858.i.i, %B0.else.endif.endif.endif.i855.i.i
  %.113.sroa.13.0.i860.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i858.i.i ], [ %.113.sroa.13.1.i856.i.i, %B0.else.endif.endif.endif.i855.i.i ]
  %.201.i861.i.i = sub i64 %.113.sroa.13.0.i860.i.i, %.113.sroa.0.3.i850.i.i
  %.226.i862.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i850.i.i
  store i64 %.87.i840.i.i, ptr %.652.i, align 8, !noalias !84
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !36

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %161 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %161, i1 false), !noalias !84
  %.57.i875.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !87
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i

B0.else.if.i873.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i
  br label %B0.else.endif.i845.i.i

B0.else.endif.i845.i.i:                           ; preds = %B0.else.if.i873.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i
  %.113.sroa.0.1.i846.i.i = phi i64 [ 0, %B0.else.if.i873.i.i ], [ %.125.i843.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i ]
  %.133.not.i847.i.i = icmp slt i64 %.125.i843.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i847.i.i, label %B0.else.endif.endif.i849.i.i, label %B0.else.endif.if.i848.i.i, !prof !10

B0.else.endif.if.i848.i.i:                        ; preds = %B0.else.endif.i845.i.i
  br label %B0.else.endif.endif.i849.i.i

B0.else.endif.endif.i849.i.i:                     ; preds = %B0.else.endif.if.i848.i.i, %B0.else.endif.i845.i.i
  %.113.sroa.0.3.i850.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i848.i.i ], [ %.113.sroa.0.1.i846.i.i, %B0.else.endif.i845.i.i ]
  %.140.i851.i.i = icmp slt i64 %.87.i840.i.i, 0
  %.141.i852.i.i = select i1 %.140.i851.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i853.i.i = add i64 %.141.i852.i.i, %.87.i840.i.i
  %.145.i854.i.i = icmp slt i64 %.142.i853.i.i, 0
  br i1 %.145.i854.i.i, label %B0.else.endif.endif.if.i872.i.i, label %B0.else.endif.endif.endif.i855.i.i, !prof !6

B0.else.endif.endif.if.i872.i.i:                  ; preds = %B0.else.endif.endif.i849.i.i
  br label %B0.else.endif.endif.endif.i855.i.i

B0.else.endif.endif.endif.i855.i.i:               ; preds = %B0.else.endif.endif.if.i872.i.i, %B0.else.endif.endif.i849.i.i
  %.113.sroa.13.1.i856.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i872.i.i ], [ %.142.i853.i.i, %B0.else.endif.endif.i849.i.i ]
  %.150.not.i857.i.i = icmp slt i64 %.142.i853.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i857.i.i, label %B0.endif.i859.i.i, label %B0.else.endif.endif.endif.if.i858.i.i, !prof !10

B0.else.endif.endif.endif.if.i858.i.i:            ; preds = %B0.else.endif.endif.endif.i855.i.i
  br label %B0.endif.i859.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i: ; preds = %.575.endif.preheader.i871.i.i, %B0.endif.i859.i.i
  %.57.i875.i.i = phi i64 [ %.87.i840.i.i, %B0.endif.i859.i.i ], [ %.57.i875.pre.i.i, %.575.endif.preheader.i871.i.i ]
  %.1436.i8069.i = shl nsw i64 %.13.i.i8068.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1436.i8069.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.652.i, align 8, !noalias !87
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !36

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %162 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %162, i1 false), !noalias !87
  %.57.i911.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !90
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i

B0.else.if.i909.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i
  br label %B0.else.endif.i881.i.i

B0.else.endif.i881.i.i:                           ; preds = %B0.else.if.i909.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i
  %.113.sroa.0.1.i882.i.i = phi i64 [ 0, %B0.else.if.i909.i.i ], [ %.125.i879.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i ]
  %.133.not.i883.i.i = icmp slt i64 %.125.i879.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i883.i.i, label %B0.else.endif.endif.i885.i.i, label %B0.else.endif.if.i884.i.i, !prof !10

B0.else.endif.if.i884.i.i:                        ; preds = %B0.else.endif.i881.i.i
  br label %B0.else.endif.endif.i885.i.i

B0.else.endif.endif.i885.i.i:                     ; preds = %B0.else.endif.if.i884.i.i, %B0.else.endif.i881.i.i
  %.113.sroa.0.3.i886.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i884.i.i ], [ %.113.sroa.0.1.i882.i.i, %B0.else.endif.i881.i.i ]
  %.140.i887.i.i = icmp slt i64 %.87.i876.i.i, 0
  %.141.i888.i.i = select i1 %.140.i887.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i889.i.i = add i64 %.141.i888.i.i, %.87.i876.i.i
  %.145.i890.i.i = icmp slt i64 %.142.i889.i.i, 0
  br i1 %.145.i890.i.i, label %B0.else.endif.endif.if.i908.i.i, label %B0.else.endif.endif.endif.i891.i.i, !prof !6

B0.else.endif.endif.if.i908.i.i:                  ; preds = %B0.else.endif.endif.i885.i.i
  br label %B0.else.endif.endif.endif.i891.i.i

B0.else.endif.endif.endif.i891.i.i:               ; preds = %B0.else.endif.endif.if.i908.i.i, %B0.else.endif.endif.i885.i.i
  %.113.sroa.13.1.i892.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i908.i.i ], [ %.142.i889.i.i, %B0.else.endif.endif.i885.i.i ]
  %.150.not.i893.i.i = icmp slt i64 %.142.i889.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i893.i.i, label %B0.endif.i895.i.i, label %B0.else.endif.endif.endif.if.i894.i.i, !prof !10

B0.else.endif.endif.endif.if.i894.i.i:            ; preds = %B0.else.endif.endif.endif.i891.i.i
  br label %B0.endif.i895.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i: ; preds = %.575.endif.preheader.i907.i.i, %B0.endif.i895.i.i
  %.57.i911.i.i = phi i64 [ %.87.i876.i.i, %B0.endif.i895.i.i ], [ %.57.i911.pre.i.i, %.575.endif.preheader.i907.i.i ]
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1436.i8069.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.652.i, align 8, !noalias !90
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !36

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %163 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %163, i1 false), !noalias !90
  %.57.i946.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !93
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i

B0.else.if.i945.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i
  br label %B0.else.endif.i917.i.i

B0.else.endif.i917.i.i:                           ; preds = %B0.else.if.i945.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i
  %.113.sroa.0.1.i918.i.i = phi i64 [ 0, %B0.else.if.i945.i.i ], [ %.125.i915.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i ]
  %.133.not.i919.i.i = icmp slt i64 %.125.i915.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i919.i.i, label %B0.else.endif.endif.i921.i.i, label %B0.else.endif.if.i920.i.i, !prof !10

B0.else.endif.if.i920.i.i:                        ; preds = %B0.else.endif.i917.i.i
  br label %B0.else.endif.endif.i921.i.i

B0.else.endif.endif.i921.i.i:                     ; preds = %B0.else.endif.if.i920.i.i, %B0.else.endif.i917.i.i
  %.113.sroa.0.3.i922.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i920.i.i ], [ %.113.sroa.0.1.i918.i.i, %B0.else.endif.i917.i.i ]
  %.140.i923.i.i = icmp slt i64 %.87.i912.i.i, 0
  %.141.i924.i.i = select i1 %.140.i923.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i925.i.i = add i64 %.141.i924.i.i, %.87.i912.i.i
  %.145.i926.i.i = icmp slt i64 %.142.i925.i.i, 0
  br i1 %.145.i926.i.i, label %B0.else.endif.endif.if.i944.i.i, label %B0.else.endif.endif.endif.i927.i.i, !prof !6

B0.else.endif.endif.if.i944.i.i:                  ; preds = %B0.else.endif.endif.i921.i.i
  br label %B0.else.endif.endif.endif.i927.i.i

B0.else.endif.endif.endif.i927.i.i:               ; preds = %B0.else.endif.endif.if.i944.i.i, %B0.else.endif.endif.i921.i.i
  %.113.sroa.13.1.i928.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i944.i.i ], [ %.142.i925.i.i, %B0.else.endif.endif.i921.i.i ]
  %.150.not.i929.i.i = icmp slt i64 %.142.i925.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i929.i.i, label %B0.endif.i931.i.i, label %B0.else.endif.endif.endif.if.i930.i.i, !prof !10

B0.else.endif.endif.endif.if.i930.i.i:            ; preds = %B0.else.endif.endif.endif.i927.i.i
  br label %B0.endif.i931.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %.576.endif.preheader.i943.i.i, %B0.endif.i931.i.i
  %.57.i946.i.i = phi i64 [ %.87.i912.i.i, %B0.endif.i931.i.i ], [ %.57.i946.pre.i.i, %.576.endif.preheader.i943.i.i ]
  %.87.i947.i.i = add nsw i64 %.57.i946.i.i, 65536
  %.123.i948.i.i = icmp slt i64 %.57.i946.i.i, 0
  %.124.i949.i.i = select i1 %.123.i948.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i950.i.i = add i64 %.124.i949.i.i, %.57.i946.i.i
  %.128.i951.i.i = icmp slt i64 %.125.i950.i.i, 0
  br i1 %.128.i951.i.i, label %B0.else.if.i980.i.i, label %B0.else.endif.i952.i.i, !prof !6

B0.endif.i966.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i965.i.i, %B0.else.endif.endif.endif.i962.i.i
  %.113.sroa.13.0.i967.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i965.i.i ], [ %.113.sroa.13.1.i963.i.i, %B0.else.endif.endif.endif.i962.i.i ]
  %.201.i968.i.i = sub i64 %.113.sroa.13.0.i967.i.i, %.113.sroa.0.3.i957.i.i
  %.226.i969.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i957.i.i
  store i64 %.87.i947.i.i, ptr %.652.i, align 8, !noalias !93
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !36

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %164 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %164, i1 false), !noalias !93
  %.57.i981.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !96
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i

B0.else.if.i980.i.i:                              ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  br label %B0.else.endif.i952.i.i

B0.else.endif.i952.i.i:                           ; preds = %B0.else.if.i980.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i
  %.113.sroa.0.1.i953.i.i = phi i64 [ 0, %B0.else.if.i980.i.i ], [ %.125.i950.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i ]
  %.133.not.i954.i.i = icmp slt i64 %.125.i950.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i954.i.i, label %B0.else.endif.endif.i956.i.i, label %B0.else.endif.if.i955.i.i, !prof !10

B0.else.endif.if.i955.i.i:                        ; preds = %B0.else.endif.i952.i.i
  br label %B0.else.endif.endif.i956.i.i

B0.else.endif.endif.i956.i.i:                     ; preds = %B0.else.endif.if.i955.i.i, %B0.else.endif.i952.i.i
  %.113.sroa.0.3.i957.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i955.i.i ], [ %.113.sroa.0.1.i953.i.i, %B0.else.endif.i952.i.i ]
  %.140.i958.i.i = icmp slt i64 %.57.i946.i.i, -65536
  %.141.i959.i.i = select i1 %.140.i958.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i960.i.i = add i64 %.141.i959.i.i, %.87.i947.i.i
  %.145.i961.i.i = icmp slt i64 %.142.i960.i.i, 0
  br i1 %.145.i961.i.i, label %B0.else.endif.endif.if.i979.i.i, label %B0.else.endif.endif.endif.i962.i.i, !prof !6

B0.else.endif.endif.if.i979.i.i:                  ; preds = %B0.else.endif.endif.i956.i.i
  br label %B0.else.endif.endif.endif.i962.i.i

B0.else.endif.endif.endif.i962.i.i:               ; preds = %B0.else.endif.endif.if.i979.i.i, %B0.else.endif.endif.i956.i.i
  %.113.sroa.13.1.i963.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i979.i.i ], [ %.142.i960.i.i, %B0.else.endif.endif.i956.i.i ]
  %.150.not.i964.i.i = icmp slt i64 %.142.i960.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i964.i.i, label %B0.endif.i966.i.i, label %B0.else.endif.endif.endif.if.i965.i.i, !prof !10

B0.else.endif.endif.endif.if.i965.i.i:            ; preds = %B0.else.endif.endif.endif.i962.i.i
  br label %B0.endif.i966.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i: ; preds = %.576.endif.preheader.i978.i.i, %B0.endif.i966.i.i
  %.57.i981.i.i = phi i64 [ %.87.i947.i.i, %B0.endif.i966.i.i ], [ %.57.i981.pre.i.i, %.576.endif.preheader.i978.i.i ]
  %.87.i982.i.i = add nsw i64 %.57.i981.i.i, 17
  %.123.i983.i.i = icmp slt i64 %.57.i981.i.i, 0
  %.124.i984.i.i = select i1 %.123.i983.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i985.i.i = add i64 %.124.i984.i.i, %.57.i981.i.i
  %.128.i986.i.i = icmp slt i64 %.125.i985.i.i, 0
  br i1 %.128.i986.i.i, label %B0.else.if.i1015.i.i, label %B0.else.endif.i987.i.i, !prof !6

B0.endif.i1001.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1000.i.i, %B0.else.endif.endif.endif.i997.i.i
  %.113.sroa.13.0.i1002.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i1000.i.i ], [ %.113.sroa.13.1.i998.i.i, %B0.else.endif.endif.endif.i997.i.i ]
  %.201.i1003.i.i = sub i64 %.113.sroa.13.0.i1002.i.i, %.113.sroa.0.3.i992.i.i
  %.226.i1004.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i992.i.i
  store i64 %.87.i982.i.i, ptr %.652.i, align 8, !noalias !96
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !36

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %165 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %165, i1 false), !noalias !96
  %.57.i1017.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !99
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i

B0.else.if.i1015.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  br label %B0.else.endif.i987.i.i

B0.else.endif.i987.i.i:                           ; preds = %B0.else.if.i1015.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i
  %.113.sroa.0.1.i988.i.i = phi i64 [ 0, %B0.else.if.i1015.i.i ], [ %.125.i985.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i ]
  %.133.not.i989.i.i = icmp slt i64 %.125.i985.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i989.i.i, label %B0.else.endif.endif.i991.i.i, label %B0.else.endif.if.i990.i.i, !prof !10

B0.else.endif.if.i990.i.i:                        ; preds = %B0.else.endif.i987.i.i
  br label %B0.else.endif.endif.i991.i.i

B0.else.endif.endif.i991.i.i:                     ; preds = %B0.else.endif.if.i990.i.i, %B0.else.endif.i987.i.i
  %.113.sroa.0.3.i992.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i990.i.i ], [ %.113.sroa.0.1.i988.i.i, %B0.else.endif.i987.i.i ]
  %.140.i993.i.i = icmp slt i64 %.57.i981.i.i, -17
  %.141.i994.i.i = select i1 %.140.i993.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i995.i.i = add i64 %.141.i994.i.i, %.87.i982.i.i
  %.145.i996.i.i = icmp slt i64 %.142.i995.i.i, 0
  br i1 %.145.i996.i.i, label %B0.else.endif.endif.if.i1014.i.i, label %B0.else.endif.endif.endif.i997.i.i, !prof !6

B0.else.endif.endif.if.i1014.i.i:                 ; preds = %B0.else.endif.endif.i991.i.i
  br label %B0.else.endif.endif.endif.i997.i.i

B0.else.endif.endif.endif.i997.i.i:               ; preds = %B0.else.endif.endif.if.i1014.i.i, %B0.else.endif.endif.i991.i.i
  %.113.sroa.13.1.i998.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1014.i.i ], [ %.142.i995.i.i, %B0.else.endif.endif.i991.i.i ]
  %.150.not.i999.i.i = icmp slt i64 %.142.i995.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i999.i.i, label %B0.endif.i1001.i.i, label %B0.else.endif.endif.endif.if.i1000.i.i, !prof !10

B0.else.endif.endif.endif.if.i1000.i.i:           ; preds = %B0.else.endif.endif.endif.i997.i.i
  br label %B0.endif.i1001.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i: ; preds = %.575.endif.preheader.i1013.i.i, %B0.endif.i1001.i.i
  %.57.i1017.i.i = phi i64 [ %.87.i982.i.i, %B0.endif.i1001.i.i ], [ %.57.i1017.pre.i.i, %.575.endif.preheader.i1013.i.i ]
  %.87.i1018.i.i = add nsw i64 %.57.i1017.i.i, 1
  %.123.i1019.i.i = icmp slt i64 %.57.i1017.i.i, 0
  %.124.i1020.i.i = select i1 %.123.i1019.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i1021.i.i = add i64 %.124.i1020.i.i, %.57.i1017.i.i
  %.128.i1022.i.i = icmp slt i64 %.125.i1021.i.i, 0
  br i1 %.128.i1022.i.i, label %B0.else.if.i1051.i.i, label %B0.else.endif.i1023.i.i, !prof !6

B0.endif.i1037.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1036.i.i, %B0.else.endif.endif.endif.i1033.i.i
  %.113.sroa.13.0.i1038.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i1036.i.i ], [ %.113.sroa.13.1.i1034.i.i, %B0.else.endif.endif.endif.i1033.i.i ]
  %.201.i1039.i.i = sub i64 %.113.sroa.13.0.i1038.i.i, %.113.sroa.0.3.i1028.i.i
  %.226.i1040.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1028.i.i
  store i64 %.87.i1018.i.i, ptr %.652.i, align 8, !noalias !99
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !36

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %166 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %166, i1 false), !noalias !99
  %.57.i1052.pre.i.i = load i64, ptr %.652.i, align 8, !noalias !102
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i

B0.else.if.i1051.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i
  br label %B0.else.endif.i1023.i.i

B0.else.endif.i1023.i.i:                          ; preds = %B0.else.if.i1051.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i
  %.113.sroa.0.1.i1024.i.i = phi i64 [ 0, %B0.else.if.i1051.i.i ], [ %.125.i1021.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i ]
  %.133.not.i1025.i.i = icmp slt i64 %.125.i1021.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i1025.i.i, label %B0.else.endif.endif.i1027.i.i, label %B0.else.endif.if.i1026.i.i, !prof !10

B0.else.endif.if.i1026.i.i:                       ; preds = %B0.else.endif.i1023.i.i
  br label %B0.else.endif.endif.i1027.i.i

B0.else.endif.endif.i1027.i.i:                    ; preds = %B0.else.endif.if.i1026.i.i, %B0.else.endif.i1023.i.i
  %.113.sroa.0.3.i1028.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i1026.i.i ], [ %.113.sroa.0.1.i1024.i.i, %B0.else.endif.i1023.i.i ]
  %.140.i1029.i.i = icmp slt i64 %.57.i1017.i.i, -1
  %.141.i1030.i.i = select i1 %.140.i1029.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i1031.i.i = add i64 %.141.i1030.i.i, %.87.i1018.i.i
  %.145.i1032.i.i = icmp slt i64 %.142.i1031.i.i, 0
  br i1 %.145.i1032.i.i, label %B0.else.endif.endif.if.i1050.i.i, label %B0.else.endif.endif.endif.i1033.i.i, !prof !6

B0.else.endif.endif.if.i1050.i.i:                 ; preds = %B0.else.endif.endif.i1027.i.i
  br label %B0.else.endif.endif.endif.i1033.i.i

B0.else.endif.endif.endif.i1033.i.i:              ; preds = %B0.else.endif.endif.if.i1050.i.i, %B0.else.endif.endif.i1027.i.i
  %.113.sroa.13.1.i1034.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1050.i.i ], [ %.142.i1031.i.i, %B0.else.endif.endif.i1027.i.i ]
  %.150.not.i1035.i.i = icmp slt i64 %.142.i1031.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i1035.i.i, label %B0.endif.i1037.i.i, label %B0.else.endif.endif.endif.if.i1036.i.i, !prof !10

B0.else.endif.endif.endif.if.i1036.i.i:           ; preds = %B0.else.endif.endif.endif.i1033.i.i
  br label %B0.endif.i1037.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i: ; preds = %.576.endif.preheader.i1049.i.i, %B0.endif.i1037.i.i
  %.57.i1052.i.i = phi i64 [ %.87.i1018.i.i, %B0.endif.i1037.i.i ], [ %.57.i1052.pre.i.i, %.576.endif.preheader.i1049.i.i ]
  %.87.i1053.i.i = add nsw i64 %.57.i1052.i.i, 8
  %.123.i1054.i.i = icmp slt i64 %.57.i1052.i.i, 0
  %.124.i1055.i.i = select i1 %.123.i1054.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i1056.i.i = add i64 %.124.i1055.i.i, %.57.i1052.i.i
  %.128.i1057.i.i = icmp slt i64 %.125.i1056.i.i, 0
  br i1 %.128.i1057.i.i, label %B0.else.if.i1086.i.i, label %B0.else.endif.i1058.i.i, !prof !6

B0.endif.i1072.i.i:                               ; preds = %B0.else.endif.endif.endif.if.i1071.i.i, %B0.else.endif.endif.endif.i1068.i.i
  %.113.sroa.13.0.i1073.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i1071.i.i ], [ %.113.sroa.13.1.i1069.i.i, %B0.else.endif.endif.endif.i1068.i.i ]
  %.201.i1074.i.i = sub i64 %.113.sroa.13.0.i1073.i.i, %.113.sroa.0.3.i1063.i.i
  %.226.i1075.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i1063.i.i
  store i64 %.87.i1053.i.i, ptr %.652.i, align 8, !noalias !102
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !36

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %167 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %167, i1 false), !noalias !102
  %.57.i.pre.i = load i64, ptr %.652.i, align 8, !noalias !105
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

B0.else.if.i1086.i.i:                             ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  br label %B0.else.endif.i1058.i.i

B0.else.endif.i1058.i.i:                          ; preds = %B0.else.if.i1086.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i
  %.113.sroa.0.1.i1059.i.i = phi i64 [ 0, %B0.else.if.i1086.i.i ], [ %.125.i1056.i.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i ]
  %.133.not.i1060.i.i = icmp slt i64 %.125.i1056.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i1060.i.i, label %B0.else.endif.endif.i1062.i.i, label %B0.else.endif.if.i1061.i.i, !prof !10

B0.else.endif.if.i1061.i.i:                       ; preds = %B0.else.endif.i1058.i.i
  br label %B0.else.endif.endif.i1062.i.i

B0.else.endif.endif.i1062.i.i:                    ; preds = %B0.else.endif.if.i1061.i.i, %B0.else.endif.i1058.i.i
  %.113.sroa.0.3.i1063.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i1061.i.i ], [ %.113.sroa.0.1.i1059.i.i, %B0.else.endif.i1058.i.i ]
  %.140.i1064.i.i = icmp slt i64 %.57.i1052.i.i, -8
  %.141.i1065.i.i = select i1 %.140.i1064.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i1066.i.i = add i64 %.141.i1065.i.i, %.87.i1053.i.i
  %.145.i1067.i.i = icmp slt i64 %.142.i1066.i.i, 0
  br i1 %.145.i1067.i.i, label %B0.else.endif.endif.if.i1085.i.i, label %B0.else.endif.endif.endif.i1068.i.i, !prof !6

B0.else.endif.endif.if.i1085.i.i:                 ; preds = %B0.else.endif.endif.i1062.i.i
  br label %B0.else.endif.endif.endif.i1068.i.i

B0.else.endif.endif.endif.i1068.i.i:              ; preds = %B0.else.endif.endif.if.i1085.i.i, %B0.else.endif.endif.i1062.i.i
  %.113.sroa.13.1.i1069.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i1085.i.i ], [ %.142.i1066.i.i, %B0.else.endif.endif.i1062.i.i ]
  %.150.not.i1070.i.i = icmp slt i64 %.142.i1066.i.i, %.273.fca.11.load.i
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
  %.87.i.i = add nsw i64 %.57.i.i, %.497.i
  %.123.i.i = icmp slt i64 %.57.i.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i.i = add i64 %.124.i.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.652.i, align 8, !noalias !105
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %168 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %168, i1 false), !noalias !105
  %.57.i8072.pre.i = load i64, ptr %.652.i, align 8, !noalias !108
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i8071.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i8071.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i8072.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i8072.pre.i, %.575.endif.preheader.i.i ]
  %.210.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i8073.i = add nsw i64 %.57.i8072.i, %.497.i
  %.123.i8074.i = icmp slt i64 %.57.i8072.i, 0
  %.124.i8075.i = select i1 %.123.i8074.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8076.i = add i64 %.124.i8075.i, %.57.i8072.i
  %.128.i8077.i = icmp slt i64 %.125.i8076.i, 0
  br i1 %.128.i8077.i, label %B0.else.if.i8106.i, label %B0.else.endif.i8078.i, !prof !6

B0.endif.i8092.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8091.i, %B0.else.endif.endif.endif.i8088.i
  %.113.sroa.13.0.i8093.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8091.i ], [ %.113.sroa.13.1.i8089.i, %B0.else.endif.endif.endif.i8088.i ]
  %.201.i8094.i = sub i64 %.113.sroa.13.0.i8093.i, %.113.sroa.0.3.i8083.i
  %.226.i8095.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8083.i
  store i64 %.87.i8073.i, ptr %.652.i, align 8, !noalias !108
  %.605.not155.i8096.i = icmp sgt i64 %.201.i8094.i, 0
  br i1 %.605.not155.i8096.i, label %.575.endif.preheader.i8104.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8107.i, !prof !36

.575.endif.preheader.i8104.i:                     ; preds = %B0.endif.i8092.i
  %169 = shl i64 %.201.i8094.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8095.i, i8 0, i64 %169, i1 false), !noalias !108
  %.57.i8108.pre.i = load i64, ptr %.652.i, align 8, !noalias !111
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8107.i

B0.else.if.i8106.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8078.i

B0.else.endif.i8078.i:                            ; preds = %B0.else.if.i8106.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8079.i = phi i64 [ 0, %B0.else.if.i8106.i ], [ %.125.i8076.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8080.i = icmp slt i64 %.125.i8076.i, %.273.fca.11.load.i
  br i1 %.133.not.i8080.i, label %B0.else.endif.endif.i8082.i, label %B0.else.endif.if.i8081.i, !prof !10

B0.else.endif.if.i8081.i:                         ; preds = %B0.else.endif.i8078.i
  br label %B0.else.endif.endif.i8082.i

B0.else.endif.endif.i8082.i:                      ; preds = %B0.else.endif.if.i8081.i, %B0.else.endif.i8078.i
  %.113.sroa.0.3.i8083.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8081.i ], [ %.113.sroa.0.1.i8079.i, %B0.else.endif.i8078.i ]
  %.140.i8084.i = icmp slt i64 %.87.i8073.i, 0
  %.141.i8085.i = select i1 %.140.i8084.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8086.i = add i64 %.141.i8085.i, %.87.i8073.i
  %.145.i8087.i = icmp slt i64 %.142.i8086.i, 0
  br i1 %.145.i8087.i, label %B0.else.endif.endif.if.i8105.i, label %B0.else.endif.endif.endif.i8088.i, !prof !6

B0.else.endif.endif.if.i8105.i:                   ; preds = %B0.else.endif.endif.i8082.i
  br label %B0.else.endif.endif.endif.i8088.i

B0.else.endif.endif.endif.i8088.i:                ; preds = %B0.else.endif.endif.if.i8105.i, %B0.else.endif.endif.i8082.i
  %.113.sroa.13.1.i8089.i = phi i64 [ 0, %B0.else.endif.endif.if.i8105.i ], [ %.142.i8086.i, %B0.else.endif.endif.i8082.i ]
  %.150.not.i8090.i = icmp slt i64 %.142.i8086.i, %.273.fca.11.load.i
  br i1 %.150.not.i8090.i, label %B0.endif.i8092.i, label %B0.else.endif.endif.endif.if.i8091.i, !prof !10

B0.else.endif.endif.endif.if.i8091.i:             ; preds = %B0.else.endif.endif.endif.i8088.i
  br label %B0.endif.i8092.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8107.i: ; preds = %.575.endif.preheader.i8104.i, %B0.endif.i8092.i
  %.57.i8108.i = phi i64 [ %.87.i8073.i, %B0.endif.i8092.i ], [ %.57.i8108.pre.i, %.575.endif.preheader.i8104.i ]
  %.210.i8097.i = tail call i64 @llvm.smax.i64(i64 %.201.i8094.i, i64 0)
  %.87.i8109.i = add nsw i64 %.57.i8108.i, %.497.i
  %.123.i8110.i = icmp slt i64 %.57.i8108.i, 0
  %.124.i8111.i = select i1 %.123.i8110.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8112.i = add i64 %.124.i8111.i, %.57.i8108.i
  %.128.i8113.i = icmp slt i64 %.125.i8112.i, 0
  br i1 %.128.i8113.i, label %B0.else.if.i8142.i, label %B0.else.endif.i8114.i, !prof !6

B0.endif.i8128.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8127.i, %B0.else.endif.endif.endif.i8124.i
  %.113.sroa.13.0.i8129.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8127.i ], [ %.113.sroa.13.1.i8125.i, %B0.else.endif.endif.endif.i8124.i ]
  %.201.i8130.i = sub i64 %.113.sroa.13.0.i8129.i, %.113.sroa.0.3.i8119.i
  %.226.i8131.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8119.i
  store i64 %.87.i8109.i, ptr %.652.i, align 8, !noalias !111
  %.605.not155.i8132.i = icmp sgt i64 %.201.i8130.i, 0
  br i1 %.605.not155.i8132.i, label %.575.endif.preheader.i8140.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8143.i, !prof !36

.575.endif.preheader.i8140.i:                     ; preds = %B0.endif.i8128.i
  %170 = shl i64 %.201.i8130.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8131.i, i8 0, i64 %170, i1 false), !noalias !111
  %.57.i8144.pre.i = load i64, ptr %.652.i, align 8, !noalias !114
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8143.i

B0.else.if.i8142.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8107.i
  br label %B0.else.endif.i8114.i

B0.else.endif.i8114.i:                            ; preds = %B0.else.if.i8142.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8107.i
  %.113.sroa.0.1.i8115.i = phi i64 [ 0, %B0.else.if.i8142.i ], [ %.125.i8112.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8107.i ]
  %.133.not.i8116.i = icmp slt i64 %.125.i8112.i, %.273.fca.11.load.i
  br i1 %.133.not.i8116.i, label %B0.else.endif.endif.i8118.i, label %B0.else.endif.if.i8117.i, !prof !10

B0.else.endif.if.i8117.i:                         ; preds = %B0.else.endif.i8114.i
  br label %B0.else.endif.endif.i8118.i

B0.else.endif.endif.i8118.i:                      ; preds = %B0.else.endif.if.i8117.i, %B0.else.endif.i8114.i
  %.113.sroa.0.3.i8119.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8117.i ], [ %.113.sroa.0.1.i8115.i, %B0.else.endif.i8114.i ]
  %.140.i8120.i = icmp slt i64 %.87.i8109.i, 0
  %.141.i8121.i = select i1 %.140.i8120.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8122.i = add i64 %.141.i8121.i, %.87.i8109.i
  %.145.i8123.i = icmp slt i64 %.142.i8122.i, 0
  br i1 %.145.i8123.i, label %B0.else.endif.endif.if.i8141.i, label %B0.else.endif.endif.endif.i8124.i, !prof !6

B0.else.endif.endif.if.i8141.i:                   ; preds = %B0.else.endif.endif.i8118.i
  br label %B0.else.endif.endif.endif.i8124.i

B0.else.endif.endif.endif.i8124.i:                ; preds = %B0.else.endif.endif.if.i8141.i, %B0.else.endif.endif.i8118.i
  %.113.sroa.13.1.i8125.i = phi i64 [ 0, %B0.else.endif.endif.if.i8141.i ], [ %.142.i8122.i, %B0.else.endif.endif.i8118.i ]
  %.150.not.i8126.i = icmp slt i64 %.142.i8122.i, %.273.fca.11.load.i
  br i1 %.150.not.i8126.i, label %B0.endif.i8128.i, label %B0.else.endif.endif.endif.if.i8127.i, !prof !10

B0.else.endif.endif.endif.if.i8127.i:             ; preds = %B0.else.endif.endif.endif.i8124.i
  br label %B0.endif.i8128.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8143.i: ; preds = %.575.endif.preheader.i8140.i, %B0.endif.i8128.i
  %.57.i8144.i = phi i64 [ %.87.i8109.i, %B0.endif.i8128.i ], [ %.57.i8144.pre.i, %.575.endif.preheader.i8140.i ]
  %.210.i8133.i = tail call i64 @llvm.smax.i64(i64 %.201.i8130.i, i64 0)
  %.87.i8145.i = add nsw i64 %.57.i8144.i, %.497.i
  %.123.i8146.i = icmp slt i64 %.57.i8144.i, 0
  %.124.i8147.i = select i1 %.123.i8146.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8148.i = add i64 %.124.i8147.i, %.57.i8144.i
  %.128.i8149.i = icmp slt i64 %.125.i8148.i, 0
  br i1 %.128.i8149.i, label %B0.else.if.i8176.i, label %B0.else.endif.i8150.i, !prof !6

B0.endif.i8164.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8163.i, %B0.else.endif.endif.endif.i8160.i
  %.113.sroa.13.0.i8165.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8163.i ], [ %.113.sroa.13.1.i8161.i, %B0.else.endif.endif.endif.i8160.i ]
  %.201.i8166.i = sub i64 %.113.sroa.13.0.i8165.i, %.113.sroa.0.3.i8155.i
  %.226.i8167.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8155.i
  store i64 %.87.i8145.i, ptr %.652.i, align 8, !noalias !114
  %.606.not155.i.i = icmp sgt i64 %.201.i8166.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i8164.i
  %171 = shl i64 %.201.i8166.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8167.i, i8 0, i64 %171, i1 false), !noalias !114
  %.57.i8177.pre.i = load i64, ptr %.652.i, align 8, !noalias !117
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i8176.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8143.i
  br label %B0.else.endif.i8150.i

B0.else.endif.i8150.i:                            ; preds = %B0.else.if.i8176.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8143.i
  %.113.sroa.0.1.i8151.i = phi i64 [ 0, %B0.else.if.i8176.i ], [ %.125.i8148.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8143.i ]
  %.133.not.i8152.i = icmp slt i64 %.125.i8148.i, %.273.fca.11.load.i
  br i1 %.133.not.i8152.i, label %B0.else.endif.endif.i8154.i, label %B0.else.endif.if.i8153.i, !prof !10

B0.else.endif.if.i8153.i:                         ; preds = %B0.else.endif.i8150.i
  br label %B0.else.endif.endif.i8154.i

B0.else.endif.endif.i8154.i:                      ; preds = %B0.else.endif.if.i8153.i, %B0.else.endif.i8150.i
  %.113.sroa.0.3.i8155.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8153.i ], [ %.113.sroa.0.1.i8151.i, %B0.else.endif.i8150.i ]
  %.140.i8156.i = icmp slt i64 %.87.i8145.i, 0
  %.141.i8157.i = select i1 %.140.i8156.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8158.i = add i64 %.141.i8157.i, %.87.i8145.i
  %.145.i8159.i = icmp slt i64 %.142.i8158.i, 0
  br i1 %.145.i8159.i, label %B0.else.endif.endif.if.i8175.i, label %B0.else.endif.endif.endif.i8160.i, !prof !6

B0.else.endif.endif.if.i8175.i:                   ; preds = %B0.else.endif.endif.i8154.i
  br label %B0.else.endif.endif.endif.i8160.i

B0.else.endif.endif.endif.i8160.i:                ; preds = %B0.else.endif.endif.if.i8175.i, %B0.else.endif.endif.i8154.i
  %.113.sroa.13.1.i8161.i = phi i64 [ 0, %B0.else.endif.endif.if.i8175.i ], [ %.142.i8158.i, %B0.else.endif.endif.i8154.i ]
  %.150.not.i8162.i = icmp slt i64 %.142.i8158.i, %.273.fca.11.load.i
  br i1 %.150.not.i8162.i, label %B0.endif.i8164.i, label %B0.else.endif.endif.endif.if.i8163.i, !prof !10

B0.else.endif.endif.endif.if.i8163.i:             ; preds = %B0.else.endif.endif.endif.i8160.i
  br label %B0.endif.i8164.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i8164.i
  %.57.i8177.i = phi i64 [ %.87.i8145.i, %B0.endif.i8164.i ], [ %.57.i8177.pre.i, %.576.endif.preheader.i.i ]
  %.210.i8168.i = tail call i64 @llvm.smax.i64(i64 %.201.i8166.i, i64 0)
  %.1154.i = shl nsw i64 %.497.i, 4
  %.87.i8178.i = add nsw i64 %.57.i8177.i, %.1154.i
  %.123.i8179.i = icmp slt i64 %.57.i8177.i, 0
  %.124.i8180.i = select i1 %.123.i8179.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8181.i = add i64 %.124.i8180.i, %.57.i8177.i
  %.128.i8182.i = icmp slt i64 %.125.i8181.i, 0
  br i1 %.128.i8182.i, label %B0.else.if.i8211.i, label %B0.else.endif.i8183.i, !prof !6

B0.endif.i8197.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8196.i, %B0.else.endif.endif.endif.i8193.i
  %.113.sroa.13.0.i8198.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8196.i ], [ %.113.sroa.13.1.i8194.i, %B0.else.endif.endif.endif.i8193.i ]
  %.201.i8199.i = sub i64 %.113.sroa.13.0.i8198.i, %.113.sroa.0.3.i8188.i
  %.226.i8200.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8188.i
  store i64 %.87.i8178.i, ptr %.652.i, align 8, !noalias !117
  %.606.not155.i8201.i = icmp sgt i64 %.201.i8199.i, 0
  br i1 %.606.not155.i8201.i, label %.576.endif.preheader.i8209.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8212.i, !prof !36

.576.endif.preheader.i8209.i:                     ; preds = %B0.endif.i8197.i
  %172 = shl i64 %.201.i8199.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8200.i, i8 0, i64 %172, i1 false), !noalias !117
  %.57.i8213.pre.i = load i64, ptr %.652.i, align 8, !noalias !120
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8212.i

B0.else.if.i8211.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8183.i

B0.else.endif.i8183.i:                            ; preds = %B0.else.if.i8211.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8184.i = phi i64 [ 0, %B0.else.if.i8211.i ], [ %.125.i8181.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8185.i = icmp slt i64 %.125.i8181.i, %.273.fca.11.load.i
  br i1 %.133.not.i8185.i, label %B0.else.endif.endif.i8187.i, label %B0.else.endif.if.i8186.i, !prof !10

B0.else.endif.if.i8186.i:                         ; preds = %B0.else.endif.i8183.i
  br label %B0.else.endif.endif.i8187.i

B0.else.endif.endif.i8187.i:                      ; preds = %B0.else.endif.if.i8186.i, %B0.else.endif.i8183.i
  %.113.sroa.0.3.i8188.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8186.i ], [ %.113.sroa.0.1.i8184.i, %B0.else.endif.i8183.i ]
  %.140.i8189.i = icmp slt i64 %.87.i8178.i, 0
  %.141.i8190.i = select i1 %.140.i8189.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8191.i = add i64 %.141.i8190.i, %.87.i8178.i
  %.145.i8192.i = icmp slt i64 %.142.i8191.i, 0
  br i1 %.145.i8192.i, label %B0.else.endif.endif.if.i8210.i, label %B0.else.endif.endif.endif.i8193.i, !prof !6

B0.else.endif.endif.if.i8210.i:                   ; preds = %B0.else.endif.endif.i8187.i
  br label %B0.else.endif.endif.endif.i8193.i

B0.else.endif.endif.endif.i8193.i:                ; preds = %B0.else.endif.endif.if.i8210.i, %B0.else.endif.endif.i8187.i
  %.113.sroa.13.1.i8194.i = phi i64 [ 0, %B0.else.endif.endif.if.i8210.i ], [ %.142.i8191.i, %B0.else.endif.endif.i8187.i ]
  %.150.not.i8195.i = icmp slt i64 %.142.i8191.i, %.273.fca.11.load.i
  br i1 %.150.not.i8195.i, label %B0.endif.i8197.i, label %B0.else.endif.endif.endif.if.i8196.i, !prof !10

B0.else.endif.endif.endif.if.i8196.i:             ; preds = %B0.else.endif.endif.endif.i8193.i
  br label %B0.endif.i8197.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8212.i: ; preds = %.576.endif.preheader.i8209.i, %B0.endif.i8197.i
  %.57.i8213.i = phi i64 [ %.87.i8178.i, %B0.endif.i8197.i ], [ %.57.i8213.pre.i, %.576.endif.preheader.i8209.i ]
  %.210.i8202.i = tail call i64 @llvm.smax.i64(i64 %.201.i8199.i, i64 0)
  %.87.i8214.i = add nsw i64 %.57.i8213.i, %.497.i
  %.123.i8215.i = icmp slt i64 %.57.i8213.i, 0
  %.124.i8216.i = select i1 %.123.i8215.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8217.i = add i64 %.124.i8216.i, %.57.i8213.i
  %.128.i8218.i = icmp slt i64 %.125.i8217.i, 0
  br i1 %.128.i8218.i, label %B0.else.if.i8247.i, label %B0.else.endif.i8219.i, !prof !6

B0.endif.i8233.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8232.i, %B0.else.endif.endif.endif.i8229.i
  %.113.sroa.13.0.i8234.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8232.i ], [ %.113.sroa.13.1.i8230.i, %B0.else.endif.endif.endif.i8229.i ]
  %.201.i8235.i = sub i64 %.113.sroa.13.0.i8234.i, %.113.sroa.0.3.i8224.i
  %.226.i8236.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8224.i
  store i64 %.87.i8214.i, ptr %.652.i, align 8, !noalias !120
  %.605.not155.i8237.i = icmp sgt i64 %.201.i8235.i, 0
  br i1 %.605.not155.i8237.i, label %.575.endif.preheader.i8245.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8248.i, !prof !36

.575.endif.preheader.i8245.i:                     ; preds = %B0.endif.i8233.i
  %173 = shl i64 %.201.i8235.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8236.i, i8 0, i64 %173, i1 false), !noalias !120
  %.57.i8249.pre.i = load i64, ptr %.652.i, align 8, !noalias !123
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8248.i

B0.else.if.i8247.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8212.i
  br label %B0.else.endif.i8219.i

B0.else.endif.i8219.i:                            ; preds = %B0.else.if.i8247.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8212.i
  %.113.sroa.0.1.i8220.i = phi i64 [ 0, %B0.else.if.i8247.i ], [ %.125.i8217.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8212.i ]
  %.133.not.i8221.i = icmp slt i64 %.125.i8217.i, %.273.fca.11.load.i
  br i1 %.133.not.i8221.i, label %B0.else.endif.endif.i8223.i, label %B0.else.endif.if.i8222.i, !prof !10

B0.else.endif.if.i8222.i:                         ; preds = %B0.else.endif.i8219.i
  br label %B0.else.endif.endif.i8223.i

B0.else.endif.endif.i8223.i:                      ; preds = %B0.else.endif.if.i8222.i, %B0.else.endif.i8219.i
  %.113.sroa.0.3.i8224.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8222.i ], [ %.113.sroa.0.1.i8220.i, %B0.else.endif.i8219.i ]
  %.140.i8225.i = icmp slt i64 %.87.i8214.i, 0
  %.141.i8226.i = select i1 %.140.i8225.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8227.i = add i64 %.141.i8226.i, %.87.i8214.i
  %.145.i8228.i = icmp slt i64 %.142.i8227.i, 0
  br i1 %.145.i8228.i, label %B0.else.endif.endif.if.i8246.i, label %B0.else.endif.endif.endif.i8229.i, !prof !6

B0.else.endif.endif.if.i8246.i:                   ; preds = %B0.else.endif.endif.i8223.i
  br label %B0.else.endif.endif.endif.i8229.i

B0.else.endif.endif.endif.i8229.i:                ; preds = %B0.else.endif.endif.if.i8246.i, %B0.else.endif.endif.i8223.i
  %.113.sroa.13.1.i8230.i = phi i64 [ 0, %B0.else.endif.endif.if.i8246.i ], [ %.142.i8227.i, %B0.else.endif.endif.i8223.i ]
  %.150.not.i8231.i = icmp slt i64 %.142.i8227.i, %.273.fca.11.load.i
  br i1 %.150.not.i8231.i, label %B0.endif.i8233.i, label %B0.else.endif.endif.endif.if.i8232.i, !prof !10

B0.else.endif.endif.endif.if.i8232.i:             ; preds = %B0.else.endif.endif.endif.i8229.i
  br label %B0.endif.i8233.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8248.i: ; preds = %.575.endif.preheader.i8245.i, %B0.endif.i8233.i
  %.57.i8249.i = phi i64 [ %.87.i8214.i, %B0.endif.i8233.i ], [ %.57.i8249.pre.i, %.575.endif.preheader.i8245.i ]
  %.210.i8238.i = tail call i64 @llvm.smax.i64(i64 %.201.i8235.i, i64 0)
  %.1249.i = mul nsw i64 %.497.i, 6
  %.87.i8250.i = add nsw i64 %.57.i8249.i, %.1249.i
  %.123.i8251.i = icmp slt i64 %.57.i8249.i, 0
  %.124.i8252.i = select i1 %.123.i8251.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8253.i = add i64 %.124.i8252.i, %.57.i8249.i
  %.128.i8254.i = icmp slt i64 %.125.i8253.i, 0
  br i1 %.128.i8254.i, label %B0.else.if.i8283.i, label %B0.else.endif.i8255.i, !prof !6

B0.endif.i8269.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8268.i, %B0.else.endif.endif.endif.i8265.i
  %.113.sroa.13.0.i8270.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8268.i ], [ %.113.sroa.13.1.i8266.i, %B0.else.endif.endif.endif.i8265.i ]
  %.201.i8271.i = sub i64 %.113.sroa.13.0.i8270.i, %.113.sroa.0.3.i8260.i
  %.226.i8272.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8260.i
  store i64 %.87.i8250.i, ptr %.652.i, align 8, !noalias !123
  %.606.not155.i8273.i = icmp sgt i64 %.201.i8271.i, 0
  br i1 %.606.not155.i8273.i, label %.576.endif.preheader.i8281.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8284.i, !prof !36

.576.endif.preheader.i8281.i:                     ; preds = %B0.endif.i8269.i
  %174 = shl i64 %.201.i8271.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8272.i, i8 0, i64 %174, i1 false), !noalias !123
  %.57.i8285.pre.i = load i64, ptr %.652.i, align 8, !noalias !126
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8284.i

B0.else.if.i8283.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8248.i
  br label %B0.else.endif.i8255.i

B0.else.endif.i8255.i:                            ; preds = %B0.else.if.i8283.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8248.i
  %.113.sroa.0.1.i8256.i = phi i64 [ 0, %B0.else.if.i8283.i ], [ %.125.i8253.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8248.i ]
  %.133.not.i8257.i = icmp slt i64 %.125.i8253.i, %.273.fca.11.load.i
  br i1 %.133.not.i8257.i, label %B0.else.endif.endif.i8259.i, label %B0.else.endif.if.i8258.i, !prof !10

B0.else.endif.if.i8258.i:                         ; preds = %B0.else.endif.i8255.i
  br label %B0.else.endif.endif.i8259.i

B0.else.endif.endif.i8259.i:                      ; preds = %B0.else.endif.if.i8258.i, %B0.else.endif.i8255.i
  %.113.sroa.0.3.i8260.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8258.i ], [ %.113.sroa.0.1.i8256.i, %B0.else.endif.i8255.i ]
  %.140.i8261.i = icmp slt i64 %.87.i8250.i, 0
  %.141.i8262.i = select i1 %.140.i8261.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8263.i = add i64 %.141.i8262.i, %.87.i8250.i
  %.145.i8264.i = icmp slt i64 %.142.i8263.i, 0
  br i1 %.145.i8264.i, label %B0.else.endif.endif.if.i8282.i, label %B0.else.endif.endif.endif.i8265.i, !prof !6

B0.else.endif.endif.if.i8282.i:                   ; preds = %B0.else.endif.endif.i8259.i
  br label %B0.else.endif.endif.endif.i8265.i

B0.else.endif.endif.endif.i8265.i:                ; preds = %B0.else.endif.endif.if.i8282.i, %B0.else.endif.endif.i8259.i
  %.113.sroa.13.1.i8266.i = phi i64 [ 0, %B0.else.endif.endif.if.i8282.i ], [ %.142.i8263.i, %B0.else.endif.endif.i8259.i ]
  %.150.not.i8267.i = icmp slt i64 %.142.i8263.i, %.273.fca.11.load.i
  br i1 %.150.not.i8267.i, label %B0.endif.i8269.i, label %B0.else.endif.endif.endif.if.i8268.i, !prof !10

B0.else.endif.endif.endif.if.i8268.i:             ; preds = %B0.else.endif.endif.endif.i8265.i
  br label %B0.endif.i8269.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8284.i: ; preds = %.576.endif.preheader.i8281.i, %B0.endif.i8269.i
  %.57.i8285.i = phi i64 [ %.87.i8250.i, %B0.endif.i8269.i ], [ %.57.i8285.pre.i, %.576.endif.preheader.i8281.i ]
  %.210.i8274.i = tail call i64 @llvm.smax.i64(i64 %.201.i8271.i, i64 0)
  %.87.i8286.i = add nsw i64 %.57.i8285.i, %.1249.i
  %.123.i8287.i = icmp slt i64 %.57.i8285.i, 0
  %.124.i8288.i = select i1 %.123.i8287.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8289.i = add i64 %.124.i8288.i, %.57.i8285.i
  %.128.i8290.i = icmp slt i64 %.125.i8289.i, 0
  br i1 %.128.i8290.i, label %B0.else.if.i8319.i, label %B0.else.endif.i8291.i, !prof !6

B0.endif.i8305.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8304.i, %B0.else.endif.endif.endif.i8301.i
  %.113.sroa.13.0.i8306.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8304.i ], [ %.113.sroa.13.1.i8302.i, %B0.else.endif.endif.endif.i8301.i ]
  %.201.i8307.i = sub i64 %.113.sroa.13.0.i8306.i, %.113.sroa.0.3.i8296.i
  %.226.i8308.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8296.i
  store i64 %.87.i8286.i, ptr %.652.i, align 8, !noalias !126
  %.605.not155.i8309.i = icmp sgt i64 %.201.i8307.i, 0
  br i1 %.605.not155.i8309.i, label %.575.endif.preheader.i8317.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8320.i, !prof !36

.575.endif.preheader.i8317.i:                     ; preds = %B0.endif.i8305.i
  %175 = shl i64 %.201.i8307.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8308.i, i8 0, i64 %175, i1 false), !noalias !126
  %.57.i8321.pre.i = load i64, ptr %.652.i, align 8, !noalias !129
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8320.i

B0.else.if.i8319.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8284.i
  br label %B0.else.endif.i8291.i

B0.else.endif.i8291.i:                            ; preds = %B0.else.if.i8319.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8284.i
  %.113.sroa.0.1.i8292.i = phi i64 [ 0, %B0.else.if.i8319.i ], [ %.125.i8289.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8284.i ]
  %.133.not.i8293.i = icmp slt i64 %.125.i8289.i, %.273.fca.11.load.i
  br i1 %.133.not.i8293.i, label %B0.else.endif.endif.i8295.i, label %B0.else.endif.if.i8294.i, !prof !10

B0.else.endif.if.i8294.i:                         ; preds = %B0.else.endif.i8291.i
  br label %B0.else.endif.endif.i8295.i

B0.else.endif.endif.i8295.i:                      ; preds = %B0.else.endif.if.i8294.i, %B0.else.endif.i8291.i
  %.113.sroa.0.3.i8296.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8294.i ], [ %.113.sroa.0.1.i8292.i, %B0.else.endif.i8291.i ]
  %.140.i8297.i = icmp slt i64 %.87.i8286.i, 0
  %.141.i8298.i = select i1 %.140.i8297.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8299.i = add i64 %.141.i8298.i, %.87.i8286.i
  %.145.i8300.i = icmp slt i64 %.142.i8299.i, 0
  br i1 %.145.i8300.i, label %B0.else.endif.endif.if.i8318.i, label %B0.else.endif.endif.endif.i8301.i, !prof !6

B0.else.endif.endif.if.i8318.i:                   ; preds = %B0.else.endif.endif.i8295.i
  br label %B0.else.endif.endif.endif.i8301.i

B0.else.endif.endif.endif.i8301.i:                ; preds = %B0.else.endif.endif.if.i8318.i, %B0.else.endif.endif.i8295.i
  %.113.sroa.13.1.i8302.i = phi i64 [ 0, %B0.else.endif.endif.if.i8318.i ], [ %.142.i8299.i, %B0.else.endif.endif.i8295.i ]
  %.150.not.i8303.i = icmp slt i64 %.142.i8299.i, %.273.fca.11.load.i
  br i1 %.150.not.i8303.i, label %B0.endif.i8305.i, label %B0.else.endif.endif.endif.if.i8304.i, !prof !10

B0.else.endif.endif.endif.if.i8304.i:             ; preds = %B0.else.endif.endif.endif.i8301.i
  br label %B0.endif.i8305.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8320.i: ; preds = %.575.endif.preheader.i8317.i, %B0.endif.i8305.i
  %.57.i8321.i = phi i64 [ %.87.i8286.i, %B0.endif.i8305.i ], [ %.57.i8321.pre.i, %.575.endif.preheader.i8317.i ]
  %.210.i8310.i = tail call i64 @llvm.smax.i64(i64 %.201.i8307.i, i64 0)
  %.87.i8322.i = add nsw i64 %.57.i8321.i, %.497.i
  %.123.i8323.i = icmp slt i64 %.57.i8321.i, 0
  %.124.i8324.i = select i1 %.123.i8323.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8325.i = add i64 %.124.i8324.i, %.57.i8321.i
  %.128.i8326.i = icmp slt i64 %.125.i8325.i, 0
  br i1 %.128.i8326.i, label %B0.else.if.i8355.i, label %B0.else.endif.i8327.i, !prof !6

B0.endif.i8341.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8340.i, %B0.else.endif.endif.endif.i8337.i
  %.113.sroa.13.0.i8342.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8340.i ], [ %.113.sroa.13.1.i8338.i, %B0.else.endif.endif.endif.i8337.i ]
  %.201.i8343.i = sub i64 %.113.sroa.13.0.i8342.i, %.113.sroa.0.3.i8332.i
  %.226.i8344.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8332.i
  store i64 %.87.i8322.i, ptr %.652.i, align 8, !noalias !129
  %.605.not155.i8345.i = icmp sgt i64 %.201.i8343.i, 0
  br i1 %.605.not155.i8345.i, label %.575.endif.preheader.i8353.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8356.i, !prof !36

.575.endif.preheader.i8353.i:                     ; preds = %B0.endif.i8341.i
  %176 = shl i64 %.201.i8343.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8344.i, i8 0, i64 %176, i1 false), !noalias !129
  %.57.i8357.pre.i = load i64, ptr %.652.i, align 8, !noalias !132
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8356.i

B0.else.if.i8355.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8320.i
  br label %B0.else.endif.i8327.i

B0.else.endif.i8327.i:                            ; preds = %B0.else.if.i8355.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8320.i
  %.113.sroa.0.1.i8328.i = phi i64 [ 0, %B0.else.if.i8355.i ], [ %.125.i8325.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8320.i ]
  %.133.not.i8329.i = icmp slt i64 %.125.i8325.i, %.273.fca.11.load.i
  br i1 %.133.not.i8329.i, label %B0.else.endif.endif.i8331.i, label %B0.else.endif.if.i8330.i, !prof !10

B0.else.endif.if.i8330.i:                         ; preds = %B0.else.endif.i8327.i
  br label %B0.else.endif.endif.i8331.i

B0.else.endif.endif.i8331.i:                      ; preds = %B0.else.endif.if.i8330.i, %B0.else.endif.i8327.i
  %.113.sroa.0.3.i8332.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8330.i ], [ %.113.sroa.0.1.i8328.i, %B0.else.endif.i8327.i ]
  %.140.i8333.i = icmp slt i64 %.87.i8322.i, 0
  %.141.i8334.i = select i1 %.140.i8333.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8335.i = add i64 %.141.i8334.i, %.87.i8322.i
  %.145.i8336.i = icmp slt i64 %.142.i8335.i, 0
  br i1 %.145.i8336.i, label %B0.else.endif.endif.if.i8354.i, label %B0.else.endif.endif.endif.i8337.i, !prof !6

B0.else.endif.endif.if.i8354.i:                   ; preds = %B0.else.endif.endif.i8331.i
  br label %B0.else.endif.endif.endif.i8337.i

B0.else.endif.endif.endif.i8337.i:                ; preds = %B0.else.endif.endif.if.i8354.i, %B0.else.endif.endif.i8331.i
  %.113.sroa.13.1.i8338.i = phi i64 [ 0, %B0.else.endif.endif.if.i8354.i ], [ %.142.i8335.i, %B0.else.endif.endif.i8331.i ]
  %.150.not.i8339.i = icmp slt i64 %.142.i8335.i, %.273.fca.11.load.i
  br i1 %.150.not.i8339.i, label %B0.endif.i8341.i, label %B0.else.endif.endif.endif.if.i8340.i, !prof !10

B0.else.endif.endif.endif.if.i8340.i:             ; preds = %B0.else.endif.endif.endif.i8337.i
  br label %B0.endif.i8341.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8356.i: ; preds = %.575.endif.preheader.i8353.i, %B0.endif.i8341.i
  %.57.i8357.i = phi i64 [ %.87.i8322.i, %B0.endif.i8341.i ], [ %.57.i8357.pre.i, %.575.endif.preheader.i8353.i ]
  %.210.i8346.i = tail call i64 @llvm.smax.i64(i64 %.201.i8343.i, i64 0)
  %.87.i8358.i = add nsw i64 %.57.i8357.i, %.497.i
  %.123.i8359.i = icmp slt i64 %.57.i8357.i, 0
  %.124.i8360.i = select i1 %.123.i8359.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8361.i = add i64 %.124.i8360.i, %.57.i8357.i
  %.128.i8362.i = icmp slt i64 %.125.i8361.i, 0
  br i1 %.128.i8362.i, label %B0.else.if.i8391.i, label %B0.else.endif.i8363.i, !prof !6

B0.endif.i8377.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8376.i, %B0.else.endif.endif.endif.i8373.i
  %.113.sroa.13.0.i8378.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8376.i ], [ %.113.sroa.13.1.i8374.i, %B0.else.endif.endif.endif.i8373.i ]
  %.201.i8379.i = sub i64 %.113.sroa.13.0.i8378.i, %.113.sroa.0.3.i8368.i
  %.226.i8380.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8368.i
  store i64 %.87.i8358.i, ptr %.652.i, align 8, !noalias !132
  %.605.not155.i8381.i = icmp sgt i64 %.201.i8379.i, 0
  br i1 %.605.not155.i8381.i, label %.575.endif.preheader.i8389.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8392.i, !prof !36

.575.endif.preheader.i8389.i:                     ; preds = %B0.endif.i8377.i
  %177 = shl i64 %.201.i8379.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8380.i, i8 0, i64 %177, i1 false), !noalias !132
  %.57.i8393.pre.i = load i64, ptr %.652.i, align 8, !noalias !135
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8392.i

B0.else.if.i8391.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8356.i
  br label %B0.else.endif.i8363.i

B0.else.endif.i8363.i:                            ; preds = %B0.else.if.i8391.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8356.i
  %.113.sroa.0.1.i8364.i = phi i64 [ 0, %B0.else.if.i8391.i ], [ %.125.i8361.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8356.i ]
  %.133.not.i8365.i = icmp slt i64 %.125.i8361.i, %.273.fca.11.load.i
  br i1 %.133.not.i8365.i, label %B0.else.endif.endif.i8367.i, label %B0.else.endif.if.i8366.i, !prof !10

B0.else.endif.if.i8366.i:                         ; preds = %B0.else.endif.i8363.i
  br label %B0.else.endif.endif.i8367.i

B0.else.endif.endif.i8367.i:                      ; preds = %B0.else.endif.if.i8366.i, %B0.else.endif.i8363.i
  %.113.sroa.0.3.i8368.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8366.i ], [ %.113.sroa.0.1.i8364.i, %B0.else.endif.i8363.i ]
  %.140.i8369.i = icmp slt i64 %.87.i8358.i, 0
  %.141.i8370.i = select i1 %.140.i8369.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8371.i = add i64 %.141.i8370.i, %.87.i8358.i
  %.145.i8372.i = icmp slt i64 %.142.i8371.i, 0
  br i1 %.145.i8372.i, label %B0.else.endif.endif.if.i8390.i, label %B0.else.endif.endif.endif.i8373.i, !prof !6

B0.else.endif.endif.if.i8390.i:                   ; preds = %B0.else.endif.endif.i8367.i
  br label %B0.else.endif.endif.endif.i8373.i

B0.else.endif.endif.endif.i8373.i:                ; preds = %B0.else.endif.endif.if.i8390.i, %B0.else.endif.endif.i8367.i
  %.113.sroa.13.1.i8374.i = phi i64 [ 0, %B0.else.endif.endif.if.i8390.i ], [ %.142.i8371.i, %B0.else.endif.endif.i8367.i ]
  %.150.not.i8375.i = icmp slt i64 %.142.i8371.i, %.273.fca.11.load.i
  br i1 %.150.not.i8375.i, label %B0.endif.i8377.i, label %B0.else.endif.endif.endif.if.i8376.i, !prof !10

B0.else.endif.endif.endif.if.i8376.i:             ; preds = %B0.else.endif.endif.endif.i8373.i
  br label %B0.endif.i8377.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8392.i: ; preds = %.575.endif.preheader.i8389.i, %B0.endif.i8377.i
  %.57.i8393.i = phi i64 [ %.87.i8358.i, %B0.endif.i8377.i ], [ %.57.i8393.pre.i, %.575.endif.preheader.i8389.i ]
  %.210.i8382.i = tail call i64 @llvm.smax.i64(i64 %.201.i8379.i, i64 0)
  %.87.i8394.i = add nsw i64 %.57.i8393.i, %.497.i
  %.123.i8395.i = icmp slt i64 %.57.i8393.i, 0
  %.124.i8396.i = select i1 %.123.i8395.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8397.i = add i64 %.124.i8396.i, %.57.i8393.i
  %.128.i8398.i = icmp slt i64 %.125.i8397.i, 0
  br i1 %.128.i8398.i, label %B0.else.if.i8427.i, label %B0.else.endif.i8399.i, !prof !6

B0.endif.i8413.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8412.i, %B0.else.endif.endif.endif.i8409.i
  %.113.sroa.13.0.i8414.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8412.i ], [ %.113.sroa.13.1.i8410.i, %B0.else.endif.endif.endif.i8409.i ]
  %.201.i8415.i = sub i64 %.113.sroa.13.0.i8414.i, %.113.sroa.0.3.i8404.i
  %.226.i8416.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8404.i
  store i64 %.87.i8394.i, ptr %.652.i, align 8, !noalias !135
  %.605.not155.i8417.i = icmp sgt i64 %.201.i8415.i, 0
  br i1 %.605.not155.i8417.i, label %.575.endif.preheader.i8425.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8428.i, !prof !36

.575.endif.preheader.i8425.i:                     ; preds = %B0.endif.i8413.i
  %178 = shl i64 %.201.i8415.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8416.i, i8 0, i64 %178, i1 false), !noalias !135
  %.57.i8429.pre.i = load i64, ptr %.652.i, align 8, !noalias !138
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8428.i

B0.else.if.i8427.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8392.i
  br label %B0.else.endif.i8399.i

B0.else.endif.i8399.i:                            ; preds = %B0.else.if.i8427.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8392.i
  %.113.sroa.0.1.i8400.i = phi i64 [ 0, %B0.else.if.i8427.i ], [ %.125.i8397.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8392.i ]
  %.133.not.i8401.i = icmp slt i64 %.125.i8397.i, %.273.fca.11.load.i
  br i1 %.133.not.i8401.i, label %B0.else.endif.endif.i8403.i, label %B0.else.endif.if.i8402.i, !prof !10

B0.else.endif.if.i8402.i:                         ; preds = %B0.else.endif.i8399.i
  br label %B0.else.endif.endif.i8403.i

B0.else.endif.endif.i8403.i:                      ; preds = %B0.else.endif.if.i8402.i, %B0.else.endif.i8399.i
  %.113.sroa.0.3.i8404.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8402.i ], [ %.113.sroa.0.1.i8400.i, %B0.else.endif.i8399.i ]
  %.140.i8405.i = icmp slt i64 %.87.i8394.i, 0
  %.141.i8406.i = select i1 %.140.i8405.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8407.i = add i64 %.141.i8406.i, %.87.i8394.i
  %.145.i8408.i = icmp slt i64 %.142.i8407.i, 0
  br i1 %.145.i8408.i, label %B0.else.endif.endif.if.i8426.i, label %B0.else.endif.endif.endif.i8409.i, !prof !6

B0.else.endif.endif.if.i8426.i:                   ; preds = %B0.else.endif.endif.i8403.i
  br label %B0.else.endif.endif.endif.i8409.i

B0.else.endif.endif.endif.i8409.i:                ; preds = %B0.else.endif.endif.if.i8426.i, %B0.else.endif.endif.i8403.i
  %.113.sroa.13.1.i8410.i = phi i64 [ 0, %B0.else.endif.endif.if.i8426.i ], [ %.142.i8407.i, %B0.else.endif.endif.i8403.i ]
  %.150.not.i8411.i = icmp slt i64 %.142.i8407.i, %.273.fca.11.load.i
  br i1 %.150.not.i8411.i, label %B0.endif.i8413.i, label %B0.else.endif.endif.endif.if.i8412.i, !prof !10

B0.else.endif.endif.endif.if.i8412.i:             ; preds = %B0.else.endif.endif.endif.i8409.i
  br label %B0.endif.i8413.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8428.i: ; preds = %.575.endif.preheader.i8425.i, %B0.endif.i8413.i
  %.57.i8429.i = phi i64 [ %.87.i8394.i, %B0.endif.i8413.i ], [ %.57.i8429.pre.i, %.575.endif.preheader.i8425.i ]
  %.210.i8418.i = tail call i64 @llvm.smax.i64(i64 %.201.i8415.i, i64 0)
  %.87.i8430.i = add nsw i64 %.57.i8429.i, %.497.i
  %.123.i8431.i = icmp slt i64 %.57.i8429.i, 0
  %.124.i8432.i = select i1 %.123.i8431.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8433.i = add i64 %.124.i8432.i, %.57.i8429.i
  %.128.i8434.i = icmp slt i64 %.125.i8433.i, 0
  br i1 %.128.i8434.i, label %B0.else.if.i8463.i, label %B0.else.endif.i8435.i, !prof !6

B0.endif.i8449.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8448.i, %B0.else.endif.endif.endif.i8445.i
  %.113.sroa.13.0.i8450.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8448.i ], [ %.113.sroa.13.1.i8446.i, %B0.else.endif.endif.endif.i8445.i ]
  %.201.i8451.i = sub i64 %.113.sroa.13.0.i8450.i, %.113.sroa.0.3.i8440.i
  %.226.i8452.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8440.i
  store i64 %.87.i8430.i, ptr %.652.i, align 8, !noalias !138
  %.606.not155.i8453.i = icmp sgt i64 %.201.i8451.i, 0
  br i1 %.606.not155.i8453.i, label %.1784.endif.preheader.i, label %.1784.if.i, !prof !36

B0.else.if.i8463.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8428.i
  br label %B0.else.endif.i8435.i

B0.else.endif.i8435.i:                            ; preds = %B0.else.if.i8463.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8428.i
  %.113.sroa.0.1.i8436.i = phi i64 [ 0, %B0.else.if.i8463.i ], [ %.125.i8433.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8428.i ]
  %.133.not.i8437.i = icmp slt i64 %.125.i8433.i, %.273.fca.11.load.i
  br i1 %.133.not.i8437.i, label %B0.else.endif.endif.i8439.i, label %B0.else.endif.if.i8438.i, !prof !10

B0.else.endif.if.i8438.i:                         ; preds = %B0.else.endif.i8435.i
  br label %B0.else.endif.endif.i8439.i

B0.else.endif.endif.i8439.i:                      ; preds = %B0.else.endif.if.i8438.i, %B0.else.endif.i8435.i
  %.113.sroa.0.3.i8440.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8438.i ], [ %.113.sroa.0.1.i8436.i, %B0.else.endif.i8435.i ]
  %.140.i8441.i = icmp slt i64 %.87.i8430.i, 0
  %.141.i8442.i = select i1 %.140.i8441.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8443.i = add i64 %.141.i8442.i, %.87.i8430.i
  %.145.i8444.i = icmp slt i64 %.142.i8443.i, 0
  br i1 %.145.i8444.i, label %B0.else.endif.endif.if.i8462.i, label %B0.else.endif.endif.endif.i8445.i, !prof !6

B0.else.endif.endif.if.i8462.i:                   ; preds = %B0.else.endif.endif.i8439.i
  br label %B0.else.endif.endif.endif.i8445.i

B0.else.endif.endif.endif.i8445.i:                ; preds = %B0.else.endif.endif.if.i8462.i, %B0.else.endif.endif.i8439.i
  %.113.sroa.13.1.i8446.i = phi i64 [ 0, %B0.else.endif.endif.if.i8462.i ], [ %.142.i8443.i, %B0.else.endif.endif.i8439.i ]
  %.150.not.i8447.i = icmp slt i64 %.142.i8443.i, %.273.fca.11.load.i
  br i1 %.150.not.i8447.i, label %B0.endif.i8449.i, label %B0.else.endif.endif.endif.if.i8448.i, !prof !10

B0.else.endif.endif.endif.if.i8448.i:             ; preds = %B0.else.endif.endif.endif.i8445.i
  br label %B0.endif.i8449.i

.1784.endif.preheader.i:                          ; preds = %B0.endif.i8449.i
  %179 = shl i64 %.201.i8451.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8452.i, i8 0, i64 %179, i1 false), !noalias !138
  br label %.1784.endif.i

.1784.if.i.loopexit:                              ; preds = %.1784.endif.i
  %.57.i8465.i.pre = load i64, ptr %.652.i, align 8, !noalias !141
  br label %.1784.if.i

.1784.if.i:                                       ; preds = %.1784.if.i.loopexit, %B0.endif.i8449.i
  %.57.i8465.i = phi i64 [ %.87.i8430.i, %B0.endif.i8449.i ], [ %.57.i8465.i.pre, %.1784.if.i.loopexit ]
  %.210.i845493629366.i = phi i64 [ 0, %B0.endif.i8449.i ], [ %.201.i8451.i, %.1784.if.i.loopexit ]
  %.87.i8466.i = add nsw i64 %.57.i8465.i, %.497.i
  %.123.i8467.i = icmp slt i64 %.57.i8465.i, 0
  %.124.i8468.i = select i1 %.123.i8467.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8469.i = add i64 %.124.i8468.i, %.57.i8465.i
  %.128.i8470.i = icmp slt i64 %.125.i8469.i, 0
  br i1 %.128.i8470.i, label %B0.else.if.i8499.i, label %B0.else.endif.i8471.i, !prof !6

B0.endif.i8485.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8484.i, %B0.else.endif.endif.endif.i8481.i
  %.113.sroa.13.0.i8486.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8484.i ], [ %.113.sroa.13.1.i8482.i, %B0.else.endif.endif.endif.i8481.i ]
  %.201.i8487.i = sub i64 %.113.sroa.13.0.i8486.i, %.113.sroa.0.3.i8476.i
  %.226.i8488.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8476.i
  store i64 %.87.i8466.i, ptr %.652.i, align 8, !noalias !141
  %.605.not155.i8489.i = icmp sgt i64 %.201.i8487.i, 0
  br i1 %.605.not155.i8489.i, label %.575.endif.preheader.i8497.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8500.i, !prof !36

.575.endif.preheader.i8497.i:                     ; preds = %B0.endif.i8485.i
  %180 = shl i64 %.201.i8487.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8488.i, i8 0, i64 %180, i1 false), !noalias !141
  %.57.i8501.pre.i = load i64, ptr %.652.i, align 8, !noalias !144
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8500.i

B0.else.if.i8499.i:                               ; preds = %.1784.if.i
  br label %B0.else.endif.i8471.i

B0.else.endif.i8471.i:                            ; preds = %B0.else.if.i8499.i, %.1784.if.i
  %.113.sroa.0.1.i8472.i = phi i64 [ 0, %B0.else.if.i8499.i ], [ %.125.i8469.i, %.1784.if.i ]
  %.133.not.i8473.i = icmp slt i64 %.125.i8469.i, %.273.fca.11.load.i
  br i1 %.133.not.i8473.i, label %B0.else.endif.endif.i8475.i, label %B0.else.endif.if.i8474.i, !prof !10

B0.else.endif.if.i8474.i:                         ; preds = %B0.else.endif.i8471.i
  br label %B0.else.endif.endif.i8475.i

B0.else.endif.endif.i8475.i:                      ; preds = %B0.else.endif.if.i8474.i, %B0.else.endif.i8471.i
  %.113.sroa.0.3.i8476.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8474.i ], [ %.113.sroa.0.1.i8472.i, %B0.else.endif.i8471.i ]
  %.140.i8477.i = icmp slt i64 %.87.i8466.i, 0
  %.141.i8478.i = select i1 %.140.i8477.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8479.i = add i64 %.141.i8478.i, %.87.i8466.i
  %.145.i8480.i = icmp slt i64 %.142.i8479.i, 0
  br i1 %.145.i8480.i, label %B0.else.endif.endif.if.i8498.i, label %B0.else.endif.endif.endif.i8481.i, !prof !6

B0.else.endif.endif.if.i8498.i:                   ; preds = %B0.else.endif.endif.i8475.i
  br label %B0.else.endif.endif.endif.i8481.i

B0.else.endif.endif.endif.i8481.i:                ; preds = %B0.else.endif.endif.if.i8498.i, %B0.else.endif.endif.i8475.i
  %.113.sroa.13.1.i8482.i = phi i64 [ 0, %B0.else.endif.endif.if.i8498.i ], [ %.142.i8479.i, %B0.else.endif.endif.i8475.i ]
  %.150.not.i8483.i = icmp slt i64 %.142.i8479.i, %.273.fca.11.load.i
  br i1 %.150.not.i8483.i, label %B0.endif.i8485.i, label %B0.else.endif.endif.endif.if.i8484.i, !prof !10

B0.else.endif.endif.endif.if.i8484.i:             ; preds = %B0.else.endif.endif.endif.i8481.i
  br label %B0.endif.i8485.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8500.i: ; preds = %.575.endif.preheader.i8497.i, %B0.endif.i8485.i
  %.57.i8501.i = phi i64 [ %.87.i8466.i, %B0.endif.i8485.i ], [ %.57.i8501.pre.i, %.575.endif.preheader.i8497.i ]
  %.210.i8490.i = tail call i64 @llvm.smax.i64(i64 %.201.i8487.i, i64 0)
  %.87.i8502.i = add nsw i64 %.57.i8501.i, %.497.i
  %.123.i8503.i = icmp slt i64 %.57.i8501.i, 0
  %.124.i8504.i = select i1 %.123.i8503.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8505.i = add i64 %.124.i8504.i, %.57.i8501.i
  %.128.i8506.i = icmp slt i64 %.125.i8505.i, 0
  br i1 %.128.i8506.i, label %B0.else.if.i8535.i, label %B0.else.endif.i8507.i, !prof !6

B0.endif.i8521.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8520.i, %B0.else.endif.endif.endif.i8517.i
  %.113.sroa.13.0.i8522.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8520.i ], [ %.113.sroa.13.1.i8518.i, %B0.else.endif.endif.endif.i8517.i ]
  %.201.i8523.i = sub i64 %.113.sroa.13.0.i8522.i, %.113.sroa.0.3.i8512.i
  %.226.i8524.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8512.i
  store i64 %.87.i8502.i, ptr %.652.i, align 8, !noalias !144
  %.606.not155.i8525.i = icmp sgt i64 %.201.i8523.i, 0
  br i1 %.606.not155.i8525.i, label %.576.endif.preheader.i8533.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8536.i, !prof !36

.576.endif.preheader.i8533.i:                     ; preds = %B0.endif.i8521.i
  %181 = shl i64 %.201.i8523.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8524.i, i8 0, i64 %181, i1 false), !noalias !144
  %.57.i8537.pre.i = load i64, ptr %.652.i, align 8, !noalias !147
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8536.i

B0.else.if.i8535.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8500.i
  br label %B0.else.endif.i8507.i

B0.else.endif.i8507.i:                            ; preds = %B0.else.if.i8535.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8500.i
  %.113.sroa.0.1.i8508.i = phi i64 [ 0, %B0.else.if.i8535.i ], [ %.125.i8505.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8500.i ]
  %.133.not.i8509.i = icmp slt i64 %.125.i8505.i, %.273.fca.11.load.i
  br i1 %.133.not.i8509.i, label %B0.else.endif.endif.i8511.i, label %B0.else.endif.if.i8510.i, !prof !10

B0.else.endif.if.i8510.i:                         ; preds = %B0.else.endif.i8507.i
  br label %B0.else.endif.endif.i8511.i

B0.else.endif.endif.i8511.i:                      ; preds = %B0.else.endif.if.i8510.i, %B0.else.endif.i8507.i
  %.113.sroa.0.3.i8512.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8510.i ], [ %.113.sroa.0.1.i8508.i, %B0.else.endif.i8507.i ]
  %.140.i8513.i = icmp slt i64 %.87.i8502.i, 0
  %.141.i8514.i = select i1 %.140.i8513.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8515.i = add i64 %.141.i8514.i, %.87.i8502.i
  %.145.i8516.i = icmp slt i64 %.142.i8515.i, 0
  br i1 %.145.i8516.i, label %B0.else.endif.endif.if.i8534.i, label %B0.else.endif.endif.endif.i8517.i, !prof !6

B0.else.endif.endif.if.i8534.i:                   ; preds = %B0.else.endif.endif.i8511.i
  br label %B0.else.endif.endif.endif.i8517.i

B0.else.endif.endif.endif.i8517.i:                ; preds = %B0.else.endif.endif.if.i8534.i, %B0.else.endif.endif.i8511.i
  %.113.sroa.13.1.i8518.i = phi i64 [ 0, %B0.else.endif.endif.if.i8534.i ], [ %.142.i8515.i, %B0.else.endif.endif.i8511.i ]
  %.150.not.i8519.i = icmp slt i64 %.142.i8515.i, %.273.fca.11.load.i
  br i1 %.150.not.i8519.i, label %B0.endif.i8521.i, label %B0.else.endif.endif.endif.if.i8520.i, !prof !10

B0.else.endif.endif.endif.if.i8520.i:             ; preds = %B0.else.endif.endif.endif.i8517.i
  br label %B0.endif.i8521.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8536.i: ; preds = %.576.endif.preheader.i8533.i, %B0.endif.i8521.i
  %.57.i8537.i = phi i64 [ %.87.i8502.i, %B0.endif.i8521.i ], [ %.57.i8537.pre.i, %.576.endif.preheader.i8533.i ]
  %.210.i8526.i = tail call i64 @llvm.smax.i64(i64 %.201.i8523.i, i64 0)
  %.87.i8538.i = add nsw i64 %.57.i8537.i, %.497.i
  %.123.i8539.i = icmp slt i64 %.57.i8537.i, 0
  %.124.i8540.i = select i1 %.123.i8539.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8541.i = add i64 %.124.i8540.i, %.57.i8537.i
  %.128.i8542.i = icmp slt i64 %.125.i8541.i, 0
  br i1 %.128.i8542.i, label %B0.else.if.i8571.i, label %B0.else.endif.i8543.i, !prof !6

B0.endif.i8557.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8556.i, %B0.else.endif.endif.endif.i8553.i
  %.113.sroa.13.0.i8558.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8556.i ], [ %.113.sroa.13.1.i8554.i, %B0.else.endif.endif.endif.i8553.i ]
  %.201.i8559.i = sub i64 %.113.sroa.13.0.i8558.i, %.113.sroa.0.3.i8548.i
  %.226.i8560.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8548.i
  store i64 %.87.i8538.i, ptr %.652.i, align 8, !noalias !147
  %.605.not155.i8561.i = icmp sgt i64 %.201.i8559.i, 0
  br i1 %.605.not155.i8561.i, label %.575.endif.preheader.i8569.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8572.i, !prof !36

.575.endif.preheader.i8569.i:                     ; preds = %B0.endif.i8557.i
  %182 = shl i64 %.201.i8559.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8560.i, i8 0, i64 %182, i1 false), !noalias !147
  %.57.i8573.pre.i = load i64, ptr %.652.i, align 8, !noalias !150
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8572.i

B0.else.if.i8571.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8536.i
  br label %B0.else.endif.i8543.i

B0.else.endif.i8543.i:                            ; preds = %B0.else.if.i8571.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8536.i
  %.113.sroa.0.1.i8544.i = phi i64 [ 0, %B0.else.if.i8571.i ], [ %.125.i8541.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8536.i ]
  %.133.not.i8545.i = icmp slt i64 %.125.i8541.i, %.273.fca.11.load.i
  br i1 %.133.not.i8545.i, label %B0.else.endif.endif.i8547.i, label %B0.else.endif.if.i8546.i, !prof !10

B0.else.endif.if.i8546.i:                         ; preds = %B0.else.endif.i8543.i
  br label %B0.else.endif.endif.i8547.i

B0.else.endif.endif.i8547.i:                      ; preds = %B0.else.endif.if.i8546.i, %B0.else.endif.i8543.i
  %.113.sroa.0.3.i8548.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8546.i ], [ %.113.sroa.0.1.i8544.i, %B0.else.endif.i8543.i ]
  %.140.i8549.i = icmp slt i64 %.87.i8538.i, 0
  %.141.i8550.i = select i1 %.140.i8549.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8551.i = add i64 %.141.i8550.i, %.87.i8538.i
  %.145.i8552.i = icmp slt i64 %.142.i8551.i, 0
  br i1 %.145.i8552.i, label %B0.else.endif.endif.if.i8570.i, label %B0.else.endif.endif.endif.i8553.i, !prof !6

B0.else.endif.endif.if.i8570.i:                   ; preds = %B0.else.endif.endif.i8547.i
  br label %B0.else.endif.endif.endif.i8553.i

B0.else.endif.endif.endif.i8553.i:                ; preds = %B0.else.endif.endif.if.i8570.i, %B0.else.endif.endif.i8547.i
  %.113.sroa.13.1.i8554.i = phi i64 [ 0, %B0.else.endif.endif.if.i8570.i ], [ %.142.i8551.i, %B0.else.endif.endif.i8547.i ]
  %.150.not.i8555.i = icmp slt i64 %.142.i8551.i, %.273.fca.11.load.i
  br i1 %.150.not.i8555.i, label %B0.endif.i8557.i, label %B0.else.endif.endif.endif.if.i8556.i, !prof !10

B0.else.endif.endif.endif.if.i8556.i:             ; preds = %B0.else.endif.endif.endif.i8553.i
  br label %B0.endif.i8557.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8572.i: ; preds = %.575.endif.preheader.i8569.i, %B0.endif.i8557.i
  %.57.i8573.i = phi i64 [ %.87.i8538.i, %B0.endif.i8557.i ], [ %.57.i8573.pre.i, %.575.endif.preheader.i8569.i ]
  %.210.i8562.i = tail call i64 @llvm.smax.i64(i64 %.201.i8559.i, i64 0)
  %.1975.i = mul nsw i64 %.273.fca.8.load.i, %.497.i
  %.87.i8574.i = add nsw i64 %.57.i8573.i, %.1975.i
  %.123.i8575.i = icmp slt i64 %.57.i8573.i, 0
  %.124.i8576.i = select i1 %.123.i8575.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8577.i = add i64 %.124.i8576.i, %.57.i8573.i
  %.128.i8578.i = icmp slt i64 %.125.i8577.i, 0
  br i1 %.128.i8578.i, label %B0.else.if.i8607.i, label %B0.else.endif.i8579.i, !prof !6

B0.endif.i8593.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8592.i, %B0.else.endif.endif.endif.i8589.i
  %.113.sroa.13.0.i8594.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8592.i ], [ %.113.sroa.13.1.i8590.i, %B0.else.endif.endif.endif.i8589.i ]
  %.201.i8595.i = sub i64 %.113.sroa.13.0.i8594.i, %.113.sroa.0.3.i8584.i
  %.226.i8596.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8584.i
  store i64 %.87.i8574.i, ptr %.652.i, align 8, !noalias !150
  %.605.not155.i8597.i = icmp sgt i64 %.201.i8595.i, 0
  br i1 %.605.not155.i8597.i, label %.575.endif.preheader.i8605.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8608.i, !prof !36

.575.endif.preheader.i8605.i:                     ; preds = %B0.endif.i8593.i
  %183 = shl i64 %.201.i8595.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8596.i, i8 0, i64 %183, i1 false), !noalias !150
  %.57.i8609.pre.i = load i64, ptr %.652.i, align 8, !noalias !153
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8608.i

B0.else.if.i8607.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8572.i
  br label %B0.else.endif.i8579.i

B0.else.endif.i8579.i:                            ; preds = %B0.else.if.i8607.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8572.i
  %.113.sroa.0.1.i8580.i = phi i64 [ 0, %B0.else.if.i8607.i ], [ %.125.i8577.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8572.i ]
  %.133.not.i8581.i = icmp slt i64 %.125.i8577.i, %.273.fca.11.load.i
  br i1 %.133.not.i8581.i, label %B0.else.endif.endif.i8583.i, label %B0.else.endif.if.i8582.i, !prof !10

B0.else.endif.if.i8582.i:                         ; preds = %B0.else.endif.i8579.i
  br label %B0.else.endif.endif.i8583.i

B0.else.endif.endif.i8583.i:                      ; preds = %B0.else.endif.if.i8582.i, %B0.else.endif.i8579.i
  %.113.sroa.0.3.i8584.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8582.i ], [ %.113.sroa.0.1.i8580.i, %B0.else.endif.i8579.i ]
  %.140.i8585.i = icmp slt i64 %.87.i8574.i, 0
  %.141.i8586.i = select i1 %.140.i8585.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8587.i = add i64 %.141.i8586.i, %.87.i8574.i
  %.145.i8588.i = icmp slt i64 %.142.i8587.i, 0
  br i1 %.145.i8588.i, label %B0.else.endif.endif.if.i8606.i, label %B0.else.endif.endif.endif.i8589.i, !prof !6

B0.else.endif.endif.if.i8606.i:                   ; preds = %B0.else.endif.endif.i8583.i
  br label %B0.else.endif.endif.endif.i8589.i

B0.else.endif.endif.endif.i8589.i:                ; preds = %B0.else.endif.endif.if.i8606.i, %B0.else.endif.endif.i8583.i
  %.113.sroa.13.1.i8590.i = phi i64 [ 0, %B0.else.endif.endif.if.i8606.i ], [ %.142.i8587.i, %B0.else.endif.endif.i8583.i ]
  %.150.not.i8591.i = icmp slt i64 %.142.i8587.i, %.273.fca.11.load.i
  br i1 %.150.not.i8591.i, label %B0.endif.i8593.i, label %B0.else.endif.endif.endif.if.i8592.i, !prof !10

B0.else.endif.endif.endif.if.i8592.i:             ; preds = %B0.else.endif.endif.endif.i8589.i
  br label %B0.endif.i8593.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8608.i: ; preds = %.575.endif.preheader.i8605.i, %B0.endif.i8593.i
  %.57.i8609.i = phi i64 [ %.87.i8574.i, %B0.endif.i8593.i ], [ %.57.i8609.pre.i, %.575.endif.preheader.i8605.i ]
  %.210.i8598.i = tail call i64 @llvm.smax.i64(i64 %.201.i8595.i, i64 0)
  %.87.i8610.i = add nsw i64 %.57.i8609.i, %.273.fca.6.load.i
  %.123.i8611.i = icmp slt i64 %.57.i8609.i, 0
  %.124.i8612.i = select i1 %.123.i8611.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8613.i = add i64 %.124.i8612.i, %.57.i8609.i
  %.128.i8614.i = icmp slt i64 %.125.i8613.i, 0
  br i1 %.128.i8614.i, label %B0.else.if.i8643.i, label %B0.else.endif.i8615.i, !prof !6

B0.endif.i8629.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8628.i, %B0.else.endif.endif.endif.i8625.i
  %.113.sroa.13.0.i8630.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8628.i ], [ %.113.sroa.13.1.i8626.i, %B0.else.endif.endif.endif.i8625.i ]
  %.201.i8631.i = sub i64 %.113.sroa.13.0.i8630.i, %.113.sroa.0.3.i8620.i
  %.226.i8632.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8620.i
  store i64 %.87.i8610.i, ptr %.652.i, align 8, !noalias !153
  %.605.not155.i8633.i = icmp sgt i64 %.201.i8631.i, 0
  br i1 %.605.not155.i8633.i, label %.2321.endif.preheader.i, label %.2321.if.i, !prof !36

B0.else.if.i8643.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8608.i
  br label %B0.else.endif.i8615.i

B0.else.endif.i8615.i:                            ; preds = %B0.else.if.i8643.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8608.i
  %.113.sroa.0.1.i8616.i = phi i64 [ 0, %B0.else.if.i8643.i ], [ %.125.i8613.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8608.i ]
  %.133.not.i8617.i = icmp slt i64 %.125.i8613.i, %.273.fca.11.load.i
  br i1 %.133.not.i8617.i, label %B0.else.endif.endif.i8619.i, label %B0.else.endif.if.i8618.i, !prof !10

B0.else.endif.if.i8618.i:                         ; preds = %B0.else.endif.i8615.i
  br label %B0.else.endif.endif.i8619.i

B0.else.endif.endif.i8619.i:                      ; preds = %B0.else.endif.if.i8618.i, %B0.else.endif.i8615.i
  %.113.sroa.0.3.i8620.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8618.i ], [ %.113.sroa.0.1.i8616.i, %B0.else.endif.i8615.i ]
  %.140.i8621.i = icmp slt i64 %.87.i8610.i, 0
  %.141.i8622.i = select i1 %.140.i8621.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8623.i = add i64 %.141.i8622.i, %.87.i8610.i
  %.145.i8624.i = icmp slt i64 %.142.i8623.i, 0
  br i1 %.145.i8624.i, label %B0.else.endif.endif.if.i8642.i, label %B0.else.endif.endif.endif.i8625.i, !prof !6

B0.else.endif.endif.if.i8642.i:                   ; preds = %B0.else.endif.endif.i8619.i
  br label %B0.else.endif.endif.endif.i8625.i

B0.else.endif.endif.endif.i8625.i:                ; preds = %B0.else.endif.endif.if.i8642.i, %B0.else.endif.endif.i8619.i
  %.113.sroa.13.1.i8626.i = phi i64 [ 0, %B0.else.endif.endif.if.i8642.i ], [ %.142.i8623.i, %B0.else.endif.endif.i8619.i ]
  %.150.not.i8627.i = icmp slt i64 %.142.i8623.i, %.273.fca.11.load.i
  br i1 %.150.not.i8627.i, label %B0.endif.i8629.i, label %B0.else.endif.endif.endif.if.i8628.i, !prof !10

B0.else.endif.endif.endif.if.i8628.i:             ; preds = %B0.else.endif.endif.endif.i8625.i
  br label %B0.endif.i8629.i

.2321.endif.preheader.i:                          ; preds = %B0.endif.i8629.i
  %184 = shl i64 %.201.i8631.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8632.i, i8 -1, i64 %184, i1 false), !noalias !7
  %.57.i8645.i.pre = load i64, ptr %.652.i, align 8, !noalias !156
  br label %.2321.if.i

.1784.endif.i:                                    ; preds = %.1784.endif.i, %.1784.endif.preheader.i
  %.1780.09207.i = phi i64 [ %.1825.i, %.1784.endif.i ], [ 0, %.1784.endif.preheader.i ]
  %.1820.i = getelementptr double, ptr %.226.i8452.i, i64 %.1780.09207.i
  store double 1.000000e+300, ptr %.1820.i, align 8, !noalias !7
  %.1825.i = add nuw nsw i64 %.1780.09207.i, 1
  %exitcond.not = icmp eq i64 %.1825.i, %.201.i8451.i
  br i1 %exitcond.not, label %.1784.if.i.loopexit, label %.1784.endif.i, !prof !83

.2321.if.i:                                       ; preds = %.2321.endif.preheader.i, %B0.endif.i8629.i
  %.57.i8645.i = phi i64 [ %.57.i8645.i.pre, %.2321.endif.preheader.i ], [ %.87.i8610.i, %B0.endif.i8629.i ]
  %.210.i86349370.i = phi i64 [ %.201.i8631.i, %.2321.endif.preheader.i ], [ 0, %B0.endif.i8629.i ]
  %.87.i8646.i = add nsw i64 %.57.i8645.i, %.273.fca.6.load.i
  %.123.i8647.i = icmp slt i64 %.57.i8645.i, 0
  %.124.i8648.i = select i1 %.123.i8647.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8649.i = add i64 %.124.i8648.i, %.57.i8645.i
  %.128.i8650.i = icmp slt i64 %.125.i8649.i, 0
  br i1 %.128.i8650.i, label %B0.else.if.i8679.i, label %B0.else.endif.i8651.i, !prof !6

B0.endif.i8665.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8664.i, %B0.else.endif.endif.endif.i8661.i
  %.113.sroa.13.0.i8666.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8664.i ], [ %.113.sroa.13.1.i8662.i, %B0.else.endif.endif.endif.i8661.i ]
  %.201.i8667.i = sub i64 %.113.sroa.13.0.i8666.i, %.113.sroa.0.3.i8656.i
  %.226.i8668.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8656.i
  store i64 %.87.i8646.i, ptr %.652.i, align 8, !noalias !156
  %.605.not155.i8669.i = icmp sgt i64 %.201.i8667.i, 0
  br i1 %.605.not155.i8669.i, label %.575.endif.preheader.i8677.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8680.i, !prof !36

.575.endif.preheader.i8677.i:                     ; preds = %B0.endif.i8665.i
  %185 = shl i64 %.201.i8667.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8668.i, i8 0, i64 %185, i1 false), !noalias !156
  %.57.i8681.pre.i = load i64, ptr %.652.i, align 8, !noalias !159
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8680.i

B0.else.if.i8679.i:                               ; preds = %.2321.if.i
  br label %B0.else.endif.i8651.i

B0.else.endif.i8651.i:                            ; preds = %B0.else.if.i8679.i, %.2321.if.i
  %.113.sroa.0.1.i8652.i = phi i64 [ 0, %B0.else.if.i8679.i ], [ %.125.i8649.i, %.2321.if.i ]
  %.133.not.i8653.i = icmp slt i64 %.125.i8649.i, %.273.fca.11.load.i
  br i1 %.133.not.i8653.i, label %B0.else.endif.endif.i8655.i, label %B0.else.endif.if.i8654.i, !prof !10

B0.else.endif.if.i8654.i:                         ; preds = %B0.else.endif.i8651.i
  br label %B0.else.endif.endif.i8655.i

B0.else.endif.endif.i8655.i:                      ; preds = %B0.else.endif.if.i8654.i, %B0.else.endif.i8651.i
  %.113.sroa.0.3.i8656.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8654.i ], [ %.113.sroa.0.1.i8652.i, %B0.else.endif.i8651.i ]
  %.140.i8657.i = icmp slt i64 %.87.i8646.i, 0
  %.141.i8658.i = select i1 %.140.i8657.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8659.i = add i64 %.141.i8658.i, %.87.i8646.i
  %.145.i8660.i = icmp slt i64 %.142.i8659.i, 0
  br i1 %.145.i8660.i, label %B0.else.endif.endif.if.i8678.i, label %B0.else.endif.endif.endif.i8661.i, !prof !6

B0.else.endif.endif.if.i8678.i:                   ; preds = %B0.else.endif.endif.i8655.i
  br label %B0.else.endif.endif.endif.i8661.i

B0.else.endif.endif.endif.i8661.i:                ; preds = %B0.else.endif.endif.if.i8678.i, %B0.else.endif.endif.i8655.i
  %.113.sroa.13.1.i8662.i = phi i64 [ 0, %B0.else.endif.endif.if.i8678.i ], [ %.142.i8659.i, %B0.else.endif.endif.i8655.i ]
  %.150.not.i8663.i = icmp slt i64 %.142.i8659.i, %.273.fca.11.load.i
  br i1 %.150.not.i8663.i, label %B0.endif.i8665.i, label %B0.else.endif.endif.endif.if.i8664.i, !prof !10

B0.else.endif.endif.endif.if.i8664.i:             ; preds = %B0.else.endif.endif.endif.i8661.i
  br label %B0.endif.i8665.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8680.i: ; preds = %.575.endif.preheader.i8677.i, %B0.endif.i8665.i
  %.57.i8681.i = phi i64 [ %.87.i8646.i, %B0.endif.i8665.i ], [ %.57.i8681.pre.i, %.575.endif.preheader.i8677.i ]
  %.210.i8670.i = tail call i64 @llvm.smax.i64(i64 %.201.i8667.i, i64 0)
  %.87.i8682.i = add nsw i64 %.57.i8681.i, %.273.fca.6.load.i
  %.123.i8683.i = icmp slt i64 %.57.i8681.i, 0
  %.124.i8684.i = select i1 %.123.i8683.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8685.i = add i64 %.124.i8684.i, %.57.i8681.i
  %.128.i8686.i = icmp slt i64 %.125.i8685.i, 0
  br i1 %.128.i8686.i, label %B0.else.if.i8715.i, label %B0.else.endif.i8687.i, !prof !6

B0.endif.i8701.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8700.i, %B0.else.endif.endif.endif.i8697.i
  %.113.sroa.13.0.i8702.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8700.i ], [ %.113.sroa.13.1.i8698.i, %B0.else.endif.endif.endif.i8697.i ]
  %.201.i8703.i = sub i64 %.113.sroa.13.0.i8702.i, %.113.sroa.0.3.i8692.i
  %.226.i8704.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8692.i
  store i64 %.87.i8682.i, ptr %.652.i, align 8, !noalias !159
  %.606.not155.i8705.i = icmp sgt i64 %.201.i8703.i, 0
  br i1 %.606.not155.i8705.i, label %.576.endif.preheader.i8713.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8716.i, !prof !36

.576.endif.preheader.i8713.i:                     ; preds = %B0.endif.i8701.i
  %186 = shl i64 %.201.i8703.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8704.i, i8 0, i64 %186, i1 false), !noalias !159
  %.57.i8717.pre.i = load i64, ptr %.652.i, align 8, !noalias !162
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8716.i

B0.else.if.i8715.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8680.i
  br label %B0.else.endif.i8687.i

B0.else.endif.i8687.i:                            ; preds = %B0.else.if.i8715.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8680.i
  %.113.sroa.0.1.i8688.i = phi i64 [ 0, %B0.else.if.i8715.i ], [ %.125.i8685.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8680.i ]
  %.133.not.i8689.i = icmp slt i64 %.125.i8685.i, %.273.fca.11.load.i
  br i1 %.133.not.i8689.i, label %B0.else.endif.endif.i8691.i, label %B0.else.endif.if.i8690.i, !prof !10

B0.else.endif.if.i8690.i:                         ; preds = %B0.else.endif.i8687.i
  br label %B0.else.endif.endif.i8691.i

B0.else.endif.endif.i8691.i:                      ; preds = %B0.else.endif.if.i8690.i, %B0.else.endif.i8687.i
  %.113.sroa.0.3.i8692.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8690.i ], [ %.113.sroa.0.1.i8688.i, %B0.else.endif.i8687.i ]
  %.140.i8693.i = icmp slt i64 %.87.i8682.i, 0
  %.141.i8694.i = select i1 %.140.i8693.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8695.i = add i64 %.141.i8694.i, %.87.i8682.i
  %.145.i8696.i = icmp slt i64 %.142.i8695.i, 0
  br i1 %.145.i8696.i, label %B0.else.endif.endif.if.i8714.i, label %B0.else.endif.endif.endif.i8697.i, !prof !6

B0.else.endif.endif.if.i8714.i:                   ; preds = %B0.else.endif.endif.i8691.i
  br label %B0.else.endif.endif.endif.i8697.i

B0.else.endif.endif.endif.i8697.i:                ; preds = %B0.else.endif.endif.if.i8714.i, %B0.else.endif.endif.i8691.i
  %.113.sroa.13.1.i8698.i = phi i64 [ 0, %B0.else.endif.endif.if.i8714.i ], [ %.142.i8695.i, %B0.else.endif.endif.i8691.i ]
  %.150.not.i8699.i = icmp slt i64 %.142.i8695.i, %.273.fca.11.load.i
  br i1 %.150.not.i8699.i, label %B0.endif.i8701.i, label %B0.else.endif.endif.endif.if.i8700.i, !prof !10

B0.else.endif.endif.endif.if.i8700.i:             ; preds = %B0.else.endif.endif.endif.i8697.i
  br label %B0.endif.i8701.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8716.i: ; preds = %.576.endif.preheader.i8713.i, %B0.endif.i8701.i
  %.57.i8717.i = phi i64 [ %.87.i8682.i, %B0.endif.i8701.i ], [ %.57.i8717.pre.i, %.576.endif.preheader.i8713.i ]
  %.210.i8706.i = tail call i64 @llvm.smax.i64(i64 %.201.i8703.i, i64 0)
  %.87.i8718.i = add nsw i64 %.57.i8717.i, %.273.fca.6.load.i
  %.123.i8719.i = icmp slt i64 %.57.i8717.i, 0
  %.124.i8720.i = select i1 %.123.i8719.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8721.i = add i64 %.124.i8720.i, %.57.i8717.i
  %.128.i8722.i = icmp slt i64 %.125.i8721.i, 0
  br i1 %.128.i8722.i, label %B0.else.if.i8751.i, label %B0.else.endif.i8723.i, !prof !6

B0.endif.i8737.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8736.i, %B0.else.endif.endif.endif.i8733.i
  %.113.sroa.13.0.i8738.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8736.i ], [ %.113.sroa.13.1.i8734.i, %B0.else.endif.endif.endif.i8733.i ]
  %.201.i8739.i = sub i64 %.113.sroa.13.0.i8738.i, %.113.sroa.0.3.i8728.i
  %.226.i8740.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8728.i
  store i64 %.87.i8718.i, ptr %.652.i, align 8, !noalias !162
  %.606.not155.i8741.i = icmp sgt i64 %.201.i8739.i, 0
  br i1 %.606.not155.i8741.i, label %.576.endif.preheader.i8749.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8752.i, !prof !36

.576.endif.preheader.i8749.i:                     ; preds = %B0.endif.i8737.i
  %187 = shl i64 %.201.i8739.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8740.i, i8 0, i64 %187, i1 false), !noalias !162
  %.57.i8753.pre.i = load i64, ptr %.652.i, align 8, !noalias !165
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8752.i

B0.else.if.i8751.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8716.i
  br label %B0.else.endif.i8723.i

B0.else.endif.i8723.i:                            ; preds = %B0.else.if.i8751.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8716.i
  %.113.sroa.0.1.i8724.i = phi i64 [ 0, %B0.else.if.i8751.i ], [ %.125.i8721.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8716.i ]
  %.133.not.i8725.i = icmp slt i64 %.125.i8721.i, %.273.fca.11.load.i
  br i1 %.133.not.i8725.i, label %B0.else.endif.endif.i8727.i, label %B0.else.endif.if.i8726.i, !prof !10

B0.else.endif.if.i8726.i:                         ; preds = %B0.else.endif.i8723.i
  br label %B0.else.endif.endif.i8727.i

B0.else.endif.endif.i8727.i:                      ; preds = %B0.else.endif.if.i8726.i, %B0.else.endif.i8723.i
  %.113.sroa.0.3.i8728.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8726.i ], [ %.113.sroa.0.1.i8724.i, %B0.else.endif.i8723.i ]
  %.140.i8729.i = icmp slt i64 %.87.i8718.i, 0
  %.141.i8730.i = select i1 %.140.i8729.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8731.i = add i64 %.141.i8730.i, %.87.i8718.i
  %.145.i8732.i = icmp slt i64 %.142.i8731.i, 0
  br i1 %.145.i8732.i, label %B0.else.endif.endif.if.i8750.i, label %B0.else.endif.endif.endif.i8733.i, !prof !6

B0.else.endif.endif.if.i8750.i:                   ; preds = %B0.else.endif.endif.i8727.i
  br label %B0.else.endif.endif.endif.i8733.i

B0.else.endif.endif.endif.i8733.i:                ; preds = %B0.else.endif.endif.if.i8750.i, %B0.else.endif.endif.i8727.i
  %.113.sroa.13.1.i8734.i = phi i64 [ 0, %B0.else.endif.endif.if.i8750.i ], [ %.142.i8731.i, %B0.else.endif.endif.i8727.i ]
  %.150.not.i8735.i = icmp slt i64 %.142.i8731.i, %.273.fca.11.load.i
  br i1 %.150.not.i8735.i, label %B0.endif.i8737.i, label %B0.else.endif.endif.endif.if.i8736.i, !prof !10

B0.else.endif.endif.endif.if.i8736.i:             ; preds = %B0.else.endif.endif.endif.i8733.i
  br label %B0.endif.i8737.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8752.i: ; preds = %.576.endif.preheader.i8749.i, %B0.endif.i8737.i
  %.57.i8753.i = phi i64 [ %.87.i8718.i, %B0.endif.i8737.i ], [ %.57.i8753.pre.i, %.576.endif.preheader.i8749.i ]
  %.210.i8742.i = tail call i64 @llvm.smax.i64(i64 %.201.i8739.i, i64 0)
  %.87.i8754.i = add nsw i64 %.57.i8753.i, %.273.fca.6.load.i
  %.123.i8755.i = icmp slt i64 %.57.i8753.i, 0
  %.124.i8756.i = select i1 %.123.i8755.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8757.i = add i64 %.124.i8756.i, %.57.i8753.i
  %.128.i8758.i = icmp slt i64 %.125.i8757.i, 0
  br i1 %.128.i8758.i, label %B0.else.if.i8787.i, label %B0.else.endif.i8759.i, !prof !6

B0.endif.i8773.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8772.i, %B0.else.endif.endif.endif.i8769.i
  %.113.sroa.13.0.i8774.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8772.i ], [ %.113.sroa.13.1.i8770.i, %B0.else.endif.endif.endif.i8769.i ]
  %.201.i8775.i = sub i64 %.113.sroa.13.0.i8774.i, %.113.sroa.0.3.i8764.i
  %.226.i8776.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8764.i
  store i64 %.87.i8754.i, ptr %.652.i, align 8, !noalias !165
  %.606.not155.i8777.i = icmp sgt i64 %.201.i8775.i, 0
  br i1 %.606.not155.i8777.i, label %.576.endif.preheader.i8785.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8788.i, !prof !36

.576.endif.preheader.i8785.i:                     ; preds = %B0.endif.i8773.i
  %188 = shl i64 %.201.i8775.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8776.i, i8 0, i64 %188, i1 false), !noalias !165
  %.57.i8789.pre.i = load i64, ptr %.652.i, align 8, !noalias !168
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8788.i

B0.else.if.i8787.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8752.i
  br label %B0.else.endif.i8759.i

B0.else.endif.i8759.i:                            ; preds = %B0.else.if.i8787.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8752.i
  %.113.sroa.0.1.i8760.i = phi i64 [ 0, %B0.else.if.i8787.i ], [ %.125.i8757.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8752.i ]
  %.133.not.i8761.i = icmp slt i64 %.125.i8757.i, %.273.fca.11.load.i
  br i1 %.133.not.i8761.i, label %B0.else.endif.endif.i8763.i, label %B0.else.endif.if.i8762.i, !prof !10

B0.else.endif.if.i8762.i:                         ; preds = %B0.else.endif.i8759.i
  br label %B0.else.endif.endif.i8763.i

B0.else.endif.endif.i8763.i:                      ; preds = %B0.else.endif.if.i8762.i, %B0.else.endif.i8759.i
  %.113.sroa.0.3.i8764.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8762.i ], [ %.113.sroa.0.1.i8760.i, %B0.else.endif.i8759.i ]
  %.140.i8765.i = icmp slt i64 %.87.i8754.i, 0
  %.141.i8766.i = select i1 %.140.i8765.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8767.i = add i64 %.141.i8766.i, %.87.i8754.i
  %.145.i8768.i = icmp slt i64 %.142.i8767.i, 0
  br i1 %.145.i8768.i, label %B0.else.endif.endif.if.i8786.i, label %B0.else.endif.endif.endif.i8769.i, !prof !6

B0.else.endif.endif.if.i8786.i:                   ; preds = %B0.else.endif.endif.i8763.i
  br label %B0.else.endif.endif.endif.i8769.i

B0.else.endif.endif.endif.i8769.i:                ; preds = %B0.else.endif.endif.if.i8786.i, %B0.else.endif.endif.i8763.i
  %.113.sroa.13.1.i8770.i = phi i64 [ 0, %B0.else.endif.endif.if.i8786.i ], [ %.142.i8767.i, %B0.else.endif.endif.i8763.i ]
  %.150.not.i8771.i = icmp slt i64 %.142.i8767.i, %.273.fca.11.load.i
  br i1 %.150.not.i8771.i, label %B0.endif.i8773.i, label %B0.else.endif.endif.endif.if.i8772.i, !prof !10

B0.else.endif.endif.endif.if.i8772.i:             ; preds = %B0.else.endif.endif.endif.i8769.i
  br label %B0.endif.i8773.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8788.i: ; preds = %.576.endif.preheader.i8785.i, %B0.endif.i8773.i
  %.57.i8789.i = phi i64 [ %.87.i8754.i, %B0.endif.i8773.i ], [ %.57.i8789.pre.i, %.576.endif.preheader.i8785.i ]
  %.210.i8778.i = tail call i64 @llvm.smax.i64(i64 %.201.i8775.i, i64 0)
  %.87.i8790.i = add nsw i64 %.57.i8789.i, %.497.i
  %.123.i8791.i = icmp slt i64 %.57.i8789.i, 0
  %.124.i8792.i = select i1 %.123.i8791.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8793.i = add i64 %.124.i8792.i, %.57.i8789.i
  %.128.i8794.i = icmp slt i64 %.125.i8793.i, 0
  br i1 %.128.i8794.i, label %B0.else.if.i8823.i, label %B0.else.endif.i8795.i, !prof !6

B0.endif.i8809.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8808.i, %B0.else.endif.endif.endif.i8805.i
  %.113.sroa.13.0.i8810.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8808.i ], [ %.113.sroa.13.1.i8806.i, %B0.else.endif.endif.endif.i8805.i ]
  %.201.i8811.i = sub i64 %.113.sroa.13.0.i8810.i, %.113.sroa.0.3.i8800.i
  %.226.i8812.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8800.i
  store i64 %.87.i8790.i, ptr %.652.i, align 8, !noalias !168
  %.606.not155.i8813.i = icmp sgt i64 %.201.i8811.i, 0
  br i1 %.606.not155.i8813.i, label %.576.endif.preheader.i8821.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8824.i, !prof !36

.576.endif.preheader.i8821.i:                     ; preds = %B0.endif.i8809.i
  %189 = shl i64 %.201.i8811.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8812.i, i8 0, i64 %189, i1 false), !noalias !168
  %.57.i8825.pre.i = load i64, ptr %.652.i, align 8, !noalias !171
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8824.i

B0.else.if.i8823.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8788.i
  br label %B0.else.endif.i8795.i

B0.else.endif.i8795.i:                            ; preds = %B0.else.if.i8823.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8788.i
  %.113.sroa.0.1.i8796.i = phi i64 [ 0, %B0.else.if.i8823.i ], [ %.125.i8793.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8788.i ]
  %.133.not.i8797.i = icmp slt i64 %.125.i8793.i, %.273.fca.11.load.i
  br i1 %.133.not.i8797.i, label %B0.else.endif.endif.i8799.i, label %B0.else.endif.if.i8798.i, !prof !10

B0.else.endif.if.i8798.i:                         ; preds = %B0.else.endif.i8795.i
  br label %B0.else.endif.endif.i8799.i

B0.else.endif.endif.i8799.i:                      ; preds = %B0.else.endif.if.i8798.i, %B0.else.endif.i8795.i
  %.113.sroa.0.3.i8800.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8798.i ], [ %.113.sroa.0.1.i8796.i, %B0.else.endif.i8795.i ]
  %.140.i8801.i = icmp slt i64 %.87.i8790.i, 0
  %.141.i8802.i = select i1 %.140.i8801.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8803.i = add i64 %.141.i8802.i, %.87.i8790.i
  %.145.i8804.i = icmp slt i64 %.142.i8803.i, 0
  br i1 %.145.i8804.i, label %B0.else.endif.endif.if.i8822.i, label %B0.else.endif.endif.endif.i8805.i, !prof !6

B0.else.endif.endif.if.i8822.i:                   ; preds = %B0.else.endif.endif.i8799.i
  br label %B0.else.endif.endif.endif.i8805.i

B0.else.endif.endif.endif.i8805.i:                ; preds = %B0.else.endif.endif.if.i8822.i, %B0.else.endif.endif.i8799.i
  %.113.sroa.13.1.i8806.i = phi i64 [ 0, %B0.else.endif.endif.if.i8822.i ], [ %.142.i8803.i, %B0.else.endif.endif.i8799.i ]
  %.150.not.i8807.i = icmp slt i64 %.142.i8803.i, %.273.fca.11.load.i
  br i1 %.150.not.i8807.i, label %B0.endif.i8809.i, label %B0.else.endif.endif.endif.if.i8808.i, !prof !10

B0.else.endif.endif.endif.if.i8808.i:             ; preds = %B0.else.endif.endif.endif.i8805.i
  br label %B0.endif.i8809.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8824.i: ; preds = %.576.endif.preheader.i8821.i, %B0.endif.i8809.i
  %.57.i8825.i = phi i64 [ %.87.i8790.i, %B0.endif.i8809.i ], [ %.57.i8825.pre.i, %.576.endif.preheader.i8821.i ]
  %.210.i8814.i = tail call i64 @llvm.smax.i64(i64 %.201.i8811.i, i64 0)
  %.87.i8826.i = add nsw i64 %.57.i8825.i, 20
  %.123.i8827.i = icmp slt i64 %.57.i8825.i, 0
  %.124.i8828.i = select i1 %.123.i8827.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8829.i = add i64 %.124.i8828.i, %.57.i8825.i
  %.128.i8830.i = icmp slt i64 %.125.i8829.i, 0
  br i1 %.128.i8830.i, label %B0.else.if.i8859.i, label %B0.else.endif.i8831.i, !prof !6

B0.endif.i8845.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8844.i, %B0.else.endif.endif.endif.i8841.i
  %.113.sroa.13.0.i8846.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8844.i ], [ %.113.sroa.13.1.i8842.i, %B0.else.endif.endif.endif.i8841.i ]
  %.201.i8847.i = sub i64 %.113.sroa.13.0.i8846.i, %.113.sroa.0.3.i8836.i
  %.226.i8848.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8836.i
  store i64 %.87.i8826.i, ptr %.652.i, align 8, !noalias !171
  %.606.not155.i8849.i = icmp sgt i64 %.201.i8847.i, 0
  br i1 %.606.not155.i8849.i, label %.576.endif.preheader.i8857.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8860.i, !prof !36

.576.endif.preheader.i8857.i:                     ; preds = %B0.endif.i8845.i
  %190 = shl i64 %.201.i8847.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8848.i, i8 0, i64 %190, i1 false), !noalias !171
  %.57.i8861.pre.i = load i64, ptr %.652.i, align 8, !noalias !174
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8860.i

B0.else.if.i8859.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8824.i
  br label %B0.else.endif.i8831.i

B0.else.endif.i8831.i:                            ; preds = %B0.else.if.i8859.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8824.i
  %.113.sroa.0.1.i8832.i = phi i64 [ 0, %B0.else.if.i8859.i ], [ %.125.i8829.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8824.i ]
  %.133.not.i8833.i = icmp slt i64 %.125.i8829.i, %.273.fca.11.load.i
  br i1 %.133.not.i8833.i, label %B0.else.endif.endif.i8835.i, label %B0.else.endif.if.i8834.i, !prof !10

B0.else.endif.if.i8834.i:                         ; preds = %B0.else.endif.i8831.i
  br label %B0.else.endif.endif.i8835.i

B0.else.endif.endif.i8835.i:                      ; preds = %B0.else.endif.if.i8834.i, %B0.else.endif.i8831.i
  %.113.sroa.0.3.i8836.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8834.i ], [ %.113.sroa.0.1.i8832.i, %B0.else.endif.i8831.i ]
  %.140.i8837.i = icmp slt i64 %.57.i8825.i, -20
  %.141.i8838.i = select i1 %.140.i8837.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8839.i = add i64 %.141.i8838.i, %.87.i8826.i
  %.145.i8840.i = icmp slt i64 %.142.i8839.i, 0
  br i1 %.145.i8840.i, label %B0.else.endif.endif.if.i8858.i, label %B0.else.endif.endif.endif.i8841.i, !prof !6

B0.else.endif.endif.if.i8858.i:                   ; preds = %B0.else.endif.endif.i8835.i
  br label %B0.else.endif.endif.endif.i8841.i

B0.else.endif.endif.endif.i8841.i:                ; preds = %B0.else.endif.endif.if.i8858.i, %B0.else.endif.endif.i8835.i
  %.113.sroa.13.1.i8842.i = phi i64 [ 0, %B0.else.endif.endif.if.i8858.i ], [ %.142.i8839.i, %B0.else.endif.endif.i8835.i ]
  %.150.not.i8843.i = icmp slt i64 %.142.i8839.i, %.273.fca.11.load.i
  br i1 %.150.not.i8843.i, label %B0.endif.i8845.i, label %B0.else.endif.endif.endif.if.i8844.i, !prof !10

B0.else.endif.endif.endif.if.i8844.i:             ; preds = %B0.else.endif.endif.endif.i8841.i
  br label %B0.endif.i8845.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8860.i: ; preds = %.576.endif.preheader.i8857.i, %B0.endif.i8845.i
  %.57.i8861.i = phi i64 [ %.87.i8826.i, %B0.endif.i8845.i ], [ %.57.i8861.pre.i, %.576.endif.preheader.i8857.i ]
  %.210.i8850.i = tail call i64 @llvm.smax.i64(i64 %.201.i8847.i, i64 0)
  %.87.i8862.i = add nsw i64 %.57.i8861.i, 4
  %.123.i8863.i = icmp slt i64 %.57.i8861.i, 0
  %.124.i8864.i = select i1 %.123.i8863.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8865.i = add i64 %.124.i8864.i, %.57.i8861.i
  %.128.i8866.i = icmp slt i64 %.125.i8865.i, 0
  br i1 %.128.i8866.i, label %B0.else.if.i8895.i, label %B0.else.endif.i8867.i, !prof !6

B0.endif.i8881.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8880.i, %B0.else.endif.endif.endif.i8877.i
  %.113.sroa.13.0.i8882.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8880.i ], [ %.113.sroa.13.1.i8878.i, %B0.else.endif.endif.endif.i8877.i ]
  %.201.i8883.i = sub i64 %.113.sroa.13.0.i8882.i, %.113.sroa.0.3.i8872.i
  %.226.i8884.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8872.i
  store i64 %.87.i8862.i, ptr %.652.i, align 8, !noalias !174
  %.606.not155.i8885.i = icmp sgt i64 %.201.i8883.i, 0
  br i1 %.606.not155.i8885.i, label %.576.endif.preheader.i8893.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !36

.576.endif.preheader.i8893.i:                     ; preds = %B0.endif.i8881.i
  %191 = shl i64 %.201.i8883.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8884.i, i8 0, i64 %191, i1 false), !noalias !174
  %.57.i8896.pre.i = load i64, ptr %.652.i, align 8, !noalias !177
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i8895.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8860.i
  br label %B0.else.endif.i8867.i

B0.else.endif.i8867.i:                            ; preds = %B0.else.if.i8895.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8860.i
  %.113.sroa.0.1.i8868.i = phi i64 [ 0, %B0.else.if.i8895.i ], [ %.125.i8865.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8860.i ]
  %.133.not.i8869.i = icmp slt i64 %.125.i8865.i, %.273.fca.11.load.i
  br i1 %.133.not.i8869.i, label %B0.else.endif.endif.i8871.i, label %B0.else.endif.if.i8870.i, !prof !10

B0.else.endif.if.i8870.i:                         ; preds = %B0.else.endif.i8867.i
  br label %B0.else.endif.endif.i8871.i

B0.else.endif.endif.i8871.i:                      ; preds = %B0.else.endif.if.i8870.i, %B0.else.endif.i8867.i
  %.113.sroa.0.3.i8872.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8870.i ], [ %.113.sroa.0.1.i8868.i, %B0.else.endif.i8867.i ]
  %.140.i8873.i = icmp slt i64 %.57.i8861.i, -4
  %.141.i8874.i = select i1 %.140.i8873.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8875.i = add i64 %.141.i8874.i, %.87.i8862.i
  %.145.i8876.i = icmp slt i64 %.142.i8875.i, 0
  br i1 %.145.i8876.i, label %B0.else.endif.endif.if.i8894.i, label %B0.else.endif.endif.endif.i8877.i, !prof !6

B0.else.endif.endif.if.i8894.i:                   ; preds = %B0.else.endif.endif.i8871.i
  br label %B0.else.endif.endif.endif.i8877.i

B0.else.endif.endif.endif.i8877.i:                ; preds = %B0.else.endif.endif.if.i8894.i, %B0.else.endif.endif.i8871.i
  %.113.sroa.13.1.i8878.i = phi i64 [ 0, %B0.else.endif.endif.if.i8894.i ], [ %.142.i8875.i, %B0.else.endif.endif.i8871.i ]
  %.150.not.i8879.i = icmp slt i64 %.142.i8875.i, %.273.fca.11.load.i
  br i1 %.150.not.i8879.i, label %B0.endif.i8881.i, label %B0.else.endif.endif.endif.if.i8880.i, !prof !10

B0.else.endif.endif.endif.if.i8880.i:             ; preds = %B0.else.endif.endif.endif.i8877.i
  br label %B0.endif.i8881.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i8893.i, %B0.endif.i8881.i
  %.57.i8896.i = phi i64 [ %.87.i8862.i, %B0.endif.i8881.i ], [ %.57.i8896.pre.i, %.576.endif.preheader.i8893.i ]
  %.87.i8897.i = add nsw i64 %.57.i8896.i, 4
  %.123.i8898.i = icmp slt i64 %.57.i8896.i, 0
  %.124.i8899.i = select i1 %.123.i8898.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8900.i = add i64 %.124.i8899.i, %.57.i8896.i
  %.128.i8901.i = icmp slt i64 %.125.i8900.i, 0
  br i1 %.128.i8901.i, label %B0.else.if.i8930.i, label %B0.else.endif.i8902.i, !prof !6

B0.endif.i8916.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8915.i, %B0.else.endif.endif.endif.i8912.i
  %.113.sroa.13.0.i8917.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8915.i ], [ %.113.sroa.13.1.i8913.i, %B0.else.endif.endif.endif.i8912.i ]
  %.201.i8918.i = sub i64 %.113.sroa.13.0.i8917.i, %.113.sroa.0.3.i8907.i
  %.226.i8919.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8907.i
  store i64 %.87.i8897.i, ptr %.652.i, align 8, !noalias !177
  %.605.not155.i8920.i = icmp sgt i64 %.201.i8918.i, 0
  br i1 %.605.not155.i8920.i, label %.2995.endif.preheader.i, label %.2995.if.i, !prof !36

B0.else.if.i8930.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i8902.i

B0.else.endif.i8902.i:                            ; preds = %B0.else.if.i8930.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i8903.i = phi i64 [ 0, %B0.else.if.i8930.i ], [ %.125.i8900.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i8904.i = icmp slt i64 %.125.i8900.i, %.273.fca.11.load.i
  br i1 %.133.not.i8904.i, label %B0.else.endif.endif.i8906.i, label %B0.else.endif.if.i8905.i, !prof !10

B0.else.endif.if.i8905.i:                         ; preds = %B0.else.endif.i8902.i
  br label %B0.else.endif.endif.i8906.i

B0.else.endif.endif.i8906.i:                      ; preds = %B0.else.endif.if.i8905.i, %B0.else.endif.i8902.i
  %.113.sroa.0.3.i8907.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8905.i ], [ %.113.sroa.0.1.i8903.i, %B0.else.endif.i8902.i ]
  %.140.i8908.i = icmp slt i64 %.57.i8896.i, -4
  %.141.i8909.i = select i1 %.140.i8908.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8910.i = add i64 %.141.i8909.i, %.87.i8897.i
  %.145.i8911.i = icmp slt i64 %.142.i8910.i, 0
  br i1 %.145.i8911.i, label %B0.else.endif.endif.if.i8929.i, label %B0.else.endif.endif.endif.i8912.i, !prof !6

B0.else.endif.endif.if.i8929.i:                   ; preds = %B0.else.endif.endif.i8906.i
  br label %B0.else.endif.endif.endif.i8912.i

B0.else.endif.endif.endif.i8912.i:                ; preds = %B0.else.endif.endif.if.i8929.i, %B0.else.endif.endif.i8906.i
  %.113.sroa.13.1.i8913.i = phi i64 [ 0, %B0.else.endif.endif.if.i8929.i ], [ %.142.i8910.i, %B0.else.endif.endif.i8906.i ]
  %.150.not.i8914.i = icmp slt i64 %.142.i8910.i, %.273.fca.11.load.i
  br i1 %.150.not.i8914.i, label %B0.endif.i8916.i, label %B0.else.endif.endif.endif.if.i8915.i, !prof !10

B0.else.endif.endif.endif.if.i8915.i:             ; preds = %B0.else.endif.endif.endif.i8912.i
  br label %B0.endif.i8916.i

.2995.endif.preheader.i:                          ; preds = %B0.endif.i8916.i
  %192 = shl i64 %.201.i8918.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8919.i, i8 -1, i64 %192, i1 false), !noalias !7
  %.57.i8931.i.pre = load i64, ptr %.652.i, align 8, !noalias !180
  br label %.2995.if.i

.2995.if.i:                                       ; preds = %.2995.endif.preheader.i, %B0.endif.i8916.i
  %.57.i8931.i = phi i64 [ %.57.i8931.i.pre, %.2995.endif.preheader.i ], [ %.87.i8897.i, %B0.endif.i8916.i ]
  %.87.i8932.i = add nsw i64 %.57.i8931.i, 4
  %.123.i8933.i = icmp slt i64 %.57.i8931.i, 0
  %.124.i8934.i = select i1 %.123.i8933.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8935.i = add i64 %.124.i8934.i, %.57.i8931.i
  %.128.i8936.i = icmp slt i64 %.125.i8935.i, 0
  br i1 %.128.i8936.i, label %B0.else.if.i8965.i, label %B0.else.endif.i8937.i, !prof !6

B0.endif.i8951.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8950.i, %B0.else.endif.endif.endif.i8947.i
  %.113.sroa.13.0.i8952.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8950.i ], [ %.113.sroa.13.1.i8948.i, %B0.else.endif.endif.endif.i8947.i ]
  %.201.i8953.i = sub i64 %.113.sroa.13.0.i8952.i, %.113.sroa.0.3.i8942.i
  %.226.i8954.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8942.i
  store i64 %.87.i8932.i, ptr %.652.i, align 8, !noalias !180
  %.605.not155.i8955.i = icmp sgt i64 %.201.i8953.i, 0
  br i1 %.605.not155.i8955.i, label %.3341.endif.preheader.i, label %.3341.if.i, !prof !36

B0.else.if.i8965.i:                               ; preds = %.2995.if.i
  br label %B0.else.endif.i8937.i

B0.else.endif.i8937.i:                            ; preds = %B0.else.if.i8965.i, %.2995.if.i
  %.113.sroa.0.1.i8938.i = phi i64 [ 0, %B0.else.if.i8965.i ], [ %.125.i8935.i, %.2995.if.i ]
  %.133.not.i8939.i = icmp slt i64 %.125.i8935.i, %.273.fca.11.load.i
  br i1 %.133.not.i8939.i, label %B0.else.endif.endif.i8941.i, label %B0.else.endif.if.i8940.i, !prof !10

B0.else.endif.if.i8940.i:                         ; preds = %B0.else.endif.i8937.i
  br label %B0.else.endif.endif.i8941.i

B0.else.endif.endif.i8941.i:                      ; preds = %B0.else.endif.if.i8940.i, %B0.else.endif.i8937.i
  %.113.sroa.0.3.i8942.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8940.i ], [ %.113.sroa.0.1.i8938.i, %B0.else.endif.i8937.i ]
  %.140.i8943.i = icmp slt i64 %.57.i8931.i, -4
  %.141.i8944.i = select i1 %.140.i8943.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8945.i = add i64 %.141.i8944.i, %.87.i8932.i
  %.145.i8946.i = icmp slt i64 %.142.i8945.i, 0
  br i1 %.145.i8946.i, label %B0.else.endif.endif.if.i8964.i, label %B0.else.endif.endif.endif.i8947.i, !prof !6

B0.else.endif.endif.if.i8964.i:                   ; preds = %B0.else.endif.endif.i8941.i
  br label %B0.else.endif.endif.endif.i8947.i

B0.else.endif.endif.endif.i8947.i:                ; preds = %B0.else.endif.endif.if.i8964.i, %B0.else.endif.endif.i8941.i
  %.113.sroa.13.1.i8948.i = phi i64 [ 0, %B0.else.endif.endif.if.i8964.i ], [ %.142.i8945.i, %B0.else.endif.endif.i8941.i ]
  %.150.not.i8949.i = icmp slt i64 %.142.i8945.i, %.273.fca.11.load.i
  br i1 %.150.not.i8949.i, label %B0.endif.i8951.i, label %B0.else.endif.endif.endif.if.i8950.i, !prof !10

B0.else.endif.endif.endif.if.i8950.i:             ; preds = %B0.else.endif.endif.endif.i8947.i
  br label %B0.endif.i8951.i

.3341.endif.preheader.i:                          ; preds = %B0.endif.i8951.i
  %193 = shl i64 %.201.i8953.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8954.i, i8 -1, i64 %193, i1 false), !noalias !7
  %.57.i8967.i.pre = load i64, ptr %.652.i, align 8, !noalias !183
  br label %.3341.if.i

.3341.if.i:                                       ; preds = %.3341.endif.preheader.i, %B0.endif.i8951.i
  %.57.i8967.i = phi i64 [ %.57.i8967.i.pre, %.3341.endif.preheader.i ], [ %.87.i8932.i, %B0.endif.i8951.i ]
  %.87.i8968.i = add nsw i64 %.57.i8967.i, 4
  %.123.i8969.i = icmp slt i64 %.57.i8967.i, 0
  %.124.i8970.i = select i1 %.123.i8969.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8971.i = add i64 %.124.i8970.i, %.57.i8967.i
  %.128.i8972.i = icmp slt i64 %.125.i8971.i, 0
  br i1 %.128.i8972.i, label %B0.else.if.i9001.i, label %B0.else.endif.i8973.i, !prof !6

B0.endif.i8987.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8986.i, %B0.else.endif.endif.endif.i8983.i
  %.113.sroa.13.0.i8988.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8986.i ], [ %.113.sroa.13.1.i8984.i, %B0.else.endif.endif.endif.i8983.i ]
  %.201.i8989.i = sub i64 %.113.sroa.13.0.i8988.i, %.113.sroa.0.3.i8978.i
  %.226.i8990.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8978.i
  store i64 %.87.i8968.i, ptr %.652.i, align 8, !noalias !183
  %.606.not155.i8991.i = icmp sgt i64 %.201.i8989.i, 0
  br i1 %.606.not155.i8991.i, label %.3687.endif.preheader.i, label %.3687.if.i, !prof !36

B0.else.if.i9001.i:                               ; preds = %.3341.if.i
  br label %B0.else.endif.i8973.i

B0.else.endif.i8973.i:                            ; preds = %B0.else.if.i9001.i, %.3341.if.i
  %.113.sroa.0.1.i8974.i = phi i64 [ 0, %B0.else.if.i9001.i ], [ %.125.i8971.i, %.3341.if.i ]
  %.133.not.i8975.i = icmp slt i64 %.125.i8971.i, %.273.fca.11.load.i
  br i1 %.133.not.i8975.i, label %B0.else.endif.endif.i8977.i, label %B0.else.endif.if.i8976.i, !prof !10

B0.else.endif.if.i8976.i:                         ; preds = %B0.else.endif.i8973.i
  br label %B0.else.endif.endif.i8977.i

B0.else.endif.endif.i8977.i:                      ; preds = %B0.else.endif.if.i8976.i, %B0.else.endif.i8973.i
  %.113.sroa.0.3.i8978.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8976.i ], [ %.113.sroa.0.1.i8974.i, %B0.else.endif.i8973.i ]
  %.140.i8979.i = icmp slt i64 %.57.i8967.i, -4
  %.141.i8980.i = select i1 %.140.i8979.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8981.i = add i64 %.141.i8980.i, %.87.i8968.i
  %.145.i8982.i = icmp slt i64 %.142.i8981.i, 0
  br i1 %.145.i8982.i, label %B0.else.endif.endif.if.i9000.i, label %B0.else.endif.endif.endif.i8983.i, !prof !6

B0.else.endif.endif.if.i9000.i:                   ; preds = %B0.else.endif.endif.i8977.i
  br label %B0.else.endif.endif.endif.i8983.i

B0.else.endif.endif.endif.i8983.i:                ; preds = %B0.else.endif.endif.if.i9000.i, %B0.else.endif.endif.i8977.i
  %.113.sroa.13.1.i8984.i = phi i64 [ 0, %B0.else.endif.endif.if.i9000.i ], [ %.142.i8981.i, %B0.else.endif.endif.i8977.i ]
  %.150.not.i8985.i = icmp slt i64 %.142.i8981.i, %.273.fca.11.load.i
  br i1 %.150.not.i8985.i, label %B0.endif.i8987.i, label %B0.else.endif.endif.endif.if.i8986.i, !prof !10

B0.else.endif.endif.endif.if.i8986.i:             ; preds = %B0.else.endif.endif.endif.i8983.i
  br label %B0.endif.i8987.i

.3687.endif.preheader.i:                          ; preds = %B0.endif.i8987.i
  %194 = shl i64 %.201.i8989.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8990.i, i8 0, i64 %194, i1 false), !noalias !183
  br label %.3687.endif.i

.3687.if.i.loopexit:                              ; preds = %.3687.endif.i
  %.57.i9003.i.pre = load i64, ptr %.652.i, align 8, !noalias !186
  br label %.3687.if.i

.3687.if.i:                                       ; preds = %.3687.if.i.loopexit, %B0.endif.i8987.i
  %.57.i9003.i = phi i64 [ %.57.i9003.i.pre, %.3687.if.i.loopexit ], [ %.87.i8968.i, %B0.endif.i8987.i ]
  %.87.i9004.i = add nsw i64 %.57.i9003.i, 4
  %.123.i9005.i = icmp slt i64 %.57.i9003.i, 0
  %.124.i9006.i = select i1 %.123.i9005.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i9007.i = add i64 %.124.i9006.i, %.57.i9003.i
  %.128.i9008.i = icmp slt i64 %.125.i9007.i, 0
  br i1 %.128.i9008.i, label %B0.else.if.i9037.i, label %B0.else.endif.i9009.i, !prof !6

B0.endif.i9023.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9022.i, %B0.else.endif.endif.endif.i9019.i
  %.113.sroa.13.0.i9024.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i9022.i ], [ %.113.sroa.13.1.i9020.i, %B0.else.endif.endif.endif.i9019.i ]
  %.201.i9025.i = sub i64 %.113.sroa.13.0.i9024.i, %.113.sroa.0.3.i9014.i
  %.226.i9026.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9014.i
  store i64 %.87.i9004.i, ptr %.652.i, align 8, !noalias !186
  %.605.not155.i9027.i = icmp slt i64 %.201.i9025.i, 1
  br i1 %.605.not155.i9027.i, label %.4033.if.i, label %.4033.endif.preheader.i, !prof !189

B0.else.if.i9037.i:                               ; preds = %.3687.if.i
  br label %B0.else.endif.i9009.i

B0.else.endif.i9009.i:                            ; preds = %B0.else.if.i9037.i, %.3687.if.i
  %.113.sroa.0.1.i9010.i = phi i64 [ 0, %B0.else.if.i9037.i ], [ %.125.i9007.i, %.3687.if.i ]
  %.133.not.i9011.i = icmp slt i64 %.125.i9007.i, %.273.fca.11.load.i
  br i1 %.133.not.i9011.i, label %B0.else.endif.endif.i9013.i, label %B0.else.endif.if.i9012.i, !prof !10

B0.else.endif.if.i9012.i:                         ; preds = %B0.else.endif.i9009.i
  br label %B0.else.endif.endif.i9013.i

B0.else.endif.endif.i9013.i:                      ; preds = %B0.else.endif.if.i9012.i, %B0.else.endif.i9009.i
  %.113.sroa.0.3.i9014.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i9012.i ], [ %.113.sroa.0.1.i9010.i, %B0.else.endif.i9009.i ]
  %.140.i9015.i = icmp slt i64 %.57.i9003.i, -4
  %.141.i9016.i = select i1 %.140.i9015.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i9017.i = add i64 %.141.i9016.i, %.87.i9004.i
  %.145.i9018.i = icmp slt i64 %.142.i9017.i, 0
  br i1 %.145.i9018.i, label %B0.else.endif.endif.if.i9036.i, label %B0.else.endif.endif.endif.i9019.i, !prof !6

B0.else.endif.endif.if.i9036.i:                   ; preds = %B0.else.endif.endif.i9013.i
  br label %B0.else.endif.endif.endif.i9019.i

B0.else.endif.endif.endif.i9019.i:                ; preds = %B0.else.endif.endif.if.i9036.i, %B0.else.endif.endif.i9013.i
  %.113.sroa.13.1.i9020.i = phi i64 [ 0, %B0.else.endif.endif.if.i9036.i ], [ %.142.i9017.i, %B0.else.endif.endif.i9013.i ]
  %.150.not.i9021.i = icmp slt i64 %.142.i9017.i, %.273.fca.11.load.i
  br i1 %.150.not.i9021.i, label %B0.endif.i9023.i, label %B0.else.endif.endif.endif.if.i9022.i, !prof !10

B0.else.endif.endif.endif.if.i9022.i:             ; preds = %B0.else.endif.endif.endif.i9019.i
  br label %B0.endif.i9023.i

.4033.endif.preheader.i:                          ; preds = %B0.endif.i9023.i
  %195 = shl i64 %.201.i9025.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9026.i, i8 0, i64 %195, i1 false), !noalias !186
  br label %.4033.endif.i

.3687.endif.i:                                    ; preds = %.3687.endif.i, %.3687.endif.preheader.i
  %.3683.09215.i = phi i64 [ %.3728.i, %.3687.endif.i ], [ 0, %.3687.endif.preheader.i ]
  %.3723.i = getelementptr double, ptr %.226.i8990.i, i64 %.3683.09215.i
  store double 1.000000e+300, ptr %.3723.i, align 8, !noalias !7
  %.3728.i = add nuw nsw i64 %.3683.09215.i, 1
  %exitcond.not.i1275 = icmp eq i64 %.3728.i, %.201.i8989.i
  br i1 %exitcond.not.i1275, label %.3687.if.i.loopexit, label %.3687.endif.i, !prof !83

.4033.if.i.loopexit:                              ; preds = %.4033.endif.i
  %.57.i9039.i.pre = load i64, ptr %.652.i, align 8, !noalias !190
  br label %.4033.if.i

.4033.if.i:                                       ; preds = %.4033.if.i.loopexit, %B0.endif.i9023.i
  %.57.i9039.i = phi i64 [ %.87.i9004.i, %B0.endif.i9023.i ], [ %.57.i9039.i.pre, %.4033.if.i.loopexit ]
  %.210.i90289374.i = phi i64 [ 0, %B0.endif.i9023.i ], [ %.201.i9025.i, %.4033.if.i.loopexit ]
  %.5.i.i = fptosi double %.481.fca.24.load.i to i64
  %.4111.i = shl nsw i64 %.5.i.i, 2
  %.87.i9040.i = add nsw i64 %.57.i9039.i, %.4111.i
  %.123.i9041.i = icmp slt i64 %.57.i9039.i, 0
  %.124.i9042.i = select i1 %.123.i9041.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i9043.i = add i64 %.124.i9042.i, %.57.i9039.i
  %.128.i9044.i = icmp slt i64 %.125.i9043.i, 0
  br i1 %.128.i9044.i, label %B0.else.if.i9073.i, label %B0.else.endif.i9045.i, !prof !6

B0.endif.i9059.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9058.i, %B0.else.endif.endif.endif.i9055.i
  %.113.sroa.13.0.i9060.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i9058.i ], [ %.113.sroa.13.1.i9056.i, %B0.else.endif.endif.endif.i9055.i ]
  %.201.i9061.i = sub i64 %.113.sroa.13.0.i9060.i, %.113.sroa.0.3.i9050.i
  %.226.i9062.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9050.i
  store i64 %.87.i9040.i, ptr %.652.i, align 8, !noalias !190
  %.606.not155.i9063.i = icmp sgt i64 %.201.i9061.i, 0
  br i1 %.606.not155.i9063.i, label %.576.endif.preheader.i9071.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9074.i, !prof !36

.576.endif.preheader.i9071.i:                     ; preds = %B0.endif.i9059.i
  %196 = shl i64 %.201.i9061.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9062.i, i8 0, i64 %196, i1 false), !noalias !190
  %.57.i9075.pre.i = load i64, ptr %.652.i, align 8, !noalias !193
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9074.i

B0.else.if.i9073.i:                               ; preds = %.4033.if.i
  br label %B0.else.endif.i9045.i

B0.else.endif.i9045.i:                            ; preds = %B0.else.if.i9073.i, %.4033.if.i
  %.113.sroa.0.1.i9046.i = phi i64 [ 0, %B0.else.if.i9073.i ], [ %.125.i9043.i, %.4033.if.i ]
  %.133.not.i9047.i = icmp slt i64 %.125.i9043.i, %.273.fca.11.load.i
  br i1 %.133.not.i9047.i, label %B0.else.endif.endif.i9049.i, label %B0.else.endif.if.i9048.i, !prof !10

B0.else.endif.if.i9048.i:                         ; preds = %B0.else.endif.i9045.i
  br label %B0.else.endif.endif.i9049.i

B0.else.endif.endif.i9049.i:                      ; preds = %B0.else.endif.if.i9048.i, %B0.else.endif.i9045.i
  %.113.sroa.0.3.i9050.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i9048.i ], [ %.113.sroa.0.1.i9046.i, %B0.else.endif.i9045.i ]
  %.140.i9051.i = icmp slt i64 %.87.i9040.i, 0
  %.141.i9052.i = select i1 %.140.i9051.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i9053.i = add i64 %.141.i9052.i, %.87.i9040.i
  %.145.i9054.i = icmp slt i64 %.142.i9053.i, 0
  br i1 %.145.i9054.i, label %B0.else.endif.endif.if.i9072.i, label %B0.else.endif.endif.endif.i9055.i, !prof !6

B0.else.endif.endif.if.i9072.i:                   ; preds = %B0.else.endif.endif.i9049.i
  br label %B0.else.endif.endif.endif.i9055.i

B0.else.endif.endif.endif.i9055.i:                ; preds = %B0.else.endif.endif.if.i9072.i, %B0.else.endif.endif.i9049.i
  %.113.sroa.13.1.i9056.i = phi i64 [ 0, %B0.else.endif.endif.if.i9072.i ], [ %.142.i9053.i, %B0.else.endif.endif.i9049.i ]
  %.150.not.i9057.i = icmp slt i64 %.142.i9053.i, %.273.fca.11.load.i
  br i1 %.150.not.i9057.i, label %B0.endif.i9059.i, label %B0.else.endif.endif.endif.if.i9058.i, !prof !10

B0.else.endif.endif.endif.if.i9058.i:             ; preds = %B0.else.endif.endif.endif.i9055.i
  br label %B0.endif.i9059.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9074.i: ; preds = %.576.endif.preheader.i9071.i, %B0.endif.i9059.i
  %.57.i9075.i = phi i64 [ %.87.i9040.i, %B0.endif.i9059.i ], [ %.57.i9075.pre.i, %.576.endif.preheader.i9071.i ]
  %.210.i9064.i = tail call i64 @llvm.smax.i64(i64 %.201.i9061.i, i64 0)
  %.87.i9076.i = add nsw i64 %.57.i9075.i, 4
  %.123.i9077.i = icmp slt i64 %.57.i9075.i, 0
  %.124.i9078.i = select i1 %.123.i9077.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i9079.i = add i64 %.124.i9078.i, %.57.i9075.i
  %.128.i9080.i = icmp slt i64 %.125.i9079.i, 0
  br i1 %.128.i9080.i, label %B0.else.if.i9109.i, label %B0.else.endif.i9081.i, !prof !6

B0.endif.i9095.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9094.i, %B0.else.endif.endif.endif.i9091.i
  %.113.sroa.13.0.i9096.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i9094.i ], [ %.113.sroa.13.1.i9092.i, %B0.else.endif.endif.endif.i9091.i ]
  %.201.i9097.i = sub i64 %.113.sroa.13.0.i9096.i, %.113.sroa.0.3.i9086.i
  %.226.i9098.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9086.i
  store i64 %.87.i9076.i, ptr %.652.i, align 8, !noalias !193
  %.605.not155.i9099.i = icmp sgt i64 %.201.i9097.i, 0
  br i1 %.605.not155.i9099.i, label %.575.endif.preheader.i9107.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i, !prof !36

.575.endif.preheader.i9107.i:                     ; preds = %B0.endif.i9095.i
  %197 = shl i64 %.201.i9097.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9098.i, i8 0, i64 %197, i1 false), !noalias !193
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i

B0.else.if.i9109.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9074.i
  br label %B0.else.endif.i9081.i

B0.else.endif.i9081.i:                            ; preds = %B0.else.if.i9109.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9074.i
  %.113.sroa.0.1.i9082.i = phi i64 [ 0, %B0.else.if.i9109.i ], [ %.125.i9079.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9074.i ]
  %.133.not.i9083.i = icmp slt i64 %.125.i9079.i, %.273.fca.11.load.i
  br i1 %.133.not.i9083.i, label %B0.else.endif.endif.i9085.i, label %B0.else.endif.if.i9084.i, !prof !10

B0.else.endif.if.i9084.i:                         ; preds = %B0.else.endif.i9081.i
  br label %B0.else.endif.endif.i9085.i

B0.else.endif.endif.i9085.i:                      ; preds = %B0.else.endif.if.i9084.i, %B0.else.endif.i9081.i
  %.113.sroa.0.3.i9086.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i9084.i ], [ %.113.sroa.0.1.i9082.i, %B0.else.endif.i9081.i ]
  %.140.i9087.i = icmp slt i64 %.57.i9075.i, -4
  %.141.i9088.i = select i1 %.140.i9087.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i9089.i = add i64 %.141.i9088.i, %.87.i9076.i
  %.145.i9090.i = icmp slt i64 %.142.i9089.i, 0
  br i1 %.145.i9090.i, label %B0.else.endif.endif.if.i9108.i, label %B0.else.endif.endif.endif.i9091.i, !prof !6

B0.else.endif.endif.if.i9108.i:                   ; preds = %B0.else.endif.endif.i9085.i
  br label %B0.else.endif.endif.endif.i9091.i

B0.else.endif.endif.endif.i9091.i:                ; preds = %B0.else.endif.endif.if.i9108.i, %B0.else.endif.endif.i9085.i
  %.113.sroa.13.1.i9092.i = phi i64 [ 0, %B0.else.endif.endif.if.i9108.i ], [ %.142.i9089.i, %B0.else.endif.endif.i9085.i ]
  %.150.not.i9093.i = icmp slt i64 %.142.i9089.i, %.273.fca.11.load.i
  br i1 %.150.not.i9093.i, label %B0.endif.i9095.i, label %B0.else.endif.endif.endif.if.i9094.i, !prof !10

B0.else.endif.endif.endif.if.i9094.i:             ; preds = %B0.else.endif.endif.endif.i9091.i
  br label %B0.endif.i9095.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i: ; preds = %.575.endif.preheader.i9107.i, %B0.endif.i9095.i
  %.42899241.i = icmp sgt i64 %.273.fca.4.load.i, 0
  br i1 %.42899241.i, label %B1490.preheader.lr.ph.i, label %B7808.i

B1490.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9110.i
  %spec.select9150.i = tail call i64 @llvm.smax.i64(i64 %.273.fca.7.load.i, i64 0)
  %.47149222.not.i = icmp slt i64 %.273.fca.7.load.i, 1
  %.4820.i = icmp eq i64 %.273.fca.5.load.i, 0
  %.4832.i = icmp eq i64 %.273.fca.5.load.i, -1
  %.7782.i = getelementptr i8, ptr %.2623, i64 64
  %.9144.i = getelementptr i8, ptr %.2965, i64 48
  %.9176.i = getelementptr i8, ptr %.2965, i64 56
  %.9332.i = icmp ne i64 %.273.fca.7.load.i, 0
  %.9344.i = icmp ne i64 %.273.fca.7.load.i, -1
  %.496.i9114.i = icmp ne i64 %.273.fca.5.load.i, 0
  %.508.i9116.i = icmp ne i64 %.273.fca.5.load.i, -1
  %.507.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.537.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %198 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.791.i.i = getelementptr i8, ptr %198, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.481.fca.26.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %199 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1238.i.i = getelementptr i8, ptr %.2965, i64 72
  %.1594.i.i = getelementptr i8, ptr %.2965, i64 8
  %.1710.i.i = fcmp ogt double %.481.fca.27.load.i, 0.000000e+00
  %.1742.i.i = zext i1 %.1710.i.i to i64
  %.1772.i.i = getelementptr i8, ptr %.2965, i64 16
  %.1829.i.i = fadd double %.481.fca.10.load.i, %.481.fca.11.load.i
  %.1870.i.i = getelementptr i8, ptr %.2965, i64 64
  %.652.i.i.i = getelementptr i8, ptr %.2965, i64 88
  %.329.i.i.i.i = fmul double %.481.fca.16.load.i, 2.000000e+00
  %.387.i.i.i.i = getelementptr i8, ptr %.2965, i64 32
  %.1094.i.i.i = fcmp ogt double %.481.fca.21.load.i, 0.000000e+00
  %.1299.i.i.i = fmul double %.481.fca.7.load.i, %.481.fca.21.load.i
  %.519.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.1016.i.i = getelementptr i8, ptr %.2965, i64 80
  %.11226.i = fmul double %.481.fca.5.load.i, %.481.fca.34.load.i
  %.1053.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1436.i7920.i = getelementptr i8, ptr %.2965, i64 96
  %.1502.i.i = getelementptr i8, ptr %.2965, i64 104
  %.1762.i.i = fmul double %.481.fca.17.load.i, %.481.fca.20.load.i
  %.1765.i.i = fsub double 1.000000e+00, %.481.fca.20.load.i
  %.1808.i.i = fmul double %.481.fca.18.load.i, %.1765.i.i
  %.1809.i.i = fadd double %.1762.i.i, %.1808.i.i
  %.9806.i = getelementptr i8, ptr %.2965, i64 112
  %.12182.i = icmp eq i64 %.5.i.i, 0
  %.13315.i = getelementptr i8, ptr %.2965, i64 120
  %.13470.i = getelementptr i8, ptr %.2623, i64 80
  %200 = shl i64 %.113.sroa.0.3.i8260.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %200
  %201 = shl i64 %.113.sroa.0.3.i8584.i, 3
  %scevgep9309.i = getelementptr i8, ptr %arg.memory_at, i64 %201
  %.6336.not9225.i = icmp sgt i64 %.201.i9025.i, %.210.i90289374.i
  br label %B1490.i.outer

.4033.endif.i:                                    ; preds = %.4033.endif.i, %.4033.endif.preheader.i
  %.4029.09217.i = phi i64 [ %.4074.i, %.4033.endif.i ], [ 0, %.4033.endif.preheader.i ]
  %.4069.i = getelementptr i64, ptr %.226.i9026.i, i64 %.4029.09217.i
  store i64 1, ptr %.4069.i, align 8, !noalias !7
  %.4074.i = add nuw nsw i64 %.4029.09217.i, 1
  %exitcond9307.not.i = icmp eq i64 %.4074.i, %.201.i9025.i
  br i1 %exitcond9307.not.i, label %.4033.if.i.loopexit, label %.4033.endif.i, !prof !83

B1734.if.i:                                       ; preds = %B1734.loopexit.i, %B1734.if.lr.ph.i
  %.4658.09223.i = phi i64 [ 0, %B1734.if.lr.ph.i ], [ %.4727.i, %B1734.loopexit.i ]
  %.4727.i = add nuw nsw i64 %.4658.09223.i, 1
  %.4755.i = add nsw i64 %.4658.09223.i, %.4754.i
  %.4769.i = icmp slt i64 %.4755.i, 0
  %.4770.i = select i1 %.4769.i, i64 %.210.i8346.i, i64 0
  %202 = getelementptr i64, ptr %.226.i8344.i, i64 %.4755.i
  %.4784.i = getelementptr i64, ptr %202, i64 %.4770.i
  store i64 1, ptr %.4784.i, align 8, !noalias !7
  %.4800.i = select i1 %.4769.i, i64 %.210.i8382.i, i64 0
  %203 = getelementptr i64, ptr %.226.i8380.i, i64 %.4755.i
  %.4814.i = getelementptr i64, ptr %203, i64 %.4800.i
  store i64 0, ptr %.4814.i, align 8, !noalias !7
  br i1 %brmerge.i, label %B1736.endif.i, label %B1736.else.if.i, !prof !67

B1736.endif.i:                                    ; preds = %B1736.else.if.i, %B1734.if.i
  %rem.0.i = phi i64 [ 0, %B1734.if.i ], [ %220, %B1736.else.if.i ]
  %.4860.i = add nsw i64 %rem.0.i, %.4658.09223.i
  %.4874.i = icmp slt i64 %.4860.i, 0
  %.4875.i = select i1 %.4874.i, i64 %.1761, i64 0
  %204 = getelementptr i64, ptr %.1777, i64 %.4860.i
  %.4889.i = getelementptr i64, ptr %204, i64 %.4875.i
  %.4890.i = load i64, ptr %.4889.i, align 8, !noalias !7
  %.4904.i = icmp slt i64 %.4890.i, 0
  %.4905.i = select i1 %.4904.i, i64 %.1589, i64 0
  %205 = getelementptr i64, ptr %.1605, i64 %.4890.i
  %.4919.i = getelementptr i64, ptr %205, i64 %.4905.i
  %.4920.i = load i64, ptr %.4919.i, align 8, !noalias !7
  %.4935.i = select i1 %.4769.i, i64 %.210.i.i, i64 0
  %206 = getelementptr i64, ptr %.226.i.i, i64 %.4755.i
  %.4949.i = getelementptr i64, ptr %206, i64 %.4935.i
  store i64 %.4920.i, ptr %.4949.i, align 8, !noalias !7
  %.4965.i = icmp slt i64 %.4890.i, -1
  %.4966.i = select i1 %.4965.i, i64 %.1589, i64 0
  %207 = getelementptr i8, ptr %205, i64 8
  %.4980.i = getelementptr i64, ptr %207, i64 %.4966.i
  %.4981.i = load i64, ptr %.4980.i, align 8, !noalias !7
  %.4996.i = select i1 %.4769.i, i64 %.210.i8097.i, i64 0
  %208 = getelementptr i64, ptr %.226.i8095.i, i64 %.4755.i
  %.5010.i = getelementptr i64, ptr %208, i64 %.4996.i
  store i64 %.4981.i, ptr %.5010.i, align 8, !noalias !7
  %.5041.i = load i64, ptr %.4949.i, align 8, !noalias !7
  %.5055.i = icmp slt i64 %.5041.i, 0
  %.5056.i = select i1 %.5055.i, i64 %.1417, i64 0
  %209 = getelementptr i64, ptr %.1433, i64 %.5041.i
  %.5070.i = getelementptr i64, ptr %209, i64 %.5056.i
  %.5071.i = load i64, ptr %.5070.i, align 8, !noalias !7
  %.5085.i = icmp slt i64 %.5071.i, 0
  %.5086.i = select i1 %.5085.i, i64 %.1247, i64 0
  %210 = getelementptr i64, ptr %.1263, i64 %.5071.i
  %.5100.i = getelementptr i64, ptr %210, i64 %.5086.i
  %.5101.i = load i64, ptr %.5100.i, align 8, !noalias !7
  %.5116.i = select i1 %.4769.i, i64 %.210.i8133.i, i64 0
  %211 = getelementptr i64, ptr %.226.i8131.i, i64 %.4755.i
  %.5130.i = getelementptr i64, ptr %211, i64 %.5116.i
  store i64 %.5101.i, ptr %.5130.i, align 8, !noalias !7
  %.5146.i = select i1 %.4769.i, i64 %.210.i8168.i, i64 0
  %212 = getelementptr double, ptr %.226.i8167.i, i64 %.4755.i
  %.5160.i = getelementptr double, ptr %212, i64 %.5146.i
  store double 0.000000e+00, ptr %.5160.i, align 8, !noalias !7
  %.5176.i = select i1 %.4769.i, i64 %.210.i8238.i, i64 0
  %213 = getelementptr i64, ptr %.226.i8236.i, i64 %.4755.i
  %.5190.i = getelementptr i64, ptr %213, i64 %.5176.i
  store i64 0, ptr %.5190.i, align 8, !noalias !7
  %.5207.i = select i1 %.4769.i, i64 %.210.i8418.i, i64 0
  %214 = getelementptr i64, ptr %.226.i8416.i, i64 %.4755.i
  %.5221.i = getelementptr i64, ptr %214, i64 %.5207.i
  store i64 %next_block.5.3.i, ptr %.5221.i, align 8, !noalias !7
  %.5225.i = uitofp nneg i64 %.4658.09223.i to double
  %.5226.i = fmul double %.481.fca.2.load.i, %.5225.i
  %.5228.i = fadd double %.4536.i, %.5226.i
  %.5243.i = select i1 %.4769.i, i64 %.210.i845493629366.i, i64 0
  %215 = getelementptr double, ptr %.226.i8452.i, i64 %.4755.i
  %.5257.i = getelementptr double, ptr %215, i64 %.5243.i
  store double %.5228.i, ptr %.5257.i, align 8, !noalias !7
  %.5262.i = add nsw i64 %.4658.09223.i, %.5261.i
  %.5277.i = select i1 %.4769.i, i64 %.210.i8490.i, i64 0
  %216 = getelementptr i64, ptr %.226.i8488.i, i64 %.4755.i
  %.5291.i = getelementptr i64, ptr %216, i64 %.5277.i
  store i64 %.5262.i, ptr %.5291.i, align 8, !noalias !7
  %.5322.i = load double, ptr %.5257.i, align 8, !noalias !7
  %.5337.i = select i1 %.4769.i, i64 %.210.i8526.i, i64 0
  %217 = getelementptr double, ptr %.226.i8524.i, i64 %.4755.i
  %.5351.i = getelementptr double, ptr %217, i64 %.5337.i
  store double %.5322.i, ptr %.5351.i, align 8, !noalias !7
  %.5367.i = select i1 %.4769.i, i64 %.210.i8814.i, i64 0
  %218 = getelementptr double, ptr %.226.i8812.i, i64 %.4755.i
  %.5381.i = getelementptr double, ptr %218, i64 %.5367.i
  store double 0.000000e+00, ptr %.5381.i, align 8, !noalias !7
  %.5397.i = select i1 %.4769.i, i64 %.210.i8562.i, i64 0
  %219 = getelementptr i64, ptr %.226.i8560.i, i64 %.4755.i
  %.5411.i = getelementptr i64, ptr %219, i64 %.5397.i
  store i64 9, ptr %.5411.i, align 8, !noalias !7
  %.5413.i = mul nsw i64 %.4755.i, 6
  %.5414.i = add nsw i64 %.4755.i, 1
  %.5415.i = mul nsw i64 %.5414.i, 6
  %.5453.i = select i1 %.4769.i, i64 %.210.i8274.i, i64 0
  %.5454.i = add i64 %.5453.i, %.5413.i
  %.5469.i = icmp slt i64 %.4755.i, -1
  %.5470.i = select i1 %.5469.i, i64 %.210.i8274.i, i64 0
  %.5471.i = add i64 %.5415.i, %.5470.i
  %.5598.i = icmp slt i64 %.5454.i, 0
  br i1 %.5598.i, label %B1736.endif.endif.else.if.i, label %B1736.endif.endif.else.endif.i, !prof !6

B1736.else.if.i:                                  ; preds = %B1734.if.i
  %.4837.i = srem i64 %next_block.5.3.i, %.273.fca.5.load.i
  %.4838.i = xor i64 %.4837.i, %.273.fca.5.load.i
  %.4839.i = icmp slt i64 %.4838.i, 0
  %.4840.i = icmp ne i64 %.4837.i, 0
  %.4841.i = and i1 %.4840.i, %.4839.i
  %.4848.i = select i1 %.4841.i, i64 %.273.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.4848.i, %.4837.i
  %220 = mul nsw i64 %spec.select.i, %.273.fca.7.load.i
  br label %B1736.endif.i

B1736.endif.endif.endif.i:                        ; preds = %B1736.endif.endif.else.endif.endif.endif.if.i, %B1736.endif.endif.else.endif.endif.endif.i
  %.5578.sroa.13.0.i = phi i64 [ %.210.i8274.i, %B1736.endif.endif.else.endif.endif.endif.if.i ], [ %.5578.sroa.13.1.i, %B1736.endif.endif.else.endif.endif.endif.i ]
  %.5699.not9218.i = icmp slt i64 %.5578.sroa.0.3.i, %.5578.sroa.13.0.i
  br i1 %.5699.not9218.i, label %.5669.endif.preheader.i, label %.5669.if.i, !prof !36

.5669.endif.preheader.i:                          ; preds = %B1736.endif.endif.endif.i
  %221 = shl i64 %.5578.sroa.0.3.i, 3
  %scevgep9308.i = getelementptr i8, ptr %scevgep.i, i64 %221
  %222 = sub nsw i64 %.5578.sroa.13.0.i, %.5578.sroa.0.3.i
  %223 = shl i64 %222, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9308.i, i8 0, i64 %223, i1 false), !noalias !7
  br label %.5669.if.i

B1736.endif.endif.else.if.i:                      ; preds = %B1736.endif.i
  br label %B1736.endif.endif.else.endif.i

B1736.endif.endif.else.endif.i:                   ; preds = %B1736.endif.endif.else.if.i, %B1736.endif.i
  %.5578.sroa.0.1.i = phi i64 [ 0, %B1736.endif.endif.else.if.i ], [ %.5454.i, %B1736.endif.i ]
  %.5603.not.i = icmp slt i64 %.5454.i, %.210.i8274.i
  br i1 %.5603.not.i, label %B1736.endif.endif.else.endif.endif.i, label %B1736.endif.endif.else.endif.if.i, !prof !10

B1736.endif.endif.else.endif.if.i:                ; preds = %B1736.endif.endif.else.endif.i
  br label %B1736.endif.endif.else.endif.endif.i

B1736.endif.endif.else.endif.endif.i:             ; preds = %B1736.endif.endif.else.endif.if.i, %B1736.endif.endif.else.endif.i
  %.5578.sroa.0.3.i = phi i64 [ %.210.i8274.i, %B1736.endif.endif.else.endif.if.i ], [ %.5578.sroa.0.1.i, %B1736.endif.endif.else.endif.i ]
  %.5615.i = icmp slt i64 %.5471.i, 0
  br i1 %.5615.i, label %B1736.endif.endif.else.endif.endif.if.i, label %B1736.endif.endif.else.endif.endif.endif.i, !prof !6

B1736.endif.endif.else.endif.endif.if.i:          ; preds = %B1736.endif.endif.else.endif.endif.i
  br label %B1736.endif.endif.else.endif.endif.endif.i

B1736.endif.endif.else.endif.endif.endif.i:       ; preds = %B1736.endif.endif.else.endif.endif.if.i, %B1736.endif.endif.else.endif.endif.i
  %.5578.sroa.13.1.i = phi i64 [ 0, %B1736.endif.endif.else.endif.endif.if.i ], [ %.5471.i, %B1736.endif.endif.else.endif.endif.i ]
  %.5620.not.i = icmp slt i64 %.5471.i, %.210.i8274.i
  br i1 %.5620.not.i, label %B1736.endif.endif.endif.i, label %B1736.endif.endif.else.endif.endif.endif.if.i, !prof !10

B1736.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B1736.endif.endif.else.endif.endif.endif.i
  br label %B1736.endif.endif.endif.i

.5669.if.i:                                       ; preds = %.5669.endif.preheader.i, %B1736.endif.endif.endif.i
  %.5717.i = mul nsw i64 %.4755.i, %.273.fca.8.load.i
  %.5720.i = mul nsw i64 %.5414.i, %.273.fca.8.load.i
  %.5757.i = icmp slt i64 %.5717.i, 0
  %.5758.i = select i1 %.5757.i, i64 %.210.i8598.i, i64 0
  %.5759.i = add i64 %.5758.i, %.5717.i
  %.5774.i = icmp slt i64 %.5720.i, 0
  %.5775.i = select i1 %.5774.i, i64 %.210.i8598.i, i64 0
  %.5776.i = add i64 %.5775.i, %.5720.i
  %.5903.i = icmp slt i64 %.5759.i, 0
  br i1 %.5903.i, label %.5670.endif.else.if.i, label %.5670.endif.else.endif.i, !prof !6

.5670.endif.endif.i:                              ; preds = %.5670.endif.else.endif.endif.endif.if.i, %.5670.endif.else.endif.endif.endif.i
  %.5883.sroa.13.0.i = phi i64 [ %.210.i8598.i, %.5670.endif.else.endif.endif.endif.if.i ], [ %.5883.sroa.13.1.i, %.5670.endif.else.endif.endif.endif.i ]
  %.6004.not9220.i = icmp slt i64 %.5883.sroa.0.3.i, %.5883.sroa.13.0.i
  br i1 %.6004.not9220.i, label %.5974.endif.preheader.i, label %B1734.loopexit.i, !prof !36

.5974.endif.preheader.i:                          ; preds = %.5670.endif.endif.i
  %224 = shl i64 %.5883.sroa.0.3.i, 3
  %scevgep9310.i = getelementptr i8, ptr %scevgep9309.i, i64 %224
  %225 = sub nsw i64 %.5883.sroa.13.0.i, %.5883.sroa.0.3.i
  %226 = shl i64 %225, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9310.i, i8 0, i64 %226, i1 false), !noalias !7
  br label %B1734.loopexit.i

.5670.endif.else.if.i:                            ; preds = %.5669.if.i
  br label %.5670.endif.else.endif.i

.5670.endif.else.endif.i:                         ; preds = %.5670.endif.else.if.i, %.5669.if.i
  %.5883.sroa.0.1.i = phi i64 [ 0, %.5670.endif.else.if.i ], [ %.5759.i, %.5669.if.i ]
  %.5908.not.i = icmp slt i64 %.5759.i, %.210.i8598.i
  br i1 %.5908.not.i, label %.5670.endif.else.endif.endif.i, label %.5670.endif.else.endif.if.i, !prof !10

.5670.endif.else.endif.if.i:                      ; preds = %.5670.endif.else.endif.i
  br label %.5670.endif.else.endif.endif.i

.5670.endif.else.endif.endif.i:                   ; preds = %.5670.endif.else.endif.if.i, %.5670.endif.else.endif.i
  %.5883.sroa.0.3.i = phi i64 [ %.210.i8598.i, %.5670.endif.else.endif.if.i ], [ %.5883.sroa.0.1.i, %.5670.endif.else.endif.i ]
  %.5920.i = icmp slt i64 %.5776.i, 0
  br i1 %.5920.i, label %.5670.endif.else.endif.endif.if.i, label %.5670.endif.else.endif.endif.endif.i, !prof !6

.5670.endif.else.endif.endif.if.i:                ; preds = %.5670.endif.else.endif.endif.i
  br label %.5670.endif.else.endif.endif.endif.i

.5670.endif.else.endif.endif.endif.i:             ; preds = %.5670.endif.else.endif.endif.if.i, %.5670.endif.else.endif.endif.i
  %.5883.sroa.13.1.i = phi i64 [ 0, %.5670.endif.else.endif.endif.if.i ], [ %.5776.i, %.5670.endif.else.endif.endif.i ]
  %.5925.not.i = icmp slt i64 %.5776.i, %.210.i8598.i
  br i1 %.5925.not.i, label %.5670.endif.endif.i, label %.5670.endif.else.endif.endif.endif.if.i, !prof !10

.5670.endif.else.endif.endif.endif.if.i:          ; preds = %.5670.endif.else.endif.endif.endif.i
  br label %.5670.endif.endif.i

B2136.endif.else.endif.endif.endif.if.i:          ; preds = %B2136.i
  br i1 %.6336.not9225.i, label %.6306.endif.i.preheader, label %.6306.if.i, !prof !196

.6306.endif.i.preheader:                          ; preds = %B2136.i, %B2136.endif.else.endif.endif.endif.if.i
  %.6302.09226.i.ph = phi i64 [ %.210.i90289374.i, %B2136.endif.else.endif.endif.endif.if.i ], [ 0, %B2136.i ]
  br label %.6306.endif.i

.6306.if.i:                                       ; preds = %.6306.endif.i, %B2136.endif.else.endif.endif.endif.if.i
  %exitcond1366.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1366.not, label %B2196.i, label %B2182.i

.6306.endif.i:                                    ; preds = %.6306.endif.i.preheader, %.6306.endif.i
  %.6302.09226.i = phi i64 [ %.6347.i, %.6306.endif.i ], [ %.6302.09226.i.ph, %.6306.endif.i.preheader ]
  %.6342.i = getelementptr i64, ptr %.226.i9026.i, i64 %.6302.09226.i
  store i64 1, ptr %.6342.i, align 8, !noalias !7
  %.6347.i = add nuw nsw i64 %.6302.09226.i, 1
  %.6336.not.i = icmp sgt i64 %.201.i9025.i, %.6347.i
  br i1 %.6336.not.i, label %.6306.endif.i, label %.6306.if.i, !prof !197

B2254.if.i:                                       ; preds = %B2432.i, %B2196.i
  %scheduler.2.29231.i = phi i64 [ -1, %B2196.i ], [ %scheduler.3.3.i, %B2432.i ]
  %best.2.29230.i = phi double [ 1.000000e+300, %B2196.i ], [ %best.3.3.i, %B2432.i ]
  %.6436.09227.i = phi i64 [ 0, %B2196.i ], [ %.6505.i, %B2432.i ]
  %.6505.i = add nuw nsw i64 %.6436.09227.i, 1
  %227 = getelementptr i64, ptr %.226.i9026.i, i64 %.6436.09227.i
  %.6563.i = load i64, ptr %227, align 8, !noalias !7
  %.6564.not.i = icmp eq i64 %.6563.i, 0
  br i1 %.6564.not.i, label %B2364.i, label %B2274.i

B2874.if.i:                                       ; preds = %B3016.i, %B2874.preheader.i
  %why.5.29235.i = phi i64 [ 2, %B2874.preheader.i ], [ %why.6.3.i, %B3016.i ]
  %need.3.29234.i = phi double [ %best.3.3.i, %B2874.preheader.i ], [ %need.4.3.i, %B3016.i ]
  %.7940.09232.i = phi i64 [ 0, %B2874.preheader.i ], [ %.8015.i, %B3016.i ]
  %.8015.i = add nuw nsw i64 %.7940.09232.i, 1
  %228 = shl nuw i64 1, %.7940.09232.i
  %229 = and i64 %228, %.7894.i
  %.8059.not.i = icmp eq i64 %229, 0
  br i1 %.8059.not.i, label %B3016.i, label %B2894.i

B4016.endif.i:                                    ; preds = %B4016.else.if.i, %B4016.i
  %quot.2.0.i = phi i64 [ 0, %B4016.i ], [ %spec.select7796.i, %B4016.else.if.i ]
  %230 = getelementptr i64, ptr %.699, i64 %.7378.i
  %.9402.i = getelementptr i64, ptr %230, i64 %.7397.i
  %.9403.i = load i64, ptr %.9402.i, align 8, !noalias !7
  %.13.i9111.i = tail call i64 @llvm.smax.i64(i64 %.9403.i, i64 1)
  %.9433.i = uitofp nneg i64 %.13.i9111.i to double
  %.9434.i = fadd double %best.3.3.i, %.9433.i
  %.9439.i = icmp eq i64 %.7412.i, 5
  br i1 %.9439.i, label %B4150.i, label %B4558.i

B4016.else.if.i:                                  ; preds = %B4016.i
  %.9348.i = sdiv i64 %.7307.i, %.273.fca.7.load.i
  %.9349.i = srem i64 %.7307.i, %.273.fca.7.load.i
  %.9350.i = xor i64 %.9349.i, %.273.fca.7.load.i
  %.9351.i = icmp slt i64 %.9350.i, 0
  %.9352.i = icmp ne i64 %.9349.i, 0
  %.9353.i = and i1 %.9352.i, %.9351.i
  %.9358.i = sext i1 %.9353.i to i64
  %spec.select7796.i = add i64 %.9348.i, %.9358.i
  br label %B4016.endif.i

B4826.endif.i:                                    ; preds = %B4826.else.if.i, %B4826.i
  %rem.3.0.i = phi i64 [ 0, %B4826.i ], [ %spec.select7797.i, %B4826.else.if.i ]
  %.124.i9112.i = mul nsw i64 %.7307.i, %.273.fca.8.load.i
  %.126.i.i = add nsw i64 %.9946.i, %.124.i9112.i
  %.139.i.i = icmp slt i64 %.126.i.i, 0
  %.140.i9113.i = select i1 %.139.i.i, i64 %.210.i8598.i, i64 0
  %231 = getelementptr i64, ptr %.226.i8596.i, i64 %.126.i.i
  %.154.i.i = getelementptr i64, ptr %231, i64 %.140.i9113.i
  %.155.i.i = load i64, ptr %.154.i.i, align 8, !noalias !198
  %.164.i.i = add i64 %.155.i.i, 1
  store i64 %.164.i.i, ptr %.154.i.i, align 8, !noalias !198
  %232 = getelementptr i64, ptr %.1920, i64 %.9946.i
  %.239.i.i = load i64, ptr %232, align 8, !noalias !198
  %.255.not.i.i = icmp slt i64 %.155.i.i, %.239.i.i
  br i1 %.255.not.i.i, label %B240.i.i, label %B144.i.i

B144.i.i:                                         ; preds = %B4826.endif.i
  %233 = getelementptr i64, ptr %.1990, i64 %.9946.i
  %.291.i.i = load i64, ptr %233, align 8, !noalias !198
  %.292.i.i = icmp eq i64 %.291.i.i, -4611686018427387904
  br i1 %.292.i.i, label %B178.i9124.i, label %B190.i.i

B178.i9124.i:                                     ; preds = %B144.i.i
  %.308.i.i = icmp eq i64 %.239.i.i, 0
  br i1 %.308.i.i, label %B240.i.i, label %B178.else.i.i, !prof !6

B190.i.i:                                         ; preds = %B144.i.i
  %.358.i.i = sub i64 %.164.i.i, %.239.i.i
  %.395.i.i = mul nsw i64 %.291.i.i, %.358.i.i
  %.403.0.i.i = ashr i64 %.395.i.i, 5
  %.439.i.i = add nsw i64 %.239.i.i, -1
  br label %B240.i.i

B240.i.i:                                         ; preds = %B178.else.if.i.i, %B178.else.i.i, %B190.i.i, %B178.i9124.i, %B4826.endif.i
  %o.3.0.i.i = phi i64 [ %.155.i.i, %B4826.endif.i ], [ %.439.i.i, %B190.i.i ], [ 0, %B178.i9124.i ], [ %spec.select.i9125.i, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %shift.3.0.i.i = phi i64 [ 0, %B4826.endif.i ], [ %.403.0.i.i, %B190.i.i ], [ 0, %B178.i9124.i ], [ 0, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %234 = getelementptr i64, ptr %arg.sites_at, i64 %.9946.i
  %.486.i.i = load i64, ptr %234, align 8, !noalias !198
  %.507.i9115.i = icmp ne i64 %.9986.i, -9223372036854775808
  %.509.not.i.i = or i1 %.508.i9116.i, %.507.i9115.i
  %or.cond9257.i = and i1 %.496.i9114.i, %.509.not.i.i
  br i1 %or.cond9257.i, label %B240.else.if.i.i, label %B240.endif.i.i, !prof !14

B320.i.i:                                         ; preds = %B240.endif.i.i
  %.573.i.i = icmp slt i64 %.551.i.i, -4
  %.574.i.i = select i1 %.573.i.i, i64 %.273.fca.9.load.i, i64 0
  %235 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i.i
  %236 = getelementptr i8, ptr %235, i64 16
  %.588.i.i = getelementptr i32, ptr %236, i64 %.574.i.i
  %.589.i9120.i = load i32, ptr %.588.i.i, align 4, !noalias !198
  %237 = getelementptr i64, ptr %.2060, i64 %.9946.i
  %.625.i.i = load i64, ptr %237, align 8, !noalias !198
  %.631.i.i = sext i32 %.589.i9120.i to i64
  %.632.i.i = sub nsw i64 %.631.i.i, %.625.i.i
  %.634.i.i = add nsw i64 %.632.i.i, %shift.3.0.i.i
  %238 = getelementptr i64, ptr %.2130, i64 %.9946.i
  %.667.i.i = load i64, ptr %238, align 8, !noalias !198
  %.677.i9121.i = icmp eq i64 %.667.i.i, 0
  br i1 %.677.i9121.i, label %B320.endif.i.i, label %B320.else.i.i, !prof !6

B404.i9122.i:                                     ; preds = %B320.endif.i.i, %B240.endif.i.i
  %shift.4.0.i.i = phi i64 [ %.715.i.i, %B320.endif.i.i ], [ 0, %B240.endif.i.i ]
  br i1 %or.cond9257.i, label %B404.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

B178.else.i.i:                                    ; preds = %B178.i9124.i
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
  %spec.select.i9125.i = add i64 %.336.i.i, %.325.i.i
  br label %B240.i.i

B240.endif.i.i:                                   ; preds = %B240.else.if.i.i, %B240.i.i
  %rem.2.0.i.i = phi i64 [ 0, %B240.i.i ], [ %239, %B240.else.if.i.i ]
  %.539.i.i = add nsw i64 %rem.2.0.i.i, %rem.3.0.i
  %.543.i9117.i = mul nsw i64 %.539.i.i, %.239.i.i
  %.547.i9118.i = add nsw i64 %.543.i9117.i, %o.3.0.i.i
  %.550.i9119.i = mul nsw i64 %.547.i9118.i, 36
  %.551.i.i = add nsw i64 %.550.i9119.i, %.486.i.i
  %.556.not.i.i = icmp eq i64 %shift.3.0.i.i, 0
  br i1 %.556.not.i.i, label %B404.i9122.i, label %B320.i.i

B240.else.if.i.i:                                 ; preds = %B240.i.i
  %.513.i.i = srem i64 %.9986.i, %.273.fca.5.load.i
  %.514.i.i = xor i64 %.513.i.i, %.273.fca.5.load.i
  %.515.i.i = icmp slt i64 %.514.i.i, 0
  %.516.i.i = icmp ne i64 %.513.i.i, 0
  %.517.i.i = and i1 %.516.i.i, %.515.i.i
  %.524.i.i = select i1 %.517.i.i, i64 %.273.fca.5.load.i, i64 0
  %spec.select280.i.i = add i64 %.524.i.i, %.513.i.i
  %239 = mul nsw i64 %spec.select280.i.i, %.273.fca.7.load.i
  br label %B240.endif.i.i

B320.else.i.i:                                    ; preds = %B320.i.i
  %.688.i.i = icmp ne i64 %.634.i.i, -9223372036854775808
  %.689.i.i = icmp ne i64 %.667.i.i, -1
  %.690.not.i.i = or i1 %.689.i.i, %.688.i.i
  br i1 %.690.not.i.i, label %B320.else.if.i.i, label %B320.endif.i.i, !prof !10

B320.endif.i.i:                                   ; preds = %B320.else.if.i.i, %B320.else.i.i, %B320.i.i
  %rem.3.0.i.i = phi i64 [ 0, %B320.i.i ], [ %spec.select281.i.i, %B320.else.if.i.i ], [ 0, %B320.else.i.i ]
  %.715.i.i = sub nsw i64 %rem.3.0.i.i, %.632.i.i
  br label %B404.i9122.i

B320.else.if.i.i:                                 ; preds = %B320.else.i.i
  %.694.i.i = srem i64 %.634.i.i, %.667.i.i
  %.695.i.i = xor i64 %.694.i.i, %.667.i.i
  %.696.i.i = icmp slt i64 %.695.i.i, 0
  %.697.i.i = icmp ne i64 %.694.i.i, 0
  %.698.i.i = and i1 %.697.i.i, %.696.i.i
  %.705.i.i = select i1 %.698.i.i, i64 %.667.i.i, i64 0
  %spec.select281.i.i = add i64 %.705.i.i, %.694.i.i
  br label %B320.endif.i.i

B404.else.if.i.i:                                 ; preds = %B404.i9122.i
  %.758.i.i = sdiv i64 %.9986.i, %.273.fca.5.load.i
  %.759.i.i = srem i64 %.9986.i, %.273.fca.5.load.i
  %.760.i.i = xor i64 %.759.i.i, %.273.fca.5.load.i
  %.761.i.i = icmp slt i64 %.760.i.i, 0
  %.762.i.i = icmp ne i64 %.759.i.i, 0
  %.763.i.i = and i1 %.762.i.i, %.761.i.i
  %.768.i9123.i = sext i1 %.763.i.i to i64
  %spec.select282.i.i = add i64 %.758.i.i, %.768.i9123.i
  %240 = shl nsw i64 %spec.select282.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B404.else.if.i.i, %B404.i9122.i
  %quot.4.0.i.i = phi i64 [ 0, %B404.i9122.i ], [ %240, %B404.else.if.i.i ]
  %.786.i.i = add nsw i64 %quot.4.0.i.i, %shift.4.0.i.i
  br label %B8.i9126.i

B8.i9126.i:                                       ; preds = %B8.if.i9129.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9127.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9132.i, %B8.if.i9129.i ]
  %exitcond.not.i9128.i = icmp eq i64 %.16.0.i9127.i, 2
  br i1 %exitcond.not.i9128.i, label %B5108.i, label %B8.if.i9129.i

B8.if.i9129.i:                                    ; preds = %B8.i9126.i
  %trunc.i9130.i = trunc nuw i64 %.16.0.i9127.i to i1
  %spec.select.i9131.i = select i1 %trunc.i9130.i, i64 13, i64 6
  %.70.i9132.i = add nuw nsw i64 %.16.0.i9127.i, 1
  %.96.i9133.i = icmp eq i64 %spec.select.i9131.i, %.7412.i
  br i1 %.96.i9133.i, label %B4968.i, label %B8.i9126.i

B4826.else.if.i:                                  ; preds = %B4826.i
  %.10125.i = srem i64 %.7307.i, %.273.fca.7.load.i
  %.10126.i = xor i64 %.10125.i, %.273.fca.7.load.i
  %.10127.i = icmp slt i64 %.10126.i, 0
  %.10128.i = icmp ne i64 %.10125.i, 0
  %.10129.i = and i1 %.10128.i, %.10127.i
  %.10136.i = select i1 %.10129.i, i64 %.273.fca.7.load.i, i64 0
  %spec.select7797.i = add i64 %.10136.i, %.10125.i
  br label %B4826.endif.i

B6268.endif.i:                                    ; preds = %B6268.else.if.i, %B6268.i
  %rem.6.0.i = phi i64 [ %.12190.0.i, %B6268.else.if.i ], [ 0, %B6268.i ]
  store i64 %rem.6.0.i, ptr %.12114.i, align 8, !noalias !7
  br label %B6368.i

B6268.else.if.i:                                  ; preds = %B6268.i
  %.12177.i = load i64, ptr %.12114.i, align 8, !noalias !7
  %.12178.i = add nsw i64 %.12177.i, 1
  %.12199.i = srem i64 %.12178.i, %.5.i.i
  %.12200.i = xor i64 %.12199.i, %.5.i.i
  %.12201.i = icmp slt i64 %.12200.i, 0
  %.12202.i = icmp ne i64 %.12199.i, 0
  %.12203.i = and i1 %.12202.i, %.12201.i
  %.12210.i = select i1 %.12203.i, i64 %.5.i.i, i64 0
  %.12190.0.i = add i64 %.12210.i, %.12199.i
  br label %B6268.endif.i

B7572.if.i:                                       ; preds = %B7628.i, %B7572.if.preheader.i
  %.14062.09238.i = phi i64 [ %.14124.i, %B7628.i ], [ %spec.select9150.i, %B7572.if.preheader.i ]
  %.14059.09237.i = phi i64 [ %.14128.i, %B7628.i ], [ %.14031.i, %B7572.if.preheader.i ]
  %.14124.i = add nsw i64 %.14062.09238.i, -1
  %.14128.i = add i64 %.14059.09237.i, 1
  %.14170.i = icmp slt i64 %.14059.09237.i, 0
  %.14171.i = select i1 %.14170.i, i64 %.210.i8346.i, i64 0
  %241 = getelementptr i64, ptr %.226.i8344.i, i64 %.14059.09237.i
  %.14185.i = getelementptr i64, ptr %241, i64 %.14171.i
  %.14186.i = load i64, ptr %.14185.i, align 8, !noalias !7
  %.14187.not.i = icmp eq i64 %.14186.i, 0
  br i1 %.14187.not.i, label %B7628.i, label %B7592.i

B7630.endif.else.endif.endif.endif.if.i:          ; preds = %B7630.i
  br i1 %.6336.not9225.i, label %.14581.endif.i.preheader, label %B7654.i, !prof !196

.14581.endif.i.preheader:                         ; preds = %B7630.i, %B7630.endif.else.endif.endif.endif.if.i
  %.14577.09240.i.ph = phi i64 [ %.210.i90289374.i, %B7630.endif.else.endif.endif.endif.if.i ], [ 0, %B7630.i ]
  br label %.14581.endif.i

.14581.endif.i:                                   ; preds = %.14581.endif.i.preheader, %.14581.endif.i
  %.14577.09240.i = phi i64 [ %.14622.i, %.14581.endif.i ], [ %.14577.09240.i.ph, %.14581.endif.i.preheader ]
  %.14617.i = getelementptr i64, ptr %.226.i9026.i, i64 %.14577.09240.i
  store i64 1, ptr %.14617.i, align 8, !noalias !7
  %.14622.i = add nuw nsw i64 %.14577.09240.i, 1
  %.14611.not.i = icmp sgt i64 %.201.i9025.i, %.14622.i
  br i1 %.14611.not.i, label %.14581.endif.i, label %B7654.i, !prof !197

B7838.if.i:                                       ; preds = %B7934.i, %B7838.if.lr.ph.i
  %.15694.09252.i = phi i64 [ 0, %B7838.if.lr.ph.i ], [ %.15763.i, %B7934.i ]
  %.15763.i = add nuw nsw i64 %.15694.09252.i, 1
  %242 = getelementptr i64, ptr %.226.i8344.i, i64 %.15694.09252.i
  %.15821.i = load i64, ptr %242, align 8, !noalias !7
  %.15822.not.i = icmp eq i64 %.15821.i, 0
  br i1 %.15822.not.i, label %B7934.i, label %B7858.i

B7858.endif.i:                                    ; preds = %B7858.i
  %.15874.i = sdiv i64 %.15694.09252.i, %.273.fca.7.load.i
  %.15875.i = srem i64 %.15694.09252.i, %.273.fca.7.load.i
  %.15878.i = icmp ne i64 %.15875.i, 0
  %.15879.i = and i1 %.15877.i, %.15878.i
  %.15884.i = sext i1 %.15879.i to i64
  %spec.select7798.i = add i64 %.15874.i, %.15884.i
  %spec.select7798.fr.i = freeze i64 %spec.select7798.i
  %.15911.i = icmp slt i64 %spec.select7798.fr.i, 0
  %spec.select9155.i = select i1 %.15911.i, i64 %.210.i8778.i, i64 0
  br label %B7858.endif.thread.i

B7858.endif.thread.i:                             ; preds = %B7858.endif.i, %B7858.i
  %quot.7.09149.i = phi i64 [ 0, %B7858.i ], [ %spec.select7798.fr.i, %B7858.endif.i ]
  %243 = phi i64 [ 0, %B7858.i ], [ %spec.select9155.i, %B7858.endif.i ]
  %244 = getelementptr double, ptr %.226.i8776.i, i64 %quot.7.09149.i
  %.15926.i = getelementptr double, ptr %244, i64 %243
  %.15927.i = load double, ptr %.15926.i, align 8, !noalias !7
  %.15929.i = fsub double %now.2.2.i, %.15927.i
  %.15930.i = fadd double %.15853.i, %.15929.i
  store double %.15930.i, ptr %.15852.i, align 8, !noalias !7
  br label %B7934.i
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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi38EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2038_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2038_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
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
!41 = distinct !{!41, !42, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!43 = !{!44, !41, !8}
!44 = distinct !{!44, !45, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!45 = distinct !{!45, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!46 = !{!47, !8}
!47 = distinct !{!47, !48, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!48 = distinct !{!48, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!49 = !{!50, !8}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !50, !8}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!55 = !{!56, !50, !8}
!56 = distinct !{!56, !57, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!57 = distinct !{!57, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!58 = !{!59, !56, !50, !8}
!59 = distinct !{!59, !60, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!60 = distinct !{!60, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!61 = !{!62, !59, !56, !50, !8}
!62 = distinct !{!62, !63, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!63 = distinct !{!63, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!64 = !{!65, !56, !50, !8}
!65 = distinct !{!65, !66, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!66 = distinct !{!66, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2038_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!67 = !{!"branch_weights", i32 199, i32 9801}
!68 = !{!69, !71, !8}
!69 = distinct !{!69, !70, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!70 = distinct !{!70, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!71 = distinct !{!71, !72, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!72 = distinct !{!72, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2038_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!73 = !{!71, !8}
!74 = !{!75, !71, !8}
!75 = distinct !{!75, !76, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!76 = distinct !{!76, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!77 = !{!78, !71, !8}
!78 = distinct !{!78, !79, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!79 = distinct !{!79, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!80 = !{!81, !71, !8}
!81 = distinct !{!81, !82, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!82 = distinct !{!82, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!83 = !{!"branch_weights", i32 127, i32 12545}
!84 = !{!85, !71, !8}
!85 = distinct !{!85, !86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!86 = distinct !{!86, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!87 = !{!88, !71, !8}
!88 = distinct !{!88, !89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!90 = !{!91, !71, !8}
!91 = distinct !{!91, !92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!93 = !{!94, !71, !8}
!94 = distinct !{!94, !95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!95 = distinct !{!95, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!96 = !{!97, !71, !8}
!97 = distinct !{!97, !98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!98 = distinct !{!98, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!99 = !{!100, !71, !8}
!100 = distinct !{!100, !101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!101 = distinct !{!101, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!102 = !{!103, !71, !8}
!103 = distinct !{!103, !104, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!104 = distinct !{!104, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
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
!115 = distinct !{!115, !116, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!116 = distinct !{!116, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!142 = distinct !{!142, !143, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!143 = distinct !{!143, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!144 = !{!145, !8}
!145 = distinct !{!145, !146, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!146 = distinct !{!146, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!147 = !{!148, !8}
!148 = distinct !{!148, !149, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!160 = distinct !{!160, !161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!175 = distinct !{!175, !176, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!176 = distinct !{!176, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!177 = !{!178, !8}
!178 = distinct !{!178, !179, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!179 = distinct !{!179, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!180 = !{!181, !8}
!181 = distinct !{!181, !182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!182 = distinct !{!182, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!183 = !{!184, !8}
!184 = distinct !{!184, !185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!185 = distinct !{!185, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!186 = !{!187, !8}
!187 = distinct !{!187, !188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!188 = distinct !{!188, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!189 = !{!"branch_weights", i32 1, i32 127}
!190 = !{!191, !8}
!191 = distinct !{!191, !192, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!192 = distinct !{!192, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!193 = !{!194, !8}
!194 = distinct !{!194, !195, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!195 = distinct !{!195, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!196 = !{!"branch_weights", i32 469762010, i32 1677721638}
!197 = !{!"branch_weights", i32 12545, i32 127}
!198 = !{!199, !8}
!199 = distinct !{!199, !200, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!200 = distinct !{!200, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
