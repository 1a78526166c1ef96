{open_extents}  %number = call i64 @block.number(i64 %index, ptr %chosen)
  %limit.at = getelementptr i64, ptr %fuel, i64 {limit}
  %limit = load i64, ptr %limit.at
  store i64 %limit, ptr %fuel
  %index.at = getelementptr i64, ptr %fuel, i64 {index}
  store i64 %index, ptr %index.at
  %x.64 = urem i64 %number, {columns}
  %rows = udiv i64 %number, {columns}
  %y.64 = urem i64 %rows, {rows}
  %z.64 = udiv i64 %rows, {rows}
  %x = trunc i64 %x.64 to i32
  %y = trunc i64 %y.64 to i32
  %z = trunc i64 %z.64 to i32
{observed}
