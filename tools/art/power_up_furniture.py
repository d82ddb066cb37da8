"""The table of Power Up and what lies on it: ground, hexagon, curtain, backs, chips, energy."""
import math
import random
import re

from power_up_kit import CYAN, GOLD, MAGENTA, Sheet, bolt, hexagon, polygon
from shapely.geometry import Point, Polygon

CARD_W, CARD_H, ROUND = 250, 350, 15


def ground():
    s, w, h, R = Sheet(), 1920, 1080, 46
    s.rect(0, 0, w, h, 0, s.gradient([(0, '#0C1228', 1), (.5, '#131B3A', 1), (1, '#0B1020', 1)], 0, 0, 0, h))
    s.halo(960, 420, 1190, 778, '#2E4FC8', .34)
    s.halo(76, 194, 500, 432, '#1AA6C8', .2)
    s.halo(1844, 194, 500, 432, '#C23A8C', .2)
    dx, dy, lines = R * math.sqrt(3), R * 1.5, {}
    for j in range(-1, int(h / dy) + 2):
        for i in range(-1, int(w / dx) + 2):
            x, y = i * dx + (dx / 2 if j % 2 else 0), j * dy
            level = max(0, min(6, int((1.35 - math.hypot((x - 960) / 1175, (y - 420) / 780)) * 6)))
            if level:
                lines.setdefault(level, []).append('M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1f' % (x - dx / 2, y + R / 2, x - dx / 2, y - R / 2, x, y - R, x + dx / 2, y - R / 2))
    for level, ds in sorted(lines.items()): s.path(''.join(ds), 'none', '#6FA8FF', 1.35, .045 + .024 * level)
    return s.text()


def lit(text):
    """The same ground with more light on it."""
    dye = lambda found: '#%02X%02X%02X' % tuple(min(255, round(255 * 1.15 * (int(found[0][i:i + 2], 16) / 255) ** .86)) for i in (1, 3, 5))
    return re.sub(r'#[0-9A-Fa-f]{6}\b', dye, text)


def stage():
    """Behind hands that are run out: light falls on the board from above."""
    s = Sheet()
    s.shapes.append(re.sub(r'(id="|#)g(\d)', r'\1n\2', lit(ground())))         # its gradients beside those of this sheet
    s.rect(0, 0, 1920, 1080, 0, '#070B18', opacity=.25)
    s.halo(960, 330, 860, 400, '#3F6BFF', .62)
    s.path('M780 0H1140L1560 600H360Z', s.gradient([(0, '#9FDCFF', .3), (.8, '#4D8DFF', .04), (1, '#4D8DFF', 0)], 0, 0, 0, 600))
    s.path('M860 0H1060L1330 600H590Z', s.gradient([(0, '#CFEBFF', .22), (1, '#4D8DFF', 0)], 0, 0, 0, 600))
    return s.text()


def rays():
    """Behind the hand that won: 28 wedges of light from its middle."""
    s, (x, y) = Sheet(), (960, 480)
    s.shapes.append(re.sub(r'(id="|#)g(\d)', r'\1n\2', lit(ground())))
    s.halo(x, y, 1100, 560, '#3F6BFF', .8)
    wedge = lambda a: polygon([(x, y), (x + 1500 * math.cos(a - .05), y + 1500 * math.sin(a - .05)), (x + 1500 * math.cos(a + .05), y + 1500 * math.sin(a + .05))])
    s.path(''.join(wedge(2 * math.pi * k / 28 + .06) for k in range(28)), '#6FA0FF', opacity=.1)
    return s.text()


def table(lit=False):
    """The table; `lit`: when all hands lie open on it, and a lamp above stands on the board."""
    s, w, h, m = Sheet(), 1456, 602, 20
    px = [(208, m), (w - 208, m), (w - m, h / 2), (w - 208, h - m), (208, h - m), (m, h / 2)]
    cx, cy = w / 2, h / 2

    def ring(inward):
        k = (1 - 2 * inward / (w - 2 * m), 1 - 2 * inward / (h - 2 * m))
        return polygon([(cx + (x - cx) * k[0], cy + (y - cy) * k[1]) for x, y in px])

    s.path(ring(-10), CYAN, opacity=.03)
    s.path(ring(0), s.gradient([(0, '#1C2E70', .78), (.55, '#101B46', .7), (1, '#0C1330', .84)], 0, m, 0, h - m))
    s.halo(cx, cy, w * .46, h * .52, '#6F8CFF', .30)
    s.halo(cx, cy, w * .36, h * .46, CYAN, .24)
    if lit:
        s.path(ring(0), s.gradient([(0, '#3A63FF', .34), (.6, '#2A4BD6', .26), (1, '#1B2E86', .12)], 0, m, 0, h - m))
        s.halo(cx, cy * .96, w * .42, h * .56, '#4F86FF', .62)
        felt = Polygon(px).buffer(-3)
        for top, foot, colour, a, b in ((150, 560, '#9FDCFF', .30, .03), (96, 330, '#CFEBFF', .24, .02)):
            beam = felt.intersection(Polygon([(cx - top, 0), (cx + top, 0), (cx + foot, h), (cx - foot, h)]))
            s.path(polygon(list(beam.exterior.coords)), s.gradient([(0, colour, a), (.75, colour, b), (1, colour, 0)], 0, m, 0, h - m))
    # a fine honeycomb, thinning out to nothing in the middle, where the board lies
    inside = Polygon([(cx + (x - cx) * .93, cy + (y - cy) * .9) for x, y in px])
    for level, opacity in ((2, .05), (1, .09), (0, .15)):
        cells = []
        for row in range(-5, 6):
            for column in range(-9, 10):
                x, y = cx + (column + (row & 1) / 2) * 40 * math.sqrt(3), cy + row * 60
                far = math.hypot((x - cx) / (w / 2), (y - cy) / (h / 2))
                if (0 if far > .85 else 1 if far > .66 else 2 if far > .46 else 3) == level and inside.contains(Point(x, y).buffer(42)): cells.append(hexagon(x, y, 37))
        s.path(''.join(cells), 'none', '#7FB4FF', 1.2, opacity)
    s.glow(ring(0), CYAN, 2.4)
    s.path(hexagon(cx, cy, 268, True), 'none', CYAN, 1.6, .12)
    s.path(hexagon(cx, cy, 246, True), 'none', CYAN, 5, .06)
    for side in (-1, 1):
        for up, length in ((-.30, .20), (0, .26), (.30, .20)):
            x0, y0 = cx + side * w * (.5 - .155 * abs(up) / .30 - .045), cy + h * up
            x1 = x0 - side * w * length * .5
            s.path('M%.1f %.1fL%.1f %.1fl%.1f %.1f' % (x0, y0, x1, y0, -side * 26, -26 if up > 0 else 26 if up < 0 else 0), 'none', '#7FB4FF', 1.5, .28)
            s.ellipse(x0, y0, 4, 4, CYAN, opacity=.7)
    s.path(ring(13), 'none', CYAN, 1.2, .5)
    s.path(ring(28), 'none', '#7FB4FF', 1, .22)
    ticks = []
    for (x0, y0), (x1, y1) in zip(px, px[1:] + px[:1]):
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        for j in range(1, int(length / 18)):
            a, b, deep = x0 + (x1 - x0) * j * 18 / length, y0 + (y1 - y0) * j * 18 / length, 9 if j % 5 == 0 else 4.5
            ticks.append('M%.1f %.1fl%.1f %.1f' % (a + nx * 3.5, b + ny * 3.5, nx * deep, ny * deep))
    s.path(''.join(ticks), 'none', CYAN, 1.2, .4)
    for x, y in px:
        s.halo(x, y, 20, 20, CYAN, .7)
        s.path(hexagon(x, y, 7), '#DFFAFF')
    return s.text()


LIGHT = 326     # where on the curtain the portrait of who comes next lies


def curtain():
    """Honeycomb, lit from where the portrait of who comes next will be. It must be there at once: facets have no seams to stroke, what is
    almost dark has none, and a path is never more than one cell, since the reader works through a path's whole width."""
    s, rn, R = Sheet(), random.Random(5), 104
    inner, bolts, wide, thin = {}, {}, {}, {}
    s.rect(0, 0, 1920, 1080, 0, '#0A0F24')
    dx, dy = R * math.sqrt(3), R * 1.5

    def add(to, paint, d): to.setdefault(paint, []).append(d)
    for j in range(-3, 6):
        for i in range(-6, 7):
            x, y = 960 + i * dx + (dx / 2 if j % 2 else 0), LIGHT + j * dy
            if not (-95 < x < 2015 and -105 < y < 1185): continue
            far, vary = min(1, math.hypot((x - 960) / 1050, (y - LIGHT) / 700)), rn.uniform(-.04, .04)
            corner = [(x + (R - 3) * math.cos(math.radians(60 * k - 90)), y + (R - 3) * math.sin(math.radians(60 * k - 90))) for k in range(6)]
            fade = (1.15 - far) * (1 if y < 560 else max(.22, 1 - (y - 560) / 420))
            shade = lambda base: '#%02X%02X%02X' % tuple(int(dark + more * max(0, min(1, (base + vary) * fade))) for dark, more in ((10, 38), (15, 62), (36, 138)))
            s.path(polygon(corner), shade(.12))
            if y < 800:
                for k, base in ((0, .42), (1, .26), (4, .22), (5, .50)): s.path(polygon([(x, y), corner[k], corner[(k + 1) % 6]]), shade(base))
            step = lambda most: (round(most * (1.13 - far), 2), j, i)
            if y < 900:
                add(inner, step(.34), hexagon(x, y, R * .52))
                if j or abs(i) != 2: add(bolts, step(.42), bolt(x, y, R * .0036))      # arrows run there
            if y < 720 and far < .8: add(wide, step(.10), polygon(corner))
            add(thin, step(.6), polygon(corner))
    for (opacity, *_), ds in sorted(inner.items()): s.path(''.join(ds), '#0C1434', '#4DE3FF', 1.4, opacity)
    for (opacity, *_), ds in sorted(bolts.items()): s.path(''.join(ds), GOLD, opacity=opacity)
    for (opacity, *_), ds in sorted(wide.items()): s.path(''.join(ds), 'none', CYAN, 7, opacity)
    for (opacity, *_), ds in sorted(thin.items()): s.path(''.join(ds), 'none', '#7FE9FF', 2, opacity)
    s.halo(770, LIGHT - 10, 420, 430, CYAN, .3)
    s.halo(1150, LIGHT - 10, 420, 430, MAGENTA, .3)
    s.rect(0, 560, 1920, 520, 0, s.gradient([(0, '#060A1C', 0), (.3, '#060A1C', .6), (1, '#050817', .94)], 0, 560, 0, 1080))
    return s.text()


def arc(r, a, b): return 'M%.1f %.1fA%g %g 0 %d 1 %.1f %.1f' % (400 + r * math.cos(math.radians(a)), 400 + r * math.sin(math.radians(a)), r, r, b - a > 180, 400 + r * math.cos(math.radians(b)), 400 + r * math.sin(math.radians(b)))


def portal():
    """What the next one looks out of: a hexagon of light with arcs and dots around it."""
    s, c = Sheet(), 400
    s.halo(c - 120, c, 280, 370, CYAN, .30)
    s.halo(c + 120, c, 280, 370, MAGENTA, .34)
    dots = ''.join('M%.1f %.1fh.1' % (c + 386 * math.cos(math.radians(a)), c + 386 * math.sin(math.radians(a))) for a in range(0, 360, 3) if a % 45 > 5)
    s.path(dots, 'none', CYAN, 3, .6)
    for r, a, b, width, opacity in ((356, 196, 244, 3, .9), (356, 296, 330, 3, .9), (356, 12, 40, 3, .9), (356, 118, 170, 3, .7), (368, 252, 262, 3, .9), (368, 344, 352, 3, .9), (346, 62, 80, 2.4, .7), (340, 178, 184, 5, .8), (340, 356, 362, 5, .8)):
        s.path(arc(r, a, b), 'none', MAGENTA, width, opacity)
    s.path(hexagon(c, c, 328), '#060A1C', opacity=.72)
    s.glow(hexagon(c, c, 322), CYAN, 2.6)
    s.path(hexagon(c, c, 308), 'none', '#7FB4FF', 1.2, .4)
    s.path(hexagon(c, c, 288), s.gradient([(0, '#4A6AD8', 1), (.55, '#2A3F98', 1), (1, '#141C4C', 1)], 0, 110, 0, 690))
    s.halo(c, c - 60, 250, 230, '#8FB0FF', .55)
    for r, opacity in ((262, .34), (214, .22), (166, .14)): s.path(hexagon(c, c, r), 'none', '#A9C8FF', 2, opacity)
    for k in range(6):
        x, y = math.cos(math.radians(60 * k + 30)), math.sin(math.radians(60 * k + 30))
        s.path('M%.1f %.1fL%.1f %.1f' % (c + 262 * x, c + 262 * y, c + 288 * x, c + 288 * y), 'none', '#A9C8FF', 2, .4)
    s.glow(hexagon(c, c, 290), MAGENTA, 5)
    for k in range(6):
        x, y = c + 322 * math.cos(math.radians(60 * k + 30)), c + 322 * math.sin(math.radians(60 * k + 30))
        s.halo(x, y, 26, 26, CYAN, .8)
        s.path(hexagon(x, y, 8), '#DFFAFF')
    return s.text()


def hand_over():
    """Chevrons, brighter the nearer they are to who comes."""
    s = Sheet()
    for k in range(5): s.path('M%d 8L%d 30L%d 52' % (12 + 30 * k, 34 + 30 * k, 12 + 30 * k), 'none', CYAN, 7, .14 + .2 * k)
    return s.text()


def card_rim():
    """White, to be dyed: a light around a card of 250 by 350, with a margin of 10."""
    s = Sheet()
    for out, width, opacity in ((4, 11, .16), (3, 7, .3), (1.5, 5, 1)):
        s.rect(10 - out, 10 - out, CARD_W + 2 * out, CARD_H + 2 * out, ROUND + out, 'none', '#FFFFFF', width, opacity)
    return s.text()


def card_shadow():
    """Nothing where the card lies on it for sure: pixels that nobody sees cost as much as others."""
    s = Sheet()
    for out, opacity in ((9, .10), (6, .12), (3, .16), (0, .26)):
        x, y, r = 10 - out, 10 - out, ROUND + out
        right, bottom = x + CARD_W + 2 * out, y + CARD_H + 2 * out
        s.path(f'M{x + r} {y}H{right - r}A{r} {r} 0 0 1 {right} {y + r}V{bottom - r}A{r} {r} 0 0 1 {right - r} {bottom}'
               f'H{x + r}A{r} {r} 0 0 1 {x} {bottom - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z'
               'M25 18V336H245V18Z', '#000000', opacity=opacity)
    return s.text()


def knob():
    """Of the slider: a hexagon with two strokes to hold it by."""
    s = Sheet()
    s.halo(50, 50, 50, 50, MAGENTA, .6)
    s.path(hexagon(50, 50, 38), MAGENTA)
    s.path(hexagon(50, 50, 31), '#FFFFFF')
    for x in (43, 57): s.rect(x - 3.5, 37, 7, 26, 3, '#C21E6E')
    return s.text()


def slot():
    """White, to be dyed: in the place of a card to come."""
    s = Sheet()
    for r, width, opacity in ((44, 2.4, .75), (36, 1.4, .35)): s.path(hexagon(50, 50, r), 'none', '#FFFFFF', width, opacity)
    return s.text()


def hexagons_of_back(s, colour, middle):
    R = CARD_W * .155
    for j in range(-2, 3):
        for i in (range(-1, 2) if j % 2 == 0 else (-.5, .5)):
            x, y, centre = CARD_W / 2 + i * math.sqrt(3) * R, CARD_H / 2 + j * R * 1.5, i == 0 and j == 0
            s.path(hexagon(x, y, R * .86), colour if centre else '#0E1740', colour, CARD_W * .016, .95 if centre else .5)
    s.path(hexagon(CARD_W / 2, CARD_H / 2, R * .56), '#0E1740')
    s.path(bolt(CARD_W / 2 - R * .03, CARD_H / 2, R * .0095), middle)


def back():
    s = Sheet()
    s.rect(0, 0, CARD_W, CARD_H, ROUND, s.gradient([(0, '#24388A', 1), (1, '#111A48', 1)], 0, 0, 0, CARD_H))
    for x0, y0, turn in ((24, 24, 1), (CARD_W - 24, CARD_H - 24, -1)):   # circuit traces in two corners
        s.path('M%g %gh%gl%g %g' % (x0, y0, 74 * turn, 14 * turn, 14 * turn), 'none', CYAN, 3, .5)
        s.path('M%g %gv%gl%g %g' % (x0, y0, 74 * turn, 14 * turn, 14 * turn), 'none', CYAN, 3, .5)
        s.ellipse(x0, y0, 6, 6, CYAN, opacity=.8)
    hexagons_of_back(s, CYAN, GOLD)
    s.rect(3, 3, CARD_W - 6, CARD_H - 6, ROUND - 2, 'none', CYAN, 5, .95)
    s.rect(11, 11, CARD_W - 22, CARD_H - 22, ROUND - 6, 'none', '#7FB4FF', 1.6, .5)
    return s.text()


def power_back():
    s = Sheet()
    s.rect(0, 0, CARD_W, CARD_H, ROUND, s.gradient([(0, '#4B2A8F', 1), (1, '#1C1246', 1)], 0, 0, 0, CARD_H))
    for k in (1.0, .74): s.path(hexagon(125, 175, 112 * k), 'none', '#B37CFF', 5, .7 if k == 1 else .4)
    s.path(hexagon(125, 175, 58), '#1C1246', '#E7CFFF', 4)
    s.path(bolt(123, 175, .82), GOLD)
    s.rect(3, 3, CARD_W - 6, CARD_H - 6, ROUND - 2, 'none', '#B37CFF', 5)
    return s.text()


def power_aura():
    """White, to be dyed: what glows behind the emblem on a power's face."""
    s = Sheet()
    s.halo(64, 64, 64, 64, '#FFFFFF', .46)
    for r, faint in ((60, .55), (52, .24)): s.path(hexagon(64, 64, r), 'none', '#FFFFFF', 1.4, faint)
    return s.text()


def power_mini():
    s = Sheet()
    s.rect(11, 3, 42, 58, 5, '#2B1A5C', '#B37CFF', 4)
    s.path(hexagon(32, 32, 15), '#1C1246', '#B37CFF', 2)
    s.path(bolt(31.5, 32, .25), GOLD)
    return s.text()


def cost(grey):
    s = Sheet()
    s.path(hexagon(32, 32, 28), '#0B1020', '#0B1020', 7)
    fill = '#465080' if grey else s.gradient([(0, '#FFE28A', 1), (1, GOLD, 1)], 0, 4, 0, 60)
    s.path(hexagon(32, 32, 27), fill, '#8590B5' if grey else '#FFF3C9', 2.2)
    return s.text()


BLUE, RED, GREEN = '#2F62E8', '#D9365A', '#1F9E6B'


def chip(s, x, y, r, colour):
    thick, flat = r * .34, .46
    side = 'M%g %gv%ga%g %g 0 0 0 %g 0v%gZ' % (x - r, y, thick * .8, r, r * flat, 2 * r, -thick * .8)
    s.path(side, colour)
    s.path(side, '#000000', opacity=.34)
    for a in (-.62, 0, .62):
        px, py = x + r * a, y + r * flat * math.sqrt(1 - a * a)
        s.rect(px - r * .11, py - r * .02, r * .22, thick * .78, 0, '#FFFFFF', opacity=.9)
    s.ellipse(x, y, r, r * flat, colour)
    s.ellipse(x, y, r * .97, r * .43, 'none', '#FFFFFF', r * .05, .45)


def column(s, x, foot, r, colour, n):
    """Chips of one value, the uppermost with its face."""
    s.ellipse(x, foot + r * .28, r * 1.12, r * .5, '#02040E', opacity=.4)
    for k in range(n): chip(s, x, foot - k * r * .34, r, colour)
    y = foot - (n - 1) * r * .34
    at = [math.radians(15 + 60 * i) for i in range(6)]
    s.path(''.join('M%.1f %.1fL%.1f %.1f' % (x + r * .74 * math.cos(a), y + r * .34 * math.sin(a), x + r * .95 * math.cos(a), y + r * .436 * math.sin(a)) for a in at), 'none', '#FFFFFF', r * .15, .95)
    s.ellipse(x, y, r * .52, r * .24, 'none', '#FFFFFF', r * .05, .6)


def chips(n):
    """One chip to three columns of them: a bet, a raise, a pot. The columns behind first."""
    s = Sheet()
    for x, foot, r, colour, height in {1: ((50, 60, 32, BLUE, 1),), 2: ((33, 60, 25, RED, 1), (66, 70, 25, BLUE, 2)), 3: ((30, 62, 25, RED, 3), (67, 72, 25, BLUE, 2)),
                                       4: ((29, 62, 25, RED, 5), (69, 72, 25, BLUE, 4)), 5: ((50, 50, 24, GREEN, 4), (26, 66, 24, RED, 6), (74, 74, 24, BLUE, 5))}[n]:
        column(s, x, foot, r, colour, height)
    return s.text()


def button():
    s = Sheet()
    s.ellipse(32, 36, 27, 26, '#02040E', opacity=.5)
    s.ellipse(32, 32, 28, 28, '#93A4D6')
    s.ellipse(32, 31, 28, 27.5, s.gradient([(0, '#FFFFFF', 1), (1, '#CBD8F5', 1)], 0, 4, 0, 60))
    s.ellipse(32, 31, 22.5, 22, 'none', '#3F57A8', 2, .8)
    return s.text()


def cell(full):
    s = Sheet()
    d = 'M8 1L23 1L16 39L1 39Z'
    if full:
        s.path(d, s.gradient([(0, '#FFE9A6', 1), (.45, GOLD, 1), (1, '#E08E12', 1)], 0, 0, 0, 40))
        s.path('M9.5 3L21 3', 'none', '#FFFFFF', 2, .7)
    else:
        s.path(d, '#101838', '#8A7A45', 1.8, .95)
    return s.text()


def white_bolt():
    s = Sheet()
    s.path(bolt(49, 50, .96), '#FFFFFF')
    return s.text()


def draw(write):
    write('ground', 1920, 1080, ground())
    write('stage', 1920, 1080, stage())
    write('rays', 1920, 1080, rays())
    write('table', 1456, 602, table())
    write('table-lit', 1456, 602, table(True))
    write('curtain', 1920, 1080, curtain())
    write('portal', 800, 800, portal())
    write('hand-over', 180, 60, hand_over())
    write('card-rim', CARD_W + 20, CARD_H + 20, card_rim())
    write('card-shadow', CARD_W + 20, CARD_H + 20, card_shadow())
    write('knob', 100, 100, knob())
    write('slot', 100, 100, slot())
    write('back', CARD_W, CARD_H, back())
    write('power/back', CARD_W, CARD_H, power_back())
    write('power/aura', 128, 128, power_aura())
    write('power/mini', 64, 64, power_mini())
    write('power/cost', 64, 64, cost(False))
    write('power/cost-grey', 64, 64, cost(True))
    for n in range(1, 6): write(f'chips/{n}', 100, 100, chips(n))
    write('button', 64, 64, button())
    write('cell', 24, 40, cell(True))
    write('cell-empty', 24, 40, cell(False))
    write('bolt', 100, 100, white_bolt())
