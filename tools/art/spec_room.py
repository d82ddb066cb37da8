"""The card room at night: windows over the city, lanterns, the table of lacquer and felt, the curtain between two people.

ground 1920x1080: what matters stands in the upper third, and the sides may be cropped. table 1456x602, its felt an ellipse 46 inside at the sides,
42 above, 64 below. stage, curtain 1920x1080."""
import random

from shapely.affinity import scale
from shapely.geometry import Point, box
from spec_kit import GOLD, INK, LAMP, WASHI, Room, arc, line, loop, n, seigaiha

SILL = 318


def panes(rn, places, chance, colours):
    """Lit windows, gathered by colour."""
    lit = {}
    for x, y in places:
        if rn.random() < chance:
            c = rn.choice(colours)
            lit[c] = lit.get(c, '') + 'M%d %dh4v5h-4z' % (x, y)
    return sorted(lit.items())


def tower(s, x, foot, high):
    """The one landmark: a lattice tower, its lamps warm."""
    k = high / 230
    with s.at(x, foot, k):
        s.ellipse(0, -120, 120, 150, s.radial([(0, '#FF8A4A', .30), (1, '#FF8A4A', 0)], 0, -120, 120, 1.25))
        s.path('M-2 -230H2L4 -168L9 -128L17 -76L33 0H20L9 -40H-9L-20 0H-33L-17 -76L-9 -128L-4 -168Z', s.gradient([(0, '#FFB06A', 1), (.5, '#E4572E', 1), (1, '#8E2F1C', 1)], 0, -230, 0, 0), opacity=.82)
        s.path('M-14 -78H14M-8 -126H8M-22 -44L9 -76M22 -44L-9 -76M-13 -82L7 -124M13 -82L-7 -124', 'none', '#2A1830', 2.4, .55)
        s.path('M-13 -92H13V-84H-13ZM-7 -142H7V-136H-7Z', '#FFE3B4', opacity=.9)


def city(s, base):
    """Three planes of houses, each nearer one darker, with the lights of people who are still up."""
    rn = random.Random(21)
    s.rect(0, 0, 1920, base, 0, s.gradient([(0, '#0A1230', 1), (.55, '#1D2857', 1), (.85, '#43386A', 1), (1, '#6B4462', 1)], 0, 0, 0, base))
    s.ellipse(1132, 104, 150, 150, s.radial([(0, '#FFF0CC', .34), (.35, '#FFE3B0', .12), (1, '#FFE3B0', 0)], 1132, 104, 150))
    s.ellipse(1132, 104, 39, 39, '#F6E7C4', opacity=.9)
    s.ellipse(1120, 96, 10, 8, '#D9C59B', opacity=.4)
    s.ellipse(1144, 116, 14, 9, '#D9C59B', opacity=.32)
    for y, x, w in ((120, 1098, 52), (50, 1010, 90), (74, 300, 240), (60, 1500, 300), (112, 620, 180)): s.rect(x, y, w, 7, 3.5, '#2A3163', opacity=.6)
    for plane, (colour, tall, chance, tints) in enumerate((('#2C3567', .98, .2, ('#8FA8DA', '#C9B48C')), ('#1B2550', .80, .30, ('#FFD79A', '#F2B25E', '#C9D6F0')), ('#101833', .50, .34, ('#FFD79A', '#FFB45E', '#F3E9D2')))):
        x = -20
        if plane == 1: tower(s, 778, base, 268)
        while x < 1940:
            w, top = rn.uniform(48, 116), base - rn.uniform(.34, 1) * tall * base * .86
            if plane == 0 and rn.random() < .3: s.rect(x + w * .4, top - 26, 3, 28, 0, colour)
            s.rect(x, top, w, base - top + 2, 0, colour)
            if plane and rn.random() < .35: s.rect(x + w * .2, top - 10, w * .4, 11, 0, colour)
            places = [(xx, yy) for yy in range(int(top) + 10, base - 6, 13) for xx in range(int(x) + 7, int(x + w) - 9, 11)]
            for c, d in panes(rn, places, chance, tints): s.path(d, c, opacity=(.30, .52, .66)[plane])
            if plane == 1 and rn.random() < .5: s.ellipse(x + w / 2, top - 2, 2.2, 2.2, '#FF6A4A', opacity=.9)
            x += w + rn.uniform(0, 12)
    for _ in range(44):
        s.ellipse(*(round(v, 1) for v in (rn.uniform(0, 1920), base - rn.uniform(0, 74))), *[round(rn.uniform(5, 17), 1)] * 2, rn.choice(['#FFB45E', '#E4572E', '#7FA8E0', '#FFD79A', '#C96A8A']), opacity=round(rn.uniform(.07, .2), 2))
    s.rect(0, 0, 1920, base, 0, INK, opacity=.36)
    for x in (180, 900, 1500):                                       # the panes' own shine
        s.path('M%d 0h90L%d %dh-90ZM%d 0h24L%d %dh-24Z' % (x, x - 130, base, x + 120, x - 10, base), '#BFD2FF', opacity=.035)


def frames(s, base):
    """Posts, rails, a row of kumiko above, lit along one edge."""
    dark, edge = '#120C0D', '#8A5A38'
    for x in range(120, 1920, 240): s.rect(x - 2, 0, 4, base, 0, dark)
    for y in (base * .36, base * .69): s.rect(0, y - 2, 1920, 4, 0, dark)
    for x in range(0, 1921, 240):
        s.rect(x - 7, 0, 14, base, 0, dark)
        s.rect(x - 7, 0, 2, base, 0, edge, opacity=.55)
    s.rect(0, 0, 1920, 10, 0, dark)
    s.rect(0, base - 8, 1920, 20, 0, s.gradient([(0, '#2E1C15', 1), (1, '#120A08', 1)], 0, base - 8, 0, base + 12))
    s.rect(0, base - 8, 1920, 2, 0, '#B87A48', opacity=.6)


def ground():
    s, base = Room(), SILL
    city(s, base)
    frames(s, base)
    s.rect(0, base + 12, 1920, 1080 - base - 12, 0, s.gradient([(0, '#1F3058', 1), (.2, '#192849', 1), (.62, '#111B34', 1), (1, '#0B1222', 1)], 0, base, 0, 1080))
    rn = random.Random(4)
    for x in range(-60, 1980, 120):                                  # the wall under the windows: panels of dark wood
        s.rect(x + 3, base + 18, 114, 96, 2, s.gradient([(0, '#20325C', 1), (1, '#17254A', 1)], 0, base + 18, 0, base + 114), opacity=round(rn.uniform(.55, .8), 2))
        s.path('M%d %dH%dV%d' % (x + 6, base + 21, x + 114, base + 111), 'none', '#4A6296', 1, .3)
    s.rect(0, base + 118, 1920, 10, 0, '#0C1428')
    s.rect(0, base + 118, 1920, 1.6, 0, '#5A74AC', opacity=.4)
    top = base + 128                                                 # mats, drawn towards a far point
    across = [top + (1080 - top) * (i / 6) ** 1.5 for i in range(7)]
    for i, y in enumerate(across[:-1]):
        s.rect(0, y, 1920, across[i + 1] - y, 0, ('#1B2A4E', '#15223F')[i % 2], opacity=.5)
    far = lambda x, y: 960 + (x - 960) * (y + 260) / (1080 + 260)
    for i, (y0, y1) in enumerate(zip(across, across[1:])):
        for x in range(-2400 + (260 if i % 2 else 0), 4400, 520):
            q = [(far(x, y0), y0), (far(x + 26, y0), y0), (far(x + 26, y1), y1), (far(x, y1), y1)]
            if max(p[0] for p in q) > 0 and min(p[0] for p in q) < 1920: s.path(loop(q), '#0B1326', opacity=.42)
        s.rect(0, y1 - 2.2, 1920, 2.2, 0, '#0B1326', opacity=.6)
    for i in range(0, 60, 2): s.rect(0, top + (1080 - top) * (i / 60) ** 1.5, 1920, 1, 0, '#7C93C4', opacity=.05)
    for x in (640, 1364):                                            # the lanterns' light on sill and mats
        s.ellipse(x, base + 4, 260, 16, s.radial([(0, '#FFC877', .4), (1, '#FFC877', 0)], x, base + 4, 260, 16 / 260))
        s.ellipse(x, 560, 520, 300, s.radial([(0, '#FFB562', .15), (.5, '#FF9D4A', .05), (1, '#FF8A3A', 0)], x, 560, 520, 300 / 520))
    s.ellipse(960, 900, 760, 300, s.radial([(0, '#FF9D4A', .10), (.5, '#FF8A3A', .035), (1, '#FF8A3A', 0)], 960, 900, 760, 300 / 760))
    for x, toward in ((0, 1), (1920, -1)):                           # posts at both ends of the room
        s.rect(x if toward > 0 else x - 30, 0, 30, 1080, 0, s.gradient([(0, '#0E0A0B', 1), (.7, '#1C1211', 1), (1, '#3A2318', 1)], x, 0, x + 30 * toward, 0))
        s.rect(x + 28 * toward - (0 if toward > 0 else 2), 0, 2, 1080, 0, '#B87A48', opacity=.4)
    s.rect(0, 780, 1920, 300, 0, s.gradient([(0, '#070C18', 0), (1, '#070C18', .62)], 0, 780, 0, 1080))
    return s.text()


def hanging():
    """A lantern of the room in its light, 400x400; the program hangs it, on a cord of its own, where nobody sits."""
    s = Room()
    s.ellipse(200, 200, 200, 200, s.radial([(0, '#FFB562', .34), (.4, '#FF9D4A', .12), (1, '#FF8A3A', 0)], 200, 200, 200))
    s.lantern(200, 200, 106, 130)
    return s.text()


def oval(cx, cy, rx, ry): return scale(Point(cx, cy).buffer(1, 48), rx, ry, origin=(cx, cy))


def table():
    s, cx, cy, rx, ry = Room(), 728, 290, 682, 248
    s.ellipse(cx, cy + 30, rx + 44, ry + 32, '#02040A', opacity=.22)
    s.ellipse(cx, cy + 21, rx + 37, ry + 34, '#02040A', opacity=.4)
    s.ellipse(cx, cy + 14, rx + 31, ry + 31, '#080404')
    s.ellipse(cx, cy + 13, rx + 30, ry + 30, 'none', '#5A2A1A', 1.4, .7)
    rim = s.gradient([(0, '#5A2A1C', 1), (.1, '#2E1611', 1), (.55, '#170B0A', 1), (.9, '#33180F', 1), (1, '#4A2115', 1)], 0, cy - ry - 30, 0, cy + ry + 30)
    s.ellipse(cx, cy, rx + 31, ry + 30, rim)
    s.ellipse(cx, cy, rx + 30, ry + 29, 'none', '#9A5632', 1.6, .6)
    for a0, a1, strong in ((236, 262, .5), (278, 304, .5), (98, 118, .2), (62, 82, .2)):                     # the lanterns in the lacquer
        for wide, faint in ((9, .10), (5, .2), (2, .5)): s.path(line(arc(cx, cy, rx + 23, a0, a1, 14, ry + 22)), 'none', '#FFC58A', wide, faint * strong * 1.6)
    s.ellipse(cx, cy, rx + 13, ry + 12, 'none', GOLD, 2.6, .9)
    s.ellipse(cx, cy, rx + 8, ry + 7.4, 'none', GOLD, .9, .5)
    felt = s.radial([(0, '#3D6397', 1), (.4, '#294A7A', 1), (.78, '#1A325A', 1), (1, '#101F3C', 1)], cx, cy - 24, rx, (ry + 20) / rx)
    s.ellipse(cx, cy, rx, ry, felt)
    field = oval(cx, cy, rx - 6, ry - 6).difference(oval(cx, cy, rx * .80, ry * .74))
    s.path(seigaiha(field, 30, (1, .68, .36)), 'none', '#A9C8EE', 1.2, .15)
    s.ellipse(cx, cy, rx * .80, ry * .74, 'none', WASHI, 1.3, .3)
    s.ellipse(cx, cy, rx * .787, ry * .724, 'none', GOLD, .8, .3)
    s.ellipse(cx, cy - 20, rx * .72, ry * .8, s.radial([(0, LAMP, .17), (.5, '#FFB562', .06), (1, '#FFB562', 0)], cx, cy - 20, rx * .72, ry * .8 / (rx * .72)))
    s.ellipse(cx, cy, rx, ry, 'none', '#050A16', 6, .55)
    s.path(line(arc(cx, cy + 5, rx - 4, 200, 340, 40, ry - 4)), 'none', '#030712', 10, .22)                   # the rim's shadow on the felt
    return s.text()


def stage():
    """The felt from close by, the rim out of the light: the ground of what is looked at alone. 1920x1080."""
    s, cx, cy, rx, ry = Room(), 960, 580, 1010, 470
    s.rect(0, 0, 1920, 1080, 0, s.gradient([(0, '#0B1326', 1), (1, '#070C18', 1)], 0, 0, 0, 1080))
    s.ellipse(cx, cy + 8, rx + 52, ry + 50, '#05070D')
    s.ellipse(cx, cy, rx + 48, ry + 44, s.gradient([(0, '#3A1B13', 1), (.3, '#1E0E0B', 1), (1, '#2E150E', 1)], 0, cy - ry, 0, cy + ry))
    s.ellipse(cx, cy, rx + 22, ry + 20, 'none', GOLD, 2.6, .6)
    s.ellipse(cx, cy, rx + 15, ry + 13, 'none', GOLD, 1, .35)
    s.ellipse(cx, cy, rx, ry, s.radial([(0, '#2C4D80', 1), (.5, '#1D3863', 1), (.85, '#142645', 1), (1, '#0D1930', 1)], cx, cy, rx, ry / rx))
    field = oval(cx, cy, rx - 8, ry - 8).difference(oval(cx, cy, rx * .80, ry * .76)).intersection(box(0, 0, 1920, 1080))
    s.path(seigaiha(field, 46, (1, .7, .4)), 'none', '#A9C8EE', 1.5, .10)
    s.ellipse(cx, cy, rx * .80, ry * .76, 'none', WASHI, 1.4, .16)
    s.ellipse(cx, cy, 640, 330, s.radial([(0, LAMP, .15), (.5, '#FFB562', .05), (1, '#FFB562', 0)], cx, cy, 640, 330 / 640))
    s.ellipse(cx, cy, rx, ry, 'none', '#050A16', 8, .5)
    return s.text()


def curtain():
    """Indigo cloth in five lengths, the house's lozenge dyed in each, a lantern at either side; calm where the next one's name stands."""
    s, w = Room(), 384
    s.rect(0, 0, 1920, 1080, 0, '#0B1427')
    for i in range(5):
        x = i * w
        s.rect(x + 2, 0, w - 4, 1080, 0, s.gradient([(0, '#182A52', 1), (.45, '#1E3566', 1), (1, '#14233F', 1)], x, 0, x + w, 0))
        for k, (at, wide, dark) in enumerate(((.10, 30, .26), (.30, 22, .16), (.55, 34, .22), (.80, 26, .2))):   # folds: a dark valley, a ridge that catches light
            a = x + w * at
            s.path('M%s 0C%s 300 %s 700 %s 1080h%sC%s 700 %s 300 %s 0Z' % tuple(map(n, (a, a - 9, a + 10, a - 4, wide, a + wide * .6, a + wide * 1.2, a + wide))), '#0A1226', opacity=dark)
            s.path('M%s 0C%s 300 %s 700 %s 1080' % tuple(map(n, (a + wide + 8, a + wide + 2, a + wide + 14, a + wide + 4))), 'none', '#6E90C8', 3, .10)
        s.rect(x - 3, 0, 6, 1080, 0, '#060B17')
        if 0 < i < 4: s.path('M%s 96L%s 160L%s 224L%s 160ZM%s 128L%s 160L%s 192L%s 160Z' % tuple(map(n, (x + 192, x + 234, x + 192, x + 150, x + 192, x + 171, x + 192, x + 213))), WASHI, opacity=.8)
        waves = box(x + 4, 800, x + w - 4, 1076)
        s.path(seigaiha(waves, 47, (1, .66)), 'none', '#8FB4E0', 2, .26)
    s.rect(0, 0, 1920, 26, 0, s.gradient([(0, '#3A2015', 1), (1, '#170D0A', 1)], 0, 0, 0, 26))
    s.rect(0, 25, 1920, 2, 0, '#B87A48', opacity=.5)
    for x in (192, 1728):
        s.ellipse(x, 420, 620, 620, s.radial([(0, '#FFB562', .30), (.4, '#FF9D4A', .10), (1, '#FF8A3A', 0)], x, 420, 620))
        s.lantern(x, 420, 150, 184, True, 320, .9)
    s.ellipse(960, 400, 620, 420, s.radial([(0, LAMP, .16), (.5, '#FFB562', .06), (1, '#FFB562', 0)], 960, 400, 620, 420 / 620))
    s.rect(0, 560, 1920, 520, 0, s.gradient([(0, '#070C18', 0), (.35, '#070C18', .55), (1, '#050914', .94)], 0, 560, 0, 1080))
    return s.text()


def draw(write):
    write('ground', 1920, 1080, ground())
    write('hanging', 400, 400, hanging())
    write('table', 1456, 602, table())
    write('stage', 1920, 1080, stage())
    write('curtain', 1920, 1080, curtain())
