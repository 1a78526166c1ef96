; The number of the block at a place of the table, or the place itself where there is no table.
define internal i64 @block.number(i64 %place, ptr %chosen) alwaysinline {
  %none = icmp eq ptr %chosen, null
  br i1 %none, label %all, label %some
all:
  ret i64 %place
some:
  %at = getelementptr i64, ptr %chosen, i64 %place
  %number = load i64, ptr %at
  ret i64 %number
}
