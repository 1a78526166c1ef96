  %entry.{index} = getelementptr i32, ptr %places, i64 {index}
  %place.{index} = load i32, ptr %entry.{index}
  %to.{index} = getelementptr i8, ptr %frame, i32 %place.{index}
  store <32 x i32> {register}, ptr %to.{index}, align {alignment}
