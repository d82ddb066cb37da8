"""The deck as it is worn at the neon table: the same index as everywhere, under it one large pip in two facets, hairline circuits in the corners; the
aces lie in a hexagon, and through the ace of spades runs light. The courts are power_up_courts.py's."""
import math

from deck_kit import EDGE, INDEX, SUIT, index, p, svg
from geom import clip, f, poly, to_d
from power_up_kit import CYAN, GOLD, bolt, hexagon
from shapely.affinity import affine_transform

PAPER = ('<defs><linearGradient id="paper" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="350"><stop offset="0" stop-color="#FFFFFF"/>'
         '<stop offset="0.6" stop-color="#F4F7FF"/><stop offset="1" stop-color="#DCE4F6"/></linearGradient></defs>')
MIDDLE = (147, 219)


def hair(d, colour, width, opacity): return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{f(width)}" stroke-opacity="{opacity:g}"/>'


def node(x, y, r, colour, opacity): return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="{colour}" fill-opacity="{opacity:g}"/>'


def paper(): return PAPER + f'<rect x="0.75" y="0.75" width="248.5" height="348.5" rx="15" fill="url(#paper)" stroke="{EDGE}" stroke-width="1.5"/>'


def circuits(ink):
    """A frame with two cut corners that begins behind the index, and traces that leave it."""
    o = hair('M112 14H222L236 28V322L222 336H28L14 322V196', ink, 1.7, .34)
    for x, y in ((112, 14), (14, 196)): o += node(x, y, 3.6, ink, .5)
    for d, (x, y) in (('M236 92H216L202 78V52', (202, 50)), ('M168 336V320L158 310', (157, 309)), ('M14 258H30L40 268', (41, 269))): o += hair(d, ink, 1.5, .3) + node(x, y, 3.4, ink, .42)
    return o + hair('M226 34V74M96 328H60L46 328', ink, 1.2, .2)


def placed(s, width, x, y):
    k = width / 100
    return affine_transform(poly(SUIT[s], 40), [k, 0, 0, k, x, y])


def facets(s, width, x, y):
    """The right half lies in shadow, an edge of light runs down the middle."""
    shape = placed(s, width, x, y)
    far = clip(to_d(shape), f'M{x} 0L400 0L400 400L{x} 400Z')
    near = clip(to_d(shape.buffer(-5.5).difference(shape.buffer(-8))), f'M0 0L{x - 4} 0L{x - 4} {y + 6}L0 {y + 40}Z')
    return p(to_d(shape.simplify(.04)), INDEX[s]) + f'<path d="{far}" fill="#000000" fill-opacity="0.2"/>' + f'<path d="{near}" fill="#FFFFFF" fill-opacity="0.34"/>'


def number(n, s):
    x, y = MIDDLE
    ink = INDEX[s]
    o = paper() + circuits(ink) + f'<path d="{hexagon(x, y, 98)}" fill="{ink}" fill-opacity="0.05"/>'
    return o + facets(s, {'s': 146, 'h': 144, 'd': 154, 'c': 146}[s], x, y) + index(n, s)


def ring(s):
    """The hexagon that an ace lies in, with its six nodes."""
    x, y = 139, 216
    ink, o = INDEX[s], ''
    for r, width, opacity in ((113, 1.4, .26), (104, 4.2, .13), (92, 1.2, .2)): o += hair(hexagon(x, y, r), ink, width, opacity)
    for i in range(6):
        a = math.radians(60 * i + 30)
        o += node(x + 104 * math.cos(a), y + 104 * math.sin(a), 5, ink, .5)
    return o


def ace(s):
    x, y = 139, 216
    return paper() + circuits(INDEX[s]) + ring(s) + facets(s, {'h': 170, 'd': 178, 'c': 170}[s], x, y) + index('A', s)


def ace_spades():
    x, y, ink = 139, 214, INDEX['s']
    shape = placed('s', 188, x, y)
    o = paper() + circuits(ink) + ring('s') + p(to_d(shape.simplify(.04)), ink)
    for inset, width, colour, opacity in ((8, 7, CYAN, .22), (8, 2.6, CYAN, 1), (8, 1, '#FFFFFF', .8), (17, 1.4, CYAN, .5)):
        o += hair(to_d(shape.buffer(-inset).simplify(.3)), colour, width, opacity)
    for side in (-1, 1):       # traces from the bolt's hexagon into the two lobes and down the foot
        for dx, dy, bend in ((52, 34, 20), (34, -18, 12)):
            o += hair(f'M{x + side * 26} {y + 12 + dy * .3:.1f}L{x + side * (26 + dx - bend)} {y + 12 + dy * .3:.1f}L{x + side * (26 + dx)} {y + 12 + dy:.1f}', CYAN, 2, .75)
            o += node(x + side * (26 + dx), y + 12 + dy, 3.4, CYAN, 1)
    o += hair(f'M{x} {y - 62}V{y - 24}M{x} {y + 44}V{y + 74}', CYAN, 2, .75) + node(x, y - 64, 3.4, CYAN, 1)
    o += hair(hexagon(x, y + 10, 33), CYAN, 6, .25) + p(hexagon(x, y + 10, 31), '#0E1740', CYAN, 2.6) + p(bolt(x - 1, y + 10, .42), GOLD)
    return o + index('A', 's')


def draw(write_text):
    for s in 'shdc':
        write_text(f'cards/A{s}', svg(ace_spades() if s == 's' else ace(s)))
        for n in range(2, 11): write_text(f"cards/{'T' if n == 10 else n}{s}", svg(number(str(n), s)))
