"""Icons are areas: parts are joined, cut out of one another and struck through, and end as one white path of 64x64.

White, since the program multiplies a tint over them; what is cut is open, so that any ground shows through."""
import math
from shapely.geometry import Polygon, LineString, Point, box
from shapely.affinity import rotate, translate, scale
from shapely.ops import unary_union
from pen import save, P
from svgclip import area, flatten, write_d


def F(d): return area(d)
def C(x, y, r): return Point(x, y).buffer(r, 48)
def R(x, y, w, h, r=0): return box(x + r, y + r, x + w - r, y + h - r).buffer(r, 16) if r else box(x, y, x + w, y + h)
def O(x, y, r, w): return C(x, y, r + w / 2) - C(x, y, r - w / 2)
def U(*parts): return unary_union(parts)


def S(d, w, cap=1, join=1):
    """A line w wide; cap 1 round, 2 flat."""
    return unary_union([LineString(s).buffer(w / 2, 24, cap_style=cap, join_style=join) for s in flatten(d)])


def N(*pts): return Polygon(pts)


def star(x, y, n, r1, r0, turn=-90):
    return N(*[(x + r * math.cos(a), y + r * math.sin(a)) for r, a in
               ((r0 if i % 2 else r1, math.radians(turn) + i * math.pi / n) for i in range(2 * n))])


def turn(g, deg, x=32, y=32): return rotate(g, deg, origin=(x, y))
def move(g, x, y): return translate(g, x, y)
def size(g, k, x=32, y=32): return scale(g, k, k, origin=(x, y))
def mirror(g, x=32): return scale(g, -1, 1, origin=(x, 32))
def wide(g, by): return g.buffer(by, 16)
def hollow(g, w): return g - g.buffer(-w, 16)


def over(front, back, gap=3.2):
    """Front before back, with a gap between them."""
    return U(front, back - wide(front, gap))


def card(x, y, w=30, h=42, deg=0, r=4): return rotate(R(x - w / 2, y - h / 2, w, h, r), deg, origin=(x, y))


def arrow(x0, y0, x1, y1, w=6.5, head=15):
    """A straight arrow; its point is x1, y1."""
    a = math.atan2(y1 - y0, x1 - x0)
    bx, by = x1 - head * .8 * math.cos(a), y1 - head * .8 * math.sin(a)
    nx, ny = -math.sin(a) * head * .62, math.cos(a) * head * .62
    tip = N((x1, y1), (bx + nx, by + ny), (bx - nx, by - ny))
    return U(LineString([(x0, y0), (bx, by)]).buffer(w / 2, 16, cap_style=2), wide(tip.buffer(-1), 1))


def round_arrow(x, y, r, a0, a1, w=6.5, head=14):
    """Along a circle from a0 to a1 degrees, clockwise if a1 is more; the head is at a1."""
    s = 1 if a1 > a0 else -1
    back = math.degrees(head * .55 / r) * s
    pts = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in (a0 + (a1 - back - a0) * i / 40 for i in range(41))]
    q = lambda rr, a: (x + rr * math.cos(math.radians(a)), y + rr * math.sin(math.radians(a)))
    tip = N(q(r + head * .62, a1 - back * 1.1), q(r - head * .62, a1 - back * 1.1), q(r - head * .06, a1 + back * .7))
    return U(LineString(pts).buffer(w / 2, 16, cap_style=2), wide(tip.buffer(-1), 1))


def plus(x, y, r, w): return U(R(x - r, y - w / 2, 2 * r, w, 1.2), R(x - w / 2, y - r, w, 2 * r, 1.2))


def badge(g, sign, gap=3.4):
    """A sign before the picture, with a gap."""
    return over(sign, g, gap)


def more(g, x=50, y=50, r=11, w=7.5): return badge(g, plus(x, y, r, w))


def struck(g, w=7, gap=3.2, x0=9, y0=55, x1=55, y1=9):
    return over(LineString([(x0, y0), (x1, y1)]).buffer(w / 2, 16), g, gap)


# ---- things that several icons hold ----
SPADE = F('M32 5C36 16 58 27 58 42C58 51 51 56 44 56C40 56 36.5 54 34.5 51C35 55 37 58.500 41 60L23 60C27 58.500 29 55 29.5 51C27.500 54 24 56 20 56C13 56 6 51 6 42C6 27 28 16 32 5Z')
HEART = F('M32 58C20 47 6 37 6 22C6 12 13 6 21 6C26 6 30 8.5 32 13C34 8.5 38 6 43 6C51 6 58 12 58 22C58 37 44 47 32 58Z')
DIAMOND = F('M32 4C37 14 46 25 54 32C46 39 37 50 32 60C27 50 18 39 10 32C18 25 27 14 32 4Z')
CLUB = U(C(32, 18, 13.5), C(18.5, 39, 13.5), C(45.5, 39, 13.5), N((32, 24), (24, 40), (40, 40)), F('M30 34H34C34 48 36 56 43 60H21C28 56 30 48 30 34Z'))
CROWN = F('M11 50L6 19Q6 16 9 17.500L21 29L30 11Q32 8 34 11L43 29L55 17.500Q58 16 58 19L53 50Z')
BULLET = U(F('M22 25C22 14 27 5 32 4C37 5 42 14 42 25Z'), R(22, 28, 20, 23), R(19, 54, 26, 6, 1.5))
HORNS = U(F('M32 12C37 24 55 31 55 44C55 51 50 55 44 55C40 55 37 53.500 35 51C36 55 37.500 58 41 60H23C26.500 58 28 55 29 51C27 53.500 24 55 20 55C14 55 9 51 9 44C9 31 27 24 32 12Z'),
          F('M22 27C12 24 8 14 12 4C0 14 0 32 12 40ZM42 27C52 24 56 14 52 4C64 14 64 32 52 40Z'))


def clip_of_three(x, y, k):
    """Three cartridges fanned on a half-moon clip: a reload."""
    one = scale(BULLET, .66, .66, origin=(32, 32))
    three = U(*[rotate(move(one, 0, -6), a, origin=(32, 68)) for a in (-29, 0, 29)])
    return move(size(over(S('M11 50Q32 35 53 50', 7.5), three, 3), k), x - 32, y - 32)


def suit(g, x, y, k): return move(size(g, k), x - 32, y - 32)


def write(name, g): save('icons/' + name, 64, 64, P(write_d(g.buffer(0).simplify(0.02)), '#FFFFFF', extra=' fill-rule="evenodd"'))
