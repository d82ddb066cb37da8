"""The two endings of a run, 800x800: the spade over the broken horned mask, and a pine coffin among spent shells; and, 960x600, what lies behind each."""
import random
import math
from pen import *
from shapely.geometry import Polygon, LineString, box
from shapely.affinity import scale
from shapely.ops import unary_union

FACE = ('M-168 -66C-168 -130 -92 -166 0 -166C92 -166 168 -130 168 -66C168 0 138 40 116 76L96 140L46 188L0 202L-46 188L-96 140L-116 76C-138 40 -168 0 -168 -66Z')
HORN = 'M-118 -128C-214 -136 -262 -206 -226 -316C-314 -238 -330 -100 -214 -38C-192 -26 -160 -36 -148 -60Z'
EYES = 'M-122 -42L-24 6Q-66 48 -104 16Q-118 0 -122 -42ZM122 -42L24 6Q66 48 104 16Q118 0 122 -42Z'


def mirrored(g): return scale(g, -1, 1, origin=(0, 0))


def mask_half(side, rr):
    """One half of the mask in its own space, broken down the middle; side -1 is the left."""
    crack = [(0, -200), (-16, -150), (14, -104), (-12, -60), (18, -22), (-6, 22), (16, 70), (-14, 112), (10, 160), (-4, 220)]
    half = Polygon(crack + [(side * 420, 220), (side * 420, -400), (0, -400)]).buffer(0)
    horn = poly(HORN, 20)
    whole = unary_union([poly(FACE, 20), horn, mirrored(horn)])
    part = whole.intersection(half)
    eyes = poly(EYES, 16).intersection(half)
    nose = poly('M0 30L-26 84L-8 92L0 80L8 92L26 84Z').intersection(half)
    mouth = poly('M-84 116Q0 142 84 116L70 148Q0 170 -70 148Z', 16).intersection(half)
    o = P(to_d(part.buffer(7, 4)), BONE) + P(to_d(part.simplify(.1)), BLOOD)
    # the dark side: the right third of each half drowns
    shade = Polygon([(side * 60 + 96, -420), (420, -420), (420, 240), (side * 40 + 40, 240), (side * 50 + 84, 60)]).buffer(0).intersection(part)
    o += P(to_d(shade.simplify(.1)), INK)
    edge_x = side * 60 + 92
    d = ''
    for i in range(46):
        y = -300 + i * 11
        d += gouge(edge_x + 16, y, edge_x - rr.uniform(14, 52), y + rr.uniform(2, 12), rr.uniform(2.6, 4.2), 0, .15)
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(part)) for s in subpaths(d)), INK)
    # cuts of light: down the horns and over the brow
    d = ''
    for i in range(9):
        t = i / 9
        x, y = side * (160 + 78 * t), -84 - 18 * i
        d += gouge(x - 34 + 10 * t, y + 18, x + 24 - 6 * t, y - 6, 2.6, -5)
    for i in range(7): d += gouge(side * (26 + i * 18), -148 + i * 7, side * (34 + i * 19), -96 + i * 9, 2.6, 2)
    for i in range(5): d += gouge(side * (70 + i * 7), 66 + i * 15, side * (46 + i * 4), 92 + i * 9, 2.2, 2)
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(part.buffer(-5))) for s in subpaths(d)), BONE)
    o += P(to_d(eyes.buffer(6, 4)), INK) + P(to_d(eyes), '#0D0806') + P(to_d(nose), INK) + P(to_d(mouth), INK)
    teeth = unary_union([Polygon([(x - 9, 120), (x + 9, 120), (x + 6, 146), (x - 6, 148)]) for x in range(-66, 67, 22)]).intersection(mouth.buffer(-2))
    o += P(to_d(teeth), BONE)
    rip = LineString(crack).buffer(5, 2).intersection(part)
    return o + P(to_d(rip), INK) + P(to_d(LineString(crack).buffer(2, 2).intersection(part)), EMBER)


def victory():
    rr = random.Random(31)
    o = defs(hot(400, 330, 328, 0.8)) + disc(400, 330, 328, 'url(#hot)')
    d = ''
    for i in range(56):
        a = i / 56 * math.tau + rr.uniform(-.03, .03)
        q0, q1 = rr.uniform(205, 235), rr.uniform(285, 322) if i % 2 else rr.uniform(255, 290)
        d += gouge(400 + q0 * math.cos(a), 330 + q0 * math.sin(a), 400 + q1 * math.cos(a), 330 + q1 * math.sin(a), rr.uniform(3, 5), 0, .3)
    o += P(d, GLOW)
    o += f'<g transform="translate(326 572) rotate(-15) scale(.85)">{mask_half(-1, rr)}</g><g transform="translate(474 572) rotate(15) scale(.85)">{mask_half(1, rr)}</g>'
    # splinters
    for x, y, s, a in ((366, 742, 17, 10), (434, 762, 14, 50), (338, 770, 11, 80), (456, 726, 12, -30), (292, 748, 9, 20), (514, 752, 10, 60)):
        o += f'<g transform="translate({x} {y}) rotate({a})">{P(points_d([(-s, -s*.4), (s*.2, -s*.8), (s, s*.3), (-s*.3, s*.7)]), BLOOD, BONE, 2.4)}</g>'
    # the spade, its stem a blade between the halves
    blade = 'M0 -270C46 -168 214 -96 214 56C214 136 160 176 104 176C66 176 36 160 18 132C18 196 12 300 0 430C-12 300 -18 196 -18 132C-36 160 -66 176 -104 176C-160 176 -214 136 -214 56C-214 -96 -46 -168 0 -270Z'
    g = poly(blade, 24)
    b = P(blade, INK, INK, 30) + P(blade, BONE)
    dark = poly('M0 -270C46 -168 214 -96 214 56C214 136 160 176 104 176C66 176 36 160 18 132C18 196 12 300 0 430C-2 330 4 200 30 150C90 168 150 130 156 60C160 -40 80 -120 0 -270Z', 24).intersection(g.buffer(-7))
    b += P(to_d(dark.simplify(.1)), INK)
    d = ''
    for i in range(44):
        t = i / 43
        x = 156 - 150 * abs(t * 1.9 - .93) ** 1.9 if t < .5 else 30 + 126 * (1 - (t - .5) * 2) ** .5
        y = -200 + 350 * t
        d += gouge(x + 22, y - 3, x - rr.uniform(26, 78) * (0.4 + .6 * math.sin(t * 3.1)), y + rr.uniform(6, 22), rr.uniform(2.6, 4.0), 2, .2)
    b += P(''.join(to_d(Polygon(s).buffer(0).intersection(g)) for s in subpaths(d)), INK)
    d = ''
    for i in range(26):
        t = .08 + i / 28
        x, y = 6 + 204 * math.sin(t * 1.75), -232 + 340 * t
        d += gouge(x - 6, y, x - 34 - 26 * t, y + 14, 1.8, 2)
    b += P(''.join(to_d(Polygon(s).buffer(0).intersection(g.buffer(-9))) for s in subpaths(d)), BONE)
    b += cuts([(-190, 40, -120, -70, 2.6, -16), (-198, 72, -170, 130, 2.4, -8), (-150, 150, -90, 166, 2, -3)], TAN)
    o += at(400, 322, 0.98, b)
    for i in range(18):
        a, q, s = rr.uniform(3.4, 6.0), rr.uniform(250, 325), rr.uniform(4, 9)
        x, y = 400 + q * math.cos(a), 330 + q * math.sin(a)
        o += P(f'M{f(x)} {f(y-s)}L{f(x+s*.55)} {f(y)}L{f(x)} {f(y+s)}L{f(x-s*.55)} {f(y)}Z', rr.choice((GLOW, EMBER, BLOOD)))
    save('ace/victory', 800, 800, o)


def shell(x, y, s, a):
    """A spent cartridge, its mouth open and sooty."""
    b = P('M-46 -15H34V15H-46Z', INK, INK, 7) + P('M-46 -15H34V15H-46Z', '#8F671C') + P('M-46 -15H34V-8H-46Z', BRASS) + P('M-46 5H34V15H-46Z', '#4E3710')
    b += P(gouge(-40, -11.5, 26, -11.5, 1.6), '#FFE9B0')
    b += P('M34 -19H44V19H34Z', BRASS, INK, 3) + P('M-46 -15C-55 -15 -55 15 -46 15C-38 15 -38 -15 -46 -15Z', '#1A110C', '#6E4F16', 2.6)
    b += P('M-34 -15C-26 -10 -26 10 -34 15L-46 15C-38 15 -38 -15 -46 -15Z', INK, op=.55)
    return at(x, y, s, b, a)


def defeat():
    rr = random.Random(33)
    o = defs(radial('moon', 400, 300, 290, (0, '#8E7A5C', .55), (.75, '#5A4630', .35), (1, '#5A4630', 0))) + disc(400, 300, 290, 'url(#moon)')
    sun = poly(circle(400, 300, 236), 30)
    o += disc(400, 300, 236, ASH)
    d = ''
    for i in range(24):
        y = 214 + i * 14.5
        d += gouge(140, y, 660, y + rr.uniform(-2, 2), 0.6 + i * .33, rr.uniform(-3, 3))
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(sun)) for s in subpaths(d)), NIGHT)
    # the hill
    hill = 'M40 690C160 640 300 618 420 622C560 622 680 650 770 694C700 740 560 760 400 762C240 760 110 740 40 690Z'
    o += K(hill, rr, BONE, 1) + at(400, 692, .985, at(-400, -692, 1, K(hill, rr, INK, 1)))
    d = ''
    for i in range(60):
        x = 90 + i * 10.6
        y = 660 + abs(i - 30) * 1.1
        d += gouge(x, y, x + rr.uniform(-22, 22), y + rr.uniform(26, 70), rr.uniform(1.2, 2.2))
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(poly(hill).buffer(-9))) for s in subpaths(d)), '#8A745A')
    # the coffin, stood up, its side in black
    lid = 'M-74 -268L74 -268L142 -136L92 270L-92 270L-142 -136Z'
    side = 'M-74 -268L74 -268L142 -136L92 270L128 262L180 -146L108 -282L-46 -286Z'
    g = poly(lid)
    b = P(side, BONE, BONE, 9) + P(lid, BONE, BONE, 9) + K(side, rr, INK, .8) + P(lid, INK) + P(to_d(g.buffer(-5)), '#C39A62')
    d = cutsd = ''
    for x in (-72, -12, 52): d += f'M{x-2} -300H{x+2}L{x+3} 300H{x-1}Z'
    for i in range(90):
        x, y = rr.uniform(-136, 136), rr.uniform(-260, 240)
        cutsd += gouge(x, y, x + rr.uniform(-4, 4), y + rr.uniform(30, 110), rr.uniform(1, 2.2), rr.uniform(-3, 3))
    inner = g.buffer(-7)
    o_grain = ''.join(to_d(Polygon(s).buffer(0).intersection(inner)) for s in subpaths(cutsd))
    b += P(o_grain, '#7D5A30') + P(''.join(to_d(Polygon(s).buffer(0).intersection(inner)) for s in subpaths(d)), INK)
    shade = Polygon([(60, -300), (180, -300), (180, 300), (40, 300), (78, -100)]).intersection(inner)
    b += P(to_d(shade), INK)
    d = ''
    for i in range(40):
        y = -262 + i * 13.4
        x = 62 + (16 if -200 < y < 60 else 0) - max(0, y) * .09
        d += gouge(x + 18, y, x - rr.uniform(20, 52), y + rr.uniform(2, 10), rr.uniform(2.4, 3.8), 0, .2)
    b += P(''.join(to_d(Polygon(s).buffer(0).intersection(inner)) for s in subpaths(d)), INK)
    b += cuts([(111, -200, 122, -120, 1.8, 2), (116, -90, 92, 60, 1.8, 2)], '#C39A62')
    b += at(0, -36, 1.5, f'<g transform="rotate(180)">{P(SPADE, "#C39A62", "#C39A62", 9)}{P(SPADE, INK)}</g>')
    for x, y in ((-66, -252), (66, -252), (-128, -134), (128, -134), (-84, 254), (84, 254), (-108, 60), (108, 60)):
        b += disc(x, y, 6.5, INK) + disc(x - 1.5, y - 1.5, 3.2, '#8C8379')
    o += at(400, 400, 1.06, b, -7)
    # smoke of the last shots
    for x0, y0, bend in ((214, 640, 1), (596, 632, -1)):
        left, right = [], []
        for i in range(40):
            t = i / 39
            x = x0 + bend * (26 * math.sin(t * 6.4) * (0.3 + t)) - bend * 20 * t
            y = y0 - 330 * t
            w = 9 * math.sin(math.pi * min(1, t * 1.02)) ** .7 * (1 - .35 * t) + .5
            left.append((x - w, y))
            right.append((x + w, y))
        o += P(points_d(left + right[::-1]), BONE, op=.30) + P(points_d([(x + 7, y - 24) for x, y in left] + [(x + 1, y - 24) for x, y in right[::-1]]), BONE, op=.16)
    # the heap, far ones first
    heap = [(150, 700, .8, 10), (640, 696, .8, 170), (214, 676, .82, -35), (586, 672, .82, 215), (262, 706, .95, 160), (540, 708, .95, 20), (180, 730, 1, -8), (624, 730, 1, 190), (330, 722, 1, 40),
            (470, 724, 1.02, 140), (246, 748, 1.08, 185), (556, 750, 1.08, -12), (398, 748, 1.14, 8), (322, 764, 1.0, -160), (482, 768, 1.0, 24)]
    o += ''.join(shell(*q) for q in heap)
    save('ace/defeat', 800, 800, o)


def behind():
    """Dawn over the mesas with rays of blood; a night of ruled clouds over a field of crosses. Both stay darker than what stands before them."""
    rr, page = random.Random(21), box(0, 0, 960, 600)
    inside = lambda pts: to_d(Polygon(pts).buffer(0).intersection(page))
    o = defs(linear('dawn', 0, 0, 0, 600, (0, '#1A0C09', 1), (.62, '#4A1A0C', 1), (1, '#2A0F09', 1))) + rect(0, 0, 960, 600, 0, 'url(#dawn)')
    d = ''
    for i in range(44):
        a, half = i / 44 * math.tau + .03, .026 + rr.uniform(-.005, .005)
        d += inside([(480 + 40 * math.cos(a), 330 + 40 * math.sin(a)), (480 + 900 * math.cos(a - half), 330 + 900 * math.sin(a - half)), (480 + 900 * math.cos(a + half), 330 + 900 * math.sin(a + half))])
    o += P(d, '#551710')
    mesas = 'M0 470L40 462L64 404L170 396L196 452L262 470L330 462L360 480H600L640 452L676 380L800 372L828 444L900 462L960 456V600H0Z'
    o += K(mesas, rr, '#0E0706') + P('M64 404L170 396L172 402L66 410ZM676 380L800 372L801 379L676 387Z', '#8A4A1E')
    c = [(x, y, x + rr.uniform(20, 90), y + rr.uniform(-2, 2), rr.uniform(1, 2.4)) for x, y in ((rr.uniform(0, 900), 500 + 96 * rr.random() ** 1.4) for _ in range(46))]
    o += cuts(c, '#4A2814')
    for _ in range(34):
        x, y, q = rr.uniform(0, 960), rr.uniform(20, 440), rr.uniform(2, 5)
        o += P(f'M{f(x)} {f(y-q)}L{f(x+q*.55)} {f(y)}L{f(x)} {f(y+q)}L{f(x-q*.55)} {f(y)}Z', EMBER, op=.6)
    save('ace/victory-ground', 960, 600, o)
    rr = random.Random(5)
    o = rect(0, 0, 960, 600, 0, '#15100E')
    c = []
    for i in range(34):         # clouds, ruled
        y, x = 14 + i * 13, rr.uniform(-80, 60)
        while x < 960:
            ln = rr.uniform(60, 260)
            c.append((x, y, min(x + ln, 990), y + rr.uniform(-2, 2), rr.uniform(1.2, 4.2) * (1 - i / 60)))
            x += ln + rr.uniform(20, 160)
    o += cuts(c, '#33271F')
    o += K('M0 470Q160 430 330 462T660 450T960 468V600H0Z', rr, '#0B0807')
    for x, y, k, lean in ((86, 470, 1, -6), (186, 452, .7, 4), (258, 470, .5, -8), (716, 462, .6, 7), (800, 474, 1.05, -4), (896, 470, .8, 9)):
        o += at(x, y, k, K('M-8 6V-62H-34V-78H-8V-104H8V-78H34V-62H8V6Z', rr, '#070504') + P('M-8 6V-62H-34V-66H-4V6Z', '#4A3A2C'), lean)
    o += cuts([(x, y, x + rr.uniform(14, 60), y + rr.uniform(-3, 3), rr.uniform(1, 2.2)) for x, y in ((rr.uniform(0, 930), rr.uniform(490, 592)) for _ in range(60))], '#33271F')
    save('ace/defeat-ground', 960, 600, o)


def draw():
    victory()
    defeat()
    behind()
