; made by simulator_build.py from packing.py, sources 40229dd20e99071f
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @entry(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.base, i64 %arg.width_bytes, ptr readonly captures(none) %arg.sizes_at, ptr captures(none) %arg.table_at, ptr readonly captures(none) %arg.times_at, ptr readonly captures(none) %arg.masks_at, ptr readonly captures(none) %arg.addresses_at, ptr writeonly captures(none) %arg.step_at, ptr captures(none) %arg.work_at) unnamed_addr #0 {
entry:
  %.196.i = alloca [3 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.196.i)
  %.fca.1.gep.i = getelementptr inbounds nuw i8, ptr %.196.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds nuw i8, ptr %.196.i, i64 16
  br label %B38.if.i

B38.if.i:                                         ; preds = %B38.if.i, %entry
  %out.2.sroa.0.0110.i = phi i64 [ undef, %entry ], [ %.201.fca.0.load.i, %B38.if.i ]
  %out.2.sroa.9.0109.i = phi i64 [ undef, %entry ], [ %.201.fca.1.load.i, %B38.if.i ]
  %out.2.sroa.18.0108.i = phi i64 [ undef, %entry ], [ %.201.fca.2.load.i, %B38.if.i ]
  %.69.0106.i = phi i64 [ 0, %entry ], [ %.140.i, %B38.if.i ]
  %.140.i = add nuw nsw i64 %.69.0106.i, 1
  %0 = getelementptr i64, ptr %arg.sizes_at, i64 %.69.0106.i
  %.194.i = load i64, ptr %0, align 8, !noalias !0
  store i64 %out.2.sroa.0.0110.i, ptr %.196.i, align 8, !noalias !0
  store i64 %out.2.sroa.9.0109.i, ptr %.fca.1.gep.i, align 8, !noalias !0
  store i64 %out.2.sroa.18.0108.i, ptr %.fca.2.gep.i, align 8, !noalias !0
  %.199.i = getelementptr inbounds nuw i64, ptr %.196.i, i64 %.69.0106.i
  store i64 %.194.i, ptr %.199.i, align 8, !noalias !0
  %.201.fca.0.load.i = load i64, ptr %.196.i, align 8, !noalias !0
  %.201.fca.1.load.i = load i64, ptr %.fca.1.gep.i, align 8, !noalias !0
  %.201.fca.2.load.i = load i64, ptr %.fca.2.gep.i, align 8, !noalias !0
  %exitcond.not.i = icmp eq i64 %.140.i, 3
  br i1 %exitcond.not.i, label %B0.endif.endif.endif.endi...endif.2.endif.endif.if, label %B38.if.i

B0.endif.endif.endif.endi...endif.2.endif.endif.if: ; preds = %B38.if.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.196.i)
  %.648 = getelementptr i8, ptr %arg.work_at, i64 256
  %.222589.not.i = icmp slt i64 %.201.fca.0.load.i, 1
  br i1 %.222589.not.i, label %_ZN8warplens4cuda6timing9simulator7packing4packB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B116.if.lr.ph.i

B116.if.lr.ph.i:                                  ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif.if
  %.727.i = shl i64 %.201.fca.2.load.i, 5
  %.1055.i = mul i64 %.201.fca.1.load.i, 36
  %.1147.i.i = icmp slt i64 %arg.width_bytes, 5
  br label %B116.if.i

B114.loopexit.i:                                  ; preds = %B706.i, %B116.if.i
  %step.2.1.lcssa.i = phi i64 [ %step.4.0592.i, %B116.if.i ], [ %step.3.2.i, %B706.i ]
  %is_even.2.1.lcssa.i = phi i1 [ %is_even.4.0593.i, %B116.if.i ], [ %is_even.3.2.i, %B706.i ]
  %exitcond597.not.i = icmp eq i64 %.235.i, %.201.fca.0.load.i
  br i1 %exitcond597.not.i, label %B714.loopexit.i, label %B116.if.i

B256.i:                                           ; preds = %B236.if.i
  %.631.i = icmp slt i64 %first.2.2582.i, 0
  %.561.sroa.0.0.first.2.2.i = select i1 %.631.i, i64 %.515.0579.i, i64 %first.2.2582.i
  %1 = getelementptr i64, ptr %13, i64 %.515.0579.i
  %.736.i = load i64, ptr %1, align 8, !noalias !3
  %.744.i = icmp sgt i64 %active.2.2581.i, 0
  br i1 %.744.i, label %B314.i, label %B424.i

B314.i:                                           ; preds = %B256.i
  %2 = getelementptr i64, ptr %arg.work_at, i64 %active.2.2581.i
  %.785.i = getelementptr i8, ptr %2, i64 -8
  %.786.i = load i64, ptr %.785.i, align 8, !noalias !3
  %.788.i = icmp sgt i64 %.786.i, %.736.i
  br i1 %.788.i, label %B344.i, label %B424.thread.i

B344.i:                                           ; preds = %B314.i, %B394.i
  %place.2.5.i = phi i64 [ %.794.i, %B394.i ], [ %active.2.2581.i, %B314.i ]
  %.794.i = add nsw i64 %place.2.5.i, -1
  %.823.i = getelementptr i64, ptr %arg.work_at, i64 %.794.i
  %.824.i = load i64, ptr %.823.i, align 8, !noalias !3
  %.854.i = getelementptr i64, ptr %arg.work_at, i64 %place.2.5.i
  store i64 %.824.i, ptr %.854.i, align 8, !noalias !3
  %.867.i = icmp sgt i64 %place.2.5.i, 1
  br i1 %.867.i, label %B394.i, label %B424.thread.i

B394.i:                                           ; preds = %B344.i
  %.907.i = getelementptr i8, ptr %.854.i, i64 -16
  %.908.i = load i64, ptr %.907.i, align 8, !noalias !3
  %.910.i = icmp sgt i64 %.908.i, %.736.i
  br i1 %.910.i, label %B344.i, label %B424.thread.i

B424.i:                                           ; preds = %B256.i
  %.943.not.i = icmp eq i64 %active.2.2581.i, 0
  %spec.select576.i = select i1 %.943.not.i, i64 0, i64 32
  br label %B424.thread.i

B424.thread.i:                                    ; preds = %B394.i, %B344.i, %B424.i, %B314.i
  %place.3.4575.i = phi i64 [ %active.2.2581.i, %B314.i ], [ %active.2.2581.i, %B424.i ], [ 0, %B344.i ], [ %.794.i, %B394.i ]
  %3 = phi i64 [ 0, %B314.i ], [ %spec.select576.i, %B424.i ], [ 0, %B344.i ], [ 0, %B394.i ]
  %4 = getelementptr i64, ptr %arg.work_at, i64 %place.3.4575.i
  %.958.i = getelementptr i64, ptr %4, i64 %3
  store i64 %.736.i, ptr %.958.i, align 8, !noalias !3
  %.965.i = add i64 %active.2.2581.i, 1
  br label %B444.i

B444.i:                                           ; preds = %B236.if.i, %B424.thread.i
  %active.3.3.i = phi i64 [ %.965.i, %B424.thread.i ], [ %active.2.2581.i, %B236.if.i ]
  %first.3.3.i = phi i64 [ %.561.sroa.0.0.first.2.2.i, %B424.thread.i ], [ %first.2.2582.i, %B236.if.i ]
  %exitcond.not.i267 = icmp eq i64 %.584.i, 32
  br i1 %exitcond.not.i267, label %B446.i, label %B236.if.i

B446.i:                                           ; preds = %B444.i
  %.399.i = add nuw nsw i64 %.329.0584.i, 1
  %.1061.i.idx = mul i64 %.329.0584.i, 144
  %.1061.i = getelementptr i8, ptr %11, i64 %.1061.i.idx
  %5 = lshr i64 %active.3.3.i, 58
  %.1152.i = and i64 %5, 32
  %.1153.i = add i64 %.1152.i, %active.3.3.i
  %.1156.i = icmp slt i64 %.1153.i, 0
  br i1 %.1156.i, label %B446.endif.i.thread279, label %B446.else.endif.endif.endif.i, !prof !6

B566.i:                                           ; preds = %_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i
  %.1367.i = icmp sgt i64 %first.3.3.i, -1
  br i1 %.1367.i, label %B578.i, label %B706.i

B578.i:                                           ; preds = %B566.i
  %.1446.i = getelementptr i64, ptr %13, i64 %first.3.3.i
  %.1447.i = load i64, ptr %.1446.i, align 8, !noalias !3
  %.1452.i = add nsw i64 %.329.0584.i, -1
  %.idx273 = shl i64 %.1452.i, 8
  %6 = getelementptr i8, ptr %10, i64 %.idx273
  %.1527.i = getelementptr i64, ptr %6, i64 %first.3.3.i
  %.1528.i = load i64, ptr %.1527.i, align 8, !noalias !3
  %.1532.i = sub nsw i64 %.1447.i, %.1528.i
  %.1537.i = icmp eq i64 %step.2.1586.i, -4611686018427387904
  %.1532.step.2.1.i = select i1 %.1537.i, i64 %.1532.i, i64 %step.2.1586.i
  %.1560.i = icmp eq i64 %.1532.step.2.1.i, %.1532.i
  br i1 %.1560.i, label %B672.i, label %B706.i

B672.i:                                           ; preds = %B578.i
  %.1622.i = getelementptr i64, ptr %9, i64 %.1452.i
  %.1623.i = load i64, ptr %.1622.i, align 8, !noalias !3
  %.1627.i = icmp eq i64 %.480.i, %.1623.i
  br label %B706.i

B706.i:                                           ; preds = %_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i, %B672.i, %B578.i, %B566.i
  %step.3.2.i = phi i64 [ %step.2.1586.i, %_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ %step.2.1586.i, %B566.i ], [ %.1532.i, %B672.i ], [ %.1532.step.2.1.i, %B578.i ]
  %is_even.3.2.i = phi i1 [ %is_even.2.1.mux.i, %_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i ], [ true, %B566.i ], [ %.1627.i, %B672.i ], [ false, %B578.i ]
  %exitcond596.not.i = icmp eq i64 %.399.i, %.305.i
  br i1 %exitcond596.not.i, label %B114.loopexit.i, label %B164.if.i

B714.loopexit.i:                                  ; preds = %B114.loopexit.i
  %7 = select i1 %is_even.2.1.lcssa.i, i64 %step.2.1.lcssa.i, i64 -4611686018427387904
  br label %_ZN8warplens4cuda6timing9simulator7packing4packB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B116.if.i:                                        ; preds = %B114.loopexit.i, %B116.if.lr.ph.i
  %is_even.4.0593.i = phi i1 [ true, %B116.if.lr.ph.i ], [ %is_even.2.1.lcssa.i, %B114.loopexit.i ]
  %step.4.0592.i = phi i64 [ -4611686018427387904, %B116.if.lr.ph.i ], [ %step.2.1.lcssa.i, %B114.loopexit.i ]
  %.163.0591.i = phi i64 [ 0, %B116.if.lr.ph.i ], [ %.235.i, %B114.loopexit.i ]
  %.235.i = add nuw nsw i64 %.163.0591.i, 1
  %8 = getelementptr i64, ptr %arg.times_at, i64 %.163.0591.i
  %.305.i = load i64, ptr %8, align 8, !noalias !3
  %.386583.not.i = icmp slt i64 %.305.i, 1
  br i1 %.386583.not.i, label %B114.loopexit.i, label %B164.if.lr.ph.i

B164.if.lr.ph.i:                                  ; preds = %B116.if.i
  %.475.i = mul i64 %.163.0591.i, %.201.fca.2.load.i
  %9 = getelementptr i64, ptr %arg.masks_at, i64 %.475.i
  %.729.i = mul i64 %.727.i, %.163.0591.i
  %10 = getelementptr i64, ptr %arg.addresses_at, i64 %.729.i
  %.1057.i = mul i64 %.1055.i, %.163.0591.i
  %11 = getelementptr i32, ptr %arg.table_at, i64 %.1057.i
  br label %B164.if.i

B164.if.i:                                        ; preds = %B164.if.lr.ph.i, %B706.i
  %is_even.2.1587.i = phi i1 [ %is_even.4.0593.i, %B164.if.lr.ph.i ], [ %is_even.3.2.i, %B706.i ]
  %step.2.1586.i = phi i64 [ %step.4.0592.i, %B164.if.lr.ph.i ], [ %step.3.2.i, %B706.i ]
  %.329.0584.i = phi i64 [ 0, %B164.if.lr.ph.i ], [ %.399.i, %B706.i ]
  %12 = getelementptr i64, ptr %9, i64 %.329.0584.i
  %.480.i = load i64, ptr %12, align 8, !noalias !3
  %.idx = shl i64 %.329.0584.i, 8
  %13 = getelementptr i8, ptr %10, i64 %.idx
  br label %B236.if.i

B236.if.i:                                        ; preds = %B164.if.i, %B444.i
  %first.2.2582.i = phi i64 [ -1, %B164.if.i ], [ %first.3.3.i, %B444.i ]
  %active.2.2581.i = phi i64 [ 0, %B164.if.i ], [ %active.3.3.i, %B444.i ]
  %.515.0579.i = phi i64 [ 0, %B164.if.i ], [ %.584.i, %B444.i ]
  %.584.i = add nuw nsw i64 %.515.0579.i, 1
  %14 = shl nuw i64 1, %.515.0579.i
  %15 = and i64 %14, %.480.i
  %.624.not.i = icmp eq i64 %15, 0
  br i1 %.624.not.i, label %B444.i, label %B256.i

B446.endif.i:                                     ; preds = %B446.else.endif.endif.endif.i
  %.329580.i.not.i = icmp eq i64 %.1153.i, 0
  br i1 %.329580.i.not.i, label %B644.i.i, label %B130.if.lr.ph.i.i

B130.if.lr.ph.i.i:                                ; preds = %B446.else.endif.endif.endif.i, %B446.endif.i
  %.1124.sroa.13.0.i276 = phi i64 [ %.1153.i, %B446.endif.i ], [ 32, %B446.else.endif.endif.endif.i ]
  %.491.i.i = getelementptr i8, ptr %.1061.i, i64 4
  %.601.i.i = getelementptr i8, ptr %.1061.i, i64 8
  br label %B130.if.i.i

B208.i.i:                                         ; preds = %B130.if.i.i
  %.429.i.i = icmp slt i64 %count.2.0582.i.i, -3
  %.430.i.i = select i1 %.429.i.i, i64 36, i64 0
  %16 = getelementptr i32, ptr %.1061.i, i64 %count.2.0582.i.i
  %17 = getelementptr i8, ptr %16, i64 12
  %.444.i.i = getelementptr i32, ptr %17, i64 %.430.i.i
  %.445.i.i = load i32, ptr %.444.i.i, align 4, !noalias !7
  %.447.not.i.i = icmp eq i32 %.445.i.i, %.382.i.i
  br i1 %.447.not.i.i, label %B456.i.i, label %B254.i.i

B254.i.i:                                         ; preds = %B130.if.i.i, %B208.i.i
  %.492.i.i = load i32, ptr %.491.i.i, align 4, !noalias !7
  %.494.i.i = icmp sgt i64 %count.2.0582.i.i, 0
  %.516.i.i = icmp slt i64 %covered.3.0583.i.i, 32
  %narrow577.i.i = select i1 %.494.i.i, i1 %.516.i.i, i1 false
  %"$phi314.4.2.2.i.i" = zext i1 %narrow577.i.i to i32
  %.529.i.i = add i32 %.492.i.i, %"$phi314.4.2.2.i.i"
  store i32 %.529.i.i, ptr %.491.i.i, align 4, !noalias !7
  %.602.i.i = load i32, ptr %.601.i.i, align 4, !noalias !7
  %18 = trunc i64 %most_turns.3.0585.i.i to i32
  %.637.i.i = add i32 %.602.i.i, %18
  store i32 %.637.i.i, ptr %.601.i.i, align 4, !noalias !7
  %.655.i.i = icmp slt i64 %count.2.0582.i.i, -4
  %.656.i.i = select i1 %.655.i.i, i64 36, i64 0
  %19 = getelementptr i32, ptr %.1061.i, i64 %count.2.0582.i.i
  %20 = getelementptr i8, ptr %19, i64 16
  %.670.i.i = getelementptr i32, ptr %20, i64 %.656.i.i
  store i32 %.382.i.i, ptr %.670.i.i, align 4, !noalias !7
  %.675.i.i = add nsw i64 %count.2.0582.i.i, 1
  br label %B456.i.i

B456.i.i:                                         ; preds = %B254.i.i, %B208.i.i
  %count.3.2.i.i = phi i64 [ %.675.i.i, %B254.i.i ], [ %count.2.0582.i.i, %B208.i.i ]
  %covered.5.2.i.i = phi i64 [ 0, %B254.i.i ], [ %covered.3.0583.i.i, %B208.i.i ]
  %turns.5.2.i.i = phi i64 [ 0, %B254.i.i ], [ %turns.6.0584.i.i, %B208.i.i ]
  %most_turns.4.2.i.i = phi i64 [ 0, %B254.i.i ], [ %most_turns.3.0585.i.i, %B208.i.i ]
  %previous.3.2.i.i = phi i64 [ -1, %B254.i.i ], [ %previous.4.0587.i.i, %B208.i.i ]
  %.721.not.i.i = icmp eq i64 %.347.i.i, %previous.3.2.i.i
  br i1 %.721.not.i.i, label %B598.i.i, label %B468.i.i

B468.i.i:                                         ; preds = %B456.i.i
  %.741.i.i = add nsw i64 %covered.5.2.i.i, %arg.width_bytes
  %.748.i.i = add nsw i64 %distinct.2.0586.i.i, 1
  %.755.i.i = ashr i64 %.347.i.i, 2
  %.757.not.i.i = icmp eq i64 %.755.i.i, %word.2.0588.i.i
  br i1 %.757.not.i.i, label %B598.i.i, label %B516.i.i

B516.i.i:                                         ; preds = %B468.i.i
  %.766.i.i = and i64 %.755.i.i, 31
  %.795.i.i = getelementptr i64, ptr %.648, i64 %.766.i.i
  %.796.i.i = load i64, ptr %.795.i.i, align 8, !noalias !7
  %.797.i.i = add nsw i64 %.796.i.i, 1
  store i64 %.797.i.i, ptr %.795.i.i, align 8, !noalias !7
  br label %B598.i.i

B598.i.i:                                         ; preds = %B516.i.i, %B468.i.i, %B456.i.i
  %covered.4.1.i.i = phi i64 [ %covered.5.2.i.i, %B456.i.i ], [ %.741.i.i, %B516.i.i ], [ %.741.i.i, %B468.i.i ]
  %turns.4.1.i.i = phi i64 [ %turns.5.2.i.i, %B456.i.i ], [ 0, %B516.i.i ], [ 0, %B468.i.i ]
  %distinct.3.1.i.i = phi i64 [ %distinct.2.0586.i.i, %B456.i.i ], [ %.748.i.i, %B516.i.i ], [ %.748.i.i, %B468.i.i ]
  %word.3.1.i.i = phi i64 [ %word.2.0588.i.i, %B456.i.i ], [ %.755.i.i, %B516.i.i ], [ %word.2.0588.i.i, %B468.i.i ]
  %.882.i.i = add nsw i64 %turns.4.1.i.i, 1
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.882.i.i, i64 %most_turns.4.2.i.i)
  %exitcond596.not.i.i = icmp eq i64 %.1124.sroa.13.0.i276, %.350.i.i
  br i1 %exitcond596.not.i.i, label %B644.loopexit.i.i, label %B130.if.i.i

B644.loopexit.i.i:                                ; preds = %B598.i.i
  %21 = icmp slt i64 %covered.4.1.i.i, 32
  %22 = trunc i64 %.13.i.i.i to i32
  %23 = mul i64 %arg.width_bytes, %distinct.3.1.i.i
  %24 = sub i64 0, %23
  %25 = ashr i64 %24, 7
  br label %B644.i.i

B644.i.i:                                         ; preds = %B446.endif.i.thread279, %B644.loopexit.i.i, %B446.endif.i
  %count.2.0.lcssa.i.i = phi i64 [ 0, %B446.endif.i ], [ %count.3.2.i.i, %B644.loopexit.i.i ], [ 0, %B446.endif.i.thread279 ]
  %covered.3.0.lcssa.i.i = phi i1 [ true, %B446.endif.i ], [ %21, %B644.loopexit.i.i ], [ true, %B446.endif.i.thread279 ]
  %most_turns.3.0.lcssa.i.i = phi i32 [ 0, %B446.endif.i ], [ %22, %B644.loopexit.i.i ], [ 0, %B446.endif.i.thread279 ]
  %distinct.2.0.lcssa.i.i = phi i64 [ 0, %B446.endif.i ], [ %25, %B644.loopexit.i.i ], [ 0, %B446.endif.i.thread279 ]
  %.964.i.i = getelementptr i8, ptr %.1061.i, i64 4
  %.965.i.i = load i32, ptr %.964.i.i, align 4, !noalias !7
  %.967.i.i = icmp sgt i64 %count.2.0.lcssa.i.i, 0
  %narrow.i.i = select i1 %.967.i.i, i1 %covered.3.0.lcssa.i.i, i1 false
  %"$phi704.3.2.0.i.i" = zext i1 %narrow.i.i to i32
  %.1002.i.i = add i32 %.965.i.i, %"$phi704.3.2.0.i.i"
  store i32 %.1002.i.i, ptr %.964.i.i, align 4, !noalias !7
  %.1074.i.i = getelementptr i8, ptr %.1061.i, i64 8
  %.1075.i.i = load i32, ptr %.1074.i.i, align 4, !noalias !7
  %.1110.i.i = add i32 %.1075.i.i, %most_turns.3.0.lcssa.i.i
  store i32 %.1110.i.i, ptr %.1074.i.i, align 4, !noalias !7
  %.1142.i.i = trunc i64 %count.2.0.lcssa.i.i to i32
  store i32 %.1142.i.i, ptr %.1061.i, align 4, !noalias !7
  br i1 %.1147.i.i, label %B840.preheader.i.i, label %B932.i.i

B840.preheader.i.i:                               ; preds = %B644.i.i
  %.1298.i.i = getelementptr i8, ptr %.1061.i, i64 12
  %.1298.promoted.i.i = load i32, ptr %.1298.i.i, align 4, !noalias !7
  br label %B840.if.i.i

B932.i.i:                                         ; preds = %B644.i.i
  %.1458.i.i = sub nsw i64 0, %distinct.2.0.lcssa.i.i
  %.13.i576.i.i = tail call i64 @llvm.smax.i64(i64 %.1458.i.i, i64 1)
  %.1515.i.i = getelementptr i8, ptr %.1061.i, i64 12
  %.1516.i.i = trunc i64 %.13.i576.i.i to i32
  store i32 %.1516.i.i, ptr %.1515.i.i, align 4, !noalias !7
  br label %_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i

B130.if.i.i:                                      ; preds = %B598.i.i, %B130.if.lr.ph.i.i
  %word.2.0588.i.i = phi i64 [ -1, %B130.if.lr.ph.i.i ], [ %word.3.1.i.i, %B598.i.i ]
  %previous.4.0587.i.i = phi i64 [ -1, %B130.if.lr.ph.i.i ], [ %.347.i.i, %B598.i.i ]
  %distinct.2.0586.i.i = phi i64 [ 0, %B130.if.lr.ph.i.i ], [ %distinct.3.1.i.i, %B598.i.i ]
  %most_turns.3.0585.i.i = phi i64 [ 0, %B130.if.lr.ph.i.i ], [ %.13.i.i.i, %B598.i.i ]
  %turns.6.0584.i.i = phi i64 [ 0, %B130.if.lr.ph.i.i ], [ %.882.i.i, %B598.i.i ]
  %covered.3.0583.i.i = phi i64 [ 0, %B130.if.lr.ph.i.i ], [ %covered.4.1.i.i, %B598.i.i ]
  %count.2.0582.i.i = phi i64 [ 0, %B130.if.lr.ph.i.i ], [ %count.3.2.i.i, %B598.i.i ]
  %.277.0581.i.i = phi i64 [ 0, %B130.if.lr.ph.i.i ], [ %.350.i.i, %B598.i.i ]
  %.341.i.i = shl i64 %.277.0581.i.i, 3
  %.345.i.i = getelementptr i8, ptr %arg.work_at, i64 %.341.i.i
  %.347.i.i = load i64, ptr %.345.i.i, align 8, !noalias !7
  %.350.i.i = add nuw nsw i64 %.277.0581.i.i, 1
  %.379.i.i = lshr i64 %.347.i.i, 5
  %.381.i.i = add i64 %.379.i.i, %arg.base
  %.382.i.i = trunc i64 %.381.i.i to i32
  %.387.i.i = icmp eq i64 %count.2.0582.i.i, 0
  br i1 %.387.i.i, label %B254.i.i, label %B208.i.i

B840.if.i.i:                                      ; preds = %B840.if.i.i, %B840.preheader.i.i
  %.1176.0594.i.i = phi i64 [ 0, %B840.preheader.i.i ], [ %.1245.i.i, %B840.if.i.i ]
  %.1299592593.i.i = phi i32 [ %.1298.promoted.i.i, %B840.preheader.i.i ], [ %.1385.i.i, %B840.if.i.i ]
  %.1245.i.i = add nuw nsw i64 %.1176.0594.i.i, 1
  %26 = getelementptr i64, ptr %.648, i64 %.1176.0594.i.i
  %.1329.i.i = load i64, ptr %26, align 8, !noalias !7
  %.8.i.i.i = sext i32 %.1299592593.i.i to i64
  %.10.i.i.i = tail call i64 @llvm.smax.i64(i64 %.1329.i.i, i64 %.8.i.i.i)
  %.1385.i.i = trunc i64 %.10.i.i.i to i32
  store i32 %.1385.i.i, ptr %.1298.i.i, align 4, !noalias !7
  %exitcond597.not.i.i = icmp eq i64 %.1245.i.i, 32
  br i1 %exitcond597.not.i.i, label %_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i, label %B840.if.i.i

_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %B840.if.i.i, %B932.i.i
  %.1338.i = load i64, ptr %8, align 8, !noalias !3
  %.1339.i = icmp slt i64 %.1338.i, 3
  %.1348.i = icmp eq i64 %.329.0584.i, 0
  %or.cond.not578.i = or i1 %.1348.i, %.1339.i
  %is_even.2.1.not.i = xor i1 %is_even.2.1587.i, true
  %brmerge.i = select i1 %or.cond.not578.i, i1 true, i1 %is_even.2.1.not.i
  %is_even.2.1.mux.i = select i1 %or.cond.not578.i, i1 %is_even.2.1587.i, i1 false
  br i1 %brmerge.i, label %B706.i, label %B566.i

B446.endif.i.thread279:                           ; preds = %B446.i
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %.648, i8 0, i64 256, i1 false), !noalias !7
  br label %B644.i.i

B446.else.endif.endif.endif.i:                    ; preds = %B446.i
  %.1161.not.i = icmp samesign ult i64 %.1153.i, 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %.648, i8 0, i64 256, i1 false), !noalias !7
  br i1 %.1161.not.i, label %B446.endif.i, label %B130.if.lr.ph.i.i, !prof !10

_ZN8warplens4cuda6timing9simulator7packing4packB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif.if, %B714.loopexit.i
  %is_even.4.0.lcssa.i = phi i64 [ -4611686018427387904, %B0.endif.endif.endif.endi...endif.2.endif.endif.if ], [ %7, %B714.loopexit.i ]
  store i64 %is_even.4.0.lcssa.i, ptr %arg.step_at, align 8
  store i32 0, ptr %retptr, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @run(i64 %.1, i64 %.2, ptr readonly captures(none) %.3, ptr captures(none) %.4, ptr readonly captures(none) %.5, ptr readonly captures(none) %.6, ptr readonly captures(none) %.7, ptr writeonly captures(none) %.8, ptr captures(none) %.9, ptr readnone captures(none) %.10, ptr readnone captures(none) %.11, ptr readnone captures(none) %.12) local_unnamed_addr #0 {
entry:
  %.14 = alloca i32, align 4
  store i32 0, ptr %.14, align 4
  call fastcc void @entry(ptr %.14, i64 %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9) #4
  %.28 = load i32, ptr %.14, align 4
  ret i32 %.28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

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
!1 = distinct !{!1, !2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v83B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi3EE: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np6unsafe7ndarray14to_fixed_tuple12_3clocals_3e7codegen12_3clocals_3e4implB3v83B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAE5ArrayIxLi1E1C7mutable7alignedEx8UniTupleIxLi3EE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN8warplens4cuda6timing9simulator7packing4packB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN8warplens4cuda6timing9simulator7packing4packB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!6 = !{!"branch_weights", i32 1, i32 99}
!7 = !{!8, !4}
!8 = distinct !{!8, !9, !"_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN8warplens4cuda6timing9simulator7packing9write_rowB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE"}
!10 = !{!"branch_weights", i32 2125791894, i32 21691754}
