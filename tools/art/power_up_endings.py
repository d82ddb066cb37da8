"""The last chip is counted at Power Up's table: victory and defeat, 1600x900. The middle 800 counts, the sides may be cropped; the winner's
portrait, 480 wide, lies over 800,414.

And the parts of the page of the end (poker_ending.c): won, the hall, 2560x1440 about the winner at 1280,600, so that wider and higher windows see more of it;
won-floor, its floor, 2560x604, whose top is 236 below that; won-glass and won-rim, 640x640, the hexagon behind and before the winner; won-cell and
won-cell-off, 144x144, the hexagons of the ring; won-place, 72x72, of a place's number."""
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


def hall():
    """More light than there is at the table: it comes from behind whoever has won."""
    s, x, y = Sheet(), 1280, 600
    s.rect(0, 0, 2560, 1440, 0, s.gradient([(0, '#10183C', 1), (.45, '#1C2A66', 1), (1, '#0B1230', 1)], 0, 0, 0, 1440))
    s.halo(320, 400, 640, 560, '#1AA6C8', .34)
    s.halo(2240, 400, 640, 560, '#C23A8C', .34)
    s.halo(x, y, 1180, 820, '#3F6BFF', .9)
    r, far, lines = 46, 1500, []
    dx, dy = r * math.sqrt(3), r * 1.5
    for j in range(-1, 22):
        for i in range(-1, 34):
            at = (i * dx + (dx / 2 if j % 2 else 0), j * dy)
            if math.hypot((at[0] - x) / 1.5, at[1] - y) > 300:
                lines.append('M' + 'L'.join('%.1f %.1f' % (at[0] + r * math.cos(math.radians(60 * k + 30)), at[1] + r * math.sin(math.radians(60 * k + 30))) for k in range(2, 6)))
    s.path(''.join(lines), 'none', '#8FB8FF', 1.2, .13)
    n, half = 32, .05
    ray = lambda a: 'M%d %dL%.0f %.0fL%.0f %.0fZ' % (x, y, x + far * math.cos(a - half), y + far * math.sin(a - half), x + far * math.cos(a + half), y + far * math.sin(a + half))
    s.path(''.join(ray(2 * math.pi * k / n) for k in range(n)), GOLD, opacity=.13)
    s.halo(x, y, 620, 560, GOLD, .62)
    return s.text()


def floor():
    """Lit along its edge; the lines run towards whoever looks."""
    s = Sheet()
    edge, x = 14, 1280
    side = lambda k: '%d %d' % (x + k * 540, edge)
    far = edge + 130 * 740 / 420
    s.path('M0 %.1fL%s L%s L2560 %.1fV604H0Z' % (far, side(-1), side(1), far), s.gradient([(0, '#1E3180', .95), (.24, '#142156', .97), (1, '#080D1C', 1)], 0, edge, 0, 604))
    s.halo(x, edge + 60, 760, 170, '#4DA6FF', .5)
    for k in range(-9, 10):
        top = x + k * 90
        if abs(k) <= 6: s.path('M%d %dL%d 604' % (top, edge, x + k * 300), 'none', CYAN, 1.6, .3)
    for y in (62, 122, 200): s.path('M%.0f %dH%.0f' % (max(0, x - 540 - (y - edge) * 420 / 130), y, min(2560, x + 540 + (y - edge) * 420 / 130)), 'none', CYAN, 1.6, .22)
    s.glow('M0 %.1fL%s L%s L2560 %.1f' % (far, side(-1), side(1), far), CYAN, 2.6)
    return s.text()


def glass():
    s = Sheet()
    s.path(hexagon(320, 320, 306), '#0B1020')
    s.path(hexagon(320, 320, 288), s.gradient([(0, '#5C8BFF', 1), (1, '#1B2A78', 1)], 0, 30, 0, 610))
    for k in range(3): s.path(hexagon(320, 300, 132 + 62 * k), 'none', '#A8C6FF', 2.4, round(.34 - .08 * k, 2))
    s.halo(320, 280, 210, 210, '#BFD6FF', .5)
    return s.text()


def rim():
    """Gold outside, magenta inside, dark between them."""
    s = Sheet()
    s.path(hexagon(320, 320, 297), 'none', '#0B1020', 17)
    s.glow(hexagon(320, 320, 306), GOLD, 5.4)
    s.glow(hexagon(320, 320, 287), MAGENTA, 3.4)
    return s.text()


def cell(lit):
    s = Sheet()
    if lit: s.halo(72, 72, 72, 72, GOLD, .75)
    s.path(hexagon(72, 72, 52), '#141C46' if lit else '#0C1330', opacity=.96)
    if lit: s.glow(hexagon(72, 72, 52), GOLD, 2.8)
    else: s.path(hexagon(72, 72, 52), 'none', '#5568AE', 2.2)
    return s.text()


def place():
    s = Sheet()
    s.path(hexagon(36, 36, 32), '#0B1020')
    s.path(hexagon(36, 36, 32), 'none', CYAN, 2.6)
    return s.text()


def draw(write):
    write('victory', 1600, 900, victory())
    write('defeat', 1600, 900, defeat())
    for name, w, h, text in (('won', 2560, 1440, hall()), ('won-floor', 2560, 604, floor()), ('won-glass', 640, 640, glass()), ('won-rim', 640, 640, rim()),
                             ('won-cell', 144, 144, cell(True)), ('won-cell-off', 144, 144, cell(False)), ('won-place', 72, 72, place())):
        write(name, w, h, text)
