  %far.{row} = extractelement <32 x i64> %at, i32 {row}
  %here.{row} = getelementptr i8, ptr %base, i64 %far.{row}
  %bit.{row} = and i32 %active, {bit}
  %on.{row} = icmp ne i32 %bit.{row}, 0
  %row.{row} = select i1 %on.{row}, ptr %here.{row}, ptr @no.row
  %w{words}.{row} = load <{words} x i32>, ptr %row.{row}, align 4
