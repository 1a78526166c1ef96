  %members = and i32 %value, %active
  %wrong = xor i32 %members, %same
  %some = icmp ne i32 %wrong, 0
  %blamed = select i1 %some, i32 %same, i32 0
  %next = or i32 %result, %blamed
