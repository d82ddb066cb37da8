"""The music goes on: no eight bars of a pass are eight others of it again, and its scores name the parts that lie there.

    music.py SOURCE-ROOT

Bars are compared by what is struck in them, of all stems: how often each of the twelve notes. Eight bars in a row are alike
when those numbers correlate by 0.95."""
import pathlib
import re
import sys

ALIKE = 0.95
NOTE = re.compile(r"([A-G])([#b]?)\d")
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
PASS_S = (135, 165)     # two and a half minutes


def struck(bar):
    """How often each of the twelve notes."""
    out = [0.0] * 12
    for word in bar.split():
        for step, sign in NOTE.findall(word):
            out[(STEPS[step] + (sign == "#") - (sign == "b")) % 12] += 0.5 if word.endswith("?") else 1.0
    return out


def correlation(a, b):
    n, ma, mb = len(a), sum(a) / len(a), sum(b) / len(b)
    ab = sum((x - ma) * (y - mb) for x, y in zip(a, b))
    aa, bb = sum((x - ma) ** 2 for x in a), sum((y - mb) ** 2 for y in b)
    return ab / (aa * bb) ** 0.5 if aa and bb else 0.0


def bars_of(forms, world, order):
    """What is struck in each bar of a pass."""
    out = []
    for section in order:
        length = world["lengths"][section]
        rows = [[0.0] * 12 for _ in range(length)]
        for stem in ("bed", "pulse", "tune"):
            for part in world[stem]:
                text = part[4].get(section) if isinstance(part[4], dict) else None
                if not text:
                    continue
                bars = forms.bars(text)
                if len(bars) != length:
                    raise SystemExit(f"{part[0]}, {section}: {len(bars)} bars, the section has {length}")
                for row, bar in zip(rows, bars):
                    for k, n in enumerate(struck(bar)):
                        row[k] += n
        out += rows
    return out


def pieces(root, faults):
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(root / "tools" / "sound"))
    import forms
    highest = 0.0
    for name, world in forms.WORLDS.items():
        starts = set()
        for order in forms.PASSES:
            rows = bars_of(forms, world, order)
            seconds = len(rows) * world["of"].BEATS * 60 / world["of"].BPM
            if not PASS_S[0] <= seconds <= PASS_S[1]:
                faults.append(f"{name}: a pass of {seconds:.0f} s")
            flat = [sum(rows[i:i + 8], []) for i in range(len(rows) - 7)]
            for i, one in enumerate(flat):
                for j in range(i + 8, len(flat)):
                    r = correlation(one, flat[j])
                    highest = max(highest, r)
                    if r >= ALIKE:
                        faults.append(f"{name}: bars {i + 1} to {i + 8} are bars {j + 1} to {j + 8} again ({r:.2f})")
            starts.add(order[0])
        if len(starts) < len(forms.PASSES):
            faults.append(f"{name}: two passes begin alike")
    return highest


def scores(root, faults):
    """Each file is named, each that is named is there; stems come round together."""
    for path in sorted((root / "assets").glob("music/*.txt")) + sorted((root / "assets").glob("ambience/*.txt")):
        lines = dict(line.split(" ", 1) for line in path.read_text(encoding="ascii").splitlines())
        stems = {stem: [int(n) for n in lines[stem].split()] for stem in ("bed", "pulse", "tune", "tension") if stem in lines}
        named = {f"{stem}-{n}" for stem, order in stems.items() for n in order if n}
        there = {file.stem for file in path.with_suffix("").glob("*.ogg")}
        faults += [f"{path.name}: {name} is not there" for name in sorted(named - there)]
        faults += [f"{path.name}: nobody plays {name}" for name in sorted(there - named)]
        if len({len(order) for order in stems.values()}) > 1 or len(stems["bed"]) % int(lines["pass"]):
            faults.append(f"{path.name}: its stems are {[len(order) for order in stems.values()]} parts long")


def main(root):
    faults = []
    highest = pieces(pathlib.Path(root), faults)
    scores(pathlib.Path(root), faults)
    print("\n".join(faults) or f"no eight bars alike; the most alike: {highest:.2f}")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
