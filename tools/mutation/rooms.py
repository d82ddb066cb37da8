"""The rooms that faults are planted in, and the tests that watch over each."""
import collections
import pathlib
import tempfile

import plant
from harness import Harness

Room = collections.namedtuple("Room", "sources tests")
SCREENS = "seen told items stage keys options scenes "
PLAYED = "golden chosen told seen "     # whole matches, and what bots and screens make of the rules
ROOMS = {name: Room(sources.split(), tests.split()) for name, sources, tests in (
    ("poker", "src/games/poker/*.c", "poker-rank poker-made poker-equity holdem-pots phh " + PLAYED),
    ("holdem", "src/games/holdem/*.c src/games/holdem/names/*.c",
     "holdem-hand holdem-betting holdem-pots holdem-house holdem-tables holdem-hands any-button power-up-tournament spec-as-holdem phh hand-history " + PLAYED),
    ("power-up", "src/games/power_up/*.c src/games/power_up/names/*.c", "power-up-turn power-up-powers power-up-knowledge power-up-secrets power-up-tournament any-button " + PLAYED),
    ("spec", "src/games/spec/*.c src/games/spec/names/*.c",
     "spec-rules spec-windows spec-boards spec-pairs spec-corners spec-small-print spec-as-holdem any-button " + PLAYED),
    ("ace", "src/games/ace/*.c src/games/ace/names/*.c",
     "ace-claims ace-enemies ace-rules ace-bonuses ace-penalties ace-coop ace-word ace-reference ace-preview ace-census ace-greedy " + PLAYED),
    ("upcolor", "src/games/upcolor/*.c src/games/upcolor/names/*.c", "upcolor-lap upcolor-round upcolor-pot upcolor-table upcolor-hostile upcolor-reference " + PLAYED),
    ("bots", "src/bots/*.c", "chosen bots bots-sampler ace-bots ace-word ace-greedy upcolor-bots spec-bots poker-bots bots-habits advice review"),
    ("gfx", "src/gfx/*.c", "gfx-text gfx-blit gfx-canvas drawn frames seen"),
    ("stage", "src/stage/*.c", SCREENS + "touch motion"),
    ("skins", "src/skins/*.c src/skins/*/*.c",
     SCREENS + "ace-moments ace-chances poker-screen spec-screen upcolor-screen power-up-screen poker-table spec-table duel coop-table speech"),
    ("app", "src/app/*.c src/app/scenes/*.c src/app/histories/*.c",
     SCREENS + "seating lesson book toml phh hand-history figures figures-book holdem-hands settings ace-achievements souvenir earning review recover desktop sitting-down deal-code hotseat "
     "run book-screen story coop-table duel history-screen replay-screen statistics review-screen saves unsaved killed speech comfort touch devices"),
)}
# What no test can reach: windows and desktops, commands of the shell, and code for other processors.
LEFT_OUT = {"src/app/window.c", "src/app/main.c", "src/app/shot.c", "src/app/start.c", "src/gfx/window.c", "src/gfx/blit_rows_narrow.c", "src/gfx/canvas_show.c",
            "src/games/poker/rank_avx2.c", "src/games/poker/rank_avx512.c"}
# What the suite's share is tried with: rooms and tests that take no long time, so that it misses more.
SHARE = ["poker", "holdem", "power-up", "spec", "ace", "upcolor", "bots"]
QUICK = set("poker-made holdem-betting holdem-pots power-up-turn power-up-powers spec-rules spec-windows ace-rules ace-bonuses upcolor-round upcolor-table golden chosen".split())
KINDS = 5
WANTED, WANTED_OF_SHARE = 0.9, 0.7


def choose(root, room, o):
    all_faults = []
    for pattern in room.sources:
        for path in sorted(root.glob(pattern)):
            name = str(path.relative_to(root))
            if name not in LEFT_OUT:
                all_faults += plant.faults(name, path.read_text(encoding="utf-8"))
    # Some will not compile; those behind them take their places.
    return plant.chosen(all_faults, 2 * o.n, o.seed, 2 * max(1, -(-o.n // KINDS)))


def prepare(h, root, names, o):
    """{room: [(number, fault)]} of what compiles, with the tests that come by it."""
    numbered, n = {}, 0
    for name in names:
        candidates = []
        for fault in choose(root, ROOMS[name], o):
            candidates.append((n, fault))
            n += 1
        numbered[name] = candidates
    by_file = collections.defaultdict(list)
    for candidates in numbered.values():
        for nf in candidates:
            by_file[nf[1].file].append(nf)
    with h.pool() as pool:
        left = {number for out in pool.map(lambda item: h.plant(item[0], item[1], plant.planted), by_file.items()) for number in out}
        for name in names:
            numbered[name] = [nf for nf in numbered[name] if nf[0] not in left][:o.n]
        tests = {t for name in names for t in ROOMS[name].tests if t in h.tests and t not in o.without.split(",") and (not o.share or t in QUICK)}
        for trouble in pool.map(h.try_without, sorted(tests)):
            if trouble:
                raise SystemExit(trouble)
    return numbered


def told(f):
    return f"{f.file}:{f.line} {f.kind}: {f.before[:90]} -> {f.after[:90]}"


def main(root, build, o):
    if o.share:
        o.n, o.nice, o.words = 1, 0, SHARE
    names = o.words or list(ROOMS)
    noticed_in = {}
    with tempfile.TemporaryDirectory() as scratch:
        h = Harness(root, build, pathlib.Path(scratch), o.jobs, o.nice)
        numbered = prepare(h, root, names, o)
        with h.pool() as pool:
            for name in names:
                faults = [nf for nf in numbered[name] if o.only in told(nf[1])]
                who = list(pool.map(lambda nf: h.who_notices(nf[0], ROOMS[name].tests), faults))
                for (number, fault), test in zip(faults, who):
                    met = any(number in m for m in h.met.values())
                    if o.v or not test:
                        print(f"{test or ('NOBODY NOTICES' if met else 'NOBODY COMES BY'):16} {told(fault)}", flush=True)
                noticed_in[name] = (sum(t is not None for t in who), len(who))
                print(f"{name}: {noticed_in[name][0]} of {len(who)} noticed", flush=True)
    if o.share:
        good, all_of_them = (sum(x) for x in zip(*noticed_in.values()))
        print(f"{good} of {all_of_them} noticed")
        return good < WANTED_OF_SHARE * all_of_them
    return any(good < WANTED * of for good, of in noticed_in.values())
