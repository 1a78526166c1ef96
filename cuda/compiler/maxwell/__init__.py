"""The machine code of compute capability 5.0 to 6.2: instructions of 64 bits, three behind a word of control bits.

The rule: fixed fields are read and nothing is disassembled; the result is the same values as of any other encoding
(`compiler.machine`). `operations` has the table of operations, `reader` the fields, `meeting` the places where lanes
that parted continue together, which the instruction that goes there does not name.

Sources: operations, guards, widths, targets and pairs agree with nvdisasm 12.8 for all kernels of the catalogue and of
tests/hardware on sm_50, 52, 60 and 61 (`tests/hardware/instructions/compare_machine_code.py`). Control bits: Scott
Gray, "Control Codes", wiki of the assembler maxas; Jia, Maggioni, Staiger and Scarpazza, 2018, section 2.1.
"""

from warplens.cuda.compiler.maxwell.reader import grouped_instructions, instruction_address

__all__ = ["grouped_instructions", "instruction_address"]
