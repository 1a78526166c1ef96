"""LLVM code for a kernel: its instructions, memory accesses, counters and faults, and the loop over blocks.

Three rooms: `memory` (how an access is checked and made), `counters` (what is counted) and `checks` (races and other
mistakes that only checked code finds); `loops` holds the texts of the loops over blocks and warps. Beside them lies
what joins them (`module`, `warp_function`, `emitter`), and what they all write with (`warp_code`, `buffers`).
"""
