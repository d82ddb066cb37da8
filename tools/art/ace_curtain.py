"""Between two people at one screen, 1920x1080: the saloon's swing doors, shut, with the evening behind them. A plate with words lies over their middle."""
import random
from pen import *
from shapely.geometry import Polygon, box

W, H = 1920, 1080
PAGE = box(0, 0, W, H)
DEEP, WOOD, EDGE, CUTS, RAY, SUN = '#140B08', '#2E1A11', '#4A2C1B', '#57351F', '#5A1A14', '#A8480F'


def inside(d, area):
    out = ''
    for s in subpaths(d, 5):
        if len(s) > 3: out += to_d(Polygon(s).buffer(0).intersection(area).simplify(0.3))
    return out


def evening(rr):
    """A low sun behind the doors, rays of blood all round it."""
    o = defs(linear('dusk', 0, 0, 0, H, (0, '#1A0D0A', 1), (.55, '#451409', 1), (1, '#170B08', 1))) + rect(0, 0, W, H, 0, 'url(#dusk)')
    d = ''
    for i in range(54):
        a, half = i / 54 * math.tau + .02, .024 + rr.uniform(-.004, .004)
        d += points_d([(960 + 360 * math.cos(a), 560 + 360 * math.sin(a)), (960 + 1400 * math.cos(a - half), 560 + 1400 * math.sin(a - half)), (960 + 1400 * math.cos(a + half), 560 + 1400 * math.sin(a + half))])
    o += P(inside(d, PAGE), RAY)
    return o + P(circle(960, 560, 350), SUN) + P(circle(960, 560, 306), '#D96A14')


def grain(x, y, w, h, n, rr, upright=False):
    """Cuts along the wood."""
    d = ''
    for _ in range(n):
        if upright:
            a, b, ln = x + rr.uniform(5, w - 5), y + rr.uniform(0, h - 40), rr.uniform(40, 190)
            d += gouge(a, b, a + rr.uniform(-2, 2), min(y + h - 4, b + ln), rr.uniform(1.2, 2.8))
        else:
            a, b, ln = x + rr.uniform(0, w - 40), y + rr.uniform(4, h - 4), rr.uniform(40, 160)
            d += gouge(a, b, min(x + w - 4, a + ln), b + rr.uniform(-1.5, 1.5), rr.uniform(1, 2.4))
    return P(d, CUTS)


def post(x, w, rr):
    return rect(x, 0, w, H, 0, '#1D110B') + rect(x, 0, 7, H, 0, EDGE) + rect(x + w - 7, 0, 7, H, 0, '#0D0705') + grain(x + 8, 0, w - 16, H, 46, rr, True)


def door(rr):
    """The left leaf, from its hinge at 120 to the middle: a curved top, a frame, slats, and a horned spade sawn out."""
    top, low, l, r = 150, 960, 124, 954
    o = P(f'M{l} {top+70}C{l+240} {top+70} {r-330} {top-46} {r} {top-20}V{low+10}C{r-260} {low+44} {l+300} {low-40} {l} {low-30}Z', WOOD)
    frame = f'M{l} {top+70}C{l+240} {top+70} {r-330} {top-46} {r} {top-20}V{low+10}C{r-260} {low+44} {l+300} {low-40} {l} {low-30}ZM{l+64} {top+150}V{low-110}C{l+300} {low-116} {r-300} {low-66} {r-62} {low-74}V{top+70}C{r-330} {top+56} {l+260} {top+146} {l+64} {top+150}Z'
    panel = poly(f'M{l+64} {top+150}V{low-110}C{l+300} {low-116} {r-300} {low-66} {r-62} {low-74}V{top+70}C{r-330} {top+56} {l+260} {top+146} {l+64} {top+150}Z', 24)
    o += P(to_d(panel), '#0F0806')
    y = top + 40
    while y < low - 40:         # slats, one over the other, lit along their upper edges
        o += P(to_d(box(l + 64, y, r - 62, y + 33).intersection(panel)), '#2A170F') + P(to_d(box(l + 64, y, r - 62, y + 6).intersection(panel)), '#6A3C1E')
        o += P(inside(gouges(l + 70, y + 12, r - 80, 8, rr), panel), '#3F2616')
        y += 46
    o += P(frame, WOOD, '#0B0604', 5, None, ' fill-rule="evenodd"')
    o += P(f'M{l+4} {top+74}C{l+240} {top+74} {r-330} {top-42} {r-4} {top-16}', 'none', '#8A5426', 6)
    o += grain(l + 4, top + 150, 56, low - top - 260, 26, rr, True) + grain(r - 58, top + 60, 54, low - top - 130, 30, rr, True)
    for yy in (top + 190, low - 170):       # hinges
        o += rect(l - 34, yy, 92, 36, 6, '#0B0705', '#6B543C', 3) + disc(l + 40, yy + 18, 6, '#8A745A') + disc(l + 12, yy + 18, 6, '#8A745A')
    return o


def gouges(x, y, to, n, rr):
    d = ''
    for i in range(n):
        a, ln = rr.uniform(x, to - 60), rr.uniform(50, 220)
        d += gouge(a, y + rr.uniform(0, 16), min(to, a + ln), y + rr.uniform(0, 16), rr.uniform(1, 2.2))
    return d


def draw():
    rr = random.Random(7)
    leaf = door(rr)
    o = evening(rr) + leaf + f'<g transform="translate({W} 0) scale(-1 1)">{door(random.Random(11))}</g>'
    o += post(-10, 132, rr) + post(W - 122, 132, rr)
    o += rect(0, 0, W, 62, 0, '#1D110B') + rect(0, 56, W, 8, 0, '#0D0705') + rect(0, 0, W, 6, 0, EDGE) + grain(0, 6, W, 48, 60, rr)
    o += rect(0, 1040, W, 40, 0, '#0D0705')
    for x in (336, W - 336): o += P(circle(x, 560, 74), '#160C08', '#6A3C1E', 6) + horned(x, 565, 96, EMBER, '#160C08')
    d = ''
    for _ in range(60):
        x, y, s = rr.uniform(0, W), rr.uniform(80, 1040), rr.uniform(2, 6)
        d += f'M{f(x)} {f(y-s)}L{f(x+s*.55)} {f(y)}L{f(x)} {f(y+s)}L{f(x-s*.55)} {f(y)}Z'
    o += P(d, EMBER, op=.5)
    save('ace/curtain', W, H, o)


if __name__ == '__main__': draw()
