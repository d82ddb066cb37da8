"""What Upcolor's makers share: its colours (read from assets/upcolor/palette.txt), the six shapes, the letters, the bands.

A shape lies in a box of -50..50. A colour goes by the name of its card: imperial, yellow, blue, red, violet, discard."""
import math, os, subprocess
from pen import ASSETS, P, rect, disc, ring, at, save, f
from geom import to_d, poly
from shapely.geometry import Polygon, Point, LineString, box
from shapely.ops import unary_union

INK, PAPER, WHITE, GREY = '#20242E', '#FFFDF7', '#FFFFFF', '#7A8294'
CODE = ('imperial', 'yellow', 'blue', 'red', 'violet')
NAMES = CODE + ('discard',)
SHAPES = dict(imperial='crown', yellow='sun', blue='drop', red='flame', violet='moon', discard='cross')
AFTER = dict(yellow='imperial', blue='yellow', red='blue', violet='red')


def read_palette():
    """The sets, {set: {name: (colour, shape on it, words on it)}}, and the grounds, {ground: {what: colour}}."""
    sets, grounds, now = {}, {}, None
    with open(os.path.join(ASSETS, 'upcolor', 'palette.txt')) as file:
        for line in file:
            words = [] if line.startswith('#') else line.split()
            if not words: continue
            if words[0] == 'set': now = sets.setdefault(words[1], {})
            elif words[0] == 'ground' and not words[1].startswith('#'): now = grounds.setdefault(words[1], {})
            else: now[words[0]] = tuple(words[1:]) if len(words) > 2 else words[1]
    return sets, grounds


SETS, GROUNDS = read_palette()


def mix(a, b, t):
    p, q = ([int(c[i:i+2], 16) for i in (1, 3, 5)] for c in (a, b))
    return '#%02X%02X%02X' % tuple(round(x + (y - x) * t) for x, y in zip(p, q))


def luminance(c):
    v = [int(c[i:i+2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = [x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v]
    return .2126 * r + .7152 * g + .0722 * b


def ratio(a, b):
    x, y = sorted((luminance(a), luminance(b)))
    return (y + .05) / (x + .05)


# ---- the six shapes: an area each, so that what is cut out is open and any ground shows through ----

RAY = 'M-6 -36L0 -51L6 -36Q0 -33 -6 -36Z'


def wide(d, w):
    """A line of the path d, w wide, with round ends, as an area."""
    from icon_kit import S
    return S(d, w)


def shape_area(kind):
    if kind == 'crown':
        body = poly('M-37 22L-45 -16Q-46 -24 -38 -20L-20 -8L-4.5 -27Q0 -32 4.5 -27L20 -8L38 -20Q46 -24 45 -16L37 22Z')
        base = LineString([(-31, 35), (31, 35)]).buffer(7, 16)
        top = poly('M-3.5 -50h7v6h6.5v7h-6.5v11h-7v-11h-6.5v-7h6.5z')
        cut = unary_union([poly('M0 -6L8 5L0 16L-8 5Z'), Point(-22, 9).buffer(4.5, 12), Point(22, 9).buffer(4.5, 12)])
        return unary_union([body, base, top, Point(-44, -25).buffer(6.5, 16), Point(44, -25).buffer(6.5, 16)]).difference(cut)
    if kind == 'sun':
        from shapely.affinity import rotate
        ray = poly(RAY).buffer(2, 8)
        return unary_union([Point(0, 0).buffer(26, 32)] + [rotate(ray, a, origin=(0, 0)) for a in range(0, 360, 45)])
    if kind == 'drop':
        return poly('M0 -50C14 -27 35 -4 35 16C35 34 19 49 0 49C-19 49 -35 34 -35 16C-35 -4 -14 -27 0 -50Z', 24).difference(
            wide('M-20 16C-20 26 -13 33 -3 34', 7.5))
    if kind == 'flame':
        return poly('M3 -51C9 -29 38 -15 38 14C38 36 21 49 0 49C-21 49 -38 36 -38 14C-38 -5 -27 -13 -25 -29C-16 -25 -11 -17 -10 -9C0 -20 5 -34 3 -51Z', 16).difference(
            poly('M2 2C5 12 17 17 17 29C17 38 10 43 0 43C-10 43 -17 38 -17 29C-17 21 -11 17 -9 9C-5 11 -3 14 -2 17C1 13 2 8 2 2Z', 12))
    if kind == 'moon':
        whole, bite = Point(3, 3).buffer(46, 40), Point(29, -19).buffer(37, 40)
        star = poly('M30 -40Q31.5 -27 44 -25Q31.5 -23 30 -10Q28.5 -23 16 -25Q28.5 -27 30 -40Z')
        return whole.difference(bite).union(star)
    return wide('M-32 -32L32 32', 25).union(wide('M32 -32L-32 32', 25))


_areas = {}


def shape(kind, fill):
    if kind not in _areas: _areas[kind] = to_d(shape_area(kind).simplify(.06))
    return P(_areas[kind], fill, extra=' fill-rule="evenodd"')


def sign(name, colours):
    """The shape of a colour, in the colour that shapes have on it."""
    return shape(SHAPES[name], colours[name][1])


# ---- letters: strokes in a box of 40 x 56; kanji are outlines of the type ----

STROKES = dict(I='M9 5H31M20 5V51M9 51H31', Y='M4 5L20 29L36 5M20 29V51', J='M13 5H31V35A12.5 14 0 0 1 6 36',
               B='M8 5V51H21A12 12 0 0 0 21 27H8M8 5H19A11 11 0 0 1 19 27', R='M8 51V5H20A12 12 0 0 1 20 29H8M20 29L34 51',
               V='M4 5L20 51L36 5', D='M8 5H15C42 5 42 51 15 51H8Z')
LETTERS = {'': 'IYBRVD', 'fr': 'IJBRVD', 'ja': '帝黄青赤紫捨'}
_kanji = {}


def kanji(ch):
    if not _kanji:
        from fontTools.ttLib import TTCollection
        from fontTools.pens.svgPathPen import SVGPathPen
        found = subprocess.run(['fc-match', '-f', '%{file}', 'Noto Sans CJK JP:style=Black'], capture_output=True, text=True, check=True).stdout
        face = TTCollection(found, lazy=True).fonts[0]
        glyphs, names = face.getGlyphSet(), face.getBestCmap()
        for each in LETTERS['ja']:
            pen = SVGPathPen(glyphs, ntos=lambda v: f(v))
            glyphs[names[ord(each)]].draw(pen)
            _kanji[each] = pen.getCommands()
    return _kanji[ch]


def letter(ch, colour, x, y, h, weight=11):
    """The letter, its box centred on x, y and h high."""
    if ch in STROKES:
        s = h / 56
        return f'<g transform="translate({f(x-20*s)} {f(y-28*s)}) scale({s:.4g})">{P(STROKES[ch], "none", colour, weight)}</g>'
    s = h * 1.06 / 1000
    return f'<g transform="translate({f(x-500*s)} {f(y+380*s)}) scale({s:.4g} {-s:.4g})"><path fill="{colour}" d="{kanji(ch)}"/></g>'


# ---- bands and arcs ----

def rounded(x, y, w, h, r): return box(x + r, y + r, x + w - r, y + h - r).buffer(r, 8)


def leaning(x0, w, lean, top, bottom):
    """A band that leans: its bottom edge from x0, w wide; its top moved right by lean times the height."""
    d = lean * (bottom - top)
    return Polygon([(x0 + d, top), (x0 + d + w, top), (x0 + w, bottom), (x0, bottom)])


def band(x0, w, inside, fill, lean=1.0, top=-10, bottom=360): return P(to_d(leaning(x0, w, lean, top, bottom).intersection(inside)), fill)


def polar(r, a):
    """The point r from the middle, a degrees clockwise from the top."""
    return r * math.sin(math.radians(a)), -r * math.cos(math.radians(a))


def sector(r0, r1, a0, a1, gap=0):
    """A piece of a ring as a path; its straight sides are moved in by half the gap, so that gaps are even."""
    o0, o1 = (math.degrees(math.asin(gap / 2 / r)) for r in (r0, r1))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = polar(r1, a0 + o1), polar(r1, a1 - o1), polar(r0, a1 - o0), polar(r0, a0 + o0)
    return f'M{f(x0)} {f(y0)}A{f(r1)} {f(r1)} 0 0 1 {f(x1)} {f(y1)}L{f(x2)} {f(y2)}A{f(r0)} {f(r0)} 0 0 0 {f(x3)} {f(y3)}Z'
