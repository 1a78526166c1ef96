  %index.{row} = add i32 %first, {row}
  %far.{row} = extractelement {vector} %at, i32 %index.{row}
  %here.{row} = getelementptr i8, ptr %base, i64 %far.{row}
  %w{count}.{row} = load <{count} x i16>, ptr %here.{row}, align 4
