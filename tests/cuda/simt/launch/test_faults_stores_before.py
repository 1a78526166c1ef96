"""Which stores to shared memory come before an access on some path with no barrier between them."""

from __future__ import annotations

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.faults import stores_before
from warplens.cuda.simt.linking.calls import build_program


def test_stores_before_returns_which_stores_lead_to_an_access_without_a_barrier():
    def unordered(code):
        body = f"{{ .reg .b32 %r<3>; .reg .pred %p; .shared .b32 s; {code} ret; }}"
        module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        program = build_program(module, "k", "k.cu")
        ops = {op.instruction.opcode: op.index for op in program.ops()}
        stores, is_on_every_path = stores_before(program, [ops["st"]], ops["ld"])
        return len(stores), is_on_every_path

    assert unordered("st.shared.b32 [s], %r1; ld.shared.b32 %r2, [s];") == (1, True)
    assert unordered("st.shared.b32 [s], %r1; bar.sync 0; ld.shared.b32 %r2, [s];") == (0, False)
    assert unordered("@%p bra $past; st.shared.b32 [s], %r1; $past: ld.shared.b32 %r2, [s];") == (1, False)
