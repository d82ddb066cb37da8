"""The rooms that faults are planted in, and the tests that watch over each."""
import collections
import pathlib
import tempfile

import plant
from harness import DIRECTOR, Harness

Room = collections.namedtuple("Room", "sources tests")
SCREENS = "seen pressed told drawn suite:scenes hands-law prefix secrecy table-pairs "     # "suite:": all of it that is one program
PLAYED = "golden chosen told seen laws judge "     # whole matches, and what bots and screens make of the rules
ROOMS = {name: Room(sources.split(), tests.split()) for name, sources, tests in (
    ("poker", "src/poker/arithmetic/*.c", "poker-rank poker-made poker-equity holdem-pots phh " + PLAYED),
    ("holdem", "src/games/holdem/rules/*.c src/poker/rules/*.c",
     "holdem-hand holdem-betting holdem-pots holdem-house holdem-tables holdem-hands any-button power-up-tournament spec-as-holdem phh hand-history " + PLAYED),
    ("power-up", "src/games/power_up/rules/*.c", "power-up-turn power-up-powers power-up-knowledge power-up-secrets power-up-tournament any-button " + PLAYED),
    ("spec", "src/games/tokyo/rules/*.c",
     "spec-rules spec-windows spec-boards spec-pairs spec-corners spec-small-print spec-as-holdem any-button " + PLAYED),
    ("ace", "src/games/ace/rules/*.c",
     "ace-claims ace-enemies ace-rules ace-bonuses ace-penalties ace-coop ace-word ace-reference ace-preview ace-census ace-greedy " + PLAYED),
    ("upcolor", "src/games/upcolor/rules/*.c", "upcolor-lap upcolor-round upcolor-pot upcolor-table upcolor-hostile upcolor-reference " + PLAYED),
    ("bots", "src/bots/*.c src/games/*/bots/*.c src/poker/bots/*.c", "chosen bots bots-sampler ace-odds ace-exact ace-bots ace-word ace-greedy upcolor-bots spec-bots poker-thought poker-bots bots-habits advice review"),
    ("gfx", "src/gfx/*.c", "gfx-text gfx-blit gfx-canvas set drawn frames seen"),
    ("audio", "src/audio/audio.c src/audio/decoded.c src/audio/mix.c src/audio/mix_render.c src/audio/music.c src/audio/room.c", "audio mix room decoded heard"),
    ("table", "src/table/*.c", SCREENS),
    ("skins", "src/skins/*.c src/games/*/skin/*.c src/poker/skin/*.c",
     SCREENS + "ace-moments ace-chances upcolor-hostile"),
    ("app", "src/app/*.c src/app/*/*.c src/games/*/told/*.c src/poker/told/*.c",
     SCREENS + "hands seating lesson book game-folder toml phh hand-history figures figures-book settings ace-achievements souvenir review desktop i18n values achievements said terminal sim-report poker-commands"),
    # What is not played, asked for by a test or in a shell.
    ("lab", "src/main.c src/lab/*.c",
     "said said-manual commands poker-commands sim-report recover-command terminal broken phh hand-history holdem-hands ace-census recover review figures figures-book"),
    # Reads of the future, as many of each skin: the prefix law notices them. (A test with arguments is written with plusses.)
    ("future", "src/skins/*.c src/games/*/skin/*.c src/poker/skin/*.c src/table/[!d]*.c src/app/table/table*.c",
     " ".join(f"prefix+--game+{g}" for g in ("kuhn", "holdem", "power-up", "spec", "upcolor", "ace"))),
)}
# What no test can reach: windows and desktops, and code for other processors.
LEFT_OUT = {"src/app/window.c", "src/app/start.c", "src/gfx/window.c", "src/gfx/blit_rows_narrow.c", "src/gfx/canvas_show.c",
            "src/poker/arithmetic/rank_avx2.c", "src/poker/arithmetic/rank_avx512.c"}
# What the suite's share is tried with: rooms and tests that take no long time, so that it misses more.
SHARE = ["holdem", "power-up", "spec", "ace", "bots"]
QUICK = set("poker-made holdem-betting holdem-pots power-up-turn power-up-powers spec-rules spec-windows ace-rules ace-bonuses upcolor-round upcolor-table golden chosen".split())
KINDS = 5
WANTED, WANTED_OF_SHARE = 0.9, 0.7


def choose(root, room, o):
    all_faults = []
    for pattern in room.sources:
        if not (paths := sorted(root.glob(pattern))):
            raise SystemExit(f"there is no file {pattern}: the list in tools/mutation is out of date")
        for path in paths:
            name = str(path.relative_to(root))
            if name not in LEFT_OUT and "/showcase" not in name:    # named scenes are laid out for tests and pictures
                all_faults += (plant.futures if room == ROOMS["future"] else plant.faults)(name, path.read_text(encoding="utf-8"))
    if room == ROOMS["future"]:
        all_faults = [f for f in all_faults if o.only in told(f)]
        return plant.in_turn(plant.chosen(all_faults, len(all_faults), o.seed, o.n), lambda f: f.kind)[:2 * o.n]
    # More than are wanted: some will not compile.
    return plant.chosen(all_faults, 2 * o.n, o.seed, 2 * max(1, -(-o.n // KINDS)))


def prepare(h, root, names, o):
    """{room: [(number, fault)]} of what compiles."""
    numbered, spare, n = {}, {}, 0
    for name in names:
        candidates = list(enumerate(choose(root, ROOMS[name], o), n))
        n += len(candidates)
        numbered[name], spare[name] = candidates[:o.n], candidates[o.n:]
    fresh = {nf[1].file for name in names for nf in numbered[name]} | ({DIRECTOR} if "future" in names else set())
    while fresh:
        by_file = {file: [nf for name in names for nf in numbered[name] if nf[1].file == file] for file in sorted(fresh)}
        with h.pool() as pool:
            left = {number for out in pool.map(lambda item: h.plant(item[0], item[1], plant.planted), by_file.items()) for number in out}
        fresh = set()
        for name in names:      # the next in the line take the places of those that don't compile
            came = [spare[name].pop(0) for nf in numbered[name] if nf[0] in left and spare[name]]
            numbered[name] = [nf for nf in numbered[name] if nf[0] not in left] + came
            fresh |= {nf[1].file for nf in came}
    return numbered


def watching(h, room):
    """The names of the tests that watch over a room."""
    out = [t for name in room.tests for t in (h.suite(name[6:]) if name.startswith("suite:") else [name])]
    if gone := [t for t in out if t.split("+")[0] not in h.tests]:
        raise SystemExit(f"there is no test {', '.join(gone)}: the list in tools/mutation is out of date")
    return list(dict.fromkeys(out))


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
        for name in names:
            faults = [nf for nf in numbered[name] if o.only in told(nf[1])]
            tests = [t for t in watching(h, ROOMS[name]) if t not in o.without.split(",") and h.time.get(t, 0) <= o.most and (not o.share or t in QUICK)]
            if o.only_with:
                tests = o.only_with.split(",")
            who = h.hunt([number for number, _ in faults], tests, name, o.v)
            for number, fault in faults:
                met = any(number in m for m in h.met.values())
                if o.v or number not in who:
                    print(f"{who.get(number) or ('NOBODY NOTICES' if met else 'NOBODY COMES BY'):16} {told(fault)}", flush=True)
            noticed_in[name] = (len(who), len(faults))
            print(f"{name}: {len(who)} of {len(faults)} noticed", flush=True)
    if o.share:
        good, all_of_them = (sum(x) for x in zip(*noticed_in.values()))
        print(f"{good} of {all_of_them} noticed")
        return good < WANTED_OF_SHARE * all_of_them
    return any(good < WANTED * of for good, of in noticed_in.values())
