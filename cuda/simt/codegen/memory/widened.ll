%old.parts = bitcast {type} %old to <{count} x {part}>
  %b.parts = bitcast {type} %b to <{count} x {part}>
  {widen}
  %sum = fadd <{count} x float> %old.float, %b.float
  {narrow}
  %new = bitcast <{count} x {part}> %sum.parts to {type}
