"""`pycuda.autoinit`: makes a context on the only device."""

from warplens.cuda.record.pycuda import driver

driver.init()
device = driver.Device(0)
context = device.make_context()
