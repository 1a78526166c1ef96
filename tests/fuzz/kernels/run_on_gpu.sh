#!/bin/sh
# Compiles each kernel of this folder in three ways and runs it on a GPU: sh run_on_gpu.sh [PROCESSES]. The result of each
# is a line in results.txt, and the sums are printed: right, different, not run.
cd "$(dirname "$0")" || exit 2
one() {
    name=$1
    for form in inlined called not_optimised; do
        case $form in
            inlined) options="-DINLINED" ;;
            called) options="" ;;
            *) options="-Xcicc -O0 -Xptxas -O0" ;;
        esac
        if nvcc -w -std=c++17 -arch=sm_90 -fmad=false $options -o "$name.$form" "$name.cu" > "$name.$form.log" 2>&1; then
            echo "$name $form: $(timeout 60 "./$name.$form" "$name.launch" "$name.expected" 2>&1 | head -n 1)"
        else
            echo "$name $form: does not compile: $(grep -m1 error "$name.$form.log")"
        fi
        rm -f "$name.$form"
    done
}
if [ "$1" = one ]; then one "$2"; exit; fi
ls *.cu | sed 's/\.cu$//' | xargs -P "${1:-$(nproc)}" -n 1 sh "$0" one > results.txt
echo "right: $(grep -c ': right$' results.txt), different: $(grep -c ': word ' results.txt), not run: $(grep -vc ': right$\|: word ' results.txt)"
grep -v ': right$' results.txt | head -n 50
! grep -qv ': right$' results.txt
