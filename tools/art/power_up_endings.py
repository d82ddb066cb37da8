"""The last chip is counted at Power Up's table: victory and defeat, 1600x900. The middle 800 counts, the sides may be cropped; the winner's
portrait, 480 wide, lies over 800,414."""
import math
import random

from deck_kit import SUIT
from power_up_furniture import chip
from power_up_kit import BOLT, CYAN, GOLD, MAGENTA, Sheet, bolt, hexagon, polygon

X, Y, R = 800, 414, 372


def honeycomb(s, colour, strong, keep=lambda x, y: True):
    r, lines = 62, {}
    dx, dy = r * math.sqrt(3), r * 1.5
    for j in range(-1, 11):
        for i in range(-1, 17):
            x, y = i * dx + (dx / 2 if j % 2 else 0), j * dy
            far = math.hypot((x - X) / 900, (y - Y) / 620)
            level = max(0, min(5, int((1.3 - far) * 4.6)))
            if level and keep(x, y): lines.setdefault(level, []).append(hexagon(x, y, r - 4))
    for level, ds in sorted(lines.items()):
        for d in ds: s.path(d, 'none', colour, 1.4, strong * level)


def card(s, x, y, turn, colour, dark):
    """A card of light, standing behind the hexagon."""
    c, k = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda px, py: (x + px * c - py * k, y + px * k + py * c)
    outline = polygon([at(px, py) for px, py in ((-96, -150), (80, -150), (96, -134), (96, 150), (-80, 150), (-96, 134))])
    s.path(outline, dark)
    s.glow(outline, colour, 2.6, .9)
    for i in range(9):
        (x0, y0), (x1, y1) = at(-80, -112 + i * 28), at(80, -112 + i * 28)
        s.path('M%.1f %.1fL%.1f %.1f' % (x0, y0, x1, y1), 'none', colour, 1.6, .22)


SUITS = (('s', CYAN), ('h', MAGENTA), ('d', GOLD), ('c', '#4FE39A'))


def suits(s, grey=False):
    """Suits on hexagons to the left and right of the great one: they belong to every game of this table."""
    for side in (-1, 1):
        for i, (suit, colour) in enumerate(SUITS[:3] if side < 0 else SUITS[:0:-1]):
            a = math.radians((-118, -160, 162)[i])
            x, y = X - side * (R + 10) * math.cos(a) * (1 if i else 1.02), Y + (R + 10) * math.sin(a) * 1.02
            s.path(hexagon(x, y, 44), '#0B1230', '#46558C' if grey else colour, 2.4)
            if not grey: s.path(hexagon(x, y, 44), 'none', colour, 8, .16)
            s.shapes.append('<g transform="translate(%.1f %.1f) scale(.46)">' % (x, y))
            s.path(SUIT[suit], '#5A688F' if grey else colour)
            s.shapes.append('</g>')


def stack(s, x, y, r, colours):
    s.ellipse(x, y + r * .42, r * 1.15, r * .5, '#02040E', opacity=.5)
    for i, c in enumerate(colours): chip(s, x, y - i * r * .30, r, c)
    top = y - (len(colours) - 1) * r * .30
    s.path(''.join('M%.1f %.1fL%.1f %.1f' % (x + r * .72 * math.cos(a), top + r * .33 * math.sin(a), x + r * .95 * math.cos(a), top + r * .436 * math.sin(a)) for a in (math.radians(15 + 60 * i) for i in range(6))), 'none', '#FFFFFF', r * .14, .95)
    s.ellipse(x, top, r * .5, r * .23, 'none', '#FFFFFF', 2, .6)


def victory():
    s, rn = Sheet(), random.Random(7)
    s.rect(0, 0, 1600, 900, 0, s.gradient([(0, '#0F1738', 1), (.55, '#1B2560', 1), (1, '#0A0F24', 1)], 0, 0, 0, 900))
    honeycomb(s, '#7FB4FF', .06)
    s.halo(X, Y, 700, 520, GOLD, .5)
    for i in range(18):
        a, half = math.radians(i * 20 + 4), math.radians(2.6 if i % 2 else 4.4)
        for r0, r1, faint in ((120, 480, .26), (480, 640, .17), (640, 820, .08)):           # in three steps: a gradient over so much of the picture is dear
            s.path(polygon([(X + r * math.cos(a + h), Y + r * math.sin(a + h)) for r, h in ((r0, -half), (r1, -half), (r1, half), (r0, half))]), GOLD, opacity=faint)
    for x, turn, colour, dark in ((X - 316, -20, MAGENTA, '#2A1240'), (X + 316, 20, CYAN, '#0E2A4A')): card(s, x, 360, turn, colour, dark)
    for _ in range(70):
        a, far = rn.uniform(0, 360), rn.uniform(400, 800)
        x, y = X + far * math.cos(math.radians(a)), Y + far * .8 * math.sin(math.radians(a))
        if 0 < x < 1600 and 0 < y < 720: s.path(hexagon(x, y, rn.uniform(3, 9)), rn.choice([CYAN, MAGENTA, GOLD, '#FFFFFF', GOLD]), opacity=round(rn.uniform(.5, 1), 2))
    s.path(hexagon(X, Y, R - 24), '#0C1434', opacity=.9)
    s.glow(hexagon(X, Y, R - 24), GOLD, 5)
    s.path(hexagon(X, Y, R - 46), 'none', CYAN, 2, .6, '34 12')
    s.halo(X, Y, 300, 300, CYAN, .35)
    s.path(bolt(X - 6, Y, 4.0), s.gradient([(0, '#FFF3C9', 1), (.5, GOLD, 1), (1, '#E08E12', 1)], 0, Y - 200, 0, Y + 200))
    s.path(bolt(X - 6, Y, 4.0), 'none', '#FFFFFF', 3, .6)
    suits(s)
    s.rect(0, 700, 1600, 200, 0, s.gradient([(0, '#060A1C', 0), (1, '#060A1C', .85)], 0, 700, 0, 900))
    blue, red, green, gold, violet = '#2F62E8', '#D9365A', '#1F9E6B', '#E0A21B', '#7A3FD6'
    stack(s, X - 272, 796, 62, (blue, red, blue, green, blue, red))
    stack(s, X + 272, 796, 62, (red, violet, red, gold, gold, gold))
    stack(s, X - 142, 832, 62, (green, green, gold, green))
    stack(s, X + 142, 832, 62, (blue, blue, violet, blue))
    stack(s, X, 846, 66, (gold, red, gold, gold, gold))
    return s.text()


def defeat():
    s, rn = Sheet(), random.Random(11)
    s.rect(0, 0, 1600, 900, 0, s.gradient([(0, '#080C1C', 1), (.55, '#10173A', 1), (1, '#070A18', 1)], 0, 0, 0, 900))
    honeycomb(s, '#5A6EB8', .04, lambda x, y: rn.random() < .72)
    s.halo(X, Y, 560, 460, '#3A56C8', .34)
    for x, turn in ((X - 316, -20), (X + 316, 20)): card(s, x, 360, turn, '#46558C', '#0D1430')
    s.path(hexagon(X, Y, R - 24), '#0A1028', opacity=.92)
    corner = [(X + (R - 24) * math.cos(math.radians(60 * i + 30)), Y + (R - 24) * math.sin(math.radians(60 * i + 30))) for i in range(6)]
    for i, (a, b) in enumerate(zip(corner, corner[1:] + corner[:1])):                       # the ring has gone out in places
        for t0, t1 in (((.0, .34), (.46, 1)), ((0, .72),), ((.12, .5), (.62, .7)), ((.3, 1),), ((0, .2), (.34, .9)), ((.1, .62), (.74, 1)))[i]:
            p = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (t0, t1)]
            s.glow('M%.1f %.1fL%.1f %.1f' % (*p[0], *p[1]), '#5F7BE0' if i != 3 else MAGENTA, 4, .5 if i != 3 else .9)
    for points in (((X + 258, Y - 214), (X + 214, Y - 150), (X + 236, Y - 112), (X + 176, Y - 62)), ((X - 300, Y + 70), (X - 236, Y + 96), (X - 214, Y + 150), (X - 150, Y + 170))):
        s.path('M' + 'L'.join('%d %d' % p for p in points), 'none', '#7F96F0', 3, .6)
        s.path('M%d %dl28 -6M%d %dl-8 34' % (*points[1], *points[2]), 'none', '#7F96F0', 2, .5)
    s.path(bolt(X - 6, Y, 3.6), '#1A2452', '#46558C', 4)
    for y in range(150, 700, 34): s.rect(X - 330 + rn.uniform(-40, 40), y, rn.uniform(120, 620), 2, 0, '#9CB4FF', opacity=round(rn.uniform(.03, .09), 3))
    suits(s, True)
    s.rect(0, 640, 1600, 260, 0, s.gradient([(0, '#050816', 0), (1, '#050816', .9)], 0, 640, 0, 900))
    for x, y, turn in ((X - 60, 800, -13), (X + 40, 806, 8)):        # two cards that were thrown in
        c, k = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        at = lambda px, py: (x + px * c - py * k, y + px * k + py * c)
        s.path(polygon([at(*p) for p in ((-62, -86), (62, -86), (62, 86), (-62, 86))]), '#151F4E', '#5F7BE0', 3)
        s.path(polygon([at(*p) for p in ((-53, -77), (53, -77), (53, 77), (-53, 77))]), 'none', '#46558C', 1.6)
        s.path(polygon([at(28 * math.cos(math.radians(60 * i + 30)), 28 * math.sin(math.radians(60 * i + 30))) for i in range(6)]), '#0E1740', '#5F7BE0', 3)
        s.path(polygon([at(px * .34 - 1, py * .34) for px, py in BOLT]), '#46558C')
    stack(s, X + 190, 846, 56, ('#D9365A',))
    return s.text()


def draw(write):
    write('victory', 1600, 900, victory())
    write('defeat', 1600, 900, defeat())
