"""Records how much of its arrays a warm L2 cache of two partitions lacks, by the multiprocessors that touch them.

The rule: each launch follows others like it. Loads that wait for each other say how long L2 takes for a line; counters
say where the sectors were; transposes of the catalogue, timed one by one at eight places, show the same in a kernel.
It needs a GPU, nvcc and Nsight Compute (clocks and caches are left alone, and each pass runs the program anew):

    python tests/hardware/counters/record_partitions.py measure FOLDER     # half a minute on an H200
    python tests/hardware/counters/record_partitions.py collect FOLDER FILE.json
"""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any

PROGRAM = Path(__file__).with_name("partitions.cu")
L2_BYTES = "device__attribute_l2_cache_size"
COUNTERS = (
    (
        "gpu__time_duration.sum",
        "lts__t_sectors_op_read.sum",
        "lts__t_sectors_op_read_lookup_miss.sum",
        "lts__t_sectors_op_write.sum",
        "lts__t_sectors_srcunit_tex_lookup_miss.sum",
        "lts__t_sectors_srcunit_ltcfabric.sum",
        "lts__t_sectors_srcunit_ltcfabric_lookup_miss.sum",
        "dram__sectors_read.sum",
        "dram__sectors_write.sum",
    ),
    (
        "lts__t_sectors_srcunit_tex_op_read.sum",
        "lts__t_sectors_srcunit_tex_op_read_lookup_miss.sum",
        "l1tex__t_sector_hit_rate.pct",
        "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
        "smsp__average_warps_issue_stalled_lg_throttle_per_issue_active.ratio",
        "smsp__inst_executed.sum",
    ),
)
"""What is counted, in two runs of Nsight Compute: the second run's numbers are of further launches."""
SIZES, THREADS, COPIED = (1024, 1448, 2048, 4096), (32, 64, 128, 256), (32, 256)
MIB, BLOCKS = (16, 24, 32, 40), (8, 16, 64)
"""The counted launches, in the order of the program."""


def measure(folder: Path) -> None:
    """Compile and run the program: times, latencies, and the counters."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "partitions"
    subprocess.run(["nvcc", "-O3", "-std=c++17", "-arch=native", "-o", program, PROGRAM], check=True)
    for what in ("times", "latencies"):
        with (folder / f"{what}.csv").open("w", encoding="utf-8") as file:
            subprocess.run([program, what], check=True, stdout=file)
    for number, counters in enumerate(COUNTERS):
        subprocess.run(
            [
                "ncu", "--clock-control", "none", "--cache-control", "none", "--replay-mode", "application",
                "--profile-from-start", "off", "--csv", "--page", "raw", "--print-units", "base",
                "--metrics", ",".join(counters), "--log-file", folder / f"counters{number}.csv", program, "count",
            ],
            check=True,
        )  # fmt: skip


def collect(folder: Path, file: Path) -> None:
    """Join what was measured into the data file, one line a launch."""
    counted = [_rows(folder / f"counters{number}.csv") for number in range(len(COUNTERS))]
    launches: list[dict[str, Any]] = [
        *(
            {"kernel": kernel, "size": size, "threads": threads}
            for size in SIZES
            for kernel, choices in (
                ("transpose_thread_per_row", THREADS),
                ("copy_thread_per_column", COPIED),
                ("transpose_thread_per_element", (256,)),
            )
            for threads in choices
        ),
        *(
            {"kernel": "latencies", "stores": stores, "blocks": blocks, "mib": mib}
            for stores, blocks, mib in product((0, 1), BLOCKS, MIB)
        ),
    ]
    for launch, *rows in zip(launches, *counted, strict=True):
        launch["counters"] = {
            name: float(row[name].replace(",", "")) for names, row in zip(COUNTERS, rows, strict=True) for name in names
        }
    first = counted[0][0]
    about = {
        "device": first["device__attribute_display_name"],
        "l2_bytes": int(first[L2_BYTES].replace(",", "")),
        "made_by": Path(__file__).name,
    }
    parts = {
        "times": [_time(line) for line in (folder / "times.csv").read_text(encoding="utf-8").splitlines()],
        "latencies": [_latency(line) for line in (folder / "latencies.csv").read_text(encoding="utf-8").splitlines()],
        "counters": launches,
    }
    body = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(item, separators=(",", ":")) for item in items) + "\n]"
        for name, items in parts.items()
    )
    file.write_text(f'{{"about": {json.dumps(about)},\n{body}\n}}\n', encoding="utf-8")
    print(f"{sum(map(len, parts.values()))} launches in {file}")


def _rows(file: Path) -> list[dict[str, str]]:
    """Return the launches of a file of Nsight Compute; its first row holds the units."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    return list(csv.DictReader(lines))[1:]


def _time(line: str) -> dict[str, Any]:
    kernel, size, threads, placement, *samples = line.split(",")
    return {
        "kernel": kernel,
        "size": int(size),
        "threads": int(threads),
        "placement": int(placement),
        "us": [float(sample) for sample in samples],
    }


def _latency(line: str) -> dict[str, Any]:
    """Return the clocks of a launch by block; of many blocks their mean alone."""
    stores, blocks, mib, *each = line.split(",")
    places, clocks = zip(*((int(sm), float(took)) for sm, took in (part.split(":") for part in each)), strict=True)
    kept = {"stores": int(stores), "blocks": int(blocks), "mib": int(mib), "clocks": round(mean(clocks), 1)}
    return kept if len(each) > 16 else kept | {"sm": places, "clocks_of": clocks}


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", folder]:
            measure(Path(folder))
        case ["collect", folder, file]:
            collect(Path(folder), Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
