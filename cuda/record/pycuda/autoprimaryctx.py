"""`pycuda.autoprimaryctx`: takes the context of the only device."""

from warplens.cuda.record.pycuda import driver

driver.init()
device = driver.Device(0)
context = device.retain_primary_context()
