  %races.state = getelementptr i8, ptr %shared, i64 {offset}
  %races.row = getelementptr { i64, i64 }, ptr %arrays, i64 {row}
  %races.blocks = load ptr, ptr %races.row
  call void @global.begin(ptr %races.state, ptr %races.blocks, i64 %number)
