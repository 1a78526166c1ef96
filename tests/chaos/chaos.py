"""The command behind `make chaos`: disturbs sweeps, searches, scripts and programs, and holds that nothing is lost.

    python tests/chaos/chaos.py                        until 300 processes were killed
    python tests/chaos/chaos.py --minutes 20 --seed 7  for a time, with other moments and victims
    python tests/chaos/chaos.py --only disk clock      some scenes
    python tests/chaos/chaos.py --turns 3              three turns

The rule: a turn depends on its seed and number, and on how fast this machine is. Finished points equal those of an
undisturbed run, none is lost or there twice, nothing is left running, no traceback is printed. What does not hold is
printed with its turn and seed, and the command ends with 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import clusters  # noqa: F401 - registers its scenes
from scenes import SCENES, Story
from works import Arena

KILLS = 300


def kills_of(counts: Counter[str]) -> int:
    """Return how many processes were killed."""
    return sum(number for name, number in counts.items() if name.startswith("kills"))


def turns_of(counts: Counter[str]) -> int:
    """Return how many turns all scenes had together."""
    return sum(number for name, number in counts.items() if name.startswith("turns of"))


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seed", default="1", help="other seeds give other victims and moments")
    parser.add_argument("--kills", type=int, default=KILLS, help="end after so many kills")
    parser.add_argument("--minutes", type=float, help="end after this time instead")
    parser.add_argument("--turns", type=int, help="end after so many turns instead")
    parser.add_argument("--turn", type=int, help="this turn alone")
    parser.add_argument("--only", nargs="+", choices=sorted(SCENES), metavar="SCENE", help="these scenes only")
    parser.add_argument("--works", nargs="+", metavar="WORK", help="of sweep, search, trace and exec these only")
    options = parser.parse_args()
    names = [
        name for name, (turns, _) in SCENES.items() for _ in range(turns) if not options.only or name in options.only
    ]
    counts: Counter[str] = Counter()
    faults = 0
    with tempfile.TemporaryDirectory(prefix="chaos-", ignore_cleanup_errors=True) as folder:
        arena = Arena(Path(folder))
        arena.prepare(options.works)
        began = time.monotonic()
        number = 0 if options.turn is None else options.turn
        while True:
            chance = random.Random(f"{options.seed} {number}")
            name = chance.choice(names)
            story = Story(arena, chance)
            try:
                wrong = SCENES[name][1](story)
            except Exception as error:  # noqa: BLE001 - whatever it is, the other turns run
                wrong = [f"exception: {''.join(traceback.format_exception(error))[-1500:]}"]
            arena.end_turn()
            counts += story.counts
            counts[f"turns of {name}"] += 1
            faults += bool(wrong)
            for fault in wrong:
                print(f"FAULT {name}, turn {number} of seed {options.seed}: {fault}", flush=True)
            number += 1
            minutes = (time.monotonic() - began) / 60
            if options.turn is not None or (options.turns is not None and number >= options.turns):
                break
            if options.minutes is not None and minutes > options.minutes:
                break
            if options.minutes is None and options.turns is None and kills_of(counts) >= options.kills:
                break
    for name, count in sorted(counts.items()):
        print(f"{count:>6}  {name}")
    print(f"{kills_of(counts)} kills in {turns_of(counts)} turns and {minutes:.0f} minutes: {faults} turns with faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
