DAY = ()
