"""The signs of the four worlds, shared by the mark, the doors and the icon; and Upcolor's shapes and card, as the doors show them."""
import math
from pen import P, rect, at, disc, f
from shapely.geometry import Polygon
from svgclip import write_d

CODE = [('green', '#0A8747', 'crown'), ('yellow', '#FFC81E', 'sun'), ('blue', '#1C74E4', 'drop'), ('red', '#DE2B36', 'flame'), ('violet', '#6A2FB8', 'moon')]
COLOUR = {name: c for name, c, _ in CODE}
SHAPE = {name: s for name, _, s in CODE}
AFTER = dict(yellow='green', blue='yellow', red='blue', violet='red')
BOLT = 'M20 -78L-46 14H-6L-20 78L46 -16H6Z'


def spade(fill, horns=True):
    o = P('M-58 -34C-106 -46 -124 -92 -100 -138C-98 -106 -80 -86 -36 -76ZM58 -34C106 -46 124 -92 100 -138C98 -106 80 -86 36 -76Z', fill) if horns else ''
    return o + P('M0 -112C22 -62 100 -30 100 32C100 76 50 94 17 62C19 94 32 114 52 124H-52C-32 114 -19 94 -17 62C-50 94 -100 76 -100 32C-100 -30 -22 -62 0 -112Z', fill)


def emblem(world, simple):
    """The sign on a card of the mark, some 240 high; simple for the icon, where the card may be 12 pixels wide."""
    if world == 'ace':
        eyes = 'M-64 0L-8 26Q-42 50 -64 0ZM64 0L8 26Q42 50 64 0Z' if simple else 'M-56 6L-14 24Q-40 40 -56 6ZM56 6L14 24Q40 40 56 6Z'
        return spade('#EADBC0') + P(eyes, '#B3261E')
    if world == 'power-up':
        if simple: return at(0, 0, 1.32, P(BOLT, '#4DE3FF', '#4DE3FF', 16))
        return P('M0 -98L85 -49V49L0 98L-85 49V-49Z', 'none', '#FF4FA3', 15) + at(0, 0, .8, P(BOLT, '#4DE3FF', '#4DE3FF', 8))
    if simple:
        return (disc(0, -40, 94, '#E4572E')
                + P('M-131 84V152Q-131 183 -100 183H100Q131 183 131 152V84Q109 44 87 84Q65 44 44 84Q22 44 0 84Q-22 44 -44 84Q-65 44 -87 84Q-109 44 -131 84Z', '#14213D')
                + P('M-100 132Q-66 96 -33 132Q0 96 33 132Q66 96 100 132', 'none', '#F3E9D2', 17))
    o = disc(0, -44, 86, '#E4572E') + rect(-131, 112, 262, 71, 31, '#14213D') + rect(-131, 104, 262, 40, 0, '#14213D')
    for xs, y in (((-66, 66), 70), ((-88, 0, 88), 112)):
        for x in xs:
            big = 58 if y < 100 else 44
            for r, c in ((big, '#F3E9D2'), (52 if y < 100 else 44, '#14213D'), (31, '#F3E9D2'), (19, '#14213D')):
                o += P(f'M{x-r} {y}A{r} {r} 0 0 1 {x+r} {y}Z', c)
            if y < 100: o += rect(x - 52, y - 1, 104, 50, 0, '#14213D')
    return o


def rounded(x, y, w, h, r, steps=7):
    pts = []
    for cx, cy, a0 in ((x+w-r, y+r, -90), (x+w-r, y+h-r, 0), (x+r, y+h-r, 90), (x+r, y+r, 180)):
        for i in range(steps + 1):
            a = math.radians(a0 + 90 * i / steps)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return Polygon(pts)


def band(x0, w, inside, fill, lean, top, bottom):
    """A band that leans: bottom edge from x0, w wide, top moved right by lean times the height; cut to a polygon."""
    d = lean * (bottom - top)
    return P(write_d(Polygon([(x0 + d, top), (x0 + d + w, top), (x0 + w, bottom), (x0, bottom)]).intersection(inside)), fill)


def mark_card(world, w, h, turned, simple):
    """One card of the mark, centred; the emblem stays upright when the card is turned."""
    r = w * .12
    if turned: w, h = h, w
    x, y, s = -w / 2, -h / 2, min(w, h)
    if world == 'upcolor':
        inside, o, x0 = rounded(x, y, w, h, r, 5), '', x - h * .7
        bw = (w + h * .7) / 5
        for i, (_, c, _) in enumerate(CODE):
            o += band(x0, bw + .6, inside, c, .7, y, y + h)
            x0 += bw
        return o
    ground = {'ace': '#B3261E', 'power-up': '#131B3A', 'spec': '#F3E9D2'}[world]
    o = rect(x, y, w, h, r, ground, *(('#B9A678', 1.2) if world == 'spec' else ()))
    o += at(0, s * .03 if world == 'ace' else 0, s / ({'ace': 282 if simple else 306}.get(world, 262)), emblem(world, simple))
    if world == 'power-up': o += rect(x + 2, y + 2, w - 4, h - 4, r - 2, 'none', '#4DE3FF', max(2, s * .028))
    return o


def mark(side, gap=.018, simple=False):
    """Four cards of 5:7 turned round a square: the hole is 2/12 of the side."""
    u, e = side / 12, side * gap / 2
    w, h = 5 * u - 2 * e, 7 * u - 2 * e
    o = ''
    for world, x, y, turned in (('ace', 3.5, 2.5, True), ('power-up', 9.5, 3.5, False), ('upcolor', 8.5, 9.5, True), ('spec', 2.5, 8.5, False)):
        o += f'<g transform="translate({f(x*u)} {f(y*u)})">{mark_card(world, w, h, turned, simple)}</g>'
    return o + rect(5 * u + e, 5 * u + e, 2 * u - 2 * e, 2 * u - 2 * e, u * .34, '#E3B04B')


def word(x, y, s, colour, accent):
    """Carré in one stroke of 31 on circles of 60; y is the base line."""
    def line(d): return P(d, 'none', colour, 31)
    o = line('M163 -170A88 88 0 1 0 163 -38') + at(266, 0, 1, line('M-60 -60A60 60 0 1 0 60 -60A60 60 0 1 0 -60 -60Z') + line('M60 -120V0'))
    for x0 in (398, 516): o += at(x0, 0, 1, line('M0 -120V0M0 -62C4 -98 26 -119 62 -117'))
    o += at(672, 0, 1, line('M-58 -60H60A60 60 0 1 0 44 -20') + at(16, -176, 1, rect(-19, -34, 38, 54, 9, accent), 34))
    return at(x, y, s, o)


def mix(a, b, t):
    p, q = ([int(c[i:i+2], 16) for i in (1, 3, 5)] for c in (a, b))
    return '#%02X%02X%02X' % tuple(round(x + (y - x) * t) for x, y in zip(p, q))


def up_shape(kind, fill, hollow):
    """Upcolor's shapes in a box of -50..50."""
    if kind == 'crown':
        return (P('M-37 22L-45 -16Q-46 -24 -38 -20L-20 -8L-4.5 -27Q0 -32 4.5 -27L20 -8L38 -20Q46 -24 45 -16L37 22Z', fill) + rect(-38, 28, 76, 14, 7, fill)
                + disc(-44, -25, 6.5, fill) + disc(44, -25, 6.5, fill) + P('M-3.5 -50h7v6h6.5v7h-6.5v9h-7v-9h-6.5v-7h6.5z', fill)
                + P('M0 -6L8 5L0 16L-8 5Z', hollow) + disc(-22, 9, 4.5, hollow) + disc(22, 9, 4.5, hollow))
    if kind == 'sun':
        return disc(0, 0, 26, fill) + ''.join(at(0, 0, 1, P('M-6 -36L0 -51L6 -36Q0 -33 -6 -36Z', fill, fill, 4), a) for a in range(0, 360, 45))
    if kind == 'drop':
        return P('M0 -50C14 -27 35 -4 35 16A35 33 0 0 1 -35 16C-35 -4 -14 -27 0 -50Z', fill) + P('M-20 16A20 19 0 0 0 -3 34', 'none', hollow, 7.5)
    if kind == 'flame':
        return (P('M3 -51C9 -29 38 -15 38 14C38 36 21 49 0 49C-21 49 -38 36 -38 14C-38 -5 -27 -13 -25 -29C-16 -25 -11 -17 -10 -9C0 -20 5 -34 3 -51Z', fill)
                + P('M2 2C5 12 17 17 17 29C17 38 10 43 0 43C-10 43 -17 38 -17 29C-17 21 -11 17 -9 9C-5 11 -3 14 -2 17C1 13 2 8 2 2Z', hollow))
    return P('M8 -46A46 46 0 1 0 46 14A36 36 0 0 1 8 -46Z', fill) + P('M30 -40Q31.5 -27 44 -25Q31.5 -23 30 -10Q28.5 -23 16 -25Q28.5 -27 30 -40Z', fill)


def on(colour):
    """White or ink, whichever the shape on this colour takes."""
    return '#20242E' if colour == '#FFC81E' else '#FFFFFF'


def up_card(name):
    """A face of Upcolor, 250x350, with the shape for an index and no letter: letters belong to a language."""
    own, panel = COLOUR[name], '#FFFDF7'
    inside = rounded(14, 14, 222, 322, 16)
    o = rect(1, 1, 248, 348, 27, own) + P(write_d(inside), panel)
    o += band(-190, 88, inside, mix(own, panel, .86), 1, -10, 360) + band(-56, 150, inside, mix(own, panel, .86), 1, -10, 360)
    v = 'M42 201L125 304L208 201'
    o += P(v, 'none', panel, 50) + P(v, 'none', COLOUR[AFTER[name]], 36) + disc(125, 143, 80, own) + at(125, 143, 1.16, up_shape(SHAPE[name], on(own), own))
    index = at(48, 52, .5, up_shape(SHAPE[name], '#20242E' if name == 'yellow' else own, panel))
    o += rect(8, 8, 234, 334, 21.5, 'none', own, 14) + rect(2, 2, 246, 346, 26, 'none', mix(own, '#20242E', .42), 2.5)
    return o + index + f'<g transform="rotate(180 125 175)">{index}</g>'
