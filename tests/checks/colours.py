"""Upcolor's colours keep apart for every eye (UC-02: the code is told by colour, and the colour-safe and high-contrast sets must
tell it to all). Any two of a set's six colours: CIEDE2000 of 20 or more as normal, protan, deutan and tritan eyes see them, and
7 or more of lightness L* apart, so that a grey picture still tells them. The ordinary set is measured and not judged: there the
shape and the letter carry it. In every set a shape stands out from its colour by 3:1 and words by 4.5:1; the tints behind
people's emblems are far from every colour of the code.

Read are assets/upcolor/palette.txt, the shipped pictures, which must show the palette's colours, and the screen's table of them.

Formulas: G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference formula", Color Research and Application 30 (2005), with
pairs of its test table; G. Machado, M. Oliveira, L. Fernandes, "A physiologically-based model for simulation of color vision
deficiency", IEEE TVCG 15 (2009), severity 1, on linear sRGB; contrast as in WCAG 2.1; L* as in CIE 15, white D65."""
import itertools
import math
import pathlib
import re
import sys

LEAST, STEP, SHAPE, WORDS, TINT = 20, 7, 3, 4.5, 15
JUDGED = ("safe", "contrast")
NAMES = ("imperial", "yellow", "blue", "red", "violet", "discard")
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# Sharma, Wu and Dalal: two colours as L*, a*, b*, and their difference
KNOWN = (
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1, 2), (50, 0, 0), 2.3669),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)


def linear(colour):
    values = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def seen(colour, eye):
    """The colour as linear sRGB that a normal eye would have to see to have the same impression."""
    rgb = linear(colour)
    return [min(1, max(0, sum(a * b for a, b in zip(row, rgb)))) for row in EYES[eye]]


def lab(rgb):
    r, g, b = rgb
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    f = lambda t: t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def difference(one, two):
    """CIEDE2000 between two colours given as L*, a*, b*."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(mean7 / (mean7 + 25 ** 7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dl, dc = l2 - l1, c2 - c1
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dhh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    cos = lambda degrees: math.cos(math.radians(degrees))
    t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.20 * cos(4 * h - 63)
    sl = 1 + 0.015 * (l - 50) ** 2 / math.sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    turn = -math.sin(math.radians(60 * math.exp(-((h - 275) / 25) ** 2))) * 2 * math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dhh / sh) ** 2 + turn * dc / sc * dhh / sh)


def contrast(one, two):
    light, dark = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def read_sets(path):
    """{set: {name: (colour, shape on it, words on it)}}"""
    sets, now = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        words = [] if line.startswith("#") else line.split()
        if words[:1] == ["ground"]:
            now = now if len(words) > 1 and words[1].startswith("#") else None
        elif words[:1] == ["set"]:
            now = sets.setdefault(words[1], {})
        elif words and now is not None:
            now[words[0]] = tuple(words[1:])
    return sets


def fills(path):
    return set(re.findall(r'fill="(#[0-9A-Fa-f]{6})"', path.read_text(encoding="utf-8")))


def measure(name, colours, faults):
    """One set: what it holds, a line for each kind of eye, and its faults if it is judged."""
    pairs = list(itertools.combinations(NAMES, 2))
    of = {c: colours[c][0] for c in NAMES}
    step, a, b = min((abs(lab(linear(of[a]))[0] - lab(linear(of[b]))[0]), a, b) for a, b in pairs)
    print(f"{name}: least step of L* {step:.1f} ({a}, {b})")
    if name in JUDGED and step < STEP:
        faults.append(f"{name}: {a} and {b} are {step:.1f} of L* apart; {STEP} are asked for")
    for eye in EYES:
        least, a, b = min((difference(lab(seen(of[a], eye)), lab(seen(of[b], eye))), a, b) for a, b in pairs)
        print(f"  {eye}: least CIEDE2000 {least:.1f} ({a}, {b})")
        if name in JUDGED and least < LEAST:
            faults.append(f"{name}: {a} and {b} differ by {least:.1f} for {eye} sight; {LEAST} are asked for")
    for c in NAMES:
        for on, least, what in ((colours[c][1], SHAPE, "shape"), (colours[c][2], WORDS, "words")):
            if contrast(of[c], on) < least:
                faults.append(f"{name}: the {what} on {c} stand out by {contrast(of[c], on):.1f}:1; {least}:1 are asked for")


def shown(assets, name, colours, faults):
    """The pictures of a set have its colours and no other set's."""
    for c in NAMES:
        for picture in (f"cards/{name}/{c}", f"cards/{name}/small/{c}", f"shapes/{name}/disc-{c}"):
            if colours[c][0] not in fills(assets / "upcolor" / (picture + ".svg")):
                faults.append(f"assets/upcolor/{picture}.svg: does not show {colours[c][0]}, {name}'s {c}")


def programmed(skin, sets, faults):
    """The screen's own table has the palette's numbers."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(skin.glob("*.[ch]"))).upper()
    for name, colours in sets.items():
        faults += [f"src/games/upcolor/skin: {name}'s {c} is not {own}, as in the palette" for c, (own, *_) in colours.items() if f"0X{own[1:].upper()}FF" not in text]


def main(root):
    assets = pathlib.Path(root) / "assets"
    faults = [f"the formula gives {difference(a, b):.4f} for {a} and {b}, not {d}" for a, b, d in KNOWN if abs(difference(a, b) - d) > 0.0001]
    sets = read_sets(assets / "upcolor" / "palette.txt")
    for name in ("ordinary", *JUDGED):
        if set(sets.get(name, {})) != set(NAMES):
            faults.append(f"assets/upcolor/palette.txt: the set {name} must have {', '.join(NAMES)}")
            continue
        measure(name, sets[name], faults)
        shown(assets, name, sets[name], faults)
    skin = pathlib.Path(root) / "src" / "games" / "upcolor" / "skin"
    if skin.is_dir():
        programmed(skin, sets, faults)
    grounds = sorted((assets / "emblems").glob("ground-*.svg"))
    tints = [(path.name, re.search(r'fill="(#[0-9A-Fa-f]{6})"', path.read_text(encoding="utf-8"))[1]) for path in grounds]
    near = [(difference(lab(linear(tint)), lab(linear(colour[0]))), who, f"{name}'s {c}")
            for who, tint in tints for name, colours in sets.items() for c, colour in colours.items()]
    if len(tints) != 8:
        faults.append(f"assets/emblems has {len(tints)} grounds; 8 are asked for")
    if near:
        least, who, what = min(near)
        print(f"grounds of emblems: least CIEDE2000 to the code {least:.1f} ({who}, {what})")
        faults += [f"{who}: {d:.1f} from {what}; {TINT} are asked for" for d, who, what in sorted(near) if d < TINT]
    print("\n".join(faults) or "The colours hold.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
