; made by build.py from sm.py, sources 395f2cb6773cec7a
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.limit, ptr readonly captures(none) %arg.sizes_at, ptr readonly captures(none) %arg.rates_at, ptr readonly captures(none) %arg.code_at, ptr readonly captures(none) %arg.cost_at, ptr readonly captures(none) %arg.path_at, ptr readonly captures(none) %arg.sites_at, ptr readonly captures(none) %arg.rows_at, ptr readonly captures(none) %arg.wavefronts_at, ptr captures(none) %arg.results_at, ptr %arg.memory_at) unnamed_addr #0 {
entry:
  %.484.i = alloca [39 x double], align 8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %.484.i)
  %.fca.1.gep.i1215 = getelementptr inbounds nuw i8, ptr %.484.i, i64 8
  %.fca.2.gep.i1216 = getelementptr inbounds nuw i8, ptr %.484.i, i64 16
  %.fca.3.gep.i1217 = getelementptr inbounds nuw i8, ptr %.484.i, i64 24
  %.fca.4.gep.i1218 = getelementptr inbounds nuw i8, ptr %.484.i, i64 32
  %.fca.5.gep.i1219 = getelementptr inbounds nuw i8, ptr %.484.i, i64 40
  %.fca.6.gep.i1220 = getelementptr inbounds nuw i8, ptr %.484.i, i64 48
  %.fca.7.gep.i1221 = getelementptr inbounds nuw i8, ptr %.484.i, i64 56
  %.fca.8.gep.i1222 = getelementptr inbounds nuw i8, ptr %.484.i, i64 64
  %.fca.9.gep.i1223 = getelementptr inbounds nuw i8, ptr %.484.i, i64 72
  %.fca.10.gep.i1224 = getelementptr inbounds nuw i8, ptr %.484.i, i64 80
  %.fca.11.gep.i1225 = getelementptr inbounds nuw i8, ptr %.484.i, i64 88
  %.fca.12.gep.i = getelementptr inbounds nuw i8, ptr %.484.i, i64 96
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
  br label %B38.if.i1226

B38.if.i1226:                                     ; preds = %B38.if.i1226, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit
  %out.2.sroa.0.0321.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.0.load.i, %B38.if.i1226 ]
  %out.2.sroa.9.0320.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.1.load.i, %B38.if.i1226 ]
  %out.2.sroa.18.0319.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.2.load.i, %B38.if.i1226 ]
  %out.2.sroa.27.0318.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.3.load.i, %B38.if.i1226 ]
  %out.2.sroa.36.0317.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.4.load.i, %B38.if.i1226 ]
  %out.2.sroa.45.0316.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.5.load.i, %B38.if.i1226 ]
  %out.2.sroa.54.0315.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.6.load.i, %B38.if.i1226 ]
  %out.2.sroa.63.0314.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.7.load.i, %B38.if.i1226 ]
  %out.2.sroa.72.0313.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.8.load.i, %B38.if.i1226 ]
  %out.2.sroa.81.0312.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.9.load.i, %B38.if.i1226 ]
  %out.2.sroa.90.0311.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.10.load.i, %B38.if.i1226 ]
  %out.2.sroa.99.0310.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.11.load.i, %B38.if.i1226 ]
  %out.2.sroa.108.0309.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.12.load.i, %B38.if.i1226 ]
  %out.2.sroa.117.0308.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.13.load.i, %B38.if.i1226 ]
  %out.2.sroa.126.0307.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.14.load.i, %B38.if.i1226 ]
  %out.2.sroa.135.0306.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.15.load.i, %B38.if.i1226 ]
  %out.2.sroa.144.0305.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.16.load.i, %B38.if.i1226 ]
  %out.2.sroa.153.0304.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.17.load.i, %B38.if.i1226 ]
  %out.2.sroa.162.0303.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.18.load.i, %B38.if.i1226 ]
  %out.2.sroa.171.0302.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.19.load.i, %B38.if.i1226 ]
  %out.2.sroa.180.0301.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.20.load.i, %B38.if.i1226 ]
  %out.2.sroa.189.0300.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.21.load.i, %B38.if.i1226 ]
  %out.2.sroa.198.0299.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.22.load.i, %B38.if.i1226 ]
  %out.2.sroa.207.0298.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.23.load.i, %B38.if.i1226 ]
  %out.2.sroa.216.0297.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.24.load.i, %B38.if.i1226 ]
  %out.2.sroa.225.0296.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.25.load.i, %B38.if.i1226 ]
  %out.2.sroa.234.0295.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.26.load.i, %B38.if.i1226 ]
  %out.2.sroa.243.0294.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.27.load.i, %B38.if.i1226 ]
  %out.2.sroa.252.0293.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.28.load.i, %B38.if.i1226 ]
  %out.2.sroa.261.0292.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.29.load.i, %B38.if.i1226 ]
  %out.2.sroa.270.0291.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.30.load.i, %B38.if.i1226 ]
  %out.2.sroa.279.0290.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.31.load.i, %B38.if.i1226 ]
  %out.2.sroa.288.0289.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.32.load.i, %B38.if.i1226 ]
  %out.2.sroa.297.0288.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.33.load.i, %B38.if.i1226 ]
  %out.2.sroa.306.0287.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.34.load.i, %B38.if.i1226 ]
  %out.2.sroa.315.0286.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.35.load.i, %B38.if.i1226 ]
  %out.2.sroa.324.0285.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.36.load.i, %B38.if.i1226 ]
  %out.2.sroa.333.0284.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.37.load.i, %B38.if.i1226 ]
  %out.2.sroa.342.0283.i = phi double [ undef, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.489.fca.38.load.i, %B38.if.i1226 ]
  %.357.0281.i = phi i64 [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v40B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi12EE.exit ], [ %.428.i, %B38.if.i1226 ]
  %.428.i = add nuw nsw i64 %.357.0281.i, 1
  %1 = getelementptr double, ptr %arg.rates_at, i64 %.357.0281.i
  %.482.i = load double, ptr %1, align 8, !noalias !3
  store double %out.2.sroa.0.0321.i, ptr %.484.i, align 8, !noalias !3
  store double %out.2.sroa.9.0320.i, ptr %.fca.1.gep.i1215, align 8, !noalias !3
  store double %out.2.sroa.18.0319.i, ptr %.fca.2.gep.i1216, align 8, !noalias !3
  store double %out.2.sroa.27.0318.i, ptr %.fca.3.gep.i1217, align 8, !noalias !3
  store double %out.2.sroa.36.0317.i, ptr %.fca.4.gep.i1218, align 8, !noalias !3
  store double %out.2.sroa.45.0316.i, ptr %.fca.5.gep.i1219, align 8, !noalias !3
  store double %out.2.sroa.54.0315.i, ptr %.fca.6.gep.i1220, align 8, !noalias !3
  store double %out.2.sroa.63.0314.i, ptr %.fca.7.gep.i1221, align 8, !noalias !3
  store double %out.2.sroa.72.0313.i, ptr %.fca.8.gep.i1222, align 8, !noalias !3
  store double %out.2.sroa.81.0312.i, ptr %.fca.9.gep.i1223, align 8, !noalias !3
  store double %out.2.sroa.90.0311.i, ptr %.fca.10.gep.i1224, align 8, !noalias !3
  store double %out.2.sroa.99.0310.i, ptr %.fca.11.gep.i1225, align 8, !noalias !3
  store double %out.2.sroa.108.0309.i, ptr %.fca.12.gep.i, align 8, !noalias !3
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
  %.489.fca.1.load.i = load double, ptr %.fca.1.gep.i1215, align 8, !noalias !3
  %.489.fca.2.load.i = load double, ptr %.fca.2.gep.i1216, align 8, !noalias !3
  %.489.fca.3.load.i = load double, ptr %.fca.3.gep.i1217, align 8, !noalias !3
  %.489.fca.4.load.i = load double, ptr %.fca.4.gep.i1218, align 8, !noalias !3
  %.489.fca.5.load.i = load double, ptr %.fca.5.gep.i1219, align 8, !noalias !3
  %.489.fca.6.load.i = load double, ptr %.fca.6.gep.i1220, align 8, !noalias !3
  %.489.fca.7.load.i = load double, ptr %.fca.7.gep.i1221, align 8, !noalias !3
  %.489.fca.8.load.i = load double, ptr %.fca.8.gep.i1222, align 8, !noalias !3
  %.489.fca.9.load.i = load double, ptr %.fca.9.gep.i1223, align 8, !noalias !3
  %.489.fca.10.load.i = load double, ptr %.fca.10.gep.i1224, align 8, !noalias !3
  %.489.fca.11.load.i = load double, ptr %.fca.11.gep.i1225, align 8, !noalias !3
  %.489.fca.12.load.i = load double, ptr %.fca.12.gep.i, align 8, !noalias !3
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
  %exitcond.not.i1227 = icmp eq i64 %.428.i, 39
  br i1 %exitcond.not.i1227, label %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit, label %B38.if.i1226

_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit: ; preds = %B38.if.i1226
  call void @llvm.lifetime.end.p0(ptr nonnull %.484.i)
  %.507 = add nsw i64 %.273.fca.2.load.i, %.273.fca.1.load.i
  %.508 = add nsw i64 %.507, %.273.fca.3.load.i
  %.509 = add nsw i64 %.508, 1
  %.510 = mul nsw i64 %.273.fca.7.load.i, %.273.fca.5.load.i
  %.511 = add nsw i64 %.510, %.509
  %.552 = add nsw i64 %.273.fca.4.load.i, 11
  %.553 = add nsw i64 %.552, %.273.fca.0.load.i
  %.554 = add nsw i64 %.553, 16
  %.704 = getelementptr i64, ptr %arg.code_at, i64 %.273.fca.0.load.i
  %.774.idx = shl i64 %.273.fca.0.load.i, 4
  %.774 = getelementptr i8, ptr %arg.code_at, i64 %.774.idx
  %.844.idx = mul i64 %.273.fca.0.load.i, 24
  %.844 = getelementptr i8, ptr %arg.code_at, i64 %.844.idx
  %.914.idx = shl i64 %.273.fca.0.load.i, 5
  %.914 = getelementptr i8, ptr %arg.code_at, i64 %.914.idx
  %.984.idx = mul i64 %.273.fca.0.load.i, 40
  %.984 = getelementptr i8, ptr %arg.code_at, i64 %.984.idx
  %.1054.idx = mul i64 %.273.fca.0.load.i, 48
  %.1054 = getelementptr i8, ptr %arg.code_at, i64 %.1054.idx
  %.1175 = icmp slt i64 %.511, 1
  br i1 %.1175, label %B0.endif.endif.endif.endi...else.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif, !prof !6

common.ret:                                       ; preds = %B8062.i, %B7880.i
  store double %issued.4.2.i, ptr %.2970, align 8, !noalias !7
  %.16136.i = getelementptr i8, ptr %.2970, i64 24
  store double %now.2.2.i, ptr %.16136.i, align 8, !noalias !7
  %.16169.i = getelementptr i8, ptr %.2970, i64 40
  %.16170.i = sitofp i64 %finished.5.2.i to double
  store double %.16170.i, ptr %.16169.i, align 8, !noalias !7
  %.3613 = trunc i64 %finished.5.2.i to i32
  store i32 %.3613, ptr %retptr, align 4
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif, %B0.endif.endif.endif.endi...else.endif.endif.endif.if
  %.1155.sroa.13.0 = phi i64 [ %.511, %B0.endif.endif.endif.endi...else.endif.endif.endif.if ], [ %.1155.sroa.13.1, %B0.endif.endif.endif.endi...else.endif.endif.endif ]
  %.1243 = sub i64 %.1155.sroa.13.0, %.1155.sroa.0.3
  %.1252 = tail call i64 @llvm.smax.i64(i64 %.1243, i64 0)
  %.1268 = getelementptr i64, ptr %arg.path_at, i64 %.1155.sroa.0.3
  br i1 %.1187, label %B0.endif.endif.endif.endi...endif.1.else.if, label %B0.endif.endif.endif.endi...endif.1.else.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.if:        ; preds = %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit
  br label %B0.endif.endif.endif.endi...else.endif.endif

B0.endif.endif.endif.endi...else.endif.endif:     ; preds = %B0.endif.endif.endif.endi...else.endif.if, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit
  %.1155.sroa.0.3 = phi i64 [ %.511, %B0.endif.endif.endif.endi...else.endif.if ], [ 0, %_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE.exit ]
  %.1182 = icmp slt i64 %.273.fca.1.load.i, 0
  %.1183 = select i1 %.1182, i64 %.511, i64 0
  %.1184 = add i64 %.1183, %.273.fca.1.load.i
  %.1187 = icmp slt i64 %.1184, 0
  br i1 %.1187, label %B0.endif.endif.endif.endi...else.endif.endif.if, label %B0.endif.endif.endif.endi...else.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.endif.endif.if:  ; preds = %B0.endif.endif.endif.endi...else.endif.endif
  br label %B0.endif.endif.endif.endi...else.endif.endif.endif

B0.endif.endif.endif.endi...else.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.if, %B0.endif.endif.endif.endi...else.endif.endif
  %.1155.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.endif.endif.if ], [ %.1184, %B0.endif.endif.endif.endi...else.endif.endif ]
  %.1192.not = icmp slt i64 %.1184, %.511
  br i1 %.1192.not, label %B0.endif.endif.endif.endi...endif.1, label %B0.endif.endif.endif.endi...else.endif.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...else.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2, %B0.endif.endif.endif.endi...endif.2.if
  %.1325.sroa.13.0 = phi i64 [ %.511, %B0.endif.endif.endif.endi...endif.2.if ], [ %.1325.sroa.13.1, %B0.endif.endif.endif.endi...endif.2 ]
  %.1413 = sub i64 %.1325.sroa.13.0, %.1325.sroa.0.3
  %.1422 = tail call i64 @llvm.smax.i64(i64 %.1413, i64 0)
  %.1438 = getelementptr i64, ptr %arg.path_at, i64 %.1325.sroa.0.3
  br i1 %.1357, label %B0.endif.endif.endif.endi...endif.1.endif.else.if, label %B0.endif.endif.endif.endi...endif.1.endif.else.endif, !prof !6

B0.endif.endif.endif.endi...endif.1.else.if:      ; preds = %B0.endif.endif.endif.endi...endif.1
  br label %B0.endif.endif.endif.endi...endif.1.else.endif

B0.endif.endif.endif.endi...endif.1.else.endif:   ; preds = %B0.endif.endif.endif.endi...endif.1.else.if, %B0.endif.endif.endif.endi...endif.1
  %.1325.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.else.if ], [ %.1184, %B0.endif.endif.endif.endi...endif.1 ]
  br i1 %.1192.not, label %B0.endif.endif.endif.endi...endif.1.else.endif.endif, label %B0.endif.endif.endif.endi...endif.1.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.1.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif
  br label %B0.endif.endif.endif.endi...endif.1.else.endif.endif

B0.endif.endif.endif.endi...endif.1.else.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.if, %B0.endif.endif.endif.endi...endif.1.else.endif
  %.1325.sroa.0.3 = phi i64 [ %.511, %B0.endif.endif.endif.endi...endif.1.else.endif.if ], [ %.1325.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.else.endif ]
  %.1352 = icmp slt i64 %.507, 0
  %.1353 = select i1 %.1352, i64 %.511, i64 0
  %.1354 = add i64 %.1353, %.507
  %.1357 = icmp slt i64 %.1354, 0
  br i1 %.1357, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !6

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...if.2, %B0.endif.endif.endif.endi...endif.1.else.endif.endif
  %.1325.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.2 ], [ %.1354, %B0.endif.endif.endif.endi...endif.1.else.endif.endif ]
  %.1362.not = icmp slt i64 %.1354, %.511
  br i1 %.1362.not, label %B0.endif.endif.endif.endi...endif.1.endif, label %B0.endif.endif.endif.endi...endif.2.if, !prof !10

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  br label %B0.endif.endif.endif.endi...endif.1.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif, %B0.endif.endif.endif.endi...endif.4.endif.if
  %.1497.sroa.13.0 = phi i64 [ %.511, %B0.endif.endif.endif.endi...endif.4.endif.if ], [ %.1497.sroa.13.1, %B0.endif.endif.endif.endi...endif.4.endif ]
  %.1585 = sub i64 %.1497.sroa.13.0, %.1497.sroa.0.3
  %.1594 = tail call i64 @llvm.smax.i64(i64 %.1585, i64 0)
  %.1610 = getelementptr i64, ptr %arg.path_at, i64 %.1497.sroa.0.3
  br i1 %.1529, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !6

B0.endif.endif.endif.endi...endif.1.endif.else.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.else.endif

B0.endif.endif.endif.endi...endif.1.endif.else.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.if, %B0.endif.endif.endif.endi...endif.1.endif
  %.1497.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.1.endif.else.if ], [ %.1354, %B0.endif.endif.endif.endi...endif.1.endif ]
  br i1 %.1362.not, label %B0.endif.endif.endif.endi...endif.4, label %B0.endif.endif.endif.endi...if.4, !prof !10

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  br label %B0.endif.endif.endif.endi...endif.4

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...if.4, %B0.endif.endif.endif.endi...endif.1.endif.else.endif
  %.1497.sroa.0.3 = phi i64 [ %.511, %B0.endif.endif.endif.endi...if.4 ], [ %.1497.sroa.0.1, %B0.endif.endif.endif.endi...endif.1.endif.else.endif ]
  %.1524 = icmp slt i64 %.508, -1
  %.1525 = select i1 %.1524, i64 %.511, i64 0
  %.1526 = add i64 %.1525, %.509
  %.1529 = icmp slt i64 %.1526, 0
  br i1 %.1529, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.endif, !prof !6

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.if, %B0.endif.endif.endif.endi...endif.4
  %.1497.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.4.if ], [ %.1526, %B0.endif.endif.endif.endi...endif.4 ]
  %.1534.not = icmp slt i64 %.1526, %.511
  br i1 %.1534.not, label %B0.endif.endif.endif.endi...endif.1.endif.endif, label %B0.endif.endif.endif.endi...endif.4.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  br label %B0.endif.endif.endif.endi...endif.6

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...if.6, %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1669.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.6 ], [ %.1526, %B0.endif.endif.endif.endi...endif.1.endif.endif ]
  br i1 %.1534.not, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, label %B0.endif.endif.endif.endi...endif.6.if, !prof !10

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif.if

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.if, %B0.endif.endif.endif.endi...endif.6
  %.1669.sroa.0.3 = phi i64 [ %.511, %B0.endif.endif.endif.endi...endif.6.if ], [ %.1669.sroa.0.1, %B0.endif.endif.endif.endi...endif.6 ]
  %.1757 = sub i64 %.511, %.1669.sroa.0.3
  %.1766 = tail call i64 @llvm.smax.i64(i64 %.1757, i64 0)
  %.1782 = getelementptr i64, ptr %arg.path_at, i64 %.1669.sroa.0.3
  %.1925 = getelementptr i64, ptr %arg.sites_at, i64 %.273.fca.8.load.i
  %.1995.idx = shl i64 %.273.fca.8.load.i, 4
  %.1995 = getelementptr i8, ptr %arg.sites_at, i64 %.1995.idx
  %.2065.idx = mul i64 %.273.fca.8.load.i, 24
  %.2065 = getelementptr i8, ptr %arg.sites_at, i64 %.2065.idx
  %.2135.idx = shl i64 %.273.fca.8.load.i, 5
  %.2135 = getelementptr i8, ptr %arg.sites_at, i64 %.2135.idx
  %.2205.idx = mul i64 %.273.fca.8.load.i, 40
  %.2205 = getelementptr i8, ptr %arg.sites_at, i64 %.2205.idx
  %.2365 = icmp slt i64 %.553, -15
  br i1 %.2365, label %B0.endif.endif.endif.endi...if.9, label %B0.endif.endif.endif.endi...endif.9, !prof !6

B0.endif.endif.endif.endi...endif.8.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.9.endif, %B0.endif.endif.endif.endi...endif.9.endif.if
  %.2345.sroa.13.0 = phi i64 [ %.554, %B0.endif.endif.endif.endi...endif.9.endif.if ], [ %.2345.sroa.13.1, %B0.endif.endif.endif.endi...endif.9.endif ]
  %.2433 = sub i64 %.2345.sroa.13.0, %.2345.sroa.0.3
  %.2442 = tail call i64 @llvm.smax.i64(i64 %.2433, i64 0)
  %.2458 = getelementptr double, ptr %arg.results_at, i64 %.2345.sroa.0.3
  br i1 %.2377, label %B0.endif.endif.endif.endi...if.11, label %B0.endif.endif.endif.endi...endif.11, !prof !6

B0.endif.endif.endif.endi...if.9:                 ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  br label %B0.endif.endif.endif.endi...endif.9

B0.endif.endif.endif.endi...endif.9:              ; preds = %B0.endif.endif.endif.endi...if.9, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.2345.sroa.0.3 = phi i64 [ %.554, %B0.endif.endif.endif.endi...if.9 ], [ 0, %B0.endif.endif.endif.endi...endif.6.endif.endif.if ]
  %.2372 = icmp slt i64 %.273.fca.4.load.i, 0
  %.2373 = select i1 %.2372, i64 %.554, i64 0
  %.2374 = add i64 %.2373, %.273.fca.4.load.i
  %.2377 = icmp slt i64 %.2374, 0
  br i1 %.2377, label %B0.endif.endif.endif.endi...endif.9.if, label %B0.endif.endif.endif.endi...endif.9.endif, !prof !6

B0.endif.endif.endif.endi...endif.9.if:           ; preds = %B0.endif.endif.endif.endi...endif.9
  br label %B0.endif.endif.endif.endi...endif.9.endif

B0.endif.endif.endif.endi...endif.9.endif:        ; preds = %B0.endif.endif.endif.endi...endif.9.if, %B0.endif.endif.endif.endi...endif.9
  %.2345.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.9.if ], [ %.2374, %B0.endif.endif.endif.endi...endif.9 ]
  %.2382.not = icmp slt i64 %.2374, %.554
  br i1 %.2382.not, label %B0.endif.endif.endif.endi...endif.8.endif.endif, label %B0.endif.endif.endif.endi...endif.9.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.9.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.9.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.endif

B0.endif.endif.endif.endi...endif.8.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif, %B0.endif.endif.endif.endi...endif.11.endif.endif.if
  %.2515.sroa.13.0 = phi i64 [ %.554, %B0.endif.endif.endif.endi...endif.11.endif.endif.if ], [ %.2515.sroa.13.1, %B0.endif.endif.endif.endi...endif.11.endif.endif ]
  %.2603 = sub i64 %.2515.sroa.13.0, %.2515.sroa.0.3
  %.2612 = tail call i64 @llvm.smax.i64(i64 %.2603, i64 0)
  %.2628 = getelementptr double, ptr %arg.results_at, i64 %.2515.sroa.0.3
  br i1 %.2547, label %B0.endif.endif.endif.endi...else.1.if, label %B0.endif.endif.endif.endi...else.1.endif, !prof !6

B0.endif.endif.endif.endi...if.11:                ; preds = %B0.endif.endif.endif.endi...endif.8.endif.endif
  br label %B0.endif.endif.endif.endi...endif.11

B0.endif.endif.endif.endi...endif.11:             ; preds = %B0.endif.endif.endif.endi...if.11, %B0.endif.endif.endif.endi...endif.8.endif.endif
  %.2515.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...if.11 ], [ %.2374, %B0.endif.endif.endif.endi...endif.8.endif.endif ]
  br i1 %.2382.not, label %B0.endif.endif.endif.endi...endif.11.endif, label %B0.endif.endif.endif.endi...endif.11.if, !prof !10

B0.endif.endif.endif.endi...endif.11.if:          ; preds = %B0.endif.endif.endif.endi...endif.11
  br label %B0.endif.endif.endif.endi...endif.11.endif

B0.endif.endif.endif.endi...endif.11.endif:       ; preds = %B0.endif.endif.endif.endi...endif.11.if, %B0.endif.endif.endif.endi...endif.11
  %.2515.sroa.0.3 = phi i64 [ %.554, %B0.endif.endif.endif.endi...endif.11.if ], [ %.2515.sroa.0.1, %B0.endif.endif.endif.endi...endif.11 ]
  %.2542 = icmp slt i64 %.273.fca.4.load.i, -11
  %.2543 = select i1 %.2542, i64 %.554, i64 0
  %.2544 = add i64 %.2543, %.552
  %.2547 = icmp slt i64 %.2544, 0
  br i1 %.2547, label %B0.endif.endif.endif.endi...endif.11.endif.if, label %B0.endif.endif.endif.endi...endif.11.endif.endif, !prof !6

B0.endif.endif.endif.endi...endif.11.endif.if:    ; preds = %B0.endif.endif.endif.endi...endif.11.endif
  br label %B0.endif.endif.endif.endi...endif.11.endif.endif

B0.endif.endif.endif.endi...endif.11.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.if, %B0.endif.endif.endif.endi...endif.11.endif
  %.2515.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.11.endif.if ], [ %.2544, %B0.endif.endif.endif.endi...endif.11.endif ]
  %.2552.not = icmp slt i64 %.2544, %.554
  br i1 %.2552.not, label %B0.endif.endif.endif.endi...endif.8.endif.endif.endif, label %B0.endif.endif.endif.endi...endif.11.endif.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.11.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.11.endif.endif
  br label %B0.endif.endif.endif.endi...endif.8.endif.endif.endif

B0.endif.endif.endif.endi...endif.13:             ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif, %B0.endif.endif.endif.endi...if.14
  %.2686.sroa.13.0 = phi i64 [ %.554, %B0.endif.endif.endif.endi...if.14 ], [ %.2686.sroa.13.1, %B0.endif.endif.endif.endi...else.1.endif.endif.endif ]
  %.2774 = sub i64 %.2686.sroa.13.0, %.2686.sroa.0.3
  %.2783 = tail call i64 @llvm.smax.i64(i64 %.2774, i64 0)
  %.2799 = getelementptr double, ptr %arg.results_at, i64 %.2686.sroa.0.3
  br i1 %.2718, label %B0.endif.endif.endif.endi...endif.13.else.if, label %B0.endif.endif.endif.endi...endif.13.else.endif, !prof !6

B0.endif.endif.endif.endi...else.1.if:            ; preds = %B0.endif.endif.endif.endi...endif.8.endif.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif

B0.endif.endif.endif.endi...else.1.endif:         ; preds = %B0.endif.endif.endif.endi...else.1.if, %B0.endif.endif.endif.endi...endif.8.endif.endif.endif
  %.2686.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.if ], [ %.2544, %B0.endif.endif.endif.endi...endif.8.endif.endif.endif ]
  br i1 %.2552.not, label %B0.endif.endif.endif.endi...else.1.endif.endif, label %B0.endif.endif.endif.endi...else.1.endif.if, !prof !10

B0.endif.endif.endif.endi...else.1.endif.if:      ; preds = %B0.endif.endif.endif.endi...else.1.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif:   ; preds = %B0.endif.endif.endif.endi...else.1.endif.if, %B0.endif.endif.endif.endi...else.1.endif
  %.2686.sroa.0.3 = phi i64 [ %.554, %B0.endif.endif.endif.endi...else.1.endif.if ], [ %.2686.sroa.0.1, %B0.endif.endif.endif.endi...else.1.endif ]
  %.2713 = icmp slt i64 %.553, 0
  %.2714 = select i1 %.2713, i64 %.554, i64 0
  %.2715 = add i64 %.2714, %.553
  %.2718 = icmp slt i64 %.2715, 0
  br i1 %.2718, label %B0.endif.endif.endif.endi...else.1.endif.endif.if, label %B0.endif.endif.endif.endi...else.1.endif.endif.endif, !prof !6

B0.endif.endif.endif.endi...else.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif
  br label %B0.endif.endif.endif.endi...else.1.endif.endif.endif

B0.endif.endif.endif.endi...else.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.if, %B0.endif.endif.endif.endi...else.1.endif.endif
  %.2686.sroa.13.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...else.1.endif.endif.if ], [ %.2715, %B0.endif.endif.endif.endi...else.1.endif.endif ]
  %.2723.not = icmp slt i64 %.2715, %.554
  br i1 %.2723.not, label %B0.endif.endif.endif.endi...endif.13, label %B0.endif.endif.endif.endi...if.14, !prof !10

B0.endif.endif.endif.endi...if.14:                ; preds = %B0.endif.endif.endif.endi...else.1.endif.endif.endif
  br label %B0.endif.endif.endif.endi...endif.13

B0.endif.endif.endif.endi...endif.13.else.if:     ; preds = %B0.endif.endif.endif.endi...endif.13
  br label %B0.endif.endif.endif.endi...endif.13.else.endif

B0.endif.endif.endif.endi...endif.13.else.endif:  ; preds = %B0.endif.endif.endif.endi...endif.13.else.if, %B0.endif.endif.endif.endi...endif.13
  %.2857.sroa.0.1 = phi i64 [ 0, %B0.endif.endif.endif.endi...endif.13.else.if ], [ %.2715, %B0.endif.endif.endif.endi...endif.13 ]
  br i1 %.2723.not, label %B0.endif.endif.endif.endi...endif.16.if, label %B0.endif.endif.endif.endi...endif.13.else.endif.if, !prof !10

B0.endif.endif.endif.endi...endif.13.else.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif
  br label %B0.endif.endif.endif.endi...endif.16.if

B0.endif.endif.endif.endi...endif.16.if:          ; preds = %B0.endif.endif.endif.endi...endif.13.else.endif.if, %B0.endif.endif.endif.endi...endif.13.else.endif
  %.2857.sroa.0.3 = phi i64 [ %.554, %B0.endif.endif.endif.endi...endif.13.else.endif.if ], [ %.2857.sroa.0.1, %B0.endif.endif.endif.endi...endif.13.else.endif ]
  %.2970 = getelementptr double, ptr %arg.results_at, i64 %.2857.sroa.0.3
  %.500.i = mul i64 %.273.fca.7.load.i, %.273.fca.6.load.i
  %spec.select9120.i = tail call i64 @llvm.smin.i64(i64 %.273.fca.11.load.i, i64 0)
  %.655.i = getelementptr i64, ptr %arg.memory_at, i64 %spec.select9120.i
  %.5.i.i8017.i = fptosi double %.489.fca.28.load.i to i64
  %.197.0.i.i = ashr i64 %.5.i.i8017.i, 4
  %.13.i.i8018.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.197.0.i.i, i64 1)
  %.258.i.i = shl nuw nsw i64 %.13.i.i8018.i, 4
  %.87.i.i.i = or disjoint i64 %.258.i.i, 1
  %.133.not.i.i.i = icmp sgt i64 %.273.fca.11.load.i, 1
  br i1 %.133.not.i.i.i, label %B0.else.endif.endif.endif.i.i.i, label %B0.else.endif.if.i.i.i, !prof !10

B1490.i:                                          ; preds = %B1490.i.outer, %B8065.i
  %dispatched.3.1.i = phi double [ %dispatched.4.2.i, %B8065.i ], [ %dispatched.3.1.i.ph, %B1490.i.outer ]
  %next_block.2.1.i = phi i64 [ %next_block.3.2.i, %B8065.i ], [ %next_block.2.1.i.ph, %B1490.i.outer ]
  %waiting_slots.3.1.i = phi i64 [ %waiting_slots.5.2.i, %B8065.i ], [ %waiting_slots.3.1.i.ph, %B1490.i.outer ]
  %.4319.i = icmp sgt i64 %waiting_slots.3.1.i, 0
  %.4348.i = icmp slt i64 %next_block.2.1.i, %.273.fca.4.load.i
  %or.cond7742.i = select i1 %.4319.i, i1 %.4348.i, i1 false
  br i1 %or.cond7742.i, label %B1518.i.preheader, label %B2196.i

B1518.i.preheader:                                ; preds = %B1490.i
  %2 = add i64 %next_block.2.1.i, -1
  %3 = add i64 %2, %waiting_slots.3.1.i
  br label %B1518.i

B1518.i:                                          ; preds = %B1518.i.preheader, %B2182.i
  %dispatched.2.3.i = phi double [ %.4503.i, %B2182.i ], [ %dispatched.3.1.i, %B1518.i.preheader ]
  %next_block.5.3.i = phi i64 [ %.6038.i, %B2182.i ], [ %next_block.2.1.i, %B1518.i.preheader ]
  %waiting_slots.7.3.i = phi i64 [ %.6048.i, %B2182.i ], [ %waiting_slots.3.1.i, %B1518.i.preheader ]
  %.4396.i = load i64, ptr %.226.i8582.i, align 8, !noalias !7
  %.4397.i = icmp sgt i64 %.4396.i, -1
  br i1 %.4397.i, label %B1546.i, label %B1580.i

B1546.i:                                          ; preds = %B1518.i, %B1546.i
  %slot.4.4.i = phi i64 [ %.4400.i, %B1546.i ], [ 0, %B1518.i ]
  %.4400.i = add nuw nsw i64 %slot.4.4.i, 1
  %.4433.i = getelementptr i64, ptr %.226.i8582.i, i64 %.4400.i
  %.4434.i = load i64, ptr %.4433.i, align 8, !noalias !7
  %.4435.i = icmp sgt i64 %.4434.i, -1
  br i1 %.4435.i, label %B1546.i, label %B1580.i

B1580.i:                                          ; preds = %B1546.i, %B1518.i
  %slot.5.5.i = phi i64 [ 0, %B1518.i ], [ %.4400.i, %B1546.i ]
  %.4468.i = getelementptr double, ptr %.226.i8654.i, i64 %slot.5.5.i
  %.4469.i = load double, ptr %.4468.i, align 8, !noalias !7
  %.12.i.i = fcmp ogt double %.4469.i, %dispatched.2.3.i
  %.13.i.i = select i1 %.12.i.i, double %.4469.i, double %dispatched.2.3.i
  %.4503.i = fadd double %.489.fca.0.load.i, %.13.i.i
  %.4536.i = getelementptr double, ptr %.226.i8726.i, i64 %slot.5.5.i
  store double %.13.i.i, ptr %.4536.i, align 8, !noalias !7
  %.4540.i = fadd double %.489.fca.1.load.i, %.13.i.i
  %.4574.i = getelementptr i64, ptr %.226.i8582.i, i64 %slot.5.5.i
  store i64 %.273.fca.7.load.i, ptr %.4574.i, align 8, !noalias !7
  %.4605.i = getelementptr i64, ptr %.226.i8618.i, i64 %slot.5.5.i
  store i64 0, ptr %.4605.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.4468.i, align 8, !noalias !7
  br i1 %.47189186.not.i, label %B2136.i, label %B1734.if.lr.ph.i

B1734.if.lr.ph.i:                                 ; preds = %B1580.i
  %.4758.i = mul nsw i64 %slot.5.5.i, %.273.fca.7.load.i
  %.4835.i = icmp eq i64 %next_block.5.3.i, -9223372036854775808
  %.4837.not.not9226.i = and i1 %.4836.i, %.4835.i
  %.5265.i = mul nsw i64 %next_block.5.3.i, %.273.fca.7.load.i
  %brmerge.i = select i1 %.4824.i, i1 true, i1 %.4837.not.not9226.i, !prof !6
  br label %B1734.if.i

B1734.loopexit.i:                                 ; preds = %.5978.endif.preheader.i, %.5674.endif.endif.i
  %exitcond9276.not.i = icmp eq i64 %.273.fca.7.load.i, %.4731.i
  br i1 %exitcond9276.not.i, label %B2136.i, label %B1734.if.i

B2136.i:                                          ; preds = %B1734.loopexit.i, %B1580.i
  %.6038.i = add i64 %next_block.5.3.i, 1
  %.6048.i = add nsw i64 %waiting_slots.7.3.i, -1
  br i1 %.605.not155.i8977.i, label %B2136.endif.else.endif.endif.endif.if.i, label %.6310.endif.i.preheader, !prof !6

B2182.i:                                          ; preds = %.6310.if.i
  %exitcond1369.not = icmp eq i64 %.6038.i, %.273.fca.4.load.i
  br i1 %exitcond1369.not, label %B2196.i, label %B1518.i

B2196.i:                                          ; preds = %.6310.if.i, %B2182.i, %B1490.i
  %dispatched.4.2.i = phi double [ %dispatched.3.1.i, %B1490.i ], [ %.4503.i, %B2182.i ], [ %.4503.i, %.6310.if.i ]
  %next_block.3.2.i = phi i64 [ %next_block.2.1.i, %B1490.i ], [ %.6038.i, %.6310.if.i ], [ %.273.fca.4.load.i, %B2182.i ]
  %waiting_slots.5.2.i = phi i64 [ %waiting_slots.3.1.i, %B1490.i ], [ 0, %.6310.if.i ], [ %.6048.i, %B2182.i ]
  br label %B2254.if.i

B2274.i:                                          ; preds = %B2254.if.i
  %4 = getelementptr double, ptr %.226.i8834.i, i64 %.6440.09191.i
  %.6601.i = load double, ptr %4, align 8, !noalias !7
  %5 = getelementptr i64, ptr %.226.i8869.i, i64 %.6440.09191.i
  %.6632.i = load i64, ptr %5, align 8, !noalias !7
  %.91.i.i = sub nsw i64 %.210.i840493279331.i, %.6440.09191.i
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
  %.12.i.i.i = fcmp ogt double %.6601.i, %.13.i252.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.6601.i, double %.13.i252.i.i
  %.309.i.i = icmp sgt i64 %.6632.i, -1
  br i1 %.309.i.i, label %B222.i.i, label %B328.if.i.i.preheader

B222.i.i:                                         ; preds = %B178.i.i
  %.340.i.i = getelementptr double, ptr %.226.i8402.i, i64 %.6632.i
  %.341.i.i = load double, ptr %.340.i.i, align 8, !noalias !11
  %.343.i.i = fcmp ugt double %.341.i.i, %.13.i.i.i
  br i1 %.343.i.i, label %B328.if.i.i.preheader, label %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i

B328.if.i.i.preheader:                            ; preds = %B222.i.i, %B178.i.i
  br label %B328.if.i.i

B356.i.i:                                         ; preds = %B328.if.i.i
  %.548.i.i = icmp slt i64 %w.2.0260.i.i, 0
  br i1 %.548.i.i, label %B404.i.i, label %B368.i.i

B368.i.i:                                         ; preds = %B356.i.i
  %7 = getelementptr i64, ptr %.226.i8438.i, i64 %.410.0258.i.i
  %.583.i.i = load i64, ptr %7, align 8, !noalias !11
  %.613.i.i = getelementptr i64, ptr %.226.i8438.i, i64 %w.2.0260.i.i
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
  %.78.0255.i.i = phi i64 [ %.149.i.i, %B88.if.i.i ], [ %.6440.09191.i, %B2274.i ]
  %.81.0254.i.i = phi i64 [ %.145.i.i, %B88.if.i.i ], [ %.115.i.i, %B2274.i ]
  %.145.i.i = add nsw i64 %.81.0254.i.i, -1
  %.149.i.i = add nuw i64 %.78.0255.i.i, 4
  %8 = getelementptr double, ptr %.226.i8402.i, i64 %.78.0255.i.i
  %.203.i.i = load double, ptr %8, align 8, !noalias !11
  %.12.i251.i.i = fcmp olt double %.203.i.i, %earliest.2.0256.i.i
  %.13.i252.i.i = select i1 %.12.i251.i.i, double %.203.i.i, double %earliest.2.0256.i.i
  %.136.i.i = icmp samesign ugt i64 %.81.0254.i.i, 1
  br i1 %.136.i.i, label %B88.if.i.i, label %B138.i.i

B328.if.i.i:                                      ; preds = %B328.if.i.i.preheader, %B408.i.i
  %w.2.0260.i.i = phi i64 [ %w.3.1.i.i, %B408.i.i ], [ -1, %B328.if.i.i.preheader ]
  %.413.0259.i.i = phi i64 [ %.475.i.i, %B408.i.i ], [ %.115.i.i, %B328.if.i.i.preheader ]
  %.410.0258.i.i = phi i64 [ %.479.i.i, %B408.i.i ], [ %.6440.09191.i, %B328.if.i.i.preheader ]
  %.475.i.i = add nsw i64 %.413.0259.i.i, -1
  %.479.i.i = add nuw i64 %.410.0258.i.i, 4
  %9 = getelementptr double, ptr %.226.i8402.i, i64 %.410.0258.i.i
  %.541.i.i = load double, ptr %9, align 8, !noalias !11
  %.543.i.i = fcmp ugt double %.541.i.i, %.13.i.i.i
  br i1 %.543.i.i, label %B408.i.i, label %B356.i.i

_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i: ; preds = %B408.i.i, %B222.i.i, %B138.i.i, %B2274.i
  %w.3.1.lcssa.sink.i.i = phi i64 [ %.6632.i, %B222.i.i ], [ -1, %B138.i.i ], [ -1, %B2274.i ], [ %w.3.1.i.i, %B408.i.i ]
  %.13.i.sink.i.i = phi double [ %.13.i.i.i, %B222.i.i ], [ 1.000000e+300, %B138.i.i ], [ 1.000000e+300, %B2274.i ], [ %.13.i.i.i, %B408.i.i ]
  %10 = getelementptr i64, ptr %.226.i8904.i, i64 %.6440.09191.i
  store i64 %w.3.1.lcssa.sink.i.i, ptr %10, align 8, !noalias !7
  %11 = getelementptr double, ptr %.226.i8940.i, i64 %.6440.09191.i
  store double %.13.i.sink.i.i, ptr %11, align 8, !noalias !7
  store i64 0, ptr %228, align 8, !noalias !7
  br label %B2364.i

B2364.i:                                          ; preds = %B2254.if.i, %_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx.exit.i
  %12 = getelementptr i64, ptr %.226.i8904.i, i64 %.6440.09191.i
  %.6800.i = load i64, ptr %12, align 8, !noalias !7
  %.6801.i = icmp sgt i64 %.6800.i, -1
  br i1 %.6801.i, label %B2388.i, label %B2432.i

B2388.i:                                          ; preds = %B2364.i
  %13 = getelementptr double, ptr %.226.i8940.i, i64 %.6440.09191.i
  %.6841.i = load double, ptr %13, align 8, !noalias !7
  %.6843.i = fcmp olt double %.6841.i, %best.2.29194.i
  br i1 %.6843.i, label %B2412.i, label %B2432.i

B2412.i:                                          ; preds = %B2388.i
  br label %B2432.i

B2432.i:                                          ; preds = %B2412.i, %B2388.i, %B2364.i
  %best.3.3.i = phi double [ %.6841.i, %B2412.i ], [ %best.2.29194.i, %B2388.i ], [ %best.2.29194.i, %B2364.i ]
  %scheduler.3.3.i = phi i64 [ %.6440.09191.i, %B2412.i ], [ %scheduler.2.29195.i, %B2388.i ], [ %scheduler.2.29195.i, %B2364.i ]
  %exitcond9277.not.i = icmp eq i64 %.6509.i, 4
  br i1 %exitcond9277.not.i, label %B2434.i, label %B2254.if.i

B2434.i:                                          ; preds = %B2432.i
  %.6904.i = icmp slt i64 %scheduler.3.3.i, 0
  br i1 %.6904.i, label %B7880.i.loopexit, label %B2450.i

B2450.i:                                          ; preds = %B2434.i
  %.7270.i = getelementptr i64, ptr %.226.i8904.i, i64 %scheduler.3.3.i
  %.7271.i = load i64, ptr %.7270.i, align 8, !noalias !7
  %.7304.i = getelementptr i64, ptr %.226.i8976.i, i64 %scheduler.3.3.i
  store i64 1, ptr %.7304.i, align 8, !noalias !7
  %.7326.i = icmp slt i64 %.7271.i, 0
  %.7327.i = select i1 %.7326.i, i64 %.210.i8083.i, i64 0
  %14 = getelementptr i64, ptr %.226.i8081.i, i64 %.7271.i
  %.7341.i = getelementptr i64, ptr %14, i64 %.7327.i
  %.7342.i = load i64, ptr %.7341.i, align 8, !noalias !7
  %.7360.i = icmp slt i64 %.7342.i, 0
  %.7361.i = select i1 %.7360.i, i64 %.273.fca.0.load.i, i64 0
  %15 = getelementptr i64, ptr %arg.code_at, i64 %.7342.i
  %.7375.i = getelementptr i64, ptr %15, i64 %.7361.i
  %.7376.i = load i64, ptr %.7375.i, align 8, !noalias !7
  %.7395.i = select i1 %.7326.i, i64 %.210.i8476.i, i64 0
  %16 = getelementptr double, ptr %.226.i8474.i, i64 %.7271.i
  %.7409.i = getelementptr double, ptr %16, i64 %.7395.i
  %.7410.i = load double, ptr %.7409.i, align 8, !noalias !7
  %.7426.i = select i1 %.7326.i, i64 %.210.i840493279331.i, i64 0
  %17 = getelementptr double, ptr %.226.i8402.i, i64 %.7271.i
  %.7440.i = getelementptr double, ptr %17, i64 %.7426.i
  %.7441.i = load double, ptr %.7440.i, align 8, !noalias !7
  %.12.i7751.i = fcmp olt double %best.3.3.i, %.7441.i
  %.13.i7752.i = select i1 %.12.i7751.i, double %best.3.3.i, double %.7441.i
  %.12.i7753.i = fcmp ogt double %.13.i7752.i, %.7410.i
  %.13.i7754.i = select i1 %.12.i7753.i, double %.13.i7752.i, double %.7410.i
  %.7514.i = select i1 %.7326.i, i64 %.210.i8512.i, i64 0
  %18 = getelementptr i64, ptr %.226.i8510.i, i64 %.7271.i
  %.7528.i = getelementptr i64, ptr %18, i64 %.7514.i
  %.7529.i = load i64, ptr %.7528.i, align 8, !noalias !7
  %.7543.i = icmp slt i64 %.7529.i, 0
  %.7544.i = select i1 %.7543.i, i64 %.2612, i64 0
  %19 = getelementptr double, ptr %.2628, i64 %.7529.i
  %.7558.i = getelementptr double, ptr %19, i64 %.7544.i
  %.7559.i = load double, ptr %.7558.i, align 8, !noalias !7
  %.7591.i = fsub double %.13.i7754.i, %.7410.i
  %.7592.i = fadd double %.7559.i, %.7591.i
  store double %.7592.i, ptr %.7558.i, align 8, !noalias !7
  %.7638.i = select i1 %.7360.i, i64 %.2783, i64 0
  %20 = getelementptr double, ptr %.2799, i64 %.7342.i
  %.7652.i = getelementptr double, ptr %20, i64 %.7638.i
  %.7653.i = load double, ptr %.7652.i, align 8, !noalias !7
  %.7684.i = load double, ptr %.7409.i, align 8, !noalias !7
  %.7685.i = fsub double %.13.i7754.i, %.7684.i
  %.7686.i = fadd double %.7653.i, %.7685.i
  store double %.7686.i, ptr %.7652.i, align 8, !noalias !7
  %.7747.i = load double, ptr %.7746.i, align 8, !noalias !7
  %.7749.i = fsub double %best.3.3.i, %.13.i7754.i
  %.7750.i = fadd double %.7749.i, %.7747.i
  store double %.7750.i, ptr %.7746.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.7409.i, align 8, !noalias !7
  %21 = getelementptr i64, ptr %.914, i64 %.7342.i
  %.7857.i = getelementptr i64, ptr %21, i64 %.7361.i
  %.7858.i = load i64, ptr %.7857.i, align 8, !noalias !7
  %.7863.not.i = icmp eq i64 %.7858.i, 0
  br i1 %.7863.not.i, label %B3018.i, label %B2874.preheader.i

B2874.preheader.i:                                ; preds = %B2450.i
  %.8034.i = mul nsw i64 %.7271.i, 6
  br label %B2874.if.i

B2894.i:                                          ; preds = %B2874.if.i
  %.8036.i = add nsw i64 %.7904.09196.i, %.8034.i
  %.8050.i = icmp slt i64 %.8036.i, 0
  %.8051.i = select i1 %.8050.i, i64 %.210.i8224.i, i64 0
  %22 = getelementptr double, ptr %.226.i8222.i, i64 %.8036.i
  %.8065.i = getelementptr double, ptr %22, i64 %.8051.i
  %.8066.i = load double, ptr %.8065.i, align 8, !noalias !7
  %.8068.i = fcmp ogt double %.8066.i, %need.3.29198.i
  br i1 %.8068.i, label %B2940.i, label %B3016.i

B2940.i:                                          ; preds = %B2894.i
  %.8128.i = select i1 %.8050.i, i64 %.210.i8260.i, i64 0
  %23 = getelementptr i64, ptr %.226.i8258.i, i64 %.8036.i
  %.8142.i = getelementptr i64, ptr %23, i64 %.8128.i
  %.8143.i = load i64, ptr %.8142.i, align 8, !noalias !7
  br label %B3016.i

B3016.i:                                          ; preds = %B2874.if.i, %B2940.i, %B2894.i
  %need.4.3.i = phi double [ %.8066.i, %B2940.i ], [ %need.3.29198.i, %B2894.i ], [ %need.3.29198.i, %B2874.if.i ]
  %why.6.3.i = phi i64 [ %.8143.i, %B2940.i ], [ %why.5.29199.i, %B2894.i ], [ %why.5.29199.i, %B2874.if.i ]
  %exitcond9278.not.i = icmp eq i64 %.7979.i, 6
  br i1 %exitcond9278.not.i, label %B3018.i, label %B2874.if.i

B3018.i:                                          ; preds = %B3016.i, %B2450.i
  %need.5.3.i = phi double [ %best.3.3.i, %B2450.i ], [ %need.4.3.i, %B3016.i ]
  %why.4.3.i = phi i64 [ 2, %B2450.i ], [ %why.6.3.i, %B3016.i ]
  %.8183.i = icmp eq i64 %.7376.i, 15
  br i1 %.8183.i, label %B3050.i, label %B3226.i

B3050.i:                                          ; preds = %B3018.i
  %.8206.i = select i1 %.7326.i, i64 %.210.i8188.i, i64 0
  %24 = getelementptr i64, ptr %.226.i8186.i, i64 %.7271.i
  %.8220.i = getelementptr i64, ptr %24, i64 %.8206.i
  %.8221.i = load i64, ptr %.8220.i, align 8, !noalias !7
  %25 = getelementptr i64, ptr %.1054, i64 %.7342.i
  %.8251.i = getelementptr i64, ptr %25, i64 %.7361.i
  %.8252.i = load i64, ptr %.8251.i, align 8, !noalias !7
  %.8253.i = icmp sgt i64 %.8221.i, %.8252.i
  br i1 %.8253.i, label %B3086.i, label %B3226.i

B3086.i:                                          ; preds = %B3050.i
  %26 = xor i64 %.8252.i, -1
  %.8328.i = add i64 %.8221.i, %26
  %.8339.0.i = and i64 %.8328.i, 15
  %.8384.i = select i1 %.7326.i, i64 %.210.i8152.i, i64 0
  %.idx.i = shl i64 %.7271.i, 7
  %27 = getelementptr i8, ptr %.226.i8150.i, i64 %.idx.i
  %28 = getelementptr double, ptr %27, i64 %.8339.0.i
  %.8398.i = getelementptr double, ptr %28, i64 %.8384.i
  %.8399.i = load double, ptr %.8398.i, align 8, !noalias !7
  %.8405.i = fcmp ogt double %.8399.i, %need.5.3.i
  br i1 %.8405.i, label %B3188.i, label %B3226.i

B3188.i:                                          ; preds = %B3086.i
  br label %B3226.i

B3226.i:                                          ; preds = %B3188.i, %B3086.i, %B3050.i, %B3018.i
  %need.6.2.i = phi double [ %.8399.i, %B3188.i ], [ %need.5.3.i, %B3086.i ], [ %need.5.3.i, %B3050.i ], [ %need.5.3.i, %B3018.i ]
  %why.3.2.i = phi i64 [ 2, %B3188.i ], [ %why.4.3.i, %B3086.i ], [ %why.4.3.i, %B3050.i ], [ %why.4.3.i, %B3018.i ]
  %.8424.i = fadd double %best.3.3.i, 1.000000e-09
  %.8426.i = fcmp ogt double %need.6.2.i, %.8424.i
  br i1 %.8426.i, label %B8065.i.sink.split, label %B3268.i

B3268.i:                                          ; preds = %B3226.i
  %.8512.i = icmp slt i64 %.7376.i, 5
  br i1 %.8512.i, label %B3300.i, label %B3430.i

B3300.i:                                          ; preds = %B3268.i
  %.8515.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.8517.i = add nsw i64 %.7376.i, %.8515.i
  %.8531.i = icmp slt i64 %.8517.i, 0
  %.8532.i = select i1 %.8531.i, i64 %.210.i8800.i, i64 0
  %29 = getelementptr double, ptr %.226.i8798.i, i64 %.8517.i
  %.8546.i = getelementptr double, ptr %29, i64 %.8532.i
  %.8547.i = load double, ptr %.8546.i, align 8, !noalias !7
  %.8550.i = fcmp ogt double %.8547.i, %.8424.i
  br i1 %.8550.i, label %B8065.i.sink.split, label %B3430.i

B3430.i:                                          ; preds = %B3300.i, %B3268.i
  switch i64 %.7376.i, label %B3748.i [
    i64 13, label %B3538.i
    i64 9, label %B3538.i
    i64 8, label %B3538.i
    i64 7, label %B3538.i
    i64 6, label %B3538.i
    i64 5, label %B3538.i
  ]

B3538.i:                                          ; preds = %B3430.i, %B3430.i, %B3430.i, %B3430.i, %B3430.i, %B3430.i
  %.8725.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.8755.i = getelementptr i64, ptr %.226.i9048.i, i64 %scheduler.3.3.i
  %.8756.i = load i64, ptr %.8755.i, align 8, !noalias !7
  %.8757.i = add nsw i64 %.8756.i, %.8725.i
  %.8771.i = icmp slt i64 %.8757.i, 0
  %.8772.i = select i1 %.8771.i, i64 %.210.i9014.i, i64 0
  %30 = getelementptr double, ptr %.226.i9012.i, i64 %.8757.i
  %.8786.i = getelementptr double, ptr %30, i64 %.8772.i
  %.8787.i = load double, ptr %.8786.i, align 8, !noalias !7
  %.8790.i = fcmp ogt double %.8787.i, %.8424.i
  br i1 %.8790.i, label %B3592.i, label %B3748.i

B3592.i:                                          ; preds = %B3538.i
  store double %.8787.i, ptr %.7440.i, align 8, !noalias !7
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B3592.i
  %.16.0.i.i = phi i64 [ 0, %B3592.i ], [ %.70.i.i, %B8.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.16.0.i.i, 2
  br i1 %exitcond.not.i.i, label %B8065.i, label %B8.if.i.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.16.0.i.i to i1
  %spec.select.i.i = select i1 %trunc.i.i, i64 9, i64 5
  %.70.i.i = add nuw nsw i64 %.16.0.i.i, 1
  %.96.i.i = icmp eq i64 %spec.select.i.i, %.7376.i
  br i1 %.96.i.i, label %B8065.i, label %B8.i.i

B3748.i:                                          ; preds = %B3538.i, %B3430.i
  %.7341.i.le = getelementptr i64, ptr %14, i64 %.7327.i
  %.7409.i.le = getelementptr double, ptr %16, i64 %.7395.i
  %31 = add i64 %.7376.i, -5
  %"$phi3500.0.2.3.i.le" = icmp ult i64 %31, 5
  %.8711.i.le = icmp eq i64 %.7376.i, 13
  %spec.select7750.i.le = or i1 %.8711.i.le, %"$phi3500.0.2.3.i.le"
  %.9024.i = load double, ptr %.2628, align 8, !noalias !7
  %.9025.i = fadd double %.9024.i, 1.000000e+00
  store double %.9025.i, ptr %.2628, align 8, !noalias !7
  %.9057.i = add nuw nsw i64 %issued.2.1.i.ph, 1
  %.9064.i = shl nuw nsw i64 %.9057.i, 1
  %.9066.not.i = icmp sge i64 %.9064.i, %arg.limit
  %.9072.i = icmp eq i64 %half.2.1.i.ph, 0
  %or.cond7743.i = select i1 %.9066.not.i, i1 %.9072.i, i1 false
  br i1 %or.cond7743.i, label %B3844.i, label %B3908.i

B3844.i:                                          ; preds = %B3748.i
  %.9109.i = uitofp nneg i64 %.9057.i to double
  store double %.9109.i, ptr %.9108.i, align 8, !noalias !7
  store double %best.3.3.i, ptr %.9140.i, align 8, !noalias !7
  br label %B3908.i

B3908.i:                                          ; preds = %B3844.i, %B3748.i
  %half.3.2.i = phi i64 [ %.9057.i, %B3844.i ], [ %half.2.1.i.ph, %B3748.i ]
  %.9146.i = fadd double %best.3.3.i, 1.000000e+00
  %.9176.i = getelementptr double, ptr %.226.i8834.i, i64 %scheduler.3.3.i
  store double %.9146.i, ptr %.9176.i, align 8, !noalias !7
  %.9208.i = getelementptr i64, ptr %.226.i8869.i, i64 %scheduler.3.3.i
  store i64 %.7271.i, ptr %.9208.i, align 8, !noalias !7
  br i1 %.9212.i, label %B3956.i, label %B3978.i

B3956.i:                                          ; preds = %B3908.i
  %.9216.i = mul nsw i64 %next_block.3.2.i, %.273.fca.7.load.i
  %.9218.i = add nsw i64 %.9216.i, %.9057.i
  %.9234.i = select i1 %.7326.i, i64 %.210.i8440.i, i64 0
  %32 = getelementptr i64, ptr %.226.i8438.i, i64 %.7271.i
  %.9248.i = getelementptr i64, ptr %32, i64 %.9234.i
  store i64 %.9218.i, ptr %.9248.i, align 8, !noalias !7
  br label %B3978.i

B3978.i:                                          ; preds = %B3956.i, %B3908.i
  br i1 %.8512.i, label %B4010.i, label %B4060.i

B4010.i:                                          ; preds = %B3978.i
  %33 = getelementptr double, ptr %arg.cost_at, i64 %.7342.i
  %.9283.i = getelementptr double, ptr %33, i64 %.7361.i
  %.9284.i = load double, ptr %.9283.i, align 8, !noalias !7
  %.9286.i = fadd double %best.3.3.i, %.9284.i
  %.9288.i = mul nuw nsw i64 %scheduler.3.3.i, 5
  %.9290.i = add nsw i64 %.7376.i, %.9288.i
  %.9304.i = icmp slt i64 %.9290.i, 0
  %.9305.i = select i1 %.9304.i, i64 %.210.i8800.i, i64 0
  %34 = getelementptr double, ptr %.226.i8798.i, i64 %.9290.i
  %.9319.i = getelementptr double, ptr %34, i64 %.9305.i
  store double %.9286.i, ptr %.9319.i, align 8, !noalias !7
  br label %B4060.i

B4060.i:                                          ; preds = %B4010.i, %B3978.i
  %.9348.i = icmp ne i64 %.7271.i, -9223372036854775808
  %.9350.not.i = or i1 %.9349.i, %.9348.i
  %or.cond9218.i = and i1 %.9337.i, %.9350.not.i
  br i1 %or.cond9218.i, label %B4060.else.if.i, label %B4060.endif.i, !prof !14

B4194.i:                                          ; preds = %B4060.endif.i
  %35 = getelementptr i64, ptr %.984, i64 %.7342.i
  %.9479.i = getelementptr i64, ptr %35, i64 %.7361.i
  %.9480.i = load i64, ptr %.9479.i, align 8, !noalias !7
  %.9481.i = icmp sgt i64 %.9480.i, -1
  br i1 %.9481.i, label %B4232.i, label %B4262.i

B4232.i:                                          ; preds = %B4194.i
  %.9548.i = getelementptr double, ptr %arg.wavefronts_at, i64 %.9480.i
  %.9549.i = load double, ptr %.9548.i, align 8, !noalias !7
  br label %B4262.i

B4262.i:                                          ; preds = %B4232.i, %B4194.i
  %"$phi4262.3.2.2.i" = phi double [ %.9549.i, %B4232.i ], [ 1.000000e+00, %B4194.i ]
  %.12.i7755.i = fcmp ogt double %"$phi4262.3.2.2.i", 1.000000e+00
  %.13.i7756.i = select i1 %.12.i7755.i, double %"$phi4262.3.2.2.i", double 1.000000e+00
  %.9601.i = fmul double %.489.fca.24.load.i, %.13.i7756.i
  %.12.i7757.i = fcmp ogt double %.9601.i, %.489.fca.23.load.i
  %.13.i7758.i = select i1 %.12.i7757.i, double %.9601.i, double %.489.fca.23.load.i
  %.9661.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i7759.i = fcmp ogt double %best.3.3.i, %.9661.i
  %.13.i7760.i = select i1 %.12.i7759.i, double %best.3.3.i, double %.9661.i
  %.9691.i = fadd double %.13.i7760.i, %.13.i7758.i
  store double %.9691.i, ptr %.226.i827.i.i, align 8, !noalias !7
  %.9751.i = load double, ptr %.1242.i.i, align 8, !noalias !7
  %.9752.i = fadd double %.9751.i, %.13.i7758.i
  store double %.9752.i, ptr %.1242.i.i, align 8, !noalias !7
  %.9812.i = load double, ptr %.9811.i, align 8, !noalias !7
  %.9813.i = fadd double %.9812.i, %.13.i7758.i
  store double %.9813.i, ptr %.9811.i, align 8, !noalias !7
  %.9873.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.9879.i = fadd double %.489.fca.3.load.i, %.9873.i
  %.9880.i = fadd double %.9879.i, -1.000000e+00
  br label %B6312.i

B4602.i:                                          ; preds = %B4060.endif.i
  %.9886.i = icmp sgt i64 %.7376.i, 5
  %.9893.i = icmp samesign ult i64 %.7376.i, 9
  %or.cond.i = or i1 %.9893.i, %.8711.i.le
  %or.cond9115.i = select i1 %.9886.i, i1 %or.cond.i, i1 false
  br i1 %or.cond9115.i, label %B4706.i, label %B5728.i

B4706.i:                                          ; preds = %B4602.i
  %36 = getelementptr i64, ptr %.984, i64 %.7342.i
  %.9950.i = getelementptr i64, ptr %36, i64 %.7361.i
  %.9951.i = load i64, ptr %.9950.i, align 8, !noalias !7
  %.9952.i = icmp sgt i64 %.9951.i, -1
  br i1 %.9952.i, label %B4766.i, label %B6308.i

B4766.i:                                          ; preds = %B4706.i
  %.9976.i = select i1 %.7326.i, i64 %.210.i8368.i, i64 0
  %37 = getelementptr i64, ptr %.226.i8366.i, i64 %.7271.i
  %.9990.i = getelementptr i64, ptr %37, i64 %.9976.i
  %.9991.i = load i64, ptr %.9990.i, align 8, !noalias !7
  %.9993.i = icmp slt i64 %.9991.i, %.273.fca.6.load.i
  br i1 %.9993.i, label %B4794.i, label %B4870.i

B4794.i:                                          ; preds = %B4766.i
  %.9999.i = mul nsw i64 %.7271.i, %.273.fca.8.load.i
  %.10031.i = add nsw i64 %.9951.i, %.9999.i
  %.10045.i = icmp slt i64 %.10031.i, 0
  %.10046.i = select i1 %.10045.i, i64 %.210.i8548.i, i64 0
  %38 = getelementptr i64, ptr %.226.i8546.i, i64 %.10031.i
  %.10060.i = getelementptr i64, ptr %38, i64 %.10046.i
  %.10061.i = load i64, ptr %.10060.i, align 8, !noalias !7
  %.10062.i = icmp eq i64 %.10061.i, 0
  %..i = select i1 %.10062.i, i64 2, i64 1
  br label %B4870.i

B4870.i:                                          ; preds = %B4794.i, %B4766.i
  %early.2.3.i = phi i64 [ %..i, %B4794.i ], [ 0, %B4766.i ]
  br i1 %or.cond9218.i, label %B4870.else.if.i, label %B4870.endif.i, !prof !14

B5012.i:                                          ; preds = %B8.if.i9079.i
  %.340.i7761.i = icmp slt i64 %.551.i9066.i, 0
  %.341.i7762.i = select i1 %.340.i7761.i, i64 %.273.fca.9.load.i, i64 0
  %39 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i9066.i
  %.355.i.i = getelementptr i32, ptr %39, i64 %.341.i7762.i
  %.356.i.i = load i32, ptr %.355.i.i, align 4, !noalias !15
  %.362.i.i = icmp eq i32 %.356.i.i, 0
  br i1 %.362.i.i, label %B76.i.i, label %B90.i.i

B76.i.i:                                          ; preds = %B5012.i
  %.469.i.i = fadd double %best.3.3.i, 4.000000e+00
  br label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B90.i.i:                                          ; preds = %B5012.i
  %.512.i.i = load double, ptr %.511.i.i, align 8, !noalias !15
  %.542.i.i = load double, ptr %.541.i7763.i, align 8, !noalias !15
  %.12.i.i7764.i = fcmp ogt double %.542.i.i, %.512.i.i
  %.13.i.i7765.i = select i1 %.12.i.i7764.i, double %.542.i.i, double %.512.i.i
  %.575.i.i = fsub double %.13.i.i7765.i, %.489.fca.32.load.i
  %.605.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !15
  %.16.i.i.i = fcmp ogt double %.605.i.i, %best.3.3.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.605.i.i, double %best.3.3.i
  %.18.i.i.i = fcmp ogt double %.575.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.575.i.i, double %.17.i.i.i
  %.683.i.i = icmp sgt i32 %.356.i.i, 0
  %storemerge.i7766.i = tail call i32 @llvm.smax.i32(i32 %.356.i.i, i32 0)
  br i1 %.683.i.i, label %B302.if.lr.ph.i.i, label %B480.i.i

B302.if.lr.ph.i.i:                                ; preds = %B90.i.i
  %.832.i.i = add nsw i64 %.551.i9066.i, 4
  %wide.trip.count.i.i = zext nneg i32 %storemerge.i7766.i to i64
  br label %B302.if.i.i

B440.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.980.i.i = select i1 %.932.i.i, i64 %.210.i936.i.i, i64 0
  %40 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i.i
  %.994.i.i = getelementptr double, ptr %40, i64 %.980.i.i
  %.995.i.i = load double, ptr %.994.i.i, align 8, !noalias !15
  %.1002.i.i = fcmp ogt double %.995.i.i, %.19.i.i.i
  %41 = zext i1 %.1002.i.i to i64
  br label %B472.i.i

B472.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B440.i.i
  %"$phi472.2.2.1.i.i" = phi i64 [ 1, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %41, %B440.i.i ]
  %.1012.i.i = add nuw nsw i64 %"$phi472.2.2.1.i.i", %late.2.01375.i.i
  %exitcond.not.i7767.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i7767.i, label %B480.loopexit.i.i, label %B302.if.i.i

B480.loopexit.i.i:                                ; preds = %B472.i.i
  %42 = uitofp nneg i64 %.1012.i.i to double
  %43 = fmul double %42, 5.000000e-01
  br label %B480.i.i

B480.i.i:                                         ; preds = %B480.loopexit.i.i, %B90.i.i
  %late.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B90.i.i ], [ %43, %B480.loopexit.i.i ]
  %.1039.i.i = icmp slt i64 %.551.i9066.i, -3
  %.1040.i.i = select i1 %.1039.i.i, i64 %.273.fca.9.load.i, i64 0
  %44 = getelementptr i8, ptr %39, i64 12
  %.1054.i.i = getelementptr i32, ptr %44, i64 %.1040.i.i
  %.1055.i.i = load i32, ptr %.1054.i.i, align 4, !noalias !15
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
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %200, i1 false), !noalias !18
  br label %.456.if.i.i.i

.456.if.i.i.i:                                    ; preds = %.456.endif.preheader.i.i.i, %B480.i.i
  br i1 %.683.i.i, label %B106.if.lr.ph.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B106.if.lr.ph.i.i.i:                              ; preds = %.456.if.i.i.i
  %.637.i.i.i = add nsw i64 %.551.i9066.i, 4
  %wide.trip.count.i.i.i = zext nneg i32 %.356.i.i to i64
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.lr.ph.i.i.i, %B278.i.i.i
  %indvars.iv.i.i.i = phi i64 [ 0, %B106.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B278.i.i.i ]
  %worst.2.0201.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i.i ], [ %worst.3.1.i.i.i, %B278.i.i.i ]
  %previous.2.0200.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i.i ], [ %previous.3.1.i.i.i, %B278.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.639.i.i.i = add nsw i64 %.637.i.i.i, %indvars.iv.i.i.i
  %.653.i.i.i = icmp slt i64 %.639.i.i.i, 0
  %.654.i.i.i = select i1 %.653.i.i.i, i64 %.273.fca.9.load.i, i64 0
  %45 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i.i
  %.668.i.i.i = getelementptr i32, ptr %45, i64 %.654.i.i.i
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
  %46 = phi i64 [ 0, %B172.i.i.i ], [ %spec.select194.i.i.i, %B172.endif.i.i.i ]
  %47 = getelementptr i64, ptr %.226.i1075.i.i, i64 %rem.0193.i.i.i
  %.759.i.i.i = getelementptr i64, ptr %47, i64 %46
  %.760.i.i.i = load i64, ptr %.759.i.i.i, align 8, !noalias !18
  %.761.i.i.i = add nsw i64 %.760.i.i.i, 1
  store i64 %.761.i.i.i, ptr %.759.i.i.i, align 8, !noalias !18
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i.i, i64 %worst.2.0201.i.i.i)
  br label %B278.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i.i
  %48 = uitofp nneg i64 %worst.3.1.i.i.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i.i
  %worst.2.0.lcssa.i.i.i = phi double [ 1.000000e+00, %.456.if.i.i.i ], [ %48, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.11.i.i.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i.i
  %.12.i1272.i.i = select i1 %.11.i.i.i, double %worst.2.0.lcssa.i.i.i, double %.489.fca.23.load.i
  %.13.i1273.i.i = fcmp ogt double %.1097.i.i, %.12.i1272.i.i
  %.14.i.i.i = select i1 %.13.i1273.i.i, double %.1097.i.i, double %.12.i1272.i.i
  %.1208.i.i = fadd double %.19.i.i.i, %.14.i.i.i
  %.1243.i.i = load double, ptr %.1242.i.i, align 8, !noalias !15
  %.1244.i.i = fadd double %.1243.i.i, %.14.i.i.i
  store double %.1244.i.i, ptr %.1242.i.i, align 8, !noalias !15
  store double %.1208.i.i, ptr %.226.i827.i.i, align 8, !noalias !15
  %.1309.i.i = fadd double %.489.fca.4.load.i, %.1208.i.i
  %.13991376.not.i.i = icmp eq i32 %storemerge.i7766.i, 0
  br i1 %.13991376.not.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B894.if.lr.ph.i.i

B894.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1438.i.i = add nsw i64 %.551.i9066.i, 4
  %.306.i.i.i.i.i = icmp eq i64 %early.2.3.i, 2
  %.392.i.i.i.i.i = fadd double %.489.fca.9.load.i, %.1208.i.i
  %.1091.not.i.i.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i.i = select i1 %.1091.not.i.i.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count1390.i.i = zext nneg i32 %storemerge.i7766.i to i64
  br label %B894.if.i.i

B990.i.i:                                         ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i
  %.1599.i.i = load double, ptr %.1598.i.i, align 8, !noalias !15
  %.1601.i.i = fadd double %.1599.i.i, 1.000000e+00
  store double %.1601.i.i, ptr %.1598.i.i, align 8, !noalias !15
  %.1651.i.i = select i1 %.1543.i.i, i64 %.210.i936.i.i, i64 0
  %49 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1356.i.i
  %.1665.i.i = getelementptr double, ptr %49, i64 %.1651.i.i
  %.1666.i.i = load double, ptr %.1665.i.i, align 8, !noalias !15
  %.12.i1274.i.i = fcmp ogt double %.1309.i.i, %.1666.i.i
  %.13.i1275.i.i = select i1 %.12.i1274.i.i, double %.1309.i.i, double %.1666.i.i
  br label %B1464.i.i

B1114.i.i:                                        ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i
  store i64 %.1746.i.i, ptr %.1558.i.i, align 8, !noalias !15
  %.1777.i.i = load double, ptr %.1776.i.i, align 8, !noalias !15
  %.1779.i.i = fadd double %.1777.i.i, 1.000000e+00
  store double %.1779.i.i, ptr %.1776.i.i, align 8, !noalias !15
  %.1822.not.i.i = icmp eq i64 %.170.i1286.i.i, %missed.2.01380.i.i
  %took.2.1.i.i = select i1 %.1822.not.i.i, double %.489.fca.11.load.i, double %.1833.i.i
  %.1875.i.i = load double, ptr %.1874.i.i, align 8, !noalias !15
  %.1877.i.i = fadd double %took.2.1.i.i, %.1875.i.i
  store double %.1877.i.i, ptr %.1874.i.i, align 8, !noalias !15
  %.1937.i.i = load double, ptr %.511.i.i, align 8, !noalias !15
  %.12.i1276.i.i = fcmp ogt double %.1208.i.i, %.1937.i.i
  %.13.i1277.i.i = select i1 %.12.i1276.i.i, double %.1208.i.i, double %.1937.i.i
  %.1968.i.i = fadd double %took.2.1.i.i, %.13.i1277.i.i
  store double %.1968.i.i, ptr %.511.i.i, align 8, !noalias !15
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
  %50 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i.i
  %.460.i.i.i = load i64, ptr %50, align 8, !noalias !21
  %.466.i.i.i = icmp eq i64 %.460.i.i.i, %.284.i.i.i
  br i1 %.466.i.i.i, label %B216.i.i.i, label %B270.i.i.i

B216.i.i.i:                                       ; preds = %B1114.i.i
  %51 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  %.589.i.i.i = load double, ptr %51, align 8, !noalias !21
  %.12.i.i.i.i = fcmp ogt double %.589.i.i.i, %.352.i.i.i
  %.13.i.i1278.i.i = select i1 %.12.i.i.i.i, double %.589.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B270.i.i.i:                                       ; preds = %B1114.i.i
  %.657.i.i.i = load double, ptr %.656.i.i.i, align 8, !noalias !21
  %.659.i.i.i = fadd double %.657.i.i.i, 1.000000e+00
  store double %.659.i.i.i, ptr %.656.i.i.i, align 8, !noalias !21
  %.723.i.i.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.726.i.i.i = fadd double %.489.fca.19.load.i, %.723.i.i.i
  store double %.726.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.796.i.i.i = fcmp ult double %.726.i.i.i, 1.000000e+00
  br i1 %.796.i.i.i, label %B518.i.i.i, label %B408.i.i.i

B408.i.i.i:                                       ; preds = %B270.i.i.i
  %.834.i.i.i = fadd double %.726.i.i.i, -1.000000e+00
  store double %.834.i.i.i, ptr %.226.i1040.i.i, align 8, !noalias !21
  %.300.i.i.i.i = load double, ptr %.541.i7763.i, align 8, !noalias !24
  %.12.i.i1282.i.i.i = fcmp ogt double %.1208.i.i, %.300.i.i.i.i
  %.13.i.i1283.i.i.i = select i1 %.12.i.i1282.i.i.i, double %.1208.i.i, double %.300.i.i.i.i
  %.333.i.i.i.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i.i
  store double %.333.i.i.i.i, ptr %.541.i7763.i, align 8, !noalias !24
  %.391.i.i.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !24
  %.394.i.i.i.i = fadd double %.332.i.i.i.i, %.391.i.i.i.i
  store double %.394.i.i.i.i, ptr %.390.i.i.i.i, align 8, !noalias !24
  %.483.i.i.i.i = load double, ptr %.541.i7763.i, align 8, !noalias !24
  %.262.i.i.i.i.i = lshr i64 %.1473.i.i, 16
  %.273.0.i.i.i.i.i = and i64 %.262.i.i.i.i.i, 16383
  %52 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i.i
  %.342.i.i.i.i.i = load double, ptr %52, align 8, !noalias !27
  %.346.i.i.i.i.i = fcmp olt double %.342.i.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i.i, label %B96.i.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

B96.i.i.i.i.i:                                    ; preds = %B408.i.i.i
  store double %.392.i.i.i.i.i, ptr %52, align 8, !noalias !27
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i: ; preds = %B96.i.i.i.i.i, %B408.i.i.i
  %.546.i.i.i.i.i = phi double [ %.342.i.i.i.i.i, %B408.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i.i ]
  %.454.i.i.i.i = fmul double %.489.fca.8.load.i, %.79.i.i.i.i
  %.12.i89.i.i.i.i = fcmp ogt double %.546.i.i.i.i.i, %.483.i.i.i.i
  %.13.i90.i.i.i.i = select i1 %.12.i89.i.i.i.i, double %.546.i.i.i.i.i, double %.483.i.i.i.i
  %.641.i.i.i.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i.i
  %.642.i.i.i.i = fadd double %.454.i.i.i.i, %.641.i.i.i.i
  store i64 %.284.i.i.i, ptr %50, align 8, !noalias !24
  %53 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.642.i.i.i.i, ptr %53, align 8, !noalias !24
  %.12.i1284.i.i.i = fcmp ogt double %.642.i.i.i.i, %.352.i.i.i
  %.13.i1285.i.i.i = select i1 %.12.i1284.i.i.i, double %.642.i.i.i.i, double %.352.i.i.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B518.i.i.i:                                       ; preds = %B270.i.i.i
  br i1 %or.cond.i.i.i, label %B544.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

B544.i.i.i:                                       ; preds = %B518.i.i.i
  %.1135.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !21
  %.262.i.i.i.i = lshr i64 %.1473.i.i, 16
  %.273.0.i.i.i.i = and i64 %.262.i.i.i.i, 16383
  %54 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i
  %.342.i.i.i.i = load double, ptr %54, align 8, !noalias !30
  %.346.i.i.i.i = fcmp olt double %.342.i.i.i.i, 0.000000e+00
  %or.cond.i.i.i.i = select i1 %.306.i.i.i.i.i, i1 %.346.i.i.i.i, i1 false
  br i1 %or.cond.i.i.i.i, label %B96.i.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

B96.i.i.i.i:                                      ; preds = %B544.i.i.i
  store double %.392.i.i.i.i.i, ptr %54, align 8, !noalias !30
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i: ; preds = %B96.i.i.i.i, %B544.i.i.i
  %.546.i.i.i.i = phi double [ %.342.i.i.i.i, %B544.i.i.i ], [ %.392.i.i.i.i.i, %B96.i.i.i.i ]
  %.12.i1286.i.i.i = fcmp ogt double %.546.i.i.i.i, %.1135.i.i.i
  %.13.i1287.i.i.i = select i1 %.12.i1286.i.i.i, double %.546.i.i.i.i, double %.1135.i.i.i
  %.1308.i.i.i = fadd double %.1307.i.i.i, %.13.i1287.i.i.i
  store i64 %.284.i.i.i, ptr %50, align 8, !noalias !21
  %55 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i.i
  store double %.1308.i.i.i, ptr %55, align 8, !noalias !21
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i, %B518.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i, %B216.i.i.i
  %.13.i1285.sink.i.i.i = phi double [ %.13.i1285.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i.i ], [ %.13.i.i1278.i.i, %B216.i.i.i ], [ %.1308.i.i.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i.i ], [ %.352.i.i.i, %B518.i.i.i ]
  %.2118.i.i = select i1 %.1543.i.i, i64 %.210.i936.i.i, i64 0
  %56 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i1356.i.i
  %.2132.i.i = getelementptr double, ptr %56, i64 %.2118.i.i
  store double %.13.i1285.sink.i.i.i, ptr %.2132.i.i, align 8, !noalias !15
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
  %.796.i.i = load i64, ptr %.795.i.i, align 8, !noalias !15
  %.797.i.i = add nsw i64 %.796.i.i, 1
  store i64 %.797.i.i, ptr %.795.i.i, align 8, !noalias !15
  %.834.i.i = add nsw i64 %.832.i.i, %indvars.iv.i.i
  %.848.i.i = icmp slt i64 %.834.i.i, 0
  %.849.i.i = select i1 %.848.i.i, i64 %.273.fca.9.load.i, i64 0
  %57 = getelementptr i32, ptr %arg.rows_at, i64 %.834.i.i
  %.863.i.i = getelementptr i32, ptr %57, i64 %.849.i.i
  %.864.i.i = load i32, ptr %.863.i.i, align 4, !noalias !15
  %.866.i.i = sext i32 %.864.i.i to i64
  %.867.i.i = add nsw i64 %.786.i.i, %.866.i.i
  %.170.i.i.i = ashr i64 %.867.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i.i.preheader, label %B0.endif.else.if.i.i.i, !prof !6

B212.i.i.i:                                       ; preds = %B184.if.i.i.i
  %.519.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %58 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.533.i.i.i = getelementptr i64, ptr %58, i64 %.519.i.i.i
  store i64 %.797.i.i, ptr %.533.i.i.i, align 8, !noalias !33
  %.541.i.i.i = shl nsw i64 %.295.0618.i.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

B270.i1281.i.i:                                   ; preds = %B184.if.i.i.i
  %.366.i.i.i = add i64 %.295.0618.i.i.i, 1
  %.362.i.i.i = add nsw i64 %.298.0619.i.i.i, -1
  %.570.i.i.i = select i1 %.408.i.i.i, i64 %.210.i864.i.i, i64 0
  %59 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i.i
  %.584.i.i.i = getelementptr i64, ptr %59, i64 %.570.i.i.i
  %.585.i.i.i = load i64, ptr %.584.i.i.i, align 8, !noalias !33
  %.600.i.i.i = icmp slt i64 %place.2.0620.i.i.i, 0
  %.601.i.i.i = select i1 %.600.i.i.i, i64 %.210.i864.i.i, i64 0
  %60 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i.i
  %.615.i.i.i = getelementptr i64, ptr %60, i64 %.601.i.i.i
  %.616.i.i.i = load i64, ptr %.615.i.i.i, align 8, !noalias !33
  %.619.i.i.i = icmp slt i64 %.585.i.i.i, %.616.i.i.i
  %spec.select.i.i.i = select i1 %.619.i.i.i, i64 %.295.0618.i.i.i, i64 %place.2.0620.i.i.i
  %.353.i.i.i = icmp samesign ugt i64 %.298.0619.i.i.i, 1
  br i1 %.353.i.i.i, label %B184.if.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B270.i1281.i.i
  %.654.i1282.i.i = icmp slt i64 %spec.select.i.i.i, 0
  %.655.i.i.i = select i1 %.654.i1282.i.i, i64 %.210.i.i.i, i64 0
  %61 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i.i
  %.669.i1283.i.i = getelementptr i64, ptr %61, i64 %.655.i.i.i
  store i64 %.170.i.i.i, ptr %.669.i1283.i.i, align 8, !noalias !33
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
  %62 = shl nsw i64 %.237.0.i.i.i, 4
  br label %B184.if.i.i.i.preheader

B184.if.i.i.i.preheader:                          ; preds = %B0.endif.else.if.i.i.i, %B302.if.i.i
  %.295.0618.i.i.i.ph = phi i64 [ %62, %B0.endif.else.if.i.i.i ], [ 0, %B302.if.i.i ]
  br label %B184.if.i.i.i

B184.if.i.i.i:                                    ; preds = %B184.if.i.i.i.preheader, %B270.i1281.i.i
  %place.2.0620.i.i.i = phi i64 [ %spec.select.i.i.i, %B270.i1281.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.298.0619.i.i.i = phi i64 [ %.362.i.i.i, %B270.i1281.i.i ], [ 16, %B184.if.i.i.i.preheader ]
  %.295.0618.i.i.i = phi i64 [ %.366.i.i.i, %B270.i1281.i.i ], [ %.295.0618.i.i.i.ph, %B184.if.i.i.i.preheader ]
  %.408.i.i.i = icmp slt i64 %.295.0618.i.i.i, 0
  %.409.i.i.i = select i1 %.408.i.i.i, i64 %.210.i.i.i, i64 0
  %63 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i.i
  %.423.i.i.i = getelementptr i64, ptr %63, i64 %.409.i.i.i
  %.424.i.i.i = load i64, ptr %.423.i.i.i, align 8, !noalias !33
  %.426.i.i.i = icmp eq i64 %.424.i.i.i, %.170.i.i.i
  br i1 %.426.i.i.i, label %B212.i.i.i, label %B270.i1281.i.i

B312.endif.endif.i.i.i:                           ; preds = %B312.endif.else.endif.endif.endif.if.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i
  %.884.sroa.13.0.i.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i.i ], [ %.884.sroa.13.1.i.i.i, %B312.endif.else.endif.endif.endif.i.i.i ]
  %.1005.not621.i.i.i = icmp slt i64 %.884.sroa.0.3.i.i.i, %.884.sroa.13.0.i.i.i
  br i1 %.1005.not621.i.i.i, label %.975.endif.preheader.i.i.i, label %.975.if.i.i.i, !prof !36

.975.endif.preheader.i.i.i:                       ; preds = %B312.endif.endif.i.i.i
  %64 = shl i64 %.884.sroa.0.3.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %64
  %65 = sub nsw i64 %.884.sroa.13.0.i.i.i, %.884.sroa.0.3.i.i.i
  %66 = shl i64 %65, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i.i, i8 0, i64 %66, i1 false), !noalias !33
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
  %.1054.i.i.i = load i64, ptr %.795.i.i, align 8, !noalias !33
  %.1070.i.i.i = select i1 %.654.i1282.i.i, i64 %.210.i864.i.i, i64 0
  %67 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i.i
  %.1084.i.i.i = getelementptr i64, ptr %67, i64 %.1070.i.i.i
  store i64 %.1054.i.i.i, ptr %.1084.i.i.i, align 8, !noalias !33
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %.975.if.i.i.i, %B212.i.i.i
  %.719.sink.i.i.i = phi i64 [ %.719.i.i.i, %.975.if.i.i.i ], [ %.541.i.i.i, %B212.i.i.i ]
  %.1096.i.i.i = and i64 %.867.i.i, 3
  %.1099.i.i.i = or disjoint i64 %.719.sink.i.i.i, %.1096.i.i.i
  %.932.i.i = icmp slt i64 %.719.sink.i.i.i, 0
  %.933.i.i = select i1 %.932.i.i, i64 %.210.i900.i.i, i64 0
  %68 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i.i
  %.947.i.i = getelementptr i64, ptr %68, i64 %.933.i.i
  %.948.i.i = load i64, ptr %.947.i.i, align 8, !noalias !15
  %.949.not.i.i = icmp eq i64 %.948.i.i, 0
  br i1 %.949.not.i.i, label %B472.i.i, label %B440.i.i

B894.if.i.i:                                      ; preds = %B1464.i.i, %B894.if.lr.ph.i.i
  %indvars.iv1387.i.i = phi i64 [ 0, %B894.if.lr.ph.i.i ], [ %indvars.iv.next1388.i.i, %B1464.i.i ]
  %missed.2.01380.i.i = phi i64 [ -1, %B894.if.lr.ph.i.i ], [ %missed.3.1.i.i, %B1464.i.i ]
  %worst.2.01379.i.i = phi double [ %.1309.i.i, %B894.if.lr.ph.i.i ], [ %.13.i1280.i.i, %B1464.i.i ]
  %indvars.iv.next1388.i.i = add nuw nsw i64 %indvars.iv1387.i.i, 1
  %.1440.i.i = add nsw i64 %.1438.i.i, %indvars.iv1387.i.i
  %.1454.i.i = icmp slt i64 %.1440.i.i, 0
  %.1455.i.i = select i1 %.1454.i.i, i64 %.273.fca.9.load.i, i64 0
  %69 = getelementptr i32, ptr %arg.rows_at, i64 %.1440.i.i
  %.1469.i.i = getelementptr i32, ptr %69, i64 %.1455.i.i
  %.1470.i.i = load i32, ptr %.1469.i.i, align 4, !noalias !15
  %.1472.i.i = sext i32 %.1470.i.i to i64
  %.1473.i.i = add nsw i64 %.786.i.i, %.1472.i.i
  %.170.i1286.i.i = ashr i64 %.1473.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i1301.i.i.preheader, label %B0.endif.else.if.i1289.i.i, !prof !6

B212.i1361.i.i:                                   ; preds = %B184.if.i1301.i.i
  %.503.i1363.i.i = load i64, ptr %.795.i.i, align 8, !noalias !37
  %.519.i1364.i.i = select i1 %.408.i1305.i.i, i64 %.210.i864.i.i, i64 0
  %70 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1304.i.i
  %.533.i1365.i.i = getelementptr i64, ptr %70, i64 %.519.i1364.i.i
  store i64 %.503.i1363.i.i, ptr %.533.i1365.i.i, align 8, !noalias !37
  %.541.i1366.i.i = shl nsw i64 %.295.0618.i1304.i.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i

B270.i1310.i.i:                                   ; preds = %B184.if.i1301.i.i
  %.366.i1311.i.i = add i64 %.295.0618.i1304.i.i, 1
  %.362.i1312.i.i = add nsw i64 %.298.0619.i1303.i.i, -1
  %.570.i1313.i.i = select i1 %.408.i1305.i.i, i64 %.210.i864.i.i, i64 0
  %71 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i1304.i.i
  %.584.i1314.i.i = getelementptr i64, ptr %71, i64 %.570.i1313.i.i
  %.585.i1315.i.i = load i64, ptr %.584.i1314.i.i, align 8, !noalias !37
  %.600.i1316.i.i = icmp slt i64 %place.2.0620.i1302.i.i, 0
  %.601.i1317.i.i = select i1 %.600.i1316.i.i, i64 %.210.i864.i.i, i64 0
  %72 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i1302.i.i
  %.615.i1318.i.i = getelementptr i64, ptr %72, i64 %.601.i1317.i.i
  %.616.i1319.i.i = load i64, ptr %.615.i1318.i.i, align 8, !noalias !37
  %.619.i1320.i.i = icmp slt i64 %.585.i1315.i.i, %.616.i1319.i.i
  %spec.select.i1321.i.i = select i1 %.619.i1320.i.i, i64 %.295.0618.i1304.i.i, i64 %place.2.0620.i1302.i.i
  %.353.i1322.i.i = icmp samesign ugt i64 %.298.0619.i1303.i.i, 1
  br i1 %.353.i1322.i.i, label %B184.if.i1301.i.i, label %B312.i1323.i.i

B312.i1323.i.i:                                   ; preds = %B270.i1310.i.i
  %.654.i1324.i.i = icmp slt i64 %spec.select.i1321.i.i, 0
  %.655.i1325.i.i = select i1 %.654.i1324.i.i, i64 %.210.i.i.i, i64 0
  %73 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i1321.i.i
  %.669.i1326.i.i = getelementptr i64, ptr %73, i64 %.655.i1325.i.i
  store i64 %.170.i1286.i.i, ptr %.669.i1326.i.i, align 8, !noalias !37
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
  %74 = shl nsw i64 %.237.0.i1298.i.i, 4
  br label %B184.if.i1301.i.i.preheader

B184.if.i1301.i.i.preheader:                      ; preds = %B0.endif.else.if.i1289.i.i, %B894.if.i.i
  %.295.0618.i1304.i.i.ph = phi i64 [ %74, %B0.endif.else.if.i1289.i.i ], [ 0, %B894.if.i.i ]
  br label %B184.if.i1301.i.i

B184.if.i1301.i.i:                                ; preds = %B184.if.i1301.i.i.preheader, %B270.i1310.i.i
  %place.2.0620.i1302.i.i = phi i64 [ %spec.select.i1321.i.i, %B270.i1310.i.i ], [ %.295.0618.i1304.i.i.ph, %B184.if.i1301.i.i.preheader ]
  %.298.0619.i1303.i.i = phi i64 [ %.362.i1312.i.i, %B270.i1310.i.i ], [ 16, %B184.if.i1301.i.i.preheader ]
  %.295.0618.i1304.i.i = phi i64 [ %.366.i1311.i.i, %B270.i1310.i.i ], [ %.295.0618.i1304.i.i.ph, %B184.if.i1301.i.i.preheader ]
  %.408.i1305.i.i = icmp slt i64 %.295.0618.i1304.i.i, 0
  %.409.i1306.i.i = select i1 %.408.i1305.i.i, i64 %.210.i.i.i, i64 0
  %75 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i1304.i.i
  %.423.i1307.i.i = getelementptr i64, ptr %75, i64 %.409.i1306.i.i
  %.424.i1308.i.i = load i64, ptr %.423.i1307.i.i, align 8, !noalias !37
  %.426.i1309.i.i = icmp eq i64 %.424.i1308.i.i, %.170.i1286.i.i
  br i1 %.426.i1309.i.i, label %B212.i1361.i.i, label %B270.i1310.i.i

B312.endif.endif.i1346.i.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i1345.i.i, %B312.endif.else.endif.endif.endif.i1342.i.i
  %.884.sroa.13.0.i1347.i.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i1345.i.i ], [ %.884.sroa.13.1.i1343.i.i, %B312.endif.else.endif.endif.endif.i1342.i.i ]
  %.1005.not621.i1348.i.i = icmp slt i64 %.884.sroa.0.3.i1340.i.i, %.884.sroa.13.0.i1347.i.i
  br i1 %.1005.not621.i1348.i.i, label %.975.endif.preheader.i1357.i.i, label %.975.if.i1349.i.i, !prof !36

.975.endif.preheader.i1357.i.i:                   ; preds = %B312.endif.endif.i1346.i.i
  %76 = shl i64 %.884.sroa.0.3.i1340.i.i, 3
  %scevgep.i1358.i.i = getelementptr i8, ptr %.226.i898.i.i, i64 %76
  %77 = sub nsw i64 %.884.sroa.13.0.i1347.i.i, %.884.sroa.0.3.i1340.i.i
  %78 = shl i64 %77, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i1358.i.i, i8 0, i64 %78, i1 false), !noalias !37
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
  %.1054.i1351.i.i = load i64, ptr %.795.i.i, align 8, !noalias !37
  %.1070.i1352.i.i = select i1 %.654.i1324.i.i, i64 %.210.i864.i.i, i64 0
  %79 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i1321.i.i
  %.1084.i1353.i.i = getelementptr i64, ptr %79, i64 %.1070.i1352.i.i
  store i64 %.1054.i1351.i.i, ptr %.1084.i1353.i.i, align 8, !noalias !37
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit1367.i.i: ; preds = %.975.if.i1349.i.i, %B212.i1361.i.i
  %.719.sink.i1354.i.i = phi i64 [ %.719.i1327.i.i, %.975.if.i1349.i.i ], [ %.541.i1366.i.i, %B212.i1361.i.i ]
  %.1096.i1355.i.i = and i64 %.1473.i.i, 3
  %.1099.i1356.i.i = or disjoint i64 %.719.sink.i1354.i.i, %.1096.i1355.i.i
  %.1543.i.i = icmp slt i64 %.719.sink.i1354.i.i, 0
  %.1544.i.i = select i1 %.1543.i.i, i64 %.210.i900.i.i, i64 0
  %80 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i1356.i.i
  %.1558.i.i = getelementptr i64, ptr %80, i64 %.1544.i.i
  %.1559.i.i = load i64, ptr %.1558.i.i, align 8, !noalias !15
  %.1560.not.i.i = icmp eq i64 %.1559.i.i, 0
  br i1 %.1560.not.i.i, label %B1114.i.i, label %B990.i.i

_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1464.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B76.i.i
  %.1208.sink.i.i = phi double [ %best.3.3.i, %B76.i.i ], [ %.1208.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.1208.i.i, %B1464.i.i ]
  %worst.2.0.lcssa.sink.i.i = phi double [ %.469.i.i, %B76.i.i ], [ %.1309.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i1280.i.i, %B1464.i.i ]
  br i1 %.8711.i.le, label %B5094.i, label %B6308.i

B5094.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.10427.i = select i1 %.7326.i, i64 %.210.i8118.i, i64 0
  %81 = getelementptr double, ptr %.226.i8117.i, i64 %.7271.i
  %.10441.i = getelementptr double, ptr %81, i64 %.10427.i
  %.10442.i = load double, ptr %.10441.i, align 8, !noalias !7
  %.12.i7768.i = fcmp ogt double %worst.2.0.lcssa.sink.i.i, %.10442.i
  %.13.i7769.i = select i1 %.12.i7768.i, double %worst.2.0.lcssa.sink.i.i, double %.10442.i
  store double %.13.i7769.i, ptr %.10441.i, align 8, !noalias !7
  br label %B6312.i

B5152.i:                                          ; preds = %B8.i9076.i
  %.10528.i = icmp eq i64 %.7376.i, 7
  br i1 %.10528.i, label %B5184.i, label %B5496.i

B5184.i:                                          ; preds = %B5152.i
  %.10560.i = load i64, ptr %.9950.i, align 8, !noalias !7
  %.10574.i = icmp slt i64 %.10560.i, 0
  %.10575.i = select i1 %.10574.i, i64 %.273.fca.8.load.i, i64 0
  %82 = getelementptr i64, ptr %.2205, i64 %.10560.i
  %.10589.i = getelementptr i64, ptr %82, i64 %.10575.i
  %.10590.i = load i64, ptr %.10589.i, align 8, !noalias !7
  %.10591.not.i = icmp eq i64 %.10590.i, 0
  %.366.i.i = icmp slt i64 %.551.i9066.i, 0
  %.367.i.i = select i1 %.366.i.i, i64 %.273.fca.9.load.i, i64 0
  %83 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i9066.i
  %.381.i.i = getelementptr i32, ptr %83, i64 %.367.i.i
  %.382.i.i = load i32, ptr %.381.i.i, align 4, !noalias !7
  br i1 %.10591.not.i, label %B5296.i, label %B5212.i

B5212.i:                                          ; preds = %B5184.i
  %.342.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.342.i.i, label %B6312.i, label %B70.i.i

B70.i.i:                                          ; preds = %B5212.i
  %.484.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !40
  %.12.i.i7770.i = fcmp ogt double %.484.i.i, %best.3.3.i
  %.13.i.i7771.i = select i1 %.12.i.i7770.i, double %.484.i.i, double %best.3.3.i
  %.531.i.i = icmp slt i64 %.551.i9066.i, -3
  %.532.i.i = select i1 %.531.i.i, i64 %.273.fca.9.load.i, i64 0
  %84 = getelementptr i8, ptr %83, i64 12
  %.546.i.i = getelementptr i32, ptr %84, i64 %.532.i.i
  %.547.i.i = load i32, ptr %.546.i.i, align 4, !noalias !40
  %.548.i7772.i = sitofp i32 %.547.i.i to double
  %.551.i.i = sitofp i32 %.382.i.i to double
  %.556.i.i = fmul double %.551.i.i, 2.500000e-01
  %.12.i754.i.i = fcmp ogt double %.556.i.i, %.548.i7772.i
  %.13.i755.i.i = select i1 %.12.i754.i.i, double %.556.i.i, double %.548.i7772.i
  %.585.i.i = fadd double %.13.i.i7771.i, %.13.i755.i.i
  %.618.i.i = load double, ptr %.1242.i.i, align 8, !noalias !40
  %.681.i.i = fsub double %.585.i.i, %.13.i.i7771.i
  %.682.i.i = fadd double %.618.i.i, %.681.i.i
  store double %.682.i.i, ptr %.1242.i.i, align 8, !noalias !40
  store double %.585.i.i, ptr %.226.i827.i.i, align 8, !noalias !40
  %spec.select.i7774.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.836760.not.i.i = icmp eq i32 %spec.select.i7774.i, 0
  br i1 %.836760.not.i.i, label %B6312.i, label %B416.if.lr.ph.i.i

B416.if.lr.ph.i.i:                                ; preds = %B70.i.i
  %.943.i.i = add nsw i64 %.551.i9066.i, 4
  %wide.trip.count.i7778.i = zext nneg i32 %spec.select.i7774.i to i64
  br label %B416.if.i.i

B416.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i, %B416.if.lr.ph.i.i
  %indvars.iv.i7779.i = phi i64 [ 0, %B416.if.lr.ph.i.i ], [ %indvars.iv.next.i7780.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i ]
  %indvars.iv.next.i7780.i = add nuw nsw i64 %indvars.iv.i7779.i, 1
  %.907.i.i = load i64, ptr %.795.i.i, align 8, !noalias !40
  %.908.i.i = add nsw i64 %.907.i.i, 1
  store i64 %.908.i.i, ptr %.795.i.i, align 8, !noalias !40
  %.945.i.i = add nsw i64 %.943.i.i, %indvars.iv.i7779.i
  %.959.i.i = icmp slt i64 %.945.i.i, 0
  %.960.i.i = select i1 %.959.i.i, i64 %.273.fca.9.load.i, i64 0
  %85 = getelementptr i32, ptr %arg.rows_at, i64 %.945.i.i
  %.974.i.i = getelementptr i32, ptr %85, i64 %.960.i.i
  %.975.i.i = load i32, ptr %.974.i.i, align 4, !noalias !40
  %.977.i.i = sext i32 %.975.i.i to i64
  %.978.i.i = add nsw i64 %.786.i.i, %.977.i.i
  %.170.i.i7781.i = ashr i64 %.978.i.i, 2
  br i1 %.229.i.i.i, label %B184.if.i.i7794.i.preheader, label %B0.endif.else.if.i.i7782.i, !prof !6

B212.i.i7855.i:                                   ; preds = %B184.if.i.i7794.i
  %.519.i.i7856.i = select i1 %.408.i.i7798.i, i64 %.210.i864.i.i, i64 0
  %86 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i7797.i
  %.533.i.i7857.i = getelementptr i64, ptr %86, i64 %.519.i.i7856.i
  store i64 %.908.i.i, ptr %.533.i.i7857.i, align 8, !noalias !43
  %.541.i.i7858.i = shl nsw i64 %.295.0618.i.i7797.i, 2
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i

B270.i.i7803.i:                                   ; preds = %B184.if.i.i7794.i
  %.366.i.i7804.i = add i64 %.295.0618.i.i7797.i, 1
  %.362.i.i7805.i = add nsw i64 %.298.0619.i.i7796.i, -1
  %.570.i.i7806.i = select i1 %.408.i.i7798.i, i64 %.210.i864.i.i, i64 0
  %87 = getelementptr i64, ptr %.226.i862.i.i, i64 %.295.0618.i.i7797.i
  %.584.i.i7807.i = getelementptr i64, ptr %87, i64 %.570.i.i7806.i
  %.585.i.i7808.i = load i64, ptr %.584.i.i7807.i, align 8, !noalias !43
  %.600.i.i7809.i = icmp slt i64 %place.2.0620.i.i7795.i, 0
  %.601.i.i7810.i = select i1 %.600.i.i7809.i, i64 %.210.i864.i.i, i64 0
  %88 = getelementptr i64, ptr %.226.i862.i.i, i64 %place.2.0620.i.i7795.i
  %.615.i.i7811.i = getelementptr i64, ptr %88, i64 %.601.i.i7810.i
  %.616.i.i7812.i = load i64, ptr %.615.i.i7811.i, align 8, !noalias !43
  %.619.i.i7813.i = icmp slt i64 %.585.i.i7808.i, %.616.i.i7812.i
  %spec.select.i.i7814.i = select i1 %.619.i.i7813.i, i64 %.295.0618.i.i7797.i, i64 %place.2.0620.i.i7795.i
  %.353.i.i7815.i = icmp samesign ugt i64 %.298.0619.i.i7796.i, 1
  br i1 %.353.i.i7815.i, label %B184.if.i.i7794.i, label %B312.i.i7816.i

B312.i.i7816.i:                                   ; preds = %B270.i.i7803.i
  %.654.i.i7817.i = icmp slt i64 %spec.select.i.i7814.i, 0
  %.655.i.i7818.i = select i1 %.654.i.i7817.i, i64 %.210.i.i.i, i64 0
  %89 = getelementptr i64, ptr %.226.i.i.i, i64 %spec.select.i.i7814.i
  %.669.i.i7819.i = getelementptr i64, ptr %89, i64 %.655.i.i7818.i
  store i64 %.170.i.i7781.i, ptr %.669.i.i7819.i, align 8, !noalias !43
  %.719.i.i7820.i = shl nsw i64 %spec.select.i.i7814.i, 2
  %.722.i.i7821.i = add i64 %.719.i.i7820.i, 4
  %.759.i.i7822.i = select i1 %.654.i.i7817.i, i64 %.210.i900.i.i, i64 0
  %.760.i.i7823.i = add i64 %.759.i.i7822.i, %.719.i.i7820.i
  %.775.i.i7824.i = icmp slt i64 %.722.i.i7821.i, 0
  %.776.i.i7825.i = select i1 %.775.i.i7824.i, i64 %.210.i900.i.i, i64 0
  %.777.i.i7826.i = add i64 %.776.i.i7825.i, %.722.i.i7821.i
  %.904.i.i7827.i = icmp slt i64 %.760.i.i7823.i, 0
  br i1 %.904.i.i7827.i, label %B312.endif.else.if.i.i7854.i, label %B312.endif.else.endif.i.i7828.i, !prof !6

B0.endif.else.if.i.i7782.i:                       ; preds = %B416.if.i.i
  %.175.i.i7783.i = mul nsw i64 %.170.i.i7781.i, 712544676207699905
  %.176.i.i7784.i = ashr i64 %.175.i.i7783.i, 20
  %.246.i.i7785.i = srem i64 %.176.i.i7784.i, %.194.0.i.i.i
  %.248.i.i7787.i = icmp slt i64 %.246.i.i7785.i, 0
  %.257.i.i7790.i = select i1 %.248.i.i7787.i, i64 %.194.0.i.i.i, i64 0
  %.237.0.i.i7791.i = add nsw i64 %.257.i.i7790.i, %.246.i.i7785.i
  %90 = shl nsw i64 %.237.0.i.i7791.i, 4
  br label %B184.if.i.i7794.i.preheader

B184.if.i.i7794.i.preheader:                      ; preds = %B0.endif.else.if.i.i7782.i, %B416.if.i.i
  %.295.0618.i.i7797.i.ph = phi i64 [ %90, %B0.endif.else.if.i.i7782.i ], [ 0, %B416.if.i.i ]
  br label %B184.if.i.i7794.i

B184.if.i.i7794.i:                                ; preds = %B184.if.i.i7794.i.preheader, %B270.i.i7803.i
  %place.2.0620.i.i7795.i = phi i64 [ %spec.select.i.i7814.i, %B270.i.i7803.i ], [ %.295.0618.i.i7797.i.ph, %B184.if.i.i7794.i.preheader ]
  %.298.0619.i.i7796.i = phi i64 [ %.362.i.i7805.i, %B270.i.i7803.i ], [ 16, %B184.if.i.i7794.i.preheader ]
  %.295.0618.i.i7797.i = phi i64 [ %.366.i.i7804.i, %B270.i.i7803.i ], [ %.295.0618.i.i7797.i.ph, %B184.if.i.i7794.i.preheader ]
  %.408.i.i7798.i = icmp slt i64 %.295.0618.i.i7797.i, 0
  %.409.i.i7799.i = select i1 %.408.i.i7798.i, i64 %.210.i.i.i, i64 0
  %91 = getelementptr i64, ptr %.226.i.i.i, i64 %.295.0618.i.i7797.i
  %.423.i.i7800.i = getelementptr i64, ptr %91, i64 %.409.i.i7799.i
  %.424.i.i7801.i = load i64, ptr %.423.i.i7800.i, align 8, !noalias !43
  %.426.i.i7802.i = icmp eq i64 %.424.i.i7801.i, %.170.i.i7781.i
  br i1 %.426.i.i7802.i, label %B212.i.i7855.i, label %B270.i.i7803.i

B312.endif.endif.i.i7839.i:                       ; preds = %B312.endif.else.endif.endif.endif.if.i.i7838.i, %B312.endif.else.endif.endif.endif.i.i7835.i
  %.884.sroa.13.0.i.i7840.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.endif.endif.if.i.i7838.i ], [ %.884.sroa.13.1.i.i7836.i, %B312.endif.else.endif.endif.endif.i.i7835.i ]
  %.1005.not621.i.i7841.i = icmp slt i64 %.884.sroa.0.3.i.i7833.i, %.884.sroa.13.0.i.i7840.i
  br i1 %.1005.not621.i.i7841.i, label %.975.endif.preheader.i.i7851.i, label %.975.if.i.i7842.i, !prof !36

.975.endif.preheader.i.i7851.i:                   ; preds = %B312.endif.endif.i.i7839.i
  %92 = shl i64 %.884.sroa.0.3.i.i7833.i, 3
  %scevgep.i.i7852.i = getelementptr i8, ptr %.226.i898.i.i, i64 %92
  %93 = sub nsw i64 %.884.sroa.13.0.i.i7840.i, %.884.sroa.0.3.i.i7833.i
  %94 = shl i64 %93, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i7852.i, i8 0, i64 %94, i1 false), !noalias !43
  br label %.975.if.i.i7842.i

B312.endif.else.if.i.i7854.i:                     ; preds = %B312.i.i7816.i
  br label %B312.endif.else.endif.i.i7828.i

B312.endif.else.endif.i.i7828.i:                  ; preds = %B312.endif.else.if.i.i7854.i, %B312.i.i7816.i
  %.884.sroa.0.1.i.i7829.i = phi i64 [ 0, %B312.endif.else.if.i.i7854.i ], [ %.760.i.i7823.i, %B312.i.i7816.i ]
  %.909.not.i.i7830.i = icmp slt i64 %.760.i.i7823.i, %.210.i900.i.i
  br i1 %.909.not.i.i7830.i, label %B312.endif.else.endif.endif.i.i7832.i, label %B312.endif.else.endif.if.i.i7831.i, !prof !10

B312.endif.else.endif.if.i.i7831.i:               ; preds = %B312.endif.else.endif.i.i7828.i
  br label %B312.endif.else.endif.endif.i.i7832.i

B312.endif.else.endif.endif.i.i7832.i:            ; preds = %B312.endif.else.endif.if.i.i7831.i, %B312.endif.else.endif.i.i7828.i
  %.884.sroa.0.3.i.i7833.i = phi i64 [ %.210.i900.i.i, %B312.endif.else.endif.if.i.i7831.i ], [ %.884.sroa.0.1.i.i7829.i, %B312.endif.else.endif.i.i7828.i ]
  %.921.i.i7834.i = icmp slt i64 %.777.i.i7826.i, 0
  br i1 %.921.i.i7834.i, label %B312.endif.else.endif.endif.if.i.i7853.i, label %B312.endif.else.endif.endif.endif.i.i7835.i, !prof !6

B312.endif.else.endif.endif.if.i.i7853.i:         ; preds = %B312.endif.else.endif.endif.i.i7832.i
  br label %B312.endif.else.endif.endif.endif.i.i7835.i

B312.endif.else.endif.endif.endif.i.i7835.i:      ; preds = %B312.endif.else.endif.endif.if.i.i7853.i, %B312.endif.else.endif.endif.i.i7832.i
  %.884.sroa.13.1.i.i7836.i = phi i64 [ 0, %B312.endif.else.endif.endif.if.i.i7853.i ], [ %.777.i.i7826.i, %B312.endif.else.endif.endif.i.i7832.i ]
  %.926.not.i.i7837.i = icmp slt i64 %.777.i.i7826.i, %.210.i900.i.i
  br i1 %.926.not.i.i7837.i, label %B312.endif.endif.i.i7839.i, label %B312.endif.else.endif.endif.endif.if.i.i7838.i, !prof !10

B312.endif.else.endif.endif.endif.if.i.i7838.i:   ; preds = %B312.endif.else.endif.endif.endif.i.i7835.i
  br label %B312.endif.endif.i.i7839.i

.975.if.i.i7842.i:                                ; preds = %.975.endif.preheader.i.i7851.i, %B312.endif.endif.i.i7839.i
  %.1054.i.i7843.i = load i64, ptr %.795.i.i, align 8, !noalias !43
  %.1070.i.i7844.i = select i1 %.654.i.i7817.i, i64 %.210.i864.i.i, i64 0
  %95 = getelementptr i64, ptr %.226.i862.i.i, i64 %spec.select.i.i7814.i
  %.1084.i.i7845.i = getelementptr i64, ptr %95, i64 %.1070.i.i7844.i
  store i64 %.1054.i.i7843.i, ptr %.1084.i.i7845.i, align 8, !noalias !43
  br label %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i

_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i: ; preds = %.975.if.i.i7842.i, %B212.i.i7855.i
  %.719.sink.i.i7847.i = phi i64 [ %.719.i.i7820.i, %.975.if.i.i7842.i ], [ %.541.i.i7858.i, %B212.i.i7855.i ]
  %.1096.i.i7848.i = and i64 %.978.i.i, 3
  %.1099.i.i7849.i = or disjoint i64 %.719.sink.i.i7847.i, %.1096.i.i7848.i
  %.1046.i.i = icmp slt i64 %.719.sink.i.i7847.i, 0
  %.1047.i.i = select i1 %.1046.i.i, i64 %.210.i900.i.i, i64 0
  %96 = getelementptr i64, ptr %.226.i898.i.i, i64 %.1099.i.i7849.i
  %.1061.i.i = getelementptr i64, ptr %96, i64 %.1047.i.i
  store i64 %.1746.i.i, ptr %.1061.i.i, align 8, !noalias !40
  %.1087.i.i = select i1 %.1046.i.i, i64 %.210.i936.i.i, i64 0
  %97 = getelementptr double, ptr %.226.i934.i.i, i64 %.1099.i.i7849.i
  %.1101.i.i = getelementptr double, ptr %97, i64 %.1087.i.i
  store double %.585.i.i, ptr %.1101.i.i, align 8, !noalias !40
  %exitcond.not.i7850.i = icmp eq i64 %indvars.iv.next.i7780.i, %wide.trip.count.i7778.i
  br i1 %exitcond.not.i7850.i, label %B6308.i, label %B416.if.i.i

B5296.i:                                          ; preds = %B5184.i
  %.387.i.i = sext i32 %.382.i.i to i64
  %.388.i.i = icmp eq i32 %.382.i.i, 0
  br i1 %.388.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B84.i.i

B84.i.i:                                          ; preds = %B5296.i
  %.500.i.i = load double, ptr %.511.i.i, align 8, !noalias !46
  %.530.i.i = load double, ptr %.541.i7763.i, align 8, !noalias !46
  %.12.i.i7859.i = fcmp ogt double %.530.i.i, %.500.i.i
  %.13.i.i7860.i = select i1 %.12.i.i7859.i, double %.530.i.i, double %.500.i.i
  %.563.i.i = fsub double %.13.i.i7860.i, %.489.fca.32.load.i
  %.593.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !46
  %.16.i.i7861.i = fcmp ogt double %.593.i.i, %best.3.3.i
  %.17.i.i7862.i = select i1 %.16.i.i7861.i, double %.593.i.i, double %best.3.3.i
  %.18.i.i7863.i = fcmp ogt double %.563.i.i, %.17.i.i7862.i
  %.19.i.i7864.i = select i1 %.18.i.i7863.i, double %.563.i.i, double %.17.i.i7862.i
  %spec.select692.i.i = tail call i32 @llvm.smax.i32(i32 %.382.i.i, i32 0)
  %.725693.not.i.i = icmp eq i32 %spec.select692.i.i, 0
  br i1 %.725693.not.i.i, label %B682.i.i, label %B384.if.lr.ph.i.i

B384.if.lr.ph.i.i:                                ; preds = %B84.i.i
  %.772.i.i = add nsw i64 %.551.i9066.i, 4
  %wide.trip.count.i7865.i = zext nneg i32 %spec.select692.i.i to i64
  br label %B384.if.i.i

B512.i.i:                                         ; preds = %B512.if.i.i, %B384.if.i.i
  %.860.0.i.i = phi i64 [ 0, %B384.if.i.i ], [ %.933.i7870.i, %B512.if.i.i ]
  %exitcond.not.i7869.i = icmp eq i64 %.860.0.i.i, 16
  br i1 %exitcond.not.i7869.i, label %B554.i.i, label %B512.if.i.i

B554.i.i:                                         ; preds = %B512.i.i
  %.1058.i.i = load i64, ptr %.1057.i.i, align 8, !noalias !46
  %.1069.0.i.i = and i64 %.1058.i.i, 15
  %98 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.1069.0.i.i
  store i64 %.807.i.i, ptr %98, align 8, !noalias !46
  %.1162.i.i = add nsw i64 %.1058.i.i, 1
  store i64 %.1162.i.i, ptr %.1057.i.i, align 8, !noalias !46
  %.1194.i.i = add nsw i64 %new.2.0698.i.i, 1
  %.1205.not.i.i = icmp ne i64 %.812.i.i, %previous_new.2.0700.i.i
  %.1215.i.i = zext i1 %.1205.not.i.i to i64
  %spec.select684.i.i = add nsw i64 %new_lines.2.0697.i.i, %.1215.i.i
  br label %B680.i.i

B680.i.i:                                         ; preds = %B512.if.i.i, %B554.i.i
  %new_lines.3.1.i.i = phi i64 [ %spec.select684.i.i, %B554.i.i ], [ %new_lines.2.0697.i.i, %B512.if.i.i ]
  %new.3.1.i.i = phi i64 [ %.1194.i.i, %B554.i.i ], [ %new.2.0698.i.i, %B512.if.i.i ]
  %previous_new.3.1.i.i = phi i64 [ %.812.i.i, %B554.i.i ], [ %previous_new.2.0700.i.i, %B512.if.i.i ]
  %exitcond704.not.i.i = icmp eq i64 %indvars.iv.next.i7867.i, %wide.trip.count.i7865.i
  br i1 %exitcond704.not.i.i, label %B682.loopexit.i.i, label %B384.if.i.i

B682.loopexit.i.i:                                ; preds = %B680.i.i
  %99 = uitofp nneg i64 %spec.select.i7868.i to double
  %100 = sitofp i64 %new_lines.3.1.i.i to double
  br label %B682.i.i

B682.i.i:                                         ; preds = %B682.loopexit.i.i, %B84.i.i
  %lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %99, %B682.loopexit.i.i ]
  %new_lines.2.0.lcssa.i.i = phi double [ 0.000000e+00, %B84.i.i ], [ %100, %B682.loopexit.i.i ]
  %new.2.0.lcssa.i.i = phi i64 [ 0, %B84.i.i ], [ %new.3.1.i.i, %B682.loopexit.i.i ]
  %.1279.i.i = fmul double %.489.fca.26.load.i, %lines.2.0.lcssa.i.i
  %.12.i686.i.i = fcmp ogt double %.1279.i.i, %.489.fca.23.load.i
  %.13.i687.i.i = select i1 %.12.i686.i.i, double %.1279.i.i, double %.489.fca.23.load.i
  %.1311.i.i = fadd double %.19.i.i7864.i, %.13.i687.i.i
  %.1344.i.i = load double, ptr %.1242.i.i, align 8, !noalias !46
  %.1347.i.i = fsub double %.1311.i.i, %.19.i.i7864.i
  %.1350.i.i = fadd double %.1344.i.i, %.1347.i.i
  store double %.1350.i.i, ptr %.1242.i.i, align 8, !noalias !46
  store double %.1311.i.i, ptr %.226.i827.i.i, align 8, !noalias !46
  %.1441.i.i = load double, ptr %.1440.i7871.i, align 8, !noalias !46
  %.1445.i.i = sub nsw i64 %.387.i.i, %new.2.0.lcssa.i.i
  %.1446.i.i = sitofp i64 %.1445.i.i to double
  %.1447.i.i = fadd double %.1441.i.i, %.1446.i.i
  store double %.1447.i.i, ptr %.1440.i7871.i, align 8, !noalias !46
  %.1507.i.i = load double, ptr %.1506.i.i, align 8, !noalias !46
  %.1509.i.i = sitofp i32 %.382.i.i to double
  %.1510.i.i = fadd double %.1507.i.i, %.1509.i.i
  store double %.1510.i.i, ptr %.1506.i.i, align 8, !noalias !46
  %.1558.i7872.i = icmp slt i64 %.551.i9066.i, -1
  %.1559.i7873.i = select i1 %.1558.i7872.i, i64 %.273.fca.9.load.i, i64 0
  %101 = getelementptr i8, ptr %83, i64 4
  %.1573.i.i = getelementptr i32, ptr %101, i64 %.1559.i7873.i
  %.1574.i.i = load i32, ptr %.1573.i.i, align 4, !noalias !46
  %.1581.i.i = sext i32 %.1574.i.i to i64
  %.1582.i.i = mul nsw i64 %new.2.0.lcssa.i.i, %.1581.i.i
  %.1585.i.i = sitofp i64 %.1582.i.i to double
  %.1590.i.i = fdiv double %.1585.i.i, %.1509.i.i
  %.1597.i.i = fmul double %.489.fca.12.load.i, %new_lines.2.0.lcssa.i.i
  %.1601.i7874.i = sitofp i64 %new.2.0.lcssa.i.i to double
  %.1602.i.i = fsub double %.1601.i7874.i, %.1590.i.i
  %.1605.i.i = fmul double %.489.fca.13.load.i, %.1602.i.i
  %.1606.i.i = fadd double %.1597.i.i, %.1605.i.i
  %.1609.i.i = fmul double %.489.fca.14.load.i, %.1590.i.i
  %.1610.i.i = fadd double %.1609.i.i, %.1606.i.i
  %.1640.i.i = load double, ptr %.1874.i.i, align 8, !noalias !46
  %.1641.i.i = fadd double %.1640.i.i, %.1610.i.i
  store double %.1641.i.i, ptr %.1874.i.i, align 8, !noalias !46
  %.1701.i.i = load double, ptr %.511.i.i, align 8, !noalias !46
  %.12.i688.i.i = fcmp ogt double %.1311.i.i, %.1701.i.i
  %.13.i689.i.i = select i1 %.12.i688.i.i, double %.1311.i.i, double %.1701.i.i
  %.1731.i.i = fadd double %.13.i689.i.i, %.1610.i.i
  store double %.1731.i.i, ptr %.511.i.i, align 8, !noalias !46
  %.1817.i.i = fmul double %.1814.i.i, %.1601.i7874.i
  %.1824.i.i = fcmp ogt double %.1817.i.i, 0.000000e+00
  br i1 %.1824.i.i, label %B1292.i.i, label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B1292.i.i:                                        ; preds = %B682.i.i
  %.1855.i.i = load double, ptr %.541.i7763.i, align 8, !noalias !46
  %.12.i690.i.i = fcmp ogt double %.1311.i.i, %.1855.i.i
  %.13.i691.i.i = select i1 %.12.i690.i.i, double %.1311.i.i, double %.1855.i.i
  %.1886.i.i = fadd double %.1817.i.i, %.13.i691.i.i
  store double %.1886.i.i, ptr %.541.i7763.i, align 8, !noalias !46
  %.1946.i.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !46
  %.1948.i.i = fadd double %.1817.i.i, %.1946.i.i
  store double %.1948.i.i, ptr %.390.i.i.i.i, align 8, !noalias !46
  %.2023.pre.i.i = load double, ptr %.511.i.i, align 8, !noalias !46
  br label %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B384.if.i.i:                                      ; preds = %B680.i.i, %B384.if.lr.ph.i.i
  %indvars.iv.i7866.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %indvars.iv.next.i7867.i, %B680.i.i ]
  %previous_new.2.0700.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %previous_new.3.1.i.i, %B680.i.i ]
  %previous.2.0699.i.i = phi i64 [ -1, %B384.if.lr.ph.i.i ], [ %.812.i.i, %B680.i.i ]
  %new.2.0698.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new.3.1.i.i, %B680.i.i ]
  %new_lines.2.0697.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %new_lines.3.1.i.i, %B680.i.i ]
  %lines.2.0696.i.i = phi i64 [ 0, %B384.if.lr.ph.i.i ], [ %spec.select.i7868.i, %B680.i.i ]
  %indvars.iv.next.i7867.i = add nuw nsw i64 %indvars.iv.i7866.i, 1
  %.774.i.i = add nsw i64 %.772.i.i, %indvars.iv.i7866.i
  %.788.i.i = icmp slt i64 %.774.i.i, 0
  %.789.i.i = select i1 %.788.i.i, i64 %.273.fca.9.load.i, i64 0
  %102 = getelementptr i32, ptr %arg.rows_at, i64 %.774.i.i
  %.803.i.i = getelementptr i32, ptr %102, i64 %.789.i.i
  %.804.i.i = load i32, ptr %.803.i.i, align 4, !noalias !46
  %.806.i.i = sext i32 %.804.i.i to i64
  %.807.i.i = add nsw i64 %.786.i.i, %.806.i.i
  %.812.i.i = ashr i64 %.807.i.i, 2
  %.818.not.i.i = icmp ne i64 %.812.i.i, %previous.2.0699.i.i
  %.823.i.i = zext i1 %.818.not.i.i to i64
  %spec.select.i7868.i = add nuw nsw i64 %lines.2.0696.i.i, %.823.i.i
  br label %B512.i.i

B512.if.i.i:                                      ; preds = %B512.i.i
  %.933.i7870.i = add nuw nsw i64 %.860.0.i.i, 1
  %103 = getelementptr i64, ptr %.226.i1004.i.i, i64 %.860.0.i.i
  %.989.i.i = load i64, ptr %103, align 8, !noalias !46
  %.991.i.i = icmp eq i64 %.989.i.i, %.807.i.i
  br i1 %.991.i.i, label %B680.i.i, label %B512.i.i

_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %B1292.i.i, %B682.i.i, %B5296.i
  %.1311.sink.i.i = phi double [ %best.3.3.i, %B5296.i ], [ %.1311.i.i, %B1292.i.i ], [ %.1311.i.i, %B682.i.i ]
  %.2023.sink.i.i = phi double [ %best.3.3.i, %B5296.i ], [ %.2023.pre.i.i, %B1292.i.i ], [ %.1731.i.i, %B682.i.i ]
  %.10850.i = select i1 %.7326.i, i64 %.210.i8764.i, i64 0
  %104 = getelementptr double, ptr %.226.i8762.i, i64 %.7271.i
  %.10864.i = getelementptr double, ptr %104, i64 %.10850.i
  %.10865.i = load double, ptr %.10864.i, align 8, !noalias !7
  %.10871.i = fadd double %.11235.i, %.2023.sink.i.i
  %.12.i7875.i = fcmp ogt double %.10871.i, %.10865.i
  %.13.i7876.i = select i1 %.12.i7875.i, double %.10871.i, double %.10865.i
  store double %.13.i7876.i, ptr %.10864.i, align 8, !noalias !7
  %.10945.i = icmp slt i64 %quot.2.0.i, 0
  %.10946.i = select i1 %.10945.i, i64 %.210.i8656.i, i64 0
  %105 = getelementptr double, ptr %.226.i8654.i, i64 %quot.2.0.i
  %.10960.i = getelementptr double, ptr %105, i64 %.10946.i
  %.10961.i = load double, ptr %.10960.i, align 8, !noalias !7
  %.12.i7877.i = fcmp ogt double %.13.i7876.i, %.10961.i
  %.13.i7878.i = select i1 %.12.i7877.i, double %.13.i7876.i, double %.10961.i
  store double %.13.i7878.i, ptr %.10960.i, align 8, !noalias !7
  br label %B6308.i

B5496.i:                                          ; preds = %B5152.i
  %106 = getelementptr double, ptr %arg.cost_at, i64 %.7342.i
  %.11085.i = getelementptr double, ptr %106, i64 %.7361.i
  %.11086.i = load double, ptr %.11085.i, align 8, !noalias !7
  %.326.i.i = icmp slt i64 %.551.i9066.i, 0
  %.327.i.i = select i1 %.326.i.i, i64 %.273.fca.9.load.i, i64 0
  %107 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i9066.i
  %.341.i7879.i = getelementptr i32, ptr %107, i64 %.327.i.i
  %.342.i7880.i = load i32, ptr %.341.i7879.i, align 4, !noalias !49
  %.347.i.i = sext i32 %.342.i7880.i to i64
  %.348.i.i = icmp eq i32 %.342.i7880.i, 0
  br i1 %.348.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B70.i7881.i

B70.i7881.i:                                      ; preds = %B5496.i
  %.494.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.524.i.i = load double, ptr %.523.i.i, align 8, !noalias !49
  %.554.i.i = load double, ptr %.541.i7763.i, align 8, !noalias !49
  %.16.i.i7882.i = fcmp ogt double %.524.i.i, %.494.i.i
  %.17.i.i7883.i = select i1 %.16.i.i7882.i, double %.524.i.i, double %.494.i.i
  %.18.i.i7884.i = fcmp ogt double %.554.i.i, %.17.i.i7883.i
  %.19.i.i7885.i = select i1 %.18.i.i7884.i, double %.554.i.i, double %.17.i.i7883.i
  %.589.i.i = fsub double %.19.i.i7885.i, %.489.fca.32.load.i
  %.619.i.i = load double, ptr %.226.i827.i.i, align 8, !noalias !49
  %.16.i773.i.i = fcmp ogt double %.619.i.i, %best.3.3.i
  %.17.i774.i.i = select i1 %.16.i773.i.i, double %.619.i.i, double %best.3.3.i
  %.18.i775.i.i = fcmp ogt double %.589.i.i, %.17.i774.i.i
  %.19.i776.i.i = select i1 %.18.i775.i.i, double %.589.i.i, double %.17.i774.i.i
  br i1 %.390.i.i.i, label %.456.if.i.i7888.i, label %.456.endif.preheader.i.i7887.i, !prof !6

B278.i.i7907.i:                                   ; preds = %B172.else.if.else.i.i.i, %B106.if.i.i7892.i
  %previous.3.1.i.i7908.i = phi i64 [ %.673.i.i7902.i, %B172.else.if.else.i.i.i ], [ %previous.2.0195.i.i.i, %B106.if.i.i7892.i ]
  %worst.3.1.i.i7909.i = phi i64 [ %.13.i.i.i7906.i, %B172.else.if.else.i.i.i ], [ %worst.2.0196.i.i.i, %B106.if.i.i7892.i ]
  %exitcond.not.i.i7910.i = icmp eq i64 %indvars.iv.next.i.i7894.i, %wide.trip.count.i.i7891.i
  br i1 %exitcond.not.i.i7910.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, label %B106.if.i.i7892.i

.456.endif.preheader.i.i7887.i:                   ; preds = %B70.i7881.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %200, i1 false), !noalias !52
  br label %.456.if.i.i7888.i

.456.if.i.i7888.i:                                ; preds = %.456.endif.preheader.i.i7887.i, %B70.i7881.i
  %.590192.not.i.i.i = icmp slt i32 %.342.i7880.i, 1
  br i1 %.590192.not.i.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, label %B106.if.lr.ph.i.i7889.i

B106.if.lr.ph.i.i7889.i:                          ; preds = %.456.if.i.i7888.i
  %.637.i.i7890.i = add nsw i64 %.551.i9066.i, 4
  %wide.trip.count.i.i7891.i = zext nneg i32 %.342.i7880.i to i64
  br label %B106.if.i.i7892.i

B106.if.i.i7892.i:                                ; preds = %B106.if.lr.ph.i.i7889.i, %B278.i.i7907.i
  %indvars.iv.i.i7893.i = phi i64 [ 0, %B106.if.lr.ph.i.i7889.i ], [ %indvars.iv.next.i.i7894.i, %B278.i.i7907.i ]
  %worst.2.0196.i.i.i = phi i64 [ 1, %B106.if.lr.ph.i.i7889.i ], [ %worst.3.1.i.i7909.i, %B278.i.i7907.i ]
  %previous.2.0195.i.i.i = phi i64 [ -1, %B106.if.lr.ph.i.i7889.i ], [ %previous.3.1.i.i7908.i, %B278.i.i7907.i ]
  %indvars.iv.next.i.i7894.i = add nuw nsw i64 %indvars.iv.i.i7893.i, 1
  %.639.i.i7895.i = add nsw i64 %.637.i.i7890.i, %indvars.iv.i.i7893.i
  %.653.i.i7896.i = icmp slt i64 %.639.i.i7895.i, 0
  %.654.i.i7897.i = select i1 %.653.i.i7896.i, i64 %.273.fca.9.load.i, i64 0
  %108 = getelementptr i32, ptr %arg.rows_at, i64 %.639.i.i7895.i
  %.668.i.i7898.i = getelementptr i32, ptr %108, i64 %.654.i.i7897.i
  %.669.i.i7899.i = load i32, ptr %.668.i.i7898.i, align 4, !noalias !52
  %.671.i.i7900.i = sext i32 %.669.i.i7899.i to i64
  %.672.i.i7901.i = add nsw i64 %.786.i.i, %.671.i.i7900.i
  %.673.i.i7902.i = ashr i64 %.672.i.i7901.i, 2
  %.679.not.i.i7903.i = icmp eq i64 %.673.i.i7902.i, %previous.2.0195.i.i.i
  br i1 %.679.not.i.i7903.i, label %B278.i.i7907.i, label %B172.else.if.else.i.i.i

B172.else.if.else.i.i.i:                          ; preds = %B106.if.i.i7892.i
  %.760.i.i7904.i = load i64, ptr %.226.i1075.i.i, align 8, !noalias !52
  %.761.i.i7905.i = add nsw i64 %.760.i.i7904.i, 1
  store i64 %.761.i.i7905.i, ptr %.226.i1075.i.i, align 8, !noalias !52
  %.13.i.i.i7906.i = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.761.i.i7905.i, i64 %worst.2.0196.i.i.i)
  br label %B278.i.i7907.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i: ; preds = %B278.i.i7907.i
  %109 = uitofp nneg i64 %worst.3.1.i.i7909.i to double
  br label %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i

_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i, %.456.if.i.i7888.i
  %spec.select.i7911.i = phi i32 [ 0, %.456.if.i.i7888.i ], [ %.342.i7880.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %worst.2.0.lcssa.i.i7912.i = phi double [ 1.000000e+00, %.456.if.i.i7888.i ], [ %109, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.loopexit.i.i ]
  %.9.i.i7913.i = fcmp olt double %.489.fca.23.load.i, %worst.2.0.lcssa.i.i7912.i
  %.10.i.i7914.i = select i1 %.9.i.i7913.i, double %worst.2.0.lcssa.i.i7912.i, double %.489.fca.23.load.i
  %.735.i.i = fadd double %.19.i776.i.i, %.10.i.i7914.i
  store double %.735.i.i, ptr %.226.i827.i.i, align 8, !noalias !49
  %.773.i.i = sitofp i32 %.342.i7880.i to double
  %.774.i7915.i = fmul double %.489.fca.15.load.i, %.773.i.i
  %.804.i7917.i = load double, ptr %.1874.i.i, align 8, !noalias !49
  %.805.i.i = fadd double %.774.i7915.i, %.804.i7917.i
  store double %.805.i.i, ptr %.1874.i.i, align 8, !noalias !49
  %.865.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.12.i.i7918.i = fcmp ogt double %.735.i.i, %.865.i.i
  %.13.i.i7919.i = select i1 %.12.i.i7918.i, double %.735.i.i, double %.865.i.i
  %.895.i.i = fadd double %.774.i7915.i, %.13.i.i7919.i
  store double %.895.i.i, ptr %.511.i.i, align 8, !noalias !49
  %.927.i.i = fcmp ogt double %.11086.i, 0.000000e+00
  %"$phi602.0.2.0.i.i" = select i1 %.927.i.i, double %.489.fca.30.load.i, double %.489.fca.31.load.i
  %.947.i7920.i = fmul double %.489.fca.30.load.i, %.773.i.i
  %.963.i.i = icmp slt i64 %.551.i9066.i, -2
  %.964.i.i = select i1 %.963.i.i, i64 %.273.fca.9.load.i, i64 0
  %110 = getelementptr i8, ptr %107, i64 8
  %.978.i7921.i = getelementptr i32, ptr %110, i64 %.964.i.i
  %.979.i.i = load i32, ptr %.978.i7921.i, align 4, !noalias !49
  %.981.i.i = sext i32 %.979.i.i to i64
  %.983.i.i = sub nsw i64 %.981.i.i, %.347.i.i
  %.984.i.i = sitofp i64 %.983.i.i to double
  %.985.i.i = fmul double %"$phi602.0.2.0.i.i", %.984.i.i
  %.986.i.i = fadd double %.947.i7920.i, %.985.i.i
  %.988.i.i = tail call double @llvm.fabs.f64(double %.11086.i)
  %.991.i7922.i = fmul double %.988.i.i, %.986.i.i
  %.1021.i.i = load double, ptr %.1020.i.i, align 8, !noalias !49
  %.1022.i.i = fadd double %.1021.i.i, %.991.i7922.i
  store double %.1022.i.i, ptr %.1020.i.i, align 8, !noalias !49
  %.1082.i.i = load double, ptr %.523.i.i, align 8, !noalias !49
  %.12.i777.i.i = fcmp ogt double %.735.i.i, %.1082.i.i
  %.13.i778.i.i = select i1 %.12.i777.i.i, double %.735.i.i, double %.1082.i.i
  %.1112.i.i = fadd double %.13.i778.i.i, %.991.i7922.i
  store double %.1112.i.i, ptr %.523.i.i, align 8, !noalias !49
  %.1172.i.i = load double, ptr %.511.i.i, align 8, !noalias !49
  %.12.i779.i.i = fcmp ogt double %.1112.i.i, %.1172.i.i
  %.13.i780.i.i = select i1 %.12.i779.i.i, double %.1112.i.i, double %.1172.i.i
  %.1321784.i.i = icmp sgt i32 %spec.select.i7911.i, 0
  br i1 %.1321784.i.i, label %B976.if.lr.ph.i.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i

B976.if.lr.ph.i.i:                                ; preds = %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i
  %.1360.i.i = add nsw i64 %.551.i9066.i, 4
  %.306.i.i.i.i7926.i = icmp eq i64 %early.2.3.i, 2
  %.392.i.i.i.i7927.i = fadd double %.489.fca.9.load.i, %.735.i.i
  %.1091.not.i.i7928.i = icmp ne i64 %early.2.3.i, 0
  %or.cond.i.i7930.i = select i1 %.1091.not.i.i7928.i, i1 %.1100.i.i.i, i1 false
  %wide.trip.count.i7932.i = zext nneg i32 %spec.select.i7911.i to i64
  br label %B976.if.i.i

B976.if.i.i:                                      ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i, %B976.if.lr.ph.i.i
  %indvars.iv.i7933.i = phi i64 [ 0, %B976.if.lr.ph.i.i ], [ %indvars.iv.next.i7934.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i ]
  %end.2.0787.i.i = phi double [ %.13.i780.i.i, %B976.if.lr.ph.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i ]
  %indvars.iv.next.i7934.i = add nuw nsw i64 %indvars.iv.i7933.i, 1
  %.1362.i.i = add nsw i64 %.1360.i.i, %indvars.iv.i7933.i
  %.1376.i.i = icmp slt i64 %.1362.i.i, 0
  %.1377.i.i = select i1 %.1376.i.i, i64 %.273.fca.9.load.i, i64 0
  %111 = getelementptr i32, ptr %arg.rows_at, i64 %.1362.i.i
  %.1391.i.i = getelementptr i32, ptr %111, i64 %.1377.i.i
  %.1392.i.i = load i32, ptr %.1391.i.i, align 4, !noalias !49
  %.1394.i.i = sext i32 %.1392.i.i to i64
  %.1395.i.i = add nsw i64 %.786.i.i, %.1394.i.i
  %.284.i.i7935.i = ashr i64 %.1395.i.i, 1
  %.5.i.i.i.i7936.i = mul i64 %.284.i.i7935.i, 8364850718657
  %.6.i.i.i.i7937.i = lshr i64 %.5.i.i.i.i7936.i, 20
  %.7.i.i.i.i7938.i = and i64 %.6.i.i.i.i7937.i, 16777215
  %.32.i.i.i7939.i = uitofp nneg i64 %.7.i.i.i.i7938.i to double
  %.33.i.i.i7940.i = fadd double %.32.i.i.i7939.i, 5.000000e-01
  %.37.i.i.i7941.i = fmul double %.33.i.i.i7940.i, 0x3E70000000000000
  %.45.le.i.i.i7942.i = tail call double @llvm.log.f64(double %.37.i.i.i7941.i)
  %.50.i.i.i7943.i = fneg double %.45.le.i.i.i7942.i
  %.12.i.i.i.i7944.i = fcmp olt double %.50.i.i.i7943.i, 4.000000e+00
  %.13.i.i.i.i7945.i = select i1 %.12.i.i.i.i7944.i, double %.50.i.i.i7943.i, double 4.000000e+00
  %.79.i.i.i7946.i = fadd double %.13.i.i.i.i7945.i, -1.000000e+00
  %.311.i.i7947.i = fmul double %.489.fca.6.load.i, %.79.i.i.i7946.i
  %.345.i.i.i = load double, ptr %.511.i.i, align 8, !noalias !55
  %.351.i.i7948.i = fadd double %.489.fca.5.load.i, %.345.i.i.i
  %.352.i.i7949.i = fadd double %.351.i.i7948.i, %.311.i.i7947.i
  %.40212881289.i.i7950.i = and i64 %.6.i.i.i.i7937.i, 65535
  %112 = getelementptr i64, ptr %.226.i792.i.i, i64 %.40212881289.i.i7950.i
  %.460.i.i7951.i = load i64, ptr %112, align 8, !noalias !55
  %.466.i.i7952.i = icmp eq i64 %.460.i.i7951.i, %.284.i.i7935.i
  br i1 %.466.i.i7952.i, label %B216.i.i8000.i, label %B270.i.i7953.i

B216.i.i8000.i:                                   ; preds = %B976.if.i.i
  %113 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i7950.i
  %.589.i.i8001.i = load double, ptr %113, align 8, !noalias !55
  %.12.i.i.i8002.i = fcmp ogt double %.589.i.i8001.i, %.352.i.i7949.i
  %.13.i.i781.i.i = select i1 %.12.i.i.i8002.i, double %.589.i.i8001.i, double %.352.i.i7949.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i

B270.i.i7953.i:                                   ; preds = %B976.if.i.i
  %.657.i.i7954.i = load double, ptr %.656.i.i.i, align 8, !noalias !55
  %.659.i.i7955.i = fadd double %.657.i.i7954.i, 1.000000e+00
  store double %.659.i.i7955.i, ptr %.656.i.i.i, align 8, !noalias !55
  %.723.i.i7956.i = load double, ptr %.226.i1040.i.i, align 8, !noalias !55
  %.726.i.i7957.i = fadd double %.489.fca.19.load.i, %.723.i.i7956.i
  store double %.726.i.i7957.i, ptr %.226.i1040.i.i, align 8, !noalias !55
  %.796.i.i7958.i = fcmp ult double %.726.i.i7957.i, 1.000000e+00
  br i1 %.796.i.i7958.i, label %B518.i.i7986.i, label %B408.i.i7959.i

B408.i.i7959.i:                                   ; preds = %B270.i.i7953.i
  %.834.i.i7960.i = fadd double %.726.i.i7957.i, -1.000000e+00
  store double %.834.i.i7960.i, ptr %.226.i1040.i.i, align 8, !noalias !55
  %.300.i.i.i7961.i = load double, ptr %.541.i7763.i, align 8, !noalias !58
  %.12.i.i1282.i.i7962.i = fcmp ogt double %.735.i.i, %.300.i.i.i7961.i
  %.13.i.i1283.i.i7963.i = select i1 %.12.i.i1282.i.i7962.i, double %.735.i.i, double %.300.i.i.i7961.i
  %.333.i.i.i7964.i = fadd double %.332.i.i.i.i, %.13.i.i1283.i.i7963.i
  store double %.333.i.i.i7964.i, ptr %.541.i7763.i, align 8, !noalias !58
  %.391.i.i.i7965.i = load double, ptr %.390.i.i.i.i, align 8, !noalias !58
  %.394.i.i.i7966.i = fadd double %.332.i.i.i.i, %.391.i.i.i7965.i
  store double %.394.i.i.i7966.i, ptr %.390.i.i.i.i, align 8, !noalias !58
  %.483.i.i.i7967.i = load double, ptr %.541.i7763.i, align 8, !noalias !58
  %.262.i.i.i.i7968.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i.i7969.i = and i64 %.262.i.i.i.i7968.i, 16383
  %114 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i.i7969.i
  %.342.i.i.i.i7970.i = load double, ptr %114, align 8, !noalias !61
  %.346.i.i.i.i7971.i = fcmp olt double %.342.i.i.i.i7970.i, 0.000000e+00
  %or.cond.i.i.i.i7972.i = select i1 %.306.i.i.i.i7926.i, i1 %.346.i.i.i.i7971.i, i1 false
  br i1 %or.cond.i.i.i.i7972.i, label %B96.i.i.i.i7985.i, label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7973.i

B96.i.i.i.i7985.i:                                ; preds = %B408.i.i7959.i
  store double %.392.i.i.i.i7927.i, ptr %114, align 8, !noalias !61
  br label %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7973.i

_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7973.i: ; preds = %B96.i.i.i.i7985.i, %B408.i.i7959.i
  %.546.i.i.i.i7974.i = phi double [ %.342.i.i.i.i7970.i, %B408.i.i7959.i ], [ %.392.i.i.i.i7927.i, %B96.i.i.i.i7985.i ]
  %.454.i.i.i7975.i = fmul double %.489.fca.8.load.i, %.79.i.i.i7946.i
  %.12.i89.i.i.i7976.i = fcmp ogt double %.546.i.i.i.i7974.i, %.483.i.i.i7967.i
  %.13.i90.i.i.i7977.i = select i1 %.12.i89.i.i.i7976.i, double %.546.i.i.i.i7974.i, double %.483.i.i.i7967.i
  %.641.i.i.i7978.i = fadd double %.489.fca.7.load.i, %.13.i90.i.i.i7977.i
  %.642.i.i.i7979.i = fadd double %.454.i.i.i7975.i, %.641.i.i.i7978.i
  store i64 %.284.i.i7935.i, ptr %112, align 8, !noalias !58
  %115 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i7950.i
  store double %.642.i.i.i7979.i, ptr %115, align 8, !noalias !58
  %.12.i1284.i.i7980.i = fcmp ogt double %.642.i.i.i7979.i, %.352.i.i7949.i
  %.13.i1285.i.i7981.i = select i1 %.12.i1284.i.i7980.i, double %.642.i.i.i7979.i, double %.352.i.i7949.i
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i

B518.i.i7986.i:                                   ; preds = %B270.i.i7953.i
  br i1 %or.cond.i.i7930.i, label %B544.i.i7987.i, label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i

B544.i.i7987.i:                                   ; preds = %B518.i.i7986.i
  %.1135.i.i7988.i = load double, ptr %.511.i.i, align 8, !noalias !55
  %.262.i.i.i7989.i = lshr i64 %.1395.i.i, 16
  %.273.0.i.i.i7990.i = and i64 %.262.i.i.i7989.i, 16383
  %116 = getelementptr double, ptr %.226.i759.i.i, i64 %.273.0.i.i.i7990.i
  %.342.i.i.i7991.i = load double, ptr %116, align 8, !noalias !64
  %.346.i.i.i7992.i = fcmp olt double %.342.i.i.i7991.i, 0.000000e+00
  %or.cond.i.i.i7993.i = select i1 %.306.i.i.i.i7926.i, i1 %.346.i.i.i7992.i, i1 false
  br i1 %or.cond.i.i.i7993.i, label %B96.i.i.i7999.i, label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i7994.i

B96.i.i.i7999.i:                                  ; preds = %B544.i.i7987.i
  store double %.392.i.i.i.i7927.i, ptr %116, align 8, !noalias !64
  br label %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i7994.i

_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i7994.i: ; preds = %B96.i.i.i7999.i, %B544.i.i7987.i
  %.546.i.i.i7995.i = phi double [ %.342.i.i.i7991.i, %B544.i.i7987.i ], [ %.392.i.i.i.i7927.i, %B96.i.i.i7999.i ]
  %.12.i1286.i.i7996.i = fcmp ogt double %.546.i.i.i7995.i, %.1135.i.i7988.i
  %.13.i1287.i.i7997.i = select i1 %.12.i1286.i.i7996.i, double %.546.i.i.i7995.i, double %.1135.i.i7988.i
  %.1308.i.i7998.i = fadd double %.1307.i.i.i, %.13.i1287.i.i7997.i
  store i64 %.284.i.i7935.i, ptr %112, align 8, !noalias !55
  %117 = getelementptr double, ptr %.226.i969.i.i, i64 %.40212881289.i.i7950.i
  store double %.1308.i.i7998.i, ptr %117, align 8, !noalias !55
  br label %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i

_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i7994.i, %B518.i.i7986.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7973.i, %B216.i.i8000.i
  %.13.i1285.sink.i.i7983.i = phi double [ %.13.i1285.i.i7981.i, %_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i.i7973.i ], [ %.13.i.i781.i.i, %B216.i.i8000.i ], [ %.1308.i.i7998.i, %_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i7994.i ], [ %.352.i.i7949.i, %B518.i.i7986.i ]
  %.1491.i.i = fsub double %.13.i1285.sink.i.i7983.i, %.489.fca.5.load.i
  %.12.i782.i.i = fcmp ogt double %.1491.i.i, %end.2.0787.i.i
  %.13.i783.i.i = select i1 %.12.i782.i.i, double %.1491.i.i, double %end.2.0787.i.i
  %exitcond.not.i7984.i = icmp eq i64 %indvars.iv.next.i7934.i, %wide.trip.count.i7932.i
  br i1 %exitcond.not.i7984.i, label %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, label %B976.if.i.i

_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i, %B5496.i
  %.735.sink.i.i = phi double [ %best.3.3.i, %B5496.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.735.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i ]
  %end.2.0.lcssa.sink.i.i = phi double [ %best.3.3.i, %B5496.i ], [ %.13.i780.i.i, %_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i.i ], [ %.13.i783.i.i, %_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i7982.i ]
  %.11215.i = select i1 %.7326.i, i64 %.210.i8764.i, i64 0
  %118 = getelementptr double, ptr %.226.i8762.i, i64 %.7271.i
  %.11229.i = getelementptr double, ptr %118, i64 %.11215.i
  %.11230.i = load double, ptr %.11229.i, align 8, !noalias !7
  %.11236.i = fadd double %.11235.i, %end.2.0.lcssa.sink.i.i
  %.12.i8003.i = fcmp ogt double %.11236.i, %.11230.i
  %.13.i8004.i = select i1 %.12.i8003.i, double %.11236.i, double %.11230.i
  store double %.13.i8004.i, ptr %.11229.i, align 8, !noalias !7
  %.11310.i = icmp slt i64 %quot.2.0.i, 0
  %.11311.i = select i1 %.11310.i, i64 %.210.i8656.i, i64 0
  %119 = getelementptr double, ptr %.226.i8654.i, i64 %quot.2.0.i
  %.11325.i = getelementptr double, ptr %119, i64 %.11311.i
  %.11326.i = load double, ptr %.11325.i, align 8, !noalias !7
  %.12.i8005.i = fcmp ogt double %.13.i8004.i, %.11326.i
  %.13.i8006.i = select i1 %.12.i8005.i, double %.13.i8004.i, double %.11326.i
  store double %.13.i8006.i, ptr %.11325.i, align 8, !noalias !7
  %.11419.i = fadd double %.489.fca.29.load.i, %end.2.0.lcssa.sink.i.i
  br label %B6308.i

B5728.i:                                          ; preds = %B4602.i
  switch i64 %.7376.i, label %B6308.i [
    i64 9, label %B5760.i
    i64 14, label %B5900.i
    i64 12, label %B6180.i
    i64 3, label %B6234.i
    i64 2, label %B6288.i
  ]

B5760.i:                                          ; preds = %B5728.i
  %.11486.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12.i8007.i = fcmp ogt double %best.3.3.i, %.11486.i
  %.13.i8008.i = select i1 %.12.i8007.i, double %best.3.3.i, double %.11486.i
  %.11518.i = fadd double %.489.fca.34.load.i, %.13.i8008.i
  store double %.11518.i, ptr %.226.i827.i.i, align 8, !noalias !7
  br label %B6312.i

B5900.i:                                          ; preds = %B5728.i
  %.11554.i = shl nsw i64 %.7271.i, 4
  %.11570.i = select i1 %.7326.i, i64 %.210.i8188.i, i64 0
  %120 = getelementptr i64, ptr %.226.i8186.i, i64 %.7271.i
  %.11584.i = getelementptr i64, ptr %120, i64 %.11570.i
  %.11585.i = load i64, ptr %.11584.i, align 8, !noalias !7
  %.11596.0.i = and i64 %.11585.i, 15
  %.11661.i = icmp sgt i64 %.11585.i, 0
  br i1 %.11661.i, label %B5978.i, label %B5900.B6052_crit_edge.i

B5900.B6052_crit_edge.i:                          ; preds = %B5900.i
  %.pre9308.i = select i1 %.7326.i, i64 %.210.i8152.i, i64 0
  br label %B6052.i

B5978.i:                                          ; preds = %B5900.i
  %.11696.i = add nuw i64 %.11585.i, 15
  %.11716.i = and i64 %.11696.i, 15
  %.11752.i = select i1 %.7326.i, i64 %.210.i8152.i, i64 0
  %121 = getelementptr double, ptr %.226.i8150.i, i64 %.11554.i
  %122 = getelementptr double, ptr %121, i64 %.11716.i
  %.11766.i = getelementptr double, ptr %122, i64 %.11752.i
  %.11767.i = load double, ptr %.11766.i, align 8, !noalias !7
  br label %B6052.i

B6052.i:                                          ; preds = %B5978.i, %B5900.B6052_crit_edge.i
  %.11867.pre-phi.i = phi i64 [ %.pre9308.i, %B5900.B6052_crit_edge.i ], [ %.11752.i, %B5978.i ]
  %"$phi6052.0.2.3.i" = phi double [ 0.000000e+00, %B5900.B6052_crit_edge.i ], [ %.11767.i, %B5978.i ]
  %.11808.i = select i1 %.7326.i, i64 %.210.i8118.i, i64 0
  %123 = getelementptr double, ptr %.226.i8117.i, i64 %.7271.i
  %.11822.i = getelementptr double, ptr %123, i64 %.11808.i
  %.11823.i = load double, ptr %.11822.i, align 8, !noalias !7
  %.12.i8009.i = fcmp ogt double %.11823.i, %"$phi6052.0.2.3.i"
  %.13.i8010.i = select i1 %.12.i8009.i, double %.11823.i, double %"$phi6052.0.2.3.i"
  %124 = getelementptr double, ptr %.226.i8150.i, i64 %.11554.i
  %125 = getelementptr double, ptr %124, i64 %.11596.0.i
  %.11881.i = getelementptr double, ptr %125, i64 %.11867.pre-phi.i
  store double %.13.i8010.i, ptr %.11881.i, align 8, !noalias !7
  %.11915.i = load i64, ptr %.11584.i, align 8, !noalias !7
  %.11916.i = add nsw i64 %.11915.i, 1
  store i64 %.11916.i, ptr %.11584.i, align 8, !noalias !7
  store double 0.000000e+00, ptr %.11822.i, align 8, !noalias !7
  br label %B6412.i

B6180.i:                                          ; preds = %B5728.i
  %.11998.i = fadd double %.489.fca.36.load.i, %best.3.3.i
  br label %B6412.i

B6234.i:                                          ; preds = %B5728.i
  %.12020.i = fadd double %.489.fca.37.load.i, %best.3.3.i
  br label %B6412.i

B6288.i:                                          ; preds = %B5728.i
  %.12051.i = fadd double %.489.fca.38.load.i, %best.3.3.i
  br label %B6412.i

B6308.i:                                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i, %B5728.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i, %B4706.i
  %result.2.2.i = phi i64 [ 2, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 3, %B5728.i ], [ 2, %B4706.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ 2, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i ]
  %released.6.2.i = phi double [ %.735.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5728.i ], [ %best.3.3.i, %B4706.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.1208.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i ]
  %end.12.2.i = phi double [ %.11419.i, %_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %best.3.3.i, %B5728.i ], [ %best.3.3.i, %B4706.i ], [ %.1311.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %worst.2.0.lcssa.sink.i.i, %_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE.exit.i ], [ %.585.i.i, %_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29.exit.i7846.i ]
  switch i64 %.7376.i, label %B6412.i [
    i64 13, label %B6312.i
    i64 9, label %B6312.i
    i64 8, label %B6312.i
    i64 7, label %B6312.i
    i64 6, label %B6312.i
    i64 5, label %B6312.i
  ]

B6312.i:                                          ; preds = %B6308.i, %B6308.i, %B6308.i, %B6308.i, %B6308.i, %B6308.i, %B5760.i, %B70.i.i, %B5212.i, %B5094.i, %B4262.i
  %end.12.29316.i = phi double [ %end.12.2.i, %B6308.i ], [ %end.12.2.i, %B6308.i ], [ %end.12.2.i, %B6308.i ], [ %end.12.2.i, %B6308.i ], [ %end.12.2.i, %B6308.i ], [ %end.12.2.i, %B6308.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B5212.i ], [ %.1208.sink.i.i, %B5094.i ], [ %best.3.3.i, %B5760.i ], [ %.9880.i, %B4262.i ]
  %released.6.29314.i = phi double [ %released.6.2.i, %B6308.i ], [ %released.6.2.i, %B6308.i ], [ %released.6.2.i, %B6308.i ], [ %released.6.2.i, %B6308.i ], [ %released.6.2.i, %B6308.i ], [ %released.6.2.i, %B6308.i ], [ %.585.i.i, %B70.i.i ], [ %best.3.3.i, %B5212.i ], [ %.1208.sink.i.i, %B5094.i ], [ %best.3.3.i, %B5760.i ], [ %.9873.i, %B4262.i ]
  %result.2.29312.i = phi i64 [ %result.2.2.i, %B6308.i ], [ %result.2.2.i, %B6308.i ], [ %result.2.2.i, %B6308.i ], [ %result.2.2.i, %B6308.i ], [ %result.2.2.i, %B6308.i ], [ %result.2.2.i, %B6308.i ], [ 2, %B70.i.i ], [ 2, %B5212.i ], [ 2, %B5094.i ], [ 3, %B5760.i ], [ 3, %B4262.i ]
  %.12090.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.12093.i = mul nsw i64 %scheduler.3.3.i, %.5.i.i
  %.12123.i = getelementptr i64, ptr %.226.i9048.i, i64 %scheduler.3.3.i
  %.12124.i = load i64, ptr %.12123.i, align 8, !noalias !7
  %.12125.i = add nsw i64 %.12124.i, %.12093.i
  %.12139.i = icmp slt i64 %.12125.i, 0
  %.12140.i = select i1 %.12139.i, i64 %.210.i9014.i, i64 0
  %126 = getelementptr double, ptr %.226.i9012.i, i64 %.12125.i
  %.12154.i = getelementptr double, ptr %126, i64 %.12140.i
  store double %.12090.i, ptr %.12154.i, align 8, !noalias !7
  br i1 %.12191.i, label %B6312.endif.i, label %B6312.else.if.i, !prof !6

B6412.i:                                          ; preds = %B6312.endif.i, %B6308.i, %B6288.i, %B6234.i, %B6180.i, %B6052.i
  %end.12.29317.i = phi double [ %end.12.2.i, %B6308.i ], [ %end.12.29316.i, %B6312.endif.i ], [ %.12051.i, %B6288.i ], [ %.12020.i, %B6234.i ], [ %.11998.i, %B6180.i ], [ %best.3.3.i, %B6052.i ]
  %released.6.29315.i = phi double [ %released.6.2.i, %B6308.i ], [ %released.6.29314.i, %B6312.endif.i ], [ %best.3.3.i, %B6288.i ], [ %best.3.3.i, %B6234.i ], [ %best.3.3.i, %B6180.i ], [ %best.3.3.i, %B6052.i ]
  %result.2.29313.i = phi i64 [ %result.2.2.i, %B6308.i ], [ %result.2.29312.i, %B6312.endif.i ], [ 3, %B6288.i ], [ 3, %B6234.i ], [ 3, %B6180.i ], [ 3, %B6052.i ]
  %127 = getelementptr i64, ptr %.774, i64 %.7342.i
  %.12294.i = getelementptr i64, ptr %127, i64 %.7361.i
  %.12295.i = load i64, ptr %.12294.i, align 8, !noalias !7
  %.12296.i = icmp slt i64 %.12295.i, 6
  br i1 %.12296.i, label %B6446.i, label %B6534.i

B6446.i:                                          ; preds = %B6412.i
  %.12299.i = mul nsw i64 %.7271.i, 6
  %.12331.i = add nsw i64 %.12295.i, %.12299.i
  %.12346.i = icmp slt i64 %.12331.i, 0
  %.12347.i = select i1 %.12346.i, i64 %.210.i8224.i, i64 0
  %128 = getelementptr double, ptr %.226.i8222.i, i64 %.12331.i
  %.12361.i = getelementptr double, ptr %128, i64 %.12347.i
  store double %end.12.29317.i, ptr %.12361.i, align 8, !noalias !7
  %.12397.i = load i64, ptr %.12294.i, align 8, !noalias !7
  %.12398.i = add nsw i64 %.12397.i, %.12299.i
  %.12413.i = icmp slt i64 %.12398.i, 0
  %.12414.i = select i1 %.12413.i, i64 %.210.i8260.i, i64 0
  %129 = getelementptr i64, ptr %.226.i8258.i, i64 %.12398.i
  %.12428.i = getelementptr i64, ptr %129, i64 %.12414.i
  store i64 %result.2.29313.i, ptr %.12428.i, align 8, !noalias !7
  br label %B6534.i

B6534.i:                                          ; preds = %B6446.i, %B6412.i
  %130 = getelementptr i64, ptr %.844, i64 %.7342.i
  %.12462.i = getelementptr i64, ptr %130, i64 %.7361.i
  %.12463.i = load i64, ptr %.12462.i, align 8, !noalias !7
  %.12464.i = icmp slt i64 %.12463.i, 6
  br i1 %.12464.i, label %B6568.i, label %B6670.i

B6568.i:                                          ; preds = %B6534.i
  %.7744.i = select i1 %spec.select7750.i.le, double 1.200000e+01, double 2.000000e+00
  %.12485.i = fadd double %.7744.i, %released.6.29315.i
  %.12491.i = mul nsw i64 %.7271.i, 6
  %.12523.i = add nsw i64 %.12463.i, %.12491.i
  %.12537.i = icmp slt i64 %.12523.i, 0
  %.12538.i = select i1 %.12537.i, i64 %.210.i8224.i, i64 0
  %131 = getelementptr double, ptr %.226.i8222.i, i64 %.12523.i
  %.12552.i = getelementptr double, ptr %131, i64 %.12538.i
  store double %.12485.i, ptr %.12552.i, align 8, !noalias !7
  %.12586.i = load i64, ptr %.12462.i, align 8, !noalias !7
  %.12589.i = add nsw i64 %.12586.i, %.12491.i
  %.12604.i = icmp slt i64 %.12589.i, 0
  %.12605.i = select i1 %.12604.i, i64 %.210.i8260.i, i64 0
  %132 = getelementptr i64, ptr %.226.i8258.i, i64 %.12589.i
  %.12619.i = getelementptr i64, ptr %132, i64 %.12605.i
  store i64 %result.2.29313.i, ptr %.12619.i, align 8, !noalias !7
  br label %B6670.i

B6670.i:                                          ; preds = %B6568.i, %B6534.i
  %.12662.i = load i64, ptr %.7341.i.le, align 8, !noalias !7
  %.12663.i = add nsw i64 %.12662.i, 1
  store i64 %.12663.i, ptr %.7341.i.le, align 8, !noalias !7
  %.12741.i = select i1 %.7326.i, i64 %.210.i.i, i64 0
  %133 = getelementptr i64, ptr %.226.i.i, i64 %.7271.i
  %.12755.i = getelementptr i64, ptr %133, i64 %.12741.i
  %.12756.i = load i64, ptr %.12755.i, align 8, !noalias !7
  %.12770.i = icmp slt i64 %.12756.i, 0
  %.12771.i = select i1 %.12770.i, i64 %.1422, i64 0
  %134 = getelementptr i64, ptr %.1438, i64 %.12756.i
  %.12785.i = getelementptr i64, ptr %134, i64 %.12771.i
  %.12786.i = load i64, ptr %.12785.i, align 8, !noalias !7
  %.12801.i = icmp slt i64 %.12786.i, -1
  %.12802.i = select i1 %.12801.i, i64 %.1252, i64 0
  %135 = getelementptr i64, ptr %.1268, i64 %.12786.i
  %136 = getelementptr i8, ptr %135, i64 8
  %.12816.i = getelementptr i64, ptr %136, i64 %.12802.i
  %.12817.i = load i64, ptr %.12816.i, align 8, !noalias !7
  %.12818.i = icmp eq i64 %.12663.i, %.12817.i
  br i1 %.12818.i, label %B6768.i, label %B6670.B6882_crit_edge.i

B6670.B6882_crit_edge.i:                          ; preds = %B6670.i
  %.pre.i = select i1 %.7326.i, i64 %.210.i8047.i, i64 0
  br label %B6882.i

B6768.i:                                          ; preds = %B6670.i
  %.12851.i = add nsw i64 %.12756.i, 1
  store i64 %.12851.i, ptr %.12755.i, align 8, !noalias !7
  %.12929.i = select i1 %.7326.i, i64 %.210.i8047.i, i64 0
  %137 = getelementptr i64, ptr %.226.i8045.i, i64 %.7271.i
  %.12943.i = getelementptr i64, ptr %137, i64 %.12929.i
  %.12944.i = load i64, ptr %.12943.i, align 8, !noalias !7
  %.12945.i = icmp slt i64 %.12851.i, %.12944.i
  br i1 %.12945.i, label %B6836.i, label %B6882.i

B6836.i:                                          ; preds = %B6768.i
  %.12991.i = icmp slt i64 %.12756.i, -1
  %.12992.i = select i1 %.12991.i, i64 %.1422, i64 0
  %138 = getelementptr i64, ptr %.1438, i64 %.12851.i
  %.13006.i = getelementptr i64, ptr %138, i64 %.12992.i
  %.13007.i = load i64, ptr %.13006.i, align 8, !noalias !7
  %.13021.i = icmp slt i64 %.13007.i, 0
  %.13022.i = select i1 %.13021.i, i64 %.1252, i64 0
  %139 = getelementptr i64, ptr %.1268, i64 %.13007.i
  %.13036.i = getelementptr i64, ptr %139, i64 %.13022.i
  %.13037.i = load i64, ptr %.13036.i, align 8, !noalias !7
  store i64 %.13037.i, ptr %.7341.i.le, align 8, !noalias !7
  br label %B6882.i

B6882.i:                                          ; preds = %B6836.i, %B6768.i, %B6670.B6882_crit_edge.i
  %.13149.pre-phi.i = phi i64 [ %.pre.i, %B6670.B6882_crit_edge.i ], [ %.12929.i, %B6836.i ], [ %.12929.i, %B6768.i ]
  store double %.9146.i, ptr %.7409.i.le, align 8, !noalias !7
  %.13133.i = load i64, ptr %.12755.i, align 8, !noalias !7
  %140 = getelementptr i64, ptr %.226.i8045.i, i64 %.7271.i
  %.13163.i = getelementptr i64, ptr %140, i64 %.13149.pre-phi.i
  %.13164.i = load i64, ptr %.13163.i, align 8, !noalias !7
  %.13165.not.i = icmp slt i64 %.13133.i, %.13164.i
  br i1 %.13165.not.i, label %B7266.i, label %B6934.i

B6934.i:                                          ; preds = %B6882.i
  %.13186.i = select i1 %.7326.i, i64 %.210.i8296.i, i64 0
  %141 = getelementptr i64, ptr %.226.i8294.i, i64 %.7271.i
  %.13200.i = getelementptr i64, ptr %141, i64 %.13186.i
  store i64 0, ptr %.13200.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7440.i, align 8, !noalias !7
  %.13247.i = icmp slt i64 %quot.2.0.i, 0
  %.13248.i = select i1 %.13247.i, i64 %.210.i85849335.i, i64 0
  %142 = getelementptr i64, ptr %.226.i8582.i, i64 %quot.2.0.i
  %.13262.i = getelementptr i64, ptr %142, i64 %.13248.i
  %.13263.i = load i64, ptr %.13262.i, align 8, !noalias !7
  %.13264.i = add nsw i64 %.13263.i, -1
  store i64 %.13264.i, ptr %.13262.i, align 8, !noalias !7
  %.13325.i = load double, ptr %.13324.i, align 8, !noalias !7
  %.13341.i = select i1 %.7326.i, i64 %.210.i8764.i, i64 0
  %143 = getelementptr double, ptr %.226.i8762.i, i64 %.7271.i
  %.13355.i = getelementptr double, ptr %143, i64 %.13341.i
  %.13356.i = load double, ptr %.13355.i, align 8, !noalias !7
  %.12.i8011.i = fcmp ogt double %.13356.i, %best.3.3.i
  %.13.i8012.i = select i1 %.12.i8011.i, double %.13356.i, double %best.3.3.i
  %.13401.i = select i1 %.13247.i, i64 %.210.i8728.i, i64 0
  %144 = getelementptr double, ptr %.226.i8726.i, i64 %quot.2.0.i
  %.13415.i = getelementptr double, ptr %144, i64 %.13401.i
  %.13416.i = load double, ptr %.13415.i, align 8, !noalias !7
  %.13417.i = fsub double %.13.i8012.i, %.13416.i
  br i1 %or.cond9218.i, label %B6934.endif.else.if.i, label %B6934.endif.endif.i, !prof !14

B7266.i:                                          ; preds = %B6882.i
  %.13628.i = icmp eq i64 %.7376.i, 9
  br i1 %.13628.i, label %B7298.i, label %B7434.i

B7298.i:                                          ; preds = %B7266.i
  %.13649.i = select i1 %.7326.i, i64 %.210.i8332.i, i64 0
  %145 = getelementptr i64, ptr %.226.i8330.i, i64 %.7271.i
  %.13663.i = getelementptr i64, ptr %145, i64 %.13649.i
  store i64 1, ptr %.13663.i, align 8, !noalias !7
  %.13679.i = icmp slt i64 %quot.2.0.i, 0
  %.13680.i = select i1 %.13679.i, i64 %.210.i8620.i, i64 0
  %146 = getelementptr i64, ptr %.226.i8618.i, i64 %quot.2.0.i
  %.13694.i = getelementptr i64, ptr %146, i64 %.13680.i
  %.13695.i = load i64, ptr %.13694.i, align 8, !noalias !7
  %.13696.i = add nsw i64 %.13695.i, 1
  store i64 %.13696.i, ptr %.13694.i, align 8, !noalias !7
  store double 1.000000e+300, ptr %.7440.i, align 8, !noalias !7
  store i64 7, ptr %.7528.i, align 8, !noalias !7
  %.13821.i = load double, ptr %.226.i827.i.i, align 8, !noalias !7
  %.13837.i = select i1 %.13679.i, i64 %.210.i8692.i, i64 0
  %147 = getelementptr double, ptr %.226.i8690.i, i64 %quot.2.0.i
  %.13851.i = getelementptr double, ptr %147, i64 %.13837.i
  store double %.13821.i, ptr %.13851.i, align 8, !noalias !7
  br label %B7474.i

B7434.i:                                          ; preds = %B7266.i
  store double %.9439.i, ptr %.7440.i, align 8, !noalias !7
  store i64 1, ptr %.7528.i, align 8, !noalias !7
  br label %B7474.i

B7474.i:                                          ; preds = %B6934.endif.endif.i, %B7434.i, %B7298.i
  %.13936.i = icmp slt i64 %quot.2.0.i, 0
  %.13937.i = select i1 %.13936.i, i64 %.210.i8620.i, i64 0
  %148 = getelementptr i64, ptr %.226.i8618.i, i64 %quot.2.0.i
  %.13951.i = getelementptr i64, ptr %148, i64 %.13937.i
  %.13952.i = load i64, ptr %.13951.i, align 8, !noalias !7
  %.13953.i = icmp sgt i64 %.13952.i, 0
  %.14001.i = select i1 %.13936.i, i64 %.210.i85849335.i, i64 0
  br i1 %.13953.i, label %B7498.i, label %B7726.i

B7498.i:                                          ; preds = %B7474.i
  %149 = getelementptr i64, ptr %.226.i8582.i, i64 %quot.2.0.i
  %.14015.i = getelementptr i64, ptr %149, i64 %.14001.i
  %.14016.i = load i64, ptr %.14015.i, align 8, !noalias !7
  %.14017.i = icmp eq i64 %.13952.i, %.14016.i
  br i1 %.14017.i, label %B7534.i, label %B7726.i

B7534.i:                                          ; preds = %B7498.i
  %.14034.i = select i1 %.13936.i, i64 %.210.i8692.i, i64 0
  %150 = getelementptr double, ptr %.226.i8690.i, i64 %quot.2.0.i
  %.14048.i = getelementptr double, ptr %150, i64 %.14034.i
  %.14049.i = load double, ptr %.14048.i, align 8, !noalias !7
  %.12.i8013.i = fcmp ogt double %.14049.i, %best.3.3.i
  %.13.i8014.i = select i1 %.12.i8013.i, double %.14049.i, double %best.3.3.i
  %.14081.i = fadd double %.489.fca.33.load.i, %.13.i8014.i
  br i1 %.47189186.not.i, label %B7702.i, label %B7644.if.preheader.i

B7644.if.preheader.i:                             ; preds = %B7534.i
  %.14087.i = mul nsw i64 %quot.2.0.i, %.273.fca.7.load.i
  br label %B7644.if.i

B7664.i:                                          ; preds = %B7644.if.i
  %.14260.i = select i1 %.14226.i, i64 %.210.i8332.i, i64 0
  %151 = getelementptr i64, ptr %.226.i8330.i, i64 %.14115.09201.i
  %.14274.i = getelementptr i64, ptr %151, i64 %.14260.i
  %.14275.i = load i64, ptr %.14274.i, align 8, !noalias !7
  %.14276.not.i = icmp eq i64 %.14275.i, 0
  br i1 %.14276.not.i, label %B7700.i, label %B7680.i

B7680.i:                                          ; preds = %B7664.i
  store i64 0, ptr %.14274.i, align 8, !noalias !7
  %.14325.i = select i1 %.14226.i, i64 %.210.i840493279331.i, i64 0
  %152 = getelementptr double, ptr %.226.i8402.i, i64 %.14115.09201.i
  %.14339.i = getelementptr double, ptr %152, i64 %.14325.i
  store double %.14081.i, ptr %.14339.i, align 8, !noalias !7
  br label %B7700.i

B7700.i:                                          ; preds = %B7644.if.i, %B7680.i, %B7664.i
  %.14171.i = icmp sgt i64 %.14118.09202.i, 1
  br i1 %.14171.i, label %B7644.if.i, label %B7702.i

B7702.i:                                          ; preds = %B7700.i, %B7534.i
  store i64 0, ptr %.13951.i, align 8, !noalias !7
  br i1 %.605.not155.i8977.i, label %B7702.endif.else.endif.endif.endif.if.i, label %.14637.endif.i.preheader, !prof !6

B7726.i:                                          ; preds = %.14637.endif.i, %B7702.endif.else.endif.endif.endif.if.i, %B7498.i, %B7474.i
  %153 = getelementptr i64, ptr %.226.i8582.i, i64 %quot.2.0.i
  %.14722.i = getelementptr i64, ptr %153, i64 %.14001.i
  %.14723.i = load i64, ptr %.14722.i, align 8, !noalias !7
  %.14724.i = icmp eq i64 %.14723.i, 0
  br i1 %.14724.i, label %B7750.i, label %B7852.i

B7750.i:                                          ; preds = %B7726.i
  %.14741.i = select i1 %.13936.i, i64 %.210.i8656.i, i64 0
  %154 = getelementptr double, ptr %.226.i8654.i, i64 %quot.2.0.i
  %.14755.i = getelementptr double, ptr %154, i64 %.14741.i
  %.14756.i = load double, ptr %.14755.i, align 8, !noalias !7
  %.12.i8015.i = fcmp ogt double %.14756.i, %best.3.3.i
  %.13.i8016.i = select i1 %.12.i8015.i, double %.14756.i, double %best.3.3.i
  store double %.13.i8016.i, ptr %.14755.i, align 8, !noalias !7
  %.14864.i = icmp slt i64 %finished.3.1.i.ph, 0
  %.14865.i = select i1 %.14864.i, i64 %.2442, i64 0
  %155 = getelementptr double, ptr %.2458, i64 %finished.3.1.i.ph
  %.14879.i = getelementptr double, ptr %155, i64 %.14865.i
  store double %.13.i8016.i, ptr %.14879.i, align 8, !noalias !7
  %.14882.i = add nsw i64 %finished.3.1.i.ph, 1
  store i64 -1, ptr %.14722.i, align 8, !noalias !7
  %.14921.i = add nsw i64 %waiting_slots.5.2.i, 1
  br label %B7852.i

B7852.i:                                          ; preds = %B7750.i, %B7726.i
  %finished.4.2.i = phi i64 [ %.14882.i, %B7750.i ], [ %finished.3.1.i.ph, %B7726.i ]
  %waiting_slots.4.2.i = phi i64 [ %.14921.i, %B7750.i ], [ %waiting_slots.5.2.i, %B7726.i ]
  %.14937.not.i = icmp slt i64 %.9057.i, %arg.limit
  %.15314.i = icmp slt i64 %finished.4.2.i, %.273.fca.4.load.i
  %or.cond9117.i = select i1 %.14937.not.i, i1 %.15314.i, i1 false
  br i1 %or.cond9117.i, label %B1490.i.outer, label %B7880.i.loopexit

B1490.i.outer:                                    ; preds = %B1490.preheader.lr.ph.i, %B7852.i
  %dispatched.3.1.i.ph = phi double [ 0.000000e+00, %B1490.preheader.lr.ph.i ], [ %dispatched.4.2.i, %B7852.i ]
  %issued.2.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %.9057.i, %B7852.i ]
  %half.2.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %half.3.2.i, %B7852.i ]
  %next_block.2.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %next_block.3.2.i, %B7852.i ]
  %finished.3.1.i.ph = phi i64 [ 0, %B1490.preheader.lr.ph.i ], [ %finished.4.2.i, %B7852.i ]
  %now.4.1.i.ph = phi double [ 0.000000e+00, %B1490.preheader.lr.ph.i ], [ %best.3.3.i, %B7852.i ]
  %waiting_slots.3.1.i.ph = phi i64 [ %.273.fca.6.load.i, %B1490.preheader.lr.ph.i ], [ %waiting_slots.4.2.i, %B7852.i ]
  %.4293.i = icmp slt i64 %finished.3.1.i.ph, %.273.fca.4.load.i
  br label %B1490.i

B7880.i.loopexit:                                 ; preds = %B7852.i, %B2434.i, %B8065.i
  %issued.4.2.i.ph = phi i64 [ %issued.2.1.i.ph, %B2434.i ], [ %issued.2.1.i.ph, %B8065.i ], [ %.9057.i, %B7852.i ]
  %finished.5.2.i.ph = phi i64 [ %finished.3.1.i.ph, %B2434.i ], [ %finished.3.1.i.ph, %B8065.i ], [ %finished.4.2.i, %B7852.i ]
  %now.2.2.i.ph = phi double [ %now.4.1.i.ph, %B2434.i ], [ %now.4.1.i.ph, %B8065.i ], [ %best.3.3.i, %B7852.i ]
  %156 = sitofp i64 %issued.4.2.i.ph to double
  br label %B7880.i

B7880.i:                                          ; preds = %B7880.i.loopexit, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i
  %issued.4.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i ], [ %156, %B7880.i.loopexit ]
  %finished.5.2.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i ], [ %finished.5.2.i.ph, %B7880.i.loopexit ]
  %now.2.2.i = phi double [ 0.000000e+00, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i ], [ %now.2.2.i.ph, %B7880.i.loopexit ]
  %.157269215.not.i = icmp slt i64 %.500.i, 1
  br i1 %.157269215.not.i, label %common.ret, label %B7910.if.lr.ph.i

B7910.if.lr.ph.i:                                 ; preds = %B7880.i
  %.15828.i = getelementptr i8, ptr %.2970, i64 120
  %.15834.i = icmp eq i64 %.273.fca.7.load.i, 0
  %.15853.i = icmp slt i64 %.273.fca.7.load.i, 0
  %157 = tail call i64 @llvm.smin.i64(i64 %.273.fca.7.load.i, i64 0)
  br label %B7910.if.i

B7930.i:                                          ; preds = %B7910.if.i
  %.15829.i = load double, ptr %.15828.i, align 8, !noalias !7
  br i1 %.15834.i, label %B7930.endif.endif.i, label %B7930.endif.else.if.i, !prof !6

B8062.i:                                          ; preds = %B7930.endif.endif.i, %B7910.if.i
  %exitcond9279.not.i = icmp eq i64 %.15739.i, %.500.i
  br i1 %exitcond9279.not.i, label %common.ret, label %B7910.if.i

B8065.i.sink.split:                               ; preds = %B3300.i, %B3226.i
  %.8547.i.sink = phi double [ %need.6.2.i, %B3226.i ], [ %.8547.i, %B3300.i ]
  %.sink.ph = phi i64 [ %why.3.2.i, %B3226.i ], [ 4, %B3300.i ]
  store double %.8547.i.sink, ptr %.7440.i, align 8, !noalias !7
  br label %B8065.i

B8065.i:                                          ; preds = %B8.i.i, %B8.if.i.i, %B8065.i.sink.split
  %.sink = phi i64 [ %.sink.ph, %B8065.i.sink.split ], [ 6, %B8.if.i.i ], [ 5, %B8.i.i ]
  store i64 %.sink, ptr %.7528.i, align 8, !noalias !7
  br i1 %.4293.i, label %B1490.i, label %B7880.i.loopexit

B0.endif.i.i.i:                                   ; preds = %B0.else.endif.endif.endif.if.i.i.i, %B0.else.endif.endif.endif.i.i.i
  %.113.sroa.13.0.i.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i.i.i ], [ %.87.i.i.i, %B0.else.endif.endif.endif.i.i.i ]
  %.201.i.i.i = sub i64 %.113.sroa.13.0.i.i.i, %.113.sroa.0.3.i.i.i
  %.226.i.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i.i
  store i64 %.87.i.i.i, ptr %.655.i, align 8, !noalias !67
  %.605.not155.i.i.i = icmp sgt i64 %.201.i.i.i, 0
  br i1 %.605.not155.i.i.i, label %.564.endif.preheader.i.i, label %.564.if.i.i, !prof !36

B0.else.endif.if.i.i.i:                           ; preds = %B0.endif.endif.endif.endi...endif.16.if
  br label %B0.else.endif.endif.endif.i.i.i

B0.else.endif.endif.endif.i.i.i:                  ; preds = %B0.else.endif.if.i.i.i, %B0.endif.endif.endif.endi...endif.16.if
  %.113.sroa.0.3.i.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i.i.i ], [ 1, %B0.endif.endif.endif.endi...endif.16.if ]
  %.150.not.i.i.i = icmp slt i64 %.87.i.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i.i.i, label %B0.endif.i.i.i, label %B0.else.endif.endif.endif.if.i.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i.i:               ; preds = %B0.else.endif.endif.endif.i.i.i
  br label %B0.endif.i.i.i

.564.endif.preheader.i.i:                         ; preds = %B0.endif.i.i.i
  %158 = shl i64 %.201.i.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i.i, i8 -1, i64 %158, i1 false), !noalias !72
  %.57.i736.i.pre.i = load i64, ptr %.655.i, align 8, !noalias !73
  br label %.564.if.i.i

.564.if.i.i:                                      ; preds = %.564.endif.preheader.i.i, %B0.endif.i.i.i
  %.57.i736.i.i = phi i64 [ %.57.i736.i.pre.i, %.564.endif.preheader.i.i ], [ %.87.i.i.i, %B0.endif.i.i.i ]
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
  store i64 %.87.i737.i.i, ptr %.655.i, align 8, !noalias !73
  %.606.not155.i.i.i = icmp sgt i64 %.201.i758.i.i, 0
  br i1 %.606.not155.i.i.i, label %.962.endif.preheader.i.i, label %.962.if.i.i, !prof !36

B0.else.if.i768.i.i:                              ; preds = %.564.if.i.i
  br label %B0.else.endif.i742.i.i

B0.else.endif.i742.i.i:                           ; preds = %B0.else.if.i768.i.i, %.564.if.i.i
  %.113.sroa.0.1.i743.i.i = phi i64 [ 0, %B0.else.if.i768.i.i ], [ %.125.i740.i.i, %.564.if.i.i ]
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

.962.endif.preheader.i.i:                         ; preds = %B0.endif.i756.i.i
  %159 = shl i64 %.201.i758.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i759.i.i, i8 0, i64 %159, i1 false), !noalias !73
  %.6991100.i.i = fcmp ogt double %.489.fca.9.load.i, 0.000000e+00
  %"$phi224.0.2.01101.i.i" = select i1 %.6991100.i.i, double -1.000000e+00, double 0.000000e+00
  br label %.962.endif.i.i

.962.if.i.loopexit.i:                             ; preds = %.962.endif.i.i
  %.57.i769.i.pre.i = load i64, ptr %.655.i, align 8, !noalias !76
  br label %.962.if.i.i

.962.if.i.i:                                      ; preds = %.962.if.i.loopexit.i, %B0.endif.i756.i.i
  %.57.i769.i.i = phi i64 [ %.57.i769.i.pre.i, %.962.if.i.loopexit.i ], [ %.87.i737.i.i, %B0.endif.i756.i.i ]
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
  store i64 %.87.i770.i.i, ptr %.655.i, align 8, !noalias !76
  %.605.not155.i793.i.i = icmp sgt i64 %.201.i791.i.i, 0
  br i1 %.605.not155.i793.i.i, label %.1305.endif.preheader.i.i, label %.1305.if.i.i, !prof !36

B0.else.if.i803.i.i:                              ; preds = %.962.if.i.i
  br label %B0.else.endif.i775.i.i

B0.else.endif.i775.i.i:                           ; preds = %B0.else.if.i803.i.i, %.962.if.i.i
  %.113.sroa.0.1.i776.i.i = phi i64 [ 0, %B0.else.if.i803.i.i ], [ %.125.i773.i.i, %.962.if.i.i ]
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

.1305.endif.preheader.i.i:                        ; preds = %B0.endif.i789.i.i
  %160 = shl i64 %.201.i791.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i792.i.i, i8 -1, i64 %160, i1 false), !noalias !72
  %.57.i804.i.pre.i = load i64, ptr %.655.i, align 8, !noalias !79
  br label %.1305.if.i.i

.962.endif.i.i:                                   ; preds = %.962.endif.i.i, %.962.endif.preheader.i.i
  %.958.01090.i.i = phi i64 [ %.1003.i.i, %.962.endif.i.i ], [ 0, %.962.endif.preheader.i.i ]
  %.998.i.i = getelementptr double, ptr %.226.i759.i.i, i64 %.958.01090.i.i
  store double %"$phi224.0.2.01101.i.i", ptr %.998.i.i, align 8, !noalias !72
  %.1003.i.i = add nuw nsw i64 %.958.01090.i.i, 1
  %exitcond.not.i8020.i = icmp eq i64 %.1003.i.i, %.201.i758.i.i
  br i1 %exitcond.not.i8020.i, label %.962.if.i.loopexit.i, label %.962.endif.i.i, !prof !82

.1305.if.i.i:                                     ; preds = %.1305.endif.preheader.i.i, %B0.endif.i789.i.i
  %.57.i804.i.i = phi i64 [ %.57.i804.i.pre.i, %.1305.endif.preheader.i.i ], [ %.87.i770.i.i, %B0.endif.i789.i.i ]
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
  store i64 %.87.i805.i.i, ptr %.655.i, align 8, !noalias !79
  %.606.not155.i828.i.i = icmp sgt i64 %.201.i826.i.i, 0
  br i1 %.606.not155.i828.i.i, label %.576.endif.preheader.i836.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i, !prof !36

.576.endif.preheader.i836.i.i:                    ; preds = %B0.endif.i824.i.i
  %161 = shl i64 %.201.i826.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i827.i.i, i8 0, i64 %161, i1 false), !noalias !79
  %.57.i839.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !83
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i.i

B0.else.if.i838.i.i:                              ; preds = %.1305.if.i.i
  br label %B0.else.endif.i810.i.i

B0.else.endif.i810.i.i:                           ; preds = %B0.else.if.i838.i.i, %.1305.if.i.i
  %.113.sroa.0.1.i811.i.i = phi i64 [ 0, %B0.else.if.i838.i.i ], [ %.125.i808.i.i, %.1305.if.i.i ]
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
  store i64 %.87.i840.i.i, ptr %.655.i, align 8, !noalias !83
  %.605.not155.i863.i.i = icmp sgt i64 %.201.i861.i.i, 0
  br i1 %.605.not155.i863.i.i, label %.575.endif.preheader.i871.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit874.i.i, !prof !36

.575.endif.preheader.i871.i.i:                    ; preds = %B0.endif.i859.i.i
  %162 = shl i64 %.201.i861.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i862.i.i, i8 0, i64 %162, i1 false), !noalias !83
  %.57.i875.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !86
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
  %.1440.i8019.i = shl nsw i64 %.13.i.i8018.i, 6
  %.87.i876.i.i = add nsw i64 %.57.i875.i.i, %.1440.i8019.i
  %.123.i877.i.i = icmp slt i64 %.57.i875.i.i, 0
  %.124.i878.i.i = select i1 %.123.i877.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i879.i.i = add i64 %.124.i878.i.i, %.57.i875.i.i
  %.128.i880.i.i = icmp slt i64 %.125.i879.i.i, 0
  br i1 %.128.i880.i.i, label %B0.else.if.i909.i.i, label %B0.else.endif.i881.i.i, !prof !6

B0.endif.i895.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i894.i.i, %B0.else.endif.endif.endif.i891.i.i
  %.113.sroa.13.0.i896.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i894.i.i ], [ %.113.sroa.13.1.i892.i.i, %B0.else.endif.endif.endif.i891.i.i ]
  %.201.i897.i.i = sub i64 %.113.sroa.13.0.i896.i.i, %.113.sroa.0.3.i886.i.i
  %.226.i898.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i886.i.i
  store i64 %.87.i876.i.i, ptr %.655.i, align 8, !noalias !86
  %.605.not155.i899.i.i = icmp sgt i64 %.201.i897.i.i, 0
  br i1 %.605.not155.i899.i.i, label %.575.endif.preheader.i907.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit910.i.i, !prof !36

.575.endif.preheader.i907.i.i:                    ; preds = %B0.endif.i895.i.i
  %163 = shl i64 %.201.i897.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i898.i.i, i8 0, i64 %163, i1 false), !noalias !86
  %.57.i911.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !89
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
  %.87.i912.i.i = add nsw i64 %.57.i911.i.i, %.1440.i8019.i
  %.123.i913.i.i = icmp slt i64 %.57.i911.i.i, 0
  %.124.i914.i.i = select i1 %.123.i913.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i915.i.i = add i64 %.124.i914.i.i, %.57.i911.i.i
  %.128.i916.i.i = icmp slt i64 %.125.i915.i.i, 0
  br i1 %.128.i916.i.i, label %B0.else.if.i945.i.i, label %B0.else.endif.i917.i.i, !prof !6

B0.endif.i931.i.i:                                ; preds = %B0.else.endif.endif.endif.if.i930.i.i, %B0.else.endif.endif.endif.i927.i.i
  %.113.sroa.13.0.i932.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i930.i.i ], [ %.113.sroa.13.1.i928.i.i, %B0.else.endif.endif.endif.i927.i.i ]
  %.201.i933.i.i = sub i64 %.113.sroa.13.0.i932.i.i, %.113.sroa.0.3.i922.i.i
  %.226.i934.i.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i922.i.i
  store i64 %.87.i912.i.i, ptr %.655.i, align 8, !noalias !89
  %.606.not155.i935.i.i = icmp sgt i64 %.201.i933.i.i, 0
  br i1 %.606.not155.i935.i.i, label %.576.endif.preheader.i943.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i.i, !prof !36

.576.endif.preheader.i943.i.i:                    ; preds = %B0.endif.i931.i.i
  %164 = shl i64 %.201.i933.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i934.i.i, i8 0, i64 %164, i1 false), !noalias !89
  %.57.i946.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !92
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
  store i64 %.87.i947.i.i, ptr %.655.i, align 8, !noalias !92
  %.606.not155.i970.i.i = icmp sgt i64 %.201.i968.i.i, 0
  br i1 %.606.not155.i970.i.i, label %.576.endif.preheader.i978.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29.exit.i.i, !prof !36

.576.endif.preheader.i978.i.i:                    ; preds = %B0.endif.i966.i.i
  %165 = shl i64 %.201.i968.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i969.i.i, i8 0, i64 %165, i1 false), !noalias !92
  %.57.i981.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !95
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
  store i64 %.87.i982.i.i, ptr %.655.i, align 8, !noalias !95
  %.605.not155.i1005.i.i = icmp sgt i64 %.201.i1003.i.i, 0
  br i1 %.605.not155.i1005.i.i, label %.575.endif.preheader.i1013.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit1016.i.i, !prof !36

.575.endif.preheader.i1013.i.i:                   ; preds = %B0.endif.i1001.i.i
  %166 = shl i64 %.201.i1003.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1004.i.i, i8 0, i64 %166, i1 false), !noalias !95
  %.57.i1017.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !98
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
  store i64 %.87.i1018.i.i, ptr %.655.i, align 8, !noalias !98
  %.606.not155.i1041.i.i = icmp sgt i64 %.201.i1039.i.i, 0
  br i1 %.606.not155.i1041.i.i, label %.576.endif.preheader.i1049.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29.exit.i.i, !prof !36

.576.endif.preheader.i1049.i.i:                   ; preds = %B0.endif.i1037.i.i
  %167 = shl i64 %.201.i1039.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1040.i.i, i8 0, i64 %167, i1 false), !noalias !98
  %.57.i1052.pre.i.i = load i64, ptr %.655.i, align 8, !noalias !101
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
  store i64 %.87.i1053.i.i, ptr %.655.i, align 8, !noalias !101
  %.605.not155.i1076.i.i = icmp sgt i64 %.201.i1074.i.i, 0
  br i1 %.605.not155.i1076.i.i, label %.575.endif.preheader.i1084.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !36

.575.endif.preheader.i1084.i.i:                   ; preds = %B0.endif.i1072.i.i
  %168 = shl i64 %.201.i1074.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i1075.i.i, i8 0, i64 %168, i1 false), !noalias !101
  %.57.i.pre.i = load i64, ptr %.655.i, align 8, !noalias !104
  br label %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

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

_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.575.endif.preheader.i1084.i.i, %B0.endif.i1072.i.i
  %.57.i.i = phi i64 [ %.87.i1053.i.i, %B0.endif.i1072.i.i ], [ %.57.i.pre.i, %.575.endif.preheader.i1084.i.i ]
  %.210.i936.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i933.i.i, i64 0)
  %.210.i900.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i897.i.i, i64 0)
  %.210.i864.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i861.i.i, i64 0)
  %.210.i.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i.i, i64 0)
  %.210.i1077.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i1074.i.i, i64 0)
  %.87.i.i = add nsw i64 %.57.i.i, %.500.i
  %.123.i.i = icmp slt i64 %.57.i.i, 0
  %.124.i.i = select i1 %.123.i.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i.i = add i64 %.124.i.i, %.57.i.i
  %.128.i.i = icmp slt i64 %.125.i.i, 0
  br i1 %.128.i.i, label %B0.else.if.i.i, label %B0.else.endif.i.i, !prof !6

B0.endif.i.i:                                     ; preds = %B0.else.endif.endif.endif.if.i.i, %B0.else.endif.endif.endif.i.i
  %.113.sroa.13.0.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i.i ], [ %.113.sroa.13.1.i.i, %B0.else.endif.endif.endif.i.i ]
  %.201.i.i = sub i64 %.113.sroa.13.0.i.i, %.113.sroa.0.3.i.i
  %.226.i.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i.i
  store i64 %.87.i.i, ptr %.655.i, align 8, !noalias !104
  %.605.not155.i.i = icmp sgt i64 %.201.i.i, 0
  br i1 %.605.not155.i.i, label %.575.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.575.endif.preheader.i.i:                         ; preds = %B0.endif.i.i
  %169 = shl i64 %.201.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i.i, i8 0, i64 %169, i1 false), !noalias !104
  %.57.i8022.pre.i = load i64, ptr %.655.i, align 8, !noalias !107
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i.i:                                   ; preds = %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  br label %B0.else.endif.i.i

B0.else.endif.i.i:                                ; preds = %B0.else.if.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.113.sroa.0.1.i.i = phi i64 [ 0, %B0.else.if.i.i ], [ %.125.i.i, %_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ]
  %.133.not.i.i = icmp slt i64 %.125.i.i, %.273.fca.11.load.i
  br i1 %.133.not.i.i, label %B0.else.endif.endif.i.i, label %B0.else.endif.if.i.i, !prof !10

B0.else.endif.if.i.i:                             ; preds = %B0.else.endif.i.i
  br label %B0.else.endif.endif.i.i

B0.else.endif.endif.i.i:                          ; preds = %B0.else.endif.if.i.i, %B0.else.endif.i.i
  %.113.sroa.0.3.i.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i.i ], [ %.113.sroa.0.1.i.i, %B0.else.endif.i.i ]
  %.140.i.i = icmp slt i64 %.87.i.i, 0
  %.141.i.i = select i1 %.140.i.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i.i = add i64 %.141.i.i, %.87.i.i
  %.145.i8021.i = icmp slt i64 %.142.i.i, 0
  br i1 %.145.i8021.i, label %B0.else.endif.endif.if.i.i, label %B0.else.endif.endif.endif.i.i, !prof !6

B0.else.endif.endif.if.i.i:                       ; preds = %B0.else.endif.endif.i.i
  br label %B0.else.endif.endif.endif.i.i

B0.else.endif.endif.endif.i.i:                    ; preds = %B0.else.endif.endif.if.i.i, %B0.else.endif.endif.i.i
  %.113.sroa.13.1.i.i = phi i64 [ 0, %B0.else.endif.endif.if.i.i ], [ %.142.i.i, %B0.else.endif.endif.i.i ]
  %.150.not.i.i = icmp slt i64 %.142.i.i, %.273.fca.11.load.i
  br i1 %.150.not.i.i, label %B0.endif.i.i, label %B0.else.endif.endif.endif.if.i.i, !prof !10

B0.else.endif.endif.endif.if.i.i:                 ; preds = %B0.else.endif.endif.endif.i.i
  br label %B0.endif.i.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.575.endif.preheader.i.i, %B0.endif.i.i
  %.57.i8022.i = phi i64 [ %.87.i.i, %B0.endif.i.i ], [ %.57.i8022.pre.i, %.575.endif.preheader.i.i ]
  %.210.i.i = tail call i64 @llvm.smax.i64(i64 %.201.i.i, i64 0)
  %.87.i8023.i = add nsw i64 %.57.i8022.i, %.500.i
  %.123.i8024.i = icmp slt i64 %.57.i8022.i, 0
  %.124.i8025.i = select i1 %.123.i8024.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8026.i = add i64 %.124.i8025.i, %.57.i8022.i
  %.128.i8027.i = icmp slt i64 %.125.i8026.i, 0
  br i1 %.128.i8027.i, label %B0.else.if.i8056.i, label %B0.else.endif.i8028.i, !prof !6

B0.endif.i8042.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8041.i, %B0.else.endif.endif.endif.i8038.i
  %.113.sroa.13.0.i8043.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8041.i ], [ %.113.sroa.13.1.i8039.i, %B0.else.endif.endif.endif.i8038.i ]
  %.201.i8044.i = sub i64 %.113.sroa.13.0.i8043.i, %.113.sroa.0.3.i8033.i
  %.226.i8045.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8033.i
  store i64 %.87.i8023.i, ptr %.655.i, align 8, !noalias !107
  %.605.not155.i8046.i = icmp sgt i64 %.201.i8044.i, 0
  br i1 %.605.not155.i8046.i, label %.575.endif.preheader.i8054.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8057.i, !prof !36

.575.endif.preheader.i8054.i:                     ; preds = %B0.endif.i8042.i
  %170 = shl i64 %.201.i8044.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8045.i, i8 0, i64 %170, i1 false), !noalias !107
  %.57.i8058.pre.i = load i64, ptr %.655.i, align 8, !noalias !110
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8057.i

B0.else.if.i8056.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8028.i

B0.else.endif.i8028.i:                            ; preds = %B0.else.if.i8056.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8029.i = phi i64 [ 0, %B0.else.if.i8056.i ], [ %.125.i8026.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8030.i = icmp slt i64 %.125.i8026.i, %.273.fca.11.load.i
  br i1 %.133.not.i8030.i, label %B0.else.endif.endif.i8032.i, label %B0.else.endif.if.i8031.i, !prof !10

B0.else.endif.if.i8031.i:                         ; preds = %B0.else.endif.i8028.i
  br label %B0.else.endif.endif.i8032.i

B0.else.endif.endif.i8032.i:                      ; preds = %B0.else.endif.if.i8031.i, %B0.else.endif.i8028.i
  %.113.sroa.0.3.i8033.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8031.i ], [ %.113.sroa.0.1.i8029.i, %B0.else.endif.i8028.i ]
  %.140.i8034.i = icmp slt i64 %.87.i8023.i, 0
  %.141.i8035.i = select i1 %.140.i8034.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8036.i = add i64 %.141.i8035.i, %.87.i8023.i
  %.145.i8037.i = icmp slt i64 %.142.i8036.i, 0
  br i1 %.145.i8037.i, label %B0.else.endif.endif.if.i8055.i, label %B0.else.endif.endif.endif.i8038.i, !prof !6

B0.else.endif.endif.if.i8055.i:                   ; preds = %B0.else.endif.endif.i8032.i
  br label %B0.else.endif.endif.endif.i8038.i

B0.else.endif.endif.endif.i8038.i:                ; preds = %B0.else.endif.endif.if.i8055.i, %B0.else.endif.endif.i8032.i
  %.113.sroa.13.1.i8039.i = phi i64 [ 0, %B0.else.endif.endif.if.i8055.i ], [ %.142.i8036.i, %B0.else.endif.endif.i8032.i ]
  %.150.not.i8040.i = icmp slt i64 %.142.i8036.i, %.273.fca.11.load.i
  br i1 %.150.not.i8040.i, label %B0.endif.i8042.i, label %B0.else.endif.endif.endif.if.i8041.i, !prof !10

B0.else.endif.endif.endif.if.i8041.i:             ; preds = %B0.else.endif.endif.endif.i8038.i
  br label %B0.endif.i8042.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8057.i: ; preds = %.575.endif.preheader.i8054.i, %B0.endif.i8042.i
  %.57.i8058.i = phi i64 [ %.87.i8023.i, %B0.endif.i8042.i ], [ %.57.i8058.pre.i, %.575.endif.preheader.i8054.i ]
  %.210.i8047.i = tail call i64 @llvm.smax.i64(i64 %.201.i8044.i, i64 0)
  %.87.i8059.i = add nsw i64 %.57.i8058.i, %.500.i
  %.123.i8060.i = icmp slt i64 %.57.i8058.i, 0
  %.124.i8061.i = select i1 %.123.i8060.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8062.i = add i64 %.124.i8061.i, %.57.i8058.i
  %.128.i8063.i = icmp slt i64 %.125.i8062.i, 0
  br i1 %.128.i8063.i, label %B0.else.if.i8092.i, label %B0.else.endif.i8064.i, !prof !6

B0.endif.i8078.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8077.i, %B0.else.endif.endif.endif.i8074.i
  %.113.sroa.13.0.i8079.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8077.i ], [ %.113.sroa.13.1.i8075.i, %B0.else.endif.endif.endif.i8074.i ]
  %.201.i8080.i = sub i64 %.113.sroa.13.0.i8079.i, %.113.sroa.0.3.i8069.i
  %.226.i8081.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8069.i
  store i64 %.87.i8059.i, ptr %.655.i, align 8, !noalias !110
  %.605.not155.i8082.i = icmp sgt i64 %.201.i8080.i, 0
  br i1 %.605.not155.i8082.i, label %.575.endif.preheader.i8090.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8093.i, !prof !36

.575.endif.preheader.i8090.i:                     ; preds = %B0.endif.i8078.i
  %171 = shl i64 %.201.i8080.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8081.i, i8 0, i64 %171, i1 false), !noalias !110
  %.57.i8094.pre.i = load i64, ptr %.655.i, align 8, !noalias !113
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8093.i

B0.else.if.i8092.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8057.i
  br label %B0.else.endif.i8064.i

B0.else.endif.i8064.i:                            ; preds = %B0.else.if.i8092.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8057.i
  %.113.sroa.0.1.i8065.i = phi i64 [ 0, %B0.else.if.i8092.i ], [ %.125.i8062.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8057.i ]
  %.133.not.i8066.i = icmp slt i64 %.125.i8062.i, %.273.fca.11.load.i
  br i1 %.133.not.i8066.i, label %B0.else.endif.endif.i8068.i, label %B0.else.endif.if.i8067.i, !prof !10

B0.else.endif.if.i8067.i:                         ; preds = %B0.else.endif.i8064.i
  br label %B0.else.endif.endif.i8068.i

B0.else.endif.endif.i8068.i:                      ; preds = %B0.else.endif.if.i8067.i, %B0.else.endif.i8064.i
  %.113.sroa.0.3.i8069.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8067.i ], [ %.113.sroa.0.1.i8065.i, %B0.else.endif.i8064.i ]
  %.140.i8070.i = icmp slt i64 %.87.i8059.i, 0
  %.141.i8071.i = select i1 %.140.i8070.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8072.i = add i64 %.141.i8071.i, %.87.i8059.i
  %.145.i8073.i = icmp slt i64 %.142.i8072.i, 0
  br i1 %.145.i8073.i, label %B0.else.endif.endif.if.i8091.i, label %B0.else.endif.endif.endif.i8074.i, !prof !6

B0.else.endif.endif.if.i8091.i:                   ; preds = %B0.else.endif.endif.i8068.i
  br label %B0.else.endif.endif.endif.i8074.i

B0.else.endif.endif.endif.i8074.i:                ; preds = %B0.else.endif.endif.if.i8091.i, %B0.else.endif.endif.i8068.i
  %.113.sroa.13.1.i8075.i = phi i64 [ 0, %B0.else.endif.endif.if.i8091.i ], [ %.142.i8072.i, %B0.else.endif.endif.i8068.i ]
  %.150.not.i8076.i = icmp slt i64 %.142.i8072.i, %.273.fca.11.load.i
  br i1 %.150.not.i8076.i, label %B0.endif.i8078.i, label %B0.else.endif.endif.endif.if.i8077.i, !prof !10

B0.else.endif.endif.endif.if.i8077.i:             ; preds = %B0.else.endif.endif.endif.i8074.i
  br label %B0.endif.i8078.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8093.i: ; preds = %.575.endif.preheader.i8090.i, %B0.endif.i8078.i
  %.57.i8094.i = phi i64 [ %.87.i8059.i, %B0.endif.i8078.i ], [ %.57.i8094.pre.i, %.575.endif.preheader.i8090.i ]
  %.210.i8083.i = tail call i64 @llvm.smax.i64(i64 %.201.i8080.i, i64 0)
  %.87.i8095.i = add nsw i64 %.57.i8094.i, %.500.i
  %.123.i8096.i = icmp slt i64 %.57.i8094.i, 0
  %.124.i8097.i = select i1 %.123.i8096.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8098.i = add i64 %.124.i8097.i, %.57.i8094.i
  %.128.i8099.i = icmp slt i64 %.125.i8098.i, 0
  br i1 %.128.i8099.i, label %B0.else.if.i8126.i, label %B0.else.endif.i8100.i, !prof !6

B0.endif.i8114.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8113.i, %B0.else.endif.endif.endif.i8110.i
  %.113.sroa.13.0.i8115.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8113.i ], [ %.113.sroa.13.1.i8111.i, %B0.else.endif.endif.endif.i8110.i ]
  %.201.i8116.i = sub i64 %.113.sroa.13.0.i8115.i, %.113.sroa.0.3.i8105.i
  %.226.i8117.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8105.i
  store i64 %.87.i8095.i, ptr %.655.i, align 8, !noalias !113
  %.606.not155.i.i = icmp sgt i64 %.201.i8116.i, 0
  br i1 %.606.not155.i.i, label %.576.endif.preheader.i.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i, !prof !36

.576.endif.preheader.i.i:                         ; preds = %B0.endif.i8114.i
  %172 = shl i64 %.201.i8116.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8117.i, i8 0, i64 %172, i1 false), !noalias !113
  %.57.i8127.pre.i = load i64, ptr %.655.i, align 8, !noalias !116
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i

B0.else.if.i8126.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8093.i
  br label %B0.else.endif.i8100.i

B0.else.endif.i8100.i:                            ; preds = %B0.else.if.i8126.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8093.i
  %.113.sroa.0.1.i8101.i = phi i64 [ 0, %B0.else.if.i8126.i ], [ %.125.i8098.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8093.i ]
  %.133.not.i8102.i = icmp slt i64 %.125.i8098.i, %.273.fca.11.load.i
  br i1 %.133.not.i8102.i, label %B0.else.endif.endif.i8104.i, label %B0.else.endif.if.i8103.i, !prof !10

B0.else.endif.if.i8103.i:                         ; preds = %B0.else.endif.i8100.i
  br label %B0.else.endif.endif.i8104.i

B0.else.endif.endif.i8104.i:                      ; preds = %B0.else.endif.if.i8103.i, %B0.else.endif.i8100.i
  %.113.sroa.0.3.i8105.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8103.i ], [ %.113.sroa.0.1.i8101.i, %B0.else.endif.i8100.i ]
  %.140.i8106.i = icmp slt i64 %.87.i8095.i, 0
  %.141.i8107.i = select i1 %.140.i8106.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8108.i = add i64 %.141.i8107.i, %.87.i8095.i
  %.145.i8109.i = icmp slt i64 %.142.i8108.i, 0
  br i1 %.145.i8109.i, label %B0.else.endif.endif.if.i8125.i, label %B0.else.endif.endif.endif.i8110.i, !prof !6

B0.else.endif.endif.if.i8125.i:                   ; preds = %B0.else.endif.endif.i8104.i
  br label %B0.else.endif.endif.endif.i8110.i

B0.else.endif.endif.endif.i8110.i:                ; preds = %B0.else.endif.endif.if.i8125.i, %B0.else.endif.endif.i8104.i
  %.113.sroa.13.1.i8111.i = phi i64 [ 0, %B0.else.endif.endif.if.i8125.i ], [ %.142.i8108.i, %B0.else.endif.endif.i8104.i ]
  %.150.not.i8112.i = icmp slt i64 %.142.i8108.i, %.273.fca.11.load.i
  br i1 %.150.not.i8112.i, label %B0.endif.i8114.i, label %B0.else.endif.endif.endif.if.i8113.i, !prof !10

B0.else.endif.endif.endif.if.i8113.i:             ; preds = %B0.else.endif.endif.endif.i8110.i
  br label %B0.endif.i8114.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i: ; preds = %.576.endif.preheader.i.i, %B0.endif.i8114.i
  %.57.i8127.i = phi i64 [ %.87.i8095.i, %B0.endif.i8114.i ], [ %.57.i8127.pre.i, %.576.endif.preheader.i.i ]
  %.210.i8118.i = tail call i64 @llvm.smax.i64(i64 %.201.i8116.i, i64 0)
  %.1158.i = shl nsw i64 %.500.i, 4
  %.87.i8128.i = add nsw i64 %.57.i8127.i, %.1158.i
  %.123.i8129.i = icmp slt i64 %.57.i8127.i, 0
  %.124.i8130.i = select i1 %.123.i8129.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8131.i = add i64 %.124.i8130.i, %.57.i8127.i
  %.128.i8132.i = icmp slt i64 %.125.i8131.i, 0
  br i1 %.128.i8132.i, label %B0.else.if.i8161.i, label %B0.else.endif.i8133.i, !prof !6

B0.endif.i8147.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8146.i, %B0.else.endif.endif.endif.i8143.i
  %.113.sroa.13.0.i8148.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8146.i ], [ %.113.sroa.13.1.i8144.i, %B0.else.endif.endif.endif.i8143.i ]
  %.201.i8149.i = sub i64 %.113.sroa.13.0.i8148.i, %.113.sroa.0.3.i8138.i
  %.226.i8150.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8138.i
  store i64 %.87.i8128.i, ptr %.655.i, align 8, !noalias !116
  %.606.not155.i8151.i = icmp sgt i64 %.201.i8149.i, 0
  br i1 %.606.not155.i8151.i, label %.576.endif.preheader.i8159.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8162.i, !prof !36

.576.endif.preheader.i8159.i:                     ; preds = %B0.endif.i8147.i
  %173 = shl i64 %.201.i8149.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8150.i, i8 0, i64 %173, i1 false), !noalias !116
  %.57.i8163.pre.i = load i64, ptr %.655.i, align 8, !noalias !119
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8162.i

B0.else.if.i8161.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  br label %B0.else.endif.i8133.i

B0.else.endif.i8133.i:                            ; preds = %B0.else.if.i8161.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i
  %.113.sroa.0.1.i8134.i = phi i64 [ 0, %B0.else.if.i8161.i ], [ %.125.i8131.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit.i ]
  %.133.not.i8135.i = icmp slt i64 %.125.i8131.i, %.273.fca.11.load.i
  br i1 %.133.not.i8135.i, label %B0.else.endif.endif.i8137.i, label %B0.else.endif.if.i8136.i, !prof !10

B0.else.endif.if.i8136.i:                         ; preds = %B0.else.endif.i8133.i
  br label %B0.else.endif.endif.i8137.i

B0.else.endif.endif.i8137.i:                      ; preds = %B0.else.endif.if.i8136.i, %B0.else.endif.i8133.i
  %.113.sroa.0.3.i8138.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8136.i ], [ %.113.sroa.0.1.i8134.i, %B0.else.endif.i8133.i ]
  %.140.i8139.i = icmp slt i64 %.87.i8128.i, 0
  %.141.i8140.i = select i1 %.140.i8139.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8141.i = add i64 %.141.i8140.i, %.87.i8128.i
  %.145.i8142.i = icmp slt i64 %.142.i8141.i, 0
  br i1 %.145.i8142.i, label %B0.else.endif.endif.if.i8160.i, label %B0.else.endif.endif.endif.i8143.i, !prof !6

B0.else.endif.endif.if.i8160.i:                   ; preds = %B0.else.endif.endif.i8137.i
  br label %B0.else.endif.endif.endif.i8143.i

B0.else.endif.endif.endif.i8143.i:                ; preds = %B0.else.endif.endif.if.i8160.i, %B0.else.endif.endif.i8137.i
  %.113.sroa.13.1.i8144.i = phi i64 [ 0, %B0.else.endif.endif.if.i8160.i ], [ %.142.i8141.i, %B0.else.endif.endif.i8137.i ]
  %.150.not.i8145.i = icmp slt i64 %.142.i8141.i, %.273.fca.11.load.i
  br i1 %.150.not.i8145.i, label %B0.endif.i8147.i, label %B0.else.endif.endif.endif.if.i8146.i, !prof !10

B0.else.endif.endif.endif.if.i8146.i:             ; preds = %B0.else.endif.endif.endif.i8143.i
  br label %B0.endif.i8147.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8162.i: ; preds = %.576.endif.preheader.i8159.i, %B0.endif.i8147.i
  %.57.i8163.i = phi i64 [ %.87.i8128.i, %B0.endif.i8147.i ], [ %.57.i8163.pre.i, %.576.endif.preheader.i8159.i ]
  %.210.i8152.i = tail call i64 @llvm.smax.i64(i64 %.201.i8149.i, i64 0)
  %.87.i8164.i = add nsw i64 %.57.i8163.i, %.500.i
  %.123.i8165.i = icmp slt i64 %.57.i8163.i, 0
  %.124.i8166.i = select i1 %.123.i8165.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8167.i = add i64 %.124.i8166.i, %.57.i8163.i
  %.128.i8168.i = icmp slt i64 %.125.i8167.i, 0
  br i1 %.128.i8168.i, label %B0.else.if.i8197.i, label %B0.else.endif.i8169.i, !prof !6

B0.endif.i8183.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8182.i, %B0.else.endif.endif.endif.i8179.i
  %.113.sroa.13.0.i8184.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8182.i ], [ %.113.sroa.13.1.i8180.i, %B0.else.endif.endif.endif.i8179.i ]
  %.201.i8185.i = sub i64 %.113.sroa.13.0.i8184.i, %.113.sroa.0.3.i8174.i
  %.226.i8186.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8174.i
  store i64 %.87.i8164.i, ptr %.655.i, align 8, !noalias !119
  %.605.not155.i8187.i = icmp sgt i64 %.201.i8185.i, 0
  br i1 %.605.not155.i8187.i, label %.575.endif.preheader.i8195.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8198.i, !prof !36

.575.endif.preheader.i8195.i:                     ; preds = %B0.endif.i8183.i
  %174 = shl i64 %.201.i8185.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8186.i, i8 0, i64 %174, i1 false), !noalias !119
  %.57.i8199.pre.i = load i64, ptr %.655.i, align 8, !noalias !122
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8198.i

B0.else.if.i8197.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8162.i
  br label %B0.else.endif.i8169.i

B0.else.endif.i8169.i:                            ; preds = %B0.else.if.i8197.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8162.i
  %.113.sroa.0.1.i8170.i = phi i64 [ 0, %B0.else.if.i8197.i ], [ %.125.i8167.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8162.i ]
  %.133.not.i8171.i = icmp slt i64 %.125.i8167.i, %.273.fca.11.load.i
  br i1 %.133.not.i8171.i, label %B0.else.endif.endif.i8173.i, label %B0.else.endif.if.i8172.i, !prof !10

B0.else.endif.if.i8172.i:                         ; preds = %B0.else.endif.i8169.i
  br label %B0.else.endif.endif.i8173.i

B0.else.endif.endif.i8173.i:                      ; preds = %B0.else.endif.if.i8172.i, %B0.else.endif.i8169.i
  %.113.sroa.0.3.i8174.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8172.i ], [ %.113.sroa.0.1.i8170.i, %B0.else.endif.i8169.i ]
  %.140.i8175.i = icmp slt i64 %.87.i8164.i, 0
  %.141.i8176.i = select i1 %.140.i8175.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8177.i = add i64 %.141.i8176.i, %.87.i8164.i
  %.145.i8178.i = icmp slt i64 %.142.i8177.i, 0
  br i1 %.145.i8178.i, label %B0.else.endif.endif.if.i8196.i, label %B0.else.endif.endif.endif.i8179.i, !prof !6

B0.else.endif.endif.if.i8196.i:                   ; preds = %B0.else.endif.endif.i8173.i
  br label %B0.else.endif.endif.endif.i8179.i

B0.else.endif.endif.endif.i8179.i:                ; preds = %B0.else.endif.endif.if.i8196.i, %B0.else.endif.endif.i8173.i
  %.113.sroa.13.1.i8180.i = phi i64 [ 0, %B0.else.endif.endif.if.i8196.i ], [ %.142.i8177.i, %B0.else.endif.endif.i8173.i ]
  %.150.not.i8181.i = icmp slt i64 %.142.i8177.i, %.273.fca.11.load.i
  br i1 %.150.not.i8181.i, label %B0.endif.i8183.i, label %B0.else.endif.endif.endif.if.i8182.i, !prof !10

B0.else.endif.endif.endif.if.i8182.i:             ; preds = %B0.else.endif.endif.endif.i8179.i
  br label %B0.endif.i8183.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8198.i: ; preds = %.575.endif.preheader.i8195.i, %B0.endif.i8183.i
  %.57.i8199.i = phi i64 [ %.87.i8164.i, %B0.endif.i8183.i ], [ %.57.i8199.pre.i, %.575.endif.preheader.i8195.i ]
  %.210.i8188.i = tail call i64 @llvm.smax.i64(i64 %.201.i8185.i, i64 0)
  %.1253.i = mul nsw i64 %.500.i, 6
  %.87.i8200.i = add nsw i64 %.57.i8199.i, %.1253.i
  %.123.i8201.i = icmp slt i64 %.57.i8199.i, 0
  %.124.i8202.i = select i1 %.123.i8201.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8203.i = add i64 %.124.i8202.i, %.57.i8199.i
  %.128.i8204.i = icmp slt i64 %.125.i8203.i, 0
  br i1 %.128.i8204.i, label %B0.else.if.i8233.i, label %B0.else.endif.i8205.i, !prof !6

B0.endif.i8219.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8218.i, %B0.else.endif.endif.endif.i8215.i
  %.113.sroa.13.0.i8220.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8218.i ], [ %.113.sroa.13.1.i8216.i, %B0.else.endif.endif.endif.i8215.i ]
  %.201.i8221.i = sub i64 %.113.sroa.13.0.i8220.i, %.113.sroa.0.3.i8210.i
  %.226.i8222.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8210.i
  store i64 %.87.i8200.i, ptr %.655.i, align 8, !noalias !122
  %.606.not155.i8223.i = icmp sgt i64 %.201.i8221.i, 0
  br i1 %.606.not155.i8223.i, label %.576.endif.preheader.i8231.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8234.i, !prof !36

.576.endif.preheader.i8231.i:                     ; preds = %B0.endif.i8219.i
  %175 = shl i64 %.201.i8221.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8222.i, i8 0, i64 %175, i1 false), !noalias !122
  %.57.i8235.pre.i = load i64, ptr %.655.i, align 8, !noalias !125
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8234.i

B0.else.if.i8233.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8198.i
  br label %B0.else.endif.i8205.i

B0.else.endif.i8205.i:                            ; preds = %B0.else.if.i8233.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8198.i
  %.113.sroa.0.1.i8206.i = phi i64 [ 0, %B0.else.if.i8233.i ], [ %.125.i8203.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8198.i ]
  %.133.not.i8207.i = icmp slt i64 %.125.i8203.i, %.273.fca.11.load.i
  br i1 %.133.not.i8207.i, label %B0.else.endif.endif.i8209.i, label %B0.else.endif.if.i8208.i, !prof !10

B0.else.endif.if.i8208.i:                         ; preds = %B0.else.endif.i8205.i
  br label %B0.else.endif.endif.i8209.i

B0.else.endif.endif.i8209.i:                      ; preds = %B0.else.endif.if.i8208.i, %B0.else.endif.i8205.i
  %.113.sroa.0.3.i8210.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8208.i ], [ %.113.sroa.0.1.i8206.i, %B0.else.endif.i8205.i ]
  %.140.i8211.i = icmp slt i64 %.87.i8200.i, 0
  %.141.i8212.i = select i1 %.140.i8211.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8213.i = add i64 %.141.i8212.i, %.87.i8200.i
  %.145.i8214.i = icmp slt i64 %.142.i8213.i, 0
  br i1 %.145.i8214.i, label %B0.else.endif.endif.if.i8232.i, label %B0.else.endif.endif.endif.i8215.i, !prof !6

B0.else.endif.endif.if.i8232.i:                   ; preds = %B0.else.endif.endif.i8209.i
  br label %B0.else.endif.endif.endif.i8215.i

B0.else.endif.endif.endif.i8215.i:                ; preds = %B0.else.endif.endif.if.i8232.i, %B0.else.endif.endif.i8209.i
  %.113.sroa.13.1.i8216.i = phi i64 [ 0, %B0.else.endif.endif.if.i8232.i ], [ %.142.i8213.i, %B0.else.endif.endif.i8209.i ]
  %.150.not.i8217.i = icmp slt i64 %.142.i8213.i, %.273.fca.11.load.i
  br i1 %.150.not.i8217.i, label %B0.endif.i8219.i, label %B0.else.endif.endif.endif.if.i8218.i, !prof !10

B0.else.endif.endif.endif.if.i8218.i:             ; preds = %B0.else.endif.endif.endif.i8215.i
  br label %B0.endif.i8219.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8234.i: ; preds = %.576.endif.preheader.i8231.i, %B0.endif.i8219.i
  %.57.i8235.i = phi i64 [ %.87.i8200.i, %B0.endif.i8219.i ], [ %.57.i8235.pre.i, %.576.endif.preheader.i8231.i ]
  %.210.i8224.i = tail call i64 @llvm.smax.i64(i64 %.201.i8221.i, i64 0)
  %.87.i8236.i = add nsw i64 %.57.i8235.i, %.1253.i
  %.123.i8237.i = icmp slt i64 %.57.i8235.i, 0
  %.124.i8238.i = select i1 %.123.i8237.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8239.i = add i64 %.124.i8238.i, %.57.i8235.i
  %.128.i8240.i = icmp slt i64 %.125.i8239.i, 0
  br i1 %.128.i8240.i, label %B0.else.if.i8269.i, label %B0.else.endif.i8241.i, !prof !6

B0.endif.i8255.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8254.i, %B0.else.endif.endif.endif.i8251.i
  %.113.sroa.13.0.i8256.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8254.i ], [ %.113.sroa.13.1.i8252.i, %B0.else.endif.endif.endif.i8251.i ]
  %.201.i8257.i = sub i64 %.113.sroa.13.0.i8256.i, %.113.sroa.0.3.i8246.i
  %.226.i8258.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8246.i
  store i64 %.87.i8236.i, ptr %.655.i, align 8, !noalias !125
  %.605.not155.i8259.i = icmp sgt i64 %.201.i8257.i, 0
  br i1 %.605.not155.i8259.i, label %.575.endif.preheader.i8267.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8270.i, !prof !36

.575.endif.preheader.i8267.i:                     ; preds = %B0.endif.i8255.i
  %176 = shl i64 %.201.i8257.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8258.i, i8 0, i64 %176, i1 false), !noalias !125
  %.57.i8271.pre.i = load i64, ptr %.655.i, align 8, !noalias !128
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8270.i

B0.else.if.i8269.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8234.i
  br label %B0.else.endif.i8241.i

B0.else.endif.i8241.i:                            ; preds = %B0.else.if.i8269.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8234.i
  %.113.sroa.0.1.i8242.i = phi i64 [ 0, %B0.else.if.i8269.i ], [ %.125.i8239.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8234.i ]
  %.133.not.i8243.i = icmp slt i64 %.125.i8239.i, %.273.fca.11.load.i
  br i1 %.133.not.i8243.i, label %B0.else.endif.endif.i8245.i, label %B0.else.endif.if.i8244.i, !prof !10

B0.else.endif.if.i8244.i:                         ; preds = %B0.else.endif.i8241.i
  br label %B0.else.endif.endif.i8245.i

B0.else.endif.endif.i8245.i:                      ; preds = %B0.else.endif.if.i8244.i, %B0.else.endif.i8241.i
  %.113.sroa.0.3.i8246.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8244.i ], [ %.113.sroa.0.1.i8242.i, %B0.else.endif.i8241.i ]
  %.140.i8247.i = icmp slt i64 %.87.i8236.i, 0
  %.141.i8248.i = select i1 %.140.i8247.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8249.i = add i64 %.141.i8248.i, %.87.i8236.i
  %.145.i8250.i = icmp slt i64 %.142.i8249.i, 0
  br i1 %.145.i8250.i, label %B0.else.endif.endif.if.i8268.i, label %B0.else.endif.endif.endif.i8251.i, !prof !6

B0.else.endif.endif.if.i8268.i:                   ; preds = %B0.else.endif.endif.i8245.i
  br label %B0.else.endif.endif.endif.i8251.i

B0.else.endif.endif.endif.i8251.i:                ; preds = %B0.else.endif.endif.if.i8268.i, %B0.else.endif.endif.i8245.i
  %.113.sroa.13.1.i8252.i = phi i64 [ 0, %B0.else.endif.endif.if.i8268.i ], [ %.142.i8249.i, %B0.else.endif.endif.i8245.i ]
  %.150.not.i8253.i = icmp slt i64 %.142.i8249.i, %.273.fca.11.load.i
  br i1 %.150.not.i8253.i, label %B0.endif.i8255.i, label %B0.else.endif.endif.endif.if.i8254.i, !prof !10

B0.else.endif.endif.endif.if.i8254.i:             ; preds = %B0.else.endif.endif.endif.i8251.i
  br label %B0.endif.i8255.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8270.i: ; preds = %.575.endif.preheader.i8267.i, %B0.endif.i8255.i
  %.57.i8271.i = phi i64 [ %.87.i8236.i, %B0.endif.i8255.i ], [ %.57.i8271.pre.i, %.575.endif.preheader.i8267.i ]
  %.210.i8260.i = tail call i64 @llvm.smax.i64(i64 %.201.i8257.i, i64 0)
  %.87.i8272.i = add nsw i64 %.57.i8271.i, %.500.i
  %.123.i8273.i = icmp slt i64 %.57.i8271.i, 0
  %.124.i8274.i = select i1 %.123.i8273.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8275.i = add i64 %.124.i8274.i, %.57.i8271.i
  %.128.i8276.i = icmp slt i64 %.125.i8275.i, 0
  br i1 %.128.i8276.i, label %B0.else.if.i8305.i, label %B0.else.endif.i8277.i, !prof !6

B0.endif.i8291.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8290.i, %B0.else.endif.endif.endif.i8287.i
  %.113.sroa.13.0.i8292.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8290.i ], [ %.113.sroa.13.1.i8288.i, %B0.else.endif.endif.endif.i8287.i ]
  %.201.i8293.i = sub i64 %.113.sroa.13.0.i8292.i, %.113.sroa.0.3.i8282.i
  %.226.i8294.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8282.i
  store i64 %.87.i8272.i, ptr %.655.i, align 8, !noalias !128
  %.605.not155.i8295.i = icmp sgt i64 %.201.i8293.i, 0
  br i1 %.605.not155.i8295.i, label %.575.endif.preheader.i8303.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8306.i, !prof !36

.575.endif.preheader.i8303.i:                     ; preds = %B0.endif.i8291.i
  %177 = shl i64 %.201.i8293.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8294.i, i8 0, i64 %177, i1 false), !noalias !128
  %.57.i8307.pre.i = load i64, ptr %.655.i, align 8, !noalias !131
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8306.i

B0.else.if.i8305.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8270.i
  br label %B0.else.endif.i8277.i

B0.else.endif.i8277.i:                            ; preds = %B0.else.if.i8305.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8270.i
  %.113.sroa.0.1.i8278.i = phi i64 [ 0, %B0.else.if.i8305.i ], [ %.125.i8275.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8270.i ]
  %.133.not.i8279.i = icmp slt i64 %.125.i8275.i, %.273.fca.11.load.i
  br i1 %.133.not.i8279.i, label %B0.else.endif.endif.i8281.i, label %B0.else.endif.if.i8280.i, !prof !10

B0.else.endif.if.i8280.i:                         ; preds = %B0.else.endif.i8277.i
  br label %B0.else.endif.endif.i8281.i

B0.else.endif.endif.i8281.i:                      ; preds = %B0.else.endif.if.i8280.i, %B0.else.endif.i8277.i
  %.113.sroa.0.3.i8282.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8280.i ], [ %.113.sroa.0.1.i8278.i, %B0.else.endif.i8277.i ]
  %.140.i8283.i = icmp slt i64 %.87.i8272.i, 0
  %.141.i8284.i = select i1 %.140.i8283.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8285.i = add i64 %.141.i8284.i, %.87.i8272.i
  %.145.i8286.i = icmp slt i64 %.142.i8285.i, 0
  br i1 %.145.i8286.i, label %B0.else.endif.endif.if.i8304.i, label %B0.else.endif.endif.endif.i8287.i, !prof !6

B0.else.endif.endif.if.i8304.i:                   ; preds = %B0.else.endif.endif.i8281.i
  br label %B0.else.endif.endif.endif.i8287.i

B0.else.endif.endif.endif.i8287.i:                ; preds = %B0.else.endif.endif.if.i8304.i, %B0.else.endif.endif.i8281.i
  %.113.sroa.13.1.i8288.i = phi i64 [ 0, %B0.else.endif.endif.if.i8304.i ], [ %.142.i8285.i, %B0.else.endif.endif.i8281.i ]
  %.150.not.i8289.i = icmp slt i64 %.142.i8285.i, %.273.fca.11.load.i
  br i1 %.150.not.i8289.i, label %B0.endif.i8291.i, label %B0.else.endif.endif.endif.if.i8290.i, !prof !10

B0.else.endif.endif.endif.if.i8290.i:             ; preds = %B0.else.endif.endif.endif.i8287.i
  br label %B0.endif.i8291.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8306.i: ; preds = %.575.endif.preheader.i8303.i, %B0.endif.i8291.i
  %.57.i8307.i = phi i64 [ %.87.i8272.i, %B0.endif.i8291.i ], [ %.57.i8307.pre.i, %.575.endif.preheader.i8303.i ]
  %.210.i8296.i = tail call i64 @llvm.smax.i64(i64 %.201.i8293.i, i64 0)
  %.87.i8308.i = add nsw i64 %.57.i8307.i, %.500.i
  %.123.i8309.i = icmp slt i64 %.57.i8307.i, 0
  %.124.i8310.i = select i1 %.123.i8309.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8311.i = add i64 %.124.i8310.i, %.57.i8307.i
  %.128.i8312.i = icmp slt i64 %.125.i8311.i, 0
  br i1 %.128.i8312.i, label %B0.else.if.i8341.i, label %B0.else.endif.i8313.i, !prof !6

B0.endif.i8327.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8326.i, %B0.else.endif.endif.endif.i8323.i
  %.113.sroa.13.0.i8328.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8326.i ], [ %.113.sroa.13.1.i8324.i, %B0.else.endif.endif.endif.i8323.i ]
  %.201.i8329.i = sub i64 %.113.sroa.13.0.i8328.i, %.113.sroa.0.3.i8318.i
  %.226.i8330.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8318.i
  store i64 %.87.i8308.i, ptr %.655.i, align 8, !noalias !131
  %.605.not155.i8331.i = icmp sgt i64 %.201.i8329.i, 0
  br i1 %.605.not155.i8331.i, label %.575.endif.preheader.i8339.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8342.i, !prof !36

.575.endif.preheader.i8339.i:                     ; preds = %B0.endif.i8327.i
  %178 = shl i64 %.201.i8329.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8330.i, i8 0, i64 %178, i1 false), !noalias !131
  %.57.i8343.pre.i = load i64, ptr %.655.i, align 8, !noalias !134
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8342.i

B0.else.if.i8341.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8306.i
  br label %B0.else.endif.i8313.i

B0.else.endif.i8313.i:                            ; preds = %B0.else.if.i8341.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8306.i
  %.113.sroa.0.1.i8314.i = phi i64 [ 0, %B0.else.if.i8341.i ], [ %.125.i8311.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8306.i ]
  %.133.not.i8315.i = icmp slt i64 %.125.i8311.i, %.273.fca.11.load.i
  br i1 %.133.not.i8315.i, label %B0.else.endif.endif.i8317.i, label %B0.else.endif.if.i8316.i, !prof !10

B0.else.endif.if.i8316.i:                         ; preds = %B0.else.endif.i8313.i
  br label %B0.else.endif.endif.i8317.i

B0.else.endif.endif.i8317.i:                      ; preds = %B0.else.endif.if.i8316.i, %B0.else.endif.i8313.i
  %.113.sroa.0.3.i8318.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8316.i ], [ %.113.sroa.0.1.i8314.i, %B0.else.endif.i8313.i ]
  %.140.i8319.i = icmp slt i64 %.87.i8308.i, 0
  %.141.i8320.i = select i1 %.140.i8319.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8321.i = add i64 %.141.i8320.i, %.87.i8308.i
  %.145.i8322.i = icmp slt i64 %.142.i8321.i, 0
  br i1 %.145.i8322.i, label %B0.else.endif.endif.if.i8340.i, label %B0.else.endif.endif.endif.i8323.i, !prof !6

B0.else.endif.endif.if.i8340.i:                   ; preds = %B0.else.endif.endif.i8317.i
  br label %B0.else.endif.endif.endif.i8323.i

B0.else.endif.endif.endif.i8323.i:                ; preds = %B0.else.endif.endif.if.i8340.i, %B0.else.endif.endif.i8317.i
  %.113.sroa.13.1.i8324.i = phi i64 [ 0, %B0.else.endif.endif.if.i8340.i ], [ %.142.i8321.i, %B0.else.endif.endif.i8317.i ]
  %.150.not.i8325.i = icmp slt i64 %.142.i8321.i, %.273.fca.11.load.i
  br i1 %.150.not.i8325.i, label %B0.endif.i8327.i, label %B0.else.endif.endif.endif.if.i8326.i, !prof !10

B0.else.endif.endif.endif.if.i8326.i:             ; preds = %B0.else.endif.endif.endif.i8323.i
  br label %B0.endif.i8327.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8342.i: ; preds = %.575.endif.preheader.i8339.i, %B0.endif.i8327.i
  %.57.i8343.i = phi i64 [ %.87.i8308.i, %B0.endif.i8327.i ], [ %.57.i8343.pre.i, %.575.endif.preheader.i8339.i ]
  %.210.i8332.i = tail call i64 @llvm.smax.i64(i64 %.201.i8329.i, i64 0)
  %.87.i8344.i = add nsw i64 %.57.i8343.i, %.500.i
  %.123.i8345.i = icmp slt i64 %.57.i8343.i, 0
  %.124.i8346.i = select i1 %.123.i8345.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8347.i = add i64 %.124.i8346.i, %.57.i8343.i
  %.128.i8348.i = icmp slt i64 %.125.i8347.i, 0
  br i1 %.128.i8348.i, label %B0.else.if.i8377.i, label %B0.else.endif.i8349.i, !prof !6

B0.endif.i8363.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8362.i, %B0.else.endif.endif.endif.i8359.i
  %.113.sroa.13.0.i8364.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8362.i ], [ %.113.sroa.13.1.i8360.i, %B0.else.endif.endif.endif.i8359.i ]
  %.201.i8365.i = sub i64 %.113.sroa.13.0.i8364.i, %.113.sroa.0.3.i8354.i
  %.226.i8366.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8354.i
  store i64 %.87.i8344.i, ptr %.655.i, align 8, !noalias !134
  %.605.not155.i8367.i = icmp sgt i64 %.201.i8365.i, 0
  br i1 %.605.not155.i8367.i, label %.575.endif.preheader.i8375.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8378.i, !prof !36

.575.endif.preheader.i8375.i:                     ; preds = %B0.endif.i8363.i
  %179 = shl i64 %.201.i8365.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8366.i, i8 0, i64 %179, i1 false), !noalias !134
  %.57.i8379.pre.i = load i64, ptr %.655.i, align 8, !noalias !137
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8378.i

B0.else.if.i8377.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8342.i
  br label %B0.else.endif.i8349.i

B0.else.endif.i8349.i:                            ; preds = %B0.else.if.i8377.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8342.i
  %.113.sroa.0.1.i8350.i = phi i64 [ 0, %B0.else.if.i8377.i ], [ %.125.i8347.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8342.i ]
  %.133.not.i8351.i = icmp slt i64 %.125.i8347.i, %.273.fca.11.load.i
  br i1 %.133.not.i8351.i, label %B0.else.endif.endif.i8353.i, label %B0.else.endif.if.i8352.i, !prof !10

B0.else.endif.if.i8352.i:                         ; preds = %B0.else.endif.i8349.i
  br label %B0.else.endif.endif.i8353.i

B0.else.endif.endif.i8353.i:                      ; preds = %B0.else.endif.if.i8352.i, %B0.else.endif.i8349.i
  %.113.sroa.0.3.i8354.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8352.i ], [ %.113.sroa.0.1.i8350.i, %B0.else.endif.i8349.i ]
  %.140.i8355.i = icmp slt i64 %.87.i8344.i, 0
  %.141.i8356.i = select i1 %.140.i8355.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8357.i = add i64 %.141.i8356.i, %.87.i8344.i
  %.145.i8358.i = icmp slt i64 %.142.i8357.i, 0
  br i1 %.145.i8358.i, label %B0.else.endif.endif.if.i8376.i, label %B0.else.endif.endif.endif.i8359.i, !prof !6

B0.else.endif.endif.if.i8376.i:                   ; preds = %B0.else.endif.endif.i8353.i
  br label %B0.else.endif.endif.endif.i8359.i

B0.else.endif.endif.endif.i8359.i:                ; preds = %B0.else.endif.endif.if.i8376.i, %B0.else.endif.endif.i8353.i
  %.113.sroa.13.1.i8360.i = phi i64 [ 0, %B0.else.endif.endif.if.i8376.i ], [ %.142.i8357.i, %B0.else.endif.endif.i8353.i ]
  %.150.not.i8361.i = icmp slt i64 %.142.i8357.i, %.273.fca.11.load.i
  br i1 %.150.not.i8361.i, label %B0.endif.i8363.i, label %B0.else.endif.endif.endif.if.i8362.i, !prof !10

B0.else.endif.endif.endif.if.i8362.i:             ; preds = %B0.else.endif.endif.endif.i8359.i
  br label %B0.endif.i8363.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8378.i: ; preds = %.575.endif.preheader.i8375.i, %B0.endif.i8363.i
  %.57.i8379.i = phi i64 [ %.87.i8344.i, %B0.endif.i8363.i ], [ %.57.i8379.pre.i, %.575.endif.preheader.i8375.i ]
  %.210.i8368.i = tail call i64 @llvm.smax.i64(i64 %.201.i8365.i, i64 0)
  %.87.i8380.i = add nsw i64 %.57.i8379.i, %.500.i
  %.123.i8381.i = icmp slt i64 %.57.i8379.i, 0
  %.124.i8382.i = select i1 %.123.i8381.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8383.i = add i64 %.124.i8382.i, %.57.i8379.i
  %.128.i8384.i = icmp slt i64 %.125.i8383.i, 0
  br i1 %.128.i8384.i, label %B0.else.if.i8413.i, label %B0.else.endif.i8385.i, !prof !6

B0.endif.i8399.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8398.i, %B0.else.endif.endif.endif.i8395.i
  %.113.sroa.13.0.i8400.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8398.i ], [ %.113.sroa.13.1.i8396.i, %B0.else.endif.endif.endif.i8395.i ]
  %.201.i8401.i = sub i64 %.113.sroa.13.0.i8400.i, %.113.sroa.0.3.i8390.i
  %.226.i8402.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8390.i
  store i64 %.87.i8380.i, ptr %.655.i, align 8, !noalias !137
  %.606.not155.i8403.i = icmp sgt i64 %.201.i8401.i, 0
  br i1 %.606.not155.i8403.i, label %.1788.endif.preheader.i, label %.1788.if.i, !prof !36

B0.else.if.i8413.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8378.i
  br label %B0.else.endif.i8385.i

B0.else.endif.i8385.i:                            ; preds = %B0.else.if.i8413.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8378.i
  %.113.sroa.0.1.i8386.i = phi i64 [ 0, %B0.else.if.i8413.i ], [ %.125.i8383.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8378.i ]
  %.133.not.i8387.i = icmp slt i64 %.125.i8383.i, %.273.fca.11.load.i
  br i1 %.133.not.i8387.i, label %B0.else.endif.endif.i8389.i, label %B0.else.endif.if.i8388.i, !prof !10

B0.else.endif.if.i8388.i:                         ; preds = %B0.else.endif.i8385.i
  br label %B0.else.endif.endif.i8389.i

B0.else.endif.endif.i8389.i:                      ; preds = %B0.else.endif.if.i8388.i, %B0.else.endif.i8385.i
  %.113.sroa.0.3.i8390.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8388.i ], [ %.113.sroa.0.1.i8386.i, %B0.else.endif.i8385.i ]
  %.140.i8391.i = icmp slt i64 %.87.i8380.i, 0
  %.141.i8392.i = select i1 %.140.i8391.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8393.i = add i64 %.141.i8392.i, %.87.i8380.i
  %.145.i8394.i = icmp slt i64 %.142.i8393.i, 0
  br i1 %.145.i8394.i, label %B0.else.endif.endif.if.i8412.i, label %B0.else.endif.endif.endif.i8395.i, !prof !6

B0.else.endif.endif.if.i8412.i:                   ; preds = %B0.else.endif.endif.i8389.i
  br label %B0.else.endif.endif.endif.i8395.i

B0.else.endif.endif.endif.i8395.i:                ; preds = %B0.else.endif.endif.if.i8412.i, %B0.else.endif.endif.i8389.i
  %.113.sroa.13.1.i8396.i = phi i64 [ 0, %B0.else.endif.endif.if.i8412.i ], [ %.142.i8393.i, %B0.else.endif.endif.i8389.i ]
  %.150.not.i8397.i = icmp slt i64 %.142.i8393.i, %.273.fca.11.load.i
  br i1 %.150.not.i8397.i, label %B0.endif.i8399.i, label %B0.else.endif.endif.endif.if.i8398.i, !prof !10

B0.else.endif.endif.endif.if.i8398.i:             ; preds = %B0.else.endif.endif.endif.i8395.i
  br label %B0.endif.i8399.i

.1788.endif.preheader.i:                          ; preds = %B0.endif.i8399.i
  %180 = shl i64 %.201.i8401.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8402.i, i8 0, i64 %180, i1 false), !noalias !137
  br label %.1788.endif.i

.1788.if.i.loopexit:                              ; preds = %.1788.endif.i
  %.57.i8415.i.pre = load i64, ptr %.655.i, align 8, !noalias !140
  br label %.1788.if.i

.1788.if.i:                                       ; preds = %.1788.if.i.loopexit, %B0.endif.i8399.i
  %.57.i8415.i = phi i64 [ %.87.i8380.i, %B0.endif.i8399.i ], [ %.57.i8415.i.pre, %.1788.if.i.loopexit ]
  %.210.i840493279331.i = phi i64 [ 0, %B0.endif.i8399.i ], [ %.201.i8401.i, %.1788.if.i.loopexit ]
  %.87.i8416.i = add nsw i64 %.57.i8415.i, %.500.i
  %.123.i8417.i = icmp slt i64 %.57.i8415.i, 0
  %.124.i8418.i = select i1 %.123.i8417.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8419.i = add i64 %.124.i8418.i, %.57.i8415.i
  %.128.i8420.i = icmp slt i64 %.125.i8419.i, 0
  br i1 %.128.i8420.i, label %B0.else.if.i8449.i, label %B0.else.endif.i8421.i, !prof !6

B0.endif.i8435.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8434.i, %B0.else.endif.endif.endif.i8431.i
  %.113.sroa.13.0.i8436.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8434.i ], [ %.113.sroa.13.1.i8432.i, %B0.else.endif.endif.endif.i8431.i ]
  %.201.i8437.i = sub i64 %.113.sroa.13.0.i8436.i, %.113.sroa.0.3.i8426.i
  %.226.i8438.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8426.i
  store i64 %.87.i8416.i, ptr %.655.i, align 8, !noalias !140
  %.605.not155.i8439.i = icmp sgt i64 %.201.i8437.i, 0
  br i1 %.605.not155.i8439.i, label %.575.endif.preheader.i8447.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8450.i, !prof !36

.575.endif.preheader.i8447.i:                     ; preds = %B0.endif.i8435.i
  %181 = shl i64 %.201.i8437.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8438.i, i8 0, i64 %181, i1 false), !noalias !140
  %.57.i8451.pre.i = load i64, ptr %.655.i, align 8, !noalias !143
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8450.i

B0.else.if.i8449.i:                               ; preds = %.1788.if.i
  br label %B0.else.endif.i8421.i

B0.else.endif.i8421.i:                            ; preds = %B0.else.if.i8449.i, %.1788.if.i
  %.113.sroa.0.1.i8422.i = phi i64 [ 0, %B0.else.if.i8449.i ], [ %.125.i8419.i, %.1788.if.i ]
  %.133.not.i8423.i = icmp slt i64 %.125.i8419.i, %.273.fca.11.load.i
  br i1 %.133.not.i8423.i, label %B0.else.endif.endif.i8425.i, label %B0.else.endif.if.i8424.i, !prof !10

B0.else.endif.if.i8424.i:                         ; preds = %B0.else.endif.i8421.i
  br label %B0.else.endif.endif.i8425.i

B0.else.endif.endif.i8425.i:                      ; preds = %B0.else.endif.if.i8424.i, %B0.else.endif.i8421.i
  %.113.sroa.0.3.i8426.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8424.i ], [ %.113.sroa.0.1.i8422.i, %B0.else.endif.i8421.i ]
  %.140.i8427.i = icmp slt i64 %.87.i8416.i, 0
  %.141.i8428.i = select i1 %.140.i8427.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8429.i = add i64 %.141.i8428.i, %.87.i8416.i
  %.145.i8430.i = icmp slt i64 %.142.i8429.i, 0
  br i1 %.145.i8430.i, label %B0.else.endif.endif.if.i8448.i, label %B0.else.endif.endif.endif.i8431.i, !prof !6

B0.else.endif.endif.if.i8448.i:                   ; preds = %B0.else.endif.endif.i8425.i
  br label %B0.else.endif.endif.endif.i8431.i

B0.else.endif.endif.endif.i8431.i:                ; preds = %B0.else.endif.endif.if.i8448.i, %B0.else.endif.endif.i8425.i
  %.113.sroa.13.1.i8432.i = phi i64 [ 0, %B0.else.endif.endif.if.i8448.i ], [ %.142.i8429.i, %B0.else.endif.endif.i8425.i ]
  %.150.not.i8433.i = icmp slt i64 %.142.i8429.i, %.273.fca.11.load.i
  br i1 %.150.not.i8433.i, label %B0.endif.i8435.i, label %B0.else.endif.endif.endif.if.i8434.i, !prof !10

B0.else.endif.endif.endif.if.i8434.i:             ; preds = %B0.else.endif.endif.endif.i8431.i
  br label %B0.endif.i8435.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8450.i: ; preds = %.575.endif.preheader.i8447.i, %B0.endif.i8435.i
  %.57.i8451.i = phi i64 [ %.87.i8416.i, %B0.endif.i8435.i ], [ %.57.i8451.pre.i, %.575.endif.preheader.i8447.i ]
  %.210.i8440.i = tail call i64 @llvm.smax.i64(i64 %.201.i8437.i, i64 0)
  %.87.i8452.i = add nsw i64 %.57.i8451.i, %.500.i
  %.123.i8453.i = icmp slt i64 %.57.i8451.i, 0
  %.124.i8454.i = select i1 %.123.i8453.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8455.i = add i64 %.124.i8454.i, %.57.i8451.i
  %.128.i8456.i = icmp slt i64 %.125.i8455.i, 0
  br i1 %.128.i8456.i, label %B0.else.if.i8485.i, label %B0.else.endif.i8457.i, !prof !6

B0.endif.i8471.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8470.i, %B0.else.endif.endif.endif.i8467.i
  %.113.sroa.13.0.i8472.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8470.i ], [ %.113.sroa.13.1.i8468.i, %B0.else.endif.endif.endif.i8467.i ]
  %.201.i8473.i = sub i64 %.113.sroa.13.0.i8472.i, %.113.sroa.0.3.i8462.i
  %.226.i8474.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8462.i
  store i64 %.87.i8452.i, ptr %.655.i, align 8, !noalias !143
  %.606.not155.i8475.i = icmp sgt i64 %.201.i8473.i, 0
  br i1 %.606.not155.i8475.i, label %.576.endif.preheader.i8483.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8486.i, !prof !36

.576.endif.preheader.i8483.i:                     ; preds = %B0.endif.i8471.i
  %182 = shl i64 %.201.i8473.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8474.i, i8 0, i64 %182, i1 false), !noalias !143
  %.57.i8487.pre.i = load i64, ptr %.655.i, align 8, !noalias !146
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8486.i

B0.else.if.i8485.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8450.i
  br label %B0.else.endif.i8457.i

B0.else.endif.i8457.i:                            ; preds = %B0.else.if.i8485.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8450.i
  %.113.sroa.0.1.i8458.i = phi i64 [ 0, %B0.else.if.i8485.i ], [ %.125.i8455.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8450.i ]
  %.133.not.i8459.i = icmp slt i64 %.125.i8455.i, %.273.fca.11.load.i
  br i1 %.133.not.i8459.i, label %B0.else.endif.endif.i8461.i, label %B0.else.endif.if.i8460.i, !prof !10

B0.else.endif.if.i8460.i:                         ; preds = %B0.else.endif.i8457.i
  br label %B0.else.endif.endif.i8461.i

B0.else.endif.endif.i8461.i:                      ; preds = %B0.else.endif.if.i8460.i, %B0.else.endif.i8457.i
  %.113.sroa.0.3.i8462.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8460.i ], [ %.113.sroa.0.1.i8458.i, %B0.else.endif.i8457.i ]
  %.140.i8463.i = icmp slt i64 %.87.i8452.i, 0
  %.141.i8464.i = select i1 %.140.i8463.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8465.i = add i64 %.141.i8464.i, %.87.i8452.i
  %.145.i8466.i = icmp slt i64 %.142.i8465.i, 0
  br i1 %.145.i8466.i, label %B0.else.endif.endif.if.i8484.i, label %B0.else.endif.endif.endif.i8467.i, !prof !6

B0.else.endif.endif.if.i8484.i:                   ; preds = %B0.else.endif.endif.i8461.i
  br label %B0.else.endif.endif.endif.i8467.i

B0.else.endif.endif.endif.i8467.i:                ; preds = %B0.else.endif.endif.if.i8484.i, %B0.else.endif.endif.i8461.i
  %.113.sroa.13.1.i8468.i = phi i64 [ 0, %B0.else.endif.endif.if.i8484.i ], [ %.142.i8465.i, %B0.else.endif.endif.i8461.i ]
  %.150.not.i8469.i = icmp slt i64 %.142.i8465.i, %.273.fca.11.load.i
  br i1 %.150.not.i8469.i, label %B0.endif.i8471.i, label %B0.else.endif.endif.endif.if.i8470.i, !prof !10

B0.else.endif.endif.endif.if.i8470.i:             ; preds = %B0.else.endif.endif.endif.i8467.i
  br label %B0.endif.i8471.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8486.i: ; preds = %.576.endif.preheader.i8483.i, %B0.endif.i8471.i
  %.57.i8487.i = phi i64 [ %.87.i8452.i, %B0.endif.i8471.i ], [ %.57.i8487.pre.i, %.576.endif.preheader.i8483.i ]
  %.210.i8476.i = tail call i64 @llvm.smax.i64(i64 %.201.i8473.i, i64 0)
  %.87.i8488.i = add nsw i64 %.57.i8487.i, %.500.i
  %.123.i8489.i = icmp slt i64 %.57.i8487.i, 0
  %.124.i8490.i = select i1 %.123.i8489.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8491.i = add i64 %.124.i8490.i, %.57.i8487.i
  %.128.i8492.i = icmp slt i64 %.125.i8491.i, 0
  br i1 %.128.i8492.i, label %B0.else.if.i8521.i, label %B0.else.endif.i8493.i, !prof !6

B0.endif.i8507.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8506.i, %B0.else.endif.endif.endif.i8503.i
  %.113.sroa.13.0.i8508.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8506.i ], [ %.113.sroa.13.1.i8504.i, %B0.else.endif.endif.endif.i8503.i ]
  %.201.i8509.i = sub i64 %.113.sroa.13.0.i8508.i, %.113.sroa.0.3.i8498.i
  %.226.i8510.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8498.i
  store i64 %.87.i8488.i, ptr %.655.i, align 8, !noalias !146
  %.605.not155.i8511.i = icmp sgt i64 %.201.i8509.i, 0
  br i1 %.605.not155.i8511.i, label %.575.endif.preheader.i8519.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8522.i, !prof !36

.575.endif.preheader.i8519.i:                     ; preds = %B0.endif.i8507.i
  %183 = shl i64 %.201.i8509.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8510.i, i8 0, i64 %183, i1 false), !noalias !146
  %.57.i8523.pre.i = load i64, ptr %.655.i, align 8, !noalias !149
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8522.i

B0.else.if.i8521.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8486.i
  br label %B0.else.endif.i8493.i

B0.else.endif.i8493.i:                            ; preds = %B0.else.if.i8521.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8486.i
  %.113.sroa.0.1.i8494.i = phi i64 [ 0, %B0.else.if.i8521.i ], [ %.125.i8491.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8486.i ]
  %.133.not.i8495.i = icmp slt i64 %.125.i8491.i, %.273.fca.11.load.i
  br i1 %.133.not.i8495.i, label %B0.else.endif.endif.i8497.i, label %B0.else.endif.if.i8496.i, !prof !10

B0.else.endif.if.i8496.i:                         ; preds = %B0.else.endif.i8493.i
  br label %B0.else.endif.endif.i8497.i

B0.else.endif.endif.i8497.i:                      ; preds = %B0.else.endif.if.i8496.i, %B0.else.endif.i8493.i
  %.113.sroa.0.3.i8498.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8496.i ], [ %.113.sroa.0.1.i8494.i, %B0.else.endif.i8493.i ]
  %.140.i8499.i = icmp slt i64 %.87.i8488.i, 0
  %.141.i8500.i = select i1 %.140.i8499.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8501.i = add i64 %.141.i8500.i, %.87.i8488.i
  %.145.i8502.i = icmp slt i64 %.142.i8501.i, 0
  br i1 %.145.i8502.i, label %B0.else.endif.endif.if.i8520.i, label %B0.else.endif.endif.endif.i8503.i, !prof !6

B0.else.endif.endif.if.i8520.i:                   ; preds = %B0.else.endif.endif.i8497.i
  br label %B0.else.endif.endif.endif.i8503.i

B0.else.endif.endif.endif.i8503.i:                ; preds = %B0.else.endif.endif.if.i8520.i, %B0.else.endif.endif.i8497.i
  %.113.sroa.13.1.i8504.i = phi i64 [ 0, %B0.else.endif.endif.if.i8520.i ], [ %.142.i8501.i, %B0.else.endif.endif.i8497.i ]
  %.150.not.i8505.i = icmp slt i64 %.142.i8501.i, %.273.fca.11.load.i
  br i1 %.150.not.i8505.i, label %B0.endif.i8507.i, label %B0.else.endif.endif.endif.if.i8506.i, !prof !10

B0.else.endif.endif.endif.if.i8506.i:             ; preds = %B0.else.endif.endif.endif.i8503.i
  br label %B0.endif.i8507.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8522.i: ; preds = %.575.endif.preheader.i8519.i, %B0.endif.i8507.i
  %.57.i8523.i = phi i64 [ %.87.i8488.i, %B0.endif.i8507.i ], [ %.57.i8523.pre.i, %.575.endif.preheader.i8519.i ]
  %.210.i8512.i = tail call i64 @llvm.smax.i64(i64 %.201.i8509.i, i64 0)
  %.1979.i = mul nsw i64 %.273.fca.8.load.i, %.500.i
  %.87.i8524.i = add nsw i64 %.57.i8523.i, %.1979.i
  %.123.i8525.i = icmp slt i64 %.57.i8523.i, 0
  %.124.i8526.i = select i1 %.123.i8525.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8527.i = add i64 %.124.i8526.i, %.57.i8523.i
  %.128.i8528.i = icmp slt i64 %.125.i8527.i, 0
  br i1 %.128.i8528.i, label %B0.else.if.i8557.i, label %B0.else.endif.i8529.i, !prof !6

B0.endif.i8543.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8542.i, %B0.else.endif.endif.endif.i8539.i
  %.113.sroa.13.0.i8544.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8542.i ], [ %.113.sroa.13.1.i8540.i, %B0.else.endif.endif.endif.i8539.i ]
  %.201.i8545.i = sub i64 %.113.sroa.13.0.i8544.i, %.113.sroa.0.3.i8534.i
  %.226.i8546.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8534.i
  store i64 %.87.i8524.i, ptr %.655.i, align 8, !noalias !149
  %.605.not155.i8547.i = icmp sgt i64 %.201.i8545.i, 0
  br i1 %.605.not155.i8547.i, label %.575.endif.preheader.i8555.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8558.i, !prof !36

.575.endif.preheader.i8555.i:                     ; preds = %B0.endif.i8543.i
  %184 = shl i64 %.201.i8545.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8546.i, i8 0, i64 %184, i1 false), !noalias !149
  %.57.i8559.pre.i = load i64, ptr %.655.i, align 8, !noalias !152
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8558.i

B0.else.if.i8557.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8522.i
  br label %B0.else.endif.i8529.i

B0.else.endif.i8529.i:                            ; preds = %B0.else.if.i8557.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8522.i
  %.113.sroa.0.1.i8530.i = phi i64 [ 0, %B0.else.if.i8557.i ], [ %.125.i8527.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8522.i ]
  %.133.not.i8531.i = icmp slt i64 %.125.i8527.i, %.273.fca.11.load.i
  br i1 %.133.not.i8531.i, label %B0.else.endif.endif.i8533.i, label %B0.else.endif.if.i8532.i, !prof !10

B0.else.endif.if.i8532.i:                         ; preds = %B0.else.endif.i8529.i
  br label %B0.else.endif.endif.i8533.i

B0.else.endif.endif.i8533.i:                      ; preds = %B0.else.endif.if.i8532.i, %B0.else.endif.i8529.i
  %.113.sroa.0.3.i8534.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8532.i ], [ %.113.sroa.0.1.i8530.i, %B0.else.endif.i8529.i ]
  %.140.i8535.i = icmp slt i64 %.87.i8524.i, 0
  %.141.i8536.i = select i1 %.140.i8535.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8537.i = add i64 %.141.i8536.i, %.87.i8524.i
  %.145.i8538.i = icmp slt i64 %.142.i8537.i, 0
  br i1 %.145.i8538.i, label %B0.else.endif.endif.if.i8556.i, label %B0.else.endif.endif.endif.i8539.i, !prof !6

B0.else.endif.endif.if.i8556.i:                   ; preds = %B0.else.endif.endif.i8533.i
  br label %B0.else.endif.endif.endif.i8539.i

B0.else.endif.endif.endif.i8539.i:                ; preds = %B0.else.endif.endif.if.i8556.i, %B0.else.endif.endif.i8533.i
  %.113.sroa.13.1.i8540.i = phi i64 [ 0, %B0.else.endif.endif.if.i8556.i ], [ %.142.i8537.i, %B0.else.endif.endif.i8533.i ]
  %.150.not.i8541.i = icmp slt i64 %.142.i8537.i, %.273.fca.11.load.i
  br i1 %.150.not.i8541.i, label %B0.endif.i8543.i, label %B0.else.endif.endif.endif.if.i8542.i, !prof !10

B0.else.endif.endif.endif.if.i8542.i:             ; preds = %B0.else.endif.endif.endif.i8539.i
  br label %B0.endif.i8543.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8558.i: ; preds = %.575.endif.preheader.i8555.i, %B0.endif.i8543.i
  %.57.i8559.i = phi i64 [ %.87.i8524.i, %B0.endif.i8543.i ], [ %.57.i8559.pre.i, %.575.endif.preheader.i8555.i ]
  %.210.i8548.i = tail call i64 @llvm.smax.i64(i64 %.201.i8545.i, i64 0)
  %.87.i8560.i = add nsw i64 %.57.i8559.i, %.273.fca.6.load.i
  %.123.i8561.i = icmp slt i64 %.57.i8559.i, 0
  %.124.i8562.i = select i1 %.123.i8561.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8563.i = add i64 %.124.i8562.i, %.57.i8559.i
  %.128.i8564.i = icmp slt i64 %.125.i8563.i, 0
  br i1 %.128.i8564.i, label %B0.else.if.i8593.i, label %B0.else.endif.i8565.i, !prof !6

B0.endif.i8579.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8578.i, %B0.else.endif.endif.endif.i8575.i
  %.113.sroa.13.0.i8580.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8578.i ], [ %.113.sroa.13.1.i8576.i, %B0.else.endif.endif.endif.i8575.i ]
  %.201.i8581.i = sub i64 %.113.sroa.13.0.i8580.i, %.113.sroa.0.3.i8570.i
  %.226.i8582.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8570.i
  store i64 %.87.i8560.i, ptr %.655.i, align 8, !noalias !152
  %.605.not155.i8583.i = icmp sgt i64 %.201.i8581.i, 0
  br i1 %.605.not155.i8583.i, label %.2325.endif.preheader.i, label %.2325.if.i, !prof !36

B0.else.if.i8593.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8558.i
  br label %B0.else.endif.i8565.i

B0.else.endif.i8565.i:                            ; preds = %B0.else.if.i8593.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8558.i
  %.113.sroa.0.1.i8566.i = phi i64 [ 0, %B0.else.if.i8593.i ], [ %.125.i8563.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8558.i ]
  %.133.not.i8567.i = icmp slt i64 %.125.i8563.i, %.273.fca.11.load.i
  br i1 %.133.not.i8567.i, label %B0.else.endif.endif.i8569.i, label %B0.else.endif.if.i8568.i, !prof !10

B0.else.endif.if.i8568.i:                         ; preds = %B0.else.endif.i8565.i
  br label %B0.else.endif.endif.i8569.i

B0.else.endif.endif.i8569.i:                      ; preds = %B0.else.endif.if.i8568.i, %B0.else.endif.i8565.i
  %.113.sroa.0.3.i8570.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8568.i ], [ %.113.sroa.0.1.i8566.i, %B0.else.endif.i8565.i ]
  %.140.i8571.i = icmp slt i64 %.87.i8560.i, 0
  %.141.i8572.i = select i1 %.140.i8571.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8573.i = add i64 %.141.i8572.i, %.87.i8560.i
  %.145.i8574.i = icmp slt i64 %.142.i8573.i, 0
  br i1 %.145.i8574.i, label %B0.else.endif.endif.if.i8592.i, label %B0.else.endif.endif.endif.i8575.i, !prof !6

B0.else.endif.endif.if.i8592.i:                   ; preds = %B0.else.endif.endif.i8569.i
  br label %B0.else.endif.endif.endif.i8575.i

B0.else.endif.endif.endif.i8575.i:                ; preds = %B0.else.endif.endif.if.i8592.i, %B0.else.endif.endif.i8569.i
  %.113.sroa.13.1.i8576.i = phi i64 [ 0, %B0.else.endif.endif.if.i8592.i ], [ %.142.i8573.i, %B0.else.endif.endif.i8569.i ]
  %.150.not.i8577.i = icmp slt i64 %.142.i8573.i, %.273.fca.11.load.i
  br i1 %.150.not.i8577.i, label %B0.endif.i8579.i, label %B0.else.endif.endif.endif.if.i8578.i, !prof !10

B0.else.endif.endif.endif.if.i8578.i:             ; preds = %B0.else.endif.endif.endif.i8575.i
  br label %B0.endif.i8579.i

.2325.endif.preheader.i:                          ; preds = %B0.endif.i8579.i
  %185 = shl i64 %.201.i8581.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8582.i, i8 -1, i64 %185, i1 false), !noalias !7
  %.57.i8595.i.pre = load i64, ptr %.655.i, align 8, !noalias !155
  br label %.2325.if.i

.1788.endif.i:                                    ; preds = %.1788.endif.i, %.1788.endif.preheader.i
  %.1784.09171.i = phi i64 [ %.1829.i, %.1788.endif.i ], [ 0, %.1788.endif.preheader.i ]
  %.1824.i = getelementptr double, ptr %.226.i8402.i, i64 %.1784.09171.i
  store double 1.000000e+300, ptr %.1824.i, align 8, !noalias !7
  %.1829.i = add nuw nsw i64 %.1784.09171.i, 1
  %exitcond.not = icmp eq i64 %.1829.i, %.201.i8401.i
  br i1 %exitcond.not, label %.1788.if.i.loopexit, label %.1788.endif.i, !prof !82

.2325.if.i:                                       ; preds = %.2325.endif.preheader.i, %B0.endif.i8579.i
  %.57.i8595.i = phi i64 [ %.57.i8595.i.pre, %.2325.endif.preheader.i ], [ %.87.i8560.i, %B0.endif.i8579.i ]
  %.210.i85849335.i = phi i64 [ %.201.i8581.i, %.2325.endif.preheader.i ], [ 0, %B0.endif.i8579.i ]
  %.87.i8596.i = add nsw i64 %.57.i8595.i, %.273.fca.6.load.i
  %.123.i8597.i = icmp slt i64 %.57.i8595.i, 0
  %.124.i8598.i = select i1 %.123.i8597.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8599.i = add i64 %.124.i8598.i, %.57.i8595.i
  %.128.i8600.i = icmp slt i64 %.125.i8599.i, 0
  br i1 %.128.i8600.i, label %B0.else.if.i8629.i, label %B0.else.endif.i8601.i, !prof !6

B0.endif.i8615.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8614.i, %B0.else.endif.endif.endif.i8611.i
  %.113.sroa.13.0.i8616.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8614.i ], [ %.113.sroa.13.1.i8612.i, %B0.else.endif.endif.endif.i8611.i ]
  %.201.i8617.i = sub i64 %.113.sroa.13.0.i8616.i, %.113.sroa.0.3.i8606.i
  %.226.i8618.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8606.i
  store i64 %.87.i8596.i, ptr %.655.i, align 8, !noalias !155
  %.605.not155.i8619.i = icmp sgt i64 %.201.i8617.i, 0
  br i1 %.605.not155.i8619.i, label %.575.endif.preheader.i8627.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8630.i, !prof !36

.575.endif.preheader.i8627.i:                     ; preds = %B0.endif.i8615.i
  %186 = shl i64 %.201.i8617.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8618.i, i8 0, i64 %186, i1 false), !noalias !155
  %.57.i8631.pre.i = load i64, ptr %.655.i, align 8, !noalias !158
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8630.i

B0.else.if.i8629.i:                               ; preds = %.2325.if.i
  br label %B0.else.endif.i8601.i

B0.else.endif.i8601.i:                            ; preds = %B0.else.if.i8629.i, %.2325.if.i
  %.113.sroa.0.1.i8602.i = phi i64 [ 0, %B0.else.if.i8629.i ], [ %.125.i8599.i, %.2325.if.i ]
  %.133.not.i8603.i = icmp slt i64 %.125.i8599.i, %.273.fca.11.load.i
  br i1 %.133.not.i8603.i, label %B0.else.endif.endif.i8605.i, label %B0.else.endif.if.i8604.i, !prof !10

B0.else.endif.if.i8604.i:                         ; preds = %B0.else.endif.i8601.i
  br label %B0.else.endif.endif.i8605.i

B0.else.endif.endif.i8605.i:                      ; preds = %B0.else.endif.if.i8604.i, %B0.else.endif.i8601.i
  %.113.sroa.0.3.i8606.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8604.i ], [ %.113.sroa.0.1.i8602.i, %B0.else.endif.i8601.i ]
  %.140.i8607.i = icmp slt i64 %.87.i8596.i, 0
  %.141.i8608.i = select i1 %.140.i8607.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8609.i = add i64 %.141.i8608.i, %.87.i8596.i
  %.145.i8610.i = icmp slt i64 %.142.i8609.i, 0
  br i1 %.145.i8610.i, label %B0.else.endif.endif.if.i8628.i, label %B0.else.endif.endif.endif.i8611.i, !prof !6

B0.else.endif.endif.if.i8628.i:                   ; preds = %B0.else.endif.endif.i8605.i
  br label %B0.else.endif.endif.endif.i8611.i

B0.else.endif.endif.endif.i8611.i:                ; preds = %B0.else.endif.endif.if.i8628.i, %B0.else.endif.endif.i8605.i
  %.113.sroa.13.1.i8612.i = phi i64 [ 0, %B0.else.endif.endif.if.i8628.i ], [ %.142.i8609.i, %B0.else.endif.endif.i8605.i ]
  %.150.not.i8613.i = icmp slt i64 %.142.i8609.i, %.273.fca.11.load.i
  br i1 %.150.not.i8613.i, label %B0.endif.i8615.i, label %B0.else.endif.endif.endif.if.i8614.i, !prof !10

B0.else.endif.endif.endif.if.i8614.i:             ; preds = %B0.else.endif.endif.endif.i8611.i
  br label %B0.endif.i8615.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8630.i: ; preds = %.575.endif.preheader.i8627.i, %B0.endif.i8615.i
  %.57.i8631.i = phi i64 [ %.87.i8596.i, %B0.endif.i8615.i ], [ %.57.i8631.pre.i, %.575.endif.preheader.i8627.i ]
  %.210.i8620.i = tail call i64 @llvm.smax.i64(i64 %.201.i8617.i, i64 0)
  %.87.i8632.i = add nsw i64 %.57.i8631.i, %.273.fca.6.load.i
  %.123.i8633.i = icmp slt i64 %.57.i8631.i, 0
  %.124.i8634.i = select i1 %.123.i8633.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8635.i = add i64 %.124.i8634.i, %.57.i8631.i
  %.128.i8636.i = icmp slt i64 %.125.i8635.i, 0
  br i1 %.128.i8636.i, label %B0.else.if.i8665.i, label %B0.else.endif.i8637.i, !prof !6

B0.endif.i8651.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8650.i, %B0.else.endif.endif.endif.i8647.i
  %.113.sroa.13.0.i8652.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8650.i ], [ %.113.sroa.13.1.i8648.i, %B0.else.endif.endif.endif.i8647.i ]
  %.201.i8653.i = sub i64 %.113.sroa.13.0.i8652.i, %.113.sroa.0.3.i8642.i
  %.226.i8654.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8642.i
  store i64 %.87.i8632.i, ptr %.655.i, align 8, !noalias !158
  %.606.not155.i8655.i = icmp sgt i64 %.201.i8653.i, 0
  br i1 %.606.not155.i8655.i, label %.576.endif.preheader.i8663.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8666.i, !prof !36

.576.endif.preheader.i8663.i:                     ; preds = %B0.endif.i8651.i
  %187 = shl i64 %.201.i8653.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8654.i, i8 0, i64 %187, i1 false), !noalias !158
  %.57.i8667.pre.i = load i64, ptr %.655.i, align 8, !noalias !161
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8666.i

B0.else.if.i8665.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8630.i
  br label %B0.else.endif.i8637.i

B0.else.endif.i8637.i:                            ; preds = %B0.else.if.i8665.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8630.i
  %.113.sroa.0.1.i8638.i = phi i64 [ 0, %B0.else.if.i8665.i ], [ %.125.i8635.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8630.i ]
  %.133.not.i8639.i = icmp slt i64 %.125.i8635.i, %.273.fca.11.load.i
  br i1 %.133.not.i8639.i, label %B0.else.endif.endif.i8641.i, label %B0.else.endif.if.i8640.i, !prof !10

B0.else.endif.if.i8640.i:                         ; preds = %B0.else.endif.i8637.i
  br label %B0.else.endif.endif.i8641.i

B0.else.endif.endif.i8641.i:                      ; preds = %B0.else.endif.if.i8640.i, %B0.else.endif.i8637.i
  %.113.sroa.0.3.i8642.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8640.i ], [ %.113.sroa.0.1.i8638.i, %B0.else.endif.i8637.i ]
  %.140.i8643.i = icmp slt i64 %.87.i8632.i, 0
  %.141.i8644.i = select i1 %.140.i8643.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8645.i = add i64 %.141.i8644.i, %.87.i8632.i
  %.145.i8646.i = icmp slt i64 %.142.i8645.i, 0
  br i1 %.145.i8646.i, label %B0.else.endif.endif.if.i8664.i, label %B0.else.endif.endif.endif.i8647.i, !prof !6

B0.else.endif.endif.if.i8664.i:                   ; preds = %B0.else.endif.endif.i8641.i
  br label %B0.else.endif.endif.endif.i8647.i

B0.else.endif.endif.endif.i8647.i:                ; preds = %B0.else.endif.endif.if.i8664.i, %B0.else.endif.endif.i8641.i
  %.113.sroa.13.1.i8648.i = phi i64 [ 0, %B0.else.endif.endif.if.i8664.i ], [ %.142.i8645.i, %B0.else.endif.endif.i8641.i ]
  %.150.not.i8649.i = icmp slt i64 %.142.i8645.i, %.273.fca.11.load.i
  br i1 %.150.not.i8649.i, label %B0.endif.i8651.i, label %B0.else.endif.endif.endif.if.i8650.i, !prof !10

B0.else.endif.endif.endif.if.i8650.i:             ; preds = %B0.else.endif.endif.endif.i8647.i
  br label %B0.endif.i8651.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8666.i: ; preds = %.576.endif.preheader.i8663.i, %B0.endif.i8651.i
  %.57.i8667.i = phi i64 [ %.87.i8632.i, %B0.endif.i8651.i ], [ %.57.i8667.pre.i, %.576.endif.preheader.i8663.i ]
  %.210.i8656.i = tail call i64 @llvm.smax.i64(i64 %.201.i8653.i, i64 0)
  %.87.i8668.i = add nsw i64 %.57.i8667.i, %.273.fca.6.load.i
  %.123.i8669.i = icmp slt i64 %.57.i8667.i, 0
  %.124.i8670.i = select i1 %.123.i8669.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8671.i = add i64 %.124.i8670.i, %.57.i8667.i
  %.128.i8672.i = icmp slt i64 %.125.i8671.i, 0
  br i1 %.128.i8672.i, label %B0.else.if.i8701.i, label %B0.else.endif.i8673.i, !prof !6

B0.endif.i8687.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8686.i, %B0.else.endif.endif.endif.i8683.i
  %.113.sroa.13.0.i8688.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8686.i ], [ %.113.sroa.13.1.i8684.i, %B0.else.endif.endif.endif.i8683.i ]
  %.201.i8689.i = sub i64 %.113.sroa.13.0.i8688.i, %.113.sroa.0.3.i8678.i
  %.226.i8690.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8678.i
  store i64 %.87.i8668.i, ptr %.655.i, align 8, !noalias !161
  %.606.not155.i8691.i = icmp sgt i64 %.201.i8689.i, 0
  br i1 %.606.not155.i8691.i, label %.576.endif.preheader.i8699.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8702.i, !prof !36

.576.endif.preheader.i8699.i:                     ; preds = %B0.endif.i8687.i
  %188 = shl i64 %.201.i8689.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8690.i, i8 0, i64 %188, i1 false), !noalias !161
  %.57.i8703.pre.i = load i64, ptr %.655.i, align 8, !noalias !164
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8702.i

B0.else.if.i8701.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8666.i
  br label %B0.else.endif.i8673.i

B0.else.endif.i8673.i:                            ; preds = %B0.else.if.i8701.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8666.i
  %.113.sroa.0.1.i8674.i = phi i64 [ 0, %B0.else.if.i8701.i ], [ %.125.i8671.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8666.i ]
  %.133.not.i8675.i = icmp slt i64 %.125.i8671.i, %.273.fca.11.load.i
  br i1 %.133.not.i8675.i, label %B0.else.endif.endif.i8677.i, label %B0.else.endif.if.i8676.i, !prof !10

B0.else.endif.if.i8676.i:                         ; preds = %B0.else.endif.i8673.i
  br label %B0.else.endif.endif.i8677.i

B0.else.endif.endif.i8677.i:                      ; preds = %B0.else.endif.if.i8676.i, %B0.else.endif.i8673.i
  %.113.sroa.0.3.i8678.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8676.i ], [ %.113.sroa.0.1.i8674.i, %B0.else.endif.i8673.i ]
  %.140.i8679.i = icmp slt i64 %.87.i8668.i, 0
  %.141.i8680.i = select i1 %.140.i8679.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8681.i = add i64 %.141.i8680.i, %.87.i8668.i
  %.145.i8682.i = icmp slt i64 %.142.i8681.i, 0
  br i1 %.145.i8682.i, label %B0.else.endif.endif.if.i8700.i, label %B0.else.endif.endif.endif.i8683.i, !prof !6

B0.else.endif.endif.if.i8700.i:                   ; preds = %B0.else.endif.endif.i8677.i
  br label %B0.else.endif.endif.endif.i8683.i

B0.else.endif.endif.endif.i8683.i:                ; preds = %B0.else.endif.endif.if.i8700.i, %B0.else.endif.endif.i8677.i
  %.113.sroa.13.1.i8684.i = phi i64 [ 0, %B0.else.endif.endif.if.i8700.i ], [ %.142.i8681.i, %B0.else.endif.endif.i8677.i ]
  %.150.not.i8685.i = icmp slt i64 %.142.i8681.i, %.273.fca.11.load.i
  br i1 %.150.not.i8685.i, label %B0.endif.i8687.i, label %B0.else.endif.endif.endif.if.i8686.i, !prof !10

B0.else.endif.endif.endif.if.i8686.i:             ; preds = %B0.else.endif.endif.endif.i8683.i
  br label %B0.endif.i8687.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8702.i: ; preds = %.576.endif.preheader.i8699.i, %B0.endif.i8687.i
  %.57.i8703.i = phi i64 [ %.87.i8668.i, %B0.endif.i8687.i ], [ %.57.i8703.pre.i, %.576.endif.preheader.i8699.i ]
  %.210.i8692.i = tail call i64 @llvm.smax.i64(i64 %.201.i8689.i, i64 0)
  %.87.i8704.i = add nsw i64 %.57.i8703.i, %.273.fca.6.load.i
  %.123.i8705.i = icmp slt i64 %.57.i8703.i, 0
  %.124.i8706.i = select i1 %.123.i8705.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8707.i = add i64 %.124.i8706.i, %.57.i8703.i
  %.128.i8708.i = icmp slt i64 %.125.i8707.i, 0
  br i1 %.128.i8708.i, label %B0.else.if.i8737.i, label %B0.else.endif.i8709.i, !prof !6

B0.endif.i8723.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8722.i, %B0.else.endif.endif.endif.i8719.i
  %.113.sroa.13.0.i8724.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8722.i ], [ %.113.sroa.13.1.i8720.i, %B0.else.endif.endif.endif.i8719.i ]
  %.201.i8725.i = sub i64 %.113.sroa.13.0.i8724.i, %.113.sroa.0.3.i8714.i
  %.226.i8726.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8714.i
  store i64 %.87.i8704.i, ptr %.655.i, align 8, !noalias !164
  %.606.not155.i8727.i = icmp sgt i64 %.201.i8725.i, 0
  br i1 %.606.not155.i8727.i, label %.576.endif.preheader.i8735.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8738.i, !prof !36

.576.endif.preheader.i8735.i:                     ; preds = %B0.endif.i8723.i
  %189 = shl i64 %.201.i8725.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8726.i, i8 0, i64 %189, i1 false), !noalias !164
  %.57.i8739.pre.i = load i64, ptr %.655.i, align 8, !noalias !167
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8738.i

B0.else.if.i8737.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8702.i
  br label %B0.else.endif.i8709.i

B0.else.endif.i8709.i:                            ; preds = %B0.else.if.i8737.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8702.i
  %.113.sroa.0.1.i8710.i = phi i64 [ 0, %B0.else.if.i8737.i ], [ %.125.i8707.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8702.i ]
  %.133.not.i8711.i = icmp slt i64 %.125.i8707.i, %.273.fca.11.load.i
  br i1 %.133.not.i8711.i, label %B0.else.endif.endif.i8713.i, label %B0.else.endif.if.i8712.i, !prof !10

B0.else.endif.if.i8712.i:                         ; preds = %B0.else.endif.i8709.i
  br label %B0.else.endif.endif.i8713.i

B0.else.endif.endif.i8713.i:                      ; preds = %B0.else.endif.if.i8712.i, %B0.else.endif.i8709.i
  %.113.sroa.0.3.i8714.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8712.i ], [ %.113.sroa.0.1.i8710.i, %B0.else.endif.i8709.i ]
  %.140.i8715.i = icmp slt i64 %.87.i8704.i, 0
  %.141.i8716.i = select i1 %.140.i8715.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8717.i = add i64 %.141.i8716.i, %.87.i8704.i
  %.145.i8718.i = icmp slt i64 %.142.i8717.i, 0
  br i1 %.145.i8718.i, label %B0.else.endif.endif.if.i8736.i, label %B0.else.endif.endif.endif.i8719.i, !prof !6

B0.else.endif.endif.if.i8736.i:                   ; preds = %B0.else.endif.endif.i8713.i
  br label %B0.else.endif.endif.endif.i8719.i

B0.else.endif.endif.endif.i8719.i:                ; preds = %B0.else.endif.endif.if.i8736.i, %B0.else.endif.endif.i8713.i
  %.113.sroa.13.1.i8720.i = phi i64 [ 0, %B0.else.endif.endif.if.i8736.i ], [ %.142.i8717.i, %B0.else.endif.endif.i8713.i ]
  %.150.not.i8721.i = icmp slt i64 %.142.i8717.i, %.273.fca.11.load.i
  br i1 %.150.not.i8721.i, label %B0.endif.i8723.i, label %B0.else.endif.endif.endif.if.i8722.i, !prof !10

B0.else.endif.endif.endif.if.i8722.i:             ; preds = %B0.else.endif.endif.endif.i8719.i
  br label %B0.endif.i8723.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8738.i: ; preds = %.576.endif.preheader.i8735.i, %B0.endif.i8723.i
  %.57.i8739.i = phi i64 [ %.87.i8704.i, %B0.endif.i8723.i ], [ %.57.i8739.pre.i, %.576.endif.preheader.i8735.i ]
  %.210.i8728.i = tail call i64 @llvm.smax.i64(i64 %.201.i8725.i, i64 0)
  %.87.i8740.i = add nsw i64 %.57.i8739.i, %.500.i
  %.123.i8741.i = icmp slt i64 %.57.i8739.i, 0
  %.124.i8742.i = select i1 %.123.i8741.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8743.i = add i64 %.124.i8742.i, %.57.i8739.i
  %.128.i8744.i = icmp slt i64 %.125.i8743.i, 0
  br i1 %.128.i8744.i, label %B0.else.if.i8773.i, label %B0.else.endif.i8745.i, !prof !6

B0.endif.i8759.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8758.i, %B0.else.endif.endif.endif.i8755.i
  %.113.sroa.13.0.i8760.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8758.i ], [ %.113.sroa.13.1.i8756.i, %B0.else.endif.endif.endif.i8755.i ]
  %.201.i8761.i = sub i64 %.113.sroa.13.0.i8760.i, %.113.sroa.0.3.i8750.i
  %.226.i8762.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8750.i
  store i64 %.87.i8740.i, ptr %.655.i, align 8, !noalias !167
  %.606.not155.i8763.i = icmp sgt i64 %.201.i8761.i, 0
  br i1 %.606.not155.i8763.i, label %.576.endif.preheader.i8771.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8774.i, !prof !36

.576.endif.preheader.i8771.i:                     ; preds = %B0.endif.i8759.i
  %190 = shl i64 %.201.i8761.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8762.i, i8 0, i64 %190, i1 false), !noalias !167
  %.57.i8775.pre.i = load i64, ptr %.655.i, align 8, !noalias !170
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8774.i

B0.else.if.i8773.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8738.i
  br label %B0.else.endif.i8745.i

B0.else.endif.i8745.i:                            ; preds = %B0.else.if.i8773.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8738.i
  %.113.sroa.0.1.i8746.i = phi i64 [ 0, %B0.else.if.i8773.i ], [ %.125.i8743.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8738.i ]
  %.133.not.i8747.i = icmp slt i64 %.125.i8743.i, %.273.fca.11.load.i
  br i1 %.133.not.i8747.i, label %B0.else.endif.endif.i8749.i, label %B0.else.endif.if.i8748.i, !prof !10

B0.else.endif.if.i8748.i:                         ; preds = %B0.else.endif.i8745.i
  br label %B0.else.endif.endif.i8749.i

B0.else.endif.endif.i8749.i:                      ; preds = %B0.else.endif.if.i8748.i, %B0.else.endif.i8745.i
  %.113.sroa.0.3.i8750.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8748.i ], [ %.113.sroa.0.1.i8746.i, %B0.else.endif.i8745.i ]
  %.140.i8751.i = icmp slt i64 %.87.i8740.i, 0
  %.141.i8752.i = select i1 %.140.i8751.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8753.i = add i64 %.141.i8752.i, %.87.i8740.i
  %.145.i8754.i = icmp slt i64 %.142.i8753.i, 0
  br i1 %.145.i8754.i, label %B0.else.endif.endif.if.i8772.i, label %B0.else.endif.endif.endif.i8755.i, !prof !6

B0.else.endif.endif.if.i8772.i:                   ; preds = %B0.else.endif.endif.i8749.i
  br label %B0.else.endif.endif.endif.i8755.i

B0.else.endif.endif.endif.i8755.i:                ; preds = %B0.else.endif.endif.if.i8772.i, %B0.else.endif.endif.i8749.i
  %.113.sroa.13.1.i8756.i = phi i64 [ 0, %B0.else.endif.endif.if.i8772.i ], [ %.142.i8753.i, %B0.else.endif.endif.i8749.i ]
  %.150.not.i8757.i = icmp slt i64 %.142.i8753.i, %.273.fca.11.load.i
  br i1 %.150.not.i8757.i, label %B0.endif.i8759.i, label %B0.else.endif.endif.endif.if.i8758.i, !prof !10

B0.else.endif.endif.endif.if.i8758.i:             ; preds = %B0.else.endif.endif.endif.i8755.i
  br label %B0.endif.i8759.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8774.i: ; preds = %.576.endif.preheader.i8771.i, %B0.endif.i8759.i
  %.57.i8775.i = phi i64 [ %.87.i8740.i, %B0.endif.i8759.i ], [ %.57.i8775.pre.i, %.576.endif.preheader.i8771.i ]
  %.210.i8764.i = tail call i64 @llvm.smax.i64(i64 %.201.i8761.i, i64 0)
  %.87.i8776.i = add nsw i64 %.57.i8775.i, 20
  %.123.i8777.i = icmp slt i64 %.57.i8775.i, 0
  %.124.i8778.i = select i1 %.123.i8777.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8779.i = add i64 %.124.i8778.i, %.57.i8775.i
  %.128.i8780.i = icmp slt i64 %.125.i8779.i, 0
  br i1 %.128.i8780.i, label %B0.else.if.i8809.i, label %B0.else.endif.i8781.i, !prof !6

B0.endif.i8795.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8794.i, %B0.else.endif.endif.endif.i8791.i
  %.113.sroa.13.0.i8796.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8794.i ], [ %.113.sroa.13.1.i8792.i, %B0.else.endif.endif.endif.i8791.i ]
  %.201.i8797.i = sub i64 %.113.sroa.13.0.i8796.i, %.113.sroa.0.3.i8786.i
  %.226.i8798.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8786.i
  store i64 %.87.i8776.i, ptr %.655.i, align 8, !noalias !170
  %.606.not155.i8799.i = icmp sgt i64 %.201.i8797.i, 0
  br i1 %.606.not155.i8799.i, label %.576.endif.preheader.i8807.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8810.i, !prof !36

.576.endif.preheader.i8807.i:                     ; preds = %B0.endif.i8795.i
  %191 = shl i64 %.201.i8797.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8798.i, i8 0, i64 %191, i1 false), !noalias !170
  %.57.i8811.pre.i = load i64, ptr %.655.i, align 8, !noalias !173
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8810.i

B0.else.if.i8809.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8774.i
  br label %B0.else.endif.i8781.i

B0.else.endif.i8781.i:                            ; preds = %B0.else.if.i8809.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8774.i
  %.113.sroa.0.1.i8782.i = phi i64 [ 0, %B0.else.if.i8809.i ], [ %.125.i8779.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8774.i ]
  %.133.not.i8783.i = icmp slt i64 %.125.i8779.i, %.273.fca.11.load.i
  br i1 %.133.not.i8783.i, label %B0.else.endif.endif.i8785.i, label %B0.else.endif.if.i8784.i, !prof !10

B0.else.endif.if.i8784.i:                         ; preds = %B0.else.endif.i8781.i
  br label %B0.else.endif.endif.i8785.i

B0.else.endif.endif.i8785.i:                      ; preds = %B0.else.endif.if.i8784.i, %B0.else.endif.i8781.i
  %.113.sroa.0.3.i8786.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8784.i ], [ %.113.sroa.0.1.i8782.i, %B0.else.endif.i8781.i ]
  %.140.i8787.i = icmp slt i64 %.57.i8775.i, -20
  %.141.i8788.i = select i1 %.140.i8787.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8789.i = add i64 %.141.i8788.i, %.87.i8776.i
  %.145.i8790.i = icmp slt i64 %.142.i8789.i, 0
  br i1 %.145.i8790.i, label %B0.else.endif.endif.if.i8808.i, label %B0.else.endif.endif.endif.i8791.i, !prof !6

B0.else.endif.endif.if.i8808.i:                   ; preds = %B0.else.endif.endif.i8785.i
  br label %B0.else.endif.endif.endif.i8791.i

B0.else.endif.endif.endif.i8791.i:                ; preds = %B0.else.endif.endif.if.i8808.i, %B0.else.endif.endif.i8785.i
  %.113.sroa.13.1.i8792.i = phi i64 [ 0, %B0.else.endif.endif.if.i8808.i ], [ %.142.i8789.i, %B0.else.endif.endif.i8785.i ]
  %.150.not.i8793.i = icmp slt i64 %.142.i8789.i, %.273.fca.11.load.i
  br i1 %.150.not.i8793.i, label %B0.endif.i8795.i, label %B0.else.endif.endif.endif.if.i8794.i, !prof !10

B0.else.endif.endif.endif.if.i8794.i:             ; preds = %B0.else.endif.endif.endif.i8791.i
  br label %B0.endif.i8795.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8810.i: ; preds = %.576.endif.preheader.i8807.i, %B0.endif.i8795.i
  %.57.i8811.i = phi i64 [ %.87.i8776.i, %B0.endif.i8795.i ], [ %.57.i8811.pre.i, %.576.endif.preheader.i8807.i ]
  %.210.i8800.i = tail call i64 @llvm.smax.i64(i64 %.201.i8797.i, i64 0)
  %.87.i8812.i = add nsw i64 %.57.i8811.i, 4
  %.123.i8813.i = icmp slt i64 %.57.i8811.i, 0
  %.124.i8814.i = select i1 %.123.i8813.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8815.i = add i64 %.124.i8814.i, %.57.i8811.i
  %.128.i8816.i = icmp slt i64 %.125.i8815.i, 0
  br i1 %.128.i8816.i, label %B0.else.if.i8845.i, label %B0.else.endif.i8817.i, !prof !6

B0.endif.i8831.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8830.i, %B0.else.endif.endif.endif.i8827.i
  %.113.sroa.13.0.i8832.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8830.i ], [ %.113.sroa.13.1.i8828.i, %B0.else.endif.endif.endif.i8827.i ]
  %.201.i8833.i = sub i64 %.113.sroa.13.0.i8832.i, %.113.sroa.0.3.i8822.i
  %.226.i8834.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8822.i
  store i64 %.87.i8812.i, ptr %.655.i, align 8, !noalias !173
  %.606.not155.i8835.i = icmp sgt i64 %.201.i8833.i, 0
  br i1 %.606.not155.i8835.i, label %.576.endif.preheader.i8843.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i, !prof !36

.576.endif.preheader.i8843.i:                     ; preds = %B0.endif.i8831.i
  %192 = shl i64 %.201.i8833.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8834.i, i8 0, i64 %192, i1 false), !noalias !173
  %.57.i8846.pre.i = load i64, ptr %.655.i, align 8, !noalias !176
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i

B0.else.if.i8845.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8810.i
  br label %B0.else.endif.i8817.i

B0.else.endif.i8817.i:                            ; preds = %B0.else.if.i8845.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8810.i
  %.113.sroa.0.1.i8818.i = phi i64 [ 0, %B0.else.if.i8845.i ], [ %.125.i8815.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit8810.i ]
  %.133.not.i8819.i = icmp slt i64 %.125.i8815.i, %.273.fca.11.load.i
  br i1 %.133.not.i8819.i, label %B0.else.endif.endif.i8821.i, label %B0.else.endif.if.i8820.i, !prof !10

B0.else.endif.if.i8820.i:                         ; preds = %B0.else.endif.i8817.i
  br label %B0.else.endif.endif.i8821.i

B0.else.endif.endif.i8821.i:                      ; preds = %B0.else.endif.if.i8820.i, %B0.else.endif.i8817.i
  %.113.sroa.0.3.i8822.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8820.i ], [ %.113.sroa.0.1.i8818.i, %B0.else.endif.i8817.i ]
  %.140.i8823.i = icmp slt i64 %.57.i8811.i, -4
  %.141.i8824.i = select i1 %.140.i8823.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8825.i = add i64 %.141.i8824.i, %.87.i8812.i
  %.145.i8826.i = icmp slt i64 %.142.i8825.i, 0
  br i1 %.145.i8826.i, label %B0.else.endif.endif.if.i8844.i, label %B0.else.endif.endif.endif.i8827.i, !prof !6

B0.else.endif.endif.if.i8844.i:                   ; preds = %B0.else.endif.endif.i8821.i
  br label %B0.else.endif.endif.endif.i8827.i

B0.else.endif.endif.endif.i8827.i:                ; preds = %B0.else.endif.endif.if.i8844.i, %B0.else.endif.endif.i8821.i
  %.113.sroa.13.1.i8828.i = phi i64 [ 0, %B0.else.endif.endif.if.i8844.i ], [ %.142.i8825.i, %B0.else.endif.endif.i8821.i ]
  %.150.not.i8829.i = icmp slt i64 %.142.i8825.i, %.273.fca.11.load.i
  br i1 %.150.not.i8829.i, label %B0.endif.i8831.i, label %B0.else.endif.endif.endif.if.i8830.i, !prof !10

B0.else.endif.endif.endif.if.i8830.i:             ; preds = %B0.else.endif.endif.endif.i8827.i
  br label %B0.endif.i8831.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i: ; preds = %.576.endif.preheader.i8843.i, %B0.endif.i8831.i
  %.57.i8846.i = phi i64 [ %.87.i8812.i, %B0.endif.i8831.i ], [ %.57.i8846.pre.i, %.576.endif.preheader.i8843.i ]
  %.87.i8847.i = add nsw i64 %.57.i8846.i, 4
  %.123.i8848.i = icmp slt i64 %.57.i8846.i, 0
  %.124.i8849.i = select i1 %.123.i8848.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8850.i = add i64 %.124.i8849.i, %.57.i8846.i
  %.128.i8851.i = icmp slt i64 %.125.i8850.i, 0
  br i1 %.128.i8851.i, label %B0.else.if.i8880.i, label %B0.else.endif.i8852.i, !prof !6

B0.endif.i8866.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8865.i, %B0.else.endif.endif.endif.i8862.i
  %.113.sroa.13.0.i8867.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8865.i ], [ %.113.sroa.13.1.i8863.i, %B0.else.endif.endif.endif.i8862.i ]
  %.201.i8868.i = sub i64 %.113.sroa.13.0.i8867.i, %.113.sroa.0.3.i8857.i
  %.226.i8869.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8857.i
  store i64 %.87.i8847.i, ptr %.655.i, align 8, !noalias !176
  %.605.not155.i8870.i = icmp sgt i64 %.201.i8868.i, 0
  br i1 %.605.not155.i8870.i, label %.2999.endif.preheader.i, label %.2999.if.i, !prof !36

B0.else.if.i8880.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  br label %B0.else.endif.i8852.i

B0.else.endif.i8852.i:                            ; preds = %B0.else.if.i8880.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i
  %.113.sroa.0.1.i8853.i = phi i64 [ 0, %B0.else.if.i8880.i ], [ %.125.i8850.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit.i ]
  %.133.not.i8854.i = icmp slt i64 %.125.i8850.i, %.273.fca.11.load.i
  br i1 %.133.not.i8854.i, label %B0.else.endif.endif.i8856.i, label %B0.else.endif.if.i8855.i, !prof !10

B0.else.endif.if.i8855.i:                         ; preds = %B0.else.endif.i8852.i
  br label %B0.else.endif.endif.i8856.i

B0.else.endif.endif.i8856.i:                      ; preds = %B0.else.endif.if.i8855.i, %B0.else.endif.i8852.i
  %.113.sroa.0.3.i8857.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8855.i ], [ %.113.sroa.0.1.i8853.i, %B0.else.endif.i8852.i ]
  %.140.i8858.i = icmp slt i64 %.57.i8846.i, -4
  %.141.i8859.i = select i1 %.140.i8858.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8860.i = add i64 %.141.i8859.i, %.87.i8847.i
  %.145.i8861.i = icmp slt i64 %.142.i8860.i, 0
  br i1 %.145.i8861.i, label %B0.else.endif.endif.if.i8879.i, label %B0.else.endif.endif.endif.i8862.i, !prof !6

B0.else.endif.endif.if.i8879.i:                   ; preds = %B0.else.endif.endif.i8856.i
  br label %B0.else.endif.endif.endif.i8862.i

B0.else.endif.endif.endif.i8862.i:                ; preds = %B0.else.endif.endif.if.i8879.i, %B0.else.endif.endif.i8856.i
  %.113.sroa.13.1.i8863.i = phi i64 [ 0, %B0.else.endif.endif.if.i8879.i ], [ %.142.i8860.i, %B0.else.endif.endif.i8856.i ]
  %.150.not.i8864.i = icmp slt i64 %.142.i8860.i, %.273.fca.11.load.i
  br i1 %.150.not.i8864.i, label %B0.endif.i8866.i, label %B0.else.endif.endif.endif.if.i8865.i, !prof !10

B0.else.endif.endif.endif.if.i8865.i:             ; preds = %B0.else.endif.endif.endif.i8862.i
  br label %B0.endif.i8866.i

.2999.endif.preheader.i:                          ; preds = %B0.endif.i8866.i
  %193 = shl i64 %.201.i8868.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8869.i, i8 -1, i64 %193, i1 false), !noalias !7
  %.57.i8881.i.pre = load i64, ptr %.655.i, align 8, !noalias !179
  br label %.2999.if.i

.2999.if.i:                                       ; preds = %.2999.endif.preheader.i, %B0.endif.i8866.i
  %.57.i8881.i = phi i64 [ %.57.i8881.i.pre, %.2999.endif.preheader.i ], [ %.87.i8847.i, %B0.endif.i8866.i ]
  %.87.i8882.i = add nsw i64 %.57.i8881.i, 4
  %.123.i8883.i = icmp slt i64 %.57.i8881.i, 0
  %.124.i8884.i = select i1 %.123.i8883.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8885.i = add i64 %.124.i8884.i, %.57.i8881.i
  %.128.i8886.i = icmp slt i64 %.125.i8885.i, 0
  br i1 %.128.i8886.i, label %B0.else.if.i8915.i, label %B0.else.endif.i8887.i, !prof !6

B0.endif.i8901.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8900.i, %B0.else.endif.endif.endif.i8897.i
  %.113.sroa.13.0.i8902.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8900.i ], [ %.113.sroa.13.1.i8898.i, %B0.else.endif.endif.endif.i8897.i ]
  %.201.i8903.i = sub i64 %.113.sroa.13.0.i8902.i, %.113.sroa.0.3.i8892.i
  %.226.i8904.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8892.i
  store i64 %.87.i8882.i, ptr %.655.i, align 8, !noalias !179
  %.605.not155.i8905.i = icmp sgt i64 %.201.i8903.i, 0
  br i1 %.605.not155.i8905.i, label %.3345.endif.preheader.i, label %.3345.if.i, !prof !36

B0.else.if.i8915.i:                               ; preds = %.2999.if.i
  br label %B0.else.endif.i8887.i

B0.else.endif.i8887.i:                            ; preds = %B0.else.if.i8915.i, %.2999.if.i
  %.113.sroa.0.1.i8888.i = phi i64 [ 0, %B0.else.if.i8915.i ], [ %.125.i8885.i, %.2999.if.i ]
  %.133.not.i8889.i = icmp slt i64 %.125.i8885.i, %.273.fca.11.load.i
  br i1 %.133.not.i8889.i, label %B0.else.endif.endif.i8891.i, label %B0.else.endif.if.i8890.i, !prof !10

B0.else.endif.if.i8890.i:                         ; preds = %B0.else.endif.i8887.i
  br label %B0.else.endif.endif.i8891.i

B0.else.endif.endif.i8891.i:                      ; preds = %B0.else.endif.if.i8890.i, %B0.else.endif.i8887.i
  %.113.sroa.0.3.i8892.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8890.i ], [ %.113.sroa.0.1.i8888.i, %B0.else.endif.i8887.i ]
  %.140.i8893.i = icmp slt i64 %.57.i8881.i, -4
  %.141.i8894.i = select i1 %.140.i8893.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8895.i = add i64 %.141.i8894.i, %.87.i8882.i
  %.145.i8896.i = icmp slt i64 %.142.i8895.i, 0
  br i1 %.145.i8896.i, label %B0.else.endif.endif.if.i8914.i, label %B0.else.endif.endif.endif.i8897.i, !prof !6

B0.else.endif.endif.if.i8914.i:                   ; preds = %B0.else.endif.endif.i8891.i
  br label %B0.else.endif.endif.endif.i8897.i

B0.else.endif.endif.endif.i8897.i:                ; preds = %B0.else.endif.endif.if.i8914.i, %B0.else.endif.endif.i8891.i
  %.113.sroa.13.1.i8898.i = phi i64 [ 0, %B0.else.endif.endif.if.i8914.i ], [ %.142.i8895.i, %B0.else.endif.endif.i8891.i ]
  %.150.not.i8899.i = icmp slt i64 %.142.i8895.i, %.273.fca.11.load.i
  br i1 %.150.not.i8899.i, label %B0.endif.i8901.i, label %B0.else.endif.endif.endif.if.i8900.i, !prof !10

B0.else.endif.endif.endif.if.i8900.i:             ; preds = %B0.else.endif.endif.endif.i8897.i
  br label %B0.endif.i8901.i

.3345.endif.preheader.i:                          ; preds = %B0.endif.i8901.i
  %194 = shl i64 %.201.i8903.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8904.i, i8 -1, i64 %194, i1 false), !noalias !7
  %.57.i8917.i.pre = load i64, ptr %.655.i, align 8, !noalias !182
  br label %.3345.if.i

.3345.if.i:                                       ; preds = %.3345.endif.preheader.i, %B0.endif.i8901.i
  %.57.i8917.i = phi i64 [ %.57.i8917.i.pre, %.3345.endif.preheader.i ], [ %.87.i8882.i, %B0.endif.i8901.i ]
  %.87.i8918.i = add nsw i64 %.57.i8917.i, 4
  %.123.i8919.i = icmp slt i64 %.57.i8917.i, 0
  %.124.i8920.i = select i1 %.123.i8919.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8921.i = add i64 %.124.i8920.i, %.57.i8917.i
  %.128.i8922.i = icmp slt i64 %.125.i8921.i, 0
  br i1 %.128.i8922.i, label %B0.else.if.i8951.i, label %B0.else.endif.i8923.i, !prof !6

B0.endif.i8937.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8936.i, %B0.else.endif.endif.endif.i8933.i
  %.113.sroa.13.0.i8938.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8936.i ], [ %.113.sroa.13.1.i8934.i, %B0.else.endif.endif.endif.i8933.i ]
  %.201.i8939.i = sub i64 %.113.sroa.13.0.i8938.i, %.113.sroa.0.3.i8928.i
  %.226.i8940.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8928.i
  store i64 %.87.i8918.i, ptr %.655.i, align 8, !noalias !182
  %.606.not155.i8941.i = icmp sgt i64 %.201.i8939.i, 0
  br i1 %.606.not155.i8941.i, label %.3691.endif.preheader.i, label %.3691.if.i, !prof !36

B0.else.if.i8951.i:                               ; preds = %.3345.if.i
  br label %B0.else.endif.i8923.i

B0.else.endif.i8923.i:                            ; preds = %B0.else.if.i8951.i, %.3345.if.i
  %.113.sroa.0.1.i8924.i = phi i64 [ 0, %B0.else.if.i8951.i ], [ %.125.i8921.i, %.3345.if.i ]
  %.133.not.i8925.i = icmp slt i64 %.125.i8921.i, %.273.fca.11.load.i
  br i1 %.133.not.i8925.i, label %B0.else.endif.endif.i8927.i, label %B0.else.endif.if.i8926.i, !prof !10

B0.else.endif.if.i8926.i:                         ; preds = %B0.else.endif.i8923.i
  br label %B0.else.endif.endif.i8927.i

B0.else.endif.endif.i8927.i:                      ; preds = %B0.else.endif.if.i8926.i, %B0.else.endif.i8923.i
  %.113.sroa.0.3.i8928.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8926.i ], [ %.113.sroa.0.1.i8924.i, %B0.else.endif.i8923.i ]
  %.140.i8929.i = icmp slt i64 %.57.i8917.i, -4
  %.141.i8930.i = select i1 %.140.i8929.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8931.i = add i64 %.141.i8930.i, %.87.i8918.i
  %.145.i8932.i = icmp slt i64 %.142.i8931.i, 0
  br i1 %.145.i8932.i, label %B0.else.endif.endif.if.i8950.i, label %B0.else.endif.endif.endif.i8933.i, !prof !6

B0.else.endif.endif.if.i8950.i:                   ; preds = %B0.else.endif.endif.i8927.i
  br label %B0.else.endif.endif.endif.i8933.i

B0.else.endif.endif.endif.i8933.i:                ; preds = %B0.else.endif.endif.if.i8950.i, %B0.else.endif.endif.i8927.i
  %.113.sroa.13.1.i8934.i = phi i64 [ 0, %B0.else.endif.endif.if.i8950.i ], [ %.142.i8931.i, %B0.else.endif.endif.i8927.i ]
  %.150.not.i8935.i = icmp slt i64 %.142.i8931.i, %.273.fca.11.load.i
  br i1 %.150.not.i8935.i, label %B0.endif.i8937.i, label %B0.else.endif.endif.endif.if.i8936.i, !prof !10

B0.else.endif.endif.endif.if.i8936.i:             ; preds = %B0.else.endif.endif.endif.i8933.i
  br label %B0.endif.i8937.i

.3691.endif.preheader.i:                          ; preds = %B0.endif.i8937.i
  %195 = shl i64 %.201.i8939.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8940.i, i8 0, i64 %195, i1 false), !noalias !182
  br label %.3691.endif.i

.3691.if.i.loopexit:                              ; preds = %.3691.endif.i
  %.57.i8953.i.pre = load i64, ptr %.655.i, align 8, !noalias !185
  br label %.3691.if.i

.3691.if.i:                                       ; preds = %.3691.if.i.loopexit, %B0.endif.i8937.i
  %.57.i8953.i = phi i64 [ %.57.i8953.i.pre, %.3691.if.i.loopexit ], [ %.87.i8918.i, %B0.endif.i8937.i ]
  %.87.i8954.i = add nsw i64 %.57.i8953.i, 4
  %.123.i8955.i = icmp slt i64 %.57.i8953.i, 0
  %.124.i8956.i = select i1 %.123.i8955.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8957.i = add i64 %.124.i8956.i, %.57.i8953.i
  %.128.i8958.i = icmp slt i64 %.125.i8957.i, 0
  br i1 %.128.i8958.i, label %B0.else.if.i8987.i, label %B0.else.endif.i8959.i, !prof !6

B0.endif.i8973.i:                                 ; preds = %B0.else.endif.endif.endif.if.i8972.i, %B0.else.endif.endif.endif.i8969.i
  %.113.sroa.13.0.i8974.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i8972.i ], [ %.113.sroa.13.1.i8970.i, %B0.else.endif.endif.endif.i8969.i ]
  %.201.i8975.i = sub i64 %.113.sroa.13.0.i8974.i, %.113.sroa.0.3.i8964.i
  %.226.i8976.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i8964.i
  store i64 %.87.i8954.i, ptr %.655.i, align 8, !noalias !185
  %.605.not155.i8977.i = icmp slt i64 %.201.i8975.i, 1
  br i1 %.605.not155.i8977.i, label %.4037.if.i, label %.4037.endif.preheader.i, !prof !188

B0.else.if.i8987.i:                               ; preds = %.3691.if.i
  br label %B0.else.endif.i8959.i

B0.else.endif.i8959.i:                            ; preds = %B0.else.if.i8987.i, %.3691.if.i
  %.113.sroa.0.1.i8960.i = phi i64 [ 0, %B0.else.if.i8987.i ], [ %.125.i8957.i, %.3691.if.i ]
  %.133.not.i8961.i = icmp slt i64 %.125.i8957.i, %.273.fca.11.load.i
  br i1 %.133.not.i8961.i, label %B0.else.endif.endif.i8963.i, label %B0.else.endif.if.i8962.i, !prof !10

B0.else.endif.if.i8962.i:                         ; preds = %B0.else.endif.i8959.i
  br label %B0.else.endif.endif.i8963.i

B0.else.endif.endif.i8963.i:                      ; preds = %B0.else.endif.if.i8962.i, %B0.else.endif.i8959.i
  %.113.sroa.0.3.i8964.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8962.i ], [ %.113.sroa.0.1.i8960.i, %B0.else.endif.i8959.i ]
  %.140.i8965.i = icmp slt i64 %.57.i8953.i, -4
  %.141.i8966.i = select i1 %.140.i8965.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i8967.i = add i64 %.141.i8966.i, %.87.i8954.i
  %.145.i8968.i = icmp slt i64 %.142.i8967.i, 0
  br i1 %.145.i8968.i, label %B0.else.endif.endif.if.i8986.i, label %B0.else.endif.endif.endif.i8969.i, !prof !6

B0.else.endif.endif.if.i8986.i:                   ; preds = %B0.else.endif.endif.i8963.i
  br label %B0.else.endif.endif.endif.i8969.i

B0.else.endif.endif.endif.i8969.i:                ; preds = %B0.else.endif.endif.if.i8986.i, %B0.else.endif.endif.i8963.i
  %.113.sroa.13.1.i8970.i = phi i64 [ 0, %B0.else.endif.endif.if.i8986.i ], [ %.142.i8967.i, %B0.else.endif.endif.i8963.i ]
  %.150.not.i8971.i = icmp slt i64 %.142.i8967.i, %.273.fca.11.load.i
  br i1 %.150.not.i8971.i, label %B0.endif.i8973.i, label %B0.else.endif.endif.endif.if.i8972.i, !prof !10

B0.else.endif.endif.endif.if.i8972.i:             ; preds = %B0.else.endif.endif.endif.i8969.i
  br label %B0.endif.i8973.i

.4037.endif.preheader.i:                          ; preds = %B0.endif.i8973.i
  %196 = shl i64 %.201.i8975.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i8976.i, i8 0, i64 %196, i1 false), !noalias !185
  br label %.4037.endif.i

.3691.endif.i:                                    ; preds = %.3691.endif.i, %.3691.endif.preheader.i
  %.3687.09179.i = phi i64 [ %.3732.i, %.3691.endif.i ], [ 0, %.3691.endif.preheader.i ]
  %.3727.i = getelementptr double, ptr %.226.i8940.i, i64 %.3687.09179.i
  store double 1.000000e+300, ptr %.3727.i, align 8, !noalias !7
  %.3732.i = add nuw nsw i64 %.3687.09179.i, 1
  %exitcond.not.i1276 = icmp eq i64 %.3732.i, %.201.i8939.i
  br i1 %exitcond.not.i1276, label %.3691.if.i.loopexit, label %.3691.endif.i, !prof !82

.4037.if.i.loopexit:                              ; preds = %.4037.endif.i
  %.57.i8989.i.pre = load i64, ptr %.655.i, align 8, !noalias !189
  br label %.4037.if.i

.4037.if.i:                                       ; preds = %.4037.if.i.loopexit, %B0.endif.i8973.i
  %.57.i8989.i = phi i64 [ %.87.i8954.i, %B0.endif.i8973.i ], [ %.57.i8989.i.pre, %.4037.if.i.loopexit ]
  %.210.i89789339.i = phi i64 [ 0, %B0.endif.i8973.i ], [ %.201.i8975.i, %.4037.if.i.loopexit ]
  %.5.i.i = fptosi double %.489.fca.25.load.i to i64
  %.4115.i = shl nsw i64 %.5.i.i, 2
  %.87.i8990.i = add nsw i64 %.57.i8989.i, %.4115.i
  %.123.i8991.i = icmp slt i64 %.57.i8989.i, 0
  %.124.i8992.i = select i1 %.123.i8991.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i8993.i = add i64 %.124.i8992.i, %.57.i8989.i
  %.128.i8994.i = icmp slt i64 %.125.i8993.i, 0
  br i1 %.128.i8994.i, label %B0.else.if.i9023.i, label %B0.else.endif.i8995.i, !prof !6

B0.endif.i9009.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9008.i, %B0.else.endif.endif.endif.i9005.i
  %.113.sroa.13.0.i9010.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i9008.i ], [ %.113.sroa.13.1.i9006.i, %B0.else.endif.endif.endif.i9005.i ]
  %.201.i9011.i = sub i64 %.113.sroa.13.0.i9010.i, %.113.sroa.0.3.i9000.i
  %.226.i9012.i = getelementptr double, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9000.i
  store i64 %.87.i8990.i, ptr %.655.i, align 8, !noalias !189
  %.606.not155.i9013.i = icmp sgt i64 %.201.i9011.i, 0
  br i1 %.606.not155.i9013.i, label %.576.endif.preheader.i9021.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9024.i, !prof !36

.576.endif.preheader.i9021.i:                     ; preds = %B0.endif.i9009.i
  %197 = shl i64 %.201.i9011.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9012.i, i8 0, i64 %197, i1 false), !noalias !189
  %.57.i9025.pre.i = load i64, ptr %.655.i, align 8, !noalias !192
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9024.i

B0.else.if.i9023.i:                               ; preds = %.4037.if.i
  br label %B0.else.endif.i8995.i

B0.else.endif.i8995.i:                            ; preds = %B0.else.if.i9023.i, %.4037.if.i
  %.113.sroa.0.1.i8996.i = phi i64 [ 0, %B0.else.if.i9023.i ], [ %.125.i8993.i, %.4037.if.i ]
  %.133.not.i8997.i = icmp slt i64 %.125.i8993.i, %.273.fca.11.load.i
  br i1 %.133.not.i8997.i, label %B0.else.endif.endif.i8999.i, label %B0.else.endif.if.i8998.i, !prof !10

B0.else.endif.if.i8998.i:                         ; preds = %B0.else.endif.i8995.i
  br label %B0.else.endif.endif.i8999.i

B0.else.endif.endif.i8999.i:                      ; preds = %B0.else.endif.if.i8998.i, %B0.else.endif.i8995.i
  %.113.sroa.0.3.i9000.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i8998.i ], [ %.113.sroa.0.1.i8996.i, %B0.else.endif.i8995.i ]
  %.140.i9001.i = icmp slt i64 %.87.i8990.i, 0
  %.141.i9002.i = select i1 %.140.i9001.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i9003.i = add i64 %.141.i9002.i, %.87.i8990.i
  %.145.i9004.i = icmp slt i64 %.142.i9003.i, 0
  br i1 %.145.i9004.i, label %B0.else.endif.endif.if.i9022.i, label %B0.else.endif.endif.endif.i9005.i, !prof !6

B0.else.endif.endif.if.i9022.i:                   ; preds = %B0.else.endif.endif.i8999.i
  br label %B0.else.endif.endif.endif.i9005.i

B0.else.endif.endif.endif.i9005.i:                ; preds = %B0.else.endif.endif.if.i9022.i, %B0.else.endif.endif.i8999.i
  %.113.sroa.13.1.i9006.i = phi i64 [ 0, %B0.else.endif.endif.if.i9022.i ], [ %.142.i9003.i, %B0.else.endif.endif.i8999.i ]
  %.150.not.i9007.i = icmp slt i64 %.142.i9003.i, %.273.fca.11.load.i
  br i1 %.150.not.i9007.i, label %B0.endif.i9009.i, label %B0.else.endif.endif.endif.if.i9008.i, !prof !10

B0.else.endif.endif.endif.if.i9008.i:             ; preds = %B0.else.endif.endif.endif.i9005.i
  br label %B0.endif.i9009.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9024.i: ; preds = %.576.endif.preheader.i9021.i, %B0.endif.i9009.i
  %.57.i9025.i = phi i64 [ %.87.i8990.i, %B0.endif.i9009.i ], [ %.57.i9025.pre.i, %.576.endif.preheader.i9021.i ]
  %.210.i9014.i = tail call i64 @llvm.smax.i64(i64 %.201.i9011.i, i64 0)
  %.87.i9026.i = add nsw i64 %.57.i9025.i, 4
  %.123.i9027.i = icmp slt i64 %.57.i9025.i, 0
  %.124.i9028.i = select i1 %.123.i9027.i, i64 %.273.fca.11.load.i, i64 0
  %.125.i9029.i = add i64 %.124.i9028.i, %.57.i9025.i
  %.128.i9030.i = icmp slt i64 %.125.i9029.i, 0
  br i1 %.128.i9030.i, label %B0.else.if.i9059.i, label %B0.else.endif.i9031.i, !prof !6

B0.endif.i9045.i:                                 ; preds = %B0.else.endif.endif.endif.if.i9044.i, %B0.else.endif.endif.endif.i9041.i
  %.113.sroa.13.0.i9046.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.endif.endif.if.i9044.i ], [ %.113.sroa.13.1.i9042.i, %B0.else.endif.endif.endif.i9041.i ]
  %.201.i9047.i = sub i64 %.113.sroa.13.0.i9046.i, %.113.sroa.0.3.i9036.i
  %.226.i9048.i = getelementptr i64, ptr %arg.memory_at, i64 %.113.sroa.0.3.i9036.i
  store i64 %.87.i9026.i, ptr %.655.i, align 8, !noalias !192
  %.605.not155.i9049.i = icmp sgt i64 %.201.i9047.i, 0
  br i1 %.605.not155.i9049.i, label %.575.endif.preheader.i9057.i, label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i, !prof !36

.575.endif.preheader.i9057.i:                     ; preds = %B0.endif.i9045.i
  %198 = shl i64 %.201.i9047.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.226.i9048.i, i8 0, i64 %198, i1 false), !noalias !192
  br label %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i

B0.else.if.i9059.i:                               ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9024.i
  br label %B0.else.endif.i9031.i

B0.else.endif.i9031.i:                            ; preds = %B0.else.if.i9059.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9024.i
  %.113.sroa.0.1.i9032.i = phi i64 [ 0, %B0.else.if.i9059.i ], [ %.125.i9029.i, %_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx.exit9024.i ]
  %.133.not.i9033.i = icmp slt i64 %.125.i9029.i, %.273.fca.11.load.i
  br i1 %.133.not.i9033.i, label %B0.else.endif.endif.i9035.i, label %B0.else.endif.if.i9034.i, !prof !10

B0.else.endif.if.i9034.i:                         ; preds = %B0.else.endif.i9031.i
  br label %B0.else.endif.endif.i9035.i

B0.else.endif.endif.i9035.i:                      ; preds = %B0.else.endif.if.i9034.i, %B0.else.endif.i9031.i
  %.113.sroa.0.3.i9036.i = phi i64 [ %.273.fca.11.load.i, %B0.else.endif.if.i9034.i ], [ %.113.sroa.0.1.i9032.i, %B0.else.endif.i9031.i ]
  %.140.i9037.i = icmp slt i64 %.57.i9025.i, -4
  %.141.i9038.i = select i1 %.140.i9037.i, i64 %.273.fca.11.load.i, i64 0
  %.142.i9039.i = add i64 %.141.i9038.i, %.87.i9026.i
  %.145.i9040.i = icmp slt i64 %.142.i9039.i, 0
  br i1 %.145.i9040.i, label %B0.else.endif.endif.if.i9058.i, label %B0.else.endif.endif.endif.i9041.i, !prof !6

B0.else.endif.endif.if.i9058.i:                   ; preds = %B0.else.endif.endif.i9035.i
  br label %B0.else.endif.endif.endif.i9041.i

B0.else.endif.endif.endif.i9041.i:                ; preds = %B0.else.endif.endif.if.i9058.i, %B0.else.endif.endif.i9035.i
  %.113.sroa.13.1.i9042.i = phi i64 [ 0, %B0.else.endif.endif.if.i9058.i ], [ %.142.i9039.i, %B0.else.endif.endif.i9035.i ]
  %.150.not.i9043.i = icmp slt i64 %.142.i9039.i, %.273.fca.11.load.i
  br i1 %.150.not.i9043.i, label %B0.endif.i9045.i, label %B0.else.endif.endif.endif.if.i9044.i, !prof !10

B0.else.endif.endif.endif.if.i9044.i:             ; preds = %B0.else.endif.endif.endif.i9041.i
  br label %B0.endif.i9045.i

_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i: ; preds = %.575.endif.preheader.i9057.i, %B0.endif.i9045.i
  %.42939205.i = icmp sgt i64 %.273.fca.4.load.i, 0
  br i1 %.42939205.i, label %B1490.preheader.lr.ph.i, label %B7880.i

B1490.preheader.lr.ph.i:                          ; preds = %_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29.exit9060.i
  %spec.select9114.i = tail call i64 @llvm.smax.i64(i64 %.273.fca.7.load.i, i64 0)
  %.47189186.not.i = icmp slt i64 %.273.fca.7.load.i, 1
  %.4824.i = icmp eq i64 %.273.fca.5.load.i, 0
  %.4836.i = icmp eq i64 %.273.fca.5.load.i, -1
  %.7746.i = getelementptr i8, ptr %.2628, i64 64
  %.9108.i = getelementptr i8, ptr %.2970, i64 48
  %.9140.i = getelementptr i8, ptr %.2970, i64 56
  %.9212.i = fcmp ogt double %.489.fca.22.load.i, 0.000000e+00
  %.9337.i = icmp ne i64 %.273.fca.7.load.i, 0
  %.9349.i = icmp ne i64 %.273.fca.7.load.i, -1
  %.496.i.i = icmp ne i64 %.273.fca.5.load.i, 0
  %.508.i.i = icmp ne i64 %.273.fca.5.load.i, -1
  %.511.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 8
  %.541.i7763.i = getelementptr i8, ptr %.226.i827.i.i, i64 16
  %199 = getelementptr i64, ptr %.226.i862.i.i, i64 %.210.i864.i.i
  %.795.i.i = getelementptr i8, ptr %199, i64 -8
  %.194.0.i.i.i = lshr i64 %.210.i.i.i, 4
  %.229.i.i.i = icmp eq i64 %.194.0.i.i.i, 0
  %.5.i.i.i = fptosi double %.489.fca.27.load.i to i64
  %.390.i.i.i = icmp slt i64 %.201.i1074.i.i, 1
  %200 = shl i64 %.210.i1077.i.i, 3
  %.693.i.i.i = icmp eq i64 %.5.i.i.i, 0
  %.1242.i.i = getelementptr i8, ptr %.2970, i64 72
  %.1598.i.i = getelementptr i8, ptr %.2970, i64 8
  %.1714.i.i = fcmp ogt double %.489.fca.28.load.i, 0.000000e+00
  %.1746.i.i = zext i1 %.1714.i.i to i64
  %.1776.i.i = getelementptr i8, ptr %.2970, i64 16
  %.1833.i.i = fadd double %.489.fca.10.load.i, %.489.fca.11.load.i
  %.1874.i.i = getelementptr i8, ptr %.2970, i64 64
  %.656.i.i.i = getelementptr i8, ptr %.2970, i64 88
  %.332.i.i.i.i = fmul double %.489.fca.16.load.i, 2.000000e+00
  %.390.i.i.i.i = getelementptr i8, ptr %.2970, i64 32
  %.1100.i.i.i = fcmp ogt double %.489.fca.21.load.i, 0.000000e+00
  %.1307.i.i.i = fmul double %.489.fca.7.load.i, %.489.fca.21.load.i
  %.523.i.i = getelementptr i8, ptr %.226.i827.i.i, i64 24
  %.1020.i.i = getelementptr i8, ptr %.2970, i64 80
  %.11235.i = fmul double %.489.fca.5.load.i, %.489.fca.35.load.i
  %.1057.i.i = getelementptr i8, ptr %.226.i1004.i.i, i64 128
  %.1440.i7871.i = getelementptr i8, ptr %.2970, i64 96
  %.1506.i.i = getelementptr i8, ptr %.2970, i64 104
  %.1766.i.i = fmul double %.489.fca.17.load.i, %.489.fca.20.load.i
  %.1769.i.i = fsub double 1.000000e+00, %.489.fca.20.load.i
  %.1813.i.i = fmul double %.489.fca.18.load.i, %.1769.i.i
  %.1814.i.i = fadd double %.1766.i.i, %.1813.i.i
  %.9811.i = getelementptr i8, ptr %.2970, i64 112
  %.12191.i = icmp eq i64 %.5.i.i, 0
  %.13324.i = getelementptr i8, ptr %.2970, i64 120
  %.13526.i = getelementptr i8, ptr %.2628, i64 80
  %201 = shl i64 %.113.sroa.0.3.i8210.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.memory_at, i64 %201
  %202 = shl i64 %.113.sroa.0.3.i8534.i, 3
  %scevgep9274.i = getelementptr i8, ptr %arg.memory_at, i64 %202
  %.6340.not9189.i = icmp sgt i64 %.201.i8975.i, %.210.i89789339.i
  br label %B1490.i.outer

.4037.endif.i:                                    ; preds = %.4037.endif.i, %.4037.endif.preheader.i
  %.4033.09181.i = phi i64 [ %.4078.i, %.4037.endif.i ], [ 0, %.4037.endif.preheader.i ]
  %.4073.i = getelementptr i64, ptr %.226.i8976.i, i64 %.4033.09181.i
  store i64 1, ptr %.4073.i, align 8, !noalias !7
  %.4078.i = add nuw nsw i64 %.4033.09181.i, 1
  %exitcond9272.not.i = icmp eq i64 %.4078.i, %.201.i8975.i
  br i1 %exitcond9272.not.i, label %.4037.if.i.loopexit, label %.4037.endif.i, !prof !82

B1734.if.i:                                       ; preds = %B1734.loopexit.i, %B1734.if.lr.ph.i
  %.4662.09187.i = phi i64 [ 0, %B1734.if.lr.ph.i ], [ %.4731.i, %B1734.loopexit.i ]
  %.4731.i = add nuw nsw i64 %.4662.09187.i, 1
  %.4759.i = add nsw i64 %.4662.09187.i, %.4758.i
  %.4773.i = icmp slt i64 %.4759.i, 0
  %.4774.i = select i1 %.4773.i, i64 %.210.i8296.i, i64 0
  %203 = getelementptr i64, ptr %.226.i8294.i, i64 %.4759.i
  %.4788.i = getelementptr i64, ptr %203, i64 %.4774.i
  store i64 1, ptr %.4788.i, align 8, !noalias !7
  %.4804.i = select i1 %.4773.i, i64 %.210.i8332.i, i64 0
  %204 = getelementptr i64, ptr %.226.i8330.i, i64 %.4759.i
  %.4818.i = getelementptr i64, ptr %204, i64 %.4804.i
  store i64 0, ptr %.4818.i, align 8, !noalias !7
  br i1 %brmerge.i, label %B1736.endif.i, label %B1736.else.if.i, !prof !195

B1736.endif.i:                                    ; preds = %B1736.else.if.i, %B1734.if.i
  %rem.0.i = phi i64 [ 0, %B1734.if.i ], [ %221, %B1736.else.if.i ]
  %.4864.i = add nsw i64 %rem.0.i, %.4662.09187.i
  %.4878.i = icmp slt i64 %.4864.i, 0
  %.4879.i = select i1 %.4878.i, i64 %.1766, i64 0
  %205 = getelementptr i64, ptr %.1782, i64 %.4864.i
  %.4893.i = getelementptr i64, ptr %205, i64 %.4879.i
  %.4894.i = load i64, ptr %.4893.i, align 8, !noalias !7
  %.4908.i = icmp slt i64 %.4894.i, 0
  %.4909.i = select i1 %.4908.i, i64 %.1594, i64 0
  %206 = getelementptr i64, ptr %.1610, i64 %.4894.i
  %.4923.i = getelementptr i64, ptr %206, i64 %.4909.i
  %.4924.i = load i64, ptr %.4923.i, align 8, !noalias !7
  %.4939.i = select i1 %.4773.i, i64 %.210.i.i, i64 0
  %207 = getelementptr i64, ptr %.226.i.i, i64 %.4759.i
  %.4953.i = getelementptr i64, ptr %207, i64 %.4939.i
  store i64 %.4924.i, ptr %.4953.i, align 8, !noalias !7
  %.4969.i = icmp slt i64 %.4894.i, -1
  %.4970.i = select i1 %.4969.i, i64 %.1594, i64 0
  %208 = getelementptr i8, ptr %206, i64 8
  %.4984.i = getelementptr i64, ptr %208, i64 %.4970.i
  %.4985.i = load i64, ptr %.4984.i, align 8, !noalias !7
  %.5000.i = select i1 %.4773.i, i64 %.210.i8047.i, i64 0
  %209 = getelementptr i64, ptr %.226.i8045.i, i64 %.4759.i
  %.5014.i = getelementptr i64, ptr %209, i64 %.5000.i
  store i64 %.4985.i, ptr %.5014.i, align 8, !noalias !7
  %.5045.i = load i64, ptr %.4953.i, align 8, !noalias !7
  %.5059.i = icmp slt i64 %.5045.i, 0
  %.5060.i = select i1 %.5059.i, i64 %.1422, i64 0
  %210 = getelementptr i64, ptr %.1438, i64 %.5045.i
  %.5074.i = getelementptr i64, ptr %210, i64 %.5060.i
  %.5075.i = load i64, ptr %.5074.i, align 8, !noalias !7
  %.5089.i = icmp slt i64 %.5075.i, 0
  %.5090.i = select i1 %.5089.i, i64 %.1252, i64 0
  %211 = getelementptr i64, ptr %.1268, i64 %.5075.i
  %.5104.i = getelementptr i64, ptr %211, i64 %.5090.i
  %.5105.i = load i64, ptr %.5104.i, align 8, !noalias !7
  %.5120.i = select i1 %.4773.i, i64 %.210.i8083.i, i64 0
  %212 = getelementptr i64, ptr %.226.i8081.i, i64 %.4759.i
  %.5134.i = getelementptr i64, ptr %212, i64 %.5120.i
  store i64 %.5105.i, ptr %.5134.i, align 8, !noalias !7
  %.5150.i = select i1 %.4773.i, i64 %.210.i8118.i, i64 0
  %213 = getelementptr double, ptr %.226.i8117.i, i64 %.4759.i
  %.5164.i = getelementptr double, ptr %213, i64 %.5150.i
  store double 0.000000e+00, ptr %.5164.i, align 8, !noalias !7
  %.5180.i = select i1 %.4773.i, i64 %.210.i8188.i, i64 0
  %214 = getelementptr i64, ptr %.226.i8186.i, i64 %.4759.i
  %.5194.i = getelementptr i64, ptr %214, i64 %.5180.i
  store i64 0, ptr %.5194.i, align 8, !noalias !7
  %.5211.i = select i1 %.4773.i, i64 %.210.i8368.i, i64 0
  %215 = getelementptr i64, ptr %.226.i8366.i, i64 %.4759.i
  %.5225.i = getelementptr i64, ptr %215, i64 %.5211.i
  store i64 %next_block.5.3.i, ptr %.5225.i, align 8, !noalias !7
  %.5229.i = uitofp nneg i64 %.4662.09187.i to double
  %.5230.i = fmul double %.489.fca.2.load.i, %.5229.i
  %.5232.i = fadd double %.4540.i, %.5230.i
  %.5247.i = select i1 %.4773.i, i64 %.210.i840493279331.i, i64 0
  %216 = getelementptr double, ptr %.226.i8402.i, i64 %.4759.i
  %.5261.i = getelementptr double, ptr %216, i64 %.5247.i
  store double %.5232.i, ptr %.5261.i, align 8, !noalias !7
  %.5266.i = add nsw i64 %.4662.09187.i, %.5265.i
  %.5281.i = select i1 %.4773.i, i64 %.210.i8440.i, i64 0
  %217 = getelementptr i64, ptr %.226.i8438.i, i64 %.4759.i
  %.5295.i = getelementptr i64, ptr %217, i64 %.5281.i
  store i64 %.5266.i, ptr %.5295.i, align 8, !noalias !7
  %.5326.i = load double, ptr %.5261.i, align 8, !noalias !7
  %.5341.i = select i1 %.4773.i, i64 %.210.i8476.i, i64 0
  %218 = getelementptr double, ptr %.226.i8474.i, i64 %.4759.i
  %.5355.i = getelementptr double, ptr %218, i64 %.5341.i
  store double %.5326.i, ptr %.5355.i, align 8, !noalias !7
  %.5371.i = select i1 %.4773.i, i64 %.210.i8764.i, i64 0
  %219 = getelementptr double, ptr %.226.i8762.i, i64 %.4759.i
  %.5385.i = getelementptr double, ptr %219, i64 %.5371.i
  store double 0.000000e+00, ptr %.5385.i, align 8, !noalias !7
  %.5401.i = select i1 %.4773.i, i64 %.210.i8512.i, i64 0
  %220 = getelementptr i64, ptr %.226.i8510.i, i64 %.4759.i
  %.5415.i = getelementptr i64, ptr %220, i64 %.5401.i
  store i64 9, ptr %.5415.i, align 8, !noalias !7
  %.5417.i = mul nsw i64 %.4759.i, 6
  %.5418.i = add nsw i64 %.4759.i, 1
  %.5419.i = mul nsw i64 %.5418.i, 6
  %.5457.i = select i1 %.4773.i, i64 %.210.i8224.i, i64 0
  %.5458.i = add i64 %.5457.i, %.5417.i
  %.5473.i = icmp slt i64 %.4759.i, -1
  %.5474.i = select i1 %.5473.i, i64 %.210.i8224.i, i64 0
  %.5475.i = add i64 %.5419.i, %.5474.i
  %.5602.i = icmp slt i64 %.5458.i, 0
  br i1 %.5602.i, label %B1736.endif.endif.else.if.i, label %B1736.endif.endif.else.endif.i, !prof !6

B1736.else.if.i:                                  ; preds = %B1734.if.i
  %.4841.i = srem i64 %next_block.5.3.i, %.273.fca.5.load.i
  %.4842.i = xor i64 %.4841.i, %.273.fca.5.load.i
  %.4843.i = icmp slt i64 %.4842.i, 0
  %.4844.i = icmp ne i64 %.4841.i, 0
  %.4845.i = and i1 %.4844.i, %.4843.i
  %.4852.i = select i1 %.4845.i, i64 %.273.fca.5.load.i, i64 0
  %spec.select.i = add i64 %.4852.i, %.4841.i
  %221 = mul nsw i64 %spec.select.i, %.273.fca.7.load.i
  br label %B1736.endif.i

B1736.endif.endif.endif.i:                        ; preds = %B1736.endif.endif.else.endif.endif.endif.if.i, %B1736.endif.endif.else.endif.endif.endif.i
  %.5582.sroa.13.0.i = phi i64 [ %.210.i8224.i, %B1736.endif.endif.else.endif.endif.endif.if.i ], [ %.5582.sroa.13.1.i, %B1736.endif.endif.else.endif.endif.endif.i ]
  %.5703.not9182.i = icmp slt i64 %.5582.sroa.0.3.i, %.5582.sroa.13.0.i
  br i1 %.5703.not9182.i, label %.5673.endif.preheader.i, label %.5673.if.i, !prof !36

.5673.endif.preheader.i:                          ; preds = %B1736.endif.endif.endif.i
  %222 = shl i64 %.5582.sroa.0.3.i, 3
  %scevgep9273.i = getelementptr i8, ptr %scevgep.i, i64 %222
  %223 = sub nsw i64 %.5582.sroa.13.0.i, %.5582.sroa.0.3.i
  %224 = shl i64 %223, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9273.i, i8 0, i64 %224, i1 false), !noalias !7
  br label %.5673.if.i

B1736.endif.endif.else.if.i:                      ; preds = %B1736.endif.i
  br label %B1736.endif.endif.else.endif.i

B1736.endif.endif.else.endif.i:                   ; preds = %B1736.endif.endif.else.if.i, %B1736.endif.i
  %.5582.sroa.0.1.i = phi i64 [ 0, %B1736.endif.endif.else.if.i ], [ %.5458.i, %B1736.endif.i ]
  %.5607.not.i = icmp slt i64 %.5458.i, %.210.i8224.i
  br i1 %.5607.not.i, label %B1736.endif.endif.else.endif.endif.i, label %B1736.endif.endif.else.endif.if.i, !prof !10

B1736.endif.endif.else.endif.if.i:                ; preds = %B1736.endif.endif.else.endif.i
  br label %B1736.endif.endif.else.endif.endif.i

B1736.endif.endif.else.endif.endif.i:             ; preds = %B1736.endif.endif.else.endif.if.i, %B1736.endif.endif.else.endif.i
  %.5582.sroa.0.3.i = phi i64 [ %.210.i8224.i, %B1736.endif.endif.else.endif.if.i ], [ %.5582.sroa.0.1.i, %B1736.endif.endif.else.endif.i ]
  %.5619.i = icmp slt i64 %.5475.i, 0
  br i1 %.5619.i, label %B1736.endif.endif.else.endif.endif.if.i, label %B1736.endif.endif.else.endif.endif.endif.i, !prof !6

B1736.endif.endif.else.endif.endif.if.i:          ; preds = %B1736.endif.endif.else.endif.endif.i
  br label %B1736.endif.endif.else.endif.endif.endif.i

B1736.endif.endif.else.endif.endif.endif.i:       ; preds = %B1736.endif.endif.else.endif.endif.if.i, %B1736.endif.endif.else.endif.endif.i
  %.5582.sroa.13.1.i = phi i64 [ 0, %B1736.endif.endif.else.endif.endif.if.i ], [ %.5475.i, %B1736.endif.endif.else.endif.endif.i ]
  %.5624.not.i = icmp slt i64 %.5475.i, %.210.i8224.i
  br i1 %.5624.not.i, label %B1736.endif.endif.endif.i, label %B1736.endif.endif.else.endif.endif.endif.if.i, !prof !10

B1736.endif.endif.else.endif.endif.endif.if.i:    ; preds = %B1736.endif.endif.else.endif.endif.endif.i
  br label %B1736.endif.endif.endif.i

.5673.if.i:                                       ; preds = %.5673.endif.preheader.i, %B1736.endif.endif.endif.i
  %.5721.i = mul nsw i64 %.4759.i, %.273.fca.8.load.i
  %.5724.i = mul nsw i64 %.5418.i, %.273.fca.8.load.i
  %.5761.i = icmp slt i64 %.5721.i, 0
  %.5762.i = select i1 %.5761.i, i64 %.210.i8548.i, i64 0
  %.5763.i = add i64 %.5762.i, %.5721.i
  %.5778.i = icmp slt i64 %.5724.i, 0
  %.5779.i = select i1 %.5778.i, i64 %.210.i8548.i, i64 0
  %.5780.i = add i64 %.5779.i, %.5724.i
  %.5907.i = icmp slt i64 %.5763.i, 0
  br i1 %.5907.i, label %.5674.endif.else.if.i, label %.5674.endif.else.endif.i, !prof !6

.5674.endif.endif.i:                              ; preds = %.5674.endif.else.endif.endif.endif.if.i, %.5674.endif.else.endif.endif.endif.i
  %.5887.sroa.13.0.i = phi i64 [ %.210.i8548.i, %.5674.endif.else.endif.endif.endif.if.i ], [ %.5887.sroa.13.1.i, %.5674.endif.else.endif.endif.endif.i ]
  %.6008.not9184.i = icmp slt i64 %.5887.sroa.0.3.i, %.5887.sroa.13.0.i
  br i1 %.6008.not9184.i, label %.5978.endif.preheader.i, label %B1734.loopexit.i, !prof !36

.5978.endif.preheader.i:                          ; preds = %.5674.endif.endif.i
  %225 = shl i64 %.5887.sroa.0.3.i, 3
  %scevgep9275.i = getelementptr i8, ptr %scevgep9274.i, i64 %225
  %226 = sub nsw i64 %.5887.sroa.13.0.i, %.5887.sroa.0.3.i
  %227 = shl i64 %226, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep9275.i, i8 0, i64 %227, i1 false), !noalias !7
  br label %B1734.loopexit.i

.5674.endif.else.if.i:                            ; preds = %.5673.if.i
  br label %.5674.endif.else.endif.i

.5674.endif.else.endif.i:                         ; preds = %.5674.endif.else.if.i, %.5673.if.i
  %.5887.sroa.0.1.i = phi i64 [ 0, %.5674.endif.else.if.i ], [ %.5763.i, %.5673.if.i ]
  %.5912.not.i = icmp slt i64 %.5763.i, %.210.i8548.i
  br i1 %.5912.not.i, label %.5674.endif.else.endif.endif.i, label %.5674.endif.else.endif.if.i, !prof !10

.5674.endif.else.endif.if.i:                      ; preds = %.5674.endif.else.endif.i
  br label %.5674.endif.else.endif.endif.i

.5674.endif.else.endif.endif.i:                   ; preds = %.5674.endif.else.endif.if.i, %.5674.endif.else.endif.i
  %.5887.sroa.0.3.i = phi i64 [ %.210.i8548.i, %.5674.endif.else.endif.if.i ], [ %.5887.sroa.0.1.i, %.5674.endif.else.endif.i ]
  %.5924.i = icmp slt i64 %.5780.i, 0
  br i1 %.5924.i, label %.5674.endif.else.endif.endif.if.i, label %.5674.endif.else.endif.endif.endif.i, !prof !6

.5674.endif.else.endif.endif.if.i:                ; preds = %.5674.endif.else.endif.endif.i
  br label %.5674.endif.else.endif.endif.endif.i

.5674.endif.else.endif.endif.endif.i:             ; preds = %.5674.endif.else.endif.endif.if.i, %.5674.endif.else.endif.endif.i
  %.5887.sroa.13.1.i = phi i64 [ 0, %.5674.endif.else.endif.endif.if.i ], [ %.5780.i, %.5674.endif.else.endif.endif.i ]
  %.5929.not.i = icmp slt i64 %.5780.i, %.210.i8548.i
  br i1 %.5929.not.i, label %.5674.endif.endif.i, label %.5674.endif.else.endif.endif.endif.if.i, !prof !10

.5674.endif.else.endif.endif.endif.if.i:          ; preds = %.5674.endif.else.endif.endif.endif.i
  br label %.5674.endif.endif.i

B2136.endif.else.endif.endif.endif.if.i:          ; preds = %B2136.i
  br i1 %.6340.not9189.i, label %.6310.endif.i.preheader, label %.6310.if.i, !prof !196

.6310.endif.i.preheader:                          ; preds = %B2136.i, %B2136.endif.else.endif.endif.endif.if.i
  %.6306.09190.i.ph = phi i64 [ %.210.i89789339.i, %B2136.endif.else.endif.endif.endif.if.i ], [ 0, %B2136.i ]
  br label %.6310.endif.i

.6310.if.i:                                       ; preds = %.6310.endif.i, %B2136.endif.else.endif.endif.endif.if.i
  %exitcond1367.not = icmp eq i64 %next_block.5.3.i, %3
  br i1 %exitcond1367.not, label %B2196.i, label %B2182.i

.6310.endif.i:                                    ; preds = %.6310.endif.i.preheader, %.6310.endif.i
  %.6306.09190.i = phi i64 [ %.6351.i, %.6310.endif.i ], [ %.6306.09190.i.ph, %.6310.endif.i.preheader ]
  %.6346.i = getelementptr i64, ptr %.226.i8976.i, i64 %.6306.09190.i
  store i64 1, ptr %.6346.i, align 8, !noalias !7
  %.6351.i = add nuw nsw i64 %.6306.09190.i, 1
  %.6340.not.i = icmp sgt i64 %.201.i8975.i, %.6351.i
  br i1 %.6340.not.i, label %.6310.endif.i, label %.6310.if.i, !prof !197

B2254.if.i:                                       ; preds = %B2432.i, %B2196.i
  %scheduler.2.29195.i = phi i64 [ -1, %B2196.i ], [ %scheduler.3.3.i, %B2432.i ]
  %best.2.29194.i = phi double [ 1.000000e+300, %B2196.i ], [ %best.3.3.i, %B2432.i ]
  %.6440.09191.i = phi i64 [ 0, %B2196.i ], [ %.6509.i, %B2432.i ]
  %.6509.i = add nuw nsw i64 %.6440.09191.i, 1
  %228 = getelementptr i64, ptr %.226.i8976.i, i64 %.6440.09191.i
  %.6567.i = load i64, ptr %228, align 8, !noalias !7
  %.6568.not.i = icmp eq i64 %.6567.i, 0
  br i1 %.6568.not.i, label %B2364.i, label %B2274.i

B2874.if.i:                                       ; preds = %B3016.i, %B2874.preheader.i
  %why.5.29199.i = phi i64 [ 2, %B2874.preheader.i ], [ %why.6.3.i, %B3016.i ]
  %need.3.29198.i = phi double [ %best.3.3.i, %B2874.preheader.i ], [ %need.4.3.i, %B3016.i ]
  %.7904.09196.i = phi i64 [ 0, %B2874.preheader.i ], [ %.7979.i, %B3016.i ]
  %.7979.i = add nuw nsw i64 %.7904.09196.i, 1
  %229 = shl nuw i64 1, %.7904.09196.i
  %230 = and i64 %229, %.7858.i
  %.8023.not.i = icmp eq i64 %230, 0
  br i1 %.8023.not.i, label %B3016.i, label %B2894.i

B4060.endif.i:                                    ; preds = %B4060.else.if.i, %B4060.i
  %quot.2.0.i = phi i64 [ 0, %B4060.i ], [ %spec.select7745.i, %B4060.else.if.i ]
  %231 = getelementptr i64, ptr %.704, i64 %.7342.i
  %.9407.i = getelementptr i64, ptr %231, i64 %.7361.i
  %.9408.i = load i64, ptr %.9407.i, align 8, !noalias !7
  %.13.i9061.i = tail call i64 @llvm.smax.i64(i64 %.9408.i, i64 1)
  %.9438.i = uitofp nneg i64 %.13.i9061.i to double
  %.9439.i = fadd double %best.3.3.i, %.9438.i
  %.9444.i = icmp eq i64 %.7376.i, 5
  br i1 %.9444.i, label %B4194.i, label %B4602.i

B4060.else.if.i:                                  ; preds = %B4060.i
  %.9353.i = sdiv i64 %.7271.i, %.273.fca.7.load.i
  %.9354.i = srem i64 %.7271.i, %.273.fca.7.load.i
  %.9355.i = xor i64 %.9354.i, %.273.fca.7.load.i
  %.9356.i = icmp slt i64 %.9355.i, 0
  %.9357.i = icmp ne i64 %.9354.i, 0
  %.9358.i = and i1 %.9357.i, %.9356.i
  %.9363.i = sext i1 %.9358.i to i64
  %spec.select7745.i = add i64 %.9353.i, %.9363.i
  br label %B4060.endif.i

B4870.endif.i:                                    ; preds = %B4870.else.if.i, %B4870.i
  %rem.3.0.i = phi i64 [ 0, %B4870.i ], [ %spec.select7746.i, %B4870.else.if.i ]
  %.124.i9062.i = mul nsw i64 %.7271.i, %.273.fca.8.load.i
  %.126.i.i = add nsw i64 %.9951.i, %.124.i9062.i
  %.139.i.i = icmp slt i64 %.126.i.i, 0
  %.140.i9063.i = select i1 %.139.i.i, i64 %.210.i8548.i, i64 0
  %232 = getelementptr i64, ptr %.226.i8546.i, i64 %.126.i.i
  %.154.i.i = getelementptr i64, ptr %232, i64 %.140.i9063.i
  %.155.i.i = load i64, ptr %.154.i.i, align 8, !noalias !198
  %.164.i.i = add i64 %.155.i.i, 1
  store i64 %.164.i.i, ptr %.154.i.i, align 8, !noalias !198
  %233 = getelementptr i64, ptr %.1925, i64 %.9951.i
  %.239.i.i = load i64, ptr %233, align 8, !noalias !198
  %.255.not.i.i = icmp slt i64 %.155.i.i, %.239.i.i
  br i1 %.255.not.i.i, label %B240.i.i, label %B144.i.i

B144.i.i:                                         ; preds = %B4870.endif.i
  %234 = getelementptr i64, ptr %.1995, i64 %.9951.i
  %.291.i.i = load i64, ptr %234, align 8, !noalias !198
  %.292.i.i = icmp eq i64 %.291.i.i, -4611686018427387904
  br i1 %.292.i.i, label %B178.i9070.i, label %B190.i.i

B178.i9070.i:                                     ; preds = %B144.i.i
  %.308.i.i = icmp eq i64 %.239.i.i, 0
  br i1 %.308.i.i, label %B240.i.i, label %B178.else.i.i, !prof !6

B190.i.i:                                         ; preds = %B144.i.i
  %.358.i.i = sub i64 %.164.i.i, %.239.i.i
  %.395.i.i = mul nsw i64 %.291.i.i, %.358.i.i
  %.403.0.i.i = ashr i64 %.395.i.i, 5
  %.439.i.i = add nsw i64 %.239.i.i, -1
  br label %B240.i.i

B240.i.i:                                         ; preds = %B178.else.if.i.i, %B178.else.i.i, %B190.i.i, %B178.i9070.i, %B4870.endif.i
  %o.3.0.i.i = phi i64 [ %.155.i.i, %B4870.endif.i ], [ %.439.i.i, %B190.i.i ], [ 0, %B178.i9070.i ], [ %spec.select.i9075.i, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %shift.3.0.i.i = phi i64 [ 0, %B4870.endif.i ], [ %.403.0.i.i, %B190.i.i ], [ 0, %B178.i9070.i ], [ 0, %B178.else.if.i.i ], [ 0, %B178.else.i.i ]
  %235 = getelementptr i64, ptr %arg.sites_at, i64 %.9951.i
  %.486.i.i = load i64, ptr %235, align 8, !noalias !198
  %.507.i.i = icmp ne i64 %.9991.i, -9223372036854775808
  %.509.not.i.i = or i1 %.508.i.i, %.507.i.i
  %or.cond9221.i = and i1 %.496.i.i, %.509.not.i.i
  br i1 %or.cond9221.i, label %B240.else.if.i.i, label %B240.endif.i.i, !prof !14

B320.i.i:                                         ; preds = %B240.endif.i.i
  %.573.i.i = icmp slt i64 %.551.i9066.i, -4
  %.574.i.i = select i1 %.573.i.i, i64 %.273.fca.9.load.i, i64 0
  %236 = getelementptr i32, ptr %arg.rows_at, i64 %.551.i9066.i
  %237 = getelementptr i8, ptr %236, i64 16
  %.588.i.i = getelementptr i32, ptr %237, i64 %.574.i.i
  %.589.i9067.i = load i32, ptr %.588.i.i, align 4, !noalias !198
  %238 = getelementptr i64, ptr %.2065, i64 %.9951.i
  %.625.i.i = load i64, ptr %238, align 8, !noalias !198
  %.631.i.i = sext i32 %.589.i9067.i to i64
  %.632.i.i = sub nsw i64 %.631.i.i, %.625.i.i
  %.634.i.i = add nsw i64 %.632.i.i, %shift.3.0.i.i
  %239 = getelementptr i64, ptr %.2135, i64 %.9951.i
  %.667.i.i = load i64, ptr %239, align 8, !noalias !198
  %.677.i.i = icmp eq i64 %.667.i.i, 0
  br i1 %.677.i.i, label %B320.endif.i.i, label %B320.else.i.i, !prof !6

B404.i9068.i:                                     ; preds = %B320.endif.i.i, %B240.endif.i.i
  %shift.4.0.i.i = phi i64 [ %.715.i.i, %B320.endif.i.i ], [ 0, %B240.endif.i.i ]
  br i1 %or.cond9221.i, label %B404.else.if.i.i, label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, !prof !14

B178.else.i.i:                                    ; preds = %B178.i9070.i
  %.319.i.i = icmp ne i64 %.155.i.i, -9223372036854775808
  %.320.i9071.i = icmp ne i64 %.239.i.i, -1
  %.321.not.i.i = or i1 %.319.i.i, %.320.i9071.i
  br i1 %.321.not.i.i, label %B178.else.if.i.i, label %B240.i.i, !prof !10

B178.else.if.i.i:                                 ; preds = %B178.else.i.i
  %.325.i.i = srem i64 %.155.i.i, %.239.i.i
  %.326.i9072.i = xor i64 %.325.i.i, %.239.i.i
  %.327.i9073.i = icmp slt i64 %.326.i9072.i, 0
  %.328.i.i = icmp ne i64 %.325.i.i, 0
  %.329.i.i = and i1 %.328.i.i, %.327.i9073.i
  %.336.i9074.i = select i1 %.329.i.i, i64 %.239.i.i, i64 0
  %spec.select.i9075.i = add i64 %.336.i9074.i, %.325.i.i
  br label %B240.i.i

B240.endif.i.i:                                   ; preds = %B240.else.if.i.i, %B240.i.i
  %rem.2.0.i.i = phi i64 [ 0, %B240.i.i ], [ %240, %B240.else.if.i.i ]
  %.539.i.i = add nsw i64 %rem.2.0.i.i, %rem.3.0.i
  %.543.i9064.i = mul nsw i64 %.539.i.i, %.239.i.i
  %.547.i9065.i = add nsw i64 %.543.i9064.i, %o.3.0.i.i
  %.550.i.i = mul nsw i64 %.547.i9065.i, 36
  %.551.i9066.i = add nsw i64 %.550.i.i, %.486.i.i
  %.556.not.i.i = icmp eq i64 %shift.3.0.i.i, 0
  br i1 %.556.not.i.i, label %B404.i9068.i, label %B320.i.i

B240.else.if.i.i:                                 ; preds = %B240.i.i
  %.513.i.i = srem i64 %.9991.i, %.273.fca.5.load.i
  %.514.i.i = xor i64 %.513.i.i, %.273.fca.5.load.i
  %.515.i.i = icmp slt i64 %.514.i.i, 0
  %.516.i.i = icmp ne i64 %.513.i.i, 0
  %.517.i.i = and i1 %.516.i.i, %.515.i.i
  %.524.i9069.i = select i1 %.517.i.i, i64 %.273.fca.5.load.i, i64 0
  %spec.select280.i.i = add i64 %.524.i9069.i, %.513.i.i
  %240 = mul nsw i64 %spec.select280.i.i, %.273.fca.7.load.i
  br label %B240.endif.i.i

B320.else.i.i:                                    ; preds = %B320.i.i
  %.688.i.i = icmp ne i64 %.634.i.i, -9223372036854775808
  %.689.i.i = icmp ne i64 %.667.i.i, -1
  %.690.not.i.i = or i1 %.689.i.i, %.688.i.i
  br i1 %.690.not.i.i, label %B320.else.if.i.i, label %B320.endif.i.i, !prof !10

B320.endif.i.i:                                   ; preds = %B320.else.if.i.i, %B320.else.i.i, %B320.i.i
  %rem.3.0.i.i = phi i64 [ 0, %B320.i.i ], [ %spec.select281.i.i, %B320.else.if.i.i ], [ 0, %B320.else.i.i ]
  %.715.i.i = sub nsw i64 %rem.3.0.i.i, %.632.i.i
  br label %B404.i9068.i

B320.else.if.i.i:                                 ; preds = %B320.else.i.i
  %.694.i.i = srem i64 %.634.i.i, %.667.i.i
  %.695.i.i = xor i64 %.694.i.i, %.667.i.i
  %.696.i.i = icmp slt i64 %.695.i.i, 0
  %.697.i.i = icmp ne i64 %.694.i.i, 0
  %.698.i.i = and i1 %.697.i.i, %.696.i.i
  %.705.i.i = select i1 %.698.i.i, i64 %.667.i.i, i64 0
  %spec.select281.i.i = add i64 %.705.i.i, %.694.i.i
  br label %B320.endif.i.i

B404.else.if.i.i:                                 ; preds = %B404.i9068.i
  %.758.i.i = sdiv i64 %.9991.i, %.273.fca.5.load.i
  %.759.i.i = srem i64 %.9991.i, %.273.fca.5.load.i
  %.760.i.i = xor i64 %.759.i.i, %.273.fca.5.load.i
  %.761.i.i = icmp slt i64 %.760.i.i, 0
  %.762.i.i = icmp ne i64 %.759.i.i, 0
  %.763.i.i = and i1 %.762.i.i, %.761.i.i
  %.768.i.i = sext i1 %.763.i.i to i64
  %spec.select282.i.i = add i64 %.758.i.i, %.768.i.i
  %241 = shl nsw i64 %spec.select282.i.i, 26
  br label %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i

_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B404.else.if.i.i, %B404.i9068.i
  %quot.4.0.i.i = phi i64 [ 0, %B404.i9068.i ], [ %241, %B404.else.if.i.i ]
  %.786.i.i = add nsw i64 %quot.4.0.i.i, %shift.4.0.i.i
  br label %B8.i9076.i

B8.i9076.i:                                       ; preds = %B8.if.i9079.i, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.16.0.i9077.i = phi i64 [ 0, %_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %.70.i9082.i, %B8.if.i9079.i ]
  %exitcond.not.i9078.i = icmp eq i64 %.16.0.i9077.i, 2
  br i1 %exitcond.not.i9078.i, label %B5152.i, label %B8.if.i9079.i

B8.if.i9079.i:                                    ; preds = %B8.i9076.i
  %trunc.i9080.i = trunc nuw i64 %.16.0.i9077.i to i1
  %spec.select.i9081.i = select i1 %trunc.i9080.i, i64 13, i64 6
  %.70.i9082.i = add nuw nsw i64 %.16.0.i9077.i, 1
  %.96.i9083.i = icmp eq i64 %spec.select.i9081.i, %.7376.i
  br i1 %.96.i9083.i, label %B5012.i, label %B8.i9076.i

B4870.else.if.i:                                  ; preds = %B4870.i
  %.10130.i = srem i64 %.7271.i, %.273.fca.7.load.i
  %.10131.i = xor i64 %.10130.i, %.273.fca.7.load.i
  %.10132.i = icmp slt i64 %.10131.i, 0
  %.10133.i = icmp ne i64 %.10130.i, 0
  %.10134.i = and i1 %.10133.i, %.10132.i
  %.10141.i = select i1 %.10134.i, i64 %.273.fca.7.load.i, i64 0
  %spec.select7746.i = add i64 %.10141.i, %.10130.i
  br label %B4870.endif.i

B6312.endif.i:                                    ; preds = %B6312.else.if.i, %B6312.i
  %rem.6.0.i = phi i64 [ %.12199.0.i, %B6312.else.if.i ], [ 0, %B6312.i ]
  store i64 %rem.6.0.i, ptr %.12123.i, align 8, !noalias !7
  br label %B6412.i

B6312.else.if.i:                                  ; preds = %B6312.i
  %.12186.i = load i64, ptr %.12123.i, align 8, !noalias !7
  %.12187.i = add nsw i64 %.12186.i, 1
  %.12208.i = srem i64 %.12187.i, %.5.i.i
  %.12209.i = xor i64 %.12208.i, %.5.i.i
  %.12210.i = icmp slt i64 %.12209.i, 0
  %.12211.i = icmp ne i64 %.12208.i, 0
  %.12212.i = and i1 %.12211.i, %.12210.i
  %.12219.i = select i1 %.12212.i, i64 %.5.i.i, i64 0
  %.12199.0.i = add i64 %.12219.i, %.12208.i
  br label %B6312.endif.i

B6934.endif.endif.i:                              ; preds = %B6934.endif.else.if.i, %B6934.i
  %rem.7.0.i = phi double [ 0.000000e+00, %B6934.i ], [ %243, %B6934.endif.else.if.i ]
  %.13465.i = fmul double %.489.fca.2.load.i, %rem.7.0.i
  %.13466.i = fsub double %.13417.i, %.13465.i
  %.13467.i = fadd double %.13325.i, %.13466.i
  store double %.13467.i, ptr %.13324.i, align 8, !noalias !7
  %.13527.i = load double, ptr %.13526.i, align 8, !noalias !7
  %.13543.i = select i1 %.13247.i, i64 %.210.i8656.i, i64 0
  %242 = getelementptr double, ptr %.226.i8654.i, i64 %quot.2.0.i
  %.13557.i = getelementptr double, ptr %242, i64 %.13543.i
  %.13558.i = load double, ptr %.13557.i, align 8, !noalias !7
  %.13564.i = fsub double %.13558.i, %.11235.i
  %.13566.i = fsub double %.13564.i, %best.3.3.i
  %.12.i9086.i = fcmp ogt double %.13566.i, 0.000000e+00
  %.13.i9087.i = select i1 %.12.i9086.i, double %.13566.i, double 0.000000e+00
  %.13595.i = fadd double %.13527.i, %.13.i9087.i
  store double %.13595.i, ptr %.13526.i, align 8, !noalias !7
  br label %B7474.i

B6934.endif.else.if.i:                            ; preds = %B6934.i
  %.13441.i = srem i64 %.7271.i, %.273.fca.7.load.i
  %.13442.i = xor i64 %.13441.i, %.273.fca.7.load.i
  %.13443.i = icmp slt i64 %.13442.i, 0
  %.13444.i = icmp ne i64 %.13441.i, 0
  %.13445.i = and i1 %.13444.i, %.13443.i
  %.13452.i = select i1 %.13445.i, i64 %.273.fca.7.load.i, i64 0
  %spec.select7747.i = add i64 %.13452.i, %.13441.i
  %243 = sitofp i64 %spec.select7747.i to double
  br label %B6934.endif.endif.i

B7644.if.i:                                       ; preds = %B7700.i, %B7644.if.preheader.i
  %.14118.09202.i = phi i64 [ %.14180.i, %B7700.i ], [ %spec.select9114.i, %B7644.if.preheader.i ]
  %.14115.09201.i = phi i64 [ %.14184.i, %B7700.i ], [ %.14087.i, %B7644.if.preheader.i ]
  %.14180.i = add nsw i64 %.14118.09202.i, -1
  %.14184.i = add i64 %.14115.09201.i, 1
  %.14226.i = icmp slt i64 %.14115.09201.i, 0
  %.14227.i = select i1 %.14226.i, i64 %.210.i8296.i, i64 0
  %244 = getelementptr i64, ptr %.226.i8294.i, i64 %.14115.09201.i
  %.14241.i = getelementptr i64, ptr %244, i64 %.14227.i
  %.14242.i = load i64, ptr %.14241.i, align 8, !noalias !7
  %.14243.not.i = icmp eq i64 %.14242.i, 0
  br i1 %.14243.not.i, label %B7700.i, label %B7664.i

B7702.endif.else.endif.endif.endif.if.i:          ; preds = %B7702.i
  br i1 %.6340.not9189.i, label %.14637.endif.i.preheader, label %B7726.i, !prof !196

.14637.endif.i.preheader:                         ; preds = %B7702.i, %B7702.endif.else.endif.endif.endif.if.i
  %.14633.09204.i.ph = phi i64 [ %.210.i89789339.i, %B7702.endif.else.endif.endif.endif.if.i ], [ 0, %B7702.i ]
  br label %.14637.endif.i

.14637.endif.i:                                   ; preds = %.14637.endif.i.preheader, %.14637.endif.i
  %.14633.09204.i = phi i64 [ %.14678.i, %.14637.endif.i ], [ %.14633.09204.i.ph, %.14637.endif.i.preheader ]
  %.14673.i = getelementptr i64, ptr %.226.i8976.i, i64 %.14633.09204.i
  store i64 1, ptr %.14673.i, align 8, !noalias !7
  %.14678.i = add nuw nsw i64 %.14633.09204.i, 1
  %.14667.not.i = icmp sgt i64 %.201.i8975.i, %.14678.i
  br i1 %.14667.not.i, label %.14637.endif.i, label %B7726.i, !prof !197

B7910.if.i:                                       ; preds = %B8062.i, %B7910.if.lr.ph.i
  %.15670.09216.i = phi i64 [ 0, %B7910.if.lr.ph.i ], [ %.15739.i, %B8062.i ]
  %.15739.i = add nuw nsw i64 %.15670.09216.i, 1
  %245 = getelementptr i64, ptr %.226.i8294.i, i64 %.15670.09216.i
  %.15797.i = load i64, ptr %245, align 8, !noalias !7
  %.15798.not.i = icmp eq i64 %.15797.i, 0
  br i1 %.15798.not.i, label %B8062.i, label %B7930.i

B7930.endif.endif.i:                              ; preds = %B7930.endif.else.if.i, %B7930.i
  %.159019106.pn.pn.in.i = phi ptr [ %.159009105.i, %B7930.endif.else.if.i ], [ %.226.i8726.i, %B7930.i ]
  %rem.9.0.i = phi double [ %247, %B7930.endif.else.if.i ], [ 0.000000e+00, %B7930.i ]
  %.159019106.pn.pn.i = load double, ptr %.159019106.pn.pn.in.i, align 8, !noalias !7
  %.159039109.i = fsub double %now.2.2.i, %.159019106.pn.pn.i
  %.15951.i = fmul double %.489.fca.2.load.i, %rem.9.0.i
  %.15952.i = fsub double %.159039109.i, %.15951.i
  %.12.i9088.i = fcmp ogt double %.15952.i, 0.000000e+00
  %.13.i9089.i = select i1 %.12.i9088.i, double %.15952.i, double 0.000000e+00
  %.15981.i = fadd double %.15829.i, %.13.i9089.i
  store double %.15981.i, ptr %.15828.i, align 8, !noalias !7
  br label %B8062.i

B7930.endif.else.if.i:                            ; preds = %B7930.i
  %.15850.i = sdiv i64 %.15670.09216.i, %.273.fca.7.load.i
  %.15851.i = srem i64 %.15670.09216.i, %.273.fca.7.load.i
  %.15854.i = icmp ne i64 %.15851.i, 0
  %.15855.i = and i1 %.15853.i, %.15854.i
  %.15860.i = sext i1 %.15855.i to i64
  %spec.select7748.i = add i64 %.15850.i, %.15860.i
  %spec.select7748.fr.i = freeze i64 %spec.select7748.i
  %246 = getelementptr double, ptr %.226.i8726.i, i64 %spec.select7748.fr.i
  %.15885.i = icmp slt i64 %spec.select7748.fr.i, 0
  %spec.select9119.i = select i1 %.15885.i, i64 %.210.i8728.i, i64 0
  %.159009105.i = getelementptr double, ptr %246, i64 %spec.select9119.i
  %.15930.not.i = icmp eq i64 %.15851.i, 0
  %.15938.i = select i1 %.15930.not.i, i64 0, i64 %157
  %spec.select7749.i = add nsw i64 %.15938.i, %.15851.i
  %247 = sitofp i64 %spec.select7749.i to double
  br label %B7930.endif.endif.i
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
!4 = distinct !{!4, !5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v41B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi39EE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2039_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator2sm8simulateB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rates_28float64_20x_2039_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 99, i32 1}
!11 = !{!12, !8}
!12 = distinct !{!12, !13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx: %retptr"}
!13 = distinct !{!13, !"_ZN8warplens4cuda6timing9simulator2sm6chooseB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdx"}
!14 = !{!"branch_weights", i32 9801, i32 199}
!15 = !{!16, !8}
!16 = distinct !{!16, !17, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN8warplens4cuda6timing9simulator6memory4loadB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!18 = !{!19, !16, !8}
!19 = distinct !{!19, !20, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!20 = distinct !{!20, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExixx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!21 = !{!22, !16, !8}
!22 = distinct !{!22, !23, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !16, !8}
!25 = distinct !{!25, !26, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !25, !22, !16, !8}
!28 = distinct !{!28, !29, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!29 = distinct !{!29, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!30 = !{!31, !22, !16, !8}
!31 = distinct !{!31, !32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!32 = distinct !{!32, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!33 = !{!34, !16, !8}
!34 = distinct !{!34, !35, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!35 = distinct !{!35, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!36 = !{!"branch_weights", i32 127, i32 1}
!37 = !{!38, !16, !8}
!38 = distinct !{!38, !39, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!39 = distinct !{!39, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!40 = !{!41, !8}
!41 = distinct !{!41, !42, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN8warplens4cuda6timing9simulator6memory4keepB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!43 = !{!44, !41, !8}
!44 = distinct !{!44, !45, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!45 = distinct !{!45, !"_ZN8warplens4cuda6timing9simulator6memory7l1_cellB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!46 = !{!47, !8}
!47 = distinct !{!47, !48, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!48 = distinct !{!48, !"_ZN8warplens4cuda6timing9simulator6memory5storeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!49 = !{!50, !8}
!50 = distinct !{!50, !51, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN8warplens4cuda6timing9simulator6memory6atomicB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExxdxd27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !50, !8}
!53 = distinct !{!53, !54, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!54 = distinct !{!54, !"_ZN8warplens4cuda6timing9simulator6memory10tag_passesB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedExix23Literal_5bint_5d_281_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!55 = !{!56, !50, !8}
!56 = distinct !{!56, !57, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!57 = distinct !{!57, !"_ZN8warplens4cuda6timing9simulator6memory9behind_l1B3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!58 = !{!59, !56, !50, !8}
!59 = distinct !{!59, !60, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!60 = distinct !{!60, !"_ZN8warplens4cuda6timing9simulator6memory11dram_sectorB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
!61 = !{!62, !59, !56, !50, !8}
!62 = distinct !{!62, !63, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!63 = distinct !{!63, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!64 = !{!65, !56, !50, !8}
!65 = distinct !{!65, !66, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!66 = distinct !{!66, !"_ZN8warplens4cuda6timing9simulator6memory10translatedB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExdx27Rates_28float64_20x_2039_29423Memory_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!67 = !{!68, !70, !8}
!68 = distinct !{!68, !69, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!69 = distinct !{!69, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!70 = distinct !{!70, !71, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!71 = distinct !{!71, !"_ZN8warplens4cuda6timing9simulator6memory10new_memoryB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE27Rates_28float64_20x_2039_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!72 = !{!70, !8}
!73 = !{!74, !70, !8}
!74 = distinct !{!74, !75, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29: %retptr"}
!75 = distinct !{!75, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2816384_29"}
!76 = !{!77, !70, !8}
!77 = distinct !{!77, !78, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!78 = distinct !{!78, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!79 = !{!80, !70, !8}
!80 = distinct !{!80, !81, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!81 = distinct !{!81, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!82 = !{!"branch_weights", i32 127, i32 12545}
!83 = !{!84, !70, !8}
!84 = distinct !{!84, !85, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!85 = distinct !{!85, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!86 = !{!87, !70, !8}
!87 = distinct !{!87, !88, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!88 = distinct !{!88, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!89 = !{!90, !70, !8}
!90 = distinct !{!90, !91, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!91 = distinct !{!91, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!92 = !{!93, !70, !8}
!93 = distinct !{!93, !94, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29: %retptr"}
!94 = distinct !{!94, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE27Literal_5bint_5d_2865536_29"}
!95 = !{!96, !70, !8}
!96 = distinct !{!96, !97, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!97 = distinct !{!97, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!98 = !{!99, !70, !8}
!99 = distinct !{!99, !100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29: %retptr"}
!100 = distinct !{!100, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_281_29"}
!101 = !{!102, !70, !8}
!102 = distinct !{!102, !103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29: %retptr"}
!103 = distinct !{!103, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_288_29"}
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
!114 = distinct !{!114, !115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!115 = distinct !{!115, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!141 = distinct !{!141, !142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!142 = distinct !{!142, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!143 = !{!144, !8}
!144 = distinct !{!144, !145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!145 = distinct !{!145, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!146 = !{!147, !8}
!147 = distinct !{!147, !148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!148 = distinct !{!148, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!159 = distinct !{!159, !160, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!160 = distinct !{!160, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
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
!174 = distinct !{!174, !175, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!175 = distinct !{!175, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!176 = !{!177, !8}
!177 = distinct !{!177, !178, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!178 = distinct !{!178, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!179 = !{!180, !8}
!180 = distinct !{!180, !181, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!181 = distinct !{!181, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!182 = !{!183, !8}
!183 = distinct !{!183, !184, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!184 = distinct !{!184, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!185 = !{!186, !8}
!186 = distinct !{!186, !187, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!187 = distinct !{!187, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!188 = !{!"branch_weights", i32 1, i32 127}
!189 = !{!190, !8}
!190 = distinct !{!190, !191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx: %retptr"}
!191 = distinct !{!191, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx"}
!192 = !{!193, !8}
!193 = distinct !{!193, !194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29: %retptr"}
!194 = distinct !{!194, !"_ZN8warplens4cuda6timing9simulator6memory4takeB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE23Literal_5bint_5d_284_29"}
!195 = !{!"branch_weights", i32 199, i32 9801}
!196 = !{!"branch_weights", i32 469762010, i32 1677721638}
!197 = !{!"branch_weights", i32 12545, i32 127}
!198 = !{!199, !8}
!199 = distinct !{!199, !200, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!200 = distinct !{!200, !"_ZN8warplens4cuda6timing9simulator6memory10request_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
