"""LLVM code for a kernel: its instructions, memory accesses, counters and faults, and the loop over blocks.

Four rooms: `memory` (how an access is checked and made), `counters` (what is counted), `checks` (races and other
mistakes that only checked code finds) and `loops` (over blocks and warps). Beside them lies what joins them (`module`,
`emitter`, `frame`, `slots`), and what they all write with (`warp_code`, `observer`, `library`).
"""
