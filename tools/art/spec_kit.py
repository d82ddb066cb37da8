"""What the pictures of SPEC's card room are drawn with: a loaded brush, seals cut in stone, paper, lamp light, five woven figures.

Light is stacked translucent shapes or a gradient. A key line of INK goes round what lies on paper. Vermilion means now or sealed,
lamp light means you can, gold means chips: nothing else glows."""
import contextlib
import math
import random
import re

from power_up_kit import Sheet
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

INK, NIGHT, DEEP, LAMP = '#0D1526', '#14213D', '#0A101E', '#FFD79A'
SHU, SHU_DEEP, WASHI, GOLD, IVORY = '#E4572E', '#B93A1C', '#F3E9D2', '#C9A227', '#FBF7EE'
LACQUER, PALE = '#2A1410', '#F6DC8C'
FAMILY = {'board': '#2F6F8F', 'action': '#C2452A', 'hand': '#6B4A86', 'rule': '#3F7257', 'fun': '#B9861B'}


def n(v): return ('%.1f' % v).rstrip('0').rstrip('.') if '.' in '%.1f' % v else '%.1f' % v


def loop(points): return 'M' + 'L'.join(n(x) + ' ' + n(y) for x, y in points) + 'Z'


def line(points): return 'M' + 'L'.join(n(x) + ' ' + n(y) for x, y in points)


def on(cx, cy, r, degrees, ry=None): return cx + r * math.cos(math.radians(degrees)), cy + (ry or r) * math.sin(math.radians(degrees))


def arc(cx, cy, r, a0, a1, steps=24, ry=None): return [on(cx, cy, r, a0 + (a1 - a0) * i / steps, ry) for i in range(steps + 1)]


def spline(points, steps):
    """A soft line through all points, as that many places on it."""
    p, out = [points[0], *points, points[-1]], []
    for k in range(steps + 1):
        at = k / steps * (len(points) - 1)
        i = min(int(at), len(points) - 2)
        t, (a, b, c, d) = at - i, p[i:i + 4]
        out.append(tuple(.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3) for j in (0, 1)))
    return out


def swell(t): return .8 + .2 * math.sin(math.pi * min(1, t * 1.25))


def bristles(points, width, seed, dry=.35, steps=30, count=None, press=swell, fine=.2):
    """What a loaded flat brush leaves: bristles side by side, each starts a hair's breadth apart and lifts where its ink ends, the edges first.
    They are joined into one outline, so that no seam shows between two."""
    rn, middle = random.Random(seed), spline(points, steps)
    across = []
    for i in range(len(middle)):
        a, b = middle[max(0, i - 1)], middle[min(len(middle) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        far = math.hypot(dx, dy) or 1
        across.append((-dy / far, dx / far))
    many, hairs = count or max(6, int(width / 1.7)), []
    for i in range(many):
        u = -1 + 2 * (i + .5) / many
        start, end = .03 * rn.random() * (1 + abs(u)), 1 - dry * rn.random() ** 1.6 * (.45 + .75 * abs(u))
        thick, drift, up, down = 2.5 / many * rn.uniform(.9, 1.25), rn.uniform(-.02, .02), [], []
        for k in range(steps + 1):
            t = k / steps
            if not start <= t <= end: continue
            q, half = (t - start) / (end - start), width * press(t) / 2
            h = thick / 2 * half * (1 if q < .55 else max(.12, 1 - (q - .55) * 1.7 * (dry + .25))) * (.6 if q < .06 else 1)
            (x, y), (nx, ny), o = middle[k], across[k], (u + drift) * half
            up.append((x + nx * (o - h), y + ny * (o - h)))
            down.append((x + nx * (o + h), y + ny * (o + h)))
        if len(up) > 2: hairs.append(Polygon(up + down[::-1]).buffer(0))
    return write_area(unary_union(hairs).buffer(.05), fine)


def write_area(area, fine=.1):
    """An area as a path's data, a tenth of a unit fine."""
    d = ''
    for part in getattr(area.simplify(fine), 'geoms', [area.simplify(fine)]):
        if isinstance(part, Polygon) and part.area > .08:
            d += ''.join(loop(list(r.coords)[:-1]) for r in [part.exterior, *part.interiors])
    return d


def stone(x, y, side, seed, tall=1.0):
    """A seal's outline: edges that jitter by 1 % of the side, bare flecks near the rim."""
    rn, high, m = random.Random(seed * 7 + 1), side * tall, 9
    jitter = lambda: rn.uniform(-.012, .012) * side
    along = [.05 + .9 * k / (m - 1) for k in range(m)]
    rim = [(x + side * t, y + jitter()) for t in along] + [(x + side + jitter(), y + high * t) for t in along]
    rim += [(x + side * (1 - t), y + high + jitter()) for t in along] + [(x + jitter(), y + high * (1 - t)) for t in along]
    area = Polygon(rim).buffer(0)
    for _ in range(14):
        px, py, r = x + side * rn.uniform(.02, .98), y + high * rn.uniform(.02, .98), side * rn.uniform(.006, .016)
        if min(px - x, x + side - px, py - y, y + high - py) < side * .13: area = area.difference(Point(px, py).buffer(r, 2))
    return area


# ---- woven figures, cut to a disc --------------------------------------

def inside(lines, area):
    """Lines cut at an area: no clip is needed."""
    d = ''
    for points in lines:
        got = LineString(points).intersection(area)
        d += ''.join(line(g.coords) for g in getattr(got, 'geoms', [got]) if g.length > .4)
    return d


def within(shapes, area): return write_area(unary_union([Polygon(s).intersection(area) for s in shapes]), .05)


def figure(family, cx, cy, r, area=None):
    """The family's figure in a disc, or in what an area leaves of it: its path's data, and whether it is filled (else drawn in lines)."""
    disc = Point(cx, cy).buffer(r, 24)
    area = disc.intersection(area) if area else disc
    if family == 'board':                                                  # seigaiha, waves
        q, rows = r * .24, []
        for row in range(-1, 11):
            for i in range(-6, 7):
                x, y = cx + 2 * i * q + (q if row % 2 else 0), cy - r + row * q
                rows += [arc(x, y, q * k, 180, 360, 10) for k in (1, .66, .33)]
        return inside(rows, area), False
    if family == 'action':                                                 # yagasuri, feathers of arrows
        q, feathers = r * .2, []
        for i in range(-6, 7):
            for j in range(-6, 7):
                x, y, s = cx + i * q, cy + j * q * 1.5 + (q * .75 if i % 2 else 0), q * .6 * (1 if i % 2 else -1)
                feathers.append([(x, y), (x + q, y + s), (x + q, y + s + q * .7), (x, y + q * .7)])
        return within(feathers, area), True
    if family == 'hand':                                                   # asanoha, leaves of hemp
        q, leaves = r * .3, []
        for i in range(-4, 5):
            for j in range(-4, 5):
                x, y = cx + i * q * 1.732 + (q * .866 if j % 2 else 0), cy + j * q * 1.5
                for a in range(0, 360, 60):
                    tip, mid, next_tip = on(x, y, q, a + 30), on(x, y, q * .577, a + 60), on(x, y, q, a + 90)
                    leaves += [[tip, mid, next_tip], [(x, y), mid], [(x, y), tip]] + ([[tip, next_tip]] if a % 120 == 0 else [])
        return inside(leaves, area), False
    if family == 'rule':                                                   # shippō, linked rings
        q = r * .28
        return inside([arc(cx + i * q, cy + j * q, q, 0, 360, 24) for i in range(-5, 6) for j in range(-5, 6) if (i + j) % 2 == 0], area), False
    rays = [[(cx, cy), on(cx, cy, r * 1.1, i * 15), on(cx, cy, r * 1.1, i * 15 + 7.5)] for i in range(24)]
    return within(rays, area), True


def seen_of(q):
    """Which parts of an arc of q times a wave's radius no nearer wave covers, in degrees."""
    nearer = [(i, row * .5) for row in range(1, 5) for i in ((-1, 1, -3, 3) if row % 2 else (0, -2, 2))]
    ranges, start = [], None
    for t in range(180, 363, 2):
        x, y = on(0, 0, q, t)
        seen = t <= 360 and all((x - a) ** 2 + (y - b) ** 2 > .985 for a, b in nearer)
        if seen and start is None: start = t
        if not seen and start is not None: ranges, start = ranges + [(start, t - 2)], None
    return [r for r in ranges if r[1] > r[0]]


def seigaiha(area, r, rings=(1, .72, .44, .18), start=None):
    """Waves over an area, each cut where a nearer row covers it: lines, no clip is needed. A wave's middle is at `start`."""
    x0, y0, x1, y1 = area.bounds
    if start: x0, y0 = start
    ranges, d = [(q, seen_of(q)) for q in rings], ''
    for row in range(0 if start else -1, int((y1 - y0) / r * 2) + 4):
        for i in range(-1, int((x1 - x0) / r / 2) + 2):
            x, y = x0 + 2 * r * i + (r if row % 2 else 0), y0 + row * r * .5
            for q, parts in ranges:
                for a0, a1 in parts:
                    run = LineString(arc(x, y, r * q, a0, a1, max(3, int((a1 - a0) / 9))))
                    if area.contains(run): d += 'M%s %sA%s %s 0 0 1 %s %s' % tuple(map(n, (*run.coords[0], r * q, r * q, *run.coords[-1])))
                    elif area.intersects(run): d += inside([run.coords], area)
    return d


# ---- the sheet -----------------------------------------------------------

class Room(Sheet):
    """One picture of this world."""
    @contextlib.contextmanager
    def at(self, x, y, scale=1, turn=0, tall=None):
        self.shapes.append('<g transform="translate(%g %g)%s%s">' % (x, y, ' rotate(%g)' % turn if turn else '', '' if scale == 1 and tall is None else ' scale(%.4g %.4g)' % (scale, scale if tall is None else tall)))
        yield
        self.shapes.append('</g>')

    def down(self, *colours, y0=0, y1=128):
        """From top to bottom, evenly."""
        return self.gradient([(i / (len(colours) - 1), c, 1) for i, c in enumerate(colours)], 0, y0, 0, y1)

    def brush(self, points, width, fill=SHU, seed=1, opacity=None, **how):
        self.path(bristles(points, width, seed, **how), fill, opacity=opacity)

    def enso(self, cx, cy, r, width, fill=INK, seed=3, start=100, sweep=338, dry=.24, opacity=None, **how):
        """A ring in one stroke: full where it begins, dry where it ends."""
        self.brush(arc(cx, cy, r, start, start + sweep, 22), width, fill, seed, opacity, dry=dry, steps=56, press=lambda t: 1 - .45 * t, **how)

    def seal(self, x, y, side, seed=1, fill=SHU_DEEP, line_colour='#FFF3DC', tall=1.0, frame=True):
        """Empty: what is cut in it comes from the program."""
        self.path(write_area(stone(x, y, side, seed, tall), .02), fill)
        if frame: self.rect(x + side * .075, y + side * .075, side * .85, side * tall - side * .15, side * .05, 'none', line_colour, max(.6, side * .022), .75)

    def paper(self, w, h, r, seed):
        """Washi: a warm sheet, long fibres in it."""
        rn, d = random.Random(seed), ''
        self.rect(0, 0, w, h, r, self.gradient([(0, '#FAF3E1', 1), (.6, WASHI, 1), (1, '#E2D3B2', 1)], 0, 0, w * .25, h))
        for _ in range(38):
            x, y, a, far = rn.uniform(14, w - 14), rn.uniform(14, h - 14), rn.uniform(0, math.pi), rn.uniform(5, 16)
            d += 'M%s %sq%s %s %s %s' % tuple(map(n, (x, y, far * math.cos(a), far * math.sin(a), far * 1.5 * math.cos(a + .5), far * 1.5 * math.sin(a + .5))))
        self.path(d, 'none', '#9C835A', .55, .3)

    def lantern(self, x, y, w, h, lit=True, cord=0, glow=1.0):
        """A plain paper lantern, ribs of bamboo, black caps; no writing on it."""
        if lit and glow:
            self.ellipse(x, y, w * 2.1, w * 2.1, self.radial([(0, '#FFC877', .55 * glow), (.3, '#FF9D4A', .22 * glow), (1, '#FF8A3A', 0)], x, y, w * 2.1))
        if cord: self.path('M%s %sV%s' % (n(x), n(y - h * .5 - h * .03), n(y - h * .5 - cord)), 'none', '#05080F', max(1, w * .025))
        body = [(0, '#FFF3CF', 1), (.45, '#FFC877', 1), (.8, '#E9813A', 1), (1, '#9C3F18', 1)] if lit else [(0, '#33415F', 1), (.6, '#222E4A', 1), (1, '#141D33', 1)]
        self.ellipse(x, y, w / 2, h / 2, self.radial(body, x, y + h * .05, w * .6, h / w))
        ribs = ''
        for i in range(1, 9):
            up = -h / 2 + h * i / 9
            half = w / 2 * math.sqrt(max(0, 1 - (up / (h / 2)) ** 2))
            ribs += 'M%s %sQ%s %s %s %s' % tuple(map(n, (x - half, y + up, x, y + up + h * .06, x + half, y + up)))
        self.path(ribs, 'none', '#7A3B14' if lit else '#0A1020', max(.7, w * .016), .45)
        if lit:
            self.ellipse(x, y + h * .05, w * .22, h * .27, '#FFF8E0', opacity=.36)
            self.ellipse(x, y + h * .05, w * .12, h * .17, '#FFFDF2', opacity=.5)
            self.path('M%s %sC%s %s %s %s %s %s' % tuple(map(n, (x - w * .36, y + h * .2, x - w * .46, y, x - w * .4, y - h * .24, x - w * .24, y - h * .38))), 'none', '#FFF3CF', w * .03, .4)
        for side in (-1, 1):
            cap = y + side * h * .47
            self.rect(x - w * .22, cap - h * .05, w * .44, h * .1, h * .03, '#120D0B')
            self.rect(x - w * .22, cap - h * .05, w * .44, h * .018, 0, GOLD, opacity=.55 if lit else .25)
        self.path('M%s %sv%s' % (n(x), n(y + h * .52), n(h * .13)), 'none', SHU_DEEP if lit else '#4A2A24', max(1.2, w * .04))


def grey(text):
    """The same picture without colour: it can't be played now."""
    def dull(found):
        r, g, b = (int(found[0][i:i + 2], 16) for i in (1, 3, 5))
        light = (.30 * r + .55 * g + .15 * b) * .62 + 22
        return '#%02X%02X%02X' % (int(light * .93), int(light * .98), int(min(255, light * 1.12)))
    return re.sub(r'#[0-9A-Fa-f]{6}', dull, text)
